"""Handlers that set each other off without end.

What: a circle of two or more reactions in which each one starts the next (none is ever set off by itself), with no
decision, no `once per ...`, no condition that the circle itself changes, and no number that runs out on the way.
Why: such a game stops at a limit in the middle of somebody's turn.

    after I gain coins: gain 1 points
    after I gain points: gain 1 coins       # error: gain coins -> gain points -> gain coins

With ranges that have an upper end the circle stops when everything is full; that is a warning, because it is hardly
meant. A circle that only takes away ends by itself and is fine.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from compiler.bound import tree
from compiler.bound.game import Standing
from compiler.bound.tree import Block, Expr, Node
from compiler.check.whole import DECISIONS, Whole, blocks_in
from compiler.model import FieldInfo, PhaseInfo, RuleInfo
from compiler.report import More, Reporter
from dsl.diagnostic import ERROR, WARNING, Label
from dsl.walk import nodes_in

Thing = FieldInfo | RuleInfo | PhaseInfo
Guards = tuple[Expr, ...]


@dataclass(frozen=True)
class Event:
    """`kind`: gain, lose, pay, roll or do. `part`: of a family, as far as it is known."""

    kind: str
    thing: Thing
    part: tuple[int | None, ...] = ()

    def may_be(self, other: Event) -> bool:
        if (self.kind, self.thing) != (other.kind, other.thing):
            return False
        return all(a == b or a is None or b is None for a, b in zip(self.part, other.part, strict=False))

    def words(self) -> str:
        return f"`{self.thing.name}`" if self.kind in ("do", "phase") else f"{self.kind} `{self.thing.name}`"


@dataclass(frozen=True)
class Handler:
    """A reaction, and what it waits for."""

    at: Standing
    item: tree.Reaction

    @property
    def event(self) -> Event:
        return Event(self.item.kind, self.item.to, part_of(self.item.part) if self.item.part is not None else ())

    def label(self, text: str) -> Label:
        return Label(self.at.source.locate(self.item.pattern), text)


@dataclass(frozen=True)
class Step:
    """A handler and an event that it certainly leads to, unless `guards` (the conditions on the way) say no."""

    handler: int
    event: Event
    guards: Guards
    by_me: bool


def part_of(resource: tree.Resource) -> tuple[int | None, ...]:
    return tuple(key.value if isinstance(key, tree.Constant) else None for key in resource.keys)


def check_loops(whole: Whole, reporter: Reporter) -> None:
    Loops(whole, reporter).run()


class Loops:
    def __init__(self, whole: Whole, reporter: Reporter):
        self.whole, self.reporter = whole, reporter
        found = ((standing, standing.lasting.item) for standing in whole.lastings)
        self.handlers = [Handler(at, item) for at, item in found if isinstance(item, tree.Reaction) and item.timing != "instead"]
        self.steps: dict[int, list[Step]] = {}
        for number, handler in enumerate(self.handlers):
            if handler.item.once is None:
                where = (handler.item.where,) if handler.item.where is not None else ()
                self.steps[number] = []
                self.emit(handler.item.body, number, (*handler.at.lasting.conditions, *where), frozenset())

    def run(self) -> None:
        told: set[frozenset[int]] = set()
        for start in self.steps:
            circle = self.find_circle(start)
            members = frozenset(step.handler for step in circle)
            if circle and members not in told:
                told.add(members)
                self.report(circle)

    # ------------------------------------------------------------ what a handler leads to

    def emit(self, block: Iterable[Node], number: int, guards: Guards, inside: frozenset[RuleInfo]) -> bool:
        """Notes the events of a block; gives whether a decision was passed, behind which nothing counts any more."""

        def note(kind: str, resources: Iterable[tree.Resource | None], mine: bool) -> None:
            self.steps[number] += [Step(number, Event(kind, r.field, part_of(r)), guards, mine) for r in resources if r is not None]

        for node in block:
            match node:
                case tree.Guarded(lead_in=lead_in, rest=rest):
                    return self.emit((*lead_in, *rest), number, guards, inside)
                case tree.Gain(changes=changes) | tree.Lose(changes=changes) | tree.Pay(payments=changes):
                    note(type(node).__name__.lower(), (change.resource for change in changes), node.subject is None)
                case tree.Roll(subject=subject, target=tree.FieldRead(field=info)):
                    self.steps[number].append(Step(number, Event("roll", info), guards, subject is None))
                case tree.Move(cards=tree.Word(word="this")):
                    return True
                case tree.Do(subject=subject, callee=tree.RuleCall(rule=rule)) if rule not in inside:
                    self.steps[number].append(Step(number, Event("do", rule), guards, subject is None))
                    if self.emit(self.whole.game.rules[rule.name].body, number, guards, inside | {rule}):
                        return True
                case tree.If(test=test):
                    for branch in blocks_in(node):
                        self.emit(branch, number, (*guards, test), inside)
                case tree.ForEach(where=where, body=body):
                    self.emit(body, number, guards if where is None else (*guards, where), inside)
                case tree.Require(test=test):
                    guards = (*guards, test)
                case (
                    tree.Repeat(body=body)
                    | tree.DrawTokens(body=body)
                    | tree.With(body=body)
                    | tree.BestFor(body=body)
                    | tree.Arrange(body=body)
                ):
                    self.emit(body, number, guards, inside)
                case _ if isinstance(node, DECISIONS):
                    return True
        return False

    # ------------------------------------------------------------ circles

    def find_circle(self, start: int) -> list[Step]:
        """A shortest way from a handler back to itself, through others."""
        todo = [[step] for step in self.steps[start]]
        seen: set[int] = set()
        while todo:
            path = todo.pop(0)
            for listener, handler in enumerate(self.handlers):
                if not path[-1].event.may_be(handler.event) or not self.reaches(path[-1], handler):
                    continue
                if listener == start and len(path) > 1:
                    return path
                if listener not in seen and listener != start and listener in self.steps:
                    seen.add(listener)
                    todo += [[*path, step] for step in self.steps[listener]]
        return []

    def reaches(self, step: Step, listener: Handler) -> bool:
        """A single card never hears its own owner as a rival."""
        one, two = self.handlers[step.handler].at, listener.at
        same = two.table is not None and one.table is two.table and one.row == two.row
        if step.by_me and listener.item.who == "rival" and same and two.table is not None:
            return len(two.table.things_of(two.row)) > 1
        return True

    def report(self, circle: list[Step]) -> None:
        bodies = [self.handlers[step.handler].item.body for step in circle]
        stored = {field for body in bodies for field in written(body)}
        changed = {step.event.thing for step in circle} | stored
        if any(can_fail(guard, changed) for step in circle for guard in step.guards):
            return
        severity = self.severity([step.event for step in circle], stored)
        if severity is None:
            return
        first, *others = [self.handlers[step.handler] for step in circle]
        message = f"these reactions set each other off {'without end' if severity == ERROR else 'until everything is full'}"
        labels = [handler.label("sets off the next") for handler in others]
        notes = [" -> ".join([first.event.words(), *(step.event.words() for step in circle)])]
        help = "put a decision (`may`), `once per ...` or a number that runs out on the way"
        more: More = {"others": labels, "notes": notes, "severity": severity, "help": help}
        self.reporter.report("handler-loop", message, first.at.source, first.item.pattern, "comes round again", **more)

    def severity(self, events: list[Event], stored: set[FieldInfo]) -> str | None:
        """None if a number runs out on the way, a warning if one fills up."""
        found: str = ERROR
        for event in events:
            info, kind = event.thing, event.kind
            if not isinstance(info, FieldInfo) or kind not in ("gain", "lose", "pay") or info in stored:
                continue
            back = ("lose", "pay") if kind == "gain" else ("gain",)
            if any(other.thing is info and other.kind in back for other in events):
                continue
            low, high = self.whole.model.bounds_of(info.type)
            if kind == "gain" and high is not None:
                found = WARNING
            elif kind != "gain" and low is not None:
                return None
        return found


def written(body: Block) -> set[FieldInfo]:
    """Fields that a body sets, adds to, removes from or moves cards to."""
    found: set[FieldInfo] = set()
    for node in nodes_in(body):
        match node:
            case tree.Write(target=target) | tree.Move(place=tree.FieldRead() as target):
                found.add(target.field)
    return found


def can_fail(guard: Expr, changed: Iterable[Thing]) -> bool:
    """Does the condition read what the circle changes, or the amount, or who acts? Then it may well end."""
    for node in nodes_in(guard):
        match node:
            case tree.FieldRead(field=info) if info in changed:
                return True
            case tree.Word(word="amount" | "round" | "source") | tree.FunctionRead() | tree.Builtin() | tree.Targets():
                return True
    return False
