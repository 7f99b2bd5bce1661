"""Codes about files and tables: what can't be read, and cells that don't fit their columns."""

from compiler.codes.code import code
from dsl.diagnostic import WARNING

TABLE = """
        # game.rules
        table experts of Expert from "cards/experts.yaml"
            cost   0..9
            effect effect
        # cards/experts.yaml
"""

CODES = (
    code(
        "table-file-missing",
        "no file matches the pattern of a table",
        """The pattern after `from` is relative to the game's folder; without a file the table would be empty.""",
        """
        table experts of Expert from "card/*.yaml"
            cost 0..9
        """,
        """
        table experts of Expert from "cards/*.yaml"
            cost 0..9
        """,
    ),
    code(
        "path-outside",
        "a path leads out of the game's folder",
        """A game reads only its own folder, so that it can be moved, shared and trusted.""",
        """
        table experts of Expert from "../other/experts.yaml"
            cost 0..9
        """,
        """
        table experts of Expert from "cards/experts.yaml"
            cost 0..9
        """,
    ),
    code(
        "bad-yaml",
        "a file is not valid YAML, or not a list of rows",
        """A table is a list: each row begins with `- `. A cell that contains `: ` or begins with a special character
        must be quoted or written with `|`.""",
        TABLE
        + """
        - id: pilot
          effect: this round: my wage is 1 more
        """,
        TABLE
        + """
        - id: pilot
          effect: "this round: my wage is 1 more"
        """,
    ),
    code(
        "duplicate-key",
        "a row has the same column twice",
        """Only one of the two values could be meant, and YAML readers differ in which one they take.""",
        TABLE
        + """
        - id: pilot
          cost: 2
          cost: 3
        """,
        TABLE
        + """
        - id: pilot
          cost: 3
        """,
    ),
    code(
        "duplicate-id",
        "two rows of a table have the same id",
        """A row is named by its id, in rules, examples and saved games. Several copies of a card are one row with
        `copies`.""",
        TABLE
        + """
        - {id: pilot, cost: 2}
        - {id: pilot, cost: 2}
        """,
        TABLE
        + """
        - {id: pilot, cost: 2, copies: 2}
        """,
    ),
    code(
        "missing-cell",
        "a row lacks a column that has no default",
        """An empty cell takes the default of its type: `no`, `none`, 0, an effect that does nothing. A choice, a row or
        a range without 0 has no such value.""",
        """
        # game.rules
        choices Colour: red, blue
        table experts of Expert from "cards/experts.yaml"
            colour Colour
        # cards/experts.yaml
        - {id: pilot}
        """,
        """
        # game.rules
        choices Colour: red, blue
        table experts of Expert from "cards/experts.yaml"
            colour Colour
        # cards/experts.yaml
        - {id: pilot, colour: red}
        """,
    ),
    code(
        "wrong-cell",
        "a cell does not fit the type of its column",
        """Cells are read by the declared type of their column, never by what YAML guesses.""",
        TABLE
        + """
        - {id: pilot, cost: cheap}
        """,
        TABLE
        + """
        - {id: pilot, cost: 2}
        """,
    ),
    code(
        "unknown-cell-column",
        "a row has a column that its table does not declare",
        """Columns are listed under `table`. Always allowed are `id`, `name`, `copies` and `text`.""",
        TABLE
        + """
        - {id: pilot, costs: 2}
        """,
        TABLE
        + """
        - {id: pilot, cost: 2}
        """,
    ),
    code(
        "yaml-tag",
        "a tag, anchor or alias in a table",
        """Tables are plain data. Tags could ask a reader to build objects or run code, and aliases can make a small
        file endlessly large; none of them is read.""",
        TABLE
        + """
        - {id: pilot, cost: !!python/object/apply:len [[]]}
        """,
        TABLE
        + """
        - {id: pilot, cost: 0}
        """,
    ),
    code(
        "card-in-no-deck",
        "a card that never comes into play",
        """No setup and no rule moves this row out of the box, so nobody will ever see it.""",
        """
        # game.rules
        choices Deck: early, late
        table cards of Card from "cards/all.yaml"
            deck Deck
        the game has
            stock pile of Card seen by none
        play
            setup: move those(c in cards where c.deck = early) to stock
            rounds 3
                nothing
        # cards/all.yaml
        - {id: comet, deck: late}
        """,
        """
        # game.rules
        choices Deck: early, late
        table cards of Card from "cards/all.yaml"
            deck Deck
        the game has
            stock pile of Card seen by none
        play
            setup: move cards to stock
            rounds 3
                nothing
        # cards/all.yaml
        - {id: comet, deck: late}
        """,
        WARNING,
    ),
    code(
        "deck-size",
        "a table has more cards than its pile is declared to hold",
        """The size of a pile is a promise of the box. Correct the number of copies, or the promise.""",
        """
        # game.rules
        table cards of Card from "cards/all.yaml"
            value 1..9
        the game has
            deck pile of Card at most 24
        play
            setup: move cards to deck
            rounds 3
                nothing
        # cards/all.yaml
        - {id: comet, value: 1, copies: 25}
        """,
        """
        # game.rules
        table cards of Card from "cards/all.yaml"
            value 1..9
        the game has
            deck pile of Card at most 24
        play
            setup: move cards to deck
            rounds 3
                nothing
        # cards/all.yaml
        - {id: comet, value: 1, copies: 24}
        """,
        WARNING,
    ),
    code(
        "file-too-large",
        "a file or a nesting beyond what a game needs",
        """Limits on size and depth keep a check quick whatever it is given. Split the file.""",
        """
        define deep as ((((((((((1))))))))))
        """,
        """
        define deep as 1
        """,
    ),
    code(
        "unreadable-file",
        "a file that can't be read as text",
        """Content files are UTF-8 text, and the folder must be readable.""",
        """
        # game.rules
        # saved by an editor as Latin-1 or UTF-16
        """,
        """
        # game.rules
        # saved as UTF-8
        """,
    ),
)
