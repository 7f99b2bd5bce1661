"""Copies of a card that nothing tells apart are one option: what a question offers is one card of each class (a quotient set).

Two cards are alike if they are of one row, lie in the same place as far as the chooser sees (in a row each has a place of its
own), remember the same, and neither is named by the rule that asks. That is enough only if nothing else holds one of them: cards
of a table that fields keep, or that something in force was begun with, stay apart, and so do all in a rule that is done while the
rule that does it holds a card which it does not pass on.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.ir.expr import At, CallFn, Cell, Cond, Const, Contains, Expr, Fold, Has, Int, Len, Loc, Op, Pile, Tup, Var
from compiler.ir.make import both, minus, plus, times
from compiler.ir.program import PlaceDef
from compiler.lower.signals import seen_by_all, used_mark
from compiler.lower.state import Env, Lowering
from compiler.lower.values import PLACES, key_count
from compiler.model import TableInfo
from compiler.types import AnyCard, FamilyOf, GridOf, LineOf, ListOf, OptionalOf, PileOf, RowOf, SetOf, Type, bare
from dsl.walk import children, nodes_in

Asking = tree.Choose | tree.ChooseMany
CELLS = "cells"
"""Stands for all that is written in cells: which of them is done is not known."""


def different(env: Env, node: Asking, seat: Expr, var: str, items: Expr, where: Expr | None, later: set[str]) -> Expr:
    """Those of the items that can be chosen, one of each kind if they are cards of which nothing tells the copies apart. `later`:
    variables that are not known yet."""
    key = mark_of(env, node, seat, Var(var), later)
    if key is None:
        return items if where is None else Fold("those", var, items, where)
    return Fold("apart", var, items, where, key)


def different_in_pile(lowering: Lowering, type: Type, card: str, pile: Expr, usable: Expr) -> Expr:
    """Of the cards of a pile that can be used now, one of each kind if nothing tells the copies apart."""
    tables = tables_of(lowering, type)
    memory = [part for table in tables for part in memory_of(lowering, table, Var(card))]
    if not all(plain(lowering, table) for table in tables) or memory and len(tables) > 1:
        return Fold("those", card, pile, usable)
    return Fold("apart", card, pile, usable, Tup((Const("card_row", Var(card)), *memory)))


def different_ways(env: Env, group: list[tree.Choose], seat: Expr, ways: Expr, later: set[str]) -> Expr:
    """The same for several things that are chosen at once: which of them are the same card counts as well."""
    way, parts = env.lowering.fresh("way"), list[Expr]()
    cards = [number for number, node in enumerate(group) if is_card(node.local.type)]
    marks = [mark_of(env, node, seat, At(Var(way), Int(number)), later) for number, node in enumerate(group)]
    if all(mark is None for mark in marks):
        return ways
    for number, mark in enumerate(marks):
        parts += mark.items if mark is not None else (At(Var(way), Int(number)),)
    parts += [Op("==", At(Var(way), Int(a)), At(Var(way), Int(b))) for a in cards for b in cards if a < b]
    return Fold("apart", way, ways, None, Tup(tuple(parts)))


def mark_of(env: Env, node: Asking, seat: Expr, card: Expr, later: set[str]) -> Tup | None:
    """What copies that are alike have in common, as a tuple; None if each card is an option of its own."""
    lowering, local = env.lowering, node.member if isinstance(node, tree.ChooseMany) else node.local
    tables = tables_of(lowering, local.type)
    if not any(table.has_copies for table in tables):
        return None
    if lowering.alike is None:
        lowering.alike = frozenset(id(one) for one in open_choices(lowering.game))
    if id(node) not in lowering.alike or not all(plain(lowering, table) for table in tables):
        return None
    found: list[Expr] = [Const("card_row", card)]
    if not (isinstance(node.domain, tree.FieldRead) and isinstance(node.domain.type, PileOf)):
        found.append(spot_of(lowering, seat, card))
    memory = [part for table in tables for part in memory_of(lowering, table, card)]
    if memory and len(tables) > 1:
        return None
    found += memory
    known = {local: expr for local, expr in env.locals.items() if not (isinstance(expr, Var) and expr.name in later)}
    found += [Op("==", expr, card) for local, expr in known.items() if is_card(local.type)]
    found += [Contains(expr, card) for local, expr in known.items() if holds_cards(local.type)]
    if env.this is not None:
        found.append(Op("==", env.this, card))
    return Tup(tuple(found))


def spot_of(lowering: Lowering, seat: Expr, card: Expr) -> Expr:
    """Where the card lies, if the chooser sees it there. In a row it lies where no other does."""
    places = lowering.program.places
    lines, everyone = {n for p in places if p.row for n in range(p.base, p.base + p.size)}, (1 << lowering.model.most) - 1

    def table(*shown: tuple[PlaceDef, str]) -> Expr:
        sees = [0] * lowering.program.place_count
        for place, who in shown:
            for number in range(place.size):
                own = 1 << number // place.count if place.owner == "seat" and who == "owner" else 0
                sees[place.base + number] = everyone if who == "all" else own
        return Has(Const(lowering.constant("place_seen_by", tuple(sees)), Loc(card)), seat)

    seen = table(*((place, place.seen) for place in places))
    for place in places:
        if place.shown_if:
            seen = Op("or", seen, both(CallFn(place.shown_if, ()), table((place, place.shown))))
    spot: Expr = Cond(seen, Loc(card), Int(-1))
    if lines:
        rows = tuple(int(n in lines) for n in range(lowering.program.place_count))
        in_row = Const(lowering.constant("place_is_row", rows), Loc(card))
        spot = Cond(Op("==", in_row, Int(1)), Op("-", Int(-2), card), spot)
    return spot


def memory_of(lowering: Lowering, table: TableInfo, card: Expr) -> Iterator[Expr]:
    """What lies on a card, and what of it is used up."""
    thing = minus(card, table.first)
    for info in lowering.model.thing_fields.get(table.row_type, {}).values():
        count = key_count(lowering, info)
        if info.seen != "all":  # under settings that hide it each copy stands for itself
            yield Cond(seen_by_all(info), Int(-1), card)
        for key in range(count):
            index = plus(times(thing, count), Int(key))
            if isinstance(info.type, PLACES):
                base = lowering.place_bases[info.storage]
                yield Cond(Op(">", Len(Pile(plus(Int(base), index))), Int(0)), card, Int(-1))
            else:
                yield Cell(info.storage, index)
    for lasting in lowering.lastings:
        once = lasting.item.once if isinstance(lasting.item, tree.Reaction) else None
        once = lasting.item.per if isinstance(lasting.item, tree.Ability) else once
        if once is not None and lasting.table is table and len(lasting.cards) > 1 and not lasting.timed:
            yield used_mark(lowering, once, lasting, card)


def plain(lowering: Lowering, table: TableInfo) -> bool:
    """Is a card of this table held by nothing but places, is all that lies on it open, and its position never read?"""
    if table.name not in lowering.plain_tables:
        fields = list(lowering.model.all_fields())
        own = [info for info in fields if info.owner == table.row_type]
        hidden = any(info.shown != "all" or isinstance(info.type, (ListOf, GridOf)) for info in own)
        kept: list[Type] = [info.type for info in fields if not isinstance(info.type, PLACES)]
        for lasting in lowering.lastings:
            if lasting.bound.until not in ("", "action"):
                kept += [local.type for local in lasting.bound.captures]
                hidden = hidden or lasting.bound.keeps_this and lasting.table is table
        held = any(table in tables_of(lowering, member_of(type)) for type in kept)
        lowering.plain_tables[table.name] = not (hidden or held or reads_positions(lowering.game))
    return lowering.plain_tables[table.name]


def reads_positions(game: Game) -> bool:
    """Does any rule ask at which place in its pile a card lies?"""
    said = (
        *(r.body for r in game.rules.values()),
        *(c.content for c in game.cells),
        game.flow,
        *(s.lasting for s in game.standing),
    )
    defined = ((signature.value, signature.lines) for signature in game.functions.values())
    nodes = nodes_in((*said, *defined))
    return any(isinstance(node, tree.Builtin) and node.function == "position" and len(node.args) == 1 for node in nodes)


# ---------------------------------------------------------------- where no other card is held


def open_choices(game: Game) -> Iterator[tree.Node]:
    """The choices in rules, cells and the flow that nobody does while holding a card which they don't know of."""
    bodies: dict[str, object] = {name: rule.body for name, rule in game.rules.items()}
    given = {name: frozenset(param for param in rule.params if holds(param.type)) for name, rule in game.rules.items()}
    bodies |= {CELLS: tuple(cell.block for cell in game.cells), "": game.flow}
    calls = {name: list(calls_in(body, given.get(name, frozenset()))) for name, body in bodies.items()}
    lasting = [*(standing.lasting for standing in game.standing), *lastings_in(bodies[CELLS])]
    exposed = {callee for callee, _ in calls_in(tuple(lasting), frozenset())} | {callee for callee, _ in calls[CELLS]}
    exposed |= {callee for found in calls.values() for callee, is_held in found if is_held}
    todo = list(exposed)
    while todo:
        more = {callee for callee, _ in calls.get(todo.pop(), ())} - exposed
        exposed |= more
        todo += more
    for name in bodies.keys() - exposed:
        late = {id(node) for lasting in lastings_in(bodies[name]) for node in nodes_in(lasting)}
        found = (node for node in nodes_in(bodies[name]) if isinstance(node, (tree.Choose, tree.ChooseMany)))
        yield from (node for node in found if id(node) not in late)


