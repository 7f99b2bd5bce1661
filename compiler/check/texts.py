"""Written card texts against effects, and phrase files against the standard phrases.

What: a row with a `text` of its own that promises another number of something than its effect gives, or leaves one
out; a phrase that does not exist, or that loses a slot.
Why: players read the text, the game runs the effect.

    - id: toll_keeper
      text: Gain 2 Coins.           # error: promises 2 Coins, its rule gives 1
      effect: gain 1 coins

Without a `text` the text is generated and can't be wrong; `{effect}` in a text is filled in from the rule.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler.bound.game import Game
from compiler.model import Model
from compiler.report import Reporter
from compiler.text import build_dictionary, check_text, explain_drift, languages, load_phrases, written_effects
from dsl import syntax
from dsl.diagnostic import Label
from dsl.source import Source
from dsl.walk import nodes_in


def rule_names(model: Model) -> set[str]:
    """What can be told under `rules`: the setup, every rule and phase, also what variants add and remove."""
    parts = nodes_in(tuple(node.parts for node, _ in model.variants.values()))
    names = {"setup", *model.rules, *model.phases}
    for part in parts:
        match part:
            case syntax.Rule(name=name) | syntax.Phase(name=name) | syntax.Drop(kind="phase", name=syntax.Ident() as name):
                names.add(name.text)
    return names


def check_texts(game: Game, reporter: Reporter, phrases: Iterable[Source]) -> None:
    """`phrases`: sources of the game's phrase files."""
    overrides: dict[str, dict[str, object] | None] = {}
    model = game.model
    rules = rule_names(model)
    for source in phrases:
        language = source.path.rsplit("/", 1)[-1].removesuffix(".yaml")
        if language not in languages():
            continue
        changes, findings = load_phrases(source.path, source.text, language, rules)
        for finding in findings:
            reporter.add(finding)
        overrides[language] = changes if not findings else None
    written = [(table, number, row) for table in model.tables.values() for number, row in enumerate(table.rows) if row.text]
    if not written or reporter.has_errors:
        return
    words, effects = build_dictionary(game, "en", overrides.get("en")), written_effects(game)
    for table, number, row in written:
        found = effects.get((table, number), [])
        if not found or row.text is None:
            continue
        cell = found[0][0].info
        effect = Label(cell.source.locate(cell.node.span)) if len(found) == 1 else None
        for drift in check_text(row.text, tuple(statement for _, block in found for statement in block), words):
            place = row.cell_locations.get("text", row.location)
            reporter.add(explain_drift(drift, row.name, Label(place), effect))
