"""The state of a game as a class: its slots, its copy, its start values."""

from __future__ import annotations

from compiler.emit.hot import Line, for_chance, is_split, loads_later, renamed, shorter_first
from compiler.emit.pieces import Piece
from compiler.emit.writer import Writer
from compiler.ir.program import PER_SEAT, FieldDef

SET_UP = ("reactions",)
"""Helper fields that `game.new` sets."""

ONLY_EXPLICIT = ("lo", "hi")
"""Lists that change only in games with explicit chance."""

OVER = ["s.over = True", "s.player = -2", "s.options = ()", "s.option_count = 0", "s.pc = 0", "return"]
"""What `runtime.steps.finish` does."""

NOT_FUSED = frozenset("player options option_count pc over history n explicit rng pool drawn weights automa".split())
"""Slots that a fused game leaves alone: it asks nobody and draws from outside."""


class Layout:
    """`hot`: blocks that are written into `apply`. `plain`: slots copied as they are, also lists that nothing writes.
    `lists`: slots whose list is copied. `fixed`: fields that are the same in every state."""

    def __init__(self, unit, frames: list[str], written: set[str], recursive: bool, hot: list[Piece]) -> None:
        self.hot = hot
        program = unit.program
        self.unit = unit
        self.frames = frames
        self.fixed: dict[str, object] = {}
        self.plain = ["player", "options", "option_count", "pc", "over", "history"]
        self.lists: list[str] = []
        if program.fewest == program.most:
            self.fixed["n"] = program.fewest
        else:
            self.plain.append("n")
        if unit.has_chance:
            self.plain += ["explicit", "rng", "pool", "drawn", *([] if unit.fixed_chance else ["weights"])]
        if recursive:
            self.plain.append("stack")
        if unit.has_secret:
            self.plain += ["pending", "strands", "sealed", "secret"]
        for name, slot in unit.slots.items():
            field = unit.fields[name]
            if self.never_changes(field, written):
                self.fixed[slot] = field.start
                continue
            (self.lists if unit.is_list(name) and name in written else self.plain).append(slot)
        if program.card_count or program.place_count > 1:
            self.lists += ["piles", "loc"]
        if unit.has_hidden:
            self.lists.append("known")
        if unit.has_shuffle:
            self.lists += ["lo", "hi"]
        self.plain += frames

    def never_changes(self, field: FieldDef, written: set[str]) -> bool:
        """Has this helper field its start value in every state?"""
        unit = self.unit
        if field.public or field.name in written or unit.is_list(field.name) or field not in unit.program.fields:
            return False
        return field.name not in SET_UP or field.name not in unit.read_fields

    def write(self, code: Writer, recursive: bool) -> None:
        slots = [*self.plain, *self.lists, "tape"]
        code.line("class State(BaseState):")
        with code.indent():
            code.line("__slots__ = (")
            for start in range(0, len(slots), 8):
                code.line("    " + " ".join(f"{slot!r}," for slot in slots[start : start + 8]))
            code.line(")")
            for slot, value in self.fixed.items():
                code.line(f"{slot} = {value!r}")
            code.log("logged = True")
            code.line()
            if self.unit.weights:
                self.write_weights(code)
            code.line("def clone(s, history=None):")
            with code.indent():
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
                code.log("t.tape = s.tape[:]")
                code.line("return t")
            code.line()
            self.write_restart(code)
            self.write_apply(code)
        if self.hot:
            code.line()
            code.line("def go_on(s, k):")
            with code.indent():
                code.line("while k:")
                code.line("    k = K[k](s, 0)")
        code.line()

    def write_restart(self, code: Writer) -> None:
        """For one fused game after the other: what such a game changes is put back, what it never touches stays."""
        code.line("def restart(s, t):")
        with code.indent():
            slots = [slot for slot in self.plain if slot not in NOT_FUSED]
            for slot in slots:
                code.line(f"s.{slot} = t.{slot}")
            for slot in self.lists:
                code.line(f"s.{slot} = t.{slot}.copy()")
            if not slots and not self.lists:
                code.line("pass")
        code.line()

    def write_weights(self, code: Writer) -> None:
        """Where all dice are known beforehand, their weights are told by where the game waits."""
        code.line("@property")
        code.line("def weights(s):")
        with code.indent():
            entries = " ".join(f"@{name}@: {weights!r}," for name, weights in self.unit.weights.items())
            code.line(f"return {{{entries}}}.get(s.pc)")
        code.line()

    def write_apply(self, code: Writer) -> None:
        """The hot path: one decision is open. In small games it holds all blocks that go on after one: the last of them
        needs no test, since there are no options where the game doesn't wait."""
        code.line("def apply(s, index, seat=None):")
        with code.indent():
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
            with code.indent():
                if self.hot:
                    self.write_hot(code)
                else:
                    code.line("k = K[s.pc](s, answer)")
                    code.line("while k:")
                    code.line("    k = K[k](s, 0)")
            code.line(f"except {self.unit.helper('RuleLimit')} as limit:")
            code.line("    limit.locate(ORIGINS)")
            code.line("    raise")
            code.line("except Exception as error:")
            code.line("    raise s.game.limit_of(error) from error")
        code.line()

    @property
    def ending(self) -> list[str]:
        """The game is over: written out where a game ends in one place, else called, which is shorter."""
        places = sum(text.strip() == f"return {self.unit.over_number}" for piece in self.hot for text, _ in piece.code)
        return OVER if places == 1 else [f"{self.unit.helper('finish')}(s, 0)", "return"]

    def write_hot(self, code: Writer) -> None:
        blocks = [(piece, renamed([line for line in piece.code if line[0]], piece.parameter, "answer")) for piece in self.hot]
        asked = [(piece, lines) for piece, lines in blocks if piece.name not in self.unit.after_chance]
        if not asked or not any(is_split(lines) for _, lines in blocks):
            self.write_blocks(code, blocks)
            return
        code.line("if s.explicit:")
        with code.indent():
            self.write_blocks(code, [(piece, for_chance(lines, True)) for piece, lines in blocks])
        self.write_blocks(code, [(piece, for_chance(lines, False)) for piece, lines in asked])

    def write_blocks(self, code: Writer, blocks: list[tuple[Piece, list[Line]]]) -> None:
        for piece, lines in blocks[:-1]:
            code.line(f"if s.pc == @{piece.name}@:")
            with code.indent():
                self.write_block(code, piece, loads_later(shorter_first(lines)))
        piece, lines = blocks[-1]
        self.write_block(code, piece, loads_later(shorter_first(lines)))

    def write_block(self, code: Writer, piece: Piece, block: list[Line]) -> None:
        """A block written into `apply`: where it would return a number, the driver goes on from there. Asking the same
        question again leaves `pc` as it is."""
        for text, at in block:
            lead = "    " * code.depth + text[4 : len(text) - len(text.lstrip())]
            words = text.strip()
            if words == f"s.pc = @{piece.name}@":
                continue
            if words == "return 0":
                lines = ["return"]
            elif words == f"return {self.unit.over_number}":
                lines = self.ending
            elif words.startswith("return @") or words.startswith("return s."):
                lines = [f"return go_on(s, {words[7:]})"]
            elif words.startswith("return "):
                lines = [f"k = {words[7:]}", "if k:", "    go_on(s, k)", "return"]
            else:
                lines = [words] if words else []
            code.lines.extend((lead + line, at) for line in lines)

    def starts(self) -> dict[str, tuple]:
        """Slot -> (kind, values): `one` value, a `list`, or a `seat`'s part of a list."""
        return {
            self.unit.slots[name]: start_value(field)
            for name, field in self.unit.fields.items()
            if self.unit.slots[name] not in self.fixed
        }


def start_value(field: FieldDef) -> tuple:
    is_list = field.owner == PER_SEAT or field.count is not None
    if not is_list:
        return ("one", field.start)
    count = 1 if field.count is None else field.count
    is_tuple = isinstance(field.start, tuple)
    nested = is_tuple and bool(field.start) and all(isinstance(item, tuple) for item in field.start)
    part = field.start if is_tuple and (nested or not field.wide) else (field.start,) * count
    return ("seat" if field.owner == PER_SEAT else "list", part)
