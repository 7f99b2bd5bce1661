"""Conditions, loops and options in words: "If ..., ...; otherwise, ...", "Each competitor loses $2.", "You may ..."."""

from __future__ import annotations

from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Block, Local
from compiler.model import ChoicesInfo
from compiler.text.amounts import amount, resource
from compiler.text.choices import faces
from compiler.text.clauses import act, act_may, apart, behind, clauses, inline, may_role, one_statement, same_deed
from compiler.text.dispatch import AND, BREAK, Said, Spot, condition, statement, value
from compiler.text.fields import argument, holder
from compiler.text.pieces import Np, Words, fixed, joined, number, word
from compiler.text.simplify import conjuncts, opened, simplified, uses_of, without_implied
from compiler.text.statements import is_own_hand, odd_field
from compiler.text.telling import Called, Telling, digits, key_of, member_kind
from compiler.text.things import described, ordered
from compiler.types import PlayerType

statement.of(tree.Guarded)(lambda t, node, spot: [inline(t, (node,), spot.mood)])
"""Blocks are opened before they are told; this is one that stands alone."""


statement.of(tree.Arrange)(lambda t, node, spot: [inline(t, node.body, spot.mood)])
"""That the choices may be changed until the last one is a matter of course at a table."""


@statement.of(tree.With)
def with_(t: Telling, node: tree.With, spot: Spot) -> list[Said]:
    """A context that the rules read: "Buy (with Rebate 1)."."""
    said, t.tally.stuck = inline(t, node.body, spot.mood), True
    given = [t.say("with_value", what=holder(t, one.target).bare(), value=fixed(value(t, one.value))) for one in node.bindings]
    return [said._replace(words=t.say("in_context", what=said.words, given=t.language.listed(given)), parts=())]


@statement.of(tree.If)
def if_(t: Telling, node: tree.If, spot: Spot) -> list[Said]:
    special = faces(t, node, spot.before) or _other_number(t, node, spot)
    if special is not None:
        return [special]
    out: list[Words] = []
    branch: tree.If | Block | None = node
    while branch is not None:
        t.mentions.names = set()
        if isinstance(branch, tree.If):
            test = condition(t, branch.test)
            t.mentions.kept = True
            also = branch is node and node.otherwise is None and same_deed(spot.before[-1] if spot.before else None, branch.then, t)
            then, branch, key = behind(t, branch.then, also=also), branch.otherwise, "otherwise_if" if out else "if"
        else:
            test, then, branch, key = (), behind(t, branch), None, "otherwise"
        if then.role == "may" and branch is None and not out:
            return [Said(t.say("if", "may", condition=test, then=then.what), BREAK)]
        out.append(t.say(key + ("_break" if then.link == BREAK else ""), condition=test, then=then.words))
    return [Said(joined(out, "; "), BREAK)]


def _other_number(t: Telling, node: tree.If, spot: Spot) -> Said | None:
    """The same deed with two numbers: "lose 2 Power, or 3 if ..."."""
    match node:
        case tree.If(then=((tree.Gain() | tree.Lose()) as one,), otherwise=((tree.Gain() | tree.Lose()) as other,)) if (
            type(one) is type(other) and len(one.changes) == len(other.changes) == 1
        ):
            change, changed = one.changes[0], other.changes[0]
        case _:
            return None
    n = digits(change.value)
    if n is None or digits(changed.value) is None or change.resource != changed.resource:
        return None
    if (one.subject, one.per, getattr(one, "giver", None)) != (other.subject, other.per, getattr(other, "giver", None)):
        return None
    said = one_statement(t, other, Spot(spot.mood))
    np = resource(t, change.resource)
    more = t.language.counted(number(n), False, np) if np.noun.symbol else number(n)
    return Said(t.say("or_n_if", what=said[0].words, n=more, condition=condition(t, node.test)), BREAK)


