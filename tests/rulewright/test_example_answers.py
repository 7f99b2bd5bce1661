"""`with` names what is chosen: every copy that is named, no more and no fewer, and only what is asked for and offered."""

from __future__ import annotations

import pytest

from tests.rulewright.written import run_written

RULES = """\
game pond "Pond" for 2 to 2 players

table cards of Card from "cards.yaml"

each player has
    hand    pile of Card seen by owner  "hand"
    open    pile of Card                "open hand"
    coins   0..60 starts 5              "coins"
the game has
    bin     pile of Card                "bin"

action drop_three "Drop three"
    choose exactly 3 gone in hand
    move gone to bin

action throw "Throw"
    choose up to 2 thrown in open
    move thrown to bin

action spend "Spend"
    choose n in 1..3
    pay n coins

action wait "Wait"
    gain 1 coins

action guess "Guess"
    pick found in open at random
    move found to bin

play
    rounds 1
        phase day "Day" each player in players
            do one of drop_three, throw, spend, wait, guess
"""
FILES = {
    "game.rules": RULES,
    "cards.yaml": "- {id: fox, name: Fox, copies: 3}\n- {id: owl, name: Owl, copies: 2}\n- {id: elk, name: Elk}\n",
}
CASES = {
    "each copy that is named": (
        """given ana's hand holds fox, fox, owl, owl, elk
        when ana does drop_three with gone = {fox, fox, owl}
        then ana's hand holds owl, elk""",
        "",
    ),
    "too few": (
        """given ana's hand holds fox, owl, elk, owl
        when ana does drop_three with gone = {owl}""",
        "`gone` names too few: one more must be chosen of",
    ),
    "too few though the rest is forced": (
        """given ana's hand holds fox, owl, elk
        when ana does drop_three with gone = {fox, owl}""",
        "`gone` names too few: one more must be chosen of: Elk",
    ),
    "too many": (
        """given ana's hand holds fox, fox, owl, owl, elk
        when ana does drop_three with gone = {fox, fox, owl, elk}""",
        "`gone` names more than is chosen",
    ),
    "a copy that is not there": (
        """given ana's open holds fox, owl
        when ana does throw with thrown = {fox, fox}""",
        "not all that `thrown` names can be chosen; offered: Owl",
    ),
    "another copy lies elsewhere": (
        """given ben's open holds fox
        given ana's open holds fox, owl
        when ana does throw with thrown = {fox}
        then bin holds fox
        then ben's open holds fox""",
        "",
    ),
    "one thing where several may be chosen": (
        """given ana's open holds fox, fox
        when ana does throw with thrown = fox
        then ana's open holds fox""",
        "",
    ),
    "none of them": (
        """given ana's open holds fox, owl
        when ana does throw with thrown = {}
        then bin holds nothing""",
        "",
    ),
    "can, with several that are offered": (
        """given ana's open holds fox, fox
        then ana can throw with thrown = {fox, fox}""",
        "",
    ),
    "can, with several that are not": (
        """given ana's open holds fox, owl
        then ana can throw with thrown = {fox, fox}""",
        "it is refused: not all that `thrown` names can be chosen; offered: Owl",
    ),
    "cannot, with several that are not": (
        """given ana's open holds fox, owl
        then ana cannot throw with thrown = {fox, fox} because thrown""",
        "",
    ),
    "a value that is not among the options": (
        "when ana does spend with n = 7",
        "ana can't: what `n` names is not offered; offered: 1, 2, 3",
    ),
    "a value that can't be paid": (
        """given ana has coins 2
        then ana cannot spend with n = 3 because coins""",
        "",
    ),
    "a question of another rule": ("when ana does wait with n = 2", "nothing is asked for as `n`"),
    "can, with a question of another rule": ("then ana can wait with n = 2", "it is refused: nothing is asked for as `n`"),
    "what chance takes": (
        """given ana's open holds fox, owl
        when ana does guess with found = owl
        then bin holds owl""",
        "",
    ),
    "what chance can't take": (
        """given ana's open holds fox, fox
        when ana does guess with found = elk""",
        "what `found` names is not offered",
    ),
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    return run_written(tmp_path_factory.mktemp("pond"), FILES, {title: text for title, (text, _) in CASES.items()})


@pytest.mark.parametrize("title", CASES)
def test_what_with_names(outcomes, title):
    expected = CASES[title][1]
    assert expected in outcomes[title]
    assert bool(expected) == bool(outcomes[title])
