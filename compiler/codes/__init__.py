"""The registry of all kinds of findings, each under a readable slug that is never reused.

A slug names the fault, not the cure. `docs/errors.md`, `explain CODE` and SARIF are made from this registry. What there is to
know about a kind of finding stands in one file per subject (`names.toml`); syntax codes are declared beside the parser.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from dsl import errors
from dsl.diagnostic import ERROR

ORDER = ("names", "types", "rules", "flow", "secrets", "tables", "variants", "texts", "economy", "sheets", "examples")
"""The subjects in the order of the page, behind that of writing."""


@dataclass(frozen=True)
class Code:
    """`wrong` and `right` are small pieces of content, the same before and after. A piece of several files marks each
    with a comment line that holds nothing but its path (`# cards/all.yaml`); without one it is a rules file."""

    slug: str
    summary: str
    why: str
    wrong: str
    right: str
    severity: str = ERROR


def code(slug: str, summary: str, why: str, wrong: str, right: str, severity: str = ERROR) -> Code:
    return Code(slug, summary, " ".join(why.split()), wrong.strip("\n"), right.strip("\n"), severity)


@cache
def subjects() -> dict[str, tuple[Code, ...]]:
    """All codes by subject, as `docs/errors.md` shows them."""
    syntax = [code(slug, summary, why, wrong, right) for slug, (summary, wrong, right, why) in errors.CODES.items()]
    return {"Writing": tuple(syntax), **dict(map(read_subject, ORDER))}


@cache
def registry() -> dict[str, Code]:
    return {entry.slug: entry for entries in subjects().values() for entry in entries}


def read_subject(name: str) -> tuple[str, tuple[Code, ...]]:
    """The title of a subject, and its codes."""
    entries = tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))
    title: str = entries.pop("title")
    return title, tuple(code(slug, **entry) for slug, entry in entries.items())
