"""Pairs of games that one seat can't tell apart, played side by side.

The seat answers alike in both; chance and the others differ where the oracle says that the seat notices nothing. A pair ends
when nothing can be done in the second game that looks to the seat like what happened in the first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from runtime.chance import CHANCE, pick_for
from runtime.errors import RuleLimit
from tests.secrets.oracle import Watched

BOLDNESS = (0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2, 0.1, 0.1, 0.0)
"""How often something else is tried than in the first game, attempt by attempt."""


class Apart(Exception):
    """The second game can't follow."""


@dataclass
class Pair:
    """`one` and `other` look alike to `seat`. `different`: in how many steps their hidden parts were not the same. `given`: what
    was answered in the first game; `hidden_choice`: was it something else in the second?"""

    watched: Watched
    seat: int
    players: int
    seed: int
    chooser: random.Random = field(init=False)
    different: int = 0
    script: list = field(default_factory=list)
    bold: float = 0.0
    given: object = None
    hidden_choice: bool = False

    def __post_init__(self) -> None:
        self.chooser = random.Random(f"{self.seed}/{self.seat}")

    def begin(self):
        """The two games at their first decision; the deals may differ already."""
        self.one = self.watched.game.new(self.players, seed=self.seed, chance="explicit")
        start = self.one.clone()
        self.script = []
        self.follow(start, self.play(self.one, None, None), None)

    def steps(self, most: int) -> Iterator[None]:
        """Plays on step by step, as long as the second game can follow."""
        self.begin()
        for _ in range(most):
            self.different += self.one != self.other
            yield
            if self.one.over:
                return
            decision = self.chooser.choice(self.one.decisions)
            answer = decision.player, self.chooser.randrange(len(decision.values))
            start = self.other.clone()
            self.script, self.given = [], self.exact(self.one, decision, answer[1])
            self.follow(start, self.play(self.one, answer, None), answer)

    def play(self, state, answer, script: list | None) -> tuple:
        """Gives an answer and lets chance decide until somebody is asked; what the seat notices. `script`: what chance decided in
        the first game, which it does again or not. In a secret phase another seat answers to its end."""
        watched, seat = self.watched, self.seat
        watched.seen.clear()
        heard: list = []
        if answer is not None:
            player, index = answer
            running = state.secret
            heard.append(self.apply(state, player, index))
            while running and player != seat and state.secret == running and state.pending >> player & 1:
                heard.append(self.apply(state, player, None))
        chance: list = list(script or ())
        shown: list = []
        while state.player == CHANCE and state.option_count:
            index, keys, is_open = pick_for(state, self.chooser.random), state.decision.keys, watched.open_chance(state, seat)
            wanted = chance.pop(0) if chance else None
            if wanted in keys and (is_open or self.chooser.random() >= self.bold):
                index = keys.index(wanted)
            if is_open:
                shown.append(keys[index])
            if script is None:
                self.script.append(keys[index])
            state.apply(index)
        return heard, shown, watched.noticed(seat), watched.table(state, seat)

    def apply(self, state, player: int, index: int | None) -> object:
        secret = bool(state.pending)
        if not secret:
            self.watched.answered = player
        decision = next(d for d in state.decisions if d.player == player)
        if index is None:
            index = self.chooser.randrange(len(decision.values))
        heard = None if secret and player != self.seat else self.watched.answer(state, decision, index, self.seat)
        state.apply(index, player if secret else None)
        return heard

    def follow(self, start, noticed: tuple, answer) -> None:
        for self.bold in BOLDNESS:
            state = start.clone()
            try:
                alike = self.play(state, self.their_answer(state, answer), self.script) == noticed
                if alike and not (self.hidden_choice and self.other_rule(state)):
                    self.other = state
                    return
            except (Apart, RuleLimit):
                continue
        raise Apart

    def other_rule(self, state) -> bool:
        """Does another rule, or somebody else, ask now? What a choice that nobody saw leads to, all can hear."""
        one, other = self.one.decision, state.decision
        if one is None or other is None or state.pending:
            return False
        return (one.origin, one.player) != (other.origin, other.player)

    def their_answer(self, state, answer):
        """The own answer is the same; others answer the same or something else."""
        if answer is None:
            return None
        player, index = answer
        decision = next((d for d in state.decisions if d.player == player), None)
        if decision is None:
            raise Apart
        count = len(decision.values)
        if player != self.seat and self.chooser.random() < self.bold:
            index = self.chooser.randrange(count)
        if index >= count:
            raise Apart
        self.hidden_choice = self.exact(state, decision, index) != self.given
        return player, index

    def exact(self, state, decision, index: int) -> object:
        """What an answer says to whoever gives it."""
        return self.watched.answer(state, decision, index, decision.player)
