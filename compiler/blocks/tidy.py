"""Leaves out blocks that do nothing but go on (jump threading), joins a block with the only one that goes to it, and numbers what
is left in the order in which control gets there. What is never reached is gone."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from compiler.blocks.form import Block, Blocks, Branch, End, Fail, Goto, Leave, Next, Over, Proc, Resume, Return, successors
from compiler.ir import expr as ex


def tidy(blocks: Blocks) -> Blocks:
    """The same program with fewer, longer blocks."""
    resumes = dict(blocks.resumes)
    procedures = {name: tidy_procedure(proc, resumes) for name, proc in blocks.procedures.items()}
    return replace(blocks, procedures=procedures, resumes=resumes)


def tidy_procedure(proc: Proc, resumes: dict[int, Resume]) -> Proc:
    """Writes the new places of its continuations into `resumes`. Whatever a continuation begins with stays a block."""
    own = [resume for resume in resumes.values() if resume.procedure == proc.name]
    roots = {proc.entry, *(resume.block for resume in own)}
    found = {b.id: replace(b, end=settled(b.end)) for b in proc.blocks.values()}
    found = {b.id: replace(b, end=redirected(b.end, found, roots)) for b in found.values()}
    order = reached(found, [proc.entry, *(resume.block for resume in own)])
    incoming = Counter(to for id in order for to in set(successors(found[id].end)))
    joined: set[int] = set()
    for id in order:
        block = found[id]
        while isinstance(block.end, Goto) and incoming[block.end.to] == 1 and block.end.to not in roots | {id}:
            after = found[block.end.to]
            joined.add(after.id)
            name = block.name or ("" if block.body else after.name)
            block = replace(block, body=block.body + after.body, end=after.end, name=name)
        found[id] = block
    order = reached(found, [proc.entry, *(resume.block for resume in own)])
    number = {id: index for index, id in enumerate(order)}
    for resume in own:
        resumes[resume.number] = replace(resume, block=number[resume.block])
    made = {number[id]: replace(found[id], id=number[id], end=renumbered(found[id].end, number)) for id in order}
    return replace(proc, blocks=made, entry=number[proc.entry])


def settled(end: End) -> End:
    """A branch that always goes the same way is none."""
    match end:
        case Branch(ex.Int(value), yes, no):
            return Goto(yes if value else no)
        case Branch(_, yes, no) if yes == no:
            return Goto(yes)
    return end


def redirected(end: End, found: dict[int, Block], roots: set[int]) -> End:
    """Goes straight to where control ends up."""

    def final(id: int) -> int:
        seen = {id}
        while not found[id].body and id not in roots and isinstance(end := found[id].end, Goto) and end.to not in seen:
            id = end.to
            seen.add(id)
        return id

    return settled(renumbered(end, {to: final(to) for to in successors(end)}))


def renumbered(end: End, number: dict[int, int]) -> End:
    match end:
        case Branch(_, yes, no):
            return replace(end, yes=number[yes], no=number[no])
        case Next(_, _, body, done):
            return replace(end, body=number[body], done=number[done])
        case Return() | Over() | Fail() | Leave():
            return end
    return replace(end, to=number[end.to])


def reached(blocks: dict[int, Block], starts: list[int]) -> list[int]:
    """All blocks that control can get to, in the order of the text: depth first."""
    order: dict[int, None] = {}
    todo = list(reversed(starts))
    while todo:
        id = todo.pop()
        if id not in order:
            order[id] = None
            todo.extend(reversed(successors(blocks[id].end)))
    return list(order)
