"""Measures everything and writes RESULTS.md."""
import argparse
import sys
from pathlib import Path

from benchmarks.checking import measure_checking
from benchmarks.playing import measure_playing
from benchmarks.report import render_results

RESULTS = Path(__file__).parent / "RESULTS.md"
COMMAND = "python -m benchmarks"


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Measures Rulewright together with its peers.")
    parser.add_argument("--only", choices=("playing", "checking"), help="measure one part, printed only")
    parser.add_argument("--quick", action="store_true", help="short runs, printed only: to see that everything works")
    parser.add_argument("--date", default="", help="a date to write into the results")
    chosen = parser.parse_args()
    playing, checking = [], None
    if chosen.only != "checking":
        playing = measure_playing(scale=0.1, rounds=3) if chosen.quick else measure_playing()
    if chosen.only != "playing":
        checking = measure_checking(files=4, rounds=1) if chosen.quick else measure_checking()
    text = render_results(playing, checking, COMMAND, chosen.date)
    if not (chosen.quick or chosen.only):
        RESULTS.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
