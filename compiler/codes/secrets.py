"""Codes about what players may not know."""

from compiler.codes.code import code

CODES = (
    code(
        "leak",
        "a player is shown something that depends on what the player can't see",
        """Options, amounts and prompts are visible to the one who decides. If they read a hidden place, the choice
        gives its content away. Use `look at` first, or let chance decide.""",
        """
        table cards of Card from "cards/all.yaml"
            value 1..9
        each player has
            hand pile of Card seen by owner
        action steal "Steal"
            choose victim in rivals
            choose card in victim's hand
            move card to hand
        """,
        """
        table cards of Card from "cards/all.yaml"
            value 1..9
        each player has
            hand pile of Card seen by owner
        action steal "Steal"
            choose victim in rivals where count(victim's hand) > 0
            pick card in victim's hand at random
            move card to hand
        """,
    ),
    code(
        "secret-phase",
        "players who decide at the same time get in each other's way",
        """In a phase of all players at once each part may write only what belongs to its own player, read only what no
        part writes, and use no chance; then the order can't matter. Draw before the phase, discard after it.""",
        """
        table cards of Card from "cards/all.yaml"
            value 1..9
        each player has
            hand pile of Card seen by owner
        the game has
            deck pile of Card seen by none
        play
            rounds 3
                phase plan "Plan" all players in secret
                    draw 1 from deck to hand
        """,
        """
        table cards of Card from "cards/all.yaml"
            value 1..9
        each player has
            hand pile of Card seen by owner
            plan pile of Card seen by owner
        the game has
            deck pile of Card seen by none
        play
            rounds 3
                phase supply "Supply" each player in players
                    draw 1 from deck to hand
                phase planning "Plan" all players in secret
                    choose card in hand
                    move card to plan
        """,
    ),
)
