"""Prices: what is to be paid, whether it can be, and the paying itself, with substitutes where cards allow them.

A price is a list of payments, each of one cell. It must be payable in full: every cell may be paid down to its lower bound and no
further. Resources that something can stand in for are compared as a vector (`payable` of the runtime), and how to pay is asked in
steps, one per substitute, only where there is a real choice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.bound.resources import holders_called
from compiler.ir.expr import At, CallFn, CallFnBy, Cell, Cond, Expr, Fold, Helper, Int, Len, Neg, Op, Range, Slice, Tup, Var
from compiler.ir.make import both, chain, is_empty, numbers, plus, times
from compiler.ir.stmt import Ask, Change, Exit, ForEach, If, Let, Loop, Note, Stmt
from compiler.ir.walk import free, rename, substitute
from compiler.lower.layout import NUMBER
from compiler.lower.prices import price_resources
from compiler.lower.signals import audience, fire, use_up
from compiler.lower.state import Env, Lowering, Priced
from compiler.lower.titles import worded_amount
from compiler.lower.values import cell_number, cells_name, index_of, key_count, optional, thing, value
from compiler.model import GAME, PLAYER, FieldInfo, QuantityInfo
from compiler.types import ChoiceType
from dsl.source import Span


@dataclass(frozen=True)
class Payment:
    """`amount` of one cell of a field, paid by `payer`, to `payee` if there is one. `low`: how far down it may go."""

    field: FieldInfo
    index: Expr | None
    amount: Expr
    low: Expr | None
    payer: Expr
    payee_index: Expr | None = None
    payee: Expr | None = None
    name: str = ""
    quantities: tuple[QuantityInfo, ...] = ()
    span: Span = Span(0, 0)
    each: Each | None = None

    def only_if(self, guard: Expr | None) -> Payment:
        return self if guard is None else replace(self, amount=Cond(guard, self.amount, Int(0)))

    def for_each(self, var: str, items: Expr, where: Expr | None, named: dict[str, Expr]) -> Payment:
        """The payment for every item; `named`: values that were named for each of them."""

        def known(expr: Expr | None) -> Expr | None:
            return None if expr is None else substitute(expr, named)

        return replace(
            self,
            index=known(self.index),
            amount=substitute(self.amount, named),
            payee_index=known(self.payee_index),
            each=Each(var, items, where),
        )

    def of(self, index: Expr | None) -> Expr:
        """How much of it is paid from this cell of the field."""
        if self.index is None or index is None or self.index == index:
            amount = self.amount
        else:
            amount = Int(0) if differ(self.index, index) else Cond(Op("==", self.index, index), self.amount, Int(0))
        if self.each is None or amount == Int(0):
            return amount
        return Fold("sum", self.each.var, self.each.items, self.each.where, amount)


@dataclass(frozen=True)
class Each:
    """A payment is made for each of these items."""

    var: str
    items: Expr
    where: Expr | None


def differ(one: Expr, two: Expr) -> bool:
    """Are these surely two cells?"""
    (base, at), (other, there) = offset(one), offset(two)
    return base == other and at != there


def offset(index: Expr) -> tuple[Expr, int]:
    match index:
        case Int(value):
            return Int(0), value
        case Op("+", base, Int(value)):
            return base, value
    return index, 0


def title_of(lowering: Lowering, info: FieldInfo, name: str) -> str:
    """What a resource is called: its field's title, or that of the choice that names it (`2 research`)."""
    if name != info.name:
        for choices in lowering.model.choices.values():
            if name in choices.values:
                return choices.titles[choices.number(name)]
    return info.title


def bounds_of(lowering: Lowering, info: FieldInfo, owner: Expr | None) -> tuple[Expr | None, Expr | None]:
    """How low and how high a field of this owner may go: its range, and its moving bounds."""
    env = Env(lowering, info.place.source, me=owner if info.owner == PLAYER else None)
    env.this = owner if info.owner not in (PLAYER, GAME) else None
    ends = lowering.game.fields[info]
    low, high = (None if end is None else Int(end) for end in lowering.model.bounds_of(info.type))
    least, most = optional(env, ends.least), optional(env, ends.most)
    lows, highs = ([end for end in pair if end is not None] for pair in ((low, least), (high, most)))
    return chain("max", lows), chain("min", highs)


