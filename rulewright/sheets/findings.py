"""What goes wrong in templates, as findings with the file and line of the template."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jinja2 import TemplateError, TemplateNotFound, TemplateSyntaxError

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.sheets.kit import Kit
from rulewright.sheets.sandbox import TooMuch
from rulewright.sheets.style import FILE
from rulewright.sheets.templates import OWN, STANDARD, own_templates
from rulewright.sheets.typeset import MAIN, TypesettingError

CODE = "bad-template"
HELP = "correct the template, or remove it to get the standard one"
PLACE = re.compile(rf"[┌╭]─ .*?/?{re.escape(MAIN)}:(\d+):(\d+)")
IN_TEMPLATES = (TemplateError, TooMuch, TypeError, ValueError, ArithmeticError, AttributeError, LookupError, RecursionError)
CLOSED = re.compile(r"failed to load file|file not found|package|escape the project root|linked image")


@contextmanager
def template_findings(kit: Kit, found: list[Diagnostic]) -> Iterator[None]:
    try:
        yield
    except TemplateSyntaxError as error:
        found.append(syntax_finding(kit.shown, error))
    except TypesettingError as error:
        found.append(_typst_finding(kit, error))
    except IN_TEMPLATES as error:
        place = _template_line(kit, error)
        if place is None:
            raise
        missing = isinstance(error, TemplateNotFound)
        found.append(_finding(kit.shown, *place, f"there is no template `{error}`" if missing else _said(error)))


def syntax_finding(shown: str, error: TemplateSyntaxError) -> Diagnostic:
    """A template that Jinja can't read."""
    return _finding(shown, error.name or "", error.lineno, _said(error.message or "it can't be read"))


def _finding(shown: str, template: str, line: int, message: str, help: str | None = None, column: int = 1) -> Diagnostic:
    at = Location(f"{shown}/{template}", line, column, line, column)
    return Diagnostic(CODE, f"the template `{template}` does not work: {message}", Label(at, "here"), help=help or HELP)


def _said(error: BaseException | str) -> str:
    """The first sentence, without a capital letter and full stop, names in backticks."""
    if isinstance(error, RecursionError):
        return "it calls itself without end"
    words = re.split(r"\.(?: |$)", str(error).strip(), maxsplit=1)[0] or type(error).__name__
    return re.sub(r"'([^']*)'", r"`\1`", words[0].lower() + words[1:])


def _template_line(kit: Kit, error: BaseException) -> tuple[str, int] | None:
    """The innermost line of a template that the error passed through, of the game's own if there is one."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.endswith(".jinja")]
    own = [frame for frame in frames if not frame.filename.startswith(str(STANDARD))]
    for frame in reversed(own or frames):
        folder = kit.templates.own if own and kit.templates.own else STANDARD
        return Path(frame.filename).relative_to(folder).as_posix(), frame.lineno or 1
    return None


def _typst_finding(kit: Kit, error: TypesettingError) -> Diagnostic:
    """Typst names places in what the templates wrote, the innermost first; the first of the game's own is told."""
    message, help = error.message, error.hints[0] if error.hints else None
    if CLOSED.search(message):
        message = "it asks for a file that it was not given"
        help = "put pictures into `icons` as SVG files, and name them in the style"
    places = [
        (error.origins[int(line) - 1], int(column) + 1)
        for line, column in PLACE.findall(error.where)
        if int(line) <= len(error.origins)
    ]
    for origin, column in places:
        if origin is not None and origin[0].startswith(OWN):
            column = _column(kit, origin, column, error.where)
            return _finding(kit.shown, origin[0].removeprefix(OWN), origin[1], message, help, column)
    owned = own_templates(kit.templates.own)
    at = Location(f"{kit.shown}/{owned[0] if owned else FILE}", 1, 1, 1, 1)
    inside = f" in `{places[0][0][0]}`" if places and places[0][0] else ""
    return Diagnostic(
        CODE,
        f"the sheets can't be set: {message}{inside}",
        Label(at, ""),
        help=help or "look for what is special in the style and its icons",
    )


def _column(kit: Kit, origin: tuple[str, int], column: int, where: str) -> int:
    """The same column, if the line was written as it stands in the template."""
    loader = kit.templates.loader
    source = loader.get_source(kit.templates, origin[0].removeprefix(OWN))[0].splitlines() if loader else []
    line = source[origin[1] - 1] if origin[1] <= len(source) else ""
    return column if line.strip() and line in where else 1
