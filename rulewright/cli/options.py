"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from rulewright.report import ReportFormat

GamesArgument = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME", show_default=False, help="Folder of content, or name of a game under content/. Without one: all games."
    ),
]
FormatOption = Annotated[ReportFormat, typer.Option("--format", help="How findings are printed.")]
StrictOption = Annotated[bool, typer.Option("--strict", help="Warnings count as findings too.")]
GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", show_default=False, help="Folder of content, or name of a game under content/.")
]
VariantOption = Annotated[list[str] | None, typer.Option("--variant", help="Switch this variant on; may be given several times.")]
