"""A map: the places of a table where the style lays them, with their spaces, and the links between them with what they cost.

A place is a block like those of other boards. A link is a straight line between two places, as far as it can be seen, with
its cost in the middle; one that leads around the map is two lines to its edges. All lengths are millimetres on the whole
map, which may be several sheets wide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import combinations

from compiler import types as t
from compiler.model import TableInfo
from compiler.rows import Column, Row
from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location
from rulewright.cards.book import NOTHING
from rulewright.sheets.components import LETTER, MARGIN, PAD, SPACE, TITLE, Block, Spot, state_of
from rulewright.sheets.kit import Kit
from rulewright.sheets.mapstyle import MapStyle, columns_of, ends_of
from rulewright.sheets.sizes import Size
from rulewright.sheets.style import FILE
from rulewright.sheets.values import said, title_of

MARKS, NAMED, COST, HEAD, FOOT, NARROWEST = 4.5, 17.5, 8.0, 11.0, 11.0, 40.0
"""Millimetres: of the line with the marks of a place, of a space with a name on it, of the disc with a cost; of what stands above
and below the places; of a place at least, inside."""
PARTS = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75)
"""How far along a link its cost may stand, the best first."""


@dataclass(frozen=True)
class Link:
    """A line with its cost on it, at `disc`. `to`: where one leads that goes around the map."""

    name: str
    cost: str
    start: tuple[float, float]
    end: tuple[float, float]
    disc: tuple[float, float] = (0.0, 0.0)
    to: str = ""


@dataclass(frozen=True)
class Map:
    table: str
    title: str
    size: Size
    pages: int
    places: tuple[Block, ...]
    links: tuple[Link, ...]
    legend: tuple[tuple[str, str, str], ...]
    """Words, a colour, and an icon that stands in place of the colour."""


def map_of(kit: Kit, table: TableInfo, how: MapStyle) -> Map:
    paper = kit.paper if how.pages > 1 else kit.paper.turned
    size = Size(how.pages * (paper.width - 2 * MARGIN), paper.height - 2 * MARGIN)
    blocks = {row.id: place_of(kit, table, row, how, size) for row in table.rows}
    links: list[Link] = []
    for link in (link for row in rows_of(kit, how.links) for link in links_of(kit, table, row, how, blocks, size)):
        links.append(with_disc(link, size.width, how.pages, [other.disc for other in links], blocks.values()))
    title = said(kit.book.heading(table))
    return Map(table.name, title, size, how.pages, tuple(blocks.values()), tuple(links), tuple(legend_of(kit, table, how)))


def rows_of(kit: Kit, table: str) -> list[Row]:
    return kit.model.tables[table].rows if table else []


# ---------------------------------------------------------------- places


def place_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle, size: Size) -> Block:
    """What a place says of itself, then its spaces, in rows; its middle is where the style has it, if it stays on the map."""
    lines: list[list[Spot]] = []
    marks = marks_of(kit, table, row, how)
    if marks:
        lines.append([Spot(0, 0, 0, MARKS, marks, "label")])
    if slots := slots_of(kit, table, row, how):
        lines.append([Spot(0, 0, SPACE, SPACE, label) for label in slots])
    lines += spaces_of(kit, table, row, how)
    wide = max([sum(spot.width for spot in line) for line in lines] + [NARROWEST, len(marks) * LETTER * 6.5])
    spots, y = [], TITLE
    for line in lines:
        x = PAD
        for spot in line:
            spots.append(replace(spot, x=x, y=y, width=spot.width or wide))
            x += spot.width
        y += line[0].height
    across, down = wide + 2 * PAD, y + PAD
    x, y = (part / 100 for part in how.places[row.id])
    left = min(max(x * size.width - across / 2, 0), size.width - across)
    top = min(max(HEAD + y * (size.height - HEAD - FOOT) - down / 2, HEAD), size.height - FOOT - down)
    icon, colour = kit.style.icons.get(row.id, ""), colour_of(kit, table, row, how)
    return Block(row.id, kit.book.name(row), across, down, tuple(spots), icon, colour, x=left, y=top)


def marks_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle) -> str:
    """Columns of the place in words."""
    columns = [column for name in how.marks if (column := table.column(name)) is not None]
    told = [(said(kit.book.heading(column)), kit.book.value(column.type, row.cells[column.name]), column) for column in columns]
    return " · ".join(
        head if isinstance(column.type, t.FlagType) else f"{head}: {value}"
        for head, value, column in told
        if value not in ("", NOTHING) and (row.cells[column.name] or not isinstance(column.type, t.FlagType))
    )


def colour_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle) -> str:
    """That of the value in a column; of all other places the ink."""
    column = table.column(how.colour)
    type_ = t.bare(column.type) if column is not None else None
    if column is None or not isinstance(type_, t.ChoiceType) or row.cells[column.name] == -1:
        return kit.style.ink
    return kit.style.colours.get(kit.model.choices[type_.name].values[row.cells[column.name]], kit.style.ink)


def slots_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle) -> list[str]:
    """A label for each space: what it is worth, by the table that says so for places like this one."""
    if not how.slots:
        return []
    worth = {} if not how.values else worth_of(kit, table, row, kit.model.tables[how.values])
    return [worth.get(number, "") for number in range(1, row.cells[how.slots] + 1)]


def worth_of(kit: Kit, table: TableInfo, row: Row, values: TableInfo) -> dict[int, str]:
    """By the first number of a table, what its others are: of the rows that agree with the place in all choices."""
    columns = values.loaded.shape.columns
    kinds = [column for column in columns if isinstance(column.type, t.ChoiceType)]
    choices = [(column.name, own) for column in kinds for own in columns_of(table, column.type)]
    place, *others = [column.name for column in columns if isinstance(column.type, t.IntType)]
    return {
        other.cells[place]: "/".join(str(other.cells[name]) for name in others if other.cells[name])
        for other in values.rows
        if all(other.cells[column] == row.cells[own] for column, own in choices)
    }


def spaces_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle) -> Iterator[list[Spot]]:
    """The rows of another table that lie at this place: a line for each column that says what a space is for."""
    if not how.rows:
        return
    spaces = kit.model.tables[how.rows]
    (place,) = ends_of(spaces, table)
    here = [other for other in spaces.rows if table.rows[other.cells[place]] is row]
    columns = {column.name: column for column in spaces.loaded.shape.columns}
    for name, colour in how.labels.items():
        line = []
        for other in here:
            label, icon = label_of(kit, columns[name], other)
            if label:
                width = SPACE if label.isdigit() else NAMED
                line.append(Spot(0, 0, width, SPACE, label, "coloured", icon=icon, colour=colour))
        if line:
            yield line


def label_of(kit: Kit, column: Column, row: Row) -> tuple[str, str]:
    """What a space is for, with its icon; nothing if it isn't for this."""
    value, type_ = row.cells[column.name], t.bare(column.type)
    if value == (-1 if isinstance(column.type, t.OptionalOf) else 0) and not isinstance(type_, t.ChoiceType):
        return "", ""
    icon = kit.style.icons.get(kit.model.row_types[type_.name].rows[value].id, "") if isinstance(type_, t.RowOf) else ""
    return kit.book.value(column.type, value), icon


