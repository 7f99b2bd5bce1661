"""Where everything lives: fields, places, constants and the words for them.

Numbers of things, places and keys are settled here; the rest of `lower` only uses them. Fields the compiler needs for itself
(marks, lasting adjustments, whose effect runs) are not public: no view shows them.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import types
from compiler.ir.expr import Const, Expr, Int, MaskOf, Neg, Op, Range, Tup, Var
from compiler.ir.program import PER_GAME, PER_ROW, PER_SEAT, FieldDef, PlaceDef, Reading, TableDef
from compiler.lower.state import Env, Lowering, Value
from compiler.lower.values import PLACES, fitted, key_count, value
from compiler.model import GAME, PLAYER, FieldInfo, Model, SettingInfo, TableInfo
from compiler.types import Type

NUMBER = Reading("number")
SINGLE = (types.IntType, types.ChoiceType, types.FlagType, types.OptionalOf, types.PlayerType, types.RowOf, types.KindOf)


def reading_of(model: Model, type: Type) -> Reading:
    match type:
        case types.FlagType():
            return Reading("flag")
        case types.PlayerType():
            return Reading("player")
        case types.ChoiceType(name):
            return Reading("choice", name)
        case types.KindOf(name):
            model.kinds_read.add(name)
            return Reading("choice", f"kind of {name}")
        case types.RowOf(name):
            table = model.row_types.get(name)
            return Reading("card") if table and table.is_cards else Reading("row", table.name if table else name)
        case types.AnyCard():
            return Reading("card")
        case types.CellType():
            return Reading("cell", shape_of(type))
        case types.OptionalOf(of):
            return replace(reading_of(model, of), none=True)
        case types.SetOf(of):
            return Reading("set", item=reading_of(model, of))
        case types.ListOf(of) | types.PileOf(of) | types.LineOf(_, of):
            return Reading("list", item=reading_of(model, of))
        case types.GridOf(of=of, hex=hexes):
            return Reading("grid", f"{shape_of(type)}{',hex' if hexes else ''}", reading_of(model, types.OptionalOf(of)))
    return NUMBER


def shape_of(grid: types.GridOf | types.CellType) -> str:
    """Rows and columns of a grid: the most that it has, and the setting that says how many, if one does."""
    by = (grid.by.rows, grid.by.columns) if grid.by is not None else ("", "")
    return ",".join(f"{most}:{name}" if name else str(most) for most, name in zip((grid.height, grid.width), by, strict=True))


def constant_value(lowering: Lowering, expr: Expr) -> Value | None:
    """The value of an expression without state, or None."""
    match expr:
        case Int(value):
            return value
        case Tup(items):
            numbers = [constant_number(lowering, item) for item in items]
            return None if None in numbers else tuple(number for number in numbers if number is not None)
        case Const(name, None):
            return lowering.program.constants[name]
        case Const(name, Int(at)):
            values = lowering.program.constants[name]
            return values[at] if 0 <= at < len(values) else None
        case MaskOf(items):
            found = constant_value(lowering, items)
            return sum(1 << number for number in set(found)) if isinstance(found, tuple) else None
        case Neg(inner):
            one = constant_number(lowering, inner)
            return None if one is None else -one
        case Op("+" | "-" | "*" as op, left, right):
            a, b = constant_number(lowering, left), constant_number(lowering, right)
            return None if a is None or b is None else a + b if op == "+" else a - b if op == "-" else a * b
        case Range(low, high):
            a, b = constant_number(lowering, low), constant_number(lowering, high)
            return None if a is None or b is None else tuple(range(a, b + 1))
    return None


def constant_number(lowering: Lowering, expr: Expr) -> int | None:
    found = constant_value(lowering, expr)
    return found if isinstance(found, int) else None


def lay_out(lowering: Lowering) -> None:
    """Fills the program's fields, places, tables and choices."""
    model, program = lowering.model, lowering.program
    program.choices = {name: tuple(zip(info.values, info.titles, strict=False)) for name, info in model.choices.items()}
    for table in model.tables.values():
        ids = tuple(table.rows[row].id for row in table.things)
        names = tuple(table.rows[row].name for row in table.things)
        program.tables.append(TableDef(table.name, table.row_type, table.first, ids, names, table.things, table.is_cards))
    number_cards(lowering)
    card, player = Reading("card", none=True), Reading("player", none=True)
    cells = (("round", NUMBER, 1), ("active", Reading("player"), 0), ("source", card, -1), ("source_by", player, -1))
    for name, reading, start in (*cells, ("targeting", NUMBER, -1), ("targeted", NUMBER, 0), ("reactions", NUMBER, 0)):
        program.fields.append(FieldDef(name, PER_GAME, reading, start=start, public=name == "round", title=name))
    lowering.hidden_field("automa", PER_SEAT, 0)
    for what in sorted(lowering.game.heard.leaves):
        program.fields.append(FieldDef(f"out_of_{what}", PER_SEAT, Reading("flag"), 1, low=0, high=1, title=f"out of the {what}"))
    for setting in model.settings.values():
        lay_setting(lowering, setting)
    infos = list(model.all_fields())
    for info in infos:
        if isinstance(info.type, PLACES):
            lay_place(lowering, info)
    for info in infos:
        if not isinstance(info.type, PLACES):
            lay_field(lowering, info)


def name_kinds(lowering: Lowering) -> None:
    """Kinds are shown as choices are: by the ids and names of the rows."""
    for name in sorted(lowering.model.kinds_read):
        rows = lowering.model.row_types[name].rows
        lowering.program.choices[f"kind of {name}"] = tuple((row.id, row.name) for row in rows)


