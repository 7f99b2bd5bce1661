"""The productions whose children aren't simply the fields of a node: one function each, named like the rule or alias.

A function gets the span and the children that matter: nodes, `Ident`s, `Text`s, None for what is not written, and whole
tokens (kind, text, start, end) where the word itself is the information. A line that could not be read is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from dsl import syntax as s
from dsl.errors import Problem
from dsl.scanner import Token
from dsl.source import Span
from dsl.vocabulary import PLAIN_VERBS, VERBS
from dsl.wording import repeated_qualifier, wrong_verb_form

Production = Callable[..., Any]
Named = TypeVar("Named", bound=Production)
Node = TypeVar("Node", bound=s.Node)
TakingPart = tuple[str, "s.Expr | None", "s.Expr | None"]
"""Who takes part in a phase, in which order, and how many turns at most."""

PRODUCTIONS: dict[str, Production] = {}
CHECKED: set[str] = set()  # these take the list of problems first


def rule(function: Named) -> Named:
    PRODUCTIONS[function.__name__] = function
    return function


def checked(function: Named) -> Named:
    CHECKED.add(function.__name__)
    return rule(function)


def flat(parts: Iterable[Node | list[Node] | None]) -> tuple[Node, ...]:
    """All that could be read in one tuple: statements on one line with `;` come as a list."""
    out: list[Node] = []
    for part in parts:
        if isinstance(part, list):
            out += part
        elif part is not None:
            out.append(part)
    return tuple(out)


def check_verb(problems: list[Problem], third_person: bool, verb: Token) -> None:
    _, word, start, end = verb
    if (word in PLAIN_VERBS) != third_person:
        right = PLAIN_VERBS.get(word) or VERBS[word]
        problems.append(wrong_verb_form(word, right, third_person, start, end))


# ---------------------------------------------------------------- declarations and flow


@rule
def game(span: Span, name: s.Ident, title: s.Text, fewest: Token, most: Token) -> s.Game:
    return s.Game(span, name, title, int(fewest[1]), int(most[1]))


@rule
def variant_players(span: Span, fewest: Token, most: Token) -> s.Players:
    return s.Players(span, int(fewest[1]), int(most[1]))


@rule
def table(
    span: Span,
    name: s.Ident,
    row_type: s.Ident,
    by: s.Ident | None,
    steps: bool | None,
    files: s.Text,
    title: s.Text | None,
    columns: tuple[s.Field, ...] | None,
) -> s.Table:
    return s.Table(span, name, row_type, by, steps is True, files, title, columns or ())


@checked
def field(problems: list[Problem], span: Span, name: s.Ident, type_: s.Type, *rest: Any) -> s.Field:
    *qualifiers, title = rest
    values: dict[str, Any] = {}
    for key, value, place in qualifiers:
        if key in values:
            problems.append(repeated_qualifier(key.replace("_", " "), *place))
        values[key] = value
    return s.Field(span, name, type_, title=title, **values)


@rule
def seen_by(span: Span, who: s.Ident, condition: s.Expr | None, otherwise: s.Ident | None) -> tuple[str, s.SeenBy, Span]:
    return "seen_by", s.SeenBy(span, who, condition, otherwise), span


@rule
def going_round(span: Span) -> tuple[str, bool, Span]:
    return "going_round", True, span


@rule
def range_below(span: Span, high: s.Expr) -> s.RangeType:
    return s.RangeType(span, None, high)


@rule
def index_bound(span: Span, name: s.Ident, index: s.Expr) -> s.Index:
    return s.Index(span, s.Name(name.span, name.text), (index,))


@rule
def negative(span: Span, token: Token) -> s.Negate:
    return s.Negate(span, s.Number(Span(token[2], token[3]), int(token[1])))


@rule
def phase(span: Span, name: s.Ident, title: s.Text | None, who: TakingPart | None, body: s.Body) -> s.Phase:
    kind, order, limit = who or (None, None, None)
    return s.Phase(span, name, title, kind, order, limit, body)


@rule
def in_order(span: Span, order: s.Expr) -> TakingPart:
    return "each", order, None


@rule
def in_turns(span: Span, order: s.Expr, limit: s.Expr) -> TakingPart:
    return "turns", order, limit


# ---------------------------------------------------------------- statements


@rule
def inline(span: Span, *statements: s.Statement) -> s.Body:
    return s.Body(Span(statements[0].span.start, span.end), statements, True)


@rule
def block(span: Span, *lines: s.Statement | list[s.Statement] | None) -> s.Body:
    """The production begins with the end of the head's line; the body with its first statement."""
    statements = flat(lines)
    return s.Body(Span(statements[0].span.start, span.end) if statements else Span(span.end, span.end), statements)


@rule
def sequence(span: Span, first: s.Statement, rest: s.Statement | list[s.Statement] | None) -> list[s.Statement]:
    return [first, *flat([rest])]


@checked
def roll(
    problems: list[Problem], span: Span, subject: s.Expr | None, verb: Token, count: s.Expr | None, die: Token, *rest: Any
) -> s.Roll:
    check_verb(problems, subject is not None, verb)
    each, noun = rest
    return s.Roll(span, subject, count, int(die[1][1:]), each is not None, noun.name, noun.args)


@rule
def with_(span: Span, *parts: Any) -> s.With:
    return s.With(span, parts[:-1], parts[-1])


@rule
def arrange(span: Span, title: s.Text, *parts: Any) -> s.Arrange:
    return s.Arrange(span, title, tuple(part for part in parts[:-1] if part is not None), parts[-1])


# ---------------------------------------------------------------- what lasts


@rule
def lasting(span: Span, duration: s.Duration, items: tuple[tuple[s.Item, ...], bool]) -> s.Lasting:
    return s.Lasting(span, duration, *items)


@rule
def items(span: Span, *lines: s.Item | None) -> tuple[tuple[s.Item, ...], bool]:
    return flat(lines), False


@rule
def inline_item(span: Span, item: s.Item | None) -> tuple[tuple[s.Item, ...], bool]:
    return flat([item]), True


@rule
def limited(span: Span, per: str, handler: s.Handler) -> s.Handler:
    return s.Handler(span, handler.timing, handler.pattern, handler.where, handler.body, per)


@checked
def who_event(problems: list[Problem], span: Span, who: str, verb: Token, noun: s.Noun) -> s.Pattern:
    check_verb(problems, who != "i", verb)
    return s.Pattern(span, who, PLAIN_VERBS.get(verb[1], verb[1]), noun)


# ---------------------------------------------------------------- examples


@rule
def dice(span: Span, *values: Token) -> s.DiceShow:
    return s.DiceShow(span, tuple(int(value[1]) for value in values))


@rule
def times(span: Span, count: Token) -> int:
    return int(count[1])


@checked
def changed(problems: list[Problem], span: Span, player: s.Ident, verb: Token, amounts: tuple[s.Amount, ...]) -> s.Changed:
    check_verb(problems, True, verb)
    return s.Changed(span, player, verb[1] in ("gain", "gains"), amounts)


# ---------------------------------------------------------------- expressions


@rule
def compare(span: Span, left: s.Expr, op: Token, right: s.Expr) -> s.Compare:
    return s.Compare(span, op[1], left, right)


@rule
def addition(span: Span, left: s.Expr, op: Token, right: s.Expr) -> s.Arithmetic:
    return s.Arithmetic(span, op[1], left, right)


@rule
def number(span: Span, token: Token) -> s.Number:
    return s.Number(span, int(token[1]))


@rule
def cases(span: Span, *parts: Any) -> s.Cases:
    return s.Cases(span, parts[:-1], parts[-1])
