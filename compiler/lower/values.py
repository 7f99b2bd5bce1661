"""Bound expressions -> expressions of the intermediate form. Nothing can be wrong any more; what is decided here is how a value
is kept: sets as masks, lists as tuples, fields as cells by index, columns as constants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.bound import tree
from compiler.bound.columns import Values
from compiler.ir.expr import (
    At,
    Bits,
    CallFn,
    CallFnBy,
    Cell,
    Cond,
    Const,
    Contains,
    Expr,
    Fold,
    Has,
    Helper,
    IndexOf,
    Int,
    Len,
    LetIn,
    Loc,
    MaskOf,
    Neg,
    Not,
    Op,
    Pile,
    PopCount,
    Range,
    Seats,
    Slice,
    Tup,
    Var,
)
from compiler.ir.make import ALL_SEATS, equals, minus, plus, times
from compiler.lower.env import Env
from compiler.lower.state import Lowering
from compiler.model import GAME, PLAYER, ChoicesInfo, DefineInfo, FieldInfo, QuantityInfo, TableInfo
from compiler.types import (
    CellType,
    FamilyOf,
    GridOf,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    Type,
    bare,
    is_many,
)

COMPARE = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
_values: dict[type, Callable[[Env, Any], Expr]] = {}


def gives(*kinds: type[tree.Expr]) -> Callable[[Callable[[Env, Any], Expr]], Callable[[Env, Any], Expr]]:
    """Makes a function the one that translates expressions of these kinds."""

    def register(function: Callable[[Env, Any], Expr]) -> Callable[[Env, Any], Expr]:
        _values.update(dict.fromkeys(kinds, function))
        return function

    return register


def value(env: Env, expr: tree.Expr) -> Expr:
    return _values[type(expr)](env, expr)


def kinds_translated() -> frozenset[type]:
    return frozenset(_values)


def optional(env: Env, expr: tree.Expr | None) -> Expr | None:
    return None if expr is None else value(env, expr)


# ---------------------------------------------------------------- how values are kept


def as_list(env: Env, expr: tree.Expr) -> Expr:
    """The members of a collection as a tuple."""
    found = value(env, expr)
    if not isinstance(expr.type, SetOf):
        return found
    if isinstance(found, MaskOf):
        return found.items
    return Bits(found, (env.lowering.model.bounds_of(bare(expr.type.of))[1] or 0) + 1)


def as_mask(env: Env, expr: tree.Expr) -> Expr:
    found = value(env, expr)
    if isinstance(expr.type, SetOf):
        return found
    match found:
        case Tup(items) if all(isinstance(i, Int) and i.value >= 0 for i in items):
            return Int(sum(1 << v for v in {i.value for i in items if isinstance(i, Int)}))
        case Const(name, None):
            return Int(sum(1 << v for v in env.lowering.program.constants[name]))
    return MaskOf(found)


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
    return PopCount(found) if isinstance(expr.type, SetOf) else Len(found)


def field_index(lowering: Lowering, info: FieldInfo, owner: Expr | None, keys: tuple[Expr, ...]) -> Expr | None:
    """The position of a value inside the field's list; None for a single value of the game."""
    model = lowering.model
    index: Expr | None = None
    if info.owner == PLAYER:
        index = owner
    elif info.owner != GAME and owner is not None:
        index = minus(owner, model.row_types[info.owner].first)
    for type, key in zip(info.keys, keys, strict=False):
        part = minus(key, model.bounds_of(type)[0] or 0)
        index = part if index is None else plus(times(index, model.size_of(type)), part)
    return index


def place_number(lowering: Lowering, info: FieldInfo, index: Expr | None) -> Expr:
    base = lowering.place_bases[info.storage]
    return Int(base) if index is None else plus(Int(base), index) if isinstance(index, Int) else Op("+", Int(base), index)


def key_count(lowering: Lowering, info: FieldInfo) -> int:
    count = 1
    for key in info.keys:
        count *= max(1, lowering.model.size_of(key))
    return count


# ---------------------------------------------------------------- names


@gives(tree.Constant)
def _constant(env: Env, expr: tree.Constant) -> Expr:
    return Int(expr.value)


