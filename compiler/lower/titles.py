"""What the log and questions call things: titles with their slots filled, counted nouns, and what is to be chosen.

A title tells numbers, players, choices and rows of its parameters ("Take 2 points"). A card stays "a card": which one it is may not
be for everybody to know, and what happens to it in the open has lines of its own. So does whatever may come from a hidden field.
A slot `{0|coin|coins}` of a line is the word that goes with the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.bound.tree import Local
from compiler.ir.expr import Expr, Int, Op
from compiler.ir.program import Reading
from compiler.ir.stmt import If, Stmt
from compiler.lower.layout import reading_of
from compiler.lower.state import Env, Lowering
from compiler.lower.values import optional
from compiler.model import GAME, PLAYER, FieldInfo, Model
from compiler.text.languages.english import title_noun
from compiler.types import AnyCard, ChoiceType, IntType, KindOf, OptionalOf, PlayerType, RowOf, Type, bare, is_many
from dsl.syntax import Node
from dsl.walk import nodes_in
from dsl.wording import with_article

SLOT = re.compile(r"\{([a-z_]\w*)\}")
WITH_ARTICLE = re.compile(r"(\b(?:an?|the|this|that|your)\s+)?\{([a-z_]\w*)\}", re.IGNORECASE)
MOST_WORDED = 11
COUNTED = re.compile(r"\{(\d+)\} ([A-Za-z]+(?: [A-Za-z]+)*)")


def worded_amount(lowering: Lowering, info: FieldInfo, name: str) -> str:
    """The number in slot 0 with what is gained, lost or paid under this name, as the game's nouns call it: "{0} coins", "${0}"."""
    noun = lowering.words.noun_of(info) if name == info.name else lowering.words.purse_noun(name)
    if noun.symbol:
        return f"{noun.one}{{0}}"
    return f"{{0}} {{0|{noun.one}|{noun.plural}}}" if noun.one != noun.plural else f"{{0}} {noun.one}"


def is_or_are(title: str) -> str:
    noun = title_noun(title, "")
    return "are" if noun.one != noun.many else "is"


def the(title: str) -> str:
    return title if title.lower().startswith("the ") else f"the {title}"


def title_in_general(title: str, locals: Iterable[Local]) -> str:
    """The title without slots for these names."""
    types = {local.name: local.type for local in locals}

    def general(found: re.Match[str]) -> str:
        before, name = found[1], found[2]
        if name not in types:
            return found[0]
        words = in_general(types[name])
        noun = re.sub("^an? ", "", words)
        if noun == words or not before:
            return f"{before or ''}{words}"
        return f"{before}{noun}" if before.strip().lower() not in ("a", "an") else f"{before[0]}{words[1:]}"

    return WITH_ARTICLE.sub(general, title)


def filled_title(
    lowering: Lowering, title: str, given: dict[Local, Expr], others: Iterable[Local]
) -> tuple[str, tuple[Reading, ...], tuple[Expr, ...]]:
    """The title as a line of the log: its text, how the values in it are read, and the values."""
    told = {one.name: one for one in given if is_open(lowering, one)}
    named = [told[name] for name in dict.fromkeys(SLOT.findall(title)) if name in told]
    text = SLOT.sub(lambda slot: f"{{{named.index(told[slot[1]])}}}" if slot[1] in told else slot[0], title)
    text = title_in_general(text, [*given, *others])
    numbers = [str(at) for at, one in enumerate(named) if isinstance(bare(one.type), IntType)]

    def noun(found: re.Match[str]) -> str:
        slot, words = found[1], title_noun(found[2], "")
        return f"{{{slot}}} {{{slot}|{words.one}|{words.plural}}}" if slot in numbers and words.one != words.plural else found[0]

    text = COUNTED.sub(noun, text)
    readings = tuple(reading_of(lowering.model, one.type) for one in named)
    return text, readings, tuple(given[one] for one in named)


def title_with(title: str, cards: Mapping[str, Expr], locals: Iterable[Local]) -> tuple[str, list[Expr]]:
    """The title with slots of a log line for these cards, those it does not name behind it, and what goes into the slots."""
    named = [name for name in SLOT.findall(title) if name in cards]
    shown = [*named, *(name for name in cards if name not in named)]
    number = {name: f"{{{place}}}" for place, name in reversed(list(enumerate(shown)))}
    words = SLOT.sub(lambda slot: number.get(slot[1], slot[0]), title)
    words = title_in_general(words, locals)
    behind = ", ".join(number[name] for name in cards if name not in named)
    return f"{words}: {behind}" if behind else words, [cards[name] for name in shown]


def in_general(type: Type) -> str:
    """A value of that type, when it is not told which."""
    match type:
        case OptionalOf(of):
            return in_general(of)
        case IntType():
            return "X"
        case PlayerType():
            return "a player"
        case AnyCard():
            return "a card"
        case ChoiceType(name) | RowOf(name) | KindOf(name):
            words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()
            return with_article(words)
    return "something"


# ---------------------------------------------------------------- slots in questions


