"""Reading a small YAML file whose every key is known, with a place for each finding.

A reader takes a node and gives a value, or reports and gives None. `record` names its keys, `each` takes any key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from compiler.report import suggestion
from compiler.tables.mistakes import explain_yaml_error
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source
from rulewright.sheets.sizes import CARDS, SMALLEST

Reader = Callable[["Findings", Node], object]


class Findings:
    """The findings of one file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.found: list[Diagnostic] = []
        self.places: dict[tuple[str, ...], Location] = {}
        """Where a value stands, by the keys that lead to it; where a key stands that may be any word."""
        self.icons: dict[str, Location] = {}
        """Where an icon is asked for first."""
        self.way: tuple[str, ...] = ()

    def report(self, code: str, message: str, node: Node | None, label: str, help: str | None = None) -> None:
        self.found.append(Diagnostic(code, message, Label(self.place(node), label), help=help))

    def place(self, node: Node | None) -> Location:
        if node is None:
            return Location(self.path, 1, 1, 1, 1)
        start, end = node.start_mark, node.end_mark
        return Location(self.path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def read_yaml(path: str, text: str, reader: Reader) -> tuple[object, Findings]:
    findings = Findings(path)
    try:
        root = YAML(typ="safe", pure=True).compose(text)
    except (YAMLError, RecursionError, ValueError) as error:
        findings.found.append(explain_yaml_error(Source(path, text), error, text.count("\n") + 1)[1])
        return None, findings
    return (reader(findings, root) if root is not None else None), findings


def pairs(findings: Findings, node: Node, what: str) -> Iterator[tuple[str, Node, Node]]:
    if not isinstance(node, MappingNode):
        findings.report("bad-style", f"{what} is written `key: value`", node, "no keys here", "write one `key: value` per line")
        return
    seen: set[str] = set()
    for key, value in node.value:
        if not isinstance(key, ScalarNode):
            findings.report("bad-style", "a key is one word", key, "not a word", "write one `key: value` per line")
            continue
        if key.value in seen:
            findings.report("bad-style", f"`{key.value}` stands here twice", key, "again", "remove one of them")
            continue
        seen.add(key.value)
        yield key.value, key, value


def record(what: str, readers: Mapping[str, Reader]) -> Reader:
    """A mapping with these keys only."""

    def read(findings: Findings, node: Node) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, key_node, value in pairs(findings, node, what):
            if key not in readers:
                findings.report(
                    "unknown-style",
                    f"{what} has no `{key}`",
                    key_node,
                    "unknown",
                    suggestion(key, readers, "keys") or "known: " + ", ".join(f"`{k}`" for k in sorted(readers)),
                )
                continue
            findings.way += (key,)
            findings.places[findings.way] = findings.place(value)
            out[key] = readers[key](findings, value)
            findings.way = findings.way[:-1]
        return {key: value for key, value in out.items() if value is not None}

    return read


def each(what: str, reader: Reader) -> Reader:
    """A mapping from any key to the same kind of value."""

    def read(findings: Findings, node: Node) -> dict[str, object]:
        out = {}
        for key, key_node, value in pairs(findings, node, what):
            findings.way += (key,)
            findings.places[findings.way] = findings.place(key_node)
            out[key] = reader(findings, value)
            findings.way = findings.way[:-1]
        return {key: value for key, value in out.items() if value is not None}

    return read


def listed(reader: Reader) -> Reader:
    """A list, or one value for a list of one."""

    def read(findings: Findings, node: Node) -> list[Any]:
        out = []
        for one in node.value if isinstance(node, SequenceNode) else [node]:
            value = reader(findings, one)
            if isinstance(value, str):
                findings.places[(*findings.way, value)] = findings.place(one)
            out.append(value)
        return [value for value in out if value is not None]

    return read


def words(findings: Findings, node: Node) -> str | None:
    if isinstance(node, ScalarNode):
        return str(node.value)
    findings.report("bad-style", "words are expected here", node, "not a text", "write one text")
    return None


def icon(findings: Findings, node: Node) -> str | None:
    """The name of an icon; whether there is one is seen later."""
    value = words(findings, node)
    if value:
        findings.icons.setdefault(value, findings.place(node))
    return value


def card_size(findings: Findings, node: Node) -> str | None:
    value = words(findings, node)
    if value is None:
        return None
    try:
        size = CARDS[value]
    except KeyError:
        help = suggestion(value, CARDS, "sizes") or "write `57 x 87`, or one of " + ", ".join(f"`{name}`" for name in CARDS)
        findings.report("bad-style", f"there is no size `{value}`", node, "unknown", help)
        return None
    if min(size) < SMALLEST:
        findings.report(
            "bad-style", f"`{value}` is too small for a card", node, "too small", f"make each side at least {SMALLEST:g} mm"
        )
        return None
    return value


def one_of(names: Collection[str]) -> Reader:
    def read(findings: Findings, node: Node) -> str | None:
        value = words(findings, node)
        if value is not None and value not in names:
            findings.report(
                "bad-style",
                f"there is no `{value}` here",
                node,
                "unknown",
                suggestion(value, names, "values") or "known: " + ", ".join(f"`{n}`" for n in sorted(names)),
            )
            return None
        return value

    return read


def colour(findings: Findings, node: Node) -> str | None:
    value = words(findings, node)
    if value is not None and not re.fullmatch(r"#[0-9a-fA-F]{6}", value):
        findings.report("bad-style", f"`{value}` is no colour", node, "not a colour", 'write it as "#1d4ed8", in quotes')
        return None
    return value


def number(low: float, high: float) -> Reader:
    def read(findings: Findings, node: Node) -> float | None:
        value = words(findings, node)
        try:
            found = float(value) if value is not None else None
        except ValueError:
            found = None
        if value is not None and (found is None or not low <= found <= high):
            findings.report(
                "bad-style",
                f"a number from {low:g} to {high:g} is expected here",
                node,
                "out of place",
                f"write a number from {low:g} to {high:g}",
            )
            return None
        return found

    return read


def switch(findings: Findings, node: Node) -> bool | None:
    value = one_of(("yes", "no"))(findings, node)
    return None if value is None else value == "yes"
