"""`cards`: names, other columns and generated or written texts, in every format."""

import json

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app

RULES = """\
game bakery "Bakery" for 2 to 4 players

choices Kind: sweet "Sweet", plain "Plain"

table recipes of Recipe from "cards/recipes.yaml" "recipes"
    kind    Kind
    tags    set of Kind
    cost    price
    effect  effect
    burnt   effect  "If it burns"

table ovens of Oven by heat from "tables/ovens.yaml" "ovens"
    heat   1..2
    burns  0..9

each player has
    coins  0..20 starts 3               "coins"
    hand   pile of Recipe seen by owner "hand"
    shelf  pile of Recipe               "shelf"

action bake "Bake"
    choose recipe in hand
    pay recipe.cost
    do recipe.effect
    if coins > 15: do recipe.burnt
    gain ovens[1].burns coins
    move recipe to shelf

play
    setup
        for each p in players: move take(2, those(r in recipes where place(r) = none)) to p's hand
    rounds 2
        phase day "Day" each player in players
            do one of bake

scoring
    score coins "Coins"
    winners by total highest
    tied players share
"""
RECIPES = """\
- {id: bun, name: Bun, copies: 3, kind: sweet, tags: [sweet], cost: 1 coins, effect: gain 2 coins}
- {id: loaf, name: Loaf | Rye, kind: plain, effect: lose 1 coins, burnt: lose 2 coins, text: "Heavy. {effect}", copies: 5}
- {id: tart, name: Tart, kind: sweet, effect: gain 3 coins, burnt: "lose 1 coins; gain 2 coins"}
"""


@pytest.fixture
def cards(tmp_path, monkeypatch):
    folder = tmp_path / "content" / "bakery"
    for name, text in {
        "game.rules": RULES,
        "cards/recipes.yaml": RECIPES,
        "tables/ovens.yaml": "- {heat: 1, burns: 1}\n- {heat: 2, burns: 2}\n",
        "phrases/de.yaml": "titles: {Bun: Brötchen, recipes: Rezepte}\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return lambda *words: CliRunner().invoke(app, ["cards", "bakery", *words])


def test_a_row_of_the_table_is_a_card_with_its_text(cards):
    result = cards()
    assert result.exit_code == 0, result.output
    assert "Recipes: 3 different, 9 in all" in result.stdout
    line = next(line for line in result.stdout.splitlines() if "Bun" in line)
    assert line.split() == ["Bun", "3", "Sweet", "Sweet", "1", "coin", "Gain", "2", "coins."]
    assert "Heavy. Lose 1 coin. If it burns: lose 2 coins." in " ".join(result.stdout.split())
    assert "ovens" not in result.stdout.lower()


def test_an_effect_under_a_display_name_stands_apart(cards):
    tables = json.loads(cards("--format", "json").stdout)["tables"]
    assert tables[0]["cards"][2]["text"] == "Gain 3 coins. If it burns: lose 1 coin and gain 2 coins."


def test_a_narrow_terminal_folds_the_columns(cards, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    result = cards()
    assert "Kind: Sweet" in result.stdout and max(map(len, result.stdout.splitlines())) <= 50


def test_json_has_every_column_and_the_filled_text(cards):
    data = json.loads(cards("--format", "json").stdout)
    assert (data["game"], data["language"], [table["name"] for table in data["tables"]]) == ("bakery", "en", ["recipes"])
    assert data["tables"][0]["cards"][1] == {
        "id": "loaf",
        "name": "Loaf | Rye",
        "copies": 5,
        "columns": {"kind": "Plain", "tags": "–", "cost": "–"},
        "text": "Heavy. Lose 1 coin. If it burns: lose 2 coins.",
    }


def test_markdown_survives_a_bar_in_a_name(cards):
    lines = cards("--format", "markdown").stdout.splitlines()
    assert lines[:3] == ["# Bakery", "", "## Recipes"]
    assert "| Loaf \\| Rye | 5 | Plain | – | – | Heavy. Lose 1 coin. If it burns: lose 2 coins. |" in lines


def test_another_language_uses_the_phrases_of_the_game(cards):
    text = cards("--language", "de").stdout
    assert "Rezepte" in text and "Brötchen" in text and "Erhalte 2" in text


def test_a_table_without_cards_can_be_asked_for(cards):
    text = cards("--table", "ovens").stdout
    assert "Ovens: 2 different" in text and "Text" not in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--table", "oven"], "there is no table `oven`"),
        (["--language", "xx"], "there are no phrases in `xx`"),
        (["--variant", "night"], "there is no variant `night`"),
    ],
)
def test_wrong_usage_names_what_there_is(cards, words, message):
    result = cards(*words)
    assert result.exit_code == 2 and message in " ".join(result.output.replace("│", " ").split())


def test_content_with_errors_is_reported(cards, tmp_path):
    (tmp_path / "content" / "bakery" / "game.rules").write_text(RULES.replace("score coins", "score coinz"))
    result = cards()
    assert result.exit_code == 1 and "error[unknown-name]" in result.output
