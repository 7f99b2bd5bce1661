"""Questions to players: `may`, `may choose`, `choose one`, `may do`. Only what is possible is offered; an automa declines."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import Cell, Expr, Fold, Int, Len, Op, Tup, Var
from compiler.ir.make import TRUE, equals
from compiler.ir.stmt import Ask, If, Let, Mark, Stmt
from compiler.lower.dispatch import lower_block, lowers
from compiler.lower.env import Env
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.leadins import asked_for, choice_of, chooser, feasible, lead_in_items, perform_lead_in
from compiler.lower.legality import can_call, opening_test
from compiler.lower.offers import branch_on, kept_secret, never_empty, option_list
from compiler.lower.parts import Call, call_of
from compiler.lower.performing import perform
from compiler.lower.signals import spared, unless
from compiler.lower.state import Lowering
from compiler.lower.tables import action_of, column_type
from compiler.lower.titles import title_in_general, worded

YES_NO = Tup((Int(1), Int(0)))


def not_automa(env: Env, seat: Expr, test: Expr) -> Expr:
    """An automa declines whatever it may do."""
    if not env.lowering.model.automas:
        return test
    human = equals(Cell("automa", seat), 0)
    return human if test == TRUE else Op("and", human, test)


def when(test: Expr, body: list[Stmt]) -> list[Stmt]:
    return body if test == TRUE else [If(test, tuple(body))]


def spare(env: Env, subject: tree.Expr | None, made: list[Stmt]) -> list[Stmt]:
    """A card that can't affect somebody doesn't ask them either."""
    return unless(spared(env, chooser(env, subject)) if subject is not None else None, made)


def lower_option(env: Env, block: tree.Block) -> tuple[Expr, list[Stmt]]:
    """An option or `may`: what must hold for it to be offered, and what happens then."""
    lead_in, rest = tree.opening_of(block)
    items = lead_in_items(env, lead_in)
    tail: Call | None = None
    if rest and isinstance(rest[0], tree.Do) and rest[0].subject is None and env.me is not None:
        tail = call_of(env, rest[0].callee, env.me, rest[0].span)
    final = can_call(env, tail) if tail is not None else opening_test(env, rest)
    test = feasible(env.lowering, items, final)
    out = perform_lead_in(env, items, final)
    if tail is not None:
        out += [Mark(env.at(tail.span)), *perform(env, tail, checked=True)]
        rest = rest[1:]
    return test, out + lower_block(env, rest)


@lowers(tree.Guarded)
def lower_guarded(env: Env, node: tree.Guarded, at: int) -> list[Stmt]:
    """A lead-in in the middle: the rest of the block happens only if it can be met."""
    items = lead_in_items(env, node.lead_in)
    first = node.rest[0] if node.rest else None
    if isinstance(first, tree.Do) and first.subject is None and env.me is not None:
        final = can_call(env, call_of(env, first.callee, env.me, first.span))
    else:
        final = opening_test(env, node.rest)
    test = feasible(env.lowering, items, final)
    return when(test, perform_lead_in(env, items, final) + lower_block(env, node.rest))


@lowers(tree.May)
def lower_may(env: Env, node: tree.May, at: int) -> list[Stmt]:
    seat = chooser(env, node.subject)
    test, body = lower_option(env.inner(), node.body)
    answer, key = env.lowering.fresh("answer"), title_in_general(node.label, env.locals)

    def ask(texts: tuple[str, ...]) -> Stmt:
        labels = ((1, key, texts[0]), (0, "decline", "Decline"))
        return Ask(answer, seat, YES_NO, env.lowering.prompt("may", texts[0] + "?", NUMBER, labels), at)

    made: list[Stmt] = [worded(env, (node.label,), ask), If(Var(answer), tuple(body))]
    return spare(env, node.subject, when(not_automa(env, seat, test), made))


@lowers(tree.MayChoose)
def lower_may_choose(env: Env, node: tree.MayChoose, at: int) -> list[Stmt]:
    lowering, local = env.lowering, node.choose.local
    seat = chooser(env, node.choose.subject)
    inner = env.inner()
    choice = choice_of(inner, node.choose, None)
    test, body = lower_option(inner, node.body)
    both = choice.where if test == TRUE else test if choice.where is None else Op("and", choice.where, test)
    options = choice.items if both is None else Fold("those", choice.var, choice.items, both)
    offered = lowering.fresh("offered")
    prompt = lowering.prompt(
        local.name, f"Choose {asked_for(local)}, or none", reading_of(lowering.model, local.type), ((-1, "decline", "None"),)
    )
    stock = choice.items if choice.hidden else Var(offered)  # who has something there is asked, whether it will do or not
    steps = (
        Ask(choice.var, seat, Op("+", Var(offered), Tup((Int(-1),))), prompt, at),
        If(Op(">=", Var(choice.var), Int(0)), tuple(body)),
    )
    made: list[Stmt] = [Let(offered, options), If(not_automa(env, seat, Op(">", Len(stock), Int(0))), steps)]
    return spare(env, node.choose.subject, made)


@lowers(tree.ChooseOne)
def lower_choose_one(env: Env, node: tree.ChooseOne, at: int) -> list[Stmt]:
    lowering, seat = env.lowering, chooser(env, node.subject)
    options: list[tuple[Expr, int]] = []
    branches: list[tuple[int, list[Stmt]]] = []
    for number, option in enumerate(node.options):
        test, body = lower_option(env.inner(), option.body)
        options.append((test, number))
        branches.append((number, [Mark(env.at(option.span)), *body]))
    texts = tuple(option.label for option in node.options)
    keys = [title_in_general(text, env.locals) for text in texts]
    offered, chosen = lowering.fresh("offered"), lowering.fresh("chosen")
    everything, steps = option_list(options), branch_on(chosen, branches)

    def ask(values: Expr) -> Stmt:
        def say(words: tuple[str, ...]) -> Stmt:
            labels = tuple((number, key, text) for number, (key, text) in enumerate(zip(keys, words, strict=True)))
            return Ask(chosen, seat, values, lowering.prompt("option", "Choose one", NUMBER, labels), at)

        return worded(env, texts, say)

    made: list[Stmt] = [ask(everything), *steps]
    if not never_empty(options):
        some = (ask(Var(offered)), *steps)
        made = [Let(offered, everything), If(Op(">", Len(Var(offered)), Int(0)), some)]
    return spare(env, node.subject, made)


@lowers(tree.MayDo)
def lower_may_do(env: Env, node: tree.MayDo, at: int) -> list[Stmt]:
    lowering, seat = env.lowering, chooser(env, node.subject)
    call = call_of(env, node.callee, seat, node.span)
    answer = lowering.fresh("answer")
    options, yes = YES_NO, Var(answer)
    test_yes: Expr = yes
    if call.rule is not None:
        title = title_in_general(call.rule.title, lowering.game.rules[call.name].params)
        labels = ((1, call.name, title), (0, "decline", "Decline"))
        prompt = lowering.prompt(call.name, f"{title}?", NUMBER, labels)
    else:
        prompt = lowering.prompt("do", "{option}: do it?", NUMBER, (*column_labels(lowering, call), (-1, "decline", "Decline")))
        options, test_yes = Tup((call.args[0], Int(-1))), Op(">=", yes, Int(0))
    test = not_automa(env, seat, can_call(env, call))
    steps = (Ask(answer, seat, options, prompt, at), If(test_yes, tuple(perform(env, call, checked=True))))
    made = when(test, list(steps))
    for stock in kept_secret(lowering, call) if test != TRUE else ():
        pass_by = Ask(lowering.fresh("passed"), seat, Tup((Int(0),)), prompt, at)
        made = [If(test, steps, (If(not_automa(env, seat, Op(">", stock, Int(0))), (pass_by,)),))]
    return spare(env, node.subject, made)


def column_labels(lowering: Lowering, call: Call) -> tuple[tuple[int, str, str], ...]:
    """How the things of a column are offered: by the action's name and title, or by the row's."""
    labels = []
    for table in call.tables:
        acts = column_type(table, call.column).kind == "action"
        for thing, row in enumerate(table.things):
            info = action_of(lowering, table, row, call.column) if acts else None
            key, label = (info.name, info.title) if info is not None else (table.rows[row].id, table.rows[row].name)
            labels.append((table.first + thing, key, label))
    return tuple(labels)
