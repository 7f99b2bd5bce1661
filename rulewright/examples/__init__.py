"""Running the `example`s of a game: sentences of the rulebook that the rules have to keep.

plan.py      an example -> steps whose values are functions of the compiled game
answers.py   which option an answer of an example means
play.py      the steps, played on the harness of the game
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from compiler.emit import emit_module
from compiler.ir.stmt import Mark
from compiler.ir.walk import statements_in
from compiler.pipeline import compile_harness
from dsl import syntax
from dsl.diagnostic import ERROR, Diagnostic
from rulewright.examples.plan import plan_example
from rulewright.examples.play import Failure, play_example
from runtime.loader import load_module


@dataclass(frozen=True)
class Result:
    game: str
    name: str
    rules: list[str]
    ok: bool
    message: str
    file: str
    line: int


@dataclass(frozen=True)
class Coverage:
    statements: int
    run: int
    missing: list[tuple[str, int]]


@dataclass
class Run:
    game: str
    examples: list[Result] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    coverage: Coverage | None = None


def run_examples(folder: Path | str, coverage: bool = False) -> Run:
    """Runs all examples of a game. Findings of content that can't be compiled are in `diagnostics`."""
    folder = Path(folder)
    base = compile_harness(folder)
    run = Run(base.name or folder.name, sources=base.sources)
    covered: set[tuple] = set()
    statements: set[tuple] = set()
    found: dict[tuple, Diagnostic] = {}
    for variants in variant_sets(base.model.examples):
        checked = base if not variants else compile_harness(folder, variants=variants)
        run.sources.update(checked.sources)
        examples = [(node, source) for node, source in checked.model.examples if variants_of(node) == variants]
        if not checked.ok:
            found.update({d.sort_key: d for d in checked.diagnostics if d.severity == ERROR})
            continue
        builder = checked.builder
        plans = [sound_plan(builder, node, source, number) for number, (node, source) in enumerate(examples)]
        found.update({d.sort_key: d for d in builder.reporter.diagnostics if d.severity == ERROR})
        game = load_module(emit_module(builder.program), checked.name)
        if coverage:
            game = game.logged_flavour()
        game.commands = builder.commands
        if coverage:
            statements |= marks_of(builder.program)
        for plan, (node, source) in zip(plans, examples, strict=False):
            if plan is not None:
                run.examples.append(run_one(run.game, game, plan, node, source))
        if coverage:
            covered |= {origin_key(builder.program.origins[at]) for at in game.module["COVER"]}
    run.diagnostics = sorted(found.values(), key=lambda d: d.sort_key)
    run.examples.sort(key=lambda r: (r.file, r.line))
    if coverage:
        missing = sorted({(path, line) for path, line, _ in statements - covered})
        run.coverage = Coverage(len(statements), len(statements & covered), missing)
    return run


def sound_plan(builder, node: syntax.Example, source, number: int):
    """The plan of an example, or None if it has errors; then nothing of it stays in the program."""
    functions = dict(builder.program.functions)
    plan = plan_example(builder, node, source, number)
    if plan.sound:
        return plan
    builder.program.functions = functions
    return None


def run_one(name: str, game, plan, node: syntax.Example, source) -> Result:
    line = source.position(node.span.start)[0]
    rules = [rule.value for rule in node.rules]
    try:
        play_example(game, plan)
    except Failure as failure:
        return Result(name, node.title.value, rules, False, failure.message, source.path, failure.line)
    return Result(name, node.title.value, rules, True, "", source.path, line)


def variants_of(node: syntax.Example) -> tuple[str, ...]:
    return tuple(line.what.name.text for line in node.lines if isinstance(line.what, syntax.GivenVariant))


def variant_sets(examples) -> list[tuple[str, ...]]:
    """The combinations of variants that examples ask for; the base game first."""
    return sorted({(), *(variants_of(node) for node, _ in examples)}, key=lambda v: (len(v), v))


def origin_key(origin) -> tuple:
    return origin.path, origin.line, origin.column


def marks_of(program) -> set[tuple]:
    """All statements of rules and cells, by position."""
    return {
        origin_key(program.origins[stmt.at])
        for procedure in program.procedures.values()
        for stmt in statements_in(procedure.body)
        if isinstance(stmt, Mark) and program.origins[stmt.at].kind
    }
