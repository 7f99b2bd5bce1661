"""Small games that ask for trouble, and what the commands must say of each; the file of a game is named like its test."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.bots import make_bot
from rulewright.cli.app import app
from tests.diagnostics.cases import Case
from tests.games_list import compiled
from tests.invariants.walk import answer
from tests.rulewright.quick import compile_once
from tests.secrets.test_knowledge import card, choose, place
from tests.sizes import sample

FOLDER = Path(__file__).parent / "cases"
CASES = {path.stem: Case(path, path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.md"))}
COMMAND = re.compile(r"^```\$ (\w+)(.*?)(?: < (.*?))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FINDING = re.compile(r"^(?:error|warning)\[[a-z-]+\]|^FAILED ", re.MULTILINE)
NEVER = "never: "


def run(name: str, word: str, options: str, typed: str) -> tuple[int, str]:
    answers = "".join(f"{line}\n" for line in typed.split())
    result = CliRunner().invoke(app, [word, name, *options.split()], input=answers)
    assert not isinstance(result.exception, Exception), result.exception
    return result.exit_code, result.output


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", CASES)
def test_probe(name, tmp_path, monkeypatch):
    """All lines of a command stand in its answer, in this order, and as many findings as are written; `never:` lines don't."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr("rulewright.cli.play.compile_first", compile_once)
    CASES[name].write(tmp_path / name)
    commands = COMMAND.findall(CASES[name].text)
    assert commands, "nothing is asked of this game"
    for word, options, typed, expected in commands:
        code, output = run(name, word, options, typed)
        wrong = bool(re.search(r"^(?:error\[|FAILED)", expected, re.MULTILINE))
        assert code == int(wrong), output
        assert len(FINDING.findall(output)) == len(FINDING.findall(expected)), output
        left = flat(output)
        for line in filter(None, map(flat, expected.splitlines())):
            if line.startswith(NEVER):
                assert line.removeprefix(NEVER) not in flat(output), output
                continue
            before, found, left = left.partition(line)
            assert found, f"{line!r} is not (or not there) in\n{output}"


# what only a seat's view or many games can tell


def game_of(name: str, folder: Path):
    return compiled(CASES[name].write(folder / name)).game


@pytest.mark.parametrize("name", ["guess", "guess2", "guess3", "guess4"])
def test_a_bot_does_not_know_what_was_hidden(name, tmp_path):
    """One of six is right: who sees it would hit it always."""
    game, bot, games, hits = game_of(name, tmp_path), make_bot("flat:20"), sample(30, 200), 0
    for seed in range(games):
        state, chooser = game.new(2, seed=seed), random.Random(seed)
        while state.pending:  # what both write down in secret
            answer(state, chooser)
        state.apply(bot.choose(state, state.decision.player, random.Random(seed)))
        hits += sum(state.view(None)["hits"])
    assert hits < games / 2


def test_leduc_copies_dealt_openly_do_not_tell_who_holds_the_other(tmp_path):
    game, views = game_of("leduc_copies", tmp_path), Counter()
    for first in ("jack", "queen", "king"):
        state = game.new(2, chance="explicit")
        choose(state, f"card={first}")
        choose(state, "card=jack")
        views[str(state.view(1))] += 1
    assert list(views.values()) == [3]


def test_bury_hides_which_of_two_known_cards_went(tmp_path):
    """What everybody saw is known in the hand, and no longer once one of it has gone face down."""
    game = game_of("bury", tmp_path)
    state = game.new(2, seed=1)
    for name in ("c1", "c2", "c3"):
        state.put(card(game, name), place(game, "shown"))
    for name in ("c1", "c2"):
        choose(state, "grab")
        choose(state, f"card={name}")
        choose(state, "idle")
    assert state.view(1)["hand"][0]["known"] == ["c1", "c2"]
    choose(state, "bury")
    choose(state, "card=c1")
    assert "known" not in state.view(1)["hand"][0] and "known" not in state.view(1)["buried"][0]
    assert state.view(0)["buried"][0]["cards"] == ["c1"]
