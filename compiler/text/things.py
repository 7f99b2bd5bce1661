"""Players, cards, places and other things as noun phrases: "that competitor", "your hand", "a region of your
Presence".

Locals are spoken of by their kind, never by their name. A choice that was folded is described at its one use; a
second mention in the same sentence becomes a pronoun.
"""
from __future__ import annotations

from dataclasses import replace

from compiler.text.dictionary import FieldEntry
from compiler.text.kinds import CELL, PLAYER, UNKNOWN
from compiler.text.nouns import IT, NO_NOUN, THEY, YOU, Modifier, Noun, Np, fixed
from compiler.text.pieces import NUMBER as NUMBER_PIECE
from compiler.text.pieces import Piece, Words, plain, spaced, word
from compiler.text.scope import Local, Scope
from compiler.text.simplify import replaced
from dsl import syntax as s

SETS = {"players": "player", "rivals": "rival", "humans": "human"}


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
                return Np(
                    self.book.type_noun(type_), post=(Modifier("in", self.say("for_key", key=self.value_np(args[0]))),)
                )
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
                IT
                if role == "owner" and "this" in self.spoken
                else self._mention("this", Np(self.common("card"), "this"))
            )
        if name in ("source", "none", "nobody", "yes", "no", "empty", "total"):
            return fixed(self.say(f"name_{name}"))
        title = self.book.choice_title(name)
        if title is not None:
            return fixed(word(title))
        if name in self.book.rows:
            return fixed(word(self.book.rows[name]))
        token = self.book.fields.get(("game", name))
        if token is not None and token.kind == PLAYER and token.titled:
            return Np(
                self.common("player"), post=(Modifier("with", self.say("has_token", "with", what=Np(token.noun))),)
            )
        if (
            self.book.bare(name)
            or name in self.book.settings
            or name in self.book.quantities
            or name in self.book.defines
        ):
            return self.holder_np(s.Name(s.NOWHERE, name))
        return fixed(word(name.replace("_", " ")))

    def _mention(self, name: str, np: Np) -> Np:
        self.spoken.add(name)
        return np

    def _local(self, name: str, role: str) -> Np:
        local = self.scope[name]
        if local.label:
            return fixed((Piece(NUMBER_PIECE, local.label),))
        pronoun = THEY if local.kind == PLAYER else IT
        if name == self.about:
            return pronoun
        if local.folded and local.description is not None:
            chosen = local.chosen and role == "subject" and local.description.det == "a"
            np = (
                local.description.modified(Modifier("choice", self.say("of_your_choice")))
                if chosen
                else local.description
            )
            return self._mention(name, np)
        if name in self.spoken and role != "subject" and self._alone(name):
            return pronoun
        return self._mention(name, Np(local.noun, local.det))

    def _alone(self, name: str) -> bool:
        """Whether a pronoun can only mean this one in the current sentence."""
        player = self.scope[name].kind == PLAYER
        return not any(
            other != name and other in self.scope and (self.scope[other].kind == PLAYER) == player
            for other in self.spoken
        )

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
            return self._titled_np(quantity.noun, quantity.title, quantity.params, owner, args)
        if name in self.book.defines:
            return self._define_np(name, owner, args)
        if name in self.book.settings:
            return Np(self.book.settings[name][1], plural=self.book.settings[name][1].counted)
        if name in self.book.tables:
            return Np(self.book.type_noun(self.book.tables[name]), plural=True)
        return fixed(word(name.replace("_", " ")))

    def field_np(
        self, entry: FieldEntry, owner: Np | None, args: tuple[s.Expr, ...] = (), plural: bool | None = None
    ) -> Np:
        pre, post = self.index_words(args, entry.noun)
        return Np(entry.noun, owner=owner, pre=pre, post=post, plural=entry.noun.counted if plural is None else plural)

    def index_words(
        self, args: tuple[s.Expr, ...], noun: Noun | None = None
    ) -> tuple[tuple[Words, ...], tuple[Modifier, ...]]:
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
            elif (
                noun is not None
                and local is not None
                and local.noun.one.lower() == noun.one.lower()
                and not local.folded
            ):
                post.append(Modifier("in", self.say("of_that_kind")))
            elif kind.tag in ("choice", "thing"):
                post.append(Modifier("in", self.say("of_index", what=self.thing(arg))))
            else:
                post.append(Modifier("in", word("(") + self.value(arg) + word(")")))
        return tuple(pre), tuple(post)

    def _titled_np(self, noun: Noun, title: str, params, owner: Np | None, args: tuple[s.Expr, ...]) -> Np:
        """A title with slots is filled from the arguments; what has no slot stands behind in brackets."""
        if "{" in title:
            given = {name: self.value(arg) for (name, _), arg in zip(params, args, strict=False)}
            filled = self.book.noun(plain(self.book.language.fill(title, given)), noun.ref)
            return Np(filled, owner=owner, plural=filled.counted)
        behind = self.book.language.listed([self.value(arg) for arg in args])
        post = (Modifier("in", word("(") + behind + word(")")),) if args else ()
        return Np(noun, owner=owner, post=post, plural=noun.counted)

    def _define_np(self, name: str, owner: Np, args: tuple[s.Expr, ...]) -> Np:
        define = self.book.defines[name]
        if not define.title:
            return fixed(self.value(self.expanded(name, args)))
        noun = self.book.noun(define.title, name)
        return self._titled_np(noun, define.title, define.params, None if owner is YOU else owner, args)

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
            key = Modifier("in", self.say("for_key", key=self.value_np(base.args[0])))
            return Np(noun, pre=pre, post=(key, *post), plural=noun.counted)
        if base == s.Name(s.NOWHERE, "this") and entry and entry.kind.tag in ("thing", "choice", "player"):
            return Np(noun)
        return Np(noun, owner=self.thing(base, "owner"), pre=pre, post=post, plural=noun.counted)

    # ------------------------------------------------------------ places and their elements

    def place(self, node: s.Expr) -> Np:
        """A set or pile as a whole: "your hand", "the Research deck", "all competitors"."""
        match node:
            case s.Name(name=name) if name in SETS and name not in self.scope:
                return Np(self.common(SETS[name]), "bare", plural=True)
            case s.TypeName(name=name):
                return Np(self.book.type_noun(name), "bare", plural=True)
            case s.Name(name=name) if name in self.scope:
                return self._local(name, "object")
            case s.Name(name=name) if name in self.book.tables:
                return Np(self.book.type_noun(self.book.tables[name]), "bare", plural=True)
            case s.SetLiteral() | s.RangeOf():
                return fixed(self.alternatives(node, or_=False))
            case s.Aggregate(function=function):
                np = self.element(node)
                return replace(np, det="the" if function.text == "best" else "bare", plural=True)
            case s.Call(function=function, args=args) if function.text == "take":
                return fixed(self.say("first_of", n=self.value(args[0]), what=replace(self.place(args[1]), det="bare")))
            case s.Call():
                return self.thing(node)
        return self.holder_np(node)

    def alternatives(self, node: s.Expr, or_: bool = True) -> Words:
        """The members of a written set or range."""
        match node:
            case s.RangeOf(low=low, high=high):
                return self.say("from_to", low=self.value(low), high=self.value(high))
            case s.SetLiteral(items=()):
                return self.say("name_empty")
            case s.SetLiteral(items=items):
                return self.book.language.listed([self.value(item) for item in items], or_)
        return self.words(self.place(node))

    def element(self, domain: s.Expr) -> Np:
        """One of a set, not yet chosen: "a competitor", "a card from your hand", "one of your active effects"."""
        match domain:
            case s.Name(name=name) if name in SETS and name not in self.scope:
                return Np(self.common(SETS[name]), "a")
            case s.TypeName(name=name):
                return Np(self.book.type_noun(name), "a")
            case s.SetLiteral(items=items) if items:
                return fixed(self.alternatives(domain))
            case s.RangeOf(low=low, high=high):
                within = self.say("number_within", low=self.value(low), high=self.value(high))
                return Np(self.common("number"), "a", post=(Modifier("in", within),))
            case s.Aggregate(variable=variable, domain=inner, where=where, order=order):
                np = self.described(variable.text, inner, where)
                if order is not None and order.keys:
                    np = np.modified(*self.ordered(order, variable.text, inner))
                return np
            case s.Name(name=name) | s.Index(base=s.Name(name=name)) | s.OfPlayer(name=s.Ident(text=name)) if (
                name in self.book.defines
            ):
                define = self.book.defines[name]
                if not define.title:
                    return self.element(self.expanded(name, domain.args if isinstance(domain, s.Index) else ()))
                return Np(self.book.noun(define.title, name), "a")
            case s.Name(name=name) if name in self.book.tables:
                return Np(self.book.type_noun(self.book.tables[name]), "a")
        kind = self.kind(domain)
        noun = self.noun_of_kind(kind.of or UNKNOWN)
        if isinstance(domain, s.Call) and kind.of in (PLAYER, CELL):
            return Np(noun, "a")
        place = self.place(domain)
        if place.noun.counted and place.noun is not NO_NOUN and not place.fixed and not place.pronoun:
            return replace(place, det="oneof" if place.owner else "a", plural=place.owner is not None)
        return Np(
            noun, "a", post=(Modifier("in", self.say("from_pile" if kind.tag == "pile" else "from_set", place=place)),)
        )

    def described(self, name: str, domain: s.Expr, where: s.Expr | None, parts: list[s.Expr] | None = None) -> Np:
        """An element with its conditions: "a competitor with at least $1"."""
        np = self.element(domain)
        before = self.scope.get(name), self.about
        self.scope[name] = Local(
            self.kind(domain).of or UNKNOWN,
            np.noun if np.noun.one else self.noun_of_kind(self.kind(domain).of or UNKNOWN),
        )
        self.about = name
        np = self.modified(np, name, where, parts)
        self.about = before[1]
        if before[0] is None:
            del self.scope[name]
        else:
            self.scope[name] = before[0]
        return np
