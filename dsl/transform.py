"""From completed productions to syntax nodes: one function per rule or alias of `grammar.lark`, under the same name.

A function gets the span and the children that matter: nodes, `Ident`s, `Text`s, None for what is not written, and whole
tokens (kind, text, start, end) where the word itself is the information. Most productions have their children in the
order of the node's fields and need no function of their own; the tables say so. A line that could not be read is None.
"""
from __future__ import annotations

from collections.abc import Callable

from dsl import syntax as s
from dsl.errors import Problem
from dsl.source import Span
from dsl.wording import repeated_qualifier, wrong_verb_form

FUNCTIONS: dict[str, Callable] = {}
CHECKED: set[str] = set()     # these take the list of problems first
RAW = {"name", "all_of_type", "named_type", "simple_type", "string"}    # these take names and texts as tokens, for speed

# the children are the fields, in order
NODES = {
    "setting": s.Setting, "choice": s.ChoiceValue, "has": s.Has, "param": s.Parameter, "always": s.Always,
    "optional_type": s.OptionalType, "family_type": s.FamilyType, "range_type": s.RangeType, "set_type": s.SetType,
    "list_type": s.ListType, "pile_type": s.PileType, "row_type": s.RowType, "grid_type": s.GridType,
    "score": s.Score, "winners_are": s.WinnersAre, "tied": s.Tied, "setup": s.Setup, "turns": s.Turns,
    "require": s.Require, "set": s.Set, "add": s.Add, "remove": s.Remove, "let": s.Let, "move": s.Move, "shuffle": s.Shuffle,
    "lay": s.Lay, "look": s.Look, "pick": s.Pick, "stop": s.Stop, "end": s.End, "nothing": s.Nothing, "if_": s.If,
    "may": s.May, "option": s.Option, "best_for": s.BestFor, "amount": s.Amount, "per": s.Per, "bind": s.Binding,
    "while_in": s.WhileIn, "while_": s.While, "this_span_": s.ThisSpan, "until_used": s.UntilUsed, "until_next": s.UntilNext,
    "modifier": s.Modifier, "exception": s.ExceptionItem, "also_requires": s.AlsoRequires, "also_costs": s.AlsoCosts,
    "can_pay_for": s.CanPayFor, "ability": s.Ability, "handler": s.Handler,
    "change": s.Change, "replace": s.Replace, "drop": s.Drop, "automa_has": s.AutomaHas,
    "given_players": s.GivenPlayers, "given_setting": s.GivenSetting, "given_variant": s.GivenVariant, "pair": s.Pair,
    "holds": s.Holds, "declines": s.Declines, "sees_nothing": s.SeesNothing, "winners_were": s.WinnersWere,
    "condition": s.Condition,
    "targets": s.Targets, "range_of": s.RangeOf, "negate": s.Negate, "not_": s.Not, "quotient": s.Quotient,
    "column": s.Column, "of_player": s.OfPlayer, "index": s.Index, "my": s.My, "their": s.Their, "call": s.Call,
    "aggregate": s.Aggregate, "cell_price": s.Price,
}
# the first fields are given here, the children follow
PRESET = {
    "for_each": (s.ForEach, False), "for_first": (s.ForEach, True), "repeat": (s.Repeat, False),
    "repeat_at_most": (s.Repeat, True), "or_": (s.Logic, "or"), "and_": (s.Logic, "and"), "product": (s.Arithmetic, "*"),
    "whose_my": (s.Whose, "my"), "whose_each_rival": (s.Whose, "each_rival"), "whose_each_player": (s.Whose, "each_player"),
    "whose_named": (s.Whose, "named"), "my_thing": (s.Guarded, True), "all_of": (s.Guarded, False),
    "given_line": (s.Line, "given"), "when_line": (s.Line, "when"), "then_line": (s.Line, "then"),
    "happens": (s.Happens, False), "phase_happens": (s.Happens, True), "player_type": (s.SimpleType, "player"),
    "this_subject": (s.Name, "this"), "at_random": (s.Order, ()),
}
# so many fields, then a tuple of all that follows
LISTS = {
    "file": (s.File, 0), "choices": (s.Choices, 1), "scoring": (s.Scoring, 0), "winners_by": (s.WinnersBy, 0),
    "by_keys": (s.Order, 0), "variant": (s.Variant, 3), "automa": (s.Automa, 3), "has_values": (s.HasValues, 1),
}
# fields in which "not written" is an empty tuple: their places among the children
EMPTY = {
    "define": (s.Define, 1), "rule": (s.Rule, 2), "noun": (s.Noun, 1), "set_literal": (s.SetLiteral, 0),
}
# a subject (or None), a verb that has to go with it, then the fields
VERBS = {
    "gain": s.Gain, "lose": s.Lose, "pay": s.Pay, "draw": s.Draw, "choose": s.Choose, "choose_many": s.ChooseMany,
    "do_one": s.DoOne, "chooses": s.Chooses,
}
# after `may` the verb never takes an s
MAY_VERBS = {"may_do_any": s.MayDoAny, "may_choose": s.MayChoose}
CONSTANTS = {
    "bad": None, "steps": True, "top": "top", "bottom": "bottom", "up_to": False, "exactly": True, "rival_cards": None,
    "before": "before", "after": "after", "instead": "instead", "i": "i", "a_rival": "rival", "a_player": "player",
    "at_once": ("at_once", None), "in_secret": ("in_secret", None),
}
WORDS = ("span", "this_span", "direction", "change_by", "rounding", "shield_kind", "rule_kind", "drop_kind")
TUPLES = ("sums", "names", "nouns", "amounts", "params", "strings", "with_binds")
CHILDREN = ("grouped", "shield_source", "because_name", "because_text", "cell_condition", "cell_amount")
QUALIFIERS = ("starts", "seen_by", "at_least", "at_most", "refilled")
PLAIN_VERB = {"gains": "gain", "loses": "lose", "pays": "pay", "draws": "draw", "chooses": "choose", "does": "do", "rolls": "roll"}


