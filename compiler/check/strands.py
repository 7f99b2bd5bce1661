"""Simultaneous phases: what a player does there touches only what is that player's own, with no chance in between.

What: a statement in `all players in secret`, `all players at once` or `for each p in S in secret`, or in anything done there, that
changes what is shared or somebody else's, lets chance decide, lets somebody else act, or looks at what others are changing.
Why: then the order of the answers can't matter, nothing can leak, and nobody gains from going first.

    phase planning "Plan" all players in secret
        draw 1 from deck to hand          # error: chance decides; draw before the phase

The way out is always the same: draw before, apply after.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.bound.scope import ME
from compiler.bound.tree import Expr, Local, LocalRead, Node
from compiler.check.whole import Whole, values_of
from compiler.model import GAME, PLAYER, FieldInfo, PhaseInfo, RuleInfo, TableInfo
from compiler.report import Reporter
from dsl.diagnostic import Label
from dsl.source import Source
from dsl.walk import children, nodes_in

DECIDED = (tree.Choose, tree.ChooseMany, tree.ChooseOne, tree.May)
OTHERS = (tree.Sealed, tree.Window)


def check_strands(whole: Whole, reporter: Reporter) -> None:
    for phase in (node for part in whole.parts if part.kind == "flow" for node in nodes_in(part.tree)):
        if isinstance(phase, tree.Phase) and phase.who in ("at_once", "in_secret"):
            words = "a secret phase" if phase.who == "in_secret" else "a phase of all players at once"
            name = phase.info.node.name
            here = Label(phase.source.locate(name.span), f"the phase `{name}`")
            strand = Strand(whole.game)
            strand.react(phase, phase.info, phase.source)
            found = strand.gather(phase.body, phase.source, ME)
            Together(words, here, phase.who == "at_once", found, reporter).check()
    for node, part in whole.of(tree.Sealed):
        here = Label(part.source.locate(node.local.span), f"here it is `{node.local.name}` who decides")
        member = LocalRead(node.local.span, node.local.type, node.local)
        Together("secret", here, False, Strand(whole.game).gather(node.body, part.source, member), reporter).check()
    for plan, part in whole.of(tree.Arrange):
        here = Label(part.source.locate(plan.span), "what is arranged")
        Together("`arrange`", here, True, Strand(whole.game).gather(plan.body, part.source, ME), reporter).check()
    for search, part in whole.of(tree.BestFor):
        for found_there in Strand(whole.game).gather(search.body, part.source, ME):
            if isinstance(found_there.node, OTHERS) and found_there.source is not part.source:
                message, help = "`best for` can only settle my own decisions, without chance", "move it out of the `best for`"
                reporter.report("best-for-chance", message, part.source, search.span, "somebody else decides", help=help)
                break


class Together:
    """Players who act at once. Each kind of trouble is told once. `words`: where that is; `here`: how it begins; `rows`: what lies
    on their own rows is theirs, too."""

    def __init__(self, words: str, here: Label, rows: bool, found: list[Found], reporter: Reporter):
        self.words, self.here, self.rows, self.found, self.reporter = words, here, rows, found, reporter
        self.domains = domains_in(found)
        self.changing: set[FieldInfo] = set()
        self.told: set[str] = set()

    def check(self) -> None:
        for found in self.found:
            if isinstance(found.node, tree.Leave):
                self.refuse(found.node, found.source, "somebody leaves", "let them leave afterwards")
            elif found.foreign:
                self.refuse(found.node, found.source, "somebody else acts", "let them act afterwards")
            else:
                self.check_write(found.node, found.source, found.me)
        for node, source, me in ((found.node, found.source, found.me) for found in self.found):
            if isinstance(node, tree.FieldRead) and node.field in self.changing and not is_mine(node.owner, self.domains, me):
                what = f"another player's `{node.field.title}` is looked at while it may change"
                self.refuse(node, source, what, "look at it before or afterwards")

    def check_write(self, node: Node, source: Source, me: Expr) -> None:
        for write in writes_of(node):
            title = write.field.title
            mine = is_mine(write.owner, self.domains, me)
            if write.field.owner == GAME or (write.field.owner != PLAYER and not (mine and self.rows)):
                self.refuse(node, source, f"`{title}` changes, which is everybody's", "change it afterwards")
            elif not mine:
                self.refuse(node, source, f"another player's `{title}` changes", "change it afterwards")
            else:
                self.changing.add(write.field)
        match node:
            case tree.Move(place=None):
                self.refuse(node, source, "cards leave the game", "let them leave afterwards")
            case tree.Move(place=tree.FieldRead(field=info, owner=owner)):
                if info.owner != PLAYER:
                    self.refuse(node, source, "cards go to a shared place", "move them there afterwards")
                elif owner != me:
                    self.refuse(node, source, f"another player's `{info.title}` changes", "change it afterwards")
                else:
                    self.changing.add(info)
            case tree.Roll() | tree.Shuffle() | tree.Draw() | tree.DrawTokens() | tree.Pick(at_random=True):
                self.refuse(node, source, "chance decides", "draw or roll before")
            case tree.Sealed() | tree.Window():
                self.refuse(node, source, "others are asked", "ask them before or after it")

    def refuse(self, node: Node, source: Source, what: str, hint: str) -> None:
        if what in self.told:
            return
        self.told.add(what)
        message = f"in {self.words} players touch only their own things, but here {what}"
        self.reporter.report("secret-phase", message, source, node.span, "not here", others=[self.here], help=hint)


# ---------------------------------------------------------------- what a player's part of the phase can run


@dataclass(frozen=True)
class Found:
    """A node that the strand reaches, where it stands, and who acts there. `foreign`: what it runs is somebody else's."""

    node: Node
    source: Source
    me: Expr
    foreign: bool = False


