"""Checks on the whole game, after every name has been settled: each module looks for one family of mistakes.

    unused      declared and never used              exceptions  two exceptions that can meet
    economy     resources without source or drain    loops       reactions that set each other off
    cards       cards that stay in the box           legality    a price repeated in a condition
    playable    prices nobody can pay                rerolls     a die rolled until it fits
    choices     choices among nothing                automas     automas that would have to decide
    variants    variants that touch one thing        invariants  `always` lines that say nothing
    subjects    rules that need a player             strands     phases of all players at once
    effort      what would take too long             depth       what goes down too far
    texts       card texts, phrases

They ask the symbols, types and ranges of the bound game. Most run on a game without errors only: after a mistake everything would
seem unused. Warnings are given where something is surely idle or surely lost; what may be meant is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound.game import Game
from compiler.check.automas import check_automas
from compiler.check.cards import check_cards
from compiler.check.choices import check_choices
from compiler.check.depth import check_depth
from compiler.check.economy import check_economy
from compiler.check.effort import check_effort
from compiler.check.exceptions import check_exceptions
from compiler.check.invariants import check_invariants
from compiler.check.legality import check_legality
from compiler.check.loops import check_loops
from compiler.check.mentions import index_with_mentions
from compiler.check.playable import check_playable
from compiler.check.rerolls import check_rerolls
from compiler.check.strands import check_strands
from compiler.check.subjects import check_subjects
from compiler.check.texts import check_texts
from compiler.check.unused import check_unused
from compiler.check.variants import check_variants
from compiler.check.whole import Whole
from compiler.report import Reporter
from dsl.source import Source

IN_A_SOUND_GAME = (
    check_effort,
    check_unused,
    check_economy,
    check_cards,
    check_playable,
    check_choices,
    check_legality,
    check_rerolls,
    check_exceptions,
    check_loops,
    check_invariants,
)


def run_checks(game: Game, reporter: Reporter, phrases: Iterable[Source] = ()) -> Whole:
    """All checks. `phrases`: phrase files of the game. Gives the game as they looked at it."""
    whole = Whole(game)
    check_depth(whole, reporter)
    check_subjects(game, reporter)
    check_strands(game, reporter)
    check_variants(game, reporter)
    if not reporter.has_errors:
        whole.index = index_with_mentions(game)
        for check in IN_A_SOUND_GAME:
            check(whole, reporter)
        check_automas(game, reporter)
    check_texts(game, reporter, phrases)
    return whole
