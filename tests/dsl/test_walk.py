"""Going over trees: nothing is left out, nothing is copied without need, no tree is too deep."""

from dsl import syntax
from dsl.parser import parse_file
from dsl.source import Source, Span
from dsl.walk import children, nodes_in, paths_in, rewrite, with_parts
from tests.dsl.corpus import GAME
from tests.dsl.sketch import nodes

TREE = parse_file(Source("game.rules", GAME))[0]
AT = Span(0, 0)


def deep(levels: int) -> syntax.Expr:
    node = syntax.Name(AT, "x")
    for _ in range(levels):
        node = syntax.Not(AT, node)
    return node


def same(left, right) -> bool:
    return all(a is b for a, b in zip(left, right, strict=True))


def test_every_node_comes_once_and_in_order():
    assert same(nodes_in(TREE), nodes(TREE))


def test_a_path_leads_to_each_node():
    paths = list(paths_in(TREE.declarations))
    assert same([path[-1][0] for path in paths], nodes_in(TREE.declarations))
    for path in paths:
        for (above, _), (node, slot) in zip(path, path[1:], strict=False):
            part = getattr(above, slot)
            assert part is node or any(one is node for one in part)


def test_children_are_what_stands_directly_below():
    gain = syntax.Gain(AT, None, (syntax.Amount(AT, syntax.Number(AT, 2), None),), None, syntax.Name(AT, "bank"))
    assert children(gain) == [gain.amounts, gain.giver]


def test_a_tree_that_stays_the_same_is_the_same():
    assert rewrite(TREE, lambda node: node) is TREE
    assert with_parts(TREE, lambda part: part) is TREE


def test_only_what_changes_is_made_anew():
    old = syntax.Logic(AT, "and", syntax.Name(AT, "a"), syntax.Not(AT, syntax.Name(AT, "b")))
    new = rewrite(old, lambda node: syntax.Number(AT, 1) if node == syntax.Name(AT, "a") else node)
    assert new == syntax.Logic(AT, "and", syntax.Number(AT, 1), syntax.Not(AT, syntax.Name(AT, "b")))
    assert new.right is old.right


def test_inner_nodes_change_first():
    seen = []
    rewrite(deep(2), lambda node: seen.append(type(node).__name__) or node)
    assert seen == ["Name", "Not", "Not"]


def test_no_tree_is_too_deep():
    tree = deep(20_000)
    assert sum(1 for _ in nodes_in(tree)) == 20_001
    changed = rewrite(tree, lambda node: syntax.Name(AT, "y") if isinstance(node, syntax.Name) else node)
    assert [node.name for node in nodes_in(changed) if isinstance(node, syntax.Name)] == ["y"]
