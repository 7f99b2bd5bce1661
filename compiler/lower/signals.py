"""What statements call without knowing who answers: events somebody listens to, shields, ends of spans, things that are used up.

The procedures and functions behind these names are made at the end, when everything that lasts has been read.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound import tree
from compiler.ir.expr import At, Bit, CallFn, Cell, Cond, Expr, Fold, Int, Len, Loc, Not, Op, Range, Seats, Slice, Tup, Var
from compiler.ir.make import ALL_SEATS, TRUE, both, either, minus, times
from compiler.ir.program import PER_GAME, PER_SEAT, PlaceDef
from compiler.ir.stmt import Block, Call, If, Leave, Let, Loop, Stmt, Store
from compiler.lower.state import Env, Lasting, Lowering, Marks
from compiler.lower.values import key_count
from compiler.model import PLAYER, FieldInfo, QuantityInfo
from compiler.types import LineOf, PileOf

EVERYBODY = Int(-1)
"""All readers of a line of the log."""

SPANS = ("action", "turn", "phase", "round")

# ---------------------------------------------------------------- events


def fire(lowering: Lowering, timing: str, kind: str, info: FieldInfo, actor: Expr, amount: Expr, index: Expr | None) -> list[Stmt]:
    """An event of a field (gain, lose, pay or roll), if somebody listens."""
    if not lowering.listens(timing, kind, info.name):
        return []
    name = f"on_{timing}_{kind}_{info.storage}"
    lowering.events[name] = (timing, kind, info)
    return [Call(name, (actor, amount, index if index is not None and info.keys else Int(0)))]


def audience(info: FieldInfo, seat: Expr) -> Expr | None:
    """Who may read of a change of this field; None: everybody."""
    if info.seen == "all":
        return None
    found, more = readers(info.seen, info, seat), readers(info.shown, info, seat)
    return Cond(CallFn(f"shows_{info.storage}", ()), more, found) if info.shown != info.seen else found


def readers(seen: str, info: FieldInfo, seat: Expr) -> Expr:
    if seen == "all":
        return EVERYBODY
    return Bit(seat) if seen == "owner" and info.owner == PLAYER else Int(0)


def seen_by_all(info: FieldInfo | PlaceDef) -> Expr:
    """Does everybody see it, under the settings of this game?"""
    if info.seen == "all" or info.shown != "all":
        return Int(int(info.seen == "all"))
    return CallFn(f"shows_{info.storage if isinstance(info, FieldInfo) else info.name}", ())


def too_many(what: str, limit: Expr) -> str:
    """What is said where `at most` stops something."""
    if not isinstance(limit, Int):
        return f"there are more {what}s than `at most` says"
    return f"there are more than {limit.value} {what}{'s' * (limit.value != 1)}"


def demand(lowering: Lowering, test: Expr, at: int, why: str) -> Stmt:
    """Fails the run, naming the line, if `test` does not hold."""
    return If(Not(test), (Loop(lowering.fresh("failed"), Int(0), (), at, why),))


def acting(env: Env, owner: Expr | None = None) -> Expr:
    """Whose deed it is: the owner's, mine, or that of the active player where nobody acts."""
    return owner or env.me or Cell("active")


def all_open(infos: Iterable[FieldInfo]) -> Expr:
    """Does everybody see all of these, under the settings of this game?"""
    found: Expr = TRUE
    for info in infos:
        test = seen_by_all(info)
        if test == Int(0):
            return test
        found = both(found, test)
    return found


# ---------------------------------------------------------------- ends of spans


def running(lowering: Lowering, span: str) -> Cell:
    """Which block of this span is running, by number; -1 if none is."""
    lowering.need_field(f"at_{span}", -1)
    return Cell(f"at_{span}")


def enter(lowering: Lowering, span: str, label: str) -> list[Stmt]:
    """Called where a block of this span begins: remembers which one is running, if some rule ends it."""
    if span not in lowering.game.heard.ends:
        return []
    labels = lowering.end_labels.setdefault(span, [])
    labels.append(label)
    return [Store(running(lowering, span), Int(len(labels) - 1))]


