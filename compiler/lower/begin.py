"""Timed items: a statement such as `this round: my price is 1 less` begins one; the end of its span, or its use, ends it.

Each such statement has a hidden field with one list of records per seat. A record holds who began it and the values the item needs
later (chosen players and cards; the amount of a modifier, which is taken when it begins). Nothing is stored as code.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Cell, Expr, Helper, Int, Op, Seats, Tup, Var
from compiler.ir.make import ALL_SEATS
from compiler.ir.program import PER_SEAT
from compiler.ir.stmt import ForEach, Note, Stmt, Store
from compiler.lower.signals import clear_marks, spared, unless
from compiler.lower.state import Env, Lasting, Lowering, lowers
from compiler.lower.values import optional, value

SPANS = ("action", "turn", "phase", "round")
WORDS = {
    "used": "until used",
    "action": "for this action",
    "turn": "this turn",
    "phase": "this phase",
    "round": "this round",
    "game": "this game",
    "next_round": "until the end of the next round",
}


@lowers(tree.Begin)
def lower_begin(env: Env, node: tree.Begin, at: int) -> list[Stmt]:
    return [step for lasting in node.lastings for step in begin(env, lasting, at)]


def begin(env: Env, bound: tree.Lasting, at: int) -> list[Stmt]:
    lowering = env.lowering
    values: list[Expr] = []
    if bound.keeps_amount and isinstance(bound.item, tree.Modifier):
        values.append(value(env, bound.item.adjustments[0].value))
    values += [env.locals[local] for local in bound.captures]
    if bound.keeps_this:
        values.append(env.this or Int(-1))
    lasting = lowering.add(bound, env.source, env.automa)
    lasting.field = lowering.hidden_field(f"lasting_{lasting.number}", PER_SEAT, (), wide=True)
    if bound.until.startswith("next_"):
        lasting.next_field = lowering.hidden_field(f"lasting_{lasting.number}_next", PER_SEAT, (), wide=True)
    lowering.spans_used.add(bound.until.removeprefix("next_"))
    me = env.me if env.me is not None else Int(0)
    whose = getattr(bound.item, "whose", None)
    player = optional(env, whose.player) if isinstance(whose, tree.Whose) else None
    if bound.until == "used" and isinstance(whose, tree.Whose) and whose.kind in ("each_rival", "each_player"):
        # each of them uses it up for themselves, so each of them keeps a record
        seat = lowering.fresh("seat")
        many = Helper("rivals" if whose.kind == "each_rival" else "clockwise", (Seats(), me))
        return [ForEach(lowering.fresh("each"), seat, many, tuple(record(env, lasting, Var(seat), me, values, at)))]
    return record(env, lasting, player if player is not None else me, me, values, at)


def record(env: Env, lasting: Lasting, target: Expr, me: Expr, values: list[Expr], at: int) -> list[Stmt]:
    """Puts one record down, unless a shield keeps such things off."""
    cell = Cell(lasting.next_field or lasting.field, target)
    words = WORDS.get(lasting.bound.until, "from now on")
    note = env.lowering.note(f"for {{player}}: {words}, {item_words(lasting.item)}")
    steps: list[Stmt] = [Store(cell, Op("+", cell, Tup((me, *values))), at=at), Note(note, target, (), at=at)]
    return unless(spared(env, target), steps)


def item_words(item: tree.Item) -> str:
    if isinstance(item, (tree.Modifier, tree.ExceptionItem)):
        return " and ".join(adjustment.quantity.title for adjustment in item.adjustments) + " changes"
    return "something holds"


def make_expiry(lowering: Lowering) -> None:
    """Procedures `expire_turn` and so on: what ends with the span."""
    for span in SPANS:
        if span not in lowering.spans_used:
            continue
        body: list[Stmt] = []
        for lasting in lowering.lastings:
            if lasting.field and lasting.bound.until in (span, f"next_{span}"):
                seat = lowering.fresh("seat")
                now = Cell(lasting.field, Var(seat))
                steps: tuple[Stmt, ...] = (Store(now, Tup(())),)
                if lasting.next_field:
                    later = Cell(lasting.next_field, Var(seat))
                    steps = (Store(now, later), Store(later, Tup(())))
                body.append(ForEach(lowering.fresh("each"), seat, ALL_SEATS, steps))
        body += clear_marks(lowering, lowering.used_marks.get(span, {}).values())
        lowering.procedure(f"expire_{span}", (), tuple(body), f"end of the {span}")
