"""A sample of the campaign; `make soak` runs more, `python -m tests.campaign` as many as there is time for.

RULEWRIGHT_SEED=n repeats one mutant and prints what was changed.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.campaign.mutants import make_mutant
from tests.campaign.structure import originals
from tests.campaign.trial import Bench
from tests.sizes import sample

COUNT = sample(60, 1600)
BATCH = 20
ONE = os.environ.get("RULEWRIGHT_SEED")


@pytest.fixture(scope="module")
def bench(tmp_path_factory) -> Bench:
    return Bench(tmp_path_factory.mktemp("campaign"))


@pytest.mark.parametrize("start", range(0, COUNT, BATCH))
def test_damaged_content(start, bench):
    for seed in [int(ONE)] if ONE else range(start, start + BATCH):
        mutant = make_mutant(Random(seed))
        defect = bench.try_out(mutant, seed)
        assert defect is None, f"seed {seed}, {defect.stage}: {mutant.change}\n{defect.error}"


def test_mutants_are_made_again_from_their_seed():
    for seed in range(30):
        assert make_mutant(Random(seed)) == make_mutant(Random(seed))


def test_every_game_is_damaged():
    """The new constructs, too: no game is so large or so odd that it is left out."""
    hit = {make_mutant(Random(seed)).folder for seed in range(2000)}
    assert hit == set(originals())
