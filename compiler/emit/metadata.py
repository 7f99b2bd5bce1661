"""What views, labels, keys and saved games need to know of the game, as plain literals."""

from __future__ import annotations

from compiler.emit.effects import STEPS
from compiler.emit.frames import call_depth, card_slots, counters, live_table
from compiler.emit.layout import Layout
from compiler.emit.writer import Writer
from compiler.ir.program import FieldDef, PlaceDef, Reading, TableDef


def write_metadata(module, layout: Layout, code: Writer) -> None:
    program, unit = module.program, module.unit
    resumes = unit.blocks.resumes.values()
    entry = {
        "name": program.name,
        "title": program.title,
        "fingerprint": module.fingerprint,
        "fewest": program.fewest,
        "most": program.most,
        "fields": [field_data(unit.slots[f.name], f) for f in program.fields],
        "settings": [field_data(unit.slots[f.name], f) for f in program.settings],
        "places": [place_data(p) for p in program.places],
        "tables": {t.name: table_data(t) for t in program.tables},
        "choices": program.choices,
        "prompts": [(p.name, p.text, reading(p.reading), p.labels) for p in program.prompts],
        "notes": [(n.text, tuple(reading(r) for r in n.readings), n.skip) for n in program.notes],
        "scores": [(s.label, s.function) for s in program.scores],
        "automas": program.automas,
        "cards": program.card_count,
        "rows": program.card_rows,
        "place_count": program.place_count,
        "starts": layout.starts(),
        "plain": tuple(layout.plain),
        "lists": tuple(layout.lists),
        "frames": tuple(layout.frames),
        "counters": counters(unit),
        "whys": {name: tuple((what, text) for _, what, text in why.parts) for name, why in program.whys.items()},
        "invariants": [(text, at) for _, text, at in program.invariants],
        "asks": {r.number: (r.prompt, r.at) for r in resumes if r.kind in ("ask", "roll", "pick", "top")},
        "chances": {r.number: "card" for r in resumes if r.kind == "top"},
        "card_slots": card_slots(unit),
        "live": live_table(module.plans[STEPS]),
        "main": next(r.number for r in resumes if r.kind == "enter" and r.procedure == program.main),
        "depth": call_depth(module.plans[STEPS]),
    }
    code.line("GAME = {")
    for key, value in entry.items():
        write_entry(code, key, value)
    code.line("}")
    code.line("ORIGINS = (")
    for origin in program.origins:
        code.line(f"    ({origin.path!r}, {origin.line}, {origin.column}, {origin.kind!r}),")
    code.line(")")


def write_entry(code: Writer, key: str, value) -> None:
    """One entry of the table, its elements on lines of their own."""
    if isinstance(value, list) and value:
        code.line(f"    {key!r}: (")
        for item in value:
            code.literal("        ", item, ",")
        code.line("    ),")
    elif isinstance(value, dict) and value:
        code.line(f"    {key!r}: {{")
        for name, item in value.items():
            code.literal(f"        {name!r}: ", item, ",")
        code.line("    },")
    else:
        code.literal(f"    {key!r}: ", () if isinstance(value, list) else value, ",")


def reading(found: Reading) -> tuple:
    return (found.kind, found.of, None if found.item is None else reading(found.item), found.none)


def keys(found) -> tuple:
    return tuple((reading(key), size) for key, size in found)


def field_data(slot: str, f: FieldDef) -> dict:
    return {
        "name": f.name,
        "slot": slot,
        "owner": f.owner,
        "reading": reading(f.reading),
        "count": f.count,
        "wide": f.wide,
        "low": f.low,
        "high": f.high,
        "seen": f.seen,
        "public": f.public,
        "title": f.title,
        "keys": keys(f.keys),
        "rows": f.row_table,
    }


def table_data(t: TableDef) -> dict:
    return {"type": t.type, "first": t.first, "ids": t.ids, "names": t.names, "rows": t.rows, "cards": t.is_cards}


def place_data(p: PlaceDef) -> dict:
    return {
        "name": p.name,
        "owner": p.owner,
        "base": p.base,
        "size": p.size,
        "count": p.count,
        "seen": p.seen,
        "title": p.title,
        "reading": reading(p.reading),
        "keys": keys(p.keys),
        "row": p.row,
        "rows": p.row_table,
    }
