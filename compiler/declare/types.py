"""Types as they are written -> types by what they mean: names looked up, ends of ranges as numbers, sizes within reason."""

from __future__ import annotations

from compiler.declare.names import Names
from compiler.limits import MOST_MEMBERS, MOST_SPACES
from compiler.report import suggestion, type_words
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    GridOf,
    IntType,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
    Unknown,
    family,
)
from dsl import syntax
from dsl.source import Source

SIMPLE: dict[str, Type] = {
    "flag": FlagType(),
    "player": PlayerType(),
    "card": AnyCard(),
    "text": TextType(),
    "number": IntType(None, None),
    **{word: RuleType(word) for word in ("effect", "condition", "amount", "price", "action")},
}


def resolve(names: Names, node: syntax.Type, source: Source) -> Type:
    match node:
        case syntax.RangeType():
            return range_of(names, node, source)
        case syntax.SimpleType(word=word):
            if word == "card":
                names.model.uses_any_card = True
            return SIMPLE[word] if word in SIMPLE else unknown(names, node, word, "not a type", [*SIMPLE, *names.types], source)
        case syntax.NamedType(name=name):
            if name in names.model.choices:
                return ChoiceType(name)
            if name in names.types:
                return RowOf(name)
            if name == "Cell":
                return names.model.cell_type()
            return unknown(names, node, name, "not declared anywhere", list(names.types), source)
        case syntax.OptionalType(of=of):
            return OptionalOf(resolve(names, of, source))
        case syntax.SetType(of=of):
            return set_of(names, resolve(names, of, source), node, source)
        case syntax.ListType(of=of):
            return ListOf(resolve(names, of, source))
        case syntax.PileType(of=of):
            return PileOf(resolve(names, of, source))
        case syntax.RowType(size=syntax.Name(name=column), of=of):
            return LineOf(column, resolve(names, of, source))
        case syntax.RowType(size=size, of=of):
            places = size_of(names, size, source)
            fits = is_reasonable(names, places, MOST_SPACES, f"a row of {places} places", node, source)
            return LineOf(places if fits else 1, resolve(names, of, source))
        case syntax.GridType(of=of):
            height, width = size_of(names, node.height, source), size_of(names, node.width, source)
            if not is_reasonable(names, height * width, MOST_SPACES, f"a grid of {height * width} cells", node, source):
                height = width = 1
            return GridOf(height, width, resolve(names, of, source))
        case syntax.FamilyType(of=of, by=by):
            inner, keys = family(resolve(names, of, source))
            return FamilyOf(inner, (*keys, resolve(names, by, source)))


def unknown(names: Names, node: syntax.Type, name: str, label: str, known: list[str], source: Source) -> Type:
    message, help = f"there is no type called `{name}`", suggestion(name, known, "types")
    names.report("unknown-type", message, source, node.span, label, help=help)
    return Unknown()


def plain_number(expr: syntax.Expr) -> int | None:
    match expr:
        case syntax.Number(value=value):
            return value
        case syntax.Negate(value=syntax.Number(value=value)):
            return -value
    return None


def constant(names: Names, expr: syntax.Expr, source: Source) -> int | None:
    """A number as it is written, perhaps negative."""
    number = plain_number(expr)
    if number is None:
        message, help = "the ends of a range must be plain numbers", "write the number here, and a moving bound with `at most`"
        names.report("not-a-number", message, source, expr.span, "not a number", help=help)
    return number


def size_of(names: Names, expr: syntax.Expr, source: Source) -> int:
    size = constant(names, expr, source)
    return 1 if size is None else size


def range_of(names: Names, node: syntax.RangeType, source: Source) -> IntType:
    low = constant(names, node.low, source)
    high = None if node.high is None else constant(names, node.high, source)
    if low is None or high is None or low <= high:
        return IntType(low, high)
    message, help = f"the range {low}..{high} is empty", f"write `{high}..{low}`"
    names.report("wrong-type", message, source, node.span, "ends before it begins", help=help)
    return IntType(high, low)


def set_of(names: Names, of: Type, node: syntax.Type, source: Source) -> Type:
    if isinstance(of, (IntType, CellType)):
        low, high = names.model.bounds_of(of)
        if low is None or high is None or low < 0:
            message, help = "a set of numbers needs a range from 0 or more to an upper end", "write it, as in `set of 1..6`"
            names.report("wrong-type", message, source, node.span, "no such range", help=help)
            return Unknown()
        if not is_reasonable(names, high, MOST_MEMBERS, f"a set of numbers up to {high}", node, source) and high > 0:
            return Unknown()
    elif not isinstance(of, (ChoiceType, RowOf, AnyCard, PlayerType, FlagType, Unknown)):
        message = f"there are no sets of such things: this is {type_words(of)}"
        help = "make it a set of choices, rows, players or small numbers"
        names.report("wrong-type", message, source, node.span, "can't be a member", help=help)
        return Unknown()
    return SetOf(of)


def is_reasonable(names: Names, size: int, most: int, what: str, node: syntax.Type, source: Source) -> bool:
    """Is a size within all proportion? Reports it if not."""
    if 1 <= size <= most:
        return True
    problem, help = "holds nothing", "use a size of at least 1"
    if size > most:
        problem, help = "is larger than any game needs", "use a smaller size"
    names.report("too-many-values", f"{what} {problem}", source, node.span, f"1 to {most} are possible", help=help)
    return False
