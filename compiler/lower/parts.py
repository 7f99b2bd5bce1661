"""Rules and effect cells, taken apart once: the environment behind the lead-in, the lead-in, what a `do` directly behind it
leads to, and the effect. With them, what cards and timed items add (`also requires`, `also costs`): functions of the rule's
parameters and choices, completed when all that begins them has been read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from compiler.bound import tree
from compiler.bound.game import Cell
from compiler.ir.expr import CallFn, Cond, Expr, Int, Op, Var
from compiler.ir.make import TRUE, chain, conjunction, equals, minus
from compiler.lower.leadins import Choice, Chosen, Item, Naming, Price, Requirement, lead_in_items
from compiler.lower.payments import Payment, bounds_of
from compiler.lower.sources import Sources
from compiler.lower.state import Env, Lowering
from compiler.lower.tables import cell_env, span_of
from compiler.lower.titles import is_nobodys
from compiler.lower.values import field_index, fitted, keyed, value
from compiler.model import PLAYER, RuleInfo, TableInfo
from compiler.types import family
from dsl.source import Span


@dataclass(frozen=True)
class Call:
    """What a `do` runs: a rule, or for each thing what stands in a column of some tables. `args`: parameters; for a column: the
    row. `index`: where that row's cell stands in the tables of functions and procedures."""

    name: str
    seat: Expr
    args: tuple[Expr, ...]
    span: Span
    rule: RuleInfo | None = None
    tables: tuple[TableInfo, ...] = ()
    column: str = ""
    index: Expr | None = None


def call_of(env: Env, callee: tree.Callee, seat: Expr, span: Span) -> Call:
    if isinstance(callee, tree.RuleCall):
        params = callee.rule.params
        args = tuple(fitted(env, arg, param.type) for arg, param in zip(callee.args, params, strict=True))
        return Call(callee.rule.name, seat, args, span, callee.rule)
    row, column = value(env, callee.row), callee.tables[0].column(callee.column)
    assert column is not None
    keys = tuple(value(env, key) for key in callee.keys)
    index = keyed(env.lowering, minus(row, span_of(callee.tables)[0]), family(column.type)[1], keys)
    name = "_".join([*(table.name for table in callee.tables), callee.column])
    return Call(name, seat, (row,), span, None, callee.tables, callee.column, index)


