"""Who imports whom, imports inside of functions counted too: a cycle that is broken by importing late is still a cycle.

`python -m tests.rooms.imports` prints the strongly connected components and the imports inside of functions. What stands under
`if TYPE_CHECKING` is for readers and type checkers and never runs, so it is no edge.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("dsl", "compiler", "runtime", "rulewright")
Import = ast.Import | ast.ImportFrom


@cache
def modules() -> dict[str, Path]:
    """The modules of all rooms by their dotted names; a package is its `__init__`."""
    paths = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


@cache
def imports_of(module: str) -> tuple[tuple[Import, bool], ...]:
    """The import statements of a module that can run, each with: does it stand inside of a function?"""
    return tuple(running_imports(ast.parse(modules()[module].read_text(encoding="utf-8")), False))


def running_imports(tree: ast.AST, inner: bool) -> Iterator[tuple[Import, bool]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Import):
            yield node, inner
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            for other in node.orelse:
                yield from running_imports(ast.Module([other], []), inner)
        else:
            yield from running_imports(node, inner or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)))


def targets(node: Import, module: str) -> set[str]:
    """The modules of ours that an import statement names: `from a.b import c` is `a.b.c` if that is a module, else `a.b`."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names} & modules().keys()
    package = module.split(".") if modules()[module].name == "__init__.py" else module.split(".")[:-1]
    base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [node.module])]) if node.level else node.module
    named = {f"{base}.{alias.name}" if f"{base}.{alias.name}" in modules() else base for alias in node.names}
    return named & modules().keys()


def edges(inner: bool = True) -> dict[str, set[str]]:
    """What each module imports; without `inner` only at module level."""
    return {
        module: {target for node, late in imports_of(module) if inner or not late for target in targets(node, module)} - {module}
        for module in modules()
    }


def package_edges(room: str) -> dict[str, set[str]]:
    """What each package of a room imports of the others, whichever of their modules it takes; a module of the room itself
    stands for itself."""
    graph: dict[str, set[str]] = {}
    for module, others in edges().items():
        if module.split(".")[0] == room:
            package = package_of(module)
            graph.setdefault(package, set()).update(package_of(other) for other in others if other.split(".")[0] == room)
    return {package: others - {package} for package, others in graph.items()}


def package_of(module: str) -> str:
    return ".".join(module.split(".")[:2])


def cycles(inner: bool = True) -> list[list[str]]:
    """The strongly connected components with more than one module, largest first."""
    return knots_in(edges(inner))


def knots_in(graph: dict[str, set[str]]) -> list[list[str]]:
    reached = {module: reachable(graph, module) for module in graph}
    knots = {
        frozenset(other for other in reached[module] if module in reached[other]) for module in graph if module in reached[module]
    }
    return sorted((sorted(knot) for knot in knots), key=lambda knot: (-len(knot), knot))


def reachable(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    todo = [start]
    while todo:
        new = graph[todo.pop()] - found
        found |= new
        todo += new
    return found


def inner_imports(room: str = "") -> list[str]:
    """Where a module of a room (of all rooms) imports inside of a function."""
    return [
        f"{modules()[module].relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for module in modules()
        if module.split(".")[0] == room or not room
        for node, late in imports_of(module)
        if late
    ]


def without_reason(room: str) -> list[str]:
    """Those that no comment explains: on their own line, or above the lines of imports they stand in."""
    return [
        f"{modules()[module].relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for module in modules()
        if module.split(".")[0] == room
        for node, late in imports_of(module)
        if late and not has_reason(modules()[module].read_text(encoding="utf-8").splitlines(), node.lineno - 1)
    ]


def has_reason(lines: list[str], at: int) -> bool:
    if "# here" in lines[at] or "(here" in lines[at]:
        return True
    while at and (not lines[at].strip() or lines[at].lstrip().startswith(("import ", "from "))):
        at -= 1
    return lines[at].lstrip().startswith("# here")


if __name__ == "__main__":
    for knot in cycles():
        print(len(knot), *knot)
    print(*inner_imports(), sep="\n")
