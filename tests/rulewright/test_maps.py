"""Maps as `play` shows them: place by place, with what is there and what lies beside it."""

from __future__ import annotations

from rich.console import Console

from rulewright.terminal.table import TableView
from rulewright.terminal.words import Words
from tests.games_list import ROOT
from tests.readings import hints_of

ISLES = """\
game isles "Isles" for 2 to 2 players

table isles of Isle from "isles.yaml"
table ferries of Ferry from "ferries.yaml" "ferries"
    one    Isle
    other  Isle
    fare   1..3

each player has
    boat  Isle or none  "boat"

action land "Land"
    choose isle in isles
    set boat to isle

play
    rounds 2
        phase day "Day" each player in players
            do land

scoring
    score count(f in ferries where f.one = boat and f.fare > 1)  "Ferries"
    winners by total highest
    tied players share
"""


def drawn(folder, answers: list[str], players: int = 2) -> list[str]:
    """`answers`: by their keys; an empty one takes what comes first."""
    hints = hints_of(folder)
    state = hints.game.new(players, seed=1)
    for answer in answers:
        state.apply([option.key for option in state.decision.options].index(answer) if answer else 0)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(TableView(Words(hints.game), hints, [""] * state.n).draw(state.view(0)))
    return [line.rstrip() for line in shown.get().split("\n")]


def test_a_place_tells_who_is_there_and_its_neighbours_by_each_kind_of_link():
    lines = drawn(ROOT / "tests/language/c60_maps", ["build", "city=bari"])
    assert lines[lines.index("cities") + 1 :][:6] == [
        "  Acre  neighbours: Bari, Como",
        "  Bari  houses of player 1 · neighbours: Acre, Como · ferries: Elba",
        "  Como  neighbours: Acre, Bari, Dole",
        "  Dole  neighbours: Como",
        "  Elba  neighbours: Faro · ferries: Bari",
        "  Faro  neighbours: Elba",
    ]


def test_a_table_whose_rows_link_two_places_is_a_map_too(tmp_path):
    (tmp_path / "game.rules").write_text(ISLES)
    (tmp_path / "isles.yaml").write_text("- {id: amrum}\n- {id: foehr}\n- {id: sylt}\n")
    (tmp_path / "ferries.yaml").write_text(
        "- {id: short, one: foehr, other: amrum, fare: 1}\n- {id: long, one: sylt, other: foehr, fare: 3}\n"
    )
    lines = drawn(tmp_path, ["isle=foehr"])
    assert lines[lines.index("isles") + 1 :][:3] == [
        "  Amrum  ferries: Foehr",
        "  Foehr  boat of player 1 · ferries: Amrum, Sylt",
        "  Sylt   ferries: Foehr",
    ]


def test_regions_without_ways_are_told_one_by_one_where_players_have_something_there():
    lines = drawn(ROOT / "content/disruptopia", ["", ""], 3)
    regions = lines[lines.index("regions") + 1 :][:6]
    assert [line.split("  ")[1] for line in regions] == ["North America", "South America", "Africa", "Europe", "Asia", "Oceania"]
    assert all(len(line) <= 80 for line in regions) and any("subsidy tokens" in line for line in regions)
    assert "Presence of player 1" in "".join(regions) and "Presence of player 3" not in "".join(regions)
    assert not any(line.startswith(" subsidy tokens:") for line in lines)
