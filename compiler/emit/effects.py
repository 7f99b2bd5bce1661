"""Statements without control: what changes cells, piles and locals."""
from __future__ import annotations

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.stmt import Stmt


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
        if cell.index is None and self.unit.is_list(cell.field):
            code.line(f"{self.made.cell(cell.field)} = list({made.strict(node.value)})")
            return
        if self.unit.surely_within(node):
            value = made.kept(node.value)
            index = "" if cell.index is None else f"[{made.strict(cell.index)}]"
            code.line(f"{self.made.cell(cell.field)}{index} = {value}")
            return
        value = self.scope.temporary("value")
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
            before = self.scope.temporary("before")
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
        falling = isinstance(node.delta, ex.Int) and node.delta.value < 0
        delta = f"- {-node.delta.value}" if falling else f"+ {made.strict(node.delta, 10)}"
        old = target
        if into is not None:
            old = self.scope.temporary("before")
            code.line(f"{old} = {target}")
        value = self.scope.temporary("value")
        code.line(f"{value} = {old} {delta}")
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
        self.code.line(f"{self.unit.helper('best_way')}(s, lambda s: {entry}(s{before}{args}), "
                       f"lambda s: {value}(s{outer}), {node.limit}, {node.at})")
