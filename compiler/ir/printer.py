"""The readable print of a program: what `rulewright build --ir` shows and what is committed next to a compiled game, so that a
changed rule shows in review as a few changed lines.

    procedure do_trade(me)                                     ; Trade  game.rules:31
        ask me region <- presence[me] where ...                ; game.rules:32
        coins[me] += -3 in 0..                                 ; game.rules:33
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from itertools import zip_longest
from string import Formatter

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import FieldDef, PlaceDef, Program
from compiler.ir.walk import bodies_of

WIDTH = 96


def fingerprint(program: Program, points: object) -> str:
    """A short hash that tells programs apart: what a saved state carries, so that it is not read under other rules.

    A state is numbers: where it waits, which card, which choice. They mean the same only in the same program, cut in the same
    way, so the hash takes the print without positions, the names that numbers stand for, and the `points` at which the game can
    wait. Titles, prompts and notes are not in it."""
    tables = [(table.name, table.first, table.ids, table.rows) for table in program.tables]
    choices = [(name, [value for value, _ in values]) for name, values in program.choices.items()]
    text = f"{print_program(program, positions=False)}{tables}{choices}{[name for name, _ in program.automas]}{points}"
    return blake2b(text.encode(), digest_size=8).hexdigest()


def print_program(program: Program, positions: bool = True, words: bool = False) -> str:
    """The whole program; without positions it is the same for every layout of the rules. With words, notes and prompts have
    their texts instead of numbers, so that a new one changes no line of others."""
    return "\n".join(Printer(program, positions, words).lines()) + "\n"


FORMS: dict[type, str] = {
    ex.Var: "{name}",
    ex.Tup: "(|{items}|)",
    ex.Cell: "{field}|[{index}]",
    ex.Const: "{name}|[{index}]",
    ex.Pile: "cards({place})",
    ex.Loc: "place({card})",
    ex.Op: "{left:()} {op} {right:()}",
    ex.Not: "not {value:()}",
    ex.Neg: "-{value:()}",
    ex.Cond: "{then:()} if {test:()} else {other:()}",
    ex.LetIn: "let {name} = {value} in {body:()}",
    ex.Has: "{item:()} in {mask:()}",
    ex.Contains: "{item:()} among {items:()}",
    ex.Range: "{low:()}..{high:()}",
    ex.At: "{items:()}@{index:()}",
    ex.Slice: "{items:()}[{start}:{stop}]",
    ex.Seats: "seats",
    ex.Fold: "{kind}(|{value} for |{var} in {items}| where {where}| by {keys}|)",
    ex.CallFn: "{function}({args})",
    ex.CallFnBy: "{table}[{index}]({args})",
    ex.Helper: "{name}({args})",
    ex.Fixed: "allowed({name}, {value})",
    ex.Bits: "members({mask})",
    ex.Bit: "bit({item})",
    ex.MaskOf: "maskof({items})",
    ex.PopCount: "popcount({mask})",
    ex.Len: "len({items})",
    ex.IndexOf: "index({items}, {item})",
    st.Let: "{name} = {value}",
    st.Store: "{cell} := {value}| in {low}..{high}",
    st.Change: "{cell} += {delta}| in {low}..{high}| -> {into}",
    st.Move: "move |{chosen}chosen |{cards} to |{bottom}bottom of |{place}| at most {capacity}",
    st.Show: "show {card}",
    st.Shuffle: "shuffle {place}",
    st.Look: "{seat} looks at {place}",
    st.Ask: "ask {seat} {into} <- {options} (prompt {prompt})",
    st.Roll: "roll {into} <- {count} d{sides}",
    st.PickRandom: "pick {into} <- {items}",
    st.Top: "top {into} <- {place}",
    st.If: "if {test}",
    st.Block: "block {label}",
    st.ForEach: "for {var} in {items} ({label})",
    st.Loop: "repeat at most {limit} ({label})",
    st.Exit: "exit {label}",
    st.Leave: "leave {label}",
    st.Call: "call {procedure}({args})",
    st.CallBy: "call {table}[{index}]({args})",
    st.Secret: "in secret {procedure}|({args})| for {seats} writing ",
    st.Best: "best {value} of {procedure}({args}) at most {limit}",
    st.GameOver: "over",
    st.Note: "note {note} {seat} ({args})| only {audience}",
}
"""How each kind of node is printed, a statement up to those inside of it. What stands between bars is left out if none of its parts
is there; `()`: in parentheses where it could be misread."""
LOOSE = (ex.Op, ex.Cond, ex.LetIn, ex.Has, ex.Contains, ex.Not, ex.Range)


def shown_to(part: FieldDef | PlaceDef) -> str:
    return f", {part.shown} if {part.shown_if}" if part.shown_if else ""


def text_of(node: ex.Expr | st.Stmt, words: Program | None = None) -> str:
    """An expression, or a statement without those inside of it, in one line; with the words of a program if these are wanted."""
    match node:
        case ex.Int(value):
            return str(value)
        case ex.Op("min" | "max" as op, left, right):
            return f"{op}({text_of(left)}, {text_of(right)})"
        case st.Secret(writes=writes, places=places):
            return filled(FORMS[st.Secret], node) + (", ".join((*writes, *places)) or "nothing")
    return filled(FORMS[type(node)], node, words)


def filled(form: str, node: object, words: Program | None = None) -> str:
    """A form with the parts of a node in it."""
    made = ""
    for names, pieces in segments(form):
        parts = [getattr(node, name) for name in names]
        if not names or any(parts):
            for (before, name, how), part in zip_longest(pieces, parts):
                made += before
                if words is not None and name in ("prompt", "note"):
                    made += f'"{(words.prompts if name == "prompt" else words.notes)[part].text}"'
                elif name:
                    made += shown(part, how)
    return made


@cache
def segments(form: str) -> list[tuple[list[str], list[tuple[str, str | None, str | None]]]]:
    """The stretches between bars: the parts they name, and these with what stands before them."""
    pieces = [[piece[:3] for piece in Formatter().parse(segment)] for segment in form.split("|")]
    return [([name for _, name, _ in found if name], found) for found in pieces]


def shown(part: object, how: str | None = None) -> str:
    """A part of a node; a pair of a key and whether the highest comes first."""
    match part:
        case None | bool():
            return ""
        case int() | str():
            return str(part)
        case (key, bool(highest)):
            return f"{shown(key)} {'highest' if highest else 'lowest'}"
        case tuple():
            return ", ".join(map(shown, part))
    text = text_of(part)  # type: ignore[arg-type]  # what is left is an expression
    return f"({text})" if how and isinstance(part, LOOSE) and " " in text else text


class Printer:
    def __init__(self, program: Program, positions: bool, words: bool) -> None:
        self.program, self.positions = program, positions
        self.words = program if words else None
        self.out: list[str] = []

    def lines(self) -> list[str]:
        program = self.program
        self.out.append(f"program {program.name} for {program.fewest} to {program.most} seats")
        for definition in program.settings:
            self.field("setting", definition)
        for definition in program.fields:
            self.field("field", definition)
        for place in program.places:
            self.out.append(
                f"place {place.base}..{place.base + place.size - 1} {place.name} per {place.owner} seen {place.seen}"
                + shown_to(place)
                + (f" row {place.row}" if place.row else "")
            )
        for name, values in sorted(program.constants.items()):
            self.out.append(f"constant {name} = {values}")
        for name, table in sorted(program.function_tables.items()):
            self.out.append(f"functions {name} = {' '.join(f or '-' for f in table)}")
        for name, table in sorted(program.procedure_tables.items()):
            self.out.append(f"procedures {name} = {' '.join(p or '-' for p in table)}")
        for function in program.functions.values():
            self.out.append("")
            self.line(0, f"function {function.name}({', '.join(function.parameters)})", function.at)
            for name, value in function.lets:
                self.line(1, f"{name} = {text_of(value)}")
            self.line(1, f"give {text_of(function.value)}")
        for procedure in program.procedures.values():
            self.out.append("")
            self.line(0, f"procedure {procedure.name}({', '.join(procedure.parameters)})", procedure.at)
            self.body(procedure.body, 1)
        return self.out

    def field(self, kind: str, definition: FieldDef) -> None:
        low = "" if definition.low is None else definition.low
        high = "" if definition.high is None else definition.high
        many = "" if definition.count is None else f" x {definition.count}"
        self.out.append(
            f"{kind} {definition.name} per {definition.owner}{many} {low}..{high} start {definition.start} seen {definition.seen}"
            + shown_to(definition)
        )

    def line(self, depth: int, text: str, at: int = 0) -> None:
        text = "    " * depth + text
        if at and self.positions:
            origin = self.program.origins[at]
            text = f"{text:<{WIDTH}}  ; {origin.path.rpartition('/')[2]}:{origin.line}"
        self.out.append(text.rstrip())

    def body(self, statements: tuple[st.Stmt, ...], depth: int) -> None:
        for stmt in statements:
            if not isinstance(stmt, st.Mark):
                self.line(depth, text_of(stmt, self.words), getattr(stmt, "at", 0))
            for index, inner in enumerate(bodies_of(stmt)):
                if index and inner:
                    self.line(depth, "else")
                self.body(inner, depth + 1)
