"""Liveness: which locals are read later on, and which of them a state must keep while the game waits.

The usual backward pass over blocks. What a call in the main procedure may leave counts as a way on from it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.blocks.form import Block, Blocks, Proc, end_assigns, end_expressions, sources
from compiler.ir.walk import assigned, free, parts

Names = frozenset[str]
NONE: Names = frozenset()


@dataclass(frozen=True)
class Flow:
    """What one block reads before it assigns it, and what it assigns."""

    reads: Names
    assigns: Names


def find_live(blocks: Blocks) -> Blocks:
    """The same blocks with their live locals."""
    return replace(blocks, procedures={name: with_live(proc, blocks) for name, proc in blocks.procedures.items()})


def with_live(proc: Proc, blocks: Blocks) -> Proc:
    live = live_in(proc, blocks)
    own = [resume for resume in blocks.resumes.values() if resume.procedure == proc.name]
    kept = {name for resume in own for name in live[resume.block] if name != resume.into}
    if proc.waits and proc.cyclic:
        kept |= set(proc.parameters)
    made = {id: replace(block, live=live[id]) for id, block in proc.blocks.items()}
    return replace(proc, blocks=made, kept=tuple(sorted(kept)))


def live_in(proc: Proc, blocks: Blocks) -> dict[int, Names]:
    """Block -> the locals that are live at its beginning."""
    flows = {id: flow_of(block) for id, block in proc.blocks.items()}
    live = dict.fromkeys(proc.blocks, NONE)
    before = sources(proc.blocks, blocks.ways, proc.blocks)
    todo = dict.fromkeys(proc.blocks)
    while todo:
        id, _ = todo.popitem()
        block = proc.blocks[id]
        first, *others = blocks.ways(block) or (None,)
        out = NONE if first is None else live[first] - end_assigns(block.end)
        found = flows[id].reads | (out.union(*(live[to] for to in others)) - flows[id].assigns)
        if found != live[id]:
            live[id] = found
            todo |= dict.fromkeys(before[id])
    return live


def flow_of(block: Block) -> Flow:
    reads: Names = NONE.union(*map(free, end_expressions(block.end)))
    assigns: set[str] = set()
    for node in reversed(block.body):
        name = assigned(node)
        if name is not None:
            reads = reads - {name}
            assigns.add(name)
        reads = reads.union(*map(free, parts(node)))
    return Flow(reads, frozenset(assigns))
