"""Statements that don't wait, as structured Python.

Labels are left by `break`; where Python would need to leave two loops at once, a flag says so behind the inner one.
What lies outside (`outer_exit`, waiting, returning) is up to the writer that uses this one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.emit.effects import Effects
from compiler.emit.expr import Scope
from compiler.emit.facts import Facts, Maker
from compiler.emit.folds import loop_items
from compiler.emit.inline import Inlined
from compiler.emit.walk import Landing, exits, falls, only_logged
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt

FACTUAL = (st.If, st.Block, st.Let, st.Store, st.Change, st.Note, st.Mark, st.Ask, st.Roll)
"""Statements that say themselves what they change."""
JUMPS = ("return", "raise", "continue", "break")


@dataclass
class Context:
    """A construct with a label around the current line. `returns`: nothing follows it, so leaving it is returning."""

    label: str
    returns: bool = False
    start: int = 0
    depth: int = 0
    flag: str = ""
    crossed: dict[str, None] = field(default_factory=dict)


class Statements(Effects):
    def __init__(self, unit, scope: Scope, code: Writer, body: tuple[Stmt, ...]) -> None:
        self.unit = unit
        self.only_logged = only_logged(body)
        self.graph = unit.graph
        self.code = code
        self.use_scope(scope)
        self.contexts: list[Context] = []
        self.facts: Facts | None = None
        self.read_before: set[Maker] | None = None

    def use_scope(self, scope: Scope) -> None:
        self.scope = scope
        self.made = self.unit.expressions(scope, self.code)

    # what the users of this writer decide

    def outer_exit(self, label: str) -> None:
        raise KeyError(label)

    def times(self, limit) -> str:
        return self.unit.fixed_range(0, limit.value) if isinstance(limit, ex.Int) else f"range({self.made.strict(limit)})"

    def leave(self, node: st.Leave) -> None:
        self.code.line(f"return {self.unit.leave_number(node.label)}")

    def game_over(self) -> None:
        self.code.line(f"return {self.unit.over_number}")

    def write_return(self) -> None:
        self.code.line("return")

    def escaped(self, call: str) -> None:
        """A call that may leave everything that is running: its result says where to go on."""
        self.code.line(f"k = {call}")
        self.code.line("if k:")
        with self.code.indent():
            self.code.line("return k")

    def waiting(self, node: Stmt) -> None:
        raise TypeError(f"a statement that waits where nothing may wait: {node!r}")

    # control

    def body(self, statements: tuple[Stmt, ...], tail: bool = False) -> None:
        for index, node in enumerate(statements):
            way = self.settled_way(node)
            if way is not None:
                self.body(way + statements[index + 1 :], tail)
                return
            self.statement(node, tail and index == len(statements) - 1)
            if not falls((node,)):
                return

    def settled_way(self, node: Stmt) -> tuple[Stmt, ...] | None:
        """The statements of a branch that is surely taken."""
        test = self.known(node.test) if isinstance(node, st.If) and self.facts else None
        return (node.then if test.value else node.other) if isinstance(test, ex.Int) else None

    def statement(self, node: Stmt, tail: bool) -> None:
        """Writes a statement. What is known stays so only behind those that say themselves what they change."""
        self.write_statement(node, tail)
        if self.facts and not isinstance(node, FACTUAL):
            self.facts.clear()

    def write_statement(self, node: Stmt, tail: bool) -> None:
        code = self.code
        if getattr(node, "at", 0):
            code.at = node.at
        match node:
            case st.If():
                self.branch(node, tail)
            case st.Block():
                self.block(node, tail)
            case st.ForEach():
                items = loop_items(self.made, node.items)
                local, extra = self.loop_variable(node.var)
                context = self.enter(node.label)
                self.know_nothing()
                code.line(f"for {local} in {items}:")
                with code.indent():
                    if extra:
                        code.line(extra)
                    self.body(node.body)
                self.close(context)
            case st.Loop():
                context = self.enter(node.label)
                self.know_nothing()
                code.line(f"for _ in {self.times(node.limit)}:")
                with code.indent():
                    self.body(node.body)
                code.line("else:")
                with code.indent():
                    self.fail(node.why, node.at)
                self.close(context)
            case st.Exit(label):
                self.exit(label, tail)
            case st.Leave():
                self.leave(node)
            case st.GameOver():
                self.game_over()
            case st.Call() | st.CallBy():
                self.call(node)
            case _:
                self.simple(node)

    def loop_variable(self, name: str) -> tuple[str, str]:
        """The target of a `for`, and a line for the start of its body."""
        self.forget(name)
        return self.scope.bind(name), ""

    def branch(self, node: st.If, tail: bool) -> None:
        code, then, other = self.code, node.then, node.other
        test = self.known(node.test)
        code.line(f"if {self.made.strict(test)}:")
        with code.indent():
            self.learn(test, True)
            self.body(then, tail)
        if not falls(then):
            self.learn(test, False)
        while len(other) == 1 and isinstance(other[0], st.If):
            code.line(f"elif {self.made.text(other[0].test)}:")
            with code.indent():
                self.body(other[0].then, tail)
            other = other[0].other
        start = len(code.lines)
        if other:
            code.line("else:")
            with code.indent():
                self.body(other, tail)
            if [text.strip() for text, _ in code.lines[start:]] == ["else:", "pass"]:
                del code.lines[start:]

    def block(self, node: st.Block, tail: bool) -> None:
        if isinstance(node, Inlined):
            self.code.line(f"# {self.unit.heading(node.name, node.at)}", node.at)
        if not exits(node.body, node.label) and not isinstance(node, Landing):
            self.body(node.body, tail)
        elif tail and not self.contexts_loop():
            self.contexts.append(Context(node.label, True))
            self.body(node.body, True)
            self.contexts.pop()
        else:
            context = self.enter(node.label)
            self.code.line("while True:")
            with self.code.indent():
                self.body(node.body)
                if falls(node.body):
                    self.code.line("break")
            self.close(context)
            self.know_nothing()

    def contexts_loop(self) -> bool:
        return any(not context.returns for context in self.contexts)

    def enter(self, label: str) -> Context:
        context = Context(label, False, len(self.code.lines), self.code.depth)
        self.contexts.append(context)
        return context

    def close(self, context: Context) -> None:
        self.contexts.pop()
        if context.flag:
            self.code.lines.insert(context.start, ("    " * context.depth + f"{context.flag} = False", self.code.at))
        for flag in context.crossed:
            self.code.line(f"if {flag}:")
            with self.code.indent():
                self.code.line("break")

    def exit(self, label: str, tail: bool) -> None:
        target = next((c for c in reversed(self.contexts) if c.label == label), None)
        if target is None:
            self.outer_exit(label)
        elif target.returns:
            self.write_return()
        else:
            inner = self.contexts[self.contexts.index(target) + 1 :]
            loops = [context for context in inner if not context.returns]
            if loops:
                target.flag = target.flag or self.scope.names.give(f"left_{label}")
                for context in loops:
                    context.crossed[target.flag] = None
                self.code.line(f"{target.flag} = True")
            self.code.line("break")

    # calls

    def call(self, node: st.Call | st.CallBy) -> None:
        targets = self.graph.targets(node)
        if any(name in self.unit.cut for name in targets):
            self.waiting(node)
            return
        args = ", ".join(["s", *(self.made.kept(arg) for arg in node.args)])
        if isinstance(node, st.Call):
            made = f"{self.unit.procedure(node.procedure)}({args})"
        else:
            made = f"{self.unit.procedure_table(node.table)}[{self.made.strict(node.index)}]({args})"
        if any(name in self.graph.leaves for name in targets):
            self.escaped(made)
        else:
            self.code.line(made)

    # what is known

    def known(self, node: ex.Expr) -> ex.Expr:
        """The expression with what is known here put in."""
        return self.facts.settled(node) if self.facts else node

    def learn(self, test: ex.Expr, holds: bool) -> None:
        if self.facts:
            self.facts.learn(test, holds)

    def know_nothing(self) -> None:
        if self.facts:
            self.facts.clear()

    def forget(self, name: str) -> None:
        """A local gets a new value."""
        if self.facts:
            self.facts.forget_local(name)

    def is_read(self, maker: Maker) -> bool:
        """Is the local that a statement would make read later on? (Yes as long as that is being found out.)"""
        return self.read_before is None or maker in self.read_before

    def remember(self) -> Facts | None:
        return self.facts.copy() if self.facts else None

    def recall(self, before: Facts | None) -> None:
        """Behind an indented block holds what held before it, unless the block changed it and goes on here."""
        if before is not None:
            last = next(text for text, _ in reversed(self.code.lines) if text and not text.lstrip().startswith("#"))
            jumps = last.startswith("    " * (self.code.depth + 1) + last.lstrip()) and last.split()[0] in JUMPS
            self.facts = before if jumps else before.meet(self.facts)

    # locals

    def assign(self, name: str, text: str) -> None:
        self.forget(name)
        self.code.line(f"{self.scope.bind(name)} = {text}")

    def assign_logged(self, name: str, text: str) -> None:
        """A local that only log lines read."""
        self.code.log(f"{self.scope.bind(name)} = {text}")

    def fail(self, text: str, at: int) -> None:
        self.code.line(f"raise {self.unit.helper('RuleLimit')}({text!r}, {at})")
