"""I6: an action is offered, and an option of its choices too, exactly if trying everything finds a way to the end.

Random lead-ins of `require`, `choose` and `pay`, written as text. What is legal is worked out here from the lead-in
itself, without the compiler.
"""

from __future__ import annotations

import itertools

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.emit import emit_module
from runtime.loader import load_module
from tests.differential.test_texts import program_of
from tests.sizes import sample

RESOURCES = ("coins", "gold", "time")

GAME = """game heads "Heads" for 2 to 2 players

each player has
{fields}
    points  0..9  "points"

action act "Act"
{head}
    gain 1 points

play
    rounds 1
        phase main "Main" each player in players
            may do act

scoring
    score points "Points"
    winners by total highest
    tied players share
"""


class Head:
    """A random lead-in: `lines` as text, `items` as ("test", text), ("choose", name, values), ("pay", amount, what)."""

    def __init__(self, draw) -> None:
        self.draw = draw
        self.have = {resource: draw(st.integers(0, 6)) for resource in RESOURCES}
        self.names: list[str] = []
        self.lines: list[str] = []
        self.items: list[tuple] = []
        for _ in range(draw(st.integers(1, 5))):
            getattr(self, "add_" + draw(st.sampled_from(["test", "choose", "choose", "pay", "pay"])))()

    def amount(self) -> str:
        return self.draw(st.sampled_from(["1", "2", "3", *self.names, *[f"{name} + 1" for name in self.names]]))

    def test(self) -> str:
        left = self.draw(st.sampled_from([*RESOURCES, *self.names, *[f"{name} * 2" for name in self.names]]))
        sign = self.draw(st.sampled_from(["<", ">", "<=", ">=", "!=", "="]))
        return f"{left} {sign} {self.draw(st.sampled_from(['1', '2', '3', '4', *RESOURCES]))}"

    def add_test(self) -> None:
        text = self.test()
        self.lines.append(f'require {text} "not now"')
        self.items.append(("test", text))

    def add_choose(self) -> None:
        name = f"n{len(self.names)}"
        low, more = self.draw(st.integers(0, 2)), self.draw(st.integers(0, 2))
        self.names.append(name)
        self.items.append(("choose", name, range(low, low + more + 1)))
        where = ""
        if self.draw(st.booleans()):
            text = self.test()
            self.items.append(("test", text))
            where = f" where {text}"
        self.lines.append(f"choose {name} in {low}..{low + more}{where}")

    def add_pay(self) -> None:
        amount, resource = self.amount(), self.draw(st.sampled_from(RESOURCES))
        self.lines.append(f"pay {amount} {resource}")
        self.items.append(("pay", amount, resource))

    def text(self) -> str:
        fields = "\n".join(f'    {resource}  0..9 starts {self.have[resource]}  "{resource}"' for resource in RESOURCES)
        return GAME.format(fields=fields, head="\n".join("    " + line for line in self.lines))

    def ways(self) -> list[tuple[int, ...]]:
        """All values of the choices with which everything holds and all can be paid together."""
        choices = [item for item in self.items if item[0] == "choose"]
        return [values for values in itertools.product(*[choice[2] for choice in choices]) if self.works(values)]

    def works(self, values: tuple[int, ...]) -> bool:
        known = {**self.have, **dict(zip(self.names, values, strict=True))}
        owed = dict.fromkeys(RESOURCES, 0)
        for kind, text, *rest in self.items:
            if kind == "test" and not evaluated(text, known):
                return False
            if kind == "pay":
                owed[rest[0]] += evaluated(text, known)
        return all(owed[resource] <= self.have[resource] for resource in RESOURCES)

    def __repr__(self) -> str:
        return "\n".join([str(self.have), *self.lines])


def evaluated(text: str, known: dict[str, int]) -> int:
    """Sums, products and one comparison of names and numbers."""
    for sign, test in (
        ("<=", int.__le__),
        (">=", int.__ge__),
        ("!=", int.__ne__),
        ("<", int.__lt__),
        (">", int.__gt__),
        ("=", int.__eq__),
    ):
        if f" {sign} " in text:
            left, right = text.split(f" {sign} ")
            return test(evaluated(left, known), evaluated(right, known))
    words = text.split(" ")
    value = known[words[0]] if words[0] in known else int(words[0])
    for operator, word in zip(words[1::2], words[2::2], strict=True):
        value = value + int(word) if operator == "+" else value * int(word)
    return value


@st.composite
def heads(draw) -> Head:
    return Head(draw)


@settings(max_examples=sample(60, 1000), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(heads())
def test_what_is_offered_is_what_can_be_completed(head):
    program = program_of({"game.rules": head.text()})
    game = load_module(emit_module(program), program.name)
    state = game.new(players=2, seed=0)
    ways = head.ways()
    offered = not state.over and state.player == 0 and "act" in [option.key for option in state.decision.options]
    assert offered == bool(ways)
    assert (state.why("act", 0) is None) == bool(ways)
    if ways:
        state.apply([option.key for option in state.decision.options].index("act"))
        walk(head, state, ways, ())


def walk(head: Head, state, ways: list[tuple[int, ...]], chosen: tuple[int, ...]) -> None:
    """Each choice offers exactly the values from which a way goes on; at the end exactly the price is gone (I8)."""
    if len(chosen) == len(head.names):
        known = {**head.have, **dict(zip(head.names, chosen, strict=True))}
        for resource in RESOURCES:
            price = sum(evaluated(item[1], known) for item in head.items if item[0] == "pay" and item[2] == resource)
            assert state.cells()[resource][0] == head.have[resource] - price
        assert state.cells()["points"][0] == 1
        return
    expected = sorted({way[len(chosen)] for way in ways if way[: len(chosen)] == chosen})
    assert list(state.decision.values) == expected
    for index, value in enumerate(expected):
        after = state.clone()
        after.apply(index)
        walk(head, after, ways, (*chosen, value))
