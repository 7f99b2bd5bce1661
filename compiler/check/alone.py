"""Each variant by itself: the game with that one variant on has to be as sound as without. So has the game with those variants
on that an example is given together, and the example in it.

What the base game already says is left out. An error that only the patched game has is told with the names of its
variants, unless it stands in their own text or in such an example; a warning only if it stands in the text of a variant that
is on alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol

from compiler.bound.examples import variants_of, variants_to_read
from compiler.model import Model
from dsl.diagnostic import ERROR, Diagnostic
from dsl.source import Location


class Checked(Protocol):
    """As much of a checked game as is needed here."""

    model: Model
    diagnostics: list[Diagnostic]
    sources: dict[str, str]


def findings_of_variants(checked: Checked, check_with: Callable[[tuple[str, ...]], Checked]) -> list[Diagnostic]:
    """The findings of the base game, and those that variants add. `check_with(names)` checks the game with these
    variants on."""
    known = {d.sort_key for d in checked.diagnostics}
    found = list(checked.diagnostics)
    model = checked.model
    for names in variants_to_read(model):
        own = list(places_of(model, names))
        patched = check_with(names)
        checked.sources.update(patched.sources)
        for finding in patched.diagnostics:
            at = finding.primary.location
            is_own = any(at.path == place.path and place.line <= at.line <= place.end_line for place in own)
            if finding.sort_key in known or (finding.severity != ERROR and not (is_own and len(names) == 1)):
                continue
            known.add(finding.sort_key)
            note = () if is_own else (f"only with the variant{'s'[: len(names) - 1]} {' and '.join(f'`{n}`' for n in names)} on",)
            found.append(replace(finding, notes=(*finding.notes, *note)))
    return sorted(found, key=lambda d: d.sort_key)


def places_of(model: Model, names: tuple[str, ...]) -> Iterator[Location]:
    """The text of these variants, and of the examples that are given just these."""
    for name in names:
        node, source = model.variants[name]
        yield source.locate(node.span)
    for example, source in model.examples:
        if variants_of(example) == names:
            yield source.locate(example.span)
