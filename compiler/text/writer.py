"""Whole texts, as pieces: of an effect, a rule, a condition, an amount, a price; and the rules of a game as a reference tells them:
what a phase or a rule does, what a price is made of, how points count.

In a reference a text may be written by hand (`text` of the section `rules` in the phrases; an empty one leaves the rule out);
otherwise it is generated. `Told.rough` says that something could only be said as the rules say it: then a reader is better served
without it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from compiler.bound import binder, tree
from compiler.bound.game import Cell, Game, Rule, Score, Standing, TeamsBy, WinnersAre, WinnersBy
from compiler.bound.tree import Begin, Block, Expr, Local, Statement
from compiler.model import GAME, PLAYER, QuantityInfo, RuleInfo, TableInfo
from compiler.text import handlers
from compiler.text.amounts import amounts, by_table, for_each_of, of_noun, per
from compiler.text.choices import kind_of, several_of
from compiler.text.clauses import clauses, inline, one_statement
from compiler.text.dictionary import Dictionary, is_titled
from compiler.text.dispatch import Spot, condition, element, place, thing, value
from compiler.text.fields import holder, row_of
from compiler.text.lasting import meet
from compiler.text.pieces import NO_NOUN, Noun, Np, Words, fixed, joined, number, plain, sentence, spaced, tidy, word
from compiler.text.simplify import opened, simplified, without_noted
from compiler.text.telling import LETTERS, Called, Card, Telling, TooLong, digits, goes_below_zero, is_number, key_of, member_kind
from compiler.text.things import contents
from compiler.types import ChoiceType, FlagType, KindOf
from dsl.source import Source, Span
from dsl.walk import nodes_in

REGISTERED = (handlers,)
"""A module that says kinds of nodes; the others come with it."""
QUIET = (tree.Begin, tree.Require, tree.Choose, tree.ChooseMany, tree.Pick, tree.Pay, tree.Nothing)
"""Statements that do nothing by themselves."""
DEPENDED_ON = (tree.Choose, tree.ChooseMany, tree.Pick, tree.Let, tree.Roll)
"""Later statements speak of what these chose: then none can be left out."""
SETUP = "setup"
MOST_ASKED = 60


def card_spans(block: Block, words: Dictionary, of: Block | None = None) -> Words:
    """The text of an effect as pieces: words, numbers, nouns and icons. `of`: the whole effect, if this is a part of it."""
    return printed(Telling(words, on_card=True), block, of)


def card_text(block: Block, words: Dictionary, of: Block | None = None) -> str:
    return plain(card_spans(block, words, of))


def as_offered(block: Block) -> Block:
    """An effect that is only ever offered: its price is nobody's duty, "you may pay 6 BTC to gain 10 VP"."""
    first = opened(block)[:1]
    is_price = first and isinstance(first[0], tree.Pay) and first[0].subject is None
    return (tree.May(block[0].span, None, "", block),) if is_price else block


def headed_spans(title: str, block: Block, words: Dictionary) -> Words:
    """The text of an effect under the display name of its column: "At dawn: gain 1 coin."."""
    try:
        said = words.language.started(inline(Telling(words), block, "do").words)
        return words.language.finished(sentence((*word(f"{title}: "), *said))) if said else ()
    except (TooLong, RecursionError):
        return sentence(Telling(words).say("too_long"))


def rule_spans(rule: Rule, body: Block, words: Dictionary, alone: bool = False) -> Words:
    """What a rule of the game does. `body`: its own, or as it is with given settings. `alone`: with the base of its prices."""
    return printed(replace(rule_telling(rule, words), alone=alone), body)


def printed(t: Telling, block: Block, of: Block | None = None) -> Words:
    try:
        t.card = _card(of if of is not None else block, t.words)
        block, notes = without_noted(block, t.words)
        out = [words for said in clauses(t, block, "do", sentences=True) for words in (said.words, *said.after)]
        return finished(joined([*map(sentence, out), *(sentence(word(note)) for note in notes)], " "), t.words)
    except (TooLong, RecursionError):
        return sentence(Telling(t.words).say("too_long"))


def finished(said: Words, words: Dictionary) -> Words:
    return words.language.finished(tidy(said))


def _card(block: Block, words: Dictionary) -> Card:
    """Which choices the card remembers, and as what; whether it does something at once; whether it works in several places."""
    memories: dict[Local, Noun] = {}
    for node in nodes_in(block):
        match node:
            case tree.Set(target=tree.FieldRead(field=info, owner=owner), value=tree.LocalRead(local=local)):
                if key_of(owner) == "this" and info.owner not in (PLAYER, GAME) and is_titled(info):
                    memories[local] = words.noun_of(info)
    places = {node.place for node in nodes_in(block) if isinstance(node, tree.Lasting) and node.place is not None}
    acts = any(not isinstance(node, QUIET) for node in simplified(block, words))
    return Card(memories, acts, len(places) > 1, bool(places) and not acts)


