"""Random little games as text: what designers write, so that the whole compiler is part of the comparison.

Nested `may`, `choose`, `choose one`, `for each` and `repeat`, standing handlers, payments, reactions from a hand,
quantities with modifiers, a secret phase. Games end because rounds are counted and a handler only touches what comes
after the thing it listens to.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

TRACKS = ["coins", "gems", "points", "heat"]  # a handler of one of them changes later ones only
COLOURS = ["red", "green", "blue"]

HEAD = """game little "Little" for 2 to 3 players

choices Colour: red "Red", green "Green", blue "Blue"

table cards of Card from "cards/cards.yaml" "cards"
    worth    0..5
    colour   Colour
    cost     price
    effect   effect
    react    effect

each player has
    coins    0..20 starts 6                  "coins"
    gems     0..5 for each Colour starts 1   "gems"
    points   0..40                           "points"
    time     0..9 starts 2                   "time"
    moods    set of Colour                   "moods"
    plan     0..9                            "plan"
    hand     pile of Card seen by owner      "hand"
    court    pile of Card                    "court"
the game has
    heat     0..9 starts 2                   "heat"
    deck     pile of Card seen by none       "deck"
    waste    pile of Card                    "waste"

"""

PLAY = """play
    setup
        move cards to deck
        shuffle deck
        for each p in players: p draws 2 from deck to p's hand
    rounds {rounds}
"""

SCORING = """
scoring
    score points                             "Points"
    score 1 per 3 coins                      "Coins"
    score count(court)                       "Court"
    winners by total highest, coins highest
    tied players share
