"""Visitors of the syntax tree: everything that goes over all nodes of a tree, whatever they are, goes over it with these.

None of them goes down by calling itself, because texts may be nested deeper than Python likes to call. What a node holds is
read from the annotations of its class once: numbers, words and flags are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from operator import is_
from typing import Any, TypeVar

from dsl.syntax import Node

Tree = TypeVar("Tree")
Path = tuple[tuple[Node, str], ...]

_PLAIN = frozenset({"str", "int", "bool", "str | None", "tuple[int, ...]", "Span"})


class _Slots(dict[type, "tuple[str, ...] | None"]):
    """The fields of a class that can hold nodes, the last one first; None for what is no node."""

    def __missing__(self, kind: type) -> tuple[str, ...] | None:
        names = tuple(f.name for f in reversed(fields(kind)) if f.type not in _PLAIN) if issubclass(kind, Node) else None
        self[kind] = names
        return names


_slots = _Slots()


def children(node: object) -> list[Any]:
    """What stands directly below a node, in the order of the text: nodes, and tuples of nodes."""
    parts = [getattr(node, name) for name in reversed(_slots[type(node)] or ())]
    return [part for part in parts if part is not None]


def nodes_in(tree: object) -> Iterator[Node]:
    """Every node of a tree or of a tuple of trees, from the top, in the order of the text."""
    todo: list[Any] = [tree]
    while todo:
        node = todo.pop()
        slots = _slots[type(node)]
        if slots is not None:
            yield node
            for name in slots:
                part = getattr(node, name)
                if part is not None:
                    todo.append(part)
        elif type(node) is tuple:
            todo += node[::-1]


def paths_in(tree: object) -> Iterator[Path]:
    """Every node with the way down to it: nodes, each with the field of the one above that it stands in. The last is the node."""
    todo: list[tuple[Path, str, Any]] = [((), "", tree)]
    while todo:
        above, slot, node = todo.pop()
        slots = _slots[type(node)]
        if slots is not None:
            path = (*above, (node, slot))
            yield path
            todo += [(path, name, getattr(node, name)) for name in slots]
        elif type(node) is tuple:
            todo += [(above, slot, part) for part in reversed(node)]


def with_parts(node: Tree, change: Callable[[Any], Any]) -> Tree:
    """The node with `change` made to each of its `children`; the node itself if nothing has changed."""
    parts = _parts(node)
    result: Tree = _rebuilt(node, parts, [None if part is None else change(part) for part in parts])
    return result


def rewrite(tree: Tree, change: Callable[[Node], Any]) -> Tree:
    """The tree with `change` made to every node, the inner ones first. What stays the same is shared with the old tree."""
    todo: list[tuple[Any, bool]] = [(tree, False)]
    done: list[Any] = []
    while todo:
        old, is_below_done = todo.pop()
        parts = _parts(old)
        if not is_below_done:
            todo.append((old, True))
            todo += [(part, False) for part in reversed(parts)]
            continue
        first = len(done) - len(parts)
        new = _rebuilt(old, parts, done[first:])
        done[first:] = [change(new) if isinstance(new, Node) else new]
    result: Tree = done[0]
    return result


def _parts(part: Any) -> Sequence[Any]:
    """What a node or a tuple holds, and nothing for anything else."""
    return part if type(part) is tuple else [getattr(part, name) for name in reversed(_slots[type(part)] or ())]


def _rebuilt(old: Any, parts: Sequence[Any], new: list[Any]) -> Any:
    if all(map(is_, parts, new)):
        return old
    return tuple(new) if type(old) is tuple else replace(old, **dict(zip(reversed(_slots[type(old)] or ()), new, strict=True)))
