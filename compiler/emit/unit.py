"""The module being written: Python names of everything the program names, and what is gathered on the way."""

from __future__ import annotations

from collections.abc import Iterable

from compiler.blocks import Made
from compiler.emit.names import HELPERS, MODULE_NAMES, STATE_NAMES, Names, identifier
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.graph import CHANCE, targets
from compiler.ir.make import plus
from compiler.ir.program import FieldDef, Program
from compiler.ir.walk import all_expressions, all_statements, assigned, bound_variables, subexpressions

OWN_LOCALS = frozenset("found best key value rest entry card answer k rnd fixed".split())


class Unit:
    """What all writers of a module share."""

    def __init__(self, made: Made) -> None:
        blocks, program = made.steps, made.steps.program
        self.program, self.blocks, self.logged, self.whole, self.ranges = program, blocks, made.logged, made.whole, made.ranges
        self.fields: dict[str, FieldDef] = {f.name: f for f in (*program.fields, *program.settings)}
        self.slot_names = Names(STATE_NAMES)
        self.slots = {name: self.slot_names.give(name) for name in self.fields}
        self.locals = (local_names(program) | {"piles", "loc", *self.slots.values()}) - MODULE_NAMES
        self.names = Names(MODULE_NAMES | self.locals)
        self.functions = {name: self.names.give(name) for name in program.functions}
        self.whys = {name: self.names.give(f"why_{name}") for name in program.whys}
        self.entries = {
            (name, suffix): self.names.give(name + suffix) for name in program.procedures for suffix in ("", "_logged", "_played")
        }
        self.frame_slots: dict[tuple[str, str], str] = {}
        self.constants: dict[str, str] = {}
        self.computed_tables: dict[str, str] = {}
        self.tables: dict[tuple[int, ...] | range, str] = {}
        self.table_names: dict[str, str] = {}
        self.finders: dict[int, str] = {}
        self.helpers: set[str] = set()
        self.hoisted: dict[object, str] = {}
        self.hoisted_code = Writer()
        self.truths: dict[str, bool] = {}
        self.owner = ""
        self.seats = str(program.fewest) if program.fewest == program.most else "s.n"
        statements = list(all_statements(program))
        self.written = {node.cell.field for node in statements if isinstance(node, (st.Store, st.Change))}
        self.read = {part.field for node in all_expressions(program) for part in subexpressions(node) if isinstance(part, ex.Cell)}
        self.has_hidden = any(place.seen != "all" for place in program.places)
        self.has_shuffle = any(isinstance(node, st.Shuffle) for node in statements)
        self.has_chance = self.has_shuffle or any(isinstance(node, CHANCE) for node in statements)
        self.has_secret = bool(blocks.phases)
        self.boards = {name for name in map(board_written, statements) if name} & self.openly_single()
        self.has_stack = any(proc.waits and proc.cyclic for proc in blocks.procedures.values())

    def may_blur(self, place: ex.Expr) -> bool:
        """Can a card that somebody chose leave others unsure when it goes there? Not if all see it arrive and it has no copies."""
        base = place.left if isinstance(place, ex.Op) and place.op == "+" else place
        numbers = (p for p in self.program.places if isinstance(base, ex.Int) and p.base <= base.value < p.base + p.size)
        goal = next(numbers, None)
        has_copies = len(set(self.program.card_rows)) < self.program.card_count
        return self.has_hidden and (has_copies or goal is None or goal.seen != "all")

    # fields

    def cell(self, name: str) -> str:
        return f"s.{self.slots[name]}"

    def is_list(self, name: str) -> bool:
        return self.fields[name].is_list

    def openly_single(self) -> set[str]:
        """Fields of the game that all see, and no strand of a secret phase has a part of its own in."""
        own = {name for phase in self.blocks.phases.values() for name in phase.writes}
        return {name for name, field in self.fields.items() if not field.is_list and field.seen == "all" and name not in own}

    def frame_slot(self, procedure: str, name: str) -> str:
        """The slot of the state that keeps a local of a procedure."""
        key = (procedure, name)
        if key not in self.frame_slots:
            self.frame_slots[key] = self.slot_names.give(f"f_{procedure}_{name}")
        return self.frame_slots[key]

    # constants, helpers, functions

    def constant(self, name: str) -> str:
        if name not in self.constants:
            self.constants[name] = self.names.give(name.upper())
        return self.constants[name]

    def table(self, wanted: str, values: tuple[int, ...] | range) -> str:
        """A constant made by the compiler; equal ones are shared."""
        if values not in self.tables:
            self.tables[values] = self.names.give(wanted)
        return self.tables[values]

    def fixed_range(self, low: int, end: int) -> str:
        """A range that is always the same is made once, not each time its loop begins."""
        return self.table(f"RANGE_{end}" if not low else f"RANGE_{low}_{end}".replace("-", "M"), range(low, end))

    def computed(self, wanted: str, text: str) -> str:
        """A constant that the module works out when it is loaded."""
        if text not in self.computed_tables:
            self.computed_tables[text] = self.names.give(wanted)
        return self.computed_tables[text]

    def members(self, first: int, width: int) -> str:
        """The table of the members of all masks of so many bits, the lowest of which stands for `first`."""
        members = f"tuple([i for i in range({first}, {first + width}) if m << {first} >> i & 1])"
        return self.computed(f"BITS_{first}_TO_{first + width}", f"tuple([{members} for m in range({1 << width})])")

    def octets(self, width: int) -> str:
        """The function that finds the members of wide masks, eight bits at a time."""
        count = -(-width // 8)
        if count not in self.finders:
            self.finders[count] = name = self.names.give(f"bits_{count * 8}")
            octets = [f"octet_{number}" for number in range(count)]
            parts = ", ".join(f"*{self.members(8 * number, 8)}[{octet}]" for number, octet in enumerate(octets))
            with self.hoisted_code.under(f"def {name}(mask):  # the members of a set of up to {count * 8}"):
                self.hoisted_code.line(f"{', '.join(octets)}, = mask.to_bytes({count}, 'little')")
                self.hoisted_code.line(f"return ({parts},)")
            self.hoisted_code.line()
        return self.finders[count]

    def helper(self, name: str) -> str:
        assert name in HELPERS, name
        self.helpers.add(name)
        return name

    def table_of(self, name: str, suffix: str = "") -> str:
        """A table of functions or procedures, in the flavour of this suffix."""
        key = name + suffix
        if key not in self.table_names:
            self.table_names[key] = self.names.give(key.upper())
        return self.table_names[key]

    def targets(self, node: st.Stmt) -> tuple[str, ...]:
        """The procedures that a call may run."""
        return targets(node, self.program.procedure_tables)

    def entry(self, procedure: str, suffix: str = "") -> str:
        """The function that a procedure begins with, in the flavour of this suffix."""
        return self.entries[procedure, suffix]

    # values

    def is_truth(self, node: Expr) -> bool:
        """Is the value a Python truth value instead of an int?"""
        match node:
            case ex.Op(op, _, _):
                return op in ("==", "!=", "<", "<=", ">", ">=", "and", "or")
            case ex.Not() | ex.Contains():
                return True
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

    # comments

    def place(self, at: int) -> str:
        """Where something stands in the rules, for a comment."""
        origin = self.program.origins[at]
        return f", {origin.path}:{origin.line}" if at and origin.path else ""

    def local_scope(self) -> Names:
        """Names for a new function: its locals hide nothing of the module."""
        return Names({"s", "k"}, self.names, self.locals)


def local_names(program: Program) -> frozenset[str]:
    """All names of locals as Python writes them, so that nothing in the module is hidden by one."""
    found = set(OWN_LOCALS)
    for procedure in program.procedures.values():
        found.update(procedure.parameters)
    found.update(name for node in all_statements(program) if (name := assigned(node)) is not None)
    for function in program.functions.values():
        found.update((*function.parameters, *(name for name, _ in function.lets)))
    for part in all_expressions(program):
        found.update(bound_variables(part))
    return frozenset(identifier(name) for name in found)


def one_line(parts: Iterable[str]) -> str:
    """The inside of a tuple."""
    return " ".join(f"{part}," for part in parts)


def board_written(node: st.Stmt) -> str | None:
    """The board of which a statement writes one cell: such boards are lists, so that the others need not be copied."""
    return node.cell.field if isinstance(node, st.Store) and cell_written(node) else None


def cell_written(node: st.Store) -> tuple[Expr, Expr] | None:
    """The cell of a board that a statement writes, and with what: `board := board[0:c] + (x) + board[c + 1:]`."""
    match node.value:
        case ex.Op(
            "+",
            ex.Op("+", ex.Slice(ex.Cell(name, None), ex.Int(0), at), ex.Tup((found,))),
            ex.Slice(ex.Cell(again, None), after, None),
        ):
            own = name == again == node.cell.field and node.cell.index is None
            if own and at is not None and found is not None and after == plus(at, ex.Int(1)):
                return at, found
    return None
