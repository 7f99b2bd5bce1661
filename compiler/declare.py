"""Syntax trees -> the model: every declaration under its name, every written type resolved, every table loaded.

Nothing inside rules is looked at here; that is `bind`'s work. A name declared twice, a type nobody declared or a start value of
the wrong kind is reported, and the rest goes on.
"""

from __future__ import annotations

from math import prod

from compiler.limits import MOST_CARDS, MOST_MEMBERS, MOST_SPACES, MOST_VALUES
from compiler.model import (
    GAME,
    PLAYER,
    ChoicesInfo,
    DefineInfo,
    FieldInfo,
    Model,
    Param,
    PhaseInfo,
    Place,
    QuantityInfo,
    RuleInfo,
    SettingInfo,
    Standing,
    TableInfo,
    spoken,
)
from compiler.report import Reporter, suggestion, type_words
from compiler.rows import Column, TableShape
from compiler.types import (
    AnyCard,
    CellType,
    ChoiceType,
    FamilyOf,
    FlagType,
    GridOf,
    IntType,
    LineOf,
    ListOf,
    OptionalOf,
    PileOf,
    PlayerType,
    RowOf,
    RuleType,
    SetOf,
    TextType,
    Type,
    Unknown,
)
from dsl import syntax
from dsl.source import Source
from dsl.vocabulary import line_words

Parsed = tuple[syntax.File, Source]

BUILT_IN = frozenset(
    """players rivals humans me they them this source amount round total none nobody yes no empty abilities
count sum any all those best highest lowest min max take after_first first last top position place clockwise next after seat
distance odd cells cell overlap fits turned rotation automated""".split()
)


def is_reserved(name: str) -> bool:
    return name in BUILT_IN or name in line_words()


SIMPLE = {
    "flag": FlagType(),
    "player": PlayerType(),
    "card": AnyCard(),
    "text": TextType(),
    "number": IntType(None, None),
    **{word: RuleType(word) for word in ("effect", "condition", "amount", "price", "action")},
}


