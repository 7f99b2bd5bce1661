"""What a name can mean at a place, what is known there, and which function binds which kind of node.

A `Scope` is handed down while a rule is bound: whether somebody acts (`me`), which card `this` is, the locals so far, the facts
that hold. A block inside gets a copy; only `facts`, `locals` and the marks of what has happened grow along a block.

Expressions and statements hold each other, and so would the modules that bind them import each other. They all register with
`@binds` and `@binds_statement` here instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from compiler.bound import tree
from compiler.bound.facts import Facts, forget, reads_state
from compiler.bound.index import Role
from compiler.bound.intervals import OPEN, Interval, meet
from compiler.bound.presumed import Presumed
from compiler.bound.tree import Expr, Local, Missing
from compiler.model import FieldInfo, Model, RuleInfo
from compiler.report import Reporter, suggestion
from compiler.types import PlayerType, Type, Unknown
from dsl import syntax
from dsl.diagnostic import ERROR, WARNING, Label
from dsl.source import Source, Span
from dsl.syntax import NOWHERE, Ident

if TYPE_CHECKING:
    from compiler.bound.binder import Binder

Named = TypeVar("Named", bound=tree.Symbol)
SEAT = PlayerType()
ME = tree.Word(NOWHERE, SEAT, "me")
THEY = tree.Word(NOWHERE, SEAT, "they")


def missing(span: Span) -> Missing:
    return Missing(span, Unknown())


@dataclass(frozen=True)
class Need:
    """What a function needs of its arguments: `key` must lie in `wanted`, or reading `table` fails."""

    key: Expr
    wanted: frozenset[int]
    table: str
    column: str


@dataclass(frozen=True)
class Read:
    """A hidden field that is read, and whose it is (None: the game's)."""

    field: FieldInfo
    owner: Expr | None


@dataclass
class Scope:
    """`needs`, `reads`: collected where somebody cares, instead of reported; `seen`: places that were looked at; `presumed`: what
    loops run over; `loops`: how many `repeat`s stand around; `effects`: something has happened before this place of the rule;
    `inside`: in what kind of block, that is no deed of its own, this stands; `event`: the event that answers here;
    `points`: somebody's `total` may be read; `seats`: the players of an example; `role`: the way in which everything here is
    mentioned, if there is one; `written`: the name that is bound to be changed, not read."""

    binder: Binder
    source: Source
    me: Expr | None = None
    them: Expr | None = None
    this: Type | None = None
    amount: bool = False
    total: bool = False
    points: bool = False
    locals: dict[str, Local] = field(default_factory=dict)
    facts: Facts = field(default_factory=dict)
    needs: list[Need] | None = None
    reads: list[Read] | None = None
    seats: dict[str, tree.Constant] = field(default_factory=dict)
    seen: frozenset[tuple[FieldInfo, Expr | None]] = frozenset()
    presumed: tuple[Presumed, ...] = ()
    loops: int = 0
    effects: bool = False
    inside: str = ""
    event: RuleInfo | None = None
    role: Role | None = None
    written: tuple[Span, Role] | None = None

    @property
    def model(self) -> Model:
        return self.binder.model

    @property
    def reporter(self) -> Reporter:
        return self.binder.reporter

    def inner(self, test: Expr | None = None, holds: bool = True) -> Scope:
        """A scope for a block inside, with its own locals and facts. `test`: it is only done if this holds (or not)."""
        other = Scope.__new__(Scope)  # much quicker than `replace`
        other.__dict__.update(self.__dict__, locals=dict(self.locals), facts=dict(self.facts))
        if test is not None:
            other.assume(test, holds)
        return other

    # ------------------------------------------------------------ what is known

    def assume(self, test: Expr, holds: bool = True) -> None:
        self.facts = self.binder.ranges.assume(test, holds, self.facts)

    def assume_of_size(self, test: Expr) -> None:
        """The same of what only places on a grid need, whose size a setting says."""
        if self.binder.ranges.sizing:
            self.assume(test)

    def range(self, expr: Expr) -> Interval:
        return self.binder.ranges.of(expr, self.facts)

    def truth(self, test: Expr) -> bool | None:
        return self.binder.ranges.truth(test, self.facts)

    def know(self, local: Local, bounds: Interval) -> None:
        if bounds != OPEN:
            read = tree.LocalRead(local.span, local.type, local)
            self.facts[read] = meet(self.facts.get(read, OPEN), bounds)

    def forget_state(self) -> None:
        """Behind something that may change anything, only what is known of locals stays."""
        self.facts = forget(self.facts, reads_state)

    def forget_field(self, info: FieldInfo) -> None:
        def reads(expr: object) -> bool:
            match expr:
                case tree.FunctionRead() | tree.Word(word="partners"):
                    return True
                case tree.FieldRead(field=field):
                    return field is info
            return False

        self.facts = forget(self.facts, reads)

    # ------------------------------------------------------------ names

    def declare(self, name: str, type: Type, kind: str, span: Span) -> Local:
        """A new local, with what its type says of it."""
        local = Local(name, type, kind, span)
        self.locals[name] = local
        self.know(local, self.model.bounds_of(type))
        self.binder.index.define(local, self.source, span)
        return local

    def refer(self, symbol: Named, span: Span, role: Role = Role.READ) -> Named:
        """Notes that a thing is mentioned here, and gives it back."""
        if self.written is not None and self.written[0] == span and isinstance(symbol, FieldInfo):
            role = self.written[1]
        self.binder.index.refer(symbol, self.source, span, self.role or role)
        return symbol

    # ------------------------------------------------------------ findings

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        label: str = "",
        help: str | None = None,
        *,
        others: Iterable[Label] = (),
        declared: tree.Declared | None = None,
        there: str = "declared here",
        notes: Iterable[str] = (),
        severity: str = ERROR,
    ) -> Missing:
        """Reports, and gives what stands in the place of what is wrong. `declared`: what it is about, `there`: what is said of the
        place where that is declared."""
        others = others if declared is None else [declared.place.label(there)]
        self.reporter.report(code, message, self.source, span, label, help=help, others=others, notes=notes, severity=severity)
        return missing(span)

    def warn(self, code: str, message: str, span: Span, label: str, help: str, range_of: FieldInfo | None = None) -> None:
        self.error(code, message, span, label, help, declared=range_of, there="its range", severity=WARNING)

    def unknown(
        self,
        code: str,
        message: str,
        name: Ident,
        candidates: Iterable[str],
        group: str,
        label: str = "not declared anywhere",
        otherwise: str | None = None,
    ) -> Missing:
        """There is no such thing. The help is a name that is meant, one of the `group`, or else `otherwise`."""
        if name.text in self.model.refused:
            return missing(name.span)
        return self.error(code, message, name.span, label, suggestion(name.text, candidates, group) or otherwise or DECLARE)


