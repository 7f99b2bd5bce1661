"""Files that are no tables: every mistake at its place, nothing built, nothing endless."""

import time

import pytest

from compiler.rows import Column
from compiler.tables.compose import compose_file
from compiler.types import RuleType
from dsl.source import Source
from tests.tables.helpers import COST, at, findings, load, only

EFFECT = Column("effect", RuleType("effect"))
QUOTE = "quote the cell, or write it with `|` and the text on the next lines"

MISTAKES = {
    "a colon in a cell": (
        "- id: a\n  effect: this round: x\n",
        (2, 21),
        "the cell `effect` contains `: ` and is not quoted",
        QUOTE,
    ),
    "a colon in a flow cell": (
        "- {id: a, effect: this round: x}\n",
        (1, 29),
        "the cell `effect` contains `: ` and is not quoted",
        QUOTE,
    ),
    "a head that ends with a colon": ("- id: a\n  effect: while in play:\n      x\n", (2, 24), None, QUOTE),
    "a bracket in a flow cell": (
        "- {id: a, effect: draw from deck[x]}\n",
        (1, 33),
        "a cell inside `{ }` contains `[` and is not quoted",
        QUOTE,
    ),
    "an unclosed quote": (
        '- id: a\n  effect: "abc\n- id: b\n  effect: "x: y"\n',
        (2, 11),
        "a quoted cell is never closed",
        "add the closing quote",
    ),
    "an unclosed bracket": ("- {id: a, effect: x\n- id: b\n", (1, 3), "a bracket is never closed", "add the closing bracket"),
    "words after a quote": (
        '- id: a\n  effect: "x" and y\n',
        (2, 15),
        "a cell goes on after its closing quote",
        "put the quotes around the whole cell",
    ),
    "a tab": ("- id: a\n\teffect: x\n", (2, 1), "a tab can't indent a row", "use spaces"),
    "a crooked column": ("- id: a\n effect: x\n", (2, 2), None, None),
    "a special character": ("- id: a\n  effect: @x\n", (2, 11), "a cell can't begin with `@` unless it is quoted", QUOTE),
    "a forgotten indentation": ("- id: a\n  effect: |\n  gain 1 coins\n", (3, 3), None, None),
    "text behind a bar": (
        "- id: a\n  effect: > x\n",
        (2, 13),
        "a text can't follow `|` or `>` on the same line",
        "begin the text on the next line",
    ),
    "a control character": ("- id: a\n  effect: x\x07\n", (2, 12), None, "delete the character"),
    "two documents": ("---\n- id: a\n---\n- id: b\n", (3, 1), None, "remove the line `---`"),
    "a mapping": ("a: b\n", (1, 1), "a table must be a list of rows", "begin each row with `- `"),
    "a text": ("hello\n", (1, 1), "a table must be a list of rows", "begin each row with `- `"),
    "a list of texts": ("- a\n", (1, 3), "a row must be a mapping of columns to cells", None),
    "a column that is a list": ("- ? [a]\n  : b\n", (1, 5), None, "write `column: cell`"),
    "an empty flow column": ("- {id: a, effect:}\n", (1, 17), "a column inside brackets has no cell", None),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes(mistake):
    text, place, message, help = MISTAKES[mistake]
    found = findings(text, EFFECT)
    assert [each.code for each in found] == ["bad-yaml"], found
    assert at(found[0]) == place
    assert message is None or found[0].message == message
    assert help is None or found[0].help == help


@pytest.mark.parametrize("mistake", sorted(set(MISTAKES) - {"a column that is a list", "an empty flow column"}))
def test_the_engine_in_plain_python_sees_the_same(mistake):
    found = compose_file(Source("cards/things.yaml", MISTAKES[mistake][0]), pure=True).findings
    assert [each.code for each in found] == ["bad-yaml"]


def test_all_mistakes_of_a_file_and_the_rows_between_them():
    text = (
        "- id: a\n  effect: this round: x\n- {id: b, cost: 1}\n- id: c\n  cost: x\n- id: d\n  cost: 'open\n"
        "- id: e\n  cost: 2\n- {id: f, effect: y: z}\n- id: g\n"
    )
    loaded, found = load(text, COST, EFFECT)
    assert [(each.code, at(each)[0]) for each in found] == [("bad-yaml", 2), ("bad-yaml", 7), ("bad-yaml", 10), ("wrong-cell", 5)]
    assert [row.id for row in loaded.rows] == ["b", "c", "e", "g"]
    assert [row.location.line for row in loaded.rows] == [3, 4, 8, 11]


def test_an_empty_file_is_an_empty_table():
    for text in ("", "# nothing yet\n", "---\n", "[]\n"):
        loaded, found = load(text, COST)
        assert loaded.rows == [] and [each.code for each in found] == ["empty-table-file"] * (text != "[]\n")


REFUSED = [
    "- {id: a, cost: !!python/object/apply:os.system [ls]}",
    "- !!map {id: a}",
    "- {id: a, cost: !secret 1}",
    "- {id: a, cost: ! 1}",
    "- id: a\n  cost:\n    !!int 1",
    "- id: a\n  cost: # why\n    !x 1",
    "- ? !x cost\n  : 1",
    "- &x {id: a}",
    "- {id: &x a, cost: 1}",
    "- id: a\n  cost: &x\n    1",
    "- &x\n  id: a\n- *x",
    "- {id: a, cost: *x}",
    "!x\n- id: a",
    "--- !x\n- id: a",
    '- {id: a, "cost":!x 1}',
    "- id: a\n  <<: {cost: 1}",
    "- - !x\n",
    "- != 3\n",
]


@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.parametrize("pure", [False, True])
def test_tags_anchors_and_aliases_are_refused(text, pure):
    found = compose_file(Source("a.yaml", text), pure).findings or findings(text, COST)
    assert "yaml-tag" in [each.code for each in found], found


def test_signs_inside_rules_are_no_tags():
    text = "- id: a\n  effect: choose x in y where x != 3 and 2 *rate > 1 & !z\n- id: b\n  effect: '!x'\n"
    loaded, found = load(text, EFFECT)
    assert found == [] and len(loaded.rows) == 2


def test_many_laughs_cost_nothing():
    lines = ["- &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"- &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    start = time.process_time()
    assert {each.code for each in findings("\n".join(lines), COST)} == {"yaml-tag"}
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "text",
    [
        "[" * 200_000,
        "[" * 100_000 + "]" * 100_000,
        "- " * 200_000 + "x",
        "? " * 200_000 + "x",
        "[a," * 100_000,
        "{a: " * 100_000,
        '["]",' * 100_000,
        "- {id: a, cost: " + "[" * 50_000 + "]" * 50_000 + "}",
        "\n".join(" " * n + "a:" for n in range(1_000)),
        "- id: a\n  cost: " + "- " * 5_000,
    ],
)
def test_deep_nesting(text):
    start = time.process_time()
    assert findings(text, COST)
    assert time.process_time() - start < 5


def test_breaks_that_only_yaml_knows():
    loaded, found = load("- id: a\n  effect: gain\u2028 1\x85 x\n- id: b\n  effect: y\n", EFFECT)
    assert found == [] and loaded.rows[1].location.line == 3


def test_the_comma_inside_braces():
    finding = only("- {id: a, effect: gain 1 x, lose 2 y}", EFFECT)
    assert finding.code == "unknown-cell-column" and "comma" in finding.help
