"""The state of one text while it is written: what its locals are called, who has been mentioned, whom it is about.

Whatever says a part of a text gets a `Telling`. What holds only for that part (`about`, `actor`, locals of a block) is a changed
copy of it; what concerns the whole text (`mentions`, `tally`) is shared by all copies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from compiler import types
from compiler.bound.tree import Arithmetic, Constant, Expr, FieldRead, Local, LocalRead, Negate, Quotient, RowName, Word
from compiler.model import FieldInfo
from compiler.text.dictionary import Dictionary
from compiler.text.languages.realiser import Realiser
from compiler.text.pieces import Noun, Np, Words
from compiler.types import Type

THINGS, SETS, PILES = (types.RowOf, types.KindOf, types.AnyCard), (types.SetOf, types.ListOf), (types.PileOf, types.LineOf)
PLACES = (*SETS, *PILES, types.GridOf)
"""Types by how one speaks of them."""
MOST_PHRASES = 20_000
LETTERS = "XYZUVW"
Key = Local | FieldInfo | str
"""Whom or what a text can speak of again: a local, a field of mine or of the game, a word of the language (they, this, source)."""


class TooLong(Exception):
    """A cell so deeply nested that no card could print it."""


@dataclass(frozen=True)
class Called:
    """How a text speaks of a local. `description` is said instead of "that ..." if the choice is `folded` into its one use;
    `label`: a letter for a number; `among`: what it was chosen of; `shared`: a number with a range that is said once, and
    "for each" from then on; `origin`: the field of somebody else that it was chosen from; `none`: what to choose nothing is
    called."""

    type: Type
    noun: Noun
    det: str = "that"
    label: str = ""
    description: Np | None = None
    folded: bool = False
    chosen: bool = False
    among: tuple[Expr, ...] = ()
    range: Words = ()
    shared: bool = False
    origin: FieldInfo | None = None
    none: Words = ()


@dataclass
class Mentions:
    """Who has been mentioned in the sentence, so that a pronoun will do. `kept`: the next clause belongs to the same sentence;
    `chosen`: what the last sentence was about; `this_card`: the text has spoken of this card, others must be told from it."""

    names: set[Key] = field(default_factory=set)
    kept: bool = False
    chosen: Key | None = None
    this_card: bool = False

    def begin_sentence(self) -> None:
        """Nobody has been mentioned in it yet, unless its head just did."""
        if not self.kept:
            self.names = {self.chosen} if self.chosen is not None else set()
        self.kept, self.chosen = False, None

    def copy(self) -> Mentions:
        return replace(self, names=set(self.names))

    def restore(self, other: Mentions) -> None:
        self.names, self.kept, self.chosen, self.this_card = other.names, other.kept, other.chosen, other.this_card


@dataclass
class Tally:
    """`said`: how many phrases the text is made of. `rough`: something could only be said as a rule says it: an index in brackets,
    a flag with its value. `stuck`: a clause has no form with its verb in front."""

    said: int = 0
    rough: bool = False
    stuck: bool = False


@dataclass(frozen=True)
class Card:
    """What must be known of a whole cell. `memories`: as what the card remembers a choice; `acts`: it also does something at once;
    `places_differ`: it works in several places; `stays`: it lies somewhere and goes on working."""

    memories: Mapping[Local, Noun] = field(default_factory=dict)
    acts: bool = False
    places_differ: bool = False
    stays: bool = False


@dataclass
class Telling:
    """`about`: whom the phrase describes, so that they need no name in it; `actor`: who is spoken to, if it is not the reader;
    `rolling`: the field whose roll it reacts to; `first`: what lasts stands behind its duration, with the verb in front;
    `on_card`: it is the text of a card, not of the rules; `alone`: nothing beside it says what prices are made of; `lies_in`:
    where this card is, if that is still to be said."""

    words: Dictionary
    called: dict[Key, Called] = field(default_factory=dict)
    mentions: Mentions = field(default_factory=Mentions)
    tally: Tally = field(default_factory=Tally)
    card: Card = Card()
    about: Key | None = None
    actor: Key | None = None
    rolling: FieldInfo | None = None
    first: bool = False
    on_card: bool = False
    alone: bool = False
    lies_in: Words = ()

    @property
    def language(self) -> Realiser:
        return self.words.language

    def inner(self) -> Telling:
        """For a block of its own: its locals are forgotten behind it."""
        return replace(self, called=dict(self.called))

    def on(self, about: Key, called: Called | None = None) -> Telling:
        """For a phrase about somebody."""
        inner = replace(self, called=dict(self.called), about=about)
        if called is not None:
            inner.called[about] = called
        return inner

    def acting(self, actor: Expr | None) -> Telling:
        """For what somebody else does of their own will."""
        return self if key_of(actor) is None else replace(self, actor=key_of(actor))

    # ------------------------------------------------------------ phrases

    def say(self, key: str, form: str = "do", /, **slots: object) -> Words:
        self.count(1)
        forms = self.words.phrases.templates[key]
        template = forms.get(form)
        if template is None and form == "would_you":
            template = forms.get("would")
        if template is None:
            template = forms.get("do") or forms.get("they") or ""
        return self.language.fill(template, slots)

    def main(self, key: str, form: str = "do", /, **slots: object) -> Words:
        """A main clause with its verb in front, as it stands behind a head; `stuck` notes that there is none."""
        self.count(1)
        forms = self.words.phrases.templates[key]
        template = self.language.verb_first(forms.get(form) or forms.get("do") or forms["they"])
        self.tally.stuck |= template is None
        return self.language.fill(template or "", slots)

    def lasting(self, key: str, form: str = "do", /, **slots: object) -> Words:
        """What holds for a while, which may stand behind its duration."""
        return (self.main if self.first else self.say)(key, form, **slots)

    def has_form(self, key: str, form: str) -> bool:
        return self.words.phrases.form(key, form) is not None

    def count(self, phrases: int) -> None:
        self.tally.said += phrases
        if self.tally.said > MOST_PHRASES:
            raise TooLong

    def plain(self, np: object, case: str = "nom") -> Words:
        """A noun phrase in a case, as words."""
        return self.language.words(np, case)

    # ------------------------------------------------------------ nouns and locals

    def common(self, key: str) -> Noun:
        """A noun of the phrase table itself: player, rival, card, die."""
        return self.words.word(key)

    def noun_of(self, type: Type) -> Noun:
        return self.words.noun_of_type(type)

    def local(self, node: Expr) -> Called | None:
        """How the text speaks of what this names."""
        if isinstance(node, FieldRead) and not node.keys:
            return self.called.get(node.field)
        return self.called.get(node.local) if isinstance(node, LocalRead) else None

    def next_letter(self) -> str:
        """X, Y, Z for numbers that are spoken of again."""
        return LETTERS[min(sum(bool(called.label) for called in self.called.values()), len(LETTERS) - 1)]


# ---------------------------------------------------------------- kinds


def kind(node: Expr) -> Type:
    """What sort of thing is meant: of a family one of its parts, of something that may be none the thing itself."""
    if isinstance(node, (Arithmetic, Negate, Quotient)):
        return types.IntType()
    if isinstance(node, RowName):
        return types.Unknown()
    found = types.bare(node.type)
    return types.bare(found.of) if isinstance(found, types.FamilyOf) else found


def member_kind(node: Expr) -> Type:
    """What sort of thing the members of a collection are."""
    found = kind(node)
    if types.is_many(found):
        return types.bare(types.element(found))
    return found.of if isinstance(found, types.GridOf) else types.Unknown()


def is_number(type: Type) -> bool:
    return isinstance(type, types.IntType) or type == types.RuleType("amount")


def goes_below_zero(type: Type) -> bool:
    return isinstance(type, types.IntType) and type.low is not None and type.low < 0


def digits(node: Expr | None) -> int | None:
    """The number that is written there, if it is one."""
    return node.value if isinstance(node, Constant) and is_number(node.type) else None


def key_of(node: Expr | None) -> Key | None:
    """Whom or what a name means."""
    match node:
        case LocalRead(local=local):
            return local
        case Word(word=word):
            return word
        case FieldRead(field=info, owner=owner, keys=()) if is_mine(owner):
            return info
    return None


def is_mine(owner: Expr | None) -> bool:
    """Whether it belongs to the reader, or to nobody in particular."""
    return owner is None or key_of(owner) == "me"
