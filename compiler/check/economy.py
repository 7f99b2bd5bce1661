"""Where resources come from and where they go.

What: a number that rules take but nothing ever gives (`no-source`), or that is gained and then good for nothing
(`no-drain`). `economy` gives the whole table: for each resource its sources, its drains, and the rules that turn
one thing into another.
Why: a price in a resource that nobody can get is an action that nobody can do.

    each player has
        ideas 0..9              # warning: nothing ever gives `ideas`
    action publish "Publish"
        pay 1 ideas

A resource that starts above its lower end may well only run down (a clock, lives); one that is scored or read needs
no drain.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from compiler.check.trees import EXAMPLE, GAIN, LISTEN, LOSE, PAY, READ, SET, Use, Uses, field_named, find_uses
from compiler.model import GAME, PLAYER, FieldInfo
from compiler.types import IntType
from dsl import syntax


@dataclass
class Flow:
    """One resource. Each list holds (where, path, line), in the order of the files."""

    name: str
    title: str
    sources: list[tuple[str, str, int]] = field(default_factory=list)
    drains: list[tuple[str, str, int]] = field(default_factory=list)
    converters: list[tuple[str, str, int]] = field(default_factory=list)


def economy(builder) -> list[Flow]:
    """The flows of all resources: numbers that some rule gains, loses or pays. A text that gives one resource and takes
    another is a converter of both; then it is in neither of the other lists."""
    model = builder.model
    uses = find_uses(model)
    flows = {info.name: Flow(info.name, info.title) for info in resources(model)}
    gives: dict[tuple, set[str]] = {}
    takes: dict[tuple, set[str]] = {}
    for resource, use in changes(model, uses):
        key = place_of(use)
        (gives if use.how in (GAIN, SET) else takes).setdefault(key, set()).add(resource)
    for resource, use in changes(model, uses):
        if use.tree.kind == "variant":
            continue
        key = place_of(use)
        others = (takes if use.how in (GAIN, SET) else gives).get(key, set()) - {resource}
        flow = flows[resource]
        lines = flow.converters if others and use.how != SET else flow.sources if use.how in (GAIN, SET) else flow.drains
        if key not in lines:
            lines.append(key)
        if use.how == SET and key not in flow.drains:
            flow.drains.append(key)
    return [flow for flow in flows.values() if flow.sources or flow.drains or flow.converters]


def resources(model) -> list[FieldInfo]:
    return [f for f in model.fields.values() if f.owner in (PLAYER, GAME) and isinstance(f.type, IntType)]


def place_of(use: Use) -> tuple[str, str, int]:
    at = use.tree.source.locate(_start(use))
    return use.tree.name, at.path, at.line


def _start(use: Use):
    node = use.tree.node
    if use.tree.kind in ("rule", "card") and isinstance(node, syntax.Node):
        return node.span
    return use.span


def changes(model, uses: Uses):
    names = {info.name for info in resources(model)}
    for name, found in uses.by_name.items():
        resource = field_named(model, name)
        if resource in names:
            for use in found:
                if use.how in (GAIN, LOSE, PAY, SET):
                    yield resource, use


def check_economy(builder, reporter, uses: Uses) -> None:
    model = builder.model
    known = dict.fromkeys((r.name for r in resources(model)), frozenset())
    ways: dict[str, list[Use]] = {name: [] for name in known}
    for name, found in uses.by_name.items():
        resource = field_named(model, name)
        if resource in ways:
            ways[resource] += found
    for info in resources(model):
        found = ways[info.name]
        hows = {use.how for use in found}
        if not hows & {GAIN, LOSE, PAY}:
            continue
        if not hows & {GAIN, SET} and hows & {LOSE, PAY} and starts_empty(info):
            taker = next(use for use in found if use.how in (PAY, LOSE))
            reporter.warn(
                "no-source",
                f"nothing ever gives `{info.name}`",
                info.place.source,
                info.place.span,
                "starts with nothing",
                others=[taker.label("taken here")],
                help="add a rule or card that gains it, or let it start higher",
            )
        elif not hows & {LOSE, PAY, SET, READ, LISTEN, EXAMPLE}:
            giver = next(use for use in found if use.how == GAIN)
            reporter.warn(
                "no-drain",
                f"`{info.name}` is gained, but nothing ever uses it",
                info.place.source,
                info.place.span,
                "good for nothing",
                others=[giver.label("gained here")],
                help="let something cost it, read it or score it",
            )


def starts_empty(info: FieldInfo) -> bool:
    """Does the field start at its lower end, as far as can be seen?"""
    low = info.type.low
    match info.node.starts:
        case None:
            return low is not None and (low >= 0 or info.type.high is not None and info.type.high < 0)
        case syntax.Number(value=value):
            return low is not None and value <= low
    return False
