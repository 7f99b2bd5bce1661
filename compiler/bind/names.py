"""Bare names, fields, columns, families, quantities and defines: from what is written to what it means."""

from __future__ import annotations

from compiler.bind.scope import Need, Read, Scope, Typed
from compiler.ir.expr import At, CallFn, Cell, Const, Expr, Helper, Int, Op, Pile, Seats, Tup, Var
from compiler.ir.walk import substitute
from compiler.model import GAME, PLAYER, FieldInfo, TableInfo
from compiler.report import suggestion, type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    GridOf,
    IntType,
    LineOf,
    ListOf,
    NoneType,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    SetOf,
    Type,
    Unknown,
)
from dsl import syntax
from dsl.source import Span
from dsl.spelling import nearest

UNKNOWN = Typed(Var("unknown"), Unknown())  # a value of which nothing follows
SEAT = PlayerType()


def bare(type: Type) -> Type:
    """The type without `or none`."""
    return type.of if isinstance(type, OptionalOf) else type


def element(type: Type | None) -> Type | None:
    """What the members of a collection type are; other types are their own."""
    match type:
        case SetOf(of) | ListOf(of) | PileOf(of) | LineOf(_, of):
            return of
    return type


def value_of(scope: Scope, name: str, want: Type | None) -> Typed | None:
    """The constant `name` of the expected type: a choice or a row."""
    want = bare(element(want)) if want is not None else None
    match want:
        case ChoiceType(choices) if choices in scope.model.choices and name in scope.model.choices[choices].values:
            return Typed(Int(scope.model.choices[choices].number(name)), want)
        case RowOf(row_type):
            return row_of(scope, scope.model.row_types.get(row_type), name)
        case AnyCard():
            for table in scope.model.tables.values():
                found = row_of(scope, table, name)
                if found:
                    return found
    return None


def row_of(scope: Scope, table: TableInfo | None, name: str) -> Typed | None:
    number = table.row_number(name) if table else None
    if number is None:
        return None
    scope.builder.usage.values.add(name)
    return Typed(Int(table.first_thing(number)), RowOf(table.row_type), literal=True)


def constants_called(scope: Scope, name: str) -> list[Typed]:
    """All choices and rows of this name."""
    found = [Typed(Int(info.number(name)), ChoiceType(info.name)) for info in scope.model.choices.values() if name in info.values]
    for table in scope.model.tables.values():
        row = row_of(scope, table, name)
        if row:
            found.append(row)
    return found


def is_constant_name(scope: Scope, expr: syntax.Expr) -> bool:
    """A bare name that means nothing but a choice or a row: it waits for a type."""
    return (
        isinstance(expr, syntax.Name)
        and expr.name not in scope.locals
        and expr.name not in scope.model.fields
        and expr.name not in scope.model.settings
        and expr.name not in scope.model.quantities
        and expr.name not in scope.model.defines
        and expr.name not in scope.model.tables
        and expr.name not in BUILT_IN
        and expr.name not in scope.seats
    )


def bind_name(scope: Scope, node: syntax.Name, want: Type | None) -> Typed:
    name, model = node.name, scope.model
    if name in scope.locals:
        local = scope.locals[name]
        return Typed(local.ir, local.type)
    if name in scope.seats:
        return Typed(Int(scope.seats[name]), SEAT)
    expected = value_of(scope, name, want)
    if expected:
        return expected
    if name in BUILT_IN:
        return bind_builtin(scope, node, want)
    if name in model.fields or name in model.quantities or name in model.defines:
        return member(scope, None, syntax.Ident(node.span, name), ())
    if name in model.settings:
        scope.builder.usage.read.add(name)
        setting = model.settings[name]
        return Typed(Cell(name), setting.type)
    if name in model.tables:
        table = model.tables[name]
        from compiler.bind.tables import all_things

        return Typed(Const(all_things(scope, table)), ListOf(RowOf(table.row_type)))
    found = constants_called(scope, name)
    if len(found) == 1:
        return found[0]
    if found:
        scope.error(
            "ambiguous-name",
            f"`{name}` has {len(found)} meanings here",
            node.span,
            "which one?",
            notes=["it can be " + ", ".join(type_words(f.type) for f in found)],
            help="compare it with something of the type that is meant",
        )
        return UNKNOWN
    return unknown_name(scope, name, node.span, want)


