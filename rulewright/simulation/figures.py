"""From counts to figures: one plain structure that JSON, the terminal and the page are all made from."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping

from rulewright.report.machine import Json
from rulewright.simulation.intervals import LEVEL, Rate, Sum, chi_square_tail, joint_level, quantile
from rulewright.simulation.run import Result
from rulewright.simulation.setup import Setup
from rulewright.simulation.tally import CHECKPOINTS, Category, Lead, Usage
from rulewright.simulation.things import action_figures, card_figures, dead_cards, rate_figures, unseen_cards

PERCENTILES = (5, 25, 50, 75, 95)


def make_figures(result: Result, rounds: bool) -> Json:
    """`rounds`: does the game count rounds?"""
    setup, usage = result.setup, result.usage
    cards = card_figures(setup, usage)
    return {
        "level": LEVEL,
        "counted_games": usage.games,
        "seats": seat_figures(result),
        "seats_test": seats_test(result),
        "bots": bot_figures(setup, usage),
        "outcomes": outcome_figures(usage),
        "teams": team_figures(setup, usage),
        "length": {"unit": "rounds" if rounds else "decisions", **distribution(usage.rounds if rounds else usage.lengths)},
        "decisions": distribution(usage.lengths),
        "branching": branching_figures(usage),
        "categories": category_figures(usage),
        "lead": lead_figures(usage, setup.players),
        "actions": action_figures(setup, usage),
        "cards": cards,
        "dead_cards": dead_cards(cards),
        "unseen_cards": unseen_cards(cards),
    }


# who wins


def seat_figures(result: Result) -> list[Json]:
    """From the fused games if there are any: they are more."""
    totals, usage = result.totals, result.usage
    games = totals.games or usage.games
    found = []
    for seat in range(result.setup.players):
        wins = totals.wins[seat] if totals.games else sum(count for (_, won), count in usage.outcomes.items() if won >> seat & 1)
        score = sum((each for (_, at), each in usage.scores.items() if at == seat), Sum())
        found.append(
            {
                "seat": seat + 1,
                **rate_figures(Rate(wins, games)),
                "mean_score": totals.scores[seat] / games if totals.games and usage_scores(result) else score.mean,
                "score_deviation": score.deviation,
            }
        )
    return found


def usage_scores(result: Result) -> bool:
    """Does the game have points?"""
    return bool(result.usage.scores) or any(result.totals.scores)


def seats_test(result: Result) -> Json | None:
    """Do seats differ by more than chance? Cochran's test, which knows that the seats of a game depend on each other; with
    one winner in each game it is the usual chi-squared test. Where wins are shared, the counted games are asked."""
    totals, usage, seats = result.totals, result.usage, result.setup.players
    if totals.games and sum(totals.wins) + totals.no_winner == totals.games:
        wins, squares = totals.wins, sum(totals.wins)
    else:
        wins = [sum(count for (_, won), count in usage.outcomes.items() if won >> seat & 1) for seat in range(seats)]
        squares = sum(count * won.bit_count() ** 2 for (_, won), count in usage.outcomes.items())
    total = sum(wins)
    if seats < 2 or seats * total == squares:
        return None
    value = (seats - 1) * (seats * sum(each * each for each in wins) - total * total) / (seats * total - squares)
    p = chi_square_tail(value, seats - 1)
    return {"statistic": value, "freedom": seats - 1, "p": p, "clear": p < 1 - LEVEL}


def bot_figures(setup: Setup, usage: Usage) -> list[Json]:
    """By name; a bot in several seats of a game counts once for each."""
    wins: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    scores: dict[str, Sum] = {}
    for (layout, won), count in usage.outcomes.items():
        for seat, bot in enumerate(setup.seating(layout)):
            seats[bot] += count
            wins[bot] += count * (won >> seat & 1)
    for (layout, seat), score in sorted(usage.scores.items()):
        scores.setdefault(setup.seating(layout)[seat], Sum()).add(score)
    return [
        {
            "bot": bot,
            **rate_figures(Rate(wins[bot], seats[bot])),
            "mean_score": scores.get(bot, Sum()).mean,
            "score_deviation": scores.get(bot, Sum()).deviation,
        }
        for bot in sorted(seats)
    ]


def outcome_figures(usage: Usage) -> Json:
    winners: Counter[int] = Counter()
    for (_, won), count in usage.outcomes.items():
        winners[won.bit_count()] += count
    shared = sum(count for number, count in winners.items() if number > 1)
    return {
        "no_winner": rate_figures(Rate(winners[0], usage.games)),
        "shared": rate_figures(Rate(shared, usage.games)),
        "by_winners": dict(sorted(winners.items())),
    }


def team_figures(setup: Setup, usage: Usage) -> list[Json]:
    """How often which players won together, in a game with teams; all of them is a common win."""
    if setup.game().team_function is None:
        return []
    wins: Counter[int] = Counter()
    for (_, won), count in usage.outcomes.items():
        wins[won] += count
    return [
        {"players": [seat + 1 for seat in range(setup.players) if won >> seat & 1], **rate_figures(Rate(count, usage.games))}
        for won, count in sorted(wins.items(), key=lambda entry: (-entry[1], entry[0]))
        if won
    ]


# how it went


def distribution(counts: Mapping[int, int]) -> Json:
    values = sorted(counts.items())
    total = Sum(
        sum(counts.values()), sum(value * count for value, count in values), sum(value * value * count for value, count in values)
    )
    return {
        "mean": total.mean,
        "deviation": total.deviation,
        "interval": total.interval(),
        "least": values[0][0] if values else None,
        "most": values[-1][0] if values else None,
        "percentiles": {str(share): percentile(values, share) for share in PERCENTILES} if values else {},
        "counts": {str(value): count for value, count in values},
    }


def percentile(values: list[tuple[int, int]], share: int) -> int:
    """The least value that `share` % of the games don't exceed."""
    wanted = math.ceil(share * sum(count for _, count in values) / 100)
    for value, count in values:
        wanted -= count
        if wanted <= 0:
            return value
    return values[-1][0]


