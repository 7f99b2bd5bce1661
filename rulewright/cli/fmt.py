"""`rulewright fmt`: one canonical layout for rules files. A file with syntax errors is left as it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from compiler.workspace import read_source
from dsl.diagnostic import Diagnostic
from rulewright.cli.games import find_games
from rulewright.cli.options import FormatOption, GamesArgument
from rulewright.cli.output import failed, note, plural, print_report, with_progress, write_safely
from rulewright.report import ReportFormat, arrange
from rulewright.report.machine import as_data


def fmt(
    games: GamesArgument = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; list the files that would change.")] = False,
    format: FormatOption = ReportFormat.human,
) -> None:
    """Lay out .rules files in the one canonical way; comments stay where they are."""
    paths = [(path, folder) for folder in find_games(games) for path in sorted(folder.rglob("*.rules"))]
    # here: the grammar takes 0.1 s to load, wrong usage is told at once
    from dsl.formatter import format_source

    diagnostics, files, changed = [], {}, []
    for path, folder in with_progress(paths, "laying out"):
        source = read_source(path, folder)
        if isinstance(source, Diagnostic):
            diagnostics.append(source)
            continue
        text, found = format_source(source)
        diagnostics += found
        files[source.path] = source.text
        # Compared as bytes: the source has lost its byte order mark and its kind of line ends.
        if failed(found, strict=False) or path.read_bytes() == text.encode("utf-8"):
            continue
        changed.append(path)
        if not check:
            write_safely(path, text)
    _print(diagnostics, files, changed, check, format, len(paths))
    raise typer.Exit(1 if failed(diagnostics, strict=False) or (check and changed) else 0)


def _print(
    diagnostics: list[Diagnostic], files: dict[str, str], changed: list[Path], check: bool, format: str, number: int
) -> None:
    if format == "json":
        found = as_data(arrange(diagnostics))
        typer.echo(json.dumps(found | {"changed": [path.as_posix() for path in changed]}, indent=2))
        return
    print_report(diagnostics, format, files)
    if format in ("human", "concise"):
        for path in changed:
            typer.echo(f"{'would lay out' if check else 'laid out'} {path.as_posix()}")
        note(f"{plural(number, 'file')} looked at, {len(changed)} {'to change' if check else 'changed'}")
