"""The data tables hold the figures of the rules."""

from __future__ import annotations

import re

import pytest

from tests.tabletop_inc.table import FOLDER, rows

SPACES = """\
BAS | BAS | - | - | no
HSP | HSP-1 | $1 | - | no
HSP | HSP-2 | 1R | 1I | no
HSP | HSP-3 | - | - | yes
PLC | PLC-1 | - | - | no
PLC | PLC-2 | $2 | 1T | no
PLC | PLC-3 | - | - | yes
TRN | TRN-1 | - | - | no
TRN | TRN-2 | $2 | 1I | no
TRN | TRN-3 | - | - | yes
HFR | HFR-1 | 1T | - | no
HFR | HFR-2 | 1P | $1 | no
HFR | HFR-3 | - | - | yes
PTS | PTS-1 | - | - | no
PTS | PTS-2 | 1P | $1 | no
PTS | PTS-3 | - | - | yes
RES | RES-1 | - | - | no
RES | RES-2 | 1R | 1I | no
RES | RES-3 | - | - | yes
MUL | MUL-1 | - | - | no
MUL | MUL-2 | 2 VP | 1T | no
MUL | MUL-3 | - | - | yes
ITM | ITM-1 | - | - | no
ITM | ITM-2 | prediction flip | 1I | no
ITM | ITM-3 | - | - | yes
BOX | BOX-1 | - | - | no
BOX | BOX-2 | 2I | $1 | no
BOX | BOX-3 | - | - | yes
CMP | CMP-1 | - | - | no
CMP | CMP-2 | 1R | 1T | no
CMP | CMP-3 | 1P | $1 | no
CMP | CMP-4 | - | - | yes
UPG | UPG-B | - | 1T | no
UPG | UPG-M | - | 1T | no
UPG | UPG-C | - | 1T | no
PUB | PUB-1 | - | $1 | no
PUB | PUB-2 | 3 VP | $1+1T | no
PUB | PUB-3 | - | 1T | yes
AWD | AWD-1 | - | - | no
AWD | AWD-2 | 2 VP | $1+1I | no
AWD | AWD-3 | - | - | yes
TRD | TRD-1 | - | - | no
TRD | TRD-2 | $1 | - | no
TRD | TRD-3 | 1P | 1I | yes
OBJ | OBJ-1 | - | - | no
OBJ | OBJ-2 | prediction flip | $1 | no
OBJ | OBJ-3 | 1 VP | 1T | no
OBJ | OBJ-4 | - | - | yes"""

AWARDS = """\
Solid Rules | 2,2,1 -> 9 | 3,3,2 -> 13 | 4,4,3 -> 17
Shelf Appeal | 2,1,2 -> 9 | 3,2,3 -> 13 | 4,3,4 -> 17
Inner Values | 1,2,2 -> 9 | 2,3,3 -> 13 | 3,4,4 -> 17
Grand Cover | 3,1,1 -> 9 | 4,2,2 -> 13 | 4,3,3 -> 16
Clever Engine | 1,3,1 -> 9 | 2,4,2 -> 13 | 3,4,3 -> 16
Fine Pieces | 1,1,3 -> 9 | 2,2,4 -> 13 | 3,3,4 -> 16"""

FREELANCERS = """\
Supply Runner | B1 | 1
Fixer | B1 | 0
Test Captain | M1 | 2
Understudy | C1 | 2
Agenda Setter | B1 | 2
Local Columnist | B1 M1 C1 | 2
Cover Retoucher | B1 | 1
Bargain Hunter | C1 | 2
Lab Partner | M1 | 3
Tea-Leaf Reader | M1 C1 | 3
Archivist | C1 | 2
Celebrity Host | B1 | 0
Rules Retoucher | M1 | 1
Oracle | C1 | 1
Radio Critic | B1 M1 | 1
Piece Retoucher | C1 | 1"""

SPECIALISTS = """\
Planner | OBJ | B1
Refiner | UPG | C1
Scout | HFR | M1
Analyst | RES | C1
Game Tester | PTS | M1
Recruiter | HSP | B1
Quartermaster | MUL | B1
Engineer | CMP | M1 C1
Press Officer | PUB | B1
Box Artist | BOX | B1
Coach | TRN | C1
Collector | ITM | M1
Lobbyist | AWD | C1
Office Manager | PLC | M1"""

