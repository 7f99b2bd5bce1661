"""Which locals hold cards while a game waits (a small type inference), and which of these cards are being played.

A sample of a state deals hidden cards anew. Whatever a waiting rule keeps in its locals has to follow: a card that nobody
told the seat of becomes another one there too; a card whose effect is running stays what it is and where it is. A card that
was named, out of offers that are the same wherever the cards lie, is no card of a place: it keeps its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import Program
from compiler.ir.walk import free, statements_in, subexpressions

TELLS: Literal["tells"] = "tells"
Kind = bool | frozenset[int] | Literal["tells"]
"""Of a local: it is a card or several, or it holds cards at these positions, or none; or it tells itself where its cards are, as
choices do that travel from a lead-in to its effect (`compiler/lower/performing.py`)."""
Scope = dict[str, Kind]
Local = tuple[str, str]
THIS = "this"


@dataclass
class CardLocals:
    """`scopes`: the kinds of locals by procedure. `played`: those whose effect or reaction is run; `located`: those with cards that
    come from a place."""

    program: Program
    scopes: dict[str, Scope] = field(default_factory=dict)
    played: set[Local] = field(default_factory=set)
    located: set[Local] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.news = True
        while self.news:
            self.news = False
            for procedure in self.program.procedures.values():
                for node in statements_in(procedure.body):
                    self.see(procedure.name, node)
        many = -1
        while many != (many := len(self.played)):
            for procedure in self.program.procedures.values():
                self.played.update(self.played_in(procedure.name))

    def see(self, name: str, node: st.Stmt) -> None:
        """What a statement tells of the locals it assigns and of the parameters it fills."""
        scope = self.scopes.setdefault(name, {})
        prompts = self.program.prompts
        match node:
            case st.Let(local, value):
                self.add(name, local, self.kind(value, scope), self.is_located(name, value))
            case st.Top(into=local):
                self.add(name, local, True)
            case st.Ask(into=local, prompt=prompt) | st.PickRandom(into=local, prompt=prompt):
                parts = prompts[prompt].parts
                held = frozenset(at for at, part in enumerate(parts) if part.reading.kind == "card")
                located = not isinstance(node, st.Ask) or depends_on_state(node.options)
                self.add(name, local, held or prompts[prompt].reading.kind == "card", located)
            case st.ForEach(label, local, items) if self.kind(items, scope) is True:
                self.add(name, local, True)
                self.add(name, f"{label}#items", True)
            case st.Secret(_, callee, args=args):
                for parameter, arg in zip(self.program.procedures[callee].parameters[1:], args, strict=True):
                    self.add(callee, parameter, self.kind(arg, scope), self.is_located(name, arg))
            case st.Call() | st.CallBy() | st.Best():
                for callee in self.callees(node):
                    for parameter, arg in zip(self.program.procedures[callee].parameters, node.args, strict=True):
                        self.add(callee, parameter, self.kind(arg, scope), self.is_located(name, arg))

    def callees(self, node: st.Call | st.CallBy | st.Best) -> Iterator[str]:
        if isinstance(node, st.CallBy):
            yield from dict.fromkeys(name for name in self.program.procedure_tables[node.table] if name is not None)
        else:
            yield node.procedure

    def is_located(self, owner: str, value: ex.Expr) -> bool:
        return not isinstance(value, ex.Var) or (owner, value.name) in self.located

    def add(self, owner: str, local: str, kind: Kind, located: bool = True) -> None:
        scope = self.scopes.setdefault(owner, {})
        if kind and located and (owner, local) not in self.located:
            self.located.add((owner, local))
            self.news = True
        found = joined(scope.get(local, False), kind)
        if found != scope.get(local, False):
            scope[local], self.news = found, True

    def played_in(self, name: str) -> Iterator[Local]:
        procedure, scope = self.program.procedures[name], self.scopes.get(name, {})
        if THIS in procedure.parameters and scope.get(THIS) is True:
            yield name, THIS
        for node in statements_in(procedure.body):
            if isinstance(node, st.CallBy) and isinstance(node.index, ex.Var) and scope.get(node.index.name) is True:
                yield name, node.index.name
            if isinstance(node, st.Call):
                for parameter, arg in zip(self.program.procedures[node.procedure].parameters, node.args, strict=True):
                    if isinstance(arg, ex.Var) and (node.procedure, parameter) in self.played:
                        yield name, arg.name

    def kind(self, expr: ex.Expr, scope: Scope) -> Kind:
        match expr:
            case ex.Var(name):
                return scope.get(name, False)
            case ex.Pile():
                return True
            case ex.Tup(items):
                kinds = [self.kind(item, scope) is True for item in items]
                return all(kinds) or frozenset(number for number, card in enumerate(kinds) if card) if any(kinds) else False
            case ex.Fold("those" | "best" | "first" | "apart", items=items):
                return self.kind(items, scope)
            case ex.Fold("map", var, items, value=value) if value is not None:
                return self.kind(value, {**scope, var: self.kind(items, scope)})
            case ex.At(items, index, card):
                found = self.kind(items, scope)
                if found == TELLS:
                    return card
                return found if isinstance(found, bool) else isinstance(index, ex.Int) and index.value in found
            case ex.Slice(items, ex.Int(start)):
                found = self.kind(items, scope)
                if isinstance(found, bool) or found == TELLS:
                    return found
                return frozenset(place - start for place in found if place >= start) or False
            case ex.Op("+", left, right):
                return self.kind_of_both(left, right, scope)
            case ex.Cond(_, then, other):
                return joined(self.kind(then, scope), self.kind(other, scope))
            case ex.LetIn(name, value, body):
                return self.kind(body, {**scope, name: self.kind(value, scope)})
            case ex.Helper("unique" | "backwards" | "gathered", args):
                return self.kind(args[0], scope)
            case ex.Cell("scratch"):
                return TELLS
            case ex.Cell(name):
                field = next((f for f in (*self.program.fields, *self.program.settings) if f.name == name), None)
                reading = field.reading if field is not None else None
                return reading is not None and "card" in (reading.kind, reading.item.kind if reading.item else "")
        return False

    def kind_of_both(self, left: ex.Expr, right: ex.Expr, scope: Scope) -> Kind:
        """Of two tuples joined."""
        one, other = self.kind(left, scope), self.kind(right, scope)
        if one == TELLS or other == TELLS:
            return TELLS
        if isinstance(one, bool) and isinstance(other, bool) and one == other:
            return one
        size = len(left.items) if isinstance(left, ex.Tup) else 0
        if not one and other is True and not size:
            return True  # a list that begins empty and grows
        places = frozenset(range(size)) if one is True else one or frozenset()
        return places | frozenset(place + size for place in (other if isinstance(other, frozenset) else ())) or False


def depends_on_state(offers: ex.Expr) -> bool:
    """May something else be offered in another state? By what copies are told apart (`value`) makes no difference."""
    bare = replace(offers, value=None) if isinstance(offers, ex.Fold) and offers.kind == "apart" else offers
    reads = (ex.Pile, ex.Loc, ex.Cell, ex.CallFn, ex.CallFnBy, ex.Helper)
    return bool(free(bare)) or any(isinstance(node, reads) for node in subexpressions(bare))


def joined(one: Kind, other: Kind) -> Kind:
    if one == TELLS or other == TELLS:
        return TELLS
    if one is True or other is True:
        return True
    return (one or frozenset()) | (other or frozenset()) or False
