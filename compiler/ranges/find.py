"""Finds what every value of a program can be: one abstract run without regard to the order of statements, again and again until
nothing grows (a fixpoint, with widening so that it is reached soon). A statement or function is looked at again only if something
that it reads has grown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import FieldDef, Program, Reading
from compiler.ir.walk import parts, statements_in
from compiler.limits import LARGEST
from compiler.ranges.expressions import Env, Expressions
from compiler.ranges.values import LONGEST, Clash, Items, Number, Value, between, fits, items, join, kept, literal, number, widened

PATIENCE = 4
"""A range that has grown so often is widened."""
STEPS = (1, 3, 7, 15, 31, 63, 127, 255, 1023, 32767, (1 << 31) - 1, LARGEST)
COUNTER = Number(0, LONGEST)
"""What the compiler counts by itself, under names with a `#`; it sees to it that this does not grow without end."""
OUTSIDE = ("automa", "reactions")
"""Fields that are set when a game begins."""


Part = tuple[str, int]
"""A statement of a procedure (name, its position), or a function (name, -1)."""


class Ranges(Expressions):
    """`locals`: procedure -> its locals and parameters; `parameters`: of functions, with their lets. `passed`: what parameters of
    procedures are called with, and `items`: what locals run over, before anything too large is refused."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.locals: dict[str, dict[str, Value | None]] = {name: {} for name in program.procedures}
        self.parameters: dict[str, dict[str, Value | None]] = {name: {} for name in program.functions}
        self.passed: dict[tuple[str, str], Value | None] = {}
        self.items: dict[tuple[str, str], Value | None] = {}
        self.steps = tuple(sorted({*STEPS, *_marks(program)}))
        self.fields = {name: self.declared(field) for name, field in self.definitions.items()}
        self.grown: Counter[object] = Counter()
        self.readers: dict[object, dict[Part, None]] = {}
        self.part: Part = ("", -1)
        self.todo: dict[Part, None] = {}
        self.clashes: dict[Part, str] = {}
        self.changing = True
        self.find()
        self.changing = False

    def find(self) -> None:
        program = self.program
        for name in (*(score.function for score in program.scores), *(name for name, _, _ in program.invariants)):
            for parameter in program.functions[name].parameters:
                self.parameters[name][parameter] = Number(0, program.most - 1)
        bodies = {name: list(statements_in(p.body)) for name, p in program.procedures.items()}
        self.todo = {(name, position): None for name, body in bodies.items() for position in range(len(body))}
        self.todo |= {(name, -1): None for name in program.functions}
        while self.todo:
            self.part = name, position = next(iter(self.todo))
            del self.todo[self.part]
            try:
                if position < 0:
                    self.function(name)
                else:
                    self.statement(bodies[name][position], name)
            except Clash as clash:
                at = program.functions[name].at if position < 0 else getattr(bodies[name][position], "at", 0)
                self.clashes[self.part] = f"{name}, {program.origins[at].path}:{program.origins[at].line}: {clash}"
        if self.clashes:
            raise Clash("; ".join(self.clashes.values()))

    def grow(self, table: dict, key: object, value: Value | None, change: object) -> None:  # type: ignore[type-arg]
        """Adds to what something can be; whoever reads it is looked at again."""
        old = table.get(key)
        if not self.changing or value is None or old == value:
            return
        new = join(old, value)
        if new == old or new is None:
            return
        self.grown[change, key] += 1
        table[key] = widened(new, self.steps) if self.grown[change, key] > PATIENCE else new
        self.todo |= self.readers.get(change, {})

    def reads(self, change: object) -> None:
        if self.changing:
            self.readers.setdefault(change, {})[self.part] = None

    def variable(self, node: ex.Var, env: Env) -> Value | None:
        self.reads(("local", self.part[0], node.name))
        return env.get(node.name)

    # fields

    def declared(self, field: FieldDef) -> Value | None:
        """What a field can hold by its declaration, its start values at least."""
        found: Value | None = None
        starts = field.start if isinstance(field.start, tuple) else (field.start,)
        if field.wide:
            nested = bool(starts) and isinstance(starts[0], tuple)
            for start in starts if nested else (starts,):
                found = join(found, literal(start))
            count = members(self.program, field.reading.item)
            item = Number(-1, count - 1) if count else Number(-LARGEST, LARGEST)
            if field.public and field.reading.kind == "list":  # an example may give any list
                return join(found, Items(item, LONGEST))
            return join(found, Items(item, 0)) if count and isinstance(found, Items) else found
        for start in starts:
            found = join(found, Number(int(start), int(start)))
        if field.name in OUTSIDE:
            found = join(found, Number(0, max(len(self.program.automas), 1)))
        if not field.public and field in self.program.fields:
            return found
        low, high = field.low, field.high
        if field.reading.kind == "set":
            width = members(self.program, field.reading.item)
            return join(found, Number(0, (1 << width) - 1, True))
        if low is None or high is None:
            count = members(self.program, field.reading)
            low, high = (0, count - 1) if count else (low, high)
        none = -1 if field.reading.none or field.reading.kind == "player" else 0
        return join(found, Number(min(-LARGEST if low is None else low, none), LARGEST if high is None else high))

    def field(self, name: str) -> Value | None:
        self.reads(("field", name))
        return self.fields[name]

    def write(self, cell: ex.Cell, value: Value | None, env: Env) -> None:
        if cell.index is not None:
            self.of(cell.index, env)
        elif value is not None and self.definitions[cell.field].is_list:
            value = items(value).item
        if isinstance(value, Number) and isinstance(old := self.fields[cell.field], Number) and old.mask:
            value = Number(value.low, value.high, True)
        value = self.as_declared(cell.field, value)
        self.grow(self.fields, cell.field, kept(value), ("field", cell.field))

    def as_declared(self, name: str, value: Value | None) -> Value | None:
        """A field stays within its declared bounds: where rules could lead beyond them, statements check or stop there."""
        field = self.definitions[name]
        if not isinstance(value, Number) or value.mask or not field.public or field.reading.none:
            return value
        low = value.low if field.low is None else max(value.low, field.low)
        high = value.high if field.high is None else min(value.high, field.high)
        return Number(low, high) if low <= high else None

    # functions and procedures

    def function(self, name: str) -> None:
        function, env = self.program.functions[name], self.parameters[name]
        if any(env.get(parameter) is None for parameter in function.parameters):
            return
        for local, value in function.lets:
            env[local] = self.of(value, env)
        self.grow(self.results, name, self.of(function.value, env), ("result", name))

    def call(self, name: str, args: list[Value | None]) -> Value | None:
        self.reads(("result", name))
        for parameter, value in zip(self.program.functions[name].parameters, args, strict=True):
            change = ("parameters", name)
            self.readers.setdefault(change, {})[name, -1] = None
            self.grow(self.parameters[name], parameter, value, change)
        return self.results.get(name)

    def assign(self, procedure: str, name: str, value: Value | None) -> None:
        self.grow(self.locals[procedure], name, kept(value), ("local", procedure, name))

    def run(self, procedure: str, args: Iterable[Value | None]) -> None:
        for parameter, given in zip(self.program.procedures[procedure].parameters, args, strict=True):
            value = COUNTER if "#" in parameter else given
            self.passed[procedure, parameter] = join(self.passed.get((procedure, parameter)), value)
            self.assign(procedure, parameter, value)

    # statements

    def is_sure(self, procedure: str, node: st.Stmt) -> bool:
        """Does what the statement assigns to a local surely fit?"""
        match node:
            case st.Let(_, value):
                return fits(self.of(value, self.locals[procedure]))
            case st.Change():
                return fits(self.changed(node, self.locals[procedure]))
        return True

    def statement(self, node: st.Stmt, procedure: str) -> None:
        env = self.locals[procedure]
        match node:
            case st.Let(name, value):
                self.assign(procedure, name, self.of(value, env))
            case st.Store(cell, value, low, high):
                stored = self.of(value, env)
                if isinstance(stored, Number) and not stored.mask:
                    stored = self.checked(stored, low, high, env)
                self.write(cell, stored, env)
            case st.Change(cell, into=into):
                self.write(cell, self.after(node, env), env)
                if into is not None:
                    self.assign(procedure, into, self.changed(node, env))
            case st.Ask(into, seat, options):
                self.of(seat, env)
                self.assign(procedure, into, item_of(self.of(options, env)))
            case st.PickRandom(into, options):
                self.assign(procedure, into, item_of(self.of(options, env)))
            case st.ForEach(_, var, options):
                found = item_of(self.of(options, env))
                self.items[procedure, var] = join(self.items.get((procedure, var)), found)
                self.assign(procedure, var, found)
            case st.Roll(into, count, sides):
                dice = self.of(count, env)
                if dice is not None:
                    fewest, most = max(number(dice).low, 0), max(number(dice).high, 0)
                    self.assign(procedure, into, between(fewest, most * sides))
            case st.Top(into, place):
                self.of(place, env)
                self.assign(procedure, into, Number(0, self.program.card_count - 1))
            case st.Call(name, args):
                self.run(name, [self.of(arg, env) for arg in args])
            case st.CallBy(table, index, args):
                self.of(index, env)
                given = [self.of(arg, env) for arg in args]
                for target in self.program.procedure_tables[table]:
                    if target is not None:
                        self.run(target, given)
            case st.Secret(seats, name, args=args):
                self.run(name, [item_of(self.of(seats, env)), *(self.of(arg, env) for arg in args)])
            case st.Best(name, args, value):
                self.run(name, [self.of(arg, env) for arg in args])
                self.of(value, env)
            case _:
                for part in parts(node):
                    self.of(part, env)

    def checked(self, value: Number, low: ex.Expr | None, high: ex.Expr | None, env: Env) -> Value | None:
        """What is left of a value that is refused outside of its bounds; None if it always is."""
        lows, highs = (None if bound is None else self.of(bound, env) for bound in (low, high))
        first = value.low if lows is None else max(value.low, number(lows).low)
        last = value.high if highs is None else min(value.high, number(highs).high)
        return Number(first, last) if first <= last else None

    def changed(self, node: st.Change, env: Env) -> Value | None:
        """By how much a cell can change."""
        before, after = self.of(node.cell, env), kept(self.after(node, env))
        if before is None or after is None:
            return None
        return between(number(after).low - number(before).high, number(after).high - number(before).low)

    def after(self, node: st.Change, env: Env) -> Value | None:
        """What a cell can be after a change, before anything is refused."""
        before, delta = self.of(node.cell, env), self.of(node.delta, env)
        lows, highs = (None if bound is None else self.of(bound, env) for bound in (node.low, node.high))
        if before is None or delta is None:
            return None
        low, high = number(before).low + number(delta).low, number(before).high + number(delta).high
        if lows is not None:
            low, high = max(low, number(lows).low), max(high, number(lows).high)
        if highs is not None:
            low, high = min(low, number(highs).low), min(high, number(highs).high)
        return self.as_declared(node.cell.field, between(low, high))


def item_of(found: Value | None) -> Value | None:
    return None if found is None else items(found).item


def members(program: Program, reading: Reading | None) -> int:
    """How many values a reading has, 0 if unknown."""
    match reading:
        case Reading("choice", of):
            return len(program.choices.get(of, ()))
        case Reading("row", of):
            return next((len(set(t.rows)) for t in program.tables if t.name == of), 0)
        case Reading("card"):
            return program.card_count
        case Reading("player"):
            return program.most
        case Reading("flag"):
            return 2
        case Reading("cell"):
            return reading.area
    return 0


def _marks(program: Program) -> Iterator[int]:
    """Numbers at which ranges of this game are likely to end."""
    yield from (program.most, program.most - 1, program.card_count, program.place_count)
    yield from (len(values) for values in program.choices.values())
    for field in (*program.fields, *program.settings):
        yield from (bound for bound in (field.low, field.high) if bound is not None and bound > 0)
