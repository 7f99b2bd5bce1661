"""Performing rules: lead-in, exceptions, reactions before, effect, reactions after.

Each rule gives a procedure `do_NAME`, made when first needed. Effect cells of tables give the same, gathered in tables by thing,
so that `do card.effect` is a dispatch. Where somebody may react *before* an effect whose lead-in belongs to a card or another rule,
lead-in and effect are two procedures.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.game import Cell as BoundCell
from compiler.ir.expr import At, Bit, Cell, Expr, Fold, Int, MaskOf, Op, Slice, Tup, Var
from compiler.ir.make import TRUE
from compiler.ir.program import Reading
from compiler.ir.stmt import Block, CallBy, Exit, If, Let, Loop, Mark, Note, Stmt, Store
from compiler.ir.stmt import Call as CallProcedure
from compiler.lower.events import rule_event
from compiler.lower.layout import reading_of
from compiler.lower.leadins import Choice, perform_lead_in
from compiler.lower.legality import can_call, can_function, final_test, why_of
from compiler.lower.parts import Call, Parts, call_of, cell_parts, rule_parts
from compiler.lower.reactions import instead_of
from compiler.lower.signals import spared, unless, with_source
from compiler.lower.state import Env, Lowering, lower_block, lowers
from compiler.lower.tables import Content, spread
from compiler.lower.titles import filled_title, in_general, is_nobodys, title_in_general
from compiler.lower.values import as_list, fitted, optional
from compiler.model import RuleInfo, TableInfo
from compiler.types import ListOf, PlayerType, RowOf, Type
from dsl.walk import nodes_in


@lowers(tree.Do)
def lower_do(env: Env, node: tree.Do, at: int) -> list[Stmt]:
    """A card that can't affect somebody doesn't make them do anything either."""
    seat = optional(env, node.subject) or env.me or Int(0)
    call = call_of(env, node.callee, seat, node.span)
    if node.into is not None:
        return perform_for_answer(env, node.into, call, at)
    return unless(spared(env, seat) if node.subject is not None else None, perform(env, call))


def perform_for_answer(env: Env, into: tree.Local, call: Call, at: int) -> list[Stmt]:
    """The event leaves its answer in a hidden field, and it is taken from there at once. Nobody is spared: the answer is needed,
    and what the event would change or ask is passed over as always."""
    assert call.rule is not None
    lowering = env.lowering
    does = CallProcedure(do_procedure(lowering, call.rule, env.original == call.name), (call.seat, *call.args), at)
    kept, test = Cell(answer_field(lowering, call.rule)), can_call(env, call)
    not_done = Loop(lowering.fresh("unanswered"), Int(0), (), at, f"`{call.name}` is not possible, so it gives no answer")
    does_it: list[Stmt] = [does] if test == TRUE else [If(test, (does,), (not_done,))]
    empty: Expr = Tup(()) if isinstance(call.rule.answers, ListOf) else Int(0)
    return [*does_it, Let(env.declare(into), kept, at), Store(kept, empty)]


def answer_field(lowering: Lowering, rule: RuleInfo) -> str:
    """Where an event leaves what it answers."""
    name, wide = f"answer_{rule.name}", isinstance(rule.answers, ListOf)
    if not any(field.name == name for field in lowering.program.fields):
        lowering.hidden_field(name, "game", () if wide else 0, wide=wide)
    return name


@lowers(tree.Reply)
def lower_answer(env: Env, node: tree.Reply, at: int) -> list[Stmt]:
    assert env.answer is not None
    label, into, type = env.answer
    return [Let(into, fitted(env, node.value, type), at), Exit(label)]


def perform(env: Env, call: Call, checked: bool = False) -> list[Stmt]:
    """The statements that run a rule for a seat; skipped with a line in the log if it is not possible."""
    lowering = env.lowering
    if call.rule is not None:
        procedure = do_procedure(lowering, call.rule, env.original == call.name)
        steps: list[Stmt] = [CallProcedure(procedure, (call.seat, *call.args), env.at(call.span))]
    else:
        assert call.index is not None
        steps = [CallBy(do_table(lowering, call), call.index, (call.seat, *call.args), env.at(call.span))]
    test = TRUE if checked else can_call(env, call)
    if test == TRUE:
        return steps
    return [If(test, tuple(steps), (skipped_note(env, call),))]


def skipped_note(env: Env, call: Call) -> Note:
    """What is left out because it is not possible: a rule by its title, a thing by its name, a card as a card."""
    lowering = env.lowering
    readings: tuple[Reading, ...] = ()
    values: tuple[Expr, ...] = ()
    if call.rule is not None:
        what = title_in_general(call.rule.title, lowering.game.rules[call.rule.name].params)
    elif call.tables[0].is_cards:
        what = in_general(RowOf(call.tables[0].row_type))
    else:
        what, readings, values = "{0}", (Reading("row", call.tables[0].name),), (call.args[0],)
    note = lowering.note(f"{{player}}: {what} is not possible, skipped", *readings)
    return Note(note, call.seat, values, at=env.at(call.span))


def do_procedure(lowering: Lowering, info: RuleInfo, original: bool = False) -> str:
    """The procedure that performs a rule; `original`: without what is done instead of it."""
    original = original and lowering.listens("instead", "do", info.name)
    name = f"do_{info.name}" + ("_original" if original else "")
    program = lowering.program
    if name in program.procedures or name in lowering.in_progress:
        return name
    lowering.in_progress.append(name)
    parts = rule_parts(lowering, info)
    body = perform_parts(lowering, parts, original)
    at = lowering.origin(parts.env.source, info.place.span)
    lowering.procedure(name, parts.arguments, tuple(body), info.title, at)
    if info.name not in program.whys:
        can_function(lowering, info)
        program.whys[info.name] = why_of(lowering, parts)
    lowering.in_progress.remove(name)
    return name


def perform_parts(lowering: Lowering, parts: Parts, original: bool = False) -> list[Stmt]:
    env = parts.env.inner()
    head, kept = head_statements(lowering, parts, env)
    body: list[Stmt] = []
    if parts.title and parts.name in lowering.model.rules:
        body.append(title_note(lowering, parts, lowering.origin(env.source, parts.span)))
    body += [*head, *with_reactions(lowering, parts, env, kept)]
    if "action" in lowering.spans_used and begins_for_this_action(parts):
        body.append(CallProcedure("expire_action", ()))
    if not original and lowering.listens("instead", "do", parts.name):
        return instead_of(lowering, parts, body)
    return body


def with_reactions(lowering: Lowering, parts: Parts, env: Env, kept: str) -> list[Stmt]:
    """The effect of a rule, with those who react before and after it."""
    before, answers = rule_event(lowering, "before", parts), lowering.model.rules.get(parts.name)
    last: list[Stmt] = []
    if answers is None or answers.answers is None:
        effect = effect_statements(lowering, parts, env, kept)
    else:
        effect, last = answering(lowering, answers, parts, env, kept)
    after = rule_event(lowering, "after", parts)
    if not after and lowering.listens("before", "do", parts.name) and "action" in lowering.spans_used:
        after = [CallProcedure("expire_action", ())]
    return [*before, *effect, *after, *last]


def answering(lowering: Lowering, info: RuleInfo, parts: Parts, env: Env, kept: str) -> tuple[list[Stmt], list[Stmt]]:
    """The effect of an event up to its answer; and what leaves the answer for the one who has asked, when all is over."""
    assert info.answers is not None
    label, into = lowering.fresh("answered"), lowering.fresh("answer")
    effect = effect_statements(lowering, parts, env.inner(answer=(label, into, info.answers)), kept)
    at = lowering.origin(env.source, info.place.span)
    unanswered = Loop(lowering.fresh("unanswered"), Int(0), (), at, f"`{info.name}` ends without an answer")
    return [Block(label, (*effect, unanswered))], [Store(Cell(answer_field(lowering, info)), Var(into))]


def title_note(lowering: Lowering, parts: Parts, at: int) -> Note:
    """The line of the log with which a rule begins. What nobody does is told of nobody."""
    given = {local: parts.env.locals[local] for local in parts.given}
    title, readings, values = filled_title(lowering, parts.title, given, parts.env.locals)
    who = "" if is_nobodys(lowering, parts.name) else "{player}: "
    return Note(lowering.note(f"{who}{title}", *readings), Var("me"), values, at=at)


def begins_for_this_action(parts: Parts) -> bool:
    begun = (node.lastings for node in nodes_in(parts.rest) if isinstance(node, tree.Begin))
    return any(lasting.until == "action" for lastings in begun for lasting in lastings)


# ---------------------------------------------------------------- lead-in and effect


def needs_split(lowering: Lowering, parts: Parts, inside: bool = False) -> bool:
    """Is the lead-in of the rule behind this one's lead-in run apart from its effect? So that reactions come between them.
    `inside`: this rule is itself run in two parts."""
    tail = parts.tail
    if tail is None or not (inside or lowering.listens("before", "do", parts.name)):
        return False
    return tail.rule is None or not lowering.listens("instead", "do", tail.name)


def head_statements(lowering: Lowering, parts: Parts, env: Env, inside: bool = False) -> tuple[list[Stmt], str]:
    """The lead-in; and if the one of the rule behind it is run apart, the variable that keeps what was chosen there."""
    out = perform_lead_in(env, parts.items, final_test(parts))
    if parts.tail is None or not needs_split(lowering, parts, inside):
        return out, ""
    kept = lowering.fresh("kept")
    return [*out, run_half(lowering, parts.tail, 0, ()), Let(kept, Cell("scratch"))], kept


def effect_statements(lowering: Lowering, parts: Parts, env: Env, kept: str) -> list[Stmt]:
    tail, rest = parts.tail, parts.rest
    if tail is None:
        return lower_block(env, rest)
    mark = Mark(env.at(tail.span))
    does = [run_half(lowering, tail, 1, (Var(kept),))] if kept else perform(env, tail, checked=True)
    return [mark, *does, *lower_block(env, rest[1:])]


def run_half(lowering: Lowering, call: Call, half: int, kept: tuple[Expr, ...]) -> Stmt:
    """The lead-in (0) or the effect (1) of what is called."""
    args = (call.seat, *call.args, *kept)
    if call.rule is not None:
        return CallProcedure(split_rule(lowering, call.rule)[half], args)
    assert call.index is not None
    return CallBy(split_tables(lowering, call)[half], call.index, args)


def leave_choices(lowering: Lowering, parts: Parts, kept: str) -> Stmt:
    """Choices travel from a lead-in to its effect in `scratch`, those of the rule behind it (`kept`) behind them. In front of
    them stands how many they are and which are cards: whose they are is known only when it is known what is done. Each is a
    tuple of its own, since some are lists."""
    items = parts.named()
    told = 1 << len(items) | sum(1 << number for number, item in enumerate(items) if holds_cards(lowering, item.local.type))
    values = (Var(item.var) if is_list(lowering, item.local.type) else Tup((Var(item.var),)) for item in items)
    chosen: Expr = Tup((Tup((Int(told),)), *values))
    return Store(Cell("scratch"), Op("+", chosen, Var(kept)) if kept else chosen)


def holds_cards(lowering: Lowering, type: Type) -> bool:
    """Is a value of this type a card, or a list of cards?"""
    reading = reading_of(lowering.model, type)
    return reading.kind == "card" or reading.kind == "list" and reading.item is not None and reading.item.kind == "card"


def is_list(lowering: Lowering, type: Type) -> bool:
    return reading_of(lowering.model, type).kind == "list"


def find_choices(lowering: Lowering, parts: Parts, kept: str) -> list[Stmt]:
    """The effect's end of the same: its parameter `kept` holds what was left."""
    lets: list[Stmt] = []
    for number, item in enumerate(parts.named(), 1):
        found = At(Var("kept"), Int(number), holds_cards(lowering, item.local.type))
        lets.append(Let(item.var, found if is_list(lowering, item.local.type) else At(found, Int(0))))
    return [*lets, Let(kept, Slice(Var("kept"), Int(len(lets) + 1), None))] if kept else lets


