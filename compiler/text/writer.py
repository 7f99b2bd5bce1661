"""A cell's text: statements to clauses, clauses to sentences.

Clauses of a nested body are joined into one ("draw 1 card, then discard a card"); at the top each is a sentence,
choices in a row become one sentence, and a payment stands before what it buys ("Pay $1: roll a die.").
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.text.chance import rolled_before
from compiler.text.dictionary import Dictionary
from compiler.text.handlers import Handlers
from compiler.text.kinds import NUMBER
from compiler.text.nouns import Noun, Np, fixed
from compiler.text.pieces import Words, joined, number, sentence, tidy, word
from compiler.text.scope import Local, TooLong
from compiler.text.simplify import simplified
from compiler.text.statements import AND, BREAK, LETTERS, THEN, Said
from dsl import syntax as s
from dsl.walk import nodes_in


class Writer(Handlers):
    def __init__(self, book: Dictionary) -> None:
        self.book = book
        self.scope: dict[str, Local] = {}
        self.spoken: set[str] = set()
        self.spoken_cards: set[str] = set()
        self.rough = False
        self.about = ""
        self.said = 0
        self.asked: set[str] = set()
        self.actor: str | None = None
        self.rolling = ""
        self.keep_spoken = False
        self.just_chosen = ""
        self.memories: dict[str, Noun] = {}
        self.siblings: tuple[s.Item, ...] = ()
        self.swapped: set[s.Item] = set()
        self.shields: list[s.Shield] = []
        self.acts_at_once = False
        self.places_differ = False

    # ------------------------------------------------------------ sentences

    def text(self, body: s.Body) -> Words:
        statements = simplified(body.statements, self.book)
        self.memories = self._memories(body)
        places = {node.place.text for node in nodes_in(body) if isinstance(node, s.WhileIn)}
        self.places_differ = len(places) > 1
        self.acts_at_once = any(
            not isinstance(item, (s.Lasting, s.Require, s.Choose, s.ChooseMany, s.Pick, s.Pay, s.Nothing)) for item in statements
        )
        out: list[Words] = []
        for said in self.clauses(statements, "do"):
            out += [said.words, *said.after]
        return joined([sentence(words) for words in out], " ")

    def _memories(self, body: s.Body) -> dict[str, Noun]:
        """Which choices this card remembers, and as what."""
        out: dict[str, Noun] = {}
        for node in nodes_in(body):
            match node:
                case s.Set(target=s.Column(base=s.Name(name="this"), name=field), value=s.Name(name=name)):
                    entry = self.book.field("", field.text)
                    if entry is not None and entry.titled:
                        out[name] = entry.noun
        return out

    def clauses(self, statements: Sequence[s.Statement], mood: str) -> list[Said]:
        """The clauses of a block, with choices folded and neighbours merged."""
        statements = simplified(statements, self.book)
        out: list[Said] = []
        for index, node in enumerate(statements):
            rest = statements[index + 1 :]
            rolled = rolled_before(statements[:index]) if isinstance(node, s.If) else None
            if rolled is not None and (faces := self.faces(rolled, node, mood)):
                out.append(faces)
            elif isinstance(node, (s.Choose, s.ChooseMany, s.Pick)):
                before = self.spoken, self.just_chosen
                self._fresh()
                said = getattr(self, f"say_{type(node).__name__}")(node, mood, rest)
                if not said:  # it is folded: the next sentence still follows the last one
                    self.spoken, self.just_chosen = before
                out += said
            else:
                out += self.statement(node, mood)
        return self._merged(out, mood)

    def statement(self, node: s.Statement, mood: str) -> list[Said]:
        self._fresh()
        return getattr(self, f"say_{type(node).__name__}")(node, mood)

    def _fresh(self) -> None:
        """A new sentence: nobody has been mentioned in it yet, unless its head just did."""
        if self.keep_spoken:
            self.keep_spoken = False
        else:
            self.spoken = {self.just_chosen} if self.just_chosen else set()
        self.just_chosen = ""

    def said_statements(self, body: s.Body) -> tuple[s.Statement, ...]:
        return simplified(body.statements, self.book)

    def _merged(self, said: list[Said], mood: str) -> list[Said]:
        out: list[Said] = []
        chosen: list[Words] = []
        for part in said:
            last = out[-1] if out else None
            if part.role == "choose" and last is not None and last.role == "choose":
                chosen.append(part.what)
                words = self.act("choose", None, mood, what=self.book.language.listed(chosen))
                out[-1] = Said(words, THEN, role="choose", what=part.what)
                continue
            chosen = [part.what] if part.role == "choose" else chosen
            if last is not None and last.role == "pay" and part.link != BREAK and part.role != "pay":
                key = "pay_to_do" if mood == "may" else "pay_then"
                out[-1] = Said(self.say(key, pay=last.words, what=part.words), BREAK if key == "pay_then" else THEN)
            else:
                out.append(part)
        return out

    # ------------------------------------------------------------ one clause

    def inline(self, body: s.Body, mood: str, keep_after: bool = False) -> Said:
        """A nested body as one clause. A requirement of an option stands behind it."""
        said = self.clauses(body.statements, mood)
        required = [part for part in said if part.role == "require"]
        said = [part for part in said if part.role != "require"]
        if not said:
            return required[0] if required else Said(())
        one = said[0] if keep_after and len(said) == 1 else self._one_clause(said)
        if required:
            return Said(self.say("only_if_behind", what=one.words, condition=required[0].what), BREAK)
        return one

    def _one_clause(self, said: list[Said]) -> Said:
        if len(said) == 1:
            part = said[0]
            return part if not part.after else Said(joined([part.words, *part.after], "; "), BREAK)
        if any(part.link == BREAK for part in said):
            return Said(joined([words for part in said for words in (part.words, *part.after)], "; "), BREAK)
        if all(part.link == AND for part in said):
            return Said(self.book.language.listed([part.words for part in said]), AND)
        return Said(joined([part.words for part in said], ", ", self.say("then_last")[0].text), THEN)


def card_spans(body: s.Body, book: Dictionary) -> Words:
    """The text of an effect cell as pieces: words, numbers, nouns and icons."""
    return printed(Writer(book), body)


def headed_spans(title: str, body: s.Body, book: Dictionary) -> Words:
    """The text of an effect cell under the display name of its column: "At dawn: gain 1 coin."."""
    try:
        said = Writer(book).inline(body, "do").words
        return book.language.finished(sentence((*word(f"{title}: "), *said))) if said else ()
    except (TooLong, RecursionError):
        return sentence(Writer(book).say("too_long"))


def printed(writer: Writer, body: s.Body) -> Words:
    try:
        return writer.book.language.finished(tidy(writer.text(body)))
    except (TooLong, RecursionError):
        return sentence(Writer(writer.book).say("too_long"))


def rule_spans(rule: s.Rule, book: Dictionary) -> Words:
    """What a rule of the game does, for a rules summary."""
    return printed(rule_writer(rule, book), rule.body)


def rule_writer(rule: s.Rule, book: Dictionary) -> Writer:
    """A writer that knows what the rule is given; numbers are called X, Y, Z."""
    writer = Writer(book)
    writer.rule_scope(rule.name.text, with_choices=False)
    numbers = [local for local in writer.scope.values() if local.kind == NUMBER]
    for local, letter in zip(numbers, LETTERS, strict=False):
        local.label = letter
    return writer


def title_spans(name: str, book: Dictionary) -> Words:
    """The title of a rule as a heading: what a slot stands for is said by its kind."""
    writer = Writer(book)
    rule = book.rules[name]
    numbers = iter(LETTERS)
    given = {
        param: fixed(number(next(numbers, LETTERS[-1]))) if kind == NUMBER else Np(writer.noun_of_kind(kind), "a")
        for param, kind in rule.params
    }
    return tidy(book.language.fill(rule.title, given))


def condition_spans(node: s.Expr, book: Dictionary) -> Words:
    """The text of a condition cell: "Only if you have at least 2 Power."."""
    writer = Writer(book)
    return book.language.finished(tidy(sentence(writer.say("require", condition=writer.condition(node)))))


def amount_spans(node: s.Expr, book: Dictionary) -> Words:
    return book.language.finished(tidy(Writer(book).value(node)))


def price_spans(price: s.Price, book: Dictionary) -> Words:
    return book.language.finished(tidy(Writer(book).amounts(price.amounts)))
