"""Lantern Street against a peer written by hand: the same draws, options and winners in lock step, in two thirds of the lines."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import rulewright
from benchmarks import handwritten_lantern_street as peer

FOLDER = Path(__file__).parent.parent / "games" / "lantern_street"
KINDS = "watchman lamplighter fiddler owl baker smuggler mayor lantern".split()


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


@pytest.fixture(scope="module")
def game():
    return rulewright.load(FOLDER)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_deal_offer_and_end_alike(game, players):
    chooser = Random(players)
    for seed in range(150):
        ours, theirs = game.new(players=players, seed=seed, chance="explicit"), peer.LanternStreet(players)
        while ours.decision is not None:
            named = [option.key.split("=")[1] for option in ours.decision.options]
            values = [int(name) if name.isdigit() else KINDS.index(name) for name in named]
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
        assert [place["cards"] for place in view["met"]] == [[KINDS[kind] for kind in met] for met in theirs.met]
        assert view["home"] == [int(home) for home in theirs.home]


def test_the_rules_are_at_most_two_thirds_of_the_peer():
    rules = lines_of(FOLDER / "game.rules") + lines_of(FOLDER / "cards" / "guests.yaml")
    assert 3 * rules <= 2 * lines_of(Path(peer.__file__))
