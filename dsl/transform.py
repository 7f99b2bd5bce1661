"""From completed productions to syntax nodes: a function for every rule and alias of `grammar.lark`, by its name.

Most productions become one node and need no function of their own: `NODES` says which, the tables after it where the
children are not simply its fields. The others are in `productions.py`.
"""

from __future__ import annotations

from dsl import syntax as s
from dsl.errors import Problem
from dsl.productions import CHECKED, PRODUCTIONS, Production, check_verb, flat
from dsl.scanner import Token
from dsl.source import Span

# the node that a production becomes, in the order of the grammar
NODES: dict[str, Production] = {
    "file": s.File,
    "setting": s.Setting,
    "choices": s.Choices,
    "choice": s.ChoiceValue,
    "has": s.Has,
    "optional_type": s.OptionalType,
    "family_type": s.FamilyType,
    "range_type": s.RangeType,
    "player_type": s.SimpleType,
    "kind_type": s.KindType,
    "set_type": s.SetType,
    "list_type": s.ListType,
    "links_type": s.LinksType,
    "pile_type": s.PileType,
    "row_type": s.RowType,
    "grid_type": s.GridType,
    "define": s.Define,
    "param": s.Parameter,
    "quantity": s.Quantity,
    "base": s.QuantityLine,
    "plus": s.QuantityLine,
    "minus": s.QuantityLine,
    "floor": s.QuantityLine,
    "ceiling": s.QuantityLine,
    "rule": s.Rule,
    "always": s.Always,
    "scoring": s.Scoring,
    "score": s.Score,
    "winners_are": s.WinnersAre,
    "winners_by": s.WinnersBy,
    "tied": s.Tied,
    "teams_by": s.TeamsBy,
    "play": s.Play,
    "setup": s.Setup,
    "rounds": s.Rounds,
    "rounds_at_most": s.Rounds,
    "turns": s.Turns,
    "gain": s.Gain,
    "lose": s.Lose,
    "pay": s.Pay,
    "require": s.Require,
    "set": s.Set,
    "add": s.Add,
    "remove": s.Remove,
    "clear": s.Clear,
    "let": s.Let,
    "move": s.Move,
    "draw": s.Draw,
    "shuffle": s.Shuffle,
    "lay": s.Lay,
    "look": s.Look,
    "choose": s.Choose,
    "choose_many": s.ChooseMany,
    "choose_together": s.ChooseTogether,
    "member": s.Member,
    "pick": s.Pick,
    "do": s.Do,
    "may_do": s.MayDo,
    "may_do_any": s.MayDoAny,
    "do_one": s.DoOne,
    "answer": s.Reply,
    "window": s.Window,
    "stop": s.Stop,
    "end": s.End,
    "leave": s.Leave,
    "nothing": s.Nothing,
    "if_": s.If,
    "for_each": s.ForEach,
    "for_first": s.ForEach,
    "sealed": s.Sealed,
    "repeat": s.Repeat,
    "repeat_at_most": s.Repeat,
    "may": s.May,
    "may_choose": s.MayChoose,
    "choose_one": s.ChooseOne,
    "best_for": s.BestFor,
    "shown": s.Shown,
    "else_if": s.If,
    "option": s.Option,
    "this_subject": s.Name,
    "amount": s.Amount,
    "noun": s.Noun,
    "per": s.Per,
    "by_keys": s.Order,
    "at_random": s.Order,
    "key": s.Key,
    "while_in": s.WhileIn,
    "while_": s.While,
    "this_span_": s.ThisSpan,
    "until_used": s.UntilUsed,
    "until_my_turn": s.UntilMyTurn,
    "until_next": s.UntilNext,
    "modifier": s.Modifier,
    "exception": s.ExceptionItem,
    "also_requires": s.AlsoRequires,
    "also_costs": s.AlsoCosts,
    "can_pay_for": s.CanPayFor,
    "shield": s.Shield,
    "ability": s.Ability,
    "whose_my": s.Whose,
    "whose_each_rival": s.Whose,
    "whose_each_player": s.Whose,
    "whose_named": s.Whose,
    "my_thing": s.Guarded,
    "all_of": s.Guarded,
    "handler": s.Handler,
    "phase_event": s.Pattern,
    "rule_event": s.Pattern,
    "bare_noun": s.Noun,
    "variant": s.Variant,
    "change": s.Change,
    "change_seen": s.ChangeSeen,
    "replace": s.Replace,
    "drop": s.Drop,
    "automa": s.Automa,
    "automa_has": s.AutomaHas,
    "example": s.Example,
    "given_line": s.Line,
    "when_line": s.Line,
    "then_line": s.Line,
    "given_players": s.GivenPlayers,
    "given_setting": s.GivenSetting,
    "given_variant": s.GivenVariant,
    "given_all_asked": s.GivenAllAsked,
    "has_values": s.HasValues,
    "game_has": s.HasValues,
    "holds": s.Holds,
    "pair": s.Pair,
    "does": s.Does,
    "chooses": s.Chooses,
    "declines": s.Declines,
    "happens": s.Happens,
    "phase_happens": s.Happens,
    "turn_happens": s.TurnHappens,
    "bind": s.Binding,
    "can": s.Can,
    "cannot": s.Can,
    "sees_nothing": s.SeesNothing,
    "sees_all": s.Sees,
    "sees_some": s.Sees,
    "is_asked": s.Asked,
    "is_not_asked": s.Asked,
    "was_asked": s.Asked,
    "was_not_asked": s.Asked,
    "is_offered": s.Offered,
    "is_offered_only": s.Offered,
    "is_not_offered": s.Offered,
    "dice_rolled": s.DiceRolled,
    "game_over": s.Over,
    "game_goes_on": s.Over,
    "log_says": s.LogSays,
    "log_does_not_say": s.LogSays,
    "player_reads": s.LogSays,
    "player_does_not_read": s.LogSays,
    "winners_were": s.WinnersWere,
    "condition": s.Condition,
    "or_": s.Logic,
    "and_": s.Logic,
    "not_": s.Not,
    "is_in": s.IsIn,
    "not_in": s.IsIn,
    "targets": s.Targets,
    "range_of": s.RangeOf,
    "product": s.Arithmetic,
    "quotient": s.Quotient,
    "negate": s.Negate,
    "column": s.Column,
    "of_player": s.OfPlayer,
    "index": s.Index,
    "my": s.My,
    "their": s.Their,
    "kinds_of_type": s.KindsOf,
    "set_literal": s.SetLiteral,
    "call": s.Call,
    "aggregate": s.Aggregate,
    "joined": s.Joined,
    "case": s.Case,
    "cell_effect": s.Body,
    "cell_price": s.Price,
}
# fields that the production itself tells: their places, and what they hold
PRESET: dict[str, dict[int, object]] = {
    "player_type": {0: "player"},
    "base": {0: "base", 2: None},
    "plus": {0: "plus"},
    "minus": {0: "minus"},
    "floor": {0: "least", 2: None, 3: None},
    "ceiling": {0: "most", 2: None, 3: None},
    "rounds": {0: False},
    "rounds_at_most": {0: True},
    "for_each": {0: False},
    "for_first": {0: True},
    "repeat": {0: False},
    "repeat_at_most": {0: True},
    "this_subject": {0: "this"},
    "at_random": {0: ()},
    "whose_my": {0: "my"},
    "whose_each_rival": {0: "each_rival"},
    "whose_each_player": {0: "each_player"},
    "whose_named": {0: "named"},
    "my_thing": {0: True},
    "all_of": {0: False},
    "phase_event": {0: None, 1: "phase"},
    "rule_event": {0: None, 1: "do"},
    "given_line": {0: "given"},
    "when_line": {0: "when"},
    "then_line": {0: "then"},
    "game_has": {0: None},
    "happens": {0: False},
    "phase_happens": {0: True},
    "can": {1: True, 4: None},
    "cannot": {1: False},
    "sees_all": {1: ()},
    "is_asked": {1: True, 3: 1},
    "is_not_asked": {1: True, 3: 0},
    "was_asked": {1: False},
    "was_not_asked": {1: False, 3: 0},
    "is_offered": {1: "some"},
    "is_offered_only": {1: "only"},
    "is_not_offered": {1: "not"},
    "game_over": {0: True},
    "game_goes_on": {0: False},
    "log_says": {0: None, 1: True},
    "log_does_not_say": {0: None, 1: False},
    "player_reads": {1: True},
    "player_does_not_read": {1: False},
    "or_": {0: "or"},
    "and_": {0: "and"},
    "is_in": {2: False},
    "not_in": {2: True},
    "product": {0: "*"},
}
# so many fields, then a tuple of all that follows
LISTS = {
    "file": 0,
    "choices": 1,
    "quantity": 3,
    "scoring": 0,
    "winners_by": 0,
    "play": 0,
    "rounds": 2,
    "rounds_at_most": 2,
    "by_keys": 0,
    "choose_one": 2,
    "shield": 2,
    "variant": 4,
    "automa": 3,
    "example": 2,
    "has_values": 1,
    "game_has": 1,
    "cell_effect": 0,
}
# the field in which "not written" is an empty tuple
EMPTY = {
    "define": 1,
    "quantity": 1,
    "rule": 2,
    "noun": 1,
    "do": 2,
    "may_do": 2,
    "example": 1,
    "does": 2,
    "can": 3,
    "cannot": 3,
    "set_literal": 0,
}
# after the first field, the subject, a verb that has to go with it; after `may` it never takes an s
ACTS = {
    "gain",
    "lose",
    "pay",
    "draw",
    "leave",
    "choose",
    "choose_many",
    "choose_together",
    "choose_one",
    "do",
    "do_one",
    "does",
    "chooses",
}
MAY_ACTS = {"may_do", "may_do_any", "may_choose"}
# one child, a token whose text is the field
TOKENS: dict[str, Production] = {
    "owner": s.Ident,
    "subject": s.Name,
    "name": s.Name,
    "all_of_type": s.TypeName,
    "named_type": s.NamedType,
    "simple_type": s.SimpleType,
}
CONSTANTS: dict[str, object] = {
    "bad": None,
    "steps": True,
    "each": True,
    "hex": True,
    "top": "top",
    "bottom": "bottom",
    "up_to": False,
    "exactly": True,
    "highest": True,
    "lowest": False,
    "rival_cards": None,
    "before": "before",
    "after": "after",
    "instead": "instead",
    "i": "i",
    "a_rival": "rival",
    "a_player": "player",
    "at_once": ("at_once", None, None),
    "in_secret": ("in_secret", None, None),
    "once": 1,
    "twice": 2,
}
WORDS = ("span", "left", "this_span", "change_by", "rounding", "rule_kind", "drop_kind", "shield_kind")
TUPLES = ("sums", "names", "nouns", "amounts", "params", "strings", "with_binds", "members")
CHILDREN = ("grouped", "shield_source", "because_name", "because_text", "asked_for", "string", "cell_condition", "cell_amount")
QUALIFIERS = ("starts", "at_least", "at_most", "refilled")


