"""What a block can bring about, through any number of rules and cells: a transitive closure over calls."""

from __future__ import annotations

from compiler.bound import tree
from compiler.bound.game import Game
from compiler.model import FieldInfo, RuleInfo
from dsl.walk import nodes_in


def effects_of(game: Game, block: tree.Block) -> set[FieldInfo | RuleInfo]:
    """The numbers that a block may change and the rules it may do. Cells are taken together: which of them is done is not known."""
    found: set[FieldInfo | RuleInfo] = set()
    todo: list[object] = [block]
    cells: list[object] = [cell.content for cell in game.cells]
    while todo:
        for node in nodes_in(todo.pop()):
            match node:
                case tree.Resource(field=info) | tree.Set(target=tree.FieldRead(field=info)):
                    found.add(info)
                case tree.Roll(target=tree.FieldRead(field=info)):
                    found.add(info)
                case tree.RuleCall(rule=rule) if rule not in found:
                    found.add(rule)
                    todo.append(game.rules[rule.name].body)
                case tree.ColumnCall() | tree.Abilities() | tree.Payment(resource=None):
                    todo += cells
                    cells = []
    return found
