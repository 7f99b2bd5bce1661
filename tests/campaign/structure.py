"""Damage that respects how files are built: parts of the syntax tree, blocks of lines and parts of tables change places,
come twice, come from another file or another game.

Each takes the files of a game, the path of one of them, and chance; it gives the new text of that file.
"""

from __future__ import annotations

import io
import re
from collections import defaultdict
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from ruamel.yaml import YAML, YAMLError

from dsl.parser import parse_file
from dsl.source import Source
from dsl.walk import nodes_in
from tests.games_list import FOLDERS

Files = dict[str, str]
NAME = re.compile(r"\b[a-z_][a-z_0-9]*\b")
TYPE = re.compile(r"\b[A-Z][A-Za-z0-9]*\b")
CELLS = (
    0,
    1,
    -1,
    2,
    7,
    99,
    99999999999,
    "",
    "none",
    "no",
    "yes",
    "zebra",
    [],
    {},
    None,
    "gain",
    "0..3",
    "{0}",
    "{effect}",
    "nothing",
)
WRAPPERS = (
    *("if round > 1", "otherwise", "may", 'may "Work {0}"', "for each rival", "for each p in players", "repeat 2 times"),
    *("repeat at most 3", "each rival in secret", "all players at once", "until the end of this round", "this turn", "this round"),
    *("best for me", "for 2 turns", "choose one", "while round > 1", "with me", "after I gain coins", "players in secret"),
)


def read(folder: Path) -> Files:
    return {
        file.relative_to(folder).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(folder.rglob("*"))
        if file.suffix in (".rules", ".yaml")
    }


@cache
def originals() -> dict[Path, Files]:
    return {folder: read(folder) for folder in FOLDERS}


# ---------------------------------------------------------------- parts of the tree

Parts = dict[str, list[tuple[int, int]]]


@lru_cache(maxsize=500)
def parts_of(text: str) -> Parts:
    """The stretches of a text by the kind of node that stands there."""
    found: Parts = defaultdict(list)
    for node in nodes_in(parse_file(Source("", text))[0]):
        if node.span.end > node.span.start:
            found[type(node).__name__].append(tuple(node.span))
    return dict(found)


@cache
def donors() -> dict[str, list[str]]:
    """All that is written in the games of the repository, by kind of node."""
    found: dict[str, set[str]] = defaultdict(set)
    for files in originals().values():
        for path, text in files.items():
            if path.endswith(".rules"):
                for kind, spans in parts_of(text).items():
                    found[kind].update(text[start:end] for start, end in spans if end - start < 600)
    return {kind: sorted(texts) for kind, texts in found.items()}


@lru_cache(maxsize=500)
def words_known(text: str) -> frozenset[str]:
    return frozenset(NAME.findall(text)) | frozenset(TYPE.findall(text))


@cache
def words_of_language() -> frozenset[str]:
    """Words that games of all kinds use: hardly names."""
    often: dict[str, int] = defaultdict(int)
    for files in originals().values():
        for word in frozenset().union(*(words_known(text) for text in files.values())):
            often[word] += 1
    return frozenset(word for word, count in often.items() if count > 8)


def made_at_home(text: str, files: Files, random: Random) -> str:
    """The text with the names that its new game does not know replaced by names that it knows."""
    here = frozenset().union(*(words_known(each) for each in files.values())) - words_of_language()
    names, types = sorted(w for w in here if w[0].islower()), sorted(w for w in here if w[0].isupper())
    new: dict[str, str] = {}

    def replaced(match: re.Match[str]) -> str:
        word = match[0]
        group = types if word[0].isupper() else names
        if word in here or word in words_of_language() or not group:
            return word
        return new.setdefault(word, random.choice(group))

    return re.sub(r'"[^"\n]*"|\b[A-Za-z_][A-Za-z_0-9]*\b', lambda m: m[0] if m[0][0] == '"' else replaced(m), text)


def indented(text: str, depth: int) -> str:
    """The lines of a node as far in as they stand elsewhere."""
    head, *rest = text.split("\n")
    least = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([head, *(" " * (depth + 4) + line[least:] if line.strip() else line for line in rest)])


def depth_at(text: str, at: int) -> int:
    line = text[text.rfind("\n", 0, at) + 1 :]
    return len(line) - len(line.lstrip(" "))


def swap_nodes(files: Files, path: str, random: Random) -> str:
    """Two parts of one kind change places."""
    text = files[path]
    kinds = {kind: spans for kind, spans in parts_of(text).items() if len(spans) > 1}
    if not kinds:
        return text
    (a, b), (c, d) = sorted(random.sample(kinds[random.choice(sorted(kinds))], 2))
    return text if c < b else text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def splice_node(files: Files, path: str, random: Random) -> str:
    """A part is replaced by one of the same kind, from the same game or any other."""
    text, kinds = files[path], parts_of(files[path])
    if not kinds:
        return text
    kind = random.choice(sorted(kinds))
    start, end = random.choice(kinds[kind])
    return text[:start] + part_of_kind(kind, files, depth_at(text, start), random) + text[end:]


