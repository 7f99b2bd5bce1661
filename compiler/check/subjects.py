"""Rules that need a player, started where nobody acts.

What: a `do` in the setup or in a phase without players, of a rule that speaks of `me`.
Why: nobody is meant; the game would take the first seat.

    phase payday "Payday"
        do pay_wages                            # error: who is paid?

    for each p in players: p does pay_wages     # fine
"""

from __future__ import annotations

from compiler.bound.game import Game
from compiler.bound.tree import (
    Begin,
    Choose,
    ChooseMany,
    ChooseOne,
    ColumnCall,
    Do,
    Look,
    May,
    MayDo,
    Node,
    Offer,
    Pay,
    RuleCall,
    Word,
)
from compiler.model import RuleInfo
from compiler.report import Reporter
from dsl.walk import nodes_in


def check_subjects(game: Game, reporter: Reporter) -> None:
    for rule, source, span in game.done_by_nobody:
        if needs_me(game, rule, set()):
            reporter.report(
                "missing-me",
                f"who does `{rule.name}`? no player is acting here",
                source,
                span,
                "needs a player",
                others=[rule.place.label("speaks of `me`")],
                help=f"write `for each p in players: p does {rule.name}`, or name the player",
            )


def needs_me(game: Game, rule: RuleInfo, seen: set[RuleInfo]) -> bool:
    """Does a rule speak of whoever does it, itself or through what it does?"""
    if rule in seen:
        return False
    seen.add(rule)
    return any(speaks_of_me(game, node, seen) for node in nodes_in(game.rules[rule.name].body))


def speaks_of_me(game: Game, node: Node, seen: set[RuleInfo]) -> bool:
    match node:
        case Word(word="me" | "rivals") | Look() | Begin():
            return True
        case Choose(subject=None) | ChooseMany(subject=None) | ChooseOne(subject=None) | May(subject=None) | Pay(subject=None):
            return True
        case Offer(subject=None) | MayDo(subject=None) | Do(subject=None, callee=ColumnCall()):
            return True
        case Do(subject=None, callee=RuleCall(rule=called)):
            return needs_me(game, called, seen)
    return False
