"""The readable print of a program: what `rulewright build --ir` shows and what is committed next to a compiled game, so that a
changed rule shows in review as a few changed lines.

    procedure do_trade(me)                                     ; Trade  game.rules:31
        ask me region <- presence[me] where ...                ; game.rules:32
        coins[me] += -3 in 0..                                 ; game.rules:33
"""

from __future__ import annotations

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import FieldDef, Program

WIDTH = 96


def print_program(program: Program, positions: bool = True, words: bool = False) -> str:
    """The whole program; without positions it is the same for every layout of the rules. With words, notes and prompts have
    their texts instead of numbers, so that a new one changes no line of others."""
    return "\n".join(Printer(program, positions, words).lines()) + "\n"


def text_of(node: ex.Expr | None) -> str:
    """An expression in one line."""
    match node:
        case None:
            return ""
        case ex.Int(value):
            return str(value)
        case ex.Var(name):
            return name
        case ex.Tup(items):
            return "(" + ", ".join(map(text_of, items)) + ")"
        case ex.Cell(field, index):
            return field if index is None else f"{field}[{text_of(index)}]"
        case ex.Const(name, index):
            return name if index is None else f"{name}[{text_of(index)}]"
        case ex.Pile(place):
            return f"cards({text_of(place)})"
        case ex.Loc(card):
            return f"place({text_of(card)})"
        case ex.Op("min" | "max" as op, left, right):
            return f"{op}({text_of(left)}, {text_of(right)})"
        case ex.Op(op, left, right):
            return f"{_inner(left)} {op} {_inner(right)}"
        case ex.Not(value):
            return f"not {_inner(value)}"
        case ex.Neg(value):
            return f"-{_inner(value)}"
        case ex.Cond(test, then, other):
            return f"{_inner(then)} if {_inner(test)} else {_inner(other)}"
        case ex.LetIn(name, value, body):
            return f"let {name} = {text_of(value)} in {_inner(body)}"
        case ex.Has(mask, item):
            return f"{_inner(item)} in {_inner(mask)}"
        case ex.Contains(items, item):
            return f"{_inner(item)} among {_inner(items)}"
        case ex.Range(low, high):
            return f"{_inner(low)}..{_inner(high)}"
        case ex.At(items, index):
            return f"{_inner(items)}@{_inner(index)}"
        case ex.Slice(items, start, stop):
            return f"{_inner(items)}[{text_of(start)}:{text_of(stop)}]"
        case ex.Seats():
            return "seats"
        case ex.Fold():
            return _fold(node)
        case ex.CallFn(name, args):
            return f"{name}({', '.join(map(text_of, args))})"
        case ex.CallFnBy(table, index, args):
            return f"{table}[{text_of(index)}]({', '.join(map(text_of, args))})"
        case ex.Helper(name, args, _):
            return f"{name}({', '.join(map(text_of, args))})"
        case ex.Fixed(name, value):
            return f"allowed({name}, {text_of(value)})"
        case ex.Bits(mask, _):
            return f"members({text_of(mask)})"
        case ex.Bit(part) | ex.MaskOf(part) | ex.PopCount(part) | ex.Len(part):
            return f"{type(node).__name__.lower()}({text_of(part)})"
        case ex.IndexOf(items, item):
            return f"index({text_of(items)}, {text_of(item)})"
    raise TypeError(f"no such expression: {node!r}")


def _inner(node: ex.Expr) -> str:
    text = text_of(node)
    return (
        f"({text})" if isinstance(node, (ex.Op, ex.Cond, ex.LetIn, ex.Has, ex.Contains, ex.Not, ex.Range)) and " " in text else text
    )


def _fold(node: ex.Fold) -> str:
    where = f" where {text_of(node.where)}" if node.where is not None else ""
    value = f"{text_of(node.value)} for " if node.value is not None else ""
    keys = ", ".join(f"{text_of(key)} {'highest' if high else 'lowest'}" for key, high in node.keys)
    by = f" by {keys}" if keys else ""
    return f"{node.kind}({value}{node.var} in {text_of(node.items)}{where}{by})"


