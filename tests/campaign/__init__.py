"""Damaged content, by the thousand (mutation-based fuzzing): whatever a file has become, there are findings or a game that holds
what all games hold.

    python -m tests.campaign --seconds 600 --seed 1

runs mutants of all games of the repository until the time is up and tells each kind of defect once, with the change that
shows it first; `--keep FOLDER` keeps that mutant of each kind.
"""
