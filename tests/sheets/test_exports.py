"""Single cards as images, in the sizes of print services; a deck for Tabletop Simulator."""

import json
import re
import struct
import time
import zlib
from collections import Counter

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.sheets import Wish, export_named, make, preview
from rulewright.sheets.exports.images import chunks_of, opaque, pixels_of
from rulewright.sheets.exports.tabletop import place_pixels, saved_object, sheet_picture, sheets_of
from rulewright.sheets.kit import decks_of
from rulewright.sheets.sizes import CARDS, DPI, SERVICES
from rulewright.sheets.typeset import Typesetter
from tests.sheets.market import GOODS, kit_of, many, write_market


@pytest.fixture(scope="module")
def typesetter():
    kept = Typesetter()
    yield kept
    kept.close()


@pytest.fixture
def market(tmp_path):
    return write_market(tmp_path / "content" / "market")


@pytest.fixture
def made(typesetter):
    def made(folder, format, wish=None, **options):
        done = make(kit_of(folder, **options), export_named(format, wish), typesetter)
        assert not done.diagnostics
        return done.files

    return made


def run(*arguments):
    return CliRunner().invoke(app, ["sheets", *map(str, arguments)])


# ---------------------------------------------------------------- images


def colours_and_resolution(png):
    chunks = dict(chunks_of(png))
    depth, colours = chunks[b"IHDR"][8:10]
    across, down, unit = struct.unpack(">IIB", chunks[b"pHYs"])
    assert unit == 1 and across == down
    return depth, colours, across


def test_fronts_are_named_by_card_in_the_folder_of_their_deck_beside_one_back(market, made):
    files = made(market, "png")
    assert set(files) == {
        f"market-png/{name}"
        for name in (
            "goods/fruit/apple.png",
            "goods/fruit/pear.png",
            "goods/fruit/card-back.png",
            "goods/fish/carp.png",
            "goods/fish/card-back.png",
            "signs/door.png",
            "signs/card-back.png",
            "cards.json",
        )
    }


def test_the_manifest_tells_copies_files_and_backs(market, made):
    files = made(market, "png")
    manifest = json.loads(files["market-png/cards.json"])
    assert (manifest["game"], manifest["dpi"], manifest["service"]) == ("market", 300, None)
    assert {card["id"]: card["copies"] for card in manifest["cards"]} == {"apple": 3, "pear": 1, "carp": 2, "door": 1}
    for card in manifest["cards"]:
        assert f"market-png/{card['file']}" in files and f"market-png/{card['back']}" in files
    assert {card["copies"] for card in json.loads(made(market, "png", quantity=4)["market-png/cards.json"])["cards"]} == {4}


@pytest.mark.parametrize(
    "service, size, pixels",
    [
        ("none", "poker", (815, 1110)),
        ("none", "mini", (591, 815)),
        ("none", "tile", (602, 602)),
        ("tgc", "poker", (825, 1125)),
        ("tgc", "mini", (600, 825)),
        ("tgc", "tarot", (900, 1500)),
        ("tgc", "square", (900, 900)),
        ("mpc", "poker", (816, 1110)),
        ("mpc", "mini", (597, 822)),
        ("mpc", "tarot", (897, 1497)),
        ("mpc", "square", (897, 897)),
        ("mpc-poker", "poker", (822, 1122)),
    ],
)
def test_images_have_exactly_the_pixels_that_are_wanted(service, size, pixels, tmp_path, made):
    files = made(write_market(tmp_path / "market", size=size), "png", Wish(service), deck="signs")
    images = {name: data for name, data in files.items() if name.endswith(".png")}
    assert len(images) == 2
    for data in images.values():
        assert pixels_of(data) == pixels
        assert colours_and_resolution(data) == (8, 2, 11811)


def test_the_bleed_of_services_is_what_they_say():
    poker = SERVICES["tgc"].images["poker"]
    assert (poker.trim_width, poker.trim_height) == (750, 1050)
    for service in ("mpc", "mpc-poker"):
        for image in SERVICES[service].images.values():
            assert (image.width - image.trim_width, image.height - image.trim_height) == (72, 72)


