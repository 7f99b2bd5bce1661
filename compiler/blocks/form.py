"""The block form: procedures as basic blocks, and the numbers by which a waiting game goes on.

A block is a list of statements that run from first to last, and one end that says where control goes. Statements with others
inside are gone: `If`, `Block`, `ForEach`, `Loop` and `Exit` have become blocks and ends. Where the game waits stands a `Resume`:
a continuation with the number that `pc`, or the return point of a procedure, holds meanwhile. 0 means that the game waits,
1 that a procedure run by itself has come to its end, 2 that the game is over; resumes have the numbers from 3 on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Union

from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import assigned, parts

STOP, OVER, FIRST = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Goto:
    to: int


@dataclass(frozen=True, slots=True)
class Branch:
    test: Expr
    yes: int
    no: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Next:
    """The head of a loop that doesn't wait: `var` becomes the next of the items, which are fixed when control gets here from
    outside, and control goes to `body`; to `done` if there is none left."""

    var: str
    items: Expr
    body: int
    done: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Wait:
    """A question, chance (`draws.py` says how it draws) or a secret phase. `blurs`: what is picked are cards, and whoever knew
    some of them is not sure any more."""

    node: st.Question | st.Secret
    to: int
    resume: int
    blurs: bool = False


@dataclass(frozen=True, slots=True)
class Call:
    """Runs a procedure that waits or may leave. `resume` is 0 if it never waits. `spills`: it may come back to this one while
    this one is running, so what is kept goes to a stack. `landings`: what of the main procedure may be left on the way."""

    node: st.Call | st.CallBy
    to: int
    resume: int
    spills: bool
    landings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Return:
    """Back to the caller; of the main procedure: the game is over."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over, whatever was running."""


@dataclass(frozen=True, slots=True)
class Fail:
    """A limit of the rules."""

    why: str
    at: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Abandons what is running and goes on behind what is called `label` in the main procedure."""

    label: str


End = Union[Goto, Branch, Next, Wait, Call, Return, Over, Fail, Leave]


@dataclass(frozen=True, slots=True)
class Block:
    """`live`: the locals that are read from here on before they are assigned.
    `name`: what to call it, for people. `at`: an origin of the program."""

    id: int
    body: tuple[Stmt, ...]
    end: End
    name: str = ""
    at: int = 0
    live: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Resume:
    """A continuation. `into` gets the value that was waited for. kind: enter, ask, roll, pick, top, call, seal, leave.
    `name`: what to call it; `restores`: what is kept comes back from the stack first."""

    number: int
    procedure: str
    block: int
    kind: str
    into: str | None = None
    prompt: int = 0
    at: int = 0
    name: str = ""
    restores: bool = False


@dataclass(frozen=True, slots=True)
class Proc:
    """`waits`: it asks, draws or calls what does; `leaves`: it may end the game or go on elsewhere in the main procedure;
    `cyclic`: it can reach itself. `kept`: the locals that a state keeps while the game waits."""

    name: str
    parameters: tuple[str, ...]
    blocks: dict[int, Block]
    entry: int
    waits: bool
    leaves: bool
    cyclic: bool
    at: int = 0
    title: str = ""
    kept: tuple[str, ...] = ()


@dataclass(frozen=True)
class Blocks:
    """A program whose procedures are blocks. `program`: all else of it. `landings`: what can be left from anywhere -> the
    number to go on with. `phases`: the same number -> the secret phase before it, in order."""

    program: Program
    procedures: dict[str, Proc]
    resumes: dict[int, Resume]
    landings: dict[str, int] = field(default_factory=dict)
    phases: dict[int, st.Secret] = field(default_factory=dict)

    def ways(self, block: Block) -> tuple[int, ...]:
        """Where control may go on in the procedure, also by a procedure that leaves everything. On the first of these ways the
        end of the block has assigned what it assigns."""
        if isinstance(block.end, Call):
            left = (self.resumes[self.landings[label]].block for label in block.end.landings)
            return (block.end.to, *dict.fromkeys(left))
        return successors(block.end)


Ways = Callable[[Block], tuple[int, ...]]


def sources(blocks: dict[int, Block], ways: Ways, ids: Iterable[int]) -> dict[int, list[int]]:
    """Block -> those of these blocks that control comes from (its predecessors)."""
    found: dict[int, list[int]] = {id: [] for id in ids}
    for id in found:
        for to in ways(blocks[id]):
            if to in found:
                found[to].append(id)
    return found


def successors(end: End) -> tuple[int, ...]:
    """Where control may go next in the same procedure, also after waiting."""
    match end:
        case Goto(to):
            return (to,)
        case Branch(_, yes, no):
            return (yes, no)
        case Next(_, _, body, done):
            return (body, done)
        case Return() | Over() | Fail() | Leave():
            return ()
    return (end.to,)


def origin(end: End) -> int:
    """Where an end stands in the rules, 0 if not by itself. A secret phase has the place of what came before it."""
    if isinstance(end, Call) or isinstance(end, Wait) and not isinstance(end.node, st.Secret):
        return end.node.at
    return end.at if isinstance(end, (Branch, Next, Fail)) else 0


def end_assigns(end: End) -> frozenset[str]:
    """The local that an end assigns on its first way."""
    match end:
        case Wait(node) if (name := assigned(node)) is not None:
            return frozenset({name})
        case Next(var=name):
            return frozenset({name})
    return frozenset()


def end_expressions(end: End) -> tuple[Expr, ...]:
    match end:
        case Branch(test=value) | Next(items=value):
            return (value,)
        case Wait(node) | Call(node):
            return tuple(parts(node))
    return ()
