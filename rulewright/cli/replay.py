"""`rulewright replay`: plays a saved game again."""

from __future__ import annotations

import json
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.cli.games import find_games
from rulewright.cli.loading import compile_first
from rulewright.cli.output import note, plural
from rulewright.cli.records import read_record
from rulewright.report.frame import safe

if TYPE_CHECKING:
    from rulewright.terminal.saved import Divergence, Saved


class ReplayFormat(StrEnum):
    human = "human"
    json = "json"


def replay(
    log: Annotated[Path, typer.Argument(metavar="LOG", show_default=False, help="A game saved by `rulewright play`.")],
    game: Annotated[str, typer.Option("--game", help="Its game, if that is not where it was when it was saved.")] = "",
    show: Annotated[bool, typer.Option("--log", help="Print the log of the game as it goes now.")] = False,
    format: Annotated[ReplayFormat, typer.Option("--format", help="How the result is printed.")] = ReplayFormat.human,
) -> None:
    """Play a saved game again with the rules of today, and say where it goes another way."""
    saved = read_record(log, "LOG")
    checked, compiled = compile_first(find_games([game or saved.plan.folder])[0], saved.plan.variants)
    # here: what is played in a terminal takes 0.4 s to import, `--help` is said at once
    from rulewright.terminal.ending import winners
    from rulewright.terminal.logbook import lay_out
    from rulewright.terminal.saved import find_divergence, resume

    try:
        divergence = find_divergence(compiled, saved)
        session, _ = resume(compiled, saved)
    except (ValueError, TypeError) as problem:
        note(f"error: the game can't be set up as it was: {problem}")
        raise typer.Exit(1) from None
    state = session.state
    if format == "json":
        data = {
            "file": log.as_posix(),
            "game": checked.name,
            "answers": len(saved.answers),
            "same": divergence is None,
            "divergence": asdict(divergence) if divergence else None,
            "over": state.over,
            "scores": list(state.scores),
            "winners": list(state.winners),
        }
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        raise typer.Exit(1 if divergence else 0)
    if show:
        for line in lay_out(state.log):
            typer.echo(safe(line))
    _tell(saved, divergence, f"over: {winners(state)}" if state.over else "not over yet")
    raise typer.Exit(1 if divergence else 0)


def _tell(saved: Saved, divergence: Divergence | None, how: str) -> None:
    answers = plural(len(saved.answers), "answer")
    if divergence is None:
        lines = sum(map(len, saved.logs))
        typer.echo(f"{saved.plan.game}: {answers} and {plural(lines, 'line')} of log, all as they were; {how}")
        return
    when = f"after answer {divergence.answers}" if divergence.answers else "before the first answer"
    typer.echo(f"{saved.plan.game}: goes another way {when} of {len(saved.answers)}")
    typer.echo(f"  was: {safe(divergence.expected)}")
    typer.echo(f"  now: {safe(divergence.found)}")
    if divergence.file:
        typer.echo(f"  at:  {divergence.file}:{divergence.line}")
