"""What is in force for a time and what is used up, as views tell it: pending discounts, durations, `once per` marks.

The program keeps these in fields of its own. Here stands what they mean: the words of the rule, how long it holds, and which of
the values that a record keeps may be told to everybody. What was taken from something hidden is told to whoever began it.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.ir.program import InForce, Kept, Once, Reading
from compiler.lower.layout import NUMBER, reading_of
from compiler.lower.state import Lasting, Lowering
from dsl.walk import nodes_in

OPEN = ("choice", "many", "member", "pick", "roll")
"""Kinds of locals that everybody sees, if they are no cards."""


def describe(lowering: Lowering) -> None:
    program = lowering.program
    kept = {field.name for field in program.fields}
    for lasting in lowering.lastings:
        if lasting.field in kept:
            later = lasting.next_field if lasting.next_field in kept else ""
            until = lasting.bound.until
            program.in_force.append(InForce(lasting.field, later, words_of(lasting), until, keeps(lowering, lasting)))
    lastings = {lasting.number: lasting for lasting in lowering.lastings}
    for per, marks in lowering.used_marks.items():
        for number, (field, _) in marks.items():
            if field in kept:
                table = lastings[number].table
                program.once.append(Once(field, words_of(lastings[number]), per, table.name if table is not None else ""))


def words_of(lasting: Lasting) -> str:
    span = lasting.item.span
    return " ".join(lasting.source.text[span.start : span.end].split())


def keeps(lowering: Lowering, lasting: Lasting) -> tuple[Kept, ...]:
    """What a record holds behind its owner, in the order of `sources.recall`."""
    bound, found = lasting.bound, []
    if bound.keeps_amount and isinstance(bound.item, tree.Modifier):
        found.append(Kept("amount", NUMBER, all(is_open(node) for node in nodes_in(bound.item.adjustments[0].value))))
    for local in bound.captures:
        reading = reading_of(lowering.model, local.type)
        found.append(Kept(local.name, reading, local.kind in OPEN and "card" not in kinds(reading)))
    if bound.keeps_this:
        found.append(Kept("this", Reading("card"), False))
    return tuple(found)


def kinds(reading: Reading) -> tuple[str, ...]:
    return (reading.kind, *(kinds(reading.item) if reading.item is not None else ()))


def is_open(node: object) -> bool:
    """Can this part of an amount be read by everybody?"""
    match node:
        case tree.FieldRead(field=info):
            return info.seen == "all"
        case tree.LocalRead(local=local):
            return local.kind in OPEN
        case tree.FunctionRead():
            return False
    return True