# ---------------------------------------------------------------- the tables as functions


def _node(name: str) -> Production:
    """The function of a production that becomes a node, put together from the tables that name it."""
    build = NODES[name]
    if name in LISTS:
        build = _list(build, LISTS[name])
    if name in EMPTY:
        build = _empty(build, EMPTY[name])
    if name in PRESET:
        build = _preset(build, PRESET[name])
    return _verb(build, name in MAY_ACTS) if name in CHECKED else build


def _list(build: Production, fixed: int) -> Production:
    return lambda span, *children: build(span, *children[:fixed], flat(children[fixed:]))


def _empty(build: Production, place: int) -> Production:
    def fill(span: Span, *children: object) -> object:
        if children[place] is None:
            children = (*children[:place], (), *children[place + 1 :])
        return build(span, *children)

    return fill


def _preset(build: Production, values: dict[int, object]) -> Production:
    if list(values) == [0]:
        first = values[0]
        return lambda span, *children: build(span, first, *children)

    def insert(span: Span, *children: object) -> object:
        fields = list(children)
        for place, value in values.items():
            fields.insert(place, value)
        return build(span, *fields)

    return insert


def _verb(build: Production, after_may: bool) -> Production:
    def check(problems: list[Problem], span: Span, subject: s.Expr | None, verb: Token, *children: object) -> object:
        check_verb(problems, subject is not None and not after_may, verb)
        return build(span, subject, *children)

    return check


def _token(node: Production) -> Production:
    return lambda span, token: node(span, token[1])


def _constant(value: object) -> Production:
    return lambda span, *words: value


def _qualifier(key: str) -> Production:
    return lambda span, value: (key, value, span)


CHECKED |= ACTS | MAY_ACTS
FUNCTIONS: dict[str, Production] = {**PRODUCTIONS, **{name: _node(name) for name in NODES}}
FUNCTIONS.update((name, _token(node)) for name, node in TOKENS.items())
FUNCTIONS.update((name, _constant(value)) for name, value in CONSTANTS.items())
FUNCTIONS.update((name, _qualifier(name)) for name in QUALIFIERS)
FUNCTIONS.update((name, lambda span, token: token[1]) for name in WORDS)
FUNCTIONS.update((name, lambda span, *items: items) for name in TUPLES)
FUNCTIONS["fields"] = lambda span, *lines: flat(lines)
FUNCTIONS.update((name, lambda span, child: child) for name in CHILDREN)
