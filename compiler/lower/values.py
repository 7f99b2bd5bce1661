"""Bound expressions -> expressions of the intermediate form. Nothing can be wrong any more; what is decided here is how a value
is kept: sets as masks, lists as tuples, fields as cells by index, columns as constants."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from math import prod
from typing import Any

from compiler import types
from compiler.bound import tree
from compiler.ir import expr as ir
from compiler.ir.expr import CallFn, Cell, Cond, Const, Expr, Fold, Helper, Int, Op, Seats, Tup, Var
from compiler.ir.make import ALL_SEATS, equals, minus, numbers, plus, times
from compiler.limits import LARGEST
from compiler.lower import boards
from compiler.lower.state import Env, Lowering
from compiler.model import GAME, PLAYER, ChoicesInfo, DefineInfo, FieldInfo, QuantityInfo, TableInfo
from compiler.types import GridOf, KindOf, ListOf, RowOf, SetOf, Type, bare, is_many

PLACES = (types.PileOf, types.LineOf)
Translate = Callable[[Env, Any], Expr]
DIVISIONS = {"down": "//", "up": "/^", "remainder": "%"}
_values: dict[type, Translate] = {
    tree.Constant: lambda env, expr: Int(expr.value),
    tree.Text: lambda env, expr: Int(0),
    tree.Missing: lambda env, expr: Int(0),
    tree.LocalRead: lambda env, expr: env.locals[expr.local],
    tree.SettingRead: lambda env, expr: Cell(expr.setting.name),
    tree.SpotAt: lambda env, expr: ir.At(value(env, expr.grid), value(env, expr.spot)),
    tree.Items: lambda env, expr: Tup(tuple(value(env, item) for item in expr.items)),
    tree.Range: lambda env, expr: ir.Range(value(env, expr.low), value(env, expr.high)),
    tree.Negate: lambda env, expr: ir.Neg(value(env, expr.value)),
    tree.Not: lambda env, expr: ir.Not(value(env, expr.value)),
    tree.Arithmetic: lambda env, expr: Op(expr.op, value(env, expr.left), value(env, expr.right)),
    tree.Logic: lambda env, expr: Op(expr.op, value(env, expr.left), value(env, expr.right)),
    tree.Quotient: lambda env, expr: Op(DIVISIONS[expr.rounding], value(env, expr.left), value(env, expr.right)),
    tree.Either: lambda env, expr: Cond(value(env, expr.test), *(fitted(env, part, expr.type) for part in (expr.then, expr.other))),
}


def gives(kind: type[tree.Expr]) -> Callable[[Translate], Translate]:
    """Makes a function the one that translates expressions of this kind."""

    def register(function: Translate) -> Translate:
        _values[kind] = function
        return function

    return register


def value(env: Env, expr: tree.Expr) -> Expr:
    return _values[type(expr)](env, expr)


def optional(env: Env, expr: tree.Expr | None) -> Expr | None:
    return None if expr is None else value(env, expr)


# ---------------------------------------------------------------- how values are kept


def as_list(env: Env, expr: tree.Expr) -> Expr:
    """The members of a collection as a tuple."""
    found = value(env, expr)
    if not isinstance(expr.type, SetOf):
        return found
    if isinstance(found, ir.MaskOf):
        return found.items
    return ir.Bits(found, (env.lowering.model.bounds_of(bare(expr.type.of))[1] or 0) + 1)


def as_mask(env: Env, expr: tree.Expr) -> Expr:
    found = value(env, expr)
    if isinstance(expr.type, SetOf):
        return found
    match found:
        case Tup(items) if all(isinstance(i, Int) and i.value >= 0 for i in items):
            return Int(sum(1 << v for v in {i.value for i in items if isinstance(i, Int)}))
        case Const(name, None):
            return Int(sum(1 << v for v in env.lowering.program.constants[name]))
    return ir.MaskOf(found)


def fitted(env: Env, expr: tree.Expr, want: Type) -> Expr:
    """The value as something of the wanted type is kept."""
    want = bare(want)
    if isinstance(want, SetOf) and is_many(expr.type):
        return as_mask(env, expr)
    if isinstance(want, ListOf) and is_many(expr.type):
        return as_list(env, expr)
    return value(env, expr)


def size(env: Env, expr: tree.Expr) -> Expr:
    """How many there are of a collection."""
    found = value(env, expr)
    return ir.PopCount(found) if isinstance(expr.type, SetOf) else ir.Len(found)


def field_index(lowering: Lowering, info: FieldInfo, owner: Expr | None, keys: tuple[Expr, ...]) -> Expr | None:
    """The position of a value inside the field's list; None for a single value of the game."""
    if info.owner == GAME:
        owner = None
    elif info.owner != PLAYER and owner is not None:
        owner = minus(owner, lowering.model.row_types[info.owner].first)
    return keyed(lowering, owner, info.keys, keys)


