"""The text of an emitted module: always the same, readable, with a place in the rules for every line."""

import ast
import re
import subprocess
import sys

import pytest

from compiler.emit import emit_module
from compiler.emit.names import BUILTINS, HELPERS, STATE_NAMES
from compiler.ir.expr import Bits, CallFn, Cell, Const, Fold, Has, Int, Len, Op, Range, Var
from compiler.ir.program import PER_GAME, FieldDef, Function, Procedure, Program, Reading
from compiler.ir.stmt import GameOver, Let, Store
from runtime import rules
from runtime.errors import RuleLimit
from runtime.loader import load_module
from runtime.state import State
from tests.emit import samples
from tests.games_list import all_games, compiled

ALL = [samples.noughts, samples.push, samples.plans, samples.climb, samples.draws]


@pytest.mark.parametrize("make", ALL)
def test_the_same_program_gives_the_same_text(make):
    assert emit_module(make()) == emit_module(make())


def test_no_field_takes_a_name_that_every_state_has():
    assert {name for name in dir(State) if not name.startswith("_")} | State.__annotations__.keys() <= STATE_NAMES


def test_the_text_does_not_depend_on_hashes():
    code = "from tests.emit.samples import plans; from compiler.emit import emit_module; print(emit_module(plans()))"
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


@pytest.mark.parametrize("make", ALL)
def test_a_module_imports_nothing_but_the_runtime(make):
    tree = ast.parse(emit_module(make()))
    assert ast.get_docstring(tree).endswith("made by rulewright build from content, do not edit.")
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    assert imported and all(name.split(".")[0] == "runtime" for name in imported)


@pytest.mark.parametrize("make", ALL)
def test_every_line_has_an_origin(make):
    text = emit_module(make())
    game = load_module(text, "lines")
    for line in range(1, text.count("\n") + 1):
        assert 0 <= game.origin_of_line(line) < len(game.origins)


def test_a_pure_test_of_one_narrow_cell_is_a_table():
    text = emit_module(samples.noughts())
    assert "HAS_LINE_TABLE[s.marks[seat]]" in text or "HAS_LINE_TABLE[s.marks[me]]" in text
    table = load_module(text, "table").module["HAS_LINE_TABLE"]
    assert all(bool(table[m]) == any(m & line == line for line in samples.LINES) for m in range(512))


@pytest.mark.parametrize("name", ["worth", "bits", "ask_first"])
def test_a_loop_reads_a_field_once_whatever_it_is_called(name):
    """`ask_first` is the name of the function that the loop becomes, `bits` one that it calls."""
    number = Reading("number")
    fields = [
        FieldDef(name, PER_GAME, number, count=4, low=0, high=5, start=3),
        FieldDef("lot", PER_GAME, number, low=0, high=4095),
    ]
    found = Fold("first", "x", Bits(Var("set"), 40), Op("==", Cell(name, Var("x")), Int(3)))
    program = Program("small", "Small", 2, 2, fields=fields)
    program.functions = {"ask": Function("ask", ("set",), found)}
    program.procedures = {"main": Procedure("main", (), (Store(Cell("lot"), CallFn("ask", (Int(12),))), GameOver()))}
    text = emit_module(program)
    assert len(re.findall(rf"s\.{name}\w*$", text[text.index("def ask(") :].partition("\ndef ")[0], re.MULTILINE)) == 1
    assert load_module(text, "small").new(players=2).lot == 2


@pytest.mark.parametrize("width", [10, 11, 25, 32, 33])
def test_the_members_of_a_set_of_any_width(width):
    members = Function("members", (), Fold("map", "x", Bits(Cell("mask"), width), None, Var("x")))
    fields = [FieldDef("mask", PER_GAME, Reading("number"), low=0, high=(1 << width) - 1)]
    program = Program("small", "Small", 2, 2, fields=fields, functions={"members": members})
    program.procedures = {"main": Procedure("main", (), (GameOver(),))}
    game = load_module(emit_module(program), "small")
    state = game.new(players=2)
    for mask in (0, 1, 1 << width - 1, 0x155555555 % (1 << width), (1 << width) - 1):
        state.set("mask", mask)
        assert game.module["members"](state) == tuple(n for n in range(width) if mask >> n & 1)