def unknown_name(scope: Scope, name: str, span: Span, want: Type | None = None) -> Typed:
    model = scope.model
    candidates = [*scope.locals, *model.fields, *model.settings, *model.quantities, *model.defines, *model.tables, *scope.seats]
    if want is not None:
        match bare(element(want)):
            case ChoiceType(choices) if choices in model.choices:
                candidates += model.choices[choices].values
            case RowOf(row_type) if row_type in model.row_types:
                candidates += [row.id for row in model.row_types[row_type].rows]
    if name in model.rules:
        scope.error(
            "wrong-kind",
            f"`{name}` is {'an ' if model.rules[name].kind in ('action', 'event') else 'a '}{model.rules[name].kind}, "
            "a value is needed here",
            span,
            "not a value",
            others=[model.rules[name].place.label("declared here")],
            help="name a field, a quantity or a define; a rule is started with `do`",
        )
        return UNKNOWN
    near = nearest(name, candidates)
    others = []
    for group in (model.fields, model.quantities, model.defines, model.settings, model.tables):
        if near in group:
            others.append(group[near].place.label("a similar name"))
    scope.error(
        "unknown-name",
        f"there is nothing called `{name}`",
        span,
        "not declared anywhere",
        others=others,
        help=suggestion(name, candidates, "names"),
    )
    return UNKNOWN


# ---------------------------------------------------------------- built-in names

BUILT_IN = frozenset("players rivals humans me they them this source amount round total none nobody yes no empty".split())


def bind_builtin(scope: Scope, node: syntax.Name, want: Type | None) -> Typed:
    name = node.name
    match name:
        case "players":
            return Typed(Helper("clockwise", (Seats(), Int(0))), ListOf(SEAT))
        case "rivals":
            return Typed(Helper("rivals", (Seats(), mine(scope, node.span, "rivals"))), ListOf(SEAT))
        case "humans":
            return Typed(humans(scope), ListOf(SEAT))
        case "me":
            return Typed(mine(scope, node.span, "me"), SEAT)
        case "they" | "them":
            if scope.them is None:
                scope.error(
                    "unknown-name",
                    f"nobody is meant by `{name}` here",
                    node.span,
                    "no other player",
                    help="name the player who is meant",
                )
                return UNKNOWN
            return Typed(scope.them, SEAT)
        case "this":
            if scope.this is None:
                scope.error(
                    "unknown-name",
                    "there is no card that `this` could be",
                    node.span,
                    "not on a card",
                    help="use `this` only in the cells of a table",
                )
                return UNKNOWN
            return Typed(*scope.this)
        case "source":
            return Typed(Cell("source"), OptionalOf(AnyCard()))
        case "amount":
            if scope.amount is None:
                scope.error(
                    "unknown-name",
                    "there is no `amount` here",
                    node.span,
                    "only in handlers of gains and losses",
                    help="use it under `after ... gains` or `after ... loses`",
                )
                return UNKNOWN
            return Typed(scope.amount, IntType(0, None))
        case "round":
            scope.builder.usage.read.add("round")
            return Typed(Cell("round"), IntType(0, None))
        case "total":
            if scope.total is None:
                scope.error("unknown-name", "`total` is only known in `winners by`", node.span, "", help="use it under `scoring`")
                return UNKNOWN
            return Typed(scope.total, IntType(None, None))
        case "none":
            return Typed(Int(-1), NoneType())
        case "nobody":
            return Typed(Tup(()), ListOf(SEAT))
        case "yes" | "no":
            return Typed(Int(int(name == "yes")), FlagType())
        case "empty":
            if isinstance(want, GridOf):
                return Typed(Tup((Int(-1),) * (want.height * want.width)), want)
            return Typed(Int(-1), NoneType())
    return UNKNOWN


def mine(scope: Scope, span: Span, name: str) -> Expr:
    if scope.me is None:
        scope.error(
            "missing-me",
            f"whose `{name}`? no player is acting here",
            span,
            "there is no `me` at this place",
            help="name the player, as in `p's " + name + "`, or let each player do it"
            if name not in ("me", "rivals")
            else "use `for each p in players`",
        )
        return Int(0)
    return scope.me


def humans(scope: Scope) -> Expr:
    from compiler.ir.expr import Fold

    seat = scope.builder.fresh("seat")
    return Fold("those", seat, Helper("clockwise", (Seats(), Int(0))), Op("==", Cell("automa", Var(seat)), Int(0)))


# ---------------------------------------------------------------- fields, quantities, defines


