"""I13: a quantity is its base or an exception, then additions, then multiplications, then bounds, in whatever order its
modifiers began. Worked out here from the modifiers themselves, without the compiler."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from compiler.emit import emit_module
from runtime.loader import load_module
from tests.differential.test_texts import program_of
from tests.sizes import sample

GAME = """game rates "Rates" for 2 to 2 players

each player has
    early   0..9999  "early"
    late    0..9999  "late"
the game has
    heat    0..9 starts {heat}  "heat"

quantity rate "rate"
    base {base}
    plus {plus} if heat >= {limit}
    at least {low}
    at most {high}

play
    rounds 1
        phase main "Main" each player in players
{lines}
            gain rate early
            gain rate late

scoring
    score early + late "Points"
    winners by total highest
    tied players share
"""

KINDS = st.sampled_from(["more", "less", "times"])
MODIFIER = st.one_of(
    st.tuples(
        st.sampled_from(["this game", "this round"]),
        st.sampled_from(["my", "each rival's", "each player's"]),
        KINDS,
        st.integers(0, 3),
    ),
    st.tuples(st.just("until used"), st.just("my"), KINDS, st.integers(0, 3)),
)
EXCEPTION = st.one_of(st.none(), st.integers(0, 12))


@settings(max_examples=sample(60, 1000), deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(
    st.lists(MODIFIER, max_size=5),
    EXCEPTION,
    st.integers(0, 9),
    st.integers(0, 6),
    st.integers(0, 4),
    st.integers(0, 9),
    st.integers(0, 3),
    st.integers(4, 30),
)
def test_modifiers_count_in_their_fixed_order(modifiers, exception, heat, base, plus, limit, low, high):
    lines = [f"{span}: {whose} rate is {number} {kind}" for span, whose, kind, number in modifiers]
    if exception is not None:
        lines.insert(len(lines) // 2, f"this game: my rate is {exception} instead")
    text = GAME.format(
        heat=heat, base=base, plus=plus, limit=limit, low=low, high=high, lines="\n".join("            " + line for line in lines)
    )
    program = program_of({"game.rules": text})
    state = load_module(emit_module(program), program.name).new(players=2, seed=0)
    cells = state.cells()
    started = base + (plus if heat >= limit else 0) if exception is None else exception
    for seat in (0, 1):
        held = [m for by in range(seat + 1) for m in modifiers if concerns(m[1], by, seat)]
        lasting = [m for m in held if m[0] != "until used"]
        expected = [value_of(started, kept, low, high) for kept in (held, lasting)]
        assert [cells["early"][seat], cells["late"][seat]] == expected, (seat, text)


def concerns(whose: str, by: int, seat: int) -> bool:
    """Is this seat meant, when seat `by` said so?"""
    return {"my": by == seat, "each rival's": by != seat, "each player's": True}[whose]


def value_of(started: int, modifiers: list[tuple], low: int, high: int) -> int:
    value = started
    for _, _, kind, number in modifiers:
        value += {"more": number, "less": -number, "times": 0}[kind]
    for _, _, kind, number in modifiers:
        value *= number if kind == "times" else 1
    return min(max(value, low), high)
