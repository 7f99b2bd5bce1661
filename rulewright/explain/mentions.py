"""Where a name stands in a game, and whether it is changed there or only read: what the index knows, in words.

Variants that are off count too: the game is read once with each of them on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from compiler.bound.game import Game
from compiler.bound.index import Reference, Role
from compiler.bound.mentions import mentions_of, symbols_called
from compiler.check.variants import places_of
from compiler.model import DefineInfo, FieldInfo, Model, PhaseInfo, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.pipeline import Checked
from dsl import syntax
from dsl.source import Location, Source, Span
from dsl.walk import nodes_in

CHANGED = "changed by"
SHIELDED = "shielded by"
DONE = "done by"
READ = "read by"
TYPE = "type of"
NAMED = "named in tables"
SHOWN = "shown by examples"
ORDER = (CHANGED, SHIELDED, DONE, READ, TYPE, NAMED, SHOWN)

Placed = DefineInfo | FieldInfo | PhaseInfo | QuantityInfo | RuleInfo | SettingInfo | TableInfo
"""What has a declaration of its own."""

HOW = {Role.GUARD: SHIELDED, Role.CALL: DONE, Role.READ: READ, Role.TYPE: TYPE, Role.CELL: NAMED, Role.EXAMPLE: SHOWN}


@dataclass(frozen=True, order=True)
class Mention:
    path: str
    line: int
    how: str
    owner: str
    text: str


def find_mentions(checked: Checked, with_variants: list[Checked], name: str) -> list[Mention]:
    """Every place that mentions `name`, apart from its own declaration, sorted by file and line."""
    found = set(_mentions(checked, name))
    for patched in with_variants:
        own = list(places_of(patched.model, patched.model.chosen))
        anew = _declared_anew(patched, name) if symbols_called(checked.model, name) else ()
        found |= {one for one in (*_mentions(patched, name), *anew) if any(_holds(place, one) for place in own)}
    return sorted(found)


def _declared_anew(patched: Checked, name: str) -> Iterator[Mention]:
    """Where it is declared with the variant on: a table in the place of another, a define of an automa."""
    if patched.game is not None:
        around = Surroundings(patched.game)
        for symbol in symbols_called(patched.model, name):
            if isinstance(symbol, Placed):
                yield around.mention(Reference(Role.PATCH, symbol.place.source, symbol.place.span), CHANGED)


def _holds(place: Location, mention: Mention) -> bool:
    return place.path == mention.path and place.line <= mention.line <= place.end_line


def _mentions(checked: Checked, name: str) -> Iterator[Mention]:
    game = checked.game
    if game is None:
        return
    strongest: dict[Location, tuple[str, Reference]] = {}
    for symbol in symbols_called(game.model, name):
        for reference in mentions_of(game, symbol, checked.sources):
            how, at = HOW.get(reference.role, CHANGED), reference.location
            if at not in strongest or ORDER.index(how) < ORDER.index(strongest[at][0]):
                strongest[at] = how, reference
    around = Surroundings(game)
    for how, reference in strongest.values():
        yield around.mention(reference, how)


class Surroundings:
    """What a place belongs to: the outermost declaration around it, and the card if it stands on one."""

    def __init__(self, game: Game) -> None:
        model = self.model = game.model
        self.parts: dict[int, list[tuple[Span, str, bool]]] = {}
        self.cards = {id(cell.source): cell.table.rows[cell.row].name for cell in model.cells}
        for tree, source in (*model.variants.values(), *model.parsed):
            self.note(tree, source)
        for cell in model.cells:
            self.note(cell.node, cell.source)

    def note(self, tree: object, source: Source) -> None:
        parts = self.parts.setdefault(id(source), [])
        for node in nodes_in(tree):
            words = words_for(node, source)
            if words:
                parts.append((node.span, words, isinstance(node, syntax.Lasting)))

    def mention(self, reference: Reference, how: str) -> Mention:
        at = reference.location
        return Mention(at.path, at.line, how, self.of(reference), reference.source.whole.split("\n")[at.line - 1].strip())

    def of(self, reference: Reference) -> str:
        source, span = reference.source, reference.span
        if id(source) not in self.parts:
            return card_at(self.model, reference.location)
        return " / ".join(filter(None, [self.cards.get(id(source), ""), self.declaration(source, span)]))

    def declaration(self, source: Source, span: Span) -> str:
        """Also what lasts, if it began on a line before."""
        line = source.position(span.start)[0]
        for around, words, lasts in self.parts[id(source)]:
            if around.start <= span.start < around.end and not (lasts and source.position(around.start)[0] >= line):
                return words
        return ""


def words_for(node: syntax.Node, source: Source) -> str:
    match node:
        case syntax.Rule(kind=kind, name=name):
            return f"{kind} {name}"
        case syntax.Example(title=title):
            return f'example "{title.value}"'
        case syntax.Lasting(duration=duration):
            return " ".join(source.text[duration.span.start : duration.span.end].split())
        case (
            syntax.Quantity(name=name)
            | syntax.Define(name=name)
            | syntax.Phase(name=name)
            | syntax.Setting(name=name)
            | syntax.Field(name=name)
            | syntax.Table(name=name)
            | syntax.Variant(name=name)
        ):
            return f"{type(node).__name__.lower()} {name}"
    return ""


def card_at(model: Model, at: Location) -> str:
    """The row in which a plain cell stands."""
    rows = [row for table in model.tables.values() for row in table.rows]
    before = [row for row in rows if row.location.path == at.path and row.location.line <= at.line]
    return max(before, key=lambda row: row.location.line).name if before else ""
