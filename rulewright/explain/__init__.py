"""Explanations on demand: what a code means, and what a name of a game is made of."""

from __future__ import annotations

from rulewright.explain.codes import explain_code
from rulewright.explain.names import UnknownName, explain_name

__all__ = ["UnknownName", "explain_code", "explain_name"]
