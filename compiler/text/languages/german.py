"""German: three genders, four cases, `dein` and `kein`, and compounds where English has an adjective.

Nouns come with their gender from the game's `nouns`; a title nobody translated is neuter and stays as it is. A word
in front of a noun becomes a compound (`Forschungs-Karte`), so no adjective needs an ending. Rule titles are
infinitives or names, quoted by the phrase around them unless they follow `darf`. Conditions, also as titles of
defines, have their verb at the end ("die See ruhig ist"), because they always follow `wenn`, `solange` or `wobei`.
"""
from __future__ import annotations

import re

from compiler.text.languages.realiser import Realiser
from compiler.text.nouns import Noun, Np
from compiler.text.pieces import NOUN, Piece, Words, plain, spaced, word

CASES = ("nom", "acc", "dat", "gen")
DEFINITE = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
EIN = {"m": ("", "en", "em", "es"), "f": ("e", "e", "er", "er"), "n": ("", "", "em", "es"), "p": ("e", "e", "en", "er")}
DIES = {
    "m": ("er", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
STEMS = {"no": "kein", "that": "dies", "this": "dies", "each": "jed", "every": "jed"}
ORDINALS = {"first": "ersten", "second": "zweiten", "third": "dritten", "other": "anderen", "another": "anderen"}
PRONOUNS = {
    "you": ("du", "dich", "dir", "deiner"),
    "they": ("er", "ihn", "ihm", "seiner"),
    "it": ("es", "es", "ihm", "seiner"),
    "someone": ("ein Spieler", "einen Spieler", "einem Spieler", "eines Spielers"),
}
OWN = {"you": "dein", "they": "sein", "it": "sein"}


class German(Realiser):
    code = "de"
    and_, or_ = "und", "oder"

    def noun_of_title(self, title: str, ref: str) -> Noun:
        symbol = bool(title) and not re.search(r"\w", title)
        return Noun(title, title, counted=False, symbol=symbol, ref=ref)

    def noun_of_type(self, name: str) -> Noun:
        return Noun(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name), ref=name)

    def with_symbol(self, count: Words, noun: Noun) -> Words:
        return spaced(count, self.noun(noun, False))

    def counted(self, count: Words, one: bool, noun: Noun, pre: tuple[Words, ...] = (), case: str = "nom") -> Words:
        if noun.symbol:
            return self.with_symbol(count, noun)
        return spaced(count, self.compound(pre, noun, noun.counted and not one, case))

    def np(self, np: Np, case: str = "nom") -> Words:
        if np.fixed:
            return np.fixed
        at = CASES.index(case)
        if np.pronoun:
            return word(PRONOUNS[np.pronoun][at])
        owner_behind = np.owner is not None and np.owner.pronoun not in OWN
        core = self.compound(
            np.pre,
            np.noun,
            np.plural,
            "gen" if np.det in ("oneof", "eachof") or np.det == "another" and np.plural else case,
        )
        owner = np.owner.with_det("the") if np.owner is not None and np.owner.det == "bare" else np.owner
        behind = self.np(owner, "gen") if owner_behind and owner else ()
        return spaced(self.det(np, at), core, behind, self.after(np))

    def compound(self, pre: tuple[Words, ...], noun: Noun, plural: bool, case: str) -> Words:
        text = noun.plural if plural or noun.weak and case != "nom" else noun.one
        if plural and case == "dat" and re.search(r"(e|er|el)$", text):
            text += "n"
        elif case == "gen" and not plural and noun.gender in "mn" and not noun.weak and re.search(r"[a-zäöüß]$", text):
            text += "es" if re.search(r"[szxß]$", text) else "s"
        out: Words = ()
        for part in pre:
            out += part + word("-")
        return out + (Piece(self.noun(noun, plural)[0].kind if noun.one else NOUN, text, noun.icon or noun.ref),)

    def det(self, np: Np, at: int) -> Words:
        gender = "p" if np.plural else np.noun.gender
        if np.det in ("oneof", "eachof") or np.det == "another" and np.plural:
            ending = DIES[np.noun.gender][at]
            owner = OWN[np.owner.pronoun] + EIN["p"][3] if np.owner and np.owner.pronoun in OWN else DEFINITE["p"][3]
            return word(f"{'jed' if np.det == 'eachof' else 'ein'}{ending} {owner}")
        if np.owner is not None and np.det in ("the", "a") and np.owner.pronoun in OWN:
            return word(OWN[np.owner.pronoun] + EIN[gender][at])
        if np.det == "a":
            return () if np.plural or not np.noun.counted else word("ein" + EIN[gender][at])
        if np.det == "no":
            return word("kein" + EIN[gender][at])
        if np.det in STEMS:
            return word(STEMS[np.det] + DIES[gender][at])
        if np.det == "another":
            return word(
                "ein"
                + EIN[gender][at]
                + " "
                + {
                    ("m", 0): "anderer",
                    ("n", 0): "anderes",
                    ("n", 1): "anderes",
                    ("f", 0): "andere",
                    ("f", 1): "andere",
                }.get((gender, at), "anderen")
            )
        if np.det in ORDINALS:
            weak = ORDINALS[np.det] if np.plural or at > 1 or (gender, at) == ("m", 1) else ORDINALS[np.det][:-1]
            return word(f"{DEFINITE[gender][at]} {weak}")
        return () if np.det in ("bare", "any") else word(DEFINITE[gender][at])

    def rule_clause(self, title: Words, form: str, who: Np | None) -> Words | None:
        """A title that is an infinitive can follow "du darfst" as it is."""
        return title if form == "may" and re.search(r"(?<!\w)[a-zäöüß]+n$", plain(title)) else None

    def negated(self, clause: str) -> str | None:
        words = clause.split(" ")
        return (
            " ".join([*words[:-2], "nicht", *words[-2:]])
            if len(words) > 2 and words[-1] in ("ist", "sind", "hat")
            else None
        )

    def share(self, group: list[Words]) -> Words:
        return (
            self.listed([group[0], *group[1:]])
            if len({plain(part).split(" ")[0] for part in group}) > 1
            else super().share(group)
        )
