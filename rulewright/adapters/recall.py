"""What a seat remembers: all that its views ever showed, and what it decided itself, as text.

Two histories give a seat the same text if and only if it could not tell them apart so far (perfect recall). Views are
made only when somebody asks: until then the memory keeps an earlier state and the answers since. Only changes are noted,
so how often others were asked in secret leaves no trace. A text that grows long is replaced by its hash.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from runtime.chance import CHANCE
from runtime.game import Game
from runtime.state import State, open_decision
from runtime.views import View

LONG = 4000
encode = json.JSONEncoder(separators=(",", ":")).encode


class Memory:
    """One per state of a game. Copies share what they keep until they look again, so that a copy costs next to nothing."""

    __slots__ = ("state", "answers", "texts", "views")

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self.answers: list[int] = []
        self.texts = [""] * state.n
        self.views: list[View] = [{} for _ in range(state.n)]
        self.look()

    def copy(self) -> Memory:
        other = Memory.__new__(Memory)
        other.state = self.state
        other.answers = self.answers[:]
        other.texts = self.texts[:]
        other.views = self.views[:]
        return other

    def save(self) -> str:
        return json.dumps([self.state.to_json(), self.answers, self.texts, self.views])

    @classmethod
    def restore(cls, game: Game, text: str) -> Memory:
        found = cls.__new__(cls)
        state, found.answers, found.texts, found.views = json.loads(text)
        found.state = game.from_json(state)
        return found

    def note(self, index: int) -> None:
        """The option of this index was answered."""
        self.answers.append(index)

    def recall(self, seat: int) -> str:
        if self.answers:
            self.catch_up()
        return self.texts[seat]

    def catch_up(self) -> None:
        """Gives the answers since the last look once more, and looks after each."""
        self.state = state = self.state.clone()
        for index in self.answers:
            if state.player != CHANCE:
                self.write(state.player, f"> {open_decision(state).options[index].key}")
            state.apply(index)
            self.look()
        self.answers = []

    def look(self) -> None:
        """Every seat looks at the table and notes what has changed."""
        for seat in range(self.state.n):
            view, before = view_of(self.state, seat), self.views[seat]
            changes = {name: value for name, value in view.items() if before.get(name, view) != value}
            if changes or len(before) > len(view):
                gone = [name for name in before if name not in view]
                self.write(seat, text_of({**changes, **({"gone": gone} if gone else {})}))
                self.views[seat] = view

    def write(self, seat: int, line: str) -> None:
        text = f"{self.texts[seat]}\n{line}" if self.texts[seat] else line
        self.texts[seat] = text if len(text) <= LONG else f"seen {blake2b(text.encode(), digest_size=20).hexdigest()}"


def view_of(state: State, seat: int | None) -> View:
    """The view without what never changes."""
    view = state.view(seat)
    del view["game"], view["players"]
    return view


def text_of(view: View) -> str:
    return " ".join(f"{name}={encode(value)}" for name, value in view.items())
