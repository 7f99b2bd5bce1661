"""Every construct of the language as the program that it becomes. `UPDATE_GOLDEN=1 pytest tests/lower` rewrites the shapes; the
diff is the review."""

import os

import pytest

from tests.lower.cases import SHAPES, Case, compile_case, read_cases, shape_of

CASES = [case for path in SHAPES for case in read_cases(path)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_shape(case: Case):
    assert [d.message for d in compile_case(case).diagnostics if d.severity == "error"] == []
    shape = shape_of(case)
    if os.environ.get("UPDATE_GOLDEN"):
        case.rewrite(shape)
        return
    assert shape == case.shape


def test_titles_are_told_apart():
    titles = [str(case) for case in CASES]
    assert len(set(titles)) == len(titles)
