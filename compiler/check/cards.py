"""Cards that never come into play, and places that nothing ever reaches.

What: a table of cards, or single rows of it, that no setup, rule or card ever takes out of the box
(`card-in-no-deck`); a card's `while in PLACE` where nothing ever puts a card (`never-true`).
Why: somebody paid for its picture.

    setup: move those(c in cards where c.deck = early) to stock
    - {id: comet, deck: late}             # warning: Comet never leaves the box

A table that is mentioned without a condition on constant columns counts as used as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.bound.index import Role
from compiler.bound.tree import Expr, Local
from compiler.check.translations import check_translations
from compiler.check.unused import is_read
from compiler.check.whole import Whole
from compiler.model import Model, TableInfo
from compiler.report import Reporter
from compiler.text import build_dictionary, check_text, explain_drift, languages, load_phrases, written_effects
from compiler.types import ChoiceType, FlagType, IntType
from dsl import syntax
from dsl.diagnostic import WARNING, Diagnostic, Label
from dsl.source import Location, Source, Span
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


def rule_names(model: Model) -> set[str]:
    """What can be told under `rules`: the setup, every rule and phase, also what variants add and remove."""
    parts = nodes_in(tuple(node.parts for node, _ in model.variants.values()))
    names = {"setup", *model.rules, *model.phases}
    for part in parts:
        match part:
            case syntax.Rule(name=name) | syntax.Phase(name=name) | syntax.Drop(kind="phase", name=syntax.Ident() as name):
                names.add(name.text)
    return names


def check_texts(game: Game, reporter: Reporter, phrases: Sequence[Source], texts: Iterable[str] = ()) -> None:
    """Written card texts against effects, and phrase files against the standard phrases and the names of the game.

    What: a row with a `text` of its own that promises another number of something than its effect gives, or leaves one
    out, in English or in a translation; a phrase that does not exist, or that loses a slot.
    Why: players read the text, the game runs the effect.

        - id: toll_keeper
          text: Gain 2 Coins.           # error: promises 2 Coins, its rule gives 1
          effect: gain 1 coins

    Without a `text` the text is generated and can't be wrong; `{effect}` in a text is filled in from the rule. `phrases`: sources
    of the game's phrase files; `texts`: all that stands in the other files.
    """
    model, overrides, rules = game.model, dict[str, dict[str, object] | None](), rule_names(game.model)
    for source in phrases:
        language = source.path.rsplit("/", 1)[-1].removesuffix(".yaml")
        if language in languages():
            changes, findings = load_phrases(source.path, source.text, language, rules)
            for finding in findings:
                reporter.add(finding)
            overrides[language] = changes if not findings else None
    if phrases and not reporter.has_errors:
        check_translations(model, texts, phrases, overrides, reporter)
    written = [(table, number, row) for table in model.tables.values() for number, row in enumerate(table.rows) if row.text]
    if not written or reporter.has_errors:
        return
    effects, sources = written_effects(game), {source.path.rsplit("/", 1)[-1]: source for source in phrases}
    for language in ("en", *(name for name, changes in overrides.items() if changes is not None and name != "en")):
        words = build_dictionary(game, language, overrides.get(language))
        for table, number, row in written:
            found, text = effects.get((table, number), []), words.title(row.text or "")
            if not found or language != "en" and text == row.text:  # not translated
                continue
            cell, place = found[0][0].info, Label(row.cell_locations.get("text", row.location))
            if language != "en":
                place = Label(place_of(text, sources[f"{language}.yaml"]))
            effect = Label(cell.source.locate(cell.node.span)) if len(found) == 1 else None
            for drift in check_text(text, tuple(statement for _, block in found for statement in block), words):
                if language == "en" or not drift.kind.endswith("people"):  # elsewhere "er" and "ihn" may be a thing
                    reporter.add(explain_drift(drift, row.name, place, effect))


def place_of(text: str, source: Source) -> Location:
    """Where a phrase file says this text, which may go on over several lines there."""
    at = re.search(r"\s+".join(map(re.escape, text.split())), source.text)
    return source.locate(Span(*at.span()) if at else Span(0, 0))
