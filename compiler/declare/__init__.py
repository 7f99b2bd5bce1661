"""Syntax trees -> the model, which is the symbol table: every declaration under its name, every written type resolved, every
table loaded.

Nothing inside rules is looked at here; that is the work of `bound`. A name declared twice, a type nobody declared or a field that
no state can hold is reported, and the rest goes on.
"""

from __future__ import annotations

from typing import TypeVar

from compiler.cache import Cache
from compiler.declare.fields import declare_fields, declare_setting
from compiler.declare.game import declare_choices, declare_game, report_missing
from compiler.declare.names import Names
from compiler.declare.rules import Named, declare_automa, declare_named, declare_play
from compiler.declare.tables import change_cell, declare_tables, number_things
from compiler.model import Model, Parsed, Standing
from compiler.report import Reporter
from compiler.tables.load import NO_CACHE
from compiler.workspace import Workspace
from dsl import syntax
from dsl.source import Source

Kind = TypeVar("Kind", bound=syntax.Node)


def declare(files: list[Parsed], workspace: Workspace, model: Model, reporter: Reporter, cache: Cache = NO_CACHE) -> None:
    """Fills the model. The order is that of need, whatever the order in the files: cells are read by choices and rules, fields
    by row types, and types that speak of cells by the grids among the fields."""

    def each(kind: type[Kind]) -> list[tuple[Kind, Source]]:
        return [(node, source) for file, source in files for node in file.declarations if isinstance(node, kind)]

    model.parsed = files
    names = Names(model, reporter)
    for game, source in each(syntax.Game):
        declare_game(names, game, source)
    for choices, source in each(syntax.Choices):
        declare_choices(names, choices, source)
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
    model.standing += [Standing(handler, source) for handler, source in each(syntax.Handler)]
    model.standing += [Standing(lasting, source) for lasting, source in each(syntax.Lasting)]
    model.scoring = each(syntax.Scoring)
    model.always = each(syntax.Always)
    model.examples = each(syntax.Example)
    report_missing(model, reporter)
