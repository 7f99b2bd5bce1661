"""Which mistake is it? From the place where a line stops making sense to the words that help its writer.

A `Scene` is that place: the line, the part of it that is at stake, what could have stood there. `explain` asks the recognisers
one after the other, the particular ones first; the first that knows the scene describes it. Each answer also says what to
take out so that the rest can be read.
"""
from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from dsl.errors import Problem
from dsl.machine import Machine
from dsl.scanner import Token
from dsl.wording import choices, either, nearest, quoted

# what to take out: the line and its block, the block only, one word, the head above
LINE, BLOCK, WORD, HEAD = "line", "block", "word", "head"

LAYOUT = {"$NL", "$INDENT", "$DEDENT"}
VERBS = {"gain": "gains", "lose": "loses", "pay": "pays", "draw": "draws", "choose": "chooses", "do": "does", "roll": "rolls"}
BOTH_FORMS = {*VERBS, *VERBS.values()}
STATEMENTS = {
    "gain", "lose", "pay", "require", "choose", "may", "do", "let", "set", "add", "remove", "move", "draw", "shuffle", "roll", "pick",
    "look", "lay", "if", "otherwise", "for", "repeat", "stop", "with", "best", "end", "nothing", *VERBS.values(),
}
COMPARISONS = {"=", "!=", "<", "<=", ">", ">="}
CHOOSING = {"choose", "chooses", "pick", "for"}
# words of other languages, and of everyday English
SYNONYMS = {
    "else": "otherwise", "elif": "otherwise if", "elseif": "otherwise if", "foreach": "for each", "loop": "repeat", "var": "let",
    "def": "event", "function": "event", "rule": "event", "enum": "choices", "type": "choices", "return": "stop", "break": "stop",
    "pass": "nothing", "take": "gain", "receive": "gain", "get": "gain", "spend": "pay", "discard": "move", "select": "choose",
    "put": "move", "place": "move", "requires": "require", "needs": "require", "must": "require", "when": "after", "whenever": "after",
    "increase": "gain", "decrease": "lose", "call": "do", "run": "do", "perform": "do", "can": "may", "player": "each player has",
    "track": "each player has", "state": "the game has", "cost": "pay", "zone": "each player has", "test": "example",
}
IN_A_LINE = {
    "is": "=", "equals": "=", "equal": "=", "than": "<", "then": ":", "else": "otherwise", "with": "where", "whose": "where", "if": "where",
    "from": "in", "of": "in", "among": "in", "into": "to", "onto": "to", "plus": "+", "minus": "-", "times": "*", "divided": "/", "contains": "in",
}
# the first of these words that may open a line tells what kind of line it is
LINES = {
    "once": "nothing under a duration", "game": "no declaration", "change": "no part of a variant", "has": "no part of an automa",
    "setup": "no line of `play`", "require": "no statement", "base": "no line of a quantity", "score": "no line of `scoring`",
    "given": "no line of an example", "option": "no line under `choose one`",
}


class Mistake(NamedTuple):
    problem: Problem
    take_out: str = LINE


class Scene:
    """A place where a line stops making sense. `part` is the first word of the part that is at stake: of the line, or after
    the last colon or semicolon."""

    def __init__(self, machine: Machine, start: str, tokens: list[Token], index: int, states: list[int]) -> None:
        self.machine, self.start, self.tokens, self.index, self.states = machine, start, tokens, index, states
        end = tokens[-1][3] if tokens else 0
        self.token = tokens[index] if index < len(tokens) else ("$END", "$END", end, end)
        self.kind, self.word = self.token[:2]
        self.before = tokens[index - 1] if index else None
        self.line = index
        while self.line and tokens[self.line - 1][0] not in LAYOUT:
            self.line -= 1
        self.part = self._part()
        self.first = tokens[self.part] if self.part < len(tokens) else self.token
        self.words = [token[1] for token in tokens[self.part:self.line_end]]

    def _part(self) -> int:
        depth = 0
        for place in range(self.index - 1, self.line - 1, -1):
            sign = self.tokens[place][0]
            depth += (sign in ")]}") - (sign in "([{")
            if sign in (":", ";") and depth <= 0:
                return place + 1
        return self.line

    @property
    def line_end(self) -> int:
        end = self.index
        while end < len(self.tokens) and self.tokens[end][0] not in LAYOUT:
            end += 1
        return end

    @cached_property
    def expected(self) -> list[str]:
        return self.machine.expected(self.states)

    @cached_property
    def openers(self) -> list[str]:
        """What the part could have begun with."""
        return self.machine.expected(self.machine.replay(self.start, self.tokens[:self.part]))

    @property
    def no_line(self) -> str:
        return next((text for word, text in LINES.items() if word in self.openers), "no line")

    def at(self, code: str, message: str, label: str = "", help: str | None = None, place: Token | None = None, **more) -> Problem:
        _, _, start, end = place or self.token
        return Problem(code, start, end, message, label, help, **more)


