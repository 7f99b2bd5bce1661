"""Definitions and mentions, as an editor would ask for them: every span is exactly the name, and no name is left out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from compiler.bound.examples import variants_of
from compiler.bound.functions import OF_CELLS
from compiler.bound.index import Role
from compiler.bound.mentions import declared, definition_of, mentions_of, name_of, symbols_called
from compiler.bound.tree import ChoiceValue, Column, Local, Row, Symbol
from compiler.declare.names import BUILT_IN
from compiler.model import FieldInfo, RuleInfo, TableInfo
from compiler.pipeline import Checked, check_game
from dsl import syntax
from dsl.source import Location
from dsl.walk import nodes_in
from tests.games_list import ROOT, all_games

WORDS = (
    BUILT_IN | OF_CELLS | set("name player game all owner share setup round nothing decline done option may do kind Cell".split())
)
"""Words of the language that stand where names stand."""


@cache
def checked(folder: Path) -> Checked:
    return check_game(folder, each_variant=False)


def text_at(game: Checked, at: Location) -> str:
    line = game.sources[at.path].split("\n")[at.line - 1]
    return line[at.column - 1 : at.end_column - 1] if at.line == at.end_line else ""


def all_symbols(game: Checked) -> list[Symbol]:
    return [*declared(game.model), *game.game.index.definitions]


@all_games
def test_a_definition_is_the_name_itself(folder):
    game = checked(folder)
    for symbol in all_symbols(game):
        at = definition_of(game.game, symbol)
        assert at is not None and text_at(game, at) == name_of(symbol)


@all_games
def test_a_mention_is_the_name_itself(folder):
    """Renaming writes there. Only a field can be meant by another name: by a choice that it is kept for."""
    game = checked(folder)
    for symbol in all_symbols(game):
        names = {name_of(symbol), symbol.row_type} if isinstance(symbol, TableInfo) else {name_of(symbol)}
        for mention in mentions_of(game.game, symbol, game.sources):
            assert text_at(game, mention.location) == mention.text
            assert mention.text in names or (isinstance(symbol, FieldInfo) and symbol.keys), (name_of(symbol), mention.location)


@all_games
def test_every_name_in_rules_and_examples_is_somewhere_in_the_index(folder):
    game = checked(folder)
    found = {definition_of(game.game, symbol)[:3] for symbol in all_symbols(game)}
    found |= {one.location[:3] for symbol in all_symbols(game) for one in mentions_of(game.game, symbol, game.sources)}
    missing, all_cards = [], set()  # `cards cannot change ...` names no card
    for tree, source in (*game.model.parsed, *((cell.node, cell.source) for cell in game.model.cells)):
        for node in nodes_in(tree):
            if isinstance(node, syntax.File) and any(is_elsewhere(part) for part in node.declarations):
                break
            all_cards |= {id(node.cards)} if isinstance(node, syntax.Shield) and node.cards is not None else set()
            name = node.text if isinstance(node, syntax.Ident) else getattr(node, "name", "")
            if (
                isinstance(node, (syntax.Ident, syntax.Name, syntax.TypeName, syntax.NamedType))
                and name not in WORDS
                and (id(node) not in all_cards or name != "cards")
            ):
                at = source.locate(node.span)
                missing += [f"{at.path}:{at.line}:{at.column} {name}"] if at[:3] not in found else []
    assert missing == []


def is_elsewhere(part: syntax.Declaration) -> bool:
    """Examples of variants are in the index of the game with these on; the name of the game is nobody's."""
    return isinstance(part, syntax.Game) or (isinstance(part, syntax.Example) and bool(variants_of(part)))


# ---------------------------------------------------------------- some names of shipped games


def one(folder: str, name: str, kind: type) -> tuple[Checked, Symbol]:
    game = checked(ROOT / folder)
    (symbol,) = (symbol for symbol in symbols_called(game.model, name) if isinstance(symbol, kind))
    return game, symbol


def places(game: Checked, symbol: Symbol, *roles: Role) -> set[str]:
    found = (each for each in mentions_of(game.game, symbol, game.sources) if each.role in roles)
    return {f"{each.source.path.rpartition('/')[2]}:{each.location.line}" for each in found}


def lines_with(folder: str, *texts: str) -> set[str]:
    """Lines of files that hold one of these texts, found without the compiler."""
    found = set()
    for path in (ROOT / folder).rglob("*"):
        for number, line in enumerate(path.read_text().splitlines() if path.suffix in (".rules", ".yaml") else (), 1):
            found |= {f"{path.name}:{number}"} if any(text in line for text in texts) else set()
    return found


def test_an_action_is_done_by_rules_and_by_cells_that_name_it():
    game, action = one("content/disruptopia", "play_card", RuleInfo)
    at = definition_of(game.game, action)
    assert text_at(game, at) == "play_card" and "action play_card" in game.sources[at.path].split("\n")[at.line - 1]
    assert lines_with("content/disruptopia/tables", "action: play_card") <= places(game, action, Role.CALL)


def test_a_choice_is_named_in_the_cells_of_tables():
    game, deck = one("content/ai_rush", "subsidy", ChoiceValue)
    cells = places(game, deck, Role.CELL)
    assert lines_with("content/ai_rush/cards", "deck: subsidy") <= cells


def test_a_row_is_named_in_cells_and_examples_and_not_where_something_else_is_called_so():
    game, row = one("content/ai_rush", "subsidy", Row)
    _, deck = one("content/ai_rush", "subsidy", ChoiceValue)
    assert "companies.yaml:7" in places(game, row, Role.CELL)
    found = [[each for each in mentions_of(game.game, symbol, game.sources) if each.role is Role.CELL] for symbol in (row, deck)]
    here, there = ({each.location for each in mentions} for mentions in found)
    assert here and there and not here & there


def test_a_column_is_not_a_local_of_the_same_name():
    game, column = one("content/crypto_clash", "kind", Column)
    locals = [local for local in game.game.index.definitions if isinstance(local, Local) and local.name == "kind"]
    assert locals
    mine = {each.location for each in mentions_of(game.game, column, game.sources)}
    theirs = {each.location for local in locals for each in mentions_of(game.game, local, game.sources)}
    assert mine and theirs and not mine & theirs
    assert all(".kind" in game.sources[at.path].split("\n")[at.line - 1] for at in mine)


def test_a_variant_names_what_it_changes():
    game, row = one("tests/language/h30_scenario", "old_pear", Row)
    assert places(game, row, Role.PATCH) == lines_with("tests/language/h30_scenario/variants", "change trees[old_pear]")


@pytest.mark.parametrize("role", [Role.GAIN, Role.LOSE])
def test_cards_leave_a_place_and_come_to_another(role):
    game, field = one("content/disruptopia", "hand", FieldInfo)
    texts = {Role.GAIN: ("to hand", "to my hand"), Role.LOSE: ("move hand to", "move my hand to")}[role]
    assert lines_with("content/disruptopia", *texts) - lines_with("content/disruptopia", "#") <= places(game, field, role)
