"""Timed items: a statement such as `this round: my price is 1 less` begins one; the end of its span, or its use, ends it.

Each such statement has a hidden field with one list of records per seat. A record holds who began it and the values the item needs
later (chosen players and cards; the amount of a modifier, which is taken when it begins). Nothing is stored as code.
"""

from __future__ import annotations

from compiler.bind.expressions import bind, fit, number
from compiler.bind.scope import Local, Scope
from compiler.ir.expr import Cell, Expr, Helper, Int, Op, Seats, Tup, Var
from compiler.ir.program import PER_SEAT, Procedure
from compiler.ir.stmt import ForEach, If, Note, Stmt, Store
from compiler.lower.builder import Lasting, Lowering
from compiler.lower.collect import add, flatten
from compiler.lower.layout import hidden_field
from compiler.lower.marks import clear_marks
from compiler.types import IntType, PlayerType
from dsl import syntax
from dsl.walk import nodes_in

SPANS = ("action", "turn", "phase", "round")


def lower_lasting(scope: Scope, node: syntax.Lasting, at: int) -> list[Stmt]:
    """Begins the items of a timed duration. What stands under `while in` is in force by itself and begins nothing."""
    if isinstance(node.duration, syntax.WhileIn):
        return []
    if isinstance(node.duration, syntax.While):
        scope.error(
            "wrong-kind",
            "`while` with a condition stands at top level or on a card that lies in a place",
            node.duration.span,
            "begins nowhere",
            help="use `this round`, `until used`, or `while in PLACE and ...`",
        )
        return []
    out: list[Stmt] = []
    for item, conditions, _, word in flatten(node):
        out += begin(scope, item, conditions, word, at)
    return out


def begin(scope: Scope, item: syntax.Item, conditions, word: str, at: int) -> list[Stmt]:
    builder = scope.builder
    if isinstance(item, syntax.Ability):
        scope.error(
            "wrong-kind",
            "an ability belongs on a card, under `while in`",
            item.span,
            "can't be timed",
            help="write it into a card, under `while in` and a place",
        )
        return []
    captures: list[tuple[str, Local]] = []
    values: list[Expr] = []
    if isinstance(item, syntax.Modifier) and item.how != "times":
        amount = number(scope, item.value)
        if not isinstance(amount, Int):
            captures.append((" amount", Local(Int(0), IntType(None, None))))
            values.append(amount)
    for name in names_used(item, conditions):
        local = scope.locals.get(name)
        if local is not None and name not in [n for n, _ in captures]:
            captures.append((name, local))
            values.append(local.ir)
    if scope.this is not None and any(isinstance(n, syntax.Name) and n.name == "this" for n in nodes_in(item)):
        captures.append(("this", Local(scope.this[0], scope.this[1])))
        values.append(scope.this[0])
    lasting = add(
        builder, Lasting(item, scope.source, 0, tuple(conditions), captures=tuple(captures), span_word=word, automa=scope.automa)
    )
    lasting.field = hidden_field(builder, f"lasting_{lasting.number}", PER_SEAT, (), wide=True)
    if word.startswith("next_"):
        lasting.next_field = hidden_field(builder, f"lasting_{lasting.number}_next", PER_SEAT, (), wide=True)
    builder.spans_used.add(word.removeprefix("next_"))
    me = scope.me if scope.me is not None else Int(0)
    target = holder(scope, item, me)
    if target is None:
        return []
    many = seats_meant(item, word, me)
    if many is None:
        return record(scope, lasting, target, me, values, at)
    seat = builder.fresh("seat")
    return [ForEach(builder.fresh("each"), seat, many, tuple(record(scope, lasting, Var(seat), me, values, at)))]


def seats_meant(item: syntax.Item, word: str, me: Expr) -> Expr | None:
    """`until used: each rival's ...` is used up by each of them for themselves, so each of them keeps a record."""
    whose = getattr(item, "whose", None)
    if word != "used" or whose is None or whose.kind not in ("each_rival", "each_player"):
        return None
    return Helper("rivals", (Seats(), me)) if whose.kind == "each_rival" else Helper("clockwise", (Seats(), me))


def record(scope: Scope, lasting: Lasting, target: Expr, me: Expr, values: list[Expr], at: int) -> list[Stmt]:
    """Puts one record down, unless a shield keeps such things off."""
    builder = scope.builder
    cell = Cell(lasting.next_field or lasting.field, target)
    words = LASTING_WORDS.get(lasting.span_word, "from now on")
    note = builder.note(f"for {{player}}: {words}, {item_words(builder, lasting.item)}")
    steps: list[Stmt] = [Store(cell, Op("+", cell, Tup((me, *values))), at=at), Note(note, target, (), at=at)]
    spared = builder.spared(scope, target)
    return steps if spared is None else [If(spared, (), tuple(steps))]


LASTING_WORDS = {
    "used": "until used",
    "action": "for this action",
    "turn": "this turn",
    "phase": "this phase",
    "round": "this round",
    "game": "this game",
    "next_round": "until the end of the next round",
}


def item_words(builder: Lowering, item: syntax.Item) -> str:
    match item:
        case syntax.Modifier(quantities=nouns) | syntax.ExceptionItem(quantities=nouns):
            titles = [builder.model.quantities[n.name.text].title for n in nouns if n.name.text in builder.model.quantities]
            return " and ".join(titles) + " changes"
    return "something holds"


def names_used(item, conditions) -> list[str]:
    names = []
    for tree in (item, *conditions):
        for node in nodes_in(tree):
            if isinstance(node, syntax.Name):
                names.append(node.name)
            elif isinstance(node, syntax.Shield) and node.card is not None:
                names.append(node.card.text)
    return list(dict.fromkeys(names))


def holder(scope: Scope, item, me: Expr) -> Expr | None:
    """The seat that keeps the record: whom it is about, or who began it if it is about others at large."""
    whose = getattr(item, "whose", None)
    if whose is None or whose.kind != "named":
        return me
    name = syntax.Name(whose.name.span, whose.name.text)
    return fit(scope, bind(scope, name, PlayerType()), PlayerType(), whose.span).ir


# ---------------------------------------------------------------- the end of a span


def make_expiry(builder: Lowering) -> None:
    """Procedures `expire_turn` and so on: what ends with the span."""
    for span in SPANS:
        if span not in builder.spans_used:
            continue
        body: list[Stmt] = []
        for lasting in builder.lastings:
            if lasting.field and lasting.span_word in (span, f"next_{span}"):
                seat = builder.fresh("seat")
                if lasting.next_field:
                    steps: tuple[Stmt, ...] = (
                        Store(Cell(lasting.field, Var(seat)), Cell(lasting.next_field, Var(seat))),
                        Store(Cell(lasting.next_field, Var(seat)), Tup(())),
                    )
                else:
                    steps = (Store(Cell(lasting.field, Var(seat)), Tup(())),)
                body.append(ForEach(builder.fresh("each"), seat, Helper("clockwise", (Seats(), Int(0))), steps))
        body += clear_marks(builder, builder.used_marks.get(span, {}).values())
        name = f"expire_{span}"
        builder.program.procedures[name] = Procedure(name, (), tuple(body), f"end of the {span}")
