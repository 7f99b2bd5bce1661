"""The page of a comparison: what changed stands out, what did not is said, and it is as safe and as narrow as the other page."""

import re
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.simulation.changes import find_changes
from rulewright.simulation.changes_page import make_changes_page
from rulewright.simulation.compare import Pair, compare
from rulewright.starter import TEMPLATE
from tests.sheets.browser import open_browser
from tests.simulation.games import setup_of
from tests.simulation.test_compare import STRONGER, copy_game
from tests.simulation.test_page import HOSTILE, Balance


@pytest.fixture(scope="module")
def comparison(tmp_path_factory):
    stronger = copy_game(tmp_path_factory.mktemp("stronger") / "starter_game", STRONGER["firework"])
    return compare(Pair(setup_of(stronger), setup_of()), 600)


@pytest.fixture(scope="module")
def page(comparison):
    return make_changes_page(comparison, find_changes(comparison), "Lanterns", "`HEAD`")


@pytest.fixture(scope="module")
def hostile(comparison):
    pairs = comparison.pairs
    named = replace(comparison, pairs=replace(pairs, labels={key: HOSTILE + "W" * 60 for key in pairs.labels}))
    return make_changes_page(named, find_changes(named), HOSTILE, HOSTILE)


def section(page, title):
    return re.search(rf"<section[^>]*>\s*<h2[^>]*>{re.escape(title)}</h2>.*?</section>", page, re.DOTALL)[0]


def test_what_changed_stands_out(page, comparison):
    assert '<h1 dir="auto">Lanterns, now against HEAD</h1>' in page and "600 games each under the same seeds" in page
    winners = section(page, "Who wins with what")
    assert re.search(r'<g class="sure">\s*<text[^>]*>Firework</text>', winners) and "More than noise: Firework" in winners
    assert f"In {comparison.pairs.alike:,} of them nothing was different." in page
    assert ">Firework</text>" in section(page, "Where games begin to differ")


def test_numbers_hold_what_charts_leave_out(page, comparison):
    shown = len(re.findall(r"<tr><td>", page))
    assert shown == len(find_changes(comparison).figures) + len(comparison.pairs.partings)


def test_two_equal_versions():
    found = compare(Pair(setup_of(), setup_of()), 50)
    text = make_changes_page(found, find_changes(found), "Lanterns", "`HEAD`")
    assert "No change: none of" in text and "The same in every game." in text and "<svg" not in text


def test_nothing_was_played(comparison):
    none = compare(Pair(setup_of(), setup_of()), 0)
    text = make_changes_page(replace(none, failure="a worker was lost"), find_changes(none), "Lanterns", "`HEAD`")
    assert "The comparison stopped: a worker was lost" in text and "<section" not in text


def test_it_is_well_formed_and_needs_nothing_from_outside(page, hostile):
    for text in (page, hostile):
        balance = Balance()
        balance.feed(text)
        assert balance.open == [] and not re.search(r"\b(src|href)=\"|@import|url\(|<script|<link|<img", text)


def test_on_the_command_line(tmp_path):
    path = tmp_path / "changes.html"
    found = CliRunner().invoke(
        app, ["sim", str(TEMPLATE), "--games", "30", "--against-setting", "evenings=3", "--report", str(path)]
    )
    assert found.exit_code == 0 and str(path) in found.stderr
    assert "now against evenings=3" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [320, 1280])
def test_it_fits_every_screen(page, hostile, tmp_path, width):
    with open_browser() as browser:
        for text in (page, hostile):
            path = tmp_path / "page.html"
            path.write_text(text, encoding="utf-8")
            shown = browser.new_page(viewport={"width": width, "height": 760})
            shown.goto(path.as_uri())
            assert shown.evaluate("document.documentElement.scrollWidth") <= width
            assert shown.evaluate("window.hit") is None and shown.locator("svg.chart").count() > 3
