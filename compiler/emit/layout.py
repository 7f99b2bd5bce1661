"""The state of a game as a class: its slots, its copy, its start values."""

from __future__ import annotations

from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir.program import PER_SEAT, FieldDef

Start = tuple[str, object]
SET_UP = ("reactions",)
"""Helper fields that `game.new` sets."""

ONLY_EXPLICIT = ("lo", "hi")
"""Lists that change only in games with explicit chance."""

NOT_FUSED = frozenset("player options option_count pc over history n explicit rng pool drawn weights automa".split())
"""Slots that a fused game leaves alone: it asks nobody and draws from outside."""


class Layout:
    """`plain`: slots copied as they are, also lists that nothing writes. `lists`: slots whose list is copied. `frames`: those
    of `plain` that keep locals. `fixed`: fields that are the same in every state."""

    def __init__(self, unit: Unit) -> None:
        program = unit.program
        self.unit = unit
        self.frames = list(unit.frame_slots.values())
        self.fixed: dict[str, object] = {}
        self.plain = ["player", "options", "option_count", "pc", "over", "history"]
        self.lists: list[str] = []
        if program.fewest == program.most:
            self.fixed["n"] = program.fewest
        else:
            self.plain.append("n")
        if unit.has_chance:
            self.plain += ["explicit", "rng", "pool", "drawn", "weights"]
        if unit.has_stack:
            self.plain.append("stack")
        if unit.has_secret:
            self.plain += ["pending", "strands", "sealed", "secret"]
        for name, slot in unit.slots.items():
            field = unit.fields[name]
            if self.never_changes(field):
                self.fixed[slot] = field.start
                continue
            (self.lists if name in unit.boards or unit.is_list(name) and name in unit.written else self.plain).append(slot)
        if program.card_count or program.place_count > 1:
            self.lists += ["piles", "loc"]
        if any(place.shown_if for place in program.places):
            self.plain.append("sees")
        if unit.has_hidden:
            self.lists.append("known")
        if unit.has_shuffle:
            self.lists += ["lo", "hi"]
        self.plain += self.frames

    def never_changes(self, field: FieldDef) -> bool:
        """Has this helper field its start value in every state?"""
        unit = self.unit
        if field.public or field.name in unit.written or unit.is_list(field.name) or field not in unit.program.fields:
            return False
        return field.name not in SET_UP or field.name not in unit.read

    def write(self, code: Writer) -> None:
        slots = [*self.plain, *self.lists, "tape"]
        with code.under("class State(BaseState):"):
            code.long(f"__slots__ = {tuple(slots)!r}")
            for slot, value in self.fixed.items():
                code.line(f"{slot} = {value!r}")
            code.line()
            self.write_clone(code)
            self.write_restart(code)
            self.write_apply(code, "K")
        with code.under("class LoggedState(State):"):
            code.line("__slots__ = ()")
            code.line("logged = True")
            code.line()
            code.line("def clone(s, history=None):")
            code.line("    t = State.clone(s, history)")
            code.line("    t.__class__ = LoggedState")
            code.line("    t.tape = s.tape[:]")
            code.line("    return t")
            code.line()
            self.write_apply(code, "K_LOGGED")

    def write_clone(self, code: Writer) -> None:
        with code.under("def clone(s, history=None):"):
            code.line("t = State()")
            for slot in self.plain:
                if slot != "history":
                    code.line(f"t.{slot} = s.{slot}")
            code.line("if history is None:")
            code.line("    past = s.history")
            code.line("    history = [past, len(past)] if len(past) > 2 else past.copy()")
            code.line("t.history = history")
            for slot in self.lists:
                shared = f" if s.explicit else s.{slot}" if slot in ONLY_EXPLICIT else ""
                code.line(f"t.{slot} = s.{slot}.copy(){shared}")
            code.line("return t")
        code.line()

    def write_restart(self, code: Writer) -> None:
        """For one fused game after the other: what such a game changes is put back, what it never touches stays."""
        with code.under("def restart(s, t):"):
            slots = [slot for slot in self.plain if slot not in NOT_FUSED and slot not in self.frames]
            for slot in slots:
                code.line(f"s.{slot} = t.{slot}")
            for slot in self.lists:
                code.line(f"s.{slot} = t.{slot}.copy()")
            if not slots and not self.lists:
                code.line("pass")
        code.line()

    def write_apply(self, code: Writer, blocks: str) -> None:
        """One decision is open; its answer goes to the function that waits for it."""
        with code.under("def apply(s, index, seat=None):"):
            if self.unit.has_secret:
                code.line("if s.pending:")
                code.line("    return s.answer_secretly(index, seat)")
            code.line("if index < 0 or seat is not None:")
            code.line("    s.check_answer(index, seat)")
            code.line("try:")
            code.line("    answer = s.options[index]")
            code.line("except IndexError:")
            code.line("    s.check_answer(index, seat)")
            code.line("s.history.append(index)")
            code.line("try:")
            code.line(f"    k = {blocks}[s.pc](s, answer)")
            code.line("    while k:")
            code.line(f"        k = {blocks}[k](s, 0)")
            code.line(f"except {self.unit.helper('RuleLimit')} as limit:")
            code.line("    limit.locate(ORIGINS)")
            code.line("    raise")
            code.line("except Exception as error:")
            code.line("    raise s.game.limit_of(error) from error")
        code.line()

    def starts(self) -> dict[str, Start]:
        """Slot -> (kind, values): `one` value, a `list`, or a `seat`'s part of a list."""
        return {
            self.unit.slots[name]: ("list", field.start) if name in self.unit.boards else start_value(field)
            for name, field in self.unit.fields.items()
            if self.unit.slots[name] not in self.fixed
        }


def start_value(field: FieldDef) -> Start:
    if not field.is_list:
        return ("one", field.start)
    count = 1 if field.count is None else field.count
    start = field.start
    nested = isinstance(start, tuple) and bool(start) and all(isinstance(item, tuple) for item in start)
    part = start if isinstance(start, tuple) and (nested or not field.wide) else (start,) * count
    return ("seat" if field.owner == PER_SEAT else "list", part)
