"""The end of a game: what happened last, points by category, and who has won."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from rulewright.report.frame import safe
from rulewright.terminal.logbook import Logbook
from rulewright.terminal.screen import Screen, plain_text
from runtime.state import State


def show_ending(state: State, roles: list[str], logbook: Logbook, screen: Screen) -> None:
    humans = [seat for seat, role in enumerate(roles) if not role]
    screen.rule("the game is over")
    for line in logbook.news(state, humans[0]) if len(humans) == 1 else logbook.rest(state, humans):
        screen.say(line, style="dim")
    if state.game.data.scores:
        shown = ["you" if humans == [seat] else role for seat, role in enumerate(roles)]
        screen.show(_points(state, shown))
    screen.say(winners(state), style="bold")


def winners(state: State) -> str:
    names = [f"Player {seat + 1}" for seat in state.winners]
    together = state.game.team_function is not None and not any(state.teams)
    if not names:
        return "All lose together." if together else "Nobody wins."
    if together:
        return "All win together."
    if len(names) == 1:
        return f"{names[0]} wins."
    return f"{', '.join(names[:-1])} and {names[-1]} win together."


def _points(state: State, roles: list[str]) -> Table:
    points = [state.breakdown(seat) for seat in range(state.n)]
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for seat, role in enumerate(roles):
        style = "bold" if seat in state.winners else ""
        grid.add_column(plain_text(f"player {seat + 1}\n{role}".rstrip(), style), justify="right")
    for label in points[0]:
        grid.add_row(Text(safe(label), style="dim"), *(str(each[label]) for each in points))
    if len(points[0]) > 1:
        grid.add_section()
        grid.add_row(
            Text("Total"),
            *(Text(str(score), style="bold" if seat in state.winners else "") for seat, score in enumerate(state.scores)),
        )
    return grid
