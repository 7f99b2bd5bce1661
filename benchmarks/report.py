"""The results as a page: figures, ratios and targets, nothing about the machine."""
import platform

from benchmarks.checking import CheckFigures
from benchmarks.playing import Figure

INTRODUCTION = """\
# Benchmarks

Made by `{command}` with Python {python}{date}. Each line is measured in one run together with its peer: the runs take
turns, processor time is measured and medians count. Ratios carry over to other machines, times do not.
"""

PLAYING = """
## Playing

Random play, one option drawn and applied at a time, new games included. The peers `handwritten_tic_tac_toe.py` and
`handwritten_pig.py` use bit masks and precomputed tables; no history, no log, no check of the answer. A ratio of 0.5 is
half the speed of the game written by hand. The last two lines set a whole published game (cards, bets, bonuses, hidden hands;
what `rulewright sim` plays) beside `handwritten_turns.py`, which has none of these: only the dice and the stop-or-go decisions.

| what | compiled | by hand | ratio of speeds | target | |
| --- | ---: | ---: | ---: | ---: | --- |
"""

CHECKING = """
## Checking

{cards:,} generated cards with effects in {files} files, in new processes without their start-up. Composing is
ruamel.yaml with its compiled scanner on the same files.

| what | time | ratio | target | |
| --- | ---: | ---: | ---: | --- |
"""


def render_results(playing: list[Figure], checking: CheckFigures | None, command: str, date: str) -> str:
    text = INTRODUCTION.format(command=command, python=platform.python_version(), date=f" on {date}" if date else "")
    if playing:
        text += PLAYING + "".join(playing_line(figure) for figure in playing)
    if checking is not None:
        text += CHECKING.format(cards=checking.cards, files=checking.files)
        text += f"| composing the YAML | {checking.compose:.2f} s | | | |\n"
        text += check_line("check, cold", checking.cold, checking.cold_ratio, "of composing", 3.0)
        text += check_line("check after editing one card", checking.warm, checking.warm_ratio, "of cold", 0.1)
    return text


def playing_line(figure: Figure) -> str:
    target = "" if figure.target is None else f"{figure.target:.2f}"
    met = "" if figure.target is None else verdict(figure.ratio >= figure.target)
    compiled, handwritten = in_microseconds(figure.compiled), in_microseconds(figure.handwritten)
    return f"| {figure.title} | {compiled} | {handwritten} | {figure.ratio:.2f} | {target} | {met} |\n"


def check_line(title: str, seconds: float, ratio: float, of: str, target: float) -> str:
    return f"| {title} | {seconds:.2f} s | {ratio:.2f} {of} | {target} | {verdict(ratio <= target)} |\n"


def in_microseconds(seconds: float) -> str:
    micro = seconds * 1e6
    return f"{micro:,.2f} µs" if micro < 100 else f"{micro:,.0f} µs"


def verdict(met: bool) -> str:
    return "met" if met else "missed"
