"""Every rule and worked example is cited by an example, or says why not."""

from __future__ import annotations

import re
from functools import cache

from tests.tabletop_inc.table import FOLDER, examples, rows

RULES = [f"R{number}" for number in range(1, 203)]
WORKED = [f"E{number}" for number in range(1, 34)]
DERIVED = [
    f"D{n}" for n in (1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 17, 18, 20, 21, 23, 25, 26, 27, 28, 30, 31, 32, 34, 36, 37, 39, 40)
]
NOT_TESTABLE = {"R4": "name plates have no effect", "R33": "colours only remind of what an action is about"}
FILES = ("cards/*.yaml", "tables/*.yaml")


@cache
def cited() -> set[str]:
    return {rule for example in examples().examples for rule in example.rules}


def test_examples_pass():
    assert [(example.name, example.message) for example in examples().examples if not example.ok] == []


def test_everything_is_shown_by_an_example_or_can_not_be_shown():
    wanted = [*RULES, *WORKED, *DERIVED]
    assert [rule for rule in wanted if rule not in cited() | set(NOT_TESTABLE)] == []
    assert cited() & set(NOT_TESTABLE) == set(), "shown after all"
    assert cited() - set(wanted) == set(), "no such rule"


def test_examples_run_every_statement():
    coverage = examples().coverage
    assert coverage.run == coverage.statements, coverage.missing


def test_every_card_with_a_say_stands_in_an_example():
    """Specialists, freelancers, WOW, POW, skill and item cards, objectives and ZAP cards."""
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "examples").glob("*.rules"))
    named = set(re.findall(r"\b[a-z]\d\d\b", text))
    cards = {row["id"] for path in FOLDER.glob("cards/*.yaml") for row in rows(f"cards/{path.name}")} - {"founder_card"}
    goals, zaps = ({row["id"] for row in rows(f"tables/{name}.yaml")} for name in ("objectives", "zap"))
    assert (len(cards), len(goals), len(zaps)) == (14 + 16 + 13 + 14 + 24 + 30, 36, 15)
    assert (cards | goals | zaps) - named == set()


def test_rulings_speak_of_known_rules_only():
    named = set(re.findall(r"\b[RED]\d+\b", (FOLDER / "RULINGS.md").read_text(encoding="utf-8")))
    assert named and named <= {*RULES, *WORKED, *DERIVED}


def test_the_rules_are_shorter_than_the_rulebook():
    """Its text has 9219 words, more than half of them on the rules."""
    rules = [path for path in FOLDER.rglob("*.rules") if path.parent.name != "examples"]
    assert sum(len(path.read_text(encoding="utf-8").split()) for path in rules) < 9219 / 2
