"""What cards, rules and timed items add to a quantity, and which of them are in force for whom.

Every form is turned into one question: for player `m`, run over the sources that are in force (cards in a place of their owner,
records of a timed item, a standing rule) and take the value that each gives. `me` inside an item is the owner of the source,
`they` is the player whose quantity it is.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler.bind.expressions import condition, number
from compiler.bind.names import place_number
from compiler.bind.scope import Local, Scope
from compiler.ir.expr import At, Cell, Cond, Const, Expr, Fold, Has, Helper, Int, Len, Op, Pile, Range, Seats, Var
from compiler.lower.builder import Lasting, Lowering
from compiler.model import PLAYER, QuantityInfo
from compiler.types import LineOf, PileOf, RowOf, SetOf
from dsl import syntax

Make = Callable[[Scope], Expr]
ALL_SEATS = Helper("clockwise", (Seats(), Int(0)))
NOTHING = Int(0)


def adjusters(builder: Lowering, kind: type, quantity: str):
    return [
        lasting
        for lasting in builder.lastings
        if isinstance(lasting.item, kind) and quantity in [n.name.text for n in lasting.item.quantities]
    ]


def item_scope(builder: Lowering, lasting: Lasting, owner: Expr, target: Expr, extra: dict[str, Local]) -> Scope:
    """The scope in which an item's conditions and amounts are read."""
    scope = Scope(builder, lasting.source, me=owner, them=target, automa=lasting.automa, needs=[])
    scope.locals = dict(extra)
    for name in extra:
        low, high = builder.model.bounds_of(extra[name].type)
        scope.facts[extra[name].ir] = (low, high)
    return scope


def in_force(
    builder: Lowering,
    lasting: Lasting,
    target: Expr,
    whose: str,
    extra: dict[str, Local],
    make: Make,
    where: syntax.Expr | None,
    kind: str = "sum",
    missing: Expr = NOTHING,
) -> Expr:
    """Runs over the sources of `lasting` that are in force for `target`; `make(scope)` gives each one's value.
    `kind` is how the values are folded: sum, any, or first (the value of the first source, else `missing`)."""

    def value_at(owner: Expr, locals: dict[str, Local], this=None) -> tuple[Expr | None, Expr]:
        scope = item_scope(builder, lasting, owner, target, {**extra, **locals})
        scope.this = this
        tests = []
        if lasting.automa:
            number_of = list(builder.model.automas).index(lasting.automa) + 1
            tests.append(Op("==", Cell("automa", owner), Int(number_of)))
        for node in (*lasting.conditions, *((where,) if where is not None else ())):
            test = condition(scope, node)
            scope.assume(test)
            tests.append(test)
        return conjunction(tests), make(scope)

    def per_owner(owner: Expr) -> Expr:
        if lasting.timed:
            return over_records(builder, lasting, owner, value_at, kind, missing)
        if lasting.place is not None:
            return over_place(builder, lasting, owner, value_at, kind, missing)
        test, value = value_at(owner, {})
        return select(test, value, kind, missing)

    if whose == "my" or (lasting.timed and (whose == "named" or lasting.span_word == "used")):
        return per_owner(target)
    seat = builder.fresh("owner")
    seats = Helper("rivals", (Seats(), target)) if whose == "each_rival" else ALL_SEATS
    if kind == "first":
        inner = per_owner(Var(seat))
        return _first_of(builder, seats, seat, inner, missing)
    return Fold(kind, seat, seats, per_owner(Var(seat)) if kind == "any" else None, per_owner(Var(seat)) if kind == "sum" else None)


def _first_of(builder: Lowering, seats: Expr, seat: str, inner: Expr, missing: Expr) -> Expr:
    """The value of the first owner who has one; `missing` marks those who have none."""
    from compiler.ir.walk import substitute

    found = builder.fresh("who")
    who = Fold("first", seat, seats, Op("!=", inner, missing))
    from compiler.ir.expr import LetIn

    return LetIn(found, who, Cond(Op(">=", Var(found), Int(0)), substitute(inner, {seat: Var(found)}), missing))


