"""Results of examples in their three formats."""

import json
from types import SimpleNamespace
from xml.etree import ElementTree

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.report import examples


def result(name, ok, message="", ran=True):
    facts = {"rules": ("R1", "R2"), "ok": ok, "ran": ran, "message": message, "file": "examples/all.rules", "line": 3}
    return SimpleNamespace(game="little", name=name, **facts)


BROKEN = Diagnostic("unknown-name", "there is no `<b>` here", Label(Location("game.rules", 2, 1, 2, 4)))
RUNS = [
    SimpleNamespace(
        game="little",
        diagnostics=[],
        examples=[result("Work pays", True), result('A "quoted" <name>', False, "ana has 1 & not 2\nsecond")],
        coverage=SimpleNamespace(statements=5, run=3, missing=[("game.rules", 9), ("game.rules", 4)]),
    ),
    SimpleNamespace(game="broken", diagnostics=[BROKEN], examples=[result("Unread", False, "not run", ran=False)], coverage=None),
]


def test_human_lists_failures_and_what_was_never_run():
    assert examples.render(RUNS, "human", coverage=True) == (
        'FAILED little: A "quoted" <name> (R1, R2)\n'
        "  --> examples/all.rules:3\n"
        "    ana has 1 & not 2\n"
        "    second\n"
        "\n"
        "never run: game.rules:4\n"
        "never run: game.rules:9\n"
        "coverage: 3 of 5 statements run\n"
        "1 passed, 1 failed, 1 not run\n"
    )


def test_json_has_the_fields_of_the_contract():
    data = json.loads(examples.render(RUNS, "json", coverage=True))
    assert data["passed"] == 1 and data["failed"] == 1 and data["not_run"] == 1
    assert not data["examples"][2]["ok"]
    assert data["examples"][0] == {
        "game": "little",
        "name": "Work pays",
        "rules": ["R1", "R2"],
        "ok": True,
        "message": "",
        "file": "examples/all.rules",
        "line": 3,
    }
    assert data["coverage"] == {
        "statements": 5,
        "run": 3,
        "missing": [{"file": "game.rules", "line": 4}, {"file": "game.rules", "line": 9}],
    }
    assert data["diagnostics"][0]["code"] == "unknown-name"
    assert "coverage" not in json.loads(examples.render(RUNS, "json", coverage=False))


def test_junit_is_well_formed_and_counts():
    suites = ElementTree.fromstring(examples.render(RUNS, "junit", coverage=False))
    assert suites.attrib == {"tests": "4", "failures": "1", "errors": "1", "skipped": "1"}
    failing = suites.find("testsuite/testcase[2]")
    assert failing.attrib["name"] == 'A "quoted" <name>'
    assert failing.find("failure").text == "ana has 1 & not 2\nsecond"
    assert suites.find("testsuite[2]/testcase/skipped").attrib["message"] == "not run"
    assert suites.find("testsuite[2]/testcase/error").attrib["message"] == "there is no `<b>` here"