@gives(tree.Text, tree.Missing)
def _text(env: Env, expr: tree.Text) -> Expr:
    return Int(0)


@gives(tree.LocalRead)
def _local(env: Env, expr: tree.LocalRead) -> Expr:
    return env.locals[expr.local]


@gives(tree.Word)
def _word(env: Env, expr: tree.Word) -> Expr:
    match expr.word:
        case "players":
            return ALL_SEATS
        case "rivals":
            return Helper("rivals", (Seats(), env.me or Int(0)))
        case "humans":
            seat = env.lowering.fresh("seat")
            return Fold("those", seat, ALL_SEATS, equals(Cell("automa", Var(seat)), 0))
        case "source" | "round":
            return Cell(expr.word)
        case "empty" if isinstance(expr.type, GridOf):
            return Tup((Int(-1),) * (expr.type.height * expr.type.width))
    known = {"me": env.me, "they": env.them, "this": env.this, "amount": env.amount, "total": env.total}
    return known[expr.word] or Int(0)


@gives(tree.AllOf)
def _all_of(env: Env, expr: tree.AllOf) -> Expr:
    of = expr.of
    numbers = range(len(of.values)) if isinstance(of, ChoicesInfo) else range(of.first, of.first + len(of.things))
    return Const(env.lowering.constant(f"all_{of.name}", tuple(numbers)))


@gives(tree.FieldRead)
def _field(env: Env, expr: tree.FieldRead) -> Expr:
    if isinstance(expr.type, FamilyOf):
        return Int(0)
    index = index_of(env, expr)
    if isinstance(expr.field.type, (PileOf, LineOf)):
        return Pile(place_number(env.lowering, expr.field, index))
    return Cell(expr.field.storage, index)


def index_of(env: Env, expr: tree.FieldRead | tree.Resource) -> Expr | None:
    keys = tuple(value(env, key) for key in expr.keys)
    return field_index(env.lowering, expr.field, optional(env, expr.owner), keys)


@gives(tree.SettingRead)
def _setting(env: Env, expr: tree.SettingRead) -> Expr:
    return Cell(expr.setting.name)


@gives(tree.FunctionRead)
def _function(env: Env, expr: tree.FunctionRead) -> Expr:
    params = expr.function.params
    args = [fitted(env, arg, param.type) for arg, param in zip(expr.args, params, strict=False)]
    owner = [value(env, expr.owner)] if expr.owner is not None else []
    return CallFn(function_name(expr.function), (*owner, *args))


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
    row = value(env, expr.row)
    if isinstance(expr.type, RuleType):
        return row
    column = env.lowering.game.columns.of(expr.tables, expr.column)
    assert column is not None
    index = times(minus(row, column.first), column.size)
    part: Expr | None = None
    model = env.lowering.model
    for type, key in zip(column.keys, expr.keys, strict=True):
        at = minus(value(env, key), model.bounds_of(type)[0] or 0)
        part = at if part is None else plus(times(part, model.size_of(type)), at)
    name = column_constant(env.lowering, expr.tables, expr.column, column.values)
    return Const(name, index if part is None else plus(index, part))


def column_constant(lowering: Lowering, tables: tuple[TableInfo, ...], column: str, values: Values) -> str:
    return lowering.constant(f"{tables[0].name}_{column}", values)


@gives(tree.CellRead)
def _cell(env: Env, expr: tree.CellRead) -> Expr:
    """The function of that row's cell; all of them are made at the end."""
    column = expr.table.column(expr.column)
    assert column is not None and isinstance(column.type, RuleType)
    name = f"{column.type.kind}_{expr.table.name}_{expr.column}"
    env.lowering.value_columns[name] = (expr.table, expr.column)
    row = value(env, expr.row)
    return CallFnBy(name, minus(row, expr.table.first), (optional(env, expr.owner) or Int(0), row))


@gives(tree.RowName)
def _row_name(env: Env, expr: tree.RowName) -> Expr:
    row, kind = value(env, expr.row), bare(expr.row.type)
    cards = not isinstance(kind, RowOf) or env.lowering.model.row_types[kind.name].is_cards
    return Const("card_row", row) if cards else row


