"""Where resources come from and where they go.

What: a number that rules take but nothing ever gives (`no-source`), or that is gained and then good for nothing
(`no-drain`).
Why: a price in a resource that nobody can get is an action that nobody can do.

    each player has
        ideas 0..9              # warning: nothing ever gives `ideas`
    action publish "Publish"
        pay 1 ideas

A resource that starts above its lower end may well only run down (a clock, lives); one that is scored or read needs
no drain.
"""

from __future__ import annotations

from compiler.bound.index import Role
from compiler.bound.tree import Constant
from compiler.check.whole import Whole
from compiler.model import FieldInfo
from compiler.report import Reporter
from compiler.types import IntType

GIVING = (Role.GAIN, Role.SET, Role.VARIANT)
TAKING = (Role.PAY, Role.LOSE)
USING = (*TAKING, Role.SET, Role.READ, Role.LISTEN, Role.EXAMPLE, Role.VARIANT)


def check_economy(whole: Whole, reporter: Reporter) -> None:
    index = whole.index
    for info in whole.model.fields.values():
        if not isinstance(info.type, IntType):
            continue
        if not index.some(info, *GIVING) and starts_empty(whole, info) and (taker := index.first(info, *TAKING)) is not None:
            reporter.warn(
                "no-source",
                f"nothing ever gives `{info.name}`",
                info.place.source,
                info.place.span,
                "starts with nothing",
                others=[taker.label("taken here")],
                help="add a rule or card that gains it, or let it start higher",
            )
        elif not index.some(info, *USING) and (giver := index.first(info, Role.GAIN)) is not None:
            reporter.warn(
                "no-drain",
                f"`{info.name}` is gained, but nothing ever uses it",
                info.place.source,
                info.place.span,
                "good for nothing",
                others=[giver.label("gained here")],
                help="let something cost it, read it or score it",
            )


def starts_empty(whole: Whole, info: FieldInfo) -> bool:
    """Does the field start at its lower end, as far as can be seen?"""
    low, high = whole.model.bounds_of(info.type)
    start = whole.game.fields[info].starts
    if start is None:
        return low is not None and (low >= 0 or (high is not None and high < 0))
    return isinstance(start, Constant) and low is not None and start.value <= low
