"""I16, I20, I21: the emitted module: how deep it calls itself, where its lines come from, its two flavours."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from tests.games_list import all_games, compiled
from tests.invariants.walk import STEPS, answer, states
from tests.sizes import sample


@all_games
def test_every_emitted_line_has_an_origin_inside_the_files(folder):
    case = compiled(folder)
    game = case.game
    starts = [line for line, _ in game.lines]
    assert starts[0] == 1 and starts == sorted(set(starts))
    lengths = {}
    for _, at in game.lines:
        path, line, column, _ = game.origins[at]
        if not path:
            assert at == 0
            continue
        if path not in lengths:
            lengths[path] = [len(text) for text in Path(path).read_text().splitlines()]
        assert 1 <= line <= len(lengths[path]) and 1 <= column <= lengths[path][line - 1] + 1, (path, line, column)


@all_games
def test_both_flavours_give_the_same_states(folder):
    case = compiled(folder)
    logged = case.game.logged_flavour()
    for seed in range(sample(1, 20)):
        beside = logged.new(players=case.players(seed), seed=seed)
        chooser = random.Random(seed)
        state = case.game.new(players=case.players(seed), seed=seed)
        for _ in range(STEPS):
            assert state.cells() == beside.cells() and state.over == beside.over
            if state.over:
                break
            index, seat = answer(state, chooser)
            beside.apply(index, seat)


@all_games
def test_blocks_do_not_call_deeper_than_the_compiler_says(folder):
    """However long a game is: no recursion limit can be hit."""
    case = compiled(folder)
    file = case.game.module["__file__"]
    blocks = {block.__code__ for block in case.game.blocks if block and block.__code__.co_filename == file}
    depth = deepest = 0

    def watch(frame, event, _):
        nonlocal depth, deepest
        if frame.f_code in blocks and event in ("call", "return"):
            depth += 1 if event == "call" else -1
            deepest = max(deepest, depth)

    sys.setprofile(watch)
    try:
        for _ in states(case, 1):
            pass
    finally:
        sys.setprofile(None)
    assert deepest <= case.game.data.depth
