"""Statements: what changes the state, asks, rolls, and decides where to go on.

Control is structured: blocks and loops have labels, `Exit` leaves the named one of the same procedure. Only `Leave` crosses
procedures: it abandons everything that is running and goes on behind the block of that label in the main procedure.
`at` is an index into the program's origins (file, line, column), 0 if there is none.
Locals are assigned by Let, Ask, Chance and loops; a name may be assigned in several places but has one type.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from compiler.ir.expr import Cell, Expr


@dataclass(slots=True, unsafe_hash=True)
class Let:
    name: str
    value: Expr
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Store:
    """Writes a cell. If `low`/`high` are given the value must lie between them, else the run fails with a RuleLimit."""

    cell: Cell
    value: Expr
    low: Expr | None = None
    high: Expr | None = None
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Change:
    """Adds `delta` to a cell and stops at the bounds (None: open). `into` names the local that gets the change that
    really happened, as a signed number."""

    cell: Cell
    delta: Expr
    low: Expr | None
    high: Expr | None
    into: str | None = None
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Move:
    """Moves cards (a tuple) one by one to a place; `bottom`: under it. A card that is already there is moved too.
    Updates who knows the card. The run fails with a RuleLimit that names the place by its `name` if it would hold more than
    `capacity`. `chosen`: which cards of their place these are is not told by the rules alone, so whoever sees neither end
    can't be sure any more."""

    cards: Expr
    place: Expr
    bottom: bool = False
    capacity: Expr | None = None
    at: int = 0
    chosen: bool = False
    name: str = ""


@dataclass(slots=True, unsafe_hash=True)
class Show:
    """Everybody knows this card from now on; it stays where it is."""

    card: Expr


@dataclass(slots=True, unsafe_hash=True)
class Shuffle:
    """Puts a pile in random order and makes everyone forget it. With explicit chance the order stays undecided instead:
    `Top` decides card by card."""

    place: Expr
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Look:
    """`seat` knows the cards of this place from now on."""

    seat: Expr
    place: Expr
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Ask:
    """`seat` decides: `into` becomes one of `options` (a tuple, never empty, all different). `prompt` is an index into the
    program's prompts. A question with one option is asked like any other."""

    into: str
    seat: Expr
    options: Expr
    prompt: int
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Roll:
    """`into` becomes the sum of `count` dice with `sides` sides."""

    into: str
    count: Expr
    sides: int
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class PickRandom:
    """`into` becomes one of `items` (never empty), all equally likely; equal ones that follow each other are one outcome.
    `prompt`: what labels the outcomes. If the items come from a pile, whoever knew some of these cards in a hidden place is not
    sure of them any more."""

    into: str
    items: Expr
    prompt: int = 0
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Top:
    """`into` becomes the top card of a place that is not empty; with explicit chance the still undecided top card is
    decided here."""

    into: str
    place: Expr
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class If:
    test: Expr
    then: tuple["Stmt", ...]
    other: tuple["Stmt", ...] = ()
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Block:
    label: str
    body: tuple["Stmt", ...]


@dataclass(slots=True, unsafe_hash=True)
class ForEach:
    """Runs over a tuple that is fixed at the start."""

    label: str
    var: str
    items: Expr
    body: tuple["Stmt", ...]
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Loop:
    """Repeats its body until an Exit; after `limit` times the run fails with a RuleLimit naming `at` and `why`."""

    label: str
    limit: Expr
    body: tuple["Stmt", ...]
    at: int = 0
    why: str = "this is repeated too often"


@dataclass(slots=True, unsafe_hash=True)
class Exit:
    label: str


@dataclass(slots=True, unsafe_hash=True)
class Leave:
    """Goes on behind the block `label` of the main procedure, from anywhere inside it."""

    label: str


@dataclass(slots=True, unsafe_hash=True)
class Call:
    procedure: str
    args: tuple[Expr, ...]
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class CallBy:
    """Calls the procedure whose name stands at `index` in the procedure table `table` (None: nothing happens)."""

    table: str
    index: Expr
    args: tuple[Expr, ...]
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Secret:
    """Runs `procedure(seat, args)` for every seat of `seats`, sealed from each other, in any order of answers. `writes` names the
    fields, `places` the place fields it may write (always the seat's own parts). A single field of the game among them is
    each strand's own while the phase runs; afterwards it has the value of the last strand, in seat order, that changed it.
    A strand asks its own seat only; no chance, Leave, GameOver or Secret inside."""

    seats: Expr
    procedure: str
    writes: tuple[str, ...]
    places: tuple[str, ...]
    at: int = 0
    args: tuple[Expr, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Best:
    """Runs `procedure(args)` answering its questions so that `value` is highest afterwards; the first such way in the
    order of the options. More than `limit` ways are a RuleLimit. `value` may read locals of the caller, which the
    procedure doesn't change. No chance, Leave, GameOver or Secret inside."""

    procedure: str
    args: tuple[Expr, ...]
    value: Expr
    limit: int
    at: int = 0


@dataclass(slots=True, unsafe_hash=True)
class GameOver:
    """The game is over; scores and winners can be read."""


@dataclass(slots=True, unsafe_hash=True)
class Mark:
    """This statement of the rules is run (for coverage). Nothing in normal play."""

    at: int


@dataclass(slots=True, unsafe_hash=True)
class Note:
    """A line for the log, made only when a log is asked for. `note` is an index into the program's notes, `seat` whom it is
    about, `args` the values of its slots; `audience`: the mask of seats who may read it, None for all."""

    note: int
    seat: Expr
    args: tuple[Expr, ...]
    audience: Expr | None = None
    at: int = 0


Effect = Union[Let, Store, Change, Move, Show, Shuffle, Look]
Question = Union[Ask, Roll, PickRandom, Top]
Control = Union[If, Block, ForEach, Loop, Exit, Leave, Call, CallBy, Secret, Best, GameOver]
Stmt = Union[Effect, Question, Control, Mark, Note]
