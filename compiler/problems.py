"""All findings of a game, and nothing else: quick for thousands of cards, quicker if only some changed since.

`check_game` makes the complete program on the way. Here every cell is only bound, once for all cells of the same
text, and a file in which an earlier run found nothing is not even parsed (see `known`). The findings are the same.
"""

from __future__ import annotations

from pathlib import Path

from compiler.apart import Line, can_work_apart, work_apart
from compiler.bound.from_syntax import bind_game
from compiler.cache import Cache, stamp_of
from compiler.cells import parse_cells, read_cells, rule_columns
from compiler.check import run_checks
from compiler.check.alone import findings_of_variants
from compiler.check.facts import Noted, facts_of
from compiler.known import Known, Sheet, is_live, keep, names_of_rows, pack_noted, recall, sheets_of, unpack_noted
from compiler.lower import lower
from compiler.lower.builder import Lowering
from compiler.model import CellInfo, Model
from compiler.pipeline import Checked, finished, read_model
from compiler.report import Reporter
from compiler.rows import Row, RuleCell
from compiler.tables.compose import collector_off
from compiler.workspace import Workspace
from dsl import syntax
from dsl.parser import parse_pieces


def find_problems(folder: Path, *, variants: tuple[str, ...] = (), use_cache: bool = True, each_variant: bool = True) -> Checked:
    """What `check_game` finds. The builder of the result is not complete: it is not for making programs."""
    with collector_off():
        return _find_problems(Path(folder), tuple(variants), Cache.default() if use_cache else Cache(None), each_variant)


def _find_problems(folder: Path, variants: tuple[str, ...], cache: Cache, each_variant: bool) -> Checked:
    reporter = Reporter()
    model, workspace = read_model(folder, reporter, variants, cache)
    builder = None
    if reporter.unreadable:
        reporter.drop_consequences()
    elif model.game_place is not None:
        if plays_at_once(model):
            parse_cells(model, reporter)
            builder = lower(model, reporter)
            run_checks(builder, bind_game(model, Reporter()), workspace.phrases)
        else:
            builder = Survey(model, workspace, variants, cache).run(reporter)
            reporter = builder.reporter
    checked = Checked(model.name or folder.name, model, builder, finished(reporter), workspace.files)
    if each_variant and not variants and checked.ok:
        checked.diagnostics = findings_of_variants(checked, lambda name: _find_problems(folder, (name,), cache, False))
    return checked


def plays_at_once(model: Model) -> bool:
    """What players do at the same time is judged by everything it can reach, the programs of cards included."""
    return any(phase.node.who in ("at_once", "in_secret") for phase in model.phases.values())


