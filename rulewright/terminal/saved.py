"""Games as files: how one was set up, every answer, and the log lines that followed. Playing it again finds the first
place where the rules of today go another way: `play` goes on from there and says so, `replay` exits with 1.
States themselves are saved by runtime/saving.py, with a fingerprint of their program.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from rulewright.bots import make_bot
from rulewright.terminal.session import BACK, Answer, Plan, Session
from runtime.errors import IllegalMove, RuleLimit
from runtime.game import Game
from runtime.text import note_text

KIND, FORMAT = "rulewright game", 2


class SavedError(ValueError):
    """There is no saved game; the message says what is there instead."""


@dataclass(frozen=True)
class Saved:
    """`logs[0]` are the lines before the first answer, `logs[n]` those after the n-th."""

    plan: Plan
    answers: list[Answer]
    logs: list[list[str]]


@dataclass(frozen=True)
class Divergence:
    """Where a game goes another way: after `answers` answers. `file` and `line`: the rule that is at work today."""

    answers: int
    expected: str
    found: str
    file: str = ""
    line: int = 0


# files


def dump_game(session: Session) -> str:
    plan = session.plan
    replayed = Replay(session.game, plan)
    logs = [replayed.lines()]
    for answer in session.answers:
        replayed.step(answer)
        logs.append(replayed.lines())
    state = session.state
    data = {
        "kind": KIND,
        "format": FORMAT,
        "game": plan.game,
        "folder": plan.folder,
        "variants": list(plan.variants),
        "settings": plan.settings,
        "automas": {str(seat): name for seat, name in plan.automas.items()},
        "players": plan.players,
        "seed": plan.seed,
        "bots": sorted(plan.bots),
        "minds": {str(seat): spec for seat, spec in sorted(plan.minds.items())},
        "over": state.over,
        "scores": list(state.scores),
        "winners": list(state.winners),
        "log": logs[0],
        "answers": [
            {"seat": answer.seat, "option": answer.option, "key": answer.key, "log": log}
            for answer, log in zip(session.answers, logs[1:], strict=True)
        ],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_file(path: Path) -> Saved:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as problem:
        raise SavedError((problem.strerror or "unknown reason").lower()) from None
    except ValueError:
        raise SavedError("it is not a text") from None
    return read_game(text)


def read_game(text: str) -> Saved:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise SavedError("it is not JSON") from None
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise SavedError("it is not a game saved by `rulewright play`")
    if data.get("format") != FORMAT:
        raise SavedError(f"it has format {data.get('format')!r}, this rulewright reads format {FORMAT}")
    try:
        plan = Plan(
            _text(data["folder"]),
            _text(data["game"]),
            int(data["players"]),
            int(data["seed"]),
            tuple(map(_text, data["variants"])),
            dict(data["settings"]),
            {int(seat): _text(name) for seat, name in data["automas"].items()},
            frozenset(int(seat) for seat in data["bots"]),
            {int(seat): _bot(spec) for seat, spec in data.get("minds", {}).items()},
        )
        answers = [Answer(int(each["seat"]), int(each["option"]), _text(each["key"])) for each in data["answers"]]
        logs = [[_text(line) for line in log] for log in (data["log"], *(each["log"] for each in data["answers"]))]
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        missing = f": {problem} is missing" if isinstance(problem, KeyError) else ""
        raise SavedError(f"it is damaged{missing}") from None
    return Saved(plan, answers, logs)


def _bot(value: object) -> str:
    make_bot(_text(value))
    return _text(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


# playing again


class Replay:
    """A game played again answer by answer in its logged flavour."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game.logged_flavour()
        self.state = plan.begin(self.game)
        self.read = 0

    def lines(self) -> list[str]:
        """What was noted since the last call."""
        return [text for text, _ in self.entries()]

    def entries(self) -> list[tuple[str, tuple[str, int]]]:
        """The same with file and line of the rules."""
        tape = self.state.tape
        new = [note for note in tape[min(self.read, len(tape)) :] if note[0] >= 0]
        self.read = len(tape)
        return [(note_text(self.game, note, seat, args), self.game.origins[at][:2]) for note, at, seat, args, _ in new]

    def refusal(self, answer: Answer) -> str:
        """Why an answer can't be given now; nothing if it can."""
        if self.state.over:
            return "the game is over"
        if answer.option == BACK:
            return ""
        decision = next((each for each in self.state.decisions if each.player == answer.seat), None)
        if decision is None:
            deciding = ", ".join(f"player {each.player + 1}" for each in self.state.decisions)
            return f"the decision is with {deciding}"
        keys = [option.key for option in decision.options]
        if not 0 <= answer.option < len(keys) or keys[answer.option] != answer.key:
            return f"player {answer.seat + 1} is offered {_listed(keys)}"
        return ""

    def step(self, answer: Answer) -> None:
        if answer.option == BACK:
            self.state.back(answer.seat)
        else:
            self.state.apply(answer.option, seat=answer.seat)


def find_divergence(game: Game, saved: Saved) -> Divergence | None:
    """The first place where the game is not what was saved; None if there is none."""
    replay = Replay(game, saved.plan)
    for number, expected in enumerate(saved.logs):
        if number:
            answer = saved.answers[number - 1]
            failure = _stepped(replay, answer)
            if failure:
                return Divergence(number - 1, _described(answer), *failure)
        difference = _compared(expected, replay.entries())
        if difference:
            return Divergence(number, *difference)
    return None


def resume(game: Game, saved: Saved) -> tuple[Session, Divergence | None]:
    """The saved game ready to go on, as far as its answers still fit the rules."""
    session = Session(game, saved.plan)
    replay = Replay(game, saved.plan)
    for number, answer in enumerate(saved.answers):
        found = _stepped(replay, answer)
        if found:
            return session, Divergence(number, _described(answer), *found)
        session.repeat(answer)
    return session, None


def _stepped(replay: Replay, answer: Answer) -> tuple[str, str, int] | None:
    """Gives an answer; if that can't be done, what is the case instead and where."""
    refusal = replay.refusal(answer)
    if refusal:
        decision = next(iter(replay.state.decisions), None)
        return (refusal, *(decision.origin if decision is not None else ("", 0)))
    try:
        replay.step(answer)
    except RuleLimit as limit:
        return f"a rule reached a limit: {limit.text}", limit.file, limit.line
    except IllegalMove as problem:
        return str(problem), "", 0
    return None


def _compared(expected: list[str], found: list[tuple[str, tuple[str, int]]]) -> tuple[str, str, str, int] | None:
    for index in range(max(len(expected), len(found))):
        was = expected[index] if index < len(expected) else "nothing more"
        now, (file, line) = found[index] if index < len(found) else ("nothing more", ("", 0))
        if was != now:
            return was, now, file, line
    return None


def _described(answer: Answer) -> str:
    what = "takes back an answer" if answer.option == BACK else f"chooses `{answer.key}`"
    return f"player {answer.seat + 1} {what}"


def _listed(keys: list[str]) -> str:
    shown = ", ".join(f"`{key}`" for key in keys[:8])
    return shown + (f" and {len(keys) - 8} more" if len(keys) > 8 else "")
