"""Expressions of the syntax tree -> typed expressions. Wrong ones are reported and become `Unknown`, which fits everything."""

from __future__ import annotations

from compiler.bind.names import UNKNOWN, bare, bind_name, element, is_constant_name, member
from compiler.bind.scope import Scope, Typed
from compiler.bind.tables import column_read, row_numbers, table_read
from compiler.ir.expr import At, Bits, Cell, Const, Contains, Expr, Fold, Has, Int, LetIn, MaskOf, Neg, Not, Op, Range, Tup, Var
from compiler.report import type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FaceType,
    FlagType,
    GridOf,
    IntType,
    LineOf,
    ListOf,
    NoneType,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
    Unknown,
)
from dsl import syntax
from dsl.source import Span

COMPARE = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
NUMBER = IntType(None, None)


def bind(scope: Scope, node: syntax.Expr, want: Type | None = None) -> Typed:
    match node:
        case syntax.Number(value=value):
            return Typed(Int(value), IntType(value, value))
        case syntax.Name():
            return bind_name(scope, node, want)
        case syntax.TypeName(name=name):
            return all_of_type(scope, name, node.span)
        case syntax.My(name=name):
            return member_of(scope, Typed(_me(scope, name), PlayerType()), name, ())
        case syntax.Their(name=name):
            return member_of(scope, _them(scope, node.span), name, ())
        case syntax.OfPlayer(base=base, name=name):
            return of_player(scope, base, name, ())
        case syntax.Column(base=base, name=name):
            return column_read(scope, bind(scope, base), name, ())
        case syntax.Index(base=base, args=args):
            return bind_index(scope, base, args, node.span, want)
        case syntax.SetLiteral(items=items):
            return set_literal(scope, items, want, node.span)
        case syntax.Call() | syntax.Aggregate():
            from compiler.bind.functions import bind_aggregate, bind_call

            return bind_call(scope, node, want) if isinstance(node, syntax.Call) else bind_aggregate(scope, node, want)
        case syntax.Negate(value=value):
            typed = number(scope, value)
            return Typed(Int(-typed.value) if isinstance(typed, Int) else Neg(typed), NUMBER)
        case syntax.Arithmetic(op=op, left=left, right=right):
            return arithmetic(scope, op, left, right)
        case syntax.Quotient(left=left, right=right, rounding=rounding):
            return quotient(scope, node, left, right, rounding)
        case syntax.Compare(op=op, left=left, right=right):
            return compare(scope, COMPARE[op], left, right, node.span)
        case syntax.IsIn(item=item, domain=domain, negated=negated):
            found = is_in(scope, item, domain)
            return Typed(Not(found) if negated else found, FlagType())
        case syntax.RangeOf(low=low, high=high):
            first, last = number(scope, low), number(scope, high)
            if isinstance(first, Int) and isinstance(last, Int) and first.value > last.value:
                scope.error(
                    "wrong-type",
                    f"the range {first.value}..{last.value} is empty",
                    node.span,
                    "ends before it begins",
                    help=f"write `{last.value}..{first.value}`",
                )
                return UNKNOWN
            return Typed(Range(first, last), ListOf(NUMBER))
        case syntax.Not(value=value):
            return Typed(Not(condition(scope, value)), FlagType())
        case syntax.Logic(op=op, left=left, right=right):
            first = condition(scope, left)
            inner = scope.inner(reads=scope.reads, needs=scope.needs)
            inner.assume(first, op == "and")
            return Typed(Op(op, first, condition(inner, right)), FlagType())
        case syntax.Targets(card=card, player=player):
            card_ir, seat = bind(scope, card), bind(scope, player)
            from compiler.ir.expr import Cell

            return Typed(Op("and", Op("==", card_ir.ir, Cell("targeting")), Has(Cell("targeted"), seat.ir)), FlagType())
        case syntax.Text():
            return Typed(Int(0), TextType())
    return UNKNOWN


def _me(scope: Scope, name: syntax.Ident) -> Expr:
    from compiler.bind.names import mine

    return mine(scope, name.span, name.text)


def _them(scope: Scope, span: Span) -> Typed:
    if scope.them is None:
        scope.error("unknown-name", "nobody is meant by `their` here", span, "no other player", help="name the player who is meant")
        return UNKNOWN
    return Typed(scope.them, PlayerType())


