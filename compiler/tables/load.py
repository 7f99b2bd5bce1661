"""The steps from files to tables, for one table and for all tables of a game."""
from __future__ import annotations

from dataclasses import replace

from compiler.rows import LoadedTable, TableShape
from compiler.tables.compose import ComposedFile, collector_off, compose_file
from compiler.tables.env import TableEnv
from compiler.tables.parts import ids_of, join_parts, number_rows
from compiler.tables.read import TableReader
from dsl.diagnostic import Diagnostic
from dsl.source import Source

Tables = dict[str, LoadedTable]


def load_table(shape: TableShape, files: list[Source], env: TableEnv) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table. `env.rows` must hold the ids of the tables it names; its own are added if they are not there."""
    with collector_off():
        composed = [compose_file(source) for source in files]
        rows = {shape.row_type: _number(shape, composed), **env.rows}
        return _read(shape, composed, replace(env, rows=rows))


def load_tables(tables: list[tuple[TableShape, list[Source]]], env: TableEnv) -> tuple[Tables, list[Diagnostic]]:
    """All tables of a game, by name. `env.rows` is made here, from the ids of all of them."""
    loaded: Tables = {}
    findings: list[Diagnostic] = []
    with collector_off():
        composed = [(shape, [compose_file(source) for source in files]) for shape, files in tables]
        env = replace(env, rows={shape.row_type: _number(shape, files) for shape, files in composed})
        for shape, files in composed:
            loaded[shape.name], found = _read(shape, files, env)
            findings += found
    return loaded, findings


def _number(shape: TableShape, files: list[ComposedFile]) -> dict[str, int]:
    return number_rows([id for file in files for id in ids_of(shape, file)],
                       [id for file in files for id in file.lost_ids])


def _read(shape: TableShape, files: list[ComposedFile], env: TableEnv) -> tuple[LoadedTable, list[Diagnostic]]:
    reader = TableReader(shape, env)
    return join_parts(shape, [reader.read_part(file) for file in files])