def branching_figures(usage: Usage) -> Json:
    decisions = sum(usage.branching.values())
    return {
        **distribution(usage.branching),
        "forced": usage.branching[1] / decisions if decisions else None,
        "passes": pass_figures(usage),
        "prompts": [
            {"prompt": prompt, "per_game": options.count / usage.games, "options": options.mean}
            for prompt, options in sorted(usage.prompts.items(), key=lambda each: (-each[1].count, each[0]))
        ],
    }


def pass_figures(usage: Usage) -> Json:
    """How often players could leave something be, and did."""
    passes = [count for count in usage.options.values() if count.kind == "pass"]
    return rate_figures(Rate(sum(count.chosen for count in passes), sum(count.offered for count in passes)))


# points


def category_figures(usage: Usage) -> list[Json]:
    """In the order of the rules. `share`: of all points of winners. `difference`: winners' mean minus the others', with an
    interval that allows for the number of categories."""
    points = sum(each.winners.total for each in usage.categories.values())
    reach = quantile(joint_level(len(usage.categories)))
    return [
        {
            "label": label,
            "winners_mean": each.winners.mean,
            "others_mean": each.others.mean,
            "mean": (each.winners + each.others).mean,
            "deviation": (each.winners + each.others).deviation,
            "share": each.winners.total / points if points else None,
            **_gap(each, reach),
        }
        for label, each in usage.categories.items()
    ]


def _gap(category: Category, reach: float) -> Json:
    winners, others = category.winners, category.others
    if winners.count < 2 or others.count < 2:
        return {"difference": None, "interval": None}
    difference = winners.total / winners.count - others.total / others.count
    error = math.sqrt(sum((side.deviation or 0.0) ** 2 / side.count for side in (winners, others)))
    return {"difference": difference, "interval": (difference - reach * error, difference + reach * error)}


def lead_figures(usage: Usage, seats: int) -> Json | None:
    """Who is ahead on the way, by most points or by fewest, whichever wins more often in the end."""
    if not usage.leads or seats < 2:
        return None
    ends = {who: usage.leads[who, CHECKPOINTS] for who in ("most", "fewest")}
    who = max(ends, key=lambda each: ends[each].won / max(1, ends[each].sole))
    changes = {number: count for (ahead, number), count in usage.lead_changes.items() if ahead == who}
    moments = [_moment(tenth, usage.leads[who, tenth], usage.games) for tenth in range(CHECKPOINTS + 1)]
    wins = sum(count * won.bit_count() for (_, won), count in usage.outcomes.items())
    return {
        "ahead": who,
        "even": wins / (usage.games * seats),
        "moments": moments,
        "half": moments[CHECKPOINTS // 2],
        "changes": distribution(changes),
    }


def _moment(tenth: int, lead: Lead, games: int) -> Json:
    return {"time": tenth / CHECKPOINTS, "tied": games - lead.sole, **rate_figures(Rate(lead.won, lead.sole)), "gap": lead.gap.mean}
