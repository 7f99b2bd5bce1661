"""Chance in procedures that wait: drawn at once in sampled play, a decision of CHANCE in explicit play."""

from __future__ import annotations

from compiler.emit.pieces import Piece
from compiler.emit.pieces import number as number_of
from compiler.emit.walk import every
from compiler.ir import expr as ex
from compiler.ir import stmt as st

MOST_FACES = 1296
"""Dice with more ways than this are added up one by one."""
SMALL_DIE = 100
"""A die with so many faces is read from one byte."""


def write_chance(blocks, node: st.Roll | st.PickRandom | st.Top, after: Piece, brief: bool) -> None:
    """`brief`: in sampled play what follows is written here once more instead of being called."""
    code, made, unit = blocks.code, blocks.made, blocks.unit
    target = number_of(after)
    blocks.calls.setdefault(blocks.piece.name, {})[after.name] = None
    unit.has_chance = True
    unit.after_chance.add(after.name)
    match node:
        case st.Roll(_, count, sides):
            unit.asks[after.name] = (0, node.at)
            number = made.strict(count)
            drawn = sampled_roll(unit, count, number, sides)
            code.line("if s.explicit:")
            with code.indent():
                if is_fixed(node):
                    write_wait(blocks, *distribution(count.value, sides), after)
                else:
                    code.line(f"return {unit.helper('await_roll')}(s, {number}, {sides}, {target})")
        case st.PickRandom(_, items, prompt):
            unit.asks[after.name] = (prompt, node.at)
            name = blocks.scope.temporary("items")
            code.line(f"{name} = {made.strict(items)}")
            if unit.has_hidden and any(isinstance(part, ex.Pile) for part in every(items)):
                code.line(f"{unit.helper('blur')}(s, {name})")
            code.line("if s.explicit:")
            with code.indent():
                code.line(f"return {unit.helper('await_pick')}(s, {name}, {target})")
            drawn = f"{name}[{unit.helper('draw')}(s, len({name}))]"
        case st.Top(_, place):
            unit.asks[after.name] = (0, node.at)
            name = made.strict(place)
            if not isinstance(place, (ex.Var, ex.Int)):
                name = blocks.scope.temporary("place")
                code.line(f"{name} = {made.strict(place)}")
            drawn = f"s.piles[{name}][-1]"
            unit.card_draws[after.name] = None
            if unit.has_shuffle:
                after.settles = True
                code.line(f"if s.explicit and {unit.helper('undecided')}(s, {name}):")
                with code.indent():
                    code.line(f"return {unit.helper('await_top')}(s, {name}, {target})")
    if not brief or blocks.copied:
        code.line(f"return {after.name}(s, {drawn})")
        return
    if isinstance(node, st.Roll) and node.count == ex.Int(1) and node.sides <= SMALL_DIE:
        write_die(blocks, node)
    else:
        blocks.assign(node.into, drawn)
    blocks.defined.add(node.into)
    if blocks.facts and isinstance(node, st.Roll) and isinstance(node.count, ex.Int):
        blocks.facts.highs[node.into] = node.count.value * node.sides
    blocks.go(after.statements, after.then)


def write_die(blocks, node: st.Roll) -> None:
    """One die: read from the pool right here, unless its byte means nothing (see `runtime/chance.py`)."""
    code, sides, unit = blocks.code, node.sides, blocks.unit
    die, kept = blocks.loop_variable(node.into)
    table = unit.computed(f"D{sides}", f"{unit.helper('faces')}({sides})")
    code.line(f"{die} = {table}[s.pool[s.drawn]]")
    code.line(f"if {die}:")
    with code.indent():
        code.line("s.drawn += 1")
    code.line("else:")
    with code.indent():
        code.line(f"{die} = {unit.helper('draw')}(s, {sides}) + 1")
    if kept:
        code.line(kept)


def is_fixed(node: st.Stmt) -> bool:
    """Is it always the same few dice?"""
    return isinstance(node, st.Roll) and isinstance(node.count, ex.Int) and node.sides**node.count.value <= MOST_FACES


def write_wait(blocks, outcomes: tuple, weights: tuple, after: Piece) -> None:
    """Waits for chance with outcomes that are known beforehand."""
    code = blocks.code
    code.line("s.player = -1")
    code.line(f"s.options = {outcomes!r}")
    if blocks.unit.fixed_chance:
        blocks.unit.weights[after.name] = weights
    else:
        code.line(f"s.weights = {weights!r}")
    code.line(f"s.option_count = {len(outcomes)}")
    code.line(f"s.pc = {number_of(after)}")
    code.line("return 0")


def distribution(count: int, sides: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sums that dice can show, and in how many ways each."""
    found = sums(count, sides)
    outcomes = tuple(dict.fromkeys(found))
    return outcomes, tuple(found.count(total) for total in outcomes)


def sampled_roll(unit, count: ex.Expr, text: str, sides: int) -> str:
    """A draw of the sum of dice from the state's generator."""
    if isinstance(count, ex.Int) and count.value == 1:
        return f"{unit.helper('draw')}(s, {sides}) + 1"
    if isinstance(count, ex.Int) and sides**count.value <= MOST_FACES:
        table = unit.table(f"DICE_{count.value}_{sides}", sums(count.value, sides))
        return f"{table}[{unit.helper('draw')}(s, {sides**count.value})]"
    return f"{unit.helper('roll')}(s, {text}, {sides})"


def sums(count: int, sides: int) -> tuple[int, ...]:
    """The sums of all ways the dice can fall, in ascending order."""
    found = [0]
    for _ in range(count):
        found = [total + face for total in found for face in range(1, sides + 1)]
    return tuple(sorted(found))
