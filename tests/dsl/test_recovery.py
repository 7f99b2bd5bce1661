"""After a mistake: one message, the rest of the tree, and never an exception."""

import random
import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsl.parser import parse_cell, parse_file
from dsl.source import Source
from tests.dsl.corpus import GAME
from tests.dsl.sketch import nodes, sketch


def read(text: str):
    tree, found = parse_file(Source("here", text))
    return tree, [(one.primary.location.line, one.code) for one in found]


def test_several_mistakes_in_one_file_and_all_the_rest_in_the_tree():
    text = """\
choices Colour: red, blue,
each player has
    power 0..9 start 1
    fame  0..9
quantity income "Income"
    base power
    times 2
    at least 0
action work "Work"
    gian 1 power
    gain 1 fame
    if power == 2
        gain 2 fame
    otherwise: gain 3 fame
    for each p in rivals
        p looses 1 fame
        p gains 1 power
scoring
    score fame 'Fame'
    winners by fame highest
"""
    tree, found = read(text)
    assert found == [
        (1, "unfinished-line"),
        (3, "unexpected-word"),
        (7, "unknown-statement"),
        (10, "unknown-statement"),
        (12, "double-equals"),
        (16, "unknown-statement"),
        (19, "bad-character"),
    ]
    assert sketch(tree.declarations) == (
        "((Has player ((Field fame (RangeType 0 9) - - - - - False -))) "
        '(Quantity income () "Income" ((QuantityLine base power - -) (QuantityLine least 0 - -))) '
        '(Rule action work () "Work" - (Body ((Gain - ((Amount 1 fame)) - -) '
        "(ForEach False p rivals - - (Body ((Gain p ((Amount 1 power)) - -))))))) "
        "(Scoring ((WinnersBy ((Key fame True))))))"
    )


def test_a_wrong_head_takes_its_block_along_but_not_its_neighbours():
    tree, found = read('action a b c\n    gain 1 x\n    nonsense here\naction d "D"\n    stop\n')
    assert found == [(1, "unexpected-word")]
    assert sketch(tree.declarations) == '((Rule action d () "D" - (Body ((Stop)))))'


def test_a_block_in_which_nothing_can_be_read_stays_as_an_empty_block():
    tree, found = read('action a "A"\n    nonsense here\n')
    assert found == [(2, "unknown-statement")]
    assert sketch(tree.declarations) == '((Rule action a () "A" - (Body ())))'


def test_an_unclosed_bracket_does_not_swallow_the_file():
    tree, found = read("define a as count(\ndefine b as (c\n    or d\nalways e\n")
    assert found == [(1, "unclosed-bracket"), (2, "unclosed-bracket")]
    assert sketch(tree.declarations) == "((Always e -))"


def test_an_unclosed_text_does_not_swallow_the_file():
    tree, found = read('always a "oh\nalways b "good"\n')
    assert found == [(1, "unclosed-string")]
    assert sketch(tree.declarations) == '((Always b "good"))'


def test_tabs_are_reported_once_and_read_as_spaces():
    tree, found = read('action a "A"\n\tgain 1 x\n\tif y\n\t\tstop\n')
    assert found == [(2, "tab-in-indentation")]
    assert sketch(tree.declarations) == ('((Rule action a () "A" - (Body ((Gain - ((Amount 1 x)) - -) (If y (Body ((Stop))) -)))))')


def test_a_colon_before_a_block_costs_nothing_else():
    tree, found = read('action a "A"\n    if y:\n        stop\n    gain 1 x\n')
    assert found == [(2, "colon-before-block")]
    assert sketch(tree.declarations) == ('((Rule action a () "A" - (Body ((If y (Body ((Stop))) -) (Gain - ((Amount 1 x)) - -)))))')


@pytest.mark.parametrize(
    "text",
    [
        'action a "A"\n        gain 1 x\n    lose 1 y\n    lose 1 z\n',
        "each player has\n    a flag\n   b flag\n   c flag\n",
        'action a "A"\n    if b\n    gain 1 x\n    lose 1 y\n',
        'action a "A"\n    if b $ c\n        stop\n    otherwise if d\n        stop\n    otherwise: stop\n',
        'action a "A"\n    for each x hand\n        nonsense\n        more of it\n    stop\n',
    ],
)
def test_one_mistake_one_message(text):
    assert len(read(text)[1]) == 1


def test_at_most_twenty_messages():
    assert len(read("always always a\n" * 100)[1]) == 20
    assert len(parse_cell("effect", Source("", "nonsense here\n" * 100))[1]) == 20


