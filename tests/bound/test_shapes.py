"""Every construct as a bound tree: for each case of tests/lower/shapes, what the rules mean once names are settled.

`UPDATE_GOLDEN=1 pytest tests/bound` writes shapes/*.txt again; the diff is the review.
"""

import os
from pathlib import Path
from typing import get_args

import pytest

from compiler.bound import tree
from compiler.bound.printer import pieces
from compiler.bound.scope import kinds_bound
from compiler.bound.tree import examples
from dsl import syntax
from dsl.walk import nodes_in
from tests.lower.cases import SHAPES, compile_case, read_cases

EXAMPLES = {"Missing", "Text"}  # what only mistakes and examples hold


def printed(path: Path) -> str:
    """What is new in each case: that of the cases' own rules, without what all of them share."""
    out = []
    shared: dict[str, list[str]] = {}
    for number, case in enumerate(read_cases(path)):
        found = {f"{n} {name}": lines for n, (name, lines) in enumerate(pieces(compile_case(case).game))}
        text = "\n\n".join("\n".join(lines) for key, lines in found.items() if number == 0 or shared.get(key) != lines)
        shared = shared or found
        out.append(f"== {case.title}\n{text}\n")
    return "\n".join(out)


@pytest.mark.parametrize("path", SHAPES, ids=lambda path: path.stem)
def test_shapes(path):
    golden = Path(__file__).with_name("shapes") / path.name
    text = printed(path)
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_every_kind_of_bound_node_has_a_shape():
    games = [compile_case(case).game for path in SHAPES for case in read_cases(path)]
    trees = [
        (*(r.body for r in g.rules.values()), *(c.content for c in g.cells), *(s.lasting for s in g.standing), g.flow)
        for g in games
    ]
    values = [s.value for g in games for s in g.functions.values() if s.value is not None]
    seen = {type(node).__name__ for node in nodes_in((*trees, *values))}
    kinds = {name for name, kind in vars(tree).items() if isinstance(kind, type) and issubclass(kind, tree.Node)}
    kinds -= {name for name, kind in vars(tree).items() if getattr(kind, "__module__", "") == examples.__name__}
    assert kinds - seen - EXAMPLES - {"Node", "Expr", "Write"} == set()


def test_every_kind_of_syntax_is_bound():
    wanted = {*get_args(syntax.Expr), *get_args(syntax.Statement)}
    assert wanted - kinds_bound() == set()
