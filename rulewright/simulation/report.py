"""What a simulation found, for people and for programs."""
from __future__ import annotations

import json
from collections.abc import Sequence

from rulewright.report.frame import safe
from rulewright.simulation.run import Result
from rulewright.simulation.usage import Count

SHOWN = 12


def as_json(result: Result, rounds: bool) -> str:
    totals, usage = result.totals, result.usage
    games = totals.games
    data = {
        "game": result.setup.name,
        "players": result.setup.players,
        "games": games,
        "seed": result.setup.seed,
        "bots": "random",
        "settings": dict(result.setup.settings),
        "automas": {str(seat): name for seat, name in result.setup.automas},
        "seconds": round(result.seconds, 4),
        "games_per_second": round(games / result.seconds, 1) if result.seconds else 0.0,
        "seat_wins": totals.wins,
        "win_rates": [_mean(wins, games) for wins in totals.wins],
        "no_winner": totals.no_winner,
        "mean_length": mean_length(result, rounds),
        "length_unit": "rounds" if rounds else "decisions",
        "mean_decisions": _mean(totals.decisions, games),
        "mean_scores": [_mean(score, games) for score in totals.scores],
        "interrupted": result.interrupted,
        "failure": str(result.failure) if result.failure else None,
        "usage": {
            "games": usage.games,
            "seconds": round(result.usage_seconds, 4),
            "options": _counts(usage.options),
            "cards": _counts(usage.cards),
        },
        "broken": [{"text": text, "file": file, "line": line, "game": game}
                   for text, file, line, game in usage.broken],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _counts(counts: dict[str, Count]) -> dict[str, dict]:
    return {key: {"label": count.label, "offered": count.offered, "chosen": count.chosen, "takers": count.takers,
                  "winners": count.winners} for key, count in sorted(counts.items())}


def mean_length(result: Result, rounds: bool) -> float:
    """In rounds, or in decisions for a game that does not count rounds."""
    return _mean(result.totals.rounds if rounds else result.totals.decisions, result.totals.games)


def print_result(result: Result, title: str, rounds: bool, console) -> None:
    from rich.text import Text

    setup, totals = result.setup, result.totals
    if totals.games:
        line = f"{title}: {totals.games:,} games, {setup.players} players, random bots, seed {setup.seed}"
        console.print(Text(safe(line), style="bold"))
        console.print(_seats(result))
        length = f"{mean_length(result, rounds):.1f} rounds and " if rounds else ""
        speed = f"{totals.games / result.seconds:,.0f} games a second" if result.seconds else ""
        console.print(Text(f"A game takes {length}{_mean(totals.decisions, totals.games):.1f} decisions. "
                           f"Played in {result.seconds:.2f} s, {speed}."))
    usage = result.usage
    if usage.games:
        console.print()
        console.print(Text(f"Choices in {usage.games:,} games, counted in {result.usage_seconds:.2f} s", style="bold"))
        options = {key: count for key, count in usage.options.items() if not count.is_card}
        _print_choices("Option", options, usage.games, console)
        chosen = {key: count for key, count in usage.cards.items() if count.chosen}
        if chosen:
            _print_choices("Card", chosen, usage.games, console)
            never = [count.label for count in usage.cards.values() if not count.chosen]
            if never:
                console.print(Text(safe(f"Never chosen as a card: {', '.join(never[:SHOWN])}"
                                        + (f" and {len(never) - SHOWN} more" if len(never) > SHOWN else ""))))


def _print_choices(head: str, counts: dict[str, Count], games: int, console) -> None:
    from rich.text import Text

    often = sorted(counts.items(), key=lambda item: (-item[1].chosen, item[0]))
    rows = [[safe(count.label), f"{count.chosen / games:.2f}", f"{count.chosen / count.offered:.0%}",
             f"{count.winners / count.takers:.0%}" if count.takers else "–"] for _, count in often[:SHOWN]]
    console.print(_table([head, "Per game", "Taken when offered", "Takers who won"], rows))
    if len(often) > SHOWN:
        console.print(Text(f"and {len(often) - SHOWN} more with --format json"))


def _seats(result: Result):
    totals, games = result.totals, result.totals.games
    scores = totals.scores if any(totals.scores) else []
    rows = []
    for seat, wins in enumerate(totals.wins):
        share = wins / games
        error = 1.96 * (share * (1 - share) / games) ** 0.5
        rows.append([f"player {seat + 1}", f"{wins:,}", f"{share:.1%} ± {error:.1%}",
                     *([f"{_mean(scores[seat], games):.2f}"] if scores else [])])
    if totals.no_winner:
        rows.append(["nobody", f"{totals.no_winner:,}", f"{totals.no_winner / games:.1%}", *([""] if scores else [])])
    return _table(["", "Wins", "Share", *(["Mean score"] if scores else [])], rows)


def _table(heads: Sequence[str], rows: list[list[str]]):
    from rich import box
    from rich.table import Table
    from rich.text import Text

    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for index, head in enumerate(heads):
        grid.add_column(head, justify="right" if index else "left")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid


def _mean(total: int, games: int) -> float:
    return round(total / games, 4) if games else 0.0
