"""Conditions and loops, names for values, what ends something, and what lasts for a while from a statement on."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Cell, Expr, Fold, Helper, Int, Op, Range, Seats, Tup, Var
from compiler.ir.make import numbers
from compiler.ir.program import PER_SEAT, ArrangementDef, Reading, ShownDef
from compiler.ir.stmt import Ask, Best, Call, Exit, ForEach, If, Let, Loop, Note, Stmt, Store
from compiler.lower.layout import reading_of
from compiler.lower.signals import demand, expire, running, spared, too_many, unless
from compiler.lower.state import Env, Lasting, lower_block, lowers
from compiler.lower.titles import title_in_general
from compiler.lower.values import as_list, fitted, optional, sort_keys, value

WORDS = {
    **{"used": "until used", "action": "for this action", "my_turn": "until the next turn of {0}"},
    **{span: f"this {span}" for span in ("turn", "phase", "round", "game")},
    **{f"next_{span}": f"until the end of the next {span}" for span in ("turn", "phase", "round")},
}
ARRANGING = "arrange"  # no field of a game can be called so
MOST_TRIES = 200_000  # that a `best for` tries


@lowers(tree.Let)
def lower_let(env: Env, node: tree.Let, at: int) -> list[Stmt]:
    found = value(env, node.value)
    return [Let(env.declare(node.local), found, at)]


lowers(tree.Nothing)(lambda env, node, at: [])
lowers(tree.Stop)(lambda env, node, at: [Exit(env.loops[-1])])


@lowers(tree.End)
def lower_end(env: Env, node: tree.End, at: int) -> list[Stmt]:
    """A rule may be done in several places of the flow, and not each has a round or phase around it."""
    inside = Op(">=", running(env.lowering, node.what), Int(0))
    needed = [] if node.what == "game" else [demand(env.lowering, inside, at, f"there is no {node.what} here that could end")]
    return [*needed, Call(f"end_{node.what}", ())]


@lowers(tree.Leave)
def lower_leave(env: Env, node: tree.Leave, at: int) -> list[Stmt]:
    seat = value(env, node.subject) if node.subject is not None else env.me or Cell("active")
    note = env.lowering.note(f"{{player}} leaves the {node.what}")
    cell = Cell(f"out_of_{node.what}", seat)
    leaves = (Store(cell, Int(1), at=at), Note(note, seat, (), at=at), *expire(env.lowering, "my_turn", seat))
    left: list[Stmt] = [If(cell, (), leaves)]
    return unless(spared(env, seat), left)


@lowers(tree.If)
def lower_if(env: Env, node: tree.If, at: int) -> list[Stmt]:
    test = value(env, node.test)
    then = tuple(lower_block(env.inner(), node.then))
    other = (node.otherwise,) if isinstance(node.otherwise, tree.If) else node.otherwise or ()
    return [If(test, then, tuple(lower_block(env.inner(), other)))]


@lowers(tree.ForEach)
def lower_for_each(env: Env, node: tree.ForEach, at: int) -> list[Stmt]:
    items = as_list(env, node.domain)
    inner, var = env.member(node.local)
    where, keys = optional(inner, node.where), sort_keys(inner, node.keys)
    label = env.lowering.fresh("each")
    if isinstance(node.domain, tree.FieldRead) and node.where is None and not node.first:
        env.lowering.swept |= {id(one) for one in node.body if isinstance(one, tree.Move) and moves_all(one, node.local)}
    body = tuple(lower_block(inner, node.body))
    if node.first:
        first = Fold("first", var, items, where, None, keys)
        return [Let(var, first, at), If(Op(">=", Var(var), Int(0)), body)]
    if keys:
        items = Fold("those", var, items, where, None, keys)
    if where is not None:
        body = (If(where, body),)
    return [ForEach(label, var, items, body)]


def moves_all(node: tree.Move, local: tree.Local) -> bool:
    """Does a loop over a pile move each card of it? Then everybody knows which ones, as if they moved together."""
    return isinstance(node.cards, tree.LocalRead) and node.cards.local is local


@lowers(tree.Repeat)
def lower_repeat(env: Env, node: tree.Repeat, at: int) -> list[Stmt]:
    count = value(env, node.count)
    label = env.lowering.fresh("repeat")
    body = tuple(lower_block(env.inner(loops=(*env.loops, label)), node.body))
    if node.at_most:
        return [Loop(label, count, body, at, too_many("repetition", count))]
    return [ForEach(label, env.lowering.fresh("turn"), Range(Int(1), count), body)]


@lowers(tree.With)
def lower_with(env: Env, node: tree.With, at: int) -> list[Stmt]:
    """Fields have other values while the body runs."""
    before: list[Stmt] = []
    after: list[Stmt] = []
    for binding in node.bindings:
        cell = value(env, binding.target)
        assert isinstance(cell, Cell)
        kept = env.lowering.fresh(f"old_{binding.target.field.name}")
        before += [Let(kept, cell), Store(cell, fitted(env, binding.value, binding.target.type), at=at)]
        after.append(Store(cell, Var(kept), at=at))
    return [*before, *lower_block(env.inner(), node.body), *after]


@lowers(tree.Arrange)
def lower_arrange(env: Env, node: tree.Arrange, at: int) -> list[Stmt]:
    """A hidden field says who arranges what: below 0 when only the last word is missing. What is shown of it are functions that
    front ends call meanwhile."""
    lowering, me = env.lowering, env.me or Cell("active")
    if not any(field.name == ARRANGING for field in lowering.program.fields):
        lowering.hidden_field(ARRANGING, PER_SEAT, 0)
    number = len(lowering.program.arrangements) + 1
    outside = Env(lowering, env.source, me=Var("me"))
    shown = []
    for place, one in enumerate(node.shown):
        name = f"shown_{number}_{place}"
        lowering.function(name, ("me",), value(outside, one.value), kind="other")
        shown.append(ShownDef(one.label, reading_of(lowering.model, one.value.type), name))
    lowering.program.arrangements.append(ArrangementDef(node.title, tuple(shown)))
    cell, answer = Cell(ARRANGING, me), lowering.fresh("kept")
    prompt = lowering.prompt("arranged", f"{node.title}: done?", Reading("number"), ((0, "done", "Done"),))
    return [
        Store(cell, Int(number), at=at),
        *lower_block(env.inner(loops=()), node.body),
        Store(cell, Int(-number), at=at),
        Ask(answer, me, numbers(0), prompt, at),
        Store(cell, Int(0), at=at),
    ]


@lowers(tree.BestFor)
def lower_best_for(env: Env, node: tree.BestFor, at: int) -> list[Stmt]:
    """Decisions are made so that a number is highest. The body becomes a procedure; the search is the runtime's."""
    found = value(env, node.value)
    locals = [expr.name for expr in env.locals.values() if isinstance(expr, Var)]
    body = lower_block(env.inner(loops=()), node.body)
    me = [env.me.name] if isinstance(env.me, Var) else []
    parameters = tuple(dict.fromkeys([*(name for name in me if name == "me"), *locals, *me]))
    name = env.lowering.fresh("best_way")
    env.lowering.procedure(name, parameters, tuple(body), "", at)
    return [Best(name, tuple(Var(p) for p in parameters), found, MOST_TRIES, at)]


