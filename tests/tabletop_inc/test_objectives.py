"""What one has is assigned to objectives in the best way: compared with all ways, on random end states."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

from tests.sizes import sample
from tests.tabletop_inc.table import Kind, new, rows

STATES = sample(150, 4000)
RESOURCES = ("dollar", "time", "idea", "research", "playtest")
ELEMENTS = ("box", "mechanism", "component")


@cache
def cards() -> dict[str, dict]:
    names = ("freelancers", "specialists", "skills", "items", "wow")
    return {row["id"]: row for name in names for row in rows(f"cards/{name}.yaml")}


@cache
def goals() -> dict[str, dict]:
    return {row["id"]: row for row in rows("tables/objectives.yaml")}


def lay(state, seat: int, place: str, chosen: list[str]) -> None:
    game = state.game
    where = next(each for each in game.data.places if each.name == place)
    for name in chosen:
        state.put(game.card_ids.index(name), where.base + seat)


def drawn(seed: int):
    """A last turn of seat `seat` with much on its table: the state, and what lies there."""
    chooser = random.Random(seed)
    state = new(Kind(2, 0), seed)
    seat = state.player
    state.set("hourglass", 0)
    state.set("trigger", 1 - seat)

    def some(kind: str, most: int) -> list[str]:
        return chooser.sample([id for id, row in cards().items() if row["kind"] == kind], chooser.randint(0, most))

    seats = (some("specialist", 3) + some("freelancer", 3))[:5]
    slotted, items = some("skill", 4), some("item", 5)
    wanted = chooser.sample(sorted(goals()), chooser.randint(1, 8))
    for place, chosen in (("seats", seats), ("slotted", slotted), ("items", items)):
        lay(state, seat, place, chosen)
    lay(state, seat, "objectives", wanted)
    tokens = [chooser.choice((0, 2, 3, 4, 5, 7)) for _ in RESOURCES]
    awards = [chooser.choice((0, 0, 1, 2)) for _ in range(3)]
    titles = [[chooser.choice((1, 2, 3, 3, 4)) for _ in ELEMENTS] for _ in range(chooser.randint(0, 4))]
    for number, parts in enumerate(titles):
        lay(state, seat, "published", [f"title#{number + 1}" if number else "title"])
        for position, level in enumerate(parts):
            state.set("title_part", level, number * 3 + position)
    for position, amount in enumerate(tokens):
        state.set("tokens", amount, seat * 5 + position)
    for position, amount in enumerate(awards):
        state.set("awards", amount, seat * 3 + position)
    return state, seat, units_of(state, seat, tokens, awards, titles), titles


def units_of(state, seat: int, tokens: list[int], awards: list[int], titles: list) -> Counter[str]:
    """Things by what they are; a permanent item is one kind of item, an award of level 2 one kind of award."""
    view = state.view(None)
    units = Counter(dict(zip(RESOURCES, tokens, strict=True))) + Counter({f"award {n + 1}": awards[n] for n in range(3)})
    for place in ("seats", "slotted", "items"):
        for card in view[place][seat]["cards"]:
            row = cards()[card.partition("#")[0]]
            units[row["kind"] + " permanent" * ("permanent" in row)] += 1
            units += Counter({f"icon {element}": n for element, n in row.get("icons", {}).items()})
    return units


def demands(goal: dict) -> list[tuple[str, ...]]:
    """What an objective asks for, unit by unit: the kinds that will do."""
    needs = goal.get("needs", {})
    found: list[tuple[str, ...]] = [(kind,) for kind, n in goal.get("tokens", {}).items() for _ in range(n)]
    found += [(f"icon {element}",) for element, n in goal.get("icons", {}).items() for _ in range(n)]
    found += [(kind,) for kind in ("specialist", "freelancer", "skill") for _ in range(needs.get(kind, 0))]
    permanent = needs.get("permanent", 0)
    found += [("item permanent",)] * permanent + [("item permanent", "item")] * (needs.get("item", 0) - permanent)
    levels = [n for n, name in enumerate(("bronze", "silver", "gold"), 1) if name in needs]
    found += [(f"award {n}",) for n in levels]
    return found + [("award 1", "award 2", "award 3")] * (needs.get("award", 0) - len(levels))


def suits(parts: list[int], goal: dict) -> bool:
    least = goal.get("parts", {})
    enough = all(level >= least.get(element, 0) for element, level in zip(ELEMENTS, parts, strict=True))
    return enough and sum(parts) >= goal.get("levels", 0) and ("equal" not in goal or len(set(parts)) == 1)


def can_all(chosen: tuple[str, ...], units: Counter[str], titles: list[list[int]]) -> bool:
    """Are there enough things for all of these, each used once? Tried in all ways."""
    asked = sorted((kinds for goal in chosen for kinds in demands(goals()[goal])), key=len)
    games = [goals()[goal] for goal in chosen for _ in range(goals()[goal].get("games", 0))]
    return served(tuple(asked), units) and published(games, titles)


def served(asked: tuple[tuple[str, ...], ...], units: Counter[str]) -> bool:
    if not asked:
        return True
    for kind in asked[0]:
        if units[kind] > 0 and served(asked[1:], units - Counter([kind])):
            return True
    return False


def published(games: list[dict], titles: list[list[int]]) -> bool:
    if not games:
        return True
    return any(suits(parts, games[0]) and published(games[1:], titles[:n] + titles[n + 1 :]) for n, parts in enumerate(titles))


def best_by_hand(wanted: list[str], units: Counter[str], titles: list[list[int]]) -> int:
    lost = -sum(goals()[goal]["penalty"] for goal in wanted)
    worth = {goal: goals()[goal]["value"] + goals()[goal]["penalty"] for goal in wanted}
    ways = (chosen for size in range(len(wanted) + 1) for chosen in combinations(wanted, size) if can_all(chosen, units, titles))
    return lost + max(sum(worth[goal] for goal in chosen) for chosen in ways)


def to_the_end(state) -> None:
    """The player stands on the basic action for nothing, and the game is over."""
    while not state.over:
        keys = state.decision.keys
        state.apply(next(keys.index(key) for key in ("done", "decline", "place_worker", "space=at_bas") if key in keys))


def test_the_assignment_is_the_best_there_is():
    met = set()
    for seed in range(STATES):
        state, seat, units, titles = drawn(seed)
        wanted = [card.partition("#")[0] for card in state.view(None)["objectives"][seat]["cards"]]
        expected = best_by_hand(wanted, units, titles)
        to_the_end(state)
        assert state.view(None)["objective_points"][seat] == expected, (seed, wanted, units, titles)
        met |= set(wanted)
    assert met == set(goals())


def test_all_objectives_at_once_are_settled():
    """However many somebody has kept: here all of them, with much of everything."""
    state = new(Kind(2, 0), 5)
    seat = state.player
    state.set("hourglass", 0)
    state.set("trigger", 1 - seat)
    lay(state, seat, "objectives", sorted(goals()))
    for position in range(5):
        state.set("tokens", 9, seat * 5 + position)
    to_the_end(state)
    assert state.over and state.breakdown(seat)["Objectives"] == state.view(None)["objective_points"][seat]