@statement.of(tree.ForEach)
def for_each(t: Telling, node: tree.ForEach, spot: Spot) -> list[Said]:
    if (sorted_ := _sorted_cards(t, node, spot)) is not None:
        return [sorted_]
    body, inner = simplified(node.body, t.words), t.inner()
    is_one = len(body) == 1 and not node.first
    parts = without_implied(node.where, node.local, body[0], t.words) if is_one else conjuncts(node.where)
    np, type = described(t, node.local, node.domain, parts), member_kind(node.domain)
    if node.first:
        np = np.modified(*ordered(t, node.keys, node.local, node.domain)) if not np.fixed else np
        det = "the" if node.keys else "first"
    else:
        det = "eachof" if np.det == "oneof" else "each"
    each = np if np.fixed else np.with_det(det)
    if len(body) == 1 and not np.fixed and _has_one_mention(node.local, body[0]):
        inner.called[node.local] = Called(type, np.noun, description=each, folded=True)
        said = one_statement(inner, body[0], Spot(spot.mood))
        return [said[0]._replace(words=t.say("if_any", what=said[0].words)), *said[1:]] if node.first and said else said
    inner.called[node.local] = Called(type, np.noun if np.noun.one else t.noun_of(type))
    if not node.first:
        what = behind(inner, node.body)
        if what.link != BREAK and not what.after:
            return [Said(t.say("per_ahead", per=t.say("per_each", noun=each), what=what.words), BREAK)]
    what = inline(inner, node.body, "do")
    return [Said(t.say("for_first" if node.first else "for_each", each=each, what=what.words), BREAK)]


def _sorted_cards(t: Telling, node: tree.ForEach, spot: Spot) -> Said | None:
    """Every pile gets the cards of its kind and is shuffled: "sort the cards by deck and shuffle each deck"."""
    match node:
        case tree.ForEach(
            domain=tree.AllOf(of=ChoicesInfo()),
            where=None,
            body=(
                tree.Move(
                    cards=tree.Aggregate(
                        function="those",
                        domain=tree.AllOf(of=table),
                        where=tree.Compare(op="=", left=tree.ColumnRead(column=column), right=kind),
                    ),
                    place=tree.FieldRead(field=pile, keys=(index,)),
                ),
                tree.Shuffle(pile=tree.FieldRead(field=shuffled, keys=(again,))),
            ),
        ) if pile is shuffled and not isinstance(table, ChoicesInfo):
            if {key_of(kind), key_of(index), key_of(again)} != {node.local}:
                return None
        case _:
            return None
    cards, sorting = Np(t.words.type_noun(table.row_type), plural=True), t.words.noun_of(tree.Column(table, column))
    each = Np(t.words.noun_of(pile), "each")
    return Said(act(t, "sort_cards", None, spot.mood, cards=cards, sorting=Np(sorting, "bare"), pile=each))


def _has_one_mention(local: Local, node: tree.Statement) -> bool:
    match node:
        case tree.ChooseOne(subject=subject):
            return key_of(subject) is local
        case tree.Choose() | tree.Pick() | tree.If() | tree.ForEach() | tree.Repeat() | tree.Begin():
            return False
        case tree.Draw(subject=subject, place=place) if key_of(subject) is local and is_own_hand(place, subject):
            return uses_of(local, node) == 2
    return uses_of(local, node) == 1


@statement.of(tree.Repeat)
def repeat(t: Telling, node: tree.Repeat, spot: Spot) -> list[Said]:
    body, up_to = simplified(node.body, t.words), ""
    if not node.at_most and len(body) == 1 and isinstance(body[0], (tree.May, tree.MayDo, tree.MayChoose)):
        said = behind(t.inner(), node.body)
        up_to = "repeat_up_to" if said.role == "may" and not said.after else ""
        key = up_to + "_twice" * (digits(node.count) == 2)
        if up_to:
            return [Said(t.say(key, n=value(t, node.count), what=said.words), BREAK)]
    what = inline(t.inner(), node.body, "do").words
    if node.at_most or digits(node.count) == 2:
        return [Said(t.say("repeat_until" if node.at_most else "repeat_twice", what=what), BREAK)]
    return [Said(t.say("repeat", n=value(t, node.count), what=what), BREAK)]


@statement.of(tree.Sealed)
def sealed(t: Telling, node: tree.Sealed, spot: Spot) -> list[Said]:
    said = for_each(t, tree.ForEach(node.span, False, node.local, node.domain, None, (), node.body), spot)
    return [said[0]._replace(words=t.say("in_secret", what=said[0].words), link=BREAK, parts=()), *said[1:]]


