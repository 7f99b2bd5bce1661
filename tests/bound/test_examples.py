"""Examples are bound by `check`: each line with a mistake is found, at the words that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.bound import tree
from compiler.bound.index import Role
from compiler.pipeline import check_game, load_program
from rulewright.examples import run_examples

RULES = """\
game mill "The Mill" for 2 to 4 players

setting bonus 0..3 starts 1  "Bonus"

choices Kind: wheat, rye

table tools of Tool from "tools.yaml"
    cost 0..9

each player has
    coins  0..20 starts 3  "Coins"
    fame   0..9            "Fame"
    sacks  0..9 for each Kind  "Sacks"
    shed   pile of Tool

each Tool has
    wear 0..3

the game has
    shop   pile of Tool

action work "Work"
    gain 1 coins

action buy "Buy"
    choose tool in shop
    pay tool.cost coins
    move tool to shed

action grow for kind Kind "Grow"
    gain bonus sacks[kind]

play
    setup
        move tools to shop
    rounds 3
        phase day "Day" each player in players
            choose kind in Kind
            do grow for kind
            do one of work, buy

scoring
    score fame + sacks[wheat] + sacks[rye]  "Points"
    winners by total highest, coins highest
    tied players share
"""
TOOLS = "- {id: rake, name: Rake, cost: 2}\n- {id: stone, name: Millstone, cost: 5}\n"


def example(folder: Path, *lines: str) -> Path:
    (folder / "examples").mkdir()
    (folder / "game.rules").write_text(RULES)
    (folder / "tools.yaml").write_text(TOOLS)
    body = "\n".join(f"    {line}" for line in ("given players ana, ben", *lines))
    (folder / "examples" / "mill.rules").write_text(f'example "A day at the mill"\n{body}\n')
    return folder


WRONG = {
    "given setting bonsu = 2": ("unknown-setting", "bonsu"),
    "given setting bonus = 4": ("value-out-of-range", "4"),
    "given setting bonus = rake": ("wrong-type", "rake"),
    "given setting bonus = ana's coins": ("wrong-kind", "ana's coins"),
    "given ana has coin 3": ("unknown-name", "coin"),
    "given the game has coins 3": ("unknown-name", "coins"),
    "given the game has round -1": ("value-out-of-range", "-1"),
    "given rake has tear 3": ("unknown-name", "tear"),
    "given 3 has coins 2": ("wrong-kind", "3"),
    "given ana has coins 21": ("value-out-of-range", "21"),
    "given ana has fame ben": ("wrong-type", "ben"),
    "given ana has sacks 3": ("wrong-arguments", "sacks"),
    "given ana has coins[rye] 3": ("wrong-arguments", "coins[rye]"),
    "given ana has sacks[rake] 3": ("wrong-type", "rake"),
    "given ana has shed 2": ("wrong-kind", "shed"),
    "given ana's coins holds rake": ("wrong-kind", "ana's coins"),
    "given shop holds rakes": ("unknown-name", "rakes"),
    "given shop holds ben": ("wrong-type", "ben"),
    "when anna does work": ("unknown-player", "anna"),
    "when ana does wrok": ("unknown-rule", "wrok"),
    "when ana does grow": ("wrong-arguments", "grow"),
    "when ana does grow with kind = rake": ("wrong-type", "rake"),
    "when ana does buy with tol = rake": ("unknown-name", "tol"),
    "when ana does buy with tool = 3": ("wrong-type", "3"),
    "when ana chooses ston": ("unknown-name", "ston"),
    "when cal declines": ("unknown-player", "cal"),
    "when phase dya happens": ("unknown-phase", "dya"),
    "when setpu happens": ("unknown-phase", "setpu"),
    "then ana gains 1 fmae": ("unknown-name", "fmae"),
    "then ana gains rake fame": ("not-a-number", "rake"),
    "then ana can grow": ("wrong-arguments", "grow"),
    "then ana cannot buy because coinz": ("unknown-name", "coinz"),
    "then ana sees nothing of 3": ("wrong-kind", "3"),
    "then winners are anna": ("unknown-player", "anna"),
    "then ana's cions = 4": ("unknown-name", "cions"),
    "then ana's coins + 1": ("wrong-type", "ana's coins + 1"),
}


@pytest.mark.parametrize("line", WRONG)
def test_a_mistake_in_a_line_is_found_where_it_stands(line, tmp_path):
    found = check_game(example(tmp_path, line)).diagnostics
    code, marked = WRONG[line]
    assert [d.code for d in found] == [code], [d.message for d in found]
    at = found[0].primary.location
    assert (at.path.rpartition("/")[2], at.line) == ("mill.rules", 3)
    assert f"    {line}"[at.column - 1 : at.end_column - 1] == marked


SOUND = (
    "given setting bonus = 2",
    "given the game has round 2",
    "given ana has coins 9, wheat 2",
    "given rake has wear 1",
    "given shop holds rake, stone",
    "given ana's shed holds nothing",
    "when ana does buy with tool = rake",
    "when ana chooses stone",
    "when phase day happens",
    "then ana loses 2 coins",
    "then ana cannot buy with tool = stone because coins",
    "then ben sees nothing of ana's shed",
    "then winners are nobody",
    "then count(ana's shed) = 1",
)


def test_what_is_right_is_bound(tmp_path):
    checked = check_game(example(tmp_path, *SOUND))
    assert not checked.diagnostics
    bound = checked.game.examples[0]
    assert bound.seats == ("ana", "ben") and bound.settings == (("bonus", 2),)
    kinds = [type(fact).__name__ for fact in bound.facts]
    assert (
        kinds
        == (
            "FieldIs FieldIs FieldIs FieldIs PlaceHolds PlaceHolds Does Chooses Happens Changed Can SeesNothing WinnersWere Holds"
        ).split()
    )
    wheat = bound.facts[2].target
    assert (wheat.field.name, wheat.owner.value, wheat.keys[0].symbol.name) == ("sacks", 0, "wheat")
    assert [answer.name for answer in bound.facts[6].answers] == ["tool"]


def test_names_in_examples_are_references(tmp_path):
    checked = check_game(example(tmp_path, *SOUND))
    model, index = checked.model, checked.game.index
    rake = tree.Row(model.tables["tools"], "rake")
    for symbol, times in {model.rules["buy"]: 2, model.fields["coins"]: 3, model.phases["day"]: 1, rake: 3}.items():
        assert len({one.span for one in index.of(symbol, Role.EXAMPLE)}) == times
    chosen = next(local for local in index.definitions if local.name == "tool" and local.kind == "choice")
    assert [one.text for one in index.of(chosen, Role.EXAMPLE)] == ["tool", "tool"]
    ana = next(local for local in index.definitions if local.name == "ana")
    assert len(list(index.of(ana))) == 9


def test_a_wrong_example_is_reported_and_the_others_are_run(tmp_path):
    folder = example(tmp_path, "when ana does wrok")
    path = folder / "examples" / "mill.rules"
    path.write_text(path.read_text() + '\nexample "Work"\n    given players ana, ben\n    when ana does work\n')
    run = run_examples(folder)
    assert [d.code for d in run.diagnostics] == ["unknown-rule"]
    assert [(result.name, result.ok) for result in run.examples] == [("A day at the mill", False), ("Work", True)]


def test_rules_with_errors_run_no_example(tmp_path):
    folder = example(tmp_path, "when ana does work")
    rules = folder / "game.rules"
    rules.write_text(rules.read_text().replace("gain 1 coins", "gain 1 conis"))
    run = run_examples(folder)
    assert [d.code for d in run.diagnostics] == ["unknown-name"]
    assert [result.ran for result in run.examples] == [False]


def test_a_wrong_example_keeps_nobody_from_playing(tmp_path):
    lowered = load_program(example(tmp_path, "given variant rain", "when ana does wrok"))
    assert lowered.ok and lowered.builder is not None
