"""Which mistake is it? From the place where a line stops making sense to the words that help its writer.

`explain` asks the
recognisers one after the other, the particular ones first; the first that knows the scene describes it. Each answer
also says what to take out so that the rest can be read.
"""

from __future__ import annotations

import re

from dsl.errors import Problem
from dsl.scanner import LEVEL, Token
from dsl.scene import BLOCK, HEAD, NOTHING, WORD, Answer, Mistake, Scene
from dsl.slips import ARTICLES, SLIPS
from dsl.spelling import nearest
from dsl.vocabulary import (
    BOTH_FORMS,
    CHOOSING,
    COMPARISONS,
    IN_A_LINE,
    LAYOUT,
    LINES,
    PLAIN_VERBS,
    SYNONYMS,
    VERBS,
    statement_words,
)
from dsl.wording import choices, either, quoted

PARTS_OF_PLAY = ("rounds", "turns", "setup")


def explain(scene: Scene) -> Mistake:
    for recognise in RECOGNISERS:
        found = recognise(scene)
        if found is not None:
            return found if isinstance(found, Mistake) else Mistake(found)
    raise AssertionError("the last recogniser knows everything")


# ---------------------------------------------------------------- layout


def _missing_body(scene: Scene) -> Answer:
    if scene.before[0] != "$NL" or scene.expected != ["$INDENT"]:
        return None
    first = _line_start(scene.tokens, scene.index - 1)
    _, word, start, _ = scene.tokens[first]
    problem = Problem(
        "missing-body",
        start,
        scene.before[3],
        f"nothing stands under `{word}`",
        "a head without a body",
        "indent what belongs to it by four spaces",
    )
    return Mistake(problem, HEAD)


def _deeper_line(scene: Scene) -> Answer:
    if scene.kind != "$INDENT":
        return None
    word = scene.tokens[_line_start(scene.tokens, scene.index - 1)][1]
    problem = scene.at(
        scene.tokens[scene.index + 1],
        "bad-indentation",
        "a line is indented deeper than the line above, which takes no block",
        f"`{word}` above takes no block",
        "begin it below the line above",
    )
    return Mistake(problem, BLOCK)


def _too_deep(scene: Scene) -> Answer:
    """A block that is indented twice as far as it should be goes on with its head. (Words on one line are never so far apart.)"""
    if scene.word not in statement_words() or scene.token[2] - scene.before[3] <= 2 * LEVEL:
        return None
    message = "a line stands two levels deeper than the line above, so it goes on with that line"
    return scene.here("bad-indentation", message, "eight spaces deeper, or more", "indent a block by four spaces")


def _line_start(tokens: list[Token], end: int) -> int:
    """The index of the first word of the line that ends at index `end`."""
    while end and tokens[end - 1][0] not in LAYOUT:
        end -= 1
    return end


def _colon_before_block(scene: Scene) -> Answer:
    if scene.kind != "$NL" or scene.before[0] != ":":
        return None
    if scene.tokens[scene.index + 1 : scene.index + 2] and scene.tokens[scene.index + 1][0] == "$INDENT":
        problem = scene.at(
            scene.before, "colon-before-block", "a colon stands before an indented block", "not needed", "remove the colon", fix=""
        )
        return Mistake(problem, WORD)
    head = scene.tokens[scene.line][1]
    return scene.at(
        scene.before,
        "missing-body",
        f"nothing stands after the colon of `{head}`",
        "something has to follow",
        "write a statement after the colon, or an indented block without one",
    )


def _block_after_colon(scene: Scene) -> Answer:
    """What would be right at the beginning of a line, and is not after a colon."""
    if scene.tokens[scene.part - 1][0] != ":" or scene.kind in LAYOUT or "require" not in scene.openers:
        return None
    states = scene.machine.replay("cell_effect", scene.tokens[scene.part : scene.index])
    if not any(scene.machine.accepts(states, key) for key in (scene.word, scene.kind)):
        return None
    message = f"`{scene.first[1]}` opens a block of its own, which can't stand after a colon"
    help = "leave the colon out, and write it on the next line, four spaces deeper"
    return scene.at(scene.first, "unknown-statement", message, "not after a colon", help)


