"""Codes about print-and-play kits: the style, icons and templates of a game, and what does not fit on paper."""

from compiler.codes.code import code

CODES = (
    code(
        "bad-style",
        "a value in `sheets/style.yaml` that can't be used",
        """Colours are written "#1d4ed8", sizes by name or in millimetres, switches `yes` or `no`. Each key stands once.""",
        """
        # sheets/style.yaml
        ink: navy
        """,
        """
        # sheets/style.yaml
        ink: "#1b2a49"
        """,
    ),
    code(
        "unknown-style",
        "the style speaks of something that does not exist",
        """A key that no style has, or a table, column or value that the rules don't declare. What is misspelled would
        silently change nothing.""",
        """
        # game.rules
        table cards of Card from "cards.yaml"
            cost 0..9
        # sheets/style.yaml
        cards:
          cards:
            corner: price
        """,
        """
        # game.rules
        table cards of Card from "cards.yaml"
            cost 0..9
        # sheets/style.yaml
        cards:
          cards:
            corner: cost
        """,
    ),
    code(
        "missing-icon",
        "an icon that is neither in `sheets/icons` nor one of the standard ones",
        """An icon is a file `NAME.svg`. A game's own come before the standard ones of the same name.""",
        """
        # game.rules
        each player has
            coins 0..9
        # sheets/style.yaml
        icons:
          coins: doubloon
        """,
        """
        # game.rules
        each player has
            coins 0..9
        # sheets/style.yaml
        icons:
          coins: coin
        """,
    ),
    code(
        "bad-icon",
        "an icon that is no plain drawing",
        """Icons are SVG files with shapes in them, nothing else: no scripts, no pictures, no links to other files, no
        entities. They are small.""",
        """
        # sheets/icons/moon.svg
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="moon.png"/></svg>
        # sheets/style.yaml
        icons:
          moons: moon
        """,
        """
        # sheets/icons/moon.svg
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M5 1a4 4 0 1 0 3 5a3 3 0 0 1 -3 -5z"/></svg>
        # sheets/style.yaml
        icons:
          moons: moon
        """,
    ),
    code(
        "bad-template",
        "a template of the game does not work",
        """A template is Typst with values in `<< >>` and statements in `<% %>`. It sees the kit, and icons; no files, no
        packages, nothing of Python. It has to come to an end.""",
        """
        # sheets/card.typ.jinja
        <% include "standard/card.typ.jinja" %>
        <% if style.low_ink %>
        #let extra = none
        """,
        """
        # sheets/card.typ.jinja
        <% include "standard/card.typ.jinja" %>
        <% if style.low_ink %>
        #let extra = none
        <% endif %>
        """,
    ),
    code(
        "text-overflow",
        "a text does not fit even at the smallest size",
        """Text is made smaller until it fits, but never smaller than `smallest_text`: nobody could read it.""",
        """
        # sheets/style.yaml
        cards:
          cards:
            size: token
        """,
        """
        # sheets/style.yaml
        cards:
          cards:
            size: poker
        """,
    ),
    code(
        "too-large",
        "a card does not fit on the paper",
        """Everything is printed in true size. To be folded, a card and its back lie side by side.""",
        """
        # sheets/style.yaml
        cards:
          cards:
            size: 220 x 300
        """,
        """
        # sheets/style.yaml
        cards:
          cards:
            size: 120 x 120
        """,
    ),
    code(
        "size-not-printed",
        "a print service has no cards of a size",
        """Print services sell a few sizes; images of another size would be cut or refused.""",
        """
        # sheets/style.yaml
        cards:
          cards:
            size: 57 x 87
        """,
        """
        # sheets/style.yaml
        cards:
          cards:
            size: poker
        """,
    ),
)
