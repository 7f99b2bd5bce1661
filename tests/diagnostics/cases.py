"""Case files: Markdown with a sentence, the files of a game in fences named by their paths, and the expected report."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from compiler.pipeline import Checked, check_game
from rulewright.sheets.looking import look_at_sheets, texts_of

FOLDER = Path(__file__).parent / "cases"
FENCE = re.compile(r"^```(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REPORT = "report"


@dataclass(frozen=True)
class Case:
    path: Path
    text: str

    @property
    def name(self) -> str:
        return self.path.relative_to(FOLDER).with_suffix("").as_posix()

    @property
    def files(self) -> dict[str, str]:
        return {path: text for path, text in FENCE.findall(self.text) if path != REPORT}

    @property
    def report(self) -> str:
        return next((text for path, text in FENCE.findall(self.text) if path == REPORT), "")

    def write(self, folder: Path) -> Path:
        for path, text in self.files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return folder

    def rewrite(self, report: str) -> None:
        kept = re.sub(r"\n?^```report\n.*?^```\n?", "", self.text, flags=re.MULTILINE | re.DOTALL).rstrip("\n")
        self.path.write_text(f"{kept}\n\n```report\n{report}```\n", encoding="utf-8")


def all_cases() -> list[Case]:
    return [Case(path, path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.md"))]


def check_all(folder: Path) -> Checked:
    """What `rulewright check` finds: in the rules and tables, and in the look of the sheets."""
    checked = check_game(folder)
    if checked.ok and (folder / "sheets").is_dir():
        found = look_at_sheets(checked.model, folder)
        checked.diagnostics += found
        checked.sources |= texts_of(found, folder)
    return checked
