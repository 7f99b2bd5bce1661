"""Names and types: expressions of the syntax tree become typed expressions of the intermediate representation.

scope.py        what a name can mean at a place: locals, me, this, facts known there
ranges.py       how low and how high an expression can be, given those facts
names.py        bare names, columns, fields, families, quantities and defines
expressions.py  everything else an expression can be
functions.py    the built-in functions and aggregates
"""
