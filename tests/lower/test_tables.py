"""What tables of the compiler must know: every statement, every word of the language, limits that several rooms share."""

from dataclasses import replace
from typing import get_args

import pytest

from compiler import apart, limits
from compiler.blocks import draws, make_blocks
from compiler.bound import tree
from compiler.bound.functions import AGGREGATES, FUNCTIONS, JOINED, OF_CELLS
from compiler.declare.names import BUILT_IN as RESERVED
from compiler.declare.names import VALUES as MEANT
from compiler.emit import emit_module, module
from compiler.lower import state, values
from compiler.pipeline import check_game, lower_game
from runtime import chance, errors
from tests.games_list import CLASSICS, checked

LEAD_INS = {tree.Pay, tree.Require, tree.Choose, tree.ChooseMany}
LARGE = 40_000


def test_every_statement_but_a_lead_in_is_translated_by_itself():
    assert set(get_args(tree.Statement)) - set(state._statements) == LEAD_INS


def test_every_expression_is_translated():
    """Points are spoken of in examples only: the pass that plans them translates those."""
    kinds = {kind for kind in vars(tree).values() if isinstance(kind, type) and issubclass(kind, tree.Expr)}
    assert {kind for kind in kinds if not kind.__subclasses__()} - set(values._values) <= {tree.Total}


def test_what_has_a_meaning_can_not_be_a_name():
    """Some functions are too good as names: they are told by their bracket."""
    free = {"kind"} | OF_CELLS
    assert RESERVED == MEANT | set(FUNCTIONS) - free | set(AGGREGATES) | set(JOINED) | {"abilities", "position"}


def test_compiler_and_runtime_have_the_same_limits():
    assert (limits.LARGEST, draws.MOST_WAYS) == (errors.LARGEST, chance.MOST_WAYS)


def test_a_program_that_is_cut_in_another_way_has_another_fingerprint(monkeypatch):
    program = checked(next(folder for folder in CLASSICS if folder.name == "pig")).program

    def fingerprint() -> str:
        return next(line for line in emit_module(program).splitlines() if "fingerprint" in line)

    usual = fingerprint()
    made = make_blocks(program)
    resumes = made.steps.resumes
    last = max(resumes)
    resumes[last] = replace(resumes[last], into="something_else")
    monkeypatch.setattr(module, "make_blocks", lambda program: made)
    assert fingerprint() != usual


@pytest.mark.skipif(not hasattr(apart.os, "fork"), reason="there is no second process")
def test_two_processes_exchange_more_than_a_socket_holds(monkeypatch):
    monkeypatch.setattr(apart.threading, "active_count", lambda: 1)
    monkeypatch.setattr(apart.os, "sched_getaffinity", lambda process: {0, 1})

    def work(half, rest, line):
        got = line.exchange(["x" * 12] * LARGE)
        return [len(got)] * len(half)

    assert apart.work_apart([1, 2], apart.WORTH_IT, work) == [(1, LARGE), (2, LARGE)]


def test_a_new_name_is_nobody_elses():
    lowering = lower_game(check_game(next(folder for folder in CLASSICS if folder.name == "pig"))).builder
    assert lowering is not None
    names = [lowering.fresh(name) for name in ("own_2", "own", "own", "own", "own_1", "own")]
    assert len(set(names)) == len(names)
