"""Expressions made smaller (constant folding), and small functions written where they are used (inlining)."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Function, Program
from compiler.ir.walk import bound_variables, free, map_program, parts, rebuild, substitute

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
SMALL = 9


def size(node: Expr) -> int:
    return 1 + sum(size(part) for part in parts(node))


# small functions


def inline_small(program: Program) -> Program:
    """The program with calls of small functions replaced by what they compute, also in each other."""
    small = {name: f for name, f in program.functions.items() if not f.lets and size(f.value) <= SMALL}
    for _ in range(2):
        program = map_program(program, lambda node: inlined(node, small))
    return program


def inlined(node: Expr, small: dict[str, Function]) -> Expr:
    node = rebuild(node, lambda part: inlined(part, small))
    if not isinstance(node, ex.CallFn) or node.function not in small:
        return rewritten(node)
    function = small[node.function]
    bound = bound_variables(function.value)
    values = {}
    for parameter, arg in zip(function.parameters, node.args, strict=True):
        simple = isinstance(arg, (ex.Var, ex.Int)) or uses(function.value, parameter) <= 1
        if not simple or free(arg).keys() & bound.keys():
            return node
        values[parameter] = arg
    return substitute(function.value, values)


def uses(node: Expr, name: str) -> int:
    """How often a variable is read; what is read in a run over items counts as often."""
    match node:
        case ex.Var(found):
            return int(found == name)
        case ex.LetIn(found, value, body):
            return uses(value, name) + (0 if found == name else uses(body, name))
        case ex.Fold(items=items):
            inner = sum(uses(part, name) for part in parts(node) if part is not items)
            return uses(items, name) + (0 if node.var == name else 2 * inner)
    return sum(uses(part, name) for part in parts(node))


# smaller expressions


def simplify(node: Expr) -> Expr:
    return rewritten(rebuild(node, simplify))


def rewritten(node: Expr) -> Expr:
    """The same with less, if there is a shorter way to say it."""
    match node:
        case ex.Not(ex.Not(value)):
            return value
        case ex.Not(ex.Op(op, left, right)) | ex.Op("==", ex.Op(op, left, right), ex.Int(0)) if op in OPPOSITE:
            return ex.Op(OPPOSITE[op], left, right)
        case ex.Op("+" | "-" | "*", left, right) if shifted(left)[1] or isinstance(right, ex.Int) or shifted(right)[1]:
            return summed(node)
        case ex.Op("==" | "!=" | "<" | "<=" | ">" | ">=" as op, ex.Op("+" | "-"), ex.Int(value)) if shifted(node.left)[1]:
            left, more = shifted(node.left)
            return ex.Op(op, left, ex.Int(value - more))
        case ex.Op("and", left, right) if is_said(left, right):
            return left
        case ex.MaskOf(ex.Bits(mask, _)):
            return mask
        case ex.Len(ex.Helper("clockwise", (seats, _))):
            return seats
        case ex.Len(ex.Bits(mask, _)):
            return ex.PopCount(mask)
        case ex.Len(ex.Fold("those", var, items, where, None, ())):
            return ex.Fold("count", var, items, where)
        case ex.Contains(ex.Bits(mask, _), item):
            return ex.Has(mask, item)
        case ex.Contains(ex.Tup((one,)), item):
            return ex.Op("==", item, one)
        case ex.Op("==" | ">" | "!=" as op, ex.PopCount(mask), ex.Int(0)):
            return ex.Op("==" if op == "==" else "!=", mask, ex.Int(0))
    return node


def is_said(test: Expr, again: Expr) -> bool:
    """Is one of the things that must hold the same question, whatever its variable is called?"""
    if isinstance(test, ex.Op) and test.op == "and":
        return is_said(test.right, again) or is_said(test.left, again)
    if not (isinstance(test, ex.Fold) and isinstance(again, ex.Fold) and test.items == again.items):
        return False
    same = rebuild(replace(again, var=test.var, items=ex.Int(0)), lambda part: substitute(part, {again.var: ex.Var(test.var)}))
    return test.var not in bound_variables(replace(again, var="")) and replace(same, items=again.items) == test


def summed(node: ex.Op) -> Expr:
    """A sum or a multiple with its constant part behind: `(row - 1) * 7 + (column - 1)` is `row * 7 + column - 8`."""
    (left, more), (right, most) = shifted(node.left), shifted(node.right)
    match node.op, right:
        case "*", ex.Int(0) if isinstance(left, ex.Int):
            return ex.Int(more * most)
        case "*", _ if isinstance(node.left, ex.Int) and not isinstance(node.right, ex.Int):
            return summed(ex.Op("*", node.right, node.left))
        case "*", ex.Int(0) if more:
            return moved(ex.Op("*", left, ex.Int(most)), more * most)
        case "+", _:
            return moved(together("+", left, right), more + most)
        case "-", _:
            return moved(together("-", left, right), more - most)
    return node


def together(op: str, left: Expr, right: Expr) -> Expr:
    """The sum or difference of what is left without constants, which are 0."""
    if right == ex.Int(0):
        return left
    return right if op == "+" and left == ex.Int(0) else ex.Op(op, left, right)


def shifted(node: Expr) -> tuple[Expr, int]:
    """An expression as a part without a constant, and the constant that is added."""
    match node:
        case ex.Int(value):
            return ex.Int(0), value
        case ex.Op("+", left, ex.Int(value)):
            return left, value
        case ex.Op("-", left, ex.Int(value)):
            return left, -value
    return node, 0


def moved(node: Expr, by: int) -> Expr:
    if by == 0:
        return node
    if node == ex.Int(0):
        return ex.Int(by)
    return ex.Op("+", node, ex.Int(by)) if by > 0 else ex.Op("-", node, ex.Int(-by))
