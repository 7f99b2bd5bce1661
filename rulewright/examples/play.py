"""Playing an example: `given` sets the table, `when` does things and answers what they ask, `then` looks at the result.

A question that no line answers is passed over only if it has one option or may be declined; otherwise the example fails and says
what was asked.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from compiler.examples.steps import Plan, Step
from compiler.lower.flow import COMMANDER
from compiler.lower.legality import nothing_called
from rulewright.examples.answers import Mistaken, Named, ValueOf, ending, fits, offered, option_for
from rulewright.examples.expect import LOOKS_AT_QUESTIONS, THEN
from runtime.errors import IllegalMove, RuleLimit
from runtime.game import FAILURES, Game
from runtime.state import State
from runtime.text import Decision

DOING = ("command", "answer", "dice")
"""Steps in which something happens; the others look or give."""


class Failure(Exception):
    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.message, self.line = message, line


def play_example(game: Game, plan: Plan, commands: dict[str, int]) -> None:
    """`commands`: by name the numbers of what the harness can be asked to do."""
    try:
        player = Player(game, plan, commands)
    except RuleLimit as error:
        raise Failure(f"the rules failed before anything was done: {error}", plan.location.line) from error
    player.play()


class Player:
    def __init__(self, game: Game, plan: Plan, commands: dict[str, int]) -> None:
        self.game, self.plan, self.commands = game, plan, commands
        self.state = game.new(
            len(plan.seats),
            seed=1,
            settings=plan.settings or None,
            automas=plan.automas or None,
            chance="explicit",
            reactions="everyone" if plan.everybody else "holders",
        )
        self.dice: list[int] = []
        self.named = Named(None, self.value)
        self.questions: list[tuple[int, str]] = []
        self.aware = False  # a line has said that the open question is asked
        self.before: State | None = None
        self.chance = random.Random(1)
        self.broken = self.game.broken(self.state)

    def value(self, function: str) -> Any:
        return self.game.call(function, self.state)

    def name(self, seat: int) -> str:
        return self.plan.seats[seat] if 0 <= seat < len(self.plan.seats) else "somebody"

    def fail(self, message: str, step: Step) -> Failure:
        return Failure(f"{step.text}\n{message}", step.line)

    def play(self) -> None:
        steps = self.plan.steps
        for place, step in enumerate(steps):
            try:
                self.take(step, steps[place + 1 :])
                self.watch(step)
            except IllegalMove as error:
                raise self.fail(str(error), step) from error
            except RuleLimit as error:
                said = f"the rules failed: {error}" if step.kind in DOING else f"this can't be worked out: {error.text}"
                raise self.fail(said, step) from error
            except tuple(FAILURES) as error:
                raise self.fail(f"this can't be worked out: {FAILURES[type(error)]}", step) from error
            except Mistaken as error:
                raise self.fail(str(error), self.named.step or step) from error
        if self.open_decision() is not None and not self.aware:
            raise self.unanswered(steps[-1])
        if not self.aware:
            self.check_named()

    def watch(self, step: Step) -> None:
        """What must always hold is not broken by what is done. (What is given may be a part of the table only.)"""
        broken = self.game.broken(self.state)
        if step.kind in DOING:
            for text, file, line in broken:
                if (text, file, line) not in self.broken:
                    raise self.fail(f"this must always hold: {text} ({file}:{line})", step)
        self.broken = broken

    # ------------------------------------------------------------ lines

    def take(self, step: Step, later: Sequence[Step]) -> None:
        match step.kind:
            case "set":
                self.set_field(step)
            case "put":
                self.put(step)
            case "dice":
                self.dice += step.values
                self.aware = False
                self.advance(later)
            case "command":
                self.command(step, later)
            case "answer":
                self.answer(step, later)
            case "begin":
                self.state.apply(self.commands[step.name])
            case _:
                self.settle(step, later)
                THEN[step.kind](self, step)
                self.aware = self.aware or step.kind in LOOKS_AT_QUESTIONS and step.values != (0,)

    def set_field(self, step: Step) -> None:
        index = self.value(step.functions[0]) if step.functions[0] else None
        value, now = self.value(step.functions[1]), getattr(self.state, self.game.slot_of[step.name])
        self.need(index is None or 0 <= index < len(now), "there is nothing that could have this", step)
        if len(step.functions) > 3:  # a cell of a grid
            grid = list(now if index is None else now[index])
            cell = self.value(step.functions[3])
            self.need(0 <= cell < len(grid), "there is no such cell", step)
            grid[cell] = value
            value = tuple(grid)
        self.state.set(step.name, value, index)
        if step.name == "round":
            self.state.set("round_played", 0)

    def put(self, step: Step) -> None:
        place, cards = self.value(step.functions[0]), self.value(step.functions[1])
        self.need(0 <= place < len(self.state.piles), "there is no such place", step)
        self.need(all(card >= 0 for card in cards), "`none` can't lie there", step)
        for card in list(self.state.piles[place]):
            self.state.put(card, 0)
        for card in cards:
            self.state.put(card, place)

    def need(self, holds: bool, otherwise: str, step: Step) -> None:
        if not holds:
            raise self.fail(otherwise, step)

    def command(self, step: Step, later: Sequence[Step]) -> None:
        if self.aware:
            self.advance(())
        if self.open_decision() is not None:
            raise self.unanswered(step)
        self.check_named()
        if self.before is None:
            self.before = self.state.clone()
        if step.name.startswith("rule "):
            reason = self.refusal(step, step.name[5:])
            if reason is not None:
                raise self.fail(f"{self.name(step.seat)} can't: {reason[0]}", step)
        self.begin(step)
        self.advance(later)

    def begin(self, step: Step) -> None:
        """Has the harness run what a line says."""
        args = [step.seat, *(self.value(f) for f in step.functions)]
        if step.name.startswith("rule ") and "active" in self.game.slot_of:
            self.state.set("active", step.seat)
        for number, value in enumerate(args):
            self.state.set(f"command_{number}", value)
        self.named = Named(step, self.value)
        self.state.apply(self.commands[step.name])

    def check_named(self) -> None:
        """All that `with` names has answered something."""
        try:
            self.named.check(set(), over=True)
        except Mistaken as error:
            assert self.named.step is not None
            raise self.fail(str(error), self.named.step) from error

    def answer(self, step: Step, later: Sequence[Step]) -> None:
        decision = self.open_decision(step.seat)
        if decision is None:
            raise self.fail(f"nothing is asked of {self.name(step.seat)} now", step)
        index = option_for(decision, step, self.value)
        if index is None:
            raise self.fail(f"{self.asked(decision)}\noffered: {offered(decision)}", step)
        self.reply(decision, index)
        self.advance(later)

    # ------------------------------------------------------------ questions

    def open_decision(self, seat: int | None = None) -> Decision | None:
        """The open question (of a seat), or None if the game waits for the next command."""
        for decision in self.state.decisions:
            if decision.player != COMMANDER and (seat is None or decision.player == seat):
                return decision
        return None

    def reply(self, decision: Decision, index: int) -> None:
        self.aware = False
        self.questions.append((decision.player, decision.name))
        if len(self.state.decisions) > 1 or self.state.pending:
            self.state.apply(index, seat=decision.player)
        else:
            self.state.apply(index)

    def advance(self, later: Sequence[Step]) -> None:
        """Answers all that needs no line of its own, up to the question that the next answer is for."""
        upcoming = next_answer(later)
        while True:
            decisions = [d for d in self.state.decisions if d.player != COMMANDER]
            self.named.check({d.name for d in decisions}, over=False)
            if not decisions:
                return
            if any(self.take_named(d) for d in decisions):
                continue
            if upcoming is not None and any(waits_for(d, upcoming, self.value) for d in decisions):
                return
            if not any(self.pass_over(d) for d in decisions):
                return

    def take_named(self, decision: Decision) -> bool:
        """Answers what `with` names."""
        index = self.named.index(decision) if decision.player != self.game.CHANCE else None
        if index is None:
            return False
        self.reply(decision, index)
        return True

    def pass_over(self, decision: Decision) -> bool:
        """Takes chance, a single option, or declines. False if a line must answer."""
        if decision.player == self.game.CHANCE:
            index = self.chance_index(decision)
            if index is None:
                return False
            self.state.apply(index)
            return True
        index = 0 if len(decision.options) == 1 else ending(decision)
        if index is None:
            return False
        self.reply(decision, index)
        return True

    def chance_index(self, decision: Decision) -> int | None:
        if decision.name == "roll":
            count = max(1, min(value for value in decision.values if isinstance(value, int)))
            if len(self.dice) < count:
                return None
            thrown, self.dice = self.dice[:count], self.dice[count:]
            return decision.values.index(sum(thrown)) if sum(thrown) in decision.values else None
        index = self.named.index(decision)
        return self.chance.randrange(len(decision.options)) if index is None else index

    def settle(self, step: Step, later: Sequence[Step]) -> None:
        """Before looking at the result nothing may be open, unless a later line answers it."""
        decision = self.open_decision()
        if decision is None or self.aware or self.state.pending or step.kind in LOOKS_AT_QUESTIONS:
            return
        if next_answer(later) is None and not (decision.player == self.game.CHANCE and dice_follow(later)):
            raise self.unanswered(step)

    def unanswered(self, step: Step) -> Failure:
        decision = self.open_decision()
        if decision is None or decision.player == self.game.CHANCE:
            help = "say with `when dice show ...` what they show, or with `then the dice are rolled` that they are"
            return self.fail(f"the dice are rolled: {help}", step)
        who = self.name(decision.player)
        help = f"say with `when {who} chooses ...` which, or with `then {who} is asked` that it is open: {offered(decision)}"
        return self.fail(f"{self.asked(decision)}\n{help}", step)

    def asked(self, decision: Decision) -> str:
        return f"{self.name(decision.player)} is asked: {decision.prompt or decision.name}"

    # ------------------------------------------------------------ what is possible

    def refusal(self, step: Step, rule: str) -> tuple[str, str] | None:
        """Why a rule can't be done with what is named: in words, and the names that fail; None if it can."""
        fixed = {name: self.value(function) for name, function in step.answers.items() if name not in step.several}
        args = [self.value(function) for function in step.functions]
        reason = self.state.why(rule, step.seat, *args, **fixed)
        if reason is None:
            return self.trial(step, rule, {*step.several} | ({*fixed} - step.told))
        text, name = reason
        free = {other: value for other, value in fixed.items() if other != name}
        if text == nothing_called(name) and name in fixed and self.state.why(rule, step.seat, *args, **free) is None:
            return self.trial(step, rule, {name}) or reason
        return reason

    def trial(self, step: Step, rule: str, names: set[str]) -> tuple[str, str] | None:
        """Begins a rule on a copy of the game, to see whether these names are asked for and what they name is offered."""
        if not names or self.open_decision() is not None:
            return None
        kept = self.state, self.named, list(self.dice), list(self.questions), self.chance.getstate()
        self.state = self.state.clone()
        try:
            self.begin(replace(step, name=f"rule {rule}"))
            self.advance(())
            stuck = self.open_decision()
            self.named.check(set(), over=stuck is None or stuck.name in self.named.unfit)
        except Mistaken as error:
            return str(error), " ".join(sorted(names))
        finally:
            self.state, self.named, self.dice, self.questions = kept[:4]
            self.chance.setstate(kept[4])
        return None


def next_answer(later: Sequence[Step]) -> Step | None:
    """The next line that answers something, or says that it is asked, before anything new is done."""
    for step in later:
        if step.kind in ("answer", "offered") or step.kind == "asked" and step.values[0]:
            return step
        if step.kind == "command":
            return None
    return None


def dice_follow(later: Sequence[Step]) -> bool:
    return next((step.kind for step in later if step.kind in ("dice", "answer", "command", "rolled")), "") in ("dice", "rolled")


def waits_for(decision: Decision, upcoming: Step, value: ValueOf) -> bool:
    """Is this the question that a later line is about?"""
    if decision.player != upcoming.seat:
        return False
    if upcoming.kind == "answer":
        return fits(decision, upcoming, value)
    return upcoming.kind == "offered" or upcoming.name in ("", decision.name)
