"""A game folder is read completely, in order, and never left."""

import os

import pytest

from compiler.workspace import find_tables, read_workspace


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = tmp_path / "content" / "little"
    for name in (
        "game.rules",
        "automa.rules",
        "variants/short.rules",
        "examples/b.rules",
        "examples/a.rules",
        "phrases/en.yaml",
        "cards/b.yaml",
        "cards/a.yaml",
        "cards/.hidden.yaml",
        "README.md",
    ):
        path = game / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# {name}\n")
    return game


def codes(workspace):
    return [finding.code for finding in workspace.diagnostics]


def test_files_by_kind_and_name(folder):
    workspace = read_workspace(folder)
    assert [source.path for source in workspace.rules] == ["content/little/automa.rules", "content/little/game.rules"]
    assert [source.path for source in workspace.variants] == ["content/little/variants/short.rules"]
    assert [source.path for source in workspace.examples] == ["content/little/examples/a.rules", "content/little/examples/b.rules"]
    assert [source.path for source in workspace.phrases] == ["content/little/phrases/en.yaml"]
    assert workspace.files["content/little/game.rules"] == "# game.rules\n"
    assert workspace.diagnostics == []
    sources, problem = workspace.tables("cards/*.yaml")
    assert [source.path for source in sources] == ["content/little/cards/a.yaml", "content/little/cards/b.yaml"]
    assert problem is None and "content/little/cards/a.yaml" in workspace.files


def test_paths_outside_the_current_directory_begin_with_the_folder(folder, tmp_path_factory, monkeypatch):
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    assert read_workspace(folder).rules[1].path == "little/game.rules"
    monkeypatch.chdir(folder)
    assert read_workspace(folder).rules[1].path == "game.rules"


def test_line_ends_and_byte_order_mark(folder):
    (folder / "game.rules").write_bytes(b"\xef\xbb\xbfplay\r\n    nothing\r\n")
    assert read_workspace(folder).rules[1].text == "play\n    nothing\n"


def test_a_link_that_leads_out(folder, tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("- id: secret\n")
    os.symlink(secret, folder / "more.rules")
    os.symlink(secret, folder / "cards" / "c.yaml")
    os.symlink(tmp_path, folder / "cards" / "up")
    workspace = read_workspace(folder)
    assert codes(workspace) == ["path-outside"]
    assert "secret" not in "".join(workspace.files.values())
    for pattern in ("cards/*.yaml", "cards/up/*.txt", "cards/**/*.txt"):
        found, problem = find_tables(folder, pattern)
        assert found == [] and problem.code in ("path-outside", "table-file-missing")


def test_a_link_inside_is_fine(folder):
    os.symlink(folder / "game.rules", folder / "same.rules")
    assert codes(read_workspace(folder)) == []


@pytest.mark.parametrize(
    "pattern",
    ["../x.yaml", "cards/../../x.yaml", "/etc/*", "~/x.yaml", "C:/x.yaml", "\\\\host\\x", "cards\\..\\..\\x.yaml", "a\0b"],
)
def test_patterns_that_lead_out(folder, pattern):
    found, problem = find_tables(folder, pattern)
    assert found == [] and problem.code == "path-outside"


@pytest.mark.parametrize("pattern", ["cards/none*.yaml", "card/a.yaml", "", "cards/**x/[", "cards"])
def test_patterns_that_match_nothing(folder, pattern):
    found, problem = find_tables(folder, pattern)
    assert found == [] and problem.code == "table-file-missing"


def test_the_nearest_file_is_offered(folder):
    assert find_tables(folder, "card/a.yaml")[1].help == "write `cards/a.yaml`, or add the file"


def test_bytes_that_are_no_text(folder):
    (folder / "game.rules").write_bytes(b"play\n    caf\xe9\n")
    (folder / "nul.rules").write_bytes(b"play\n  \0\n")
    (folder / "wide.rules").write_text("play", encoding="utf-16")
    workspace = read_workspace(folder)
    assert codes(workspace) == ["unreadable-file"] * 3
    assert workspace.diagnostics[0].primary.location[1:3] == (2, 8)
    assert workspace.diagnostics[1].primary.location[1:3] == (2, 3)


def test_a_file_that_is_too_large(folder):
    with open(folder / "game.rules", "wb") as file:
        file.truncate(8_000_001)
    assert codes(read_workspace(folder)) == ["file-too-large"]


def test_a_pipe_is_not_opened(folder):
    os.mkfifo(folder / "pipe.rules")
    assert codes(read_workspace(folder)) == ["unreadable-file"]


def test_no_such_folder(tmp_path):
    workspace = read_workspace(tmp_path / "nowhere")
    assert codes(workspace) == ["unreadable-file"] and workspace.rules == []
