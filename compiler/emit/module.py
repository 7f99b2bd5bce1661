"""Program -> the text of a Python module: the order of its parts, its tables of functions, the table of its lines."""

from __future__ import annotations

from compiler.blocks import make_blocks
from compiler.blocks.form import FIRST
from compiler.emit.effects import FUSED, LOGGED, STEPS, Flavour
from compiler.emit.expr import Expressions, write_function_body
from compiler.emit.functions import Numbers, Plan
from compiler.emit.fused import write_fused
from compiler.emit.layout import Layout
from compiler.emit.metadata import write_game, write_metadata
from compiler.emit.names import Scope, identifier
from compiler.emit.steps import write_procedure
from compiler.emit.unit import Unit, one_line
from compiler.emit.writer import Writer
from compiler.ir.printer import fingerprint
from compiler.ir.program import Function, Program, Why


def emit_module(program: Program) -> str:
    """The text of a module with the compiled game."""
    made = make_blocks(program)
    points = [(one.number, one.procedure, one.kind, one.into) for one in made.steps.resumes.values()]
    kept = [(proc.name, proc.kept) for proc in made.steps.procedures.values()]
    return Module(Unit(made), fingerprint(program, (points, kept))).text()


class Module:
    """`plans`: the functions of all procedures by flavour; `numbers`: those that the driver goes on with."""

    def __init__(self, unit: Unit, fingerprint: str) -> None:
        self.unit, self.program, self.fingerprint = unit, unit.program, fingerprint
        self.plans: dict[Flavour, list[Plan]] = {}
        self.numbers: dict[Flavour, Numbers] = {}

    def text(self) -> str:
        steps, played, logged = self.write_procedures(STEPS), Writer(), self.write_procedures(LOGGED)
        write_fused(self.unit, played)
        functions = self.write_functions()
        tables, state, metadata = self.write_tables(), Writer(), Writer()
        layout = Layout(self.unit)
        layout.write(state)
        records = write_metadata(self, layout, metadata) | write_game(self.unit, metadata)
        code = Writer()
        self.write_head(code, records)
        self.write_constants(code)
        for part in (self.unit.hoisted_code, functions, steps, played, logged, tables, state, metadata):
            code.lines.extend(part.lines)
        write_line_table(code)
        return "\n".join(text for text, _ in code.lines) + "\n"

    # parts

    def write_head(self, code: Writer, records: set[str]) -> None:
        imports = {"runtime.data": records, "runtime.rules": self.unit.helpers}
        title = (self.program.title or self.program.name).replace("\\", "\\\\").replace('"', '\\"')
        code.line(f'"""{title}: made by rulewright build from content, do not edit."""')
        code.line("from runtime.game import Game")
        code.line("from runtime.state import State as BaseState")
        for source, names in imports.items():
            if names:
                code.line(f"from {source} import (")
                for name in sorted(names):
                    code.line(f"    {name},")
                code.line(")")
        code.line()
        code.line("COVER = set()")

    def write_constants(self, code: Writer) -> None:
        for constant, python in self.unit.constants.items():
            code.long(f"{python} = {self.program.constants[constant]!r}")
        for values, name in self.unit.tables.items():
            code.long(f"{name} = {values!r}")
        for text, name in self.unit.computed_tables.items():
            code.line(f"{name} = {text}")
        code.line()

    def write_functions(self) -> Writer:
        code = Writer()
        for function in self.program.functions.values():
            self.write_function(function, code)
        for name, why in self.program.whys.items():
            self.write_why(name, why, code)
        return code

    def write_function(self, function: Function, code: Writer) -> None:
        unit = self.unit
        scope = Scope(unit.local_scope(), unit.ranges.parameters[function.name])
        parameters = [scope.bind(name) for name in function.parameters]
        unit.owner, unit.hoisted_code.at = unit.functions[function.name], function.at
        where = unit.place(function.at)
        with code.under(f"def {unit.owner}({', '.join(['s', *parameters])}):" + (f"  # {where[2:]}" if where else ""), function.at):
            write_function_body(unit, scope, code, function.lets, function.value)
        code.line()

    def write_why(self, name: str, why: Why, code: Writer) -> None:
        unit = self.unit
        scope = Scope(unit.local_scope(), {})
        parameters = [scope.bind(v) for v in (*why.parameters, "fixed")]
        unit.owner, unit.hoisted_code.at, code.at = unit.whys[name], 0, 0
        with code.under(f"def {unit.owner}({', '.join(['s', *parameters])}):"):
            made = Expressions(unit, scope, code)
            for index, (holds, refused, _) in enumerate(why.parts):
                code.write(f"if not {made.text(holds, 4)}:", f"    return {index}  # {identifier(refused)}")
            code.line("return -1")
        code.line()

    def write_procedures(self, flavour: Flavour) -> Writer:
        code = Writer()
        numbers = self.numbers[flavour] = Numbers(FIRST + len(self.unit.blocks.resumes))
        blocks = self.unit.logged if flavour.logs else self.unit.blocks
        self.plans[flavour] = [Plan(self.unit, blocks, proc, flavour, numbers) for proc in blocks.procedures.values()]
        for plan in self.plans[flavour]:
            write_procedure(plan, code)
        return code

    # tables

    def write_tables(self) -> Writer:
        """Tables of functions, of procedures in each flavour, and of what the driver goes on with."""
        unit, code = self.unit, Writer()
        for key, name in list(unit.table_names.items()):
            if key in self.program.function_tables:
                functions = self.program.function_tables[key]
                entries = [unit.functions[f] if f else unit.helper("one") for f in functions]
                code.long(f"{name} = ({one_line(entries)})")
        for flavour in (STEPS, LOGGED, FUSED):
            for table, procedures in self.program.procedure_tables.items():
                if table + flavour.suffix in unit.table_names:
                    self.write_procedure_table(table, procedures, flavour, code)
        for flavour, name in ((STEPS, "K"), (LOGGED, "K_LOGGED")):
            names = self.numbers[flavour].names
            entries = ["None", unit.helper("stop"), unit.helper("finish"), *(names[number] for number in sorted(names))]
            code.line(f"{name} = (")
            for entry in entries:
                code.line(f"    {entry},")
            code.line(")")
        code.line()
        return code

    def write_procedure_table(self, table: str, procedures: tuple[str | None, ...], flavour: Flavour, code: Writer) -> None:
        """Where some wait, all are called like those that do."""
        unit, found = self.unit, self.unit.blocks.procedures
        waits = any(found[p].waits for p in procedures if p)
        before = [] if not waits else ["rnd"] if flavour.plays else ["ret"]
        entries = []
        for procedure in procedures:
            if procedure is None:
                entries.append(unit.helper("skip" if before == ["ret"] else "nothing"))
            elif found[procedure].waits or not waits:
                entries.append(unit.entry(procedure, flavour.suffix))
            else:
                plain = unit.entry(procedure, "" if flavour.plays else flavour.suffix)
                call = f"{plain}(s, *args)"
                result = f"{call} or ret" if found[procedure].leaves or before == ["ret"] else call
                result = call if before == ["rnd"] else result
                entries.append(f"lambda {', '.join(['s', *before])}, *args: {result}")
        code.long(f"{unit.table_of(table, flavour.suffix)} = ({one_line(entries)})")


def write_line_table(code: Writer) -> None:
    """Runs of emitted lines with the same origin: (first line, origin)."""
    runs: list[tuple[int, int]] = []
    for index, (_, at) in enumerate(code.lines, 1):
        if not runs or runs[-1][1] != at:
            runs.append((index, at))
    code.at = 0
    code.long(f"game.lines = {tuple(runs)!r}")
