"""Numbers the locals of each procedure and function anew, for the print that is committed: `change_17` of one rule must not become
`change_18` because another rule has changed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import Function, Procedure, Program
from compiler.ir.walk import assigned, bound_variables, map_expressions, parts, rebuild, rename_assigned, statements_in


def with_own_names(program: Program) -> Program:
    """The same program; what is called the same in two procedures has nothing to do with each other."""
    taken = {field.name for field in (*program.fields, *program.settings)} | program.constants.keys()
    return replace(
        program,
        functions={name: own_function(function, taken) for name, function in program.functions.items()},
        procedures={name: own_procedure(procedure, taken) for name, procedure in program.procedures.items()},
    )


def own_function(function: Function, taken: set[str]) -> Function:
    lets = [name for name, _ in function.lets]
    parts = [*(value for _, value in function.lets), function.value]
    new = numbered([*function.parameters, *lets, *(name for part in parts for name in bound_variables(part))], taken)
    return replace(
        function,
        parameters=tuple(new[name] for name in function.parameters),
        lets=tuple((new[name], renamed(value, new)) for name, value in function.lets),
        value=renamed(function.value, new),
    )


def own_procedure(procedure: Procedure, taken: set[str]) -> Procedure:
    names, labels = list(procedure.parameters), []
    for node in statements_in(procedure.body):
        names += [name for name in (assigned(node),) if name is not None]
        names += [name for part in parts(node) for name in bound_variables(part)]
        labels += [label for label in (getattr(node, "label", None),) if label is not None]
    new, own_labels = numbered(names, taken), numbered(labels, set())
    body = tuple(
        rename_assigned(map_expressions(node, lambda part: renamed(part, new)), new, own_labels) for node in procedure.body
    )
    return replace(procedure, parameters=tuple(new[name] for name in procedure.parameters), body=body)


def renamed(node: Expr, new: dict[str, str]) -> Expr:
    """All variables with their new names, also where they are bound."""
    match node:
        case ex.Var(name):
            return ex.Var(new.get(name, name))
        case ex.Fold(var=name):
            node = replace(node, var=new[name])
        case ex.LetIn(name=name):
            node = replace(node, name=new[name])
    return rebuild(node, lambda part: renamed(part, new))


def numbered(names: Iterable[str], taken: set[str]) -> dict[str, str]:
    """Old name -> the same with a number that counts from the beginning."""
    found: dict[str, str] = {}
    given = set(taken)
    for name in dict.fromkeys(names):
        base = re.sub(r"_\d+$", "", name)
        number, wanted = 0, base
        while wanted in given:
            number += 1
            wanted = f"{base}_{number}"
        found[name] = wanted
        given.add(wanted)
    return found
