"""Explanations on demand: what a code means, and what a name of a game is made of."""
from __future__ import annotations

from rulewright.explain.codes import explain_code

__all__ = ["explain_code"]
