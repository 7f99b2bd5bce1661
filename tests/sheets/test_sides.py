"""Things with two sides: pads and tiles whose cells meet, rows in pairs, sides that a flag tells apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.sheets import Kit
from rulewright.sheets.faces import Face
from rulewright.sheets.kit import imposed, wanted_faces
from rulewright.sheets.sizes import CARDS
from tests.sheets.kits import RULES, cards_of, kit_of, little_game, make_little, open_little
from tests.sheets.measure import Box, Sheet, plain, sheets_of

SIGN, ROOM = 0.86, 0.07
"""Of the side of a cell: what its sign takes, and what is free before it."""
PADS = (
    RULES.replace("choices Kind", 'choices Mark: blank "blank", sun "Sun", moon "Moon"\nchoices Pad: dark, light\n\nchoices Kind')
    .replace("table cards", 'table sides of Side from "sides.yaml"\n    pad   Pad\n    face  grid 3 by 2 of Mark\ntable cards')
    .replace("    effect  effect\n", "    face    grid 1 by 2 of Mark\n    effect  effect\n", 1)
)
SIDES = """\
- {id: d0, pad: dark, face: [[sun, moon], [blank, sun], [sun, sun]]}
- {id: d1, pad: dark, face: [[moon, moon], [moon, moon], [moon, blank]]}
- {id: l0, pad: light, face: [[blank, blank], [sun, blank], [sun, sun]]}
- {id: l1, pad: light, face: [[sun, sun], [sun, sun], [sun, sun]]}
"""
CARDS_WITH_FACES = (
    "- {id: one, name: One, kind: plain, cost: 1, motto: '', face: [[sun, moon]], effect: gain 1 coins, copies: 3}\n"
    "- {id: two, name: Two, kind: plain, cost: 1, motto: '', face: [[moon, moon]], effect: gain 2 coins}\n"
)
STYLE = 'icons: {blank: "", sun: sun, moon: eye}\ncell: 20\ncards:\n  sides: {pair: pad, per: player}\n'


def pads(folder: Path, style: str = STYLE, **options: object) -> tuple[Kit, list]:
    made = little_game(folder, cards=CARDS_WITH_FACES, rules=PADS, style_yaml=style)
    (made / "sides.yaml").write_text(SIDES, encoding="utf-8")
    return open_little(made, **options)


def pages_of(kit: Kit) -> list[tuple[Sheet, dict]]:
    """Every page of cards with how it was laid out."""
    faces = wanted_faces(kit)
    pages = [
        page
        for size in dict.fromkeys(face.size for face in faces)
        for page in imposed(kit, [face for face in faces if face.size == size], CARDS[size])
    ]
    return list(zip(sheets_of(cards_of(kit)), pages, strict=True))


def cells_on(sheet: Sheet, page: dict, spot: dict, cell: float) -> set[tuple[float, float]]:
    """Where the signs of cells stand, measured on paper from the trimmed corner of their thing."""
    width, height = page["size"]
    area = Box(spot["x"], spot["y"], spot["x"] + width, spot["y"] + height)
    signs = [
        box
        for box in sheet.shapes()
        if abs(box.width - cell * SIGN) < 0.4 and abs(box.height - cell * SIGN) < 0.4 and area.holds(box, 0.5)
    ]
    middles = {((box.left + box.right) / 2 - area.left, (box.top + box.bottom) / 2 - area.top) for box in signs}
    return {(round(x, 1), round(y, 1)) for x, y in middles}


def middles(rows: int, columns: int, cell: float) -> set[tuple[float, float]]:
    return {(round((x + 0.5) * cell, 1), round((y + 0.5) * cell, 1)) for x in range(columns) for y in range(rows)}


# ---------------------------------------------------------------- grids


@pytest.mark.parametrize("options", [{}, {"paper": "letter"}, {"low_ink": True}], ids=["a4", "letter", "low ink"])
def test_pads_and_tiles_cover_each_other_cell_by_cell(options):
    """Every cell of every grid face stands on the same grid, measured from the cut: so anything that lies on a pad, on
    either side and turned by quarters, has its cells over those of the pad."""
    kit = kit_of("smartphone_inc", **options)
    seen = set()
    for sheet, page in pages_of(kit):
        for spot in page["spots"]:
            face = spot["card"]
            if not face.grid:
                continue
            shown = face.other if spot["back"] and face.other else face
            if spot["back"] and not face.other:
                continue
            rows, columns = len(shown.grid), len(shown.grid[0])
            assert page["size"] == (columns * kit.style.cell, rows * kit.style.cell)
            assert cells_on(sheet, page, spot, kit.style.cell) == middles(rows, columns, kit.style.cell), face.key
            seen.add((face.table, spot["back"]))
    assert seen == {("sides", False), ("sides", True), ("tiles", False)}


def test_all_pads_of_all_players_are_congruent():
    sides = [face for face in kit_of("smartphone_inc").faces if face.table == "sides"]
    assert {face.size for face in sides} == {"44 x 66"}
    assert all(face.other is not None and face.other.size == face.size for face in sides)
    assert len(sides) == 10


def test_a_token_of_one_cell_is_as_large_as_a_cell():
    kit = kit_of("smartphone_inc")
    (token,) = [token for token in kit.style.tokens or () if token["name"] == "goods_token"]
    assert token["size"] == kit.style.cell


def test_the_cell_of_the_style_is_the_cell_of_everything(tmp_path):
    kit, found = pads(tmp_path, STYLE.replace("cell: 20", "cell: 27"))
    assert found == []
    assert {face.table: face.size for face in kit.faces} == {"sides": "54 x 81", "cards": "54 x 27"}


def test_two_rows_with_one_value_are_two_sides_of_one_thing_for_each_player(tmp_path):
    kit, found = pads(tmp_path)
    assert found == []
    sides = [face for face in kit.faces if face.table == "sides"]
    assert [(face.key, face.other.id) for face in sides[:5]] == [
        ("sides/d0/1", "d1"),
        ("sides/d0/2", "d1"),
        ("sides/d0/3", "d1"),
        ("sides/d0/4", "d1"),
        ("sides/l0/1", "l1"),
    ]
    assert [face.back_colour for face in sides[:4]] == list(kit.style.players[:4])
    assert [[cell.icon for cell in line] for line in sides[0].grid] == [["sun", "eye"], ["", "sun"], ["sun", "sun"]]
    assert [[cell.icon for cell in line] for line in sides[0].other.grid] == [["eye", "eye"], ["eye", "eye"], ["eye", ""]]


def test_the_other_side_lies_behind_its_front(tmp_path):
    kit, _ = pads(tmp_path)
    pages = [page for _, page in pages_of(kit)]
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for one, other in zip(front["spots"], back["spots"], strict=True):
            assert one["card"] is other["card"] and other["back"]
            assert other["x"] == pytest.approx(kit.paper.width - one["x"] - front["size"].width, abs=0.001)
            assert other["y"] == one["y"]


def test_a_value_without_an_icon_is_printed_by_its_name(tmp_path):
    kit, _ = pads(tmp_path, STYLE.replace("moon: eye", "x: eye").replace("x: eye", ""))
    assert plain("Moon") in plain(sheets_of(cards_of(kit))[0].text())
    assert plain("blank") not in plain(sheets_of(cards_of(kit))[0].text())


def test_a_cell_that_makes_a_pad_larger_than_the_paper_is_a_finding(tmp_path):
    rules = PADS.replace("face    grid 1 by 2", "face    grid 1 by 9")
    cards = CARDS_WITH_FACES.replace("[[sun, moon]]", str([["sun"] * 9])).replace("[[moon, moon]]", str([["sun"] * 9]))
    folder = little_game(tmp_path, cards=cards.replace("'sun'", "sun"), rules=rules, style_yaml=STYLE.replace("20", "40"))
    (folder / "sides.yaml").write_text(SIDES, encoding="utf-8")
    assert [one.code for one in make_little(folder).diagnostics] == ["too-large"]


# ---------------------------------------------------------------- sides that a flag tells apart

FLAGGED = (
    RULES.replace("the game has\n", 'each Card has\n    over  flag  "other side"\n\nthe game has\n')
    + 'define front_up for card Card "the front is up" as not card.over and coins < 90\n'
)
TWO_SIDED = (
    "- id: first\n  name: First Card\n  kind: plain\n  cost: 1\n  motto: Motto\n  effect: |\n"
    "    while in hand and my front_up[this]: my luck is 1 more\n    while in hand and this.over: my luck is 2 more\n"
)
LUCK = 'quantity luck "luck"\n    base coins\n    at least 0\n'


def two_sided(folder: Path, style: str = "cards: {cards: {sides: over, details: [cost], reverse: [motto]}}\n") -> tuple[Kit, list]:
    return open_little(little_game(folder, cards=TWO_SIDED, rules=FLAGGED + LUCK, style_yaml=style))


def test_each_side_says_what_holds_while_it_is_up(tmp_path):
    """A define that asks for the flag decides as the flag itself does, and is not told."""
    kit, found = two_sided(tmp_path)
    assert found == []
    (face,) = kit.faces
    assert isinstance(face.other, Face)
    assert (face.plain_text, face.other.plain_text) == (
        "While this card is in your hand, your luck is 1 higher.",
        "While this card is in your hand, your luck is 2 higher.",
    )


def test_each_side_has_its_columns(tmp_path):
    (face,) = two_sided(tmp_path)[0].faces
    assert [value for _, value in face.details] == ["1"]
    assert face.other is not None and [value for _, value in face.other.details] == ["Motto"]


def test_a_written_text_has_a_line_for_each_side():
    texts = {face.id: (face.plain_text, face.other.plain_text) for face in kit_of("smartphone_inc").faces if face.table == "techs"}
    assert texts["gps"] == ("Side A: 1 more logistics marker each round.", "Side B: each office costs you 1 marker less.")
    assert len(texts) == 6 and all(a.startswith("Side A: ") and b.startswith("Side B: ") for a, b in texts.values())


def test_the_flag_of_a_side_needs_no_token(tmp_path):
    from rulewright.sheets.tokens import tokens_of  # here: only this test looks at tokens

    assert "over" in {token.name for token in tokens_of(two_sided(tmp_path / "one", "{}\n")[0])}
    assert "over" not in {token.name for token in tokens_of(two_sided(tmp_path / "two")[0])}


@pytest.mark.parametrize(
    ("style", "message"),
    [
        ("cards: {cards: {sides: turned}}\n", "a row of `cards` has no flag `turned`"),
        ("cards: {cards: {pair: colour}}\n", "`cards` has no column `colour`"),
        ("cards: {cards: {reverse: [colour]}}\n", "`cards` has no column `colour`"),
        ("cards: {cards: {per: seat}}\n", "there is no `seat` here"),
        ("colours: {plane: '#112233'}\n", "there is no value of a choice `plane`"),
        ("cell: 4\n", "a number from 15 to 40 is expected here"),
        ("variants: {night: {cell: 20}}\n", "there is no variant `night`"),
        ("sheets: [prices]\n", "there is no table `prices`"),
    ],
)
def test_what_the_style_does_not_find(tmp_path, style, message):
    _, found = two_sided(tmp_path, style)
    assert [one.message for one in found] == [message]
    assert found[0].help and found[0].primary.location.path.endswith("style.yaml")


# ---------------------------------------------------------------- images


def test_things_with_two_sides_have_a_back_of_their_own_in_images(tmp_path):
    pads(tmp_path)
    files = make_little(tmp_path, "png").files
    cards = json.loads(files["little-png/cards.json"])["cards"]
    backs = {card["file"]: card["back"] for card in cards}
    assert backs["sides/d0-1.png"] == "sides/d0-1-card-back.png"
    assert backs["cards/one.png"] == backs["cards/two.png"] == "cards/card-back.png"
    assert {f"little-png/{name}" for pair in backs.items() for name in pair} == files.keys() - {"little-png/cards.json"}


def test_tabletop_simulator_has_the_other_sides(tmp_path):
    pads(tmp_path)
    files = make_little(tmp_path, "tts").files
    saved = json.loads(files["little-tts/little.json"])
    decks = {deck["Nickname"]: next(iter(deck["CustomDeck"].values())) for deck in saved["ObjectStates"]}
    assert {name: deck["UniqueBack"] for name, deck in decks.items()} == {"Sides": True, "Cards": False}
    assert files["little-tts/sides-1.png"] != files["little-tts/sides-1-back.png"]
