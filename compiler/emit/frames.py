"""What the runtime must know of frames: which slots a waiting game still needs, which hold cards, how deep calls can go."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.blocks.form import Call
from compiler.emit.functions import Plan
from compiler.emit.unit import Unit
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.walk import statements_in

COUNTER = "#left"
"""The times a loop may still be repeated: rules can't see it."""
Needed = tuple[tuple[str, ...], str, bool]


def live_table(plans: Iterable[Plan]) -> dict[int, Needed]:
    """Number -> (frame slots needed there, slot of the return point, are they on the stack?)."""
    found: dict[int, Needed] = {}
    for plan in plans:
        unseen = {plan.ret, *(slot for name, slot in plan.slots.items() if name.endswith(COUNTER))}
        for resume in plan.resumes.values():
            slots = tuple(slot for slot in plan.frame(resume) if slot not in unseen)
            found[resume.number] = (slots, plan.ret, resume.restores)
    return dict(sorted(found.items()))


def counters(unit: Unit) -> tuple[str, ...]:
    return tuple(sorted(slot for (_, name), slot in unit.frame_slots.items() if name.endswith(COUNTER)))


def card_slots(unit: Unit) -> tuple[str, ...]:
    """Frame slots that hold cards: what was drawn, chosen among cards, or taken from a pile one by one."""
    found: dict[str, None] = {}
    for procedure in unit.program.procedures.values():
        for node in statements_in(procedure.body):
            names: tuple[str, ...] = ()
            match node:
                case st.Top(into=name):
                    names = (name,)
                case st.Ask(into=name, prompt=prompt) | st.PickRandom(into=name, prompt=prompt):
                    names = (name,) if unit.program.prompts[prompt].reading.kind == "card" else ()
                case st.ForEach(label, name, ex.Pile()):
                    names = (name, f"{label}#items")
            for name in names:
                if (procedure.name, name) in unit.frame_slots:
                    found[unit.frame_slots[procedure.name, name]] = None
    return tuple(found)


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
