"""A running game: whose decision it is, what bots answer, what was answered, and taking back."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.bots import Table
from runtime.arranging import Arranging
from runtime.errors import IllegalMove, RuleLimit
from runtime.game import Game
from runtime.saving import History
from runtime.state import State
from runtime.text import Decision

BACK = -1


@dataclass(frozen=True)
class Plan:
    """How a game is set up. Seats count from 0; whoever is neither bot nor automa is a person. `minds`: the bots
    that don't play at random, such as `mcts:200`."""

    folder: str
    game: str
    players: int
    seed: int = 0
    variants: tuple[str, ...] = ()
    settings: dict[str, int | str] = field(default_factory=dict)
    automas: dict[int, str] = field(default_factory=dict)
    bots: frozenset[int] = frozenset()
    minds: dict[int, str] = field(default_factory=dict)

    def begin(self, game: Game) -> State:
        return game.new(self.players, seed=self.seed, settings=self.settings or None, automas=self.automas or None)

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.bots and seat not in self.automas]


@dataclass(frozen=True)
class Answer:
    """An option by its place and its key; the place BACK is an answer of a secret phase taken back."""

    seat: int
    option: int
    key: str


@dataclass(frozen=True)
class Mark:
    """The game as it was when a person was asked."""

    state: State
    answers: int
    seat: int


class Session:
    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.state = plan.begin(game)
        self.answers: list[Answer] = []
        self.marks: list[Mark] = []
        self.table = Table({seat: plan.minds.get(seat, "random") for seat in plan.bots}, str(plan.seed))

    # deciding

    def decision(self) -> Decision | None:
        """The next one to be made: in a secret phase bots first, then people by seat."""
        open_ones = self.state.decisions
        return min(open_ones, key=lambda d: (d.player not in self.plan.bots, d.player), default=None)

    def answer(self, decision: Decision, index: int) -> None:
        """Raises RuleLimit if a rule fails on the way; the game is then as it was."""
        before = self.state.clone()
        answer = Answer(decision.player, index, decision.options[index].key)
        try:
            self.state.apply(index, seat=decision.player)
        except RuleLimit:
            self.state = before
            raise
        self.answers.append(answer)

    def give_all(self, arranging: Arranging) -> None:
        """The answers of an arrangement, from its first choice on."""
        seat = arranging.seat
        for _ in range(arranging.taken_back):
            self.state.back(seat)
            self.answers.append(Answer(seat, BACK, "back"))
        self.mark(seat)
        for index in arranging.answers:
            self.answer(next(each for each in self.state.decisions if each.player == seat), index)

    def play_bots(self) -> Decision | None:
        """Lets bots answer until a person is asked; that decision, or None at the end of the game. What a bot chooses
        depends on the seed and the number of answers, so taking back and loading change nothing."""
        while (decision := self.decision()) is not None and decision.player in self.plan.bots:
            self.answer(decision, self.table.choose(self.state, decision.player, len(self.answers)))
        return decision

    def repeat(self, answer: Answer) -> None:
        """Gives an answer of a saved game once more."""
        if answer.option == BACK:
            self.state.back(answer.seat)
        else:
            decision = next(each for each in self.state.decisions if each.player == answer.seat)
            if answer.seat in self.plan.humans and len(decision.options) > 1:
                self.mark(answer.seat)
            self.state.apply(answer.option, seat=answer.seat)
        self.answers.append(answer)

    # taking back

    def mark(self, seat: int) -> None:
        """Remembers the moment before a person answers what could be answered otherwise."""
        self.marks.append(Mark(self.state.clone(), len(self.answers), seat))

    def undo(self, seat: int) -> bool:
        """Back to the last decision a person made; in a secret phase to the seat's own last one, and never to a secret
        one of somebody else. Was there any?"""
        if self.state.secret and self._take_back(seat):
            return True
        phase = _phase(self.state)
        for index in reversed(range(len(self.marks))):
            mark = self.marks[index]
            if phase is None or _phase(mark.state) != phase:
                self.state = mark.state
                del self.marks[index:], self.answers[mark.answers :]
                return True
        return False

    def _take_back(self, seat: int) -> bool:
        """In a secret phase. An answer that was the only one possible is no decision: it goes with the one before."""
        while True:
            try:
                self.state.back(seat)
            except IllegalMove:
                return False
            self.answers.append(Answer(seat, BACK, "back"))
            own = [index for index, mark in enumerate(self.marks) if mark.seat == seat]
            if own:
                del self.marks[own[-1]]
            if any(each.player == seat and len(each.options) > 1 for each in self.state.decisions):
                return True


def _phase(state: State) -> History | None:
    """Which secret phase runs, told by what happened before it; None if none does."""
    return state.sealed.history if state.sealed else None
