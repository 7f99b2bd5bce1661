"""A reaction is never set off by itself.

What: a handler whose body does again what it listens to (rolls the die it may roll again, adds to the gain it waits for)
gets a mark that is up while it runs; with the mark up it does not react. Handlers that can't reach their own event have no
mark and pay nothing. Leaving a turn, a phase or the game from inside takes all marks down.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.game import effects_of
from compiler.ir.expr import Cell, Expr, Int
from compiler.ir.make import equals
from compiler.ir.stmt import Stmt, Store
from compiler.lower.signals import mark_cell
from compiler.lower.state import Lasting, Lowering
from compiler.model import PhaseInfo


def idle_test(lowering: Lowering, handler: Lasting, instance: Expr) -> Expr | None:
    """Is this handler of this card (or player) not running? None if it can't set itself off."""
    mark = mark_of(lowering, handler, instance)
    return equals(mark, 0) if mark is not None else None


def marked(lowering: Lowering, handler: Lasting, instance: Expr, body: list[Stmt]) -> list[Stmt]:
    mark = mark_of(lowering, handler, instance)
    return body if mark is None else [Store(mark, Int(1)), *body, Store(mark, Int(0))]


def mark_of(lowering: Lowering, handler: Lasting, instance: Expr) -> Cell | None:
    if not sets_itself_off(lowering, handler):
        return None
    return mark_cell(lowering, lowering.running_marks, "running", handler, instance)


def sets_itself_off(lowering: Lowering, handler: Lasting) -> bool:
    item = handler.item
    assert isinstance(item, tree.Reaction)
    if handler.number not in lowering.self_setting:
        alone = item.timing == "instead" or isinstance(item.to, PhaseInfo)
        lowering.self_setting[handler.number] = not alone and item.to in effects_of(lowering.game, item.body)
    return lowering.self_setting[handler.number]
