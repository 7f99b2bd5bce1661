"""Makes cards.png, the picture of real cards in the README: `.venv/bin/python docs/images/cards.py`.

Cards of the two published games as they are printed, fronts and backs, laid out on a table. The same content gives the
same picture.
"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from compiler.pipeline import check_game
from rulewright.sheets import Options, open_kit
from rulewright.sheets.exports.images import SMALL, opaque, pixels_of
from rulewright.sheets.exports.pictures import draw, picture_of
from rulewright.sheets.typeset import MAIN, Document, Typesetter

HERE = Path(__file__).parent
CONTENT = HERE.parents[1] / "content"
SHOWN = {"disruptopia": ("in06", "rs01", "sb18"), "ai_rush": ("s14", "v13", "v19")}
BACKS = {"disruptopia": ("rs01", "sb18"), "ai_rush": ("s14", "v19")}
PIXELS = 96
"""Per inch, of the whole picture: sharp enough to be read, small enough for a README."""
GAP, MARGIN = 14, 20
"""Between cards and around them, in pixels."""
TABLE = """\
#let pixel = 72pt / {pixels}
#set page(width: {width} * pixel, height: {height} * pixel, margin: 0pt, fill: rgb("#e9e6df"))
#let card(name, x, y) = place(top + left, dx: x * pixel, dy: y * pixel, box(radius: 11 * pixel, clip: true,
  image(name, width: {card[0]} * pixel, height: {card[1]} * pixel)))
"""


def wrapped(png: bytes) -> bytes:
    """The image in an SVG file: a document takes text only."""
    width, height = pixels_of(png)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><image width="{width}" height="{height}" '
        f'href="data:image/png;base64,{b64encode(png).decode()}"/></svg>'
    ).encode()


def cards_of(game: str, typesetter: Typesetter) -> list[bytes]:
    folder = CONTENT / game
    kit, found = open_kit(check_game(folder, each_variant=False), folder, Options())
    assert not found, found
    faces = {face.id: face for face in kit.faces}
    pictures = [picture_of(faces[id], back, bleed=0) for back, ids in ((False, SHOWN[game]), (True, BACKS[game])) for id in ids]
    return draw(kit, typesetter, pictures, "png", PIXELS)


def main() -> None:
    typesetter = Typesetter()
    rows = [cards_of(game, typesetter) for game in SHOWN]
    card = pixels_of(rows[0][0])
    width, height = (2 * MARGIN - GAP + count * (length + GAP) for count, length in ((len(rows[0]), card[0]), (len(rows), card[1])))
    source, files = [TABLE.format(pixels=PIXELS, width=width, height=height, card=card)], {}
    for row, images in enumerate(rows):
        for column, image in enumerate(images):  # on whole pixels, so that every pixel is copied and none is mixed
            x, y = MARGIN + column * (card[0] + GAP), MARGIN + row * (card[1] + GAP)
            source.append(f'#card("{row}-{column}.svg", {x}, {y})')
            files[f"{row}-{column}.svg"] = wrapped(image)
    (picture,) = typesetter.make(Document({MAIN: "\n".join(source).encode(), **files}), "png", PIXELS)
    (HERE / "cards.png").write_bytes(opaque(picture, PIXELS, SMALL))


if __name__ == "__main__":
    main()
