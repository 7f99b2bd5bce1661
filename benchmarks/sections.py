"""Sections of the results that are measured by themselves, and how each takes its place in the page."""

import re

from benchmarks.games import GameFigures
from benchmarks.peers import Peer

PEERS = """\
## Peers

Random games in one run, driven from Python step by step: compiled, by hand (`handwritten_tic_tac_toe.py`,
`handwritten_pig.py`), and OpenSpiel's own games. Pig with explicit chance: the die is a step. OpenSpiel is driven once as its
own examples do (is it chance? then by its probabilities, else `random.choice` of the legal actions), and once by the barest
loop there is, the one that drives the compiled game. The ratio is that of speeds: 2 means that the compiled game is twice as
fast.

| what | games a second | step | ratio | target | |
| --- | ---: | ---: | ---: | ---: | --- |
"""

BOARDS = """\
## Boards

Whole games on boards, random play step by step, beside OpenSpiel's C++ games, both driven from Python by the barest loop there
is, in one run, by processor time. The ratio is that of speeds by whole games: 0.5 means that OpenSpiel plays two games in the
time of one of ours.

| what | games a second | step | ratio | target | |
| --- | ---: | ---: | ---: | ---: | --- |
"""

GAMES = """\
## Whole games

Published games with all their rules, random play, by the number of players. A decision is what a random player's choice and all
that follows from it take, stepwise. The clone is of a state half way through. States share what they can, so a clone takes
less room than a state that was loaded by itself, which has its whole history.

| game | players | decisions | fused, games a second | stepwise, games a second | decision | clone | clone, bytes | state, bytes |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
"""


def peers_section(peers: list[Peer], head: str = PEERS) -> str:
    return head + "".join(peer_line(peer) for peer in peers)


def peer_line(peer: Peer) -> str:
    target = met = ""
    if peer.target is not None:
        target, met = f"{peer.target:g}", "met" if peer.faster >= peer.target else "missed"
    return (
        f"| {peer.title}, {peer.what} | {1 / peer.game:,.0f} | {in_microseconds(peer.step)} | {peer.faster:.2f} "
        f"| {target} | {met} |\n"
    )


def games_section(figures: list[GameFigures]) -> str:
    return GAMES + "".join(game_line(figure) for figure in figures)


def game_line(figure: GameFigures) -> str:
    return (
        f"| {figure.title} | {figure.players} | {figure.decisions:,.0f} | {1 / figure.fused:,.0f} | {1 / figure.stepwise:,.0f} "
        f"| {in_microseconds(figure.decision)} | {in_microseconds(figure.clone)} | {figure.clone_bytes:,} "
        f"| {figure.state_bytes:,} |\n"
    )


def in_microseconds(seconds: float) -> str:
    return f"{seconds * 1e6:,.2f} µs"


def put_section(page: str, section: str) -> str:
    """The page with the section in the place of an older one of the same title, or at its end."""
    title = section.partition("\n")[0]
    older = re.compile(rf"^{re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if older.search(page):
        return older.sub(lambda _: section + "\n", page).rstrip("\n") + "\n"
    return page.rstrip("\n") + "\n\n" + section


def keep_sections(page: str, older: str) -> str:
    """A new page with those sections of an older one that it does not have."""
    for section in re.findall(r"^## .*?(?=^## |\Z)", older, re.MULTILINE | re.DOTALL):
        if section.partition("\n")[0] not in page.splitlines():
            page = put_section(page, section.rstrip("\n") + "\n")
    return page
