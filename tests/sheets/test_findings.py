"""What is wrong is told with its place, and nothing is written: templates, icons, sizes, folders, languages."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.cli.output import write_all
from rulewright.sheets import sandbox
from rulewright.sheets.typeset import Document, Typesetter, TypesettingError
from tests.sheets.kits import GAMES, little_game, make_little, open_little

STANDARD = '<% extends "standard/card.typ.jinja" %>\n'
BROKEN = {
    # template: line, column, words of the message
    "<< nothing >>\n": (1, 1, "`nothing` is undefined"),
    "#let a = 1\n<< kit.missing >>\n": (2, 1, "missing"),
    "<% if %>\n": (1, 1, "expected an expression"),
    "#let a = 1\n\n#let b = a.foo\n": (3, 12, "cannot access fields"),
    "#let a = (\n": (1, 10, "unclosed"),
    "#unknown-thing\n": (1, 2, "unknown variable"),
    "<% include 'other.typ.jinja' %>\n": (1, 1, "there is no template `other.typ.jinja`"),
    "<< 1 / 0 >>\n": (1, 1, "division by zero"),
    "<< [1] | sort(attribute='x') >>\n": (1, 1, ""),
    "<% macro m() %><< m() >><% endmacro %><< m() >>": (1, 1, "without end"),
    '#panic("no")\n': (1, 2, "panicked"),
    "#let f(x) = f(x)\n#f(1)\n": (1, 13, "maximum function call depth"),
}
CLOSED = {
    "a file": '#read("/etc/passwd")',
    "a file above": '#read("../../../etc/passwd")',
    "a file beside": '#read("style.yaml")',
    "a picture": '#image("../../x.png")',
    "a package": '#import "@preview/cetz:0.2.2": canvas',
    "a local package": '#import "@local/mine:1.0.0": x',
    "a package by a made-up name": '#import ("@pre" + "view/cetz:0.2.2"): canvas',
    "a plugin": '#plugin("x.wasm")',
    "data": '#json("/proc/self/environ")',
    "a bibliography": '#bibliography("/etc/passwd")',
    "a drawing with a picture": "#image(bytes(\"<svg xmlns='http://www.w3.org/2000/svg'><image href='/etc/hostname'/></svg>\"))",
}
ESCAPES = [
    "''.__class__.__mro__[1].__subclasses__()",
    "kit.templates.loader.searchpath",
    "kit.templates.from_string('x').render()",
    "kit.render('card.typ.jinja')",
    "kit.document()",
    "kit.__init__.__globals__",
    "book.value.__func__.__globals__",
    "cycler.__init__.__globals__.os.popen('id').read()",
    "self.__init__.__globals__",
    "'{0.__class__}'.format(1)",
    "'{x.__class__}'.format_map({'x': 1})",
    "kit | attr('templates')",
    "[kit] | map(attribute='templates') | list",
    "kit['templates']",
    "kit.faces.__class__",
    "kit.model.files[0].__class__",
    "[1] | random",
    "lipsum()",
    "config",
]
ENDLESS = [
    "<% for a in range(99999) %><% for b in range(99999) %><% endfor %><% endfor %>",
    "<% for a in range(99999) %><% for b in range(99999) %>aaaaaaaaaaaaaaaaaaaaaaaaaaaa<% endfor %><% endfor %>",
    "<% set n = namespace(x='ab') %><% for a in range(99) %><% set n.x = n.x ~ n.x %><% endfor %>",
    "<< 'a' * 99999999999 >>",
    "<< 9 ** 9 ** 9 ** 9 >>",
    "<% set n = namespace(x=9) %><% for a in range(99) %><% set n.x = n.x * n.x %><% endfor %>",
    "<< '%99999999999d' | format(1) >>",
    "<< 'a'.ljust(99999999999) >>",
    "#{let n = 0; while n < 9999 { n += 1; let m = 0; while m < 9999 { m += 1; let k = 0; while k < 9999 { k += 1 } } } }",
    "#let a = range(99999999999)",
    '#let a = "x" * 99999999999',
]


def finding_of(made):
    assert made.files == {}
    (found,) = made.diagnostics
    assert found.help and not found.help.endswith(".") and not found.message.endswith(".")
    return found


@pytest.mark.parametrize("template", BROKEN)
def test_a_broken_template(template, tmp_path):
    line, column, words = BROKEN[template]
    found = finding_of(make_little(little_game(tmp_path / "game", card_typ_jinja=template)))
    at = found.primary.location
    assert (found.code, at.path) == ("bad-template", "game/sheets/card.typ.jinja")
    assert words in found.message
    assert (at.line, at.column) == (line, column)


def test_the_line_in_a_template_that_extends(tmp_path):
    template = STANDARD + "\n<% block ground %>\n<< super() | code >>\n#let more = 1 + []\n<% endblock %>\n"
    found = finding_of(make_little(little_game(tmp_path / "game", card_typ_jinja=template)))
    assert (found.primary.location.line, found.primary.location.column) == (5, 13)


def test_the_line_of_a_call_of_ours(tmp_path):
    """Typst fails deep in a standard function; what the game's own template asked of it is told."""
    front = "#let card-front(face, width, height, bleed) = {\n  fitted(width, 3, 4)\n}\n"
    template = f"{STANDARD}<% block front %>\n{front}<% endblock %>\n"
    found = finding_of(make_little(little_game(tmp_path / "game", card_typ_jinja=template)))
    assert found.primary.location.path.endswith("card.typ.jinja")
    assert found.primary.location.line in (3, 4)


