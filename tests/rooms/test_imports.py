"""No import cycles, and few imports inside of functions."""

import ast

import pytest

from tests.rooms.imports import (
    ROOMS,
    cycles,
    has_reason,
    inner_imports,
    knots_in,
    package_edges,
    running_imports,
    targets,
    without_reason,
)

# Import statements inside of functions, at most. These numbers only fall.
INNER = {"dsl": 2, "compiler": 8, "runtime": 0, "rulewright": 53}


def test_no_cycle_with_imports_inside_of_functions():
    found = cycles()
    assert not found, "\n".join(", ".join(knot) for knot in found)


@pytest.mark.parametrize("room", ROOMS)
def test_no_cycle_between_the_packages_of_a_room(room):
    assert knots_in(package_edges(room)) == []


@pytest.mark.parametrize("room", ROOMS)
def test_an_import_inside_of_a_function_says_why(room):
    assert without_reason(room) == []


def test_the_reason_stands_on_the_line_or_above_the_imports():
    lines = ["def a():", "    # here: it takes long", "    import b", "", "    from c import d", "    e()", "    import f"]
    assert [has_reason(lines, at) for at in (2, 4, 6)] == [True, True, False]


@pytest.mark.parametrize("room", ROOMS)
def test_no_more_imports_inside_of_functions(room):
    found = inner_imports(room)
    assert len(found) <= INNER[room], "\n".join(found)


def imports_in(text: str) -> list[tuple[set[str], bool]]:
    return [(targets(node, "compiler.lower.leadins"), late) for node, late in running_imports(ast.parse(text), False)]


def test_an_import_for_types_only_is_no_edge():
    assert imports_in("if TYPE_CHECKING:\n    from compiler.lower import parts\nelse:\n    from compiler import model") == [
        ({"compiler.model"}, False)
    ]


def test_an_import_names_a_module_or_its_package():
    assert imports_in("from compiler.lower import parts, lower\nimport dsl.syntax, re\nfrom .parts import take_apart") == [
        ({"compiler.lower.parts", "compiler.lower"}, False),
        ({"dsl.syntax"}, False),
        ({"compiler.lower.parts"}, False),
    ]


def test_an_import_in_a_method_is_inside_of_a_function():
    assert imports_in("class A:\n    def b(self):\n        if self:\n            from compiler import model") == [
        ({"compiler.model"}, True)
    ]
