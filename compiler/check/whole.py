"""The whole game as checks look at it: every text of rules with its source and a name for people, and the nodes of the kinds that
checks ask for, found in one walk over all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from compiler.bound import tree
from compiler.bound.binder import Signature
from compiler.bound.game import Cell, Content, Game, Rounds, Setup, Standing, Turns
from compiler.bound.index import Known
from compiler.bound.tree import Block, Node
from compiler.limits import DEEPEST
from compiler.model import TableInfo
from dsl.source import Location, Source, Span
from dsl.walk import nodes_in

Kind = TypeVar("Kind", bound=Node)
DECISIONS = (
    tree.Choose,
    tree.ChooseMany,
    tree.ChooseOne,
    tree.May,
    tree.MayChoose,
    tree.MayDo,
    tree.Offer,
    tree.Sealed,
    tree.Window,
)
LOOPING = (
    tree.Aggregate,
    tree.BestFor,
    tree.Choose,
    tree.ChooseMany,
    tree.DrawTokens,
    tree.ForEach,
    tree.Pick,
    tree.Range,
    tree.Repeat,
)
ASKED_FOR = {
    *LOOPING,
    tree.AllOf,
    tree.Arrange,
    tree.Begin,
    tree.Draw,
    tree.Guarded,
    tree.Let,
    tree.Move,
    tree.Pay,
    tree.Sealed,
    tree.TableRead,
}


@dataclass(frozen=True, eq=False)
class Part:
    """A text of rules. `kind`: rule, card, standing, flow, setup, field, or value for what only says how much or whether. `span`:
    where it is declared or begins."""

    kind: str
    name: str
    tree: object
    source: Source
    span: Span
    automa: str = ""

    @property
    def body(self) -> Block:
        """The statements of a rule or card."""
        return self.tree if self.kind in ("rule", "card") else ()  # type: ignore[return-value]


class Whole:
    """`parts`: all texts; `of(kind)`: all nodes of one kind, with the texts they stand in; `cells`: by table and column; `large`:
    texts of very many nodes; `steps`: how long cells can take, as far as somebody asked; `known`: of cells that are left out."""

    def __init__(self, game: Game):
        self.game, self.model, self.index, self.known = game, game.model, game.index, game.known or Known(game.heard)
        self.parts = list(parts_of(game))
        self.cells: dict[tuple[TableInfo, str], list[Cell]] = {}
        for cell in game.cells:
            self.cells.setdefault((cell.info.table, cell.info.column), []).append(cell)
        self._nodes: dict[type, list[tuple[Node, Part]]] = {kind: [] for kind in ASKED_FOR}
        self.steps: dict[int, int] = {}
        self.large: list[Part] = []
        for part in self.parts:
            found = list(nodes_in(part.tree))
            for node in found:
                if type(node) in ASKED_FOR:
                    self._nodes[type(node)].append((node, part))
            if len(found) > DEEPEST:
                self.large.append(part)

    def contents(self, tables: tuple[TableInfo, ...], column: str) -> list[Content]:
        return [cell.content for table in tables for cell in self.cells.get((table, column), ())]

    def of(self, kind: type[Kind]) -> list[tuple[Kind, Part]]:
        return self._nodes[kind]  # type: ignore[return-value]

    @property
    def looping(self) -> Iterator[tuple[Node, Part]]:
        """What runs over many things, or again and again."""
        return (found for kind in LOOPING for found in self._nodes[kind])

    @cached_property
    def lastings(self) -> list[Standing]:
        """Everything that lasts or reacts, what a statement begins included."""
        begun = (Standing(lasting, part.source, part.automa) for node, part in self.of(tree.Begin) for lasting in node.lastings)
        return [*self.game.standing, *begun]

    def asks(self, body: object, seen: set[object]) -> bool:
        """Can a decision be reached in here?"""
        for node in nodes_in(body):
            match node:
                case tree.RuleCall(rule=rule) if rule not in seen:
                    seen.add(rule)
                    if self.asks(self.game.rules[rule.name].body, seen):
                        return True
                case tree.ColumnCall(tables=tables, column=column) if (tables, column) not in seen:
                    seen.add((tables, column))
                    known = any((table, column) in self.known.asking for table in tables)
                    if known or any(self.asks(content, seen) for content in self.contents(tables, column)):
                        return True
                case _ if isinstance(node, DECISIONS):
                    return True
        return False


def parts_of(game: Game) -> Iterator[Part]:
    for rule in game.rules.values():
        info = rule.info
        yield Part("rule", info.title or f"`{info.name}`", rule.body, info.place.source, info.place.span, info.automa)
    for cell in game.cells:
        name = cell.info.table.rows[cell.info.row].name
        yield Part("card" if cell.info.kind == "effect" else "value", name, cell.content, cell.info.source, cell.info.node.span)
    for standing in game.standing:
        yield Part("standing", "", standing.lasting, standing.source, standing.lasting.span, standing.automa)
    if game.model.play is not None:
        yield from flow_parts(game.flow, game.model.play[1])
    for function, signature in game.functions.items():
        yield Part("value", function.name, values_of(signature), function.place.source, function.place.span)
    for field, bounds in game.fields.items():
        yield Part("field", field.name, (bounds.starts, bounds.least, bounds.most), field.place.source, field.place.span)
    for score in game.scores:
        yield Part("value", score.label, score, score.source, score.span)
    for always in game.always:
        yield Part("value", always.text, always, always.source, always.span)
    for node, source in game.model.scoring[:1]:
        yield Part("value", "winners", (*game.winners, game.teams), source, node.span)


def flow_parts(flow: tuple[Node, ...], source: Source) -> Iterator[Part]:
    for part in flow:
        match part:
            case Setup(body=body):
                yield Part("setup", "setup", body, source, part.span)
            case Rounds(count=count, flow=inner):
                yield Part("value", "rounds", count, source, count.span)
                yield from flow_parts(inner, source)
            case Turns() | tree.Phase():
                yield Part("flow", "", part, part.source if isinstance(part, tree.Phase) else source, part.span)
            case tree.If(test=test) if any(isinstance(node, tree.Phase) for node in nodes_in(part)):
                yield Part("value", "play", test, source, test.span)
                for block in blocks_in(part):
                    yield from flow_parts(block, source)
            case _:
                yield Part("setup", "play", part, source, part.span)


def values_of(signature: Signature) -> tuple[object, ...]:
    """All calculations of a definition or quantity."""
    return (signature.value, tuple((line.value, line.condition) for line in signature.lines))


def branches_of(otherwise: Block | Node | None) -> Block:
    """The statements behind an `otherwise`, which may be another `if`."""
    if otherwise is None:
        return ()
    return otherwise if isinstance(otherwise, tuple) else (otherwise,)  # type: ignore[return-value]


def blocks_in(node: Node) -> list[Block]:
    """The blocks of statements directly inside of a statement."""
    match node:
        case tree.Guarded(lead_in=lead_in, rest=rest):
            return [(*lead_in, *rest)]
        case tree.If(then=then, otherwise=otherwise):
            return [then, branches_of(otherwise)]
        case (
            tree.ForEach()
            | tree.DrawTokens()
            | tree.Repeat()
            | tree.With()
            | tree.BestFor()
            | tree.Arrange()
            | tree.May()
            | tree.MayChoose()
            | tree.Phase()
        ):
            return [node.body]
        case tree.ChooseOne(options=options):
            return [option.body for option in options]
    return []


def first_line(source: Source, span: Span) -> Location:
    """Where something begins, to the end of that line at the most."""
    end = source.text.find("\n", span.start, span.end)
    return source.locate(Span(span.start, span.end if end < 0 else end))