def explain(scene: Scene) -> Mistake:
    for recognise in RECOGNISERS:
        mistake = recognise(scene)
        if mistake is not None:
            return mistake if isinstance(mistake, Mistake) else Mistake(mistake)
    raise AssertionError("the last recogniser knows everything")


# ---------------------------------------------------------------- layout

def _missing_body(scene: Scene):
    if scene.before is None or scene.before[0] != "$NL" or scene.expected != ["$INDENT"]:
        return None
    head = scene.tokens[:scene.index - 1]
    first = len(head)
    while first and head[first - 1][0] not in LAYOUT:
        first -= 1
    _, word, start, _ = head[first]
    return Mistake(Problem("missing-body", start, head[-1][3], f"nothing stands under `{word}`", "a head without a body",
                           "indent what belongs to it by four spaces"), HEAD)


def _deeper_line(scene: Scene):
    if scene.kind != "$INDENT":
        return None
    head = scene.index - 2
    while head > 0 and scene.tokens[head - 1][0] not in LAYOUT:
        head -= 1
    word = scene.tokens[head][1]
    return Mistake(scene.at("bad-indentation", "a line is indented deeper than the line above, which takes no block",
                            f"`{word}` above takes no block", "begin it below the line above", scene.tokens[scene.index + 1]), BLOCK)


def _colon_before_block(scene: Scene):
    if scene.kind != "$NL" or scene.before is None or scene.before[0] != ":":
        return None
    follows = scene.tokens[scene.index + 1][0] if scene.index + 1 < len(scene.tokens) else ""
    if follows == "$INDENT":
        return Mistake(scene.at("colon-before-block", "a colon stands before an indented block", "not needed", "remove the colon",
                                scene.before, fix=""), WORD)
    return scene.at("missing-body", f"nothing stands after the colon of `{scene.tokens[scene.line][1]}`", "something has to follow",
                    "write a statement after the colon, or an indented block without one", scene.before)


def _late_otherwise(scene: Scene):
    if scene.first[1] != "otherwise" or "require" not in scene.openers:
        return None
    if scene.part > scene.line:
        return scene.at("late-otherwise", "`otherwise` stands in the middle of a line", "begins a line of its own",
                        "put `otherwise` on the next line, below its `if`", scene.first)
    return scene.at("late-otherwise", "`otherwise` doesn't follow an `if`", "no `if` directly above",
                    "put it directly after the block of its `if`, at the same depth", scene.first)


# ---------------------------------------------------------------- signs

def _equals(scene: Scene):
    pair = scene.before[1] + scene.word if scene.before and scene.before[3] == scene.token[2] else ""
    if pair in ("=>", "=<", "<>"):
        right = {"=>": ">=", "=<": "<=", "<>": "!="}[pair]
        return scene.at("unexpected-word", f"`{pair}` isn't a comparison", f"`{right}` is", f"write `{right}`",
                        ("", "", scene.before[2], scene.token[3]), fix=right)
    if scene.word != "=":
        return None
    if pair == "==":
        place = ("", "", scene.before[2], scene.token[3])
        return scene.at("double-equals", "`==` isn't a comparison", "one `=` compares", "write `=`", place, fix="=")
    if scene.words and scene.words[0] in ("set", "let"):
        right = "to" if scene.words[0] == "set" else "be"
        return scene.at("single-equals", f"`=` stands where `{right}` is needed", "`=` only compares", f"write `{right}`", fix=right)
    if "gains" in scene.expected:
        target = "".join(scene.words[:scene.index - scene.part])
        return scene.at("single-equals", "`=` doesn't change a value", "`=` only compares", f"write `set {target} to ...`")
    return None


def _chained_comparison(scene: Scene):
    if scene.word in COMPARISONS and "and" in scene.expected and "=" not in scene.expected:
        return scene.at("chained-comparison", "two comparisons stand in a row", "the second one", "join two comparisons with `and`")
    return None


