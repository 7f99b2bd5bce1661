"""States that a seat can't tell apart give it the same view, options, labels and log, the same questions, the same samples."""

from __future__ import annotations

import re

import pytest

from runtime.errors import RuleLimit
from tests.games_list import FOLDERS, ROOT, all_games, secret_games
from tests.readings import log, readings
from tests.secrets.oracle import Watched
from tests.secrets.pairs import Pair
from tests.sizes import sample

GAMES = sorted((ROOT / "tests" / "secrets" / "games").iterdir())
PAIRS, SMALL, STEPS, MOST = sample(3, 25), sample(60, 400), sample(60, 400), 100
WATCHED: dict = {}
WITH_VARIANT = [
    pytest.param(folder, name, id=f"{folder.name}+{name}")
    for folder in FOLDERS
    for file in sorted(folder.rglob("*.rules"))
    for name in re.findall(r"(?m)^variant (\w+)", file.read_text())
]
IN_THE_OPEN = {"c36_reacts_once", "c60_one_decision", "h18_predictions", "h26_follow_ups"}
"""Games whose hidden parts everybody knows: dealt from an open pile or in a fixed order, chosen outside of secret phases."""
OVER_AT_ONCE = {"c70_arrangements"}
"""Games with one secret phase, after which all lies open."""


def watched(folder, *variants: str) -> Watched:
    if (folder, *variants) not in WATCHED:
        WATCHED[folder, *variants] = Watched(folder, *variants)
    return WATCHED[folder, *variants]


def pairs(game: Watched, many: int = PAIRS) -> list[Pair]:
    low, high = game.game.players
    return [Pair(game, seed % players, players, seed) for seed in range(many) for players in (low + seed % (high - low + 1),)]


def kinds_of(pair: Pair, state) -> tuple:
    """All that lies on the table, with kinds in the place of cards; hands of others have no order, nor have copies of a card."""
    rows, watched = state.rows, pair.watched
    public = [field for field in state.game.fields if field.public]
    fields = [on_cards(state, field) or watched.kinds(field.reading, getattr(state, field.slot)) for field in public]
    piles = [[rows[card] for card in pile] for pile in getattr(state, "piles", ())]
    piles = [sorted(pile) if watched.owners.get(place, pair.seat) != pair.seat else pile for place, pile in enumerate(piles)]
    return piles, fields, [(decision.player, sorted(decision.keys)) for decision in state.decisions]


def on_cards(state, field) -> list[tuple]:
    """What lies on cards, by kind and where they are."""
    table = state.game.data.tables.get(field.table)
    if table is None or not table.is_cards:
        return []
    values = getattr(state, field.slot)
    each = len(values) // len(table.ids)
    cards = range(table.first, table.first + len(table.ids))
    return sorted((state.rows[card], state.loc[card], str(values[at * each : (at + 1) * each])) for at, card in enumerate(cards))


def same_world(pair: Pair, number: int) -> None:
    """What bots think of is the same in both."""
    seat = pair.seat
    if seat in pair.one.view(None)["deciding"]:
        same(*(kinds_of(pair, state.sample(seat, number)) for state in (pair.one, pair.other)))


def same(one, other) -> None:
    """Equal; if not, the parts that differ (pytest takes minutes to find them in large views)."""
    if one != other:
        pytest.fail("\n".join(f"{a}\n  but {b}" for a, b in differences(one, other)))


def differences(one, other) -> list[tuple]:
    if isinstance(one, dict) and isinstance(other, dict):
        return [found for key in {**one, **other} for found in differences(one.get(key), other.get(key))]
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        return [found for pair in zip(one, other, strict=True) for found in differences(*pair)]
    return [] if one == other else [(one, other)]


def compare(pair: Pair) -> int:
    """Plays a pair to its end; in how many steps hidden parts differed."""
    game, kept, equal = pair.watched, [], 0
    try:
        for number, _ in enumerate(pair.steps(STEPS)):
            same(*(readings(game.folder, state, pair.seat, *game.variants) for state in (pair.one, pair.other)))
            if number % 4 == 0:
                same_world(pair, number)
            if pair.equal > equal and kept:
                same(*(log(state, pair.seat) for state in kept))
            kept, equal = [pair.one.clone(), pair.other.clone()], pair.equal
    except RuleLimit:
        pass
    same(*(log(state, pair.seat) for state in kept))
    return pair.different


def hides(game: Watched) -> bool:
    """Is there anything that some see and others don't? What nobody sees is drawn when it is needed."""
    game = game.game
    return any(part.seen == "owner" for part in (*game.data.places, *(field for field in game.fields if field.public)))


@all_games
def test_a_seat_reads_the_same_in_games_it_cannot_tell_apart(folder):
    """And hidden parts really differ, else nothing is compared."""
    game = watched(folder)
    differ = sum(map(compare, pairs(game)))
    if hides(game) and folder.name not in IN_THE_OPEN:
        assert differ or any(map(compare, pairs(game, MOST)[PAIRS:]))


@pytest.mark.parametrize("folder, variant", WITH_VARIANT)
def test_a_seat_reads_the_same_in_games_with_a_variant(folder, variant):
    game = watched(folder, variant)
    assert sum(map(compare, pairs(game))) or not hides(game)


@secret_games
def test_hidden_parts_differ_after_a_secret_phase(folder):
    """What is hidden when a phase is over, or chosen in the next one."""
    assert any(map(differs_later, pairs(watched(folder), MOST))) or folder.name in OVER_AT_ONCE


def differs_later(pair: Pair) -> bool:
    return any(pair.later for _ in pair.steps(STEPS))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_seat_reads_the_same_in_small_games_about_secrets(folder):
    assert sum(map(compare, pairs(watched(folder), SMALL))) > SMALL
