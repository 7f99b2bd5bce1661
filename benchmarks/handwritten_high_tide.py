"""High Tide (`tests/games/high_tide`) as one would write it by hand: hands within a game, players who leave them or the game.

Cards are kinds, 0 to 5. What chance draws is an answer like any other; no names, texts, logs or views. What each player has to
decide is a stage: `act`, `card` (a kind), `target` (a player).
"""

COPIES = [6, 8, 6, 4, 2, 4]
RIPPLE, SWELL, BREAKER, EBB, FLOOD, ROPE = range(6)
RISE = {RIPPLE: 1, SWELL: 3, BREAKER: 5, EBB: -4}


class HighTide:
    """`chance`: a card is drawn, `outcomes` says how often each kind is there. Else `options` for `player`."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.boats = [2] * players
        self.shells = [0] * players
        self.starter = 0
        self.over = False
        self.begin_hand()

    def begin_hand(self) -> None:
        self.deck = list(COPIES)
        self.sand = [0] * len(COPIES)
        self.tide = 0
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.ashore = [boats == 0 for boats in self.boats]
        self.drawing = [p for p in range(self.players) if not self.ashore[p] for _ in range(3)]
        self.turn = self.starter
        self.waders: list[int] = []
        self.stage = "act"
        self.draw()

    # what can be done

    @property
    def player(self) -> int:
        return self.waders[-1] if self.waders else self.turn

    def outcomes(self) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(self.deck) if count]

    def options(self) -> list[str] | list[int]:
        if self.stage == "act":
            return ["wade", "go_ashore"] if self.tide > 6 else ["wade"]
        if self.stage == "card":
            return sorted(set(self.hands[self.player]))
        clockwise = ((self.player + step) % self.players for step in range(1, self.players))
        return [p for p in clockwise if not self.ashore[p]]

    @property
    def winners(self) -> tuple[int, ...]:
        keys = {p: (self.shells[p], self.boats[p]) for p in range(self.players) if self.boats[p]}
        return tuple(p for p in keys if keys[p] == max(keys.values()))

    # doing it

    def apply(self, answer: str | int) -> None:
        if self.chance:
            assert isinstance(answer, int)
            self.take(answer)
            self.draw()
        elif answer == "wade":
            self.waders.append(self.turn)
            self.stage = "card"
        elif answer == "go_ashore":
            self.ashore[self.turn] = True
            self.end_turn()
        elif self.stage == "card":
            assert isinstance(answer, int)
            self.play(answer)
        else:
            assert isinstance(answer, int)
            self.waders.append(answer)
            self.stage = "card"

    def play(self, kind: int) -> None:
        self.hands[self.player].remove(kind)
        self.sand[kind] += 1
        if kind == ROPE:
            self.stage = "target"
            return
        self.tide = 12 if kind == FLOOD else min(20, max(0, self.tide + RISE[kind]))
        self.finish_wading()

    def finish_wading(self) -> None:
        """Whoever waded last is washed away or draws; then those who made others wade."""
        while self.waders:
            wader = self.waders.pop()
            if self.tide <= 12:
                self.drawing.append(wader)
                self.draw()
                return
            self.tide = 0
            self.boats[wader] -= 1
            self.ashore[wader] = True
        self.end_turn()

    def draw(self) -> None:
        """Draws what is left to be drawn; a single card needs no chance."""
        self.chance = False
        while self.drawing:
            if not any(self.deck):
                self.deck, self.sand = self.sand, self.deck
            if sum(self.deck) != 1:
                self.chance = True
                return
            self.take(self.deck.index(1))
        if self.stage != "act":
            self.finish_wading()

    def take(self, kind: int) -> None:
        self.deck[kind] -= 1
        self.hands[self.drawing.pop(0)].append(kind)

    def end_turn(self) -> None:
        if self.ashore.count(False) == 1:
            self.end_hand()
            return
        self.stage = "act"
        self.turn = (self.turn + 1) % self.players
        while self.ashore[self.turn]:
            self.turn = (self.turn + 1) % self.players

    def end_hand(self) -> None:
        self.starter = self.ashore.index(False)
        self.shells[self.starter] += 1
        if self.shells[self.starter] == 3 or sum(boats > 0 for boats in self.boats) == 1:
            self.over = True
        else:
            self.begin_hand()
