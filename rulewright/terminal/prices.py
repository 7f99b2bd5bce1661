"""What an option costs if the choice settles a price: `choose tree in stock`, then `pay tree_price[tree] coins`.

Prices are found in the rules as written: payments under the same head as the choice, whose amounts are numbers and
quantities of what is chosen. Shown is what the quantities come to now, if they are made of what everybody can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from compiler.bound import tree
from compiler.bound.tree import Block, Expr, Local
from compiler.model import QuantityInfo
from compiler.text import plain, price_spans
from compiler.text.simplify import opened
from compiler.types import IntType
from dsl.source import Source
from rulewright.cards import Book
from rulewright.terminal.figures import Figures
from runtime.state import State
from runtime.text import Decision


class Prices:
    def __init__(self, book: Book, figures: Figures) -> None:
        self.book = book
        self.figures = figures
        self.paid: dict[tuple[str, int, str], list[tuple[Local, tree.Pay]]] = {}
        """By file and line of a choice and the name that it gives: the choice and the payments that follow it."""
        for source, block in self._blocks():
            self._enter(source, opened(block))

    def _blocks(self) -> Iterator[tuple[Source, Block]]:
        for rule in self.book.game.rules.values():
            yield rule.info.place.source, rule.body
        for table in self.book.model.tables.values():
            for row in table.rows:
                yield from self.book.effects(table, row)

    def _enter(self, source: Source, statements: Block) -> None:
        for index, node in enumerate(statements):
            match node:
                case tree.Choose(subject=None):
                    self._follow(source, node, statements[index + 1 :])
                case tree.MayChoose(choose=tree.Choose(subject=None) as choose, body=body):
                    self._follow(source, choose, opened(body))

    def _follow(self, source: Source, node: tree.Choose, later: Block) -> None:
        pays = [other for other in later if isinstance(other, tree.Pay) and other.subject is None]
        self.paid[source.path, source.locate(node.span).line, node.local.name] = [(node.local, pay) for pay in pays]

    def option(self, state: State, decision: Decision, value: object) -> str:
        """The price that this answer settles, in words; nothing if it settles none."""
        found = []
        for local, pay in self.paid.get((*decision.origin, decision.name), ()):
            parts = [self._settled(part, local, value, state, decision.player) for part in pay.payments]
            known = [part for part in parts if part is not None]
            if len(known) == len(parts) and any(new != old for new, old in zip(known, pay.payments, strict=True)):
                found.append(plain(price_spans(known, self.book.words)))
        return ", ".join(found)

    def _settled(self, part: tree.Payment, local: Local, value: object, state: State, seat: int) -> tree.Payment | None:
        """The amount as a number; None if it depends on more than this choice."""
        if part.resource is None or not all(isinstance(key, tree.Constant) for key in part.resource.keys):
            return None
        number = self._number(part.value, local, value, state, seat)
        return None if number is None else replace(part, value=tree.Constant(part.span, IntType(), number))

    def _number(self, node: Expr, local: Local, value: object, state: State, seat: int) -> int | None:
        match node:
            case tree.Constant(value=number):
                return number
            case tree.LocalRead(local=found) if found is local and isinstance(value, int):
                return value
            case tree.FunctionRead(function=QuantityInfo(name=name), owner=None | tree.Word(word="me"), args=args):
                numbers = [self._number(arg, local, value, state, seat) for arg in args]
                known = [number for number in numbers if number is not None]
                all_known = self.figures.knows(name) and len(known) == len(numbers)
                return self.figures.value(name, state, seat, *known) if all_known else None
        return None
