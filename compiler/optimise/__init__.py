"""The same program, quicker: passes from the intermediate form to itself.

functions.py  expressions made smaller; small functions are written where they are used
unroll.py     questions about a few fixed numbers are written out
tables.py     functions of one narrow cell become tables
inline.py     procedures with one call site are written into their caller
"""

from compiler.ir.program import Program
from compiler.ir.walk import map_program
from compiler.optimise.functions import inline_small, simplify
from compiler.optimise.inline import inline_single_calls
from compiler.optimise.tables import tabulated
from compiler.optimise.unroll import unrolled


def optimise(program: Program) -> Program:
    return inline_single_calls(map_program(inline_small(tabulated(map_program(program, simplify))), unrolled))


__all__ = ["optimise"]
