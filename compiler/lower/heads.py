"""Lead-ins: what must hold, be chosen and be paid before a rule has any effect. Legality follows from them, and from nothing else.

A lead-in is a list of items in the order they are written. From it come, always the same way: whether the rule is possible
(`feasible`), which options a choice offers (those from which the rest can still be completed), what is asked and paid when the
rule is performed, and why it is refused.

    choose region in presence where region.tokens > 0;  pay 2 funds
    possible     any(region in presence where region.tokens > 0) and funds >= 2
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.bind.expressions import as_list, bind, collection, condition, fit, item_type, number
from compiler.bind.functions import check_new_name, element_scope
from compiler.bind.scope import Read, Scope, Typed
from compiler.ir.expr import Bit, Cond, Expr, Fixed, Fold, Int, Len, LetIn, Not, Op, PopCount, Tup, Var
from compiler.ir.stmt import Ask, Exit, If, Let, Loop, Mark, Note, Stmt
from compiler.ir.walk import subexpressions
from compiler.lower.adjust import conjunction
from compiler.lower.layout import reading_of
from compiler.lower.payments import Payment, lower_payments, payable, payments_of
from compiler.report import type_words
from compiler.types import ListOf, PlayerType, Type, Unknown
from dsl import syntax
from dsl.source import Span
from dsl.walk import nodes_in

TRUE = Int(1)


@dataclass(frozen=True)
class Item:
    """One item of a lead-in. `guard`: it counts only if this holds (it stood under an `if`)."""

    span: Span
    guard: Expr | None = None


@dataclass(frozen=True)
class Requirement(Item):
    test: Expr = TRUE
    reason: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Naming(Item):
    var: str = ""
    value: Expr = TRUE


@dataclass(frozen=True)
class Choice(Item):
    name: str = ""
    var: str = ""
    items: Expr = Tup(())
    where: Expr | None = None
    seat: Expr = TRUE
    prompt: int = 0
    type: Type = Unknown()
    hidden: bool = False  # the options come from a place that not all see


@dataclass(frozen=True)
class ManyChoice(Item):
    """`choose up to|exactly n`: the variable holds a tuple."""

    name: str = ""
    var: str = ""
    items: Expr = Tup(())
    where: Expr | None = None
    one: str = ""
    count: Expr = TRUE
    exactly: bool = True
    seat: Expr = TRUE
    prompt: int = 0


@dataclass(frozen=True)
class Price(Item):
    payments: tuple[Payment, ...] = ()


@dataclass(frozen=True)
class Tail:
    """The rule that a `do` directly behind the lead-in runs: its own lead-in counts too."""

    rule: str  # name of a rule, or of a column's tables
    by_column: bool
    seat: Expr
    args: tuple[Expr, ...]  # parameters; for a column: (row,)
    index: Expr | None
    node: syntax.Do


@dataclass
class Head:
    items: list[Item] = field(default_factory=list)
    tail: Tail | None = None
    opening: Expr = TRUE  # of a `choose one` or `do one of` directly behind: is any of its options possible?

    @property
    def is_empty(self) -> bool:
        return not self.items and self.tail is None and self.opening == TRUE


# ---------------------------------------------------------------- reading a lead-in


def is_lead_in(node: syntax.Node) -> bool:
    match node:
        case syntax.Require() | syntax.Let() | syntax.Choose() | syntax.ChooseMany() | syntax.Pay():
            return True
        case syntax.If(then=then, otherwise=otherwise):
            if not all(is_lead_in(s) for s in then.statements):
                return False
            return otherwise is None or (
                is_lead_in(otherwise) if isinstance(otherwise, syntax.If) else all(is_lead_in(s) for s in otherwise.statements)
            )
    return False


def has_question(node: syntax.Node) -> bool:
    return not isinstance(node, syntax.Let)


def run_length(statements: tuple[syntax.Statement, ...]) -> int:
    """How many statements from the start belong to the lead-in; trailing `let`s don't."""
    length = 0
    for number_, statement in enumerate(statements):
        if not is_lead_in(statement):
            break
        if has_question(statement):
            length = number_ + 1
    return length


def opening_test(scope: Scope, rest: tuple[syntax.Statement, ...]) -> Expr:
    """A mandatory choice between options directly behind a lead-in: one of them must be possible."""
    node = rest[0] if rest else None
    tests: list[Expr] = []
    match node:
        case syntax.ChooseOne(options=options):
            for option in options:
                inner = scope.inner()
                run = run_length(option.body.statements)
                items = bind_head(inner, option.body.statements[:run])
                tests.append(feasible(scope.builder, items, TRUE))
        case syntax.DoOne(subject=None):
            from compiler.lower.offers import rule_tests

            tests = rule_tests(scope, node)
    if not tests or TRUE in tests:
        return TRUE
    result = tests[0]
    for test in tests[1:]:
        result = Op("or", result, test)
    return result


