"""Loading a game: content is compiled in memory, so what is played is always what is written."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from dsl.diagnostic import Diagnostic
from runtime.errors import ContentError
from runtime.game import Game
from runtime.loader import load_module


def content_error(diagnostics: list[Diagnostic]) -> ContentError:
    """What is raised for content with errors: all findings of the run, and a sentence about the first error."""
    first = next((d for d in diagnostics if d.severity == "error"), None)
    where = f"{first.primary.location.path}:{first.primary.location.line}: {first.message}" if first else "unknown"
    errors = sum(d.severity == "error" for d in diagnostics)
    return ContentError(f"{errors} error{'s' if errors != 1 else ''} in the content, the first at {where}", diagnostics)


def find_folder(game: str | os.PathLike[str]) -> Path:
    """The content folder that a path or a game's name means."""
    path = Path(game)
    if path.is_dir():
        return path
    named = Path("content") / path
    return named if named.is_dir() else path


def load(game: str | os.PathLike[str], variants: Iterable[str] = ()) -> Game:
    """Compiles a game and gives it ready to play. Raises ContentError if the content has errors."""
    # here: the compiler takes 0.3 s to import, and the command line imports this module to say `--help`
    from compiler.emit import emit_module
    from compiler.pipeline import load_program

    lowered = load_program(find_folder(game), variants=tuple(variants))
    if lowered.builder is None:
        raise content_error(lowered.diagnostics)
    return load_module(emit_module(lowered.program), lowered.name)
