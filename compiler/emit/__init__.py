"""Blocks -> Python. `emit_module(program)` gives the text of a module that needs nothing but `runtime`.

module.py     the parts of the module in order
unit.py       names of everything, shared tables; names.py, writer.py
expr.py       expressions; folds.py their loops, quick.py what Python does at once
effects.py    statements
regions.py    which blocks are one function; control.py their control without jumps; lines.py the same as Python
functions.py  the functions of a procedure and their locals
steps.py      procedures step by step; fused.py random playouts
layout.py     the state class; metadata.py what the runtime must know; literals.py how that is written
"""

from compiler.emit.module import emit_module

__all__ = ["emit_module"]
