"""Can two conditions hold at the same time? A small, safe answer: only what is plainly exclusive is called so.

Conditions are taken apart at `and`; what remains is compared with constants, set by set and interval by interval:

    n = 1            against   n = 3             never together
    round <= 2       against   round > 2         never together
    acting = this    on two different cards      never together
    stormy           against   not stormy        never together
    my fame > 2      against   my coins > 2      perhaps together
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dsl import syntax
from dsl.walk import nodes_in

OPEN = (None, None)
SWAPPED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "=", "!=": "!="}
OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "=": "!=", "!=": "="}


@dataclass
class Facts:
    """What a conjunction says, by the expression it speaks of: an interval, values it must be one of, values it is
    not."""

    bounds: dict[object, tuple[int | None, int | None]] = field(default_factory=dict)
    among: dict[object, frozenset] = field(default_factory=dict)
    apart: dict[object, set] = field(default_factory=dict)
    holds: dict[object, bool] = field(default_factory=dict)

    def narrow(self, key, low: int | None, high: int | None) -> None:
        a, b = self.bounds.get(key, OPEN)
        self.bounds[key] = (
            low if a is None else a if low is None else max(a, low),
            high if b is None else b if high is None else min(b, high),
        )

    def only(self, key, values: frozenset) -> None:
        self.among[key] = self.among[key] & values if key in self.among else values


def constant(node, names: frozenset[str], this: object) -> object | None:
    """A value that is the same everywhere: a number, a choice value or row (by name), or this very card."""
    match node:
        case syntax.Number(value=value):
            return value
        case syntax.Negate(value=syntax.Number(value=value)):
            return -value
        case syntax.Name(name="this") if this is not None:
            return ("card", this)
        case syntax.Name(name="yes"):
            return 1
        case syntax.Name(name="no"):
            return 0
        case syntax.Name(name=name) if name in names or name == "none":
            return ("name", name)
    return None


def facts_of(conditions, names: frozenset[str], this: object = None) -> Facts:
    """`names`: choice values and row ids; `this`: what the card is, if the conditions stand on one."""
    facts = Facts()
    for condition in conditions:
        if condition is not None:
            _add(facts, condition, True, names, this)
    return facts


def _add(facts: Facts, node, wanted: bool, names: frozenset[str], this) -> None:
    match node:
        case syntax.Logic(op="and", left=left, right=right) if wanted:
            _add(facts, left, True, names, this)
            _add(facts, right, True, names, this)
        case syntax.Logic(op="or", left=left, right=right) if not wanted:
            _add(facts, left, False, names, this)
            _add(facts, right, False, names, this)
        case syntax.Not(value=value):
            _add(facts, value, not wanted, names, this)
        case syntax.Compare(op=op, left=left, right=right):
            _compare(facts, op if wanted else OPPOSITE[op], left, right, names, this)
        case syntax.IsIn(item=item, domain=domain, negated=negated):
            _member(facts, item, domain, wanted != negated, names, this)
        case _:
            _hold(facts, node, wanted, this)


def _hold(facts: Facts, node, wanted: bool, this) -> None:
    key = _key(node, this)
    facts.holds[key] = wanted
    facts.only(key, frozenset({int(wanted)}))


def _key(node, this):
    """Expressions on different cards that speak of `this` are different ones."""
    if this is not None and any(isinstance(n, syntax.Name) and n.name == "this" for n in nodes_in(node)):
        return (node, this)
    return node


def _compare(facts: Facts, op: str, left, right, names, this) -> None:
    value = constant(right, names, this)
    if value is None:
        value, left, op = constant(left, names, this), right, SWAPPED[op]
        if value is None:
            return
    key = _key(left, this)
    match op:
        case "=":
            facts.only(key, frozenset({value}))
            if isinstance(value, int):
                facts.narrow(key, value, value)
        case "!=":
            facts.apart.setdefault(key, set()).add(value)
        case _ if isinstance(value, int):
            facts.narrow(key, *{"<": (None, value - 1), "<=": (None, value), ">": (value + 1, None), ">=": (value, None)}[op])


def _member(facts: Facts, item, domain, wanted: bool, names, this) -> None:
    key = _key(item, this)
    match domain:
        case syntax.SetLiteral(items=items):
            values = [constant(i, names, this) for i in items]
            if None in values:
                return
            if wanted:
                facts.only(key, frozenset(values))
            else:
                facts.apart.setdefault(key, set()).update(values)
        case syntax.RangeOf(low=syntax.Number(value=low), high=syntax.Number(value=high)) if wanted:
            facts.narrow(key, low, high)


def exclusive(a: Facts, b: Facts) -> bool:
    """Is there an expression of which the two say things that can't both be true?"""
    for key, (low, high) in a.bounds.items():
        other = b.bounds.get(key)
        if other is not None:
            lowest = max((x for x in (low, other[0]) if x is not None), default=None)
            highest = min((x for x in (high, other[1]) if x is not None), default=None)
            if lowest is not None and highest is not None and lowest > highest:
                return True
    for one, two in ((a, b), (b, a)):
        for key, values in one.among.items():
            left = values - two.apart.get(key, set())
            if key in two.among:
                left &= two.among[key]
            if key in two.bounds and left and all(isinstance(v, int) for v in left):
                low, high = two.bounds[key]
                left = {v for v in left if (low is None or v >= low) and (high is None or v <= high)}
            if not left:
                return True
    return any(b.holds.get(key, wanted) != wanted for key, wanted in a.holds.items())


def constant_names(model) -> frozenset[str]:
    """Names that mean a choice value or a row, and nothing else."""
    values = {v for c in model.choices.values() for v in c.values} | {r.id for t in model.tables.values() for r in t.rows}
    return frozenset(
        values - set(model.fields) - set(model.settings) - set(model.quantities) - set(model.defines) - set(model.tables)
    )