@dataclass
class Strand:
    """One player's part of a phase, with everything it can run: rules, cells, abilities and reactions (reachability over the call
    graph). A text is entered once; rules of others are not entered, only noted."""

    game: Game
    found: list[Found] = field(default_factory=list)
    _known: set[object] = field(default_factory=set)
    _todo: list[tuple[object, Source, Expr]] = field(default_factory=list)

    def gather(self, body: object, source: Source, me: Expr) -> list[Found]:
        """`me`: who acts in the body itself; in what it runs that is `me`."""
        self._todo.insert(0, (body, source, me))
        while self._todo:
            text, source, me = self._todo.pop()
            for node in nodes_now(text):
                self.found.append(Found(node, source, me))
                self.follow(node, source, me)
        return self.found

    def enter(self, key: object, text: object, source: Source) -> None:
        if key not in self._known:
            self._known.add(key)
            self._todo.append((text, source, ME))

    def follow(self, node: Node, source: Source, me: Expr) -> None:
        match node:
            case tree.Do(subject=subject) | tree.MayDo(subject=subject) | tree.Offer(subject=subject) if (subject or ME) != me:
                self.found.append(Found(node, source, me, foreign=True))
            case _ if isinstance(node, DECIDED) and (node.subject or ME) != me:
                self.found.append(Found(node, source, me, foreign=True))
            case tree.Do(callee=callee) | tree.MayDo(callee=callee):
                self.call(callee, source)
            case tree.Offer(offered=offered):
                for one in offered:
                    self.call(one, source)
            case tree.FunctionRead(function=function, owner=owner) if owner in (None, me):
                self.enter(function, values_of(self.game.functions[function]), function.place.source)
            case tree.CellRead(tables=tables, column=column):
                self.enter_cells(tables, column)
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
                    self.found.append(Found(node, source, ME, foreign=True))
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


def is_mine(expr: Expr | None, domains: dict[Local, Expr], me: Expr) -> bool:
    """Is it who acts, something of theirs, or one of the things that lie in a place of theirs?"""
    match expr:
        case tree.LocalRead(local=local) if local in domains:
            return is_mine(domains[local], domains, me)
        case tree.FieldRead(owner=inner) | tree.Aggregate(domain=inner) | tree.Builtin(args=(*_, inner)):
            return is_mine(inner, domains, me)
    return expr == me


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