def keyed(lowering: Lowering, index: Expr | None, keys: tuple[Type, ...], values: tuple[Expr, ...]) -> Expr | None:
    """The position of a part of a family, in what stands at `index`: its keys, outermost first."""
    for key, found in zip(keys, values, strict=False):
        part = minus(found, lowering.model.bounds_of(key)[0] or 0)
        index = part if index is None else plus(times(index, lowering.model.size_of(key)), part)
    return index


def place_number(lowering: Lowering, info: FieldInfo, index: Expr | None) -> Expr:
    base = lowering.place_bases[info.storage]
    return Int(base) if index is None else plus(Int(base), index)


def key_count(lowering: Lowering, info: FieldInfo) -> int:
    return prod(max(1, lowering.model.size_of(key)) for key in info.keys)


# ---------------------------------------------------------------- names


def is_in(lowering: Lowering, seat: Expr) -> Expr | None:
    """Has this player left neither the round nor the game? None if nobody ever does."""
    tests: list[Expr] = [ir.Not(Cell(f"out_of_{what}", seat)) for what in sorted(lowering.game.heard.leaves)]
    return reduce(lambda a, b: Op("and", a, b), tests) if tests else None


def still_in(lowering: Lowering, seats: Expr) -> Expr:
    """These players without those who have left."""
    if not lowering.game.heard.leaves:
        return seats
    seat = lowering.fresh("seat")
    return Fold("those", seat, seats, is_in(lowering, Var(seat)))


@gives(tree.Word)
def _word(env: Env, expr: tree.Word) -> Expr:
    match expr.word:
        case "everyone":
            return ALL_SEATS
        case "players":
            return still_in(env.lowering, ALL_SEATS)
        case "rivals":
            return still_in(env.lowering, Helper("rivals", (Seats(), env.me or Int(0))))
        case "partners":
            me, other = env.me or Int(0), env.lowering.fresh("other")
            mine = Op("==", CallFn("team_of", (Var(other),)), CallFn("team_of", (me,)))
            return Fold("those", other, still_in(env.lowering, Helper("rivals", (Seats(), me))), mine)
        case "humans":
            seat = env.lowering.fresh("seat")
            return Fold("those", seat, still_in(env.lowering, ALL_SEATS), equals(Cell("automa", Var(seat)), 0))
        case "source" | "round":
            return Cell(expr.word)
        case "empty" if isinstance(expr.type, GridOf):
            return numbers(*[-1] * (expr.type.height * expr.type.width))
    known = {"me": env.me, "they": env.them, "this": env.this, "amount": env.amount, "total": env.total}
    return known[expr.word] or Int(0)


@gives(tree.AllOf)
def _all_of(env: Env, expr: tree.AllOf) -> Expr:
    of = expr.of
    if not isinstance(of, ChoicesInfo) and types.names_kind(expr.type):
        return Const(env.lowering.constant(f"all_kinds_of_{of.name}", tuple(range(len(of.rows)))))
    numbers = range(len(of.values)) if isinstance(of, ChoicesInfo) else range(of.first, of.first + len(of.things))
    return Const(env.lowering.constant(f"all_{of.name}", tuple(numbers)))


@gives(tree.FieldRead)
def _field(env: Env, expr: tree.FieldRead) -> Expr:
    if isinstance(expr.type, types.FamilyOf):
        return Int(0)
    index = index_of(env, expr)
    if isinstance(expr.field.type, PLACES):
        return ir.Pile(place_number(env.lowering, expr.field, index))
    return Cell(expr.field.storage, index)


def index_of(env: Env, expr: tree.FieldRead | tree.Resource) -> Expr | None:
    keys = tuple(value(env, key) for key in expr.keys)
    return field_index(env.lowering, expr.field, optional(env, expr.owner), keys)


@gives(tree.FunctionRead)
def _function(env: Env, expr: tree.FunctionRead) -> Expr:
    params = expr.function.params
    args = [fitted(env, arg, param.type) for arg, param in zip(expr.args, params, strict=False)]
    owner = [value(env, expr.owner)] if expr.owner is not None else []
    return ir.CallFn(function_name(expr.function), (*owner, *args))


def function_name(info: DefineInfo | QuantityInfo) -> str:
    return f"{'q' if isinstance(info, QuantityInfo) else 'd'}_{info.name}"


# ---------------------------------------------------------------- tables