def spanned(lowering: Lowering, span: str, label: str, body: Iterable[Stmt]) -> list[Stmt]:
    """A block of this span. Behind it the one around it is running again, or none."""
    block, entered = Block(label, tuple(body)), enter(lowering, span, label)
    if not entered:
        return [block]
    cell, around = running(lowering, span), lowering.fresh(f"{span}_around")
    return [Let(around, cell), *entered, block, Store(cell, Var(around))]


def expire(lowering: Lowering, span: str, *whose: Expr) -> list[Stmt]:
    return [Call(f"expire_{span}", whose)] if span in lowering.spans_used else []


def make_ends(lowering: Lowering) -> None:
    for what in sorted(lowering.game.heard.ends):
        body: list[Stmt] = []
        for number, label in reversed(list(enumerate(lowering.end_labels.get(what, [])))):
            body = [If(Op("==", Cell(f"at_{what}"), Int(number)), (Leave(label),), tuple(body))] if body else [Leave(label)]
        forget = [
            *clear_marks(lowering, lowering.running_marks.values()),
            *(Store(Cell(c), Int(-1)) for c in ("source", "source_by")),
        ]
        lowering.procedure(f"end_{what}", (), (*forget, *body), f"end of the {what}")


def make_expiry(lowering: Lowering) -> None:
    """Procedures `expire_turn` and so on: what ends with the span."""
    for span in (span for span in SPANS if span in lowering.spans_used):
        body: list[Stmt] = []
        for lasting in lowering.lastings:
            if lasting.field and lasting.bound.until in (span, f"next_{span}"):
                seat = lowering.fresh("seat")
                now = Cell(lasting.field, Var(seat))
                steps: tuple[Stmt, ...] = (Store(now, Tup(())),)
                if lasting.next_field:
                    later = Cell(lasting.next_field, Var(seat))
                    steps = (Store(now, later), Store(later, Tup(())))
                body.append(lowering.each(seat, ALL_SEATS, steps))
        body += clear_marks(lowering, lowering.used_marks.get(span, {}).values())
        lowering.procedure(f"expire_{span}", (), tuple(body), f"end of the {span}")
    if "my_turn" in lowering.spans_used:
        ends = [end_for_one(lowering, one) for one in lowering.lastings if one.field and one.bound.until == "my_turn"]
        lowering.procedure("expire_my_turn", ("me",), tuple(ends), "a turn begins")


def end_for_one(lowering: Lowering, lasting: Lasting) -> Stmt:
    """Ends what one player has begun, whomever it holds for."""
    seat, at = lowering.fresh("seat"), lowering.fresh("record")
    records, size = Cell(lasting.field, Var(seat)), lasting.stride
    starts = Range(Int(0), Op("-", Op("//", Len(records), Int(size)), Int(1)))
    start = times(Var(at), size)
    record = Slice(records, start, Op("+", start, Int(size)))
    kept = Fold("join", at, starts, Op("!=", At(records, start), Var("me")), record)
    return lowering.each(seat, ALL_SEATS, (Store(records, kept),))


# ---------------------------------------------------------------- marks: `once per`, a reaction that is running


def mark_cell(lowering: Lowering, marks: Marks, prefix: str, lasting: Lasting, holder: Expr) -> Cell:
    """The mark of an item: one per copy of the card it stands on, else one per seat."""
    table = lasting.table
    if lasting.number not in marks:
        highest = Op("-", Seats(), Int(1)) if table is None else Int(len(table.things) - 1)
        owner, count = (PER_SEAT, None) if table is None else (PER_GAME, len(table.things))
        marks[lasting.number] = (lowering.hidden_field(f"{prefix}_{lasting.number}", owner, 0, count), highest)
    return Cell(marks[lasting.number][0], holder if table is None else minus(holder, table.first))


def used_mark(lowering: Lowering, per: str, lasting: Lasting, holder: Expr) -> Cell:
    return mark_cell(lowering, lowering.used_marks.setdefault(per, {}), "used", lasting, holder)


