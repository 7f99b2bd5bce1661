"""Runs a program statement by statement. Procedures are generators: they yield what they wait for, and are sent
the value.

What is waited for is a list of `Question`s: one, or in a secret phase one for each seat that still decides; the answer
is (seat, value). Chance is a question to CHANCE with weights, so that whoever plays decides what is rolled and drawn.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from compiler.ir import stmt as ir
from compiler.ir.expr import Cell, Expr
from compiler.ir.program import Program
from compiler.ir.walk import statements_in
from tests.reference import state as places
from tests.reference.bounds import too_large
from tests.reference.evaluate import Scope, element, evaluate, truth
from tests.reference.state import Fault, LimitReached, State, TooManyWays

CHANCE = -1
DEEPEST = 64
"""So often procedures may call each other in a circle."""


@dataclass(frozen=True)
class Question:
    seat: int
    options: tuple
    weights: tuple[int, ...] | None = None
    prompt: int = 0
    at: int = 0


Run = Generator[list[Question], tuple[int, object], None]


class _Exit(Exception):
    """Control leaves the construct of this label in the same procedure."""


class _Leave(Exception):
    """Control leaves the construct of this label in the main procedure."""


class Over(Exception):
    """The game is over."""


@dataclass
class Frame:
    """One running procedure. `depth`: how many calls of its cycle of procedures are running around it."""

    state: State
    scope: Scope
    name: str
    is_main: bool = False
    depth: int = 0


class Interpreter:
    """The meaning of each statement. `notes` and `marks` collect what was logged and which origins were run."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.notes: list[tuple] = []
        self.marks: set[int] = set()
        self.reach = {name: reachable(program, name) for name in program.procedures}

    def call(self, state: State, name: str, args: list, is_main: bool = False, depth: int = 0) -> Run:
        procedure = self.program.procedures[name]
        if len(args) != len(procedure.parameters):
            raise Fault(f"{name} has {len(procedure.parameters)} parameters and got {len(args)} values")
        frame = Frame(state, {}, name, is_main, depth)
        for parameter, value in zip(procedure.parameters, args, strict=True):
            self.assign(frame, parameter, value, procedure.at)
        if depth > DEEPEST:
            raise self.limit(f"{name} is run {depth} times inside of itself", procedure.at)
        yield from self.body(frame, procedure.body)

    def deeper(self, frame: Frame, targets: list[str]) -> int:
        """How deep a call is: one deeper if it can come back to where it is made."""
        return frame.depth + 1 if any(frame.name in self.reach[name] for name in targets) else 0

    def assign(self, frame: Frame, name: str, value: object, at: int = 0) -> None:
        """A local gets a value: refused if it is too large to be kept."""
        if too_large(value) and not frame.state.bounds.is_set(frame.name, name):
            raise self.limit(f"{name} would be {value}", at)
        if not frame.state.bounds.local_allows(frame.name, name, value):
            raise Fault(f"{name} in {frame.name} is {value!r}, out of its range")
        frame.scope[name] = value

    def body(self, frame: Frame, statements: tuple[ir.Stmt, ...]) -> Run:
        for statement in statements:
            yield from self.statement(frame, statement)

    def value(self, frame: Frame, node: Expr) -> object:
        return evaluate(self.program, frame.state, frame.scope, node)

    def values(self, frame: Frame, nodes: tuple[Expr, ...]) -> list:
        return [self.value(frame, node) for node in nodes]

    def limit(self, what: str, at: int) -> LimitReached:
        return LimitReached(what, self.program.origins[at])

    def statement(self, frame: Frame, node: ir.Stmt) -> Run:
        state = frame.state
        match node:
            case ir.Let(name, of):
                self.assign(frame, name, self.value(frame, of), node.at)
            case ir.Store():
                self.store(frame, node)
            case ir.Change():
                self.change(frame, node)
            case ir.Move():
                self.move(frame, node)
            case ir.Shuffle(place):
                places.shuffle(state, self.value(frame, place))
            case ir.Show(card):
                self.value(frame, card)
            case ir.Look(seat, place):
                self.values(frame, (seat, place))
            case ir.Ask(into, seat, options, prompt):
                question = Question(self.value(frame, seat), self.value(frame, options), None, prompt, node.at)
                if not question.options or len(set(question.options)) < len(question.options):
                    raise Fault(f"question {node!r} with options {question.options}")
                if too_large(question.options):
                    raise self.limit(f"{into} could be too large", node.at)
                self.assign(frame, into, (yield from ask(question)))
            case ir.Roll(into, count, sides):
                ways = dice(self.value(frame, count), sides)
                totals = tuple(sorted(ways))
                weights = tuple(ways[total] for total in totals)
                self.assign(frame, into, (yield from ask(Question(CHANCE, totals, weights, 0, node.at))))
            case ir.PickRandom(into, items):
                found = self.value(frame, items)
                if too_large(found):
                    raise self.limit(f"{into} could be too large", node.at)
                options, weights = outcomes(found)
                self.assign(frame, into, (yield from ask(Question(CHANCE, options, weights, 0, node.at))))
            case ir.Top(into, place):
                number = self.value(frame, place)
                undecided = places.top_outcomes(self.program, state, number)
                if undecided is not None:
                    cards, weights = undecided
                    card = yield from ask(Question(CHANCE, tuple(cards), tuple(weights), 0, node.at))
                    places.decide_top(state, number, card)
                self.assign(frame, into, state.piles[number][-1])
            case ir.If(test, then, other):
                yield from self.body(frame, then if truth(self.value(frame, test)) else other)
            case ir.Block(label, body):
                yield from self.until_left(frame, label, self.body(frame, body))
            case ir.ForEach(label, var, items, body):
                yield from self.until_left(frame, label, self.for_each(frame, var, self.value(frame, items), body))
            case ir.Loop(label, times, body):
                yield from self.until_left(frame, label, self.loop(frame, self.value(frame, times), body, node.at))
            case ir.Exit(label):
                raise _Exit(label)
            case ir.Leave(label):
                raise _Leave(label)
            case ir.Call(name, args):
                yield from self.called(state, name, self.values(frame, args), self.deeper(frame, [name]))
            case ir.CallBy(table, index, args):
                name = element(self.program.procedure_tables[table], self.value(frame, index), table)
                given = self.values(frame, args)
                others = [other for other in self.program.procedure_tables[table] if other is not None]
                if name is not None:
                    yield from self.called(state, name, given, self.deeper(frame, others))
            case ir.Secret():
                yield from self.secret(frame, node)
            case ir.Best():
                yield from self.best(frame, node)
            case ir.GameOver():
                raise Over()
            case ir.Mark(at):
                self.marks.add(at)
            case ir.Note(number, seat, args, audience):
                shown_to = None if audience is None else self.value(frame, audience)
                self.notes.append((number, self.value(frame, seat), tuple(self.values(frame, args)), shown_to))
            case _:
                raise Fault(f"no such statement: {node!r}")

    def called(self, state: State, name: str, args: list, depth: int = 0) -> Run:
        """A label belongs to its procedure: an Exit that crosses a call is a mistake of the program."""
        try:
            yield from self.call(state, name, args, depth=depth)
        except _Exit as left:
            raise Fault(f"{name} has nothing called {left}") from left

    # cells

    def store(self, frame: Frame, node: ir.Store) -> None:
        value = self.value(frame, node.value)
        low = None if node.low is None else self.value(frame, node.low)
        high = None if node.high is None else self.value(frame, node.high)
        if (low is not None and value < low) or (high is not None and value > high):
            raise self.limit(f"{node.cell.field} can't be {value}", node.at)
        self.write(frame, node.cell, value, node.at)

    def change(self, frame: Frame, node: ir.Change) -> None:
        before = self.value(frame, node.cell)
        after = before + self.value(frame, node.delta)
        if node.low is not None:
            after = max(after, self.value(frame, node.low))
        if node.high is not None:
            after = min(after, self.value(frame, node.high))
        self.write(frame, node.cell, after, node.at)
        if node.into is not None:
            self.assign(frame, node.into, after - before, node.at)

    def write(self, frame: Frame, cell: Cell, value: object, at: int) -> None:
        value = int(value) if isinstance(value, bool) else value
        fields, bounds = frame.state.fields, frame.state.bounds
        if too_large(value) and not bounds.is_set(None, cell.field):
            raise self.limit(f"{cell.field} would be {value}", at)
        if cell.index is None:
            fields[cell.field] = list(value) if isinstance(fields[cell.field], list) else value
            value = fields[cell.field]
        else:
            index = self.value(frame, cell.index)
            element(fields[cell.field], index, cell.field)
            fields[cell.field][index] = value
        if not bounds.field_allows(cell.field, value):
            raise Fault(f"{cell.field} is {value!r}, out of {bounds.recorder.fields[cell.field]}")

    # cards

    def move(self, frame: Frame, node: ir.Move) -> None:
        cards, place = self.value(frame, node.cards), self.value(frame, node.place)
        capacity = None if node.capacity is None else self.value(frame, node.capacity)
        for card in cards:
            places.move_card(frame.state, card, place, node.bottom)
            if capacity is not None and len(frame.state.piles[place]) > capacity:
                raise self.limit(f"place {place} holds {capacity} cards at most", node.at)

    # control

    def until_left(self, frame: Frame, label: str, run: Run) -> Run:
        try:
            yield from run
        except _Exit as left:
            if str(left) != label:
                raise
        except _Leave as left:
            if not frame.is_main or str(left) != label:
                raise

    def for_each(self, frame: Frame, var: str, items: tuple, body: tuple) -> Run:
        for item in items:
            self.assign(frame, var, item)
            yield from self.body(frame, body)

    def loop(self, frame: Frame, times: int, body: tuple, at: int) -> Run:
        for _ in range(times):
            yield from self.body(frame, body)
        raise self.limit(f"repeated {times} times", at)

    # many at once, and the best way

    def secret(self, frame: Frame, node: ir.Secret) -> Run:
        """Each seat plays on its own copy of the state; what it changed is put together at the end."""
        entry = frame.state.copy()
        copies = {seat: entry.copy() for seat in self.value(frame, node.seats)}
        args = self.values(frame, node.args)
        runs = {seat: self.called(own, node.procedure, [seat, *args]) for seat, own in copies.items()}
        waiting: dict[int, Question] = {}
        for seat, run in runs.items():
            self.advance(waiting, seat, lambda run=run: next(run))
        while waiting:
            seat, value = yield [waiting[seat] for seat in sorted(waiting)]
            del waiting[seat]
            self.advance(waiting, seat, lambda run=runs[seat], reply=(seat, value): run.send(reply))
        for seat in sorted(copies):
            merge(self.program, frame.state, entry, copies[seat], node)

    @staticmethod
    def advance(waiting: dict[int, Question], seat: int, go) -> None:
        try:
            (question,) = go()
        except StopIteration:
            return
        if question.seat != seat:
            raise Fault(f"seat {seat} decides in secret, but seat {question.seat} is asked")
        waiting[seat] = question

    def best(self, frame: Frame, node: ir.Best) -> Run:
        """Every way is tried from its beginning on a copy of the state."""
        args, depth = self.values(frame, node.args), self.deeper(frame, [node.procedure])
        ways: list[tuple[int, tuple[int, ...]]] = []

        def walk(answers: tuple[int, ...]) -> None:
            copy = frame.state.copy()
            question = self.scripted(copy, node.procedure, args, answers, depth)
            if question is not None:
                for index in range(len(question.options)):
                    walk((*answers, index))
                return
            value = evaluate(self.program, copy, frame.scope, node.value)
            ways.append((value, answers))
            if len(ways) > node.limit:
                raise TooManyWays(f"more than {node.limit} ways", self.program.origins[node.at])

        walk(())
        highest = max(value for value, _ in ways)
        answers = next(answers for value, answers in ways if value == highest)
        self.scripted(frame.state, node.procedure, args, answers, depth)
        return
        yield

    def scripted(self, state: State, name: str, args: list, answers: tuple[int, ...], depth: int) -> Question | None:
        """Runs a procedure with these answers; the question behind the last answer, None if it came to its end."""
        run = self.called(state, name, args, depth)
        try:
            (question,) = next(run)
            for index in answers:
                (question,) = run.send((question.seat, question.options[index]))
        except StopIteration:
            return None
        if question.weights is not None:
            raise Fault(f"chance in the best way of {name}")
        return question


