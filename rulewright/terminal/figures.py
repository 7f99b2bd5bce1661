"""Numbers that may be shown beside the words of a hint: quantities made only of what everybody can see."""

from __future__ import annotations

import re

from compiler.ir.expr import CallFn, CallFnBy, Cell, Expr, Int, Len, Loc, Pile
from compiler.ir.program import Program
from compiler.ir.walk import parts, subexpressions
from compiler.model import Model
from runtime.state import State


class Figures:
    def __init__(self, program: Program, model: Model) -> None:
        self.program = program
        self.hidden = {field.name for field in program.fields if field.public and field.seen != "all"}
        self.opened: dict[str, bool] = {}
        self.quantities = {name: info for name, info in model.quantities.items() if not info.automa and self._open(f"q_{name}", ())}
        self.titles = {info.title: name for name, info in self.quantities.items() if info.title}
        titles = sorted(map(re.escape, self.titles), key=len, reverse=True)
        self.pattern = re.compile(rf"\byour ({'|'.join(titles)})(?!\w)(?: \((\d+(?:, \d+)*)\))?") if titles else None

    def fill(self, text: str, state: State, seat: int) -> str:
        """The text with what `your …` comes to for this seat now. Numbers in brackets are arguments and give way to it;
        a quantity whose arguments are no numbers stays as it is."""
        if self.pattern is None:
            return text
        return self.pattern.sub(lambda found: self._filled(found, state, seat), text)

    def _filled(self, found: re.Match[str], state: State, seat: int) -> str:
        title, written = found.groups()
        arguments = [int(number) for number in written.split(", ")] if written else []
        quantity = self.titles[title]
        if len(arguments) != len(self.quantities[quantity].params):
            return found[0]
        return f"your {title} ({self.value(quantity, state, seat, *arguments)})"

    def knows(self, quantity: str) -> bool:
        """Whether everybody can tell what this quantity comes to."""
        return quantity in self.quantities

    def value(self, quantity: str, state: State, seat: int, *arguments: int) -> int:
        name = f"q_{quantity}"
        owner = self.program.functions[name].parameters[:1] == ("me",)
        return int(state.game.call(name, state, *((seat,) if owner else ()), *arguments))

    # what a quantity reads

    def _open(self, name: str, within: tuple[str, ...]) -> bool:
        function = self.program.functions.get(name)
        if function is None or name in within:
            return False
        if name not in self.opened:
            exprs = [function.value, *(value for _, value in function.lets)]
            self.opened[name] = all(self._seen(expr, (*within, name)) for expr in exprs)
        return self.opened[name]

    def _seen(self, expr: Expr, within: tuple[str, ...]) -> bool:
        match expr:
            case Cell(field) if field in self.hidden:
                return False
            case Loc():
                return False
            case CallFnBy(table):
                functions = self.program.function_tables[table]
                if not all(function is None or self._open(function, within) for function in functions):
                    return False
            case Pile(place) if not self._open_place(place):
                return False
            case Len(Pile(place)):
                return self._seen(place, within)
            case CallFn(function) if not self._open(function, within):
                return False
        return all(self._seen(part, within) for part in parts(expr))

    def _open_place(self, number: Expr) -> bool:
        """Whether a place is in full view; its number is a constant, or a constant and the seat."""
        constants = [part.value for part in subexpressions(number) if isinstance(part, Int)]
        place = next(
            (each for each in self.program.places if constants and each.base <= constants[0] < each.base + each.size), None
        )
        return place is not None and place.seen == "all"
