"""The control of a region as Python can say it: forks and loops in each other, instead of jumps between blocks.

Where ways meet again, what follows is written once, behind a `Labelled` part that these ways break out of; a label that nobody
needs, because control gets there anyway, is dropped. (The method is known as structuring by the dominator tree.)

    b0: if a goto b1 else b2
    b1: x; goto b2                 =>      Fork(a, [Run b1], []), Run b2
    b2: y
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Union

from compiler.blocks import form
from compiler.blocks.form import Block, Ways, sources
from compiler.emit.regions import Region, Split, dominators
from compiler.ir.expr import Expr


@dataclass(frozen=True)
class Run:
    """The statements of a block."""

    block: int


@dataclass(frozen=True)
class Fork:
    test: Expr
    yes: list[Node]
    no: list[Node]
    at: int = 0


@dataclass(frozen=True)
class While:
    """A loop that is left by a break only. `head`: the block it begins with; `behind`: the one that follows it."""

    head: int
    body: list[Node]
    behind: int | None = None


@dataclass(frozen=True)
class Each:
    """A loop over items; `done`: what follows when there is none left."""

    head: int
    var: str
    items: Expr
    body: list[Node]
    done: list[Node]
    behind: int | None = None
    at: int = 0


@dataclass(frozen=True)
class Labelled:
    """What can be left by a break; control is at block `behind` then."""

    behind: int
    body: list[Node]


@dataclass(frozen=True)
class Break:
    to: int


@dataclass(frozen=True)
class Again:
    """Once more from the head of a loop."""

    to: int


@dataclass(frozen=True)
class Out:
    """To a block that is written as a function."""

    source: int
    to: int


@dataclass(frozen=True)
class Finish:
    """The end of a block that is neither a fork nor a jump. `ways`: where else than straight on it may go."""

    block: int
    ways: dict[int, list[Node]]
    goes_on: bool


Node = Union[Run, Fork, While, Each, Labelled, Break, Again, Out, Finish]
Follows = Break | Again | None
"""Where control is behind the last line of something."""


class Structure:
    """Makes the control of one region. `behind`: what is written behind the part of a block, or behind its loop; `within`: what
    is written behind its part but inside of its loop. To both control gets by breaks."""

    def __init__(self, region: Region, blocks: dict[int, Block], ways: Ways, split: Split) -> None:
        self.blocks, self.ways, self.split = blocks, ways, split
        self.before = sources(blocks, ways, region.blocks)
        self.above = dominators(region, self.before)
        self.loops = find_loops(region, blocks, self.before, split)
        self.behind: dict[int, list[int]] = {id: [] for id in region.blocks}
        self.within: dict[int, list[int]] = {id: [] for id in region.blocks}
        self.labelled: set[int] = set()
        for id in region.blocks[1:]:
            parent = self.parent(id)
            if parent is not None:
                found = self.within if id in self.loops.get(parent, ()) else self.behind
                found[parent].append(id)
                self.labelled.add(id)

    def parent(self, id: int) -> int | None:
        """The block behind whose part this one is written; None if it stands where control gets to it. What a loop goes on
        with is written behind the loop, unless it goes nowhere."""
        parent = self.above[id]
        forward = {source for source in self.before[id] if not self.split.is_back(source, id)}
        found = parent if len(forward) > 1 else None
        if len(forward) == 1 and self.before.keys().isdisjoint(self.ways(self.blocks[id])):
            return None
        while (around := self.loop_of(parent)) is not None and id not in self.loops[around]:
            found = around
            if around == self.above[around]:
                break
            parent = self.above[around]
        return found

    def loop_of(self, id: int) -> int | None:
        """The head of the innermost loop around a block."""
        around = [head for head, found in self.loops.items() if id in found]
        return min(around, key=lambda head: len(self.loops[head]), default=None)

    # nodes

    def build(self, id: int) -> list[Node]:
        """A block with everything that control can only reach through it."""
        made: list[Node] = []
        while True:
            core: list[Node] = self.loop(id) if id in self.loops else self.block(id)
            if not self.behind[id]:
                return made + core
            *others, last = self.behind[id]
            for to in others:
                core = [Labelled(to, core), *self.build(to)]
            made.append(Labelled(last, core))
            id = last

    def loop(self, id: int) -> list[Node]:
        end = self.blocks[id].end
        if isinstance(end, form.Next):
            return [Run(id), Each(id, end.var, end.items, self.jump(id, end.body), self.jump(id, end.done), at=end.at)]
        body = self.block(id)
        for to in self.within[id]:
            body = [Labelled(to, body), *self.build(to)]
        return [While(id, body)]

    def block(self, id: int) -> list[Node]:
        end = self.blocks[id].end
        match end:
            case form.Goto(to):
                return [Run(id), *self.jump(id, to)]
            case form.Branch(test, yes, no, at):
                return [Run(id), Fork(test, self.jump(id, yes), self.jump(id, no), at)]
        ways = self.ways(self.blocks[id])
        made: list[Node] = [Run(id), Finish(id, {to: self.jump(id, to) for to in ways[1:]}, bool(ways))]
        return made + self.jump(id, ways[0]) if ways else made

    def jump(self, source: int, to: int) -> list[Node]:
        if to not in self.before:
            return [Out(source, to)]
        if self.split.is_back(source, to):
            return [Again(to)]
        return [Break(to)] if to in self.labelled else self.build(to)


def find_loops(region: Region, blocks: dict[int, Block], before: dict[int, list[int]], split: Split) -> dict[int, set[int]]:
    """Head of a loop -> the blocks in it (natural loops)."""
    loops: dict[int, set[int]] = {}
    for head in region.blocks:
        back = [source for source in before[head] if split.is_back(source, head)]
        if not back and not isinstance(blocks[head].end, form.Next):
            continue
        found, todo = {head}, back
        while todo:
            id = todo.pop()
            if id not in found:
                found.add(id)
                todo.extend(before[id])
        loops[head] = found
    return loops


# labels that are not needed


def structure(region: Region, blocks: dict[int, Block], ways: Ways, split: Split, at_end: Follows = None) -> list[Node]:
    """The control of a region. `at_end`: where control is behind its last line."""
    return settle(Structure(region, blocks, ways, split).build(region.head), at_end)


def settle(nodes: list[Node], follows: Follows) -> list[Node]:
    """Drops jumps to where control gets anyway, and labels without jumps to them."""
    made: list[Node] = []
    for index, node in enumerate(nodes):
        after = follows if index == len(nodes) - 1 else None
        behind = after.to if isinstance(after, Break) else None
        match node:
            case Labelled(to, body):
                inner = settle(body, Break(to))
                if leaves_by_label(inner, to):
                    made.append(Labelled(to, inner))
                else:
                    made.extend(inner)
            case Fork(test, yes, no, at):
                made.append(Fork(test, settle(yes, after), settle(no, after), at))
            case While(head, body):
                made.append(While(head, settle(body, Again(head)), behind))
            case Each(head, var, items, body, done, _, at):
                made.append(Each(head, var, items, settle(body, Again(head)), settle(done, after), behind, at))
            case Finish(block, ways, goes_on):
                made.append(Finish(block, {to: settle(found, None) for to, found in ways.items()}, goes_on))
            case Break() | Again() if node == after:
                pass
            case _:
                made.append(node)
    return made


def leaves_by_label(nodes: list[Node], behind: int) -> bool:
    """Is there a jump behind these nodes that no loop at their end makes by its own break?"""
    if Break(behind) in jumps(nodes[:-1]):
        return True
    match nodes[-1] if nodes else None:
        case Fork(_, yes, no):
            return leaves_by_label(yes, behind) or leaves_by_label(no, behind)
        case While():
            return False
        case Each(done=done):
            return leaves_by_label(done, behind)
    return Break(behind) in jumps(nodes[-1:])


def jumps(nodes: Iterable[Node]) -> Iterator[Break | Again]:
    """All jumps inside of nodes."""
    for node in nodes:
        match node:
            case Break() | Again():
                yield node
            case Fork(_, yes, no):
                yield from jumps(yes)
                yield from jumps(no)
            case While(_, body) | Labelled(_, body):
                yield from jumps(body)
            case Each(body=body, done=done):
                yield from jumps(body)
                yield from jumps(done)
            case Finish(ways=ways):
                for found in ways.values():
                    yield from jumps(found)


def falls(nodes: list[Node]) -> bool:
    """May control reach the line behind these nodes?"""
    match nodes[-1] if nodes else None:
        case Break() | Again() | Out():
            return False
        case Finish(goes_on=goes_on):
            return goes_on
        case Fork(_, yes, no):
            return falls(yes) or falls(no)
    return True
