"""Every construct that forks or waits as the blocks it becomes. `UPDATE_GOLDEN=1 pytest tests/blocks` rewrites the shapes; the
diff is the review.

Procedures are cut as they are, without the optimiser: most would otherwise stand in the main procedure.
"""

import os
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from compiler.blocks.cut import cut_program
from compiler.blocks.depth import limit_depth
from compiler.blocks.form import Blocks
from compiler.blocks.liveness import find_live
from compiler.blocks.log import without_log
from compiler.blocks.printer import print_procedure
from compiler.blocks.tidy import tidy
from compiler.ir.graph import build_graph
from compiler.ir.program import Program
from compiler.ranges import find_ranges
from tests.lower.cases import Case, compile_case, read_cases

SHAPES = sorted(Path(__file__).with_name("shapes").glob("*.txt"))
CASES = [case for path in SHAPES for case in read_cases(path)]


def blocks_of(program: Program) -> Blocks:
    program = limit_depth(program, build_graph(program))
    cut = cut_program(program, build_graph(program))
    return find_live(tidy(without_log(cut, find_ranges(program).is_sure)))


def shape_of(case: Case) -> str:
    blocks = blocks_of(compile_case(case).program)
    for pattern in case.wanted:
        assert any(fnmatchcase(name, pattern) for name in blocks.procedures), (pattern, list(blocks.procedures))
    shown = [proc for name, proc in sorted(blocks.procedures.items()) if any(fnmatchcase(name, pattern) for pattern in case.wanted)]
    return "\n\n".join(print_procedure(blocks, proc) for proc in shown)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_shape(case: Case):
    assert [d.message for d in compile_case(case).diagnostics if d.severity == "error"] == []
    shape = shape_of(case)
    if os.environ.get("UPDATE_GOLDEN"):
        case.rewrite(shape)
        return
    assert shape == case.shape


def test_every_end_of_a_block_has_a_shape():
    """What a block can end with, by the word it is printed with."""
    words = {"goto", "if", "next", "ask", "roll", "pick", "top", "call", "in", "return", "over", "fail:", "leave"}
    ends = {line.split()[0] for case in CASES for line in case.shape.split("\n") if line.startswith("      ")}
    assert words <= ends
