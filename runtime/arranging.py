"""What a player arranges in many small choices (`arrange`): a plan of pads and tiles, an order of troops. The product of the
choices is far too large to list, so an arrangement is made of answers that can be changed one by one while the others stay,
drawn at random, or improved step by step (hill climbing). Nothing of it is in the game before `answers` are given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from runtime.data import Arrangement, Shown, Value
from runtime.errors import IllegalMove
from runtime.text import Decision

if TYPE_CHECKING:
    from runtime.state import State

Pick = Callable[[Decision], int]
"""Chooses one of the options of a decision, by its index."""
Draw = Callable[[int], int]
"""A number below the one given, at random (`random.randrange`)."""
Sort = tuple[object, ...]
"""What a choice is about: its question, the offer that it belongs to, and how often it has been asked there."""
DECLINE = "decline"


class Part(NamedTuple):
    """A choice that was made: the question, and the index of the option."""

    decision: Decision
    chosen: int
    sort: Sort

    @property
    def label(self) -> str:
        return self.decision.options[self.chosen].label


def progress(s: State, seat: int) -> int:
    """The number of the arrangement that the seat is at, from 1 on; below 0 if only the last word is missing."""
    slot = s.game.slot_of.get("arrange")
    return int(getattr(s, slot)[seat]) if slot else 0


def arranges(s: State, seat: int) -> Arrangement | None:
    """What the seat is arranging now."""
    number = progress(s, seat)
    return s.game.data.arrangements[abs(number) - 1] if number else None


class Arranging:
    """One arrangement of a seat, from its first choice on. `taken_back`: so many answers have to be taken back for that, which is
    possible in secret phases; elsewhere the choices that were made before stay as they are."""

    def __init__(self, s: State, seat: int) -> None:
        found = arranges(s, seat)
        if found is None:
            raise IllegalMove(f"seat {seat} arranges nothing now")
        self.about, self.seat = found, seat
        self.base = s.clone()
        given: list[int] = []
        while self.base.secret and self.base.strands[seat].answers:
            before = self.base.clone()
            before.back(seat)
            if arranges(before, seat) is None:
                break
            given.insert(0, self.base.strands[seat].answers[-1])
            self.base = before
        self.taken_back = len(given)
        self.parts: list[Part] = []
        self.state = self.base.clone()
        for index in given:
            if not self.ready:
                self.choose(index)

    # as it stands

    @property
    def decision(self) -> Decision:
        """The choice that is open; the last one only says that all is as it should be."""
        return next(each for each in self.state.decisions if each.player == self.seat)

    @property
    def ready(self) -> bool:
        """All choices are made."""
        return progress(self.state, self.seat) < 0

    @property
    def answers(self) -> list[int]:
        """What to answer in the game, once it is ready."""
        return [*(part.chosen for part in self.parts), 0]

    def shown(self) -> list[tuple[Shown, Value]]:
        call = self.state.game.call
        return [(shown, call(shown.function, self.state, self.seat)) for shown in self.about.shown]

    # making and changing it

    def choose(self, index: int) -> None:
        """Answers the open choice."""
        decision = self.decision
        self.parts.append(Part(decision, index, self._sort(decision)))
        self.state.apply(index, seat=self.seat)

    def complete(self, pick: Pick) -> None:
        while not self.ready:
            self.choose(pick(self.decision))

    def change(self, place: int, index: int, pick: Pick) -> None:
        """Another option for a choice that was made. The other choices stay as far as they are still offered; `pick` makes those
        that come up instead."""
        old = self.parts
        wanted = {part.sort: part.decision.keys[part.chosen] for part in old[place + 1 :]}
        self.parts, self.state = [], self.base.clone()
        for part in old[:place]:
            self.choose(part.chosen)
        self.choose(index)
        while not self.ready:
            decision = self.decision
            key = wanted.get(self._sort(decision))
            self.choose(decision.keys.index(key) if key in decision.keys else pick(decision))

    def _sort(self, decision: Decision) -> Sort:
        """Choices that follow an offer belong to it, so that another answer to one offer leaves the others alone."""
        offer = next((part.decision.prompt for part in reversed(self.parts) if DECLINE in part.decision.keys), "")
        about = (decision.prompt if DECLINE in decision.keys else decision.name, "" if DECLINE in decision.keys else offer)
        return (*about, sum(part.sort[:2] == about for part in self.parts))

    # without listing them all

    def draw(self, below: Draw) -> None:
        """Begins again, with every choice made at random."""
        self.parts, self.state = [], self.base.clone()
        self.complete(lambda decision: below(len(decision.values)))

    def improve(self, worth: Callable[[State], float], tries: int, below: Draw) -> float:
        """Changes a choice at random, so often, and keeps what is not worse. Gives what it is worth in the end."""

        def pick(decision: Decision) -> int:
            return below(len(decision.values))

        self.complete(pick)
        best = worth(self.state)
        for _ in range(tries):
            kept = self.parts, self.state
            place = below(len(self.parts))
            self.change(place, below(len(self.parts[place].decision.values)), pick)
            found = worth(self.state)
            if found >= best:
                best = found
            else:
                self.parts, self.state = kept
        return best
