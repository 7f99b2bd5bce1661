"""The program as basic blocks: what `compiler/emit` prints. README.md says what they are; in order:

depth.py      how deep procedures may call each other
form.py       what blocks are
cut.py        statements -> blocks; draws.py how chance draws
log.py        what only the log needs is left out
tidy.py       fewer, longer blocks
liveness.py   what must be kept
printer.py    the readable print
"""

from dataclasses import dataclass

from compiler.blocks.cut import cut_program
from compiler.blocks.depth import limit_depth
from compiler.blocks.form import Blocks
from compiler.blocks.liveness import find_live
from compiler.blocks.log import without_log
from compiler.blocks.tidy import tidy
from compiler.ir.graph import build_graph
from compiler.ir.program import Program
from compiler.optimise import optimise
from compiler.ranges import Ranges, find_ranges


@dataclass(frozen=True)
class Made:
    """The blocks of a program, three times: `steps` wait for answers; `logged` do so and write a log; `whole` are for playouts
    that never wait, so that loops need not be taken apart. `ranges`: what every value can be."""

    steps: Blocks
    logged: Blocks
    whole: Blocks
    ranges: Ranges


def make_blocks(program: Program) -> Made:
    """The block form of a program. Depth comes first: it must not depend on what the optimiser makes of the program."""
    program = optimise(limit_depth(program, build_graph(program)))
    graph, ranges = build_graph(program), find_ranges(program)

    logged, whole = cut_program(program, graph), cut_program(program, graph, whole=True)
    steps, whole = without_log(logged, ranges.is_sure), without_log(whole, ranges.is_sure)
    return Made(find_live(tidy(steps)), find_live(tidy(logged)), find_live(tidy(whole)), ranges)


__all__ = ["Made", "make_blocks"]
