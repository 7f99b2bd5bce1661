"""What is wrong with a YAML file, in the words of somebody who writes cards.

The parser's own words speak of scalars and block mappings. What stands at the place of the mistake tells more: nearly always it
is a colon, a quote or a depth.
"""

from __future__ import annotations

import re

from ruamel.yaml.error import MarkedYAMLError, YAMLError

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source

_COLUMN = re.compile(r"( *(?:- )?)(\w+):(?: .*)?")
TYPOGRAPHIC = "“”„«»"
_CELL = re.compile(r"(\w+):\s")
QUOTE = "quote the cell, or write it with `|` and the text on the next lines"


def explain_yaml_error(source: Source, problem: Exception, end: int) -> tuple[int, Diagnostic]:
    """The line (from 0) in whose row the mistake lies, and the finding. Only the lines before `end` were read.

    The parser's own words speak of scalars and block mappings. What stands at the place of the mistake tells more: nearly always it
    is a colon or a bracket in a cell that should have been quoted."""
    if isinstance(problem, MarkedYAMLError) and problem.problem_mark is not None:
        return _explain_marked(source, problem, end)
    if isinstance(problem, YAMLError) and hasattr(problem, "position"):
        return _explain_character(source, int(problem.position))
    return 0, mistake(source, 0, 0, "this file is not valid YAML", "look for a missing quote or bracket")


def _explain_marked(source: Source, problem: MarkedYAMLError, end: int) -> tuple[int, Diagnostic]:
    words, context = str(problem.problem or ""), str(problem.context or "")
    line, column = problem.problem_mark.line, problem.problem_mark.column
    start = problem.context_mark or problem.problem_mark
    lines = source.text.split("\n")[:end]
    here = lines[line] if line < len(lines) else ""
    char = here[column : column + 1]

    def at(line: int, column: int, message: str, help: str, text: str = "") -> tuple[int, Diagnostic]:
        return line, mistake(source, line, column, message, help, text)

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
        return start.line, _explain_stray_line(source, start.line, start.column)
    if "'-' indicator" in words or "block collection" in context or "block sequence" in context:
        help = "begin a row with `- ` and put its columns below the first one"
        return at(line, column, "a line stands neither in a row nor begins one", help)
    if re.search(r"""["'] *\S""", here[: column + 1]):
        return at(line, column, "a cell goes on after its closing quote", "put the quotes around the whole cell")
    return at(line, column, "this line does not fit the row above", "put all columns of a row below each other")


def _explain_stray_line(source: Source, line: int, column: int) -> Diagnostic:
    """A line that is neither `column: cell` nor part of a cell above."""
    lines = source.text.split("\n")
    here = lines[line].strip()
    if close := re.match(r"(\w+):(\S.*)", here):
        help = f"write `{close[1]}: {close[2]}`"
        return mistake(source, line, column, f"a space is missing behind `{close[1]}:`", help, "no column without it")
    above = next((text for text in reversed(lines[:line]) if _COLUMN.match(text)), "")
    if block := re.fullmatch(r" *(?:- )?(\w+): *[|>][-+]?\s*", above):
        message = f"the lines of a cell that begins with `|` stand deeper than its column `{block[1]}`"
        return mistake(source, line, column, message, f"indent them two spaces more than `{block[1]}`", "not deep enough")
    help = "write `column: cell`, or indent the line below its column"
    message = "a line of a row is neither `column: cell` nor part of a cell above"
    return mistake(source, line, column, message, help, "neither")


def _explain_character(source: Source, offset: int) -> tuple[int, Diagnostic]:
    line, column = source.position(offset)
    message = f"a control character (U+{ord(source.text[offset : offset + 1] or chr(0)):04X}) stands in this line"
    return line - 1, mistake(source, line - 1, column - 1, message, "delete the character")


def mistake(source: Source, line: int, column: int, message: str, help: str, text: str = "") -> Diagnostic:
    place = Location(source.path, line + 1, column + 1, line + 1, column + 2)
    return Diagnostic("bad-yaml", message, Label(place, text), help=help)
