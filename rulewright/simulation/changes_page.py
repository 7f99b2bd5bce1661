"""A comparison as one page for a browser: for each kind of figure what differs, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.simulation.changes import ALPHA, Changes, Figure, sureness
from rulewright.simulation.changes_report import HEADS, about_games, cells, headlines, one_sided, partings
from rulewright.simulation.charts import bar_chart, difference_chart
from rulewright.simulation.compare import Comparison, Pairs
from rulewright.simulation.page import render
from rulewright.simulation.report import p_text
from rulewright.simulation.sections import NOTHING, SHOWN, Section

KINDS = {
    "wins": ("Who wins", "difference in win rate", "seats and outcomes"),
    "length": ("How long a game takes", "difference in percent of the other version", "lengths"),
    "score": ("Points of each seat", "difference in points", "seats"),
    "points": ("Where points come from", "difference in points, all seats together", "categories"),
    "taken": ("What players do", "difference in times per game", "actions and cards"),
    "winners": ("Who wins with what", "difference in the share of takers who win", "actions and cards"),
}
"""Title, axis, and what there is many of."""
PERCENT = ("wins", "length", "winners")
"""Drawn in percent; lengths in percent of what they were, since rounds and decisions share a chart."""
ROUNDING = 1e-6
"""Less than this is no difference."""
NOTES = (
    "Every game was played twice, once in each version, with the same seed for chance and for the bots. The dot is what differs "
    "between the two, now against the other; the line around it is where the true difference lies with 95% certainty, for this "
    "figure alone.",
    "What is called more than noise, and drawn in another colour, is so though many figures were compared (Holm's method): two "
    f"equal versions are called different in at most {ALPHA:.0%} of all comparisons. That nothing was found does not mean that "
    "nothing changed: the more games, the smaller the changes that show.",
)


def make_changes_page(comparison: Comparison, changes: Changes, title: str, other: str) -> str:
    found = [*problems(comparison), *headlines(comparison, changes), *one_sided(changes)]
    sections = list(make_sections(comparison.pairs, changes)) if comparison.pairs.games else []
    return render(f"{title}, now against {other.replace('`', '')}", about_games(comparison), found, sections, NOTES)


def problems(comparison: Comparison) -> Iterator[str]:
    if comparison.failure:
        yield f"The comparison stopped: {comparison.failure}"
    for stop in comparison.pairs.stops.values():
        yield f"A rule reached a limit; the figures leave such pairs out: {stop}"
    if comparison.interrupted:
        yield f"Interrupted: {comparison.pairs.games:,} of {comparison.wanted:,} pairs of games were finished."


def make_sections(pairs: Pairs, changes: Changes) -> Iterator[Section]:
    parted = partings(pairs)
    if parted:
        yield parting_section(pairs, parted)
    for what, (title, axis, many) in KINDS.items():
        figures = [figure for figure in changes.figures if figure.what == what]
        if figures:
            yield figures_section(title, axis, many, figures, pairs)


def parting_section(pairs: Pairs, parted: list[tuple[str, str, int]]) -> Section:
    looked = sum(pairs.partings.values())
    words = [
        f"The two games of a pair go the same way until a change matters. Of {pairs.games - pairs.alike:,} pairs that differ, "
        f"{looked:,} were looked at: this is what was done last before the first difference, and in how many."
    ]
    return Section(
        "Where games begin to differ",
        "Number of pairs by what was done before the first difference.",
        bar_chart([(label, games, f"{games:,}") for _, label, games in parted[:SHOWN]]),
        "pairs of games",
        words,
        heads=("After", "Pairs"),
        rows=[[label, f"{games:,}"] for _, label, games in parted],
    )


def figures_section(title: str, axis: str, many: str, figures: list[Figure], pairs: Pairs) -> Section:
    """The surest differences are drawn, the numbers hold all."""
    judged = [figure for figure in figures if figure.interval and figure.p is not None]
    differ = sorted((figure for figure in judged if max(map(abs, figure.interval or ())) > ROUNDING), key=sureness)
    clear = [figure for figure in differ if figure.changed]
    words = [
        f"More than noise: {', '.join(name(figure, pairs) for figure in clear)}."
        if clear
        else "Nothing here differs by more than noise."
        if differ
        else "The same in every game."
    ]
    if len(differ) > SHOWN:
        words.append(f"The {SHOWN} surest of {len(differ)} {many}; the numbers hold all.")
    elif differ and len(differ) < len(judged):
        words.append(f"{len(judged) - len(differ)} of {len(judged)} {many} are the same in every game.")
    if len(judged) < len(figures):
        words.append(f"{len(figures) - len(judged)} of {len(figures)} {many} were met too rarely to be judged.")
    shown = [(name(figure, pairs), *scaled(figure), figure.changed) for figure in differ[:SHOWN]]
    chart = difference_chart(shown, percent=figures[0].what in PERCENT) if shown else None
    return Section(
        title,
        f"What differs for each of the {many}, the surest first, with intervals.",
        chart,
        axis,
        words,
        heads=("", *HEADS[1:], "p", "p for all at once"),
        rows=[[*cells(figure), *(NOTHING if p is None else p_text(p) for p in (figure.p, figure.corrected))] for figure in figures],
    )


def name(figure: Figure, pairs: Pairs) -> str:
    """What the figure is about, where the title says what is measured of it."""
    if figure.what in ("points", "taken", "winners"):
        return pairs.labels.get(figure.of, figure.of)
    text = {"length": figure.of, "score": f"player {figure.of}"}.get(figure.what, figure.label)
    return text[0].upper() + text[1:]


def scaled(figure: Figure) -> tuple[float, tuple[float, float]]:
    """The difference and its interval as they are drawn."""
    size = figure.before if figure.what == "length" and figure.before else 1.0
    low, high = figure.interval or (0.0, 0.0)
    return (figure.difference or 0.0) / size, (low / size, high / size)
