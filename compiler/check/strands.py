"""Simultaneous phases: what a player does there touches only what is that player's own, with no chance in between.

What: a statement in `all players in secret` or `all players at once`, or in anything done there, that changes what is shared or
somebody else's, lets chance decide, lets somebody else act, or looks at what others are changing.
Why: then the order of the answers can't matter, nothing can leak, and nobody gains from going first.

    phase planning "Plan" all players in secret
        draw 1 from deck to hand          # error: chance decides; draw before the phase

The way out is always the same: draw before, apply after.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.bound import tree
from compiler.bound.game import Game, Phase
from compiler.bound.scope import ME
from compiler.bound.tree import Expr, Local, Node
from compiler.check.whole import Whole, values_of
from compiler.model import GAME, PLAYER, FieldInfo, PhaseInfo, RuleInfo, TableInfo
from compiler.report import Reporter
from dsl.diagnostic import Label
from dsl.source import Source
from dsl.walk import children


def check_strands(whole: Whole, reporter: Reporter) -> None:
    for phase in (part.tree for part in whole.parts):
        if isinstance(phase, Phase) and phase.who in ("at_once", "in_secret"):
            Together(phase, Strand(whole.game).gather(phase), reporter).check()


class Together:
    """One phase. Each kind of trouble is told once."""

    def __init__(self, phase: Phase, found: list[Found], reporter: Reporter):
        self.phase, self.found, self.reporter = phase, found, reporter
        self.domains = domains_in(found)
        self.changing: set[FieldInfo] = set()
        self.told: set[str] = set()

    def check(self) -> None:
        for found in self.found:
            if found.foreign:
                self.refuse(found.node, found.source, "somebody else acts", "let them act after the phase")
            else:
                self.check_write(found.node, found.source)
        for node, source in ((found.node, found.source) for found in self.found):
            if isinstance(node, tree.FieldRead) and node.field in self.changing and not is_mine(node.owner, self.domains):
                what = f"another player's `{node.field.title}` is looked at while it may change"
                self.refuse(node, source, what, "look at it before or after the phase")

    def check_write(self, node: Node, source: Source) -> None:
        for write in writes_of(node):
            title = write.field.title
            mine = is_mine(write.owner, self.domains)
            if write.field.owner == GAME or (write.field.owner != PLAYER and not (mine and self.phase.who == "at_once")):
                self.refuse(node, source, f"`{title}` changes, which is everybody's", "change it after the phase")
            elif not mine:
                self.refuse(node, source, f"another player's `{title}` changes", "change it after the phase")
            else:
                self.changing.add(write.field)
        match node:
            case tree.Move(place=None):
                self.refuse(node, source, "cards leave the game", "let them leave after the phase")
            case tree.Move(place=tree.FieldRead(field=info, owner=owner)):
                if info.owner != PLAYER:
                    self.refuse(node, source, "cards go to a shared place", "move them there after the phase")
                elif owner != ME:
                    self.refuse(node, source, f"another player's `{info.title}` changes", "change it after the phase")
                else:
                    self.changing.add(info)
            case tree.Roll() | tree.Shuffle() | tree.Draw() | tree.Pick(at_random=True):
                self.refuse(node, source, "chance decides", "draw or roll before the phase")

    def refuse(self, node: Node, source: Source, what: str, hint: str) -> None:
        if what in self.told:
            return
        self.told.add(what)
        words = "a secret phase" if self.phase.who == "in_secret" else "a phase of all players at once"
        message, name = f"in {words} players touch only their own things, but here {what}", self.phase.info.node.name
        others = [Label(self.phase.source.locate(name.span), f"the phase `{name}`")]
        self.reporter.report("secret-phase", message, source, node.span, "not here", others=others, help=hint)


# ---------------------------------------------------------------- what a player's part of the phase can run


@dataclass(frozen=True)
class Found:
    """A node that the strand reaches, and where it stands. `foreign`: what it runs is somebody else's."""

    node: Node
    source: Source
    foreign: bool = False


