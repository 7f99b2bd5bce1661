"""Boards whose size a setting says: in each size a game does what the reference does, and is the game whose rules have that size
written down once and for all."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.loader import load_module
from tests.differential.lockstep import play
from tests.games_list import ROOT, compiled
from tests.readings import log
from tests.sizes import sample

SIZES = {
    ROOT / "tests" / "language" / "c77_sizes_by_setting": {"size": (3, 4, 6), "boards": (2, 4)},
    ROOT / "tests" / "games" / "hex_sizes": {"size": (2, 5, 11)},
}
CASES = [(folder, dict(zip(values, found, strict=True))) for folder, values in SIZES.items() for found in product(*values.values())]
in_each_size = pytest.mark.parametrize(("folder", "settings"), CASES, ids=lambda part: getattr(part, "name", None) or str(part))
BEYOND = re.compile(r"action look_far .*?\n\n|look_far, |\nvariant .*", re.DOTALL)
"""Asks for a row that smaller boards never have, or changes the setting: mistakes where the size is written down."""


def fixed(folder, settings, target):
    """The game with these sizes in its rules, and settings that can be nothing else."""

    def change(text: str) -> str:
        for name, size in settings.items():
            text = re.sub(rf"setting {name} \S+ starts \S+", f"setting {name} {size}..{size} starts {size}", text)
            text = re.sub(rf"(grid (?:\S+ by )?){name}\b", rf"\g<1>{size}", re.sub(rf"grid {name}\b", f"grid {size}", text))
        return text

    return copied(folder, target, change)


def copied(folder, target, change=str):
    """The game, with its rules changed, and without what smaller boards never have."""
    for file in folder.rglob("*"):
        if file.is_file() and "examples" not in file.parts:
            copy = target / file.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(change(BEYOND.sub("", file.read_text())) if file.name == "game.rules" else file.read_text())
    return made(target)


def made(folder):
    lowered = lower_game(check_game(folder))
    assert lowered.ok, [str(d.message) for d in lowered.diagnostics]
    return load_module(emit_module(lowered.program), folder.name)


@in_each_size
def test_each_size_agrees_with_the_reference(folder, settings):
    case = compiled(folder)
    for seed in range(sample(2, 20)):
        play(case.program, 2, seed, 150, game=case.game, settings=settings)


@in_each_size
def test_each_size_is_the_game_with_that_size_written_down(folder, settings, tmp_path):
    one, other = copied(folder, tmp_path / "one" / "game"), fixed(folder, settings, tmp_path / "other" / "game")
    for seed in range(sample(3, 30)):
        chooser = Random(seed)
        pair = [game.logged_flavour().new(2, seed, settings) for game in (one, other)]
        for _ in range(150):
            ours, theirs = pair
            for seat in (None, 0, 1):
                assert ours.view(seat) == theirs.view(seat)
            assert [d.keys for d in ours.decisions] == [d.keys for d in theirs.decisions]
            assert [log(ours, seat) for seat in (0, 1)] == [log(theirs, seat) for seat in (0, 1)]
            assert ours.scores == theirs.scores and ours.winners == theirs.winners
            assert one.from_json(ours.to_json()).to_json() == ours.to_json()
            if ours.over:
                break
            decision = chooser.choice(ours.decisions)
            index = chooser.randrange(len(decision.keys))
            for state in pair:
                state.apply(index, seat=decision.player)


@in_each_size
def test_playouts_of_each_size_go_the_same_way(folder, settings, tmp_path):
    one, other = copied(folder, tmp_path / "one" / "game"), fixed(folder, settings, tmp_path / "other" / "game")
    assert one.playout(2, 1, 40, settings) == other.playout(2, 1, 40, settings)


@in_each_size
def test_what_a_seat_cannot_see_is_guessed_on_the_board(folder, settings):
    """What is kept of cells that the game does not have stays as it was."""
    game = compiled(folder).game
    for seed in range(sample(3, 20)):
        state, chooser = game.new(2, seed, settings), Random(seed)
        while not state.over:
            for sampled in (state, state.sample(0, seed), state.sample(1, seed)):
                for name, hidden in cells_beyond(sampled, settings):
                    assert hidden == -1, name
            decision = chooser.choice(state.decisions)
            state.apply(chooser.randrange(len(decision.keys)), seat=decision.player)


def cells_beyond(state, settings):
    """What is kept of the cells of each grid, and in each set of cells, that no game of this size has."""
    for field in state.game.fields:
        reading, found = field.reading, getattr(state, field.slot)
        shape = re.match(r"(\d+)(?::(\w+))?,(\d+)(?::(\w+))?", reading.member.of if reading.kind == "set" else reading.of)
        if shape is None or reading.kind not in ("grid", "set"):
            continue
        rows, columns = settings.get(shape[2], int(shape[1])), settings.get(shape[4], int(shape[3]))
        beyond = [cell for cell in range(int(shape[1]) * int(shape[3])) if not on_board(cell, int(shape[3]), rows, columns)]
        for value in found if field.owner == "seat" else [found]:
            yield from ((field.name, (value >> cell & 1) - 1 if reading.kind == "set" else value[cell]) for cell in beyond)


def on_board(cell: int, width: int, rows: int, columns: int) -> bool:
    return cell // width < rows and cell % width < columns
