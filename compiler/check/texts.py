"""Written card texts against effects, and phrase files against the standard phrases and the names of the game.

What: a row with a `text` of its own that promises another number of something than its effect gives, or leaves one
out, in English or in a translation (`compiler/text/drift.py` compares); a phrase that does not exist, or that loses a slot.
Why: players read the text, the game runs the effect.

    - id: toll_keeper
      text: Gain 2 Coins.           # error: promises 2 Coins, its rule gives 1
      effect: gain 1 coins

Without a `text` the text is generated and can't be wrong; `{effect}` in a text is filled in from the rule. It is asked last of
all checks, and only of a game without errors: texts are made of what the rules mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from compiler.bound.game import Game
from compiler.check.translations import check_translations
from compiler.model import Model
from compiler.report import Reporter
from compiler.text import build_dictionary, check_text, explain_drift, languages, load_phrases, written_effects
from dsl import syntax
from dsl.diagnostic import Label
from dsl.source import Location, Source, Span
from dsl.walk import nodes_in


def check_texts(game: Game, reporter: Reporter, phrases: Sequence[Source], texts: Iterable[str] = ()) -> None:
    """`phrases`: sources of the game's phrase files; `texts`: all that stands in its other files."""
    model, overrides, rules = game.model, dict[str, dict[str, object] | None](), rule_names(game.model)
    for source in phrases:
        language = source.path.rsplit("/", 1)[-1].removesuffix(".yaml")
        if language in languages():
            changes, findings = load_phrases(source.path, source.text, language, rules, model.chosen, model.variants)
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


def rule_names(model: Model) -> set[str]:
    """What can be told under `rules`: the setup, turns, every rule and phase, also what variants add and remove."""
    parts = nodes_in(tuple(node.parts for node, _ in model.variants.values()))
    names = {"setup", *model.rules, *model.phases}
    names |= {"turns" for tree, _ in model.parsed for node in nodes_in(tree) if isinstance(node, syntax.Turns)}
    for part in parts:
        match part:
            case syntax.Rule(name=name) | syntax.Phase(name=name) | syntax.Drop(kind="phase", name=syntax.Ident() as name):
                names.add(name.text)
    return names


def place_of(text: str, source: Source) -> Location:
    """Where a phrase file says this text, which may go on over several lines there."""
    at = re.search(r"\s+".join(map(re.escape, text.split())), source.text)
    return source.locate(Span(*at.span()) if at else Span(0, 0))
