"""A content folder is data: it runs no code, reads nothing outside itself, and its texts stay texts."""

from __future__ import annotations

import os
import sys

import pytest

from compiler.pipeline import check_game, compile_game
from rulewright.report import render
from tests.security.folders import try_out, write

SECRET = "the-password-of-the-house"
TABLE = """\
table cards of Card from "{pattern}"
    worth   0..9
    note    text
    effect  effect
the game has
    deck    pile of Card
action play_card "Play a card"
    choose card in deck
    gain card.worth coins
    do card.effect
"""
PLAY = "move cards to deck"


def table(tmp_path, yaml: str, pattern: str = "cards/all.yaml"):
    return write(tmp_path / "game", TABLE.format(pattern=pattern), PLAY, **{"cards/all.yaml": yaml})


@pytest.mark.parametrize(
    "value",
    [
        "!!python/object/apply:os.system ['touch {mark}']",
        "!!python/name:os.system",
        "!!python/module:os",
        "!!python/object/new:os.system ['touch {mark}']",
        "!ruby/object:Gem {{}}",
        "!<tag:yaml.org,2002:python/object/apply:os.system> ['touch {mark}']",
        "!!js/function 'x'",
        "!include /etc/passwd",
    ],
)
def test_yaml_tags_are_refused_and_run_nothing(value, tmp_path):
    mark = tmp_path / "mark"
    outcome = try_out(table(tmp_path, f"- {{id: axe, worth: 1, note: {value.format(mark=mark)}}}\n"))
    assert set(outcome.codes) <= {"yaml-tag", "bad-yaml", "wrong-cell"} and outcome.codes
    assert not mark.exists()


