"""Kits for tests: games checked once, PDFs made once, and little games that are written for one test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from compiler.pipeline import Checked, check_game
from rulewright.sheets import Kit, Made, Options, export_named, make, open_kit
from rulewright.sheets.kit import card_pages
from rulewright.sheets.typeset import Typesetter
from rulewright.starter import TEMPLATE

ROOT = Path(__file__).parents[2]
GAMES = {
    **{name: ROOT / "content" / name for name in ("ai_rush", "crypto_clash", "disruptopia", "smartphone_inc", "tabletop_inc")},
    "starter": TEMPLATE,
}
TYPESETTER = Typesetter()

RULES = """\
game little "Little Game" for 2 to 4 players

choices Kind: plain "Plain", fancy "Fancy"

table cards of Card from "cards.yaml"
    kind    Kind
    cost    0..9
    motto   text
    effect  effect

each player has
    coins  0..99 starts 3                        "coins"
    hand   pile of Card seen by owner            "hand"

the game has
    deck      pile of Card seen by none refilled from discards  "deck"
    discards  pile of Card                       "discards"

action work "Work"
    gain 1 coins

action show "Show a card"
    choose card in hand
    do card.effect
    move card to discards

play
    setup
        move cards to deck
        shuffle deck
    rounds 3
        phase day "Day" each player in players
            draw 1 from deck to hand
            do one of work, show

scoring
    score coins "Coins"
    winners by total highest
    tied players share
"""
CARD = "- id: first\n  name: First Card\n  kind: plain\n  cost: 1\n  motto: ''\n  effect: gain 2 coins\n"


@cache
def checked_game(folder: Path) -> Checked:
    return check_game(folder, each_variant=False)


def kit_of(game: str, **options: object) -> Kit:
    kit, found = open_kit(checked_game(GAMES[game]), GAMES[game], Options(**options))
    assert found == []
    return kit


@cache
def made_kit(game: str, **options: object) -> Made:
    """All files of the PDF export."""
    made = make(kit_of(game, **options), export_named("pdf"), TYPESETTER)
    assert made.diagnostics == []
    return made


@cache
def cards_pdf(game: str, **options: object) -> bytes:
    """The sheets of cards alone."""
    return cards_of(kit_of(game, **options))


def cards_of(kit: Kit) -> bytes:
    document = kit.document(card_pages(kit))
    assert TYPESETTER.overflows(document) == []
    return TYPESETTER.make(document)[0]


def little_game(folder: Path, cards: str = CARD, rules: str = RULES, **sheets: str) -> Path:
    """A game of a few cards; `sheets` are files of its look, `card_typ_jinja` is `sheets/card.typ.jinja`."""
    (folder / "sheets").mkdir(parents=True, exist_ok=True)
    (folder / "game.rules").write_text(rules, encoding="utf-8")
    (folder / "cards.yaml").write_text(cards, encoding="utf-8")
    for name, text in sheets.items():
        (folder / "sheets" / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return folder


def open_little(folder: Path, **options: object) -> tuple[Kit, list]:
    checked = check_game(folder, each_variant=False)
    assert checked.ok, checked.diagnostics
    return open_kit(checked, folder, Options(**options))


def make_little(folder: Path, format: str = "pdf", typesetter: Typesetter | None = None, **options: object) -> Made:
    """What comes of a little game, findings of its style included."""
    kit, found = open_little(folder, **options)
    if found:
        return Made(diagnostics=found)
    return make(kit, export_named(format), typesetter or TYPESETTER)
