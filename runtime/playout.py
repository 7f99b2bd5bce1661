"""Fused random games: the emitted playout run many times, and what it is measured by."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from runtime.chance import Rnd, dice, pick
from runtime.errors import RuleLimit
from runtime.places import set_undecided
from runtime.steps import finish

if TYPE_CHECKING:
    from runtime.game import Automas, Game, Settings
    from runtime.state import State


@dataclass
class Statistics:
    """Sums over games. `wins` and `scores` by seat; a shared win counts for each winner."""

    games: int = 0
    decisions: int = 0
    no_winner: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)


def play_games(
    game: Game, players: int, seed: int, games: int, settings: Settings | None, automas: Automas | None, rnd: Rnd | None
) -> Statistics:
    rnd = rnd or Random(seed).random
    play, winners, scores = game.play_randomly, game.winner_function, game.score_functions
    template = game.blank(players, 0, settings, automas, "explicit" if game.has_chance else "sampled")
    found = Statistics(games, wins=[0] * players, scores=[0] * players)
    masks: dict[int, int] = defaultdict(int)
    decisions = rounds = 0
    round_slot = game.slot_of.get("round")
    s = template.clone()
    s.__class__ = game.played_class
    restart = s.restart
    try:
        for _ in range(games):
            restart(template)
            s.option_count = 0
            play(s, rnd)
            decisions += s.option_count
            if round_slot:
                rounds += getattr(s, round_slot)
            if winners:
                masks[winners(s)] += 1
            if scores:
                for seat in range(players):
                    for score in scores:
                        found.scores[seat] += score(s, seat)
    except RuleLimit as limit:
        limit.locate(game.origins)
        raise
    except Exception as error:
        raise game.limit_of(error) from error
    found.decisions, found.rounds = decisions, rounds
    found.no_winner = masks.get(0, 0) if winners else games
    for mask, count in masks.items():
        for seat in range(players):
            found.wins[seat] += count * (mask >> seat & 1)
    return found


def play_once(game: Game, players: int, rnd: Rnd, settings: Settings | None = None, automas: Automas | None = None) -> State:
    """The final state of one fused game."""
    s = game.blank(players, 0, settings, automas, "explicit" if game.has_chance else "sampled")
    game.play_randomly(s, rnd)
    finish(s, 0)
    return s


def roll_by(count: int, sides: int, rnd: Rnd) -> int:
    sums, weights = dice(count, sides)
    return sums[pick(weights, rnd)]


def top_by(s: State, place: int, rnd: Rnd) -> int:
    """The top card, decided now if it was not: each copy of a card is as likely as any other, the lowest is taken."""
    pile = s.piles[place]
    low, high = s.lo[place], s.hi[place]
    if high != len(pile) or high - low < 2:
        return pile[-1]
    at = low + int(rnd() * (high - low))
    rows = s.rows
    if s.game.copies_adjoin:
        row = rows[pile[at]]
        while at > low and rows[pile[at - 1]] == row:
            at -= 1
    else:
        copies: dict[int, list[int]] = {}
        for position in range(low, high):
            copies.setdefault(rows[pile[position]], []).append(position)
        at = [group[0] for group in copies.values() for _ in group][at - low]
    card = pile[at]
    s.piles[place] = pile[:at] + pile[at + 1 :] + (card,)
    set_undecided(s, place, low, high - 1)
    return card


def secret_by(
    s: State, play: Callable[..., object], seats: tuple[int, ...], registers: tuple[str, ...], rnd: Rnd, *args: object
) -> None:
    """A secret phase, seat by seat: order does not matter. Registers belong to each strand alone."""
    entry = [getattr(s, slot) for slot in registers]
    last = list(entry)
    for seat in sorted(seats):
        for slot, value in zip(registers, entry, strict=True):
            setattr(s, slot, value)
        play(s, rnd, seat, *args)
        for index, slot in enumerate(registers):
            if getattr(s, slot) != entry[index]:
                last[index] = getattr(s, slot)
    for slot, value in zip(registers, last, strict=True):
        setattr(s, slot, value)
