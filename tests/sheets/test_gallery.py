"""The gallery, as a reader sees it in a browser."""

import re

import pytest

from rulewright.sheets import Changes, Wish, export_named, make
from rulewright.sheets.typeset import Typesetter
from tests.sheets.browser import open_browser
from tests.sheets.market import GOODS, kit_of, write_market

HOSTILE = '<img src=x onerror="window.hit=1"></script><script>window.hit=2</script>{{ 7*7 }} & "quotes" \'</style>'
ARABIC = "تفاحة"


def yaml(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


@pytest.fixture(scope="module")
def typesetter():
    kept = Typesetter()
    yield kept
    kept.close()


@pytest.fixture(scope="module")
def browser():
    with open_browser() as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    goods = GOODS.replace("name: Carp", f"name: {yaml(HOSTILE)}").replace("name: Pear", f"name: {yaml(ARABIC)}")
    return write_market(tmp_path_factory.mktemp("content") / "market", goods)


def page_text(folder, typesetter, changes=None, **options):
    done = make(kit_of(folder, **options), export_named("html", Wish(changes=changes)), typesetter)
    assert not done.diagnostics and set(done.files) == {"market-gallery.html"}
    return done.files["market-gallery.html"]


@pytest.fixture(scope="module")
def gallery(folder, typesetter, tmp_path_factory):
    path = tmp_path_factory.mktemp("gallery") / "market-gallery.html"
    path.write_bytes(page_text(folder, typesetter))
    return path.as_uri()


@pytest.fixture(scope="module")
def marked(folder, typesetter, tmp_path_factory):
    changes = Changes(frozenset({"goods/pear"}), frozenset({"goods/apple"}), (f"Old {HOSTILE}",))
    path = tmp_path_factory.mktemp("marked") / "market-gallery.html"
    path.write_bytes(page_text(folder, typesetter, changes))
    return path.as_uri()


@pytest.fixture
def expect(browser):
    """Assertions that wait. The page's policy refuses code from text, so nothing here may wait for a written condition."""
    from playwright.sync_api import expect

    return expect


@pytest.fixture
def opened(browser):
    """Opens a page; whatever it asks the network for or complains about fails the test."""
    contexts = []

    def opened(address, **options):
        context = browser.new_context(**options)
        contexts.append((context, asked := [], told := []))
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: told.append(message.text))
        page.on("pageerror", lambda error: told.append(str(error)))
        page.goto(address)
        return page

    yield opened
    for context, asked, told in contexts:
        context.close()
        assert all(url.startswith(("file:", "data:")) for url in asked) and not told


def shown(page):
    return [card.get_attribute("id") for card in page.locator(".card:visible").all()]


ALL = ["goods/apple", "goods/pear", "goods/carp", "signs/door"]


# ---------------------------------------------------------------- the file


def test_the_page_needs_nothing_from_outside(folder, typesetter):
    text = page_text(folder, typesetter).decode()
    assert not re.search(r"(src|href)=[\"'](?!data:image/png;base64,)", text) and "@import" not in text and "url(" not in text
    assert text.count("<script") == 1


def test_it_speaks_the_language_of_the_cards(folder, typesetter):
    text = page_text(folder, typesetter, language="de").decode()
    assert '<html lang="de">' in text and "Suche" in text and "Alle zeigen" in text


def test_one_deck_can_be_chosen(folder, typesetter):
    text = page_text(folder, typesetter, deck="signs").decode()
    assert 'id="signs/door"' in text and 'id="goods/apple"' not in text


# ---------------------------------------------------------------- in a browser


def test_every_card_is_shown_with_picture_text_copies_and_source(gallery, opened):
    page = opened(gallery)
    assert shown(page) == ALL
    assert page.locator("#count").text_content() == "4 of 4 cards shown, 7 with all copies"
    card = page.locator("[id='goods/apple']")
    assert card.locator("h3").inner_text() == "Apple"
    assert card.locator(".text").inner_text() == "Gain 1 coin."
    assert card.locator(".line").inner_text().startswith("Fruit · Summer")
    assert "3×" in card.locator(".source").inner_text() and "market/cards/goods.yaml:1" in card.locator(".source").inner_text()
    for picture in page.locator("img:visible").all():
        picture.scroll_into_view_if_needed()
        assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 200


def test_text_can_be_selected(gallery, opened):
    page = opened(gallery)
    page.locator("[id='goods/apple'] .text").select_text()
    assert page.evaluate("String(getSelection())").strip() == "Gain 1 coin."


def test_hostile_text_is_text(gallery, marked, opened):
    for address in (gallery, marked):
        page = opened(address)
        assert page.locator("[id='goods/carp'] h3").text_content() == HOSTILE
        page.locator("[id='goods/carp'] .picture").click()
        assert page.locator("#large-name").text_content() == HOSTILE
        assert page.evaluate("window.hit") is None
    assert HOSTILE in page.locator(".removed").text_content()


