"""What commands print and write. People get colour and progress on a terminal, pipes get plain text."""
from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from dsl.diagnostic import Diagnostic
from rulewright import report

T = TypeVar("T")


def print_report(diagnostics: Iterable[Diagnostic], format: str, files: Mapping[str, str]) -> None:
    """Findings on standard output in the wanted format, coloured if that is a terminal."""
    found = report.arrange(diagnostics)
    if format == "human" and found and sys.stdout.isatty():
        from rich.console import Console

        from rulewright.report.colour import print_lines

        print_lines(Console(), report.human.lay_out(found, files))
    else:
        sys.stdout.write(report.render(found, format, files))
        sys.stdout.flush()


def note(text: str) -> None:
    """A word to people, beside the output proper."""
    print(text, file=sys.stderr)


def failed(diagnostics: Iterable[Diagnostic], strict: bool) -> bool:
    errors, warnings = report.count(diagnostics)
    return errors > 0 or (strict and warnings > 0)


def plural(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def tally(diagnostics: Iterable[Diagnostic]) -> str:
    """`2 errors, 1 warning`, or `nothing found`."""
    errors, warnings = report.count(diagnostics)
    parts = [plural(number, noun) for number, noun in ((errors, "error"), (warnings, "warning")) if number]
    return ", ".join(parts) or "nothing found"


def with_progress(items: Sequence[T], doing: str) -> Iterator[T]:
    """The items one by one, with a bar while standard error is a terminal and there is something to wait for."""
    if len(items) < 2 or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, description=doing, console=Console(stderr=True), transient=True)


def write_safely(path: Path, text: str) -> None:
    """The whole new text or the whole old one, never a half: a temporary file beside it, then a rename."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.chmod(temporary, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
