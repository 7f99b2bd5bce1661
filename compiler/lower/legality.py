"""Can it be done? One pure function for each rule, one table of them for each column of effects or actions, all from lead-ins.
And why not: the parts of the lead-in in order, each with the name and the text that explain a refusal.

What cards and timed items add (`also requires`, `also costs`) are further items of a lead-in: `extra_items` in `parts.py`.

Who asks: a question offers only what these allow (`questions.py`), a `do` of what is not possible is passed over with a line in
the log (`perform` in `performing.py`), and `State.apply` in runtime/state.py takes nothing that was not offered.

`owed`: what the one who asks has to pay besides. A lead-in behind another must leave room for it, so a rule that is reached
through a price has a second function, with what is owed as parameters. An emitted game tells the number of the first part that
fails (`write_why` in compiler/emit/module.py), and `State.why` in runtime/state.py gives its words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from compiler.bound import tree
from compiler.ir.expr import CallFn, CallFnBy, Cond, Contains, Expr, Int, Op, Tup, Var
from compiler.ir.make import TRUE, either, plus
from compiler.ir.program import Why
from compiler.ir.walk import substitute
from compiler.lower.leadins import Choice, Chosen, Item, Price, Requirement, feasible, lead_in_items
from compiler.lower.parts import Call, Parts, cell_parts, rule_parts, take_apart
from compiler.lower.payments import Payment, bounds_of, title_of, with_owner
from compiler.lower.reactions import Event, handler_env, handlers_of, instead_condition
from compiler.lower.state import Env, Lasting, Lowering, Priced
from compiler.lower.tables import Content, contents, family_size, span_of, spread
from compiler.lower.values import key_count
from compiler.model import GAME, PLAYER, FieldInfo, RuleInfo, TableInfo

Reason = tuple[Expr, str, str]
"""What must hold, the names a refusal goes by, and the words for it."""

MOST_ROWS = 400  # a column with more cells is not searched for the reason of a refusal


@dataclass(frozen=True)
class Owed:
    """A cell of the one who acts, or of the game, that is to be paid from besides; how much is a parameter."""

    field: FieldInfo
    key: int | None
    name: str

    @property
    def parameter(self) -> str:
        return f"owed_{self.field.storage}" + ("" if self.key is None else f"_{self.key}")

    def index(self, lowering: Lowering, seat: Expr) -> Expr | None:
        return with_owner(lowering, Priced(self.field, self.key, self.name), seat)

    def payment(self, lowering: Lowering) -> Payment:
        low = bounds_of(lowering, self.field, Var("me"))[0]
        return Payment(self.field, self.index(lowering, Var("me")), Var(self.parameter), low, Var("me"), name=self.name)


def owed_to(lowering: Lowering, payments: tuple[Payment, ...], seat: Expr) -> dict[Owed, Expr]:
    """What a called lead-in must leave room for, and how much of it."""
    found: dict[Owed, Expr] = {}
    for payment in payments:
        info = payment.field
        if payment.payer == seat and info.owner in (PLAYER, GAME):
            for key in range(key_count(lowering, info)) if info.keys else (None,):
                one = Owed(info, key, payment.name)
                amount = payment.of(one.index(lowering, seat))
                if amount != Int(0):
                    found[one] = plus(found.get(one, Int(0)), amount)
    return found


def can_call(env: Env, call: Call, payments: tuple[Payment, ...] = ()) -> Expr:
    """Can this be done by somebody who makes these payments?"""
    amounts = owed_to(env.lowering, payments, call.seat)
    owed, args = tuple(amounts), (call.seat, *call.args, *amounts.values())
    if call.rule is not None:
        name = can_function(env.lowering, call.rule, owed, env.original == call.name)
        return TRUE if name is None else CallFn(name, args)
    assert call.index is not None
    table = can_table(env.lowering, call, owed)
    return TRUE if table is None else CallFnBy(table, call.index, args)


def free_name(lowering: Lowering, name: str) -> str | None:
    """The name of a function that is to be made; another one inside of itself, and none inside of that."""
    if name in lowering.in_progress:
        name += "_again"
    return None if name in lowering.in_progress else name


def suffix(owed: tuple[Owed, ...]) -> str:
    return "".join(one.parameter.replace("owed", "_after", 1) for one in owed)


def can_function(lowering: Lowering, info: RuleInfo, owed: tuple[Owed, ...] = (), original: bool = False) -> str | None:
    """The function that says whether a rule can be done; None if it always can (or while it is being made).
    `original`: without what may be done instead of it."""
    instead = lowering.listens("instead", "do", info.name)
    name = free_name(lowering, f"can_{info.name}" + ("_original" if original and instead else "") + suffix(owed))
    if name is None:
        return None
    functions = lowering.program.functions
    if name not in functions:
        lowering.in_progress.append(name)
        parts = rule_parts(lowering, info)
        found = can_value(lowering, parts, owed)
        if instead and not original:
            found = instead_test(lowering, parts, found)
        params = (*parts.arguments, *(one.parameter for one in owed))
        lowering.function(name, params, found, "can", lowering.origin(parts.env.source, parts.span))
        lowering.in_progress.remove(name)
    return None if functions[name].value == TRUE else name


def can_value(lowering: Lowering, parts: Parts, owed: tuple[Owed, ...] = ()) -> Expr:
    besides = tuple(one.payment(lowering) for one in owed)
    return feasible(lowering, parts.items, final_test(parts, besides), besides)


def final_test(parts: Parts, besides: tuple[Payment, ...] = ()) -> Expr:
    """What must hold behind the lead-in: the rule it leads to can be done, or one of the options that follow."""
    return final_test_of(parts.env, parts.tail, parts.rest, besides + parts.prices())


def final_test_of(env: Env, tail: Call | None, rest: tree.Block, payments: tuple[Payment, ...]) -> Expr:
    return opening_test(env, rest, payments) if tail is None else can_call(env, tail, payments)


def opening_test(env: Env, rest: tree.Block, payments: tuple[Payment, ...]) -> Expr:
    """A mandatory choice between options directly behind a lead-in: one of them must be possible for somebody who makes these
    payments."""
    tests: list[Expr] = []
    match rest[0] if rest else None:
        case tree.ChooseOne(options=options):
            for option in options:
                inner = env.inner()
                lead_in, _ = tree.opening_of(option.body)
                tests.append(feasible(env.lowering, lead_in_items(inner, lead_in), TRUE, payments if lead_in else ()))
        case tree.Offer(subject=None, any_number=False, offered=offered):
            if env.me is None or any(isinstance(one, tree.Abilities) for one in offered):
                return TRUE
            calls = [one for one in offered if isinstance(one, tree.RuleCall)]
            tests = [can_call(env, Call(one.rule.name, env.me, (), one.span, one.rule), payments) for one in calls]
    return TRUE if TRUE in tests else either(tests) or TRUE


# ---------------------------------------------------------------- columns


def can_table(lowering: Lowering, call: Call, owed: tuple[Owed, ...]) -> str | None:
    """The table of functions that say whether what stands in a column can be done; None if it always can."""
    found = free_name(lowering, f"can_{call.name}{suffix(owed)}")
    if found is None:
        return None
    name, program = found, lowering.program
    params = ("me", "this", *(one.parameter for one in owed))

    def make(table: TableInfo, id: str, content: Content) -> str | None:
        if isinstance(content, RuleInfo):
            inner = can_function(lowering, content, owed)
            args = (Var("me"), *(Var(one.parameter) for one in owed))
            return None if inner is None else lowering.function(f"{name}_{id}", params, CallFn(inner, args), "can")
        value = TRUE if content is None else can_value(lowering, cell_parts(lowering, content), owed)
        if content is None or value == TRUE:
            return None
        at = lowering.origin(content.info.source, content.info.node.span)
        return lowering.function(f"{name}_{id}", params, value, "can", at)

    if name not in program.function_tables:
        lowering.in_progress.append(name)
        program.function_tables[name] = ()
        program.function_tables[name] = spread(lowering, call.tables, call.column, make)
        lowering.in_progress.remove(name)
    return name if any(program.function_tables[name]) else None


# ---------------------------------------------------------------- what may be done instead


def instead_test(lowering: Lowering, parts: Parts, found: Expr) -> Expr:
    """Whether the rule can be done, seen through its exceptions: then their lead-in counts, not the rule's."""
    given = parts.parameters()
    for handler in handlers_of(lowering, "instead", "do", parts.name):
        inner = instead_parts(lowering, handler, parts)
        applies = instead_condition(lowering, handler, Var("me"), given)
        found = Cond(applies, TRUE if inner is None else can_value(lowering, inner), found)
    return found


