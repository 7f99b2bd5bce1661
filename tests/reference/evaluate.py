"""The value of an expression: one branch for each kind, in the order of `compiler/ir/expr.py`."""

from __future__ import annotations

from compiler.ir import expr as ir
from compiler.ir.program import Program
from tests.reference import helpers
from tests.reference.state import Fault, NothingThere, State

Scope = dict[str, object]


def evaluate(program: Program, state: State, scope: Scope, node: ir.Expr) -> object:
    """An int or a tuple of ints; truth is 0 or 1. It must be what `compiler/ranges` says it can be."""
    value = computed(program, state, scope, node)
    if not state.bounds.allow(node, value):
        raise Fault(f"{node!r} is {value!r}, out of {state.bounds.recorder.seen[id(node)]}")
    return value


def computed(program: Program, state: State, scope: Scope, node: ir.Expr) -> object:
    def value(of: ir.Expr) -> object:
        return evaluate(program, state, scope, of)

    def holds(of: ir.Expr) -> bool:
        return truth(value(of))

    match node:
        case ir.Int(number):
            return number
        case ir.Tup(items):
            return tuple(value(item) for item in items)
        case ir.Var(name):
            if name not in scope:
                raise Fault(f"no local is called {name}")
            return scope[name]
        case ir.Cell(field, None):
            found = state.fields[field]
            return tuple(found) if isinstance(found, list) else found
        case ir.Cell(field, index):
            return element(state.fields[field], value(index), field)
        case ir.Pile(place):
            return tuple(element(state.piles, value(place), "places"))
        case ir.Loc(card):
            return element(state.loc, value(card), "cards")
        case ir.Const(name, None):
            return program.constants[name]
        case ir.Const(name, index):
            return element(program.constants[name], value(index), name)
        case ir.Op("and", left, right):
            return int(holds(left) and holds(right))
        case ir.Op("or", left, right):
            return int(holds(left) or holds(right))
        case ir.Op(operator, left, right):
            return operate(operator, value(left), value(right))
        case ir.Not(of):
            return int(not holds(of))
        case ir.Neg(of):
            return -value(of)
        case ir.Cond(test, then, other):
            return value(then) if holds(test) else value(other)
        case ir.LetIn(name, of, body):
            return evaluate(program, state, {**scope, name: value(of)}, body)
        case ir.Has(mask, item):
            return int(value(item) in members(value(mask)))
        case ir.Bit(item):
            return 2 ** value(item)
        case ir.Bits(mask, width):
            found = members(value(mask))
            if any(item >= width for item in found):
                raise Fault(f"a mask of width {width} holds {found}")
            return found
        case ir.MaskOf(items):
            return sum(2**item for item in set(value(items)))
        case ir.PopCount(mask):
            return len(members(value(mask)))
        case ir.Len(items):
            return len(value(items))
        case ir.Contains(items, item):
            return int(value(item) in value(items))
        case ir.At(items, index):
            found, position = value(items), value(index)
            return element(found, len(found) - 1 if position == -1 else position, "items")
        case ir.IndexOf(items, item):
            found, wanted = value(items), value(item)
            return found.index(wanted) if wanted in found else -1
        case ir.Slice(items, start, stop):
            found, first = value(items), value(start)
            last = len(found) if stop is None else value(stop)
            return tuple(item for position, item in enumerate(found) if first <= position < last)
        case ir.Range(low, high):
            return tuple(range(value(low), value(high) + 1))
        case ir.Seats():
            return state.seats
        case ir.Fold():
            return fold(program, state, scope, node)
        case ir.CallFn(name, args):
            return call_function(program, state, name, [value(arg) for arg in args])
        case ir.CallFnBy(table, index, args):
            name = element(program.function_tables[table], value(index), table)
            given = [value(arg) for arg in args]
            return 1 if name is None else call_function(program, state, name, given)
        case ir.Helper(name, args):
            return getattr(helpers, name)(*([state] if node.state else []), *(value(arg) for arg in args))
    raise Fault(f"no such expression: {node!r}")


def truth(value: object) -> bool:
    if value not in (0, 1):
        raise Fault(f"{value!r} is no truth value")
    return value == 1


def element(items, index: int, what: str) -> object:
    """Python would take a negative index; the representation does not."""
    if not 0 <= index < len(items):
        raise NothingThere(f"{what} has no element {index}")
    return items[index]


def members(mask: int) -> tuple[int, ...]:
    if mask < 0:
        raise Fault(f"{mask} is no mask")
    return tuple(bit for bit in range(mask.bit_length()) if mask // 2**bit % 2 == 1)


def operate(operator: str, a: int, b: int) -> int:
    match operator:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "//":
            return a // b
        case "/^":
            return a // b + (a % b != 0)
        case "%":
            return a % b
        case "==":
            return int(a == b)
        case "!=":
            return int(a != b)
        case "<":
            return int(a < b)
        case "<=":
            return int(a <= b)
        case ">":
            return int(a > b)
        case ">=":
            return int(a >= b)
        case "&":
            return sum(2**item for item in members(a) if item in members(b))
        case "|":
            return sum(2**item for item in {*members(a), *members(b)})
        case "&~":
            return sum(2**item for item in members(a) if item not in members(b))
        case "min":
            return a if a <= b else b
        case "max":
            return a if a >= b else b
    raise Fault(f"no such operator: {operator}")


def fold(program: Program, state: State, scope: Scope, node: ir.Fold) -> object:
    items = []
    for item in evaluate(program, state, scope, node.items):
        inner = {**scope, node.var: item}
        if node.where is None or truth(evaluate(program, state, inner, node.where)):
            items.append(item)

    def value_of(item) -> object:
        return evaluate(program, state, {**scope, node.var: item}, node.value)

    def key_of(item) -> tuple:
        inner = {**scope, node.var: item}
        keys = [(evaluate(program, state, inner, key), highest) for key, highest in node.keys]
        return tuple(-key if highest else key for key, highest in keys)

    match node.kind:
        case "any":
            return int(any(node.value is None or truth(value_of(item)) for item in items))
        case "all":
            return int(all(truth(value_of(item)) for item in items))
        case "count":
            return len(items)
        case "sum":
            return sum(value_of(item) for item in items)
        case "highest":
            return max([value_of(item) for item in items], default=0)
        case "lowest":
            return min([value_of(item) for item in items], default=0)
        case "those":
            return tuple(sorted(items, key=key_of))
        case "best":
            return tuple(item for item in items if key_of(item) == min(key_of(other) for other in items))
        case "first":
            return sorted(items, key=key_of)[0] if items else -1
        case "map":
            return tuple(value_of(item) for item in items)
        case "apart":
            values = [value_of(item) for item in items]
            return tuple(item for place, item in enumerate(items) if values[place] not in values[:place])
        case "join":
            return tuple(part for item in items for part in value_of(item))
    raise Fault(f"no such fold: {node.kind}")


def call_function(program: Program, state: State, name: str, args: list) -> object:
    function = program.functions[name]
    if len(args) != len(function.parameters):
        raise Fault(f"{name} has {len(function.parameters)} parameters and got {len(args)} values")
    scope: Scope = dict(zip(function.parameters, args, strict=True))
    for local, of in function.lets:
        scope[local] = evaluate(program, state, scope, of)
    return evaluate(program, state, scope, function.value)
