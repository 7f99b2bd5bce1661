"""Abilities of cards: tables by card of what can be used and what it does, made at the end if they are ever offered."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Expr, Int, Var
from compiler.ir.make import TRUE, conjunction, equals
from compiler.ir.program import Function
from compiler.ir.stmt import Store
from compiler.lower.offers import abilities_of
from compiler.lower.questions import lower_option
from compiler.lower.signals import used_mark, with_source
from compiler.lower.state import Env, Lasting, Lowering
from compiler.lower.values import value


def make_abilities(lowering: Lowering) -> None:
    program = lowering.program
    procedures: list[str | None] = [None] * program.card_count
    functions = list(procedures)
    for lasting in abilities_of(lowering):
        function, procedure = make_ability(lowering, lasting)
        table = lasting.table
        assert table is not None
        for thing in table.things_of(lasting.row):
            functions[table.first + thing] = function
            procedures[table.first + thing] = procedure
    if None in functions:
        program.functions["no_ability"] = Function("no_ability", ("me", "this"), Int(0), kind="can")
    program.procedure_tables["use_ability"] = tuple(procedures)
    program.function_tables["can_use_ability"] = tuple(name or "no_ability" for name in functions)


def make_ability(lowering: Lowering, lasting: Lasting) -> tuple[str, str]:
    item, table = lasting.item, lasting.table
    assert isinstance(item, tree.Ability) and table is not None
    row = table.rows[lasting.row]
    can, use = f"can_use_{table.name}_{row.id}", f"use_{table.name}_{row.id}"
    env = Env(lowering, lasting.source, me=Var("me"), this=Var("this"), origin_kind="cell")
    mark = used_mark(lowering, item.per, lasting, Var("this"))
    tests: list[Expr] = [equals(mark, 0), *(value(env, test) for test in lasting.bound.conditions)]
    lead_in, body = lower_option(env, item.body)
    found = conjunction([*tests, *([lead_in] if lead_in != TRUE else [])])
    assert found is not None
    lowering.function(can, ("me", "this"), found, kind="can")
    statements = (Store(mark, Int(1)), *with_source(lowering, Var("this"), Var("me"), body))
    at = lowering.origin(lasting.source, item.span, "cell")
    lowering.procedure(use, ("me", "this"), statements, row.name, at)
    return can, use
