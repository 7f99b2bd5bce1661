"""`rulewright check`: everything that can be found without playing."""

from __future__ import annotations

from typing import Annotated

import typer

from compiler.cache import Cache
from dsl.diagnostic import Diagnostic
from rulewright.cli.games import find_games
from rulewright.cli.options import FormatOption, GamesArgument, StrictOption
from rulewright.cli.output import failed, note, plural, print_report, tally, with_progress
from rulewright.report import ReportFormat


def check(
    games: GamesArgument = None,
    format: FormatOption = ReportFormat.human,
    strict: StrictOption = False,
    variant: Annotated[list[str] | None, typer.Option("--variant", help="Check with this variant on.")] = None,
    no_cache: Annotated[bool, typer.Option("--no-cache", help="Read and parse every file anew.")] = False,
) -> None:
    """All static checks of one game, several, or all."""
    folders = find_games(games)
    # here: the compiler takes 0.3 s to import, wrong usage is told at once
    from compiler.pipeline import check_game

    cache = Cache(None) if no_cache else Cache.default()
    diagnostics: list[Diagnostic] = []
    files: dict[str, str] = {}
    for folder in with_progress(folders, "checking"):
        checked = check_game(folder, variants=tuple(variant or ()), cache=cache)
        diagnostics += checked.diagnostics
        files |= checked.sources
        if checked.ok and (folder / "sheets").is_dir():
            # here: most games have no sheets of their own
            from rulewright.sheets.looking import look_at_sheets, texts_of

            found = look_at_sheets(checked.model, folder)
            diagnostics += found
            files |= texts_of(found, folder)
    print_report(diagnostics, format, files)
    if format == "human":
        note(f"checked {plural(len(folders), 'game')}: {tally(diagnostics)}")
    raise typer.Exit(1 if failed(diagnostics, strict) else 0)
