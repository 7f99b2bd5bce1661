"""The parts of the page: for each question a chart, what it means in words, and the numbers behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.report.machine import Json
from rulewright.simulation.charts import (
    bar_chart,
    effect_chart,
    histogram,
    line_chart,
    percent,
    rate_chart,
    signed_percent,
    stack_chart,
)
from rulewright.simulation.report import p_text, team_lines

SHOWN = 24
"""Rows of a chart; with more, the ones in the middle are left to the table."""
NOTHING = "–"
EFFECT_HEADS = (
    "Per game",
    "Seen by",
    "Taken by",
    "Taken when offered",
    "Against blind choice",
    "Win rate with",
    "without",
    "Difference",
    "Interval for all at once",
    "p",
    "p for all at once",
)


@dataclass
class Section:
    title: str
    describe: str = ""
    chart: Json | None = None
    axis: str = ""
    words: list[str] = field(default_factory=list)
    heads: Sequence[str] = ()
    rows: list[list[str]] = field(default_factory=list)


def make_sections(figures: Json, players: int) -> Iterator[Section]:
    yield seats_section(figures, players)
    if len(figures["bots"]) > 1:
        yield bots_section(figures)
    if figures["counted_games"]:
        yield from length_sections(figures)
        if figures["categories"]:
            yield points_section(figures)
        if figures["lead"] and figures["lead"]["half"]["seats"]:
            yield lead_section(figures)
        yield from card_sections(figures)
        yield from action_sections(figures)


# who wins


def seats_section(figures: Json, players: int) -> Section:
    seats, test, outcomes = figures["seats"], figures["seats_test"], figures["outcomes"]
    even = sum(seat["wins"] for seat in seats) / (seats[0]["seats"] * players) if seats[0]["seats"] else None
    words = [
        "The dot is how often the seat won, the line around it where the true rate lies with 95% certainty. The dashed "
        "line is what every seat would have if all were equal."
    ]
    if test:
        best = max(seats, key=lambda seat: seat["wins"])
        words.append(
            f"The seats differ by more than chance (p = {p_text(test['p'])}): player {best['seat']} is ahead."
            if test["clear"]
            else f"Chance alone explains what differs between the seats (p = {p_text(test['p'])})."
        )
    if outcomes["no_winner"]["wins"]:
        words.append(f"Nobody won in {percent(outcomes['no_winner']['rate'])} of the games.")
    words += team_lines(figures["teams"], players)
    if outcomes["shared"]["wins"] and not figures["teams"]:
        words.append(f"The win was shared in {percent(outcomes['shared']['rate'])} of the games; it counts for each winner.")
    return Section(
        "Who wins from which seat",
        "Win rate of each seat with its interval.",
        rate_chart([(f"Player {seat['seat']}", seat) for seat in seats], even),
        "win rate",
        words,
        heads=("Seat", *RATE_HEADS),
        rows=[[f"Player {seat['seat']}", *rate_cells(seat)] for seat in seats],
    )


RATE_HEADS = ("Games", "Wins", "Win rate", "95% interval", "Mean points", "Deviation")


def rate_cells(rate: Json) -> list[str]:
    return [
        f"{rate['seats']:,}",
        f"{rate['wins']:,}",
        share(rate["rate"]),
        reach(rate["interval"]),
        number(rate["mean_score"]),
        number(rate["score_deviation"]),
    ]


def bots_section(figures: Json) -> Section:
    bots = figures["bots"]
    return Section(
        "Who wins with which bot",
        "Win rate of each bot with its interval.",
        rate_chart([(bot["bot"], bot) for bot in bots], None),
        "win rate",
        ["Bots change seats from game to game, so no bot profits from a good seat."],
        heads=("Bot", *RATE_HEADS),
        rows=[[bot["bot"], *rate_cells(bot)] for bot in bots],
    )


# length and decisions


def length_sections(figures: Json) -> Iterator[Section]:
    length, decisions, branching = figures["length"], figures["decisions"], figures["branching"]
    shown = length if length["least"] != length["most"] else {**decisions, "unit": "decisions"}
    words = [
        f"Half of the games take no more than {shown['percentiles']['50']} {shown['unit']}, nine in ten between "
        f"{shown['percentiles']['5']} and {shown['percentiles']['95']}."
    ]
    if shown is not length:
        words.insert(0, f"Every game takes {length['least']} {length['unit']}.")
    if shown["unit"] != "decisions":
        words.append(f"A game asks for {decisions['mean']:,.0f} decisions on average.")
    yield Section(
        "How long a game takes",
        f"Number of games by {shown['unit']}.",
        histogram(shown["counts"]),
        shown["unit"],
        words,
        heads=("", "Mean", "Deviation", "Least", "5%", "Median", "95%", "Most"),
        rows=[
            [
                unit.capitalize(),
                number(each["mean"]),
                number(each["deviation"]),
                str(each["least"]),
                *(str(each["percentiles"][point]) for point in ("5", "50", "95")),
                str(each["most"]),
            ]
            for unit, each in {length["unit"]: length, "decisions": decisions}.items()
        ],
    )
    if branching["forced"] is None:
        return
    words = [
        f"A decision has {branching['mean']:.1f} options on average and {branching['most']} at most; "
        f"{percent(branching['forced'])} have only one, which is no choice."
    ]
    passes = branching["passes"]
    if passes["seats"]:
        words.append(f"Where players may leave something be, they do so in {percent(passes['rate'])} of the cases.")
    yield Section(
        "How much there is to choose from",
        "Number of decisions by how many options they have.",
        histogram(branching["counts"]),
        "options in a decision",
        words,
        heads=("Asked", "Per game", "Options"),
        rows=[[each["prompt"] or NOTHING, f"{each['per_game']:.2f}", f"{each['options']:.1f}"] for each in branching["prompts"]],
    )


# points


def points_section(figures: Json) -> Section:
    categories = figures["categories"]
    stacks = [
        (name, [(each["label"], each[key]) for each in categories])
        for name, key in (("Winners", "winners_mean"), ("Others", "others_mean"))
        if all(each[key] is not None for each in categories)
    ]
    words = ["Mean points of those who won and of the others, by where they come from."]
    shares = [each for each in categories if each["share"] is not None]
    if len(shares) > 1:
        most = max(shares, key=lambda each: each["share"])
        words.append(f"“{most['label']}” makes up {percent(most['share'])} of all points of winners.")
        idle = [f"“{each['label']}”" for each in categories if each["interval"] and each["interval"][0] <= 0 <= each["interval"][1]]
        if idle:
            words.append(f"Winners have no clearly different number of points from {' and '.join(idle)}.")
    return Section(
        "Where points come from",
        "Mean points by category, of winners and of the others.",
        stack_chart(stacks),
        "points",
        words,
        heads=("Category", "Mean", "Deviation", "Winners", "Others", "Share of winners' points", "Difference", "Interval"),
        rows=[
            [
                each["label"],
                number(each["mean"]),
                number(each["deviation"]),
                number(each["winners_mean"]),
                number(each["others_mean"]),
                share(each["share"]),
                number(each["difference"]),
                NOTHING if each["interval"] is None else " to ".join(map(number, each["interval"])),
            ]
            for each in categories
        ],
    )


def lead_section(figures: Json) -> Section:
    lead = figures["lead"]
    half, changes = lead["half"], lead["changes"]
    never = changes["counts"].get("0", 0) / figures["counted_games"]
    words = [
        f"Who has the {lead['ahead']} points at half time wins {percent(half['rate'])} of the games "
        f"({reach(half['interval'])}); the dashed line, {percent(lead['even'])}, is what "
        "any player wins.",
        f"The lead changes {changes['mean']:.1f} times in a game; in {percent(never)} of the games never.",
    ]
    if half["interval"][0] > max(0.75, 1.5 * lead["even"]):
        words.append("Leaders run away: the second half decides little.")
    return Section(
        "Does the leader win?",
        "How often the leader of the moment wins in the end, over the course of the game.",
        line_chart(lead["moments"], lead["even"]),
        "course of the game",
        words,
        heads=("Course", "Games with a leader", "Leader won", "95% interval", "Mean lead"),
        rows=[
            [percent(each["time"]), str(each["seats"]), share(each["rate"]), reach(each["interval"]), number(each["gap"])]
            for each in lead["moments"]
        ],
    )


# cards and actions


def card_sections(figures: Json) -> Iterator[Section]:
    cards = [card for card in figures["cards"] if card["seen"]]
    if not any(card["chosen"] for card in cards):
        return
    section = effect_section("What cards do to the win rate", "card", cards)
    section.words.insert(
        0,
        "For each card, how much more often those won who played or used it than those who did not, in the "
        "same seat and with the same bot.",
    )
    yield section
    dead = figures["dead_cards"]
    words = (
        [
            "Cards that players had in front of them but could not play, or left be; in brackets how many played it, of "
            "those who saw it."
        ]
        if dead
        else ["Every card that players saw was played now and then."]
    )
    for reason in dict.fromkeys(card["reason"] for card in dead):
        named = [f"{card['label']} ({card['taken']} of {card['seen']})" for card in dead if card["reason"] == reason]
        words.append(f"{reason.capitalize()}: {', '.join(named)}.")
    if figures["unseen_cards"]:
        words.append("Never seen by a player: " + ", ".join(card["label"] for card in figures["unseen_cards"]) + ".")
    yield Section(
        "Dead cards",
        words=words,
        heads=("Card", "Seen by", "Playable for", "Taken by"),
        rows=[[card["label"], *(f"{card[key]:,}" for key in ("seen", "playable", "taken"))] for card in dead],
    )


def action_sections(figures: Json) -> Iterator[Section]:
    actions = [action for action in figures["actions"] if action["offered"]]
    if not actions:
        return
    often = sorted(actions, key=lambda each: (-each["per_game"], each["key"]))[:SHOWN]
    words = ["How often each is done in a game, all players together, and how often when it is offered."]
    if len(actions) > SHOWN:
        words.append(f"The {SHOWN} most frequent of {len(actions)}; the numbers hold all.")
    yield Section(
        "What players do",
        "Number of times per game for each action.",
        bar_chart(
            [(each["label"], each["per_game"], f"{each['per_game']:.2f} · {percent(each['chosen_rate'])}") for each in often]
        ),
        "times per game · share of the times it was offered",
        words,
    )
    section = effect_section("What actions do to the win rate", "action", actions)
    section.words.insert(0, "For each action, how much more often those won who did it more than the mean of their game.")
    yield section


def effect_section(title: str, noun: str, things: Sequence[Json]) -> Section:
    compared = [thing for thing in things if thing["effect"]["difference"] is not None]
    shown = compared if len(compared) <= SHOWN else [*compared[: SHOWN // 2], *compared[-SHOWN // 2 :]]
    clear = [thing for thing in compared if thing["effect"]["clear"]]
    words = []
    if compared:
        words.append(
            f"The lines are wide enough to hold for all {len(compared)} at once. One that does not touch the dashed line "
            "is more than chance, and drawn in another colour. It shows who wins, not why: who is ahead may also "
            "just have more to spend."
        )
        named = ", ".join(f"{thing['label']} ({signed_percent(thing['effect']['difference'])})" for thing in clear)
        words.append(f"More than chance: {named}." if clear else f"No {noun} is clearly better or worse than the others.")
    if len(compared) > SHOWN:
        words.append(f"Shown are the {SHOWN // 2} highest and the {SHOWN // 2} lowest of {len(compared)}.")
    if len(compared) < len(things):
        words.append(
            f"{len(things) - len(compared)} of {len(things)} were taken by too few or by nearly all, so that there is "
            "nothing to compare."
        )
    return Section(
        title,
        f"Difference in win rate for each {noun}, highest first, with intervals.",
        effect_chart(shown) if shown else None,
        "difference in win rate",
        words,
        heads=(noun.capitalize(), *EFFECT_HEADS),
        rows=[effect_cells(thing) for thing in things],
    )


def effect_cells(thing: Json) -> list[str]:
    effect, seats = thing["effect"], thing["seats"]
    return [
        thing["label"],
        f"{thing['per_game']:.2f}",
        share(thing["seen"] / seats),
        share(thing["taken"] / seats),
        share(thing["chosen_rate"]),
        NOTHING if thing["against_blind"] is None else f"{thing['against_blind']:.2f}×",
        share(effect["with"]["rate"]),
        share(effect["without"]["rate"]),
        NOTHING if effect["difference"] is None else signed_percent(effect["difference"]),
        reach(effect["joint_interval"], signed_percent),
        *(NOTHING if p is None else p_text(p) for p in (effect["p"], effect["p_adjusted"])),
    ]


def share(value: float | None) -> str:
    return NOTHING if value is None else percent(value)


def reach(interval: tuple[float, float] | None, word: Callable[[float], str] = percent) -> str:
    return NOTHING if interval is None else f"{word(interval[0])} to {word(interval[1])}"


def number(value: float | None) -> str:
    return NOTHING if value is None else f"{value:,.2f}".replace("-", "−")