def worded(env: Env, texts: tuple[str, ...], ask: Callable[[tuple[str, ...]], Stmt]) -> Stmt:
    """A question whose texts have slots: one for each value that a name can have, where they are few; else in general words."""
    model = env.lowering.model
    known = {local.name: (local, var) for local, var in env.locals.items()}
    slot = next((found[1] for text in texts for found in SLOT.finditer(text) if found[1] in known), None)
    if slot is None:
        return ask(texts)
    local, var = known[slot]
    kind = bare(local.type)
    low, high = values_of(env.lowering, local, kind)
    if not isinstance(kind, (IntType, PlayerType, ChoiceType, KindOf)) or low is None or high is None or high - low > MOST_WORDED:
        return worded(env, tuple(title_in_general(text, [local]) for text in texts), ask)
    numbers = [*([-1] if isinstance(local.type, OptionalOf) else []), *range(high, low - 1, -1)]
    if isinstance(var, Int):
        numbers = [var.value]
    made: Stmt | None = None
    for number in numbers:
        filled = tuple(text.replace(f"{{{slot}}}", value_words(model, kind, number)) for text in texts)
        one = worded(env, filled, ask)
        made = one if made is None else If(Op("==", var, Int(number)), (one,), (made,))
    assert made is not None
    return made


def values_of(lowering: Lowering, local: Local, kind: Type) -> tuple[int | None, int | None]:
    """The lowest and the highest value a name can have; a number that is chosen has those of what it is chosen from."""
    low, high = (0, lowering.model.most - 1) if isinstance(kind, PlayerType) else lowering.model.bounds_of(kind)
    if high is None and isinstance(kind, IntType):
        game = lowering.game
        for one, (expr,) in sources(game):
            if one == local and is_many(expr.type):
                low, high = game.ranges.item(expr, {})
    return low, high


def value_words(model: Model, kind: Type, number: int) -> str:
    if number < 0 and not isinstance(kind, IntType):
        return "nobody" if isinstance(kind, PlayerType) else "nothing"
    if isinstance(kind, ChoiceType):
        return model.choices[kind.name].titles[number]
    if isinstance(kind, KindOf):
        return model.row_types[kind.name].rows[number].name
    return f"player {number + 1}" if isinstance(kind, PlayerType) else str(number)


# ---------------------------------------------------------------- what everybody may know


def is_open(lowering: Lowering, local: Local) -> bool:
    """May everybody read what this parameter is? No card, and nothing that some call makes of hidden fields."""
    kind = bare(local.type)
    if isinstance(kind, RowOf):
        table = lowering.model.row_types.get(kind.name)
        return table is not None and not table.is_cards and local not in secret_locals(lowering)
    return isinstance(kind, (IntType, PlayerType, ChoiceType, KindOf)) and local not in secret_locals(lowering)


def secret_locals(lowering: Lowering) -> set[Local]:
    """Names whose value may come from what not everybody sees, through as many rules as it takes."""
    if lowering.secret_locals is None:
        game = lowering.game
        hides = any(info.seen != "all" for info in game.fields if hasattr(info, "seen"))
        flows = list(sources(game)) if hides else []
        found: set[Local] = set()
        while True:
            more = {local for local, exprs in flows if local not in found and any(is_secret(expr, found) for expr in exprs)}
            if not more:
                break
            found |= more
        lowering.secret_locals = found
    return lowering.secret_locals


def open_thing(env: Env, target: tree.FieldRead) -> tuple[tuple[Reading, ...], tuple[Expr, ...]]:
    """The thing that a field belongs to, as the log reads it; none if it is a card, which may lie unseen."""
    lowering, info = env.lowering, target.field
    thing = optional(env, target.owner) if info.owner not in (PLAYER, GAME) else None
    table = lowering.model.row_types.get(info.owner)
    if thing is None or table is None or table.is_cards:
        return (), ()
    return (reading_of(lowering.model, RowOf(info.owner)),), (thing,)


def is_nobodys(lowering: Lowering, name: str) -> bool:
    """Is a rule done where no player acts, itself or by a rule that is? It speaks of no `me` then, and the log of no player."""
    if lowering.nobodys is None:
        lowering.nobodys, left = set(), [info.name for info, _, _ in lowering.game.done_by_nobody]
        while left:
            done = left.pop()
            if done not in lowering.nobodys:
                lowering.nobodys.add(done)
                parts = (node for node in nodes_in(lowering.game.rules[done].body) if isinstance(node, tree.Do))
                left += [do.callee.rule.name for do in parts if do.subject is None and isinstance(do.callee, tree.RuleCall)]
    return name in lowering.nobodys


def bodies_of(game: Game) -> tuple[object, ...]:
    """Each rule, cell, thing that lasts, and the flow of the game."""
    bodies = (*(rule.body for rule in game.rules.values()), *(cell.block for cell in game.cells))
    return (*bodies, *(standing.lasting for standing in game.standing), game.flow)


def all_of(game: Game) -> Iterator[Node]:
    """All that they say."""
    return nodes_in(bodies_of(game))


def sources(game: Game) -> Iterator[tuple[Local, tuple[tree.Expr, ...]]]:
    """Names, and the expressions that their values come from."""
    for node in all_of(game):
        match node:
            case tree.Let(local=local, value=value):
                yield local, (value,)
            case tree.Choose(local=local, domain=domain) | tree.Pick(local=local, domain=domain):
                yield local, (domain,)
            case tree.ForEach(local=local, domain=domain):
                yield local, (domain,)
            case tree.Do(into=local, callee=tree.RuleCall(rule=rule)) if local is not None:
                answers = (one.value for one in nodes_in(game.rules[rule.name].body) if isinstance(one, tree.Reply))
                yield local, tuple(answers)
            case tree.RuleCall(rule=rule, args=args):
                yield from zip(game.rules[rule.name].params, ((arg,) for arg in args), strict=False)


def is_secret(expr: tree.Expr, secret: set[Local]) -> bool:
    """Functions are not looked into: they may read anything."""
    return any(
        isinstance(node, tree.FunctionRead)
        or isinstance(node, tree.FieldRead)
        and node.field.seen != "all"
        or isinstance(node, tree.LocalRead)
        and node.local in secret
        for node in nodes_in(expr)
    )
