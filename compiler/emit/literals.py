"""Python literals laid out in lines: a small pretty printer for tables and for the records of `runtime/data.py`.

A value that fits on a line stands on it. Otherwise each of its parts begins a line of its own; but plain values such as
numbers, and the parts of a record if all of them are short, fill the lines.

    'tables': {
        'cards': Table(
            first=0,
            ids=('boat', 'oil', 'stall', ...
"""

from __future__ import annotations

from collections.abc import Iterator

WIDTH = 132
INDENT = "    "


class Code(str):
    """Python that stands as it is: the name of a function."""

    def __repr__(self) -> str:
        return str(self)


class Record:
    """A call of a class of `runtime/data.py`, which stays text here: this room knows only its name. Of the parts with names
    the empty ones are left out, since the class has them as defaults."""

    def __init__(self, name: str, /, *parts: object, **named: object) -> None:
        self.name = name
        kept = {key: value for key, value in named.items() if not is_empty(value)}
        self.parts: list[tuple[str, object]] = [*(("", part) for part in parts), *((f"{key}=", part) for key, part in kept.items())]

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{prefix}{part!r}' for prefix, part in self.parts)})"


def is_empty(value: object) -> bool:
    """0 is not: it is a number like any other."""
    return value is None or value is False or value == "" or value == ()


def names_in(value: object) -> set[str]:
    """The records that a value is made of, by name."""
    own = {value.name} if isinstance(value, Record) else set()
    return own.union(*(names_in(part) for _, part in parts_of(value)[1]))


def lay_out(prefix: str, value: object, depth: int, end: str = ",") -> Iterator[str]:
    """The lines of `prefix value end`, the first one `depth` levels deep."""
    margin = INDENT * depth
    whole = f"{margin}{prefix}{value!r}{end}"
    opening, parts, closing = parts_of(value)
    if len(whole) <= WIDTH or not parts:
        yield whole
        return
    yield f"{margin}{prefix}{opening}"
    words = [f"{before}{part!r}" for before, part in parts]
    is_short = max(map(len, words)) < WIDTH - len(margin + INDENT)
    if all(not before and isinstance(part, (int, str)) for before, part in parts) or isinstance(value, Record) and is_short:
        yield from fill(words, margin + INDENT)
    else:
        for before, part in parts:
            yield from lay_out(before, part, depth + 1)
    yield f"{margin}{closing}{end}"


def parts_of(value: object) -> tuple[str, list[tuple[str, object]], str]:
    """How a value opens, its parts with what stands before each, how it closes; no parts if it can't be divided."""
    if isinstance(value, Record):
        return f"{value.name}(", value.parts, ")"
    if isinstance(value, tuple):
        return "(", [("", part) for part in value], ")"
    if isinstance(value, dict):
        return "{", [(f"{key!r}: ", part) for key, part in value.items()], "}"
    return "", [], ""


def fill(words: list[str], margin: str) -> Iterator[str]:
    line = margin
    for word in words:
        if len(line) + len(word) + 1 > WIDTH and line != margin:
            yield line.rstrip()
            line = margin
        line += f"{word}, "
    yield line.rstrip()
