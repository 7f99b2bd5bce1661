"""Heron Marsh (`tests/games/heron_marsh`) as one would write it by hand: a hex board, colonies that are surrounded, quiet water.

Cells are 0 to 24, row by row. What each player has to decide is a stage: `act`, `settle` and `land` (a cell), `heron` (a cell).
"""

SIZE, ROUNDS, EMPTY = 5, 9, -1
SIDES = ((-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0))


def cells_beside(cell: int) -> list[int]:
    row, column = divmod(cell, SIZE)
    places = ((row + down, column + right) for down, right in SIDES)
    return [r * SIZE + c for r, c in places if 0 <= r < SIZE and 0 <= c < SIZE]


BESIDE = [cells_beside(cell) for cell in range(SIZE * SIZE)]


class HeronMarsh:
    """`options` for `player` until it is `over`; there is no chance."""

    chance = False

    def __init__(self, players: int) -> None:
        self.players = players
        self.herons = [9] * players
        self.feathers = [0] * players
        self.marsh = [EMPTY] * (SIZE * SIZE)
        self.round = self.turn = 0
        self.over = False
        self.stage = "act"
        self.heron = 0
        self.begin_turn()

    @property
    def player(self) -> int:
        return (self.round + self.turn) % self.players

    # what can be done

    def options(self) -> list[str] | list[int]:
        if self.stage == "act":
            return self.actions()
        if self.stage == "settle":
            return self.free_cells()
        if self.stage == "heron":
            return self.free_herons()
        return [cell for cell in BESIDE[self.heron] if self.marsh[cell] == EMPTY]

    def actions(self) -> list[str]:
        can_settle = self.herons[self.player] > 0 and self.free_cells()
        return ["settle"] * bool(can_settle) + ["fly"] * bool(self.free_herons())

    def free_cells(self) -> list[int]:
        return [cell for cell, holder in enumerate(self.marsh) if holder == EMPTY]

    def free_herons(self) -> list[int]:
        mine = (cell for cell, holder in enumerate(self.marsh) if holder == self.player)
        return [cell for cell in mine if any(self.marsh[near] == EMPTY for near in BESIDE[cell])]

    # doing it

    def apply(self, answer: str | int) -> None:
        if isinstance(answer, str):
            self.stage = "settle" if answer == "settle" else "heron"
        elif self.stage == "heron":
            self.heron = answer
            self.stage = "land"
        else:
            if self.stage == "settle":
                self.herons[self.player] -= 1
            else:
                self.marsh[self.heron] = EMPTY
            self.arrive(answer)
            self.end_turn()

    def arrive(self, spot: int) -> None:
        self.marsh[spot] = self.player
        for cell in BESIDE[spot]:
            if self.marsh[cell] not in (EMPTY, self.player):
                colony = self.area(cell)
                if all(self.marsh[near] != EMPTY for held in colony for near in BESIDE[held]):
                    self.feathers[self.player] += len(colony)
                    for held in colony:
                        self.marsh[held] = EMPTY

    def end_turn(self) -> None:
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.round += 1
        self.begin_turn()

    def begin_turn(self) -> None:
        self.stage = "act"
        if self.round == ROUNDS:
            self.over = True
        elif not self.actions():
            self.end_turn()

    # scoring

    def area(self, start: int) -> set[int]:
        """All cells that hang together with this one and hold the same."""
        found, waiting = {start}, [start]
        while waiting:
            for cell in BESIDE[waiting.pop()]:
                if cell not in found and self.marsh[cell] == self.marsh[start]:
                    found.add(cell)
                    waiting.append(cell)
        return found

    def areas(self, holder: int) -> list[set[int]]:
        found: list[set[int]] = []
        for cell, held_by in enumerate(self.marsh):
            if held_by == holder and not any(cell in area for area in found):
                found.append(self.area(cell))
        return found

    def total(self, player: int) -> int:
        points = self.feathers[player]
        for colony in self.areas(player):
            if len(colony) >= 3:
                points += len(colony)
            if any(cell < SIZE for cell in colony) and any(cell >= SIZE * (SIZE - 1) for cell in colony):
                points += 4
        for water in self.areas(EMPTY):
            banks = {self.marsh[near] for cell in water for near in BESIDE[cell]} - {EMPTY}
            if banks == {player}:
                points += len(water)
        return points

    @property
    def winners(self) -> tuple[int, ...]:
        keys = [(self.total(player), self.herons[player]) for player in range(self.players)]
        return tuple(player for player in range(self.players) if keys[player] == max(keys))
