"""The steps from files to tables, for all tables of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from compiler.apart import Line, work_apart
from compiler.cache import Cache, stamp_of
from compiler.rows import LoadedTable, TableShape
from compiler.tables.compose import ComposedFile, collector_off, compose_file, written_ids
from compiler.tables.env import TableEnv
from compiler.tables.parts import Entry, TablePart, ids_of, join_parts, part_from_json, part_to_json, signature_of
from compiler.tables.read import TableReader
from compiler.tables.spread import is_spread, spread_rows
from dsl.diagnostic import Diagnostic
from dsl.source import Source

NO_CACHE = Cache(None)
_USUAL_ROW = 200  # characters


def load_tables(
    tables: list[tuple[TableShape, list[Source]]], env: TableEnv, cache: Cache = NO_CACHE
) -> tuple[dict[str, LoadedTable], list[Diagnostic]]:
    """All tables of a game, by name. The ids of their rows are added to `env.rows` before any cell is read."""
    with collector_off():
        opened = [(shape, [_File(shape, source, cache, env) for source in files]) for shape, files in tables]
        fresh = [file for _, files in opened for file in files if file.known_ids() is None]
        rows = sum(len(file.source.text) for file in fresh) // _USUAL_ROW
        for file, entry in work_apart(fresh, rows, lambda half, rest, line: _entries_of(opened, half, rest, env, line)):
            file.entry = entry
        env = _with_rows(opened, env)
        loaded: dict[str, LoadedTable] = {}
        findings: list[Diagnostic] = []
        for shape, files in opened:
            loaded[shape.name], found = _read(shape, files, env)
            findings += found
        return loaded, findings


@dataclass(eq=False)
class _File:
    """A file on its way: composed only if the cache does not make that unnecessary. `entry`: its rows, if they were read apart."""

    shape: TableShape
    source: Source
    cache: Cache
    env: TableEnv
    entry: Entry | None = None
    found_ids: list[str] | None = None

    @cached_property
    def composed(self) -> ComposedFile:
        return spread_rows(self.shape, compose_file(self.source), self.env)

    def known_ids(self) -> list[str] | None:
        """Its ids, if they are known from an earlier run."""
        if self.found_ids is None:
            known = self.cache.get("ids", self.ids_key)
            if isinstance(known, list) and all(isinstance(id, str) for id in known):
                self.found_ids = known
        return self.found_ids

    def ids(self) -> list[str]:
        ids = self.known_ids()
        if ids is None:
            ids = self.found_ids = ids_of(self.shape, self.composed)
            if not self.composed.findings:
                self.cache.put("ids", self.ids_key, ids)
        return ids

    @cached_property
    def ids_key(self) -> tuple[str, ...]:
        """Ids depend on the text alone, but where a row stands for many on what its columns can hold."""
        return self.key(signature_of(self.shape, self.env) if is_spread(self.source.text) else self.shape.key or "")

    def lost_ids(self) -> list[str]:
        return self.composed.lost_ids if "composed" in self.__dict__ else []

    def key(self, signature: str) -> tuple[str, ...]:
        return stamp_of("tables/*.py", "rows.py", "types.py", "../dsl/source.py"), signature, self.source.text


Opened = list[tuple[TableShape, list[_File]]]
Fresh = list[tuple[_File, TablePart]]  # what was read and not found in the cache


def _with_rows(opened: Opened, env: TableEnv) -> TableEnv:
    """With the numbers of all rows by id. Rows that could not be read count last, so that naming one is fine."""
    rows = dict(env.rows)
    for shape, files in opened:
        rows[shape.row_type] = numbers = dict[str, int]()
        for number, id in enumerate(id for file in files for id in file.ids()):
            numbers.setdefault(id or f"row{number + 1}", number)
        for id in (id for file in files for id in file.lost_ids()):
            numbers.setdefault(id, len(numbers))
    return replace(env, rows=rows)


def _read(shape: TableShape, files: list[_File], env: TableEnv) -> tuple[LoadedTable, list[Diagnostic]]:
    """Rows from the cache where nothing changed; all others are read and validated, and kept if nothing is wrong."""
    signature = signature_of(shape, env)
    parts: list[TablePart] = []
    fresh: Fresh = []
    reader = None
    for file in files:
        part = part_from_json(shape, file.source, file.entry or file.cache.get("rows", file.key(signature)))
        if part is None:
            reader = reader or TableReader(shape, env)
            part = reader.read_part(file.composed)
            fresh.append((file, part))
        parts.append(part)
    table, findings = join_parts(shape, parts)
    _keep_clean(shape, fresh, env, findings)
    wrong = {finding.primary.location.path for finding in findings}
    written = {id for file, _ in fresh if file.source.path in wrong for id in written_ids(file.source.text)}
    table.lost = frozenset(written - {row.id for row in table.rows})
    return table, findings


def _keep_clean(shape: TableShape, fresh: Fresh, env: TableEnv, findings: list[Diagnostic]) -> dict[_File, Entry]:
    """Validates what was read and adds to the findings. Gives the rows of files in which nothing was found, as JSON; in the cache
    as well."""
    if not fresh:
        return {}
    # here: a check that finds everything in the cache does without it
    from compiler.tables.validate import validate_rows

    findings += validate_rows(shape, [file.composed for file, _ in fresh], env, findings)
    wrong, signature = {finding.primary.location.path for finding in findings}, signature_of(shape, env)
    entries = {file: part_to_json(shape, part) for file, part in fresh if file.source.path not in wrong}
    for file, entry in entries.items():
        file.cache.put("rows", file.key(signature), entry)
    return entries


# ---------------------------------------------------------------- in two processes


def _entries_of(opened: Opened, half: list[_File], rest: list[_File], env: TableEnv, line: Line) -> list[Entry | None]:
    """The rows of half of the files. Ids are exchanged in between; what is not clean is read again as usual."""
    sound = not any(file.composed.findings for file in half)
    others = line.exchange([file.ids() for file in half] if sound else None)
    if not sound or not isinstance(others, list):
        return []
    for file, ids in zip(rest, others, strict=True):
        file.found_ids = ids
    env = _with_rows(opened, env)
    entries: dict[_File, Entry] = {}
    for shape, files in opened:
        reader = TableReader(shape, env)
        fresh = [(file, reader.read_part(file.composed)) for file in files if file in half]
        findings = [finding for _, part in fresh for finding in part.findings]
        entries |= _keep_clean(shape, fresh, env, findings)
    return [entries.get(file) for file in half]
