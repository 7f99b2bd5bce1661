"""Icons: SVG files of a game's `sheets/icons/`, and a standard set that many games can use as it is.

An icon has one colour, black, which templates replace by the one they need; other colours stay. What could reach out of
the file is refused: an icon is a drawing and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from compiler.report import suggestion
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.sheets.style import FILE, Style

STANDARD = Path(__file__).parent / "icons"
LARGEST = 200_000
BLACK = "#000"
"""How black is written in every icon after reading, so that templates find it."""

DRAWING = frozenset(
    """svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon
    linearGradient radialGradient stop clipPath mask text tspan""".split()
)


def find_icons(style: Style, own: Path, shown: str, more: Iterable[str] = ()) -> tuple[dict[str, bytes], list[Diagnostic]]:
    """The icons that a style and the faces ask for, by name; a name without a file is a finding, and so is a bad file."""
    files = {path.stem: path for folder in (STANDARD, own / "icons") for path in _files(folder)}
    found: dict[str, bytes] = {}
    findings = []
    for name in sorted({*wanted_icons(style), *filter(None, more)}):
        if name not in files:
            at = style.asked.get(name) or Location(f"{shown}/{FILE}", 1, 1, 1, 1)
            help = suggestion(name, files, "icons") or f"put `{name}.svg` into `{shown}/icons`"
            findings.append(Diagnostic("missing-icon", f"there is no icon `{name}`", Label(at, "no such file"), help=help))
            continue
        try:
            found[name] = read_icon(files[name])
        except BadIcon as error:
            at = Location(f"{shown}/icons/{name}.svg", error.line, 1, error.line, 1)
            findings.append(
                Diagnostic(
                    "bad-icon",
                    f"the icon `{name}` can't be used: {error}",
                    Label(at, "here"),
                    help="save it as plain SVG: shapes only, no scripts, pictures or links",
                )
            )
    return found, findings


def own_pictures(own: Path) -> frozenset[str]:
    """Names of the game's own icons: one that is called like a card is its picture."""
    return frozenset(path.stem for path in _files(own / "icons"))


def wanted_icons(style: Style) -> list[str]:
    cards = style.cards.values()
    names = [
        *style.icons.values(),
        *(card.corner_icon for card in cards),
        *(name for card in cards for name in (*card.badges.values(), *card.pictures.values())),
        *(str(token["icon"]) for token in style.tokens or () if "icon" in token),
    ]
    return sorted({name for name in names if name})


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.svg")) if folder.is_dir() else []


# ---------------------------------------------------------------- one file


class BadIcon(ValueError):
    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def read_icon(path: Path) -> bytes:
    if path.stat().st_size > LARGEST:
        raise BadIcon(f"it is larger than {LARGEST // 1000} kB")
    try:
        return _checked(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadIcon("it is no text in UTF-8") from None


@cache
def _checked(text: str) -> bytes:
    """The icon with its black written in one way. Entities are refused unread: they can grow without bound."""
    if found := re.search(r"<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet", text):
        raise BadIcon(f"it has a `{found.group()}`", text.count("\n", 0, found.start()) + 1)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadIcon("it is no XML", error.position[0]) from None
    if _plain(root.tag) != "svg":
        raise BadIcon("it is no SVG")
    for element in root.iter():
        _check_element(element, text)
    text = re.sub(r"""(?i)(["'])(?:#000000|#000|black|currentcolor)\1""", f'"{BLACK}"', text)
    if "fill" not in root.attrib:
        text = re.sub(r"<((?:\w+:)?svg)\b", rf'<\1 fill="{BLACK}"', text, count=1)
    return text.encode()


def _check_element(element: ElementTree.Element, text: str) -> None:
    tag = _plain(element.tag)
    own = element.tag.startswith("{http://www.w3.org/2000/svg}") or "{" not in element.tag
    if own and tag not in DRAWING:
        raise BadIcon(f"it has a `{tag}`", _line(text, f"<{tag}"))
    for name, value in element.attrib.items():
        plain = _plain(name)
        outside = plain == "href" and not value.startswith("#") or re.search(r"url\(\s*['\"]?(?!#)", value)
        if own and (plain.lower().startswith("on") or outside):
            raise BadIcon(f"it has a `{plain}` that leads out of it", _line(text, f"{plain}="))


def _plain(tag: object) -> str:
    return str(tag).rsplit("}", 1)[-1]


def _line(text: str, what: str) -> int:
    return text.count("\n", 0, max(text.find(what), 0)) + 1
