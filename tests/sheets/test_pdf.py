"""The PDF, measured: what is where, in millimetres, and what it says."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rulewright.cards.book import open_book
from rulewright.sheets.impose import impose
from rulewright.sheets.kit import wanted_faces
from rulewright.sheets.sizes import BLEED, CARDS, PAPERS
from tests.sheets.kits import GAMES, cards_pdf, checked_game, kit_of, made_kit
from tests.sheets.measure import Box, areas, plain, sheets_of

ALL = sorted(GAMES)
ONE_SIDED = [game for game in ALL if not any(face.other or face.grid for face in kit_of(game).faces)]
"""All whose cards have words on one side; see `test_sides` for others."""
LAYOUTS = [("a4", "duplex"), ("letter", "duplex"), ("a4", "fold"), ("letter", "fronts")]
MARK = 4.0


def imposed_pages(kit) -> list:
    """What `impose` says of the cards of a kit, with the size of each page."""
    faces, options = wanted_faces(kit), kit.options
    gap = 2 * BLEED if options.bleed else 0.0
    return [
        (page, CARDS[size])
        for size in dict.fromkeys(face.size for face in faces)
        for page in impose(
            [face for face in faces if face.size == size for _ in range(options.quantity or face.copies)],
            CARDS[size],
            kit.paper,
            options.backs,
            gap,
        )
    ]


def is_mark(shape: Box) -> bool:
    return min(shape.width, shape.height) < 0.3 < 3 < max(shape.width, shape.height) < 4.5


@pytest.mark.parametrize(("paper", "backs"), LAYOUTS)
@pytest.mark.parametrize("game", ALL)
def test_cards_lie_where_they_should(game, paper, backs):
    kit = kit_of(game, paper=paper, backs=backs)
    sheets, pages = sheets_of(cards_pdf(game, paper=paper, backs=backs)), imposed_pages(kit)
    assert len(sheets) == len(pages)
    for sheet, (page, size) in zip(sheets, pages, strict=True):
        assert (sheet.width, sheet.height) == pytest.approx(PAPERS[paper], abs=0.01)
        shapes = sheet.shapes()
        for spot, area in areas(page, size):
            grounds = [
                shape
                for shape in shapes
                if shape.holds(area) and shape.width < area.width + 2 * BLEED + 0.1 and shape.height < area.height + 2 * BLEED + 0.1
            ]
            assert grounds, (spot.card.key, area)


@pytest.mark.parametrize(("paper", "backs"), LAYOUTS)
@pytest.mark.parametrize("game", ONE_SIDED)
def test_cards_say_what_is_generated(game, paper, backs):
    kit = kit_of(game, paper=paper, backs=backs)
    book, tables = open_book(checked_game(GAMES[game])), kit.model.tables
    for sheet, (page, size) in zip(sheets_of(cards_pdf(game, paper=paper, backs=backs)), imposed_pages(kit), strict=True):
        for spot, area in areas(page, size):
            face, said = spot.card, plain(sheet.text(area))
            if spot.back:
                assert plain(face.back).casefold() in said.casefold()
                assert plain(face.name) not in said or plain(face.name) in plain(face.back)
                continue
            table = tables[face.table]
            row = next(row for row in table.rows if row.id == face.id)
            assert plain(face.name).casefold() in said.casefold()
            assert plain(face.plain_text) in said, (face.key, said)
            assert plain(book.text(table, row)) in said or not book.text(table, row), face.key
            said = said.casefold()  # a style may set these in capitals
            priced = (face.corner, face.price_title, face.plain_price)
            for words in (face.line, face.note, *priced, *(value for _, value in face.details)):
                assert plain(words).casefold() in said, (face.key, words)


@pytest.mark.parametrize("game", ALL)
def test_every_letter_stands_within_its_card(game):
    """And away from the cut."""
    for sheet, (page, size) in zip(sheets_of(cards_pdf(game)), imposed_pages(kit_of(game)), strict=True):
        cards = [Box(area.left + 1, area.top + 1, area.right - 1, area.bottom - 1) for _, area in areas(page, size)]
        for letter, box in sheet.letters():
            assert any(card.holds(box) for card in cards), (letter, box)


@pytest.mark.parametrize("game", ONE_SIDED)
def test_backs_lie_behind_their_fronts(game):
    kit = kit_of(game)
    sheets, pages = sheets_of(cards_pdf(game)), imposed_pages(kit)
    for number in range(0, len(sheets), 2):
        (front, size), (back, _) = pages[number], pages[number + 1]
        for (spot, area), (other, behind) in zip(areas(front, size), areas(back, size), strict=True):
            assert spot.card is other.card
            assert behind.left == pytest.approx(kit.paper.width - area.right, abs=0.001)
            assert behind.top == area.top
            assert plain(spot.card.name).casefold() in plain(sheets[number].text(area)).casefold()
            assert plain(spot.card.back).casefold() in plain(sheets[number + 1].text(behind)).casefold()


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("backs", ["duplex", "fold"])
def test_cut_marks_stand_at_the_edges_only(paper, backs):
    kit = kit_of("disruptopia", paper=paper, backs=backs)
    for sheet, (page, _) in zip(sheets_of(cards_pdf("disruptopia", paper=paper, backs=backs)), imposed_pages(kit), strict=True):
        marks = [shape for shape in sheet.shapes() if is_mark(shape)]
        assert len(marks) == 2 * (len(page.verticals) + len(page.horizontals))
        for mark in marks:
            upright = mark.height > mark.width
            ends = (mark.top, sheet.height - mark.bottom) if upright else (mark.left, sheet.width - mark.right)
            assert min(ends) <= 0.1, "it begins at an edge of the page"
            middle = (mark.left + mark.right) / 2 if upright else (mark.top + mark.bottom) / 2
            assert any(abs(middle - line) < 0.01 for line in (page.verticals if upright else page.horizontals))


@pytest.mark.parametrize("game", ONE_SIDED)
def test_cards_are_as_many_as_the_tables_say(game):
    kit = kit_of(game)
    copies = {
        f"{table.name}/{row.id}": row.copies
        for table in kit.model.tables.values()
        if table.is_cards and kit.style.of(table.name).printed
        for row in table.rows
    }
    printed = Counter(spot.card.key for page, _ in imposed_pages(kit) for spot in page.spots if not spot.back)
    assert printed == {key: number for key, number in copies.items() if number}
    marks = Counter()
    for sheet in sheets_of(cards_pdf(game)):
        marks.update(sheet.text().casefold().split())
    for face in kit.faces:
        assert marks[face.id] >= face.copies, "the small mark of each copy"


def test_copies_and_decks():
    whole = kit_of("disruptopia")
    deck = whole.faces[0].deck
    few = kit_of("disruptopia", deck=deck, quantity=2)
    wanted = [face for face in whole.faces if face.deck == deck]
    assert [face.key for face in wanted_faces(few)] == [face.key for face in wanted]
    assert len(wanted) < len(whole.faces)
    printed = Counter(spot.card.key for page, _ in imposed_pages(few) for spot in page.spots if not spot.back)
    assert printed == {face.key: 2 for face in wanted}
    assert len(sheets_of(cards_pdf("disruptopia", deck=deck, quantity=2))) == 2 * -(-2 * len(wanted) // 9)


@pytest.mark.parametrize("game", ALL)
def test_fonts_are_embedded_and_cut_down(game):
    for name, data in made_kit(game).files.items():
        fonts = {font for sheet in sheets_of(data) for font in sheet.fonts()}
        assert fonts, name
        for font, embedded in fonts:
            assert embedded
            assert re.match(r"[A-Z]{6}\+", font), f"the whole font is in there: {font}"


def test_pages_of_single_cards_say_where_they_are_trimmed():
    kit = kit_of("disruptopia", paper="card")
    sheets = sheets_of(cards_pdf("disruptopia", paper="card"))
    assert len(sheets) == 2 * sum(face.copies for face in kit.faces)
    sizes = [CARDS[face.size] for face in kit.faces for _ in range(2 * face.copies)]
    for size, sheet in zip(sizes, sheets, strict=True):
        assert (sheet.width, sheet.height) == pytest.approx((size.width + 2 * BLEED, size.height + 2 * BLEED), abs=0.01)
        assert sheet.trim.left == pytest.approx(BLEED, abs=0.01) == sheet.trim.top
        assert (sheet.trim.width, sheet.trim.height) == pytest.approx(size, abs=0.01)
        whole = Box(0, 0, sheet.width, sheet.height)
        assert any(shape.holds(whole) for shape in sheet.shapes()), "the ground reaches over the whole bleed"


def test_with_bleed_every_card_has_its_own():
    kit = kit_of("disruptopia", bleed=True)
    for sheet, (page, size) in zip(sheets_of(cards_pdf("disruptopia", bleed=True)), imposed_pages(kit), strict=True):
        shapes = sheet.shapes()
        for _, area in areas(page, size):
            bled = Box(area.left - BLEED, area.top - BLEED, area.right + BLEED, area.bottom + BLEED)
            assert any(shape.holds(bled) and bled.holds(shape) for shape in shapes)


@pytest.mark.parametrize("game", ALL)
def test_the_kit_holds_all_parts(game):
    files = made_kit(game).files
    name = kit_of(game).model.name
    whole = sheets_of(files[f"{name}-kit.pdf"])
    parts = [sheet for part, data in files.items() if not part.endswith("-kit.pdf") for sheet in sheets_of(data)]
    assert len(whole) == len(parts)
    assert [plain(sheet.text()) for sheet in whole] == [plain(sheet.text()) for sheet in parts]
    for sheet in whole:
        assert sorted((sheet.width, sheet.height)) == pytest.approx(sorted(PAPERS["a4"]), abs=0.01)
