"""Simultaneous phases: what a player does there touches only what is that player's own, with no chance in between.

What: a statement in `all players in secret` or `all players at once`, or in anything done there, that changes what is shared or
somebody else's, lets chance decide, lets somebody else act, or looks at what others are changing.
Why: then the order of the answers can't matter, nothing can leak, and nobody gains from going first.

    phase planning "Plan" all players in secret
        draw 1 from deck to hand          # error: chance decides; draw before the phase

The way out is always the same: draw before, apply after.
"""

from __future__ import annotations

from compiler.bound.game import Game, Phase
from compiler.bound.scope import ME
from compiler.bound.tree import Draw, FieldRead, Move, Node, Pick, Roll, Shuffle
from compiler.check.reach import Found, Strand, domains_in, is_mine, writes_of
from compiler.check.whole import flow_parts
from compiler.model import GAME, PLAYER, FieldInfo
from compiler.report import Reporter
from dsl.diagnostic import Label
from dsl.source import Source


def check_strands(game: Game, reporter: Reporter) -> None:
    source = game.model.play[1] if game.model.play is not None else None
    for part in flow_parts(game.flow, source) if source is not None else ():
        if isinstance(part.tree, Phase) and part.tree.who in ("at_once", "in_secret"):
            Together(part.tree, Strand(game).gather(part.tree), reporter).check()


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
        for found in self.found:
            self.check_read(found.node, found.source)

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
            case Move(place=None):
                self.refuse(node, source, "cards leave the game", "let them leave after the phase")
            case Move(place=FieldRead(field=info, owner=owner)):
                if info.owner != PLAYER:
                    self.refuse(node, source, "cards go to a shared place", "move them there after the phase")
                elif owner != ME:
                    self.refuse(node, source, f"another player's `{info.title}` changes", "change it after the phase")
                else:
                    self.changing.add(info)
            case Roll() | Shuffle() | Draw() | Pick(at_random=True):
                self.refuse(node, source, "chance decides", "draw or roll before the phase")

    def check_read(self, node: Node, source: Source) -> None:
        if isinstance(node, FieldRead) and node.field in self.changing and not is_mine(node.owner, self.domains):
            what = f"another player's `{node.field.title}` is looked at while it may change"
            self.refuse(node, source, what, "look at it before or after the phase")

    def refuse(self, node: Node, source: Source, what: str, hint: str) -> None:
        if what in self.told:
            return
        self.told.add(what)
        words = "a secret phase" if self.phase.who == "in_secret" else "a phase of all players at once"
        name = self.phase.info.node.name
        self.reporter.report(
            "secret-phase",
            f"in {words} players touch only their own things, but here {what}",
            source,
            node.span,
            "not here",
            others=[Label(self.phase.source.locate(name.span), f"the phase `{name}`")],
            help=hint,
        )
