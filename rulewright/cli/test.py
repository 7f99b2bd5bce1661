"""`rulewright test`: runs the examples of games."""

from __future__ import annotations

from typing import Annotated

import typer

from rulewright.cli.games import find_games
from rulewright.cli.options import GamesArgument
from rulewright.cli.output import print_report, with_progress
from rulewright.report.examples import ExampleFormat, render


def test(
    games: GamesArgument = None,
    format: Annotated[ExampleFormat, typer.Option("--format", help="How results are printed.")] = ExampleFormat.human,
    coverage: Annotated[bool, typer.Option("--coverage", help="List statements that no example runs.")] = False,
) -> None:
    """Run the examples: sentences of the rulebook that the rules have to keep."""
    folders = find_games(games)
    # here: the compiler takes 0.3 s to import, wrong usage is told at once
    from rulewright.examples import run_examples

    runs = [run_examples(folder, coverage=coverage) for folder in with_progress(folders, "running")]
    diagnostics = [found for run in runs for found in run.diagnostics]
    if diagnostics and format == "human":
        print_report(diagnostics, "human", {path: text for run in runs for path, text in run.sources.items()})
    typer.echo(render(runs, format, coverage), nl=False)
    broken = any(found.severity == "error" for found in diagnostics)
    raise typer.Exit(1 if broken or any(not result.ok for run in runs for result in run.examples) else 0)
