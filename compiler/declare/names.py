"""Which names are taken. Whatever stands alone in a rule shares one name space; types have their own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Unpack

from compiler.model import Model, Place, spoken
from compiler.report import More, Reporter
from dsl import syntax
from dsl.source import Source, Span
from dsl.vocabulary import line_words

BUILT_IN = frozenset(
    """players rivals humans me they them this source amount round total none nobody yes no empty abilities
count sum any all those best highest lowest min max take after_first first last top position place clockwise next after seat
distance odd cells cell overlap fits turned rotation automated""".split()
)
Titled = syntax.ChoiceValue | syntax.Setting | syntax.Field | syntax.Table | syntax.Define | syntax.Quantity | syntax.Rule


@dataclass
class Names:
    """The names given so far, and where all that is declared under them goes."""

    model: Model
    reporter: Reporter
    taken: dict[str, tuple[str, Place]] = field(default_factory=dict)  # each with what it names
    types: dict[str, Place] = field(default_factory=dict)

    def report(self, code: str, message: str, source: Source, span: Span, label: str = "", **more: Unpack[More]) -> None:
        self.reporter.report(code, message, source, span, label, **more)

    def is_free(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        """Is it none of the words of the language?"""
        if name.text not in BUILT_IN and name.text not in line_words():
            return True
        message = f"`{name}` is a word of the language and can't name a {kind}"
        self.report("reserved-name", message, source, name.span, "reserved", help="choose another name")
        return False

    def claim(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        """Takes a bare name for a declaration; reports it if it is taken or reserved."""
        if not self.is_free(name, kind, source):
            return False
        if name.text not in self.taken:
            self.taken[name.text] = kind, Place(source, name.span)
            return True
        other_kind, other = self.taken[name.text]
        others = [other.label(f"a {other_kind} of the same name")]
        message, help = f"`{name}` is declared twice", "rename one of them"
        self.report("duplicate-name", message, source, name.span, f"a {kind}", others=others, help=help)
        return False

    def claim_type(self, name: syntax.Ident, kind: str, source: Source) -> bool:
        if name.text not in self.types:
            self.types[name.text] = Place(source, name.span)
            return True
        others = [self.types[name.text].label("declared here before")]
        message, help = f"the type `{name}` is declared twice", "rename one of them"
        self.report("duplicate-name", message, source, name.span, kind, others=others, help=help)
        return False


def title_of(node: Titled) -> str:
    return node.title.value if node.title else spoken(node.name.text)
