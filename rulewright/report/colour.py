"""Colour and progress on a terminal. Kept apart because rich takes its time to load and a pipe never needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from rulewright.report.human import Line

STYLES = {
    "error": "bold red",
    "warning": "bold yellow",
    "headline": "bold",
    "gutter": "blue",
    "other": "cyan",
    "help": "bold green",
    "": "",
}


def print_lines(lines: Iterable[Line]) -> None:
    """Nothing is wrapped or interpreted as markup: a frame must stay where it is. Rich honours NO_COLOR."""
    console = Console()
    for line in lines:
        console.print(Text.assemble(*((text, STYLES[style]) for text, style in line)), soft_wrap=True, highlight=False)


@contextmanager
def bar_of(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, and what moves it on."""
    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda done: bar.advance(task, done)
