"""What changed between two versions, for people and for programs."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Protocol

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulewright.report.frame import safe
from rulewright.report.machine import Json
from rulewright.simulation.changes import ALPHA, Changes, Figure, sureness
from rulewright.simulation.compare import Comparison, Pairs

SHOWN, FEW = 20, 5
HEADS = ("", "Other", "Now", "Difference", "95 % between")
PERCENT = ("wins", "winners")


class Revision(Protocol):
    """The other version as the command line names it: a revision of git, or nothing for the content of now."""

    @property
    def revision(self) -> str: ...


def as_json(comparison: Comparison, changes: Changes, other: Revision) -> str:
    """`differences`: the figures that changed, the surest first; `figures`: all of them."""
    now, before = comparison.pair.now, comparison.pair.before
    data = {
        "game": now.name,
        "against": {"revision": other.revision or None, "variants": list(before.variants), "settings": dict(before.settings)},
        "players": now.players,
        "games": comparison.pairs.games,
        "seed": now.seed,
        "bots": list(now.bots) or "random",
        "variants": list(now.variants),
        "settings": dict(now.settings),
        "automas": {str(seat): name for seat, name in now.automas},
        "seconds": round(comparison.seconds, 4),
        "changed": changes.changed,
        "level": ALPHA,
        "alike": comparison.pairs.alike,
        "differences": [_figure(figure) for figure in changes.differences],
        "figures": [_figure(figure) for figure in changes.figures],
        "partings": [{"after": what, "label": label, "games": games} for what, label, games in partings(comparison.pairs)],
        "only_now": list(changes.only_now),
        "only_other": list(changes.only_before),
        "interrupted": comparison.interrupted,
        "failure": str(comparison.failure) if comparison.failure else None,
        "stops": [asdict(stop) for stop in comparison.pairs.stops.values()],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def partings(pairs: Pairs) -> list[tuple[str, str, int]]:
    """After what games begin to differ, the most frequent first: what, its label, in how many of those looked at."""
    found = sorted(pairs.partings.items(), key=lambda item: (-item[1], item[0]))
    return [(what, pairs.labels[what], games) for what, games in found]


def _figure(figure: Figure) -> Json:
    return {
        "what": figure.what,
        "of": figure.of,
        "label": figure.label,
        "now": _short(figure.now),
        "other": _short(figure.before),
        "difference": _short(figure.difference),
        "interval": [_short(end) for end in figure.interval] if figure.interval else None,
        "p": _digits(figure.p),
        "p_corrected": _digits(figure.corrected),
        "changed": figure.changed,
    }


def print_changes(comparison: Comparison, changes: Changes, title: str, other: str) -> None:
    console = Console(highlight=False)
    console.print(Text(safe(f"{title}, now against {other}: {about_games(comparison)}"), style="bold"))
    if not comparison.pairs.games:
        return
    shown = changes.differences
    *before, verdict = headlines(comparison, changes)
    for line in before:
        console.print(Text(safe(line)))
    console.print(Text(verdict, style="bold" if shown else ""))
    if shown:
        console.print(_table(shown[:SHOWN]))
        if len(shown) > SHOWN:
            console.print(Text(f"and {len(shown) - SHOWN} more with --format json or --report"))
    else:
        least = sorted((figure for figure in changes.figures if figure.p is not None and figure.difference), key=sureness)
        if least:
            console.print(Text("The largest differences, all of which may be chance:"))
            console.print(_table(least[:FEW]))
    for line in one_sided(changes):
        console.print(Text(safe(line)))
    console.print(Text(f"Played in {comparison.seconds:.2f} s."))


def about_games(comparison: Comparison) -> str:
    setup = comparison.pair.now
    return f"{comparison.pairs.games:,} games each under the same seeds, {setup.players} players, seed {setup.seed}"


def headlines(comparison: Comparison, changes: Changes) -> list[str]:
    """What was found in short; the verdict last."""
    pairs = comparison.pairs
    if not pairs.games:
        return []
    lines = [f"In {pairs.alike:,} of them nothing was different."]
    parted = partings(pairs)
    if parted:
        where = ", ".join(f"{label} ({games})" for _, label, games in parted[:FEW])
        more = f" and {len(parted) - FEW} other places" if len(parted) > FEW else ""
        lines.append(f"Looked at {sum(pairs.partings.values())} of the others: they begin to differ after {where}{more}.")
    many = len(changes.figures)
    if changes.changed:
        return [*lines, f"Changed by more than noise: {len(changes.differences)} of {many} figures."]
    return [*lines, f"No change: none of {many} figures differs by more than noise."]


def one_sided(changes: Changes) -> list[str]:
    """Cards that only one version has."""
    lines = []
    for names, when in ((changes.only_now, "now"), (changes.only_before, "in the other")):
        if names:
            more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
            lines.append(f"Cards only {when}: {', '.join(names[:SHOWN])}{more}")
    return lines


def _table(figures: list[Figure]) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for index, head in enumerate(HEADS):
        grid.add_column(head, justify="right" if index else "left")
    for figure in figures:
        grid.add_row(*(Text(safe(cell)) for cell in cells(figure)))
    return grid


def cells(figure: Figure) -> list[str]:
    def number(value: float | None, sign: str = "") -> str:
        if value is None:
            return "–"
        return f"{value:{sign}.1%}" if figure.what in PERCENT else f"{value:{sign}.2f}"

    ends = " and ".join(number(end, "+") for end in figure.interval) if figure.interval else "–"
    return [figure.label, number(figure.before), number(figure.now), number(figure.difference, "+"), ends]


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def _digits(value: float | None) -> float | None:
    return None if value is None else float(f"{value:.4g}")
