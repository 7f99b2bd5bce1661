"""The module being written: Python names of everything the program names, and functions made on the way."""

from __future__ import annotations

from compiler.emit.chance import is_fixed
from compiler.emit.copies import seat_positions, turned
from compiler.emit.expr import Expressions, Scope, write_function_body
from compiler.emit.graph import CHANCE, Graph, build_graph
from compiler.emit.names import MODULE_NAMES, STATE_NAMES, Names, identifier
from compiler.emit.signs import Signs
from compiler.emit.walk import all_expressions, assigned, bound_names, every, every_stmt, free, stmt_expressions
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir.expr import Expr
from compiler.ir.program import PER_SEAT, FieldDef, Function, Program
from compiler.ir.stmt import Best, Change, Leave, Let, PickRandom, Roll, Secret, Shuffle, Store

PREFIX = {"quantity": "q_", "define": "d_", "can": "can_", "score": "score_", "other": "f_"}


def local_names(program: Program) -> frozenset[str]:
    """All names of locals as Python writes them, so that nothing in the module is hidden by one."""
    found = {"found", "best", "key", "value", "rest", "entry", "card", "answer"}
    for procedure in program.procedures.values():
        found.update(procedure.parameters)
        for node in every_stmt(procedure.body):
            found.add(assigned(node) or "x")
            for part in stmt_expressions(node):
                found |= bound_names(part)
    for function in program.functions.values():
        found.update(function.parameters)
        for name, value in function.lets:
            found |= {name} | bound_names(value)
        found |= bound_names(function.value)
    return frozenset(identifier(name) for name in found)


