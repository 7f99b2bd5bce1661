"""Cards: places, moves, draws, rows that refill, looking at hidden places."""

from __future__ import annotations

from compiler.bind.expressions import as_list, bind, fit, number
from compiler.bind.names import bare
from compiler.bind.scope import Scope
from compiler.ir.expr import Const, Expr, Int, Len, Op, Pile, Range, Tup, Var
from compiler.ir.stmt import Block, Exit, ForEach, If, Let, Look, Move, Note, Shuffle, Stmt, Top
from compiler.lower.facts import forget_state
from compiler.model import FieldInfo
from compiler.report import type_words
from compiler.types import AnyCard, LineOf, ListOf, OptionalOf, PileOf, RowOf, SetOf, Unknown
from dsl import syntax


def place_of(scope: Scope, node: syntax.Expr) -> tuple[Expr, FieldInfo] | None:
    """The place number a pile expression means, and its field."""
    typed = bind(scope, node)
    if isinstance(typed.type, Unknown):
        return None
    if isinstance(typed.ir, Pile):
        info = info_of_place(scope, typed.ir.place)
        if info is not None:
            return typed.ir.place, info
    scope.error(
        "wrong-kind",
        f"a pile is needed here, this is {type_words(typed.type)}",
        node.span,
        "not a place for cards",
        help="name a pile or row of cards",
    )
    return None


def info_of_place(scope: Scope, place: Expr) -> FieldInfo | None:
    base = (
        place.value
        if isinstance(place, Int)
        else place.left.value
        if isinstance(place, Op) and isinstance(place.left, Int)
        else None
    )
    for definition in scope.builder.program.places:
        if base is not None and definition.base <= base < definition.base + definition.size:
            return scope.builder.place_infos[definition.name]
    return None


def owner_of_place(scope: Scope, place: Expr, info: FieldInfo) -> Expr | None:
    """The seat whose place it is."""
    if info.owner != "player" or info.keys:
        return None
    base = scope.builder.place_bases[info.storage]
    return Int(place.value - base) if isinstance(place, Int) else place.right


def cards_of(scope: Scope, node: syntax.Expr) -> tuple[Expr, bool] | None:
    """The cards a `move` takes: a tuple, and whether it is one card."""
    typed = bind(scope, node)
    if isinstance(typed.type, Unknown):
        return None
    if isinstance(typed.type, (ListOf, SetOf, PileOf, LineOf)):
        return as_list(scope, typed), False
    if isinstance(bare(typed.type), (RowOf, AnyCard)):
        if isinstance(typed.type, OptionalOf):
            fit(scope, typed, typed.type.of, node.span)
        return Tup((typed.ir,)), True
    scope.error(
        "wrong-kind",
        f"only cards can be moved, this is {type_words(typed.type)}",
        node.span,
        "not a card",
        help="name a card or a pile",
    )
    return None


def capacity_of(scope: Scope, place: Expr, info: FieldInfo) -> Expr | None:
    if isinstance(info.type, LineOf):
        base = scope.builder.place_bases[info.storage]
        return Const(f"size_{info.storage}", Op("-", place, Int(base)) if not isinstance(place, Int) else Int(place.value - base))
    if info.node.at_most is None:
        return None
    owner = owner_of_place(scope, place, info)
    return number(Scope(scope.builder, info.place.source, me=owner), info.node.at_most)


def lower_move(scope: Scope, node: syntax.Move, at: int) -> list[Stmt]:
    cards = cards_of(scope, node.cards)
    if isinstance(node.place, syntax.Name) and node.place.name == "none":
        made = [] if cards is None else move_to(scope, cards[0], (Int(0), None), False, at)
        forget_state(scope)
        return made
    place = place_of(scope, node.place)
    if cards is None or place is None:
        return []
    scope.builder.usage.written.add(place[1].name)
    made = move_to(scope, cards[0], place, node.end == "bottom", at)
    forget_state(scope)
    return made