SKILLS = """\
Paper Fold | B1 | $1 | 1I
Ink Basics | B1 | $1 | 1T
Dice Maths | M1 | $1 | 1I
Turn Order | M1 | $1 | 1T
Wood Craft | C1 | $1 | 1I
Card Stock | C1 | $1 | 1T
Cover Prize | B1 | $2 | 2 VP
Clever Prize | M1 | $2 | 2 VP
Token Prize | C1 | $2 | 2 VP
Punch-Out | B1 C1 | $2 | 1T
Back-of-Box | B1 M1 | $2 | 1T
Dice Tower | M1 C1 | $2 | 1T
Insert Design | B1 C1 | $2 | 1I
Rulebook Art | B1 M1 | $2 | 1I
Bag Building | M1 C1 | $2 | 1I
Big Box | B2 | $2 | $1
Deep Rules | M2 | $2 | $1
Fat Pawns | C2 | $2 | $1
Foil Press | B2 | $3 | 1R
Balance Study | M2 | $3 | 1R
Mould Making | C2 | $3 | 1P
All-Rounder | B1 M1 C1 | $3 | prediction flip
Studio Veteran | B1 M1 C1 | $3 | 1 VP
Masterclass | B1 M1 C1 | $4 | Free Action Bonus"""

ITEMS = """\
Idea Jar | no
Petty Cash | no
Long Weekend | no
Survey Stack | no
Club Night | no
Trial Weekend | no
Headhunter Call | no
Gig Board | no
Resin Upgrade | no
Linen Finish | no
Second Edition | no
Wild Card | no
Spare Key | no
Layout Software | yes
Plotter | yes
Prototype Kit | yes
Bulk Cardboard | yes
Old Contacts | yes
Library Card | yes
House Rules Club | yes
Crystal Dice | no
Good Review | no
Short Mention | no
Night School | no
Mission Brief | no
Express Print | no
Mixed Crate | no
Clean Slate | no
Starter Bundle | no
Office Move | no"""

OBJECTIVES = """\
Data Vault | 4R | 4 | 2
Bright Purse | $3 + 3I | 6 | 3
Open Tables | 4P | 4 | 2
War Chest | $5 | 4 | 2
Spare Hours | 5T | 4 | 2
Sketchbook | 5I | 4 | 2
Slow Money | $3 + 3T | 6 | 3
Daydreams | 3T + 3I | 6 | 3
Small Lab | 2R + 2P | 4 | 2
Big Lab | 3R + 3P | 7 | 3
Full Pantry | 2 each of $, T, I, R, P | 9 | 4
Huge Box | published game with box L4 | 4 | 2
Brain Burner | published game with mechanism L4 | 4 | 2
Deluxe Bits | published game with component L4 | 4 | 2
Two Titles | 2 published games | 5 | 2
Catalogue | 3 published games | 9 | 4
Heavy Game | published game with level sum 9+ | 5 | 3
Harmony | published game with three equal levels | 5 | 2
Big Pair | 2 published games with box L3+ | 6 | 3
Expert Duo | 2 seated specialists | 4 | 2
Expert Trio | 3 seated specialists | 7 | 3
Gig Duo | 2 seated freelancers | 4 | 2
Gig Trio | 3 seated freelancers | 7 | 3
Mixed Office | 1 seated specialist + 2 seated freelancers | 6 | 3
Study Pair | 2 slotted skill cards | 3 | 1
Study Group | 3 slotted skill cards | 5 | 2
Hoarder | 2 item cards owned (unused or permanent) | 3 | 1
Keepsake | 1 permanent item | 3 | 1
Attic | 4 item cards owned (unused or permanent) | 6 | 3
Bronze | 1 L1 award | 3 | 2
Silver | 1 L2 award | 4 | 2
Gold | 1 L3 award | 6 | 3
Double Win | 2 awards of any level | 6 | 3
Cover School | 5 B icons | 5 | 2
Rules School | 5 M icons | 5 | 2
Parts School | 5 C icons | 5 | 2"""

WOW = """\
Gold Taste | 1/1/1
Daydreamer | 1/1/1
Box Baron | 1/1/1
Polymath | 2/2/2
Patron | 1/1/1
Prophet | 1/1/1
Parts Baron | 1/1/1
Fast Money | 1/1/1
Thick Skin | 1/1/1
Bronze Taste | 1/1/1
Achiever | 1/1/1
Whirlwind | 1/1/1
Silver Taste | 1/1/1"""

POW = """\
Cheap Bits
Stage Fright
Simple Mind
Idea Miser
Half Hearted
Never Just One
Cautious
Sore Loser
Thin Cardboard
Second Best
Cramped Office
Clock Watcher
Snob
Tight Fist"""

