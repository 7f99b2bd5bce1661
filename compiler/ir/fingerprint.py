"""A short hash that tells programs apart: what a saved state carries, so that it is not read under other rules.

A state is numbers: where it waits, which card, which choice. They mean the same only in the same program, so the hash takes
the print without positions and the names that numbers stand for. Titles, prompts and notes are not in it.
"""

from __future__ import annotations

from hashlib import blake2b

from compiler.ir.printer import print_program
from compiler.ir.program import Program


def fingerprint(program: Program) -> str:
    tables = [(table.name, table.first, table.ids, table.rows) for table in program.tables]
    choices = [(name, [value for value, _ in values]) for name, values in program.choices.items()]
    text = f"{print_program(program, positions=False)}{tables}{choices}{[name for name, _ in program.automas]}"
    return blake2b(text.encode(), digest_size=8).hexdigest()