class Survey:
    """Looks at as few cells as will do."""

    def __init__(self, model: Model, workspace: Workspace, variants: tuple[str, ...], cache: Cache):
        self.model, self.workspace, self.cache = model, workspace, cache
        rules = [source.text for source in (*workspace.rules, *workspace.variants)]
        self.key = (_stamp(), *variants, "", *rules)
        self.rows = names_of_rows(model)
        self.sheets = sheets_of(model)
        self.spoken_for: dict[tuple, CellInfo] = {}
        self.spoiled: set[int] = set()  # sheets with a cell that can't be read

    def run(self, reporter: Reporter) -> Lowering:
        unknown = [
            sheet for sheet in self.sheets if not recall(self.model, sheet, self.cache.get("cells", self.key_of(sheet)), self.rows)
        ]
        if can_work_apart(sum(len(sheet.rows) for sheet in unknown)):
            self.survey_apart(unknown, reporter)
        for sheet in unknown:
            if sheet.known is None:
                self.read(sheet, reporter)
        while True:
            builder = self.look(reporter.again())
            stale = [sheet for sheet in self.sheets if sheet.known is not None and sheet.context != builder.context]
            for sheet in stale:
                sheet.known = None
                self.read(sheet, reporter)
            wrong = self.wrong_nodes(builder)
            doubtful = [sheet for sheet in self.sheets if not sheet.exact and any(id(cell.node) in wrong for cell in sheet.cells)]
            for sheet in doubtful:
                sheet.exact = True
                self.read(sheet, reporter)
            if not stale and not doubtful:
                break
        if self.cache.folder is not None:
            self.keep_clean(builder, [sheet for sheet in self.sheets if sheet.known is None])
        return builder

    def survey_apart(self, sheets: list[Sheet], reporter: Reporter) -> None:
        """Makes the entries of clean sheets, half of them in another process. What is not clean is left to a complete
        look."""
        halves = sheets[0::2], sheets[1::2]

        def survey(half: list[Sheet]):
            return lambda line: self.entries_of(half, reporter.again(), line)

        for half, entries in zip(halves, work_apart(survey(halves[0]), survey(halves[1])), strict=True):
            for sheet, entry in zip(half, entries or (), strict=False):
                recall(self.model, sheet, entry, self.rows)

    def entries_of(self, half: list[Sheet], reporter: Reporter, line: Line) -> list[dict | None]:
        """The entries of some sheets, with the names noted in all others."""
        for sheet in half:
            self.read(sheet, reporter)
        noted = Noted(self.model)
        for node in {id(cell.node): cell.node for sheet in half for cell in sheet.cells}.values():
            facts_of(self.model, node).noted.add_to(noted)
        line.send(pack_noted(noted))
        try:
            others = unpack_noted(self.model, line.receive())
        except (LookupError, TypeError):
            return []
        everything, self.sheets = (self.sheets, [sheet for sheet in self.sheets if sheet.known is not None or sheet in half])
        builder = self.look(reporter, others)
        self.sheets = everything
        return self.keep_clean(builder, half)

    def key_of(self, sheet: Sheet) -> tuple[str, ...]:
        return (*self.key, sheet.table.name, sheet.path, str(sheet.number), self.workspace.files.get(sheet.path, ""))

    def read(self, sheet: Sheet, reporter: Reporter) -> None:
        """Parses the cells of a sheet."""
        before = len(reporter.diagnostics)
        quickly = None if sheet.exact else self.read_quickly
        sheet.cells = [
            cell
            for place, column in rule_columns(sheet.table)
            for cell in read_cells(sheet.table, column, sheet.rows, reporter, (sheet.number, place), quickly)
        ]
        if len(reporter.diagnostics) > before:
            self.spoiled.add(id(sheet))

    def read_quickly(self, row: Row, cell: RuleCell) -> syntax.Body | None:
        """An effect of several statements, put together of pieces; not if its positions will be asked for."""
        pieces = parse_pieces(cell.source.text) if cell.kind == "effect" and row.text is None else None
        if pieces is None:
            return None
        self.model.pieces[id(pieces.node)] = pieces
        facts = facts_of(self.model, pieces.node)
        return None if facts.particular or facts.takes_long or syntax.Lasting in facts.kinds else pieces.node

    def look(self, reporter: Reporter, others: Noted | None = None) -> Lowering:
        """Binds one cell of each text, and every cell of a sheet in which something was found; then the checks of the
        whole game. `others`: names in cells that are looked at elsewhere."""
        model = self.model
        model.known = Known(others or Noted(model))
        for sheet in self.sheets:
            if sheet.known is not None:
                model.known.add(sheet.known)
        model.cells = self.cells_to_see(reporter)
        builder = lower(model, reporter)
        run_checks(builder, bind_game(model, Reporter()), self.workspace.phrases)
        return builder

    def cells_to_see(self, reporter: Reporter) -> list[CellInfo]:
        """In the order of the tables. Of known sheets only what must be seen in any case."""
        chosen: list[CellInfo] = []
        self.spoken_for.clear()
        for sheet in self.sheets:
            for cell in sheet.cells if sheet.known is None else self.live_cells(sheet, reporter):
                first = self.spoken_for.setdefault((cell.table.name, cell.column, id(cell.node)), cell)
                if first is cell or sheet.exact or is_live(cell, facts_of(self.model, cell.node), self.rows):
                    chosen.append(cell)
        chosen.sort(key=lambda cell: cell.order)
        return chosen

    def live_cells(self, sheet: Sheet, reporter: Reporter) -> list[CellInfo]:
        columns = dict(rule_columns(sheet.table))
        return [
            cell
            for place, row in sheet.live
            if place in columns
            for cell in read_cells(sheet.table, columns[place], (row + sheet.rows.start,), reporter, (sheet.number, place))
        ]

    def wrong_nodes(self, builder: Lowering) -> set[int]:
        """The trees of cells in which something was found."""
        return {id(cell.node) for cell in self.model.cells if id(cell.source) in builder.reporter.sources}

    def keep_clean(self, builder: Lowering, sheets: list[Sheet]) -> list[dict | None]:
        """The entries of sheets in which nothing was found, in the cache as well. Nothing is kept of a game with
        errors: what was not found because of them is not known to be absent."""
        reporter = builder.reporter
        if reporter.has_errors:
            return []
        wrong = self.wrong_nodes(builder)
        entries: list[dict | None] = []
        for sheet in sheets:
            clean = id(sheet) not in self.spoiled and not any(id(cell.node) in wrong for cell in sheet.cells)
            entries.append(keep(self.model, builder, sheet, self.spoken_for, self.rows) if clean else None)
            if clean:
                self.cache.put("cells", self.key_of(sheet), entries[-1])
        return entries


def _stamp() -> str:
    return stamp_of(
        "*.py", "tables/*.py", "bind/*.py", "lower/*.py", "check/*.py", "ir/*.py", "text/*.py", "../dsl/**/*.py", "../dsl/*.lark"
    )
