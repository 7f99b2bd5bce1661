"""Tabletop Inc.: its rules are shown, its games end well, what is hidden stays hidden, and what is reckoned is reckoned best.

table.py            the game with its variants, its examples, and the kinds of games there are
test_rulebook.py    every rule and worked example is cited
test_tables.py      the data tables hold the figures of the rules
test_games.py       whole games of every kind under checks; scores counted again by hand
test_objectives.py  the assignment of what one has to objectives, against all assignments
test_payments.py    ways to pay with start cards and discounts, against all ways
test_secrets.py     predictions reach nobody before they come true
test_texts.py       what cards and the sheet with the rules say, in both languages
test_bots.py        a bot's turn is a function of its cards; what it does at each difficulty
"""
