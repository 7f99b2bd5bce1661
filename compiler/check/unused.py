"""What is declared and never used.

What: a field, setting, define, quantity, rule or table that no rule, card, score, bound or example mentions; a field that is set
but that nothing ever reads (with a display name it is a marker for people to look at, and fine).
Why: it is left over from an earlier idea, or a rule that should use it is missing. A reader would look for it in vain.

    quantity wage "Wage"        # warning: nothing ever reads `wage`
        base 2
        at least 0
    action work "Work"
        gain 2 coins            # `gain wage coins` was meant

Examples, scoring and variants count as use. The `name` column and the columns of tables are not looked at: they may be there for
print.
"""

from __future__ import annotations

from collections import defaultdict

from compiler.bound.examples import variants_of
from compiler.bound.game import Game
from compiler.bound.index import Index, Role
from compiler.bound.tree import Column, Constant, Row, Symbol
from compiler.check.whole import Whole
from compiler.model import DefineInfo, FieldInfo, Model, QuantityInfo, RuleInfo, SettingInfo, TableInfo
from compiler.report import Reporter
from compiler.types import IntType, LineOf, PileOf, RowOf, RuleType, inside
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in

Declared = DefineInfo | FieldInfo | QuantityInfo | RuleInfo | SettingInfo | TableInfo
MENTIONED = (Role.READ, Role.CALL, Role.EXAMPLE, Role.VARIANT)
GIVING = (Role.GAIN, Role.SET, Role.VARIANT)
TAKING = (Role.PAY, Role.LOSE)
USING = (*TAKING, Role.SET, Role.READ, Role.LISTEN, Role.EXAMPLE, Role.VARIANT)


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
    columns = ((table, column) for table in model.tables.values() for column in table.loaded.shape.columns)
    actions = [(table, column.name) for table, column in columns if column.type == RuleType("action")]
    in_tables = {row.cells.get(name) for table, name in actions for row in table.rows}
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


def is_read(whole: Whole, table: TableInfo) -> bool:
    model, index = whole.model, whole.index
    kept = (type for info in model.all_fields() for type in (info.type, *info.keys))
    if index.some(table) or model.thing_fields.get(table.row_type):
        return True
    if any(part == RowOf(table.row_type) for type in kept for part in inside(type)):
        return True
    if any(index.some(Column(table, column.name)) for column in table.loaded.shape.columns):
        return True
    return any(index.some(Row(table, row.id)) for row in table.rows)


def check_economy(whole: Whole, reporter: Reporter) -> None:
    """Where resources come from and where they go.

    What: a number that rules take but nothing ever gives (`no-source`), or that is gained and then good for nothing (`no-drain`).
    Why: a price in a resource that nobody can get is an action that nobody can do.

        each player has
            ideas 0..9              # warning: nothing ever gives `ideas`
        action publish "Publish"
            pay 1 ideas

    A resource that starts above its lower end may well only run down (a clock, lives); one that is scored or read needs no drain.
    """
    index = whole.index
    for info in whole.model.fields.values():
        at = info.place.source, info.place.span
        if not isinstance(info.type, IntType):
            continue
        if not index.some(info, *GIVING) and starts_empty(whole, info) and (taker := index.first(info, *TAKING)) is not None:
            message, others = f"nothing ever gives `{info.name}`", [taker.label("taken here")]
            help = "add a rule or card that gains it, or let it start higher"
            reporter.warn("no-source", message, *at, "starts with nothing", others=others, help=help)
        elif not index.some(info, *USING) and (giver := index.first(info, Role.GAIN)) is not None:
            message, others = f"`{info.name}` is gained, but nothing ever uses it", [giver.label("gained here")]
            help = "let something cost it, read it or score it"
            reporter.warn("no-drain", message, *at, "good for nothing", others=others, help=help)


def starts_empty(whole: Whole, info: FieldInfo) -> bool:
    """Does the field start at its lower end, as far as can be seen?"""
    low, high = whole.model.bounds_of(info.type)
    start = whole.game.fields[info].starts
    if start is None:
        return low is not None and (low >= 0 or (high is not None and high < 0))
    return isinstance(start, Constant) and low is not None and start.value <= low


def index_with_mentions(game: Game) -> Index:
    """The index of the game with the names in texts that are not part of it as it is bound: variants that are off, and examples
    that are given one. They count as use, so that a check rather keeps silent than raises a false alarm; nothing is known of what
    is meant there, so a mention counts for everything of that name. The game keeps its own index, in which every mention is what
    it says."""
    index = Index({symbol: list(found) for symbol, found in game.index.references.items()}, game.index.definitions)
    symbols, model = symbols_by_name(game.model), game.model
    texts: list[tuple[object, Source, Role]] = [(node.parts, source, Role.VARIANT) for node, source in model.variants.values()]
    texts += [(node.lines, source, Role.EXAMPLE) for node, source in model.examples if variants_of(node) != model.chosen]
    for text, source, role in texts:
        for node in nodes_in(text):
            if isinstance(node, (syntax.Name, syntax.TypeName, syntax.Ident)):
                name = node.text if isinstance(node, syntax.Ident) else node.name
                rows = [Row(table, name) for table in model.tables.values() if table.row_number(name) is not None]
                for symbol in (*symbols[name], *rows):
                    index.refer(symbol, source, node.span, role)
    return index


def symbols_by_name(model: Model) -> defaultdict[str, list[Symbol]]:
    found: defaultdict[str, list[Symbol]] = defaultdict(list)
    for info in model.all_fields():
        found[info.name].append(info)
    for group in (model.settings, model.quantities, model.defines, model.rules, model.tables, model.row_types):
        for name, symbol in group.items():
            found[name].append(symbol)
    for choices in model.choices.values():
        kept = [info for info in model.all_fields() if choices.name in {getattr(key, "name", "") for key in info.keys}]
        for value in choices.values:
            found[value] += kept
    return found
