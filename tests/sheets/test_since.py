"""`--since`: what looks different is printed again, and nothing else."""

import re

import pytest
from typer.testing import CliRunner

from rulewright.cli.app import app
from rulewright.history import NoComparison, files_at
from rulewright.sheets import changes_since
from rulewright.sheets.typeset import Typesetter
from tests.sheets.market import GOODS, RULES, SIGNS, git, kit_of, write_market

pytestmark = pytest.mark.skipif(not __import__("shutil").which("git"), reason="no git on this machine")
ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="{}"/></svg>'


@pytest.fixture(scope="module")
def typesetter():
    kept = Typesetter()
    yield kept
    kept.close()


@pytest.fixture
def market(tmp_path):
    folder = write_market(tmp_path / "content" / "market")
    git(tmp_path, "init", "-q")
    commit(folder)
    return folder


def commit(folder):
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "x")


@pytest.fixture
def since(market, typesetter):
    def since(revision="HEAD", **options):
        changes, found = changes_since(kit_of(market, **options), market, revision, (), typesetter)
        assert not found
        return changes

    return since


def test_nothing_is_different_from_what_was_just_committed(since):
    assert since().printed == frozenset() and since().removed == ()


def test_a_new_text_a_new_card_and_a_removed_one_are_told_apart(market, since):
    goods = GOODS.replace("gain 1 coins", "gain 4 coins").replace("id: pear, name: Pear", "id: plum, name: Plum")
    write_market(market, goods)
    changes = since()
    assert (changes.changed, changes.new, changes.removed) == ({"goods/apple"}, {"goods/plum"}, ("Pear",))


def test_what_does_not_show_is_no_change(market, since):
    lines = GOODS.splitlines()
    write_market(
        market,
        "# a note\n" + "\n".join([*lines[1:], lines[0].replace("copies: 3", "copies: 5")]) + "\n",
        **{"game.rules": RULES.replace("starts 3", "starts 4")},
    )
    assert since().printed == frozenset()


def test_a_style_changes_the_cards_it_is_for(market, since):
    write_market(market, size="tarot")
    assert since().printed == {"signs/door"}


def test_another_back_is_another_look(market, since):
    write_market(market, **{"sheets/style.yaml": "cards:\n  goods: {deck: kind}\n  signs: {size: mini, back: Shop}\n"})
    assert since().printed == {"signs/door"}


def test_a_template_changes_all_cards(market, since):
    write_market(
        market,
        **{
            "sheets/card.typ.jinja": '<% include "standard/card.typ.jinja" %>\n'
            "#let card-back(face, width, height, bleed) = [plain]\n"
        },
    )
    assert len(since().printed) == 4


def test_an_icon_changes_the_cards_that_show_it(market, since):
    style = "icons: {coins: money}\ncards:\n  goods: {deck: kind}\n  signs: {size: mini}\n"
    signs = SIGNS.replace("effect: gain 1 coins", "")
    write_market(market, signs=signs, **{"sheets/style.yaml": style, "sheets/icons/money.svg": ICON.format("M0 0h8v8z")})
    commit(market)
    assert since().printed == frozenset()
    write_market(market, signs=signs, **{"sheets/style.yaml": style, "sheets/icons/money.svg": ICON.format("M0 0h8v4z")})
    assert since().printed == {"goods/apple", "goods/pear", "goods/carp"}


def test_older_revisions_branches_and_tags_are_revisions(market, since):
    git(market, "tag", "first")
    write_market(market, GOODS.replace("Apple", "Big apple"))
    commit(market)
    assert since("HEAD").printed == frozenset()
    assert since("HEAD~1").printed == since("first").printed == {"goods/apple"}


def test_it_is_the_same_in_a_repository_of_the_game_alone(tmp_path, typesetter):
    folder = write_market(tmp_path / "market")
    git(folder, "init", "-q")
    commit(folder)
    write_market(folder, GOODS.replace("Pear", "Quince"))
    assert changes_since(kit_of(folder), folder, "HEAD", (), typesetter)[0].changed == {"goods/pear"}


