"""Reading one game folder: the only place of the compiler that touches content files.

A game reads its own folder and nothing else, so every path is resolved before it is opened: links that lead out,
devices, huge files and files that are no text become findings. Order is by name, the same on every machine.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from dsl.diagnostic import Diagnostic, Label
from dsl.source import Location, Source, Span
from dsl.spelling import nearest

MAX_BYTES = 8_000_000
MAX_FILES = 5_000
TABLE_FILES = re.compile(r'\bfrom[ \t]+"([^"\n]+)"')
"""What a table is read from, as rules write it."""


@dataclass(frozen=True)
class Problem:
    """What is wrong with a file or a table's pattern; whoever knows the place makes a Diagnostic of it."""

    code: str
    message: str
    help: str

    def at(self, location: Location, text: str = "") -> Diagnostic:
        return Diagnostic(self.code, self.message, Label(location, text), help=self.help)


@dataclass
class Workspace:
    """The text files of a game folder. `files` holds every text that was read, tables included, by shown path."""

    root: Path
    rules: list[Source] = field(default_factory=list)
    variants: list[Source] = field(default_factory=list)
    examples: list[Source] = field(default_factory=list)
    phrases: list[Source] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    found: dict[str, tuple[list[Path], Problem | None]] = field(default_factory=dict)

    def read(self, paths: list[Path]) -> list[Source]:
        """The sources of files of this folder; what can't be read is left out and reported in `diagnostics`."""
        sources = []
        for path in paths:
            result = read_source(path, self.root)
            if isinstance(result, Diagnostic):
                if result not in self.diagnostics:
                    self.diagnostics.append(result)
                continue
            self.files[result.path] = result.text
            sources.append(result)
        return sources

    @property
    def said(self) -> list[str]:
        """All that the game says of itself, with any variant: rules, tables, and how its sheets look."""
        others = {source.path for source in (*self.phrases, *self.examples)}
        patterns = {pattern for source in (*self.rules, *self.variants) for pattern in TABLE_FILES.findall(source.text)}
        paths = [path for pattern in sorted(patterns) for path in self.find(pattern)[0]]
        paths += [path for pattern in ("*.yaml", "*.jinja") for path in sorted((self.root / "sheets").glob(pattern))]
        unread = (read_source(path, self.root) for path in paths if show_path(path, self.root) not in self.files)
        read = (text for path, text in self.files.items() if path not in others)
        return [*read, *(found.text for found in unread if isinstance(found, Source))]

    def tables(self, pattern: str) -> tuple[list[Source], Problem | None]:
        """The files of a table, read."""
        paths, problem = self.find(pattern)
        return self.read(paths), problem

    def find(self, pattern: str) -> tuple[list[Path], Problem | None]:
        """The files of a table; they are looked for once."""
        if pattern not in self.found:
            self.found[pattern] = find_tables(self.root, pattern)
        return self.found[pattern]


def read_workspace(folder: Path | str) -> Workspace:
    workspace = Workspace(Path(folder))
    if not workspace.root.is_dir():
        shown = show_path(workspace.root, workspace.root)
        problem = Problem("unreadable-file", f"there is no folder `{shown}`", "name a folder that holds a `game.rules`")
        workspace.diagnostics.append(problem.at(Location(shown, 1, 1, 1, 1)))
        return workspace
    workspace.rules = workspace.read(_listed(workspace.root, ".rules"))
    workspace.variants = workspace.read(_listed(workspace.root / "variants", ".rules"))
    workspace.examples = workspace.read(_listed(workspace.root / "examples", ".rules"))
    workspace.phrases = workspace.read(_listed(workspace.root / "phrases", ".yaml"))
    return workspace