def conjunction(tests: list[Expr]) -> Expr | None:
    result: Expr | None = None
    for test in tests:
        if test != Int(1):
            result = test if result is None else Op("and", result, test)
    return result


def select(test: Expr | None, value: Expr, kind: str, missing: Expr) -> Expr:
    if kind == "any":
        return value if test is None else test if value == Int(1) else Op("and", test, value)
    return value if test is None else Cond(test, value, missing)


def over_records(builder: Lowering, lasting: Lasting, holder: Expr, value_at, kind: str, missing: Expr) -> Expr:
    records: Expr = Cell(lasting.field, holder)
    if lasting.next_field:
        records = Op("+", records, Cell(lasting.next_field, holder))
    stride = lasting.stride
    index = builder.fresh("record")
    start = Var(index) if stride == 1 else Op("*", Var(index), Int(stride))
    owner = At(records, start)
    locals = {
        name: Local(At(records, Op("+", start, Int(1 + k))), local.type)
        for k, (name, local) in enumerate(lasting.captures)
        if isinstance(local, Local)
    }
    test, value = value_at(owner, locals)
    size = Len(records) if stride == 1 else Op("//", Len(records), Int(stride))
    if kind == "sum" and test is None and isinstance(value, Int):
        return Op("*", size, value)
    many = Range(Int(0), Op("-", size, Int(1)))
    return fold(builder, kind, index, many, test, value, missing)


def over_place(builder: Lowering, lasting: Lasting, owner: Expr, value_at, kind: str, missing: Expr) -> Expr:
    model = builder.model
    info = model.fields.get(lasting.place.text)
    scope = Scope(builder, lasting.source)
    if info is None or info.owner != PLAYER or info.keys or not isinstance(info.type, (PileOf, LineOf, SetOf)):
        what = "a place of the players" if info is None else "a pile or set that each player has"
        scope.error(
            "unknown-name",
            f"`while in {lasting.place}` needs {what}",
            lasting.place.span,
            "not such a place",
            help="name a pile, row or set that each player has",
        )
        return missing if kind != "any" else Int(0)
    builder.usage.read.add(info.name)
    if lasting.table is None:
        scope.error(
            "wrong-kind",
            "`while in` belongs on a card",
            lasting.place.span,
            "not in a cell of a table",
            help="use `while` and a condition",
        )
        return missing if kind != "any" else Int(0)
    kind_of = RowOf(lasting.table.row_type)
    if isinstance(info.type, SetOf):
        thing = lasting.table.first_thing(lasting.row)
        test, value = value_at(owner, {}, (Int(thing), kind_of))
        return select(
            conjunction([Has(Cell(info.storage, owner), Int(thing)), *([test] if test is not None else [])]), value, kind, missing
        )
    held = info.type.of
    if isinstance(held, RowOf) and held.name != lasting.table.row_type:
        scope.error(
            "wrong-kind",
            f"a {lasting.table.row_type} can never lie in `{info.name}`",
            lasting.place.span,
            f"holds {held.name}",
            others=[info.place.label("declared here")],
            help="name the place where this card lies",
        )
        return missing if kind != "any" else Int(0)
    card = builder.fresh("card")
    test, value = value_at(owner, {}, (Var(card), kind_of))
    row = builder.row_of(lasting.table.first_thing(lasting.row))
    mine = Op("==", Const("card_row", Var(card)), Int(row))
    test = mine if test is None else Op("and", mine, test)
    return fold(builder, kind, card, Pile(place_number(scope, info, owner)), test, value, missing)


