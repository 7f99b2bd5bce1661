"""Procedures with one call site become part of their caller: no frame, no return point, no call."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.emit.graph import Graph, build_graph
from compiler.emit.simplify import substitute
from compiler.emit.walk import BODIES, Landing, assigned, bound_names, every_stmt, map_stmt, rename, stmt_bodies, stmt_expressions
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt

LEFT_BY_LABEL = (st.Block, st.ForEach, st.Loop)
DEEPEST = 14
"""Python allows 20 loops in each other."""


@dataclass(unsafe_hash=True)
class Inlined(st.Block):
    """The body of a procedure that stood elsewhere."""

    name: str = ""
    title: str = ""
    at: int = 0


def inline_single_calls(program: Program) -> Program:
    """The program with every procedure that is called at one place only written there."""
    graph = build_graph(program)
    done: dict[str, Procedure] = {}
    chosen = {name for name in program.procedures if _fits(program, graph, name)}

    def finish(name: str) -> Procedure:
        if name not in done:
            done[name] = _with_calls_inlined(program.procedures[name], chosen, finish)
        return done[name]

    for name in program.procedures:
        finish(name)
    kept = {name: done[name] for name in program.procedures if name not in chosen}
    labels = {node.label for p in kept.values() for node in every_stmt(p.body) if isinstance(node, st.Leave)}
    main = kept[program.main]
    kept[program.main] = replace(main, body=_with_landings(main.body, labels))
    return replace(program, procedures=kept)


def _with_landings(body: tuple[Stmt, ...], labels: set[str]) -> tuple[Stmt, ...]:
    """Marks what can be left from anywhere. A loop gets a block of its own around it."""
    made: list[Stmt] = []
    for node in body:
        inner = {name: _with_landings(getattr(node, name), labels) for name in BODIES if hasattr(node, name)}
        node = replace(node, **inner) if inner else node
        if getattr(node, "label", None) not in labels or not inner:
            made.append(node)
        elif isinstance(node, st.Block):
            made.append(Landing(node.label, node.body))
        else:
            made.append(Landing(node.label, (_relabelled(node, {}, {node.label: f"{node.label}_loop"}),)))
    return tuple(made)


def _fits(program: Program, graph: Graph, name: str) -> bool:
    return (
        graph.sites.get(name) == 1
        and name != program.main
        and not graph.cycle.get(name)
        and name not in graph.strands | graph.searched | graph.by_table
    )


def _with_calls_inlined(procedure: Procedure, chosen: set[str], finish) -> Procedure:
    """A copy in which every statement is an object of its own, so that later passes can tell them apart."""
    locals_ = set(procedure.parameters) | {assigned(node) for node in every_stmt(procedure.body)}
    labels = {node.label for node in every_stmt(procedure.body) if isinstance(node, (st.Block, st.ForEach, st.Loop))}

    def body(statements: tuple[Stmt, ...], depth: int) -> tuple[Stmt, ...]:
        made: list[Stmt] = []
        for node in statements:
            callee = finish(node.procedure) if isinstance(node, st.Call) and node.procedure in chosen else None
            if callee is not None and depth + nesting(callee.body) <= DEEPEST:
                made += _inlined(callee, node.args, locals_, labels)
                continue
            if callee is not None:
                chosen.discard(node.procedure)
            deeper = depth + isinstance(node, LEFT_BY_LABEL)
            made.append(replace(node, **{name: body(getattr(node, name), deeper) for name in BODIES if hasattr(node, name)}))
        return tuple(made)

    return replace(procedure, body=body(procedure.body, 0))


def nesting(body: tuple[Stmt, ...]) -> int:
    """How deeply loops and blocks stand in each other."""
    inside = (isinstance(node, LEFT_BY_LABEL) + max(map(nesting, stmt_bodies(node)), default=0) for node in body)
    return max(inside, default=0)


def _inlined(callee: Procedure, args: tuple, locals_: set, labels: set) -> list[Stmt]:
    """The callee's body with its own names for locals and labels."""
    written = {assigned(node) for node in every_stmt(callee.body)}
    bound = {name for node in every_stmt(callee.body) for part in stmt_expressions(node) for name in bound_names(part)}
    names = {}
    taken = locals_ | bound
    for local in [*callee.parameters, *sorted(name for name in written if name)]:
        if local not in names:
            names[local] = _free_name(local, callee.name, taken)
    values = {}
    lets: list[Stmt] = []
    for parameter, arg in zip(callee.parameters, args, strict=True):
        fixed = isinstance(arg, ex.Int) or isinstance(arg, ex.Var) and arg.name not in bound
        if fixed and parameter not in written:
            values[parameter] = arg
        else:
            lets.append(st.Let(names[parameter], arg, callee.at))
    new_labels = {}
    for node in every_stmt(callee.body):
        if isinstance(node, (st.Block, st.ForEach, st.Loop)):
            new_labels[node.label] = _free_name(node.label, callee.name, labels)
    locals_.update(names.values())
    label = _free_name(callee.name, callee.name, labels)
    labels.add(label)

    def expression(node):
        renamed = rename(node, {old: new for old, new in names.items() if old not in values})
        return substitute(renamed, values)

    body = tuple(_relabelled(map_stmt(node, expression), names, new_labels) for node in callee.body)
    return [*lets, Inlined(label, body, callee.name, callee.title, callee.at)]


def _relabelled(node: Stmt, names: dict, labels: dict) -> Stmt:
    """New names for what the statement assigns and for its labels, also inside."""
    new = {
        name: tuple(_relabelled(inner, names, labels) for inner in getattr(node, name))
        for name in ("then", "other", "body")
        if hasattr(node, name)
    }
    if hasattr(node, "label") and not isinstance(node, st.Leave):
        new["label"] = labels.get(node.label, node.label)
    for name in ("into", "var"):
        if getattr(node, name, None) is not None:
            new[name] = names.get(getattr(node, name), getattr(node, name))
    if isinstance(node, st.Let):
        new["name"] = names.get(node.name, node.name)
    return replace(node, **new)


def _free_name(wanted: str, owner: str, taken: set) -> str:
    name = wanted
    if name in taken:
        name = f"{owner}_{wanted}"
    number = 2
    while name in taken:
        name = f"{owner}_{wanted}_{number}"
        number += 1
    taken.add(name)
    return name
