"""What an example expects: each kind of `then` line, held against the table as it is. What fails is told with its values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from compiler.examples.steps import Side, Step
from compiler.ir.program import Reading as Shape
from rulewright.examples.answers import ending, offered, option_for
from rulewright.examples.seeing import nothing_to_compare, shows, sight, worlds_of
from runtime.data import Reading, Value
from runtime.text import Decision, value_text

if TYPE_CHECKING:
    from rulewright.examples.play import Player

LOOKS_AT_QUESTIONS = ("asked", "offered", "rolled")
"""Lines that say that something is open: nothing has to answer it before what follows."""


def shown(player: Player, shape: Shape, value: Value) -> str:
    """A value in words, players by the names of the example."""
    return with_names(player, value_text(player.game, reading_of(shape), value))


def reading_of(shape: Shape) -> Reading:
    item = reading_of(shape.item) if shape.item is not None else None
    return Reading(shape.kind, shape.of, item, shape.none)  # type: ignore[arg-type]  # the compiler keeps kinds as plain words


def with_names(player: Player, text: str) -> str:
    return re.sub(r"\bplayer (\d+)\b", lambda found: player.name(int(found[1]) - 1), text)


def told(player: Player, side: Side) -> str:
    return side.text + shown(player, side.reading, player.value(side.function))


# ---------------------------------------------------------------- values


def equals(player: Player, step: Step) -> None:
    found, wanted = player.value(step.functions[2]), player.value(step.functions[1])
    if found != wanted:
        side = step.parts[0].sides[0]
        words = f"{side.text} is {shown(player, side.reading, found)}, not {shown(player, side.reading, wanted)}"
        raise player.fail(words, step)


def holds(player: Player, step: Step) -> None:
    found, wanted = player.value(step.functions[2]), player.value(step.functions[1])
    rows, names = player.game.data.rows, player.game.card_names
    if sorted(rows[c] for c in found) != sorted(rows[c] for c in wanted):
        raise player.fail("it holds " + (", ".join(names[c] for c in found) or "nothing"), step)


def true(player: Player, step: Step) -> None:
    for part in step.parts:
        if not player.value(part.function):
            values = ", ".join(dict.fromkeys(told(player, side) for side in part.sides))
            raise player.fail(f"this does not hold: {part.text}" + (f"\n{values}" if values else ""), step)


def changed(player: Player, step: Step) -> None:
    now = player.value(step.functions[0])
    before = player.game.call(step.functions[0], player.before) if player.before is not None else now
    change, wanted = (now - before) * step.values[0], player.value(step.functions[1])
    if change != wanted:
        raise player.fail(f"it was {change}, not {wanted}: {before} before, {now} now", step)


def winners(player: Player, step: Step) -> None:
    mask = player.game.winner_function(player.state) if player.game.winner_function else 0
    found = tuple(seat for seat in range(len(player.plan.seats)) if mask >> seat & 1)
    if found != step.values:
        points = ", ".join(f"{player.name(seat)} {points}" for seat, points in enumerate(player.state.scores))
        scores = f" (points: {points})" if player.game.score_functions else ""
        raise player.fail("winners are " + (", ".join(player.name(s) for s in found) or "nobody") + scores, step)


def over(player: Player, step: Step) -> None:
    is_over = bool(getattr(player.state, player.game.slot_of["game_over"]))
    if is_over != bool(step.values[0]):
        raise player.fail("the game is over" if is_over else "the game goes on", step)


# ---------------------------------------------------------------- rules


def can(player: Player, step: Step) -> None:
    reason = player.refusal(step, step.name)
    if reason is not None:
        raise player.fail(f"it is refused: {reason[0]}", step)


def cannot(player: Player, step: Step) -> None:
    reason = player.refusal(step, step.name)
    if reason is None:
        raise player.fail("it is possible", step)
    if step.because is not None and step.because != reason[0] and step.because not in reason[1].split():
        raise player.fail(f"it is refused, but because: {reason[0]} ({reason[1]})", step)


# ---------------------------------------------------------------- what is asked and offered


def asked(player: Player, step: Step) -> None:
    """`is asked`, `is not asked`: now."""
    decision = player.open_decision(step.seat)
    is_asked = decision is not None and step.name in ("", decision.name, *(part.name for part in decision.question.parts))
    if is_asked != bool(step.values[0]):
        found = player.open_decision()
        raise player.fail(player.asked(found) if found is not None else "nobody is asked anything", step)


def was_asked(player: Player, step: Step) -> None:
    """So often, what is open now counted too."""
    now = [(d.player, d.name) for d in player.state.decisions]
    questions = [name for seat, name in (*player.questions, *now) if seat == step.seat]
    count = len(questions) if not step.name else questions.count(step.name)
    if count != step.values[0]:
        for_what = ", ".join(f"{name} {times}" for name, times in Counter(questions).items()) or "nothing"
        raise player.fail(f"{player.name(step.seat)} was asked {count} times (for: {for_what})", step)


def offer(player: Player, step: Step) -> None:
    decision = player.open_decision(step.seat)
    if decision is None:
        raise player.fail(f"nothing is asked of {player.name(step.seat)} now", step)
    labels = []
    for option in step.options:
        index = option_for(decision, option, player.value)
        if (index is None) != (step.name == "not"):
            missing = "not all of it is offered" if index is None else f"{decision.options[index].label} is offered"
            raise player.fail(f"{missing}\n{question(player, decision)}", step)
        labels += [decision.options[index].label] if index is not None else []
    others = [o.label for o in decision.options if o.label not in labels and o.index != ending(decision)]
    if step.name == "only" and others:
        raise player.fail(f"more is offered: {', '.join(dict.fromkeys(others))}\n{question(player, decision)}", step)


def question(player: Player, decision: Decision) -> str:
    return f"{player.asked(decision)}\noffered: {with_names(player, offered(decision))}"


def rolled(player: Player, step: Step) -> None:
    decision = player.open_decision()
    if decision is None or decision.player != player.game.CHANCE:
        raise player.fail(player.asked(decision) if decision is not None else "no dice are rolled now", step)


# ---------------------------------------------------------------- what is seen and read


def unseen(player: Player, step: Step) -> None:
    worlds = worlds_of(player.state, step, player.value)
    if not worlds:
        raise player.fail(nothing_to_compare(player.state, step, player.value), step)
    for world in worlds:
        if shows(player.state, step.seat, world):
            raise player.fail(f"{player.name(step.seat)} can tell that it is {world[0]} and not {world[1]}", step)


def sees(player: Player, step: Step) -> None:
    if not step.name:
        sees_cards(player, step)
        return
    worlds = worlds_of(player.state, step, player.value)
    if not worlds:
        raise player.fail(nothing_to_compare(player.state, step, player.value), step)
    for world in worlds:
        if not shows(player.state, step.seat, world):
            raise player.fail(f"{player.name(step.seat)} can't tell {world[0]} from {world[1]}", step)


def sees_cards(player: Player, step: Step) -> None:
    """The cards of a place that the seat knows, copies counted, hold those that are named (or all that lie there)."""
    game, place = player.game, player.value(step.functions[0])
    cards = player.value(step.functions[1]) if len(step.functions) > 1 else player.state.piles[place]
    if not cards:
        raise player.fail("nothing lies there, so there is nothing to see", step)
    names = dict(zip((card.partition("#")[0] for card in game.card_ids), game.card_names, strict=True))
    known = Counter(card.partition("#")[0] for card in known_at(player, step.seat, place))
    missing = Counter(game.card_ids[card].partition("#")[0] for card in cards) - known
    if missing:
        seen = ", ".join(names[card] for card in known.elements()) or "nothing"
        raise player.fail(f"{player.name(step.seat)} sees {seen} there", step)


def known_at(player: Player, seat: int, place: int) -> list[str]:
    """The ids of the cards of a place that a seat's view names."""
    state = player.state
    view = sight(state, seat, set(range(len(state.piles))) - {place})
    owner = next(p for p in state.game.data.places if p.base <= place < p.base + p.size)
    (pile,) = view[owner.name]
    cards: list[str] = pile.get("cards", pile.get("known", []))
    return cards


def log(player: Player, step: Step) -> None:
    """A line of the log, as everybody may read it, or one player."""
    everyone, said = step.seat < 0, bool(step.values[0])
    seats = range(player.state.n) if everyone else (step.seat,)
    entries = [e for e in player.state.log if e.audience is None or {*seats} <= {*e.audience}]
    lines = [with_names(player, entry.text) for entry in entries]
    if (step.words[0] in lines) != said:
        raise player.fail("the log says it" if not said else "the log says:\n" + "\n".join(lines[-12:] or ["nothing"]), step)


THEN: dict[str, Callable[[Player, Step], None]] = {
    "equals": equals,
    "holds": holds,
    "true": true,
    "changed": changed,
    "can": can,
    "cannot": cannot,
    "asked": asked,
    "was_asked": was_asked,
    "offered": offer,
    "rolled": rolled,
    "unseen": unseen,
    "sees": sees,
    "log": log,
    "over": over,
    "winners": winners,
}
