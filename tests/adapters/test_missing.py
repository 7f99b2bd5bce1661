"""Without its library an adapter says what to install; the benchmarks go on without OpenSpiel."""

from __future__ import annotations

import sys

import pytest

from benchmarks.sections import put_section


@pytest.mark.parametrize("adapter, library", [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_an_adapter_says_which_extra_it_needs(adapter, library, monkeypatch):
    pytest.importorskip("numpy", reason="numpy comes with the extras")
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"rulewright.adapters.{adapter}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'rulewright\[{adapter}\]'"):
        __import__(f"rulewright.adapters.{adapter}")


def test_without_openspiel_there_are_no_peers_to_measure(monkeypatch):
    from benchmarks.peers import measure_peers

    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert measure_peers() == []


def test_a_section_takes_the_place_of_the_older_one():
    page = "# All\n\n## One\n\nold\n\n## Two\n\nkept\n"
    assert put_section(page, "## One\n\nnew\n") == "# All\n\n## One\n\nnew\n\n## Two\n\nkept\n"
    assert put_section(page, "## Three\n\nmore\n") == page + "\n## Three\n\nmore\n"
