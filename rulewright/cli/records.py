"""Saved games as files on disk; one that can't be read is wrong usage."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rulewright.terminal.saved import Saved


def read_record(path: Path, option: str) -> Saved:
    from rulewright.terminal.saved import SavedError, read_game

    try:
        return read_game(path.read_text(encoding="utf-8"))
    except OSError as problem:
        reason = (problem.strerror or "unknown reason").lower()
        raise typer.BadParameter(f"`{path}` can't be read: {reason}", param_hint=option) from None
    except UnicodeDecodeError:
        raise typer.BadParameter(f"`{path}` can't be read: it is not UTF-8 text", param_hint=option) from None
    except SavedError as problem:
        raise typer.BadParameter(f"`{path}` can't be read: {problem}", param_hint=option) from None
