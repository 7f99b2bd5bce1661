"""What a code means, with a wrong and a right example: the text of `explain CODE`."""

from __future__ import annotations

from textwrap import indent, wrap

from compiler.codes import registry


def explain_code(slug: str) -> str | None:
    """The entry of a code as text for a terminal, or nothing if there is no such code."""
    code = registry().get(slug)
    if code is None:
        return None
    parts = [f"{code.severity}[{code.slug}]: {code.summary}", "\n".join(wrap(code.why, 100))]
    parts += [f"Wrong:\n\n{indent(code.wrong, '    ')}", f"Right:\n\n{indent(code.right, '    ')}"]
    return "\n\n".join(parts) + "\n"
