"""All findings, from as few cells as will do (incremental checking): one of each text, and none of a file in which an
earlier run found nothing.

Most cells of a large game have nothing to do with each other. What the rest of the game must know of them is which names they
mention and how (`bound.index`); that little is kept in the cache for each sheet, the part of a table that stands in one file. An
entry is good for as long as its cells would be bound in the same way: the same file, the same rules, the same `context`, and none
of its words means a row or a table, or stands in an example. Cells with such words, and those that must be seen together with
others, are looked at in every run.
As soon as something is found in a text, every cell of that text is looked at by itself, so that each finding has its own place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import pairwise
from typing import Any

from compiler.apart import work_apart
from compiler.bound.examples import ASKED
from compiler.bound.game import Content, Game
from compiler.bound.index import WORDS as SOMETHING_HEARD
from compiler.bound.index import Heard, Known, Recalled, Role
from compiler.bound.tree import Local, Symbol
from compiler.cache import Cache, stamp_of
from compiler.check.effort import Effort
from compiler.check.whole import Whole
from compiler.declare.tables import read_cells, rule_columns
from compiler.model import CellInfo, Model, TableInfo
from compiler.report import Reporter
from dsl import syntax
from dsl.source import Location, Span
from dsl.walk import nodes_in

Entry = dict[str, Any]
Look = Callable[[Reporter, Known], Whole]
Mentions = dict[int, list[tuple[tuple[str, str], Role, Span]]]  # these three by the identity of a source
Asked = dict[int, list[str]]
Contents = dict[int, Content]
WORDS = re.compile(r"[A-Za-z_]\w*")
COLUMN = re.compile(r"(?<!\.)\.[a-z_]")
TOGETHER = ("after", "before", "instead")
PROGRAM = ("*.py", "declare/*.py", "tables/*.py", "bound/**/*.py", "check/*.py", "text/**/*.py", "../dsl/**/*.py", "../dsl/*.lark")
"""What makes entries: a changed one finds none."""


@dataclass
class Sheet:
    """`number`: of the table; `known`: what an earlier run found, in `context`; `exact`: each cell is to be looked at by itself."""

    table: TableInfo
    number: int
    path: str
    rows: range
    known: Known | None = None
    context: str = ""
    cells: list[CellInfo] = field(default_factory=list)
    exact: bool = False
    spoiled: bool = False  # something in it can't be read


def sheets_of(model: Model) -> Iterator[Sheet]:
    for number, table in enumerate(model.tables.values()):
        paths = [row.location.path for row in table.rows]
        starts = [n for n, path in enumerate(paths) if n == 0 or path != paths[n - 1]] if rule_columns(table) else []
        for first, end in pairwise([*starts, len(paths)]):
            yield Sheet(table, number, paths[first], range(first, end))


class Survey:
    """`rules`: what everything but the sheets was made of; `files`: texts by path; `look`: binds and checks the cells of the
    model."""

    def __init__(self, model: Model, cache: Cache, rules: tuple[str, ...], files: dict[str, str], look: Look):
        self.model, self.cache, self.files, self.look = model, cache, files, look
        self.key = blake2b(repr((stamp_of(*PROGRAM), rules)).encode("utf-8", "surrogatepass"), digest_size=20).hexdigest()
        self.sheets = list(sheets_of(model))
        self.rows = {row.id for table in model.tables.values() for row in table.rows} | {*model.tables, *model.row_types}
        self.rows.update(node.text for node in nodes_in(tuple(one for one, _ in model.examples)) if isinstance(node, syntax.Ident))
        self.chosen: dict[tuple[TableInfo, str, int], CellInfo] = {}
        self._words: dict[int, frozenset[str]] = {}
        self._apart: dict[int, bool] = {}

    def run(self, reporter: Reporter) -> tuple[Game, Reporter]:
        for sheet in self.sheets:
            self.recall(sheet, self.cache.get("cells", self.key_of(sheet)), reporter)
        unknown = [sheet for sheet in self.sheets if sheet.known is None]
        rows = sum(len(sheet.rows) for sheet in unknown)
        for sheet, entry in work_apart(unknown, rows, lambda half, rest, line: self.entries_of(half, reporter)):
            self.recall(sheet, entry, reporter)
        for sheet in unknown:
            if sheet.known is None:
                self.read(sheet, reporter)
        while True:
            found = reporter.again()
            whole, context, wrong = self.look_at(found, self.sheets)
            stale = [sheet for sheet in self.sheets if sheet.known is not None and sheet.context != context]
            doubtful = [s for s in self.sheets if not s.exact and any(id(cell.node) in wrong for cell in s.cells)]
            for sheet in stale:
                sheet.known = None
                self.read(sheet, reporter)
            for sheet in doubtful:
                sheet.exact = True
            if not stale and not doubtful:
                break
        self.keep(whole, context, wrong, [sheet for sheet in self.sheets if sheet.known is None], found)
        return whole.game, found

    def look_at(self, reporter: Reporter, sheets: list[Sheet]) -> tuple[Whole, str, set[int]]:
        """Binds and checks what must be seen of these sheets; gives the context, and the texts in which something was found."""
        self.choose(sheets)
        known = Known(Heard(self.model))
        for sheet in sheets:
            if sheet.known is not None:
                known.add(sheet.known)
        whole = self.look(reporter, known)
        wrong = {id(cell.node) for cell in self.model.cells if id(cell.source) in reporter.sources}
        return whole, context_of(whole.game), wrong

    def entries_of(self, half: list[Sheet], reporter: Reporter) -> list[Entry | None]:
        """The entries of clean sheets. What is not clean is left to a complete look, and so is everything if two halves don't agree
        on what is heard in them."""
        found = reporter.again()
        for sheet in half:
            self.read(sheet, found)
        seen = [sheet for sheet in self.sheets if sheet.known is not None or sheet in half]
        return self.keep(*self.look_at(found, seen), half, found)

    def key_of(self, sheet: Sheet) -> tuple[str, ...]:
        return (self.key, sheet.table.name, sheet.path, str(sheet.number), self.files.get(sheet.path, ""))

    # ------------------------------------------------------------ which cells to look at

    def read(self, sheet: Sheet, reporter: Reporter, live: Iterable[tuple[int, int]] | None = None) -> None:
        """Parses the cells of a sheet; `live`: only those, by column and row."""
        before = len(reporter.diagnostics)
        columns, first = dict(rule_columns(sheet.table)), sheet.rows.start
        wanted: list[tuple[int, Iterable[int]]] = [(place, sheet.rows) for place in columns]
        if live is not None:
            wanted = [(place, (row + first,)) for place, row in live]
        sheet.cells = [
            cell
            for place, rows in wanted
            for cell in read_cells(sheet.table, columns[place], rows, reporter, (sheet.number, place))
        ]
        sheet.spoiled = len(reporter.diagnostics) > before

    def choose(self, sheets: list[Sheet]) -> None:
        """The first cell of each text, and all that must be seen in any case, in the order of the tables."""
        self.chosen.clear()
        seen: list[CellInfo] = []
        for sheet in sheets:
            for cell in sheet.cells:
                text = (cell.table, cell.column, id(cell.node))
                if text not in self.chosen or sheet.exact or self.is_live(cell):
                    self.chosen.setdefault(text, cell)
                    seen.append(cell)
        self.model.cells = sorted(seen, key=lambda cell: cell.order)

    def is_live(self, cell: CellInfo) -> bool:
        """Must it be looked at in every run?"""
        row = cell.table.rows[cell.row]
        if row.text is not None or cell.source.path != row.location.path:
            return True
        return not self.stands_apart(cell) or not self.rows.isdisjoint(self.words(cell))

    def words(self, cell: CellInfo) -> frozenset[str]:
        if id(cell.node) not in self._words:
            self._words[id(cell.node)] = frozenset(WORDS.findall(cell.source.text))
        return self._words[id(cell.node)]

    def stands_apart(self, cell: CellInfo) -> bool:
        """No column is read, no exception is made (two of them may clash), no reaction goes without a limit (two of them may set
        each other off)."""
        if id(cell.node) not in self._apart:
            parts = nodes_in(cell.node) if not self.words(cell).isdisjoint(TOGETHER) else ()
            together = any(
                isinstance(node, syntax.ExceptionItem)
                or (isinstance(node, syntax.Handler) and (node.once is None or node.timing == "instead"))
                for node in parts
            )
            self._apart[id(cell.node)] = not together and COLUMN.search(cell.source.text) is None
        return self._apart[id(cell.node)]

    # ------------------------------------------------------------ what is kept

    def recall(self, sheet: Sheet, entry: Any, reporter: Reporter) -> None:
        """Takes over what an entry says of a sheet, unless it is none, or says something about rows."""
        known, source = Known(Heard(self.model)), sheet.table.place.source
        try:
            if not self.rows.isdisjoint(entry["words"]):
                return
            for name, value in known.heard.names().items():
                kept = entry["heard"][name]
                if not isinstance(value, bool):
                    kept = {tuple(one) if isinstance(one, list) else one for one in kept}
                setattr(known.heard, name, kept)
            for kind, name, role, *place in entry["references"]:
                at = Location(sheet.path, *place)
                known.references.append((self.symbols[kind, name], Recalled(Role(role), source, Span(0, 0), at)))
            for column, steps, asks in entry["work"]:
                known.steps[sheet.table, column] = int(steps)
                known.asking |= {(sheet.table, column)} if asks else set()
            known.asked.update(entry["asked"])
            self.read(sheet, reporter, [(place, row) for place, row in entry["live"]])
        except (LookupError, TypeError, ValueError, AttributeError):
            return
        sheet.known, sheet.context = known, entry["context"]

    @cached_property
    def symbols(self) -> dict[tuple[str, str], Symbol]:
        """What entries can speak of, by kind and name."""
        model = self.model
        groups = (("", model.fields), *model.thing_fields.items())
        found: dict[tuple[str, str], Symbol] = {(owner, name): info for owner, fields in groups for name, info in fields.items()}
        for kind, group in (("s", model.settings), ("q", model.quantities), ("d", model.defines), ("r", model.rules)):
            found.update({(kind, name): info for name, info in group.items()})
        return found

    def keep(self, whole: Whole, context: str, wrong: set[int], sheets: list[Sheet], found: Reporter) -> list[Entry | None]:
        """The entries of those sheets in which nothing was found, in the cache as well. Nothing is kept of a game with errors: what
        was not found because of them is not known to be absent."""
        if found.has_errors or not sheets:
            return []
        asked: Asked = {}
        for local, place in whole.index.definitions.items():
            if isinstance(local, Local) and local.kind in ASKED:
                asked.setdefault(id(place.source), []).append(local.name)
        mentions: Mentions = {}
        for key, symbol in self.symbols.items():
            for one in whole.index.references.get(symbol, ()):
                mentions.setdefault(id(one.source), []).append((key, one.role, one.span))
        effort = Effort(whole, Reporter())
        contents = {id(cell.info.source): cell.content for cell in whole.game.cells}
        entries: list[Entry | None] = []
        for sheet in sheets:
            clean = not sheet.spoiled and not any(id(cell.node) in wrong for cell in sheet.cells)
            entries.append(self.entry_of(sheet, context, mentions, asked, contents, effort) if clean else None)
            if clean:
                self.cache.put("cells", self.key_of(sheet), entries[-1])
        return entries

    def entry_of(self, sheet: Sheet, context: str, mentions: Mentions, asked: Asked, contents: Contents, effort: Effort) -> Entry:
        live: list[tuple[int, int]] = []
        texts: dict[tuple[str, int], CellInfo] = {}
        for cell in sheet.cells:
            text = (cell.column, id(cell.node))
            live_one = self.is_live(cell)
            if live_one or (cell.kind == "price" and text not in texts):  # who reads a price asks what it is of
                live.append((cell.order[1], cell.row - sheet.rows.start))
            if not live_one:
                texts.setdefault(text, cell)
        references: dict[tuple[tuple[str, str], Role], Location] = {}
        names: set[str] = set()
        work: dict[str, tuple[int, bool]] = {}
        for (column, node), cell in texts.items():
            bound = id(self.chosen[sheet.table, column, node].source)
            for key, role, span in mentions.get(bound, ()):
                if (key, role) not in references:
                    references[key, role] = cell.source.locate(span)
            names.update(asked.get(bound, ()))
            steps, asks = work.get(column, (1, False))
            asks = asks or (cell.kind == "effect" and effort.whole.asks(contents[bound], set()))
            work[column] = (max(steps, effort.content(contents[bound])), asks)
        heard = Heard(self.model)
        heard.note_all(cell.node for cell in texts.values() if SOMETHING_HEARD.search(cell.source.text))
        return {
            "context": context,
            "words": sorted(frozenset().union(*map(self.words, texts.values()))),
            "live": live,
            "asked": sorted(names),
            "references": [[*key, role.value, *at[1:]] for (key, role), at in references.items()],
            "heard": plain(heard),
            "work": [[column, *found] for column, found in work.items()],
        }


def plain(heard: Heard) -> dict[str, Any]:
    return {name: sorted(value) if isinstance(value, set) else value for name, value in heard.names().items()}


def context_of(game: Game) -> str:
    """Everything besides its own text and the rules that a cell's binding depends on."""
    functions = [
        (info.name, game.ranges.functions.get(info), game.ranges.lengths.get(info), found.has_me, str(found.type))
        + tuple((need.table, need.column, tuple(sorted(need.wanted))) for need in found.needs)
        for info, found in game.functions.items()
    ]
    sizes = [(table.name, min(len(table.things), 2)) for table in game.model.tables.values()]
    return blake2b(repr((plain(game.heard), sorted(functions, key=repr), sizes)).encode(), digest_size=16).hexdigest()
