"""Maps: places where the style lays them, links between the right ones with their costs, and what lies wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.pipeline import check_game
from rulewright.sheets import Kit, Options, open_kit
from rulewright.sheets.maps import COST, Map, faults_of, map_pages, maps_of, near
from tests.sheets.kits import GAMES, RULES, TYPESETTER, kit_of, little_game, make_little, open_little
from tests.sheets.measure import plain, sheets_of

TOWNS = (
    RULES.replace(
        "table cards",
        'choices Size: small "S", large "L"\n\n'
        'table towns of Town from "towns.yaml" "towns"\n    size   Size\n    rooms  1..4\n    port   flag\n'
        'table roads of Road from "roads.yaml" "roads"\n    one   Town\n    two   Town\n    toll  1..9\n'
        'table guests of Guest from "guests.yaml" "guests"\n    town  Town\n    purse  0..9\n'
        'table worth of Worth from "worth.yaml" "worth of the rooms"\n    size  Size\n    room  1..4\n'
        "    first  0..9\n    second  0..9\n"
        "table cards",
        1,
    )
    + '\neach Town has\n    house  player or none  "house"\neach Guest has\n    host  player or none  "host"\n'
)
TABLES = {
    "towns": "- {id: north, name: North, size: small, rooms: 2, port: yes}\n"
    "- {id: south, name: South, size: large, rooms: 3, port: no}\n"
    "- {id: east, name: East, size: small, rooms: 1, port: no}\n",
    "roads": "- {one: north, two: south, toll: 4}\n- {one: south, two: east, toll: 7}\n",
    "guests": "- {id: g1, name: Rich, town: north, purse: 9}\n- {id: g2, name: Poor, town: north, purse: 3}\n"
    "- {id: g3, name: Fair, town: south, purse: 5}\n",
    "worth": "- {size: small, room: 1, first: 1, second: 0}\n- {size: small, room: 2, first: 3, second: 0}\n"
    "- {size: large, room: 1, first: 2, second: 1}\n- {size: large, room: 2, first: 5, second: 2}\n"
    "- {size: large, room: 3, first: 8, second: 4}\n",
}
STYLE = """\
maps:
  towns:
    places: {north: [20, 20], south: [50, 75], east: [85, 20]}
    links: roads
    slots: rooms
    values: worth
    rows: guests
    labels: {purse: "#aa2222"}
    marks: [size, port]
