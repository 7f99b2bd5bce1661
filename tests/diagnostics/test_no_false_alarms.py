"""What looks like a mistake and is none: no finding at all. And the table of where resources come from and go."""

from __future__ import annotations

import pytest

from compiler.pipeline import check_game

GAME = """\
game mill "The Mill" for 2 to 4 players

choices Colour: red, blue, green

each player has
    coins  0..20 starts 3  "Coins"
    fame   0..9            "Fame"
    known  set of Colour   "Known"

{rules}
action learn "Learn"
    choose colour in Colour where colour not in known
    add colour to known

action work "Work"
    gain 1 coins

action boast "Boast"
    pay 1 coins
    gain 1 fame

play
    rounds 3
        phase day "Day" each player in players
            do one of work, boast, learn{offers}
{flow}
scoring
    score fame          "Fame"
    score count(known)  "Known"
    winners by total highest, coins highest
    tied players share
"""
RATE = """
quantity rate for colour Colour "Rate"
    base 1
    at least 0
action earn "Earn"
    choose colour in Colour
    gain rate[colour] fame
"""

GOOD = {
    "exceptions for different colours": (
        RATE + "this game: my rate is 2 instead where colour = red\nthis game: my rate is 3 instead where colour = blue",
        "earn",
    ),
    "exceptions of different rounds": (
        RATE + "while round <= 2: my rate is 2 instead\nwhile round > 2: my rate is 3 instead",
        "earn",
    ),
    "exceptions of different members": (
        RATE + "while round in {1, 2}: my rate is 2 instead\nwhile round = 3: my rate is 3 instead",
        "earn",
    ),
    "an exception and its opposite": (
        "setting harsh flag starts no\n" + RATE + "while harsh: my rate is 0 instead\nwhile not harsh: my rate is 3 instead",
        "earn",
    ),
    "additions may meet": (RATE + "this game: my rate is 2 more\nthis game: my rate is 1 less", "earn"),
    "instead of one rule at different times": (
        "instead of I do work where my coins < 3: gain 2 coins\ninstead of I do work where my coins >= 3: gain 3 coins",
        "",
    ),
    "a reaction once per round": ("this game\n    once per round after I gain coins: gain 1 coins", ""),
    "a reaction with a decision": ('after I gain coins\n    may "More": gain 1 coins', ""),
    "reactions that only take away": ("after I lose fame: lose 1 coins\nafter I lose coins: lose 1 fame", ""),
    "a reaction with a condition that it changes": ("after I gain coins where my coins < 5: gain 1 coins", ""),
    "a choice after asking": (
        'action reveal "Reveal"\n    gain 1 fame\n    if count(known) > 0\n        choose colour in known\n'
        "        remove colour from known",
        "reveal",
    ),
    "a choice among all colours in the middle": (
        'action reveal "Reveal"\n    gain 1 fame\n    choose colour in Colour\n    if colour in known: gain 1 coins',
        "reveal",
    ),
    "a choice among rivals in the middle": (
        'action toast "Toast"\n    gain 1 fame\n    choose friend in rivals\n    friend gains 1 fame',
        "toast",
    ),
    "a requirement that is more than the price": (
        'action bribe "Bribe"\n    require coins >= 6\n    pay 5 coins\n    gain 1 fame',
        "bribe",
    ),
    "a price that a card may lower": (
        'quantity toll "Toll"\n    base 25\n    at least 0\nthis game: my toll is 10 less\n'
        'action pass_gate "Pass"\n    pay toll coins\n    gain 1 fame',
        "pass_gate",
    ),
    "a resource that only runs down": (
        'each player has\n    lives 0..3 starts 3\naction risk "Risk"\n    pay 1 lives\n    gain 2 fame',
        "risk",
    ),
    "a resource that is only scored": (
        'each player has\n    medals 0..9\naction win "Win"\n    gain 1 medals\nscoring\n    score medals',
        "win",
    ),
    "a marker for people": (
        'the game has\n    last_hand player or none "last at work"\nafter a player does work: set last_hand to them',
        "",
    ),
    "a roll that is repeated by decision": (
        'action dare "Dare"\n    repeat at most 9\n        roll d6 as n\n        gain 1 coins\n        if n = 1: stop',
        "dare",
    ),
    "an automa that picks": (
        'automa robot "Robot"\n    instead of day\n        pick c in Colour at random\n        add c to known',
        "",
    ),
    "an automa that runs the rule by itself": (
        'event paint for c Colour "Paint"\n    add c to known\nautoma robot "Robot"\n    instead of day\n        do paint for red',
        "",
    ),
    "a range that goes through a name": (
        'each player has\n    slots 0..9 for each 1..4 "Slots"\naction fill "Fill"\n'
        "    let free be those(r in 1..4 where slots[r] < 9)\n"
        "    if count(free) > 0\n        let r be first(free)\n        gain 1 slots[r]",
        "fill",
    ),
    "divided by those who share": (
        'action share "Share"\n    let rich be those(p in players where p\'s coins > 2)\n    gain 1 fame\n'
        "    for each p in rich: p gains 6 / count(rich) rounded down coins",
        "share",
    ),
    "divided by those who share, kept in a field that the loop leaves alone": (
        'the game has\n    heirs set of player "Heirs"\n    pot 0..9 starts 9 "Pot"\naction share "Share"\n    gain 1 fame\n'
        "    for each p in heirs where p's coins > 2\n        p gains pot / count(heirs) rounded down coins\n"
        "        if p's fame > 2: lose 1 pot\n"
        "    for each c in known: gain 6 / count(known) rounded down coins\n    add me to heirs",
        "share",
    ),
    "one of several that were chosen": (
        'action show "Show"\n    choose exactly 2 shown in Colour\n    add shown to known\n    choose one_of_them in shown\n'
        "    remove one_of_them from known",
        "show",
    ),
    "one of what is left of a choice": (
        'action avoid "Avoid"\n    gain 1 fame\n    choose other in Colour - {red}\n    add other to known',
        "avoid",
    ),
    "one of all but one value": (
        'action avoid "Avoid"\n    gain 1 fame\n    choose other in Colour where other != red\n    add other to known',
        "avoid",
    ),
    "one of what has just been added": (
        'action show "Show"\n    gain 1 fame\n    add red to known\n'
        "    choose one_of_them in known\n    remove one_of_them from known",
        "show",
    ),
    "asked by a define": (
        'define learned "learned" as count(known) > 0\naction show "Show"\n    gain 1 fame\n    if learned\n'
        "        choose one_of_them in known\n        remove one_of_them from known",
        "show",
    ),
    "left before": (
        'action show "Show"\n    gain 1 fame\n    if count(known) = 0: end turn\n    choose one_of_them in known\n'
        "    remove one_of_them from known",
        "show",
    ),
    "a set that is emptied": ('action forget "Forget"\n    set known to empty\n    gain 1 fame', "forget"),
    "an invariant that needs watching": ("always count(p in players where p's fame = 9) < 4", ""),
}


