"""The results as a page: figures, ratios and targets, nothing about the machine."""

import platform
from collections.abc import Iterator

from benchmarks.checking import CheckFigures
from benchmarks.playing import Figure
from benchmarks.sheets import MISSING, SheetFigures

INTRODUCTION = """\
# Benchmarks

Made by `{command}` with Python {python}{date}. Each line is measured in one run together with its peer: the runs take
turns, processor time is measured and medians count. Ratios carry over to other machines, times do not.
"""

PLAYING = """
## Playing

Random play, one option drawn and applied at a time, new games included. The peers `handwritten_tic_tac_toe.py` and
`handwritten_pig.py` use bit masks and precomputed tables; no history, no log, no check of the answer. A ratio of 0.5 is
half the speed of the game written by hand. In Pig by hand the die is a step. In the compiled game it is one with explicit chance;
as `game.new` gives it, the state rolls the die, so a game has fewer steps, and whole games are compared. The last two lines set
a whole published game (cards, bets, bonuses, hidden hands; what `rulewright sim` plays) beside `handwritten_turns.py`, which has
none of these: only the dice and the stop-or-go decisions.

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


SHEETS = """
## Sheets

Generated poker cards with icons, frames, wrapped text and as many backs, nine to a sheet with cut marks, as PDF. The peer is
WeasyPrint with a finished page of HTML of the same words and icons, set in fixed sizes; Rulewright generates the text from
the rules and fits it to each card. Time on the wall. A whole process begins with a folder of content, which is checked first;
setting begins with the checked game. A preview is the image of one card after an edit, in a process that keeps its
typesetter, beside the whole process that makes them all.

| what | Rulewright | WeasyPrint | ratio | target | |
| --- | ---: | ---: | ---: | ---: | --- |
"""


def render_results(
    playing: list[Figure], checking: CheckFigures | None, sheets: list[SheetFigures], command: str, date: str
) -> str:
    text = INTRODUCTION.format(command=command, python=platform.python_version(), date=f" on {date}" if date else "")
    if playing:
        text += PLAYING + "".join(playing_line(figure) for figure in playing)
    if checking is not None:
        text += CHECKING.format(cards=checking.cards, files=checking.files)
        text += f"| composing the YAML | {checking.compose:.2f} s | | | |\n"
        text += check_line("check, cold", checking.cold, checking.cold_ratio, "of composing", 3.0)
        text += check_line("check after editing one card", checking.warm, checking.warm_ratio, "of cold", 0.1)
    if sheets:
        text += SHEETS + "".join(line for figures in sheets for line in sheet_lines(figures))
        text += "" if all(figures.peer_process for figures in sheets) else f"\n{MISSING}.\n"
    return text


def sheet_lines(figures: SheetFigures) -> Iterator[str]:
    for title, ours, peer in (
        ("setting", figures.process, figures.peer_process),
        ("whole process", figures.whole, figures.peer_whole),
    ):
        line = f"| {figures.cards} cards, {title} | {ours:.2f} s | "
        yield line + (f"{peer:.2f} s | {peer / ours:.1f} | 5.0 | {verdict(peer / ours >= 5)} |\n" if peer else "| | 5.0 | |\n")
    title = f"{figures.cards} cards, preview of an edited one"
    yield (
        f"| {title} | {figures.preview:.3f} s | | {figures.preview_ratio:.2f} of all | 0.1 | "
        f"{verdict(figures.preview_ratio <= 0.1)} |\n"
    )


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
