"""What the runtime must know of frames: which slots a waiting game still needs, which hold cards, how deep calls can go."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.blocks.form import Blocks, Call, CallBy
from compiler.emit.cards import CardLocals
from compiler.emit.functions import Plan
from compiler.emit.unit import Unit

COUNTER = "#left"
"""The times a loop may still be repeated: rules can't see it."""
Needed = tuple[tuple[str, ...], str, bool]


def live_table(plans: Iterable[Plan]) -> dict[int, Needed]:
    """Number -> (frame slots needed there, slot of the return point, are they on the stack?). What is on the stack lies there
    in the order of all its slots."""
    found: dict[int, Needed] = {}
    for plan in plans:
        unseen = {plan.ret, *(slot for name, slot in plan.slots.items() if name.endswith(COUNTER))}
        for resume in plan.resumes.values():
            slots = tuple(slot for slot in plan.frame(resume) if resume.restores or slot not in unseen)
            found[resume.number] = (slots, plan.ret, resume.restores)
    return dict(sorted(found.items()))


def counters(unit: Unit) -> tuple[str, ...]:
    return tuple(sorted(slot for (_, name), slot in unit.frame_slots.items() if name.endswith(COUNTER)))


def card_slots(unit: Unit) -> tuple[tuple[str, ...], tuple[str, ...], dict[str, tuple[int, ...]]]:
    """Frame slots that hold cards, those of cards that are being played, and those of tuples with the positions of cards."""
    if not unit.has_hidden:
        return (), (), {}
    locals = CardLocals(unit.program)
    cards: list[str] = []
    played: list[str] = []
    mixed: dict[str, tuple[int, ...]] = {}
    for (procedure, name), slot in unit.frame_slots.items():
        kind = locals.scopes.get(procedure, {}).get(name, False)
        if isinstance(kind, frozenset):
            mixed[slot] = tuple(sorted(kind))
        elif kind:
            (played if (procedure, name) in locals.played else cards).append(slot)
    return tuple(cards), tuple(played), mixed


def strand_frames(unit: Unit, procedure: str) -> tuple[str, ...]:
    """The frame slots of everything a secret procedure may run."""
    running = [procedure]
    for name in running:
        running.extend(callee for callee in callees(unit.blocks, name) if callee not in running)
    return tuple(slot for (name, _), slot in unit.frame_slots.items() if name in running)


def callees(blocks: Blocks, name: str) -> Iterable[str]:
    """The waiting procedures that a procedure calls."""
    for block in blocks.procedures[name].blocks.values():
        if isinstance(block.end, Call):
            yield block.end.procedure
        elif isinstance(block.end, CallBy):
            yield from (found for found in blocks.program.procedure_tables[block.end.table] if found)


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
