"""What holds for a mutant: no exception but findings, the same findings in every way to check, and a game that is the same
emitted, fused and interpreted, can be saved, seen, told, and asked why.

Each question is a stage; `try_out` answers them all and names the stage that fails.
"""

from __future__ import annotations

import re
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import rulewright.examples
from compiler.bound.mentions import declared, name_of
from compiler.cache import Cache
from compiler.emit import emit_module
from compiler.pipeline import Checked, check_game, lower_game
from compiler.text.phrases import languages
from dsl.formatter import format_text
from rulewright.cards import open_book
from rulewright.cards.listing import list_cards
from rulewright.explain.names import UnknownName, explain_name
from rulewright.report import FORMATS, render
from rulewright.sheets.kit import Options, open_kit
from rulewright.sheets.looking import look_at_sheets
from rulewright.terminal import Figures, Hints
from runtime.errors import RuleLimit
from runtime.loader import load_module
from tests.campaign.mutants import Mutant
from tests.campaign.structure import Files, originals
from tests.differential.lockstep import play, play_fused
from tests.invariants.walk import answer

SECONDS = 20
"""Of processor time, for everything about one mutant."""
GAMES = 5
OURS = re.compile(r"/(dsl|compiler|runtime|rulewright)/")
STEPS, FUSED_STEPS = 60, 3_000
FAIR = (RuleLimit, RecursionError, IndexError)
"""Why a rule may come to a limit: an IndexError says that there was nothing to take."""


class TooSlow(BaseException):
    """No `Exception`, so that nobody takes it for a fault of a rule."""


class Unlike(AssertionError):
    """Two ways that must say the same say something else."""


@dataclass(frozen=True)
class Defect:
    stage: str
    kind: str
    error: str


