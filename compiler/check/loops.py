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

from dataclasses import dataclass

from compiler.check.trees import target_name
from compiler.lower.builder import Lasting
from compiler.types import ChoiceType, FlagType, IntType
from dsl import syntax
from dsl.diagnostic import ERROR, WARNING, Label
from dsl.walk import nodes_in

DECISIONS = (
    syntax.May,
    syntax.MayDo,
    syntax.MayChoose,
    syntax.Choose,
    syntax.ChooseMany,
    syntax.ChooseOne,
    syntax.MayDoAny,
    syntax.DoOne,
)
Event = tuple[str, str]  # gain, lose, pay, roll or do; and the name


@dataclass(frozen=True)
class Step:
    """A handler and an event that it certainly leads to, unless `guards` (the conditions on the way) say no."""

    handler: int
    event: Event
    guards: tuple[object, ...]
    by_me: bool


def check_loops(builder, reporter) -> None:
    handlers = [one for one in builder.lastings if isinstance(one.item, syntax.Handler) and one.item.timing in ("before", "after")]
    listening: dict[Event, list[int]] = {}
    for number, lasting in enumerate(handlers):
        listening.setdefault((lasting.item.pattern.kind, lasting.item.pattern.noun.name.text), []).append(number)
    steps = {number: emitted(builder, number, lasting) for number, lasting in enumerate(handlers) if lasting.item.once is None}
    told: set[frozenset[int]] = set()
    for start in steps:
        circle = find_circle(start, handlers, steps, listening)
        if circle and frozenset(s.handler for s in circle) not in told:
            told.add(frozenset(s.handler for s in circle))
            report(builder, reporter, handlers, circle)


def emitted(builder, number: int, lasting: Lasting) -> list[Step]:
    guards = tuple(c for c in (*lasting.conditions, lasting.item.where) if c is not None)
    out: list[Step] = []
    _walk(builder, lasting.item.body.statements, number, guards, out, frozenset())
    return out


def _walk(builder, statements, number: int, guards: tuple, out: list[Step], inside: frozenset[str]) -> bool:
    """Notes the events of a block; gives whether a decision was passed, behind which nothing counts any more."""
    for node in statements:
        if isinstance(node, DECISIONS):
            return True
        match node:
            case syntax.Gain(subject=subject, amounts=amounts) | syntax.Lose(subject=subject, amounts=amounts):
                kind = "gain" if isinstance(node, syntax.Gain) else "lose"
                out += [Step(number, (kind, a.noun.name.text), guards, subject is None) for a in amounts if a.noun is not None]
            case syntax.Pay(subject=subject, price=price):
                out += [Step(number, ("pay", a.noun.name.text), guards, subject is None) for a in price if a.noun is not None]
            case syntax.Roll(subject=subject, name=name):
                out.append(Step(number, ("roll", name.text), guards, subject is None))
            case syntax.Set(target=target):
                name = target_name(target)
                guards += (node,) if name is None else ()
            case syntax.Move(cards=syntax.Name(name="this")):
                return True
            case syntax.Do(subject=subject, callee=syntax.Name(name=rule)) if rule in builder.model.rules and rule not in inside:
                out.append(Step(number, ("do", rule), guards, subject is None))
                if _walk(builder, builder.model.rules[rule].node.body.statements, number, guards, out, inside | {rule}):
                    return True
            case syntax.If(condition=condition, then=then, otherwise=otherwise):
                _walk(builder, then.statements, number, (*guards, condition), out, inside)
                rest = (otherwise,) if isinstance(otherwise, syntax.If) else otherwise.statements if otherwise is not None else ()
                _walk(builder, rest, number, (*guards, condition), out, inside)
            case syntax.ForEach(where=where, body=body):
                _walk(builder, body.statements, number, guards if where is None else (*guards, where), out, inside)
            case syntax.Require(condition=condition):
                guards = (*guards, condition)
            case syntax.Repeat(body=body) | syntax.With(body=body) | syntax.BestFor(body=body):
                _walk(builder, body.statements, number, guards, out, inside)
    return False


