"""The language: text in, a syntax tree with spans, syntax diagnostics and formatted text out.

Read `grammar.lark` for what may be written, `syntax.py` for what comes out, `parser.py` for how, `formatter.py` for layout.
This room imports nothing of the others.
"""
