"""Several players at once in the middle of a rule. The block of each becomes a procedure that runs in a strand of its own, sealed
from the others (as in a secret phase), and gets what it reads of the rule around it (lambda lifting). A window asks each of them
for yes or no; who said yes is kept in a hidden field just long enough to find the first."""

from __future__ import annotations

from collections.abc import Callable

from compiler.bound import tree
from compiler.ir.expr import Bits, Cell, Expr, Fold, Int, MaskOf, Not, Op, Var
from compiler.ir.make import conjunction, equals, numbers
from compiler.ir.program import PER_SEAT
from compiler.ir.stmt import Ask, If, Let, Note, Secret, Stmt, Store
from compiler.ir.walk import assigned, free, parts, statements_in
from compiler.lower.layout import NUMBER
from compiler.lower.signals import spared
from compiler.lower.state import Env, lower_block, lowers
from compiler.lower.titles import filled_title, title_in_general, worded
from compiler.lower.values import as_list

WANTS = "wants"


@lowers(tree.Sealed)
def lower_sealed(env: Env, node: tree.Sealed, at: int) -> list[Stmt]:
    inner, seat = env.inner(loops=(), answer=None).member(node.local)
    seats = within_reach(env, as_list(env, node.domain), [])
    return [in_secret(env, seat, seats, lower_block(inner, node.body), at)]


@lowers(tree.Window)
def lower_window(env: Env, node: tree.Window, at: int) -> list[Stmt]:
    lowering = env.lowering
    if not any(field.name == WANTS for field in lowering.program.fields):
        lowering.hidden_field(WANTS, PER_SEAT, 0)
    seat, asked, answer, one = (lowering.fresh(name) for name in ("seat", "asked", "answer", "one"))
    key = title_in_general(node.label, env.locals)

    def ask(texts: tuple[str, ...]) -> Stmt:
        labels = ((1, key, texts[0]), (0, "decline", "Decline"))
        return Ask(answer, Var(seat), numbers(1, 0), lowering.prompt(node.local.name, texts[0] + "?", NUMBER, labels), at)

    body = [worded(env, (node.label,), ask), Store(Cell(WANTS, Var(seat)), Var(answer))]
    willing = in_secret(env, seat, Var(asked), body, at)
    words, readings, values = filled_title(lowering, node.label, {local: env.locals[local] for local in node.named}, env.locals)
    first = env.declare(node.local)
    told = Note(lowering.note(f"{{player}}: {words}", *readings), Var(first), values, at=at)
    declines = [lambda one: equals(Cell("automa", one), 0)] if lowering.model.automas else []
    return [
        Let(asked, within_reach(env, as_list(env, node.domain), declines)),
        willing,
        Let(first, Fold("first", one, Var(asked), equals(Cell(WANTS, Var(one)), 1)), at),
        lowering.each(one, Var(asked), [Store(Cell(WANTS, Var(one)), Int(0))]),
        If(Op(">=", Var(first), Int(0)), (told,)),
    ]


def within_reach(env: Env, players: Expr, tests: list[Callable[[Expr], Expr]]) -> Expr:
    """Those of the players for whom the tests hold, in their order, without whom the card at work can't affect."""
    seat = env.lowering.fresh("seat")
    found, out_of_reach = [test(Var(seat)) for test in tests], spared(env, Var(seat))
    found += [Not(out_of_reach)] if out_of_reach is not None else []
    return Fold("those", seat, players, conjunction(found)) if found else players


def in_secret(env: Env, seat: str, seats: Expr, body: list[Stmt], at: int) -> Secret:
    """The body for each of these seats, sealed from each other."""
    lowering = env.lowering
    steps = list(statements_in(tuple(body)))
    own = {seat, *(assigned(step) for step in steps)}
    params = tuple(dict.fromkeys(name for step in steps for part in parts(step) for name in free(part) if name not in own))
    name = lowering.procedure(lowering.fresh("sealed"), (seat, *params), body, "", at)
    members = Bits(MaskOf(seats), lowering.model.most)
    return Secret(members, name, (), (), at, tuple(Var(name) for name in params))  # what it writes is settled at the end