def instead_parts(lowering: Lowering, handler: Lasting, parts: Parts) -> Parts | None:
    """The body of an exception that belongs to the one who acts, taken apart like a rule; None for those of others."""
    item = handler.item
    assert isinstance(item, tree.Reaction)
    if item.who not in ("i", None) or handler.timed:
        return None
    this = Int(handler.thing) if handler.table is not None else None
    env = handler_env(lowering, handler, Var("me"), Event(Var("me"), parts.parameters()), this)
    return take_apart(env, parts.name, parts.params, item.body, item.span)


# ---------------------------------------------------------------- why it is refused


def why_of(lowering: Lowering, parts: Parts) -> Why:
    """The parts of a refusal, seen through what may be done instead of the rule: its own reasons count where no exception applies,
    those of an exception where it does."""
    reasons = reasons_of(lowering, parts)
    for handler in handlers_of(lowering, "instead", "do", parts.name):
        applies = instead_condition(lowering, handler, Var("me"), parts.parameters())
        reasons = [(Cond(applies, TRUE, test), name, text) for test, name, text in reasons]
        inner = instead_parts(lowering, handler, parts)
        if inner is not None:
            reasons += [(Cond(applies, test, TRUE), name, text) for test, name, text in reasons_of(lowering, inner)]
    return Why(parts.name, parts.arguments, tuple(reasons))