def lastings_in(body: object) -> Iterator[tree.Lasting]:
    return (node for node in nodes_in(body) if isinstance(node, tree.Lasting))


def calls_in(node: object, held: frozenset[tree.Local]) -> Iterator[tuple[str, bool]]:
    """The rules that are done, and whether a card is held there that is not passed on."""
    match node:
        case tuple():
            for one in node:
                yield from calls_in(one, held)
                if isinstance(one, (tree.Let, tree.Choose, tree.ChooseMany, tree.Pick)) and holds(one.local.type):
                    held |= {one.local}
            return
        case tree.RuleCall(rule=rule, args=args):
            yield rule.name, bool(held - {arg.local for arg in args if isinstance(arg, tree.LocalRead)})
        case tree.ColumnCall(row=row):
            yield CELLS, bool(held - ({row.local} if isinstance(row, tree.LocalRead) else set()))
        case tree.Guarded(lead_in=lead_in, rest=rest):
            yield from calls_in((*lead_in, *rest), held)
            return
        case tree.ForEach(local=local) | tree.MayChoose(choose=tree.Choose(local=local)) if holds(local.type):
            held |= {local}
    for child in children(node):
        yield from calls_in(child, held)


# ---------------------------------------------------------------- types


def holds(type: Type) -> bool:
    return is_card(type) or holds_cards(type)


def is_card(type: Type) -> bool:
    return isinstance(bare(type), (RowOf, AnyCard))


def holds_cards(type: Type) -> bool:
    return isinstance(type, (SetOf, ListOf, PileOf, LineOf)) and is_card(type.of)


def member_of(type: Type) -> Type:
    while isinstance(type, (OptionalOf, SetOf, ListOf, GridOf, FamilyOf)):
        type = type.of
    return type


def tables_of(lowering: Lowering, type: Type) -> list[TableInfo]:
    """The tables whose cards are of this type."""
    kind = bare(type)
    tables = [table for table in lowering.model.tables.values() if table.is_cards]
    return [t for t in tables if isinstance(kind, AnyCard) or isinstance(kind, RowOf) and t.row_type == kind.name]
