"""Folds as loops: the lines that run over the items and return the result.

Besides the kinds of the IR there is `mask`: the mask of `those` items, whose order does not matter.
"""

from __future__ import annotations

from typing import Protocol

from compiler.emit.scope import Scope
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ranges.values import Items, Value


class Expressions(Protocol):
    """What writing a loop asks of the writer of expressions."""

    unit: Unit
    scope: Scope
    writer: Writer

    def strict(self, node: Expr, least: int = 0) -> str: ...

    def text(self, node: Expr, least: int = 0, strict: bool = False) -> str: ...

    def kept(self, node: Expr) -> str: ...

    def plus_one(self, node: Expr, strict: bool) -> str: ...

    def value(self, node: Expr) -> Value | None: ...


START = {"count": "0", "mask": "0", "sum": "0", "highest": "None", "lowest": "None", "first": "-1"} | dict.fromkeys(
    ("those", "map", "best"), "[]"
)


def write_fold(made: Expressions, node: ex.Fold) -> None:
    """Writes the loop of a fold at the end of a function: every way out of it is a `return`."""
    write = made.writer
    items = loop_items(made, node.items)
    result = made.scope.names.give("found")
    best = made.scope.names.give("best") if node.kind in ("best", "first") and node.keys else ""
    if node.kind in START:
        write.line(f"{result} = {START[node.kind]}")
    if best:
        write.line(f"{best} = None")
    over = made.value(node.items)
    with made.scope.bound(node.var, over.item if isinstance(over, Items) else None) as var:
        write.line(f"for {var} in {items}:")
        with write.indent():
            _body(made, node, var, result, best)
        _end(made, node, result)


def loop_items(made: Expressions, node: Expr, strict: bool = True) -> str:
    """What a `for` runs over: ranges need no tuple."""
    if isinstance(node, ex.Range):
        if isinstance(node.low, ex.Int) and isinstance(node.high, ex.Int):
            return made.unit.fixed_range(node.low.value, node.high.value + 1)
        low = "" if node.low == ex.Int(0) else made.text(node.low, 0, strict) + ", "
        return f"range({low}{made.plus_one(node.high, strict)})"
    return made.text(node, 0, strict)


def _body(made: Expressions, node: ex.Fold, var: str, result: str, best: str) -> None:
    write = made.writer
    if node.kind in ("any", "all"):
        tests = [part for part in (node.where, node.value) if part is not None]
        if node.kind == "all" and node.value is not None:
            tests[-1] = ex.Not(node.value)
        if tests:
            condition = tests[0] if len(tests) == 1 else ex.Op("and", *tests)
            write.line(f"if {made.strict(condition)}:")
            with write.indent():
                write.line(f"return {node.kind == 'any'}")
        else:
            write.line(f"return {node.kind == 'any'}")
        return
    if node.where is not None:
        write.line(f"if {made.strict(node.where)}:")
        with write.indent():
            _collect(made, node, var, result, best)
    else:
        _collect(made, node, var, result, best)


def _collect(made: Expressions, node: ex.Fold, var: str, result: str, best: str) -> None:
    write, of = made.writer, node.value or ex.Var(node.var)
    if node.kind == "count":
        write.line(f"{result} += 1")
    elif node.kind == "mask":
        write.line(f"{result} |= 1 << {var}")
    elif node.kind == "sum":
        write.line(f"{result} += {made.strict(of)}")
    elif node.kind in ("highest", "lowest"):
        value = made.scope.names.give("value")
        write.line(f"{value} = {made.strict(of)}")
        sign = ">" if node.kind == "highest" else "<"
        write.line(f"if {result} is None or {value} {sign} {result}:")
        with write.indent():
            write.line(f"{result} = {value}")
    elif node.kind == "map":
        write.line(f"{result}.append({made.kept(of)})")
    elif node.kind == "those":
        write.line(f"{result}.append({var})" if not node.keys else f"{result}.append(({_key(made, node)}, len({result}), {var}))")
    elif not node.keys:
        write.line(f"return {var}" if node.kind == "first" else f"{result}.append({var})")
    else:
        key = made.scope.names.give("key")
        single = len(node.keys) == 1
        write.line(f"{key} = {_key(made, node) if single else '(' + _key(made, node) + ')'}")
        write.line(f"if {best} is None or {key} < {best}:")
        with write.indent():
            write.line(f"{best} = {key}")
            write.line(f"{result} = {var}" if node.kind == "first" else f"{result} = [{var}]")
        if node.kind == "best":
            write.line(f"elif {key} == {best}:")
            with write.indent():
                write.line(f"{result}.append({var})")


def _key(made: Expressions, node: ex.Fold) -> str:
    """The keys as one ascending key: what comes first is lowest."""
    return ", ".join(made.strict(ex.Neg(key) if highest else key) for key, highest in node.keys)


def _end(made: Expressions, node: ex.Fold, result: str) -> None:
    write = made.writer
    if node.kind in ("any", "all"):
        write.line(f"return {node.kind == 'all'}")
    elif node.kind in ("highest", "lowest"):
        write.line(f"return 0 if {result} is None else {result}")
    elif node.kind == "those" and node.keys:
        write.line(f"{result}.sort()")
        write.line(f"return tuple([entry[-1] for entry in {result}])")
    elif node.kind in ("those", "map", "best"):
        write.line(f"return tuple({result})")
    else:
        write.line(f"return {result}")
