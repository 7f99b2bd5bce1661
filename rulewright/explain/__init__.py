"""Explanations on demand: what a code means (codes.py), and what a name of a game is made of (names.py, with inputs.py and
mentions.py). Nothing is imported here, so that to explain a code no compiler is loaded."""