@dataclass
class Parts:
    """`tail`: the rule that a `do` directly behind the lead-in runs: its own lead-in counts too. `rest`: the statements of the
    effect, that `do` among them."""

    name: str
    env: Env
    params: tuple[str, ...]
    items: list[Item]
    tail: Call | None
    rest: tree.Block
    span: Span
    title: str = ""
    given: tuple[tree.Local, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        """`me`, then the parameters (for a cell: the card)."""
        return ("me", *self.params)

    def parameters(self) -> tuple[tuple[tree.Local, Expr], ...]:
        return tuple((local, self.env.locals[local]) for local in self.given)

    def given_values(self) -> list[tuple[tree.Local, Expr]]:
        """Parameters and choices: what reactions may look at."""
        return [*self.parameters(), *((item.local, Var(item.var)) for item in self.items if isinstance(item, Choice))]

    def named(self) -> list[Chosen | Naming]:
        """The items that give a name to something."""
        return [item for item in self.items if isinstance(item, (Chosen, Naming))]

    def prices(self) -> tuple[Payment, ...]:
        return tuple(payment for item in self.items if isinstance(item, Price) for payment in item.payments)


def take_apart(env: Env, name: str, params: tuple[str, ...], block: tree.Block, span: Span, title: str = "") -> Parts:
    """Splits a block into lead-in, joined `do`, and effect."""
    lead_in, rest = tree.opening_of(block)
    items = lead_in_items(env, lead_in)
    return Parts(name, env, params, items, tail_of(env, rest), rest, span, title)


def tail_of(env: Env, rest: tree.Block) -> Call | None:
    """What a `do` directly behind a lead-in runs."""
    match rest[0] if rest else None:
        case tree.Do(subject=None, callee=callee, into=None, span=span) if env.me is not None:
            return call_of(env, callee, env.me, span)
    return None


def rule_parts(lowering: Lowering, info: RuleInfo) -> Parts:
    if info.name not in lowering.parts:
        rule = lowering.game.rules[info.name]
        env = Env(lowering, info.place.source, me=Var("me"), automa=info.automa, nobodys=is_nobodys(lowering, info.name))
        params = tuple(lowering.fresh(local.name) for local in rule.params)
        env.locals.update({local: Var(var) for local, var in zip(rule.params, params, strict=True)})
        parts = take_apart(env, info.name, params, rule.body, info.node.span, info.title)
        parts.given = rule.params
        parts.items += extra_items(lowering, info, parts.span, parts.given_values())
        lowering.parts[info.name] = parts
    return lowering.parts[info.name]


def cell_parts(lowering: Lowering, cell: Cell) -> Parts:
    info = cell.info
    key = f"{info.table.name}.{info.row}.{info.column}.{info.keys}"
    if key not in lowering.parts:
        row = info.table.rows[info.row]
        name = f"{info.table.name}_{row.id}_{info.column}"
        env = cell_env(lowering, info)
        lowering.parts[key] = take_apart(env, name, ("this",), cell.block, info.node.span, row.name)
    return lowering.parts[key]


# ---------------------------------------------------------------- further requirements and costs


def extra_items(lowering: Lowering, info: RuleInfo, span: Span, values: list[tuple[tree.Local, Expr]]) -> list[Item]:
    """The items that may be added to a rule's lead-in. They call functions of its parameters and choices."""
    items: list[Item] = []
    args = (Var("me"), *(v for _, v in values))
    given = {local: Var(f"its_{local.name}") for local, _ in values}
    found = [item for item in lowering.further_items if item.rule is info]
    wanted = [item for item in found if isinstance(item, tree.AlsoRequires)]
    for number, reason in enumerate(dict.fromkeys(item.reason for item in wanted)):
        name = f"extra_{info.name}" + (f"_{number}" if number else "")
        lowering.requirements[name] = partial(make_requirement, lowering, name, info, reason, given)
        names = tuple(sorted({n for item in wanted if item.reason == reason for n in item.names}))
        items.append(Requirement(span, CallFn(name, args), reason or "a card forbids it", names))
    costs = [(number, item) for number, item in enumerate(found) if isinstance(item, tree.AlsoCosts)]
    for number, cost in costs:
        for place, payment in enumerate(cost.price):
            if payment.resource is not None:
                name = f"fee_{info.name}_{number}_{place}"
                lowering.fees[name] = partial(make_fee, lowering, name, cost, payment, given)
                env = Env(lowering, info.place.source, me=Var("me"), them=Var("me"))
                items.append(Price(span, fees(env, payment.resource, name, args, cost.payee is not None, span)))
    return items


def fees(env: Env, resource: tree.Resource, name: str, args: tuple[Expr, ...], paid_to: bool, span: Span) -> tuple[Payment, ...]:
    """One payment per seat that may be the receiver, or one to nobody."""
    lowering, field = env.lowering, resource.field
    keys = tuple(value(env, key) for key in resource.keys)
    owner = Var("me") if field.owner == PLAYER else None
    index, (low, _) = field_index(lowering, field, owner, keys), bounds_of(lowering, field, owner)
    payments = []
    for seat in [Int(s) for s in range(lowering.model.most)] if paid_to else [None]:
        fee = CallFn(name, (*args, seat or Int(-1)))
        to = field_index(lowering, field, seat, keys) if seat is not None else None
        payments.append(Payment(field, index, fee, low, Var("me"), to, seat, resource.name, (), span))
    return tuple(payments)


def make_further(lowering: Lowering) -> None:
    """The functions behind further requirements and costs."""
    for make in (*lowering.requirements.values(), *lowering.fees.values()):
        make()


def make_requirement(lowering: Lowering, name: str, rule: RuleInfo, reason: str, given: dict[tree.Local, Var]) -> None:
    """All that is required for the same reason."""
    tests: list[Expr] = []
    for lasting in lowering.lastings:
        item = lasting.item
        if isinstance(item, tree.AlsoRequires) and item.rule is rule and item.reason == reason:

            def broken(env: Env, item: tree.AlsoRequires = item) -> Expr:
                return equals(value(env, item.condition), 0)

            tests.append(equals(Sources(lowering, lasting, Var("me"), given, "any").in_force(item.whose.kind, broken), 0))
    lowering.function(name, ("me", *(var.name for var in given.values())), conjunction(tests) or TRUE, "can")


def make_fee(lowering: Lowering, name: str, item: tree.AlsoCosts, payment: tree.Payment, given: dict[tree.Local, Var]) -> None:
    def fee(env: Env) -> Expr:
        amount = value(env, payment.value)
        return amount if item.payee is None else Cond(Op("==", value(env, item.payee), Var("receiver")), amount, Int(0))

    sources = (Sources(lowering, lasting, Var("me"), given) for lasting in lowering.lastings if lasting.item is item)
    found = chain("+", (one.in_force(item.whose.kind, fee, item.where) for one in sources)) or Int(0)
    lowering.function(name, ("me", *(var.name for var in given.values()), "receiver"), found)
