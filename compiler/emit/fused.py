"""The fused random playout: every procedure as structured Python that answers its questions at random itself.

Draws come from `rnd` in the order in which a game with explicit chance would ask: one call per decision or chance. What
leaves several procedures at once is a return code (the number of the block the stepwise game would go on with).
Fields that only the main procedure touches are Python locals while it runs.
"""

from __future__ import annotations

from compiler.emit.chance import MOST_FACES, sums
from compiler.emit.draws import DRAWN_LATER, LOWER, UPPER, prepared
from compiler.emit.facts import Facts, Maker
from compiler.emit.questions import is_either
from compiler.emit.statements import Statements
from compiler.emit.walk import children, every, every_stmt, falls, free, stmt_expressions
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt


class Fused(Statements):
    """`read`: what is read from a local later on; None while that is being found out."""

    def __init__(self, unit, procedure: Procedure, read: set[Maker] | None) -> None:
        scope = unit.scope()
        scope.names.taken |= {"rnd", "k"}
        scope.natural |= unit.signs.procedures[procedure.name]
        scope.python |= {test.name: test.name for test in (LOWER, UPPER)}
        super().__init__(unit, scope, Writer(self.remember, self.recall), procedure.body)
        self.procedure = procedure
        self.facts = Facts(unit.program, set())
        self.read_before = read
        self.is_main = procedure.name == unit.program.main
        self.counter = "s.option_count"
        self.back: list[tuple[str, str]] = []

    def write(self) -> None:
        code, procedure = self.code, self.procedure
        params = [self.scope.bind(name) for name in procedure.parameters]
        code.line(f"def {self.unit.fused(procedure.name)}({', '.join(['s', 'rnd', *params])}):", procedure.at)
        with code.indent():
            if self.is_main:
                self.load_cells()
            self.body(procedure.body)
            if self.is_main and falls(procedure.body):
                self.write_return()
        code.line()

    def load_cells(self) -> None:
        """Locals for the fields that nothing else touches, and for lists that stay the same object."""
        scalars, lists = local_fields(self.unit)
        for name in [*scalars, *lists]:
            local = self.scope.names.give(name)
            self.code.line(f"{local} = {self.unit.cell(name)}")
            self.scope.cells[name] = local
            if name in scalars:
                self.back.append((self.unit.cell(name), local))
        if self.unit.seats == "s.n" and reads_seats(self.procedure):
            self.scope.seats = self.scope.names.give("seats")
            self.code.line(f"{self.scope.seats} = s.n")
        if all(procedure == self.unit.program.main for procedure in self.unit.cut):
            self.counter = self.scope.names.give("decisions")
            self.code.line(f"{self.counter} = 0")
            self.back.append(("s.option_count", self.counter))

    def write_return(self, value: str = "") -> None:
        for slot, local in self.back:
            self.code.line(f"{slot} = {local}")
        self.code.line(f"return {value}".rstrip())

    # control

    def leave(self, node: st.Leave) -> None:
        if not self.is_main:
            super().leave(node)
        elif any(context.label == node.label for context in self.contexts):
            self.exit(node.label, False)
        else:
            self.fail("a rule leaves what is not running", self.code.at)

    def game_over(self) -> None:
        self.write_return("" if self.is_main else self.unit.over_number)

    def escaped(self, call: str) -> None:
        if not self.is_main:
            super().escaped(call)
            return
        code = self.code
        code.line(f"k = {call}")
        code.line("if k:")
        with code.indent():
            for context in self.contexts:
                if context.label in self.unit.leave_labels:
                    code.line(f"if k == {self.unit.leave_number(context.label)}:")
                    with code.indent():
                        self.exit(context.label, False)
            self.write_return()

    def note(self, node: st.Note) -> None:
        """Playouts keep no log."""

    def simple(self, node: Stmt) -> None:
        if not isinstance(node, st.Mark) and not (isinstance(node, st.Let) and node.name in self.only_logged):
            super().simple(node)

    # what would wait

    def waiting(self, node: Stmt) -> None:
        made, code, unit = self.made, self.code, self.unit
        match node:
            case st.Ask(into, _, options):
                code.line(f"{self.counter} += 1")
                if options != DRAWN_LATER:
                    self.choose(into, self.known(options))
            case st.Roll(into, count, sides):
                self.assign(into, self.roll(count, sides))
                if isinstance(count, ex.Int):
                    self.facts.highs[into] = count.value * sides
            case st.PickRandom(into, items):
                if unit.has_hidden and any(isinstance(part, ex.Pile) for part in every(items)):
                    name = self.scope.temporary("items")
                    code.line(f"{name} = {made.strict(items)}")
                    code.line(f"{unit.helper('blur')}(s, {name})")
                    self.assign(into, f"{name}[int(rnd() * len({name}))]")
                else:
                    self.choose(into, items)
            case st.Top(into, place):
                shuffled = unit.has_shuffle
                at = made.strict(place)
                self.assign(into, f"{unit.helper('top_by')}(s, {at}, rnd)" if shuffled else f"s.piles[{at}][-1]")
            case st.Secret():
                self.secret(node)
            case st.Call() | st.CallBy():
                self.waiting_call(node)

    def choose(self, into: str, options: Expr) -> None:
        """One of the options at random; one option takes a draw like any other number of them."""
        code = self.code
        if isinstance(options, ex.Tup):
            self.assign(into, self.one_of(options))
        elif is_either(options):
            code.line(f"if {self.made.strict(options.test)}:")
            with code.indent():
                self.assign(into, self.one_of(options.then))
            code.line("else:")
            with code.indent():
                self.assign(into, self.one_of(options.other))
        else:
            name = self.scope.temporary("options")
            code.line(f"{name} = {self.made.strict(options)}")
            self.assign(into, f"{name}[int(rnd() * len({name}))]")
            if isinstance(options, ex.Bits) and into not in free(options):
                self.learn(ex.Has(options.mask, ex.Var(into)), True)

    def one_of(self, options: ex.Tup) -> str:
        count = len(options.items)
        text = self.made.strict(options)
        if count == 2:
            return f"{self.made.text(options.items[0], 2)} if rnd() < 0.5 else {self.made.text(options.items[1], 1)}"
        if options == ex.Tup(tuple(ex.Int(i) for i in range(count))):
            return f"int(rnd() * {count})"
        if count == 1:
            self.code.line("rnd()")
            return f"{text}[0]" if not isinstance(options.items[0], ex.Int) else self.made.text(options.items[0])
        return f"{text}[int(rnd() * {count})]"

    def roll(self, count: Expr, sides: int) -> str:
        if isinstance(count, ex.Int) and count.value == 1:
            return f"int(rnd() * {sides}) + 1"
        if isinstance(count, ex.Int) and sides**count.value <= MOST_FACES:
            table = self.unit.table(f"DICE_{count.value}_{sides}", sums(count.value, sides))
            return f"{table}[int(rnd() * {sides**count.value})]"
        return f"{self.unit.helper('roll_by')}({self.made.strict(count)}, {sides}, rnd)"

    def secret(self, node: st.Secret) -> None:
        registers = tuple(self.unit.slots[name] for name in node.writes if not self.unit.is_list(name))
        self.code.line(
            f"{self.unit.helper('secret_by')}(s, {self.unit.fused(node.procedure)}, "
            f"{self.made.strict(node.seats)}, {registers!r}, rnd)"
        )

    def waiting_call(self, node: st.Call | st.CallBy) -> None:
        args = ", ".join(["s", "rnd", *(self.made.kept(arg) for arg in node.args)])
        if isinstance(node, st.Call):
            call = f"{self.unit.fused(node.procedure)}({args})"
        else:
            call = f"{self.unit.fused_table(node.table)}[{self.made.strict(node.index)}]({args})"
        if any(name in self.graph.leaves for name in self.graph.targets(node)):
            self.escaped(call)
        else:
            self.code.line(call)


