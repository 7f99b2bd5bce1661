"""Examples that are written in tests: all of a game are run together, once, and each is asked for by its title."""

from __future__ import annotations

from pathlib import Path

from rulewright.examples import Run, run_examples


def run_written(folder: Path, files: dict[str, str], examples: dict[str, str]) -> dict[str, str]:
    """By title: what went wrong, or nothing. Lines are written without indentation."""
    run = run_texts(folder, files, examples)
    assert not run.diagnostics, [f"{d.primary.location.line}: {d.message}" for d in run.diagnostics]
    return {result.name: result.message for result in run.examples}


def run_texts(folder: Path, files: dict[str, str], examples: dict[str, str]) -> Run:
    blocks = []
    for title, text in examples.items():
        lines = "".join(f"    {line.strip()}\n" for line in text.strip().splitlines())
        blocks.append(f'example "{title}"\n    given players ana, ben\n{lines}')
    for name, text in {**files, "examples/all.rules": "\n".join(blocks)}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return run_examples(folder)
