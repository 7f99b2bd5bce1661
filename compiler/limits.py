"""How large a game may be. Beyond these sizes something is a slip or an attack; below them a check stays quick and a game small.

Sizes that can be read off the declarations are refused where they are declared; what a calculation or a loop may take is estimated
in `check/effort.py`.
"""

MOST_VALUES = 100_000  # values of one field, over all its keys
MOST_MEMBERS = 4_096  # possible members of a set of numbers
MOST_SPACES = 10_000  # cells of a grid, places of a row
MOST_SIZED_SPACES = 50_000  # cells of a grid, over all sizes that settings give it
MOST_ROWS = 10_000  # that one row of a table stands for
MOST_CARDS = 200_000  # things of one table, copies counted
MOST_KEYS = 1_000_000  # from the lowest to the highest key of a table
MOST_DICE, MOST_SIDES = 1_000, 10_000
MOST_TIMES = 100_000  # of a loop without a limit of its own
MOST_ENTRIES = 10_000  # of a list
MOST_TOKENS = 10_000  # that a bag holds
MOST_WORK = 100_000_000  # steps of a calculation or a loop, at the worst
MOST_OPTIONS = 10_000  # combinations that one decision offers
MOST_GUARDED = 8  # choices under conditions in one lead-in
DEEPEST = 200  # of statements and calculations inside each other
MOST_DIGITS = 1_000  # of a number in a calculation
LARGEST = 1 << 53  # what a state keeps: a number that every engine and every reader of JSON can hold
