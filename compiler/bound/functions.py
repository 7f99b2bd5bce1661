"""The functions of the language, and the aggregates that run over a set with a named member."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import types as ty
from compiler.bound.facts import setting_read
from compiler.bound.fit import (
    FLAG,
    NUMBER,
    as_number,
    cell_of,
    check_need,
    collection,
    fit,
    fitted,
    interval_words,
    is_unknown,
    member_type,
    narrowed,
    number,
    player,
)
from compiler.bound.names import Args, check_new_name, member
from compiler.bound.scope import SEAT, Need, Scope, bind, binds, missing
from compiler.bound.tree import Aggregate, Between, Builtin, Constant, Expr, Joined, Key, Local, LocalRead, Range
from compiler.report import type_words
from compiler.types import Type, bare, is_many
from dsl import syntax
from dsl.source import Span

JOINED = {
    "areas": "areas(x in SET by x.COLUMN)",
    "reached": "reached(x in SET from START by x.COLUMN)",
    "distance": "distance(x in SET from START to GOAL by x.COLUMN)",
}
"""What runs along links, and how it is written."""
AGGREGATES = ("count", "sum", "any", "all", "highest", "lowest", "those", "best", "first")
Bound = tuple[Type, tuple[Expr, ...]]
Result = Callable[[Scope, tuple[Expr, ...]], Type]


def _gives(type: Type | Result, *kinds: Callable[[Scope, syntax.Expr], Expr]) -> tuple[int, Callable[[Scope, Args], Bound]]:
    """A function by what it gives, and how each of its arguments is bound."""

    def bound(scope: Scope, args: Args) -> Bound:
        values = tuple(kind(scope, arg) for kind, arg in zip(kinds, args, strict=True))
        return type(scope, values) if callable(type) else type, values

    return len(kinds), bound


def _counted(scope: Scope, arg: syntax.Expr) -> Expr:
    """How many there are may be known of a pile that only its owner sees; of a set it tells what is in it."""
    outer, scope.reads = scope.reads, None if scope.reads is None else []
    many = collection(scope, arg)
    found, scope.reads = scope.reads or [], outer
    if outer is not None and isinstance(many.type, ty.SetOf):
        outer += found
    return many


def _card(scope: Scope, arg: syntax.Expr) -> Expr:
    card = bind(scope, arg, ty.AnyCard())
    return fit(scope, card, ty.AnyCard(), arg.span) if isinstance(bare(card.type), ty.KindOf) else card


def _thing(scope: Scope, arg: syntax.Expr) -> Expr:
    """Something that has a kind: a row of one table, or a kind already."""
    found = bind(scope, arg)
    if isinstance(bare(found.type), (ty.RowOf, ty.KindOf, ty.Unknown)):
        return fit(scope, found, bare(found.type), arg.span)
    message, help = f"`kind` needs a card of one table, this is {type_words(found.type)}", "name a card whose table is known"
    return scope.error("wrong-type", message, arg.span, "has no kind", help)


def _kind(scope: Scope, values: tuple[Expr, ...]) -> Type:
    found = bare(values[0].type)
    return ty.KindOf(found.name) if isinstance(found, (ty.RowOf, ty.KindOf)) else ty.Unknown()


def _choice(scope: Scope, arg: syntax.Expr) -> Expr:
    value = bind(scope, arg)
    if not isinstance(bare(value.type), (ty.ChoiceType, ty.IntType, ty.Unknown)):
        scope.error("wrong-type", f"`after` needs a choice, this is {type_words(bare(value.type))}", arg.span)
    return value


def _grid(scope: Scope, arg: syntax.Expr) -> Expr:
    grid = bind(scope, arg)
    if isinstance(grid.type, (ty.GridOf, ty.Unknown)):
        return grid
    return scope.error(
        "wrong-kind",
        f"a grid is needed, this is {type_words(grid.type)}",
        arg.span,
        "not a grid",
        "name a field of a type like `grid 6 by 7 of player`",
    )


def _face(scope: Scope, arg: syntax.Expr) -> Expr:
    face = bind(scope, arg)
    if not isinstance(face.type, (ty.FaceType, ty.Unknown)):
        message = f"a face is needed, this is {type_words(face.type)}"
        scope.error("wrong-kind", message, arg.span, "not a column of type grid")
    return face


def _numbers(scope: Scope, args: Args) -> Bound:
    return NUMBER, tuple(number(scope, arg) for arg in args)


def _distance(scope: Scope, args: Args) -> Bound:
    first = bind(scope, args[0])
    if isinstance(bare(first.type), ty.PlayerType):
        return NUMBER, (first, player(scope, args[1]))
    return NUMBER, (as_number(scope, first), number(scope, args[1]))


def _laid(scope: Scope, args: Args) -> tuple[Expr, ...]:
    """A grid, a face and the cell it is laid on; nothing if there is no grid."""
    grid = _grid(scope, args[0])
    return (grid, _face(scope, args[1]), fitted(scope, args[2], cell_of(grid.type))) if isinstance(grid.type, ty.GridOf) else ()


def _cell(scope: Scope, arg: syntax.Expr) -> Expr:
    """A cell of any grid."""
    cell = bind(scope, arg)
    kind = bare(cell.type)
    if isinstance(kind, (ty.CellType, ty.Unknown)):
        return fit(scope, cell, kind, arg.span)
    message, help = f"a cell is needed, this is {type_words(cell.type)}", "choose it from the `cells(...)` of a grid"
    return scope.error("wrong-kind", message, arg.span, "not a cell", help)


def _many_cells(scope: Scope, values: tuple[Expr, ...]) -> Type:
    kind = bare(values[0].type)
    return ty.ListOf(kind) if isinstance(kind, ty.CellType) else ty.Unknown()


def _cell_or_none(scope: Scope, values: tuple[Expr, ...]) -> Type:
    kind = bare(values[0].type)
    return ty.OptionalOf(kind) if isinstance(kind, ty.CellType) else ty.Unknown()


def _group(scope: Scope, args: Args) -> Bound:
    grid = _grid(scope, args[0])
    if not isinstance(grid.type, ty.GridOf):
        return ty.Unknown(), ()
    return ty.ListOf(cell_of(grid.type)), (grid, fitted(scope, args[1], cell_of(grid.type)))


def _reach(scope: Scope, name: str, values: tuple[Expr, ...]) -> tuple[tuple[int, int], ...]:
    """How far steps down and to the right can go, where both have ends."""
    found = [scope.range(value) for value in values[1:3]] if name in ("step", "line") else []
    ends = tuple((low, high) for low, high in found if low is not None and high is not None)
    return ends if len(ends) == len(found) else ()


def _cells(scope: Scope, values: tuple[Expr, ...]) -> Type:
    grid = values[0].type
    return ty.ListOf(cell_of(grid)) if isinstance(grid, ty.GridOf) else ty.Unknown()


def _members(scope: Scope, values: tuple[Expr, ...]) -> Type:
    return ty.ListOf(member_type(values[-1]))


def _member(scope: Scope, values: tuple[Expr, ...]) -> Type:
    return member_type(values[0])


FUNCTIONS: dict[str, tuple[int, Callable[[Scope, Args], Bound]]] = {
    "count": _gives(NUMBER, _counted),
    "min": (2, _numbers),
    "max": (2, _numbers),
    "take": _gives(_members, number, collection),
    "after_first": _gives(_members, collection),
    "first": _gives(_member, collection),
    "last": _gives(_member, collection),
    "top": _gives(_member, collection),
    "kind": _gives(_kind, _thing),
    "place": _gives(ty.OptionalOf(NUMBER), _card),
    "clockwise": _gives(ty.ListOf(SEAT), player),
    "next": _gives(SEAT, player),
    "previous": _gives(SEAT, player),
    "after": _gives(lambda scope, values: bare(values[0].type), _choice),
    "seat": _gives(NUMBER, player),
    "distance": (2, _distance),
    "odd": _gives(FLAG, number),
    "cells": _gives(_cells, _grid),
    "cell": _gives(lambda scope, values: scope.model.cell_type(), number, number),
    "row": _gives(NUMBER, _cell),
    "column": _gives(NUMBER, _cell),
    "beside": _gives(_many_cells, _cell),
    "around": _gives(_many_cells, _cell),
    "step": _gives(_cell_or_none, _cell, number, number),
    "line": _gives(_many_cells, _cell, number, number, number),
    "group": (2, _group),
    "overlap": (3, lambda scope, args: (NUMBER, _laid(scope, args))),
    "fits": (3, lambda scope, args: (FLAG, _laid(scope, args))),
    "turned": _gives(ty.FaceType(ty.Unknown()), _face, number),
    "rotation": _gives(ty.ListOf(SEAT), player, number),
    "automated": _gives(FLAG, player),
}

OF_CELLS = frozenset({"row", "column", "beside", "around", "step", "line", "group"})
"""Words that things of a game may have for names as well: a name is never followed by a round bracket."""

OF_MANY = ("min", "max")
"""These take as many more as one likes."""


@binds(syntax.Call)
def bind_call(scope: Scope, node: syntax.Call, want: Type | None) -> Expr:
    name, args, span = node.function.text, node.args, node.span
    if name == "position":
        return position(scope, node)
    if name == "cell" and len(args) == 2:
        return cell(scope, node, want)
    if name not in FUNCTIONS and (name in scope.model.defines or name in scope.model.quantities):
        message = f"the arguments of `{name}` stand in square brackets"
        scope.error("wrong-arguments", message, span, "round brackets", f"write `{name}[...]`")
        return member(scope, None, node.function, args, span)
    if name in JOINED and name not in FUNCTIONS:
        return misread(scope, name, span)
    if name in AGGREGATES and name not in FUNCTIONS:
        help = {"lowest": "write `min(...)`", "highest": "write `max(...)`", "sum": "write `a + b`"}.get(name, "name a set")
        message = f"`{name}` goes through a set, and {'one value stands' if len(args) == 1 else f'{len(args)} values stand'} here"
        return scope.error(
            "wrong-arguments", message, span, "not over a set", f"{help}, or say over what, as in `{name}(... for c in hand)`"
        )
    if name not in FUNCTIONS:
        names, otherwise = [*FUNCTIONS, *AGGREGATES, *JOINED, "position"], "make it a `define` with parameters, read with brackets"
        message = f"there is no function called `{node.function}`"
        return scope.unknown("unknown-function", message, node.function, names, "functions", "not a function", otherwise)
    wanted, function = FUNCTIONS[name]
    if len(args) != wanted and not (name in OF_MANY and len(args) > wanted):
        more = " or more" if name in OF_MANY else ""
        message = f"`{name}` takes {wanted}{more}, but {len(args)} {'is' if len(args) == 1 else 'are'} written"
        return scope.error("wrong-arguments", message, span)
    type, values = function(scope, args)
    if not values or isinstance(type, ty.Unknown):
        return missing(span)
    return Builtin(span, type, name, values, _reach(scope, name, values))


def cell(scope: Scope, node: syntax.Call, want: Type | None) -> Expr:
    """`cell(row, column)`, counted from 1: a position of the grid that it is used in."""
    kind = bare(want) if want is not None else None
    kind = kind if isinstance(kind, ty.CellType) else scope.model.cell_type()
    by = (kind.by.rows, kind.by.columns) if kind.by is not None else ("", "")
    values = [number(scope, arg) for arg in node.args]
    for value, most, setting, word in zip(values, (kind.height, kind.width), by, ("row", "column"), strict=True):
        if not setting:
            check_need(scope, Need(value, frozenset(range(1, most + 1)), "grid", word), value.span)
        elif not is_unknown(value) and scope.binder.ranges.is_counted(value, setting, scope.facts) is False:
            sizes = interval_words(scope.range(setting_read(scope.model.settings[setting])))
            label, help = f"can be {interval_words(scope.range(value))}", f"count from 1; `{setting}` is {sizes} here"
            return scope.error("out-of-table", f"the grid never has such a {word}", value.span, label, help)
    found = Builtin(node.span, kind, "cell", tuple(values))
    inside = any(map(is_unknown, values)) or scope.binder.ranges.lies_inside(found, scope.facts)
    return found if inside else replace(found, type=ty.OptionalOf(kind))


def position(scope: Scope, node: syntax.Call) -> Expr:
    """`position(x, list)` counts from 1, 0 if absent; `position(card)` is its place in the pile or row where it lies."""
    if len(node.args) == 2:
        many = collection(scope, node.args[1])
        one = bind(scope, node.args[0], member_type(many))
        if ty.names_kind(one.type) != ty.names_kind(many.type):
            one = fit(scope, one, member_type(many), node.args[0].span)
        return Builtin(node.span, NUMBER, "position", (one, many))
    if len(node.args) != 1:
        return scope.error("wrong-arguments", "`position` takes a card, or something and a list", node.span)
    return Builtin(node.span, NUMBER, "position", (_card(scope, node.args[0]),))


# ---------------------------------------------------------------- aggregates


@binds(syntax.Aggregate)
def bind_aggregate(scope: Scope, node: syntax.Aggregate, want: Type | None) -> Expr:
    name, span = node.function.text, node.span
    if name in JOINED:
        return misread(scope, name, span)
    if name not in AGGREGATES:
        message = f"`{name}` does not run over a set"
        return scope.unknown("unknown-function", message, node.function, AGGREGATES, "aggregates", "not an aggregate")
    many = collection(scope, node.domain)
    if is_unknown(many):
        return missing(span)
    inner, local = member_scope(scope, node.variable, many)
    where = narrowed(inner, node.where)
    keys = bind_keys(inner, node.order)
    if node.order is not None and node.order.at_random:
        message, help = "an expression can't be random", "use `pick ... at random`"
        scope.error("wrong-kind", message, node.order.span, "only `pick` can", help)
    value = number(inner, node.value) if node.value is not None else None
    if (value is None) == (name in ("sum", "highest", "lowest")):
        shape = f"{name}(VALUE for x in SET)" if value is None else f"{name}(x in SET where ...)"
        scope.error("wrong-arguments", f"`{name}` is written `{shape}`", span)
        return Constant(span, NUMBER, 0)
    if name == "all" and where is None:
        scope.error("wrong-arguments", "`all` needs a condition after `where`", span)
        return Constant(span, FLAG, 1)
    return Aggregate(span, aggregate_type(name, many), name, local, many, where, value, keys)


def aggregate_type(name: str, many: Expr) -> Type:
    if name in ("those", "best"):
        return ty.ListOf(member_type(many))
    if name == "first":
        return ty.OptionalOf(member_type(many))
    return FLAG if name in ("any", "all") else NUMBER


@binds(syntax.Joined)
def bind_joined(scope: Scope, node: syntax.Joined, want: Type | None) -> Expr:
    """What hangs together inside of a set, step by step to whatever `by` names."""
    name, span = node.function.text, node.span
    if name in AGGREGATES:
        help = "write `lowest` or `highest` behind what it is ordered by"
        return scope.error("wrong-arguments", f"`{name}` does not say in which direction it is ordered", node.by.span, help=help)
    if name not in JOINED:
        message = f"`{name}` does not run along links"
        return scope.unknown("unknown-function", message, node.function, JOINED, "such functions", "not such a function")
    if (node.start is not None, node.goal is not None) != (" from " in JOINED[name], " to " in JOINED[name]):
        return misread(scope, name, span)
    many = collection(scope, node.domain)
    if is_unknown(many):
        return missing(span)
    kind = bare(member_type(many))
    if not isinstance(kind, (ty.ChoiceType, ty.RowOf, ty.AnyCard, ty.PlayerType, ty.CellType)):
        message = f"only rows, choices, players and cells hang together, these are {type_words(many.type)}"
        return scope.error("wrong-kind", message, node.domain.span, "not such a set", "name a table, or a set of its rows")
    start, goal = (None if part is None else _some(scope, part, kind) for part in (node.start, node.goal))
    inner, local = member_scope(scope, node.variable, many)
    where = narrowed(inner, node.where)
    outer = scope.inner()  # what is known of a member is not known of a start
    outer.locals[local.name] = local
    by = collection(inner if start is None else outer, node.by)
    if not is_unknown(by) and member_type(by) != kind:
        message = f"`by` has to lead from one to another, this is {type_words(by.type)}"
        by = scope.error("wrong-type", message, node.by.span, f"not a set of {type_words(kind)[2:]}", "name a column of links")
    if is_unknown(by):
        return missing(span)
    types: dict[str, Type] = {"areas": ty.ListOf(ty.SetOf(kind)), "reached": ty.SetOf(kind), "distance": ty.OptionalOf(NUMBER)}
    return Joined(span, types[name], name, local, many, where, by, (), start, goal)


def misread(scope: Scope, name: str, span: Span) -> Expr:
    return scope.error("wrong-arguments", f"`{name}` can't be read like this", span, help=f"write `{JOINED[name]}`")


def _some(scope: Scope, node: syntax.Expr, kind: Type) -> Expr:
    """One of a kind, or several."""
    value = bind(scope, node, kind)
    return value if is_many(value.type) and member_type(value) == kind else fit(scope, value, kind, node.span)


def member_scope(scope: Scope, name: syntax.Ident, many: Expr, kind: str = "member") -> tuple[Scope, Local]:
    """A scope in which `name` is one member of the collection."""
    check_new_name(scope, name)
    inner = scope.inner()
    local = inner.declare(name.text, member_type(many), kind, name.span)
    inner.know(local, scope.binder.ranges.item(many, scope.facts))
    if isinstance(many, Range):
        inner.assume_of_size(Between(name.span, FLAG, LocalRead(name.span, local.type, local), many.low, many.high))
    inner.facts = scope.binder.ranges.at_least_one(many, inner.facts)
    if isinstance(local.type, ty.PlayerType):
        inner.them = LocalRead(name.span, local.type, local)
    return inner, local


def bind_keys(scope: Scope, order: syntax.Order | None) -> tuple[Key, ...]:
    keys = []
    for key in order.keys if order is not None else ():
        value = bind(scope, key.value)
        if not isinstance(bare(value.type), (ty.IntType, ty.ChoiceType, ty.FlagType, ty.CellType, ty.PlayerType, ty.Unknown)):
            message = f"an order needs numbers, this is {type_words(value.type)}"
            scope.error("not-a-number", message, key.span, "not a number")
        keys.append(Key(key.span, value, key.highest))
    return tuple(keys)