def bounds(low: ex.Expr | None, high: ex.Expr | None) -> str:
    return "" if low is None and high is None else f" in {text_of(low)}..{text_of(high)}"


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
        )

    def line(self, depth: int, text: str, at: int = 0) -> None:
        text = "    " * depth + text
        if at and self.positions:
            origin = self.program.origins[at]
            text = f"{text:<{WIDTH}}  ; {origin.path.rpartition('/')[2]}:{origin.line}"
        self.out.append(text.rstrip())

    def body(self, statements: tuple[st.Stmt, ...], depth: int) -> None:
        for stmt in statements:
            self.stmt(stmt, depth)

    def stmt(self, stmt: st.Stmt, depth: int) -> None:
        match stmt:
            case st.Mark():
                return
            case st.If(test, then, other):
                self.line(depth, f"if {text_of(test)}")
                self.body(then, depth + 1)
                if other:
                    self.line(depth, "else")
                    self.body(other, depth + 1)
            case st.Block(label, body):
                self.line(depth, f"block {label}")
                self.body(body, depth + 1)
            case st.ForEach(label, var, items, body):
                self.line(depth, f"for {var} in {text_of(items)} ({label})")
                self.body(body, depth + 1)
            case st.Loop(label, limit, body, at):
                self.line(depth, f"repeat at most {text_of(limit)} ({label})", at)
                self.body(body, depth + 1)
            case _:
                self.line(depth, simple(stmt, self.words), getattr(stmt, "at", 0))


def simple(stmt: st.Stmt, words: Program | None = None) -> str:
    """A statement without others inside, in one line, with the words of a program if these are wanted."""
    match stmt:
        case st.Let(name, value):
            return f"{name} = {text_of(value)}"
        case st.Store(cell, value, low, high):
            return f"{text_of(cell)} := {text_of(value)}{bounds(low, high)}"
        case st.Change(cell, delta, low, high, into):
            return f"{text_of(cell)} += {text_of(delta)}{bounds(low, high)}" + (f" -> {into}" if into else "")
        case st.Move(cards, place, bottom, capacity, chosen=chosen):
            most = f" at most {text_of(capacity)}" if capacity is not None else ""
            goal = f"{'bottom of ' if bottom else ''}{text_of(place)}{most}"
            return f"move {'chosen ' if chosen else ''}{text_of(cards)} to {goal}"
        case st.Show(card):
            return f"show {text_of(card)}"
        case st.Shuffle(place):
            return f"shuffle {text_of(place)}"
        case st.Look(seat, place):
            return f"{text_of(seat)} looks at {text_of(place)}"
        case st.Ask(into, seat, options, prompt):
            asked = prompt if words is None else f'"{words.prompts[prompt].text}"'
            return f"ask {text_of(seat)} {into} <- {text_of(options)} (prompt {asked})"
        case st.Roll(into, count, sides):
            return f"roll {into} <- {text_of(count)} d{sides}"
        case st.PickRandom(into, items):
            return f"pick {into} <- {text_of(items)}"
        case st.Top(into, place):
            return f"top {into} <- {text_of(place)}"
        case st.Exit(label):
            return f"exit {label}"
        case st.Leave(label):
            return f"leave {label}"
        case st.Call(procedure, args):
            return f"call {procedure}({', '.join(map(text_of, args))})"
        case st.CallBy(table, index, args):
            return f"call {table}[{text_of(index)}]({', '.join(map(text_of, args))})"
        case st.Secret(seats, procedure, writes, places):
            return f"in secret {procedure} for {text_of(seats)} writing {', '.join((*writes, *places)) or 'nothing'}"
        case st.Best(procedure, args, value, limit):
            return f"best {text_of(value)} of {procedure}({', '.join(map(text_of, args))}) at most {limit}"
        case st.GameOver():
            return "over"
        case st.Note(note, seat, args, audience):
            only = f" only {text_of(audience)}" if audience is not None else ""
            told = note if words is None else f'"{words.notes[note].text}"'
            return f"note {told} {text_of(seat)} ({', '.join(map(text_of, args))}){only}"
    raise TypeError(f"no such statement: {stmt!r}")
