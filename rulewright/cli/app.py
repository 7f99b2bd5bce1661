"""The list of commands, in the order a designer meets them."""

from __future__ import annotations

from importlib.metadata import version as version_of

import typer

from rulewright.cli import build, cards, check, explain, fmt, new, play, replay, sheets, sim, test

app = typer.Typer(
    name="rulewright",
    help="A rules language and content compiler for board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("new")(new.new)
app.command("check")(check.check)
app.command("fmt")(fmt.fmt)
app.command("build")(build.build)
app.command("test")(test.test)
app.command("play")(play.play)
app.command("sim")(sim.sim)
app.command("replay")(replay.replay)
app.command("cards")(cards.cards)
app.command("sheets")(sheets.sheets)
app.command("explain")(explain.explain)


@app.callback(invoke_without_command=True)
def rulewright(version: bool = typer.Option(False, "--version", help="Print the version and leave.")) -> None:
    if version:
        typer.echo(f"rulewright {version_of('rulewright')}")
        raise typer.Exit()
