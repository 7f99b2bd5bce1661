"""Choices and dice in words, and which choices are said only where they are used.

"Choose a competitor. That competitor loses 1 Power." is one sentence: "A competitor of your choice loses 1 Power." An `if` on the
die just rolled is "On 1–2, lose 1 Reputation; on 5–6, gain 1 Compute."
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Block, Expr, Local
from compiler.model import GAME, FieldInfo
from compiler.text.amounts import resource
from compiler.text.cells import is_beside
from compiler.text.clauses import act, behind, done, same_deed
from compiler.text.conditions import all_words
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import BREAK, Said, Spot, condition, statement, value
from compiler.text.pieces import Noun, Np, Words, fixed, joined, number, plain, word
from compiler.text.simplify import TESTS, conjuncts, folds_into, opened, uses_of, without_implied
from compiler.text.telling import Called, Telling, digits, is_mine, is_number, member_kind
from compiler.text.things import described, ordered, range_words
from compiler.types import ChoiceType, IntType, ListOf, PlayerType, bare, family

MOST_FACES = 200


@statement.of(tree.Choose)
def choose(t: Telling, node: tree.Choose, spot: Spot) -> list[Said]:
    if node.none and isinstance(node.domain, tree.Combine):
        return _choose_or_none(t, replace(node, domain=node.domain.left, none=""), node.none, spot)
    local, domain, type = node.local, node.domain, member_kind(node.domain)
    folded = node.subject is None and folds_into(local, spot.rest) and not _named_apart(local, spot.rest)
    if is_number(type) and isinstance(domain, tree.Range):
        return _choose_number(t, node, domain, spot, folded and node.where is None)
    user, parts = _user(local, spot.rest), conjuncts(node.where)
    folded = folded and not is_beside(local, user)
    said = without_implied(node.where, local, user, t.words) if folded else parts
    np = described(t, local, domain, said)
    if folded and (len(np.post) > 2 or any(modifier.kind in ("that", "where") for modifier in np.post)):
        folded, np = False, described(t, local, domain, parts)
    if folded and isinstance(user, tree.Add) and np.det == "a" and len(said) < len(parts):
        np = np.with_det("another")
    noun = np.noun if (isinstance(type, PlayerType) or is_number(type)) and np.noun.one else t.noun_of(type)
    det, among = "that" if folded else _det(t, noun, np), domain.items if isinstance(domain, tree.Items) else ()
    t.called[local] = Called(type, noun, det, "", np, folded, chosen=folded, among=among, origin=_origin(domain))
    if folded:
        return []
    np = kind_of(t, domain, np)
    t.mentions.chosen = local
    role = t.card.memories.get(local)
    if role is not None:
        as_it = plain(t.say("chosen_word")) not in (role.adjective or role.one)
        key, when = "choose_as" if as_it else "choose", t.on_card and t.card.stays and spot.mood == "do"
        words = act(t, key, node.subject, "first" if when and t.language.inverts else spot.mood, what=np, role=Np(role))
        return [Said(t.say("when_played", what=words) if when else words)]
    words = act(t, "choose", node.subject, spot.mood, what=np)
    return [Said(words, role="choose" if node.subject is None else "", what=t.plain(np, "acc"))]


def _choose_or_none(t: Telling, node: tree.Choose, none: str, spot: Spot) -> list[Said]:
    """ "Choose X (1 to 5) or “the floor”": always a sentence of its own, that what follows can speak of."""
    label = t.say("quoted", text=word(t.words.title(none)))
    match node.where:  # what holds for none of it goes without saying
        case tree.Logic(op="or", left=tree.Compare(op="=", left=tree.LocalRead(local=local)), right=where) if local is node.local:
            node = replace(node, where=where)
    type = member_kind(node.domain)
    if is_number(type) and isinstance(node.domain, tree.Range):
        what = _choose_number(t, node, node.domain, spot._replace(rest=()), False)[0].what
    else:
        np = kind_of(t, node.domain, described(t, node.local, node.domain, conjuncts(node.where)))
        noun = np.noun if isinstance(type, PlayerType) else t.noun_of(type)
        t.called[node.local] = Called(type, noun, _det(t, noun, np), "", np)
        what = t.plain(np, "acc")
    t.called[node.local] = replace(t.called[node.local], none=label)
    return [Said(act(t, "choose", node.subject, spot.mood, what=fixed(t.say("or_none", what=what, none=label))))]


def kind_of(t: Telling, domain: Expr, np: Np) -> Np:
    """A choice value is a kind where its name is also that of things one has: "a kind of input"."""
    numbers = (info for info in t.words.model.all_fields() if isinstance(bare(family(info.type)[0]), IntType))
    has_things = any(t.words.noun_of(info).one.lower() == np.noun.one.lower() for info in numbers)
    if np.fixed or np.det != "a" or np.pre or not has_things or not isinstance(member_kind(domain), ChoiceType):
        return np
    kind = plain(t.say("kind_of", noun=np.noun.one))
    return replace(np, noun=replace(t.words.noun(kind), counted=True, gender=t.common("kind").gender))


def _user(local: Local, rest: Block) -> tree.Statement | None:
    return next((statement for statement in rest if uses_of(local, statement)), None)


def _named_apart(local: Local, rest: Block) -> bool:
    """Two players to choose are easier to follow one after the other."""
    return any(isinstance(other, tree.Choose) and other.where is not None and uses_of(local, other.where) for other in rest)


def _origin(domain: Expr) -> FieldInfo | None:
    """The field of somebody else that it is chosen from."""
    return domain.field if isinstance(domain, tree.FieldRead) and not is_mine(domain.owner) and not domain.keys else None


def _det(t: Telling, noun: Noun, np: Np) -> str:
    """The second of two alike is "the other one"; the first then has to be "the first"."""
    same = [key for key, called in t.called.items() if called.noun == noun and not called.folded and not called.label]
    for key in same:
        if t.called[key].det == "that":
            t.called[key] = replace(t.called[key], det="first")
    if not same:
        return "that"
    return "other" if np.det == "another" and len(same) == 1 else ("second", "third")[min(len(same), 2) - 1]


def _choose_number(t: Telling, node: tree.Choose, domain: tree.Range, spot: Spot, folded: bool) -> list[Said]:
    low, high, cap = domain.low, domain.high, None
    if isinstance(high, tree.Builtin) and high.function == "min" and digits(high.args[0]) is not None and len(high.args) == 2:
        high, cap = high.args
    shared = not folded and _is_shared(node, cap, spot.rest)
    if shared or folded and cap is None:
        within = t.say("up_to_n", n=value(t, high)) if digits(low) == 0 else range_words(t, low, high)
        noun = _noun_lost(t, spot.rest, node.local) if shared else None
        t.called[node.local] = Called(member_kind(domain), noun or t.common("number"), range=within, folded=True, shared=shared)
        return []
    label, within = t.next_letter(), range_words(t, low, high)
    t.called[node.local] = Called(member_kind(domain), t.common("number"), label=label)
    within = within if cap is None else t.say("at_most_also", what=within, cap=value(t, cap))
    what = t.say("number_x", name=number(label), range=within)
    if node.where is not None:
        what = t.say("such_that", what=what, clause=condition(t, node.where))
    role = "choose" if node.where is None and node.subject is None else ""
    return [Said(act(t, "choose", node.subject, spot.mood, what=fixed(what)), role=role, what=what)]


def _is_shared(node: tree.Choose, cap: Expr | None, rest: Block) -> bool:
    """A number of things to lose, and so much gained for each: "Lose 1 to 3 Power. Gain $3 for each." A cap that is what one has of
    them goes without saying."""
    users = [statement for statement in rest if uses_of(node.local, statement)]
    if (
        node.where is not None
        or node.subject is not None
        or len(users) < 2
        or not all(isinstance(one, tree.Gain) for one in users[1:])
    ):
        return False
    match users[0]:
        case tree.Lose(subject=None, changes=(tree.Change(value=tree.LocalRead(local=local), resource=lost),), per=None):
            has_enough = cap is None or isinstance(cap, tree.FieldRead) and cap.field is lost.field and is_mine(cap.owner)
        case tree.Do(subject=None, callee=tree.RuleCall(args=(tree.LocalRead(local=local),))):
            has_enough = cap is None
        case _:
            return False
    gains = [
        change.value
        for one in users[1:]
        if isinstance(one, tree.Gain) and one.subject is None and one.per is None
        for change in one.changes
    ]
    plain_ones = [one for one in gains if _times_local(one, node.local)]
    return local is node.local and has_enough and sum(uses_of(node.local, one) for one in users[1:]) == len(plain_ones)


def _noun_lost(t: Telling, rest: Block, local: Local) -> Noun | None:
    """What is lost in such a number, if it is lost outright."""
    match _user(local, rest):
        case tree.Lose(changes=(tree.Change(resource=lost),)) if lost is not None:
            return resource(t, lost).noun
    return None


def _times_local(node: Expr, local: Local) -> bool:
    match node:
        case tree.Arithmetic(op="*", left=left, right=right):
            return (
                digits(left) is not None and _times_local(right, local) or digits(right) is not None and _times_local(left, local)
            )
    return isinstance(node, tree.LocalRead) and node.local is local


@statement.of(tree.ChooseMany)
def choose_many(t: Telling, node: tree.ChooseMany, spot: Spot) -> list[Said]:
    np, several = several_of(t, node, conjuncts(node.where))
    folded = node.subject is None and folds_into(node.local, spot.rest)
    t.called[node.local] = Called(node.local.type, np.noun, det="those", description=fixed(several), folded=folded)
    return [] if folded else done(t, spot, "choose", node.subject, what=fixed(several))


def several_of(t: Telling, node: tree.ChooseMany, parts: Iterable[Expr]) -> tuple[Np, Words]:
    """What several things are chosen from, and so many of them: "up to 2 cards from your hand"."""
    np = replace(described(t, node.member, node.domain, parts), det="bare", plural=True)
    key = "n_of" if node.exactly else "up_to_n_of"
    few = np
    if not np.fixed and np.owner is not None:
        few, key = replace(np, det="the"), key + "_yours"
    elif not np.fixed:
        few = replace(np, plural=digits(node.count) != 1)
    return np, t.say(key, n=value(t, node.count), what=few)


@statement.of(tree.Pick)
def pick(t: Telling, node: tree.Pick, spot: Spot) -> list[Said]:
    local, type = node.local, member_kind(node.domain)
    folded = folds_into(local, spot.rest)
    parts = without_implied(node.where, local, _user(local, spot.rest), t.words) if folded else conjuncts(node.where)
    np = described(t, local, node.domain, parts)
    if node.at_random and (np.fixed or np.det == "oneof"):
        np = fixed(t.say("random", what=np.with_det("bare"), one=np))
    elif node.at_random:
        np = replace(np, pre=(t.say("random_word"), *np.pre))
    elif not np.fixed:
        np = np.with_det("the" if node.keys else "first").modified(*ordered(t, node.keys, local, node.domain))
    noun = np.noun if np.noun.one else t.noun_of(type)
    t.called[local] = Called(type, noun, description=np, folded=folded, origin=_origin(node.domain))
    return [] if folded else done(t, spot, "pick", what=np)


# ---------------------------------------------------------------- dice


@statement.of(tree.Roll)
def roll(t: Telling, node: tree.Roll, spot: Spot) -> list[Said]:
    if digits(node.count) == 1:
        dice = t.say("one_die" if node.sides == 6 else "one_die_of", sides=node.sides)
    else:
        dice = t.say("n_dice" if node.sides == 6 else "n_dice_of", n=value(t, node.count), sides=node.sides)
    info, die = node.target.field if node.target is not None else None, t.common("die").one
    noun = t.words.noun_of(info) if info is not None and is_titled(info) else t.common("roll")
    if node.place is not None:
        return done(t, spot, "roll_one_again", node.subject)
    if node.each:
        kept = info or node.local
        assert kept is not None
        t.called[kept] = Called(ListOf(IntType()), t.common("die"), det="those")
        return done(t, spot, "roll", node.subject, dice=dice)
    if info is not None and t.rolling is info:
        return done(t, spot, "roll_again", node.subject)
    if noun.one in (die, t.common("roll").one):
        rolled = info or node.local
        assert rolled is not None
        t.called[rolled] = Called(IntType(), t.common("roll"), det="the")
        return done(t, spot, "roll", node.subject, dice=dice)
    if t.on_card and info is not None and info.owner == GAME and info in t.words.rolled:
        return done(t, spot, "roll_anew", node.subject, what=Np(noun))
    if die in noun.one:
        return done(t, spot, "roll", node.subject, dice=t.plain(Np(noun), "acc"))
    return done(t, spot, "roll_for", node.subject, dice=dice, what=Np(noun))


class Branch(NamedTuple):
    """On which faces it is taken, what else it asks, what it does."""

    on: set[int]
    extra: list[Expr]
    body: Block


def faces(t: Telling, node: tree.If, before: Block) -> Said | None:
    """An `if` on the die just rolled, as "on 1–2, ...; on 5–6, ..."; only plain gains and losses may stand between."""
    rolled = next((one for one in reversed(before) if not isinstance(one, (tree.Gain, tree.Lose))), None)
    branches = _branches(rolled, node) if isinstance(rolled, tree.Roll) else None
    if branches is None:
        return None
    parts: list[Words] = []
    for branch in branches:
        also = len(branches) == 1 and same_deed(before[-1], branch.body, t)
        what = behind(t, branch.body, also=also)
        key, on = "on_faces_break" if what.link == BREAK else "on_faces", _face_words(t, branch.on)
        extra = [part for part in branch.extra if not _is_at_the_end(part, opened(branch.body))]
        then = what.words
        if extra and what.link == BREAK:
            then = t.say("if_break", condition=all_words(t, extra), then=what.words)
        elif extra:
            then = t.say("if_behind", what=what.words, condition=all_words(t, extra))
        parts.append(t.say(key, faces=on, what=then))
    return Said(joined(parts, "; "), BREAK, role="faces")


def _is_at_the_end(part: Expr, body: Block) -> bool:
    """`compute < 7` before `gain 1 compute`, where 7 is the end of the track: a gain stops there by itself."""
    match part, body:
        case tree.Compare(op="<", left=tree.FieldRead(field=info), right=right), (tree.Gain(subject=None, changes=(change,)),):
            return isinstance(info.type, IntType) and info.type.high == digits(right) and change.resource.field is info
    return False


def _face_words(t: Telling, on: set[int]) -> Words:
    runs = [[face for _, face in run] for _, run in groupby(enumerate(sorted(on)), lambda pair: pair[1] - pair[0])]
    return t.language.listed([_run_of_faces(t, run) for run in runs], or_=True)


def _run_of_faces(t: Telling, run: list[int]) -> Words:
    if len(run) == 1:
        return t.say("one_face", n=number(run[0]))
    return t.say("two_faces" if len(run) == 2 else "faces_from_to", low=number(run[0]), high=number(run[-1]))


def _branches(rolled: tree.Roll, node: tree.If) -> list[Branch] | None:
    """The faces of each branch, with what else it asks; None if a branch isn't about the die."""
    dice = digits(rolled.count)
    if dice is None or dice * rolled.sides > MOST_FACES:
        return None
    left = set(range(dice, dice * rolled.sides + 1))
    out: list[Branch] = []
    branch: tree.If | Block | None = node
    while left and isinstance(branch, tree.If):
        on, extra = set(left), list[Expr]()
        for part in conjuncts(branch.test):
            hits = _hits(part, rolled, left)
            on, extra = (on & hits, extra) if hits is not None else (on, [*extra, part])
        if len(extra) == len(conjuncts(branch.test)) or not on:
            return None
        out.append(Branch(on, extra, branch.then))
        left = left if extra else left - on
        branch = branch.otherwise
    if left and branch is not None:
        assert not isinstance(branch, tree.If)
        out.append(Branch(left, [], branch))
    return out


def _hits(node: Expr, rolled: tree.Roll, faces: set[int]) -> set[int] | None:
    """The faces on which a condition on the die holds; None if it is about something else."""
    match node:
        case tree.Not(value=inner):
            hits = _hits(inner, rolled, faces)
            return faces - hits if hits is not None else None
        case tree.Compare(op=op, left=die, right=right) if _is_die(die, rolled):
            n = digits(right)
            return {face for face in faces if TESTS[op](face, n)} if n is not None else None
        case tree.Between(item=die, low=low, high=high) if _is_die(die, rolled):
            first, last = digits(low), digits(high)
            return {face for face in faces if first <= face <= last} if first is not None and last is not None else None
        case tree.IsIn(item=die, domain=tree.Items(items=items)) if _is_die(die, rolled):
            values = {digits(item) for item in items}
            return {face for face in faces if face in values} if None not in values else None
    return None


def _is_die(node: Expr, rolled: tree.Roll) -> bool:
    if isinstance(node, tree.LocalRead):
        return node.local is rolled.local
    return isinstance(node, tree.FieldRead) and rolled.target is not None and node.field is rolled.target.field
