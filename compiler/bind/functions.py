"""The built-in functions, and the aggregates that run over a set with a named element."""

from __future__ import annotations

from compiler.bind.expressions import NUMBER, as_list, bind, collection, condition, item_type, number
from compiler.bind.names import UNKNOWN, bare, member
from compiler.bind.scope import Scope, Typed
from compiler.ir.expr import At, Cell, Const, Expr, Fold, Helper, IndexOf, Int, Len, Loc, Op, Pile, PopCount, Seats, Slice, Var
from compiler.report import suggestion, type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FaceType,
    FlagType,
    GridOf,
    IntType,
    ListOf,
    OptionalOf,
    PlayerType,
    SetOf,
    Type,
    Unknown,
)
from dsl import syntax

SEAT = PlayerType()
SIMPLE = {
    "count": 1,
    "min": 2,
    "max": 2,
    "take": 2,
    "after_first": 1,
    "first": 1,
    "last": 1,
    "top": 1,
    "place": 1,
    "clockwise": 1,
    "next": 1,
    "after": 1,
    "seat": 1,
    "distance": 2,
    "odd": 1,
    "cells": 1,
    "cell": 2,
    "overlap": 3,
    "fits": 3,
    "turned": 2,
    "rotation": 2,
    "automated": 1,
}
AGGREGATES = ("count", "sum", "any", "all", "highest", "lowest", "those", "best", "first")


def bind_call(scope: Scope, node: syntax.Call, want: Type | None) -> Typed:
    name, args = node.function.text, node.args
    if name == "position":
        return position(scope, node)
    if name in scope.model.defines or name in scope.model.quantities:
        scope.error(
            "wrong-arguments",
            f"the arguments of `{name}` stand in square brackets",
            node.span,
            "round brackets",
            help=f"write `{name}[...]`",
        )
        return member(scope, None, node.function, args)
    if name not in SIMPLE:
        scope.error(
            "unknown-function",
            f"there is no function called `{name}`",
            node.function.span,
            "not a function",
            help=suggestion(name, [*SIMPLE, *AGGREGATES, "position"], "functions")
            or "make it a `define` with parameters, read with brackets",
        )
        return UNKNOWN
    if len(args) != SIMPLE[name]:
        scope.error(
            "wrong-arguments",
            f"`{name}` takes {SIMPLE[name]}, but {len(args)} {'is' if len(args) == 1 else 'are'} written",
            node.span,
        )
        return UNKNOWN
    return FUNCTIONS[name](scope, args, node)


def _count(scope, args, node) -> Typed:
    reads, scope.reads = scope.reads, None
    typed = collection(scope, args[0])
    scope.reads = reads
    if reads is not None and isinstance(typed.type, SetOf):
        collection(scope, args[0])
    if isinstance(typed.type, Unknown):
        return Typed(Int(0), NUMBER)
    return Typed(PopCount(typed.ir) if isinstance(typed.type, SetOf) else Len(typed.ir), NUMBER)


def _two(op: str):
    def make(scope, args, node) -> Typed:
        return Typed(Op(op, number(scope, args[0]), number(scope, args[1])), NUMBER)

    return make


def _take(scope, args, node) -> Typed:
    many = collection(scope, args[1])
    return Typed(Slice(as_list(scope, many), Int(0), Op("max", Int(0), number(scope, args[0]))), ListOf(item_type(many)))


def _after_first(scope, args, node) -> Typed:
    many = collection(scope, args[0])
    return Typed(Slice(as_list(scope, many), Int(1), None), ListOf(item_type(many)))


def _end(which: int):
    def make(scope, args, node) -> Typed:
        many = collection(scope, args[0])
        items = as_list(scope, many)
        return Typed(At(items, Int(which)), item_type(many))

    return make


def _place(scope, args, node) -> Typed:
    return Typed(Op("-", Loc(bind(scope, args[0], AnyCard()).ir), Int(1)), OptionalOf(NUMBER))


def _player(scope, arg) -> Expr:
    from compiler.bind.expressions import fit

    return fit(scope, bind(scope, arg, SEAT), SEAT, arg.span).ir


def _clockwise(scope, args, node) -> Typed:
    return Typed(Helper("clockwise", (Seats(), _player(scope, args[0]))), ListOf(SEAT))


def _next(scope, args, node) -> Typed:
    return Typed(Op("%", Op("+", _player(scope, args[0]), Int(1)), Seats()), SEAT)


