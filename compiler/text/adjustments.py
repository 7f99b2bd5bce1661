"""Adjusted quantities in words: "Your Income is 2 higher.", "Your next Train New Model costs $2 less."

A price reads as what it is the price of; a quantity that counts things as having more of them ("you have 1 more free
action"); a parameter that the condition fixes becomes part of the name.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Expr, Resource
from compiler.model import RuleInfo
from compiler.text.amounts import for_each_of, of_noun, resource
from compiler.text.conditions import all_words
from compiler.text.dispatch import AND, THEN, Said, item, value
from compiler.text.fields import Args, quantities_owned, quantity_named
from compiler.text.lasting import Group, meet, whose, you_or_they
from compiler.text.pieces import Np, Words, fixed, number, plain, spaced
from compiler.text.simplify import conjuncts, uses_of
from compiler.text.telling import THINGS, Called, Telling, digits, key_of
from compiler.text.things import modified
from compiler.types import PlayerType

Adjusting = tree.Modifier | tree.ExceptionItem
Priced = tuple[tree.Modifier, RuleInfo, Resource]
"""An adjustment of a price: the item, the rule it is the price of, and what is paid."""


@item.of(tree.Modifier)
def adjusted(t: Telling, node: tree.Modifier, group: Group) -> list[Said]:
    together = _priced_together(t, group) if group.used else None
    if together is not None:
        return [Said(_priced(t, together, True), THEN)] if node is group.items[0] else []
    priced, where = _prices_of(t, node), conjuncts(node.adjustments[0].where)
    whose_alone = not where or node.whose.kind.startswith("each") and all(map(is_about_them, where))
    if node.how != "times" and whose_alone and priced is not None:
        return [Said(_priced(t, priced, group.used), THEN)]
    inner = _speaking_of(t, node)
    args, conditions = _split_where(t, node)
    next_ = t.say("next_word") if group.used else ()
    owner = whose(t, node.whose)
    words = _more_of(inner, node, args, owner) or _changed(inner, node, args, owner, next_)
    words = _if_behind(inner, words, conditions)
    return [Said(t.say("next_time", what=words) if group.used and not next_ else words, AND)]


@item.of(tree.ExceptionItem)
def exception(t: Telling, node: tree.ExceptionItem, group: Group) -> list[Said]:
    inner, owner = _speaking_of(t, node), whose(t, node.whose)
    args, conditions = _split_where(t, node)
    quantities, new = [one.quantity for one in node.adjustments], node.adjustments[0].value
    if len(quantities) == 1 and t.words.noun_of(quantities[0]).counted and digits(new) is not None:
        what = replace(quantity_named(inner, quantities[0], args), det="bare", plural=digits(new) != 1)
        words = t.lasting("has_instead", you_or_they(owner), who=owner, n=value(inner, new), what=what)
    else:
        what_ = quantities_owned(inner, quantities, args, owner)
        words = t.lasting("is_instead", "they" if len(quantities) > 1 else "do", what=what_, value=fixed(value(inner, new)))
    return [Said(_if_behind(inner, words, conditions), AND)]


def _speaking_of(t: Telling, node: Adjusting) -> Telling:
    """For what speaks of the parameters of the quantities, and of whose they are."""
    inner = meet(t, [param for one in node.adjustments for param in t.words.params(one.quantity)])
    inner.called["they"] = Called(PlayerType(), t.common("player"))
    return inner


def _changed(t: Telling, node: tree.Modifier, args: Args, owner: Np, next_: Words) -> Words:
    """ "your Income is 2 higher"."""
    quantities, by = [one.quantity for one in node.adjustments], node.adjustments[0].value
    what = quantities_owned(t, quantities, args, owner, next_)
    several = len(quantities) > 1 or t.words.noun_of(quantities[0]).counted
    form, n = "they" if several else "do", digits(by)
    if node.how == "times" and n in (0, 2):
        return t.lasting("is_doubled" if n else "is_zero", form, what=what)
    if node.how == "times":
        return t.lasting("is_multiplied", form, what=what, n=value(t, by))
    n, each = _so_many(t, by)
    paid, *others = {t.words.prices[one].resource if one in t.words.prices else None for one in quantities}
    np = resource(t, paid) if paid is not None and not others and n is not None else None
    one = value(t, by) if n is None else number(n)
    amount = t.language.counted(one, n == 1, np) if np is not None and np.noun.symbol else one
    key = ("is_higher" if node.how == "more" else "is_lower") + ("_by" if n is None else "")
    return spaced(t.lasting(key, form, what=what, amount=amount), each)


def _so_many(t: Telling, by: Expr) -> tuple[int | None, Words]:
    """An adjustment as a number and what it is counted for: `2 * count(hand)` is 2 "for each card in your hand"."""
    factor, counted = 1, by
    if isinstance(by, tree.Arithmetic) and by.op == "*":
        for one, other in ((by.left, by.right), (by.right, by.left)):
            if (n := digits(one)) is not None:
                factor, counted = n, other
    each = for_each_of(t, counted)
    return (factor, each) if each else (digits(by), ())


def _more_of(t: Telling, node: tree.Modifier, args: Args, owner: Np) -> Words | None:
    """A quantity that counts things: "you have 1 more free action", "you have 2 more votes for each of your ships"."""
    quantity = node.adjustments[0].quantity
    if len(node.adjustments) > 1 or node.how == "times" or not t.words.noun_of(quantity).counted:
        return None
    n, each = _so_many(t, node.adjustments[0].value)
    if n is None:
        return None
    np = quantity_named(t, quantity, args)
    what = replace(np, det="bare", plural=n != 1 and np.noun.counted)
    key = "has_more" if node.how == "more" else "has_less"
    return spaced(t.lasting(key, you_or_they(owner), who=owner, n=number(n), what=what), each)


def _split_where(t: Telling, node: Adjusting) -> tuple[Args, list[Expr]]:
    """A parameter fixed by the condition (`where kind = box`) becomes an argument of the quantity."""
    params = t.words.params(node.adjustments[0].quantity) if len(node.adjustments) == 1 else ()
    args: Args = ()
    left: list[Expr] = []
    for part in conjuncts(node.adjustments[0].where):
        match part:
            case tree.Compare(op="=", left=name, right=tree.Constant() | tree.LocalRead() | tree.Word() as given) if (
                params and key_of(name) is params[0] and not args
            ):
                args = (given,)
            case _:
                left.append(part)
    return args, left


def _if_behind(t: Telling, words: Words, parts: list[Expr]) -> Words:
    if not parts:
        return words
    things = [key for key, called in t.called.items() if isinstance(key, tree.Local) and isinstance(called.type, THINGS)]
    about = [key for key in things if all(uses_of(key, part) for part in parts)]
    if len(about) == 1:
        called = replace(t.called[about[0]], det="those")
        described = modified(t.on(about[0], called), Np(called.noun, "bare", plural=True), about[0], parts)
        if not any(modifier.kind == "where" for modifier in described.post):
            return t.say("for_those", what=words, those=described)
        t.called[about[0]] = replace(called, det="that")
    return t.say("if_behind", what=words, condition=all_words(replace(t, about="they"), parts))


def is_about_them(part: Expr) -> bool:
    """A comparison of what is theirs."""
    if not isinstance(part, tree.Compare) or not isinstance(part.left, (tree.FieldRead, tree.FunctionRead)):
        return False
    return key_of(part.left.owner) == "they"


def _prices_of(t: Telling, node: tree.Modifier) -> list[Priced] | None:
    """The rules that an item makes cheaper or dearer, if it adjusts nothing but prices."""
    found = [t.words.prices.get(one.quantity) for one in node.adjustments]
    priced = [(node, price.rule, price.paid) for price in found if price is not None and price.rule is not None]
    return priced if len(priced) == len(found) else None


def _priced_together(t: Telling, group: Group) -> list[Priced] | None:
    """Several prices of one rule in one sentence: "costs $2 and 1 Reputation less"."""
    first, out = group.items[0], list[Priced]()
    for one in group.items:
        if not isinstance(one, tree.Modifier) or not isinstance(first, tree.Modifier) or one.adjustments[0].where is not None:
            return None
        priced = _prices_of(t, one)
        if priced is None or (one.how, one.whose) != (first.how, first.whose):
            return None
        out += priced
    return out if len(group.items) > 1 and len({rule for _, rule, _ in out}) == 1 else None


def _priced(t: Telling, parts: list[Priced], used: bool) -> Words:
    first = parts[0][0]
    rules = list(dict.fromkeys(rule for _, rule, _ in parts))
    titles = t.language.listed([t.say("rule_name", title=t.words.rule_title(rule)) for rule in rules])
    amounts = list(dict.fromkeys(of_noun(t, node.adjustments[0].value, resource(t, paid)) for node, _, paid in parts))
    owner = whose(t, first.whose)  # with the condition on them: "each competitor whose Rank is Captain"
    those = t.on("they", Called(PlayerType(), owner.noun))
    owner = modified(those, owner, "they", conjuncts(first.adjustments[0].where))
    key = f"costs_{first.how}_for" if owner.post else ("next_costs_" if used else "costs_") + first.how
    called = replace(t.common("player"), one=plain(titles), many=plain(titles))
    next_ = Np(called, owner=owner, pre=(t.say("next_word"),))
    key, form = key + ("_all" if len(rules) > 1 else ""), "you" if first.whose.kind == "my" else "they"
    return t.lasting(key, form, title=fixed(titles), who=owner, whose=next_, amount=t.language.listed(amounts))
