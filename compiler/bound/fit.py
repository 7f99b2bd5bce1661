"""Is a value of the kind that is needed? Numbers, conditions, collections, keys, and values for a given type."""

from __future__ import annotations

from collections.abc import Callable

from compiler import types as ty
from compiler.bound.index import Role
from compiler.bound.intervals import Interval, apart, within
from compiler.bound.scope import SEAT, Need, Scope, bind, missing
from compiler.bound.tree import Builtin, ChoiceValue, Constant, Expr, Items, Missing, Row, RowName
from compiler.model import PLAYER, Param
from compiler.report import type_words
from compiler.types import Type, bare, element, is_many
from dsl import syntax
from dsl.source import Span

THINGS = (ty.RowOf, ty.KindOf, ty.AnyCard)
NUMBER, FLAG = ty.IntType(None, None), ty.FlagType()


def is_unknown(expr: Expr) -> bool:
    return isinstance(expr.type, ty.Unknown)


def number(scope: Scope, node: syntax.Expr) -> Expr:
    """A whole number; `yes` counts as 1."""
    return as_number(scope, bind(scope, node), node.span)


def as_number(scope: Scope, value: Expr, written: Span | None = None) -> Expr:
    """`written`: where it stands, for values such as `me` that are the same everywhere."""
    kind = bare(value.type)
    if isinstance(value, RowName):
        help = "read a column that holds a number"
        return scope.error("not-a-number", "a number is needed, this is a name", value.span, "not a number", help)
    if isinstance(kind, (ty.IntType, ty.FlagType, ty.Unknown)):
        if may_be_none(scope, value) and scope.needs is None:
            message, help = "a number is needed, this may be none", "ask first, as in `if x != none`"
            return scope.error("none-read", message, value.span, "may be none here", help)
        return value
    message = f"a number is needed, this is {type_words(value.type)}"
    return scope.error("not-a-number", message, written or value.span, "not a number", number_meant(scope, value))


def number_meant(scope: Scope, value: Expr) -> str | None:
    """What somebody may have meant who wrote this for a number."""
    kind, model = bare(value.type), scope.model
    word = value.symbol.name if isinstance(value, Constant) and isinstance(value.symbol, ChoiceValue) else "..."
    if is_many(value.type):
        return "count it with `count(...)`"
    counted = [f for f in model.fields.values() if f.keys == (kind,) and isinstance(f.type, ty.IntType)]
    if counted:
        return f"write how many there are, as in `{counted[0].name}[{word}]`"
    piles = [f.name for f in model.fields.values() if not f.keys and is_many(f.type) and element(f.type) == kind]
    match kind:
        case ty.ChoiceType(name):
            held = [
                (field.name, column.name)
                for field in model.fields.values()
                if not field.keys and isinstance(field.type, (ty.PileOf, ty.LineOf)) and isinstance(field.type.of, ty.RowOf)
                for column in model.row_types[field.type.of.name].loaded.shape.columns
                if column.type == kind
            ]
            if held:
                return f"count what has it, as in `count(c in {held[0][0]} where c.{held[0][1]} = {word})`"
            if piles:
                return f"count them, as in `count({piles[0]})`"
            return f"compare it, or count it: `count(x in {name} where ...)`"
        case ty.RowOf(name):
            table = model.row_types.get(name)
            columns = [c.name for c in table.loaded.shape.columns if isinstance(c.type, ty.IntType)] if table is not None else []
            return (
                f"read a column of it, as in `.{columns[0]}`"
                if columns
                else f"count them, as in `count({piles[0]})`"
                if piles
                else None
            )
        case ty.PlayerType():
            fields = [f.name for f in model.fields.values() if f.owner == PLAYER and isinstance(f.type, ty.IntType) and not f.keys]
            return f"read a field, as in `p's {fields[0]}`" if fields else "`seat(...)` is the number of a player's seat"
    return None


def condition(scope: Scope, node: syntax.Expr) -> Expr:
    value = bind(scope, node, ty.FlagType())
    if isinstance(value.type, (ty.FlagType, ty.Unknown)):
        return value
    message = f"a condition is needed, this is {type_words(value.type)}"
    scope.error("wrong-type", message, node.span, "neither true nor false", "compare it with something, as in `x > 0`")
    return Constant(node.span, ty.FlagType(), 1)