def rule_telling(rule: Rule, words: Dictionary) -> Telling:
    """A telling that knows what the rule is given; numbers are called X, Y, Z."""
    t = meet(Telling(words), rule.params)
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
    return tidy(words.language.fill_title(words.rule_title(rule), given))


def quantity_spans(info: QuantityInfo, words: Dictionary) -> Words:
    """The title of a quantity as a heading: what a slot stands for is said by its kind, a number by a letter."""
    if "{" not in (title := words.title(info.title)):
        return word(title)
    t, letters = Telling(words), iter(LETTERS)
    given = {
        param.name: fixed(number(next(letters, LETTERS[-1])))
        if is_number(param.type)
        else Np(t.noun_of(param.type), "bare" if isinstance(param.type, ChoiceType) else "a")
        for param in words.params(info)
    }
    return tidy(words.language.fill_title(title, given))


def condition_spans(node: Expr, words: Dictionary) -> Words:
    """The text of a condition cell: "Only if you have at least 2 Power."."""
    t = Telling(words)
    return finished(sentence(t.say("require", condition=condition(t, node))), words)


def amount_spans(node: Expr, words: Dictionary) -> Words:
    return finished(value(Telling(words), node), words)


def choice_words(node: tree.Choose | tree.ChooseMany | tree.Pick, words: Dictionary) -> str:
    """What a question asks for: "a region", "one of your workers", "up to 2 cards from your hand". Conditions are left out: only
    what meets them is offered."""
    t, domain, inside = Telling(words), node.domain, list(nodes_in(node.domain))
    several, type = isinstance(node, tree.ChooseMany), member_kind(node.domain)
    known = {part.local for part in inside if isinstance(part, (tree.Aggregate, tree.Joined))}
    in_general = Np(t.noun_of(type), "bare" if several else "a", plural=several)
    mine = isinstance(node, tree.Pick) or node.subject is None
    if mine and not any(isinstance(part, tree.LocalRead) and part.local not in known for part in inside):
        try:
            said = plain(finished(_asked_of(t, node, domain), words))
            if len(said) <= MOST_ASKED and not t.tally.rough:
                return said
        except (TooLong, RecursionError):
            pass
    return plain(finished(t.plain(in_general, "acc"), words))


def offer_words(block: Block, words: Dictionary) -> str:
    """What is offered, as a question without its mark: "Pay $2 and gain 1 Power". Nothing if it can't be said in so few words."""
    t = Telling(words)
    said = plain(printed(t, block)).removesuffix(".")
    return "" if t.tally.rough or len(said) > MOST_ASKED or ". " in said else said


def _asked_of(t: Telling, node: tree.Choose | tree.ChooseMany | tree.Pick, domain: Expr) -> Words:
    if not isinstance(node, tree.ChooseMany):
        np = kind_of(t, domain, element(t, domain))
        return t.plain(Np(t.common("number"), "a") if np.fixed else np, "acc")
    return several_of(t, node, ())[1]


def price_spans(payments: Sequence[tree.Payment], words: Dictionary) -> Words:
    return finished(amounts(Telling(words), payments), words)


def written_effects(game: Game) -> dict[tuple[TableInfo, int], list[tuple[Cell, Block]]]:
    """The effect cells of every row, by table and number of the row, as they are written: the bound game keeps what stands under
    `while in` apart, because it is in force by itself; a reader finds it in its place."""
    standing: dict[Source, list[Standing]] = {}
    for one in game.standing:
        if one.table is not None:
            standing.setdefault(one.source, []).append(one)
    out: dict[tuple[TableInfo, int], list[tuple[Cell, Block]]] = {}
    for cell in game.cells:
        if cell.info.kind == "effect":
            assert isinstance(cell.content, tuple)
            begun = together(standing.get(cell.info.source, ()))
            statements: list[Statement] = [*opened(cell.content), *begun]  # type: ignore[arg-type]
            block = tuple(sorted(statements, key=lambda one: one.span.start))
            out.setdefault((cell.info.table, cell.info.row), []).append((cell, block))
    return out


def together(standing: Iterable[Standing]) -> list[Begin]:
    """What was written under one duration as one statement."""
    found: dict[tuple[Source, Span], list[Standing]] = {}
    for one in standing:
        found.setdefault((one.source, one.span), []).append(one)
    return [Begin(span, tuple(one.lasting for one in items)) for (_, span), items in found.items()]


# ---------------------------------------------------------------- a reference


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
    return _written(rule.info.name, words, settings) or _generated(rule_telling(rule, words), body)


def told_body(name: str, body: Block, words: Dictionary, settings: Mapping[str, str]) -> Told:
    """A phase, or the setup. What is rough is left out, statement by statement, if enough is left."""
    written = _written(name, words, settings)
    if written is not None:
        return written
    whole, statements = _generated(Telling(words), body), opened(body)
    if not whole.rough or any(isinstance(part, DEPENDED_ON) for part in statements):
        return whole
    kept = tuple(part for part in statements if not _generated(Telling(words), (part,)).rough)
    return Told(printed(Telling(words), kept)) if kept else whole


