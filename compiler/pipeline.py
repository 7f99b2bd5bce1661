"""The whole compiler in one page: a content folder in, findings and artefacts out.

read_workspace   files of the folder                      -> Sources
parse_file       text                                     -> syntax trees
apply_variants   trees + chosen variants                  -> trees
declare          trees, tables                            -> Model
parse_cells      rules in tables                          -> Model.cells
bind_game        Model                                    -> Game: names, types and ranges settled
run_checks       Game                                     -> more findings
lower            Game                                     -> Program
blocks           Program                                  -> basic blocks
emit             blocks                                   -> Python; beside it schemas and the printed form

`rulewright check` stops behind the checks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from compiler.bound.from_syntax import bind_game
from compiler.bound.game import Game
from compiler.bound.index import Known
from compiler.cache import Cache
from compiler.check import run_checks
from compiler.check.variants import findings_of_variants
from compiler.check.whole import Whole
from compiler.declare import declare
from compiler.declare.tables import parse_cells, table_env
from compiler.gather import gathered
from compiler.model import Model, Parsed
from compiler.patch import apply_variants
from compiler.report import Reporter
from compiler.survey import Survey
from compiler.tables.compose import collector_off
from compiler.tables.load import NO_CACHE
from compiler.tables.schema import schema_text
from compiler.text import load_phrases
from compiler.workspace import Workspace, read_workspace
from dsl import syntax
from dsl.diagnostic import ERROR, Diagnostic
from dsl.parser import parse_file
from dsl.walk import nodes_in

if TYPE_CHECKING:
    from compiler.ir.program import Program
    from compiler.lower.state import Lowering

_WORD = re.compile(r"\w+")


@dataclass
class Checked:
    """What is known of a game after its checks. `game` is missing if there is nothing to bind."""

    name: str
    model: Model
    game: Game | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return not any(d.severity == ERROR for d in self.diagnostics)


@dataclass
class Lowered(Checked):
    """A game as a program. `builder` is missing if the game has errors."""

    builder: Lowering | None = None

    @property
    def program(self) -> Program:
        assert self.builder is not None, "a game with errors has no program"
        return self.builder.program


@dataclass
class Compiled(Lowered):
    """`files`: what `build` writes, by path below the game's folder in generated/."""

    files: dict[str, str] = field(default_factory=dict)

    @property
    def ir_text(self) -> str:
        """The intermediate form, with the place of everything."""
        # here: see `lower_bound`
        from compiler.ir.printer import print_program

        return print_program(self.program)

    @property
    def blocks_text(self) -> str:
        """The blocks it is cut into on its way to Python."""
        # here: see `lower_bound`
        from compiler.blocks import make_blocks
        from compiler.blocks.printer import print_blocks

        return print_blocks(make_blocks(self.program).steps)


def read_model(
    folder: Path, reporter: Reporter, variants: tuple[str, ...] = (), cache: Cache | None = None
) -> tuple[Model, Workspace]:
    """Everything up to the model: reading, parsing, variants, declarations, tables."""
    workspace = read_workspace(folder)
    files: list[Parsed] = []
    for source in [*workspace.rules, *workspace.variants, *workspace.examples]:
        tree, problems = parse_file(source)
        files.append((tree, source))
        for problem in problems:
            reporter.add(problem)
            reporter.unreadable = reporter.unreadable or source not in workspace.examples
    model = Model(folder=str(folder), phrases=english_phrases(workspace, variants))
    files = apply_variants(files, variants, model, reporter)
    declare(files, workspace, model, reporter, cache or NO_CACHE)
    for problem in workspace.diagnostics:
        reporter.add(problem)
    reporter.unreadable |= bool(workspace.diagnostics)
    return model, workspace


def english_phrases(workspace: Workspace, variants: tuple[str, ...]) -> dict[str, object]:
    """What the log calls things, with these variants on; a file with mistakes says nothing (they are found by a check)."""
    for source in workspace.phrases:
        if source.path.rsplit("/", 1)[-1] == "en.yaml":
            changes, findings = load_phrases(source.path, source.text, "en", chosen=variants)
            return {} if findings else changes
    return {}


def check_game(
    folder: Path, *, variants: tuple[str, ...] = (), each_variant: bool = True, examples: bool = True, cache: Cache | None = None
) -> Checked:
    """All static checks of a game. Without chosen variants, each declared one is also checked by itself; without `examples`, what
    is wrong in them is left out. With a cache, only what changed since is read and bound: the findings are the same, but the game
    is good for nothing else. Whatever is made stays in use to the end, so the garbage collector may rest."""
    with collector_off():
        checked = _check_game(Path(folder), tuple(variants), each_variant, examples, cache)
        checked.diagnostics = gathered(checked.diagnostics, checked.model)
        return checked


def _check_game(folder: Path, variants: tuple[str, ...], each_variant: bool, examples: bool, cache: Cache | None) -> Checked:
    reporter = Reporter()
    model, workspace = read_model(folder, reporter, variants, cache)
    game = None
    if reporter.unreadable:
        reporter.drop_consequences()
    elif model.game_place is not None:
        try:
            game, reporter = settle(model, workspace, variants, reporter, examples, cache)
        except RecursionError:
            report_depth(model, reporter)
    checked = Checked(model.name or folder.name, model, game, finished(reporter, workspace.files), workspace.files)
    if each_variant and not variants and checked.ok:
        checked.diagnostics = findings_of_variants(checked, lambda names: _check_game(folder, names, False, examples, cache))
    return checked


