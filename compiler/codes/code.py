"""What there is to know about one kind of finding, apart from the place where it occurs."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from dsl.diagnostic import ERROR


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
    """A `Code` from indented literals."""
    return Code(slug, summary, " ".join(why.split()), _block(wrong), _block(right), severity)


def _block(text: str) -> str:
    return dedent(text).strip("\n").rstrip()
