"""Questions to players: `may`, `may choose`, `choose one`, `may do`, and `may do any of` and `do one of` with the abilities of
cards among what is offered. Only what is possible is offered; an automa declines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler.bound import tree
from compiler.ir.expr import CallFnBy, Cell, Cond, Const, Expr, Fold, Int, Len, Op, Pile, Tup, Var
from compiler.ir.make import TRUE, both, chain, conjunction, equals, has_some, is_empty, negation, numbers
from compiler.ir.stmt import Ask, CallBy, Exit, If, Let, Loop, Mark, Stmt, Store
from compiler.ir.walk import substitute
from compiler.lower.alike import different, different_in_pile
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.leadins import Choice, Price, choice_of, chooser, feasible, lead_in_items, perform_lead_in, titled
from compiler.lower.legality import can_call, final_test_of
from compiler.lower.parts import Call, call_of, rule_parts, tail_of
from compiler.lower.performing import perform
from compiler.lower.prompts import asked_for
from compiler.lower.signals import all_open, spared, unless, used_mark, when, with_source
from compiler.lower.state import Env, Lasting, Lowering, lower_block, lowers
from compiler.lower.tables import contents
from compiler.lower.titles import is_open, title_in_general, worded
from compiler.lower.values import place_number, value
from compiler.model import RuleInfo
from compiler.text import offer_words
from compiler.types import LineOf, PileOf

ABILITY = 1000  # option numbers from here on are cards whose ability is used
DONE = -1
YES_NO = numbers(1, 0)
Options = list[tuple[Expr, int]]
Branches = list[tuple[int, list[Stmt]]]


def not_automa(env: Env, seat: Expr, test: Expr) -> Expr:
    """An automa declines whatever it may do."""
    return both(equals(Cell("automa", seat), 0), test) if env.lowering.model.automas else test


def spare(env: Env, subject: tree.Expr | None, made: list[Stmt]) -> list[Stmt]:
    """A card that can't affect somebody doesn't ask them either."""
    return unless(spared(env, chooser(env, subject)) if subject is not None else None, made)


def opening(env: Env, lead_in: tuple[tree.LeadIn, ...], rest: tree.Block) -> tuple[Expr, list[Stmt], Call | None]:
    """A lead-in that is no rule's: can it be met and what follows be done? Asking and paying; the rule behind it."""
    items, tail = lead_in_items(env, lead_in), tail_of(env, rest)
    prices = tuple(payment for item in items if isinstance(item, Price) for payment in item.payments)
    final = final_test_of(env, tail, rest, prices)
    return feasible(env.lowering, items, final), perform_lead_in(env, items, final), tail


def lower_option(env: Env, block: tree.Block) -> tuple[Expr, list[Stmt]]:
    """An option or `may`: what must hold for it to be offered, and what happens then."""
    lead_in, rest = tree.opening_of(block)
    test, out, tail = opening(env, lead_in, rest)
    if tail is not None:
        out += [Mark(env.at(tail.span)), *perform(env, tail, checked=True)]
        rest = rest[1:]
    return test, out + lower_block(env, rest)


@lowers(tree.Guarded)
def lower_guarded(env: Env, node: tree.Guarded, at: int) -> list[Stmt]:
    """A lead-in in the middle: the rest of the block happens only if it can be met."""
    test, asked, _ = opening(env, node.lead_in, node.rest)
    return when(test, asked + lower_block(env, node.rest))


@lowers(tree.May)
def lower_may(env: Env, node: tree.May, at: int) -> list[Stmt]:
    seat = chooser(env, node.subject)
    test, body = lower_option(env.inner(), node.body)
    answer, key = env.lowering.fresh("answer"), title_in_general(node.label, env.locals)
    tells = not node.labelled and node.subject is None
    asked = offer_words(node.body, env.lowering.words) or node.label if tells else node.label

    def ask(texts: tuple[str, ...]) -> Stmt:
        labels = ((1, key, texts[0]), (0, "decline", "Decline"))
        return Ask(answer, seat, YES_NO, env.lowering.prompt("may", texts[1] + "?", NUMBER, labels), at)

    made: list[Stmt] = [worded(env, (node.label, asked), ask), If(Var(answer), tuple(body))]
    return spare(env, node.subject, when(not_automa(env, seat, test), made))


