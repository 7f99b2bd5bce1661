"""What is said of one missing thing in many places is told once: a renamed row or a removed table is one mistake."""

from __future__ import annotations

import re
from dataclasses import replace

from compiler.model import Model
from dsl.diagnostic import Diagnostic, Label

MOST = 6  # missing things that are told one by one, and new rows that are offered for one
PLACES = 3  # further places that are named


def gathered(findings: list[Diagnostic], model: Model) -> list[Diagnostic]:
    """The same findings, in order. Of equal ones in examples the first stands for all; many missing things are one finding. While
    rows can't be read or a type is unknown, what is missing in examples may well stand there."""
    examples = {source.path for _, source in model.examples}
    if any(table.loaded.lost for table in model.tables.values()) or any(f.code == "unknown-type" for f in findings):
        findings = [f for f in findings if not (f.code.startswith("unknown-") and f.primary.location.path in examples)]
    missing: dict[tuple[str, str], list[Diagnostic]] = {}
    for finding in findings:
        if finding.code.startswith("unknown-") and (finding.code == "unknown-type" or finding.primary.location.path in examples):
            missing.setdefault((finding.code, finding.message), []).append(finding)
    told = [one for found in missing.values() for one in _as_one(found, model)]
    names = [found for (code, _), found in missing.items() if code == "unknown-name"]
    if len(names) > MOST:
        told = [one for one in told if one.code != "unknown-name"]
        told.append(_all_in_one([found[0] for found in names], sum(map(len, names))))
    spoken = {id(finding) for found in missing.values() for finding in found}
    return sorted([*(f for f in findings if id(f) not in spoken), *told], key=lambda finding: finding.sort_key)


def _as_one(found: list[Diagnostic], model: Model) -> list[Diagnostic]:
    first, *others = found
    if len(others) < 2:
        return found
    lines = [f"{other.primary.location.path}:{other.primary.location.line}" for other in others]
    more = ", ..." if len(lines) > PLACES else ""
    note = f"so it is in {len(lines)} more places: {', '.join(lines[:PLACES])}{more}"
    new = _unspoken(model)
    help, fix = first.help, first.fix
    if first.message.startswith("there is nothing called") and 0 < len(new) <= MOST:
        names = " or ".join(f"`{id}`" for id in new)
        help, fix = f"if it has another name now, write that wherever it is named; no example speaks of {names} yet", None
    return [replace(first, notes=(*first.notes, note), help=help, fix=fix)]


def _all_in_one(found: list[Diagnostic], places: int) -> Diagnostic:
    names = [part for finding in found for part in re.findall(r"`(\w+)`", finding.message)[-1:]]
    first = found[0]
    place = Label(first.primary.location, "the first of them")
    some = ", ".join(f"`{name}`" for name in names[:MOST])
    help = "bring back the rows or files that are gone, or take what is said of them out of the examples"
    return replace(
        first,
        message=f"the examples speak of {len(names)} things that don't exist: {some} and more",
        primary=place,
        notes=(f"in {places} places",),
        help=help,
        fix=None,
        secondary=(),
    )


def _unspoken(model: Model) -> list[str]:
    """Rows that no example names, of tables whose rows they usually do: one of them may be what is looked for."""
    texts = {source.path: source.text for _, source in model.examples}
    words = {word for text in texts.values() for word in re.findall(r"\w+", text)}
    tables = ([row.id for row in table.rows] for table in model.tables.values())
    return [id for ids in tables if 2 * len(words.intersection(ids)) >= len(ids) for id in ids if id not in words]
