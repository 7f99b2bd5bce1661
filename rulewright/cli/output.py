"""What commands print and write. People get colour and progress on a terminal, pipes get plain text."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from errno import EISDIR
from pathlib import Path
from typing import TypeVar

from dsl.diagnostic import Diagnostic
from rulewright import report

T = TypeVar("T")


def print_report(diagnostics: Iterable[Diagnostic], format: str, files: Mapping[str, str]) -> None:
    """Findings on standard output in the wanted format, coloured if that is a terminal."""
    found = report.arrange(diagnostics)
    if format == "human" and found and sys.stdout.isatty():
        # here: a pipe needs no colours, and rich takes its time
        from rulewright.report.colour import print_lines

        print_lines(report.human.lay_out(found, files))
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
    with progress_bar(len(items), doing) as tick:
        for item in items:
            yield item
            tick(1)


@contextmanager
def progress_bar(total: int, doing: str = "playing") -> Iterator[Callable[[int], None]]:
    """A bar on standard error if that is a terminal, and what moves it on."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    # here: a pipe needs no bar, and rich takes its time
    from rulewright.report.colour import bar_of

    with bar_of(total, doing) as tick:
        yield tick


def write_safely(path: Path, content: str | bytes) -> None:
    """The whole new content or the whole old one, never a half: a temporary file beside it, then a rename."""
    write_all(path.parent, {path.name: content})


def write_all(folder: Path, files: Mapping[str, str | bytes]) -> None:
    """All files or none: each is written beside its place, and only then are they renamed. What was made on the way is
    removed again if something fails."""
    folders: list[Path] = []
    written: list[tuple[Path, Path]] = []
    try:
        for name, content in files.items():
            path = folder / name
            _make_folder(path.parent, folders)
            if path.is_dir():
                raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
            handle, name_beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.", suffix=".tmp")
            temporary = Path(name_beside)
            written.append((temporary, path))
            with os.fdopen(handle, "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
            os.chmod(temporary, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        for temporary, path in written:
            os.replace(temporary, path)
    except BaseException:
        for temporary, _ in written:
            temporary.unlink(missing_ok=True)
        for made in reversed(folders):
            with suppress(OSError):
                made.rmdir()
        raise


def _make_folder(folder: Path, made: list[Path]) -> None:
    """With its parents; what did not exist is noted."""
    if not folder.is_dir():
        if folder.parent != folder:
            _make_folder(folder.parent, made)
        folder.mkdir()
        made.append(folder)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
