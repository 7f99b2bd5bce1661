"""`fmt` with the real formatter, on files as they lie on disk."""

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app

UNTIDY = 'game little "Little" for 2 to 2 players\n\n\n\nchoices   Colour: red,blue   # two of them\n'


@pytest.fixture
def folder(tmp_path, monkeypatch):
    folder = tmp_path / "content" / "little"
    (folder / "examples").mkdir(parents=True)
    (folder / "game.rules").write_text(UNTIDY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def run(*words):
    return CliRunner().invoke(app, list(words))


def test_a_second_run_changes_nothing(folder):
    assert run("fmt").exit_code == 0
    once = (folder / "game.rules").read_text(encoding="utf-8")
    assert once != UNTIDY and "# two of them" in once and "choices Colour: red, blue" in once
    assert run("fmt", "--check").exit_code == 0
    assert run("fmt").exit_code == 0
    assert (folder / "game.rules").read_text(encoding="utf-8") == once


def test_line_ends_and_byte_order_marks_are_part_of_the_layout(folder):
    run("fmt")
    plain = (folder / "game.rules").read_bytes()
    (folder / "game.rules").write_bytes(b"\xef\xbb\xbf" + plain.replace(b"\n", b"\r\n"))
    assert run("fmt", "--check").exit_code == 1
    run("fmt")
    assert (folder / "game.rules").read_bytes() == plain


def test_a_file_that_can_not_be_read_is_reported_and_left_alone(folder):
    (folder / "examples" / "broken.rules").write_bytes(b"# caf\xe9\n")
    (folder / "examples" / "wrong.rules").write_text('example "x\n', encoding="utf-8")
    result = run("fmt")
    assert result.exit_code == 1
    assert "error[unreadable-file]" in result.stdout and "error[unclosed-string]" in result.stdout
    assert (folder / "examples" / "wrong.rules").read_text(encoding="utf-8") == 'example "x\n'
    assert (folder / "examples" / "broken.rules").read_bytes() == b"# caf\xe9\n"
