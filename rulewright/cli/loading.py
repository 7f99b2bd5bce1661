"""Games for the commands that need one without errors: checked, and compiled in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulewright.cli.output import failed, print_report
from runtime.loader import load_module

if TYPE_CHECKING:
    from compiler.pipeline import Checked, Lowered
    from runtime.game import Game


def check_first(folder: Path, variants: Sequence[str] = ()) -> Checked:
    """The checked game. Content with errors is reported, and the command ends there."""
    # here and below: the compiler takes 0.3 s to import, wrong usage is told at once
    from compiler.pipeline import check_game

    checked = check_game(folder, variants=tuple(variants), each_variant=False, examples=False)
    if any(found.code == "unknown-variant" for found in checked.diagnostics):
        raise typer.BadParameter(_unknown_variant(variants, checked.model.variants), param_hint="--variant")
    end_with_errors(checked)
    return checked


def compile_first(folder: Path, variants: Sequence[str] = ()) -> tuple[Lowered, Game]:
    """The checked game with its program, and the same ready to play."""
    checked = check_first(folder, variants)
    # here: as above
    from compiler.emit import emit_module
    from compiler.pipeline import lower_game

    lowered = lower_game(checked)
    end_with_errors(lowered)
    return lowered, load_module(emit_module(lowered.program), lowered.name)


def end_with_errors(checked: Checked) -> None:
    if failed(checked.diagnostics, strict=False) or checked.game is None:
        print_report(checked.diagnostics, "human", checked.sources)
        raise typer.Exit(1)


def _unknown_variant(wanted: Sequence[str], known: Iterable[str]) -> str:
    names = ", ".join(f"`{name}`" for name in sorted(known))
    unknown = next(name for name in wanted if name not in known)
    return f"there is no variant `{unknown}`; " + (f"there is {names}" if names else "the game has none")
