"""How fast it is, measured in one run together with what it is compared with: `python -m benchmarks` or `make bench`.

handwritten_tic_tac_toe.py, handwritten_pig.py   the peers: the same games written by hand for speed
handwritten_lantern_street.py, _heron_marsh.py,
_high_tide.py, _tall_tales.py                    games as one would write them by hand, held against the rules in lock step
playing.py     compiled games against their peers: stepwise, fused, cloning
cards.py       a generated game of 10,000 cards
checking.py    checking that game, cold and after an edit, against composing its YAML
timing.py      interleaved runs and their medians
peers.py       beside OpenSpiel
games.py       whole published games
bots.py        how fast bots think
strength.py    how well they play; takes long
report.py      RESULTS.md
lengths.py     by itself: how many rounds games have, in LENGTHS.md
"""
