"""What has happened, for one seat: only lines that it may read, each once."""

from __future__ import annotations

from runtime.replay import Entry
from runtime.state import State


class Logbook:
    def __init__(self, players: int) -> None:
        self.read: list[set[int]] = [set() for _ in range(players)]

    def news(self, state: State, seat: int) -> list[str]:
        """Lines that this seat has not been shown yet. Others' secret answers turn up when their phase is over."""
        read = self.read[seat]
        new = [(index, entry) for index, entry in enumerate(state.log) if index not in read and readable(entry, seat)]
        read.update(index for index, _ in new)
        return lay_out([entry for _, entry in new])

    def everything(self, state: State, seat: int | None) -> list[str]:
        return lay_out([entry for entry in state.log if readable(entry, seat)])

    def rest(self, state: State, people: list[int]) -> list[str]:
        """At the end: what everybody may read and nobody has read; all of it if only bots have played."""
        read = set().union(*(self.read[seat] for seat in people))
        return lay_out(
            [entry for index, entry in enumerate(state.log) if index not in read and (entry.audience is None or not people)]
        )

    def forget(self, state: State) -> None:
        """After going back: what can be read now counts as read."""
        entries = state.log
        for seat, read in enumerate(self.read):
            read.clear()
            read.update(index for index, entry in enumerate(entries) if readable(entry, seat))


def readable(entry: Entry, seat: int | None) -> bool:
    return entry.audience is None or seat in entry.audience


def lay_out(entries: list[Entry]) -> list[str]:
    """Rounds, phases and turns stand out; the same line several times in a row is counted. Where there is a version for
    everybody and one for those who know more, the second is enough."""
    lines: list[str] = []
    times = 1
    for index, entry in enumerate(entries):
        following = entries[index + 1] if index + 1 < len(entries) else None
        if entry.audience is None and following is not None and _same(entry, following) and following.audience:
            continue
        heading = entry.seat < 0 or entry.text.endswith("'s turn")
        line = ("  " if heading else "    ") + entry.text
        if lines and _plain(lines[-1]) == line:
            times += 1
            lines[-1] = f"{line}  ×{times}"
        else:
            times = 1
            lines.append(line)
    return lines


def _same(entry: Entry, other: Entry) -> bool:
    return (entry.seat, entry.file, entry.line) == (other.seat, other.file, other.line)


def _plain(line: str) -> str:
    return line.rpartition("  ×")[0] or line
