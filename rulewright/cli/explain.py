"""`rulewright explain`: a code, or a name of a game."""

from __future__ import annotations

from typing import Annotated

import typer

from compiler.codes import registry
from dsl.spelling import similar
from rulewright.cli.games import find_games
from rulewright.explain.codes import explain_code


def explain(
    words: Annotated[
        list[str],
        typer.Argument(metavar="CODE | GAME NAME", show_default=False, help="An error code, or a game and one of its names."),
    ],
) -> None:
    """What an error code means, or what a quantity, rule or card is made of and what can change it."""
    if len(words) == 1:
        _explain_code(words[0])
    elif len(words) == 2:
        _explain_name(*words)
    else:
        raise typer.BadParameter("give a code, or a game and a name", param_hint="CODE | GAME NAME")


def _explain_code(slug: str) -> None:
    text = explain_code(slug)
    if text is None:
        near = similar(slug, registry(), 3)
        hint = "; similar: " + ", ".join(f"`{code}`" for code in near) if near else ""
        raise typer.BadParameter(f"there is no code `{slug}`{hint}", param_hint="CODE")
    typer.echo(text, nl=False)


def _explain_name(game: str, name: str) -> None:
    folder = find_games([game])[0]
    # here: the compiler takes 0.3 s to import, and a code needs none of it
    from rulewright.explain.names import UnknownName, explain_name

    try:
        typer.echo(explain_name(folder, name), nl=False)
    except UnknownName as problem:
        raise typer.BadParameter(str(problem), param_hint="NAME") from None
