"""Boards of cells as they lie on the table: rows and columns by their numbers, a short mark for what lies on a cell, six-sided
cells half a cell further right in each row. What the marks stand for is told below."""

from __future__ import annotations

from collections.abc import Sequence

EMPTY = "·"
LONGEST = 3
"""Letters of a mark, if so many are enough to tell things apart."""


def draw_board(cells: Sequence[str], width: int, hexes: bool, among: Sequence[str] = ()) -> str:
    """`cells`: what lies there in words, row by row; an empty text where nothing does. `among`: all that might lie there, so that a
    thing keeps its mark whatever lies beside it."""
    lines, told = drawing(cells, width, hexes, among)
    return "\n".join([*lines, *([told] if told else [])])


def drawing(cells: Sequence[str], width: int, hexes: bool, among: Sequence[str] = ()) -> tuple[list[str], str]:
    """The lines of a board, and what its marks stand for."""
    there = {cell for cell in cells if cell}
    marks = marks_of(sorted(there | set(among)))
    size = max([len(str(width)), *map(len, marks.values())])
    shown = [marks.get(cell, EMPTY).rjust(size) for cell in cells]
    edge = len(str(len(cells) // width))
    lines = [" " * (edge + 2) + "".join(f" {column:>{size}}" for column in range(1, width + 1))]
    for number, start in enumerate(range(0, len(cells), width)):
        shift = " " * (number * (size + 1) // 2) if hexes else ""
        lines.append(f"{number + 1:>{edge}} │{shift} " + " ".join(shown[start : start + width]))
    told = [f"{mark} {word}" for word, mark in marks.items() if mark != word and word in there]
    return [line.rstrip() for line in lines], ", ".join(told)


def marks_of(words: Sequence[str]) -> dict[str, str]:
    """A short mark for each: a number as it is, the number of a player, the fewest first letters that tell them apart, any letter
    that no other has, or else counted."""
    if all(len(word) <= LONGEST for word in words):
        return {word: word for word in words}
    last = [word.rpartition(" ")[2] for word in words]
    if all(part.isdecimal() for part in last) and len(set(last)) == len(words):
        return dict(zip(words, last, strict=True))
    for letters in range(1, LONGEST + 1):
        short = [word[:letters] for word in words]
        if len({mark.lower() for mark in short}) == len(words):
            return dict(zip(words, short, strict=True))
    return letters_of(words) or {word: str(number) for number, word in enumerate(words, 1)}


def letters_of(words: Sequence[str]) -> dict[str, str]:
    """One letter for each: its first, or that of its last word, or the next that is free. Empty if there are too few."""
    found: dict[str, str] = {}
    for word in words:
        parts = word.split()
        wanted = [word[0], *(part[0] for part in reversed(parts[1:])), *(letter for letter in word if letter.isalpha())]
        taken = {mark.lower() for mark in found.values()}
        free = next((letter for letter in wanted if letter.lower() not in taken), None)
        if free is None:
            return {}
        found[word] = free
    return found
