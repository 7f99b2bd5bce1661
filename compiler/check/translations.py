"""Phrase files against the names of the game: what they translate must still be there, and of names that belong together all
are to be translated.

What: an entry of `titles`, `nouns` or `flags` whose words stand nowhere in the rules, tables and styles (`unused-translation`); a
name or text of a row that no entry translates, while most others of its table have one (`missing-translation`).
Why: an entry is found by the words it translates. Whoever corrects a card's name loses its translation, and the kit in the other
language prints the name as it is.

    cards.yaml     - {id: chip, name: New Graphics Chip}
    de.yaml        titles:
                     New GPU: Neue Grafikkarte       # warning: nothing is called that

A name that stays as it is in another language is translated by itself: `Zoe: Zoe`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from compiler.model import Model, TableInfo
from compiler.report import Reporter
from compiler.rows import Row
from dsl.diagnostic import WARNING, Diagnostic, Label
from dsl.source import Location, Source, Span
from dsl.spelling import nearest

SECTIONS = ("titles", "nouns", "flags")
# what could be a title: strings of the rules, cells of tables, names; but not the single words of a name or text
QUOTED = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'')
CELLS = [re.compile(r"(?<=: )[^\n,{}\[\]]+"), re.compile(r"(?<=: )[^\n]+")]
NAMED = re.compile(r"(?<=name: )[^\n,{}\[\]]+|(?<=text: )[^\n]+")
MARKS = re.compile(r"""[\s_"'\\]+""")
Entries = Mapping[str, object]


def check_translations(
    model: Model, texts: Iterable[str], phrases: Sequence[Source], entries: Mapping[str, Entries | None], reporter: Reporter
) -> None:
    """`texts`: all that the game says of itself; `entries`: what each sound phrase file says, by language."""
    said = {unit for text in texts for unit in units_of(text)}
    said |= {plain(words) for table in model.tables.values() for row in table.rows for words in (row.name, row.text or "")}
    for source in phrases:
        found = entries.get(source.path.rsplit("/", 1)[-1].removesuffix(".yaml"))
        if found is None:
            continue
        words = found.get("titles")
        results = "\n".join(plain(str(word)) for word in words.values()) if isinstance(words, Mapping) else ""
        keys = {section: keys_of(found, section) for section in SECTIONS}
        for section, section_keys in keys.items():
            for key in section_keys:
                if plain(key) not in said and plain(key) not in results:  # what a title became may have a noun in it
                    report_unused(model, source, section, key, reporter)
        known = frozenset(keys["titles"]) | frozenset(keys["nouns"])
        if not source.path.endswith("/en.yaml"):
            for table in model.tables.values():
                report_missing(table, known, source, reporter)


def units_of(text: str) -> Iterator[str]:
    """Whatever could be a title: names, what stands in quotes, and cells of tables."""
    yield from {plain(found) for kind in (QUOTED, *CELLS) for found in kind.findall(text)}
    yield from map(plain, set(re.findall(r"\w+", NAMED.sub("", QUOTED.sub("", text)))))


def plain(text: str) -> str:
    """Words alone: how they are quoted, broken over lines or written as a name makes no difference."""
    return MARKS.sub(" ", text).strip()


def keys_of(entries: Entries, section: str) -> list[str]:
    found = entries.get(section)
    return list(found) if isinstance(found, Mapping) else []


def report_unused(model: Model, source: Source, section: str, key: str, reporter: Reporter) -> None:
    near = nearest(key, [row.name for table in model.tables.values() for row in table.rows])
    help = (
        f"write `{near}`, if that is what it is called now, or remove the line"
        if near
        else "write what it is called now, or remove the line"
    )
    message = f"`{key}` is translated, but nothing in the game is called that"
    reporter.add(Diagnostic("unused-translation", message, Label(place_of(source, key), f"under `{section}`"), WARNING, help=help))


def report_missing(table: TableInfo, known: frozenset[str], source: Source, reporter: Reporter) -> None:
    for what, words in (("name", names_of(table.rows)), ("text", texts_of(table.rows))):
        lost = [(text, row) for text, row in words if text not in known]
        if not lost or len(lost) * 2 >= len(words):
            continue
        (text, row), *others = lost
        more = (
            f", nor are {len(others)} more of `{table.name}`"
            if len(others) > 1
            else f", nor is {others[0][1].name}"
            if others
            else ""
        )
        file = source.path.rsplit("/", 1)[-1]
        message = f"the {what} of {row.name} is not translated in `{file}`{more}"
        place = row.cell_locations.get(what, row.location)
        labels = tuple(Label(other.cell_locations.get(what, other.location), "nor is this") for _, other in others[:3])
        help = (
            f"add it under `titles`, as in `{text}: ...`; a name that stays is translated by itself"
            if what == "name"
            else "add it under `titles`"
        )
        label = Label(place, f"no {what} for it")
        reporter.add(Diagnostic("missing-translation", message, label, WARNING, labels, help=help))


def names_of(rows: Sequence[Row]) -> list[tuple[str, Row]]:
    return [(row.name, row) for row in {row.name: row for row in reversed(rows)}.values()][::-1]


def texts_of(rows: Sequence[Row]) -> list[tuple[str, Row]]:
    return [(row.text, row) for row in rows if row.text]


def place_of(source: Source, key: str) -> Location:
    """Where a phrase file has this key."""
    at = re.search(rf"""^\s*["']?{re.escape(key)}["']?\s*:""", source.text, re.MULTILINE)
    found = re.search(re.escape(key), source.text[at.start() :]) if at else None
    start = at.start() + found.start() if at and found else 0
    return source.locate(Span(start, start + (len(key) if found else 0)))
