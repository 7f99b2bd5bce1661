"""`rulewright sim`: many games between bots."""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated

import typer

from rulewright.cli.games import find_games
from rulewright.cli.loading import compile_first
from rulewright.cli.options import GameArgument, VariantOption
from rulewright.cli.output import note, plural
from rulewright.cli.setup import (
    AutomaOption,
    PlayersOption,
    SettingOption,
    read_automas,
    read_players,
    read_settings,
)

SimFormat = StrEnum("SimFormat", {name: name for name in ("human", "json")})
Bots = StrEnum("Bots", {name: name for name in ("random",)})


def sim(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same result.")] = 0,
    players: PlayersOption = None,
    bots: Annotated[Bots, typer.Option("--bots", help="Who plays.")] = Bots.random,
    variant: VariantOption = None,
    setting: SettingOption = None,
    automa: AutomaOption = None,
    usage: Annotated[int, typer.Option("--usage", min=0, metavar="N", help="Count choices in N further games; 0: none. "
                                       "They are played step by step, which takes three to six times as long, and "
                                       "every `always` of the rules is watched in them.")] = 100,
    workers: Annotated[int, typer.Option("--workers", min=1, max=256, help="Processes to share the work; the result is "
                                         "the same for any number.")] = 1,
    format: Annotated[SimFormat, typer.Option("--format", help="How the result is printed.")] = SimFormat.human,
) -> None:
    """Let bots play many games: who wins from which seat, how long it takes, what is chosen."""
    checked, compiled = compile_first(find_games([game])[0], variant or ())
    players = read_players(compiled, players)
    from rulewright.simulation import Setup, simulate
    from rulewright.simulation.report import as_json, print_result

    setup = Setup(compiled.module["__source__"], checked.name, players, seed,
                  tuple(read_settings(compiled, setting).items()),
                  tuple(read_automas(compiled, automa, players).items()))
    counted = min(usage, games)
    with _progress(games + counted) as tick:
        result = simulate(setup, games, counted, workers, tick)
    rounds = _counts_rounds(checked.program)
    if format == "json":
        sys.stdout.write(as_json(result, rounds))
    else:
        from rich.console import Console

        print_result(result, compiled.title or checked.name, rounds, Console(highlight=False))
    if result.interrupted:
        note(f"interrupted: {result.totals.games} of {plural(games, 'game')} finished")
    if result.failure:
        note(f"error: a rule reached a limit: {result.failure}")
    for text, file, line, number in result.usage.broken[:3]:
        note(f"error: {file}:{line}: what must always hold did not, in game {number}: {text}")
    raise typer.Exit(1 if result.interrupted or result.failure or result.usage.broken else 0)


@contextmanager
def _progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=total)
        yield lambda games: bar.advance(task, games)


def _counts_rounds(program) -> bool:
    """Does the game keep the number of its rounds? One that never asks for it may not."""
    from compiler.ir.stmt import Store
    from compiler.ir.walk import statements_in

    return any(isinstance(stmt, Store) and stmt.cell.field == "round"
               for procedure in program.procedures.values() for stmt in statements_in(procedure.body))
