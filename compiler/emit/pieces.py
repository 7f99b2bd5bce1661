"""The parts a waiting procedure is cut into, and where its locals live."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.emit.expr import Scope
from compiler.ir.expr import Expr
from compiler.ir.stmt import Stmt


@dataclass(eq=False)
class Piece:
    """One function of the emitted module. `numbered`: the driver can go on with it, so it takes (s, value); otherwise
    it is called directly with `takes`. `value`: the local that becomes the value. `head`: it is the head of this loop.
    `within`: frame slots of the loops around it. `live`: the locals it needs. `restores`: slots to take from the stack.
    `player`: whom the game has asked, if it goes on here after a question.
    `code`: the lines of its body once they are written, `parameter` the Python name of its value."""

    name: str
    statements: tuple[Stmt, ...]
    then: "Way"
    numbered: bool = True
    value: str | None = None
    takes: tuple[str, ...] = ()
    head: Stmt | None = None
    within: tuple[str, ...] = ()
    live: frozenset[str] = frozenset()
    restores: tuple[str, ...] = ()
    settles: bool = False
    at: int = 0
    code: tuple[tuple[str, int], ...] = ()
    parameter: str = ""
    player: Expr | None = None


@dataclass(eq=False)
class Rest:
    """What follows a statement: written where control gets there from one place only, else a function."""

    key: int
    statements: tuple[Stmt, ...]
    then: "Way"
    live: frozenset[str]
    within: tuple[str, ...]
    label: str = ""


@dataclass(eq=False)
class Again:
    """The head of a loop."""

    piece: Piece


class Return:
    """Back to the caller."""


Way = Rest | Again | Return
RETURN = Return()


def number(piece: Piece) -> str:
    """Stands for the number of a piece until all are known."""
    return f"@{piece.name}@"


class FrameScope(Scope):
    """Locals of one piece: those in `slots` live in the state; `cached` ones also in a Python local."""

    def __init__(self, outer: Scope, slots: dict[str, str]) -> None:
        super().__init__(outer.names)
        self.natural = set(outer.natural)
        self.slots = slots
        self.cached: dict[str, str] = {}
        self.locals: dict[str, str] = {}
        self.reads: dict[str, int] = {}

    def read(self, name: str) -> str:
        if name in self.python:
            return self.python[name]
        if name in self.cached:
            return self.cached[name]
        if name in self.slots:
            self.reads[name] = self.reads.get(name, 0) + 1
            return f"s.{self.slots[name]}"
        raise KeyError(name)

    def cache(self, name: str) -> str:
        """A Python local that always equals the slot."""
        if name not in self.locals:
            self.locals[name] = self.names.give(name)
        self.cached[name] = self.locals[name]
        return self.cached[name]
