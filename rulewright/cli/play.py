"""`rulewright play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from rulewright.bots import BotError, make_bot
from rulewright.cli.games import find_games
from rulewright.cli.loading import compile_first
from rulewright.cli.options import VariantOption
from rulewright.cli.output import note, write_safely
from rulewright.cli.records import read_record
from rulewright.cli.setup import AutomaOption, PlayersOption, SettingOption, read_automas, read_players, read_seat, read_settings
from runtime.errors import RuleLimit

if TYPE_CHECKING:
    from rulewright.terminal import Dialogue, Plan
    from runtime.game import Game


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", show_default=False, help="Folder of content, or name of a game under content/. Not needed with --load."
        ),
    ] = None,
    players: PlayersOption = None,
    humans: Annotated[
        int | None,
        typer.Option(
            "--humans",
            min=0,
            help="How many people play; they have the first seats, bots the others. Without it: one.",
            show_default=False,
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOTS",
            help="Seats of random bots, such as 2,3, or of others, such "
            "as 2=greedy,3=mcts:200; the other seats are people. Without seats, such as "
            "mcts:200: who plays wherever no person does.",
        ),
    ] = "",
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed and the same answers give the same game.", show_default=False)
    ] = None,
    variant: VariantOption = None,
    setting: SettingOption = None,
    automa: AutomaOption = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where to save the game; also at its end, for `rulewright replay`."),
    ] = None,
) -> None:
    """Play in the terminal: people at one screen, bots and automas in any seat.

    `help` while playing lists what can be typed. Answers may also come from a pipe, one per line."""
    if load is not None:
        if any(each not in (None, "", []) for each in (players, humans, bots, seed, variant, setting, automa)):
            raise typer.BadParameter("a saved game is set up already; leave the other options out", param_hint="--load")
        saved = read_record(load, "--load")
        folder = find_games([game or saved.plan.folder])[0]
        variants = saved.plan.variants
    elif game is None:
        raise typer.BadParameter("name a game, or a saved one with --load", param_hint="GAME")
    else:
        saved, folder, variants = None, find_games([game])[0], tuple(variant or ())
    checked, compiled = compile_first(folder, variants)
    # here: what is played in a terminal takes 0.4 s to import, wrong usage is told at once
    from rulewright.cards import open_book
    from rulewright.terminal import Dialogue, Figures, Hints, Plan, Screen, Session

    if saved is not None:
        plan = saved.plan
    else:
        seats = read_players(compiled, players)
        automas = read_automas(compiled, automa, seats)
        seed = SystemRandom().randrange(1_000_000) if seed is None else seed
        plan = Plan(
            folder.as_posix(),
            checked.name,
            seats,
            seed,
            variants,
            read_settings(compiled, setting),
            automas,
            *_bot_seats(seats, humans, bots, automas),
        )
    try:
        session = Session(compiled, plan)
    except (ValueError, TypeError) as problem:
        note(f"error: the saved game does not fit the rules any more: {problem}")
        raise typer.Exit(1) from None
    hints = Hints(compiled, open_book(checked), Figures(checked.program, checked.model))
    dialogue = Dialogue(session, hints, Screen(), write_safely, save)
    _introduce(dialogue, compiled, plan)
    if saved is not None and load is not None:
        dialogue.resume(saved, load)
        dialogue.file = save or dialogue.file
    raise typer.Exit(_play(dialogue, save))


def _bot_seats(players: int, humans: int | None, bots: str, automas: dict[int, str]) -> tuple[frozenset[int], dict[int, str]]:
    """The seats of bots, and those that don't play at random."""
    free = [seat for seat in range(players) if seat not in automas]
    parts = [part.strip() for part in bots.split(",")] if bots else []
    specs = [part for part in parts if _is_bot(part)]
    if specs and len(specs) < len(parts):
        raise typer.BadParameter("give all bots a seat, or none", param_hint="--bots")
    if parts and not specs:
        if humans is not None:
            raise typer.BadParameter("give --bots or --humans, not both", param_hint="--bots")
        wanted = dict(_seated_bot(part, players) for part in parts)
        if wanted.keys() & automas.keys():
            raise typer.BadParameter("an automa sits there already", param_hint="--bots")
    else:
        if humans is not None and humans > len(free):
            raise typer.BadParameter(f"there are only {len(free)} seats for people", param_hint="--humans")
        seats = free[1 if humans is None else humans :]
        wanted = {seat: specs[number % len(specs)] if specs else "random" for number, seat in enumerate(seats)}
    return frozenset(wanted), {seat: spec for seat, spec in wanted.items() if spec != "random"}


def _is_bot(part: str) -> bool:
    try:
        make_bot(part)
    except BotError as problem:
        if ":" in part and "=" not in part.partition(":")[0]:
            raise typer.BadParameter(str(problem), param_hint="--bots") from None
        return False
    return True


def _seated_bot(part: str, players: int) -> tuple[int, str]:
    seat, equals, spec = part.partition("=")
    number = read_seat(seat.strip(), players, "--bots")
    try:
        make_bot(spec if equals else "random")
    except BotError as problem:
        raise typer.BadParameter(str(problem), param_hint="--bots") from None
    return number, spec.strip() if equals else "random"


def _introduce(dialogue: Dialogue, game: Game, plan: Plan) -> None:
    seats = [
        f"player {seat + 1}: {role or 'you' if len(plan.humans) < 2 else role or 'a person'}"
        for seat, role in enumerate(dialogue.roles)
    ]
    dialogue.screen.say(game.title or game.name, style="bold")
    settings = [f"{name} {value}" for name, value in plan.settings.items()]
    dialogue.screen.say(", ".join([*seats, *plan.variants, *settings, f"seed {plan.seed}"]))
    if plan.humans:
        dialogue.screen.say("Type `help` to see what can be typed.", style="dim")


def _play(dialogue: Dialogue, save: Path | None) -> int:
    try:
        over = dialogue.run()
    except KeyboardInterrupt:
        over = False
    except RuleLimit as limit:
        note(f"error: a rule reached a limit: {limit}")
        _leave(dialogue)
        return 1
    if not over:
        _leave(dialogue)
    elif save is not None and dialogue.write(save):
        dialogue.screen.say(f"Saved as {save}; `rulewright replay {quote(str(save))}` plays it again.")
    return 0


def _leave(dialogue: Dialogue) -> None:
    # here: as above
    from rulewright.terminal.dialogue import free_name

    session = dialogue.session
    if not session.marks:
        dialogue.screen.say("You left. Nothing was decided yet, so nothing is saved.")
        return
    path = dialogue.file or free_name(session.plan.game, session.plan.seed)
    if dialogue.write(path):
        dialogue.screen.say(f"You left. The game is saved; go on with\n    rulewright play --load {quote(str(path))}")
