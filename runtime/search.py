"""The best way to do something: all ways of answering its questions are tried on clones. Where ways meet, because the order of
some answers makes no difference, they are gone on with once (a transposition table)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from runtime.chance import CHANCE
from runtime.errors import RuleLimit
from runtime.steps import run

if TYPE_CHECKING:
    from runtime.state import State


def best_way(s: State, begin: Callable[[State], int | None], worth: Callable[[State], int], limit: int, at: int) -> None:
    """Runs `begin` so that `worth` is highest afterwards; the first such way in the order of the options."""
    best, best_worth = s, 0
    ways = 0
    todo: list[tuple[State, int]] = []
    met: set[tuple[object, ...]] = set()
    t = s.clone()
    t.pc = 0
    run(t, begin(t) or 0)
    while True:
        if t.pc:
            if t.player == CHANCE:
                raise RuleLimit("chance inside a best way", at)
            key = t.key()
            if key not in met:
                met.add(key)
                todo.append((t, 0))
        else:
            ways += 1
            if ways > limit:
                raise RuleLimit(f"there are more than {limit} ways to try", at)
            value = worth(t)
            if ways == 1 or value > best_worth:
                best, best_worth = t, value
        if not todo:
            break
        parent, index = todo.pop()
        t = parent
        if index + 1 < parent.option_count:
            todo.append((parent, index + 1))
            t = parent.clone()
        run(t, s.game.blocks[t.pc](t, t.options[index]))
    take_over(s, best)


def take_over(s: State, other: State) -> None:
    """What rules can see, from another state; who is asked and where rules go on stays."""
    for slot in s.game.cell_slots:
        setattr(s, slot, getattr(other, slot))
    if s.logged:
        s.tape = other.tape
