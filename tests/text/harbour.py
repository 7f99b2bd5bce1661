"""A small game whose texts are read in the tests: any cell can be put on a card of it and told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from compiler.bound.from_syntax import bind_game
from compiler.bound.game import Game
from compiler.bound.tree import Block
from compiler.declare.tables import parse_cells
from compiler.model import CellInfo, Model
from compiler.pipeline import read_model
from compiler.report import Reporter
from compiler.text import (
    Dictionary,
    amount_spans,
    build_dictionary,
    card_spans,
    check_text,
    condition_spans,
    load_phrases,
    plain,
    price_spans,
    written_effects,
)
from dsl.parser import parse_cell
from dsl.source import Source

FOLDER = Path(__file__).parent / "harbour"
WRITERS = {"effect": card_spans, "condition": condition_spans, "amount": amount_spans, "price": price_spans}
ROW = 1000
"""From here on rows are numbered that only a test knows."""


@cache
def model() -> Model:
    reporter = Reporter()
    found, _ = read_model(FOLDER, reporter)
    parse_cells(found, reporter)
    assert not reporter.has_errors, reporter.diagnostics
    return found


@cache
def bound(*cells: tuple[str, str]) -> tuple[Game, list[object]]:
    """The game with further cells (kind and text) on its cards, and what they say."""
    reporter = Reporter()
    table, more = model().tables["cards"], []
    for number, (kind, text) in enumerate(cells):
        source = Source(f"cell {number}", text)
        tree, found = parse_cell(kind, source)
        assert tree is not None and not found, (text, found)
        more.append(CellInfo(table, ROW + number, kind, 0, kind, tree, source))
    game = bind_game(replace(model(), cells=[*model().cells, *more]), reporter)
    assert not reporter.has_errors, [(one.message, one.primary.location) for one in reporter.diagnostics]
    effects = written_effects(game)
    contents = {cell.info.row: cell.content for cell in game.cells}
    for (_, row), written in effects.items():
        contents[row] = written[0][1]
    return game, [contents[ROW + number] for number in range(len(cells))]


def dictionary(game: Game, language: str = "en", changes: dict | None = None) -> Dictionary:
    """The words of the game, with further changes of a phrase file."""
    path = FOLDER / "phrases" / f"{language}.yaml"
    own, found = load_phrases(str(path), path.read_text(encoding="utf-8"), language)
    assert not found, found
    return build_dictionary(game, language, {**own, **(changes or {})})


def told(text: str, language: str = "en", changes: dict | None = None, kind: str = "effect") -> str:
    game, (content,) = bound((kind, text))
    return plain(WRITERS[kind](content, dictionary(game, language, changes)))


def told_all(cells: Sequence[tuple[str, str]], language: str) -> list[str]:
    game, contents = bound(*cells)
    words = dictionary(game, language)
    return [plain(WRITERS[kind](content, words)) for (kind, _), content in zip(cells, contents, strict=True)]


def drifts(text: str, effect: str, language: str = "en") -> list:
    """Where a written text disagrees with an effect."""
    game, (block,) = bound(("effect", effect))
    return check_text(text, block, dictionary(game, language))


def block_of(text: str) -> tuple[Block, Dictionary]:
    game, (block,) = bound(("effect", text))
    return block, dictionary(game)