def part_of_kind(kind: str, files: Files, depth: int, random: Random) -> str:
    near = [each[a:b] for path, each in files.items() if path.endswith(".rules") for a, b in parts_of(each).get(kind, ())]
    if near and random.random() < 0.4:
        return indented(random.choice(near), depth)
    return indented(made_at_home(random.choice(donors()[kind]), files, random), depth)


def delete_node(files: Files, path: str, random: Random) -> str:
    text, kinds = files[path], parts_of(files[path])
    if not kinds:
        return text
    start, end = random.choice(kinds[random.choice(sorted(kinds))])
    return text[:start] + text[end:]


# ---------------------------------------------------------------- blocks of lines


def block_at(lines: list[str], at: int) -> int:
    """The end of the block that begins at a line: what stands further in belongs to it."""
    depth = len(lines[at]) - len(lines[at].lstrip())
    end = at + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > depth):
        end += 1
    return end


def some_block(text: str, random: Random) -> tuple[list[str], int, int]:
    lines = text.split("\n")
    written = [number for number, line in enumerate(lines) if line.strip()] or [0]
    at = random.choice(written)
    return lines, at, block_at(lines, at)


def shifted(block: list[str], depth: int) -> list[str]:
    now = len(block[0]) - len(block[0].lstrip())
    return [" " * max(0, len(line) - len(line.lstrip()) - now + depth) + line.lstrip() for line in block]


def double_block(files: Files, path: str, random: Random) -> str:
    lines, at, end = some_block(files[path], random)
    lines[end:end] = lines[at:end]
    return "\n".join(lines)


def delete_block(files: Files, path: str, random: Random) -> str:
    lines, at, end = some_block(files[path], random)
    del lines[at:end]
    return "\n".join(lines)


def move_block(files: Files, path: str, random: Random) -> str:
    lines, at, end = some_block(files[path], random)
    block = lines[at:end]
    if random.random() < 0.5:
        del lines[at:end]
    rest, to, _ = some_block("\n".join(lines), random)
    rest[to:to] = shifted(block, len(rest[to]) - len(rest[to].lstrip()))
    return "\n".join(rest)


def foreign_block(files: Files, path: str, random: Random) -> str:
    """A block of another game, with the names of this one."""
    others = originals()[random.choice(FOLDERS)]
    source = others[random.choice([each for each in sorted(others) if each.endswith(path[-5:])] or ["game.rules"])]
    lines, at, end = some_block(source, random)
    block = made_at_home("\n".join(lines[at:end][:40]), files, random).split("\n")
    rest, to, _ = some_block(files[path], random)
    rest[to:to] = shifted(block, len(rest[to]) - len(rest[to].lstrip()))
    return "\n".join(rest)


def wrap_block(files: Files, path: str, random: Random) -> str:
    lines, at, end = some_block(files[path], random)
    depth = len(lines[at]) - len(lines[at].lstrip())
    lines[at:end] = [" " * depth + random.choice(WRAPPERS), *shifted(lines[at:end], depth + 4)]
    return "\n".join(lines)


# ---------------------------------------------------------------- tables


def change_yaml(files: Files, path: str, random: Random) -> str:
    """A part of a table is deleted, doubled, retyped, swapped with another, wrapped or moved."""
    try:
        tree = YAML(typ="safe").load(files[path])
    except (YAMLError, ValueError, RecursionError):
        return files[path]
    spots: list[tuple[Any, Any]] = []
    todo = [tree]
    while todo:
        node = todo.pop()
        keys = list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
        spots += [(node, key) for key in keys]
        todo += [node[key] for key in keys]
    if not spots:
        return files[path]
    (node, key), (other, place) = random.choice(spots), random.choice(spots)
    kind = random.randrange(7)
    if kind == 0:
        del node[key]
    elif kind == 1 and isinstance(node, list):
        node.append(node[key])
    elif kind == 2:
        node[key] = random.choice(CELLS)
    elif kind == 3:
        node[key], other[place] = other[place], node[key]
    elif kind == 4:
        node[key] = other[place]
    elif kind == 5:
        node[key] = random.choice(([node[key]], {"a": node[key]}, str(node[key])))
    elif isinstance(node, dict):
        node[random.choice((place, "zebra", "copies", "text", "id"))] = node.pop(key)
    out = io.StringIO()
    writer = YAML(typ="safe")
    writer.default_flow_style = random.random() < 0.2
    try:
        writer.dump(tree, out)
    except (RecursionError, TypeError, YAMLError, ValueError):
        return files[path]
    return out.getvalue()


def any_byte(files: Files, path: str, random: Random) -> str:
    """A byte of the file becomes another one."""
    data = bytearray(files[path].encode())
    if data:
        data[random.randrange(len(data))] = random.randrange(256)
    return data.decode("utf-8", "replace")


RULES = [
    *(swap_nodes, splice_node, splice_node, splice_node, splice_node, delete_node, double_block, delete_block),
    *(move_block, foreign_block, foreign_block, wrap_block, any_byte),
]
TABLES = [change_yaml, change_yaml, change_yaml, double_block, delete_block, move_block, any_byte]
