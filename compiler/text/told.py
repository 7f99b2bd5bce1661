"""The rules of a game as a reference tells them: what a phase or a rule does, what a price is made of, how points count.

A text may be written by hand (`text` of the section `rules` in the phrases; an empty one leaves the rule out); otherwise
it is generated. `Told.rough` says that something could only be said as the rules say it: then a reader is better served
without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from compiler.bound import binder, tree
from compiler.bound.game import Rule, Score, WinnersAre, WinnersBy
from compiler.bound.tree import Block, Expr
from compiler.model import QuantityInfo
from compiler.text.amounts import by_table, of_noun, per
from compiler.text.clauses import one_statement
from compiler.text.dictionary import Dictionary
from compiler.text.dispatch import Spot, condition, place, thing, value
from compiler.text.fields import holder, row_of
from compiler.text.nouns import NO_NOUN, Np, fixed
from compiler.text.pieces import Words, joined, plain, sentence, spaced
from compiler.text.simplify import opened
from compiler.text.telling import LETTERS, Called, Telling, TooLong, digits, is_number, key_of
from compiler.text.writer import finished, printed, rule_telling
from compiler.types import IntType

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


def told_rule(rule: Rule, body: Block, words: Dictionary, settings: Mapping[str, str]) -> Told:
    """An action or event; `settings` are values that a written text may speak of."""
    written = written_text(rule.info.name, words, settings)
    if written is not None:
        return Told(written, written=True)
    t = rule_telling(rule, words)
    return Told(printed(t, body), t.tally.rough)


def told_body(name: str, body: Block, words: Dictionary, settings: Mapping[str, str]) -> Told:
    """A phase, or the setup. What is rough is left out, statement by statement, if enough is left."""
    written = written_text(name, words, settings)
    if written is not None:
        return Told(written, written=True)
    whole, statements = _generated(body, words), opened(body)
    if not whole.rough or any(isinstance(part, DEPENDED_ON) for part in statements):
        return whole
    kept = tuple(part for part in statements if not _generated((part,), words).rough)
    return Told(printed(Telling(words), kept)) if kept else whole


DEPENDED_ON = (tree.Choose, tree.ChooseMany, tree.Pick, tree.Let, tree.Roll)
"""Later statements speak of what these chose: then none can be left out."""


def _generated(body: Block, words: Dictionary) -> Told:
    t = Telling(words)
    return Told(printed(t, body), t.tally.rough)


def written_text(name: str, words: Dictionary, settings: Mapping[str, str]) -> Words | None:
    """What the phrases say about a rule, a phase, or the setup; nothing if they leave it out."""
    return words.said_of_rule(name, "text", settings)


def told_item(node: tree.Begin, words: Dictionary) -> Told:
    """A rule that holds all the time."""
    t = Telling(words)
    try:
        said = one_statement(t, node, Spot())
    except (TooLong, RecursionError):
        return Told((), True)
    text = joined([sentence(part) for one in said for part in (one.words, *one.after)], " ")
    return Told(finished(text, words), t.tally.rough)


def told_quantity(info: QuantityInfo, lines: Iterable[binder.Line], words: Dictionary) -> Iterator[Line]:
    """The lines of a price or another quantity; a base that is read from a table shows the table's values."""
    for line in lines:
        t = Telling(words)
        for param, letter in zip(words.params(info), LETTERS, strict=False):
            label = letter if is_number(param.type) else ""
            t.called[param] = Called(param.type, t.noun_of(param.type), det="the", label=label)
        said = by_table(t, line.value, NO_NOUN, (), "acc") or value(t, unclamped(line.value))
        test = condition(t, line.condition) if line.condition is not None else ()
        yield Line(line.kind, words.title(line.label), finished(said, words), finished(test, words))


def unclamped(node: Expr) -> Expr:
    """A table read at `min(7, level + 1)`: the end of the table needs no words."""
    match node:
        case tree.ColumnRead(row=tree.TableRead(key=tree.Builtin(function="min" | "max", args=args)) as row):
            free = [arg for arg in args if digits(arg) is None]
            return replace(node, row=replace(row, key=free[0])) if len(free) == 1 else node
    return node


def told_score(node: Score, words: Dictionary) -> Words:
    """What a category is worth: "1 point for every 5 Power"."""
    t = Telling(words)
    said = of_noun(t, node.value, words.word("point"))
    return finished(spaced(said, per(t, node.per)) if node.per is not None else said, words)


def told_value(node: Expr, words: Dictionary) -> str:
    return plain(finished(value(Telling(words), node), words))


def told_winners(node: WinnersAre | WinnersBy, words: Dictionary) -> list[Words]:
    """Who wins; one entry for each thing that is compared, the first is what counts, the others break ties."""
    t = Telling(words)
    if isinstance(node, WinnersBy):
        return [finished(_key(t, key), words) for key in node.keys]
    who = t.plain(place(t, node.value))
    if node.condition is not None:
        who = t.say("if_behind", what=who, condition=condition(t, node.condition))
    return [finished(who, words)]


def _key(t: Telling, key: tree.Key) -> Words:
    node = key.value
    if key_of(node) == "total":
        what, amount = Np(t.common("point"), plural=True), True
    else:
        plain_field = isinstance(node, (tree.FieldRead, tree.FunctionRead, tree.SettingRead)) and row_of(node) is None
        what = holder(t, node) if plain_field else fixed(value(t, node))
        amount = what.noun.counted or _is_amount(node) and not what.noun.level
    if what.fixed:
        return t.say("key_highest" if key.highest else "key_lowest", what=what)
    names = ("most_word", "fewest_word") if amount else ("highest_word", "lowest_word")
    return t.plain(Np(what.noun, plural=what.noun.counted, pre=(t.say(names[0] if key.highest else names[1]),)))


def _is_amount(node: Expr) -> bool:
    """A field that is never negative."""
    type = node.field.type if isinstance(node, tree.FieldRead) and not node.keys else None
    return type is not None and not (isinstance(type, IntType) and type.low is not None and type.low < 0)


def told_order(node: Expr | None, words: Dictionary) -> str:
    """In which order players take part, if there is more to say than "in turn"."""
    match node:
        case tree.Builtin(function="clockwise", args=(first,)):
            t = Telling(words)
            return plain(finished(t.say("clockwise_from", what=thing(t, first)), words))
    return ""