def find_tables(folder: Path | str, pattern: str) -> tuple[list[Path], Problem | None]:
    """The files that a table's pattern means, by name, and what is wrong with the pattern if something is."""
    folder = Path(folder)
    if _leads_out(pattern):
        help = "write a path relative to the game's folder, such as `cards/*.yaml`"
        return [], Problem("path-outside", f"`{pattern}` leads out of the game's folder", help)
    try:
        found = sorted((path for path in folder.glob(pattern) if path.is_file() and not _hidden(path, folder)), key=Path.as_posix)
    except (ValueError, NotImplementedError, OSError):
        found = []
    if not found:
        return [], _missing(folder, pattern)
    if len(found) > MAX_FILES:
        message = f"`{pattern}` matches {len(found)} files, more than {MAX_FILES}"
        return [], Problem("file-too-large", message, "put the rows into fewer files, or make the pattern narrower")
    outside = [path for path in found if not _inside(path, folder)]
    if outside:
        return [], _link_out(outside[0].relative_to(folder).as_posix())
    return found, None


def read_source(path: Path, folder: Path) -> Source | Diagnostic:
    """One file as text with `\\n` line ends, or the finding that says why not."""
    shown = show_path(path, folder)

    def refuse(code: str, message: str, help: str, before: str = "") -> Diagnostic:
        return Problem(code, message, help).at(Source(shown, before).locate(Span(len(before), len(before))))

    try:
        if not _inside(path, folder):
            return _link_out(shown).at(Location(shown, 1, 1, 1, 1))
        facts = os.stat(path)
        if not stat.S_ISREG(facts.st_mode):
            return refuse("unreadable-file", f"`{shown}` is not a regular file", "put a text file in its place")
        if facts.st_size > MAX_BYTES:
            return refuse("file-too-large", f"`{shown}` has {facts.st_size // 1_000_000} MB, more than 8", "split the file")
        data = path.read_bytes()
    except OSError as problem:
        reason = (problem.strerror or "unknown reason").lower()
        return refuse("unreadable-file", f"`{shown}` can't be read: {reason}", "check that the file exists and may be read")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        before = problem.object[: problem.start].decode()
        return refuse("unreadable-file", f"`{shown}` is not UTF-8 text", "save the file as UTF-8", before)
    if "\0" in text:
        before = text[: text.index("\0")]
        return refuse("unreadable-file", f"`{shown}` contains a NUL character", "save it as UTF-8 text", before)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return Source(shown, text)


def show_path(path: Path, folder: Path) -> str:
    """A path as findings write it: relative to the current directory if inside it, else to the folder's parent."""
    absolute = os.path.abspath(path)
    for base in (os.getcwd(), os.path.dirname(os.path.abspath(folder))):
        if absolute.startswith(os.path.join(base, "")):
            return absolute[len(os.path.join(base, "")) :].replace(os.sep, "/")
    return os.path.basename(absolute)


def _listed(folder: Path, suffix: str) -> list[Path]:
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(suffix) and not name.startswith("."))
    except OSError:
        return []
    return [folder / name for name in names[:MAX_FILES] if not (folder / name).is_dir()]


def _inside(path: Path, folder: Path) -> bool:
    return os.path.realpath(path).startswith(os.path.join(os.path.realpath(folder), ""))


def _hidden(path: Path, folder: Path) -> bool:
    return any(part.startswith(".") for part in path.parts[len(folder.parts) :])


def _leads_out(pattern: str) -> bool:
    return (
        pattern.startswith(("/", "~", "\\"))
        or pattern[1:2] == ":"
        or "\0" in pattern
        or ".." in PurePosixPath(pattern.replace("\\", "/")).parts
    )


def _link_out(path: str) -> Problem:
    message = f"`{path}` is a link that leads out of the game's folder"
    return Problem("path-outside", message, "copy the file into the game's folder")


def _missing(folder: Path, pattern: str) -> Problem:
    there = sorted(path.relative_to(folder).as_posix() for path in folder.glob("*/*.yaml") if not _hidden(path, folder))
    near = nearest(pattern, there)
    help = f"write `{near}`, or add the file" if near else "add the file, or correct the pattern"
    return Problem("table-file-missing", f"no file matches `{pattern}`", help)
