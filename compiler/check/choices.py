"""A choice in the middle of a block that may find nothing to choose.

What: a `choose` outside the lead-in whose set may be empty, with nothing before it that makes sure of an option.
Why: without an option the rest of the block does not happen, silently. A player who is used to it will not notice;
a designer should.

    event reveal "Reveal"
        gain 1 points
        choose colour in known          # warning: `known` may be empty
        remove colour from known

Use `may choose`, or ask first: `if count(known) > 0`. A set of constants, a range, all players, a whole table and a
row that is refilled count as never empty; a condition around the choice that reads the same set counts as having
asked. The setup is left alone: it begins the same way every time.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound.game import Phase, Turns
from compiler.bound.tree import (
    Ability,
    AllOf,
    BestFor,
    Block,
    Choose,
    ChooseOne,
    ColumnRead,
    Compare,
    Constant,
    Expr,
    FieldRead,
    ForEach,
    FunctionRead,
    Guarded,
    If,
    Let,
    LocalRead,
    May,
    MayChoose,
    Node,
    Range,
    Reaction,
    Repeat,
    Require,
    SettingRead,
    With,
    opening_of,
)
from compiler.check.whole import Part, Whole, branches_of
from compiler.model import TableInfo
from compiler.report import Reporter
from compiler.types import ChoiceType, LineOf
from dsl.source import Source
from dsl.walk import nodes_in

Asked = frozenset[object]


def check_choices(whole: Whole, reporter: Reporter) -> None:
    for part in dict.fromkeys(part for _, part in whole.of(Choose)):
        for body, asked in bodies_of(part):
            Walk(whole, reporter, part.source).body(body, asked)


def bodies_of(part: Part) -> Iterator[tuple[Block, Asked]]:
    if part.kind in ("rule", "card"):
        yield part.tree, frozenset()  # type: ignore[misc]
    for node in nodes_in(part.tree):
        match node:
            case Reaction(where=where, body=body):
                yield body, things_read(where)
            case Phase(body=body) | Turns(body=body) | Ability(body=body):
                yield body, frozenset()


class Walk:
    """`asked`: what the conditions around have read."""

    def __init__(self, whole: Whole, reporter: Reporter, source: Source):
        self.model, self.reporter, self.source = whole.model, reporter, source

    def body(self, block: Block, asked: Asked) -> None:
        """A block with a lead-in of its own: what stands in the lead-in decides whether it happens at all."""
        lead_in, rest = opening_of(block)
        self.block(rest, asked | things_read(lead_in), later=False)

    def block(self, block: Block, asked: Asked, later: bool) -> None:
        for node in block:
            if isinstance(node, Guarded):
                for item in node.lead_in:
                    asked = self.statement(item, asked, later)
                self.block(node.rest, asked, later)
            else:
                later = later or not isinstance(node, Let)
                asked = self.statement(node, asked, later)

    def statement(self, node: Node, asked: Asked, later: bool) -> Asked:
        match node:
            case Choose():
                if later and not self.has_option(node, asked):
                    self.report(node)
                return asked | things_read(node)
            case Require():
                return asked | things_read(node)
            case If(test=test, then=then, otherwise=otherwise):
                for branch in (then, branches_of(otherwise)):
                    self.block(branch, asked | things_read(test), later=True)
            case ForEach(where=where, body=body):
                self.block(body, asked | things_read(where), later=True)
            case Repeat(body=body) | With(body=body) | BestFor(body=body):
                self.block(body, asked, later=True)
            case May(body=body):
                self.body(body, asked)
            case MayChoose(choose=choose, body=body):
                self.body(body, asked | things_read(choose.domain))
            case ChooseOne(options=options):
                for option in options:
                    self.body(option.body, asked)
        return asked

    def has_option(self, node: Choose, asked: Asked) -> bool:
        if (things_read(node.domain) | things_read(node.where)) & asked:
            return True
        return self.never_empty(node) if node.where is None else self.some_row_fits(node, node.where)

    def never_empty(self, node: Choose) -> bool:
        match node.domain:
            case FieldRead(field=info) if isinstance(info.type, LineOf):
                return info.node.refilled is not None
            case Range(low=low, high=high):
                return node.some or not (isinstance(low, Constant) and isinstance(high, Constant))
        return node.some

    def some_row_fits(self, node: Choose, where: Expr) -> bool:
        """`choose side in sides where side.pad != pad`: is there such a row whatever the other side is?"""
        table = node.domain.of if isinstance(node.domain, AllOf) else None
        if not isinstance(table, TableInfo) or not isinstance(where, Compare) or where.op not in ("=", "!="):
            return False
        member = LocalRead(node.span, node.local.type, node.local)
        for side, other in ((where.left, where.right), (where.right, where.left)):
            if isinstance(side, ColumnRead) and side.row == member:
                column = table.column(side.column)
                simple = isinstance(other, (Constant, LocalRead, FieldRead, SettingRead))
                if column is None or not isinstance(column.type, ChoiceType) or not simple:
                    return False
                found = {row.cells.get(column.name) for row in table.rows}
                every = len(self.model.choices[column.type.name].values)
                return len(found) == every if where.op == "=" else len(found) > 1
        return False

    def report(self, node: Choose) -> None:
        name = name_of(node.domain)
        what = f"`{name}` may be empty here" if name and node.where is None else "perhaps nothing fits"
        self.reporter.warn(
            "choice-without-options",
            f"`{node.local.name}` can be a choice among nothing",
            self.source,
            node.domain.span,
            what,
            others=[node.domain.field.place.label("declared here")] if isinstance(node.domain, FieldRead) else [],
            notes=["then the rest of its block does not happen, and nobody is told"],
            help=f"write `may choose {node.local.name} in ...`, or ask before it, as in `if count(...) > 0`",
        )


def name_of(domain: Expr) -> str:
    match domain:
        case FieldRead(field=info):
            return info.name
        case FunctionRead(function=function):
            return function.name
        case LocalRead(local=local):
            return local.name
        case AllOf(of=of):
            return of.name
    return ""


def things_read(tree: object) -> Asked:
    """The fields, functions, locals, columns and tables that a tree reads."""
    found: set[object] = set()
    for node in nodes_in(tree) if tree is not None else ():
        match node:
            case FieldRead(field=info):
                found.add(info)
            case FunctionRead(function=function):
                found.add(function)
            case LocalRead(local=local):
                found.add(local)
            case ColumnRead(column=column):
                found.add(column)
            case AllOf(of=of):
                found.add(of)
    return frozenset(found)
