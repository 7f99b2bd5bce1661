"""Questions to players: `may`, `may choose`, `choose one`, `may do`. Only what is possible is offered; an automa declines."""

from __future__ import annotations

from compiler.bind.scope import Scope
from compiler.ir.expr import Cell, Expr, Fold, Int, Len, Op, Tup, Var
from compiler.ir.stmt import Ask, If, Let, Mark, Stmt
from compiler.lower.facts import forget_state
from compiler.lower.heads import TRUE, bind_head, chooser, feasible, opening_test, perform_head, run_length
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.offers import kept_secret
from compiler.lower.rules import bind_callee, can_call, perform
from dsl import syntax


def not_automa(scope: Scope, seat: Expr, test: Expr) -> Expr:
    """An automa declines whatever it may do."""
    if not scope.model.automas:
        return test
    human = Op("==", Cell("automa", seat), Int(0))
    return human if test == TRUE else Op("and", human, test)


def when(test: Expr, body: list[Stmt]) -> list[Stmt]:
    return body if test == TRUE else [If(test, tuple(body))]


YES_NO = Tup((Int(1), Int(0)))


def lower_may(scope: Scope, node: syntax.May, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    inner = scope.inner(effects=False)
    test, body = lower_option(inner, node.body)
    label = node.label.value if node.label else _may_words(node.body)
    prompt = scope.builder.prompt("may", label + "?", NUMBER, ((1, label, label), (0, "decline", "Decline")))
    answer = scope.builder.fresh("answer")
    forget_state(scope)
    return when(not_automa(scope, seat, test), [Ask(answer, seat, YES_NO, prompt, at), If(Var(answer), tuple(body))])


def _may_words(body: syntax.Body) -> str:
    first = body.statements[0] if body.statements else None
    return type(first).__name__.lower() if first is not None else "do it"


def lower_option(scope: Scope, body: syntax.Body) -> tuple[Expr, list[Stmt]]:
    """An option or `may`: what must hold for it to be offered, and what happens then."""
    run = run_length(body.statements)
    items = bind_head(scope, body.statements[:run])
    rest = body.statements[run:]
    final = opening_test(scope, rest)
    tail = None
    if rest and isinstance(rest[0], syntax.Do) and rest[0].subject is None and scope.me is not None:
        tail = bind_callee(scope, rest[0].callee, rest[0].args, scope.me, rest[0])
        final = can_call(scope, tail) if tail is not None else TRUE
    test = feasible(scope.builder, items, final)
    out = perform_head(scope, items, final)
    if tail is not None:
        out += [Mark(scope.builder.origin(scope.source, rest[0].span, scope.origin_kind)), *perform(scope, tail, checked=True)]
        scope.effects = True
        forget_state(scope)
        rest = rest[1:]
    from compiler.lower.statements import lower_block

    return test, out + lower_block(scope, rest)


def lower_may_choose(scope: Scope, node: syntax.MayChoose, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    inner = scope.inner(effects=False)
    choose = syntax.Choose(node.span, node.subject, node.name, node.domain, node.where)
    items = bind_head(inner, (choose,))
    choice = items[0]
    test, body = lower_option(inner, node.body)
    both = choice.where if test == TRUE else test if choice.where is None else Op("and", choice.where, test)
    options = choice.items if both is None else Fold("those", choice.var, choice.items, both)
    offered = scope.builder.fresh("offered")
    reading = reading_of(scope.model, choice.type)
    prompt = scope.builder.prompt(
        node.name.text, f"Choose {node.name.text.replace('_', ' ')}, or none", reading, ((-1, "decline", "None"),)
    )
    forget_state(scope)
    stock = choice.items if choice.hidden else Var(offered)  # who has something there is asked, whether it will do or not
    human = not_automa(scope, seat, Op(">", Len(stock), Int(0)))
    return [
        Let(offered, options),
        If(
            human,
            (
                Ask(choice.var, seat, Op("+", Var(offered), Tup((Int(-1),))), prompt, at),
                If(Op(">=", Var(choice.var), Int(0)), tuple(body)),
            ),
        ),
    ]


def lower_choose_one(scope: Scope, node: syntax.ChooseOne, at: int) -> list[Stmt]:
    seat = chooser(scope, node.subject, node.span)
    options: list[Expr] = []
    labels = []
    branches: list[tuple[int, list[Stmt]]] = []
    for number_, option in enumerate(node.options):
        inner = scope.inner(effects=False)
        test, body = lower_option(inner, option.body)
        mark = Mark(scope.builder.origin(scope.source, option.span, scope.origin_kind))
        options.append((test, number_))
        labels.append((number_, option.label.value, option.label.value))
        branches.append((number_, [mark, *body]))
    forget_state(scope)
    from compiler.lower.offers import never_empty, option_list

    offered = scope.builder.fresh("offered")
    chosen = scope.builder.fresh("chosen")
    prompt = scope.builder.prompt("option", "Choose one", NUMBER, tuple(labels))
    steps: list[Stmt] = [Ask(chosen, seat, Var(offered), prompt, at)]
    steps += branch_on(chosen, branches)
    everything = option_list(options)
    if never_empty(options):
        steps[0] = Ask(chosen, seat, everything, prompt, at)
        return steps
    return [Let(offered, everything), If(Op(">", Len(Var(offered)), Int(0)), tuple(steps))]


def branch_on(var: str, branches: list[tuple[int, list[Stmt]]]) -> list[Stmt]:
    """A chain of tests; the last branch needs none."""
    if not branches:
        return []
    result: tuple[Stmt, ...] = tuple(branches[-1][1])
    for value, body in reversed(branches[:-1]):
        result = (If(Op("==", Var(var), Int(value)), tuple(body), result),)
    return list(result)


def lower_may_do(scope: Scope, node: syntax.MayDo, at: int) -> list[Stmt]:
    seat = scope.me if node.subject is None else chooser(scope, node.subject, node.span)
    tail = bind_callee(scope, node.callee, node.args, seat, node)
    if tail is None or seat is None:
        return []
    answer = scope.builder.fresh("answer")
    if tail.by_column:
        from compiler.lower.cells import column_labels

        prompt = scope.builder.prompt(
            "do", "Do it?", NUMBER, (*column_labels(scope.builder, tail.rule), (-1, "decline", "Decline"))
        )
        options: Expr = Tup((tail.args[0], Int(-1)))
        yes: Expr = Op(">=", Var(answer), Int(0))
    else:
        title = scope.model.rules[tail.rule].title
        prompt = scope.builder.prompt(tail.rule, f"{title}?", NUMBER, ((1, tail.rule, title), (0, "decline", "Decline")))
        options, yes = YES_NO, Var(answer)
    test = not_automa(scope, seat, can_call(scope, tail))
    made = when(test, [Ask(answer, seat, options, prompt, at), If(yes, tuple(perform(scope, tail, checked=True)))])
    for stock in kept_secret(scope.builder, tail) if test != TRUE else ():
        pass_by = Ask(scope.builder.fresh("passed"), seat, Tup((Int(0),)), prompt, at)
        made = [If(test, made[0].then, (If(not_automa(scope, seat, Op(">", stock, Int(0))), (pass_by,)),))]
    forget_state(scope)
    return made