class Declarer:
    def __init__(self, model: Model, reporter: Reporter):
        self.model, self.reporter = model, reporter
        self.type_names: dict[str, Place] = {}
        self.names: dict[str, tuple[str, Place]] = {}

    # ------------------------------------------------------------ names

    def claim(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        """Takes a bare name for a declaration; reports it if it is taken or reserved."""
        place = Place(source, name.span)
        if is_reserved(name.text):
            self.reporter.report(
                "reserved-name",
                f"`{name.text}` is a word of the language and can't name a {kind}",
                source,
                name.span,
                "reserved",
                help="choose another name",
            )
            return False
        if name.text in self.names:
            other_kind, other = self.names[name.text]
            self.reporter.report(
                "duplicate-name",
                f"`{name.text}` is declared twice",
                source,
                name.span,
                f"a {kind}",
                others=[other.label(f"a {other_kind} of the same name")],
                help="rename one of them",
            )
            return False
        self.names[name.text] = (kind, place)
        return True

    def claim_type(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        if name.text in self.type_names:
            self.reporter.report(
                "duplicate-name",
                f"the type `{name.text}` is declared twice",
                source,
                name.span,
                kind,
                others=[self.type_names[name.text].label("declared here before")],
                help="rename one of them",
            )
            return False
        self.type_names[name.text] = Place(source, name.span)
        return True

    # ------------------------------------------------------------ types

    def number(self, expr: syntax.Expr, source: Source) -> int | None:
        """A constant written in a type: a number, perhaps negative."""
        match expr:
            case syntax.Number(value=value):
                return value
            case syntax.Negate(value=syntax.Number(value=value)):
                return -value
        self.reporter.report(
            "not-a-number",
            "the ends of a range must be plain numbers",
            source,
            expr.span,
            "not a number",
            help="write the number here, and a moving bound with `at most`",
        )
        return None

    def resolve(self, node: syntax.Type, source: Source) -> Type:
        match node:
            case syntax.RangeType(low=low, high=high):
                lowest = self.number(low, source)
                highest = None if high is None else self.number(high, source)
                if lowest is not None and highest is not None and highest < lowest:
                    self.reporter.report(
                        "wrong-type",
                        f"the range {lowest}..{highest} is empty",
                        source,
                        node.span,
                        "ends before it begins",
                        help=f"write `{highest}..{lowest}`",
                    )
                    lowest, highest = highest, lowest
                return IntType(lowest, highest)
            case syntax.SimpleType(word=word):
                if word not in SIMPLE:
                    self.reporter.report(
                        "unknown-type",
                        f"there is no type called `{word}`",
                        source,
                        node.span,
                        "not a type",
                        help=suggestion(word, [*SIMPLE, *self.type_names], "types"),
                    )
                    return Unknown()
                if word == "card":
                    self.model.uses_any_card = True
                return SIMPLE[word]
            case syntax.NamedType(name=name):
                if name in self.model.choices:
                    return ChoiceType(name)
                if name in self.model.row_types or name in self.type_names:
                    return RowOf(name)
                if name == "Cell":
                    return self.model.cell_type()
                self.reporter.report(
                    "unknown-type",
                    f"there is no type called `{name}`",
                    source,
                    node.span,
                    "not declared anywhere",
                    help=suggestion(name, self.type_names, "types"),
                )
                return Unknown()
            case syntax.OptionalType(of=of):
                return OptionalOf(self.resolve(of, source))
            case syntax.SetType(of=of):
                return self.set_of(self.resolve(of, source), node, source)
            case syntax.ListType(of=of):
                return ListOf(self.resolve(of, source))
            case syntax.PileType(of=of):
                return PileOf(self.resolve(of, source))
            case syntax.RowType(size=size, of=of):
                places = size.name if isinstance(size, syntax.Name) else self.number(size, source)
                places = 1 if places is None else places
                if isinstance(places, int):
                    places = self.limited(places, MOST_SPACES, "a row of {} places", node, source)
                return LineOf(places, self.resolve(of, source))
            case syntax.GridType(height=height, width=width, of=of):
                rows, columns = (1 if size is None else size for size in (self.number(height, source), self.number(width, source)))
                if self.limited(rows * columns, MOST_SPACES, "a grid of {} cells", node, source) != rows * columns:
                    rows = columns = 1
                return GridOf(rows, columns, self.resolve(of, source))
            case syntax.FamilyType(of=of, by=by):
                inner, key = self.resolve(of, source), self.resolve(by, source)
                if isinstance(inner, FamilyOf):
                    return FamilyOf(inner.of, (*inner.keys, key))
                return FamilyOf(inner, (key,))
        return Unknown()

    def limited(self, size: int, most: int, what: str, node: syntax.Type, source: Source) -> int:
        """A size, or 1 and a finding if it is out of all proportion."""
        if 1 <= size <= most:
            return size
        problem = "is larger than any game needs" if size > most else "holds nothing"
        self.reporter.report(
            "too-many-values",
            f"{what.format(size)} {problem}",
            source,
            node.span,
            f"1 to {most} are possible",
            help="use a smaller size" if size > most else "use a size of at least 1",
        )
        return 1

    def set_of(self, of: Type, node: syntax.Type, source: Source) -> Type:
        if isinstance(of, (IntType, CellType)):
            low, high = self.model.bounds_of(of)
            if low is None or high is None or low < 0:
                self.reporter.report(
                    "wrong-type",
                    "a set of numbers needs a range from 0 or more to an upper end",
                    source,
                    node.span,
                    "no such range",
                    help="write it, as in `set of 1..6`",
                )
                return Unknown()
            if self.limited(high, MOST_MEMBERS, "a set of numbers up to {}", node, source) != high and high > 0:
                return Unknown()
        elif not isinstance(of, (ChoiceType, RowOf, AnyCard, PlayerType, FlagType, Unknown)):
            self.reporter.report(
                "wrong-type",
                f"there are no sets of such things: this is {type_words(of)}",
                source,
                node.span,
                "can't be a member",
                help="make it a set of choices, rows, players or small numbers",
            )
            return Unknown()
        return SetOf(of)

    # ------------------------------------------------------------ declarations

    def game(self, node: syntax.Game, source: Source) -> None:
        model = self.model
        if model.game_place is not None:
            self.reporter.report(
                "several-games",
                f"a folder holds one game, but `{node.name}` is a second one",
                source,
                node.span,
                "",
                others=[model.game_place.label("the first one")],
                help="move it to a folder of its own",
            )
            return
        model.name, model.title, model.game_place = node.name.text, node.title.value, Place(source, node.name.span)
        if not 1 <= node.fewest <= node.most <= 12:
            self.reporter.report(
                "out-of-range",
                f"a game for {node.fewest} to {node.most} players is not possible",
                source,
                node.span,
                "1 to 12 players",
                help="write two numbers from 1 to 12, the fewest players first",
            )
        model.fewest, model.most = max(1, min(node.fewest, 12)), max(1, node.fewest, min(node.most, 12))

    def choices(self, node: syntax.Choices, source: Source) -> None:
        values, titles, places = [], [], []
        for value in node.values:
            if is_reserved(value.name.text):
                self.reporter.report(
                    "reserved-name",
                    f"`{value.name}` is a word of the language and can't name a choice",
                    source,
                    value.name.span,
                    "reserved",
                    help="choose another name",
                )
            if value.name.text in values:
                self.reporter.report(
                    "duplicate-name",
                    f"`{value.name}` stands twice in `{node.name}`",
                    source,
                    value.name.span,
                    "again",
                    help="remove one of the two",
                )
                continue
            values.append(value.name.text)
            titles.append(value.title.value if value.title else spoken(value.name.text))
            places.append(Place(source, value.name.span))
        if self.claim_type(node.name, "choices", source):
            self.model.choices[node.name.text] = ChoicesInfo(
                node.name.text, tuple(values), tuple(titles), Place(source, node.name.span), tuple(places)
            )

    def table_shape(self, node: syntax.Table, source: Source) -> TableShape:
        columns = []
        for column in node.columns:
            type = self.resolve(column.type, source)
            columns.append(
                Column(column.name.text, type, column.title.value if column.title else "", location=source.locate(column.name.span))
            )
        if node.by and node.by.text not in [c.name for c in columns]:
            self.reporter.report(
                "unknown-column",
                f"the table `{node.name}` is read by `{node.by}`, which is none of its columns",
                source,
                node.by.span,
                "no such column",
                help=suggestion(node.by.text, [c.name for c in columns], "columns"),
            )
        return TableShape(
            node.name.text, node.row_type.text, tuple(columns), node.by.text if node.by else None, node.steps, node.files.value
        )

    def change_cell(self, node: syntax.Change, source: Source) -> None:
        """`change prices[second].cost from 3 to 2`: a variant's new value for one cell."""
        table = self.model.tables.get(node.noun.name.text)
        if table is None:
            self.reporter.report(
                "unknown-table",
                f"there is no table called `{node.noun.name}`",
                source,
                node.noun.name.span,
                "not declared",
                help=suggestion(node.noun.name.text, self.model.tables, "tables"),
            )
            return
        wanted = node.noun.args[0] if node.noun.args else None
        key = table.loaded.shape.key
        row = None
        if isinstance(wanted, syntax.Name):
            row = next((r for r in table.rows if r.id == wanted.name), None)
        elif isinstance(wanted, (syntax.Number, syntax.Negate)) and key is not None:
            row = next((r for r in table.rows if r.cells.get(key) == self.number(wanted, source)), None)
        column = table.column(node.column.text) if node.column else None
        if row is None or column is None:
            missing = "row" if row is None else "column"
            at = node.noun.span if row is None or node.column is None else node.column.span
            self.reporter.report(
                "nothing-to-replace",
                f"`{table.name}` has no such {missing} to change",
                source,
                at,
                f"no such {missing}",
                help=suggestion(getattr(wanted, "name", "") or "", [r.id for r in table.rows], "rows")
                if row is None
                else suggestion(node.column.text, [c.name for c in table.loaded.shape.columns], "columns"),
            )
            return
        old, new = self.cell_constant(column.type, node.old, source), self.cell_constant(column.type, node.new, source)
        if old is None or new is None:
            return
        if row.cells.get(column.name) != old:
            self.reporter.report(
                "moved-base",
                f"`{table.name}[{row.id}].{column.name}` is no longer what the variant expects",
                source,
                node.old.span,
                "the base game says something else",
                help="write the value that the table has now after `from`",
            )
            return
        row.cells[column.name] = new

    def cell_constant(self, type: Type, node: syntax.Expr, source: Source) -> int | None:
        """A value written in a `change`, as the table keeps it."""
        if isinstance(node, syntax.Name):
            if isinstance(type, ChoiceType) and node.name in self.model.choices[type.name].values:
                return self.model.choices[type.name].number(node.name)
            if isinstance(type, FlagType) and node.name in ("yes", "no"):
                return int(node.name == "yes")
            if isinstance(type, RowOf):
                number = self.model.row_types[type.name].row_number(node.name)
                if number is not None:
                    return number
            self.reporter.report("wrong-type", f"`{node.name}` can't stand in this column", source, node.span, "of another kind")
            return None
        return self.number(node, source)

    def fields(self, node: syntax.Has, source: Source, automa: str = "") -> None:
        owner = node.owner.text
        if owner not in (PLAYER, GAME) and owner not in self.model.row_types:
            self.reporter.report(
                "unknown-type",
                f"there is no table of `{owner}` to give fields to",
                source,
                node.owner.span,
                "not a row type",
                help=suggestion(owner, self.model.row_types, "row types"),
            )
            return
        for field in node.fields:
            self.field(field, owner, source, automa)

    def field(self, node: syntax.Field, owner: str, source: Source, automa: str) -> None:
        model = self.model
        type = self.resolve(node.type, source)
        keys: tuple[Type, ...] = ()
        if isinstance(type, FamilyOf):
            type, keys = type.of, type.keys
        for key in keys:
            if not isinstance(key, Unknown) and (None in model.bounds_of(key)):
                self.reporter.report(
                    "wrong-type",
                    f"`{node.name}` can't be kept for each of an open range",
                    source,
                    node.type.span,
                    "no upper end",
                    help="give the range an upper end",
                )
                self.reporter.unreadable = True
                return
        values = prod(model.size_of(key) for key in keys)
        if self.limited(max(values, 1), MOST_VALUES, f"`{node.name}` with {{}} values", node.type, source) != max(values, 1):
            self.reporter.unreadable = True
            return
        if isinstance(type, (RuleType, TextType)):
            self.reporter.report(
                "wrong-type",
                f"`{node.name}` can't be state: rules and texts belong in tables",
                source,
                node.type.span,
                "only in tables",
                help="make it a column of a table",
            )
            self.reporter.unreadable = True
            return
        info = FieldInfo(
            node.name.text,
            owner,
            type,
            keys,
            node,
            Place(source, node.name.span),
            "all",
            node.title.value if node.title else spoken(node.name.text),
            automa=automa,
        )
        if node.seen_by:
            info.seen = node.seen_by.text
            if info.seen not in ("all", "owner", "none"):
                self.reporter.report(
                    "unknown-name",
                    f"nobody is called `{info.seen}`: a field is seen by all, owner or none",
                    source,
                    node.seen_by.span,
                    "",
                    help="write `all`, `owner` or `none`",
                )
                info.seen = "all"
        if owner in (PLAYER, GAME):
            if not self.claim(node.name, "field", source):
                return
            info.storage = node.name.text
            model.fields[node.name.text] = info
        else:
            fields = model.thing_fields.setdefault(owner, {})
            table = model.row_types[owner]
            if node.name.text in fields or table.column(node.name.text):
                self.reporter.report(
                    "duplicate-name",
                    f"`{owner}` already has a `{node.name}`",
                    source,
                    node.name.span,
                    "again",
                    help="rename one of them",
                )
                return
            info.storage = f"{owner.lower()}_{node.name.text}"
            fields[node.name.text] = info

    def params(self, nodes: tuple[syntax.Parameter, ...], source: Source) -> tuple[Param, ...]:
        return tuple(Param(p.name.text, self.resolve(p.type, source), p.name.span) for p in nodes)

    def setting(self, node: syntax.Setting, source: Source) -> None:
        if not self.claim(node.name, "setting", source):
            return
        type = self.resolve(node.type, source)
        title = node.title.value if node.title else spoken(node.name.text)
        self.model.settings[node.name.text] = SettingInfo(node.name.text, type, 0, title, Place(source, node.name.span), node)

    def named(self, node, source: Source, automa: str = "") -> None:
        """define, quantity, action, event."""
        kind = {syntax.Define: "define", syntax.Quantity: "quantity"}.get(type(node)) or node.kind
        if not self.claim(node.name, kind, source):
            return
        params = self.params(node.parameters, source)
        title = node.title.value if node.title else spoken(node.name.text)
        place = Place(source, node.name.span)
        name = node.name.text
        if isinstance(node, syntax.Define):
            self.model.defines[name] = DefineInfo(name, params, node, place, title, automa)
        elif isinstance(node, syntax.Quantity):
            self.model.quantities[name] = QuantityInfo(name, params, node, place, title, automa)
        else:
            self.model.rules[name] = RuleInfo(name, node.kind, params, node, place, title, automa)

    def play(self, node: syntax.Play, source: Source) -> None:
        if self.model.play is not None:
            self.reporter.report(
                "duplicate-name", "there is a second `play`", source, node.span, "a second flow", help="keep one flow per game"
            )
            return
        self.model.play = (node, source)
        self.phases_in(node.flow, source)

    def phases_in(self, flow, source: Source) -> None:
        for part in flow:
            if isinstance(part, syntax.Phase):
                written = self.model.phase_sources.get(part.name.text, source)
                if self.claim(part.name, "phase", written):
                    self.model.phases[part.name.text] = PhaseInfo(part.name.text, part, Place(written, part.name.span))
            elif isinstance(part, syntax.Rounds):
                self.phases_in(part.flow, source)

    def automa(self, node: syntax.Automa, source: Source) -> None:
        if node.name.text not in self.model.automas:
            if not self.claim(node.name, "automa", source):
                return
            self.model.automas[node.name.text] = (node, source)
        for part in node.parts:
            match part:
                case syntax.AutomaHas(fields=fields):
                    for field in fields:
                        self.field(field, PLAYER, source, node.name.text)
                case syntax.Handler() | syntax.Lasting():
                    self.model.standing.append(Standing(part, source, node.name.text))
                case _:
                    self.named(part, source, node.name.text)


def declare(files: list[Parsed], model: Model, reporter: Reporter, load) -> None:
    """Fills the model. `load(shapes: {table: (shape, source, node)}, declarer)` reads the tables and gives name -> LoadedTable."""
    declarer = Declarer(model, reporter)
    model.parsed = files
    pending: dict[type, list] = {}
    for file, source in files:
        for node in file.declarations:
            pending.setdefault(type(node), []).append((node, source))

    def each(kind):
        return pending.get(kind, [])

    for node, source in each(syntax.Game):
        declarer.game(node, source)
    for node, source in each(syntax.Choices):
        declarer.choices(node, source)
    tables = []
    for node, source in each(syntax.Table):
        if declarer.claim_type(node.row_type, "row type", source) & declarer.claim(node.name, "table", source):
            tables.append((node, source))
        else:
            reporter.unreadable = True
    shapes = {node.name.text: (declarer.table_shape(node, source), source, node) for node, source in tables}
    loaded = load(shapes, declarer, [node.name.text for node, _ in each(syntax.Rule)])
    for name, (shape, source, node) in shapes.items():
        info = TableInfo(
            name,
            shape.row_type,
            loaded[name],
            Place(source, node.name.span),
            node,
            node.title.value if node.title else spoken(name),
        )
        model.tables[name] = model.row_types[shape.row_type] = info
    for node, source in each(syntax.Change):
        declarer.change_cell(node, source)
    for node, source in each(syntax.Setting):
        declarer.setting(node, source)
    for node, source in each(syntax.Has):
        declarer.fields(node, source)
    number_things(model, reporter)
    for kind in (syntax.Define, syntax.Quantity, syntax.Rule):
        for node, source in each(kind):
            declarer.named(node, source)
    for node, source in each(syntax.Play):
        declarer.play(node, source)
    for node, source in each(syntax.Automa):
        declarer.automa(node, source)
    for kind in (syntax.Handler, syntax.Lasting):
        for node, source in each(kind):
            model.standing.append(Standing(node, source))
    model.scoring = each(syntax.Scoring)
    model.always = each(syntax.Always)
    model.examples = each(syntax.Example)
    if model.game_place is None and not reporter.has_errors:
        first = files[0][1] if files else Source(f"{model.folder or '.'}/game.rules".removeprefix("./"), "")
        reporter.report(
            "missing-game",
            "no file of this folder says which game it is",
            first,
            syntax.NOWHERE,
            help='begin game.rules with `game NAME "Title" for 2 to 4 players`',
        )
    if model.play is None and model.game_place is not None:
        place = model.game_place
        reporter.report(
            "missing-play",
            f"`{model.name}` has no `play`: nobody would ever do anything",
            place.source,
            place.span,
            help="add a `play` block with its rounds, phases or turns",
        )


def number_things(model: Model, reporter: Reporter) -> None:
    """Numbers the physical things, copies after each other. All tables whose things can lie in piles share one numbering."""
    held = set()
    for info in [*model.fields.values(), *(f for fields in model.thing_fields.values() for f in fields.values())]:
        if isinstance(info.type, (PileOf, LineOf)) and isinstance(info.type.of, RowOf):
            held.add(info.type.of.name)
    first = 0
    for table in model.tables.values():
        size = sum(row.copies for row in table.rows)
        if size > MOST_CARDS:
            reporter.report(
                "too-many-values",
                f"`{table.name}` has {size} cards, more than any game needs",
                table.place.source,
                table.place.span,
                f"at most {MOST_CARDS}",
                help="lower the copies",
            )
        table.things = tuple(
            number for number, row in enumerate(table.rows) for _ in range(row.copies if size <= MOST_CARDS else 1)
        )
        table.is_cards = model.uses_any_card or table.row_type in held
        table.first = first if table.is_cards else 0
        first += len(table.things) if table.is_cards else 0
