"""What an option costs if the choice settles a price: `choose tree in stock`, then `pay tree_price[tree] coins`.

Prices are found in the rules as written: payments under the same head as the choice, whose amounts are numbers and
quantities of what is chosen. Shown is what the quantities come to now, if they are made of what everybody can see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from compiler.text import price_text
from dsl import syntax
from dsl.source import Source
from rulewright.cards import Book
from rulewright.terminal.figures import Figures
from runtime.state import State
from runtime.text import Decision


class Prices:
    def __init__(self, book: Book, figures: Figures) -> None:
        self.book = book
        self.figures = figures
        self.paid: dict[tuple[str, int, str], list[tuple[Source, syntax.Pay]]] = {}
        """By file and line of a choice and the name that it gives: the payments that follow it."""
        for source, body in self._bodies():
            self._enter(source, body.statements)

    def _bodies(self) -> Iterator[tuple[Source, syntax.Body]]:
        for rule in self.book.model.rules.values():
            yield rule.place.source, rule.node.body
        for table in self.book.model.tables.values():
            for row in table.rows:
                yield from self.book.effects(table, row)

    def _enter(self, source: Source, statements: Sequence[object]) -> None:
        for index, node in enumerate(statements):
            if isinstance(node, syntax.Choose) and node.subject is None:
                line = source.locate(node.span).line
                paid = [
                    (source, later) for later in statements[index + 1 :] if isinstance(later, syntax.Pay) and later.subject is None
                ]
                self.paid[source.path, line, node.name.text] = paid

    def option(self, state: State, decision: Decision, value: object) -> str:
        """The price that this answer settles, in words; nothing if it settles none."""
        found = []
        for _, pay in self.paid.get((*decision.origin, decision.name), ()):
            amounts = [self._settled(amount, decision.name, value, state, decision.player) for amount in pay.price]
            known = tuple(amount for amount in amounts if amount is not None)
            if len(known) == len(amounts) and known != pay.price:
                found.append(price_text(syntax.Price(pay.span, known), self.book.words))
        return ", ".join(found)

    def _settled(self, amount: syntax.Amount, name: str, value: object, state: State, seat: int) -> syntax.Amount | None:
        """The amount as a number; None if it depends on more than this choice."""
        if amount.noun is None or amount.noun.args:
            return None
        number = self._number(amount.value, name, value, state, seat)
        return None if number is None else syntax.Amount(amount.span, syntax.Number(amount.span, number), amount.noun)

    def _number(self, node: syntax.Expr, name: str, value: object, state: State, seat: int) -> int | None:
        match node:
            case syntax.Number(value=number):
                return number
            case syntax.Name(name=found) if found == name and isinstance(value, int):
                return value
            case syntax.Index(base=syntax.Name(name=quantity), args=args):
                numbers = [self._number(arg, name, value, state, seat) for arg in args]
                known = [number for number in numbers if number is not None]
                all_known = self.figures.knows(quantity) and len(known) == len(numbers)
                return self.figures.value(quantity, state, seat, *known) if all_known else None
            case syntax.Name(name=quantity) if self.figures.knows(quantity):
                return self.figures.value(quantity, state, seat)
        return None
