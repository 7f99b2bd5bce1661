"""Every mistake gets its own code, its own place and a way on."""

import pytest

from dsl.errors import CODES
from dsl.parser import parse_cell, parse_file
from dsl.source import Source


def judge(kind: str, text: str):
    source = Source("here", text)
    return (parse_file(source) if kind == "file" else parse_cell(kind, source))[1]


def marked(text: str, diagnostic) -> str:
    """What is underlined."""
    at = diagnostic.primary.location
    line = text.split("\n")[at.line - 1]
    return line[at.column - 1 : at.end_column - 1] if at.line == at.end_line else line[at.column - 1 :]


@pytest.mark.parametrize("slug", CODES)
def test_the_examples_of_a_code(slug):
    summary, wrong, right, why = CODES[slug]
    assert [found.code for found in judge("file", wrong)] == [slug]
    assert judge("file", right) == []
    assert summary and why.endswith(".")


AFTER_COLON = "leave the colon out, and write it on the next line, four spaces deeper"

# what other languages let pass: omissions that cost their users bugs
REFUSED = [
    ("effect", "my train_price is 2 less", "missing-duration", "my"),
    ("effect", "until used: train_price is 2 less", "missing-owner", "train_price"),
    ("effect", "while in effects: gain 1 power", "statement-under-duration", "gain"),
    ("effect", "after gains compute: gain 1 power", "missing-owner", "gains"),
    ("effect", "gain power / 2 power", "missing-rounding", "/"),
    ("effect", "gain (2 if power > 1) power", "open-case", ")"),
    ("effect", "gain 2 if power > 1 power", "open-case", "if"),
    ("effect", "choose region", "missing-set", "region"),
    ("effect", "may choose region in presence", "missing-body", "may choose region in presence"),
    ("effect", "import os", "unknown-statement", "import"),
    ("effect", "power", "unknown-statement", "power"),
    ("file", 'quantity x "x"\n', "missing-body", 'quantity x "x"'),
    ("file", "my x is 2 more\n", "missing-duration", "my"),
    ("price", "1 idea or 2 time", "unexpected-word", "or"),
]


@pytest.mark.parametrize("kind, text, code, place", REFUSED)
def test_refused_omissions(kind, text, code, place):
    found = judge(kind, text)
    assert [(one.code, marked(text, one)) for one in found] == [(code, place)]