def _unopened_bracket(scene: Scene):
    if scene.kind not in (")", "]", "}"):
        return None
    part = [token[0] for token in scene.tokens[scene.line:scene.index]]
    opened = [sign for sign in "([{" if part.count(sign) > part.count({"(": ")", "[": "]", "{": "}"}[sign])]
    if not opened:
        return scene.at("unopened-bracket", f"the bracket `{scene.word}` closes nothing", "nothing to close", "remove it, or open it before")
    return None


def _missing_rounding(scene: Scene):
    if "rounded" not in scene.expected:
        return None
    slash = max(place for place in range(scene.index) if scene.tokens[place][0] == "/")
    return scene.at("missing-rounding", "a division doesn't say how to round", "rounds which way?",
                    "write `rounded down` or `rounded up` after it", scene.tokens[slash])


# ---------------------------------------------------------------- what lasts

def _missing_duration(scene: Scene):
    """An item where statements or declarations stand."""
    words, openers = scene.words, scene.openers
    if "once" in openers or not words or not ({"require", "scoring"} & set(openers)):
        return None
    owned = words[0] == "my" or words[:2] == ["rival", "cards"] or words[0] == "each" and "'s" in words[:3] or "'s" in words[1:2]
    lasts = {"is", "also", "cannot"} & set(words) or "can" in words and "pay" in words
    if words[0] in ("before", "after", "instead") and words[1:2] != ["="] and words[1:2] and words[1] not in BOTH_FORMS:
        return scene.at("missing-duration", "a reaction doesn't say how long it waits", "how long?",
                        "write it under a duration, such as `this turn` or `while in effects`", scene.first)
    if words[0] == "once":
        return scene.at("missing-duration", "an ability doesn't say as long as what it exists", "how long?",
                        "write it under a duration, such as `while in effects`", scene.first)
    if (owned or words[1:2] in (["is"], ["also"], ["cannot"])) and lasts:
        return scene.at("missing-duration", "an adjustment doesn't say how long it lasts", "how long?",
                        "put `this turn:`, `until used:` or `while ...` in front of it", scene.first)
    return None


def _statement_under_duration(scene: Scene):
    if "once" not in scene.openers or scene.index > scene.part + 1:
        return None
    verb = next((word for word in scene.words[:2] if word in STATEMENTS), None)
    if verb is None or scene.words[:2] and scene.words[1:2] == ["'s"]:
        return None
    place = scene.tokens[scene.part + scene.words.index(verb)]
    return scene.at("statement-under-duration", f"`{verb}` happens once, but stands under a duration", "not something that lasts",
                    "put it before the duration, or say when: `once per turn`, `after I ...`", place)


def _missing_owner(scene: Scene):
    if scene.word in ("is", "also", "can", ",", "[") and {"'s", "cannot"} <= set(scene.expected):
        name = scene.before[1]
        return scene.at("missing-owner", f"it isn't said whose `{name}` is adjusted", "whose?", f"write `my {name}` or `each rival's {name}`",
                        scene.before)
    trigger = scene.words[2:] if scene.words[:2] == ["instead", "of"] else scene.words[1:] if scene.words[0] in ("before", "after") else []
    if trigger and trigger[0] in BOTH_FORMS and scene.index > scene.line:
        return scene.at("missing-owner", f"it isn't said who {VERBS.get(trigger[0], trigger[0])}", "who?",
                        f"write `{_with_subject(trigger[0])}`", scene.tokens[scene.part + len(scene.words) - len(trigger)])
    if len(trigger) > 1 and trigger[1] in BOTH_FORMS and scene.word == trigger[1]:
        return scene.at("missing-owner", f"`{trigger[0]}` is nobody that a reaction can wait for", "who?",
                        f"write `{_with_subject(trigger[1])}`; narrow it with `where they = ...`", scene.before)
    return None


def _with_subject(verb: str) -> str:
    plain = next((short for short, long in VERBS.items() if verb in (short, long)))
    return f"I {plain}`, `a rival {VERBS[plain]}` or `a player {VERBS[plain]}"


def _missing_set(scene: Scene):
    if "in" not in scene.expected or "=" in scene.expected or not CHOOSING & set(scene.words):
        return None
    instead = scene.word if scene.word in ("from", "of", "among") else None
    if instead:
        return scene.at("missing-set", f"`{instead}` stands where `in` is needed", "write `in`", "write `in` and the set", fix="in")
    return scene.at("missing-set", f"it isn't said among what `{scene.before[1]}` is chosen", "one of what?",
                    f"write `{scene.before[1]} in` and a set", scene.before)


# ---------------------------------------------------------------- words

