"""The page of all codes, made from the registry so that it can't fall behind: `python -m rulewright.explain.page`
writes `docs/errors.md`; a test compares the two."""

from __future__ import annotations

from pathlib import Path

from compiler.codes import Code, subjects

PAGE = Path("docs/errors.md")

OPENING = """\
# Errors and warnings

What `rulewright check` can say, by subject. `rulewright explain CODE` prints one entry. In the examples a line such as
`# cards/experts.yaml` begins another file of the same game. In JSON, lines and columns count from 1, columns in code
points, and an end is the place after the last character.

This page is made from the registry of codes: `python -m rulewright.explain.page` writes it.
"""


def render_page() -> str:
    """The whole of `docs/errors.md`."""
    parts = [OPENING]
    for subject, codes in subjects().items():
        listed = " · ".join(f"[{code.slug}](#{code.slug})" for code in codes)
        parts.append(f"\n**{subject}**: {listed}\n")
    for subject, codes in subjects().items():
        parts.append(f"\n## {subject}\n")
        parts += [_entry(code) for code in codes]
    return "".join(parts)


def _entry(code: Code) -> str:
    return (
        f"\n### {code.slug}\n\n{code.severity.capitalize()}: {code.summary}.\n\n{code.why}\n\n"
        f"```\n# wrong\n{code.wrong}\n```\n```\n# right\n{code.right}\n```\n"
    )


if __name__ == "__main__":
    PAGE.write_text(render_page(), encoding="utf-8")