def _after(scope, args, node) -> Typed:
    typed = bind(scope, args[0])
    kind = bare(typed.type)
    if not isinstance(kind, (ChoiceType, IntType, Unknown)):
        scope.error("wrong-type", f"`after` needs a choice, this is {type_words(kind)}", args[0].span)
    return Typed(Op("+", typed.ir, Int(1)), kind)


def _seat(scope, args, node) -> Typed:
    return Typed(Op("+", _player(scope, args[0]), Int(1)), NUMBER)


def _distance(scope, args, node) -> Typed:
    first = bind(scope, args[0])
    if isinstance(bare(first.type), PlayerType):
        return Typed(Helper("distance", (Seats(), first.ir, _player(scope, args[1]))), NUMBER)
    a, b = number(scope, args[0]), number(scope, args[1])
    return Typed(Op("max", Op("-", a, b), Op("-", b, a)), NUMBER)


def _odd(scope, args, node) -> Typed:
    return Typed(Op("==", Op("%", number(scope, args[0]), Int(2)), Int(1)), FlagType())


def _grid(scope, arg) -> Typed:
    typed = bind(scope, arg)
    if not isinstance(typed.type, (GridOf, Unknown)):
        scope.error("wrong-kind", f"a grid is needed, this is {type_words(typed.type)}", arg.span, "not a grid")
        return Typed(Int(0), Unknown())
    return typed


def _cells(scope, args, node) -> Typed:
    typed = _grid(scope, args[0])
    if isinstance(typed.type, Unknown):
        return UNKNOWN
    size = typed.type.height * typed.type.width
    name = scope.builder.constant(f"cells_{typed.type.height}_{typed.type.width}", tuple(range(size)))
    return Typed(Const(name), ListOf(CellType(typed.type.height, typed.type.width)))


def _cell(scope, args, node) -> Typed:
    shape = scope.model.cell_type()
    row, column = number(scope, args[0]), number(scope, args[1])
    return Typed(Op("+", Op("*", Op("-", row, Int(1)), Int(shape.width)), Op("-", column, Int(1))), shape)


def _face(scope, arg) -> Expr:
    typed = bind(scope, arg)
    if not isinstance(typed.type, (FaceType, Unknown)):
        scope.error("wrong-kind", f"a face is needed, this is {type_words(typed.type)}", arg.span, "not a column of type grid")
    return typed.ir


def _overlap(scope, args, node) -> Typed:
    grid = _grid(scope, args[0])
    if isinstance(grid.type, Unknown):
        return Typed(Int(0), NUMBER)
    kind = grid.type
    face, spot = _face(scope, args[1]), bind(scope, args[2], CellType(kind.height, kind.width)).ir
    return Typed(Helper("overlap", (grid.ir, Int(kind.height), Int(kind.width), face, spot)), NUMBER)


def _fits(scope, args, node) -> Typed:
    grid = _grid(scope, args[0])
    if isinstance(grid.type, Unknown):
        return Typed(Int(1), FlagType())
    kind = grid.type
    face, spot = _face(scope, args[1]), bind(scope, args[2], CellType(kind.height, kind.width)).ir
    return Typed(Helper("fits", (Int(kind.height), Int(kind.width), face, spot)), FlagType())


def _turned(scope, args, node) -> Typed:
    return Typed(Helper("turned", (_face(scope, args[0]), number(scope, args[1]))), FaceType(Unknown()))


def _rotation(scope, args, node) -> Typed:
    return Typed(Helper("rotation", (Seats(), _player(scope, args[0]), number(scope, args[1]))), ListOf(SEAT))


def _automated(scope, args, node) -> Typed:
    return Typed(Op(">", Cell("automa", _player(scope, args[0])), Int(0)), FlagType())


FUNCTIONS = {
    "count": _count,
    "min": _two("min"),
    "max": _two("max"),
    "take": _take,
    "after_first": _after_first,
    "first": _end(0),
    "last": _end(-1),
    "top": _end(-1),
    "place": _place,
    "clockwise": _clockwise,
    "next": _next,
    "after": _after,
    "seat": _seat,
    "distance": _distance,
    "odd": _odd,
    "cells": _cells,
    "cell": _cell,
    "overlap": _overlap,
    "fits": _fits,
    "turned": _turned,
    "rotation": _rotation,
    "automated": _automated,
}


