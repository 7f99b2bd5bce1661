"""Locals that only ever repeat another local are replaced by it: one slot less to keep while the game waits.

A copy holds from its assignment on until either local is assigned again. A local disappears only if every place that
reads it is reached by its copies alone.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.emit.simplify import substitute
from compiler.emit.walk import Landing, assigned, bound_names, every_stmt, free, map_stmt, rebuild, stmt_expressions
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt

Known = dict[str, str]
"""Copy -> the local it equals."""


def merge_copies(program: Program) -> Program:
    """The program with positions in seat order read as seats, and without locals that repeat another."""
    return replace(program, procedures={name: merged(with_seats(p)) for name, p in program.procedures.items()})


def merged(procedure: Procedure) -> Procedure:
    """The procedure without copies that every reader can do without."""
    bound = bound_in(procedure)
    chosen = (
        {node.name for node in every_stmt(procedure.body) if isinstance(node, st.Let) and isinstance(node.value, ex.Var)}
        - bound
        - set(procedure.parameters)
    )
    while chosen:
        body = Copies(chosen, bound).body(procedure.body, {})[0]
        read = {
            name
            for node in every_stmt(body)
            if not copies_to(node, chosen)
            for part in stmt_expressions(node)
            for name in free(part)
        }
        others = {assigned(node) for node in every_stmt(body) if not isinstance(node, st.Let)}
        kept = chosen & (read | others)
        if not kept:
            return replace(procedure, body=without(body, chosen))
        chosen -= kept
    return procedure


def bound_in(procedure: Procedure) -> set[str]:
    """The variables that expressions of a procedure bind."""
    parts = (part for node in every_stmt(procedure.body) for part in stmt_expressions(node))
    return {name for part in parts for name in bound_names(part)}


def copies_to(node: Stmt, names: set[str]) -> bool:
    return isinstance(node, st.Let) and node.name in names


def without(body: tuple[Stmt, ...], names: set[str]) -> tuple[Stmt, ...]:
    """The statements without assignments of some locals."""
    return tuple(
        replace(node, **{part: without(getattr(node, part), names) for part in ("then", "other", "body") if hasattr(node, part)})
        for node in body
        if not copies_to(node, names)
    )


class Copies:
    """Follows control and replaces copies where they hold. `None` stands for what is known where control never is."""

    def __init__(self, chosen: set[str], bound: set[str]) -> None:
        self.chosen, self.bound = chosen, bound
        self.exits: dict[str, list[Known]] = {}

    def body(self, statements: tuple[Stmt, ...], known: Known | None) -> tuple[tuple[Stmt, ...], Known | None]:
        made = []
        for node in statements:
            node, known = self.statement(node, known)
            made.append(node)
        return tuple(made), known

    def statement(self, node: Stmt, known: Known | None) -> tuple[Stmt, Known | None]:
        match node:
            case st.Exit(label):
                if known is not None:
                    self.exits.setdefault(label, []).append(known)
                return node, None
            case st.Leave() | st.GameOver():
                return node, None
            case st.If(test, then, other):
                then, first = self.body(then, known)
                other, second = self.body(other, known)
                return replace(node, test=self.changed(test, known), then=then, other=other), common([first, second])
            case st.Block(label=label):
                body, after = self.body(node.body, known)
                left = common([after, *self.exits.pop(label, [])])
                return replace(node, body=body), {} if isinstance(node, Landing) else left
            case st.ForEach() | st.Loop():
                return self.loop(node, known)
        made = map_stmt(node, lambda part: self.changed(part, known))
        return made, self.assign(made, known)

    def loop(self, node: st.ForEach | st.Loop, known: Known | None) -> tuple[Stmt, Known | None]:
        """What is assigned in a loop is not known at its head."""
        names = {assigned(inner) for inner in every_stmt((node,))}
        head = None if known is None else {copy: of for copy, of in known.items() if not {copy, of} & names}
        body, _ = self.body(node.body, head)
        ends = [head] if isinstance(node, st.ForEach) else []
        after = common([*ends, *self.exits.pop(node.label, [])])
        part = "items" if isinstance(node, st.ForEach) else "limit"
        return replace(node, body=body, **{part: self.changed(getattr(node, part), known)}), after

    def changed(self, node: Expr, known: Known | None) -> Expr:
        return substitute(node, {copy: ex.Var(of) for copy, of in (known or {}).items()})

    def assign(self, node: Stmt, known: Known | None) -> Known | None:
        name = assigned(node)
        if name is None or known is None:
            return known
        known = {copy: of for copy, of in known.items() if name not in (copy, of)}
        if copies_to(node, self.chosen) and isinstance(node.value, ex.Var):
            if node.value.name not in {name, *self.bound}:
                known[name] = node.value.name
        return known


def common(ways: list[Known | None]) -> Known | None:
    """What is known where several ways come together."""
    reached = [way for way in ways if way is not None]
    if not reached:
        return None
    return {copy: of for copy, of in reached[0].items() if all(way.get(copy) == of for way in reached)}


# positions in seat order


def with_seats(procedure: Procedure) -> Procedure:
    """The seat at a position in seat order from seat 0 on is the position itself."""
    positions = seat_positions(procedure)

    def change(node: Expr) -> Expr:
        match node:
            case ex.At(items, ex.Var(name)) if name in positions and items == seat_order(positions[name]):
                return node.index
        return rebuild(node, change)

    return replace(procedure, body=tuple(map_stmt(node, change) for node in procedure.body)) if positions else procedure


def seat_positions(procedure: Procedure) -> dict[str, Expr]:
    """Locals that go round: they begin with 0 and are only ever counted up, modulo the same number of seats."""
    found: dict[str, Expr] = {}
    values: dict[str, list[Stmt]] = {}
    for node in every_stmt(procedure.body):
        if assigned(node):
            values.setdefault(assigned(node), []).append(node)
    for name, nodes in values.items():
        rounds = {turned(node) for node in nodes if not is_zero(node)}
        if len(rounds) == 1 and None not in rounds:
            found[name] = rounds.pop()
    for name in bound_in(procedure).union(procedure.parameters):
        found.pop(name, None)
    return found


def is_zero(node: Stmt) -> bool:
    return isinstance(node, st.Let) and node.value == ex.Int(0)


def turned(node: Stmt) -> Expr | None:
    """The number modulo which this statement counts its local up."""
    match node:
        case st.Let(name, ex.Op("%", ex.Op("+", ex.Var(same), ex.Int(1)), (ex.Seats() | ex.Int()) as seats)):
            return seats if name == same and (isinstance(seats, ex.Seats) or seats.value > 0) else None
    return None


def seat_order(seats: Expr) -> Expr:
    if isinstance(seats, ex.Int):
        return ex.Tup(tuple(ex.Int(seat) for seat in range(seats.value)))
    return ex.Helper("clockwise", (ex.Seats(), ex.Int(0)))
