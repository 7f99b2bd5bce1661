"""A game of a program, run by the reference interpreter: what it waits for, how it goes on, what its state is."""

from __future__ import annotations

from compiler.ir.program import Program
from tests.reference.evaluate import call_function
from tests.reference.interpreter import Interpreter, Over, Question
from tests.reference.state import start_state


class Machine:
    def __init__(self, program: Program, players: int, settings: dict | None = None, automas: dict | None = None) -> None:
        self.program = program
        self.state = start_state(program, players, settings or {}, automas or {})
        self.interpreter = Interpreter(program)
        self.run = self.interpreter.call(self.state, program.main, [], is_main=True)
        self.requests: list[Question] = []
        self.advance(lambda: next(self.run))

    @property
    def request(self) -> Question | None:
        """The question of the lowest seat that decides."""
        return self.requests[0] if self.requests else None

    @property
    def over(self) -> bool:
        return self.state.over

    def answer(self, index: int, seat: int | None = None) -> None:
        question = self.request if seat is None else next(q for q in self.requests if q.seat == seat)
        value = question.options[index]
        self.advance(lambda: self.run.send((question.seat, value)))

    def advance(self, go) -> None:
        try:
            self.requests = go()
        except (StopIteration, Over):
            self.requests = []
            self.state.over = True

    def call(self, function: str, *args) -> object:
        return call_function(self.program, self.state, function, list(args))

    def cells(self) -> dict[str, object]:
        """All fields and piles under names, fit for comparison."""
        seen = {name: tuple(v) if isinstance(v, list) else v for name, v in self.state.fields.items()}
        for place, pile in enumerate(self.state.piles):
            seen[f"place {place}"] = tuple(pile)
            seen[f"undecided {place}"] = self.state.undecided.get(place, (0, 0))
        return seen

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(self.call(score.function, seat) for score in self.program.scores) for seat in range(self.state.seats))

    def winners(self) -> tuple[int, ...]:
        mask = self.call(self.program.winners)
        return tuple(seat for seat in range(self.state.seats) if mask // 2**seat % 2 == 1)
