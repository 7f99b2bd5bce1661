"""What the rest of a game must know of a cell, without looking at the cell again.

A game can have thousands of cells, and most have nothing to do with each other: each is bound by itself, and the
whole game only needs to know which names it mentions and how. That little is gathered here, once for every text.

A cell is `particular` if it has to be looked at together with others, or with the rows of tables: exceptions (two of
them may clash), reactions without a limit (they may set each other off), further requirements and prices,
substitutes, shields, columns.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.check.trees import places_filled_in, uses_in
from compiler.lower.collect import NOTABLE, flatten, note_names
from compiler.model import Model
from dsl import syntax
from dsl.parser import Pieces
from dsl.source import Source, Span
from dsl.walk import nodes_in

PARTICULAR = (syntax.ExceptionItem, syntax.AlsoRequires, syntax.AlsoCosts, syntax.CanPayFor, syntax.Shield, syntax.Column)
FILLING = (syntax.Move, syntax.Draw, syntax.Add, syntax.Set)
LONG = 10_000  # steps of a cell above which its program is looked at as well
USUAL = 30  # how many things a set or pile may hold, for all that is known
LOOPS = {
    syntax.ForEach: "domain",
    syntax.Repeat: "count",
    syntax.Aggregate: "domain",
    syntax.Choose: "domain",
    syntax.ChooseMany: "domain",
    syntax.MayChoose: "domain",
    syntax.Pick: "domain",
    syntax.Draw: "count",
    syntax.BestFor: "value",
}
SETS = ("events_used", "spans_used", "adjusted", "substitutable", "guarded", "ends_used", "until_used")
FLAGS = ("uses_source", "reads_round")


@dataclass
class Noted:
    """The names that decide what code must exist at all; filled by `note_names`, which knows what they mean."""

    model: Model
    events_used: set = field(default_factory=set)
    spans_used: set = field(default_factory=set)
    adjusted: set = field(default_factory=set)
    substitutable: set = field(default_factory=set)
    guarded: set = field(default_factory=set)
    ends_used: set = field(default_factory=set)
    until_used: set = field(default_factory=set)
    further: dict = field(default_factory=dict)
    uses_source: bool = False
    reads_round: bool = False

    @property
    def has_any(self) -> bool:
        return any(getattr(self, name) for name in (*SETS, *FLAGS)) or bool(self.further)

    def add_to(self, other, source: Source | None = None) -> None:
        """`other`: more such names, or the lowering that is to know them. `source`: where they stand."""
        for name in SETS:
            found = getattr(self, name)
            if found:
                getattr(other, name).update(found)
        for name in FLAGS:
            if getattr(self, name):
                setattr(other, name, True)
        for rule, items in self.further.items():
            known = other.further.setdefault(rule, [])
            known += [(item, source) for item, _ in items if not any(item is one for one, _ in known)]


NOTHING_NOTED = Noted(Model())


@dataclass(frozen=True)
class CellFacts:
    """`kinds`: the classes of its nodes; `names`: everything that is mentioned; `uses`: the first mention of each
    name in each way; `places`: where a card of this text works (`while in`); `filled`: where it puts cards."""

    node: object
    kinds: frozenset[type]
    names: frozenset[str]
    uses: tuple[tuple[str, str, Span], ...]
    filled: frozenset[str]
    places: tuple[tuple[str, Span], ...]
    noted: Noted
    particular: bool
    steps: int  # for all that its text says: loops in loops, choices among many

    @property
    def takes_long(self) -> bool:
        return self.steps > LONG


def facts_of(model: Model, node) -> CellFacts:
    known = model.cell_facts.get(id(node))
    if known is None:
        pieces = model.pieces.get(id(node))
        known = _gather(model, node) if pieces is None else _join(model, pieces)
        model.cell_facts[id(node)] = known
    return known


def _join(model: Model, pieces: Pieces) -> CellFacts:
    """The facts of an effect from those of its pieces."""
    found = [facts_of(model, body) for body in pieces.bodies]
    uses: dict[tuple[str, str], Span] = {}
    places: dict[str, Span] = {}
    steps = 1
    for facts, offset in zip(found, pieces.offsets, strict=True):
        steps *= facts.steps
        for how, name, span in facts.uses:
            if (how, name) not in uses:
                uses[how, name] = Span(span.start + offset, span.end + offset)
        for place, span in facts.places:
            places.setdefault(place, Span(span.start + offset, span.end + offset))
    noted = [facts.noted for facts in found if facts.noted is not NOTHING_NOTED]
    if len(noted) > 1:
        noted.insert(0, Noted(model))
        for more in noted[1:]:
            more.add_to(noted[0])
    first = frozenset()
    return CellFacts(
        pieces.node,
        first.union(*[f.kinds for f in found]),
        first.union(*[f.names for f in found]),
        tuple((how, name, span) for (how, name), span in uses.items()),
        first.union(*[f.filled for f in found]),
        tuple(places.items()),
        noted[0] if noted else NOTHING_NOTED,
        any(f.particular for f in found),
        steps,
    )


def _gather(model: Model, node) -> CellFacts:
    names: set[str] = set()
    noted = Noted(model)
    particular = isinstance(node, syntax.Price) and any(amount.noun is None or amount.noun.args for amount in node.amounts)
    kinds: set[type] = set()
    steps = 1
    for part in nodes_in(node):
        kind = type(part)
        kinds.add(kind)
        if kind in LOOPS:
            steps *= _length(getattr(part, LOOPS[kind]))
        if kind is syntax.Ident:
            names.add(part.text)
        elif kind is syntax.Name or kind is syntax.TypeName:
            names.add(part.name)
        elif kind is syntax.Handler and (part.timing == "instead" or part.once is None):
            particular = True
        if kind in NOTABLE:
            note_names(noted, part, None)
    particular = particular or not kinds.isdisjoint(PARTICULAR)
    filled = places_filled_in(node) if not kinds.isdisjoint(FILLING) else ()
    uses: dict[tuple[str, str], Span] = {}
    uses_in(node, lambda how, name, span: uses.setdefault((how, name), span))
    return CellFacts(
        node,
        frozenset(kinds),
        frozenset(names),
        tuple((how, name, span) for (how, name), span in uses.items()),
        frozenset(filled),
        _places(node),
        noted if noted.has_any else NOTHING_NOTED,
        particular,
        steps,
    )


def _length(node) -> int:
    """How many turns a loop over this, or this often, may take."""
    match node:
        case None:
            return 1
        case syntax.Number(value=value):
            return max(value, 1)
        case syntax.RangeOf(low=syntax.Number(value=low), high=syntax.Number(value=high)):
            return max(high - low + 1, 1)
        case syntax.RangeOf():
            return LONG
    return USUAL


def _places(node) -> tuple[tuple[str, Span], ...]:
    found: dict[str, Span] = {}
    for statement in node.statements if isinstance(node, syntax.Body) else ():
        if isinstance(statement, syntax.Lasting) and isinstance(statement.duration, syntax.WhileIn):
            for _, _, place, _ in flatten(statement):
                if place is not None:
                    found.setdefault(place.text, place.span)
    return tuple(found.items())
