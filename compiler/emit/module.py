"""Program -> the text of a Python module: the order of its parts, the numbers of its blocks, the table of its lines."""

from __future__ import annotations

import re

from compiler.emit.blocks import Blocks
from compiler.emit.copies import merge_copies
from compiler.emit.fused import write_fused
from compiler.emit.inline import inline_single_calls
from compiler.emit.layout import Layout
from compiler.emit.metadata import write_metadata
from compiler.emit.pieces import Piece
from compiler.emit.propagate import propagate
from compiler.emit.shorten import shorten
from compiler.emit.statements import Statements
from compiler.emit.unit import Unit
from compiler.emit.walk import every_stmt
from compiler.emit.writer import Writer
from compiler.ir import stmt as st
from compiler.ir.fingerprint import fingerprint
from compiler.ir.program import Procedure, Program

FEW_BLOCKS = 4
SHORT_BLOCK = 100


def emit_module(program: Program) -> str:
    """The text of a module with the compiled game."""
    return Module(merge_copies(propagate(inline_single_calls(shorten(program)))), fingerprint(program)).text()


def code_size(piece: Piece) -> int:
    """How many lines of a block are run in normal play."""
    return sum(not text.lstrip().startswith("#") for text, _ in piece.code)


class Module:
    def __init__(self, program: Program, fingerprint: str) -> None:
        self.program, self.fingerprint = program, fingerprint
        self.unit = Unit(program)
        self.numbers: dict[str, int] = {"stop": 1, "over": 2}
        self.pieces: list[tuple[Blocks, Piece]] = []
        self.calls: dict[str, dict[str, None]] = {}

    def text(self) -> str:
        procedures = self.write_procedures()
        playout = Writer()
        write_fused(self.unit, playout)
        functions = self.write_functions()
        recursive = any(name in self.unit.cut for name in self.unit.graph.cycle)
        written = {
            node.cell.field
            for p in self.program.procedures.values()
            for node in every_stmt(p.body)
            if isinstance(node, (st.Store, st.Change))
        }
        layout = Layout(self.unit, list(self.unit.frame_slots.values()), written, recursive, self.hot_pieces())
        state = Writer()
        layout.write(state, recursive)
        tables = self.write_tables()
        metadata = Writer()
        records = write_metadata(self, layout, metadata)
        code = Writer()
        self.write_head(code, records)
        constants = self.write_constants()
        for part in (constants, self.unit.hoisted_code, functions, procedures, playout, tables, state, metadata):
            code.lines.extend(part.lines)
        lines = [(self.numbered(text), at) for text, at in code.lines]
        lines += self.write_line_table(lines)
        return "\n".join(text for text, _ in lines) + "\n"

    def hot_pieces(self) -> list[Piece]:
        """In a small game: the blocks that go on after a question or a chance."""
        found = [piece for _, piece in self.pieces if piece.name in self.unit.asks]
        small = len(found) <= FEW_BLOCKS and all(code_size(piece) <= SHORT_BLOCK for piece in found)
        return found if small else []

    def numbered(self, text: str) -> str:
        if "@" not in text:
            return text
        return re.sub(r"@([^@\n]+)@", self.number, text)

    def number(self, found: re.Match) -> str:
        name = found[1]
        if name.startswith("leave "):
            name = self.unit.leave_targets[name[6:]]
        return str(self.numbers[name]) if name in self.numbers else found[0]

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
        code.log("COVER = set()")

    def write_functions(self) -> Writer:
        code = Writer()
        for function in self.program.functions.values():
            self.unit.write_function(function, code)
        for name, why in self.program.whys.items():
            self.write_why(name, why, code)
        return code

    def write_why(self, name: str, why, code: Writer) -> None:
        scope = self.unit.scope()
        params = [scope.bind(v) for v in (*why.parameters, "fixed")]
        code.at = 0
        code.line(f"def {self.why_name(name)}({', '.join(['s', *params])}):")
        with code.indent():
            made = self.unit.expressions(scope, code)
            for index, (holds, _, _) in enumerate(why.parts):
                code.line(f"if not {made.text(holds, 4)}:")
                with code.indent():
                    code.line(f"return {index}")
            code.line("return -1")
        code.line()

    def why_name(self, name: str) -> str:
        if not hasattr(self, "why_names"):
            self.why_names = {action: self.unit.names.give("why_" + action) for action in self.program.whys}
        return self.why_names[name]

    def write_procedures(self) -> Writer:
        code = Writer()
        waiting = [p for name, p in self.program.procedures.items() if name in self.unit.cut]
        for procedure in self.program.procedures.values():
            if procedure.name not in self.unit.cut:
                self.write_plain(procedure, code)
        for procedure in waiting:
            blocks = Blocks(self.unit, procedure)
            pieces, written = blocks.write()
            code.lines.extend(written.lines)
            for name, callees in blocks.calls.items():
                self.calls.setdefault(name, {}).update(callees)
            for piece in pieces:
                if piece.numbered:
                    self.numbers[piece.name] = len(self.numbers) + 1
                    self.pieces.append((blocks, piece))
        return code

    def write_plain(self, procedure: Procedure, code: Writer) -> None:
        scope = self.unit.scope()
        scope.natural |= self.unit.signs.procedures[procedure.name]
        params = [scope.bind(v) for v in procedure.parameters]
        code.line(f"# ---- {self.unit.heading(procedure.name, procedure.at)}", procedure.at)
        code.line(f"def {self.unit.procedure(procedure.name)}({', '.join(['s', *params])}):")
        with code.indent():
            Statements(self.unit, scope, code, procedure.body).body(procedure.body, True)
        code.line()

    def write_constants(self) -> Writer:
        code = Writer()
        for text, name in self.unit.computed_tables.items():
            code.line(f"{name} = {text}")
        for name, python in self.unit.constants.items():
            code.line(f"{python} = {self.program.constants[name]!r}")
        for name, values in self.unit.tables.items():
            code.line(f"{name} = {values!r}")
        code.line()
        return code

    def write_tables(self) -> Writer:
        """Tables of functions, and the blocks by number."""
        unit, code = self.unit, Writer()
        for table, name in unit.function_tables.items():
            entries = [unit.functions[f] if f else unit.helper("one") for f in self.program.function_tables[table]]
            code.line(f"{name} = ({' '.join(entry + ',' for entry in entries)})")
        for table, name in unit.procedure_tables.items():
            self.write_procedure_table(self.program.procedure_tables[table], name, code)
        for table, name in unit.fused_tables.items():
            self.write_fused_table(self.program.procedure_tables[table], name, code)
        numbered = ["None", unit.helper("stop"), unit.helper("finish"), *(piece.name for _, piece in self.pieces)]
        code.line("K = (")
        for start in range(0, len(numbered), 8):
            code.line("    " + " ".join(f"{entry}," for entry in numbered[start : start + 8]))
        code.line(")")
        code.line()
        return code

    def write_procedure_table(self, procedures, name: str, code: Writer) -> None:
        unit = self.unit
        waits = any(p in unit.cut for p in procedures if p)
        entries = []
        for procedure in procedures:
            if procedure is None:
                entries.append(unit.helper("skip" if waits else "nothing"))
            elif waits and procedure not in unit.cut:
                entries.append(self.write_wrapper(procedure, code))
            else:
                entries.append(unit.procedure(procedure))
        code.line(f"{name} = ({' '.join(entry + ',' for entry in entries)})")

    def write_fused_table(self, procedures, name: str, code: Writer) -> None:
        unit = self.unit
        entries = []
        for procedure in procedures:
            if procedure is None:
                entries.append(unit.helper("nothing"))
            elif procedure in unit.cut:
                entries.append(unit.fused(procedure))
            else:
                entries.append(f"lambda s, rnd, *args: {unit.procedure(procedure)}(s, *args)")
        code.line(f"{name} = ({' '.join(entry + ',' for entry in entries)})")

    def write_wrapper(self, procedure: str, code: Writer) -> str:
        """A procedure that doesn't wait, called like one that does."""
        inner = self.unit.procedure(procedure)
        name = f"w{inner[1:]}"
        if (name,) not in self.unit.hoisted:
            self.unit.hoisted[(name,)] = name
            code.line(f"def {name}(s, ret, *args):")
            with code.indent():
                if procedure in self.unit.graph.leaves:
                    code.line(f"return {inner}(s, *args) or ret")
                else:
                    code.line(f"{inner}(s, *args)")
                    code.line("return ret")
            code.line()
        return name

    def write_line_table(self, lines: list[tuple[str, int]]) -> list[tuple[str, int]]:
        """Runs of emitted lines with the same origin: (first line, origin)."""
        runs: list[tuple[int, int]] = []
        for index, (_, at) in enumerate(lines, 1):
            if not runs or runs[-1][1] != at:
                runs.append((index, at))
        text = ["game.lines = ("]
        for start in range(0, len(runs), 12):
            text.append("    " + " ".join(f"({line}, {at})," for line, at in runs[start : start + 12]))
        return [(line, 0) for line in [*text, ")"]]

    def depth_bound(self) -> int:
        """How deep the functions of blocks can call each other."""
        known: dict[str, int] = {}

        def depth(name: str) -> int:
            if name not in known:
                known[name] = 0
                known[name] = 1 + max((depth(callee) for callee in self.calls.get(name, ())), default=0)
            return known[name]

        return max((depth(name) for name in self.calls), default=1)
