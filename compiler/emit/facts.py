"""What is known at one point of a straight way through the code: cells just written, tests already made.

Cells are always written through, so forgetting a fact is never wrong. Nothing is known across a wait: cells may be set
from outside while the game waits.
"""

from __future__ import annotations

from compiler.emit.simplify import constant, rewritten
from compiler.emit.walk import every, rebuild
from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Program

SAME = {"==": ("==", True), "!=": ("==", False), "<": ("<", True), ">=": ("<", False), ">": (">", True), "<=": (">", False)}
"""Comparison -> the one it is kept as, and whether that one holds or not."""
PLAIN = (ex.Var, ex.Int, ex.Cell, ex.Const, ex.Op, ex.Not, ex.Has, ex.Bit, ex.PopCount)
Maker = int | tuple[str, int]
"""The identity of a statement; ("bit", identity) for the mask with one bit that it uses."""
BINDING = (ex.Fold, ex.LetIn)


class Facts:
    """`cells`: the value of a cell, or a mask with one bit, as a number or a local. `makers`: which statement has made
    the local; those that are read are noted in `read`. `tests`: does a test hold? `highs`: the highest value of a
    local. `player`: whom the game has just asked."""

    def __init__(self, program: Program, read: set[Maker]) -> None:
        self.program, self.read = program, read
        self.cells: dict[ex.Cell | ex.Bit, Expr] = {}
        self.makers: dict[ex.Cell | ex.Bit, Maker] = {}
        self.tests: dict[Expr, bool] = {}
        self.highs: dict[str, int] = {}
        self.player: Expr | None = None

    def copy(self) -> Facts:
        made = Facts(self.program, self.read)
        made.cells, made.makers, made.tests = dict(self.cells), dict(self.makers), dict(self.tests)
        made.highs, made.player = dict(self.highs), self.player
        return made

    def meet(self, other: Facts) -> Facts:
        """What is known where two ways come together."""
        made = self.copy()
        made.cells = {
            cell: value
            for cell, value in self.cells.items()
            if other.cells.get(cell) == value and other.makers.get(cell) == self.makers[cell]
        }
        made.tests = {test: holds for test, holds in self.tests.items() if other.tests.get(test) is holds}
        made.highs = {name: high for name, high in self.highs.items() if other.highs.get(name) == high}
        made.player = self.player if self.player == other.player else None
        return made

    # forgetting

    def clear(self) -> None:
        self.cells, self.tests, self.highs, self.player = {}, {}, {}, None

    def forget_field(self, field: str) -> None:
        self.forget(lambda part: isinstance(part, ex.Cell) and part.field == field)

    def forget_local(self, name: str) -> None:
        self.forget(lambda part: part == ex.Var(name))
        self.highs.pop(name, None)

    def forget(self, gone) -> None:
        def stays(node: Expr) -> bool:
            return not any(map(gone, every(node)))

        self.cells = {cell: value for cell, value in self.cells.items() if stays(cell) and stays(value)}
        self.tests = {test: holds for test, holds in self.tests.items() if stays(test)}
        if self.player is not None and not stays(self.player):
            self.player = None

    # learning

    def learn(self, test: Expr, holds: bool) -> None:
        """A test was made and came out like this."""
        match test:
            case ex.Not(value):
                self.learn(value, not holds)
            case ex.Op("and", left, right) if holds:
                self.learn(left, True)
                self.learn(right, True)
            case ex.Op("or", left, right) if not holds:
                self.learn(left, False)
                self.learn(right, False)
            case _:
                test, sign = plain_test(test)
                truth = isinstance(test, ex.Has) or isinstance(test, ex.Op) and test.op in SAME
                if truth and all(isinstance(part, PLAIN) for part in every(test)):
                    self.tests[test] = holds is sign

    def keep(self, cell: ex.Cell | ex.Bit, value: Expr, maker: Maker) -> None:
        """A cell has just got this value, or a mask with one bit this local."""
        self.cells[cell] = value
        self.makers[cell] = maker

    # using

    def settled(self, node: Expr) -> Expr:
        """The expression with what is known put in."""
        if not self.cells and not self.tests or isinstance(node, BINDING):
            return node
        made = rebuild(node, self.settled)
        if made in self.cells:
            self.read.add(self.makers[made])
            return self.cells[made]
        test, sign = plain_test(made)
        if test in self.tests:
            return ex.Int(int(self.tests[test] is sign))
        return made if made is node else constant(self.program, made) or rewritten(made)

    def highest(self, node: Expr, natural) -> int | None:
        """A number that the value surely does not exceed."""
        match node:
            case ex.Int(value):
                return value
            case ex.Var(name) if name in self.highs:
                return self.highs[name]
        found = [self.bound(node, *case, natural) for case in self.tests.items()]
        return min((bound for bound in found if bound is not None), default=None)

    @staticmethod
    def bound(node: Expr, test: Expr, holds: bool, natural) -> int | None:
        """The highest value that a test leaves to a number or to a part of a sum."""
        match test:
            case ex.Op("<" | ">", left, ex.Int(limit)) if holds is (test.op == "<"):
                most = limit - 1 if holds else limit
                match left:
                    case ex.Op("+", first, second) if node == first and natural(second):
                        return most
                    case ex.Op("+", first, second) if node == second and natural(first):
                        return most
                return most if left == node else None
        return None


def plain_test(test: Expr) -> tuple[Expr, bool]:
    """A test as it is kept, and whether it is kept as it stands or as its opposite."""
    if isinstance(test, ex.Not):
        inner, sign = plain_test(test.value)
        return inner, not sign
    if isinstance(test, ex.Op) and test.op in SAME:
        op, sign = SAME[test.op]
        return ex.Op(op, test.left, test.right), sign
    return test, True