"""


def towns(folder: Path, style: str = STYLE, **options: object) -> tuple[Kit, list]:
    return open_little(towns_in(folder, style), **options)


def towns_in(folder: Path, style: str = STYLE) -> Path:
    made = little_game(folder, rules=TOWNS, style_yaml=style)
    for name, text in TABLES.items():
        (made / f"{name}.yaml").write_text(text, encoding="utf-8")
    return made


def one_map(kit: Kit) -> Map:
    (found,) = maps_of(kit)
    return found


def small_board(**options: object) -> Kit:
    folder = GAMES["smartphone_inc"]
    kit, found = open_kit(check_game(folder, variants=("small_board",), each_variant=False), folder, Options(**options))
    assert found == []
    return kit


# ---------------------------------------------------------------- places and links


def test_places_lie_where_the_style_has_them(tmp_path):
    kit, found = towns(tmp_path)
    assert found == []
    made = one_map(kit)
    centres = {place.name: (place.x + place.width / 2) / made.size.width for place in made.places}
    assert centres == pytest.approx({"north": 0.2, "south": 0.5, "east": 0.85})
    heights = {place.name: place.y + place.height / 2 for place in made.places}
    assert heights["north"] == pytest.approx(heights["east"]) and heights["north"] < heights["south"]


def test_links_join_the_right_places_and_show_their_cost(tmp_path):
    made = one_map(towns(tmp_path)[0])
    places = {place.name: place for place in made.places}
    assert [(link.name, link.cost) for link in made.links] == [("north south", "4"), ("south east", "7")]
    for link in made.links:
        start, end = (places[name] for name in link.name.split())
        assert near(start, link.start) < 0.01 and near(end, link.end) < 0.01
        assert near(start, link.end) > 1 and near(end, link.start) > 1
        (x1, y1), (x2, y2), (x, y) = link.start, link.end, link.disc
        assert abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-6, "the cost stands on its line"


def test_costs_and_lines_are_on_paper_where_they_are_said_to_be(tmp_path):
    kit, _ = towns(tmp_path)
    made = one_map(kit)
    (sheet,) = sheets_of(TYPESETTER.make(kit.document(map_pages(kit)))[0])
    for link in made.links:
        x, y = (part + 8 for part in link.disc)
        near_it = [
            letter
            for letter, box in sheet.letters()
            if abs((box.left + box.right) / 2 - x) < 2 and abs((box.top + box.bottom) / 2 - y) < 2
        ]
        assert near_it == [link.cost]
        across = sorted(part + 8 for part in (link.start[0], link.end[0]))
        assert any(abs(s.left - across[0]) < 1.5 and abs(s.right - across[1]) < 1.5 for s in sheet.shapes()), link.name


def test_a_place_has_its_spaces_with_what_they_are_worth_and_for(tmp_path):
    places = {place.name: place for place in one_map(towns(tmp_path)[0]).places}
    labels = {name: [(spot.label, spot.look) for spot in place.spots] for name, place in places.items()}
    assert labels["north"] == [("Size: S · Port", "label"), ("1", "space"), ("3", "space"), ("9", "coloured"), ("3", "coloured")]
    assert labels["south"][1:4] == [("2/1", "space"), ("5/2", "space"), ("8/4", "space")]
    assert labels["east"] == [("Size: S", "label"), ("1", "space")]
    assert {spot.colour for spot in places["north"].spots if spot.look == "coloured"} == {"#aa2222"}


def test_a_link_around_the_map_leaves_it_at_both_sides(tmp_path):
    made = one_map(towns(tmp_path, STYLE + "    around: [[south, east]]\n")[0])
    (west, east) = [link for link in made.links if link.to]
    assert (west.end[0], west.to, west.cost) == (0.0, "East", "7")
    assert (east.end[0], east.to, east.cost) == (made.size.width, "South", "7")


def test_tables_of_a_map_are_printed_nowhere_else(tmp_path):
    kit, _ = towns(tmp_path)
    files = make_little(tmp_path).files
    boards = "".join(page.text() for page in sheets_of(files.get("little-boards.pdf", files["little-kit.pdf"])))
    text = "".join(page.text() for page in sheets_of(files["little-maps.pdf"]))
    assert plain("North") in plain(text) and plain("Toll") not in plain(boards)
    assert {"house", "host"} <= {token.name for token in tokens(kit)}


def tokens(kit: Kit) -> list:
    from rulewright.sheets.tokens import tokens_of  # here: only one test looks at tokens

    return tokens_of(kit)


# ---------------------------------------------------------------- what lies wrong


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (("south: [50, 75]", "south: [22, 24]"), "`north` lies over `south` on the map"),
        (("links: roads", "links: guests"), "`guests` is no table with 2 columns of `Town`"),
        (("north: [20, 20]", "west: [20, 20]"), "`towns` has no row `west`"),
        (("north: [20, 20]", "north: [20]"), "the place of `north` is two numbers"),
        (("slots: rooms", "slots: beds"), "`towns` has no such column `beds`"),
        (("values: worth", "values: wealth"), "there is no table `wealth`"),
        (("purse:", "coins:"), "`guests` has no column `coins`"),
        (("  towns:", "  villages:"), "there is no table `villages`"),
        (("north: [20, 20]", "north: [20, 200]"), "a number from 0 to 100 is expected here"),
    ],
)
def test_what_lies_wrong_is_a_finding_with_its_place(tmp_path, changed, message):
    made = make_little(towns_in(tmp_path, STYLE.replace(*changed)).parent / tmp_path.name)
    assert message in [one.message for one in made.diagnostics]
    found = next(one for one in made.diagnostics if one.message == message)
    assert found.primary.location.path.endswith("style.yaml") and found.primary.location.line > 1 and found.help
    assert made.files == {}


def test_a_row_without_a_place_is_a_finding(tmp_path):
    _, found = towns(tmp_path, STYLE.replace(", east: [85, 20]", ""))
    assert [one.message for one in found] == ["the map of `towns` has no place for `east`"]


def test_a_place_on_a_link_is_a_finding(tmp_path):
    kit, _ = towns(tmp_path, STYLE.replace("east: [85, 20]", "east: [85, 75]").replace("north: [20, 20]", "north: [10, 75]"))
    assert list(faults_of(one_map(kit))) == []
    kit, _ = towns(tmp_path, STYLE.replace("south: [50, 75]", "south: [85, 75]").replace("east: [85, 20]", "east: [52, 47]"))
    assert "`east` lies on the link from `north` to `south`" in list(faults_of(one_map(kit)))


# ---------------------------------------------------------------- the shipped maps


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("board", ["main", "small"])
def test_the_shipped_maps_can_be_read_on_every_paper(board, language, paper):
    options = {"language": language, "paper": paper}
    kit = kit_of("smartphone_inc", **options) if board == "main" else small_board(**options)
    made = one_map(kit)
    assert list(faults_of(made)) == []
    assert len(made.places) == len(kit.model.tables["regions"].rows)
    for place in made.places:
        assert 0 <= place.x and place.x + place.width <= made.size.width + 0.01
        assert 0 <= place.y and place.y + place.height <= made.size.height + 0.01
        for spot in place.spots:
            assert 0 <= spot.x and spot.x + spot.width <= place.width + 0.01
            assert 0 <= spot.y and spot.y + spot.height <= place.height + 0.01
            assert spot.look == "label" or min(spot.width, spot.height) >= 10, "a marker of 10 mm fits"
    seams = [made.size.width * number / made.pages for number in range(1, made.pages)]
    assert all(abs(link.disc[0] - seam) > COST / 2 for link in made.links for seam in seams)
    document = kit.document(map_pages(kit))
    assert TYPESETTER.overflows(document) == []
    assert len(sheets_of(TYPESETTER.make(document)[0])) == made.pages


def test_the_main_map_has_every_link_and_buyer():
    kit = kit_of("smartphone_inc")
    made, tables = one_map(kit), kit.model.tables
    names = [row.id for row in tables["regions"].rows]
    wanted = {
        (frozenset((names[row.cells["one"]], names[row.cells["two"]])), str(row.cells["cost"])) for row in tables["links"].rows
    }
    assert {(frozenset(link.name.split()), link.cost) for link in made.links} == wanted
    assert len(wanted) == 22
    for number, place in enumerate(made.places):
        here = [row for row in tables["buyers"].rows if row.cells["region"] == number]
        assert sum(spot.look == "coloured" for spot in place.spots) == len(here)
        assert sum(spot.look == "space" for spot in place.spots) == tables["regions"].rows[number].cells["spaces"]


def test_a_variant_has_its_own_map():
    names = {place.name for place in one_map(small_board()).places}
    assert len(names) == 7 and "oceania" in names and "usa" not in names
