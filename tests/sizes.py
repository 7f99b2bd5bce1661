"""How much the sampling tests try: a sample in `make test`, everything in `make soak`."""

import os

SOAK = os.environ.get("RULEWRIGHT_SOAK", "") not in ("", "0")


def sample(few: int, many: int) -> int:
    return many if SOAK else few
