"""The cache: cold equals warm, and nothing in it can break anything."""

import json
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from compiler.cache import Cache
from compiler.rows import Column
from compiler.tables import load as load_module
from compiler.tables import load_tables
from compiler.types import ChoiceType, FamilyOf, IntType, ListOf, OptionalOf, RowOf, RuleType, Unknown
from dsl.source import Source
from tests.tables.helpers import ENV, EVERY_TYPE, table
from tests.tables.test_positions import STYLES

SHAPE = table(
    *EVERY_TYPE,
    Column("when", FamilyOf(RuleType("effect"), (ChoiceType("Size"),))),
    Column("odd", Unknown()),
    Column("lists", FamilyOf(ListOf(IntType(0, 9)), (ChoiceType("Size"),))),
    Column("next", RowOf("Bonus")),
    Column("few", OptionalOf(IntType(1, 3))),
)
ROW = (
    "  colour: red\n  bonus: bio\n  next: tech\n  colours: [red, green]\n  steps: [3, 4]\n  notes: Ünder\n"
    "  face: [[red, blue, none], [green, red, red]]\n  stock: {large: {2: 5}}\n  when: {large: gain 1 coins}\n"
    "  lists: {small: [1, 2]}\n"
)
BONUSES = (table(Column("value", IntType(0, 9))), [Source("bonuses.yaml", "- {id: bio, value: 1}\n- {id: tech}\n")])
BONUSES = (type(SHAPE)("bonuses", "Bonus", BONUSES[0].columns), BONUSES[1])


def files() -> list[Source]:
    return [
        Source(f"cards/{number}.yaml", text.replace("- id: a\n", f"- id: a{number}\n{ROW}"))
        for number, text in enumerate(STYLES.values())
        if "- id: a\n" in text and "- id: b" not in text
    ]


def load(cache, sources=None, bonuses=BONUSES):
    return load_tables([(SHAPE, sources or files()), bonuses], ENV, cache)


@pytest.fixture
def cache(tmp_path):
    return Cache(tmp_path / "cache")


@pytest.fixture
def composed(monkeypatch):
    """The paths of the files that were really read."""
    paths = []
    compose = load_module.compose_file
    monkeypatch.setattr(load_module, "compose_file", lambda source: (paths.append(source.path), compose(source))[1])
    return paths


def test_cold_equals_warm(cache, composed):
    plain = load(Cache(None))
    cold = load(cache)
    composed.clear()
    warm = load(cache)
    assert composed == []
    assert plain == cold == warm and cold[1] == []
    for before, after in zip(cold[0]["things"].rows, warm[0]["things"].rows, strict=True):
        assert dict(before.cell_locations) == dict(after.cell_locations) and before.location == after.location
        one, two = before.cells["effect"].source, after.cells["effect"].source
        assert all(one.position(offset) == two.position(offset) for offset in range(len(one.text) + 1))


def test_only_the_edited_file_is_read_again(cache, composed):
    load(cache)
    composed.clear()
    edited = files()
    edited[2] = Source(edited[2].path, edited[2].text.replace("Ünder", "Over"))
    assert load(cache, edited) == load(Cache(None), edited)
    assert composed.count(edited[2].path) == 2 and composed.count(edited[1].path) == 1


def test_rows_follow_what_they_name(cache):
    load(cache)
    swapped = (BONUSES[0], [Source("bonuses.yaml", "- {id: tech}\n- {id: bio, value: 1}\n")])
    loaded, found = load(cache, bonuses=swapped)
    assert found == [] and loaded["things"].rows[0].cells["next"] == 0
    gone = (BONUSES[0], [Source("bonuses.yaml", "- {id: bio}\n")])
    assert {each.code for each in load(cache, bonuses=gone)[1]} == {"unknown-name"}


def test_rows_follow_the_actions_they_name(cache):
    shape = table(Column("does", FamilyOf(RuleType("action"), (ChoiceType("Size"),))))
    file = Source("a.yaml", "- {id: a, does: {small: work}}\n")
    assert load_tables([(shape, [file])], ENV, cache)[1] == []
    found = load_tables([(shape, [file])], replace(ENV, actions=frozenset({"rest"})), cache)[1]
    assert [each.code for each in found] == ["unknown-rule"]


def test_files_with_findings_are_not_kept(cache):
    broken = [Source("cards/x.yaml", "- {id: x, cost: 99}\n")]
    first, second = load(cache, broken), load(cache, broken)
    assert first[1] and first[1] == second[1]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"[" * 100_000, b"\xff\xfe"])
def test_damaged_entries_are_made_again(cache, content):
    expected = load(cache)
    for path in cache.folder.rglob("*.json"):
        path.write_bytes(content)
    assert load(cache) == expected
    assert load(cache) == expected


@pytest.mark.parametrize(
    "content", [3, [], {}, {"rows": 3, "outlines": []}, {"outlines": [], "rows": [[1]]}, {"outlines": [["id"]], "rows": [{}]}]
)
def test_entries_of_another_shape_are_made_again(cache, monkeypatch, content):
    expected = load(cache)
    get = cache.get
    monkeypatch.setattr(cache, "get", lambda kind, key: content if kind == "rows" else get(kind, key))
    assert load(cache) == expected


def test_a_bit_that_fell_over(cache):
    expected = load(cache)
    for path in cache.folder.rglob("*.json"):
        path.write_bytes(path.read_bytes().replace(b"bio", b"tech").replace(b"1", b"2"))
    assert load(cache) == expected


def test_entries_are_json(cache):
    load(cache)
    entries = list(cache.folder.rglob("*.json"))
    assert entries and all(json.loads(path.read_text()) is not None for path in entries)
    assert not list(cache.folder.rglob("*.tmp"))


def test_parts_of_a_key_do_not_run_together(cache):
    cache.put("kind", ("ab", "c"), 1)
    assert cache.get("kind", ("a", "bc")) is None and cache.get("other", ("ab", "c")) is None
    assert cache.get("kind", ("ab", "c")) == 1


def test_writers_at_the_same_time(cache):
    def write(number):
        cache.put("kind", ("same",), {"number": number, "text": "x" * 100_000})
        return cache.get("kind", ("same",))

    with ThreadPoolExecutor(8) as pool:
        assert all(len(value["text"]) == 100_000 for value in pool.map(write, range(40)))


def test_the_oldest_entries_go_first(tmp_path):
    cache = Cache(tmp_path, max_bytes=5_000)
    for number in range(10):
        cache.put("kind", (str(number),), "x" * 1_000)
        os.utime(cache._path("kind", (str(number),)), (number, number))
    cache.prune()
    assert [cache.get("kind", (str(number),)) is not None for number in range(10)] == [False] * 7 + [True] * 3


def test_a_folder_that_can_not_be_written(tmp_path):
    (tmp_path / "file").write_text("in the way")
    cache = Cache(tmp_path / "file")
    cache.put("kind", ("a",), 1)
    assert cache.get("kind", ("a",)) is None
    cache.prune()


def test_where_it_lies(monkeypatch, tmp_path):
    monkeypatch.setenv("RULEWRIGHT_CACHE", "off")
    assert Cache.default().folder is None
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    assert Cache.default().folder == tmp_path
    monkeypatch.delenv("RULEWRIGHT_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert Cache.default().folder == tmp_path / "rulewright"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert Cache.default().folder == Path.home() / ".cache" / "rulewright"
