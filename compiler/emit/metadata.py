"""What views, labels, keys and saved games need to know of the game, as the records of `runtime/data.py`."""

from __future__ import annotations

from compiler.emit.layout import Layout
from compiler.emit.literals import Code, Record, lay_out, names_in
from compiler.emit.walk import every_stmt
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import FieldDef, PlaceDef, Prompt, Reading, TableDef


def write_metadata(module, layout: Layout, code: Writer) -> set[str]:
    """Writes the data of the game and the game itself; the names of the records it takes."""
    program, unit = module.program, module.unit
    data = Record(
        "GameData",
        name=program.name,
        title=program.title,
        fingerprint=module.fingerprint,
        fewest=program.fewest,
        most=program.most,
        main=module.numbers[unit.procedure(program.main)],
        depth=module.depth_bound(),
        cards=program.card_count,
        place_count=program.place_count,
        rows=program.card_rows,
        fields=tuple(field_data(unit.slots[f.name], f) for f in program.fields),
        settings=tuple(field_data(unit.slots[f.name], f) for f in program.settings),
        places=tuple(place_data(p) for p in program.places),
        tables={t.name: table_data(t) for t in program.tables},
        choices={name: choices(found) for name, found in program.choices.items()},
        prompts=tuple(prompt_data(p) for p in program.prompts),
        notes=tuple(Record("Note", n.text, readings=tuple(map(reading, n.readings)), skip=n.skip) for n in program.notes),
        scores=tuple(s.label for s in program.scores),
        automas=choices(program.automas),
        whys={name: tuple(Record("Reason", what, text) for _, what, text in why.parts) for name, why in program.whys.items()},
        invariants=tuple(Record("Invariant", text, at) for _, text, at in program.invariants),
        asks={
            number: Record("Ask", *found)
            for number, found in sorted((module.numbers[name], found) for name, found in unit.asks.items())
        },
        chances={number: "card" for number in sorted(module.numbers[name] for name in unit.card_draws)},
        card_slots=card_slots(module),
        starts={slot: Record("Start", *start) for slot, start in layout.starts().items()},
        live=live_table(module),
        plain=tuple(layout.plain),
        lists=tuple(layout.lists),
        frames=tuple(layout.frames),
    )
    origins = tuple(Record("Origin", o.path, o.line, o.column, kind=o.kind) for o in program.origins)
    roles = game_functions(module)
    for prefix, value in (("GAME = ", data), ("ORIGINS = ", origins), ("game = ", roles)):
        for line in lay_out(prefix, value, 0, end=""):
            code.line(line)
    return names_in((data, origins, roles)) - {"Game"}


def game_functions(module) -> Record:
    """The game: its data, and the functions of the module that the runtime calls by role."""
    program, unit = module.program, module.unit
    functions = {name: Code(python) for name, python in unit.functions.items()}
    return Record(
        "Game",
        *map(Code, ("State", "GAME", "ORIGINS", "K", "globals()")),
        scores=tuple(functions[s.function] for s in program.scores),
        winners=functions.get(program.winners),
        invariants=tuple(functions[f] for f, _, _ in program.invariants),
        whys={name: Code(module.why_name(name)) for name in program.whys},
        secrets=tuple(secret_data(module, node, after) for node, after in unit.secrets),
        functions=functions,
        playout=Code(unit.fused(program.main)),
    )


def secret_data(module, node: st.Secret, after: str) -> Record:
    unit = module.unit
    return Record(
        "Secret",
        Code(unit.procedure(node.procedure)),
        module.numbers[after],
        frame=strand_frames(module, node.procedure),
        registers=registers(unit, node),
        writes=tuple(unit.slots[w] for w in node.writes),
        places=node.places,
    )


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


def live_table(module) -> dict[int, Record]:
    """What each waiting block still needs, by its number."""
    found = {}
    for blocks, piece in module.pieces:
        unseen = {blocks.ret, *blocks.unit.counters, *(blocks.slots.get(name) for name in blocks.only_logged)}
        slots = tuple(slot for slot in blocks.frame(piece) if slot not in unseen)
        found[module.numbers[piece.name]] = Record("Live", slots=slots, ret=blocks.ret, on_stack=bool(piece.restores))
    return found


def reading(found: Reading) -> Record:
    item = None if found.item is None else reading(found.item)
    return Record("Reading", found.kind, of=found.of, item=item, none=found.none)


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
    )


def table_data(t: TableDef) -> Record:
    return Record("Table", first=t.first, ids=t.ids, names=t.names, rows=t.rows, is_cards=t.is_cards)


def place_data(p: PlaceDef) -> Record:
    return Record(
        "Place", p.name, p.owner, p.seen, base=p.base, size=p.size, piles=p.count, row=p.row, title=p.title, keys=keys(p.keys)
    )