def member_of(scope: Scope, owner: Typed, name: syntax.Ident, args) -> Typed:
    if isinstance(owner.type, Unknown):
        return UNKNOWN
    info = scope.model.fields.get(name.text)
    if info is not None and info.owner == "game":
        scope.error(
            "wrong-kind",
            f"`{name.text}` belongs to the game, not to a player",
            name.span,
            "the game's",
            others=[info.place.label("declared here")],
            help=f"write `{name.text}` alone",
        )
        return UNKNOWN
    return member(scope, owner, name, args)


def of_player(scope: Scope, base: syntax.Expr, name: syntax.Ident, args) -> Typed:
    owner = bind(scope, base, PlayerType())
    if isinstance(owner.type, Unknown):
        return UNKNOWN
    if isinstance(owner.type, OptionalOf) and isinstance(owner.type.of, PlayerType):
        low, _ = scope.range(owner.ir)
        if low is None or low < 0:
            scope.error(
                "none-read",
                f"`'s {name.text}` is read of a player who may be none",
                name.span,
                "may be none here",
                help="ask first, as in `if x != none`",
            )
        owner = Typed(owner.ir, PlayerType())
    if not isinstance(owner.type, PlayerType):
        scope.error(
            "wrong-kind",
            f"`'s` is for players, this is {type_words(owner.type)}",
            base.span,
            "not a player",
            help=f"write `.{name.text}`",
        )
        return UNKNOWN
    return member_of(scope, owner, name, args)


def bind_index(scope: Scope, base: syntax.Expr, args, span: Span, want: Type | None) -> Typed:
    match base:
        case syntax.Name(name=name):
            if name in scope.locals:
                return index_value(scope, bind(scope, base), args, span)
            if name in scope.model.tables:
                return table_read(scope, scope.model.tables[name], args, span)
            return member(scope, None, syntax.Ident(base.span, name), args)
        case syntax.My(name=name):
            return member_of(scope, Typed(_me(scope, name), PlayerType()), name, args)
        case syntax.Their(name=name):
            return member_of(scope, _them(scope, base.span), name, args)
        case syntax.OfPlayer(base=owner, name=name):
            return of_player(scope, owner, name, args)
        case syntax.Column(base=owner, name=name):
            row = bind(scope, owner)
            kind = bare(row.type)
            table = scope.model.row_types.get(kind.name) if isinstance(kind, RowOf) else None
            column = table.column(name.text) if table else None
            if column is not None and isinstance(column.type, (ListOf, GridOf)):
                return index_value(scope, column_read(scope, row, name, ()), args, span)
            return column_read(scope, row, name, args)
    return index_value(scope, bind(scope, base), args, span)


def index_value(scope: Scope, base: Typed, args, span: Span) -> Typed:
    """`list[n]` counts from 1; a grid or face is read by its cells."""
    if isinstance(base.type, Unknown):
        return UNKNOWN
    if len(args) != 1:
        scope.error("wrong-arguments", "one index is needed here", span, help="write one value in brackets")
        return UNKNOWN
    if isinstance(base.type, (ListOf, PileOf, LineOf)):
        at = number(scope, args[0])
        return Typed(At(base.ir, Op("-", at, Int(1))), base.type.of)
    if isinstance(base.type, GridOf):
        return Typed(At(base.ir, bind(scope, args[0], CellType(base.type.height, base.type.width)).ir), OptionalOf(base.type.of))
    scope.error(
        "wrong-kind", f"{type_words(base.type)} can't be read with brackets", span, "no places inside", help="remove the brackets"
    )
    return UNKNOWN


def all_of_type(scope: Scope, name: str, span: Span) -> Typed:
    model = scope.model
    if name in model.choices:
        values = tuple(range(len(model.choices[name].values)))
        return Typed(Const(scope.builder.constant(f"all_{name}", values)), ListOf(ChoiceType(name)))
    if name in model.row_types:
        from compiler.bind.tables import all_things

        return Typed(Const(all_things(scope, model.row_types[name])), ListOf(RowOf(name)))
    scope.error(
        "unknown-type",
        f"there is no type called `{name}`",
        span,
        "not declared anywhere",
        help="declare it with `choices` or as the rows of a `table`",
    )
    return UNKNOWN


