"""Checks on the whole game, after every name has been settled: each module looks for one family of mistakes.

    unused      what is declared and never used; resources without source or drain
    cards       cards that stay in the box
    texts       written card texts against their effects; phrases
    translations  phrase files against the names of the game
    choices     choices among nothing
    room        cards that go where nothing asks whether there is room
    rules       prices nobody can pay or that are asked for twice, dice rolled until they fit, `always` lines that say nothing,
                rules that need a player, questions that tell what is hidden
    exceptions  two exceptions that can meet
    loops       reactions that set each other off
    automas     automas that would have to decide
    strands     phases of all players at once
    variants    variants that touch one thing; each variant by itself
    effort      what would take too long, or goes down too far

They ask the symbols, types and ranges of the bound game. Most run on a game without errors only: after a mistake everything would
seem unused. Warnings are given where something is surely idle or surely lost; what may be meant is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from compiler.bound.game import Game
from compiler.check.automas import check_automas
from compiler.check.cards import check_cards
from compiler.check.choices import check_choices
from compiler.check.effort import check_depth, check_effort
from compiler.check.exceptions import check_exceptions
from compiler.check.loops import check_loops
from compiler.check.room import check_room
from compiler.check.rules import check_hidden_sets, check_invariants, check_legality, check_playable, check_rerolls, check_subjects
from compiler.check.strands import check_strands
from compiler.check.texts import check_texts
from compiler.check.unused import check_economy, check_unused, index_with_mentions
from compiler.check.variants import check_variants
from compiler.check.whole import Whole
from compiler.report import Reporter
from dsl.source import Source

IN_ANY_GAME = [check_depth, check_subjects, check_strands, check_variants]
IN_A_SOUND_GAME = [check_effort, check_unused, check_economy, check_cards, check_playable, check_choices, check_legality]
IN_A_SOUND_GAME += [check_room, check_hidden_sets, check_rerolls, check_exceptions, check_loops, check_invariants, check_automas]


def run_checks(game: Game, reporter: Reporter, phrases: Sequence[Source] = (), texts: Iterable[str] = ()) -> Whole:
    """All checks. `phrases`: phrase files of the game; `texts`: what stands in its other files. Gives the
    game as they looked at it."""
    whole = Whole(game)
    for check in IN_ANY_GAME:
        check(whole, reporter)
    if not reporter.has_errors:
        whole.index = index_with_mentions(game)
        for check in IN_A_SOUND_GAME:
            check(whole, reporter)
    check_texts(game, reporter, phrases, texts)
    return whole
