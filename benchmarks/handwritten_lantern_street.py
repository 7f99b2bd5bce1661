"""Lantern Street (`tests/games/lantern_street`) as one would write it by hand: naming a card, going home, hands that are swapped.

Cards are kinds, 0 to 7. What chance draws is an answer like any other; no names, texts, logs or views. What each player has to
decide is a stage: `walk` (a kind), `target` (a player), `guess` (a kind).
"""

COPIES = [5, 2, 2, 2, 2, 1, 1, 1]
WATCHMAN, LAMPLIGHTER, FIDDLER, OWL, BAKER, SMUGGLER, MAYOR, LANTERN = range(8)
AIMED = (WATCHMAN, LAMPLIGHTER, FIDDLER, BAKER, SMUGGLER)


class LanternStreet:
    """`chance`: a card is drawn, `outcomes` says how often each kind is there. Else `options` for `player`."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deck = list(COPIES)
        self.aside = -1
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.met: list[list[int]] = [[] for _ in range(players)]
        self.indoors = [False] * players
        self.home = [False] * players
        self.player = 0
        self.stage = ""
        self.card = self.target = -1
        self.drawing: list[int] = [-1, *range(players)]
        self.starting_over = False
        self.chance = True
        self.over = False

    # what can be done

    def outcomes(self) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(self.deck) if count]

    def others(self) -> list[int]:
        clockwise = ((self.player + step) % self.players for step in range(1, self.players))
        return [p for p in clockwise if not self.home[p] and not self.indoors[p]]

    def options(self) -> list[int]:
        if self.stage == "walk":
            return sorted(set(self.hands[self.player]))
        if self.stage == "target":
            return self.others()
        return [kind for kind in range(8) if kind != WATCHMAN]

    @property
    def winners(self) -> tuple[int, ...]:
        left = [p for p in range(self.players) if not self.home[p]]
        most = max(self.strength(p) for p in left)
        return tuple(p for p in left if self.strength(p) == most)

    def strength(self, player: int) -> int:
        return sum(kind + 1 for kind in self.hands[player])

    # doing it

    def apply(self, answer: int) -> None:
        if self.chance:
            self.chance = False
            self.take(answer)
        elif self.stage == "walk":
            self.walk(answer)
        elif self.stage == "target":
            self.target = answer
            self.aim()
        else:
            if answer in self.hands[self.target]:
                self.go_home(self.target)
            self.end_turn()

    def take(self, kind: int) -> None:
        """The next player who waits for a card gets it."""
        self.deck[kind] -= 1
        to = self.drawing.pop(0)
        if to < 0:
            self.aside = kind
        else:
            self.hands[to].append(kind)
        self.go_on()

    def go_on(self) -> None:
        """Draws what is left to be drawn; a single card needs no chance."""
        if self.drawing:
            left = self.outcomes()
            if sum(count for _, count in left) == 1:
                self.take(left[0][0])
            else:
                self.chance = True
        elif self.starting_over:
            self.starting_over = False
            self.end_turn()
        elif not self.stage:
            self.begin_turn()
        else:
            self.stage = "walk"

    def begin_turn(self) -> None:
        self.indoors[self.player] = False
        self.drawing.append(self.player)
        self.stage = "walk"
        self.go_on()

    def walk(self, kind: int) -> None:
        self.hands[self.player].remove(kind)
        self.met[self.player].append(kind)
        self.card = kind
        if kind in AIMED and self.others():
            self.stage = "target"
            return
        if kind == OWL:
            self.indoors[self.player] = True
        elif kind == LANTERN:
            self.go_home(self.player)
        self.end_turn()

    def aim(self) -> None:
        me, target = self.player, self.target
        if self.card == WATCHMAN:
            self.stage = "guess"
            return
        if self.card == BAKER:
            self.start_over(target)
            return
        if self.card == FIDDLER:
            mine, theirs = self.strength(me), self.strength(target)
            if mine != theirs:
                self.go_home(target if mine > theirs else me)
        elif self.card == SMUGGLER:
            self.hands[me], self.hands[target] = self.hands[target], self.hands[me]
        self.end_turn()

    def start_over(self, player: int) -> None:
        dropped, self.hands[player] = self.hands[player], []
        self.met[player] += dropped
        if LANTERN in dropped:
            self.home[player] = True
        elif any(self.deck):
            self.drawing.append(player)
            self.starting_over = True
            self.go_on()
            return
        else:
            self.hands[player].append(self.aside)
            self.aside = -1
        self.end_turn()

    def go_home(self, player: int) -> None:
        self.home[player] = True
        self.met[player] += self.hands[player]
        self.hands[player] = []

    def end_turn(self) -> None:
        self.stage = ""
        if not any(self.deck) or self.home.count(False) == 1:
            self.over = True
            return
        self.player = (self.player + 1) % self.players
        while self.home[self.player]:
            self.player = (self.player + 1) % self.players
        self.begin_turn()
