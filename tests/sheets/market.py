"""A small game with decks, sizes and texts of every sort, for the tests of the exports."""

from __future__ import annotations

import subprocess
from pathlib import Path

from compiler.pipeline import check_game
from rulewright.sheets import Kit, Options, open_kit

RULES = """\
game market "Market" for 2 to 4 players

choices Kind: fruit "Fruit", fish "Fish"
choices Season: summer "Summer", winter "Winter"

table goods of Good from "cards/goods.yaml" "goods"
    kind    Kind
    season  Season
    price   0..9
    effect  effect

table signs of Sign from "cards/signs.yaml" "signs"
    effect  effect

each player has
    coins  0..20 starts 3             "coins"
    hand   pile of Good seen by owner "hand"
    sold   pile of Good               "sold"
    stall  pile of Sign               "stall"

action sell "Sell"
    choose good in hand
    do good.effect
    move good to sold
    for each sign in stall: do sign.effect

play
    setup
        for each p in players: move take(2, those(g in goods where place(g) = none)) to p's hand
    rounds 2
        phase day "Day" each player in players
            do one of sell

scoring
    score coins "Coins"
    winners by total highest
    tied players share
"""
GOODS = """\
- {id: apple, name: Apple, kind: fruit, season: summer, copies: 3, price: 1, effect: gain 1 coins}
- {id: pear, name: Pear, kind: fruit, season: winter, price: 2, effect: gain 2 coins}
- {id: carp, name: Carp, kind: fish, season: winter, copies: 2, price: 3, effect: gain 3 coins}
"""
SIGNS = "- {id: door, name: Door sign, effect: gain 1 coins}\n"
STYLE = "cards:\n  goods: {deck: kind}\n  signs: {size: SIZE}\n"


def write_market(folder: Path, goods: str = GOODS, signs: str = SIGNS, size: str = "mini", **files: str) -> Path:
    """The game in a folder; `files` are more of them, by path."""
    texts = {
        "game.rules": RULES,
        "cards/goods.yaml": goods,
        "cards/signs.yaml": signs,
        "sheets/style.yaml": STYLE.replace("SIZE", size),
        **files,
    }
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def many(number: int) -> str:
    """Goods of one deck, all different."""
    return "".join(
        f"- {{id: g{i:03}, name: Good {i}, kind: fruit, season: summer, price: 1, effect: gain 1 coins}}\n" for i in range(number)
    )


def kit_of(folder: Path, **options) -> Kit:
    checked = check_game(folder, each_variant=False)
    assert checked.ok, [found.message for found in checked.diagnostics]
    kit, found = open_kit(checked, folder, Options(**options))
    assert not found
    return kit


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", "-C", str(folder), "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false", *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
