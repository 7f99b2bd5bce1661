"""Each variant by itself: the game with that one variant on has to be as sound as without.

What the base game already says is left out. An error that only the patched game has is told with the name of the
variant; a warning only if it stands in the variant's own text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from compiler.model import Model
from dsl.diagnostic import ERROR, Diagnostic


class Checked(Protocol):
    """As much of a checked game as is needed here."""

    model: Model
    diagnostics: list[Diagnostic]
    sources: dict[str, str]


def findings_of_variants(checked: Checked, check_with: Callable[[str], Checked]) -> list[Diagnostic]:
    """The findings of the base game, and those that a variant adds. `check_with(name)` checks the game with that
    variant on."""
    known = {d.sort_key for d in checked.diagnostics}
    found = list(checked.diagnostics)
    for name, (node, source) in checked.model.variants.items():
        path = source.path
        first, last = source.locate(node.span).line, source.locate(node.span).end_line
        patched = check_with(name)
        checked.sources.update(patched.sources)
        for finding in patched.diagnostics:
            at = finding.primary.location
            own = at.path == path and first <= at.line <= last
            if finding.sort_key in known or (finding.severity != ERROR and not own):
                continue
            known.add(finding.sort_key)
            note = () if own else (f"only with the variant `{name}` on",)
            found.append(replace(finding, notes=(*finding.notes, *note)))
    return sorted(found, key=lambda d: d.sort_key)