def set_literal(scope: Scope, items, want: Type | None, span: Span) -> Typed:
    inner = element(want) if isinstance(want, (SetOf, ListOf, PileOf, LineOf)) else want
    known = first = None
    if inner is None:
        known = next((i for i in items if not is_constant_name(scope, i)), None)
        first = bind(scope, known) if known is not None else None
        inner = first.type if first is not None else None
        if inner is None and items:
            shared = [t for t in _types_of(scope, items[0]) if all(_is_value(scope, i, t) for i in items)]
            inner = shared[0] if len(shared) == 1 else None
    typed = [first if item is known else bind(scope, item, inner) for item in items]
    if inner is None and typed:
        inner = typed[0].type
    return Typed(Tup(tuple(t.ir for t in typed)), ListOf(inner if inner is not None else Unknown()))


def _types_of(scope: Scope, item) -> list[Type]:
    from compiler.bind.names import constants_called

    return [t.type for t in constants_called(scope, item.name)] if isinstance(item, syntax.Name) else []


def _is_value(scope: Scope, item, type: Type) -> bool:
    from compiler.bind.names import value_of

    return isinstance(item, syntax.Name) and value_of(scope, item.name, type) is not None


# ---------------------------------------------------------------- numbers and conditions


def number(scope: Scope, node: syntax.Expr) -> Expr:
    """A whole number; choices count as their position."""
    return as_number(scope, bind(scope, node), node)


def as_number(scope: Scope, typed: Typed, node: syntax.Expr) -> Expr:
    if isinstance(bare(typed.type), (IntType, ChoiceType, FlagType, Unknown)):
        return typed.ir
    hint = "count it with `count(...)`" if isinstance(typed.type, (SetOf, ListOf, PileOf, LineOf)) else None
    scope.error("not-a-number", f"a number is needed, this is {type_words(typed.type)}", node.span, "not a number", help=hint)
    return UNKNOWN.ir


def condition(scope: Scope, node: syntax.Expr) -> Expr:
    typed = bind(scope, node, FlagType())
    if isinstance(typed.type, (FlagType, Unknown)):
        return typed.ir
    scope.error(
        "wrong-type",
        f"a condition is needed, this is {type_words(typed.type)}",
        node.span,
        "neither true nor false",
        help="compare it with something, as in `x > 0`",
    )
    return Int(1)


def arithmetic(scope: Scope, op: str, left: syntax.Expr, right: syntax.Expr) -> Typed:
    first = bind(scope, left)
    if isinstance(first.type, (SetOf, ListOf)) and op in "+-":
        second = bind(scope, right, first.type)
        if isinstance(second.type, (SetOf, ListOf)) or bare(second.type) == element(first.type):
            return combine(scope, op, first, second)
    a, b = as_number(scope, first, left), number(scope, right)
    kind = bare(first.type)
    if isinstance(a, Int) and isinstance(b, Int) and abs(a.value) < 10**15 and abs(b.value) < 10**15:
        return Typed(Int({"+": a.value + b.value, "-": a.value - b.value, "*": a.value * b.value}[op]), NUMBER)
    return Typed(Op(op, a, b), kind if isinstance(kind, ChoiceType) and op in "+-" and isinstance(b, Int) else NUMBER)


def combine(scope: Scope, op: str, first: Typed, second: Typed) -> Typed:
    """Sets joined or taken apart."""
    of = element(first.type)
    mask = as_mask(scope, second) if isinstance(second.type, (SetOf, ListOf)) else MaskOf(Tup((second.ir,)))
    return Typed(Op("|" if op == "+" else "&~", as_mask(scope, first), mask), SetOf(of))


def quotient(scope: Scope, node, left, right, rounding: str) -> Typed:
    a, b = number(scope, left), number(scope, right)
    low, high = scope.range(b)
    if (low is None or low <= 0) and (high is None or high >= 0):
        scope.error(
            "out-of-range",
            "this divides by something that can be 0",
            right.span,
            "can be 0",
            help="divide by a number that is at least 1, as in `max(1, ...)`",
        )
    return Typed(Op("//" if rounding == "down" else "/^", a, b), NUMBER)


