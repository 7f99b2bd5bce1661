"""Whole texts: of an effect, a rule, a condition, an amount, a price, as pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from compiler.bound import tree
from compiler.bound.game import Cell, Game, Rule, Standing
from compiler.bound.tree import Begin, Block, Expr, Local, Statement
from compiler.model import GAME, PLAYER, RuleInfo, TableInfo
from compiler.text import choices, handlers, things
from compiler.text.amounts import amounts
from compiler.text.clauses import clauses, inline
from compiler.text.dictionary import Dictionary, is_titled
from compiler.text.dispatch import condition, value
from compiler.text.lasting import meet
from compiler.text.nouns import Noun, Np, fixed
from compiler.text.pieces import Words, joined, number, plain, sentence, tidy, word
from compiler.text.simplify import opened, simplified
from compiler.text.telling import LETTERS, Called, Card, Telling, TooLong, is_number, key_of
from dsl.source import Source, Span
from dsl.walk import nodes_in

REGISTERED = (choices, handlers, things)
"""Modules that say kinds of nodes; the others come with them."""
QUIET = (tree.Begin, tree.Require, tree.Choose, tree.ChooseMany, tree.Pick, tree.Pay, tree.Nothing)
"""Statements that do nothing by themselves."""


def card_spans(block: Block, words: Dictionary) -> Words:
    """The text of an effect as pieces: words, numbers, nouns and icons."""
    return printed(Telling(words), block)


def card_text(block: Block, words: Dictionary) -> str:
    return plain(card_spans(block, words))


def headed_spans(title: str, block: Block, words: Dictionary) -> Words:
    """The text of an effect under the display name of its column: "At dawn: gain 1 coin."."""
    try:
        said = inline(Telling(words), block, "do").words
        return words.language.finished(sentence((*word(f"{title}: "), *said))) if said else ()
    except (TooLong, RecursionError):
        return sentence(Telling(words).say("too_long"))


def rule_spans(rule: Rule, body: Block, words: Dictionary) -> Words:
    """What a rule of the game does, for a rules summary. `body`: its own, or as it is with given settings."""
    return printed(rule_telling(rule, words), body)


def printed(t: Telling, block: Block) -> Words:
    try:
        t.card = _card(block, t.words)
        out = [words for said in clauses(t, block, "do") for words in (said.words, *said.after)]
        return finished(joined([sentence(words) for words in out], " "), t.words)
    except (TooLong, RecursionError):
        return sentence(Telling(t.words).say("too_long"))


def finished(said: Words, words: Dictionary) -> Words:
    return words.language.finished(tidy(said))


def _card(block: Block, words: Dictionary) -> Card:
    begun = [node for node in nodes_in(block) if isinstance(node, tree.Lasting)]
    acts = any(not isinstance(node, QUIET) for node in simplified(block, words))
    return Card(_memories(block, words), acts, len({one.place for one in begun if one.place is not None}) > 1)


def _memories(block: Block, words: Dictionary) -> dict[Local, Noun]:
    """Which choices this card remembers, and as what."""
    out: dict[Local, Noun] = {}
    for node in nodes_in(block):
        match node:
            case tree.Set(target=tree.FieldRead(field=info, owner=owner), value=tree.LocalRead(local=local)):
                if key_of(owner) == "this" and info.owner not in (PLAYER, GAME) and is_titled(info):
                    out[local] = words.noun_of(info)
    return out


def rule_telling(rule: Rule, words: Dictionary) -> Telling:
    """A telling that knows what the rule is given; numbers are called X, Y, Z."""
    return lettered(meet(Telling(words), rule.params))


def lettered(t: Telling) -> Telling:
    numbers = [key for key, called in t.called.items() if is_number(called.type)]
    for key, letter in zip(numbers, LETTERS, strict=False):
        t.called[key] = Called(t.called[key].type, t.called[key].noun, label=letter)
    return t


def title_spans(rule: RuleInfo, words: Dictionary) -> Words:
    """The title of a rule as a heading: what a slot stands for is said by its kind."""
    t, letters = Telling(words), iter(LETTERS)
    given = {
        param.name: fixed(number(next(letters, LETTERS[-1]))) if is_number(param.type) else Np(t.noun_of(param.type), "a")
        for param in rule.params
    }
    return tidy(words.language.fill(words.rule_title(rule), given))


def condition_spans(node: Expr, words: Dictionary) -> Words:
    """The text of a condition cell: "Only if you have at least 2 Power."."""
    t = Telling(words)
    return finished(sentence(t.say("require", condition=condition(t, node))), words)


def amount_spans(node: Expr, words: Dictionary) -> Words:
    return finished(value(Telling(words), node), words)


def price_spans(payments: Sequence[tree.Payment], words: Dictionary) -> Words:
    return finished(amounts(Telling(words), payments), words)


Written = list[tuple[Cell, Block]]


def written_effects(game: Game) -> dict[tuple[TableInfo, int], Written]:
    """The effect cells of every row, by table and number of the row, as they are written: the bound game keeps what stands under
    `while in` apart, because it is in force by itself; a reader finds it in its place."""
    standing: dict[Source, list[Standing]] = {}
    for one in game.standing:
        if one.table is not None:
            standing.setdefault(one.source, []).append(one)
    out: dict[tuple[TableInfo, int], Written] = {}
    for cell in game.cells:
        if cell.info.kind == "effect":
            block = as_written(cell, standing.get(cell.info.source, ()))
            out.setdefault((cell.info.table, cell.info.row), []).append((cell, block))
    return out


def as_written(cell: Cell, standing: Iterable[Standing]) -> Block:
    """The statements of a cell in the order of its text."""
    assert isinstance(cell.content, tuple)
    statements: list[Statement] = [*opened(cell.content), *together(standing)]  # type: ignore[arg-type]
    return tuple(sorted(statements, key=lambda one: one.span.start))


def together(standing: Iterable[Standing]) -> list[Begin]:
    """What was written under one duration as one statement."""
    found: dict[tuple[Source, Span], list[Standing]] = {}
    for one in standing:
        found.setdefault((one.source, one.span), []).append(one)
    return [Begin(span, tuple(one.lasting for one in items)) for (_, span), items in found.items()]
