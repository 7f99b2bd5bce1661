"""The formatter: one layout, comments kept, nothing else changed."""

import random
import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsl.formatter import format_source, format_text
from dsl.parser import parse_file
from dsl.scanner import scan
from dsl.source import Source
from tests.dsl.corpus import GAME


def tree(text: str):
    parsed, found = parse_file(Source("here", text))
    assert found == []
    return parsed


# each case: as written, as formatted
CASES = {
    "spaces between words": (
        "define  a as b+1-2*c/3 rounded down>=-4 and not(d) or e . f\n",
        "define a as b + 1 - 2 * c / 3 rounded down >= -4 and not (d) or e.f\n",
    ),
    "arguments": (
        "define a as min ( 1 ,2 ) + ( 3 )-sum( x .y for x in z )\n",
        "define a as min(1, 2) + (3) - sum(x.y for x in z)\n",
    ),
    "owners, sets and ranges": (
        "define a as any(x in p 's hand where x . cost in 1 .. 6 and{red ,blue }=known [ 1 ,2 ])\n",
        "define a as any(x in p's hand where x.cost in 1..6 and {red, blue} = known[1, 2])\n",
    ),
    "signs": ("always - a - - 1 > -2 and -( b ) < 3\n", "always -a - -1 > -2 and -(b) < 3\n"),
    "statements on one line": (
        'action a "A"\n  gain 1 x ;lose 2 y\n  if z :stop\n',
        'action a "A"\n    gain 1 x; lose 2 y\n    if z: stop\n',
    ),
    "fields": (
        'each player has\n  power 0..9 starts 3 "Power"\n  reputation -2 .. 10 "Reputation" # track\n'
        "  hand pile of Card\n  tokens 0 ..for each Colour # open\n",
        'each player has\n    power       0..9 starts 3  "Power"\n'
        '    reputation  -2..10         "Reputation"  # track\n'
        "    hand        pile of Card\n    tokens      0.. for each Colour          # open\n",
    ),
    "labels": (
        'quantity q "Q"\n    base a "first"\n    plus long_name * 2 if b   "second"\n    plus 1\n    at least 0\n',
        'quantity q "Q"\n    base a                   "first"\n    plus long_name * 2 if b  "second"\n    plus 1\n    at least 0\n',
    ),
    "requirements": (
        'action a "A"\n    require b > 1 "one"\n    require long_name > 20 "two"\n    pay 1 c\n',
        'action a "A"\n    require b > 1           "one"\n    require long_name > 20  "two"\n    pay 1 c\n',
    ),
    "a blank line ends a block of columns": (
        'scoring\n    score a "A"\n    score bbbbbb "B"\n\n    score ccccccccc "C"\n',
        'scoring\n    score a       "A"\n    score bbbbbb  "B"\n\n    score ccccccccc  "C"\n',
    ),
    "blank lines": ("\n\n\nalways a\n\n\n\nalways b\n\n\n", "always a\n\nalways b\n"),
    "no final newline, other ends of lines": ("always a\r\nalways b  ", "always a\nalways b\n"),
    "comments": (
        '# top\n\n\n#second\naction a "A"# head\n  # about stop\n  stop   # done\n      # deeper\n  # end of the block\n# end\n',
        '# top\n\n#second\naction a "A"  # head\n    # about stop\n    stop  # done\n    # deeper\n    # end of the block\n# end\n',
    ),
    "a comment before a shallower line": (
        'action a "A"\n    if b\n        stop\n        # inner\n    # outer\n    stop\n# next\nalways c\n',
        'action a "A"\n    if b\n        stop\n        # inner\n    # outer\n    stop\n# next\nalways c\n',
    ),
    "comments below each other": (
        'table a of A from "a.yaml"\n    k 1..3 # key\n    name text # what\n    e effect\n',
        'table a of A from "a.yaml"\n    k     1..3  # key\n    name  text  # what\n    e     effect\n',
    ),
    "lines that go on": (
        "define a as b and (# why\n  c   # one\n\n  # two\n  or d\n) and e\n",
        "define a as b and (  # why\n        c  # one\n        # two\n        or d\n) and e\n",
    ),
    "lines that go on two levels deeper": (
        "choices A: b,\n             c,   # one\n          # two\n          d\nalways e\n",
        "choices A: b,\n        c,  # one\n        # two\n        d\nalways e\n",
    ),
    "only comments": ("  # a\n\n\n# b", "# a\n\n# b\n"),
    "nothing": ("\n \n", ""),
    "a mark of byte order": ("\ufeffalways a", "always a\n"),
}


@pytest.mark.parametrize("name", CASES)
def test_layout(name):
    written, formatted = CASES[name]
    assert format_text(written) == formatted
    assert format_text(formatted) == formatted
    assert tree(formatted) == tree(written)


def test_a_very_long_line_does_not_push_its_neighbours_away():
    long = "a" * 90
    text = f'scoring\n    score a "A"\n    score {long} "B"\n'
    assert format_text(text) == f'scoring\n    score a  "A"\n    score {long}  "B"\n'


def test_a_text_with_mistakes_stays_as_it_is():
    text = "always   a\nalways b b\n"
    assert format_text(text) == text
    assert [one.code for one in format_source(Source("here", text))[1]] == ["unexpected-word"]


def test_the_small_game():
    formatted = format_text(GAME)
    assert format_text(formatted) == formatted
    assert tree(formatted) == tree(GAME)
    assert not re.search(r"[ \t]$|\n\n\n|\t", formatted, re.MULTILINE)


# ---------------------------------------------------------------- mutated layouts


def shift(text: str, luck: random.Random, notes: bool) -> str:
    """The same words in another layout: other widths of levels, other spaces; with `notes` also comments."""
    level = luck.choice([1, 2, 3, 4, 7])
    out = []
    for line in text.split("\n"):
        depth, rest = (len(line) - len(line.lstrip(" "))) // 4, line.strip()
        found = scan(rest)
        words = [] if found.problems else found.tokens[:-1]  # a line that goes on stays as it is
        comment = rest[words[-1][3] :].strip() if words else rest
        if notes and luck.random() < 0.1:
            out.append(" " * luck.randint(0, 9) + "# a note" + " " * luck.randint(0, 2))
        if notes and luck.random() < 0.1:
            out.append(" " * luck.randint(0, 2))
        if notes and words and not comment and luck.random() < 0.1:
            comment = "# remark"
        parts = [spread(rest, words, luck), " " * luck.randint(1, 4), comment] if words else [comment]
        out.append(" " * (level * depth) + "".join(parts))
    return "\n".join(out)


def spread(line: str, words: list, luck: random.Random) -> str:
    """The words with other spaces between them."""
    out = [words[0][1]]
    for before, after in pairwise(words):
        written = line[before[3] : after[2]]
        loose = before[0] in "([{,.:;" or after[0] in ")]},.:;("
        out += [" " * luck.randint(1 if written else 0, 3) if written or loose else "", after[1]]
    return "".join(out)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9))
def test_other_spaces_give_the_same_layout(seed):
    shifted = shift(GAME, random.Random(seed), notes=False)
    assert tree(shifted) == tree(GAME)
    assert format_text(shifted) == format_text(GAME)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9))
def test_comments_are_kept_and_the_rules_with_them(seed):
    shifted = shift(GAME, random.Random(seed), notes=True)
    formatted = format_text(shifted)
    assert tree(formatted) == tree(shifted) == tree(GAME)
    assert format_text(formatted) == formatted
    assert re.findall(r"#.*", formatted) == [note.rstrip() for note in re.findall(r"#.*", shifted)]
