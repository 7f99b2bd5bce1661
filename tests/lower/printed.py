"""A program as text without positions, in parts that can be named one by one: `can_trade`, `coins`, `why_trade`.

The printer of the compiler shows what a program does. What it says to players (prompts, notes, reasons of a refusal, how values
are read) is part of the lowering too, so it is printed here: `told` beside the program, and `resolved` inside of it, where words
in the place of numbers keep one shape from changing with another.

    ask me victim <- rivals(seats, me) (prompt 1)   becomes   ... (prompt victim: player "Choose a victim")
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from compiler.ir.printer import print_program, text_of
from compiler.ir.program import FieldDef, NoteDef, PlaceDef, Program, Prompt, Reading


def printed(program: Program) -> str:
    """The print, functions and procedures by name: in which order they were made is of no account."""
    layout, *bodies = print_program(program, positions=False).strip().split("\n\n")
    return "\n\n".join([layout, *sorted(bodies)]) + "\n"


def told(program: Program) -> str:
    """Everything of a program that its print leaves out, positions excepted."""
    lines = [f"prompt {number} {prompt_text(prompt)}" for number, prompt in enumerate(program.prompts)]
    lines += [f"note {number} {note_text(note)}" for number, note in enumerate(program.notes)]
    return "\n".join([*lines, *described(program)]) + "\n"


def described(program: Program) -> Iterator[str]:
    yield f'title "{program.title}"'
    for definition in (*program.settings, *program.fields, *program.places):
        yield f"shown {definition.name}: {shown_text(definition)}"
    for table in program.tables:
        things = ", ".join(
            f"{id} {row}" + (f' "{name}"' if name else "") for id, name, row in zip(table.ids, table.names, table.rows, strict=True)
        )
        yield f"table {table.name} of {table.type} from {table.first}{' cards' if table.is_cards else ''}: {things}"
    for name, values in program.choices.items():
        yield f"choices {name}: " + ", ".join(f'{value} "{title}"' for value, title in values)
    for kind, runs in (("action", program.actions), ("phase", program.phases)):
        yield from (f"{kind} {name} runs {procedure}" for name, procedure in runs.items())
    yield f"setup runs {program.setup or '-'}"
    yield f"main runs {program.main}"
    yield from (f'automa {name} "{title}"' for name, title in program.automas)
    yield from (f'score {score.function} "{score.label}"' for score in program.scores)
    yield f"winners by {program.winners}"
    yield from (f'always {function} "{text}"' for function, text, _ in program.invariants)
    yield f"cards {program.card_count} rows {program.card_rows} places {program.place_count}"
    for name, why in program.whys.items():
        yield f"why why_{name}({', '.join(why.parameters)})" + "".join(
            f'\n    {refused} "{text}" unless {text_of(holds)}' for holds, refused, text in why.parts
        )
    yield from sorted(
        f"title of {procedure.name}: {procedure.title}" for procedure in program.procedures.values() if procedure.title
    )


def shown_text(definition: FieldDef | PlaceDef) -> str:
    keys = "".join(f" by {size} {reading_text(reading)}" for reading, size in definition.keys)
    rows = f" of {definition.row_table}" if definition.row_table else ""
    hidden = " hidden" if isinstance(definition, FieldDef) and not definition.public else ""
    wide = " wide" if isinstance(definition, FieldDef) and definition.wide else ""
    return f'{reading_text(definition.reading)}{keys}{rows}{wide}{hidden} "{definition.title}"'


def reading_text(reading: Reading) -> str:
    of = f" {reading.of}" if reading.of else ""
    item = f" of {reading_text(reading.item)}" if reading.item is not None else ""
    return f"{reading.kind}{of}{item}{' or none' if reading.none else ''}"


def prompt_text(prompt: Prompt) -> str:
    labels = "".join(f', {value} {key} "{label}"' for value, key, label in prompt.labels)
    return f'{prompt.name}: {reading_text(prompt.reading)} "{prompt.text}"{labels}'


def note_text(note: NoteDef) -> str:
    text = note.text
    for number, reading in enumerate(note.readings):
        if reading.kind != "number":
            text = text.replace(f"{{{number}}}", f"{{{number}: {reading_text(reading)}}}")
    return f'"{text}"' + (f" unless {note.skip}" if note.skip else "")


def resolved(program: Program) -> str:
    """The print with the words of prompts and notes in the place of their numbers."""
    text = re.sub(
        r"\(prompt (\d+)\)$", lambda m: f"(prompt {prompt_text(program.prompts[int(m[1])])})", printed(program), flags=re.M
    )
    return re.sub(r"^( *)note (\d+) ", lambda m: f"{m[1]}note {note_text(program.notes[int(m[2])])} ", text, flags=re.M)


def parts(program: Program) -> list[tuple[str, str]]:
    """The pieces of a program with their names, in the order of the print."""
    layout, *bodies = resolved(program).strip().split("\n\n")
    pieces = [*layout.split("\n"), *described(program), *bodies]
    return [(re.match(r"(?:place \S+ |\w+ ?)(\w*)", piece)[1], piece) for piece in pieces]
