"""Tables: YAML files in, typed rows with the positions of their cells out.

`load_tables` is the way in. The steps: `compose` (text to nodes), `spread` (rows that
stand for many), `ids_of` (so that tables may name each other's rows), `read`
(nodes to rows by the declared types), `validate` (against the same schemas that editors use).
"""

from compiler.tables.env import TableEnv
from compiler.tables.load import load_tables

__all__ = ["TableEnv", "load_tables"]