def bind_head(scope: Scope, statements: tuple[syntax.Statement, ...], guard: Expr | None = None) -> list[Item]:
    """The items of these lead-in statements. The scope gets their locals and facts."""
    items: list[Item] = []
    for node in statements:
        match node:
            case syntax.Require():
                items.append(bind_require(scope, node, guard))
            case syntax.Let(name=name, value=value):
                check_new_name(scope, name)
                typed = bind(scope, value)
                var = declare_value(scope, name.text, typed)
                items.append(Naming(node.span, guard, var, typed.ir))
            case syntax.Choose():
                items.append(bind_choice(scope, node, guard))
            case syntax.ChooseMany():
                items.append(bind_many(scope, node, guard))
            case syntax.Pay():
                items.append(Price(node.span, guard, payments_of(scope, node)))
            case syntax.If():
                items += bind_guarded(scope, node, guard)
    return items


def declare_value(scope: Scope, name: str, typed: Typed) -> str:
    interval = scope.range(typed.ir)
    var = scope.declare(name, typed.type)
    if interval != (None, None):
        from compiler.bind.ranges import OPEN, meet

        scope.facts[Var(var)] = meet(scope.facts.get(Var(var), OPEN), interval)
    return var


def bind_guarded(scope: Scope, node: syntax.If, guard: Expr | None) -> list[Item]:
    test = condition(scope, node.condition)
    inner = scope.inner(reads=scope.reads, needs=scope.needs)
    inner.assume(test)
    items = bind_head(inner, node.then.statements, conjunction([g for g in (guard, test) if g is not None]))
    if node.otherwise is not None:
        inner = scope.inner(reads=scope.reads, needs=scope.needs)
        inner.assume(test, False)
        below = conjunction([g for g in (guard, Not(test)) if g is not None])
        rest = (node.otherwise,) if isinstance(node.otherwise, syntax.If) else node.otherwise.statements
        items += bind_head(inner, rest, below)
    return items


def bind_require(scope: Scope, node: syntax.Require, guard: Expr | None) -> Requirement:
    test = condition(scope, node.condition)
    truth = scope.builder.ranges.truth(test, scope.facts)
    if truth is False and not scope.seats:
        if scope.builder.ranges.truth(test, {}) is False:
            scope.warn(
                "never-true",
                "this requirement can never hold",
                node.condition.span,
                "never true",
                help="loosen it, or remove what it guards",
            )
        else:
            scope.warn(
                "never-playable",
                "this requirement and those before it can never hold together",
                node.condition.span,
                "excludes what is required before",
                help="loosen one of them",
            )
    if truth is True and not scope.seats and test != TRUE:
        scope.warn("always-true", "this requirement always holds", node.condition.span, "always true", help="remove it")
    scope.assume(test)
    names = tuple(sorted({n.name for n in _names_in(node.condition)}))
    return Requirement(node.span, guard, test, node.reason.value if node.reason else "", names)


def _names_in(node):
    for part in nodes_in(node):
        if isinstance(part, syntax.Name):
            yield part
        elif isinstance(part, (syntax.My, syntax.Their, syntax.OfPlayer, syntax.Column)):
            yield syntax.Name(part.name.span, part.name.text)


def chooser(scope: Scope, subject: syntax.Expr | None, span: Span) -> Expr:
    if subject is None:
        if scope.me is None:
            scope.error(
                "missing-me",
                "who decides? no player is acting here",
                span,
                "nobody to ask",
                help="name the player, as in `p chooses ...`",
            )
            return Int(0)
        return scope.me
    typed = bind(scope, subject, PlayerType())
    return fit(scope, typed, PlayerType(), subject.span).ir


def check_secrets(scope: Scope, reads: list[Read], seat: Expr, span: Span, what: str) -> None:
    """What a player is shown may not depend on what that player can't see."""
    for read in reads:
        if read.field.seen == "none" or read.owner != seat:
            whose = "nobody may see it" if read.field.seen == "none" else "only its owner may see it"
            scope.error(
                "leak",
                f"{what} depend on `{read.field.name}`, which the one who decides can't see",
                span,
                whose,
                others=[read.field.place.label(f"seen by {read.field.seen}")],
                help="`look at` it first, let the game pick `at random`, or make it seen by all",
            )
            return


def looked_at(scope: Scope, reads: list[Read]) -> list[Read]:
    return [r for r in reads if (r.field.storage, r.owner) not in scope.seen_places]