@dataclass
class Strand:
    """One player's part of a phase, with everything it can run: rules, cells, abilities and reactions (reachability over the call
    graph). A text is entered once; rules of others are not entered, only noted."""

    game: Game
    found: list[Found] = field(default_factory=list)
    _known: set[object] = field(default_factory=set)
    _todo: list[tuple[object, Source]] = field(default_factory=list)

    def gather(self, phase: Phase) -> list[Found]:
        self._todo.append((phase.body, phase.source))
        self.react(phase, phase.info, phase.source)
        while self._todo:
            text, source = self._todo.pop()
            for node in nodes_now(text):
                self.found.append(Found(node, source))
                self.follow(node, source)
        return self.found

    def enter(self, key: object, text: object, source: Source) -> None:
        if key not in self._known:
            self._known.add(key)
            self._todo.append((text, source))

    def follow(self, node: Node, source: Source) -> None:
        match node:
            case tree.Do(subject=subject) | tree.MayDo(subject=subject) | tree.Offer(subject=subject) if subject not in (None, ME):
                self.found.append(Found(node, source, foreign=True))
            case tree.Do(callee=callee) | tree.MayDo(callee=callee):
                self.call(callee, source)
            case tree.Offer(offered=offered):
                for one in offered:
                    self.call(one, source)
            case tree.FunctionRead(function=function, owner=owner) if owner in (None, ME):
                self.enter(function, values_of(self.game.functions[function]), function.place.source)
            case tree.CellRead(table=table, column=column):
                self.enter_cells((table,), column)
            case tree.Payment(price=price) if price is not None:
                self.enter_cells(price.tables, price.column)
            case tree.Gain(changes=changes) | tree.Lose(changes=changes) | tree.Pay(payments=changes):
                for resource in (change.resource for change in changes):
                    if resource is not None:
                        self.react(node, resource.field, source, type(node).__name__.lower())
            case tree.Roll(target=target) if target is not None:
                self.react(node, target.field, source, "roll")

    def call(self, callee: Node, source: Source) -> None:
        match callee:
            case tree.RuleCall(rule=rule):
                self.enter(rule, self.game.rules[rule.name].body, rule.place.source)
                self.react(callee, rule, source)
            case tree.ColumnCall(tables=tables, column=column):
                self.enter_cells(tables, column)
            case tree.Abilities():
                for one in self.game.standing:
                    if isinstance(one.lasting.item, tree.Ability):
                        self.enter(one.lasting, one.lasting.item.body, one.source)

    def enter_cells(self, tables: tuple[TableInfo, ...], column: str) -> None:
        for cell in self.game.cells:
            if cell.info.column == column and cell.info.table in tables:
                self.enter(cell.info, cell.content, cell.info.source)
        for table in tables:
            for name in dict.fromkeys(str(row.cells.get(column)) for row in table.rows):
                rule = self.game.rules.get(name)
                if rule is not None:
                    self.enter(rule.info, rule.body, rule.info.place.source)

    def react(self, node: Node, to: FieldInfo | RuleInfo | PhaseInfo, source: Source, kind: str = "") -> None:
        """What somebody's rules and cards do because of it."""
        for one in self.game.standing:
            item = one.lasting.item
            if isinstance(item, tree.Reaction) and item.to is to and not item.whole and kind in ("", item.kind):
                if item.who in ("rival", "player") and one.table is not None:
                    self.found.append(Found(node, source, foreign=True))
                self.enter(one.lasting, item, one.source)


def domains_in(found: list[Found]) -> dict[Local, Expr]:
    """What the locals of a strand are members of, or stand for."""
    domains: dict[Local, Expr] = {}
    for node in (one.node for one in found):
        match node:
            case tree.Choose() | tree.ForEach() | tree.Pick() | tree.Aggregate():
                domains[node.local] = node.domain
            case tree.Let(local=local, value=value):
                domains[local] = value
            case tree.ChooseMany(local=local, member=member, domain=domain):
                domains[local] = domains[member] = domain
    return domains


def is_mine(expr: Expr | None, domains: dict[Local, Expr]) -> bool:
    """Is it me, something I have, or one of the things that lie in a place of mine?"""
    match expr:
        case tree.LocalRead(local=local) if local in domains:
            return is_mine(domains[local], domains)
        case tree.FieldRead(owner=inner) | tree.Aggregate(domain=inner) | tree.Builtin(args=(*_, inner)):
            return is_mine(inner, domains)
    return expr == ME


def nodes_now(text: object) -> Iterator[Node]:
    """The nodes of a tree, without what only begins to last."""
    todo: list[object] = [text]
    while todo:
        node = todo.pop()
        if isinstance(node, tuple):
            todo += node[::-1]
        elif isinstance(node, Node):
            yield node
            if not isinstance(node, tree.Begin):
                todo += children(node)[::-1]


def writes_of(node: Node) -> list[tree.Resource | tree.FieldRead]:
    """The fields that a statement changes, piles aside."""
    match node:
        case tree.Gain(changes=changes, taken=taken):
            return [change.resource for change in (*changes, *taken)]
        case tree.Lose(changes=changes):
            return [change.resource for change in changes]
        case tree.Payment(resource=resource, payee=payee):
            return [one for one in (resource, payee) if one is not None]
        case tree.Write(target=target) | tree.Lay(grid=target) | tree.Binding(target=target):
            return [target]
        case tree.Roll(target=target) if target is not None:
            return [target]
    return []
