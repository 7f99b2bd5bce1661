"""YAML text into rows of nodes, as far as they can be had, without ever building an object from the content.

Nodes carry text and marks only: what a scalar means is decided by its column. Tags, anchors and aliases are refused
before anything is composed, and so is nesting deep enough to exhaust the stack. After a mistake reading goes on at the
next row, so that one run reports all of them.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, Event, NodeEvent
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from compiler.tables.mistakes import explain_yaml_error, mistake
from dsl.diagnostic import WARNING, Diagnostic, Label
from dsl.source import Location, Source

try:
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]
except ImportError:
    CParser = None

MAX_DEPTH = 32
MAX_MISTAKES = 20

# A cheap look at the text decides whether the thorough one is needed. It may be wrong in one direction only.
_PROPERTY = re.compile(r"(?:^|[,\[{}\]:?\-\"'])[ \t]*[!&*]", re.MULTILINE)
_STEPS = re.compile(r"^[ \t\-?:]{200}", re.MULTILINE)
_MAX_BRACKETS = 2_000
_ODD_BREAKS = str.maketrans("\x85\u2028\u2029", "   ")
_ROW_START = re.compile(r"^( *)-(?: |$)", re.MULTILINE)
_MERGE = re.compile(r"^(?:<<<<<<< |=======$|>>>>>>> )", re.MULTILINE)
_CUT = re.compile(r" +#[^\s#].*")
_ID = re.compile(r"\bid: *([a-z_][a-z0-9_]*)")


def written_ids(text: str) -> list[str]:
    """Whatever looks like the id of a row."""
    return _ID.findall(text)


@dataclass
class ComposedFile:
    """The rows of one file as mapping nodes. `lost_ids` are those of rows that could not be read."""

    source: Source
    rows: list[MappingNode] = field(default_factory=list)
    findings: list[Diagnostic] = field(default_factory=list)
    lost_ids: list[str] = field(default_factory=list)


def compose_file(source: Source, pure: bool = False) -> ComposedFile:
    """Rows up to the first mistake, then again from the row after it."""
    composed = ComposedFile(source)
    text = source.text.translate(_ODD_BREAKS) if not source.text.isascii() else source.text
    refused = _refuse_properties(source, text, pure) if _is_suspicious(text) else []
    if refused:
        composed.findings = refused
        composed.lost_ids = written_ids(text)
        return composed
    if merge := _MERGE.search(text):
        line = text.count("\n", 0, merge.start())
        message, help = (
            "two versions of this file were merged and not decided between",
            "keep one of them, and delete the lines with the marks",
        )
        composed.findings.append(mistake(source, line, 0, message, help, "a mark of git"))
        composed.lost_ids = written_ids(text)
        return composed
    first_line = 0
    for _ in range(MAX_MISTAKES):
        try:
            root = _compose_text(text, first_line, pure)
        except (YAMLError, RecursionError) as problem:
            first_line = _pass_over(composed, text, first_line, problem, pure)
            if first_line < 0:
                break
        else:
            _take_rows(composed, root)
            break
    return composed


@contextmanager
def collector_off() -> Iterator[None]:
    """Nodes and rows form no cycles; looking for some takes longer than composing."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            # What was made is old now: the collector need not go through it at the next opportunity.
            gc.freeze()
            gc.unfreeze()
            gc.enable()


def _is_suspicious(text: str) -> bool:
    brackets = text.count("[") + text.count("{")
    return brackets > _MAX_BRACKETS or _PROPERTY.search(text) is not None or _STEPS.search(text) is not None


def _refuse_properties(source: Source, text: str, pure: bool) -> list[Diagnostic]:
    """All tags, anchors and aliases of a text, or its nesting, if beyond all reason. The scan itself never recurses."""
    findings, depth = [], 0
    try:
        for event in _parse_events(text, pure):
            what = _property_of(event) if isinstance(event, NodeEvent) else ""
            if what:
                place = Label(location_of(source.path, event), "plain data only")
                help = "write the value itself; quote a cell that begins with `!`, `&` or `*`"
                findings.append(Diagnostic("yaml-tag", f"a table can't hold {what}", place, help=help))
            depth += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
            if depth > MAX_DEPTH:
                message = f"lists and mappings are nested more than {MAX_DEPTH} deep"
                place, help = Label(location_of(source.path, event)), "flatten it: a cell needs three levels at most"
                findings.append(Diagnostic("file-too-large", message, place, help=help))
                break
    except YAMLError:
        # Composing will meet the same mistake and say it with the row at hand; findings so far come first.
        pass
    return findings[:MAX_MISTAKES]


def _property_of(event: NodeEvent) -> str:
    if isinstance(event, AliasEvent):
        return f"the alias `*{event.anchor}`"
    if event.anchor is not None:
        return f"the anchor `&{event.anchor}`"
    tag = str(getattr(event, "tag", None) or "")
    return f"the tag `{tag.replace('tag:yaml.org,2002:', '!!')}`" if tag else ""


