"""Reading one rules file for commands that work file by file."""
from __future__ import annotations

from pathlib import Path

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source


def read_source(path: Path) -> tuple[Source | None, list[Diagnostic]]:
    """The file as a source with its line breaks as they are, or a finding that says why it can't be read."""
    shown = path.as_posix()
    try:
        return Source(shown, path.read_bytes().decode("utf-8")), []
    except (OSError, UnicodeDecodeError) as problem:
        reason = "is not UTF-8 text" if isinstance(problem, UnicodeDecodeError) else "can't be opened"
        place = Label(Location(shown, 1, 1, 1, 1))
        help = "save it as UTF-8" if isinstance(problem, UnicodeDecodeError) else "look at its permissions"
        return None, [Diagnostic("unreadable-file", f"`{shown}` {reason}", place, help=help)]
