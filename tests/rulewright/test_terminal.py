"""Behind `play`: what a seat is shown depends on nothing it can't know; and a real terminal between two people."""

import io
import os
import pty
import random
import re
import select
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from compiler.emit import emit_module
from compiler.pipeline import load_program
from rulewright.cards import open_book
from rulewright.starter import TEMPLATE
from rulewright.terminal import Figures, Hints, Plan, Screen, Session
from rulewright.terminal.dialogue import Dialogue
from rulewright.terminal.logbook import lay_out
from rulewright.terminal.options import Menu
from runtime.loader import load_module
from runtime.replay import Entry

ROOT = Path(__file__).parents[2]
GAMES = [
    TEMPLATE,
    *(
        ROOT / "tests" / "language" / name
        for name in ("h06_secret_plans", "h15_experts", "h18_predictions", "h27_overlapping_pads", "h32_reactions")
    ),
]


@pytest.fixture(params=GAMES, ids=lambda folder: folder.name)
def dialogue(request, monkeypatch):
    checked = load_program(request.param)
    game = load_module(emit_module(checked.program), checked.name)
    hints = Hints(game, open_book(checked), Figures(checked.program, checked.model))
    screen = Screen(Console(file=io.StringIO(), width=120, highlight=False))
    return Dialogue(Session(game, Plan("x", checked.name, game.players[0], 3)), hints, screen, lambda *_: None)


def shown(dialogue, state, seat):
    """Everything a seat reads: the table, and the options if it decides."""
    output = dialogue.screen.console.file
    output.seek(0)
    output.truncate()
    dialogue.screen.show(dialogue.table.draw(state.view(seat)))
    for decision in state.decisions:
        if decision.player == seat:
            Menu(state, decision, dialogue.hints).show(dialogue.screen)
            for title, reason in dialogue.hints.refusals(state, decision):
                dialogue.screen.say(f"{title}: {reason}")
    return output.getvalue()


def hints_of(folder):
    checked = load_program(folder)
    game = load_module(emit_module(checked.program), checked.name)
    return game, Hints(game, open_book(checked), Figures(checked.program, checked.model))


def menus(folder, prompt):
    """The options of the first question with this prompt, with what is said beside each, when the first option is always taken."""
    game, hints = hints_of(folder)
    state = game.new(game.players[0], seed=3)
    while not state.over:
        decision = state.decisions[0]
        if decision.prompt.startswith(prompt):
            menu = Menu(state, decision, hints)
            return dict(zip(menu.labels, menu.hints, strict=True))
        state.apply(0)
    return {}


def test_the_name_of_a_thing_has_what_the_thing_does_beside_it():
    assert menus(ROOT / "content" / "ai_rush", "TECH Agent: do it?") == {
        "TECH Agent": "Add 1 agent to TECH, or to any sector if TECH is not in play.",
        "Decline": "",
    }


def test_an_option_does_not_repeat_what_it_takes_to_be_offered():
    assert menus(ROOT / "content" / "ai_rush", "Choose one") == {"Roll again": "", "End the turn": ""}


def test_what_a_seat_reads_is_the_same_in_every_game_it_could_be_in(dialogue):
    session, rng = dialogue.session, random.Random(1)
    for step in range(40):
        decision = session.decision()
        if decision is None:
            break
        if step % 4 == 0:
            for seat in range(session.plan.players):
                text = shown(dialogue, session.state, seat)
                assert text == shown(dialogue, session.state.sample(seat, step), seat)
        session.answer(decision, rng.randrange(len(decision.options)))


def test_control_characters_of_rules_do_not_reach_the_terminal():
    screen = Screen(Console(file=io.StringIO(), width=80))
    screen.say("a\x1b[2Jb\nc")
    assert screen.console.file.getvalue() == "a\\x1b[2Jb\nc\n"


def test_a_log_tells_each_thing_once():
    public, private = Entry(0, "player 1 draws 1 card", "x", 3, None), Entry(0, "player 1 draws Gust", "x", 3, (0,))
    other = Entry(1, "player 2 draws 1 card", "x", 3, None)
    turn = Entry(0, "player 1's turn", "x", 2, None)
    assert lay_out([]) == []
    assert lay_out([turn, public, private, other, other, public]) == [
        "  player 1's turn",
        "    player 1 draws Gust",
        "    player 2 draws 1 card  ×2",
        "    player 1 draws 1 card",
    ]


class Terminal:
    """A program in a terminal of its own; `expect` waits until a text appears."""

    def __init__(self, folder, *words):
        self.seen = ""
        self.process, self.handle = pty.fork()
        if not self.process:
            os.chdir(folder)
            os.environ.update(PYTHONPATH=str(ROOT), COLUMNS="100", LINES="50", TERM="xterm", NO_COLOR="1")
            os.execv(sys.executable, [sys.executable, "-m", "rulewright", *words])

    def expect(self, text, again=""):
        """What stands before the text. A key that meets a prompt which is just being set up is lost: it is pressed `again`."""
        start = pressed = time.monotonic()
        while text not in self.seen:
            now = time.monotonic()
            assert now < start + 60, f"{text!r} did not appear in {self.seen!r}"
            if again and now > pressed + 5:
                self.send(again)
                pressed = now
            if select.select([self.handle], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.handle, 65536).decode("utf-8", "replace")
                except OSError:
                    assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def send(self, text):
        os.write(self.handle, text.encode())

    def wait(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


@pytest.mark.parametrize("leaving", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_two_people_pass_a_terminal_and_leave_it(tmp_path, leaving):
    terminal = Terminal(tmp_path, "play", str(TEMPLATE), "--humans", "2", "--seed", "1")
    terminal.expect("player 2, press Enter when nobody else looks")
    terminal.send("\r")
    assert "Your hand" in terminal.expect("> ")
    terminal.send("1\r")
    terminal.expect("> ")
    terminal.send("1\r")
    hidden = terminal.expect("player 1, press Enter when nobody else looks")
    assert re.search(r"\x1b\[2J.*\x1b\[3J.*pass to player 1", hidden, re.DOTALL)
    terminal.send("\r")
    terminal.expect("> ")
    terminal.send(leaving)
    terminal.expect("rulewright play --load starter_game-1.save.json", again=leaving)
    assert terminal.wait() == 0
    assert (tmp_path / "starter_game-1.save.json").exists()


@pytest.mark.parametrize(
    "tokens, words",
    [
        (["1", "2", "3"], "1 to 3"),
        (["0", "2", "3", "4", "5"], "0, 2, 3, 4 or 5"),
        (["1", "2"], "1 or 2"),
        (["done", "4", "5"], "done, 4 or 5"),
    ],
)
def test_what_can_be_typed_is_said_without_what_is_not_there(tokens, words):
    menu = Menu.__new__(Menu)
    menu.tokens, menu.keys, menu.labels = tokens, tokens, [f"option {token}" for token in tokens]
    assert menu.find("17") == (None, f"There is no option 17; type {words}.")
