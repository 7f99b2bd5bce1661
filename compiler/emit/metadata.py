"""What the runtime must know of the game, as the records of `runtime/data.py`: what labels and views need, frames, and at the end
of the module the game itself, once step by step and once with a log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from compiler.blocks.form import Call
from compiler.emit.effects import FUSED, LOGGED, STEPS, Flavour
from compiler.emit.functions import Plan
from compiler.emit.layout import Layout
from compiler.emit.literals import Code, Record, lay_out, names_in
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir import stmt as st
from compiler.ir.program import ArrangementDef, FieldDef, InForce, NoteDef, PlaceDef, Prompt, Reading, TableDef
from compiler.ranges.cards import TELLS, CardLocals
from compiler.ranges.homes import find_homes

if TYPE_CHECKING:
    from compiler.emit.module import Module


COUNTER = "#left"
"""The times a loop may still be repeated: rules can't see it."""


def write_metadata(module: Module, layout: Layout, code: Writer) -> set[str]:
    """Writes the data of the game and the game itself; the names of the records it takes."""
    program, unit = module.program, module.unit
    resumes = unit.blocks.resumes.values()
    cards, played, mixed, telling = card_slots(unit)
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
        arrangements=tuple(arrangement_data(found) for found in program.arrangements),
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
        telling_slots=telling,
        homes=tuple(Record("Home", *home) for home in find_homes(program)),
        starts={slot: Record("Start", *start) for slot, start in layout.starts().items()},
        live=live_table(module.plans[STEPS]),
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
    return Record("Note", n.text, readings=tuple(map(reading, n.readings)), skip=n.skip)


def keys(found: tuple[tuple[Reading, int], ...]) -> tuple[Record, ...]:
    return tuple(Record("Key", reading(key), size) for key, size in found)


def choices(found: tuple[tuple[str, str], ...]) -> tuple[Record, ...]:
    return tuple(Record("Choice", name, title=title) for name, title in found)


def prompt_data(p: Prompt) -> Record:
    labels, parts = tuple(Record("Label", *label) for label in p.labels), tuple(prompt_data(part) for part in p.parts)
    return Record("Prompt", p.name, p.text, reading(p.reading), labels=labels, parts=parts)


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
        shown=f.shown if f.shown_if else "",
        shown_if=f.shown_if,
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
        shown=p.shown if p.shown_if else "",
        shown_if=p.shown_if,
    )


# frames


def live_table(plans: Iterable[Plan]) -> dict[int, Record]:
    """Number -> frame slots needed there, slot of the return point, are they on the stack? What is on the stack lies there in the
    order of all its slots."""
    found: dict[int, Record] = {}
    for plan in plans:
        unseen = {plan.ret, *(slot for name, slot in plan.slots.items() if name.endswith(COUNTER))}
        for resume in plan.resumes.values():
            slots = tuple(slot for slot in plan.frame(resume) if resume.restores or slot not in unseen)
            found[resume.number] = Record("Live", slots=slots, ret=plan.ret, on_stack=resume.restores)
    return dict(sorted(found.items()))


def card_slots(unit: Unit) -> tuple[tuple[str, ...], tuple[str, ...], dict[str, tuple[int, ...]], tuple[str, ...]]:
    """Frame slots that hold cards of places, those of cards that are being played, those of tuples with the positions of cards,
    and those of tuples that tell them themselves."""
    cards: list[str] = []
    played: list[str] = []
    mixed: dict[str, tuple[int, ...]] = {}
    telling: list[str] = []
    if unit.has_hidden:
        locals = CardLocals(unit.program)
        for (procedure, name), slot in unit.frame_slots.items():
            kind = locals.scopes.get(procedure, {}).get(name, False)
            if isinstance(kind, frozenset):
                mixed[slot] = tuple(sorted(kind))
            elif kind == TELLS:
                telling.append(slot)
            elif kind and (procedure, name) in locals.played:
                played.append(slot)
            elif kind and (procedure, name) in locals.located:
                cards.append(slot)
    return tuple(cards), tuple(played), mixed, tuple(telling)


