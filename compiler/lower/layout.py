"""Where everything lives: fields, places, constants and the words for them.

Numbers of things, places and keys are settled here; the rest of `lower` only uses them. Fields the compiler needs for itself
(marks, lasting adjustments, whose effect runs) are not public: no view shows them.
"""

from __future__ import annotations

from compiler.bind.expressions import bind, fit
from compiler.bind.scope import Scope
from compiler.ir.expr import Const, Expr, Int, MaskOf, Neg, Op, Range, Tup
from compiler.ir.program import PER_GAME, PER_ROW, PER_SEAT, FieldDef, PlaceDef, Reading, TableDef
from compiler.model import GAME, PLAYER, FieldInfo, Model
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FlagType,
    GridOf,
    IntType,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    SetOf,
    Type,
)
from dsl import syntax

NUMBER = Reading("number")


def reading_of(model: Model, type: Type) -> Reading:
    match type:
        case FlagType():
            return Reading("flag")
        case PlayerType():
            return Reading("player")
        case ChoiceType(name):
            return Reading("choice", name)
        case RowOf(name):
            table = model.row_types.get(name)
            return (
                Reading("card")
                if table is not None and table.is_cards
                else Reading("row", table.name if table is not None else name)
            )
        case AnyCard():
            return Reading("card")
        case CellType(height, width):
            return Reading("cell", f"{height},{width}")
        case OptionalOf(of):
            inner = reading_of(model, of)
            return Reading(inner.kind, inner.of, inner.item, True)
        case SetOf(of):
            return Reading("set", item=reading_of(model, of))
        case ListOf(of) | PileOf(of) | LineOf(_, of):
            return Reading("list", item=reading_of(model, of))
        case GridOf(height, width, of):
            return Reading("grid", f"{height},{width}", reading_of(model, OptionalOf(of)))
    return NUMBER


def default_start(model: Model, type: Type):
    match type:
        case IntType(low, high):
            if low is None or low <= 0 <= (high if high is not None else 0):
                return 0
            return low
        case OptionalOf():
            return -1
        case RowOf(name):
            return model.row_types[name].first if name in model.row_types else 0
        case ListOf():
            return ()
        case GridOf(height, width, _):
            return (-1,) * (height * width)
    return 0


def constant_value(builder, expr: Expr):
    """The value of an expression without state, or None."""
    match expr:
        case Int(value):
            return value
        case Tup(items):
            values = [constant_value(builder, i) for i in items]
            return None if None in values else tuple(values)
        case Const(name, None):
            return builder.program.constants[name]
        case Const(name, index):
            at = constant_value(builder, index)
            values = builder.program.constants[name]
            return values[at] if isinstance(at, int) and 0 <= at < len(values) else None
        case MaskOf(items):
            values = constant_value(builder, items)
            return None if values is None else sum(1 << v for v in set(values))
        case Neg(value):
            inner = constant_value(builder, value)
            return None if inner is None else -inner
        case Op(op, left, right) if op in "+-*":
            a, b = constant_value(builder, left), constant_value(builder, right)
            return None if a is None or b is None else {"+": a + b, "-": a - b, "*": a * b}[op] if isinstance(a, int) else None
        case Range(low, high):
            a, b = constant_value(builder, low), constant_value(builder, high)
            return None if a is None or b is None else tuple(range(a, b + 1))
    return None


def lay_out(builder) -> None:
    """Fills the program's fields, places, tables and choices."""
    model, program = builder.model, builder.program
    program.choices = {name: tuple(zip(info.values, info.titles, strict=False)) for name, info in model.choices.items()}
    for table in model.tables.values():
        ids = tuple(table.rows[row].id for row in table.things)
        names = tuple(table.rows[row].name for row in table.things)
        program.tables.append(TableDef(table.name, table.row_type, table.first, ids, names, table.things, table.is_cards))
    number_cards(builder)
    for storage, owner, reading in (
        ("round", PER_GAME, NUMBER),
        ("active", PER_GAME, Reading("player")),
        ("source", PER_GAME, Reading("card", none=True)),
        ("source_by", PER_GAME, Reading("player", none=True)),
        ("targeting", PER_GAME, NUMBER),
        ("targeted", PER_GAME, NUMBER),
        ("reactions", PER_GAME, NUMBER),
    ):
        start = -1 if storage in ("source", "source_by", "targeting") else 1 if storage == "round" else 0
        public = storage == "round"
        program.fields.append(FieldDef(storage, owner, reading, start=start, public=public, title=storage))
    builder.ranges.cells.update(
        round=(1, last_round(model)), active=(0, model.most - 1), source=(-1, None), source_by=(-1, model.most - 1)
    )
    hidden_field(builder, "automa", PER_SEAT, 0)
    builder.ranges.cells["automa"] = (0, len(model.automas))
    for setting in model.settings.values():
        lay_setting(builder, setting)
    builder.place_bases = {}
    infos = [*model.fields.values(), *(f for fields in model.thing_fields.values() for f in fields.values())]
    for info in infos:
        if isinstance(info.type, (PileOf, LineOf)):
            lay_place(builder, info)
    for info in infos:
        if not isinstance(info.type, (PileOf, LineOf)):
            lay_field(builder, info)


def last_round(model: Model) -> int | None:
    """The highest number a round can have, if `play` says it in digits."""
    highest = None
    for part in model.play[0].flow if model.play is not None else ():
        if isinstance(part, syntax.Turns):
            return None
        if isinstance(part, syntax.Rounds):
            if not isinstance(part.count, syntax.Number):
                return None
            highest = max(highest or 1, part.count.value)
    return highest