@statement.of(tree.Window)
def window(t: Telling, node: tree.Window, spot: Spot) -> list[Said]:
    who = described(t, node.local, node.domain, [])
    given = {local.name: argument(t, tree.LocalRead(local.span, local.type, local)) for local in node.named}
    label = t.say("quoted", text=t.language.fill_title(t.words.title(node.label), given))
    words = t.say("window", who=who if who.fixed else who.with_det("each"), label=label)
    t.called[node.local] = Called(PlayerType(), t.common("player"))
    return [Said(words, BREAK)]


@statement.of(tree.May)
def may(t: Telling, node: tree.May, spot: Spot) -> list[Said]:
    first, after = optional(t.inner().acting(node.subject), node.body)
    words = act_may(t, node.subject, first.words, spot.mood)
    role = may_role(t, node.subject, spot.mood)
    return [Said(words, first.link if not after else BREAK, tuple(after), role, first.words)]


@statement.of(tree.MayChoose)
def may_choose(t: Telling, node: tree.MayChoose, spot: Spot) -> list[Said]:
    return may(t, tree.May(node.span, node.choose.subject, "", (node.choose, *node.body)), spot)


def optional(t: Telling, body: Block) -> tuple[Said, list[Words]]:
    """A body after "you may": in one clause if it is short, otherwise the first step, then "If you do"."""
    whole = inline(t.inner(), body, "may")
    if whole.link != BREAK:
        return whole, []
    said, required = apart(clauses(t.inner(), body, "may"))
    head, after = said[0], list(said[0].after)
    if required:
        key = "if_behind" if len(said) == 1 else "only_if_behind"
        head = head._replace(words=t.say(key, what=head.words, condition=required[0].what))
    if len(said) == 1:
        return head, after
    again, _ = apart(clauses(t.inner(), body, "do"))
    for index, part in enumerate(again[len(again) - len(said) + 1 :]):
        is_plain = part.role == "faces" or index > 0
        after += [part.words if is_plain else t.say("if_you_do", what=part.words), *part.after]
    return head, after


@statement.of(tree.ChooseOne)
def choose_one(t: Telling, node: tree.ChooseOne, spot: Spot) -> list[Said]:
    if (gained := _one_of_gains(t, node, spot)) is not None:
        return [gained]
    head = act(t, "choose_one", node.subject, spot.mood)
    chooser = t.inner().acting(node.subject)
    if chooser.actor is not None and chooser.actor in chooser.called:
        chooser.called[chooser.actor] = replace(chooser.called[chooser.actor], folded=False)
    options = [_option(chooser.inner(), option) for option in node.options]
    return [Said(t.say("options", head=head, options=joined(options, "; ", t.say("or_option")[0].text)), BREAK)]


def _option(t: Telling, node: tree.Option) -> Words:
    """What an option does; one that does nothing but go on or stop is said by its name."""
    body = opened(node.body)
    if any(not isinstance(part, (tree.Require, tree.Stop, tree.Nothing)) for part in body):
        return inline(t, node.body, "option").words
    label = t.say("quoted", text=word(t.words.title(node.label)))
    required = [part.test for part in body if isinstance(part, tree.Require)]
    return t.say("only_if_behind", what=label, condition=condition(t, required[0])) if required else label


def _one_of_gains(t: Telling, node: tree.ChooseOne, spot: Spot) -> Said | None:
    """Options that are all one gain, or one loss: "gain 1 Power or 1 Reputation"."""
    deeds = [deed for option in node.options for deed in opened(option.body)]
    gains: list[tree.Gain | tree.Lose] = [deed for deed in deeds if isinstance(deed, tree.Gain) and deed.giver is None]
    alike = gains or [deed for deed in deeds if isinstance(deed, tree.Lose)]
    if not len(deeds) == len(node.options) == len(alike):
        return None
    if any(one.subject != node.subject or one.per or len(one.changes) != 1 or odd_field(t, one.changes) for one in alike):
        return None
    things = t.language.listed([amount(t, one.changes[0]) for one in alike], or_=True)
    return Said(act(t, "gain" if gains else "lose", node.subject, spot.mood, things=things), AND)


@statement.of(tree.BestFor)
def best_for(t: Telling, node: tree.BestFor, spot: Spot) -> list[Said]:
    what = inline(t, node.body, "do")
    return [Said(t.say("best_for", what=what.words, value=fixed(value(t, node.value))), BREAK)]
