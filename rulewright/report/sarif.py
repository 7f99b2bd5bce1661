"""SARIF 2.1.0, the exchange format of code scanners: one run, the rules that occur in it, one result per finding."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from urllib.parse import quote

from compiler.codes import registry
from dsl.diagnostic import ERROR, Diagnostic, Fix
from dsl.source import Location
from rulewright.report.machine import Json

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render(diagnostics: list[Diagnostic], files: Mapping[str, str]) -> str:
    slugs = sorted({found.code for found in diagnostics})
    driver = {"name": "rulewright", "version": _version(), "rules": [_rule(slug) for slug in slugs]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(found, slugs.index(found.code)) for found in diagnostics],
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2, ensure_ascii=False) + "\n"


def _version() -> str:
    try:
        return version("rulewright")
    except PackageNotFoundError:
        return "0"


def _rule(slug: str) -> Json:
    rule: Json = {"id": slug}
    if code := registry().get(slug):
        rule["shortDescription"] = {"text": code.summary}
        rule["fullDescription"] = {"text": code.why}
        rule["help"] = {"text": f"Wrong:\n{code.wrong}\n\nRight:\n{code.right}"}
        rule["defaultConfiguration"] = {"level": _level(code.severity)}
    return rule


def _level(severity: str) -> str:
    return "error" if severity == ERROR else "warning"


def _result(found: Diagnostic, index: int) -> Json:
    text = "\n".join([found.message, *found.notes, *([f"help: {found.help}"] if found.help else [])])
    result: Json = {
        "ruleId": found.code,
        "ruleIndex": index,
        "level": _level(found.severity),
        "message": {"text": text},
        "locations": [_location(found.primary.location)],
    }
    if found.secondary:
        result["relatedLocations"] = [
            {"id": number, **_location(other.location), "message": {"text": other.text}}
            for number, other in enumerate(found.secondary)
        ]
    if found.fix:
        result["fixes"] = [_fix(found.fix, found.help)]
    return result


def _location(at: Location) -> Json:
    return {"physicalLocation": {"artifactLocation": _artifact(at.path), "region": _region(at)}}


def _artifact(path: str) -> Json:
    return {"uri": quote(path), "uriBaseId": "%SRCROOT%"}


def _region(at: Location) -> Json:
    return {"startLine": at.line, "startColumn": at.column, "endLine": at.end_line, "endColumn": at.end_column}


def _fix(fix: Fix, help: str | None) -> Json:
    replacement = {"deletedRegion": _region(fix.location), "insertedContent": {"text": fix.replacement}}
    change = {"artifactLocation": _artifact(fix.location.path), "replacements": [replacement]}
    return {"description": {"text": help or "apply the suggested edit"}, "artifactChanges": [change]}
