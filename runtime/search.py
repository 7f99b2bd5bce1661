"""The best way to do something: all ways of answering its questions are tried on clones."""

from __future__ import annotations

from runtime.chance import CHANCE
from runtime.errors import RuleLimit
from runtime.steps import run


def best_way(s, begin, worth, limit: int, at: int) -> None:
    """Runs `begin` so that `worth` is highest afterwards; the first such way in the order of the options."""
    best = best_worth = None
    ways = 0
    todo = []
    t = s.clone()
    t.pc = 0
    run(t, begin(t) or 0)
    while True:
        if t.pc:
            if t.player == CHANCE:
                raise RuleLimit("chance inside a best way", at)
            todo.append((t, 0))
        else:
            ways += 1
            if ways > limit:
                raise RuleLimit(f"there are more than {limit} ways to try", at)
            value = worth(t)
            if best is None or value > best_worth:
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


def take_over(s, other) -> None:
    """What rules can see, from another state; who is asked and where rules go on stays."""
    for slot in s.game.cell_slots:
        setattr(s, slot, getattr(other, slot))
    if s.logged:
        s.tape = other.tape