@gives(tree.TableRead)
def _table(env: Env, expr: tree.TableRead) -> Expr:
    low, values = env.lowering.game.columns.by_key(expr.table, expr.high)
    name = env.lowering.constant(f"{expr.table.name}_by_{expr.table.loaded.shape.key}", values)
    return Const(name, minus(value(env, expr.key), low))


@gives(tree.ColumnRead)
def _column(env: Env, expr: tree.ColumnRead) -> Expr:
    row = thing(env, expr.row)
    if isinstance(expr.type, types.RuleType):
        return row
    column = env.lowering.game.columns.of(expr.tables, expr.column)
    assert column is not None
    index = times(minus(row, column.first), column.size)
    part = keyed(env.lowering, None, column.keys, tuple(value(env, key) for key in expr.keys))
    name = env.lowering.constant(f"{expr.tables[0].name}_{expr.column}", column.values)
    return Const(name, index if part is None else plus(index, part))


def cell_value(env: Env, expr: tree.CellRead) -> Expr:
    """The function of that row's cell; all of them are made at the end."""
    column = expr.tables[0].column(expr.column)
    assert column is not None
    kind, _ = types.family(column.type)
    assert isinstance(kind, types.RuleType)
    name = cells_name(kind.kind, expr.tables, expr.column)
    env.lowering.value_columns[name] = (expr.tables, expr.column)
    return ir.CallFnBy(name, cell_number(env, expr), (optional(env, expr.owner) or Int(0), thing(env, expr.row)))


def cells_name(kind: str, tables: tuple[TableInfo, ...], column: str) -> str:
    """What the functions of these cells are called together."""
    return "_".join((kind, *(table.name for table in tables), column))


def cell_number(env: Env, read: tree.CellRead | tree.ColumnRead) -> Expr:
    """Which of the functions of these cells is meant: things in their order, each with all of its keys."""
    row = minus(thing(env, read.row), min(table.first for table in read.tables))
    column = read.tables[0].column(read.column)
    assert column is not None
    found = keyed(env.lowering, row, types.family(column.type)[1], tuple(value(env, key) for key in read.keys))
    return row if found is None else found


@gives(tree.RowName)
def _row_name(env: Env, expr: tree.RowName) -> Expr:
    row, kind = thing(env, expr.row), bare(expr.row.type)
    cards = not isinstance(kind, (RowOf, KindOf)) or env.lowering.model.row_types[kind.name].is_cards
    return Const("card_row", row) if cards else row


# ---------------------------------------------------------------- collections


@gives(tree.ItemAt)
def _item_at(env: Env, expr: tree.ItemAt) -> Expr:
    """What could lie before the first is far beyond the last instead: -1 would be the last one."""
    index: Expr = Op("-", value(env, expr.place), Int(1))
    return ir.At(value(env, expr.items), Op("%", index, Int(LARGEST)) if expr.below else index)


@gives(tree.Combine)
def _combine(env: Env, expr: tree.Combine) -> Expr:
    if isinstance(expr.type, ListOf):
        left, right = (as_list(env, part) if is_many(part.type) else Tup((value(env, part),)) for part in (expr.left, expr.right))
        return Op("+", left, right)
    left = as_mask(env, expr.left)
    many = isinstance(expr.right.type, (SetOf, ListOf))
    right = as_mask(env, expr.right) if many else ir.MaskOf(Tup((value(env, expr.right),)))
    return Op("|" if expr.op == "+" else "&~", left, right)


def sort_keys(env: Env, keys: tuple[tree.Key, ...]) -> tuple[tuple[Expr, bool], ...]:
    return tuple((value(env, key.value), key.highest) for key in keys)


@gives(tree.Aggregate)
def _aggregate(env: Env, expr: tree.Aggregate) -> Expr:
    items = as_list(env, expr.domain)
    inner, var = env.member(expr.local)
    where, keys, given = optional(inner, expr.where), sort_keys(inner, expr.keys), optional(inner, expr.value)
    if expr.function == "all":
        return Fold("all", var, items, None, where)
    return Fold(expr.function, var, items, where, given, keys)


@gives(tree.Joined)
def _joined(env: Env, expr: tree.Joined) -> Expr:
    """The members with what each leads to, as tuples side by side; and the same for where one begins."""
    assert expr.value is not None
    inner, var = env.member(expr.local)
    items = as_list(env, expr.domain)
    leads = as_mask(inner, expr.value)
    name = env.lowering.fresh("members")
    members = items if expr.where is None else Fold("those", var, items, value(inner, expr.where))
    args: list[Expr] = [Var(name), Fold("map", var, Var(name), None, leads)]
    if expr.start is not None:
        start = as_list(env, expr.start) if is_many(expr.start.type) else Tup((value(env, expr.start),))
        args += [start, Fold("map", var, start, None, leads)]
    if expr.goal is not None:
        args.append(as_mask(env, expr.goal) if is_many(expr.goal.type) else ir.Bit(value(env, expr.goal)))
    return ir.LetIn(name, members, Helper({"distance": "steps"}.get(expr.function, expr.function), tuple(args)))


