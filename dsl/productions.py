"""The productions whose children aren't simply the fields of a node: one function each, named like the rule or alias.

A function gets the span and the children that matter: nodes, `Ident`s, `Text`s, None for what is not written, and whole
tokens (kind, text, start, end) where the word itself is the information. A line that could not be read is None.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl import syntax as s
from dsl.errors import Problem
from dsl.source import Span
from dsl.vocabulary import PLAIN_VERBS, VERBS
from dsl.wording import repeated_qualifier, wrong_verb_form

PRODUCTIONS: dict[str, Callable] = {}
CHECKED: set[str] = set()  # these take the list of problems first


def rule(function):
    PRODUCTIONS[function.__name__] = function
    return function


def checked(function):
    CHECKED.add(function.__name__)
    return rule(function)


def readable(items) -> tuple:
    return tuple(item for item in items if item is not None)


def flat(statements) -> tuple:
    """Statements in one tuple: several of them on one line with `;` come as a list."""
    out = []
    for statement in statements:
        if type(statement) is list:
            out += statement
        elif statement is not None:
            out.append(statement)
    return tuple(out)


def check_verb(problems: list[Problem], third_person: bool, verb) -> None:
    _, word, start, end = verb
    if (word in PLAIN_VERBS) != third_person:
        right = PLAIN_VERBS.get(word) or VERBS[word]
        problems.append(wrong_verb_form(word, right, third_person, start, end))


# ---------------------------------------------------------------- declarations and flow


@rule
def game(span, name, title, fewest, most):
    return s.Game(span, name, title, int(fewest[1]), int(most[1]))


@rule
def table(span, name, row_type, by, steps, files, title, columns):
    return s.Table(span, name, row_type, by, steps is True, files, title, columns or ())


@rule
def owner(span, word):
    return s.Ident(span, word[1])


@rule
def fields(span, *lines):
    return readable(lines)


@checked
def field(problems, span, name, type_, *rest):
    *qualifiers, title = rest
    values = {}
    for key, value, place in qualifiers:
        if key in values:
            problems.append(repeated_qualifier(key.replace("_", " "), *place))
        values[key] = value
    return s.Field(span, name, type_, title=title, **values)


@rule
def index_bound(span, name, index):
    return s.Index(span, s.Name(name.span, name.text), (index,))


@rule
def negative(span, token):
    return s.Negate(span, s.Number(Span(token[2], token[3]), int(token[1])))


@rule
def quantity(span, name, parameters, title, *lines):
    return s.Quantity(span, name, parameters or (), title, readable(lines))


@rule
def base(span, value, label):
    return s.QuantityLine(span, "base", value, None, label)


@rule
def plus(span, value, condition, label):
    return s.QuantityLine(span, "plus", value, condition, label)


@rule
def minus(span, value, condition, label):
    return s.QuantityLine(span, "minus", value, condition, label)


@rule
def floor(span, value):
    return s.QuantityLine(span, "least", value, None, None)


@rule
def ceiling(span, value):
    return s.QuantityLine(span, "most", value, None, None)


@rule
def play(span, *flow):
    return s.Play(span, flat(flow))


@rule
def rounds(span, count, *flow):
    return s.Rounds(span, False, count, flat(flow))


@rule
def rounds_at_most(span, count, *flow):
    return s.Rounds(span, True, count, flat(flow))


@rule
def phase(span, name, title, who, body):
    kind, order = who or (None, None)
    return s.Phase(span, name, title, kind, order, body)


@rule
def in_order(span, order):
    return "each", order


# ---------------------------------------------------------------- statements


@rule
def inline(span, *statements):
    return s.Body(Span(statements[0].span.start, span.end), statements, True)


@rule
def block(span, *statements):
    """The production begins with the end of the head's line; the body with its first statement."""
    statements = flat(statements)
    return s.Body(Span(statements[0].span.start, span.end) if statements else Span(span.end, span.end), statements)


@rule
def cell_effect(span, *statements):
    return s.Body(span, flat(statements))


@rule
def sequence(span, first, rest):
    return [first, *flat([rest])]