def find_circle(start: int, handlers: list[Lasting], steps: dict[int, list[Step]], listening) -> list[Step] | None:
    """A shortest way from a handler back to itself, through others."""
    todo: list[list[Step]] = [[s] for s in steps[start]]
    seen: set[int] = set()
    while todo:
        path = todo.pop(0)
        for listener in listening.get(path[-1].event, ()):
            if not reaches(handlers, path[-1], listener):
                continue
            if listener == start:
                if len(path) == 1:
                    continue
                return path
            if listener not in seen and listener in steps:
                seen.add(listener)
                todo += [[*path, s] for s in steps[listener]]
    return None


def reaches(handlers: list[Lasting], step: Step, listener: int) -> bool:
    """A single card never hears its own owner as a rival."""
    one, two = handlers[step.handler], handlers[listener]
    if step.by_me and two.item.pattern.who == "rival" and two.table is not None and one.table is two.table and one.row == two.row:
        return sum(r == two.row for r in two.table.things) > 1
    return True


def report(builder, reporter, handlers: list[Lasting], circle: list[Step]) -> None:
    model = builder.model
    changed = {step.event[1] for step in circle} | written(handlers, circle)
    if any(guard_can_fail(guard, changed) for step in circle for guard in step.guards):
        return
    severity = ERROR
    for kind, name in [step.event for step in circle]:
        info = model.fields.get(name)
        if info is None or kind not in ("gain", "lose", "pay") or not isinstance(info.type, (IntType, ChoiceType, FlagType)):
            continue
        low, high = model.bounds_of(info.type)
        opposite = {"gain": ("lose", "pay"), "lose": ("gain",), "pay": ("gain",)}[kind]
        if any(step.event in [(o, name) for o in opposite] for step in circle) or name in written(handlers, circle):
            continue
        if kind == "gain" and high is not None:
            severity = WARNING
        elif kind != "gain" and low is not None:
            return
    first = handlers[circle[0].handler]
    path = [pattern_words(first)] + [event_words(step.event) for step in circle]
    others = [
        Label(handlers[s.handler].source.locate(handlers[s.handler].item.pattern.span), "sets off the next") for s in circle[1:]
    ]
    message = "these reactions set each other off without end"
    if severity == WARNING:
        message = message.replace("without end", "until everything is full")
    reporter.report(
        "handler-loop",
        message,
        first.source,
        first.item.pattern.span,
        "comes round again",
        others=others,
        notes=[" -> ".join(path)],
        severity=severity,
        help="put a decision (`may`), `once per ...` or a number that runs out on the way",
    )


def written(handlers: list[Lasting], circle: list[Step]) -> set[str]:
    """Fields that the bodies on the way `set`, `add` to or `remove` from."""
    found: set[str] = set()
    for step in circle:
        for node in nodes_in(handlers[step.handler].item.body):
            if isinstance(node, (syntax.Set, syntax.Add, syntax.Remove, syntax.Move)):
                name = target_name(node.place if isinstance(node, syntax.Move) else node.target)
                found |= {name.text} if name is not None else set()
    return found


def guard_can_fail(guard, changed: set[str]) -> bool:
    """Does the condition read what the circle changes, or the amount, or who acts? Then it may well end."""
    for node in nodes_in(guard):
        match node:
            case syntax.Name(name=name) if name in changed or name in ("amount", "round", "source"):
                return True
            case syntax.My(name=name) | syntax.Their(name=name) | syntax.OfPlayer(name=name) | syntax.Column(name=name) if (
                name.text in changed
            ):
                return True
            case syntax.Set() | syntax.Call() | syntax.Targets():
                return True
    return False


def pattern_words(lasting: Lasting) -> str:
    return event_words((lasting.item.pattern.kind, lasting.item.pattern.noun.name.text))


def event_words(event: Event) -> str:
    kind, name = event
    return f"`{name}`" if kind in ("do", "phase") else f"{kind} `{name}`"
