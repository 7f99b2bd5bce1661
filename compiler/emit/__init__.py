"""IR -> Python. `emit_module(program)` gives the text of a module that needs nothing but `runtime`.

module.py      the parts of the module in order
inline.py      procedures with one call site are written into their caller
copies.py      locals that repeat another, positions in seat order
graph.py       who calls whom, who waits
liveness.py    which locals must survive a wait
blocks.py      procedures that wait: one function per continuation
ways.py        where they go on; facts.py what is known on the way
statements.py  statements that don't wait
expr.py        expressions; folds.py their loops; signs.py what can't be negative
fused.py       random playouts; draws.py makes procedures ready for them
layout.py      the state class; metadata.py what labels and views need
"""

from compiler.emit.module import emit_module

__all__ = ["emit_module"]