class Unit:
    """What expression and statement writers share."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.fields: dict[str, FieldDef] = {f.name: f for f in [*program.fields, *program.settings]}
        self.names = Names(MODULE_NAMES | local_names(program))
        self.locals = local_names(program)
        self.slot_names = Names(STATE_NAMES)
        self.signs = Signs(program, self.fields)
        self.slots = {name: self.slot_names.give(name) for name in self.fields}
        self.functions = {name: self.names.give(PREFIX.get(f.kind, "f_") + name) for name, f in program.functions.items()}
        self.function_tables: dict[str, str] = {}
        self.constants: dict[str, str] = {}
        self.computed_tables: dict[str, str] = {}
        self.tables: dict[str, tuple] = {}
        self.helpers: set[str] = set()
        self.used_functions: dict[str, None] = {}
        self.hoisted: dict[tuple, str] = {}
        self.hoisted_code = Writer()
        self.truths: dict[str, bool] = {}
        self.tabulated: dict[str, tuple[str, Expr]] = {}
        self.graph: Graph = build_graph(program)
        self.cut = self.graph.waits | {program.main}
        self.procedures = {name: self.names.give("p_" + name) for name in program.procedures}
        self.procedure_tables: dict[str, str] = {}
        self.fused_tables: dict[str, str] = {}
        self.frame_slots: dict[tuple[str, str], str] = {}
        self.counters: set[str] = set()
        self.asks: dict[str, tuple[int, int]] = {}
        self.card_draws: dict[str, None] = {}
        self.after_chance: set[str] = set()
        self.secrets: list[tuple[Secret, str]] = []
        self.leave_labels = {
            node.label for p in program.procedures.values() for node in every_stmt(p.body) if isinstance(node, Leave)
        }
        self.leave_targets: dict[str, str] = {}
        self.over_number = "@over@"
        statements = [node for p in program.procedures.values() for node in every_stmt(p.body)]
        self.read_fields = {part.field for node in all_expressions(program) for part in every(node) if isinstance(part, ex.Cell)}
        self.has_hidden = any(place.seen != "all" for place in program.places)
        self.has_shuffle = any(isinstance(node, Shuffle) for node in statements)
        self.has_chance = self.has_shuffle or any(isinstance(node, CHANCE) for node in statements)
        drawn = [node for node in statements if isinstance(node, (Roll, PickRandom))]
        self.fixed_chance = not self.has_shuffle and all(map(is_fixed, drawn))
        self.weights: dict[str, tuple[int, ...]] = {}
        self.has_secret = any(isinstance(node, Secret) for node in statements)
        self.rounds = {
            id(node): positions[node.name]
            for p in program.procedures.values()
            for positions in [seat_positions(p)]
            for node in every_stmt(p.body)
            if isinstance(node, Let) and node.name in positions and turned(node)
        }
        self.best_values: dict[int, tuple[str, tuple[str, ...]]] = {}
        self.seats = str(program.fewest) if program.fewest == program.most else "s.n"

    # fields

    def cell(self, name: str) -> str:
        return f"s.{self.slots[name]}"

    def is_list(self, name: str) -> bool:
        field = self.fields[name]
        return field.owner == PER_SEAT or field.count is not None

    # constants, helpers, functions

    def constant(self, name: str) -> str:
        if name not in self.constants:
            self.constants[name] = self.names.give(name.upper())
        return self.constants[name]

    def table(self, wanted: str, values: tuple) -> str:
        """A constant made by the compiler; equal ones are shared."""
        for name, found in self.tables.items():
            if found == values:
                return name
        name = self.names.give(wanted)
        self.tables[name] = values
        return name

    def fixed_range(self, low: int, end: int) -> str:
        """A range that is always the same is made once, not each time its loop begins."""
        return self.table(f"RANGE_{end}" if not low else f"RANGE_{low}_{end}".replace("-", "M"), range(low, end))

    def computed(self, wanted: str, text: str) -> str:
        """A constant that the module works out when it is loaded."""
        if text not in self.computed_tables:
            self.computed_tables[text] = self.names.give(wanted)
        return self.computed_tables[text]

    def helper(self, name: str) -> str:
        self.helpers.add(name)
        self.names.taken.add(name)
        return name

    def call_function(self, name: str, args: list[str]) -> str:
        self.used_functions[name] = None
        return f"{self.functions[name]}({', '.join(['s', *args])})"

    def function_table(self, name: str) -> str:
        if name not in self.function_tables:
            self.function_tables[name] = self.names.give(f"BY_{name.upper()}")
        return self.function_tables[name]

    # procedures

    def procedure(self, name: str) -> str:
        return self.procedures[name]

    def fused(self, name: str) -> str:
        """The playout version of a procedure that waits."""
        return "x" + self.procedures[name][1:]

    def fused_table(self, name: str) -> str:
        if name not in self.fused_tables:
            self.fused_tables[name] = self.names.give(f"PLAY_{name.upper()}")
        return self.fused_tables[name]

    def procedure_table(self, name: str) -> str:
        if name not in self.procedure_tables:
            self.procedure_tables[name] = self.names.give(f"DO_{name.upper()}")
        return self.procedure_tables[name]

    def frame_slot(self, base: str, name: str) -> str:
        key = (base, name)
        if key not in self.frame_slots:
            self.frame_slots[key] = self.slot_names.give(f"f_{base}_{name}")
        return self.frame_slots[key]

    def leave_number(self, label: str) -> str:
        return f"@leave {label}@"

    def put_name(self, bottom: bool) -> str:
        kind = "_known" if self.has_hidden or self.has_shuffle else ""
        return f"put{'_under' if bottom else ''}{kind}"

    def secret(self, node: Secret, after: str) -> int:
        """The number of a secret phase."""
        for index, (found, _) in enumerate(self.secrets):
            if found is node:
                self.secrets[index] = (node, after)
                return index
        self.secrets.append((node, after))
        return len(self.secrets) - 1

    def searched_entry(self, name: str) -> tuple[str, str]:
        """The function that begins a searched procedure, and what it takes before its own arguments."""
        return self.procedure(name), ", @stop@" if name in self.cut else ""

    def best_value(self, node: Best) -> tuple[str, tuple[str, ...]]:
        """The function that tells how good a way is, and the locals it needs."""
        if id(node) not in self.best_values:
            needs = tuple(free(node.value))
            name = self.names.give(f"worth_{len(self.best_values) + 1}")
            self.best_values[id(node)] = (name, needs)
            scope = self.scope()
            params = [scope.bind(v) for v in needs]
            code = Writer()
            code.line(f"def {name}({', '.join(['s', *params])}):", node.at)
            with code.indent():
                write_function_body(self, scope, code, (), node.value)
            code.line()
            self.hoisted_code.lines.extend(code.lines)
        return self.best_values[id(node)]

    def is_truth(self, node: Expr) -> bool:
        """Is the value a Python truth value instead of an int?"""
        match node:
            case ex.Op(op, _, _):
                return op in ("==", "!=", "<", "<=", ">", ">=", "and", "or")
            case ex.Not() | ex.Contains():
                return not (isinstance(node, ex.Contains) and isinstance(node.items, ex.Bits))
            case ex.Fold(kind=kind):
                return kind in ("any", "all")
            case ex.Cond(_, then, other):
                return self.is_truth(then) or self.is_truth(other)
            case ex.LetIn(_, _, body):
                return self.is_truth(body)
            case ex.CallFn(name, _):
                if name not in self.truths:
                    self.truths[name] = False
                    self.truths[name] = self.is_truth(self.program.functions[name].value)
                return self.truths[name]
            case ex.CallFnBy(table, _, _):
                return any(self.is_truth(ex.CallFn(name, ())) for name in self.program.function_tables[table] if name)
        return False

    def surely_within(self, node: Store) -> bool:
        """Needs the stored value no check?"""
        if node.low is None and node.high is None:
            return True
        match node.value, node.low, node.high:
            case ex.Int(value), (ex.Int() | None) as low, (ex.Int() | None) as high:
                return (low is None or low.value <= value) and (high is None or value <= high.value)
        return False

    def open_bounds(self, node: Change, natural: bool) -> tuple[Expr | None, Expr | None]:
        """The bounds a change can reach: growing never meets the declared lower end, shrinking never the upper one."""
        field = self.fields[node.cell.field]
        low, high = node.low, node.high
        if natural and low == ex.Int(field.low) and field.low is not None:
            low = None
        falling = isinstance(node.delta, ex.Int) and node.delta.value <= 0
        if falling and field.high is not None and high == ex.Int(field.high):
            high = None
        return low, high

    # code

    def scope(self) -> Scope:
        """The names of a new function: its locals hide nothing of the module."""
        return Scope(Names({"s", "k"}, self.names, self.locals))

    def hoist(self, node: ex.Fold, needs: tuple[str, ...], natural: frozenset[str]) -> str:
        """The function that computes a fold from the variables it needs."""
        key = (node, needs, natural)
        if key not in self.hoisted:
            name = self.names.give(f"{node.kind}_over_{len(self.hoisted) + 1}")
            self.hoisted[key] = name
            scope = self.scope()
            params = [scope.bind(v) for v in needs]
            scope.natural |= natural
            code = Writer()
            code.at = self.hoisted_code.at
            code.line(f"def {name}({', '.join(['s', *params])}):")
            with code.indent():
                write_function_body(self, scope, code, (), node)
            code.line()
            self.hoisted_code.lines.extend(code.lines)
        return self.hoisted[key]

    def write_function(self, function: Function, code: Writer) -> None:
        scope = self.scope()
        params = [scope.bind(v) for v in function.parameters]
        scope.natural |= self.signs.functions[function.name]
        head = f"def {self.functions[function.name]}({', '.join(['s', *params])}):"
        code.line(head + self.comment(function.at), function.at)
        with code.indent():
            write_function_body(self, scope, code, function.lets, function.value)
        code.line()

    def comment(self, at: int) -> str:
        """Where a rule stands, as the end of a line."""
        origin = self.program.origins[at]
        return f"  # {origin.path}:{origin.line}" if at and origin.path else ""

    def heading(self, name: str, at: int) -> str:
        """A name from the rules with its place, for a comment."""
        origin = self.program.origins[at]
        return f"{name}, {origin.path}:{origin.line}" if at and origin.path else name

    def expressions(self, scope: Scope, code: Writer) -> Expressions:
        return Expressions(self, scope, code)
