"""A summary of the rules, generated from the rules: what a group looks up while it plays.

Each section is plain data: entries with a head, a text with icons, and lines below it. What the rules only need for
themselves is left out: events that nobody mentions, and sentences that would read like code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace

from compiler.bound import tree
from compiler.bound.game import Flow, Rounds, Setup, Turns, WinnersBy
from compiler.bound.tree import Block, Expr
from compiler.model import QuantityInfo, RuleInfo, SettingInfo
from compiler.text.pieces import Words, plain
from compiler.text.simplify import opened, settled
from compiler.text.telling import key_of
from compiler.text.writer import (
    SETUP,
    Told,
    amount_spans,
    finished,
    together,
    told_body,
    told_item,
    told_order,
    told_rule,
    told_score,
    told_teams,
    told_winners,
)
from dsl import syntax
from dsl.walk import nodes_in
from rulewright.cards.book import EFFECT, NOTHING, is_rule
from rulewright.sheets.entries import Entry, Rich, Section, capital, capital_rich, plain_text
from rulewright.sheets.kit import Kit
from rulewright.sheets.prices import Prices
from rulewright.sheets.supplies import card_entries, starts, supplies
from rulewright.sheets.texts import icon_of

SHORT = 56
"""Letters that fit on one line."""


def summary_pages(kit: Kit) -> str:
    sections = [asdict(section) for section in map(with_short_entries, Summary(kit).sections()) if section.entries]
    return kit.render("summary.typ.jinja", sections=sections, facts=facts(kit), paper=kit.paper)


def with_short_entries(section: Section) -> Section:
    entries = [
        replace(entry, short=section.small or not entry.tag and len(entry.head) + len(plain_text(entry.text)) < SHORT)
        for entry in section.entries
    ]
    return replace(section, entries=entries)


def facts(kit: Kit) -> list[str]:
    """What stands under the title."""
    model = kit.model
    if model.fewest == model.most:
        return [kit.word("player_one" if model.most == 1 else "players_exactly", low=model.most)]
    return [kit.word("players", low=model.fewest, high=model.most)]


class Summary:
    """The sections of one game with the standard settings."""

    def __init__(self, kit: Kit) -> None:
        self.kit, self.model, self.game, self.words = kit, kit.model, kit.book.game, kit.book.words
        self.values = kit.settings
        self.settings = {name: self.said_value(info, info.start) for name, info in self.model.settings.items()}
        self.prices = Prices(kit, self.values, self.rich)
        self.shown_quantities: set[str] = set()

    def sections(self) -> Iterator[Section]:
        word = self.kit.word
        yield Section(word("components"), [self.plain(*supply) for supply in supplies(self.kit)])
        flow = self.game.flow
        yield Section(word("setup"), list(self.setup(flow)))
        yield Section(word("flow"), list(self.flow(flow)), numbered=True)
        actions = [self.action(rule.name) for rule in self.model.rules.values() if rule.kind == "action" and not rule.automa]
        yield Section(word("actions"), actions)
        yield Section(word("events"), [*self.standing(), *self.events()])
        yield Section(word("quantities"), list(self.quantities()))
        yield Section(word("scoring"), list(self.scoring()))
        yield Section(word("terms"), list(self.terms()), small=True)
        yield from self.references()
        yield Section(word("settings"), [*self.setting_entries(), *self.variants()], small=True)
        yield Section(word("card_list"), [self.plain(*entry) for entry in card_entries(self.kit)], small=True)

    # setup and rounds

    def setup(self, flow: tuple[Flow, ...]) -> Iterator[Entry]:
        for head, items in starts(self.kit):
            yield Entry(head, text=((", ".join(items), ""),))
        for part in flow:
            if isinstance(part, Setup):
                told = told_body(SETUP, settled(part.body, self.values), self.words, self.settings)
                if not told.rough:
                    yield Entry(text=self.rich(told.words))

    def flow(self, flow: Iterable[Flow]) -> Iterator[Entry]:
        for part in settled(tuple(flow), self.values):
            match part:
                case Setup():
                    continue
                case Rounds(at_most=at_most, count=count, flow=inner):
                    if not at_most:
                        yield Entry(text=((self.kit.word("rounds", count=plain(amount_spans(count, self.words))) + ".", ""),))
                    yield from self.flow(inner)
                case tree.Phase():
                    yield self.phase(part)
                case Turns(body=body, order=order):
                    yield Entry(self.kit.word("turn"), self.who("each", order), self.rich(self.told("turns", body).words))
                    yield from self.phases_inside(body)
                case _:
                    told = self.told("", (part,))
                    if not told.rough:
                        yield Entry(text=self.rich(told.words))
                    yield from self.phases_inside(part)

    def phases_inside(self, part: object) -> Iterator[Entry]:
        return (self.phase(node) for node in nodes_in(part) if isinstance(node, tree.Phase))

    def phase(self, node: tree.Phase) -> Entry:
        told = self.told(node.info.name, node.body)
        return Entry(
            capital(self.words.title(node.title)), self.who(node.who, node.order), () if told.rough else self.rich(told.words)
        )

    def told(self, name: str, body: Block) -> Told:
        """What happens; a phase that only calls an event says what that event does, unless the phrases tell the phase."""
        event = event_alone(body) if self.words.forms_of_rule(name, "text", self.settings) is None else None
        return self.told_rule(event) if event is not None else told_body(name, body, self.words, self.settings)

    def who(self, who: str | None, order: Expr | None) -> str:
        if who in ("each", "turns"):
            said, word = told_order(order, self.words), "each_player" if who == "each" else "turns"
            return self.kit.word(f"{word}_in_order", order=said) if said else self.kit.word(word)
        return self.kit.word({"at_once": "all_at_once", "in_secret": "all_in_secret"}[who]) if who else ""

    # rules

    def body(self, name: str) -> Block:
        """A rule as it is with the standard settings."""
        return settled(self.game.rules[name].body, self.values)

    def told_rule(self, name: str) -> Told:
        return told_rule(self.game.rules[name], self.body(name), self.words, self.settings)

    def action(self, name: str) -> Entry:
        reads = [
            item
            for pay in nodes_in(self.body(name))
            if isinstance(pay, tree.Pay)
            for item in nodes_in(pay)
            if isinstance(item, tree.FunctionRead) and isinstance(item.function, QuantityInfo)
        ]
        prices = {
            read.function.name: read.args if all(isinstance(arg, tree.Constant) for arg in read.args) else () for read in reads
        }
        self.shown_quantities |= set(prices)
        return Entry(
            capital(self.kit.book.rule_title(name)),
            text=self.rich(self.told_rule(name).words),
            lines=tuple(line for price, args in prices.items() for line in self.prices.lines(price, args)),
        )

    def events(self) -> Iterator[Entry]:
        """Events that something printed mentions and that have something to say."""
        for name in self.mentioned():
            title, told = capital(self.kit.book.rule_title(name)), self.told_rule(name)
            if told.words and not told.rough and (told.written or not is_plain(opened(self.body(name)))):
                yield Entry(title, text=self.rich(told.words))

    def mentioned(self) -> list[str]:
        """Events in the order in which a reader meets them; one that is told as a phase is not told again."""
        phases = [node for node in nodes_in(settled(self.game.flow, self.values)) if isinstance(node, tree.Phase)]
        bodies = [node.body for node in phases]
        told = {event_alone(body) for body in bodies}
        found: dict[str, None] = {}
        waiting = [*bodies, *(self.body(name) for name, rule in self.model.rules.items() if rule.kind == "action")]
        while waiting:
            for rule in called(waiting.pop(0)):
                if rule.kind == "event" and rule.name not in found:
                    found[rule.name] = None
                    waiting.append(self.body(rule.name))
        return [name for name in found if name not in told]

    def standing(self) -> Iterator[Entry]:
        """Rules that hold all the time; those of cards stand on the cards."""
        for item in together(one for one in self.game.standing if one.table is None and not one.automa):
            told = told_item(settled(item, self.values), self.words)
            if told.words and not told.rough:
                yield Entry(text=self.rich(told.words))

    # numbers

    def quantities(self) -> Iterator[Entry]:
        for name in self.model.quantities:
            if name not in self.shown_quantities and not self.model.quantities[name].automa and not self.prices.is_bare(name):
                head, *lines = self.prices.lines(name)
                yield Entry(plain_text(head), lines=tuple(lines)) if lines else Entry(text=head)

    def terms(self) -> Iterator[Entry]:
        """What words of the game mean, as its phrases explain them."""
        return (self.plain(term, str(meaning)) for term, meaning in self.words.section("terms").items())

    def scoring(self) -> Iterator[Entry]:
        scores, winners = iter(self.game.scores), iter(self.game.winners)
        compared = {key_of(key.value) for one in self.game.winners if isinstance(one, WinnersBy) for key in one.keys}
        has_points = "total" in compared or not self.game.winners
        for scoring, _ in self.model.scoring:
            tie_breaks: list[str] = []
            for line in scoring.lines:
                match line:
                    case syntax.Score(label=label):
                        worth = self.rich(told_score(settled(next(scores), self.values), self.words))
                        if has_points:
                            yield Entry(capital(self.words.title(label.value)) if label else "", text=capital_rich(worth))
                    case syntax.WinnersBy() | syntax.WinnersAre():
                        first, *more = map(plain, told_winners(settled(next(winners), self.values), self.words))
                        yield Entry(self.kit.word("winner"), text=((capital(first) + ".", ""),))
                        tie_breaks += more
                    case syntax.TeamsBy() if self.game.teams is not None:
                        who = plain(told_teams(settled(self.game.teams, self.values), self.words))
                        yield Entry(self.kit.word("teams"), text=((self.kit.word("teams_told", who=capital(who)), ""),))
                    case syntax.Tied(word=said):
                        tie_breaks.append(self.kit.word("tied_share") if said.text == "share" else "")
            if any(tie_breaks):
                yield Entry(self.kit.word("tie_break"), text=((joined_tie_breaks(tie_breaks), ""),))

    def references(self) -> Iterator[Section]:
        """Tables that are no cards, but whose rows do something."""
        for table in self.model.tables.values():
            speaks = any(is_rule(column.type, EFFECT) for column in table.loaded.shape.columns)
            if speaks and not table.is_cards:
                rows = [(self.kit.book.name(row), self.kit.book.text(table, row)) for row in table.rows]
                yield Section(capital(self.kit.book.heading(table)), [self.plain(*row) for row in rows if row[1]], small=True)

    # choices before the game

    def setting_entries(self) -> Iterator[Entry]:
        for info in self.model.settings.values():
            title = self.words.title(info.title or info.name.replace("_", " "))
            others = self.other_values(info)
            text = self.settings[info.name] + (f" ({self.kit.word('or', others=others)})" if others else "")
            yield Entry(title, text=((text, ""),))

    def said_value(self, info: SettingInfo, value: int) -> str:
        said = self.kit.book.value(info.type, value)
        return self.kit.word("none") if said == NOTHING else said

    def other_values(self, info: SettingInfo) -> str:
        low, high = self.model.bounds_of(info.type)
        if low is None or high is None or high - low > 99:
            return ""
        if hasattr(info.type, "low"):
            return self.kit.word("to", low=low, high=high)
        if high - low > 8:
            return ""
        return ", ".join(self.said_value(info, number) for number in range(low, high + 1) if number != info.start)

    def variants(self) -> Iterator[Entry]:
        for variant, _ in self.model.variants.values():
            yield Entry(self.words.title(variant.title.value), self.kit.word("variant"))

    # text

    def plain(self, head: str, text: str) -> Entry:
        return Entry(head, text=((text, ""),) if text else ())

    def rich(self, words: Words) -> Rich:
        """Words with the icons that the style has for them."""
        out: list[tuple[str, str]] = []
        for piece in finished(words, self.words):
            icon = icon_of(piece, self.kit.style)
            if not icon and out and not out[-1][1]:
                out[-1] = (out[-1][0] + piece.text, "")
            else:
                out.append((piece.text, icon))
        return tuple(out)


def event_alone(body: Block) -> str | None:
    """The rule that a body does and nothing else."""
    match body:
        case (tree.Do(subject=None, callee=tree.RuleCall(rule=rule, args=())),):
            return rule.name
    return None


def is_plain(statements: Block) -> bool:
    """Whether a rule does one thing, which its title says."""
    match statements:
        case (tree.Repeat(body=inner),):
            return is_plain(opened(inner))
        case (tree.Choose(), rest):
            return is_plain((rest,))
    return len(statements) == 1 and isinstance(statements[0], (tree.Move, tree.Draw, tree.Set, tree.Do))


def called(body: Block) -> Iterator[RuleInfo]:
    """Rules that a body does or offers, in order."""
    yield from (node.rule for node in nodes_in(body) if isinstance(node, tree.RuleCall))


def joined_tie_breaks(parts: list[str]) -> str:
    """Comparisons in order, then what happens if all are equal."""
    compared = [part for part in parts if not part.endswith(".")]
    last = [part for part in parts if part.endswith(".")]
    return " ".join([capital("; ".join(compared)) + "." if compared else "", *last]).strip()


__all__ = ["Entry", "Section", "Summary", "summary_pages"]
