"""One list of findings, one golden file per format. `UPDATE_GOLDEN=1` rewrites them; the diff is the review."""

import json
import os
from pathlib import Path

import pytest

from dsl.diagnostic import WARNING, Diagnostic, Fix, Label
from dsl.source import Location, Source, Span
from rulewright import report

GOLDEN = Path(__file__).parent / "golden"

RULES = """\
each player has
    favour 0..12

# 1
# 2
# 3
# 4
action pray "Pray"
    require favour >= 15
    gain 1 favor
    choose one
        option "Sing"
            gain 1 favour
"""
CARDS = """\
- id: pilot
  start_favour: 14
- id: 城主
  name: 大城主
  text: "大きな Coins, 50% off"
"""
FILES = {"game.rules": RULES, "cards/experts, all.yaml": CARDS}


def at(path: str, words: str, after: int = 0) -> Location:
    start = FILES[path].index(words, after)
    return Source(path, FILES[path]).locate(Span(start, start + len(words)))


FINDINGS = [
    Diagnostic(
        "value-out-of-range",
        "Pilot starts `favour` at 14, but the range ends at 12",
        Label(at("cards/experts, all.yaml", "14"), "row `pilot`, column `start_favour`"),
        secondary=(Label(at("game.rules", "0..12"), "the range of `favour`"),),
        help="use a value from 0 to 12, or extend the range",
    ),
    Diagnostic(
        "unknown-name",
        "there is no `favor` here",
        Label(at("game.rules", "favor", RULES.index("gain")), "not declared anywhere"),
        secondary=(Label(at("game.rules", "favour"), "a field with a similar name"),),
        help="write `favour`",
        fix=Fix(at("game.rules", "favor", RULES.index("gain")), "favour"),
    ),
    Diagnostic(
        "never-true",
        "`require favour >= 15` can never hold",
        Label(at("game.rules", "favour >= 15"), "needs at least 15"),
        severity=WARNING,
        secondary=(Label(at("game.rules", "0..12"), "`favour` never goes above 12"),),
        notes=("no variant extends this range",),
        help="lower the requirement to 12 or less",
    ),
    Diagnostic(
        "choice-without-options",
        "this choice has one option",
        Label(at("game.rules", RULES[RULES.index("choose one") :].rstrip("\n"))),
        severity=WARNING,
    ),
    Diagnostic(
        "text-effect-mismatch",
        "大城主 promises 50%,\nits rule gives 1",
        Label(at("cards/experts, all.yaml", "50% off"), "what the player reads"),
    ),
    Diagnostic("table-file-missing", "no file matches `tables/x.yaml`", Label(Location("tables/x.yaml", 1, 1, 1, 1))),
]


@pytest.mark.parametrize("format", sorted(report.FORMATS))
def test_output_is_the_golden_file(format, monkeypatch):
    monkeypatch.setattr("rulewright.report.sarif.version", lambda name: "1.2.3")
    text = report.render(FINDINGS, format, FILES)
    golden = GOLDEN / f"findings.{format}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("format", sorted(report.FORMATS))
def test_order_and_repetition_of_findings_do_not_matter(format):
    again = [*reversed(FINDINGS), *FINDINGS]
    assert report.render(again, format, FILES) == report.render(FINDINGS, format, FILES)


@pytest.mark.parametrize("format", ["human", "concise", "github"])
def test_nothing_found_prints_nothing(format):
    assert report.render([], format, {}) == ""


def test_json_of_nothing_is_complete():
    assert json.loads(report.render([], "json", {})) == {"diagnostics": [], "errors": 0, "warnings": 0}


def test_sarif_has_what_scanners_need():
    run = json.loads(report.render(FINDINGS, "sarif", FILES))["runs"][0]
    assert run["tool"]["driver"]["name"] == "rulewright"
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        assert result["locations"][0]["physicalLocation"]["region"]["startLine"] >= 1


def test_terminal_tricks_in_content_are_made_visible():
    path, line = "game.rules", "gain \x1b[31m1\u202e coins"
    found = Diagnostic("unknown-name", "there is no `\x1b[2J`", Label(Location(path, 1, 6, 1, 10), "\x07"))
    for format in ("human", "concise"):
        text = report.render([found], format, {path: line})
        assert not any(char in text for char in "\x1b\x07\u202e")


def test_a_very_long_line_is_cropped_around_the_words_in_question():
    line = "a" * 5000 + "WORDS" + "b" * 5000
    text = report.render([Diagnostic("bad-yaml", "x", Label(Location("t.yaml", 1, 5001, 1, 5006)))], "human", {"t.yaml": line})
    shown, marks = text.splitlines()[3:5]
    assert len(shown) < 130 and "WORDS" in shown
    assert shown[marks.index("^") : marks.rindex("^") + 1] == "WORDS"


def test_places_outside_the_text_do_no_harm():
    for location in (Location("t", 0, 0, 0, 0), Location("t", 99, 99, 99, 99), Location("t", 1, 9, 1, 3)):
        for format in report.FORMATS:
            assert report.render([Diagnostic("bad-yaml", "x", Label(location))], format, {"t": "one\ntwo"})
