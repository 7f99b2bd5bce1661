"""Tall Tales (`tests/games/tall_tales`) as one would write it by hand: tales that anybody may doubt, and a hat that goes round.

Fish are kinds, 0 to 4, worth one more. What chance draws is an answer like any other; no names, texts, logs or views. The method
that takes the next answer is the `stage`: `act`, `aim` (at a player), `say` (a kind), `doubt`, `outdo` (with a kind), `give`.
Who is asked at once answers in the order of the seats; the first doubter clockwise counts.
"""

COPIES = [5, 4, 4, 3, 2]
KINDS, ROUNDS = len(COPIES), 5


class TallTales:
    """`chance`: a card is drawn, `outcomes` says how often each kind is there. Else `options` for `player`."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.sea = list(COPIES)
        self.kitchen = [0] * KINDS
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.coins = [3] * players
        self.honour = [2] * players
        self.gifts = [0] * players
        self.round = self.turn = 0
        self.drawing = [p for p in range(players) for _ in range(2)]
        self.chance = True
        self.stage = "act"
        self.action = ""
        self.victim = self.first = self.fish = self.teller = -1
        self.asked: list[int] = []
        self.doubters: list[int] = []

    @property
    def me(self) -> int:
        return (self.round + self.turn) % self.players

    @property
    def player(self) -> int:
        if self.stage in ("doubt", "give"):
            return self.asked[0]
        return self.victim if self.stage == "outdo" else self.me

    @property
    def over(self) -> bool:
        return self.round == ROUNDS and not self.chance

    @property
    def winners(self) -> tuple[int, ...]:
        keys = [(coins + 3 * honour, honour) for coins, honour in zip(self.coins, self.honour, strict=True)]
        return tuple(p for p in range(self.players) if keys[p] == max(keys))

    # what can be done

    def rivals(self, player: int) -> list[int]:
        return [(player + step) % self.players for step in range(1, self.players)]

    def rich_rivals(self) -> list[int]:
        return [p for p in self.rivals(self.me) if self.coins[p]]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(kind, count) for kind, count in enumerate(self.sea) if count]

    def options(self) -> list[object]:
        if self.stage == "act":
            return ["brag", *["wager"] * bool(self.rich_rivals()), *["fry"] * bool(self.hands[self.me]), "pass_hat"]
        if self.stage == "aim":
            return [*self.rich_rivals()]
        if self.stage == "say":
            return [*(sorted(set(self.hands[self.me])) if self.action == "fry" else range(KINDS))]
        if self.stage == "doubt":
            return ["doubt", "decline"]
        if self.stage == "outdo":
            return [*range(self.first + 1, KINDS), "decline"]
        return [*range(min(2, self.coins[self.asked[0]]) + 1)]

    # doing it

    def apply(self, answer: object) -> None:
        if self.chance:
            self.take(answer)
        else:
            getattr(self, self.stage)(answer)
        self.draw()

    def act(self, action: str) -> None:
        self.action = action
        self.stage = "aim" if action == "wager" else "say"
        if action == "pass_hat":
            self.stage = "give"
            self.asked = sorted(self.rivals(self.me))

    def aim(self, victim: int) -> None:
        self.victim = victim
        self.stage = "say"

    def say(self, kind: int) -> None:
        if self.action == "fry":
            self.show(self.me, kind)
            self.coins[self.me] += 1
            self.end_turn()
        else:
            self.first = kind
            self.tell(self.me, kind)

    def tell(self, teller: int, kind: int) -> None:
        self.teller, self.fish, self.doubters = teller, kind, []
        self.asked = sorted(p for p in self.rivals(teller) if self.honour[p])
        self.stage = "doubt"
        if not self.asked:
            self.settle(True)

    def doubt(self, answer: str) -> None:
        asked = self.asked.pop(0)
        if answer == "doubt":
            self.doubters.append(asked)
        if self.asked:
            return
        if not self.doubters:
            self.settle(True)
            return
        doubter = next(p for p in self.rivals(self.teller) if p in self.doubters)
        if self.fish in self.hands[self.teller]:
            self.show(self.teller, self.fish)
            self.honour[doubter] -= 1
            self.settle(True)
        else:
            self.honour[self.teller] = max(0, self.honour[self.teller] - 1)
            self.coins[doubter] += 2
            self.settle(False)

    def settle(self, is_believed: bool) -> None:
        """What comes of a tale, or of the one that outdoes it."""
        if self.teller != self.me:
            if is_believed:
                self.coins[self.victim] += 1
                self.end_turn()
            else:
                self.win_wager()
        elif not is_believed:
            self.end_turn()
        elif self.action == "brag":
            self.coins[self.me] += self.first + 1
            self.end_turn()
        elif self.first == KINDS - 1:
            self.win_wager()
        else:
            self.stage = "outdo"

    def outdo(self, answer: int | str) -> None:
        if answer == "decline":
            self.win_wager()
        else:
            assert isinstance(answer, int)
            self.tell(self.victim, answer)

    def win_wager(self) -> None:
        won = min(self.first + 1, self.coins[self.victim])
        self.coins[self.victim] -= won
        self.coins[self.me] += won
        self.end_turn()

    def give(self, gift: int) -> None:
        self.gifts[self.asked.pop(0)] = gift
        if self.asked:
            return
        rivals = self.rivals(self.me)
        most = max(self.gifts[p] for p in rivals)
        for p in rivals:
            self.coins[p] -= self.gifts[p]
            self.coins[self.me] += self.gifts[p]
            if self.gifts[p] == most > 0:
                self.honour[p] = min(3, self.honour[p] + 1)
        self.end_turn()

    def show(self, player: int, kind: int) -> None:
        self.hands[player].remove(kind)
        self.kitchen[kind] += 1
        self.drawing.append(player)

    def draw(self) -> None:
        """Draws what is left to be drawn; a single card needs no chance."""
        self.chance = False
        while self.drawing:
            if not any(self.sea):
                self.sea, self.kitchen = self.kitchen, self.sea
            if sum(self.sea) > 1:
                self.chance = True
                return
            self.take(self.sea.index(1))

    def take(self, kind: int) -> None:
        self.sea[kind] -= 1
        self.hands[self.drawing.pop(0)].append(kind)

    def end_turn(self) -> None:
        self.stage = "act"
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
            self.round += 1
