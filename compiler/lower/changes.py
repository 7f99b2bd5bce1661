"""Numbers and sets that change: gain, lose, set, add, remove. Every real change of a number is an event if somebody listens."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import At, Bit, Cell, Const, Contains, Expr, Fold, Int, Len, Loc, Not, Op, Tup, Var
from compiler.ir.make import both, minus, negated, plus
from compiler.ir.program import Reading
from compiler.ir.stmt import Change, If, Let, Note, Stmt, Store
from compiler.limits import LARGEST, MOST_ENTRIES
from compiler.lower.boards import cell_of, replaced
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.payments import bounds_of, title_of
from compiler.lower.reactions import Event, change_instead
from compiler.lower.signals import acting, audience, demand, fire, seen_by_all, shield_test, unless, use_up
from compiler.lower.state import Env, Lowering, lowers
from compiler.lower.titles import is_or_are, open_thing, worded_amount
from compiler.lower.values import as_list, as_mask, field_index, fitted, optional, size, value
from compiler.model import GAME, PLAYER, FieldInfo
from compiler.types import ChoiceType, FlagType, GridOf, IntType, ListOf, OptionalOf, RowOf, SetOf, is_many


def amount_of(env: Env, change: tree.Change, per: tree.Per | None) -> Expr:
    found = value(env, change.value)
    if per is None:
        return found
    return per_count(env, per) if found == Int(1) else Op("*", found, per_count(env, per))


def per_count(env: Env, per: tree.Per) -> Expr:
    """`per 2 presence`: how many complete twos there are."""
    each = value(env, per.each)
    if per.what is None:
        return each
    many = size(env, per.what) if is_many(per.what.type) else value(env, per.what)
    return many if each == Int(1) else Op("//", many, each)


@lowers(tree.Gain)
def lower_gain(env: Env, node: tree.Gain, at: int) -> list[Stmt]:
    out: list[Stmt] = []
    taken_from = node.taken or (None,) * len(node.changes)
    for one, source in zip(node.changes, taken_from, strict=True):
        amount = amount_of(env, one, node.per)
        if source is not None:  # what is there, at most
            taken = env.lowering.fresh("taken")
            out += change(env, source, amount, -1, at, taken)
            amount = Var(taken)
        out += change(env, one, amount, 1, at)
        out += use_up(env.lowering, one.quantities, optional(env, one.resource.owner) or env.me)
    return out


@lowers(tree.Lose)
def lower_lose(env: Env, node: tree.Lose, at: int) -> list[Stmt]:
    return [step for one in node.changes for step in change(env, one, amount_of(env, one, node.per), -1, at)]


def change(
    env: Env, node: tree.Change, amount: Expr, sign: int, at: int, result: str | None = None, quiet: bool = False
) -> list[Stmt]:
    """A clamped change with its log line (unless `quiet`) and its events. `result`: a local that gets what really changed, as a
    positive number."""
    lowering, info = env.lowering, node.resource.field
    kind = "gain" if sign > 0 else "lose"
    owner = optional(env, node.resource.owner)
    keys = tuple(value(env, key) for key in node.resource.keys)
    index = field_index(lowering, info, owner, keys)
    low, high = bounds_of(lowering, info, owner)
    real = lowering.fresh("change")
    seat = acting(env, owner if info.owner == PLAYER else None)
    if not lowering.listens("before", kind, info.name):
        low = None if isinstance(low, Int) and not node.below else low
        high = None if isinstance(high, Int) and not node.above else high
    positive: Expr = Var(real) if sign > 0 else Op("-", Int(0), Var(real))
    cell, delta = Cell(info.storage, index), amount if sign > 0 else negated(amount)
    steps: list[Stmt] = [Change(cell, delta, low, high, real, at)]
    if not quiet:
        note, args = change_note(env, node.resource, sign, positive, owner, keys)
        steps.append(Note(note, seat, args, audience(info, seat), at))
    if info.node.going_round:
        first = lowering.model.bounds_of(info.type)[0] or 0
        round_ = Op("%", Op("+", minus(cell, first), Var(real)), Int(lowering.model.size_of(info.type)))
        steps[:1] = [Let(real, delta, at), Store(cell, plus(round_, Int(first)), at=at)]
    if result is not None:
        steps.append(Let(result, positive))
    after = fire(lowering, "after", kind, info, seat, positive, index)
    if after:
        steps.append(If(Op("!=", Var(real), Int(0)), tuple(after)))
    steps = [*fire(lowering, "before", kind, info, seat, amount, index), *steps]
    if lowering.listens("instead", kind, info.name):
        event = Event(seat, (), amount, index if index is not None and info.keys else Int(0))
        steps = change_instead(lowering, kind, event, info, steps, result)
    nothing = (Let(result, Int(0)),) if result is not None else ()
    return unless(shield_test(lowering, info, seat, sign < 0), steps, nothing)


def change_note(
    env: Env, resource: tree.Resource, sign: int, amount: Expr, owner: Expr | None, keys: tuple[Expr, ...]
) -> tuple[int, tuple[Expr, ...]]:
    """The log line of a change: who or what, how much, and of which part of a family."""
    lowering, info = env.lowering, resource.field
    words = worded_amount(lowering, info, resource.name) if info.owner != GAME else title_of(lowering, info, resource.name)
    readings: list[Reading] = [NUMBER]
    args = [amount]
    if resource.name == info.name:
        words += key_slots(lowering, info, keys, readings, args)
    verb = "gains" if sign > 0 else "loses"
    text = f"{{player}} {verb} {words}"
    if info.owner == GAME:
        text = f"{words}: {'+' if sign > 0 else '−'}{{0}}"
    elif info.owner != PLAYER and owner is not None:
        text = f"{{{len(args)}}} {verb} {words}"
        readings.append(reading_of(lowering.model, RowOf(info.owner)))
        args.append(owner)
    return lowering.note(text, *readings, skip="zero"), tuple(args)


def key_slots(lowering: Lowering, info: FieldInfo, keys: tuple[Expr, ...], readings: list[Reading], args: list[Expr]) -> str:
    """The part of a family that is meant, in words behind its title."""
    first = len(args)
    readings += [reading_of(lowering.model, type) for type in info.keys]
    args += keys
    return f" ({', '.join(f'{{{first + number}}}' for number in range(len(keys)))})" if keys else ""


def target_of(env: Env, target: tree.FieldRead) -> tuple[Cell, Expr, str]:
    """The cell of a field that is set, whose deed that is, and how the log begins to tell of it."""
    cell, owned = value(env, target), target.field.owner == PLAYER
    assert isinstance(cell, Cell)
    return cell, acting(env, optional(env, target.owner) if owned else None), "{player}: " if owned else ""


def told_thing(env: Env, target: tree.FieldRead, whose: str, slot: int) -> tuple[str, tuple[Reading, ...], tuple[Expr, ...]]:
    """How a line begins that tells of what belongs to a thing: with its name."""
    readings, things = open_thing(env, target)
    return (f"{{{slot}}}: " if things else whose), readings, things


@lowers(tree.Set)
def lower_set(env: Env, node: tree.Set, at: int) -> list[Stmt]:
    lowering, info = env.lowering, node.target.field
    if node.spot is not None:
        return set_spot(env, node.target, node.spot, value(env, node.value), at)
    cell, seat, whose = target_of(env, node.target)
    found = fitted(env, node.value, node.target.type)
    low, high = lowering.model.bounds_of(info.type) if isinstance(info.type, (IntType, ChoiceType)) else (None, None)
    if isinstance(info.type, IntType):
        low, high = -LARGEST if low is None else low, LARGEST if high is None else high
    least = Int(low) if low is not None and node.below else None
    most = Int(high) if high is not None and node.above else None
    reading = reading_of(lowering.model, info.type)
    new, old = lowering.fresh("new"), lowering.fresh("old")
    readings: list[Reading] = [reading]
    args: list[Expr] = [cell]
    part = key_slots(lowering, info, tuple(value(env, key) for key in node.target.keys), readings, args)
    thing = optional(env, node.target.owner) if info.owner not in (PLAYER, GAME) else None
    table = lowering.model.row_types.get(info.owner)
    who_reads = audience(info, seat)

    def line(front: str, *things: Expr) -> Stmt:
        becomes = ":" if isinstance(info.type, FlagType) else f" {is_or_are(info.title)} now"
        text = f"{front}{info.title}{part}{becomes} {{0}}"
        rows = [reading_of(lowering.model, RowOf(info.owner))] * len(things)
        return Note(lowering.note(text, *readings, *rows, reading, skip="same"), seat, (*args, *things, Var(old)), who_reads, at)

    note = line(whose)
    if thing is not None and table is not None:
        note = line(f"{{{len(args)}}}: ", thing)
        if table.is_cards:  # which card it is can be read where it lies in the open
            note = If(lies_open(lowering, thing), (note,), (line(""),))
    listens = [kind for kind in ("gain", "lose") if lowering.listens("after", kind, info.name)]
    steps: list[Stmt] = [Let(old, cell), Store(cell, found, least, most, at), note]
    if listens:
        steps = [Let(old, cell), Let(new, found), Store(cell, Var(new), least, most, at), note]
    for kind in listens:
        more, less = (Var(new), Var(old)) if kind == "gain" else (Var(old), Var(new))
        happened = fire(lowering, "after", kind, info, seat, Op("-", more, less), cell.index)
        steps.append(If(Op(">" if kind == "gain" else "<", Var(new), Var(old)), tuple(happened)))
    return unless(shield_test(lowering, info, seat, False), steps)


def set_spot(env: Env, target: tree.FieldRead, spot: tree.Expr, found: Expr, at: int) -> list[Stmt]:
    """Something else on one cell of a grid, or nothing; the log says where."""
    lowering, info, kind = env.lowering, target.field, target.type
    assert isinstance(kind, GridOf)
    grid, seat, whose = target_of(env, target)
    where, new, old = (Var(lowering.fresh(name)) for name in ("spot", "new", "old"))
    readings: list[Reading] = [reading_of(lowering.model, OptionalOf(kind.of)), reading_of(lowering.model, cell_of(kind))]
    args: list[Expr] = [new, where]
    part = key_slots(lowering, info, tuple(value(env, key) for key in target.keys), readings, args)
    now = "empty" if found == Int(-1) else "{0}"
    text = f"{whose}{info.title}{part} at {{1}} {is_or_are(info.title)} now {now}"
    note = lowering.note(text, *readings, readings[0], skip="same")
    steps: list[Stmt] = [
        Let(where.name, value(env, spot)),
        Let(new.name, found),
        Let(old.name, At(grid, where)),
        Store(grid, replaced(grid, where, new), at=at),
        Note(note, seat, (*args, old), audience(info, seat), at),
    ]
    return unless(shield_test(lowering, info, seat, found == Int(-1)), steps)


def lies_open(lowering: Lowering, card: Expr) -> Expr:
    """Does everybody see the card where it lies?"""
    flags = [0] * (1 + max((place.base + place.size for place in lowering.program.places), default=0))
    for place in lowering.program.places:
        flags[place.base : place.base + place.size] = [int(place.seen == "all")] * place.size
    found: Expr = Const(lowering.constant("open_places", tuple(flags)), Loc(card))
    for place in lowering.program.places:
        if place.shown_if and place.shown == "all":
            inside = both(Op(">=", Loc(card), Int(place.base)), Op("<", Loc(card), Int(place.base + place.size)))
            found = Op("or", found, both(seen_by_all(place), inside))
    return found


@lowers(tree.Clear)
def lower_clear(env: Env, node: tree.Clear, at: int) -> list[Stmt]:
    lowering, info, kind = env.lowering, node.target.field, node.target.type
    cell, seat, whose = target_of(env, node.target)
    empty: Expr = Int(0) if isinstance(kind, SetOf) else Tup(()) if isinstance(kind, ListOf) else Int(-1)
    if isinstance(kind, GridOf):
        if node.spot is not None:
            return set_spot(env, node.target, node.spot, empty, at)
        empty = Tup((Int(-1),) * (kind.height * kind.width))
    front, readings, things = told_thing(env, node.target, whose, 0)
    text = f"{front}{info.title} {is_or_are(info.title)} cleared"
    note = Note(lowering.note(text, *readings), seat, things, audience(info, seat), at)
    return unless(shield_test(lowering, info, seat, True), [Store(cell, empty, at=at), note])


@lowers(tree.Add, tree.Remove)
def lower_member(env: Env, node: tree.Add | tree.Remove, at: int) -> list[Stmt]:
    """`add x to SET`, `remove x from SET`: sets and lists; several at once when x is itself a set."""
    lowering, info, kind = env.lowering, node.target.field, node.target.type
    adding = isinstance(node, tree.Add)
    cell, seat, whose = target_of(env, node.target)
    item = value(env, node.item)
    if isinstance(kind, SetOf):
        mask = as_mask(env, node.item) if node.many else Bit(item)
        changed: Expr = Op("|" if adding else "&~", cell, mask)
    elif adding:
        changed = Op("+", cell, as_list(env, node.item) if node.many else Tup((item,)))
    else:
        var = lowering.fresh("item")
        stays = Not(Contains(as_list(env, node.item), Var(var))) if node.many else Op("!=", Var(var), item)
        changed = Fold("those", var, cell, stays)
    front, readings, things = told_thing(env, node.target, whose, 1)
    words = f"{front}{{0}} {'added to' if adding else 'removed from'} {info.title}"
    of = node.item.type if node.many else kind.of if isinstance(kind, (SetOf, ListOf)) else kind
    note = lowering.note(words, reading_of(lowering.model, of), *readings)
    steps: list[Stmt] = [Store(cell, changed, at=at), Note(note, seat, (item, *things), audience(info, seat), at)]
    if adding and isinstance(kind, ListOf):
        steps.insert(0, demand(lowering, Op("<", Len(cell), Int(MOST_ENTRIES)), at, "the list has become too long"))
    return unless(shield_test(lowering, info, seat, not adding), steps)
