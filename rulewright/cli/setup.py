"""How a game is set up on the command line: players, settings, automas. What does not fit is wrong usage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.bots import BotError, split_specs

if TYPE_CHECKING:
    from runtime.data import Field
    from runtime.game import Game

PlayersOption = Annotated[
    int | None, typer.Option("--players", help="How many play; without it, as few as the game allows.", show_default=False)
]
SettingOption = Annotated[list[str] | None, typer.Option("--setting", metavar="NAME=VALUE", help="Choose a setting of the game.")]
AutomaOption = Annotated[
    list[str] | None, typer.Option("--automa", metavar="SEAT=NAME", help="Seat an automa; seats count from 1.")
]

BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="BOT,...",
        help="Who plays: `random`, `greedy`, `flat:N` (playouts for each option), "
        "`mcts:N` (iterations), further options as `mcts:200:depth=60`. Several, such as `mcts:200,random`, "
        "take the seats in turn and move on by one seat from game to game. All but random play step by step.",
    ),
]


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """A bot for each seat that no automa has; none if all are random. Fewer bots than seats begin again."""
    try:
        specs = split_specs(text)
    except BotError as problem:
        raise typer.BadParameter(str(problem), param_hint="--bots") from None
    if specs == ("random",):
        return ()
    if len(specs) > seats:
        raise typer.BadParameter(f"{len(specs)} bots for {seats} seats", param_hint="--bots")
    if set(specs) == {"random"}:
        return ()
    return tuple(specs[seat % len(specs)] for seat in range(seats))


def read_players(game: Game, players: int | None) -> int:
    low, high = game.players
    if players is not None and not low <= players <= high:
        how = f"{low}" if low == high else f"{low} to {high}"
        raise typer.BadParameter(f"{game.title or game.name} is for {how} players", param_hint="--players")
    return low if players is None else players


def read_settings(game: Game, given: Iterable[str] | None, option: str = "--setting") -> dict[str, int | str]:
    """Settings by name, as `Game.new` takes them."""
    fields = {field.name: field for field in game.data.settings}
    found: dict[str, int | str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or name not in fields:
            known = ", ".join(f"`{each}`" for each in fields) or "none"
            what = f"there is no setting `{name}`" if equals else f"write NAME=VALUE, not `{text}`"
            raise typer.BadParameter(f"{what}; settings: {known}", param_hint=option)
        try:
            found[name] = _setting_value(game, fields[name], value)
        except ValueError:
            raise typer.BadParameter(
                f"`{name}` can't be `{value}`; it is {_allowed(game, fields[name])}", param_hint=option
            ) from None
    return found


def read_automas(game: Game, given: Iterable[str] | None, players: int) -> dict[int, str]:
    """Names of automas by seat, seats from 0."""
    names = [automa.name for automa in game.data.automas]
    found: dict[int, str] = {}
    for text in given or ():
        seat, equals, name = text.partition("=")
        if not equals or name not in names:
            known = ", ".join(f"`{each}`" for each in names) or "none"
            what = f"there is no automa `{name}`" if equals else f"write SEAT=NAME, not `{text}`"
            raise typer.BadParameter(f"{what}; automas: {known}", param_hint="--automa")
        found[read_seat(seat, players, "--automa")] = name
    return found


def read_seat(text: str, players: int, option: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise typer.BadParameter(f"there is no seat `{text}`; seats are 1 to {players}", param_hint=option)
    return int(text) - 1


def _setting_value(game: Game, field: Field, text: str) -> int | str:
    kind = field.reading.kind
    if kind == "flag":
        if text not in ("yes", "no"):
            raise ValueError(text)
        return int(text == "yes")
    value = text if kind in ("choice", "row") else int(text)
    game.read_value(field, value)
    return value


def _allowed(game: Game, field: Field) -> str:
    kind, of = field.reading.kind, field.reading.of
    if kind == "flag":
        return "yes or no"
    if kind == "choice":
        return " or ".join(choice.name for choice in game.data.choices[of])
    if kind == "row":
        return "a row of " + of
    return f"{field.low}..{'' if field.high is None else field.high}"
