"""What views, labels, keys and saved games need to know of the game, as plain literals."""

from __future__ import annotations

from compiler.emit.layout import Layout
from compiler.emit.walk import every_stmt
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import FieldDef, PlaceDef, Reading, TableDef


def write_metadata(module, layout: Layout, code: Writer) -> None:
    program, unit = module.program, module.unit
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
        "counters": tuple(sorted(unit.counters)),
        "whys": {name: tuple((what, text) for _, what, text in why.parts) for name, why in program.whys.items()},
        "invariants": [(text, at) for _, text, at in program.invariants],
        "asks": dict(sorted((module.numbers[name], found) for name, found in unit.asks.items())),
        "chances": {module.numbers[name]: "card" for name in sorted(unit.card_draws, key=module.numbers.get)},
        "card_slots": card_slots(module),
        "live": live_table(module),
        "main": module.numbers[unit.procedure(program.main)],
        "depth": module.depth_bound(),
    }
    code.line("GAME = {")
    for key, value in entry.items():
        write_entry(code, key, value)
    code.line("}")
    code.line("ORIGINS = (")
    for origin in program.origins:
        code.line(f"    ({origin.path!r}, {origin.line}, {origin.column}, {origin.kind!r}),")
    code.line(")")
    write_functions(module, code)


def write_entry(code: Writer, key: str, value) -> None:
    """One entry of the table, its elements on lines of their own."""
    if isinstance(value, list) and value:
        code.line(f"    {key!r}: (")
        for item in value:
            code.line(f"        {item!r},")
        code.line("    ),")
    elif isinstance(value, dict) and value:
        code.line(f"    {key!r}: {{")
        for name, item in value.items():
            code.line(f"        {name!r}: {item!r},")
        code.line("    },")
    else:
        code.line(f"    {key!r}: {(() if isinstance(value, list) else value)!r},")


def write_functions(module, code: Writer) -> None:
    """The functions of the module that the runtime calls by role."""
    program, unit = module.program, module.unit
    scores = " ".join(unit.functions[s.function] + "," for s in program.scores)
    invariants = " ".join(unit.functions[f] + "," for f, _, _ in program.invariants)
    whys = ", ".join(f"{name!r}: {module.why_name(name)}" for name in program.whys)
    secrets = " ".join(
        f"({unit.procedure(node.procedure)}, {module.numbers[after]}, {strand_frames(module, node.procedure)!r}, "
        f"{registers(unit, node)!r}, {tuple(unit.slots[w] for w in node.writes)!r}, {node.places!r}),"
        for node, after in unit.secrets
    )
    functions = ", ".join(f"{name!r}: {python}" for name, python in unit.functions.items())
    code.line("game = Game(")
    code.line("    State, GAME, ORIGINS, K, globals(),")
    code.line(f"    scores=({scores}), winners={unit.functions.get(program.winners)}, invariants=({invariants}),")
    code.line(f"    whys={{{whys}}},")
    code.line(f"    secrets=({secrets}),")
    code.line(f"    functions={{{functions}}}, playout={unit.fused(program.main)},")
    code.line(")")


def strand_frames(module, procedure: str) -> tuple[str, ...]:
    """The frame slots of everything a secret procedure may run."""
    unit = module.unit
    bases = {unit.procedure(name)[2:] for name in unit.graph.reachable(procedure)}
    return tuple(slot for (base, _), slot in unit.frame_slots.items() if base in bases)


def registers(unit, node) -> tuple[str, ...]:
    """Fields of the game that a secret procedure writes for itself while it runs: each seat has its own."""
    return tuple(unit.slots[name] for name in node.writes if not unit.is_list(name))


def card_slots(module) -> tuple[str, ...]:
    """Frame slots that hold cards: what was drawn, chosen among cards, or taken from a pile one by one."""
    unit, program = module.unit, module.program
    found = []
    for procedure in program.procedures.values():
        for node in every_stmt(procedure.body):
            match node:
                case st.Top(into=name):
                    pass
                case st.Ask(into=name, prompt=prompt) | st.PickRandom(into=name, prompt=prompt):
                    if program.prompts[prompt].reading.kind != "card":
                        continue
                case st.ForEach(var=name, items=ex.Pile()):
                    pass
                case _:
                    continue
            base = unit.procedure(procedure.name)[2:]
            found += [
                unit.frame_slots[key]
                for key in ((base, name), (base, f"{getattr(node, 'label', '')}_rest"))
                if key in unit.frame_slots
            ]
    return tuple(dict.fromkeys(found))


def live_table(module) -> dict[int, tuple]:
    """Number -> (frame slots needed there, slot of the return point, are they on the stack?)."""
    found = {}
    for blocks, piece in module.pieces:
        unseen = {blocks.ret, *blocks.unit.counters, *(blocks.slots.get(name) for name in blocks.only_logged)}
        slots = tuple(slot for slot in blocks.frame(piece) if slot not in unseen)
        found[module.numbers[piece.name]] = (slots, blocks.ret or "", bool(piece.restores))
    return found


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
