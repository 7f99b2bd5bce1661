"""What campaigns have found, each as the smallest change of a game that shows it: everything that holds for a game holds again."""

from __future__ import annotations

import pytest

from tests.campaign.mutants import Mutant
from tests.campaign.structure import originals
from tests.campaign.trial import Bench

Edit = tuple[str, str, str]
"""A file, what stands in it, and what stands there instead; the whole file, if nothing is named."""

RULES = "game.rules"
NO_EXAMPLES = True

FOUND: dict[str, tuple[str, list[Edit], bool]] = {
    "a row of things that have state is empty": ("h08_", [("tables/berths.yaml", "", "[]\n")], NO_EXAMPLES),
    "cards that have state are none": ("h14_", [("cards/charms.yaml", "", "[]\n")], NO_EXAMPLES),
    "things of another table come after a table without any": ("c32_", [("tables/quilts.yaml", "", "[]\n")], NO_EXAMPLES),
    "abilities, and no card that has any": ("h09_", [("cards/machines.yaml", "", "[]\n")], NO_EXAMPLES),
    "reactions of cards, and no cards": ("c24_", [("cards/masks.yaml", "", "[]\n")], NO_EXAMPLES),
    "reactions of cards that lie in a row": ("c24_", [(RULES, "pile of Mask at most 3", "row of 3 Mask")], False),
    "reactions of cards in a place for cards of all tables": ("c24_", [(RULES, "pile of Mask at most 3", "pile of card")], False),
    "the cards of a column that is done are none": ("c18_", [("cards/cards.yaml", "", "[]\n")], NO_EXAMPLES),
    "braces in the title of an action": ("c33_", [(RULES, '"Study"', '"Work {0}"')], False),
    "braces in the title of a field": ("c33_", [(RULES, '"sweets"', '"swe{player}ets"')], False),
    "a lone brace in the title of a phase": ("c33_", [(RULES, '"Morning"', '"Mor{ning"')], False),
    "the round ends where turns have none": ("c17_", [(RULES, "    lose 1 miles\n", "    lose 1 miles\n    end round\n")], False),
    "the phase ends where turns have none": ("c17_", [(RULES, "    lose 1 miles\n", "    lose 1 miles\n    end phase\n")], False),
    "the round ends in the setup": ("c17_", [(RULES, "    rounds 4\n", "    setup\n        end round\n    rounds 4\n")], False),
    "the outer round ends after inner ones": (
        "c17_",
        [
            (
                RULES,
                "        phase digging",
                "        rounds 2\n            phase inner each player in players: nothing\n        phase digging",
            )
        ],
        False,
    ),
    "a deck that nobody shuffles is drawn under explicit chance": ("h14_", [(RULES, "        shuffle deck\n", "")], NO_EXAMPLES),
    "a deck is shuffled twice": ("h14_", [(RULES, "        shuffle deck\n", "        shuffle deck\n" * 2)], False),
    "a card is taken twice": ("h14_", [(RULES, "    move charm to taken\n", "    move charm to taken\n" * 2)], False),
    "the top of an empty deck": ("c37_", [(RULES, "move first(lamps)", "move top(lamp_deck)")], NO_EXAMPLES),
    "the top of an empty place": ("h38_", [(RULES, "        move rumours to deck\n", "")], NO_EXAMPLES),
    "the first of a deck that is empty at times": (
        "c37_",
        [(RULES, "    move book to sold_books\n", "    move book to sold_books\n    move first(book_deck) to sold_books\n")],
        NO_EXAMPLES,
    ),
    "no lamps for a row and its deck": ("c37_", [("tables/lamps.yaml", "", "[]\n")], NO_EXAMPLES),
    "a rule that runs itself": (
        "c23_",
        [(RULES, "    gain filled bowls\n", "    gain filled bowls\n    do serve for n\n")],
        NO_EXAMPLES,
    ),
    "what stands in runs what it stands in for": (
        "c23_",
        [(RULES, '"Evening meal"\n', '"Evening meal"\n    do evening_meal\n')],
        NO_EXAMPLES,
    ),
    "a set of two kinds in an example": ("c51_", [("examples/leaving.rules", "{ana, ben, cal}", "{ana, floes, cal}")], False),
    "an example asks for what a broken table would have": ("h09_", [(RULES, "table cards of Card", "table while of Card")], False),
    "an example gives something to no card": (
        "h14_",
        [("examples/stall.rules", "given bead has laid[copper] 2", "given top(deck) has laid[copper] 2")],
        False,
    ),
    "a line of an example comes twice": (
        "h14_",
        [
            (
                "examples/stall.rules",
                "    given bead has laid[copper] 2, laid[shell] 1\n",
                "    given bead has laid[copper] 2, laid[shell] 1\n" * 2,
            )
        ],
        False,
    ),
    "the table of rows that examples name is gone": ("c12_", [("cards/jobs.yaml", "", "")], False),
    "a limit of the rules in a secret phase": (
        "c50_turns",
        [(RULES, 'guess    0..3           "guess"', 'guess    1..3           "guess"')],
        False,
    ),
    "a choice of several comes twice": (
        "c10_",
        [(RULES, "    gain count(spots) coins\n", "    gain count(spots) coins\n    add spots to marks\n")],
        False,
    ),
    "a setting without a title": ("c07_", [(RULES, 'setting days 2..6 starts 4 "Days"', "setting days 2..6 starts 4")], False),
}


@pytest.fixture(scope="module")
def bench(tmp_path_factory) -> Bench:
    return Bench(tmp_path_factory.mktemp("found"))


@pytest.mark.parametrize("situation", FOUND)
def test_found(situation, bench):
    name, edits, without_examples = FOUND[situation]
    folder = next(each for each in originals() if each.name.startswith(name))
    files = dict(originals()[folder])
    for path, old, new in edits:
        assert old in files[path], f"{path} has changed"
        files[path] = files[path].replace(old, new) if old else new
    if without_examples:
        files = {path: text for path, text in files.items() if not path.startswith("examples/")}
    for seed in range(3):
        defect = bench.try_out(Mutant(folder, RULES, files), seed)
        assert defect is None, f"{defect.stage}: {defect.error}"