def compare(scope: Scope, op: str, left: syntax.Expr, right: syntax.Expr, span: Span) -> Typed:
    if is_constant_name(scope, left) and not is_constant_name(scope, right):
        second = bind(scope, right)
        first = bind(scope, left, second.type)
    else:
        first = bind(scope, left)
        second = bind(scope, right, first.type)
    a, b = first.ir, second.ir
    if isinstance(first.type, Unknown) or isinstance(second.type, Unknown):
        return Typed(Op(op, a, b), FlagType())
    if not comparable(first.type, second.type) or (op not in ("==", "!=") and not ordered(first.type)):
        scope.error(
            "wrong-type",
            f"{type_words(first.type)} can't be compared with {type_words(second.type)}",
            span,
            "different kinds",
            help="compare things of the same kind",
        )
        return Typed(Int(1), FlagType())
    if isinstance(first.type, (SetOf, ListOf)) and isinstance(second.type, (SetOf, ListOf)):
        if isinstance(first.type, SetOf) or isinstance(second.type, SetOf):
            a, b = as_mask(scope, first), as_mask(scope, second)
        return Typed(Op(op, a, b), FlagType())
    kind = bare(first.type)
    if (first.literal or second.literal) and isinstance(kind, (RowOf, AnyCard)):
        a, b = row_identity(scope, first), row_identity(scope, second)
    return Typed(Op(op, a, b), FlagType())


def row_identity(scope: Scope, typed: Typed) -> Expr:
    """What makes two copies of a card equal."""
    kind = bare(typed.type)
    tables = (
        [scope.model.row_types[kind.name]] if isinstance(kind, RowOf) else [t for t in scope.model.tables.values() if t.is_cards]
    )
    if not any(len(t.things) != len(t.rows) for t in tables) or not tables[0].is_cards:
        return typed.ir
    if isinstance(typed.ir, Int):
        return Int(scope.builder.row_of(typed.ir.value))
    if isinstance(typed.type, OptionalOf):
        from compiler.ir.expr import Cond

        return Cond(Op("<", typed.ir, Int(0)), Int(-1), Const(row_numbers(scope), typed.ir))
    return Const(row_numbers(scope), typed.ir)


def ordered(type: Type) -> bool:
    return isinstance(bare(type), (IntType, ChoiceType, FlagType, CellType))


def comparable(a: Type, b: Type) -> bool:
    if isinstance(a, NoneType) or isinstance(b, NoneType):
        other = b if isinstance(a, NoneType) else a
        return isinstance(other, (OptionalOf, NoneType, IntType))
    a, b = bare(a), bare(b)
    if isinstance(a, (IntType, CellType)) and isinstance(b, (IntType, CellType)):
        return True
    if isinstance(a, (RowOf, AnyCard)) and isinstance(b, (RowOf, AnyCard)):
        return a == b or isinstance(a, AnyCard) or isinstance(b, AnyCard)
    if isinstance(a, (SetOf, ListOf, PileOf, LineOf)) and isinstance(b, (SetOf, ListOf, PileOf, LineOf)):
        return isinstance(element(a), Unknown) or isinstance(element(b), Unknown) or comparable(element(a), element(b))
    return type(a) is type(b) and (not isinstance(a, (ChoiceType, RowOf)) or a == b)


def is_in(scope: Scope, item: syntax.Expr, domain: syntax.Expr) -> Expr:
    if isinstance(domain, syntax.RangeOf):
        value = number(scope, item)
        low, high = number(scope, domain.low), number(scope, domain.high)
        if isinstance(value, (Var, Int, Cell)):
            return Op("and", Op(">=", value, low), Op("<=", value, high))
        name = scope.builder.fresh("value")
        return LetIn(name, value, Op("and", Op(">=", Var(name), low), Op("<=", Var(name), high)))
    if is_constant_name(scope, item) or not is_constant_name(scope, domain):
        if isinstance(domain, syntax.SetLiteral) and not is_constant_name(scope, item):
            first = bind(scope, item)
            where = bind(scope, domain, ListOf(bare(first.type)))
        else:
            where = bind(scope, domain)
            first = bind(scope, item, element(where.type))
    else:
        first = bind(scope, item)
        where = bind(scope, domain, first.type)
    if isinstance(first.type, Unknown) or isinstance(where.type, Unknown):
        return Int(1)
    if not isinstance(where.type, (SetOf, ListOf, PileOf, LineOf)):
        scope.error(
            "wrong-kind", f"`in` needs a set, this is {type_words(where.type)}", domain.span, "not a set", help="compare with `=`"
        )
        return Int(1)
    inside = element(where.type)
    if not isinstance(inside, Unknown) and not comparable(first.type, inside):
        scope.error(
            "wrong-type", f"{type_words(first.type)} can never be in {type_words(where.type)}", item.span, "of another kind"
        )
        return Int(1)
    if isinstance(where.type, SetOf):
        return Has(where.ir, first.ir)
    if first.literal and isinstance(where.type, (PileOf, LineOf)):
        var = scope.builder.fresh("card")
        return Fold("any", var, where.ir, Op("==", row_identity(scope, Typed(Var(var), inside)), row_identity(scope, first)))
    return Contains(where.ir, first.ir)


