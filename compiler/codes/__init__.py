"""The registry of all kinds of findings, each under a readable slug that is never reused.

A slug names the fault, not the cure. `docs/errors.md`, `explain CODE` and SARIF are made from this registry. Syntax
codes are declared beside the parser, in `dsl/errors.py`; the others here, one file per subject.
"""

from __future__ import annotations

from compiler.codes import economy, examples, flow, names, rules, secrets, sheets, syntax, tables, texts, types, variants
from compiler.codes.code import Code, code

SUBJECTS: dict[str, tuple[Code, ...]] = {
    "Writing": syntax.CODES,
    "Names": names.CODES,
    "Kinds and numbers": types.CODES,
    "Rules and what lasts": rules.CODES,
    "Flow": flow.CODES,
    "Secrets": secrets.CODES,
    "Files and tables": tables.CODES,
    "Variants": variants.CODES,
    "Texts": texts.CODES,
    "Economy": economy.CODES,
    "Sheets": sheets.CODES,
    "Examples and ourselves": examples.CODES,
}

REGISTRY: dict[str, Code] = {entry.slug: entry for entries in SUBJECTS.values() for entry in entries}

__all__ = ["REGISTRY", "SUBJECTS", "Code", "code"]
