"""What can be asked of a bound node when it is put into words, and which function answers for which kind of node.

Expressions, conditions and statements hold each other, and so would the modules that say them import each other. They register
their functions here instead (dispatch on the class of a node, a multimethod), and ask each other through these names. A new kind
of statement needs one function under `@statement.of`; a test fails for a kind that nothing is registered for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from compiler.bound import tree
from compiler.model import FieldInfo
from compiler.text.pieces import Modifier, Np, Words
from dsl.syntax.nodes import Node

AND, THEN, BREAK = "and", "then", "break"
Answer = TypeVar("Answer")
Function = TypeVar("Function", bound=Callable[..., Any])


class Question(Generic[Answer]):
    """Called with a telling and a node; further arguments are handed on."""

    def __init__(self) -> None:
        self.by_kind: dict[type, Callable[..., Answer]] = {}
        self.default: Callable[..., Answer] | None = None

    def of(self, *kinds: type[Node]) -> Callable[[Function], Function]:
        """Makes a function the answer for these kinds of nodes."""

        def register(function: Function) -> Function:
            self.by_kind.update(dict.fromkeys(kinds, function))
            return function

        return register

    def otherwise(self, function: Function) -> Function:
        """Makes a function the answer for all other kinds."""
        self.default = function
        return function

    def __call__(self, t: Any, node: Node, *more: Any) -> Answer:
        function = self.by_kind.get(type(node)) or self.default
        assert function is not None, f"nothing says {type(node).__name__}"
        return function(t, node, *more)


class Clause(NamedTuple):
    """A condition: a phrase, who it is about (`name` is the local or word behind them), and what fills its slots."""

    key: str
    subject: Np | None = None
    name: tree.Local | FieldInfo | str | None = None
    slots: dict[str, Any] = {}


class Said(NamedTuple):
    """A clause. `link` is how it joins others: `and`, `then`, or `break` if it has inner punctuation and can't.
    `after` are sentences that follow it; `role` and `what` let neighbours merge (choices, payments), and
    so do the `parts` of what the reader gains."""

    words: Words
    link: str = THEN
    after: tuple[Words, ...] = ()
    role: str = ""
    what: Words = ()
    parts: tuple[Words, ...] = ()


class Spot(NamedTuple):
    """Where a statement stands. `mood`: `do` as a sentence of its own, `may` after "you may", `option` in a list of options;
    `first` behind a head; `before` and `rest`: the statements around it; `also`: it comes on top of the same deed."""

    mood: str = "do"
    before: tree.Block = ()
    rest: tree.Block = ()
    also: bool = False


value: Question[Words] = Question()
"""An expression where a value is expected."""
thing: Question[Np] = Question()
"""One player, card, region, choice. Asked with a role: subject, object or owner."""
place: Question[Np] = Question()
"""A set or pile as a whole: "your hand", "all competitors"."""
element: Question[Np] = Question()
"""One of a set, not yet chosen: "a competitor", "a card from your hand"."""
clause: Question[Clause] = Question()
"""A condition that is no conjunction. Asked with whether it is negated."""
condition: Question[Words] = Question()
"""Any condition as a clause, without a capital or a full stop. Asked with whether it is negated."""
modifier: Question[tuple[tuple[Words, ...], Modifier | None]] = Question()
"""A condition on what is described: what stands before its noun, and what stands behind. Asked with whom it is about."""
statement: Question[list[Said]] = Question()
"""What a statement says. Asked with its `Spot`."""
item: Question[list[Said]] = Question()
"""What something that lasts or reacts says. Asked with its group (see `lasting`)."""