@rule
def subject(span, name):
    return s.Name(span, name.text)


@rule
def callee(span, target, args):
    return target, args or ()


@rule
def key(span, value, direction):
    return s.Key(span, value, direction == "highest")


@checked
def do(problems, span, subject, verb, callee):
    check_verb(problems, subject is not None, verb)
    return s.Do(span, subject, *callee)


@checked
def may_do(problems, span, subject, verb, callee):
    check_verb(problems, False, verb)
    return s.MayDo(span, subject, *callee)


@checked
def roll(problems, span, subject, verb, count, die, name):
    check_verb(problems, subject is not None, verb)
    return s.Roll(span, subject, count, int(die[1][1:]), name)


@checked
def choose_one(problems, span, subject, verb, *options):
    check_verb(problems, subject is not None, verb)
    return s.ChooseOne(span, subject, readable(options))


@rule
def else_(span, word, body):
    return body


@rule
def else_if(span, word, if_word, condition, body, otherwise):
    return s.If(Span(if_word[2], span.end), condition, body, otherwise)


@rule
def with_(span, *parts):
    return s.With(span, parts[:-1], parts[-1])


# ---------------------------------------------------------------- what lasts


@rule
def lasting(span, duration, items):
    return s.Lasting(span, duration, *items)


@rule
def items(span, *lines):
    return readable(lines), False


@rule
def inline_item(span, item):
    return readable([item]), True


@rule
def shield(span, card, kind, *guarded):
    return s.Shield(span, card, kind == "lower", guarded)


@rule
def limited(span, per, handler):
    return s.Handler(span, handler.timing, handler.pattern, handler.where, handler.body, per)


@checked
def who_event(problems, span, who, verb, noun):
    check_verb(problems, who != "i", verb)
    return s.Pattern(span, who, PLAIN_VERBS.get(verb[1], verb[1]), noun)


@checked
def who_does(problems, span, who, verb, name):
    return who_event(problems, span, who, verb, s.Noun(name.span, name))


@rule
def phase_event(span, name):
    return s.Pattern(span, None, "phase", s.Noun(name.span, name))


@rule
def rule_event(span, name):
    return s.Pattern(span, None, "do", s.Noun(name.span, name))


# ---------------------------------------------------------------- examples


@rule
def example(span, title, rules, *lines):
    return s.Example(span, title, rules or (), readable(lines))


@rule
def game_has(span, *pairs):
    return s.HasValues(span, None, pairs)


@rule
def dice(span, *values):
    return s.DiceShow(span, tuple(int(value[1]) for value in values))


@checked
def does(problems, span, player, verb, rule, bindings):
    check_verb(problems, True, verb)
    return s.Does(span, player, rule, bindings or ())


@checked
def gained(problems, span, player, verb, amounts):
    check_verb(problems, True, verb)
    return s.Changed(span, player, True, amounts)


@checked
def lost(problems, span, player, verb, amounts):
    check_verb(problems, True, verb)
    return s.Changed(span, player, False, amounts)


@rule
def can(span, player, rule, bindings):
    return s.Can(span, player, True, rule, bindings or (), None)


@rule
def cannot(span, player, rule, bindings, because):
    return s.Can(span, player, False, rule, bindings or (), because)


# ---------------------------------------------------------------- expressions


@rule
def compare(span, left, op, right):
    return s.Compare(span, op[1], left, right)


@rule
def addition(span, left, op, right):
    return s.Arithmetic(span, op[1], left, right)


@rule
def is_in(span, item, domain):
    return s.IsIn(span, item, domain, False)


@rule
def not_in(span, item, domain):
    return s.IsIn(span, item, domain, True)


@rule
def number(span, token):
    return s.Number(span, int(token[1]))


@rule
def name(span, token):
    return s.Name(span, token[1])


@rule
def all_of_type(span, token):
    return s.TypeName(span, token[1])


@rule
def named_type(span, token):
    return s.NamedType(span, token[1])


@rule
def simple_type(span, token):
    return s.SimpleType(span, token[1])


@rule
def string(span, token):
    return s.Text(span, token[1][1:-1])
