"""Games for the commands that need one without errors: checked, and compiled in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rulewright.cli.output import failed, print_report

if TYPE_CHECKING:
    from compiler.pipeline import Checked
    from runtime.game import Game


def check_first(folder: Path, variants: Sequence[str] = ()) -> Checked:
    """The checked game. Content with errors is reported, and the command ends there."""
    from compiler.pipeline import check_game

    checked = check_game(folder, variants=tuple(variants), each_variant=False)
    if any(found.code == "unknown-variant" for found in checked.diagnostics):
        raise typer.BadParameter(_unknown_variant(variants, checked.model.variants), param_hint="--variant")
    if failed(checked.diagnostics, strict=False) or checked.builder is None:
        print_report(checked.diagnostics, "human", checked.sources)
        raise typer.Exit(1)
    return checked


def compile_first(folder: Path, variants: Sequence[str] = ()) -> tuple[Checked, Game]:
    """The checked game, and the same ready to play."""
    checked = check_first(folder, variants)
    from compiler.emit import emit_module
    from runtime.loader import load_module

    return checked, load_module(emit_module(checked.program), checked.name)


def _unknown_variant(wanted: Sequence[str], known: Iterable[str]) -> str:
    names = ", ".join(f"`{name}`" for name in sorted(known))
    unknown = next(name for name in wanted if name not in known)
    return f"there is no variant `{unknown}`; " + (f"there is {names}" if names else "the game has none")
