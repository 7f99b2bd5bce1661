"""Pure expressions as Python text.

An expression is written inline. What Python can't say inline goes into a small function of its own (`hoisted`), or,
where evaluation is certain (`strict`), into lines before the statement.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from compiler.emit import quick
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
            case ex.Const() if (ready := quick.by_row(self, node)) is not None:
                return ready, ATOM
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
                return quick.members(self, node, strict), SUM
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
            case ex.Range(ex.Int(first), ex.Int(last)) if last - first < quick.LONGEST_RANGE:
                return self.unit.table(f"FROM_{first}_TO_{last}".replace("-", "M"), tuple(range(first, last + 1))), ATOM
            case ex.Range(low, high):
                ready = quick.narrow_range(self, node, strict)
                return ready or f"tuple(range({text(low, 0, strict)}, {self.plus_one(high, strict)}))", ATOM
            case ex.Seats():
                return self.unit.seats, ATOM
            case ex.Fold("those", _, ex.Const() as items, None, None, ()):
                return self.make(items, strict)
            case ex.Fold("count") if (ready := quick.counted(self, node, strict)) is not None:
                return ready, ATOM
            case ex.Fold() if is_meeting(node):
                return quick.meets(self, node, strict), NOT
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

    def looked_at(self, node: Expr, strict: bool, least: int = 0) -> str:
        """What is read at once and not kept: a board as it is."""
        if isinstance(node, ex.Cell) and node.field in self.unit.boards:
            return self.kept_aside(self.unit.cell(node.field))
        return self.text(node, least, strict)

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
