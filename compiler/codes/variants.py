"""Codes about variants: patches that no longer fit, or that fit the same place twice."""

from compiler.codes.code import code

CODES = (
    code(
        "moved-base",
        "a change whose `from` is no longer what the game says",
        """`change X from A to B` was written against a value of A. The game has changed since; look whether the variant
        still means what it did.""",
        """
        setting goal 1..200 starts 120 "Goal"
        variant short "Short game"
            change goal from 100 to 50
        """,
        """
        setting goal 1..200 starts 120 "Goal"
        variant short "Short game"
            change goal from 120 to 50
        """,
    ),
    code(
        "nothing-to-replace",
        "a variant replaces or removes something that does not exist",
        """`replace` and `remove` name a declaration of the game, with the same parameters.""",
        """
        quantity wage "Wage"
            base 1
            at least 0
        variant rich "Rich"
            replace quantity wages "Wage"
                base 3
                at least 0
        """,
        """
        quantity wage "Wage"
            base 1
            at least 0
        variant rich "Rich"
            replace quantity wage "Wage"
                base 3
                at least 0
        """,
    ),
    code(
        "exists-already",
        "a variant adds something that the game already has",
        """A plain declaration in a variant adds. To put another one in its place, write `replace`.""",
        """
        quantity wage "Wage"
            base 1
            at least 0
        variant rich "Rich"
            quantity wage "Wage"
                base 3
                at least 0
        """,
        """
        quantity wage "Wage"
            base 1
            at least 0
        variant rich "Rich"
            replace quantity wage "Wage"
                base 3
                at least 0
        """,
    ),
    code(
        "variant-clash",
        "two variants change the same thing and can be on together",
        """Which of them holds would depend on an order that nobody wrote. Give one of them a condition, or make them
        one variant.""",
        """
        setting goal 1..200 starts 100 "Goal"
        variant short "Short game"
            change goal from 100 to 50
        variant long "Long game"
            change goal from 100 to 150
        """,
        """
        setting goal 1..200 starts 100 "Goal"
        setting rush flag starts no "Rush"
        variant short "Short game" if rush = yes
            change goal from 100 to 50
        variant long "Long game" if rush = no
            change goal from 100 to 150
        """,
    ),
)
