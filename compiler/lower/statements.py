"""Statements that have an effect. One function per form; blocks whose lead-in can't be met are skipped.

A run of lead-in statements inside a block guards the rest of that block: if nothing can be chosen, what follows does not happen
("done as far as possible"). A `require` or `pay` of mine behind an effect would come too late and is refused.
"""

from __future__ import annotations

from compiler.bind.expressions import as_list, bind, collection, condition, fit, item_type, number
from compiler.bind.functions import bind_keys, check_new_name, element_scope
from compiler.bind.names import bare, place_number
from compiler.bind.ranges import forget, reads_state
from compiler.bind.scope import Scope, Typed
from compiler.ir.expr import Bit, Cell, Const, Expr, Fold, Has, Helper, Int, Len, Not, Op, Pile, Range, Seats, Tup, Var
from compiler.ir.stmt import (
    Ask,
    Block,
    Exit,
    ForEach,
    If,
    Leave,
    Let,
    Look,
    Loop,
    Mark,
    Move,
    Note,
    PickRandom,
    Roll,
    Shuffle,
    Stmt,
    Store,
    Top,
)
from compiler.limits import MOST_DICE, MOST_SIDES, MOST_TIMES
from compiler.lower.heads import (
    TRUE,
    bind_head,
    chooser,
    declare_value,
    feasible,
    is_lead_in,
    none_if_true,
    opening_test,
    perform_head,
    run_length,
)
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.rules import bind_callee, can_call, perform
from compiler.model import FieldInfo
from compiler.report import type_words
from compiler.types import (
    AnyCard,
    FaceType,
    GridOf,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    SetOf,
    Unknown,
)
from dsl import syntax

YES_NO = Tup((Int(1), Int(0)))


def lower_block(scope: Scope, statements: tuple[syntax.Statement, ...]) -> list[Stmt]:
    """The statements of a block, in the scope given (its locals stay visible behind each other)."""
    out: list[Stmt] = []
    for number_, node in enumerate(statements):
        if is_lead_in(node) and not isinstance(node, syntax.Let) and not _is_plain_if(node):
            return out + guarded_rest(scope, statements[number_:])
        out += lower_statement(scope, node)
    return out


def _is_plain_if(node) -> bool:
    return isinstance(node, syntax.If) and not run_length((node,))


def guarded_rest(scope: Scope, statements: tuple[syntax.Statement, ...]) -> list[Stmt]:
    """A lead-in in the middle: the rest of the block happens only if it can be met."""
    run = run_length(statements)
    for node in statements[:run]:
        late_check(scope, node)
    items = bind_head(scope, statements[:run])
    rest = statements[run:]
    final = opening_test(scope, rest)
    if rest and isinstance(rest[0], syntax.Do) and rest[0].subject is None and scope.me is not None:
        tail = bind_callee(scope.inner(), rest[0].callee, rest[0].args, scope.me, rest[0])
        final = can_call(scope, tail) if tail is not None else TRUE
    test = feasible(scope.builder, items, final)
    head = perform_head(scope, items, final)
    body = head + lower_block(scope, rest)
    return body if test == TRUE else [If(test, tuple(body))]


def late_check(scope: Scope, node) -> None:
    if not scope.effects:
        return
    if isinstance(node, syntax.Require):
        scope.error(
            "late-require",
            "this requirement comes after something has already happened",
            node.span,
            "too late",
            help="move it up, before the first effect, or use `if`",
        )
    elif isinstance(node, syntax.Pay) and node.subject is None:
        scope.error(
            "late-pay",
            "this price comes after something has already happened",
            node.span,
            "too late",
            help="move it up, before the first effect, or put it into a `may`",
        )


def forget_state(scope: Scope) -> None:
    """Behind something that may change anything, only what is known of locals stays."""
    scope.facts = forget(scope.facts, reads_state)


def forget_field(scope: Scope, storage: str) -> None:
    from compiler.ir.expr import CallFn

    scope.facts = forget(scope.facts, lambda e: isinstance(e, CallFn) or (isinstance(e, Cell) and e.field == storage))


