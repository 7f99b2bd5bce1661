"""Schemas: what editors see is what we validate."""

import json

import pytest
from jsonschema import Draft7Validator

from compiler.rows import Column
from compiler.tables.compose import compose_file
from compiler.tables.read import TableReader
from compiler.tables.schema import build_schema, schema_line, schema_text
from compiler.tables.validate import validate_rows
from compiler.types import ChoiceType, IntType, RowOf, TextType
from dsl.source import Source
from tests.tables.helpers import COST, ENV, EVERY_TYPE, findings, table

ROW = {
    "id": "a",
    "name": "A",
    "copies": 2,
    "cost": 3,
    "sold": "yes",
    "colour": "red",
    "bonus": "bio",
    "extra": "none",
    "notes": "x",
    "colours": ["red"],
    "steps": [1, 2],
    "face": [["red", "none", "blue"], ["red", "red", "red"]],
    "stock": {"small": {"1": 2}},
    "effect": "gain 1 coins",
    "does": "work",
}


def properties(*columns: Column) -> dict:
    return build_schema(table(*columns), ENV)["items"]["properties"]


def is_valid(**changes) -> bool:
    row = {name: value for name, value in (ROW | changes).items() if value != "absent"}
    return Draft7Validator(build_schema(table(*EVERY_TYPE), ENV)).is_valid([row])


def test_the_schema_is_a_schema():
    built = build_schema(table(*EVERY_TYPE), ENV)
    Draft7Validator.check_schema(built)
    assert built["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert built["items"]["required"] == ["colour", "bonus", "face"]
    assert json.loads(json.dumps(built)) == built


def test_rows_that_fit():
    assert is_valid() and is_valid(cost=None, sold=None, effect=None) and is_valid(name=4, notes=True, effect=2)
    assert is_valid(extra="absent", copies="absent")


@pytest.mark.parametrize(
    "column, value",
    [
        ("id", "Big One"),
        ("copies", 0),
        ("cost", 14),
        ("cost", "cheap"),
        ("sold", "maybe"),
        ("colour", "pink"),
        ("colour", "absent"),
        ("bonus", "bios"),
        ("extra", 3),
        ("colours", "red"),
        ("colours", ["red", "red"]),
        ("steps", [99]),
        ("face", [["red"]]),
        ("stock", {"tiny": {}}),
        ("stock", {"small": {"1": 99}}),
        ("effect", ["x"]),
        ("does", "wurk"),
        ("other", 1),
    ],
)
def test_rows_that_do_not(column, value):
    assert not is_valid(**{column: value})


def test_descriptions_speak_of_titles_and_ranges():
    column = Column("cost", IntType(0, 9), "Price")
    assert properties(column)["cost"]["description"] == "Price: a number from 0 to 9."
    assert "Quote a cell" in properties(*EVERY_TYPE)["effect"]["description"]


def test_files_and_modeline():
    assert json.loads(schema_text(table(COST), ENV))["items"]["properties"] == properties(COST)
    assert schema_line("../x.json") == "# yaml-language-server: $schema=../x.json"
    assert schema_line("generated/little/schemas/things.schema.json", "content/little/cards/a.yaml") == (
        "# yaml-language-server: $schema=../../../generated/little/schemas/things.schema.json"
    )


def test_reading_and_schema_agree_and_nothing_is_said_twice():
    text = (
        "- {id: a, cost: 14, colour: pink, copies: 0}\n- {id: Big, cost: x}\n- {cost: [1], colour: red, other: 2}\n"
        "- {id: a, colour: [red], bonus: bios, stock: {tiny: 1, small: {1: 99}}, face: [[red]], steps: [a]}\n"
    )
    for each in findings(text, *EVERY_TYPE):
        assert "schema" not in each.message


def test_what_only_the_schema_finds_is_reported_at_its_cell():
    """Reading is told less than the schema knows, as if one of the two had a gap."""
    columns = (Column("colour", ChoiceType("Colour")), COST, Column("bonus", RowOf("Bonus")))
    loose = tuple(Column(column.name, TextType()) for column in columns)
    text = "- {id: a, colour: red, cost: 3, bonus: bio}\n- id: b\n  colour: pink\n  cost: 14\n  bonus: tech\n- {id: c}\n"
    composed = compose_file(Source("cards/a.yaml", text))
    reported = TableReader(table(*loose), ENV).read_part(composed).findings
    assert reported == []
    found = validate_rows(table(*columns), [composed], ENV, reported)
    assert sorted((each.code, *each.primary.location[1:3]) for each in found) == [
        ("missing-cell", 6, 3),
        ("missing-cell", 6, 3),
        ("wrong-cell", 3, 11),
        ("wrong-cell", 4, 9),
    ]


def test_thousands_of_ids_are_quick():
    ids = {f"r{number}": number for number in range(3_000)}
    env = type(ENV)(rows={"Bonus": ids})
    text = "".join(f"- {{id: a{number}, bonus: r{number}}}\n" for number in range(3_000))
    composed = compose_file(Source("a.yaml", text))
    shape = table(Column("bonus", RowOf("Bonus")))
    assert validate_rows(shape, [composed], env, []) == []
    assert build_schema(shape, env)["items"]["properties"]["bonus"]["enum"] == list(ids)
