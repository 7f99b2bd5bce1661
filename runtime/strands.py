"""Secret phases: one strand per seat, sealed from the others, answered in any order.

While a phase runs, `strands[seat]` keeps where that seat's rules wait: (pc, options, frame, own registers, stack,
answers so far). The strand of the lowest seat that still decides is laid out in the state itself, so a game goes on as
if only that seat were asked. `sealed` is the state as it was on entry: it is what other seats see, and where going back
begins.
"""

from __future__ import annotations

from runtime.errors import IllegalMove
from runtime.steps import run

PC, OPTIONS, FRAME, REGISTERS, STACK, ANSWERS = range(6)


def begin_secret(s, number: int, seats: tuple[int, ...]) -> int:
    """Starts all strands; the number of the next block if nobody has to decide anything."""
    s.sealed = s.clone()
    s.secret = (number, tuple(seats))
    s.strands = (None,) * s.n
    s.pending = 0
    for seat in seats:
        _start(s, seat)
    return _go_on(s)


def _start(s, seat: int) -> None:
    entry, _, _, registers, _, _ = s.game.secrets[s.secret[0]]
    for slot in registers:
        setattr(s, slot, getattr(s.sealed, slot))
    if s.game.has_stack:
        s.stack = s.sealed.stack
    s.pc = 0
    s.note_strand(seat)
    run(s, entry(s, 1, seat))
    _save(s, seat, ())


def _save(s, seat: int, answers: tuple[int, ...]) -> None:
    _, _, frame, registers, _, _ = s.game.secrets[s.secret[0]]
    strand = (
        s.pc,
        s.options if s.pc else (),
        tuple([getattr(s, slot) for slot in frame]) if s.pc else (),
        tuple([getattr(s, slot) for slot in registers]),
        s.stack if s.pc else (),
        answers,
    )
    s.strands = (*s.strands[:seat], strand, *s.strands[seat + 1 :])
    s.pending = s.pending | 1 << seat if s.pc else s.pending & ~(1 << seat)


def _load(s, seat: int) -> None:
    """Lays a strand out in the state."""
    _, _, frame, registers, _, _ = s.game.secrets[s.secret[0]]
    strand = s.strands[seat]
    s.pc = strand[PC]
    s.player = seat
    s.options = strand[OPTIONS]
    s.option_count = len(strand[OPTIONS])
    for slot, value in zip(frame, strand[FRAME], strict=True):
        setattr(s, slot, value)
    for slot, value in zip(registers, strand[REGISTERS], strict=True):
        setattr(s, slot, value)
    if s.game.has_stack:
        s.stack = strand[STACK]


def _go_on(s) -> int:
    """Asks the lowest seat that still decides, or ends the phase."""
    if s.pending:
        _load(s, lowest(s.pending))
        return 0
    number, seats = s.secret
    _, after, _, registers, _, _ = s.game.secrets[number]
    for index, slot in enumerate(registers):
        value = before = getattr(s.sealed, slot)
        for seat in sorted(seats):
            if s.strands[seat][REGISTERS][index] != before:
                value = s.strands[seat][REGISTERS][index]
        setattr(s, slot, value)
    if s.game.has_stack:
        s.stack = s.sealed.stack
    s.sealed, s.secret, s.strands = None, (), ()
    s.note_strand(-1)
    return after


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def answer(s, index: int, seat: int | None) -> int:
    """Answers for a seat of the running phase; the block to go on with, 0 if the game waits."""
    current = lowest(s.pending)
    seat = current if seat is None else seat
    if not (isinstance(seat, int) and 0 <= seat < s.n and s.pending >> seat & 1):
        raise IllegalMove(f"seat {seat} has nothing to decide")
    options = s.strands[seat][OPTIONS]
    if not 0 <= index < len(options):
        raise IllegalMove(f"option {index} is not offered: there are {len(options)}")
    s.history.append((seat, index))
    return step(s, index, seat)


def step(s, index: int, seat: int) -> int:
    if seat != lowest(s.pending):
        _load(s, seat)
    answers = (*s.strands[seat][ANSWERS], index)
    number = s.pc
    value = s.options[index]
    s.pc = 0
    s.note_strand(seat)
    run(s, s.game.blocks[number](s, value))
    _save(s, seat, answers)
    return _go_on(s)


def back(s, seat: int) -> None:
    """Takes back the last answer of a seat: the phase begins again, and all other answers are given once more."""
    if not (s.pending or s.secret) or seat not in s.secret[1] or not s.strands[seat][ANSWERS]:
        raise IllegalMove(f"seat {seat} has nothing to take back")
    answers = {q: s.strands[q][ANSWERS] for q in s.secret[1]}
    answers[seat] = answers[seat][:-1]
    number, seats = s.secret
    again = s.sealed.clone()
    begin_secret(again, number, seats)
    for q, given in answers.items():
        for index in given:
            step(again, index, q)
    again.history = s.history
    again.history.append((seat, -1))
    for slot in s.game.all_slots:
        setattr(s, slot, getattr(again, slot))
    if s.logged:
        s.tape = again.tape