def lower_body(scope: Scope, body: syntax.Body, **changes) -> tuple[Stmt, ...]:
    inner = scope.inner(**changes)
    out = tuple(lower_block(inner, body.statements))
    scope.effects = scope.effects or inner.effects
    return out


def lower_statement(scope: Scope, node: syntax.Statement) -> list[Stmt]:
    builder = scope.builder
    at = builder.origin(scope.source, node.span, scope.origin_kind)
    made = _dispatch(scope, node, at)
    if not isinstance(node, (syntax.Let, syntax.Nothing, syntax.If, syntax.ForEach, syntax.Repeat)):
        scope.effects = True
    return [Mark(at), *made]


def _dispatch(scope: Scope, node, at: int) -> list[Stmt]:
    from compiler.lower.changes import lower_gain, lower_lose, lower_set, lower_set_member

    match node:
        case syntax.Gain():
            return lower_gain(scope, node, at)
        case syntax.Lose():
            return lower_lose(scope, node, at)
        case syntax.Set():
            return lower_set(scope, node, at)
        case syntax.Add() | syntax.Remove():
            return lower_set_member(scope, node, at)
        case syntax.Let(name=name, value=value):
            check_new_name(scope, name)
            typed = bind(scope, value)
            return [Let(declare_value(scope, name.text, typed), typed.ir, at)]
        case syntax.Move():
            return lower_move(scope, node, at)
        case syntax.Draw():
            return lower_draw(scope, node, at)
        case syntax.Shuffle(pile=pile):
            place = place_of(scope, pile)
            return [] if place is None else [Shuffle(place[0], at), *refill_fed_by(scope, place, at)]
        case syntax.Roll():
            return lower_roll(scope, node, at)
        case syntax.Lay():
            return lower_lay(scope, node, at)
        case syntax.Look(place=what):
            return lower_look(scope, what, at)
        case syntax.Pick():
            return lower_pick(scope, node, at)
        case syntax.Do(subject=subject, callee=callee, args=args):
            seat = scope.me if subject is None else chooser(scope, subject, node.span)
            tail = bind_callee(scope, callee, args, seat, node)
            made = perform(scope, tail) if tail else []
            forget_state(scope)
            return made
        case syntax.MayDo():
            return lower_may_do(scope, node, at)
        case syntax.MayDoAny() | syntax.DoOne():
            from compiler.lower.offers import lower_offers

            made = lower_offers(scope, node, at)
            forget_state(scope)
            return made
        case syntax.Stop():
            if not scope.loops:
                scope.error(
                    "wrong-kind",
                    "there is no `repeat` around this `stop`",
                    node.span,
                    "nothing to leave",
                    help="use `stop` inside `repeat`, or `end turn`",
                )
                return []
            return [Exit(scope.loops[-1])]
        case syntax.End(what=what):
            return lower_end(scope, what, node.span)
        case syntax.Nothing():
            return []
        case syntax.If():
            return lower_if(scope, node)
        case syntax.ForEach():
            return lower_for_each(scope, node, at)
        case syntax.Repeat():
            return lower_repeat(scope, node, at)
        case syntax.May():
            return lower_may(scope, node, at)
        case syntax.MayChoose():
            return lower_may_choose(scope, node, at)
        case syntax.ChooseOne():
            return lower_choose_one(scope, node, at)
        case syntax.With():
            return lower_with(scope, node, at)
        case syntax.BestFor():
            from compiler.lower.best import lower_best_for

            return lower_best_for(scope, node, at)
        case syntax.Lasting():
            from compiler.lower.lasting import lower_lasting

            return lower_lasting(scope, node, at)
    return []


# ---------------------------------------------------------------- control


