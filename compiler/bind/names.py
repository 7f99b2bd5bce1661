"""Bare names, fields, columns, families, quantities and defines: from what is written to what it means."""

from __future__ import annotations

from compiler.bind.scope import Need, Read, Scope, Typed
from compiler.ir.expr import At, CallFn, Cell, Const, Expr, Helper, Int, Op, Pile, Seats, Tup, Var
from compiler.ir.walk import substitute
from compiler.limits import MOST_KEYS
from compiler.model import GAME, PLAYER, FieldInfo, TableInfo
from compiler.report import nearest, suggestion, type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FaceType,
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
    RuleType,
    SetOf,
    TextType,
    Type,
    Unknown,
)
from dsl import syntax
from dsl.source import Span

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
    found = [
        Typed(Int(info.number(name)), ChoiceType(info.name))
        for info in scope.model.choices.values()
        if name in info.values
    ]
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
    candidates = [
        *scope.locals,
        *model.fields,
        *model.settings,
        *model.quantities,
        *model.defines,
        *model.tables,
        *scope.seats,
    ]
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

BUILT_IN = frozenset(
    "players rivals humans me they them this source amount round total none nobody yes no empty".split()
)


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
                scope.error(
                    "unknown-name",
                    "`total` is only known in `winners by`",
                    node.span,
                    "",
                    help="use it under `scoring`",
                )
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
        return table_read(scope, scope.model.tables[name.text], args, name.span)
    near = nearest(name.text, scope.model.tables) if args else None
    if (
        near is not None
        and nearest(name.text, [*scope.model.fields, *scope.model.quantities, *scope.model.defines]) is None
    ):
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
    return (
        Int(base) if index is None else plus(Int(base), index) if isinstance(index, Int) else Op("+", Int(base), index)
    )


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
    return (
        f"up to {high}"
        if low is None
        else f"{low} or more"
        if high is None
        else f"{low} to {high}"
        if low != high
        else str(low)
    )


def function_read(
    scope: Scope, kind: str, info, owner: Typed | None, name: syntax.Ident, args: tuple[syntax.Expr, ...]
) -> Typed:
    from compiler.bind.expressions import bind, fit

    function = scope.builder.function_of(kind, info, scope, name.span)
    scope.builder.usage.read.add(info.name)
    if function is None:
        return UNKNOWN
    signature = scope.builder.signatures[function]
    values: list[Expr] = []
    if signature.has_me:
        values.append(seat_index(scope, owner, info.name, name.span))
    elif owner is not None and not isinstance(owner.type, Unknown):
        pass
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
    for need in signature.needs:
        check_need(scope, Need(substitute(need.key, binding), need.wanted, need.table, need.column), span)
    if scope.reads is not None:
        for read in signature.reads:
            scope.reads.append(Read(read.field, None if read.owner is None else substitute(read.owner, binding)))


# ---------------------------------------------------------------- tables


def all_things(scope: Scope, table: TableInfo) -> str:
    return scope.builder.constant(f"all_{table.name}", tuple(range(table.first, table.first + len(table.things))))


def table_read(scope: Scope, table: TableInfo, args: tuple[syntax.Expr, ...], span: Span) -> Typed:
    """`models[version]`: a row by its key, or by its id."""
    from compiler.bind.expressions import bind, fit

    row_type = RowOf(table.row_type)
    if len(args) != 1:
        scope.error("wrong-arguments", f"the table `{table.name}` is read with one key", span)
        return UNKNOWN
    key = table.loaded.shape.key
    if key is None:
        typed = bind(scope, args[0], row_type)
        return fit(scope, typed, row_type, args[0].span)
    column = table.column(key)
    if column is None:
        return UNKNOWN
    typed = fit(scope, bind(scope, args[0], column.type), column.type, args[0].span)
    by_key = {
        row.cells[key]: table.first_thing(number)
        for number, row in enumerate(table.rows)
        if isinstance(row.cells.get(key), int)
    }
    if not by_key:
        scope.error(
            "out-of-table",
            f"`{table.name}` has no rows, so nothing can be read from it",
            span,
            "an empty table",
            others=[table.place.label("declared here")],
            help="add rows to its file",
        )
        return UNKNOWN
    low, high = min(by_key), max(by_key)
    if high - low > MOST_KEYS:
        scope.error(
            "too-many-values",
            f"the keys of `{table.name}` run from {low} to {high}, further than any game needs",
            args[0].span,
            f"at most {MOST_KEYS} apart",
            others=[table.place.label("declared here")],
            help="use keys that are closer to each other",
        )
        return UNKNOWN
    if table.loaded.shape.steps:
        wanted_high = scope.model.bounds_of(column.type)[1]
        found_high = scope.range(typed.ir)[1]
        high = max(
            high, wanted_high if wanted_high is not None else high, found_high if found_high is not None else high
        )
        high = min(high, low + MOST_KEYS)
        values, last = [], -1
        for number in range(low, high + 1):
            last = by_key.get(number, last)
            values.append(last)
        wanted = frozenset(range(low, high + 1))
    else:
        values = [by_key.get(number, -1) for number in range(low, high + 1)]
        wanted = frozenset(by_key)
    check_need(scope, Need(typed.ir, wanted, table.name, key), args[0].span)
    name = scope.builder.constant(f"{table.name}_by_{key}", tuple(values))
    return Typed(Const(name, minus(typed.ir, low)), row_type)


