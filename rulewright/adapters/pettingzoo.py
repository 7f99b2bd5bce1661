"""Any compiled game as a PettingZoo environment in which agents act one after the other (AEC).

    from rulewright.adapters import pettingzoo
    env = pettingzoo.env("disruptopia", players=3, seed=7)

An observation is `{"observation": numbers, "action_mask": 1 for each legal action}`; `actions.py` says which action means
which option, `observation.py` what the numbers mean. Rewards come with the end of the game. In a secret phase the seats are
asked in turn, and none sees what the others have answered.
"""

from __future__ import annotations

import os
from random import Random

import numpy
import numpy.typing

from rulewright.adapters import check_players, missing, open_game
from rulewright.adapters.actions import NUMBERS, Actions
from rulewright.adapters.observation import Observer
from rulewright.adapters.rewards import choose_rewards, value_game
from runtime.errors import IllegalMove
from runtime.game import Game, Settings
from runtime.state import State, open_decision

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

SEEDS = 1 << 32


def env(
    game: Game | str | os.PathLike[str],
    players: int | None = None,
    seed: int | None = None,
    settings: Settings | None = None,
    rewards: str | None = None,
    numbers: int = NUMBERS,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's own checks of how it is used. An action that is not legal raises `IllegalMove`."""
    bare = GameEnv(game, players, seed, settings, rewards, numbers, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class GameEnv(AECEnv):
    """`actions.keys` and `observer.names` tell what actions and observations mean; `state_now` is the state that is played."""

    def __init__(
        self,
        game: Game | str | os.PathLike[str],
        players: int | None = None,
        seed: int | None = None,
        settings: Settings | None = None,
        rewards: str | None = None,
        numbers: int = NUMBERS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = open_game(game)
        self.players = check_players(self.game, players)
        self.settings = settings
        self.kind_of_rewards = choose_rewards(self.game, rewards)
        self.actions = Actions(self.game, self.players, numbers)
        self.observer = Observer(self.game, self.players)
        self.seeds = Random(seed)
        self.metadata = {"name": str(self), "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.make_observation_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.state_now: State  # there from the first `reset` on, as PettingZoo has it
        self.legal: dict[int, int] = {}

    def make_observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (len(self.observer),), numpy.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), numpy.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. Without a seed the next one follows from the last: a run is repeated by seeding it once."""
        if seed is not None:
            self.seeds = Random(seed)
        self.state_now = self.game.new(players=self.players, seed=self.seeds.randrange(SEEDS), settings=self.settings)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.find_next_agent()

    def find_next_agent(self) -> None:
        """Whoever decides now; when the game is over everyone gets their reward and leaves."""
        state = self.state_now
        if not state.over:
            decision = open_decision(state)
            self.legal = self.actions.offered(decision)
            self.agent_selection = self.possible_agents[decision.player]
            return
        self.legal = {}
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, value_game(state, self.kind_of_rewards), strict=True))
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        index = None if action is None else self.legal.get(int(action))
        if index is None:
            raise IllegalMove(f"action {action} ({self.name_action(action)}) is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now.apply(index)
        self.find_next_agent()
        if self.render_mode == "human":
            self.render()

    def name_action(self, action: int | None) -> str:
        return self.actions.keys[action] if action is not None and 0 <= action < len(self.actions) else "unknown"

    def observe(self, agent: str) -> dict[str, numpy.typing.NDArray[numpy.generic]]:
        mask = numpy.zeros(len(self.actions), numpy.int8)
        if agent == self.agent_selection and not self.state_now.over:
            mask[list(self.legal)] = 1
        view = self.state_now.view(self.seat_of[agent])
        return {"observation": self.observer.observe(view), "action_mask": mask}

    def render(self) -> str | None:
        """What everyone may know, line by line: as text (`ansi`) or printed (`human`)."""
        text = "\n".join(f"{name}: {value}" for name, value in self.state_now.view(None).items())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"{self.game.name}_v0"