def legend_of(kit: Kit, table: TableInfo, how: MapStyle) -> Iterator[tuple[str, str, str]]:
    """What the spaces are, each with its colour, and what is laid on them."""
    if how.values:
        values = kit.model.tables[how.values]
        numbers = [column for column in values.loaded.shape.columns if isinstance(column.type, t.IntType)]
        heads = " / ".join(said(kit.book.heading(column)) for column in numbers[1:])
        yield f"{said(kit.book.heading(values))}: {heads}", kit.style.ink, ""
    if how.rows:
        spaces = kit.model.tables[how.rows]
        for column in spaces.loaded.shape.columns:
            if column.name in how.labels:
                yield f"{said(kit.book.heading(spaces))}: {kit.book.heading(column)}", how.labels[column.name], ""
    if how.links and (cost := cost_column(kit.model.tables[how.links])):
        yield f"{said(kit.book.heading(kit.model.tables[how.links]))}: {kit.book.heading(cost)}", kit.style.ink, ""
    for laid in (table, kit.model.tables.get(how.rows)):
        for info in state_of(kit, laid) if laid else ():
            yield title_of(kit, info), kit.style.ink, kit.style.icons.get(info.name, "")


# ---------------------------------------------------------------- links


def cost_column(links: TableInfo) -> Column | None:
    return next((column for column in links.loaded.shape.columns if isinstance(column.type, t.IntType)), None)


