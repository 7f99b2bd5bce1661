"""Every card is played in some seeded game, and the log names no card before everybody may know it."""

from __future__ import annotations

from benchmarks.lengths import BOTS, never_declining
from runtime.text import note_text
from tests.disruptopia.table import PLAYING, cards, game, steps
from tests.sizes import sample

GAMES = sample(16, 400)


def title(key: str) -> str:
    """The id of a card without the number of its copy: `rs01` of `card=rs01#2`."""
    return key.rpartition("=")[2].partition("#")[0]


def planning_cards(state, chooser) -> int:
    """Never declines, and puts most workers on Play Card, so that dear cards are played too."""
    decision = state.decision
    if decision.name == "space" and chooser.random() < 0.6:
        found = [option.index for option in decision.options if option.key == "space=b_card"]
        if found:
            return found[0]
    return never_declining(state, chooser)


def played() -> set[str]:
    """The cards that were played in the seeded games."""
    found = set()
    for seed in range(GAMES):
        before = ""
        for _, decision, key in steps(2 + seed % 4, seed, planning_cards):
            if decision.name == "card" and before in PLAYING:
                found.add(title(key))
            if key == "Crisis Hotline":
                found.add("in17")
            before = key
    return found


def test_every_card_is_played():
    assert sorted(set(cards()) - played()) == []


def test_the_log_names_no_card_before_everybody_may_know_it():
    """Lines for everybody are compared with what has been open so far: active effects and discard piles. A discarded
    card is open even if its pile becomes a new deck at once, and a card that is played is open from then on."""
    names = {card: row["name"] for card, row in cards().items()}
    logged = game().logged_flavour()
    for seed in range(sample(2, 60)):
        known: set[str] = set()
        read = 0
        for state, _, _ in steps(2 + seed % 4, seed, never_declining if seed % 2 else BOTS["random"], of=logged):
            view = state.view(None)
            piles = [*view["discards"].values(), *view["effects"], *view["new_effects"]]
            known |= {names[title(card)] for pile in piles for card in pile["cards"]}
            for note, _, seat, args, audience in state.tape[read:]:
                if note >= 0 and audience is None:
                    text = note_text(logged, note, seat, args)
                    if text.endswith(" to discard pile"):
                        known.add(text.removesuffix(" to discard pile"))
                    if ": Play " in text:
                        known.add(text.partition(": Play ")[2])
                    assert [name for name in names.values() if name in text and name not in known] == [], text
            read = len(state.tape)
