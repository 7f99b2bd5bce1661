"""What bound words and locals are at a place of the program: the environment of a translation."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from compiler.bound.tree import Local
from compiler.ir.expr import Expr
from compiler.lower.state import Lowering
from dsl.source import Source, Span


@dataclass
class Env:
    """`loops`: labels of the `repeat`s around, innermost last; `original`: the rule whose original is meant by `do`;
    `kept_amount`: that of a timed modifier, taken when it began; `origin_kind`: rule or cell, what coverage counts."""

    lowering: Lowering
    source: Source
    me: Expr | None = None
    them: Expr | None = None
    this: Expr | None = None
    amount: Expr | None = None
    total: Expr | None = None
    kept_amount: Expr | None = None
    locals: dict[Local, Expr] = field(default_factory=dict)
    origin_kind: str = "rule"
    original: str = ""
    automa: str = ""
    loops: tuple[str, ...] = ()

    def inner(self, **changes: Any) -> Env:
        return replace(self, locals=dict(self.locals), **changes)

    def at(self, span: Span) -> int:
        return self.lowering.origin(self.source, span, self.origin_kind)
