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
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, Event, NodeEvent
from ruamel.yaml.nodes import MappingNode, Node, SequenceNode

from dsl.diagnostic import Diagnostic, Label
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
_COLUMN = re.compile(r"( *(?:- )?)(\w+):(?: .*)?")
_MERGE = re.compile(r"^(?:<<<<<<< |=======$|>>>>>>> )", re.MULTILINE)
TYPOGRAPHIC = "“”„«»"
_CELL = re.compile(r"(\w+):\s")
QUOTE = "quote the cell, or write it with `|` and the text on the next lines"
_ID = re.compile(r"\bid: *([a-z_][a-z0-9_]*)")


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
        composed.lost_ids = _ID.findall(text)
        return composed
    if merge := _MERGE.search(text):
        line = text.count("\n", 0, merge.start())
        message, help = (
            "two versions of this file were merged and not decided between",
            "keep one of them, and delete the lines with the marks",
        )
        composed.findings.append(_finding(source, line, 0, message, help, "a mark of git"))
        composed.lost_ids = _ID.findall(text)
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
        composed.lost_ids += _ID.findall("\n".join(lines[stop : after[0] if after else len(lines)]))
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
        return
    if not isinstance(root, SequenceNode):
        message, place = "a table must be a list of rows", Label(location_of(path, root), "not a list")
        composed.findings.append(Diagnostic("bad-yaml", message, place, help="begin each row with `- `"))
        return
    for node in root.value:
        if isinstance(node, MappingNode):
            composed.rows.append(node)
        else:
            message, place = "a row must be a mapping of columns to cells", Label(location_of(path, node), "not a row")
            help = "write `- id: ...` with one `column: cell` on each line"
            composed.findings.append(Diagnostic("bad-yaml", message, place, help=help))


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


# ---------------------------------------------------------------- mistakes, said in the words of somebody who writes cards


def explain_yaml_error(source: Source, problem: Exception, end: int) -> tuple[int, Diagnostic]:
    """The line (from 0) in whose row the mistake lies, and the finding. Only the lines before `end` were read.

    The parser's own words speak of scalars and block mappings. What stands at the place of the mistake tells more: nearly always it
    is a colon or a bracket in a cell that should have been quoted."""
    if isinstance(problem, MarkedYAMLError) and problem.problem_mark is not None:
        return _explain_marked(source, problem, end)
    if isinstance(problem, YAMLError) and hasattr(problem, "position"):
        return _explain_character(source, int(problem.position))
    return 0, _finding(source, 0, 0, "this file is not valid YAML", "look for a missing quote or bracket")


def _explain_marked(source: Source, problem: MarkedYAMLError, end: int) -> tuple[int, Diagnostic]:
    words, context = str(problem.problem or ""), str(problem.context or "")
    line, column = problem.problem_mark.line, problem.problem_mark.column
    start = problem.context_mark or problem.problem_mark
    lines = source.text.split("\n")[:end]
    here = lines[line] if line < len(lines) else ""
    char = here[column : column + 1]

    def at(line: int, column: int, message: str, help: str, text: str = "") -> tuple[int, Diagnostic]:
        return line, _finding(source, line, column, message, help, text)

    if "another document" in words:
        return at(line, column, "a table file holds one list of rows, not several documents", "remove the line `---`")
    if "quoted scalar" in context:
        return at(start.line, start.column, "a quoted cell is never closed", "add the closing quote", "opens here")
    if "\t" in here[: len(here) - len(here.lstrip())]:
        return at(line, here.index("\t"), "a tab can't indent a row", "use spaces")
    if char == ":" or "mapping values are not allowed" in words:
        if here[column + 1 : column + 2] in ("}", ",", "]"):
            return at(line, column, "a column inside brackets has no cell", "leave the column out, or write its cell")
        depth = len(here) - len(here.lstrip())
        above = lines[line - 1] if line else ""
        if line and _COLUMN.fullmatch(here[: column + 1]) and (first := _COLUMN.match(above)) and depth > len(first[1]):
            help = f"put `{here[depth:column]}` below `{first[2]}`, with as many spaces before it"
            return at(line, depth, "this column stands deeper than the one above", help, "too deep")
        if opened := next((sign for sign in TYPOGRAPHIC if sign in here[:column]), ""):
            help = 'write plain quotes, as in `"..."`'
            return at(
                line, here.index(opened), "a cell stands in typographic quotes, which quote nothing", help, "not a quote here"
            )
        names = _CELL.findall(here[:column])
        which = f"the cell `{names[-1]}`" if names else "a cell"
        colon = "`:`" if here[column + 1 : column + 2].strip() else "`: `"
        return at(line, column, f"{which} contains {colon} and is not quoted", QUOTE, "reads as a second column")
    if "flow" in context:
        if char in ("[", "]", "{", "}"):
            return at(line, column, f"a cell inside `{{ }}` contains `{char}` and is not quoted", QUOTE)
        if not char and line > start.line or "stream end" in words or line >= len(lines):
            return at(start.line, start.column, "a bracket is never closed", "add the closing bracket", "opens here")
        return at(line, column, "a comma is missing, or a cell inside brackets is not quoted", QUOTE)
    if "cannot start any token" in words:
        what = "a backtick" if char == "`" else f"`{char}`"
        return at(line, column, f"a cell can't begin with {what} unless it is quoted", QUOTE)
    if "block scalar" in context:
        return at(line, column, "a text can't follow `|` or `>` on the same line", "begin the text on the next line")
    if "simple key" in context or "expected ':'" in words:
        help = "write `column: cell`, or indent the line below its column"
        return at(start.line, start.column, "a line of a row is neither `column: cell` nor part of a cell above", help)
    if "'-' indicator" in words or "block collection" in context or "block sequence" in context:
        help = "begin a row with `- ` and put its columns below the first one"
        return at(line, column, "a line stands neither in a row nor begins one", help)
    if re.search(r"""["'] *\S""", here[: column + 1]):
        return at(line, column, "a cell goes on after its closing quote", "put the quotes around the whole cell")
    return at(line, column, "this line does not fit the row above", "put all columns of a row below each other")


def _explain_character(source: Source, offset: int) -> tuple[int, Diagnostic]:
    line, column = source.position(offset)
    message = f"a control character (U+{ord(source.text[offset : offset + 1] or chr(0)):04X}) stands in this line"
    return line - 1, _finding(source, line - 1, column - 1, message, "delete the character")


def _finding(source: Source, line: int, column: int, message: str, help: str, text: str = "") -> Diagnostic:
    place = Location(source.path, line + 1, column + 1, line + 1, column + 2)
    return Diagnostic("bad-yaml", message, Label(place, text), help=help)
