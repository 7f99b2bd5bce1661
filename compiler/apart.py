"""Work in a second process, where that is safe and worth it.

The second process is a fork, so it knows everything this one knows; what it finds comes back as JSON over a socket.
Threads don't survive a fork, so there must be none. If anything goes wrong over there, nothing comes back, and the
work is done here.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
from collections.abc import Callable

WORTH_IT = 3_000  # cells


class Line:
    """One end of a connection."""

    def __init__(self, end: socket.socket) -> None:
        self.end = end

    def send(self, value: object) -> None:
        data = json.dumps(value, separators=(",", ":")).encode()
        try:
            self.end.sendall(len(data).to_bytes(8, "big") + data)
        except OSError:
            self.end.close()

    def receive(self) -> object | None:
        """What the other end sent; None if it is gone."""
        size = self._read(8)
        data = self._read(int.from_bytes(size, "big")) if size is not None else None
        return None if data is None else json.loads(data)

    def _read(self, size: int) -> bytes | None:
        parts: list[bytes] = []
        try:
            while size:
                part = self.end.recv(min(size, 1 << 20))
                if not part:
                    return None
                parts.append(part)
                size -= len(part)
        except OSError:
            return None
        return b"".join(parts)


def can_work_apart(cells: int) -> bool:
    """Elsewhere than on Linux a fork may not be safe, or not exist."""
    quick = sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1
    return cells >= WORTH_IT and quick and threading.active_count() == 1


def work_apart(here: Callable[[Line], object], there: Callable[[Line], object]) -> tuple[object, object | None]:
    """Runs both at the same time, each with its end of a line to the other; gives the results, None for one that was
    lost."""
    mine, other = socket.socketpair()
    child = os.fork()
    if not child:
        mine.close()
        _work_there(Line(other), there)
    other.close()
    try:
        line = Line(mine)
        return here(line), line.receive()
    finally:
        mine.close()
        os.waitpid(child, 0)


def _work_there(line: Line, there: Callable[[Line], object]) -> None:
    code = 1
    try:
        line.send(there(line))
        code = 0
    finally:
        os._exit(code)
