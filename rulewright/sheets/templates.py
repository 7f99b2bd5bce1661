"""Templates: Jinja writes Typst, and whatever comes from content is written as a literal.

`<< value >>` and `<% statement %>` don't clash with Typst's own signs. A value is never pasted as it is: text becomes a
string literal, lists and dictionaries become Typst arrays and dictionaries. So a card can hold any markup, and it
prints. Only what a template itself marks with `| code` goes through. The sandbox keeps templates away from Python.

What a template writes carries marks that say from which line it is; `taken_apart` removes them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined, TemplateError, TemplateNotFound, Undefined
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

from rulewright.sheets.sandbox import FolderLoader, Sandbox

STANDARD = Path(__file__).parent / "templates"
OWN = "own/"
"""What a template of the game is called where lines are told; the standard ones have no such prefix."""


class Code(str):
    """Typst that a template made itself."""


def literal(value: object) -> str:
    """A value of content as a Typst literal."""
    match value:
        case Code():
            return value
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"{value:.10g}" if isinstance(value, float) else str(value)
        case str():
            return '"' + _MARK.sub("", value).translate(_ESCAPES) + '"'
        case Mapping():
            return "(" + (", ".join(f"{literal(str(k))}: {literal(v)}" for k, v in value.items()) or ":") + ")"
        case list() | tuple():
            return "(" + "".join(f"{literal(v)}, " for v in value) + ")"
    if isinstance(value, Undefined):
        str(value)  # says what is undefined
    raise TypeError(f"a template can't write {type(value).__name__}")


_ESCAPES = {
    ord('"'): '\\"',
    ord("\\"): "\\\\",
    ord("\n"): "\\n",
    ord("\r"): "",
    ord("\t"): " ",
    **{code: f"\\u{{{code:x}}}" for code in (*range(0x20), 0x7F, 0x85, 0x2028, 0x2029) if code not in (9, 10, 13)},
}


def mm(value: float) -> Code:
    return Code(f"{value:.4f}".rstrip("0").rstrip(".") + "mm")


def open_templates(own: Path | None) -> Sandbox:
    """The standard templates, with a game's own before them; the standard ones stay at hand as `standard/NAME`."""
    standard = FileSystemLoader(STANDARD)
    loaders = [PrefixLoader({"standard": standard}), standard]
    if own is not None and own.is_dir():
        loaders.insert(0, FolderLoader(own))
    templates = Sandbox(
        block_start_string="<%",
        block_end_string="%>",
        variable_start_string="<<",
        variable_end_string=">>",
        comment_start_string="<#",
        comment_end_string="#>",
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=False,
        undefined=StrictUndefined,
        finalize=literal,
        loader=ChoiceLoader(loaders),
        keep_trailing_newline=True,
        extensions=[LineMarks],
    )
    templates.own = own if own is not None and own.is_dir() else None
    templates.filters |= {"mm": mm, "code": Code}
    return templates


def own_templates(own: Path | None) -> list[str]:
    """The names of a game's own templates."""
    return sorted(path.relative_to(own).as_posix() for path in own.rglob("*.jinja")) if own is not None else []


# ---------------------------------------------------------------- from which line


_MARK = re.compile("\x01([^\x01\x02]*):([0-9]+)\x02")
Origin = tuple[str, int]
"""A template, `own/NAME` or a standard one, and a line of it."""


class LineMarks(Extension):
    """Puts a mark before every line of a template that is written as it stands."""

    def filter_stream(self, stream: TokenStream) -> Iterable[Token]:
        path = Path(stream.filename) if stream.filename else None
        name = stream.name or ""
        name = name if path is None or path.is_relative_to(STANDARD) else OWN + name
        for token in stream:
            if token.type == "data":
                lines = token.value.split("\n")
                marked = [f"\x01{name}:{token.lineno + number}\x02{line}" for number, line in enumerate(lines)]
                token = Token(token.lineno, token.type, "\n".join(marked))
            yield token


def taken_apart(written: str) -> tuple[str, list[Origin | None]]:
    """What templates wrote, without marks, and the origin of each of its lines."""
    lines, origins = [], []
    origin: Origin | None = None
    for line in written.split("\n"):
        if "\x01" in line:
            before, *marked = _MARK.split(line)
            pieces = list(zip(marked[0::3], marked[1::3], marked[2::3], strict=True))
            if not before.strip() and pieces:
                name, number, _ = next((piece for piece in pieces if piece[2].strip()), pieces[-1])
                origin = name, int(number)
            line = before + "".join(text for _, _, text in pieces)
        lines.append(line)
        origins.append(origin)
    return "\n".join(lines), origins


__all__ = [
    "OWN",
    "Code",
    "Origin",
    "TemplateError",
    "TemplateNotFound",
    "literal",
    "mm",
    "open_templates",
    "own_templates",
    "taken_apart",
]
