"""What is cut out and what is looked up: tokens in their true size, and what the tables of a game become."""

from __future__ import annotations

import pytest

from compiler import types as t
from rulewright.sheets import Kit
from rulewright.sheets.boards import reference_of
from rulewright.sheets.sizes import PAPERS
from rulewright.sheets.tiles import use_of
from rulewright.sheets.tokens import EDGE, sheets_of, token_pages, tokens_of
from tests.games_list import ROOT
from tests.sheets.kits import TYPESETTER, checked_game, kit_of, little_game, open_little
from tests.sheets.measure import sheets_of as pages_of
from tests.sheets.test_components import kit_in

# ---------------------------------------------------------------- tokens


TOKENS = """\
tokens:
  - {name: worker, count: 3, per: player, numbered: yes, size: 15}
  - {name: coins, count: 7, text: "$"}
  - {name: crown, size: 40}
"""


def test_tokens_of_a_style(tmp_path):
    kit, found = open_little(little_game(tmp_path, style_yaml=TOKENS))
    assert found == []
    tokens = tokens_of(kit)
    workers = [(token.text, token.colour) for token in tokens if token.name == "worker"]
    assert workers == [(str(number), colour) for colour in kit.style.players[:4] for number in (1, 2, 3)]
    assert [(token.count, token.text, token.title) for token in tokens if token.name == "coins"] == [(7, "$", "Coins")]
    assert [(token.size, token.text) for token in tokens if token.name == "crown"] == [(40, "Crown")]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_tokens_lie_in_true_size_and_apart(paper):
    tokens = tokens_of(kit_of("disruptopia"))
    sheets = sheets_of(tokens, paper)
    cuts = [cut for sheet in sheets for band in sheet for cut in band.cuts]
    assert len(cuts) == sum(token.count for token in tokens)
    for sheet in sheets:
        for band in sheet:
            for cut in band.cuts:
                assert EDGE - 0.01 <= cut.x and cut.x + cut.token.size <= paper.width - EDGE + 0.01
                assert band.top - 0.01 <= cut.y and cut.y + cut.token.size <= band.bottom + 0.01 <= paper.height - EDGE + 0.02
                assert any(abs(x - cut.x) < 0.001 for x in band.verticals)
                assert any(abs(y - cut.y) < 0.001 for y in band.horizontals)
        for above, below in zip(sheet, sheet[1:], strict=False):
            assert above.bottom < below.top


def test_a_token_measured_on_paper(tmp_path):
    kit, _ = open_little(little_game(tmp_path, style_yaml="tokens:\n  - {name: crown, size: 40}\n"))
    page = pages_of(TYPESETTER.make(kit.document(token_pages(kit)))[0])[0]
    assert any(abs(shape.width - 40) < 0.05 and abs(shape.height - 40) < 0.05 for shape in page.shapes())


# ---------------------------------------------------------------- tables


def test_what_a_table_becomes():
    uses = {
        folder.name: {table.name: use_of(kit_in(folder), table) for table in checked_game(folder).model.tables.values()}
        for folder in (ROOT / "content/disruptopia", ROOT / "tests/language/h13_action_spaces")
    }
    assert uses["disruptopia"] == {
        "regions": "tiles",
        "chips": "reference",
        "models": "reference",
        "worker_tokens": "reference",
        "presence_tokens": "reference",
        "wealth": "reference",
        "bands": "reference",
        "board": "actions",
        "cards": "nowhere",
    }
    assert uses["h13_action_spaces"]["spaces"] == "tiles"


def test_reference_tables_show_what_counts_as_the_settings_stand():
    kit = kit_of("disruptopia")
    models = reference_of(kit, kit.model.tables["models"])
    assert models["heads"] == ["Version", "Price", "Gate"]
    assert models["rows"][6] == ["7", "7", "Billionaire"]
    assert isinstance(kit.model.tables["models"].column("price").type, t.FamilyOf)


def test_a_table_of_actions_may_lie_on_a_common_board(tmp_path):
    folder = ROOT / "tests/language/h06_secret_plans"
    kit = kit_in(folder)
    assert use_of(kit, kit.model.tables["jobs"]) == "actions"
    shared = Kit(**{**vars(kit), "style": type(kit.style)(boards=frozenset({"jobs"}))})
    assert use_of(shared, kit.model.tables["jobs"]) == "tiles"