# ---------------------------------------------------------------- what is to be paid


def payments_of(env: Env, node: tree.Pay) -> tuple[Payment, ...]:
    payer = optional(env, node.subject) or env.me or Int(0)
    payee = optional(env, node.payee)
    return tuple(one for payment in node.payments for one in payment_of(env, payment, payer, payee))


def payment_of(env: Env, node: tree.Payment, payer: Expr, payee: Expr | None) -> list[Payment]:
    if node.price is not None:
        return whole_price(env, node.price, payer, payee, node.span)
    assert node.resource is not None
    info, index, amount = node.resource.field, index_of(env, node.resource), value(env, node.value)
    low, _ = bounds_of(env.lowering, info, optional(env, node.resource.owner))
    to = index_of(env, node.payee) if node.payee is not None else None
    return [Payment(info, index, amount, low, payer, to, payee, node.resource.name, node.quantities, node.span)]


def whole_price(env: Env, price: tree.ColumnRead, payer: Expr, payee: Expr | None, span: Span) -> list[Payment]:
    """`pay space.cost`: the price that stands in a table."""
    lowering = env.lowering
    row, name = thing(env, price.row), cells_name("price", price.tables, price.column)
    payments = []
    for number, one in enumerate(price_resources(lowering, price.tables, price.column, name)):
        amount = CallFnBy(f"{name}_{number}", cell_number(env, price), (payer, row))
        to = with_owner(lowering, one, payee) if payee is not None and one.field.owner == PLAYER else None
        low = lowering.model.bounds_of(one.field.type)[0]
        lowest = None if low is None else Int(low)
        payments.append(Payment(one.field, with_owner(lowering, one, payer), amount, lowest, payer, to, payee, one.name, (), span))
    return payments


def with_owner(lowering: Lowering, one: Priced, owner: Expr | None) -> Expr | None:
    if one.field.owner == GAME or owner is None:
        return None if one.key is None else Int(one.key)
    base = times(owner, key_count(lowering, one.field))
    return base if not one.key else plus(base, Int(one.key))


# ---------------------------------------------------------------- purses with substitutes


def lay_purse(lowering: Lowering) -> None:
    """The resources that something can stand in for, as positions of a vector."""
    model = lowering.model
    fields: list[FieldInfo] = []
    for name in sorted(lowering.game.heard.substitutable):
        info = model.fields.get(name) or next((f for f in holders_called(model, name) if f.owner == PLAYER), None)
        if info is not None and info not in fields:
            fields.append(info)
    for info in fields:
        names: tuple[str, ...] = (info.name,)
        if info.keys and isinstance(info.keys[0], ChoiceType):
            names = model.choices[info.keys[0].name].values
        for key in range(key_count(lowering, info)):
            name = names[key] if key < len(names) else info.name
            lowering.purse.append(Priced(info, key if info.keys else None, name))


def position_in(lowering: Lowering, info: FieldInfo) -> int | None:
    return next((n for n, one in enumerate(lowering.purse) if one.field is info), None)


def vector_position(lowering: Lowering, payment: Payment) -> Expr:
    base = position_in(lowering, payment.field)
    assert base is not None
    if not payment.field.keys:
        return Int(base)
    match payment.index:
        case Op("+", _, Int(key)):
            return Int(base + key)
        case Op("+", _, key_expr):
            return Op("+", Int(base), key_expr)
        case Int(at) if isinstance(payment.payer, Int):
            return Int(base + at - payment.payer.value * key_count(lowering, payment.field))
    return Int(base)


