"""Procedures step by step: one function for each place where a game goes on, dispatched by number.

A function returns 0 when the game waits, else the number of the function to go on with. Entering another procedure and going on
forward in the same one are direct calls; returning from a procedure and coming back to a loop in another function are numbers,
so Python's stack stays shallow however long a game is. Procedures that never wait are plain functions: they return nothing, or
the number to go on with if they leave what is running.
"""

from __future__ import annotations

from compiler.blocks import form
from compiler.blocks.draws import fixed_ways
from compiler.blocks.form import OVER, Block
from compiler.emit.control import Node, structure
from compiler.emit.effects import Effects
from compiler.emit.functions import Function, Plan, step_ways
from compiler.emit.lines import Lines
from compiler.emit.names import Scope
from compiler.emit.writer import Writer
from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ranges.values import fits

ONE_BYTE = 255
BEHIND = {
    "enter": "where it begins",
    "ask": "after the question {}",
    "roll": "after the dice {}",
    "pick": "after the draw {}",
    "top": "after the card {}",
    "call": "{}",
    "seal": "{}",
    "leave": "{}",
}


def write_procedure(plan: Plan, code: Writer) -> None:
    """All functions of a procedure, callers first; what was copied to all who go there is needed no more."""
    proc, unit = plan.proc, plan.unit
    code.line(f"# ---- {proc.name}{unit.place(proc.at)}", proc.at)
    if proc.waits and proc.cyclic:
        write_entry(plan, code)
    called: set[str] = {plan.entry}
    for function in sorted(plan.functions.values(), key=lambda found: plan.split.order[found.region.head]):
        if function.number or function.name in called:
            Step(plan, function, code).run()
            called |= function.calls.keys()


def write_entry(plan: Plan, code: Writer) -> None:
    """A procedure that can reach itself is gone on with by number, so that it never calls itself directly."""
    proc = plan.proc
    begin = next(found for found in plan.functions.values() if found.region.head == proc.entry)
    scope = Scope(plan.unit.local_scope(), plan.unit.ranges.locals[proc.name])
    locals_ = [scope.bind(name) for name in proc.parameters]
    with code.under(f"def {plan.entry}({', '.join(['s', 'ret', *locals_])}):"):
        Effects(plan.unit, proc, plan.flavour, scope, code).check_parameters()
        code.line(f"s.{plan.ret} = ret")
        for name, local in zip(proc.parameters, locals_, strict=True):
            code.line(f"s.{plan.slots[name]} = {local}")
        code.line(f"return {begin.number}  # {begin.name}")
    code.line()