def rows_of(png):
    """The pixels, line by line."""
    chunks = dict(chunks_of(png))
    (width, height), data = pixels_of(png), zlib.decompress(chunks[b"IDAT"])
    channels = {2: 3, 6: 4}[chunks[b"IHDR"][9]]
    before = bytes(width * channels)
    for start in range(0, height * (1 + width * channels), 1 + width * channels):
        line = bytearray(data[start + 1 : start + 1 + width * channels])
        for at, value in enumerate(line):
            left = line[at - channels] if at >= channels else 0
            corner = before[at - channels] if at >= channels else 0
            line[at] = (value + _guess(data[start], left, before[at], corner)) & 255
        yield bytes(line)
        before = line


def _guess(filter, left, up, corner):
    if filter == 4:
        return min((left, up, corner), key=lambda one: abs(left + up - corner - one))
    return (0, left, up, (left + up) // 2)[filter]


def test_dropping_the_fourth_channel_changes_no_pixel(market, typesetter):
    from rulewright.sheets.exports.pictures import document_of, picture_of

    kit = kit_of(market)
    (page,) = typesetter.make(document_of(kit, [picture_of(kit.faces[0])]), "png", 40)
    assert dict(chunks_of(page))[b"IHDR"][9] == 6
    for before, after in zip(rows_of(page), rows_of(opaque(page, 40)), strict=True):
        assert set(before[3::4]) == {255}
        assert after == bytes(byte for at, byte in enumerate(before) if at % 4 != 3)


def test_the_ground_reaches_to_the_edge_of_the_image(market, typesetter):
    lines = list(rows_of(preview(kit_of(market), "goods/apple", typesetter, ppi=40)))
    edge = {line[at : at + 3] for line in lines for at in (0, len(line) - 3)} | {
        line[at : at + 3] for line in (lines[0], lines[-1]) for at in range(0, len(line), 3)
    }
    assert b"\xff\xff\xff" not in edge


def test_a_size_that_a_service_does_not_print_is_a_finding(tmp_path, typesetter):
    kit = kit_of(write_market(tmp_path / "market", size="tile"))
    done = make(kit, export_named("png", Wish("tgc")), typesetter)
    (finding,) = done.diagnostics
    assert not done.files and finding.code == "size-not-printed"
    assert finding.message == "The Game Crafter prints no cards of the size `tile`"


def test_drawings_are_as_large_as_the_card_with_its_bleed(market, made):
    files = made(market, "svg")
    drawing = files["market-svg/goods/fruit/apple.svg"].decode()
    width, height = (float(found) for found in re.match(r'<svg viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing).groups())
    assert (width, height) == pytest.approx((69 / 25.4 * 72, 94 / 25.4 * 72), abs=0.01)
    assert "<script" not in drawing


@pytest.mark.parametrize("format", ["png", "svg", "tts", "html"])
def test_the_same_content_gives_the_same_bytes(format, market):
    first, second = (make(kit_of(market), export_named(format), Typesetter()).files for _ in range(2))
    assert first == second


def test_backs_can_be_left_out_and_one_deck_chosen(market, made):
    assert set(made(market, "png", backs="fronts", deck="fruit")) == {
        "market-png/goods/fruit/apple.png",
        "market-png/goods/fruit/pear.png",
        "market-png/cards.json",
    }


def test_a_text_that_does_not_fit_is_a_finding_and_nothing_is_made(tmp_path, typesetter):
    goods = GOODS.replace("effect: gain 3 coins", f'effect: gain 3 coins, text: "{{effect}} {"word " * 900}"')
    done = make(kit_of(write_market(tmp_path / "market", goods)), export_named("png"), typesetter)
    assert not done.files and {finding.code for finding in done.diagnostics} == {"text-overflow"}


# ---------------------------------------------------------------- one card


def test_the_preview_of_one_card_is_the_image_of_that_card(market, made, typesetter):
    assert preview(kit_of(market), "goods/carp", typesetter, DPI) == made(market, "png")["market-png/goods/fish/carp.png"]


def test_the_preview_is_much_quicker_than_the_deck(tmp_path, typesetter):
    kit = kit_of(write_market(tmp_path / "market", many(40)))
    preview(kit, "goods/g000", typesetter)
    started = time.perf_counter()
    make(kit, export_named("png"), typesetter)
    whole = time.perf_counter() - started
    started = time.perf_counter()
    preview(kit, "goods/g001", typesetter)
    assert time.perf_counter() - started < whole / 5


def test_one_card_is_written_by_its_id(market, tmp_path, made):
    out = tmp_path / "out"
    result = run(market, "--card", "apple", "--out", out)
    assert result.exit_code == 0
    assert {path.name for path in out.iterdir()} == {"apple.png"}
    assert (out / "apple.png").read_bytes() == made(market, "png")["market-png/goods/fruit/apple.png"]
    assert run(market, "--card", "goods/apple", "--format", "svg", "--service", "tgc", "--out", out).exit_code == 0
    assert b'viewBox="0 0 198 270"' in (out / "apple.svg").read_bytes()


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--card", "aple"], "there is no card `aple`; write `apple`"),
        (["--card", "apple", "--format", "tts"], "this makes images"),
        (["--service", "mpc", "--format", "html"], "this makes images"),
        (["--card", "apple", "--since", "HEAD"], "leave out `--since`"),
        (["--deck", "nuts"], "there is no deck `nuts`; there is `goods/fruit`, `goods/fish`, `signs`"),
        (["--url", "https://example.org"], "only a deck for Tabletop Simulator has addresses"),
        (["--format", "tts", "--url", "example.org"], "`example.org` is no address"),
    ],
)
def test_wrong_usage_is_told_and_nothing_is_written(arguments, words, market, tmp_path):
    result = run(market, *arguments, "--out", tmp_path / "out")
    told = re.sub(r"[\s│]+", " ", result.output)
    assert result.exit_code == 2 and words in told
    assert not (tmp_path / "out").exists()


def test_a_game_without_cards_has_no_images(market, tmp_path):
    write_market(market, **{"sheets/style.yaml": "cards:\n  goods: {printed: no}\n  signs: {printed: no}\n"})
    for format in ("png", "svg", "tts", "html"):
        result = run(market, "--format", format, "--out", tmp_path / "out")
        assert result.exit_code == 2 and "the game has no cards" in result.output
    assert not (tmp_path / "out").exists()


def test_a_service_makes_images_without_being_asked_twice(market, tmp_path):
    assert run(market, "--service", "mpc", "--out", tmp_path / "out").exit_code == 0
    assert pixels_of((tmp_path / "out/market-mpc/goods/fish/carp.png").read_bytes()) == (816, 1110)


# ---------------------------------------------------------------- Tabletop Simulator


def saved(folder, url="", **options):
    """The objects on the table, without their images."""
    kit = kit_of(folder, **options)
    return saved_object(kit, list(sheets_of(decks_of(kit.faces))), url)["ObjectStates"]


def test_the_files_are_the_saved_object_its_images_and_a_note(market, made):
    files = made(market, "tts")
    assert json.loads(files["market-tts/market.json"])["ObjectStates"] == saved(market)
    images = {
        address
        for state in saved(market)
        for sheet in state["CustomDeck"].values()
        for address in (sheet["FaceURL"], sheet["BackURL"])
    }
    assert set(files) == {f"market-tts/{name}" for name in (*images, "market.json", "README.txt")}
    assert "--url" in files["market-tts/README.txt"].decode()


def test_a_deck_for_each_back_holds_every_copy_under_its_number(market):
    fruit, fish, sign = saved(market)
    assert [deck["Name"] for deck in (fruit, fish, sign)] == ["DeckCustom", "DeckCustom", "Card"]
    assert fruit["DeckIDs"] == [100, 100, 100, 101] and fish["DeckIDs"] == [200, 200] and sign["CardID"] == 300
    for deck in (fruit, fish):
        assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
        assert all(card["Name"] == "Card" for card in deck["ContainedObjects"])
    assert fruit["Nickname"] == "Fruit"
    assert Counter(card["Nickname"] for card in fruit["ContainedObjects"]) == {"Apple": 3, "Pear": 1}
    assert {card["Nickname"]: card["Description"] for card in fruit["ContainedObjects"]} == {
        "Apple": "Gain 1 coin.",
        "Pear": "Gain 2 coins.",
    }
    assert (sign["Nickname"], sign["Description"]) == ("Door sign", "Gain 1 coin.")


def test_so_many_of_each_card_as_was_wished(market):
    assert [len(state["DeckIDs"]) for state in saved(market, quantity=4)] == [8, 4, 4]


def test_every_number_belongs_to_a_sheet_of_ten_by_seven(market):
    for state in saved(market):
        for held in [state, *state.get("ContainedObjects", [])]:
            numbers = held.get("DeckIDs") or [held["CardID"]]
            assert {str(number // 100) for number in numbers} == set(held["CustomDeck"])
            for sheet in held["CustomDeck"].values():
                assert (sheet["NumWidth"], sheet["NumHeight"], sheet["BackIsHidden"]) == (10, 7, True)


def test_objects_have_names_of_their_own(tmp_path):
    states = saved(write_market(tmp_path / "market", many(100)))
    names = [held["GUID"] for state in states for held in [state, *state.get("ContainedObjects", [])]]
    assert len(set(names)) == len(names) == 1 + 100 + 1
    assert all(re.fullmatch("[0-9a-f]{6}", name) for name in names)


def test_more_than_69_cards_take_more_sheets_and_the_last_place_stays_free(tmp_path):
    deck = saved(write_market(tmp_path / "market", many(150)))[0]
    assert set(deck["CustomDeck"]) == {"1", "2", "3"}
    assert len(deck["DeckIDs"]) == len(set(deck["DeckIDs"])) == 150
    assert deck["DeckIDs"] == [sheet * 100 + place for sheet, cards in ((1, 69), (2, 69), (3, 12)) for place in range(cards)]
    assert {sheet["FaceURL"] for sheet in deck["CustomDeck"].values()} == {f"goods-fruit-{number}.png" for number in (1, 2, 3)}


@pytest.mark.parametrize("size", CARDS)
def test_sheets_are_whole_places_and_not_too_large(size, tmp_path, made):
    files = made(write_market(tmp_path / "market", size=size), "tts", deck="signs")
    width, height = pixels_of(files["market-tts/signs-1.png"])
    across, down = place_pixels(CARDS[size])
    assert (width, height) == (10 * across, 7 * down)
    assert max(width, height) <= 4096 and max(width, height) > 3900
    assert across / down == pytest.approx(CARDS[size].width / CARDS[size].height, rel=0.01)
    assert max(pixels_of(files["market-tts/signs-back.png"])) <= 4096
    assert colours_and_resolution(files["market-tts/signs-1.png"])[:2] == (8, 2)


def test_the_last_place_shows_the_back(tmp_path):
    kit = kit_of(write_market(tmp_path / "market", many(69)))
    sheet = next(sheets_of(decks_of(kit.faces)))[0]
    *fronts, last = sheet_picture(sheet).cards
    assert len(fronts) == 69 and not any(card.back for card in fronts)
    assert last.back and (last.x, last.y) == (fronts[9].x, fronts[60].y)


def test_images_are_found_beside_the_file_or_at_an_address(market):
    assert saved(market)[0]["CustomDeck"]["1"]["FaceURL"] == "goods-fruit-1.png"
    for base in ("https://example.org/cards", "https://example.org/cards/"):
        sheet = saved(market, base)[0]["CustomDeck"]["1"]
        assert sheet["FaceURL"] == "https://example.org/cards/goods-fruit-1.png"
        assert sheet["BackURL"] == "https://example.org/cards/goods-fruit-back.png"
