"""Boards as `play` draws them."""

from rulewright.terminal.boards import draw_board, marks_of
from rulewright.terminal.words import Words
from tests.games_list import ROOT, compiled


def drawn(game: str, answers: list[str], settings: dict[str, int] | None = None) -> str:
    found = compiled(ROOT / game).game
    state = found.new(2, settings=settings)
    for answer in answers:
        state.apply([option.key for option in state.decision.options].index(answer))
    (field,) = [each for each in found.fields if each.name == "board"]
    words = Words(found)
    words.settings = state.view(0)
    return words.value(field.reading, state.view(0)["board"])


def test_rows_and_columns_have_the_numbers_that_options_have():
    assert drawn("tests/games/connect_four", ["slot=1,4", "slot=1,4", "slot=1,1"]).split("\n") == [
        "    1 2 3 4 5 6 7",
        *(f"{row} │ · · · · · · ·" for row in range(1, 5)),
        "5 │ · · · 2 · · ·",
        "6 │ 1 · · 1 · · ·",
        "1 player 1, 2 player 2",
    ]


def test_each_row_of_hexes_is_half_a_cell_further_right():
    assert drawn("tests/games/hex_classic", ["spot=2,3", "spot=5,5"]).split("\n") == [
        "    1 2 3 4 5",
        "1 │ · · · · ·",
        "2 │  · · 1 · ·",
        "3 │   · · · · ·",
        "4 │    · · · · ·",
        "5 │     · · · · 2",
        "1 player 1, 2 player 2",
    ]


def test_a_board_is_as_large_as_its_setting_says():
    assert drawn("tests/games/hex_sizes", ["spot=1,2", "spot=3,3"], {"size": 3}).split("\n") == [
        "    1 2 3",
        "1 │ · 1 ·",
        "2 │  · · ·",
        "3 │   · · 2",
        "1 player 1, 2 player 2",
    ]


def test_columns_stay_below_their_numbers_where_those_are_long():
    assert draw_board(["", "Rye", "", "Rum"], 2, False).split("\n") == ["      1   2", "1 │   · Rye", "2 │   · Rum"]
    assert draw_board([""] * 12, 12, False).split("\n")[0] == "     1  2  3  4  5  6  7  8  9 10 11 12"


def test_a_thing_keeps_its_mark_whatever_lies_beside_it():
    among = ["Goods", "Goods with a cut", "Gear"]
    assert draw_board(["Gear"], 1, False, among).split("\n")[1:] == ["1 │ G", "G Gear"]
    assert draw_board(["Goods with a cut"], 1, False, among).split("\n")[1:] == ["1 │ c", "c Goods with a cut"]


def test_marks_are_as_short_as_can_be_told_apart():
    assert marks_of(["Plain", "Star"]) == {"Plain": "P", "Star": "S"}
    assert marks_of(["Star", "Stone"]) == {"Star": "Sta", "Stone": "Sto"}
    assert marks_of(["Goods", "Goods with a cut", "Gear"]) == {"Goods": "G", "Goods with a cut": "c", "Gear": "e"}
    assert marks_of(["star", "star s", "star t", "star a", "star r"])["star r"] == "5", "no letter is left"
    assert marks_of(["0", "12"]) == {"0": "0", "12": "12"}
