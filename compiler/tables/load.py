"""The steps from files to tables, for one table and for all tables of a game."""
from __future__ import annotations

from dataclasses import replace

from compiler.rows import LoadedTable, TableShape
from compiler.tables.compose import collector_off, compose_file
from compiler.tables.env import TableEnv
from compiler.tables.read import TableReader, ids_of, join_parts, number_rows
from dsl.diagnostic import Diagnostic
from dsl.source import Source


def load_table(shape: TableShape, files: list[Source], env: TableEnv) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table. `env.rows` must hold the ids of the tables it names; its own are added."""
    with collector_off():
        composed = [compose_file(source) for source in files]
        own = number_rows(shape, [id for file in composed for id in ids_of(shape, file)],
                          [id for file in composed for id in file.lost_ids])
        reader = TableReader(shape, replace(env, rows={shape.row_type: own, **env.rows}))
        return join_parts(shape, [reader.read_part(file) for file in composed])


def load_tables(tables: list[tuple[TableShape, list[Source]]], env: TableEnv) -> tuple[dict[str, LoadedTable], list[Diagnostic]]:
    """All tables of a game, by name. `env.rows` is made here, from the ids of all of them."""
    with collector_off():
        composed = [(shape, [compose_file(source) for source in files]) for shape, files in tables]
        rows = {shape.row_type: number_rows(shape, [id for file in files for id in ids_of(shape, file)],
                                            [id for file in files for id in file.lost_ids]) for shape, files in composed}
        env = replace(env, rows={**env.rows, **rows})
        loaded: dict[str, LoadedTable] = {}
        findings: list[Diagnostic] = []
        for shape, files in composed:
            reader = TableReader(shape, env)
            loaded[shape.name], found = join_parts(shape, [reader.read_part(file) for file in files])
            findings += found
    return loaded, findings