@pytest.mark.parametrize("what", CLOSED)
def test_templates_can_reach_nothing(what, tmp_path):
    template = f"{STANDARD}<% block colours %>\n<< super() | code >>\n{CLOSED[what]}\n<% endblock %>\n"
    folder = little_game(tmp_path / "game", card_typ_jinja=template)
    (folder / "sheets" / "x.png").write_bytes(b"secret")
    found = finding_of(make_little(folder))
    assert found.code == "bad-template"
    assert "asks for a file that it was not given" in found.message
    assert found.primary.location.line == 4
    assert "/" not in found.message.replace("`card.typ.jinja`", "")


@pytest.mark.parametrize("escape", ESCAPES)
def test_templates_stay_in_their_sandbox(escape, tmp_path):
    found = finding_of(make_little(little_game(tmp_path / "game", card_typ_jinja=f"#let a = 1\n<< {escape} >>\n")))
    assert found.code == "bad-template"
    assert found.primary.location.line == 2
    assert "0x" not in found.message


@pytest.mark.parametrize("name", ["../../../../etc/passwd", "/etc/passwd", "link.typ.jinja"])
def test_templates_include_nothing_from_elsewhere(name, tmp_path):
    folder = little_game(tmp_path / "game", card_typ_jinja=f"<% include '{name}' %>\n")
    (tmp_path / "outside").write_text("outside")
    (folder / "sheets" / "link.typ.jinja").symlink_to(tmp_path / "outside")
    assert finding_of(make_little(folder)).code == "bad-template"


@pytest.mark.parametrize("template", ENDLESS)
def test_templates_come_to_an_end(template, tmp_path, monkeypatch):
    monkeypatch.setattr(sandbox, "SECONDS", 1.0)
    typesetter = Typesetter(seconds=3, memory=1 << 30)
    found = finding_of(make_little(little_game(tmp_path / "game", card_typ_jinja=template), typesetter=typesetter))
    assert found.code == "bad-template"
    assert any(words in found.message for words in ("too much memory", "longer than", "small numbers", "too large", "range"))


def test_a_typesetter_goes_on_after_a_failure():
    typesetter = Typesetter(seconds=3, memory=1 << 30)
    with pytest.raises(TypesettingError):
        typesetter.make(Document({"main.typ": b"#let a = range(99999999999)"}))
    with pytest.raises(TypesettingError):
        typesetter.make(Document({"main.typ": b"#panic()"}))
    assert typesetter.make(Document({"main.typ": b"fine"}))[0].startswith(b"%PDF")


def test_sizes_that_no_paper_has(tmp_path):
    style = "cards:\n  cards:\n    size: 220 x 90\n"
    found = finding_of(make_little(little_game(tmp_path / "game", style_yaml=style)))
    assert (found.code, found.primary.location.line, found.primary.location.column) == ("too-large", 3, 11)
    style = "cards:\n  cards:\n    size: 120 x 90\n"
    made = make_little(little_game(tmp_path / "fold", style_yaml=style), backs="fold")
    assert finding_of(made).code == "too-large"
    assert make_little(little_game(tmp_path / "fold", style_yaml=style)).files


