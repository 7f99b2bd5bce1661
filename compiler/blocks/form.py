"""The block form: procedures as basic blocks, and the numbers by which a waiting game goes on.

A block is a list of statements that run from first to last, and one end that says where control goes. Statements with others
inside are gone: `If`, `Block`, `ForEach`, `Loop` and `Exit` have become blocks and ends. Where the game waits stands a `Resume`:
a continuation with the number that `pc`, or the return point of a procedure, holds meanwhile. 0 means that the game waits,
1 that a procedure run by itself has come to its end, 2 that the game is over; resumes have the numbers from 3 on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from compiler.ir.expr import Expr
from compiler.ir.program import Program
from compiler.ir.stmt import Stmt

STOP, OVER, FIRST = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Goto:
    to: int


@dataclass(frozen=True, slots=True)
class Branch:
    test: Expr
    yes: int
    no: int


@dataclass(frozen=True, slots=True)
class Next:
    """The head of a loop that doesn't wait: `var` becomes the next of the items, which are fixed when control gets here from
    outside, and control goes to `body`; to `done` if there is none left."""

    var: str
    items: Expr
    body: int
    done: int


@dataclass(frozen=True, slots=True)
class Ask:
    into: str
    seat: Expr
    options: Expr
    prompt: int
    to: int
    resume: int
    at: int


@dataclass(frozen=True, slots=True)
class Roll:
    """The sum of `count` dice, drawn at once from all ways they can fall as long as these are few (`draws.py`)."""

    into: str
    count: Expr
    sides: int
    to: int
    resume: int
    at: int


@dataclass(frozen=True, slots=True)
class Pick:
    """One of the items, all equally likely. `blurs`: they are cards, and whoever knew some of them is not sure any more."""

    into: str
    items: Expr
    blurs: bool
    prompt: int
    to: int
    resume: int
    at: int


@dataclass(frozen=True, slots=True)
class Top:
    into: str
    place: Expr
    to: int
    resume: int
    at: int


@dataclass(frozen=True, slots=True)
class Call:
    """Runs a procedure that waits or may leave. `resume` is 0 if it never waits. `spills`: it may come back to this one while
    this one is running, so what is kept goes to a stack. `landings`: what of the main procedure may be left on the way."""

    procedure: str
    args: tuple[Expr, ...]
    to: int
    resume: int
    spills: bool
    landings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallBy:
    """The same with the procedure whose name stands at `index` in a table."""

    table: str
    index: Expr
    args: tuple[Expr, ...]
    to: int
    resume: int
    spills: bool
    landings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seal:
    """Begins the secret phase of this number."""

    phase: int
    seats: Expr
    to: int
    resume: int


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


End = Union[Goto, Branch, Next, Ask, Roll, Pick, Top, Call, CallBy, Seal, Return, Over, Fail, Leave]


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


@dataclass(frozen=True, slots=True)
class Phase:
    """A secret phase: `procedure(seat)` for each seat; what it may write; the number to go on with."""

    procedure: str
    writes: tuple[str, ...]
    places: tuple[str, ...]
    resume: int


@dataclass(frozen=True)
class Blocks:
    """A program whose procedures are blocks. `program`: all else of it. `landings`: what can be left from anywhere -> the
    number to go on with."""

    program: Program
    procedures: dict[str, Proc]
    resumes: dict[int, Resume]
    landings: dict[str, int] = field(default_factory=dict)
    phases: tuple[Phase, ...] = ()


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


def end_assigns(end: End) -> frozenset[str]:
    """The local that an end assigns on its first way."""
    match end:
        case Ask() | Roll() | Pick() | Top():
            return frozenset({end.into})
        case Next(var=name):
            return frozenset({name})
    return frozenset()


def end_expressions(end: End) -> tuple[Expr, ...]:
    match end:
        case Branch(test=value) | Next(items=value) | Pick(items=value):
            return (value,)
        case Roll(count=value) | Top(place=value) | Seal(seats=value):
            return (value,)
        case Ask():
            return (end.seat, end.options)
        case Call():
            return end.args
        case CallBy():
            return (end.index, *end.args)
    return ()
