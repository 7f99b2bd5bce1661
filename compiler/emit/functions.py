"""The functions that a procedure becomes, and the locals of each: planned before a line is written.

A local that the state keeps lives in a slot. In a function that reads it often, or assigns it, it is a Python local too; both are
written together, so they are always the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.blocks import form
from compiler.blocks.form import Block, Blocks, Proc, Resume, end_assigns, end_expressions
from compiler.emit.effects import Flavour
from compiler.emit.names import Scope
from compiler.emit.regions import Region, split
from compiler.emit.unit import Unit
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.walk import assigned, parts, subexpressions

READS_WORTH_A_LOCAL = 2
SHORT = 12
DEEPEST_COPY = 3
CHANCE = ("roll", "pick", "top")
"""What follows these is mostly reached at once, by a call with what was drawn, so it comes behind them in the order of control
(`regions.py` looks at the last roots first)."""


@dataclass
class Function:
    """A function of the emitted module. `number`: the driver can go on with it, so it takes (s, value); otherwise it is called
    directly with `takes`. `resume`: the continuation it is. `calls`: the functions it goes on with by itself, known once it is
    written."""

    name: str
    region: Region
    number: int = 0
    resume: Resume | None = None
    takes: tuple[str, ...] = ()
    calls: dict[str, None] = field(default_factory=dict)

    @property
    def into(self) -> str | None:
        """The local that becomes the value it is called with."""
        return None if self.resume is None else self.resume.into


@dataclass
class Numbers:
    """Number -> function. Loops between functions get numbers of their own: no state keeps them."""

    next: int
    names: dict[int, str] = field(default_factory=dict)

    def give(self, name: str) -> int:
        self.next += 1
        self.names[self.next - 1] = name
        return self.next - 1


def step_ways(block: Block) -> tuple[int, ...]:
    """Where control goes on without waiting in between."""
    match block.end:
        case form.Wait(st.Ask() | st.Secret()):
            return ()
        case form.Call(to=to, resume=resume):
            return () if resume else (to,)
    return form.successors(block.end)


class Plan:
    """All functions of one procedure in one flavour."""

    def __init__(self, unit: Unit, blocks: Blocks, proc: Proc, flavour: Flavour, numbers: Numbers) -> None:
        self.unit, self.blocks, self.proc, self.flavour, self.numbers = unit, blocks, proc, flavour, numbers
        self.is_main = proc.name == unit.program.main
        self.resumes = {r.block: r for r in blocks.resumes.values() if r.procedure == proc.name}
        drawn = [id for id, resume in self.resumes.items() if resume.kind in CHANCE]
        others = [id for id in self.resumes if id not in drawn]
        self.split = split(proc.blocks, dict.fromkeys([*drawn, proc.entry, *others]), step_ways)
        looped = self.looped()
        kept = set(proc.kept).union(*(proc.blocks[id].live for id in looped))
        self.slots = {name: unit.frame_slot(proc.name, name) for name in sorted(kept)} if proc.waits else {}
        self.ret = unit.frame_slot(proc.name, "ret") if proc.waits and not self.is_main else ""
        self.entry = unit.entry(proc.name, flavour.suffix)
        self.functions = {id: self.function(region, id in looped) for id, region in self.split.regions.items()}

    def looped(self) -> set[int]:
        """Heads of regions that control comes back to from another region."""
        home = self.split.home
        return {
            to
            for id in self.split.order
            for to in step_ways(self.proc.blocks[id])
            if to in self.split.regions and to != home[id] and self.split.is_back(id, to)
        }

    def function(self, region: Region, is_looped: bool) -> Function:
        head, suffix = region.head, self.flavour.suffix
        base, block, resume = self.unit.entry(self.proc.name), self.proc.blocks[head], self.resumes.get(head)
        if head == self.proc.entry and (resume is None or self.is_main):
            if resume is None:
                return Function(self.entry, region, takes=self.proc.parameters)
            self.numbers.names[resume.number] = self.entry
            return Function(self.entry, region, resume.number, resume)
        if resume is not None:
            name = self.unit.names.give(f"{base}_{resume.name or 'begin'}{suffix}")
            self.numbers.names[resume.number] = name
            return Function(name, region, resume.number, resume)
        name = self.unit.names.give(f"{base}_{block.name or 'rest'}{suffix}")
        if is_looped:
            return Function(name, region, self.numbers.give(name))
        return Function(name, region, takes=tuple(sorted(block.live - self.slots.keys())))

    def frame(self, resume: Resume) -> tuple[str, ...]:
        """The slots that a continuation needs, the return point first."""
        own = (
            self.slots[name] for name in sorted(self.proc.blocks[resume.block].live) if name in self.slots and name != resume.into
        )
        return (*((self.ret,) if self.ret else ()), *own)

    # copies

    def is_short(self, function: Function) -> bool:
        """Is writing it once more better than a call?"""
        blocks = [self.proc.blocks[id] for id in function.region.blocks]
        if any(isinstance(block.end, form.Next) for block in blocks):
            return False
        return len(blocks) + sum(len(block.body) for block in blocks) <= SHORT

    def copied(self, region: Region, depth: int = 0) -> Iterator[Region]:
        """The regions that are written into another one, at whose end control goes there."""
        for id in region.blocks:
            for to in step_ways(self.proc.blocks[id]):
                if self.copies(id, to, depth):
                    yield self.functions[to].region
                    yield from self.copied(self.functions[to].region, depth + 1)

    def copies(self, source: int, to: int, depth: int) -> bool:
        """Is what follows a block written here once more? Never on a way back, or functions would call themselves."""
        if to not in self.functions or self.split.is_back(source, to) or self.split.home[source] == to:
            return False
        return depth < DEEPEST_COPY and self.is_short(self.functions[to])

    # locals

    def scope(self, function: Function) -> tuple[Scope, list[str]]:
        """The locals of a function, and those that are read from their slots at its beginning."""
        unit, values = self.unit, self.unit.ranges.locals[self.proc.name]
        scope = Scope(unit.local_scope(), values, self.slots)
        given = {*function.takes, function.into}
        reads: Counter[str] = Counter()
        loops: set[str] = set()
        written = {id for region in (function.region, *self.copied(function.region)) for id in region.blocks}
        for id in sorted(written):
            reads += self.reads(self.proc.blocks[id])
            if isinstance(end := self.proc.blocks[id].end, form.Next):
                loops.add(end.var)
        live = self.proc.blocks[function.region.head].live
        loaded = []
        for name in dict.fromkeys([*function.takes, *filter(None, [function.into]), *reads]):
            if name not in self.slots or name in given or name not in live:
                scope.bind(name)
            elif reads[name] > READS_WORTH_A_LOCAL or name in loops:
                scope.bind(name)
                loaded.append(name)
        return scope, loaded

    def reads(self, block: Block) -> Counter[str]:
        """How often the lines of a block read each local; those it only assigns count too, with 0."""
        found: Counter[str] = Counter()
        for node in block.body:
            found.update(variables(parts(node)))
            found[assigned(node) or ""] += 0
        found.update(variables(iter(end_expressions(block.end))))
        for name in end_assigns(block.end):
            found[name] += 0
        del found[""]
        return found


def variables(parts: Iterator[ex.Expr]) -> Iterator[str]:
    """The variables of expressions; those they bind themselves do no harm."""
    for part in parts:
        for node in subexpressions(part):
            if isinstance(node, ex.Var):
                yield node.name
