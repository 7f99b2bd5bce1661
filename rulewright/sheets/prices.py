"""Prices and other quantities in the summary of the rules: what each is made of, with the steps of its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from compiler.bound.binder import Line as Added
from compiler.bound.tree import ColumnRead, Expr, Local, LocalRead, TableRead, substitute
from compiler.model import TableInfo
from compiler.rows import Row
from compiler.text.pieces import Words, number, plain, word
from compiler.text.simplify import Values, settled_lines
from compiler.text.writer import Line, quantity_spans, told_quantity
from compiler.types import IntType, family
from rulewright.sheets.entries import Rich, capital
from rulewright.sheets.kit import Kit

MOST_STEPS = 9
"""Rows of a table that a price can show in one line."""
STEM = 4
"""Letters of a word that endings leave alone."""


class Prices:
    """`values` are the settings that are in play; `rich` sets icons."""

    def __init__(self, kit: Kit, values: Values, rich: Callable[[Words], Rich]) -> None:
        self.kit, self.model, self.words, self.values, self.rich = kit, kit.model, kit.book.words, values, rich
        self.functions = kit.book.game.functions

    def is_bare(self, name: str) -> bool:
        """Whether a quantity is just what it is given, until a card changes it."""
        made = self.functions[self.model.quantities[name]]
        return all(
            line.kind in ("least", "most") or isinstance(line.value, LocalRead) and line.value.local in made.params
            for line in made.lines
        )

    def lines(self, name: str, args: tuple[Expr, ...] = ()) -> list[Rich]:
        """Its name with what it is made of; in one line if it is a plain number. `args`: what it is given, if that is known."""
        info = self.model.quantities[name]
        given = dict(zip(self.functions[info].params, args, strict=False))
        made = [rewritten(line, given) for line in settled_lines(self.functions[info].lines, self.values)]
        title = capital(plain(quantity_spans(info, self.words)))
        lines = list(told_quantity(info, made, self.words))
        rows = {id(line): self.rows(one.value) for line, one in zip(lines, made, strict=True)}
        base = next((line for line in lines if line.kind == "base"), None)
        others = [line for line in lines if line is not base and not (line.kind == "least" and plain(line.value) == "0")]
        steps = self.steps(next((line.value for line in made if line.kind == "base"), None))
        label = f" ({base.label})" if base and base.label and not says(base.value, base.label) else ""
        start = ((f"{title}: ", ""), *(self.rich(base.value) if base else ()), (f" ({steps})" if steps else label, ""))
        if all(line.kind in ("least", "most") for line in others):
            return [(*start, *(piece for line in others for piece in ((", ", ""), *self.line(line, rows[id(line)]))))]
        return [start, *(self.line(line, rows[id(line)]) for line in others)]

    def line(self, line: Line, rows: str) -> Rich:
        sign = self.kit.word(line.kind)
        named = rows or ("" if says((*line.value, *word(" "), *line.condition), line.label) else line.label)
        label = f" ({named})" if named else ""
        condition = ((f", {self.kit.word('if')} ", ""), *self.rich(line.condition)) if line.condition else ()
        return ((f"{sign} ", ""), *self.rich(line.value), *condition, *(((label, ""),) if label else ()))

    def steps(self, node: Expr | None) -> str:
        """The values of a table that a base reads by a number: "2: 1, 3: 2"."""
        match node:
            case ColumnRead(row=TableRead(table=table), column=column, keys=()):
                key = table.loaded.shape.key
            case _:
                return ""
        by = table.column(key) if key and len(table.rows) <= MOST_STEPS else None
        if key is None or by is None or not isinstance(by.type, IntType):
            return ""
        by_number = [(row.cells[key], self.cell(table, row, column)) for row in table.rows]
        return ", ".join(f"{step}: {value}" for step, value in by_number if isinstance(value, int))

    def rows(self, node: Expr) -> str:
        """The values of a column of a row that rules look up: "Unknown: 0, Liked: 1"."""
        match node:
            case ColumnRead(row=row, tables=(table,), column=column, type=IntType(), keys=()):
                if not isinstance(row, (TableRead, LocalRead)) and len(table.rows) <= MOST_STEPS:
                    said = ((self.kit.book.name(one), plain(number(str(self.cell(table, one, column))))) for one in table.rows)
                    return ", ".join(f"{name}: {value}" for name, value in said)
        return ""

    def cell(self, table: TableInfo, row: Row, column: str) -> object:
        """A cell of a column; of a family that a setting chooses, the value that is in play."""
        value = row.cells[column]
        if not isinstance(value, tuple):
            return value
        found = table.column(column)
        keys = family(found.type)[1] if found is not None else ()
        start = next((info.start for info in self.model.settings.values() if keys and info.type == keys[0]), 0)
        return value[start]


def says(value: Words, label: str) -> bool:
    """Whether a value names already what its label would: "the number of your covered cells (covered cells)"."""
    said = [word[:STEM] for word in plain(value).casefold().split()]
    return all(word[:STEM] in said for word in label.casefold().split())


def rewritten(line: Added, given: Mapping[Local, Expr]) -> Added:
    """A line of a quantity for known arguments."""
    test = substitute(line.condition, given) if line.condition is not None else None
    return replace(line, value=substitute(line.value, given), condition=test)
