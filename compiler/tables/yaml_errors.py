"""Mistakes in YAML, said in the words of somebody who writes cards.

The parser's own words speak of scalars and block mappings. What stands at the place of the mistake tells more: nearly
always it is a colon or a bracket in a cell that should have been quoted.
"""

from __future__ import annotations

import re

from ruamel.yaml.error import MarkedYAMLError, YAMLError

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source

QUOTE = "quote the cell, or write it with `|` and the text on the next lines"
_CELL = re.compile(r"(\w+):\s")


def explain_yaml_error(source: Source, problem: Exception, end: int) -> tuple[int, Diagnostic]:
    """The line (from 0) in whose row the mistake lies, and the finding. Only the lines before `end` were read."""
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