def check_need(scope: Scope, need: Need, span: Span) -> None:
    """Is the key surely in the table? If not: needed of the caller inside a function, an error elsewhere."""
    low, high = scope.range(need.key)
    if low is not None and high is not None and all(k in need.wanted for k in range(low, min(high, low + 5000) + 1)):
        return
    if scope.needs is not None:
        scope.needs.append(need)
        return
    missing = (
        [k for k in range(low, min(high, low + 200) + 1) if k not in need.wanted]
        if low is not None and high is not None
        else []
    )
    if need.table == "none":
        scope.error(
            "none-read",
            f"`.{need.column}` is read of something that may be none",
            span,
            "may be none here",
            help="ask first, as in `if x != none`",
        )
        return
    lowest, highest = min(need.wanted, default=0), max(need.wanted, default=0)
    where = (
        f"no {need.column} {missing[-1] if low in need.wanted else missing[0]}"
        if missing
        else f"only {lowest} to {highest}"
    )
    scope.error(
        "out-of-table",
        f"`{need.table}` has {where}" + (", which this can reach" if missing else ", and this has no end"),
        span,
        f"can be {_interval((low, high))}",
        help="add a requirement that keeps it inside the table, "
        f"or rows for the missing keys (`{need.table}` has {lowest} to {highest})",
    )


def column_read(scope: Scope, base: Typed, name: syntax.Ident, args: tuple[syntax.Expr, ...]) -> Typed:
    """`card.workers`, `region.tokens`, `space.cost`: a column or a field of a thing."""
    model = scope.model
    kind = base.type
    if isinstance(kind, Unknown):
        return UNKNOWN
    if isinstance(kind, OptionalOf):
        low, _ = scope.range(base.ir)
        if low is None or low < 0:
            if scope.needs is not None:
                scope.needs.append(
                    Need(base.ir, frozenset(range(0, max(1, (model.bounds_of(kind)[1] or 0) + 1))), "none", name.text)
                )
            else:
                scope.error(
                    "none-read",
                    f"`.{name.text}` is read of something that may be none",
                    name.span,
                    "may be none here",
                    help="ask first, as in `if x != none`, or `where x != none`",
                )
        kind = kind.of
    if isinstance(kind, PlayerType):
        scope.error(
            "wrong-kind",
            f"a player's `{name.text}` is written with `'s`",
            name.span,
            "a player is not a row",
            help=f"write `'s {name.text}`",
        )
        return UNKNOWN
    tables = (
        [model.row_types[kind.name]]
        if isinstance(kind, RowOf) and kind.name in model.row_types
        else [t for t in model.tables.values() if t.is_cards and has_member(scope, t, name.text)]
        if isinstance(kind, AnyCard)
        else []
    )
    if not tables:
        scope.error("unknown-column", f"{type_words(kind)} has no `{name.text}`", name.span, "not a column")
        return UNKNOWN
    if name.text == "name":
        return Typed(Const(row_numbers(scope), base.ir) if tables[0].is_cards else base.ir, IntType(0, None))
    table = tables[0]
    fields = model.thing_fields.get(table.row_type, {})
    if name.text in fields:
        return field_read(scope, fields[name.text], base, name.span, args)
    column = table.column(name.text)
    if column is None:
        candidates = [c.name for c in table.loaded.shape.columns] + list(fields) + ["name"]
        scope.error(
            "unknown-column",
            f"{type_words(kind)} has no `{name.text}`",
            name.span,
            "not a column",
            others=[table.place.label(f"the columns of `{table.name}`")],
            help=suggestion(name.text, candidates, "columns"),
        )
        return UNKNOWN
    scope.builder.usage.columns.add((table.name, name.text))
    return column_value(scope, tables, column, base, args, name.span)


