"""Measures everything and writes RESULTS.md."""

import argparse
import sys
from pathlib import Path

from benchmarks.bots import bots_section, measure_bots
from benchmarks.checking import measure_checking
from benchmarks.games import measure_games
from benchmarks.peers import MISSING, measure_boards, measure_peers
from benchmarks.plans import measure_plans, plans_section
from benchmarks.playing import measure_playing
from benchmarks.report import render_results
from benchmarks.sections import BOARDS, games_section, keep_sections, peers_section, put_section
from benchmarks.sheets import measure_sheets
from benchmarks.strength import measure_strength, strength_section

RESULTS = Path(__file__).parent / "RESULTS.md"
COMMAND = "python -m benchmarks"
SECTIONS = ("peers", "boards", "games", "plans", "bots")
SLOW = ("strength",)


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Measures Rulewright together with its peers.")
    parser.add_argument(
        "--only",
        choices=("playing", "checking", "sheets", *SECTIONS, *SLOW),
        help=f"measure one part and put it into the results; {', '.join(SLOW)} takes long and is measured only in this way",
    )
    parser.add_argument("--quick", action="store_true", help="short runs, printed only: to see that everything works")
    parser.add_argument("--date", default="", help="a date to write into the results")
    chosen = parser.parse_args()
    if chosen.only in SECTIONS + SLOW:
        return write_sections((chosen.only,), chosen.quick)
    playing, checking, sheets = [], None, []
    if chosen.only in (None, "playing"):
        playing = measure_playing(scale=0.1, rounds=3) if chosen.quick else measure_playing()
    if chosen.only in (None, "checking"):
        checking = measure_checking(files=4, rounds=1) if chosen.quick else measure_checking()
    if chosen.only in (None, "sheets"):
        sheets = measure_sheets((54,), rounds=1) if chosen.quick else measure_sheets()
    text = render_results(playing, checking, sheets, COMMAND, chosen.date)
    if not chosen.quick:
        older = RESULTS.read_text(encoding="utf-8")
        new = put_section(older, text[text.index("## ") :]) if chosen.only else keep_sections(text, older)
        RESULTS.write_text(new, encoding="utf-8")
    print(text)
    return 0 if chosen.only else write_sections(SECTIONS, chosen.quick)


def write_sections(names: tuple[str, ...], is_quick: bool) -> int:
    """Measures these parts; each takes its place in the results."""
    scale, rounds = (0.1, 3) if is_quick else (1.0, 15)
    for name in names:
        section = make_section(name, scale, rounds)
        if not section:
            print(MISSING)
            continue
        if not is_quick:
            RESULTS.write_text(put_section(RESULTS.read_text(encoding="utf-8"), section), encoding="utf-8")
        print(section)
    return 0


def make_section(name: str, scale: float, rounds: int) -> str:
    """Nothing if what it needs is not installed."""
    if name == "peers":
        peers = measure_peers(scale, rounds)
        return peers_section(peers) if peers else ""
    if name == "boards":
        boards = measure_boards(scale, rounds)
        return peers_section(boards, BOARDS) if boards else ""
    if name == "games":
        return games_section(measure_games(scale, rounds // 2))
    if name == "plans":
        return plans_section(measure_plans(rounds // 2))
    if name == "bots":
        return bots_section(measure_bots(rounds // 2))
    return strength_section(measure_strength(scale))


if __name__ == "__main__":
    sys.exit(main())
