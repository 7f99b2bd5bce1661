"""What an option does, from the text of the rules; and why an action is not among the options."""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound import tree
from compiler.bound.tree import Block
from compiler.text import card_text, plain
from compiler.text.simplify import opened
from compiler.text.writer import told_rule
from dsl.spelling import nearest
from dsl.walk import nodes_in
from rulewright.cards import Book
from rulewright.cards.book import EFFECT, NOTHING, is_rule
from rulewright.terminal.figures import Figures
from rulewright.terminal.prices import Prices
from runtime.game import Game
from runtime.state import State
from runtime.text import Decision


class Hints:
    def __init__(self, game: Game, book: Book, figures: Figures) -> None:
        self.game = game
        self.figures = figures
        self.book = book
        self.model = book.model
        self.tables = [(table.first, name) for name, table in game.data.tables.items() if table.is_cards]
        self.prices = Prices(book, figures)
        self.labelled = self._labelled_texts()

    # options

    def option(self, state: State, decision: Decision, index: int) -> str:
        """What an option does, for whoever decides; nothing if its name says it all."""
        text = self.figures.fill(self._option(decision, index), state, decision.player)
        price = self.prices.option(state, decision, decision.values[index])
        return " · ".join(part for part in (price and f"price now {price}", text) if part)

    def _option(self, decision: Decision, index: int) -> str:
        kind, of = decision.question.reading.kind, decision.question.reading.of
        value = decision.values[index]
        label = next((label for label in decision.question.labels if label.value == value), None)
        if label is not None:
            return self._rule(label.key) if label.key in self.model.rules else self._labelled(label.text)
        if kind == "card" and isinstance(value, int) and value >= 0:
            return self.card(value)
        if kind == "row" and isinstance(value, int) and value >= 0:
            return self._row(of, value)
        return ""

    def _rule(self, name: str) -> str:
        """What a rule does, as the phrases put it if they do; what it requires is given where it is offered."""
        rule = self.book.game.rules[name]
        settings = {info.name: self.book.value(info.type, info.start) for info in self.model.settings.values()}
        return plain(told_rule(rule, granted(rule.body), self.book.words, settings).words)

    def _labelled(self, label: str) -> str:
        """What an option with this label does; one that is the name of a thing does what that thing says."""
        found = self.labelled.get(label)
        if found is not None:
            return found
        rows = ((table, row) for table in self.model.tables.values() for row in table.rows if row.name == label)
        return next((text for table, row in rows if (text := self.book.text(table, row))), "")

    def card(self, card: int) -> str:
        """What is printed on a card, in one line."""
        first, name = max((each for each in self.tables if each[0] <= card), default=(0, ""))
        return self._row(name, self.game.data.tables[name].rows[card - first]) if name else ""

    def _row(self, table: str, row: int) -> str:
        info = self.model.tables[table]
        found = info.rows[row]
        facts = []
        for column in info.loaded.shape.columns:
            word = self.book.value(column.type, found.cells[column.name])
            if is_rule(column.type, EFFECT) or word in (NOTHING, "no", ""):
                continue
            title = self.book.words.title(column.title) or column.name.replace("_", " ")
            plain = word == "yes"
            facts.append(title if plain else f"{title} {word}" if word[:1].isdigit() else word)
        text = self.book.text(info, found)
        return " · ".join(part for part in (", ".join(facts), text) if part)

    def _labelled_texts(self) -> dict[str, str]:
        """What stands under the labels of options, where a label is used for one thing only."""
        found: dict[str, set[str]] = {}
        for node in nodes_in(tuple(self._trees())):
            if isinstance(node, tree.Option) or isinstance(node, tree.May) and node.labelled:
                body = granted(node.body)
                found.setdefault(node.label, set()).add(card_text(body, self.book.words) if body else "")
        return {label: texts.pop() for label, texts in found.items() if len(texts) == 1}

    def _trees(self) -> Iterator[object]:
        game = self.book.game
        yield game.flow
        yield from (rule.body for rule in game.rules.values())
        yield from (cell.content for cell in game.cells)
        yield from (one.lasting for one in game.standing)

    # refusals

    def refusals(self, state: State, decision: Decision) -> list[tuple[str, str]]:
        """Title and reason of every action that this decision could offer and does not."""
        offered = set(decision.values)
        keys = [label.key for label in decision.question.labels if label.value not in offered]
        return [(self.book.rule_title(key), reason) for key in keys if (reason := self.refusal(state, key, decision.player))]

    def refusal(self, state: State, action: str, seat: int) -> str:
        """Why an action is not possible; nothing if it is, or if it is no action."""
        if action not in self.game.why_functions or self.model.rules[action].kind != "action":
            return ""
        found = state.why(action, seat)
        return found[0] if found else ""

    def find_action(self, words: str) -> str | None:
        """The action that somebody means by its name or title."""
        names = {name: name for name, rule in self.model.rules.items() if rule.kind == "action"}
        names |= {self.book.rule_title(name).lower(): name for name in list(names.values())}
        wanted = words.lower()
        begun = sorted({name for key, name in names.items() if key.startswith(wanted)})
        near = nearest(wanted, names)
        return names.get(wanted) or (begun[0] if len(begun) == 1 else None) or (names[near] if near else None)

    def find_card(self, words: str) -> list[tuple[str, str]]:
        """Name and text of the cards that somebody means by a part of a name."""
        wanted = words.lower()
        rows = [(row.name, table.name, number) for table in self.model.tables.values() for number, row in enumerate(table.rows)]
        found = [each for each in rows if wanted in each[0].lower()]
        if not found:
            near = nearest(words, (each[0] for each in rows))
            found = [each for each in rows if each[0] == near]
        exact = [each for each in found if each[0].lower() == wanted]
        return [(name, self._row(table, number)) for name, table, number in exact or found[:8]]


def granted(block: Block) -> Block:
    """A body without what is given where it is offered, and without going on or stopping, which its name says."""
    return tuple(part for part in opened(block) if not isinstance(part, (tree.Require, tree.Stop, tree.Nothing)))
