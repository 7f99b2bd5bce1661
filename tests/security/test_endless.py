"""Endless rules, deep nesting and huge numbers end in a finding or at a limit that names its line, never in a hang."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.security.folders import GAME, try_out, write


def action(*lines: str) -> str:
    return 'action turn_it "Turn it"\n' + "\n".join(f"    {line}" for line in lines)


def nested(head: str, levels: int, last: str) -> str:
    lines = ["    " * (n + 1) + head.format(n=n) for n in range(levels)]
    return 'action turn_it "Turn it"\n' + "\n".join([*lines, "    " * (levels + 1) + last])


def doubling(words: str, count: int, first: str) -> str:
    return first + "\n" + "\n".join(words.format(n=n, before=n - 1) for n in range(1, count + 1))


REFUSED = {
    "a family of a billion": ("each player has\n    stock 0..3 for each 0..999999999", "nothing", "too-many-values"),
    "a family of many times many": (
        "each player has\n    stock 0..3 for each 0..9999 for each 0..9999",
        "nothing",
        "too-many-values",
    ),
    "a set of a billion": ("each player has\n    known set of 0..999999999", "nothing", "too-many-values"),
    "a set of negative numbers": ("each player has\n    known set of -5..5", "nothing", "wrong-type"),
    "a grid of a hundred million": (
        "choices Stone: black, white\nthe game has\n    board grid 9999 by 9999 of Stone",
        "nothing",
        "too-many-values",
    ),
    "a grid of nothing": ("choices Stone: black, white\nthe game has\n    board grid 0 by 3 of Stone", "nothing", None),
    "a choice among a billion": (action("choose n in 0..999999999", "gain min(n, 1) coins"), "do turn_it", "too-much-work"),
    "a billion counted": (action("gain min(1, count(n in 0..999999999 where odd(n))) coins"), "do turn_it", "too-much-work"),
    "a loop over a billion": (action("for each n in 0..999999999: gain 1 coins"), "do turn_it", "too-much-work"),
    "a billion times": (action("repeat 999999999 times: gain 1 coins"), "do turn_it", "unbounded-loop"),
    "at most a billion times": (action("repeat at most 999999999", "    gain 1 coins"), "do turn_it", "unbounded-loop"),
    "loops in loops": (nested("repeat 9999 times", 4, "gain 1 coins"), "do turn_it", "too-much-work"),
    "loops over players in loops": (nested("for each p{n} in players", 20, "gain 1 coins"), "do turn_it", "too-much-work"),
    "aggregates in aggregates": (
        "define big as " + "".join(f"count(a{n} in 1..99 where " for n in range(8)) + "a1 = 1" + ") > 0" * 8,
        "if big: gain 1 coins",
        "too-much-work",
    ),
    "a lead-in of many choices": (
        action(
            *(f"choose n{n} in 1..99" for n in range(9)),
            "require " + " + ".join(f"n{n}" for n in range(9)) + " = 100",
            "gain 1 coins",
        ),
        "do turn_it",
        "too-much-work",
    ),
    "a billion dice": (action("roll 999999999 d6 as n", "gain min(n, 1) coins"), "do turn_it", "too-many-values"),
    "choices under conditions": (
        action(*(line for n in range(40) for line in (f"if coins > {n}", f"    choose n{n} in 1..9")), "gain 1 coins"),
        "do turn_it",
        "too-much-work",
    ),
    "ranges asked in ranges": (
        action("if " + "(" * 25 + "coins in 0..9" + " in 0..1)" * 25 + " = 1: gain 1 coins"),
        "do turn_it",
        None,
    ),
    "sets in sets": (action("if " + "{" * 25 + "coins" + "}" * 25 + " = 1: gain 1 coins"), "do turn_it", None),
    "a sum of a hundred": (action("gain " + " + ".join(["coins"] * 100) + " coins"), "do turn_it", None),
    "a die of a million sides": (action("roll d999999 as n", "gain min(n, 1) coins"), "do turn_it", None),
    "defines that double": (
        doubling("define d{n} as d{before} + d{before}", 40, "define d0 as coins"),
        "gain min(1, d40) coins",
        "too-much-work",
    ),
    "defines that square": (
        doubling("define d{n} as d{before} * d{before}", 30, "define d0 as 999999999"),
        "gain min(1, d30) coins",
        "number-too-large",
    ),
    "a number of twelve digits": (action("gain 999999999999 coins"), "do turn_it", "number-too-large"),
    "rounds that go on for ever": ("", "repeat 99999 times: repeat 99999 times: gain 1 coins", None),
    "brackets in brackets": (action("gain " + "(" * 500 + "1" + ")" * 500 + " coins"), "do turn_it", "too-deep"),
    "a sum of thousands": (action("gain " + " + ".join(["1"] * 5000) + " coins"), "do turn_it", None),
    "not not not": (action("if " + "not " * 3000 + "coins = 1: gain 1 coins"), "do turn_it", None),
    "blocks in blocks": (nested("if coins > {n}", 200, "gain 1 coins"), "do turn_it", "too-deep"),
    "durations in durations": (
        'quantity wage "Wage"\n    base 1\n    at least 0\n'
        + "\n".join("    " * n + f"while my coins > {n}" for n in range(100))
        + "\n"
        + "    " * 100
        + "my wage is 1 more",
        "gain wage coins",
        "too-deep",
    ),
    "types in types": ("each player has\n    known " + "set of " * 400 + "0..3", "nothing", None),
    "families of families": ("each player has\n    known 0..3" + " for each 0..1" * 60, "nothing", None),
    "a define that needs itself": ("define a as b\ndefine b as a", "if a > 3: gain 1 coins", "recursive-define"),
    "reactions of all players, one of the other": (
        "\n".join(f'event e{n} "E{n}"\n    gain 1 coins' for n in range(40))
        + "\n"
        + "\n".join(f"after a player does e{n}: do e{n + 1}" for n in range(39)),
        "do e0",
        "too-much-work",
    ),
    "rules of events that double": (
        "\n".join(f'event e{n} "E{n}"\n    gain 1 coins' for n in range(40))
        + "\n"
        + "\n".join(f"before I do e{n}: do e{n + 1}\nafter I do e{n}: do e{n + 1}" for n in range(39)),
        "do e0",
        "too-much-work",
    ),
    "aggregates in aggregates of a card's price": (
        'quantity wage "Wage"\n    base '
        + "".join(f"count(a{n} in 1..99 where " for n in range(8))
        + "a1 = 1"
        + ") > 0" * 7
        + ")\n    at least 0",
        "gain min(wage, 1) coins",
        "too-much-work",
    ),
    "a sum over a billion": (action("gain min(1, sum(n for n in 0..999999999)) coins"), "do turn_it", "too-much-work"),
    "the lowest of a billion": (action("gain lowest(n for n in 0..999999999) coins"), "do turn_it", "too-much-work"),
    "anything among a billion in what always holds": ("always any(n in 0..999999999 where n = coins)", "nothing", "too-much-work"),
    "aggregates in aggregates in what always holds": (
        "always " + "".join(f"count(a{n} in 1..99 where " for n in range(8)) + "a1 = 1" + ") > 0" * 8,
        "nothing",
        "too-much-work",
    ),
    "reactions without end": (
        "each player has\n    sparks 0..\n    ash 0..\nafter I gain sparks: gain 1 ash\nafter I gain ash: gain 1 sparks",
        "gain 1 sparks",
        "handler-loop",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name, tmp_path):
    rules, play, code = REFUSED[name]
    outcome = try_out(write(tmp_path / "game", rules, play))
    assert outcome.codes, "nothing was found"
    assert code is None or code in outcome.codes


STOPPED = {
    "rules that run each other": ('event ping "Ping"\n    do pong\nevent pong "Pong"\n    do ping', "do ping"),
    "a rule that runs itself": ('event ping "Ping"\n    gain 1 coins\n    do ping', "do ping"),
    "a rule that runs itself after a choice": ('event ping "Ping"\n    choose n in 1..3\n    do ping', "do ping"),
    "a loop that never stops": (action("repeat at most 90000", "    gain 1 coins", "    lose 1 coins"), "do turn_it"),
    "a number that grows and grows": (
        "each player has\n    big 0..\n" + action("repeat 90000 times", "    set big to big * big + 2"),
        "do turn_it",
    ),
    "a list that grows and grows": (
        "each player has\n    names list of 0..3\n" + action("repeat 90000 times", "    add 1 to names"),
        "do turn_it",
    ),
    "any of two moves that undo each other": (
        'action up "Up"\n    gain 1 coins\naction down "Down"\n    lose 1 coins',
        "may do any of up, down",
    ),
    "too many ways to be the best": (
        action("best for coins", *(f"    choose n{n} in 1..9" for n in range(12)), "    gain n1 coins"),
        "do turn_it",
    ),
}


@pytest.mark.parametrize("name", STOPPED)
def test_stopped_at_a_limit(name, tmp_path):
    rules, play = STOPPED[name]
    outcome = try_out(write(tmp_path / "game", rules, play), decisions=30_000)
    assert outcome.codes or outcome.limit is not None, "it was neither refused nor stopped"
    if outcome.limit is not None:
        assert outcome.limit.file.endswith("game.rules")


def rounds_of(folder: Path, rules: str, rounds: str, play: str) -> Path:
    """The small game with other rounds; what is played stands inside the innermost ones."""
    text = GAME.format(rules=rules, play=play)
    before, _, after = text.partition("    rounds 3\n")
    phase, _, scoring = after.partition("\n\n")
    lines = rounds.splitlines()
    heads = [f"{'    ' * level}    {head}" for level, head in enumerate(lines)]
    inside = [f"{'    ' * (len(lines) - 1)}{line}" for line in phase.splitlines()]
    write(folder)
    (folder / "game.rules").write_text(before + "\n".join([*heads, *inside]) + "\n\n" + scoring, encoding="utf-8")
    return folder


UNDO = 'action up "Up"\n    gain 1 coins\naction down "Down"\n    lose 1 coins'


def test_very_many_rounds_of_moves_that_undo_each_other_come_to_an_end(tmp_path):
    checked = check_game(rounds_of(tmp_path / "game", UNDO, "rounds 99999", "may do any of up, down"))
    assert checked.ok
    game = load_module(emit_module(lower_game(checked).program), checked.name)
    assert game.playout(players=2, seed=1).rounds == 99_999
    state, chooser = game.new(players=2, seed=1), Random(1)
    for _ in range(3000):
        state.apply(chooser.randrange(state.option_count))
    assert 100 < state.round < 3000
    with pytest.raises(RuleLimit) as stopped:  # who never says that it is enough
        for _ in range(10_001):
            state.apply(0)
    assert stopped.value.line == 1 + (tmp_path / "game" / "game.rules").read_text().splitlines().index(
        " " * 12 + "may do any of up, down"
    )


@pytest.mark.parametrize(
    "rounds", ["rounds 9999\nrounds 9999", "rounds at most 9999\nrounds 9999", "rounds 999\nrounds 999\nrounds 999"]
)
@pytest.mark.parametrize("play", ["lose 1 coins", "repeat 2 times: lose 1 coins", "may do any of up, down"])
def test_so_many_rounds_in_rounds_are_refused(rounds, play, tmp_path):
    checked = check_game(rounds_of(tmp_path / "game", UNDO, rounds, play))
    assert [found.code for found in checked.diagnostics if found.severity == "error"] == ["too-much-work"]


def test_many_declarations_are_checked_quickly(tmp_path):
    rules = "\n".join(f'action act_{n} "Act {n}"\n    gain 1 coins' for n in range(400))
    assert not try_out(write(tmp_path / "game", rules, "do one of " + ", ".join(f"act_{n}" for n in range(100)))).codes
    assert try_out(write(tmp_path / "game", rules, "do one of " + ", ".join(f"act_{n}" for n in range(400)))).codes == ["too-deep"]