def strand_frames(unit: Unit, procedure: str) -> tuple[str, ...]:
    """The frame slots of everything a secret procedure may run."""
    running = [procedure]
    for name in running:
        for block in unit.blocks.procedures[name].blocks.values():
            if isinstance(block.end, Call):
                called = unit.targets(block.end.node)
                running.extend(callee for callee in called if callee not in running)
    return tuple(slot for (name, _), slot in unit.frame_slots.items() if name in running)


def call_depth(plans: Iterable[Plan]) -> int:
    """How deep the functions of waiting procedures can call each other."""
    calls = {function.name: tuple(function.calls) for plan in plans for function in plan.functions.values()}
    known: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in known:
            known[name] = 0
            known[name] = 1 + max((depth(callee) for callee in calls.get(name, ())), default=0)
        return known[name]

    return max((depth(name) for name in calls), default=1)


def arrangement_data(found: ArrangementDef) -> Record:
    return Record("Arrangement", found.title, tuple(Record("Shown", s.label, reading(s.reading), s.function) for s in found.shown))


# the game


def write_game(unit: Unit, code: Writer) -> set[str]:
    """The functions of the module that the runtime calls by role, and the game in both flavours. Gives the records it takes."""
    program = unit.program
    scores = " ".join(unit.functions[s.function] + "," for s in program.scores)
    invariants = " ".join(unit.functions[f] + "," for f, _, _ in program.invariants)
    code.line("def game_of(state, blocks, secrets):")
    code.line("    return Game(")
    code.line("        state, GAME, ORIGINS, blocks, globals(),")
    code.line(f"        scores=({scores}), winners={unit.functions.get(program.winners)}, invariants=({invariants}),")
    if program.teams:
        code.line(f"        teams={unit.functions[program.teams]},")
    code.line("        whys={")
    for name, python in unit.whys.items():
        code.line(f"            {name!r}: {python},")
    code.line("        },")
    code.line("        secrets=secrets,")
    code.line("        functions={")
    for name, python in unit.functions.items():
        code.line(f"            {name!r}: {python},")
    code.line("        },")
    code.line(f"        playout={unit.entry(program.main, FUSED.suffix)},")
    code.line("    )")
    code.line()
    for flavour, name in ((STEPS, "SECRETS"), (LOGGED, "SECRETS_LOGGED")):
        for line in lay_out(f"{name} = ", tuple(secret(unit, *phase, flavour) for phase in unit.blocks.phases.items()), 0, end=""):
            code.line(line)
    code.line("game = game_of(State, K, SECRETS)")
    code.line("game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)")
    return {"Secret"} if unit.blocks.phases else set()


def secret(unit: Unit, resume: int, phase: st.Secret, flavour: Flavour) -> Record:
    """A secret phase: its procedure, where it goes on, its frame slots, each seat's own fields, what it writes."""
    return Record(
        "Secret",
        Code(unit.entry(phase.procedure, flavour.suffix)),
        resume,
        phase.at,
        frame=strand_frames(unit, phase.procedure),
        registers=tuple(unit.slots[name] for name in phase.writes if not unit.is_list(name)),
        writes=tuple(unit.slots[name] for name in phase.writes),
        places=phase.places,
        cards=cards_given(unit, phase),
    )


def cards_given(unit: Unit, phase: st.Secret) -> tuple[int, ...]:
    """Which of the values that a secret phase gives to all strands are cards."""
    if not phase.args or not unit.has_hidden:
        return ()
    scope, names = CardLocals(unit.program).scopes.get(phase.procedure, {}), unit.program.procedures[phase.procedure].parameters
    return tuple(place for place, name in enumerate(names[1:]) if scope.get(name) is True)
