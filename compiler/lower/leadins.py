"""Lead-ins: what must hold, be chosen and be paid before a rule has any effect. Legality follows from them, and from nothing else.

A lead-in is a list of items in the order they are written. From it come, always the same way: whether the rule is possible
(`feasible`), which options a choice offers (those from which the rest can still be completed), what is asked and paid when the
rule is performed, and why it is refused.

    choose region in presence where region.tokens > 0;  pay 2 funds
    possible     any(region in presence where region.tokens > 0) and funds >= 2
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.bound import tree
from compiler.ir.expr import Bit, Bits, Cond, Expr, Fixed, Fold, IndexOf, Int, Len, LetIn, Not, Op, PopCount, Slice, Tup, Var
from compiler.ir.make import TRUE, both, conjunction
from compiler.ir.stmt import Ask, Exit, If, Let, Loop, Mark, Note, Stmt
from compiler.ir.walk import subexpressions
from compiler.lower.env import Env
from compiler.lower.layout import reading_of
from compiler.lower.payments import Payment, lower_payments, payable, payments_of
from compiler.lower.signals import spared, unshielded_cards
from compiler.lower.state import Lowering
from compiler.lower.titles import in_general
from compiler.lower.values import as_list, member_env, optional, value
from compiler.report import type_words
from compiler.text.languages.english import plural_of
from compiler.types import AnyCard, ChoiceType, RowOf, bare
from dsl.source import Span


@dataclass(frozen=True)
class Item:
    """One item of a lead-in. `guard`: it counts only if this holds (it stood under an `if`)."""

    span: Span
    guard: Expr | None


@dataclass(frozen=True)
class Requirement(Item):
    test: Expr
    reason: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Naming(Item):
    var: str
    value: Expr


@dataclass(frozen=True)
class Choice(Item):
    """`hidden`: the options come from a place that not all see; `some`: there is always one."""

    local: tree.Local
    var: str
    items: Expr
    where: Expr | None
    seat: Expr
    prompt: int
    hidden: bool
    some: bool


@dataclass(frozen=True)
class ManyChoice(Item):
    """`choose up to|exactly n`: the variable holds a tuple; `one` is the member inside of `where`."""

    local: tree.Local
    var: str
    items: Expr
    where: Expr | None
    one: str
    count: Expr
    exactly: bool
    seat: Expr
    prompt: int


@dataclass(frozen=True)
class Price(Item):
    payments: tuple[Payment, ...]

    def guarded(self) -> tuple[Payment, ...]:
        return tuple(payment.only_if(self.guard) for payment in self.payments)


Kept = Choice | ManyChoice | Naming
"""Items that give a name to something."""


def chooser(env: Env, subject: tree.Expr | None) -> Expr:
    """Who decides: the one who is named, or me."""
    return optional(env, subject) or env.me or Int(0)


# ---------------------------------------------------------------- reading a lead-in


def lead_in_items(env: Env, lead_in: tuple[tree.LeadIn, ...], guard: Expr | None = None) -> list[Item]:
    """The items of a lead-in. The environment gets their locals."""
    items: list[Item] = []
    for node in lead_in:
        match node:
            case tree.Require(test=test, reason=reason, names=names):
                items.append(Requirement(node.span, guard, value(env, test), reason, names))
            case tree.Let(local=local, value=given):
                found = value(env, given)
                items.append(Naming(node.span, guard, declare(env, local), found))
            case tree.Choose():
                items.append(choice_of(env, node, guard))
            case tree.ChooseMany():
                items.append(many_choice_of(env, node, guard))
            case tree.Pay():
                items.append(Price(node.span, guard, payments_of(env, node)))
            case tree.If():
                items += items_under(env, node, guard)
    return items


def declare(env: Env, local: tree.Local) -> str:
    """A variable of its own for a local."""
    var = env.lowering.fresh(local.name)
    env.locals[local] = Var(var)
    return var


def items_under(env: Env, node: tree.If, guard: Expr | None) -> list[Item]:
    test = value(env, node.test)
    items = lead_in_items(env.inner(), lead_ins(node.then), conjunction([g for g in (guard, test) if g is not None]))
    if node.otherwise is not None:
        rest = (node.otherwise,) if isinstance(node.otherwise, tree.If) else lead_ins(node.otherwise)
        items += lead_in_items(env.inner(), rest, conjunction([g for g in (guard, Not(test)) if g is not None]))
    return items


def lead_ins(block: tree.Block) -> tuple[tree.LeadIn, ...]:
    kinds = (tree.Require, tree.Let, tree.Choose, tree.ChooseMany, tree.Pay, tree.If)
    return tuple(node for node in block if isinstance(node, kinds))


def choice_of(env: Env, node: tree.Choose, guard: Expr | None) -> Choice:
    lowering, local = env.lowering, node.local
    seat = chooser(env, node.subject)
    items = as_list(env, node.domain)
    inner, var = member_env(env, local)
    where = optional(inner, node.where)
    env.locals[local] = Var(var)
    prompt = lowering.prompt(local.name, f"Choose {asked_for(local)}", reading_of(lowering.model, local.type))
    some = node.some
    if node.looked:  # a shield that keeps out looks offers nothing
        unguarded, items = items, unshielded_cards(lowering, items)
        some = some and items is unguarded
    out_of_reach = spared(env, seat) if node.subject is not None else None
    if out_of_reach is not None:
        items, some = Cond(out_of_reach, Tup(()), items), False
    return Choice(node.span, guard, local, var, items, where, seat, prompt, node.hidden, some)


def asked_for(local: tree.Local) -> str:
    """What a question asks for: the name of the choice, or its kind if the name is a mere letter; both where a thing has a name
    that may not be a noun."""
    kind = type_words(local.type).split(" from ")[0].removeprefix("a ").removeprefix("an ")
    name = local.name.replace("_", " ")
    words = name if len(name) > 2 else kind
    if words.startswith("other "):
        return f"an{words}"
    if isinstance(bare(local.type), (RowOf, ChoiceType, AnyCard)):
        kind = in_general(local.type)
        own = len(name) > 2 and name.split()[-1] != kind.split()[-1]
        return f"{kind} ({name})" if own else kind if len(name) <= 2 else ("an " if name[:1] in "aeiou" else "a ") + name
    return ("an " if words[:1] in "aeiou" else "a ") + words


def several_asked_for(local: tree.Local, member: tree.Local) -> str:
    """The same for a choice of several things."""
    name, kind = local.name.replace("_", " "), in_general(member.type).partition(" ")[2]
    if not isinstance(bare(member.type), (RowOf, ChoiceType, AnyCard)) or name.split()[-1] == plural_of(kind).split()[-1]:
        return name
    return f"{plural_of(kind)} ({name})"


def many_choice_of(env: Env, node: tree.ChooseMany, guard: Expr | None) -> ManyChoice:
    lowering, local = env.lowering, node.local
    seat = chooser(env, node.subject)
    items = as_list(env, node.domain)
    inner, one = member_env(env, node.member)
    where = optional(inner, node.where)
    count = value(env, node.count)
    var = declare(env, local)
    done = ((-1, "done", "Done"),) if not node.exactly else ()
    reading = reading_of(lowering.model, node.member.type)
    prompt = lowering.prompt(local.name, f"Choose {several_asked_for(local, node.member)}", reading, done)
    return ManyChoice(node.span, guard, local, var, items, where, one, count, node.exactly, seat, prompt)


# ---------------------------------------------------------------- can it be met?


def feasible(lowering: Lowering, items: list[Item], final: Expr, owed: tuple[Payment, ...] = (), why: bool = False) -> Expr:
    """Can the rest of the lead-in be completed? `final`: what must hold behind it; `owed`: what is to be paid besides; `why`:
    choices may be fixed from outside."""
    if not items:
        return both(payable(lowering, owed), final) if owed else final
    item, rest = items[0], items[1:]
    if isinstance(item, Price):
        return feasible(lowering, rest, final, owed + item.guarded(), why)
    inner = feasible(lowering, rest, final, owed, why)
    match item:
        case Requirement(guard=guard, test=test):
            return both(test if guard is None else Op("or", Not(guard), test), inner)
        case Naming(guard=guard, var=var, value=found):
            if not mentions(inner, var):
                return inner
            return LetIn(var, found if guard is None else Cond(guard, found, Int(0)), inner)
        case Choice():
            return choosable(item, inner, why)
        case ManyChoice(guard=guard, var=var, items=many, where=where, one=one, count=count, exactly=exactly):
            candidates: Expr = Fold("count", one, many, where) if where is not None else Len(many)
            needed = Op(">=", candidates, count) if exactly else TRUE
            return both(needed if guard is None else Op("or", Not(guard), needed), TRUE if mentions(inner, var) else inner)
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
    if item.some:
        return TRUE
    many = item.items
    return Op(">", PopCount(many.mask) if isinstance(many, Bits) else Len(many), Int(0))


def mentions(expr: Expr, var: str) -> bool:
    return any(isinstance(e, Var) and e.name == var for e in subexpressions(expr))


# ---------------------------------------------------------------- asking and paying


def perform_lead_in(env: Env, items: list[Item], final: Expr) -> list[Stmt]:
    """Asks and pays. The lead-in is known to be feasible."""
    out: list[Stmt] = []
    prices: list[Payment] = []
    for number, item in enumerate(items):
        at = env.at(item.span)
        steps: list[Stmt] = [Mark(at)]
        match item:
            case Naming(guard=guard, var=var, value=found):
                out += [Mark(at), Let(var, found if guard is None else Cond(guard, found, Int(0)), at)]
                continue
            case Price():
                prices += item.guarded()
            case Choice():
                steps += ask_choice(env, item, feasible(env.lowering, items[number + 1 :], final, tuple(prices)), at)
            case ManyChoice():
                steps += ask_many(env.lowering, item, at)
        if item.guard is not None and isinstance(item, (Choice, ManyChoice)):
            skipped: tuple[Stmt, ...] = (Let(item.var, Int(-1) if isinstance(item, Choice) else Tup(())),)
            out.append(If(item.guard, tuple(steps), skipped))
        else:
            out += steps
    return out + lower_payments(env, prices) if prices else out


def ask_choice(env: Env, item: Choice, rest: Expr, at: int) -> list[Stmt]:
    """Offers that from which the rest can be completed."""
    lowering, seat = env.lowering, item.seat
    test = both(item.where if item.where is not None else TRUE, rest if mentions(rest, item.var) else TRUE)
    options = item.items if test == TRUE else Fold("those", item.var, item.items, test)
    note = lowering.note("{player} chooses {0}", reading_of(lowering.model, item.local.type))
    return [
        Ask(item.var, seat, options, item.prompt, at),
        Note(note, seat, (Var(item.var),), Bit(seat) if item.hidden else None, at),
    ]


def ask_many(lowering: Lowering, item: ManyChoice, at: int) -> list[Stmt]:
    """One decision per element, ascending in the order of the set, so that no set is chosen in two ways."""
    left, wanted, pick, label = (lowering.fresh(n) for n in ("left", "wanted", "pick", "many"))
    candidates = item.items if item.where is None else Fold("those", item.one, item.items, item.where)
    size = Len(Var(left))
    taken = Op("+", Var(item.var), Tup((Var(pick),)))
    behind = Slice(Var(left), Op("+", IndexOf(Var(left), Var(pick)), Int(1)), None)
    done: Expr = Op("<=", Var(wanted), Int(0))
    options: Expr = Slice(Var(left), Int(0), Op("+", Op("-", size, Var(wanted)), Int(1)))
    if not item.exactly:
        done = Op("or", done, Op("==", size, Int(0)))
        options = Op("+", Var(left), Tup((Int(-1),)))
    body: list[Stmt] = [If(done, (Exit(label),)), Ask(pick, item.seat, options, item.prompt, at)]
    if not item.exactly:
        body.append(If(Op("==", Var(pick), Int(-1)), (Exit(label),)))
    body += [Let(item.var, taken), Let(left, behind), Let(wanted, Op("-", Var(wanted), Int(1)))]
    return [
        Let(left, candidates),
        Let(item.var, Tup(())),
        Let(wanted, Op("min", Len(Var(left)), item.count)),
        Loop(label, Int(10_000), tuple(body), at),
    ]
