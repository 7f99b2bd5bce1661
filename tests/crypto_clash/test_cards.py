"""Every Market is claimed and every card used in seeded games; what a card asks is what is paid, and a played card is gone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from benchmarks.lengths import never_declining
from runtime.text import note_text
from tests.crypto_clash.table import INPUTS, OUTPUTS, functions, game, is_claim, parts, rows, steps
from tests.sizes import sample

GAMES = sample(60, 600)


@cache
def used() -> dict[str, set[str]]:
    """What was claimed, built, completed and played in the seeded games."""
    found: dict[str, set[str]] = {"claimed": set(), "built": set(), "completed": set(), "played": set()}
    for seed in range(GAMES):
        for before, decision, key, _ in steps(3 + seed % 2, seed, never_declining):
            value = key.rpartition("=")[2]
            if decision.name == "market":
                found["claimed" if is_claim(before, decision) else "built"].add(value)
            if decision.name == "card" and value in before.view(None)["offer"]["cards"]:
                continue
            if decision.name == "card":
                found["played" if value.startswith("vc") else "completed"].add(value)
    return found


def test_every_market_is_claimed_and_every_tablet_built():
    board, tablets = set(rows("markets/board.yaml")), set(rows("markets/tablets.yaml"))
    assert used()["claimed"] == board | tablets
    assert used()["built"] == tablets


def test_every_function_is_completed_and_every_volatility_card_played():
    assert used()["completed"] == set(functions())
    assert used()["played"] == set(rows("cards/volatility.yaml"))


def completions(seeds: int) -> Iterator[tuple]:
    """Functions that were completed: the card, its owner, and the state before and after."""
    for seed in range(seeds):
        doing = False
        for before, decision, key, state in steps(3 + seed % 2, seed, never_declining):
            if doing and decision.name == "card":
                yield key.removeprefix("card="), decision.player, before, state
            doing = key == "complete_function"


def test_a_function_takes_its_price_and_gives_its_reward():
    """Price shown is price paid, at the rate of the moment; inputs of one's choice are gained after a further question."""
    seen = Counter()
    for card, seat, before, after in completions(sample(40, 400)):
        row, old, new = functions()[card], before.view(None), after.view(None)
        if after.over or old["round"] != new["round"]:
            continue
        rate = old["rate"]
        change = Counter()
        for cell in ("reward", "ongoing"):
            if not row.get(cell, "").startswith("do"):
                change.update(parts(row.get(cell), rate))
        change.subtract(parts(row["cost"], rate))
        for name in INPUTS:
            assert new["inputs"][seat][name] - old["inputs"][seat][name] == change[name], (card, name)
        for name in OUTPUTS:
            assert new["outputs"][seat][name] - old["outputs"][seat][name] == change[name], (card, name)
        assert new["btc"][seat] - old["btc"][seat] == change["btc"], card
        assert new["points"][seat] - old["points"][seat] == change["points"], card
        seen[card] += 1
    assert len(seen) >= 30


def test_a_played_card_leaves_the_hand():
    played = 0
    for seed in range(sample(20, 200)):
        owner = card = None
        for before, decision, key, state in steps(3 + seed % 2, seed, never_declining):
            if decision.name == "card" and key.startswith("card=vc"):
                owner, card = decision.player, key.removeprefix("card=")
                size = before.view(owner)["hand"][owner]["size"]
            if owner is not None and (state.over or is_claim(state, state.decision) or state.decision.name == "do"):
                view = state.view(owner)
                if card in view["news_discards"]["cards"]:
                    assert card not in view["hand"][owner]["cards"] and view["hand"][owner]["size"] <= size - 1
                    played += 1
                    owner = None
    assert played > 20


def test_the_log_names_no_volatility_card_before_it_is_played():
    """Lines for everybody are compared with what has lain on the discard pile so far; it may become a new deck at once."""
    names = {card: row["name"] for card, row in rows("cards/volatility.yaml").items()}
    logged = game().logged_flavour()
    for seed in range(sample(6, 100)):
        state = logged.new(players=3 + seed % 2, seed=seed)
        known: set[str] = set()
        read = 0
        chooser = random.Random(seed)
        while not state.over:
            state.apply(never_declining(state, chooser))
            known |= {names[card] for card in state.view(None)["news_discards"]["cards"]}
            for note, _, seat, args, audience in state.tape[read:]:
                if note >= 0 and audience is None:
                    text = note_text(logged, note, seat, args)
                    if text.endswith(" to Volatility discards"):
                        known.add(text.removesuffix(" to Volatility discards"))
                    assert [name for name in names.values() if name in text and name not in known] == [], text
            read = len(state.tape)
