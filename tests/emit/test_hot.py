"""Blocks in `apply`: rearranged lines do the same."""

import pytest

from compiler.emit.hot import for_chance, is_split, loads_later, renamed, shorter_first


def lines(text):
    return [(line, number) for number, line in enumerate(text.strip("\n").splitlines(), 1)]


def text(found):
    return "\n".join(line for line, _ in found)


WAITS = lines("""
    a = 1
    if s.explicit:
        s.pc = 6
        return 0
    b = draw(s, 6)
    return 0
""")
SETTLES = lines("""
    if s.explicit:
        settle(s, card)
    c = card
    return 0
""")


def test_each_kind_of_chance_has_its_own_lines():
    assert is_split(WAITS) and not is_split(WAITS[:1])
    assert text(for_chance(WAITS, True)) == "    a = 1\n    s.pc = 6\n    return 0"
    assert text(for_chance(WAITS, False)) == "    a = 1\n    b = draw(s, 6)\n    return 0"


def test_explicit_play_goes_on_where_it_does_not_wait():
    assert text(for_chance(SETTLES, True)) == "    settle(s, card)\n    c = card\n    return 0"
    assert text(for_chance(SETTLES, False)) == "    c = card\n    return 0"


def test_the_shorter_way_comes_first_and_lines_keep_their_origins():
    found = shorter_first(
        lines("""
    if a == 0:
        b = 1
        c = 2
        return 0
    return 1
""")
    )
    assert text(found) == "    if a != 0:\n        return 1\n    b = 1\n    c = 2\n    return 0"
    assert [at for _, at in found] == [1, 5, 2, 3, 4]


@pytest.mark.parametrize(
    "kept",
    [
        """
    if a == 0:
        b = 1
        c = 2
    return 1
""",
        """
    if a == 0:
        b = 1
        c = 2
        return 0
    else:
        c = 3
    return 1
""",
        """
    if a == 0:
        return 0
    b = 1
    return 1
""",
    ],
)
def test_what_falls_through_or_is_in_order_stays(kept):
    assert shorter_first(lines(kept)) == lines(kept)


def test_a_slot_is_loaded_where_it_is_needed():
    found = loads_later(
        lines("""
    place = s.place
    if a == 0:
        return 0
    b = place
    return 1
""")
    )
    assert text(found) == "    if a == 0:\n        return 0\n    place = s.place\n    b = place\n    return 1"


@pytest.mark.parametrize(
    "way",
    [
        "        b = place\n        return 0",
        "        #log note(place)\n        return 0",
        "        b = 1",
        "        return 0\n    else:\n        c = 2",
    ],
)
def test_a_slot_stays_where_both_ways_need_it(way):
    kept = f"    place = s.place\n    if a == 0:\n{way}\n    b = place\n    return 1"
    assert loads_later(lines(kept)) == lines(kept)


def test_a_local_is_renamed_unless_its_new_name_is_taken():
    assert text(renamed(lines("    b = chosen + s.chosen"), "chosen", "answer")) == "    b = answer + s.chosen"
    assert text(renamed(lines("    answer = chosen"), "chosen", "answer")) == "    chosen = answer\n    answer = chosen"
