"""The control of a region as lines of Python.

Labels are left by `break`; where Python would need to leave two loops at once, a flag says so behind the inner one.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.blocks.form import Block, Proc
from compiler.emit import control
from compiler.emit.control import Again, Break, Each, Fork, Labelled, Node, Out, Run, While, falls, jumps
from compiler.emit.effects import Effects, Flavour
from compiler.emit.folds import loop_items
from compiler.emit.names import Scope
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.optimise.functions import rewritten


@dataclass(frozen=True)
class Around:
    """A loop around the current line: what `break` leads to, and what `continue` does."""

    behind: int | None
    head: int | None

    def reaches(self, jump: Break | Again) -> bool:
        return jump.to == (self.behind if isinstance(jump, Break) else self.head)


class Lines:
    """Writes the lines of one function. What ends a block and leads out of the function is up to the flavour."""

    def __init__(self, unit: Unit, proc: Proc, flavour: Flavour, scope: Scope, code: Writer) -> None:
        self.unit, self.proc, self.flavour, self.scope, self.code = unit, proc, flavour, scope, code
        self.effects = Effects(unit, proc, flavour, scope, code)
        self.made = self.effects.made
        self.around: list[Around] = []
        self.flags: dict[Break | Again, str] = {}

    def finish(self, block: Block, ways: dict[int, list[Node]]) -> None:
        """The end of a block that is neither a fork nor a jump."""
        raise NotImplementedError

    def out(self, source: int, to: int) -> None:
        """On to a block that is a function of its own."""
        raise NotImplementedError

    def write(self, nodes: list[Node], follows: control.Follows) -> None:
        """Lines for these nodes; behind them control is at `follows`, if that is known."""
        for index, node in enumerate(nodes):
            last = index == len(nodes) - 1
            match node:
                case Run(id):
                    for statement in self.proc.blocks[id].body:
                        self.effects.statement(statement)
                case Fork():
                    self.fork(node, follows if last else None)
                case While() | Each() | Labelled():
                    self.loop(node, follows if last else None)
                case Break() | Again():
                    self.jump(node)
                case Out(source, to):
                    self.out(source, to)
                case control.Finish(id, ways, _):
                    self.finish(self.proc.blocks[id], ways)

    def fork(self, node: Fork, follows: control.Follows, word: str = "if") -> None:
        """The way that ends here comes first, so that the other one needs no `else`."""
        code, made = self.code, self.made
        self.effects.place(node.at)
        yes, no, test = node.yes, node.no, node.test
        if not self.has_lines(yes) or falls(yes) and not falls(no) and self.has_lines(no):
            yes, no, test = no, yes, rewritten(ex.Not(test))
        with code.under(f"{word} {made.truth(test, strict=word == 'if')}:"):
            self.write(yes, follows)
        inner = [part for part in no if self.has_lines([part])]
        if not inner:
            return
        if not falls(yes) and word == "if":
            self.write(no, follows)
        elif len(inner) == 1 and isinstance(inner[0], Fork):
            self.fork(inner[0], follows, "elif")
        else:
            with code.under("else:"):
                self.write(no, follows)

    def has_lines(self, nodes: list[Node]) -> bool:
        return any(not isinstance(node, Run) or bool(self.proc.blocks[node.block].body) for node in nodes)

    def loop(self, node: While | Each | Labelled, follows: control.Follows) -> None:
        code = self.code
        inside: Break | Again
        if isinstance(node, Each):
            self.effects.place(node.at)
        match node:
            case Labelled(to, body):
                around, inside = Around(to, None), Break(to)
                head = "while True:"
            case While(id, body, behind):
                around, inside = Around(behind, id), Again(id)
                head = "while True:"
            case Each(id, var, items, body, _, behind):
                around, inside = Around(behind, id), Again(id)
                run_over = loop_items(self.made, items)
                local = self.scope.bind(var)
                head = f"for {local} in {run_over}:"
        crossing = [jump for jump in dict.fromkeys(jumps(body)) if not around.reaches(jump) and self.leads_out(jump)]
        new = [jump for jump in crossing if jump not in self.flags]
        for jump in new:
            self.flags[jump] = self.scope.names.give("leaves")
            code.line(f"{self.flags[jump]} = False")
        self.around.append(around)
        with code.under(head):
            if isinstance(node, Each):
                self.effects.check_item(node.var)
                if node.var in self.scope.slots:
                    code.line(f"s.{self.scope.slots[node.var]} = {self.scope.read(node.var)}")
            self.write(body, inside)
            if isinstance(node, Labelled) and falls(body):
                code.line("break")
        self.around.pop()
        if isinstance(node, Each) and self.has_lines(node.done):
            if not any(jump != inside for jump in jumps(body)):
                self.write(node.done, follows)
            else:
                with code.under("else:"):
                    self.write(node.done, follows)
        for jump in crossing:
            if jump == follows:
                continue
            with code.under(f"if {self.flags[jump]}:"):
                self.jump(jump)
        for jump in new:
            del self.flags[jump]

    def leads_out(self, jump: Break | Again) -> bool:
        """Does a jump inside of a loop that is about to be written lead out of it?"""
        return any(around.reaches(jump) for around in self.around)

    def jump(self, jump: Break | Again) -> None:
        around = self.around[-1]
        if around.reaches(jump):
            self.code.line("break" if isinstance(jump, Break) else "continue")
        else:
            self.code.line(f"{self.flags[jump]} = True")
            self.code.line("break")
