"""A large choice as a drawing that is changed until it is as wanted: which pad, which way round, which cell. Nobody is shown the
hundreds of thousands of ways there are; every part of it has a number, goes on to its next option or is said outright, and a part
that lies on a board is pushed up, down, left and right.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.table import Table
from rich.text import Text

from dsl.spelling import nearest
from rulewright.report.frame import safe
from rulewright.terminal.boards import drawing
from rulewright.terminal.screen import Screen, plain_text
from rulewright.terminal.session import Session
from rulewright.terminal.words import might_lie
from runtime.arranging import DECLINE, Arranging, Part
from runtime.data import Reading, Value
from runtime.errors import RuleLimit
from runtime.grids import shape_of
from runtime.state import State
from runtime.text import Decision, value_text

HELP = """\
  3            the next option of part 3 (`3 no`, `3 row 2, column 4`: this one; `3 ?`: which there are)
  up           pushes what was laid last (also down, left, right; `5 up` for part 5)
  random       another one, at random
  back         takes back the last change
  done         that is it"""
WIDEST = 0.4
"""Of the screen, so wide may a board be beside the parts."""
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
Other = Callable[[str], bool | None]
"""Understands the commands of the game (`help`, `save`, ...); None if the line is none of them, True to leave the arrangement."""


class Arranger:
    def __init__(self, session: Session, seat: int, screen: Screen) -> None:
        self.session, self.screen, self.seat = session, screen, seat
        self.game = session.game
        self.arranging = Arranging(session.state, seat)
        self.arranging.complete(first_way)
        self.before: list[tuple[list[Part], object]] = []
        self.random = Random(len(session.answers))

    def run(self, other: Other) -> None:
        """Until it is done, or a command of the game leaves it."""
        self.show()
        while True:
            line = self.screen.ask("> ")
            word, _, rest = line.lower().partition(" ")
            if word == "done":
                self.session.give_all(self.arranging)
                return
            if word in ("help", "?"):
                self.screen.say(HELP)
            elif word == "back":
                self.take_back()
            elif word == "random":
                self.changed(lambda: self.arranging.draw(self.random.randrange))
            elif word in STEPS:
                self.push(self.last_laid(), word)
            elif word.isdecimal():
                self.part(int(word), rest.strip())
                continue
            else:
                left = other(line)
                if left:
                    return
                if left is None:
                    near = nearest(word, ("done", "random", "back", *STEPS))
                    hint = f"did you mean `{near}`?" if near else "type the number of a part, `done`, or `help`."
                    self.screen.say(f"There is no part or command `{line}`; {hint}" if line else HELP, style="yellow")
            if word == "?" or word == "help":
                self.screen.say("Commands of the game: why, card, table, log, undo, save, load, quit.", style="dim")

    # changing it

    @property
    def open_parts(self) -> list[tuple[int, Part]]:
        """The parts that could be otherwise, with their places."""
        return [(place, part) for place, part in enumerate(self.arranging.parts) if len(part.decision.values) > 1]

    def part(self, number: int, rest: str) -> None:
        parts = self.open_parts
        if not 1 <= number <= len(parts):
            self.screen.say(f"There is no part {number}; type 1 to {len(parts)}.", style="yellow")
            return
        place, part = parts[number - 1]
        if rest == "?":
            self.screen.say("  " + "; ".join(option.label for option in part.decision.options))
        elif rest in STEPS:
            self.push(place, rest)
        elif not rest:
            self.take(place, (part.chosen + 1) % len(part.decision.values))
        else:
            index = option_called(part.decision, rest)
            if index is None:
                self.screen.say(f"`{rest}` is no option there; `{number} ?` lists them.", style="yellow")
            else:
                self.take(place, index)

    def last_laid(self) -> int | None:
        return next((place for place, part in reversed(self.open_parts) if part.decision.question.reading.kind == "cell"), None)

    def push(self, place: int | None, direction: str) -> None:
        """To the next cell in that direction that is possible."""
        part = self.arranging.parts[place] if place is not None else None
        if part is None or place is None or part.decision.question.reading.kind != "cell":
            self.screen.say("Nothing there lies on a board.", style="yellow")
            return
        height, width, *_ = shape_of(part.decision.question.reading.of)
        down, right = STEPS[direction]
        now = part.decision.values[part.chosen]
        assert isinstance(now, int)
        row, column = now // width + down, now % width + right
        while 0 <= row < height and 0 <= column < width:
            if row * width + column in part.decision.values:
                self.take(place, part.decision.values.index(row * width + column))
                return
            row, column = row + down, column + right
        self.screen.say(f"It can't go further {direction}.", style="yellow")

    def take(self, place: int, index: int) -> None:
        self.changed(lambda: self.arranging.change(place, index, first_way))

    def changed(self, change: Callable[[], None]) -> None:
        kept = self.arranging.parts, self.arranging.state
        try:
            change()
        except RuleLimit as limit:
            self.arranging.parts, self.arranging.state = kept
            self.screen.say(f"The rules can't go on: {limit}", style="red")
            return
        self.before.append(kept)
        self.show()

    def take_back(self) -> None:
        if not self.before:
            self.screen.say("There is nothing to take back yet; `undo` leaves the arrangement.", style="yellow")
            return
        parts, state = self.before.pop()
        self.arranging.parts, self.arranging.state = parts, state  # type: ignore[assignment]  # kept as a pair
        self.show()

    # showing it

    def show(self) -> None:
        self.screen.rule(self.arranging.about.title)
        boards: list[str] = []
        marks: list[str] = []
        numbers = []
        for shown, found in self.arranging.shown():
            if shown.reading.kind == "grid":
                lines, told = board(self.arranging.state, shown.reading, found)
                boards += [shown.label, *lines]
                marks += [told] if told else []
            else:
                numbers.append(f"{shown.label} {value_text(self.game, shown.reading, found)}")
        self.beside(boards, self.parts_grid())
        for told in marks:
            self.screen.say(told, style="dim")
        if numbers:
            self.screen.say("   ".join(numbers), style="bold")
        self.screen.say("A number changes that part; up, down, left, right, random, back; done. `help` tells more.", style="dim")

    def parts_grid(self) -> Table:
        """The parts with their numbers, and what a part would be otherwise if there is only one other way."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, (_, part) in enumerate(self.open_parts, 1):
            others = [option.label for option in part.decision.options if option.index != part.chosen]
            other = f"or {others[0]}" if len(others) == 1 else ""
            head = Text(f"  {number}", style="bold cyan")
            grid.add_row(head, Text(safe(title_of(part.decision))), Text(safe(part.label)), Text(safe(other), style="dim"))
        return grid

    def beside(self, boards: list[str], parts: Table) -> None:
        """What is laid and its parts side by side, so that both stay on the screen; below each other if a board is wide."""
        drawn = plain_text("\n".join(boards))
        width = max((len(line) for line in boards), default=0)
        if not boards or width > self.screen.console.width * WIDEST:
            self.screen.show(drawn)
            self.screen.show(parts)
            return
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_row(drawn, parts)
        self.screen.show(both)


def first_way(decision: Decision) -> int:
    """What is taken until somebody says otherwise: nothing that is only offered, else the first option."""
    return decision.keys.index(DECLINE) if DECLINE in decision.keys else 0


def title_of(decision: Decision) -> str:
    return decision.prompt.removesuffix("?").removeprefix("Choose ")


def option_called(decision: Decision, text: str) -> int | None:
    """The option of that name, number or beginning."""
    names = [(option.label.lower(), option.key.lower().rpartition("=")[2]) for option in decision.options]
    exact = [index for index, each in enumerate(names) if text in each]
    found = exact or [index for index, each in enumerate(names) if any(name.startswith(text) for name in each)]
    return found[0] if len(found) == 1 else None


def board(state: State, reading: Reading, found: Value) -> tuple[list[str], str]:
    assert isinstance(found, tuple)
    game, shape = state.game, shape_of(reading.of)
    sizes = game.sizes_of(state)
    cells = ["" if found[cell] == -1 else value_text(game, reading.member, found[cell]) for cell in shape.cells(sizes)]
    return drawing(cells, shape.size(sizes)[1], shape.hex, might_lie(game, reading))
