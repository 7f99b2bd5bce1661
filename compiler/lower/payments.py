"""Prices: what is to be paid, whether it can be, and the paying itself, with substitutes where cards allow them.

A price is a list of payments, each of one resource cell. A price must be payable in full: every cell may be paid down to its
lower bound and no further. Resources that something can stand in for are compared as a vector (`payable` of the runtime),
and how to pay is asked in steps, one per substitute, only where there is a real choice.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.bind.expressions import bind, fit, number
from compiler.bind.names import field_index, fit_key, plus
from compiler.bind.scope import Scope
from compiler.ir.expr import CallFnBy, Cell, Expr, Helper, Int, Len, Neg, Op, Tup, Var
from compiler.ir.stmt import Ask, Change, If, Let, Note, Stmt
from compiler.lower.layout import NUMBER
from compiler.model import FieldInfo
from compiler.report import suggestion, type_words
from compiler.types import ChoiceType, IntType, PlayerType, RuleType, Unknown
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in


@dataclass(frozen=True)
class Payment:
    """`amount` of one cell (`resource`, at `index`), paid by `payer`, to `payee` if there is one. `low`: how far down it may go.
    `price_of` is set instead for a whole price of a table: the name of its price table and the row."""

    resource: str
    index: Expr | None
    amount: Expr
    low: Expr | None
    payer: Expr
    payee_index: Expr | None = None
    payee: Expr | None = None
    name: str = ""
    quantities: tuple[str, ...] = ()
    span: Span = Span(0, 0)


@dataclass(frozen=True)
class Resource:
    """A cell that can be gained, lost or paid."""

    info: FieldInfo
    owner: Expr | None
    index: Expr | None
    name: str
    keys: tuple[Expr, ...] = ()

    @property
    def cell(self) -> Cell:
        return Cell(self.info.storage, self.index)


def noun_field(scope: Scope, noun: syntax.Noun) -> tuple[FieldInfo, tuple[syntax.Expr, ...]] | None:
    """The field a noun means: itself, or the one field that a choice value indexes (`2 research` is `2 tokens[research]`)."""
    model = scope.model
    name = noun.name.text
    if name in model.fields:
        return model.fields[name], noun.args
    if not noun.args:
        for choices in model.choices.values():
            if name not in choices.values:
                continue
            holders = [f for f in model.fields.values() if f.keys == (ChoiceType(choices.name),) and isinstance(f.type, IntType)]
            if len(holders) == 1:
                return holders[0], (syntax.Name(noun.name.span, name),)
            if len(holders) > 1:
                scope.error(
                    "ambiguous-name",
                    f"`{name}` could be counted in " + " or ".join(f"`{h.name}`" for h in holders),
                    noun.name.span,
                    "which one?",
                    help=f"write `{holders[0].name}[{name}]`",
                )
                return None
    return None


def resource_of(scope: Scope, noun: syntax.Noun, owner: Expr | None, things: FieldInfo | None = None) -> Resource | None:
    """The cell a noun means for this owner (None: me)."""
    model = scope.model
    if things is not None:
        info, args = things, noun.args
    else:
        found = noun_field(scope, noun)
        if found is None:
            candidates = [n for n, f in model.fields.items() if isinstance(f.type, (IntType, ChoiceType))]
            if noun.name.text in model.quantities:
                scope.error(
                    "wrong-kind",
                    f"`{noun.name}` is a quantity: it is computed, not gained or paid",
                    noun.name.span,
                    "not a field",
                    help="name a field; what changes a quantity stands under a duration",
                )
            else:
                scope.error(
                    "unknown-name",
                    f"there is no field called `{noun.name}`",
                    noun.name.span,
                    "not declared anywhere",
                    help=suggestion(noun.name.text, candidates, "fields"),
                )
            return None
        info, args = found
    if not isinstance(info.type, (IntType, ChoiceType)):
        scope.error(
            "not-a-number",
            f"`{info.name}` is {type_words(info.type)}, not a number",
            noun.name.span,
            "can't be counted",
            others=[info.place.label("declared here")],
            help="use `add`, `remove`, `move` or `set`",
        )
        return None
    if len(args) != len(info.keys):
        scope.error(
            "wrong-arguments",
            f"`{info.name}` takes {len(info.keys) or 'nothing'} in brackets",
            noun.span,
            f"{len(args)} written",
            others=[info.place.label("declared here")],
            help=f"write `{info.name}[...]`" if info.keys else f"write `{info.name}` alone",
        )
        return None
    holder: Expr | None = None
    if info.owner == "player":
        if owner is None:
            from compiler.bind.names import mine

            owner = mine(scope, noun.name.span, info.name)
        holder = owner
    elif info.owner != "game":
        holder = owner
    keys = []
    for type, arg in zip(info.keys, args, strict=False):
        keys.append(fit_key(scope, bind(scope, arg, type), type, arg.span, info.name).ir)
    return Resource(info, holder, field_index(scope, info, holder, keys), noun.name.text, tuple(keys))


def bounds_of(scope: Scope, resource: Resource) -> tuple[Expr | None, Expr | None]:
    """How low and how high the cell may go: its range, and its moving bounds."""
    info = resource.info
    low, high = scope.model.bounds_of(info.type)
    low_ir: Expr | None = None if low is None else Int(low)
    high_ir: Expr | None = None if high is None else Int(high)
    for node, word in ((info.node.at_least, "max"), (info.node.at_most, "min")):
        if node is None:
            continue
        inner = Scope(scope.builder, info.place.source, me=resource.owner if info.owner == "player" else None)
        if info.owner not in ("player", "game"):
            from compiler.types import RowOf

            inner.this = (resource.owner, RowOf(info.owner))
        bound = number(inner, node)
        if word == "max":
            low_ir = bound if low_ir is None else Op("max", low_ir, bound)
        else:
            high_ir = bound if high_ir is None else Op("min", high_ir, bound)
    return low_ir, high_ir


def quantities_in(scope: Scope, node) -> tuple[str, ...]:
    """The quantities an amount is made of: paying it uses them."""
    names = []
    for part in nodes_in(node):
        name = (
            part.name if isinstance(part, syntax.Name) else part.name.text if isinstance(part, (syntax.My, syntax.OfPlayer)) else ""
        )
        if name in scope.model.quantities:
            names.append(name)
    return tuple(dict.fromkeys(names))


def payments_of(scope: Scope, node: syntax.Pay) -> tuple[Payment, ...]:
    from compiler.lower.heads import chooser

    payer = chooser(scope, node.subject, node.span)
    payee = None
    if node.payee is not None:
        payee = fit(scope, bind(scope, node.payee, PlayerType()), PlayerType(), node.payee.span).ir
    return price_payments(scope, node.price, payer, payee)


def price_payments(scope: Scope, price: tuple[syntax.Amount, ...], payer: Expr, payee: Expr | None) -> tuple[Payment, ...]:
    payments: list[Payment] = []
    for amount in price:
        if amount.noun is None:
            payments += whole_price(scope, amount, payer, payee)
            continue
        resource = resource_of(scope, amount.noun, payer)
        value = number(scope, amount.value)
        check_amount(scope, value, amount.value.span, "paid")
        if resource is None:
            continue
        builder = scope.builder
        builder.usage.lost.add(resource.info.name)
        builder.usage.written.add(resource.info.name)
        low, _ = bounds_of(scope, resource)
        paid_to = None
        if payee is not None and resource.info.owner == "player":
            other = resource_of(scope, amount.noun, payee)
            paid_to = other.index if other else None
            builder.usage.gained.add(resource.info.name)
        payments.append(
            Payment(
                resource.info.storage,
                resource.index,
                value,
                low,
                payer,
                paid_to,
                payee,
                resource.name,
                quantities_in(scope, amount.value),
                amount.span,
            )
        )
    return tuple(payments)


def check_amount(scope: Scope, value: Expr, span: Span, verb: str) -> None:
    low, high = scope.range(value)
    if value == Int(0):
        scope.warn("no-effect", f"nothing is {verb} here", span, "always 0", help="remove it, or correct the amount")
    if high is not None and high < 0:
        scope.error(
            "out-of-range", f"less than nothing can't be {verb}", span, f"at most {high}", help="use an amount of at least 0"
        )


def whole_price(scope: Scope, amount: syntax.Amount, payer: Expr, payee: Expr | None) -> list[Payment]:
    """`pay space.cost`: the price that stands in a table."""
    typed = bind(scope, amount.value)
    if isinstance(typed.type, Unknown):
        return []
    if not (isinstance(typed.type, RuleType) and typed.type.kind == "price" and isinstance(amount.value, syntax.Column)):
        scope.error(
            "wrong-arguments",
            "a price needs to say of what",
            amount.span,
            "no resource",
            help="write what is paid, as in `pay 2 funds`",
        )
        return []
    from compiler.lower.cells import price_resources

    table_name, index, resources = price_resources(scope, amount.value)
    payments = []
    for number_, (info, key_index, name) in enumerate(resources):
        owner_index = _with_owner(scope, info, payer, key_index)
        value = CallFnBy(f"{table_name}_{number_}", index, (payer, typed.ir))
        other = _with_owner(scope, info, payee, key_index) if payee is not None and info.owner == "player" else None
        low = scope.model.bounds_of(info.type)[0]
        payments.append(
            Payment(info.storage, owner_index, value, None if low is None else Int(low), payer, other, payee, name, (), amount.span)
        )
    return payments


def _with_owner(scope: Scope, info: FieldInfo, owner: Expr | None, key: int | None) -> Expr | None:
    keys = scope.builder.key_count(info)
    if info.owner == "game":
        return None if key is None else Int(key)
    base = owner if keys == 1 else (Int(owner.value * keys) if isinstance(owner, Int) else Op("*", owner, Int(keys)))
    return base if not key else plus(base, Int(key))


# ---------------------------------------------------------------- can it be paid?


def payable(builder, payments: tuple[Payment, ...]) -> Expr:
    groups: dict[tuple, list[Payment]] = {}
    vector: list[Payment] = []
    for payment in payments:
        if builder.vector_base(payment.resource) is not None:
            vector.append(payment)
        else:
            groups.setdefault((payment.resource, payment.index), []).append(payment)
    test: Expr = Int(1)
    for (resource, index), group in groups.items():
        total = group[0].amount
        for payment in group[1:]:
            total = Op("+", total, payment.amount)
        have = Cell(resource, index)
        low = group[0].low
        if low is None:
            continue
        left = total if low == Int(0) else Op("+", total, low)
        one = Op(">=", have, left)
        test = one if test == Int(1) else Op("and", test, one)
    for payer in dict.fromkeys(p.payer for p in vector):
        one = Helper(
            "payable", (builder.purse(payer), needs(builder, [p for p in vector if p.payer == payer]), builder.edges(payer))
        )
        test = one if test == Int(1) else Op("and", test, one)
    return test


def needs(builder, payments: list[Payment]) -> Expr:
    vector: Expr = Tup((Int(0),) * builder.vector_size())
    for payment in payments:
        vector = Helper("owe", (vector, builder.vector_position(payment), payment.amount))
    return vector


# ---------------------------------------------------------------- paying


def lower_payments(scope: Scope, payments: list[Payment]) -> list[Stmt]:
    """One payment of everything, then what was only until used is used up."""
    builder = scope.builder
    out: list[Stmt] = []
    vector = [p for p in payments if builder.vector_base(p.resource) is not None]
    plain = [p for p in payments if builder.vector_base(p.resource) is None]
    prices = []
    for payment in plain:
        price = builder.fresh("price")
        out.append(Let(price, payment.amount))
        prices.append((payment, price))
    for payment, price in prices:
        at = builder.origin(scope.source, payment.span)
        out += _transfer(scope, payment, Var(price), at)
    for payer in dict.fromkeys(p.payer for p in vector):
        out += pay_vector(scope, payer, [p for p in vector if p.payer == payer])
    for payment in payments:
        for quantity in payment.quantities:
            out += builder.use_up(quantity, payment.payer)
    return out


def _transfer(scope: Scope, payment: Payment, price: Expr, at: int) -> list[Stmt]:
    builder = scope.builder
    info = builder.field_by_storage(payment.resource)
    cell = Cell(payment.resource, payment.index)
    steps: list[Stmt] = [Change(cell, Op("-", Int(0), price), None, None, None, at)]
    if payment.payee_index is not None:
        steps.append(Change(Cell(payment.resource, payment.payee_index), price, None, None, None, at))
    note = builder.note(f"{{player}} pays {{0}} {builder.title_of(info, payment.name)}", NUMBER, skip="zero")
    steps.append(Note(note, payment.payer, (price,), at=at))
    from compiler.lower.events import fire

    if builder.listens("before", "pay", info.name):
        steps = [*fire(scope, "before", "pay", info, payment.payer, price, payment.index), *steps]
    if builder.listens("after", "pay", info.name):
        steps += fire(scope, "after", "pay", info, payment.payer, price, payment.index)
    return [If(Op(">", price, Int(0)), tuple(steps))]


def pay_vector(scope: Scope, payer: Expr, payments: list[Payment]) -> list[Stmt]:
    """Asks how many substitutes to use, edge by edge, then pays every resource."""
    builder = scope.builder
    need, edges, have, used, paid = (builder.fresh(n) for n in ("need", "edges", "have", "used", "paid"))
    nothing = Tup((Int(0),) * builder.vector_size())
    at = builder.origin(scope.source, payments[0].span)
    out: list[Stmt] = [
        Let(need, needs(builder, payments)),
        Let(edges, builder.edges(payer)),
        Let(have, builder.purse(payer)),
        Let(paid, nothing),
    ]
    from compiler.ir.expr import At, Slice
    from compiler.ir.stmt import Exit, Loop

    label, options = builder.fresh("paying"), builder.fresh("ways")
    names = builder.vector_names()
    prompt = builder.prompt("substitutes", "Pay with how many substitutes?", NUMBER)
    body: list[Stmt] = [
        If(Op("==", Len(Var(edges)), Int(0)), (Exit(label),)),
        Let(options, Helper("pay_options", (Var(have), Var(need), Var(edges)))),
        If(
            Op(">", Len(Var(options)), Int(1)),
            (Ask(used, payer, Var(options), prompt, at),),
            (Let(used, At(Var(options), Int(0))),),
        ),
        Let(need, Helper("owe", (Var(need), At(Var(edges), Int(1)), Neg(Var(used))))),
        Let(have, Helper("owe", (Var(have), At(Var(edges), Int(0)), Neg(Var(used))))),
        Let(paid, Helper("owe", (Var(paid), At(Var(edges), Int(0)), Var(used)))),
        Let(edges, Slice(Var(edges), Int(2), None)),
    ]
    out.append(Loop(label, Int(1000), tuple(body), at))
    payee = next((p.payee for p in payments if p.payee is not None), None)
    for position, (info, key, name) in enumerate(names):
        amount = Op("+", At(Var(need), Int(position)), At(Var(paid), Int(position)))
        payment = Payment(
            info.storage,
            _with_owner(scope, info, payer, key),
            amount,
            None,
            payer,
            _with_owner(scope, info, payee, key) if payee is not None else None,
            payee,
            name,
            (),
            payments[0].span,
        )
        out += _transfer(scope, payment, amount, at)
    return out
