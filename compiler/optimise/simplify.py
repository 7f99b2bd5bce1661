"""Expressions made smaller: constants computed, runs over members of masks turned into mask arithmetic."""

from __future__ import annotations

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.walk import bound_variables, free, parts, rebuild, subexpressions, substitute
from compiler.optimise.evaluate import Constant, NotConstant, evaluate

OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
LONGEST_TUPLE = 24
FROM_STATE = (ex.Cell, ex.Pile, ex.Loc, ex.CallFn, ex.CallFnBy, ex.Fixed)
READING = (ex.Var, *FROM_STATE)
HUGE = 1 << 128


def simplify(program: Program, node: Expr) -> Expr:
    node = rebuild(node, lambda part: simplify(program, part))
    whole = isinstance(node, ex.Const) and node.index is None
    if whole or isinstance(node, (ex.Var, ex.Int, ex.Cell, ex.Pile, ex.Loc)):
        return node
    return constant(program, node) or rewritten(node)


def constant(program: Program, node: Expr) -> Expr | None:
    """The value of the expression if it is the same in every state."""
    if not is_constant(node):
        return None
    try:
        value = evaluate(program, node, {})
    except (NotConstant, ArithmeticError, IndexError, ValueError, TypeError, MemoryError):
        return None
    return literal(value)


def is_constant(node: Expr) -> bool:
    """Does the expression read nothing but constants and what it binds itself?"""
    if not isinstance(node, (ex.Fold, ex.LetIn)) and any(isinstance(part, READING) for part in parts(node)):
        return False
    return not any(isinstance(part, FROM_STATE) for part in subexpressions(node)) and not free(node)


def literal(value: Constant) -> Expr | None:
    if isinstance(value, tuple):
        items = [made for item in value if len(value) <= LONGEST_TUPLE and (made := literal(item)) is not None]
        return ex.Tup(tuple(items)) if len(items) == len(value) else None
    return ex.Int(int(value)) if -HUGE < value < HUGE else None


def rewritten(node: Expr) -> Expr:
    match node:
        case ex.Not(ex.Not(value)):
            return value
        case ex.Not(ex.Op(op, left, right)) if op in OPPOSITE:
            return ex.Op(OPPOSITE[op], left, right)
        case ex.Op("and", ex.Int(1), other) | ex.Op("or", ex.Int(0), other):
            return other
        case ex.Op("and", ex.Int(0), _):
            return ex.Int(0)
        case ex.Op("or", ex.Int(1), _):
            return ex.Int(1)
        case ex.Op("and", other, ex.Int(1)) | ex.Op("or", other, ex.Int(0)):
            return other
        case ex.Op("+" | "-", left, ex.Int(0)) | ex.Op("*" | "//", left, ex.Int(1)):
            return left
        case ex.Op("+", ex.Int(0), right) | ex.Op("*", ex.Int(1), right):
            return right
        case ex.Cond(ex.Int(value), then, other):
            return then if value else other
        case ex.MaskOf(ex.Bits(mask, _)):
            return mask
        case ex.Len(ex.Helper("clockwise", (seats, _))):
            return seats
        case ex.Len(ex.Bits(mask, _)):
            return ex.PopCount(mask)
        case ex.Len(ex.Fold("those", var, items, where, None, ())):
            return rewritten(ex.Fold("count", var, items, where))
        case ex.Contains(ex.Bits(mask, _), item):
            return ex.Has(mask, item)
        case ex.Contains(ex.Tup((one,)), item):
            return ex.Op("==", item, one)
        case ex.Op("==", ex.Op(op, left, right), ex.Int(0)) if op in OPPOSITE:
            return ex.Op(OPPOSITE[op], left, right)
        case ex.Op("==" | ">" | "!=", ex.PopCount(mask), ex.Int(0)):
            return ex.Op("==" if node.op == "==" else "!=", mask, ex.Int(0))
        case ex.LetIn(name, value, body):
            return let_in(node, name, value, body)
        case ex.Fold(items=ex.Bits(mask, width)):
            return over_bits(node, mask, width)
        case ex.Fold(items=ex.Tup(items=())):
            return empty(node)
    return node


def let_in(node: Expr, name: str, value: Expr, body: Expr) -> Expr:
    """A name for something simple, or used once at most, is not needed."""
    if isinstance(value, ex.Int) or uses(body, name) == 0:
        return substitute(body, {name: value})
    if isinstance(value, ex.Var) and value.name not in bound_variables(body) or uses(body, name) == 1 and not bound_variables(body):
        return substitute(body, {name: value})
    return node


def uses(node: Expr, name: str) -> int:
    """How often a variable is read; what is read in a run over items counts as often."""
    match node:
        case ex.Var(found):
            return int(found == name)
        case ex.LetIn(found, value, body):
            return uses(value, name) + (0 if found == name else uses(body, name))
        case ex.Fold():
            inner = sum(uses(part, name) for part in (node.where, node.value, *(key for key, _ in node.keys)) if part)
            return uses(node.items, name) + (0 if node.var == name else 2 * inner)
    return sum(uses(part, name) for part in parts(node))


def over_bits(node: ex.Fold, mask: Expr, width: int) -> Expr:
    """Runs over the members of a mask that only test membership in another one."""
    var = node.var

    def other(test: Expr | None) -> tuple[str, Expr] | None:
        match test:
            case ex.Has(found, ex.Var(name)) if name == var and var not in free(found):
                return "&", found
            case ex.Not(ex.Has(found, ex.Var(name))) if name == var and var not in free(found):
                return "&~", found
        return None

    where, value = other(node.where), other(node.value)
    if where:
        inner = ex.Bits(ex.Op(where[0], mask, where[1]), width)
        return rewritten(ex.Fold(node.kind, var, inner, None, node.value, node.keys))
    if node.where is not None:
        return node
    match node.kind:
        case "any" if node.value is None:
            return ex.Op("!=", mask, ex.Int(0))
        case "any" if value:
            return ex.Op("!=", ex.Op(value[0], mask, value[1]), ex.Int(0))
        case "all" if value:
            return ex.Op("==", ex.Op("&~" if value[0] == "&" else "&", mask, value[1]), ex.Int(0))
        case "count":
            return ex.PopCount(mask)
        case "those" if not node.keys:
            return ex.Bits(mask, width)
    return node


def empty(node: ex.Fold) -> Expr:
    match node.kind:
        case "any" | "count" | "sum" | "highest" | "lowest":
            return ex.Int(0)
        case "all":
            return ex.Int(1)
        case "first":
            return ex.Int(-1)
    return ex.Tup(())
