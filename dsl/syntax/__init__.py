"""The syntax tree: what the parser gives and everybody else reads, as `syntax.Gain`, `syntax.Expr` and so on.

Nodes are frozen and compare without their spans, so that a variant can ask "is this still what I expect?" and equal
texts can share one tree. Every node has `span`, offsets into its source. Names that are declared or looked up are
`Ident`s with spans of their own. `None` means "not written"; tuples are in source order.

An effect cell is a `Body`, a price cell a `Price`; cells with a condition or an amount are expressions.
"""

from dsl.syntax.blocks import *  # noqa: F403
from dsl.syntax.declarations import *  # noqa: F403
from dsl.syntax.examples import *  # noqa: F403
from dsl.syntax.expressions import *  # noqa: F403
from dsl.syntax.flow import *  # noqa: F403
from dsl.syntax.lasting import *  # noqa: F403
from dsl.syntax.nodes import *  # noqa: F403
from dsl.syntax.simple import *  # noqa: F403
from dsl.syntax.types import *  # noqa: F403
