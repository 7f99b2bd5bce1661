"""Choices, chance, conditions and loops in words; and which choices are said only where they are used."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.text.kinds import NUMBER, PLAYER, UNKNOWN, Kind
from compiler.text.nouns import Modifier, Np, fixed
from compiler.text.pieces import Words, joined, number, plain
from compiler.text.simplify import conjuncts, folds_into, uses_of, without_implied
from compiler.text.statements import BREAK, THEN, Said, Statements
from compiler.text.things import Local
from dsl import syntax as s

LETTERS = "XYZUVW"


class Choices(Statements):
    # ------------------------------------------------------------ choosing

    def say_Choose(self, node: s.Choose, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        kind = self.kind(node.domain).of or UNKNOWN
        user = next((statement for statement in rest if uses_of(name, statement)), None)
        folded = node.subject is None and folds_into(name, rest) and not self._named_apart(node, rest)
        if kind == NUMBER and isinstance(node.domain, s.RangeOf):
            return self._choose_number(node, mood, folded and node.where is None)
        parts = without_implied(node.where, name, user) if folded else None
        np = self.described(name, node.domain, node.where, parts)
        if folded and self._too_long(np):
            folded, np = False, self.described(name, node.domain, node.where)
        among = node.domain.items if isinstance(node.domain, s.SetLiteral) else ()
        self.scope[name] = self._remembered(np, kind, folded, among)
        if folded:
            return []
        self.just_chosen = name
        role = self.memories.get(name)
        if role is not None and plain(self.say("chosen_word")) not in role.one:
            return [Said(self.act("choose_as", node.subject, mood, what=np, role=Np(role)), THEN)]
        words = self.act("choose", node.subject, mood, what=np)
        return [Said(words, THEN, role="choose" if node.subject is None else "", what=self.words(np, "acc"))]

    def _named_apart(self, node: s.Choose, rest: Sequence[s.Statement]) -> bool:
        """Two players to choose are easier to follow one after the other."""
        return any(isinstance(other, s.Choose) and other.where is not None and uses_of(node.name.text, other.where) for other in rest)

    def _too_long(self, np: Np) -> bool:
        return len(np.post) > 2 or any(modifier.kind in ("that", "where") for modifier in np.post)

    def _remembered(self, np: Np, kind: Kind, folded: bool, among: tuple[s.Expr, ...]) -> Local:
        noun = np.noun if kind == PLAYER and np.noun.one else self.noun_of_kind(kind)
        return Local(kind, noun, det="that" if folded else self._det(noun, np), description=np, folded=folded, chosen=folded, among=among)

    def _det(self, noun, np: Np) -> str:
        """The second of two alike is "the other one"; the first then has to be "the first"."""
        same = [local for local in self.scope.values() if local.noun == noun and not local.folded and not local.label]
        if not same:
            return "that"
        for local in same:
            local.det = "first" if local.det == "that" else local.det
        return "other" if np.det == "another" and len(same) == 1 else ("second", "third")[min(len(same), 2) - 1]

    def _choose_number(self, node: s.Choose, mood: str, folded: bool) -> list[Said]:
        low, high = node.domain.low, node.domain.high
        cap = None
        if isinstance(high, s.Call) and high.function.text == "min" and isinstance(high.args[0], s.Number) and len(high.args) == 2:
            high, cap = high.args
        zero = low == s.Number(s.NOWHERE, 0)
        range_ = self.say("up_to_n", n=self.value(high)) if zero else self.say("from_to", low=self.value(low), high=self.value(high))
        if folded and cap is None:
            self.scope[node.name.text] = Local(NUMBER, self.common("number"), range=range_, folded=True)
            return []
        label = LETTERS[min(sum(bool(local.label) for local in self.scope.values()), len(LETTERS) - 1)]
        self.scope[node.name.text] = Local(NUMBER, self.common("number"), label=label)
        what = self.say("number_x", name=number(label), range=self.say("from_to", low=self.value(low), high=self.value(high)))
        if cap is not None:
            what = self.say("at_most_also", what=what, cap=self.value(cap))
        if node.where is not None:
            what = self.say("such_that", what=what, clause=self.condition(node.where))
        return [Said(self.act("choose", node.subject, mood, what=fixed(what)), THEN, role="choose" if not node.where and not node.subject else "", what=what)]

    def say_ChooseMany(self, node: s.ChooseMany, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        np = replace(self.described(name, node.domain, node.where), det="bare", plural=True)
        several = self.say("n_of" if node.exactly else "up_to_n_of", n=self.value(node.count), what=np)
        if not np.fixed:
            few = Np(np.noun, "bare", plural=node.count != s.Number(s.NOWHERE, 1), pre=np.pre, post=np.post)
            key = "n_of" if node.exactly else "up_to_n_of"
            if np.owner is not None:
                few, key = replace(few, owner=np.owner, det="the", plural=True), key + "_yours"
            several = self.say(key, n=self.value(node.count), what=few)
        kind = self.kind(node.domain)
        folded = node.subject is None and folds_into(name, rest)
        self.scope[name] = Local(kind, np.noun, det="those", description=fixed(several), folded=folded)
        if folded:
            return []
        return [Said(self.act("choose", node.subject, mood, what=fixed(several)), THEN)]

    def say_Pick(self, node: s.Pick, mood: str, rest: Sequence[s.Statement] = ()) -> list[Said]:
        name = node.name.text
        folded = folds_into(name, rest)
        user = next((statement for statement in rest if uses_of(name, statement)), None)
        np = self.described(name, node.domain, node.where, without_implied(node.where, name, user) if folded else None)
        random = node.order is not None and node.order.at_random
        if random:
            np = fixed(self.say("random", what=replace(np, det="bare"), one=np)) if np.fixed or np.det == "oneof" else replace(np, pre=(self.say("random_word"), *np.pre))
        elif not np.fixed:
            np = np.with_det("the" if node.order is not None else "first")
            np = np.modified(*self.ordered(node.order, name, node.domain)) if node.order is not None else np
        self.scope[name] = Local(self.kind(node.domain).of or UNKNOWN, np.noun if np.noun.one else self.noun_of_kind(self.kind(node.domain).of or UNKNOWN),
                                 description=np, folded=folded)
        return [] if folded else [Said(self.act("pick", None, mood, what=np))]

    def ordered(self, order: s.Order | None, name: str, domain: s.Expr) -> list[Modifier]:
        """ "with the lowest price", and "then the highest ..." """
        out: list[Words] = []
        for key in order.keys if order else ():
            before = self.scope.get(name), self.about
            self.bind_element(name, domain)
            self.about = name
            what = self.holder_np(key.value) if isinstance(key.value, (s.Column, s.OfPlayer, s.Index)) else fixed(self.value(key.value))
            what = what if what.fixed else replace(what, owner=None, det="bare")
            self.about = before[1]
            if before[0] is not None:
                self.scope[name] = before[0]
            counted = not what.fixed and what.noun.counted
            if key.value == s.Name(s.NOWHERE, name):
                what = Np(self.noun_of_kind(self.kind(domain).of or UNKNOWN), "bare")
            out.append(self.say(("key_most" if key.highest else "key_fewest") if counted else "key_highest" if key.highest else "key_lowest", what=what))
        return [Modifier("with", self.say("with_keys", keys=joined(out, plain(self.say("then_last")))))] if out else []

    # ------------------------------------------------------------ chance

    def say_Roll(self, node: s.Roll, mood: str) -> list[Said]:
        name = node.name.text
        entry = self.book.bare(name)
        one = node.count is None or node.count == s.Number(s.NOWHERE, 1)
        dice = self.say("one_die" if node.sides == 6 else "one_die_of", sides=node.sides) if one else \
            self.say("n_dice" if node.sides == 6 else "n_dice_of", n=self.value(node.count), sides=node.sides)
        if self.rolling == name:
            words = self.act("roll_again", None, mood)
        elif entry is None:
            self.scope[name] = Local(NUMBER, self.common("roll"), det="the")
            words = self.act("roll", None, mood, dice=dice)
        elif entry.noun.one == self.common("die").one or not entry.titled:
            words = self.act("roll", None, mood, dice=dice)
        elif self.common("die").one in entry.noun.one:
            words = self.act("roll", None, mood, dice=self.words(Np(entry.noun), "acc"))
        else:
            words = self.act("roll_for", None, mood, dice=dice, what=Np(entry.noun))
        return [Said(words)]

    def faces(self, roll: s.Roll, node: s.If, mood: str) -> Said | None:
        """An `if` on the die just rolled, as "on 1-2, ...; on 5-6, ..."."""
        if roll.count is not None and not isinstance(roll.count, s.Number):
            return None
        dice = roll.count.value if roll.count else 1
        left = set(range(dice, dice * roll.sides + 1))
        parts: list[Words] = []
        branch: s.If | s.Body | None = node
        while branch is not None:
            on, extra, body = left, [], branch
            if isinstance(branch, s.If):
                body = branch.then
                on, extra = set(left), []
                for part in conjuncts(branch.condition):
                    hits = _faces_of(part, roll.name.text, left)
                    on, extra = (on & hits, extra) if hits is not None else (on, [*extra, part])
                if len(extra) == len(conjuncts(branch.condition)) or not on:
                    return None
            what = self.inline(body, "do")
            words = self.say("on_faces_break" if what.link == BREAK else "on_faces", faces=self._face_words(on), what=self._if_also(extra, body, what))
            parts.append(words)
            left = left - on if not extra else left
            branch = branch.otherwise if isinstance(branch, s.If) else None
            if not left:
                break
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

    # ------------------------------------------------------------ conditions and loops

    def say_If(self, node: s.If, mood: str) -> list[Said]:
        parts: list[tuple[Words | None, Said]] = []
        branch: s.If | s.Body | None = node
        while branch is not None:
            self.spoken = set()
            if isinstance(branch, s.If):
                condition = self.condition(branch.condition)
                self.keep_spoken = True
                parts.append((condition, self.inline(branch.then, "do")))
                branch = branch.otherwise
            else:
                parts.append((None, self.inline(branch, "do")))
                branch = None
        out: list[Words] = []
        for index, (condition, then) in enumerate(parts):
            broken = "_break" if then.link == BREAK else ""
            if condition is None:
                out.append(self.say("otherwise" + broken, then=then.words))
            else:
                out.append(self.say(("otherwise_if" if index else "if") + broken, condition=condition, then=then.words))
        return [Said(joined(out, "; "), BREAK)]

    def say_ForEach(self, node: s.ForEach, mood: str) -> list[Said]:
        name = node.name.text
        before = dict(self.scope)
        np = self.described(name, node.domain, node.where)
        if node.order is not None:
            np = np.modified(*self.ordered(node.order, name, node.domain)) if node.first else np
        kind = self.kind(node.domain).of or UNKNOWN
        each = np if np.fixed else np.with_det("first" if node.first and node.order is None else "the" if node.first else "eachof" if np.det == "oneof" else "each")
        body = self.said_statements(node.body)
        if len(body) == 1 and not np.fixed and self._one_mention(name, body[0]):
            self.scope[name] = Local(kind, np.noun, description=each, folded=True)
            out = self.statement(body[0], mood)
            self.scope = before
            if not node.first:
                return out
            return [replace_words(out[0], self.say("if_any", what=out[0].words)), *out[1:]]
        noun = np.noun if np.noun.one else self.noun_of_kind(kind)
        self.scope[name] = Local(kind, noun, det="that")
        what = self.inline(node.body, "do")
        self.scope = before
        return [Said(self.say("for_first" if node.first else "for_each", each=each, what=what.words), BREAK)]

    def _one_mention(self, name: str, statement: s.Statement) -> bool:
        if isinstance(statement, s.ChooseOne):
            return isinstance(statement.subject, s.Name) and statement.subject.name == name
        if isinstance(statement, (s.Choose, s.Pick, s.If, s.ForEach, s.Repeat, s.Lasting)):
            return False
        return uses_of(name, statement) == 1

    def say_Repeat(self, node: s.Repeat, mood: str) -> list[Said]:
        before = dict(self.scope)
        what = self.inline(node.body, "do")
        self.scope = before
        if node.at_most:
            return [Said(self.say("repeat_until", what=what.words), BREAK)]
        if node.count == s.Number(s.NOWHERE, 2):
            return [Said(self.say("repeat_twice", what=what.words), BREAK)]
        return [Said(self.say("repeat", n=self.value(node.count), what=what.words), BREAK)]

    def say_May(self, node: s.May, mood: str) -> list[Said]:
        before, scope = self.actor, dict(self.scope)
        self.actor = node.subject.name if isinstance(node.subject, s.Name) else self.actor
        first, after = self.optional(node.body)
        self.actor = before
        words = self.act_may(node.subject, first.words, mood)
        self.scope = scope
        return [Said(words, first.link if not after else BREAK, tuple(after))]

    def optional(self, body: s.Body) -> tuple[Said, list[Words]]:
        """A body after "you may": all of it in one clause if it is short, otherwise the first step, then "If you do"."""
        scope = dict(self.scope)
        whole = self.inline(body, "may")
        if whole.link != BREAK:
            return whole, []
        self.scope = dict(scope)
        said = self.clauses(body.statements, "may")
        required = [part for part in said if part.role == "require"]
        said = [part for part in said if part.role != "require"]
        head = said[0]
        if len(said) == 1:
            return head, list(head.after)
        self.scope = scope
        again = [part for part in self.clauses(body.statements, "do") if part.role != "require"]
        rest = again[len(again) - len(said) + 1:]
        if required:
            head = replace_words(head, self.say("only_if_behind", what=head.words, condition=required[0].words))
        after: list[Words] = list(head.after)
        for index, part in enumerate(rest):
            plain_ = part.role == "faces" or index > 0
            after.append(part.words if plain_ else self.say("if_you_do", what=part.words))
            after += part.after
        return replace_words(head, head.words), after

    def say_MayChoose(self, node: s.MayChoose, mood: str) -> list[Said]:
        choose = s.Choose(node.span, node.subject, node.name, node.domain, node.where)
        body = s.Body(node.body.span, (choose, *node.body.statements))
        return self.say_May(s.May(node.span, node.subject, None, body), mood)

    def say_ChooseOne(self, node: s.ChooseOne, mood: str) -> list[Said]:
        before = self.actor
        head = self.act("choose_one", node.subject, mood)
        self.actor = node.subject.name if isinstance(node.subject, s.Name) else self.actor
        options: list[Words] = []
        for option in node.options:
            scope = dict(self.scope)
            if self.scope.get(self.actor or "") is not None and self.scope[self.actor].folded:
                self.scope[self.actor] = replace(self.scope[self.actor], folded=False)
            options.append(self.inline(option.body, "option").words)
            self.scope = scope
        self.actor = before
        return [Said(self.say("options", head=head, options=joined(options, "; ", self.words(self.say("or_option"))[0].text)), BREAK)]

    def say_BestFor(self, node: s.BestFor, mood: str) -> list[Said]:
        what = self.inline(node.body, "do")
        return [Said(self.say("best_for", what=what.words, value=fixed(self.value(node.value))), BREAK)]

    def say_With(self, node: s.With, mood: str) -> list[Said]:
        return [self.inline(node.body, mood)]


def replace_words(said: Said, words: Words) -> Said:
    return said._replace(words=words)


def _faces_of(node: s.Expr, name: str, faces: set[int]) -> set[int] | None:
    """The faces on which a condition on the die holds; None if it is about something else."""
    match node:
        case s.Compare(op=op, left=s.Name(name=found), right=s.Number(value=value)) if found == name:
            test = {"=": int.__eq__, "!=": int.__ne__, "<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}[op]
            return {face for face in faces if test(face, value)}
        case s.IsIn(item=s.Name(name=found), domain=s.RangeOf(low=s.Number(value=low), high=s.Number(value=high)), negated=no) if found == name:
            return {face for face in faces if (low <= face <= high) != no}
        case s.IsIn(item=s.Name(name=found), domain=s.SetLiteral(items=items), negated=no) if found == name:
            values = {item.value for item in items if isinstance(item, s.Number)}
            return {face for face in faces if (face in values) != no} if len(values) == len(items) else None
    return None
