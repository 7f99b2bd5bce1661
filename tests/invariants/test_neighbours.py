"""No index reaches into the cells of another player: `check` refuses it, or the game stops with the line, or it is one's own cell.

The cells of all players lie behind each other in one list, so an index that is too large by one is a neighbour's cell.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.sizes import sample

HEAD = """game idle_hands "Idle Hands" for 3 to 3 players

choices Colour: red "Red", blue "Blue", green "Green"

table goods of Good from "goods.yaml"
    worth  1..5

each player has
    row    0..9 for each 1..5          "row"
    spots  list of 1..5                "numbers"
    dice   0..9 for each 1..6          "dice by what they show"
    maybe  1..5 or none                "perhaps a number"
    chest  0..9 for each Colour        "chest"
    hue    Colour going round          "hue"
    wheel  1..5 going round            "wheel"
    found  0..9 for each kind of Good  "kinds"
    wish   kind of Good or none        "kind wished for"
    sea    grid 2 by 3 of Colour       "sea"
    hand   pile of Good                "hand"
the game has
    shelf   row of 4 Good   "shelf"
    dial    1..5            "dial"
    wide    0..6            "wide dial"
    chosen  player or none  "chosen one"

define third "third" as spots[3]
define deep "deep" as spots[third]
define cell_of for n 0..9 as row[n]
define shown for n 1..6 as dice[n]

"""
TAIL = """
action rest "Rest"
    lose 9 wheel

play
    setup
        move goods to none
    rounds 99
        phase day "Day" each player in players
            do one of {names}, rest
"""
REFUSED = {
    "a number that goes too far": ("gain 1 row[wide]", "out-of-table"),
    "one below it": ("gain 1 row[dial - 1]", "out-of-table"),
    "a die for a row of five": ("roll d6 as wide; gain 1 row[wide]", "out-of-table"),
    "what may be none": ("set row[maybe] to 3", "none-read"),
    "a kind that may be none": ("gain 1 found[wish]", "none-read"),
    "a player who may be none": ("set chosen's wheel to 3", "none-read"),
    "a cell beyond the edge": ("set sea[cell(dial, 1)] to red", "out-of-table"),
    "a step beyond the edge": ("set sea[step(cell(2, 3), 0, 1)] to red", "none-read"),
    "a define of a number that goes too far": ("gain cell_of[wide] wheel", "out-of-table"),
    "a define of a define": ("gain cell_of[shown[dial]] wheel", "out-of-table"),
    "what dice have counted": ("gain 1 row[dice[dial]]", "out-of-table"),
    "a sum of what a list holds": ("gain 1 row[sum(n for n in spots)]", "out-of-table"),
}
PLAYED = {
    "list": ["gain 1 row[spots[dial]]"],
    "last": ["gain 1 row[spots[count(spots)]]"],
    "first": ["gain 1 row[first(spots)]"],
    "defines": ["gain 1 row[deep]"],
    "parts": ["gain shown[third] wheel"],
    "added": ["add dial to spots", "set row[spots[count(spots)]] to 7"],
    "asked": ["if maybe != none: gain 1 row[maybe]"],
    "round": ["gain 4 hue", "gain 1 chest[hue]"],
    "back": ["lose 7 wheel", "gain 1 row[wheel]"],
    "kinds": ["for each type in kinds of Good: gain 1 found[type]"],
    "wished": ["if wish != none: gain 1 found[wish]"],
    "held": ["gain 1 found[kind(hand[dial])]"],
    "shelved": ["let good be shelf[dial]", "gain 1 row[good.worth]"],
    "pool": ["roll 3 d6 each as dice", "gain 1 row[dial]"],
    "step": ["for each c in cells(sea)", "    let next be step(c, 0, 1)", "    if next != none: set sea[next] to red"],
    "line": ["for each c in cells(sea)", "    for each next in line(c, 1, 1, 3): set sea[next] to blue"],
    "around": ["for each c in cells(sea)", "    for each next in around(c): set sea[next] to green"],
}
GOODS = "- {id: fox, worth: 3, copies: 5}\n- {id: owl, worth: 5, copies: 5}\n"


def written(folder: Path, rules: dict[str, list[str]]) -> Path:
    actions = (f'action {name}_ "{name}"\n' + "".join(f"    {line}\n" for line in lines) for name, lines in rules.items())
    (folder / "game.rules").write_text(HEAD + "\n".join(actions) + TAIL.format(names=", ".join(f"{name}_" for name in rules)))
    (folder / "goods.yaml").write_text(GOODS)
    return folder


@pytest.mark.parametrize("name", REFUSED)
def test_an_index_that_may_go_too_far_is_refused(tmp_path, name):
    line, code = REFUSED[name]
    found = check_game(written(tmp_path, {"reach": [line]})).diagnostics
    assert [str(d.code) for d in found if d.severity == "error"] == [code], [d.message for d in found]


def test_whatever_a_player_does_the_others_cells_are_as_they_were(tmp_path):
    checked = check_game(written(tmp_path, PLAYED))
    assert not [d.message for d in checked.diagnostics if d.severity == "error"]
    game, chooser = load_module(emit_module(lower_game(checked).program), "idle_hands"), random.Random(1)
    own = [field for field in game.fields if field.public and field.owner == "seat"]
    done, stopped = set(), set()

    def others(state, seat: int) -> list:
        cells = ((field, getattr(state, field.slot), field.cells or 1) for field in own)
        return [(field.name, q, tuple(v[q * n : (q + 1) * n])) for field, v, n in cells for q in range(state.n) if q != seat]

    for number in range(sample(1500, 20000)):
        state = game.new(3, seed=number)
        for _ in range(number % 3):
            state.apply(state.decision.keys.index("rest"))
        for seat in range(3):
            state.spots[seat] = tuple(chooser.randint(1, 5) for _ in range(chooser.randint(0, 5)))
            state.maybe[seat] = chooser.choice([-1, 1, 2, 3, 4, 5])
            state.wheel[seat], state.hue[seat], state.wish[seat] = (chooser.randint(*ends) for ends in ((1, 5), (0, 2), (-1, 1)))
        state.dial = chooser.randint(1, 5)
        for place in game.data.places:
            if place.name in ("hand", "shelf"):
                for _ in range(chooser.randint(0, 4)):
                    state.put(chooser.randrange(10), place.base + (state.player * place.piles if place.owner == "seat" else 0))
        seat, index = state.player, chooser.randrange(state.option_count)
        key, before = state.decision.keys[index], others(state, state.player)
        try:
            state.apply(index)
            done.add(key)
        except RuleLimit as stop:
            assert "game.rules:" in str(stop)
            stopped.add(key)
        assert others(state, seat) == before, key
    assert (
        done >= {f"{name}_" for name in PLAYED}
        and {"list_", "last_", "first_", "defines_", "held_", "shelved_", "parts_"} == stopped
    )
