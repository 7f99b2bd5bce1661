"""Pure expressions as Python text.

An expression is written inline. What Python can't say inline goes into a small function of its own (`hoisted`), or,
where evaluation is certain (`strict`), into lines before the statement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from compiler.emit.folds import is_meeting, write_fold
from compiler.emit.names import Scope
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.walk import free
from compiler.ranges.values import Number, Value

COND, OR, AND, NOT, COMPARE, BAR, AMP, SHIFT, SUM, TIMES, UNARY, ATOM = range(1, 13)
BINARY = {
    "+": ("+", SUM, SUM, TIMES),
    "-": ("-", SUM, SUM, TIMES),
    "*": ("*", TIMES, TIMES, UNARY),
    "//": ("//", TIMES, TIMES, UNARY),
    "%": ("%", TIMES, TIMES, UNARY),
    "&": ("&", AMP, AMP, SHIFT),
    "|": ("|", BAR, BAR, AMP),
    "&~": ("& ~", AMP, AMP, UNARY),
    "and": ("and", AND, AND, NOT),
    "or": ("or", OR, OR, AND),
}
"""Operator -> (how Python writes it, how strongly it binds, what its left and right operands must bind like)."""
TABLE_WIDTH = 10
"""The members of sets up to this width stand in one table, those of wider ones in several."""
MOST_TABLES, WIDEST = 4, 128
LONGEST_RANGE, MOST_PAIRS = 64, 4096
"""Ranges that end at most there stand in a table too."""


class Expressions:
    """Writes expressions with the names of a scope; lines that compute parts of them go to the writer."""

    def __init__(self, unit: Unit, scope: Scope, writer: Writer) -> None:
        self.unit = unit
        self.scope = scope
        self.writer = writer

    def strict(self, node: Expr, least: int = 0) -> str:
        """The text; lines that compute parts of it may be written first."""
        return self.text(node, least, True)

    def text(self, node: Expr, least: int = 0, strict: bool = False) -> str:
        text, binding = self.make(node, strict)
        return f"({text})" if binding < least else text

    def many(self, nodes: Iterable[Expr], strict: bool = False) -> list[str]:
        return [self.text(node, 0, strict) for node in nodes]

    def make(self, node: Expr, strict: bool) -> tuple[str, int]:
        text = self.text
        match node:
            case ex.Int(value):
                return str(int(value)), ATOM if value >= 0 else UNARY
            case ex.Tup(items):
                parts = self.many(items, strict)
                return (f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"), ATOM
            case ex.Var(name):
                return self.scope.read(name), ATOM
            case ex.Cell(name, index):
                slot = self.kept_aside(self.unit.cell(name))
                if index is not None:
                    return f"{slot}[{text(index, 0, strict)}]", ATOM
                return (f"tuple({slot})" if self.unit.is_list(name) or name in self.unit.boards else slot), ATOM
            case ex.Pile(place):
                return f"{self.kept_aside('s.piles')}[{text(place, 0, strict)}]", ATOM
            case ex.Loc(card):
                return f"{self.kept_aside('s.loc')}[{text(card, 0, strict)}]", ATOM
            case ex.Const(name, None):
                return self.unit.constant(name), ATOM
            case ex.Const() if (found := self.by_row(node)) is not None:
                return found, ATOM
            case ex.Const(name, index) if index is not None:
                return f"{self.unit.constant(name)}[{text(index, 0, strict)}]", ATOM
            case ex.Op():
                return self.operation(node, strict)
            case ex.Not(value):
                return f"not {text(value, NOT, strict)}", NOT
            case ex.Neg(value):
                return f"-{text(value, UNARY, strict)}", UNARY
            case ex.Cond(test, then, other):
                return f"{text(then, OR)} if {self.truth(test, OR, strict)} else {text(other, COND)}", COND
            case ex.LetIn():
                return self.let_in(node, strict)
            case ex.Has(mask, item):
                if self.is_natural(item):
                    return f"{text(mask, SHIFT, strict)} >> {text(item, SUM, strict)} & 1", AMP
                return f"{text(mask, SHIFT, strict)} << 1 >> {text(item, SUM, strict)} + 1 & 1", AMP
            case ex.Bit(item):
                return f"1 << {text(item, SUM, strict)}", SHIFT
            case ex.Bits():
                return self.bits(node, strict)
            case ex.MaskOf(ex.Fold(kind="those", keys=()) as found):
                return self.fold(replace(found, kind="mask")), ATOM
            case ex.MaskOf(items):
                return f"{self.unit.helper('mask_of')}({text(items, 0, strict)})", ATOM
            case ex.PopCount(ex.Int(value)):
                return str(value.bit_count()), ATOM
            case ex.PopCount(mask):
                return f"{text(mask, ATOM, strict)}.bit_count()", ATOM
            case ex.Len(items):
                return f"len({text(items, 0, strict)})", ATOM
            case ex.Contains(items, item):
                return f"{text(item, BAR, strict)} in {text(items, BAR, strict)}", COMPARE
            case ex.At(items, index):
                return f"{self.looked_at(items, strict, ATOM)}[{text(index, 0, strict)}]", ATOM
            case ex.IndexOf(items, item):
                return f"{self.unit.helper('index_of')}({text(items, 0, strict)}, {text(item, 0, strict)})", ATOM
            case ex.Slice(items, start, stop):
                first = "" if start == ex.Int(0) else text(start, 0, strict)
                last = "" if stop is None else text(stop, 0, strict)
                return f"{text(items, ATOM, strict)}[{first}:{last}]", ATOM
            case ex.Range(ex.Int(first), ex.Int(last)) if last - first < LONGEST_RANGE:
                return self.unit.table(f"FROM_{first}_TO_{last}".replace("-", "M"), tuple(range(first, last + 1))), ATOM
            case ex.Range(low, high):
                found = self.narrow_range(node, strict)
                return found or f"tuple(range({text(low, 0, strict)}, {self.plus_one(high, strict)}))", ATOM
            case ex.Seats():
                return self.unit.seats, ATOM
            case ex.Fold("those", _, ex.Const() as items, None, None, ()):
                return self.make(items, strict)
            case ex.Fold("count") if (found := self.counted(node)) is not None:
                return f"{self.looked_at(found[0], strict, ATOM)}.count({text(found[1], 0, strict)})", ATOM
            case ex.Fold() if is_meeting(node):
                return self.meeting(node, strict), NOT
            case ex.Fold():
                return self.fold(node), ATOM
            case ex.CallFn(name, args):
                return f"{self.unit.functions[name]}({', '.join(['s', *self.many(args, strict)])})", ATOM
            case ex.CallFnBy(table, index, args):
                given = ", ".join(["s", *self.many(args, strict)])
                return f"{self.unit.table_of(table)}[{text(index, 0, strict)}]({given})", ATOM
            case ex.Helper():
                return self.helper(node, strict), ATOM
            case ex.Fixed(name, value):
                return f"{self.unit.helper('allowed')}(fixed, {name!r}, {text(value, 0, strict)})", ATOM
        raise TypeError(f"no such expression: {node!r}")

    def bits(self, node: ex.Bits, strict: bool) -> tuple[str, int]:
        """The members of a mask, from tables: a look-up costs less than a step of a loop."""
        mask, width, unit = node.mask, node.width, self.unit
        if width <= TABLE_WIDTH:
            return f"{unit.members(0, width)}[{self.text(mask, 0, strict)}]", ATOM
        if width > WIDEST:
            return f"{unit.helper('bits')}({self.text(mask, 0, strict)})", ATOM
        if width > TABLE_WIDTH * MOST_TABLES or not (strict or isinstance(mask, ex.Var)):
            return f"{unit.octets(width)}({self.text(mask, 0, strict)})", ATOM
        local = self.text(mask, SHIFT, strict)
        if not isinstance(mask, ex.Var):
            text, local = local, self.scope.names.give("mask")
            self.writer.line(f"{local} = {text}")
        step = -(-width // -(-width // TABLE_WIDTH))
        parts = []
        for first in range(0, width, step):
            shifted = f"{local} >> {first}" if first else local
            rest = f" & {(1 << step) - 1}" if first + step < width else ""
            parts.append(f"{unit.members(first, min(step, width - first))}[{shifted}{rest}]")
        return " + ".join(parts), SUM

    def narrow_range(self, node: ex.Range, strict: bool) -> str | None:
        """A range that begins at a fixed number and ends at a small one, from a table of all of them."""
        if not isinstance(node.low, ex.Int):
            return None
        match node.high:
            case ex.Op("-", end, ex.Int(1)):
                behind = 0
            case end:
                behind = 1
        found = self.value(end)
        if not isinstance(found, Number) or found.low < 0 or found.high > LONGEST_RANGE:
            return None
        low, last = node.low.value, "end + 1" if behind else "end"
        wanted = f"RANGES_FROM_{low}".replace("-", "M")
        table = self.unit.computed(wanted, f"tuple([tuple(range({low}, {last})) for end in range({found.high + 1})])")
        return f"{table}[{self.text(end, 0, strict)}]"

    def truth(self, node: Expr, least: int = 0, strict: bool = True) -> str:
        """The text of a test where only its truth counts: what has items is true."""
        match node:
            case ex.Op("!=" | ">", ex.Len(items), ex.Int(0)):
                return self.looked_at(items, strict, max(least, BAR))
            case ex.Op("==", ex.Len(items), ex.Int(0)):
                text, binding = f"not {self.looked_at(items, strict, BAR)}", NOT
            case ex.Op("and" | "or" as op, left, right):
                _, binding, before, after = BINARY[op]
                text = f"{self.truth(left, before, strict)} {op} {self.truth(right, after, False)}"
            case ex.Not(value):
                text, binding = f"not {self.truth(value, NOT, strict)}", NOT
            case _:
                return self.text(node, least, strict)
        return f"({text})" if binding < least else text

    def plus_one(self, node: Expr, strict: bool) -> str:
        match node:
            case ex.Int(value):
                return str(value + 1)
            case ex.Op("-", left, ex.Int(1)):
                return self.text(left, 0, strict)
        return f"{self.text(node, SUM, strict)} + 1"

    def operation(self, node: ex.Op, strict: bool) -> tuple[str, int]:
        text, left, right = self.text, node.left, node.right
        if node.op in BINARY:
            sign, binding, before, after = BINARY[node.op]
            certain = strict and node.op not in ("and", "or")
            space = "" if sign == "& ~" else " "
            return f"{text(left, before, strict)} {sign}{space}{text(right, after, certain)}", binding
        if node.op == "/^":
            return f"-(-{text(left, UNARY, strict)} // {text(right, UNARY, strict)})", UNARY
        if node.op in ("min", "max"):
            return f"{node.op}({text(left, 0, strict)}, {text(right, 0, strict)})", ATOM
        return f"{text(left, BAR, strict)} {node.op} {text(right, BAR, strict)}", COMPARE

    def let_in(self, node: ex.LetIn, strict: bool) -> tuple[str, int]:
        value = self.text(node.value, 0, strict)
        with self.scope.bound(node.name, self.value(node.value)) as local:
            if strict:
                self.writer.line(f"{local} = {value}")
                return self.make(node.body, True)
            return f"{self.text(node.body, OR)} if ({local} := {value}) is not None else 0", COND

    def helper(self, node: ex.Helper, strict: bool) -> str:
        args = [self.looked_at(arg, strict) for arg in node.args]
        if node.name == "clockwise":
            return f"{self.unit.helper('CLOCKWISE')}[{args[0]}][{args[1]}]"
        if node.name == "rivals":
            return f"{self.unit.helper('RIVALS')}[{args[0]}][{args[1]}]"
        return f"{self.unit.helper(node.name)}({', '.join(['s', *args] if node.state else args)})"

    def fold(self, node: ex.Fold) -> str:
        """A call of the function that runs over the items; its parameters are the variables it needs."""
        needs = tuple(free(node))
        name = hoisted(self.unit, node, {need: self.scope.values.get(need) for need in needs})
        return f"{name}({', '.join(['s', *(self.scope.read(need) for need in needs)])})"

    def counted(self, node: ex.Fold) -> tuple[Expr, Expr] | None:
        """A whole grid and what is counted in it, if that is what a count asks: Python does so at once."""
        match node:
            case ex.Fold(_, var, ex.Const(name, None), ex.Op("==", ex.At(ex.Cell(field) as grid, ex.Var(at)), value), None) if at == var:
                cells, reading = self.unit.program.constants[name], self.unit.fields[field].reading
                if reading.kind == "grid" and var not in free(grid) | free(value) and cells == tuple(range(area(reading.of))):
                    return grid, value
        return None

    def meeting(self, node: ex.Fold, strict: bool) -> str:
        """Whether any of the items is one of a fixed set: Python asks that of whole sets at once."""
        assert isinstance(node.where, ex.Contains) and isinstance(node.where.items, ex.Const)
        table = self.unit.constant(node.where.items.name)
        if (index := node.where.items.index) is None:
            fixed = self.unit.computed(f"SET_OF_{table}", f"frozenset({table})")
        else:
            sets = self.unit.computed(f"SETS_OF_{table}", f"tuple(map(frozenset, {table}))")
            fixed = f"{sets}[{self.text(index, 0, strict)}]"
        return f"not {fixed}.isdisjoint({self.looked_at(node.items, strict)})"

    def looked_at(self, node: Expr, strict: bool, least: int = 0) -> str:
        """What is read at once and not kept: a board as it is."""
        if isinstance(node, ex.Cell) and node.field in self.unit.boards:
            return self.kept_aside(self.unit.cell(node.field))
        return self.text(node, least, strict)

    def by_row(self, node: ex.Const) -> str | None:
        """In a loop, an element of a table of rows of which only the row or only the column changes: the rest is kept aside."""
        match node.index:
            case ex.Op("+", ex.Op("*", ex.Var(row), ex.Int(width)), ex.Var(column)) if self.scope.aside is not None:
                pass
            case _:
                return None
        values, table = self.unit.program.constants[node.name], self.unit.constant(node.name)
        places, height = (self.scope.values.get(row), self.scope.values.get(column)), len(values) // width
        rows, columns = (place if isinstance(place, Number) and place.low >= 0 else None for place in places)
        if len(values) % width or columns is None or columns.high >= width or (row in self.scope.inner) == (column in self.scope.inner):
            return None
        if row in self.scope.inner:
            parts, fixed, other = f"{table}[first::{width}] for first in range({width})", column, row
        elif rows is not None and rows.high < height:
            parts, fixed, other = f"{table}[first:first + {width}] for first in range(0, {len(values)}, {width})", row, column
        else:
            return None
        whole = self.unit.computed(f"{table}_BY_{'COLUMN' if fixed == column else 'ROW'}", f"tuple([{parts}])")
        return f"{self.kept_aside(f'{whole}[{self.scope.read(fixed)}]', table.lower())}[{self.scope.read(other)}]"

    def pair(self, node: Expr) -> str | None:
        """A pair of narrow numbers, from a table of all of them."""
        match node:
            case ex.Tup((ex.Var(one), ex.Var(other))):
                found = [self.scope.values.get(name) for name in (one, other)]
                spans = [value.high + 1 for value in found if isinstance(value, Number) and value.low >= 0]
                if len(spans) == 2 and spans[0] * spans[1] <= MOST_PAIRS:
                    first, second = spans
                    pairs = f"tuple([tuple([(a, b) for b in range({second})]) for a in range({first})])"
                    table = self.unit.computed(f"PAIRS_{first}_{second}", pairs)
                    return f"{table}[{self.scope.read(one)}][{self.scope.read(other)}]"
        return None

    def kept_aside(self, slot: str, wanted: str = "") -> str:
        """A slot, or in the loops of a function that changes nothing the local that holds it (loop-invariant code motion)."""
        aside = self.scope.aside
        if aside is None or self.writer.depth <= 1:
            return slot
        if slot not in aside:
            aside[slot] = self.scope.names.give(wanted or slot.removeprefix("s."))
        return aside[slot]

    def kept(self, node: Expr) -> str:
        """The text of a value that is kept: truth becomes 0 or 1."""
        return f"+({self.strict(node)})" if self.unit.is_truth(node) else self.strict(node)

    def value(self, node: Expr) -> Value | None:
        """What the expression can be."""
        return self.unit.ranges.of(node, self.scope.values)

    def is_natural(self, node: Expr) -> bool:
        """Is it surely not negative? -1 means none, and most values are never none."""
        found = self.value(node)
        return isinstance(found, Number) and found.low >= 0


def area(size: str) -> int:
    """How many cells a grid of this size has: `7,6`, and perhaps of which kind."""
    height, width, *_ = size.split(",")
    return int(height) * int(width)


def hoisted(unit: Unit, node: ex.Fold, needs: Mapping[str, Value | None]) -> str:
    """The function that computes a fold from the variables it needs; equal ones are written once."""
    key = (node, *needs.items())
    if key not in unit.hoisted:
        scope, code = Scope(unit.local_scope(), needs), Writer()
        code.at = unit.hoisted_code.at
        parameters = [scope.bind(name) for name in needs]
        with code.under():
            write_function_body(unit, scope, code, (), node)
        text = (*parameters, *(line for line, _ in code.lines))
        if text not in unit.hoisted:
            name = unit.hoisted[text] = unit.names.give(f"{unit.owner}_{node.kind}")
            unit.hoisted_code.line(f"def {name}({', '.join(['s', *parameters])}):  # {unit.owner}{unit.place(code.at)}")
            unit.hoisted_code.lines.extend(code.lines)
            unit.hoisted_code.line()
        unit.hoisted[key] = unit.hoisted[text]
    return unit.hoisted[key]


def write_function_body(unit: Unit, scope: Scope, writer: Writer, lets: Iterable[tuple[str, Expr]], value: Expr) -> None:
    """The lines of a pure function: its lets, then the return."""
    made = Expressions(unit, scope, writer)
    first = len(writer.lines)
    for name, of in lets:
        text = made.strict(of)
        writer.line(f"{scope.bind(name)} = {text}")
    if isinstance(value, ex.MaskOf) and isinstance(value.items, ex.Fold) and value.items.kind == "those":
        value = replace(value.items, kind="mask", keys=())
    if isinstance(value, ex.Fold):
        scope.aside = {}
        write_fold(made, value)
        indent = "    " * writer.depth
        writer.lines[first:first] = [(f"{indent}{local} = {slot}", writer.at) for slot, local in scope.aside.items()]
    else:
        writer.line(f"return {made.strict(value)}")