def purse(lowering: Lowering, payer: Expr) -> Expr:
    cells: list[Expr] = []
    for one in lowering.purse:
        cell = Cell(one.field.storage, with_owner(lowering, one, payer))
        low = lowering.model.bounds_of(one.field.type)[0]
        cells.append(Op("-", cell, Int(low)) if low else cell)
    return Tup(tuple(cells))


# ---------------------------------------------------------------- can it be paid?


def payable(lowering: Lowering, payments: tuple[Payment, ...]) -> Expr:
    """Can all of it be paid together? Two payments may be of one cell, also where that shows only while playing."""
    plain = [p for p in payments if position_in(lowering, p.field) is None]
    vector = [p for p in payments if p not in plain]
    test: Expr = Int(1)
    cells: dict[tuple[FieldInfo, Expr | None, Each | None], Payment] = {}
    for payment in plain:
        cells.setdefault((payment.field, payment.index, payment.each), payment)
    for (info, index, each), payment in cells.items():
        if payment.low is None:
            continue
        if each is not None and index is not None and each.var in free(index):
            own = {each.var: lowering.fresh(each.var)}
            where = None if each.where is None else rename(each.where, own)
            index, each = rename(index, own), Each(own[each.var], each.items, where)
        else:
            each = None
        total = chain("+", (amount for p in plain if p.field is info and (amount := p.of(index)) != Int(0))) or Int(0)
        enough: Expr = Op(">=", Cell(info.storage, index), total if payment.low == Int(0) else Op("+", total, payment.low))
        if each is not None:
            enough = Fold("all", each.var, each.items, each.where, enough)
        test = both(test, enough)
    for payer in dict.fromkeys(p.payer for p in vector):
        owed = needs(lowering, [p for p in vector if p.payer == payer])
        may_stand_in = CallFn("pay_edges", (payer,))  # who for whom, as a flat tuple of positions
        test = both(test, Helper("payable", (purse(lowering, payer), owed, may_stand_in)))
    return test


def needs(lowering: Lowering, payments: list[Payment]) -> Expr:
    vector: Expr = numbers(*[0] * len(lowering.purse))
    for payment in payments:
        at, each = vector_position(lowering, payment), payment.each
        if each is None:
            vector = Helper("owe", (vector, at, payment.amount))
            continue
        for place, one in enumerate(lowering.purse):
            if one.field is payment.field:
                amount = payment.amount if at == Int(place) else Cond(Op("==", at, Int(place)), payment.amount, Int(0))
                vector = Helper("owe", (vector, Int(place), Fold("sum", each.var, each.items, each.where, amount)))
    return vector


# ---------------------------------------------------------------- paying


def lower_payments(env: Env, payments: list[Payment]) -> list[Stmt]:
    """One payment of everything, then what was only until used is used up."""
    lowering = env.lowering
    out: list[Stmt] = []
    vector = [p for p in payments if position_in(lowering, p.field) is not None]
    paying: list[Stmt] = []
    for payment in payments:
        if payment in vector:
            continue
        price, at, each = lowering.fresh("price"), lowering.origin(env.source, payment.span), payment.each
        if each is None:
            out.append(Let(price, payment.amount))
            paying += transfer(env, payment, Var(price), at)
            continue
        items, number, label = (lowering.fresh(name) for name in ("items", "number", "each"))
        chosen = each.items if each.where is None else Fold("those", each.var, each.items, each.where)
        out += [Let(items, chosen), Let(price, Fold("map", each.var, Var(items), None, payment.amount))]
        this: list[Stmt] = [Let(each.var, At(Var(items), Var(number))), *transfer(env, payment, At(Var(price), Var(number)), at)]
        paying.append(ForEach(label, number, Range(Int(0), Op("-", Len(Var(items)), Int(1))), tuple(this)))
    out += paying
    for payer in dict.fromkeys(p.payer for p in vector):
        out += pay_vector(env, payer, [p for p in vector if p.payer == payer])
    for payment in payments:
        out += use_up(lowering, payment.quantities, payment.payer)
    return out