def member(scope: Scope, owner: Typed | None, name: syntax.Ident, args: tuple[syntax.Expr, ...]) -> Typed:
    """A field, quantity or define of a player (`owner` None: mine, or the game's)."""
    model = scope.model
    if name.text in model.fields:
        info = model.fields[name.text]
        return field_read(scope, info, owner, name.span, args)
    for kind, group in (("q", model.quantities), ("d", model.defines)):
        if name.text in group:
            return function_read(scope, kind, group[name.text], owner, name, args)
    if owner is None:
        return bind_index_of_constant(scope, name, args)
    candidates = [n for n, f in model.fields.items() if f.owner == PLAYER] + [*model.quantities, *model.defines]
    scope.error(
        "unknown-name",
        f"players have no `{name.text}`",
        name.span,
        "not declared for players",
        help=suggestion(name.text, candidates, "fields of players"),
    )
    return UNKNOWN


def bind_index_of_constant(scope: Scope, name: syntax.Ident, args) -> Typed:
    if args and name.text in scope.model.tables:
        from compiler.bind.tables import table_read

        return table_read(scope, scope.model.tables[name.text], args, name.span)
    near = nearest(name.text, scope.model.tables) if args else None
    if near is not None and nearest(name.text, [*scope.model.fields, *scope.model.quantities, *scope.model.defines]) is None:
        scope.error(
            "unknown-table",
            f"there is no table called `{name.text}`",
            name.span,
            "not declared anywhere",
            others=[scope.model.tables[near].place.label("a similar name")],
            help=f"write `{near}`",
        )
        return UNKNOWN
    return unknown_name(scope, name.text, name.span)


def seat_index(scope: Scope, owner: Typed | None, name: str, span: Span) -> Expr:
    if owner is not None:
        return owner.ir
    return mine(scope, span, name)


def field_index(scope: Scope, info: FieldInfo, owner: Expr | None, keys: list[Expr]) -> Expr | None:
    """The position of a value inside the field's list; None for a single value of the game."""
    model = scope.model
    index: Expr | None = None
    if info.owner == PLAYER:
        index = owner
    elif info.owner != GAME:
        index = minus(owner, model.row_types[info.owner].first)
    for type, key in zip(info.keys, keys, strict=False):
        low, _ = model.bounds_of(type)
        part = minus(key, low or 0)
        size = model.size_of(type)
        index = part if index is None else plus(times(index, size), part)
    return index


def plus(a: Expr, b: Expr) -> Expr:
    if isinstance(a, Int) and isinstance(b, Int):
        return Int(a.value + b.value)
    return a if b == Int(0) else b if a == Int(0) else Op("+", a, b)


def minus(a: Expr, k: int) -> Expr:
    if isinstance(a, Int):
        return Int(a.value - k)
    if k < 0:
        return Op("+", a, Int(-k))
    return a if k == 0 else Op("-", a, Int(k))


def times(a: Expr, k: int) -> Expr:
    if isinstance(a, Int):
        return Int(a.value * k)
    return a if k == 1 else Op("*", a, Int(k))


def field_read(scope: Scope, info: FieldInfo, owner: Typed | None, span: Span, args: tuple[syntax.Expr, ...]) -> Typed:
    scope.builder.usage.read.add(info.name if info.owner in (PLAYER, GAME) else f"{info.owner}.{info.name}")
    holder: Expr | None = None
    if info.owner == PLAYER:
        holder = seat_index(scope, owner, info.name, span)
    elif info.owner == GAME and owner is not None:
        scope.error(
            "wrong-kind",
            f"`{info.name}` belongs to the game, not to a player",
            span,
            "the game's",
            others=[info.place.label("declared here")],
            help=f"write `{info.name}` alone",
        )
    elif info.owner != GAME:
        holder = owner.ir
    if scope.reads is not None and info.seen != "all":
        scope.reads.append(Read(info, holder))
    return field_value(scope, info, holder, span, args)