def number_cards(lowering: Lowering) -> None:
    rows: list[int] = []
    for table in lowering.model.tables.values():
        if table.is_cards:
            base = len(rows)
            rows += [base + table.things_by_row[row][0] for row in table.things]
    lowering.program.card_count = len(rows)
    lowering.program.card_rows = lowering.program.constants["card_row"] = tuple(rows)


def lay_setting(lowering: Lowering, setting: SettingInfo) -> None:
    start = lowering.model.default_of(setting.type)
    written = lowering.game.fields[setting].starts
    if written is not None:
        found = constant_value(lowering, fitted(Env(lowering, setting.place.source), written, setting.type))
        start = start if found is None else found
    setting.start = start if isinstance(start, int) else 0
    (low, high), reading = lowering.model.bounds_of(setting.type), reading_of(lowering.model, setting.type)
    lowering.program.settings.append(
        FieldDef(setting.name, PER_GAME, reading, None, start, low=low, high=high, title=setting.title)
    )


def owner_kind(info: FieldInfo) -> str:
    return {PLAYER: PER_SEAT, GAME: PER_GAME}.get(info.owner, PER_ROW)


def lay_place(lowering: Lowering, info: FieldInfo) -> None:
    model, program = lowering.model, lowering.program
    count, owner, table = key_count(lowering, info), owner_kind(info), model.row_types.get(info.owner)
    owners = model.most if owner == PER_SEAT else len(table.things) if table is not None else 1
    assert isinstance(info.type, PLACES)
    lowering.place_bases[info.storage] = program.place_count
    row = 0
    if isinstance(info.type, types.LineOf):
        if isinstance(info.type.size, int):
            row = info.type.size
            sizes: tuple[object, ...] = (row,) * (owners * count)
        else:
            column = info.type.size
            sizes = tuple(table.rows[r].cells.get(column, 1) for r in table.things for _ in range(count)) if table else (1,)
            row = max([s for s in sizes if isinstance(s, int)], default=1)
        lowering.constant(f"size_{info.storage}", sizes)
    seen, reading, keys = info.seen, reading_of(model, info.type.of), keys_of(model, info, table)
    base, name, tables = program.place_count, table.name if table else "", tables_of(model, info.type.of)
    shown_if = make_shown(lowering, info)
    place = PlaceDef(
        *(info.storage, owner, base, owners * count, count, seen, info.title, reading, keys, row, name, tables),
        shown=info.shown,
        shown_if=shown_if,
    )
    program.places.append(place)
    lowering.place_infos[info.storage] = info
    program.place_count += owners * count


def tables_of(model: Model, type: Type) -> tuple[str, ...]:
    """The tables whose cards are of this type."""
    own = model.row_types.get(type.name) if isinstance(type, types.RowOf) else None
    return tuple(table.name for table in model.tables.values() if table.is_cards and own in (None, table))


def lay_field(lowering: Lowering, info: FieldInfo) -> None:
    model = lowering.model
    count, owner, table = key_count(lowering, info), owner_kind(info), model.row_types.get(info.owner)
    total = None if owner == PER_GAME and not info.keys else count * (len(table.things) if table is not None else 1)
    low, high = model.bounds_of(info.type) if isinstance(info.type, SINGLE) else (None, None)
    start = model.default_of(info.type)
    wide = isinstance(info.type, (types.ListOf, types.GridOf))
    written = lowering.game.fields[info].starts
    if written is not None:
        env = Env(lowering, info.place.source, me=Var("me") if owner == PER_SEAT else None)
        expr = fitted(env, written, info.type)
        found = constant_value(lowering, expr)
        if found is None:
            lowering.late_starts.append((info, expr))
        else:
            start = found
    reading, keys, name = reading_of(model, info.type), keys_of(model, info, table), table.name if table else ""
    members = members_of(model, info.type) if info.seen != "all" else (None, None)
    shown_if = make_shown(lowering, info)
    lowering.program.fields.append(
        FieldDef(
            *(info.storage, owner, reading, total, start, wide, low, high, info.seen, True, info.title, keys, name, members),
            shown=info.shown,
            shown_if=shown_if,
        )
    )


def make_shown(lowering: Lowering, info: FieldInfo) -> str:
    """The function that tells whether the settings let more players see a field; none if they have no say in it."""
    test = lowering.game.fields[info].shown
    if test is None:
        return ""
    env = Env(lowering, info.place.source)
    at = lowering.origin(info.place.source, info.place.span, "rule")
    return lowering.function(f"shows_{info.storage}", (), value(env, test), at=at)


def members_of(model: Model, type: Type) -> tuple[int | None, int | None]:
    """The lowest and highest of what a value of this type is or holds, none aside."""
    while isinstance(type, (types.OptionalOf, types.SetOf, types.ListOf, types.GridOf)):
        type = type.of
    return model.bounds_of(type)


def keys_of(model: Model, info: FieldInfo, table: TableInfo | None) -> tuple[tuple[Reading, int], ...]:
    """How the index of a field reads, outermost part first: the thing it belongs to, then the keys of a family. A table without
    rows names nothing, though one cell is kept for it."""
    keys = [types.RowOf(info.owner)] if table is not None else []
    return tuple((key_reading(model, key), model.size_of(key) if has_any(model, key) else 0) for key in (*keys, *info.keys))


def has_any(model: Model, key: types.Type) -> bool:
    match key:
        case types.RowOf(name):
            return bool(model.row_types[name].things)
        case types.KindOf(name):
            return bool(model.row_types[name].rows)
    return True


def key_reading(model: Model, key: Type) -> Reading:
    reading, low = reading_of(model, key), model.bounds_of(key)[0]
    return replace(reading, of=str(low)) if low and reading.kind in ("number", "card") else reading