# ---------------------------------------------------------------- collections


def collection(scope: Scope, node: syntax.Expr, want: Type | None = None) -> Typed:
    """A set, list, pile or range to choose from or run over."""
    typed = bind(scope, node, ListOf(want) if want is not None else None)
    if isinstance(typed.type, (SetOf, ListOf, PileOf, LineOf, Unknown)):
        return typed
    if isinstance(typed.type, OptionalOf) or isinstance(typed.type, (RowOf, PlayerType, ChoiceType)):
        scope.error(
            "wrong-kind",
            f"a set is needed here, this is {type_words(typed.type)}",
            node.span,
            "one thing, not a set",
            help="write it in braces, as in `{x}`",
        )
        return UNKNOWN
    scope.error("wrong-kind", f"a set is needed here, this is {type_words(typed.type)}", node.span, "not a set")
    return UNKNOWN


def width_of(scope: Scope, type: Type) -> int:
    high = scope.model.bounds_of(bare(type))[1]
    return (high or 0) + 1


def as_list(scope: Scope, typed: Typed) -> Expr:
    """The members as a tuple."""
    if isinstance(typed.type, SetOf):
        if isinstance(typed.ir, MaskOf):
            return typed.ir.items
        return Bits(typed.ir, width_of(scope, typed.type.of))
    if isinstance(typed.type, Unknown):
        return Tup(())
    return typed.ir


def as_mask(scope: Scope, typed: Typed) -> Expr:
    if isinstance(typed.type, SetOf):
        return typed.ir
    match typed.ir:
        case Tup(items) if all(isinstance(i, Int) and i.value >= 0 for i in items):
            return Int(sum(1 << v for v in {i.value for i in items}))
        case Const(name, None):
            return Int(sum(1 << v for v in scope.builder.program.constants[name]))
    return MaskOf(typed.ir)


def item_type(typed: Typed) -> Type:
    return element(typed.type) if isinstance(typed.type, (SetOf, ListOf, PileOf, LineOf)) else Unknown()


# ---------------------------------------------------------------- fitting a value to where it goes


def fit(scope: Scope, typed: Typed, want: Type, span: Span) -> Typed:
    """The value as the wanted type, or an error."""
    have = typed.type
    if isinstance(have, Unknown) or isinstance(want, Unknown):
        return Typed(typed.ir, want)
    match want:
        case OptionalOf(of):
            if isinstance(have, NoneType):
                return Typed(Int(-1), want)
            inner = fit(scope, Typed(typed.ir, bare(have), typed.literal), of, span)
            return Typed(inner.ir, want, typed.literal)
        case SetOf(of) if isinstance(have, (SetOf, ListOf)):
            if isinstance(element(have), Unknown) or comparable(element(have), of):
                return Typed(as_mask(scope, typed), want)
        case ListOf(of) if isinstance(have, (SetOf, ListOf, PileOf, LineOf)):
            if isinstance(element(have), Unknown) or comparable(element(have), of):
                return Typed(as_list(scope, typed), want)
        case IntType() if isinstance(have, (IntType, CellType)):
            return typed
        case IntType() if isinstance(have, RuleType) and have.kind == "amount":
            return typed
        case CellType() if isinstance(have, (IntType, CellType)):
            return Typed(typed.ir, want)
        case RowOf() | AnyCard() if isinstance(have, (RowOf, AnyCard)) and comparable(have, want):
            return Typed(typed.ir, want if isinstance(have, AnyCard) else have, typed.literal)
        case GridOf() if isinstance(have, GridOf):
            return typed
        case FaceType() if isinstance(have, FaceType):
            return typed
        case _ if type(have) is type(want) and (not isinstance(want, (ChoiceType, RowOf)) or have == want):
            return typed
    if isinstance(have, OptionalOf):
        low, _ = scope.range(typed.ir)
        if low is not None and low >= 0 or scope.needs is not None:
            return fit(scope, Typed(typed.ir, have.of, typed.literal), want, span)
        if comparable(have.of, want):
            scope.error(
                "none-read",
                f"{type_words(want)} is needed, this may be none",
                span,
                "may be none here",
                help="ask first, as in `if x != none`",
            )
            return Typed(typed.ir, want)
    scope.error("wrong-type", f"{type_words(want)} is needed, this is {type_words(have)}", span, "of another kind")
    return Typed(Int(0), want)
