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

from compiler.check.trees import target_name, trees_with
from compiler.lower.heads import is_lead_in, run_length
from compiler.types import ChoiceType, LineOf
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in


def check_choices(builder, reporter) -> None:
    for tree in trees_with(builder.model, syntax.Choose):
        match tree.kind:
            case "rule":
                Walk(builder, reporter, tree.source).body(tree.node.statements, frozenset())
            case "card" if isinstance(tree.node, syntax.Body):
                Walk(builder, reporter, tree.source).body(tree.node.statements, frozenset())
            case "standing" | "flow":
                Walk(builder, reporter, tree.source).inside(tree.node)


class Walk:
    """`asked`: names that the conditions around have read."""

    def __init__(self, builder, reporter, source: Source):
        self.builder, self.reporter, self.source = builder, reporter, source

    def inside(self, node) -> None:
        """Bodies below something that is no statement: handlers, phases."""
        for part in nodes_in(node):
            if isinstance(part, (syntax.Handler, syntax.Phase, syntax.Turns, syntax.Ability)):
                self.body(part.body.statements, names_read(getattr(part, "where", None)))

    def body(self, statements, asked: frozenset[str]) -> None:
        """A block with a lead-in of its own: what stands in the lead-in decides whether it happens at all."""
        run = run_length(statements)
        for node in statements[:run]:
            asked |= names_read(node)
        self.block(statements[run:], asked, later=False)

    def block(self, statements, asked: frozenset[str], later: bool) -> None:
        for node in statements:
            if isinstance(node, syntax.Choose) and later and not self.has_option(node, asked):
                self.report(node)
            later = later or not is_lead_in(node)
            asked |= names_read(node) if isinstance(node, (syntax.Require, syntax.Choose)) else frozenset()
            match node:
                case syntax.If(condition=condition, then=then, otherwise=otherwise):
                    self.block(then.statements, asked | names_read(condition), later=True)
                    if otherwise is not None:
                        rest = (otherwise,) if isinstance(otherwise, syntax.If) else otherwise.statements
                        self.block(rest, asked | names_read(condition), later=True)
                case syntax.ForEach(where=where, body=body):
                    self.block(body.statements, asked | names_read(where), later=True)
                case syntax.Repeat(body=body) | syntax.With(body=body) | syntax.BestFor(body=body):
                    self.block(body.statements, asked, later=True)
                case syntax.May(body=body):
                    self.body(body.statements, asked)
                case syntax.MayChoose(body=body, domain=domain):
                    self.body(body.statements, asked | names_read(domain))
                case syntax.ChooseOne(options=options):
                    for option in options:
                        self.body(option.body.statements, asked)

    def has_option(self, node: syntax.Choose, asked: frozenset[str]) -> bool:
        if names_read(node.domain) & asked or (node.where is not None and names_read(node.where) & asked):
            return True
        if node.where is None:
            return self.never_empty(node.domain)
        return self.some_row_fits(node)

    def some_row_fits(self, node: syntax.Choose) -> bool:
        """`choose side in sides where side.pad != pad`: is there such a row whatever the other side is?"""
        table = self.builder.model.tables.get(node.domain.name) if isinstance(node.domain, syntax.Name) else None
        if table is None or not isinstance(node.where, syntax.Compare) or node.where.op not in ("=", "!="):
            return False
        sides = (node.where.left, node.where.right)
        for side, other in (sides, sides[::-1]):
            if isinstance(side, syntax.Column) and side.base == syntax.Name(side.span, node.name.text):
                column = table.column(side.name.text)
                if column is None or not isinstance(column.type, ChoiceType) or not isinstance(other, syntax.Name):
                    return False
                found = {row.cells.get(column.name) for row in table.rows}
                every = len(self.builder.model.choices[column.type.name].values)
                return len(found) == every if node.where.op == "=" else len(found) > 1
        return False

    def never_empty(self, domain) -> bool:
        model = self.builder.model
        match domain:
            case syntax.TypeName() | syntax.Name(name="players"):
                return True
            case syntax.Name(name="rivals"):
                return model.fewest > 1
            case syntax.Name(name=name) | syntax.My(name=syntax.Ident(text=name)) if name in model.fields:
                info = model.fields[name]
                return isinstance(info.type, LineOf) and info.node.refilled is not None
            case syntax.Name(name=name):
                return name in model.tables and bool(model.tables[name].rows)
            case syntax.SetLiteral(items=items):
                return bool(items)
            case syntax.RangeOf(low=low, high=high):
                constant = isinstance(low, syntax.Number) and isinstance(high, syntax.Number)
                return not constant or low.value <= high.value
        return not any(isinstance(n, (syntax.Name, syntax.My, syntax.OfPlayer, syntax.Column)) for n in nodes_in(domain))

    def report(self, node: syntax.Choose) -> None:
        name = target_name(node.domain)
        info = self.builder.model.fields.get(name.text) if name is not None else None
        what = f"`{name}` may be empty here" if name is not None and node.where is None else "perhaps nothing fits"
        self.reporter.warn(
            "choice-without-options",
            f"`{node.name}` can be a choice among nothing",
            self.source,
            node.domain.span,
            what,
            others=[info.place.label("declared here")] if info is not None else [],
            notes=["then the rest of its block does not happen, and nobody is told"],
            help=f"write `may choose {node.name} in ...`, or ask before it, as in `if count(...) > 0`",
        )


def names_read(node) -> frozenset[str]:
    if node is None:
        return frozenset()
    found = set()
    for part in nodes_in(node):
        match part:
            case syntax.Name(name=name):
                found.add(name)
            case syntax.My(name=name) | syntax.OfPlayer(name=name) | syntax.Column(name=name) | syntax.Their(name=name):
                found.add(name.text)
    return frozenset(found) - {"me", "players", "rivals", "this", "none", "they", "them"}
