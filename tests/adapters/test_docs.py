"""What docs/simulation.md shows of the adapters runs."""

from __future__ import annotations

import re

import pytest

from tests.games_list import ROOT

SECTION = re.search(
    r"^## Other libraries\n.*?(?=^## |\Z)", (ROOT / "docs" / "simulation.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)[0]
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", SECTION, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("library, snippet", list(zip(("pettingzoo", "pyspiel"), SNIPPETS, strict=True)))
def test_the_snippets_run(library, snippet, monkeypatch):
    pytest.importorskip(library, reason=f"{library} is not installed: it comes with an extra")
    monkeypatch.chdir(ROOT)
    exec(compile(snippet, "docs/simulation.md", "exec"), {})
