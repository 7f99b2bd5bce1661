"""German: three genders, four cases, `dein` and `kein`, and compounds where English has an adjective.

Nouns come with their gender from the game's `nouns`; a title nobody translated is neuter and stays as it is. There is no rule
for plurals: a noun's is the `many` of those `nouns` (`_with_forms` in dictionary.py), else its singular; only the n of the
dative is added here (`compound`). Whether a title is a plural is asked of its English (`title` in dictionary.py). A word in
front of a noun becomes a compound (`Forschungskarte`); one without a capital is an adjective and takes its ending (`zufällige
Karte`, and the noun's own `adjective`). Rule titles are infinitives or names, quoted by the phrase around them unless they
follow `darf`, or said as the game's `rules` say them. Conditions, also as titles of defines, have their verb at the end ("die
See ruhig ist"), because they always follow `wenn`, `solange` or `wobei`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from compiler.text.languages.realiser import Realiser
from compiler.text.pieces import NOUN, WORD, Noun, Np, Piece, Words, capital, plain, spaced, tidy, word

CASES = ("nom", "acc", "dat", "gen")
DEFINITE = {"m": ("der", "den", "dem", "des"), "f": ("die", "die", "der", "der")}
DEFINITE |= {"n": ("das", "das", "dem", "des"), "p": ("die", "die", "den", "der")}
EIN = {"m": ("", "en", "em", "es"), "f": ("e", "e", "er", "er"), "n": ("", "", "em", "es"), "p": ("e", "e", "en", "er")}
DIES = {"m": ("er", "en", "em", "es"), "f": ("e", "e", "er", "er"), "n": ("es", "es", "em", "es"), "p": ("e", "e", "en", "er")}
ENDINGS = {
    "weak": {"m": ("e", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("e", "e", "en", "en"), "p": ("en",) * 4},
    "mixed": {"m": ("er", "en", "en", "en"), "f": ("e", "e", "en", "en"), "n": ("es", "es", "en", "en"), "p": ("en",) * 4},
    "strong": {**DIES, "m": ("er", "en", "em", "en"), "n": ("es", "es", "em", "en")},
}
"""Endings of adjectives behind `der`, behind `ein`, and without either."""
CONTRACTED = {"in dem": "im", "an dem": "am", "von dem": "vom", "zu dem": "zum", "zu der": "zur", "bei dem": "beim"}
RELATIVE = re.compile(r", (?:der|die|das) ")
SPARE_COMMA = re.compile(r",(?=[.,;:)])")
CONTRACTION = re.compile(r"(?<!\w)(?<!, )(" + "|".join(CONTRACTED) + r")(?=\s|$)")
INFLECTED = re.compile(r"(?<!u)s$|[a-rt-zäöüß]$")
"""What takes an ending in the genitive: not a sign, not `Bonus`."""
PLURAL_VERBS = {"hat": "haben", "ist": "sind", "kann": "können", "enthält": "enthalten", "gibt": "geben", "trägt": "tragen"}
PLURAL_VERBS |= {f"{stem}t": f"{stem}en" for stem in "bring erlaub führ gehör kauf lieg nenn reich steh verlang zeig".split()}
LINKED = re.compile(r"(ung|ion|heit|keit|schaft|tät)$")
"""Nouns that take an `s` in front of another one: Forschungskarte."""
JOINED = re.compile(r"[A-ZÄÖÜ][a-zäöüß]+")
STEMS = {"no": "kein", "those": "dies", "that": "dies", "yonder": "jen", "this": "dies", "each": "jed", "every": "jed"}
ORDINALS = {"first": "ersten", "second": "zweiten", "third": "dritten", "other": "anderen", "another": "anderen"}
PRONOUNS = {"you": ("du", "dich", "dir", "deiner"), "they": ("er", "ihn", "ihm", "seiner")}
PRONOUNS_OF = {"m": PRONOUNS["they"], "f": ("sie", "sie", "ihr", "ihrer"), "n": ("es", "es", "ihm", "seiner")}
OWN = {"you": "dein", "they": "sein", "it": "sein"}


VERB_BEHIND = re.compile(r"(du|nichts|(?:der|die|das) \w+|\{\w+(?::\w+)?\}) ([a-zäöüß]+)(?![\wäöüß])(.*)")
"""A main clause: its subject, its verb and the rest."""
COMMAND = re.compile(r"([a-zäöüß]+)(?![\wäöüß])(.*)")
ARTICLES = frozenset("eine die jede alle deine seine keine".split())
YOU_DO = {"erhalte": "erhältst", "behalte": "behältst", "werde": "wirst", "halte": "hältst", "lade": "lädst", "trage": "trägst"}


def du_form(command: str) -> str:
    """ "legst" for "lege", "nimmst" for "nimm"."""
    if command in YOU_DO:
        return YOU_DO[command]
    if re.search(r"[bdfgkmpst]le$", command):
        return command[:-2] + "elst"
    stem = command.removesuffix("e")
    return stem + ("est" if re.search(r"([dt]|[bdfgkmpt]n)$", stem) else "t" if re.search(r"[szßx]$", stem) else "st")


class German(Realiser):
    code = "de"
    inverts = True
    before_slot = re.compile(r"\b(?:ein(?:e[nmrs]?)?|d(?:er|ie|as|en|em|es)) (\{([a-z_]+)(?::[a-z]+)?\})")
    and_, or_, your = "und", "oder", "deine "

    def noun_of_title(self, title: str, ref: str) -> Noun:
        symbol = bool(title) and not re.search(r"\w", title)
        return Noun(title, title, counted=False, symbol=symbol, ref=ref)

    def noun_of_type(self, name: str) -> Noun:
        return Noun(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name), ref=name)

    def singular_at(self, text: str) -> str | None:
        """The plural of a noun that the phrases know becomes its singular; a weak noun is the same in both, since what follows 1 is
        mostly an object."""
        given = [noun for section in ("nouns", "words") for noun in self.phrases.sections.get(section, {}).values()]
        known = [noun for noun in given if isinstance(noun, dict) and not noun.get("weak") and noun.get("many")]
        many, space, rest = text.lstrip(" ").partition(" ")
        one = {noun["many"]: noun["one"] for noun in known if noun.get("one")}.get(many)
        return f" {one}{space if rest else ''}{rest}" if one is not None else None

    def counted(self, count: Words, one: bool, np: Np, case: str = "acc") -> Words:
        noun, plural = np.noun, np.noun.counted and not one
        if noun.symbol:
            return spaced(count, self.noun(noun, False))
        ending = ENDINGS["mixed" if one else "strong"]["p" if plural else noun.gender][CASES.index(case)]
        return spaced(count, self.compound(np.pre, noun, plural, case, ending))

    def np(self, np: Np, case: str = "nom") -> Words:
        if np.fixed:
            return np.fixed
        at = CASES.index(case)
        if np.pronoun:
            of_thing = np.pronoun == "it" or np.pronoun == "they" and np.noun.one
            return word((PRONOUNS_OF[np.noun.gender] if of_thing else PRONOUNS[np.pronoun])[at])
        owner_behind = np.owner is not None and np.owner.pronoun not in OWN
        one_of = np.det in ("oneof", "eachof") or np.det == "another" and np.plural
        core_case = "gen" if one_of else case
        core = self.compound(np.pre, np.noun, np.plural, core_case, self.ending(np, CASES.index(core_case), one_of))
        owner = np.owner.with_det("the") if np.owner is not None and np.owner.det == "bare" else np.owner
        behind = self.np(owner, "gen") if owner_behind and owner else ()
        return spaced(self.det(np, at), core, behind, self.after(np))

    def ending(self, np: Np, at: int, one_of: bool) -> str:
        """Of an adjective in front of this noun."""
        if np.det in ("bare", "any") and not one_of or np.det == "a" and (np.plural or not np.noun.counted):
            how = "strong"
        elif np.det in ("a", "no", "another") or np.det == "the" and np.owner is not None and np.owner.pronoun in OWN:
            how = "mixed"
        else:
            how = "weak"
        return ENDINGS[how]["p" if np.plural else np.noun.gender][at]

    def own(self, owner: Np) -> str:
        """The stem of a possessive: what belongs to a feminine thing is `ihr`."""
        return "ihr" if owner.pronoun != "you" and owner.noun.gender == "f" else OWN[owner.pronoun]

    def after(self, np: Np) -> Words:
        if np.plural:  # "das Feld, das leer ist", "die Felder, die leer sind"
            np = replace(np, post=tuple(modifier._replace(words=_of_several(tidy(modifier.words))) for modifier in np.post))
        return super().after(np)

    def with_adjective(self, adjective: str, noun: str, gender: str) -> str:
        return f"{adjective}{ENDINGS['strong'][gender][0]} {noun}"

    def finished(self, words: Words) -> Words:
        """ "im" for "in dem" (but not where a relative clause begins), and no comma of such a clause before another mark
        or at the end."""
        if words and words[-1].kind == WORD:
            words = (*words[:-1], words[-1]._replace(text=words[-1].text.removesuffix(",")))
        shorter = (CONTRACTION.sub(lambda found: CONTRACTED[found[1]], piece.text) for piece in words)
        pairs = zip(words, shorter, strict=True)
        return tuple(piece._replace(text=SPARE_COMMA.sub("", text)) if piece.kind == WORD else piece for piece, text in pairs)

    def verb_first(self, template: str) -> str | None:
        """ "erhält {who} {things}" for "{who} erhält {things}", "ziehst du" for "ziehe"; "und" goes on with the same subject."""
        if (found := VERB_BEHIND.fullmatch(template)) is not None:
            subject, verb, rest = found.groups()
            return f"{verb} {subject}{rest}"
        found = COMMAND.fullmatch(template)
        if found is None or ";" in template:
            return None
        rest = re.sub(
            r"(?<= und )([a-zäöüß]+e|nimm|wirf)(?= )",
            lambda verb: du_form(verb[1]) if verb[1] not in ARTICLES else verb[1],
            found[2],
        )
        return f"{du_form(found[1])} du{rest}"

    def started(self, words: Words) -> Words:
        return capital(words)

    def with_adverb(self, adverb: Words, words: Words) -> Words:
        first, space, rest = words[0].text.partition(" ") if words and words[0].kind == WORD else ("", "", "")
        return (*word(f"{first} "), *adverb, *word(space + rest), *words[1:]) if first.islower() and space else words

    def compound(self, pre: tuple[Words, ...], noun: Noun, plural: bool, case: str, ending: str = "") -> Words:
        text = noun.plural if plural or noun.weak and case != "nom" else noun.one
        head, space, rest = text.partition(" ") if re.search(r" [a-zäöü]", text) else (text, "", "")
        if plural and case == "dat" and re.search(r"(e|er|el)$", head):
            text = f"{head}n{space}{rest}"
        elif case == "gen" and not plural and noun.gender in "mn" and not noun.weak and INFLECTED.search(text):
            text = head + ("es" if re.search(r"[szxß]$", head) else "s") + space + rest
        adjectives: Words = ()
        parts: list[str] = []
        for part in pre:
            if plain(part)[:1].islower():
                adjectives += part + word(ending + " ")
            else:
                parts.append(plain(part))
        joint = self.joint(parts.pop(), text) if parts else ""
        text = f"{joint}{text[0].lower()}{text[1:]}" if joint and not joint.endswith("-") else joint + text
        out = word("".join(f"{part}-" for part in parts))
        adjectives += word(f"{noun.adjective}{ending} ") if noun.adjective else ()
        return adjectives + out + (Piece(self.noun(noun, plural)[0].kind if noun.one else NOUN, text, noun.icon or noun.ref),)

    def joint(self, part: str, noun: str) -> str:
        """The first part of a compound: as the nouns say (`joint`); with a hyphen before a sign, behind capitals, and behind
        what is no single word."""
        given = self.phrases.sections.get("nouns", {}).get(part)
        if isinstance(given, Mapping) and "joint" in given:
            return str(given["joint"])
        linked = "s" if LINKED.search(part) else ""
        return part + linked if JOINED.fullmatch(part) and noun[:1].isalpha() else f"{part}{linked}-"

    def det(self, np: Np, at: int) -> Words:
        gender = "p" if np.plural else np.noun.gender
        if np.det in ("oneof", "eachof") or np.det == "another" and np.plural:
            ending = DIES[np.noun.gender][at]
            owner = self.own(np.owner) + EIN["p"][3] if np.owner and np.owner.pronoun in OWN else DEFINITE["p"][3]
            return word(f"{'jed' if np.det == 'eachof' else 'ein'}{ending} {owner}")
        if np.owner is not None and np.det in ("the", "a") and np.owner.pronoun in OWN:
            return word(self.own(np.owner) + EIN[gender][at])
        if np.det == "a":
            return () if np.plural or not np.noun.counted else word("ein" + EIN[gender][at])
        if np.det == "no":
            return word("kein" + EIN[gender][at])
        if np.det in STEMS:
            return word(STEMS[np.det] + DIES[gender][at])
        if np.det == "another":
            return word(f"ein{EIN[gender][at]} ander{ENDINGS['mixed'][gender][at]}")
        if np.det in ORDINALS:
            weak = ORDINALS[np.det] if np.plural or at > 1 or (gender, at) == ("m", 1) else ORDINALS[np.det][:-1]
            return word(f"{DEFINITE[gender][at]} {weak}")
        if np.det == "bare" and np.plural and CASES[at] == "gen" and not np.pre and not np.noun.adjective:
            return word(DEFINITE["p"][at])
        return () if np.det in ("bare", "any") else word(DEFINITE[gender][at])

    def rule_clause(self, title: Words, form: str, who: Np | None) -> Words | None:
        """A title that is an infinitive can follow "du darfst" as it is."""
        return title if form == "may" and re.search(r"(?<!\w)[a-zäöüß]+n$", plain(title)) else None

    def whose(self, noun: Noun, plural: bool) -> str:
        return "deren" if plural or noun.gender == "f" else "dessen"

    def that(self, noun: Noun, plural: bool) -> tuple[str, str]:
        return DEFINITE["p" if plural else noun.gender][0], "sind" if plural else "ist"

    def own_one(self, owner: Np, noun: Noun) -> str:
        return OWN[owner.pronoun] + DIES[noun.gender][0].replace("es", "s")

    def title_behind(self, title: str, slot: str, noun: Noun, plural: bool) -> tuple[str, str] | None:
        """ "{card} einen Preis hat" as a relative clause."""
        first, _, rest = title.partition(" ")
        verb = rest.rsplit(" ", 1)[-1]
        if first != f"{{{slot}}}" or verb not in PLURAL_VERBS:
            return None
        said = f"{rest.removesuffix(verb)}{PLURAL_VERBS[verb]}" if plural else rest
        return "that", f", {DEFINITE['p' if plural else noun.gender][0]} {said},"

    def negated(self, clause: str) -> str | None:
        words = clause.split(" ")
        return " ".join([*words[:-2], "nicht", *words[-2:]]) if len(words) > 2 and words[-1] in ("ist", "sind", "hat") else None

    def share(self, group: list[Words]) -> Words:
        return self.listed(group) if len({plain(part).split(" ")[0] for part in group}) > 1 else super().share(group)


def _of_several(words: Words) -> Words:
    """Of one ", der leer ist,"; of several ", die leer sind,"."""
    found, verb = (RELATIVE.match(words[0].text), words[-1].text.rstrip(",").rsplit(" ", 1)[-1]) if words else (None, "")
    if found is None or verb not in PLURAL_VERBS or not words[-1].text.endswith(","):
        return words
    begun = (words[0]._replace(text=f", die {words[0].text[found.end() :]}"), *words[1:])
    return (*begun[:-1], begun[-1]._replace(text=begun[-1].text.removesuffix(f"{verb},") + f"{PLURAL_VERBS[verb]},"))
