"""What can be found in a game's `sheets/` folder without making anything: quick, and without Typst."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from compiler.model import Model
from compiler.workspace import read_source, show_path
from dsl.diagnostic import Diagnostic
from rulewright.sheets.icons import find_icons
from rulewright.sheets.style import read_style

FOLDER = "sheets"


def look_at_sheets(model: Model, folder: Path) -> list[Diagnostic]:
    """What is wrong with the style, the icons it asks for, and the writing of templates."""
    own = folder / FOLDER
    shown = show_path(own, folder)
    style, found = read_style(model, own, shown)
    return [*found, *find_icons(style, own, shown)[1], *_templates(own, shown)]


def _templates(own: Path, shown: str) -> list[Diagnostic]:
    if next(own.rglob("*.jinja"), None) is None:
        return []
    # here: most games have no templates of their own, and Jinja takes its time
    from jinja2 import TemplateSyntaxError

    from rulewright.sheets.findings import syntax_finding
    from rulewright.sheets.templates import open_templates, own_templates

    found, templates = [], open_templates(own)
    for name in own_templates(own):
        try:
            templates.get_template(name)
        except TemplateSyntaxError as error:
            found.append(syntax_finding(shown, error))
    return found


def texts_of(found: Iterable[Diagnostic], folder: Path) -> dict[str, str]:
    """The files of the folder in which something was found, as far as they can be shown."""
    own = folder / FOLDER
    shown = show_path(own, folder) + "/"
    paths = {label.location.path for one in found for label in (one.primary, *one.secondary)}
    sources = {path: read_source(own / path.removeprefix(shown), folder) for path in paths if path.startswith(shown)}
    return {path: source.text for path, source in sources.items() if not isinstance(source, Diagnostic)}
