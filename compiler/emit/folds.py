"""Folds as loops: the lines that run over the items and return the result.

Besides the kinds of the IR there is `mask`: the mask of `those` items, whose order does not matter.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, TypeGuard

from compiler.emit.quick import counted, narrow_range, pair
from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.walk import free
from compiler.ranges.values import Items

if TYPE_CHECKING:
    from compiler.emit.expr import Expressions

DEEPEST = 6
"""So many loops of one question stand in each other; Python allows 20 for all."""
START = (
    {"count": "0", "mask": "0", "sum": "0", "highest": "None", "lowest": "None", "first": "-1"}
    | dict.fromkeys(("those", "map", "join", "best"), "[]")
    | {"apart": "{}"}
)


def write_fold(made: Expressions, node: ex.Fold) -> None:
    """Writes the loop of a fold at the end of a function: every way out of it is a `return`."""
    code = made.writer
    if is_meeting(node) or counted(made, node, True) is not None:
        code.line(f"return {made.strict(node)}")
        return
    if node.kind in ("any", "all"):
        write_search(made, node, lambda: code.line(f"return {node.kind == 'any'}"))
        code.line(f"return {node.kind == 'all'}")
        return
    items = or_at_once(made, node, looked_at(made, node.items))
    result = made.scope.names.give("found")
    best = made.scope.names.give("best") if node.kind in ("best", "first") and node.keys else ""
    if node.kind in START:
        code.line(f"{result} = {START[node.kind]}")
    if best:
        code.line(f"{best} = None")
    over = made.value(node.items)
    with made.scope.bound(node.var, over.item if isinstance(over, Items) else None) as var:
        with code.under(f"for {var} in {items}:"):
            write_test(made, _test(node), lambda: _collect(made, node, var, result, best))
        _end(made, node, result)


def or_at_once(made: Expressions, node: ex.Fold, items: str) -> str:
    """The items, behind a way out for those that need no loop: nothing is to be sorted, or all surely differ."""
    if node.where is not None or not isinstance(node.items, (ex.Var, ex.Pile, ex.Op)):
        return items
    if node.kind == "those" and node.keys:
        test = "len({}) < 2"
    elif node.kind == "apart" and (column := differing(node)) is not None:
        of = made.unit.computed(f"{made.unit.constant(column)}_OF", f"{made.unit.constant(column)}.__getitem__")
        test = f"len(set(map({of}, {{}}))) == len({{}})"
    else:
        return items
    if not isinstance(node.items, ex.Var):
        text, items = items, made.scope.names.give("items")
        made.writer.line(f"{items} = {text}")
    made.writer.write(f"if {test.replace('{}', items)}:", f"    return {items}")
    return items


def differing(node: ex.Fold) -> str | None:
    """The column that tells most things apart: what comes first in the value."""
    match node.value:
        case ex.Tup((ex.Const(name, ex.Var(item)), *_)) if item == node.var:
            return name
    return None


def write_test(made: Expressions, test: Expr | None, then: Callable[[], None]) -> None:
    """What is done if a test holds. A question that comes last in it is a loop right here."""
    code = made.writer
    first, inner = _nested(test)
    if inner is None:
        with code.under(f"if {made.truth(test)}:") if test is not None else nullcontext():
            then()
        return
    with code.under(f"if {made.truth(first)}:") if first is not None else nullcontext():
        if holds_for_all(test):
            write_search(made, inner, lambda: code.line("break"), DEEPEST)
            with code.under("else:"):
                then()
        else:

            def found() -> None:
                then()
                code.line("break")

            write_search(made, inner, found, DEEPEST)


def write_search(made: Expressions, node: ex.Fold, then: Callable[[], None], depth: int = 1) -> None:
    """Writes the loop that looks for an item which decides the question. A question inside of it that comes last is a loop inside
    of the loop: what decides it decides the whole; if it asks for all, the whole is decided where nothing breaks off."""
    code, items, over = made.writer, looked_at(made, node.items), made.value(node.items)
    with made.scope.bound(node.var, over.item if isinstance(over, Items) else None) as var:
        with code.under(f"for {var} in {items}:"):
            test = _test(node)
            first, inner = _nested(test) if depth < DEEPEST else (test, None)
            if inner is not None:
                with code.under(f"if {made.truth(first)}:") if first is not None else nullcontext():
                    if holds_for_all(test):
                        write_search(made, inner, lambda: code.line("break"), DEEPEST)
                        with code.under("else:"):
                            then()
                    else:
                        write_search(made, inner, then, depth + 1)
            elif test is not None:
                with code.under(f"if {made.truth(test)}:"):
                    then()
            else:
                then()


def holds_for_all(test: Expr | None) -> bool:
    """Does a test end with the question whether something holds for all?"""
    last = test.right if isinstance(test, ex.Op) else test
    return isinstance(last, ex.Fold) and last.kind == "all"


def is_meeting(node: Expr) -> bool:
    """Is it the question whether any of some items is one of a fixed set?"""
    match node:
        case ex.Fold("any", var, _, ex.Contains(ex.Const(_, index), ex.Var(item)), None):
            return item == var and (index is None or var not in free(index))
    return False


def _nested(test: Expr | None) -> tuple[Expr | None, ex.Fold | None]:
    """A test as what stands before, and the search that it ends with."""
    last = test.right if isinstance(test, ex.Op) else test
    match test:
        case _ if last is not None and is_meeting(last):
            return test, None
        case ex.Fold(kind="any" | "all") as inner:
            return None, inner
        case ex.Not(ex.Fold(kind="all") as inner):
            return None, inner
        case ex.Op("and", left, ex.Fold(kind="any" | "all") as inner) | ex.Op("and", left, ex.Not(ex.Fold(kind="all") as inner)):
            return left, inner
    return test, None


def looked_at(made: Expressions, node: Expr) -> str:
    """The items of a question: it changes nothing, so a board is looked at as it is."""
    return made.looked_at(node, True) if isinstance(node, ex.Cell) else loop_items(made, node)


def loop_items(made: Expressions, node: Expr, strict: bool = True) -> str:
    """What a `for` runs over: ranges need no tuple."""
    if isinstance(node, ex.Range):
        if isinstance(node.low, ex.Int) and isinstance(node.high, ex.Int):
            return made.unit.fixed_range(node.low.value, node.high.value + 1)
        if (found := narrow_range(made, node, strict)) is not None:
            return found
        low = "" if node.low == ex.Int(0) else made.text(node.low, 0, strict) + ", "
        return f"range({low}{made.plus_one(node.high, strict)})"
    return made.text(node, 0, strict)


def _test(node: ex.Fold) -> Expr | None:
    """Which items count: those that decide at once, if there are such."""
    if node.kind not in ("any", "all") or node.value is None:
        return node.where
    value = ex.Not(node.value) if node.kind == "all" else node.value
    return value if node.where is None else ex.Op("and", node.where, value)


def _collect(made: Expressions, node: ex.Fold, var: str, result: str, best: str) -> None:
    code, of = made.writer, node.value or ex.Var(node.var)
    match node.kind:
        case "count":
            code.line(f"{result} += 1")
        case "mask":
            code.line(f"{result} |= 1 << {var}")
        case "sum":
            code.line(f"{result} += {made.strict(of)}")
        case "highest" | "lowest":
            value = made.scope.names.give("value")
            code.line(f"{value} = {made.strict(of)}")
            sign = ">" if node.kind == "highest" else "<"
            code.write(f"if {result} is None or {value} {sign} {result}:", f"    {result} = {value}")
        case "map":
            code.line(f"{result}.append({pair(made, of) or made.kept(of)})")
        case "apart":
            code.line(f"{result}.setdefault({made.kept(of)}, {var})")
        case "join" if is_nested(of):
            write_nested(made, of, result)
        case "join":
            code.line(f"{result} += {made.kept(of)}")
        case "those" if node.keys:
            code.line(f"{result}.append(({_key(made, node)}, len({result}), {var}))")
        case "first" if not node.keys:
            code.line(f"return {var}")
        case "those" | "best" if not node.keys:
            code.line(f"{result}.append({var})")
        case _:
            key = made.scope.names.give("key")
            code.line(f"{key} = {_key(made, node) if len(node.keys) == 1 else '(' + _key(made, node) + ')'}")
            found = var if node.kind == "first" else f"[{var}]"
            code.write(f"if {best} is None or {key} < {best}:", f"    {best} = {key}", f"    {result} = {found}")
            if node.kind == "best":
                code.write(f"elif {key} == {best}:", f"    {result}.append({var})")


def is_nested(node: Expr) -> TypeGuard[ex.Fold]:
    """A run whose items are added to those of the run around it, one by one."""
    return isinstance(node, ex.Fold) and node.kind in ("map", "those", "join") and not node.keys


def write_nested(made: Expressions, node: ex.Fold, result: str) -> None:
    """The loop that adds the items of a run within a run."""
    items, over = looked_at(made, node.items), made.value(node.items)
    with made.scope.bound(node.var, over.item if isinstance(over, Items) else None) as var:
        with made.writer.under(f"for {var} in {items}:"):
            write_test(made, _test(node), lambda: _collect(made, node, var, result, ""))


def _key(made: Expressions, node: ex.Fold) -> str:
    """The keys as one ascending key: what comes first is lowest."""
    return ", ".join(made.strict(ex.Neg(key) if highest else key) for key, highest in node.keys)


def _end(made: Expressions, node: ex.Fold, result: str) -> None:
    match node.kind:
        case "highest" | "lowest":
            result = f"0 if {result} is None else {result}"
        case "those" if node.keys:
            made.writer.line(f"{result}.sort()")
            result = f"tuple([entry[-1] for entry in {result}])"
        case "apart":
            result = f"tuple({result}.values())"
        case "those" | "map" | "join" | "best":
            result = f"tuple({result})"
    made.writer.line(f"return {result}")
