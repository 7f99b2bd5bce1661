"""The game itself, its choices, and what a folder must have to be a game at all."""

from __future__ import annotations

from compiler.declare.names import Names, title_of
from compiler.model import ChoicesInfo, Model, Place
from compiler.report import Reporter
from dsl import syntax
from dsl.source import Source

MOST_PLAYERS = 12


def declare_game(names: Names, node: syntax.Game, source: Source) -> None:
    model, fewest, most = names.model, node.fewest, node.most
    if model.game_place is not None:
        message, help = f"a folder holds one game, but `{node.name}` is a second one", "move it to a folder of its own"
        names.report("several-games", message, source, node.span, others=[model.game_place.label("the first one")], help=help)
        return
    model.name, model.title, model.game_place = node.name.text, node.title.value, Place(source, node.name.span)
    if not 1 <= fewest <= most <= MOST_PLAYERS:
        message = f"a game for {fewest} to {most} players is not possible"
        help = f"write two numbers from 1 to {MOST_PLAYERS}, the fewest players first"
        names.report("out-of-range", message, source, node.span, f"1 to {MOST_PLAYERS} players", help=help)
    model.fewest, model.most = max(1, min(fewest, MOST_PLAYERS)), max(1, fewest, min(most, MOST_PLAYERS))


def declare_choices(names: Names, node: syntax.Choices, source: Source) -> None:
    values: dict[str, syntax.ChoiceValue] = {}
    for value in node.values:
        names.is_free(value.name, "choice", source)
        if values.setdefault(value.name.text, value) is not value:
            message = f"`{value.name}` stands twice in `{node.name}`"
            names.report("duplicate-name", message, source, value.name.span, "again", help="remove one of the two")
    if names.claim_type(node.name, "choices", source):
        titles = tuple(title_of(value) for value in values.values())
        places = tuple(Place(source, value.name.span) for value in values.values())
        place = Place(source, node.name.span)
        names.model.choices[node.name.text] = ChoicesInfo(node.name.text, tuple(values), titles, place, places)


def report_missing(model: Model, reporter: Reporter) -> None:
    """After everything is declared: is there a game, and something to do in it?"""
    if model.game_place is None and not reporter.has_errors:
        first = model.parsed[0][1] if model.parsed else Source(f"{model.folder or '.'}/game.rules".removeprefix("./"), "")
        message = "no file of this folder says which game it is"
        help = 'begin game.rules with `game NAME "Title" for 2 to 4 players`'
        reporter.report("missing-game", message, first, syntax.NOWHERE, help=help)
    if model.play is None and model.game_place is not None:
        message = f"`{model.name}` has no `play`: nobody would ever do anything"
        help = "add a `play` block with its rounds, phases or turns"
        reporter.report("missing-play", message, model.game_place.source, model.game_place.span, help=help)
