"""What a check with a cache finds is what it finds without, byte for byte: cold, warm, after edits."""

from __future__ import annotations

import shutil
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


DAMAGE = {
    "c10_choose_many": (
        ("game.rules", "where not finds.bitter or coins > 0", "where not finds.sour"),  # no such column
        ("game.rules", "choose exactly 3 bundle in basket", "choose exactly 3 bundle in Corner"),  # another kind
        ("game.rules", "choose up to 2 finds", "choose up to sage finds"),
        ("game.rules", "move finds to basket", "move finds to basket\n    move spare to meadow"),  # not known here
        ("game.rules", "gain count(spots) coins", "gain count(spots)"),
        ("game.rules", "marks   set of Corner", "marks   set of Herb"),  # what follows elsewhere
        ("game.rules", "    worth   1..4\n", ""),
        ("game.rules", 'gate "Gate", ', ""),
        ("tables/herbs.yaml", "worth: 4", "worth: 9"),
        ("tables/herbs.yaml", "id: mint", "id: thyme"),
        ("tables/herbs.yaml", "name: Mint, worth: 1", "name: Mint, worth: much"),
        ("tables/herbs.yaml", "- {id: dill", "- {id: dill, smell: good"),
        ("tables/herbs.yaml", "- {id: dill", "- [id: dill"),
        ("examples/herbs.rules", "ana chooses sage", "ana chooses rose"),
    ),
    "c07_settings_and_invariants": (
        ("game.rules", "setting days 2..6 starts 4", "setting days 2..6 starts 9"),
        ("game.rules", "setting days 2..6 starts 4", "setting days 6..2 starts 4"),
        ("game.rules", "setting closed Road or none starts none", "setting closed Road starts none"),
        ("game.rules", "setting thieves flag starts yes", "setting thieves 0..3 starts 1"),
        ("game.rules", "always salt + stored <= 12", "always salt + barrels <= 12"),
        ("game.rules", "always salt + stored <= 12", "always salt + stored"),
        ("game.rules", "if road = ridge ", "if road = valley"),
        ("game.rules", "rounds days", "rounds road"),
        ("game.rules", "    gain n sold\n", "    gain n sold\n    set days to 3\n"),  # settings stay as they are
        ("game.rules", "do trade\n            do night", "do night\n            do nights"),
        ("examples/settings.rules", "setting road = ridge", "setting rode = ridge"),
        ("examples/settings.rules", "then ana has salt 4", "then ana has pepper 4"),
    ),
    "h22_automas": (
        ("game.rules", "setting difficulty Difficulty starts normal", "setting difficulty Difficulty starts gentle"),
        ("game.rules", "takes  0..4 for each Difficulty", "takes  0..4"),
        ("game.rules", ', extreme "Extreme"', ""),
        ("game.rules", "event player_turn", "event players_turn"),  # what the automa does instead
        ("game.rules", "for each ware in Ware: gain 1 stock[ware]", "for each ware in Ware: gain 1 stock"),
        ("game.rules", "goods   0..20 for each Ware", "goods   0..20 for each Difficulty"),
        ("peddler.rules", "plus 1 if difficulty >= hard ", "plus 1 if difficulty >= tea "),
        ("peddler.rules", "        gain 1 grudge\n", "        gain 1 goods\n"),
        ("peddler.rules", "slip.takes[difficulty]", "slip.takes"),
        ("peddler.rules", "do slip.extra", "do slip.ware"),
        ("peddler.rules", "instead of player_turn", "instead of restocking"),
        ("peddler.rules", "event snatch", "event envy"),
        ("peddler.rules", "let taken be", "let taken"),
        ("tables/slips.yaml", "extra: do envy", "extra: do greed"),
        ("tables/slips.yaml", "extra: gain 1 points", "extra: gain 1"),
        ("tables/slips.yaml", "easy: 0, ", "simple: 0, "),
        ("tables/slips.yaml", "ware: lamp", "ware: rope"),
        ("examples/peddler.rules", "slip_deck holds tea_run", "slip_deck holds tea_walk"),
    ),
}


@pytest.mark.parametrize(
    ("name", "damage"),
    [(name, damage) for name, all_damage in DAMAGE.items() for damage in all_damage],
    ids=[f"{name}-{number}" for name, all_damage in DAMAGE.items() for number in range(len(all_damage))],
)
def test_games_that_get_damaged(name, damage, tmp_path):
    """A cache that knows the sound game, one that knows the damaged one, none; in whole and without examples and variants."""
    folder = Path(shutil.copytree(ROOT / "tests" / "language" / name, tmp_path / name))
    sound = same_findings(folder)
    path, before, after = damage
    text = (folder / path).read_text(encoding="utf-8")
    assert before in text
    (folder / path).write_text(text.replace(before, after, 1), encoding="utf-8")
    quick = check_game(folder, each_variant=False, examples=False).diagnostics
    assert check_game(folder, each_variant=False, examples=False, cache=Cache.default()).diagnostics == quick
    found = same_findings(folder)
    assert found != sound
    assert check_game(folder, each_variant=False, examples=False, cache=Cache.default()).diagnostics == quick
    assert [one for one in found if not one.primary.location.path.partition(f"{name}/")[2].startswith("examples/")] == quick
    (folder / path).write_text(text, encoding="utf-8")
    assert same_findings(folder) == sound


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
