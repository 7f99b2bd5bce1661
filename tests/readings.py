"""All that a seat can read: its view, its questions with prompts, options, labels and hints, and its log."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import rulewright
from compiler.pipeline import load_program
from rulewright.cards import open_book
from rulewright.terminal import Figures, Hints
from tests.invariants.test_secrets import readable


@cache
def hints_of(folder: Path, *variants: str) -> Hints:
    checked = load_program(folder, variants=variants)
    return Hints(rulewright.load(str(folder), variants), open_book(checked), Figures(checked.program, checked.model))


def readings(folder: Path, state, seat: int, *variants: str) -> tuple:
    """What a seat of this game, with these variants, reads now, but for the log."""
    hints = hints_of(folder, *variants)
    questions = [
        (
            decision.prompt,
            [(option.key, option.label, hints.option(state, decision, option.index)) for option in decision.options],
            hints.refusals(state, decision),
        )
        for decision in state.decisions
        if decision.player == seat
    ]
    return state.view(seat), questions


def log(state, seat: int) -> list:
    return [entry for entry in state.log if readable(entry, seat)]
