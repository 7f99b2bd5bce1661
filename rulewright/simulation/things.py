"""Cards and actions: how often there, how often taken, what it does to the win rate, and which are dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rulewright.report.machine import Json
from rulewright.simulation.effects import Effect, correct, effect_of
from rulewright.simulation.intervals import Rate
from rulewright.simulation.setup import Setup
from rulewright.simulation.tally import SCALE, Count, Masks, Usage, seats_in

NOTICED = 20
"""Seats that must have seen a card before it is called dead."""
RARE = 0.05
"""Called dead if taken less often than this share of blind choice, or playable for less than this share of its holders."""


def card_figures(setup: Setup, usage: Usage) -> list[Json]:
    """All cards, the most helpful first."""
    return _figures(setup, usage, sorted(usage.cards.items()), lambda count: count.taken)


def action_figures(setup: Setup, usage: Usage) -> list[Json]:
    """Everything with a name in the rules that is no card. Since most seats take most actions at least once, those who
    took it more often than the mean of their game are compared with the others."""
    return _figures(
        setup,
        usage,
        [(key, count) for key, count in sorted(usage.options.items()) if count.kind == "action"],
        lambda count: count.more,
    )


def _figures(setup: Setup, usage: Usage, counts: Sequence[tuple[str, Count]], compared: Callable[[Count], Masks]) -> list[Json]:
    seatings = [setup.seating(layout) for layout in range(1 + max((layout for layout, _ in usage.outcomes), default=0))]
    effects = _effects(counts, compared, usage.outcomes, seatings)
    held = _effects(counts, lambda count: count.seen, usage.outcomes, seatings)
    seats = usage.games * setup.players
    named = Counter(count.label for _, count in counts)
    found = [
        {
            "key": key,
            "label": count.label if named[count.label] == 1 else f"{count.label} ({key})",
            "table": count.table,
            "offered": count.offered,
            "chosen": count.chosen,
            "aside": count.aside,
            "per_game": count.chosen / usage.games if usage.games else 0.0,
            "chosen_rate": count.chosen / count.offered if count.offered else None,
            "against_blind": count.chosen * SCALE / count.blind if count.blind else None,
            "seats": seats,
            "seen": seats_in(count.seen),
            "playable": count.playable,
            "taken": count.takers,
            "winners": count.winners,
            "effect": effect_figures(effects[key]),
            "seen_effect": effect_figures(held[key]),
        }
        for key, count in counts
    ]
    return sorted(found, key=lambda each: (-_size(each), each["key"]))


def _effects(
    counts: Iterable[tuple[str, Count]],
    compared: Callable[[Count], Masks],
    outcomes: Counter[tuple[int, int]],
    seatings: Sequence[Sequence[str]],
) -> dict[str, Effect]:
    return correct({key: effect_of(compared(count), outcomes, seatings) for key, count in counts})


def _size(figures: Json) -> float:
    """What can't be compared goes last."""
    difference = figures["effect"]["difference"]
    return -2.0 if difference is None else difference


def effect_figures(effect: Effect) -> Json:
    return {
        "with": rate_figures(effect.given),
        "without": rate_figures(effect.without),
        "difference": effect.difference,
        "interval": effect.interval(),
        "joint_interval": effect.joint,
        "p": effect.p,
        "p_adjusted": effect.adjusted,
        "clear": effect.clear,
    }


def rate_figures(rate: Rate) -> Json:
    return {"seats": rate.trials, "wins": rate.hits, "rate": rate.value, "interval": rate.interval if rate.trials else None}


# dead cards


def dead_cards(cards: Sequence[Json]) -> list[Json]:
    """Cards that players have and do nothing with, each with the reason in words. Cards that nobody ever plays by choice,
    such as events, are of a table in which none is played, and are left out."""
    played = {card["table"] for card in cards if card["offered"]}
    found = []
    for card in sorted(cards, key=lambda each: each["key"]):
        reason = _reason(card) if card["table"] in played else ""
        if reason:
            found.append(
                {
                    "key": card["key"],
                    "label": card["label"],
                    "reason": reason,
                    "seen": card["seen"],
                    "playable": card["playable"],
                    "taken": card["taken"],
                }
            )
    return found


def _reason(card: Json) -> str:
    seen, playable = card["seen"], card["playable"]
    if seen < NOTICED:
        return ""
    if not card["offered"]:
        return "could never be played"
    if not card["chosen"] and playable >= NOTICED:
        return "was never taken"
    if playable < RARE * seen and Rate(playable, seen).interval[1] < 2 * RARE:
        return "could hardly ever be played"
    blind = card["chosen"] / card["against_blind"] if card["against_blind"] else 0.0
    if blind >= NOTICED and card["chosen"] < RARE * blind:
        return "was hardly ever taken"
    return ""


def unseen_cards(cards: Sequence[Json]) -> list[Json]:
    """Never in front of a seat nor playable: still in the deck, or not for players at all."""
    return [
        {"key": card["key"], "label": card["label"]} for card in sorted(cards, key=lambda each: each["key"]) if not card["seen"]
    ]
