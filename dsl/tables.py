"""The parse tables: made by Lark from `grammar.lark`, kept in `tables.json`, so that a run needn't wait for Lark.

The file carries a hash of the grammar. If the two disagree (somebody edits the grammar), the tables are built anew in
memory; `python -m dsl.tables` writes them. Nothing in the file is code: numbers, words and the names of rules.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from pathlib import Path

GRAMMAR = Path(__file__).with_name("grammar.lark")
STORED = Path(__file__).with_name("tables.json")
STARTS = ("file", "cell_effect", "cell_condition", "cell_amount", "cell_price")

# what to do with a symbol when a rule is complete: see `_plan`
TAKE, IDENT, TEXT, NONE, SPLICE = range(5)


@dataclass(frozen=True)
class RuleShape:
    """A production: `steps` says which children its function gets: pairs of (what to do, index of the symbol)."""

    origin: str
    size: int
    function: str | None
    steps: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Tables:
    """`actions[state][key]` is a state to shift to, or `-1 - rule` to reduce by. A key is a word or sign as written, or
    the class of a token with `$` in front (`$NAME`). `goto[state][origin]` is the state after a reduction."""

    rules: tuple[RuleShape, ...]
    actions: tuple[dict[str, int], ...]
    goto: tuple[dict[str, int], ...]
    start: dict[str, int]
    end: dict[str, int]


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


def _unpack(stored: dict) -> Tables:
    words = stored["words"]
    rows = [{words[row[i]]: row[i + 1] for i in range(0, len(row), 2)} for row in stored["rows"]]
    rules = tuple(RuleShape(origin, size, function, tuple(map(tuple, steps))) for origin, size, function, steps in stored["rules"])
    return Tables(
        rules, tuple(rows[i] for i in stored["actions"]), tuple(rows[i] for i in stored["goto"]), stored["start"], stored["end"]
    )


def build(grammar: str, strict: bool = False) -> dict:
    """Lark's tables in the form that is stored. Rows that many states share are stored once."""
    from lark import Lark

    lark = Lark(grammar, parser="lalr", lexer="contextual", start=list(STARTS), strict=strict, maybe_placeholders=True)
    table = lark.parser.parser._parse_table
    keys = {terminal.name: _keys(terminal) for terminal in lark.terminals}
    rules = {rule: number for number, rule in enumerate(lark.rules)}
    words: dict[str, int] = {}
    rows: dict[tuple, int] = {}

    def store(row: dict[str, int]) -> int:
        flat = tuple(x for word in sorted(row) for x in (words.setdefault(word, len(words)), row[word]))
        return rows.setdefault(flat, len(rows))

    number = _number_states(table)
    actions, goto = [], []
    for state in number:
        action_row, goto_row = {}, {}
        for symbol, (kind, target) in sorted(table.states[state].items(), key=itemgetter(0)):
            if symbol.startswith("$") or symbol.lstrip("_").isupper():
                code = number[target] if kind.name == "Shift" else -1 - rules[target]
                action_row.update((key, code) for key in keys.get(symbol, ("$" + symbol.strip("_$"),)))
            else:
                goto_row[symbol] = number[target]
        actions.append(store(action_row))
        goto.append(store(goto_row))
    return {
        "grammar": _fingerprint(grammar.encode("utf-8")),
        "words": list(words),
        "rows": [list(row) for row in rows],
        "actions": actions,
        "goto": goto,
        "start": {start: number[table.start_states[start]] for start in STARTS},
        "end": {start: number[table.end_states[start]] for start in STARTS},
        "rules": [_shape(rule) for rule in lark.rules],
    }


def _number_states(table) -> dict[int, int]:
    """Lark numbers states differently in every run; here they are numbered in the order in which they are met."""
    number = {table.start_states[start]: place for place, start in enumerate(STARTS)}
    queue = list(number)
    for state in queue:
        for _, (kind, target) in sorted(table.states[state].items(), key=itemgetter(0)):
            if kind.name == "Shift" and target not in number:
                number[target] = len(number)
                queue.append(target)
    return number


def _keys(terminal) -> tuple[str, ...]:
    """How tokens of this terminal are looked up: a word or sign as it is written, anything else by its class."""
    if terminal.pattern.type == "str":
        return (terminal.pattern.value,)
    if terminal.name == "_POSS":
        return ("'s",)
    if terminal.name == "ADDOP":
        return "+", "-"
    if terminal.name == "CMP":
        return "=", "!=", "<=", ">=", "<", ">"
    return ("$" + terminal.name.strip("_"),)


def _shape(rule) -> list:
    """Lark's tree shaping as data: helpers of `*` and `+` and rules with `_` give lists that are spliced in; `[x]` that
    is not there gives None; words that are only syntax are left out; a `?rule` with one child is that child."""
    steps: list[tuple[int, int]] = []
    gaps = list(rule.options.empty_indices) or [False] * len(rule.expansion)
    position = 0
    for gap in gaps:
        if gap:
            steps.append((NONE, 0))
            continue
        symbol = rule.expansion[position]
        if symbol.is_term:
            if rule.options.keep_all_tokens or not symbol.filter_out:
                steps.append(({"NAME": IDENT, "TYPE": IDENT, "STRING": TEXT}.get(symbol.name, TAKE), position))
        else:
            steps.append((SPLICE if symbol.name.startswith("_") else TAKE, position))
        position += 1
    origin = rule.origin.name
    function = rule.alias or origin
    if origin.startswith("_"):
        function = None
    elif rule.options.expand1 and not rule.alias and len(steps) == 1:
        function = ""
    return [origin, len(rule.expansion), function, steps]


def render(tables: dict) -> str:
    """As JSON, one line for each part."""
    parts = (f'"{name}":{json.dumps(part, separators=(",", ":"))}' for name, part in tables.items())
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    STORED.write_text(render(build(GRAMMAR.read_text(encoding="utf-8"))), encoding="ascii")