def test_links_of_the_repository_lead_nowhere(market):
    (market / "cards" / "link.yaml").symlink_to("/etc/hostname")
    commit(market)
    assert "cards/link.yaml" not in {str(path) for path, _ in files_at(market, "HEAD")}


@pytest.mark.parametrize("revision", ["nowhere", "--all", "HEAD:content", "a b", "HEAD~99", "\x00"])
def test_an_unknown_revision_is_told(revision, since):
    with pytest.raises(NoComparison, match="git (knows no revision|does not answer)"):
        since(revision)


def test_a_game_that_was_not_there_or_not_right_is_told(market, since, tmp_path, typesetter):
    (market / "game.rules").write_text(RULES.replace("play\n", "pley\n"))
    commit(market)
    (market / "game.rules").write_text(RULES)
    with pytest.raises(NoComparison, match="can't be printed as it is at `HEAD`"):
        since()
    later = write_market(tmp_path / "content" / "later")
    with pytest.raises(NoComparison, match="not there at `HEAD`"):
        changes_since(kit_of(later), later, "HEAD", (), typesetter)


def test_no_repository_and_no_git_are_told(tmp_path, typesetter, monkeypatch):
    folder = write_market(tmp_path / "market")
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    with pytest.raises(NoComparison, match="in no git repository"):
        changes_since(kit_of(folder), folder, "HEAD", (), typesetter)
    kit = kit_of(folder)
    typesetter.make(kit.document("x"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoComparison, match="there is no `git` on this machine"):
        changes_since(kit, folder, "HEAD", (), typesetter)


# ---------------------------------------------------------------- the command


def run(*arguments):
    return CliRunner().invoke(app, ["sheets", *map(str, arguments)])


def test_the_command_makes_the_changed_cards_and_tells_the_removed_ones(market, tmp_path):
    write_market(market, GOODS.replace("gain 1 coins", "gain 4 coins").replace("id: pear, name: Pear", "id: plum, name: Plum"))
    result = run(market, "--since", "HEAD", "--format", "png", "--out", tmp_path / "out")
    assert result.exit_code == 0
    assert "cards since `HEAD`: 1 new, 1 changed" in result.output and "removed since `HEAD`: Pear" in result.output
    assert {path.stem for path in (tmp_path / "out").rglob("*.png")} == {"apple", "plum", "card-back"}


def test_the_pdf_holds_only_cards(market, tmp_path):
    write_market(market, GOODS.replace("Carp", "Pike"))
    assert run(market, "--since", "HEAD", "--out", tmp_path / "out").exit_code == 0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"market-kit.pdf", "market-cards.pdf"}


def test_nothing_is_written_if_nothing_changed(market, tmp_path):
    result = run(market, "--since", "HEAD", "--out", tmp_path / "out")
    assert result.exit_code == 0 and "no card looks different since `HEAD`" in result.output
    write_market(market, GOODS.replace("Carp", "Pike"))
    assert run(market, "--since", "HEAD", "--deck", "fruit", "--out", tmp_path / "out").exit_code == 0
    assert not (tmp_path / "out").exists()


def test_the_gallery_shows_all_cards_and_marks_those_that_changed(market, tmp_path):
    write_market(market, GOODS.replace("Carp", "Pike"))
    assert run(market, "--since", "HEAD", "--format", "html", "--out", tmp_path / "out").exit_code == 0
    page = (tmp_path / "out/market-gallery.html").read_text()
    assert re.findall(r'class="card (\w*)" id="([\w/]+)"', page) == [
        ("", "goods/apple"),
        ("", "goods/pear"),
        ("changed", "goods/carp"),
        ("", "signs/door"),
    ]


def test_an_unknown_revision_is_wrong_usage(market, tmp_path):
    result = run(market, "--since", "nowhere", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert "git knows no revision `nowhere`" in re.sub(r"[\s│]+", " ", result.output)