def _unknown_statement(scene: Scene):
    """The first word opens nothing here; or it was taken for somebody who acts, and no verb follows."""
    openers = [key for key in scene.openers if key[0].isalpha()]
    position = scene.index - scene.part
    acts = position == 1 and scene.first[0] == "$NAME" and "gains" in scene.expected
    if not openers or scene.kind == "$NL" and position == 0 or position > 1 or position == 1 and not acts:
        return None
    word = scene.first[1]
    if acts and scene.kind == "$NAME":
        verb = nearest(scene.word, [*VERBS.values(), "may"])
        if verb and not nearest(word, openers):
            return scene.at("unknown-statement", f"`{scene.word}` is nothing that anybody does", "not a verb of the language",
                            f"write `{verb}`", fix=verb)
    right = SYNONYMS.get(word) if word in SYNONYMS and SYNONYMS[word].split()[0] in openers else nearest(word, openers)
    message = f"{scene.no_line} begins with `{word}`"
    if right:
        return scene.at("unknown-statement", message, "not a word that opens a line", f"write `{right}`", scene.first,
                        fix=right if word not in SYNONYMS else None)
    if word == "each" and "require" in openers:
        help = "write `for each p in rivals: p loses ...`"
    elif word in STATEMENTS and "scoring" in openers:
        help = "put it into an action, an event or a phase"
    elif len(openers) <= 10:
        help = f"begin it with {either(quoted(sorted(openers)))}"
    elif "require" in openers:
        help = "begin it with a verb such as `gain`, `choose`, `if`, or with the one who acts: `victim loses ...`"
    else:
        help = "begin it with a declaration such as `action`, `event`, `quantity`, `define`"
    return scene.at("unknown-statement", message, "not a word that opens a line", help, scene.first)


def _wrong_case(scene: Scene):
    if scene.kind == "$TYPE" and "$NAME" in scene.expected and "$TYPE" not in scene.expected:
        small = "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(scene.word))
        return scene.at("unexpected-word", f"`{scene.word}` is the name of a type; a name in small letters is needed here", "a type",
                        f"write `{small}`")
    if scene.kind == "$NAME" and "$TYPE" in scene.expected and "$NAME" not in scene.expected:
        large = "".join(piece.capitalize() for piece in scene.word.split("_"))
        return scene.at("unexpected-word", f"`{scene.word}` stands where a type is needed", "types begin with a capital letter",
                        f"write `{large or 'Colour'}`")
    return None


def _price_with_choice(scene: Scene):
    if scene.start == "cell_price" and scene.word == "or":
        return scene.at("unexpected-word", "a price holds a choice", "a price is paid whole",
                        "join its parts with `and`; offer a choice with `choose one` in the effect")
    return None


def _unfinished_line(scene: Scene):
    if scene.kind not in ("$NL", "$END"):
        return None
    last = scene.before[1] if scene.before else ""
    return scene.at("unfinished-line", f"the line ends too early after `{last}`" if last else "the line ends too early",
                    "something is missing here", f"go on with {either(choices(scene.expected) or ['something'])}", _after(scene))


def _after(scene: Scene) -> Token:
    """The end of the line, wide enough to be seen."""
    end = scene.before[3] if scene.before else scene.token[2]
    return "", "", max(end - 1, 0), end


def _unexpected_word(scene: Scene):
    fitting = choices(scene.expected)
    right = IN_A_LINE.get(scene.word)
    if right not in scene.expected:
        right = nearest(scene.word, [key for key in scene.expected if key[0].isalpha()]) if scene.kind == "$NAME" else None
    what = "a text in quotes" if scene.kind == "$STRING" else f"`{scene.word}`"
    before = f" after `{scene.before[1]}`" if scene.index > scene.line else ""
    if right:
        return scene.at("unexpected-word", f"{what} can't stand{before or ' here'}", f"`{right}` could", f"write `{right}`")
    end = "end the line here"
    if "$NL" in scene.expected:
        help = f"write {either(fitting)}, or {end}" if fitting else end
    else:
        help = f"write {either(fitting)} here" if fitting else "remove it"
    return scene.at("unexpected-word", f"{what} can't stand{before or ' here'}", "doesn't fit", help)


RECOGNISERS = (
    _missing_body, _deeper_line, _colon_before_block, _late_otherwise, _equals, _chained_comparison, _unopened_bracket,
    _missing_rounding, _missing_duration, _statement_under_duration, _missing_owner, _missing_set, _price_with_choice,
    _unknown_statement, _wrong_case, _unfinished_line, _unexpected_word,
)
