"""Cards and chance: places, moves, draws, rows that refill, looking at hidden places; dice, picks, faces on grids."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir import stmt as st
from compiler.ir.expr import Bit, Cell, Const, Expr, Fold, Helper, Int, Len, Op, Pile, Range, Slice, Tup, Var
from compiler.ir.make import has_some, is_empty, minus, plus
from compiler.ir.program import Reading
from compiler.ir.stmt import Block, Call, Exit, ForEach, If, Let, Loop, Move, Note, Stmt, Store
from compiler.lower.boards import sides_of
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.signals import acting, audience, demand, fire, seen_by_all, shield_test, unless, unshielded_cards
from compiler.lower.state import Env, Lowering, lowers
from compiler.lower.titles import open_thing, the
from compiler.lower.values import as_list, field_index, index_of, optional, place_number, sort_keys, value
from compiler.model import GAME, PLAYER, FieldInfo
from compiler.text import choice_words
from compiler.types import FamilyOf, GridOf, LineOf, PileOf
from dsl.walk import nodes_in

# ---------------------------------------------------------------- places


def owner_of(env: Env, place: tree.FieldRead) -> Expr | None:
    """The seat whose place it is."""
    return optional(env, place.owner) if place.field.owner == PLAYER and not place.field.keys else None


def number_of(env: Env, place: tree.FieldRead) -> Expr:
    return place_number(env.lowering, place.field, index_of(env, place))


def capacity_of(lowering: Lowering, info: FieldInfo, place: Expr, owner: Expr | None) -> Expr | None:
    """How many cards a place may hold."""
    if isinstance(info.type, LineOf):
        return Const(f"size_{info.storage}", minus(place, lowering.place_bases[info.storage]))
    return optional(Env(lowering, info.place.source, me=owner), lowering.game.fields[info].most)


def feeder_of(lowering: Lowering, place: Expr, info: FieldInfo) -> tuple[Expr, FieldInfo] | None:
    """The pile that `refilled from` names for this very place."""
    if info.node.refilled is None:
        return None
    model, name = lowering.model, info.node.refilled.name.text
    fields = model.thing_fields.get(info.owner, {}) if info.owner not in (PLAYER, GAME) else {}
    source = fields.get(name) or model.fields[name]
    base, other = lowering.place_bases[info.storage], lowering.place_bases[source.storage]
    if source.owner != info.owner or len(source.keys) != len(info.keys):
        return Int(other), source
    if isinstance(place, Op) and place.left == Int(base):
        return Op("+", Int(other), place.right), source
    return plus(place, Int(other - base)), source


def reshuffled(lowering: Lowering, pile: Expr, info: FieldInfo, at: int = 0) -> list[Stmt]:
    """An empty pile takes the cards of the one that feeds it, shuffled."""
    feeder = feeder_of(lowering, pile, info)
    if feeder is None:
        return []
    return [If(is_empty(Pile(pile)), (Move(Pile(feeder[0]), pile, False, None, at), st.Shuffle(pile, at)))]


# ---------------------------------------------------------------- moving


@lowers(tree.Move)
def lower_move(env: Env, node: tree.Move, at: int) -> list[Stmt]:
    cards: Expr = Tup((value(env, node.cards),)) if node.one else as_list(env, node.cards)
    chosen = env.lowering.hides and not (by_the_rules(node.cards) or id(node) in env.lowering.swept)
    return unless(closed(env, node.place), move_to(env, cards, node.place, node.bottom, at, chosen=chosen))


def closed(env: Env, goal: tree.FieldRead | None) -> Expr | None:
    """Does a shield keep cards from coming into this place? None if nothing ever does."""
    owner = optional(env, goal.owner) if goal is not None and goal.field.owner == PLAYER else None
    return shield_test(env.lowering, goal.field, owner, False) if goal is not None and owner is not None else None


def by_the_rules(cards: tree.Expr) -> bool:
    """Does whoever knows a card know whether it is among these? So with all cards of a place or table, and with those of them that
    have something in common which anybody can check."""
    match cards:
        case tree.FieldRead(field=info):
            return isinstance(info.type, (PileOf, LineOf))
        case tree.TableRead() | tree.AllOf():
            return True
        case tree.Aggregate(function="those", domain=domain, where=where):
            return by_the_rules(domain) and (where is None or all(is_told(part) for part in nodes_in(where)))
    return False


def is_told(node: object) -> bool:
    match node:
        case tree.FieldRead(field=info):
            return info.seen == "all"
        case tree.LocalRead(local=local):
            return local.kind == "member"
        case tree.FunctionRead():
            return False
    return True


def move_to(
    env: Env, cards: Expr, goal: tree.FieldRead | None, bottom: bool, at: int, drawn: bool = False, chosen: bool = False
) -> list[Stmt]:
    """Moves cards, but none out of a place that a shield spares; rows they leave slide and refill."""
    lowering = env.lowering
    moved = lowering.fresh("moved")
    place: Expr = Int(0)
    capacity = owner = None
    name = goal.field.name if goal is not None else ""
    if goal is not None:
        place, owner = number_of(env, goal), owner_of(env, goal)
        capacity = capacity_of(lowering, goal.field, place, owner)
        bottom = bottom != isinstance(goal.field.type, LineOf)
    steps: list[Stmt] = [Let(moved, unshielded_cards(lowering, cards))]
    steps.append(Move(Var(moved), place, bottom, capacity, at, chosen, name))
    steps += move_notes(env, Var(moved), goal, owner, at, drawn)
    return steps + refill_call(lowering)


def move_notes(env: Env, cards: Expr, place: tree.FieldRead | None, owner: Expr | None, at: int, drawn: bool) -> list[Stmt]:
    """The log lines of a move: everybody reads what the place shows, its owner which cards they are."""
    lowering, info = env.lowering, place.field if place is not None else None
    seat = owner or env.me or Int(-1)
    readings, things = open_thing(env, place) if place is not None else ((), ())
    who = "{player}" + (" draws" if drawn else ":") if owner is not None else ""
    goal = (
        "" if drawn and owner is not None else f" to {info.title if info is not None else 'the box'}{' of {1}' if things else ''}"
    )
    named = lowering.note(f"{who} {{0}}{goal}".strip(), Reading("list", item=Reading("card")), *readings, skip="zero")
    told: Stmt = Note(named, seat, (cards, *things), at=at)
    if info is None or info.seen == "all":
        return [told]
    words = f"{who} a card{goal}" if drawn else f"{who} {{0}} {{0|card|cards}}{goal}"
    counted = Note(lowering.note(words.strip(), Reading("number"), *readings, skip="zero"), seat, (Len(cards), *things), at=at)
    hidden: list[Stmt] = [counted]
    if owner is not None and "owner" in (info.seen, info.shown):
        own = info.seen == "owner" or info.shown == "all"
        seen = Bit(owner) if own else audience(info, owner)
        hidden.append(Note(named, seat, (cards, *things), seen, at))
    return [If(seen_by_all(info), (told,), tuple(hidden))] if info.shown == "all" else hidden


@lowers(tree.Draw)
def lower_draw(env: Env, node: tree.Draw, at: int) -> list[Stmt]:
    lowering = env.lowering
    count, pile = value(env, node.count), number_of(env, node.pile)
    card, label, turn = lowering.fresh("card"), lowering.fresh("drawing"), lowering.fresh("turn")
    step = reshuffled(lowering, pile, node.pile.field, at)
    step += [If(is_empty(Pile(pile)), (Exit(label),)), st.Top(card, pile, at)]
    step += move_to(env, Tup((Var(card),)), node.place, False, at, drawn=True)
    drawing = Block(label, tuple(step)) if count == Int(1) else ForEach(label, turn, Range(Int(1), count), tuple(step))
    return unless(closed(env, node.place), [drawing])


@lowers(tree.Shuffle)
def lower_shuffle(env: Env, node: tree.Shuffle, at: int) -> list[Stmt]:
    """A shuffled deck fills the rows it feeds, also before the setup is over."""
    lowering = env.lowering
    fed = [row for row in rows(lowering) if row.node.refilled and row.node.refilled.name.text == node.pile.field.name]
    refill = [*open_rows(lowering, True, fed), *refill_call(lowering)] if fed else []
    return [st.Shuffle(number_of(env, node.pile), at), *refill]


@lowers(tree.Look)
def lower_look(env: Env, node: tree.Look, at: int) -> list[Stmt]:
    lowering, info = env.lowering, node.place.field
    seat, owner = env.me or Int(0), owner_of(env, node.place)
    if owner is None:
        note = Note(lowering.note(f"{{player}} looks at {the(info.title)}"), seat, (), at=at)
    else:
        note = Note(lowering.note(f"{{player}} looks at {the(info.title)} of {{0}}", Reading("player")), seat, (owner,), at=at)
    shield = shield_test(lowering, info, owner, False) if owner is not None else None
    return unless(shield, [st.Look(seat, number_of(env, node.place), at), note])


# ---------------------------------------------------------------- rows that refill


def rows(lowering: Lowering) -> list[FieldInfo]:
    return [i for i in lowering.place_infos.values() if isinstance(i.type, LineOf) and i.node.refilled is not None]


def refill_call(lowering: Lowering) -> list[Stmt]:
    return [Call("refill_rows", ())] if rows(lowering) else []


def open_rows(lowering: Lowering, open: bool, some: list[FieldInfo] | None = None) -> list[Stmt]:
    """Each row refills from the end of the setup (or the first shuffle of its deck) on."""
    return [Store(row_cell(lowering, info), Int(int(open))) for info in (rows(lowering) if some is None else some)]


def row_cell(lowering: Lowering, info: FieldInfo, start: int = 0) -> Cell:
    """Whether a row keeps itself full by now."""
    name = f"open_{info.storage}"
    while name in lowering.model.fields:
        name += "_"
    lowering.need_field(name, start)
    return Cell(name)


def make_refill(lowering: Lowering) -> None:
    body: list[Stmt] = []
    for info in rows(lowering):
        definition = next(p for p in lowering.program.places if p.name == info.storage)
        for place in range(definition.base, definition.base + definition.size):
            feeder = feeder_of(lowering, Int(place), info)
            full = capacity_of(lowering, info, Int(place), None)
            assert feeder is not None and full is not None
            label, card = lowering.fresh("refill"), lowering.fresh("card")
            empty = is_empty(Pile(feeder[0]))
            steps = (
                If(Op(">=", Len(Pile(Int(place))), full), (Exit(label),)),
                *reshuffled(lowering, *feeder),
                If(empty, (Exit(label),)),
                st.Top(card, feeder[0]),
                Move(Tup((Var(card),)), Int(place), True, None),
            )
            body.append(If(row_cell(lowering, info), (Loop(label, Int(1000), steps),)))
    if body:
        lowering.procedure("refill_rows", (), tuple(body), "Rows refill")


# ---------------------------------------------------------------- dice, picks, faces


@lowers(tree.Roll)
def lower_roll(env: Env, node: tree.Roll, at: int) -> list[Stmt]:
    lowering = env.lowering
    count = value(env, node.count)
    rolled = lowering.fresh(f"rolled_{node.name}")
    seat = acting(env, optional(env, node.subject))
    words = "{player} rolls {0}"
    if (env.me is None or env.nobodys) and node.subject is None:  # nobody's roll
        what = node.target.field.title if node.target is not None else "die"
        words = "rolled: {0}" if what in ("die", "roll") else f"rolled for {what}: {{0}}"
    line = lowering.note(words, Reading("list", item=NUMBER) if node.each else NUMBER)
    note = Note(line, seat, (Var(rolled),), at=at)
    roll: list[Stmt] = [st.Roll(rolled, count, node.sides, at)]
    if node.each:
        die, turn, label = (lowering.fresh(name) for name in ("die", "turn", "dice"))
        one = (st.Roll(die, Int(1), node.sides, at), Let(rolled, Op("+", Var(rolled), Tup((Var(die),)))))
        roll = [Let(rolled, Tup(())), ForEach(label, turn, Range(Int(1), count), one)]
    if node.target is None:
        assert node.local is not None
        if node.fresh:
            env.locals[node.local] = Var(rolled)
            return [*roll, note]
        known = env.locals[node.local]
        assert isinstance(known, Var)
        return [*roll, Let(known.name, Var(rolled)), note]
    info = node.target.field
    note = Note(line, seat, (Var(rolled),), audience(info, optional(env, node.target.owner) or seat), at)
    before = fire(lowering, "before", "roll", info, seat, Int(0), None)
    amount: Expr = Var(rolled)
    if node.each:
        each = lowering.fresh("each")
        amount = Fold("sum", each, Var(rolled), None, Var(each))
    after = fire(lowering, "after", "roll", info, seat, amount, None)
    made = [*before, *roll, *keep_roll(env, node, rolled, at), note, *after]
    theirs = node.subject is not None and info.owner == PLAYER
    return unless(shield_test(lowering, info, seat, False) if theirs else None, made)


def keep_roll(env: Env, node: tree.Roll, rolled: str, at: int) -> list[Stmt]:
    """Puts what was rolled into a number, a list, a place of a list, or counts it by face."""
    lowering, target = env.lowering, node.target
    assert target is not None
    if isinstance(target.type, FamilyOf):
        low, high = lowering.model.bounds_of(target.type.keys[0])
        face, each, label = (lowering.fresh(name) for name in ("face", "each", "faces"))
        index = field_index(lowering, target.field, optional(env, target.owner), (Var(face),))
        shown = Fold("count", each, Var(rolled), Op("==", Var(each), Var(face)))
        faces = Range(Int(low or 0), Int(high or 0))
        return [ForEach(label, face, faces, (Store(Cell(target.field.storage, index), shown, at=at),))]
    cell = value(env, target)
    assert isinstance(cell, Cell)
    if node.place is None:
        return [Store(cell, Var(rolled), at=at)]
    place = lowering.fresh("place")
    there = Op("and", Op(">=", Var(place), Int(1)), Op("<=", Var(place), Len(cell)))
    front, back = Slice(cell, Int(0), minus(Var(place), 1)), Slice(cell, Var(place), None)
    return [
        Let(place, value(env, node.place)),
        demand(lowering, there, at, "the list has no such place"),
        Store(cell, Op("+", Op("+", front, Tup((Var(rolled),))), back), at=at),
    ]


@lowers(tree.Pick)
def lower_pick(env: Env, node: tree.Pick, at: int) -> list[Stmt]:
    lowering, name = env.lowering, node.local.name
    items = as_list(env, node.domain)
    inner, var = env.member(node.local)
    where, keys = optional(inner, node.where), sort_keys(inner, node.keys)
    env.locals[node.local] = Var(var)
    if not node.at_random:
        first = Fold("first", var, items, where, None, keys)
        return [Let(var, first, at), demand(lowering, Op(">=", Var(var), Int(0)), at, "there is nothing to pick")]
    pool = items if where is None else Fold("those", var, items, where)
    if may_repeat(pool):
        pool = Helper("gathered", (pool,))
    prompt = lowering.prompt(name, f"{choice_words(node, lowering.words)} at random", reading_of(lowering.model, node.local.type))
    options = lowering.fresh("pool")
    return [
        Let(options, pool),
        demand(lowering, has_some(Var(options)), at, "there is nothing to pick"),
        st.PickRandom(var, Var(options), prompt, at),
    ]


def may_repeat(items: Expr) -> bool:
    """Can one thing stand in it several times, as in a list of the rules?"""
    match items:
        case Fold("those" | "best", items=of):
            return may_repeat(of)
        case Fold(kind):
            return kind in ("map", "join")
        case Slice(of):
            return may_repeat(of)
    return isinstance(items, (Cell, Var, Op))


@lowers(tree.Lay)
def lower_lay(env: Env, node: tree.Lay, at: int) -> list[Stmt]:
    face, grid, spot = value(env, node.face), value(env, node.grid), value(env, node.spot)
    shape = node.grid.type
    assert isinstance(grid, Cell) and isinstance(shape, GridOf)
    apart = () if shape.by is None else (Int(shape.width),)
    return [Store(grid, Helper("laid", (grid, *sides_of(shape), face, spot, *apart)), at=at)]