def bind_choice(scope: Scope, node: syntax.Choose, guard: Expr | None) -> Choice:
    seat = chooser(scope, node.subject, node.span)
    outer = scope.reads
    scope.reads = []
    many = collection(scope, node.domain)
    inner, var = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    reads = [r for r in [*scope.reads, *(inner.reads or [])] if not (r.owner == seat and r.field.seen == "owner")]
    check_secrets(scope, looked_at(scope, reads), seat, node.domain.span, "the options")
    hidden = bool(scope.reads)
    scope.reads = outer
    if where is not None:
        inner.assume(where)
        if scope.builder.ranges.truth(where, {**scope.facts, **{Var(var): inner.facts.get(Var(var), (None, None))}}) is False:
            scope.warn(
                "never-true",
                f"nothing can ever be chosen as `{node.name}`",
                node.where.span,
                "never true",
                help="loosen the condition",
            )
    scope.locals[node.name.text] = inner.locals[node.name.text]
    scope.facts = inner.facts
    kind = item_type(many)
    if isinstance(kind, PlayerType):
        scope.chosen_players.append(Var(var))
    reading = reading_of(scope.model, kind)
    prompt = scope.builder.prompt(node.name.text, f"Choose {asked_for(node.name.text, kind)}", reading)
    items = as_list(scope, many)
    if len(looked_at(scope, reads)) < len(reads):  # a shield that keeps out looks offers nothing
        items = scope.builder.unshielded_cards(scope, items)
    spared = scope.builder.spared(scope, seat) if node.subject is not None else None
    if spared is not None:
        items = Cond(spared, Tup(()), items)
    return Choice(node.span, guard, node.name.text, var, items, where, seat, prompt, kind, hidden)


def asked_for(name: str, type: Type) -> str:
    """What a question asks for: the name of the choice, or its kind if the name is a mere letter."""
    words = name.replace("_", " ") if len(name) > 2 else type_words(type).split(" from ")[0].removeprefix("a ").removeprefix("an ")
    return ("an " if words[:1] in "aeiou" else "a ") + words


def bind_many(scope: Scope, node: syntax.ChooseMany, guard: Expr | None) -> ManyChoice:
    seat = chooser(scope, node.subject, node.span)
    outer = scope.reads
    scope.reads = []
    many = collection(scope, node.domain)
    inner, one = element_scope(scope, node.name, many)
    where = condition(inner, node.where) if node.where is not None else None
    count = number(scope, node.count)
    reads = [r for r in [*scope.reads, *(inner.reads or [])] if not (r.owner == seat and r.field.seen == "owner")]
    check_secrets(scope, looked_at(scope, reads), seat, node.domain.span, "the options")
    scope.reads = outer
    kind = item_type(many)
    var = scope.declare(node.name.text, ListOf(kind))
    reading = reading_of(scope.model, kind)
    prompt = scope.builder.prompt(
        node.name.text, f"Choose {node.name.text.replace('_', ' ')}", reading, ((-1, "done", "Done"),) if not node.exactly else ()
    )
    return ManyChoice(node.span, guard, node.name.text, var, as_list(scope, many), where, one, count, node.exactly, seat, prompt)


# ---------------------------------------------------------------- what follows from a lead-in


def both(a: Expr, b: Expr) -> Expr:
    return b if a == TRUE else a if b == TRUE else Op("and", a, b)


def feasible(builder, items: list[Item], final: Expr, owed: tuple[Payment, ...] = (), why: bool = False) -> Expr:
    """Can the rest of the lead-in be completed? `final`: what must hold behind it; `owed`: what is to be paid besides."""
    if builder.terse:
        return TRUE
    if not items:
        return both(payable(builder, owed), final) if owed else final
    item, rest = items[0], items[1:]
    match item:
        case Requirement(guard=guard, test=test):
            needed = test if guard is None else Op("or", Not(guard), test)
            return both(needed, feasible(builder, rest, final, owed, why))
        case Naming(guard=guard, var=var, value=value):
            inner = feasible(builder, rest, final, owed, why)
            if not _mentions(inner, var):
                return inner
            return LetIn(var, value if guard is None else Cond(guard, value, Int(0)), inner)
        case Choice(guard=guard, name=name, var=var, items=many, where=where):
            inner = feasible(builder, rest, final, owed, why)
            test = where if where is not None else TRUE
            if why:
                test = both(Fixed(name, Var(var)), test)
            if _mentions(inner, var):
                found: Expr = Fold("any", var, many, none_if_true(both(test, inner)))
                without = LetIn(var, Int(-1), inner)
            else:
                found = both(some(builder, var, many, test), inner)
                without = inner
            return found if guard is None else Cond(guard, found, without)
        case ManyChoice(guard=guard, var=var, items=many, where=where, one=one, count=count, exactly=exactly):
            inner = feasible(builder, rest, final, owed, why)
            if _mentions(inner, var):
                inner = TRUE
            candidates: Expr = Fold("count", one, many, where) if where is not None else Len(many)
            needed = Op(">=", candidates, count) if exactly else TRUE
            needed = needed if guard is None else Op("or", Not(guard), needed)
            return both(needed, inner)
        case Price(guard=guard, payments=payments):
            now = payments if guard is None else tuple(replace(p, amount=Cond(guard, p.amount, Int(0))) for p in payments)
            return feasible(builder, rest, final, owed + now, why)
    return TRUE


