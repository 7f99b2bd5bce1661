"""`may do any of` and `do one of`: what is offered, actions and abilities alike, and the abilities themselves."""

from __future__ import annotations

from compiler.bind.names import place_number
from compiler.bind.scope import Scope
from compiler.ir.expr import Cell, Cond, Const, Expr, Fold, Int, Len, Op, Pile, Tup, Var
from compiler.ir.program import Function, Procedure
from compiler.ir.stmt import Ask, CallBy, Exit, If, Let, Loop, Mark, Stmt, Store
from compiler.ir.walk import substitute
from compiler.lower.adjust import conjunction
from compiler.lower.builder import Lasting, Lowering
from compiler.lower.heads import TRUE, Choice, Tail, chooser
from compiler.lower.layout import NUMBER
from compiler.lower.rules import can_call, perform, rule_parts
from compiler.report import suggestion
from compiler.types import RowOf
from dsl import syntax

ABILITY = 1000  # option numbers from here on are cards whose ability is used
DONE = -1


def option_list(options: list[tuple[Expr, int]]) -> Expr:
    """The tuple of those option numbers whose test holds."""
    doubtful = [test for test, _ in options if test != TRUE]
    if len(doubtful) <= 2:
        return _case(options, ())
    result: Expr | None = None
    for test, number in options:
        one: Expr = Tup((Int(number),))
        if test != TRUE:
            one = Cond(test, one, Tup(()))
        result = one if result is None else Op("+", result, one)
    return result if result is not None else Tup(())


def _case(options: list[tuple[Expr, int]], taken: tuple[int, ...]) -> Expr:
    """One constant tuple for each way the doubtful tests can turn out."""
    for place, (test, number) in enumerate(options):
        if test != TRUE:
            rest = options[place + 1 :]
            return Cond(test, _case(rest, (*taken, number)), _case(rest, taken))
        taken = (*taken, number)
    return Tup(tuple(Int(n) for n in taken))


def never_empty(options: list[tuple[Expr, int]]) -> bool:
    return any(test == TRUE for test, _ in options)


def names_offered(scope: Scope, names: tuple[syntax.Ident, ...]) -> list[syntax.Ident]:
    """Rules and `abilities`, with named groups opened."""
    builder = scope.builder
    out: list[syntax.Ident] = []
    for name in names:
        if name.text in builder.groups:
            builder.usage.read.add(name.text)
            out += [syntax.Ident(name.span, inner) for inner in builder.groups[name.text]]
        elif name.text == "abilities" or name.text in scope.model.rules:
            out.append(name)
        else:
            scope.error(
                "unknown-rule",
                f"there is no action or event called `{name}`",
                name.span,
                "not declared anywhere",
                help=suggestion(name.text, [*scope.model.rules, *builder.groups, "abilities"], "rules"),
            )
    return out


def rule_tests(scope: Scope, node) -> list[Expr]:
    """Whether each of the rules offered can be done."""
    tests = []
    for name in names_offered(scope, node.names):
        info = scope.model.rules.get(name.text)
        if info is None or info.params or scope.me is None:
            return []
        do = syntax.Do(name.span, None, syntax.Name(name.span, name.text), ())
        tests.append(can_call(scope, Tail(name.text, False, scope.me, (), None, do)))
    return tests


