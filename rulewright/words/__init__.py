"""Words that lists of cards and sheets print by themselves ("Setup", "Player 2"), in every language, each in one place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ruamel.yaml import YAML

FOLDER = Path(__file__).parent


@cache
def words_of(language: str) -> Mapping[str, str]:
    """All words of a language, by key. What it lacks is said in English."""
    found: dict[str, str] = {}
    for code in ("en", language):
        path = FOLDER / f"{code}.yaml"
        if path.is_file():
            found |= {str(key): str(value) for key, value in YAML(typ="safe").load(path.read_text(encoding="utf-8")).items()}
    return found


def word(language: str, key: str, **values: object) -> str:
    """The word of a key, its slots filled."""
    text = words_of(language)[key]
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", str(value))
    return text