# ---------------------------------------------------------------- timed items

# A statement such as `this round: my price is 1 less` begins one; the end of its span, or its use, ends it. Each such statement has
# a hidden field with one list of records per seat. A record holds who began it and the values the item needs later (chosen players
# and cards; the amount of a modifier, which is taken when it begins). Nothing is stored as code.


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
    lasting.begun_by_card = env.this is not None
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
        return [lowering.each(seat, many, record(env, lasting, Var(seat), me, values, at))]
    return record(env, lasting, player if player is not None else me, me, values, at)


def record(env: Env, lasting: Lasting, target: Expr, me: Expr, values: list[Expr], at: int) -> list[Stmt]:
    """Puts one record down, unless a shield keeps such things off."""
    cell = Cell(lasting.next_field or lasting.field, target)
    words, mine = WORDS.get(lasting.bound.until, "from now on"), lasting.bound.until == "my_turn"
    note = env.lowering.note(f"for {{player}}: {words}, {item_words(lasting.item)}", *[Reading("player")] * mine)
    told = Note(note, target, (me,) if mine else (), at=at)
    steps: list[Stmt] = [Store(cell, Op("+", cell, Tup((me, *values))), at=at), told]
    return unless(spared(env, target), steps)


def item_words(item: tree.Item) -> str:
    if isinstance(item, (tree.Modifier, tree.ExceptionItem)):
        return " and ".join(adjustment.quantity.title for adjustment in item.adjustments) + " changes"
    match item:
        case tree.AlsoCosts(rule=rule, given=given):
            return f"{title_in_general(rule.title, given)} costs more"
        case tree.AlsoRequires(rule=rule, given=given):
            return f"{title_in_general(rule.title, given)} needs more"
        case tree.Shield(card=card):
            return "cards have less effect" if card is None else "one card has no effect"
        case tree.CanPayFor():
            return "there is another way to pay"
        case tree.Ability():
            return "there is something more to do"
    return "something may follow"
