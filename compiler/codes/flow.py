"""Codes about the course of play: the game itself, loops, limits and the end."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

CODES = (
    code(
        "missing-game",
        "a folder of rules without a `game` line",
        """The `game` line gives the name, the title and the number of players; everything else depends on it.""",
        """
        play
            rounds 3
                nothing
        """,
        """
        game little "Little Game" for 2 to 4 players
        play
            rounds 3
                nothing
        """,
    ),
    code(
        "several-games",
        "more than one `game` line in a folder",
        """A folder of content is one game. Differences between editions are variants or settings.""",
        """
        game little "Little Game" for 2 to 4 players
        game large "Large Game" for 5 to 8 players
        """,
        """
        game little "Little Game" for 2 to 8 players
        """,
    ),
    code(
        "missing-play",
        "a game without `play`",
        """`play` says what happens in which order; without it there is nothing to start.""",
        """
        game little "Little Game" for 2 to 4 players
        each player has
            coins 0..20
        """,
        """
        game little "Little Game" for 2 to 4 players
        each player has
            coins 0..20
        play
            rounds 3
                phase payday "Payday" each player in players
                    gain 1 coins
        """,
    ),
    code(
        "unbounded-loop",
        "a loop without an upper limit",
        """Every loop ends for certain: the number of times needs an upper end, from the range of its field or from `at
        most`.""",
        """
        each player has
            energy 0..
            points 0..50
        event run "Run"
            repeat energy times: gain 1 points
        """,
        """
        each player has
            energy 0..20
            points 0..50
        event run "Run"
            repeat energy times: gain 1 points
        """,
    ),
    code(
        "too-much-work",
        "a calculation or a loop that would take far too long",
        """Loops inside loops and choices that depend on each other multiply. The check counts what could be needed at
        the worst between two decisions.""",
        """
        each player has
            points 0..50
        event sift "Sift"
            repeat 9999 times
                repeat 9999 times
                    repeat 9999 times: gain 1 points
        """,
        """
        each player has
            points 0..50
        event sift "Sift"
            repeat 20 times: gain 1 points
        """,
    ),
    code(
        "reroll-loop",
        "a roll that is repeated until it fits",
        """A uniform pick among what fits has the same chances, always ends, and shows its exact probabilities.""",
        """
        each player has
            spot 1..6
        the game has
            taken set of 1..6
        event enter "Enter"
            repeat at most 99
                roll d6 as n
                if n not in taken: stop
            set spot to 1
        """,
        """
        each player has
            spot 1..6
        the game has
            taken set of 1..6
        event enter "Enter"
            pick n in 1..6 where n not in taken at random
            set spot to n
        """,
        WARNING,
    ),
    code(
        "limit-reached",
        "a limit was reached that is there to stop endless play",
        """`at most` in rounds, turns and `repeat`, the depth of rules that start each other, and the size of a choice
        are limits. Reaching one is a mistake in the rules or a limit that is too low.""",
        """
        play
            rounds at most 3
                nothing
        """,
        """
        play
            rounds 3
                nothing
        """,
    ),
    code(
        "open-tie",
        "a tie for the win that the rules leave open",
        """The last key after `winners by` may still leave two players equal. Add a key, or say that tied players
        share.""",
        """
        each player has
            points 0..50
        scoring
            score points "Points"
            winners by total highest
        """,
        """
        each player has
            points 0..50
        scoring
            score points "Points"
            winners by total highest
            tied players share
        """,
        WARNING,
    ),
)
