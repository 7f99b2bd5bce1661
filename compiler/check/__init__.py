"""Checks on the whole game, after every rule has been read: each module looks for one family of mistakes.

    unused      declared and never used              exceptions  two exceptions that can meet
    economy     resources without source or drain    loops       reactions that set each other off
    cards       cards that stay in the box           legality    a price repeated in a condition
    playable    prices nobody can pay                rerolls     a die rolled until it fits
    choices     choices among nothing                automas     automas that would have to decide
    variants    variants that touch one thing        invariants  `always` lines that say nothing
    items       names in what lasts and reacts       subjects    rules that need a player
    effort      what would take too long
    texts       card texts, phrases                  strands     secret phases (called while lowering)

They run on a game without errors only: after a mistake everything would seem unused. Warnings are given where
something is surely idle or surely lost; what may be meant is left alone.
"""

from __future__ import annotations

from compiler.check.automas import check_automas
from compiler.check.cards import check_cards
from compiler.check.choices import check_choices
from compiler.check.depth import check_depth
from compiler.check.economy import check_economy
from compiler.check.effort import check_effort
from compiler.check.exceptions import check_exceptions
from compiler.check.invariants import check_invariants
from compiler.check.items import check_items
from compiler.check.legality import check_legality
from compiler.check.loops import check_loops
from compiler.check.playable import check_playable
from compiler.check.rerolls import check_rerolls
from compiler.check.subjects import check_subjects
from compiler.check.texts import check_texts
from compiler.check.trees import find_uses
from compiler.check.unused import check_unused
from compiler.check.variants import check_variants


def run_checks(builder, game, phrases=()) -> None:
    """All checks that need a sound program. `game`: the bound game; `phrases`: its phrase files."""
    reporter = builder.reporter
    check_depth(builder, reporter)
    sound = not reporter.has_errors
    check_items(builder, reporter)
    check_subjects(builder, reporter)
    check_variants(builder, reporter)
    sound = sound and not reporter.has_errors
    if sound:
        check_effort(builder, reporter)
        uses = find_uses(builder.model)
        check_unused(builder, reporter, uses)
        check_economy(builder, reporter, uses)
        check_cards(builder, reporter, uses)
        check_playable(builder, reporter)
        check_choices(builder, reporter)
        check_legality(builder, reporter)
        check_rerolls(builder, reporter)
        check_exceptions(builder, reporter)
        check_loops(builder, reporter)
        check_automas(builder, reporter)
        check_invariants(builder, reporter)
    check_texts(game, reporter, phrases)
