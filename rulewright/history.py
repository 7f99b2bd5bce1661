"""A game as git has it at some revision, for commands that compare it with what is written now."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

LARGEST = 8_000_000
"""Bytes of a file; nothing larger is read of today's content either."""
FILES = ("100644", "100755")
SECONDS = 60


class NoComparison(Exception):
    """There is nothing to compare with: no git, no such revision, or a game that is of no use there."""


def write_earlier(folder: Path, revision: str, into: Path) -> Path:
    """Writes a game as it was below `into`, and says where its folder is."""
    earlier = into / "content" / folder.resolve().name
    for name, data in files_at(folder, revision):
        path = earlier.joinpath(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    if not earlier.is_dir() or not any(earlier.glob("*.rules")):
        raise NoComparison(f"the game has no rules at `{revision}`")
    return earlier


def files_at(folder: Path, revision: str) -> Iterator[tuple[PurePosixPath, bytes]]:
    """The files of a folder at a revision, named from the folder on. Links and other repositories are left out."""
    if not _git(folder, "rev-parse", "--is-inside-work-tree"):
        raise NoComparison(f"`{folder}` is in no git repository")
    commit = _git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if not commit:
        raise NoComparison(f"git knows no revision `{revision}`")
    prefix = _git(folder, "rev-parse", "--show-prefix") or b""
    tree = commit.strip() + b":" + prefix.rstrip(b"\n").rstrip(b"/")
    listed = _git(folder, "ls-tree", "-r", "-l", "-z", "--full-tree", tree)
    if not listed:
        raise NoComparison(f"the game is not there at `{revision}`")
    wanted = []
    for line in listed.split(b"\0")[:-1]:
        about, _, name = line.partition(b"\t")
        mode, _, blob, size = about.decode().split()
        path = PurePosixPath(name.decode("utf-8", "replace"))
        if mode in FILES and int(size) <= LARGEST and ".." not in path.parts:
            wanted.append((path, blob))
    data = _git(folder, "cat-file", "--batch", given="".join(f"{blob}\n" for _, blob in wanted).encode()) or b""
    at = 0
    for path, _ in wanted:
        start = data.index(b"\n", at) + 1
        length = int(data[at:start].split()[2])
        yield path, data[start : start + length]
        at = start + length + 1


def _git(folder: Path, *arguments: str | bytes, given: bytes = b"") -> bytes | None:
    """What git says, or nothing if it refuses."""
    try:
        done = subprocess.run(["git", "-C", str(folder), *arguments], input=given, capture_output=True, timeout=SECONDS)
    except FileNotFoundError:
        raise NoComparison("there is no `git` on this machine") from None
    except (OSError, ValueError, subprocess.TimeoutExpired):
        raise NoComparison("git does not answer") from None
    return done.stdout if done.returncode == 0 else None