def lower_if(scope: Scope, node: syntax.If) -> list[Stmt]:
    test = condition(scope, node.condition)
    if scope.builder.ranges.truth(test, scope.facts) is False and test != Int(0):
        scope.warn(
            "never-true",
            "this condition can never hold",
            node.condition.span,
            "never true",
            help="remove the branch, or loosen the condition",
        )
    yes = scope.inner()
    yes.assume(test)
    then = tuple(lower_block(yes, node.then.statements))
    other: tuple[Stmt, ...] = ()
    no = scope.inner()
    no.assume(test, False)
    if isinstance(node.otherwise, syntax.If):
        at = scope.builder.origin(scope.source, node.otherwise.span, scope.origin_kind)
        other = (Mark(at), *lower_if(no, node.otherwise))
    elif node.otherwise is not None:
        other = tuple(lower_block(no, node.otherwise.statements))
    scope.effects = scope.effects or yes.effects or no.effects
    keep_common_facts(scope, yes, no)
    return [If(test, then, other)]


def keep_common_facts(scope: Scope, *ends: Scope) -> None:
    """Behind a branch only what both ends still know of the facts before."""
    scope.facts = {
        expr: bound for expr, bound in scope.facts.items() if all(e.facts.get(expr) is not None for e in ends)
    }


def settle_loop_facts(scope: Scope) -> None:
    """Inside a loop, facts about the state may be stale from the second time on."""
    forget_state(scope)


def lower_for_each(scope: Scope, node: syntax.ForEach, at: int) -> list[Stmt]:
    many = collection(scope, node.domain)
    settle_loop_facts(scope)
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    if where is not None:
        inner.assume(where)
    keys = bind_keys(inner, node.order) if node.order is not None else ()
    items = as_list(scope, many)
    if node.order is not None and node.order.at_random:
        scope.error(
            "wrong-kind",
            "a loop can't run in random order",
            node.order.span,
            "",
            help="`shuffle` a pile, or `pick ... at random`",
        )
    label = scope.builder.fresh("each")
    body = tuple(lower_block(inner, node.body.statements))
    scope.effects = scope.effects or inner.effects
    forget_state(scope)
    if node.first:
        found = Fold("first", var, items, where, None, keys)
        return [Let(var, found, at), If(Op(">=", Var(var), Int(0)), body)]
    if keys or (where is not None and keys):
        items = Fold("those", var, items, where, None, keys)
    if where is not None:
        body = (If(where, body),)
    return [ForEach(label, var, items, body)]


def lower_repeat(scope: Scope, node: syntax.Repeat, at: int) -> list[Stmt]:
    count = number(scope, node.count)
    most = scope.range(count)[1]
    if most is None and not scope.reporter.has_errors:
        scope.error(
            "unbounded-loop",
            "this loop has no upper limit",
            node.count.span,
            "no upper end",
            help="give the field or quantity an upper end, or write `min(..., 20)`",
        )
    elif most is not None and most > MOST_TIMES:
        scope.error(
            "unbounded-loop",
            f"a limit of {most} stops no loop in time",
            node.count.span,
            f"at most {MOST_TIMES} times",
            help="use a smaller number",
        )
    settle_loop_facts(scope)
    label = scope.builder.fresh("repeat")
    inner = scope.inner(loops=(*scope.loops, label))
    body = tuple(lower_block(inner, node.body.statements))
    scope.effects = scope.effects or inner.effects
    forget_state(scope)
    if node.at_most:
        return [Loop(label, count, body, at)]
    turn = scope.builder.fresh("turn")
    return [ForEach(label, turn, Range(Int(1), count), body)]


def lower_end(scope: Scope, what: str, span) -> list[Stmt]:
    return scope.builder.leave(scope, what, span)


def lower_with(scope: Scope, node: syntax.With, at: int) -> list[Stmt]:
    before: list[Stmt] = []
    after: list[Stmt] = []
    for binding in node.bindings:
        target = bind(scope, syntax.Name(binding.name.span, binding.name.text))
        if not isinstance(target.ir, Cell):
            if not isinstance(target.type, Unknown):
                scope.error(
                    "wrong-kind", f"`{binding.name}` is no field that could be set", binding.name.span, "not a field"
                )
            continue
        value = fit(scope, bind(scope, binding.value, target.type), target.type, binding.value.span)
        kept = scope.builder.fresh(f"old_{binding.name.text}")
        scope.builder.usage.written.add(binding.name.text)
        before += [Let(kept, target.ir), Store(target.ir, value.ir, at=at)]
        after.append(Store(target.ir, Var(kept), at=at))
    forget_state(scope)
    body = lower_body(scope, node.body)
    forget_state(scope)
    return [*before, *body, *after]


