"""Pure expressions: they read the state, never change it, and always end.

A value is an int or a tuple of ints. Sets are bit masks (ints), lists and piles are tuples, `none` is -1, no/yes are 0/1.
Expressions are never changed once made (they are hashed and shared); they are not frozen only because that is slower to make.
Evaluation order is left to right; `and`, `or` and `Cond` stop early. Truth values are 0/1 or Python bools, never others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union


@dataclass(slots=True, unsafe_hash=True)
class Int:
    value: int


@dataclass(slots=True, unsafe_hash=True)
class Tup:
    """A tuple made of its items."""

    items: tuple["Expr", ...]


@dataclass(slots=True, unsafe_hash=True)
class Var:
    """A local of the procedure, a parameter, or the variable of an enclosing Fold or LetIn."""

    name: str


@dataclass(slots=True, unsafe_hash=True)
class Cell:
    """A cell of the state: `field` itself, or its element `index` when the field is indexed."""

    field: str
    index: "Expr | None" = None


@dataclass(slots=True, unsafe_hash=True)
class Pile:
    """The cards at a place, bottom first: the last one is the top. `place` is a place number."""

    place: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Loc:
    """The place number where a card is. Place 0 is the box."""

    card: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Const:
    """Element `index` of a constant tuple of the program; the whole tuple without an index."""

    name: str
    index: "Expr | None" = None


@dataclass(slots=True, unsafe_hash=True)
class Op:
    """Two operands. `op`: + - * // (rounded down) /^ (rounded up) % == != < <= > >= and or & | &~ (mask without) min max."""

    op: str
    left: "Expr"
    right: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Not:
    value: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Neg:
    value: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Cond:
    """`then` if `test`, else `other`; only one of them is evaluated."""

    test: "Expr"
    then: "Expr"
    other: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class LetIn:
    """`body` with `name` standing for `value`."""

    name: str
    value: "Expr"
    body: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Has:
    """Is bit `item` set in `mask`? `item` may be -1 (none), which is never in."""

    mask: "Expr"
    item: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Bit:
    """The mask with one bit set."""

    item: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Bits:
    """The members of a mask as an ascending tuple. `width`: the mask is below 2**width."""

    mask: "Expr"
    width: int


@dataclass(slots=True, unsafe_hash=True)
class MaskOf:
    """The mask of a tuple's items."""

    items: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class PopCount:
    mask: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Len:
    items: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Contains:
    """Is `item` one of the tuple's items?"""

    items: "Expr"
    item: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class At:
    """Element of a tuple; `index` counts from 0, -1 is the last one. `card`: it is a card or a list of cards, in a tuple that can
    hold other things at the same place."""

    items: "Expr"
    index: "Expr"
    card: bool = False


@dataclass(slots=True, unsafe_hash=True)
class IndexOf:
    """Position of `item` in the tuple, counted from 0; -1 if it is not there."""

    items: "Expr"
    item: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Slice:
    """Items from `start` up to and without `stop` (None: to the end); as Python slices tuples with non-negative bounds."""

    items: "Expr"
    start: "Expr"
    stop: "Expr | None"


@dataclass(slots=True, unsafe_hash=True)
class Range:
    """All whole numbers from `low` to `high`, both included, as a tuple; empty if high < low."""

    low: "Expr"
    high: "Expr"


@dataclass(slots=True, unsafe_hash=True)
class Seats:
    """The number of seats of this game."""


@dataclass(slots=True, unsafe_hash=True)
class Fold:
    """Runs over a tuple. `var` is bound to each item in turn; items whose `where` is false are passed over.

    kind     gives
    any      is there an item (that also fulfils `value`, if there is one)?
    all      does `value` hold for all items?
    count    how many items
    sum      the sum of `value`
    highest  the highest `value`; 0 if there is no item
    lowest   the lowest `value`; 0 if there is no item
    those    the tuple of items, stably sorted by `keys`
    best     the tuple of items that tie for the first place of `keys`
    first    the first item in the order of `keys`; -1 if there is none
    apart    the tuple of the first item of each `value`, in order
    map      the tuple of `value`s, in order
    join     the items of all `value`s, which are tuples, in order

    `keys` are (expression, highest?) pairs.
    """

    kind: str
    var: str
    items: "Expr"
    where: "Expr | None" = None
    value: "Expr | None" = None
    keys: tuple[tuple["Expr", bool], ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class CallFn:
    """A pure function of the program."""

    function: str
    args: tuple["Expr", ...]


@dataclass(slots=True, unsafe_hash=True)
class CallFnBy:
    """The pure function whose name stands at `index` in the function table `table` of the program (None: the value 1)."""

    table: str
    index: "Expr"
    args: tuple["Expr", ...]


@dataclass(slots=True, unsafe_hash=True)
class Helper:
    """A pure helper (`runtime/helpers.py`; the reference interpreter has its own). Called with the state first if `state` is set.

    clockwise(n, p)              all n seats from p on, clockwise
    rivals(n, p)                 the other seats, clockwise from the left of p
    distance(n, a, b)            steps clockwise from seat a to seat b
    rotation(n, p, k)            clockwise(n, p), k times over
    power(b, k)                  b to the k-th
    unique(items)                the items without repetitions, in order
    backwards(items)             the items in reverse order
    gathered(items)              the items with equal ones side by side, in ascending order
    group(grid, beside, cell)    the cells that hang together with `cell` (`beside[c]`: the neighbours of c) and hold the same
    turned(face, quarters)       a face (height, width, *cells) turned clockwise by quarter turns
    fits(h, w, face, cell[, apart])   does the face, its first cell on `cell`, stay inside a grid of h by w? (holes, -1, may stand
                                 out; `apart`: how far the first cells of two rows are apart, where that is not w)
    overlap(grid, h, w, face, cell)   how many filled cells (not -1) of the flat grid it would cover (those inside the edge)
    laid(grid, h, w, face, cell[, apart])   the flat grid with the face laid on it (cells outside the edge are dropped, holes cover
                                 nothing)
    areas(items, leads)          which of the items hang together, as masks; leads[i] is the mask of what items[i] leads to. In the
                                 order of their first items
    reached(items, leads, starts, onward)   the mask of those items that are starts or can be reached from one, over items only;
                                 onward[i] is the mask of what starts[i] leads to
    steps(items, leads, starts, onward, goals)   the fewest steps from a start to one of the goals, over items only; -1 if there
                                 is no way
    owe(needs, i, k)             the tuple with k added at position i
    payable(have, needs, edges)  can all needs be paid from what there is? `edges` is a flat tuple j0, i0, j1, i1, ...: one unit
                                 of resource j may be paid in place of one of resource i (one step only, no chains)
    pay_options(have, needs, edges)   how many units k of the first edge's substitute may be used, ascending, so that the rest
                                 stays payable with the later edges only
    """

    name: str
    args: tuple["Expr", ...]
    state: bool = False


@dataclass(slots=True, unsafe_hash=True)
class Fixed:
    """In `why` functions only: is `value` allowed for the choice called `name` by the values the asker fixed?"""

    name: str
    value: "Expr"


Atom = Union[Int, Var, Cell, Const, Pile, Loc, Seats]
Combination = Union[Op, Not, Neg, Cond, LetIn]
OfSet = Union[Has, Bit, Bits, MaskOf, PopCount]
OfTuple = Union[Tup, Len, Contains, At, IndexOf, Slice, Range, Fold]
Called = Union[CallFn, CallFnBy, Helper, Fixed]
Expr = Union[Atom, Combination, OfSet, OfTuple, Called]
