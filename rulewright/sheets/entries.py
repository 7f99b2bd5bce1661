"""What a summary is made of: sections with entries, and text with the icons that stand in it."""

from __future__ import annotations

from dataclasses import dataclass, field

Rich = tuple[tuple[str, str], ...]
"""Words and the icon that stands before them, or no icon."""


@dataclass(frozen=True)
class Entry:
    """`tag` stands beside the head: who takes part, what kind of rule it is."""

    head: str = ""
    tag: str = ""
    text: Rich = ()
    lines: tuple[Rich, ...] = ()
    short: bool = False
    """Whether the text stands on the line of its head."""


@dataclass
class Section:
    title: str
    entries: list[Entry] = field(default_factory=list)
    small: bool = False
    numbered: bool = False


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def capital_rich(rich: Rich) -> Rich:
    return ((capital(rich[0][0]), rich[0][1]), *rich[1:]) if rich else rich


def plain_text(rich: Rich) -> str:
    return "".join(words for words, _ in rich)