"""


@dataclass
class Text:
    """Writes indented lines. `first`: the lowest track that may be changed here. `values`: locals that are numbers of
    at most 3. `left`: how many more statements. `calls`: events that may be done from here."""

    draw: object
    lines: list[str]
    indent: int
    left: list[int]
    first: int = 0
    values: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    kinds: str = "all"
    names: list[int] = field(default_factory=lambda: [0])

    def one_of(self, *items):
        return self.draw(st.sampled_from(items))

    def small(self, low: int, high: int) -> int:
        return self.draw(st.integers(low, high))

    def fresh(self, kind: str) -> str:
        self.names[0] += 1
        return f"{kind}_{self.names[0]}"

    def line(self, text: str) -> None:
        self.lines.append("    " * self.indent + text)

    def inside(self, **changes) -> Text:
        return replace(self, **{"indent": self.indent + 1, **changes})

    # words

    def amount(self) -> str:
        found = [str(self.small(1, 3)), *self.values]
        if self.small(0, 3) == 0:
            found += ["rate", "count(court)", "heat"]
        return self.one_of(*found)

    def track(self) -> str:
        name = self.one_of(*TRACKS[self.first :])
        return f"gems[{self.one_of(*COLOURS)}]" if name == "gems" else name

    def condition(self) -> str:
        reads = [
            "coins",
            "points",
            "heat",
            "rate",
            "gems[red]",
            "count(hand)",
            "count(court)",
            "count(moods)",
            "sum(c.worth for c in court)",
            "count(p in rivals where p's coins > coins)",
            *self.values,
        ]
        basic = f"{self.one_of(*reads)} {self.one_of('<', '>=', '=', '!=')} {self.small(1, 5)}"
        match self.small(0, 5):
            case 0:
                return f"{basic} and {self.one_of(*COLOURS)} not in moods"
            case 1:
                return f"{basic} or any(p in rivals where p's points > {self.small(0, 4)})"
        return basic

    def price(self) -> str:
        return self.one_of(
            "1 coins", "2 coins", f"1 gems[{self.one_of(*COLOURS)}]", "rate coins", f"1 coins and 1 gems[{self.one_of(*COLOURS)}]"
        )

    # statements

    def body(self, least: int = 1) -> None:
        for _ in range(self.small(least, 3)):
            if self.left[0] <= 0:
                break
            self.left[0] -= 1
            self.statement()
        self.line(f"gain {self.amount()} {self.track()}")

    def statement(self) -> None:
        simple = ["gain", "lose", "mood", "others"]
        nested = ["branch", "each", "repeat"]
        asking = ["may", "option", "choose", "may_choose", "discard", "several", "others_choose"]
        more = ["draw", "roll", "pick", "call", "call", "lasting", "further", "with", "best", "clear", "end"]
        kinds = {
            "all": [*simple, *nested, *asking, *asking, *more],
            "quiet": [*simple, *nested, "choose"],
            "mine": ["gain", "lose", "branch", "option", "choose", "may"],
        }
        getattr(self, "write_" + self.one_of(*kinds[self.kinds]))()

    def write_gain(self) -> None:
        self.line(f"gain {self.amount()} {self.track()}")

    def write_lose(self) -> None:
        self.line(f"lose {self.amount()} {self.track()}")

    def write_mood(self) -> None:
        colour = self.one_of(*COLOURS)
        self.line(self.one_of(f"add {colour} to moods", f"remove {colour} from moods"))

    def write_others(self) -> None:
        person = self.fresh("p")
        self.line(
            f"for each {person} in rivals where {person}'s coins >= {self.small(0, 4)}: "
            f"{person} {self.one_of('gains', 'loses')} {self.amount()} {self.track()}"
        )

    def write_branch(self) -> None:
        self.line(f"if {self.condition()}")
        self.inside().body()
        if self.small(0, 1):
            self.line("otherwise")
            self.inside().body()

    def write_each(self) -> None:
        if self.small(0, 1):
            colour = self.fresh("c")
            self.line(f"for each {colour} in Colour where gems[{colour}] > {self.small(0, 2)}")
            inner = self.inside()
            inner.line(f"{self.one_of('gain', 'lose')} 1 {self.track()}")
            inner.body(0)
        else:
            value = self.fresh("n")
            self.line(f"for each {value} in 1..{self.small(1, 3)}")
            self.inside(values=(*self.values, value)).body()

    def write_repeat(self) -> None:
        if self.small(0, 1):
            self.line(f"repeat {self.small(1, 2)} times")
            self.inside().body()
        else:
            self.line("repeat at most 4")
            inner = self.inside()
            inner.body()
            inner.line(f"if {self.condition()}: stop")
            inner.body(0)
            inner.line("stop")

    def write_may(self) -> None:
        self.line(f'may "{self.fresh("May").replace("_", " ")}"')
        inner = self.inside()
        if self.small(0, 1):
            inner.line(f"pay {self.price()}")
        inner.body()

    def write_option(self) -> None:
        self.line("choose one")
        inner = self.inside()
        for _ in range(self.small(1, 2)):
            inner.line(f'option "{self.fresh("Way").replace("_", " ")}"')
            way = inner.inside()
            if self.small(0, 1):
                way.line(f"require {self.condition()}")
            if self.small(0, 1):
                way.line(f"pay {self.price()}")
            way.body()
        inner.line(f'option "{self.fresh("Else").replace("_", " ")}"')
        inner.inside().body()

    def write_choose(self) -> None:
        """What follows in this block may use the value."""
        value = self.fresh("n")
        self.line(f"choose {value} in {self.small(0, 1)}..{self.small(1, 3)}")
        self.values = (*self.values, value)

    def write_may_choose(self) -> None:
        person = self.fresh("p")
        self.line(f"may choose {person} in rivals where {person}'s points >= {self.small(0, 2)}")
        inner = self.inside()
        inner.line(f"{person} loses 1 {self.track()}")
        inner.body()

    def write_discard(self) -> None:
        card = self.fresh("card")
        self.line(f"may choose {card} in hand")
        inner = self.inside()
        inner.line(f"move {card} to {self.one_of('waste', 'court', 'bottom of deck')}")
        inner.line(f"gain {card}.worth {self.track()}")
        inner.body(0)

    def write_draw(self) -> None:
        self.line(f"draw {self.small(1, 2)} from deck to hand")

    def write_roll(self) -> None:
        die = self.fresh("die")
        self.line(f"roll d6 as {die}")
        self.line(f"if {die} >= {self.small(2, 6)}")
        self.inside().body()

    def write_pick(self) -> None:
        person = self.fresh("p")
        order = self.one_of("at random", f"by {person}'s coins highest, {person}'s points lowest")
        self.line(f"pick {person} in rivals {order}")
        self.line(f"{person} {self.one_of('gains', 'loses')} {self.amount()} {self.track()}")

    def write_call(self) -> None:
        if not self.calls:
            return self.write_gain()
        event = self.one_of(*self.calls)
        if self.small(0, 2):
            self.line(f"do {event} for {self.small(0, 2)}")
        else:
            person = self.fresh("p")
            self.line(f"for each {person} in rivals: {person} does {event} for {self.small(0, 2)}")

    def write_several(self) -> None:
        """Several cards at once, each of which is paid for with time."""
        cards, card = self.fresh("cards"), self.fresh("card")
        self.line(f"choose {self.one_of('up to', 'up to', 'exactly')} {self.small(1, 2)} {cards} in hand")
        self.line(f"for each {card} in {cards}")
        inner = self.inside()
        inner.line(f"move {card} to {self.one_of('waste', 'court')}")
        inner.line(f"gain 1 {self.track()}")

    def write_others_choose(self) -> None:
        person, value = self.fresh("p"), self.fresh("n")
        self.line(f"for each {person} in rivals where {person}'s coins >= {self.small(0, 6)}")
        inner = self.inside()
        inner.line(f"{person} chooses {value} in 0..{self.small(1, 2)}")
        inner.line(f"{person} {self.one_of('gains', 'loses')} {value} {self.track()}")

    def write_clear(self) -> None:
        card = self.fresh("card")
        self.line(f"for each {card} in hand where {card}.worth > {self.small(0, 2)} by {card}.worth highest")
        self.inside().line(f"move {card} to {self.one_of('waste', 'bottom of deck')}")

    def write_with(self) -> None:
        if self.first > 0:
            return self.write_gain()
        self.line(f"with heat = {self.small(0, 9)}")
        inner = self.inside()
        inner.line(f"gain rate {self.track()}")
        inner.body(0)

    def write_best(self) -> None:
        """My decisions only, no chance, few ways."""
        self.line(f"best for {self.one_of('points', 'coins + gems[red]', '2 * points - coins')}")
        self.inside(kinds="mine", left=[self.small(1, 2)]).body()

    def write_end(self) -> None:
        self.line(f"if points > {self.small(8, 30)}: end {self.one_of('turn', 'phase', 'game')}")

    def write_further(self) -> None:
        """What lasts on rules, purses and cards."""
        span = self.one_of("this round", "this turn", "this game")
        item = self.one_of(
            "each rival's action_1 also costs 1 coins",
            "each rival's action_1 also costs 1 time to me",
            'my action_2 also requires heat != 4 "too hot"',
            "my time can pay for coins",
            "rival cards cannot lower my coins",
            "rival cards cannot affect my hand",
        )
        self.line(f"{span}: {item}")

    def write_lasting(self) -> None:
        whose = self.one_of("my", "each rival's", "each player's")
        span = self.one_of("this round", "this turn", "until used")
        self.line(f"{span}: {whose} rate is {self.small(1, 2)} {self.one_of('more', 'less')}")


@st.composite
def texts(draw) -> dict[str, str]:
    """The files of a game: path -> text."""
    lines: list[str] = []
    names = [0]

    def text(indent: int, left: int, **more) -> Text:
        return Text(draw, lines, indent, [left], names=names, **more)

    top = text(0, 0)
    top.line('quantity rate "rate"')
    top.line(f"    base {top.small(1, 2)}")
    top.line(f"    plus {top.small(1, 2)} if heat >= {top.small(2, 6)}")
    top.line("    at least 0")
    top.line("    at most 6")
    top.line("")
    for number in (2, 1):
        top.line(f'event event_{number} for n 0..2 "Event {number}"')
        calls = ("event_2",) if number == 1 else ()
        text(1, 4, values=("n",), calls=calls).body(2)
        top.line("")
    actions = [f"action_{number}" for number in range(1, top.small(2, 3) + 1)]
    for number, name in enumerate(actions, 1):
        top.line(f'action {name} "Action {number}"')
        write_action(text(1, 6, calls=("event_1", "event_2")))
        top.line("")
    top.line('action play_card "Play a card"')
    for part in ("choose card in hand", "pay card.cost", "do card.effect", "move card to court"):
        top.line("    " + part)
    top.line("")
    write_handlers(text, top, actions)
    files = {"cards/cards.yaml": cards(draw, names)}
    lines.append(PLAY.format(rounds=top.small(1, 2)).rstrip())
    write_phases(text, top, actions)
    lines.append(SCORING.rstrip())
    files["game.rules"] = HEAD + "\n".join(lines) + "\n"
    return files


def write_action(text: Text) -> None:
    if text.small(0, 1):
        text.line(f'require {text.condition()} "not now"')
    if text.small(0, 1):
        text.write_choose()
    if text.small(0, 1):
        text.line(f"pay {text.price()}")
    text.body(2)


def write_handlers(text, top: Text, actions: list[str]) -> None:
    for _ in range(top.small(1, 3)):
        track = top.small(0, 2)
        who, verb = top.one_of(("I", "gain"), ("I", "lose"), ("a rival", "gains"), ("a player", "loses"))
        noun = "gems[red]" if TRACKS[track] == "gems" else TRACKS[track]
        top.line(f"after {who} {verb} {noun}")
        text(1, 2, first=track + 1, kinds="quiet").body(0)
        top.line("")
    top.line(f"before a rival does {top.one_of(*actions)}")
    inner = text(1, 2, first=2)
    inner.line(f"they {top.one_of('gains', 'loses')} 1 {inner.track()}")
    inner.body(0)
    top.line("")
    if top.small(0, 1):
        top.line(f"instead of {top.one_of(*actions, 'event_1')} where heat >= {top.small(3, 7)}")
        text(1, 2).body()
        top.line("")


def write_phases(text, top: Text, actions: list[str]) -> None:
    top.line('        phase main "Main" each player in players')
    inner = text(3, 4, calls=("event_1", "event_2"))
    inner.line("draw 1 from deck to hand")
    inner.line(f"may do {top.one_of(*actions, 'play_card')}")
    inner.line(f"may do any of {actions[0]}, play_card" if top.small(0, 4) == 0 else "may do play_card")
    inner.line("may do any of abilities")
    inner.body()
    if top.small(0, 1):
        top.line('        phase secret_plan "Plan" all players in secret')
        secret = text(3, 0)
        secret.line("choose n in 0..3")
        secret.line("set plan to n")
        secret.line("may choose x in hand: set plan to x.worth")
        top.line('        phase show "Show" each player in players')
        text(3, 0).line("gain plan points")


def cards(draw, names: list[int]) -> str:
    """Cards whose effects are statements, some of which react from the hand."""
    rows: list[str] = []
    for number in range(draw(st.integers(2, 4))):
        lines: list[str] = []
        text = Text(draw, lines, 2, [3], names=names)
        text.body()
        text.line(text.one_of(*LASTING, *([EXCEPTION] if number == 0 else [])))
        rows += [
            f"- id: card_{number}",
            f"  name: Card {number}",
            f"  worth: {number}",
            f"  colour: {text.one_of(*COLOURS)}",
            f"  copies: {text.small(1, 3)}",
            f"  cost: {text.price()}",
            "  effect: |",
            *lines,
        ]
        if text.small(0, 1):
            rows += ["  react: |", *REACTION]
    return "\n".join(rows) + "\n"


LASTING = [
    "nothing",
    "while in court: my rate is 1 more",
    "while in court: each rival's rate is 1 less",
    "while in court: my time can pay for coins",
    "while in court: rival cards cannot lower my points",
    "while in court: once per round: gain 1 time",
    "while in court: after I gain time: gain 1 points",
]

EXCEPTION = "while in court: my rate is 3 instead"  # two of them could hold at once, which is an error

REACTION = """    while in hand
        before a rival does action_1
            may "React"
                move this to waste
                gain 2 coins""".splitlines()