ZAPS = """\
OBJ | 1 | 2 | 3 | none
PUB | 3 | 4 | 6 | 8
AWD | 4 | 5 | 6 | 8
UPG | 1 | 2 | 2 | 3
BOX | 1 | 2 | 3 | none
CMP | 1 | 2 | 3 | none
HSP | 1 | 1 | 2 | 3
HFR | 1 | 2 | 3 | 4
PLC | 1 | 1 | 2 | none
TRN | 1 | 1 | 2 | none
PTS | 1 | 1 | 2 | none
RES | 1 | 2 | 2 | none
MUL | 1 | 1 | 2 | none
ITM | 1 | 2 | 2 | 3
TRD | 1 | 1 | 1 | 2"""

WORDS = {"$": "dollar", "T": "time", "I": "idea", "R": "research", "P": "playtest"}
ELEMENTS = {"B": "box", "M": "mechanism", "C": "component"}
RESOURCES = tuple(WORDS.values())
UNITS = {"seated specialist": "specialist", "seated freelancer": "freelancer", "slotted skill card": "skill"}


def lines(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.splitlines()]


def tokens(text: str) -> list[str]:
    """`$1 + 1T` as it is written in cells."""
    found = re.findall(r"\$(\d+)|(\d+) ?(VP|[TIRP])", text)
    return [f"{dollars} dollar" if dollars else f"{n} {'points' if what == 'VP' else WORDS[what]}" for dollars, n, what in found]


def gained(text: str) -> str:
    special = {"prediction flip": "do flip_one", "Free Action Bonus": "do free_action", "-": ""}
    return special.get(text, "gain " + " and ".join(tokens(text)))


def icons(row: dict) -> str:
    found = row.get("icons", {})
    return " ".join(f"{letter}{found[element]}" for letter, element in ELEMENTS.items() if element in found)


def cards(name: str) -> list[dict]:
    return rows(f"cards/{name}.yaml")


def test_action_spaces():
    found = [
        (row["job"].upper(), row["name"], row.get("bonus", ""), row.get("cost", ""), row.get("four_plus", "no"))
        for row in rows("tables/spaces.yaml")
    ]
    assert found == [
        (job, space, gained(bonus), " and ".join(tokens(cost)), four_plus) for job, space, bonus, cost, four_plus in lines(SPACES)
    ]
    assert [row["name"] for row in rows("tables/spaces.yaml") if "unlimited" in row] == ["BAS"]
    elements = {row["name"]: row["element"] for row in rows("tables/spaces.yaml") if "element" in row}
    assert elements == {"UPG-B": "box", "UPG-M": "mechanism", "UPG-C": "component"}


def test_there_is_a_prediction_card_of_each_limited_action_for_each_of_six():
    jobs = [row["id"] for row in rows("tables/jobs.yaml")]
    assert len(jobs) == 16 and jobs[0] == "bas"
    assert [(row["job"], row["copies"]) for row in rows("tables/forecasts.yaml")] == [(job, 6) for job in jobs[1:]]


def test_the_ring():
    assert {row["players"]: row["space"] for row in rows("tables/hourglass_starts.yaml")} == {2: 56, 3: 72, 4: 84, 5: 92, 6: 98}
    found = {row["space"]: row["bonus"] for row in rows("tables/ring.yaml")}
    assert found == dict.fromkeys(range(10, 91, 10), "gain 1 research") | dict.fromkeys(range(5, 86, 20), "do free_action")


def test_small_tables():
    assert [(row["level"], set(row["cost"].values())) for row in rows("tables/prices.yaml")] == [(n, {n}) for n in range(1, 5)]
    assert [row.get("bonus", "") for row in rows("tables/chairs.yaml")] == [gained(text) for text in ("$1", "1T", "1I", "1P", "-")]
    rewards = ("1 VP + $1", "3 VP + $1 + 1T", "6 VP + $1 + 1T + 1I", "10 VP + $1 + 1T + 1I + 1P")
    assert [(row["made"], row["reward"]) for row in rows("tables/rewards.yaml")] == [
        (number, gained(text)) for number, text in enumerate(rewards, 1)
    ]
    starts = [(row["seat"], row.get("points", 0), row.get("dollars", 0)) for row in rows("tables/starts.yaml")]
    assert starts == [(1, 0, 0), (2, 0, 1), (3, 0, 2), (4, 1, 0), (5, 1, 1), (6, 1, 2)]
    assert [(row["kind"], row["size"]) for row in rows("tables/tracks.yaml")] == [("specialist", 3), ("freelancer", 3), ("item", 4)]
    assert len(rows("tables/corporations.yaml")) == 6 and rows("tables/titles.yaml")[0]["copies"] == 24


