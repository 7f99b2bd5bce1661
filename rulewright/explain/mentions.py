"""Where a name stands in the rules, and whether it is changed there or only read.

Works on syntax trees, so it finds what is written, also in variants that are off and on cards nobody holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from compiler.model import Model
from dsl import syntax
from dsl.source import Source
from dsl.walk import Path, paths_in

CHANGED = "changed by"
DONE = "done by"
READ = "read by"
SHOWN = "shown by examples"

# A name is changed if it stands, through indexes and owners, in one of these parts of a node.
CHANGING = {
    syntax.Modifier: {"quantities"},
    syntax.ExceptionItem: {"quantities"},
    syntax.AlsoRequires: {"rule"},
    syntax.AlsoCosts: {"rule"},
    syntax.CanPayFor: {"substitute", "resource"},
    syntax.Guarded: {"name"},
    syntax.Pattern: {"noun"},
    syntax.Gain: {"amounts"},
    syntax.Lose: {"amounts"},
    syntax.Pay: {"price"},
    syntax.Price: {"amounts"},
    syntax.Set: {"target"},
    syntax.Add: {"target"},
    syntax.Remove: {"target"},
    syntax.Move: {"cards", "place"},
    syntax.Draw: {"pile", "place"},
    syntax.Shuffle: {"pile"},
    syntax.Roll: {"name"},
    syntax.Lay: {"grid"},
    syntax.Binding: {"name"},
    syntax.Change: {"noun"},
    syntax.Drop: {"name"},
}
DOING = {syntax.Do: {"callee"}, syntax.MayDo: {"callee"}, syntax.MayDoAny: {"names"}, syntax.DoOne: {"names"}}
# The way from a name up to the part it stands for: `backer's stakes[me]` is about `stakes`, not about `me`.
THROUGH = {
    syntax.Index: "base",
    syntax.OfPlayer: "name",
    syntax.My: "name",
    syntax.Their: "name",
    syntax.Column: "name",
    syntax.Noun: "name",
    syntax.Amount: "noun",
}
DECLARES = (
    syntax.Rule,
    syntax.Quantity,
    syntax.Define,
    syntax.Phase,
    syntax.Setting,
    syntax.Field,
    syntax.Table,
    syntax.Automa,
    syntax.Variant,
)


@dataclass(frozen=True, order=True)
class Mention:
    path: str
    line: int
    how: str
    owner: str
    text: str


def find_mentions(model: Model, name: str) -> list[Mention]:
    """Every place that names `name`, apart from its own declaration, sorted by file and line."""
    found = set()
    for tree, source, owner in _trees(model):
        for chain in paths_in(tree):
            node = chain[-1][0]
            text = node.text if isinstance(node, syntax.Ident) else getattr(node, "name", None)
            if isinstance(node, (syntax.Ident, syntax.Name)) and text == name and not _is_declaration(chain):
                how = SHOWN if isinstance(tree, syntax.Example) else _manner(chain)
                line = source.position(node.span.start)[0]
                written = source.whole.split("\n")[line - 1].strip()
                where = " / ".join(filter(None, [owner, _owner(chain, source, line)]))
                found.add(Mention(source.path, line, how, where, written))
    return sorted(found)


def _trees(model: Model) -> Iterator[tuple[object, Source, str]]:
    """Every tree of a game with its source and the card it stands on."""
    for infos in (model.rules, model.quantities, model.defines):
        for info in infos.values():
            yield info.node, info.place.source, ""
    for standing in model.standing:
        card = standing.table.rows[standing.row].name if standing.table else ""
        yield standing.node, standing.source, card
    for cell in model.cells:
        yield cell.node, cell.source, cell.table.rows[cell.row].name
    for tree, source in [
        *model.always,
        *model.scoring,
        *([model.play] if model.play else []),
        *model.automas.values(),
        *model.variants.values(),
        *model.examples,
    ]:
        yield tree, source, ""


def _is_declaration(chain: Path) -> bool:
    node, part = chain[-1]
    return isinstance(node, syntax.Ident) and part == "name" and len(chain) > 1 and isinstance(chain[-2][0], DECLARES)


def _manner(chain: Path) -> str:
    index = len(chain) - 1
    while index > 0 and THROUGH.get(type(chain[index - 1][0])) == chain[index][1]:
        index -= 1
    if index == 0:
        return READ
    above, part = type(chain[index - 1][0]), chain[index][1]
    if part in CHANGING.get(above, ()):
        return CHANGED
    return DONE if part in DOING.get(above, ()) else READ


def _owner(chain: Path, source: Source, line: int) -> str:
    """The outermost declaration around a place, in words, or the duration it stands under."""
    for node, _ in chain[:-1]:
        if isinstance(node, syntax.Rule):
            return f"{node.kind} {node.name.text}"
        if isinstance(node, DECLARES) and not isinstance(node, syntax.Automa):
            return f"{type(node).__name__.lower()} {node.name.text}"
        if isinstance(node, syntax.Example):
            return f'example "{node.title.value}"'
        if isinstance(node, syntax.Lasting) and source.position(node.span.start)[0] < line:
            return " ".join(source.text[node.duration.span.start : node.duration.span.end].split())
    return ""
