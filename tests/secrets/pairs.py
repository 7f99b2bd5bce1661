"""Pairs of games that one seat can't tell apart, played side by side.

The seat answers alike in both; chance and the others differ where the oracle says that the seat notices nothing. If nothing
can be done in the second game that looks to the seat like what happened in the first, the others think again: a secret phase is
played once more in the second game, with choices that come out alike. Where there are none, both games are the same from there on
until something hidden differs again.
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
AGAIN = (0.5, 0.3, 0.2, 0.1, 0.1, 0.05, 0.05, 0.02, 0.0)
"""The same where a whole secret phase is played once more."""


class Apart(Exception):
    """The second game can't follow."""


@dataclass
class Step:
    """What happened in the first game: who answered what (its number, and what it says to whoever gives it), how that answer and
    chance went on, and what the seat noticed of it."""

    answer: tuple[int, int] | None
    given: object
    script: list
    noticed: tuple


@dataclass
class Pair:
    """`one` and `other` look alike to `seat`. `different`: in how many steps their hidden parts were not the same; `later`: in how
    many of them after a secret phase was over. `reveals`, `again`, `equal`: how many phases were over, how many of them were played
    once more, how often both games were made the same."""

    watched: Watched
    seat: int
    players: int
    seed: int
    chooser: random.Random = field(init=False)
    different: int = 0
    later: int = 0
    reveals: int = 0
    again: int = 0
    equal: int = 0
    script: list = field(default_factory=list)
    bold: float = 0.0

    def __post_init__(self) -> None:
        self.chooser = random.Random(f"{self.seed}/{self.seat}")

    def begin(self):
        """The two games at their first decision; the deals may differ already."""
        self.one = self.watched.game.new(self.players, seed=self.seed, chance="explicit")
        self.since: list[Step] = []
        self.from_here = self.other = self.one.clone()
        self.go_on(None)

    def steps(self, most: int) -> Iterator[None]:
        """Plays on step by step."""
        self.begin()
        for _ in range(most):
            different = self.one != self.other
            self.different += different
            self.later += different and self.reveals > 0
            yield
            if self.one.over:
                return
            decision = self.chooser.choice(self.one.decisions)
            self.go_on((decision.player, self.chooser.randrange(len(decision.values))))

    def go_on(self, answer: tuple[int, int] | None) -> None:
        """One answer in both games; `since` and `from_here`: the steps since a secret phase began, and the second game then."""
        running, given = self.one.sealed, None
        if running is None:
            self.since, self.from_here = [], self.other
        if answer is not None:
            decision = next(d for d in self.one.decisions if d.player == answer[0])
            given = self.watched.answer(self.one, decision, answer[1], answer[0])
        self.script = []
        step = Step(answer, given, self.script, self.play(self.one, answer, None))
        self.since.append(step)
        self.follow(step)
        if self.one.sealed is not running:
            self.reveals += running is not None
            self.since, self.from_here = [], self.other

    def play(self, state, answer, script: list | None) -> tuple:
        """Gives an answer and lets chance decide until somebody is asked; what the seat notices. `script`: what was decided in
        the first game, which is done again or not. In a secret phase another seat answers to its end."""
        watched, seat = self.watched, self.seat
        watched.seen.clear()
        heard: list = []
        planned = list(script or ())
        if answer is not None:
            player, index = answer
            running = state.secret
            heard.append(self.apply(state, player, index))
            while running and player != seat and state.secret == running and state.pending >> player & 1:
                heard.append(self.apply(state, player, self.their_next(state, player, planned, script is None)))
        shown: list = []
        while state.player == CHANCE and state.option_count:
            keys, is_open = state.decision.keys, watched.open_chance(state, seat)
            index = self.decided(keys, pick_for(state, self.chooser.random), planned, is_open, script is None)
            if is_open:
                shown.append(keys[index])
            state.apply(index)
        return heard, shown, watched.noticed(seat), watched.table(state, seat)

    def their_next(self, state, player: int, planned: list, first: bool) -> int:
        keys = next(d for d in state.decisions if d.player == player).keys
        return self.decided(keys, self.chooser.randrange(len(keys)), planned, False, first)

    def decided(self, keys: list[str], other: int, planned: list, alike: bool, first: bool) -> int:
        """What was decided in the first game, or something else if the seat doesn't notice."""
        wanted = planned.pop(0) if planned else None
        index = keys.index(wanted) if wanted in keys and (alike or self.chooser.random() >= self.bold) else other
        if first:
            self.script.append(keys[index])
        return index

    def apply(self, state, player: int, index: int) -> object:
        secret = bool(state.pending)
        if not secret:
            self.watched.answered = player
        decision = next(d for d in state.decisions if d.player == player)
        heard = None if secret and player != self.seat else self.watched.answer(state, decision, index, self.seat)
        state.apply(index, player if secret else None)
        return heard

    def follow(self, step: Step) -> None:
        """Does in the second game what looks alike: this step, or all since the secret phase began, or everything."""
        attempts = [(bold, self.other, [step]) for bold in BOLDNESS]
        if len(self.since) > 1:
            attempts += [(bold, self.from_here, self.since) for bold in AGAIN]
        for self.bold, start, steps in attempts:
            state = self.tried(start, steps)
            if state is not None:
                self.other = state
                self.again += steps is self.since
                return
        self.other = self.one.clone()
        self.equal += 1

    def tried(self, start, steps: list[Step]):
        """The second game after these steps; None if it looks different."""
        state = start.clone()
        try:
            for step in steps:
                answer, hidden_choice = self.their_answer(state, step)
                if self.play(state, answer, step.script) != step.noticed:
                    return None
                if step is self.since[-1] and hidden_choice and self.other_rule(state):
                    return None
        except (Apart, RuleLimit):
            return None
        return state

    def other_rule(self, state) -> bool:
        """Does another rule, or somebody else, ask now? What a choice that nobody saw leads to, all can hear."""
        one, other = self.one.decision, state.decision
        if one is None or other is None or state.pending:
            return False
        return (one.origin, one.player) != (other.origin, other.player)

    def their_answer(self, state, step: Step) -> tuple:
        """The own answer is the same; others answer the same or something else: is it?"""
        if step.answer is None:
            return None, False
        player, index = step.answer
        decision = next((d for d in state.decisions if d.player == player), None)
        if decision is None:
            raise Apart
        count = len(decision.values)
        if player != self.seat and self.chooser.random() < self.bold:
            index = self.chooser.randrange(count)
        if index >= count:
            raise Apart
        return (player, index), self.watched.answer(state, decision, index, player) != step.given
