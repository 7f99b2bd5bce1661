"""Two exceptions to one thing that can hold at the same time.

What: two items `is ... instead` on one quantity, or two `instead of` on one rule, where neither says `over` the
other and nothing shows that they exclude each other.
Why: an exception replaces. With two of them the result would hang on an order that nobody wrote.

    while round > 2: my rate is 3 instead
    while round > 3: my rate is 5 instead       # error: in round 4 both hold
    while round = 3: my rate is 3 instead       # instead of the first line: fine

Recognised as exclusive: conditions that contradict each other, different parameters, two automas, two cards for a
place that holds one. What an automa does instead goes over the rules for everybody.
"""

from __future__ import annotations

from itertools import combinations

from compiler.check.exclusion import constant, constant_names, exclusive, facts_of
from compiler.lower.builder import Lasting
from compiler.types import LineOf, PileOf
from dsl import syntax
from dsl.walk import nodes_in


def check_exceptions(builder, reporter) -> None:
    names = constant_names(builder.model)
    for thing, items in grouped(builder).items():
        for one, two in combinations(items, 2):
            if can_meet(builder, one, two, names):
                report(builder, reporter, thing, one, two)
    check_over(builder, reporter)


def grouped(builder) -> dict[tuple[str, str], list[Lasting]]:
    groups: dict[tuple[str, str], list[Lasting]] = {}
    for lasting in builder.lastings:
        match lasting.item:
            case syntax.ExceptionItem(quantities=nouns):
                for noun in nouns:
                    groups.setdefault(("quantity", noun.name.text), []).append(lasting)
            case syntax.Handler(timing="instead", pattern=pattern):
                groups.setdefault(("rule", pattern.noun.name.text), []).append(lasting)
    return groups


def can_meet(builder, one: Lasting, two: Lasting, names: frozenset[str]) -> bool:
    if one.item == two.item and one.source == two.source:
        return False
    if getattr(one.item, "over", None) is not None or getattr(two.item, "over", None) is not None:
        return False
    if one.automa != two.automa and (one.automa or two.automa):
        return False
    if _own(one) and _own(two) and _same_single_place(builder, one, two):
        return False
    if _different_arguments(one, two, names):
        return False
    return not exclusive(_facts(one, names), _facts(two, names))


def _own(lasting: Lasting) -> bool:
    """Does it concern the owner only?"""
    item = lasting.item
    return item.pattern.who == "i" if isinstance(item, syntax.Handler) else item.whose.kind == "my"


def _facts(lasting: Lasting, names: frozenset[str]):
    this = (lasting.table.name, lasting.row) if lasting.table is not None else None
    conditions = [*lasting.conditions, lasting.item.where]
    if not _own(lasting):
        conditions = [c for c in conditions if c is None or not _speaks_of_me(c)]
    return facts_of(conditions, names, this)


def _speaks_of_me(condition) -> bool:
    """What the owner of a rival's card has says nothing about the one concerned."""
    return any(isinstance(n, syntax.My) or (isinstance(n, syntax.Name) and n.name == "me") for n in nodes_in(condition))


def _same_single_place(builder, one: Lasting, two: Lasting) -> bool:
    if one.place is None or two.place is None or one.place.text != two.place.text or one.timed or two.timed:
        return False
    info = builder.model.fields.get(one.place.text)
    if info is None:
        return False
    if isinstance(info.type, LineOf):
        return info.type.size == 1
    return isinstance(info.type, PileOf) and info.node.at_most == syntax.Number(syntax.NOWHERE, 1)


def _different_arguments(one: Lasting, two: Lasting, names: frozenset[str]) -> bool:
    if not isinstance(one.item, syntax.ExceptionItem):
        return False
    for a in one.item.quantities:
        for b in two.item.quantities:
            if a.name.text != b.name.text:
                continue
            pairs = [(constant(x, names, None), constant(y, names, None)) for x, y in zip(a.args, b.args, strict=False)]
            if not any(x is not None and y is not None and x != y for x, y in pairs):
                return False
    return True


def report(builder, reporter, thing: tuple[str, str], one: Lasting, two: Lasting) -> None:
    kind, name = thing
    message = (
        f"two exceptions to the quantity `{name}` can hold at the same time"
        if kind == "quantity"
        else f"two rules can stand in for `{name}` at the same time"
    )
    help = "make their conditions exclude each other"
    if kind == "quantity" and (one.table is not None or two.table is not None):
        help += ", or write `over` and the other card's id behind one of them"
    from dsl.diagnostic import Label

    first = Label(one.source.locate(one.item.span), _whose_words(one, "the other one"))
    reporter.report(
        "exception-clash",
        message,
        two.source,
        two.item.span,
        _whose_words(two),
        others=[first],
        notes=["nothing says which of the two counts"],
        help=help,
    )


def _whose_words(lasting: Lasting, words: str = "this one") -> str:
    return f"on {lasting.table.rows[lasting.row].name}" if lasting.table is not None else words


def check_over(builder, reporter) -> None:
    """`over NAME` must name a card."""
    rows = {row.id for table in builder.model.tables.values() for row in table.rows}
    from compiler.report import suggestion

    for lasting in builder.lastings:
        over = getattr(lasting.item, "over", None)
        if (
            over is not None
            and over.text not in rows
            and over.text not in builder.model.automas
            and over.text not in builder.model.variants
        ):
            reporter.report(
                "unknown-name",
                f"there is no card called `{over}` to go over",
                lasting.source,
                over.span,
                "not a card of any table",
                help=suggestion(over.text, rows, "cards") or "name the card whose exception this one goes over",
            )