def reachable(program: Program, start: str) -> set[str]:
    """The procedures that may run while this one runs; itself only if it can run inside of itself."""
    found: set[str] = set()
    todo = [start]
    while todo:
        for node in statements_in(program.procedures[todo.pop()].body):
            match node:
                case ir.Call(procedure=name) | ir.Secret(procedure=name) | ir.Best(procedure=name):
                    names: tuple = (name,)
                case ir.CallBy(table=table):
                    names = program.procedure_tables[table]
                case _:
                    continue
            todo += [name for name in names if name is not None and name not in found]
            found |= {name for name in names if name is not None}
    return found


def ask(question: Question) -> Generator[list[Question], tuple[int, object], object]:
    _, value = yield [question]
    return value


def outcomes(items: tuple) -> tuple[tuple, tuple[int, ...]]:
    """What can be picked: equal items that follow each other are one outcome, as likely as they are many."""
    options: list = []
    weights: list[int] = []
    for item in items:
        if options and options[-1] == item:
            weights[-1] += 1
        else:
            options.append(item)
            weights.append(1)
    return tuple(options), tuple(weights)


def dice(count: int, sides: int) -> dict[int, int]:
    """In how many ways the dice show each total."""
    ways = {0: 1}
    for _ in range(count):
        next_ways: dict[int, int] = {}
        for total, number in ways.items():
            for face in range(1, sides + 1):
                next_ways[total + face] = next_ways.get(total + face, 0) + number
        ways = next_ways
    return ways


def merge(program: Program, into: State, entry: State, own: State, node: ir.Secret) -> None:
    """Takes over what one seat changed, and only in the fields and places the phase says it may write."""
    for name, after in own.fields.items():
        before = entry.fields[name]
        if after == before:
            continue
        if name not in node.writes:
            raise Fault(f"{name} is written in secret")
        if not isinstance(after, list):
            into.fields[name] = after
            continue
        for index, value in enumerate(after):
            if value != before[index]:
                into.fields[name][index] = value
    for place, pile in enumerate(own.piles):
        if pile != entry.piles[place]:
            if not any(d.name in node.places and d.base <= place < d.base + d.size for d in program.places):
                raise Fault(f"place {place} is written in secret")
            into.piles[place] = list(pile)
            into.undecided.pop(place, None)
            if place in own.undecided:
                into.undecided[place] = own.undecided[place]
            for card in pile:
                into.loc[card] = place
