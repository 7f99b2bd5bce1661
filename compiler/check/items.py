"""The names in what lasts and what reacts.

What: an adjustment of something that is no quantity; a reaction to a rule, phase or field that does not exist; a
card that would work in a place that players don't have. A field of players in a condition that does not say whose
it is.
Why: what lasts is looked up by name when a quantity is read or an event happens. A misspelt one would simply never
happen.

    this game: my training_price is 1 less      # error: there is no quantity called `training_price`
    after I do wrok: gain 1 fame                # error: there is no action or event called `wrok`
"""

from __future__ import annotations

from compiler.check.trees import field_named
from compiler.lower.builder import Lasting
from compiler.report import suggestion, type_words
from compiler.types import IntType, LineOf, PileOf, SetOf
from dsl import syntax
from dsl.walk import nodes_in

MINE = syntax.Whose(syntax.NOWHERE, "my")


def check_items(builder, reporter) -> None:
    for lasting in builder.lastings:
        Item(builder, reporter, lasting).check()


class Item:
    def __init__(self, builder, reporter, lasting: Lasting):
        self.model, self.reporter, self.lasting = builder.model, reporter, lasting

    def error(self, code: str, message: str, name: syntax.Ident, label: str, help: str | None, others=()) -> None:
        self.reporter.report(code, message, self.lasting.source, name.span, label, help=help, others=others)

    def check(self) -> None:
        match self.lasting.item:
            case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
                for noun in nouns:
                    self.quantity(noun.name)
            case syntax.AlsoRequires(rule=rule) | syntax.AlsoCosts(rule=rule):
                self.rule(rule)
            case syntax.CanPayFor(substitute=substitute, resource=resource):
                self.purse(substitute)
                self.purse(resource)
            case syntax.Shield(guarded=guarded):
                for one in guarded:
                    if one.mine:
                        self.field(one.name)
            case syntax.Handler(pattern=pattern):
                self.pattern(pattern)
        if self.lasting.place is not None:
            self.place(self.lasting.place)
        item, parts = self.lasting.item, [*self.lasting.conditions]
        mine = item.pattern.who == "i" if isinstance(item, syntax.Handler) else getattr(item, "whose", MINE).kind == "my"
        if not mine:
            parts += [getattr(item, slot, None) for slot in ("where", "value", "condition")]
        for part in parts:
            self.bare_names(part)

    def bare_names(self, tree) -> None:
        """Conditions of what lasts, and all that concerns others, are read while others act: there a field says
        whose it is."""
        bound = {n.variable.text for n in nodes_in(tree) if isinstance(n, syntax.Aggregate)} | {
            name for name, _ in self.lasting.captures
        }
        for node in nodes_in(tree):
            info = self.model.fields.get(node.name) if isinstance(node, syntax.Name) else None
            if info is not None and info.owner == "player" and node.name not in bound:
                self.reporter.report(
                    "mine-not-said",
                    f"whose `{node.name}`? what lasts or reacts must say so",
                    self.lasting.source,
                    node.span,
                    "whose?",
                    others=[info.place.label("each player has one")],
                    help=f"write `my {node.name}`, or `their {node.name}` for the other player",
                )

    def quantity(self, name: syntax.Ident) -> None:
        model = self.model
        if name.text in model.quantities:
            return
        for group, kind in ((model.fields, "a field"), (model.defines, "a define"), (model.settings, "a setting")):
            if name.text in group:
                how = (
                    "`gain` or `lose` it, or make the number a quantity"
                    if kind == "a field"
                    else f"declare it as a quantity: `quantity {name}` with `base` and `at least`"
                )
                self.error(
                    "not-a-quantity",
                    f"`{name}` is {kind}, not a quantity",
                    name,
                    "only quantities can be adjusted",
                    how,
                    [group[name.text].place.label("declared here")],
                )
                return
        self.error(
            "unknown-quantity",
            f"there is no quantity called `{name}`",
            name,
            "not declared anywhere",
            suggestion(name.text, model.quantities, "quantities") or "declare it with `quantity`, so that it can be adjusted",
        )

    def rule(self, name: syntax.Ident) -> None:
        if name.text not in self.model.rules:
            names = [*self.model.rules, *self.model.phases]
            if name.text in names:
                return
            self.error(
                "unknown-rule",
                f"there is no action or event called `{name}`",
                name,
                "not declared anywhere",
                suggestion(name.text, names, "rules") or "name an action, an event or a phase",
            )

    def field(self, name: syntax.Ident) -> None:
        if field_named(self.model, name.text) is None and not any(name.text in c.values for c in self.model.choices.values()):
            self.error(
                "unknown-name",
                f"there is no field called `{name}`",
                name,
                "not declared anywhere",
                suggestion(name.text, self.model.fields, "fields") or "name a field of the players or of the game",
            )

    def purse(self, name: syntax.Ident) -> None:
        """What is paid is a number that players have."""
        self.field(name)
        field = self.model.fields.get(field_named(self.model, name.text) or "")
        if field is not None and not (field.owner == "player" and isinstance(field.type, IntType)):
            what = type_words(field.type) if field.owner == "player" else "not a player's"
            message = f"`{name}` can't pay or be paid for: it is {what}"
            help = "name a number that each player has"
            self.error("not-a-number", message, name, "no purse", help, [field.place.label("declared here")])

    def pattern(self, pattern: syntax.Pattern) -> None:
        name, model = pattern.noun.name, self.model
        if pattern.kind == "phase":
            if name.text not in model.phases:
                self.error(
                    "unknown-phase",
                    f"there is no phase called `{name}`",
                    name,
                    "not part of `play`",
                    suggestion(name.text, model.phases, "phases") or "name a phase of `play`",
                )
        elif pattern.kind == "do":
            self.rule(name)
        else:
            things = {field for group in model.thing_fields.values() for field in group}
            if name.text not in things:
                self.field(name)

    def place(self, name: syntax.Ident) -> None:
        info = self.model.fields.get(name.text)
        if info is not None and info.owner == "player" and not info.keys and isinstance(info.type, (PileOf, LineOf, SetOf)):
            return
        what = "a place of the players" if info is None else "a pile or set that each player has"
        places = [n for n, f in self.model.fields.items() if f.owner == "player" and isinstance(f.type, (PileOf, LineOf, SetOf))]
        self.error(
            "unknown-name",
            f"`while in {name}` needs {what}",
            name,
            "not such a place",
            suggestion(name.text, places, "places") or "name a pile, row or set that each player has",
        )
