"""AI Rush: every rule of its rulebook is shown, its dice are right, its games end well, and it grows by content alone.

`UPDATE_GOLDEN=1 pytest tests/ai_rush` rewrites the printed texts; they are meant to be read aloud.
"""

from __future__ import annotations

import os
import random
import shutil
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

import rulewright
from compiler.pipeline import check_game
from rulewright.cards import open_book
from rulewright.examples import run_examples
from tests.sizes import sample

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "content" / "ai_rush"

RULES = [f"R{number}" for number in range(1, 74)]
"""The rules of the rulebook, one by one."""
WORKED = [f"E{number}" for number in range(1, 39) if number not in (13, 18, 22, 30, 35, 37)]
"""The worked examples; the numbers left out were never given."""
NOT_TESTABLE = {
    "R10": "where things lie on the table, and who looks after the quarter tracker, has no effect",
    "R72": "turning over the company card and reading its ending happens after the game",
}


@cache
def game():
    return rulewright.load(str(FOLDER))


@cache
def examples():
    return run_examples(FOLDER, coverage=True)


def rows(path: str, folder: Path = FOLDER) -> list[dict]:
    return YAML(typ="safe").load((folder / path).read_text(encoding="utf-8"))


# ---- the rulebook


def test_every_rule_is_shown_by_an_example_or_can_not_be_shown():
    cited = {rule for example in examples().examples for rule in example.rules}
    assert [rule for rule in [*RULES, *WORKED] if rule not in cited | set(NOT_TESTABLE)] == []
    assert cited & set(NOT_TESTABLE) == set(), "shown after all"
    assert cited - set(RULES) - set(WORKED) == set(), "no such rule"


def test_examples_run_nearly_every_statement():
    coverage = examples().coverage
    assert coverage.run >= 0.95 * coverage.statements, coverage.missing


def test_rulings_speak_of_rules_only():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    named = {word.strip("`,.():") for word in text.replace("|", " ").split() if word[0] == "R" and word[1:2].isdigit()}
    assert named and named <= set(RULES)


def test_decks_hold_thirty_cards_each_and_companies_eleven_spots():
    assert [card["id"] for card in rows("cards/subsidies.yaml")] == [f"s{n:02}" for n in range(1, 31)]
    assert [card["id"] for card in rows("cards/ventures.yaml")] == [f"v{n:02}" for n in range(1, 31)]
    assert all(set(company["spots"]) == set(range(2, 13)) - {7} for company in rows("tables/companies.yaml"))
    assert len(rows("tables/companies.yaml")) == 9 and len(rows("tables/bonuses.yaml")) == 16


# ---- the dice

BUSTS = {2: 0, 3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 26, 10: 30, 11: 33, 12: 35}
"""Of the 36 rolls of two dice those that are lower than the previous roll."""
HELPED = {
    ("eliza", 4): 0,
    ("eliza", 5): Fraction(1, 36),
    ("eliza", 6): Fraction(6, 36),
    ("koan", 3): 0,
    ("koan", 4): 0,
    ("ashfall", 9): Fraction(169, 324),
    ("ashfall", 11): Fraction(15, 36),
    ("quill", 10): Fraction(21, 36),
    ("tessera", 8): Fraction(49, 144),
    ("tessera", 9): Fraction(15, 36),
}
"""Companies whose spot gives luck or a reroll: the chance of a bust if that is used as well as possible."""


def after_first_roll(first: int, company: str, abilities: bool):
    """The first turn of a game with explicit chance, after a first roll and its bonus: roll again or stop?"""
    state = game().new(
        players=3,
        seed=1,
        chance="explicit",
        settings={"abilities_on": abilities, "deal_companies": False, "first_company": company, "left_out_sector": "pol"},
    )
    wanted = {f"company_card={company}", "sector=bio", f"roll={first}", bonus_of(company, first)}
    while "Roll again" not in keys(state):
        offered = keys(state)
        found = [index for index, key in enumerate(offered) if key in wanted]
        state.apply(found[0] if found else offered.index("decline") if "decline" in offered else 0)
    return state


