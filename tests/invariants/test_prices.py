"""A price shown is the price paid: what a hint says an option costs is taken from whoever takes it.

Shown are quantities in what a rule does ("Pay $ equal to your Train New Model price (3)") and prices that a choice
settles ("price now $3"). Paid is what the log says a payment of that rule took, found by its file and line.
"""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

from compiler.bound import tree
from compiler.emit import emit_module
from compiler.pipeline import load_program
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in
from rulewright.cards import open_book
from rulewright.terminal import Figures, Hints
from runtime.loader import load_module
from tests.games_list import ROOT, written_with
from tests.sizes import sample

GAMES = sample(2, 25)
STEPS = sample(150, 3000)
NEVER = {
    "c04_families": "the price depends on three choices together",
    "c09_aggregates": "the price stands on the kite",
    "c66_perhaps_nobody": "the price stands for whoever is the guide",
    "crypto_clash": "prices are columns of cards; its own tests hold them against what is paid",
    "h24_shared_rate": "prices are a field and a column of a table",
}
"""Games that tell no price beforehand that is a quantity."""
PAID = ("{player} pays {0} ", "{player} pays ${0}")
NUMBER = re.compile(r"\d+")


def priced() -> list[Path]:
    """The games in which something costs a quantity."""
    return [folder for folder in written_with("quantity") if re.search(r"\bpay [a-z_]{2,}", rules_of(folder))]


def rules_of(folder: Path) -> str:
    """What is written in the rules and in cells; phrases only talk about it."""
    files = [file for pattern in ("*.rules", "*/*.yaml") for file in folder.glob(pattern) if file.parent.name != "phrases"]
    return "\n".join(file.read_text() for file in files)


class Teller:
    """What the options of a game are said to cost, by the line of the payment."""

    def __init__(self, folder: Path) -> None:
        checked = load_program(folder)
        assert checked.ok
        self.game = load_module(emit_module(checked.program), checked.name).logged_flavour()
        self.figures = Figures(checked.program, checked.model)
        self.hints = Hints(self.game, open_book(checked), self.figures)
        self.model, self.bound = checked.model, checked.game
        self.substitutes = "can pay" in rules_of(folder)
        self.notes = {number for number, note in enumerate(self.game.data.notes) if note.text.startswith(PAID)}

    def shown(self, state, decision, index: int) -> dict[tuple[str, int], list[int]]:
        """What this option is said to cost: the amounts of each payment."""
        option = decision.options[index]
        text = self.hints.option(state, decision, index)
        if option.key in self.model.rules:
            return dict(self._by_rule(self.model.rules[option.key], text))
        paid = self.hints.prices.paid.get((*decision.origin, decision.name), ())
        price = re.search(r"price now ([^·]*)", text)
        if len(paid) != 1 or price is None:
            return {}
        _, pay = paid[0]
        return {line_of(self._source(pay), pay): [int(number) for number in NUMBER.findall(price[1])]}

    def _source(self, pay: tree.Pay) -> Source:
        """The text that a payment stands in."""
        rules = ((rule.info.place.source, rule.body) for rule in self.bound.rules.values())
        cells = ((cell.info.source, cell.content) for cell in self.bound.cells)
        return next(source for source, block in (*rules, *cells) if any(node is pay for node in nodes_in(block)))

    def _by_rule(self, rule, text: str):
        for pay in rule.node.body.statements:
            if isinstance(pay, syntax.Pay) and pay.subject is None:
                amounts = [self._amount(amount, text) for amount in pay.price]
                if None not in amounts:
                    yield line_of(rule.place.source, pay), amounts

    def _amount(self, amount: syntax.Amount, text: str) -> int | None:
        value = amount.value
        if isinstance(value, syntax.Number):
            return value.value
        name = value.base if isinstance(value, syntax.Index) else value
        info = self.model.quantities.get(getattr(name, "name", ""))
        found = info and re.search(rf"your {re.escape(info.title)} \((\d+)\)", text)
        return int(found[1]) if found else None

    def at_once(self, key: str) -> bool:
        """Whether a rule begins with its payment: nothing is asked before it, nor how to pay."""
        rule = None if self.substitutes else self.model.rules.get(key)
        before = takewhile(lambda node: not isinstance(node, syntax.Pay), rule.node.body.statements if rule else ())
        return rule is not None and all(isinstance(node, (syntax.Require, syntax.Let)) for node in before)


def line_of(source, node) -> tuple[str, int]:
    return source.path, source.locate(node.span).line


@cache
def teller(folder: Path) -> Teller:
    return Teller(folder)


def payments(teller: Teller, tape: list) -> dict[tuple, list[int]]:
    """What was paid, by payer and line."""
    found: dict[tuple, list[int]] = {}
    for note, at, seat, args, _ in tape:
        if note in teller.notes:
            found.setdefault((seat, teller.game.origins[at][:2]), []).append(args[0])
    return found


def compare(teller: Teller, seed: int) -> int:
    """Plays a random game; how many payments were as shown."""
    fewest, most = teller.game.players
    state = teller.game.new(players=fewest + seed % (most - fewest + 1), seed=seed)
    chooser = random.Random(seed)
    told: dict[tuple, list[int]] = {}
    compared = 0
    for _ in range(STEPS):
        if state.over:
            break
        decision = state.decisions[0]
        index = chooser.randrange(len(decision.options))
        shown = teller.shown(state, decision, index)
        told |= {(decision.player, line): price for line, price in shown.items()}
        read = len(state.tape)
        state.apply(index, decision.player if state.pending else None)
        paid = payments(teller, state.tape[read:])
        if teller.at_once(decision.options[index].key):
            paid = {(decision.player, line): [] for line in shown} | paid
        for key, amounts in paid.items():
            if key in told:
                assert alike(teller, amounts, told.pop(key)), (key, decision, decision.options[index])
                compared += 1
    return compared


def alike(teller: Teller, paid: list[int], shown: list[int]) -> bool:
    """Nothing is said about paying 0. Where one resource can stand in for another only the sum is sure."""
    if teller.substitutes:
        return sum(paid) == sum(shown)
    return sorted(paid) == sorted(amount for amount in shown if amount)


@pytest.mark.parametrize("folder", priced(), ids=lambda folder: folder.name)
def test_a_price_shown_is_the_price_paid(folder):
    compared = sum(compare(teller(folder), seed) for seed in range(GAMES))
    assert bool(compared) != (folder.name in NEVER)


def test_every_price_of_disruptopia_is_shown():
    """Nothing that a price is made of is hidden there."""
    found = teller(ROOT / "content" / "disruptopia")
    assert [name for name in found.model.quantities if not found.figures.knows(name)] == []
