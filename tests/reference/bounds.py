"""What every value of a program can be according to `compiler/ranges`, so that the interpreter can hold it to that.

Expressions are told apart by identity: the same node object may stand at several places, then all of them count.
"""

from __future__ import annotations

from compiler.ir import expr as ir
from compiler.ir.program import Program
from compiler.ir.walk import statements_in
from compiler.ranges.expressions import Env
from compiler.ranges.find import Ranges
from compiler.ranges.values import ENDLESS, LARGEST, LONGEST, Number, Value, join


class Recorder(Ranges):
    """The ranges of a program, and beside them those of every expression in it."""

    def __init__(self, program: Program) -> None:
        self.seen: dict[int, Value | None] = {}
        super().__init__(program)
        self.seen.clear()
        for name, procedure in program.procedures.items():
            for node in statements_in(procedure.body):
                self.statement(node, name)
        for name in program.functions:
            self.function(name)

    def of(self, node: ir.Expr, env: Env) -> Value | None:
        found = super().of(node, env)
        self.seen[id(node)] = join(self.seen.get(id(node)), found)
        return found


class Bounds:
    """Never copied: states that are copied share it."""

    known: dict[int, tuple[Program, Bounds]] = {}

    def __init__(self, program: Program) -> None:
        self.recorder = Recorder(program)

    @classmethod
    def of(cls, program: Program) -> Bounds:
        if cls.known.get(id(program), (None,))[0] is not program:
            if len(cls.known) > 100:
                cls.known.clear()
            cls.known[id(program)] = (program, cls(program))
        return cls.known[id(program)][1]

    def __deepcopy__(self, memo: dict) -> Bounds:
        return self

    def allow(self, node: ir.Expr, value: object) -> bool:
        """May the expression have this value? What the pass never looked at may have any."""
        return id(node) not in self.recorder.seen or within(self.recorder.seen[id(node)], value)

    def field_allows(self, name: str, value: object) -> bool:
        """May the field, or each of its elements, have this value?"""
        values = value if isinstance(value, list) else [value]
        return all(within(self.recorder.fields[name], each) for each in values)

    def local_allows(self, procedure: str, name: str, value: object) -> bool:
        return within(self.recorder.locals[procedure].get(name), value)

    def is_set(self, procedure: str | None, name: str) -> bool:
        """Is it a mask, of which only the members count? Without a procedure: is the field one?"""
        found = self.recorder.fields[name] if procedure is None else self.recorder.locals[procedure].get(name)
        return isinstance(found, Number) and found.mask


def within(found: Value | None, value: object) -> bool:
    if found is None:
        return False
    if isinstance(found, Number):
        low, high = found.low, found.high
        return isinstance(value, int) and (low <= -ENDLESS or low <= value) and (high >= ENDLESS or value <= high)
    if not isinstance(value, tuple) or found.most < min(len(value), LONGEST):
        return False
    return all(within(found.item, item) for item in value)


def too_large(value: object) -> bool:
    """Is it nothing that a state may keep?"""
    if isinstance(value, (tuple, list)):
        return any(map(too_large, value))
    return not -LARGEST <= value <= LARGEST
