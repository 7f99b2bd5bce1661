"""The intermediate representation: a whole game as integers, lists of integers, pure functions and procedures.

Made by `compiler/lower`, read by `compiler/emit` (Python), by the reference interpreter under tests/, by the analyses of
`compiler/check`, and by people (`printer.py`). It has no names of Python things and no text in operands.

    expr.py         pure expressions
    stmt.py         statements: writes, moves, questions, chance, control
    program.py      fields, places, constants, functions, procedures, prompts, notes
    walk.py         going through all of that
    graph.py        who calls whom
    printer.py      the readable print that `rulewright build --ir` shows, and its hash; names.py for the one that is committed
"""
