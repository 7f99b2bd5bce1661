"""Valid texts: the tree of every construct, exact spans, the same tree for the same text."""

from pathlib import Path

import pytest

from dsl import syntax
from dsl.parser import parse_cell, parse_file
from dsl.source import Source
from tests.dsl.corpus import GAME
from tests.dsl.sketch import nodes, sketch

SHAPES = Path(__file__).with_name("shapes")


def cases(name: str) -> list[tuple[str, str]]:
    blocks = (SHAPES / f"{name}.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return [tuple(block.split("\n=> ")) for block in blocks]


def file(text: str) -> syntax.File:
    tree, diagnostics = parse_file(Source("game.rules", text))
    assert diagnostics == []
    return tree


def cell(kind: str, text: str):
    node, diagnostics = parse_cell(kind, Source("cards.yaml", text))
    assert diagnostics == []
    return node


@pytest.mark.parametrize("text, shape", cases("statements"))
def test_statement(text, shape):
    assert [sketch(statement) for statement in cell("effect", text).statements] == [shape]


@pytest.mark.parametrize("text, shape", cases("expressions"))
def test_expression(text, shape):
    assert sketch(cell("condition", text)) == shape


@pytest.mark.parametrize("text, shape", cases("declarations"))
def test_declaration(text, shape):
    assert [sketch(declaration) for declaration in file(text).declarations] == [shape]


def test_the_small_game_uses_every_node():
    used = {type(node) for node in nodes(file(GAME))}
    declared = {kind for kind in vars(syntax).values() if isinstance(kind, type) and issubclass(kind, syntax.Node)}
    assert declared - used == {syntax.Node, syntax.Price}


# ---------------------------------------------------------------- cells


def test_a_price_cell():
    assert sketch(cell("price", "1 idea and 2 * rate time")) == ("(Price ((Amount 1 idea) (Amount (Arithmetic * 2 rate) time)))")


def test_an_amount_cell_is_no_condition():
    assert sketch(cell("amount", "rate + 1")) == "(Arithmetic + rate 1)"
    assert parse_cell("amount", Source("", "rate > 1"))[0] is None


def test_ends_of_lines_mean_nothing_in_an_expression_cell():
    assert cell("condition", "power > 2\nand fame > 1\n") == cell("condition", "power > 2 and fame > 1")


def test_an_effect_with_blocks_and_several_statements_on_a_line():
    text = "gain 1 a; lose 2 b; if c\n    stop\notherwise if d: stop\notherwise\n    nothing\ngain 3 e\n"
    body = cell("effect", text)
    assert sketch(body) == (
        "(Body ((Gain - ((Amount 1 a)) - -) (Lose - ((Amount 2 b)) -) "
        "(If c (Body ((Stop))) (If d (Body ((Stop))) (Body ((Nothing))))) (Gain - ((Amount 3 e)) - -)))"
    )


@pytest.mark.parametrize(
    "text",
    [
        "gain 1 a\nlose 1 b",
        "\n\ngain 1 a\n\n\nlose 1 b\n\n",
        "gain 1 a   \r\nlose 1 b\r\n",
        "# note\ngain 1 a # one\n# two\nlose 1 b # three",
        "  gain 1 a\n  lose 1 b",
        "gain 1 a;lose 1 b",
        "gain   1    a\n\nlose\t1 b",
        "gain 1 a\nlose 1 b\n        # deeper note",
    ],
)
def test_layout_that_means_nothing(text):
    assert cell("effect", text) == cell("effect", "gain 1 a\nlose 1 b")


def test_words_are_names_where_the_grammar_expects_none():
    assert sketch(cell("effect", "choose order in cards where order.first > next").statements) == (
        "((Choose - order cards - (Compare > (Column order first) next) -))"
    )


def test_a_die_is_a_name_outside_of_roll():
    assert sketch(cell("effect", "gain d6 power").statements) == "((Gain - ((Amount d6 power)) - -))"


def test_a_line_goes_on_inside_brackets():
    text = "define a as b and (\n        c\n        or d\n) and {\n    e}  = f\nalways g\n"
    assert sketch(file(text).declarations) == (
        "((Define a () - (Logic and (Logic and b (Logic or c d)) (Compare = (SetLiteral (e)) f))) (Always g -))"
    )


def test_a_line_goes_on_two_levels_deeper():
    broken = 'action a "A"\n    pay 1 b\n            and 2\n            c  # paid\n\n            to d\n    stop\n'
    assert file(broken) == file('action a "A"\n    pay 1 b and 2 c to d\n    stop\n')
    assert cell("effect", "do one of a,\n        b") == cell("effect", "do one of a, b")


def test_inline_bodies_are_marked_but_compare_equal():
    inline, block = cell("effect", "if a: stop"), cell("effect", "if a\n    stop")
    assert inline == block
    assert inline.statements[0].then.inline and not block.statements[0].then.inline


def test_equal_cells_share_one_tree():
    assert cell("effect", "gain 1 sharing") is cell("effect", "gain 1 sharing")


def test_empty_files():
    for text in ("", "\n", "   \n\n", "# nothing here", "\ufeff", "\ufeff# nothing\n"):
        assert file(text).declarations == ()


# ---------------------------------------------------------------- spans


def test_every_expression_is_what_stands_at_its_span():
    for node in nodes(file(GAME)):
        if isinstance(node, syntax.Expr) and not isinstance(node, syntax.RangeOf):
            assert cell("condition", GAME[node.span.start : node.span.end]) == node


def test_every_statement_is_what_stands_at_its_span():
    for node in nodes(file(GAME)):
        if isinstance(node, syntax.Statement):
            written = GAME[node.span.start : node.span.end]
            assert written == written.strip()
            line = GAME[GAME.rfind("\n", 0, node.span.start) + 1 :]
            margin = len(line) - len(line.lstrip())
            assert cell("effect", " " * margin + written).statements == (node,)


def test_names_and_texts_have_spans_of_their_own():
    for node in nodes(file(GAME)):
        match node:
            case syntax.Ident(span, text):
                assert GAME[span.start : span.end] == text
            case syntax.Text(span, value):
                assert GAME[span.start : span.end] == f'"{value}"'


def test_spans_lie_inside_each_other():
    tree = file(GAME)
    for parent in nodes(tree):
        for child in list(nodes(parent))[1:]:
            assert parent.span.start <= child.span.start <= child.span.end <= parent.span.end


def test_a_body_begins_at_its_first_statement_and_ends_with_its_last():
    text = "if a\n    stop\n    nothing   # end\n\ngain 1 b"
    branch = cell("effect", text).statements[0]
    assert text[branch.then.span.start : branch.then.span.end] == "stop\n    nothing"
    assert text[branch.span.start : branch.span.end] == "if a\n    stop\n    nothing"
