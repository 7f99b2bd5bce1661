"""`rulewright build`: compiles games and writes what comes out under generated/, or says whether that is up to date."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from typing import Annotated

import typer

from dsl.diagnostic import Diagnostic
from rulewright.cli.games import find_games
from rulewright.cli.options import FormatOption, GamesArgument, StrictOption
from rulewright.cli.output import failed, note, plural, print_report, tally, with_progress, write_safely
from rulewright.report import ReportFormat, arrange
from rulewright.report.machine import as_data

GENERATED = Path("generated")
PACKAGE = """\
\"""Compiled games, written by `rulewright build` and committed so that a change of a rule shows in review.\"""
"""


@dataclass
class Drift:
    """How a folder under generated/ differs from what the compiler gives now. `None` stands for no file."""

    changes: dict[Path, tuple[str | None, str | None]] = field(default_factory=dict)

    def compare(self, folder: Path, files: dict[str, str]) -> None:
        wanted = {folder / name: text for name, text in files.items()}
        present = {path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
        for path in sorted(present | set(wanted)):
            old, new = _read(path) if path in present else None, wanted.get(path)
            if old != new:
                self.changes[path] = (old, new)

    def write(self) -> None:
        for path, (_, new) in self.changes.items():
            if new is None:
                path.unlink()
            else:
                write_safely(path, new)

    def diff(self) -> str:
        return "".join(_diff(path, old or "", new or "") for path, (old, new) in self.changes.items())


def build(
    games: GamesArgument = None,
    check: Annotated[bool, typer.Option("--check", help="Write nothing; print a diff and exit 1 if stale.")] = False,
    ir: Annotated[bool, typer.Option("--ir", help="Print the intermediate form instead of writing.")] = False,
    blocks: Annotated[bool, typer.Option("--blocks", help="Print the blocks it is cut into instead of writing.")] = False,
    format: FormatOption = ReportFormat.human,
    strict: StrictOption = False,
) -> None:
    """Compile games and write generated/."""
    folders = find_games(games)
    # here: the compiler takes 0.3 s to import, wrong usage is told at once
    from compiler.pipeline import compile_game

    diagnostics: list[Diagnostic] = []
    files: dict[str, str] = {}
    forms, drift = [], Drift()
    for folder in with_progress(folders, "compiling"):
        compiled = compile_game(folder)
        diagnostics += compiled.diagnostics
        files |= compiled.sources
        if not failed(compiled.diagnostics, strict):
            forms += [compiled.ir_text] * ir + [compiled.blocks_text] * blocks
            drift.compare(GENERATED / compiled.name, compiled.files)
    if ir or blocks:
        print_report(diagnostics, format, files)
        typer.echo("\n".join(forms), nl=False)
    else:
        _finish(diagnostics, files, drift, check, format, len(folders))
    raise typer.Exit(1 if failed(diagnostics, strict) or (check and not (ir or blocks) and drift.changes) else 0)


def _finish(diagnostics: list[Diagnostic], files: dict[str, str], drift: Drift, check: bool, format: str, number: int) -> None:
    if not check:
        drift.write()
        if drift.changes and not (GENERATED / "__init__.py").exists():
            write_safely(GENERATED / "__init__.py", PACKAGE)
    if format == "json":
        changed = [path.as_posix() for path in drift.changes]
        typer.echo(json.dumps(as_data(arrange(diagnostics)) | {"changed": changed}, indent=2))
        return
    print_report(diagnostics, format, files)
    if check and drift.changes:
        typer.echo(drift.diff(), nl=False)
        note("generated/ is not up to date; run `rulewright build`")
    if format == "human":
        done = "stale" if check else "written"
        note(f"compiled {plural(number, 'game')}: {tally(diagnostics)}, {plural(len(drift.changes), 'file')} {done}")


def _read(path: Path) -> str:
    return path.read_bytes().decode("utf-8", errors="replace")


def _diff(path: Path, old: str, new: str) -> str:
    lines = unified_diff(old.splitlines(True), new.splitlines(True), f"{path.as_posix()} (there)", f"{path.as_posix()} (compiled)")
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)
