"""How sheets look: icons that are there and are safe, every size of card, white ground where ink is to be saved."""

from __future__ import annotations

import re
from dataclasses import fields
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest

from rulewright.sheets import icons, nouns
from rulewright.sheets.kit import card_pages
from rulewright.sheets.mapstyle import MapStyle
from rulewright.sheets.sizes import CARDS
from rulewright.sheets.style import PALETTE, CardStyle, Style
from rulewright.sheets.typeset import Document, TypesettingError
from tests.sheets.kits import CARD, GAMES, ROOT, TYPESETTER, kit_of, little_game, open_little

ICON_FILES = sorted([*icons.STANDARD.glob("*.svg"), *ROOT.glob("content/*/sheets/icons/*.svg")])


# ---------------------------------------------------------------- icons


@pytest.mark.parametrize("path", ICON_FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_an_icon_is_a_small_drawing_in_black_only(path):
    drawing = icons.read_icon(path).decode()
    assert len(drawing) < 4_000
    root = ElementTree.fromstring(drawing)
    assert root.get("viewBox") == "0 0 100 100"
    colours = {value for element in root.iter() for name, value in element.attrib.items() if name in ("fill", "stroke")}
    assert colours <= {icons.BLACK, "none"}
    assert not re.search(r"<script|<image|<foreignObject|href|url\(|\bon\w+=", drawing)


def test_there_are_icons_for_what_many_games_need():
    names = {path.stem for path in icons.STANDARD.glob("*.svg")}
    assert len(names) >= 30
    assert set(nouns.words_of_icons().values()) | set(nouns.EMBLEMS) <= names


def test_no_word_stands_for_two_icons():
    text = (icons.STANDARD / "names.yaml").read_text(encoding="utf-8")
    words = [word.strip() for line in text.splitlines() if "[" in line for word in line.split("[")[1].rstrip("]").split(",")]
    assert sorted(words) == sorted(set(words))


def test_the_documentation_lists_all_icons():
    text = (ROOT / "docs/style.md").read_text(encoding="utf-8")
    listed = re.search(r"come along: ([a-z,\s]+)\.", text).group(1)
    assert {name.strip() for name in listed.split(",")} == {path.stem for path in icons.STANDARD.glob("*.svg")}


@pytest.mark.parametrize(
    "drawing, why",
    [
        ("<svg><script>1</script></svg>", "it has a `script`"),
        ("<svg><image href='http://x/y.png'/></svg>", "it has a `image`"),
        ("<svg><use href='http://x/y.svg#z'/></svg>", "leads out of it"),
        ("<svg><rect fill='url(http://x)'/></svg>", "leads out of it"),
        ("<svg onload='x()'/>", "leads out of it"),
        ("<!DOCTYPE svg [<!ENTITY a 'aa'>]>\n<svg>&a;</svg>", "it has a `<!DOCTYPE`"),
        ("<svg>\n<g>", "it is no XML"),
        ("<html/>", "it is no SVG"),
        ("x" * (icons.LARGEST + 1), "it is larger than"),
    ],
)
def test_an_icon_that_is_more_than_a_drawing_is_refused(tmp_path, drawing, why):
    path = tmp_path / "bad.svg"
    path.write_text(drawing, encoding="utf-8")
    with pytest.raises(icons.BadIcon, match=re.escape(why)):
        icons.read_icon(path)


@pytest.mark.parametrize(
    "drawing",
    [
        '<svg fill="black"><path d="M0 0h1v1z"/></svg>',
        "<svg><path fill='#000000' d='M0 0h1v1z'/></svg>",
        '<svg><path stroke="currentColor" fill="none" d="M0 0h1v1z"/></svg>',
        '<svg><path d="M0 0h1v1z"/></svg>',
    ],
)
def test_black_can_be_replaced_however_it_is_written(tmp_path, drawing):
    path = tmp_path / "good.svg"
    path.write_text(drawing, encoding="utf-8")
    read = icons.read_icon(path).decode()
    assert f'"{icons.BLACK}"' in read
    assert not re.search("black|#000000|currentColor", read)


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_a_kit_is_there(game):
    kit = kit_of(game)
    wanted = {icon for face in kit.faces for icon in (*face.icons, *(icon for _, icon in face.text))}
    assert wanted - {""} <= set(kit.icons)
    assert any(icon for face in kit.faces for icon in face.icons)


# ---------------------------------------------------------------- what stands on a card


def test_a_price_in_the_corner_is_its_number_with_the_icon_of_what_is_paid():
    faces = {face.id: face for face in kit_of("starter").faces}
    assert (faces["paper_boat"].corner, faces["paper_boat"].corner_icon) == ("1", "coin")
    assert (faces["street_band"].corner, faces["street_band"].corner_icon) == ("", "")


def test_a_price_of_several_things_stands_on_the_card_with_icons():
    face = next(face for face in kit_of("crypto_clash").faces if face.id == "fm04")
    assert (face.corner, face.price_title, face.details) == ("", "Cost", ())
    assert face.plain_price == "2 electronics and 1 energy"
    assert [icon for _, icon in face.price if icon] == ["circuit", "spark"]


def test_a_number_for_each_of_something_stands_below_the_text(tmp_path):
    """It is no number that a corner could hold, whatever it is called."""
    rules = """\
game gems "Gems" for 2 to 2 players

choices Gem: white "diamond", blue "sapphire", green "emerald", red "ruby", black "onyx", gold "gold"

table mines of Mine from "mines.yaml"
    cost  0..7 for each Gem  "cost"

each player has
    hand  pile of Mine  "hand"

action dig "Dig"
    choose mine in mines where mine not in hand
    move mine to hand

play
    rounds 1
        phase day "Day" each player in players
            do dig

scoring
    score sum(m.cost[red] for m in hand)  "Rubies"
    tied players share
"""
    (tmp_path / "game.rules").write_text(rules, encoding="utf-8")
    (tmp_path / "mines.yaml").write_text("- {id: pit, copies: 4, cost: {red: 2}}\n", encoding="utf-8")
    kit, found = open_little(tmp_path)
    assert found == [] and kit.faces[0].corner == "" and "ruby" in str(kit.faces[0].details)


def test_a_flag_can_put_a_word_into_the_corner():
    faces = {face.id: face for face in kit_of("disruptopia").faces}
    assert faces["sb18"].corner == "X"
    assert faces["sb19"].corner == "1"
    assert faces["in17"].line == "Influence · Action · Reaction"


@pytest.mark.parametrize(
    "language, lead, cost",
    [("en", "To play: only if you have less than $10 Corporate Funds. ", "Pay $2:"), ("de", "Ausspielen nur, wenn ", "Zahle 2 $:")],
)
def test_requirement_and_cost_are_told_apart_in_every_language(language, lead, cost):
    faces = {face.id: face for face in kit_of("disruptopia", language=language).faces}
    said = "".join(words for words, _ in faces["in01"].text[: faces["in01"].lead])
    assert said.startswith(lead) and said.endswith(" ")
    paid = faces["in08"].text[faces["in08"].lead : faces["in08"].cost]
    assert "".join(words for words, _ in paid) == cost


def test_pieces_are_the_whole_text():
    for game in GAMES:
        kit = kit_of(game)
        for face in kit.faces:
            table = kit.model.tables[face.table]
            text = kit.book.text(table, next(row for row in table.rows if row.id == face.id))
            assert face.plain_text == text or not text or face.other, "each of two sides says its part"


def test_a_card_without_an_effect_says_what_it_names():
    faces = {face.id: face for face in kit_of("ai_rush").faces}
    assert faces["s01"].plain_text == "Add 1 agent to BIO, or to any sector if BIO is not in play."
    assert faces["s01"].picture == "dna"


def test_cards_that_are_shuffled_together_have_the_same_back():
    assert len({(face.back, face.back_colour, face.back_badge) for face in kit_of("starter").faces}) == 1
    assert len({(face.back, face.back_colour, face.back_badge) for face in kit_of("disruptopia").faces}) == 3


def test_without_a_style_there_are_colours_badges_and_icons(tmp_path):
    kit, found = open_little(little_game(tmp_path / "little"))
    (face,) = kit.faces
    assert not found
    assert face.colour in PALETTE and face.badge and face.corner == "1"
    assert ("coins", "coin") in [(words.strip("."), icon) for words, icon in face.text]


def test_an_icon_called_like_a_card_is_its_picture(tmp_path):
    folder = little_game(tmp_path / "little")
    (folder / "sheets/icons").mkdir()
    (folder / "sheets/icons/first.svg").write_text('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>', encoding="utf-8")
    kit, _ = open_little(folder)
    assert kit.faces[0].picture == "first"
    assert "first" in kit.icons


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("low_ink", [False, True])
@pytest.mark.parametrize("size", CARDS)
def test_a_card_of_every_size_holds_a_typical_text(tmp_path, size, low_ink):
    kit, found = open_little(little_game(tmp_path / "little", style_yaml=f"cards:\n  cards:\n    size: {size}\n"), low_ink=low_ink)
    assert not found
    document = kit.document(card_pages(kit))
    assert TYPESETTER.overflows(document) == []
    text = pypdfium2.PdfDocument(TYPESETTER.make(document)[0])[0].get_textpage().get_text_range()
    assert "First Card" in text and "Gain 2 coins." in " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
def test_little_ink_leaves_pages_white(game):
    """Also no large filled area: nowhere on a page is a square centimetre all dark."""
    for page in images(kit_of(game, low_ink=True)):
        assert mean(page) > 0.9
        assert min(mean(square) for square in squares(page)) > 0.3


def test_a_page_with_colour_is_darker(tmp_path):
    page, _ = images(kit_of("starter"))[:2]
    assert mean(page) < 0.85


def images(kit) -> list:
    """Pages of cards in grey, forty points to a centimetre."""
    document = pypdfium2.PdfDocument(BytesIO(TYPESETTER.make(kit.document(card_pages(kit)))[0]))
    return [grey(page.render(scale=101.6 / 72, grayscale=True)) for page in document]


def grey(bitmap) -> list[bytes]:
    data = bytes(bitmap.buffer)
    return [data[row * bitmap.stride : row * bitmap.stride + bitmap.width] for row in range(bitmap.height)]


def mean(lines: list[bytes]) -> float:
    return sum(map(sum, lines)) / sum(map(len, lines)) / 255


def squares(lines: list[bytes], side: int = 40):
    for top in range(0, len(lines) - side, side):
        for left in range(0, len(lines[0]) - side, side):
            yield [line[left : left + side] for line in lines[top : top + side]]


def test_the_picture_in_the_readme_is_there_and_not_too_large():
    picture = ROOT / "docs/images/cards.png"
    assert f"]({picture.relative_to(ROOT).as_posix()})" in Path(ROOT / "README.md").read_text(encoding="utf-8")
    assert 20_000 < picture.stat().st_size <= 300_000


def test_the_template_in_the_documentation_works(tmp_path):
    template = re.search(r"```\n(<% extends .*?)```", (ROOT / "docs/style.md").read_text(encoding="utf-8"), re.DOTALL).group(1)
    kit, found = open_little(little_game(tmp_path / "little", card_typ_jinja=template))
    assert not found
    assert TYPESETTER.overflows(kit.document(card_pages(kit))) == []


def test_the_documentation_lists_all_keys_of_a_style():
    text = (ROOT / "docs/style.md").read_text(encoding="utf-8")
    keys = {
        field.name
        for kind in (Style, CardStyle, MapStyle)
        for field in fields(kind)
        if field.name not in ("asked", "asked_places", "sizes")
    }
    assert not [key for key in sorted(keys) if f"`{key}`" not in text]


# ---------------------------------------------------------------- text that is not measured

UNMEASURED = "size = if roomy(tried) { largest }"
MEASURED = """size = if roomy(tried) {
  assert(measure(sized(width, largest, said)).height <= text-room(tried), message: "too tall: " + face.key)
  if few { assert(measure(sized(evened(widths, width / largest) * largest, largest, said)).height <= text-room(tried)) }
  largest }"""


def with_measuring(document: Document) -> Document:
    source = document.files["main.typ"].decode()
    assert UNMEASURED in source
    checked = source.replace(UNMEASURED, MEASURED)
    return Document({**document.files, "main.typ": checked.encode()}, document.origins)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_texts_that_seem_to_fit_do_fit(game, language):
    kit = kit_of(game, language=language)
    TYPESETTER.make(with_measuring(kit.document(card_pages(kit))))


def card_saying(folder: Path, text: str) -> Document:
    letters = "".join(f"\\U{ord(letter):08x}" for letter in text)
    cards = CARD.replace("gain 2 coins", "nothing") + f'  text: "{letters}"\n'
    kit, found = open_little(little_game(folder / "game", cards))
    assert found == []
    return with_measuring(kit.document(card_pages(kit)))


@pytest.mark.parametrize(
    "text",
    [
        "W" * 8 + " i" * 20,
        "mmmm " * 24,
        "i " * 60,
        "a-b " * 30,
        "one\u2028" * 30,
        "抽兩 " * 30,
        "Z" * 60,
        "X $ " * 20,
        "x\u00a0" * 40,
    ],
)
def test_odd_texts_that_seem_to_fit_do_fit(tmp_path, text):
    TYPESETTER.make(card_saying(tmp_path, text))


def test_a_text_that_seems_to_fit_and_does_not_would_be_told(tmp_path):
    document = card_saying(tmp_path, "mmmm " * 48)
    hopeful = document.files["main.typ"].replace(b"* 1.15 <= height", b"* 0.2 <= height")
    with pytest.raises(TypesettingError, match="too tall"):
        TYPESETTER.make(Document({**document.files, "main.typ": hopeful}, document.origins))
