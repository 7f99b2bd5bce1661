"""Rules that reached a limit while bots played: where, how often, and a saved game that shows how it comes about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright import report
from rulewright.cli.output import note, write_safely
from rulewright.terminal.dialogue import free_name
from rulewright.terminal.saved import dump_game
from rulewright.terminal.session import Plan, Session

if TYPE_CHECKING:
    from rulewright.simulation.setup import Setup, Stop
    from runtime.game import Game


def tell_stops(stops: Iterable[Stop], games: int, files: Mapping[str, str], setup: Setup, folder: Path, game: Game) -> None:
    """Of `games` games. One of each that was played step by step is saved."""
    found = [
        Diagnostic(
            "limit-reached",
            stop.text,
            Label(place_of(stop, files)),
            notes=(often(stop, games),),
            help=again(stop, setup, folder, game),
        )
        for stop in stops
    ]
    if found:
        note(report.render(found, "human", files).rstrip())


def often(stop: Stop, games: int) -> str:
    return f"in {stop.games:,} of {games:,} games, which all figures leave out"


def place_of(stop: Stop, files: Mapping[str, str]) -> Location:
    """The whole line."""
    lines = files.get(stop.file, "").splitlines()
    line = lines[stop.line - 1] if 0 < stop.line <= len(lines) else ""
    begin = len(line) - len(line.lstrip())
    return Location(stop.file, stop.line, begin + 1, stop.line, max(begin + 2, len(line.rstrip()) + 1))


def again(stop: Stop, setup: Setup, folder: Path, game: Game) -> str:
    """How to see it."""
    if stop.seed is None:
        return "`--usage` plays more games step by step and saves the first one in which it happens"
    settings, automas = dict(setup.settings), dict(setup.automas)
    person = stop.path[-1][0] if stop.path else 0
    bots = frozenset(seat for seat in range(setup.players) if seat != person and seat not in automas)
    plan = Plan(folder.as_posix(), setup.name, setup.players, stop.seed, setup.variants, settings, automas, bots)
    if not stop.path:
        options = [
            f"--players {setup.players}",
            f"--seed {stop.seed}",
            *(f"--setting {name}={value}" for name, value in settings.items()),
        ]
        options += [f"--variant {name}" for name in setup.variants] + [
            f"--automa {seat + 1}={name}" for seat, name in automas.items()
        ]
        return f"it happens before the first decision: `rulewright play {quote(folder.as_posix())} {' '.join(options)}`"
    session = Session(game, plan)
    for seat, option in stop.path[:-1]:
        session.answer(next(each for each in session.state.decisions if each.player == seat), option)
    last = next(each for each in session.state.decisions if each.player == person)
    path = free_name(setup.name, setup.seed)
    try:
        write_safely(path, dump_game(session))
    except OSError as problem:
        return f"`{path}` would show how it comes about, but can't be written: {(problem.strerror or str(problem)).lower()}"
    chosen = last.options[stop.path[-1][1]].label
    return (
        f"`rulewright play --load {quote(str(path))}` goes to the decision before it, where player {person + 1} chooses `{chosen}`"
    )