def findings(tmp_path, rules: str, offers: str, flow: str = "") -> list[str]:
    folder = tmp_path / "game"
    folder.mkdir(exist_ok=True)
    text = GAME.format(rules=rules, offers=f", {offers}" if offers else "", flow=flow)
    (folder / "game.rules").write_text(text, encoding="utf-8")
    return [f"{d.code}: {d.message}" for d in check_game(folder).diagnostics]


@pytest.mark.parametrize("name", GOOD)
def test_nothing_is_found(name, tmp_path):
    assert findings(tmp_path, *GOOD[name]) == []


def test_a_number_that_some_row_has(tmp_path):
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "birds.yaml").write_text("- {id: owl, size: 3}\n- {id: wren, size: 1}\n", encoding="utf-8")
    rules = """
table birds of Bird from "birds.yaml"
    size  1..9
action watch "Watch"
    gain 1 coins
    choose bird in birds where bird.size > 2
    gain bird.size fame
"""
    assert findings(tmp_path, rules, "watch") == []


def test_a_number_that_is_none_or_inside(tmp_path):
    rules = """
each player has
    mark   3..5 or none       "mark"
    slots  0..9 for each 3..5  "slots"
action note "Note"
    choose n in 3..5
    set mark to n
action use "Use"
    require mark != none  "no mark"
    gain 1 slots[mark]
    let other be mark
    if other in 3..4: gain slots[other] coins
    set mark to none
"""
    assert findings(tmp_path, rules, "note, use") == []


def test_variants_that_exclude_each_other(tmp_path):
    rules = """
setting length 1..3 starts 1 "Length"
setting goal 1..9 starts 5 "Goal"
after I gain fame where my fame > goal: gain 1 coins
variant short "Short" if length = 1
    change goal from 5 to 3
variant long "Long" if length = 3
    change goal from 5 to 8
"""
    assert findings(tmp_path, rules, "") == []


GUARDED = {
    "its rule takes cards out again": ("draw 1 from deck to stall\n    choose good in stall\n    move good to deck", ""),
    "only the setup fills it": ("gain 1 coins", "for each p in players: draw 1 from deck to p's stall"),
    "only an event of the setup fills it": ("gain 1 coins", "do open_up"),
    "a flag lets it happen once": ("require not sold\n    set sold to yes\n    draw 1 from deck to stall", ""),
    "a define counts it": ("if has_room: draw 1 from deck to stall", ""),
}


