"""Words of logs and questions: slots are filled, numbers have their plurals, and it is said which thing is meant."""

from __future__ import annotations

import pytest

from rulewright.terminal.words import Words
from tests.games_list import ROOT, compiled
from tests.rulewright.written import run_texts, run_written

RULES = """\
game words "Words" for 2 to 2 players

choices Role: guard "Guard", priest "Priest"

table spots of Spot from "spots.yaml"
    effect  effect

each player has
    points  0..99                     "points"
    gold    0..9 starts 2             "gold pieces"
    silver  0..9 starts 9             "silver"
    secret  0..9 starts 4 seen by owner  "secret"
    hand    pile of Card seen by owner  "hand"
    gems    0..9 for each Role        "gems"
each Spot has
    share   player or none            "share"
    shut    flag                      "shut"

table cards of Card from "cards.yaml"

event claim for role Role "Claim the {role}"
    nothing

event grab for n 0..9 "Take {n} points"
    gain n points

event deal "Deal"
    roll d6 as weather
    do turn_up

event turn_up "Turn up a card"
    nothing

event reveal for n 0..9 "Count to {n}"
    gain 1 points

action go "Go"
    choose role in Role
    do claim for role
    do grab for 1
    do grab for 2
    do reveal for secret
    set gems[role] to 3

action offer "Offer"
    choose x in 1..3
    choose one
        option "Take {x}": gain x points
        option "Not": nothing

action pass_by "Pass by"
    choose spot in spots
    set spot.share to me
    may do spot.effect

action try_it "Try"
    gain 1 points
    do impossible

action impossible "Do the impossible"
    require points > 90
    nothing

action spy "Spy"
    choose rival in rivals
    look at rival's hand

action spend "Spend"
    pay 2 gold

action foretell "Foretell"
    choose other in rivals "Whose deed do you foretell?"
    choose n in 1..3 and role in Role where n > 1 "What will {other} do?"
    choose exactly 1 chosen in Role "Which deed, {n} or {role}?"
    let hushed be secret
    may choose spot in spots "Who may hear of {hushed}?": nothing

action haggle "Haggle"
    choose n in 1..2
    if n > 1
        choose role in Role
        choose spot in spots "Where does the {role} spend {n}?"
        set gems[role] to 1
    choose one "{n}, and now?"
        option "Yes": gain n points
        option "No": nothing
action close "Close"
    choose q in spots
    choose target in rivals
    choose prey in my hand
    choose up to 2 extra in my hand
    choose other_spot in spots where other_spot != q
    set q.shut to yes

action swap "Swap"
    choose origin in spots
    choose goal in spots where goal != origin
    gain 1 points

this game: my silver can pay for gold

play
    setup
        do deal
    rounds 1
        phase day "Day" each player in players
            do one of go, offer, pass_by, try_it, spy, spend, foretell, haggle, close, swap
"""
FILES = {
    "game.rules": RULES,
    "spots.yaml": '- {id: well, name: The Well, effect: "gain 2 points"}\n- {id: mill, name: The Mill, effect: "gain 1 points"}\n',
    "cards.yaml": "- {id: fox, name: Fox}\n",
}
EXAMPLES = {
    "slots of titles and plurals": """
        when ana does go with role = priest
        then the log says "ana: Claim the Priest"
        then the log says "ana: Take 1 point"
        then the log says "ana gains 1 point"
        then the log says "ana: Take 2 points"
        then the log says "ana gains 2 points"
        then the log says "ana: gems (Priest) are now 3\"""",
    "what may come from a hidden field is not told": """
        when ana does go with role = priest
        then the log says "ana: Count to X"
        then ana does not read "ana: Count to 4\"""",
    "slots of options": """
        when ana does offer with x = 2
        then ana is offered only "Take 2", "Not\"""",
    "which spot is asked for, and whose share it is": """
        when ana does pass_by with spot = mill
        then ana is asked for do
        then ana is offered only mill
        then the log says "The Mill: share is now ana\"""",
    "what was skipped": """
        when ana does try_it
        then the log says "ana: Do the impossible is not possible, skipped\"""",
    "whose hand is looked at": """
        when ana does spy with rival = ben
        then the log says "ana looks at the hand of ben\"""",
    "what nobody does, and what that does": """
        when setup happens
        when dice show 3
        then the log says "Deal"
        then the log says "rolled: 3"
        then the log says "Turn up a card\"""",
    "a flag": """
        given ana's hand holds fox
        when ana does close with q = mill
        then the log says "The Mill: shut: yes\"""",
}
PROMPTS = {
    "which thing": ("pass_by with spot = mill", "The Mill: do it?"),
    "with what and for what": ("spend", "How many silver do you pay for gold pieces?"),
    "a title of its own": ("foretell", "Whose deed do you foretell?"),
    "a title that tells of a player, for two choices at once": ("foretell with other = ben", "What will player 2 do?"),
    "a title with a number and a choice, for several": (
        "foretell with other = ben, n = 2, role = priest",
        "Which deed, 2 or Priest?",
    ),
    "no title tells what is hidden": ("foretell with other = ben, n = 2, role = priest, chosen = {guard}", "Who may hear of X?"),
    "a title that tells what is known under an if": ("haggle with n = 2, role = guard", "Where does the Guard spend 2?"),
    "a title of options": ("haggle with n = 1", "1, and now?"),
    "a mere letter": ("offer", "Choose a number"),
    "the kind of thing, never the name of the choice": ("close", "Choose a spot"),
    "a rival": ("close with q = mill, other_spot = well", "Choose a competitor"),
    "a card": ("close with q = mill, target = ben", "Choose a card from your hand"),
    "another one": ("close with q = mill, target = ben, prey = fox, extra = {}", "Choose another spot"),
    "two that read alike": ("swap", "Choose a spot (origin)"),
}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    prompts = {
        title: f'given ana\'s hand holds fox\nwhen ana does {what}\nthen ana is offered "nonsense"'
        for title, (what, _) in PROMPTS.items()
    }
    return run_written(tmp_path_factory.mktemp("words"), FILES, {**EXAMPLES, **prompts})


@pytest.mark.parametrize("title", EXAMPLES)
def test_the_log_says_it_in_words(outcomes, title):
    assert outcomes[title] == ""


@pytest.mark.parametrize("title", PROMPTS)
def test_a_question_says_what_it_is_about(outcomes, title):
    assert f"ana is asked: {PROMPTS[title][1]}" in outcomes[title]


def test_a_name_in_braces_that_nobody_knows_is_found(tmp_path):
    rules = RULES.replace('"Take {x}"', '"Take {y}"').replace('"Count to {n}"', '"Count to {m}"')
    run = run_texts(tmp_path, {**FILES, "game.rules": rules}, {})
    assert [d.message for d in run.diagnostics] == [f"there is no `{name}` that could be told here" for name in "my"]


def test_what_lasts_until_a_turn_says_whose():
    game = compiled(ROOT / "tests/language/c65_until_my_next_turn").game
    state = game.new(3, seed=1)
    state.apply([option.key for option in state.decision.options].index("brace"))
    told = [text for title, text in Words(game).lasting(state.view(1)) if title == "in force"]
    assert told == ["player 1, until player 1's next turn: my toll is 1 less"]
    again = game.from_json(state.to_json())
    assert again.view(1) == state.view(1)
