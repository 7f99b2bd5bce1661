"""The same program, quicker: passes from the intermediate form to itself.

simplify.py   expressions made smaller; evaluate.py computes what is constant
functions.py  functions of one narrow cell become tables, small ones are written where they are used
inline.py     procedures with one call site are written into their caller
"""

from compiler.ir.program import Program
from compiler.optimise.functions import shorten
from compiler.optimise.inline import inline_single_calls


def optimise(program: Program) -> Program:
    return inline_single_calls(shorten(program))


__all__ = ["optimise"]