class Step(Lines):
    """Writes one function."""

    def __init__(self, plan: Plan, function: Function, code: Writer) -> None:
        scope, self.loaded = plan.scope(function)
        super().__init__(plan.unit, plan.proc, plan.flavour, scope, code)
        self.plan, self.function = plan, function
        self.drawn = "0"
        self.copies = 0

    def run(self) -> None:
        code, function, unit = self.code, self.function, self.unit
        head = self.proc.blocks[function.region.head]
        code.at = (function.resume.at if function.resume else 0) or head.at or self.proc.at
        unit.owner, unit.hoisted_code.at = unit.entry(self.proc.name), code.at
        is_entry = function.name == self.plan.entry
        if function.number:
            value = self.scope.read(function.into) if function.into in self.scope.python else "_"
            parameters = [value]
        else:
            parameters = [self.scope.read(name) for name in function.takes]
            if is_entry and self.plan.ret:
                parameters.insert(0, "ret")
        with code.under(f"def {function.name}({', '.join(['s', *parameters])}):" + ("" if is_entry else self.comment(head))):
            self.begin(is_entry)
            nodes = structure(function.region, self.proc.blocks, step_ways, self.plan.split)
            self.write(nodes, None)
        code.line()

    def comment(self, head: Block) -> str:
        resume = self.function.resume
        if resume is not None:
            where = BEHIND[resume.kind].format(resume.into or resume.name.replace("_", " ", 1))
        else:
            where = "loop" if self.function.number else "rest"
        return f"  # {self.proc.name}, {where}{self.unit.place(self.code.at)}"

    def begin(self, is_entry: bool) -> None:
        """What is kept is stored, and what is read often is loaded."""
        code, plan, function, slots = self.code, self.plan, self.function, self.plan.slots
        if is_entry and plan.ret:
            code.line(f"s.{plan.ret} = ret")
        resume = function.resume
        if resume is not None and resume.restores:
            frame = plan.frame(resume)
            code.line(f"{', '.join(f's.{slot}' for slot in frame)}{',' if len(frame) == 1 else ''} = s.stack[-1]")
            code.line("s.stack = s.stack[:-1]")
        if resume is not None and resume.kind == "leave" and self.unit.has_stack:
            code.line("s.stack = ()")
        given = [*(function.takes if is_entry else ()), *filter(None, [function.into])]
        live = self.proc.blocks[function.region.head].live
        if is_entry and not function.number:
            self.effects.check_parameters()
        for name in given:
            if name in slots and name in live:
                code.line(f"s.{slots[name]} = {self.scope.read(name)}")
        if resume is not None and resume.kind == "top" and self.unit.has_shuffle:
            code.write("if s.explicit:", f"    {self.unit.helper('settle')}(s, {self.scope.read(resume.into or '')})")
        for name in self.loaded:
            code.line(f"{self.scope.read(name)} = s.{slots[name]}")
        if is_entry:
            for name in sorted(live - set(function.takes)):
                code.line(f"{self.scope.target(name)} = 0")

    # where control goes

    def out(self, source: int, to: int) -> None:
        target = self.plan.functions[to]
        if self.plan.copies(source, to, self.copies):
            self.copies += 1
            if target.into is not None:
                self.effects.assign(target.into, self.drawn)
                self.drawn = "0"
            self.write(structure(target.region, self.proc.blocks, step_ways, self.plan.split), None)
            self.copies -= 1
            return
        if self.plan.split.is_back(source, to):
            self.code.line(f"return {target.number}  # {target.name}")
            return
        self.function.calls[target.name] = None
        if target.number:
            self.code.line(f"return {target.name}(s, {self.drawn})")
            self.drawn = "0"
        else:
            self.code.line(f"return {target.name}({', '.join(['s', *map(self.scope.read, target.takes)])})")

    def wait(self, number: int) -> None:
        self.code.line(f"s.pc = {number}{self.then(number)}")
        self.code.line("return 0")

    def then(self, number: int) -> str:
        """The name of a continuation, as the end of a line with its number."""
        return f"  # then {self.plan.functions[self.plan.blocks.resumes[number].block].name}"

    def finish(self, block: Block, ways: dict[int, list[Node]]) -> None:
        code, made, end = self.code, self.made, block.end
        self.effects.place(form.origin(end))
        match end:
            case form.Return():
                if self.plan.is_main:
                    code.line(f"return {OVER}  # over")
                else:
                    code.line(f"return s.{self.plan.ret}" if self.plan.ret else "return")
            case form.Over():
                code.line(f"return {OVER}  # over")
            case form.Fail(why, at):
                self.effects.fail(why, at)
            case form.Leave(label):
                number = self.unit.blocks.landings[label]
                code.line(f"return {number}  # {self.unit.blocks.resumes[number].name}")
            case form.Wait(st.Ask(_, seat, options)):
                code.line(f"s.player = {made.strict(seat)}")
                self.offer(options)
                self.wait(end.resume)
            case form.Wait(st.Roll() as node):
                self.roll(node, end.resume)
            case form.Wait(st.PickRandom() as node):
                self.pick(node, end.resume, end.blurs)
            case form.Wait(st.Top() as node):
                self.top(node, end.resume)
            case form.Wait(st.Secret(seats, procedure, args=args)):
                phase = list(self.unit.blocks.phases).index(end.resume)
                given = "".join(f", {made.strict(arg)}" for arg in args)
                code.line(f"return {self.unit.helper('begin_secret')}(s, {phase}, {made.strict(seats)}{given})  # {procedure}")
            case form.Call():
                self.call(end)

    def offer(self, options: ex.Expr) -> None:
        """Sets the options of a question; fixed ones need no counting."""
        code, made = self.code, self.made
        if isinstance(options, ex.Cond) and isinstance(options.then, ex.Tup) and isinstance(options.other, ex.Tup):
            with code.under(f"if {made.strict(options.test)}:"):
                self.offer(options.then)
            with code.under("else:"):
                self.offer(options.other)
        elif isinstance(options, ex.Tup) and fits(made.value(options)):
            code.line(f"s.options = {made.strict(options)}")
            code.line(f"s.option_count = {len(options.items)}")
        else:
            local = self.scope.temporary("options")
            text = self.effects.sure(made.strict(options), made.value(options), code.at)
            code.line(f"s.options = {local} = {text}")
            code.line(f"s.option_count = len({local})")

    # calls

    def call(self, end: form.Call) -> None:
        code, made, effects = self.code, self.made, self.effects
        args = [made.kept(arg) for arg in end.node.args]
        entry = effects.called(end.node)
        if not end.resume:
            code.line(f"k = {entry}({', '.join(['s', *args])})")
            code.write("if k:", "    return k")
            return
        for name in self.unit.targets(end.node):
            self.function.calls[effects.procedure(name)] = None
        if end.spills:
            frame = self.plan.frame(self.plan.blocks.resumes[end.resume])
            values = ", ".join(f"s.{slot}" for slot in frame)
            code.line(f"s.stack += (({values}{',' if len(frame) == 1 else ''}),)")
        code.line(f"return {entry}({', '.join(['s', str(end.resume), *args])}){self.then(end.resume)}")

    # chance: drawn at once in sampled play, a decision of CHANCE in explicit play

    def roll(self, node: st.Roll, resume: int) -> None:
        code, unit = self.code, self.unit
        ways = fixed_ways(node.count, node.sides)
        count = self.made.strict(node.count)
        with code.under("if s.explicit:"):
            if ways is None:
                code.line(f"return {unit.helper('await_roll')}(s, {count}, {node.sides}, {resume}){self.then(resume)}")
            else:
                outcomes = tuple(dict.fromkeys(ways))
                weights = tuple(ways.count(total) for total in outcomes)
                code.line("s.player = -1")
                code.line(f"s.options = {outcomes!r}")
                code.line(f"s.weights = {weights!r}")
                code.line(f"s.option_count = {len(outcomes)}")
                self.wait(resume)
        self.drawn = f"{unit.helper('roll')}(s, {count}, {node.sides})"
        if ways is not None and len(ways) <= ONE_BYTE:
            self.read_byte(node, self.drawn)

    def read_byte(self, node: st.Roll, otherwise: str) -> None:
        """Dice that can fall in few ways: one byte of the pool tells, unless it means nothing (see `runtime/chance.py`)."""
        code, unit = self.code, self.unit
        count = self.made.strict(node.count)
        table = unit.computed(f"DICE_{count}_{node.sides}", f"{unit.helper('faces')}({count}, {node.sides})")
        self.drawn = dice = self.scope.temporary("dice")
        code.line(f"{dice} = {table}[s.pool[s.drawn]]")
        code.write(f"if {dice}:", "    s.drawn += 1", "else:", f"    {dice} = {otherwise}")

    def pick(self, node: st.PickRandom, resume: int, blurs: bool) -> None:
        code, unit, items = self.code, self.unit, self.scope.temporary("items")
        code.line(f"{items} = {self.effects.sure(self.made.strict(node.items), self.made.value(node.items), node.at)}")
        if blurs:
            code.line(f"{unit.helper('blur')}(s, {items})")
        code.write("if s.explicit:", f"    return {unit.helper('await_pick')}(s, {items}, {resume}){self.then(resume)}")
        self.drawn = f"{items}[{unit.helper('draw')}(s, len({items}))]"

    def top(self, node: st.Top, resume: int) -> None:
        code, unit = self.code, self.unit
        place = self.effects.named("place", node.place)
        if unit.has_shuffle:
            with code.under(f"if s.explicit and {unit.helper('undecided')}(s, {place}):"):
                code.line(f"return {unit.helper('await_top')}(s, {place}, {resume}){self.then(resume)}")
        self.drawn = f"s.piles[{place}][-1]"