# ---------------------------------------------------------------- collections


@gives(tree.ItemAt)
def _item_at(env: Env, expr: tree.ItemAt) -> Expr:
    items = value(env, expr.items)
    return At(items, Op("-", value(env, expr.place), Int(1)))


@gives(tree.SpotAt)
def _spot_at(env: Env, expr: tree.SpotAt) -> Expr:
    return At(value(env, expr.grid), value(env, expr.spot))


@gives(tree.Items)
def _items(env: Env, expr: tree.Items) -> Expr:
    return Tup(tuple(value(env, item) for item in expr.items))


@gives(tree.Range)
def _range(env: Env, expr: tree.Range) -> Expr:
    return Range(value(env, expr.low), value(env, expr.high))


@gives(tree.Combine)
def _combine(env: Env, expr: tree.Combine) -> Expr:
    left = as_mask(env, expr.left)
    many = isinstance(expr.right.type, (SetOf, ListOf))
    right = as_mask(env, expr.right) if many else MaskOf(Tup((value(env, expr.right),)))
    return Op("|" if expr.op == "+" else "&~", left, right)


def member_env(env: Env, local: tree.Local) -> tuple[Env, str]:
    """An environment in which `local` is a variable of its own."""
    inner = env.inner()
    var = env.lowering.fresh(local.name)
    inner.locals[local] = Var(var)
    return inner, var


def sort_keys(env: Env, keys: tuple[tree.Key, ...]) -> tuple[tuple[Expr, bool], ...]:
    return tuple((value(env, key.value), key.highest) for key in keys)


@gives(tree.Aggregate)
def _aggregate(env: Env, expr: tree.Aggregate) -> Expr:
    items = as_list(env, expr.domain)
    inner, var = member_env(env, expr.local)
    where, keys, given = optional(inner, expr.where), sort_keys(inner, expr.keys), optional(inner, expr.value)
    if expr.function == "all":
        return Fold("all", var, items, None, where)
    return Fold(expr.function, var, items, where, given, keys)


# ---------------------------------------------------------------- numbers and conditions


@gives(tree.Negate)
def _negate(env: Env, expr: tree.Negate) -> Expr:
    return Neg(value(env, expr.value))


@gives(tree.Arithmetic)
def _arithmetic(env: Env, expr: tree.Arithmetic) -> Expr:
    return Op(expr.op, value(env, expr.left), value(env, expr.right))


@gives(tree.Quotient)
def _quotient(env: Env, expr: tree.Quotient) -> Expr:
    return Op("/^" if expr.up else "//", value(env, expr.left), value(env, expr.right))


@gives(tree.Not)
def _not(env: Env, expr: tree.Not) -> Expr:
    return Not(value(env, expr.value))


@gives(tree.Logic)
def _logic(env: Env, expr: tree.Logic) -> Expr:
    return Op(expr.op, value(env, expr.left), value(env, expr.right))


@gives(tree.Compare)
def _compare(env: Env, expr: tree.Compare) -> Expr:
    left, right, op = expr.left, expr.right, COMPARE[expr.op]
    if expr.by_row:
        return Op(op, row_identity(env, left.type, value(env, left)), row_identity(env, right.type, value(env, right)))
    sets = isinstance(left.type, (SetOf, ListOf)) and isinstance(right.type, (SetOf, ListOf))
    if sets and (isinstance(left.type, SetOf) or isinstance(right.type, SetOf)):
        return Op(op, as_mask(env, left), as_mask(env, right))
    return Op(op, value(env, left), value(env, right))


def row_identity(env: Env, type: Type, card: Expr) -> Expr:
    """What makes two copies of a card equal."""
    model, kind = env.lowering.model, bare(type)
    tables = [model.row_types[kind.name]] if isinstance(kind, RowOf) else [t for t in model.tables.values() if t.is_cards]
    if not any(len(t.things) != len(t.rows) for t in tables) or not tables[0].is_cards:
        return card
    if isinstance(card, Int):
        return Int(env.lowering.row_of(card.value))
    row = Const("card_row", card)
    return Cond(Op("<", card, Int(0)), Int(-1), row) if isinstance(type, OptionalOf) else row