def assumed(scope: Scope, node: syntax.Expr) -> Expr:
    """A condition that holds from here on."""
    test = condition(scope, node)
    scope.assume(test)
    return test


def narrowed(scope: Scope, where: syntax.Expr | None) -> Expr | None:
    return assumed(scope, where) if where is not None else None


def collection(scope: Scope, node: syntax.Expr) -> Expr:
    """A set, list, pile or range to choose from or run over."""
    value = bind(scope, node)
    if is_many(value.type) or is_unknown(value):
        return value
    one = isinstance(value.type, (ty.OptionalOf, ty.RowOf, ty.PlayerType, ty.ChoiceType))
    message = f"a set is needed here, this is {type_words(value.type)}"
    help = "write it in braces, as in `{x}`" if one else None
    return scope.error("wrong-kind", message, node.span, "one thing, not a set" if one else "not a set", help)


def single(scope: Scope, many: Expr) -> Expr:
    """The collection, if its members are single things that can be offered and named."""
    if not is_many(member_type(many)):
        return many
    help = "choose one of the things in them, and find its set with `first(s in ... where x in s)`"
    return scope.error("wrong-kind", "a whole set can't be chosen", many.span, "a list of sets", help)


def member_type(many: Expr) -> Type:
    return element(many.type) if is_many(many.type) else ty.Unknown()


def cell_of(grid: ty.GridOf) -> ty.CellType:
    return ty.CellType(grid.height, grid.width, grid.hex, grid.by)


def fitted(scope: Scope, node: syntax.Expr, want: Type) -> Expr:
    """An expression of the type that is needed."""
    return fit(scope, bind(scope, node, want), want, node.span)


def fitted_inside(scope: Scope, node: syntax.Expr, want: Type, message: Callable[[int], str]) -> Expr:
    """An expression of the type that is needed; plain numbers in it, alone or as members, lie inside the range of the type."""
    value = fitted(scope, node, want)
    kept = want.of if isinstance(want, (ty.SetOf, ty.ListOf)) else want
    for one in value.items if isinstance(value, Items) else (value,):
        if isinstance(kept, ty.IntType) and isinstance(one, Constant):
            low, high = kept.low, kept.high
            if not within((one.value, one.value), (low, high)):
                help = f"use a value from {low} to {high}" if high is not None else f"use a value from {low}"
                scope.error("value-out-of-range", message(one.value), one.span, "out of range", help)
    return value


def player(scope: Scope, node: syntax.Expr) -> Expr:
    return fitted(scope, node, SEAT)


def ordered(type: Type) -> bool:
    return isinstance(bare(type), (ty.IntType, ty.ChoiceType, ty.FlagType, ty.CellType))


def comparable(one: Type, two: Type) -> bool:
    if isinstance(one, ty.NoneType) or isinstance(two, ty.NoneType):
        other = two if isinstance(one, ty.NoneType) else one
        return isinstance(other, (ty.OptionalOf, ty.NoneType, ty.IntType))
    a, b = bare(one), bare(two)
    if isinstance(a, THINGS) and isinstance(b, THINGS):
        return isinstance(a, ty.AnyCard) or isinstance(b, ty.AnyCard) or a.name == b.name
    if is_many(a) and is_many(b):
        if is_many(element(a)) or is_many(element(b)):
            return element(a) == element(b)
        return isinstance(element(a), ty.Unknown) or isinstance(element(b), ty.Unknown) or comparable(element(a), element(b))
    return type(a) is type(b) and (not isinstance(a, (ty.ChoiceType, ty.RowOf, ty.CellType)) or a == b)


def fit(scope: Scope, value: Expr, want: Type, span: Span) -> Expr:
    """The value, if it can stand where `want` is needed; else an error. Where a kind is needed, a card stands for its kind."""
    kind, of = bare(want), bare(value.type)
    if isinstance(kind, ty.KindOf) and of == ty.RowOf(kind.name):
        found = ty.OptionalOf(kind) if isinstance(value.type, ty.OptionalOf) else kind
        value = Builtin(value.span, found, "kind", (value,))
    return value if _fits(scope, value, value.type, want, span) else missing(span)


