"""Import cycles and imports inside of functions become fewer, never more."""

import ast

import pytest

from tests.rooms.imports import ROOMS, cycles, inner_imports, running_imports, targets

# What there is at most. These numbers only fall; the aim is no cycle at all, and 15 in compiler.
KNOTS = [29, 4, 2]  # modules in each import cycle: bind and lower, the bots, runtime.game and its loader
INNER = {"dsl": 2, "compiler": 151, "runtime": 3, "rulewright": 104}  # import statements inside of functions


def test_no_cycle_at_module_level():
    assert cycles(inner=False) == []


def test_no_new_cycle_with_imports_inside_of_functions():
    found = cycles()
    sizes = [len(knot) for knot in found]
    wider = [size for size, most in zip(sizes, KNOTS, strict=False) if size > most]
    assert len(sizes) <= len(KNOTS) and not wider, "\n".join(", ".join(knot) for knot in found)


@pytest.mark.parametrize("room", ROOMS)
def test_no_more_imports_inside_of_functions(room):
    found = inner_imports(room)
    assert len(found) <= INNER[room], "\n".join(found)


def imports_in(text: str) -> list[tuple[set[str], bool]]:
    return [(targets(node, "compiler.lower.heads"), late) for node, late in running_imports(ast.parse(text), False)]


def test_an_import_for_types_only_is_no_edge():
    assert imports_in("if TYPE_CHECKING:\n    from compiler.lower import rules\nelse:\n    from compiler import model") == [
        ({"compiler.model"}, False)
    ]


def test_an_import_names_a_module_or_its_package():
    assert imports_in("from compiler.lower import rules, lower\nimport dsl.syntax, re\nfrom .rules import perform") == [
        ({"compiler.lower.rules", "compiler.lower"}, False),
        ({"dsl.syntax"}, False),
        ({"compiler.lower.rules"}, False),
    ]


def test_an_import_in_a_method_is_inside_of_a_function():
    assert imports_in("class A:\n    def b(self):\n        if self:\n            from compiler import model") == [
        ({"compiler.model"}, True)
    ]