def reasons_of(lowering: Lowering, parts: Parts, owed: tuple[Payment, ...] = ()) -> list[Reason]:
    """Every prefix of the lead-in that might fail, with the name and text that explain it. `owed`: what is paid besides."""
    reasons: list[Reason] = []
    items = parts.items

    def possible(some: list[Item], final: Expr = TRUE, besides: tuple[Payment, ...] = ()) -> Expr:
        return feasible(lowering, some, final, besides, why=True)

    for number, item in enumerate(items):
        so_far = items[: number + 1]
        match item:
            case Requirement(reason=reason, names=names):
                reasons.append((possible(so_far), " ".join(names), reason or "the requirement does not hold"))
            case Chosen(local=local):
                reasons.append((possible(so_far), local.name, nothing_called(local.name)))
            case Price(payments=payments):
                for payment in payments:
                    one = Price(item.span, (payment,))
                    also = tuple(p for p in owed if p.field is payment.field)
                    words = f"not enough {title_of(lowering, payment.field, payment.name)}"
                    reasons.append((possible([*items[:number], one], TRUE, also), names_of([payment]), words))
                reasons.append((possible(so_far, TRUE, owed), names_of(payments), "the price can't be paid"))
    if parts.tail is None:
        opening = final_test(parts)
        if opening != TRUE:
            reasons.append((possible(items, opening), "option", "no option is possible"))
        return reasons
    final = final_test(parts, owed)
    for test, name, text in tail_reasons(lowering, parts.tail, owed + parts.prices()):
        reasons.append((possible(items, test), name, text))
    chosen = [item.local.name for item in items if isinstance(item, Choice)]
    reasons.append((possible(items, final, owed), " ".join([*chosen, parts.tail.name]), "what it leads to is not possible"))
    return reasons


def nothing_called(name: str) -> str:
    return f"there is no {name.replace('_', ' ')} to choose"


def names_of(payments: Iterable[Payment]) -> str:
    return " ".join(dict.fromkeys(name for payment in payments for name in (payment.name, payment.field.name)))


def tail_reasons(lowering: Lowering, call: Call, prices: tuple[Payment, ...]) -> list[Reason]:
    """Reasons of the rule behind a lead-in, in the terms of the rule that runs it."""
    key = f"why {call.name}"
    if key in lowering.in_progress:
        return []
    lowering.in_progress.append(key)
    owed = tuple(p for p in prices if p.payer == call.seat == Var("me"))
    if call.rule is None:
        found = column_reasons(lowering, call, owed)
    else:
        inner = rule_parts(lowering, call.rule)
        values = dict(zip(inner.arguments, (call.seat, *call.args), strict=False))
        found = [(substitute(test, values), name, text) for test, name, text in reasons_of(lowering, inner, owed)]
    lowering.in_progress.remove(key)
    return found


def column_reasons(lowering: Lowering, call: Call, owed: tuple[Payment, ...]) -> list[Reason]:
    """Why what stands in a column can't be done. Equal reasons of several rows are one, but no row's order is changed."""
    many = family_size(lowering, call.tables[0], call.column)
    first, _ = span_of(call.tables)
    merged: list[Reason] = []
    cells = [(table, *one) for table in call.tables for one in enumerate(contents(lowering, table, call.column))]
    assert call.index is not None
    for table, at, (_, content) in cells if len(cells) <= MOST_ROWS else ():
        if content is None:
            continue
        parts = rule_parts(lowering, content) if isinstance(content, RuleInfo) else cell_parts(lowering, content)
        if not parts.items and parts.tail is None and final_test(parts) == TRUE:
            continue
        here = tuple(Int((table.first - first + thing) * many + at % many) for thing in table.things_of(at // many))
        after = 0
        for test, *words in reasons_of(lowering, parts, owed):
            elsewhere = Op("==", Contains(Tup(here), call.index), Int(0))
            one = Op("or", elsewhere, substitute(test, {"me": call.seat, "this": call.args[0]}))
            same = next((n for n in range(after, len(merged)) if list(merged[n][1:]) == words), None)
            if same is None:
                merged.insert(after, (one, words[0], words[1]))
                after += 1
            else:
                merged[same] = (Op("and", merged[same][0], one), words[0], words[1])
                after = same + 1
    return merged
