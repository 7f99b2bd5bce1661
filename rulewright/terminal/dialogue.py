"""The conversation: shows the table and the options to whoever decides, understands answers and commands, until the
game is over or everybody has left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from rulewright.terminal import saved
from rulewright.terminal.arranger import Arranger
from rulewright.terminal.ending import show_ending
from rulewright.terminal.hints import Hints
from rulewright.terminal.logbook import Logbook
from rulewright.terminal.options import Menu
from rulewright.terminal.screen import Left, Screen
from rulewright.terminal.session import Session
from rulewright.terminal.table import TableView
from rulewright.terminal.words import Words
from runtime.arranging import arranges
from runtime.data import Field, Place
from runtime.errors import RuleLimit
from runtime.game import Game
from runtime.text import Decision
from runtime.views import View

HELP = """\
Type the number of an option, or the beginning of its name. Also:
  why [ACTION]   why other actions are not possible
  card NAME      what a card says
  table          show the table again
  log            everything you may know of what has happened
  undo           take back your last answer
  save [FILE]    save the game
  load FILE      go on with a saved game
  quit           leave; the game is saved"""


class Dialogue:
    def __init__(
        self, session: Session, hints: Hints, screen: Screen, writer: Callable[[Path, str], None], file: Path | None = None
    ) -> None:
        """`writer` writes files whole or not at all; `file` is where the game is saved if nobody names another."""
        self.game, self.hints, self.screen = session.game, hints, screen
        self.writer, self.file = writer, file
        self.begin(session)

    def begin(self, session: Session) -> None:
        """From here on this game is played: the first one, or one that was loaded."""
        self.session = session
        plan = session.plan
        automas = dict(self.game.data.automas)
        self.roles = [
            plan.minds.get(seat, "bot")
            if seat in plan.bots
            else automas[plan.automas[seat]] or plan.automas[seat]
            if seat in plan.automas
            else ""
            for seat in range(plan.players)
        ]
        words = Words(self.game)
        self.table = TableView(words, self.hints, self.roles)
        self.logbook = Logbook(plan.players)
        self.hides = len(plan.humans) > 1 and has_secrets(self.game)
        self.at_screen: int | None = None
        self.shown: View | None = None
        self.cards: dict[int, Counter[str]] = {}

    # the game

    def run(self) -> bool:
        """Plays to the end; False if somebody left before."""
        try:
            while (decision := self.session.play_bots()) is not None:
                self.decide(decision)
        except Left:
            return False
        show_ending(self.session.state, self.roles, self.logbook, self.screen)
        return True

    def decide(self, decision: Decision) -> None:
        menu = Menu(self.session.state, decision, self.hints)
        if menu.single and not self.hides:
            self.give(decision, 0)
            return
        self.take_seat(decision.player)
        self.show_news(decision.player)
        if arranges(self.session.state, decision.player):
            Arranger(self.session, decision.player, self.screen).run(lambda line: self.command(line, decision))
            return
        menu.show(self.screen)
        while True:
            line = self.screen.ask("> ")
            index, problem = menu.exact(line), ""
            if index is None and (left := self.command(line, decision)) is not None:
                if left:
                    return
                continue
            if index is None:
                index, problem = menu.find(line)
            if index is not None:
                self.give(decision, index)
                return
            self.screen.say(problem, style="yellow")

    def command(self, line: str, decision: Decision) -> bool | None:
        """Obeys a command: True if there is another decision to make now; None if the line is no command."""
        word, _, rest = line.partition(" ")
        found = COMMANDS.get(word.lower())
        return None if found is None else bool(found(self, rest.strip(), decision))

    def give(self, decision: Decision, index: int) -> None:
        """Answers. If a rule fails on the way, the game stays where it is and something else can be tried."""
        session = self.session
        if len(decision.options) > 1:
            session.mark(decision.player)
        try:
            session.answer(decision, index)
        except RuleLimit as limit:
            if len(decision.options) > 1:
                session.marks.pop()
            if len(decision.options) == 1 or not self.screen.interactive:
                raise
            self.screen.say(f"The rules can't go on: {limit}\nChoose something else, or `quit`.", style="red")

    # who looks at the screen

    def take_seat(self, seat: int) -> None:
        if self.hides and seat != self.at_screen:
            self.screen.hand_over(f"player {seat + 1}", first=self.at_screen is None)
            self.shown = None
        self.at_screen = seat

    def show_news(self, seat: int) -> None:
        """What happened since this seat last decided, and the table if it has changed."""
        state = self.session.state
        view = state.view(seat)
        table = {key: value for key, value in view.items() if key not in ("options", "deciding")}
        if table == self.shown:
            return
        self.shown = table
        number = view.get("round")
        self.screen.rule(
            f"{self.game.title or self.game.name}" + (f" · round {number}" if number else "") + f" · player {seat + 1}"
        )
        for line in self.logbook.news(state, seat):
            self.screen.say(line, style="dim")
        cards = self.table.own_cards(view)
        self.screen.show(self.table.draw(view, cards - self.cards.get(seat, cards)))
        self.cards[seat] = cards

    # commands: each gives True if there is another decision to make now

    def help(self, rest: str, decision: Decision) -> None:
        self.screen.say(HELP)

    def why(self, rest: str, decision: Decision) -> None:
        state, seat = self.session.state, decision.player
        if not rest:
            refused = self.hints.refusals(state, decision)
            for title, reason in refused:
                self.screen.say(f"  {title}: {reason}")
            if not refused:
                self.screen.say("Nothing else could be offered here; `why ACTION` asks about any action.")
            return
        action = self.hints.find_action(rest)
        if action is None:
            self.screen.say(f"There is no action `{rest}`.", style="yellow")
            return
        title = self.hints.book.rule_title(action)
        reason = self.hints.refusal(state, action, seat)
        self.screen.say(f"  {title}: {reason or 'possible as far as you are concerned'}")
        self.screen.say(f"  {self.hints.book.rule(action)}", style="dim")

    def card(self, rest: str, decision: Decision) -> None:
        found = self.hints.find_card(rest) if rest else []
        for name, text in found:
            self.screen.say(f"  {name}: {text or 'nothing is printed on it'}")
        if not found:
            self.screen.say(f"There is no card `{rest}`." if rest else "Say which: `card NAME`.", style="yellow")

    def look(self, rest: str, decision: Decision) -> None:
        self.screen.show(self.table.draw(self.session.state.view(decision.player)))
        Menu(self.session.state, decision, self.hints).show(self.screen)

    def log(self, rest: str, decision: Decision) -> None:
        for line in self.logbook.everything(self.session.state, decision.player):
            self.screen.say(line, style="dim")

    def undo(self, rest: str, decision: Decision) -> bool:
        if not self.session.undo(decision.player):
            self.screen.say("There is nothing to take back yet.", style="yellow")
            return False
        self.logbook.forget(self.session.state)
        self.shown = None
        self.screen.say("Taken back.")
        return True

    def save(self, rest: str, decision: Decision) -> None:
        path = path_of(rest) if rest else self.file
        if path is None:
            path = free_name(self.session.plan.game, self.session.plan.seed)
        if self.write(path):
            self.screen.say(f"Saved as {path}.")

    def write(self, path: Path) -> bool:
        try:
            self.writer(path, saved.dump_game(self.session))
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", "") or str(problem)
            self.screen.say(f"{path} can't be written: {reason.lower()}.", style="yellow")
            return False
        self.file = path
        return True

    def load(self, rest: str, decision: Decision) -> bool:
        if not rest:
            self.screen.say("Say which file: `load FILE`.", style="yellow")
            return False
        path = path_of(rest)
        try:
            found = saved.read_file(path)
        except saved.SavedError as problem:
            self.screen.say(f"{path} can't be read: {problem}.", style="yellow")
            return False
        plan = self.session.plan
        if (found.plan.game, found.plan.variants) != (plan.game, plan.variants):
            self.screen.say(
                f"{path} is a game of {found.plan.game}, with other rules than this one; leave and use `rulewright play --load`.",
                style="yellow",
            )
            return False
        self.resume(found, path)
        return True

    def resume(self, found: saved.Saved, path: Path) -> None:
        """Goes on with a saved game, as far as it fits the rules; a file that does not fit is not written over."""
        session, divergence = saved.resume(self.game, found)
        self.begin(session)
        self.file = path if divergence is None else None
        self.logbook.forget(session.state)
        number = len(session.answers)
        self.screen.say(f"Loaded {path}: {number} answers." if number != 1 else f"Loaded {path}: 1 answer.")
        if divergence is not None:
            self.screen.say(
                f"The rules have changed: {divergence.expected} does not fit any more, {divergence.found}. "
                "The game goes on from there.",
                style="yellow",
            )
        elif changed := saved.find_divergence(self.game, found):
            self.screen.say(
                f"The rules have changed: all answers still fit, but {changed.expected!r} in the log is now {changed.found!r}.",
                style="yellow",
            )

    def quit(self, rest: str, decision: Decision) -> None:
        raise Left


COMMANDS = {
    "help": Dialogue.help,
    "?": Dialogue.help,
    "why": Dialogue.why,
    "card": Dialogue.card,
    "table": Dialogue.look,
    "log": Dialogue.log,
    "undo": Dialogue.undo,
    "save": Dialogue.save,
    "load": Dialogue.load,
    "quit": Dialogue.quit,
    "exit": Dialogue.quit,
}


def has_secrets(game: Game) -> bool:
    """Is there anything that one player sees and another does not?"""
    parts: list[Field | Place] = [*game.fields, *game.data.places]
    return bool(game.secrets) or any("owner" in (part.seen, part.shown) for part in parts)


def path_of(text: str) -> Path:
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def free_name(game: str, seed: int) -> Path:
    """A file name that is not taken."""
    number = 1
    while (path := Path(f"{game}-{seed}{f'-{number}' if number > 1 else ''}.save.json")).exists():
        number += 1
    return path
