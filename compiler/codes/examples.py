"""Codes about executable examples, and about ourselves."""

from compiler.codes.code import code

CODES = (
    code(
        "example-fails",
        "an example does not come out as it says",
        """An example is a sentence of the rulebook that the rules have to keep. Either the rules or the example is
        mistaken.""",
        """
        each player has
            coins 0..20
        action work "Work"
            gain 1 coins
        example "Work pays 2" rule "R1"
            given players ana, ben
            when ana does work
            then ana has coins 2
        """,
        """
        each player has
            coins 0..20
        action work "Work"
            gain 2 coins
        example "Work pays 2" rule "R1"
            given players ana, ben
            when ana does work
            then ana has coins 2
        """,
    ),
    code(
        "internal-error",
        "Rulewright itself failed",
        """Whatever the input, this is a mistake of ours. Please report it with the folder that was checked.""",
        """
        # any content
        """,
        """
        # the same content, with a version in which the mistake is mended
        """,
    ),
)
