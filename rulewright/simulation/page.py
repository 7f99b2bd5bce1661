"""The report as one page for a browser: charts drawn here, words under each, and the numbers behind them.

Everything stands in the file itself. What comes from content is escaped by the template, and the page forbids itself
every script, style and address but its own style.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from rulewright.report.machine import Json
from rulewright.simulation.figures import make_figures
from rulewright.simulation.report import bots_text, setup_text, summary_lines
from rulewright.simulation.run import Result
from rulewright.simulation.sections import Section, make_sections

HERE = Path(__file__).parent
LABEL = 30


def make_page(result: Result, title: str, rounds: bool) -> str:
    figures = make_figures(result, rounds)
    return render(
        title, about(result), findings(result, figures), list(make_sections(figures, result.setup.players)), notes(result)
    )


def render(title: str, about: str, findings: Sequence[str], sections: Sequence[Section], notes: Sequence[str]) -> str:
    """One page: what was played, what was found in short, a section for each question, how it was made."""
    page = (
        templates()
        .get_template("page.html.jinja")
        .render(title=title, about=about, findings=findings, sections=sections, notes=notes, style=style())
    )
    return page.lstrip()


def about(result: Result) -> str:
    setup, counted = result.setup, result.usage.games
    seated = f"; automas: {', '.join(name for _, name in setup.automas)}" if setup.automas else ""
    more = "" if setup.thinks else f", and {counted:,} more, step by step, for everything but the win rates of seats"
    return (
        f"{result.totals.games:,} games with {setup.players} players, {bots_text(result)} bots, seed {setup.seed}"
        f"{setup_text(result)}{seated}{more}."
    )


def findings(result: Result, figures: Json) -> list[str]:
    lines = summary_lines(figures) if figures["counted_games"] else []
    if result.interrupted:
        lines.insert(0, f"Interrupted: {result.totals.games:,} of {result.wanted:,} games were finished.")
    if result.failure:
        lines.insert(0, f"The simulation stopped: {result.failure}")
    lines += [f"A rule reached a limit; the figures leave such games out: {stop}" for stop in result.stops]
    lines += [
        f"What must always hold did not, in game {game}: {text} ({file}:{line})"
        for text, file, line, game in result.usage.broken[:3]
    ]
    return lines


def notes(result: Result) -> list[str]:
    """How the figures are made, for those who want to know."""
    lines = [
        "Win rates have Wilson's 95% intervals. Differences compare players in the same seat and with the same bot "
        "(Mantel and Haenszel), and allow for the players of a game depending on each other. Looking at many cards finds "
        "something by chance alone; hence the intervals and p-values for all at once (Bonferroni).",
        "A card is seen by a player who had it in front of them at a decision of theirs, or could have played it. It is "
        "taken where its own text is played or used; to discard it does not count. “Against blind choice” is how often "
        "it was chosen compared with choosing any option alike.",
    ]
    if not result.setup.bots or set(result.setup.bots) == {"random"}:
        lines.append(
            "Random bots choose blindly: what they win with shows what is strong by itself, and not what clever players make of it."
        )
    return lines


def style() -> dict[str, object]:
    text = (HERE / "page.css").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return {"text": Markup(text), "digest": f"'sha256-{digest}'"}


def short(text: str) -> str:
    """Fits beside a number on a phone; the table has the whole."""
    return text if len(text) <= LABEL else text[: LABEL - 1].rstrip() + "…"


def templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    found.filters["short"] = short
    return found