# ---------------------------------------------------------------- questions


def not_automa(scope: Scope, seat: Expr, test: Expr) -> Expr:
    """An automa declines whatever it may do."""
    if not scope.model.automas:
        return test
    human = Op("==", Cell("automa", seat), Int(0))
    return human if test == TRUE else Op("and", human, test)


def when(test: Expr, body: list[Stmt]) -> list[Stmt]:
    return body if test == TRUE else [If(test, tuple(body))]


def lower_may(scope: Scope, node: syntax.May, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    inner = scope.inner(effects=False)
    test, body = lower_option(inner, node.body)
    label = node.label.value if node.label else _may_words(node.body)
    prompt = scope.builder.prompt("may", label + "?", NUMBER, ((1, label, label), (0, "decline", "Decline")))
    answer = scope.builder.fresh("answer")
    forget_state(scope)
    return when(not_automa(scope, seat, test), [Ask(answer, seat, YES_NO, prompt, at), If(Var(answer), tuple(body))])


def _may_words(body: syntax.Body) -> str:
    first = body.statements[0] if body.statements else None
    return type(first).__name__.lower() if first is not None else "do it"


def lower_option(scope: Scope, body: syntax.Body) -> tuple[Expr, list[Stmt]]:
    """An option or `may`: what must hold for it to be offered, and what happens then."""
    run = run_length(body.statements)
    items = bind_head(scope, body.statements[:run])
    rest = body.statements[run:]
    final = opening_test(scope, rest)
    tail = None
    if rest and isinstance(rest[0], syntax.Do) and rest[0].subject is None and scope.me is not None:
        tail = bind_callee(scope, rest[0].callee, rest[0].args, scope.me, rest[0])
        final = can_call(scope, tail) if tail is not None else TRUE
    test = feasible(scope.builder, items, final)
    out = perform_head(scope, items, final)
    if tail is not None:
        out += [
            Mark(scope.builder.origin(scope.source, rest[0].span, scope.origin_kind)),
            *perform(scope, tail, checked=True),
        ]
        scope.effects = True
        forget_state(scope)
        rest = rest[1:]
    return test, out + lower_block(scope, rest)


def lower_may_choose(scope: Scope, node: syntax.MayChoose, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    inner = scope.inner(effects=False)
    choose = syntax.Choose(node.span, node.subject, node.name, node.domain, node.where)
    items = bind_head(inner, (choose,))
    choice = items[0]
    test, body = lower_option(inner, node.body)
    both = choice.where if test == TRUE else test if choice.where is None else Op("and", choice.where, test)
    options = choice.items if both is None else Fold("those", choice.var, choice.items, both)
    offered = scope.builder.fresh("offered")
    reading = reading_of(scope.model, choice.type)
    prompt = scope.builder.prompt(
        node.name.text, f"Choose {node.name.text.replace('_', ' ')}, or none", reading, ((-1, "decline", "None"),)
    )
    forget_state(scope)
    human = not_automa(scope, seat, Op(">", Len(Var(offered)), Int(0)))
    return [
        Let(offered, options),
        If(
            human,
            (
                Ask(choice.var, seat, Op("+", Var(offered), Tup((Int(-1),))), prompt, at),
                If(Op(">=", Var(choice.var), Int(0)), tuple(body)),
            ),
        ),
    ]


def lower_choose_one(scope: Scope, node: syntax.ChooseOne, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    options: list[Expr] = []
    labels = []
    branches: list[tuple[int, list[Stmt]]] = []
    for number_, option in enumerate(node.options):
        inner = scope.inner(effects=False)
        test, body = lower_option(inner, option.body)
        mark = Mark(scope.builder.origin(scope.source, option.span, scope.origin_kind))
        options.append((test, number_))
        labels.append((number_, option.label.value, option.label.value))
        branches.append((number_, [mark, *body]))
    forget_state(scope)
    from compiler.lower.offers import never_empty, option_list

    offered = scope.builder.fresh("offered")
    chosen = scope.builder.fresh("chosen")
    prompt = scope.builder.prompt("option", "Choose one", NUMBER, tuple(labels))
    steps: list[Stmt] = [Ask(chosen, seat, Var(offered), prompt, at)]
    steps += branch_on(chosen, branches)
    everything = option_list(options)
    if never_empty(options):
        steps[0] = Ask(chosen, seat, everything, prompt, at)
        return steps
    return [Let(offered, everything), If(Op(">", Len(Var(offered)), Int(0)), tuple(steps))]


def branch_on(var: str, branches: list[tuple[int, list[Stmt]]]) -> list[Stmt]:
    """A chain of tests; the last branch needs none."""
    if not branches:
        return []
    result: tuple[Stmt, ...] = tuple(branches[-1][1])
    for value, body in reversed(branches[:-1]):
        result = (If(Op("==", Var(var), Int(value)), tuple(body), result),)
    return list(result)


def lower_may_do(scope: Scope, node: syntax.MayDo, at: int) -> list[Stmt]:
    seat = scope.me if node.subject is None else chooser(scope, node.subject, node.span)
    tail = bind_callee(scope, node.callee, node.args, seat, node)
    if tail is None or seat is None:
        return []
    answer = scope.builder.fresh("answer")
    if tail.by_column:
        from compiler.lower.cells import column_labels

        prompt = scope.builder.prompt(
            "do", "Do it?", NUMBER, (*column_labels(scope.builder, tail.rule), (-1, "decline", "Decline"))
        )
        options: Expr = Tup((tail.args[0], Int(-1)))
        yes: Expr = Op(">=", Var(answer), Int(0))
    else:
        title = scope.model.rules[tail.rule].title
        prompt = scope.builder.prompt(
            tail.rule, f"{title}?", NUMBER, ((1, tail.rule, title), (0, "decline", "Decline"))
        )
        options, yes = YES_NO, Var(answer)
    test = not_automa(scope, seat, can_call(scope, tail))
    made = when(test, [Ask(answer, seat, options, prompt, at), If(yes, tuple(perform(scope, tail, checked=True)))])
    forget_state(scope)
    return made


# ---------------------------------------------------------------- cards


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
        return Const(
            f"size_{info.storage}", Op("-", place, Int(base)) if not isinstance(place, Int) else Int(place.value - base)
        )
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
    steps: list[Stmt] = [
        Let(moved, builder.unshielded_cards(scope, cards)),
        Move(Var(moved), number_, bottom, capacity, at),
    ]
    steps += builder.move_notes(scope, Var(moved), number_, info, at, drawn)
    return steps + refill_rows(scope, at)


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


def refill_rows(scope: Scope, at: int) -> list[Stmt]:
    return scope.builder.refill_call()


def refill_fed_by(scope: Scope, place: tuple[Expr, FieldInfo], at: int) -> list[Stmt]:
    """A shuffled deck fills the rows it feeds, also before the setup is over."""
    builder = scope.builder
    fed = [row for row in builder.rows() if row.node.refilled.name.text == place[1].name]
    return [*builder.open_rows(True), *builder.refill_call()] if fed else []


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
    return [Look(scope.me, number_, at), Note(note, scope.me, (), at=at)]


# ---------------------------------------------------------------- chance and picks


def lower_roll(scope: Scope, node: syntax.Roll, at: int) -> list[Stmt]:
    builder = scope.builder
    count = Int(1) if node.count is None else number(scope, node.count)
    name = node.name.text
    rolled = builder.fresh(f"rolled_{name}")
    low, high = scope.range(count)
    if high is None or high > MOST_DICE or not 1 <= node.sides <= MOST_SIDES:
        dice = (
            "no upper end to the number of dice"
            if high is None
            else f"{high} dice"
            if high > MOST_DICE
            else f"a die with {node.sides} sides"
        )
        scope.error(
            "too-many-values",
            f"{dice} can't be rolled",
            node.span,
            f"at most {MOST_DICE} dice with 1 to {MOST_SIDES} sides",
            help="roll fewer dice, or smaller ones",
        )
    bounds = ((low or 0), None if high is None else high * node.sides)
    scope.facts[Var(rolled)] = bounds
    seat = scope.me if scope.me is not None else Cell("active")
    note = Note(builder.note("{player} rolls {0}", NUMBER), seat, (Var(rolled),), at=at)
    info = scope.model.fields.get(name)
    if info is None:
        if name in scope.locals:
            local = scope.locals[name]
            return [Roll(rolled, count, node.sides, at), Let(local.ir.name, Var(rolled)), note]
        from compiler.types import IntType

        check_new_name(scope, node.name)
        scope.declare(name, IntType(*bounds), rolled)
        return [Roll(rolled, count, node.sides, at), note]
    builder.usage.written.add(name)
    target = bind(scope, syntax.Name(node.name.span, name))
    if not isinstance(target.ir, Cell):
        return []
    known = scope.model.bounds_of(info.type)
    if (
        known[0] is not None
        and bounds[0] < known[0]
        or (known[1] is not None and (bounds[1] is None or bounds[1] > known[1]))
    ):
        scope.error(
            "value-out-of-range",
            f"`{name}` can't hold every result of this roll",
            node.span,
            f"rolls {bounds[0]} to {bounds[1]}",
            others=[info.place.label("its range")],
            help="widen the range of the field",
        )
    forget_field(scope, info.storage)
    made: list[Stmt] = [Roll(rolled, count, node.sides, at), Store(target.ir, Var(rolled), at=at), note]
    from compiler.lower.events import fire

    if builder.listens("before", "roll", name):
        made = [*fire(scope, "before", "roll", info, seat, Int(0), None), *made]
    if builder.listens("after", "roll", name):
        made += fire(scope, "after", "roll", info, seat, Var(rolled), None)
        forget_state(scope)
    return made


def lower_pick(scope: Scope, node: syntax.Pick, at: int) -> list[Stmt]:
    many = collection(scope, node.domain)
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    if where is not None:
        inner.assume(where)
    keys = bind_keys(inner, node.order) if node.order is not None else ()
    items = as_list(scope, many)
    scope.locals[node.name.text] = inner.locals[node.name.text]
    scope.facts = inner.facts
    if node.order is not None and node.order.at_random:
        pool = items if where is None else Fold("those", var, items, where)
        prompt = scope.builder.prompt(
            node.name.text, f"{node.name.text.replace('_', ' ')} at random", reading_of(scope.model, item_type(many))
        )
        options = scope.builder.fresh("pool")
        return [
            Let(options, pool),
            scope.builder.demand(Op(">", Len(Var(options)), Int(0)), at),
            PickRandom(var, Var(options), prompt, at),
        ]
    return [
        Let(var, Fold("first", var, items, where, None, keys), at),
        scope.builder.demand(Op(">=", Var(var), Int(0)), at),
    ]


def lower_lay(scope: Scope, node: syntax.Lay, at: int) -> list[Stmt]:
    face, grid = bind(scope, node.face), bind(scope, node.grid)
    if isinstance(grid.type, Unknown) or isinstance(face.type, Unknown):
        return []
    if not isinstance(grid.type, GridOf) or not isinstance(grid.ir, Cell) or not isinstance(face.type, FaceType):
        scope.error(
            "wrong-kind", "`lay` puts a face of a table on a grid of the state", node.span, "not a face and a grid"
        )
        return []
    from compiler.types import CellType

    spot = fit(
        scope,
        bind(scope, node.cell, CellType(grid.type.height, grid.type.width)),
        CellType(grid.type.height, grid.type.width),
        node.cell.span,
    )
    forget_field(scope, grid.ir.field)
    scope.builder.usage.written.add(grid.ir.field)
    return [
        Store(grid.ir, Helper("laid", (grid.ir, Int(grid.type.height), Int(grid.type.width), face.ir, spot.ir)), at=at)
    ]


__all__ = [
    "lower_block",
    "lower_body",
    "lower_option",
    "branch_on",
    "when",
    "not_automa",
    "place_of",
    "move_to",
    "Typed",
    "PlayerType",
    "Has",
    "Bit",
    "Not",
    "Seats",
    "Leave",
    "none_if_true",
    "place_number",
]
