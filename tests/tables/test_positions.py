"""A wrong character in any column of a rule cell, in any style, is reported where it stands in the file."""

import pytest

from compiler.rows import Column
from compiler.tables import TableEnv
from compiler.tables.compose import compose_file
from compiler.tables.read import TableReader
from compiler.types import RuleType
from dsl.source import Source, Span
from tests.tables.helpers import rows, table

EFFECT = Column("effect", RuleType("effect"))
MARK = "\u00a4"

STYLES = {
    "plain": "- id: a\n  effect: gain 1 coins and 2 power\n",
    "plain in a flow mapping": "- {id: a, name: Ärger 😀, effect: gain 1 coins, copies: 2}\n",
    "plain over lines": "- id: a\n  effect: gain 1 coins;\n     lose 2 power;\n\n     gain 3 ideas\n  copies: 2\n",
    "single quotes": "- id: a\n  effect: 'gain 1 coins'\n",
    "single quotes with an escape": "- id: a\n  effect: 'my rival''s coins are ''mine'' now'\n",
    "double quotes": '- id: a\n  name: 😀 Über\n  effect: "this round: my wage is 1 more"\n',
    "double quotes with escapes": '- id: a\n  effect: "may \\"Take\\": gain\\t1\\x20\\u0063oins\\nlose \\U00000031 power"\n',
    "double quotes over lines": '- id: a\n  effect: "gain 1 coins;\n    lose 2 \\\n    power\n\n    nothing"\n  copies: 2\n',
    "literal": "- id: a\n  effect: |\n    while in play\n        gain 1 coins\n\n    lose 2 power\n  copies: 2\n",
    "literal stripped": "- id: a\n  effect: |-\n      gain 1 coins\n      lose 2 power\n- id: b\n",
    "literal with an indentation indicator": "- id: a\n  effect: |2 # a comment\n      gain 1 coins\n    lose 2 power\n",
    "literal that begins with a blank line": "- id: a\n  effect: |\n\n    gain 1 coins\n    lose 2 power\n",
    "literal at the end without a line break": "- id: a\n  effect: |\n    gain 1 coins\n    lose 2 power",
    "folded": "- id: a\n  effect: >\n    gain 1 coins;\n    lose 2 power;\n\n    nothing\n      deep\n    end\n  copies: 2\n",
    "folded stripped": "- id: a\n  effect: >-\n    gain 1 coins;\n    lose 2 power\n",
}


def cell_of(text: str, pure: bool = False) -> Source:
    source = Source("cards/a.yaml", text)
    composed = compose_file(source, pure)
    assert not composed.findings
    return TableReader(table(EFFECT), TableEnv()).read_part(composed).rows[0].cells["effect"].source


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("pure", [False, True])
def test_every_column_of_every_style(style, pure):
    """Put a mark in place of each visible character of the cell in turn, and find it again through its source."""
    text = STYLES[style]
    lines = text.split("\n")
    tried = 0
    for number, line in enumerate(lines):
        for column, char in enumerate(line):
            if not char.isalnum():
                continue
            changed = "\n".join([*lines[:number], line[:column] + MARK + line[column + 1 :], *lines[number + 1 :]])
            try:
                cell = cell_of(changed, pure)
            except (AssertionError, KeyError, AttributeError):
                continue
            offset = cell.text.find(MARK)
            if offset < 0:
                continue
            tried += 1
            assert cell.position(offset) == (number + 1, column + 1), (char, cell.text)
    assert tried >= len(cell_of(text, pure).text.replace(" ", "").replace("\n", "")) * 0.6


@pytest.mark.parametrize("style", STYLES)
def test_both_engines_agree(style):
    fast, slow = cell_of(STYLES[style]), cell_of(STYLES[style], pure=True)
    assert fast.text == slow.text
    for offset in range(len(fast.text) + 1):
        assert fast.position(offset) == slow.position(offset)


def test_the_starts_of_simple_cells_are_plain_data():
    (row,) = rows(STYLES["literal"], EFFECT)
    source = row.cells["effect"].source
    assert type(source) is Source
    assert source.starts == ((3, 5), (4, 5), (5, 5), (6, 5), (6, 17))
    assert source.file_text == STYLES["literal"]
    assert source.locate(Span(14, 30)) == ("cards/things.yaml", 4, 5, 4, 21)


def test_the_place_of_a_block_ends_with_its_last_line():
    (row,) = rows("- id: a\n  effect: |\n    gain 1 coins\n\n\n  copies: 2\n", EFFECT)
    assert row.cell_locations["effect"][1:] == (2, 11, 3, 17)


def test_an_end_of_text_is_reported_behind_the_last_line():
    source = rows("- id: a\n  effect: |\n    while in play\n  copies: 2\n", EFFECT)[0].cells["effect"].source
    assert source.position(len(source.text)) == (3, 18)
