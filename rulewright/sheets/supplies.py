"""What a game is played with, in words: cards by deck, tokens, dice, and what everybody starts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from compiler import types as t
from compiler.bound import tree
from compiler.check.whole import parts_of
from compiler.model import GAME, PLAYER, FieldInfo, spoken
from compiler.text.pieces import Np, number, plain
from dsl.walk import nodes_in
from rulewright.sheets.boards import game_blocks
from rulewright.sheets.faces import Face
from rulewright.sheets.kit import Kit, decks_of
from rulewright.sheets.mats import player_blocks
from rulewright.sheets.tokens import MARKERS, Token, tokens_of
from rulewright.sheets.values import number_of, said, title_of

WIDE = 200.0


def supplies(kit: Kit) -> Iterator[tuple[str, str]]:
    """Heads and what there is of each."""
    decks = decks_of(kit.faces)
    if decks:
        counts = [f"{sum(face.copies for face in faces)}× {deck_title(kit, faces[0])}" for faces in decks.values()]
        total = sum(face.copies for face in kit.faces)
        yield f"{total} {kit.word('cards')}", ", ".join(counts) if len(counts) > 1 else ""
    if game_blocks(kit, WIDE):
        yield kit.word("board_count"), ""
    if player_blocks(kit, WIDE):
        yield kit.word("mats_count", count=kit.model.most), ""
    if tokens := token_counts(kit):
        yield kit.word("tokens"), ", ".join(f"{count}× {name}" for name, count in tokens.items())
    if dice := dice_of(kit):
        yield dice, ""


def token_counts(kit: Kit) -> Counter[str]:
    """Tokens by what they stand for; markers of tracks are one kind."""
    found: Counter[str] = Counter()
    for token in tokens_of(kit):
        info = kit.model.fields.get(token.name) or next(
            (fields[token.name] for fields in kit.model.thing_fields.values() if token.name in fields), None
        )
        found[kind_of_token(kit, token, info) or kit.word("tokens")] += token.count
    return found


def kind_of_token(kit: Kit, token: Token, info: FieldInfo | None) -> str:
    """What a token is. One that only shows where something is, is that thing: a worker, a piece, a region."""
    if token.name == MARKERS:
        return kit.word("markers")
    if info is None:
        return token.title or ("" if token.text.isdigit() else token.text) or named_alone(kit, token)
    of = info.type.of if isinstance(info.type, t.OptionalOf) else info.type
    if isinstance(of, t.GridOf):
        return kit.word("pieces") if of.of == t.PlayerType() else said(kit.book.words.noun_of_type(of.of).plural)
    if not isinstance(of, t.RowOf | t.KindOf):
        return title_of(kit, info)
    if info.owner != PLAYER:
        return said(kit.book.words.noun_of_type(of).plural)
    fields = (kit.model.fields.get(name) for name, icon in kit.style.icons.items() if icon and icon == token.icon)
    counted = (one for one in fields if one is not None and one.owner == PLAYER and isinstance(one.type, t.IntType))
    what = next(counted, None)
    return title_of(kit, what) if what is not None else kit.word("pieces")


def named_alone(kit: Kit, token: Token) -> str:
    """By its name in the style; several of them by the plural that the phrases give it."""
    name = token.name.replace("_", " ")
    noun = kit.book.words.section("nouns").get(name)
    many = isinstance(noun, Mapping) and "many" in noun and token.count > 1
    return kit.book.words.noun(name).plural if many else kit.book.words.title(name)


def dice_of(kit: Kit) -> str:
    """As many dice of a kind as are ever rolled together."""
    most: dict[int, int] = {}
    for node in nodes_in(tuple(part.tree for part in parts_of(kit.book.game))):
        if isinstance(node, tree.Roll):
            most[node.sides] = max(most.get(node.sides, 0), number_of(node.count) or 1)
    rolled = []
    for sides, count in sorted(most.items()):
        key = "die" if count == 1 else "dice"
        rolled.append(kit.word(key if sides == 6 else f"{key}_of", count=count, sides=sides))
    return ", ".join(rolled)


def starts(kit: Kit) -> Iterator[tuple[str, list[str]]]:
    """What players and the game have at the start, as far as it is a plain value."""
    for owner, key in ((PLAYER, "starts_with"), (GAME, "game_starts_with")):
        fields = [info for info in kit.model.fields.values() if info.owner == owner and not info.automa]
        if items := [item for info in fields for item in start_of(kit, info)]:
            yield kit.word(key), items


def start_of(kit: Kit, info: FieldInfo) -> Iterator[str]:
    starts = kit.book.game.fields[info].starts
    if info.keys or not info.title or info.name in kit.style.hidden or not isinstance(starts, tree.Constant):
        return
    match info.type:
        case t.IntType() if starts.value:
            noun = kit.book.words.noun(info.title, info.name)
            case = "dat" if info.owner == PLAYER else "nom"  # "beginnt mit 3 Arbeitern"; "Zu Beginn: 20 Marker"
            yield plain(kit.book.words.language.counted(number(starts.value), starts.value == 1, Np(noun), case))
        case t.ChoiceType():
            yield f"{title_of(kit, info)} {kit.book.value(info.type, starts.value)}"


def card_entries(kit: Kit) -> Iterator[tuple[str, str]]:
    """Every card once, deck by deck."""
    for faces in decks_of(kit.faces).values():
        counts: Counter[tuple[str, str]] = Counter()
        for face in faces:
            counts[face.id, face.name] += face.copies
        listed = ", ".join(name if count == 1 else f"{name} ×{count}" for (_, name), count in counts.items())
        yield deck_title(kit, faces[0]), listed


def deck_title(kit: Kit, face: Face) -> str:
    """What the deck of a card is called: by the choice that separates decks, or by its table."""
    table, _, value = face.deck.partition("/")
    choices = next((info for info in kit.model.choices.values() if value and value in info.values), None)
    if choices is not None:
        return kit.book.words.title(choices.titles[choices.number(value)] or spoken(value))
    title = kit.book.heading(kit.model.tables[table])
    return title[:1].upper() + title[1:]
