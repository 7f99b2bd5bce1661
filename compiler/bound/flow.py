"""The course of a game: setup, rounds, turns and phases, and who acts in them."""

from __future__ import annotations

from compiler.bound.binder import Binder
from compiler.bound.dispatch import bind_statement
from compiler.bound.fit import collection, is_unknown, member_type, number
from compiler.bound.game import Flow, Phase, Rounds, Setup, Turns
from compiler.bound.scope import ME, Scope
from compiler.bound.statements import bind_block
from compiler.types import PlayerType
from dsl import syntax
from dsl.source import Source


class FlowBinder:
    def __init__(self, binder: Binder, source: Source):
        self.binder, self.source = binder, source

    def bind(self, flow: tuple[syntax.Flow, ...]) -> tuple[Flow, ...]:
        found = (self.part(node) for node in flow)
        return tuple(part for part in found if part is not None)

    def scope(self, somebody: bool = False) -> Scope:
        return Scope(self.binder, self.source, ME if somebody else None)

    def part(self, node: syntax.Flow) -> Flow | None:
        match node:
            case syntax.Setup(body=body):
                return Setup(node.span, bind_block(self.scope(), body.statements))
            case syntax.Rounds(at_most=at_most, count=count, flow=flow):
                return Rounds(node.span, at_most, number(self.scope(), count), self.bind(flow))
            case syntax.Turns(order=order, limit=limit, body=body):
                scope = self.scope()
                players, most = collection(scope, order), number(scope, limit)
                return Turns(node.span, players, most, bind_block(self.scope(True), body.statements))
            case syntax.Phase(name=name):
                source = self.binder.model.phase_sources.get(name.text, self.source)
                return FlowBinder(self.binder, source).phase(node)
        return bind_statement(self.scope(), node)

    def phase(self, node: syntax.Phase) -> Phase:
        scope, order = self.scope(), None
        if node.order is not None:
            order = collection(scope, node.order)
            if not isinstance(member_type(order), PlayerType) and not is_unknown(order):
                help = "use `clockwise(...)`"
                scope.error("wrong-type", "a phase goes round players", node.order.span, "not a list of players", help)
        info = self.binder.model.phases[node.name.text]
        title = node.title.value if node.title else node.name.text.replace("_", " ")
        body = bind_block(self.scope(node.who is not None), node.body.statements)
        return Phase(node.span, info, title, node.who, order, body, self.source)
