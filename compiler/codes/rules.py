"""Codes about actions, events, handlers and what lasts."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

CODES = (
    code(
        "never-playable",
        "a rule or card whose requirements exclude each other",
        """Each requirement alone could hold, all together can't, so it is never offered to anybody.""",
        """
        each player has
            fame 0..10
        action retire "Retire"
            require fame > 8
            require fame < 3
            lose 1 fame
        """,
        """
        each player has
            fame 0..10
        action retire "Retire"
            require fame > 8
            lose 1 fame
        """,
        WARNING,
    ),
    code(
        "choice-without-options",
        "a choice that may find nothing to choose",
        """Outside the lead-in a choice without options ends its block silently. Guard it, or let the player decline
        with `may choose`.""",
        """
        choices Colour: red, blue
        each player has
            known  set of Colour
            points 0..50
        event reveal "Reveal"
            gain 1 points
            choose colour in known
            remove colour from known
        """,
        """
        choices Colour: red, blue
        each player has
            known  set of Colour
            points 0..50
        event reveal "Reveal"
            gain 1 points
            may choose colour in known
                remove colour from known
        """,
        WARNING,
    ),
    code(
        "no-effect",
        "a statement that can't change anything",
        """An amount that is always 0, or a field that is always at its end here, leaves the game as it was.""",
        """
        each player has
            coins 0..20
        action wait "Wait"
            gain 0 coins
        """,
        """
        each player has
            coins 0..20
        action wait "Wait"
            nothing
        """,
        WARNING,
    ),
    code(
        "late-require",
        "a requirement after the first effect",
        """A rule is offered only if its lead-in (requirements, choices, costs) can be completed. After the first effect
        it is too late to refuse; use `if` there, or move the requirement up.""",
        """
        each player has
            coins  0..20
            points 0..50
        action invest "Invest"
            gain 1 points
            require coins >= 3
            lose 3 coins
        """,
        """
        each player has
            coins  0..20
            points 0..50
        action invest "Invest"
            require coins >= 3
            gain 1 points
            lose 3 coins
        """,
    ),
    code(
        "late-pay",
        "a price after the first effect",
        """A price must be payable in full before anything happens. Move it up, give the part a lead-in of its own
        (`may`, `option`), or make it a loss.""",
        """
        each player has
            coins  0..20
            points 0..50
        action invest "Invest"
            gain 1 points
            pay 3 coins
        """,
        """
        each player has
            coins  0..20
            points 0..50
        action invest "Invest"
            pay 3 coins
            gain 1 points
        """,
    ),
    code(
        "legality-twice",
        "a condition repeats a price that is checked anyway",
        """Only what can be paid is offered; saying so again is a second truth that will be wrong when a card changes
        the price.""",
        """
        table wares of Ware from "cards/wares.yaml"
            price 0..9
        each player has
            coins 0..20
        action buy "Buy"
            choose ware in wares where ware.price <= coins
            pay ware.price coins
        """,
        """
        table wares of Ware from "cards/wares.yaml"
            price 0..9
        each player has
            coins 0..20
        action buy "Buy"
            choose ware in wares
            pay ware.price coins
        """,
        WARNING,
    ),
    code(
        "exception-clash",
        "two exceptions that can hold at the same time",
        """An exception (`is ... instead`, `instead of`) replaces; two of them would need an order that nobody wrote.
        Make their conditions exclude each other, or say which one goes `over` the other.""",
        """
        quantity rate "Rate"
            base 1
            at least 0
        while round > 2
            my rate is 3 instead
        while round > 3
            my rate is 5 instead
        """,
        """
        quantity rate "Rate"
            base 1
            at least 0
        while round = 3
            my rate is 3 instead
        while round > 3
            my rate is 5 instead
        """,
    ),
    code(
        "handler-loop",
        "handlers that set each other off without end",
        """Each consequence triggers the next and nothing runs out. Put a decision, a `once per ...` or a decreasing
        number on the way.""",
        """
        each player has
            coins  0..
            points 0..
        after I gain coins: gain 1 points
        after I gain points: gain 1 coins
        """,
        """
        each player has
            coins  0..
            points 0..
        after I gain coins: gain 1 points
        """,
    ),
    code(
        "missing-base",
        "a quantity without `base`",
        """`base` is the printed value that exceptions replace and adjustments add to.""",
        """
        quantity income "Income"
            plus 2 "Printed"
            at least 0
        """,
        """
        quantity income "Income"
            base 2 "Printed"
            at least 0
        """,
    ),
    code(
        "missing-floor",
        "a quantity without `at least`",
        """Discounts stack. Without a lower bound a price could become a gift; the bound says that it never does.""",
        """
        quantity chip_price "Chip price"
            base 2
        """,
        """
        quantity chip_price "Chip price"
            base 2
            at least 0
        """,
    ),
    code(
        "recursive-define",
        "a definition that needs itself",
        """Defines and quantities are calculated anew each time they are read; one that reads itself, also through
        others, would never come to an end.""",
        """
        define strength as reach + 1
        define reach as strength + 1
        """,
        """
        each player has
            power 0..20
        define strength as reach + 1
        define reach as power + 1
        """,
    ),
    code(
        "automa-decides",
        "an automa reaches a choice that it can't make",
        """An automa never decides. A mandatory choice on its way needs an `instead of` that says what it does; `pick
        ... by` chooses by priority.""",
        """
        choices Colour: red, blue
        each player has
            colour Colour
        action paint "Paint"
            choose c in Colour
            set colour to c
        automa robot "Robot"
            event robot_part "Robot's part"
                do paint
        """,
        """
        choices Colour: red, blue
        each player has
            colour Colour
        action paint "Paint"
            choose c in Colour
            set colour to c
        automa robot "Robot"
            instead of paint
                pick c in Colour at random
                set colour to c
        """,
    ),
    code(
        "best-for-chance",
        "`best for` over chance or another player's decision",
        """The best way is found by trying all of them. That is only possible where nothing but my own decisions lies
        ahead.""",
        """
        each player has
            points 0..50
        event harvest "Harvest"
            best for points
                roll d6 as n
                gain n points
        """,
        """
        each player has
            points 0..50
        event harvest "Harvest"
            roll d6 as n
            best for points
                choose k in 0..n
                gain k points
        """,
    ),
)
