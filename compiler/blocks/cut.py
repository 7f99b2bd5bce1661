"""Cuts procedures into basic blocks, at every fork of control and wherever the game waits.

    if a                       b0:  if a goto b1 else b2
        ask me x <- ...        b1:  ask me x <- ... then b3 as 7
        coins += x       =>    b3:  coins += x
    fame += 1                       goto b2
                               b2:  fame += 1

Loops that wait become plain blocks, and what they count becomes ordinary locals, with a `#` in their names, that are kept like
others: `each#i` is a position, `each#items`, `each#from`, `each#last` what is run over, `turns#left` the times that are left.
Where nothing waits, as in playouts that answer their questions themselves, all loops stay `whole`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.blocks import form
from compiler.blocks.draws import blurs
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.graph import Graph
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import LABELLED, all_statements, statements_in

Body = tuple[Stmt, ...]
KINDS: dict[type[Stmt], str] = {st.Ask: "ask", st.Roll: "roll", st.PickRandom: "pick", st.Top: "top"}


@dataclass
class Draft:
    """A block that is being made."""

    id: int
    name: str
    at: int
    body: list[Stmt] = field(default_factory=list)
    end: form.End | None = None


@dataclass(frozen=True)
class Around:
    """What stands around a statement: label -> the block behind it, and those labels that can be left from anywhere."""

    labels: dict[str, int] = field(default_factory=dict)
    landings: tuple[str, ...] = ()

    def inside(self, label: str, behind: int, lands: bool) -> Around:
        return Around({**self.labels, label: behind}, (*self.landings, label) if lands else self.landings)


@dataclass(frozen=True)
class Task:
    """Statements to be cut into a draft; behind them control goes to `then`."""

    statements: Body
    then: int
    draft: Draft
    around: Around


@dataclass
class Numbers:
    """What all procedures of a program share: the numbered continuations, landings, secret phases."""

    resumes: dict[int, form.Resume] = field(default_factory=dict)
    landings: dict[str, int] = field(default_factory=dict)
    phases: dict[int, st.Secret] = field(default_factory=dict)

    def add(self, procedure: str, block: int, kind: str, name: str, **more: object) -> int:
        number = form.FIRST + len(self.resumes)
        self.resumes[number] = form.Resume(number, procedure, block, kind, name=name, **more)  # type: ignore[arg-type]
        return number


def cut_program(program: Program, graph: Graph, whole: bool = False) -> form.Blocks:
    """Every procedure as blocks; what is live in them is not known yet. `whole`: loops that wait are not taken apart."""
    numbers = Numbers()
    left = {node.label for node in all_statements(program) if isinstance(node, st.Leave)}
    procedures = {
        name: Cutter(program, graph, numbers, left if name == program.main else set(), p, whole).run()
        for name, p in program.procedures.items()
    }
    return form.Blocks(program, procedures, numbers.resumes, numbers.landings, numbers.phases)


class Cutter:
    """Cuts one procedure."""

    def __init__(self, program: Program, graph: Graph, numbers: Numbers, left: set[str], procedure: Procedure, whole: bool) -> None:
        self.program, self.graph, self.numbers, self.left, self.procedure = program, graph, numbers, left, procedure
        self.whole = whole
        self.drafts: list[Draft] = []
        self.todo: list[Task] = []

    def run(self) -> form.Proc:
        procedure, name = self.procedure, self.procedure.name
        entry, end = self.draft("", procedure.at), self.draft("end", procedure.at)
        end.end = form.Return()
        waits = name in self.graph.waits or name == self.program.main
        cyclic = bool(self.graph.cycle[name])
        if waits and (cyclic or name == self.program.main):
            self.numbers.add(name, entry.id, "enter", "", at=procedure.at)
        self.todo.append(Task(procedure.body, end.id, entry, Around()))
        while self.todo:
            self.cut(self.todo.pop())
        blocks = {d.id: form.Block(d.id, tuple(d.body), d.end or form.Return(), d.name, d.at) for d in self.drafts}
        leaves = name in self.graph.leaves
        return form.Proc(name, procedure.parameters, blocks, entry.id, waits, leaves, cyclic, procedure.at, procedure.title)

    def draft(self, name: str, at: int) -> Draft:
        made = Draft(len(self.drafts), name, at)
        self.drafts.append(made)
        return made

    def later(self, statements: Body, then: int, name: str, around: Around, at: int) -> int:
        """The block in which these statements begin."""
        if not statements:
            return then
        return self.begin(statements, then, name, around, at)

    def begin(self, statements: Body, then: int, name: str, around: Around, at: int) -> int:
        made = self.draft(name, at)
        self.todo.append(Task(statements, then, made, around))
        return made.id

    def resume(self, kind: str, rest: int, name: str, at: int, **more: object) -> tuple[int, int]:
        """A continuation has a block of its own, which nothing else goes to: (the block, its number)."""
        made = self.draft("", at)
        made.end = form.Goto(rest)
        return made.id, self.numbers.add(self.procedure.name, made.id, kind, name, at=at, **more)

    # statements

    def cut(self, task: Task) -> None:
        draft = task.draft
        for index, node in enumerate(task.statements):
            if getattr(node, "at", 0) and not draft.body:
                draft.at = node.at  # type: ignore[union-attr]
            rest = task.statements[index + 1 :]
            if self.forks(node, rest, task):
                return
            draft.body.append(node)
        draft.end = form.Goto(task.then)

    def forks(self, node: Stmt, rest: Body, task: Task) -> bool:
        """Ends the draft with a statement after which control may be elsewhere. A call that neither waits nor leaves is none."""
        draft, around, at = task.draft, task.around, getattr(node, "at", 0) or task.draft.at

        def behind(name: str = "") -> int:
            return self.later(rest, task.then, name, around, at)

        def go_on(kind: str, name: str, **more: object) -> tuple[int, int]:
            return self.resume(kind, behind(), name, at, **more)

        match node:
            case st.If(test, then, other):
                after = behind()
                no = self.later(other, after, "", around, at)
                draft.end = form.Branch(test, self.later(then, after, "", around, at), no, node.at)
            case st.Block(label, body):
                after = self.labelled(label, behind(f"after_{label}"), at)
                self.todo.append(Task(body, after, draft, around.inside(label, after, label in self.left)))
            case st.Loop(_, ex.Int(limit)) if limit <= 0:
                draft.end = form.Fail(node.why, node.at)
            case st.ForEach(label, _, _, body) | st.Loop(label, _, body):
                after = self.labelled(label, behind(f"after_{label}"), at)
                self.loop(node, draft, after, around.inside(label, after, label in self.left), at)
            case st.Exit(label):
                draft.end = form.Goto(around.labels[label])
            case st.Leave(label):
                here = label in around.landings
                draft.end = form.Goto(around.labels[label]) if here else form.Leave(label)
            case st.GameOver():
                draft.end = form.Over()
            case st.Ask() | st.Roll() | st.PickRandom() | st.Top():
                prompt = 0 if isinstance(node, (st.Roll, st.Top)) else node.prompt
                blurred = isinstance(node, st.PickRandom) and blurs(self.program, node)
                draft.end = form.Wait(node, *go_on(KINDS[type(node)], node.into, into=node.into, prompt=prompt), blurred)
            case st.Secret():
                to, number = go_on("seal", f"after_{node.procedure}")
                draft.end = form.Wait(node, to, number)
                self.numbers.phases[number] = node
            case st.Call() | st.CallBy():
                targets = self.graph.targets(node)
                waits, leaves = (not found.isdisjoint(targets) for found in (self.graph.waits, self.graph.leaves))
                if not waits and not leaves:
                    return False
                spills = waits and self.graph.in_cycle_with(self.procedure.name, targets)
                name = node.procedure if isinstance(node, st.Call) else node.table
                to, number = go_on("call", f"after_{name}", restores=spills) if waits else (behind(), 0)
                draft.end = form.Call(node, to, number, spills, around.landings if leaves else ())
            case _:
                return False
        return True

    def labelled(self, label: str, after: int, at: int) -> int:
        """What follows something with a label; it has a number if it can be reached from anywhere."""
        if label in self.left:
            block, number = self.resume("leave", after, f"after_{label}", at)
            self.numbers.landings[label] = number
        return after

    # loops

    def loop(self, node: st.ForEach | st.Loop, draft: Draft, after: int, around: Around, at: int) -> None:
        if not self.whole and self.comes_back(node.body):
            self.waiting_loop(node, draft, after, around, at)
            return
        head = self.draft(node.label, at)
        draft.end = form.Goto(head.id)
        inside = self.begin(node.body, head.id, "", around, at)
        if isinstance(node, st.ForEach):
            head.end = form.Next(node.var, node.items, inside, after, node.at)
            return
        fails = self.draft("", at)
        fails.end = form.Fail(node.why, node.at)
        head.end = form.Next(f"{node.label}#times", ex.Range(ex.Int(1), node.limit), inside, fails.id, node.at)

    def comes_back(self, body: Body) -> bool:
        """May control come into these statements from outside: after waiting, or by what leaves everything else?"""
        lands = any(isinstance(node, LABELLED) and node.label in self.left for node in statements_in(body))
        return lands or self.graph.body_waits(body)

    def waiting_loop(self, node: st.ForEach | st.Loop, draft: Draft, after: int, around: Around, at: int) -> None:
        head, inside = self.draft(node.label, at), self.draft("", at)
        draft.end = form.Goto(head.id)
        if isinstance(node, st.ForEach):
            begin, test, item, step = steps_through(node)
            draft.body += begin
            head.end = form.Branch(test, inside.id, after, node.at)
            inside.body += [st.Let(node.var, item), step]
        else:
            fails = self.draft("", at)
            fails.end = form.Fail(node.why, node.at)
            left = ex.Var(f"{node.label}#left")
            draft.body.append(st.Let(left.name, node.limit))
            head.end = form.Branch(ex.Op(">", left, ex.Int(0)), inside.id, fails.id, node.at)
            inside.body.append(st.Let(left.name, ex.Op("-", left, ex.Int(1))))
        self.todo.append(Task(node.body, head.id, inside, around))


def steps_through(node: st.ForEach) -> tuple[list[Stmt], ex.Expr, ex.Expr, Stmt]:
    """What a loop over items keeps: (statements before it, is there one left?, the next one, how it steps on)."""
    at, first = ex.Var(f"{node.label}#i"), ex.Int(0)
    begin: list[Stmt] = []
    length: ex.Expr
    match node.items:
        case ex.Range(low, high):
            last = ex.Var(f"{node.label}#last")
            begin = [st.Let(at.name, low), st.Let(last.name, high)]
            return begin, ex.Op("<=", at, last), at, st.Let(at.name, ex.Op("+", at, ex.Int(1)))
        case ex.Helper("clockwise" | "rivals" as name, (seats, seat)):
            start = ex.Var(f"{node.label}#from")
            begin, length = [st.Let(start.name, seat)], seats
            first = ex.Int(0 if name == "clockwise" else 1)
            item: ex.Expr = ex.Op("%", ex.Op("+", start, at), seats)
        case ex.Const(_, None):
            length, item = ex.Len(node.items), ex.At(node.items, at)
        case ex.Tup(items) if all(isinstance(one, ex.Int) for one in items):
            length, item = ex.Int(len(items)), ex.At(node.items, at)
        case _:
            fixed = ex.Var(f"{node.label}#items")
            begin, length, item = [st.Let(fixed.name, node.items)], ex.Len(fixed), ex.At(fixed, at)
    step = st.Let(at.name, ex.Op("+", at, ex.Int(1)))
    return [*begin, st.Let(at.name, first)], ex.Op("<", at, length), item, step
