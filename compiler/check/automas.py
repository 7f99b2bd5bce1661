"""An automa that would have to decide.

What: a choice that is not optional and that a seat filled by an automa reaches, with no `instead of` of the automa on the way.
Why: an automa never decides. Optional things it declines; where it must do something, its rules have to say what.

    action paint "Paint"
        choose c in Colour                  # error: phase work -> paint -> this choice
    automa robot "Robot"
        instead of paint                    # with this, fine
            pick c in Colour at random

Looked at are the ways that start in `play` and lead through rules, not through the effects of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.game import Game, Rounds, Standing, Turns
from compiler.bound.tree import Expr, Node
from compiler.check.whole import Whole, blocks_in
from compiler.model import PhaseInfo, RuleInfo
from compiler.report import More, Reporter
from dsl.diagnostic import Label
from dsl.source import Location, Source
from dsl.walk import nodes_in

CHOICES = (tree.Choose, tree.ChooseMany, tree.ChooseOne, tree.Offer)


@dataclass(frozen=True)
class Visit:
    """A block on the way: where it stands, how it was reached, what it stands in for."""

    source: Source
    path: tuple[str, ...]
    original: RuleInfo | PhaseInfo | None = None


def check_automas(whole: Whole, reporter: Reporter) -> None:
    for name in whole.model.automas:
        if whole.model.play is not None:
            Walk(whole.game, reporter, name).flow(whole.game.flow, whole.model.play[1])
    for node, part in whole.of(tree.Sealed):
        if (
            whole.model.automas
            and not leaves_out_automas(node.domain)
            and any(isinstance(one, CHOICES) for one in nodes_in(node.body))
        ):
            message = "an automa may be among those who would have to decide here, and an automa never decides"
            help = "leave automas out, as in `those(p in players where not automated(p))`, and say what they do before or after"
            reporter.report("automa-decides", message, part.source, node.domain.span, "automas too", help=help)


class Walk:
    def __init__(self, game: Game, reporter: Reporter, automa: str):
        self.game, self.reporter = game, reporter
        self.node, self.source = game.model.automas[automa]
        self.instead: dict[object, list[tuple[Standing, tree.Reaction]]] = {}
        for one in game.standing:
            item = one.lasting.item
            if isinstance(item, tree.Reaction) and item.timing == "instead" and one.automa == automa:
                self.instead.setdefault(item.to, []).append((one, item))
        self.seen: set[object] = set()
        self.told: set[Location] = set()

    def flow(self, parts: Iterable[Node], source: Source) -> None:
        for part in parts:
            match part:
                case Rounds(flow=inner):
                    self.flow(inner, source)
                case Turns(order=order, body=body) if not leaves_out_automas(order):
                    self.block(body, Visit(source, ("turn",)))
                case tree.Phase() | tree.If():
                    self.statement(part, Visit(source, ()))

    def phase(self, node: tree.Phase) -> None:
        if not node.info.of_players or leaves_out_automas(node.order):
            return
        replaced = self.instead.get(node.info, ())
        for one, item in replaced:
            self.block(item.body, Visit(one.source, (f"instead of `{node.info.name}`",), node.info))
        if not replaced:
            self.block(node.body, Visit(node.source, (f"phase `{node.info.name}`",)))

    def block(self, block: Iterable[Node], visit: Visit) -> None:
        for node in block:
            self.statement(node, visit)

    def statement(self, node: Node, visit: Visit) -> None:
        match node:
            case tree.Choose(subject=None) | tree.ChooseMany(subject=None) | tree.ChooseOne(subject=None):
                self.report(node, visit)
            case tree.Offer(subject=None, any_number=False):
                self.report(node, visit)
            case tree.Do(subject=None, callee=tree.RuleCall(rule=rule)):
                self.rule(rule, visit)
            case tree.If(test=test) if asks_for_automas(test):
                pass
            case tree.Phase():
                self.phase(node)
            case tree.Guarded() | tree.If() | tree.ForEach() | tree.Repeat() | tree.With() | tree.Arrange():
                for block in blocks_in(node):
                    self.block(block, visit)

    def rule(self, rule: RuleInfo, visit: Visit) -> None:
        replaced = self.instead.get(rule)
        if replaced and rule is not visit.original:
            for one, item in replaced:
                if id(one) not in self.seen:
                    self.seen.add(id(one))
                    self.block(item.body, Visit(one.source, (*visit.path, f"instead of `{rule.name}`"), rule))
        elif (rule, visit.original) not in self.seen:
            self.seen.add((rule, visit.original))
            path = (*visit.path, f"`{rule.name}`")
            self.block(self.game.rules[rule.name].body, replace(visit, source=rule.place.source, path=path))

    def report(self, node: Node, visit: Visit) -> None:
        place = visit.source.locate(node.span)
        if place in self.told:
            return
        self.told.add(place)
        last = next((part for part in reversed(visit.path) if part.startswith("`")), None)
        help = f"add `instead of {last.strip('`')}` to the automa" if last else "let the automa do something instead of this phase"
        message = f"{self.node.title.value} would have to decide here, but an automa never decides"
        others = [Label(self.source.locate(self.node.name.span), "this automa")]
        more: More = {"notes": ["the way here: " + " -> ".join((*visit.path, "this choice"))], "others": others, "help": help}
        self.reporter.report("automa-decides", message, visit.source, node.span, "asks whoever plays", **more)


def asks_for_automas(test: Expr | None) -> bool:
    return any(isinstance(node, tree.Builtin) and node.function == "automated" for node in nodes_in(test))


def leaves_out_automas(order: Expr | None) -> bool:
    """`those(p in players where not automated(p))` leaves automas out; an order `by automated(p)` does not."""
    return any(
        (isinstance(node, tree.Word) and node.word == "humans")
        or (isinstance(node, tree.Aggregate) and asks_for_automas(node.where))
        for node in nodes_in(order)
    )
