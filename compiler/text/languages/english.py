"""English: `a` and `an`, plurals by rule, possessives, and rule titles that start with a verb.

Two habits of titles are used. A plural title (`subsidy tokens`, `Coins`) is counted, any other (`Power`) is
measured. A rule title whose first word is a verb is a clause: `Lose a worker` conjugates (`that player loses a
worker`), `Buy Chips`, with capitals throughout, is a name and stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.text.languages.realiser import Realiser
from compiler.text.pieces import WORD, YOU, Noun, Np, Words, plain, spaced, tidy, word
from dsl.wording import article_of

VERBS = frozenset(
    """accept activate add advance announce attack auction audit ban bet bid block bribe build burn buy call cancel cash
cast change charge check choose claim collect combine complete confirm convert copy cover craft cut deal
deliver demolish deploy destroy develop discard donate draw drop earn end enter exchange execute explore fight file fill
find finish fire flip fulfil gain get give grow hang harvest hide hire hold hunt improve increase influence invest
join keep kill launch lay lease leave lend load look lose lower make mark meet merge mine move negotiate offer
open pass pay peek pick place plan plant play plunder predict produce publish pull push put quit raise reach
read recruit reduce refill refresh remove repair repeat replace research reset resolve restructure return
reveal roll rotate run sacrifice sail scale scout search seat sell send set settle shoot show shuffle skip
slot spend split spy start steal stop swap switch take tax test trade train transfer travel turn unlock
upgrade use visit vote win withdraw""".split()
)
SMALL = frozenset(
    """a an the of in into on to you from for with at behind by that this your not per or and left looked nobody who still yet
