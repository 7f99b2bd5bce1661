"""What holds in every state of every game: the invariants I1-I21, one file for each group.

    walk.py            random games, state by state
    test_saving.py     I1 I14 I15   saved, cloned and repeated games go on alike
    test_cells.py      I2 I3 I13    ranges, `always`, cards in one place, quantities change nothing
    test_options.py    I4 I5 I7     what is offered can be done, what is not is refused, and the reasons say so
    test_secrets.py    I9           sealed phases
    test_views.py      I10          nobody's view depends on what that seat may not see
    test_prices.py     a price that is shown is the price that is paid
    test_words.py      log, prompts and labels have no open slots
    test_chance.py     I11          exact chance
    test_classics.py   the test games over 200 seeds
    test_variants.py   I18          a variant that changes nothing
    test_emitted.py    I16 I20 I21  depth, lines, flavours

I6, I8 and I17 are in tests/differential, I19 with the card texts; I12 is empty, as nothing derived is stored.
"""