@lowers(tree.MayChoose)
def lower_may_choose(env: Env, node: tree.MayChoose, at: int) -> list[Stmt]:
    lowering, local = env.lowering, node.choose.local
    seat = chooser(env, node.choose.subject)
    inner = env.inner()
    choice = choice_of(inner, node.choose, None)
    test, body = lower_option(inner, node.body)
    wanted = both(choice.where or TRUE, test)
    options = different(env, node.choose, seat, choice.var, choice.items, None if wanted == TRUE else wanted, {choice.var})
    offered = lowering.fresh("offered")
    asked = f"Choose {asked_for(lowering, node.choose)}, or none"
    prompt = lowering.prompt(local.name, asked, reading_of(lowering.model, local.type), ((-1, "decline", "None"),))

    def ask(prompt: int) -> Stmt:
        return Ask(choice.var, seat, Op("+", Var(offered), numbers(-1)), prompt, at)

    hidden = negation(all_open(choice.node.hidden))  # who has something there is asked, whether it will do or not
    stock = Var(offered) if hidden == Int(0) else choice.items if hidden == TRUE else Cond(hidden, choice.items, Var(offered))
    steps = (titled(env, node.choose.title, prompt, ask), If(Op(">=", Var(choice.var), Int(0)), tuple(body)))
    made: list[Stmt] = [Let(offered, options), If(not_automa(env, seat, has_some(stock)), steps)]
    return spare(env, node.choose.subject, made)


@lowers(tree.ChooseOne)
def lower_choose_one(env: Env, node: tree.ChooseOne, at: int) -> list[Stmt]:
    lowering, seat = env.lowering, chooser(env, node.subject)
    options: Options = []
    branches: Branches = []
    for number, option in enumerate(node.options):
        test, body = lower_option(env.inner(), option.body)
        options.append((test, number))
        branches.append((number, [Mark(env.at(option.span)), *body]))
    texts = tuple(option.label for option in node.options)
    keys = [title_in_general(text, env.locals) for text in texts]
    offered, chosen = lowering.fresh("offered"), lowering.fresh("chosen")

    def ask(values: Expr) -> Stmt:
        def say(words: tuple[str, ...]) -> Stmt:
            labels = tuple((number, key, text) for number, (key, text) in enumerate(zip(keys, words, strict=True)))
            prompt = lowering.prompt("option", "Choose one", NUMBER, labels)
            return titled(env, node.title, prompt, lambda asked: Ask(chosen, seat, values, asked, at))

        return worded(env, texts, say)

    made = ask_one(ask, option_list(options), options, offered, branch_on(chosen, branches))
    return spare(env, node.subject, made)


@lowers(tree.MayDo)
def lower_may_do(env: Env, node: tree.MayDo, at: int) -> list[Stmt]:
    lowering, seat = env.lowering, chooser(env, node.subject)
    call = call_of(env, node.callee, seat, node.span)
    answer = lowering.fresh("answer")
    options: Expr = YES_NO
    test_yes: Expr = Var(answer)
    prompt = None
    if call.rule is None:
        prompt = lowering.prompt("do", "{option}: do it?", NUMBER, (*column_labels(lowering, call), (-1, "decline", "Decline")))
        options, test_yes = Tup((call.args[0], Int(-1))), Op(">=", Var(answer), Int(0))

    def asking(into: str, values: Expr) -> Stmt:
        return offer(env, call, into, seat, values, at) if prompt is None else Ask(into, seat, values, prompt, at)

    test = not_automa(env, seat, can_call(env, call))
    steps = (asking(answer, options), If(test_yes, tuple(perform(env, call, checked=True))))
    made = when(test, list(steps))
    for stock in kept_secret(lowering, call) if test != TRUE else ():
        pass_by = asking(lowering.fresh("passed"), numbers(0))
        made = [If(test, steps, (If(not_automa(env, seat, Op(">", stock, Int(0))), (pass_by,)),))]
    return spare(env, node.subject, made)


def offer(env: Env, call: Call, into: str, seat: Expr, values: Expr, at: int) -> Stmt:
    """Asks whether to do a rule, by its title; slots tell what is given to it, if everybody may know."""
    lowering, params = env.lowering, env.lowering.game.rules[call.name].params
    given = {one: arg for one, arg in zip(params, call.args, strict=True) if is_open(lowering, one)}

    def say(texts: tuple[str, ...]) -> Stmt:
        title = title_in_general(texts[0], params)
        labels = ((1, call.name, title), (0, "decline", "Decline"))
        return Ask(into, seat, values, lowering.prompt(call.name, f"{title}?", NUMBER, labels), at)

    assert call.rule is not None
    return worded(replace(env, locals=given), (call.rule.title,), say)


