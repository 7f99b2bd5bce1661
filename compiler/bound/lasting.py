"""What lasts and what reacts, wherever it is written: at top level, on a card, or begun by a statement.

An item is read while others act: `me` is whoever it belongs to, `they` the player whose quantity, rule or gain it is about.
Whatever it names is looked up when it is bound, so a misspelt quantity or rule is reported instead of never happening."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.dispatch import bind, binds_statement
from compiler.bound.fit import condition, fit, narrowed, number
from compiler.bound.heard import kind_of
from compiler.bound.index import Role
from compiler.bound.lasting_names import Names
from compiler.bound.leadins import names_in
from compiler.bound.resources import bind_price, resource_of
from compiler.bound.scope import ME, SEAT, THEY, Scope
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
    made = (Binding(scope, written, None, True).bind() for written in flatten(node))
    return tree.Begin(node.span, tuple(lasting for lasting in made if lasting is not None))


class Binding:
    """Binds one item. `scope`: that of the place where it stands; `timed`: a statement begins it."""

    def __init__(self, scope: Scope, written: Written, table: TableInfo | None, timed: bool, automa: bool = False):
        self.scope, self.written, self.table, self.timed, self.automa = scope, written, table, timed, automa
        self.names = Names(scope)

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
        made = self.item(item)
        if made is None:
            return None
        adjusts = isinstance(made, (tree.Modifier, tree.ExceptionItem))
        scope = self.inner(made.given if isinstance(made, (tree.AlsoRequires, tree.AlsoCosts)) else ())
        conditions = () if adjusts or isinstance(made, tree.Reaction) else tuple(condition(scope, c) for c in written.conditions)
        if isinstance(made, tree.Reaction):
            made, conditions = self.react(made)
        lasting = tree.Lasting(item.span, made, conditions, place, written.until)
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

    def item(self, item: syntax.Item) -> tree.Item | None:
        match item:
            case syntax.Modifier():
                return self.adjusting(item)
            case syntax.ExceptionItem():
                return self.adjusting(item)
            case syntax.AlsoRequires():
                return self.also_requires(item)
            case syntax.AlsoCosts():
                return self.also_costs(item)
            case syntax.CanPayFor(substitute=substitute, resource=resource):
                if not (self.names.purse(substitute, Role.PAY) & self.names.purse(resource, Role.ADJUST)):
                    return None
                return tree.CanPayFor(item.span, self.whose(item.whose), substitute.text, resource.text)
            case syntax.Shield():
                return self.shield(item)
            case syntax.Ability():
                return self.ability(item)
            case syntax.Handler():
                return self.reaction(item)
        return None

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
        conditions = []
        for node in self.written.conditions:
            conditions.append(condition(scope, node))
            scope.assume(conditions[-1])
        where = narrowed(scope, item.where)
        now = self.timed and isinstance(item, syntax.Modifier) and item.how != "times"
        value = number(self.scope if now else scope, item.value)
        return tree.Adjustment(item.span, quantity, value, where, tuple(conditions))

    # ------------------------------------------------------------ further requirements and costs

    def also_requires(self, item: syntax.AlsoRequires) -> tree.Item | None:
        rule = self.names.rule(item.rule)
        if not isinstance(rule, RuleInfo):
            return None
        self.scope.refer(rule, item.rule.span, Role.ADJUST)
        given = self.scope.binder.given(rule)
        scope = self.inner(given)
        scope.needs = []
        test = condition(scope, item.condition)
        reason = item.reason.value if item.reason is not None else ""
        names = tuple(sorted(names_in(item.condition)))
        return tree.AlsoRequires(item.span, self.whose(item.whose), rule, given, test, reason, names)

    def also_costs(self, item: syntax.AlsoCosts) -> tree.Item | None:
        rule = self.names.rule(item.rule)
        if not isinstance(rule, RuleInfo):
            return None
        self.scope.refer(rule, item.rule.span, Role.ADJUST)
        given = self.scope.binder.given(rule)
        scope = self.inner(given)
        scope.needs = []
        where = narrowed(scope, item.where)
        payee = bind(scope, item.payee) if item.payee is not None else None
        price = bind_price(scope, item.price, THEY, None)
        return tree.AlsoCosts(item.span, self.whose(item.whose), rule, given, price, payee, where)

    # ------------------------------------------------------------ shields and abilities

    def shield(self, item: syntax.Shield) -> tree.Item | None:
        card = None
        if item.card is not None:
            card = bind(self.inner(), syntax.Name(item.card.span, item.card.text))
        if not all(guarded.mine for guarded in item.guarded):
            return tree.Shield(item.span, card, item.lower_only, None)
        fields = []
        for guarded in item.guarded:
            field = self.names.field(guarded.name, Role.ADJUST)
            fields += [field] if field is not None else []
        return tree.Shield(item.span, card, item.lower_only, tuple(fields))

    def ability(self, item: syntax.Ability) -> tree.Item | None:
        if self.timed or self.written.place is None:
            self.names.no_ability(item, self.timed)
            return None
        scope = Scope(self.scope.binder, self.scope.source, ME, this=self.scope.this)
        for node in self.written.conditions:
            scope.assume(condition(scope, node))
        return tree.Ability(item.span, item.per, bind_block(scope, item.body.statements))

    # ------------------------------------------------------------ reactions

    def reaction(self, item: syntax.Handler) -> tree.Reaction | None:
        pattern = item.pattern
        to = self.names.event(pattern)
        if to is None:
            return None
        kind = kind_of(self.scope.model, pattern)
        given = self.scope.binder.given(to) if isinstance(to, RuleInfo) else ()
        whole = pattern.kind == "phase" and self.table is None and not self.timed and not self.automa
        of_phase = pattern.kind == "phase"
        who, once, at = pattern.who, item.once, pattern.span
        return tree.Reaction(item.span, item.timing, who, kind, to, None, given, None, once, whole, (), of_phase, at)

    def react(self, made: tree.Reaction) -> tuple[tree.Reaction, tuple[Expr, ...]]:
        """The reaction with its conditions and its body, in the order in which they are read."""
        item = self.written.item
        assert isinstance(item, syntax.Handler)
        scope = self.inner(made.given)
        if made.whole and not self.acts_by_player(made):
            scope.me = scope.them = None
        scope.amount = isinstance(made.to, FieldInfo)
        scope.original = made.to.name if made.timing == "instead" else ""
        part = None
        if isinstance(made.to, FieldInfo) and item.pattern.noun.args:
            part = resource_of(scope, item.pattern.noun, THEY, Role.LISTEN)
        conditions = []
        for node in self.written.conditions:
            conditions.append(condition(scope, node))
            scope.assume(conditions[-1])
        where = narrowed(scope, item.where)
        if made.timing == "instead" and isinstance(made.to, FieldInfo) and (self.table is not None or self.timed):
            self.names.instead_of_change(item)
        body = bind_block(scope, item.body.statements)
        whole = made.whole and scope.me is None
        return replace(made, part=part, where=where, whole=whole, body=body), tuple(conditions)

    def acts_by_player(self, made: tree.Reaction) -> bool:
        """`instead of` a phase that each player goes through happens to each of them."""
        return made.timing == "instead" and isinstance(made.to, PhaseInfo) and made.to.node.who is not None


def named_by(node: syntax.Node) -> tuple[str, ...]:
    """The bare name that a node is."""
    if isinstance(node, syntax.Shield):
        return (node.card.text,) if node.card is not None else ()
    return (node.name,) if isinstance(node, syntax.Name) else ()
