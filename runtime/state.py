"""The base of every game's state: answering, comparing, saving, and the doors to labels, views and logs.

Emitted states add their slots, `clone` and `apply`. Everything a rule can see is an int, a tuple or a list of these.
`history` is how the state came about, which plays no part in equality: [the list it goes on from, how much of that counts,
what happened since]. Lists only grow, so clones share them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from runtime import places, replay, strands
from runtime.errors import IllegalMove, RuleLimit
from runtime.knowledge import sample_state
from runtime.saving import History, dump_state
from runtime.steps import run
from runtime.strands import Running, Strand
from runtime.text import Decision
from runtime.views import View, make_view

if TYPE_CHECKING:
    from runtime.game import Game

Stack = tuple[tuple[int, ...], ...]
"""Frames of rules that wait for others; each begins with the block that goes on."""

Told = tuple[int, int, int, tuple[Any, ...], int | None]
"""A line of the log before it is put in words: note, origin, seat, values, mask of those who may read it."""

ADDED_LATER: tuple[str, ...] = ()
"""Not written into the class, where a type checker would read that a state has no slots at all."""


class State:
    __slots__ = ADDED_LATER

    # of the class: set by the game it belongs to
    game: ClassVar[Game]
    hides: ClassVar[bool] = False
    shuffles: ClassVar[bool] = False
    logged: ClassVar[bool] = False
    rows: ClassVar[tuple[int, ...]] = ()
    copies: ClassVar[tuple[tuple[int, ...], ...]] = ()
    everyone: ClassVar[int] = 0

    # slots of every state
    n: int
    player: int
    options: tuple[Any, ...]
    option_count: int
    pc: int
    over: bool
    history: History
    tape: list[Told]

    # slots of games with chance, or cards
    rng: int
    pool: bytes
    drawn: int
    piles: list[tuple[int, ...]]
    loc: list[int]
    known: list[int]
    sees: tuple[int, ...] = ()  # by place; a slot only where settings decide who sees what, else one for all games
    lo: list[int]
    hi: list[int]
    strands: tuple[Strand, ...]

    # what games without these slots have instead
    explicit: bool = False
    weights: tuple[int, ...] | None = None
    stack: Stack = ()
    pending: int = 0
    secret: Running | None = None
    sealed: State | None = None

    # answering

    def apply(self, index: int, seat: int | None = None) -> None:
        """Answers the open decision with the option of this index; in a secret phase that of `seat`, or the lowest."""
        raise NotImplementedError

    def answer_secretly(self, index: int, seat: int | None) -> None:
        """An answer in a running secret phase."""
        try:
            run(self, strands.answer(self, index, seat))
        except IllegalMove:
            raise
        except RuleLimit as limit:
            limit.locate(self.game.origins)
            raise
        except Exception as error:
            raise self.game.limit_of(error) from error

    def check_answer(self, index: int, seat: int | None) -> None:
        """Raises IllegalMove unless the answer is good."""
        if seat is not None and seat != self.player:
            raise IllegalMove(f"seat {seat} has nothing to decide")
        if not 0 <= index < self.option_count:
            raise IllegalMove(f"option {index} is not offered: there are {self.option_count}")

    def back(self, seat: int) -> None:
        """In a secret phase: takes back the last answer of a seat."""
        strands.back(self, seat)

    # decisions and results

    @property
    def decision(self) -> Decision | None:
        """What is to be decided now; None if nothing is."""
        return Decision(self.game, self.player, self.pc, self.options, self.weights) if self.option_count else None

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions: one, or in a secret phase one of each seat that is not done."""
        if not self.pending:
            decision = self.decision
            return [] if decision is None else [decision]
        return [
            Decision(self.game, seat, strand.pc, strand.options, None)
            for seat, strand in enumerate(self.strands)
            if self.pending >> seat & 1
        ]

    @property
    def scores(self) -> tuple[int, ...]:
        told, scores = self.game.told, self.game.score_functions
        return tuple([sum([told(score, self, seat) for score in scores]) for seat in range(self.n)])

    def breakdown(self, seat: int) -> dict[str, int]:
        """Points by scoring category."""
        found: dict[str, int] = {}
        for label, score in zip(self.game.data.scores, self.game.score_functions, strict=True):
            found[label] = found.get(label, 0) + int(self.game.told(score, self, seat))
        return found

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win; nobody while the game runs."""
        if not self.over or self.game.winner_function is None:
            return ()
        mask = self.game.told(self.game.winner_function, self)
        return tuple([seat for seat in range(self.n) if mask >> seat & 1])

    @property
    def teams(self) -> tuple[int, ...]:
        """For each seat the first seat of those it plays together with; its own if it plays alone."""
        team = self.game.team_function
        if team is None:
            return tuple(range(self.n))
        known = [team(self, seat) for seat in range(self.n)]
        return tuple(map(known.index, known))

    @property
    def returns(self) -> tuple[int, ...]:
        """One number per seat: points if the game has any (of the whole team if there are teams), else 1 for winning."""
        if self.game.score_functions:
            scores = self.scores
            if self.game.team_function is None:
                return scores
            teams = self.teams
            return tuple([sum([score for score, other in zip(scores, teams, strict=True) if other == team]) for team in teams])
        winners = self.winners
        return tuple([int(seat in winners) for seat in range(self.n)])

    # what people see

    def view(self, seat: int | None) -> View:
        """What a seat may know, as plain data; None: what everyone may know."""
        return make_view(self, seat)

    @property
    def log(self) -> list[replay.Entry]:
        return replay.make_log(self)

    def why(self, action: str, seat: int, *args: int, **fixed: int | tuple[int, ...]) -> tuple[str, str] | None:
        """Why a rule is not possible for a seat, with `args` for its parameters and choices fixed by name: (text, the
        names that fail); None if it is possible."""
        index = self.game.told(self.game.why_functions[action], self, seat, *args, fixed)
        if index < 0:
            return None
        reason = self.game.data.whys[action][index]
        return reason.text, reason.what

    def sample(self, seat: int, seed: int = 0) -> State:
        """A full state that the seat can't tell from this one."""
        return sample_state(self, seat, seed)

    # copies, comparison, saving

    def clone(self, history: History | None = None) -> State:
        """A copy that goes on by itself, with another history if one is given."""
        raise NotImplementedError

    def restart(self, other: State) -> None:
        """Becomes a copy of a state of the same set-up again, in all that a fused game changes."""
        raise NotImplementedError

    def cells(self) -> dict[str, object]:
        """All fields by the names of the rules and all piles by number; undecided parts of piles in ascending order."""
        found: dict[str, object] = {}
        for field in self.game.fields:
            value = getattr(self, field.slot)
            found[field.name] = tuple(value) if isinstance(value, list) else value
        for place, pile in enumerate(getattr(self, "piles", ())):
            if self.explicit and self.shuffles and self.hi[place]:
                low, high = self.lo[place], self.hi[place]
                pile = (*pile[:low], *sorted(pile[low:high]), *pile[high:])
            found[f"place {place}"] = pile
        return found

    def set(self, name: str, value: Any, index: int | None = None) -> None:
        """Writes a cell from outside (examples, editors). Lists may be shared with clones, so they are made anew."""
        slot = self.game.slot_of[name]
        if index is not None:
            items = list(getattr(self, slot))
            items[index] = value
            value = items
        elif slot in self.game.data.starts and self.game.data.starts[slot].kind != "one":
            value = list(value)
        setattr(self, slot, value)
        self.history.append(("set", name, tuple(value) if isinstance(value, list) else value))

    def put(self, card: int, place: int) -> None:
        """Moves a card on top of a place from outside; only those who see the place know it."""
        (places.put_known if self.hides or self.shuffles else places.put)(self, card, place)
        if self.hides:
            self.known[card] = self.sees[place]
        self.history.append(("put", card, place))

    def key(self) -> tuple[object, ...]:
        """What two states must share to be equal: all that rules can see, and where they go on."""
        game = self.game
        values: list[object] = [self.n, self.over, self.player, self.options, self.pc]
        for slot in game.key_slots:
            value = getattr(self, slot)
            values.append(tuple(value) if isinstance(value, list) else value)
        values.append(self.control(self.pc, partial(getattr, self), self.stack))
        if self.secret and self.sealed:
            values.append((self.pending, self.secret, self.sealed.key()))
            frame = game.secrets[self.secret.number].frame
            for strand in self.strands:
                slots = dict(zip(frame, strand.frame, strict=False))
                control = self.control(strand.pc, slots.get, strand.stack)
                values.append((strand.pc, strand.options, strand.registers, strand.stack, control))
        return tuple(values)

    def control(self, number: int, read: Callable[[str], Any], stack: Stack) -> tuple[object, ...]:
        """The locals that are still needed, of the rule that waits and of those that wait for it. `read` gives a frame slot."""
        live = self.game.data.live
        found: list[object] = [stack]
        depth = len(stack)
        while number in live:
            slots, ret, on_stack = live[number]
            found.append(number)
            if on_stack:
                depth -= 1
                number = stack[depth][0]
                continue
            found.extend([read(slot) for slot in slots])
            number = read(ret) if ret else 0
        return tuple(found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def to_json(self) -> str:
        return dump_state(self)

    def note_strand(self, seat: int) -> None:
        """In the logged flavour: what follows belongs to this seat's strand (-1: the phase is over)."""
        if self.logged:
            self.tape.append((-1, 0, seat, (), None))


def open_decision(s: State) -> Decision:
    """What is to be decided now; only to be asked where something is."""
    decision = s.decision
    if decision is None:
        raise IllegalMove("there is nothing to decide")
    return decision
