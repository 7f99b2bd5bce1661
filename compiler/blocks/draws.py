"""How chance draws, decided here and nowhere else, so that every engine takes the same numbers from the generator.

Dice are one draw among all the ways they can fall as long as there are at most `MOST_WAYS` of them, else one draw for each die.
That depends on how many dice are really rolled, not on what the compiler knows of it: `runtime/chance.py` does the same with
a count that is known only when it is rolled.
"""

from __future__ import annotations

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import Program

MOST_WAYS = 1296


def is_one_draw(count: int, sides: int) -> bool:
    return 0 < count and sides**count <= MOST_WAYS


def fixed_ways(count: ex.Expr, sides: int) -> tuple[int, ...] | None:
    """The sums of all ways that dice can fall, in ascending order, if always the same few are rolled."""
    if not isinstance(count, ex.Int) or not is_one_draw(count.value, sides):
        return None
    found = [0]
    for _ in range(count.value):
        found = [total + face for total in found for face in range(1, sides + 1)]
    return tuple(sorted(found))


def blurs(program: Program, node: st.PickRandom) -> bool:
    """Does it take a card at random, in a game that hides cards?"""
    return program.prompts[node.prompt].reading.kind == "card" and any(place.seen != "all" for place in program.places)