def fold(builder: Lowering, kind: str, var: str, many: Expr, test: Expr | None, value: Expr, missing: Expr) -> Expr:
    if kind == "sum":
        return Fold("count", var, many, test) if value == Int(1) else Fold("sum", var, many, test, value)
    if kind == "any":
        both = test if value == Int(1) else value if test is None else Op("and", test, value)
        return Fold("any", var, many, both)
    from compiler.ir.expr import LetIn
    from compiler.ir.walk import substitute

    found = builder.fresh("found")
    return LetIn(
        found, Fold("first", var, many, test), Cond(Op(">=", Var(found), Int(0)), substitute(value, {var: Var(found)}), missing)
    )


# ---------------------------------------------------------------- the three kinds of adjustment


def parameters(info: QuantityInfo, params: list[str]) -> dict[str, Local]:
    return {p.name: Local(Var(var), p.type) for p, var in zip(info.params, params, strict=False)}


def check_whose(builder: Lowering, lasting: Lasting) -> None:
    whose = lasting.item.whose
    if not lasting.timed and lasting.place is None and whose.kind != "my":
        Scope(builder, lasting.source).error(
            "mine-not-said",
            "a rule at top level belongs to every player: say `my`",
            whose.span,
            "would apply once per player",
            help="write `my`",
        )
    if whose.kind == "named" and not lasting.timed:
        Scope(builder, lasting.source).error(
            "unknown-name",
            f"nobody is called `{whose.name}` here",
            whose.span,
            "only chosen players have names",
            help="write `my` or `each rival's`",
        )


def additions(builder: Lowering, info: QuantityInfo, params: list[str]) -> list[Expr]:
    terms = []
    for lasting in adjusters(builder, syntax.Modifier, info.name):
        item = lasting.item
        if item.how == "times":
            continue
        check_whose(builder, lasting)

        def make(scope: Scope, item=item, lasting=lasting) -> Expr:
            value = captured_amount(lasting, scope) or number(scope, item.value)
            if item.how == "more":
                return value
            return Int(-value.value) if isinstance(value, Int) else Op("-", Int(0), value)

        terms.append(in_force(builder, lasting, Var("me"), item.whose.kind, parameters(info, params), make, item.where))
    return terms


def captured_amount(lasting: Lasting, scope: Scope) -> Expr | None:
    """The amount of a timed modifier, taken when it began."""
    local = scope.locals.get(" amount")
    return local.ir if local else None


def multiplications(builder: Lowering, info: QuantityInfo, params: list[str]) -> list[Expr]:
    factors = []
    for lasting in adjusters(builder, syntax.Modifier, info.name):
        item = lasting.item
        if item.how != "times":
            continue
        check_whose(builder, lasting)
        count = in_force(builder, lasting, Var("me"), item.whose.kind, parameters(info, params), lambda scope: Int(1), item.where)
        scope = item_scope(builder, lasting, Var("me"), Var("me"), parameters(info, params))
        factor = number(scope, item.value)
        if lasting.place is None and not lasting.timed and isinstance(count, Cond):
            factors.append(Cond(count.test, factor, Int(1)))
        else:
            factors.append(Helper("power", (factor, count)))
    return factors


NO_EXCEPTION = Int(-(10**9))


def exceptions(builder: Lowering, info: QuantityInfo, params: list[str], base: Expr) -> Expr:
    """The base, or what an exception in force puts in its place. `over` decides between two."""
    from compiler.ir.expr import LetIn

    found = adjusters(builder, syntax.ExceptionItem, info.name)
    for lasting in sorted(found, key=lambda found: (found.item.over is not None, found.number)):
        item = lasting.item
        check_whose(builder, lasting)
        value = in_force(
            builder,
            lasting,
            Var("me"),
            item.whose.kind,
            parameters(info, params),
            lambda scope, item=item: number(scope, item.value),
            item.where,
            "first",
            NO_EXCEPTION,
        )
        if value == NO_EXCEPTION:
            continue
        name = builder.fresh("exception")
        base = LetIn(name, value, Cond(Op("!=", Var(name), NO_EXCEPTION), Var(name), base))
    return base
