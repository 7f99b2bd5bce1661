"""The rules of a game as a reference tells them: what a phase or a rule does, what a price is made of, how points count.

A text may be written by hand (`text` of the section `rules` in the phrases; an empty one leaves the rule out); otherwise
it is generated. `Told.rough` says that something could only be said as the rules say it: then a reader is better served
without it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from compiler.text.dictionary import Dictionary
from compiler.text.kinds import kind_of_type
from compiler.text.nouns import NO_NOUN, Np, fixed
from compiler.text.pieces import Words, joined, plain, sentence, spaced, tidy
from compiler.text.scope import Local, TooLong
from compiler.text.statements import LETTERS
from compiler.text.writer import Writer, printed, rule_writer
from dsl import syntax as s

SETUP = "setup"


class Told(NamedTuple):
    words: Words
    rough: bool = False
    written: bool = False


class Line(NamedTuple):
    """A line of a quantity. `kind` is `base`, `plus`, `minus`, `least` or `most`."""

    kind: str
    label: str
    value: Words
    condition: Words


def told_rule(rule: s.Rule, book: Dictionary, settings: Mapping[str, str]) -> Told:
    """An action or event; `settings` are values that a written text may speak of."""
    written = written_text(rule.name.text, book, settings)
    if written is not None:
        return Told(written, written=True)
    writer = rule_writer(rule, book)
    return Told(printed(writer, rule.body), writer.rough)


def told_body(name: str, body: s.Body, book: Dictionary, settings: Mapping[str, str]) -> Told:
    """A phase, or the setup. What is rough is left out, statement by statement, if enough is left."""
    written = written_text(name, book, settings)
    if written is not None:
        return Told(written, written=True)
    writer = Writer(book)
    whole = Told(printed(writer, body), writer.rough)
    if not whole.rough or _depends(body):
        return whole
    kept = [statement for statement in body.statements if not _is_rough(statement, book)]
    return Told(printed(Writer(book), s.Body(body.span, tuple(kept)))) if kept else whole


def written_text(name: str, book: Dictionary, settings: Mapping[str, str]) -> Words | None:
    """What the phrases say about a rule, a phase, or the setup; nothing if they leave it out."""
    return book.said_of_rule(name, "text", settings)


def _depends(body: s.Body) -> bool:
    """Whether statements speak of what an earlier one chose: then none can be left out."""
    return any(isinstance(part, (s.Choose, s.ChooseMany, s.Pick, s.Let, s.Roll)) for part in body.statements)


def _is_rough(statement: s.Statement, book: Dictionary) -> bool:
    writer = Writer(book)
    printed(writer, s.Body(statement.span, (statement,)))
    return writer.rough


def told_item(node: s.Handler | s.Lasting, book: Dictionary) -> Told:
    """A rule that holds all the time."""
    writer = Writer(book)
    try:
        said = writer.say_Handler(node) if isinstance(node, s.Handler) else writer.statement(node, "do")
    except (TooLong, RecursionError):
        return Told((), True)
    words = joined([sentence(words) for part in said for words in (part.words, *part.after)], " ")
    return Told(book.language.finished(tidy(words)), writer.rough)


def told_quantity(node: s.Quantity, book: Dictionary) -> Iterator[Line]:
    """The lines of a price or another quantity; a base that is read from a table shows the table's values."""
    for line in node.lines:
        writer = Writer(book)
        for parameter, letter in zip(node.parameters, LETTERS, strict=False):
            kind = kind_of_type(parameter.type, book.choice_types)[0]
            label = letter if kind.tag == "number" else ""
            writer.scope[parameter.name.text] = Local(kind, writer.noun_of_kind(kind), det="the", label=label)
        value = writer.by_table(line.value, NO_NOUN, (), "acc") or writer.value(unclamped(line.value))
        condition = writer.condition(line.condition) if line.condition is not None else ()
        label = book.title(line.label.value) if line.label else ""
        yield Line(line.kind, label, finished(book, value), finished(book, condition))


def unclamped(node: s.Expr) -> s.Expr:
    """A table read at `min(7, level + 1)`: the end of the table needs no words."""
    match node:
        case s.Column(span=span, base=s.Index(base=table, args=(s.Call(function=function, args=args),)), name=name):
            open_ = [arg for arg in args if not isinstance(arg, s.Number)]
            if function.text in ("min", "max") and len(open_) == 1:
                return s.Column(span, s.Index(span, table, (open_[0],)), name)
        case s.Index(span=span, base=base, args=args):
            return s.Index(span, unclamped(base), args)
    return node


def told_score(node: s.Score, book: Dictionary) -> Words:
    """What a category is worth: "1 point for every 5 Power"."""
    writer = Writer(book)
    words = writer.of_noun(node.value, book.word("point"))
    return finished(book, spaced(words, writer.per(node.per)) if node.per else words)


def told_winners(node: s.WinnersAre | s.WinnersBy, book: Dictionary) -> list[Words]:
    """Who wins; one entry for each thing that is compared, the first is what counts, the others break ties."""
    writer = Writer(book)
    if isinstance(node, s.WinnersBy):
        return [finished(book, _key(writer, key)) for key in node.keys]
    nobody = node.value == s.Name(s.NOWHERE, "nobody")
    who = writer.say("name_nobody") if nobody else writer.words(writer.place(node.value))
    if node.condition is not None:
        who = writer.say("if_behind", what=who, condition=writer.condition(node.condition))
    return [finished(book, who)]


def _key(writer: Writer, key: s.Key) -> Words:
    if key.value == s.Name(s.NOWHERE, "total"):
        what = Np(writer.book.word("point"), plural=True)
        return writer.words(replace(what, pre=(writer.say("most_word" if key.highest else "fewest_word"),)))
    plain_field = isinstance(key.value, (s.Name, s.My, s.OfPlayer, s.Index))
    what = writer.holder_np(key.value) if plain_field else fixed(writer.value(key.value))
    if what.fixed:
        return writer.say("key_highest" if key.highest else "key_lowest", what=what)
    field = writer.book.bare(getattr(key.value, "name", "")) if isinstance(key.value, s.Name) else None
    amount = what.noun.counted or field is not None and not field.may_be_negative and not what.noun.level
    names = ("most_word", "fewest_word") if amount else ("highest_word", "lowest_word")
    return writer.words(Np(what.noun, plural=what.noun.counted, pre=(writer.say(names[0] if key.highest else names[1]),)))


def told_order(node: s.Expr | None, book: Dictionary) -> str:
    """In which order players take part, if there is more to say than "in turn"."""
    match node:
        case s.Call(function=s.Ident(text="clockwise"), args=(first,)):
            writer = Writer(book)
            return plain(finished(book, writer.say("clockwise_from", what=writer.thing(first))))
    return ""


def told_value(node: s.Expr, book: Dictionary) -> str:
    return plain(finished(book, Writer(book).value(node)))


def finished(book: Dictionary, words: Words) -> Words:
    return book.language.finished(tidy(words))
