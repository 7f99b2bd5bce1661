"""Kinds and ranges of all values of a program: `find_ranges(program)`.

values.py       what a value can be
expressions.py  the range of an expression
find.py         the ranges of fields, locals, parameters and results
homes.py        the places that each card can come to; cards.py the locals that hold cards while a game waits
"""

from compiler.ir.program import Program
from compiler.ranges.find import Ranges


def find_ranges(program: Program) -> Ranges:
    return Ranges(program)


__all__ = ["Ranges", "find_ranges"]
