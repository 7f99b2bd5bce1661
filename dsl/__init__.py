"""The language: text in, a syntax tree with spans, syntax diagnostics and formatted text out.

`grammar.lark` says what may be written, `syntax/` what comes out. The way between: `scanner.py` (characters to words
and layout), `machine.py` (words to nodes, with the tables of `tables.py` and the functions of `transform.py` and
`productions.py`), `parser.py` (files and cells, and how to go on after a mistake). `mistakes.py` and `wording.py`
explain what is wrong, `errors.py` lists the codes, `formatter.py` lays texts out, `walk.py` goes over trees. This room
imports nothing of the others.
"""
