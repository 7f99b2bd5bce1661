"""Plays an emitted game and the reference interpreter with the same answers and compares them after every step."""

from __future__ import annotations

import random
from dataclasses import dataclass

from compiler.emit import emit_module
from compiler.ir.program import Program
from runtime.chance import pick
from runtime.errors import RuleLimit
from runtime.loader import load_module
from runtime.playout import play_once
from tests.reference.interpreter import CHANCE
from tests.reference.machine import Machine
from tests.reference.state import LimitReached, NothingThere, TooManyWays

NOTHING_THERE = ("nothing is there", 0)
MORE_WAYS = ("more ways, if all are counted", 0)


class Difference(AssertionError):
    """The two sides disagree."""


@dataclass
class Played:
    """How a game in lock step went: its answers, and whether it came to its end or to a limit of its rules."""

    answers: list[tuple[int, int]]
    over: bool = False
    limit: bool = False


def play(
    program: Program,
    players: int,
    seed: int,
    most_steps: int = 200,
    game=None,
    settings: dict | None = None,
    automas: dict | None = None,
) -> Played:
    """One game with random answers; seats that decide in secret answer in random order."""
    chooser = random.Random(seed)
    game = game or load_module(emit_module(program), program.name)
    played = Played([])
    expected, machine = attempt(Machine, program, players, settings, automas)
    found, state = attempt(game.new, players=players, seed=seed, chance="explicit", settings=settings or {}, automas=automas or {})
    while True:
        if expected is not MORE_WAYS and expected != found:
            raise Difference(f"{played.answers}: limit {expected} in the reference, {found} in the emitted game")
        if expected is not None:
            played.limit = True
            return played
        compare(game, machine, state, played.answers)
        if machine.over or len(played.answers) >= most_steps:
            played.over = machine.over
            return played
        question = chooser.choice(machine.requests)
        index = chooser.randrange(len(question.options))
        played.answers.append((question.seat, index))
        expected, _ = attempt(machine.answer, index, question.seat)
        found, _ = attempt(state.apply, index, None if question.seat == CHANCE else question.seat)


def attempt(step, *args, **named) -> tuple[tuple[str, int] | None, object]:
    """What the step gives, or the place of the limit it reaches; where nothing is to be taken, the reference knows no place."""
    try:
        return None, step(*args, **named)
    except TooManyWays:
        return MORE_WAYS, None
    except LimitReached as reached:
        return (reached.origin.path, reached.origin.line), None
    except NothingThere:
        return NOTHING_THERE, None
    except RuleLimit as reached:
        if isinstance(reached.__cause__, IndexError):
            return NOTHING_THERE, None
        return (reached.file, reached.line), None


def compare(game, machine: Machine, state, answers) -> None:
    expect(answers, "over", machine.over, state.over)
    asked = {question.seat: question.options for question in machine.requests}
    expect(answers, "options", asked, requests(state))
    weights = machine.request.weights if machine.request is not None and machine.request.seat == CHANCE else None
    if weights is not None:
        expect(answers, "weights", weights, tuple(state.weights))
    sealed = getattr(state, "sealed", None)
    found = cells(game, machine.program, state if sealed is None else sealed)
    for name, value in machine.cells().items():
        if name in found:
            expect(answers, name, value, found[name])
    if machine.over:
        expect(answers, "scores", machine.scores(), tuple(state.scores))
        if machine.program.winners:
            expect(answers, "winners", machine.winners(), tuple(state.winners))


def expect(answers, what: str, expected, found) -> None:
    if expected != found:
        raise Difference(f"after {answers}: {what} is {expected} in the reference, {found} in the emitted game")


def requests(state) -> dict[int, tuple]:
    """Seat -> the values offered to it."""
    if state.over:
        return {}
    if getattr(state, "pending", 0):
        return {seat: tuple(strand.options) for seat, strand in enumerate(state.strands) if state.pending >> seat & 1}
    return {state.player: tuple(state.options)}


def cells(game, program: Program, state) -> dict[str, object]:
    """The emitted state under the names of the reference. Games without cards or shuffles have no such slots."""
    found: dict[str, object] = {}
    slots = {field.name: field.slot for field in game.fields}
    for field in (*program.fields, *program.settings):
        value = getattr(state, slots[field.name])
        found[field.name] = tuple(value) if isinstance(value, list) else value
    for place in range(program.place_count):
        if hasattr(state, "piles"):
            found[f"place {place}"] = tuple(state.piles[place])
        if hasattr(state, "lo"):
            found[f"undecided {place}"] = (state.lo[place], state.hi[place])
    return found


def play_fused(game, players: int, seed: int, most_steps: int | None = None) -> None:
    """A fused random game ends like the same game played step by step with the same random numbers. One that takes more than
    `most_steps` may have no end, and is left alone."""
    expected, stepwise = attempt(play_stepwise, game, players, random.Random(seed).random, most_steps)
    if expected is None and not stepwise[0].over:
        return
    found, statistics = attempt(game.playout, players=players, seed=seed, games=1)
    expect(seed, "limit", expected, found)
    if expected is None:
        state, decisions = stepwise
        fused = play_once(game, players, random.Random(seed).random)
        expect(seed, "the end", state.cells(), fused.cells())
        expect(seed, "scores", state.scores, fused.scores)
        expect(seed, "decisions", decisions, statistics.decisions)
        expect(seed, "wins", [int(seat in state.winners) for seat in range(players)], statistics.wins)


def play_stepwise(game, players: int, rnd, most_steps: int | None = None) -> tuple:
    """The last state, and how many decisions players made."""
    state = game.new(players=players, seed=0, chance="explicit" if game.has_chance else "sampled")
    decisions = 0
    while not state.over and (most_steps is None or decisions < most_steps):
        if state.player == CHANCE:
            state.apply(pick(state.weights, rnd))
        else:
            state.apply(int(rnd() * state.option_count))
            decisions += 1
    return state, decisions
