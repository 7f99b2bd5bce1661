"""Which cards can ever come to which place (a reachability analysis of the moves in a program).

If the rules lay every card of a kind on the deck of its kind, nobody needs to look at a deck to know what can't be in it; and
samples of a state must not deal it there. For every card the places are collected that a move can take it to, beginning in
the box, until nothing is added. What is not understood counts as possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from compiler.ir import expr as ex
from compiler.ir import stmt as st
from compiler.ir.program import Program
from compiler.ir.walk import all_statements, assigned, statements_in

THIS = "this"
Names = dict[str, list[st.Stmt]]
Known = dict[ex.Expr, int]
"""Expressions whose value is assumed."""


@dataclass(frozen=True)
class Source:
    """Cards that a move takes: from this place (None: from anywhere), called so, if these conditions hold."""

    place: ex.Expr | None
    names: tuple[str, ...] = ()
    tests: tuple[ex.Expr, ...] = ()


@dataclass(frozen=True)
class Way:
    """`cards`: which cards `this` can be where the move stands; None: any."""

    source: Source
    target: ex.Expr
    names: Names
    cards: frozenset[int] | None


def find_homes(program: Program) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Groups of cards with the hidden places they can come to."""
    hidden = {n: place for place in program.places if place.seen != "all" for n in range(place.base, place.base + place.size)}
    if not hidden:
        return ()
    finder = Finder(program)
    groups: dict[tuple[int, ...], list[int]] = {}
    for table in program.tables if program.card_count else ():
        fitting = {number for number, place in hidden.items() if table.name in place.tables or not place.tables}
        by_row: dict[int, tuple[int, ...]] = {}
        for card in range(table.first, table.first + len(table.ids)) if table.is_cards else ():
            row = program.card_rows[card]
            if row not in by_row:
                by_row[row] = tuple(sorted(finder.places_of(card) & fitting))
            groups.setdefault(by_row[row], []).append(card)
    return tuple((tuple(cards), places) for places, cards in groups.items()) if len(groups) > 1 else ()


class Finder:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.everywhere = frozenset(range(program.place_count))
        self.sizes = {place.base: place.size for place in program.places}
        self.ways: list[Way] = []
        own = cards_of_procedures(program)
        for procedure in program.procedures.values():
            names: Names = {}
            moves = []
            for node in statements_in(procedure.body):
                local = assigned(node)
                if local is not None:
                    names.setdefault(local, []).append(node)
                if isinstance(node, st.Move):
                    moves.append(node)
            for parameter in procedure.parameters:
                names.pop(parameter, None)
            for move in moves:
                self.ways += [Way(source, move.place, names, own.get(procedure.name)) for source in sources(move.cards, names)]

    def places_of(self, card: int) -> set[int]:
        found = {0}
        many = 0
        while many != (many := len(found)):
            for way in self.ways:
                if not self.everywhere <= found:
                    found |= self.targets(way, card, found)
        return found

    def targets(self, way: Way, card: int, now: set[int]) -> set[int]:
        """Where this way can take the card from where it can be."""
        if isinstance(way.target, ex.Int) and way.target.value in now:
            return set()
        if way.cards is not None and THIS in way.source.names and card not in way.cards:
            return set()
        known: Known = {ex.Var(name): card for name in way.source.names}
        fixed = self.value(way.target, known, way.names)
        if fixed is not None:
            return {fixed} if self.can_go(way, known, now) else set()
        match way.target:
            case ex.Op("+", ex.Int(base), index) | ex.Op("+", index, ex.Int(base)):
                new = [key for key in range(self.sizes.get(base, len(self.everywhere) - base)) if base + key not in now]
                return {base + key for key in new if self.can_go(way, {**known, index: key}, now)}
        return set(self.everywhere) if self.can_go(way, known, now) else set()

    def can_go(self, way: Way, known: Known, now: set[int]) -> bool:
        if any(self.value(test, known, way.names) == 0 for test in way.source.tests):
            return False
        if way.source.place is None:
            return True
        number = self.value(way.source.place, known, way.names)
        if number is not None:
            return number in now
        match way.source.place:
            case ex.Op("+", ex.Int(base), _) | ex.Op("+", _, ex.Int(base)):
                return not now.isdisjoint(range(base, base + self.sizes.get(base, len(self.everywhere) - base)))
        return True

    def value(self, expr: ex.Expr, known: Known, names: Names) -> int | None:
        """What an expression comes to; None if that is open."""
        if expr in known:
            return known[expr]
        match expr:
            case ex.Int(value):
                return value
            case ex.Var(name):
                match names.get(name, ()):
                    case [st.Let(value=inner)]:
                        return self.value(inner, known, {**names, name: []})
            case ex.Const(name, ex.Int() | ex.Var() | ex.Op() | ex.Const() as index):
                at, values = self.value(index, known, names), self.program.constants[name]
                found = values[at] if at is not None and 0 <= at < len(values) else None
                return found if isinstance(found, int) else None
            case ex.Contains(ex.Const(name, index), ex.Var() as item) if item in known:
                row = None if index is None else self.value(index, known, names)
                rows = self.program.constants[name]
                rows = (rows,) if index is None else rows if row is None else rows[row : row + 1]
                found_in = {known[item] in cards for cards in rows}
                return int(found_in.pop()) if len(found_in) == 1 else None
            case ex.Not(inner):
                found = self.value(inner, known, names)
                return None if found is None else int(not found)
            case ex.Op("and" | "or" as op, left, right):
                sides = (self.value(left, known, names), self.value(right, known, names))
                decided = [side for side in sides if side is not None and bool(side) == (op == "or")]
                return int(op == "or") if decided else None if None in sides else int(op == "and")
            case ex.Op("==" | "!=" | "+" | "-" as op, left, right):
                a, b = self.value(left, known, names), self.value(right, known, names)
                if a is None or b is None:
                    return None
                return int((a == b) == (op == "==")) if op in ("==", "!=") else a + b if op == "+" else a - b
        return None