def has_member(scope: Scope, table: TableInfo, name: str) -> bool:
    return name == "name" or table.column(name) is not None or name in scope.model.thing_fields.get(table.row_type, {})


def row_numbers(scope: Scope) -> str:
    """Constant: which row a card is of; copies share it."""
    return "card_row"


def column_value(scope: Scope, tables: list[TableInfo], column, base: Typed, args, span: Span) -> Typed:
    from compiler.bind.expressions import bind

    type = column.type
    model = scope.model
    if isinstance(type, RuleType):
        if type.kind in ("condition", "amount"):
            from compiler.lower.cells import cell_value

            return cell_value(scope, tables[0], column, base)
        return Typed(base.ir, RuleType(type.kind), literal=base.literal)
    if isinstance(type, TextType):
        return Typed(Int(0), type)
    keys: tuple[Type, ...] = ()
    if isinstance(type, FamilyOf):
        type, keys = type.of, type.keys
    if len(args) != len(keys):
        scope.error("wrong-arguments", f"`{column.name}` takes {len(keys) or 'no'} index, {len(args)} written", span)
        return Typed(Int(0), type)
    if any(isinstance(key, Unknown) for key in keys):
        return UNKNOWN
    size = 1
    for key in keys:
        size *= max(model.size_of(key), 1)
    name, offset = column_constant(scope, tables, column, type, bool(keys), size)
    index = times(minus(base.ir, offset // size), size)
    part: Expr | None = None
    for key, arg in zip(keys, args, strict=False):
        typed = fit_key(scope, bind(scope, arg, key), key, arg.span, column.name)
        low, _ = model.bounds_of(key)
        at = minus(typed.ir, low or 0)
        part = at if part is None else plus(times(part, model.size_of(key)), at)
    if part is not None:
        index = plus(index, part)
    if isinstance(type, GridOf):
        type = FaceType(type.of)
    return Typed(Const(name, index), type)


def column_constant(
    scope: Scope, tables: list[TableInfo], column, type: Type, family: bool, size: int
) -> tuple[str, int]:
    """The constant that holds a column, and the position of the first thing's first value."""
    offset = min(t.first for t in tables) * size
    known = (tuple(t.name for t in tables), column.name)
    if known in scope.builder.column_constants:
        return scope.builder.column_constants[known], offset
    model = scope.model
    total = max(t.first + len(t.things) for t in tables)
    values: list = [0] * (total * size)
    for table in tables:
        for thing, row in enumerate(table.things):
            cell = table.rows[row].cells.get(column.name, 0)
            flat = cell if family else (cell,)
            for k in range(size):
                value = flat[k] if k < len(flat) else 0
                values[(table.first + thing) * size + k] = thing_value(model, type, value)
    name = scope.builder.constant(f"{tables[0].name}_{column.name}", tuple(values[offset:]))
    scope.builder.column_constants[known] = name
    return name, offset


def thing_value(model, type: Type, value):
    """A cell's value as the state keeps it: rows become things, grids become faces."""
    match type:
        case RowOf(name):
            table = model.row_types[name]
            return table.first_thing(value) if isinstance(value, int) and 0 <= value < len(table.rows) else 0
        case OptionalOf(of):
            return -1 if value == -1 else thing_value(model, of, value)
        case SetOf(RowOf(name)):
            table = model.row_types[name]
            return sum(1 << (table.first + i) for i, row in enumerate(table.things) if value >> row & 1)
        case ListOf(of):
            return tuple(thing_value(model, of, v) for v in (value or ()))
        case GridOf(height, width, of):
            return (height, width, *(thing_value(model, of, v) for v in (value or ())))
    return value if isinstance(value, int) else 0