def reads_seats(procedure: Procedure) -> bool:
    return any(
        isinstance(part, ex.Seats) for node in every_stmt(procedure.body) for top in stmt_expressions(node) for part in every(top)
    )


def local_fields(unit) -> tuple[list[str], list[str]]:
    """(single fields that nothing but the main procedure itself reads or writes, lists that are never replaced)."""
    program: Program = unit.program
    statements = [node for p in program.procedures.values() for node in every_stmt(p.body)]
    if any(isinstance(node, (st.Best, st.Secret)) for node in statements):
        return [], []
    outside: set[str] = set()
    inside: set[str] = set()
    for name, procedure in program.procedures.items():
        for node in every_stmt(procedure.body):
            for part in stmt_expressions(node):
                if isinstance(node, (st.Note, st.Mark)):
                    continue
                collect(program, part, inside if name == program.main else outside, outside, set())
    replaced = {node.cell.field for node in statements if isinstance(node, st.Store) and node.cell.index is None}
    scalars = [name for name in unit.fields if name in inside - outside and not unit.is_list(name)]
    lists = [name for name in unit.fields if name in inside and unit.is_list(name) and name not in replaced]
    return scalars, lists


def collect(program: Program, node: Expr, here: set[str], outside: set[str], seen: set[str]) -> None:
    """Fields an expression reads itself, and those that functions it calls read. Runs over items are functions too."""
    match node:
        case ex.Cell(name, _):
            here.add(name)
        case ex.Fold():
            collect(program, node.items, outside, outside, seen)
            here = outside
        case ex.CallFn(name, _) if name not in seen:
            seen.add(name)
            function = program.functions[name]
            for part in (function.value, *(value for _, value in function.lets)):
                collect(program, part, outside, outside, seen)
        case ex.CallFnBy(table, _, _):
            for name in program.function_tables[table]:
                if name:
                    collect(program, ex.CallFn(name, ()), outside, outside, seen)
        case ex.Helper(state=True):
            outside.update(f.name for f in program.fields)
    for part in children(node):
        collect(program, part, here, outside, seen)


def write_fused(unit, code: Writer) -> None:
    """The playout versions of all procedures that wait."""
    for name, procedure in unit.program.procedures.items():
        if name in unit.cut:
            procedure = prepared(procedure)
            first = Fused(unit, procedure, None)
            first.write()
            final = Fused(unit, procedure, first.facts.read)
            final.write()
            code.lines.extend(final.code.lines)
