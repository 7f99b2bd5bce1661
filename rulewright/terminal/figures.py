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
        """Quantities without parameters, by their titles."""
        self.program = program
        self.hidden = {field.name for field in program.fields if field.public and field.seen != "all"}
        self.functions = {info.title: f"q_{name}" for name, info in model.quantities.items()
                          if info.title and not info.params and not info.automa and self._open(f"q_{name}", ())}
        titles = sorted(map(re.escape, self.functions), key=len, reverse=True)
        self.pattern = re.compile(rf"\byour ({'|'.join(titles)})(?!\w)") if titles else None

    def fill(self, text: str, state: State, seat: int) -> str:
        """The text with what `your …` comes to for this seat now."""
        if self.pattern is None:
            return text
        return self.pattern.sub(lambda found: f"{found[0]} ({self._value(found[1], state, seat)})", text)

    def _value(self, title: str, state: State, seat: int) -> int:
        name = self.functions[title]
        arguments = (seat,) if self.program.functions[name].parameters else ()
        return int(state.game.call(name, state, *arguments))

    # what a quantity reads

    def _open(self, name: str, within: tuple[str, ...]) -> bool:
        function = self.program.functions.get(name)
        if function is None or name in within:
            return False
        exprs = [function.value, *(value for _, value in function.lets)]
        return all(self._seen(expr, (*within, name)) for expr in exprs)

    def _seen(self, expr: Expr, within: tuple[str, ...]) -> bool:
        match expr:
            case Cell(field) if field in self.hidden:
                return False
            case Loc() | CallFnBy():
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
        place = next((each for each in self.program.places if constants
                      and each.base <= constants[0] < each.base + each.size), None)
        return place is not None and place.seen == "all"
