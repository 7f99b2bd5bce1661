"""Secret phases: one strand per seat, sealed from the others, answered in any order.

While a phase runs, `strands[seat]` keeps where that seat's rules wait. The strand of the lowest seat that still decides
is laid out in the state itself, so a game goes on as if only that seat were asked. `sealed` is the state as it was on
entry: it is what other seats see, and where going back begins.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from runtime.data import Secret, Value
from runtime.errors import IllegalMove
from runtime.reveals import changes
from runtime.steps import run

if TYPE_CHECKING:
    from runtime.state import Stack, State


class Running(NamedTuple):
    """The phase that runs: the number of its `Secret`, who takes part, and what the rule around it gives to all of them."""

    number: int
    seats: tuple[int, ...]
    args: tuple[Value, ...] = ()


class Strand(NamedTuple):
    """Where a seat's rules wait: block and options, the values of the phase's frame and registers, the stack; and the answers
    so far. A strand that has come to its end waits nowhere: `pc` is 0."""

    pc: int
    options: tuple[Value, ...]
    frame: tuple[Any, ...]
    registers: tuple[Any, ...]
    stack: Stack
    answers: tuple[int, ...]


OUTSIDE = Strand(0, (), (), (), (), ())
"""The strand of a seat that takes no part."""


def running(s: State) -> tuple[Running, State]:
    """The phase that runs and the state on entry; only to be asked while one runs."""
    if s.secret is None or s.sealed is None:
        raise IllegalMove("no secret phase is running")
    return s.secret, s.sealed


def begin_secret(s: State, number: int, seats: tuple[int, ...], *args: Value) -> int:
    """Starts all strands; the number of the next block if nobody has to decide anything."""
    s.sealed = sealed = s.clone()
    sealed.pc = 0  # it waits nowhere: where it waited last, and what lay on the stack then, is past
    s.secret = Running(number, tuple(seats), args)
    s.strands = (OUTSIDE,) * s.n
    s.pending = 0
    secret = s.game.secrets[number]
    for seat in seats:
        _start(s, sealed, secret, seat, args)
    return _go_on(s, secret, -1)


def _start(s: State, sealed: State, secret: Secret, seat: int, args: tuple[Value, ...]) -> None:
    for slot in secret.registers:
        setattr(s, slot, getattr(sealed, slot))
    if s.game.has_stack:
        s.stack = sealed.stack
    s.pc = 0
    s.note_strand(seat)
    run(s, secret.enter(s, 1, seat, *args))
    _save(s, secret, seat, ())


def _save(s: State, secret: Secret, seat: int, answers: tuple[int, ...]) -> None:
    registers = read_slots(secret.registers)(s)
    if s.pc:
        strand = Strand(s.pc, s.options, read_slots(secret.frame)(s), registers, s.stack, answers)
        s.pending |= 1 << seat
    else:
        strand = Strand(0, (), (), registers, (), answers)
        s.pending &= ~(1 << seat)
    s.strands = (*s.strands[:seat], strand, *s.strands[seat + 1 :])


@cache
def read_slots(slots: tuple[str, ...]) -> Callable[[State], tuple[Any, ...]]:
    """What reads all of these slots at once."""
    if len(slots) > 1:
        return attrgetter(*slots)
    return lambda s: tuple([getattr(s, slot) for slot in slots])


def _load(s: State, secret: Secret, seat: int) -> None:
    """Lays a strand out in the state."""
    strand = s.strands[seat]
    s.pc = strand.pc
    s.player = seat
    s.options = strand.options
    s.option_count = len(strand.options)
    for slot, value in zip(secret.frame, strand.frame, strict=True):
        setattr(s, slot, value)
    for slot, value in zip(secret.registers, strand.registers, strict=True):
        setattr(s, slot, value)
    if s.game.has_stack:
        s.stack = strand.stack


def _go_on(s: State, secret: Secret, current: int) -> int:
    """Asks the lowest seat that still decides, or ends the phase. `current`: the seat whose strand the state holds already."""
    if s.pending:
        seat = lowest(s.pending)
        if seat == current:
            s.player = seat
        else:
            _load(s, secret, seat)
        return 0
    phase, sealed = running(s)
    strands = [s.strands[seat] for seat in sorted(phase.seats)]
    for index, slot in enumerate(secret.registers):
        value = before = getattr(sealed, slot)
        for strand in strands:
            if strand.registers[index] != before:
                value = strand.registers[index]
        setattr(s, slot, value)
    if s.game.has_stack:
        s.stack = sealed.stack
    s.sealed, s.secret, s.strands = None, None, ()
    s.note_strand(-1)
    if s.logged:
        s.tape.extend(changes(s, sealed, secret))
    return secret.after


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def answer(s: State, index: int, seat: int | None) -> int:
    """Answers for a seat of the running phase; the block to go on with, 0 if the game waits."""
    current = lowest(s.pending)
    seat = current if seat is None else seat
    if not (isinstance(seat, int) and 0 <= seat < s.n and s.pending >> seat & 1):
        raise IllegalMove(f"seat {seat} has nothing to decide")
    options = s.strands[seat].options
    if not 0 <= index < len(options):
        raise IllegalMove(f"option {index} is not offered: there are {len(options)}")
    s.history.append((seat, index))
    return step(s, index, seat)


def step(s: State, index: int, seat: int) -> int:
    if s.secret is None:
        raise IllegalMove(f"seat {seat} has nothing to decide")
    secret = s.game.secrets[s.secret.number]
    if seat != lowest(s.pending):
        _load(s, secret, seat)
    answers = (*s.strands[seat].answers, index)
    number = s.pc
    value = s.options[index]
    s.pc = 0
    s.note_strand(seat)
    run(s, s.game.blocks[number](s, value))
    _save(s, secret, seat, answers)
    return _go_on(s, secret, seat)


def back(s: State, seat: int) -> None:
    """Takes back the last answer of a seat: the phase begins again, and all other answers are given once more."""
    if s.secret is None or seat not in s.secret.seats or not s.strands[seat].answers:
        raise IllegalMove(f"seat {seat} has nothing to take back")
    phase, sealed = running(s)
    answers = {q: s.strands[q].answers for q in phase.seats}
    answers[seat] = answers[seat][:-1]
    again = sealed.clone()
    begin_secret(again, phase.number, phase.seats, *phase.args)
    for q, given in answers.items():
        for index in given:
            step(again, index, q)
    again.history = s.history
    again.history.append((seat, -1))
    for slot in s.game.all_slots:
        setattr(s, slot, getattr(again, slot))
    if s.logged:
        s.tape = again.tape