def _pass_over(composed: ComposedFile, text: str, first_line: int, problem: Exception, pure: bool) -> int:
    """Report a mistake, keep the rows before it, and say at which line to go on (-1: nowhere)."""
    starts, lines = _row_starts(text), text.split("\n")
    end = len(lines)
    while True:
        line, finding = explain_yaml_error(composed.source, problem, end)
        line = min(line, end - 1)
        before = [start for start in starts if first_line <= start <= line]
        after = [start for start in starts if start > line]
        if not before or line < first_line:
            composed.findings.append(finding)
            return -1
        several_documents = lines[line].startswith("---")
        stop = line if several_documents else before[-1]
        try:
            root = _compose_text("\n".join(lines[:stop]) + "\n", first_line, pure)
        except (YAMLError, RecursionError) as earlier:
            # A quote or bracket left open in a row is noticed rows later; on its own, the row shows it.
            problem, end = earlier, stop
            continue
        composed.findings.append(finding)
        _take_rows(composed, root)
        composed.lost_ids += written_ids("\n".join(lines[stop : after[0] if after else len(lines)]))
        return after[0] if after and not several_documents else -1


def _row_starts(text: str) -> list[int]:
    """Lines that begin a row: a dash at the depth of the first one."""
    first = _ROW_START.search(text)
    if first is None:
        return []
    begin = re.compile(rf"{first[1]}-(?: |$)")
    return [number for number, line in enumerate(text.split("\n")) if begin.match(line)]


def _take_rows(composed: ComposedFile, root: Node | None) -> None:
    path = composed.source.path
    if root is None or root.value == "":
        if not composed.findings:
            place, name = Label(Location(path, 1, 1, 1, 1), "nothing in it"), path.rsplit("/", 1)[-1]
            message, help = f"`{name}` has no rows", "add rows, or delete the file; `[]` says that it is meant"
            composed.findings.append(Diagnostic("empty-table-file", message, place, WARNING, help=help))
        return
    if not isinstance(root, SequenceNode):
        message, place = "a table must be a list of rows", Label(location_of(path, root), "not a list")
        composed.findings.append(Diagnostic("bad-yaml", message, place, help="begin each row with `- `"))
        return
    lines = composed.source.text.split("\n") if _CUT.search(composed.source.text) else []
    for node in root.value:
        if isinstance(node, MappingNode):
            composed.rows.append(node)
            composed.findings += _cut_cells(composed.source, node, lines) if lines else ()
        else:
            message, place = "a row must be a mapping of columns to cells", Label(location_of(path, node), "not a row")
            help = "write `- id: ...` with one `column: cell` on each line"
            composed.findings.append(Diagnostic("bad-yaml", message, place, help=help))


def _cut_cells(source: Source, row: MappingNode, lines: list[str]) -> Iterator[Diagnostic]:
    """Unquoted cells that end before a `#` with something right behind it: `GPU #1` is `GPU` and a comment."""
    for key, cell in row.value:
        end = cell.end_mark
        if isinstance(cell, ScalarNode) and not cell.style and (cut := _CUT.match(lines[end.line], end.column)):
            place = Location(source.path, end.line + 1, end.column + 1, end.line + 1, end.column + 1 + len(cut[0]))
            message = f"`{key.value}` is only `{cell.value}`: what follows ` #` is a comment"
            help = f'write `"{cell.value}{cut[0]}"` in quotes, or a space behind the `#` of a comment'
            yield Diagnostic("comment-in-cell", message, Label(place, "not part of the cell"), WARNING, help=help)


def _compose_text(text: str, first_line: int, pure: bool) -> Node | None:
    """One document, from a line on; blank lines stand for what is left out, so that marks stay true."""
    if first_line:
        text = "\n" * first_line + text.split("\n", first_line)[first_line]
    slow = pure or CParser is None
    root: Node | None = YAML(typ="safe", pure=True).compose(text) if slow else _FastParser(text).get_single_node()
    return root


def location_of(path: str, node: Node | Event) -> Location:
    start, end = node.start_mark, node.end_mark
    return Location(path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def _parse_events(text: str, pure: bool) -> Iterator[Event]:
    if pure or CParser is None:
        yield from YAML(typ="safe", pure=True).parse(text)
        return
    parser = _FastParser(text)
    while parser.check_event():
        yield parser.get_event()


if CParser is not None:

    class _FastParser(CParser):  # type: ignore[misc]  # it is compiled, and has no types
        """The compiled parser without YAML's resolver, which would guess types that nobody asks for and takes most of
        the time doing it."""

        def __init__(self, text: str) -> None:
            CParser.__init__(self, text)

        def descend_resolver(self, parent: object, index: object) -> None:
            pass

        def ascend_resolver(self) -> None:
            pass

        def resolve(self, kind: object, value: object, implicit: object) -> str:
            return ""
