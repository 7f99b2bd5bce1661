"""Calculations and loops that would take far too long, and numbers that would grow without end.

What: for every define, quantity, rule and card, how many steps it can take at the worst between two decisions (`too-much-work`),
and how many digits its numbers can have (`number-too-large`). Lengths that nobody knows count as a hand of cards.
Why: a hostile or mistaken folder may be checked and played by a machine that others use too.

    repeat 9999 times
        repeat 9999 times
            repeat 9999 times: gain 1 points        # error: up to 10^12 steps

    event first "First":  do second;  do second     # each twice the next: 2^40 for forty of them

    choose a in 1..99;  choose b in 1..99;  ...     # legality searches all combinations: 99 * 99 * ...

Before that, chains and nests that are too long for anybody, the machine included (`too-deep`): statements or calculations inside
each other, or in one chain, as a `do one of` with hundreds of actions. What walks over a program goes one step down for each level,
and one for each link of a chain. The writing has limits of its own; this one is for what follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

from compiler.bound import tree
from compiler.bound.game import Rounds, Turns
from compiler.bound.tree import Block, Expr, Node
from compiler.check.whole import DECISIONS, Part, Whole, blocks_in, branches_of, first_line, values_of
from compiler.limits import DEEPEST, LARGEST, MOST_DIGITS, MOST_WORK
from compiler.model import DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, TableInfo
from compiler.report import Reporter
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Span
from dsl.walk import children, nodes_in

USUAL_DIGITS = 10
WEIGHT = 10  # calculations are quicker than statements
VALUES = (tree.Binding, tree.Change, Expr, tree.Key, tree.Payment, tree.Per, tree.Resource, tree.RuleCall, tree.ColumnCall)
"""What stands in a statement and is no statement itself."""


def check_effort(whole: Whole, reporter: Reporter) -> None:
    Effort(whole, reporter).run()


class Effort:
    def __init__(self, whole: Whole, reporter: Reporter):
        self.whole, self.game, self.ranges, self.reporter = whole, whole.game, whole.game.ranges, reporter
        self.reactions: dict[FieldInfo | RuleInfo | PhaseInfo, list[tree.Reaction]] = {}
        for one in whole.lastings:
            if isinstance(one.lasting.item, tree.Reaction) and one.lasting.item.once is None:
                self.reactions.setdefault(one.lasting.item.to, []).append(one.lasting.item)
        self.lets: dict[tree.Local, Expr] = {node.local: node.value for node, _ in whole.of(tree.Let)}
        self.found: dict[object, int] = {}
        self.told = False
        self.unknown_length = max(10, sum(len(table.things) for table in whole.model.tables.values() if table.is_cards) // 20)

    def once(self, key: object, find: Callable[[], int]) -> int:
        """Finds something out once for a key. Whoever asks in the meantime has come round: 1 will do."""
        if key not in self.found:
            self.found[key] = 1
            self.found[key] = find()
        return self.found[key]

    def run(self) -> None:
        for info in self.game.functions:
            place = info.place.source.locate(info.place.span)
            self.report("what this is could take {} steps to find out", self.function(info), place, "this one")
            if self.digits(info) > MOST_DIGITS:
                message = f"this can become a number of more than {MOST_DIGITS} digits"
                self.tell("number-too-large", message, place, "use smaller numbers")
        for part in self.doubtful():
            if part.kind in ("value", "field"):
                place = first_line(part.source, part.span)
                self.report("what this is could take {} steps to find out", self.value(part.tree), place, "this one")
                continue
            self.check_lead_ins(part)
            self.check_part(part)
        self.check_chains()
        flow, play = self.game.flow, self.whole.model.play
        if flow and play is not None:
            self.report("this could take {} steps", self.block(flow), first_line(play[1], flow[-1].span), "this one")

    def doubtful(self) -> Iterator[Part]:
        """The texts in which so many things are run over that it could be too much; all others need no closer look."""
        found = {part: self.worst * MOST_WORK for part in self.whole.large}
        for node, part in self.whole.looping:
            found[part] = found.get(part, self.worst) * self.times(node)
        return (part for part, steps in found.items() if steps > MOST_WORK)

    def times(self, node: Node) -> int:
        match node:
            case tree.DrawTokens():
                return self.tokens(node)
            case tree.Repeat(count=count):
                return max(self.ranges.of(count, {})[1] or 1, 1)
            case tree.Range():
                return self.length(node)
            case tree.Aggregate() | tree.Choose() | tree.ChooseMany() | tree.ForEach() | tree.Pick():
                return self.length(node.domain)
        return 1

    def check_lead_ins(self, part: Part) -> None:
        declared = part.source.locate(part.span) if part.kind == "rule" else None
        for node in nodes_in(part.tree):
            if isinstance(node, tree.Guarded):
                place = declared or first_line(part.source, node.span)
                steps = self.lead_in(node.lead_in, node.rest)
                self.report("whether this is possible could take {} steps to find out", steps, place, "this one")
                declared = None

    def check_part(self, part: Part) -> None:
        """Single calculations first, then the whole; what is shown is the innermost that is too much by itself."""
        statements = [node for node in nodes_in(part.tree) if not isinstance(node, VALUES)]
        for node in statements:
            if (steps := self.own(node)) > MOST_WORK:
                inner = [value for value in nodes_in(node) if isinstance(value, Expr) and self.value(value) > MOST_WORK]
                place = first_line(part.source, min(inner, key=self.value, default=node).span)
                self.report("this could take {} steps", steps, place, "too much by itself")
        place = part.source.locate(part.span) if part.kind == "rule" else first_line(part.source, part.span)
        loops = [node for node in statements if node.span.start < node.span.end and self.statement(node) > MOST_WORK]
        if loops:
            place = first_line(part.source, min(loops, key=self.statement).span)
        self.report("this could take {} steps", self.block(part.body), place, "this one")

    def check_chains(self) -> None:
        """Rules that do each other, and what reacts to them: the shortest way into what is too much."""
        found = [(steps, rule.info) for rule in self.game.rules.values() if (steps := self.rule(rule.info)) > MOST_WORK]
        if found:
            steps, info = min(found, key=lambda one: one[0])
            place = info.place.source.locate(info.place.span)
            self.report("with all that it does and that reacts to it, this could take {} steps", steps, place, "this one")

    def report(self, message: str, steps: int, place: Location, label: str) -> None:
        if steps > MOST_WORK:
            limit = f"; {words(MOST_WORK)} between two decisions are the limit"
            help = "use smaller sets or fewer repetitions, or let a player decide in between"
            self.tell("too-much-work", message.format(words(steps)) + limit, place, help, label)

    def tell(self, code: str, message: str, place: Location, help: str, label: str = "this one") -> None:
        """Only the first one: whatever uses it would be reported too."""
        if not self.told:
            self.told = True
            self.reporter.add(Diagnostic(code, message, Label(place, label), help=help))

    # ------------------------------------------------------------ calculations

    def function(self, info: DefineInfo | QuantityInfo) -> int:
        return self.once(("function", info), lambda: self.value(values_of(self.game.functions[info])))

    def value(self, node: object) -> int:
        """The steps of a calculation, and of whatever else is no statement."""
        match node:
            case tuple():
                return sum(map(self.value, node))
            case tree.FunctionRead(function=function):
                return 1 + self.function(function) + sum(map(self.value, node.args))
            case tree.CellRead(tables=tables, column=column):
                return 1 + self.column(tables, column)
            case tree.Aggregate(domain=domain):
                inner = self.value((node.where or (), node.value or (), node.keys))
                return self.value(domain) + self.length(domain) * max(inner, 1)
            case tree.Range():
                return self.length(node)
            case Node():
                return 1 + sum(map(self.value, children(node)))
        return 0

    def length(self, items: Expr) -> int:
        most = self.ranges.length(items, {})[1]
        return self.unknown_length if most is None else max(most, 1)

    def own(self, node: Node) -> int:
        """The calculations of a statement, without those of the statements inside."""
        found = 0
        for part in children(node):
            values = part if isinstance(part, tuple) else (part,)
            found += sum(self.value(value) for value in values if isinstance(value, VALUES))
        return found

    # ------------------------------------------------------------ legality

    def lead_in(self, items: Iterable[Node], rest: Block) -> int:
        """All combinations of choices are tried; a rule that is done at once has a lead-in that must be met as well."""
        first = rest[0] if rest else None
        after = 1
        if isinstance(first, tree.Do) and first.subject is None and isinstance(first.callee, tree.RuleCall):
            after = self.possible(first.callee.rule)
        return self.search(tuple(items), after)

    def possible(self, rule: RuleInfo) -> int:
        return self.once(("possible", rule), lambda: self.lead_in(*tree.opening_of(self.game.rules[rule.name].body)))

    def search(self, items: tuple[Node, ...], after: int) -> int:
        for item in reversed(items):
            match item:
                case tree.Choose(domain=domain, where=where):
                    after = self.value(domain) + self.length(domain) * (self.value(where or ()) + after)
                case tree.ChooseMany(domain=domain, where=where):
                    after += self.value(domain) + self.length(domain) * max(self.value(where or ()), 1)
                case tree.If(test=test, then=then, otherwise=otherwise):
                    after = self.value(test) + self.search(then, after) + self.search(branches_of(otherwise), after)
                case _:
                    after += self.own(item)
        return after

    # ------------------------------------------------------------ statements

    def block(self, block: Iterable[Node]) -> int:
        """How many statements can run in it, as far as the written numbers say."""
        return max(sum(map(self.statement, block)), 1)

    def statement(self, node: Node) -> int:
        match node:
            case tree.Phase(limit=most, body=body) if most is not None:
                return self.loop(self.ranges.of(most, {})[1], body)
            case tree.ForEach(domain=items, body=body) | tree.Phase(order=items, body=body):
                return self.loop(self.ranges.length(items, {})[1] if items is not None else 1, body)
            case tree.DrawTokens():
                return self.tokens(node)
            case tree.Repeat(count=most, body=body) | Rounds(count=most, flow=body) | Turns(limit=most, body=body):
                return self.loop(self.ranges.of(most, {})[1], body)
            case tree.Do(callee=callee) | tree.MayDo(callee=callee):
                return self.rule(callee.rule) if isinstance(callee, tree.RuleCall) else self.column(callee.tables, callee.column)
            case tree.Offer(offered=offered):
                return max((self.rule(call.rule) for call in offered if isinstance(call, tree.RuleCall)), default=1)
            case tree.Gain(changes=changes) | tree.Lose(changes=changes):
                return sum(self.reaction(change.resource.field) for change in changes)
        return max(map(self.block, blocks_in(node)), default=1)

    def tokens(self, node: tree.DrawTokens) -> int:
        """For each token that is drawn, those in the bag are laid out; no more are drawn than it holds."""
        info, model = node.bag.field, self.whole.model
        held = (model.bounds_of(info.type)[1] or 1) * model.size_of(info.keys[0])
        most = self.ranges.of(node.count, {})[1]
        return max(held if most is None else min(most, held), 1) * (self.block(node.body) + held // WEIGHT)

    def loop(self, most: int | None, body: tuple[Node, ...]) -> int:
        """How often a loop can go round without a decision."""
        lead_ins = tuple(item for node in body if isinstance(node, tree.Guarded) for item in node.lead_in)
        asks_at_once = any(isinstance(node, DECISIONS) for node in (*body, *lead_ins))
        times = 1 if asks_at_once else max(most or 1, 1)
        steps = times * self.block(body)
        if self.whole.asks(body, set()):
            return steps
        work = sum(1 + self.own(node) for node in nodes_in(body) if not isinstance(node, VALUES))
        return max(steps, times * work // WEIGHT)

    def rule(self, rule: RuleInfo) -> int:
        return self.once(rule, lambda: self.block(self.game.rules[rule.name].body) + self.reaction(rule))

    def reaction(self, to: FieldInfo | RuleInfo) -> int:
        """What happens because of it: what anybody's deed sets off is set off for each player."""
        seats = self.whole.model.most

        def find() -> int:
            return 1 + sum((1 if one.who == "i" else seats) * self.block(one.body) for one in self.reactions.get(to, ()))

        return self.once(("reaction", to), find)

    @cached_property
    def worst(self) -> int:
        """More than a text without loops can take by itself: its calculations, and whatever it does."""
        rules = [max(self.rule(rule.info), self.possible(rule.info)) for rule in self.game.rules.values()]
        columns = [self.column((table,), column) for table, column in (*self.whole.cells, *self.whole.known.steps)]
        return 1000 * max((*map(self.function, self.game.functions), *rules, *columns), default=1)

    def column(self, tables: tuple[TableInfo, ...], column: str) -> int:
        """The worst of what stands in a column."""

        def find() -> int:
            recalled = [self.whole.known.steps.get((table, column), 1) for table in tables]
            return max([*map(self.content, self.whole.contents(tables, column)), *recalled], default=1)

        return self.once((tables, column), find)

    def content(self, content: object) -> int:
        """The steps of what stands in a cell."""
        known = self.whole.steps.get(id(content))
        if known is None:
            known = self.block(content) if isinstance(content, tuple) else self.value(content)
            self.whole.steps[id(content)] = known
        return known

    # ------------------------------------------------------------ digits

    def digits(self, info: DefineInfo | QuantityInfo) -> int:
        """How many digits a number can have at the most: products and sums make it longer, everything else keeps it as it is."""

        def find() -> int:
            signature = self.game.functions[info]
            values = [signature.value] if signature.value is not None else [line.value for line in signature.lines]
            return len(values) + max(map(self.digits_of, values), default=0)

        return self.once(("digits", info), find)

    def digits_of(self, node: object) -> int:
        match node:
            case tuple():
                return max(map(self.digits_of, node), default=1)
            case tree.Constant(value=value):
                return value.bit_length() // 3 + 1
            case tree.LocalRead(local=local) if local in self.lets:
                return self.digits_of(self.lets[local])
            case tree.LocalRead() | tree.ColumnRead():
                return USUAL_DIGITS
            case tree.FieldRead():
                return len(str(LARGEST))
            case tree.FunctionRead(function=function):
                return self.digits(function)
            case tree.Arithmetic(op="*", left=left, right=right):
                return self.digits_of(left) + self.digits_of(right)
            case tree.Aggregate(function="sum", value=value) if value is not None:
                return self.digits_of(value) + 6
            case Node():
                return 1 + max(map(self.digits_of, children(node)), default=1)
        return 1


def words(steps: int) -> str:
    digits = len(str(steps)) - 1
    return f"more than 10^{digits}" if digits > 9 else f"{steps // 10**6} million"


def check_depth(whole: Whole, reporter: Reporter) -> None:
    for part in whole.large:
        found = too_deep(part.tree)
        if found is not None:
            start = found.span.start or part.span.start
            message = f"more than {DEEPEST} things stand inside each other or in one chain here"
            help = "split it: name a part of it with `define`, or make a rule of it"
            reporter.report("too-deep", message, part.source, Span(start, start + 1), "too long", help=help)
            return


def too_deep(text: object) -> Node | None:
    """The statement or calculation that goes down too far. Takes no steps down itself."""
    todo: list[tuple[object, int, Node | None]] = [(text, 0, None)]
    while todo:
        node, level, above = todo.pop()
        if level > DEEPEST:
            return above
        if isinstance(node, tuple):
            chained = isinstance(above, (tree.ChooseOne, tree.Guarded, tree.Offer))
            todo += [(part, level + number * chained, above) for number, part in enumerate(node)]
        elif isinstance(node, Node):
            todo += [(part, level + 1, node) for part in children(node)]
    return None