def _fits(scope: Scope, value: Expr, have: Type, want: Type, span: Span) -> bool:
    if isinstance(have, ty.Unknown) or isinstance(want, ty.Unknown):
        return True
    if isinstance(want, ty.OptionalOf):
        return isinstance(have, ty.NoneType) or _fits(scope, value, bare(have), want.of, span)
    if _is_of_kind(have, want):
        return True
    if isinstance(have, ty.OptionalOf):
        low, _ = scope.range(value)
        if low is not None and low >= 0 or scope.needs is not None:
            if scope.needs is not None and (low is None or low < 0) and isinstance(want, ty.CellType):
                scope.needs.append(Need(value, frozenset(range(want.height * want.width)), "none", ""))
            return _fits(scope, value, have.of, want, span)
        if comparable(have.of, want):
            message = f"{type_words(want)} is needed, this may be none"
            beyond = "beyond the edge there is none: " if isinstance(value, Builtin) and value.function == "cell" else ""
            scope.error("none-read", message, span, "may be none here", f"{beyond}ask first, as in `if x != none`")
            return False
    if comparable(have, want) and ty.names_kind(have) != ty.names_kind(want):
        return _wrong_copy(scope, value, have, want, span)
    cell = isinstance(want, ty.CellType) and isinstance(have, ty.CellType)
    help = "choose it from the `cells(...)` of that grid" if cell else f"use {type_words(want)}"
    scope.error("wrong-type", f"{type_words(want)} is needed, this is {type_words(have)}", span, "of another kind", help)
    return False


def _wrong_copy(scope: Scope, value: Expr, have: Type, want: Type, span: Span) -> bool:
    """A kind where a thing is needed, or the other way round."""
    one = type_words(bare(want))
    if ty.names_kind(want):
        message, help = f"{one} is needed, this is {type_words(have)}", "add the kinds one by one, as in `for each c in ...`"
        scope.error("wrong-type", message, span, "cards, not kinds", help)
    elif isinstance(value, Constant) and isinstance(value.symbol, Row):
        copies, id = value.symbol.table.things.count(value.value), value.symbol.id
        message = f"{one} is needed, and there are {copies} copies of `{id}`"
        help = f"make it {type_words(have)}, or take one of them, as in `for first c in ... where c = {id}`"
        scope.error("which-copy", message, span, "which one?", help)
    else:
        message = f"{one} is needed, this is {type_words(have)}"
        taken = "those(c in ... where c in ...)" if is_many(have) else "for first c in ... where c = ..."
        help = f"make it {type_words(have)}, or take {'cards' if is_many(have) else 'one'} of that kind, as in `{taken}`"
        scope.error("which-copy", message, span, "which copy?", help)
    return False


def _is_of_kind(have: Type, want: Type) -> bool:
    if ty.names_kind(have) != ty.names_kind(want) and not isinstance(element(have), ty.Unknown):
        return False
    if is_many(want):  # a list may stand for a set, and everything that has members for a list
        same = type(have) is type(want) or isinstance(have, ty.ListOf) or (is_many(have) and isinstance(want, ty.ListOf))
        return same and (isinstance(element(have), ty.Unknown) or comparable(element(have), element(want)))
    match want:
        case ty.RowOf() | ty.AnyCard():
            return isinstance(have, (ty.RowOf, ty.AnyCard)) and comparable(have, want)
        case ty.IntType() if have == ty.RuleType("amount"):
            return True
    return comparable(have, want) if not isinstance(have, (ty.OptionalOf, ty.NoneType)) else False


def bind_target(scope: Scope, node: syntax.Expr, role: Role) -> Expr:
    """A field that is changed: it is mentioned in this way, whatever else stands in it is read."""
    name = node
    while isinstance(name, syntax.Index):
        name = name.base
    span = name.name.span if isinstance(name, (syntax.My, syntax.Their, syntax.OfPlayer, syntax.Column)) else name.span
    scope.written = (span, role)
    target = bind(scope, node)
    scope.written = None
    return target


# ---------------------------------------------------------------- keys


