"""What every language shares: filling templates, counting nouns, joining lists, ordering modifiers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import cast

from compiler.text.phrases import Phrases, Slot, parts_of
from compiler.text.pieces import ICON, NOUN, Cased, Noun, Np, Piece, Words, joined, number, plain, spaced, word

ORDER = ("in", "choice", "with", "that", "from", "where")
FROM_FIRST = ("in", "from", "choice", "with", "that", "where")
MOST_BEFORE_FROM = 4


class Realiser:
    """A language. Subclasses say how a noun phrase looks in a case, and how titles are read. `bare` is not a case: it
    asks for the noun alone ("Presence" of "your Presence"), nor is `start`: that is a clause behind a colon."""

    code = ""
    and_, or_, your = "and", "or", "your "
    inverts = False
    """Whether a main clause behind a head begins with its verb."""
    before_slot = re.compile(r"\b(?:an?|the) (\{([a-z_]+)(?::[a-z]+)?\})")
    """An article right before a slot."""
    relative: tuple[str, ...] = ("whose", "that")

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases

    def fill(self, template: str, slots: Mapping[str, object]) -> Words:
        out: list[Piece] = []
        for part in parts_of(template):
            if isinstance(part, Slot):
                out.extend(self.words(slots.get(part.name, f"{{{part.name}}}"), part.case))
            else:
                out.extend(word(part))
        return tuple(out)

    def fill_title(self, title: str, slots: Mapping[str, object]) -> Words:
        """A title filled with what it is about; what brings its own article needs none before the slot."""

        def own_article(found: re.Match[str]) -> str:
            given = slots.get(found[2])
            return found[1] if isinstance(given, Np) and not given.fixed and given.det != "bare" else found[0]

        return self.fill(self.before_slot.sub(own_article, title), slots)

    def words(self, value: object, case: str = "nom") -> Words:
        if case == "start":
            return self.started(self.words(value))
        if isinstance(value, Np):
            return self.np(value.bare()) if case == "bare" else self.np(value, case)
        if isinstance(value, Cased):
            return value.dat if case in ("dat", "gen") else value.acc
        if isinstance(value, int):
            return number(value)
        return word(value) if isinstance(value, str) else cast(Words, value)

    def noun(self, noun: Noun, plural: bool, text: str | None = None) -> Words:
        text = text if text is not None else noun.plural if plural else noun.one
        return (Piece(ICON if noun.icon or noun.symbol else NOUN, text, noun.icon or noun.ref),) if text else ()

    def counted(self, count: Words, one: bool, np: Np, case: str = "acc") -> Words:
        """`2 Power`, `1 worker`, `$3`: without what stands behind the noun."""
        if np.noun.symbol:
            return self.noun(np.noun, False) + count
        return spaced(count, *np.pre, self.noun(np.noun, plural=np.noun.counted and not one))

    def listed(self, parts: Iterable[Words], or_: bool = False) -> Words:
        return joined(parts, ", ", f" {self.or_ if or_ else self.and_} ")

    def after(self, np: Np) -> Words:
        """The modifiers behind a noun; neighbours of one kind, or of one first word, share it (`with A and B`)."""
        groups: list[list[Words]] = []
        for kind in ORDER if self._is_short(np) else FROM_FIRST:
            group = [modifier.words for modifier in np.post if modifier.kind == kind]
            group.sort(key=lambda words: _first_word(words) in self.relative)
            if group and groups and _first_word(group[0]) == _first_word(groups[-1][0]):
                groups[-1] += group
            elif group:
                groups.append(group)
        return spaced(*(self.share(group) for group in groups))

    def _is_short(self, np: Np) -> bool:
        """Whether where it comes from can wait: "a card with another name from your hand"."""
        others = [modifier for modifier in np.post if modifier.kind != "from"]
        few = sum(len(plain(modifier.words).split(" ")) for modifier in others) <= MOST_BEFORE_FROM
        return few and all(kind in ("in", "choice", "with") and _first_word(words) not in self.relative for kind, words in others)

    def share(self, group: list[Words]) -> Words:
        first = _first_word(group[0]) + " "
        if first.startswith("("):  # one bracket around all of it
            group = [*(_open_end(words) for words in group[:-1]), group[-1]]
        out = group[:1]
        for head, *rest in group[1:]:
            text = head.text[len(first) :].lstrip(" ") if head.text.startswith(first) else head.text
            out.append((head._replace(text=text), *rest))
        return self.listed(out)

    def np(self, np: Np, case: str = "nom") -> Words:
        raise NotImplementedError

    def noun_of_title(self, title: str, ref: str) -> Noun:
        raise NotImplementedError

    def noun_of_type(self, name: str) -> Noun:
        raise NotImplementedError

    def rule_clause(self, title: Words, form: str, who: Np | None) -> Words | None:
        """A rule's title as a clause in that form, or None if it can only be named."""
        return None

    def verb_first(self, template: str) -> str | None:
        """The template of a main clause with its verb in front, if the language can tell."""
        return None

    def started(self, words: Words) -> Words:
        """A clause behind a colon."""
        return words

    def with_adverb(self, adverb: Words, words: Words) -> Words:
        """ "then draw 1 card", of a clause that tells the reader what to do."""
        return spaced(adverb, words)

    def negated(self, clause: str) -> str | None:
        """The opposite of a title that is a clause, if the language can tell."""
        return None

    def one_of_it(self, title: Words) -> Words:
        """A title with a number filled in: after 1 its noun becomes singular, if the language can tell."""
        for index, (piece, after) in enumerate(pairwise(title)):
            one = self.singular_at(after.text) if piece == number(1)[0] and after.text.startswith(" ") else None
            if one is not None:
                return (*title[: index + 1], after._replace(text=one), *title[index + 2 :])
        return title

    def singular_at(self, text: str) -> str | None:
        """What follows 1, with its noun in the singular."""
        return None

    def with_adjective(self, adjective: str, noun: str, gender: str) -> str:
        """A title made of an adjective and a noun; `gender` is `p` for a plural."""
        return f"{adjective} {noun}"

    def flag_forms(self, title: str) -> Mapping[str, str] | None:
        """How a flag reads whose title is more than an adjective, as the section `flags` would say it."""
        return None

    def finished(self, words: Words) -> Words:
        """The last touch of a text: what neighbouring words do to each other."""
        return words

    def whose(self, noun: Noun, plural: bool) -> str:
        """What begins a clause about something of it."""
        return "whose"

    def that(self, noun: Noun, plural: bool) -> tuple[str, str]:
        """What begins a clause about it, and the verb "to be" of that clause."""
        return "that", "are" if plural else "is"

    def own_one(self, owner: Np, noun: Noun) -> str:
        """ "yours", of what the noun says."""
        raise NotImplementedError

    def own_title(self, title: str) -> str | None:
        """The rest of a title that speaks of what is yours ("your ships"), or None."""
        return title.removeprefix(self.your) if title.startswith(self.your) else None

    def told_of(self, title: Words, who: Np) -> Words | None:
        """A title that speaks of what is yours, told of somebody else, if the language can tell."""
        return None

    def title_behind(self, title: str, slot: str, noun: Noun, plural: bool) -> tuple[str, str] | None:
        """A title that is a clause about `slot`, as a modifier of its noun: its kind and its template, or None."""
        return None


def _first_word(words: Words) -> str:
    return words[0].text.split(" ")[0]


def _open_end(words: Words) -> Words:
    return (*words[:-1], words[-1]._replace(text=words[-1].text.removesuffix(")")))