def column_labels(lowering: Lowering, call: Call) -> tuple[tuple[int, str, str], ...]:
    """How the things of a column are offered: by the action's name and title, or by the row's."""
    labels = []
    for table in call.tables:
        standing = [content for _, content in contents(lowering, table, call.column)]
        for thing, row in enumerate(table.things):
            info = standing[row]
            key, label = (info.name, info.title) if isinstance(info, RuleInfo) else (table.rows[row].id, table.rows[row].name)
            labels.append((table.first + thing, key, label))
    return tuple(labels)


# ---------------------------------------------------------------- offers


def option_list(options: Options) -> Expr:
    """The tuple of those option numbers whose test holds."""
    if len([test for test, _ in options if test != TRUE]) <= 2:
        return by_case(options, ())
    doubtful = (Cond(test, numbers(number), Tup(())) if test != TRUE else numbers(number) for test, number in options)
    return chain("+", doubtful) or Tup(())


def by_case(options: Options, taken: tuple[int, ...]) -> Expr:
    """One constant tuple for each way the doubtful tests can turn out."""
    for place, (test, number) in enumerate(options):
        if test != TRUE:
            rest = options[place + 1 :]
            return Cond(test, by_case(rest, (*taken, number)), by_case(rest, taken))
        taken = (*taken, number)
    return numbers(*taken)


def ask_one(ask: Callable[[Expr], Stmt], everything: Expr, options: Options, offered: str, steps: list[Stmt]) -> list[Stmt]:
    """Asks for one of the options, if there are any."""
    if any(test == TRUE for test, _ in options):
        return [ask(everything), *steps]
    return [Let(offered, everything), If(has_some(Var(offered)), (ask(Var(offered)), *steps))]


def branch_on(var: str, branches: Branches) -> list[Stmt]:
    """A chain of tests; the last branch needs none."""
    if not branches:
        return []
    result: tuple[Stmt, ...] = tuple(branches[-1][1])
    for number, body in reversed(branches[:-1]):
        result = (If(Op("==", Var(var), Int(number)), tuple(body), result),)
    return list(result)


@lowers(tree.Offer)
def lower_offer(env: Env, node: tree.Offer, at: int) -> list[Stmt]:
    lowering, seat = env.lowering, chooser(env, node.subject)
    options: Options = []
    labels: list[tuple[int, str, str]] = []
    branches: Branches = []
    abilities: Expr | None = None
    stocks: list[Expr] = []
    for one in node.offered:
        if isinstance(one, tree.Abilities):
            if abilities_of(lowering):
                lowering.offers_abilities = True
                abilities = ability_options(lowering, seat)
                labels += ability_labels(lowering)
            continue
        call = Call(one.rule.name, seat, (), one.span, one.rule)
        number = len(branches)
        stocks += kept_secret(lowering, call)
        options.append((can_call(env, call), number))
        labels.append((number, one.rule.name, one.rule.title))
        branches.append((number, [Mark(at), *perform(env, call, checked=True)]))
    offered, chosen = lowering.fresh("offered"), lowering.fresh("chosen")
    everything = option_list(options)
    if abilities is not None:
        everything = Op("+", everything, abilities)
    if node.any_number:
        labels.append((DONE, "done", "Done"))
    prompt = lowering.prompt("do", "What do you do?", NUMBER, tuple(labels))
    steps = branch_on(chosen, branches)
    if abilities is not None:
        card = Op("-", Var(chosen), Int(ABILITY))
        steps = [If(Op(">=", Var(chosen), Int(ABILITY)), (CallBy("use_ability", card, (seat, card)),), tuple(steps))]
    ask = Ask(chosen, seat, everything, prompt, at)
    if node.any_number:
        return spare(env, node.subject, until_done(env, ask, offered, stocks, steps))
    made = ask_one(lambda values: replace(ask, options=values), everything, options, offered, steps)
    return spare(env, node.subject, made)


