"""Emitted games against the reference interpreter, in lock step.

schema.py        the fields, places and cards that all generated programs have
expressions.py   random expressions of a wanted type
statements.py    random statements, control.py those around others
programs.py      random programs of the intermediate representation
texts.py         random little games as rules text
lockstep.py      plays both sides with the same answers and compares after every step
"""