def _late_otherwise(scene: Scene) -> Answer:
    if scene.first[1] != "otherwise" or "require" not in scene.openers:
        return None
    if scene.part > scene.line:
        return scene.at(
            scene.first,
            "late-otherwise",
            "`otherwise` stands in the middle of a line",
            "begins a line of its own",
            "put `otherwise` on the next line, below its `if`",
        )
    return scene.at(
        scene.first,
        "late-otherwise",
        "`otherwise` doesn't follow an `if`",
        "no `if` directly above",
        "put it directly after the block of its `if`, at the same depth",
    )


# ---------------------------------------------------------------- signs


def _equals(scene: Scene) -> Answer:
    pair = scene.before[1] + scene.word if scene.before[3] == scene.token[2] else ""
    if pair in ("=>", "=<", "<>", "=="):
        both = ("", "", scene.before[2], scene.token[3])
        if pair == "==":
            return scene.at(both, "double-equals", "`==` isn't a comparison", "one `=` compares", "write `=`", "=")
        right = {"=>": ">=", "=<": "<=", "<>": "!="}[pair]
        return scene.at(both, "unexpected-word", f"`{pair}` isn't a comparison", f"`{right}` is", f"write `{right}`", right)
    if scene.word != "=":
        return None
    if scene.words[0] in ("set", "let"):
        right = "to" if scene.words[0] == "set" else "be"
        return scene.here("single-equals", f"`=` stands where `{right}` is needed", "`=` only compares", f"write `{right}`", right)
    if "gains" in scene.expected:
        target = "".join(scene.words[: scene.index - scene.part])
        return scene.here("single-equals", "`=` doesn't change a value", "`=` only compares", f"write `set {target} to ...`")
    return None


def _chained_comparison(scene: Scene) -> Answer:
    if scene.word in COMPARISONS and "and" in scene.expected and "=" not in scene.expected:
        return scene.here(
            "chained-comparison", "two comparisons stand in a row", "the second one", "join two comparisons with `and`"
        )
    return None


def _unopened_bracket(scene: Scene) -> Answer:
    if scene.kind not in (")", "]", "}"):
        return None
    signs = [token[0] for token in scene.tokens[scene.line : scene.index]]
    if any(signs.count(opening) > signs.count(closing) for opening, closing in ("()", "[]", "{}")):
        return None
    return scene.here(
        "unopened-bracket", f"the bracket `{scene.word}` closes nothing", "nothing to close", "remove it, or open it before"
    )


def _missing_rounding(scene: Scene) -> Answer:
    if "rounded" not in scene.expected:
        return None
    slash = max(place for place in range(scene.index) if scene.tokens[place][0] == "/")
    return scene.at(
        scene.tokens[slash],
        "missing-rounding",
        "a division doesn't say how to round",
        "rounds which way?",
        "write `rounded down`, `rounded up` or `remainder` after it",
    )


def _open_case(scene: Scene) -> Answer:
    """A value under a condition, without its brackets or without its `otherwise`."""
    help = "write it as in `(6 if most, otherwise 3)`"
    if scene.word == "if" and {"+", "*", "or"} & set(scene.expected):
        message = "a value under a condition stands in brackets"
        return scene.here("open-case", message, "not in brackets", f"{help}, or begin the statement with `if`")
    words = [token[1] for token in scene.tokens[scene.line : scene.index]]
    if scene.kind != ")" or "," not in scene.expected or "if" not in words[-1 - words[::-1].index("(") :]:
        return None
    return scene.here("open-case", "a value under a condition doesn't say what it is otherwise", "and if not?", help)


# ---------------------------------------------------------------- what lasts


