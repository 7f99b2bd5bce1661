"""Cards that never come into play, and places that nothing ever reaches.

What: a table of cards, or single rows of it, that no setup, rule or card ever takes out of the box
(`card-in-no-deck`); a card's `while in PLACE` where nothing ever puts a card (`never-true`).
Why: somebody paid for its picture.

    setup: move those(c in cards where c.deck = early) to stock
    - {id: comet, deck: late}             # warning: Comet never leaves the box

A table that is mentioned without a condition on constant columns counts as used as a whole.
"""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.index import Role
from compiler.bound.tree import Expr, Local
from compiler.check.unused import is_read
from compiler.check.whole import Whole
from compiler.model import TableInfo
from compiler.report import Reporter
from compiler.types import ChoiceType, FlagType, IntType
from dsl import syntax
from dsl.diagnostic import WARNING, Diagnostic, Label
from dsl.walk import nodes_in

Pool = tuple[Local, Expr]  # the rows of a table that meet a condition


def check_cards(whole: Whole, reporter: Reporter) -> None:
    for table in whole.model.tables.values():
        if table.is_cards and table.rows:
            check_table(whole, reporter, table)
    check_copies(whole, reporter)
    check_places(whole, reporter)


def check_table(whole: Whole, reporter: Reporter, table: TableInfo) -> None:
    index = whole.index
    pools = find_pools(whole, table)
    if pools is None:
        return
    missing = [
        row
        for number, row in enumerate(table.rows)
        if not index.some(tree.Row(table, row.id)) and not any(truth(table, number, *pool) is not False for pool in pools)
    ]
    if len(missing) == len(table.rows):
        if is_read(whole, table):
            message = f"no rule ever takes a card of `{table.name}` out of the box"
            help = f"put them into play, as in `setup: move {table.name} to ...`"
            reporter.warn("card-in-no-deck", message, table.place.source, table.place.span, "never used", help=help)
        return
    for row in missing:
        label = Label(row.location, "no setup or rule takes this card")
        help = "put it into a pile, or remove the row"
        reporter.add(Diagnostic("card-in-no-deck", f"{row.name} never leaves the box", label, WARNING, help=help))


def find_pools(whole: Whole, table: TableInfo) -> list[Pool] | None:
    """The conditions under which rows of a table are mentioned; None if all of it is."""
    if whole.index.some(table, Role.VARIANT):
        return None
    mentions = [part for node, part in whole.of(tree.AllOf) if node.of is table and part.kind != "field"]
    mentions += [part for node, part in whole.of(tree.TableRead) if node.table is table and part.kind != "field"]
    pools: list[Pool] = []
    for part in dict.fromkeys(mentions):
        under = 0
        for node in nodes_in(part.tree):
            match node:
                case tree.Aggregate() | tree.ForEach() | tree.Choose() | tree.Pick() if node.where is not None:
                    if isinstance(node.domain, tree.AllOf) and node.domain.of is table:
                        pools.append((node.local, node.where))
                        under += 1
        if under < mentions.count(part):
            return None
    return pools


def truth(table: TableInfo, row: int, local: Local, test: Expr) -> bool | None:
    """Does this row meet the condition? None if it depends."""
    match test:
        case tree.Logic(op=op, left=left, right=right):
            a, b = truth(table, row, local, left), truth(table, row, local, right)
            if op == "and":
                return False if a is False or b is False else True if a and b else None
            return True if a or b else False if a is False and b is False else None
        case tree.Not(value=value):
            inner = truth(table, row, local, value)
            return None if inner is None else not inner
        case tree.Compare(op=op, left=left, right=right):
            one, two = value_of(table, row, local, left), value_of(table, row, local, right)
            if one is None or two is None:
                return None
            return {"=": one == two, "!=": one != two, "<": one < two, "<=": one <= two, ">": one > two, ">=": one >= two}[op]
        case tree.ColumnRead():
            cell = value_of(table, row, local, test)
            return None if cell is None else bool(cell)
    return None


def value_of(table: TableInfo, row: int, local: Local, expr: Expr) -> int | None:
    match expr:
        case tree.Constant(value=number, symbol=symbol) if not isinstance(symbol, tree.Row):
            return number
        case tree.ColumnRead(row=tree.LocalRead(local=of), column=name, keys=()) if of is local:
            column = table.column(name)
            cell = table.rows[row].cells.get(name)
            if column is not None and isinstance(column.type, (ChoiceType, IntType, FlagType)) and isinstance(cell, int):
                return cell
    return None


# ---------------------------------------------------------------- places


def check_copies(whole: Whole, reporter: Reporter) -> None:
    """A whole table that is moved to a pile too small for it."""
    for node, part in whole.of(tree.Move):
        match node:
            case tree.Move(cards=tree.AllOf(of=TableInfo() as table), place=tree.FieldRead(field=info)):
                most, size = info.node.at_most, len(table.things)
                if isinstance(most, syntax.Number) and size > most.value:
                    message = f"`{table.name}` has {size} cards, but `{info.name}` holds {most.value} at most"
                    others = [info.place.label(f"at most {most.value}")]
                    help = "correct the number of copies, or the size of the pile"
                    reporter.warn("deck-size", message, part.source, node.span, f"{size} cards", others=others, help=help)


def check_places(whole: Whole, reporter: Reporter) -> None:
    """Places where cards work, but never lie."""
    for info in whole.model.fields.values():
        working = whole.index.first(info, Role.WORK)
        filled = whole.index.some(info, Role.GAIN, Role.SET, Role.VARIANT) or info.node.refilled or info.node.starts
        if working is not None and not filled:
            message = f"no rule ever puts a card into `{info.name}`"
            others = (info.place.label("declared here"),)
            help = "`move` cards there, or name another place"
            reporter.add(Diagnostic("never-true", message, working.label("never holds"), WARNING, others, help=help))