def cards_of_procedures(program: Program) -> dict[str, frozenset[int]]:
    """The cards that `this` can be in a procedure which is only run by the tables of what cards do."""
    found: dict[str, set[int]] = {}
    for table in program.procedure_tables.values():
        if len(table) == program.card_count:
            for card, name in enumerate(table):
                if name is not None and THIS in program.procedures[name].parameters:
                    found.setdefault(name, set()).add(card)
    for node in all_statements(program):
        match node:
            case st.Call(name) | st.Secret(procedure=name) | st.Best(name):
                found.pop(name, None)
            case st.CallBy(by, index, args):
                for name in {*program.procedure_tables[by]} - {None}:
                    if name in found and args[program.procedures[name].parameters.index(THIS)] != index:
                        del found[name]
    return {name: frozenset(cards) for name, cards in found.items()}


def sources(cards: ex.Expr, names: Names) -> Iterator[Source]:
    """Where the cards of an expression come from."""
    match cards:
        case ex.Pile(place):
            yield Source(place)
        case ex.Tup(items):
            for item in items:
                yield from sources(item, names)
        case ex.Var(name):
            yield from (replace(source, names=(*source.names, name)) for source in origins(name, names))
        case ex.Fold("those" | "best" | "first" | "apart", var, items, where):
            tests = () if where is None else (where,)
            if isinstance(items, ex.Const):
                tests = (ex.Contains(items, ex.Var(var)), *tests)
            for source in sources(items, names):
                yield replace(source, names=(*source.names, var), tests=(*source.tests, *tests))
        case ex.Op("+", left, right) | ex.Cond(_, left, right):
            yield from sources(left, names)
            yield from sources(right, names)
        case _:
            yield Source(None)


def origins(name: str, names: Names) -> Iterator[Source]:
    """Where the card, or the cards, of a local come from."""
    rest = {**names, name: []}
    match names.get(name, ()):
        case [st.Let(value=value)]:
            yield from sources(value, rest)
        case [st.ForEach(items=items)] | [st.PickRandom(items=items)] | [st.Ask(options=items)]:
            yield from sources(items, rest)
        case [st.Top(place=place)]:
            yield Source(place)
        case _:
            yield Source(None)
