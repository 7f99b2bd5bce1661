"""Work in a second process, where that is safe and worth it.

The second process is a fork, so it knows everything this one knows; what it finds comes back as JSON over a socket. Threads don't
survive a fork, so there must be none. If anything goes wrong over there, nothing comes back, and the work is done here.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any, TypeVar

WORTH_IT = 3_000  # cells
Item = TypeVar("Item")


class Line:
    """One end of a connection: a line of JSON for each value. `begins`: in an exchange this end sends first."""

    def __init__(self, end: socket.socket, begins: bool) -> None:
        self.end, self.file, self.begins = end, end.makefile("rb", 1 << 20), begins

    def send(self, value: object) -> None:
        try:
            self.end.sendall(json.dumps(value, separators=(",", ":")).encode() + b"\n")
        except OSError:
            self.close()

    def receive(self) -> object | None:
        """What the other end sent; None if it is gone."""
        try:
            data = self.file.readline()
        except (OSError, ValueError):
            return None
        return json.loads(data) if data.endswith(b"\n") else None

    def exchange(self, value: object) -> object | None:
        """Both ends send and get. One after the other: if both sent first, more than a socket holds would stop them for ever."""
        if self.begins:
            self.send(value)
            return self.receive()
        got = self.receive()
        self.send(value)
        return got

    def close(self) -> None:
        self.file.close()
        self.end.close()


Work = Callable[[list[Item], list[Item], Line], list[Any]]


def work_apart(items: list[Item], cells: int, work: Work[Item]) -> list[tuple[Item, Any]]:
    """Each item with what `work` made of it, in JSON's types; half of them were worked on in another process at the same time.
    `work` takes a half, the other half, and a line to whoever works on that one. Nothing comes back of a half that was lost, or if
    `cells` are too few to be worth it; elsewhere than on Linux a fork may not be safe, or not exist."""
    quick = sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1
    if cells < WORTH_IT or not quick or threading.active_count() > 1:
        return []
    first, second = items[0::2], items[1::2]
    mine, other = socket.socketpair()
    child = os.fork()
    if not child:
        mine.close()
        code, line = 1, Line(other, begins=False)
        try:
            line.send(work(second, first, line))
            code = 0
        finally:
            os._exit(code)
    other.close()
    line = Line(mine, begins=True)
    try:
        halves = (first, work(first, second, line)), (second, line.receive())
    finally:
        line.close()
        os.waitpid(child, 0)
    return [pair for half, made in halves if isinstance(made, list) for pair in zip(half, made, strict=False)]
