"""Codes about resources: where they come from and where they go."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

CODES = (
    code(
        "no-source",
        "nothing ever gives this resource",
        """It is paid, lost or required, but starts at its lower end and no rule or card adds to it.""",
        """
        each player has
            ideas  0..9
            points 0..50
        action publish "Publish"
            pay 1 ideas
            gain 3 points
        """,
        """
        each player has
            ideas  0..9
            points 0..50
        action think "Think"
            gain 1 ideas
        action publish "Publish"
            pay 1 ideas
            gain 3 points
        """,
        WARNING,
    ),
    code(
        "no-drain",
        "nothing ever uses this resource",
        """It is gained, but no rule pays, loses, reads or scores it.""",
        """
        each player has
            ideas 0..9
        action think "Think"
            gain 1 ideas
        """,
        """
        each player has
            ideas 0..9
        action think "Think"
            gain 1 ideas
        scoring
            score ideas "Ideas"
        """,
        WARNING,
    ),
)
