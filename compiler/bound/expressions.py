"""Numbers, sets, comparisons and conditions. Wrong ones are reported and become `Missing`, which fits everything."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from compiler import types as ty
from compiler.bound import tree
from compiler.bound.fit import FLAG, NUMBER, as_number, cell_of, comparable, condition, fit, fitted, is_unknown, number, ordered
from compiler.bound.intervals import Interval
from compiler.bound.names import WORD_TYPES, Args, as_kind, constant_of, constants_called, is_constant_name, item_at, member, owned
from compiler.bound.scope import SEAT, Scope, bind, binds, missing
from compiler.bound.tables import column_read, table_read
from compiler.bound.tree import Expr
from compiler.report import type_words
from compiler.types import Type, bare, element, is_many
from dsl import syntax
from dsl.source import Span

COMPUTED = 10**15  # larger numbers are not worked out here


@binds(syntax.Number)
def bind_number(scope: Scope, node: syntax.Number, want: Type | None) -> Expr:
    return tree.Constant(node.span, ty.IntType(node.value, node.value), node.value)


@binds(syntax.Text)
def bind_text(scope: Scope, node: syntax.Text, want: Type | None) -> Expr:
    return tree.Text(node.span, ty.TextType(), node.value)


# ---------------------------------------------------------------- brackets


@binds(syntax.Index)
def bind_index(scope: Scope, node: syntax.Index, want: Type | None) -> Expr:
    base, args, span = node.base, node.args, node.span
    match base:
        case syntax.Name(name=name) if name not in scope.locals:
            if name in scope.model.tables:
                return table_read(scope, scope.model.tables[name], base.span, args, span)
            if WORD_TYPES.get(name) == ty.ListOf(SEAT):
                message = f"`{name}` can't be read with brackets"
                help = f"say which player it is, as in `first(those(p in {name} where seat(p) = ...))`, or go round with `next(p)`"
                return scope.error("wrong-kind", message, span, "which one?", help)
            return member(scope, None, syntax.Ident(base.span, name), args, span)
        case syntax.My() | syntax.Their() | syntax.OfPlayer():
            return owned(scope, base, args, span)
        case syntax.Column(base=owner, name=ident):
            row = bind(scope, owner)
            kind = bare(row.type)
            table = scope.model.row_types.get(kind.name) if isinstance(kind, (ty.RowOf, ty.KindOf)) else None
            column = table.column(ident.text) if table is not None else None
            if column is None or not isinstance(column.type, (ty.ListOf, ty.GridOf)):
                return column_read(scope, row, ident, args, span, want)
            return index_value(scope, column_read(scope, row, ident, (), base.span), args, span)
    return index_value(scope, bind(scope, base), args, span)


def index_value(scope: Scope, base: Expr, args: Args, span: Span) -> Expr:
    """`list[n]` counts from 1; a grid or face is read by its cells."""
    if is_unknown(base):
        return missing(span)
    if len(args) != 1:
        return scope.error("wrong-arguments", "one index is needed here", span, help="write one value in brackets")
    if isinstance(base.type, (ty.ListOf, ty.PileOf, ty.LineOf)):
        return item_at(scope, base, args[0], span)
    if isinstance(base.type, ty.GridOf):
        spot = fitted(scope, args[0], cell_of(base.type))
        return tree.SpotAt(span, ty.OptionalOf(base.type.of), base, spot)
    message = f"{type_words(base.type)} can't be read with brackets"
    return scope.error("wrong-kind", message, span, "no places inside", "remove the brackets")


# ---------------------------------------------------------------- numbers


@binds(syntax.Negate)
def bind_negate(scope: Scope, node: syntax.Negate, want: Type | None) -> Expr:
    value = number(scope, node.value)
    if isinstance(value, tree.Constant):
        return tree.Constant(node.span, NUMBER, -value.value)
    return tree.Negate(node.span, NUMBER, value)


@binds(syntax.Arithmetic)
def bind_arithmetic(scope: Scope, node: syntax.Arithmetic, want: Type | None) -> Expr:
    op, span = node.op, node.span
    left = bind(scope, node.left)
    if is_many(left.type) and op in "+-":
        right = bind(scope, node.right, left.type)
        if op == "+" and (holds_cards(left) or holds_cards(right)):
            return joined(scope, left, right, span)
        many = isinstance(left.type, (ty.SetOf, ty.ListOf)) and not is_many(element(left.type))
        if comparable(element(left.type), element(right.type)) and ty.names_kind(left.type) != ty.names_kind(right.type):
            fit(scope, right, ty.SetOf(element(left.type)) if is_many(right.type) else element(left.type), node.right.span)
            return missing(span)
        if many and (isinstance(right.type, (ty.SetOf, ty.ListOf)) or bare(right.type) == element(left.type)):
            return tree.Combine(span, ty.SetOf(element(left.type)), op, left, right)
    left, right = as_number(scope, left), number(scope, node.right)
    if isinstance(left, tree.Constant) and isinstance(right, tree.Constant) and max(abs(left.value), abs(right.value)) < COMPUTED:
        a, b = left.value, right.value
        return tree.Constant(span, NUMBER, a + b if op == "+" else a - b if op == "-" else a * b)
    return tree.Arithmetic(span, NUMBER, op, left, right)


def joined(scope: Scope, left: Expr, right: Expr, span: Span) -> Expr:
    """The cards of two places, one behind the other."""
    if is_unknown(left) or is_unknown(right):
        return missing(span)
    for part in (left, right):
        if not isinstance(element(part.type), (ty.RowOf, ty.AnyCard)):
            message = f"cards are joined with cards, this is {type_words(part.type)}"
            return scope.error("wrong-kind", message, part.span, "not cards", "name a pile, a row or a card")
    one, other = element(left.type), element(right.type)
    return tree.Combine(span, ty.ListOf(one if one == other else ty.AnyCard()), "+", left, right)


@binds(syntax.Quotient)
def bind_quotient(scope: Scope, node: syntax.Quotient, want: Type | None) -> Expr:
    left, right = number(scope, node.left), number(scope, node.right)
    if can_be_0(scope.range(right)):
        help = "divide by a number that is at least 1, as in `max(1, ...)`"
        report = partial(scope.error, "out-of-range", "this divides by something that can be 0", node.right.span, "can be 0", help)
        ranges = scope.binder.ranges
        loop = next((loop for loop in scope.presumed if not can_be_0(ranges.of(right, loop.facts(scope.facts)))), None)
        if loop is None:
            report()
        else:
            loop.findings.append(report)
    return tree.Quotient(node.span, NUMBER, left, right, node.rounding)


def can_be_0(of: Interval) -> bool:
    low, high = of
    return (low is None or low <= 0) and (high is None or high >= 0)


@binds(syntax.Cases)
def bind_cases(scope: Scope, node: syntax.Cases, want: Type | None) -> Expr:
    """The first value whose condition holds. Bare choices and rows take their type from the others, as in a set."""
    written = (*(case.value for case in node.cases), node.otherwise)
    if want is None:
        known = next((value for value in written if not is_constant_name(scope, value)), None)
        want = shared_type(scope, written) if known is None else None
    tests, values = [], []
    for case in node.cases:
        test = condition(scope, case.test)
        tests.append(test)
        values.append(bind(scope.inner(test), case.value, want))
        scope = scope.inner(test, False)
    values.append(bind(scope, node.otherwise, want))
    return either(scope, tests, values, node.span)


def either(scope: Scope, tests: list[Expr], values: list[Expr], span: Span) -> Expr:
    """The values have to be of one kind; the whole may be none if one of them may."""
    if any(map(is_unknown, values)):
        return missing(span)
    values = all_kinds(scope, values)
    kind = next((value.type for value in values if not isinstance(value.type, ty.NoneType)), ty.NoneType())
    if isinstance(kind, (ty.GridOf, ty.FaceType, ty.FamilyOf, ty.TextType)):
        return scope.error("wrong-kind", f"{type_words(kind)} can't depend on a condition", span, "not one value", "use `if`")
    for value in values:
        none = isinstance(value.type, ty.NoneType)
        if not none and not (comparable(value.type, kind) and ty.names_kind(value.type) == ty.names_kind(kind)):
            message = f"this is {type_words(value.type)}, the value before is {type_words(kind)}"
            return scope.error("wrong-type", message, value.span, "of another kind", "give values of one kind")
    if any(isinstance(value.type, (ty.OptionalOf, ty.NoneType)) for value in values):
        kind = ty.OptionalOf(bare(kind))
    elif isinstance(bare(kind), ty.IntType):
        kind = NUMBER
    elif is_many(kind):
        kind = ty.SetOf(element(kind)) if any(isinstance(value.type, ty.SetOf) for value in values) else ty.ListOf(element(kind))
    found = values[-1]
    for test, value in zip(reversed(tests), reversed(values[:-1]), strict=True):
        found = tree.Either(span, kind, test, value, found)
    return found


# ---------------------------------------------------------------- sets


@binds(syntax.RangeOf)
def bind_range(scope: Scope, node: syntax.RangeOf, want: Type | None) -> Expr:
    low, high = number(scope, node.low), number(scope, node.high)
    if isinstance(low, tree.Constant) and isinstance(high, tree.Constant) and low.value > high.value:
        message, help = f"the range {low.value}..{high.value} is empty", f"write `{high.value}..{low.value}`"
        return scope.error("wrong-type", message, node.span, "ends before it begins", help)
    return tree.Range(node.span, ty.ListOf(NUMBER), low, high)


@binds(syntax.SetLiteral)
def bind_set(scope: Scope, node: syntax.SetLiteral, want: Type | None) -> Expr:
    """Bare choices and rows take their type from what is expected, from the others, or from all of them together."""
    inner = element(want) if want is not None else None
    known = first = None
    if inner is None:
        known = next((i for i in node.items if not is_constant_name(scope, i)), None)
        first = bind(scope, known) if known is not None else None
        inner = first.type if first is not None else shared_type(scope, node.items)
    items = tuple(first if first is not None and item is known else bind(scope, item, inner) for item in node.items)
    if any(ty.names_kind(item.type) for item in items):
        items = tuple(all_kinds(scope, items))
        inner = items[0].type
    if inner is None and items:
        inner = items[0].type
    for item, part in zip(items, node.items, strict=True):
        if isinstance(item, (tree.Text, tree.RowName)):
            help = "declare the values with `choices`, or use `choose one` with options"
            return scope.error("wrong-type", "texts can't be collected or chosen", item.span, "a text", help)
        if inner is not None and not is_unknown(item) and (is_many(item.type) or not comparable(item.type, inner)):
            message = f"this is {type_words(item.type)}, the set is of {type_words(bare(inner))}"
            return scope.error("wrong-type", message, part.span, "of another kind", "put things of one kind between the braces")
    return tree.Items(node.span, ty.ListOf(inner if inner is not None else ty.Unknown()), items)


def all_kinds(scope: Scope, values: Iterable[Expr]) -> list[Expr]:
    """Where one of several values is a kind, the others are kinds too."""
    values = [*values]
    kind = next((bare(value.type) for value in values if isinstance(bare(value.type), ty.KindOf)), None)
    if kind is None:
        return values
    named = (as_kind(value) if isinstance(value, tree.Constant) else value for value in values)
    return [fit(scope, value, ty.OptionalOf(kind), value.span) for value in named]


def shared_type(scope: Scope, items: Args) -> Type | None:
    """The one type of which all these names are values."""
    names = [item.name for item in items if isinstance(item, syntax.Name)]
    if not items or len(names) != len(items):
        return None
    kinds = [found.type for found in constants_called(scope, names[0], items[0].span)]
    shared = [kind for kind in kinds if all(constant_of(scope, name, kind, items[0].span) is not None for name in names)]
    return shared[0] if len(shared) == 1 else None


@binds(syntax.IsIn)
def bind_is_in(scope: Scope, node: syntax.IsIn, want: Type | None) -> Expr:
    found = is_in(scope, node)
    return tree.Not(node.span, FLAG, found) if node.negated else found


def is_in(scope: Scope, node: syntax.IsIn) -> Expr:
    item, domain, span = node.item, node.domain, node.span
    if isinstance(domain, syntax.RangeOf):
        return tree.Between(span, FLAG, number(scope, item), number(scope, domain.low), number(scope, domain.high))
    if not is_constant_name(scope, item) and (isinstance(domain, syntax.SetLiteral) or is_constant_name(scope, domain)):
        first = bind(scope, item)
        where = bind(scope, domain, ty.ListOf(bare(first.type)) if isinstance(domain, syntax.SetLiteral) else first.type)
    else:
        where = bind(scope, domain)
        first = bind(scope, item, element(where.type))
    holds = tree.Constant(span, FLAG, 1)
    if is_unknown(first) or is_unknown(where):
        return holds
    if not is_many(where.type):
        message = f"`in` needs a set, this is {type_words(where.type)}"
        scope.error("wrong-kind", message, domain.span, "not a set", "compare with `=`")
        return holds
    inside = element(where.type)
    if not isinstance(inside, ty.Unknown) and not comparable(first.type, inside):
        message = f"{type_words(first.type)} can never be in {type_words(where.type)}"
        scope.error("wrong-type", message, item.span, "of another kind")
        return holds
    return tree.IsIn(span, FLAG, first, where, across(first.type, inside))


def holds_cards(expr: Expr) -> bool:
    """Is it a pile, a row, several of them joined, or one or the other?"""
    if isinstance(expr, tree.Either):
        return holds_cards(expr.then) or holds_cards(expr.other)
    return isinstance(expr.type, (ty.PileOf, ty.LineOf)) or (isinstance(expr, tree.Combine) and isinstance(expr.type, ty.ListOf))


# ---------------------------------------------------------------- conditions


@binds(syntax.Compare)
def bind_compare(scope: Scope, node: syntax.Compare, want: Type | None) -> Expr:
    op, span = node.op, node.span
    if is_constant_name(scope, node.left) and not is_constant_name(scope, node.right):
        right = bind(scope, node.right)
        left = bind(scope, node.left, right.type)
    else:
        left = bind(scope, node.left)
        right = bind(scope, node.right, left.type)
    if is_unknown(left) or is_unknown(right):
        return tree.Compare(span, FLAG, op, left, right)
    texts = [side for side in (left, right) if isinstance(side, (tree.Text, tree.RowName))]
    if texts and not (op in ("=", "!=") and all(isinstance(side, tree.RowName) for side in (left, right))):
        message, help = "texts are only printed, they can't be compared", "compare the rows, their names, or a column of `choices`"
        scope.error("wrong-type", message, texts[0].span, "a text", help)
        return tree.Constant(span, FLAG, 1)
    if not comparable(left.type, right.type) or (op not in ("=", "!=") and not ordered(left.type)):
        message = f"{type_words(left.type)} can't be compared with {type_words(right.type)}"
        scope.error("wrong-type", message, span, "different kinds", "compare things of the same kind")
        return tree.Constant(span, FLAG, 1)
    if is_many(left.type) and is_many(right.type) and ty.names_kind(left.type) != ty.names_kind(right.type):
        same = same_kinds(scope, left, right, span)
        return same if op == "=" else tree.Not(span, FLAG, same)
    if op == "=":
        check_copies(scope, left, right, span)
    return tree.Compare(span, FLAG, op, left, right, across(left.type, right.type))


def same_kinds(scope: Scope, left: Expr, right: Expr, span: Span) -> Expr:
    """Cards that lie in an order, compared with kinds that are written: as many, and each of its kind."""
    cards, kinds = (right, left) if ty.names_kind(left.type) else (left, right)
    if not isinstance(kinds, tree.Items) or isinstance(cards.type, ty.SetOf):
        message, help = "cards as a whole can't be compared with kinds", "count them, as in `count(c in ... where c = ...)`"
        return scope.error("wrong-type", message, span, "cards and kinds", help)
    size = tree.Builtin(span, NUMBER, "count", (cards,))
    found: Expr = tree.Compare(span, FLAG, "=", size, tree.Constant(span, NUMBER, len(kinds.items)))
    for at, kind in enumerate(kinds.items, 1):
        card = tree.ItemAt(span, element(cards.type), cards, tree.Constant(span, NUMBER, at))
        found = tree.Logic(span, FLAG, "and", found, tree.Compare(span, FLAG, "=", card, kind, True))
    return found


def check_copies(scope: Scope, left: Expr, right: Expr, span: Span) -> None:
    """Two cards that may be copies of each other: is the very same card meant, or the same kind? Warned of unless one of them is
    named, or is the card that speaks."""
    kinds = [bare(side.type) for side in (left, right)]
    sides = (left, right)
    known = any(isinstance(side, (tree.Constant, tree.Word)) for side in sides)
    table = next((scope.model.row_types[kind.name] for kind in kinds if isinstance(kind, ty.RowOf)), None)
    if known or table is None or not table.has_copies or not all(isinstance(kind, ty.RowOf) for kind in kinds):
        return
    one, other = (scope.source.text[side.span.start : side.span.end] for side in sides)
    message = f"two cards are compared, and {table.name} have copies: only the very same card is equal"
    help = f"compare kinds, as in `kind({one}) = kind({other})`; if the very same card is meant, write `{one} in {{{other}}}`"
    scope.warn("copies-compared", message, span, "the same card, not the same kind", help)


def across(one: Type, two: Type) -> bool:
    """Is a thing compared with a kind: are all copies meant?"""
    return any(isinstance(bare(side), (ty.RowOf, ty.AnyCard)) for side in (one, two)) and (ty.names_kind(one) or ty.names_kind(two))


@binds(syntax.Not)
def bind_not(scope: Scope, node: syntax.Not, want: Type | None) -> Expr:
    return tree.Not(node.span, FLAG, condition(scope, node.value))


@binds(syntax.Logic)
def bind_logic(scope: Scope, node: syntax.Logic, want: Type | None) -> Expr:
    left = condition(scope, node.left)
    return tree.Logic(node.span, FLAG, node.op, left, condition(scope.inner(left, node.op == "and"), node.right))


@binds(syntax.Targets)
def bind_targets(scope: Scope, node: syntax.Targets, want: Type | None) -> Expr:
    return tree.Targets(node.span, FLAG, bind(scope, node.card), bind(scope, node.player))
