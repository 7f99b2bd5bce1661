"""Typst: pages from templates, as PDF, PNG or SVG; what did not fit, and what went wrong, as findings.

The same input gives the same bytes: only the fonts that come with the packages are used, and documents carry no date.
Typst runs in a process of its own (see `setter`) that sees no files but those of the document, has no network, and ends
when it takes too long or too much.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Timer
from typing import IO, Any
from weakref import finalize

from rulewright.sheets.setter import receive, send

Process = subprocess.Popen[bytes]
MAIN = "main.typ"
SECONDS = 120
MEMORY = 4 << 30
NOWHERE = "http://127.0.0.1:9"


Origins = Sequence[tuple[str, int] | None]
"""Which line of which template wrote each line of a document."""


class TypesettingError(Exception):
    """A template makes no document. `where`: the places in what the templates wrote, as Typst shows them; `origins`:
    which line of which template wrote each of its lines."""

    def __init__(self, message: str, hints: Sequence[str] = (), where: str = "", origins: Origins = ()) -> None:
        super().__init__(message)
        self.message, self.hints, self.where, self.origins = message, tuple(hints), where, origins


@dataclass(frozen=True)
class Document:
    """Sources and images by name; `main.typ` is where it begins. `origins`: see `TypesettingError`."""

    files: Mapping[str, bytes]
    origins: Origins = field(default=(), compare=False)


@cache
def font_folders() -> tuple[str, ...]:
    """Where the packages that bring fonts have put them."""
    return tuple(_folder(package) for package in ("font_source_sans_pro", "font_manrope") if find_spec(package))


def _folder(package: str) -> str:
    found = find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{package} is not installed")
    return str(Path(found.origin).parent)


class Typesetter:
    """Keeps what was already set, so that a document that changes a little is made again quickly."""

    def __init__(self, seconds: float | None = None, memory: int | None = None) -> None:
        self.seconds, self.memory = seconds or SECONDS, memory or MEMORY
        self._process: Process | None = None
        self._end: Callable[[], object] = lambda: None

    def start(self) -> Typesetter:
        """Lets Typst read its fonts while the caller prepares what is to be set."""
        self._running()
        return self

    def make(self, document: Document, format: str = "pdf", ppi: float | None = None) -> list[bytes]:
        """The pages: one PDF, or one image each."""
        pages: list[bytes] = self._ask(document, "compile", format, ppi)
        return pages

    def overflows(self, document: Document) -> list[str]:
        """Who does not fit, each once."""
        return list(dict.fromkeys(json.loads(self._ask(document, "query", "<overflow>"))))

    def close(self) -> None:
        """Ends the process, which also happens when the typesetter is forgotten, or Python ends."""
        self._end()
        self._process = None

    def _ask(self, document: Document, method: str, *arguments: object) -> Any:
        process = self._running()
        late = Event()

        def stop() -> None:
            late.set()
            process.kill()

        timer = Timer(self.seconds, stop)
        timer.start()
        sending, receiving = pipes_of(process)
        try:
            send(sending, (method, (dict(document.files), *arguments)))
            answer = receive(receiving)
        except OSError:
            answer = None
        except BaseException:
            self.close()
            raise
        finally:
            timer.cancel()
        if answer is None:
            self.close()
            raise TypesettingError(
                f"it takes longer than {self.seconds:g} seconds" if late.is_set() else "it needs too much memory"
            )
        fine, value = answer
        if not fine:
            message, hints, where = value
            raise TypesettingError(message, hints, where, document.origins)
        return value

    def _running(self) -> Process:
        if self._process is None or self._process.poll() is not None:
            script = str(Path(__file__).with_name("setter.py"))
            typst = str(Path(_folder("typst")).parent)
            away = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
            away |= {"HTTPS_PROXY": NOWHERE, "HTTP_PROXY": NOWHERE, "ALL_PROXY": NOWHERE}
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", script, str(self.memory), typst, *font_folders()],
                env=away,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            self._end = finalize(self, _end, self._process)
        return self._process


def _end(process: Process) -> None:
    sending, receiving = pipes_of(process)
    process.kill()
    receiving.close()
    with suppress(OSError):  # what was still to be sent
        sending.close()
    process.wait()


def pipes_of(process: Process) -> tuple[IO[bytes], IO[bytes]]:
    """Its way in and its way out."""
    if process.stdin is None or process.stdout is None:
        raise ValueError("the process was started without pipes")
    return process.stdin, process.stdout
