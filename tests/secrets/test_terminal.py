"""The terminal shows what is open, and its list of options nothing else."""

from __future__ import annotations

from rich.console import Console

from rulewright.terminal.options import Menu
from rulewright.terminal.table import TableView
from rulewright.terminal.words import Words
from tests.games_list import ROOT
from tests.readings import hints_of
from tests.secrets.test_knowledge import GAMES, card, choose, place


def drawn(folder, state, seat: int) -> str:
    hints = hints_of(folder)
    console = Console(width=200)
    with console.capture() as shown:
        console.print(TableView(Words(hints.game), hints, [""] * state.n).draw(state.view(seat)))
    return shown.get()


def test_the_list_of_cards_to_name_is_the_same_wherever_the_copies_lie():
    folder = GAMES / "naming_cards"
    hints = hints_of(folder)
    lists = set()
    for theirs in ("fox", "owl"):
        state = hints.game.new(2, seed=1)
        for seat, name, copy in ((0, "owl", 2), (1, theirs, 0)):
            for number in state.piles[place(hints.game, "hand", seat)]:
                state.put(number, place(hints.game, "deck"))
            state.put(card(hints.game, name, copy), place(hints.game, "hand", seat))
        menu = Menu(state, state.decision, hints)
        lists.add((*menu.labels, *menu.keys))
    assert len(lists) == 1


def test_what_regions_hold_is_shown():
    folder = GAMES / "naming_cards"
    state = hints_of(folder).game.new(2, seed=1)
    choose(state, "guess=fox")
    choose(state, "region=coast")
    assert "tokens: The Coast 1" in drawn(folder, state, 0)


def test_what_is_in_force_is_shown():
    folder = GAMES / "alibis"
    game = hints_of(folder).game
    state = game.new(2, seed=1)
    state.put(card(game, "bribe"), place(game, "hand"))
    choose(state, "play_card")
    choose(state, "card=bribe")
    while state.decision.prompt == "React?":
        choose(state, "decline")
    assert "in force: player 1, until used: my fee is 1 less" in drawn(folder, state, 1)


def test_what_a_card_in_front_of_somebody_remembers_is_shown():
    folder = ROOT / "content" / "disruptopia"
    game = hints_of(folder).game
    state = game.new(2, seed=1)
    number = card(game, "in12")
    state.put(number, place(game, "effects"))
    state.card_chosen_region[number] = 3
    assert "chosen region Europe" in drawn(folder, state, 1)
