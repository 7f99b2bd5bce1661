"""What a simulation found, for programs and in a terminal. Both read the figures that the page is made from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulewright.report.frame import safe
from rulewright.report.machine import Json
from rulewright.simulation.figures import make_figures
from rulewright.simulation.run import Result
from rulewright.simulation.setup import RANDOM
from rulewright.simulation.tally import Count

SHOWN = 12
LISTED, FEW = 8, 4
DIGITS = 6


def as_json(result: Result, rounds: bool) -> str:
    totals, usage = result.totals, result.usage
    games = totals.games
    data = {
        "game": result.setup.name,
        "players": result.setup.players,
        "games": games,
        "seed": result.setup.seed,
        "bots": bots_text(result),
        "settings": dict(result.setup.settings),
        "variants": list(result.setup.variants),
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
        "stops": [asdict(stop) for stop in result.stops],
        "usage": {
            "games": usage.games,
            "seconds": round(result.usage_seconds, 4),
            "options": _counts(usage.options),
            "cards": _counts(usage.cards),
        },
        "figures": rounded(make_figures(result, rounds)),
        "broken": [{"text": text, "file": file, "line": line, "game": game} for text, file, line, game in usage.broken],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _counts(counts: dict[str, Count]) -> dict[str, Json]:
    return {
        key: {
            "label": count.label,
            "kind": count.kind,
            "offered": count.offered,
            "chosen": count.chosen,
            "takers": count.takers,
            "winners": count.winners,
        }
        for key, count in sorted(counts.items())
    }


def rounded(value: Any) -> Any:
    """Figures with as many digits as mean something."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, dict):
        return {str(key): rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, (list, tuple)) else value


def bots_text(result: Result) -> str:
    return ",".join(result.setup.bots) or RANDOM


def mean_length(result: Result, rounds: bool) -> float:
    """In rounds, or in decisions for a game that does not count rounds."""
    return _mean(result.totals.rounds if rounds else result.totals.decisions, result.totals.games)


def _mean(total: int, games: int) -> float:
    return round(total / games, 4) if games else 0.0


# in a terminal


def print_result(result: Result, title: str, rounds: bool) -> None:
    console = Console(highlight=False)
    setup, totals, figures = result.setup, result.totals, make_figures(result, rounds)

    def say(text: str, style: str = "") -> None:
        console.print(Text(safe(text), style=style))

    games = totals.games or figures["counted_games"]
    if games:
        say(
            f"{title}: {games:,} games, {setup.players} players, {bots_text(result)} bots, seed {setup.seed}" + setup_text(result),
            "bold",
        )
        console.print(_seats(result, figures))
        if len(figures["bots"]) > 1:
            console.print(_bots(figures))
    if totals.games:
        length = f"{mean_length(result, rounds):.1f} rounds and " if rounds else ""
        speed = f"{totals.games / result.seconds:,.0f} games a second" if result.seconds else ""
        say(
            f"A game takes {length}{_mean(totals.decisions, totals.games):.1f} decisions. "
            f"Played in {result.seconds:.2f} s, {speed}."
        )
    if figures["counted_games"]:
        say("")
        say(f"Choices in {figures['counted_games']:,} games, counted in {result.usage_seconds:.2f} s", "bold")
        for line in (*summary_lines(figures), *team_lines(figures["teams"], setup.players)):
            say(line)
        _print_things("Action", "Won who did it more", figures["actions"], console)
        if any(card["chosen"] for card in figures["cards"]):
            _print_things("Card", "Won who took it", figures["cards"], console)
        if any(each["effect"]["clear"] for each in (*figures["actions"], *figures["cards"])):
            say("* more than chance, though many things were compared")


def setup_text(result: Result) -> str:
    """Variants and settings other than the usual ones."""
    chosen = [*result.setup.variants, *(f"{name}={value}" for name, value in result.setup.settings)]
    return f" ({', '.join(chosen)})" if chosen else ""


