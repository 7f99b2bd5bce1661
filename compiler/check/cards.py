"""Cards that never come into play, and places that nothing ever reaches.

What: a table of cards, or single rows of it, that no setup, rule or card ever takes out of the box
(`card-in-no-deck`); a card's `while in PLACE` where nothing ever puts a card (`never-true`).
Why: somebody paid for its picture.

    setup: move those(c in cards where c.deck = early) to stock
    - {id: comet, deck: late}             # warning: Comet never leaves the box

A table that is mentioned without a condition on constant columns counts as used as a whole.
"""

from __future__ import annotations

from compiler.check.facts import facts_of
from compiler.check.trees import places_filled_in, rule_trees, target_name, trees_naming_tables
from compiler.types import ChoiceType, FlagType, IntType, LineOf, PileOf
from dsl import syntax
from dsl.diagnostic import WARNING, Diagnostic, Label
from dsl.walk import nodes_in

UNKNOWN = None


def check_cards(builder, reporter, uses) -> None:
    model = builder.model
    pools = find_pools(model)
    for table in model.tables.values():
        if not table.is_cards or not table.rows:
            continue
        found = pools.get(table.name, []) + pools.get(table.row_type, [])
        if None in found:
            continue
        missing = [
            row
            for number, row in enumerate(table.rows)
            if not uses.some(row.id) and not any(fits(model, table, number, *pool) for pool in found)
        ]
        if len(missing) == len(table.rows):
            if uses.some(table.name) or uses.some(table.row_type):
                reporter.warn(
                    "card-in-no-deck",
                    f"no rule ever takes a card of `{table.name}` out of the box",
                    table.place.source,
                    table.place.span,
                    "never used",
                    help=f"put them into play, as in `setup: move {table.name} to ...`",
                )
            continue
        for row in missing:
            reporter.add(
                Diagnostic(
                    "card-in-no-deck",
                    f"{row.name} never leaves the box",
                    Label(row.location, "no setup or rule takes this card"),
                    WARNING,
                    help="put it into a pile, or remove the row",
                )
            )
    check_copies(builder, reporter)
    check_places(builder, reporter)


def check_copies(builder, reporter) -> None:
    """A whole table that is moved to a pile too small for it."""
    model = builder.model
    for tree in trees_naming_tables(model):
        for node in nodes_in(tree.node):
            match node:
                case syntax.Move(cards=syntax.Name(name=name), place=place) if name in model.tables:
                    target = target_name(place)
                    info = model.fields.get(target.text) if target is not None else None
                    if info is None or not isinstance(info.node.at_most, syntax.Number):
                        continue
                    size, most = len(model.tables[name].things), info.node.at_most.value
                    if size > most:
                        reporter.warn(
                            "deck-size",
                            f"`{name}` has {size} cards, but `{info.name}` holds {most} at most",
                            tree.source,
                            node.span,
                            f"{size} cards",
                            others=[info.place.label(f"at most {most}")],
                            help="correct the number of copies, or the size of the pile",
                        )


def find_pools(model) -> dict[str, list]:
    """For each table or row type: how it is mentioned; None for all of it, else (variable, condition)."""
    pools: dict[str, list] = {}
    for tree in trees_naming_tables(model):
        if tree.kind in ("field", "example"):
            continue
        inside: set[int] = set()
        for node in nodes_in(tree.node):
            match node:
                case (
                    syntax.Aggregate(variable=var, domain=domain, where=where)
                    | syntax.ForEach(name=var, domain=domain, where=where)
                    | syntax.Choose(name=var, domain=domain, where=where)
                    | syntax.Pick(name=var, domain=domain, where=where)
                    | syntax.MayChoose(name=var, domain=domain, where=where)
                ):
                    if isinstance(domain, (syntax.Name, syntax.TypeName)) and where is not None:
                        pools.setdefault(domain.name, []).append((var.text, where))
                        inside.add(id(domain))
                case syntax.Name(name=name) | syntax.TypeName(name=name) if id(node) not in inside:
                    pools.setdefault(name, []).append(None)
    return pools


def fits(model, table, row: int, var: str, where) -> bool:
    """May this row meet the condition? Only a plain no counts."""
    return truth(model, table, row, var, where) is not False


def truth(model, table, row: int, var: str, node):
    match node:
        case syntax.Logic(op=op, left=left, right=right):
            a, b = truth(model, table, row, var, left), truth(model, table, row, var, right)
            if op == "and":
                return False if a is False or b is False else True if a and b else UNKNOWN
            return True if a or b else False if a is False and b is False else UNKNOWN
        case syntax.Not(value=value):
            inner = truth(model, table, row, var, value)
            return UNKNOWN if inner is None else not inner
        case syntax.Compare(op=op, left=left, right=right):
            a = value_of(model, table, row, var, left, right)
            b = value_of(model, table, row, var, right, left)
            if a is None or b is None:
                return UNKNOWN
            return {"=": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
        case syntax.Column():
            value = value_of(model, table, row, var, node, None)
            return UNKNOWN if value is None else bool(value)
    return UNKNOWN


def value_of(model, table, row: int, var: str, node, other):
    match node:
        case syntax.Number(value=value):
            return value
        case syntax.Column(base=syntax.Name(name=base), name=name) if base == var:
            column = table.column(name.text)
            if column is not None and isinstance(column.type, (ChoiceType, IntType, FlagType)):
                return table.rows[row].cells.get(name.text)
        case syntax.Name(name="yes" | "no" as word):
            return int(word == "yes")
        case syntax.Name(name=name) if isinstance(other, syntax.Column):
            column = table.column(other.name.text)
            if column is not None and isinstance(column.type, ChoiceType) and name in model.choices[column.type.name].values:
                return model.choices[column.type.name].number(name)
    return None


# ---------------------------------------------------------------- places


def check_places(builder, reporter) -> None:
    model = builder.model
    filled = filled_places(model)
    for (_, place), (_, location) in working_places(model).items():
        info = model.fields.get(place)
        if info is None or info.name in filled or info.node.starts is not None:
            continue
        reporter.add(
            Diagnostic(
                "never-true",
                f"no rule ever puts a card into `{info.name}`",
                Label(location, "never holds"),
                WARNING,
                (info.place.label("declared here"),),
                help="`move` cards there, or name another place",
            )
        )


def working_places(model) -> dict[tuple[str, str], tuple]:
    """For each table and place: the first card that works there, by its order, and where it says so."""
    found = dict(model.known.places) if model.known is not None else {}
    for cell in model.cells:
        for place, span in facts_of(model, cell.node).places:
            key = (cell.table.name, place)
            if key not in found or cell.order < found[key][0]:
                found[key] = (cell.order, cell.source.locate(span))
    return found


def filled_places(model) -> set[str]:
    found = set(model.known.filled) if model.known is not None else set()
    for cell in model.cells:
        found |= facts_of(model, cell.node).filled
    for tree in rule_trees(model):
        if tree.kind != "example":
            found |= places_filled_in(tree.node)
    for info in model.fields.values():
        if isinstance(info.type, (PileOf, LineOf)) and info.node.refilled is not None:
            found.add(info.name)
    return found
