"""What can be wrong with the writing: a `Problem` at one place, and the codes, each with a small text before and after.

A `Problem` holds offsets only, like the tree, so that a cell that stands in a hundred files is judged once. The
sentences are in `wording.py`; which mistake it is, is decided in `scanner.py` (characters, layout) and `mistakes.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent

from dsl.diagnostic import Diagnostic, Fix, Label
from dsl.source import Source, Span


@dataclass(frozen=True)
class Problem:
    code: str
    start: int
    end: int
    message: str
    label: str = ""
    help: str | None = None
    notes: tuple[str, ...] = ()
    fix: str | None = None  # what to write in place of the stretch

    def locate(self, source: Source) -> Diagnostic:
        place = source.locate(Span(self.start, self.end))
        fix = None if self.fix is None else Fix(place, self.fix)
        return Diagnostic(self.code, self.message, Label(place, self.label), notes=self.notes, help=self.help, fix=fix)


# slug -> (summary, wrong, right, why); the two texts are rules files
CODES: dict[str, tuple[str, str, str, str]] = {}


def _code(slug: str, summary: str, why: str, wrong: str, right: str) -> None:
    CODES[slug] = (summary, dedent(wrong).strip("\n"), dedent(right).strip("\n"), " ".join(why.split()))


def _in_action(slug: str, summary: str, why: str, wrong: str, right: str) -> None:
    """A code whose texts are lines of an action."""

    def action(lines: str) -> str:
        return 'action work "Work"\n' + "\n".join(f"    {line}" for line in lines.split("\n"))

    _code(slug, summary, why, action(wrong), action(right))


# ---------------------------------------------------------------- characters and layout

_in_action(
    "tab-in-indentation",
    "a line that begins with a tab",
    "A tab is shown with another width by every program, so nobody could see to which block the line belongs.",
    "\tgain 1 power",
    "gain 1 power",
)
_code(
    "bad-indentation",
    "a line that belongs to no block",
    """The indentation says to which block a line belongs. Lines of one block begin below each other, four spaces
      deeper than the line above the block.""",
    'action work "Work"\n    if power > 2\n        lose 1 power\n      gain 1 time',
    'action work "Work"\n    if power > 2\n        lose 1 power\n    gain 1 time',
)
_in_action(
    "bad-character",
    "a character that means nothing in the language",
    """Rules are written with letters, digits, and the signs of arithmetic. Word processors and other languages
           use further ones.""",
    "if power > 2 & time > 0: gain 1 fame",
    "if power > 2 and time > 0: gain 1 fame",
)
_in_action(
    "unclosed-string",
    "a text in quotes without its second quote",
    "A text ends on the line it begins on; otherwise one forgotten quote would swallow the rest of the file.",
    'require power > 2 "too weak',
    'require power > 2 "too weak"',
)
_in_action(
    "unclosed-bracket",
    "a bracket that is never closed",
    "A line goes on while a bracket is open, as long as what follows is indented deeper.",
    "gain min(power, 3 fame\nlose 1 power",
    "gain min(power, 3) fame\nlose 1 power",
)
_in_action(
    "unopened-bracket",
    "a bracket that closes nothing",
    "Every closing bracket needs an opening one of the same kind before it.",
    "gain power + 1) fame",
    "gain (power + 1) fame",
)
_in_action(
    "number-too-large",
    "a number of more than nine digits",
    "No game needs it, and the limit keeps every calculation exact and fast.",
    "gain 99999999999 fame",
    "gain 999999999 fame",
)
_in_action(
    "too-deep",
    "brackets, blocks or operations inside each other beyond any use",
    "What nobody can read aloud is a slip or an attack; the limit also bounds the time and memory of a check.",
    "gain " + "(" * 40 + "1" + ")" * 40 + " fame",
    "gain (1 + 2) fame",
)

# ---------------------------------------------------------------- lines

_in_action(
    "unknown-statement",
    "a line that begins with no word of the language",
    """Every line begins with a word of a closed list, or with the one who acts. That is how a slip is noticed
           instead of ignored.""",
    "gian 2 power",
    "gain 2 power",
)
_in_action(
    "missing-body",
    "a head without anything under it",
    "`if`, `for each`, `may` and their like say what happens, after a colon or in an indented block.",
    "if power > 2\ngain 1 fame",
    "if power > 2: gain 1 fame",
)
_in_action(
    "colon-before-block",
    "a colon at the end of a line with an indented block below",
    "A colon is followed by statements on its own line. A block needs none: the indentation says it all.",
    "if power > 2:\n    gain 1 fame",
    "if power > 2\n    gain 1 fame",
)
_in_action(
    "late-otherwise",
    "an `otherwise` that follows no `if`",
    "`otherwise` stands on a line of its own, directly after the block of its `if`, at the same depth.",
    "gain 1 power\notherwise: gain 1 fame",
    "if power > 2: gain 1 power\notherwise: gain 1 fame",
)
_in_action(
    "unfinished-line",
    "a line that ends too early",
    "Something that the line needs was not written, or was written on the next line.",
    "set power to",
    "set power to 3",
)
_in_action(
    "unexpected-word",
    "a word that can't stand at this place",
    "The line makes sense up to this word. The message lists what could follow.",
    "gain 2 power onto fame",
    "gain 2 power and 1 fame",
)

# ---------------------------------------------------------------- what is easily left out

_in_action(
    "missing-duration",
    "an adjustment that doesn't say how long it lasts",
    "Everything that lasts stands under a duration. Without one nobody knows when it ends.",
    "my train_price is 2 less",
    "until used: my train_price is 2 less",
)
_in_action(
    "missing-owner",
    "something that lasts or reacts and doesn't say whose",
    """A price that falls for everybody instead of for me is the commonest bug in card texts; so the owner is
           always written.""",
    "until used: train_price is 2 less",
    "until used: my train_price is 2 less",
)
_in_action(
    "statement-under-duration",
    "a one-time statement under a duration",
    """A duration holds adjustments, abilities and reactions. Of a plain gain nobody could say when in that time
           it comes.""",
    "this round: gain 1 power",
    "gain 1 power",
)
_in_action(
    "missing-rounding",
    "a division that doesn't say how to round",
    """All numbers are whole, so every division rounds; half the bugs about halves come from guessing the
           direction.""",
    "gain power / 2 fame",
    "gain power / 2 rounded down fame",
)
_in_action(
    "open-case",
    "a value under a condition without brackets or `otherwise`",
    """A value has to be something in every case, and the brackets show how far it goes.""",
    "gain (2 if power > 3) fame",
    "gain (2 if power > 3, otherwise 1) fame",
)
_in_action(
    "missing-set",
    "a choice that doesn't say among what",
    "`choose`, `pick` and `for each` name one of a set; the set follows after `in`.",
    "choose region",
    "choose region in presence",
)
_in_action(
    "wrong-verb-form",
    "a verb that doesn't go with the one who acts",
    """`gain` is what I do, `victim gains` what somebody else does. The two forms keep a forgotten subject from
           going unseen.""",
    "choose victim in rivals\nvictim lose 1 power",
    "choose victim in rivals\nvictim loses 1 power",
)

# ---------------------------------------------------------------- signs

_in_action(
    "double-equals",
    "`==` in a comparison",
    "One `=` compares; the language has no other use for it.",
    "if power == 2: gain 1 fame",
    "if power = 2: gain 1 fame",
)
_in_action(
    "single-equals",
    "`=` where a value is changed",
    "`=` only compares. A value is changed with `set ... to` or named with `let ... be`.",
    "set power = 2",
    "set power to 2",
)
_in_action(
    "chained-comparison",
    "two comparisons in a row",
    "`1 < x < 3` is read in different ways by different people; join two comparisons with `and`.",
    "if 1 < power < 3: gain 1 fame",
    "if 1 < power and power < 3: gain 1 fame",
)
_code(
    "repeated-qualifier",
    "a field that is told the same thing twice",
    "One of the two would win silently.",
    "each player has\n    power 0..9 starts 1 starts 2",
    "each player has\n    power 0..9 starts 1",
)