@pytest.mark.parametrize("name", GUARDED)
def test_a_small_pile_in_which_there_is_room(name, tmp_path):
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "goods.yaml").write_text("- {id: apple}\n- {id: pear}\n", encoding="utf-8")
    body, setup = GUARDED[name]
    text = f"""\
game stall "The Stall" for 2 to 4 players
table goods of Good from "goods.yaml"
the game has
    deck  pile of Good "Deck"
each player has
    coins  0..20 "Coins"
    stall  pile of Good at most 1 "Stall"
    sold   flag "has sold"
define has_room as count(stall) = 0
event open_up "Open"
    for each p in players: draw 1 from deck to p's stall
action sell "Sell"
    {body}
play
    setup
        move goods to deck
        {setup}
    rounds 3
        phase day "Day" each player in players
            do one of sell
scoring
    score coins
    winners by total highest
    tied players share
"""
    (tmp_path / "game" / "game.rules").write_text(text, encoding="utf-8")
    assert [
        found.message for found in check_game(tmp_path / "game").diagnostics if found.code not in ("unused-name", "nothing-reads")
    ] == []


CHOOSING = {
    "after a loop that moves cards there": "gain 1 points\n    for each c in hand: move c to offer\n"
    "    choose x in offer\n    move x to out",
    "after an event that fills it": "gain 1 points\n    do fill\n    choose x in offer\n    move x to out",
    "after cards picked again and again": "repeat 2 times\n        pick dealt in cards where place(dealt) = none at random\n"
    "        move dealt to offer\n    choose x in offer\n    move x to out",
    "a value but for one": "gain 1 points\n    choose r in Role - {guard}\n    if r = baron: gain 1 points",
    "a value that is not one of them": "gain 1 points\n    choose r in Role where r != guard\n    if r = baron: gain 1 points",
    "a card of a constant table": "gain 1 points\n    choose c in cards where c.strength > 1\n    gain c.strength points",
    "a guard in a define": "gain 1 points\n    if holds_any\n        choose c in hand\n        move c to out",
    "a number that went through a name": "let rs be those(r in 1..4 where slots[r] < 9)\n    if count(rs) > 0\n"
    "        let r be first(rs)\n        gain 1 slots[r]",
    "shared by those who are chosen from": "choose p in victors\n    gain 6 / count(victors) rounded up points",
    "shared by those under a name": "let losers be those(p in players where p's points < 3)\n"
    "    for each p in losers: p gains 6 / count(losers) rounded down points",
}


@pytest.mark.parametrize("name", CHOOSING)
def test_a_choice_that_has_an_option(name, tmp_path):
    (tmp_path / "game").mkdir()
    rows = "- {id: ann, strength: 1}\n- {id: bob, copies: 9, strength: 3}\n"
    (tmp_path / "game" / "cards.yaml").write_text(rows, encoding="utf-8")
    text = f"""\
game court "The Court" for 2 to 4 players
choices Role: guard, priest, baron
table cards of Card from "cards.yaml"
    strength  1..9
the game has
    deck     pile of Card seen by none "Deck"
    victors  set of player "Victors"
    out      pile of Card "Out"
each player has
    hand    pile of Card seen by owner "Hand"
    offer   pile of Card seen by owner "Offer"
    points  0..90 "Points"
    slots   0..9 for each 1..4 "Slots"
define holds_any as count(hand) > 0
event fill "Fill"
    draw 3 from deck to offer
action act "Act"
    {CHOOSING[name]}
action others "Others"
    draw 1 from deck to hand
    add me to victors
    if holds_any: do fill
    if any(r in 1..4 where slots[r] > 2): move offer to out
play
    setup: move cards to deck
    rounds 3
        phase day "Day" each player in players
            do one of act, others
scoring
    score points
    winners by total highest
    tied players share
"""
    (tmp_path / "game" / "game.rules").write_text(text, encoding="utf-8")
    found = [
        finding.message
        for finding in check_game(tmp_path / "game").diagnostics
        if finding.code not in ("unused-name", "nothing-gives")
    ]
    assert found == []


def test_names_of_a_table_that_only_a_variant_has_may_be_translated(tmp_path):
    (tmp_path / "game.rules").write_text(GAME.format(rules="", offers="", flow=""), encoding="utf-8")
    (tmp_path / "variants").mkdir()
    (tmp_path / "variants" / "far.rules").write_text(
        'variant far "Far Away"\n    table towns of Town from "far.yaml" "towns"\n        size  1..9\n', encoding="utf-8"
    )
    (tmp_path / "far.yaml").write_text("- {id: harbour, name: Harbour, size: 3}\n", encoding="utf-8")
    (tmp_path / "phrases").mkdir()
    (tmp_path / "phrases" / "de.yaml").write_text("titles:\n  Harbour: Hafen\n  Hill: Berg\n", encoding="utf-8")
    messages = [one.message for one in check_game(tmp_path).diagnostics]
    assert messages == ["`Hill` is translated, but nothing in the game is called that"]
