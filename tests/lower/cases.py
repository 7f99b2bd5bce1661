"""The cases of shapes/: rules, and what becomes of them in the intermediate form.

A file opens with what its cases share; then each case has a title, rules, tables if it needs any, and behind `=>` the names of the
parts that are compared, with these parts as they must be printed. `*` stands for any rest of a name.

    == what is paid
    action buy "Buy"
        pay 2 coins
    => can_buy
    function can_buy(me)
        give coins[me] >= 2

`(variant NAME)` behind the names switches a variant on, `(harness)` asks for the program that runs examples.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from compiler.pipeline import Lowered, compile_harness, load_program
from tests.lower.printed import parts

SHAPES = sorted(Path(__file__).with_name("shapes").glob("*.txt"))
PLAY = 'play\n    rounds 2\n        phase day "Day" each player in players: nothing\n'


@dataclass(frozen=True)
class Case:
    """`files`: (path, text) of the game; `wanted`: patterns of names; `given`: the lines in front of the expected `shape`."""

    path: Path
    title: str
    files: tuple[tuple[str, str], ...]
    wanted: tuple[str, ...]
    option: str
    given: str
    shape: str

    def __str__(self) -> str:
        return f"{self.path.stem}: {self.title}"

    @property
    def rules(self) -> str:
        return dict(self.files)["game.rules"]

    def rewrite(self, shape: str) -> None:
        """Puts what is printed now in the place of what was expected."""
        text = self.path.read_text(encoding="utf-8")
        behind = text.index(self.given) + len(self.given)
        rest = re.search(r"^== |\Z", text[behind:], re.M)
        after = text[behind + rest.start() :]
        self.path.write_text(f"{text[:behind]}\n{shape}\n" + (f"\n{after}" if after else ""), encoding="utf-8")


def read_cases(path: Path) -> list[Case]:
    shared, *blocks = re.split(r"^== ", path.read_text(encoding="utf-8"), flags=re.M)
    return [read_case(path, files_of(shared), block) for block in blocks]


def read_case(path: Path, shared: dict[str, str], block: str) -> Case:
    source, _, expected = block.partition("\n=> ")
    wanted, _, shape = expected.partition("\n")
    names, _, option = wanted.partition(" (")
    title, _, source = source.partition("\n")
    own = files_of(source)
    files = {**shared, **own, "game.rules": f"{shared['game.rules']}\n{own['game.rules']}"}
    if not re.search(r"^play$", files["game.rules"], re.M):
        files["game.rules"] += f"\n{PLAY}"
    given = f"== {title}\n{source}\n=> {wanted}"
    return Case(path, title, tuple(files.items()), tuple(names.split()), option.rstrip(")"), given, shape.strip("\n"))


def files_of(text: str) -> dict[str, str]:
    """The rules, and behind lines `--- path` the tables."""
    rules, *rest = re.split(r"^--- (.+)\n", text, flags=re.M)
    return {"game.rules": rules.strip("\n") + "\n"} | dict(zip(rest[::2], rest[1::2], strict=True))


@cache
def compile_case(case: Case) -> Lowered:
    with TemporaryDirectory() as folder:
        for path, text in case.files:
            target = Path(folder, path)
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8")
        if case.option == "harness":
            return compile_harness(Path(folder))
        chosen = (case.option.removeprefix("variant "),) if case.option else ()
        return load_program(Path(folder), variants=chosen)


def shape_of(case: Case) -> str:
    """The parts of the case as they are now."""
    found = parts(compile_case(case).program)
    unknown = [pattern for pattern in case.wanted if not any(fnmatchcase(name, pattern) for name, _ in found)]
    assert not unknown, f"nothing is called {unknown} in {sorted({name for name, _ in found})}"
    shown = [text for name, text in found if any(fnmatchcase(name, pattern) for pattern in case.wanted)]
    return "".join(f"\n{text}\n" if text.startswith(("function ", "procedure ", "why ")) else f"{text}\n" for text in shown).strip(
        "\n"
    )
