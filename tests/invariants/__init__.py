"""What holds in every state of every game: the invariants I1-I21, one file for each group.

    walk.py            random games, state by state
    test_saving.py     I1 I14 I15   saved, cloned and repeated games go on alike
    test_cells.py      I2 I3 I13    ranges, `always`, cards in one place, quantities change nothing
    test_options.py    I4 I5 I7     what is offered can be done, what is not is refused, and the reasons say so
    test_secrets.py    I9           sealed phases
    test_views.py      I10          nobody's view depends on what that seat may not see
    test_chance.py     I11          exact chance
    test_classics.py   the test games over 200 seeds
    test_emitted.py    I16 I20 I21  depth, lines, flavours

I17 and I6 are in tests/differential, I18 and I19 with variants and card texts.
"""
