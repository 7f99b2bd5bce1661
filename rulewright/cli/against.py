"""`rulewright sim --against`: the other version, both played, and what came of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import chdir
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.loading import compile_first
from rulewright.cli.output import note, plural
from rulewright.cli.setup import read_automas, read_players, read_settings
from rulewright.history import NoComparison, write_earlier

if TYPE_CHECKING:
    from compiler.pipeline import Lowered
    from rulewright.simulation import Setup
    from rulewright.simulation.compare import Comparison
    from runtime.game import Game

AgainstOption = Annotated[
    str,
    typer.Option(
        "--against",
        metavar="REV",
        help="Play the game as git has it at this revision too, under the same seeds, and say what changed since.",
    ),
]
AgainstVariantOption = Annotated[
    list[str] | None,
    typer.Option(
        "--against-variant",
        metavar="NAME",
        help="Compare with the game under this variant instead of those of --variant; `none`: under none.",
    ),
]
AgainstSettingOption = Annotated[
    list[str] | None,
    typer.Option("--against-setting", metavar="NAME=VALUE", help="Compare with the game under this setting; other settings stay."),
]
FailOption = Annotated[bool, typer.Option("--fail-on-change", help="Exit with 1 if something changed by more than noise.")]
NONE = "none"


@dataclass(frozen=True)
class Other:
    """The version to compare with, as it was asked for."""

    revision: str = ""
    variants: tuple[str, ...] | None = None
    settings: tuple[str, ...] = ()

    @property
    def wanted(self) -> bool:
        return bool(self.revision or self.variants is not None or self.settings)

    @property
    def title(self) -> str:
        parts = [f"`{self.revision}`"] if self.revision else []
        if self.variants is not None:
            parts.append("variant " + ", ".join(self.variants) if self.variants else "no variant")
        return ", ".join([*parts, *self.settings])


def read_other(revision: str, variants: Sequence[str] | None, settings: Sequence[str] | None) -> Other:
    named = None if not variants else () if list(variants) == [NONE] else tuple(variants)
    return Other(revision, named, tuple(settings or ()))


def compile_other(other: Other, folder: Path, variants: Sequence[str]) -> tuple[Lowered, Game]:
    """The other version, compiled as this one is. Errors in it are told with its own paths."""
    variants = variants if other.variants is None else other.variants
    if not other.revision:
        return _compile(folder, variants, other)
    with TemporaryDirectory(prefix="rulewright-against-") as temporary:
        try:
            earlier = write_earlier(folder, other.revision, Path(temporary))
        except NoComparison as error:
            raise typer.BadParameter(str(error), param_hint="--against") from None
        try:
            with chdir(temporary):
                return _compile(Path(os.path.relpath(earlier, temporary)), variants, other)
        except typer.Exit:
            note(f"error: the game can't be played as it is at `{other.revision}`")
            raise


def _compile(folder: Path, variants: Sequence[str], other: Other) -> tuple[Lowered, Game]:
    try:
        return compile_first(folder, variants)
    except typer.BadParameter as error:
        option = "--variant" if other.variants is None else "--against-variant"
        where = f" at `{other.revision}`" if other.revision else ""
        raise typer.BadParameter(error.message + where, param_hint=option) from None


def other_setup(other: Other, mine: Setup, folder: Path, settings: Sequence[str] | None, automas: Sequence[str] | None) -> Setup:
    """As this version is played, with what was asked for instead; seeds and bots stay the same."""
    # here: only a simulation needs it
    from rulewright.simulation.plays import find_plays

    checked, game = compile_other(other, folder, mine.variants)
    read_players(game, mine.players)
    changed = {text.partition("=")[0] for text in other.settings}
    kept = [text for text in settings or () if text.partition("=")[0] not in changed]
    chosen = read_settings(game, kept) | read_settings(game, other.settings, "--against-setting")
    return replace(
        mine,
        source=game.module["__source__"],
        name=checked.name,
        settings=tuple(chosen.items()),
        automas=tuple(read_automas(game, automas, mine.players).items()),
        variants=mine.variants if other.variants is None else other.variants,
        plays=find_plays(checked.program) or None,
    )


def show_comparison(comparison: Comparison, other: Other, title: str, format: str, report: Path | None, fail: bool) -> int:
    """Prints what was found, and writes the page if there is to be one. The exit code: 130 after Ctrl-C, 1 if a rule failed
    or, if wanted, for a change."""
    # here: only a comparison needs it
    from rulewright.simulation.changes import find_changes
    from rulewright.simulation.changes_page import make_changes_page
    from rulewright.simulation.changes_report import as_json, print_changes

    changes = find_changes(comparison)
    if format == "json":
        sys.stdout.write(as_json(comparison, changes, other))
    else:
        print_changes(comparison, changes, title, other.title)
    if report:
        report.write_text(make_changes_page(comparison, changes, title, other.title), encoding="utf-8")
        note(f"report: {report}")
    for line in comparison.notes:
        note(line)
    if comparison.interrupted:
        note(f"interrupted: {comparison.pairs.games} of {plural(comparison.wanted, 'pair')} of games finished")
    if comparison.failure:
        note(f"error: {comparison.failure}")
    for stop in comparison.pairs.stops.values():
        note(f"error: a rule reached a limit: {stop}")
    if comparison.interrupted:
        return 130
    return int(bool(comparison.failure or comparison.pairs.stops) or fail and changes.changed)
