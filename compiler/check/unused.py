"""What is declared and never used.

What: a field, setting, define, quantity, rule or table that no rule, card, score, bound or example mentions; a
field that is set but that nothing ever reads (with a display name it is a marker for people to look at, and fine).
Why: it is left over from an earlier idea, or a rule that should use it is missing. A reader would look for it in
vain.

    quantity wage "Wage"        # warning: nothing ever reads `wage`
        base 2
        at least 0
    action work "Work"
        gain 2 coins            # `gain wage coins` was meant

Examples, scoring and variants count as use. The `name` column and the columns of tables are not looked at: they may
be there for print.
"""

from __future__ import annotations

from compiler.check.trees import ADJUST, CALL, EXAMPLE, GAIN, LISTEN, LOSE, PAY, READ, SET, Uses
from compiler.model import GAME, PLAYER
from compiler.types import IntType, LineOf, PileOf


def check_unused(builder, reporter, uses: Uses) -> None:
    model = builder.model

    def warn(info, message: str, help: str) -> None:
        reporter.warn("unused-name", message, info.place.source, info.place.span, "declared here", help=help)

    for info in model.settings.values():
        if not uses.some(info.name, READ, EXAMPLE):
            warn(info, f"the setting `{info.name}` changes nothing: no rule reads it", "use it in a rule, or remove it")
    for info in [*model.fields.values(), *(f for group in model.thing_fields.values() for f in group.values())]:
        check_field(builder, uses, info, warn)
    for info in model.quantities.values():
        if not uses.some(info.name, READ, EXAMPLE, CALL):
            what = "is adjusted, but no rule reads it" if uses.some(info.name, ADJUST) else "is never used"
            warn(info, f"the quantity `{info.name}` {what}", "use it as an amount or a price, or remove it")
    for info in model.defines.values():
        if not uses.some(info.name, READ, EXAMPLE, CALL):
            warn(info, f"`{info.name}` is defined and never used", "use it in a rule, or remove it")
    for info in model.rules.values():
        if not uses.some(info.name, CALL, READ, EXAMPLE):
            warn(info, f"nothing ever starts the {info.kind} `{info.name}`", "offer it in a phase, or start it with `do`")
    for table in model.tables.values():
        if not table_is_read(builder, uses, table):
            warn(table, f"nothing ever reads the table `{table.name}`", "use it in a rule, or remove it")


def check_field(builder, uses: Uses, info, warn) -> None:
    """A pile needs only be mentioned; a number that is counted belongs to the economy."""
    if isinstance(info.type, (PileOf, LineOf)):
        if not uses.some(info.name):
            warn(info, f"`{info.name}` is never used", "let cards go there, or remove it")
        return
    names = [info.name, *counted_names(builder, info)]
    if any(uses.some(name, READ, LISTEN, EXAMPLE, PAY) for name in names):
        return
    if not any(uses.some(name, GAIN, LOSE, SET) for name in names):
        warn(info, f"`{info.name}` is never used", "use it in a rule, or remove it")
    elif info.node.title is None and not (isinstance(info.type, IntType) and any(uses.some(n, GAIN, LOSE) for n in names)):
        warn(info, f"`{info.name}` is set, but nothing ever reads it", "read it in a rule or score it, or remove it")


def counted_names(builder, info) -> list[str]:
    """Choice values that stand for this field as a noun."""
    from compiler.check.trees import field_named

    if info.owner not in (PLAYER, GAME) or not info.keys:
        return []
    return [
        value
        for choices in builder.model.choices.values()
        for value in choices.values
        if value not in builder.model.fields and field_named(builder.model, value) == info.name
    ]


def table_is_read(builder, uses: Uses, table) -> bool:
    if uses.some(table.name) or uses.some(table.row_type):
        return True
    if any(name == table.name for name, _ in builder.usage.columns):
        return True
    return any(uses.some(row.id) for row in table.rows) or bool(builder.model.thing_fields.get(table.row_type))
