"""The driver of blocks, and the two blocks every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runtime.state import State

NOBODY = -2


def run(s: State, k: int) -> None:
    """Goes on block by block until the game waits or is over."""
    blocks = s.game.blocks
    while k:
        k = blocks[k](s, 0)


def stop(s: State, _: object) -> int:
    """A procedure that was run by itself has come to its end."""
    s.player = NOBODY
    s.options = ()
    s.option_count = 0
    s.pc = 0
    return 0


def finish(s: State, _: object) -> int:
    """The game is over."""
    s.over = True
    return stop(s, 0)
