"""Playing on at random, and what a state is worth to each seat.

Worth is a number per seat, 0 for an even game. At the end it is 1 for who wins and -1 for who doesn't, less if several
win, and a little of the lead in points; if nobody wins, all have lost where there were points to win by, and it is a draw
where there were none. While the game runs it is the lead in points over the best rival, as a share of both. Where one
seat's gain is the loss of others (the returns add up to 0, as in poker), the returns themselves count.
Who plays together is worth the same: teams are compared with teams. Where all are one team, a loss is a loss whatever the
points, and only the end tells what was won.
"""

from __future__ import annotations

from runtime.chance import CHANCE, Rnd, pick_for
from runtime.data import Value
from runtime.state import State, open_decision

Taken = tuple[int, str, Value]
"""An option that was taken: where the rules ask, under which name, and its value."""

TO_THE_END = 1 << 60
LEAD = 0.1
"""How much the lead in points counts at the end, beside winning."""


def play_on(state: State, rnd: Rnd, steps: int) -> None:
    """Random answers until the game is over or so many were given."""
    while steps and not state.over:
        count = state.option_count
        if count == 1:
            state.apply(0)
        elif state.player == CHANCE:
            state.apply(pick_for(state, rnd))
        else:
            state.apply(int(rnd() * count))
        steps -= 1


def play_noting(state: State, rnd: Rnd, steps: int, seat: int, taken: set[Taken]) -> None:
    """The same, and notes what the seat takes."""
    while steps and not state.over:
        count = state.option_count
        if count == 1:
            state.apply(0)
        elif state.player == CHANCE:
            state.apply(pick_for(state, rnd))
        else:
            index = int(rnd() * count)
            if state.player == seat:
                decision = open_decision(state)
                taken.add((decision.at, decision.name, decision.values[index]))
            state.apply(index)
        steps -= 1


def limit_depth(state: State, depth: int) -> int:
    """How far to play on: a game without points can be judged only at its end, and so can one that is won together."""
    apart = state.n == 1 or any(state.teams)
    return depth if depth and apart and state.breakdown(0) else TO_THE_END


def judge(state: State) -> list[float]:
    """What the state is worth to each seat."""
    returns = state.returns
    if any(returns) and sum(returns) == 0:
        return list(returns)
    teams = state.teams
    leads = lead_in_points(returns, teams)
    if not state.over or state.game.winner_function is None:
        return leads
    winners = state.winners
    if not winners and state.n > 1 and not any(teams):
        return [-1.0] * state.n
    if not winners and not any(returns):
        return leads
    prize = 1 - (len({teams[seat] for seat in winners}) - 1) / len(set(teams))
    return [(prize if seat in winners else -1.0) + LEAD * lead for seat, lead in enumerate(leads)]


def lead_in_points(points: tuple[int, ...], teams: tuple[int, ...]) -> list[float]:
    """Over the best rival, as a share of both; without rivals, over nothing. `teams`: as a state tells them."""
    if not any(teams):
        return [own / (abs(own) + 1) for own in points]
    second, first = sorted([points[team] for team in set(teams)])[-2:]
    found = []
    for own in points:
        best = second if own == first else first
        found.append((own - best) / (abs(own) + abs(best) + 1))
    return found
