"""The steps from files to tables, for one table and for all tables of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.apart import Line, can_work_apart, work_apart
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
_USUAL_ROW = 200  # characters


def load_table(
    shape: TableShape, files: list[Source], env: TableEnv, cache: Cache = NO_CACHE
) -> tuple[LoadedTable, list[Diagnostic]]:
    """One table. `env.rows` must hold the ids of the tables it names; its own are added if they are not there."""
    with collector_off():
        return _load_one(shape, files, env, cache)


def load_tables(
    tables: list[tuple[TableShape, list[Source]]], env: TableEnv, cache: Cache = NO_CACHE
) -> tuple[Tables, list[Diagnostic]]:
    """All tables of a game, by name. `env.rows` is made here, from the ids of all of them."""
    with collector_off():
        return _load_all(tables, env, cache)


def _load_one(shape, files, env, cache) -> tuple[LoadedTable, list[Diagnostic]]:
    opened = [_File(shape, source, cache) for source in files]
    return _read(shape, opened, replace(env, rows={shape.row_type: _number(opened), **env.rows}), cache)


def _load_all(tables, env, cache) -> tuple[Tables, list[Diagnostic]]:
    opened = [(shape, [_File(shape, source, cache) for source in files]) for shape, files in tables]
    fresh = [file for _, files in opened for file in files if not file.has_ids()]
    if can_work_apart(sum(len(file.source.text) for file in fresh) // _USUAL_ROW):
        _read_apart(opened, fresh, env)
    env = _with_rows(opened, env)
    loaded: Tables = {}
    findings: list[Diagnostic] = []
    for shape, files in opened:
        loaded[shape.name], found = _read(shape, files, env, cache)
        findings += found
    return loaded, findings


def _with_rows(opened, env: TableEnv) -> TableEnv:
    return replace(env, rows={shape.row_type: _number(files) for shape, files in opened})


@dataclass
class _File:
    """A file on its way: composed only if the cache does not make that unnecessary. `entry`: its rows, if they were
    read apart."""

    shape: TableShape
    source: Source
    cache: Cache
    entry: dict | None = None
    _composed: ComposedFile | None = None
    _ids: list[str] | None = None

    @property
    def composed(self) -> ComposedFile:
        if self._composed is None:
            self._composed = compose_file(self.source)
        return self._composed

    def has_ids(self) -> bool:
        """Are its ids known from an earlier run?"""
        if self._ids is None:
            known = self.cache.get("ids", self._id_key())
            if isinstance(known, list) and all(isinstance(id, str) for id in known):
                self._ids = known
        return self._ids is not None

    def ids(self) -> list[str]:
        if not self.has_ids():
            self._ids = ids_of(self.shape, self.composed)
            if not self.composed.findings:
                self.cache.put("ids", self._id_key(), self._ids)
        return self._ids

    def take_ids(self, ids: list[str]) -> None:
        self._ids = ids

    def _id_key(self) -> tuple[str, ...]:
        return _stamp(), self.shape.key or "", self.source.text

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
        part = part_from_json(shape, file.source, file.entry or cache.get("rows", file.row_key(signature)))
        if part is None:
            reader = reader or TableReader(shape, env)
            part = reader.read_part(file.composed)
            fresh.append((file, part))
        parts.append(part)
    table, findings = join_parts(shape, parts)
    if fresh:
        findings += _validate(shape, fresh, env, findings)
        _keep_clean(shape, fresh, findings, signature, cache)
    return table, findings


def _validate(
    shape: TableShape, fresh: list[tuple[_File, TablePart]], env: TableEnv, findings: list[Diagnostic]
) -> list[Diagnostic]:
    # Imported here because a check that finds everything in the cache does without it.
    from compiler.tables.validate import validate_rows

    return validate_rows(shape, [file.composed for file, _ in fresh], env, findings)


def _keep_clean(
    shape: TableShape, fresh: list[tuple[_File, TablePart]], findings: list[Diagnostic], signature: str, cache: Cache
) -> list[dict | None]:
    """The rows of files in which nothing was found, as JSON; in the cache as well."""
    wrong = {finding.primary.location.path for finding in findings}
    entries = [part_to_json(shape, part) if file.source.path not in wrong else None for file, part in fresh]
    for (file, _), entry in zip(fresh, entries, strict=True):
        if entry is not None:
            cache.put("rows", file.row_key(signature), entry)
    return entries


# ---------------------------------------------------------------- in two processes


def _read_apart(opened, fresh: list[_File], env: TableEnv) -> None:
    """Reads half of the files in another process. Ids are exchanged in between; what is not clean is read again as
    usual."""
    halves = fresh[0::2], fresh[1::2]

    def read(half: list[_File], rest: list[_File]):
        return lambda line: _entries_of(opened, half, rest, env, line)

    for half, entries in zip(halves, work_apart(read(*halves), read(*halves[::-1])), strict=True):
        for file, entry in zip(half, entries or (), strict=False):
            file.entry = entry


def _entries_of(opened, half: list[_File], rest: list[_File], env: TableEnv, line: Line) -> list[dict | None]:
    sound = not any(file.composed.findings for file in half)
    line.send([file.ids() for file in half] if sound else None)
    others = line.receive()
    if not sound or others is None:
        return []
    for file, ids in zip(rest, others, strict=True):
        file.take_ids(ids)
    env = _with_rows(opened, env)
    entries: dict[int, dict | None] = {}
    for shape, files in opened:
        reader = TableReader(shape, env)
        fresh = [(file, reader.read_part(file.composed)) for file in files if any(file is one for one in half)]
        findings = [finding for _, part in fresh for finding in part.findings]
        findings += _validate(shape, fresh, env, findings)
        found = _keep_clean(shape, fresh, findings, signature_of(shape, env), fresh[0][0].cache) if fresh else []
        entries.update((id(file), entry) for (file, _), entry in zip(fresh, found, strict=True))
    return [entries.get(id(file)) for file in half]


def _stamp() -> str:
    return stamp_of("tables/*.py", "rows.py", "types.py", "../dsl/source.py")
