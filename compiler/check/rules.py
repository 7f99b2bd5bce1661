"""Single rules that can't be meant as they are written: prices that nobody can pay or that are asked for twice, dice rolled until
they fit, `always` lines that say nothing, rules that need a player where none acts, questions that tell what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from compiler.bound import tree
from compiler.bound.facts import Facts
from compiler.bound.game import Game
from compiler.bound.ranges import Ranges
from compiler.bound.resources import value_of
from compiler.bound.tree import Expr
from compiler.check.whole import Part, Whole
from compiler.model import RuleInfo
from compiler.report import Reporter
from compiler.types import SetOf
from dsl.walk import nodes_in

Test = tuple[Expr, Expr, str]  # a condition, the whole of it, and how it is written


def check_legality(whole: Whole, reporter: Reporter) -> None:
    """Legality said twice.

    What: a `where` or `require` in a lead-in that compares a price with the purse from which the same lead-in pays it.
    Why: only what can be paid is offered anyway. The second statement is a second truth: it becomes wrong as soon as a
    card changes the price.

        choose ware in wares where ware.price <= coins      # warning: `pay` sees to that
        pay ware.price coins
    """
    for node, part in whole.of(tree.Guarded):
        tests: list[Test] = []
        for item in node.lead_in:
            match item:
                case tree.Require(test=test):
                    tests += [(one, test, "requirement") for one in conjuncts(test)]
                case tree.Choose(where=test) | tree.ChooseMany(where=test) if test is not None:
                    tests += [(one, test, "`where`") for one in conjuncts(test)]
                case tree.Pay(subject=None, payments=payments):
                    for resource, (one, test, word) in repeated(payments, tests):
                        message = f"this repeats that `{resource.name}` must be enough to pay"
                        help = f"remove the {word}" if one is test else f"remove this part of the {word}"
                        label = "only what can be paid is offered anyway"
                        reporter.warn("legality-twice", message, part.source, one.span, label, help=help)


def conjuncts(test: Expr) -> Iterator[Expr]:
    if isinstance(test, tree.Logic) and test.op == "and":
        yield from conjuncts(test.left)
        yield from conjuncts(test.right)
    else:
        yield test


def repeated(payments: tuple[tree.Payment, ...], tests: list[Test]) -> Iterator[tuple[tree.Resource, Test]]:
    """The tests that say of a purse that it holds as much as is paid from it."""
    for payment, test in product(payments, tests):
        one = test[0]
        if payment.resource is not None and isinstance(one, tree.Compare) and one.op in ("<=", ">="):
            small, large = (one.left, one.right) if one.op == "<=" else (one.right, one.left)
            if small == payment.value and large == value_of(payment.resource):
                yield payment.resource, test


def check_playable(whole: Whole, reporter: Reporter) -> None:
    """Rules and cards that nobody can ever play, because nobody can ever pay.

    What: a price in a lead-in that is higher than the purse can hold (`never-playable`). Requirements that no state
    meets, or that exclude each other, are found where they are read.
    Why: it is printed, dealt and carried about for nothing.

        each player has
            favour 0..12
        action bless "Bless"
            pay 15 favour           # warning: `favour` never goes above 12
    """
    for part in dict.fromkeys(part for _, part in whole.of(tree.Pay)):
        lead_in, _ = tree.opening_of(part.body)
        facts = facts_of(whole.game.ranges, lead_in)
        for payment in (payment for item in lead_in if isinstance(item, tree.Pay) for payment in item.payments):
            check_payment(whole, reporter, part, payment, facts)


def facts_of(ranges: Ranges, lead_in: tuple[tree.LeadIn, ...]) -> Facts:
    """What is known once a lead-in is met."""
    facts: Facts = {}
    for item in lead_in:
        match item:
            case tree.Require(test=test):
                facts = ranges.assume(test, True, facts)
            case tree.Let(local=local, value=value):
                facts = {**facts, tree.LocalRead(local.span, local.type, local): ranges.of(value, facts)}
            case tree.Choose(local=local, domain=domain, where=where):
                facts = {**facts, tree.LocalRead(local.span, local.type, local): ranges.item(domain, facts)}
                facts = ranges.assume(where, True, facts) if where is not None else facts
    return facts


def check_payment(whole: Whole, reporter: Reporter, part: Part, payment: tree.Payment, facts: Facts) -> None:
    if payment.resource is None or {payment.resource.name, payment.resource.field.name} & whole.game.heard.substitutable:
        return
    info = payment.resource.field
    low, high = whole.model.bounds_of(info.type)
    least = whole.game.ranges.of(payment.value, facts)[0]
    if high is None or low is None or least is None or least <= high - low:
        return
    spread = f"never goes above {high}" if low == 0 else f"can be lowered by {high - low} at most"
    message = f"{part.name} can never be done: nobody can pay {least} `{payment.resource.name}`"
    label, others = f"costs at least {least}", [info.place.label(f"`{info.name}` {spread}")]
    help = f"lower the price to {high - low} or less, or raise the range"
    reporter.warn("never-playable", message, part.source, payment.span, label, others=others, help=help)


def check_rerolls(whole: Whole, reporter: Reporter) -> None:
    """A die that is rolled again until it fits.

    What: a `repeat` that holds nothing but a `roll` and the test that stops it.
    Why: it may go on for long, reaches its limit in rare games, and its chances can't be listed. A uniform pick among
    what fits has exactly the same chances and always ends.

        repeat at most 99                     # warning
            roll d6 as n
            if n not in taken: stop

        pick n in 1..6 where n not in taken at random
    """
    for node, part in whole.of(tree.Repeat):
        found = rerolled(node)
        if found is None:
            continue
        roll, test = found
        fits = part.source.text[test.test.span.start : test.test.span.end]
        single = isinstance(roll.count, tree.Constant) and roll.count.value == 1
        help = "`pick` at random among the results that fit"
        if single and "\n" not in fits:
            help = f"write `pick {roll.name} in 1..{roll.sides} where {fits} at random`"
        message = f"`{roll.name}` is rolled again until it fits"
        reporter.warn("reroll-loop", message, part.source, roll.span, "may go on for long", help=help)


def rerolled(node: tree.Repeat) -> tuple[tree.Roll, tree.If] | None:
    if not node.at_most or len(node.body) != 2:
        return None
    first, second = node.body
    roll, test = (first, second) if isinstance(first, tree.Roll) else (second, first)
    if not isinstance(roll, tree.Roll) or not isinstance(test, tree.If) or test.otherwise is not None:
        return None
    stops = any(isinstance(statement, tree.Stop) for statement in test.then)
    looks_at_roll = any(
        (isinstance(node, tree.LocalRead) and node.local is roll.local)
        or (isinstance(node, tree.FieldRead) and roll.target is not None and node.field is roll.target.field)
        for node in nodes_in(test.test)
    )
    return (roll, test) if stops and looks_at_roll else None


def check_invariants(whole: Whole, reporter: Reporter) -> None:
    """`always` lines that say nothing.

    What: an invariant that the ranges of its fields make true in every state, or in none.
    Why: it is tested on every step of every example and proves nothing, so something else was meant.

        each player has
            coins 0..20
        always coins >= 0 "nobody is in debt"      # warning: the range says so already
    """
    for always in whole.game.always:
        truth, span = whole.game.ranges.truth(always.test, {}), always.test.span
        if truth is True:
            message = "this invariant says nothing: the ranges of its fields make it true"
            help = "remove it, or say what must not happen"
            reporter.warn("always-true", message, always.source, span, "always true", help=help)
        elif truth is False:
            message = "this invariant can never hold"
            reporter.report("never-true", message, always.source, span, "never true", help="correct the condition")


def check_subjects(whole: Whole, reporter: Reporter) -> None:
    """Rules that need a player, started where nobody acts.

    What: a `do` in the setup or in a phase without players, of a rule that speaks of `me`.
    Why: nobody is meant; the game would take the first seat.

        phase payday "Payday"
            do pay_wages                            # error: who is paid?

        for each p in players: p does pay_wages     # fine
    """
    for rule, source, span in whole.game.done_by_nobody:
        if needs_me(whole.game, rule, set()):
            message, others = f"who does `{rule.name}`? no player is acting here", [rule.place.label("speaks of `me`")]
            help = f"write `for each p in players: p does {rule.name}`, or name the player"
            reporter.report("missing-me", message, source, span, "needs a player", others=others, help=help)


def needs_me(game: Game, rule: RuleInfo, seen: set[RuleInfo]) -> bool:
    """Does a rule speak of whoever does it, itself or through what it does?"""
    seen.add(rule)
    for node in nodes_in(game.rules[rule.name].body):
        match node:
            case tree.Word(word="me" | "rivals" | "partners") | tree.Look() | tree.Begin():
                return True
            case tree.Do(subject=None, callee=tree.RuleCall(rule=called)):
                if called not in seen and needs_me(game, called, seen):
                    return True
            case tree.Do(subject=None) | tree.MayDo(subject=None) | tree.Offer(subject=None) | tree.Pay(subject=None):
                return True
            case tree.Choose() | tree.ChooseMany() | tree.ChooseOne() | tree.May() if node.subject is None:
                return True
    return False


def check_hidden_sets(whole: Whole, reporter: Reporter) -> None:
    """A reaction out of a hidden set that asks its owner something.

    What: `while in SET` of a set that not everybody sees, and a reaction `before` or `after` something that asks.
    Why: rows are one of a kind, so whoever is asked holds this one: being asked tells it. For cards in a pile one question goes to
    all who could hold one.

        each player has
            oaths  set of Oath seen by owner
        effect: |
            while in oaths
                after a rival gains fame
                    may "Object": gain 1 coins      # error: who is asked has sworn this oath
    """
    for standing in whole.lastings:
        item, place = standing.lasting.item, standing.lasting.place
        if not isinstance(item, tree.Reaction) or item.timing == "instead" or place is None:
            continue
        if isinstance(place.type, SetOf) and place.seen != "all" and whole.asks(item.body, set()):
            message = f"whoever is asked here tells that this is in `{place.name}`, which not everybody sees"
            help = "keep cards in a pile instead: then all who could hold such a card are asked; or make the set `seen by all`"
            others = [place.place.label(f"seen by {place.seen}")]
            reporter.report("leak", message, standing.source, item.span, "asks its owner", others=others, help=help)
