"""A choice in the middle of a block that may find nothing to choose.

What: a `choose` outside the lead-in whose set may be empty, with nothing before it that makes sure of an option.
Why: without an option the rest of the block does not happen, silently. A player who is used to it will not notice;
a designer should.

    event reveal "Reveal"
        gain 1 points
        choose colour in known          # warning: `known` may be empty
        remove colour from known

Use `may choose`, or ask first: `if count(known) > 0`. A set of constants, a range, all players, a whole table and a
row that is refilled count as never empty, and so do a place or set that something has just come to. A condition around the
choice that reads the same set, by itself or through a `define`, counts as having asked; so does one that leaves the rule (`stop`,
`end turn`). The setup is left alone: it begins the same way every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import eq, ge, gt, le, lt, ne

from compiler.bound import tree
from compiler.bound.game import Turns
from compiler.bound.tree import Block, Expr, Local, Node
from compiler.check.whole import Part, Whole, blocks_in
from compiler.model import ChoicesInfo, DefineInfo, FieldInfo, QuantityInfo, RuleInfo, TableInfo
from compiler.report import Reporter
from compiler.types import ChoiceType, IntType, LineOf
from dsl.source import Source
from dsl.walk import nodes_in

Thing = ChoicesInfo | DefineInfo | FieldInfo | Local | QuantityInfo | TableInfo | str
Asked = frozenset[Thing]
COMPARED = {"=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
MIRROR = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def check_choices(whole: Whole, reporter: Reporter) -> None:
    for part in dict.fromkeys(part for _, part in whole.of(tree.Choose)):
        for body, asked in bodies_of(part):
            Walk(whole, reporter, part.source).body(body, asked)


def bodies_of(part: Part) -> Iterator[tuple[Block, Asked]]:
    yield part.body, frozenset()
    for node in nodes_in(part.tree):
        match node:
            case tree.Reaction(where=where, body=body):
                yield body, things_read(where)
            case tree.Phase(body=body) | Turns(body=body) | tree.Ability(body=body):
                yield body, frozenset()


class Walk:
    """`asked`: what the conditions around have read."""

    def __init__(self, whole: Whole, reporter: Reporter, source: Source):
        self.model, self.reporter, self.source = whole.model, reporter, source
        self.functions, self.rules = whole.game.functions, whole.game.rules

    def body(self, block: Block, asked: Asked) -> None:
        """A block with a lead-in of its own: what stands in the lead-in decides whether it happens at all."""
        lead_in, rest = tree.opening_of(block)
        self.block(rest, asked | things_read(lead_in), later=False)

    def block(self, block: Block, asked: Asked, later: bool) -> None:
        for node in block:
            if isinstance(node, tree.Guarded):
                for item in node.lead_in:
                    asked = self.statement(item, asked, later)
                self.block(node.rest, asked, later)
            else:
                later = later or not isinstance(node, tree.Let)
                asked = self.statement(node, asked, later)

    def statement(self, node: Node, asked: Asked, later: bool) -> Asked:
        match node:
            case tree.Choose() | tree.Require():
                if isinstance(node, tree.Choose) and later and not self.has_option(node, asked):
                    self.report(node)
                return asked | self.read(node)
            case tree.If(test=asking) | tree.ForEach(where=asking):
                for block in blocks_in(node):
                    self.block(block, asked | self.read(asking), later=True)
                if isinstance(node, tree.If) and any(leaves(block) for block in blocks_in(node)):
                    asked |= self.read(asking)
            case tree.Repeat(body=body) | tree.With(body=body) | tree.BestFor(body=body) | tree.Arrange(body=body):
                self.block(body, asked, later=True)
            case tree.MayChoose(choose=choose, body=body):
                self.body(body, asked | things_read(choose.domain))
            case tree.May() | tree.ChooseOne():
                for block in blocks_in(node):
                    self.body(block, asked)
        return asked | frozenset(self.filled(node, frozenset()))

    def filled(self, node: object, inside: frozenset[RuleInfo]) -> Iterator[FieldInfo]:
        """The places and sets that something comes to here, and in the rules that this does."""
        for part in nodes_in(node):
            match part:
                case tree.Move(place=tree.FieldRead(field=field)) | tree.Draw(place=tree.FieldRead(field=field)):
                    yield field
                case tree.Add(target=tree.FieldRead(field=field)):
                    yield field
                case tree.RuleCall(rule=rule) if rule not in inside and rule.name in self.rules:
                    yield from self.filled(self.rules[rule.name].body, inside | {rule})

    def has_option(self, node: tree.Choose, asked: Asked) -> bool:
        if (things_read(node.domain) | things_read(node.where)) & asked:
            return True
        if node.where is not None:
            return self.some_fits(node, node.where)
        match node.domain:
            case tree.Combine(op="-", left=tree.AllOf(of=ChoicesInfo(values=values)), right=tree.Items(items=items)):
                return len(values) > len(items)
            case tree.FieldRead(field=info) if isinstance(info.type, LineOf):
                return info.node.refilled is not None
            case tree.Range(low=low, high=high):
                return node.some or not (isinstance(low, tree.Constant) and isinstance(high, tree.Constant))
        return node.some

    def read(self, text: object) -> Asked:
        """What a text reads, by itself and through its defines."""
        found, todo = frozenset[Thing](), [text]
        while todo:
            new = things_read(todo.pop()) - found
            found |= new
            todo += [self.functions[info].value for info in new if isinstance(info, DefineInfo)]
        return found

    def some_fits(self, node: tree.Choose, where: Expr) -> bool:
        """`choose side in sides where side.pad != pad`: is there such a row whatever the other side is? Or such a value, or a row
        with such a number: `choose guess in Role where guess != guard`, `choose card in cards where card.strength > 1`."""
        if not isinstance(where, tree.Compare):
            return False
        if isinstance(node.domain, tree.AllOf) and isinstance(node.domain.of, ChoicesInfo):
            member = tree.LocalRead(node.span, node.local.type, node.local)
            return where.op == "!=" and member in (where.left, where.right) and len(node.domain.of.values) > 1
        table = node.domain.of if isinstance(node.domain, tree.AllOf) else None
        if not isinstance(table, TableInfo):
            return False
        member = tree.LocalRead(node.span, node.local.type, node.local)
        for side, other in ((where.left, where.right), (where.right, where.left)):
            if isinstance(side, tree.ColumnRead) and side.row == member:
                column = table.column(side.column)
                if column is not None and isinstance(column.type, IntType) and isinstance(other, tree.Constant):
                    op = where.op if side is where.left else MIRROR[where.op]
                    cells = [row.cells.get(column.name) for row in table.rows]
                    return any(isinstance(cell, int) and COMPARED[op](cell, other.value) for cell in cells)
                if where.op not in ("=", "!="):
                    return False
                simple = isinstance(other, (tree.Constant, tree.LocalRead, tree.FieldRead, tree.SettingRead))
                if column is None or not isinstance(column.type, ChoiceType) or not simple:
                    return False
                found = {row.cells.get(column.name) for row in table.rows}
                every = len(self.model.choices[column.type.name].values)
                return len(found) == every if where.op == "=" else len(found) > 1
        return False

    def report(self, node: tree.Choose) -> None:
        thing, name = thing_read(node.domain), node.local.name
        label = "perhaps nothing fits"
        if thing is not None and not isinstance(thing, str) and node.where is None:
            label = f"`{thing.name}` may be empty here"
        others = [node.domain.field.place.label("declared here")] if isinstance(node.domain, tree.FieldRead) else []
        notes = ["then the rest of its block does not happen, and nobody is told"]
        message, span = f"`{name}` can be a choice among nothing", node.domain.span
        help = f"write `may choose {name} in ...`, or ask before it, as in `if count(...) > 0`"
        self.reporter.warn("choice-without-options", message, self.source, span, label, others=others, notes=notes, help=help)


def leaves(block: Block) -> bool:
    """Does this block never come to what stands behind it?"""
    return bool(block) and isinstance(block[-1], (tree.Stop, tree.End))


def thing_read(node: Node) -> Thing | None:
    match node:
        case tree.FieldRead(field=thing) | tree.FunctionRead(function=thing) | tree.LocalRead(local=thing):
            return thing
        case tree.ColumnRead(column=thing) | tree.AllOf(of=thing):
            return thing
    return None


def things_read(text: object) -> Asked:
    """The fields, functions, locals, columns and tables that a text reads."""
    return frozenset(thing for thing in map(thing_read, nodes_in(text)) if thing is not None)
