"""The reference and the recipes are true: every block compiles, plays and runs its examples; the reference shows all the language.

Lists of words, functions, names and types come from the grammar and the compiler, so a new one must be documented.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rulewright
from compiler.bound.functions import AGGREGATES, FUNCTIONS, JOINED
from compiler.codes import registry
from compiler.declare.names import SIMPLE as TYPES
from compiler.declare.names import VALUES
from compiler.pipeline import check_game
from dsl import syntax
from dsl.formatter import format_text
from dsl.parser import parse_file
from dsl.source import Source
from dsl.walk import nodes_in
from rulewright.examples import run_examples
from tests.docs.blocks import KINDS, LANGUAGE, RECIPES, read_blocks, read_samples

ROOT = Path(__file__).parents[2]
TEXT = LANGUAGE.read_text(encoding="utf-8")
BLOCKS = read_blocks(TEXT)
SAMPLES = read_samples(TEXT)
COOKED = RECIPES.read_text(encoding="utf-8")
RECIPE_BLOCKS = read_blocks(COOKED)
RECIPE_SAMPLES = read_samples(COOKED)
RIGHT = [s for s in SAMPLES.values() if s.wrong is None]
WRONG = [s for s in SAMPLES.values() if s.wrong is not None]
PLAYED = [*RIGHT, *(s for s in RECIPE_SAMPLES.values() if s.wrong is None)]
SHOWN = "\n".join(b.text for b in BLOCKS if b.kind != "text" and "wrong" not in b.attributes)
WORDS = set(re.findall(r"[A-Za-z_]+", re.sub(r"#.*|\"[^\"\n]*\"(?=\s*$)", "", SHOWN, flags=re.MULTILINE)))


# Fragments leave loose ends: what they gain nobody scores.
UNFINISHED = {"unused-name", "no-drain", "no-source"}


def named(sample):
    return f"{sample.name}-line-{sample.line}"


def errors(checked):
    return [
        f"{d.primary.location.path}:{d.primary.location.line}: {d.code}: {d.message}"
        for d in checked.diagnostics
        if d.severity == "error"
    ]


def play(game, seed, **setup):
    players = game.players[seed % 2]
    state = game.new(players=players, seed=seed, **setup)
    choice = random.Random(seed)
    for _ in range(3000):
        if state.over:
            break
        assert game.broken(state) == []
        state.apply(choice.randrange(state.option_count))
    assert state.over
    assert all(0 <= seat < players for seat in state.winners)


@pytest.mark.parametrize("blocks, samples", [(BLOCKS, SAMPLES), (RECIPE_BLOCKS, RECIPE_SAMPLES)], ids=["language", "recipes"])
def test_every_block_says_what_it_is(blocks, samples):
    for block in blocks:
        assert block.kind in KINDS, f"line {block.line}"
        assert ("name" in block.attributes) == (block.kind != "text"), f"line {block.line}"
        assert ("file" in block.attributes) == (block.kind == "yaml"), f"line {block.line}"
        assert block.attributes.get("base", block.attributes.get("name", "")) in (*samples, ""), f"line {block.line}"


def test_every_recipe_is_in_the_contents_and_has_rules_with_an_example():
    contents, *recipes = COOKED.split("\n## ")
    titles = [recipe.partition("\n")[0] for recipe in recipes]
    assert re.findall(r"^\[(.*)\]\(#(.*)\)", contents, re.MULTILINE) == [(t, t.lower().replace(" ", "-")) for t in titles]
    assert [
        t for t, recipe in zip(titles, recipes, strict=True) if not {"rules", "example"} <= {b.kind for b in read_blocks(recipe)}
    ] == []


def test_blocks_are_in_the_layout_of_fmt():
    assert [b.line for b in (*BLOCKS, *RECIPE_BLOCKS) if b.kind in ("rules", "example") and format_text(b.text) != b.text] == []


@pytest.mark.parametrize("sample", PLAYED, ids=named)
def test_a_sample_compiles_and_plays(sample, tmp_path):
    folder = sample.write(tmp_path / sample.name)
    checked = check_game(folder)
    assert errors(checked) == []
    assert {d.code for d in checked.diagnostics} - UNFINISHED == ({sample.warns} - {None})
    game = rulewright.load(folder)
    for seed in range(4):
        play(game, seed)
    for automa in checked.model.automas:
        play(game, 5, automas={0: automa})
    for variant in checked.model.variants:
        assert errors(check_game(folder, variants=(variant,))) == []
        play(rulewright.load(folder, variants=(variant,)), 6)


@pytest.mark.parametrize("sample", [s for s in PLAYED if "example " in str(s.files)], ids=named)
def test_the_examples_of_a_sample_come_out(sample, tmp_path):
    run = run_examples(sample.write(tmp_path / sample.name), coverage=False)
    assert [d.message for d in run.diagnostics] == []
    assert [f"{r.file}:{r.line}: {r.message}" for r in run.examples if not r.ok] == []
    assert run.examples


@pytest.mark.parametrize("sample", WRONG, ids=named)
def test_a_mistake_is_found(sample, tmp_path):
    checked = check_game(sample.write(tmp_path / sample.name))
    assert sample.wrong in [d.code for d in checked.diagnostics]


def grammar_words():
    """The words of the grammar, without those inside its comments."""
    lines = (ROOT / "dsl" / "grammar.lark").read_text(encoding="utf-8").splitlines()
    return set(re.findall(r'"([A-Za-z]+)"', "\n".join(line.partition("//")[0] for line in lines)))


@pytest.mark.parametrize(
    "kind, words",
    [
        ("words of the grammar", grammar_words()),
        ("functions", {*FUNCTIONS, *AGGREGATES, *JOINED, "position"}),
        ("built-in names", {*VALUES, "abilities"}),
        ("types", set(TYPES)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_word_is_shown_in_an_example(kind, words):
    assert sorted(words - WORDS) == []


@pytest.fixture(scope="module")
def shown_nodes(tmp_path_factory):
    """Every node of syntax in the rules, examples and cells of the reference."""
    folder, nodes = tmp_path_factory.mktemp("forms"), []
    for sample in RIGHT:
        for path, text in sample.files.items():
            if path.endswith(".rules"):
                nodes += nodes_in(parse_file(Source(path, text))[0])
        if any(path.endswith(".yaml") for path in sample.files):
            for cell in check_game(sample.write(folder / sample.name)).model.cells:
                nodes += nodes_in(cell.node)
    return nodes


def test_every_form_of_the_syntax_is_shown(shown_nodes):
    classes = [c for c in vars(syntax).values() if isinstance(c, type)]
    forms = {c for c in classes if issubclass(c, syntax.Node) and c is not syntax.Node}
    assert sorted(c.__name__ for c in forms - {type(node) for node in shown_nodes}) == []


@pytest.mark.parametrize(
    "form, attribute, values",
    [
        (syntax.ThisSpan, "what", {"action", "turn", "phase", "round", "game"}),
        (syntax.End, "what", {"turn", "phase", "round", "game"}),
        (syntax.Modifier, "how", {"more", "less", "times"}),
        (syntax.Handler, "timing", {"before", "after", "instead"}),
        (syntax.Pattern, "kind", {"gain", "lose", "pay", "do", "roll", "phase"}),
        (syntax.Pattern, "who", {"i", "rival", "player", None}),
        (syntax.Whose, "kind", {"my", "each_rival", "each_player", "named"}),
        (syntax.Phase, "who", {None, "each", "at_once", "in_secret"}),
        (syntax.QuantityLine, "kind", {"base", "plus", "minus", "least", "most"}),
        (syntax.Drop, "kind", {"quantity", "score", "phase", "table"}),
        (syntax.Has, "owner", {"player", "game", "Cabin"}),
        (syntax.Move, "end", {None, "top", "bottom"}),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else value if isinstance(value, str) else "",
)
def test_every_kind_of_a_form_is_shown(form, attribute, values, shown_nodes):
    found = {getattr(node, attribute) for node in shown_nodes if isinstance(node, form)}
    assert sorted(values - {getattr(value, "text", value) for value in found}, key=str) == []


def section(title):
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_word_list_is_complete():
    listed = set(re.findall(r"`(\w+)`", section("23 All words")))
    words = grammar_words() | {*FUNCTIONS, *AGGREGATES, *JOINED, "position"} | {*VALUES, "abilities"} | {*TYPES, "Cell"}
    assert sorted(words ^ listed) == []


def test_every_code_named_exists():
    codes = re.findall(r"`([a-z]+(?:-[a-z]+)+)`", section("22 What is checked"))
    assert codes and set(codes) <= set(registry())
