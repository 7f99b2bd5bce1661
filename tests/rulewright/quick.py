"""The same rules are compiled once for all tests of the commands that play them."""

from __future__ import annotations

from pathlib import Path

from rulewright.cli.loading import compile_first

COMPILED: dict[tuple, tuple] = {}


def compile_once(folder: Path, variants: tuple[str, ...] = ()):
    texts = tuple((path.as_posix(), path.read_text()) for path in sorted(folder.rglob("*.*")))
    key = (texts, tuple(variants))
    if key not in COMPILED:
        COMPILED[key] = compile_first(folder, variants)
    return COMPILED[key]
