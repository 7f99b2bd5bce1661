"""The parse tables: made by Lark from `grammar.lark`, kept in `tables.json`, so that nobody who writes rules needs Lark.

The file carries a hash of the grammar. If the two disagree (somebody edits the grammar), the tables are built anew in
memory; `python -m dsl.tables` writes them. Nothing in the file is code: numbers, words and the names of rules.

Lark is asked by its tool for parsers in other languages, `lark.tools.serialize`, which tells all it has found out about a
grammar as JSON: the LALR(1) automaton, the rules and the terminals. Lark 1.1.9 to 1.3.1 tell the same (`TRIED`); why the loop
over the tables is our own is told in docs/decisions/own-parser-loop.md.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import Any

GRAMMAR = Path(__file__).with_name("grammar.lark")
STORED = Path(__file__).with_name("tables.json")
TRIED = ("1.1.9", "1.2.1", "1.2.2", "1.3.0", "1.3.1")
"""Versions of Lark that make the tables as they are stored, to the last byte."""
STARTS = ("file", "cell_effect", "cell_condition", "cell_amount", "cell_price")
SIGNS = ("..", "'s", "!=", "<=", ">=", *".,:;()[]{}+-*/=<>")

# what to do with a symbol when a rule is complete: see `_shape`
TAKE, IDENT, TEXT, NONE, SPLICE = range(5)

Step = tuple[int, int]
Row = dict[str, int]
Json = dict[str, Any]


@dataclass(frozen=True)
class RuleShape:
    """A production: `steps` says which children its function gets: pairs of (what to do, index of the symbol)."""

    origin: str
    size: int
    function: str | None
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Tables:
    """`actions[state][key]` is a state to shift to, or `-1 - rule` to reduce by. A key is a word or sign as written, or
    the class of a token with `$` in front (`$NAME`). `goto[state][origin]` is the state after a reduction."""

    rules: tuple[RuleShape, ...]
    actions: tuple[Row, ...]
    goto: tuple[Row, ...]
    start: Row
    end: Row


@lru_cache(maxsize=1)
def load_tables() -> Tables:
    grammar = GRAMMAR.read_bytes()
    try:
        stored = json.loads(STORED.read_text(encoding="ascii"))
    except (OSError, ValueError):
        stored = {}
    if stored.get("grammar") != _fingerprint(grammar):
        stored = build(grammar.decode("utf-8"))
    return _unpack(stored)


def _fingerprint(grammar: bytes) -> str:
    return hashlib.sha256(grammar.replace(b"\r\n", b"\n")).hexdigest()


def _unpack(stored: Json) -> Tables:
    words = stored["words"]
    rows = [{words[row[i]]: row[i + 1] for i in range(0, len(row), 2)} for row in stored["rows"]]
    rules = tuple(
        RuleShape(origin, size, function, tuple((what, place) for what, place in steps))
        for origin, size, function, steps in stored["rules"]
    )
    actions, goto = (tuple(rows[i] for i in stored[part]) for part in ("actions", "goto"))
    return Tables(rules, actions, goto, stored["start"], stored["end"])


# ---------------------------------------------------------------- from the grammar


def build(grammar: str, strict: bool = False) -> Json:
    """The tables of a grammar in the form that is stored."""
    # here: only those who edit the grammar need it, and have it installed
    from lark import Lark
    from lark.tools.serialize import serialize

    told = StringIO()
    tell: Callable[[Lark, StringIO], None] = serialize
    tell(Lark(grammar, parser="lalr", lexer="contextual", start=list(STARTS), strict=strict, maybe_placeholders=True), told)
    return {"grammar": _fingerprint(grammar.encode("utf-8")), **_pack(json.loads(told.getvalue()))}


def _pack(told: Json) -> Json:
    """What Lark tells, shortened: rows that many states share are stored once."""
    memo, automaton = told["memo"], told["data"]["parser"]["parser"]
    terminals = [memo[str(one["@"])] for one in told["data"]["parser"]["lexer_conf"]["terminals"]]
    keys = {terminal["name"]: _keys(terminal) for terminal in terminals}
    rules = {rule["@"]: number for number, rule in enumerate(told["data"]["rules"])}
    number = _number_states(automaton)
    words: dict[str, int] = {}
    rows: dict[tuple[int, ...], int] = {}

    def store(row: Row) -> int:
        flat = tuple(x for word in sorted(row) for x in (words.setdefault(word, len(words)), row[word]))
        return rows.setdefault(flat, len(rows))

    actions, goto = [], []
    for state in number:
        action_row: Row = {}
        goto_row: Row = {}
        for symbol, is_reduction, target in _row(automaton, state):
            code = -1 - rules[target["@"]] if is_reduction else number[target]
            if symbol.startswith("$") or symbol.lstrip("_").isupper():
                action_row.update((key, code) for key in keys.get(symbol, ("$" + symbol.strip("_$"),)))
            else:
                goto_row[symbol] = code
        actions.append(store(action_row))
        goto.append(store(goto_row))
    return {
        "words": list(words),
        "rows": [list(row) for row in rows],
        "actions": actions,
        "goto": goto,
        "start": {start: number[automaton["start_states"][start]] for start in STARTS},
        "end": {start: number[automaton["end_states"][start]] for start in STARTS},
        "rules": [_shape(memo[str(rule)]) for rule in rules],
    }


def _row(automaton: Json, state: int) -> list[tuple[str, bool, Any]]:
    """What a state does at each symbol: (symbol, whether it reduces, the state or the rule)."""
    actions = automaton["states"][str(state)].items()
    return sorted(((automaton["tokens"][symbol], kind == 1, target) for symbol, (kind, target) in actions), key=lambda row: row[0])


def _number_states(automaton: Json) -> dict[int, int]:
    """Lark numbers states differently in every run; here they are numbered in the order in which they are met."""
    number: dict[int, int] = {}
    queue = [automaton["start_states"][start] for start in STARTS]
    for state in queue:
        if state not in number:
            number[state] = len(number)
            queue += [target for _, is_reduction, target in _row(automaton, state) if not is_reduction]
    return number


def _keys(terminal: Json) -> tuple[str, ...]:
    """How tokens of this terminal are looked up: a word or sign as it is written, anything else by its class."""
    pattern = terminal["pattern"]
    if pattern["__type__"] == "PatternStr":
        return (pattern["value"],)
    return tuple(sign for sign in SIGNS if re.fullmatch(pattern["value"], sign)) or ("$" + terminal["name"].strip("_"),)


def _shape(rule: Json) -> list[Any]:
    """Lark's tree shaping as data: helpers of `*` and `+` and rules with `_` give lists that are spliced in; `[x]` that
    is not there gives None; words that are only syntax are left out; a `?rule` with one child is that child."""
    options, expansion = rule["options"], rule["expansion"]
    steps: list[Step] = []
    position = 0
    for gap in options["empty_indices"] or [False] * len(expansion):
        if gap:
            steps.append((NONE, 0))
            continue
        symbol = expansion[position]
        if symbol["__type__"] == "NonTerminal":
            steps.append((SPLICE if symbol["name"].startswith("_") else TAKE, position))
        elif options["keep_all_tokens"] or not symbol["filter_out"]:
            steps.append(({"NAME": IDENT, "TYPE": IDENT, "STRING": TEXT}.get(symbol["name"], TAKE), position))
        position += 1
    origin = rule["origin"]["name"]
    function = rule["alias"] or origin
    if origin.startswith("_"):
        function = None
    elif options["expand1"] and not rule["alias"] and len(steps) == 1:
        function = ""
    return [origin, len(expansion), function, steps]


def render(tables: Json) -> str:
    """As JSON, one line for each part."""
    parts = (f'"{name}":{json.dumps(part, separators=(",", ":"))}' for name, part in tables.items())
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    STORED.write_text(render(build(GRAMMAR.read_text(encoding="utf-8"))), encoding="ascii")