def _missing_duration(scene: Scene) -> Answer:
    """Something that lasts where statements or declarations stand."""
    words, openers = scene.words, scene.openers
    if "once" in openers or not words or not {"require", "scoring"} & set(openers):
        return None
    head, second = words[0], words[1:2]
    if head in ("before", "after", "instead") and second and second[0] not in BOTH_FORMS and second != ["="]:
        return scene.at(
            scene.first,
            "missing-duration",
            "a reaction doesn't say how long it waits",
            "how long?",
            "write it under a duration, such as `this turn` or `while in effects`",
        )
    if head == "once":
        return scene.at(
            scene.first,
            "missing-duration",
            "an ability doesn't say how long it exists",
            "how long?",
            "write it under a duration, such as `while in effects`",
        )
    owned = head == "my" or words[:2] == ["rival", "cards"] or second == ["'s"] or head == "each" and "'s" in words[:3]
    lasts = {"is", "also", "cannot"} & set(words) or {"can", "pay"} <= set(words)
    if owned and lasts or second in (["is"], ["also"], ["cannot"]):
        spans = ["this action:"] * ("cannot" in words) + ["this turn:", "until used:", "while ..."]
        return scene.at(
            scene.first,
            "missing-duration",
            "an adjustment doesn't say how long it lasts",
            "how long?",
            f"put {either(quoted(spans))} in front of it",
        )
    return None


def _statement_under_duration(scene: Scene) -> Answer:
    if "once" not in scene.openers or scene.index > scene.part + 1 or scene.words[1:2] == ["'s"]:
        return None
    verb = next((word for word in scene.words[:2] if word in statement_words()), None)
    if verb is None:
        return None
    place = scene.tokens[scene.part + scene.words.index(verb)]
    return scene.at(
        place,
        "statement-under-duration",
        f"`{verb}` happens once, but stands under a duration",
        "not something that lasts",
        "put it before the duration, or say when: `once per turn`, `after I ...`",
    )


def _missing_owner(scene: Scene) -> Answer:
    if scene.word in ("is", "also", "can", ",", "[") and {"'s", "cannot"} <= set(scene.expected):
        name = scene.before[1]
        return scene.at(
            scene.before,
            "missing-owner",
            f"it isn't said whose `{name}` is adjusted",
            "whose?",
            f"write `my {name}` or `each rival's {name}`",
        )
    skipped = 2 if scene.words[:2] == ["instead", "of"] else 1 if scene.words[:1] in (["before"], ["after"]) else 0
    trigger = scene.words[skipped:] if skipped else []
    if trigger and trigger[0] in BOTH_FORMS and scene.index > scene.line:
        verb = VERBS.get(trigger[0], trigger[0])
        return scene.at(
            scene.tokens[scene.part + skipped],
            "missing-owner",
            f"it isn't said who {verb}",
            "who?",
            f"write {_with_subjects(verb)}",
        )
    if trigger[1:2] == [scene.word] and scene.word in BOTH_FORMS:
        return scene.at(
            scene.before,
            "missing-owner",
            f"`{trigger[0]}` is nobody that a reaction can wait for",
            "who?",
            f"write {_with_subjects(scene.word)}; narrow it with `where they = ...`",
        )
    return None


def _with_subjects(verb: str) -> str:
    plain = PLAIN_VERBS.get(verb, verb)
    return either(quoted([f"I {plain}", f"a rival {VERBS[plain]}", f"a player {VERBS[plain]}"]))


def _missing_set(scene: Scene) -> Answer:
    if "in" not in scene.expected or "=" in scene.expected or not CHOOSING & set(scene.words):
        return None
    if IN_A_LINE.get(scene.word) == "in":
        return scene.here(
            "missing-set", f"`{scene.word}` stands where `in` is needed", "write `in`", "write `in` and the set", "in"
        )
    name = scene.before[1]
    help = f"write `{name} in` and a set"
    if name in ARTICLES and scene.kind == "$NAME":
        help = f"leave out `{name}`: write `{scene.word} in` and a set"
    return scene.at(scene.before, "missing-set", f"it isn't said among what `{name}` is chosen", "one of what?", help)


# ---------------------------------------------------------------- words


