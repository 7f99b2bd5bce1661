"""What sort of thing an expression is, as far as wording needs to know: a player, a card, a number, a pile of cards.

This is not the type checker. It never complains; what it can't tell is `UNKNOWN`, and is then worded by its name.
"""

from __future__ import annotations

from typing import NamedTuple

from dsl import syntax as s


class Kind(NamedTuple):
    """`tag` is number, flag, player, thing, choice, set, pile, cell, none or unknown; `name` the type of a thing or
    choice; `of` the element of a set or pile."""

    tag: str
    name: str = ""
    of: Kind | None = None


NUMBER, FLAG, PLAYER, CELL, NOTHING = Kind("number"), Kind("flag"), Kind("player"), Kind("cell"), Kind("none")
UNKNOWN = Kind("unknown")
PLAYERS = Kind("set", of=PLAYER)
ANY_CARD = Kind("thing", "card")
SIMPLE = {"flag": FLAG, "player": PLAYER, "card": ANY_CARD, "amount": NUMBER, "condition": FLAG}


def kind_of_type(node: s.Type, choice_types: frozenset[str] | set[str]) -> tuple[Kind, tuple[Kind, ...]]:
    """The kind of a declared type, and the kinds of the indices of a family (outermost first)."""
    match node:
        case s.RangeType():
            return NUMBER, ()
        case s.NamedType(name=name):
            if name == "Cell":
                return CELL, ()
            return Kind("choice" if name in choice_types else "thing", name), ()
        case s.SimpleType(word=word):
            return SIMPLE.get(word, Kind(word)), ()
        case s.OptionalType(of=of):
            return kind_of_type(of, choice_types)
        case s.SetType(of=of) | s.ListType(of=of):
            return Kind("set", of=kind_of_type(of, choice_types)[0]), ()
        case s.PileType(of=of) | s.RowType(of=of):
            return Kind("pile", of=kind_of_type(of, choice_types)[0]), ()
        case s.GridType(of=of):
            return Kind("grid", of=kind_of_type(of, choice_types)[0]), ()
        case s.FamilyType(of=of, by=by):
            kind, inner = kind_of_type(of, choice_types)
            return kind, (*inner, kind_of_type(by, choice_types)[0])
    return UNKNOWN, ()
