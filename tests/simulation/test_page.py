"""The page of a simulation: complete in itself, readable on a phone and on paper, and safe whatever cards are called."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.simulation.charts import Axis, histogram, nice_step, percent, signed_percent, stack_chart
from rulewright.simulation.page import make_page
from rulewright.simulation.run import simulate
from rulewright.starter import TEMPLATE
from tests.sheets.browser import open_browser
from tests.simulation.games import CLASSICS, setup_of

HOSTILE = '<img src=x onerror="window.hit=1"></text></svg><script>window.hit=2</script>{{ 7*7 }} & "quotes" \'</style>'
TITLES = [
    "Who wins from which seat",
    "How long a game takes",
    "How much there is to choose from",
    "Where points come from",
    "Does the leader win?",
    "What cards do to the win rate",
    "What players do",
    "What actions do to the win rate",
]
VOID = {"meta", "br", "img"}


@pytest.fixture(scope="module")
def result():
    return simulate(setup_of(players=3), 200, 120)


@pytest.fixture(scope="module")
def page(result):
    return make_page(result, "Lanterns", rounds=True)


@pytest.fixture(scope="module")
def hostile(result):
    """All that content may name is hostile, and long."""
    found = simulate(result.setup, 100, 60)
    for counts in (found.usage.cards, found.usage.options):
        for number, count in enumerate(counts.values()):
            count.label = HOSTILE + "W" * 40 * (number % 2)
    found.usage.categories = {HOSTILE + label: each for label, each in found.usage.categories.items()}
    found.usage.prompts = {HOSTILE + prompt: each for prompt, each in found.usage.prompts.items()}
    return make_page(found, HOSTILE, rounds=True)


class Balance(HTMLParser):
    """Every element is closed where it should be."""

    def __init__(self):
        super().__init__()
        self.open, self.tags = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


# ---------------------------------------------------------------- the file


def test_it_needs_nothing_from_outside(page):
    assert page.startswith("<!doctype html>") and not re.search(r"(src|href)=|@import|url\(|<script|<link", page)
    assert "default-src 'none'" in page


def test_it_is_well_formed(page, hostile):
    for text in (page, hostile):
        balance = Balance()
        balance.feed(text)
        assert balance.open == [] and balance.tags.count("svg") == len(TITLES)
        assert balance.tags.count("desc") == len(TITLES)


def test_what_content_says_is_text(hostile):
    assert "<script" not in hostile and "<img" not in hostile and "{{ 7*7 }}" in hostile and hostile.count("</style>") == 1


def test_every_chart_has_its_question_and_words(page):
    for title in TITLES:
        assert f">{title}</h2>" in page and f">{title}</title>" in page
    assert page.count('class="words"') > len(TITLES)


def test_the_numbers_are_those_of_the_json(page, result):
    wins = result.totals.wins[0]
    assert f"<td>Player 1</td><td>200</td><td>{wins}</td><td>{percent(wins / 200)}</td>" in page


def test_a_game_without_points_or_cards():
    text = make_page(simulate(setup_of(CLASSICS / "tic_tac_toe"), 60, 40), "Tic-tac-toe", rounds=False)
    assert text.count("<svg") == 3 and "Nobody won in" in text


def test_nothing_was_counted():
    text = make_page(simulate(setup_of(players=3), 30, 0), "Lanterns", rounds=True)
    assert text.count("<svg") == 1


def test_bots_have_a_chart_of_their_own(result):
    setup = replace(result.setup, bots=("greedy", "random", "random"))
    text = make_page(simulate(setup, 12, 0), "Lanterns", rounds=True)
    assert "Who wins with which bot" in text and "12 games with 3 players, greedy,random,random bots" in text


def test_on_the_command_line(tmp_path):
    path = tmp_path / "report.html"
    found = CliRunner().invoke(app, ["sim", str(TEMPLATE), "--games", "30", "--setting", "evenings=3", "--report", str(path)])
    assert found.exit_code == 0 and str(path) in found.stderr
    assert "evenings=3" in path.read_text(encoding="utf-8")


# ---------------------------------------------------------------- charts


def test_axes_end_at_round_numbers():
    axis = Axis(0.31, 0.68, percent=True)
    assert [tick["text"] for tick in axis.ticks()] == ["30%", "40%", "50%", "60%", "70%"]
    assert axis.at(0.3) < axis.at(0.5) < axis.at(0.7) and axis.at(-5) == axis.at(0.3)
    assert [tick["text"] for tick in Axis(-0.3, 0.3, percent=True).ticks(signed=True)] == ["−40%", "−20%", "0%", "+20%", "+40%"]
    assert nice_step(3) == 5 and nice_step(0.012) == pytest.approx(0.02) and nice_step(0) == 1


def test_a_histogram_holds_every_game():
    chart = histogram({str(value): value % 3 + 1 for value in range(7, 130)})
    assert sum(column["count"] for column in chart["columns"]) == sum(value % 3 + 1 for value in range(7, 130))
    assert chart["columns"][0]["range"].startswith("7") and len(chart["columns"]) <= 25
    assert len(histogram({"4": 9})["columns"]) == 1


def test_points_below_nought_go_to_the_left():
    chart = stack_chart([("Winners", [("a", 6.0), ("b", -2.0), ("c", 1.0)])])
    first, second, third = chart["rows"][0]["parts"]
    assert second["x"] < first["x"] < third["x"] and chart["rows"][0]["text"] == "5.0"


def test_percentages_for_people():
    assert (percent(0.5), percent(0.034), percent(0), percent(1)) == ("50%", "3.4%", "0%", "100%")
    assert (signed_percent(-0.123), signed_percent(0.04)) == ("−12.3%", "+4.0%")


# ---------------------------------------------------------------- in a browser


@pytest.fixture(scope="module")
def browser():
    with open_browser() as running:
        yield running


@pytest.fixture
def opened(browser, tmp_path):
    """Opens a text as a page; whatever it asks the network for or complains about fails the test."""
    contexts, asked, told = [], [], []

    def opened(text, **options):
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        contexts.append(browser.new_context(**options))
        page = contexts[-1].new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: told.append(message.text))
        page.goto(path.as_uri())
        return page

    yield opened
    for context in contexts:
        context.close()
    assert all(url.startswith("file:") for url in asked) and not told


def inside(page):
    """Charts that stick out of their section, or letters that stick out of their chart."""
    return page.evaluate("""() => [...document.querySelectorAll('svg.chart')].flatMap(svg => {
        const room = svg.closest('section').getBoundingClientRect();
        return [svg, ...svg.querySelectorAll('text, rect, circle, line')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.left < room.left || box.right > room.right;
        }).map(part => part.outerHTML.slice(0, 80));
    })""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_it_fits_every_screen(page, hostile, opened, width, scheme):
    for text in (page, hostile):
        shown = opened(text, viewport={"width": width, "height": 760}, color_scheme=scheme)
        assert shown.evaluate("document.documentElement.scrollWidth") <= width
        charts = shown.locator("svg.chart")
        assert charts.count() == len(TITLES)
        for chart in charts.all():
            assert chart.is_visible()
            box = chart.bounding_box()
            assert box["width"] > 200 and box["height"] > 60
        assert inside(shown) == [] or text is hostile
        assert shown.evaluate("window.hit") is None


