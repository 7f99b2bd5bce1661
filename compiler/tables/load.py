"""The steps from files to tables, for one table and for all tables of a game."""
from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.cache import Cache, stamp_of
from compiler.rows import LoadedTable, TableShape
from compiler.tables.compose import ComposedFile, collector_off, compose_file
from compiler.tables.env import TableEnv
from compiler.tables.part_json import part_from_json, part_to_json, signature_of
from compiler.tables.parts import TablePart, ids_of, join_parts, number_rows
from compiler.tables.read import TableReader
from dsl.diagnostic import Diagnostic
from dsl.source import Source

Tables = dict[str, LoadedTable]
NO_CACHE = Cache(None)


def load_table(shape: TableShape, files: list[Source], env: TableEnv,
               cache: Cache = NO_CACHE) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table. `env.rows` must hold the ids of the tables it names; its own are added if they are not there."""
    with collector_off():
        return _load_one(shape, files, env, cache)


def load_tables(tables: list[tuple[TableShape, list[Source]]], env: TableEnv,
                cache: Cache = NO_CACHE) -> tuple[Tables, list[Diagnostic]]:
    """All tables of a game, by name. `env.rows` is made here, from the ids of all of them."""
    with collector_off():
        return _load_all(tables, env, cache)


def _load_one(shape, files, env, cache) -> tuple[LoadedTable, list[Diagnostic]]:
    opened = [_File(shape, source, cache) for source in files]
    return _read(shape, opened, replace(env, rows={shape.row_type: _number(opened), **env.rows}), cache)


def _load_all(tables, env, cache) -> tuple[Tables, list[Diagnostic]]:
    opened = [(shape, [_File(shape, source, cache) for source in files]) for shape, files in tables]
    env = replace(env, rows={shape.row_type: _number(files) for shape, files in opened})
    loaded: Tables = {}
    findings: list[Diagnostic] = []
    for shape, files in opened:
        loaded[shape.name], found = _read(shape, files, env, cache)
        findings += found
    return loaded, findings


@dataclass
class _File:
    """A file on its way: composed only if the cache does not make that unnecessary."""

    shape: TableShape
    source: Source
    cache: Cache
    _composed: ComposedFile | None = None

    @property
    def composed(self) -> ComposedFile:
        if self._composed is None:
            self._composed = compose_file(self.source)
        return self._composed

    def ids(self) -> list[str]:
        key = (_stamp(), self.shape.key or "", self.source.text)
        known = self.cache.get("ids", key)
        if isinstance(known, list) and all(isinstance(id, str) for id in known):
            return known
        ids = ids_of(self.shape, self.composed)
        if not self.composed.findings:
            self.cache.put("ids", key, ids)
        return ids

    def lost_ids(self) -> list[str]:
        return self._composed.lost_ids if self._composed is not None else []

    def row_key(self, signature: str) -> tuple[str, ...]:
        return _stamp(), signature, self.source.text


def _number(files: list[_File]) -> dict[str, int]:
    return number_rows([id for file in files for id in file.ids()], [id for file in files for id in file.lost_ids()])


def _read(shape: TableShape, files: list[_File], env: TableEnv, cache: Cache) -> tuple[LoadedTable, list[Diagnostic]]:
    """Rows from the cache where nothing changed; all others are read and validated, and kept if nothing is wrong."""
    signature = signature_of(shape, env)
    parts: list[TablePart] = []
    fresh: list[tuple[_File, TablePart]] = []
    reader = None
    for file in files:
        part = part_from_json(shape, file.source, cache.get("rows", file.row_key(signature)))
        if part is None:
            reader = reader or TableReader(shape, env)
            part = reader.read_part(file.composed)
            fresh.append((file, part))
        parts.append(part)
    table, findings = join_parts(shape, parts)
    if fresh:
        # Imported here because a check that finds everything in the cache does without it.
        from compiler.tables.validate import validate_rows

        findings += validate_rows(shape, [file.composed for file, _ in fresh], env, findings)
        wrong = {finding.primary.location.path for finding in findings}
        for file, part in fresh:
            if file.source.path not in wrong:
                cache.put("rows", file.row_key(signature), part_to_json(shape, part))
    return table, findings


def _stamp() -> str:
    return stamp_of("tables/*.py", "rows.py", "types.py", "../dsl/source.py")
