"""Who sees what by setting: under each setting a game is, for every seat, the game that says so in its rules once and for all."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.chance import CHANCE
from runtime.loader import load_module
from tests.games_list import FOLDERS, ROOT, checked, compiled
from tests.invariants.test_secrets import readable
from tests.sizes import sample

BY_SETTING = [ROOT / "tests" / "language" / "c73_seen_by_setting", ROOT / "tests" / "games" / "goofspiel"]
SEEN = re.compile(r"seen by (\w+) if ([^,\n]+?)(?:, otherwise (\w+))?(?=\s\s|\s\")")
MEANT = {
    "hidden_bids": lambda s: s["hidden_bids"],
    "fog = 2": lambda s: s["fog"] == 2,
    "fog > 0": lambda s: s["fog"] > 0,
    "blind": lambda s: s["blind"],
    "hidden_bids or fog = 2": lambda s: s["hidden_bids"] or s["fog"] == 2,
}
"""The conditions in these games, in Python."""

VALUES = {"hidden_bids": (0, 1), "fog": (0, 1, 2), "blind": (0, 1)}


def settings_of(folder) -> list[dict[str, int]]:
    names = [field.name for field in compiled(folder).game.data.settings if field.name in VALUES]
    return [dict(zip(names, values, strict=True)) for values in product(*(VALUES[name] for name in names))]


def copied(folder, tmp_path, change):
    """The game, with its rules changed."""
    for file in folder.rglob("*"):
        if file.is_file() and "examples" not in file.parts:
            target = tmp_path / file.relative_to(folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(change(file.read_text()) if file.name == "game.rules" else file.read_text())
    lowered = lower_game(check_game(tmp_path))
    assert lowered.ok, [str(d.message) for d in lowered.diagnostics]
    return load_module(emit_module(lowered.program), tmp_path.name)


def fixed(settings):
    """Visibilities written down as these settings have them."""

    def change(rules: str) -> str:
        text, found = SEEN.subn(
            lambda written: f"seen by {written[1] if MEANT[written[2].strip()](settings) else written[3] or 'all'}", rules
        )
        assert found and not re.search(r"seen by \w+ if", text)
        return text

    return change


def left_to_a_setting(rules: str) -> str:
    """Whatever is hidden is hidden if a setting says so."""
    text = re.sub(r"^( .*[^m] seen by (?:owner|none))(?= )", r"\1 if kept_secret", rules, flags=re.M)
    return re.sub(r"^(game .*)$", r'\1\nsetting kept_secret flag starts yes "Secrets"', text, count=1, flags=re.M)


def all_open(rules: str) -> str:
    return re.sub(r"^( .*[^m]) seen by (?:owner|none)(?= )", r"\1", rules, flags=re.M)


def read(state, seat) -> tuple:
    """What a seat sees, and is asked."""
    questions = [
        (decision.prompt, [(option.key, option.label) for option in decision.options])
        for decision in state.decisions
        if decision.player == seat
    ]
    view = state.view(seat)
    return {name: view[name] for name in view if name not in ("game", "kept_secret")}, questions


def play_both(games, settings, seed: int, chance: str = "sampled") -> None:
    """The same game of two that must read the same for every seat, step by step; what bots think of too."""
    players = games[0].players[0] + seed % (games[0].players[1] - games[0].players[0] + 1)
    pair = [game.new(players, seed, settings=given, chance=chance) for game, given in zip(games, settings, strict=True)]
    chooser = Random(seed)
    for number in range(sample(80, 600)):
        if pair[0].over:
            break
        seats = [*range(players), None]
        assert [read(pair[0], seat) for seat in seats] == [read(pair[1], seat) for seat in seats]
        if pair[0].player != CHANCE and number % 3 == 0:
            first = pair[0].decisions[0].player
            samples = [state.sample(first, seed) for state in pair]
            assert [read(samples[0], seat) for seat in seats] == [read(samples[1], seat) for seat in seats]
        decision = chooser.choice(pair[0].decisions)
        index = chooser.randrange(len(decision.options))
        for state in pair:
            state.apply(index, decision.player if state.pending else None)
    for seat in range(players):
        assert log(pair[0], seat) == log(pair[1], seat)


def log(state, seat: int) -> list[tuple]:
    return [(entry.text, entry.seat) for entry in state.log if readable(entry, seat)]


def hides(folder) -> bool:
    """Does the game hide anything, without a setting?"""
    rules = (folder / "game.rules").read_text()
    return all_open(rules) != rules and folder not in BY_SETTING and "from seen by" not in rules


HIDING = [
    *sorted((ROOT / "tests" / "secrets" / "games").iterdir()),
    *(folder for folder in FOLDERS if folder.parent.name == "language" and hides(folder)),
]
TOLD_IN_GENERAL = {*("alibis", "double_answers", "c34_reactions_through_rules", "h32_reactions"), "c68_titles_of_choices"}
"""What some setting hides is asked for in one question for all cards of a hand, and told in general words, under every setting."""

CASES = [(folder, settings) for folder in BY_SETTING for settings in settings_of(folder)]


@pytest.mark.parametrize(("folder", "settings"), CASES, ids=lambda case: getattr(case, "name", None) or str(case))
def test_a_setting_says_who_sees_what_as_the_rules_would(folder, settings, tmp_path):
    games = compiled(folder).game, copied(folder, tmp_path, fixed(settings))
    for chance, seed in product(("sampled", "explicit"), range(sample(2, 12))):
        play_both(games, (settings, settings), seed, chance)


@pytest.mark.parametrize("folder", HIDING, ids=lambda folder: folder.name)
def test_what_a_setting_hides_is_hidden_as_well_as_what_the_rules_hide(folder, tmp_path):
    games = compiled(folder).game, copied(folder, tmp_path, left_to_a_setting)
    for seed in range(sample(2, 20)):
        play_both(games, ({}, {"kept_secret": 1}), seed)


@pytest.mark.parametrize("folder", [one for one in HIDING if one.name not in TOLD_IN_GENERAL], ids=lambda folder: folder.name)
def test_what_a_setting_opens_is_as_open_as_what_nobody_ever_hid(folder, tmp_path):
    games = copied(folder, tmp_path / "open", all_open), copied(folder, tmp_path / "setting", left_to_a_setting)
    for seed in range(sample(2, 20)):
        play_both(games, ({}, {"kept_secret": 0}), seed)


def test_settings_are_chosen_game_by_game_and_kept_in_saved_ones():
    game = compiled(BY_SETTING[0]).game
    hidden, opened = (game.new(2, 3, settings={"hidden_bids": value}) for value in (1, 0))
    assert hidden.view(0)["bid"] == [0, "hidden"] and opened.view(0)["bid"] == [0, 0]
    for state in (hidden, opened):
        loaded = game.from_json(state.to_json())
        assert loaded.view(0) == state.view(0) and loaded.clone().sees == state.sees
    assert hidden.sees != opened.sees


def test_a_condition_of_each_field_is_a_function_of_the_settings_alone():
    program = checked(BY_SETTING[0]).program
    parts = [part for part in (*program.fields, *program.places) if part.shown_if]
    assert len(parts) == 11
    assert all(program.functions[part.shown_if].parameters == () for part in parts)
