"""Calculations and loops that would take far too long, and numbers that would grow without end.

What: for every define, quantity, rule and card, how many steps it can take at the worst between two decisions
(`too-much-work`), and how many digits its numbers can have (`number-too-large`). Lengths that nobody knows count as
a hand of cards.
Why: a hostile or mistaken folder may be checked and played by a machine that others use too.

    repeat 9999 times
        repeat 9999 times
            repeat 9999 times: gain 1 points        # error: up to 10^12 steps

    choose a in 1..99;  choose b in 1..99;  ...     # legality searches all combinations: 99 * 99 * ...
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from compiler.bound.game import Phase, Rounds, Turns
from compiler.bound.tree import (
    Aggregate,
    BestFor,
    Binding,
    Block,
    CellRead,
    Change,
    Choose,
    ChooseMany,
    ChooseOne,
    ColumnCall,
    Do,
    Expr,
    ForEach,
    FunctionRead,
    Gain,
    Guarded,
    If,
    Key,
    Lose,
    May,
    MayChoose,
    MayDo,
    Node,
    Offer,
    Payment,
    Per,
    Pick,
    Range,
    Reaction,
    Repeat,
    Resource,
    RuleCall,
    With,
    opening_of,
)
from compiler.check.digits import Digits
from compiler.check.whole import Part, Whole, branches_of, first_line
from compiler.limits import MOST_DIGITS, MOST_WORK
from compiler.model import DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, TableInfo
from compiler.report import Reporter
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from dsl.walk import children, nodes_in

WEIGHT = 10  # calculations are quicker than statements
DECISIONS = (Choose, ChooseMany, ChooseOne, May, MayChoose, MayDo, Offer)
VALUES = (Binding, Change, Expr, Key, Payment, Per, Resource, RuleCall, ColumnCall)
"""What stands in a statement and is no statement itself."""


def check_effort(whole: Whole, reporter: Reporter) -> None:
    Effort(whole, reporter).run()


class Effort:
    def __init__(self, whole: Whole, reporter: Reporter):
        self.whole, self.game, self.ranges, self.reporter = whole, whole.game, whole.game.ranges, reporter
        self.functions: dict[DefineInfo | QuantityInfo, int] = {}
        self.rules: dict[RuleInfo, int] = {}
        self.leads: dict[RuleInfo, int] = {}
        self.columns: dict[tuple[tuple[TableInfo, ...], str], int] = {}
        self.reactions: dict[FieldInfo | RuleInfo | PhaseInfo, list[Reaction]] = {}
        for one in whole.lastings:
            if isinstance(one.lasting.item, Reaction) and one.lasting.item.once is None:
                self.reactions.setdefault(one.lasting.item.to, []).append(one.lasting.item)
        self.reacting: dict[FieldInfo | RuleInfo, int] = {}
        self.told = False
        self.unknown_length = max(10, sum(len(table.things) for table in whole.model.tables.values() if table.is_cards) // 20)

    def run(self) -> None:
        digits = Digits(self.whole)
        for info in self.game.functions:
            place = info.place.source.locate(info.place.span)
            self.report("what this is could take {} steps to find out", self.function(info), place)
            if digits.function(info) > MOST_DIGITS:
                message = f"this can become a number of more than {MOST_DIGITS} digits"
                self.tell("number-too-large", message, place, "use smaller numbers")
        for part in self.doubtful():
            self.check_lead_ins(part)
            self.check_part(part)
        for flow, span in ((self.game.flow, part.span) for part in self.game.flow[-1:]):
            assert self.whole.model.play is not None
            self.report("this could take {} steps", self.block(flow), first_line(self.whole.model.play[1], span))

    def doubtful(self) -> Iterator[Part]:
        """The texts in which so many things are run over that it could be too much; all others need no closer look."""
        found = {part: self.worst * MOST_WORK for part in self.whole.large}
        for node, part in self.whole.looping:
            found[part] = found.get(part, self.worst) * self.times(node)
        return (part for part, steps in found.items() if steps > MOST_WORK and part.kind not in ("value", "field"))

    def times(self, node: Node) -> int:
        match node:
            case Repeat(count=count):
                return max(self.ranges.of(count, {})[1] or 1, 1)
            case Range():
                return self.length(node)
            case Aggregate(domain=domain) | Choose(domain=domain) | ChooseMany(domain=domain):
                return self.length(domain)
            case ForEach(domain=domain) | Pick(domain=domain):
                return self.length(domain)
        return 1

    def check_lead_ins(self, part: Part) -> None:
        declared = part.source.locate(part.span) if part.kind == "rule" else None
        for node in nodes_in(part.tree):
            if isinstance(node, Guarded):
                place = declared or first_line(part.source, node.span)
                steps = self.lead_in(node.lead_in, node.rest)
                self.report("whether this is possible could take {} steps to find out", steps, place)
                declared = None

    def check_part(self, part: Part) -> None:
        """Single calculations first, then the whole."""
        statements = [node for node in nodes_in(part.tree) if not isinstance(node, VALUES)]
        for node in statements:
            self.report("this could take {} steps", self.own(node), first_line(part.source, node.span))
        place = part.source.locate(part.span) if part.kind == "rule" else first_line(part.source, part.span)
        self.report("this could take {} steps", self.block(statements), place)

    def report(self, message: str, steps: int, place: Location) -> None:
        if steps > MOST_WORK:
            help = "use smaller sets or fewer repetitions, or let a player decide in between"
            self.tell("too-much-work", message.format(words(steps)), place, help)

    def tell(self, code: str, message: str, place: Location, help: str) -> None:
        """Only the first one: whatever uses it would be reported too."""
        if not self.told:
            self.told = True
            self.reporter.add(Diagnostic(code, message, Label(place, "this one"), help=help))

    # ------------------------------------------------------------ calculations

    def function(self, info: DefineInfo | QuantityInfo) -> int:
        if info not in self.functions:
            self.functions[info] = 1
            signature = self.game.functions.get(info)
            if signature is not None:
                values = [signature.value, *(part for line in signature.lines for part in (line.value, line.condition))]
                self.functions[info] = sum(self.value(value) for value in values if value is not None)
        return self.functions[info]

    def value(self, node: object) -> int:
        """The steps of a calculation, and of whatever else is no statement."""
        match node:
            case tuple():
                return sum(map(self.value, node))
            case FunctionRead(function=function):
                return 1 + self.function(function) + sum(map(self.value, node.args))
            case CellRead(table=table, column=column):
                return 1 + self.column((table,), column)
            case Aggregate(domain=domain):
                inner = self.value((node.where or (), node.value or (), node.keys))
                return self.value(domain) + self.length(domain) * max(inner, 1)
            case Range():
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
        if isinstance(first, Do) and first.subject is None and isinstance(first.callee, RuleCall):
            after = self.possible(first.callee.rule)
        return self.search(tuple(items), after)

    def possible(self, rule: RuleInfo) -> int:
        if rule not in self.leads:
            self.leads[rule] = 1
            self.leads[rule] = self.lead_in(*opening_of(self.game.rules[rule.name].body))
        return self.leads[rule]

    def search(self, items: tuple[Node, ...], after: int) -> int:
        for item in reversed(items):
            match item:
                case Choose(domain=domain, where=where):
                    after = self.value(domain) + self.length(domain) * (self.value(where or ()) + after)
                case ChooseMany(domain=domain, where=where):
                    after += self.value(domain) + self.length(domain) * max(self.value(where or ()), 1)
                case If(test=test, then=then, otherwise=otherwise):
                    after = self.value(test) + self.search(then, after) + self.search(branches_of(otherwise), after)
                case _:
                    after += self.own(item)
        return after

    # ------------------------------------------------------------ statements

    def block(self, block: Iterable[Node]) -> int:
        """How often its innermost statement can run, as far as the written numbers say."""
        return max(map(self.statement, block), default=1)

    def statement(self, node: Node) -> int:
        match node:
            case Guarded(rest=rest):
                return self.block(rest)
            case If(then=then, otherwise=otherwise):
                return self.block((*then, *branches_of(otherwise)))
            case ForEach(domain=domain, body=body):
                return self.loop(self.ranges.length(domain, {})[1], body)
            case Repeat(count=count, body=body):
                return self.loop(self.ranges.of(count, {})[1], body)
            case May(body=body) | MayChoose(body=body) | With(body=body) | BestFor(body=body):
                return self.block(body)
            case ChooseOne(options=options):
                return max((self.block(option.body) for option in options), default=1)
            case Do(callee=callee) | MayDo(callee=callee):
                return self.rule(callee.rule) if isinstance(callee, RuleCall) else self.column(callee.tables, callee.column)
            case Offer(offered=offered):
                return max((self.rule(call.rule) for call in offered if isinstance(call, RuleCall)), default=1)
            case Rounds(count=count, flow=flow):
                return self.loop(self.ranges.of(count, {})[1], flow)
            case Turns(limit=limit, body=body):
                return self.loop(self.ranges.of(limit, {})[1], body)
            case Phase(order=order, body=body):
                return self.loop(self.ranges.length(order, {})[1] if order is not None else 1, body)
            case Gain(changes=changes) | Lose(changes=changes):
                return max((self.reaction(change.resource.field) for change in changes), default=1)
        return 1

    def loop(self, most: int | None, body: tuple[Node, ...]) -> int:
        """How often a loop can go round without a decision."""
        times = 1 if self.asks_at_once(body) else max(most or 1, 1)
        steps = times * self.block(body)
        if self.asks(body, set()):
            return steps
        work = sum(1 + self.own(node) for node in nodes_in(body) if not isinstance(node, VALUES))
        return max(steps, times * work // WEIGHT)

    def rule(self, rule: RuleInfo) -> int:
        if rule not in self.rules:
            self.rules[rule] = 1
            self.rules[rule] = max(self.block(self.game.rules[rule.name].body), self.reaction(rule))
        return self.rules[rule]

    def reaction(self, to: FieldInfo | RuleInfo) -> int:
        """What happens because of it."""
        if to not in self.reacting:
            self.reacting[to] = 1
            self.reacting[to] = max((self.block(one.body) for one in self.reactions.get(to, ())), default=1)
        return self.reacting[to]

    @cached_property
    def worst(self) -> int:
        """More than a text without loops can take by itself: its calculations, and whatever it does."""
        rules = [max(self.rule(rule.info), self.possible(rule.info)) for rule in self.game.rules.values()]
        columns = [self.column((table,), column) for table, column in self.whole.columns]
        return 1000 * max((*self.functions.values(), *rules, *columns), default=1)

    def column(self, tables: tuple[TableInfo, ...], column: str) -> int:
        """The worst of what stands in a column."""
        known = (tables, column)
        if known not in self.columns:
            self.columns[known] = 1
            cells = [cell.content for table in tables for cell in self.whole.cells.get((table, column), ())]
            steps = [self.content(content) for content in cells]
            recalled = self.game.known.steps if self.game.known is not None else {}
            self.columns[known] = max([*steps, *(recalled.get((table, column), 1) for table in tables)], default=1)
        return self.columns[known]

    def content(self, content: object) -> int:
        """The steps of what stands in a cell."""
        known = self.whole.steps.get(id(content))
        if known is None:
            known = self.block(content) if isinstance(content, tuple) else self.value(content)
            self.whole.steps[id(content)] = known
        return known

    def asks_at_once(self, body: tuple[Node, ...]) -> bool:
        lead_ins = tuple(item for node in body if isinstance(node, Guarded) for item in node.lead_in)
        return any(isinstance(node, DECISIONS) for node in (*body, *lead_ins))

    def asks(self, body: object, seen: set[object]) -> bool:
        """Can a decision be reached in here?"""
        for node in nodes_in(body):
            match node:
                case RuleCall(rule=rule) if rule not in seen:
                    seen.add(rule)
                    if self.asks(self.game.rules[rule.name].body, seen):
                        return True
                case ColumnCall(tables=tables, column=column) if (tables, column) not in seen:
                    seen.add((tables, column))
                    cells = (cell.content for table in tables for cell in self.whole.cells.get((table, column), ()))
                    known = self.game.known is not None and any((table, column) in self.game.known.asking for table in tables)
                    if known or any(self.asks(content, seen) for content in cells):
                        return True
                case _ if isinstance(node, DECISIONS):
                    return True
        return False


def words(steps: int) -> str:
    digits = len(str(steps)) - 1
    return f"more than 10^{digits}" if digits > 9 else f"{steps // 10**6} million"
