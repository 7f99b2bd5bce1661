"""Cells are read by the declared type of their column; what does not fit is said in full."""

import pytest

from compiler.rows import Column
from compiler.tables import TableEnv, load_tables
from compiler.types import (
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    IntType,
    ListOf,
    OptionalOf,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Unknown,
)
from dsl.source import Source
from tests.tables.helpers import COST, EVERY_TYPE, RANGE, at, findings, load, only, rows, table

COLOUR = Column("colour", ChoiceType("Colour"))


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
    (row,) = rows(text, *EVERY_TYPE)
    assert (row.id, row.name, row.copies, row.text) == ("pilot", "The Pilot", 3, "Flies.")
    cells = dict(row.cells)
    effect = cells.pop("effect")
    assert (effect.kind, effect.source.text) == ("effect", "gain 1 coins")
    assert cells == {
        "cost": 3,
        "sold": 1,
        "colour": 1,
        "bonus": 1,
        "extra": -1,
        "notes": "no",
        "colours": 0b101,
        "steps": (11, 7, 7),
        "face": (0, 1, -1, 2, 0, 0),
        "stock": (1, 0, 0, 5),
        "does": "work",
    }
    assert row.cell_locations["face"][1:] == (13, 9, 13, 47)
    assert row.location[1:] == (1, 7, 1, 12)
    assert "nothing" not in row.cell_locations and row.cell_locations.get("nothing") is None


def test_defaults_of_missing_and_empty_cells():
    text = "- id: a_b\n  colour: red\n  bonus: bio\n  face: [[red, red, red], [red, red, red]]\n  cost:\n  effect:\n"
    (row,) = rows(text, *EVERY_TYPE)
    assert row.cells == {
        "cost": 0,
        "sold": 0,
        "colour": 0,
        "bonus": 0,
        "extra": -1,
        "notes": "",
        "colours": 0,
        "steps": (),
        "face": (0,) * 6,
        "stock": (0, 0, 0, 0),
        "effect": None,
        "does": None,
    }
    assert (row.name, row.copies, row.text) == ("A B", 1, None)


@pytest.mark.parametrize(
    "type, default",
    [(IntType(2, 5), 2), (IntType(-3, 3), 0), (IntType(-5, -2), -2), (IntType(None, 9), 0), (OptionalOf(IntType(1, 3)), -1)],
)
def test_default_numbers(type, default):
    assert rows("- {id: a}\n", Column("n", type))[0].cells["n"] == default


def test_scalars_are_text_until_a_column_reads_them():
    columns = Column("a", TextType()), Column("b", IntType(0, 99)), Column("c", TextType()), Column("d", TextType())
    (row,) = rows("- id: x\n  a: no\n  b: 012\n  c: 1:30\n  d: 0x10\n", *columns)
    assert row.cells == {"a": "no", "b": 12, "c": "1:30", "d": "0x10"}


def test_a_cell_of_a_grid_counts_from_one():
    assert rows("- {id: a, at: [2, 3]}\n", Column("at", CellType(3, 4)))[0].cells["at"] == 6


def test_a_set_of_numbers_has_their_bits():
    assert rows("- {id: a, on: [1, 6]}\n", Column("on", SetOf(IntType(1, 6))))[0].cells["on"] == 0b1000010


def test_families_of_rules_keep_their_positions():
    column = Column("on", FamilyOf(RuleType("effect"), (ChoiceType("Size"),)))
    small, large = rows("- id: a\n  on:\n    large: gain 2 coins\n", column)[0].cells["on"]
    assert small is None and large.source.position(5) == (3, 17)


def test_a_column_of_unknown_type_takes_anything():
    assert rows("- {id: a, x: [1, {b: c}]}\n", Column("x", Unknown()))[0].cells["x"] is None


def test_ids_from_keys_and_counters():
    keyed = rows("- {level: 2}\n- {level: 3, name: Third}\n", Column("level", IntType(1, 9)), key="level")
    assert [(row.id, row.name) for row in keyed] == [("2", "2"), ("3", "Third")]
    assert [row.id for row in rows("- {cost: 1}\n- {cost: 2}\n", COST)] == ["row1", "row2"]


def test_tables_name_each_others_rows():
    one, two = table(Column("next", OptionalOf(RowOf("Thing")))), table(Column("of", RowOf("Thing")))
    two = type(two)("parts", "Part", two.columns)
    loaded, found = load_tables(
        [
            (two, [Source("p.yaml", "- {id: p, of: b}\n")]),
            (one, [Source("a.yaml", "- {id: a, next: b}\n"), Source("b.yaml", "- {id: b}\n")]),
        ],
        TableEnv(),
    )
    assert found == []
    assert loaded["parts"].rows[0].cells["of"] == 1 and loaded["things"].rows[0].cells["next"] == 1


