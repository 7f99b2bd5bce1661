"""Which names are taken, and types as they are written -> types by what they mean. Whatever stands alone in a rule shares one name
space; types have their own. Ends of ranges become numbers, sizes have to be within reason."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Unpack

from compiler import types as ty
from compiler.limits import MOST_MEMBERS, MOST_SIZED_SPACES, MOST_SPACES
from compiler.model import Model, Place, spoken
from compiler.report import NO_BRACES, STRAY_BRACE, More, Reporter, has_stray_brace, suggestion, type_words
from compiler.types import Type
from dsl import syntax
from dsl.source import Source, Span
from dsl.vocabulary import line_words
from dsl.walk import nodes_in
from dsl.wording import with_article

VALUES = frozenset(
    "players everyone rivals partners humans me they them this source amount round total none nobody yes no empty".split()
)
"""What the language itself calls so, wherever it stands."""
BUILT_IN = VALUES | frozenset(
    """abilities count sum any all those best highest lowest min max take after_first first last top position place clockwise next
previous after seat distance areas reached odd cells cell overlap fits turned rotation automated""".split()
)
SHOWN = frozenset({"game", "over", "deciding"})
KEPT = re.compile(
    "active|automa|out_of_(round|game)|source_by|targeting|targeted|reactions|scratch"
    r"|at_(action|turn|phase|round)|(command|lasting|used|running)_\d+(_next)?"
)
"""What every view shows, and what every state keeps, under names of its own."""
Titled = syntax.ChoiceValue | syntax.Setting | syntax.Field | syntax.Table | syntax.Define | syntax.Quantity | syntax.Rule
SLOTTED = (syntax.Define, syntax.Quantity)
UNSLOTTED = (
    *(syntax.Game, syntax.Setting, syntax.ChoiceValue, syntax.Field, syntax.Table, syntax.QuantityLine),
    *(syntax.Phase, syntax.Score, syntax.Automa, syntax.Variant),
)
SIMPLE: dict[str, Type] = {
    "flag": ty.FlagType(),
    "player": ty.PlayerType(),
    "card": ty.AnyCard(),
    "text": ty.TextType(),
    "number": ty.IntType(None, None),
    **{word: ty.RuleType(word) for word in ("effect", "condition", "amount", "price", "action")},
}


@dataclass
class Names:
    """The names given so far, and where all that is declared under them goes."""

    model: Model
    reporter: Reporter
    taken: dict[str, tuple[str, Place]] = field(default_factory=dict)  # each with what it names
    types: dict[str, Place] = field(default_factory=dict)

    def report(self, code: str, message: str, source: Source, span: Span, label: str = "", **more: Unpack[More]) -> None:
        self.reporter.report(code, message, source, span, label, **more)

    def is_free(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        """Is it none of the words of the language, and not kept by every game?"""
        stored = kind in ("field", "setting", "pile")
        kept = stored and (name.text in SHOWN or (kind != "pile" and KEPT.fullmatch(name.text) is not None))
        if name.text not in BUILT_IN and name.text not in line_words() and not kept:
            return True
        what = "kept by every game for itself" if kept else "a word of the language"
        message = f"`{name}` is {what} and can't name {with_article(kind)}"
        self.report("reserved-name", message, source, name.span, "reserved", help="choose another name")
        self.model.refused.add(name.text)
        return False

    def claim(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        """Takes a bare name for a declaration; reports it if it is taken or reserved."""
        if not self.is_free(name, kind, source):
            return False
        if name.text not in self.taken:
            self.taken[name.text] = kind, Place(source, name.span)
            return True
        other_kind, other = self.taken[name.text]
        others = [other.label(f"{with_article(other_kind)} of the same name")]
        message, help = f"`{name}` is declared twice", "rename one of them"
        self.report("duplicate-name", message, source, name.span, with_article(kind), others=others, help=help)
        return False

    def claim_type(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        if name.text not in self.types:
            self.types[name.text] = Place(source, name.span)
            return True
        others = [self.types[name.text].label("declared here before")]
        message, help = f"the type `{name}` is declared twice", "rename one of them"
        self.report("duplicate-name", message, source, name.span, kind, others=others, help=help)
        return False


def title_of(node: Titled) -> str:
    return node.title.value if node.title else spoken(node.name.text)


def check_braces(reporter: Reporter, node: syntax.Node, source: Source) -> None:
    """Braces in a title stand around a parameter. Labels in rules, and the titles of rules, are looked at where their names are
    known."""
    for part in nodes_in(node):
        text = getattr(part, "title", None) or getattr(part, "label", None)
        if isinstance(text, syntax.Text) and isinstance(part, (*SLOTTED, *UNSLOTTED)):
            if has_stray_brace(text.value, isinstance(part, SLOTTED)):
                reporter.report("stray-brace", STRAY_BRACE, source, text.span, "its braces", help=NO_BRACES)


# ---------------------------------------------------------------- types


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
                return ty.ChoiceType(name)
            if name in names.types:
                return ty.RowOf(name)
            if name == "Cell":
                return names.model.cell_type()
            return unknown(names, node, name, "not declared anywhere", list(names.types), source)
        case syntax.KindType(name=syntax.Ident(text=name)):
            if name in names.types and name not in names.model.choices:
                return ty.KindOf(name)
            rows = [known for known in names.types if known not in names.model.choices]
            return unknown(names, node, name, "not the rows of a table", rows, source)
        case syntax.OptionalType(of=of):
            return optional_of(names, resolve(names, of, source), node, source)
        case syntax.SetType(of=of):
            return set_of(names, resolve(names, of, source), node, source)
        case syntax.ListType(of=of):
            return ty.ListOf(resolve(names, of, source))
        case syntax.LinksType(of=of):
            message, help = "links stand between the rows of a table", "make it a column of the table, or write `set of`"
            names.report("wrong-type", message, source, node.span, "not a column", help=help)
            return ty.SetOf(resolve(names, of, source))
        case syntax.PileType(of=of):
            return ty.PileOf(resolve(names, of, source))
        case syntax.RowType(size=syntax.Name(name=column), of=of):
            return ty.LineOf(column, resolve(names, of, source))
        case syntax.RowType(size=size, of=of):
            places = size_of(names, size, source)
            fits = is_reasonable(names, places, MOST_SPACES, f"a row of {places} places", node, source)
            return ty.LineOf(places if fits else 1, resolve(names, of, source))
        case syntax.GridType(of=of):
            return grid_of(names, node, resolve(names, of, source), source)
        case syntax.FamilyType(of=of, by=by):
            inner, keys = ty.family(resolve(names, of, source))
            return ty.FamilyOf(inner, (*keys, resolve(names, by, source)))


def unknown(names: Names, node: syntax.Type, name: str, label: str, known: list[str], source: Source) -> Type:
    message, help = f"there is no type called `{name}`", suggestion(name, known, "types")
    names.report("unknown-type", message, source, node.span, label, help=help)
    return ty.Unknown()


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


def grid_of(names: Names, node: syntax.GridType, of: Type, source: Source) -> Type:
    down, right = side_of(names, node.height, source), side_of(names, node.width, source)
    if down is None or right is None:
        return ty.Unknown()
    (rows, fewest_rows, height), (columns, fewest_columns, width) = down, right
    if not is_reasonable(names, height * width, MOST_SPACES, f"a grid of {height * width} cells", node, source):
        return ty.Unknown()
    by = ty.BySetting(rows, columns, fewest_rows, fewest_columns) if rows or columns else None
    grid = ty.GridOf(height, width, of, node.hex, by)
    sizes = len(names.model.sizes_of(grid))
    what = f"a grid of {height * width * sizes} cells over all of its {sizes} sizes"
    return grid if is_reasonable(names, height * width * sizes, MOST_SIZED_SPACES, what, node, source) else ty.Unknown()


def side_of(names: Names, expr: syntax.Expr, source: Source) -> tuple[str, int, int] | None:
    """How many rows or columns a grid has: the setting that says so, if one does, and the fewest and most of them."""
    if not isinstance(expr, syntax.Name):
        number = size_of(names, expr, source)
        return "", number, number
    known = names.model.settings
    setting = known.get(expr.name)
    if setting is None:
        message, otherwise = f"there is no setting called `{expr.name}`", "write a number, or declare it, as in `setting size 3..7`"
        help = suggestion(expr.name, known, "settings") or otherwise
        names.report("unknown-setting", message, source, expr.span, "neither a number nor a setting", help=help)
        return None
    low, high = (setting.type.low, setting.type.high) if isinstance(setting.type, ty.IntType) else (None, None)
    if low is not None and high is not None and low >= 1:
        return setting.name, low, high
    message = f"`{setting.name}` can't be the size of a grid: it is {type_words(setting.type)}"
    help = "make it a range from 1 or more to an upper end, as in `setting size 3..7`"
    others = [setting.place.label("the setting")]
    names.report("wrong-type", message, source, expr.span, "no number of rows or columns", others=others, help=help)
    return None


def size_of(names: Names, expr: syntax.Expr, source: Source) -> int:
    size = constant(names, expr, source)
    return 1 if size is None else size


def range_of(names: Names, node: syntax.RangeType, source: Source) -> Type:
    low = None if node.low is None else constant(names, node.low, source)
    high = None if node.high is None else constant(names, node.high, source)
    if node.low is not None and low is None or node.high is not None and high is None:
        return ty.Unknown()
    if low is None or high is None or low <= high:
        return ty.IntType(low, high)
    message, help = f"the range {low}..{high} is empty", f"write `{high}..{low}`"
    names.report("wrong-type", message, source, node.span, "ends before it begins", help=help)
    return ty.IntType(high, low)


def optional_of(names: Names, of: Type, node: syntax.Type, source: Source) -> Type:
    """A number that may be below 0 has no value left for none (which is kept as -1)."""
    if isinstance(of, ty.IntType) and (of.low is None or of.low < 0):
        message = "a number that can be below 0 can't be `or none`"
        help = "begin the range at 0, or keep in a flag beside it whether there is one"
        names.report("wrong-type", message, source, node.span, "no value left for none", help=help)
        return of
    return ty.OptionalOf(of)


def set_of(names: Names, of: Type, node: syntax.Type, source: Source) -> Type:
    if isinstance(of, (ty.IntType, ty.CellType)):
        low, high = names.model.bounds_of(of)
        if low is None or high is None or low < 0:
            message, help = "a set of numbers needs a range from 0 or more to an upper end", "write it, as in `set of 1..6`"
            names.report("wrong-type", message, source, node.span, "no such range", help=help)
            return ty.Unknown()
        if not is_reasonable(names, high, MOST_MEMBERS, f"a set of numbers up to {high}", node, source) and high > 0:
            return ty.Unknown()
    elif not isinstance(of, (ty.ChoiceType, ty.RowOf, ty.KindOf, ty.AnyCard, ty.PlayerType, ty.FlagType, ty.Unknown)):
        message = f"there are no sets of such things: this is {type_words(of)}"
        help = "make it a set of choices, rows, players or small numbers"
        names.report("wrong-type", message, source, node.span, "can't be a member", help=help)
        return ty.Unknown()
    return ty.SetOf(of)


def is_reasonable(names: Names, size: int, most: int, what: str, node: syntax.Type, source: Source) -> bool:
    """Is a size within all proportion? Reports it if not."""
    if 1 <= size <= most:
        return True
    problem, help = "holds nothing", "use a size of at least 1"
    if size > most:
        problem, help = "is larger than any game needs", "use a smaller size"
    names.report("too-many-values", f"{what} {problem}", source, node.span, f"1 to {most} are possible", help=help)
    return False