# ---------------------------------------------------------------- numbers and conditions


@gives(tree.Compare)
def _compare(env: Env, expr: tree.Compare) -> Expr:
    left, right, op = expr.left, expr.right, "==" if expr.op == "=" else expr.op
    if expr.by_row:
        return Op(op, *same_kind(env, left, right))
    sets = isinstance(left.type, (SetOf, ListOf)) and isinstance(right.type, (SetOf, ListOf))
    if sets and (isinstance(left.type, SetOf) or isinstance(right.type, SetOf)):
        return Op(op, as_mask(env, left), as_mask(env, right))
    return Op(op, value(env, left), value(env, right))


# ---------------------------------------------------------------- kinds


def thing(env: Env, expr: tree.Expr) -> Expr:
    """A thing; of a kind the first one, which has the columns of all."""
    found, kind = value(env, expr), bare(expr.type)
    if not isinstance(kind, KindOf):
        return found
    table = env.lowering.model.row_types[kind.name]
    if isinstance(found, Int) and found.value >= 0:
        return Int(table.first_thing(found.value))
    if not table.has_copies:
        return plus(found, Int(table.first))
    firsts = env.lowering.constant(f"{table.name}_first", tuple(map(table.first_thing, range(len(table.rows)))))
    return or_none(expr.type, found, Const(firsts, found))


def kind_number(env: Env, type: Type, card: Expr) -> Expr:
    """The kind of a thing."""
    kind = bare(type)
    assert isinstance(kind, RowOf)
    table = env.lowering.model.row_types[kind.name]
    row = minus(card, table.first)
    found = Const(env.lowering.constant(f"{table.name}_kind", table.things), row) if table.has_copies else row
    return or_none(type, card, found)


def or_none(type: Type, test: Expr, found: Expr) -> Expr:
    return Cond(Op("<", test, Int(0)), Int(-1), found) if isinstance(type, types.OptionalOf) else found


def same_kind(env: Env, left: tree.Expr, right: tree.Expr) -> tuple[Expr, Expr]:
    """What to compare of a thing and a kind, in any order."""
    if types.names_kind(left.type):
        return same_kind(env, right, left)
    return kinds_of(env, left.type, value(env, left), right)


def kinds_of(env: Env, type: Type, card: Expr, kind: tree.Expr) -> tuple[Expr, Expr]:
    """The numbers of the kinds; the first things of them if any table is meant, or if the kind is known."""
    of = bare(kind.type)
    assert isinstance(of, KindOf)
    known = isinstance(kind, tree.Constant) and env.lowering.model.row_types[of.name].is_cards
    if known or not isinstance(bare(type), RowOf):
        return or_none(type, card, Const("card_row", card)), thing(env, kind)
    return kind_number(env, type, card), value(env, kind)


@gives(tree.Between)
def _between(env: Env, expr: tree.Between) -> Expr:
    item, low, high = value(env, expr.item), value(env, expr.low), value(env, expr.high)
    if isinstance(item, (Var, Int, Cell)):
        return Op("and", Op(">=", item, low), Op("<=", item, high))
    name = env.lowering.fresh("value")
    return ir.LetIn(name, item, Op("and", Op(">=", Var(name), low), Op("<=", Var(name), high)))


@gives(tree.IsIn)
def _is_in(env: Env, expr: tree.IsIn) -> Expr:
    item, domain = fitted(env, expr.item, types.element(expr.domain.type)), value(env, expr.domain)
    if expr.by_row and types.names_kind(expr.item.type):
        card, members = env.lowering.fresh("card"), as_list(env, expr.domain)
        return Fold("any", card, members, Op("==", *kinds_of(env, types.element(expr.domain.type), Var(card), expr.item)))
    if expr.by_row and not isinstance(bare(expr.item.type), RowOf):  # a card of any table, among kinds of one
        kind = tree.Local("kind", types.element(expr.domain.type), "member", expr.span)
        inner, var = env.member(kind)
        read = tree.LocalRead(expr.span, kind.type, kind)
        return Fold("any", var, as_list(env, expr.domain), Op("==", *kinds_of(inner, expr.item.type, item, read)))
    if expr.by_row:
        item = kind_number(env, expr.item.type, item)
    if isinstance(expr.domain.type, SetOf):
        return ir.Has(domain, item)
    return ir.Contains(domain, item)