def _rule(function):
    FUNCTIONS[function.__name__.lstrip("_")] = function
    return function


def _checked(function):
    CHECKED.add(function.__name__)
    return _rule(function)


def _readable(items) -> tuple:
    return tuple(item for item in items if item is not None)


def _flat(statements) -> tuple:
    """Statements in one tuple: several of them on one line with `;` come as a list."""
    out = []
    for statement in statements:
        if type(statement) is list:
            out += statement
        elif statement is not None:
            out.append(statement)
    return tuple(out)


def _check_verb(problems: list[Problem], third_person: bool, verb) -> None:
    _, word, start, end = verb
    if (word in PLAIN_VERB) != third_person:
        right = PLAIN_VERB.get(word) or next(long for long, short in PLAIN_VERB.items() if short == word)
        problems.append(wrong_verb_form(word, right, third_person, start, end))


# ---------------------------------------------------------------- the tables as functions

def _preset(node, first):
    return lambda span, *children: node(span, first, *children)


def _list(node, fixed):
    return lambda span, *children: node(span, *children[:fixed], _readable(children[fixed:]))


def _empty(node, place):
    def build(span, *children):
        if children[place] is None:
            children = (*children[:place], (), *children[place + 1:])
        return node(span, *children)
    return build


def _verb(node):
    def build(problems, span, subject, verb, *children):
        _check_verb(problems, subject is not None, verb)
        return node(span, subject, *children)
    return build


def _may_verb(node):
    def build(problems, span, subject, verb, *children):
        _check_verb(problems, False, verb)
        return node(span, subject, *children)
    return build


def _constant(value):
    return lambda span, *words: value


def _qualifier(key):
    return lambda span, value: (key, value, span)