def until_done(env: Env, ask: Ask, offered: str, stocks: list[Expr], steps: list[Stmt]) -> list[Stmt]:
    """Any number of them, in any order. Who may hold something secret is asked even if nothing is left to do."""
    label = env.lowering.fresh("offers")
    none_left: Expr = is_empty(Var(offered))
    for stock in stocks:
        none_left = Op("and", none_left, equals(stock, 0))
    if env.lowering.model.automas:
        none_left = Op("or", none_left, Op(">", Cell("automa", ask.seat), Int(0)))
    body: tuple[Stmt, ...] = (
        Let(offered, ask.options),
        If(none_left, (Exit(label),)),
        replace(ask, options=Op("+", Var(offered), numbers(DONE))),
        If(equals(Var(ask.into), DONE), (Exit(label),)),
        *steps,
    )
    return [Loop(label, Int(10_000), body, ask.at)]


def kept_secret(lowering: Lowering, call: Call) -> list[Expr]:
    """How much lies in the place of which only the chooser knows whether the rule can be done with it: whoever has something
    there is asked, so that not being asked gives nothing away."""
    if call.rule is None:
        return []
    parts = rule_parts(lowering, call.rule)
    first = next((item for item in parts.items if isinstance(item, Choice)), None)
    if first is None or not first.hidden or len(parts.arguments) != 1:
        return []
    return [both(negation(all_open(first.node.hidden)), Len(substitute(first.items, {parts.arguments[0]: call.seat})))]


# ---------------------------------------------------------------- abilities among the options


def abilities_of(lowering: Lowering) -> list[Lasting]:
    found = [lasting for lasting in lowering.lastings if isinstance(lasting.item, tree.Ability)]
    return [one for one in found if one.bound.place is not None and isinstance(one.bound.place.type, (PileOf, LineOf))]


def ability_options(lowering: Lowering, seat: Expr) -> Expr:
    """Option numbers of my cards whose ability can be used now; of equal ones the first, until it is used."""
    found: list[Expr] = []
    for info in dict.fromkeys(ability.bound.place for ability in abilities_of(lowering)):
        assert info is not None
        here = {lowering.row_of(a.thing) for a in abilities_of(lowering) if a.bound.place is info}
        flags = lowering.constant(f"ability_in_{info.name}", tuple(int(row in here) for row in lowering.program.card_rows))
        card = lowering.fresh("card")
        usable = Op("and", Const(flags, Var(card)), CallFnBy("can_use_ability", Var(card), (seat, Var(card))))
        pile = Pile(place_number(lowering, info, seat))
        ready: Expr = Fold("those", card, pile, usable)
        if isinstance(info.type, PileOf):
            ready = different_in_pile(lowering, info.type.of, card, pile, usable)
        found.append(Fold("map", card, ready, None, Op("+", Var(card), Int(ABILITY))))
    return chain("+", found) or Tup(())


def ability_labels(lowering: Lowering) -> list[tuple[int, str, str]]:
    rows = ((one, one.table.rows[one.row]) for one in abilities_of(lowering) if one.table is not None)
    return [(ABILITY + card, row.id, row.name) for one, row in rows for card in one.cards]


def make_abilities(lowering: Lowering) -> None:
    """Tables by card of what can be used and what it does, made at the end if abilities are ever offered."""
    made = [(lasting, *make_ability(lowering, lasting)) for lasting in abilities_of(lowering)]
    functions = lowering.by_card((lasting, can) for lasting, can, _ in made)
    if None in functions:
        lowering.function("no_ability", ("me", "this"), Int(0), "can")
    lowering.program.procedure_tables["use_ability"] = tuple(lowering.by_card((lasting, use) for lasting, _, use in made))
    lowering.program.function_tables["can_use_ability"] = tuple(name or "no_ability" for name in functions)


def make_ability(lowering: Lowering, lasting: Lasting) -> tuple[str, str]:
    item, table = lasting.item, lasting.table
    assert isinstance(item, tree.Ability) and table is not None
    row = table.rows[lasting.row]
    env = Env(lowering, lasting.source, me=Var("me"), this=Var("this"), origin_kind="cell")
    mark = used_mark(lowering, item.per, lasting, Var("this"))
    tests: list[Expr] = [equals(mark, 0), *(value(env, test) for test in lasting.bound.conditions)]
    lead_in, body = lower_option(env, item.body)
    can = lowering.function(f"can_use_{table.name}_{row.id}", ("me", "this"), conjunction([*tests, lead_in]) or TRUE, "can")
    steps = [Store(mark, Int(1)), *with_source(lowering, Var("this"), Var("me"), body)]
    return can, lowering.procedure(f"use_{table.name}_{row.id}", ("me", "this"), steps, row.name, env.at(item.span))
