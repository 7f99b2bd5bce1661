"""The fused random playout: every procedure that waits as one Python function that answers its questions at random itself.

Draws come from `rnd` in the order in which a game with explicit chance would ask: one call per decision or chance. What
leaves several procedures at once is a return code: the number that the stepwise game would go on with.
"""

from __future__ import annotations

from compiler.blocks import form
from compiler.blocks.draws import fixed_ways
from compiler.blocks.form import OVER, Block, Proc
from compiler.emit.control import Node, structure
from compiler.emit.effects import FUSED
from compiler.emit.lines import Lines
from compiler.emit.names import Scope
from compiler.emit.regions import split
from compiler.emit.unit import Unit
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ranges.values import fits


def write_fused(unit: Unit, code: Writer) -> None:
    """The playout versions of all procedures that wait."""
    for proc in unit.whole.procedures.values():
        if proc.waits:
            Fused(unit, proc, code).run()


class Fused(Lines):
    """Writes one procedure."""

    def __init__(self, unit: Unit, proc: Proc, code: Writer) -> None:
        scope = Scope(unit.local_scope(), unit.ranges.locals[proc.name])
        scope.names.taken.add("rnd")
        super().__init__(unit, proc, FUSED, scope, code)
        self.is_main = proc.name == unit.program.main
        self.landings = {label: unit.whole.resumes[number].block for label, number in unit.whole.landings.items()}

    def run(self) -> None:
        code, proc, unit = self.code, self.proc, self.unit
        parameters = [self.scope.bind(name) for name in proc.parameters]
        unit.owner, unit.hoisted_code.at = unit.entry(proc.name), proc.at
        with code.under(f"def {unit.entry(proc.name, FUSED.suffix)}({', '.join(['s', 'rnd', *parameters])}):", proc.at):
            self.effects.check_parameters()
            for name in sorted(proc.blocks[proc.entry].live - set(proc.parameters)):
                code.line(f"{self.scope.bind(name)} = 0")
            ways = unit.whole.ways
            found = split(proc.blocks, [proc.entry], ways)
            self.write(structure(found.regions[proc.entry], proc.blocks, ways, found), None)
        code.line()

    def finish(self, block: Block, ways: dict[int, list[Node]]) -> None:
        code, unit, end = self.code, self.unit, block.end
        self.effects.place(form.origin(end))
        match end:
            case form.Return():
                code.line("return")
            case form.Over():
                code.line("return" if self.is_main else f"return {OVER}  # over")
            case form.Fail(why, at):
                self.effects.fail(why, at)
            case form.Leave(label):
                code.line(f"return {unit.blocks.landings[label]}  # after {label}")
            case form.Wait(st.Ask(into, _, options)):
                code.line("s.option_count += 1")
                self.choose(into, options)
            case form.Wait(st.Roll(into, count, sides)):
                self.effects.assign(into, self.roll(count, sides))
            case form.Wait(st.PickRandom(into, items)):
                if end.blurs:
                    local = self.scope.temporary("items")
                    code.line(f"{local} = {self.made.strict(items)}")
                    code.line(f"{unit.helper('blur')}(s, {local})")
                    self.effects.assign(into, f"{local}[int(rnd() * len({local}))]")
                else:
                    self.choose(into, items)
            case form.Wait(st.Top(into, place)):
                pile = self.made.strict(place)
                top = f"{unit.helper('top_by')}(s, {pile}, rnd)" if unit.has_shuffle else f"s.piles[{pile}][-1]"
                self.effects.assign(into, top)
            case form.Wait(st.Secret(seats, procedure, writes, args=args)):
                registers = tuple(unit.slots[name] for name in writes if not unit.is_list(name))
                play = self.effects.procedure(procedure)
                given = "".join(f", {self.made.strict(arg)}" for arg in args)
                code.line(f"{unit.helper('secret_by')}(s, {play}, {self.made.strict(seats)}, {registers!r}, rnd{given})")
            case form.Call():
                self.call(end, ways)

    def choose(self, into: str, options: ex.Expr) -> None:
        """One of the options at random; one option takes a draw like any other number of them."""
        code = self.code
        if isinstance(options, ex.Cond) and isinstance(options.then, ex.Tup) and isinstance(options.other, ex.Tup):
            with code.under(f"if {self.made.strict(options.test)}:"):
                self.choose(into, options.then)
            with code.under("else:"):
                self.choose(into, options.other)
            return
        if isinstance(options, ex.Tup) and fits(self.made.value(options)):
            self.effects.assign(into, self.one_of(options))
            return
        local = self.scope.temporary("options")
        code.line(f"{local} = {self.effects.sure(self.made.strict(options), self.made.value(options), code.at)}")
        self.effects.assign(into, f"{local}[int(rnd() * len({local}))]")

    def one_of(self, options: ex.Tup) -> str:
        """The same for options that are written down."""
        if len(options.items) == 2:
            first, second = (self.made.text(item, 2) for item in options.items)
            return f"{first} if rnd() < 0.5 else {second}"
        return f"{self.made.strict(options)}[int(rnd() * {len(options.items)})]"

    def roll(self, count: ex.Expr, sides: int) -> str:
        ways = fixed_ways(count, sides)
        if ways is None:
            return f"{self.unit.helper('roll_by')}({self.made.strict(count)}, {sides}, rnd)"
        if count == ex.Int(1):
            return f"int(rnd() * {sides}) + 1"
        return f"{self.unit.table(f'DICE_{self.made.strict(count)}_{sides}', ways)}[int(rnd() * {len(ways)})]"

    def call(self, end: form.Call, ways: dict[int, list[Node]]) -> None:
        """What the callee leaves is gone on with here if it is this procedure's, else it is left here too."""
        code, made, effects = self.code, self.made, self.effects
        args = ["s", *(["rnd"] if end.resume else []), *(made.kept(arg) for arg in end.node.args)]
        call = f"{effects.called(end.node)}({', '.join(args)})"
        if not any(self.unit.blocks.procedures[name].leaves for name in self.unit.targets(end.node)):
            code.line(call)
            return
        code.line(f"k = {call}")
        with code.under("if k:"):
            for label in end.landings:
                with code.under(f"if k == {self.unit.blocks.landings[label]}:  # after {label}"):
                    self.write(ways[self.landings[label]], None)
            code.line("return" if self.is_main else "return k")
