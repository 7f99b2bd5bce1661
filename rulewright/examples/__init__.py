"""Running the `example`s of a game: sentences of the rulebook that the rules have to keep.

answers.py   which option an answer of an example means
play.py      the steps of a planned example, played on the harness of the game
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from compiler.bound.examples import variant_sets
from compiler.emit import emit_module
<<<<<<< HEAD
from compiler.ir.program import Origin, Program
from compiler.ir.stmt import Mark
from compiler.ir.walk import statements_in
from compiler.lower.builder import Lowering
from compiler.pipeline import compile_harness
from dsl import syntax
from dsl.diagnostic import ERROR, Diagnostic
from dsl.source import Source
from rulewright.examples.plan import Plan, plan_example
=======
from compiler.examples.plan import plan_examples
from compiler.examples.steps import Plan
from compiler.ir.program import Origin, Program
from compiler.ir.stmt import Mark
from compiler.ir.walk import statements_in
from compiler.pipeline import Checked, compile_harness
from dsl.diagnostic import ERROR, Diagnostic
from dsl.source import Location
>>>>>>> explains
from rulewright.examples.play import Failure, play_example
from runtime.game import Game
from runtime.loader import load_logged, load_module

Position = tuple[str, int, int]
"""File, line and column."""


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


Position = tuple[str, int, int]


@dataclass
class Covered:
    """Statements of rules and cells, by position: all there are, and those that were run."""

    statements: set[Position] = field(default_factory=set)
    run: set[Position] = field(default_factory=set)

    def summary(self) -> Coverage:
        missing = sorted({(path, line) for path, line, _ in self.statements - self.run})
        return Coverage(len(self.statements), len(self.statements & self.run), missing)


def run_examples(folder: Path | str, coverage: bool = False) -> Run:
    """Runs all examples of a game. Findings of content that can't be compiled are in `diagnostics`; an example in which
    something was found is not run."""
    folder = Path(folder)
    base = compile_harness(folder)
    run = Run(base.name or folder.name, sources=base.sources)
<<<<<<< HEAD
    covered: set[Position] = set()
    statements: set[Position] = set()
    found: dict[tuple[object, ...], Diagnostic] = {}
    for variants in variant_sets(base.model.examples):
        checked = base if not variants else compile_harness(folder, variants=variants)
        run.sources.update(checked.sources)
        examples = [(node, source) for node, source in checked.model.examples if variants_of(node) == variants]
        builder = checked.builder
        if not checked.ok or builder is None:
            found.update({d.sort_key: d for d in checked.diagnostics if d.severity == ERROR})
            continue
        plans = [sound_plan(builder, node, source, number) for number, (node, source) in enumerate(examples)]
        found.update({d.sort_key: d for d in builder.reporter.diagnostics if d.severity == ERROR})
        game = load_module(emit_module(builder.program), checked.name)
        if coverage:
            game = load_logged(game)
        if coverage:
            statements |= marks_of(builder.program)
        for plan, (node, source) in zip(plans, examples, strict=False):
            if plan is not None:
                run.examples.append(run_one(run.game, game, plan, builder.commands, node, source))
        if coverage:
            covered |= {origin_key(builder.program.origins[at]) for at in game.module["COVER"]}
=======
    covered = Covered() if coverage else None
    found: dict[tuple, Diagnostic] = {}
    for variants in variant_sets(base.model):
        checked = base if not variants else compile_harness(folder, variants=variants)
        run.sources.update(checked.sources)
        errors = [d for d in checked.diagnostics if d.severity == ERROR]
        found.update({d.sort_key: d for d in errors})
        if all(stands_in_example(checked, error) for error in errors) and checked.builder is not None:
            run.examples += run_sound(checked, errors, covered)
>>>>>>> explains
    run.diagnostics = sorted(found.values(), key=lambda d: d.sort_key)
    run.examples.sort(key=lambda r: (r.file, r.line))
    run.coverage = covered.summary() if covered is not None else None
    return run


<<<<<<< HEAD
def sound_plan(builder: Lowering, node: syntax.Example, source: Source, number: int) -> Plan | None:
    """The plan of an example, or None if it has errors; then nothing of it stays in the program."""
    functions = dict(builder.program.functions)
    plan = plan_example(builder, node, source, number)
    if plan.sound:
        return plan
    builder.program.functions = functions
    return None


def run_one(name: str, game: Game, plan: Plan, commands: dict[str, int], node: syntax.Example, source: Source) -> Result:
    line = source.position(node.span.start)[0]
    rules = [rule.value for rule in node.rules]
=======
def stands_in_example(checked: Checked, finding: Diagnostic) -> bool:
    return any(holds(source.locate(node.span), finding) for node, source in checked.model.examples)


def holds(stretch: Location, finding: Diagnostic) -> bool:
    at = finding.primary.location
    return at.path == stretch.path and stretch.line <= at.line <= stretch.end_line


def run_sound(checked: Checked, errors: list[Diagnostic], covered: Covered | None) -> list[Result]:
    """Plans and plays the examples of a game with its variants on."""
    builder = checked.builder
    program: Program = builder.program
    examples = [e for e in checked.game.examples if not any(holds(e.source.locate(e.span), error) for error in errors)]
    plans = plan_examples(builder, examples)
    game = load_module(emit_module(program), checked.name)
    if covered is not None:
        game = load_logged(game)
    game.commands = builder.commands
    results = [run_one(checked.name, game, plan) for plan in plans]
    if covered is not None:
        covered.statements |= marks_of(program)
        covered.run |= {position(program.origins[at]) for at in game.module["COVER"]}
    return results


def run_one(name: str, game, plan: Plan) -> Result:
    ok, message, line = True, "", plan.location.line
>>>>>>> explains
    try:
        play_example(game, plan, commands)
    except Failure as failure:
        ok, message, line = False, failure.message, failure.line
    return Result(name, plan.title, list(plan.rules), ok, message, plan.location.path, line)


<<<<<<< HEAD
def variants_of(node: syntax.Example) -> tuple[str, ...]:
    return tuple(line.what.name.text for line in node.lines if isinstance(line.what, syntax.GivenVariant))


def variant_sets(examples: Iterable[tuple[syntax.Example, Source]]) -> list[tuple[str, ...]]:
    """The combinations of variants that examples ask for; the base game first."""
    return sorted({(), *(variants_of(node) for node, _ in examples)}, key=lambda v: (len(v), v))


def origin_key(origin: Origin) -> Position:
=======
def position(origin: Origin) -> Position:
>>>>>>> explains
    return origin.path, origin.line, origin.column


def marks_of(program: Program) -> set[Position]:
<<<<<<< HEAD
    """All statements of rules and cells, by position."""
=======
    """All statements of rules and cells."""
>>>>>>> explains
    return {
        position(program.origins[stmt.at])
        for procedure in program.procedures.values()
        for stmt in statements_in(procedure.body)
        if isinstance(stmt, Mark) and program.origins[stmt.at].kind
    }
