"""Spaces of boards in words: "an empty space of the sea chart", "in row 1", "the size of its group", "the spaces next to it"."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.bound import tree
from compiler.bound.tree import Expr, Local
from compiler.text.dispatch import place, thing, value
from compiler.text.pieces import Modifier, Np, Words
from compiler.text.telling import Key, Telling, digits, key_of, kind
from compiler.types import NoneType, PlayerType
from dsl.walk import nodes_in

PARTS = ("row", "column", "group")
"""What a space is in, or at."""
NEAR = ("beside", "around", "line")
BEYOND = {"<": "less", ">": "more", "<=": "at_most", ">=": "at_least", "!=": "not"}
FROM_HERE = (*NEAR, "step", "group")
WAYS = (("up", "down"), ("left", "right"))


def of_spaces(t: Telling, node: tree.Builtin) -> Np | None:
    """What a function of spaces gives, as a noun phrase; None for all other functions."""
    name, args = node.function, node.args
    if name in PARTS:
        return Np(t.common(name), owner=thing(t, args[-1], "owner"))
    if name == "cells":
        return Np(t.common("cell"), plural=True, post=(Modifier("in", t.say("of_whole", what=place(t, args[0]))),))
    if name == "line":
        where = t.say("spaces_line", what=thing(t, args[0]), n=value(t, args[3]), way=_way(t, args[1:3]))
    elif name in NEAR:
        where = t.say(f"spaces_{name}", what=thing(t, args[0]))
    elif name == "step":
        where = t.say("space_step", what=thing(t, args[0]), way=_way(t, args[1:3]))
    else:
        return None
    return Np(t.common("cell"), plural=name != "step", post=(Modifier("in", where),))


def is_group(node: Expr) -> bool:
    """Spaces that have a size together."""
    return isinstance(node, tree.Builtin) and node.function == "group"


def is_beside(local: Local, node: object) -> bool:
    """Whether other spaces are told by where this one is: then it has to be chosen first."""
    from_here = (part for part in nodes_in(node) if isinstance(part, tree.Builtin) and part.function in FROM_HERE)
    return any(key_of(arg) is local for part in from_here for arg in part.args)


def one_space(t: Telling, node: tree.Builtin) -> Np | None:
    """One of several spaces: "a space next to it"."""
    np = of_spaces(t, node)
    if node.function == "group" and np is not None:
        return Np(t.common("cell"), "a", post=(Modifier("in", t.say("of_whole", what=np)),))
    return Np(np.noun, "a", post=np.post) if np is not None else None


def _way(t: Telling, steps: Sequence[Expr]) -> Words:
    """How far down and to the right: "1 down and 2 to the left"."""
    said = []
    for step, (back, on) in zip(steps, WAYS, strict=True):
        n = digits(step)
        if n != 0:
            said.append(t.say(f"way_{back if n is not None and n < 0 else on}", n=abs(n) if n is not None else value(t, step)))
    return t.language.listed(said)


def told_of_space(t: Telling, node: tree.Compare, about: Key) -> tuple[tuple[Words, ...], Modifier | None] | None:
    """A condition on the very space that is described: that it is empty, what lies on it, in which row it is."""
    match node:
        case tree.Compare(op="=" | "!=" as op, left=tree.SpotAt(spot=spot), right=right) if key_of(spot) == about:
            if isinstance(right.type, NoneType):
                return (t.say("empty_word" if op == "=" else "filled_word"),), None
            key = ("held_by" if isinstance(kind(right), PlayerType) else "with_held") + ("" if op == "=" else "_not")
            what = thing(t, right)
            if t.has_form(key, "they"):
                return (t.say(key, "they", who=what),), None
            return (), Modifier("with", t.say(key, what=what))
        case tree.Compare(op=op, left=tree.Builtin(function="row" | "column" as part, args=(spot,)), right=right):
            key = f"in_{part}" if op == "=" else f"{part}_{BEYOND[op]}"  # "in column 3", "left of column 3"
            return ((), Modifier("choice", t.say(key, n=value(t, right)))) if key_of(spot) == about else None
    return None
