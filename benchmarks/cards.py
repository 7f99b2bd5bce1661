"""A generated game of many cards: a small rules file and 100 tables of 100 cards, each card with an effect of its own.

Effects are put together from sentences with random numbers and nouns, so that most cards have a text of their own. All
constructs that cards commonly use are there: gains and losses, choices, prices, conditions, targets, dice, draws,
durations, adjustments and reactions. Rows have about six columns and effects two to three lines, as in published games.
"""

from pathlib import Path
from random import Random

RULES = """\
# Generated for measuring: a market town with very many cards
game market_town "Market Town" for 2 to 4 players

choices Guild: masons "Masons", weavers "Weavers", smiths "Smiths", brewers "Brewers"
choices Age: early "Early", middle "Middle", late "Late"

table cards of Card from "cards/*.yaml"
    guild   Guild
    age     Age
    cost    price
    stays   flag
    effect  effect

each player has
    coins    0..99 starts 8                         "coins"
    wood     0..30 starts 2                         "wood"
    cloth    0..30 starts 2                         "cloth"
    iron     0..30 starts 2                         "iron"
    fame     -5..20                                 "Fame"
    points   0..200                                 "points"
    members  0..12 for each Guild                   "members"
    hand     pile of Card seen by owner             "hand"
    effects  pile of Card seen by all               "shop"

the game has
    deck      pile of Card seen by none refilled from discards  "deck"
    discards  pile of Card seen by all              "discards"

quantity wage "Wage"
    base 2
    plus 1 if fame >= 5                             "Fame"
    at least 0

quantity rent "Rent"
    base 3
    minus 1 if fame >= 10                           "Fame"
    at least 0

quantity upkeep "Upkeep"
    base count(effects)
    at least 0

action work "Work"
    gain wage coins

action trade "Trade"
    pay rent coins
    gain 1 wood and 1 cloth and 1 iron

action play_card "Play a card"
    choose card in hand
    pay card.cost
    do card.effect
    if card.stays: move card to effects
    otherwise: move card to discards

action build "Build"
    pay 2 wood and 1 iron
    gain 3 points

play
    setup
        move cards to deck
        shuffle deck
        for each p in players: p draws 5 from deck to p's hand
    rounds 10
        phase market "Market" each player in players
            draw 1 from deck to hand
            may do any of abilities
            do one of work, trade, play_card, build
        phase evening "Evening" each player in players
            lose upkeep coins

scoring
    score points                                    "Points"
    score fame                                      "Fame"
    score 1 per 4 coins                             "Coins"
    winners by total highest, coins highest
    tied players share
"""

GOODS = ("coins", "wood", "cloth", "iron")
GUILDS = ("masons", "weavers", "smiths", "brewers")
AGES = ("early", "middle", "late")
QUANTITIES = ("wage", "rent", "upkeep")
ADJECTIVES = ("Old", "Silver", "Quiet", "Crooked", "Merry", "Hidden", "Northern", "Broken", "Royal", "Humble")
NOUNS = ("Lantern", "Bridge", "Tower", "Market", "Wagon", "Mill", "Fountain", "Guildhall", "Harbour", "Garden")

