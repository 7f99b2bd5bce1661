"""The registry of codes: complete, tidy, used, and printed."""

import ast
import re
from pathlib import Path

import pytest

from compiler.codes import registry, subjects
from dsl import errors
from dsl.parser import parse_file
from dsl.source import Source
from rulewright.explain.codes import explain_code
from rulewright.explain.page import PAGE, render_page

ROOT = Path(__file__).parents[2]
SLUG = re.compile(r"[a-z]+(-[a-z]+)+")


def written_slugs() -> dict[str, str]:
    """Every string literal in dsl/ and compiler/ that stands as a code: keyword `code` or an argument of a call."""
    found = {}
    for room in ("dsl", "compiler"):
        for path in sorted((ROOT / room).rglob("*.py")):
            if path.is_relative_to(ROOT / "compiler" / "codes"):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    for value in [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "code")]:
                        if isinstance(value, ast.Constant) and isinstance(value.value, str):
                            if SLUG.fullmatch(value.value):
                                found.setdefault(value.value, f"{path.relative_to(ROOT)}:{value.lineno}")
    return found


def test_every_code_is_registered_once():
    slugs = [code.slug for codes in subjects().values() for code in codes]
    assert len(slugs) == len(set(slugs)) == len(registry())
    assert all(SLUG.fullmatch(slug) for slug in slugs if slug != "leak")


def test_every_code_in_use_is_registered():
    # Codes have a hyphen; other hyphenated words that are passed to calls would have to be listed here.
    assert {slug: place for slug, place in written_slugs().items() if slug not in registry()} == {}


@pytest.mark.parametrize("code", registry().values(), ids=registry())
def test_an_entry_reads_well(code):
    assert code.severity in ("error", "warning")
    assert code.summary[0] not in "ABCDEFGHIJKLMNOPQSTUVWXYZ" or code.summary.startswith("Rulewright")
    assert not code.summary.endswith(".")
    assert code.why.endswith((".", "?"))
    assert code.wrong and code.right and code.wrong != code.right


def test_explain_prints_both_examples():
    text = explain_code("late-pay")
    assert text.startswith("error[late-pay]: ")
    assert "Wrong:" in text and "Right:" in text
    assert explain_code("no-such-code") is None


def test_the_page_is_up_to_date():
    page = ROOT / PAGE
    assert page.read_text(encoding="utf-8") == render_page(), "run `python -m rulewright.explain.page`"


def files_of(example: str) -> dict[str, str]:
    """The files of an example: each begins with a comment line that is its path."""
    first, *rest = re.split(r"^# (\S+\.(?:rules|yaml|jinja|svg))$", example, flags=re.M)
    files = dict(zip(rest[::2], rest[1::2], strict=True))
    return files | ({"game.rules": first} if first.strip() else {})


@pytest.mark.parametrize(
    "code", [code for code in registry().values() if code.slug not in errors.CODES], ids=lambda code: code.slug
)
def test_examples_of_meaning_are_correctly_written(code):
    for example in (code.wrong, code.right):
        for path, text in files_of(example).items():
            if path.endswith(".rules"):
                assert parse_file(Source(path, text.lstrip("\n") + "\n"))[1] == []
