"""Dice in words: "Roll a die. On 1-2, lose 1 Reputation; on 5-6, gain 1 Compute." """

from __future__ import annotations

from typing import NamedTuple

from compiler.bound import tree
from compiler.bound.tree import Block, Expr
from compiler.text.clauses import act, inline
from compiler.text.conditions import all_words
from compiler.text.dictionary import is_titled
from compiler.text.dispatch import BREAK, Said, Spot, statement, value
from compiler.text.nouns import Np
from compiler.text.pieces import Words, joined, number
from compiler.text.settled import TESTS
from compiler.text.simplify import conjuncts, opened
from compiler.text.telling import Called, Telling, digits
from compiler.types import IntType

MOST_FACES = 200


@statement.of(tree.Roll)
def roll(t: Telling, node: tree.Roll, spot: Spot) -> list[Said]:
    if digits(node.count) == 1:
        dice = t.say("one_die" if node.sides == 6 else "one_die_of", sides=node.sides)
    else:
        dice = t.say("n_dice" if node.sides == 6 else "n_dice_of", n=value(t, node.count), sides=node.sides)
    info, die = node.target.field if node.target is not None else None, t.common("die").one
    noun = t.words.noun_of(info) if info is not None and is_titled(info) else t.common("roll")
    if info is not None and t.rolling is info:
        return [Said(act(t, "roll_again", node.subject, spot.mood))]
    if noun.one in (die, t.common("roll").one):
        rolled = info or node.local
        assert rolled is not None
        t.called[rolled] = Called(IntType(), t.common("roll"), det="the")
        return [Said(act(t, "roll", node.subject, spot.mood, dice=dice))]
    if die in noun.one:
        return [Said(act(t, "roll", node.subject, spot.mood, dice=t.plain(Np(noun), "acc")))]
    return [Said(act(t, "roll_for", node.subject, spot.mood, dice=dice, what=Np(noun)))]


class Branch(NamedTuple):
    """On which faces it is taken, what else it asks, what it does."""

    on: set[int]
    extra: list[Expr]
    body: Block


def faces(t: Telling, node: tree.If, before: Block) -> Said | None:
    """An `if` on the die just rolled, as "on 1-2, ...; on 5-6, ..."."""
    rolled = _rolled_in(before)
    branches = _branches(rolled, node) if rolled is not None else None
    if branches is None:
        return None
    parts: list[Words] = []
    for branch in branches:
        what = inline(t, branch.body, "do")
        key = "on_faces_break" if what.link == BREAK else "on_faces"
        parts.append(t.say(key, faces=_face_words(t, branch.on), what=_if_also(t, branch, what)))
    return Said(joined(parts, "; "), BREAK, role="faces")


def _if_also(t: Telling, branch: Branch, what: Said) -> Words:
    extra = [part for part in branch.extra if not _is_at_the_end(part, opened(branch.body))]
    return t.say("if", condition=all_words(t, extra), then=what.words) if extra else what.words


def _is_at_the_end(part: Expr, body: Block) -> bool:
    """`compute < 7` before `gain 1 compute`, where 7 is the end of the track: a gain stops there by itself."""
    match part, body:
        case tree.Compare(op="<", left=tree.FieldRead(field=info), right=right), (tree.Gain(subject=None, changes=(change,)),):
            return isinstance(info.type, IntType) and info.type.high == digits(right) and change.resource.field is info
    return False


def _face_words(t: Telling, on: set[int]) -> Words:
    runs: list[list[int]] = []
    for face in sorted(on):
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return t.language.listed([number(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}") for run in runs], or_=True)


def _rolled_in(statements: Block) -> tree.Roll | None:
    """The roll that still counts after these statements: only plain gains and losses came after it."""
    for node in reversed(statements):
        if isinstance(node, tree.Roll):
            return node
        if not isinstance(node, (tree.Gain, tree.Lose)):
            return None
    return None


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