again now""".split()
)
LONG = re.compile(r" (who|that|whose|with) ")
SEVERAL_DO = re.compile(r" (that|who) ([a-z]+)\b")
BE = {"are": "is", "were": "was", "have": "has"}
OF_THEM = {"oneof": "one of", "eachof": "each of", "another": "another of"}
OF_THEM |= {which: f"the {which} of" for which in ("first", "second", "third", "other")}
PARTICIPLE = re.compile(r"(ed|kept|held|lost|won|made|left|built|sold)$")
DONE = re.compile(
    rf"{PARTICIPLE.pattern}|^(be(t|en)|put|cut|hit|gone|done|seen|taken|given|drawn|bought|paid|run|come|become|chosen|spent|fought)$"
)
"""What follows "has" if it is something one has done, not something one holds."""
PRONOUNS = {"you": ("you", "your"), "they": ("them", "their"), "it": ("it", "its")}
IRREGULAR = {"person": "people", "man": "men", "woman": "women", "child": "children", "die": "dice", "foot": "feet"}
LEVELS = frozenset("generation grade level rank speed stage tier version".split())
PERSONS = frozenset("player competitor opponent rival neighbour enemy friend partner leader".split())
"""Nouns of which one says "who"."""
SINGULAR = {many: one for one, many in IRREGULAR.items()}


def plural_of(text: str) -> str:
    head, space, last = text.rpartition(" ")
    return head + space + (IRREGULAR.get(last.lower()) or _with_s(last, r"(s|x|z|ch|sh)$"))


def _with_s(text: str, needs_e: str) -> str:
    """The ending of plurals and of verbs; after some letters it is `es`."""
    if re.search(r"[^aeiou]y$", text):
        return text[:-1] + "ies"
    return text + ("es" if re.search(needs_e, text) else "s")


def singular_of(word_: str) -> str:
    lower = word_.lower()
    if lower in SINGULAR:
        return SINGULAR[lower]
    if re.search(r"[^aeiou]ies$", lower) and len(word_) > 4:
        return word_[:-3] + "y"
    if re.search(r"(ss|x|[^aio]z|ch|sh)es$", lower):
        return word_[:-2]
    return word_[:-1]


def _one_does(found: re.Match[str]) -> str:
    """ "that leaves" of one, where several "leave"."""
    verb = found[2]
    return f" {found[1]} {BE.get(verb) or (_with_s(verb, r'(s|x|z|ch|sh|o)$') if verb in VERBS else verb)}"


def is_plural(word_: str) -> bool:
    return word_.lower() in SINGULAR or bool(re.search(r"[a-z]s$", word_)) and not re.search(r"(ss|us|is|news)$", word_.lower())


def title_noun(title: str, ref: str) -> Noun:
    """What kind of noun a title of the rules is."""
    if title and not re.search(r"\w", title):
        return Noun(title, title, counted=False, symbol=True, ref=ref)
    words = title.split(" ")
    if words[0].lower() in ("who", "what", "which"):
        return Noun(title, title, counted=False, ref=ref)
    head = next((index for index, part in enumerate(words) if index and part.lower() in SMALL), len(words)) - 1
    if head and DONE.search(words[head]) and is_plural(words[head - 1]):
        head -= 1
    if words[head:] and is_plural(words[head]):
        one = " ".join([*words[:head], singular_of(words[head]), *words[head + 1 :]])
        return Noun(SEVERAL_DO.sub(_one_does, one), title, ref=ref)
    return Noun(title, title, counted=False, level=words[head].lower() in LEVELS, ref=ref)


class English(Realiser):
    code = "en"

    def noun_of_title(self, title: str, ref: str) -> Noun:
        return title_noun(title, ref)

    def noun_of_type(self, name: str) -> Noun:
        text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
        return Noun(text, plural_of(text), ref=name)

    def np(self, np: Np, case: str = "nom") -> Words:
        if np.fixed:
            return np.fixed
        if np.pronoun:
            return word(np.pronoun if case == "nom" else PRONOUNS[np.pronoun][0])
        core = spaced(*np.pre, self.noun(np.noun, np.plural))
        # A possessive would come too late in "the cost of the top card of the deck".
        if (
            np.owner is not None
            and np.det in ("the", "a")
            and (np.owner.post or LONG.search(np.owner.noun.one) or len(plain(np.owner.fixed).split()) > 3)
        ):
            return spaced(word("the"), core, word("of"), self.np(np.owner), self.after(np))
        if np.det == "a" and not np.owner and plain(core).startswith("other ") and not np.plural:
            return spaced(word("an") + core, self.after(np))
        return spaced(self.det(np, plain(core)), core, self.after(np))

    def after(self, np: Np) -> Words:
        is_person = np.noun.one.rpartition(" ")[2].lower() in PERSONS
        if not np.plural and not is_person:
            return super().after(np)
        post = tuple(modifier._replace(words=_relative(tidy(modifier.words), np.plural, is_person)) for modifier in np.post)
        return super().after(replace(np, post=post))

    def det(self, np: Np, core: str) -> Words:
        np = np.with_det("that") if np.det == "yonder" else np
        if np.owner is not None and np.det in ("the", "a"):
            return self.own(np.owner)
        if np.det in OF_THEM and (np.plural or np.det in ("oneof", "eachof")):
            return spaced(word(OF_THEM[np.det]), self.own(np.owner) if np.owner else word("the"))
        if np.det in ("that", "this") and np.plural:
            return word({"that": "those", "this": "these"}[np.det])
        if np.det == "a":
            return () if np.plural or not np.noun.counted else word(article_of(core))
        if np.det in ("first", "second", "third", "other"):
            return word("the " + np.det)
        return () if np.det == "bare" else word(np.det)

    def own(self, owner: Np) -> Words:
        if owner.pronoun:
            return word(PRONOUNS[owner.pronoun][1])
        words = self.np(owner)
        return words + word("'" if plain(words).endswith("s") and owner.plural else "'s")

    def rule_clause(self, title: Words, form: str, who: Np | None) -> Words | None:
        first, space, rest = title[0].text.partition(" ") if title and title[0].kind == WORD else ("", "", "")
        if first in ("A", "An", "The") and len(rest.split()) > 2 and form in ("do", "you"):
            return (title[0]._replace(text=title[0].text[0].lower() + title[0].text[1:]), *title[1:])
        if first.lower() not in VERBS:
            return None
        name = bool(rest) and all(part[:1].isupper() for part in rest.split() if part.lower() not in SMALL)
        if name:
            would = "you would " if form == "would" and who is not None and who.pronoun == "you" else None
            start = {"do": "", "may": "", "you": "you "}.get(form, would)
            return word(start) + title if start is not None else None
        verb, tail, who = first.lower(), (title[0]._replace(text=space + rest), *title[1:]), who if who is not None else YOU
        if form in ("do", "may", "you"):
            return word("you " if form == "you" else "") + word(verb) + tail
        if form == "would":
            return self.np(who) + word(f" would {verb}") + tail
        if form == "make":
            return word("have ") + self.np(who) + word(f" {verb}") + tail
        tail = tuple(piece._replace(text=re.sub(r"(?<!\w)your(?!\w)", "their", piece.text)) for piece in tail)
        return self.np(who) + word(" " + (verb if who.pronoun in ("you", "they") else _with_s(verb, r"(s|x|z|ch|sh|o)$"))) + tail

    def singular_at(self, text: str) -> str:
        """ " more workers here" to " more worker here": the first plural is what the number counts."""
        words = text.split(" ")
        at = next((index for index, part in enumerate(words) if part in SMALL or is_plural(part)), 0)
        return " ".join([*words[:at], singular_of(words[at]), *words[at + 1 :]]) if is_plural(words[at]) else text

    def flag_forms(self, title: str) -> dict[str, str] | None:
        """ "has rolled": what somebody has done."""
        if not title.startswith("has "):
            return None
        done = title.removeprefix("has ")
        you_not, they_not = ("have not", "has not") if DONE.search(done.split(" ")[0]) else ("do not have", "does not have")
        they = {"they": f"{{who}} has {done}", "they_not": f"{{who}} {they_not} {done}"}
        behind = {"with": f"that has {done}", "with_not": f"that {they_not} {done}"}
        return {"yes": f"you have {done}", "no": f"you {you_not} {done}", **they, **behind}

    def told_of(self, title: Words, who: Np) -> Words | None:
        first = title[0] if title else None
        if first is None or not first.text.startswith("your "):
            return None
        return (*self.own(who), first._replace(text=first.text[4:]), *title[1:])

    def own_one(self, owner: Np, noun: Noun) -> str:
        return "yours" if owner.pronoun == "you" else "theirs"

    def title_behind(self, title: str, slot: str, noun: Noun, plural: bool) -> tuple[str, str] | None:
        for verb, kind, words in (("has", "with", "with"), ("is", "that", "that are" if plural else "that is")):
            start = f"{{{slot}}} {verb} "
            if title.startswith(start):
                return kind, f"{words} {title[len(start) :]}"
        first, _, rest = title.partition(" ")
        verb, _, more = rest.partition(" ")
        if first == f"{{{slot}}}" and verb.removesuffix("s") in NEGATABLE and verb.endswith("s"):
            return "that", f"that {verb.removesuffix('s') if plural else verb} {more}".rstrip()
        return None

    def negated(self, clause: str) -> str | None:
        for verb in ("is", "are", "has", "can"):
            before, found, after = clause.partition(f" {verb} ")
            if found:
                return f"{before} {verb} not {after}" if verb != "has" else f"{before} does not have {after}"
        first = next((part for part in clause.split() if part.endswith("s") and part[:-1] in NEGATABLE), None)
        if first:
            return clause.replace(f" {first} ", f" does not {first[:-1]} ", 1)
        return None


def _relative(words: Words, plural: bool, is_person: bool) -> Words:
    """ "that has" to "that have", "who has" and "who have"."""
    first = words[0]
    if is_person and first.text.startswith("that "):
        return _relative((first._replace(text="who " + first.text[5:]), *words[1:]), plural, False)
    if not plural:
        return words
    if (verb := re.match(r"(?:that|who) (\w+)s ", first.text)) and verb[1] in NEGATABLE:
        return (first._replace(text=first.text[: verb.end() - 2] + first.text[verb.end() - 1 :]), *words[1:])
    for one, many in ((" has ", " have "), (" is ", " are "), (" does ", " do ")):
        for start in ("that", "who"):
            if first.text.startswith(start + one):
                return (first._replace(text=start + many + first.text.removeprefix(start + one)), *words[1:])
    return words


NEGATABLE = VERBS | {"allow", "need", "own", "lead", "share", "contain", "match", "fit", "include"}
