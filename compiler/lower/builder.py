"""The state of one lowering: what `bind`'s Builder knows, plus functions on demand, kinds of lasting things, and handlers.

Functions (quantities, defines, cells) are made when first used, so that the order of declarations doesn't matter; those that
lasting things adjust are completed at the end, when every lasting thing has been seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from compiler.bind.scope import Builder, Scope
from compiler.ir.expr import Expr
from compiler.ir.program import NoteDef, Prompt, Reading
from compiler.lower.marks import Marks
from compiler.lower.services import Services
from compiler.model import FieldInfo, TableInfo
from dsl import syntax
from dsl.source import Source, Span


@dataclass
class Lasting:
    """One item under a duration, wherever it is written.

    On a card (`table`, `row`): in force while the card lies in `place` of its owner. Timed (`field`): in force for each record
    in that hidden field; a record is (owner seat, captured values ...). Otherwise standing: always, for every player.
    """

    item: syntax.Item
    source: Source
    number: int
    conditions: tuple[syntax.Expr, ...] = ()
    place: syntax.Ident | None = None
    table: TableInfo | None = None
    row: int = -1
    automa: str = ""
    span_word: str = ""  # used, action, turn, phase, round, game; next_round ... for `until the end of the next`
    field: str = ""  # records in force
    next_field: str = ""  # records that begin to run down at the next end of the span
    captures: tuple[tuple[str, object], ...] = ()  # (local name, Local) captured in records, after the owner

    @property
    def timed(self) -> bool:
        return bool(self.field)

    @property
    def stride(self) -> int:
        return 1 + len(self.captures)


class Lowering(Services, Builder):
    """See the module's docstring."""

    def __init__(self, model, reporter):
        super().__init__(model, reporter)
        self.place_bases: dict[str, int] = {}
        self.place_infos: dict[str, FieldInfo] = {}
        self.card_rows: tuple[int, ...] = ()
        self.late_starts: list[tuple[FieldInfo, Expr]] = []
        self.lastings: list[Lasting] = []
        self.in_progress: list[str] = []
        self.pending_quantities: dict[str, object] = {}
        self.groups: dict[str, tuple[str, ...]] = {}
        self.heads: dict[str, object] = {}
        self.events_used: set[tuple[str, str, str]] = set()
        self.adjusted: set[str] = set()
        self.substitutable: set[str] = set()
        self.spans_used: set[str] = set()
        self.calls_without_me: list[tuple[str, Source, Span]] = []
        self._prompts: dict[Prompt, int] = {}
        self._notes: dict[NoteDef, int] = {}
        self.column_constants: dict[tuple, str] = {}
        self.cell_index: dict[tuple[str, str], dict] = {}
        self.price_tables: dict[str, list] = {}
        self.field_events: dict[str, tuple] = {}
        self.rule_events: dict[str, tuple] = {}
        self.extra_rules: dict[str, tuple] = {}
        self.fees: dict[str, tuple] = {}
        self.further: dict[str, list[tuple]] = {}  # rule -> its `also requires` and `also costs`, with sources
        self.shields: dict[str, tuple] = {}
        self.guarded: set[str] = set()
        self.until_used: set[str] = set()
        self.ends_used: set[str] = set()
        self.end_labels: dict[str, list[str]] = {}
        self.uses_source = self.reads_round = False
        self.strands: list[tuple] = []
        self.used_marks: dict[str, Marks] = {}  # by span
        self.running_marks: Marks = {}
        self.self_setting: dict[int, bool] = {}  # by handler: can its body set it off again?
        self.vector: list[tuple] = []
        self.walks = 0
        self.commands: dict[str, int] = {}  # of the harness for examples, by name
        self.brief = model.known is not None  # made for the findings only, from the cells at hand
        self.context = ""
        self.plain_changes: dict[tuple[int, str], object] = {}  # resources by sign and noun, see `changes.is_known_change`
        self.open_columns: set[tuple[str, str]] = set()  # table and column of cells that something reads or does
        self.fired: dict[int, dict[str, tuple]] = {}  # events and shields by the identity of the source
        self.asked_shields: dict[int, dict[str, tuple]] = {}

    # ------------------------------------------------------------ words

    def prompt(self, name: str, text: str, reading: Reading, labels: tuple = ()) -> int:
        if self.terse:
            return 0
        prompt = Prompt(name, text, reading, labels)
        if prompt not in self._prompts:
            self._prompts[prompt] = len(self.program.prompts)
            self.program.prompts.append(prompt)
        return self._prompts[prompt]

    def note(self, text: str, *readings: Reading, skip: str = "") -> int:
        if self.terse:
            return 0
        note = NoteDef(text, readings, skip)
        if note not in self._notes:
            self._notes[note] = len(self.program.notes)
            self.program.notes.append(note)
        return self._notes[note]

    # ------------------------------------------------------------ functions on demand

    def function_of(self, kind: str, info, scope: Scope, span: Span) -> str | None:
        from compiler.lower.functions import make_define, make_quantity

        name = f"{kind}_{info.name}"
        if name in self.signatures and name not in self.in_progress:
            return name
        if name in self.in_progress:
            if kind == "q" and name in self.signatures:
                return name
            path = " -> ".join(f"`{n[2:]}`" for n in [*self.in_progress[self.in_progress.index(name) :], name])
            scope.error(
                "recursive-define",
                f"`{info.name}` needs itself: {path}",
                span,
                "a circle",
                others=[info.place.label("declared here")],
                help="break the circle",
            )
            return None
        self.in_progress.append(name)
        try:
            (make_quantity if kind == "q" else make_define)(self, info, name)
        finally:
            self.in_progress.remove(name)
        return name if name in self.signatures else None

    def row_of(self, card: int) -> int:
        """The row that copies of a card share; -1 for a thing that lies in no pile (then something else is wrong)."""
        return self.card_rows[card] if 0 <= card < len(self.card_rows) else -1

    def listens(self, timing: str, kind: str, name: str) -> bool:
        return (timing, kind, name) in self.events_used
