"""What a check with a cache finds is what it finds without, byte for byte: cold, warm, after edits."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from benchmarks.cards import edit_card, write_game
from compiler import apart
from compiler.cache import Cache
from compiler.pipeline import check_game
from compiler.survey import Survey
from tests.diagnostics.cases import all_cases

ROOT = Path(__file__).parent.parent.parent
FOLDERS = sorted(found.parent for found in ROOT.glob("tests/language/*/game.rules"))

BROKEN = (
    "gain 2 gold\n",  # no such field
    "gain 2 coins\ngain\n",  # no sentence
    "require coins >= 0\ngain 1 wood\n",  # always true
    "gain 1 wood\nrequire coins >= 3\n",  # too late
    "pay 99 wood\ngain 1 coins\n",  # nobody can pay
    "while in hand and my coins > 2: my wage is 3 instead\n",  # clashes with the next one
    "while in hand: my wage is 2 instead\n",
    "while in effects\n    after I gain wood: gain 1 wood\n",  # without end
    "while in shop: my wage is 1 more\n",  # no such place
    "gain 1 wood\nchoose c in hand\nmove c to discards\n",  # perhaps nothing to choose
    "repeat coins times: gain 1 fame\nif fame > 20: gain 1 wood\n",
    "while in effects: my rents is 1 more\n",  # no such quantity
    "let x be count(cards)\ngain x points\n",  # reads the table
    "do card_00003.effect\n",
)


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))


def same_findings(folder: Path) -> list:
    wanted = check_game(folder).diagnostics
    assert check_game(folder, cache=Cache(None)).diagnostics == wanted
    assert check_game(folder, cache=Cache.default()).diagnostics == wanted
    assert check_game(folder, cache=Cache.default()).diagnostics == wanted
    return wanted


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_games(folder):
    same_findings(folder)


@pytest.mark.parametrize(
    "case",
    [
        case
        for case in all_cases()
        if any(p.endswith(".yaml") and not p.startswith("sheets/") for p in case.files) and not case.name.startswith("sheets/")
    ],
    ids=lambda case: case.name,
)
def test_broken_tables(case, tmp_path):
    assert same_findings(case.write(tmp_path / "game"))


def put(folder: Path, file: int, row: int, effect: str) -> None:
    """Gives a card another effect."""
    path = folder / "cards" / f"cards_{file:03}.yaml"
    before, *rows = path.read_text(encoding="utf-8").split("- id: card_")
    head = rows[row].split("  effect: |\n")[0]
    rows[row] = head + "  effect: |\n" + "".join(f"    {line}\n" for line in effect.splitlines())
    path.write_text("- id: card_".join([before, *rows]), encoding="utf-8")


def test_edits(tmp_path):
    folder = tmp_path / "town"
    write_game(folder, files=4, cards=12, seed=5)
    assert same_findings(folder) == []
    random, found = Random(7), 0
    for turn, effect in enumerate((*BROKEN, *random.sample(BROKEN, 6))):
        put(folder, turn % 4, random.randrange(12), effect)
        found += bool(same_findings(folder))
        if turn % 3 == 0:
            put(folder, random.randrange(4), random.randrange(12), effect)
            same_findings(folder)
        if turn % 4 == 3:
            write_game(folder, files=4, cards=12, seed=5)
            assert same_findings(folder) == []
    assert found > 8


def test_edits_of_rules(tmp_path):
    folder = tmp_path / "town"
    write_game(folder, files=3, cards=10, seed=9)
    rules = (folder / "game.rules").read_text()
    for before, after in (
        ("coins    0..99 starts 8", "coins    0..1 starts 1"),
        ("quantity wage", "quantity salary"),
        ('smiths "Smiths", ', ""),
        ("for 2 to 4 players", "for 2 to 3 players"),
        ("    base 2\n", "    base count(cards)\n"),
        ("move card to effects", "move card to discards"),
        ("gain wage coins", "gain 2 coins"),
        ("fame     -5..20", "fame     0..4"),
        ("action build", "after I gain iron: gain 1 ore\n\naction build"),
    ):
        (folder / "game.rules").write_text(rules.replace(before, after))
        same_findings(folder)
        (folder / "game.rules").write_text(rules)
        assert same_findings(folder) == []


def test_only_what_changed_is_read(tmp_path, monkeypatch):
    folder = tmp_path / "town"
    write_game(folder, files=5, cards=40)
    check_game(folder, cache=Cache.default())
    edit_card(folder, 2, 3, seed=4)
    seen, read = [], Survey.read

    def watched(self, sheet, reporter, live=None):
        if live is None:
            seen.append(sheet.path)
        read(self, sheet, reporter, live)

    monkeypatch.setattr(Survey, "read", watched)
    check_game(folder, cache=Cache.default())
    assert [path.rsplit("/", 1)[-1] for path in seen] == ["cards_002.yaml"]


def test_two_processes(tmp_path, monkeypatch):
    folder = tmp_path / "town"
    write_game(folder, files=6, cards=10)
    put(folder, 1, 1, BROKEN[4])
    put(folder, 4, 1, BROKEN[5])
    wanted = check_game(folder).diagnostics
    assert wanted
    monkeypatch.setattr(apart, "WORTH_IT", 1)
    assert check_game(folder, cache=Cache(None)).diagnostics == wanted
    assert check_game(folder, cache=Cache.default()).diagnostics == wanted
    write_game(folder, files=6, cards=10)
    assert same_findings(folder) == []


def test_entries_that_make_no_sense_are_left_alone(tmp_path, monkeypatch):
    folder = tmp_path / "town"
    write_game(folder, files=2, cards=10)
    assert check_game(folder, cache=Cache.default()).diagnostics == []
    get = Cache.get
    for broken in ([], 3, {}, {"words": []}, {"words": [], "heard": {}, "references": [["", "gold", "read", 1]]}):
        entries = {"cells": broken}
        monkeypatch.setattr(Cache, "get", lambda self, kind, key, known=entries: known.get(kind) or get(self, kind, key))
        assert check_game(folder, cache=Cache.default()).diagnostics == []


def test_long_work_in_known_cells_is_remembered(tmp_path):
    """A new card does again and again what stands on others, one of which takes long and is not read again."""
    folder = tmp_path / "town"
    write_game(folder, files=3, cards=5)
    rules = (folder / "game.rules").read_text()
    storm = 'event storm "Storm"\n    for each card in hand: do card.effect\n\naction work'
    rules = rules.replace("action work", storm).replace("lose upkeep coins", "lose upkeep coins\n            do storm")
    (folder / "game.rules").write_text(rules)
    put(folder, 0, 0, "gain 1 wood\n")
    put(folder, 1, 2, "repeat 90000 times: gain 1 wood\n")
    assert same_findings(folder) == []
    put(folder, 0, 0, "repeat 2000 times: do storm\n")
    assert [finding.code for finding in same_findings(folder)] == ["too-much-work"]
