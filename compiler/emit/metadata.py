"""What views, labels, keys and saved games need to know of the game, as the records of `runtime/data.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.emit.effects import STEPS
from compiler.emit.frames import call_depth, card_slots, live_table
from compiler.emit.homes import find_homes
from compiler.emit.layout import Layout
from compiler.emit.literals import Record, lay_out, names_in
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir.program import FieldDef, InForce, NoteDef, PlaceDef, Prompt, Reading, TableDef

if TYPE_CHECKING:
    from compiler.emit.module import Module


def write_metadata(module: Module, layout: Layout, code: Writer) -> set[str]:
    """Writes the data of the game and the game itself; the names of the records it takes."""
    program, unit = module.program, module.unit
    resumes = unit.blocks.resumes.values()
    live = live_table(module.plans[STEPS])
    cards, played, mixed = card_slots(unit)
    data = Record(
        "GameData",
        name=program.name,
        title=program.title,
        fingerprint=module.fingerprint,
        fewest=program.fewest,
        most=program.most,
        main=next(r.number for r in resumes if r.kind == "enter" and r.procedure == program.main),
        depth=call_depth(module.plans[STEPS]),
        cards=program.card_count,
        place_count=program.place_count,
        rows=program.card_rows,
        fields=tuple(field_data(unit.slots[f.name], f) for f in program.fields),
        settings=tuple(field_data(unit.slots[f.name], f) for f in program.settings),
        places=tuple(place_data(p) for p in program.places),
        tables={t.name: table_data(t) for t in program.tables},
        choices={name: choices(found) for name, found in program.choices.items()},
        prompts=tuple(prompt_data(p) for p in program.prompts),
        notes=tuple(note_data(n) for n in program.notes),
        scores=tuple(s.label for s in program.scores),
        automas=choices(program.automas),
        whys={name: tuple(Record("Reason", what, text) for _, what, text in why.parts) for name, why in program.whys.items()},
        invariants=tuple(Record("Invariant", text, at) for _, text, at in program.invariants),
        in_force=tuple(in_force_data(unit, found) for found in program.in_force),
        once=tuple(Record("Once", unit.slots[o.field], o.text, o.per, table=o.table) for o in program.once),
        asks={r.number: Record("Ask", r.prompt, r.at) for r in resumes if r.kind in ("ask", "roll", "pick", "top")},
        chances={r.number: "card" for r in resumes if r.kind == "top"},
        card_slots=cards,
        played_slots=played,
        mixed_slots=mixed,
        homes=tuple(Record("Home", *home) for home in find_homes(program)),
        starts={slot: Record("Start", *start) for slot, start in layout.starts().items()},
        live={n: Record("Live", slots=slots, ret=ret, on_stack=stacked) for n, (slots, ret, stacked) in live.items()},
        plain=tuple(layout.plain),
        lists=tuple(layout.lists),
        frames=tuple(layout.frames),
    )
    origins = tuple(Record("Origin", o.path, o.line, o.column, kind=o.kind) for o in program.origins)
    for prefix, value in (("GAME = ", data), ("ORIGINS = ", origins)):
        for line in lay_out(prefix, value, 0, end=""):
            code.line(line)
    return names_in((data, origins))


def reading(found: Reading) -> Record:
    item = None if found.item is None else reading(found.item)
    return Record("Reading", found.kind, of=found.of, item=item, none=found.none)


def note_data(n: NoteDef) -> Record:
    return Record("Note", n.text, readings=tuple(map(reading, n.readings)), skip=n.skip, decided=n.decided)


def keys(found: tuple[tuple[Reading, int], ...]) -> tuple[Record, ...]:
    return tuple(Record("Key", reading(key), size) for key, size in found)


def choices(found: tuple[tuple[str, str], ...]) -> tuple[Record, ...]:
    return tuple(Record("Choice", name, title=title) for name, title in found)


def prompt_data(p: Prompt) -> Record:
    return Record("Prompt", p.name, p.text, reading(p.reading), labels=tuple(Record("Label", *label) for label in p.labels))


def field_data(slot: str, f: FieldDef) -> Record:
    return Record(
        "Field",
        f.name,
        slot,
        f.owner,
        f.seen,
        reading(f.reading),
        cells=f.count,
        wide=f.wide,
        low=f.low,
        high=f.high,
        public=f.public,
        title=f.title,
        keys=keys(f.keys),
        table=f.row_table,
        members=() if f.members == (None, None) else f.members,
    )


def in_force_data(unit: Unit, found: InForce) -> Record:
    kept = tuple(Record("Kept", k.name, reading(k.reading), open=k.open) for k in found.keeps)
    later = unit.slots[found.later] if found.later else ""
    return Record("InForce", unit.slots[found.field], found.text, found.until, later=later, keeps=kept)


def table_data(t: TableDef) -> Record:
    return Record("Table", first=t.first, ids=t.ids, names=t.names, rows=t.rows, is_cards=t.is_cards)


def place_data(p: PlaceDef) -> Record:
    return Record(
        "Place",
        p.name,
        p.owner,
        p.seen,
        base=p.base,
        size=p.size,
        piles=p.count,
        row=p.row,
        title=p.title,
        keys=keys(p.keys),
        table=p.row_table,
    )