def test_a_text_that_does_not_fit(tmp_path):
    folder = little_game(
        tmp_path / "game",
        style_yaml="cards:\n  cards:\n    size: token\n    details: [cost, kind, motto]\n",
        cards="- id: first\n  name: First Card\n  kind: plain\n  cost: 1\n  effect: |\n    gain 2 coins\n"
        + '    may "Sell everything at once": gain 3 coins\n' * 9
        + "  motto: x\n",
    )
    found = finding_of(make_little(folder))
    assert (found.code, found.primary.location.path, found.primary.location.line) == ("text-overflow", "game/cards.yaml", 1)


def test_a_missing_icon_is_told_where_it_is_asked_for(tmp_path):
    _, found = open_little(little_game(tmp_path / "game", style_yaml="icons:\n  coins: nugget\ncards:\n  cards:\n    badge: hat\n"))
    places = {(each.code, each.message, each.primary.location.line, each.primary.location.column) for each in found}
    assert places == {("missing-icon", "there is no icon `nugget`", 2, 10), ("missing-icon", "there is no icon `hat`", 5, 12)}


ODD_STYLES = (
    b"\xff\xfe",
    b"a\x00b",
    b"[" * 5000,
    b"&a [*a]",
    b"? {a: b}\n: c\n",
    b"ink: !!python/object:os.system x\n",
    b"cards: {cards: {line: [[a]]}}",
    b"tokens: 5",
    b"icons: [a, b]",
    b"--- a\n--- b\n",
    b"",
    b"largest_text: .inf",
    b"largest_text: 1e999",
    b"players: {a: b}",
    b"cards: {cards: }",
)


@pytest.mark.parametrize("style", ODD_STYLES)
def test_any_style_is_read_or_told(style, tmp_path):
    folder = little_game(tmp_path / "game")
    (folder / "sheets/style.yaml").write_bytes(style)
    _, found = open_little(folder)
    assert style == b"" or found
    for each in found:
        assert each.help and each.primary.location.line >= 1


# ---------------------------------------------------------------- the command


def run(*arguments: str):
    return CliRunner().invoke(app, ["sheets", *map(str, arguments)])


def left_behind(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*"))


def test_findings_end_the_command_and_nothing_is_written(tmp_path):
    folder = little_game(tmp_path / "game", card_typ_jinja="<< nothing >>\n")
    result = run(folder, "--out", tmp_path / "out")
    assert result.exit_code == 1
    assert "error[bad-template]" in result.stdout and "<< nothing >>" in result.stdout
    assert not (tmp_path / "out").exists()


def test_wrong_usage(tmp_path):
    starter = GAMES["starter"]
    for arguments in (
        ("--language", "xx"),
        ("--paper", "a9"),
        ("--copies", "0"),
        ("--deck", "none"),
        ("--backs", "x"),
        ("--format", "doc"),
        ("--out", tmp_path / "file"),
    ):
        (tmp_path / "file").write_text("mine")
        assert run(starter, "--out", tmp_path / "out", *arguments).exit_code == 2, arguments
    assert left_behind(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "mine"
    assert run(starter, "--out", tmp_path / "file" / "below").exit_code == 2
    assert run("no_such_game", "--out", tmp_path / "out").exit_code == 2


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="everything can be written by this user")
def test_a_folder_that_can_not_be_written(tmp_path):
    (tmp_path / "out").mkdir(mode=0o500)
    assert run(GAMES["starter"], "--out", tmp_path / "out").exit_code == 2
    assert left_behind(tmp_path / "out") == []


def test_all_files_or_none(tmp_path):
    (tmp_path / "b.pdf").mkdir()
    with pytest.raises(OSError):
        write_all(tmp_path, {"a.pdf": b"new", "deep/er/c.pdf": b"new", "b.pdf": b"new"})
    assert left_behind(tmp_path) == ["b.pdf"]
    (tmp_path / "a.pdf").write_bytes(b"old")
    with pytest.raises(OSError):
        write_all(tmp_path, {"a.pdf": b"new", "b.pdf": b"new"})
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    write_all(tmp_path, {"a.pdf": b"new", "x/y.pdf": b"new"})
    assert left_behind(tmp_path) == ["a.pdf", "b.pdf", "x", "y.pdf"]


def test_nothing_is_left_in_the_temporary_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    assert make_little(little_game(tmp_path / "game"), typesetter=Typesetter()).files
    assert [path.name for path in tmp_path.iterdir()] == ["game"]