def field_value(scope: Scope, info: FieldInfo, holder: Expr | None, span: Span, args: tuple[syntax.Expr, ...]) -> Typed:
    from compiler.bind.expressions import bind

    grid_at = isinstance(info.type, GridOf) and len(args) == len(info.keys) + 1
    if args and len(args) != len(info.keys) and not grid_at:
        what = "no index" if not info.keys else f"{len(info.keys)} in brackets"
        scope.error(
            "wrong-arguments",
            f"`{info.name}` takes {what}, but {len(args)} {'is' if len(args) == 1 else 'are'} written",
            span,
            others=[info.place.label("declared here")],
        )
        return UNKNOWN
    if info.keys and not args:
        return Typed(Int(0), FamilyOf(info.type, info.keys)) if holder is not None or info.owner == GAME else UNKNOWN
    keys = []
    for type, arg in zip(info.keys, args, strict=False):
        key = bind(scope, arg, type)
        key = fit_key(scope, key, type, arg.span, info.name)
        keys.append(key.ir)
    index = field_index(scope, info, holder, keys)
    if isinstance(info.type, (PileOf, LineOf)):
        return Typed(Pile(place_number(scope, info, index)), info.type)
    cell = Cell(info.storage, index)
    if grid_at:
        spot = bind(scope, args[-1], CellType(info.type.height, info.type.width))
        return Typed(At(cell, spot.ir), OptionalOf(info.type.of))
    return Typed(cell, info.type)


def place_number(scope: Scope, info: FieldInfo, index: Expr | None) -> Expr:
    base = scope.builder.place_bases[info.storage]
    return Int(base) if index is None else plus(Int(base), index) if isinstance(index, Int) else Op("+", Int(base), index)


def fit_key(scope: Scope, key: Typed, type: Type, span: Span, name: str) -> Typed:
    """A key of a family: of the right kind, and inside the range."""
    from compiler.bind.expressions import fit

    key = fit(scope, key, type, span)
    low, high = scope.model.bounds_of(type)
    found = scope.range(key.ir)
    if isinstance(type, (IntType, ChoiceType)) and not isinstance(key.type, Unknown):
        if (found[0] is None or low is None or found[0] < low) or (found[1] is None or high is None or found[1] > high):
            if scope.needs is not None and low is not None and high is not None:
                scope.needs.append(Need(key.ir, frozenset(range(low, high + 1)), name, ""))
            else:
                scope.error(
                    "out-of-table",
                    f"`{name}` has no place {_outside(found, low, high)}",
                    span,
                    f"can be {_interval(found)}, `{name}` has {low} to {high}",
                    help="add the missing condition, as in `require ...`, or widen the range",
                )
    return key


def _outside(found, low, high) -> str:
    if found[1] is None or (high is not None and found[1] > high):
        return "beyond its end" if found[1] is None else str(found[1])
    return "before its start" if found[0] is None else str(found[0])


def _interval(found) -> str:
    low, high = found
    if low is None and high is None:
        return "any number"
    return f"up to {high}" if low is None else f"{low} or more" if high is None else f"{low} to {high}" if low != high else str(low)


def function_read(scope: Scope, kind: str, info, owner: Typed | None, name: syntax.Ident, args: tuple[syntax.Expr, ...]) -> Typed:
    from compiler.bind.expressions import bind, fit

    function = scope.builder.function_of(kind, info, scope, name.span)
    scope.builder.usage.read.add(info.name)
    if function is None:
        return UNKNOWN
    signature = scope.builder.signatures[function]
    values: list[Expr] = []
    if signature.has_me:
        values.append(seat_index(scope, owner, info.name, name.span))
    if len(args) != len(info.params):
        need = ", ".join(p.name for p in info.params) or "nothing"
        scope.error(
            "wrong-arguments",
            f"`{info.name}` needs {need} in brackets, but {len(args)} {'is' if len(args) == 1 else 'are'} written",
            name.span,
            "",
            others=[info.place.label("declared here")],
        )
        return Typed(Int(0), signature.type or Unknown())
    for param, arg in zip(info.params, args, strict=False):
        typed = bind(scope, arg, param.type)
        values.append(fit(scope, typed, param.type, arg.span).ir)
    binding = dict(zip(signature.params, values, strict=False))
    use_function(scope, function, signature, binding, name.span)
    return Typed(CallFn(function, tuple(values)), signature.type or Unknown())


def use_function(scope: Scope, function: str, signature, binding: dict[str, Expr], span: Span) -> None:
    """What a function needs and reads, seen from the place that uses it."""
    from compiler.bind.tables import check_need

    for need in signature.needs:
        check_need(scope, Need(substitute(need.key, binding), need.wanted, need.table, need.column), span)
    if scope.reads is not None:
        for read in signature.reads:
            scope.reads.append(Read(read.field, None if read.owner is None else substitute(read.owner, binding)))


# ---------------------------------------------------------------- tables
