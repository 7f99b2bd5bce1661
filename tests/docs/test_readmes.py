"""What the READMEs name exists: links, and paths in backticks seen from the README's folder or from the root."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("dsl", "compiler", "runtime", "rulewright", "tests", "docs")
READMES = [ROOT / room / "README.md" for room in ROOMS] + [
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]
PATH = re.compile(r"`((?:[\w.-]+/)*[\w-]+(?:/|\.(?:py|md|lark|json)))`")


@pytest.mark.parametrize("readme", READMES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_a_readme_names_exists(readme):
    text = readme.read_text(encoding="utf-8")
    links = [readme.parent / link for link in re.findall(r"\]\(([^)#]+)\)", text)]
    assert [str(link) for link in links if not link.exists()] == []
    bases = (readme.parent, ROOT)
    assert [path for path in PATH.findall(text) if not any((base / path).exists() for base in bases)] == []


@pytest.mark.parametrize("room", ["dsl", "compiler", "runtime", "rulewright"])
def test_a_readme_names_every_folder_of_its_room(room):
    text = (ROOT / room / "README.md").read_text(encoding="utf-8")
    folders = [path.parent.name for path in (ROOT / room).glob("*/__init__.py")]
    assert [name for name in folders if f"`{name}/`" not in text] == []


@pytest.mark.parametrize("room", ["dsl", "compiler", "runtime", "rulewright"])
def test_a_readme_names_every_file_of_its_room(room):
    text = (ROOT / room / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in (ROOT / room).glob("*.py") if path.name[:2] != "__" and f"`{path.name}`" not in text] == []


def test_the_index_of_decisions_names_every_page():
    folder = ROOT / "docs" / "decisions"
    linked = set(re.findall(r"\]\(([^)#]+)\)", (folder / "README.md").read_text(encoding="utf-8")))
    assert linked == {path.name for path in folder.glob("*.md")} - {"README.md"}


def test_the_pipeline_is_found_at_once():
    for readme in (ROOT / "compiler" / "README.md", ROOT / "docs" / "README.md"):
        assert "pipeline.py" in readme.read_text(encoding="utf-8")
