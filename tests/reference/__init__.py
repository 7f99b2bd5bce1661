"""The reference interpreter of the intermediate representation: slow and obvious.

It shares no code with `runtime/` or `compiler/emit`; every emitted game is played in lock step with it
(tests/differential).

    state.py         what a game's state is, and what moving and shuffling cards does to it
    evaluate.py      expressions
    helpers.py       the pure helpers of the runtime, by brute force
    interpreter.py   statements
    machine.py       `Machine`: a running game that asks and takes answers
"""
