"""Codes about texts that can't be read. They are declared where the parser's sentences are made, in `dsl/errors.py`."""

from compiler.codes.code import code
from dsl import errors

CODES = tuple(code(slug, summary, why, wrong, right) for slug, (summary, wrong, right, why) in errors.CODES.items())
