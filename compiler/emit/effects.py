"""Statements without control: what changes cells, piles and locals."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.blocks.form import STOP, Proc
from compiler.emit.expr import Expressions, write_function_body
from compiler.emit.names import Scope
from compiler.emit.unit import Unit, cell_written
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt
from compiler.ir.walk import free
from compiler.limits import LARGEST
from compiler.ranges.values import Number, Value, fits

SIDES = 6
"""How strongly a side of a comparison must bind."""
TOO_LARGE = "a number became too large"


@dataclass(frozen=True)
class Flavour:
    """One printing of the procedures. `suffix` of its names. `logs`: it writes the log. `plays`: it answers questions itself."""

    suffix: str = ""
    logs: bool = False
    plays: bool = False


STEPS, LOGGED, FUSED = Flavour(), Flavour("_logged", logs=True), Flavour("_played", plays=True)


class Effects:
    """Writes the statements of blocks into one function."""

    def __init__(self, unit: Unit, proc: Proc, flavour: Flavour, scope: Scope, code: Writer) -> None:
        self.unit, self.proc, self.flavour, self.scope, self.code = unit, proc, flavour, scope, code
        self.made = Expressions(unit, scope, code)

    def place(self, at: int) -> None:
        """What is written from here on stands there in the rules, if that is known."""
        self.code.at = self.unit.hoisted_code.at = at or self.code.at

    def statement(self, node: Stmt) -> None:
        self.place(getattr(node, "at", 0))
        made, code = self.made, self.code
        match node:
            case st.Let():
                self.let(node)
            case st.Store():
                self.store(node)
            case st.Change():
                self.change(node)
            case st.Move():
                self.move(node)
            case st.Show(card):
                if self.unit.has_hidden:
                    code.line(f"{self.unit.helper('show')}(s, {made.strict(card)})")
            case st.Shuffle(place):
                code.line(f"{self.unit.helper('shuffle')}(s, {made.strict(place)})")
            case st.Look(seat, place):
                if self.unit.has_hidden:
                    code.line(f"{self.unit.helper('look')}(s, {made.strict(seat)}, {made.strict(place)})")
            case st.Call() | st.CallBy():
                code.line(f"{self.called(node)}({', '.join(['s', *map(made.kept, node.args)])})")
            case st.Best():
                self.best(node)
            case st.Mark(at):
                code.line(f"COVER.add({at})")
            case st.Note():
                self.note(node)
            case _:
                raise TypeError(f"no statement of a block: {node!r}")

    # names

    def procedure(self, name: str) -> str:
        """The function of a procedure: playouts share those that never wait."""
        shared = self.flavour.plays and not self.unit.blocks.procedures[name].waits
        return self.unit.entry(name, "" if shared else self.flavour.suffix)

    def table(self, name: str) -> str:
        waits = any(p is not None and self.unit.blocks.procedures[p].waits for p in self.unit.program.procedure_tables[name])
        return self.unit.table_of(name, "" if self.flavour.plays and not waits else self.flavour.suffix)

    def called(self, node: st.Call | st.CallBy) -> str:
        """The function that a call calls."""
        if isinstance(node, st.Call):
            return self.procedure(node.procedure)
        return f"{self.table(node.table)}[{self.made.strict(node.index)}]"

    # locals

    def assign(self, name: str, text: str) -> None:
        self.code.line(f"{self.scope.target(name)} = {text}")

    def let(self, node: st.Let) -> None:
        """A number that may be too large is looked at; a tuple is looked through."""
        value, text = self.made.value(node.value), self.made.kept(node.value)
        if value is None and (self.proc.name, node.name) in self.unit.ranges.items:
            value = self.unit.ranges.items[self.proc.name, node.name]
        if isinstance(value, Number):
            self.assign(node.name, text)
            self.refuse(self.scope.read(node.name), value, node.at)
        else:
            self.assign(node.name, self.sure(text, value, node.at))

    def check_item(self, name: str) -> None:
        """A local that runs over items gets none that is too large."""
        self.refuse(self.scope.read(name), self.unit.ranges.items.get((self.proc.name, name)), 0)

    def check_parameters(self) -> None:
        """Refuses what is too large to be kept, unless no caller can pass such a value."""
        for name in self.proc.parameters:
            value = self.unit.ranges.passed.get((self.proc.name, name))
            if not fits(value):
                local = self.scope.read(name)
                self.code.line(f"{local} = {self.sure(local, value, self.proc.at)}")

    def sure(self, text: str, value: Value | None, at: int) -> str:
        """The text of a value that is kept, refused if it is too large."""
        return text if fits(value) else f"{self.unit.helper('within')}({text}, {at})"

    def fail(self, why: str, at: int) -> None:
        self.code.line(f"raise {self.unit.helper('RuleLimit')}({why!r}, {at})")

    # cells

    def target(self, cell: ex.Cell) -> str:
        """The cell as something to read and write; its index is evaluated once."""
        slot = self.unit.cell(cell.field)
        if cell.index is None:
            return slot
        return f"{slot}[{self.named('at', cell.index)}]"

    def named(self, name: str, node: ex.Expr, least: int = 0) -> str:
        """The text of something that is read more than once."""
        text = self.made.strict(node, least)
        if isinstance(node, (ex.Var, ex.Int)):
            return text
        local = self.scope.temporary(name)
        self.code.line(f"{local} = {text}")
        return local

    def store(self, node: st.Store) -> None:
        made, code, cell = self.made, self.code, node.cell
        written = cell_written(node) if cell.field in self.unit.boards else None
        if written is not None:
            at, found = written
            code.line(
                f"{self.unit.cell(cell.field)}[{made.strict(at)}] = {self.sure(made.kept(found), made.value(found), node.at)}"
            )
            return
        value = made.value(node.value)
        if cell.index is None and (self.unit.is_list(cell.field) or cell.field in self.unit.boards):
            code.line(f"{self.unit.cell(cell.field)} = list({self.sure(made.strict(node.value), value, node.at)})")
            return
        text = made.kept(node.value)
        low, high = self.open_bounds(value, node.low, node.high)
        if low is not None or high is not None:
            local = self.scope.temporary("value")
            code.line(f"{local} = {text}")
            before = "" if low is None else f"{made.strict(low, SIDES)} <= "
            after = "" if high is None else f" <= {made.strict(high, SIDES)}"
            with code.under(f"if not {before}{local}{after}:"):
                code.line(f"raise {self.unit.helper('RuleLimit')}(f'`{cell.field}` would be {{{local}}}', {node.at})")
            text = local
        if isinstance(value, Number) and not value.mask:
            value = self.unit.ranges.checked(value, node.low, node.high, self.scope.values)
        index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
        code.line(f"{self.unit.cell(cell.field)}{index} = {self.sure(text, value, node.at)}")

    def open_bounds(self, value: Value | None, low: ex.Expr | None, high: ex.Expr | None) -> tuple[ex.Expr | None, ex.Expr | None]:
        """The bounds that a value can reach beyond."""
        if isinstance(value, Number):
            lows, highs = (None if bound is None else self.made.value(bound) for bound in (low, high))
            if isinstance(lows, Number) and value.low >= lows.high:
                low = None
            if isinstance(highs, Number) and value.high <= highs.low:
                high = None
        return low, high

    def change(self, node: st.Change) -> None:
        made, code, target = self.made, self.code, self.target(node.cell)
        free_to_move = ex.Op("+", node.cell, node.delta)
        low, high = self.open_bounds(made.value(free_to_move), node.low, node.high)
        after = self.unit.ranges.after(node, self.scope.values)
        into = node.into
        sign, delta = "+", made.strict(node.delta, 10)
        if isinstance(node.delta, ex.Int) and node.delta.value < 0:
            sign, delta = "-", str(-node.delta.value)
        if low is None and high is None and into is None and fits(after):
            code.line(f"{target} {sign}= {delta}")
            return
        before = target
        if into is not None:
            before = self.scope.temporary("before")
            code.line(f"{before} = {target}")
        value = self.scope.temporary("value")
        code.line(f"{value} = {before} {sign} {delta}")
        for bound, less in ((low, "<"), (high, ">")):
            if bound is not None:
                limit = self.named("bound", bound, SIDES)
                code.write(f"if {value} {less} {limit}:", f"    {value} = {limit}")
        self.refuse(value, after, node.at)
        code.line(f"{target} = {value}")
        if into is not None:
            self.assign(into, f"{value} - {before}")
            self.refuse(self.scope.read(into), self.unit.ranges.changed(node, self.scope.values), node.at)

    def refuse(self, local: str, value: Value | None, at: int) -> None:
        """Fails if a number is too large to be kept."""
        if not isinstance(value, Number) or value.mask:
            return
        for test in [f"{local} > {LARGEST}"] * (value.high > LARGEST) + [f"{local} < {-LARGEST}"] * (value.low < -LARGEST):
            with self.code.under(f"if {test}:"):
                self.fail(TOO_LARGE, at)

    # cards

    def move(self, node: st.Move) -> None:
        made, code, cards = self.made, self.code, node.cards
        known = "_known" if self.unit.has_hidden or self.unit.has_shuffle else ""
        put = self.unit.helper(f"put{'_under' if node.bottom else ''}{known}")
        unsure = f"{self.unit.helper('leave')}(s, {{}}, {{}})" if node.chosen and self.unit.may_blur(node.place) else ""
        single = isinstance(cards, ex.Tup) and len(cards.items) == 1
        first = made.strict(cards.items[0] if isinstance(cards, ex.Tup) and single else cards)
        place = made.strict(node.place) if single and node.capacity is None and not unsure else self.named("place", node.place)
        capacity = None if node.capacity is None else self.named("most", node.capacity, SIDES)
        if single:
            if unsure:
                code.line(unsure.format(first, place))
            code.line(f"{put}(s, {first}, {place})")
            self.check_capacity(place, capacity, node)
            return
        card = self.scope.temporary("card")
        with code.under(f"for {card} in {first}:"):
            if unsure:
                code.line(unsure.format(card, place))
            code.line(f"{put}(s, {card}, {place})")
            self.check_capacity(place, capacity, node)

    def check_capacity(self, place: str, capacity: str | None, node: st.Move) -> None:
        if capacity is not None:
            with self.code.under(f"if len(s.piles[{place}]) > {capacity}:"):
                why = f"f'there is no room for another card in `{node.name}`, which holds {{{capacity}}} at most'"
                self.code.line(f"raise {self.unit.helper('RuleLimit')}({why}, {node.at})")

    # the log, and searching

    def note(self, node: st.Note) -> None:
        args = "".join(f"{self.made.text(arg)}, " for arg in node.args)
        audience = "None" if node.audience is None else self.made.text(node.audience)
        seat = self.made.text(node.seat)
        self.code.line(f"s.tape.append(({node.note}, {node.at}, {seat}, ({args.rstrip(' ')}), {audience}))")

    def best(self, node: st.Best) -> None:
        """All ways of a procedure are tried on clones, each judged by a function of its own."""
        unit, needs = self.unit, tuple(free(node.value))
        worth = unit.names.give(f"{unit.entry(self.proc.name)}_worth{self.flavour.suffix}")
        scope, code = Scope(unit.local_scope(), {name: self.scope.values.get(name) for name in needs}), Writer()
        parameters = [scope.bind(name) for name in needs]
        with code.under(f"def {worth}({', '.join(['s', *parameters])}):  # {self.proc.name}{unit.place(node.at)}", node.at):
            write_function_body(unit, scope, code, (), node.value)
        code.line()
        unit.hoisted_code.lines.extend(code.lines)
        searched = unit.blocks.procedures[node.procedure]
        stepwise = unit.entry(node.procedure, "_logged" if self.flavour.logs else "")
        args = ", ".join(["s", *([str(STOP)] if searched.waits else []), *map(self.made.kept, node.args)])
        outer = ", ".join(["s", *map(self.scope.read, needs)])
        self.code.line(
            f"{unit.helper('best_way')}(s, lambda s: {stepwise}({args}), lambda s: {worth}({outer}), {node.limit}, {node.at})"
        )
