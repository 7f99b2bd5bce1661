"""A question that is only asked if it has an answer: its options are found once (common subexpression elimination).

if any(x in S where P)                offer = those(x in S where P)
    ask me x <- those(x in S    =>    if len(offer) != 0
            where P)                      ask me x <- offer
"""

from __future__ import annotations

from dataclasses import replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.expr import Expr
from compiler.ir.make import conjunction
from compiler.ir.program import Procedure, Program
from compiler.ir.stmt import Stmt
from compiler.ir.walk import assigned, free, rebuild, statements_in, substitute, with_bodies
from compiler.optimise.inline import free_name

Body = tuple[Stmt, ...]


def ask_once(program: Program) -> Program:
    return replace(program, procedures={name: Asker(program, p).run() for name, p in program.procedures.items()})


class Asker:
    def __init__(self, program: Program, procedure: Procedure) -> None:
        self.program, self.procedure = program, procedure
        self.names = {*procedure.parameters, *(name for node in statements_in(procedure.body) if (name := assigned(node)))}

    def run(self) -> Procedure:
        return replace(self.procedure, body=self.body(self.procedure.body))

    def body(self, statements: Body) -> Body:
        made: list[Stmt] = []
        for node in statements:
            if isinstance(node, st.If):
                made += self.fork(node)
            else:
                made.append(with_bodies(node, self.body))
        return tuple(made)

    def fork(self, node: st.If) -> list[Stmt]:
        """The options stand in front of the fork, if its test is whether there are any."""
        then, other = self.body(node.then), self.body(node.other)
        asked = first_question(then)
        if asked is not None and (is_any := whether_any(options := asked.options)) is not None:
            tests = conjuncts(self.opened(node.test))
            if alike(whole(tests[-1]), is_any):
                name = free_name("offer", self.procedure.name, self.names)
                before = conjunction(tests[:-1])
                value = options if before is None else ex.Cond(before, options, ex.Tup(()))
                test = ex.Op("!=", ex.Len(ex.Var(name)), ex.Int(0))
                return [st.Let(name, value, asked.at), st.If(test, with_options(then, asked, ex.Var(name)), other, node.at)]
        return [replace(node, then=then, other=other)]

    def opened(self, test: Expr) -> Expr:
        """A test that is the call of a function, as what it says."""
        if isinstance(test, ex.CallFn) and all(isinstance(arg, (ex.Var, ex.Int)) for arg in test.args):
            function = self.program.functions[test.function]
            if not function.lets:
                return substitute(function.value, dict(zip(function.parameters, test.args, strict=True)))
        return test


def conjuncts(test: Expr) -> list[Expr]:
    """What must hold, one after the other."""
    if isinstance(test, ex.Op) and test.op == "and":
        return [*conjuncts(test.left), *conjuncts(test.right)]
    return [test]


def whether_any(options: Expr) -> Expr | None:
    """The question whether there are such options, if it is worth asking: some must be left out."""
    match options:
        case ex.Fold("those", var, items, where, None, ()) | ex.Fold("map", var, items, where) if where is not None:
            return ex.Fold("any", var, items, where)
        case ex.Fold("join", var, items, where, value) if value is not None and (inner := whether_any(value)) is not None:
            return ex.Fold("any", var, items, inner if where is None else ex.Op("and", where, inner))
    return None


def whole(test: Expr) -> Expr:
    """A question with all that it asks of an item in one place, also those in it."""
    test = rebuild(test, whole)
    if isinstance(test, ex.Fold) and test.kind == "any" and test.value is not None:
        return replace(test, where=test.value if test.where is None else ex.Op("and", test.where, test.value), value=None)
    return test


def alike(one: Expr, other: Expr) -> bool:
    """Are these the same but for the names of the variables they bind (alpha equivalence)?"""
    return numbered(one, 0) == numbered(other, 0)


def numbered(node: Expr, depth: int) -> Expr:
    """The expression with its bound variables called by number."""
    if isinstance(node, ex.Fold):
        inner: dict[str, Expr] = {node.var: ex.Var(f"#{depth}")}
        made = rebuild(replace(node, var=f"#{depth}", items=ex.Int(0)), lambda part: numbered(substitute(part, inner), depth + 1))
        return replace(made, items=numbered(node.items, depth))
    if isinstance(node, ex.LetIn):
        body = numbered(substitute(node.body, {node.name: ex.Var(f"#{depth}")}), depth + 1)
        return ex.LetIn(f"#{depth}", numbered(node.value, depth), body)
    return rebuild(node, lambda part: numbered(part, depth))


def first_question(body: Body) -> st.Ask | None:
    """What is asked before anything happens; what is only noted is no event."""
    named: set[str] = set()
    for node in body:
        match node:
            case st.Note() | st.Mark():
                continue
            case st.Let(name, _):
                named.add(name)
                continue
            case st.Block(_, inner) if not named:
                return first_question(inner)
            case st.Ask() if not named & free(node.options).keys():
                return node
        return None
    return None


def with_options(body: Body, asked: st.Ask, options: Expr) -> Body:
    """The body with other options of its first question."""
    for index, node in enumerate(body):
        if node is asked:
            return (*body[:index], replace(asked, options=options), *body[index + 1 :])
        if isinstance(node, st.Block):
            return (*body[:index], replace(node, body=with_options(node.body, asked, options)), *body[index + 1 :])
    return body