def none_if_true(test: Expr) -> Expr | None:
    return None if test == TRUE else test


def some(builder, var: str, many: Expr, test: Expr) -> Expr:
    if test == TRUE:
        low, _ = builder.ranges.length(many, {})
        return TRUE if (low or 0) > 0 else Op(">", _size(many), Int(0))
    return Fold("any", var, many, test)


def _size(many: Expr) -> Expr:
    from compiler.ir.expr import Bits

    return PopCount(many.mask) if isinstance(many, Bits) else Len(many)


def _mentions(expr: Expr, var: str) -> bool:
    return any(isinstance(e, Var) and e.name == var for e in subexpressions(expr))


def tail_test(scope: Scope, tail: Tail | None, owed: tuple[Payment, ...] = ()) -> Expr:
    """Can the rule behind the lead-in be done?"""
    from compiler.lower.rules import can_call

    return TRUE if tail is None else can_call(scope, tail, owed)


def perform_head(scope: Scope, items: list[Item], final: Expr) -> list[Stmt]:
    """Asks and pays. The lead-in is known to be feasible."""
    out: list[Stmt] = []
    prices: list[Payment] = []
    builder = scope.builder
    if builder.terse:
        return lower_payments(scope, [p for item in items if isinstance(item, Price) for p in item.payments])
    for number_, item in enumerate(items):
        rest = items[number_ + 1 :]
        at = builder.origin(scope.source, item.span, scope.origin_kind)
        step: list[Stmt] = [Mark(at)]
        owed = tuple(prices)
        match item:
            case Naming(guard=guard, var=var, value=value):
                step.append(Let(var, value if guard is None else Cond(guard, value, Int(0)), at))
                out += step
                continue
            case Choice(var=var, items=many, where=where, seat=seat, prompt=prompt, type=type, hidden=hidden):
                inner = feasible(builder, rest, final, owed)
                test = both(where if where is not None else TRUE, inner if _mentions(inner, var) else TRUE)
                options = many if test == TRUE else Fold("those", var, many, test)
                step.append(Ask(var, seat, options, prompt, at))
                note = builder.note("{player} chooses {0}", reading_of(scope.model, type))
                step.append(Note(note, seat, (Var(var),), Bit(seat) if hidden else None, at))
            case ManyChoice():
                step += perform_many(scope, item, at)
            case Price(guard=guard, payments=payments):
                prices += payments if guard is None else [replace(p, amount=Cond(guard, p.amount, Int(0))) for p in payments]
                out += step
                continue
        if item.guard is not None and not isinstance(item, Requirement):
            skipped: tuple[Stmt, ...] = (Let(item.var, Int(-1) if isinstance(item, Choice) else Tup(())),)
            out.append(If(item.guard, tuple(step), skipped))
        else:
            out += step
    if prices:
        out += lower_payments(scope, prices)
    return out


def perform_many(scope: Scope, item: ManyChoice, at: int) -> list[Stmt]:
    """One decision per element, ascending in the order of the set, so that no set is chosen in two ways."""
    builder = scope.builder
    left, wanted, pick, label = (builder.fresh(n) for n in ("left", "wanted", "pick", "many"))
    from compiler.ir.expr import IndexOf, Slice

    candidates = item.items if item.where is None else Fold("those", item.one, item.items, item.where)
    size = Len(Var(left))
    taken = Op("+", Var(item.var), Tup((Var(pick),)))
    behind = Slice(Var(left), Op("+", IndexOf(Var(left), Var(pick)), Int(1)), None)
    if item.exactly:
        done = Op("<=", Var(wanted), Int(0))
        options: Expr = Slice(Var(left), Int(0), Op("+", Op("-", size, Var(wanted)), Int(1)))
    else:
        done = Op("or", Op("<=", Var(wanted), Int(0)), Op("==", size, Int(0)))
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
