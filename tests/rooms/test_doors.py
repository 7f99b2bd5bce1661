"""The house rules: who may import whom, what stays out of which room."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = {"dsl", "compiler", "runtime", "generated", "rulewright"}
MAY_IMPORT = {
    "dsl": {"dsl"},
    "compiler": {"compiler", "dsl"},
    "runtime": {"runtime"},
    "generated": {"generated", "runtime"},
    "rulewright": ROOMS,
}
# Names of games, shipped and test, as they would be written in code or in a sentence.
PUBLISHED = ["ai_rush", "disruptopia", "crypto_clash", "tabletop_inc", "smartphone_inc"]


def imported(room):
    """Everything the modules of a room import: top-level name, and where."""
    for path in sorted((ROOT / room).rglob("*.py")):
        for name, line in _imports(path):
            yield name, f"{path.relative_to(ROOT)}:{line} imports {name}"


def _imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module.split(".")[0], node.lineno


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_a_room_imports_only_through_its_doors(room):
    assert [where for name, where in imported(room) if name in ROOMS - MAY_IMPORT[room]] == []


@pytest.mark.parametrize("room", ["runtime", "generated"])
def test_a_compiled_game_needs_only_the_standard_library(room):
    known = sys.stdlib_module_names | MAY_IMPORT[room]
    assert [where for name, where in imported(room) if name not in known] == []


def test_no_game_is_named_in_the_rooms_that_serve_all_games():
    games = PUBLISHED + [
        path.name for folder in ("content", "tests/games") for path in (ROOT / folder).iterdir() if (path / "game.rules").exists()
    ]
    pattern = re.compile(r"\b(" + "|".join(name.replace("_", "[_ -]?") for name in sorted(set(games))) + r")\b", re.I)
    wrong = [
        f"{path.relative_to(ROOT)}: {found.group()}"
        for room in ("dsl", "compiler", "runtime")
        for path in sorted((ROOT / room).rglob("*"))
        if path.suffix in {".py", ".lark", ".yaml", ".md", ".jinja"}
        for found in pattern.finditer(path.read_text(encoding="utf-8"))
    ]
    assert wrong == []


def test_there_is_no_python_in_content():
    folders = [ROOT / "content", ROOT / "tests" / "games", ROOT / "tests" / "language"]
    assert [path for folder in folders for path in folder.rglob("*/*.py")] == []
