"""Damaged tables: never an exception, always a row or a finding with a place and a way on."""

import random

import pytest

from tests.tables.helpers import EVERY_TYPE, load

TABLE = """\
# yaml-language-server: $schema=things.json
- id: pilot
  name: The Pilot
  copies: 3
  cost: 3
  sold: yes
  colour: blue
  bonus: tech
  extra: none
  notes: no
  colours: [red, green]
  steps: [11, 7, 7]
  face: [[red, blue, none], [green, red, red]]
  stock: {large: {2: 5}, small: {1: 1}}
  effect: "this round: my wage is 1 more"
  does: work
- {id: b, colour: red, bonus: bio, face: [[red, red, red], [red, red, red]], effect: gain 1 coins}
- id: c
  colour: red
  bonus: luck
  face:
  - [red, red, red]
  - [red, red, red]
  effect: |
    require coins > 3
    gain 2 coins
  notes: >
    folded text
    here
"""
PIECES = [*"[]{}:,-?|>'\"#&*!%@`\n\t \\~.0a\x07\u2028é😀", ": ", "- ", "\n- ", "---\n", "|\n", "<<: ", "\n  "]


def mutate(text: str, chance: random.Random) -> str:
    for _ in range(chance.randint(1, 4)):
        at, from_there = chance.randint(0, len(text)), chance.randint(0, len(text))
        kind = chance.choice("insert insert delete delete copy cut".split())
        if kind == "insert":
            text = text[:at] + chance.choice(PIECES) + text[at:]
        elif kind == "delete":
            text = text[:at] + text[at + chance.randint(1, 6) :]
        elif kind == "copy":
            text = text[:at] + text[from_there : from_there + chance.randint(1, 40)] + text[at:]
        elif chance.random() < 0.3:
            text = text[:at]
    return text


def test_the_table_itself_is_fine():
    loaded, found = load(TABLE, *EVERY_TYPE)
    assert len(loaded.rows) == 3 and found == []


@pytest.mark.parametrize("seed", range(10))
def test_mutated_tables(seed):
    chance = random.Random(seed)
    for _ in range(30):
        text = mutate(TABLE, chance)
        loaded, found = load(text, *EVERY_TYPE)
        lines = text.split("\n")
        for each in found:
            place = each.primary.location
            assert each.message and each.help and "the schema of" not in each.message, (text, each)
            assert 1 <= place.line <= len(lines) + 1 and place.column >= 1, (text, each)
        for row in loaded.rows:
            cell = row.cells["effect"]
            if cell is not None:
                for offset in range(len(cell.source.text) + 1):
                    line, column = cell.source.position(offset)
                    assert line <= len(lines), (text, offset)