BOMB = "- &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"- &{b} [{', '.join(['*' + a] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    "yaml",
    [
        BOMB,
        "- {<<: {id: a}, worth: 1}\n",
        "- " + "[" * 5000 + "]" * 5000 + "\n",
        "- " + "{a: " * 3000 + "1" + "}" * 3000 + "\n",
        "- id: a\n" + "".join("  " * n + "- x:\n" for n in range(1, 300)),
        "? [a]\n: b\n",
        "--- a\n--- b\n",
        "%YAML 9.9\n---\n- id: a\n",
        "- {id: a, worth: " + "9" * 5000 + "}\n",
        "- {id: a, worth: 0x7fffffffffff}\n",
        "- {id: a, worth: 1e400}\n",
        "\x00\x01\x02",
        "- {id: a, copies: 999999999}\n",
        "- {id: [], worth: {}}\n",
    ],
    ids=lambda text: repr(text[:24]),
)
def test_hostile_yaml(yaml, tmp_path):
    assert try_out(table(tmp_path, yaml)).codes


def test_very_many_rows(tmp_path):
    rows = "".join(f"- {{id: c{n}, worth: 1, effect: gain 1 coins}}\n" for n in range(600))
    assert not try_out(table(tmp_path, rows)).codes


TRICKS = [
    "{{ 7 * 7 }}",
    "{% import os %}",
    "{0.__class__.__mro__}",
    "{effect.__globals__}",
    "{player.__init__}",
    "%s%s%n",
    "${jndi:ldap://x}",
    "$(touch mark)",
    "`touch mark`",
    "__import__('os').system('touch mark')",
    "\\n\\x00\\u0000",
    "'''\"\"\"",
    "{",
    "}",
    "{{}",
    "\u202e\u2066evil",
    "\x1b[2J",
]


@pytest.mark.parametrize("trick", TRICKS, ids=repr)
def test_texts_stay_texts(trick, tmp_path, monkeypatch):
    """In titles, labels, reasons, names and texts, through the compiler and at run time."""
    monkeypatch.chdir(tmp_path)
    quoted = trick.replace('"', "'").replace("\n", " ").replace("\\", "/")
    rules = (
        TABLE.format(pattern="cards/all.yaml")
        + f'event shout "{quoted}"\n    may "{quoted}": gain 1 coins\naction ask "{quoted}"\n'
        f'    require coins > 3 "{quoted}"\n    gain 1 coins\nalways coins < 99 "{quoted}"'
    )
    cell = trick.replace("'", "''").replace("\x1b", "")
    yaml = f"- {{id: axe, name: '{cell}', note: '{cell}', text: '{cell}', worth: 1}}\n"
    folder = write(tmp_path / "game", rules, "do shout", **{"cards/all.yaml": yaml})
    outcome = try_out(folder)
    assert not (tmp_path / "mark").exists() and not (folder / "mark").exists()
    if outcome.checked.ok:
        from rulewright import load

        state = load(folder).new(players=2, seed=1)
        while not state.over:
            state.view(0), state.decision.options[0].label
            state.apply(0)
        assert [line.text if hasattr(line, "text") else str(line) for line in state.log]


NAMES = [
    "import os",
    "os.system",
    "__class__",
    "__import__",
    "exec",
    "eval",
    "class",
    "def",
    "lambda",
    "None",
    "True",
    "self",
    "print",
    "s",
    "K",
    "me",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_python_mean_nothing(name, tmp_path):
    """Words of Python are either ordinary names or refused; in no case does anything but a game come out."""
    rules = f'each player has\n    {name} 0..9 starts 1\naction {name}_act "Act"\n    gain 1 {name}\n'
    rules += f"define {name}_value as {name} + 1"
    outcome = try_out(write(tmp_path / "game", rules, f"do {name}_act"))
    assert outcome.limit is None


def test_the_emitted_module_imports_only_the_runtime(tmp_path):
    text = compile_game(write(tmp_path / "game")).files["__init__.py"]
    imports = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert all(line.startswith(("from runtime", "import runtime", "from __future__")) for line in imports), imports


@pytest.mark.parametrize(
    "pattern",
    [
        "../secret.yaml",
        "../*.yaml",
        "cards/../../secret.yaml",
        "/etc/passwd",
        "~/secret.yaml",
        "..\\\\secret.yaml",
        "C:/secret.yaml",
        "file:///etc/passwd",
        "**/../../secret.yaml",
        "cards/all.yaml/../../../secret.yaml",
        "//etc/passwd",
    ],
)
def test_paths_out_of_the_folder(pattern, tmp_path):
    (tmp_path / "secret.yaml").write_text(f"- {{id: axe, worth: 1, note: {SECRET}}}\n")
    outcome = try_out(table(tmp_path, "- {id: axe, worth: 1}\n", pattern))
    assert set(outcome.codes) & {"path-outside", "table-file-missing"}
    assert SECRET not in render(outcome.checked.diagnostics, "human", outcome.checked.sources)
    assert not any(SECRET in text for text in outcome.checked.sources.values())


@pytest.mark.skipif(sys.platform == "win32", reason="symbolic links")
@pytest.mark.parametrize("link", ["cards/all.yaml", "more.rules", "variants/more.rules", "examples/more.rules", "phrases/en.yaml"])
def test_links_out_of_the_folder(link, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text(f"{SECRET}\n")
    folder = table(tmp_path, "- {id: axe, worth: 1}\n")
    (folder / link).parent.mkdir(exist_ok=True)
    (folder / link).unlink(missing_ok=True)
    os.symlink(secret, folder / link)
    outcome = try_out(folder)
    assert "path-outside" in outcome.codes
    assert SECRET not in render(outcome.checked.diagnostics, "human", outcome.checked.sources)


@pytest.mark.skipif(sys.platform == "win32", reason="symbolic links")
def test_a_link_to_a_folder_outside(tmp_path):
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "all.yaml").write_text(f"- {{id: axe, worth: 1, note: {SECRET}}}\n")
    folder = write(tmp_path / "game", TABLE.format(pattern="cards/*.yaml"), PLAY)
    os.symlink(tmp_path / "outside", folder / "cards")
    outcome = try_out(folder)
    assert outcome.codes and not any(SECRET in text for text in outcome.checked.sources.values())


@pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes")
def test_devices_pipes_and_circles(tmp_path):
    folder = table(tmp_path, "- {id: axe, worth: 1}\n")
    os.mkfifo(folder / "pipe.rules")
    os.symlink("/dev/zero", folder / "zero.rules")
    os.symlink(folder / "circle.rules", folder / "circle.rules")
    os.symlink(folder, folder / "cards" / "again")
    assert try_out(folder).codes


def test_a_file_that_is_too_large(tmp_path):
    folder = table(tmp_path, "- {id: axe, worth: 1}\n")
    (folder / "big.rules").write_text("# " + "x" * 9_000_000)
    assert "file-too-large" in try_out(folder).codes


def test_a_file_that_is_no_text(tmp_path):
    folder = table(tmp_path, "- {id: axe, worth: 1}\n")
    (folder / "more.rules").write_bytes(bytes(range(256)))
    assert "unreadable-file" in try_out(folder).codes


def test_checking_writes_nothing(tmp_path, monkeypatch):
    folder = table(tmp_path, "- {id: axe, worth: 1}\n")
    monkeypatch.chdir(tmp_path)
    before = sorted(p for p in folder.rglob("*"))
    check_game(folder)
    assert sorted(p for p in folder.rglob("*")) == before