def test_award_cards():
    found = [
        [row["name"], *(",".join(str(row["needs"][n][k]) for k in ELEMENTS.values()) + f" -> {row['value'][n]}" for n in (1, 2, 3))]
        for row in rows("tables/awards.yaml")
    ]
    assert found == lines(AWARDS)


def test_employees_and_start_cards():
    assert [[row["name"], icons(row), str(row["value"])] for row in cards("freelancers")] == lines(FREELANCERS)
    assert [[row["name"], row["job"].upper(), icons(row)] for row in cards("specialists")] == lines(SPECIALISTS)
    *wow, founder = cards("wow")
    assert [[row["name"], icons(row)] for row in wow] == [
        [name, " ".join(f"{letter}{n}" for letter, n in zip("BMC", skills.split("/"), strict=True))] for name, skills in lines(WOW)
    ]
    assert founder["name"] == "Founder" and icons(founder) == "B1 M1 C1" and founder["copies"] == 6
    assert [row["name"] for row in cards("pow")] == POW.splitlines() and not any(map(icons, cards("pow")))


def test_skill_cards_and_items():
    assert [[row["name"], icons(row), f"${row['price']}", row["effect"]] for row in cards("skills")] == [
        [name, skills, price, gained(benefit)] for name, skills, price, benefit in lines(SKILLS)
    ]
    assert [[row["name"], row.get("permanent", "no")] for row in cards("items")] == lines(ITEMS)


def test_objectives():
    found = [[row["name"], needed(row), str(row["value"]), str(row["penalty"])] for row in rows("tables/objectives.yaml")]
    assert found == lines(OBJECTIVES)


def needed(row: dict) -> str:
    """The columns of an objective in the words of the rules."""
    held, needs, games = row.get("tokens", {}), row.get("needs", {}), row.get("games", 0)
    if len(held) == 5:
        return "2 each of $, T, I, R, P"
    if held:
        letters = {word: letter for letter, word in WORDS.items()}
        return " + ".join(f"${n}" if what == "dollar" else f"{n}{letters[what]}" for what, n in held.items())
    if "icons" in row:
        ((element, n),) = row["icons"].items()
        return f"{n} {next(letter for letter, each in ELEMENTS.items() if each == element)} icons"
    if games:
        return shown_by(row, games)
    return owned(needs)


def shown_by(row: dict, games: int) -> str:
    noun = "published game" if games == 1 else f"{games} published games"
    if "levels" in row:
        return f"{noun} with level sum {row['levels']}+"
    if "equal" in row:
        return f"{noun} with three equal levels"
    for element, level in row.get("parts", {}).items():
        return f"{noun} with {element} L{level}" + ("+" if level < 4 else "")
    return noun


def owned(needs: dict) -> str:
    levels = {"bronze": "1 L1 award", "silver": "1 L2 award", "gold": "1 L3 award", "permanent": "1 permanent item"}
    for unit, words in levels.items():
        if unit in needs:
            return words
    if "item" in needs:
        return f"{needs['item']} item cards owned (unused or permanent)"
    if "award" in needs:
        return f"{needs['award']} awards of any level"
    names = {unit: words for words, unit in UNITS.items()}
    return " + ".join(f"{n} {names[unit]}" + "s" * (n > 1) for unit, n in needs.items())


def test_zap_cards():
    found = [
        [row["job"].upper(), *(str(row["vp"][level]) for level in ("easy", "normal", "hard", "extreme"))]
        for row in rows("tables/zap.yaml")
    ]
    assert found == [[job, *vp[:3], vp[2] if vp[3] == "none" else vp[3]] for job, *vp in lines(ZAPS)]


@pytest.mark.parametrize("path", sorted([*FOLDER.glob("tables/*.yaml"), *FOLDER.glob("cards/*.yaml")]), ids=lambda path: path.name)
def test_tables_name_their_schema_for_editors(path):
    named = {"awards": "award_cards", "objectives": "goals", "zap": "zaps"}
    table = "cards" if path.parent.name == "cards" else named.get(path.stem, path.stem)
    first = path.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema=../../../generated/tabletop_inc/schemas/{table}.schema.json"
