"""Which names matter beyond the place where they stand: what somebody reacts to, what is adjusted, which spans something ends with.

Gathered from all rules and cells before anything is bound. An event nobody listens to leaves facts alone and costs nothing in the
program, and a quantity nobody adjusts is what its lines say; both can be known only from the whole game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from compiler.model import Model
from dsl import syntax
from dsl.walk import nodes_in

WORDS = re.compile(r"\b(?:after|before|instead|while|until|this|once|end|source|round)\b")
"""No text without one of these says anything that matters elsewhere."""
NOTABLE = frozenset(
    {
        syntax.Ability,
        syntax.CanPayFor,
        syntax.End,
        syntax.ExceptionItem,
        syntax.Handler,
        syntax.Lasting,
        syntax.Modifier,
        syntax.Name,
        syntax.Shield,
        syntax.ThisSpan,
        syntax.UntilNext,
    }
)
"""The kinds of nodes in which `note` finds something; looking here first is much quicker."""


@dataclass
class Heard:
    """`events`: (timing, kind, name) of all reactions; `spans`: turn, round ... that something lasts for or is counted by;
    `ends`: spans that a rule ends; `guarded`: fields under a shield ("*": everything); `until_used`: quantities that something
    adjusts once; `stand_in`: what can pay for what."""

    model: Model
    events: set[tuple[str, str, str]] = field(default_factory=set)
    spans: set[str] = field(default_factory=set)
    ends: set[str] = field(default_factory=set)
    adjusted: set[str] = field(default_factory=set)
    until_used: set[str] = field(default_factory=set)
    substitutable: set[str] = field(default_factory=set)
    stand_in: set[tuple[str, str]] = field(default_factory=set)
    guarded: set[str] = field(default_factory=set)
    source: bool = False
    round: bool = False

    def listens(self, timing: str, kind: str, name: str) -> bool:
        return (timing, kind, name) in self.events

    def add(self, other: Heard) -> None:
        for name, value in self.names().items():
            more = getattr(other, name)
            setattr(self, name, value or more if isinstance(value, bool) else value | more)

    def names(self) -> dict[str, Any]:
        """All of it, by the names of the fields above."""
        return {one.name: getattr(self, one.name) for one in fields(self) if one.name != "model"}

    def note_all(self, trees: Iterable[object]) -> None:
        for tree in trees:
            for node in nodes_in(tree):
                if type(node) in NOTABLE:
                    self.note(node)

    def note(self, node: syntax.Node) -> None:
        match node:
            case syntax.Handler(timing=timing, pattern=pattern, once=once):
                if once is not None:
                    self.spans.add(once)
                self.events.add((timing, kind_of(self.model, pattern), pattern.noun.name.text))
            case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
                self.adjusted.update(n.name.text for n in nouns)
            case syntax.CanPayFor(substitute=a, resource=b):
                self.substitutable.update((a.text, b.text))
                self.stand_in.add((a.text, b.text))
            case syntax.Shield(guarded=guarded):
                self.source = True
                self.guarded.update("*" if not g.mine else g.name.text for g in guarded)
            case syntax.Name(name="source"):
                self.source = True
            case syntax.Name(name="round"):
                self.round = True
            case syntax.End(what=what):
                self.ends.add(what)
            case syntax.ThisSpan(what=what) | syntax.UntilNext(what=what):
                self.spans.add(what)
            case syntax.Lasting(duration=syntax.UntilUsed(), items=items):
                for item in items:
                    if isinstance(item, (syntax.Modifier, syntax.ExceptionItem)):
                        self.until_used.update(n.name.text for n in item.quantities)
            case syntax.Ability(per=per):
                self.spans.add(per)


def kind_of(model: Model, pattern: syntax.Pattern) -> str:
    """What kind of event a reaction waits for: `do NAME` may be a phase."""
    return "phase" if pattern.kind == "do" and pattern.noun.name.text in model.phases else pattern.kind