def _written(name: str, words: Dictionary, settings: Mapping[str, str]) -> Told | None:
    """What the phrases say about a rule, a phase, or the setup; it is empty if they leave it out."""
    text = words.said_of_rule(name, "text", settings)
    return Told(text, written=True) if text is not None else None


def _generated(t: Telling, body: Block) -> Told:
    return Told(printed(t, body), t.tally.rough)


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
        letters = iter(LETTERS)
        for param in words.params(info):
            label, type = next(letters, "") if is_number(param.type) else "", param.type
            noun = t.words.type_noun(type.name) if isinstance(type, KindOf) else t.noun_of(type)
            t.called[param] = Called(type, noun, det="the", label=label)
        said = by_table(t, line.value, Np(NO_NOUN)) or _so_much_each(t, line.value) or value(t, unclamped(line.value))
        test = condition(t, line.condition) if line.condition is not None else ()
        yield Line(line.kind, words.title(line.label), finished(said, words), finished(test, words))


def _so_much_each(t: Telling, node: Expr) -> Words | None:
    """ "5 for each of your factories"."""
    match node:
        case tree.Arithmetic(op="*", left=left, right=right):
            for much, many in ((left, right), (right, left)):
                each = for_each_of(t, many)
                if each and for_each_of(t, much) is None:
                    return spaced(by_table(t, much, Np(NO_NOUN)) or value(t, much), each)
    return None


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
    said = of_noun(t, same_for_all(node.value), Np(words.word("point")))
    return finished(spaced(said, per(t, node.per)) if node.per is not None else said, words)


def same_for_all(node: Expr) -> Expr:
    """A sum over cards that are all worth the same is so much for each."""
    match node:
        case tree.Aggregate(function="sum", local=local, where=None, value=tree.ColumnRead() as read, domain=domain):
            worth = {row.cells.get(read.column) for table in read.tables for row in table.rows}
            n = worth.pop() if len(worth) == 1 and key_of(read.row) is local and not read.keys else None
            if isinstance(n, int) and is_number(read.type):
                span, type = node.span, node.type
                return tree.Arithmetic(span, type, "*", tree.Constant(span, type, n), tree.Builtin(span, type, "count", (domain,)))
    return node


def told_winners(node: WinnersAre | WinnersBy, words: Dictionary) -> list[Words]:
    """Who wins; one entry for each thing that is compared, the first is what counts, the others break ties."""
    t = Telling(words)
    if isinstance(node, WinnersBy):
        return [finished(_key(t, key), words) for key in node.keys]
    together = isinstance(node.value, tree.Word) and node.value.word in ("players", "everyone")
    who = t.say("win_together") if together else t.plain(place(t, node.value))
    if node.condition is not None:
        who = t.say("if_behind", what=who, condition=condition(t, node.condition))
    return [finished(who, words)]


def told_teams(node: TeamsBy, words: Dictionary) -> Words:
    """Who plays together: "players with the same side"."""
    t = Telling(words)
    plain_field = isinstance(node.value, (tree.FieldRead, tree.FunctionRead)) and row_of(node.value) is None
    what = t.plain(holder(t, node.value).bare()) if plain_field else value(t, node.value)
    return finished(t.say("teams_by", what=what), words)


def _key(t: Telling, key: tree.Key) -> Words:
    node = key.value
    if isinstance(node.type, FlagType):
        return t.say("key_if", condition=condition(t, node, not key.highest))
    if key_of(node) == "total":
        what, amount = Np(t.common("point"), plural=True), True
    elif isinstance(node, tree.Builtin) and node.function == "count" and not (what := contents(t, node.args[0])).fixed:
        amount = True
    else:
        plain_field = isinstance(node, (tree.FieldRead, tree.FunctionRead, tree.SettingRead)) and row_of(node) is None
        what = holder(t, node) if plain_field else fixed(value(t, node))
        has_some = isinstance(node, tree.FieldRead) and not node.keys and not goes_below_zero(node.field.type)
        amount = what.noun.counted or has_some and not what.noun.level
    if what.fixed:
        return t.say("value_highest" if key.highest else "value_lowest", what=what)
    names = ("most_word", "fewest_word") if amount else ("highest_word", "lowest_word")
    return t.plain(Np(what.noun, plural=what.noun.counted, pre=(t.say(names[0] if key.highest else names[1]),)))


def told_order(node: Expr | None, words: Dictionary) -> str:
    """In which order players take part, if there is more to say than "in turn"."""
    match node:
        case tree.Builtin(function="clockwise", args=(first,)):
            t = Telling(words)
            return plain(finished(t.say("clockwise_from", what=thing(t, first)), words))
    return ""
