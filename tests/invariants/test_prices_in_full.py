"""Random lead-ins: whatever is offered can be completed, and everything it costs is paid in full; or `check` refuses the rule."""

from __future__ import annotations

import random
from pathlib import Path

from compiler.emit import emit_module
from compiler.pipeline import check_game, lower_game
from runtime.loader import load_module
from tests.sizes import sample

GAMES, STARTS = sample(40, 600), 12
LATE = {"late-pay", "late-require"}
HEAD = """game dues "Dues" for 2 to 2 players

choices Gem: ruby "Ruby", jade "Jade"

each player has
    coins  0..30  "coins"
    iron   0..30  "iron"
    mood   0..5   "mood"
    stock  0..3 for each Gem  "stock"
    land   grid 2 by 2 of Gem "land"
    fame   0..99  "fame"

action trade "Trade"
{body}
    gain 1 fame

action rest "Rest"
    gain 1 mood

play
    rounds 9
        phase day "Day" each player in players
            do one of trade, rest
"""


class Rule:
    """A lead-in as text, and what it costs as a function of what is chosen and what the player has."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser, self.names, self.count = chooser, [], 0
        self.block = self.make(3)

    def name(self) -> str:
        self.count += 1
        return f"x{self.count}"

    def number(self) -> str:
        return self.chooser.choice([*self.names, "mood", "1", "2"])

    def make(self, depth: int) -> list:
        outer, found = list(self.names), []
        for _ in range(self.chooser.randint(1, 3)):
            found.append(self.statement(depth))
        self.names = outer
        return found

    def statement(self, depth: int) -> tuple:
        kind = self.chooser.choice(
            ["pay", "pay", "require", "choose", "together", "if", "loop", "gems", "land", "others"] if depth else ["pay", "require"]
        )
        if kind == "others":
            return kind, self.name(), self.chooser.choice(["window", "secret"])
        if kind == "pay":
            return kind, self.number(), self.chooser.choice(["coins", "iron"])
        if kind == "require":
            return kind, self.number(), self.chooser.randint(0, 3)
        if kind in ("choose", "together"):
            made = [self.name() for _ in range(1 + (kind == "together"))]
            self.names += made
            return kind, made, self.chooser.randint(1, 3)
        if kind == "if":
            test = self.number(), self.chooser.randint(1, 3)
            return kind, test, self.make(depth - 1), self.make(depth - 1) if self.chooser.random() < 0.6 else []
        each, outer = self.name(), list(self.names)
        end = self.number()
        if kind == "loop":
            self.names.append(each)
        body = self.make(depth - 1)
        self.names = outer
        return kind, each, end, body

    def text(self, block: list, indent: int = 1) -> list[str]:
        pad, found = "    " * indent, []
        for statement in block:
            match statement:
                case "pay", amount, what:
                    found.append(f"{pad}pay {amount} {what}")
                case "require", amount, least:
                    found.append(f'{pad}require {amount} + mood >= {least} "too little"')
                case (("choose" | "together"), names, most):
                    found.append(f"{pad}choose " + " and ".join(f"{name} in 1..{most}" for name in names))
                case "if", (amount, least), then, otherwise:
                    found += [f"{pad}if {amount} >= {least}", *self.text(then, indent + 1)]
                    found += [f"{pad}otherwise", *self.text(otherwise, indent + 1)] if otherwise else []
                case "loop", each, end, body:
                    found += [f"{pad}for each {each} in 1..{end}", *self.text(body, indent + 1)]
                case "land", each, _, body:
                    found += [f"{pad}for each {each} in cells(land) where land[{each}] != none", *self.text(body, indent + 1)]
                case "others", each, "window":
                    found.append(f'{pad}one of rivals may "Object" as {each}')
                case "others", each, _:
                    found += [f"{pad}for each {each} in rivals in secret", f"{pad}    {each} chooses n in 0..1"]
                    found += [f"{pad}    {each} gains n iron"]
                case "gems", each, _, body:
                    found += [f"{pad}for each {each} in Gem where stock[{each}] > 0", *self.text(body, indent + 1)]
        return found

    def due(self, block: list, has: dict, cost: dict) -> dict:
        """Adds what this costs; `has`: what names stand for."""

        def worth(name: str) -> int:
            return int(name) if name.isdigit() else has[name]

        for statement in block:
            match statement:
                case "pay", amount, what:
                    cost[what] += worth(amount)
                case "require", amount, least:
                    assert worth(amount) + has["mood"] >= least, "a requirement that does not hold"
                case "if", (amount, least), then, otherwise:
                    self.due(then if worth(amount) >= least else otherwise, has, cost)
                case "loop", each, end, body:
                    for number in range(1, worth(end) + 1):
                        self.due(body, {**has, each: number}, cost)
                case ("gems" | "land") as where, _, _, body:
                    for _ in range(has[where]):
                        self.due(body, has, cost)
        return cost


def holdings(state) -> dict:
    found = {name: getattr(state, name)[0] for name in ("coins", "iron", "mood", "fame")}
    return found | {"gems": sum(held > 0 for held in state.stock[:2]), "land": sum(gem >= 0 for gem in state.land[0])}


def test_what_is_offered_is_paid_in_full_or_the_rule_is_refused(tmp_path: Path):
    chooser, played, refused, withheld = random.Random(5), 0, 0, 0
    for number in range(GAMES):
        rule = Rule(chooser)
        body = "\n".join(rule.text(rule.block))
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "game.rules").write_text(HEAD.format(body=body))
        checked = check_game(folder)
        codes = {str(d.code) for d in checked.diagnostics if d.severity == "error"}
        if codes:
            assert codes <= LATE, body
            refused += 1
            continue
        game = load_module(emit_module(lower_game(checked).program), "dues")
        for _ in range(STARTS):
            state = game.new(2, seed=1)
            state.coins[0], state.iron[0], state.mood[0] = chooser.randint(0, 12), chooser.randint(0, 12), chooser.randint(0, 3)
            state.stock[0], state.stock[1] = chooser.randint(0, 1), chooser.randint(0, 1)
            state.land[0] = tuple(chooser.choice([-1, 0, 1]) for _ in range(4))
            # the options were made from the start values: they are made again when the first player has rested
            state.apply(state.decision.keys.index("rest"))
            state.apply(state.decision.keys.index("rest"))
            before = holdings(state)
            if "trade" not in state.decision.keys:
                withheld += 1
                continue
            state.apply(state.decision.keys.index("trade"))
            has = dict(before)
            while state.decision.prompt != "What do you do?":
                answer = chooser.randrange(state.option_count)
                for part in state.decision.keys[answer].split(",") if state.player == 0 else ():
                    name, _, value = part.strip().partition("=")
                    has[name] = int(value)
                state.apply(answer)
            after = holdings(state)
            cost = rule.due(rule.block, has, {"coins": 0, "iron": 0})
            assert after["fame"] == before["fame"] + 1, body
            assert {what: before[what] - after[what] for what in cost} == cost, (body, before, has)
            played += 1
    assert played > GAMES and refused and withheld