@contextmanager
def time_limit(seconds: int) -> Iterator[None]:
    def give_up(signum: int, frame: object) -> None:
        raise TooSlow(f"more than {seconds} s")

    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Bench:
    """One folder and one cache for all mutants of a game: what is kept of the game itself must not change what is found."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.stage, self.played = folder, "", 0

    def write(self, original: Path, files: Files) -> tuple[Path, Cache]:
        place = self.folder / original.name
        cache = Cache(self.folder / "cache" / original.name)
        if not place.exists():
            put(originals()[original], place)
            check_game(place, cache=cache)
        for path in {*originals()[original], *files} - {*files}:
            (place / path).unlink(missing_ok=True)
        put(files, place)
        return place, cache

    def restore(self, original: Path, files: Files) -> None:
        place = self.folder / original.name
        for path in {*files} - {*originals()[original]}:
            (place / path).unlink(missing_ok=True)
        put(originals()[original], place)

    def try_out(self, mutant: Mutant, seed: int) -> Defect | None:
        """The defect that shows first, if one does."""
        place, cache = self.write(mutant.folder, mutant.files)
        self.stage, self.played = "check", 0
        try:
            with time_limit(SECONDS):
                self.all_stages(place, cache, seed)
        except (Exception, TooSlow) as error:
            return Defect(self.stage, kind_of(error), "".join(traceback.format_exception(error)))
        finally:
            self.restore(mutant.folder, mutant.files)
        return None

    def all_stages(self, place: Path, cache: Cache, seed: int) -> None:
        random = Random(seed)
        checked = check_game(place)
        for format in FORMATS:
            render(checked.diagnostics, format, checked.sources)
        self.stage = "ways to check"
        self.same_findings(place, cache, checked)
        self.stage = "explain"
        names = sorted({name_of(symbol) for symbol in declared(checked.model)})
        for name in random.sample(names, min(random.randrange(2), len(names))):
            try:
                explain_name(place, name)
            except UnknownName:
                continue
        self.stage = "layout"
        for text in checked.sources.values():
            once = format_text(text)
            if format_text(once) != once:
                raise Unlike("laid out twice, it is something else")
        self.stage = "examples"
        if any(place.rglob("*.rules")) and (checked.ok or random.random() < 0.5):
            rulewright.examples.run_examples(place, coverage=random.random() < 0.2)
        if checked.ok:
            self.compiled(place, checked, seed)

    def same_findings(self, place: Path, cache: Cache, checked: Checked) -> None:
        wanted = checked.diagnostics
        for way, kept in (("quick", Cache(None)), ("with the cache of the game", cache), ("warm", cache)):
            found = check_game(place, cache=kept).diagnostics
            if found != wanted:
                raise Unlike(f"{way}: {[d for d in found if d not in wanted]}; whole: {[d for d in wanted if d not in found]}")

    def compiled(self, place: Path, checked: Checked, seed: int) -> None:
        self.stage = "text"
        for language in languages():
            book = open_book(checked, language)
            list_cards(book)
            for name in checked.model.rules:
                book.rule(name)
        self.stage = "sheets"
        look_at_sheets(checked.model, place)
        open_kit(checked, place, Options())
        self.stage = "lower"
        lowered = lower_game(checked)
        if lowered.builder is None:
            assert any(d.severity == "error" for d in lowered.diagnostics), "neither a finding nor a game"
            return
        program = lowered.program
        self.stage = "emit"
        game = load_module(emit_module(program), checked.name)
        hints = Hints(game, open_book(lowered), Figures(program, lowered.model))
        automas: list[dict[int, str]] = [{program.fewest - 1: name} for name, _ in program.automas]
        for number in range(GAMES):
            players = (program.fewest, program.most, (program.fewest + program.most) // 2)[number % 3]
            self.stage = "play"
            walk(game, hints, players, seed + number, STEPS if number < 2 else STEPS * 3, seen=number < 2)
            self.stage = "reference"
            for automa in [{}, *automas] if number == 0 else [{}]:
                play(program, program.fewest if automa else players, seed + number, STEPS, game=game, automas=automa)
            self.stage = "fused"
            play_fused(game, players, seed + number, FUSED_STEPS)
            self.played += 1


def put(files: Files, place: Path) -> None:
    for path, text in files.items():
        file = place / path
        if not file.exists() or file.read_text(encoding="utf-8", errors="replace") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", errors="surrogatepass", newline="")


def walk(game, hints: Hints, players: int, seed: int, steps: int, seen: bool) -> None:
    """A random game; a limit of the rules is a fair end, a slip of ours is not. `seen`: all that can be read on the way is."""
    random = Random(seed)
    state = None
    try:
        state = game.new(players=players, seed=seed)
        for number in range(steps):
            if seen and number % 4 == 0:
                look(game, hints, state, seed)
            if state.over:
                break
            answer(state, random)
    except RuleLimit as limit:
        cause = limit.__cause__
        if cause is not None and not isinstance(cause, FAIR):
            raise cause from limit
        assert limit.file and limit.line, f"{limit} names no line"
    if state is not None and seen:
        for entry in state.log:
            assert entry.text


def look(game, hints: Hints, state, seed: int) -> None:
    """All that can be read of a state, and saving it."""
    loaded = game.from_json(state.to_json())
    assert loaded == state, "loaded, it is another state"
    for ask in (state.clone, partial(game.broken, state), lambda: (state.scores, state.winners, state.returns)):
        ask()
    for seat in (None, *range(state.n)):
        state.view(seat)
    for decision in state.decisions:
        assert decision.prompt is not None and decision.origin
        for option in decision.options[:40]:
            assert option.key and option.label is not None
            if decision.player >= 0:
                hints.option(state, decision, option.index)
        if decision.player >= 0:
            hints.refusals(state, decision)
            state.sample(decision.player, seed)
    for seat in range(state.n):
        state.breakdown(seat)
        for action in game.why_functions:
            hints.refusal(state, action, seat)


def kind_of(error: BaseException) -> str:
    """What went wrong and where: the last place of ours, outside of the tests if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [
        frame for frame in frames if any(f"/{room}/" in frame.filename for room in ("dsl", "compiler", "runtime", "rulewright"))
    ]
    frame = (ours or frames)[-1]
    where = "/".join(Path(frame.filename).parts[-2:])
    if isinstance(error, (TooSlow, RecursionError)):
        return type(error).__name__
    if isinstance(error, AssertionError):
        return f"{type(error).__name__} {str(error).split(':')[0][:40]} in {where} {frame.name}"
    return f"{type(error).__name__} in {where} {frame.name}"
