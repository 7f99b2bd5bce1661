"""Smartphone Inc.: its rules are shown, its games end well, its plans stay secret, and planning can be searched.

table.py           the game with its variants, its examples, and the kinds of games there are
test_rulebook.py   every rule and worked example is cited; each rule of the scenario stands beside the rule it changes
test_tables.py     the data tables hold the figures of the rules
test_plans.py      how many plans there are, counted twice
test_games.py      whole games of every kind under checks; scores counted again by hand
test_usage.py      every technology on both sides, improvement, retailer side, region and buyer is used
test_secrets.py    a plan reaches nobody before all are revealed
test_planning.py   arranging a plan: what it yields, sampled and improved, in a terminal of 80 columns
"""