WRONG = [
    (
        "- {id: a, cost: cheap}",
        "wrong-cell",
        17,
        "`cost` of `a` must be a number from 0 to 9, not `cheap`",
        "write a number from 0 to 9",
    ),
    (
        "- {id: a, name: Ace, cost: 14}",
        "value-out-of-range",
        28,
        "`cost` of Ace is 14, but the column ends at 9",
        "use a value from 0 to 9, or extend the column",
    ),
    (
        "- {id: a, cost: -1}",
        "value-out-of-range",
        17,
        "`cost` of `a` is -1, but the column begins at 0",
        "use a value from 0 to 9, or extend the column",
    ),
    ("- {id: a, cost: " + "9" * 5000 + "}", "value-out-of-range", 17, None, None),
    ("- {id: a, cost: 1.5}", "wrong-cell", 17, None, None),
    ("- {id: a, cost: [1]}", "wrong-cell", 17, "`cost` of `a` must be a number from 0 to 9, not a list", None),
    ("- {id: a, costs: 1}", "unknown-cell-column", 11, "the table `things` has no column `costs`", "write `cost`"),
    ("- {id: a, cost: 1, cost: 2}", "duplicate-key", 20, "`cost` of `a` is written twice", "remove one of the two"),
    ("- {id: Big One}", "wrong-cell", 8, None, None),
    (
        "- {id: a, copies: 0}",
        "value-out-of-range",
        19,
        "`copies` of `a` is 0, but the column begins at 1",
        "use a value from 1 to 999",
    ),
    ("- {id: a, copies: 1000}", "value-out-of-range", 19, None, None),
    (
        "- {id: a, cost: 1, gain 2: }",
        "unknown-cell-column",
        20,
        None,
        "a comma ends a cell inside `{ }`: quote the cell before it, or write the row on several lines",
    ),
]


@pytest.mark.parametrize("text, code, column, message, help", WRONG)
def test_wrong_cells(text, code, column, message, help):
    finding = only(text, COST)
    assert (finding.code, at(finding)) == (code, (1, column))
    assert message is None or finding.message == message
    assert help is None or finding.help == help


def test_the_range_is_shown_beside_the_cell():
    finding = only("- {id: a, cost: 14}", COST)
    assert [(label.location, label.text) for label in finding.secondary] == [(RANGE, "the range of `cost`")]


def test_the_nearest_choice_is_offered():
    finding = only("- {id: a, colour: Blue}", COLOUR)
    assert finding.message == "`colour` of `a` must be one of `red`, `blue`, `green`, not `Blue`"
    assert (finding.fix.replacement, finding.fix.applicability) == ("blue", "safe")
    assert only("- {id: a, colour: bleu}", COLOUR).fix.applicability == "unsafe"
    assert only("- {id: a, colour: zzz}", COLOUR).help == "write one of `red`, `blue`, `green`"


def test_the_nearest_row_and_action_are_offered():
    bonus = only("- {id: a, bonus: tecc}", Column("bonus", RowOf("Bonus")))
    assert (bonus.code, bonus.help) == ("unknown-name", "write `tech`")
    action = only("- {id: a, does: wurk}", Column("does", RuleType("action")))
    assert (action.code, action.help) == ("unknown-rule", "write `work`")


def test_flags_of_other_languages():
    finding = only("- {id: a, sold: true}", Column("sold", FlagType()))
    assert (finding.code, finding.fix.replacement, finding.fix.applicability) == ("wrong-cell", "yes", "safe")


def test_missing_cells():
    finding = only("- {id: a}", COLOUR)
    assert (finding.code, finding.message) == ("missing-cell", "`a` has no `colour`")
    assert only("- {id: a}", Column("n", IntType(1, 3)), key="n").code == "missing-cell"
    assert (
        only("- {id: a, f: {small: red}}", Column("f", FamilyOf(ChoiceType("Colour"), (ChoiceType("Size"),)))).message
        == "`f` of `a` has no entry for `large`"
    )
    assert only("- {id: a, cost: 1}\n- {cost: 2}\n", COST).message == "a row of `things` has no `id`"


def test_doubles():
    finding = only("- {id: a}\n- {id: b}\n- {id: a}", COST)
    assert (finding.code, at(finding), finding.secondary[0].location[1:3]) == ("duplicate-id", (3, 8), (1, 8))
    level = Column("level", IntType(1, 9))
    finding = only("- {level: 2}\n- {level: 2}", level, key="level")
    assert finding.message == "two rows of `things` have the same `level`"
    assert only("- {level: 1}\n- {level: x}", level, key="level").code == "wrong-cell"


def test_all_mistakes_of_a_row_at_once():
    text = (
        "- {id: a, colour: red, bonus: bios, sold: true, colours: [red, red, blu], steps: 3, "
        "face: [[red, red, red], [red, red]], stock: {small: {1: 3, 5: 2}, tiny: {}, small: {}}}"
    )
    assert [each.code for each in findings(text, *EVERY_TYPE)] == ["unknown-name", *["wrong-cell"] * 7, "duplicate-key"]


@pytest.mark.parametrize("cell", ["red", "[red]", "{red: 1}", "[[red]]", "3", "''", "|\n    x\n", "[[red, red], 3]"])
def test_any_cell_in_any_column_is_read_or_reported(cell):
    for column in EVERY_TYPE:
        loaded, found = load(f"- id: a\n  {column.name}: {cell}\n", column)
        assert len(loaded.rows) == 1
        assert all(each.message and each.help and each.primary.location.line > 0 for each in found)


def test_a_list_wants_brackets():
    assert only("- {id: a, c: red}", Column("c", ListOf(ChoiceType("Colour")))).fix.replacement == "[red]"


def test_columns_may_take_the_names_that_are_always_there():
    columns = Column("name", ChoiceType("Colour")), Column("text", RuleType("effect")), Column("copies", IntType(0, 5))
    (row,) = rows("- {id: a, name: blue, text: gain 1 coins, copies: 0}\n", *columns)
    assert (row.id, row.name, row.copies, row.text) == ("a", "A", 1, None)
    assert (row.cells["name"], row.cells["copies"], row.cells["text"].source.text) == (1, 0, "gain 1 coins")


def test_a_key_that_is_no_column():
    assert [row.id for row in rows("- {id: a}\n- {id: b}\n", COST, key="level")] == ["a", "b"]
