"""Two versions under common seeds: equal ones don't differ, a stronger card shows, and the command says so."""

import json
import shutil
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli.app import app
from rulewright.simulation import Setup
from rulewright.simulation.changes import ALPHA, find_changes
from rulewright.simulation.compare import Pair, Pairs, Record, compare
from rulewright.starter import TEMPLATE
from tests.sheets.market import git
from tests.sizes import SOAK, sample

CONTENT = Path(__file__).parents[2] / "content"
STRONGER = {
    "firework": ("gain 2 light; gain 1 light per 3 paper", "gain 4 light; gain 2 light per 3 paper"),
    "gust": ("target loses 2 light", "target loses 4 light"),
    "paper_boat": ("effect: gain 3 paper", "effect: gain 6 paper"),
    "loose_rope": ("gain 2 coins from target", "gain 4 coins from target"),
}


def copy_game(folder, *changes, file="cards/cards.yaml", source=TEMPLATE):
    """A copy of a game with texts changed."""
    shutil.copytree(source, folder, dirs_exist_ok=True)
    for old, new in changes:
        text = (folder / file).read_text()
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, new))
    return folder


def setup_of(folder, players=2):
    game = rulewright.load(folder)
    return Setup(game.module["__source__"], game.name, players)


@pytest.fixture(scope="module")
def starter(tmp_path_factory):
    return setup_of(copy_game(tmp_path_factory.mktemp("plain") / "starter_game"))


@pytest.fixture(scope="module")
def stronger(tmp_path_factory):
    made = {}

    def stronger(card):
        if card not in made:
            made[card] = setup_of(copy_game(tmp_path_factory.mktemp(card) / "starter_game", STRONGER[card]))
        return made[card]

    return stronger


# ---------------------------------------------------------------- the figures


def test_a_version_is_no_different_from_itself(starter):
    for seed in range(sample(3, 100)):
        mine = replace(starter, seed=seed)
        found = compare(Pair(mine, mine), 20)
        changes = find_changes(found)
        assert found.pairs.alike == 20 and not changes.changed
        assert all(not figure.difference and figure.p in (1, None) for figure in changes.figures)


def test_nor_from_itself_under_other_seeds(starter):
    """The honest test: nothing is common but the rules. At most `ALPHA` of such runs may claim a change."""
    runs = sample(12, 100)
    claims = sum(
        find_changes(compare(Pair(replace(starter, seed=seed), replace(starter, seed=seed + 10_000)), sample(80, 400))).changed
        for seed in range(runs)
    )
    assert ALPHA <= 0.05 and claims <= runs * 0.05


@pytest.mark.skipif(not SOAK, reason="takes minutes: `make soak`")
@pytest.mark.parametrize(("game", "players", "games"), [("ai_rush", 3, 200), ("disruptopia", 2, 30)])
def test_nor_do_the_large_games_under_other_seeds(game, players, games):
    setup = setup_of(CONTENT / game, players)
    claims = sum(
        find_changes(compare(Pair(replace(setup, seed=seed), replace(setup, seed=seed + 10_000)), games, 2)).changed
        for seed in range(100)
    )
    assert claims <= 5


@pytest.mark.parametrize("card", ["firework", "gust", "paper_boat"])
def test_a_card_twice_as_strong_is_found(starter, stronger, card):
    for seed in range(sample(1, 20)):
        pair = Pair(replace(stronger(card), seed=seed), replace(starter, seed=seed))
        comparison = compare(pair, sample(400, 800))
        changes = find_changes(comparison)
        assert set(comparison.pairs.partings) == {"card:" + card}
        found = {(figure.what, figure.of): figure for figure in changes.differences}
        assert changes.changed and ("points", "Light") in found
        assert (found["points", "Light"].difference < 0) == (card == "gust")
        if card == "firework":
            assert found["winners", "card:firework"].difference > 0
            low, high = found["winners", "card:firework"].interval
            assert 0 < low < found["winners", "card:firework"].difference < high


def test_where_games_part_tells_what_changed_before_the_means_do(starter, stronger):
    comparison = compare(Pair(stronger("loose_rope"), starter), 100)
    assert not find_changes(comparison).changed and set(comparison.pairs.partings) == {"card:loose_rope"}
    assert compare(Pair(starter, starter), 20).pairs.partings == {}
    apart = compare(Pair(starter, replace(starter, seed=1)), 20).pairs.partings
    assert set(apart) == {"setup"}


