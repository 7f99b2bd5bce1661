"""Any compiled game as an OpenSpiel game written in Python.

    from rulewright.adapters import openspiel
    game = openspiel.load("tests/games/kuhn_poker")          # a pyspiel.Game
    again = pyspiel.load_game("rulewright_kuhn_poker")       # it is registered by then

Chance is explicit, with the exact probabilities of the rules: an outcome is the index of its option. Actions of players
are numbered as in `actions.py`. Seats of a secret phase answer in turn, and none sees what the others have answered.
Observations are views; an information state is everything a seat has seen and done (`recall.py`).

For small games the bounds that solvers ask for are found by walking through all states (`survey.py`). For others say
what you know: `utilities` and `length`; unless all seats together always get the same, the sum is left open.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy

from rulewright.adapters import check_players, missing, open_game
from rulewright.adapters.actions import NUMBERS, Actions
from rulewright.adapters.observation import Observer
from rulewright.adapters.recall import Memory, text_of, view_of
from rulewright.adapters.rewards import WINS, bound_wins, choose_rewards, value_game
from rulewright.adapters.survey import Survey, survey_game
from runtime.chance import CHANCE
from runtime.game import EXPLICIT, Game, Settings
from runtime.loader import source_of
from runtime.state import State, open_decision
from runtime.views import Plain, View, plain_value

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

LENGTH, CHANCES, UTILITY = 100_000, 1000, 1e6
PREFIX = "rulewright_"
REGISTERED: dict[str, Game] = {}


def load(
    game: Game | str | os.PathLike[str],
    players: int | None = None,
    settings: Settings | None = None,
    rewards: str | None = None,
    utilities: tuple[float, float] | None = None,
    length: int | None = None,
    numbers: int = NUMBERS,
    name: str | None = None,
) -> pyspiel.Game:
    """Registers the game and gives it ready to play. `name`: what OpenSpiel calls it, if several versions are needed."""
    compiled = open_game(game)
    given: dict[str, Plain] = {"players": players, "rewards": rewards, "length": length, "numbers": numbers, **(settings or {})}
    if utilities is not None:
        given["lowest"], given["highest"] = (float(bound) for bound in utilities)
    return pyspiel.load_game(register(compiled, name), {key: value for key, value in given.items() if value is not None})


def register(game: Game, name: str | None = None) -> str:
    """Makes the game known to `pyspiel.load_game` and gives its name there."""
    name = name or PREFIX + game.name
    if name not in REGISTERED:
        REGISTERED[name] = game
        pyspiel.register_game(
            make_type(name, game, pyspiel.GameType.Utility.GENERAL_SUM), type(name, (CompiledGame,), {"name": name})
        )
    elif source_of(REGISTERED[name].module) != source_of(game.module):
        raise ValueError(f"{name!r} is another version of this game: load this one with `name=` and a name of its own")
    return name


def parameters_of(game: Game) -> dict[str, Plain]:
    """What `pyspiel.load_game` takes, with the usual values; the settings of the game have the names of the rules."""
    usual: dict[str, Plain] = {
        "players": game.players[0],
        "rewards": choose_rewards(game, None),
        "numbers": NUMBERS,
        "length": 0,
        "lowest": 0.0,
        "highest": 0.0,
    }
    for setting in game.data.settings:
        usual[setting.name] = plain_value(game, setting.reading, game.data.starts[setting.slot].value, game.kind_ids)
    return usual


def make_type(name: str, game: Game, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if has_secrets(game) else kinds.Information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def has_secrets(game: Game) -> bool:
    """Is there anything that somebody does not see?"""
    seen = {field.seen for field in game.fields if field.public} | {place.seen for place in game.data.places}
    return bool(game.secrets or seen - {"all"})


@dataclass(frozen=True)
class Facts:
    """What all instances of a game with the same parameters share: OpenSpiel makes a new one for every saved state."""

    rewards: str
    actions: Actions
    observer: Observer
    type: pyspiel.GameType
    info: pyspiel.GameInfo
    first: Position


@cache
def find_facts(name: str, params: tuple[tuple[str, object], ...]) -> Facts:
    game = REGISTERED[name]
    usual = parameters_of(game)
    given = {**usual, **dict(params)}
    players, rewards = check_players(game, given["players"]), choose_rewards(game, given["rewards"])
    names = [setting.name for setting in game.data.settings]
    settings = {setting: given[setting] for setting in names if given[setting] != usual[setting]} or None
    actions = Actions(game, players, given["numbers"])
    first = game.new(players=players, settings=settings, chance=EXPLICIT)
    survey = survey_game(first, rewards)
    lowest, highest = bound_utilities(players, rewards, survey, given["lowest"], given["highest"])
    total = 0.0 if rewards == WINS and game.team_function is None else survey.total if survey else None
    info = pyspiel.GameInfo(
        num_distinct_actions=len(actions),
        max_chance_outcomes=(survey.chances if survey else CHANCES) if game.has_chance else 0,
        num_players=players,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=total,
        max_game_length=given["length"] or (survey.length if survey else LENGTH),
    )
    kind = make_type(name, game, kind_of_sum(total))
    return Facts(rewards, actions, Observer(game, players), kind, info, Position(name, first, Memory(first)))


def bound_utilities(players: int, rewards: str, survey: Survey | None, lowest: float, highest: float) -> tuple[float, float]:
    if lowest < highest:
        return lowest, highest
    if survey:
        return survey.lowest, survey.highest
    return bound_wins(players) if rewards == WINS else (-UTILITY, UTILITY)


def kind_of_sum(total: float | None) -> pyspiel.GameType.Utility:
    kinds = pyspiel.GameType.Utility
    return kinds.GENERAL_SUM if total is None else kinds.CONSTANT_SUM if total else kinds.ZERO_SUM


class CompiledGame(pyspiel.Game):
    """`facts.actions.keys` tells what an action means, `facts.observer.names` what the numbers of an observation mean.
    Each registered game is a subclass with its `name`."""

    name = ""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        self.facts = find_facts(self.name, tuple(sorted((params or {}).items())))
        super().__init__(self.facts.type, self.facts.info, params or {})

    def new_initial_state(self) -> CompiledState:
        return CompiledState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, object] | None = None
    ) -> ViewObserver:
        if params:
            raise ValueError(f"observations take no parameters: {params}")
        return ViewObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """The state, what its seats remember, and what was asked about it: the legal actions and the views.

    OpenSpiel copies states with `deepcopy` and saves them with `pickle`: here that is a clone, and the state as JSON.
    """

    __slots__ = ("name", "state", "memory", "legal", "views")

    def __init__(self, name: str, state: State, memory: Memory) -> None:
        self.name = name
        self.state = state
        self.memory = memory
        self.legal: dict[int, int] | None = None
        self.views: dict[int | None, View] = {}

    def copy(self) -> Position:
        other = Position(self.name, self.state.clone(), self.memory.copy())
        other.legal, other.views = self.legal, self.views
        return other

    def apply(self, index: int) -> None:
        self.state.apply(index)
        self.memory.note(index)
        self.legal, self.views = None, {}

    def view(self, seat: int | None) -> View:
        if seat not in self.views:
            self.views[seat] = view_of(self.state, seat)
        return self.views[seat]

    def __deepcopy__(self, _: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[str, str, str]]:
        return restore_position, (self.name, self.state.to_json(), self.memory.save())


def restore_position(name: str, state: str, memory: str) -> Position:
    game = REGISTERED[name]
    return Position(name, game.from_json(state), Memory.restore(game, memory))


class CompiledState(pyspiel.State):
    """What is answered, by whom, with what result."""

    def __init__(self, game: CompiledGame) -> None:
        super().__init__(game)
        self.position = game.facts.first.copy()

    def current_player(self) -> int:
        state = self.position.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.player == CHANCE else state.player

    @property
    def facts(self) -> Facts:
        game: CompiledGame = self.get_game()
        return game.facts

    def legal(self) -> dict[int, int]:
        position = self.position
        if position.legal is None:
            position.legal = self.facts.actions.offered(open_decision(position.state))
        return position.legal

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.legal()) if player == self.position.state.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.state.weights or ()
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        index = action if position.state.player == CHANCE else self.legal()[action]
        position.apply(index)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return open_decision(self.position.state).options[action].key
        return self.facts.actions.keys[action]

    def is_terminal(self) -> bool:
        return self.position.state.over

    def returns(self) -> list[float]:
        return value_game(self.position.state, self.facts.rewards)

    def __str__(self) -> str:
        return text_of(self.position.view(None))


class ViewObserver:
    """The view of a seat as numbers and as text; with perfect recall the text is all it has seen."""

    def __init__(self, game: CompiledGame, kind: pyspiel.IIGObservationType) -> None:
        self.observer = game.facts.observer
        self.remembers = kind.perfect_recall
        self.tensor = numpy.zeros(len(self.observer), numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CompiledState, player: int) -> None:
        self.tensor[:] = self.observer.observe(state.position.view(player))

    def string_from(self, state: CompiledState, player: int) -> str:
        if self.remembers:
            return state.position.memory.recall(player)
        return text_of(state.position.view(player))
