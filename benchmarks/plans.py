"""What it takes to plan in Smartphone Inc., where nobody could list the plans: two pads over each other, improvements on top."""

from dataclasses import dataclass
from random import Random

import rulewright
from benchmarks.playing import ROOT
from benchmarks.timing import interleave
from rulewright.bots import make_bot
from runtime.arranging import Arranging, arranges

FOLDER = "content/smartphone_inc"
BOT = "mcts:8:depth=60"
CHANGES = 100
STATES = 5
WALKED = 480
"""Plans without improvements, all of them."""
INTRODUCTION = f"""\
## Plans

A plan of Smartphone Inc., two players: two pads over each other, and one improvement or more on top (12,576 plans with one, 224,608
with two). Drawn at random from its first choice to its last; the same, and the best goods after {CHANGES} changes; what `{BOT}`
takes for all choices of a plan and for one of them; the {WALKED} plans without improvements, each walked to its end.

| what | time |
| --- | ---: |
"""


@dataclass(frozen=True)
class PlanFigure:
    what: str
    seconds: float

    @property
    def line(self) -> str:
        return f"| {self.what} | {self.seconds * 1e3:,.2f} ms |\n"


def measure_plans(rounds: int = 7) -> list[PlanFigure]:
    game = rulewright.load(ROOT / FOLDER)
    states = [state_to_plan_in(game, seed) for seed in range(STATES)]
    goods = next(shown for shown in game.data.arrangements[0].shown if shown.label == "goods made").function
    bot, asked = make_bot(BOT), 0

    def draw() -> None:
        for seed, state in enumerate(states):
            Arranging(state, seat_of(state)).draw(Random(seed).randrange)

    def improve() -> None:
        for seed, state in enumerate(states):
            arranging, seat = Arranging(state, seat_of(state)), seat_of(state)
            arranging.improve(lambda tried, seat=seat: game.call(goods, tried, seat), CHANGES, Random(seed).randrange)

    def think() -> None:
        nonlocal asked
        asked = 0
        for seed, state in enumerate(states):
            arranging, chooser = Arranging(state, seat_of(state)), Random(seed)
            while not arranging.ready:
                arranging.choose(bot.choose(arranging.state, arranging.seat, chooser))
                asked += 1

    def walk() -> None:
        if plans_below(Arranging(states[0], seat_of(states[0]))) != WALKED:
            raise AssertionError(f"there are not {WALKED} plans")

    seconds = interleave({"draw": draw, "improve": improve, "think": think, "walk": walk}, rounds)
    return [
        PlanFigure("a plan drawn at random", seconds["draw"] / STATES),
        PlanFigure(f"a plan improved by {CHANGES} changes", seconds["improve"] / STATES),
        PlanFigure(f"a plan of `{BOT}`", seconds["think"] / STATES),
        PlanFigure(f"a choice within it, of {asked / STATES:.1f}", seconds["think"] / max(1, asked)),
        PlanFigure(f"all {WALKED} plans without improvements", seconds["walk"]),
    ]


def state_to_plan_in(game, seed: int):
    """A random game in which the third round is being planned."""
    choices = Random(seed)
    state = game.new(2, seed=seed)
    while not (state.round == 3 and state.pending and arranges(state, state.decisions[0].player)):
        state.apply(choices.randrange(state.option_count))
    return state


def seat_of(state) -> int:
    return int(state.decisions[0].player)


def plans_below(arranging: Arranging) -> int:
    """How many plans there are from here on, with improvements declined."""
    if arranging.ready:
        return 1
    parts, before, keys = list(arranging.parts), arranging.state, arranging.decision.keys
    found = 0
    for index in [keys.index("decline")] if "decline" in keys else range(len(keys)):
        arranging.parts, arranging.state = list(parts), before.clone()
        arranging.choose(index)
        found += plans_below(arranging)
    return found


def plans_section(figures: list[PlanFigure]) -> str:
    return INTRODUCTION + "".join(figure.line for figure in figures)
