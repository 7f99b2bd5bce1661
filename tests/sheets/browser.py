"""A headless browser for tests, where one is to be had: what the machine has, or what Playwright brought itself."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "no browser to test the gallery in: install one with `make browser`, or name it in RULEWRIGHT_BROWSER"


@contextmanager
def open_browser():
    """A running browser. Without one the test is skipped, and the reason says how to get it."""
    driver = pytest.importorskip("playwright.sync_api", reason="the tests of the gallery need the package playwright")
    found = os.environ.get("RULEWRIGHT_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    with driver.sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except driver.Error as error:
            pytest.skip(f"{MISSING} ({str(error).splitlines()[0]})")
        try:
            yield browser
        finally:
            browser.close()
