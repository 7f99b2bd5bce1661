"""What every language shares: filling templates, counting nouns, joining lists, ordering modifiers."""
from __future__ import annotations

from collections.abc import Iterable, Mapping

from compiler.text.nouns import Noun, Np
from compiler.text.pieces import ICON, NOUN, Piece, Words, joined, number, spaced, word
from compiler.text.templates import Slot, parts_of

ORDER = ("in", "choice", "with", "that", "where")


class Realiser:
    """A language. Subclasses say how a noun phrase looks in a case, and how titles are read."""

    code = ""
    and_, or_, or_last = "and", "or", "or"

    def __init__(self, phrases) -> None:
        self.phrases = phrases

    def fill(self, template: str, slots: Mapping[str, object]) -> Words:
        out: list[Piece] = []
        for part in parts_of(template):
            if isinstance(part, Slot) and part.name in slots:
                out.extend(self.words(slots[part.name], part.case))
            elif isinstance(part, Slot):
                out.extend(word("{" + part.name + "}"))
            else:
                out.extend(word(part))
        return tuple(out)

    def words(self, value: object, case: str = "nom") -> Words:
        if isinstance(value, Np):
            return self.np(value, case)
        if isinstance(value, int):
            return number(value)
        if isinstance(value, str):
            return word(value)
        return value

    def noun(self, noun: Noun, plural: bool, text: str | None = None) -> Words:
        text = text if text is not None else noun.plural if plural else noun.one
        return (Piece(ICON if noun.icon or noun.symbol else NOUN, text, noun.icon or noun.ref),) if text else ()

    def counted(self, count: Words, one: bool, noun: Noun, pre: tuple[Words, ...] = (), case: str = "nom") -> Words:
        """`2 Power`, `1 worker`, `$3`."""
        if noun.symbol:
            return self.with_symbol(count, noun)
        return spaced(count, *pre, self.noun(noun, plural=noun.counted and not one))

    def with_symbol(self, count: Words, noun: Noun) -> Words:
        return self.noun(noun, False) + count

    def listed(self, parts: Iterable[Words], or_: bool = False) -> Words:
        last = self.or_ if or_ else self.and_
        return joined(parts, ", ", f" {last} ")

    def after(self, np: Np) -> Words:
        """The modifiers behind a noun; those of one kind share their first word (`with A and B`)."""
        out: list[Words] = []
        for kind in ORDER:
            group = [modifier.words for modifier in np.post if modifier.kind == kind]
            if group:
                out.append(self.share(group))
        return spaced(*out)

    def share(self, group: list[Words]) -> Words:
        first = group[0][0].text.split(" ")[0]
        rest = [
            words[:0] + (words[0]._replace(text=words[0].text[len(first) :].lstrip(" ")), *words[1:])
            if words[0].text.startswith(first + " ")
            else words
            for words in group[1:]
        ]
        return self.listed([group[0], *rest])

    def np(self, np: Np, case: str = "nom") -> Words:
        raise NotImplementedError

    def noun_of_title(self, title: str, ref: str) -> Noun:
        raise NotImplementedError

    def noun_of_type(self, name: str) -> Noun:
        raise NotImplementedError

    def rule_clause(self, title: Words, form: str, who: Np | None) -> Words | None:
        """A rule's title as a clause in that form, or None if it can only be named."""
        return None

    def negated(self, clause: str) -> str | None:
        """The opposite of a title that is a clause, if the language can tell."""
        return None
