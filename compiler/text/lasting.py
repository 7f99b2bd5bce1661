"""What lasts, in words: durations, further costs and requirements, shields, abilities.

A place where the card does its work is not said ("Your Income is 2 higher."), unless it is hidden (the hand) or the
cell also does something at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.model import PLAYER
from compiler.text.amounts import amounts
from compiler.text.conditions import all_words
from compiler.text.control import optional
from compiler.text.dispatch import AND, BREAK, Said, Spot, condition, item, statement, thing, value
from compiler.text.fields import field_np, quantities_owned
from compiler.text.phrases import slots_of
from compiler.text.pieces import YOU, Np, Words, joined, plain
from compiler.text.simplify import conjuncts, opened, uses_of
from compiler.text.statements import rule_names
from compiler.text.telling import Called, Telling, key_of

WITH_A_VERB = (tree.Modifier, tree.ExceptionItem, tree.Shield, tree.CanPayFor, tree.AlsoRequires)
SPANS = ("action", "turn", "phase", "round", "game")


class Group(NamedTuple):
    """Items under the same durations. `used`: they last until they are used."""

    items: tuple[tree.Item, ...]
    used: bool = False


@statement.of(tree.Begin)
def begin(t: Telling, node: tree.Begin, spot: Spot) -> list[Said]:
    """Items under the same durations together, those under the fewest first."""
    found: dict[tuple[object, ...], list[tree.Lasting]] = {}
    for one in node.lastings:
        found.setdefault((one.place, one.until, _conditions(one)), []).append(one)
    groups = sorted(found.values(), key=lambda group: len(_conditions(group[0])) + bool(group[0].until))
    return [said for group in groups for said in _under(t, group[0], tuple(one.item for one in group))]


def _conditions(lasting: tree.Lasting) -> tuple[Expr, ...]:
    """What must hold meanwhile."""
    if isinstance(lasting.item, (tree.Modifier, tree.ExceptionItem)):
        return lasting.item.adjustments[0].conditions
    return lasting.conditions


def _under(t: Telling, lasting: tree.Lasting, items: tuple[tree.Item, ...]) -> list[Said]:
    where, place = t.say("while_in_play") if t.card.acts else (), lasting.place
    if place is not None and (place.seen == "owner" or t.card.places_differ):
        lies_in = field_np(t, place, YOU if place.owner == PLAYER else None)
        where = t.say("while_in_place", place=lies_in)
        if place.seen == "owner" and all(isinstance(one, tree.Reaction) and uses_of("this", one.body) for one in items):
            t, where = replace(t, lies_in=t.say("from_pile", place=lies_in)), ()
    tests = [_meanwhile(t, test) for test in _conditions(lasting)]
    key = f"this_{lasting.until}" if lasting.until in SPANS else f"until_{lasting.until}"
    answered = lasting.until == "action" and all(isinstance(one, tree.Shield) and one.card is not None for one in items)
    span = t.say(key) if lasting.until not in ("", "used") and not answered else ()  # a card that is being played
    head = joined([where, *tests, span] if place is not None else [span, *tests], ", ")
    group, t.tally.stuck = Group(items, lasting.until == "used"), False
    first = bool(head) and t.language.inverts and all(isinstance(one, WITH_A_VERB) for one in items)
    said = _items(replace(t, first=True), group) if first else []
    if len(said) != 1 or t.tally.stuck:
        first, said = False, _items(t, group)
    if not head or not said:
        return [one._replace(link=BREAK) for one in said] if answered else said
    if len(said) == 1:
        tail = said[0].role == "shield" and head == span and lasting.until in SPANS
        key = "under_head" if first else "under_tail" if tail else "under_head_break"
        return [said[0]._replace(words=t.say(key, head=head, what=said[0].words), link=BREAK, role="")]
    after = tuple(sentence for part in said for sentence in part.after)
    if all(part.link != BREAK for part in said):
        return [Said(t.say("under_head_break", head=head, what=t.language.listed([part.words for part in said])), BREAK, after)]
    return [Said(t.say("under_head_list", head=head, what=joined([part.words for part in said], "; ")), BREAK, after)]


def _meanwhile(t: Telling, test: Expr) -> Words:
    match test:
        case tree.Compare(op="=", left=tree.Word(word="round"), right=right):
            return t.say("in_round", n=value(t, right))
    return t.say("while", condition=condition(t, test))


def _items(t: Telling, group: Group) -> list[Said]:
    said: list[Said] = []
    for one in group.items:
        t.mentions.names = set()
        said += item(t, one, group)
    return said


def whose(t: Telling, node: tree.Whose) -> Np:
    if node.kind == "my":
        return YOU
    if node.player is not None:
        return thing(t, node.player, "owner")
    return Np(t.common("rival" if node.kind == "each_rival" else "player"), "each")


def you_or_they(owner: Np) -> str:
    return "you" if owner is YOU else "they"


def meet(t: Telling, given: Iterable[Local]) -> Telling:
    """For what speaks of parameters and choices from outside."""
    inner = t.inner()
    for local in given:
        noun = t.noun_of(local.type)
        inner.called[local] = Called(local.type, noun, det="the" if noun == t.common("number") else "that")
    return inner


@item.of(tree.AlsoRequires)
def also_requires(t: Telling, node: tree.AlsoRequires, group: Group) -> list[Said]:
    inner, owner = meet(t, node.given), whose(t, node.whose)
    inner.about = "they"
    what, test = rule_names(inner, (node.rule,), or_=False), condition(inner, node.condition)
    return [Said(t.lasting("also_requires", you_or_they(owner), who=owner, what=what, condition=test), BREAK)]


@item.of(tree.AlsoCosts)
def also_costs(t: Telling, node: tree.AlsoCosts, group: Group) -> list[Said]:
    inner, owner = meet(t, node.given), whose(t, node.whose)
    given, parts = _fixed_slots(inner, t.words.rule_title(node.rule), conjuncts(node.where))
    what, things = rule_names(inner, (node.rule,), or_=False, given=given), amounts(inner, node.price)
    form, key = you_or_they(owner), "also_costs" if node.payee is None else "also_costs_to"
    payee = thing(inner, node.payee) if node.payee is not None else None
    words = t.say(key, form, who=owner, what=what, things=things, payee=payee)
    if parts:
        inner.about = "they"
        words = t.say("if_behind", what=words, condition=all_words(inner, parts))
    return [Said(words, BREAK)]


def _fixed_slots(t: Telling, title: str, parts: list[Expr]) -> tuple[dict[str, Np], list[Expr]]:
    """Parameters that a condition fixes and the title has a slot for."""
    given: dict[str, Np] = {}
    left: list[Expr] = []
    for part in parts:
        local = key_of(part.left) if isinstance(part, tree.Compare) and part.op == "=" else None
        if isinstance(part, tree.Compare) and isinstance(local, Local) and local.name in slots_of(title):
            given[local.name] = thing(t, part.right)
        else:
            left.append(part)
    return given, left


@item.of(tree.CanPayFor)
def can_pay_for(t: Telling, node: tree.CanPayFor, group: Group) -> list[Said]:
    """Two that can pay for each other are told once."""
    owner = whose(t, node.whose)
    mirror = tree.CanPayFor(node.span, node.whose, node.resource, node.substitute)
    if mirror in group.items[: group.items.index(node)]:
        return []
    one, other = (Np(t.words.purse_noun(name), "bare", plural=True) for name in (node.substitute, node.resource))
    key = "can_swap" if mirror in group.items else "can_pay"
    return [Said(t.lasting(key, you_or_they(owner), who=owner, substitute=one, resource=other), AND)]


@item.of(tree.Shield)
def shield(t: Telling, node: tree.Shield, group: Group) -> list[Said]:
    """All shields against the same cards are one sentence."""
    alike = [one for one in group.items if isinstance(one, tree.Shield) and (one.card, one.rivals) == (node.card, node.rivals)]
    if node is not alike[0]:
        return []
    parts: list[Words] = []
    for verb, shields in groupby(alike, shield_verb):
        if verb == "to_change":
            fixed = [info for one in shields for info in one.quantities]
            parts.append(t.say(verb, what=quantities_owned(t, fixed, (), YOU, case="acc", or_=True)))
            continue
        guarded = [
            YOU if info is None else field_np(t, info, YOU if info.owner == PLAYER else None)
            for one in shields
            for info in (one.fields if one.fields is not None else (None,))
        ]
        listed = t.language.listed([t.plain(np, "acc") for np in guarded], or_=True)
        parts.append(t.say(verb, what=listed))
    if node.card is not None and len(alike) == 1 and node.fields is None and not node.lower_only:
        return [Said(t.lasting("shield_one", who=thing(t, node.card, "subject")), AND, role="shield")]
    what = joined(parts, ", ", plain(t.say("shield_last")))
    theirs = Np(t.common("card"), "bare", plural=True)
    if node.rivals:
        theirs = Np(t.common("card"), plural=True, owner=Np(t.common("rival"), "bare", plural=True))
    who = theirs if node.card is None else thing(t, node.card, "subject")
    return [Said(t.lasting("shield", "they" if who.plural else "do", who=who, what=what), AND, role="shield")]


def shield_verb(node: tree.Shield) -> str:
    return "to_change" if node.quantities else "to_lower" if node.lower_only else "to_affect"


@item.of(tree.Ability)
def ability(t: Telling, node: tree.Ability, group: Group) -> list[Said]:
    body = opened(node.body)
    required = [part.test for part in body if isinstance(part, tree.Require)]
    first, after = optional(t, tuple(part for part in body if not isinstance(part, tree.Require)))
    form, words = "may", first.words
    if required:
        form, test = "when", all_words(replace(t.inner(), about="they"), required)
        words = t.say("if", "may", condition=test, then=words)
    return [Said(t.say(f"once_per_{node.per}", form, what=words), BREAK, tuple(after))]
