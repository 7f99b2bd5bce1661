"""Results of examples: for people, as JSON, and as JUnit XML for continuous integration.

A run is what `rulewright.examples.run_examples` gives for one game: `examples` (game, name, rules, ok, ran, message,
file, line), `diagnostics` of content that could not be run, and with coverage the counts of statements.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from dsl.diagnostic import ERROR
from rulewright.report.frame import safe
from rulewright.report.machine import Json, as_data

if TYPE_CHECKING:
    from rulewright.examples import Run


class ExampleFormat(StrEnum):
    human = "human"
    json = "json"
    junit = "junit"


def render(runs: Sequence[Run], format: ExampleFormat, coverage: bool) -> str:
    return FORMATS[format](runs, coverage)


def _human(runs: Sequence[Run], coverage: bool) -> str:
    lines = []
    for result in (result for run in runs for result in run.examples if result.ran and not result.ok):
        rules = f" ({', '.join(result.rules)})" if result.rules else ""
        lines += [
            f"FAILED {safe(result.game)}: {safe(result.name)}{safe(rules)}",
            f"  --> {safe(result.file)}:{result.line}",
            *(f"    {safe(line)}" for line in result.message.splitlines()),
            "",
        ]
    if coverage:
        for place in _missing(runs):
            lines.append(f"never run: {safe(place['file'])}:{place['line']}")
        counts = _coverage(runs)
        lines.append(f"coverage: {counts['run']} of {counts['statements']} statements run")
    passed, failed, left = _counts(runs)
    lines.append(f"{passed} passed, {failed} failed" + (f", {left} not run" if left else ""))
    return "\n".join(lines) + "\n"


def _json(runs: Sequence[Run], coverage: bool) -> str:
    passed, failed, left = _counts(runs)
    fields = ("game", "name", "rules", "ok", "message", "file", "line")
    examples = [{name: getattr(result, name) for name in fields} for run in runs for result in run.examples]
    data: Json = {"examples": examples, "passed": passed, "failed": failed, "not_run": left}
    if coverage:
        data["coverage"] = _coverage(runs)
    data["diagnostics"] = as_data([found for run in runs for found in run.diagnostics])["diagnostics"]
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _junit(runs: Sequence[Run], coverage: bool) -> str:
    passed, failed, left = _counts(runs)
    broken = [(run, found) for run in runs for found in run.diagnostics if found.severity == ERROR]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<testsuites tests="{passed + failed + left + len(broken)}" failures="{failed}" errors="{len(broken)}" skipped="{left}">',
    ]
    for run in runs:
        results = run.examples
        errors = [found for found in run.diagnostics if found.severity == ERROR]
        bad = sum(result.ran and not result.ok for result in results)
        skipped = sum(not result.ran for result in results)
        lines.append(
            f'  <testsuite name={_attribute(run.game)} tests="{len(results) + len(errors)}" failures="{bad}" '
            f'errors="{len(errors)}" skipped="{skipped}">'
        )
        for result in results:
            case = (
                f"    <testcase classname={_attribute(result.game)} name={_attribute(result.name)} "
                f'file={_attribute(result.file)} line="{result.line}"'
            )
            if result.ok:
                lines.append(f"{case}/>")
            elif not result.ran:
                lines.append(f"{case}>\n      <skipped message={_attribute(result.message)}/>\n    </testcase>")
            else:
                first = result.message.partition("\n")[0]
                lines.append(
                    f"{case}>\n      <failure message={_attribute(first)}>{_text(result.message)}</failure>\n    </testcase>"
                )
        for found in errors:
            at = found.primary.location
            lines.append(
                f"    <testcase classname={_attribute(run.game)} name={_attribute(found.code)} "
                f'file={_attribute(at.path)} line="{at.line}">\n'
                f"      <error message={_attribute(found.message)}/>\n    </testcase>"
            )
        lines.append("  </testsuite>")
    return "\n".join([*lines, "</testsuites>"]) + "\n"


def _attribute(text: str) -> str:
    return quoteattr(safe(text))


def _text(text: str) -> str:
    return escape("\n".join(safe(line) for line in text.split("\n")))


def _counts(runs: Sequence[Run]) -> tuple[int, int, int]:
    """Passed, failed, not run."""
    results = [(result.ok, result.ran) for run in runs for result in run.examples]
    return results.count((True, True)), results.count((False, True)), results.count((False, False))


def _coverage(runs: Sequence[Run]) -> Json:
    counted = [run.coverage for run in runs if run.coverage is not None]
    return {
        "statements": sum(each.statements for each in counted),
        "run": sum(each.run for each in counted),
        "missing": _missing(runs),
    }


def _missing(runs: Sequence[Run]) -> list[Json]:
    places = sorted({tuple(place) for run in runs if run.coverage is not None for place in run.coverage.missing})
    return [{"file": file, "line": line} for file, line in places]


FORMATS: dict[ExampleFormat, Callable[[Sequence[Run], bool], str]] = {
    ExampleFormat.human: _human,
    ExampleFormat.json: _json,
    ExampleFormat.junit: _junit,
}
