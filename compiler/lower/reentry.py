"""A reaction is never set off by itself.

What: a handler whose body does again what it listens to (rolls the die it may roll again, adds to the gain it waits for)
gets a mark that is up while it runs; with the mark up it does not react. Handlers that can't reach their own event have no
mark and pay nothing. Leaving a turn, a phase or the game from inside takes all marks down.
"""

from __future__ import annotations

from compiler.ir.expr import Cell, Expr, Int, Op
from compiler.ir.stmt import Stmt, Store
from compiler.lower.builder import Lasting, Lowering
from compiler.lower.heads import _names_in
from compiler.lower.marks import mark_cell
from dsl import syntax
from dsl.walk import nodes_in


def idle_test(builder: Lowering, handler: Lasting, instance: Expr) -> Expr | None:
    """Is this handler of this card (or player) not running? None if it can't set itself off."""
    mark = mark_of(builder, handler, instance)
    return Op("==", mark, Int(0)) if mark is not None else None


def marked(builder: Lowering, handler: Lasting, instance: Expr, body: list[Stmt]) -> list[Stmt]:
    mark = mark_of(builder, handler, instance)
    return body if mark is None else [Store(mark, Int(1)), *body, Store(mark, Int(0))]


def mark_of(builder: Lowering, handler: Lasting, instance: Expr) -> Cell | None:
    if not sets_itself_off(builder, handler):
        return None
    return mark_cell(builder, builder.running_marks, "running", handler, instance)


def sets_itself_off(builder: Lowering, handler: Lasting) -> bool:
    known = builder.self_setting.get(handler.number)
    if known is None:
        item, name = handler.item, handler.item.pattern.noun.name.text
        known = item.timing != "instead" and name not in builder.model.phases and name in effects_of(builder, item.body)
        builder.self_setting[handler.number] = known
    return known


def effects_of(builder: Lowering, body: syntax.Body) -> set[str]:
    """Names of the fields that a body may change and of the rules it may do, through any number of rules and cells."""
    found: set[str] = set()
    todo: list[object] = [body]
    cells = [cell.node for cell in builder.model.cells]
    while todo:
        for node in nodes_in(todo.pop()):
            rules: tuple[str, ...] = ()
            match node:
                case syntax.Amount(noun=noun) if noun is not None:
                    found.add(noun.name.text)
                case syntax.Set(target=target):
                    found |= {name.name for name in _names_in(target)}
                case syntax.Roll(name=name):
                    found.add(name.text)
                case syntax.Name(name=name):
                    rules = (name,)
                case syntax.MayDoAny(names=names) | syntax.DoOne(names=names):
                    rules = tuple(name.text for name in names)
            for rule in rules:
                if rule in builder.model.rules and rule not in found:
                    found.add(rule)
                    todo.append(builder.model.rules[rule].node.body)
            if runs_cells(node, rules):
                todo += cells
                cells = []
    return found


def runs_cells(node: syntax.Node, rules: tuple[str, ...]) -> bool:
    match node:
        case syntax.Do(callee=callee) | syntax.MayDo(callee=callee):
            return not isinstance(callee, syntax.Name)
        case syntax.Amount(noun=None):
            return True
    return "abilities" in rules