def split_rule(lowering: Lowering, info: RuleInfo) -> tuple[str, str]:
    """Lead-in and effect of a rule as two procedures, for reactions in between."""
    head, body = f"head_{info.name}", f"body_{info.name}"
    if head in lowering.program.procedures or head in lowering.in_progress:
        return head, body
    lowering.in_progress.append(head)
    lowering.need_field("scratch", (), wide=True)
    parts = rule_parts(lowering, info)
    env, at = parts.env.inner(), lowering.origin(parts.env.source, info.place.span)
    title = title_note(lowering, parts, at)
    steps, kept = head_statements(lowering, parts, env, inside=True)
    lowering.procedure(head, parts.arguments, [title, *steps, leave_choices(lowering, parts, kept)], info.title, at)
    effect = [*find_choices(lowering, parts, kept), *with_reactions(lowering, parts, env, kept)]
    lowering.procedure(body, (*parts.arguments, "kept"), effect, info.title, at)
    lowering.in_progress.remove(head)
    return head, body


# ---------------------------------------------------------------- columns


def do_table(lowering: Lowering, call: Call) -> str:
    """The table of procedures that do what stands in a column."""
    name, tables = f"do_{call.name}", lowering.program.procedure_tables

    def make(table: TableInfo, id: str, content: Content) -> str | None:
        if isinstance(content, RuleInfo):
            run = CallProcedure(do_procedure(lowering, content), (Var("me"),))
            return lowering.procedure(f"{name}_{id}", ("me", "this"), [run], content.title)
        if content is None:
            return None
        body = perform_parts(lowering, cell_parts(lowering, content))
        if table.is_cards:
            body = with_source(lowering, Var("this"), Var("me"), body)
        at = lowering.origin(content.info.source, content.info.node.span)
        return lowering.procedure(f"{name}_{id}", ("me", "this"), body, id, at)

    if name not in tables:
        tables[name] = ()
        tables[name] = spread(lowering, call.tables, call.column, make)
    return name