def test_foreign_scripts_are_refused_even_if_they_came_in(gallery, browser):
    page = browser.new_page()
    page.goto(gallery)
    page.evaluate("""() => { const script = document.createElement("script"); script.textContent = "window.hit = 3";
                             document.body.append(script); }""")
    assert page.evaluate("window.hit") is None
    page.close()


def test_right_to_left_names_run_from_the_right(gallery, opened):
    page = opened(gallery)
    assert page.locator("[id='goods/pear'] h3").evaluate("element => getComputedStyle(element).direction") == "rtl"


@pytest.mark.parametrize(
    "words, found",
    [
        ("coins. gain", ["goods/pear", "goods/carp"]),
        ("GAIN", ALL),
        ("apple", ["goods/apple"]),
        ("summer coin", ["goods/apple"]),
        ("áppLE", ["goods/apple"]),
        (ARABIC, ["goods/pear"]),
        ("goods.yaml:3", ["goods/carp"]),
        ("[.*", []),
        ("nothing at all", []),
    ],
)
def test_search_looks_for_every_word(words, found, gallery, opened):
    page = opened(gallery)
    page.get_by_label("Search").fill(words)
    assert shown(page) == found
    assert page.locator("#nothing").is_visible() == (not found)
    assert page.locator("#count").text_content().startswith(f"{len(found)} of 4 cards")


def test_decks_and_kinds_filter_together(gallery, opened, expect):
    page = opened(gallery)
    page.get_by_label("Deck").select_option(label="Fruit (2)")
    assert shown(page) == ["goods/apple", "goods/pear"] and page.locator(".deck:visible").count() == 1
    page.get_by_label("Kind").select_option(label="Winter")
    assert shown(page) == ["goods/pear"]
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".card:visible")).to_have_count(len(ALL))
    assert shown(page) == ALL


def test_a_choice_can_be_sent_as_an_address(gallery, opened):
    page = opened(gallery)
    page.get_by_label("Search").fill("gain")
    page.get_by_label("Deck").select_option(value="goods/fish")
    again = opened(page.url)
    assert shown(again) == ["goods/carp"] and again.get_by_label("Search").input_value() == "gain"
    assert shown(opened(gallery + "#deck=nowhere&kind=77")) == ALL


def test_changed_cards_are_marked_and_can_be_shown_alone(marked, gallery, opened):
    page = opened(marked)
    assert page.locator("[id='goods/pear'] .state").inner_text() == "New"
    assert page.locator("[id='goods/apple'] .state").inner_text() == "Changed"
    assert page.locator(".state").count() == 2
    page.get_by_label("Only changed cards").check()
    assert shown(page) == ["goods/apple", "goods/pear"]
    assert opened(gallery).get_by_label("Only changed cards").count() == 0


def test_the_keyboard_is_enough(gallery, opened, expect):
    page = opened(gallery)
    search, large, name = page.get_by_label("Search"), page.locator("#large"), page.locator("#large-name")
    page.keyboard.press("/")
    expect(search).to_be_focused()
    page.keyboard.type("gain")
    expect(search).to_have_value("gain")
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Show all")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[id='goods/apple'] .picture")).to_be_focused()
    page.keyboard.press("Enter")
    expect(name).to_have_text("Apple")
    expect(large).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(name).to_have_text("Door sign")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(name).to_have_text(ARABIC)
    page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(page.locator("[id='goods/pear'] .picture")).to_be_focused()


def test_everything_that_can_be_used_has_a_name(marked, opened):
    page = opened(marked)
    page.locator(".picture").first.click()
    for control in page.locator("button, input, select").all():
        assert control.evaluate("own => own.ariaLabel || own.textContent.trim() || own.labels?.[0]?.textContent.trim()")


@pytest.mark.parametrize("width", [320, 375, 768, 1600])
def test_nothing_is_wider_than_the_screen(width, marked, opened):
    page = opened(marked, viewport={"width": width, "height": 700}, is_mobile=width < 600, has_touch=width < 600)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for control in page.locator("#filters button, #filters select, #filters input[type=search]").all():
        assert control.bounding_box()["height"] >= 36


def contrast(page, selector):
    """The ratio of WCAG between a text and the ground of the nearest element that has one."""
    return page.locator(selector).first.evaluate("""element => {
        const light = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map((v) => v / 255)
            .map((v) => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
        let ground = element;
        while (getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
        const pair = [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor].map(light).sort((a, b) => b - a);
        return (pair[0] + .05) / (pair[1] + .05);
    }""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_easy_to_read_by_day_and_by_night(scheme, marked, opened):
    page = opened(marked, color_scheme=scheme)
    for selector in ("h1", ".card h3", ".text", ".line", ".source", ".state", "#count", "label", "button[type=reset]"):
        assert contrast(page, selector) >= 4.5, selector
    grounds = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (grounds == "rgb(23, 23, 28)") == (scheme == "dark")


def test_paper_gets_cards_and_no_controls(gallery, opened):
    page = opened(gallery, color_scheme="dark")
    page.emulate_media(media="print")
    assert not page.locator("#filters").is_visible() and shown(page) == ALL
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.pdf(format="A4").startswith(b"%PDF")
