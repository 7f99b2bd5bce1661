"""The state of binding one game, and what is bound on demand: functions and the lead-ins of rules, whose order of declaration
does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.bound.columns import Columns
from compiler.bound.fit import condition, number
from compiler.bound.index import Heard, Index
from compiler.bound.intervals import OPEN, Interval, difference, join, meet, sum_of
from compiler.bound.leadins import bind_lead_in, run_length
from compiler.bound.ranges import Ranges, last_round
from compiler.bound.scope import ME, Need, Read, Scope, bind
from compiler.bound.tree import Choose, Expr, If, LeadIn, Local, Node, Word
from compiler.model import DefineInfo, Model, QuantityInfo, RuleInfo
from compiler.report import Reporter
from compiler.types import FlagType, IntType, ListOf, Type
from dsl import syntax
from dsl.source import Source, Span
from dsl.walk import nodes_in


@dataclass(frozen=True)
class Line:
    """A line of a quantity. `kind`: base, plus, minus, least, most; `label`: what a summary calls it."""

    kind: str
    value: Expr
    condition: Expr | None
    label: str = ""


@dataclass
class Signature:
    """What callers must know of a define or quantity, and what it is made of. `value`: of a define; `lines`: of a quantity."""

    params: tuple[Local, ...]
    needs: list[Need] = field(default_factory=list)
    reads: list[Read] = field(default_factory=list)
    has_me: bool = True
    type: Type | None = None
    value: Expr | None = None
    lines: tuple[Line, ...] = ()


@dataclass
class Opening:
    """The lead-in of a rule, the scope behind it, and the statements that are left."""

    params: tuple[Local, ...]
    scope: Scope
    lead_in: tuple[LeadIn, ...]
    rest: tuple[syntax.Statement, ...]


Function = DefineInfo | QuantityInfo
ENDS = ("least", "most")
"""The lines of a quantity that are not added up."""


class Binder:
    """`groups`: defines that are lists of rules; `done_by_nobody`: rules that are done where no player acts."""

    def __init__(self, model: Model, reporter: Reporter):
        self.model, self.reporter = model, reporter
        self.columns = Columns(model)
        self.ranges = Ranges(model, self.columns, last_round=last_round(model.play[0].flow if model.play is not None else ()))
        self.index = Index()
        self.heard = Heard(model)
        self.groups = {define.name: names for define in model.defines.values() if (names := rules_listed(model, define))}
        self.signatures: dict[Function, Signature] = {}
        self.openings: dict[RuleInfo, Opening] = {}
        self.done_by_nobody: list[tuple[RuleInfo, Source, Span]] = []
        self._params: dict[Function | RuleInfo, tuple[Local, ...]] = {}
        self._in_progress: list[Function] = []

    def params(self, info: Function | RuleInfo) -> tuple[Local, ...]:
        if info not in self._params:
            locals = tuple(Local(p.name, p.type, "parameter", p.span) for p in info.params)
            for local in locals:
                self.index.define(local, info.place.source, local.span)
            self._params[info] = locals
        return self._params[info]

    def scope(self, source: Source, params: tuple[Local, ...] = (), me: bool = True) -> Scope:
        scope = Scope(self, source, ME if me else None)
        for local in params:
            scope.locals[local.name] = local
            scope.know(local, self.model.bounds_of(local.type))
        return scope

    # ------------------------------------------------------------ rules

    def opening(self, info: RuleInfo) -> Opening:
        if info not in self.openings:
            params = self.params(info)
            scope = self.scope(info.place.source, params)
            statements = info.node.body.statements
            run = run_length(statements)
            self.openings[info] = Opening(params, scope, bind_lead_in(scope, statements[:run]), statements[run:])
        return self.openings[info]

    def given(self, info: RuleInfo) -> tuple[Local, ...]:
        """Parameters and choices of a rule: what reactions to it may look at."""
        opening = self.opening(info)
        return (*opening.params, *choices_in(opening.lead_in))

    # ------------------------------------------------------------ functions

    def signature(self, info: Function, scope: Scope, span: Span) -> Signature | None:
        """What is known of a define or quantity; None if it needs itself to be known."""
        if info in self._in_progress:
            if info in self.signatures:  # a quantity has bounds before its lines are read
                return self.signatures[info]
            path = " -> ".join(f"`{one.name}`" for one in [*self._in_progress[self._in_progress.index(info) :], info])
            message = f"`{info.name}` needs itself: {path}"
            scope.error("recursive-define", message, span, "a circle", "break the circle", declared=info)
            return None
        if info not in self.signatures:
            self._in_progress.append(info)
            try:
                self.bind_quantity(info) if isinstance(info, QuantityInfo) else self.bind_define(info)
            finally:
                self._in_progress.remove(info)
        return self.signatures[info]

    def function_scope(self, info: Function) -> Scope:
        scope = self.scope(info.place.source, self.params(info))
        scope.needs, scope.reads = [], []
        return scope

    def bind_define(self, info: DefineInfo) -> None:
        scope = self.function_scope(info)
        value = bind(scope, info.node.value)
        ranges = self.ranges
        if isinstance(value.type, ListOf):
            ranges.functions[info] = ranges.item(value, scope.facts)
            ranges.lengths[info] = ranges.length(value, scope.facts)
        else:
            ranges.functions[info] = (0, 1) if isinstance(value.type, FlagType) else scope.range(value)
        needs, reads, has_me = scope.needs or [], scope.reads or [], speaks_of_me(value)
        self.signatures[info] = Signature(self.params(info), needs, reads, has_me, value.type, value)

    def bind_quantity(self, info: QuantityInfo) -> None:
        scope = self.function_scope(info)
        bounds = written_bounds(info)
        self.ranges.functions[info] = bounds
        self.signatures[info] = Signature(self.params(info), type=IntType(*bounds))
        printed, total = self.printed_lines(info, scope)
        adjusted = info.name in self.heard.adjusted
        has_me = adjusted or any(speaks_of_me((line.value, line.condition)) for line in printed)
        if not adjusted:
            self.ranges.functions[info] = meet(bounds, total)
        needs, reads = list(scope.needs or []), list(scope.reads or [])
        ends = [Line(one.kind, number(scope, one.value), None, label_of(one)) for one in info.node.lines if one.kind in ENDS]
        self.signatures[info] = Signature(self.params(info), needs, reads, has_me, IntType(None, None), None, (*printed, *ends))

    def printed_lines(self, info: QuantityInfo, scope: Scope) -> tuple[tuple[Line, ...], Interval]:
        """The lines that are added up, and between which numbers their sum lies."""
        made: list[Line] = []
        total: Interval = (0, 0)
        for line in (one for one in info.node.lines if one.kind not in ENDS):
            test = condition(scope, line.condition) if line.condition is not None else None
            inner = scope.inner(test) if test is not None else scope
            value = number(inner, line.value)
            bounds = inner.range(value) if test is None else join(inner.range(value), (0, 0))
            if line.kind == "base" and made:
                message, help = f"`{info.name}` has two `base` lines", "write `plus` for the second one"
                scope.error("missing-base", message, line.span, "", help)
            total = difference(total, bounds) if line.kind == "minus" else sum_of(total, bounds)
            made.append(Line(line.kind, value, test, label_of(line)))
        kinds, span = {line.kind for line in info.node.lines}, info.place.span
        if "base" not in kinds:
            scope.error("missing-base", f"the quantity `{info.name}` has no `base`", span, "", "add a `base` line")
        if "least" not in kinds:
            message = f"the quantity `{info.name}` doesn't say how low it may go"
            scope.error("missing-floor", message, span, "", "add `at least 0`, or the bound that is meant")
        return tuple(made), total


def label_of(line: syntax.QuantityLine) -> str:
    return line.label.value if line.label is not None else ""


def written_bounds(info: QuantityInfo) -> Interval:
    """The bounds of a quantity that are written in digits."""
    bounds = OPEN
    for line in info.node.lines:
        match line.value:
            case syntax.Number(value=value):
                pass
            case syntax.Negate(value=syntax.Number(value=value)):
                value = -value
            case _:
                continue
        if line.kind in ENDS:
            bounds = meet(bounds, (value, None) if line.kind == "least" else (None, value))
    return bounds


def speaks_of_me(value: object) -> bool:
    return any(isinstance(n, Word) and n.word in ("me", "rivals", "partners") for n in nodes_in(value))


def choices_in(lead_in: tuple[Node, ...]) -> tuple[Local, ...]:
    """What a lead-in lets somebody choose, under conditions too."""
    found: list[Local] = []
    for item in lead_in:
        if isinstance(item, Choose):
            found.append(item.local)
        elif isinstance(item, If):
            otherwise = (item.otherwise,) if isinstance(item.otherwise, If) else item.otherwise or ()
            found += choices_in((*item.then, *otherwise))
    return tuple(found)


def rules_listed(model: Model, define: DefineInfo) -> tuple[str, ...]:
    """The names of a define that is a list of rules."""
    value = define.node.value
    if not isinstance(value, syntax.SetLiteral):
        return ()
    names = tuple(item.name for item in value.items if isinstance(item, syntax.Name))
    if len(names) != len(value.items) or not all(name in model.rules or name == "abilities" for name in names):
        return ()
    return names
