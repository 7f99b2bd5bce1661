"""Modules from their text: a compiled game without a file."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runtime.game import Game


def load_module(source: str, name: str = "game") -> Game:
    """Runs the text of an emitted module and gives its game."""
    module = ModuleType(name)
    module.__file__ = f"<{name}>"
    module.__dict__["__source__"] = source
    exec(compile(source, module.__file__, "exec"), module.__dict__)
    game: Game = module.game
    return game


def source_of(module: dict[str, Any]) -> str:
    """The text an emitted module was made from."""
    if "__source__" in module:
        return str(module["__source__"])
    with open(module["__file__"], encoding="utf-8") as file:
        return file.read()
