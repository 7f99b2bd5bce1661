"""An automa that would have to decide.

What: a choice that is not optional and that a seat filled by an automa reaches, with no `instead of` of the automa
on the way.
Why: an automa never decides. Optional things it declines; where it must do something, its rules have to say what.

    action paint "Paint"
        choose c in Colour                  # error: phase work -> paint -> this choice
    automa robot "Robot"
        instead of paint                    # with this, fine
            pick c in Colour at random

Looked at are the ways that start in `play` and lead through rules, not through the effects of cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in

MANDATORY = (syntax.Choose, syntax.ChooseMany, syntax.ChooseOne, syntax.DoOne)


@dataclass(frozen=True)
class Visit:
    """A block on the way: its statements, where they stand, how they were reached."""

    statements: tuple
    source: Source
    path: tuple[str, ...]
    original: str = ""


def check_automas(builder, reporter) -> None:
    model = builder.model
    if model.play is None:
        return
    for name in model.automas:
        Walk(builder, reporter, name).run()


class Walk:
    def __init__(self, builder, reporter, automa: str):
        self.model, self.reporter, self.automa = builder.model, reporter, automa
        self.lastings = builder.lastings
        self.seen: set = set()
        self.told: set = set()

    def instead(self, name: str) -> list:
        return [
            one
            for one in self.lastings
            if isinstance(one.item, syntax.Handler)
            and one.item.timing == "instead"
            and one.automa == self.automa
            and one.item.pattern.noun.name.text == name
        ]

    def run(self) -> None:
        node, source = self.model.play
        self.flow(node.flow, source)

    def flow(self, parts, source: Source) -> None:
        for part in parts:
            match part:
                case syntax.Rounds(flow=inner):
                    self.flow(inner, source)
                case syntax.Turns(order=order, body=body) if not leaves_out_automas(order):
                    self.block(Visit(body.statements, source, ("turn",)))
                case syntax.Phase(name=name, who=who, order=order, body=body) if who is not None and not leaves_out_automas(order):
                    place = self.model.phases[name.text].place.source if name.text in self.model.phases else source
                    replaced = self.instead(name.text)
                    for lasting in replaced:
                        self.block(Visit(lasting.item.body.statements, lasting.source, (f"instead of `{name}`",), name.text))
                    if not replaced:
                        self.block(Visit(body.statements, place, (f"phase `{name}`",)))

    def block(self, visit: Visit) -> None:
        for node in visit.statements:
            self.statement(node, visit)

    def statement(self, node, visit: Visit) -> None:
        if isinstance(node, MANDATORY) and node.subject is None:
            self.report(node, visit)
            return
        match node:
            case syntax.Do(subject=None, callee=syntax.Name(name=rule)):
                self.rule(rule, visit)
            case syntax.If(condition=condition, then=then, otherwise=otherwise):
                if any(isinstance(n, syntax.Call) and n.function.text == "automated" for n in nodes_in(condition)):
                    return
                self.block(Visit(then.statements, visit.source, visit.path, visit.original))
                if otherwise is not None:
                    rest = (otherwise,) if isinstance(otherwise, syntax.If) else otherwise.statements
                    self.block(Visit(rest, visit.source, visit.path, visit.original))
            case syntax.ForEach(body=body) | syntax.Repeat(body=body) | syntax.With(body=body):
                self.block(Visit(body.statements, visit.source, visit.path, visit.original))

    def rule(self, rule: str, visit: Visit) -> None:
        info = self.model.rules.get(rule)
        if info is None:
            return
        replaced = self.instead(rule)
        if replaced and rule != visit.original:
            for lasting in replaced:
                if id(lasting) not in self.seen:
                    self.seen.add(id(lasting))
                    self.block(Visit(lasting.item.body.statements, lasting.source, (*visit.path, f"instead of `{rule}`"), rule))
        elif (rule, visit.original) not in self.seen:
            self.seen.add((rule, visit.original))
            self.block(Visit(info.node.body.statements, info.place.source, (*visit.path, f"`{rule}`"), visit.original))

    def report(self, node, visit: Visit) -> None:
        place = visit.source.locate(node.span)
        if place in self.told:
            return
        self.told.add(place)
        title = self.model.automas[self.automa][0].title.value
        last = next((part for part in reversed(visit.path) if part.startswith("`")), None)
        help = f"add `instead of {last.strip('`')}` to the automa" if last else "let the automa do something instead of this phase"
        from dsl.diagnostic import Label

        automa, source = self.model.automas[self.automa]
        self.reporter.report(
            "automa-decides",
            f"{title} would have to decide here, but an automa never decides",
            visit.source,
            node.span,
            "asks whoever plays",
            others=[Label(source.locate(automa.name.span), "this automa")],
            notes=["the way here: " + " -> ".join((*visit.path, "this choice"))],
            help=help,
        )


def leaves_out_automas(order) -> bool:
    return order is not None and any(
        (isinstance(n, syntax.Name) and n.name == "humans")
        or (isinstance(n, syntax.Call) and n.function.text == "automated" and in_where(order, n))
        for n in nodes_in(order)
    )


def in_where(order, call) -> bool:
    """`those(p in players where not automated(p))` leaves automas out; an order `by automated(p)` does not."""
    return any(
        isinstance(a, syntax.Aggregate) and a.where is not None and any(n is call for n in nodes_in(a.where))
        for a in nodes_in(order)
    )
