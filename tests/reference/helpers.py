"""The pure helpers of the representation, by trying everything instead of by an algorithm."""

from __future__ import annotations

from functools import cache

Items = tuple[int, ...]


def clockwise(seats: int, first: int) -> Items:
    """All seats, beginning with `first`."""
    order = []
    seat = first
    for _ in range(seats):
        order.append(seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return tuple(order)


def rivals(seats: int, me: int) -> Items:
    """All the others, from the left neighbour on."""
    return clockwise(seats, me)[1:]


def distance(seats: int, first: int, last: int) -> int:
    return clockwise(seats, first).index(last)


def rotation(seats: int, first: int, times: int) -> Items:
    order: Items = ()
    for _ in range(times):
        order += clockwise(seats, first)
    return order


def power(base: int, exponent: int) -> int:
    result = 1
    for _ in range(exponent):
        result *= base
    return result


def unique(items: Items) -> Items:
    return tuple(item for index, item in enumerate(items) if item not in items[:index])


def backwards(items: Items) -> Items:
    return tuple(reversed(items))


def gathered(items: Items) -> Items:
    return tuple(item for wanted in sorted(set(items)) for item in items if item == wanted)


# faces and grids


def face_cells(face: Items) -> dict[tuple[int, int], int]:
    """(row, column) -> what lies there."""
    height, width = face[0], face[1]
    return {(row, column): face[2 + row * width + column] for row in range(height) for column in range(width)}


def turned(face: Items, quarters: int) -> Items:
    """One quarter clockwise moves (row, column) to (column, height - 1 - row)."""
    height, width, cells = face[0], face[1], face_cells(face)
    for _ in range(quarters % 4):
        cells = {(column, height - 1 - row): value for (row, column), value in cells.items()}
        height, width = width, height
    return (height, width, *(cells[row, column] for row in range(height) for column in range(width)))


def filled_cells(face: Items) -> dict[tuple[int, int], int]:
    return {at: value for at, value in face_cells(face).items() if value != -1}


def spots(height: int, width: int, face: Items, cell: int, apart: int) -> dict[int, int]:
    """Position in the flat grid -> what the face puts there, for all of the face but its holes that lies inside the edge. `apart`:
    from the first cell of a row to that of the next."""
    found = {}
    for (row, column), value in filled_cells(face).items():
        grid_row, grid_column = cell // apart + row, cell % apart + column
        if grid_row < height and grid_column < width:
            found[grid_row * apart + grid_column] = value
    return found


def group(grid: Items, beside: Items, cell: int) -> Items:
    """Grows the group by all neighbours that fit until it stays as it is."""
    found = {cell}
    while True:
        more = found | {near for one in found for near in beside[one] if grid[near] == grid[cell]}
        if more == found:
            return tuple(sorted(found))
        found = more


def fits(height: int, width: int, face: Items, cell: int, apart: int | None = None) -> int:
    return int(len(spots(height, width, face, cell, apart or width)) == len(filled_cells(face)))


def overlap(grid: Items, height: int, width: int, face: Items, cell: int) -> int:
    return sum(grid[position] != -1 for position in spots(height, width, face, cell, width))


def laid(grid: Items, height: int, width: int, face: Items, cell: int, apart: int | None = None) -> Items:
    covered = spots(height, width, face, cell, apart or width)
    return tuple(covered.get(position, there) for position, there in enumerate(grid))


# links


def ways(items: Items, leads: Items, first: int, onward: int, most: int) -> set[int]:
    """Where one can be after exactly so many steps, over the items only."""
    here = {first}
    for step in range(most):
        at = [onward] if step == 0 else [leads[items.index(item)] for item in here]
        here = {item for item in items if any(lead // 2**item % 2 for lead in at)}
    return here


def steps(items: Items, leads: Items, starts: Items, onward: Items, goals: int) -> int:
    for count in range(len(items) + 1):
        for first, lead in zip(starts, onward, strict=True):
            if any(goals // 2**item % 2 for item in ways(items, leads, first, lead, count)):
                return count
    return -1


def reached(items: Items, leads: Items, starts: Items, onward: Items) -> int:
    there = {item for item in items if steps(items, leads, starts, onward, 2**item) >= 0}
    return sum(2**item for item in there)


def areas(items: Items, leads: Items) -> Items:
    """Adds what is joined to an item, in either direction, until nothing is added."""
    found: list[set[int]] = []
    for first in items:
        area = {first}
        for _ in items:
            for item, lead in zip(items, leads, strict=True):
                for other in items:
                    if lead // 2**other % 2 and (item in area or other in area):
                        area |= {item, other}
        if area not in found:
            found.append(area)
    return tuple(sum(2**item for item in area) for area in found)


# paying


def owe(needs: Items, position: int, amount: int) -> Items:
    return tuple(need + amount if index == position else need for index, need in enumerate(needs))


def payable(have: Items, needs: Items, edges: Items) -> int:
    """Tries for every unit that is needed who pays it."""
    payers = {resource: [resource] for resource in range(len(needs))}
    for substitute, resource in zip(edges[::2], edges[1::2], strict=True):
        payers[resource].append(substitute)

    @cache
    def serve(resource: int, missing: int, left: Items) -> bool:
        """Can `missing` units of this resource and all needs after it be paid?"""
        if missing <= 0:
            after = resource + 1
            return after >= len(needs) or serve(after, needs[after], left)
        return any(serve(resource, missing - 1, owe(left, payer, -1)) for payer in payers[resource] if left[payer] > 0)

    return int(serve(-1, 0, have))


def pay_options(have: Items, needs: Items, edges: Items) -> Items:
    """Amounts of the first substitute that leave the rest payable with the others."""
    substitute, resource = edges[0], edges[1]
    most = min(needs[resource], have[substitute])
    return tuple(
        amount
        for amount in range(max(most, 0) + 1)
        if payable(owe(have, substitute, -amount), owe(needs, resource, -amount), edges[2:])
    )