@pytest.mark.parametrize("name", sorted(HELPERS | BUILTINS))
def test_a_local_hides_nothing_that_emitted_code_calls(name):
    """A parameter, the variable of a fold, a local of a procedure."""
    above = Fold("map", "x", Bits(Cell("mask"), 33), Op(">", Var("x"), Var(name)), Var("x"))
    counted = Fold("count", name, Range(Int(0), Int(8)), Has(Var(name), Cell("mask")), None)
    functions = {"above": Function("above", (name,), above), "counted": Function("counted", (), counted)}
    fields = [FieldDef("mask", PER_GAME, Reading("number"), low=0, high=(1 << 33) - 1, start=0b101010)]
    program = Program("small", "Small", 2, 2, fields=fields, functions=functions)
    steps = (Let(name, Len(CallFn("above", (Int(2),)))), Store(Cell("mask"), Op("+", Var(name), Cell("mask"))), GameOver())
    program.procedures = {"main": Procedure("main", (), steps)}
    text = emit_module(program)
    tree = ast.walk(ast.parse(text))
    locals_ = [node.arg if isinstance(node, ast.arg) else node.id for node in tree if is_binding(node)]
    assert name not in locals_ and any(found.startswith(name) for found in locals_)
    game = load_module(text, "small")
    assert game.new(players=2).mask == 0b101010 + 2


def is_binding(node: ast.AST) -> bool:
    return isinstance(node, ast.arg) or isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def test_an_error_inside_rules_names_file_and_line():
    program = samples.push()
    program.constants = {"ladder": (0, 1, 2)}
    turn = program.procedures["turn"]
    broken = Store(Cell("turn_total"), Const("ladder", Cell("points", Var("me"))), at=11)
    program.procedures["turn"] = Procedure("turn", turn.parameters, (broken, *turn.body), "", turn.at)
    game = load_module(emit_module(program), "broken")
    state = game.new(2, 1)
    state.set("points", [99, 99])
    with pytest.raises(RuleLimit) as caught:
        for _ in range(300):
            state.apply(state.option_count - 1)
    assert (caught.value.file, caught.value.line) == ("game.rules", 11)


def test_the_depth_of_calls_is_bounded_and_known():
    for make in ALL:
        game = load_module(emit_module(make()), "depth")
        assert 1 <= game.data.depth <= 12


def test_emitted_code_may_call_what_the_runtime_offers():
    assert HELPERS | {"CHANCE"} == set(rules.__all__)


FUNCTION = re.compile(r"^def (\w+)\(.*?\):(.*)$", re.M)


@all_games
def test_emitted_code_can_be_read(folder):
    """No doubled prefixes, a name and a place for what the rules don't name, no bare numbers of blocks, no endless tables."""
    game = compiled(folder)
    text = emit_module(game.program)
    functions = FUNCTION.findall(text)
    rules_names = {*game.program.functions, *game.program.procedures}
    for name, comment in functions:
        name = name.rstrip("_")
        made_up = not {name, name.removesuffix("_logged"), name.removesuffix("_played")} & rules_names
        assert not re.match(r"(can_can|d_d|q_q|do_do|f_f)_", name)
        assert not made_up or comment.startswith("  # ") or name.startswith("why_") or name == "game_of", name
    procedures = text[text.index("# ---- ") : text.index("class State")]
    assert not re.search(r"s\.pc = \d+$|^ +return [1-9]\d*$", procedures, re.M)
    assert "#log" not in text
    tables = [line for line in text.splitlines() if re.match(r" *('|\(|\d|[A-Z_0-9]+ = \()", line)]
    assert all(len(line) < 1000 for line in tables)
