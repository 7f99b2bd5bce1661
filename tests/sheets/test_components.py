"""Boards, mats and tokens: every field of every game has its place, nothing overflows, and counts are right."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.model import PLAYER, FieldInfo
from rulewright.sheets import Kit, Options, open_kit
from rulewright.sheets.aids import aid_pages
from rulewright.sheets.boards import board_pages, board_sheets, game_blocks, reference_of
from rulewright.sheets.components import MOST_SPACES, Block, block_of, placed_fields, room_on, state_of
from rulewright.sheets.maps import map_pages
from rulewright.sheets.mats import action_mats, mat_pages, player_blocks, player_pages, role_pages
from rulewright.sheets.packing import pack
from rulewright.sheets.sizes import CARDS, PAPERS
from rulewright.sheets.tiles import REFERENCE, ROLES, TILES, row_text, tables_used_as, use_of
from rulewright.sheets.tokens import MARKERS, token_pages, tokens_of
from rulewright.sheets.values import said, title_of
from rulewright.starter import TEMPLATE
from tests.games_list import FOLDERS
from tests.sheets.kits import RULES, TYPESETTER, checked_game, kit_of, little_game, make_little, open_little
from tests.sheets.measure import plain
from tests.sheets.measure import sheets_of as pages_of

PRINTED = ("c04_families", "c14_lists_and_rows", "h13_action_spaces", "h27_overlapping_pads", "h29_majorities_network")
every_game = pytest.mark.parametrize("folder", [TEMPLATE, *FOLDERS], ids=lambda folder: folder.name)
printed_games = pytest.mark.parametrize(
    "folder",
    [TEMPLATE, *(folder for folder in FOLDERS if folder.name in PRINTED or folder.parent.name == "content")],
    ids=lambda folder: folder.name,
)


@cache
def kit_in(folder: Path, **options: object) -> Kit:
    kit, found = open_kit(checked_game(folder), folder, Options(**options))
    assert found == []
    return kit


def parts_of(kit: Kit) -> list[str]:
    return [pages for pages in (map_pages(kit), board_pages(kit), mat_pages(kit), aid_pages(kit), token_pages(kit)) if pages]


def pdf_of(kit: Kit) -> bytes:
    return TYPESETTER.make(kit.document(*parts_of(kit)))[0]


def text_of(kit: Kit) -> str:
    return plain("".join(page.text() for page in pages_of(pdf_of(kit))))


def shown_fields(kit: Kit) -> list[FieldInfo]:
    tiles = [table for table in kit.model.tables.values() if not table.is_cards]
    return [*placed_fields(kit, PLAYER), *placed_fields(kit, "game"), *(info for table in tiles for info in state_of(kit, table))]


def tree_of(kit: Kit) -> list[dict]:
    """All sheets of boards and mats as plain data."""
    pages = [*player_pages(kit), *(page for table in tables_used_as(kit, ROLES) for page in role_pages(kit, table))]
    boards = [
        {**sheet._asdict(), "blocks": [block.as_data() for block in sheet.blocks]}
        for sheet in board_sheets(kit, room_on(kit.paper.turned))
    ]
    return [*boards, *(sheet for page in pages for sheet in page["sheets"])]


# ---------------------------------------------------------------- every game


@every_game
def test_every_field_has_its_place(folder):
    kit = kit_in(folder)
    sheets = tree_of(kit)
    said = {sheet["title"] + sheet["side"] for sheet in sheets}
    said |= {block["title"] for sheet in sheets for block in sheet["blocks"]}
    said |= {spot["label"] for sheet in sheets for block in sheet["blocks"] for spot in block["spots"]}
    tokens = {token.name for token in tokens_of(kit)}
    missing = [
        info.name
        for info in shown_fields(kit)
        if not any(title_of(kit, info) in words for words in said) and info.name not in tokens
    ]
    assert missing == []


@every_game
def test_nothing_overflows(folder):
    kit = kit_in(folder)
    assert TYPESETTER.overflows(kit.document(*parts_of(kit))) == []


@every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_blocks_stay_on_the_page_and_apart(folder, paper):
    kit = kit_in(folder, paper=paper)
    room = room_on(kit.paper.turned)
    for sheet in board_sheets(kit, room):
        assert_apart(sheet.blocks, room.width, room.height)
    for page in pack(lambda wide: player_blocks(kit, wide), room) if player_blocks(kit, 100) else []:
        assert_apart(page, room.width, room.height)
    for _, _, blocks in action_mats(kit):
        assert_apart(blocks, room.width, room.height)


def assert_apart(blocks: list[Block], width: float, height: float) -> None:
    for block in blocks:
        assert -0.01 <= block.x and block.x + block.width <= width + 0.01, block.name
        assert -0.01 <= block.y and block.y + block.height <= height + 0.01, block.name
        for spot in block.spots:
            assert spot.x >= 0 and spot.x + spot.width <= block.width + 0.01, (block.name, spot)
            assert spot.y >= 0 and spot.y + spot.height <= block.height + 0.01, (block.name, spot)
    for number, one in enumerate(blocks):
        for other in blocks[number + 1 :]:
            assert (
                one.x + one.width <= other.x + 0.01
                or other.x + other.width <= one.x + 0.01
                or one.y + one.height <= other.y + 0.01
                or other.y + other.height <= one.y + 0.01
            ), (one.name, other.name)


# ---------------------------------------------------------------- on paper


@printed_games
@pytest.mark.parametrize("options", [{}, {"paper": "letter", "low_ink": True}], ids=["a4", "letter, low ink"])
def test_titles_can_be_read_in_the_pdf(folder, options):
    kit = kit_in(folder, **options)
    pages = pages_of(pdf_of(kit))
    text = plain("".join(page.text() for page in pages))
    assert [info.name for info in shown_fields(kit) if plain(title_of(kit, info)) not in text] == []
    for table in tables_used_as(kit, REFERENCE):
        for cell in (cell for row in reference_of(kit, table)["rows"] for cell in row):
            assert plain(cell) in text
    paper = PAPERS[options.get("paper", "a4")]
    assert {(round(page.width), round(page.height)) for page in pages} <= {
        (round(size.width), round(size.height)) for size in (paper, paper.turned)
    }


def test_everything_is_said_in_german():
    text = text_of(kit_of("disruptopia", language="de"))
    for words in ("Spieler 5", "Spielplan", "Macht", "Vermögensstufe", "Strategietableau", "Nordamerika", "Chips kaufen"):
        assert plain(words) in text


def test_the_same_game_gives_the_same_bytes():
    assert pdf_of(kit_of("disruptopia")) == pdf_of(kit_of("disruptopia"))


# ---------------------------------------------------------------- the two games


def test_spaces_tell_their_action_with_the_standard_settings():
    kit = kit_of("disruptopia")
    table = kit.model.tables["board"]
    text = row_text(kit, table, next(row for row in table.rows if row.cells["action"] == "fire_and_rehire"))
    assert "Draw 5 cards" in text and "Hand limit" not in text


def test_one_mat_and_one_strategy_board_for_each_player():
    sheets = [sheet for page in player_pages(kit_of("disruptopia")) for sheet in page["sheets"]]
    boards = [sheet for sheet in sheets if sheet["title"].endswith("Strategy board")]
    assert [sheet["title"] for sheet in boards] == [f"Player {number} – Strategy board" for number in range(1, 6)]
    assert len({sheet["colour"] for sheet in sheets}) == 5
    assert [block["title"] for block in boards[0]["blocks"]][:3] == ["Research", "Influence", "Cards"]
    texts = [spot["label"] for block in boards[0]["blocks"] for spot in block["spots"]]
    assert "Take a subsidy token from a region with your Presence." in texts


def test_regions_have_as_many_slots_as_their_rows_say():
    kit = kit_of("disruptopia")
    assert [table.name for table in tables_used_as(kit, TILES)] == ["regions"]
    tiles = {block.title: block for sheet in board_sheets(kit, room_on(kit.paper.turned)) for block in sheet.blocks}
    slots = {name: sum(spot.look == "slot" for spot in tiles[name].spots) for name in ("Europe", "Africa", "Oceania")}
    assert slots == {"Europe": 3, "Africa": 2, "Oceania": 1}


def test_tokens_of_the_style_take_the_place_of_derived_ones():
    tokens = tokens_of(kit_of("disruptopia"))
    count = {name: sum(token.count for token in tokens if token.name == name) for name in {token.name for token in tokens}}
    assert count["plan"] == 5 * 8 and count["tokens"] == 14 and count["first_player"] == 1
    assert "personal_funds" not in count and "orders" not in count
    assert {token.text for token in tokens if token.name == "plan"} == {str(number) for number in range(1, 9)}
    assert {token.text for token in tokens if token.name == "corporate_funds"} == {"1", "5", "10"}


@pytest.mark.parametrize("game", ["disruptopia", "ai_rush", "crypto_clash", "starter"])
def test_every_player_has_a_marker_for_each_track(game):
    kit = kit_of(game)
    wanted = sum(block.markers for block in player_blocks(kit, 200)) + len(kit.style.tracks)
    for colour in kit.style.players[: kit.model.most]:
        own = [token for token in tokens_of(kit) if token.name == MARKERS and token.colour == colour]
        assert sum(token.count for token in own) == wanted > 0


def test_a_sheet_for_each_company():
    kit = kit_of("ai_rush")
    table = kit.model.tables["companies"]
    assert use_of(kit, table) == ROLES
    blocks = [block for page in role_pages(kit, table) for sheet in page["sheets"] for block in sheet["blocks"]]
    assert [block["title"] for block in blocks] == [row.name for row in table.rows]
    assert {str(number) for number in range(2, 13)} <= {spot["label"] for spot in blocks[0]["spots"]}


# ---------------------------------------------------------------- kinds of fields

FIELDS = """\
    low      -3..4 starts 1                   "low"
    points   0..99 starts 25                  "points"
    wealth   0..                              "wealth"
    kind     Kind starts fancy                "kind"
    done     flag                             "done"
    both     set of Kind starts {plain}       "both"
    shown    pile of Card at most 3           "shown"
    kept     pile of Card                     "kept"
    stock    0..2 for each Kind               "stock"
    target   player or none                   "target"
