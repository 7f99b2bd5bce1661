"""Print-and-play cards through Rulewright against the same cards through WeasyPrint.

The cards are generated: poker size, each with a name, icons, a frame, wrapped text and a back of its own page, nine to a
sheet with cut marks. WeasyPrint gets a finished page of HTML with the same words and icons at the same places and fixed
sizes of text; Rulewright reads the content, checks it, generates the text and fits it to the cards. The time on the wall
counts: Typst uses several processors where it can. Both run from compiled bytecode, as installed programs do.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from statistics import median

from benchmarks.cards import write_game

NUMBERS = (54, 540)
ROOT = Path(__file__).parent.parent
AS_INSTALLED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
MISSING = "WeasyPrint is not there: install the extra `bench`, and the Pango libraries that it needs"


@dataclass(frozen=True)
class SheetFigures:
    """Medians in seconds. Without a peer there is no time of it."""

    cards: int
    whole: float
    process: float
    preview: float
    peer_whole: float | None = None
    peer_process: float | None = None

    @property
    def preview_ratio(self) -> float:
        """Of the command that makes all of them."""
        return self.preview / self.whole


def measure_sheets(numbers: tuple[int, ...] = NUMBERS, rounds: int = 3) -> list[SheetFigures]:
    return [measure(number, rounds) for number in numbers]


def measure(cards: int, rounds: int) -> SheetFigures:
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as place:
        folder, page = Path(place) / "market_town", Path(place) / "cards.html"
        write_game(folder, files=cards // 54, cards=54)
        run_apart("page", folder, page)
        peer, out = has_peer(), Path(place) / "out"
        command = ("-m", "rulewright", "sheets", str(folder), "--deck", "cards", "--copies", "1", "--out", str(out))
        clock(*command)  # writes the bytecode where it is not there yet
        for _ in range(rounds):
            found.setdefault("whole", []).append(clock(*command))
            ours = run_apart("rulewright", folder, out)
            found.setdefault("process", []).append(ours["process"])
            found.setdefault("preview", []).append(ours["preview"])
            if peer:
                found.setdefault("peer_whole", []).append(clock("-m", "weasyprint", "-q", str(page), str(out / "peer.pdf")))
                found.setdefault("peer_process", []).append(run_apart("weasyprint", page, out)["process"])
    return SheetFigures(cards, **{name: median(seconds) for name, seconds in found.items()})


def has_peer() -> bool:
    return subprocess.run([sys.executable, "-c", "import weasyprint"], capture_output=True, check=False).returncode == 0


def clock(*arguments: str) -> float:
    """Seconds of a whole process."""
    start = time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=AS_INSTALLED, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{arguments[1]} failed:\n{done.stdout}{done.stderr}")
    return time.perf_counter() - start


def run_apart(work: str, *paths: Path) -> dict[str, float]:
    """Runs one of the functions below in a new process and gives its seconds, without start-up."""
    command = [sys.executable, "-m", "benchmarks.sheets", work, *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, env=AS_INSTALLED, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{work} failed:\n{done.stderr}")
    return json.loads(done.stdout or "{}")


# ---------------------------------------------------------------- in a process of their own


def open_cards(folder: Path):
    """The checked game, and its kit of one copy each."""
    from compiler.pipeline import check_game
    from rulewright.sheets import Options, open_kit

    checked = check_game(folder, each_variant=False)
    kit, findings = open_kit(checked, folder, Options(deck="cards", quantity=1))
    assert checked.ok and not findings
    return checked, kit


def rulewright(folder: Path, out: Path) -> dict[str, float]:
    """From the checked game to the PDF; then one card is edited, and its preview is made."""
    from rulewright.sheets import Options, export_named, make, open_kit, preview
    from rulewright.sheets.faces import faces_of
    from rulewright.sheets.typeset import Typesetter

    checked, kit = open_cards(folder)
    typesetter = Typesetter().start()
    start = time.perf_counter()
    kit, _ = open_kit(checked, folder, Options(deck="cards", quantity=1))
    made = make(kit, export_named("pdf"), typesetter)
    process = time.perf_counter() - start
    assert not made.diagnostics, made.diagnostics[0].message
    table = kit.model.tables["cards"]
    middle = len(table.rows) // 2
    table.rows[middle] = replace(table.rows[middle], name="Silver Lantern, mended")
    start = time.perf_counter()
    faces = faces_of(kit.model, kit.book, kit.style, only={f"cards/{table.rows[middle].id}"})
    preview(replace(kit, faces=tuple(faces)), faces[0].key, typesetter)
    return {"process": process, "preview": time.perf_counter() - start}


def weasyprint(page: Path, out: Path) -> dict[str, float]:
    from weasyprint import HTML

    text = page.read_text(encoding="utf-8")
    start = time.perf_counter()
    HTML(string=text, base_url=str(page.parent)).write_pdf(out / "peer.pdf")
    return {"process": time.perf_counter() - start}


# ---------------------------------------------------------------- the same cards as HTML


CSS = """
@page { size: 210mm 297mm; margin: 0 }
body { margin: 0; font-family: "Source Sans Pro", sans-serif; font-size: 9pt; line-height: 1.2; color: #1b1b26 }
.sheet { position: relative; width: 210mm; height: 297mm; page-break-after: always; overflow: hidden }
.card { position: absolute; width: 63mm; height: 88mm }
.ground { position: absolute; left: 0; top: 0; width: 63mm; height: 88mm }
.frame { position: absolute; left: 3.3mm; top: 3.3mm; width: 56.4mm; height: 81.4mm; border-radius: 2.6mm; background: #fffdf7 }
.name { position: absolute; left: 6mm; top: 4mm; width: 40mm; height: 9mm; font-weight: bold; font-size: 12pt }
.corner { position: absolute; right: 5mm; top: 4mm; width: 14mm; font-weight: bold; font-size: 11pt; text-align: right }
.art { position: absolute; left: 3.3mm; top: 14mm; width: 56.4mm; height: 24mm; text-align: center }
.line { position: absolute; left: 3.3mm; top: 38mm; width: 54mm; height: 5mm; padding-left: 2.4mm; color: white; font-size: 8pt }
.text { position: absolute; left: 6mm; top: 46mm; width: 51mm; height: 30mm }
.foot { position: absolute; left: 6mm; bottom: 5mm; width: 51mm; font-size: 6pt }
.icon { width: 1em; height: 1em; vertical-align: -0.1em }
.back { position: absolute; left: 4mm; top: 4mm; width: 54mm; height: 79mm; border: 0.5mm solid white; border-radius: 3mm;
        text-align: center; color: white; font-weight: bold; font-size: 16pt }
.mark { position: absolute; background: black }
"""


def page(folder: Path, target: Path) -> dict[str, float]:
    """Writes the page of HTML, with the icons beside it."""
    from rulewright.sheets.impose import impose
    from rulewright.sheets.sizes import CARDS, PAPERS

    _, kit = open_cards(folder)
    (target.parent / "icons").mkdir()
    for name, data in kit.icons.items():
        (target.parent / "icons" / f"{name}.svg").write_bytes(data)
    sheets = []
    for each in impose(kit.faces, CARDS["poker"], PAPERS["a4"]):
        parts = [(back_html if spot.back else front_html)(spot.card, spot.x, spot.y) for spot in each.spots]
        for x in each.verticals:
            parts += [mark_html(x, y, 0.1, 4) for y in (0, 293)]
        for y in each.horizontals:
            parts += [mark_html(x, y, 4, 0.1) for x in (0, 206)]
        sheets.append(f'<div class="sheet">{"".join(parts)}</div>')
    target.write_text(
        f"<!DOCTYPE html><html><head><meta charset='utf-8'><style>{CSS}</style></head><body>"
        + "\n".join(sheets)
        + "</body></html>",
        encoding="utf-8",
    )
    return {}


def front_html(face, x: float, y: float) -> str:
    text, price = (rich_html(pieces) for pieces in (face.text, face.price))
    if price:
        price = f"<div><b>{escape(face.price_title)}</b> {price}</div>"
    details = " ".join(f"<b>{escape(label)}</b> {escape(value)}" for label, value in face.details)
    return (
        f'<div class="card" style="left:{x}mm;top:{y}mm"><div class="ground" style="background:{face.colour}"></div>'
        f'<div class="frame"></div><div class="name">{escape(face.name)}</div>'
        f'<div class="corner">{escape(face.corner)} {icon_html(face.corner_icon)}</div>'
        f'<div class="art"><img src="icons/{face.picture}.svg" style="height:20mm"></div>'
        f'<div class="line" style="background:{face.colour}">{icon_html(face.badge)} {escape(face.line)}</div>'
        f'<div class="text">{text}</div><div class="foot">{price}{details} {escape(face.note)} {face.id}</div></div>'
    )


def rich_html(pieces) -> str:
    return "".join((icon_html(icon) if icon else "") + escape(words) for words, icon in pieces)


def back_html(face, x: float, y: float) -> str:
    return (
        f'<div class="card" style="left:{x}mm;top:{y}mm"><div class="ground" style="background:{face.back_colour}"></div>'
        f'<div class="back"><img src="icons/{face.back_badge}.svg" style="height:20mm;margin-top:22mm"><br>'
        f"{escape(face.back)}</div></div>"
    )


def icon_html(name: str) -> str:
    return f'<img class="icon" src="icons/{name}.svg">' if name else ""


def mark_html(x: float, y: float, width: float, height: float) -> str:
    return f'<div class="mark" style="left:{x}mm;top:{y}mm;width:{width}mm;height:{height}mm"></div>'


if __name__ == "__main__":
    works = {"rulewright": rulewright, "weasyprint": weasyprint, "page": page}
    print(json.dumps(works[sys.argv[1]](*map(Path, sys.argv[2:]))))
