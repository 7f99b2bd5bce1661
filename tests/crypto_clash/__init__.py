"""Crypto Clash: its rulebook is shown, its figures are right, its games end well, and its hands stay secret.

table.py           the game, its examples, its bots, and whole games step by step
test_rulebook.py   every rule, worked example and card is cited by an example
test_tables.py     Markets, tablets, Functions and Capital hold the printed figures, and their sums
test_figures.py    chances and expected values, from explicit chance and from counting
test_games.py      whole games under checks: cards, gems, pawns, turns; scores counted again by hand
test_cards.py      every Market is claimed and every card used; what a card asks is what is paid
test_secrets.py    hands of others change nothing that a seat sees
test_texts.py      what is printed
"""
