"""Cards and chance: move, draw, shuffle, look, lay, roll, pick."""

from __future__ import annotations

from dataclasses import replace

from compiler.bound.bags import bind_tokens, counts_tokens
from compiler.bound.changes import forget_changed
from compiler.bound.fit import bind_target, cell_of, collection, fit, fitted, is_unknown, narrowed, number, single
from compiler.bound.functions import bind_keys, member_scope
from compiler.bound.index import Role
from compiler.bound.intervals import Interval, within
from compiler.bound.names import check_new_name
from compiler.bound.resources import player_or_me
from compiler.bound.scope import Scope, bind, binds_statement
from compiler.bound.tree import Constant, Draw, Expr, FieldRead, ItemAt, Lay, LocalRead, Look, Move, Pick, Roll, Shuffle, Statement
from compiler.limits import MOST_DICE, MOST_SIDES
from compiler.model import PLAYER
from compiler.report import type_words
from compiler.types import (
    AnyCard,
    ChoiceType,
    FaceType,
    FamilyOf,
    GridOf,
    IntType,
    KindOf,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    RowOf,
    bare,
    is_many,
)
from dsl import syntax
from dsl.source import Span


def bind_place(scope: Scope, node: syntax.Expr, role: Role) -> FieldRead | None:
    """A pile or row of cards."""
    return as_place(scope, bind_target(scope, node, role), node.span)


def as_place(scope: Scope, place: Expr, span: Span) -> FieldRead | None:
    if isinstance(place, FieldRead) and isinstance(place.type, (PileOf, LineOf)):
        return place
    if not is_unknown(place):
        message = f"a pile is needed here, this is {type_words(place.type)}"
        scope.error("wrong-kind", message, span, "not a place for cards", "name a pile or row of cards")
    return None


def bind_cards(scope: Scope, node: syntax.Expr) -> tuple[Expr, bool] | None:
    """The cards a `move` takes, and whether it is one card."""
    cards = bind_target(scope, node, Role.LOSE)
    if is_unknown(cards):
        return None
    if is_many(cards.type):
        return cards, False
    if isinstance(bare(cards.type), (RowOf, AnyCard)):
        if isinstance(cards.type, OptionalOf):
            fit(scope, cards, cards.type.of, node.span)
        return cards, True
    if isinstance(bare(cards.type), KindOf):
        fit(scope, cards, AnyCard(), node.span)
        return None
    message = f"only cards can be moved, this is {type_words(cards.type)}"
    scope.error("wrong-kind", message, node.span, "not a card", "name a card or a pile")
    return None


@binds_statement(syntax.Move)
def bind_move(scope: Scope, node: syntax.Move) -> Statement | None:
    cards = bind_cards(scope, node.cards)
    place = None
    if not (isinstance(node.place, syntax.Name) and node.place.name == "none"):
        place = bind_place(scope, node.place, Role.GAIN)
        if place is None:
            return None
    if cards is None:
        return None
    scope.forget_state()
    return Move(node.span, *cards, node.end == "bottom", place, node.end == "top")


@binds_statement(syntax.Draw)
def bind_draw(scope: Scope, node: syntax.Draw) -> Statement | None:
    subject = player_or_me(scope, node.subject, node.span) if node.subject is not None else None
    count = number(scope, node.count)
    source, goal = bind_target(scope, node.pile, Role.LOSE), bind_target(scope, node.place, Role.GAIN)
    if counts_tokens(source) or counts_tokens(goal):
        return bind_tokens(scope, node, count, source, goal, subject)
    pile, place = as_place(scope, source, node.pile.span), as_place(scope, goal, node.place.span)
    if pile is None or place is None:
        return None
    scope.forget_state()
    return Draw(node.span, count, pile, place, subject)


@binds_statement(syntax.Shuffle)
def bind_shuffle(scope: Scope, node: syntax.Shuffle) -> Statement | None:
    pile = bind_place(scope, node.pile, Role.SET)
    return Shuffle(node.span, pile) if pile is not None else None


@binds_statement(syntax.Look)
def bind_look(scope: Scope, node: syntax.Look) -> Statement | None:
    place = bind_place(scope, node.place, Role.READ)
    if place is None:
        return None
    if scope.me is None:
        scope.error("missing-me", "who looks? no player is acting here", node.place.span, "nobody acts here")
        return None
    scope.seen |= {(place.field, place.owner if place.field.owner == PLAYER and not place.field.keys else None)}
    return Look(node.span, place)


