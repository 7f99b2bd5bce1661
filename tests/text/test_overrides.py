"""A game's own phrases, and texts that somebody wrote by hand."""

from __future__ import annotations

import pytest

from compiler.text import build_dictionary, explain_drift, filled_text, languages, load_phrases
from dsl.diagnostic import Label
from dsl.source import Location
from tests.text import harbour
from tests.text.harbour import bound, told
from tests.text.test_card_text import cells, texts


def findings(text: str, language: str = "en") -> list[tuple[str, str, int, int]]:
    _, found = load_phrases("phrases/en.yaml", text, language)
    return [(item.code, item.message, item.primary.location.line, item.primary.location.column) for item in found]


def own(text: str, language: str = "en") -> dict:
    changes, found = load_phrases(f"phrases/{language}.yaml", text, language)
    assert not found, found
    return changes


def test_a_phrase_can_be_changed():
    changes = own('gain: "receive {things}"\nrequire: "needs {condition}:"\n')
    assert told("gain 2 wind", changes=changes) == "Receive 2 Wind."


def test_nouns_titles_events_and_flags_can_be_given():
    changes = own("""
words:
  rival: {one: opponent, many: opponents}
nouns:
  Wind: {one: gust, many: gusts}
  $: {icon: coin}
titles: {Set Sail: Cast Off, Set Sail price: Cast Off price}
events:
  do sail: {you: you cast off, they: "{who} casts off"}
flags:
  stormy season: {"yes": it is stormy, "no": it is calm}
""")
    assert told("choose target in rivals; target loses 2 wind", changes=changes) == "An opponent of your choice loses 2 gusts."
    assert told("until used: my sail_price is 2 less", changes=changes) == "Your next Cast Off costs $2 less."
    assert (
        told("while in fleet: after a rival does sail: gain 1 wind", changes=changes) == "After an opponent casts off, gain 1 gust."
    )
    assert told("require not stormy; gain 1 wind", changes=changes) == "Only if it is calm. Gain 1 gust."


def test_a_value_with_a_noun_of_its_own_is_called_by_it():
    cell = "gain 2 wind per 1 goods[fish]; lose 1 goods[salt]"
    assert told(cell) == "Gain 2 Wind for each of your Fish crates. Lose 1 Salt crate."
    changes = own("nouns:\n  Fish: {one: fish, many: fishes}\n")
    assert told(cell, changes=changes) == "Gain 2 Wind for each of your fishes. Lose 1 Salt crate."


def test_after_one_the_noun_of_a_rule_is_singular():
    said = 'rules:\n  load: {do: "lade {n} Kisten ein"}\n'
    changes = {"rules": own(said, "de")["rules"]}
    assert told("do load for 1, fish", "de", changes) == "Lade 1 Kiste ein."
    assert told("do load for 2, fish", "de", changes) == "Lade 2 Kisten ein."


def test_an_unknown_phrase_is_reported_with_a_suggestion():
    _, found = load_phrases("phrases/en.yaml", 'gains: "receive {things}"\n', "en")
    assert [(item.code, item.message, item.help) for item in found] == [
        ("unknown-phrase", "there is no phrase `gains`", "write `gain`")
    ]
    assert findings("gain:\n  we: we gain {things}\n") == [("unknown-phrase", "phrase `gain` has no form `we`", 2, 3)]
    assert findings("nouns:\n  Wind: {colour: blue}\n") == [("unknown-phrase", "`colour` says nothing about `Wind`", 2, 10)]


@pytest.mark.parametrize(
    "template, message",
    [
        ("receive something", "phrase `gain` leaves out `{things}`"),
        ("receive {things} {number}", "phrase `gain` has no slot `{number}`"),
        ("receive {things} {{7*7}}", "phrase `gain` has a brace that is no slot"),
        ("receive {things.__class__}", "phrase `gain` has a brace that is no slot"),
        ("receive {things!r}", "phrase `gain` has a brace that is no slot"),
    ],
)
def test_slots_must_be_those_of_the_standard_phrase(template, message):
    assert findings(f'gain: "{template}"\n') == [("missing-phrase-slot", message, 1, 7)]


def test_refused_phrases_change_nothing():
    changes, _ = load_phrases("phrases/en.yaml", 'gain: "receive {things} {{7*7}}"\nlose: "forfeit {things}"\n', "en")
    assert told("gain 2 wind; lose 1 fame", changes=changes) == "Gain 2 Wind. Forfeit 1 Fame."


@pytest.mark.parametrize(
    "text",
    [
        "- a\n- b\n",
        "gain: [1, 2]\n",
        "just words",
        "gain: !!python/object/apply:os.system [ls]\n",
        "nouns: 3\n",
        "a: &x [*x]\n",
        "\t: {",
        "gain: {do: {do: {}}}\n",
        "[" * 3000,
        "events: {do sail: {they: no slot}}\n",
    ],
)
def test_anything_else_is_a_finding_and_never_an_exception(text):
    changes, found = load_phrases("phrases/en.yaml", text, "en")
    assert found and all(item.help for item in found)
    build_dictionary(bound()[0], "en", changes)


IN_STORMS = """\
rules:
  load: {do: "load {n} crates", they: "{who} loads {n} crates"}
variants:
  storms:
    gain: "fish up {things}"
    rules:
      load: {do: "heave {n} crates"}
      lash: {text: "Lash the crates."}
"""


