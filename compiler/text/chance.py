"""Dice in words: "Roll a die. On 1-2, lose 1 Reputation; on 5-6, gain 1 Compute." """

from __future__ import annotations

from collections.abc import Sequence

from compiler.text.choices import Choices
from compiler.text.kinds import NUMBER
from compiler.text.nouns import Np
from compiler.text.pieces import Words, joined, number
from compiler.text.scope import Local
from compiler.text.simplify import conjuncts
from compiler.text.statements import BREAK, Said
from dsl import syntax as s

MOST_FACES = 200


class Chance(Choices):
    def say_Roll(self, node: s.Roll, mood: str) -> list[Said]:
        name = node.name.text
        entry = self.book.bare(name)
        one = node.count is None or node.count == s.Number(s.NOWHERE, 1)
        dice = (
            self.say("one_die" if node.sides == 6 else "one_die_of", sides=node.sides)
            if one
            else self.say("n_dice" if node.sides == 6 else "n_dice_of", n=self.value(node.count), sides=node.sides)
        )
        if self.rolling == name:
            words = self.act("roll_again", node.subject, mood)
        elif entry is None:
            self.scope[name] = Local(NUMBER, self.common("roll"), det="the")
            words = self.act("roll", node.subject, mood, dice=dice)
        elif entry.noun.one in (self.common("die").one, self.common("roll").one) or not entry.titled:
            self.scope[name] = Local(NUMBER, self.common("roll"), det="the")
            words = self.act("roll", node.subject, mood, dice=dice)
        elif self.common("die").one in entry.noun.one:
            words = self.act("roll", node.subject, mood, dice=self.words(Np(entry.noun), "acc"))
        else:
            words = self.act("roll_for", node.subject, mood, dice=dice, what=Np(entry.noun))
        return [Said(words)]

    def faces(self, roll: s.Roll, node: s.If, mood: str) -> Said | None:
        """An `if` on the die just rolled, as "on 1-2, ...; on 5-6, ..."."""
        branches = _branches(roll, node)
        if branches is None:
            return None
        parts: list[Words] = []
        for on, extra, body in branches:
            what = self.inline(body, "do")
            key = "on_faces_break" if what.link == BREAK else "on_faces"
            parts.append(self.say(key, faces=self._face_words(on), what=self._if_also(extra, body, what)))
        return Said(joined(parts, "; "), BREAK, role="faces")

    def _if_also(self, extra: list[s.Expr], body: s.Body, what: Said) -> Words:
        extra = [part for part in extra if not self._at_the_end(part, body)]
        if not extra:
            return what.words
        condition = extra[0]
        for part in extra[1:]:
            condition = s.Logic(part.span, "and", condition, part)
        return self.say("if", condition=self.condition(condition), then=what.words)

    def _at_the_end(self, part: s.Expr, body: s.Body) -> bool:
        """`compute < 7` before `gain 1 compute`, where 7 is the end of the track: a gain stops there by itself."""
        match part, body.statements:
            case s.Compare(op="<", left=s.Name(name=name), right=s.Number(value=end)), (s.Gain(subject=None, amounts=(amount,)),):
                entry = self.book.bare(name)
                return entry is not None and entry.highest == end and amount.noun is not None and amount.noun.name.text == name
        return False

    def _face_words(self, on: set[int]) -> Words:
        runs: list[list[int]] = []
        for face in sorted(on):
            if runs and runs[-1][-1] == face - 1:
                runs[-1].append(face)
            else:
                runs.append([face])
        return self.book.language.listed([number(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}") for run in runs], or_=True)


def rolled_before(statements: Sequence[s.Statement]) -> s.Roll | None:
    """The roll that still counts after these statements: only plain gains and losses came after it."""
    for statement in reversed(statements):
        if isinstance(statement, s.Roll):
            return statement
        if not isinstance(statement, (s.Gain, s.Lose)):
            return None
    return None


def _branches(roll: s.Roll, node: s.If) -> list[tuple[set[int], list[s.Expr], s.Body]] | None:
    """The faces of each branch, with what else it asks; None if a branch isn't about the die."""
    if roll.count is not None and not isinstance(roll.count, s.Number):
        return None
    dice = roll.count.value if roll.count else 1
    if dice * roll.sides > MOST_FACES:
        return None
    left = set(range(dice, dice * roll.sides + 1))
    out: list[tuple[set[int], list[s.Expr], s.Body]] = []
    branch: s.If | s.Body | None = node
    while left and isinstance(branch, s.If):
        on, extra = set(left), []
        for part in conjuncts(branch.condition):
            hits = _faces_of(part, roll.name.text, left)
            on, extra = (on & hits, extra) if hits is not None else (on, [*extra, part])
        if len(extra) == len(conjuncts(branch.condition)) or not on:
            return None
        out.append((on, extra, branch.then))
        left = left if extra else left - on
        branch = branch.otherwise
    if left and branch is not None:
        out.append((left, [], branch))
    return out


def _faces_of(node: s.Expr, name: str, faces: set[int]) -> set[int] | None:
    """The faces on which a condition on the die holds; None if it is about something else."""
    match node:
        case s.Compare(op=op, left=s.Name(name=found), right=s.Number(value=value)) if found == name:
            test = {"=": int.__eq__, "!=": int.__ne__, "<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}[op]
            return {face for face in faces if test(face, value)}
        case s.IsIn(item=s.Name(name=found), domain=s.RangeOf(low=s.Number(value=low), high=s.Number(value=high)), negated=no) if (
            found == name
        ):
            return {face for face in faces if (low <= face <= high) != no}
        case s.IsIn(item=s.Name(name=found), domain=s.SetLiteral(items=items), negated=no) if found == name:
            values = {item.value for item in items if isinstance(item, s.Number)}
            return {face for face in faces if (face in values) != no} if len(values) == len(items) else None
    return None
