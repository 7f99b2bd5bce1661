"""One row that stands for many."""

from dataclasses import replace

from compiler.cache import Cache
from compiler.limits import MOST_ROWS
from compiler.rows import Column
from compiler.tables import load_tables
from compiler.tables.schema import build_schema
from compiler.types import ChoiceType, TextType
from dsl.source import Source
from tests.tables.helpers import COST, ENV, at, findings, only, rows, table

COLOUR = Column("colour", ChoiceType("Colour"))
TITLED = replace(ENV, titles={"Colour": {"red": "Ruby", "blue": "", "green": "Jade"}})


def test_a_range_is_every_number():
    found = rows('- {id: "n{cost}", name: "No. {cost}", text: "{cost} or {colour}", cost: 2..4, copies: 2}', COST)
    assert [(row.id, row.name, row.text, row.cells["cost"], row.copies) for row in found] == [
        (f"n{n}", f"No. {n}", f"{n} or {{colour}}", n, 2) for n in (2, 3, 4)
    ]


def test_each_is_every_choice_and_several_are_combined():
    found = rows('- {id: "{colour}_{cost}", name: "{colour} {cost}", colour: each, cost: 0..1}', COST, COLOUR, env=TITLED)
    assert [row.id for row in found] == ["red_0", "red_1", "blue_0", "blue_1", "green_0", "green_1"]
    assert {row.name for row in found} == {"Ruby 0", "Ruby 1", "blue 0", "blue 1", "Jade 0", "Jade 1"}


def test_other_rows_and_other_columns_stay_as_they_are():
    found = rows("- {id: a, cost: 1, notes: 1..3}\n- {id: b, cost: 2, notes: each}", COST, Column("notes", TextType()))
    assert [(row.id, row.cells["notes"]) for row in found] == [("a", "1..3"), ("b", "each")]


def test_a_choice_that_is_called_each_is_meant():
    env = replace(ENV, choices={"Colour": ("each", "none_of_them")})
    assert [row.cells["colour"] for row in rows("- {id: a, colour: each}", COLOUR, env=env)] == [0]


def test_cells_may_be_quoted_and_stand_below_each_other():
    found = rows("- id:     '{colour}_{cost}'\n  colour:   each\n  cost:     '1..2'\n", COST, COLOUR)
    assert len(found) == 6


def test_the_same_id_for_all():
    found = only("- id: same\n  cost: 1..3", COST)
    assert (found.code, at(found), found.help) == ("duplicate-id", (1, 7), "put `{cost}` into the id")


def test_an_empty_range_and_one_that_never_ends():
    assert [found.code for found in findings('- {id: "n{cost}", cost: 3..1}', COST)] == ["wrong-cell"]
    found = findings(f'- {{id: "n{{cost}}", cost: 0..{10 * MOST_ROWS}}}', COST)
    assert "too-many-values" in [one.code for one in found] and len(found) <= 3


def test_a_number_out_of_range_is_told_where_the_range_stands():
    found = findings('- {id: "n{cost}", cost: 8..11}', COST)
    assert {(one.code, at(one)) for one in found} == {("value-out-of-range", (1, 25))}


def test_a_changed_choice_is_seen_behind_the_cache(tmp_path):
    text = '- {id: "{colour}", colour: each}'
    for colours in (("red", "blue"), ("red", "blue", "green")):
        env = replace(ENV, choices={"Colour": colours})
        loaded, found = load_tables([(table(COLOUR), [Source("a.yaml", text)])], env, Cache(tmp_path))
        assert (found, [row.id for row in loaded["things"].rows]) == ([], list(colours))


def test_editors_let_it_pass():
    columns = build_schema(table(COST, COLOUR), ENV)["items"]["properties"]
    assert {"type": "string", "pattern": r"^-?[0-9]+\.\.-?[0-9]+$"} in columns["cost"]["anyOf"]
    assert "each" in columns["colour"]["enum"]
