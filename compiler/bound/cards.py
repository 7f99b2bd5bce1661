"""Cards and chance: move, draw, shuffle, look, lay, roll, pick."""

from __future__ import annotations

from compiler.bound.changes import forget_changed
from compiler.bound.fit import bind_target, cell_of, collection, fit, fitted, is_unknown, narrowed, number
from compiler.bound.functions import bind_keys, member_scope
from compiler.bound.index import Role
from compiler.bound.names import check_new_name
from compiler.bound.ranges import within
from compiler.bound.resources import player_or_me
from compiler.bound.scope import Scope, bind, binds_statement
from compiler.bound.tree import Constant, Draw, Expr, FieldRead, Lay, Look, Move, Pick, Roll, Shuffle, Statement
from compiler.limits import MOST_DICE, MOST_SIDES
from compiler.model import PLAYER
from compiler.report import type_words
from compiler.types import AnyCard, FaceType, GridOf, IntType, LineOf, OptionalOf, PileOf, RowOf, bare, is_many
from dsl import syntax


def bind_place(scope: Scope, node: syntax.Expr, role: Role) -> FieldRead | None:
    """A pile or row of cards."""
    place = bind_target(scope, node, role)
    if isinstance(place, FieldRead) and isinstance(place.type, (PileOf, LineOf)):
        return place
    if not is_unknown(place):
        message = f"a pile is needed here, this is {type_words(place.type)}"
        scope.error("wrong-kind", message, node.span, "not a place for cards", "name a pile or row of cards")
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
    pile, place = bind_place(scope, node.pile, Role.LOSE), bind_place(scope, node.place, Role.GAIN)
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
    bounds = (low or 0, None if high is None else high * node.sides)
    subject = player_or_me(scope, node.subject, node.span) if node.subject is not None else None
    name = node.name.text
    info = scope.model.fields.get(name)
    if info is None and name in scope.locals:
        local = scope.refer(scope.locals[name], node.name.span, Role.SET)
        return Roll(node.span, subject, count, node.sides, name, None, local, False)
    if info is None:
        check_new_name(scope, node.name)
        local = scope.declare(name, IntType(*bounds), "roll", node.name.span)
        return Roll(node.span, subject, count, node.sides, name, None, local, True)
    field: syntax.Expr = syntax.Name(node.name.span, name)
    if node.subject is not None and info.owner == PLAYER:
        field = syntax.OfPlayer(node.name.span, node.subject, node.name)
    target = bind_target(scope, field, Role.SET)
    if not isinstance(target, FieldRead):
        return None
    if not within(bounds, scope.model.bounds_of(info.type)):
        message, help = f"`{name}` can't hold every result of this roll", "widen the range of the field"
        label = f"rolls {bounds[0]} to {bounds[1]}"
        scope.error("value-out-of-range", message, node.span, label, help, declared=info, there="its range")
    forget_changed(scope, info, "roll")
    return Roll(node.span, subject, count, node.sides, name, target, None, False)


@binds_statement(syntax.Pick)
def bind_pick(scope: Scope, node: syntax.Pick) -> Statement:
    many = collection(scope, node.domain)
    inner, local = member_scope(scope, node.name, many, "pick")
    where = narrowed(inner, node.where)
    keys = bind_keys(inner, node.order)
    scope.locals[node.name.text] = local
    scope.facts = inner.facts
    return Pick(node.span, local, many, where, keys, node.order is not None and node.order.at_random)