FUNCTIONS.update(NODES)
FUNCTIONS.update((name, _preset(*how)) for name, how in PRESET.items())
FUNCTIONS.update((name, _list(*how)) for name, how in LISTS.items())
FUNCTIONS.update((name, _empty(*how)) for name, how in EMPTY.items())
FUNCTIONS.update((name, _verb(node)) for name, node in VERBS.items())
FUNCTIONS.update((name, _may_verb(node)) for name, node in MAY_VERBS.items())
FUNCTIONS.update((name, _constant(value)) for name, value in CONSTANTS.items())
FUNCTIONS.update((name, _qualifier(name)) for name in QUALIFIERS)
FUNCTIONS.update((name, lambda span, token: token[1]) for name in WORDS)
FUNCTIONS.update((name, lambda span, *items: items) for name in TUPLES)
FUNCTIONS.update((name, lambda span, child: child) for name in CHILDREN)
CHECKED.update(VERBS, MAY_VERBS)


# ---------------------------------------------------------------- declarations and flow

@_rule
def game(span, name, title, fewest, most):
    return s.Game(span, name, title, int(fewest[1]), int(most[1]))


@_rule
def table(span, name, row_type, by, steps, files, title, columns):
    return s.Table(span, name, row_type, by, steps is True, files, title, columns or ())


@_rule
def owner(span, word):
    return s.Ident(span, word[1])


@_rule
def fields(span, *lines):
    return _readable(lines)


@_checked
def field(problems, span, name, type_, *rest):
    *qualifiers, title = rest
    values = {}
    for key, value, place in qualifiers:
        if key in values:
            problems.append(repeated_qualifier(key.replace("_", " "), *place))
        values[key] = value
    return s.Field(span, name, type_, title=title, **values)


@_rule
def index_bound(span, name, index):
    return s.Index(span, s.Name(name.span, name.text), (index,))


@_rule
def negative(span, token):
    return s.Negate(span, s.Number(Span(token[2], token[3]), int(token[1])))


@_rule
def quantity(span, name, parameters, title, *lines):
    return s.Quantity(span, name, parameters or (), title, _readable(lines))


@_rule
def base(span, value, label):
    return s.QuantityLine(span, "base", value, None, label)


@_rule
def plus(span, value, condition, label):
    return s.QuantityLine(span, "plus", value, condition, label)


@_rule
def minus(span, value, condition, label):
    return s.QuantityLine(span, "minus", value, condition, label)


@_rule
def floor(span, value):
    return s.QuantityLine(span, "least", value, None, None)


@_rule
def ceiling(span, value):
    return s.QuantityLine(span, "most", value, None, None)


@_rule
def play(span, *flow):
    return s.Play(span, _flat(flow))


@_rule
def rounds(span, count, *flow):
    return s.Rounds(span, False, count, _flat(flow))


@_rule
def rounds_at_most(span, count, *flow):
    return s.Rounds(span, True, count, _flat(flow))


@_rule
def phase(span, name, title, who, body):
    kind, order = who or (None, None)
    return s.Phase(span, name, title, kind, order, body)


@_rule
def in_order(span, order):
    return "each", order


# ---------------------------------------------------------------- statements

@_rule
def inline(span, *statements):
    return s.Body(Span(statements[0].span.start, span.end), statements, True)


@_rule
def block(span, *statements):
    """The production begins with the end of the head's line; the body with its first statement."""
    statements = _flat(statements)
    return s.Body(Span(statements[0].span.start, span.end) if statements else Span(span.end, span.end), statements)


@_rule
def cell_effect(span, *statements):
    return s.Body(span, _flat(statements))


@_rule
def sequence(span, first, rest):
    return [first, *_flat([rest])]


@_rule
def subject(span, name):
    return s.Name(span, name.text)


@_rule
def callee(span, target, args):
    return target, args or ()


@_rule
def key(span, value, direction):
    return s.Key(span, value, direction == "highest")


