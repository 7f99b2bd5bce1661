"""Statements that don't wait, as structured Python.

Labels are left by `break`; where Python would need to leave two loops at once, a flag says so behind the inner one.
What lies outside (`outer_exit`, waiting, returning) is up to the writer that uses this one.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from compiler.emit.expr import Scope
from compiler.emit.folds import loop_items
from compiler.emit.inline import Inlined
from compiler.emit.walk import Landing, exits, falls, only_logged
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.stmt import Stmt


@dataclass
class Context:
    """A construct with a label around the current line. `returns`: nothing follows it, so leaving it is returning."""

    label: str
    returns: bool = False
    start: int = 0
    depth: int = 0
    flag: str = ""
    crossed: dict[str, None] = field(default_factory=dict)


class Statements:
    def __init__(self, unit, scope: Scope, code: Writer, body: tuple[Stmt, ...]) -> None:
        self.unit = unit
        self.only_logged = only_logged(body)
        self.graph = unit.graph
        self.code = code
        self.use_scope(scope)
        self.contexts: list[Context] = []

    def use_scope(self, scope: Scope) -> None:
        self.scope = scope
        self.made = self.unit.expressions(scope, self.code)

    # what the users of this writer decide

    def outer_exit(self, label: str) -> None:
        raise KeyError(label)

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
            self.statement(node, tail and index == len(statements) - 1)
            if not falls((node,)):
                return

    def statement(self, node: Stmt, tail: bool) -> None:
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
                code.line(f"for {local} in {items}:")
                with code.indent():
                    if extra:
                        code.line(extra)
                    self.body(node.body)
                self.close(context)
            case st.Loop():
                context = self.enter(node.label)
                code.line(f"for _ in range({self.made.strict(node.limit)}):")
                with code.indent():
                    self.body(node.body)
                code.line("else:")
                with code.indent():
                    self.fail("this is repeated too often", node.at)
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
        return self.scope.bind(name), ""

    def branch(self, node: st.If, tail: bool) -> None:
        code, test = self.code, node.test
        then, other = node.then, node.other
        code.line(f"if {self.made.strict(test)}:")
        with code.indent():
            self.body(then, tail)
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
            inner = self.contexts[self.contexts.index(target) + 1:]
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

    # statements without control

    def assign(self, name: str, text: str) -> None:
        self.code.line(f"{self.scope.bind(name)} = {text}")

    def assign_logged(self, name: str, text: str) -> None:
        """A local that only log lines read."""
        self.code.log(f"{self.scope.bind(name)} = {text}")

    def fail(self, text: str, at: int) -> None:
        self.code.line(f"raise {self.unit.helper('RuleLimit')}({text!r}, {at})")

    def simple(self, node: Stmt) -> None:
        made, code = self.made, self.code
        match node:
            case st.Let(name, value):
                if name in self.only_logged:
                    self.assign_logged(name, made.text(value))
                else:
                    self.assign(name, made.kept(value))
            case st.Store():
                self.store(node)
            case st.Change():
                self.change(node)
            case st.Move():
                self.move(node)
            case st.Shuffle(place):
                code.line(f"{self.unit.helper('shuffle')}(s, {made.strict(place)})")
            case st.Look(seat, place):
                if self.unit.has_hidden:
                    code.line(f"{self.unit.helper('look')}(s, {made.strict(seat)}, {made.strict(place)})")
            case st.Mark(at):
                code.log(f"COVER.add({at})")
            case st.Note():
                self.note(node)
            case st.Best():
                self.best(node)
            case _:
                self.waiting(node)

    def note(self, node: st.Note) -> None:
        args = ", ".join(self.made.text(arg) for arg in node.args)
        audience = "None" if node.audience is None else self.made.text(node.audience)
        comma = "," if len(node.args) == 1 else ""
        self.code.log(f"s.tape.append(({node.note}, {node.at}, {self.made.text(node.seat)}, ({args}{comma}), {audience}))")

    def target(self, cell: ex.Cell) -> str:
        """The cell as something to read and write; its index is evaluated once."""
        slot = self.made.cell(cell.field)
        if cell.index is None:
            return slot
        index = self.made.strict(cell.index)
        if not isinstance(cell.index, (ex.Var, ex.Int)):
            name = self.scope.names.give("at")
            self.code.line(f"{name} = {index}")
            index = name
        return f"{slot}[{index}]"

    def store(self, node: st.Store) -> None:
        made, code, cell = self.made, self.code, node.cell
        if cell.index is None and self.unit.is_list(cell.field):
            code.line(f"{self.made.cell(cell.field)} = list({made.strict(node.value)})")
            return
        if self.unit.surely_within(node):
            value = made.kept(node.value)
            index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
            code.line(f"{self.made.cell(cell.field)}{index} = {value}")
            return
        value = self.scope.names.give("value")
        code.line(f"{value} = {made.kept(node.value)}")
        low = "" if node.low is None else f"{made.strict(node.low, 6)} <= "
        high = "" if node.high is None else f" <= {made.strict(node.high, 6)}"
        code.line(f"if not {low}{value}{high}:")
        with code.indent():
            code.line(f"raise {self.unit.helper('RuleLimit')}(f'`{cell.field}` would be {{{value}}}', {node.at})")
        index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
        code.line(f"{self.made.cell(cell.field)}{index} = {value}")

    def change(self, node: st.Change) -> None:
        made, code = self.made, self.code
        low, high = self.unit.open_bounds(node, made.natural(node.delta))
        target = self.target(node.cell)
        into = node.into
        if into in self.only_logged:
            before = self.scope.names.give("before")
            code.log(f"{before} = {target}")
            into = None
        if low is None and high is None and into is None:
            if isinstance(node.delta, ex.Int) and node.delta.value < 0:
                code.line(f"{target} -= {-node.delta.value}")
            else:
                code.line(f"{target} += {made.strict(node.delta)}")
            if node.into is not None:
                self.assign_logged(node.into, f"{target} - {before}")
            return
        delta = f"-{-node.delta.value}" if isinstance(node.delta, ex.Int) and node.delta.value < 0 else f"+{made.strict(node.delta, 10)}"
        delta = f"{delta[0]} {delta[1:]}"
        old = target
        if into is not None:
            old = self.scope.names.give("before")
            code.line(f"{old} = {target}")
        value = self.scope.names.give("value")
        code.line(f"{value} = {old} {delta}")
        for bound, sign in ((low, "<"), (high, ">")):
            if bound is None:
                continue
            text = made.strict(bound, 6)
            if not isinstance(bound, (ex.Int, ex.Var)):
                name = self.scope.names.give("bound")
                code.line(f"{name} = {text}")
                text = name
            code.line(f"if {value} {sign} {text}:")
            with code.indent():
                code.line(f"{value} = {text}")
        code.line(f"{target} = {value}")
        if into is not None:
            self.assign(into, f"{value} - {old}")
        elif node.into is not None:
            self.assign_logged(node.into, f"{value} - {before}")

    def move(self, node: st.Move) -> None:
        made, code = self.made, self.code
        put = self.unit.helper(self.unit.put_name(node.bottom))
        cards = node.cards
        single = isinstance(cards, ex.Tup) and len(cards.items) == 1
        first = made.strict(cards.items[0] if single else cards)
        place = made.strict(node.place)
        if not isinstance(node.place, (ex.Int, ex.Var)) and (not single or node.capacity is not None):
            name = self.scope.names.give("place")
            code.line(f"{name} = {place}")
            place = name
        capacity = None if node.capacity is None else made.strict(node.capacity, 6)
        if single:
            code.line(f"{put}(s, {first}, {place})")
            self.check_capacity(place, capacity, node.at)
            return
        card = self.scope.names.give("card")
        code.line(f"for {card} in {first}:")
        with code.indent():
            code.line(f"{put}(s, {card}, {place})")
            self.check_capacity(place, capacity, node.at)

    def check_capacity(self, place: str, capacity: str | None, at: int) -> None:
        if capacity is not None:
            self.code.line(f"if len(s.piles[{place}]) > {capacity}:")
            with self.code.indent():
                self.fail("there is no room for another card", at)

    def best(self, node: st.Best) -> None:
        args = "".join(f", {self.made.kept(arg)}" for arg in node.args)
        value, needs = self.unit.best_value(node)
        outer = "".join(f", {self.scope.read(name)}" for name in needs)
        entry, before = self.unit.searched_entry(node.procedure)
        self.code.line(f"{self.unit.helper('best_way')}(s, lambda s: {entry}(s{before}{args}), "
                       f"lambda s: {value}(s{outer}), {node.limit}, {node.at})")