def _unknown_statement(scene: Scene) -> Answer:
    """The first word opens nothing here; or it was taken for somebody who acts, and no verb follows."""
    openers = [key for key in scene.openers if key[0].isalpha()]
    position = scene.index - scene.part
    acts = position == 1 and scene.first[0] == "$NAME" and "gains" in scene.expected
    if not openers or not (acts or position == 0 and scene.kind != "$NL"):
        return None
    word = scene.first[1]
    close = nearest(word, openers)
    verb = nearest(scene.word, [*VERBS.values(), "may"]) if acts and scene.kind == "$NAME" else None
    if verb and not close:
        return scene.here(
            "unknown-statement",
            f"`{scene.word}` is nothing that anybody does",
            "not a verb of the language",
            f"write `{verb}`",
            verb,
        )
    no_line = next((text for opener, text in LINES.items() if opener in openers), "no line")
    message, label = f"{no_line} begins with `{word}`", "not a word that opens a line"
    if word in PARTS_OF_PLAY and "require" in openers:
        message, label = f"`{word}` is a part of `play` and no statement", "not inside of a statement"
        help = f"put `{word}` below `play` or `rounds`, and ask inside of it with `if`"
        return scene.at(scene.first, "unknown-statement", message, label, help)
    meant = SYNONYMS.get(word, "")
    if meant.split(" ")[0] in openers:
        return scene.at(scene.first, "unknown-statement", message, label, f"write `{meant}`")
    if close:
        return scene.at(scene.first, "unknown-statement", message, label, f"write `{close}`", close)
    return scene.at(scene.first, "unknown-statement", message, label, _how_to_begin(scene, word, openers))


def _how_to_begin(scene: Scene, word: str, openers: list[str]) -> str:
    if word in statement_words() and "scoring" in openers:
        return "put it into an action, an event or a phase"
    if len(openers) <= 10:
        return f"begin it with {either(quoted(sorted(openers)))}"
    if "require" in openers:
        return "begin it with a verb such as `gain`, `choose`, `if`, or with the one who acts: `victim loses ...`"
    return "begin it with a declaration such as `action`, `event`, `quantity`, `define`"


def _wrong_case(scene: Scene) -> Answer:
    word = scene.word
    if scene.kind == "$TYPE" and "$NAME" in scene.expected and "$TYPE" not in scene.expected:
        small = re.sub(r"(?<!^)(?=[A-Z])", "_", word).lower()
        return scene.here(
            "unexpected-word",
            f"`{word}` is the name of a type; a name in small letters is needed here",
            "a type",
            f"write `{small}`",
        )
    if scene.kind == "$NAME" and "$TYPE" in scene.expected and "$NAME" not in scene.expected:
        large = "".join(piece.capitalize() for piece in word.split("_")) or "Colour"
        return scene.here(
            "unexpected-word", f"`{word}` stands where a type is needed", "types begin with a capital letter", f"write `{large}`"
        )
    return None


def _unfinished_line(scene: Scene) -> Answer:
    if scene.kind not in ("$NL", "$END") or scene.before is NOTHING:
        return None
    end = scene.before[3]
    return scene.at(
        ("", "", end - 1, end),
        "unfinished-line",
        f"the line ends too early after `{scene.before[1]}`",
        "something is missing here",
        f"go on with {either(choices(scene.expected) or ['more'])}",
    )


def _unexpected_word(scene: Scene) -> Answer:
    what = "a text in quotes" if scene.kind == "$STRING" else f"`{scene.word}`"
    where = f"after `{scene.before[1]}`" if scene.index > scene.line else "here"
    message = f"{what} can't stand {where}"
    meant = IN_A_LINE.get(scene.word)
    if meant not in scene.expected:
        words = [key for key in scene.expected if key[0].isalpha()]
        meant = nearest(scene.word, words) if scene.kind == "$NAME" else None
    if meant:
        return scene.here("unexpected-word", message, f"`{meant}` could", f"write `{meant}`")
    fitting = either(choices(scene.expected) or ["something else"])
    ending = ", or end the line here" if "$NL" in scene.expected else " here"
    return scene.here("unexpected-word", message, "doesn't fit", f"write {fitting}{ending}")


RECOGNISERS = (
    _missing_body,
    _deeper_line,
    _too_deep,
    _colon_before_block,
    _late_otherwise,
    _block_after_colon,
    _equals,
    _chained_comparison,
    _unopened_bracket,
    _missing_rounding,
    _open_case,
    _missing_duration,
    _statement_under_duration,
    _missing_owner,
    _missing_set,
    *SLIPS,
    _unknown_statement,
    _wrong_case,
    _unfinished_line,
    _unexpected_word,
)