"""


@pytest.fixture(scope="module")
def fields(tmp_path_factory) -> Kit:
    rules = RULES.replace("each player has\n", "each player has\n" + FIELDS)
    kit, found = open_little(little_game(tmp_path_factory.mktemp("fields"), rules=rules))
    assert found == []
    return kit


def block(kit: Kit, name: str, wide: float = 200.0) -> Block:
    return block_of(kit, kit.model.fields[name], wide)


def test_a_track_has_all_numbers_and_marks_its_start(fields):
    spots = block(fields, "low").spots
    assert [spot.label for spot in spots] == ["-3", "-2", "-1", "0", "1", "2", "3", "4"]
    assert [spot.label for spot in spots if spot.start] == ["1"]


def test_a_long_track_is_split_into_tens_and_ones(fields):
    made = block(fields, "points")
    assert len(made.spots) == 20 < MOST_SPACES and made.markers == 2
    assert [spot.label for spot in made.spots if spot.start] == ["20", "5"]


def test_a_track_wraps_where_it_is_told_to(fields):
    narrow = block(fields, "low", 60)
    assert narrow.width <= 62 and len({spot.y for spot in narrow.spots}) == 2


def test_choices_flags_and_sets(fields):
    assert [(spot.label, spot.start) for spot in block(fields, "kind").spots] == [("Plain", False), ("Fancy", True)]
    assert [spot.look for spot in block(fields, "done").spots] == ["slot"]
    assert [(spot.label, spot.start) for spot in block(fields, "both").spots] == [("Plain", True), ("Fancy", False)]
    assert block(fields, "both").markers == 2
    assert [spot.label for spot in block(fields, "target").spots] == ["Player 1", "Player 2", "Player 3", "Player 4", "–"]


def test_open_numbers_are_counted_with_tokens(fields):
    assert [spot.look for spot in block(fields, "wealth").spots] == ["area"]
    assert {token.text: token.count for token in tokens_of(fields) if token.name == "wealth"} == {"1": 20, "5": 8, "10": 8}


def test_piles_are_outlines_in_true_size_if_they_are_bounded(fields):
    spots = block(fields, "shown").spots
    assert [(spot.look, spot.width, spot.height) for spot in spots] == [("card", *CARDS["poker"])] * 3
    assert [spot.look for spot in block(fields, "kept").spots] == ["area"]
    assert [spot.look for spot in block(fields, "deck").spots] == ["card"]
    stretched = block(fields, "shown").stretched(250, 120)
    assert all((spot.width, spot.height) == CARDS["poker"] for spot in stretched.spots)


def test_what_holds_at_the_start_if_nothing_is_said(tmp_path):
    rules = RULES.replace(
        "each player has\n",
        """each player has
    under   -3..4         "under"
    above   2..5          "above"
    sort    Kind          "sort"
    maybe   Kind or none  "maybe"