def hidden_field(builder, name: str, owner: str, start, count: int | None = None, wide: bool = False) -> str:
    """A field of the compiler's own."""
    if owner == PER_SEAT and count is None:
        count = 1
    builder.program.fields.append(FieldDef(name, owner, NUMBER, count, start, wide, public=False, seen="none"))
    return name


def number_cards(builder) -> None:
    rows: list[int] = []
    for table in builder.model.tables.values():
        if table.is_cards:
            base = len(rows)
            rows += [base + table.things_by_row[row][0] for row in table.things]
    builder.card_rows = tuple(rows)
    builder.program.card_count = len(rows)
    builder.program.card_rows = tuple(rows)
    builder.program.constants["card_row"] = tuple(rows)


def lay_setting(builder, setting) -> None:
    scope = Scope(builder, setting.place.source)
    start = default_start(builder.model, setting.type)
    if setting.node.starts is not None:
        typed = fit(scope, bind(scope, setting.node.starts, setting.type), setting.type, setting.node.starts.span)
        value = constant_value(builder, typed.ir)
        start = start if value is None else value
        check_start(scope, setting.type, value, setting.node.starts.span, setting.name)
    setting.start = start
    low, high = builder.model.bounds_of(setting.type)
    builder.ranges.cells[setting.name] = (low, high)
    builder.program.settings.append(
        FieldDef(
            setting.name, PER_GAME, reading_of(builder.model, setting.type), None, start, low=low, high=high, title=setting.title
        )
    )


def check_start(scope: Scope, type: Type, value, span, name: str) -> None:
    low, high = scope.model.bounds_of(type)
    if (
        isinstance(value, int)
        and isinstance(type, IntType)
        and ((low is not None and value < low) or (high is not None and value > high))
    ):
        scope.error(
            "value-out-of-range",
            f"`{name}` starts at {value}, outside its range",
            span,
            "out of range",
            help=f"use a value from {low} to {high}" if high is not None else f"use a value from {low}",
        )


def key_sizes(model: Model, info: FieldInfo) -> int:
    size = 1
    for key in info.keys:
        size *= max(1, model.size_of(key))
    return size


def owner_kind(info: FieldInfo) -> str:
    return {PLAYER: PER_SEAT, GAME: PER_GAME}.get(info.owner, PER_ROW)


def lay_place(builder, info: FieldInfo) -> None:
    model, program = builder.model, builder.program
    count = key_sizes(model, info)
    owner = owner_kind(info)
    table = model.row_types.get(info.owner)
    owners = model.most if owner == PER_SEAT else len(table.things) if owner == PER_ROW else 1
    builder.place_bases[info.storage] = program.place_count
    row = 0
    if isinstance(info.type, LineOf):
        if isinstance(info.type.size, int):
            row = info.type.size
            sizes = (row,) * (owners * count)
        else:
            column = info.type.size
            sizes = tuple(table.rows[r].cells.get(column, 1) for r in table.things for _ in range(count)) if table else (1,)
            row = max([s for s in sizes if isinstance(s, int)], default=1)
        builder.constant(f"size_{info.storage}", sizes)
    program.places.append(
        PlaceDef(
            info.storage,
            owner,
            program.place_count,
            owners * count,
            count,
            info.seen,
            info.title,
            reading_of(model, info.type.of),
            keys_of(model, info, table),
            row,
            table.name if table else "",
        )
    )
    builder.place_infos[info.storage] = info
    program.place_count += owners * count


def lay_field(builder, info: FieldInfo) -> None:
    model = builder.model
    count = key_sizes(model, info)
    owner = owner_kind(info)
    table = model.row_types.get(info.owner)
    total = None if owner == PER_GAME and not info.keys else count if owner != PER_ROW else count * len(table.things)
    low, high = (
        model.bounds_of(info.type)
        if isinstance(info.type, (IntType, ChoiceType, FlagType, OptionalOf, PlayerType, RowOf))
        else (None, None)
    )
    start = default_start(model, info.type)
    wide = isinstance(info.type, (ListOf, GridOf))
    scope = Scope(builder, info.place.source)
    if info.node.starts is not None:
        from compiler.ir.expr import Var

        scope.me = Var("me") if owner == PER_SEAT else None
        typed = fit(scope, bind(scope, info.node.starts, info.type), info.type, info.node.starts.span)
        value = constant_value(builder, typed.ir)
        if value is None:
            builder.late_starts.append((info, typed.ir))
        else:
            start = value
            check_start(scope, info.type, value, info.node.starts.span, info.name)
    builder.ranges.cells[info.storage] = (low, high)
    if isinstance(info.type, SetOf):
        builder.ranges.lengths[info.storage] = (0, model.size_of(info.type.of) or None)
    builder.program.fields.append(
        FieldDef(
            info.storage,
            owner,
            reading_of(model, info.type),
            total,
            start,
            wide,
            low,
            high,
            info.seen,
            True,
            info.title,
            keys_of(model, info, table),
            table.name if table else "",
        )
    )


def keys_of(model: Model, info: FieldInfo, table) -> tuple[tuple[Reading, int], ...]:
    """How the index of a field reads, outermost part first: the thing it belongs to, then the keys of a family."""
    keys = [RowOf(info.owner)] if table is not None else []
    return tuple((key_reading(model, key), model.size_of(key)) for key in (*keys, *info.keys))


def key_reading(model: Model, key: Type) -> Reading:
    reading = reading_of(model, key)
    low = model.bounds_of(key)[0] or 0
    return Reading(reading.kind, str(low), reading.item, reading.none) if low and reading.kind in ("number", "card") else reading
