"""Reading and printing. On a terminal people get line editing and a screen that can be cleared; scripted answers from a
pipe are shown behind the prompt, and nobody is waited for.
"""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from rulewright.report.frame import safe


def plain_text(text: str, style: str = "") -> Text:
    """Text of the rules for the terminal: its own line ends count, no other control characters."""
    return Text("\n".join(safe(line) for line in text.split("\n")), style=style)


class Left(Exception):
    """Somebody has left: Ctrl-C, Ctrl-D, `quit`, or the script is at its end."""


class Screen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _edit_lines()
        elif hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(plain_text(text, style))

    def show(self, drawn: RenderableType) -> None:
        self.console.print(drawn)

    def rule(self, title: str) -> None:
        self.console.rule(Text(safe(title), style="bold"), align="left", characters="─")

    def ask(self, prompt: str) -> str:
        """A line without spaces at its ends."""
        try:
            if self.interactive:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.say()
            raise Left from None
        if not line:
            self.say(prompt)
            raise Left
        self.say(prompt + line.strip())
        return line.strip()

    def hand_over(self, name: str, first: bool) -> None:
        """Another person takes the seat at the screen: what was there for somebody else disappears before."""
        if self.interactive and not first:
            self.clear()
        self.rule(f"pass to {name}")
        if self.interactive:
            self.ask(f"{name}, press Enter when nobody else looks ")
            self.clear()

    def clear(self) -> None:
        """Also what has scrolled away: it may show a hand."""
        self.console.clear()
        sys.stdout.write("\x1b[3J")
        sys.stdout.flush()


def _edit_lines() -> None:
    try:
        import readline  # noqa: F401  (here: not everywhere; importing it gives `input` its line editing)
    except ImportError:
        return
