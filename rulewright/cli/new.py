"""`rulewright new`: a small game to begin with."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from rulewright.cli.output import note
from rulewright.starter import FolderInUse, make_game


def new(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", show_default=False, help="Folder to make, such as content/my_game. It must not hold anything."
        ),
    ],
) -> None:
    """Make a small, complete, playable game: rules, ten cards, examples, phrases, rulings."""
    try:
        name = make_game(folder)
    except FolderInUse as problem:
        raise typer.BadParameter(f"{problem}; name a new folder", param_hint="DIR") from None
    except OSError as problem:
        reason = (problem.strerror or "unknown reason").lower()
        raise typer.BadParameter(f"`{folder}` can't be made: {reason}", param_hint="DIR") from None
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        typer.echo(f"made {path.as_posix()}")
    game = name if folder == Path("content") / name else quote(folder.as_posix())
    note(f"""
Next:
    rulewright play {game}              play it
    rulewright test {game}              run its examples
    rulewright sim {game} --games 1000  let bots play it
    rulewright cards {game}             read its cards
    rulewright sheets {game}            print it: cards, board, rules
Then change its rules and cards; `rulewright check {game}` says what does not fit.""")