def clear_marks(lowering: Lowering, marks: Iterable[tuple[str, Expr]]) -> list[Stmt]:
    found = [(name, highest, lowering.fresh("mark")) for name, highest in marks]
    return [lowering.each(index, Range(Int(0), highest), [Store(Cell(name, Var(index)), Int(0))]) for name, highest, index in found]


# ---------------------------------------------------------------- until used


def use_up(lowering: Lowering, quantities: tuple[QuantityInfo, ...], seat: Expr | None) -> list[Stmt]:
    once = lowering.game.heard.until_used
    return [Call(f"use_up_{quantity.name}", (seat,)) for quantity in quantities if seat is not None and quantity.name in once]


def make_uses(lowering: Lowering) -> None:
    for name in sorted(lowering.game.heard.until_used):
        body: list[Stmt] = []
        for lasting in lowering.lastings:
            adjusts = isinstance(lasting.item, (tree.Modifier, tree.ExceptionItem)) and lasting.item.adjustments
            if lasting.bound.until == "used" and lasting.field and any(a.quantity.name == name for a in adjusts or ()):
                body.append(Store(Cell(lasting.field, Var("me")), Tup(())))
        lowering.procedure(f"use_up_{name}", ("me",), tuple(body), "")


# ---------------------------------------------------------------- shields


def is_guarded(lowering: Lowering, info: FieldInfo) -> bool:
    return info.owner == PLAYER and bool({"*", info.name} & lowering.game.heard.guarded)


def shield_test(lowering: Lowering, info: FieldInfo, seat: Expr, lowers: bool) -> Expr | None:
    """Is this player's field guarded against the card that is at work? None if nothing ever guards it."""
    if not is_guarded(lowering, info):
        return None
    name = f"shielded_{info.storage}" + ("_below" if lowers else "")
    lowering.shields[name] = (info, lowers)
    return CallFn(name, (seat,))


def spared(env: Env, seat: Expr | None) -> Expr | None:
    """Is this player out of reach of the card that is at work? None if nothing ever puts somebody out of reach."""
    if "*" not in env.lowering.game.heard.guarded or seat is None or seat == env.me:
        return None
    env.lowering.shields["shielded_from_all"] = (None, False)
    return CallFn("shielded_from_all", (seat,))


def when(test: Expr | None, steps: list[Stmt], at: int = 0) -> list[Stmt]:
    """The steps, if the test holds (None: always)."""
    return steps if test is None or test == TRUE else [If(test, tuple(steps), at=at)]


def unless(guard: Expr | None, steps: list[Stmt], otherwise: tuple[Stmt, ...] = ()) -> list[Stmt]:
    """The steps, if no shield is in the way."""
    return steps if guard is None else [If(guard, otherwise, tuple(steps))]


def unshielded_cards(lowering: Lowering, cards: Expr) -> Expr:
    """The cards without those that lie in a guarded place."""
    places = (f for f in lowering.model.fields.values() if isinstance(f.type, (PileOf, LineOf)))
    guarded = [f for f in places if is_guarded(lowering, f)]
    if not guarded:
        return cards
    card = lowering.fresh("card")
    tests = []
    for info in guarded:
        base, at = lowering.place_bases[info.storage], Loc(Var(card))
        each, start = key_count(lowering, info), Op("-", at, Int(base))
        inside = Op("and", Op(">=", at, Int(base)), Op("<", at, Int(base + lowering.model.most * each)))
        shielded = shield_test(lowering, info, start if each == 1 else Op("//", start, Int(each)), True)
        tests.append(both(inside, shielded or Int(1)))
    return Fold("those", card, cards, Not(either(tests) or Int(0)))


def with_source(lowering: Lowering, card: Expr, seat: Expr, body: list[Stmt]) -> list[Stmt]:
    """The body with `source` set to the card, if any rule of the game asks for it."""
    if not lowering.game.heard.source:
        return body
    cells = [(Cell(name), lowering.fresh(f"old_{name}"), new) for name, new in (("source", card), ("source_by", seat))]
    kept: list[Stmt] = [Let(old, cell) for cell, old, _ in cells]
    return [*kept, *(Store(cell, new) for cell, _, new in cells), *body, *(Store(cell, Var(old)) for cell, old, _ in cells)]