def test_a_card_of_a_large_game_is_found(tmp_path):
    games = sample(24, 400)
    change = ("effect: gain min(3, count(presence)) reputation", "effect: gain min(6, 2 * count(presence)) reputation")
    new = copy_game(tmp_path / "disruptopia", change, file="cards/influence.yaml", source=CONTENT / "disruptopia")
    comparison = compare(Pair(setup_of(new), setup_of(CONTENT / "disruptopia")), games, 2)
    assert comparison.pairs.alike > games / 2 and set(comparison.pairs.partings) == {"card:in04"}


def test_common_seeds_need_fewer_games(starter, stronger):
    """The same difference is surer within pairs than between games of different seeds."""
    new = stronger("gust")
    paired = find_changes(compare(Pair(new, starter), 200))
    apart = find_changes(compare(Pair(new, replace(starter, seed=1)), 200))
    width = [
        high - low
        for changes in (paired, apart)
        for figure in changes.figures
        if (figure.what, figure.of) == ("points", "Light")
        for low, high in [figure.interval]
    ]
    assert width[0] < 0.8 * width[1]


def test_cards_of_one_version_only_are_listed_not_compared(starter, tmp_path):
    rows = (TEMPLATE / "cards" / "cards.yaml").read_text()
    at = rows.index("- id: gust")
    other = setup_of(copy_game(tmp_path / "starter_game", (rows[at:], rows[at:].replace("gust", "storm", 1))))
    changes = find_changes(compare(Pair(other, starter), 60))
    assert (changes.only_now, changes.only_before) == (("Gust of Wind",), ("Gust of Wind",))
    assert not any(figure.of in ("card:storm", "card:gust") for figure in changes.figures)


def test_sums_do_not_depend_on_how_games_are_grouped(starter, stronger):
    pair = Pair(stronger("firework"), starter)
    once = compare(pair, 60)
    assert asdict(compare(pair, 60, 2).pairs) == asdict(once.pairs) == asdict(compare(pair, 60, 5).pairs)


def test_moments_of_shares_are_those_of_the_games():
    """Winners among takers: against the plain formula over single games."""
    pairs, games = Pairs(), []
    for number in range(400):
        now, before = number * 7 % 4, number * 5 % 3
        games.append((now, before, number % 3, number * 11 % 4))
        pairs.put(
            Record({}, {"x": now} if now else {}, games[-1][2], [number]),
            Record({}, {"x": before} if before else {}, games[-1][3], [number]),
        )
    from rulewright.simulation.changes import _share_figure

    figure = _share_figure(("winners", "x"), pairs.shares["winners", "x"], pairs)
    hits = [((a & won).bit_count(), a.bit_count(), (b & lost).bit_count(), b.bit_count()) for a, b, won, lost in games]
    trials = [sum(column) for column in zip(*hits, strict=True)]
    now, before = trials[0] / trials[1], trials[2] / trials[3]
    assert figure.now == pytest.approx(now) and figure.before == pytest.approx(before)
    spread = sum(((h - now * t) / trials[1] - (g - before * u) / trials[3]) ** 2 for h, t, g, u in hits) ** 0.5
    low, high = figure.interval
    assert (high - low) / 2 == pytest.approx(1.959964 * spread, rel=1e-5)


def test_a_rule_that_fails_in_one_version_is_told(starter, tmp_path):
    rules = tmp_path / "loop"
    text = (
        'game loop "Loop" for 2 to 3 players\n\neach player has\n    steps 0..20 "steps"\n\n'
        'action walk "Walk"\n    gain 1 steps\n\nplay\n    rounds at most 3\n'
        '        phase day "Day" each player in players\n            do one of walk\n'
        '            if steps >= 9: end game\n\nscoring\n    score steps "Steps"\n'
        "    winners by total highest\n    tied players share\n"
    )
    rules.mkdir()
    (rules / "game.rules").write_text(text.replace("at most 3", "at most 30"))
    good = setup_of(rules)
    (rules / "game.rules").write_text(text)
    found = compare(Pair(good, setup_of(rules)), 20)
    (stop,) = found.pairs.stops.values()
    assert stop.text == "in the other version: there are more than 3 rounds"
    assert found.pairs.games + stop.games == 20


