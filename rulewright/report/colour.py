"""The human format on a terminal. Kept apart because rich takes its time to load and a pipe never needs it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
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


def print_lines(console: Console, lines: Iterable[Line]) -> None:
    """Nothing is wrapped or interpreted as markup: a frame must stay where it is. Rich honours NO_COLOR."""
    for line in lines:
        console.print(Text.assemble(*((text, STYLES[style]) for text, style in line)), soft_wrap=True, highlight=False)
