"""Cells are read by the declared type of their column."""
import pytest

from compiler.rows import Column
from compiler.types import FamilyOf, FlagType, GridOf, IntType, ListOf, OptionalOf, RowOf, RuleType, SetOf, TextType
from compiler.types import ChoiceType
from tests.tables.helpers import COST, ENV, EVERY_TYPE, RANGE, at, findings, load, only, rows

COLOUR = ChoiceType("Colour")


def test_a_row_of_every_type():
    text = """\
- id: pilot
  name: The Pilot
  copies: 3
  text: Flies.
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
  effect: gain 1 coins
  does: work
"""
    row, = rows(text, *EVERY_TYPE)
    assert (row.id, row.name, row.copies, row.text) == ("pilot", "The Pilot", 3, "Flies.")
    cells = dict(row.cells)
    effect = cells.pop("effect")
    assert (effect.kind, effect.source.text) == ("effect", "gain 1 coins")
    assert cells == {"cost": 3, "sold": 1, "colour": 1, "bonus": 1, "extra": -1, "notes": "no", "colours": 0b101,
                     "steps": (11, 7, 7), "face": (0, 1, -1, 2, 0, 0), "stock": (1, 0, 0, 5), "does": "work"}
    assert row.cell_locations["face"][1:] == (13, 9, 13, 47)
    assert row.location[1:] == (1, 7, 1, 12)


def test_defaults_of_missing_and_empty_cells():
    row, = rows("- id: a\n  colour: red\n  bonus: bio\n  face: [[red, red, red], [red, red, red]]\n  cost:\n  effect:\n", *EVERY_TYPE)
    assert row.cells == {"cost": 0, "sold": 0, "colour": 0, "bonus": 0, "extra": -1, "notes": "", "colours": 0, "steps": (),
                         "face": (0,) * 6, "stock": (0, 0, 0, 0), "effect": None, "does": None}
    assert (row.name, row.copies, row.text) == ("A", 1, None)
