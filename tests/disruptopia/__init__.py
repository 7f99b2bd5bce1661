"""Disruptopia: its rulebook is shown, its games end well, its secrets stay secret, and it grows by content alone.

table.py           the game, its examples, its bots, and what lies on the table
test_rulebook.py   every rule, worked example, term and card is cited by an example
test_tables.py     the data tables hold the printed figures
test_games.py      whole games under checks; scores counted again by hand
test_lengths.py    the report about the length of games
test_cards.py      every card is played; the log names no hidden card
test_secrets.py    plans and hands of others change nothing that a seat sees
test_growth.py     a changed price and a new card are content, and the commands show their effect
"""
