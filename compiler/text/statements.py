"""Simple statements in words: what is gained, lost, paid, moved, drawn, set, done.

Each `say_<Statement>` gives a list of `Said`. The mood says where the clause will stand: `do` as a sentence of its
own, `may` after "you may", `option` in a list of options. Who acts is said only if it is not who is being
addressed.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from compiler.text.conditions import Conditions
from compiler.text.dictionary import FieldEntry
from compiler.text.kinds import FLAG, NUMBER, PLAYER, Kind
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, joined, number, word
from compiler.text.scope import Local
from compiler.text.templates import slots_of
from dsl import syntax as s

AND, THEN, BREAK = "and", "then", "break"
LETTERS = "XYZUVW"
ME = s.Name(s.NOWHERE, "me")


class Said(NamedTuple):
    """A clause. `link` is how it joins others: `and`, `then`, or `break` if it has inner punctuation and can't.
    `after` are sentences that follow it; `role` and `what` let neighbours merge (choices, payments)."""

    words: Words
    link: str = THEN
    after: tuple[Words, ...] = ()
    role: str = ""
    what: Words = ()


class Statements(Conditions):
    actor: str | None

    # ------------------------------------------------------------ who does it

    def act(self, key: str, subject: s.Expr | None, mood: str, **slots: object) -> Words:
        form, who = self.form_for(key, subject, mood)
        if form == "you" and self.book.phrases.form(key, "you") is None:
            return self.say("you_do", what=self.say(key, "do", **slots))
        return self.say(key, form, who=who, **slots)

    def form_for(self, key: str, subject: s.Expr | None, mood: str) -> tuple[str, Np | None]:
        addressed = self.actor or "me"
        name = subject.name if isinstance(subject, s.Name) else "me" if subject is None else ""
        if name == addressed:
            if mood == "do":
                return ("do", YOU) if name == "me" else ("they", self.thing(subject, "subject"))
            return "may", None
        if name == "me":
            return "you", YOU
        who = self.thing(subject, "subject")
        has_make = key not in self.book.phrases or self.book.phrases.form(key, "make") is not None
        return ("make" if mood == "may" and has_make else "they"), who

    # ------------------------------------------------------------ numbers go up and down

    def say_Gain(self, node: s.Gain, mood: str) -> list[Said]:
        if node.giver is not None:
            taken = self.act("take", node.subject, mood, things=self._up_to(node.amounts), giver=self.thing(node.giver))
            return [Said(self._with_per(taken, node.per), AND)]
        return self._change(node, "gain", mood)

    def say_Lose(self, node: s.Lose, mood: str) -> list[Said]:
        return self._change(node, "lose", mood)

    def _up_to(self, amounts: tuple[s.Amount, ...]) -> Words:
        things = self.amounts(amounts)
        at_most_one = all(amount.value == s.Number(s.NOWHERE, 1) for amount in amounts)
        return things if at_most_one else self.say("up_to", things=things)

    def _change(self, node: s.Gain | s.Lose, key: str, mood: str) -> list[Said]:
        kind = self.kind(node.subject) if node.subject is not None else PLAYER
        if kind.tag == "thing" or node.subject == s.Name(s.NOWHERE, "this"):
            things = self.amounts(node.amounts, node.subject)
            return [
                Said(
                    self._with_per(
                        self.act(f"thing_{key}", None, mood, things=things, thing=self.thing(node.subject)), node.per
                    ),
                    AND,
                )
            ]
        odd = self._odd_entry(node.amounts[0], node.subject) if len(node.amounts) == 1 else None
        if odd is not None:
            owner = None if odd.owner == "game" else YOU if node.subject is None else self.thing(node.subject, "owner")
            field = self.field_np(odd, owner, node.amounts[0].noun.args)
            step = "step" if odd.kind.tag == "choice" else "game"
            words = self.act(f"{step}_{key}", None, mood, field=field, amount=self.value(node.amounts[0].value))
        else:
            words = self.act(key, node.subject, mood, things=self.amounts(node.amounts, node.subject))
        return [Said(self._with_per(words, node.per), AND)]

    def _odd_entry(self, amount: s.Amount, subject: s.Expr | None) -> FieldEntry | None:
        """A field that isn't simply gained by a player: one of the game, or a step of a choice."""
        entry = self.book.bare(amount.noun.name.text) if amount.noun else None
        return entry if entry and (entry.owner == "game" or entry.kind.tag == "choice") else None

    def _with_per(self, words: Words, per: s.Per | None) -> Words:
        return words + word(" ") + self.per(per) if per else words

    def say_Pay(self, node: s.Pay, mood: str) -> list[Said]:
        things = self.amounts(node.price)
        if node.payee is not None:
            words = self.act("pay_to", node.subject, mood, things=things, payee=self.thing(node.payee))
        else:
            words = self.act("pay", node.subject, mood, things=things)
        mine = node.subject is None or isinstance(node.subject, s.Name) and node.subject.name == self.actor
        return [Said(words, AND, role="pay" if mine else "")]

    def say_Require(self, node: s.Require, mood: str) -> list[Said]:
        return [Said(self.say("require", condition=self.condition(node.condition)), BREAK, role="require")]

    # ------------------------------------------------------------ values, sets and places

    def say_Set(self, node: s.Set, mood: str) -> list[Said]:
        target, value = node.target, node.value
        kind = self.kind(target)
        entry = self.book.fields.get(("game", target.name)) if isinstance(target, s.Name) else None
        if entry is not None and entry.kind == PLAYER and value != s.Name(s.NOWHERE, "none"):
            return [Said(self.act("take_token", None if value == ME else value, mood, what=Np(entry.noun)), AND)]
        if kind == FLAG:
            return [Said(self._set_flag(target, value, mood))]
        np = self.holder_np(target)
        if value in (s.Name(s.NOWHERE, "none"), s.SetLiteral(s.NOWHERE, ())):
            return [Said(self.act("clear", None, mood, what=np))]
        return [Said(self.act("set", None, mood, what=np, value=fixed(self.value(value))))]

    def _set_flag(self, target: s.Expr, value: s.Expr, mood: str) -> Words:
        base = target.base if isinstance(target, s.Index) else target
        if isinstance(base, s.Column):
            np = Np(self.holder_np(target).noun, "bare", plural=True)
            key = {"yes": "becomes", "no": "becomes_not"}.get(getattr(value, "name", ""), "set")
            return self.say(key, who=self.thing(base.base, "subject"), flag=np, what=np, value=fixed(self.value(value)))
        np = self.holder_np(target)
        if np.owner is YOU:
            np = replace(np, owner=None, det="bare")
        elif np.owner is None:
            np = np.with_det("bare")
        return self.say("set_flag", what=np, value=fixed(self.value(value)))

    def say_Add(self, node: s.Add, mood: str) -> list[Said]:
        return [Said(self.act("add", None, mood, item=self._items(node.item), place=self.place(node.target)))]

    def say_Remove(self, node: s.Remove, mood: str) -> list[Said]:
        return [Said(self.act("remove", None, mood, item=self._items(node.item), place=self.place(node.target)))]

    def say_Let(self, node: s.Let, mood: str) -> list[Said]:
        """Only for a value too long to be put where it is used."""
        label = self.next_letter()
        value = fixed(self.value(node.value))
        self.scope[node.name.text] = Local(self.kind(node.value), self.common("number"), label=label)
        return [Said(self.act("let", None, mood, name=fixed(number(label)), value=value), BREAK)]

    def next_letter(self) -> str:
        """X, Y, Z for numbers that are spoken of again."""
        return LETTERS[min(sum(bool(local.label) for local in self.scope.values()), len(LETTERS) - 1)]

    def _items(self, node: s.Expr) -> Np:
        """One thing, or all that is in a place."""
        if self.kind(node).tag not in ("set", "pile") or isinstance(node, s.Name) and node.name in self.scope:
            return self.thing(node)
        np = self.contents(node)
        return fixed(self.say("all_of", what=np)) if not np.fixed else np

    def say_Move(self, node: s.Move, mood: str) -> list[Said]:
        cards = self._items(node.cards)
        base = node.place.base if isinstance(node.place, s.Index) else node.place
        name = base.name if isinstance(base, s.Name) else ""
        if name == "none":
            return [Said(self.act("move_away", None, mood, cards=cards))]
        if name.startswith("discard") and node.end is None:
            return [Said(self.act("discard", None, mood, cards=cards))]
        key = {"top": "move_top", "bottom": "move_bottom"}.get(node.end or "", "move")
        return [Said(self.act(key, None, mood, cards=cards, place=self.place(node.place)))]

    def say_Draw(self, node: s.Draw, mood: str) -> list[Said]:
        kind = self.kind(node.pile)
        cards = self.of_noun(node.count, self.noun_of_kind(kind.of or Kind("thing", "card")))
        usual = self._only_pile(node.pile)
        home = self._own_hand(node.place, node.subject)
        key = {(True, True): "draw", (False, True): "draw_from", (True, False): "draw_to"}.get(
            (usual, home), "draw_from_to"
        )
        slots = {"cards": cards, "pile": self.place(node.pile), "place": None if home else self.place(node.place)}
        wanted = slots_of(self.book.phrases.form(key, "do") or "")
        return [
            Said(self.act(key, node.subject, mood, **{name: value for name, value in slots.items() if name in wanted}))
        ]

    def _only_pile(self, node: s.Expr) -> bool:
        """Whether there is no other face-down pile of such cards to draw from."""
        if not isinstance(node, s.Name):
            return False
        kind = self.kind(node)
        return sum(entry.kind == kind and entry.seen_by == "none" for entry in self.book.fields.values()) == 1

    def _own_hand(self, place: s.Expr, subject: s.Expr | None) -> bool:
        match place:
            case s.Name(name=name) | s.My(name=s.Ident(text=name)):
                entry, mine = self.book.fields.get(("player", name)), subject is None
            case s.OfPlayer(base=base, name=s.Ident(text=name)):
                entry, mine = self.book.fields.get(("player", name)), base == subject
            case _:
                return False
        return mine and entry is not None and entry.seen_by == "owner"

    def say_Shuffle(self, node: s.Shuffle, mood: str) -> list[Said]:
        return [Said(self.act("shuffle", None, mood, pile=self.place(node.pile)))]

    def say_Look(self, node: s.Look, mood: str) -> list[Said]:
        return [Said(self.act("look", None, mood, place=self.place(node.place)))]

    def say_Lay(self, node: s.Lay, mood: str) -> list[Said]:
        return [
            Said(
                self.act(
                    "lay",
                    None,
                    mood,
                    face=self.thing(node.face),
                    grid=self.place(node.grid),
                    cell=self.thing(node.cell),
                )
            )
        ]

    # ------------------------------------------------------------ rules

    def say_Do(self, node: s.Do, mood: str) -> list[Said]:
        return [Said(self.rule_words(node.callee, node.args, node.subject, mood))]

    def say_MayDo(self, node: s.MayDo, mood: str) -> list[Said]:
        before, self.actor = self.actor, node.subject.name if isinstance(node.subject, s.Name) else self.actor
        what = self.rule_words(node.callee, node.args, node.subject, "may")
        self.actor = before
        return [Said(self.act_may(node.subject, what, mood))]

    def act_may(self, subject: s.Expr | None, what: Words, mood: str) -> Words:
        """ "you may ...", unless that was just said."""
        if mood == "may" and (subject is None or isinstance(subject, s.Name) and subject.name == self.actor):
            return what
        if subject is None:
            return self.say("may", "you", what=what)
        return self.say("may", "they", who=self.thing(subject, "subject"), what=what)

    def rule_words(self, callee: s.Expr, args: tuple[s.Expr, ...], subject: s.Expr | None, mood: str) -> Words:
        """A rule by its title: as a clause if it is one, otherwise named."""
        if isinstance(callee, s.Column):
            entry = self.book.field(self.kind(callee.base).name, callee.name.text)
            base = self.thing(callee.base)
            noun = entry.noun if entry else self.book.named(callee.name.text)
            if noun.one.lower() in base.noun.one.lower():
                return self.act("do_that_action", subject, mood, thing=base)
            key = "do_action_of" if entry and entry.kind.tag == "action" else "do_column"
            return self.act(key, subject, mood, thing=base, what=Np(noun))
        name = callee.name if isinstance(callee, s.Name) else ""
        rule = self.book.rules.get(name)
        if rule is None:
            return self.act("do_event", subject, mood, title=fixed(self.value(callee)))
        title = self._rule_title(rule, args)
        form, who = self.form_for("do_event", subject, mood)
        clause = self.book.language.rule_clause(title, form, who)
        return clause or self.act(
            "do_action" if rule.kind == "action" else "do_event", subject, mood, title=fixed(title)
        )

    def _rule_title(self, rule, args: tuple[s.Expr, ...]) -> Words:
        given = {name: (arg, kind) for (name, kind), arg in zip(rule.params, args, strict=False)}
        slots = slots_of(rule.title)
        title = self.book.language.fill(
            rule.title, {name: self._argument(arg) for name, (arg, _) in given.items() if name in slots}
        )
        title = self._one_of_it(rule, given, title)
        left = [
            self._argument(arg)
            for name, (arg, _) in given.items()
            if name not in slots and arg != s.Name(s.NOWHERE, "none")
        ]
        if left and " " not in rule.title and len(left) == 1:
            return title + word(" ") + self.words(left[0], "acc")
        behind = joined([self.words(value) for value in left], ", ")
        return title + word(" (") + behind + word(")") if left else title

    def _argument(self, node: s.Expr) -> Np:
        kind = self.kind(node)
        if kind == NUMBER or kind.tag in ("set", "pile"):
            return fixed(self.value(node))
        return self.thing(node)

    def _one_of_it(self, rule, given, title: Words) -> Words:
        """ "Add {n} agents" with 1: the noun behind the number becomes singular."""
        for index, piece in enumerate(title[:-1]):
            after = title[index + 1]
            if piece == number(1)[0] and after.text.startswith(" "):
                first, _, rest = after.text[1:].partition(" ")
                one = self.book.language.noun_of_title(first, "").one
                return (
                    *title[: index + 1],
                    after._replace(text=f" {one}" + (f" {rest}" if rest else "")),
                    *title[index + 2 :],
                )
        return title

    def rule_names(self, names: tuple[s.Ident, ...], or_: bool, given: Mapping[str, Np] | None = None) -> Words:
        """Rules by their titles; a slot that nothing is given for is said by its kind."""
        out = []
        for ident in names:
            rule = self.book.rules.get(ident.text)
            if ident.text == "abilities":
                out.append(self.say("name_abilities"))
            elif rule is None:
                out.append(word(ident.text.replace("_", " ")))
            else:
                kinds = {name: Np(self.noun_of_kind(kind), "a") for name, kind in rule.params}
                title = self.book.language.fill(rule.title, {**kinds, **(given or {})})
                out.append(
                    self.book.language.rule_clause(title, "may", None)
                    or self.say("do_action" if rule.kind == "action" else "do_event", "may", title=fixed(title))
                )
        return self.book.language.listed(out, or_)

    def say_MayDoAny(self, node: s.MayDoAny, mood: str) -> list[Said]:
        what = self.say("any_of", "may", what=self.rule_names(node.names, or_=True))
        return [Said(self.act_may(node.subject, what, mood), BREAK)]

    def say_DoOne(self, node: s.DoOne, mood: str) -> list[Said]:
        return [Said(self.act("one_of", node.subject, mood, what=self.rule_names(node.names, or_=True)), BREAK)]

    def say_Stop(self, node: s.Stop, mood: str) -> list[Said]:
        return [Said(self.act("stop", None, mood))]

    def say_End(self, node: s.End, mood: str) -> list[Said]:
        return [Said(self.say(f"end_{node.what}"))]

    def say_Nothing(self, node: s.Nothing, mood: str) -> list[Said]:
        return [Said(self.say("nothing"))]
