"""Checks on the whole game, after every rule has been read: each module looks for one family of mistakes."""
