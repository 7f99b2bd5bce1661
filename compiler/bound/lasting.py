"""What lasts and what reacts, wherever it is written: at top level, on a card, or begun by a statement.

An item is read while others act: `me` is whoever it belongs to, `they` the player whose quantity, rule or gain it is about.
Whatever it names is looked up when it is bound, so a misspelt quantity or rule is reported instead of never happening."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from compiler.bound import tree
from compiler.bound.fit import assumed, condition, fit, narrowed, number
from compiler.bound.index import Role, kind_of
from compiler.bound.lasting_names import Names
from compiler.bound.leadins import names_in
from compiler.bound.resources import bind_price, resource_of
from compiler.bound.scope import ME, SEAT, THEY, Scope, bind, binds_statement
from compiler.bound.statements import bind_block
from compiler.bound.tree import Expr, Statement
from compiler.model import FieldInfo, PhaseInfo, RuleInfo, TableInfo
from compiler.types import RowOf
from dsl import syntax
from dsl.walk import nodes_in


@dataclass(frozen=True)
class Written:
    """An item as it is written, with the durations around it."""

    item: syntax.Item
    conditions: tuple[syntax.Expr, ...]
    place: syntax.Ident | None
    until: str


def flatten(node: syntax.Item) -> Iterator[Written]:
    """The items under a duration and its nested ones."""
    if not isinstance(node, syntax.Lasting):
        yield Written(node, (), None, "")
        return
    conditions: tuple[syntax.Expr, ...] = ()
    place: syntax.Ident | None = None
    until = ""
    match node.duration:
        case syntax.WhileIn(place=place, condition=test):
            conditions = (test,) if test is not None else ()
        case syntax.While(condition=test):
            conditions = (test,)
        case syntax.ThisSpan(what=until):
            pass
        case syntax.UntilUsed():
            until = "used"
        case syntax.UntilMyTurn():
            until = "my_turn"
        case syntax.UntilNext(what=what):
            until = f"next_{what}"
    for item in node.items:
        for one in flatten(item):
            yield Written(one.item, conditions + one.conditions, place or one.place, until or one.until)


# ---------------------------------------------------------------- where an item stands


def bind_standing(scope: Scope, node: syntax.Item, table: TableInfo | None = None, automa: bool = False) -> Iterator[tree.Lasting]:
    """The items of a rule at top level, in an automa, or on a card of `table`."""
    if table is not None:
        scope = replace(scope, this=RowOf(table.row_type))
    for written in flatten(node):
        made = Binding(scope, written, table, False, automa).bind()
        if made is not None:
            yield made


@binds_statement(syntax.Lasting)
def bind_lasting(scope: Scope, node: syntax.Lasting) -> Statement | None:
    """Begins the items of a timed duration. What stands under `while in` is in force by itself and begins nothing."""
    if isinstance(node.duration, syntax.WhileIn):
        return None
    if isinstance(node.duration, syntax.While):
        message = "`while` with a condition stands at top level or on a card that lies in a place"
        help = "use `this round`, `until used`, or `while in PLACE and ...`"
        scope.error("wrong-kind", message, node.duration.span, "begins nowhere", help)
        return None
    if isinstance(node.duration, syntax.UntilMyTurn) and scope.me is None:
        message, help = "whose next turn? no player is acting here", "write `this round`, or let a player do an event with it"
        scope.error("missing-me", message, node.duration.span, "nobody acts here", help)
        return None
    made = (Binding(scope, written, None, True).bind() for written in flatten(node))
    return tree.Begin(node.span, tuple(lasting for lasting in made if lasting is not None))


class Binding:
    """Binds one item. `scope`: that of the place where it stands; `timed`: a statement begins it."""

    def __init__(self, scope: Scope, written: Written, table: TableInfo | None, timed: bool, automa: bool = False):
        self.scope, self.written, self.table, self.timed, self.automa = scope, written, table, timed, automa
        self.names = Names(scope)
        self.conditions: tuple[Expr, ...] = ()

    def inner(self, given: tuple[tree.Local, ...] = ()) -> Scope:
        """The scope in which conditions and values are read."""
        outer = self.scope
        scope = Scope(outer.binder, outer.source, ME, THEY, outer.this)
        locals = {local.name: local for local in given} | (outer.locals if self.timed else {})
        for name, local in locals.items():
            scope.locals[name] = local
            scope.know(local, outer.model.bounds_of(local.type))
        return scope

    def bind(self) -> tree.Lasting | None:
        item, written = self.written.item, self.written
        self.names.check_bare(written)
        place = self.names.place(written.place, self.table) if written.place is not None else None
        if written.place is not None and place is None:
            return None
        made = ITEMS[type(item)](self, item)
        if made is None:
            return None
        if not isinstance(made, (tree.Modifier, tree.ExceptionItem, tree.Reaction)):
            scope = self.inner(made.given if isinstance(made, (tree.AlsoRequires, tree.AlsoCosts)) else ())
            self.conditions = tuple(condition(scope, test) for test in written.conditions)
        lasting = tree.Lasting(item.span, made, self.conditions, place, written.until)
        return self.capture(lasting) if self.timed else lasting

    def capture(self, lasting: tree.Lasting) -> tree.Lasting:
        """What a timed item keeps from when it begins: the locals it names, the card, the amount of a modifier."""
        trees = (self.written.item, *self.written.conditions)
        names = dict.fromkeys(name for part in trees for node in nodes_in(part) for name in named_by(node))
        captures = tuple(self.scope.locals[name] for name in names if name in self.scope.locals)
        item = lasting.item
        amount = (
            isinstance(item, tree.Modifier) and item.how != "times" and not isinstance(item.adjustments[0].value, tree.Constant)
        )
        this = self.scope.this is not None and "this" in names_in(self.written.item)
        return replace(lasting, captures=captures, keeps_this=this, keeps_amount=amount)

    def whose(self, node: syntax.Whose, check: bool = False) -> tree.Whose:
        if check and not self.timed:
            self.names.check_whose(node, self.written.place is not None)
        player = None
        if node.kind == "named" and self.timed and node.name is not None:
            name = syntax.Name(node.name.span, node.name.text)
            player = fit(self.scope, bind(self.scope, name, SEAT), SEAT, node.span)
        return tree.Whose(node.span, node.kind, player)

    # ------------------------------------------------------------ adjustments

    def adjusting(self, item: syntax.Modifier | syntax.ExceptionItem) -> tree.Item | None:
        whose = self.whose(item.whose, check=True)
        for noun in (noun for noun in item.quantities if noun.args):
            info = self.scope.model.quantities.get(noun.name.text)
            param = info.params[0].name if info is not None and info.params else "x"
            message, help = (
                "an adjustment holds for all values in brackets",
                f"write `{noun.name}` alone, and `where {param} = ...` behind it",
            )
            self.scope.error("wrong-arguments", message, noun.span, "brackets don't limit it", help)
        found = (self.adjustment(item, noun.name) for noun in item.quantities)
        made = tuple(adjustment for adjustment in found if adjustment is not None)
        if not made:
            return None
        if isinstance(item, syntax.Modifier):
            return tree.Modifier(item.span, whose, made, item.how)
        return tree.ExceptionItem(item.span, whose, made, self.names.over(item.over) if item.over is not None else None)

    def adjustment(self, item: syntax.Modifier | syntax.ExceptionItem, name: syntax.Ident) -> tree.Adjustment | None:
        quantity = self.names.quantity(name)
        if quantity is None:
            return None
        self.scope.refer(quantity, name.span, Role.ADJUST)
        scope = self.inner(self.scope.binder.params(quantity))
        scope.needs = []
        conditions = tuple(assumed(scope, test) for test in self.written.conditions)
        where = narrowed(scope, item.where)
        now = self.timed and isinstance(item, syntax.Modifier) and item.how != "times"
        value = number(self.scope if now else scope, item.value)
        return tree.Adjustment(item.span, quantity, value, where, conditions)

    # ------------------------------------------------------------ further requirements and costs

    def of_rule(self, name: syntax.Ident) -> tuple[RuleInfo, tuple[tree.Local, ...], Scope] | None:
        """The rule that more is asked of, what it gives names to, and the scope in which that is known."""
        rule = self.names.rule(name)
        if not isinstance(rule, RuleInfo):
            return None
        self.scope.refer(rule, name.span, Role.ADJUST)
        given = self.scope.binder.given(rule)
        scope = self.inner(given)
        scope.needs = []
        return rule, given, scope

    def also_requires(self, item: syntax.AlsoRequires) -> tree.Item | None:
        found = self.of_rule(item.rule)
        if found is None:
            return None
        rule, given, scope = found
        test, reason = condition(scope, item.condition), item.reason.value if item.reason is not None else ""
        names = tuple(sorted(names_in(item.condition)))
        return tree.AlsoRequires(item.span, self.whose(item.whose), rule, given, test, reason, names)

    def also_costs(self, item: syntax.AlsoCosts) -> tree.Item | None:
        found = self.of_rule(item.rule)
        if found is None:
            return None
        rule, given, scope = found
        where = narrowed(scope, item.where)
        payee = bind(scope, item.payee) if item.payee is not None else None
        price = bind_price(scope, item.price, THEY, None)
        return tree.AlsoCosts(item.span, self.whose(item.whose), rule, given, price, payee, where)

    def can_pay_for(self, item: syntax.CanPayFor) -> tree.Item | None:
        if not (self.names.purse(item.substitute, Role.PAY) & self.names.purse(item.resource, Role.ADJUST)):
            return None
        return tree.CanPayFor(item.span, self.whose(item.whose), item.substitute.text, item.resource.text)

    # ------------------------------------------------------------ shields and abilities

    def shield(self, item: syntax.Shield) -> tree.Item | None:
        named, card, rivals, lowers = item.cards, None, item.cards is None, item.verb == "lower"
        if named is not None and named.text == "cards" and "cards" not in self.scope.locals:
            named = None
        if item.verb == "change":
            return self.unchanged(item, named)
        if named is not None:
            card = bind(self.inner(), syntax.Name(named.span, named.text))
        if not all(guarded.mine for guarded in item.guarded):
            return tree.Shield(item.span, card, rivals, lowers, None)
        found = (self.names.field(guarded.name, Role.GUARD) for guarded in item.guarded)
        return tree.Shield(item.span, card, rivals, lowers, tuple(field for field in found if field is not None))

    def unchanged(self, item: syntax.Shield, named: syntax.Ident | None) -> tree.Item | None:
        """Quantities that cards can't adjust."""
        general = next((guarded for guarded in item.guarded if not guarded.mine), None)
        if named is not None:
            message, help = ("what a single card changes can't be kept off", "write `cards` or `rival cards`")
            self.scope.error("wrong-kind", message, named.span, "not all cards", help)
        if general is not None:
            message, help = "this needs the quantities that cards can't change", "name them, as in `cards cannot change my price`"
            self.scope.error("wrong-kind", message, general.name.span, "no quantity", help)
        found = [self.names.quantity(guarded.name) for guarded in item.guarded if guarded.mine]
        for quantity, guarded in zip(found, item.guarded, strict=False):
            if quantity is not None:
                self.scope.refer(quantity, guarded.name.span, Role.GUARD)
        quantities = tuple(quantity for quantity in found if quantity is not None)
        return tree.Shield(item.span, None, item.cards is None, False, (), quantities) if quantities else None

    def ability(self, item: syntax.Ability) -> tree.Item | None:
        if self.timed or self.written.place is None:
            message, label = "an ability belongs on a card that lies in a pile of its owner", "not on such a card"
            help = "put it under `while in PILE`"
            if self.timed:
                message, label = "an ability belongs on a card, under `while in`", "can't be timed"
                help = "write it into a card, under `while in` and a place"
            self.scope.error("wrong-kind", message, item.span, label, help)
            return None
        scope = Scope(self.scope.binder, self.scope.source, ME, this=self.scope.this)
        for test in self.written.conditions:
            assumed(scope, test)
        return tree.Ability(item.span, item.per, bind_block(scope, item.body.statements))

    # ------------------------------------------------------------ reactions

    def reaction(self, item: syntax.Handler) -> tree.Reaction | None:
        pattern, timing = item.pattern, item.timing
        to = self.names.event(pattern)
        if to is None:
            return None
        given = self.scope.binder.given(to) if isinstance(to, RuleInfo) else ()
        scope, part = self.inner(given), None
        # `instead of` a phase that each player goes through happens to each of them
        each = timing == "instead" and isinstance(to, PhaseInfo) and to.of_players
        of_phase = pattern.kind == "phase"
        whole = of_phase and self.table is None and not self.timed and not self.automa and not each
        if whole:
            scope.me = scope.them = None
        scope.amount = isinstance(to, FieldInfo)
        if isinstance(to, FieldInfo) and pattern.noun.args:
            part = resource_of(scope, pattern.noun, THEY, Role.LISTEN)
        self.conditions = tuple(assumed(scope, test) for test in self.written.conditions)
        where = narrowed(scope, item.where)
        if timing == "instead" and isinstance(to, FieldInfo) and (self.table is not None or self.timed):
            message = "instead of a gain or loss only a rule at top level can happen"
            help = "write it at top level with a condition, or use `before` or `after`"
            self.scope.error("wrong-kind", message, item.span, "not on a card", help)
        if timing == "instead" and isinstance(to, RuleInfo) and to.answers is not None:
            message = f"`{to.name}` has to answer, and what happens instead of it would not"
            help = "react `before` or `after` it, or do what can be replaced in an event of its own, which it does"
            self.scope.error("missing-answer", message, pattern.span, "an event that answers", help, declared=to)
        body, kind = bind_block(scope, item.body.statements), kind_of(self.scope.model, pattern)
        return tree.Reaction(
            item.span, timing, pattern.who, kind, to, part, given, where, item.once, whole, body, of_phase, pattern.span
        )


ITEMS: dict[type, Callable[[Binding, Any], tree.Item | None]] = {
    syntax.Modifier: Binding.adjusting,
    syntax.ExceptionItem: Binding.adjusting,
    syntax.AlsoRequires: Binding.also_requires,
    syntax.AlsoCosts: Binding.also_costs,
    syntax.CanPayFor: Binding.can_pay_for,
    syntax.Shield: Binding.shield,
    syntax.Ability: Binding.ability,
    syntax.Handler: Binding.reaction,
}


def named_by(node: syntax.Node) -> tuple[str, ...]:
    """The bare name that a node is."""
    if isinstance(node, syntax.Shield):
        return (node.cards.text,) if node.cards is not None else ()
    return (node.name,) if isinstance(node, syntax.Name) else ()
