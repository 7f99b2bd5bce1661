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

from compiler.bound.index import Role
from compiler.bound.tree import Column, Row
from compiler.check.whole import Whole
from compiler.model import DefineInfo, FieldInfo, Model, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.report import Reporter
from compiler.types import IntType, LineOf, PileOf, RowOf, RuleType, Type

Declared = DefineInfo | FieldInfo | QuantityInfo | RuleInfo | SettingInfo | TableInfo
MENTIONED = (Role.READ, Role.CALL, Role.EXAMPLE, Role.VARIANT)


def check_unused(whole: Whole, reporter: Reporter) -> None:
    model, index = whole.model, whole.index

    def warn(info: Declared, message: str, help: str) -> None:
        reporter.warn("unused-name", message, info.place.source, info.place.span, "declared here", help=help)

    for setting in model.settings.values():
        if not index.some(setting, *MENTIONED):
            warn(setting, f"the setting `{setting.name}` changes nothing: no rule reads it", "use it in a rule, or remove it")
    for field in model.all_fields():
        what = unused_field(whole, field)
        if what is not None:
            warn(field, f"`{field.name}` {what[0]}", what[1])
    for quantity in model.quantities.values():
        if not index.some(quantity, *MENTIONED):
            words = "is adjusted, but no rule reads it" if index.some(quantity, Role.ADJUST) else "is never used"
            warn(quantity, f"the quantity `{quantity.name}` {words}", "use it as an amount or a price, or remove it")
    for define in model.defines.values():
        if not index.some(define, *MENTIONED):
            warn(define, f"`{define.name}` is defined and never used", "use it in a rule, or remove it")
    in_tables = actions_in_tables(model)
    for rule in model.rules.values():
        if rule.name not in in_tables and not index.some(rule, *MENTIONED):
            warn(rule, f"nothing ever starts the {rule.kind} `{rule.name}`", "offer it in a phase, or start it with `do`")
    for table in model.tables.values():
        if not is_read(whole, table):
            warn(table, f"nothing ever reads the table `{table.name}`", "use it in a rule, or remove it")


def unused_field(whole: Whole, info: FieldInfo) -> tuple[str, str] | None:
    """What is wrong with a field, and what to do. A pile needs only be mentioned; a number that is counted belongs to the
    economy."""
    index = whole.index
    if isinstance(info.type, (PileOf, LineOf)):
        return None if index.some(info) else ("is never used", "let cards go there, or remove it")
    if index.some(info, Role.READ, Role.LISTEN, Role.PAY, Role.EXAMPLE, Role.VARIANT):
        return None
    if not index.some(info, Role.GAIN, Role.LOSE, Role.SET):
        return "is never used", "use it in a rule, or remove it"
    if info.node.title is None and not (isinstance(info.type, IntType) and index.some(info, Role.GAIN, Role.LOSE)):
        return "is set, but nothing ever reads it", "read it in a rule or score it, or remove it"
    return None


def actions_in_tables(model: Model) -> set[object]:
    """The names of rules in columns of actions."""
    columns = ((table, column) for table in model.tables.values() for column in table.loaded.shape.columns)
    return {row.cells.get(column.name) for table, column in columns if column.type == RuleType("action") for row in table.rows}


def is_read(whole: Whole, table: TableInfo) -> bool:
    model, index = whole.model, whole.index
    if index.some(table) or model.thing_fields.get(table.row_type) or is_held(model, table):
        return True
    if any(index.some(Column(table, column.name)) for column in table.loaded.shape.columns):
        return True
    return any(index.some(Row(table, row.id)) for row in table.rows)


def is_held(model: Model, table: TableInfo) -> bool:
    """Does a field keep rows of this table?"""
    return any(speaks_of(type, table.row_type) for info in model.all_fields() for type in (info.type, *info.keys))


def speaks_of(type: Type, row_type: str) -> bool:
    if isinstance(type, RowOf):
        return type.name == row_type
    of: Type | None = getattr(type, "of", None)
    return of is not None and speaks_of(of, row_type)
