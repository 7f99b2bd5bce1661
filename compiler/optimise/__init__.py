"""The same program, quicker: passes from the intermediate form to itself.

functions.py  expressions made smaller; small functions are written where they are used
fuse.py       runs over runs become one, runs over one thing none
unroll.py     questions about a few fixed numbers are written out
tables.py     functions of one narrow cell become tables
inline.py     procedures with one call site are written into their caller
asked.py      whether there are options, and which, is found once
constants.py  locals that are always the same
evaluator.py  what can be known of expressions; lookups.py what is looked up for it
faces.py      which cells a face covers
runs.py       what is known of a run over fixed items: which of them count, in which order
"""

from compiler.ir.program import Program
from compiler.ir.walk import map_program
from compiler.optimise.asked import ask_once
from compiler.optimise.constants import propagate
from compiler.optimise.faces import lay_out
from compiler.optimise.functions import inline_small, simplify
from compiler.optimise.fuse import fuse
from compiler.optimise.inline import inline_single_calls
from compiler.optimise.lookups import look_up
from compiler.optimise.runs import shorten_runs
from compiler.optimise.tables import tabulated
from compiler.optimise.unroll import unroll


def optimise(program: Program) -> Program:
    program = inline_small(tabulated(fuse(map_program(program, simplify))))
    program = propagate(ask_once(inline_single_calls(program)))
    return look_up(lay_out(unroll(shorten_runs(program))))


__all__ = ["optimise"]
