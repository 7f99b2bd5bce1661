"""`rulewright sim`: many games between bots."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from rulewright.cli.against import (
    AgainstOption,
    AgainstSettingOption,
    AgainstVariantOption,
    FailOption,
    other_setup,
    read_other,
    show_comparison,
)
from rulewright.cli.crew import ClusterOption, WorkersOption, cluster_told, read_crew
from rulewright.cli.games import find_games
from rulewright.cli.loading import compile_first
from rulewright.cli.options import GameArgument, VariantOption
from rulewright.cli.output import note, plural, progress_bar
from rulewright.cli.setup import (
    AutomaOption,
    BotsOption,
    PlayersOption,
    SettingOption,
    read_automas,
    read_bots,
    read_players,
    read_settings,
)


class SimFormat(StrEnum):
    human = "human"
    json = "json"


COUNTED, REPORTED = 100, 1000
"""Games whose choices are counted; a report needs more of them for its intervals."""
INTERRUPTED = 130
"""The exit code of commands that Ctrl-C ended."""


def sim(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same result.")] = 0,
    players: PlayersOption = None,
    bots: BotsOption = "random",
    variant: VariantOption = None,
    setting: SettingOption = None,
    automa: AutomaOption = None,
    usage: Annotated[
        int | None,
        typer.Option(
            "--usage",
            min=0,
            metavar="N",
            show_default=f"{COUNTED}, with a report {REPORTED}",
            help="Count choices in N further games; 0: none. They are played step by "
            "step, which takes three to six times as long, and every `always` of the "
            "rules is watched in them.",
        ),
    ] = None,
    workers: WorkersOption = "",
    cluster: ClusterOption = "",
    against: AgainstOption = "",
    against_variant: AgainstVariantOption = None,
    against_setting: AgainstSettingOption = None,
    fail_on_change: FailOption = False,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar="FILE.html", dir_okay=False, show_default=False, help="Also write a page with charts."),
    ] = None,
    format: Annotated[SimFormat, typer.Option("--format", help="How the result is printed.")] = SimFormat.human,
) -> None:
    """Let bots play many games: who wins from which seat, how long it takes, what is chosen."""
    folder = find_games([game])[0]
    checked, compiled = compile_first(folder, variant or ())
    players = read_players(compiled, players)
    hire = read_crew(workers, cluster)
    # here: only this command needs it, and all of them wait for what stands above
    from rulewright.cli.stops import tell_stops
    from rulewright.simulation import Setup, simulate
    from rulewright.simulation.compare import Pair, compare
    from rulewright.simulation.page import make_page
    from rulewright.simulation.plays import counts_rounds, find_plays
    from rulewright.simulation.report import as_json, print_result

    automas = read_automas(compiled, automa, players)
    setup = Setup(
        compiled.module["__source__"],
        checked.name,
        players,
        seed,
        tuple(read_settings(compiled, setting).items()),
        tuple(automas.items()),
        tuple(variant or ()),
        read_bots(bots, players - len(automas)),
        find_plays(checked.program) or None,
    )
    other = read_other(against, against_variant, against_setting)
    if other.wanted:
        before = other_setup(other, setup, folder, setting, automa)
        with progress_bar(games) as tick, cluster_told():
            comparison = compare(Pair(setup, before), games, tick=tick, hire=hire)
        raise typer.Exit(show_comparison(comparison, other, compiled.title or checked.name, format, report, fail_on_change))
    counted = 0 if setup.thinks else min((REPORTED if report else COUNTED) if usage is None else usage, games)
    with progress_bar(games + counted) as tick, cluster_told():
        result = simulate(setup, games, counted, tick=tick, hire=hire)
    rounds = counts_rounds(checked.program)
    if format == "json":
        sys.stdout.write(as_json(result, rounds))
    else:
        print_result(result, compiled.title or checked.name, rounds)
    if report:
        report.write_text(make_page(result, compiled.title or checked.name, rounds), encoding="utf-8")
        note(f"report: {report}")
    for line in result.notes:
        note(line)
    if result.interrupted:
        note(f"interrupted: {result.totals.games} of {plural(games, 'game')} finished")
    if result.failure:
        note(f"error: {result.failure}")
    tell_stops(result.stops, games, checked.sources, setup, folder, compiled)
    for text, file, at, number in result.usage.broken[:3]:
        note(f"error: {file}:{at}: what must always hold did not, in game {number}: {text}")
    raise typer.Exit(INTERRUPTED if result.interrupted else 1 if result.failure or result.stops or result.usage.broken else 0)