def test_two_lines_that_mean_nothing_are_two_mistakes():
    found = read('action a "A"\n    wibble wobble\n    flip flop\n')[1]
    assert found == [(2, "unknown-statement"), (3, "unknown-statement")]


# ---------------------------------------------------------------- hostile texts

HOSTILE = {
    "brackets": "always " + "(" * 5000 + "a" + ")" * 5000,
    "open brackets": "always " + "([{" * 5000,
    "blocks": 'action a "A"\n' + "".join(" " * (n + 1) + "if a\n" for n in range(500)) + " " * 501 + "stop\n",
    "not": "always " + "not " * 5000 + "a",
    "minus": "always " + "-" * 5000 + "a > 0",
    "sum": "always " + " + ".join(["1"] * 5000) + " > 0",
    "and": "always " + " and ".join(["a"] * 5000),
    "columns": "always a" + ".b" * 5000,
    "indices": "always a" + "[b]" * 5000,
    "owners": "always a" + "'s b" * 5000,
    "branches": 'action a "A"\n    if b: stop\n' + "    otherwise if b: stop\n" * 500,
    "digits": "always a > " + "9" * 5000,
    "zeros": "always a > " + "0" * 5000,
    "semicolons": 'action a "A"\n    ' + "stop; " * 3000 + "stop\n",
    "one line": "always " * 20000,
    "spaces": " " * 200000,
    "spaces at the end": "always a" + " " * 200000,
    "blank lines": "\n" * 200000,
    "comments": "#\n" * 100000,
    "quotes": '"' * 20001,
    "carriage returns": "always a\r" * 2000,
    "nul": "\x00" * 2000,
    "unicode": "\u2028\u00a0\u200b\ud800\U0010ffff" * 500,
    "names": "always " + "a" * 100000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_texts_are_judged_quickly(name):
    start = time.process_time()
    tree, found = parse_file(Source("here", HOSTILE[name]))
    for kind in ("effect", "condition", "amount", "price"):
        parse_cell(kind, Source("here", HOSTILE[name].partition(" ")[2]))
    assert time.process_time() - start < 5
    assert len(found) <= 20
    assert hash(tree) == hash(tree) and repr(tree)  # no deeper than those who walk over it can follow


@pytest.mark.parametrize("name", ["brackets", "blocks", "not", "minus", "sum", "and", "columns", "indices", "owners", "branches"])
def test_deep_texts_are_too_deep(name):
    assert {code for _, code in read(HOSTILE[name])[1]} == {"too-deep"}


def test_large_numbers():
    assert read(HOSTILE["digits"])[1] == [(1, "number-too-large")]
    assert read(HOSTILE["zeros"])[1] == [(1, "number-too-large")]
    assert read("always a > 999999999")[1] == []


def spoil(text: str, seed: int) -> str:
    """A few slips of the hand."""
    luck = random.Random(seed)
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(text))
        lines = text.split("\n")
        row = luck.randrange(len(lines))
        match luck.randrange(6):
            case 0:
                text = text[:at] + text[at + luck.randint(1, 6) :]
            case 1:
                text = text[:at] + luck.choice("\t\x00\n\r()[]{}\"'=.:;,\u00e9#-+9 ") + text[at:]
            case 2:
                text = "\n".join(lines[:row] + lines[row + 1 :])
            case 3:
                text = "\n".join([*lines[:row], " " * luck.randint(0, 9) + lines[row].lstrip(), *lines[row + 1 :]])
            case 4:
                words = re.findall(r"\w+|\W+", text)
                words[luck.randrange(len(words))] = luck.choice(words)
                text = "".join(words)
            case 5:
                text = text[:at]
        text = text or " "
    return text


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9))
def test_spoiled_texts_are_judged(seed):
    text = spoil(GAME, seed)
    tree, found = parse_file(Source("here", text))
    assert len(found) <= 20
    lines = text.count("\n") + 1
    for one in found:
        at = one.primary.location
        assert 1 <= at.line <= at.end_line <= lines and at.column >= 1 and one.help
    for node in nodes(tree):
        assert 0 <= node.span.start <= node.span.end <= len(text)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80), st.sampled_from(["effect", "condition", "amount", "price", "file"]))
def test_any_text_is_judged(text, kind):
    source = Source("here", text)
    node, found = parse_file(source) if kind == "file" else parse_cell(kind, source)
    assert node is not None or found
