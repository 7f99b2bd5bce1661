"""Calculations and loops that would take far too long, and numbers that would grow without end.

What: for every function and procedure of the program, how many steps it can take at the worst between two decisions
(`too-much-work`), and how many digits its numbers can have (`number-too-large`). Lengths that nobody knows count as
a hand of cards.
Why: a hostile or mistaken folder may be checked and played by a machine that others use too.

    repeat 9999 times
        repeat 9999 times
            repeat 9999 times: gain 1 points        # error: up to 10^12 steps

    choose a in 1..99;  choose b in 1..99;  ...     # legality searches all combinations: 99 * 99 * ...
"""

from __future__ import annotations

from compiler.ir.expr import CallFn, CallFnBy, Cell, Const, Expr, Fold, Helper, Int, LetIn, Op, Range, Seats, Var
from compiler.ir.stmt import Ask, Block, Call, CallBy, ForEach, If, Loop, Stmt
from compiler.ir.walk import expressions_of, parts, statements_in
from compiler.limits import LARGEST, MOST_DIGITS, MOST_WORK
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location

REACTING = Helper("clockwise", (Seats(), Cell("active")))  # whoever may react, in turn
WEIGHT = 10  # calculations are quicker than statements


def check_effort(builder, reporter) -> None:
    Effort(builder, reporter).run()


