"""`may do any of` and `do one of`: what is offered, actions and abilities alike, and the abilities themselves."""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.expr import CallFnBy, Cell, Cond, Const, Expr, Fold, Int, Len, Op, Pile, Tup, Var
from compiler.ir.make import TRUE
from compiler.ir.stmt import Ask, CallBy, Exit, If, Let, Loop, Mark, Stmt
from compiler.ir.walk import substitute
from compiler.lower.layout import NUMBER
from compiler.lower.leadins import Choice, chooser
from compiler.lower.legality import can_call
from compiler.lower.parts import Call, rule_parts
from compiler.lower.performing import perform
from compiler.lower.signals import spared, unless
from compiler.lower.state import Env, Lasting, Lowering, lowers
from compiler.lower.values import place_number
from compiler.types import LineOf, PileOf

ABILITY = 1000  # option numbers from here on are cards whose ability is used
DONE = -1
Options = list[tuple[Expr, int]]


def option_list(options: Options) -> Expr:
    """The tuple of those option numbers whose test holds."""
    if len([test for test, _ in options if test != TRUE]) <= 2:
        return by_case(options, ())
    result: Expr | None = None
    for test, number in options:
        one: Expr = Tup((Int(number),))
        if test != TRUE:
            one = Cond(test, one, Tup(()))
        result = one if result is None else Op("+", result, one)
    return result if result is not None else Tup(())


def by_case(options: Options, taken: tuple[int, ...]) -> Expr:
    """One constant tuple for each way the doubtful tests can turn out."""
    for place, (test, number) in enumerate(options):
        if test != TRUE:
            rest = options[place + 1 :]
            return Cond(test, by_case(rest, (*taken, number)), by_case(rest, taken))
        taken = (*taken, number)
    return Tup(tuple(Int(n) for n in taken))


def never_empty(options: Options) -> bool:
    return any(test == TRUE for test, _ in options)


def branch_on(var: str, branches: list[tuple[int, list[Stmt]]]) -> list[Stmt]:
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
    branches: list[tuple[int, list[Stmt]]] = []
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
    steps = dispatch(chosen, branches, seat, abilities is not None)
    made: list[Stmt] = [Ask(chosen, seat, everything, prompt, at), *steps]
    if node.any_number:
        made = until_done(
            env, everything, steps, offered, Ask(chosen, seat, Op("+", Var(offered), Tup((Int(DONE),))), prompt, at), stocks
        )
    elif not never_empty(options):
        some = (Ask(chosen, seat, Var(offered), prompt, at), *steps)
        made = [Let(offered, everything), If(Op(">", Len(Var(offered)), Int(0)), some)]
    return unless(spared(env, seat) if node.subject is not None else None, made)


def until_done(env: Env, everything: Expr, steps: list[Stmt], offered: str, ask: Ask, stocks: list[Expr]) -> list[Stmt]:
    """Any number of them, in any order. Who may hold something secret is asked even if nothing is left to do."""
    label = env.lowering.fresh("offers")
    none_left: Expr = Op("==", Len(Var(offered)), Int(0))
    for stock in stocks:
        none_left = Op("and", none_left, Op("==", stock, Int(0)))
    if env.lowering.model.automas:
        none_left = Op("or", none_left, Op(">", Cell("automa", ask.seat), Int(0)))
    body: tuple[Stmt, ...] = (
        Let(offered, everything),
        If(none_left, (Exit(label),)),
        ask,
        If(Op("==", Var(ask.into), Int(DONE)), (Exit(label),)),
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
    return [Len(substitute(first.items, {parts.arguments[0]: call.seat}))]


def dispatch(chosen: str, branches: list[tuple[int, list[Stmt]]], seat: Expr, with_abilities: bool) -> list[Stmt]:
    steps = branch_on(chosen, branches)
    if with_abilities:
        card = Op("-", Var(chosen), Int(ABILITY))
        use: tuple[Stmt, ...] = (CallBy("use_ability", card, (seat, card)),)
        steps = [If(Op(">=", Var(chosen), Int(ABILITY)), use, tuple(steps))]
    return steps


# ---------------------------------------------------------------- abilities among the options


def abilities_of(lowering: Lowering) -> list[Lasting]:
    found = [lasting for lasting in lowering.lastings if isinstance(lasting.item, tree.Ability)]
    return [one for one in found if one.bound.place is not None and isinstance(one.bound.place.type, (PileOf, LineOf))]


def ability_options(lowering: Lowering, seat: Expr) -> Expr:
    """Option numbers of my cards whose ability can be used now."""
    result: Expr | None = None
    for info in dict.fromkeys(ability.bound.place for ability in abilities_of(lowering)):
        assert info is not None
        here = {lowering.row_of(a.thing) for a in abilities_of(lowering) if a.bound.place is info}
        flags = lowering.constant(f"ability_in_{info.name}", tuple(int(row in here) for row in lowering.program.card_rows))
        card = lowering.fresh("card")
        usable = Op("and", Const(flags, Var(card)), CallFnBy("can_use_ability", Var(card), (seat, Var(card))))
        one = Fold("map", card, Pile(place_number(lowering, info, seat)), usable, Op("+", Var(card), Int(ABILITY)))
        result = one if result is None else Op("+", result, one)
    return result if result is not None else Tup(())


def ability_labels(lowering: Lowering) -> list[tuple[int, str, str]]:
    labels = []
    for lasting in abilities_of(lowering):
        table = lasting.table
        assert table is not None
        row = table.rows[lasting.row]
        labels += [(ABILITY + table.first + thing, row.id, row.name) for thing in table.things_of(lasting.row)]
    return labels
