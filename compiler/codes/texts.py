"""Codes about printed text and the phrases it is made from."""

from compiler.codes.code import code

RULES = """
        # game.rules
        table experts of Expert from "cards/experts.yaml"
            effect effect
        each player has
            coins 0..20 "Coins"
        # cards/experts.yaml
"""

CODES = (
    code(
        "text-effect-mismatch",
        "a card's text promises something else than its effect",
        """A written `text` must name the same numbers of the same things as the effect. Without one the text is
        generated and can't be wrong.""",
        RULES
        + """
        - id: toll_keeper
          text: Gain 2 Coins.
          effect: gain 1 coins
        """,
        RULES
        + """
        - id: toll_keeper
          effect: gain 1 coins
        """,
    ),
    code(
        "unknown-phrase",
        "a phrase file names a phrase, a rule or a phase that does not exist",
        """`phrases/<language>.yaml` holds only what differs from the standard phrases, under the same keys; under `rules` stand
        rules and phases of the game.""",
        """
        # phrases/en.yaml
        gains: "receive {things}"
        """,
        """
        # phrases/en.yaml
        gain: "receive {things}"
        """,
    ),
    code(
        "missing-phrase-slot",
        "a phrase leaves out or invents a slot",
        """A phrase must use the slots of the standard phrase, otherwise a number or a name would be lost in print.""",
        """
        # phrases/en.yaml
        gain: "receive something"
        """,
        """
        # phrases/en.yaml
        gain: "receive {things}"
        """,
    ),
)
