"""Statements without control: what changes cells, piles and locals."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt


def result_name(cell: ex.Cell) -> str:
    """The local that holds the last value written into a field. (No local of the rules has such a name.)"""
    return f"{cell.field} now"


def is_plain(cell: ex.Cell) -> bool:
    return cell.index is None or isinstance(cell.index, (ex.Var, ex.Int))


class Effects:
    """The part of `Statements` that writes single steps."""

    def simple(self, node: Stmt) -> None:
        made, code = self.made, self.code
        match node:
            case st.Let(name, value):
                if name in self.only_logged:
                    self.assign_logged(name, made.text(value))
                elif id(node) in self.unit.rounds:
                    self.count_round(name, self.unit.rounds[id(node)])
                else:
                    self.assign(name, made.kept(self.known(value)))
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

    def count_round(self, name: str, seats: ex.Expr) -> None:
        """The next of 0 .. seats - 1, then 0 again: comparing is quicker than dividing."""
        before = self.scope.read(name)
        if seats == ex.Int(2):
            self.assign(name, f"1 - {before}")
            return
        local, keep = self.loop_variable(name)
        self.code.line(f"{local} = {before} + 1")
        self.code.line(f"if {local} == {self.made.strict(seats)}:")
        with self.code.indent():
            self.code.line(f"{local} = 0")
        if keep:
            self.code.line(keep)

    def note(self, node: st.Note) -> None:
        args = ", ".join(self.made.text(arg) for arg in node.args)
        audience = "None" if node.audience is None else self.made.text(node.audience)
        comma = "," if len(node.args) == 1 else ""
        seat = self.made.text(node.seat)
        self.code.log(f"s.tape.append(({node.note}, {node.at}, {seat}, ({args}{comma}), {audience}))")

    def target(self, cell: ex.Cell) -> str:
        """The cell as something to read and write; its index is evaluated once."""
        slot = self.made.cell(cell.field)
        if cell.index is None:
            return slot
        index = self.made.strict(cell.index)
        if not isinstance(cell.index, (ex.Var, ex.Int)):
            name = self.scope.temporary("at")
            self.code.line(f"{name} = {index}")
            index = name
        return f"{slot}[{index}]"

    def store(self, node: st.Store) -> None:
        made, code, cell = self.made, self.code, node.cell
        given = self.with_bit(self.known(node.value), node)
        if cell.index is None and self.unit.is_list(cell.field):
            code.line(f"{self.made.cell(cell.field)} = list({made.strict(given)})")
            self.written(cell, None, node)
            return
        text = made.kept(given)
        if self.unit.surely_within(replace(node, value=given)):
            index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
            simple = isinstance(given, (ex.Var, ex.Int))
            local = "" if simple else self.result(node)
            code.line(f"{self.made.cell(cell.field)}{index} = {local + ' = ' if local else ''}{text}")
            self.written(cell, given if simple else local and ex.Var(result_name(cell)), node)
            return
        local = self.result(node)
        value = local or self.scope.temporary("value")
        code.line(f"{value} = {text}")
        low = "" if node.low is None else f"{made.strict(node.low, 6)} <= "
        high = "" if node.high is None else f" <= {made.strict(node.high, 6)}"
        code.line(f"if not {low}{value}{high}:")
        with code.indent():
            code.line(f"raise {self.unit.helper('RuleLimit')}(f'`{cell.field}` would be {{{value}}}', {node.at})")
        index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
        code.line(f"{self.made.cell(cell.field)}{index} = {value}")
        self.written(cell, local and ex.Var(result_name(cell)), node)

    def with_bit(self, value: ex.Expr, node: st.Store) -> ex.Expr:
        """The new value of a mask: a bit that is needed again gets a local; one that is surely in is subtracted."""
        match value:
            case ex.Op("|" | "&~", mask, ex.Bit(ex.Var(name) as item) as bit) if self.facts:
                inside = value.op == "&~" and self.facts.tests.get(ex.Has(mask, item)) is True
                if self.is_read(("bit", id(node))):
                    local = ex.Var(f"{name} bit")
                    self.code.line(f"{self.scope.bind(local.name)} = {self.made.strict(bit)}")
                    self.facts.forget_local(local.name)
                    self.facts.keep(bit, local, ("bit", id(node)))
                    bit = local
                return ex.Op("-" if inside else value.op, mask, bit)
        return value

    def result(self, node: st.Store | st.Change) -> str:
        """A Python local for the new value of a cell, if it is read later on."""
        cell = node.cell
        if self.facts is None or not self.is_read(id(node)) or cell.field in self.scope.cells and cell.index is None:
            return ""
        if not is_plain(cell):
            return ""
        if self.unit.signs.field(cell.field):
            self.scope.natural.add(result_name(cell))
        return self.scope.bind(result_name(cell))

    def written(self, cell: ex.Cell, value: ex.Expr | str | None, node: st.Store | st.Change) -> None:
        """A cell has a new value; `value` tells it if it is known."""
        if self.facts is None:
            return
        self.facts.forget_field(cell.field)
        if not value:
            return
        if value == ex.Var(result_name(cell)):
            self.facts.forget_local(value.name)
        if is_plain(cell):
            self.facts.keep(cell, value, id(node))

    def change(self, node: st.Change) -> None:
        made, code = self.made, self.code
        given = self.known(node.delta)
        low, high = self.unit.open_bounds(replace(node, delta=given), made.natural(given))
        if self.facts and isinstance(high, ex.Int) and self.stays_below(node.cell, given, high.value):
            high = None
        old = self.known(node.cell)
        target = self.target(node.cell)
        into = node.into
        if into in self.only_logged:
            before = self.scope.temporary("before")
            code.log(f"{before} = {target}")
            into = None
        local = self.result(node)
        falling = isinstance(given, ex.Int) and given.value < 0
        if low is None and high is None and into is None and not local:
            sign, delta = ("-", str(-given.value)) if falling else ("+", made.strict(given))
            code.line(f"{target} {sign}= {delta}")
            self.written(node.cell, None, node)
            if node.into is not None:
                self.assign_logged(node.into, f"{target} - {before}")
            return
        delta = f"- {-given.value}" if falling else f"+ {made.strict(given, 10)}"
        start = target if old == node.cell else made.strict(old)
        value = local or self.scope.temporary("value")
        if into is not None and start in (target, value):
            code.line(f"{self.scope.temporary('before')} = {start}")
            start = self.scope.temporary("before")
        if low is None and high is None:
            code.line(f"{target} = {value} = {start} {delta}")
        else:
            code.line(f"{value} = {start} {delta}")
            self.clamp(value, low, high)
            code.line(f"{target} = {value}")
        self.written(node.cell, local and ex.Var(result_name(node.cell)), node)
        if into is not None:
            self.assign(into, f"{value} - {start}")
        elif node.into is not None:
            self.assign_logged(node.into, f"{value} - {before}")

    def clamp(self, value: str, low: ex.Expr | None, high: ex.Expr | None) -> None:
        made, code = self.made, self.code
        for bound, sign in ((low, "<"), (high, ">")):
            if bound is None:
                continue
            text = made.strict(bound, 6)
            if not isinstance(bound, (ex.Int, ex.Var)):
                name = self.scope.temporary("bound")
                code.line(f"{name} = {text}")
                text = name
            code.line(f"if {value} {sign} {text}:")
            with code.indent():
                code.line(f"{value} = {text}")

    def stays_below(self, cell: ex.Cell, delta: ex.Expr, limit: int) -> bool:
        """Do the tests made so far keep a change from reaching beyond the limit?"""
        most = [self.facts.highest(part, self.made.natural) for part in (cell, delta)]
        return None not in most and sum(most) <= limit

    def move(self, node: st.Move) -> None:
        made, code = self.made, self.code
        put = self.unit.helper(self.unit.put_name(node.bottom))
        cards = node.cards
        single = isinstance(cards, ex.Tup) and len(cards.items) == 1
        first = made.strict(cards.items[0] if single else cards)
        place = made.strict(node.place)
        if not isinstance(node.place, (ex.Int, ex.Var)) and (not single or node.capacity is not None):
            name = self.scope.temporary("place")
            code.line(f"{name} = {place}")
            place = name
        capacity = None if node.capacity is None else made.strict(node.capacity, 6)
        if single:
            code.line(f"{put}(s, {first}, {place})")
            self.check_capacity(place, capacity, node.at)
            return
        card = self.scope.temporary("card")
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
        self.code.line(
            f"{self.unit.helper('best_way')}(s, lambda s: {entry}(s{before}{args}), "
            f"lambda s: {value}(s{outer}), {node.limit}, {node.at})"
        )