def lower_offers(scope: Scope, node, at: int) -> list[Stmt]:
    builder = scope.builder
    seat = chooser(scope, node.subject, node.span)
    any_number = isinstance(node, syntax.MayDoAny)
    options: list[tuple[Expr, int]] = []
    labels: list[tuple[int, str, str]] = []
    branches: list[tuple[int, list[Stmt]]] = []
    abilities: Expr | None = None
    stocks: list[Expr] = []
    for name in names_offered(scope, node.names):
        if name.text == "abilities":
            table = ability_tables(builder)
            if table is not None:
                abilities = ability_options(builder, seat)
                labels += ability_labels(builder)
            continue
        info = scope.model.rules[name.text]
        if info.params:
            scope.error(
                "wrong-arguments",
                f"`{name}` needs {', '.join(p.name for p in info.params)}; only rules without parameters can be offered",
                name.span,
                "can't be offered",
                others=[info.place.label("declared here")],
                help="offer an action that chooses the value and then does it",
            )
            continue
        builder.usage.called.add(name.text)
        do = syntax.Do(name.span, node.subject, syntax.Name(name.span, name.text), ())
        tail = Tail(name.text, False, seat, (), None, do)
        number = len(branches)
        stocks += kept_secret(builder, tail)
        options.append((can_call(scope, tail), number))
        labels.append((number, name.text, info.title))
        branches.append((number, [Mark(at), *perform(scope, tail, checked=True)]))
    offered, chosen = builder.fresh("offered"), builder.fresh("chosen")
    everything = option_list(options)
    if abilities is not None:
        everything = Op("+", everything, abilities)
    if any_number:
        labels.append((DONE, "done", "Done"))
    prompt = builder.prompt("do", "What do you do?", NUMBER, tuple(labels))
    steps = dispatch(builder, chosen, branches, seat, abilities is not None)
    if not any_number:
        if never_empty(options):
            return [Ask(chosen, seat, everything, prompt, at), *steps]
        return [
            Let(offered, everything),
            If(Op(">", Len(Var(offered)), Int(0)), (Ask(chosen, seat, Var(offered), prompt, at), *steps)),
        ]
    label = builder.fresh("offers")
    none_left = Op("==", Len(Var(offered)), Int(0))
    for stock in stocks:
        none_left = Op("and", none_left, Op("==", stock, Int(0)))
    if scope.model.automas:
        none_left = Op("or", none_left, Op(">", Cell("automa", seat), Int(0)))
    body: list[Stmt] = [
        Let(offered, everything),
        If(none_left, (Exit(label),)),
        Ask(chosen, seat, Op("+", Var(offered), Tup((Int(DONE),))), prompt, at),
        If(Op("==", Var(chosen), Int(DONE)), (Exit(label),)),
        *steps,
    ]
    return [Loop(label, Int(10_000), tuple(body), at)]


def kept_secret(builder: Lowering, tail: Tail) -> list[Expr]:
    """How much lies in the place of which only the chooser knows whether the rule can be done with it: whoever has something
    there is asked, so that not being asked gives nothing away."""
    if tail.by_column:
        return []
    parts = rule_parts(builder, builder.model.rules[tail.rule])
    first = next((item for item in parts.head.items if isinstance(item, Choice)), None)
    if first is None or not first.hidden or len(parts.arguments) != 1:
        return []
    return [Len(substitute(first.items, {parts.arguments[0]: tail.seat}))]


def dispatch(builder: Lowering, chosen: str, branches, seat: Expr, with_abilities: bool) -> list[Stmt]:
    from compiler.lower.questions import branch_on

    steps = branch_on(chosen, branches)
    if with_abilities:
        use: tuple[Stmt, ...] = (
            CallBy("use_ability", Op("-", Var(chosen), Int(ABILITY)), (seat, Op("-", Var(chosen), Int(ABILITY)))),
        )
        steps = [If(Op(">=", Var(chosen), Int(ABILITY)), use, tuple(steps))]
    return steps


# ---------------------------------------------------------------- abilities


def abilities_of(builder: Lowering) -> list[Lasting]:
    return [
        lasting
        for lasting in builder.lastings
        if isinstance(lasting.item, syntax.Ability)
        and lasting.table is not None
        and lasting.place is not None
        and lasting.place.text in builder.place_infos
    ]