def links_of(kit: Kit, table: TableInfo, row: Row, how: MapStyle, blocks: dict[str, Block], size: Size) -> Iterator[Link]:
    """A line between two places, or two that lead off the map."""
    links = kit.model.tables[how.links]
    one, two = (blocks[table.rows[row.cells[name]].id] for name in ends_of(links, table))
    cost = str(row.cells[column.name]) if (column := cost_column(links)) else ""
    name = f"{one.name} {two.name}"
    if {one.name, two.name} not in [set(pair) for pair in how.around]:
        (x1, y1), (x2, y2) = middle(one), middle(two)
        start, end = leaving(one, (x2, y2)), leaving(two, (x1, y1))
        yield Link(name, cost, start, end)
        return
    west, east = sorted((one, two), key=lambda block: block.x)
    y = middle(west)[1]
    yield Link(name, cost, (west.x, y), (0.0, y), to=east.title)
    x, y = east.x + east.width, middle(east)[1]
    yield Link(name, cost, (x, y), (size.width, y), to=west.title)


def with_disc(link: Link, map_width: float, pages: int, taken: list[tuple[float, float]], blocks: Iterable[Block]) -> Link:
    """The cost where it can be read: in the middle of its line, or as near to it as no seam, place or other cost is."""
    seams = [map_width * number / pages for number in range(1, pages)]
    (x1, y1), (x2, y2) = link.start, link.end
    places = list(blocks)

    def is_free(point: tuple[float, float]) -> bool:
        off_seams = all(abs(point[0] - seam) > COST / 2 + 1 for seam in seams)
        off_places = all(near(block, point) >= COST / 2 for block in places)
        return off_seams and off_places and all(abs(complex(*point) - complex(*other)) >= COST for other in taken)

    tried = [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in PARTS]
    return replace(link, disc=next(filter(is_free, tried), tried[0]))


def middle(block: Block) -> tuple[float, float]:
    return block.x + block.width / 2, block.y + block.height / 2


def leaving(block: Block, to: tuple[float, float]) -> tuple[float, float]:
    """Where a line from the middle of a block to a point leaves the block."""
    x, y = middle(block)
    across, down = to[0] - x, to[1] - y
    part = min(block.width / 2 / abs(across) if across else 2.0, block.height / 2 / abs(down) if down else 2.0, 1.0)
    return x + across * part, y + down * part


# ---------------------------------------------------------------- what lies wrong


def map_findings(kit: Kit) -> Iterator[Diagnostic]:
    """Places that lie over each other, links that run under a third place, costs that nobody could read."""
    for map_ in maps_of(kit):
        for message in faults_of(map_):
            at = Location(f"{kit.shown}/{FILE}", 1, 1, 1, 1)
            where = kit.style.asked_places.get((map_.table, message.split("`")[1]), at)
            yield Diagnostic("bad-style", message, Label(where, "here"), help="give one of the places other numbers")


def faults_of(map_: Map) -> Iterator[str]:
    for one, two in combinations(map_.places, 2):
        across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
        down = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
        if across > 0 and down > 0:
            yield f"`{one.name}` lies over `{two.name}` on the map"
    for link in map_.links:
        for place in map_.places:
            if place.name not in link.name.split() and crosses(link, place):
                yield f"`{place.name}` lies on the link from {' to '.join(f'`{name}`' for name in link.name.split())}"
            if near(place, link.disc) < COST / 2:
                yield f"`{place.name}` hides what the link from {' to '.join(f'`{name}`' for name in link.name.split())} costs"
    for first, second in combinations(map_.links, 2):
        if abs(complex(*first.disc) - complex(*second.disc)) < COST:
            yield f"`{first.name.split()[0]}` and its neighbours lie so that the costs of two links meet"


def crosses(link: Link, block: Block) -> bool:
    """Whether the line runs through a block: looked at in many points, close enough for anything that is seen."""
    (x1, y1), (x2, y2) = link.start, link.end
    steps = (number / 200 for number in range(201))
    return any(near(block, (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part)) <= 0 for part in steps)


def near(block: Block, point: tuple[float, float]) -> float:
    """The distance of a point from a block; 0 in it."""
    across = max(block.x - point[0], 0.0, point[0] - block.x - block.width)
    down = max(block.y - point[1], 0.0, point[1] - block.y - block.height)
    return float(abs(complex(across, down)))


# ---------------------------------------------------------------- pages


def maps_of(kit: Kit) -> list[Map]:
    return [map_of(kit, kit.model.tables[name], how) for name, how in kit.style.maps.items()]


def map_pages(kit: Kit) -> str:
    maps = [{**asdict(one), "places": [place.as_data() for place in one.places]} for one in maps_of(kit)]
    return kit.render("map.typ.jinja", maps=maps, paper=kit.paper, margin=MARGIN) if maps else ""
