"""From completed productions to syntax nodes: a function for every rule and alias of `grammar.lark`, by its name.

Most productions have their children in the order of the node's fields and need no function of their own: the tables
here say how they become nodes. The others are in `productions.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from dsl import syntax as s
from dsl.productions import CHECKED, PRODUCTIONS, check_verb, readable

RAW = {"name", "all_of_type", "named_type", "simple_type", "string"}  # these take names and texts as tokens

# the children are the fields, in order
NODES = {
    "setting": s.Setting,
    "choice": s.ChoiceValue,
    "has": s.Has,
    "param": s.Parameter,
    "always": s.Always,
    "optional_type": s.OptionalType,
    "family_type": s.FamilyType,
    "range_type": s.RangeType,
    "set_type": s.SetType,
    "list_type": s.ListType,
    "pile_type": s.PileType,
    "row_type": s.RowType,
    "grid_type": s.GridType,
    "score": s.Score,
    "winners_are": s.WinnersAre,
    "tied": s.Tied,
    "setup": s.Setup,
    "turns": s.Turns,
    "require": s.Require,
    "set": s.Set,
    "add": s.Add,
    "remove": s.Remove,
    "let": s.Let,
    "move": s.Move,
    "shuffle": s.Shuffle,
    "lay": s.Lay,
    "look": s.Look,
    "pick": s.Pick,
    "stop": s.Stop,
    "end": s.End,
    "nothing": s.Nothing,
    "if_": s.If,
    "may": s.May,
    "option": s.Option,
    "best_for": s.BestFor,
    "amount": s.Amount,
    "per": s.Per,
    "bind": s.Binding,
    "while_in": s.WhileIn,
    "while_": s.While,
    "this_span_": s.ThisSpan,
    "until_used": s.UntilUsed,
    "until_next": s.UntilNext,
    "modifier": s.Modifier,
    "exception": s.ExceptionItem,
    "also_requires": s.AlsoRequires,
    "also_costs": s.AlsoCosts,
    "can_pay_for": s.CanPayFor,
    "ability": s.Ability,
    "handler": s.Handler,
    "change": s.Change,
    "replace": s.Replace,
    "drop": s.Drop,
    "automa_has": s.AutomaHas,
    "given_players": s.GivenPlayers,
    "given_setting": s.GivenSetting,
    "given_variant": s.GivenVariant,
    "pair": s.Pair,
    "holds": s.Holds,
    "declines": s.Declines,
    "sees_nothing": s.SeesNothing,
    "winners_were": s.WinnersWere,
    "condition": s.Condition,
    "targets": s.Targets,
    "range_of": s.RangeOf,
    "negate": s.Negate,
    "not_": s.Not,
    "quotient": s.Quotient,
    "column": s.Column,
    "of_player": s.OfPlayer,
    "index": s.Index,
    "my": s.My,
    "their": s.Their,
    "call": s.Call,
    "aggregate": s.Aggregate,
    "cell_price": s.Price,
}
# the first fields are given here, the children follow
PRESET = {
    "for_each": (s.ForEach, False),
    "for_first": (s.ForEach, True),
    "repeat": (s.Repeat, False),
    "repeat_at_most": (s.Repeat, True),
    "or_": (s.Logic, "or"),
    "and_": (s.Logic, "and"),
    "product": (s.Arithmetic, "*"),
    "whose_my": (s.Whose, "my"),
    "whose_each_rival": (s.Whose, "each_rival"),
    "whose_each_player": (s.Whose, "each_player"),
    "whose_named": (s.Whose, "named"),
    "my_thing": (s.Guarded, True),
    "all_of": (s.Guarded, False),
    "given_line": (s.Line, "given"),
    "when_line": (s.Line, "when"),
    "then_line": (s.Line, "then"),
    "happens": (s.Happens, False),
    "phase_happens": (s.Happens, True),
    "player_type": (s.SimpleType, "player"),
    "this_subject": (s.Name, "this"),
    "at_random": (s.Order, ()),
}
# so many fields, then a tuple of all that follows
LISTS = {
    "file": (s.File, 0),
    "choices": (s.Choices, 1),
    "scoring": (s.Scoring, 0),
    "winners_by": (s.WinnersBy, 0),
    "by_keys": (s.Order, 0),
    "variant": (s.Variant, 3),
    "automa": (s.Automa, 3),
    "has_values": (s.HasValues, 1),
}
# fields in which "not written" is an empty tuple: their places among the children
EMPTY = {"define": (s.Define, 1), "rule": (s.Rule, 2), "noun": (s.Noun, 1), "set_literal": (s.SetLiteral, 0)}
# a subject (or None), a verb that has to go with it, then the fields
ACTS = {
    "gain": s.Gain,
    "lose": s.Lose,
    "pay": s.Pay,
    "draw": s.Draw,
    "choose": s.Choose,
    "choose_many": s.ChooseMany,
    "do_one": s.DoOne,
    "chooses": s.Chooses,
}
# after `may` the verb never takes an s
MAY_VERBS = {"may_do_any": s.MayDoAny, "may_choose": s.MayChoose}
CONSTANTS = {
    "bad": None,
    "steps": True,
    "top": "top",
    "bottom": "bottom",
    "up_to": False,
    "exactly": True,
    "rival_cards": None,
    "before": "before",
    "after": "after",
    "instead": "instead",
    "i": "i",
    "a_rival": "rival",
    "a_player": "player",
    "at_once": ("at_once", None),
    "in_secret": ("in_secret", None),
}
WORDS = ("span", "this_span", "direction", "change_by", "rounding", "shield_kind", "rule_kind", "drop_kind")
TUPLES = ("sums", "names", "nouns", "amounts", "params", "strings", "with_binds")
CHILDREN = ("grouped", "shield_source", "because_name", "because_text", "cell_condition", "cell_amount")
QUALIFIERS = ("starts", "seen_by", "at_least", "at_most", "refilled")


# ---------------------------------------------------------------- the tables as functions


def _preset(node, first):
    return lambda span, *children: node(span, first, *children)


def _list(node, fixed):
    return lambda span, *children: node(span, *children[:fixed], readable(children[fixed:]))


def _empty(node, place):
    def build(span, *children):
        if children[place] is None:
            children = (*children[:place], (), *children[place + 1 :])
        return node(span, *children)

    return build


def _verb(node):
    def build(problems, span, subject, verb, *children):
        check_verb(problems, subject is not None, verb)
        return node(span, subject, *children)

    return build


def _may_verb(node):
    def build(problems, span, subject, verb, *children):
        check_verb(problems, False, verb)
        return node(span, subject, *children)

    return build


def _constant(value):
    return lambda span, *words: value


def _qualifier(key):
    return lambda span, value: (key, value, span)


FUNCTIONS: dict[str, Callable] = {**PRODUCTIONS, **NODES}
FUNCTIONS.update((name, _preset(*how)) for name, how in PRESET.items())
FUNCTIONS.update((name, _list(*how)) for name, how in LISTS.items())
FUNCTIONS.update((name, _empty(*how)) for name, how in EMPTY.items())
FUNCTIONS.update((name, _verb(node)) for name, node in ACTS.items())
FUNCTIONS.update((name, _may_verb(node)) for name, node in MAY_VERBS.items())
FUNCTIONS.update((name, _constant(value)) for name, value in CONSTANTS.items())
FUNCTIONS.update((name, _qualifier(name)) for name in QUALIFIERS)
FUNCTIONS.update((name, lambda span, token: token[1]) for name in WORDS)
FUNCTIONS.update((name, lambda span, *items: items) for name in TUPLES)
FUNCTIONS.update((name, lambda span, child: child) for name in CHILDREN)
CHECKED.update(ACTS, MAY_VERBS)