class Effort:
    def __init__(self, builder, reporter):
        self.program, self.ranges, self.reporter = builder.program, builder.ranges, reporter
        self.model = builder.model
        self.functions: dict[str, int] = {}
        self.procedures: dict[str, int] = {}
        self.digits: dict[str, int] = {}
        self.told = False
        self.unknown_length = max(10, self.program.card_count // 20)

    def run(self) -> None:
        for name, function in self.program.functions.items():
            place = self.place(name, function.at)
            what = "whether this is possible" if function.kind == "can" else "what this is"
            self.report(f"{what} could take {{}} steps to find out", self.function(name), place)
            if self.function_digits(name) > MOST_DIGITS:
                message = f"this can become a number of more than {MOST_DIGITS} digits"
                self.tell("number-too-large", message, place, "use smaller numbers")
        for name, procedure in self.program.procedures.items():
            place = self.place(name, procedure.at or self.first_loop())
            for stmt in statements_in(procedure.body):
                steps = sum(self.expr(expr) for expr in expressions_of(stmt))
                at = getattr(stmt, "at", 0)
                self.report("this could take {} steps", steps, self.place("", at) if at else place)
            self.report("this could take {} steps", self.procedure(name), place)

    def report(self, message: str, steps: int, place: Location | None) -> None:
        if steps > MOST_WORK:
            help = "use smaller sets or fewer repetitions, or let a player decide in between"
            self.tell("too-much-work", message.format(words(steps)), place, help)

    def tell(self, code: str, message: str, place: Location | None, help: str) -> None:
        """Only the first one: whatever uses it would be reported too."""
        if place is not None and not self.told:
            self.told = True
            self.reporter.add(Diagnostic(code, message, Label(place, "this one"), help=help))

    def place(self, name: str, at: int) -> Location | None:
        """Where a rule, define or quantity is declared; else where the program says that it comes from."""
        model = self.model
        for prefix, group in (("can_", model.rules), ("do_", model.rules), ("d_", model.defines), ("q_", model.quantities)):
            if name.startswith(prefix) and name.removeprefix(prefix) in group:
                declared = group[name.removeprefix(prefix)].place
                return declared.source.locate(declared.span)
        origin = self.program.origins[at]
        if not origin.line:
            return None
        return Location(origin.path, origin.line, origin.column, origin.line, origin.column + 1)

    def first_loop(self) -> int:
        """The flow of the game has no line of its own, but its loops have."""
        main = self.program.procedures.get(self.program.main)
        return next((s.at for s in statements_in(main.body) if isinstance(s, Loop) and s.at), 0) if main else 0

    # ------------------------------------------------------------ expressions

    def function(self, name: str) -> int:
        if name not in self.functions:
            self.functions[name] = 1
            function = self.program.functions.get(name)
            if function is not None:
                self.functions[name] = self.expr(function.value) + sum(self.expr(value) for _, value in function.lets)
        return self.functions[name]

    def expr(self, expr: Expr) -> int:
        match expr:
            case CallFn(function, args):
                return 1 + self.function(function) + sum(map(self.expr, args))
            case CallFnBy(table, index, args):
                called = [self.function(f) for f in self.program.function_tables.get(table, ()) if f]
                return 1 + max(called, default=0) + self.expr(index) + sum(map(self.expr, args))
            case Fold(items=items):
                inner = sum(self.expr(part) for part in parts(expr)) - self.expr(items)
                return self.expr(items) + self.length(items) * max(inner, 1)
            case Range():
                return self.length(expr)
            case Const(_, None) | Int() | Var() | Cell(_, None):
                return 1
        return 1 + sum(self.expr(part) for part in parts(expr))

    def length(self, items: Expr) -> int:
        most = self.ranges.length(items, {})[1]
        return self.unknown_length if most is None else max(most, 1)

    # ------------------------------------------------------------ statements

    def procedure(self, name: str) -> int:
        """How often its innermost statement can run, as far as the written numbers say."""
        if name not in self.procedures:
            self.procedures[name] = 1
            procedure = self.program.procedures.get(name)
            if procedure is not None:
                self.procedures[name] = self.block(procedure.body)
        return self.procedures[name]

    def block(self, body: tuple[Stmt, ...]) -> int:
        return max((self.statement(stmt) for stmt in body), default=1)

    def statement(self, stmt: Stmt) -> int:
        match stmt:
            case If(_, then, other):
                return max(self.block(then), self.block(other))
            case Block(_, body):
                return self.block(body)
            case ForEach() | Loop():
                inner = self.times(stmt) * self.block(stmt.body)
                if not self.asks(stmt.body, set()):
                    inner = max(inner, self.times(stmt) * self.work(stmt.body) // WEIGHT)
                return inner
            case Call(procedure):
                return self.procedure(procedure)
            case CallBy(table):
                return max([self.procedure(p) for p in self.program.procedure_tables.get(table, ()) if p], default=1)
        return 1

    def times(self, stmt: ForEach | Loop) -> int:
        """How often a loop can go round without a decision. Those that the compiler makes for reactions end by
        themselves."""
        if any(isinstance(inner, Ask) for inner in stmt.body):
            return 1
        if isinstance(stmt, Loop):
            return 1 if not stmt.at else max(self.ranges.of(stmt.limit, {})[1] or 1, 1)
        if stmt.items == REACTING:
            return 1
        most = self.ranges.length(stmt.items, {})[1]
        return 1 if most is None else max(most, 1)

    def asks(self, body: tuple[Stmt, ...], seen: set[str]) -> bool:
        """Can a decision be reached in here?"""
        for stmt in statements_in(body):
            if isinstance(stmt, Ask):
                return True
            called = [stmt.procedure] if isinstance(stmt, Call) else ()
            if isinstance(stmt, CallBy):
                called = [p for p in self.program.procedure_tables.get(stmt.table, ()) if p]
            for name in called:
                if name not in seen and name in self.program.procedures:
                    seen.add(name)
                    if self.asks(self.program.procedures[name].body, seen):
                        return True
        return False

    def work(self, body: tuple[Stmt, ...]) -> int:
        """The calculations of a block, without those of the rules it runs."""
        return sum(1 + sum(self.expr(expr) for expr in expressions_of(stmt)) for stmt in statements_in(body))

    # ------------------------------------------------------------ size of numbers

    def function_digits(self, name: str) -> int:
        if name not in self.digits:
            self.digits[name] = 1
            function = self.program.functions.get(name)
            if function is not None:
                known = {}
                for let, value in function.lets:
                    known[let] = self.size(value, known)
                self.digits[name] = self.size(function.value, known)
        return self.digits[name]

    def size(self, expr: Expr, known: dict[str, int]) -> int:
        """At most how many digits? Only products and sums make numbers longer."""
        match expr:
            case Int(value):
                return value.bit_length() // 3 + 1
            case Var(name):
                return known.get(name, 10)
            case Cell():
                return len(str(LARGEST))
            case CallFn(function, _):
                return self.function_digits(function)
            case LetIn(name, value, body):
                return self.size(body, {**known, name: self.size(value, known)})
            case Op("*", left, right):
                return self.size(left, known) + self.size(right, known)
            case Fold(kind="sum", value=value) if value is not None:
                return self.size(value, known) + 6
            case Const():
                return 10
        return 1 + max((self.size(part, known) for part in parts(expr)), default=1)


def words(steps: int) -> str:
    digits = len(str(steps)) - 1
    return f"more than 10^{digits}" if digits > 9 else f"{steps // 10**6} million"
