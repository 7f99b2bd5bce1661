"""Codes about kinds of values, arguments and numbers that can't be."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

CODES = (
    code(
        "wrong-kind",
        "a name stands for something else than what is needed here",
        """Fields of players are read with `'s`, columns of rows with a dot, families and tables with brackets; a rule
        is done, a quantity is adjusted. The message says what the name is and what is needed.""",
        """
        each player has
            coins 0..20
        define richest_has as highest(p.coins for p in players)
        """,
        """
        each player has
            coins 0..20
        define richest_has as highest(p's coins for p in players)
        """,
    ),
    code(
        "wrong-type",
        "a value of one type where another is needed",
        """Choices and rows are types of their own: a region is not a colour even if both are small numbers inside.""",
        """
        choices Colour: red, blue
        the game has
            trump Colour
        define trump_is_high as trump > 3
        """,
        """
        choices Colour: red, blue
        the game has
            trump Colour
        define trump_is_high as trump = blue
        """,
    ),
    code(
        "wrong-arguments",
        "too many, too few or unexpected arguments",
        """A rule, define, quantity or family is used with as many arguments as it has parameters, in that order.""",
        """
        each player has
            coins 0..20
        event pay_out for n 0..20 "Pay out"
            gain n coins
        event payday "Payday"
            do pay_out
        """,
        """
        each player has
            coins 0..20
        event pay_out for n 0..20 "Pay out"
            gain n coins
        event payday "Payday"
            do pay_out for 3
        """,
    ),
    code(
        "not-a-quantity",
        "an adjustment of something that is not a quantity",
        """Numbers that cards may touch are quantities; everything else is a plain value, which is faster and simpler to
        read. To make a number adjustable, give it a `quantity` with `base` and `at least`.""",
        """
        define train_price as 3
        this game
            my train_price is 1 less
        """,
        """
        quantity train_price "Training price"
            base 3
            at least 0
        this game
            my train_price is 1 less
        """,
    ),
    code(
        "not-a-number",
        "a calculation with something that is not a number",
        """Only whole numbers are added, multiplied, gained and lost (and choices, which are ordered, move up and
        down).""",
        """
        choices Colour: red, blue
        each player has
            coins 0..20
            known set of Colour
        define strength as coins + known
        """,
        """
        choices Colour: red, blue
        each player has
            coins 0..20
            known set of Colour
        define strength as coins + count(known)
        """,
    ),
    code(
        "none-read",
        "something is read from a value that may be none",
        """A value `or none` has no columns or fields while it is none. Ask first; inside `if x != none` it is known to
        be there.""",
        """
        table leaders of Leader from "cards/leaders.yaml"
            might 0..9
        each player has
            leader Leader or none
            points 0..50
        action lead "Lead"
            gain leader.might points
        """,
        """
        table leaders of Leader from "cards/leaders.yaml"
            might 0..9
        each player has
            leader Leader or none
            points 0..50
        action lead "Lead"
            if leader != none: gain leader.might points
        """,
    ),
    code(
        "out-of-range",
        "a value may leave the range of the field it is put into",
        """`set` does not stop at the ends of a range as `gain` and `lose` do. If the value can be outside, the game
        would stop there with an error.""",
        """
        each player has
            price  1..8
            effort 0..10
        action plan "Plan"
            set price to effort
        """,
        """
        each player has
            price  1..8
            effort 0..10
        action plan "Plan"
            set price to max(1, min(effort, 8))
        """,
        WARNING,
    ),
    code(
        "value-out-of-range",
        "a written value lies outside the declared range",
        """A start value or a cell of a table has to fit the range its field or column declares.""",
        """
        each player has
            favour 0..12 starts 14
        """,
        """
        each player has
            favour 0..12 starts 12
        """,
    ),
    code(
        "too-many-values",
        "a field, set, grid, table or roll that is larger than any game needs",
        """Sizes have limits, so that a check stays quick and a game fits into memory whatever is written.""",
        """
        each player has
            stock 0..9 for each 0..999999999
        """,
        """
        each player has
            stock 0..9 for each 1..6
        """,
    ),
    code(
        "out-of-table",
        "a table is read at a key that it may not have",
        """Every key that the index can reach needs a row. Ladders often end one step too early: exclude the last value
        first, or add the row.""",
        """
        # game.rules
        table models of Model by version from "tables/models.yaml"
            version 1..7
            cost    0..20
        each player has
            version 1..3
            coins   0..20
        action improve "Improve"
            pay models[version + 1].cost coins
            gain 1 version
        # tables/models.yaml
        - {id: m2, version: 2, cost: 2}
        - {id: m3, version: 3, cost: 5}
        """,
        """
        # game.rules
        table models of Model by version from "tables/models.yaml"
            version 1..7
            cost    0..20
        each player has
            version 1..3
            coins   0..20
        action improve "Improve"
            require version < 3
            pay models[version + 1].cost coins
            gain 1 version
        # tables/models.yaml
        - {id: m2, version: 2, cost: 2}
        - {id: m3, version: 3, cost: 5}
        """,
    ),
    code(
        "never-true",
        "a condition that no state can meet",
        """The ranges of its fields exclude it, so what it guards never happens. A variant may extend a range; the check
        looks at all of them.""",
        """
        each player has
            favour 0..12
        action bless "Bless"
            require favour >= 15
            gain 1 favour
        """,
        """
        each player has
            favour 0..12
        action bless "Bless"
            require favour >= 10
            gain 1 favour
        """,
        WARNING,
    ),
    code(
        "always-true",
        "a condition that holds in every state",
        """The ranges of its fields make it true, so it can be left out, or it was meant differently.""",
        """
        each player has
            coins 0..20
        action work "Work"
            require coins >= 0
            gain 1 coins
        """,
        """
        each player has
            coins 0..20
        action work "Work"
            require coins < 20
            gain 1 coins
        """,
        WARNING,
    ),
)