def move_to(
    scope: Scope, cards: Expr, place: tuple[Expr, FieldInfo | None], bottom: bool, at: int, drawn: bool = False
) -> list[Stmt]:
    """Moves cards, unless a shield spares the place; rows they leave slide and refill."""
    builder = scope.builder
    number_, info = place
    moved = builder.fresh("moved")
    capacity = None if info is None else capacity_of(scope, number_, info)
    if info is not None and isinstance(info.type, LineOf):
        bottom = not bottom
    steps: list[Stmt] = [Let(moved, builder.unshielded_cards(scope, cards)), Move(Var(moved), number_, bottom, capacity, at)]
    steps += builder.move_notes(scope, Var(moved), number_, info, at, drawn)
    return steps + scope.builder.refill_call()


def feeder_of(scope: Scope, place: Expr, info: FieldInfo) -> tuple[Expr, FieldInfo] | None:
    """The pile that `refilled from` names for this very place."""
    if info.node.refilled is None:
        return None
    from compiler.model import GAME, PLAYER

    model, noun = scope.model, info.node.refilled
    fields = model.thing_fields.get(info.owner, {}) if info.owner not in (PLAYER, GAME) else {}
    source = fields.get(noun.name.text) or model.fields.get(noun.name.text)
    if source is None or not isinstance(source.type, (PileOf, LineOf)):
        Scope(scope.builder, info.place.source).error(
            "unknown-name", f"there is no pile called `{noun.name}`", noun.name.span, "not a pile"
        )
        return None
    base, other = scope.builder.place_bases[info.storage], scope.builder.place_bases[source.storage]
    if source.owner == info.owner and len(source.keys) == len(info.keys):
        if isinstance(place, Int):
            return Int(place.value - base + other), source
        return (
            Op("+", Int(other), place.right)
            if isinstance(place, Op) and place.left == Int(base)
            else Op("+", place, Int(other - base))
        ), source
    return Int(other), source


def lower_draw(scope: Scope, node: syntax.Draw, at: int) -> list[Stmt]:
    count = number(scope, node.count)
    pile, goal = place_of(scope, node.pile), place_of(scope, node.place)
    if pile is None or goal is None:
        return []
    builder = scope.builder
    builder.usage.written.update((pile[1].name, goal[1].name))
    card, label, turn = builder.fresh("card"), builder.fresh("drawing"), builder.fresh("turn")
    step: list[Stmt] = []
    empty = Op("==", Len(Pile(pile[0])), Int(0))
    feeder = feeder_of(scope, *pile)
    if feeder is not None:
        step.append(If(empty, (Move(Pile(feeder[0]), pile[0], False, None, at), Shuffle(pile[0], at))))
    step += [If(empty, (Exit(label),)), Top(card, pile[0], at)]
    step += move_to(scope, Tup((Var(card),)), goal, False, at, drawn=True)
    forget_state(scope)
    if count == Int(1):
        return [Block(label, tuple(step))]
    return [ForEach(label, turn, Range(Int(1), count), tuple(step))]


def refill_fed_by(scope: Scope, place: tuple[Expr, FieldInfo], at: int) -> list[Stmt]:
    """A shuffled deck fills the rows it feeds, also before the setup is over."""
    builder = scope.builder
    fed = [row for row in builder.rows() if row.node.refilled.name.text == place[1].name]
    return [*builder.open_rows(True, fed), *builder.refill_call()] if fed else []


def lower_look(scope: Scope, what: syntax.Expr, at: int) -> list[Stmt]:
    place = place_of(scope, what)
    if place is None:
        return []
    if scope.me is None:
        scope.error("missing-me", "who looks? no player is acting here", what.span, "nobody acts here")
        return []
    number_, info = place
    scope.seen_places = {*scope.seen_places, (info.storage, owner_of_place(scope, number_, info))}
    note = scope.builder.note(f"{{player}} looks at {info.title}")
    steps: tuple[Stmt, ...] = (Look(scope.me, number_, at), Note(note, scope.me, (), at=at))
    owner = owner_of_place(scope, number_, info)
    shield = scope.builder.shield_test(scope, info, owner, False) if owner is not None else None
    return list(steps) if shield is None else [If(shield, (), steps)]