# ---------------------------------------------------------------- which function binds which kind of node

DECLARE = "check its spelling, or declare it"
BindExpression = Callable[[Scope, Any, Type | None], Expr]
BindStatement = Callable[[Scope, Any], tree.Statement | None]
Expression = TypeVar("Expression", bound=BindExpression)
Deed = TypeVar("Deed", bound=BindStatement)
Several = TypeVar("Several", bound=Callable[..., tuple[tree.Statement, ...]])

_expressions: dict[type, BindExpression] = {}
_statements: dict[type, BindStatement] = {}
_several: set[type] = set()


def binds(*kinds: type[syntax.Node]) -> Callable[[Expression], Expression]:
    """Makes a function the one that binds expressions of these kinds."""

    def register(function: Expression) -> Expression:
        _expressions.update(dict.fromkeys(kinds, function))
        return function

    return register


def binds_statement(*kinds: type[syntax.Node]) -> Callable[[Deed], Deed]:
    def register(function: Deed) -> Deed:
        _statements.update(dict.fromkeys(kinds, function))
        return function

    return register


def binds_several(kind: type[syntax.Node]) -> Callable[[Several], Several]:
    """For what is several statements once its names are settled; whoever meets it asks for them."""
    _several.add(kind)
    return lambda function: function


def bind(scope: Scope, node: syntax.Expr, want: Type | None = None) -> Expr:
    """An expression. `want`: the type that is expected, which settles what a bare choice or row means."""
    return _expressions[type(node)](scope, node, want)


def bind_statement(scope: Scope, node: syntax.Statement) -> tree.Statement | None:
    """A statement; None if so much is wrong that nothing is left of it."""
    return _statements[type(node)](scope, node)


def kinds_bound() -> frozenset[type]:
    """Every kind of node that something is registered for."""
    return frozenset({*_expressions, *_statements, *_several})
