"""A new game: the folder `game/`, which is a game itself, copied with a name of its own."""

from __future__ import annotations

import os
import re
import tempfile
import unicodedata
from pathlib import Path

TEMPLATE = Path(__file__).parent / "game"
NAME, TITLE = "starter_game", "Starter Game"
GENERATED = Path("generated")


class FolderInUse(ValueError):
    """The folder is there and not empty, or something else has its name."""


def name_for(folder: Path) -> str:
    """A name of the rules made of the folder's own."""
    plain = unicodedata.normalize("NFKD", folder.name).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "_", plain).strip("_") or "my_game"
    return f"game_{name}" if name[0].isdigit() else name


def make_game(folder: Path) -> str:
    """Makes the game whole or not at all; its name."""
    folder = Path(os.path.abspath(folder))
    if folder.is_dir() and any(folder.iterdir()):
        raise FolderInUse(f"the folder `{folder.name}` is not empty")
    if folder.exists() and not folder.is_dir():
        raise FolderInUse(f"`{folder.name}` is a file")
    folder.parent.mkdir(parents=True, exist_ok=True)
    name = name_for(folder)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".new-") as place:
        made = Path(place) / folder.name
        _write(made, folder, name)
        if folder.is_dir():
            folder.rmdir()
        os.replace(made, folder)
    return name


def _write(made: Path, folder: Path, name: str) -> None:
    title = " ".join(word.capitalize() for word in name.split("_"))
    for source in sorted(path for path in TEMPLATE.rglob("*") if path.is_file()):
        relative = source.relative_to(TEMPLATE)
        text = source.read_text(encoding="utf-8").replace(NAME, name).replace(TITLE, title)
        if relative.parts[0] in ("cards", "tables"):
            text = f"{_schema_line(folder / relative, name, relative.stem)}\n{text}"
        target = made / relative
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def _schema_line(path: Path, name: str, table: str) -> str:
    """Editors find the schema where `rulewright build`, called from here, writes it."""
    # here: reading YAML takes 0.1 s to import, `--help` is said at once
    from compiler.tables.schema import schema_line

    schema = Path(os.path.abspath(GENERATED)) / name / "schemas" / f"{table}.schema.json"
    return schema_line(Path(os.path.relpath(schema, path.parent)).as_posix())
