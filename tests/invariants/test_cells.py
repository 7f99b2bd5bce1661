"""I2, I3, I13: cells stay in their ranges, `always` holds, a card is in one place, quantities change nothing."""

from compiler.ir.program import PER_SEAT
from runtime.errors import RuleLimit
from tests.games_list import all_games, compiled
from tests.invariants.walk import GAMES, STEPS, states
from tests.sizes import sample


def numbers_of(reading, value) -> list[int]:
    """The numbers a cell holds: itself, or the items of a list. Sets and cards have no range."""
    if reading.kind in ("list", "grid"):
        return [number for number in value if number != -1]
    return [] if reading.kind == "set" else [value]


@all_games
def test_cells_stay_in_their_ranges(folder):
    case = compiled(folder)
    bounded = [field for field in case.program.fields if field.low is not None or field.high is not None]
    for seed in range(GAMES):
        for state in states(case, seed):
            cells = state.cells()
            for field in bounded:
                is_list = field.owner == PER_SEAT or field.count is not None
                for cell in cells[field.name] if is_list else [cells[field.name]]:
                    for number in numbers_of(field.reading, cell):
                        if number == -1 and field.reading.none:
                            continue
                        assert field.low is None or number >= field.low, field.name
                        assert field.high is None or number <= field.high, field.name


@all_games
def test_what_always_holds_holds_at_every_decision(folder):
    case = compiled(folder)
    for seed in range(GAMES):
        for state in states(case, seed):
            if not state.pending:
                assert case.game.broken(state) == []


@all_games
def test_every_card_is_in_exactly_one_place(folder):
    case = compiled(folder)
    everything = list(range(case.program.card_count))
    for chance in ("sampled", "explicit"):
        for seed in range(GAMES if everything else 0):
            for state in states(case, seed, chance=chance):
                assert sorted(card for pile in state.piles for card in pile) == everything
                assert all(card in state.piles[state.loc[card]] for card in everything)


def looked_up(case, name: str, state, seat: int):
    """A quantity outside its domain (the price of the step after the last) has no value; rules don't ask for it."""
    try:
        return case.game.call(name, state, seat)
    except RuleLimit:
        return None


@all_games
def test_functions_give_the_same_value_twice_and_change_nothing(folder):
    """Scores, conditions and quantities of each seat: a preview is only a look."""
    case = compiled(folder)
    functions = case.program.functions.values()
    plain = [f.name for f in functions if f.parameters == ("me",) and f.kind in ("quantity", "can")]
    for state in states(case, 3, sample(20, STEPS)):
        before = state.to_json()
        for name in plain:
            for seat in range(state.n):
                assert looked_up(case, name, state, seat) == looked_up(case, name, state, seat)
        assert state.scores == state.scores
        assert [state.view(seat) for seat in range(state.n)] == [state.view(seat) for seat in range(state.n)]
        assert state.to_json() == before
