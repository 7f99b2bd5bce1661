"""Everyday English that is no sentence of the language: what was meant, and how it is written here."""

from __future__ import annotations

from dsl.scanner import Token
from dsl.scene import Answer, Scene
from dsl.spelling import nearest
from dsl.vocabulary import LAYOUT, VERBS, statement_words

ARTICLES = ("a", "an", "the", "one")
EVERYBODY = {"player": "players", "players": "players", "rival": "rivals", "rivals": "rivals"}


def _everybody(scene: Scene) -> Answer:
    """`each player loses 1 coins`."""
    words = scene.words
    if "require" not in scene.openers or words[:1] not in (["each"], ["all"], ["every"]) or "'s" in words[2:3]:
        return None
    whom, verb = EVERYBODY.get("".join(words[1:2])), "".join(words[2:3])
    if whom is None:
        return None
    does = VERBS.get(verb, verb if verb in VERBS.values() else "loses")
    help = f"write `for each p in {whom}: p {does} ...`" + " (in quotes, because of the colon)" * scene.start.startswith("cell")
    message = f"no statement begins with `{words[0]}`"
    return scene.at(scene.first, "unknown-statement", message, "not a word that opens a line", help)


def _joined_statements(scene: Scene) -> Answer:
    """`gain 2 coins, draw 1 from deck to hand`, or with `and`."""
    if "require" not in scene.openers or scene.first[1] not in statement_words():
        return None
    tokens, end = scene.tokens, min(scene.index + 1, len(scene.tokens) - 1)
    for place in range(scene.part + 1, end):
        word, after = tokens[place][1], tokens[place + 1][1]
        if word in (",", "and") and after in statement_words():
            message = f"`{word}` joins things, and `{after}` begins another statement"
            return scene.at(
                tokens[place], "unexpected-word", message, "`;` joins statements", "write `;`, or begin a new line", ";"
            )
    return None


def _condition_behind(scene: Scene) -> Answer:
    """`gain 1 coins if paper > 2`."""
    if scene.word != "if" or "require" not in scene.openers or scene.first[1] not in statement_words():
        return None
    done, when = _text(scene.tokens[scene.part : scene.index]), _text(_rest(scene)[1:])
    help = f"write `if {when}: {done}`"
    return scene.here("unexpected-word", "a condition stands before what depends on it", "too late", help)


def _draw_what(scene: Scene) -> Answer:
    """`draw 1 card`: cards need no name, but a pile and a place."""
    if "from" not in scene.expected or not {"draw", "draws"} & set(scene.words[:2]) or not scene.word.isalpha():
        return None
    words = " ".join("1" if word in ARTICLES else word for word in scene.words[: scene.index - scene.part])
    return scene.here(
        "unexpected-word",
        "it isn't said from which pile cards are drawn, and to which place",
        "from where?",
        f"write the pile and the place, as in `{words} from deck to hand`",
    )


def _price_with_choice(scene: Scene) -> Answer:
    if scene.start == "cell_price" and scene.word == "or":
        return scene.here(
            "unexpected-word",
            "a price holds a choice",
            "a price is paid whole",
            "join its parts with `and`; offer a choice with `choose one` in the effect",
        )
    return None


# ---------------------------------------------------------------- in examples


def _value_before_field(scene: Scene) -> Answer:
    """`then ana has 2 coins`."""
    field = [token[1] for token in _rest(scene)[1:2] if token[0] == "$NAME"]
    if scene.before[1] != "has" or not scene.word.isdigit() or not field:
        return None
    message = "what is there stands behind the name of its field"
    return scene.here("unexpected-word", message, "the value comes second", f"write `has {field[0]} {scene.word}`")


def _printed_name(scene: Scene) -> Answer:
    """`when ana chooses Paper Boat`."""
    if scene.before[0] != "$TYPE" or not {"chooses", "choose"} & set(scene.words):
        return None
    name = f"{scene.before[1]} {_text(_rest(scene))}".strip()
    id = name.lower().replace(" ", "_")
    message = "a card is chosen by its id, or by what is offered in quotes"
    return scene.at(scene.before, "unexpected-word", message, "a printed name", f'write `{id}` or `"{name}"`')


def _rule_without_does(scene: Scene) -> Answer:
    """`when ana sell_snacks`."""
    if "does" not in scene.expected or "happens" not in scene.expected or scene.kind != "$NAME":
        return None
    if nearest(scene.word, [key for key in scene.expected if key[0].isalpha()]):
        return None
    message = f"it isn't said what `{scene.before[1]}` does with `{scene.word}`"
    return scene.here("unexpected-word", message, "a rule?", f"write `does` and the name of a rule, as in `does {scene.word}`")


def _rest(scene: Scene) -> list[Token]:
    """The words of the line from here on."""
    end = scene.index
    while end < len(scene.tokens) and scene.tokens[end][0] not in LAYOUT:
        end += 1
    return scene.tokens[scene.index : end]


def _text(tokens: list[Token]) -> str:
    """As it was written, with one space where there was any."""
    words = ""
    for number, token in enumerate(tokens):
        gap = number and token[2] > tokens[number - 1][3]
        words += " " * bool(gap) + token[1]
    return words


SLIPS = (
    _everybody,
    _draw_what,
    _joined_statements,
    _condition_behind,
    _price_with_choice,
    _value_before_field,
    _printed_name,
    _rule_without_does,
)
