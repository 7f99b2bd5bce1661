"""Functions made cheap before they are written: tables instead of computing, small ones written where they are used."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import FieldDef, Function, Program
from compiler.ir.walk import bound_variables, free, map_program, parts, rebuild, subexpressions, substitute
from compiler.optimise.evaluate import NotConstant, evaluate
from compiler.optimise.simplify import simplify, uses
from compiler.ranges.find import members

WIDEST_TABLE = 4096
SMALL = 9
TRIVIAL = 2


def shorten(program: Program) -> Program:
    """The same program with smaller expressions and fewer calls of functions."""
    program = map_program(program, lambda node: simplify(program, node))
    program = tabulated(program)
    small = {name: f for name, f in program.functions.items() if not f.lets and size(f.value) <= SMALL}
    for _ in range(2):
        program = with_inlined(program, small)
    return program


def with_inlined(program: Program, small: dict[str, Function]) -> Program:
    def change(node: Expr) -> Expr:
        made = inlined(node, small)
        return node if made is node else simplify(program, made)

    return map_program(program, change)


def size(node: Expr) -> int:
    return 1 + sum(size(part) for part in parts(node))


# tables


def tabulated(program: Program) -> Program:
    """Functions that depend on nothing but one narrow cell become a look-up."""
    fields = {f.name: f for f in [*program.fields, *program.settings]}
    constants = dict(program.constants)
    functions = dict(program.functions)
    for name, function in program.functions.items():
        cell = single_cell(program, function)
        if cell is None or size(whole(function)) <= TRIVIAL + size(cell):
            continue
        span = domain(program, fields[cell.field])
        if span is None:
            continue
        try:
            values = tuple(evaluate(program, whole(function), {}, {cell: value}) for value in range(span[0], span[1] + 1))
        except (NotConstant, ArithmeticError, IndexError, ValueError, TypeError):
            continue
        if all(isinstance(value, int) for value in values):
            table = f"{name}_table"
            constants[table] = tuple(map(int, values))
            index = cell if span[0] == 0 else ex.Op("-", cell, ex.Int(span[0]))
            functions[name] = replace(function, value=ex.Const(table, index), lets=())
    return replace(program, constants=constants, functions=functions)


def whole(function: Function) -> Expr:
    """The value with its lets in front."""
    value = function.value
    for name, let in reversed(function.lets):
        value = ex.LetIn(name, let, value)
    return value


def single_cell(program: Program, function: Function) -> ex.Cell | None:
    """The one cell a function reads, if it reads nothing else and its parameters serve only to find that cell."""
    value = whole(function)
    cells = {part for part in subexpressions(value) if isinstance(part, ex.Cell)}
    unfit = (ex.Pile, ex.Loc, ex.CallFn, ex.CallFnBy, ex.Helper, ex.Fixed)
    if len(cells) != 1 or any(isinstance(part, unfit) for part in subexpressions(value)):
        return None
    cell = cells.pop()
    if any(isinstance(part, ex.Seats) for part in subexpressions(value)) and program.fewest != program.most:
        return None
    if cell.index is not None and not free(cell.index).keys() <= set(function.parameters):
        return None
    without = _without(value, cell)
    return None if free(without).keys() & set(function.parameters) else cell


def _without(node: Expr, cell: ex.Cell) -> Expr:
    return ex.Int(0) if node == cell else rebuild(node, lambda part: _without(part, cell))


def domain(program: Program, field: FieldDef) -> tuple[int, int] | None:
    """The lowest and highest value of a cell, if there are few enough values."""
    low, high = field.low, field.high
    if field.wide:
        return None
    if field.reading.kind == "set" and field.reading.item is not None:
        count = members(program, field.reading.item)
        low, high = 0, (1 << count) - 1 if count and count <= 12 else None
    if low is None or high is None or high - low >= WIDEST_TABLE:
        return None
    return (min(low, -1) if field.reading.none else low), high


# small functions


def inlined(node: Expr, small: dict[str, Function]) -> Expr:
    """Calls of small functions replaced by what they compute."""
    node = rebuild(node, lambda part: inlined(part, small))
    if not isinstance(node, ex.CallFn) or node.function not in small:
        return node
    function = small[node.function]
    bound = bound_variables(function.value)
    values = {}
    for parameter, arg in zip(function.parameters, node.args, strict=True):
        simple = isinstance(arg, (ex.Var, ex.Int)) or uses(function.value, parameter) <= 1
        if not simple or free(arg).keys() & bound.keys():
            return node
        values[parameter] = arg
    return substitute(function.value, values)
