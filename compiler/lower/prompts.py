"""What questions ask for: the kind of thing, as the game's texts call it ("Choose a card from your hand"). The name a rule gives to
what is chosen is the author's own; it is said only where two choices of one rule would read alike, and behind a number, which by
itself says nothing."""

from __future__ import annotations

from collections import defaultdict

from compiler.bound import tree
from compiler.lower.state import Lowering
from compiler.lower.titles import bodies_of
from compiler.text import choice_words
from compiler.types import IntType, bare
from dsl.walk import nodes_in
from dsl.wording import with_article

SHORT = 2
"""Names of so many letters are no words."""


def asked_for(lowering: Lowering, node: tree.Choose | tree.ChooseMany) -> str:
    """ "a region", "another region", "up to 2 cards from your hand (spares)"."""
    words, name = choice_words(node, lowering.words), node.local.name.replace("_", " ")
    if isinstance(bare(node.local.type), IntType):
        return with_article(name) if "number" in name.split() else f"{words} ({name})" if len(name) > SHORT else words
    if node.local not in alike(lowering) or len(name) <= SHORT or name in words:
        return words
    kind = words.removeprefix("a ").removeprefix("an ")
    return f"another {kind}" if name.startswith("other ") and kind != words else f"{words} ({name})"


def alike(lowering: Lowering) -> set[tree.Local]:
    """Choices that another choice of the same rule is asked for in the same words as, under another name."""
    if lowering.worded_alike is None:
        lowering.worded_alike = set()
        for body in bodies_of(lowering.game):
            found: dict[str, set[tree.Local]] = defaultdict(set)
            for node in nodes_in(body):
                if isinstance(node, (tree.Choose, tree.ChooseMany)):
                    found[choice_words(node, lowering.words)].add(node.local)
            lowering.worded_alike |= {one for same in found.values() if len({other.name for other in same}) > 1 for one in same}
    return lowering.worded_alike
