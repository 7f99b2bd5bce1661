"""The two examples of every code: the wrong one is found under this code, the right one is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.codes import registry
from tests.diagnostics.cases import check_all
from tests.diagnostics.test_cases import NEVER_IN_A_CHECK

GAME = 'game little "Little Game" for 2 to 4 players\n'
PLAY = "play\n    rounds 3\n        nothing\n"
ABOUT_GAME = {"missing-game", "several-games", "missing-play"}
SKIPPED = NEVER_IN_A_CHECK | {
    "bad-indentation",
    "tab-in-indentation",  # tested beside the parser, like all codes of writing
    "table-file-missing",  # the right example would need the file
    "unused-name",
    "automa-decides",  # need a game around them, see cases/
}


def write(example: str, folder: Path, whole: bool) -> Path:
    first, *rest = re.split(r"^# (\S+\.(?:rules|yaml|jinja|svg))$", example, flags=re.M)
    files = dict(zip(rest[::2], rest[1::2], strict=True)) | ({"game.rules": first} if first.strip() else {})
    rules = files.get("game.rules", "").lstrip("\n") + "\n"
    if not whole and not re.search(r"^game ", rules, re.M):
        rules = GAME + rules
    if not whole and not re.search(r"^play$", rules, re.M):
        rules += PLAY
    files["game.rules"] = rules
    for pattern in re.findall(r'from "([^"*]+\.yaml)"', rules):
        if ".." not in pattern:
            files.setdefault(pattern, "[]\n")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text.lstrip("\n"), encoding="utf-8")
    return folder


CODES = [code for code in registry().values() if code.slug not in SKIPPED]


@pytest.mark.parametrize("code", CODES, ids=lambda code: code.slug)
def test_examples(code, tmp_path):
    whole = code.slug in ABOUT_GAME
    wrong = check_all(write(code.wrong, tmp_path / "wrong", whole)).diagnostics
    right = check_all(write(code.right, tmp_path / "right", whole)).diagnostics
    assert code.slug in [d.code for d in wrong]
    assert code.slug not in [d.code for d in right]
    assert next(d.severity for d in wrong if d.code == code.slug) == code.severity
