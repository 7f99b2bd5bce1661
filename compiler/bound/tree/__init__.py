"""The bound tree: what the rules say once every name is settled. `from compiler.bound import tree` and read `tree.Gain`.

It has the shape of the syntax tree, with symbols in the place of words: a field, a row or a local instead of a name, a type on
every expression, resources on whatever is gained, lost or paid, lead-ins as a list of their own. One word, one thing: `x`, `my x`
and `me's x` are the same `FieldRead`. Nodes compare without spans and types, so that two readings of the same thing are equal;
what is known of values (`ranges`) is kept by expression."""

from compiler.bound.tree.examples import *  # noqa: F403
from compiler.bound.tree.expressions import *  # noqa: F403
from compiler.bound.tree.items import *  # noqa: F403
from compiler.bound.tree.statements import *  # noqa: F403
