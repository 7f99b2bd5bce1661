"""Watches stepwise games and counts what happens: choices, cards in hands, lengths, points on the way.

A card counts as seen by a seat that had it in front of it when it was asked something, or that could have played it. It
counts as taken where the rules play or use it; to discard it is something else.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.simulation.intervals import Sum
from rulewright.simulation.naming import names_of
from rulewright.simulation.setup import Setup
from rulewright.simulation.tally import CHECKPOINTS, SCALE, Category, Count, Lead, Usage
from runtime.data import Prompt, Value
from runtime.state import State
from runtime.text import Decision

MOMENTS = 128
"""Points are looked at no more than so often in a game; long games are looked at every second decision, fourth, ..."""


class Watcher:
    def __init__(self, setup: Setup, tally: Usage) -> None:
        self.setup, self.tally = setup, tally
        self.game = game = setup.game()
        self.names = names = names_of(setup)
        self.known: dict[tuple[int, int, Value], tuple[tuple[Count, bool], ...]] = {}
        for card, label in names.labels.items():
            tally.cards.setdefault(card, Count(label, "card", names.tables.get(card, "")))
        self.by_card = [tally.cards[card] for card in names.cards]
        self.round_slot = game.slot_of.get("round")

    # one game

    def begin(self, layout: int) -> None:
        self.layout = layout
        self.decisions = 0
        self.offers: dict[Count, int] = {}
        self.times: dict[Count, list[int]] = {}
        self.held: dict[int, int] = {}
        self.piles: dict[int, tuple[int, ...]] = {}
        self.moments: list[tuple[int, ...]] = []
        self.stride = 1

    def note_decision(self, state: State, decision: Decision, pick: int) -> None:
        """Before the answer `pick` is given."""
        seat, values = decision.player, decision.values
        bit, size = 1 << seat, len(values)
        tally = self.tally
        if self.decisions % self.stride == 0:
            self._note_scores(state)
        self.decisions += 1
        tally.branching[size] += 1
        about = tally.prompts.get(decision.prompt)
        if about is None:
            about = tally.prompts[decision.prompt] = Sum()
        about.put(size)
        self._note_held(state, seat, bit)
        blind, at, offers = SCALE // size, decision.at, self.offers
        for index, value in enumerate(values):
            for count, plays in self.counts(decision.question, at, value):
                if plays:
                    count.offered += 1
                    count.blind += blind
                    offers[count] = offers.get(count, 0) | bit
                if index == pick:
                    if plays:
                        count.chosen += 1
                        self.times.setdefault(count, [0] * self.setup.players)[seat] += 1
                    else:
                        count.aside += 1

    def end(self, state: State) -> None:
        tally, layout = self.tally, self.layout
        won = sum(1 << seat for seat in state.winners)
        tally.games += 1
        tally.outcomes[layout, won] += 1
        tally.lengths[self.decisions] += 1
        if self.round_slot:
            tally.rounds[getattr(state, self.round_slot)] += 1
        self._count_things(won)
        if self.game.score_functions:
            self._count_scores(state, won)

    def _count_things(self, won: int) -> None:
        layout, seen = self.layout, dict(self.offers)
        for count, mask in self.offers.items():
            count.playable += mask.bit_count()
        for card, mask in self.held.items():
            count = self.by_card[card]
            seen[count] = seen.get(count, 0) | mask
        for count, mask in seen.items():
            count.seen[layout, mask, won] += 1
        for count, times in self.times.items():
            count.taken[layout, _mask(times, 0), won] += 1
            more = _mask([each * len(times) for each in times], sum(times))
            if more:
                count.more[layout, more, won] += 1

    # cards and points on the way

    def _note_held(self, state: State, seat: int, bit: int) -> None:
        for place in self.names.places[seat]:
            pile = state.piles[place]
            if pile is not self.piles.get(place):
                self.piles[place] = pile
                for card in pile:
                    self.held[card] = self.held.get(card, 0) | bit

    def _note_scores(self, state: State) -> None:
        if not self.game.score_functions:
            return
        self.moments.append(state.scores)
        if len(self.moments) == MOMENTS:
            self.moments = self.moments[::2]
            self.stride *= 2

    def _count_scores(self, state: State, won: int) -> None:
        tally, scores = self.tally, state.scores
        for seat, score in enumerate(scores):
            tally.scores.setdefault((self.layout, seat), Sum()).put(score)
            for label, points in state.breakdown(seat).items():
                category = tally.categories.setdefault(label, Category())
                (category.winners if won >> seat & 1 else category.others).put(points)
        moments = (
            [
                self.moments[tenth * self.decisions // CHECKPOINTS // self.stride] if tenth < CHECKPOINTS else scores
                for tenth in range(CHECKPOINTS + 1)
            ]
            if self.moments
            else []
        )
        for who, sign in (("most", 1), ("fewest", -1)):
            for tenth, moment in enumerate(moments):
                self._count_lead(tally.leads.setdefault((who, tenth), Lead()), [sign * each for each in moment], won)
            leaders = [leader_of([sign * each for each in moment]) for moment in [*self.moments, scores]]
            tally.lead_changes[who, count_changes(leaders)] += 1

    def _count_lead(self, lead: Lead, points: list[int], won: int) -> None:
        leader = leader_of(points)
        if leader is None:
            return
        lead.sole += 1
        lead.won += won >> leader & 1
        if len(points) > 1:
            first, second = sorted(points)[:-3:-1]
            lead.gap.put(first - second)

    # what an option counts for

    def counts(self, prompt: Prompt, at: int, value: Value) -> tuple[tuple[Count, bool], ...]:
        """The counts of an option, its own and those of its cards, each with whether it is played or used."""
        known = self.known.get((id(prompt), at, value))
        if known is None:
            key, label, kind, cards = self.names.meaning(prompt, at, value)
            own = self.tally.options.get(key)
            if own is None:
                own = self.tally.options[key] = Count(label, kind)
            known = self.known[id(prompt), at, value] = ((own, True), *((self.tally.cards[card], played) for card, played in cards))
        return known


def leader_of(points: Sequence[int]) -> int | None:
    """The seat that is ahead of all others."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def count_changes(leaders: list[int | None]) -> int:
    """How often another seat went ahead; moments without a leader are passed over."""
    ahead = [leader for leader in leaders if leader is not None]
    return sum(one != other for one, other in zip(ahead, ahead[1:], strict=False))


def _mask(times: list[int], above: int) -> int:
    return sum(1 << seat for seat, each in enumerate(times) if each > above)