def keys(state) -> list[str]:
    return [option.key for option in state.decision.options]


def bonus_of(company: str, spot: int) -> str | None:
    return next(row for row in rows("tables/companies.yaml") if row["id"] == company)["spots"].get(spot)


def bust_chance(state) -> Fraction:
    """Exact: the average over what chance may do, and the best that the company can make of it."""
    view = state.view(0)
    if view["rogues"]["bio"] or view["successes"][0] == 2:
        return Fraction(view["rogues"]["bio"])
    following = []
    for index in range(state.option_count):
        after = state.clone()
        after.apply(index)
        following.append(bust_chance(after))
    decision = state.decision
    if decision.player == game().CHANCE:
        return sum(option.probability * chance for option, chance in zip(decision.options, following, strict=True))
    return min(following)


def rolling_again(state) -> Fraction:
    state.apply(keys(state).index("Roll again"))
    return bust_chance(state)


@pytest.mark.parametrize("previous", BUSTS)
def test_a_bare_turn_busts_as_often_as_the_dice_say(previous):
    chance = rolling_again(after_first_roll(previous, "eliza", abilities=False))
    assert type(chance) is Fraction and chance == Fraction(BUSTS[previous], 36)


def test_the_next_roll_equals_the_previous_one_as_often_as_the_dice_say():
    state = after_first_roll(11, "eliza", abilities=False)
    state.apply(keys(state).index("Roll again"))
    chances = {option.key: option.probability for option in state.decision.options}
    assert chances == {f"roll={total}": Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


@pytest.mark.parametrize("company, spot", HELPED)
def test_luck_and_rerolls_help_as_much_as_the_dice_say(company, spot):
    assert rolling_again(after_first_roll(spot, company, abilities=True)) == HELPED[company, spot]


# ---- whole games


def play(state, chooser: random.Random, look=lambda state: None):
    """A random game, looked at after every quarter."""
    quarter = 1
    while not state.over:
        state.apply(chooser.randrange(state.option_count))
        if state.round != quarter:
            quarter = state.round
            look(state)
    look(state)
    return state


def check_table(state) -> None:
    """Cards are conserved, nothing is below zero, hands are hidden from everybody else, promises hold."""
    assert game().broken(state) == []
    for seat in range(state.n):
        view = state.view(seat)
        piles = [*view["hand"], *view["deck"].values(), *view["discards"].values()]
        assert sum(pile["size"] for pile in piles) == 60
        assert [set(hand) for q, hand in enumerate(view["hand"]) if q != seat] == [{"size"}] * (state.n - 1)
        assert len(view["hand"][seat]["cards"]) == view["hand"][seat]["size"]
    counts = [*view["rogues"].values(), *(n for agents in view["agents"] for n in agents.values()), *view["pile_size"]]
    assert min(counts) >= 0
    assert len(view["open"]) == (2 if state.n <= 4 else 3)
    assert len(set(view["company"])) == state.n


def winners_by_hand(view: dict) -> list[int]:
    """The end of the rulebook in Python, from what lies on the table."""
    found: set[int] = set()
    for sector in view["open"]:
        agents = [own[sector] for own in view["agents"]]
        if view["rogues"][sector] and view["rogues"][sector] >= max(agents):
            return []
        found |= {seat for seat, count in enumerate(agents) if count and count == max(agents)}
    return sorted(found)


@pytest.mark.parametrize("players", range(3, 10))
def test_games_run_to_their_end(players):
    for seed in range(sample(15, 2000)):
        state = play(game().new(players=players, seed=seed), random.Random(seed), check_table)
        assert list(state.winners) == winners_by_hand(state.view(0))


@pytest.mark.parametrize(
    "settings",
    [
        {"abilities_on": False},
        {"left_out_sector": "tech", "first_company": "verity"},
        {"deal_companies": False, "rogue_majority": "all_together"},
    ],
)
def test_games_with_other_settings_run_to_their_end(settings):
    for seed in range(sample(15, 300)):
        play(game().new(players=3 + seed % 7, seed=seed, settings=settings), random.Random(seed), check_table)


def test_the_log_names_no_card_that_was_never_laid_open():
    names = {card["id"]: card["name"] for file in ("subsidies", "ventures") for card in rows(f"cards/{file}.yaml")}
    for seed in range(sample(7, 210)):
        state = game().new(players=3 + seed % 7, seed=seed)
        chooser = random.Random(seed)
        played: set[str] = set()
        while not state.over:
            state.apply(chooser.randrange(state.option_count))
            played |= {names[card] for pile in state.view(0)["discards"].values() for card in pile["cards"]}
        told = {name for entry in state.log if entry.audience is None for name in names.values() if name in entry.text}
        assert told <= played


# ---- more content


def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "ai_rush"))


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_a_card_and_a_company_are_rows(tmp_path):
    folder = copied(tmp_path)
    append(folder / "cards" / "ventures.yaml", "- {id: v31, name: Annex, deck: venture, bonus: agent2, copies: 2}\n")
    append(folder / "tables" / "companies.yaml", "- id: nimbus\n  name: NIMBUS\n  spots: {7: luck1, 12: theft}\n")
    grown = rulewright.load(str(folder))
    seen = set()
    for seed in range(20):
        state = play(grown.new(players=9, seed=seed, settings={"first_company": "nimbus"}), random.Random(seed))
        view = state.view(0)
        piles = [*view["hand"], *view["deck"].values(), *view["discards"].values()]
        assert sum(pile["size"] for pile in piles) == 62
        seen |= set(view["company"])
    assert "nimbus" in seen


