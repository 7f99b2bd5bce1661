"""The words of a game: what its cards and rules say, in a language.

book.py     the dictionary of a game: texts of rules, of rows, of single cells
listing.py  all cards of a game with their texts, as data
render.py   a listing for people, as Markdown, as JSON
"""

from __future__ import annotations

from rulewright.cards.book import Book, open_book
from rulewright.cards.listing import Card, CardTable, list_cards

__all__ = ["Book", "Card", "CardTable", "list_cards", "open_book"]
