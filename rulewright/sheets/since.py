"""Which cards look different since a revision: the game as git has it there is compiled, set, and compared by picture.

A picture shows all that matters (text, style, template, icons, language) and nothing else, so a moved line or a renamed
file prints nothing again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from compiler.pipeline import check_game
from dsl.diagnostic import ERROR, Diagnostic
from rulewright.history import NoComparison, write_earlier
from rulewright.sheets.exports.pictures import document_of, picture_of
from rulewright.sheets.findings import template_findings
from rulewright.sheets.kit import Kit, open_kit
from rulewright.sheets.typeset import Typesetter


@dataclass(frozen=True)
class Changes:
    """Keys of cards; `removed` are names, for there is nothing left to point to."""

    new: frozenset[str]
    changed: frozenset[str]
    removed: tuple[str, ...]

    @property
    def printed(self) -> frozenset[str]:
        return self.new | self.changed


def changes_since(
    kit: Kit, folder: Path, revision: str, variants: Sequence[str] = (), typesetter: Typesetter | None = None
) -> tuple[Changes, list[Diagnostic]]:
    """What is different since then, and what is wrong with the templates of today."""
    typesetter = typesetter or Typesetter()
    found: list[Diagnostic] = []
    now: dict[str, tuple[bytes, ...]] = {}
    with template_findings(kit, found):
        now = looks(kit, typesetter)
    if found:
        return Changes(frozenset(), frozenset(), ()), found
    with TemporaryDirectory(prefix="rulewright-since-") as temporary:
        earlier = write_earlier(folder, revision, Path(temporary))
        old_kit = kit_at(kit, earlier, revision, variants)
        broken: list[Diagnostic] = []
        before: dict[str, tuple[bytes, ...]] = {}
        with template_findings(old_kit, broken):
            before = looks(old_kit, typesetter)
        _refuse(broken, revision)
    names = {face.key: face.name for face in old_kit.faces}
    return Changes(
        frozenset(now.keys() - before.keys()),
        frozenset(key for key in now.keys() & before.keys() if now[key] != before[key]),
        tuple(names[key] for key in before if key not in now),
    ), []


def looks(kit: Kit, typesetter: Typesetter) -> dict[str, tuple[bytes, ...]]:
    """Both sides of every card as drawings, by key."""
    if not kit.faces:
        return {}
    sides = [picture_of(face, back) for face in kit.faces for back in (False, True)]
    pages = typesetter.make(document_of(kit, sides), "svg")
    return {face.key: (pages[2 * number], pages[2 * number + 1]) for number, face in enumerate(kit.faces)}


def kit_at(kit: Kit, folder: Path, revision: str, variants: Sequence[str]) -> Kit:
    """The kit of a game as it was, with the options of today."""
    checked = check_game(folder, variants=tuple(variants), each_variant=False, examples=False)
    _refuse(checked.diagnostics, revision)
    old_kit, found = open_kit(checked, folder, kit.options)
    _refuse(found, revision)
    return old_kit


def _refuse(found: Sequence[Diagnostic], revision: str) -> None:
    for one in found:
        if one.severity == ERROR:
            raise NoComparison(f"the game can't be printed as it is at `{revision}`: {one.message}")
