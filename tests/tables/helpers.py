"""A small table to read cells with."""

from compiler.rows import Column, TableShape
from compiler.tables import TableEnv, load_tables
from compiler.types import ChoiceType, FamilyOf, FlagType, GridOf, IntType, ListOf, OptionalOf, RowOf, RuleType, SetOf, TextType
from dsl.source import Location, Source

ENV = TableEnv(
    choices={"Colour": ("red", "blue", "green"), "Size": ("small", "large")},
    rows={"Bonus": {"bio": 0, "tech": 1, "luck": 2}},
    actions=frozenset({"work", "rest"}),
)
RANGE = Location("game.rules", 3, 12, 3, 16)
COST = Column("cost", IntType(0, 9), location=RANGE)


def table(*columns: Column, key: str | None = None) -> TableShape:
    return TableShape("things", "Thing", columns, key=key)


def load_table(shape: TableShape, files: list[Source], env: TableEnv):
    loaded, found = load_tables([(shape, files)], env)
    return loaded[shape.name], found


def load(text: str, *columns: Column, key: str | None = None, env: TableEnv = ENV):
    return load_table(table(*columns, key=key), [Source("cards/things.yaml", text)], env)


def rows(text: str, *columns: Column, **more):
    loaded, findings = load(text, *columns, **more)
    assert findings == []
    return loaded.rows


def findings(text: str, *columns: Column, **more):
    return load(text, *columns, **more)[1]


def only(text: str, *columns: Column, **more):
    found = findings(text, *columns, **more)
    assert len(found) == 1, found
    return found[0]


def at(finding) -> tuple[int, int]:
    return finding.primary.location.line, finding.primary.location.column


EVERY_TYPE = (
    COST,
    Column("sold", FlagType()),
    Column("colour", ChoiceType("Colour")),
    Column("bonus", RowOf("Bonus")),
    Column("extra", OptionalOf(RowOf("Bonus"))),
    Column("notes", TextType()),
    Column("colours", SetOf(ChoiceType("Colour"))),
    Column("steps", ListOf(IntType(0, 20))),
    Column("face", GridOf(2, 3, ChoiceType("Colour"))),
    Column("stock", FamilyOf(IntType(0, 9), (ChoiceType("Size"), IntType(1, 2)))),
    Column("effect", RuleType("effect")),
    Column("does", RuleType("action")),
)