@binds_statement(syntax.Lay)
def bind_lay(scope: Scope, node: syntax.Lay) -> Statement | None:
    face, grid = bind(scope, node.face), bind_target(scope, node.grid, Role.SET)
    if is_unknown(grid) or is_unknown(face):
        return None
    if not isinstance(grid, FieldRead) or not isinstance(grid.type, GridOf) or not isinstance(face.type, FaceType):
        scope.error("wrong-kind", "`lay` puts a face of a table on a grid of the state", node.span, "not a face and a grid")
        return None
    kind = cell_of(grid.type)
    spot = fitted(scope, node.cell, kind)
    scope.forget_field(grid.field)
    return Lay(node.span, face, grid, spot)


@binds_statement(syntax.Roll)
def bind_roll(scope: Scope, node: syntax.Roll) -> Statement | None:
    count = Constant(node.span, IntType(1, 1), 1) if node.count is None else number(scope, node.count)
    low, high = scope.range(count)
    if high is None or high > MOST_DICE or not 1 <= node.sides <= MOST_SIDES:
        dice = "no upper end to the number of dice" if high is None else f"{high} dice"
        dice = dice if high is None or high > MOST_DICE else f"a die with {node.sides} sides"
        label = f"at most {MOST_DICE} dice with 1 to {MOST_SIDES} sides"
        scope.error("too-many-values", f"{dice} can't be rolled", node.span, label, "roll fewer dice, or smaller ones")
    subject = player_or_me(scope, node.subject, node.span) if node.subject is not None else None
    made = Roll(node.span, subject, count, node.sides, node.name.text, None, None, False, node.each)
    if node.name.text in scope.model.fields:
        return roll_into(scope, node, made, (low or 0, high))
    if node.index:
        help = "name a list or family of the state, or leave the brackets out"
        scope.error("unknown-name", f"there is no field called `{node.name}`", node.name.span, "not a field", help)
        return None
    bounds = (low or 0, None if high is None else high * node.sides)
    kind = ListOf(IntType(1, node.sides)) if node.each else IntType(*bounds)
    if node.name.text in scope.locals:
        local = scope.refer(scope.locals[node.name.text], node.name.span, Role.SET)
        fit(scope, LocalRead(node.name.span, kind, local), local.type, node.name.span)
        return replace(made, local=local)
    check_new_name(scope, node.name)
    return replace(made, local=scope.declare(node.name.text, kind, "roll", node.name.span), fresh=True)


def roll_into(scope: Scope, node: syntax.Roll, made: Roll, count: Interval) -> Roll | None:
    """Into a field: the sum into a number, one die into a place of a list, each die into a list or counted by face."""
    info = scope.model.fields[node.name.text]
    field: syntax.Expr = syntax.Name(node.name.span, info.name)
    if node.subject is not None and info.owner == PLAYER:
        field = syntax.OfPlayer(node.name.span, node.subject, node.name)
    if node.index:
        field = syntax.Index(Span(node.name.span.start, node.span.end), field, node.index)
    found = bind_target(scope, field, Role.SET)
    target, place = (found.items, found.place) if isinstance(found, ItemAt) else (found, None)
    if not isinstance(target, FieldRead):
        return None
    faces: Interval = (1, node.sides)
    wanted: Interval = (count[0], None if count[1] is None else count[1] * node.sides)
    kind = target.type
    match kind:
        case ListOf(of) if node.each or place is not None:
            wanted, room = faces if node.each else wanted, scope.model.bounds_of(of)
        case FamilyOf(of, (key,)) if node.each and within(faces, scope.model.bounds_of(key)):
            wanted, room = (0, count[1]), scope.model.bounds_of(of)
        case IntType() | ChoiceType() if not node.each:
            room = scope.model.bounds_of(kind)
        case _:
            way = "`roll 4 d6 each as dice` needs a list, or a number for each face" if node.each else "a roll is a number"
            label, help = type_words(kind), "write `list of 1..6`, or `0..6 for each 1..6`" if node.each else "roll into a number"
            scope.error("wrong-kind", f"`{info.name}` can't hold this roll: {way}", node.name.span, label, help, declared=info)
            return None
    if not within(wanted, room):
        message, help = f"`{info.name}` can't hold every result of this roll", "widen the range of the field"
        label = f"rolls {wanted[0]} to {wanted[1]}"
        scope.error("value-out-of-range", message, node.span, label, help, declared=info, there="its range")
    forget_changed(scope, info, "roll")
    return replace(made, target=target, place=place)


@binds_statement(syntax.Pick)
def bind_pick(scope: Scope, node: syntax.Pick) -> Statement:
    many = single(scope, collection(scope, node.domain))
    inner, local = member_scope(scope, node.name, many, "pick")
    where = narrowed(inner, node.where)
    keys = bind_keys(inner, node.order)
    scope.locals[node.name.text] = local
    scope.facts = inner.facts
    return Pick(node.span, local, many, where, keys, node.order is not None and node.order.at_random)
