"""One small realiser per language: articles, plurals, owners, lists, and how a title becomes a noun or a verb."""

from __future__ import annotations

from compiler.text.languages.english import English
from compiler.text.languages.german import German

REALISERS = {"en": English, "de": German}
