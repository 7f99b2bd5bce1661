"""Small hostile folders, and what may become of them: findings, or a game that runs or stops at a limit, soon and in
little memory.
"""

from __future__ import annotations

import resource
import signal
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from compiler.emit import emit_module
from compiler.pipeline import Checked, check_game, lower_game
from rulewright.report import FORMATS, render
from runtime.errors import RuleLimit
from runtime.loader import load_module

SECONDS = 10
MEGABYTES = 600

GAME = """\
game mill "The Mill" for 2 to 4 players

each player has
    coins  0..20 starts 3  "Coins"

{rules}

play
    rounds 3
        phase day "Day" each player in players
            gain 1 coins
            {play}

scoring
    score coins  "Coins"
    tied players share
"""


@dataclass
class Outcome:
    checked: Checked
    limit: RuleLimit | None = None

    @property
    def codes(self) -> list[str]:
        return [d.code for d in self.checked.diagnostics if d.severity == "error"]


@contextmanager
def bounded():
    """Fails after some seconds of work, or of waiting on a machine that has other work, or when far too much memory was taken."""

    def give_up(signum, frame):
        raise TimeoutError(f"more than {SECONDS} s")

    handlers = {number: signal.signal(number, give_up) for number in (signal.SIGVTALRM, signal.SIGALRM)}
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    signal.alarm(SECONDS * 12)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.alarm(0)
        for number, handler in handlers.items():
            signal.signal(number, handler)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < MEGABYTES * 1024


def write(folder: Path, rules: str = "", play: str = "nothing", **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "game.rules").write_text(GAME.format(rules=rules, play=play), encoding="utf-8")
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def try_out(folder: Path, decisions: int = 500) -> Outcome:
    """Checks a folder, prints its findings in every format and plays the game if there is one."""
    with bounded():
        checked = check_game(folder)
        for format in FORMATS:
            render(checked.diagnostics, format, checked.sources)
        if not checked.ok:
            return Outcome(checked)
        program = lower_game(checked).program
        game = load_module(emit_module(program), checked.name)
        try:
            state = game.new(players=program.fewest, seed=1)
            for _ in range(decisions):
                if state.over:
                    break
                state.apply(0)
        except RuleLimit as limit:
            assert limit.file and limit.line, f"{limit} names no line"
            return Outcome(checked, limit)
    return Outcome(checked)
