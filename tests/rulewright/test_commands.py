"""What commands make of the results of the rooms behind them: exit codes, formats, files. The rooms are stand-ins."""

import json
import sys
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from dsl.diagnostic import ERROR, WARNING, Diagnostic, Label
from dsl.source import Location
from rulewright.cli.app import app

RULES = 'game little "Little" for 2 to 2 players\n'


def finding(severity):
    return Diagnostic("unknown-name", "there is no `x` here", Label(Location("content/little/game.rules", 1, 1, 1, 5)), severity)


@pytest.fixture
def workshop(tmp_path, monkeypatch):
    """A folder with one game, and stand-ins whose results a test sets before it runs a command."""
    (tmp_path / "content" / "little").mkdir(parents=True)
    (tmp_path / "content" / "little" / "game.rules").write_text(RULES)
    monkeypatch.chdir(tmp_path)
    shop = SimpleNamespace(diagnostics=[], files={"__init__.py": "x = 1\n"}, laid_out=RULES, examples=[], path=tmp_path)

    def result(folder, **options):
        shop.options = options
        return SimpleNamespace(
            diagnostics=shop.diagnostics,
            sources={"content/little/game.rules": RULES},
            model=None,
            ok=not shop.diagnostics,
            name="little",
            files=shop.files,
            ir_text="rule r0\n",
            blocks_text="b0:\n",
        )

    def run_examples(folder, coverage):
        return SimpleNamespace(
            game="little",
            examples=shop.examples,
            diagnostics=shop.diagnostics,
            sources={},
            coverage=SimpleNamespace(statements=2, run=1, missing=[("game.rules", 1)]),
        )

    for name, room in {
        "compiler.pipeline": SimpleNamespace(check_game=result, compile_game=result),
        "dsl.formatter": SimpleNamespace(format_source=lambda source: (shop.laid_out, shop.diagnostics)),
        "rulewright.examples": SimpleNamespace(run_examples=run_examples),
    }.items():
        monkeypatch.setitem(sys.modules, name, room)
    shop.run = lambda *words: CliRunner().invoke(app, list(words))
    return shop


@pytest.mark.parametrize(
    "command",
    [
        *(["check"], ["check", "little"], ["check", "content/little"], ["fmt"]),
        *(["build"], ["build", "--ir"], ["build", "--blocks"], ["test"]),
    ],
)
def test_nothing_found_exits_with_0(workshop, command):
    assert workshop.run(*command).exit_code == 0


@pytest.mark.parametrize("command", ["check", "fmt", "build", "test"])
def test_an_error_exits_with_1(workshop, command):
    workshop.diagnostics = [finding(ERROR)]
    result = workshop.run(command)
    assert result.exit_code == 1
    assert "there is no `x` here" in result.output
    assert not (workshop.path / "generated").exists()


def test_a_warning_counts_only_if_strict(workshop):
    workshop.diagnostics = [finding(WARNING)]
    assert workshop.run("check").exit_code == 0
    assert workshop.run("check", "--strict").exit_code == 1
    assert workshop.run("build", "--check", "--strict").exit_code == 1


def test_json_of_check_is_all_of_standard_output(workshop):
    workshop.diagnostics = [finding(ERROR), finding(WARNING)]
    data = json.loads(workshop.run("check", "--format", "json").stdout)
    assert (data["errors"], data["warnings"], len(data["diagnostics"])) == (1, 1, 2)


def test_the_cache_can_be_left_out(workshop, monkeypatch):
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(workshop.path / "cache"))
    workshop.run("check", "--no-cache", "--variant", "long")
    assert workshop.options["variants"] == ("long",)
    assert workshop.options["cache"].folder is None
    workshop.run("check")
    assert workshop.options["cache"].folder == workshop.path / "cache"


def test_fmt_writes_what_differs_and_check_only_says_so(workshop):
    path = workshop.path / "content" / "little" / "game.rules"
    workshop.laid_out = RULES + "\n"
    checked = workshop.run("fmt", "--check")
    assert (checked.exit_code, path.read_text()) == (1, RULES)
    assert "would lay out content/little/game.rules" in checked.stdout
    assert json.loads(workshop.run("fmt", "--format", "json").stdout)["changed"] == ["content/little/game.rules"]
    assert path.read_text() == RULES + "\n"
    assert workshop.run("fmt", "--check").exit_code == 0


def test_fmt_leaves_a_file_with_errors_alone(workshop):
    workshop.laid_out, workshop.diagnostics = "spoilt", [finding(ERROR)]
    assert workshop.run("fmt").exit_code == 1
    assert (workshop.path / "content" / "little" / "game.rules").read_text() == RULES


def test_build_check_prints_a_diff_until_built(workshop):
    stale = workshop.run("build", "--check")
    assert stale.exit_code == 1
    assert "+x = 1\n" in stale.stdout
    assert workshop.run("build").exit_code == 0
    assert (workshop.path / "generated" / "little" / "__init__.py").read_text() == "x = 1\n"
    assert (workshop.path / "generated" / "__init__.py").exists()
    assert workshop.run("build", "--check").exit_code == 0


def test_build_ir_prints_and_writes_nothing(workshop):
    assert workshop.run("build", "--ir").stdout == "rule r0\n"
    assert not (workshop.path / "generated").exists()


def test_a_failed_example_exits_with_1(workshop):
    workshop.examples = [
        SimpleNamespace(
            game="little", name="Work pays", rules=("R1",), ok=False, ran=True, message="no coin", file="examples/all.rules", line=3
        )
    ]
    for format in ("human", "json", "junit"):
        result = workshop.run("test", "--format", format)
        assert result.exit_code == 1
        assert "no coin" in result.stdout
    data = json.loads(workshop.run("test", "--format", "json", "--coverage").stdout)
    assert data["coverage"] == {"statements": 2, "run": 1, "missing": [{"file": "game.rules", "line": 1}]}