def split_tables(lowering: Lowering, call: Call) -> tuple[str, str]:
    """Lead-in and effect of a column's cells as two tables, for reactions in between."""
    heads, bodies, tables = f"head_{call.name}", f"body_{call.name}", lowering.program.procedure_tables

    def make_head(table: TableInfo, id: str, cell: Content) -> str:
        body: list[Stmt] = [Store(Cell("targeting"), Var("this")), Store(Cell("targeted"), Int(0))]
        left: Stmt = Store(Cell("scratch"), Tup((Tup((Int(1),)),)))
        if isinstance(cell, BoundCell):
            parts = cell_parts(lowering, cell)
            env = parts.env.inner()
            steps, kept = head_statements(lowering, parts, env, inside=True)
            body, left = [*steps, *aimed_at(parts, env)], leave_choices(lowering, parts, kept)
        return lowering.procedure(f"{heads}_{id}", ("me", "this"), [*body, left], id)

    def make_body(table: TableInfo, id: str, cell: Content) -> str | None:
        if not isinstance(cell, BoundCell):
            return None
        parts = cell_parts(lowering, cell)
        kept = lowering.fresh("kept") if needs_split(lowering, parts, inside=True) else ""
        effect = effect_statements(lowering, parts, parts.env.inner(), kept)
        body = [*find_choices(lowering, parts, kept), *with_source(lowering, Var("this"), Var("me"), effect)]
        return lowering.procedure(f"{bodies}_{id}", ("me", "this", "kept"), body, id)

    if heads not in tables:
        tables[heads] = tables[bodies] = ()
        lowering.need_field("scratch", (), wide=True)
        tables[heads] = spread(lowering, call.tables, call.column, make_head)
        tables[bodies] = spread(lowering, call.tables, call.column, make_body)
    return heads, bodies


def aimed_at(parts: Parts, env: Env) -> list[Stmt]:
    """Whom a card targets: the players chosen in its lead-in, and those its effect runs over."""
    mask: Expr = Int(0)
    for item in parts.items:
        if isinstance(item, Choice) and isinstance(item.local.type, PlayerType):
            mask = Op("|", mask, Bit(Var(item.var)))
    for node in parts.rest:
        if isinstance(node, tree.ForEach):
            mask = Op("|", mask, loop_targets(env, node))
    return [Store(Cell("targeting"), Var("this")), Store(Cell("targeted"), mask)]


def loop_targets(env: Env, node: tree.ForEach) -> Expr:
    if not isinstance(node.local.type, PlayerType):
        return Int(0)
    items = as_list(env, node.domain)
    inner, var = env.member(node.local)
    return MaskOf(Fold("those", var, items, optional(inner, node.where)))