@gives(tree.Between)
def _between(env: Env, expr: tree.Between) -> Expr:
    item, low, high = value(env, expr.item), value(env, expr.low), value(env, expr.high)
    if isinstance(item, (Var, Int, Cell)):
        return Op("and", Op(">=", item, low), Op("<=", item, high))
    name = env.lowering.fresh("value")
    return LetIn(name, item, Op("and", Op(">=", Var(name), low), Op("<=", Var(name), high)))


@gives(tree.IsIn)
def _is_in(env: Env, expr: tree.IsIn) -> Expr:
    item, domain = value(env, expr.item), value(env, expr.domain)
    if isinstance(expr.domain.type, SetOf):
        return Has(domain, item)
    if expr.by_row and isinstance(expr.domain.type, (PileOf, LineOf)):
        card = env.lowering.fresh("card")
        mine, its = row_identity(env, expr.domain.type.of, Var(card)), row_identity(env, expr.item.type, item)
        return Fold("any", card, domain, Op("==", mine, its))
    return Contains(domain, item)


@gives(tree.Targets)
def _targets(env: Env, expr: tree.Targets) -> Expr:
    card, player = value(env, expr.card), value(env, expr.player)
    return Op("and", Op("==", card, Cell("targeting")), Has(Cell("targeted"), player))


# ---------------------------------------------------------------- functions of the language


@gives(tree.Builtin)
def _builtin(env: Env, expr: tree.Builtin) -> Expr:
    name, args = expr.function, expr.args
    if name == "count":
        return size(env, args[0])
    if name in ("first", "last", "top"):
        return At(as_list(env, args[0]), Int(0 if name == "first" else -1))
    if name == "after_first":
        return Slice(as_list(env, args[0]), Int(1), None)
    if name == "take":
        many = as_list(env, args[1])
        return Slice(many, Int(0), Op("max", Int(0), value(env, args[0])))
    if name == "position" and len(args) == 2:
        many = as_list(env, args[1])
        return Op("+", IndexOf(many, value(env, args[0])), Int(1))
    if name == "cells" and isinstance(args[0].type, GridOf):
        grid = args[0].type
        cells = tuple(range(grid.height * grid.width))
        return Const(env.lowering.constant(f"cells_{grid.height}_{grid.width}", cells))
    return _of_values(expr, [value(env, arg) for arg in args])


def _of_values(expr: tree.Builtin, args: list[Expr]) -> Expr:
    match expr.function, args:
        case ("min" | "max") as op, [a, b]:
            return Op(op, a, b)
        case "place", [card]:
            return Op("-", Loc(card), Int(1))
        case "position", [card]:
            return Op("+", IndexOf(Pile(Loc(card)), card), Int(1))
        case "clockwise", [player]:
            return Helper("clockwise", (Seats(), player))
        case "next", [player]:
            return Op("%", Op("+", player, Int(1)), Seats())
        case "after" | "seat", [one]:
            return Op("+", one, Int(1))
        case "distance", [a, b] if isinstance(bare(expr.args[0].type), PlayerType):
            return Helper("distance", (Seats(), a, b))
        case "distance", [a, b]:
            return Op("max", Op("-", a, b), Op("-", b, a))
        case "odd", [a]:
            return equals(Op("%", a, Int(2)), 1)
        case "automated", [player]:
            return Op(">", Cell("automa", player), Int(0))
        case "cell", [row, column] if isinstance(expr.type, CellType):
            width = Int(expr.type.width)
            return Op("+", Op("*", Op("-", row, Int(1)), width), Op("-", column, Int(1)))
        case "rotation", [player, times_over]:
            return Helper("rotation", (Seats(), player, times_over))
        case "turned", [face, quarters]:
            return Helper("turned", (face, quarters))
        case ("overlap" | "fits") as name, [grid, face, spot]:
            shape = expr.args[0].type
            assert isinstance(shape, GridOf)
            bounds = (Int(shape.height), Int(shape.width))
            return Helper(name, (*((grid,) if name == "overlap" else ()), *bounds, face, spot))
    raise TypeError(f"no such function: {expr.function}")