def fit_key(scope: Scope, node: syntax.Expr, type: Type, name: str) -> Expr:
    """A key of a family: of the right kind, and inside the range."""
    key = fitted(scope, node, type)
    low, high = scope.model.bounds_of(type)
    found = scope.range(key)
    if not isinstance(type, (ty.IntType, ty.ChoiceType)) or isinstance(key, Missing) or is_unknown(key):
        return key
    if (found[0] is None or low is None or found[0] < low) or (found[1] is None or high is None or found[1] > high):
        if scope.needs is not None and low is not None and high is not None and not apart(found, (low, high)):
            scope.needs.append(Need(key, frozenset(range(low, high + 1)), name, ""))
        else:
            message = f"`{name}` has no place {_outside(found, high)}"
            help = "ask before it, as in `require ...` at the start of a rule or `if ...`, or widen the range"
            if found[0] == found[1]:
                help = f"use a place from {low} to {high}, or widen the range"
            scope.error("out-of-table", message, node.span, f"can be {interval_words(found)}, `{name}` has {low} to {high}", help)
    return key


def fit_argument(scope: Scope, node: syntax.Expr, param: Param, name: str) -> Expr:
    """What is given to a rule, define or quantity: of the right kind, and surely inside the range of the parameter."""
    value = fitted(scope, node, param.type)
    if isinstance(param.type, ty.IntType) and not isinstance(value, Missing) and not is_unknown(value):
        found, wanted = scope.range(value), (param.type.low, param.type.high)
        if not within(found, wanted):
            message = f"`{name}` takes {interval_words(wanted)} for `{param.name}`, this can be {interval_words(found)}"
            help = "keep it inside, as in `require ...`, `min(...)` or `max(...)`, or widen the range of the parameter"
            scope.error("out-of-range", message, node.span, "may lie outside", help)
    return value


def _outside(found: Interval, high: int | None) -> str:
    if found[1] is None or (high is not None and found[1] > high):
        return "beyond its end" if found[1] is None else str(found[1])
    return "before its start" if found[0] is None else str(found[0])


def interval_words(found: Interval) -> str:
    low, high = found
    if low is None and high is None:
        return "any number"
    return f"up to {high}" if low is None else f"{low} or more" if high is None else f"{low} to {high}" if low != high else str(low)


def check_need(scope: Scope, need: Need, span: Span) -> None:
    """Is the key surely in the table? If not: needed of the caller inside a function, an error elsewhere."""
    low, high = scope.range(need.key)
    if low is not None and high is not None and all(k in need.wanted for k in range(low, min(high, low + 5000) + 1)):
        return
    inside = low is None or high is None or any(k in need.wanted for k in range(low, min(high, low + 5000) + 1))
    if scope.needs is not None and (inside or need.table == "none"):
        scope.needs.append(need)
        return
    if need.table == "none":
        none_read(scope, need.column, span)
        return
    missing_keys = [] if low is None or high is None else [k for k in range(low, min(high, low + 200) + 1) if k not in need.wanted]
    lowest, highest = min(need.wanted, default=0), max(need.wanted, default=0)
    absent = missing_keys[-1 if low in need.wanted else 0] if missing_keys else 0
    where = f"no {need.column or 'place'} {absent}" if missing_keys else f"only {lowest} to {highest}"
    subject = "the grid" if need.table == "grid" else f"`{need.table}`"
    message = f"{subject} has {where}" + (", which this can reach" if missing_keys else ", and this has no end")
    help = (
        f"add a requirement that keeps it inside the table, or rows for the missing keys (`{need.table}` has {lowest} to {highest})"
    )
    if not need.column:
        help = f"use a place from {lowest} to {highest}, ask before it, or widen the range"
    if need.table == "grid":
        help = f"keep it inside: the grid has {need.column}s {lowest} to {highest}"
    scope.error("out-of-table", message, span, f"can be {interval_words((low, high))}", help)


def none_read(scope: Scope, column: str, span: Span, help: str = "ask first, as in `if x != none`") -> None:
    """`column`: what is read of it; nothing if a cell is needed."""
    message = f"`.{column}` is read of something that may be none" if column else "a cell is needed that may be none"
    scope.error("none-read", message, span, "may be none here", help)


def may_be_none(scope: Scope, value: Expr) -> bool:
    if not isinstance(value.type, ty.OptionalOf):
        return False
    low, _ = scope.range(value)
    return low is None or low < 0
