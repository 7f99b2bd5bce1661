"""How many digits a number can have at the most: products and sums make numbers longer, everything else keeps them as they are.
`effort` reports what becomes too long."""

from __future__ import annotations

from compiler.bound.tree import (
    Aggregate,
    Arithmetic,
    ColumnRead,
    Constant,
    Expr,
    FieldRead,
    FunctionRead,
    Let,
    Local,
    LocalRead,
    Node,
)
from compiler.check.whole import Whole
from compiler.limits import LARGEST
from compiler.model import DefineInfo, QuantityInfo
from dsl.walk import children

USUAL = 10


class Digits:
    def __init__(self, whole: Whole):
        self.game = whole.game
        self.lets: dict[Local, Expr] = {node.local: node.value for node, _ in whole.of(Let)}
        self.functions: dict[DefineInfo | QuantityInfo, int] = {}

    def function(self, info: DefineInfo | QuantityInfo) -> int:
        if info not in self.functions:
            self.functions[info] = 1
            signature = self.game.functions.get(info)
            if signature is not None:
                values = [signature.value] if signature.value is not None else [line.value for line in signature.lines]
                self.functions[info] = len(values) + max(map(self.of, values), default=0)
        return self.functions[info]

    def of(self, node: object) -> int:
        match node:
            case tuple():
                return max(map(self.of, node), default=1)
            case Constant(value=value):
                return value.bit_length() // 3 + 1
            case LocalRead(local=local):
                return self.of(self.lets[local]) if local in self.lets else USUAL
            case FieldRead():
                return len(str(LARGEST))
            case FunctionRead(function=function):
                return self.function(function)
            case Arithmetic(op="*", left=left, right=right):
                return self.of(left) + self.of(right)
            case Aggregate(function="sum", value=value) if value is not None:
                return self.of(value) + 6
            case ColumnRead():
                return USUAL
            case Node():
                return 1 + max(map(self.of, children(node)), default=1)
        return 1