def test_a_bonus_is_a_row(tmp_path):
    folder = copied(tmp_path)
    append(
        folder / "tables" / "bonuses.yaml",
        '- {id: purge, name: Purge, effect: "choose sector in open where rogues[sector] > 0; lose 1 rogues[sector]"}\n',
    )
    append(folder / "cards" / "subsidies.yaml", "- {id: s31, name: Clean-up, deck: subsidy, bonus: purge, copies: 4}\n")
    grown = rulewright.load(str(folder))
    assert play(grown.new(players=4, seed=3), random.Random(3)).over


# ---- texts


def printed_texts() -> list[str]:
    """What stands on bonuses, companies and cards."""
    book = open_book(check_game(FOLDER))
    table = book.model.tables["bonuses"]
    bonuses = {row.id: (row.name, book.text(table, row)) for row in table.rows}
    lines = [f"{name}: {text}" for name, text in bonuses.values()]
    for row in rows("tables/companies.yaml"):
        spots = ", ".join(f"{spot} {bonuses[bonus][0]}" for spot, bonus in row["spots"].items())
        lines.append(f"{row['name']} ({row['colour']}; {row['theme']}): {spots}")
    for row in [*rows("cards/subsidies.yaml"), *rows("cards/ventures.yaml")]:
        bonus, text = bonuses[row["bonus"]]
        lines.append(f"{row['id'].upper()} {row['name']} ({bonus}): {text}")
    return lines


def test_texts_read_as_in_the_golden_file():
    golden = HERE / "texts_en.txt"
    text = "\n".join(printed_texts()) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


TABLES = sorted([*FOLDER.glob("cards/*.yaml"), *FOLDER.glob("tables/*.yaml")])


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.name)
def test_tables_name_their_schema_for_editors(path):
    first = path.read_text(encoding="utf-8").splitlines()[0]
    table = "cards" if path.parent.name == "cards" else path.stem
    assert first == f"# yaml-language-server: $schema=../../../generated/ai_rush/schemas/{table}.schema.json"
