"""Damage as it happens to real files: slips of the hand, bad merges, wrong names and numbers, broken layout, stray
characters.

mutate(files, random, path) -> the same files, that one changed in one to three places
"""

from __future__ import annotations

import re
from random import Random

PIECES = re.compile(r'"[^"\n]*"|[A-Za-z_][A-Za-z_0-9]*|\d+|\.\.|[<>!]=|\n[ ]*|[ ]+|.')
NAMES = re.compile(r"\b[a-z_][a-z_0-9]*\b")
TYPES = re.compile(r"\b[A-Z][A-Za-z0-9]*\b")
NUMBERS = ["0", "1", "2", "3", "7", "13", "99", "1000", "999999999", "99999999999", "-1", "0..3", "1..9", "5..2"]
STRAY = [*"()[]{}:;,.'\"#&*!%@`~|>-=+/<?$\\^\t\u00a0\u2028é😀\x00\x07", "\n", "\n    ", "  ", ": ", "- ", "..", "'s ", " or none"]
WORDS = """
gain lose pay require choose option may do let set add remove move draw shuffle roll pick look lay if
otherwise for each repeat stop with best end nothing my once rival score winners tied change replace has given
when then while until this before after instead of in to from at least most where by highest lowest random
times more less is also requires costs can cannot and or not me players rivals humans they them source amount
round total none nobody yes no empty abilities count sum any all those first last min max take position place
clockwise next seat distance odd cells cell overlap fits row column beside around step line group
turned rotation automated flag player card text
effect condition price action event quantity define setting choices table game play phase rounds turns setup
scoring variant automa example always base plus minus starts seen owner set list pile row grid refilled steps
up exactly turn game used secret once hex
""".split()


def mutate(files: dict[str, str], random: Random, path: str) -> dict[str, str]:
    """The files with this one damaged."""
    text = files[path]
    names = sorted(set(NAMES.findall("\n".join(files.values()))))
    types = sorted(set(TYPES.findall("\n".join(files.values()))))
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        text = random.choice(KINDS)(text, random, names, types)
    return {**files, path: text}


def pieces_of(text: str) -> list[str]:
    return PIECES.findall(text)


def spot(parts: list[str], random: Random) -> int:
    """A place with something written, not a gap."""
    written = [n for n, part in enumerate(parts) if part.strip()] or [0]
    return random.choice(written)


def delete_piece(text, random, names, types):
    parts = pieces_of(text) or [""]
    del parts[spot(parts, random)]
    return "".join(parts)


def double_piece(text, random, names, types):
    parts = pieces_of(text) or [""]
    at = spot(parts, random)
    parts.insert(at, parts[at] + " ")
    return "".join(parts)


def swap_pieces(text, random, names, types):
    parts = pieces_of(text) or [""]
    a, b = spot(parts, random), spot(parts, random)
    parts[a], parts[b] = parts[b], parts[a]
    return "".join(parts)


def swap_near(text, random, names, types):
    parts = pieces_of(text) or [""]
    a = spot(parts, random)
    b = next((n for n in range(a + 1, len(parts)) if parts[n].strip()), a)
    parts[a], parts[b] = parts[b], parts[a]
    return "".join(parts)


def other_name(text, random, names, types):
    found = list(NAMES.finditer(text))
    if not found or not names:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice(names) + text[match.end() :]


def rename_everywhere(text, random, names, types):
    old, new = random.choice(names or ["x"]), random.choice([*names, "zebra"])
    return re.sub(rf"\b{old}\b", new, text)


def other_type(text, random, names, types):
    found = list(TYPES.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice([*types, "Zebra", "flag", "player", "card", "0..3"]) + text[match.end() :]


def other_word(text, random, names, types):
    parts = pieces_of(text) or [""]
    parts[spot(parts, random)] = random.choice(WORDS)
    return "".join(parts)


def add_word(text, random, names, types):
    parts = pieces_of(text) or [""]
    parts.insert(spot(parts, random), random.choice(WORDS) + " ")
    return "".join(parts)


def other_number(text, random, names, types):
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice(NUMBERS) + text[match.end() :]


def number_for_name(text, random, names, types):
    found = list(NAMES.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice(NUMBERS) + text[match.end() :]


def name_for_number(text, random, names, types):
    found = list(re.finditer(r"\d+", text))
    if not found or not names:
        return text
    match = random.choice(found)
    return text[: match.start()] + random.choice(names) + text[match.end() :]


def stray(text, random, names, types):
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(STRAY) + text[at:]


def cut(text, random, names, types):
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + random.choice((1, 1, 2, 5, 20, 80)) :]


def lines_changed(change):
    def mutation(text, random, names, types):
        lines = text.split("\n")
        change(lines, random.randrange(len(lines)), random)
        return "\n".join(lines)

    return mutation


def _delete(lines, at, random):
    del lines[at]


def _double(lines, at, random):
    lines.insert(at, lines[at])


def _swap(lines, at, random):
    other = random.randrange(len(lines))
    lines[at], lines[other] = lines[other], lines[at]


def _copy(lines, at, random):
    lines.insert(random.randrange(len(lines) + 1), lines[at])


def _shift(lines, at, random):
    step = random.choice((-8, -4, -2, -1, 1, 2, 4, 8))
    lines[at] = " " * step + lines[at] if step > 0 else lines[at].removeprefix(" " * -step)


def _shift_block(lines, at, random):
    for number in range(at, min(at + random.randrange(2, 8), len(lines))):
        lines[number] = "    " + lines[number]


def _join(lines, at, random):
    if at + 1 < len(lines):
        lines[at] += " " + lines.pop(at + 1).strip()


def _truncate(lines, at, random):
    del lines[at:]


KINDS = [
    delete_piece,
    double_piece,
    swap_pieces,
    swap_near,
    swap_near,
    other_name,
    other_name,
    other_name,
    rename_everywhere,
    other_type,
    other_type,
    other_word,
    add_word,
    other_number,
    other_number,
    number_for_name,
    name_for_number,
    stray,
    cut,
    *map(lines_changed, (_delete, _delete, _double, _swap, _copy, _copy, _shift, _shift_block, _join, _truncate)),
]
