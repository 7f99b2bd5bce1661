"""Two versions of a game under common seeds: every game is played in both, and what differs is added up game by game.

Games of two versions go the same way until a change matters, so the difference within a pair of games is far less noisy
than the difference between two means. Only whole numbers are added, so any grouping of the chunks gives the same sums,
and what is kept does not grow with the number of games. How sure a difference is, `changes.py` says (a paired test, Holm's method).
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from rulewright.simulation.naming import names_of
from rulewright.simulation.partings import begin, find_parting, things
from rulewright.simulation.run import Hire, Tick, gather, hire_locally
from rulewright.simulation.setup import Chunk, Job, Lost, Setup, Stops, add_stops, note_stop
from runtime.errors import RuleLimit
from runtime.state import open_decision

SIZE = 10


@dataclass(frozen=True)
class Pair:
    """The version of now and the one it is compared with."""

    now: Setup
    before: Setup

    def load(self) -> None:
        self.now.load()
        self.before.load()


@dataclass
class Means:
    """Of one figure: its sum over all games in both versions, and the squares of what differs within pairs."""

    now: int = 0
    before: int = 0
    squares: int = 0

    def put(self, now: int, before: int) -> None:
        self.now += now
        self.before += before
        self.squares += (now - before) ** 2

    def add(self, other: Means) -> None:
        self.now += other.now
        self.before += other.before
        self.squares += other.squares


PRODUCTS = tuple((a, b) for a in range(4) for b in range(a, 4))


@dataclass
class Shares:
    """Of one share, such as the winners among takers: sums of (hits, trials) of now and of before, in this order, and
    of all products of these four numbers within pairs, from which follows how sure a difference of the shares is."""

    sums: list[int] = field(default_factory=lambda: [0] * 4)
    products: list[int] = field(default_factory=lambda: [0] * len(PRODUCTS))

    def put(self, *numbers: int) -> None:
        for index, number in enumerate(numbers):
            self.sums[index] += number
        for index, (a, b) in enumerate(PRODUCTS):
            self.products[index] += numbers[a] * numbers[b]

    def add(self, other: Shares) -> None:
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.products = [a + b for a, b in zip(self.products, other.products, strict=True)]


Key = tuple[str, str]
"""What is measured and of what: ("wins", "1") for seats, ("points", "Coins"), ("taken", "card:gust")."""


@dataclass
class Pairs:
    """All figures of some pairs of games. `alike`: pairs in which nothing differed. `partings`: by what was taken when the
    first pair of a chunk that differed began to."""

    games: int = 0
    alike: int = 0
    means: dict[Key, Means] = field(default_factory=dict)
    shares: dict[Key, Shares] = field(default_factory=dict)
    partings: Counter[str] = field(default_factory=Counter)
    labels: dict[str, str] = field(default_factory=dict)
    stops: Stops = field(default_factory=dict)

    def add(self, other: Pairs) -> None:
        self.games += other.games
        self.alike += other.alike
        self.partings.update(other.partings)
        self.labels.update(other.labels)
        add_stops(self.stops, other.stops)
        for key, means in other.means.items():
            self.means.setdefault(key, Means()).add(means)
        for key, shares in other.shares.items():
            self.shares.setdefault(key, Shares()).add(shares)

    def put(self, now: Record, before: Record) -> None:
        self.games += 1
        self.alike += now == before
        for key in {**now.figures, **before.figures}:
            self.means.setdefault(key, Means()).put(now.figures.get(key, 0), before.figures.get(key, 0))
        for what in {**now.takers, **before.takers}:
            mine, others = now.takers.get(what, 0), before.takers.get(what, 0)
            self.shares.setdefault(("winners", what), Shares()).put(
                (mine & now.winners).bit_count(), mine.bit_count(), (others & before.winners).bit_count(), others.bit_count()
            )


@dataclass
class Record:
    """One game of one version. `takers`: seats that took a card or an action, as bits; `path`: what was chosen."""

    figures: dict[Key, int]
    takers: dict[str, int]
    winners: int
    path: list[int]


@dataclass
class Comparison:
    pair: Pair
    wanted: int
    pairs: Pairs = field(default_factory=Pairs)
    seconds: float = 0.0
    interrupted: bool = False
    failure: Lost | None = None
    notes: list[str] = field(default_factory=list)


def compare(pair: Pair, games: int, workers: int = 1, tick: Tick = lambda games: None, hire: Hire | None = None) -> Comparison:
    """Plays `games` games of each version. `tick` hears of every finished chunk."""
    found = Comparison(pair, games)
    start = time.perf_counter()
    with (hire or hire_locally(workers))(pair) as crew:
        ended = gather(crew, Job(play_pairs, games, 1 if pair.now.thinks else SIZE), found.pairs, tick)
        found.interrupted, found.failure, found.notes = ended.interrupted, ended.failure, crew.notes
    found.seconds = time.perf_counter() - start
    return found


def play_pairs(pair: Pair, chunk: Chunk) -> Pairs:
    """Pairs of which a rule stops one game are left out."""
    found = Pairs()
    for number in range(chunk.first, chunk.first + chunk.games):
        records = []
        for setup, version in ((pair.now, ""), (pair.before, "in the other version: ")):
            try:
                records.append(play_one(setup, number, found.labels))
            except RuleLimit as limit:
                note_stop(found.stops, limit, number, version)
        if len(records) < 2:
            continue
        found.put(*records)
        if not found.partings and records[0] != records[1]:
            what, label = find_parting((pair.now, pair.before), number, (records[0].path, records[1].path))
            found.partings[what] += 1
            found.labels.setdefault(what, label)
    return found


def play_one(setup: Setup, number: int, labels: dict[str, str]) -> Record:
    """One game; its chance and its bots depend on nothing but the seed and the number of the game."""
    game, rng, state = setup.game(), setup.random("pair/bots", number), begin(setup, number)
    table = setup.table("pair", number) if setup.thinks else None
    names = names_of(setup)
    path: list[int] = []
    taken: Counter[str] = Counter()
    takers: dict[str, int] = {}
    while not state.over:
        decision = open_decision(state)
        count = len(decision.values)
        pick = table.choose(state, decision.player, len(path)) if table else int(rng.random() * count)
        for what, label in things(names, decision, pick):
            labels.setdefault(what, label)
            taken[what] += 1
            takers[what] = takers.get(what, 0) | 1 << decision.player
        path.append(pick)
        state.apply(pick)
    winners = sum(1 << seat for seat in state.winners)
    figures = {("taken", what): times for what, times in taken.items()}
    figures |= {("wins", str(seat + 1)): winners >> seat & 1 for seat in range(setup.players)}
    figures["wins", "nobody"] = int(not winners)
    figures["length", "decisions"] = len(path)
    if "round" in game.slot_of:
        figures["length", "rounds"] = getattr(state, game.slot_of["round"])
    if game.score_functions:
        for seat in range(setup.players):
            parts = state.breakdown(seat)
            figures["score", str(seat + 1)] = sum(parts.values())
            for label, points in parts.items():
                figures["points", label] = figures.get(("points", label), 0) + points
    return Record(figures, takers, winners, path)
