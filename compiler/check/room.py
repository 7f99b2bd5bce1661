"""Cards that go into a place with a most number of them, though nothing in the rules ever asks whether there is room.

What: a `move` or `draw` into a pile with `at most`, which can happen again and again, in a rule without a condition, while no rule
or card reads that pile.
Why: the first game in which one card too many comes stops there.

    crew  pile of Card at most 3
    action hire "Hire"
        draw 1 from deck to crew        # warning: nothing asks whether there is room

Whoever reads the pile, to count it or to take cards out of it, is taken to know what they do; so is a condition on anything the
game keeps. The setup and what only it calls are left alone, and so is a pile that could hold all its cards.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from compiler.bound import tree
from compiler.bound.tree import Node
from compiler.check.whole import Part, Whole
from compiler.model import FieldInfo, RuleInfo
from compiler.report import Reporter
from compiler.types import AnyCard, PileOf, RowOf
from dsl import syntax
from dsl.walk import nodes_in

STATE = (tree.FieldRead, tree.FunctionRead, tree.SettingRead, tree.Word)


def check_room(whole: Whole, reporter: Reporter) -> None:
    goals = [(node, part, info) for node, part in (*whole.of(tree.Move), *whole.of(tree.Draw)) for info in too_small(whole, node)]
    if not goals:
        return
    callers, asked = Callers(whole), fields_asked(whole)
    for node, part, info in goals:
        if info in asked or not callers.again(part) or callers.guarded(part, frozenset()):
            continue
        most = most_of(info)
        message = f"`{info.name}` holds {most} at most, and nothing asks whether there is room"
        notes = ["one card too many stops the game there"]
        help = f"ask before it, as in `require count({info.name}) < {most}`, or leave out `at most`"
        others = [info.place.label(f"at most {most}")]
        reporter.warn(
            "no-room", message, part.source, node.span, "comes to it again and again", others=others, notes=notes, help=help
        )


def most_of(info: FieldInfo) -> int | None:
    return info.node.at_most.value if isinstance(info.node.at_most, syntax.Number) else None


def too_small(whole: Whole, node: Node) -> list[FieldInfo]:
    """The pile that cards go to, if there are more cards than it holds."""
    match node:
        case tree.Move(place=tree.FieldRead(field=info)) | tree.Draw(place=tree.FieldRead(field=info)):
            most = most_of(info)
            if isinstance(info.type, PileOf) and most is not None:
                of = info.type.of
                tables = (t for t in whole.model.tables.values() if t.is_cards and of in (AnyCard(), RowOf(t.row_type)))
                return [info] * (sum(len(table.things) for table in tables) > most)
    return []


def fields_asked(whole: Whole) -> set[FieldInfo]:
    """Fields that rules, cards or functions read for anything but to put cards there."""
    found: Counter[FieldInfo] = Counter()
    functions = {function.place.span for function in whole.game.functions}
    for part in whole.parts:
        if part.kind == "field" or part.kind == "value" and part.span not in functions:
            continue
        for node in nodes_in(part.tree):
            match node:
                case tree.FieldRead(field=info):
                    found[info] += 1
                case tree.Move(place=tree.FieldRead(field=info)) | tree.Draw(place=tree.FieldRead(field=info)):
                    found[info] -= 1
    return {info for info, times in found.items() if times > 0}


class Callers:
    """Who starts which rule."""

    def __init__(self, whole: Whole):
        self.rules = {rule.info.place.span: rule.info for rule in whole.game.rules.values()}
        self.callers: dict[RuleInfo, list[Part]] = defaultdict(list)
        for part in whole.parts:
            for node in nodes_in(part.tree):
                if isinstance(node, tree.RuleCall):
                    self.callers[node.rule].append(part)

    def rule_of(self, part: Part) -> RuleInfo | None:
        return self.rules.get(part.span) if part.kind == "rule" else None

    def again(self, part: Part) -> bool:
        """Can this happen outside of the setup?"""
        rule = self.rule_of(part)
        return part.kind != "setup" and (rule is None or self.again_rule(rule, frozenset()))

    def again_rule(self, rule: RuleInfo, seen: frozenset[RuleInfo]) -> bool:
        if rule not in self.callers:
            return True  # started by its name in a table
        for part in self.callers[rule]:
            caller = self.rule_of(part)
            if part.kind != "setup" and (caller is None or caller not in seen and self.again_rule(caller, seen | {rule})):
                return True
        return False

    def guarded(self, part: Part, seen: frozenset[RuleInfo]) -> bool:
        """Does it depend on anything that the game keeps? Of an event: does everything that starts it?"""
        if any(isinstance(node, STATE) for test in conditions_in(part.tree) for node in nodes_in(test)):
            return True
        rule = self.rule_of(part)
        if rule is None or rule in seen:
            return False
        starting = [caller for caller in self.callers.get(rule, ()) if caller.kind not in ("flow", "setup")]
        return bool(starting) and all(self.guarded(caller, seen | {rule}) for caller in starting)


def conditions_in(text: object) -> list[Node]:
    found: list[Node] = []
    for node in nodes_in(text):
        match node:
            case tree.Require(test=test) | tree.If(test=test):
                found.append(test)
            case tree.Choose(where=test) | tree.ForEach(where=test) | tree.Reaction(where=test) if test is not None:
                found.append(test)
            case tree.Lasting(conditions=tests):
                found += tests
    return found
