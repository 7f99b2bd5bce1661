"""Blocks written into `apply`, the hot path of a small game, arranged so that Python runs them quickly.

Explicit and sampled play get lines of their own: what sampled play never waits for needs no test there. Python compares
numbers quickly only if the jump behind the comparison is short, so of two ways that both return the shorter comes first.
What one of them does without is loaded in the other.
"""

from __future__ import annotations

import re
from io import StringIO
from tokenize import NAME, generate_tokens

LOG = "#log "
EXPLICIT = "if s.explicit:"
LOAD = re.compile(r"(\w+) = s\.\w+")
EQUAL = re.compile(r"if (\w+) == (-?\d+):")
STEP = 4

Line = tuple[str, int]


def depth_of(line: Line) -> int:
    return len(line[0]) - len(line[0].lstrip())


def end_of(lines: list[Line], start: int, depth: int) -> int:
    """Behind the lines from here on that stand at this depth or deeper."""
    while start < len(lines) and depth_of(lines[start]) >= depth:
        start += 1
    return start


def moved(lines: list[Line], by: int) -> list[Line]:
    return [(" " * by + text if by > 0 else text[-by:], at) for text, at in lines]


def is_split(lines: list[Line]) -> bool:
    """Do the two kinds of chance go different ways?"""
    return any(text.strip() == EXPLICIT for text, _ in lines)


def for_chance(lines: list[Line], explicit: bool) -> list[Line]:
    """The lines for one kind of chance."""
    found: list[Line] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        if line[0].strip() != EXPLICIT:
            found.append(line)
            index += 1
            continue
        end = end_of(lines, index + 1, depth_of(line) + STEP)
        if explicit:
            way = lines[index + 1 : end]
            found += moved(way, -STEP)
            if returns(way, depth_of(line) + STEP):
                end = end_of(lines, end, depth_of(line))
        index = end
    return found


def shorter_first(lines: list[Line]) -> list[Line]:
    """`if a == b: long; short` as `if a != b: short; long`, where both return."""
    found = list(lines)
    for index in range(len(lines)):
        test = EQUAL.fullmatch(found[index][0].strip())
        if not test:
            continue
        depth = depth_of(found[index])
        middle = end_of(found, index + 1, depth + STEP)
        end = end_of(found, middle, depth)
        then, other = found[index + 1 : middle], found[middle:end]
        if len(then) > len(other) and returns(then, depth + STEP) and returns(other, depth) and not goes_on(other):
            head = (f"{' ' * depth}if {test[1]} != {test[2]}:", found[index][1])
            found[index:end] = [head, *moved(other, STEP), *moved(then, -STEP)]
    return found


def loads_later(lines: list[Line]) -> list[Line]:
    """A slot is loaded behind a test that does without it, where that way returns."""
    found = list(lines)
    for index in range(len(lines) - 1):
        load = LOAD.fullmatch(found[index][0].strip())
        depth = depth_of(found[index])
        if not load or not found[index + 1][0].strip().startswith("if ") or depth_of(found[index + 1]) != depth:
            continue
        end = end_of(found, index + 2, depth + STEP)
        way = found[index + 1 : end]
        unused = not any(load[1] in words_of(text) for text, _ in way)
        if unused and returns(way, depth + STEP) and not goes_on(found[end:]):
            found[index:end] = [*way, found[index]]
    return found


def returns(lines: list[Line], depth: int) -> bool:
    """Is the last of these statements a return?"""
    return bool(lines) and depth_of(lines[-1]) == depth and lines[-1][0].strip().startswith("return")


def goes_on(lines: list[Line]) -> bool:
    """Do these lines belong to the `if` before them?"""
    return bool(lines) and lines[0][0].lstrip().startswith(("elif ", "else:"))


def renamed(code: list[Line], old: str, new: str) -> list[Line]:
    """Lines with one local renamed; if the new name is taken, they begin with an assignment instead."""
    if any(new in words_of(text) for text, _ in code):
        return [(f"    {old} = {new}", code[0][1]), *code]
    return [(with_name(text, old, new) if old in text else text, at) for text, at in code]


def words_of(text: str) -> dict[str, list[int]]:
    """The names in a line of code that are not attributes, with the columns where they stand."""
    start = text.index(LOG) + len(LOG) if LOG in text else 0
    found: dict[str, list[int]] = {}
    before = ""
    for token in generate_tokens(StringIO(text[start:].strip()).readline):
        if token.type == NAME and before != ".":
            found.setdefault(token.string, []).append(token.start[1])
        before = token.string
    return found


def with_name(text: str, old: str, new: str) -> str:
    start = text.index(LOG) + len(LOG) if LOG in text else len(text) - len(text.lstrip())
    lead, words = text[:start], text[start:].strip()
    for column in reversed(words_of(text).get(old, [])):
        words = words[:column] + new + words[column + len(old) :]
    return lead + words
