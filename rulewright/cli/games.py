"""Which game is meant: a folder, a name under content/, or all of them."""

from __future__ import annotations

from pathlib import Path

import typer

from dsl.spelling import similar

CONTENT = Path("content")


def find_games(names: list[str] | None) -> list[Path]:
    """Folders of the games that were named, or of all games. What can't be found is wrong usage."""
    if names:
        return list(dict.fromkeys(_find(name) for name in names))
    if not CONTENT.is_dir():
        raise typer.BadParameter("there is no folder `content` here; name the folder of a game", param_hint="GAME")
    return _all_games()


def _all_games() -> list[Path]:
    if not CONTENT.is_dir():
        return []
    return sorted(folder for folder in CONTENT.iterdir() if folder.is_dir() and _has_rules(folder))


def _find(name: str) -> Path:
    folder = Path(name)
    inside = CONTENT / name
    if folder.is_dir() and _has_rules(folder):
        return folder
    if folder.name == name and inside.is_dir():
        return inside
    if folder.is_file():
        raise typer.BadParameter(f"`{name}` is a file; name the folder of the game", param_hint="GAME")
    if folder.is_dir():
        raise typer.BadParameter(f"the folder `{name}` holds no .rules files", param_hint="GAME")
    known = [game.name for game in _all_games()]
    near = similar(name, known, 1) or (known if len(known) <= 6 else [])
    hint = "; there is " + ", ".join(f"`{game}`" for game in near) if near else ""
    raise typer.BadParameter(f"there is no game `{name}`, as a folder or under content/{hint}", param_hint="GAME")


def _has_rules(folder: Path) -> bool:
    return next(folder.glob("*.rules"), None) is not None
