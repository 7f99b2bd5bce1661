"""Every rule and worked example is cited by an example, or says why not; a rule of the scenario stands beside what it changes."""

from __future__ import annotations

import re
from functools import cache

from rulewright.explain.names import explain_name
from tests.smartphone_inc.table import FOLDER, examples

RULES = [f"R{number}" for number in range(1, 72)]
"""The rules of the base game, with Steve."""
SCENARIO = [f"S{number}" for number in range(1, 33)]
STEVE = [f"T{number}" for number in range(1, 15)]
"""Steve in the scenario."""
WORKED = [f"E{number}" for number in range(1, 48) if number not in (13, 17, 24, 30, 38, 40, 45, 46)]
"""The worked examples; the numbers left out were never given."""
FIGURES = ["3.1", "3.9", "3.10"]
"""Tables that do something; the others only hold figures (`test_tables.py`)."""
NOT_TESTABLE = {"S1": "there are no CEO technologies in this game"}
BESIDE = [f"S{number}" for number in range(5, 31)]
"""Rules of the scenario that stand beside the rule of the base game."""
DECIDED = re.compile(r"\b(R6[357-9]|R70|T[2-9]|T1[0-3])\b")
"""The rules by which Steve decides."""


@cache
def written() -> dict[str, str]:
    """Examples as they are written, by their titles."""
    found = {}
    for path in sorted((FOLDER / "examples").glob("*.rules")):
        for part in re.split(r"^(?=example )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            title = re.match(r'example "([^"]*)"', part)[1]
            assert title not in found, "two examples of one name"
            found[title] = part
    return found


def cited() -> set[str]:
    return {rule for example in examples().examples for rule in example.rules}


def test_examples_pass():
    assert [(example.name, example.message) for example in examples().examples if not example.ok] == []


def test_everything_is_shown_by_an_example_or_can_not_be_shown():
    wanted = [*RULES, *SCENARIO, *STEVE, *WORKED, *FIGURES]
    assert [rule for rule in wanted if rule not in cited() | set(NOT_TESTABLE)] == []
    assert cited() & set(NOT_TESTABLE) == set(), "shown after all"
    assert cited() - set(wanted) == set(), "no such rule"


def test_examples_run_every_statement():
    coverage = examples().coverage
    assert coverage.run == coverage.statements, coverage.missing


def test_rules_of_the_scenario_stand_beside_those_of_the_base_game():
    with_it: set[str] = set()
    without: set[str] = set()
    for example in examples().examples:
        is_on = "given variant espionage" in written()[example.name]
        assert is_on != example.name.startswith("Base: ") or "small_board" in example.file or not set(example.rules) & set(SCENARIO)
        (with_it if is_on else without).update(example.rules)
    assert [rule for rule in BESIDE if rule not in with_it] == []
    assert [rule for rule in BESIDE if rule not in without] == []


def test_steve_decides_in_many_positions():
    """Positions in which rules of Steve's choose between several things."""
    with_steve = [text for text in written().values() if re.search(r"given players .*\bsteve\b", text)]
    assert sum(bool(DECIDED.search(text.split("\n")[0])) for text in with_steve) >= 40


def test_rulings_speak_of_known_rules_only():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\b[RSTE]\d+\b", text))
    assert named and named <= {*RULES, *SCENARIO, *STEVE, *WORKED}


CHANGED = {
    "first_research": "replace event first_research",
    "tech_cost": "replace quantity tech_cost",
    "logistics": "before I do logistics",
    "expand": "before I do expand: may do any of place_spy, recall_spy",
    "logistics_order": "replace define logistics_order",
    "sales": "replace define sales",
    "wants": "define wants for tech Tech",
}
"""What the scenario changes, and the words in which it does."""


def test_a_name_tells_what_the_scenario_changes_of_it():
    for name, how in CHANGED.items():
        changes = explain_name(FOLDER, name).partition("changed by")[2].partition("\n\n")[0]
        assert re.search(rf"variants/espionage\.rules:\d+ +\S.*{re.escape(how)}", changes), name


def test_every_rule_that_the_scenario_replaces_is_told():
    """The patches of the file are those that are asked for."""
    text = (FOLDER / "variants" / "espionage.rules").read_text(encoding="utf-8")
    patched = set(re.findall(r"^ *(?:replace \w+|before I do|after I do) (\w+)", text, re.MULTILINE))
    assert patched <= set(CHANGED)
    assert 'remove score "Patents"' in explain_name(FOLDER, "espionage")


def test_what_is_new_in_the_scenario_is_told_too():
    for name in ("place_spy", "recall_spy", "rent", "rent_fee", "spy", "dearer", "steve_spy_cost"):
        assert "variants/espionage.rules:" in explain_name(FOLDER, name), name