FURTHER = [
    ("gian 2 power", "unknown-statement", "gian", "write `gain`"),
    ("victim looses 1 power", "unknown-statement", "looses", "write `loses`"),
    ("else: stop", "unknown-statement", "else", None),
    ("foreach x in hand: stop", "unknown-statement", "foreach", "write `for each`"),
    (
        "each rival loses 1 power",
        "unknown-statement",
        "each",
        "write `for each p in rivals: p loses ...` (in quotes, because of the colon)",
    ),
    ("victim lose 1 power", "wrong-verb-form", "lose", "write `loses`"),
    ("gains 1 power", "wrong-verb-form", "gains", "write `gain`"),
    ("victim may does trade", "wrong-verb-form", "does", "write `do`"),
    ("while in hand: after I gains power: stop", "wrong-verb-form", "gains", "write `gain`"),
    ("while in hand: after a rival gain power: stop", "wrong-verb-form", "gain", "write `gains`"),
    ("after I gain power: stop", "missing-duration", "after", None),
    ("once per round: stop", "missing-duration", "once", None),
    ("rival cards cannot lower my power", "missing-duration", "rival", None),
    ("victim's price is 2 more", "missing-duration", "victim", None),
    ("price is 2 more", "missing-duration", "price", None),
    ("this round: victim loses 1 power", "statement-under-duration", "loses", None),
    ("while in hand\n    if rich: stop", "statement-under-duration", "if", None),
    ("while in hand: after rival gains power: stop", "missing-owner", "rival", None),
    ("while in hand: fee[2] is 1 less", "missing-owner", "fee", None),
    ("choose x from hand", "missing-set", "from", "write `in` and the set"),
    ("for each rival: stop", "missing-set", "rival", None),
    ("pick x at random", "missing-set", "x", None),
    ("if a: stop; otherwise: nothing", "late-otherwise", "otherwise", None),
    ("otherwise\n    stop", "late-otherwise", "otherwise", None),
    ("if a:", "missing-body", ":", None),
    ("repeat 3 times\nstop", "missing-body", "repeat 3 times", None),
    ("power = power + 1", "single-equals", "=", "write `set power to ...`"),
    ("let x = 2", "single-equals", "=", "write `be`"),
    ("if a => 2: stop", "unexpected-word", "=>", "write `>=`"),
    ("gain 2 Power", "unexpected-word", "Power", "write `power`"),
    ("if a is 2: stop", "unexpected-word", "is", "write `=`"),
    ("if a then stop", "unexpected-word", "then", "write `:`"),
    ("gain a] power", "unopened-bracket", "]", None),
    ("gain min(a, 2 power\n", "unclosed-bracket", "(", None),
    ('may "Yes: stop', "unclosed-string", '"Yes: stop', None),
    ("if victim\u2019s power > 2: stop", "bad-character", "\u2019", "write `'`"),
    ("gain 1\u00a0power", "bad-character", "\u00a0", "write a plain space"),
    ("gain 1 power\x00", "bad-character", "\x00", "remove it"),
    ("gain 1 power \U0001f600", "bad-character", "\U0001f600", "remove it"),
    ("gain 1 power\n    lose 1 time", "bad-indentation", "lose", "begin it below the line above"),
    ("if power > 2\n        lose 1 time", "bad-indentation", "lose", "indent a block by four spaces"),
    ("if power > 2: for each p in rivals: p loses 1 time", "unknown-statement", "for", AFTER_COLON),
    ('if power > 2: may "Try": lose 1 time', "unknown-statement", "may", AFTER_COLON),
    ("gain 1 power\nlose", "unfinished-line", "e", "go on with a value"),
]


@pytest.mark.parametrize("text, code, place, help", FURTHER)
def test_frequent_mistakes(text, code, place, help):
    found = judge("effect", text)
    assert [(one.code, marked(text, one)) for one in found] == [(code, place)]
    if help is not None:
        assert found[0].help == help


@pytest.mark.parametrize("kind", ["effect", "condition", "amount", "price"])
def test_an_empty_cell(kind):
    for text in ("", "  \n", "# only a note"):
        node, found = parse_cell(kind, Source("here", text))
        assert node is None and [one.code for one in found] == ["unfinished-line"]


def test_a_safe_fix_replaces_exactly_what_is_wrong():
    text = "victim lose 1 power"
    fix = judge("effect", text)[0].fix
    at = fix.location
    assert text[: at.column - 1] + fix.replacement + text[at.end_column - 1 :] == "victim loses 1 power"


def test_what_could_stand_there_is_listed():
    found = judge("effect", "end week")[0]
    assert found.message == "`week` can't stand after `end`"
    assert found.help == "write `game`, `phase`, `round` or `turn` here"


def test_messages_stand_alone():
    texts = [text for _, text, _, _ in REFUSED] + [text for text, *_ in FURTHER]
    for one in (one for text in texts for one in judge("effect", text)):
        assert not one.message.endswith(".") and one.help and not one.help.endswith(".")
        assert one.message[0].islower() or one.message[0] == "`"
        assert "$" not in one.message + one.help, one


def test_a_cell_is_judged_at_its_own_place():
    text = "gain 1 power\ngian 2 power"
    one = parse_cell("effect", Source("cards/a.yaml", text, starts=((10, 7), (11, 7))))[1][0].primary.location
    other = parse_cell("effect", Source("cards/b.yaml", text, starts=((90, 5), (91, 5))))[1][0].primary.location
    assert (one.path, one.line, one.column, one.end_column) == ("cards/a.yaml", 11, 7, 11)
    assert (other.path, other.line, other.column, other.end_column) == ("cards/b.yaml", 91, 5, 9)
