"""The report about the length of games runs, and says that the safety limit of rounds is far away."""

from __future__ import annotations

import re

from benchmarks.lengths import BOTS, RESULTS, Lengths, main
from tests.disruptopia.table import FOLDER, PLAYERS, game

LINE = re.compile(r"^\| (\w+) \| (\d) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", re.MULTILINE)


def lines(text: str) -> dict[tuple[str, int], list[int]]:
    """By bot and players: the shortest game, the rounds of half, 90 % and 99 % of the games, and the longest one."""
    return {(bot, int(players)): [int(each) for each in rounds] for bot, players, *rounds in LINE.findall(text)}


def test_shares_of_games():
    lengths = Lengths("random", 2, list(range(1, 201)), 400)
    assert [lengths.share(part) for part in (0.0, 0.5, 0.9, 0.99, 1.0)] == [1, 100, 180, 198, 200]


def test_the_report_has_a_line_for_each_bot_and_number_of_players(capsys, monkeypatch):
    loaded = game()
    monkeypatch.setattr("rulewright.load", lambda folder: loaded)
    assert main([str(FOLDER), "--games", "1"]) == 0
    found = lines(capsys.readouterr().out)
    assert list(found) == [(bot, players) for bot in BOTS for players in PLAYERS]
    assert all(len(set(rounds)) == 1 for rounds in found.values())


def test_the_published_lengths_are_far_from_the_limit():
    section = RESULTS.read_text(encoding="utf-8").partition("## Disruptopia")[2].partition("\n## ")[0]
    found = lines(section)
    assert len(found) == len(BOTS) * len(PLAYERS)
    assert all(rounds == sorted(rounds) and rounds[-1] < 150 for rounds in found.values())