def test_opened_tables_scroll_by_themselves(page, opened):
    shown = opened(page, viewport={"width": 360, "height": 760})
    shown.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    assert shown.evaluate("document.documentElement.scrollWidth") <= 360
    assert shown.evaluate("[...document.querySelectorAll('.scroll')].some(each => each.scrollWidth > each.clientWidth)")


def test_labels_and_numbers_do_not_run_into_each_other(page, opened):
    shown = opened(page, viewport={"width": 360, "height": 760})
    assert (
        shown.evaluate("""() => [...document.querySelectorAll('svg.chart .value')].filter(value => {
        const label = value.previousElementSibling.getBoundingClientRect();
        return label.right > value.getBoundingClientRect().left;
    }).length""")
        == 0
    )


def test_marks_are_seen_in_both_schemes(page, opened):
    for scheme in ("light", "dark"):
        shown = opened(page, viewport={"width": 360, "height": 760}, color_scheme=scheme)
        paint = "getComputedStyle(document.querySelector('{}')).{}".format
        assert shown.evaluate(paint(".dot", "fill")) != shown.evaluate(paint("section", "backgroundColor"))


def test_on_paper_the_numbers_are_unfolded(page, opened):
    pdfium = pytest.importorskip("pypdfium2")
    shown = opened(page)
    printed = pdfium.PdfDocument(shown.pdf(format="A4", margin={"top": "15mm", "left": "15mm", "right": "15mm", "bottom": "15mm"}))
    text = "".join(sheet.get_textpage().get_text_bounded() for sheet in printed)
    assert "Mean points" in text and "p for all at once" in " ".join(text.split()) and len(printed) < 12
