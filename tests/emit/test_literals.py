"""Python literals in lines: the same value comes back, lines stay short, and a record leaves out only what its class fills in."""

from inspect import getmembers, signature

import pytest

from compiler.emit.literals import WIDTH, Code, Record, is_empty, lay_out, names_in
from runtime import data
from runtime.data import Field, Key, Reading

KEY = Record("Key", Record("Reading", "choice", of="Sector"), 3)
RECORDS = [found for _, found in getmembers(data, lambda found: isinstance(found, type)) if found.__module__ == data.__name__]


def written(value: object, prefix: str = "") -> str:
    return "\n".join(lay_out(prefix, value, 0, end=""))


@pytest.mark.parametrize(
    "value", [(), (1,), tuple(range(500)), {"a": (1, 2), "b": {}}, {n: ("word " * n, None) for n in range(9)}, tuple("ab" * 200)]
)
def test_the_value_comes_back(value):
    assert eval(written(value)) == value


def test_a_long_value_is_broken_into_lines_that_fit():
    lines = written({"numbers": tuple(range(500)), "keys": (KEY,) * 40}, "table = ").split("\n")
    assert len(lines) > 40 and max(map(len, lines)) <= WIDTH


def test_a_record_comes_back():
    record = Record("Field", "agents", "agents", "seat", "all", Record("Reading", "number"), cells=3, low=0, keys=(KEY, KEY, KEY))
    found = eval(written(record), vars(data))
    assert found == Field(
        "agents", "agents", "seat", "all", Reading("number"), 3, low=0, keys=(Key(Reading("choice", "Sector"), 3),) * 3
    )


def test_what_is_empty_is_left_out_and_0_is_not_empty():
    assert repr(Record("Field", "a", "", low=0, high=None, wide=False, title="", keys=())) == "Field('a', '', low=0)"


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_what_may_be_left_out_is_empty_by_default(record):
    defaults = [found.default for found in signature(record).parameters.values() if found.default is not found.empty]
    assert all(map(is_empty, defaults))


def test_the_names_of_all_records_inside():
    assert names_in({"a": (1, Record("Field", Code("f"), keys=(KEY,)))}) == {"Field", "Key", "Reading"}
