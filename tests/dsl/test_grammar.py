"""The grammar: free of conflicts, and in step with the tables made from it."""

import ast
import json
import logging
import subprocess
import sys
from importlib.metadata import version

import pytest

from dsl.machine import machine
from dsl.tables import GRAMMAR, STORED, TRIED, build, load_tables, render
from dsl.transform import FUNCTIONS


@pytest.fixture(scope="module")
def built() -> dict:
    """Built in strict mode, in which a conflict or two words that could be mistaken for each other are errors."""
    pytest.importorskip("interegular")
    logging.getLogger("lark").setLevel(logging.DEBUG)
    return build(GRAMMAR.read_text(encoding="utf-8"), strict=True)


def test_the_grammar_has_no_conflicts(built):
    assert len(built["actions"]) > 500


def test_the_stored_tables_belong_to_the_grammar(built):
    # after an edit of the grammar: python -m dsl.tables
    assert json.loads(STORED.read_text(encoding="ascii")) == json.loads(render(built))


def test_the_installed_lark_is_one_that_was_tried(built):
    # a new version: if the test above holds under it, add it to TRIED
    assert version("lark") in TRIED


def test_lark_is_asked_through_its_public_interface_only():
    private = [
        f"{path.name}: {node.attr}"
        for path in GRAMMAR.parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__")
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert private == []


def test_every_rule_has_its_function_and_every_function_its_rule():
    named = {rule.function for rule in load_tables().rules if rule.function}
    assert named == set(FUNCTIONS)


def test_reading_a_text_does_not_import_lark():
    lines = (
        "import sys",
        "from dsl.parser import parse_file",
        "from dsl.source import Source",
        "parse_file(Source('', 'always a > 0'))",
        "assert 'lark' not in sys.modules",
    )
    assert subprocess.run([sys.executable, "-c", "; ".join(lines)], cwd=GRAMMAR.parent.parent).returncode == 0


def test_stale_tables_are_built_anew(monkeypatch, tmp_path):
    monkeypatch.setattr("dsl.tables.STORED", tmp_path / "missing.json")
    assert load_tables.__wrapped__() == machine().tables