""",
    )
    kit, _ = open_little(little_game(tmp_path, rules=rules))
    starts = {name: [spot.label for spot in block(kit, name).spots if spot.start] for name in ("under", "above", "sort", "maybe")}
    assert starts == {"under": ["0"], "above": ["2"], "sort": ["Plain"], "maybe": ["–"]}


def test_cells_of_a_board_keep_their_shape_and_its_pieces_have_the_colours_of_players(tmp_path):
    rules = RULES.replace(
        "each player has\n",
        """the game has
    square  grid 3 by 4 of player      "square"
    comb    grid 3 by 4 hex of player  "comb"
each player has
""",
    )
    kit, _ = open_little(little_game(tmp_path, rules=rules))
    square, comb = block(kit, "square").stretched(250, 90), block(kit, "comb").stretched(250, 90)
    assert {(spot.look, round(spot.width / spot.height, 6)) for spot in square.spots} == {("cell", 1.0)}
    assert {(spot.look, round(spot.width / spot.height, 6)) for spot in comb.spots} == {("hex", round(2 / 3**0.5, 6))}
    first, below = comb.spots[0], comb.spots[4]
    assert below.x - first.x == pytest.approx(first.width / 2) and below.y - first.y == pytest.approx(first.height)
    pieces = [(token.text, token.colour) for token in tokens_of(kit) if token.name == "comb"]
    assert pieces == [(str(seat + 1), colour) for seat, colour in enumerate(kit.style.players[: kit.model.most])]


def test_a_board_whose_size_a_setting_says_is_printed_as_large_as_that_starts(tmp_path):
    rules = RULES.replace(
        "each player has\n",
        """setting rows 2..6 starts 3 "Rows"