# ---------------------------------------------------------------- the command


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """The starter game in git, with a card made stronger since."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    folder = copy_game(tmp_path / "content" / "starter_game")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "x")
    return copy_game(folder, STRONGER["firework"])


def run(*words):
    return CliRunner().invoke(app, ["sim", "starter_game", *words])


def test_against_a_revision(repository):
    found = run("--against", "HEAD", "--games", "300", "--format", "json")
    data = json.loads(found.stdout)
    assert found.exit_code == 0 and data["changed"] and data["against"]["revision"] == "HEAD"
    assert (data["games"], data["players"], data["interrupted"], data["failure"]) == (300, 2, False, None)
    assert {"what": "points", "of": "Light"}.items() <= data["differences"][0].items()
    assert data["differences"][0]["changed"] and len(data["figures"]) > len(data["differences"])
    assert 0 < data["alike"] < 300
    assert [(parting["after"], parting["label"]) for parting in data["partings"]] == [("card:firework", "Firework")]
    assert run("--against", "HEAD", "--games", "300", "--format", "json", "--fail-on-change").exit_code == 1
    text = run("--against", "HEAD", "--games", "300").stdout
    assert text.startswith("Starter Game, now against `HEAD`: 300 games each under the same seeds, 2 players, seed 0\n")
    assert "of the others: they begin to differ after Firework (" in text
    assert "Changed by more than noise: " in text and "Firework: takers who win" in text


def test_nothing_changed(repository):
    git(repository, "commit", "-q", "-a", "-m", "y")
    found = run("--against", "HEAD", "--games", "30", "--fail-on-change")
    assert found.exit_code == 0 and "In 30 of them nothing was different.\nNo change: none of " in found.stdout
    data = json.loads(run("--against", "HEAD", "--games", "30", "--format", "json", "--workers", "2").stdout)
    assert data["changed"] is False and data["differences"] == [] and data["alike"] == 30


def test_against_a_setting_and_a_variant(repository):
    data = json.loads(run("--against-setting", "evenings=9", "--games", "40", "--format", "json").stdout)
    figures = {(figure["what"], figure["of"]): figure for figure in data["figures"]}
    assert data["changed"] and data["against"]["settings"] == {"evenings": 9} and data["settings"] == {}
    assert figures["length", "rounds"]["now"] == 5 and figures["length", "rounds"]["other"] == 9
    rules = repository / "game.rules"
    rules.write_text(rules.read_text() + '\nvariant rich "Rich"\n    replace action sell_snacks\n        gain 6 coins\n')
    data = json.loads(run("--against-variant", "rich", "--games", "60", "--format", "json").stdout)
    assert data["changed"] and data["against"]["variants"] == ["rich"] and data["variants"] == []
    data = json.loads(run("--variant", "rich", "--against-variant", "none", "--games", "60", "--format", "json").stdout)
    assert data["changed"] and data["against"]["variants"] == [] and data["variants"] == ["rich"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--against", "nowhere"], "Invalid value for --against: git knows no revision `nowhere`"),
        (["--against-variant", "x"], "Invalid value for --against-variant: there is no variant `x`"),
        (["--against-setting", "x=1"], "Invalid value for --against-setting: there is no setting `x`"),
        (["--against", "HEAD", "--variant", "x"], "Invalid value for --variant: there is no variant `x`"),
    ],
)
def test_wrong_usage(repository, words, message):
    found = run(*words)
    assert found.exit_code == 2 and message in " ".join(found.output.replace("│", " ").split())


def test_a_revision_that_does_not_compile_is_told(repository):
    (repository / "cards" / "cards.yaml").write_text("- {id: x, name: X, kind: nothing}\n")
    git(repository, "commit", "-q", "-a", "-m", "broken")
    copy_game(repository)
    found = run("--against", "HEAD")
    assert found.exit_code == 1 and "error: the game can't be played as it is at `HEAD`" in found.stderr
    assert "content/starter_game/cards/cards.yaml" in found.stdout and "rulewright-against" not in found.output
