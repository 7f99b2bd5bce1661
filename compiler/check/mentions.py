"""Names in texts that are not part of the game as it is bound: variants that are off, and examples that are given one.

They count as use, so that a check rather keeps silent than raises a false alarm. Nothing is known of what is meant there, so a
mention counts for everything of that name.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler.bound.examples import variants_of
from compiler.bound.game import Game
from compiler.bound.index import Index, Role
from compiler.bound.tree import Row, Symbol
from compiler.model import Model
from dsl import syntax
from dsl.source import Source
from dsl.walk import nodes_in


def index_with_mentions(game: Game) -> Index:
    """The index of the game with these in it. The game keeps its own, in which every mention is what it says."""
    index = Index({symbol: list(found) for symbol, found in game.index.references.items()}, game.index.definitions)
    symbols = symbols_by_name(game.model)
    for tree, source, role in unbound_texts(game.model):
        for node in nodes_in(tree):
            if isinstance(node, (syntax.Name, syntax.TypeName)):
                name = node.name
            elif isinstance(node, syntax.Ident):
                name = node.text
            else:
                continue
            rows = [Row(table, name) for table in game.model.tables.values() if table.row_number(name) is not None]
            for symbol in (*symbols.get(name, ()), *rows):
                index.refer(symbol, source, node.span, role)
    return index


def unbound_texts(model: Model) -> Iterator[tuple[object, Source, Role]]:
    for variant, source in model.variants.values():
        yield variant.parts, source, Role.VARIANT
    for example, source in model.examples:
        if variants_of(example) != model.chosen:
            yield example.lines, source, Role.EXAMPLE


def symbols_by_name(model: Model) -> dict[str, list[Symbol]]:
    found: dict[str, list[Symbol]] = {}
    groups = (model.settings, model.quantities, model.defines, model.rules, model.tables, model.row_types)
    for info in model.all_fields():
        found.setdefault(info.name, []).append(info)
    for group in groups:
        for name, symbol in group.items():
            found.setdefault(name, []).append(symbol)
    for choices in model.choices.values():
        kept = [info for info in model.all_fields() if choices.name in {getattr(key, "name", "") for key in info.keys}]
        for value in choices.values:
            found.setdefault(value, []).extend(kept)
    return found
