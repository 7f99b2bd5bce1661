"""Simple statements in words: what is gained, lost, paid, moved, drawn, set, done.

Each `say_<Statement>` gives a list of `Said`. The mood says where the clause will stand: `do` as a sentence of its
own, `may` after "you may", `option` in a list of options. Who acts is said only if it is not who is being
addressed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from compiler.text.conditions import Conditions
from compiler.text.dictionary import FieldEntry
from compiler.text.kinds import FLAG, PLAYER, Kind
from compiler.text.nouns import YOU, Np, fixed
from compiler.text.pieces import Words, number, plain, word
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
                    self._with_per(self.act(f"thing_{key}", None, mood, things=things, thing=self.thing(node.subject)), node.per),
                    AND,
                )
            ]
        odd = self._odd_entry(node.amounts[0], node.subject) if len(node.amounts) == 1 else None
        if odd is not None:
            owner = None if odd.owner == "game" else YOU if node.subject is None else self.thing(node.subject, "owner")
            field = self.field_np(odd, owner, node.amounts[0].noun.args)
            step = "step" if _is_stepped(odd) else "game"
            words = self.act(f"{step}_{key}", None, mood, field=field, amount=self.value(node.amounts[0].value))
        else:
            words = self.act(key, node.subject, mood, things=self.amounts(node.amounts, node.subject))
        return [Said(self._with_per(words, node.per), AND)]

    def _odd_entry(self, amount: s.Amount, subject: s.Expr | None) -> FieldEntry | None:
        """A field that isn't simply gained by a player: one of the game, a step of a choice, a level."""
        entry = self.book.bare(amount.noun.name.text) if amount.noun else None
        return entry if entry and (entry.owner == "game" or _is_stepped(entry)) else None

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
        condition = self.condition(node.condition)
        return [Said(self.say("require", condition=condition), BREAK, role="require", what=condition)]

    # ------------------------------------------------------------ values, sets and places

    def say_Set(self, node: s.Set, mood: str) -> list[Said]:
        target, value = node.target, node.value
        kind = self.kind(target)
        entry = self.book.fields.get(("game", target.name)) if isinstance(target, s.Name) else None
        if entry is not None and entry.kind == PLAYER and value != s.Name(s.NOWHERE, "none"):
            key = "become" if self.is_role(entry) else "take_token"
            return [Said(self.act(key, None if value == ME else value, mood, what=Np(entry.noun)), AND)]
        if kind == FLAG:
            words = self._set_flag(target, value, mood)
            return [Said(words)] if words else []
        np = self.holder_np(target)
        if value in (s.Name(s.NOWHERE, "none"), s.SetLiteral(s.NOWHERE, ())):
            return [Said(self.act("clear", None, mood, what=np))]
        said = self.value(value)
        if plain(self.words(np)) == plain(said):  # a marker that shows a value of the same name
            return []
        return [Said(self.act("set", None, mood, what=np, value=fixed(said)))]

    def _set_flag(self, target: s.Expr, value: s.Expr, mood: str) -> Words:
        base = target.base if isinstance(target, s.Index) else target
        if isinstance(base, s.Column):
            np = Np(self.holder_np(target).noun, "bare", plural=True)
            key = {"yes": "becomes", "no": "becomes_not"}.get(getattr(value, "name", ""), "set")
            return self.say(key, who=self.thing(base.base, "subject"), flag=np, what=np, value=fixed(self.value(value)))
        np = self.holder_np(target)
        name = base.name if isinstance(base, s.Name) else base.name.text
        entry = self.book.bare(name)
        form = {"yes": "set", "no": "clear"}.get(getattr(value, "name", ""), "")
        given = self.flag_forms(entry.title if entry else name).get(form)
        if given is not None:
            return word(given)
        self.rough = True
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
        if node.end is None and self._is_taken(node):
            return [Said(self.act("take_over", None, mood, cards=cards))]
        key = {"top": "move_top", "bottom": "move_bottom"}.get(node.end or "", "move")
        return [Said(self.act(key, None, mood, cards=cards, place=self.place(node.place)))]

    def _is_taken(self, node: s.Move) -> bool:
        """Whether a card goes from somebody else's place into the same place of mine."""
        local = self.scope.get(node.cards.name) if isinstance(node.cards, s.Name) else None
        mine = node.place.name.text if isinstance(node.place, s.My) else getattr(node.place, "name", "")
        return local is not None and local.folded and bool(local.origin) and local.origin == mine

    def say_Draw(self, node: s.Draw, mood: str) -> list[Said]:
        kind = self.kind(node.pile)
        cards = self.of_noun(node.count, self.noun_of_kind(kind.of or Kind("thing", "card")))
        usual = self._only_pile(node.pile)
        home = self._own_hand(node.place, node.subject)
        key = {(True, True): "draw", (False, True): "draw_from", (True, False): "draw_to"}.get((usual, home), "draw_from_to")
        slots = {"cards": cards, "pile": self.place(node.pile), "place": None if home else self.place(node.place)}
        wanted = slots_of(self.book.phrases.form(key, "do") or "")
        return [Said(self.act(key, node.subject, mood, **{name: value for name, value in slots.items() if name in wanted}))]

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
            Said(self.act("lay", None, mood, face=self.thing(node.face), grid=self.place(node.grid), cell=self.thing(node.cell)))
        ]

    def say_Stop(self, node: s.Stop, mood: str) -> list[Said]:
        return [Said(self.act("stop", None, mood))]

    def say_End(self, node: s.End, mood: str) -> list[Said]:
        return [Said(self.say(f"end_{node.what}"))]

    def say_Nothing(self, node: s.Nothing, mood: str) -> list[Said]:
        return [Said(self.say("nothing"))]


def _is_stepped(entry: FieldEntry) -> bool:
    return entry.kind.tag == "choice" or entry.noun.level
