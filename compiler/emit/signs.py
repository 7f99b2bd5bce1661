"""Which values can't be negative: -1 means none, and most values are never none.

A variable is natural if everything that is ever assigned to it is. The analysis begins with the best guess for all
variables and takes back what some assignment or call contradicts, until nothing changes.
"""

from __future__ import annotations

from compiler.emit.walk import children, every_stmt, stmt_expressions
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.program import FieldDef, Program

Names = set[str]


class Signs:
    def __init__(self, program: Program, fields: dict[str, FieldDef]) -> None:
        self.program = program
        self.fields = fields
        self.functions: dict[str, Names] = {}
        self.values: dict[str, bool] = {}
        self.procedures: dict[str, Names] = {}
        for name, function in program.functions.items():
            self.functions[name] = {*function.parameters, *(local for local, _ in function.lets)}
            self.values[name] = True
        for name, procedure in program.procedures.items():
            self.procedures[name] = set(procedure.parameters)
            for node in every_stmt(procedure.body):
                self.procedures[name] |= {local for local, _, _ in self.assignments(node)}
        while self.narrow():
            pass

    def narrow(self) -> bool:
        """Takes back wrong guesses; was there any?"""
        before = self.size()
        for name, function in self.program.functions.items():
            names = self.functions[name]
            for local, value in function.lets:
                self.calls(value, names)
                self.keep(names, local, self.natural(value, names))
            self.calls(function.value, names)
            self.values[name] = self.values[name] and self.natural(function.value, names)
        for name, procedure in self.program.procedures.items():
            names = self.procedures[name]
            for node in every_stmt(procedure.body):
                for local, value, many in self.assignments(node):
                    good = value is True or value is not None and (self.items if many else self.natural)(value, names)
                    self.keep(names, local, good)
                for part in stmt_expressions(node):
                    self.calls(part, names)
                self.statement_calls(node, names)
        return self.size() != before

    def size(self) -> int:
        return sum(map(len, [*self.functions.values(), *self.procedures.values()])) + sum(self.values.values())

    @staticmethod
    def keep(names: Names, local: str, good: bool) -> None:
        if not good:
            names.discard(local)

    @staticmethod
    def assignments(node: st.Stmt) -> list[tuple[str, Expr | bool | None, bool]]:
        """(local, value or True for surely natural or None for unknown, is it an item of the value?)"""
        match node:
            case st.Let(name, value):
                return [(name, value, False)]
            case st.ForEach(_, var, items, _):
                return [(var, items, True)]
            case st.Ask(into=into, options=options):
                return [(into, options, True)]
            case st.PickRandom(into=into, items=items):
                return [(into, items, True)]
            case st.Roll(into=into) | st.Top(into=into):
                return [(into, True, False)]
            case st.Change(into=str(into)):
                return [(into, None, False)]
        return []

    def calls(self, node: Expr, names: Names) -> None:
        """Follows what an expression passes to functions."""
        match node:
            case ex.CallFn(name, args):
                self.passed(self.functions[name], self.program.functions[name].parameters, args, names)
            case ex.CallFnBy(table, _, args):
                for name in self.program.function_tables[table]:
                    if name:
                        self.passed(self.functions[name], self.program.functions[name].parameters, args, names)
            case ex.LetIn(name, value, body):
                self.calls(value, names)
                self.calls(body, names | {name} if self.natural(value, names) else names - {name})
                return
            case ex.Fold():
                self.calls(node.items, names)
                inner = names | {node.var} if self.items(node.items, names) else names - {node.var}
                for part in (node.where, node.value, *(key for key, _ in node.keys)):
                    if part is not None:
                        self.calls(part, inner)
                return
        for part in children(node):
            self.calls(part, names)

    def statement_calls(self, node: st.Stmt, names: Names) -> None:
        targets: tuple = ()
        if isinstance(node, (st.Call, st.Best)):
            targets = (node.procedure,)
        elif isinstance(node, st.CallBy):
            targets = tuple(name for name in self.program.procedure_tables[node.table] if name)
        for target in targets:
            if target in self.procedures:
                self.passed(self.procedures[target], self.program.procedures[target].parameters, node.args, names)

    def passed(self, into: Names, parameters, args, names: Names) -> None:
        for parameter, arg in zip(parameters, args, strict=True):
            self.keep(into, parameter, self.natural(arg, names))

    def natural(self, node: Expr, names: Names) -> bool:
        """Is the value surely not negative?"""
        match node:
            case ex.Int(value):
                return value >= 0
            case ex.Var(name):
                return name in names
            case ex.Cell(name, _):
                return self.field(name)
            case ex.Loc() | ex.Seats() | ex.Len() | ex.PopCount() | ex.Bit() | ex.MaskOf():
                return True
            case ex.Has() | ex.Not() | ex.Contains():
                return True
            case ex.Const(name, index) if index is not None:
                return self.constant(name)
            case ex.Op(op, left, right):
                return self.operation(op, left, right, names)
            case ex.Cond(_, then, other):
                return self.natural(then, names) and self.natural(other, names)
            case ex.LetIn(name, value, body):
                inner = names | {name} if self.natural(value, names) else names - {name}
                return self.natural(body, inner)
            case ex.At(items, _):
                return self.items(items, names)
            case ex.CallFn(name, _):
                return self.values[name]
            case ex.Fold(kind=kind) if kind in ("any", "all", "count"):
                return True
            case ex.Fold(kind="sum" | "highest" | "lowest", value=value):
                inner = names | {node.var} if self.items(node.items, names) else names - {node.var}
                return self.natural(value, inner)
        return False

    def operation(self, op: str, left: Expr, right: Expr, names: Names) -> bool:
        if op in ("+", "*", "//", "/^", "|", "min"):
            return self.natural(left, names) and self.natural(right, names)
        if op in ("&", "max"):
            return self.natural(left, names) or self.natural(right, names)
        if op in ("%", "&~"):
            return self.natural(right if op == "%" else left, names)
        return op != "-"

    def items(self, node: Expr, names: Names) -> bool:
        """Are all items of the tuple surely not negative?"""
        match node:
            case ex.Bits() | ex.Pile():
                return True
            case ex.Helper(name=name):
                return name in ("clockwise", "rivals")
            case ex.Range(low, _):
                return self.natural(low, names)
            case ex.Tup(items):
                return all(self.natural(item, names) for item in items)
            case ex.Const(name, None):
                return self.constant(name)
            case ex.Slice(items, _, _):
                return self.items(items, names)
            case ex.Fold(kind="those" | "best", items=items):
                return self.items(items, names)
            case ex.Cond(_, then, other):
                return self.items(then, names) and self.items(other, names)
        return False

    def field(self, name: str) -> bool:
        field = self.fields[name]
        if field.wide or field.reading.none:
            return False
        return field.low is not None and field.low >= 0 or field.reading.kind in ("set", "flag")

    def constant(self, name: str) -> bool:
        return all(isinstance(item, int) and item >= 0 for item in self.program.constants[name])
