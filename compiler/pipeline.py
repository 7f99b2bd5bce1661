"""The whole compiler in one page: a content folder in, findings and artefacts out.

read_workspace   files of the folder                      -> Sources
parse_file       text                                     -> syntax trees
apply_variants   trees + chosen variants                  -> trees
declare          trees, tables                            -> Model
lower            Model (names and types are bound here)   -> Program
check            Model, Program                           -> more findings
blocks           Program                                  -> basic blocks
emit             blocks                                   -> Python; beside it schemas and the printed form
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from compiler.check import run_checks
from compiler.check.alone import findings_of_variants
from compiler.declare import Parsed, declare
from compiler.ir.printer import print_program
from compiler.ir.program import Program
from compiler.lower import lower
from compiler.lower.builder import Lowering
from compiler.model import Model
from compiler.patch import apply_variants
from compiler.report import Reporter
from compiler.rows import LoadedTable
from compiler.tables.compose import collector_off
from compiler.tables.env import TableEnv
from compiler.tables.load import load_tables
from compiler.tables.schema import schema_text
from compiler.workspace import Workspace, read_workspace
from dsl.diagnostic import ERROR, Diagnostic
from dsl.parser import parse_file


@dataclass
class Checked:
    """What is known of a game after its checks."""

    name: str
    model: Model
    builder: Lowering | None
    diagnostics: list[Diagnostic] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)

    @property
    def ok(self) -> bool:
        return not any(d.severity == ERROR for d in self.diagnostics)

    @property
    def program(self) -> Program:
        return self.builder.program


@dataclass
class Compiled(Checked):
    """`files`: what `build` writes, by path below the game's folder in generated/."""

    files: dict[str, str] = field(default_factory=dict)

    @property
    def ir_text(self) -> str:
        """The intermediate form, with the place of everything."""
        return print_program(self.program)

    @property
    def blocks_text(self) -> str:
        """The blocks it is cut into on its way to Python. (Checking needs none of that, so it is imported here.)"""
        from compiler.blocks import make_blocks
        from compiler.blocks.printer import print_blocks

        return print_blocks(make_blocks(self.program).steps)


def read_model(folder: Path, reporter: Reporter, variants: tuple[str, ...] = (), cache=None) -> tuple[Model, Workspace]:
    """Everything up to the model: reading, parsing, variants, declarations, tables."""
    workspace = read_workspace(folder)
    files: list[Parsed] = []
    for source in [*workspace.rules, *workspace.variants, *workspace.examples]:
        tree, problems = parse_file(source)
        files.append((tree, source))
        for problem in problems:
            reporter.add(problem)
            reporter.unreadable = reporter.unreadable or source not in workspace.examples
    model = Model(folder=str(folder))
    files = apply_variants(files, variants, model, reporter)
    model.files = [tree for tree, _ in files]
    declare(
        files, model, reporter, lambda shapes, declarer, actions: read_tables(shapes, workspace, declarer, actions, reporter, cache)
    )
    for problem in workspace.diagnostics:
        reporter.add(problem)
    return model, workspace


def read_tables(shapes, workspace: Workspace, declarer, actions: list[str], reporter: Reporter, cache) -> dict[str, LoadedTable]:
    wanted: list[tuple] = []
    for shape, source, node in shapes.values():
        sources, problem = workspace.tables(shape.pattern)
        if problem is not None:
            reporter.add(problem.at(source.locate(node.files.span), "this table's files"))
        wanted.append((shape, sources))
    env = table_env(declarer.model, actions)
    loaded, findings = load_tables(wanted, env, cache) if cache is not None else load_tables(wanted, env)
    for finding in findings:
        reporter.add(finding)
    return loaded


def table_env(model: Model, actions: Iterable[str]) -> TableEnv:
    """What cells may name. The ids of rows are known once all tables are loaded."""
    rows = {t.row_type: {row.id: number for number, row in enumerate(t.rows)} for t in model.tables.values()}
    return TableEnv({n: c.values for n, c in model.choices.items()}, rows, frozenset(actions), model.most)


def check_game(folder: Path, *, variants: tuple[str, ...] = (), use_cache: bool = True, each_variant: bool = True) -> Checked:
    """All static checks of a game. Without chosen variants, each declared one is also checked by itself.
    Whatever is made stays in use to the end, so the garbage collector may rest."""
    with collector_off():
        return _check_game(Path(folder), tuple(variants), each_variant)


def _check_game(folder: Path, variants: tuple[str, ...], each_variant: bool) -> Checked:
    reporter = Reporter()
    model, workspace = read_model(Path(folder), reporter, tuple(variants))
    builder = None
    if reporter.unreadable:
        reporter.drop_consequences()
    elif model.game_place is not None:
        try:
            builder = lower(model, reporter)
            run_checks(builder, model.files, workspace.phrases)
        except RecursionError:
            builder = None
            reporter.report(
                "too-deep",
                "something in these rules is nested or chained deeper than can be checked",
                model.game_place.source,
                model.game_place.span,
                "this game",
                help="split the longest rules, definitions and lists of options",
            )
    checked = Checked(model.name or Path(folder).name, model, builder, finished(reporter), workspace.files)
    if each_variant and not variants and checked.ok:
        checked.diagnostics = findings_of_variants(checked, lambda name: check_game(folder, variants=(name,)))
    return checked


def compile_game(folder: Path, *, variants: tuple[str, ...] = ()) -> Compiled:
    """The checked game and everything `build` writes for it."""
    from compiler.emit import emit_module

    checked = check_game(folder, variants=variants, each_variant=False)
    compiled = Compiled(checked.name, checked.model, checked.builder, checked.diagnostics, checked.sources)
    if checked.ok and checked.builder is not None:
        printed = print_program(checked.program, positions=False)
        compiled.files = {"__init__.py": emit_module(checked.program), "program.ir": printed}
        env = table_env(checked.model, checked.model.rules)
        for table in checked.model.tables.values():
            compiled.files[f"schemas/{table.name}.schema.json"] = schema_text(table.loaded.shape, env)
    return compiled


def compile_harness(folder: Path, *, variants: tuple[str, ...] = ()) -> Checked:
    """The game as a program that runs single rules and phases, for examples."""
    reporter = Reporter()
    model, workspace = read_model(Path(folder), reporter, tuple(variants))
    builder = lower(model, reporter, harness=True) if model.game_place is not None else None
    return Checked(model.name, model, builder, finished(reporter), workspace.files)


def finished(reporter: Reporter) -> list[Diagnostic]:
    return sorted(reporter.diagnostics, key=lambda d: d.sort_key)