def position(scope: Scope, node: syntax.Call) -> Typed:
    """`position(x, list)` counts from 1, 0 if absent; `position(card)` is its place in the pile or row where it lies."""
    if len(node.args) == 2:
        many = collection(scope, node.args[1])
        item = bind(scope, node.args[0], item_type(many))
        return Typed(Op("+", IndexOf(as_list(scope, many), item.ir), Int(1)), NUMBER)
    if len(node.args) != 1:
        scope.error("wrong-arguments", "`position` takes a card, or something and a list", node.span)
        return UNKNOWN
    card = bind(scope, node.args[0], AnyCard())
    return Typed(Op("+", IndexOf(Pile(Loc(card.ir)), card.ir), Int(1)), NUMBER)


def bind_aggregate(scope: Scope, node: syntax.Aggregate, want: Type | None) -> Typed:
    name = node.function.text
    if name not in AGGREGATES:
        scope.error(
            "unknown-function",
            f"`{name}` does not run over a set",
            node.function.span,
            "not an aggregate",
            help=suggestion(name, AGGREGATES, "aggregates"),
        )
        return UNKNOWN
    many = collection(scope, node.domain)
    if isinstance(many.type, Unknown):
        return UNKNOWN
    inner, var = element_scope(scope, node.variable, many)
    where = condition(inner, node.where) if node.where is not None else None
    if where is not None:
        inner.assume(where)
    items = as_list(scope, many)
    keys = bind_keys(inner, node.order) if node.order is not None else ()
    if node.order is not None and node.order.at_random:
        scope.error(
            "wrong-kind", "an expression can't be random", node.order.span, "only `pick` can", help="use `pick ... at random`"
        )
    value = number(inner, node.value) if node.value is not None else None
    if (value is None) == (name in ("sum", "highest", "lowest")):
        shape = f"{name}(VALUE for x in SET)" if value is None else f"{name}(x in SET where ...)"
        scope.error("wrong-arguments", f"`{name}` is written `{shape}`", node.span)
        return Typed(Int(0), NUMBER)
    if name in ("highest", "lowest"):
        return Typed(Fold(name, var, items, where, value), NUMBER)
    if name in ("those", "best"):
        return Typed(Fold(name, var, items, where, None, keys), ListOf(item_type(many)))
    if name == "first":
        return Typed(Fold("first", var, items, where, None, keys), OptionalOf(item_type(many)))
    if name == "all":
        if node.where is None:
            scope.error("wrong-arguments", "`all` needs a condition after `where`", node.span)
            return Typed(Int(1), FlagType())
        return Typed(Fold("all", var, items, None, where), FlagType())
    kind = FlagType() if name == "any" else NUMBER
    return Typed(Fold(name, var, items, where, value), kind)


def element_scope(scope: Scope, name: syntax.Ident, many: Typed, role: str = "") -> tuple[Scope, str]:
    """A scope in which `name` is one member of the collection."""
    check_new_name(scope, name)
    inner = scope.inner(reads=scope.reads, needs=scope.needs)
    kind = item_type(many)
    var = inner.declare(name.text, kind, role=role)
    items = as_list(scope, many)
    bounds = scope.builder.ranges.item(items, scope.facts)
    if bounds != (None, None):
        from compiler.bind.ranges import meet

        inner.facts[Var(var)] = meet(inner.facts.get(Var(var), (None, None)), bounds)
    if isinstance(kind, PlayerType):
        inner.them = Var(var)
    return inner, var


def check_new_name(scope: Scope, name: syntax.Ident) -> None:
    """No local may hide something else."""
    model = scope.model
    for group in (model.fields, model.quantities, model.defines, model.settings):
        if name.text in group:
            scope.error(
                "hidden-name",
                f"the local name `{name.text}` would hide what is declared under it",
                name.span,
                "taken",
                others=[group[name.text].place.label("declared here")],
                help="choose another name",
            )
            return
    if name.text in scope.locals:
        scope.error(
            "hidden-name",
            f"`{name.text}` is already the name of something here",
            name.span,
            "taken in this block",
            help="choose another name",
        )


def bind_keys(scope: Scope, order: syntax.Order) -> tuple[tuple[Expr, bool], ...]:
    keys = []
    for key in order.keys:
        typed = bind(scope, key.value)
        if not isinstance(bare(typed.type), (IntType, ChoiceType, FlagType, CellType, PlayerType, Unknown)):
            scope.error("not-a-number", f"an order needs numbers, this is {type_words(typed.type)}", key.span, "not a number")
        keys.append((typed.ir, key.highest))
    return tuple(keys)
