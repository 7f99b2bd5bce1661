"""Which blocks are written into one Python function: regions with one way in (single-entry regions).

Python has no goto, so a block that control reaches from different functions must be a function itself. `roots` are functions in
any case: where a procedure begins and where it goes on after waiting. Every other block belongs to the function from which
alone control gets to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from compiler.blocks.form import Block, Ways, sources


@dataclass(frozen=True)
class Region:
    """`blocks` in the order of control: whoever can only be reached through others comes behind them (reverse postorder)."""

    head: int
    blocks: tuple[int, ...]


@dataclass(frozen=True)
class Split:
    """`order`: position of each block in the order of control; `home`: the head of the region it belongs to."""

    regions: dict[int, Region]
    order: dict[int, int]
    home: dict[int, int]

    def is_back(self, source: int, to: int) -> bool:
        """Does control come back to where it was before?"""
        return self.order[to] <= self.order[source]


def split(blocks: dict[int, Block], roots: Iterable[int], ways: Ways) -> Split:
    order = {id: index for index, id in enumerate(in_order(blocks, tuple(roots), ways))}
    before = sources(blocks, ways, order)
    heads, home = set(roots), dict[int, int]()
    while True:
        for id in order:
            homes = {home[source] for source in before[id] if source in home}
            home[id] = id if id in heads or len(homes) != 1 else homes.pop()
        wrong = {id for id in order if id not in heads and {home[source] for source in before[id]} != {home[id]}}
        if not wrong:
            break
        heads |= {id for id in wrong if home[id] == id} or wrong
        home = {}
    members: dict[int, list[int]] = {}
    for id in order:
        members.setdefault(home[id], []).append(id)
    return Split({head: Region(head, tuple(found)) for head, found in members.items()}, order, home)


def in_order(blocks: dict[int, Block], roots: tuple[int, ...], ways: Ways) -> list[int]:
    """Reverse postorder: on the way from a root, a block comes before all it leads to, but for ways back."""
    done: list[int] = []
    seen: set[int] = set()
    for root in reversed(roots):
        stack = [(root, iter(reversed(ways(blocks[root]))))] if root not in seen else []
        seen.add(root)
        while stack:
            id, rest = stack[-1]
            to = next((to for to in rest if to not in seen), None)
            if to is None:
                done.append(stack.pop()[0])
            else:
                seen.add(to)
                stack.append((to, iter(reversed(ways(blocks[to])))))
    return done[::-1]


def dominators(region: Region, before: dict[int, list[int]]) -> dict[int, int]:
    """Block -> the last one through which control surely came (its immediate dominator)."""
    position = {id: index for index, id in enumerate(region.blocks)}
    above = {region.head: region.head}
    changed = True
    while changed:
        changed = False
        for id in region.blocks[1:]:
            found = -1
            for source in before[id]:
                if source in above:
                    found = source if found < 0 else _meet(found, source, above, position)
            if above.get(id) != found:
                above[id] = found
                changed = True
    return above


def _meet(a: int, b: int, above: dict[int, int], position: dict[int, int]) -> int:
    while a != b:
        while position[a] > position[b]:
            a = above[a]
        while position[b] > position[a]:
            b = above[b]
    return a