@_checked
def do(problems, span, subject, verb, callee):
    _check_verb(problems, subject is not None, verb)
    return s.Do(span, subject, *callee)


@_checked
def may_do(problems, span, subject, verb, callee):
    _check_verb(problems, False, verb)
    return s.MayDo(span, subject, *callee)


@_rule
def roll(span, count, die, name):
    return s.Roll(span, count, int(die[1][1:]), name)


@_checked
def choose_one(problems, span, subject, verb, *options):
    _check_verb(problems, subject is not None, verb)
    return s.ChooseOne(span, subject, _readable(options))


@_rule
def else_(span, word, body):
    return body


@_rule
def else_if(span, word, if_word, condition, body, otherwise):
    return s.If(Span(if_word[2], span.end), condition, body, otherwise)


@_rule
def with_(span, *parts):
    return s.With(span, parts[:-1], parts[-1])


# ---------------------------------------------------------------- what lasts

@_rule
def lasting(span, duration, items):
    return s.Lasting(span, duration, *items)


@_rule
def items(span, *lines):
    return _readable(lines), False


@_rule
def inline_item(span, item):
    return _readable([item]), True


@_rule
def shield(span, card, kind, *guarded):
    return s.Shield(span, card, kind == "lower", guarded)


@_rule
def limited(span, per, handler):
    return s.Handler(span, handler.timing, handler.pattern, handler.where, handler.body, per)


@_checked
def who_event(problems, span, who, verb, noun):
    _check_verb(problems, who != "i", verb)
    return s.Pattern(span, who, PLAIN_VERB.get(verb[1], verb[1]), noun)


@_checked
def who_does(problems, span, who, verb, name):
    return who_event(problems, span, who, verb, s.Noun(name.span, name))


@_rule
def phase_event(span, name):
    return s.Pattern(span, None, "phase", s.Noun(name.span, name))


@_rule
def rule_event(span, name):
    return s.Pattern(span, None, "do", s.Noun(name.span, name))


# ---------------------------------------------------------------- examples

@_rule
def example(span, title, rules, *lines):
    return s.Example(span, title, rules or (), _readable(lines))


@_rule
def game_has(span, *pairs):
    return s.HasValues(span, None, pairs)


@_rule
def dice(span, *values):
    return s.DiceShow(span, tuple(int(value[1]) for value in values))


@_checked
def does(problems, span, player, verb, rule, bindings):
    _check_verb(problems, True, verb)
    return s.Does(span, player, rule, bindings or ())


@_checked
def gained(problems, span, player, verb, amounts):
    _check_verb(problems, True, verb)
    return s.Changed(span, player, True, amounts)


@_checked
def lost(problems, span, player, verb, amounts):
    _check_verb(problems, True, verb)
    return s.Changed(span, player, False, amounts)


@_rule
def can(span, player, rule, bindings):
    return s.Can(span, player, True, rule, bindings or (), None)


@_rule
def cannot(span, player, rule, bindings, because):
    return s.Can(span, player, False, rule, bindings or (), because)


# ---------------------------------------------------------------- expressions

@_rule
def compare(span, left, op, right):
    return s.Compare(span, op[1], left, right)


@_rule
def addition(span, left, op, right):
    return s.Arithmetic(span, op[1], left, right)


@_rule
def is_in(span, item, domain):
    return s.IsIn(span, item, domain, False)


@_rule
def not_in(span, item, domain):
    return s.IsIn(span, item, domain, True)


@_rule
def number(span, token):
    return s.Number(span, int(token[1]))


@_rule
def name(span, token):
    return s.Name(span, token[1])


@_rule
def all_of_type(span, token):
    return s.TypeName(span, token[1])


@_rule
def named_type(span, token):
    return s.NamedType(span, token[1])


@_rule
def simple_type(span, token):
    return s.SimpleType(span, token[1])


@_rule
def string(span, token):
    return s.Text(span, token[1][1:-1])
