"""One player's part of a phase, with everything it can run: rules, cells, abilities and reactions (reachability over the call
graph).

In a phase that players go through at the same time each of them has such a strand. What a strand changes, looks at and moves
decides whether the order of the players can matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.bound.game import Game, Phase
from compiler.bound.scope import ME
from compiler.bound.tree import (
    Abilities,
    Ability,
    Aggregate,
    Begin,
    Binding,
    Builtin,
    CellRead,
    Change,
    Choose,
    ChooseMany,
    ColumnCall,
    Do,
    Expr,
    FieldRead,
    ForEach,
    FunctionRead,
    Gain,
    Lay,
    Let,
    Local,
    LocalRead,
    Lose,
    MayDo,
    Node,
    Offer,
    Pay,
    Payment,
    Pick,
    Reaction,
    Resource,
    Roll,
    RuleCall,
    Write,
)
from compiler.model import DefineInfo, FieldInfo, PhaseInfo, QuantityInfo, RuleInfo, TableInfo
from dsl.source import Source
from dsl.walk import children


@dataclass(frozen=True)
class Found:
    """A node that the strand reaches, and where it stands. `foreign`: what it runs is somebody else's."""

    node: Node
    source: Source
    foreign: bool = False


@dataclass(frozen=True)
class Written:
    """A field that a statement changes, and of whom or what; None is the game's."""

    field: FieldInfo
    owner: Expr | None


@dataclass
class Strand:
    """Gathers the nodes. A text is entered once; rules of others are not entered, only noted."""

    game: Game
    found: list[Found] = field(default_factory=list)
    _known: set[object] = field(default_factory=set)
    _todo: list[tuple[object, Source]] = field(default_factory=list)

    def gather(self, phase: Phase) -> list[Found]:
        self._todo.append((phase.body, phase.source))
        self.react(phase, phase.info, phase.source)
        while self._todo:
            tree, source = self._todo.pop()
            for node in nodes_now(tree):
                self.found.append(Found(node, source))
                self.follow(node, source)
        return self.found

    def enter(self, key: object, tree: object, source: Source) -> None:
        if key not in self._known:
            self._known.add(key)
            self._todo.append((tree, source))

    def follow(self, node: Node, source: Source) -> None:
        match node:
            case Do(subject=subject) | MayDo(subject=subject) | Offer(subject=subject) if subject not in (None, ME):
                self.found.append(Found(node, source, foreign=True))
            case Do(callee=callee) | MayDo(callee=callee):
                self.call(callee, source)
            case Offer(offered=offered):
                for one in offered:
                    self.call(one, source)
            case FunctionRead(function=function, owner=owner) if owner in (None, ME):
                self.enter_function(function)
            case CellRead(table=table, column=column):
                self.enter_cells((table,), column)
            case Payment(price=price) if price is not None:
                self.enter_cells(price.tables, price.column)
            case Gain(changes=changes):
                self.react_to_changes(node, changes, "gain", source)
            case Lose(changes=changes):
                self.react_to_changes(node, changes, "lose", source)
            case Pay(payments=payments):
                self.react_to_changes(node, payments, "pay", source)
            case Roll(target=target) if target is not None:
                self.react(node, target.field, source, "roll")

    def call(self, callee: Node, source: Source) -> None:
        match callee:
            case RuleCall(rule=rule):
                self.enter(rule, self.game.rules[rule.name].body, rule.place.source)
                self.react(callee, rule, source)
            case ColumnCall(tables=tables, column=column):
                self.enter_cells(tables, column)
            case Abilities():
                for one in self.game.standing:
                    if isinstance(one.lasting.item, Ability):
                        self.enter(one.lasting, one.lasting.item.body, one.source)

    def enter_cells(self, tables: tuple[TableInfo, ...], column: str) -> None:
        for cell in self.game.cells:
            if cell.info.column == column and cell.info.table in tables:
                self.enter(cell.info, cell.content, cell.info.source)
        for table in tables:
            for name in {row.cells.get(column) for row in table.rows if isinstance(row.cells.get(column), str)}:
                rule = self.game.rules.get(str(name))
                if rule is not None:
                    self.enter(rule.info, rule.body, rule.info.place.source)

    def enter_function(self, info: DefineInfo | QuantityInfo) -> None:
        signature = self.game.functions[info]
        values = tuple(part for line in signature.lines for part in (line.value, line.condition))
        self.enter(info, (signature.value, values), info.place.source)

    def react_to_changes(self, node: Node, changes: tuple[Change | Payment, ...], kind: str, source: Source) -> None:
        for change in changes:
            if change.resource is not None:
                self.react(node, change.resource.field, source, kind)

    def react(self, node: Node, to: FieldInfo | RuleInfo | PhaseInfo, source: Source, kind: str = "") -> None:
        """What somebody's rules and cards do because of it."""
        for one in self.game.standing:
            item = one.lasting.item
            if isinstance(item, Reaction) and item.to is to and not item.whole and kind in ("", item.kind):
                if item.who in ("rival", "player") and one.table is not None:
                    self.found.append(Found(node, source, foreign=True))
                self.enter(one.lasting, item, one.source)


def domains_in(found: list[Found]) -> dict[Local, Expr]:
    """What the locals of a strand are members of, or stand for."""
    domains: dict[Local, Expr] = {}
    for one in found:
        match one.node:
            case Choose(local=local, domain=domain) | ForEach(local=local, domain=domain) | Pick(local=local, domain=domain):
                domains[local] = domain
            case Aggregate(local=local, domain=domain) | Let(local=local, value=domain):
                domains[local] = domain
            case ChooseMany(local=local, member=member, domain=domain):
                domains[local] = domains[member] = domain
    return domains


def is_mine(expr: Expr | None, domains: dict[Local, Expr]) -> bool:
    """Is it me, something I have, or one of the things that lie in a place of mine?"""
    match expr:
        case LocalRead(local=local) if local in domains:
            return is_mine(domains[local], domains)
        case FieldRead(owner=owner):
            return is_mine(owner, domains)
        case Aggregate(domain=domain):
            return is_mine(domain, domains)
        case Builtin(args=(*_, last)):
            return is_mine(last, domains)
    return expr == ME


def nodes_now(tree: object) -> Iterator[Node]:
    """The nodes of a tree, without what only begins to last."""
    todo: list[object] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, tuple):
            todo += node[::-1]
        elif isinstance(node, Node):
            yield node
            if not isinstance(node, Begin):
                todo += children(node)[::-1]


def writes_of(node: Node) -> Iterator[Written]:
    """The fields that a statement changes, piles aside."""
    match node:
        case Gain(changes=changes, taken=taken):
            yield from (written(change.resource) for change in (*changes, *taken))
        case Lose(changes=changes):
            yield from (written(change.resource) for change in changes)
        case Payment(resource=resource, payee=payee):
            yield from (written(one) for one in (resource, payee) if one is not None)
        case Write(target=target) | Lay(grid=target) | Binding(target=target):
            yield Written(target.field, target.owner)
        case Roll(target=FieldRead() as target):
            yield Written(target.field, target.owner)


def written(resource: Resource) -> Written:
    return Written(resource.field, resource.owner)
