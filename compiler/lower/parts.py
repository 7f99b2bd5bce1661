"""Rules and effect cells, taken apart once: the environment behind the lead-in, the lead-in, what a `do` directly behind it
leads to, and the effect."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.bound import tree
from compiler.bound.game import Cell
from compiler.ir.expr import Expr, Var
from compiler.ir.make import minus
from compiler.lower.further import extra_items
from compiler.lower.leadins import Choice, Item, Kept, Price, lead_in_items
from compiler.lower.payments import Payment
from compiler.lower.state import Env, Lowering
from compiler.lower.tables import cell_env, span_of
from compiler.lower.values import fitted, keyed, value
from compiler.model import RuleInfo, TableInfo
from compiler.types import family
from dsl.source import Span


@dataclass(frozen=True)
class Call:
    """What a `do` runs: a rule, or for each thing what stands in a column of some tables. `args`: parameters; for a column: the
    row. `index`: where that row's cell stands in the tables of functions and procedures."""

    name: str
    seat: Expr
    args: tuple[Expr, ...]
    span: Span
    rule: RuleInfo | None = None
    tables: tuple[TableInfo, ...] = ()
    column: str = ""
    index: Expr | None = None


def call_of(env: Env, callee: tree.Callee, seat: Expr, span: Span) -> Call:
    if isinstance(callee, tree.RuleCall):
        params = callee.rule.params
        args = tuple(fitted(env, arg, param.type) for arg, param in zip(callee.args, params, strict=True))
        return Call(callee.rule.name, seat, args, span, callee.rule)
    row, column = value(env, callee.row), callee.tables[0].column(callee.column)
    assert column is not None
    keys = tuple(value(env, key) for key in callee.keys)
    index = keyed(env.lowering, minus(row, span_of(callee.tables)[0]), family(column.type)[1], keys)
    name = "_".join([*(table.name for table in callee.tables), callee.column])
    return Call(name, seat, (row,), span, None, callee.tables, callee.column, index)


@dataclass
class Parts:
    """`tail`: the rule that a `do` directly behind the lead-in runs: its own lead-in counts too. `rest`: the statements of the
    effect, that `do` among them. `opening`: what must hold for the options that follow, once it is known. `kept`: a variable that
    holds a card's choices between its lead-in and its effect."""

    name: str
    env: Env
    params: tuple[str, ...]
    items: list[Item]
    tail: Call | None
    rest: tree.Block
    span: Span
    title: str = ""
    given: tuple[tree.Local, ...] = ()
    opening: Expr | None = None
    kept: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """`me`, then the parameters (for a cell: the card)."""
        return ("me", *self.params)

    @property
    def is_free(self) -> bool:
        """Is nothing asked before the effect, as far as the lead-in goes?"""
        return not self.items and self.tail is None

    def given_values(self) -> list[tuple[tree.Local, Expr]]:
        """Parameters and choices: what reactions may look at."""
        chosen = [(item.local, Var(item.var)) for item in self.items if isinstance(item, Choice)]
        return [*((local, self.env.locals[local]) for local in self.given), *chosen]

    def named(self) -> list[Choice | Kept]:
        """The items that give a name to something."""
        return [item for item in self.items if isinstance(item, Kept)]

    def prices(self) -> tuple[Payment, ...]:
        return tuple(payment for item in self.items if isinstance(item, Price) for payment in item.guarded())


def take_apart(env: Env, name: str, params: tuple[str, ...], block: tree.Block, span: Span, title: str = "") -> Parts:
    """Splits a block into lead-in, joined `do`, and effect."""
    lead_in, rest = tree.opening_of(block)
    items = lead_in_items(env, lead_in)
    tail = None
    if rest and isinstance(rest[0], tree.Do) and rest[0].subject is None and env.me is not None:
        tail = call_of(env, rest[0].callee, env.me, rest[0].span)
    return Parts(name, env, params, items, tail, rest, span, title)


def rule_parts(lowering: Lowering, info: RuleInfo) -> Parts:
    if info.name not in lowering.parts:
        rule = lowering.game.rules[info.name]
        env = Env(lowering, info.place.source, me=Var("me"), automa=info.automa)
        params = tuple(lowering.fresh(local.name) for local in rule.params)
        env.locals.update({local: Var(var) for local, var in zip(rule.params, params, strict=True)})
        parts = take_apart(env, info.name, params, rule.body, info.node.span, info.title)
        parts.given = rule.params
        parts.items += extra_items(lowering, info, parts.span, parts.given_values())
        lowering.parts[info.name] = parts
    return lowering.parts[info.name]


def cell_parts(lowering: Lowering, cell: Cell) -> Parts:
    info = cell.info
    key = f"{info.table.name}.{info.row}.{info.column}.{info.keys}"
    if key not in lowering.parts:
        row = info.table.rows[info.row]
        name = f"{info.table.name}_{row.id}_{info.column}"
        env = cell_env(lowering, info)
        lowering.parts[key] = take_apart(env, name, ("this",), cell.block, info.node.span, row.name)
    return lowering.parts[key]
