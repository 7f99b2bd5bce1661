"""Where things stand in the charts of the page: plain numbers for the template to draw.

Across, positions are percentages of the width, so that a chart fits a phone and a desk alike and its letters keep their
size; down, they are pixels.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from rulewright.report.machine import Json

EDGE = 1.5
"""Percent that stay free at either side for what sticks out."""
ROW = 38
BARS = 24
TICKS = 4


class Axis:
    """From `low` to `high` across a chart, with round numbers marked."""

    def __init__(self, low: float, high: float, percent: bool = False) -> None:
        self.step = nice_step((high - low) / TICKS, (1, 2, 2.5, 5, 10))
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = math.ceil(high / self.step - 1e-9) * self.step
        if self.high <= self.low:
            self.high = self.low + self.step
        self.percent = percent

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(EDGE + share * (100 - 2 * EDGE), 2)

    def ticks(self, signed: bool = False) -> list[Json]:
        count = round((self.high - self.low) / self.step)
        values = [self.low + number * self.step for number in range(count + 1)]
        return [
            {
                "x": self.at(value),
                "text": self.text(value, signed),
                "anchor": "start" if not number else "end" if number == count else "middle",
            }
            for number, value in enumerate(values)
        ]

    def text(self, value: float, signed: bool) -> str:
        shown = round(value * 100 if self.percent else value, 6)
        text = f"{shown:+g}" if signed and shown else f"{abs(shown) if not shown else shown:g}"
        return text.replace("-", "−") + ("%" if self.percent else "")


def nice_step(size: float, factors: Sequence[float] = (1, 2, 5, 10)) -> float:
    """A round number, at least `size`: one of the factors times a power of ten."""
    if size <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(size))
    return next(power * factor for factor in factors if power * factor >= size * (1 - 1e-9))


def rate_chart(rates: Sequence[tuple[str, Json]], even: float | None) -> Json:
    """Rows with a dot and its interval. `even`: what each would have if all were equal."""
    shown = [(label, rate) for label, rate in rates if rate["rate"] is not None]
    low = min([rate["interval"][0] for _, rate in shown] + ([even] if even is not None else []))
    high = max([rate["interval"][1] for _, rate in shown] + ([even] if even is not None else []))
    axis = Axis(max(0.0, low - 0.02), min(1.0, high + 0.02), percent=True)
    rows = [
        {
            "label": label,
            "text": percent(rate["rate"]),
            "x": axis.at(rate["rate"]),
            "low": axis.at(rate["interval"][0]),
            "high": axis.at(rate["interval"][1]),
            "sure": even is not None and not inside(even, rate["interval"]),
        }
        for label, rate in shown
    ]
    return {
        "kind": "rows",
        "rows": rows,
        "ticks": axis.ticks(),
        "line": None if even is None else axis.at(even),
        "height": len(rows) * ROW + 26,
    }


def effect_chart(things: Sequence[Json]) -> Json:
    """The difference in win rate that each makes."""
    effects = [(thing["label"], thing["effect"]) for thing in things]
    return difference_chart(
        [(label, effect["difference"], effect["joint_interval"], effect["clear"]) for label, effect in effects], percent=True
    )


def difference_chart(differences: Sequence[tuple[str, float, tuple[float, float], bool]], percent: bool) -> Json:
    """Rows with a difference and its interval, and whether it is more than chance; the line is no difference."""
    reach = max([0.05] + [abs(end) for _, _, interval, _ in differences for end in interval])
    axis = Axis(-reach, reach, percent)
    rows = [
        {
            "label": label,
            "text": signed_percent(difference) if percent else f"{difference:+,.2f}".replace("-", "−"),
            "x": axis.at(difference),
            "low": axis.at(low),
            "high": axis.at(high),
            "sure": sure,
        }
        for label, difference, (low, high), sure in differences
    ]
    return {"kind": "rows", "rows": rows, "ticks": axis.ticks(signed=True), "line": axis.at(0.0), "height": len(rows) * ROW + 26}


def bar_chart(bars: Sequence[tuple[str, float, str]]) -> Json:
    """Rows with a bar from nought: label, value, and the value in words."""
    axis = Axis(0.0, max([value for _, value, _ in bars], default=1.0))
    rows = [
        {"label": label, "text": text, "x": axis.at(0.0), "width": round(axis.at(value) - axis.at(0.0), 2)}
        for label, value, text in bars
    ]
    return {"kind": "bars", "rows": rows, "ticks": axis.ticks(), "height": len(rows) * ROW + 26}


def histogram(counts: Mapping[str, int], height: int = 170) -> Json:
    """Columns, each of one value or of a few neighbouring ones."""
    numbers = {int(value): count for value, count in counts.items()}
    low, high = min(numbers), max(numbers)
    width = max(1, round(nice_step((high - low + 1) / BARS)))
    total = sum(numbers.values())
    columns = [[start, 0] for start in range(low, high + 1, width)]
    for value, count in numbers.items():
        columns[(value - low) // width][1] += count
    top = max(count for _, count in columns)
    across = (100 - 2 * EDGE) / len(columns)
    every = max(1, math.ceil(len(columns) / 6))
    return {
        "kind": "columns",
        "height": height + 44,
        "base": height + 18,
        "width": round(across * 0.86, 2),
        "columns": [
            {
                "x": round(EDGE + number * across + across * 0.07, 2),
                "middle": round(EDGE + (number + 0.5) * across, 2),
                "y": round(18 + height * (1 - count / top), 1),
                "height": round(height * count / top, 1),
                "text": str(start) if number % every == 0 else "",
                "share": percent(count / total) if count == top else "",
                "range": str(start) if width == 1 else f"{start} to {start + width - 1}",
                "count": count,
            }
            for number, (start, count) in enumerate(columns)
        ],
    }


def stack_chart(stacks: Sequence[tuple[str, Sequence[tuple[str, float]]]]) -> Json:
    """Rows of parts laid end to end; parts below nought go to the left."""
    most = max([sum(value for _, value in parts if value > 0) for _, parts in stacks] + [0.0])
    least = min([sum(value for _, value in parts if value < 0) for _, parts in stacks] + [0.0])
    axis = Axis(least, most if most > least else least + 1)
    rows = []
    for label, parts in stacks:
        right = left = 0.0
        pieces = []
        for number, (name, value) in enumerate(parts):
            start, end = (right, right + value) if value >= 0 else (left + value, left)
            right, left = (end, left) if value >= 0 else (right, start)
            pieces.append(
                {
                    "x": axis.at(start),
                    "width": round(axis.at(end) - axis.at(start), 2),
                    "colour": number % 8 + 1,
                    "name": name,
                    "text": f"{value:.1f}",
                }
            )
        rows.append({"label": label, "text": f"{right + left:.1f}", "parts": pieces})
    return {
        "kind": "stacks",
        "rows": rows,
        "ticks": axis.ticks(),
        "height": len(rows) * ROW + 26,
        "legend": [{"name": name, "colour": number % 8 + 1} for number, (name, _) in enumerate(stacks[0][1])],
    }


def line_chart(moments: Sequence[Json], even: float, height: int = 170) -> Json:
    """A rate over time with its intervals."""
    shown = [moment for moment in moments if moment["rate"] is not None]

    def down(value: float) -> float:
        return round(12 + height * (1 - value), 1)

    axis = Axis(0.0, 1.0, percent=True)
    points = [
        {
            "x": axis.at(moment["time"]),
            "y": down(moment["rate"]),
            "low": down(moment["interval"][0]),
            "high": down(moment["interval"][1]),
        }
        for moment in shown
    ]
    return {
        "kind": "line",
        "points": points,
        "pairs": list(zip(points, points[1:], strict=False)),
        "even": down(even),
        "ticks": axis.ticks(),
        "height": height + 40,
        "base": height + 12,
        "levels": [{"y": down(level / 4), "text": percent(level / 4)} for level in range(5)],
    }


def inside(value: float, interval: tuple[float, float]) -> bool:
    return interval[0] <= value <= interval[1]


def percent(value: float) -> str:
    digits = 1 if 0 < abs(value) < 0.0995 else 0
    return f"{value * 100:.{digits}f}%".replace("-", "−")


def signed_percent(value: float) -> str:
    return f"{value * 100:+.1f}%".replace("-", "−")
