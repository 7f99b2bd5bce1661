"""Running the `example`s of a game: sentences of the rulebook that the rules have to keep.

answers.py   which option an answer of an example means
play.py      the steps of a planned example, played on the harness of the game
expect.py    what `then` lines expect
seeing.py    what a seat sees, by comparing with other worlds
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from compiler.bound.examples import variant_sets, variants_of
from compiler.emit import emit_module
from compiler.examples.plan import plan_examples
from compiler.examples.steps import Plan
from compiler.gather import gathered
from compiler.ir.program import Origin, Program
from compiler.ir.stmt import Mark
from compiler.ir.walk import statements_in
from compiler.pipeline import Lowered, compile_harness
from dsl import syntax
from dsl.diagnostic import ERROR, Diagnostic
from dsl.source import Location, Source
from rulewright.examples.play import Failure, play_example
from runtime.game import Game
from runtime.loader import load_module

Position = tuple[str, int, int]
"""File, line and column."""


@dataclass(frozen=True)
class Result:
    """`ran`: False if something was found in the example or its game: nobody knows whether it holds, so it is not `ok`."""

    game: str
    name: str
    rules: list[str]
    ok: bool
    message: str
    file: str
    line: int
    ran: bool = True


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
    covered = Covered() if coverage else None
    found: dict[tuple[object, ...], Diagnostic] = {}
    for variants in variant_sets(base.model):
        checked = base if not variants else compile_harness(folder, variants=variants)
        run.sources.update(checked.sources)
        errors = [d for d in checked.diagnostics if d.severity == ERROR]
        found.update({d.sort_key: d for d in errors})
        mine = [(node, source) for node, source in checked.model.examples if variants_of(node) == variants]
        if all(stands_in_example(checked, error) for error in errors) and checked.builder is not None:
            run.examples += run_sound(checked, errors, covered)
            mine = [(node, source) for node, source in mine if any(holds(source.locate(node.span), error) for error in errors)]
        run.examples += [not_run(checked.name or folder.name, node, source) for node, source in mine]
    run.diagnostics = gathered(list(found.values()), base.model)
    run.examples.sort(key=lambda r: (r.file, r.line))
    run.coverage = covered.summary() if covered is not None else None
    return run


def not_run(game: str, node: syntax.Example, source: Source) -> Result:
    rules, line = [rule.value for rule in node.rules], source.locate(node.span).line
    return Result(
        game, node.title.value, rules, False, "not run: something was found in it or in its game", source.path, line, False
    )


def stands_in_example(checked: Lowered, finding: Diagnostic) -> bool:
    return any(holds(source.locate(node.span), finding) for node, source in checked.model.examples)


def holds(stretch: Location, finding: Diagnostic) -> bool:
    at = finding.primary.location
    return at.path == stretch.path and stretch.line <= at.line <= stretch.end_line


def run_sound(checked: Lowered, errors: list[Diagnostic], covered: Covered | None) -> list[Result]:
    """Plans and plays the examples of a game with its variants on."""
    builder, bound = checked.builder, checked.game
    assert builder is not None and bound is not None
    program: Program = builder.program
    examples = [e for e in bound.examples if not any(holds(e.source.locate(e.span), error) for error in errors)]
    plans = plan_examples(builder, examples)
    game = load_module(emit_module(program), checked.name)
    if covered is not None:
        game = game.logged_flavour()
    results = [run_one(checked.name, game, plan, builder.commands) for plan in plans]
    if covered is not None:
        covered.statements |= marks_of(program)
        covered.run |= {position(program.origins[at]) for at in game.module["COVER"]}
    return results


def run_one(name: str, game: Game, plan: Plan, commands: dict[str, int]) -> Result:
    ok, message, line = True, "", plan.location.line
    try:
        play_example(game, plan, commands)
    except Failure as failure:
        ok, message, line = False, failure.message, failure.line
    return Result(name, plan.title, list(plan.rules), ok, message, plan.location.path, line)


def position(origin: Origin) -> Position:
    return origin.path, origin.line, origin.column


def marks_of(program: Program) -> set[Position]:
    """All statements of rules and cells."""
    return {
        position(program.origins[stmt.at])
        for procedure in program.procedures.values()
        for stmt in statements_in(procedure.body)
        if isinstance(stmt, Mark) and program.origins[stmt.at].kind
    }