def test_what_a_variant_says_goes_before_what_is_said_without_it():
    on, found = load_phrases("phrases/en.yaml", IN_STORMS, "en", chosen=("storms",))
    off, _ = load_phrases("phrases/en.yaml", IN_STORMS, "en")
    assert found == [] and off == {"rules": {"load": {"do": "load {n} crates", "they": "{who} loads {n} crates"}}}
    assert on["rules"] == {
        "load": {"do": "heave {n} crates", "they": "{who} loads {n} crates"},
        "lash": {"text": "Lash the crates."},
    }
    assert told("gain 2 wind", changes=on) == "Fish up 2 Wind." and told("gain 2 wind", changes=off) == "Gain 2 Wind."


def test_what_a_variant_says_is_looked_through_whether_it_is_on_or_off():
    """Its own rules are known only while it is on."""

    def messages(chosen: tuple[str, ...], text: str = IN_STORMS) -> list[str]:
        return [item.message for item in load_phrases("phrases/en.yaml", text, "en", ("load",), chosen, ("storms",))[1]]

    assert messages(()) == [] and messages(("storms",)) == ["there is no rule or phase `lash`"]
    assert messages((), IN_STORMS.replace("storms:", "stroms:")) == ["there is no variant `stroms`"]
    assert messages((), IN_STORMS.replace("    gain:", "    gains:")) == ["there is no phrase `gains`"]
    assert messages((), IN_STORMS.replace("    gain:", "    variants:")) == ["there is no phrase `variants`"]


def test_an_empty_phrase_file_is_fine():
    assert load_phrases("phrases/en.yaml", "# nothing yet\n", "en") == ({}, [])


# ---------------------------------------------------------------- written texts


def drifts(text: str, source: str) -> list[tuple[str, str, str, str]]:
    return [(item.kind, item.noun, item.said, item.meant) for item in harbour.drifts(text, source)]


@pytest.mark.parametrize(
    "text, source",
    [
        ("The wind turns: gain 2 Wind!", "gain 2 wind"),
        ("You get $3 and a sailor.", "gain 3 coins; gain 1 sailors"),
        ("Steal up to $3 from any opponent.", "choose target in rivals where target's coins >= 1; gain 3 coins from target"),
        ("Income +2.", "while in fleet: my income is 2 more"),
        ("If you own more than 2 sailors, gain two Wind.", "if sailors >= 3: gain 2 wind"),
        ("Look at another player's hand, if there is any.", "if count(rivals) > 0: choose target in rivals; look at target's hand"),
        ("Take what the effect says: {effect}", "gain 2 wind"),
    ],
)
def test_a_text_in_other_words_is_fine(text, source):
    assert drifts(text, source) == []


@pytest.mark.parametrize(
    "text, source, drift",
    [
        ("Gain 3 Wind.", "gain 2 wind", ("number", "Wind", "3", "2")),
        ("Gain 2 Wind and $1.", "gain 2 wind", ("invented", "$", "1", "")),
        ("Gain 2 Wind.", "gain 2 wind; gain 1 coins", ("missing", "$", "", "1")),
        ("Income +3.", "while in fleet: my income is 2 more", ("number", "", "3", "2")),
        ("Lose 1 Wind.", "choose target in rivals; target loses 1 wind", ("missing_people", "", "", "")),
        ("A competitor loses 1 Wind.", "lose 1 wind", ("invented_people", "", "", "")),
    ],
)
def test_a_text_that_says_something_else_is_found(text, source, drift):
    assert drift in drifts(text, source)


def test_the_finding_names_the_card_and_both_places():
    at, there = Location("cards/a.yaml", 3, 9, 3, 21), Location("cards/a.yaml", 4, 11, 4, 22)
    drift = harbour.drifts("Gain 3 Wind.", "gain 2 wind")[0]
    found = explain_drift(drift, "Gale", Label(at), Label(there))
    assert (found.code, found.message) == ("text-effect-mismatch", "Gale promises 3 Wind, its rule gives 2")
    assert found.primary.location == at and found.secondary[0].location == there
    assert "{effect}" in found.help


def test_only_the_effect_slot_of_a_text_is_filled():
    text = "{{7*7}} {x.__class__} {effect} {0}"
    assert filled_text(text, told("gain 2 wind")) == "{{7*7}} {x.__class__} Gain 2 Wind. {0}"


@pytest.mark.parametrize("language", languages())
def test_a_generated_text_never_disagrees_with_itself(language):
    for key, text in texts(language).items():
        kind, effect = cells()[key]
        if kind == "effect":
            assert harbour.drifts(text, effect, language) == [], key


def test_a_condition_may_have_a_sentence_of_its_own():
    changes = own('flags:\n  "your Rank allows {n} sailors": {require: "Ranks count"}\n')
    cell = "require may_hire[sailors + 1]; require wind >= 2; gain 1 sailors"
    assert told(cell, changes=changes) == "Only if you have at least 2 Wind. Gain 1 sailor. Ranks count."


def test_a_clause_behind_a_head_begins_with_its_verb_in_german():
    assert told("if wind >= 2: gain 1 fame", "de") == "Wenn du mindestens 2 Wind hast, erhältst du 1 Ruhm."
    assert told("if wind >= 2: lose 1 wind; gain 1 fame", "de").startswith("Wenn du mindestens 2 Wind hast: Verliere 1 Wind")
