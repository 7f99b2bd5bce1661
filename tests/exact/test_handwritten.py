"""Games against peers written by hand: the same draws, options and winners in lock step, in two thirds of the lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import rulewright
from benchmarks import handwritten_heron_marsh as heron_marsh
from benchmarks import handwritten_high_tide as high_tide
from benchmarks import handwritten_lantern_street as lantern_street
from benchmarks import handwritten_tall_tales as tall_tales

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Peer:
    """A game and who plays it by hand: its kinds of cards by number, and what of a view must be the same at every step."""

    name: str
    new: Callable
    module: object
    kinds: tuple[str, ...]
    view: Callable

    @property
    def folder(self) -> Path:
        return GAMES / self.name

    def value(self, key: str):
        """An option as the peer has it: kinds and cells are numbers, what somebody does is a word."""
        word = key.partition("=")[2] or key
        if word.isdigit():
            return int(word)
        if "," in word:
            row, column = word.split(",")
            return (int(row) - 1) * heron_marsh.SIZE + int(column) - 1
        return self.kinds.index(word) if word in self.kinds else word.partition(" ")[0].lower()


def cards(places, kinds):
    return [[kinds[kind] for kind in place] for place in places]


LANTERNS = tuple("watchman lamplighter fiddler owl baker smuggler mayor lantern".split())
PEERS = [
    Peer(
        "lantern_street",
        lantern_street.LanternStreet,
        lantern_street,
        LANTERNS,
        lambda peer: {"met": [{"size": len(met), "cards": met} for met in cards(peer.met, LANTERNS)], "home": peer.home},
    ),
    Peer(
        "heron_marsh",
        heron_marsh.HeronMarsh,
        heron_marsh,
        (),
        lambda peer: {"marsh": peer.marsh, "herons": peer.herons, "feathers": peer.feathers},
    ),
    Peer(
        "high_tide",
        high_tide.HighTide,
        high_tide,
        ("ripple", "swell", "breaker", "ebb", "flood", "rope"),
        lambda peer: {"tide": peer.tide, "boats": peer.boats, "shells": peer.shells},
    ),
    Peer(
        "tall_tales",
        tall_tales.TallTales,
        tall_tales,
        ("sprat", "perch", "pike", "salmon", "sturgeon"),
        lambda peer: {"coins": peer.coins, "honour": peer.honour},
    ),
]
all_peers = pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)


def lines_of(path: Path) -> int:
    """What somebody had to write: no blank lines, comments or docstrings."""
    code, inside = 0, False
    for line in path.read_text().splitlines():
        text = line.strip()
        if text.startswith('"""'):
            inside = not inside and text.count('"""') == 1
        elif inside:
            inside = not text.endswith('"""')
        else:
            code += bool(text) and not text.startswith("#")
    return code


@all_peers
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_deal_offer_and_end_alike(peer, players):
    game, chooser = rulewright.load(peer.folder), Random(players)
    for seed in range(150):
        ours, theirs = game.new(players=players, seed=seed, chance="explicit"), peer.new(players)
        while ours.decision is not None:
            values = [peer.value(option.key) for option in ours.decision.options]
            assert not theirs.over
            if ours.decision.player < 0:
                assert theirs.chance and list(zip(values, ours.weights, strict=True)) == theirs.outcomes()
            else:
                assert not theirs.chance and (ours.decision.player, values) == (theirs.player, theirs.options())
            at = chooser.randrange(len(values))
            ours.apply(at)
            theirs.apply(values[at])
        assert theirs.over and ours.winners == theirs.winners
        view = ours.view(None)
        assert {name: view[name] for name in peer.view(theirs)} == peer.view(theirs)


@all_peers
def test_the_rules_are_at_most_two_thirds_of_the_peer(peer):
    files = [peer.folder / "game.rules", *peer.folder.glob("cards/*.yaml")]
    assert 3 * sum(map(lines_of, files)) <= 2 * lines_of(Path(peer.module.__file__))