def ability_tables(builder: Lowering) -> str | None:
    """Makes the tables of abilities by card, once; None if there are none."""
    if "use_ability" in builder.program.procedure_tables:
        return "use_ability"
    found = abilities_of(builder)
    if not found:
        return None
    builder.program.procedure_tables["use_ability"] = (None,) * builder.program.card_count
    builder.program.function_tables["can_use_ability"] = (None,) * builder.program.card_count
    procedures: list[str | None] = [None] * (builder.program.card_count if not builder.brief else 0)
    functions = list(procedures)
    for lasting in found:
        function, procedure = make_ability(builder, lasting)
        table = lasting.table
        if builder.brief:
            functions.append(function)
            procedures.append(procedure)
            continue
        for thing in table.things_of(lasting.row):
            functions[table.first + thing] = function
            procedures[table.first + thing] = procedure
    if None in functions:
        builder.program.functions["no_ability"] = Function("no_ability", ("me", "this"), Int(0), kind="can")
        functions = [f or "no_ability" for f in functions]
    builder.program.procedure_tables["use_ability"] = tuple(procedures)
    builder.program.function_tables["can_use_ability"] = tuple(functions)
    return "use_ability"


def make_ability(builder: Lowering, lasting: Lasting) -> tuple[str, str]:
    from compiler.bind.expressions import condition
    from compiler.lower.questions import lower_option

    item = lasting.item
    name = f"{lasting.table.name}_{lasting.table.rows[lasting.row].id}"
    scope = Scope(builder, lasting.source, me=Var("me"), this=(Var("this"), RowOf(lasting.table.row_type)), origin_kind="cell")
    mark = builder.mark_cell(item.per, Var("this"), lasting)
    tests = [Op("==", mark, Int(0))]
    for node in lasting.conditions:
        test = condition(scope, node)
        scope.assume(test)
        tests.append(test)
    lead_in, body = lower_option(scope, item.body)
    if lead_in != TRUE:
        tests.append(lead_in)
    builder.program.functions[f"can_use_{name}"] = Function(f"can_use_{name}", ("me", "this"), conjunction(tests), kind="can")
    statements = [Store(mark, Int(1)), *with_source(builder, Var("this"), Var("me"), body)]
    at = builder.origin(lasting.source, item.span, "cell")
    builder.program.procedures[f"use_{name}"] = Procedure(
        f"use_{name}", ("me", "this"), tuple(statements), lasting.table.rows[lasting.row].name, at
    )
    return f"can_use_{name}", f"use_{name}"


def with_source(builder: Lowering, card: Expr, seat: Expr, body: list[Stmt]) -> list[Stmt]:
    """The body with `source` set to the card, if any rule of the game asks for it."""
    if not builder.uses_source:
        return body
    old, old_by = builder.fresh("old_source"), builder.fresh("old_source_by")
    return [
        Let(old, Cell("source")),
        Let(old_by, Cell("source_by")),
        Store(Cell("source"), card),
        Store(Cell("source_by"), seat),
        *body,
        Store(Cell("source"), Var(old)),
        Store(Cell("source_by"), Var(old_by)),
    ]


def ability_options(builder: Lowering, seat: Expr) -> Expr:
    """Option numbers of my cards whose ability can be used now."""
    from compiler.ir.expr import CallFnBy

    result: Expr | None = None
    for place in dict.fromkeys(ability.place.text for ability in abilities_of(builder)):
        info = builder.model.fields.get(place)
        if info is None:
            continue
        cards = [a.table.first_thing(a.row) for a in abilities_of(builder) if a.place.text == place]
        rows = {builder.row_of(c) for c in cards}
        flags = builder.constant(f"ability_in_{place}", tuple(int(row in rows) for row in builder.card_rows))
        card = builder.fresh("card")
        usable = Op("and", Const(flags, Var(card)), CallFnBy("can_use_ability", Var(card), (seat, Var(card))))
        scope = Scope(builder, info.place.source)
        one = Fold("map", card, Pile(place_number(scope, info, seat)), usable, Op("+", Var(card), Int(ABILITY)))
        result = one if result is None else Op("+", result, one)
    return result if result is not None else Tup(())


def ability_labels(builder: Lowering) -> list[tuple[int, str, str]]:
    labels = []
    for lasting in abilities_of(builder):
        table, row = lasting.table, lasting.table.rows[lasting.row]
        for thing in table.things_of(lasting.row):
            labels.append((ABILITY + table.first + thing, row.id, row.name))
    return labels