setting wide 2..6 "Width"
the game has
    board  grid rows by wide of player  "board"
    mark   Cell                         "mark"
each player has
""",
    )
    kit, _ = open_little(little_game(tmp_path, rules=rules))
    cells = block(kit, "board").spots
    assert len({round(spot.y, 3) for spot in cells}) == 3 and len(cells) == 3 * 2
    assert [spot.label for spot in block(kit, "mark").spots] == ["A1", "A2", "B1", "B2", "C1", "C2"]


def test_what_is_larger_than_a_page_is_an_area(tmp_path):
    rules = RULES.replace(
        "each player has\n",
        """each player has
    market  row of 9 Card           "market"
    field   grid 30 by 30 of Kind   "field"
    counts  0..99 for each 1..60    "counts"
""",
    )
    kit, _ = open_little(little_game(tmp_path, rules=rules))
    assert [[spot.look for spot in block(kit, name).spots] for name in ("market", "field", "counts")] == [["area"]] * 3


@pytest.mark.parametrize(
    "title",
    ["#panic() $x$ *b* [<% x %>] <<y>>", "W" * 200, "many words and more of them " * 8, "שלום 🎲 Ünïcödé"],
    ids=["markup", "a long word", "many words", "other letters"],
)
def test_titles_print_as_text(tmp_path, title):
    rules = (
        RULES.replace('"coins"\n', f'"{title}"\n', 1)
        .replace('plain "Plain"', f'plain "{title}"')
        .replace("each player has\n", 'each player has\n    kind Kind "kind"\n')
    )
    kit, _ = open_little(little_game(tmp_path, rules=rules))
    document = kit.document(*parts_of(kit))
    assert TYPESETTER.overflows(document) == []
    if title.isascii():
        assert plain(said(title)).replace("\u200b", "") in text_of(kit).replace("\u200b", "")


def test_what_does_not_fit_is_told_where_it_is_declared(tmp_path):
    rules = RULES.replace('"coins"\n', f'"{"far too many words " * 150}"\n', 1)
    made = make_little(little_game(tmp_path, rules=rules))
    assert made.files == {}
    line = rules.splitlines().index(next(line for line in rules.splitlines() if "far too many" in line)) + 1
    assert ("text-overflow", line) in {(found.code, found.primary.location.line) for found in made.diagnostics}


def test_a_family_is_a_small_table(fields):
    assert [spot.label for spot in block(fields, "stock").spots] == ["Plain", "0", "1", "2", "Fancy", "0", "1", "2"]
    assert block(fields, "stock").markers == 2


def test_hidden_fields_and_areas(tmp_path):
    rules = RULES.replace("each player has\n", "each player has\n" + FIELDS)
    kit, found = open_little(little_game(tmp_path, rules=rules, style_yaml="hidden: [low, done]\nareas: points\n"))
    assert found == []
    names = [made.name for made in player_blocks(kit, 200)]
    assert "low" not in names and "done" not in names and "points" in names
    assert [spot.look for spot in block(kit, "points").spots] == ["area"]


def test_a_family_can_be_an_area_for_each_key(tmp_path):
    rules = RULES.replace("the game has\n", 'the game has\n    gifts  0..3 for each 1..4  "gifts"\n')
    kit, found = open_little(little_game(tmp_path, rules=rules, style_yaml="areas: [gifts]\n"))
    (made,) = (made for made in game_blocks(kit, 200) if made.name == "gifts")
    assert found == []
    assert [(spot.look, spot.label) for spot in made.spots] == [("area", str(number)) for number in range(1, 5)]


def test_a_common_track_has_a_marker_of_every_player(tmp_path):
    kit, found = open_little(little_game(tmp_path, style_yaml="tracks: {coins: 49}\n"))
    assert found == []
    assert "coins" not in [made.name for made in player_blocks(kit, 200)]
    (track,) = (made for made in game_blocks(kit, 200) if made.name == "coins")
    assert [spot.label for spot in track.spots] == [str(number) for number in range(50)]
    assert [spot.label for spot in track.spots if spot.start] == ["3"]
    markers = [token for token in tokens_of(kit) if token.name == MARKERS]
    assert [(token.colour, token.count) for token in markers] == [(colour, 1) for colour in kit.style.players[:4]]


@pytest.mark.parametrize("most, size, looks", [(12, "tile", ["card"] * 12), (4, "poker", ["card"] * 4), (12, "poker", ["card"])])
def test_a_bounded_pile_of_the_game_has_outlines_if_they_fit_on_a_page(tmp_path, most, size, looks):
    rules = RULES.replace("the game has\n", f'the game has\n    shown  pile of Card at most {most}  "shown"\n')
    style = f"cards:\n  cards:\n    size: {size}\n"
    kit, _ = open_little(little_game(tmp_path, rules=rules, style_yaml=style))
    (made,) = (made for made in game_blocks(kit, room_on(kit.paper.turned).width) if made.name == "shown")
    assert [spot.look for spot in made.spots] == looks


@pytest.mark.parametrize(
    "style, message",
    [
        ("tracks: {deck: 50}\n", "there is no field of players or quantity `deck`"),
        ("hidden: [coin]\n", "there is no field or table `coin`"),
        ("boards: [coins]\n", "there is no table `coins`"),
        ("mats: [regions]\n", "there is no table `regions`"),
        ("areas: [cards]\n", "there is no field `cards`"),
    ],
)
def test_unknown_names_are_findings(tmp_path, style, message):
    _, found = open_little(little_game(tmp_path, style_yaml=style))
    assert [(one.code, one.message, one.primary.location.line) for one in found] == [("unknown-style", message, 1)]
