"""Players, cards and other things as noun phrases: "that competitor", "your Power", "the slots of that region".

Locals are spoken of by their kind, never by their name. A choice that was folded is described at its one use; a
second mention in the same sentence becomes a pronoun.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.text.dictionary import FieldEntry
from compiler.text.kinds import NUMBER, PLAYER
from compiler.text.nouns import IT, THEY, YOU, Modifier, Noun, Np, fixed
from compiler.text.pieces import NUMBER as NUMBER_PIECE
from compiler.text.pieces import Piece, Words, plain, spaced, word
from compiler.text.scope import Scope
from compiler.text.simplify import replaced
from dsl import syntax as s


class Things(Scope):
    # ------------------------------------------------------------ things

    def thing(self, node: s.Expr, role: str = "object") -> Np:
        """One player, card, region, choice. `role` is subject, object or owner."""
        match node:
            case s.Name(name=name):
                return self._named(name, role)
            case s.Text(value=value):
                return fixed(self.say("quoted", text=word(value)))
            case s.SetLiteral(items=items):
                return fixed(self.book.language.listed([self.words(self.thing(item)) for item in items], or_=True))
            case s.Index(base=s.Name(name=name), args=args) if name in self.book.tables:
                type_ = self.book.tables[name]
                return Np(self.book.type_noun(type_), post=(Modifier("in", self.say("for_key", key=self.value_np(args[0]))),))
            case s.Call(function=function, args=args):
                return self._called(function.text, args)
            case s.Aggregate():
                return self.element(node).with_det("the")
        return self.holder_np(node)

    def _named(self, name: str, role: str) -> Np:
        name = "they" if name == "them" else name
        if name in self.scope:
            return self._local(name, role)
        if name == "me":
            return YOU
        if name == "they":
            return Np(self.common("player"), "that") if role == "subject" else THEY
        if name == "this":
            return (
                replace(IT, noun=self.common("card"))
                if role == "owner" and "this" in self.spoken
                else self._mention("this", self._this_card())
            )
        if name in ("source", "none", "nobody", "yes", "no", "empty", "total"):
            return fixed(self.say(f"name_{name}"))
        title = self.book.choice_title(name)
        if title is not None:
            return fixed(word(title))
        if name in self.book.rows:
            return fixed(word(self.book.rows[name]))
        token = self.book.fields.get(("game", name))
        if token is not None and token.kind == PLAYER and token.titled and self.is_role(token):
            return Np(token.noun)
        if token is not None and token.kind == PLAYER and token.titled:
            return Np(self.common("player"), post=(Modifier("with", self.say("has_token", "with", what=Np(token.noun))),))
        if self.book.bare(name) or name in self.book.settings or name in self.book.quantities or name in self.book.defines:
            return self.holder_np(s.Name(s.NOWHERE, name))
        return fixed(word(name.replace("_", " ")))

    def is_role(self, entry: FieldEntry) -> bool:
        """Whether a field that holds a player says what that player is ("first player"), and not what they have."""
        return entry.noun.one.lower().endswith(self.common("player").one.lower())

    def _this_card(self) -> Np:
        self.spoken_cards.add("this")
        return Np(self.common("card"), "this")

    def _mention(self, name: str, np: Np) -> Np:
        self.spoken.add(name)
        return np

    def _local(self, name: str, role: str) -> Np:
        local = self.scope[name]
        if local.label:
            return fixed((Piece(NUMBER_PIECE, local.label),))
        pronoun = replace(THEY if local.kind == PLAYER else IT, noun=local.noun)
        if name == self.about:
            return pronoun
        if local.folded and local.description is not None:
            chosen = local.chosen and role == "subject" and local.description.det == "a"
            np = local.description.modified(Modifier("choice", self.say("of_your_choice"))) if chosen else local.description
            return self._mention(name, np)
        known = name in self.spoken or role == "owner" and self._only_player(name)
        if role != "subject" and known and self._alone(name):
            return pronoun
        beside_this = local.det == "that" and "this" in self.spoken_cards and local.noun.one == self.common("card").one
        return self._mention(name, Np(local.noun, "yonder" if beside_this else local.det))

    def _alone(self, name: str) -> bool:
        """Whether a pronoun can only mean this one in the current sentence."""
        player = self.scope[name].kind == PLAYER
        return not any(
            other != name and other in self.scope and (self.scope[other].kind == PLAYER) == player for other in self.spoken
        )

    def _only_player(self, name: str) -> bool:
        """Whether the text speaks of nobody else but this player and you."""
        players = [other for other, local in self.scope.items() if local.kind == PLAYER and not local.folded]
        return players == [name]

    def _called(self, function: str, args: tuple[s.Expr, ...]) -> Np:
        key = f"call_{function}"
        if key not in self.book.phrases:
            return fixed(spaced(word(function.replace("_", " ")), *(self.value(arg) for arg in args)))
        inner = args[0] if args else s.Name(s.NOWHERE, "none")
        kind = self.kind(inner)
        what = self.place(inner) if kind.tag in ("set", "pile", "grid") else self.thing(inner)
        noun = Np(self.noun_of_kind(kind.of or kind), "bare")
        return fixed(self.say(key, what=what, noun=noun))

    # ------------------------------------------------------------ what belongs to somebody

    def holder_np(self, node: s.Expr) -> Np:
        """A field, quantity, define, setting or column with its owner: "your Power", "the slots of that region"."""
        args: tuple[s.Expr, ...] = ()
        if isinstance(node, s.Index):
            node, args = node.base, node.args
        match node:
            case s.Name(name=name) | s.My(name=s.Ident(text=name)):
                owner = YOU
            case s.Their(name=s.Ident(text=name)):
                owner = THEY
            case s.OfPlayer(base=base, name=s.Ident(text=name)):
                owner = self.thing(base, "owner")
            case s.Column(base=base, name=s.Ident(text=name)):
                return self._column_np(base, name, args)
            case _:
                return fixed(self.value(node))
        entry = self.book.bare(name)
        if entry:
            return self.field_np(entry, owner if entry.owner == "player" else None, args)
        if name in self.book.quantities:
            quantity = self.book.quantities[name]
            if len(args) == 1 and "{" not in quantity.title and self.kind(args[0]).tag == "thing":
                return Np(quantity.noun, owner=self.thing(args[0], "owner"), plural=quantity.noun.counted)
            args = () if args == (s.Number(s.NOWHERE, 1),) and "{" not in quantity.title else args
            return self._titled_np(quantity.noun, quantity.title, quantity.params, owner, args)
        if name in self.book.defines:
            return self._define_np(name, owner, args)
        if name in self.book.settings:
            return Np(self.book.settings[name][1], plural=self.book.settings[name][1].counted)
        if name in self.book.tables:
            return Np(self.book.type_noun(self.book.tables[name]), plural=True)
        return fixed(word(name.replace("_", " ")))

    def field_np(self, entry: FieldEntry, owner: Np | None, args: tuple[s.Expr, ...] = (), plural: bool | None = None) -> Np:
        if owner is None and (same := self._named_by_index(entry, args)) is not None:
            return same
        if (kind := self.kind_with_a_noun(args)) is not None:
            return Np(kind, owner=owner, plural=kind.counted if plural is None else plural)
        pre, post = self.index_words(args, entry.noun)
        return Np(entry.noun, owner=owner, pre=pre, post=post, plural=entry.noun.counted if plural is None else plural)

    def kind_with_a_noun(self, args: tuple[s.Expr, ...]) -> Noun | None:
        """A choice value that the phrases call by a noun of its own: stocks, not stock outputs."""
        if len(args) != 1 or not isinstance(args[0], s.Name) or args[0].name in self.scope or self.kind(args[0]).tag != "choice":
            return None
        title = self.book.choice_title(args[0].name, self.kind(args[0]).name)
        known = title is not None and title in self.book.phrases.sections.get("nouns", {})
        return self.book.kind_noun(title, args[0].name) if known else None

    def _named_by_index(self, entry: FieldEntry, args: tuple[s.Expr, ...]) -> Np | None:
        """The deck of each deck is simply each deck."""
        local = self.scope.get(args[0].name) if len(args) == 1 and isinstance(args[0], s.Name) else None
        if local is None or local.noun.one.lower() != entry.noun.one.lower() or local.label:
            return None
        if not local.folded:
            return self._mention(args[0].name, Np(entry.noun, local.det))
        return local.description

    def index_words(self, args: tuple[s.Expr, ...], noun: Noun | None = None) -> tuple[tuple[Words, ...], tuple[Modifier, ...]]:
        """An index in front of the noun if it is a known value ("TECH agents"), behind it otherwise."""
        pre: list[Words] = []
        post: list[Modifier] = []
        for arg in args:
            kind = self.kind(arg)
            local = self.scope.get(arg.name) if isinstance(arg, s.Name) else None
            if kind.tag == "choice" and local is None:
                pre.append(self.words(self.thing(arg)))
            elif kind == PLAYER:
                post.append(Modifier("in", self.say("for_player", who=self.thing(arg))))
            elif noun is not None and local is not None and local.noun.one.lower() == noun.one.lower() and not local.folded:
                post.append(Modifier("in", self.say("of_that_kind")))
            elif kind.tag in ("choice", "thing"):
                post.append(Modifier("in", self.say("of_index", what=self.thing(arg))))
            else:
                self.rough = True
                post.append(Modifier("in", word("(") + self.value(arg) + word(")")))
        return tuple(pre), tuple(post)

    def _titled_np(self, noun: Noun, title: str, params, owner: Np | None, args: tuple[s.Expr, ...]) -> Np:
        """A title with slots is filled from the arguments; what has no slot stands behind in brackets."""
        if "{" in title:
            filled = self.filled_noun(noun, params, args)
            return Np(filled, owner=owner, plural=filled.counted)
        behind = self.book.language.listed([self.value(arg) for arg in args])
        self.rough = self.rough or bool(args)
        post = (Modifier("in", word("(") + behind + word(")")),) if args else ()
        return Np(noun, owner=owner, post=post, plural=noun.counted)

    def _define_np(self, name: str, owner: Np, args: tuple[s.Expr, ...]) -> Np:
        define = self.book.defines[name]
        if not define.title:
            return fixed(self.value(self.expanded(name, args)))
        own = self.book.language.own_title(define.title)
        if own is not None:
            return self._titled_np(self.book.noun(own, name), own, define.params, owner, args)
        noun = self.book.noun(define.title, name)
        return self._titled_np(noun, define.title, define.params, None if owner is YOU else owner, args)

    def filled(self, title: str, params, args: tuple[s.Expr, ...]) -> Words:
        """A title with its slots filled from the arguments."""
        given = {name: self.argument(arg) for (name, _), arg in zip(params, args, strict=False)}
        words = self.book.language.fill(title, given)
        return self.book.language.one_of_it(words) if s.Number(s.NOWHERE, 1) in args else words

    def filled_noun(self, noun: Noun, params, args: tuple[s.Expr, ...]) -> Noun:
        """A noun whose title has slots."""
        one, many = (plain(self.filled(form, params, args)) for form in (noun.one, noun.plural))
        return replace(noun, one=one, many=many)

    def argument(self, node: s.Expr) -> Np:
        """What is given to a rule, a define or a quantity."""
        kind = self.kind(node)
        local = self.scope.get(node.name) if isinstance(node, s.Name) else None
        spoken_of = local is not None and kind == NUMBER and not local.label and not local.range
        if (kind == NUMBER or kind.tag in ("set", "pile")) and not spoken_of:
            return fixed(self.value(node))
        return self.thing(node)

    def expanded(self, name: str, args: tuple[s.Expr, ...]) -> s.Expr:
        """What a define without a title stands for."""
        self.said += 10
        define = self.book.defines[name]
        value = define.value
        for (param, _), arg in zip(define.params, args, strict=False):
            value = replaced(value, param, arg)
        return value

    def _column_np(self, base: s.Expr, name: str, args: tuple[s.Expr, ...]) -> Np:
        entry = self.book.field(self.kind(base).name, name)
        noun = entry.noun if entry else self.book.named(name)
        pre, post = self.index_words(args)
        if isinstance(base, s.Index) and isinstance(base.base, s.Name) and base.base.name in self.book.tables:
            key = self.for_more(base.args[0]) or self.say("for_key", key=self.value_np(base.args[0]))
            return Np(noun, pre=pre, post=(Modifier("in", key), *post), plural=noun.counted)
        if base == s.Name(s.NOWHERE, "this") and entry and entry.kind.tag in ("thing", "choice", "player"):
            return Np(noun)
        return Np(noun, owner=self.thing(base, "owner"), pre=pre, post=post, plural=noun.counted)
