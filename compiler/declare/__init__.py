"""Syntax trees -> the model, which is the symbol table: every declaration under its name, every written type resolved, every
table loaded.

Nothing inside rules is looked at here; that is the work of `bound`. A name declared twice, a type nobody declared or a field that
no state can hold is reported, and the rest goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import TypeVar

from compiler import model as infos
from compiler.cache import Cache
from compiler.declare.names import VALUES, Names, check_braces, is_reasonable, resolve, title_of
from compiler.declare.tables import change_cell, declare_tables, number_things
from compiler.limits import MOST_VALUES
from compiler.model import GAME, PLAYER, SEEN_BY, Model, Parsed, Place
from compiler.report import Reporter, suggestion
from compiler.tables.load import NO_CACHE
from compiler.types import GridOf, LineOf, PileOf, RuleType, TextType, Type, Unknown, family
from compiler.workspace import Workspace
from dsl import syntax
from dsl.source import Source

MOST_PLAYERS = 12
Named = syntax.Define | syntax.Quantity | syntax.Rule
Kind = TypeVar("Kind", bound=syntax.Node)


def declare(files: list[Parsed], workspace: Workspace, model: Model, reporter: Reporter, cache: Cache = NO_CACHE) -> None:
    """Fills the model. The order is that of need, whatever the order in the files: cells are read by choices and rules, fields
    by row types, and types that speak of cells by the grids among the fields."""

    def each(kind: type[Kind]) -> list[tuple[Kind, Source]]:
        return [(node, source) for file, source in files for node in file.declarations if isinstance(node, kind)]

    model.parsed = files
    names = Names(model, reporter)
    for file, source in files:
        check_braces(reporter, file, source)
    for game in each(syntax.Game):
        declare_game(names, *game)
    for choices in each(syntax.Choices):
        declare_choices(names, *choices)
    declare_tables(names, each(syntax.Table), [rule.name.text for rule, _ in each(syntax.Rule)], workspace, cache)
    for change, source in model.changes:
        change_cell(names, change, source)
    for setting, source in each(syntax.Setting):
        declare_setting(names, setting, source)
    for has, source in each(syntax.Has):
        declare_fields(names, has, source)
    number_things(model, reporter)
    named: list[tuple[Named, Source]] = [*each(syntax.Define), *each(syntax.Quantity), *each(syntax.Rule)]
    for node, source in named:
        declare_named(names, node, source)
    for play, source in each(syntax.Play):
        declare_play(names, play, source)
    for automa, source in each(syntax.Automa):
        declare_automa(names, automa, source)
    model.standing += [infos.Standing(handler, source) for handler, source in each(syntax.Handler)]
    model.standing += [infos.Standing(lasting, source) for lasting, source in each(syntax.Lasting)]
    model.scoring = each(syntax.Scoring)
    model.always = each(syntax.Always)
    model.examples = each(syntax.Example)
    report_missing(model, reporter)


# ---------------------------------------------------------------- the game itself, its choices, and what it must have


def declare_game(names: Names, node: syntax.Game, source: Source) -> None:
    model, fewest, most = names.model, node.fewest, node.most
    if model.game_place is not None:
        message, help = f"a folder holds one game, but `{node.name}` is a second one", "move it to a folder of its own"
        names.report("several-games", message, source, node.span, others=[model.game_place.label("the first one")], help=help)
        return
    model.name, model.title, model.game_place = node.name.text, node.title.value, Place(source, node.name.span)
    if not 1 <= fewest <= most <= MOST_PLAYERS:
        message = f"a game for {fewest} to {most} players is not possible"
        help = f"write two numbers from 1 to {MOST_PLAYERS}, the fewest players first"
        names.report("out-of-range", message, source, node.span, f"1 to {MOST_PLAYERS} players", help=help)
    model.fewest, model.most = max(1, min(fewest, MOST_PLAYERS)), max(1, fewest, min(most, MOST_PLAYERS))


def declare_choices(names: Names, node: syntax.Choices, source: Source) -> None:
    values: dict[str, syntax.ChoiceValue] = {}
    for value in node.values:
        names.is_free(value.name, "choice", source)
        if values.setdefault(value.name.text, value) is not value:
            message = f"`{value.name}` stands twice in `{node.name}`"
            names.report("duplicate-name", message, source, value.name.span, "again", help="remove one of the two")
    if names.claim_type(node.name, "choices", source):
        titles = tuple(title_of(value) for value in values.values())
        places = tuple(Place(source, value.name.span) for value in values.values())
        place = Place(source, node.name.span)
        names.model.choices[node.name.text] = infos.ChoicesInfo(node.name.text, tuple(values), titles, place, places)


def report_missing(model: Model, reporter: Reporter) -> None:
    """After everything is declared: is there a game, and something to do in it?"""
    if model.game_place is None and not reporter.has_errors:
        first = model.parsed[0][1] if model.parsed else Source(f"{model.folder or '.'}/game.rules".removeprefix("./"), "")
        message = "no file of this folder says which game it is"
        help = 'begin game.rules with `game NAME "Title" for 2 to 4 players`'
        reporter.report("missing-game", message, first, syntax.NOWHERE, help=help)
    if model.play is None and model.game_place is not None:
        message = f"`{model.name}` has no `play`: nobody would ever do anything"
        help = "add a `play` block with its rounds, phases or turns"
        reporter.report("missing-play", message, model.game_place.source, model.game_place.span, help=help)


# ---------------------------------------------------------------- what a state holds: fields; and the settings of a game


def declare_setting(names: Names, node: syntax.Setting, source: Source) -> None:
    if names.claim(node.name, "setting", source):
        type, place = resolve(names, node.type, source), Place(source, node.name.span)
        names.model.settings[node.name.text] = infos.SettingInfo(node.name.text, type, 0, title_of(node), place, node)


def declare_fields(names: Names, node: syntax.Has, source: Source) -> None:
    owner, tables = node.owner.text, names.model.row_types
    if owner not in (PLAYER, GAME) and owner not in tables:
        message, help = f"there is no table of `{owner}` to give fields to", suggestion(owner, tables, "row types")
        names.report("unknown-type", message, source, node.owner.span, "not a row type", help=help)
        return
    for field in node.fields:
        declare_field(names, field, owner, source)


def declare_field(names: Names, node: syntax.Field, owner: str, source: Source, automa: str = "") -> None:
    model, name, place = names.model, node.name.text, Place(source, node.name.span)
    type, keys = family(resolve(names, node.type, source))
    if not can_be_state(names, node, type, keys, source):
        names.reporter.unreadable = True
        return
    seen = seen_by(names, node, source)
    info = infos.FieldInfo(name, owner, type, keys, node, place, *seen, title=title_of(node), automa=automa)
    if owner in (PLAYER, GAME):
        if names.claim(node.name, "pile" if isinstance(type, (PileOf, LineOf)) else "field", source):
            info.storage = name
            model.fields[name] = info
        return
    fields = model.thing_fields.setdefault(owner, {})
    if name in fields or model.row_types[owner].column(name):
        message, help = f"`{owner}` already has a `{name}`", "rename one of them"
        names.report("duplicate-name", message, source, node.name.span, "again", help=help)
        return
    info.storage = f"{owner.lower()}_{name}"
    fields[name] = info


def can_be_state(names: Names, node: syntax.Field, type: Type, keys: tuple[Type, ...], source: Source) -> bool:
    model, span = names.model, node.type.span
    if any(None in model.bounds_of(key) for key in keys if not isinstance(key, Unknown)):
        message, help = f"`{node.name}` can't be kept for each of an open range", "give the range an upper end"
        names.report("wrong-type", message, source, span, "no upper end", help=help)
        return False
    size = max(prod(model.size_of(key) for key in keys), 1)
    if not is_reasonable(names, size, MOST_VALUES, f"`{node.name}` with {size} values", node.type, source):
        return False
    if isinstance(type, (RuleType, TextType)):
        message, help = f"`{node.name}` can't be state: rules and texts belong in tables", "make it a column of a table"
        names.report("wrong-type", message, source, span, "only in tables", help=help)
        return False
    return True


def seen_by(names: Names, node: syntax.Field, source: Source) -> tuple[str, str]:
    """Who sees a field under whatever settings, and who sees it when it is most open."""
    written = node.seen_by
    if written is None:
        return "all", "all"
    for name in (written.who, written.otherwise):
        if name is not None and name.text not in SEEN_BY:
            message = f"nobody is called `{name}`: a field is seen by all, owner or none"
            names.report("unknown-name", message, source, name.span, help="write `all`, `owner` or `none`")
            return "all", "all"
    who = written.who.text
    other = who if written.condition is None else written.otherwise.text if written.otherwise is not None else "all"
    if written.condition is not None and who == other:
        message, help = f"`{node.name}` is seen by {who} in any case", f"write `seen by {who}`, or who sees it otherwise"
        names.report("no-effect", message, source, written.span, "twice the same", help=help)
    few, many = sorted((who, other), key=SEEN_BY.index, reverse=True)
    return few, many


# ---------------------------------------------------------------- what is done in a game and when


def declare_named(names: Names, node: Named, source: Source, automa: str = "") -> None:
    model, name, place, title = names.model, node.name.text, Place(source, node.name.span), title_of(node)
    kind = node.kind if isinstance(node, syntax.Rule) else type(node).__name__.lower()
    if not names.claim(node.name, kind, source):
        return
    if not all([names.is_free(each.name, "parameter", source) for each in node.parameters if each.name.text in VALUES]):
        model.refused.add(name)
        return
    params = tuple(infos.Param(each.name.text, resolve(names, each.type, source), each.name.span) for each in node.parameters)
    match node:
        case syntax.Define():
            model.defines[name] = infos.DefineInfo(name, params, node, place, title, automa)
        case syntax.Quantity():
            model.quantities[name] = infos.QuantityInfo(name, params, node, place, title, automa)
        case syntax.Rule():
            model.rules[name] = infos.RuleInfo(name, params, node, place, title, automa, answer_type(names, node, source))


def answer_type(names: Names, node: syntax.Rule, source: Source) -> Type | None:
    """What an event answers: something that a local name can stand for."""
    if node.answers is None:
        return None
    type, span = resolve(names, node.answers, source), node.answers.span
    if node.kind == "action":
        message, help = "an action gives no answer: it is offered, and nobody waits for one", "make it an event"
        names.report("wrong-kind", message, source, span, "not of an action", help=help)
        return None
    if isinstance(type, (RuleType, TextType, PileOf, LineOf, GridOf)) or isinstance(node.answers, syntax.FamilyType):
        message = "an event answers a number, a flag, a choice, a row, a card, a player, or a set or list of them"
        names.report("wrong-type", message, source, span, "can't be answered", help="answer what is needed of it")
        return None
    return type


def declare_play(names: Names, node: syntax.Play, source: Source) -> None:
    if names.model.play is not None:
        message, help = "there is a second `play`", "keep one flow per game"
        names.report("duplicate-name", message, source, node.span, "a second flow", help=help)
        return
    names.model.play = (node, source)
    declare_phases(names, node.flow, source)


def declare_phases(names: Names, flow: Iterable[syntax.Flow], source: Source) -> None:
    for part, in_turn in infos.phases_in(flow):
        written = names.model.phase_sources.get(part.name.text, source)
        if names.claim(part.name, "phase", written):
            names.model.phases[part.name.text] = infos.PhaseInfo(part.name.text, part, Place(written, part.name.span), in_turn)


def declare_automa(names: Names, node: syntax.Automa, source: Source) -> None:
    """A variant may add to an automa: it is then declared in several parts."""
    name = node.name.text
    if name not in names.model.automas:
        if not names.claim(node.name, "automa", source):
            return
        names.model.automas[name] = (node, source)
    for part in node.parts:
        match part:
            case syntax.AutomaHas(fields=fields):
                for field in fields:
                    declare_field(names, field, PLAYER, source, name)
            case syntax.Handler() | syntax.Lasting():
                names.model.standing.append(infos.Standing(part, source, name))
            case _:
                declare_named(names, part, source, name)
