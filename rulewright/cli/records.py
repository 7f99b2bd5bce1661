"""Saved games as files on disk; one that can't be read is wrong usage."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rulewright.terminal.saved import Saved


def read_record(path: Path, option: str) -> Saved:
    # here: what is played in a terminal takes 0.4 s to import, `--help` is said at once
    from rulewright.terminal.saved import SavedError, read_file

    try:
        return read_file(path)
    except SavedError as problem:
        raise typer.BadParameter(f"`{path}` can't be read: {problem}", param_hint=option) from None