@gives(tree.Targets)
def _targets(env: Env, expr: tree.Targets) -> Expr:
    card, player = value(env, expr.card), value(env, expr.player)
    return Op("and", Op("==", card, Cell("targeting")), ir.Has(Cell("targeted"), player))


# ---------------------------------------------------------------- functions of the language


BUILTINS: dict[str, Callable[..., Expr]] = {
    "min": lambda *all: reduce(lambda a, b: Op("min", a, b), all),
    "max": lambda *all: reduce(lambda a, b: Op("max", a, b), all),
    "place": lambda card: Op("-", ir.Loc(card), Int(1)),
    "position": lambda card: Op("+", ir.IndexOf(ir.Pile(ir.Loc(card)), card), Int(1)),
    "clockwise": lambda player: Helper("clockwise", (Seats(), player)),
    "next": lambda player: Op("%", Op("+", player, Int(1)), Seats()),
    "previous": lambda player: Op("%", Op("-", Op("+", player, Seats()), Int(1)), Seats()),
    "after": lambda one: Op("+", one, Int(1)),
    "seat": lambda player: Op("+", player, Int(1)),
    "distance": lambda a, b: Op("max", Op("-", a, b), Op("-", b, a)),
    "odd": lambda a: equals(Op("%", a, Int(2)), 1),
    "automated": lambda player: Op(">", Cell("automa", player), Int(0)),
    "rotation": lambda player, times_over: Helper("rotation", (Seats(), player, times_over)),
    "turned": lambda face, quarters: Helper("turned", (face, quarters)),
}
"""Functions of values alone; the others need to know how their arguments are kept."""


@gives(tree.Builtin)
def _builtin(env: Env, expr: tree.Builtin) -> Expr:
    name = expr.function
    match name, expr.args:
        case "clockwise" | "rotation", _ if env.lowering.game.heard.leaves:
            return still_in(env.lowering, BUILTINS[name](*[value(env, arg) for arg in expr.args]))
        case "next" | "previous", (player,) if env.lowering.game.heard.leaves:
            seat = value(env, player)
            others, alone = still_in(env.lowering, Helper("rivals", (Seats(), seat))), ir.Tup((seat,))
            return ir.At(Op("+", others, alone), Int(0)) if name == "next" else ir.At(Op("+", alone, others), Int(-1))
        case "count", (many,):
            return size(env, many)
        case "first" | "last" | "top", (many,):
            return ir.At(as_list(env, many), Int(0 if name == "first" else -1))
        case "after_first", (many,):
            return ir.Slice(as_list(env, many), Int(1), None)
        case "take", (count, many):
            items = as_list(env, many)
            return ir.Slice(items, Int(0), Op("max", Int(0), value(env, count)))
        case "position", (one, many):
            items = as_list(env, many)
            return Op("+", ir.IndexOf(items, value(env, one)), Int(1))
        case "kind", (one,):
            return kind_number(env, one.type, value(env, one)) if isinstance(bare(one.type), RowOf) else value(env, one)
        case "cells", (tree.Expr(type=GridOf() as shape),):
            return boards.cells_of(env, boards.cell_of(shape))
        case "group", (tree.Expr(type=GridOf() as shape) as grid, spot):
            return boards.group(env, shape, value(env, grid), value(env, spot))
    args = [value(env, arg) for arg in expr.args]
    kinds = [bare(arg.type) for arg in expr.args]
    match name, bare(expr.type), kinds:
        case "distance", _, [types.PlayerType(), _]:
            return Helper("distance", (Seats(), *args))
        case "cell", types.CellType() as board, _:
            return boards.cell_at(env, board, args[0], args[1], isinstance(expr.type, types.OptionalOf))
        case "row" | "column" | "beside" | "around", _, [types.CellType() as board]:
            return boards.of_cell(env, name, board, *args)
        case "step", _, [types.CellType() as board, *_]:
            cell, down, right = args
            return boards.step(env, board, cell, down, right, expr.reach)
        case "line", _, [types.CellType() as board, *_]:
            cell, down, right, length = args
            return boards.line(env, board, cell, down, right, length, expr.reach)
        case "overlap", _, [GridOf(height, width), *_]:
            return Helper("overlap", (args[0], Int(height), Int(width), *args[1:]))
        case "fits", _, [GridOf(width=width) as shape, *_]:
            apart = () if shape.by is None else (Int(width),)
            return Helper("fits", (*boards.sides_of(shape), *args[1:], *apart))
    return BUILTINS[name](*args)
