"""Whatever a game calls its things, the name is refused at once and alone, or the game runs: nothing underneath is in the way."""

from __future__ import annotations

import builtins
import keyword
import random
import re

import pytest

from compiler.pipeline import check_game, compile_game
from runtime.loader import load_module
from tests.games_list import compiled
from tests.secrets.test_knowledge import GAMES
from tests.sizes import sample

GAME = """\
game names "Names" for 2 to 3 players
table zz_cards of Card from "cards.yaml"
{top}
each player has
    zz_coins 0..60 starts 3 "coins"
{field}
the game has
    zz_drawn 0..9 "drawn"
{shared}
{rules}
action zz_go "Go"
    gain 1 zz_coins
{go}
play
    rounds 2
{phases}
        phase zz_day "Day" each player in players
            do one of zz_go
scoring
    score zz_coins "Coins"
    winners by total highest
    tied players share
"""
# where a name can stand: by part of the game, the lines for one name
KINDS = {
    "a number of players": {"field": '    {n} 0..9 starts 1 "t"', "go": "    set {n} to {n} + 0"},
    "a number of the game": {"shared": '    {n} 0..9 starts 1 "t"', "go": "    set {n} to {n} + 0"},
    "a set": {"field": '    {n} set of 1..3 "t"', "go": "    add 1 to {n}"},
    "a family": {"field": '    {n} 0..9 for each 1..3 "t"', "go": "    set {n}[2] to {n}[1]"},
    "a pile": {"field": '    {n} pile of Card seen by owner "t"', "go": "    for first zz_c in {n}: move zz_c to none"},
    "a setting": {"top": 'setting {n} 1..3 starts 2 "t"', "go": "    if {n} > 2: gain 1 zz_coins"},
    "a define": {"rules": 'define {n} "t" as zz_coins + 0', "go": "    if {n} > 90: gain 1 zz_coins"},
    "a quantity": {"rules": 'quantity {n} "t"\n    base 1\n    at least 0', "go": "    gain {n} zz_coins"},
    "an event": {"rules": 'event {n} "T"\n    gain 1 zz_coins', "go": "    do {n}"},
    "a local name": {"go": "    let {n} be zz_coins\n    if zz_coins < {n}: gain 1 zz_coins"},
    "a choice": {"rules": 'event zz_on_{n} "E"\n    choose {n} in 1..2\n    gain {n} zz_coins', "go": "    do zz_on_{n}"},
    "a parameter": {"rules": 'event zz_on_{n} for {n} 1..2 "E"\n    gain {n} zz_coins', "go": "    do zz_on_{n} for 1"},
    "a value": {"top": "choices Zz{t}: {n}", "go": "    if zz_coins > 50: gain 1 zz_coins"},
    "a phase": {"phases": '        phase {n} "P"\n            set zz_drawn to 2'},
}
PARTS = ("top", "field", "shared", "rules", "go", "phases")
OFTEN = "rows hides sees shuffles restart active reactions me card cards state game seat s p at table view log round"
UNREADABLE = {"not", "if"}  # where they are used the line itself can't be read


def suspicious() -> list[str]:
    """What the runtime, emitted modules and Python call their own things."""
    game = compiled(GAMES / "alibis").game
    state = game.new(2, seed=1)
    found = {name for thing in (state, game, state.decision, game.data, builtins) for name in dir(thing)} | set(keyword.kwlist)
    names = sorted(name for name in found if re.fullmatch(r"[a-z][a-z0-9_]*", name))
    return sorted({*names[:: sample(5, 1)], *OFTEN.split()} - UNREADABLE)


def written(kind: str, names: list[str]) -> str:
    lines = {
        part: "\n".join(KINDS[kind].get(part, "").replace("{n}", name).replace("{t}", name.replace("_", "")) for name in names)
        for part in PARTS
    }
    return GAME.format(**lines)


@pytest.mark.parametrize("kind", KINDS)
def test_a_name_is_refused_alone_or_the_game_runs(kind, tmp_path):
    names, refused = suspicious(), set()
    (tmp_path / "cards.yaml").write_text("- {id: zz_ace, copies: 3}\n")
    for _ in range(2):
        (tmp_path / "game.rules").write_text(written(kind, names))
        errors = [found for found in check_game(tmp_path).diagnostics if found.severity == "error"]
        refused |= {match[1] for found in errors if (match := re.match(r"`(\w+)` .* can't name", found.message))}
        assert {found.code for found in errors} <= {"reserved-name"}, errors
        assert len(errors) == len({found.message for found in errors})
        names = [name for name in names if name not in refused]
    assert not errors and len(names) > 40
    game, chooser = load_module(compile_game(tmp_path).files["__init__.py"], "names"), random.Random(1)
    state = game.new(2, seed=1)
    while not state.over:
        state.view(0), state.sample(0, 1), state.log
        state.apply(chooser.randrange(len(state.decision.options)))
    game.playout(2, games=2, rnd=chooser.random)
