"""The names in what lasts and what reacts.

What: an adjustment of something that is no quantity; a reaction to a rule, phase or field that does not exist; a card that would
work in a place that players don't have; a field of players in a condition that does not say whose it is. Why: what lasts happens
while others act. A misspelt name would simply never happen, and a bare one would be anybody's.

    this game: my training_price is 1 less      # error: there is no quantity called `training_price`
    after I do wrok: gain 1 fame                # error: there is no action or event called `wrok`
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from compiler.bound.index import Role
from compiler.bound.resources import holders_called
from compiler.bound.scope import Scope
from compiler.bound.tree import ChoiceValue, Row
from compiler.model import PLAYER, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, TableInfo
from compiler.report import type_words
from compiler.types import ChoiceType, IntType, LineOf, PileOf, RowOf, SetOf
from dsl import syntax
from dsl.walk import nodes_in
from dsl.wording import with_article

if TYPE_CHECKING:
    from compiler.bound.lasting import Written

MINE = syntax.Whose(syntax.NOWHERE, "my")
PLACES = (PileOf, LineOf, SetOf)


class Names:
    """Looks up what an item names, and reports what is not there."""

    def __init__(self, scope: Scope):
        self.scope, self.model = scope, scope.model

    def quantity(self, name: syntax.Ident) -> QuantityInfo | None:
        model = self.model
        if name.text in model.quantities:
            return model.quantities[name.text]
        groups = ((model.fields, "a field"), (model.defines, "a define"), (model.settings, "a setting"))
        for group, kind in groups:
            if name.text in group:
                declare = f"declare it as a quantity: `quantity {name}` with `base` and `at least`"
                help = "`gain` or `lose` it, or make the number a quantity" if kind == "a field" else declare
                message, label = f"`{name}` is {kind}, not a quantity", "only quantities can be adjusted"
                self.scope.error("not-a-quantity", message, name.span, label, help, declared=group[name.text])
                return None
        message, otherwise = f"there is no quantity called `{name}`", "declare it with `quantity`, so that it can be adjusted"
        self.scope.unknown("unknown-quantity", message, name, model.quantities, "quantities", otherwise=otherwise)
        return None

    def rule(self, name: syntax.Ident) -> RuleInfo | PhaseInfo | None:
        found = self.model.rules.get(name.text) or self.model.phases.get(name.text)
        if found is None:
            names, otherwise = [*self.model.rules, *self.model.phases], "name an action, an event or a phase"
            message = f"there is no action or event called `{name}`"
            self.scope.unknown("unknown-rule", message, name, names, "rules", otherwise=otherwise)
        return found

    def field(self, name: syntax.Ident, role: Role) -> FieldInfo | None:
        """A field by its name, or the one that a choice indexes."""
        model = self.model
        if name.text in model.fields:
            return self.scope.refer(model.fields[name.text], name.span, role)
        counted = holders_called(model, name.text)
        if len(counted) == 1 and isinstance(kind := counted[0].keys[0], ChoiceType):
            self.scope.refer(ChoiceValue(model.choices[kind.name], name.text), name.span, role)
            return self.scope.refer(counted[0], name.span, role)
        if counted:
            message = f"`{name}` could be counted in " + " or ".join(f"`{field.name}`" for field in counted)
            self.scope.error("ambiguous-name", message, name.span, "which one?", f"write `{counted[0].name}[{name}]`")
            return None
        message, otherwise = f"there is no field called `{name}`", "name a field of the players or of the game"
        self.scope.unknown("unknown-name", message, name, model.fields, "fields", otherwise=otherwise)
        return None

    def over(self, name: syntax.Ident) -> str:
        """What an exception goes over: a card, or what an automa or a variant says."""
        model = self.model
        tables = [table for table in model.tables.values() if table.row_number(name.text) is not None]
        for table in tables:
            self.scope.refer(Row(table, name.text), name.span)
        if not tables and name.text not in model.automas and name.text not in model.variants:
            rows = [row.id for table in model.tables.values() for row in table.rows]
            message, label = f"there is no card called `{name}` to go over", "not a card of any table"
            otherwise = "name the card whose exception this one goes over"
            self.scope.unknown("unknown-name", message, name, rows, "cards", label, otherwise)
        return name.text

    def purse(self, name: syntax.Ident, role: Role) -> bool:
        """What is paid is a number that players have."""
        field = self.field(name, role)
        if field is not None and not (field.owner == PLAYER and isinstance(field.type, IntType)):
            what = type_words(field.type) if field.owner == PLAYER else "not a player's"
            message, help = f"`{name}` can't pay or be paid for: it is {what}", "name a number that each player has"
            self.scope.error("not-a-number", message, name.span, "no purse", help, declared=field)
            return False
        return field is not None

    def event(self, pattern: syntax.Pattern) -> FieldInfo | RuleInfo | PhaseInfo | None:
        """What a reaction waits for."""
        name, model = pattern.noun.name, self.model
        found: FieldInfo | RuleInfo | PhaseInfo | None = None
        if pattern.kind == "phase":
            found = model.phases.get(name.text)
            if found is None:
                message, otherwise = f"there is no phase called `{name}`", "name a phase of `play`"
                self.scope.unknown("unknown-phase", message, name, model.phases, "phases", "not part of `play`", otherwise)
        elif pattern.kind == "do":
            found = self.rule(name)
        elif name.text not in model.fields:
            found = next((fields[name.text] for fields in model.thing_fields.values() if name.text in fields), None)
        if found is not None:
            return self.scope.refer(found, name.span, Role.LISTEN)
        return self.field(name, Role.LISTEN) if pattern.kind not in ("phase", "do") else None

    def place(self, name: syntax.Ident, table: TableInfo | None) -> FieldInfo | None:
        """The place where a card works."""
        info = self.model.fields.get(name.text)
        if info is None or info.owner != PLAYER or info.keys or not isinstance(info.type, PLACES):
            what = "a place of the players" if info is None else "a pile or set that each player has"
            places = [n for n, f in self.model.fields.items() if f.owner == PLAYER and isinstance(f.type, PLACES)]
            message, otherwise = f"`while in {name}` needs {what}", "name a pile, row or set that each player has"
            self.scope.unknown("unknown-name", message, name, places, "places", "not such a place", otherwise)
            return None
        self.scope.refer(info, name.span, Role.WORK)
        if table is None:
            message, help = "`while in` belongs on a card", "use `while` and a condition"
            self.scope.error("wrong-kind", message, name.span, "not in a cell of a table", help)
            return None
        held = info.type.of
        if isinstance(held, RowOf) and held.name != table.row_type and not isinstance(info.type, SetOf):
            message, help = f"{with_article(table.row_type)} can never lie in `{info.name}`", "name the place where this card lies"
            self.scope.error("wrong-kind", message, name.span, f"holds {held.name}", help, declared=info)
            return None
        return info

    # ------------------------------------------------------------ whose

    def check_whose(self, whose: syntax.Whose, on_card: bool) -> None:
        if not on_card and whose.kind != "my":
            message = "a rule at top level belongs to every player: say `my`"
            self.scope.error("mine-not-said", message, whose.span, "would apply once per player", "write `my`")
        if whose.kind == "named":
            message, label = f"nobody is called `{whose.name}` here", "only chosen players have names"
            self.scope.error("unknown-name", message, whose.span, label, "write `my` or `each rival's`")

    def check_bare(self, written: Written) -> None:
        """Conditions of what lasts, and all that concerns others, are read while others act: there a field says whose it is."""
        item, parts = written.item, [*written.conditions]
        mine = item.pattern.who == "i" if isinstance(item, syntax.Handler) else getattr(item, "whose", MINE).kind == "my"
        if not mine:
            parts += [part for slot in ("where", "value", "condition") if (part := getattr(item, slot, None)) is not None]
        for tree in parts:
            bound = {
                n.variable.text for n in nodes_in(tree) if isinstance(n, (syntax.Aggregate, syntax.Joined))
            } | self.scope.locals.keys()
            for node in nodes_in(tree):
                info = self.model.fields.get(node.name) if isinstance(node, syntax.Name) else None
                if info is not None and info.owner == PLAYER and info.name not in bound:
                    message = f"whose `{info.name}`? what lasts or reacts must say so"
                    help = f"write `my {info.name}`, or `their {info.name}` for the other player"
                    at, there = node.span, "each player has one"
                    self.scope.error("mine-not-said", message, at, "whose?", help, declared=info, there=there)