def summary_lines(figures: Json) -> list[str]:
    """The findings in a few sentences."""
    lines = []
    test = figures["seats_test"]
    if test:
        lines.append(
            f"Seats {'differ by more than chance' if test['clear'] else 'do not differ by more than chance'} "
            f"(p = {p_text(test['p'])})."
        )
    length, branching = figures["length"], figures["branching"]
    few, many = length["percentiles"]["5"], length["percentiles"]["95"]
    span = f"Nine games in ten take {few} to {many}" if length["least"] < length["most"] else f"Every game takes {few}"
    asked = "Nobody decides anything."
    if branching["forced"] is not None:
        asked = f"A decision has {branching['mean']:.1f} options; {branching['forced']:.0%} have only one."
    lines.append(f"{span} {length['unit']}. {asked}")
    lead = figures["lead"]
    if lead and lead["half"]["seats"]:
        half = lead["half"]
        lines.append(f"Who leads at half time wins {share_text(half)}; the lead changes {lead['changes']['mean']:.1f} times.")
    clear = [f"{each['label']} ({each['effect']['difference']:+.0%})" for each in figures["cards"] if each["effect"]["clear"]]
    if clear:
        lines.append(f"Cards whose takers win clearly more or less often: {listed(clear)}.")
    if figures["dead_cards"]:
        lines.append("Dead cards: " + "; ".join(dead_words(figures["dead_cards"])) + ".")
    if figures["unseen_cards"]:
        lines.append(f"Never seen by a player: {listed([card['label'] for card in figures['unseen_cards']])}.")
    return lines


def team_lines(teams: Sequence[Json], players: int) -> Iterator[str]:
    """How often which players won together, the most successful first."""
    for team in teams[:LISTED]:
        *others, last = map(str, team["players"])
        who = f"Players {', '.join(others)} and {last} won together" if others else f"Player {last} won alone"
        yield f"{'All won together' if len(others) == players - 1 else who} in {share_text(team)} of the games."


def dead_words(dead: Sequence[Json]) -> Iterator[str]:
    for reason in dict.fromkeys(card["reason"] for card in dead):
        names = [card["label"] for card in dead if card["reason"] == reason]
        yield f"{len(names)} {reason} ({listed(names, FEW)})"


def listed(words: Sequence[str], most: int = LISTED) -> str:
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def p_text(p: float) -> str:
    return f"{p:.3f}" if p >= 0.001 else "below 0.001"


def share_text(rate: Json) -> str:
    low, high = rate["interval"]
    return f"{rate['rate']:.1%} ({low:.1%} to {high:.1%})"


def _print_things(head: str, with_head: str, things: Sequence[Json], console: Console) -> None:
    often = sorted((each for each in things if each["offered"]), key=lambda each: (-each["chosen"], each["key"]))
    if not often:
        return
    rows = [
        [
            safe(each["label"]),
            f"{each['per_game']:.2f}",
            f"{each['chosen_rate']:.0%}",
            _rate(each["effect"]["with"]),
            _rate(each["effect"]["without"]),
            _difference(each["effect"]),
        ]
        for each in often[:SHOWN]
    ]
    console.print(_table([head, "Per game", "Taken when offered", with_head, "Others", "Difference"], rows))
    if len(often) > SHOWN:
        console.print(Text(f"and {len(often) - SHOWN} more with --format json or --report"))


def _rate(rate: Json) -> str:
    return "–" if rate["rate"] is None else f"{rate['rate']:.0%}"


def _difference(effect: Json) -> str:
    if effect["difference"] is None:
        return "too few"
    low, high = effect["joint_interval"]
    return f"{effect['difference']:+.0%} ± {(high - low) / 2:.0%}" + (" *" if effect["clear"] else "")


def _seats(result: Result, figures: Json) -> Table:
    scores = any(seat["mean_score"] is not None for seat in figures["seats"])
    rows = [
        [f"player {seat['seat']}", f"{seat['wins']:,}", share_text(seat), *([f"{seat['mean_score']:.2f}"] if scores else [])]
        for seat in figures["seats"]
    ]
    nobody = result.totals.no_winner if result.totals.games else figures["outcomes"]["no_winner"]["wins"]
    if nobody:
        games = result.totals.games or figures["counted_games"]
        rows.append(["nobody", f"{nobody:,}", f"{nobody / games:.1%}", *([""] if scores else [])])
    return _table(["", "Wins", "Share (95% interval)", *(["Mean score"] if scores else [])], rows)


def _bots(figures: Json) -> Table:
    return _table(
        ["Bot", "Seats", "Wins", "Share (95% interval)"],
        [[bot["bot"], f"{bot['seats']:,}", f"{bot['wins']:,}", share_text(bot)] for bot in figures["bots"]],
    )


def _table(heads: Sequence[str], rows: list[list[str]]) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for index, head in enumerate(heads):
        grid.add_column(head, justify="right" if index else "left")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