# Lead-ins open an effect; sentences may stand anywhere after them; lasting ones end it.
LEAD_INS = (
    "require fame >= {fame}\n",
    "require {good} >= {few} or points > {many}\n",
    "choose target in rivals where target's {good} >= {few}\n",
    "choose x in 1..{few}\npay x {good}\ngain {few} * x {other}\n",
    "pay {few} {good} and 1 {other}\n",
    "choose guild in Guild where members[guild] < {many}\ngain {few} members[guild]\n",
    "choose victim in rivals\nvictim loses {few} {good}\ngain {few} {other} from victim\n",
)
SENTENCES = (
    "gain {few} {good} and {some} {other}\n",
    "gain {some} points\n",
    "lose {few} {good}\ngain {some} {other}\n",
    "gain 1 {good} per {few} {other}\n",
    "if {good} >= {some}: gain {few} points\notherwise: gain {few} {other}\n",
    "for each p in rivals where p's {good} > {good}: gain {few} {other}\n",
    'choose one\n    option "Sell": gain {some} coins\n    option "Keep"\n        gain {few} {good}\n        lose 1 fame\n',
    'may "Hire"\n    pay {some} coins\n    gain {few} members[{guild}]\n',
    "roll d6 as die\nif die >= {low}: gain die + {few} {good}\notherwise: lose {few} fame\n",
    "draw {few} from deck to hand\n",
    "let reach be min(members[{guild}] + {few}, {many})\ngain reach {good}\n",
    "for each p in players by p's {good} highest: p gains {few} {other}\n",
    "gain max(0, {some} - count(effects)) {good}\n",
    "if any(p in rivals where p's members[{guild}] >= {few}): lose {few} {good}\n",
)
LASTING = (
    "until used: my {quantity} is {few} less\n",
    "this round: each rival's {quantity} is {few} more\n",
    "this turn: my {quantity} is {few} more\n",
    "until the end of the next round: my {quantity} is {few} less\n",
)
STAYING = (
    "while in effects: my {quantity} is {few} less\n",
    "while in effects and odd(round)\n    my {quantity} is {few} more\n",
    "while in effects\n    once per round after I gain {good}: gain {few} {other}\n",
    "while in effects\n    once per round\n        pay {few} {good}\n        gain {some} points\n",
    "while in effects\n    once per round after a rival does work: gain {few} {good}\n",
    "while in effects and my {good} >= {some}: my {quantity} is {few} more\n",
)


def write_game(folder: Path, files: int = 100, cards: int = 100, seed: int = 1) -> None:
    """The folder of a game with `files` times `cards` cards. The same seed writes the same bytes."""
    random = Random(seed)
    (folder / "cards").mkdir(parents=True, exist_ok=True)
    (folder / "game.rules").write_text(RULES, encoding="utf-8")
    for file in range(files):
        rows = [card_text(random, file * cards + number) for number in range(cards)]
        (folder / "cards" / f"cards_{file:03}.yaml").write_text("".join(rows), encoding="utf-8")


def card_text(random: Random, number: int) -> str:
    effect, stays = effect_text(random)
    name = f"{random.choice(ADJECTIVES)} {random.choice(NOUNS)} {number}"
    cost = f"{random.randint(0, 6)} coins"
    if random.random() < 0.4:
        cost += f" and {random.randint(1, 3)} {random.choice(GOODS[1:])}"
    lines = [
        f"- id: card_{number:05}",
        f"  name: {name}",
        f"  guild: {random.choice(GUILDS)}",
        f"  age: {random.choice(AGES)}",
        f"  cost: {cost}",
    ]
    if stays:
        lines.append("  stays: yes")
    if random.random() < 0.2:
        lines.append(f"  copies: {random.randint(2, 3)}")
    lines.append("  effect: |")
    lines += [f"    {line}" for line in effect.splitlines()]
    return "\n".join(lines) + "\n"


def effect_text(random: Random) -> tuple[str, bool]:
    """An effect, and whether its card stays on the table."""
    stays = random.random() < 0.25
    if stays:
        parts = [random.choice(STAYING)]
    else:
        parts = random.sample(LEAD_INS, 1) if random.random() < 0.4 else []
        parts += random.sample(SENTENCES, 2 if random.random() < 0.3 else 1)
        if random.random() < 0.1:
            parts.append(random.choice(LASTING))
    return "".join(fill(random, part) for part in parts), stays


def fill(random: Random, part: str) -> str:
    good, other = random.sample(GOODS, 2)
    return part.format(
        good=good,
        other=other,
        guild=random.choice(GUILDS),
        quantity=random.choice(QUANTITIES),
        few=random.randint(1, 4),
        some=random.randint(2, 6),
        many=random.randint(5, 12),
        low=random.randint(2, 5),
        fame=random.randint(-3, 8),
    )


def edit_card(folder: Path, file: int, row: int, seed: int) -> None:
    """Writes one card anew, as a designer would between two checks."""
    path = folder / "cards" / f"cards_{file:03}.yaml"
    before, *rows = path.read_text(encoding="utf-8").split("- id: card_")
    number = int(rows[row].split("\n", 1)[0])
    rows[row] = card_text(Random(seed), number).removeprefix("- id: card_")
    path.write_text("- id: card_".join([before, *rows]), encoding="utf-8")
