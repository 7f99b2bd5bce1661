"""Reading a table costs less than composing its files the usual way."""

import time
from dataclasses import replace

from ruamel.yaml import YAML

from dsl.source import Source
from tests.tables.helpers import ENV, EVERY_TYPE, load_table, table

ROW = """\
- id: card{n}
  name: Card number {n}
  cost: {digit}
  sold: yes
  colour: blue
  bonus: tech
  face: [[red, blue, none], [green, red, red]]
  effect: |
    require coins >= {n}
    choose target in rivals where target's coins >= 1
    gain 1 coins from target
"""


def test_reading_against_composing():
    files = [
        Source(f"{number}.yaml", "".join(ROW.format(n=number * 100 + row, digit=row % 10) for row in range(100)))
        for number in range(5)
    ]
    load_table(table(*EVERY_TYPE), files[:1], ENV)

    def seconds(work) -> float:
        best = 99.0
        for _ in range(3):
            start = time.process_time()
            work()
            best = min(best, time.process_time() - start)
        return best

    composing = seconds(lambda: [YAML(typ="safe").compose(source.text) for source in files])
    assert seconds(lambda: load_table(table(*EVERY_TYPE), files, ENV)) < 1.6 * composing


def test_a_table_full_of_mistakes():
    shape = table(*EVERY_TYPE)
    env = replace(ENV, rows={"Bonus": {f"bonus{number}": number for number in range(3_000)}})
    row = "- {{id: a{n}, cost: x{n}, colour: c{n}, bonus: bonsu{n}, wrong{n}: 1, stock: {{x{n}: 1}}, does: d}}\n"
    text = "".join(row.format(n=n) for n in range(2_000))
    start = time.process_time()
    found = load_table(shape, [Source("a.yaml", text)], env)[1]
    assert len(found) == 14_000
    assert time.process_time() - start < 10