def settle(
    model: Model, workspace: Workspace, variants: tuple[str, ...], reporter: Reporter, examples: bool, cache: Cache | None
) -> tuple[Game, Reporter]:
    """Binds and checks the game; gives the reporter with all findings. What players do at the same time is judged by everything it
    can reach, so then every cell is looked at."""

    def look(reporter: Reporter, known: Known | None = None) -> Whole:
        game = bind_game(model, reporter, known, None if examples else Reporter())
        return run_checks(game, reporter, workspace.phrases, workspace.said)

    if cache is None or any(phase.node.who in ("at_once", "in_secret") for phase in model.phases.values()) or in_secret(model):
        parse_cells(model, reporter)
        return look(reporter).game, reporter
    rules = (source.text for source in (*workspace.rules, *workspace.variants))
    return Survey(model, cache, (*variants, "", *rules), workspace.files, look).run(reporter)


def in_secret(model: Model) -> bool:
    """Does a rule let several players do something in secret, or wait for the first of them?"""
    return any(isinstance(node, (syntax.Sealed, syntax.Window)) for rule in model.rules.values() for node in nodes_in(rule.node))


def report_depth(model: Model, reporter: Reporter) -> None:
    assert model.game_place is not None
    message = "something in these rules is nested or chained deeper than can be checked"
    help = "split the longest rules, definitions and lists of options"
    reporter.report("too-deep", message, model.game_place.source, model.game_place.span, "this game", help=help)


def lower_bound(game: Game, harness: bool = False) -> Lowering:
    # here: checking needs nothing from here on, and starts quicker without
    from compiler.lower import lower

    return lower(game, harness)


def lower_game(checked: Checked) -> Lowered:
    """The program of a checked game, if it has no errors. All findings have been made."""
    lowered = Lowered(checked.name, checked.model, checked.game, checked.diagnostics, checked.sources)
    if checked.ok and checked.game is not None:
        try:
            lowered.builder = lower_bound(checked.game)
        except RecursionError:
            reporter = Reporter()
            report_depth(checked.model, reporter)
            lowered.diagnostics = [*checked.diagnostics, *reporter.diagnostics]
    return lowered


def load_program(folder: Path, *, variants: tuple[str, ...] = ()) -> Lowered:
    """A game checked and lowered, with these variants. A wrong example keeps nobody from playing."""
    return lower_game(check_game(folder, variants=variants, each_variant=False, examples=False))


def compile_game(folder: Path, *, variants: tuple[str, ...] = ()) -> Compiled:
    """The checked game and everything `build` writes for it."""
    # here: see `lower_bound`
    from compiler.emit import emit_module
    from compiler.ir.names import with_own_names
    from compiler.ir.printer import print_program

    lowered = load_program(folder, variants=variants)
    compiled = Compiled(lowered.name, lowered.model, lowered.game, lowered.diagnostics, lowered.sources, lowered.builder)
    if lowered.builder is not None:
        printed = print_program(with_own_names(lowered.program), positions=False, words=True)
        compiled.files = {"__init__.py": emit_module(lowered.program), "program.ir": printed}
        env = table_env(lowered.model, lowered.model.rules)
        for table in lowered.model.tables.values():
            compiled.files[f"schemas/{table.name}.schema.json"] = schema_text(table.loaded.shape, env)
    return compiled


def compile_harness(folder: Path, *, variants: tuple[str, ...] = ()) -> Lowered:
    """The game as a program that runs single rules and phases, for examples. A game with errors is not played; what is wrong in an
    example is its own affair."""
    reporter, in_examples = Reporter(), Reporter()
    model, workspace = read_model(Path(folder), reporter, tuple(variants))
    game = builder = None
    if reporter.unreadable:
        reporter.drop_consequences()
    elif model.game_place is not None:
        try:
            parse_cells(model, reporter)
            game = bind_game(model, reporter, None, in_examples)
            run_checks(game, reporter, workspace.phrases)
            builder = None if reporter.has_errors else lower_bound(game, harness=True)
        except RecursionError:
            report_depth(model, reporter)
        for finding in in_examples.diagnostics:
            reporter.add(finding)
    return Lowered(model.name, model, game, finished(reporter, workspace.files), workspace.files, builder)


def finished(reporter: Reporter, files: dict[str, str]) -> list[Diagnostic]:
    """All findings in order. A word of the language that names something is refused once, not wherever it is then used."""
    refused = {text_at(d, files) for d in reporter.diagnostics if d.code == "reserved-name"}
    kept = (d for d in reporter.diagnostics if d.code == "reserved-name" or refused.isdisjoint(_WORD.findall(text_at(d, files))))
    return sorted(kept, key=lambda d: d.sort_key)


def text_at(finding: Diagnostic, files: dict[str, str]) -> str:
    """What stands at the place of a finding, if that is on one line."""
    place = finding.primary.location
    lines = files[place.path].split("\n") if place.path in files else []
    return lines[place.line - 1][place.column - 1 : place.end_column - 1] if place.line <= len(lines) else ""