def transfer(env: Env, payment: Payment, price: Expr, at: int) -> list[Stmt]:
    lowering, info = env.lowering, payment.field
    steps: list[Stmt] = [Change(Cell(info.storage, payment.index), Op("-", Int(0), price), None, None, None, at)]
    if payment.payee_index is not None:
        low, high = bounds_of(lowering, info, payment.payee)
        steps.append(Change(Cell(info.storage, payment.payee_index), price, low, high, None, at))
    note = lowering.note(f"{{player}} pays {worded_amount(lowering, info, payment.name)}", NUMBER, skip="zero")
    steps.append(Note(note, payment.payer, (price,), audience(info, payment.payer), at))
    before, after = (fire(lowering, timing, "pay", info, payment.payer, price, payment.index) for timing in ("before", "after"))
    return [If(Op(">", price, Int(0)), (*before, *steps, *after))]


def ask_substitutes(lowering: Lowering, used: str, payer: Expr, options: str, left: str, at: int) -> Stmt:
    """How many of one thing are paid for another: the first two of `left` are their positions."""
    general = lowering.prompt("substitutes", "Pay with how many substitutes?", NUMBER)
    asked: Stmt = Ask(used, payer, Var(options), general, at)
    positions = [
        (one, other)
        for with_what, for_what in sorted(lowering.game.heard.stand_in)
        for one in positions_called(lowering, with_what)
        for other in positions_called(lowering, for_what)
    ]
    for number, (one, other) in enumerate(positions):
        a, b = (title_of(lowering, what.field, what.name) for what in (lowering.purse[one], lowering.purse[other]))
        ask = Ask(used, payer, Var(options), lowering.prompt("substitutes", f"How many {a} do you pay for {b}?", NUMBER), at)
        test = both(Op("==", At(Var(left), Int(0)), Int(one)), Op("==", At(Var(left), Int(1)), Int(other)))
        asked = ask if not number else If(test, (ask,), (asked,))
    return asked


def positions_called(lowering: Lowering, name: str) -> list[int]:
    return [at for at, one in enumerate(lowering.purse) if name in (one.name, one.field.name)]


def pay_vector(env: Env, payer: Expr, payments: list[Payment]) -> list[Stmt]:
    """Asks how many substitutes to use, edge by edge, then pays every resource."""
    lowering = env.lowering
    need, left, have, used, paid = (lowering.fresh(n) for n in ("need", "edges", "have", "used", "paid"))
    at = lowering.origin(env.source, payments[0].span)
    label, options = lowering.fresh("paying"), lowering.fresh("ways")
    ask, only = ask_substitutes(lowering, used, payer, options, left, at), Let(used, At(Var(options), Int(0)))
    body: tuple[Stmt, ...] = (
        If(is_empty(Var(left)), (Exit(label),)),
        Let(options, Helper("pay_options", (Var(have), Var(need), Var(left)))),
        If(Op(">", Len(Var(options)), Int(1)), (ask,), (only,)),
        Let(need, Helper("owe", (Var(need), At(Var(left), Int(1)), Neg(Var(used))))),
        Let(have, Helper("owe", (Var(have), At(Var(left), Int(0)), Neg(Var(used))))),
        Let(paid, Helper("owe", (Var(paid), At(Var(left), Int(0)), Var(used)))),
        Let(left, Slice(Var(left), Int(2), None)),
    )
    out: list[Stmt] = [
        Let(need, needs(lowering, payments)),
        Let(left, CallFn("pay_edges", (payer,))),
        Let(have, purse(lowering, payer)),
        Let(paid, numbers(*[0] * len(lowering.purse))),
        Loop(label, Int(1000), body, at),
    ]
    payee = next((p.payee for p in payments if p.payee is not None), None)
    for position, one in enumerate(lowering.purse):
        amount = Op("+", At(Var(need), Int(position)), At(Var(paid), Int(position)))
        index, to = with_owner(lowering, one, payer), with_owner(lowering, one, payee) if payee is not None else None
        out += transfer(env, Payment(one.field, index, amount, None, payer, to, payee, one.name, (), payments[0].span), amount, at)
    return out
