"""Who plays the games of a simulation, on the command line: this process, several of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rulewright.simulation.run import Hire

MOST_WORKERS = 256
WorkersOption = Annotated[
    str,
    typer.Option(
        "--workers",
        metavar="N|all",
        show_default="1",
        help="Processes to share the work, `all`: one per processor; the result is the same for any number.",
    ),
]
ClusterOption = Annotated[
    str,
    typer.Option(
        "--cluster",
        metavar="ADDRESS|local",
        help="Let a Dask cluster play: the address of its scheduler, "
        "or `local` to start one here with as many workers as --workers says, or one per processor. Needs "
        "the extra `cluster`.",
    ),
]


def read_crew(workers: str, cluster: str) -> Hire:
    # here: only a simulation needs it
    from rulewright.simulation.cluster import LOCAL, hire_from
    from rulewright.simulation.run import hire_locally
    from rulewright.simulation.workers import count_processors

    count = count_processors() if workers == "all" else _read_workers(workers) if workers else None
    if not cluster:
        return hire_locally(count or 1)
    if count and cluster != LOCAL:
        raise typer.BadParameter("a cluster that is already there has workers of its own", param_hint="--workers")
    with cluster_told():
        return hire_from(cluster, count)


@contextmanager
def cluster_told() -> Iterator[None]:
    """A cluster that can't be used is wrong usage."""
    # here: only a simulation needs it
    from rulewright.simulation.cluster import NoCluster

    try:
        yield
    except NoCluster as error:
        raise typer.BadParameter(str(error), param_hint="--cluster") from None


def _read_workers(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 1 <= int(text) <= MOST_WORKERS:
        raise typer.BadParameter(f"`{text}` is neither `all` nor a number from 1 to {MOST_WORKERS}", param_hint="--workers")
    return int(text)
