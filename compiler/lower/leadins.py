"""Lead-ins: what must hold, be chosen and be paid before a rule has any effect. Legality follows from them, and from nothing else.

A lead-in is a list of items in the order they are written. From it come, always the same way: whether the rule is possible
(`feasible`), which options a choice offers (those from which the rest can still be completed), what is asked and paid when the
rule is performed, and why it is refused.

    choose region in presence where region.tokens > 0;  pay 2 funds
    possible     any(region in presence where region.tokens > 0) and funds >= 2

Prices pile up along the way and are tested at the end, together: of each resource there must be as much as is owed above its lower
bound, what can stand in for it counted (`payable` in payments.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from compiler.bound import tree
from compiler.ir.expr import At, Bit, Bits, Cond, Expr, Fixed, Fold, IndexOf, Int, Len, LetIn, Not, Op, PopCount, Slice, Tup, Var
from compiler.ir.make import TRUE, both, conjunction, equals, has_some, is_empty, numbers
from compiler.ir.stmt import Ask, Exit, If, Let, Loop, Mark, Note, Stmt
from compiler.ir.walk import subexpressions, substitute
from compiler.lower.alike import different, different_ways
from compiler.lower.layout import reading_of
from compiler.lower.payments import Payment, lower_payments, payable, payments_of
from compiler.lower.prompts import asked_for
from compiler.lower.signals import EVERYBODY, all_open, spared, unshielded_cards
from compiler.lower.state import Env, Lowering
from compiler.lower.titles import is_open, title_in_general, worded
from compiler.lower.values import as_list, optional, value
from dsl.source import Span


@dataclass(frozen=True)
class Item:
    """One item of a lead-in. What stood under an `if` counts only if that holds: tests, values, amounts know of it."""

    span: Span


@dataclass(frozen=True)
class Requirement(Item):
    test: Expr
    reason: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Naming(Item):
    local: tree.Local
    var: str
    value: Expr


@dataclass(frozen=True)
class Chosen(Item):
    """`guard`: it is asked only if this holds (it stood under an `if`); `env`: what is known where it stands."""

    env: Env
    guard: Expr | None
    local: tree.Local
    var: str
    items: Expr
    where: Expr | None
    seat: Expr
    prompt: int


@dataclass(frozen=True)
class Choice(Chosen):
    """`hidden`: the options come from a place that not all see; `some`: there is always one; `together`: it is one decision with
    the choice that follows; `node`: what is written."""

    hidden: bool
    some: bool
    node: tree.Choose

    @property
    def together(self) -> bool:
        return self.node.together


@dataclass(frozen=True)
class ManyChoice(Chosen):
    """`choose up to|exactly n`: the variable holds a tuple; `one` is the member inside of `where`."""

    one: str
    count: Expr
    node: tree.ChooseMany

    @property
    def exactly(self) -> bool:
        return self.node.exactly


@dataclass(frozen=True)
class Price(Item):
    payments: tuple[Payment, ...]


def implied(guard: Expr | None, test: Expr) -> Expr:
    """The test, where it counts."""
    return test if guard is None else Op("or", Not(guard), test)


def chooser(env: Env, subject: tree.Expr | None) -> Expr:
    """Who decides: the one who is named, or me."""
    return optional(env, subject) or env.me or Int(0)


# ---------------------------------------------------------------- reading a lead-in


def lead_in_items(env: Env, lead_in: Iterable[tree.Node], guard: Expr | None = None) -> list[Item]:
    """The items of a lead-in. The environment gets their locals."""
    items: list[Item] = []
    for node in lead_in:
        match node:
            case tree.Require(test=test, reason=reason, names=names):
                items.append(Requirement(node.span, implied(guard, value(env, test)), reason, names))
            case tree.Let(local=local, value=given):
                found = value(env, given)
                items.append(Naming(node.span, local, env.declare(local), found if guard is None else Cond(guard, found, Int(0))))
            case tree.Choose():
                items.append(choice_of(env, node, guard))
            case tree.ChooseMany():
                items.append(many_choice_of(env, node, guard))
            case tree.Pay():
                items.append(Price(node.span, tuple(payment.only_if(guard) for payment in payments_of(env, node))))
            case tree.ForEach():
                items += items_for_each(env.inner(), node, guard)
            case tree.If(then=then, otherwise=other):
                yes = value(env, node.test)
                rest = (other,) if isinstance(other, tree.If) else other or ()
                for case, block in ((yes, then), (Not(yes), rest)):
                    items += lead_in_items(env.inner(), block, conjunction([case] if guard is None else [guard, case]))
    return items


def items_for_each(env: Env, node: tree.ForEach, guard: Expr | None) -> list[Item]:
    """Requirements and prices that count for every member of a set."""
    many = as_list(env, node.domain)
    inner, var = env.member(node.local)
    where, named = optional(inner, node.where), dict[str, Expr]()
    out: list[Item] = []
    for item in lead_in_items(inner, node.body):
        match item:
            case Naming(var=name, value=found):
                named[name] = substitute(found, named)
            case Requirement(test=test):
                everywhere = Fold("all", var, many, where, substitute(test, named))
                out.append(replace(item, test=implied(guard, everywhere)))
            case Price(payments=payments):
                out.append(Price(item.span, tuple(p.for_each(var, many, where, named).only_if(guard) for p in payments)))
    return out


def choice_of(env: Env, node: tree.Choose, guard: Expr | None) -> Choice:
    lowering, local = env.lowering, node.local
    seat = chooser(env, node.subject)
    items = as_list(env, node.domain)
    inner, var = env.member(local)
    where = optional(inner, node.where)
    env.locals[local] = Var(var)
    labels = ((-1, f"{local.name}=none", node.none),) if node.none else ()
    prompt = lowering.prompt(local.name, f"Choose {asked_for(lowering, node)}", reading_of(lowering.model, local.type), labels)
    some = node.some
    if node.looked:  # a shield that keeps out looks offers nothing
        unguarded, items = items, unshielded_cards(lowering, items)
        some = some and items is unguarded
    out_of_reach = spared(env, seat) if node.subject is not None else None
    if out_of_reach is not None:
        items, some = Cond(out_of_reach, Tup(()), items), False
    return Choice(node.span, env, guard, local, var, items, where, seat, prompt, bool(node.hidden), some, node)


def many_choice_of(env: Env, node: tree.ChooseMany, guard: Expr | None) -> ManyChoice:
    lowering, local = env.lowering, node.local
    seat = chooser(env, node.subject)
    items = as_list(env, node.domain)
    inner, one = env.member(node.member)
    where = optional(inner, node.where)
    count = value(env, node.count)
    var = env.declare(local)
    done = ((-1, "done", "Done"),) if not node.exactly else ()
    asked, reading = f"Choose {asked_for(lowering, node)}", reading_of(lowering.model, node.member.type)
    prompt = lowering.prompt(local.name, asked, reading, done)
    return ManyChoice(node.span, env, guard, local, var, items, where, seat, prompt, one, count, node)


# ---------------------------------------------------------------- can it be met?


def feasible(lowering: Lowering, items: list[Item], final: Expr, owed: tuple[Payment, ...] = (), why: bool = False) -> Expr:
    """Can the rest of the lead-in be completed? `final`: what must hold behind it; `owed`: what is to be paid besides; `why`:
    choices may be fixed from outside."""
    if not items:
        return both(payable(lowering, owed), final) if owed else final
    item, rest = items[0], items[1:]
    if isinstance(item, Price):
        return feasible(lowering, rest, final, owed + item.payments, why)
    inner = feasible(lowering, rest, final, owed, why)
    match item:
        case Requirement(test=test):
            return both(test, inner)
        case Naming(var=var, value=found):
            return LetIn(var, found, inner) if mentions(inner, var) else inner
        case Choice():
            return choosable(item, inner, why)
        case ManyChoice(var=var, items=many, where=where):
            candidates: Expr = Fold("count", item.one, many, where) if where is not None else Len(many)
            needed = Op(">=", candidates, item.count) if item.exactly else TRUE
            return both(implied(item.guard, needed), TRUE if mentions(inner, var) else inner)
    return TRUE


def choosable(item: Choice, inner: Expr, why: bool) -> Expr:
    """Is there something to choose from which `inner` can be met?"""
    test = item.where if item.where is not None else TRUE
    if why:
        test = both(Fixed(item.local.name, Var(item.var)), test)
    if mentions(inner, item.var):
        wanted = both(test, inner)
        found: Expr = Fold("any", item.var, item.items, None if wanted == TRUE else wanted)
        without: Expr = LetIn(item.var, Int(-1), inner)
    else:
        found, without = both(some(item, test), inner), inner
    return found if item.guard is None else Cond(item.guard, found, without)


def some(item: Choice, test: Expr) -> Expr:
    if test != TRUE:
        return Fold("any", item.var, item.items, test)
    many = item.items
    return TRUE if item.some else Op(">", PopCount(many.mask), Int(0)) if isinstance(many, Bits) else has_some(many)


def mentions(expr: Expr, var: str) -> bool:
    return any(isinstance(e, Var) and e.name == var for e in subexpressions(expr))


# ---------------------------------------------------------------- asking and paying


def perform_lead_in(env: Env, items: list[Item], final: Expr) -> list[Stmt]:
    """Asks and pays. The lead-in is known to be feasible."""
    out: list[Stmt] = []
    prices: list[Payment] = []
    together: list[Choice] = []
    for number, item in enumerate(items):
        at = env.at(item.span)
        steps: list[Stmt] = [Mark(at)]
        later = {one.var for one in (*together, *items[number:]) if isinstance(one, (Naming, Chosen))}
        match item:
            case Naming(var=var, value=found):
                steps.append(Let(var, found, at))
            case Price(payments=payments):
                prices += payments
            case Choice() if item.together:
                together.append(item)
                continue
            case Choice():
                rest = feasible(env.lowering, items[number + 1 :], final, tuple(prices))
                steps += (
                    ask_together(env, [*together, item], rest, later, at) if together else ask_choice(env, item, rest, later, at)
                )
            case ManyChoice():
                steps += ask_many(env, item, later, at)
        if isinstance(item, Chosen) and item.guard is not None:
            nothing = Int(-1) if isinstance(item, Choice) else Tup(())
            steps = [If(item.guard, tuple(steps), tuple(Let(one.var, nothing) for one in (*together, item)))]
        out, together = out + steps, []
    return out + lower_payments(env, prices) if prices else out


def titled(env: Env, title: str, prompt: int, ask: Callable[[int], Stmt]) -> Stmt:
    """A question under a title of its own, if it has one; its slots tell what everybody may know."""
    if not title:
        return ask(prompt)
    lowering = env.lowering
    secret = [local for local in env.locals if not is_open(lowering, local)]
    texts = (title_in_general(title, secret),)
    return worded(env, texts, lambda filled: ask(lowering.prompt_titled(filled[0], prompt)))


def ask_choice(env: Env, item: Choice, rest: Expr, later: set[str], at: int) -> list[Stmt]:
    """Offers that from which the rest can be completed."""
    lowering, seat = env.lowering, item.seat
    test = both(item.where if item.where is not None else TRUE, rest if mentions(rest, item.var) else TRUE)
    options = different(env, item.node, seat, item.var, item.items, None if test == TRUE else test, later)
    note = lowering.note("{player} chooses {0}", reading_of(lowering.model, item.local.type))
    told: Stmt = Note(note, seat, (Var(item.var),), readers_of(seat, [item]), at)
    if item.node.none:
        nothing = Note(lowering.note(f"{{player}} chooses {item.node.none}"), seat, (), readers_of(seat, [item]), at)
        told = If(equals(Var(item.var), -1), (nothing,), (told,))
    return [titled(item.env, item.node.title, item.prompt, lambda prompt: Ask(item.var, seat, options, prompt, at)), told]


def ask_together(env: Env, group: list[Choice], rest: Expr, later: set[str], at: int) -> list[Stmt]:
    """One decision: offers all combinations (a product) from which the rest can be completed."""
    lowering, last = env.lowering, group[-1]
    chosen: Expr = Tup(tuple(Var(item.var) for item in group))
    test = both(last.where if last.where is not None else TRUE, rest if any(mentions(rest, i.var) for i in group) else TRUE)
    ways: Expr = Fold("map", last.var, last.items, None if test == TRUE else test, chosen)
    for item in reversed(group[:-1]):
        ways = Fold("join", item.var, item.items, None, ways)
    ways = different_ways(env, [item.node for item in group], last.seat, ways, later)
    whole = lowering.fresh("together")
    prompt = lowering.prompt_of(
        "Choose " + " and ".join(asked_for(lowering, item.node) for item in group), (i.prompt for i in group)
    )
    words = " and ".join(f"{{{number}}}" for number in range(len(group)))
    readings = (reading_of(lowering.model, item.local.type) for item in group)
    note = lowering.note(f"{{player}} chooses {words}", *readings)
    audience = readers_of(last.seat, group)
    return [
        titled(last.env, last.node.title, prompt, lambda prompt: Ask(whole, last.seat, ways, prompt, at)),
        *(Let(item.var, At(Var(whole), Int(number))) for number, item in enumerate(group)),
        Note(note, last.seat, tuple(Var(item.var) for item in group), audience, at),
    ]


def readers_of(seat: Expr, choices: list[Choice]) -> Expr | None:
    """Who may read what was chosen; None: everybody. What comes out of hidden places only whoever chose it, unless the settings of
    the game leave them open."""
    opened = all_open(info for item in choices for info in item.node.hidden)
    if opened == TRUE:
        return None
    return Bit(seat) if opened == Int(0) else Cond(opened, EVERYBODY, Bit(seat))


def ask_many(env: Env, item: ManyChoice, later: set[str], at: int) -> list[Stmt]:
    """One decision per element, of all that are left. The choice is kept in the order of the set: in which order things were
    chosen makes no difference to anything that follows."""
    candidates, left, wanted, pick, label = (env.lowering.fresh(n) for n in ("candidates", "left", "wanted", "pick", "many"))
    many = item.items if item.where is None else Fold("those", item.one, item.items, item.where)
    done: Expr = Op("<=", Var(wanted), Int(0))
    options = different(env, item.node, item.seat, item.one, Var(left), None, later)
    if not item.exactly:
        done = Op("or", done, is_empty(Var(left)))
        options = Op("+", options, numbers(-1))
    ask = titled(item.env, item.node.title, item.prompt, lambda prompt: Ask(pick, item.seat, options, prompt, at))
    body: list[Stmt] = [If(done, (Exit(label),)), ask]
    if not item.exactly:
        body.append(If(Op("==", Var(pick), Int(-1)), (Exit(label),)))
    place = IndexOf(Var(left), Var(pick))
    rest = Op("+", Slice(Var(left), Int(0), place), Slice(Var(left), Op("+", place, Int(1)), None))
    chosen = Fold(
        "those", item.one, Op("+", Var(item.var), Tup((Var(pick),))), keys=((IndexOf(Var(candidates), Var(item.one)), False),)
    )
    body += [Let(item.var, chosen), Let(left, rest), Let(wanted, Op("-", Var(wanted), Int(1)))]
    return [
        Let(candidates, many),
        Let(left, Var(candidates)),
        Let(item.var, Tup(())),
        Let(wanted, Op("min", Len(Var(left)), item.count)),
        Loop(label, Int(10_000), tuple(body), at),
    ]
