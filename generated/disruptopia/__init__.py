"""Disruptopia: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
from runtime.data import (
    Ask,
    Choice,
    Field,
    GameData,
    Home,
    InForce,
    Invariant,
    Kept,
    Key,
    Label,
    Live,
    Note,
    Once,
    Origin,
    Place,
    Prompt,
    Reading,
    Reason,
    Secret,
    Start,
    Table,
)
from runtime.rules import (
    CLOCKWISE,
    RIVALS,
    RuleLimit,
    allowed,
    await_pick,
    await_top,
    begin_secret,
    blur,
    draw,
    faces,
    finish,
    index_of,
    leave,
    look,
    mask_of,
    nothing,
    one,
    put_known,
    roll,
    secret_by,
    settle,
    show,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

COVER = set()
REGIONS_SLOTS = (3, 3, 2, 3, 2, 3, 3, 3, 3, 3, 1, 3)
ALL_REGIONS = (0, 1, 2, 3, 4, 5)
ALL_DECK = (0, 1, 2)
CARD_ROW = (0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 11, 11, 13, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23, 25, 26, 27, 28,
    28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 39, 39, 41, 42, 43, 44, 45, 46, 47, 48, 48, 50, 51, 52, 53, 54, 55, 56, 56,
    58, 58, 60, 61, 62, 62, 64, 64, 66, 66, 68, 69, 69, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82)
WEALTH_TERM_SHEET = (3, 4, 6)
VALUE_2 = (0, 0, 1, 1, 2, 2, 3)
CARDS_DECK = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
ALL_BOARD = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
REACTS_5 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
CARDS_KIND = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 0, 0, 0, 0, 0)
ABILITY_IN_EFFECTS = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
VALUE_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
WEALTH_PATENT = (1, 2, 3)
REACTS_6 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
WEALTH_CAMPAIGN_POWER = (1, 2, 3)
WEALTH_CAMPAIGN_REPUTATION = (3, 1, 0)
CARDS_KIND_2 = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 20,
    21, 21, 22, 22, 23, 23, 24, 24, 25, 26, 26, 27, 28, 29, 30, 31, 32, 33, 34, 34, 35, 36, 37, 38, 39, 40, 41, 41, 42,
    42, 43, 44, 45, 45, 46, 46, 47, 47, 48, 49, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 61)
REGIONS_DIE = (1, 2, 3, 4, 5, 6)
RUN_4 = ((28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
    55), (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27), (56,
    57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83))
REACTS_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0)
REACTS_2 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_3 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_4 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
OPEN_PLACES = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0)
CAN_CARDS_EFFECT_IN02_TABLE = (0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_IN09_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_SB18_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1)
CHIPS_PRICE = (2, 3, 4, 5, 6, 7)
CHIPS_BY_LEVEL = (0, 1, 2, 3, 4, 5)
MODELS_PRICE = (1, 1, 2, 1, 3, 2, 4, 2, 5, 3, 6, 4, 7, 4)
BANDS_TRAINING = (1, 0, -1, -2)
ALL_BANDS = (0, 1, 2, 3)
WORKER_TOKENS_PRICE = (2, 3, 4, 5, 6)
WORKER_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4)
PRESENCE_TOKENS_PRICE = (0, 1, 3, 4, 5, 6)
WEALTH_NEXT_PRICE = (3, 5, 0)
WEALTH_NEXT_REPUTATION = (2, 4, 0)
CARDS_WORKERS = (1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 0, 0, 1, 1, 2, 1, 1, 1, 1, 1, 0, 0, 2, 3, 0, 1, 1, 0, 0, 2, 2,
    1, 1, 1, 1, 1, 2, 2, 2, 3, 1, 2, 1, 1, 0, 1, 1, 1, 3, 1, 0, 1, 1, 2, 2, 0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 0, 1,
    1, 3, 1, 2, 2, 1, 0, 1, 1, 1, 1)
CARDS_FIRST = (0, 2, 4, 6, 8, 10, 11, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 30, 32, 34, 36, 38, 39,
    41, 42, 43, 44, 45, 46, 47, 48, 50, 51, 52, 53, 54, 55, 56, 58, 60, 61, 62, 64, 66, 68, 69, 71, 72, 73, 74, 75, 76,
    77, 78, 79, 80, 81, 82)
CARDS_X_COST = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
BANDS_INCOME = (-1, 0, 1, 2)
CHIPS_GATE = (0, 1, 1, 2, 2, 2)
MODELS_GATE = (0, 0, 1, 1, 2, 2, 2)
MODELS_BY_VERSION = (0, 1, 2, 3, 4, 5, 6)
WORKER_TOKENS_GATE = (0, 1, 1, 2, 2)
PRESENCE_TOKENS_GATE = (0, 0, 1, 1, 2, 2)
PRESENCE_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4, 5)
RUN_1 = (56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83)
RUN_3 = ((2, 3, 4, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8), (4, 5, 6, 7, 8), (5, 6, 7, 8), (6, 7, 8), (7, 8), (8,), ())
RUN_2 = ((2, 3, 4, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8), (4, 5, 6, 7, 8), (5, 6, 7, 8), (6, 7, 8), (7, 8), (8,), (), (2, 3,
    4, 5, 6, 7, 8), (3, 4, 5, 6, 7, 8), (4, 5, 6, 7, 8), (5, 6, 7, 8), (6, 7, 8), (7, 8), (8,), (), (3, 4, 5, 6, 7, 8),
    (3, 4, 5, 6, 7, 8), (4, 5, 6, 7, 8), (5, 6, 7, 8), (6, 7, 8), (7, 8), (8,), (), (4, 5, 6, 7, 8), (4, 5, 6, 7, 8),
    (4, 5, 6, 7, 8), (5, 6, 7, 8), (6, 7, 8), (7, 8), (8,), (), (5, 6, 7, 8), (5, 6, 7, 8), (5, 6, 7, 8), (5, 6, 7, 8),
    (6, 7, 8), (7, 8), (8,), (), (6, 7, 8), (6, 7, 8), (6, 7, 8), (6, 7, 8), (6, 7, 8), (7, 8), (8,), (), (7, 8), (7,
    8), (7, 8), (7, 8), (7, 8), (7, 8), (8,), (), (8,), (8,), (8,), (8,), (8,), (8,), (8,), ())
CARDS_REACTION = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
RANGE_1_9 = range(1, 9)
RANGE_1_3 = range(1, 3)
RANGE_1_4 = range(1, 4)
RANGE_1_1001 = range(1, 1001)
RANGE_84 = range(0, 84)
RANGE_1_10001 = range(1, 10001)
RANGE_1_501 = range(1, 501)
RANGE_1_301 = range(1, 301)
BITS_0_TO_6 = tuple([tuple([i for i in range(0, 6) if m << 0 >> i & 1]) for m in range(64)])
RANGES_FROM_1 = tuple([tuple(range(1, end + 1)) for end in range(4)])
DICE_1_6 = faces(1, 6)
CARD_ROW_OF = CARD_ROW.__getitem__
RANGES_FROM_1_ = tuple([tuple(range(1, end + 1)) for end in range(10)])

def head_cards_effect_in06_those(s, me):  # head_cards_effect_in06, content/disruptopia/cards/influence.yaml:53
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    found = []
    for region in BITS_0_TO_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + subsidy_slots] - region_tokens[region] > 0:
            found.append(region)
    return tuple(found)

def head_cards_effect_in07_those(s, me):  # head_cards_effect_in07, content/disruptopia/cards/influence.yaml:65
    presence = s.presence
    found = []
    for region_2 in ALL_REGIONS:
        if not presence[me] >> region_2 & 1:
            found.append(region_2)
    return tuple(found)

def do_draw_from_any_deck_those(s):  # do_draw_from_any_deck, content/disruptopia/turn.rules:132
    piles = s.piles
    found = []
    for d in ALL_DECK:
        if len(piles[d + 21]) + len(piles[d + 24]) > 0:
            found.append(d)
    return tuple(found)

def head_cards_effect_rs04_those(s, me):  # head_cards_effect_rs04, content/disruptopia/cards/research.yaml:37
    corporate_funds = s.corporate_funds
    found = []
    for n_2 in RANGE_1_3:
        if d_worker_gate(s, me, n_2) and corporate_funds[me] >= q_recruit_price(s, me, n_2):
            found.append(n_2)
    return tuple(found)

def head_cards_effect_rs06_those(s, me):  # head_cards_effect_rs06, content/disruptopia/cards/research.yaml:56
    workers = s.workers
    leaving = s.leaving
    found = []
    for n_3 in RANGE_1_3:
        if workers[me] - leaving[me] - n_3 >= 3 and d_chip_gate(s, me, n_3):
            found.append(n_3)
    return tuple(found)

def head_cards_effect_rs13_those(s, this):  # head_cards_effect_rs13, content/disruptopia/cards/research.yaml:119
    found = []
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            found.append(found_)
    return tuple(found)

def head_cards_effect_rs19_those(s, me):  # head_cards_effect_rs19, content/disruptopia/cards/research.yaml:172
    plan = s.plan
    face_down = s.face_down
    found = []
    for worker in RANGE_1_9:
        if (plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]) and d_other_actions(s, me, worker):
            found.append(worker)
    return tuple(found)

def head_cards_effect_sb03_those(s, me):  # head_cards_effect_sb03, content/disruptopia/cards/sabotage.yaml:29
    workers = s.workers
    leaving = s.leaving
    found = []
    for target_1 in RIVALS[s.n][me]:
        if workers[target_1] - leaving[target_1] > 3:
            found.append(target_1)
    return tuple(found)

def head_cards_effect_sb04_any(s, me, target_2):  # head_cards_effect_sb04, content/disruptopia/cards/sabotage.yaml:41
    presence = s.presence
    for r_2 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_2] >> r_2 & 1:
            return True
    return False

def head_cards_effect_sb04_count(s, me, target_2):  # head_cards_effect_sb04, content/disruptopia/cards/sabotage.yaml:41
    presence = s.presence
    found = 0
    for r_4 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_2] >> r_4 & 1:
            found += 1
    return found

def head_cards_effect_sb04_those(s, me):  # head_cards_effect_sb04, content/disruptopia/cards/sabotage.yaml:41
    presence = s.presence
    found = []
    for target_2 in RIVALS[s.n][me]:
        if head_cards_effect_sb04_any(s, me, target_2) and (presence[target_2].bit_count() >= 2 and head_cards_effect_sb04_count(s, me, target_2) > 0):
            found.append(target_2)
    return tuple(found)

def head_cards_effect_sb04_those_(s, me, target_2):  # head_cards_effect_sb04, content/disruptopia/cards/sabotage.yaml:42
    presence = s.presence
    found = []
    for r_4 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_2] >> r_4 & 1:
            found.append(r_4)
    return tuple(found)

def head_cards_effect_sb07_those(s, me):  # head_cards_effect_sb07, content/disruptopia/cards/sabotage.yaml:70
    corporate_funds = s.corporate_funds
    found = []
    for target_5 in RIVALS[s.n][me]:
        if corporate_funds[target_5] >= 1:
            found.append(target_5)
    return tuple(found)

def head_cards_effect_sb08_those(s, me):  # head_cards_effect_sb08, content/disruptopia/cards/sabotage.yaml:78
    compute = s.compute
    model_version = s.model_version
    found = []
    for target_6 in RIVALS[s.n][me]:
        if compute[target_6] > model_version[target_6] and compute[target_6] >= 2:
            found.append(target_6)
    return tuple(found)

def head_cards_effect_sb09_any(s, me, target_7):  # head_cards_effect_sb09, content/disruptopia/cards/sabotage.yaml:87
    presence = s.presence
    for r_2 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_7] >> r_2 & 1:
            return True
    return False

def head_cards_effect_sb09_those(s, me):  # head_cards_effect_sb09, content/disruptopia/cards/sabotage.yaml:87
    subsidies = s.subsidies
    found = []
    for target_7 in RIVALS[s.n][me]:
        if head_cards_effect_sb09_any(s, me, target_7) and subsidies[target_7] >= 1:
            found.append(target_7)
    return tuple(found)

def head_cards_effect_sb10_those(s, me):  # head_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:96
    piles = s.piles
    found = []
    for target_8 in RIVALS[s.n][me]:
        if len(piles[target_8 + 1]) >= 3:
            found.append(target_8)
    return tuple(found)

def head_cards_effect_sb11_those(s, me):  # head_cards_effect_sb11, content/disruptopia/cards/sabotage.yaml:106
    piles = s.piles
    found = []
    for target_9 in RIVALS[s.n][me]:
        if piles[target_9 + 1]:
            found.append(target_9)
    return tuple(found)

def head_cards_effect_sb12_mask(s, me, region_5):  # head_cards_effect_sb12, content/disruptopia/cards/sabotage.yaml:116
    presence = s.presence
    found = 0
    for victim in RIVALS[s.n][me]:
        if presence[victim] >> region_5 & 1:
            found |= 1 << victim
    return found

def head_cards_effect_sb13_those(s, me):  # head_cards_effect_sb13, content/disruptopia/cards/sabotage.yaml:128
    piles = s.piles
    found = []
    for target_10 in RIVALS[s.n][me]:
        if piles[target_10 + 11]:
            found.append(target_10)
    return tuple(found)

def head_cards_effect_sb14_those(s, me):  # head_cards_effect_sb14, content/disruptopia/cards/sabotage.yaml:137
    found = []
    for target_11 in RIVALS[s.n][me]:
        if d_unexecuted(s, target_11):
            found.append(target_11)
    return tuple(found)

def head_cards_effect_sb18_those(s, me):  # head_cards_effect_sb18, content/disruptopia/cards/sabotage.yaml:172
    card_points = s.card_points
    found = []
    for x in RANGE_1_4:
        if card_points[me] >= x:
            found.append(x)
    return tuple(found)

def body_cards_effect_in06_those(s, me):  # body_cards_effect_in06, content/disruptopia/cards/influence.yaml:55
    region_tokens = s.region_tokens
    found = []
    for other_region in BITS_0_TO_6[s.presence[me]]:
        if region_tokens[other_region] > 0 and can_take_subsidy(s, me, other_region):
            found.append(other_region)
    return tuple(found)

def body_cards_effect_in14_those(s, me, this):  # body_cards_effect_in14, content/disruptopia/turn.rules:143
    found = []
    for card_4 in s.piles[me + 1]:
        if card_4 != this:
            found.append(card_4)
    return tuple(found)

def body_cards_effect_sb10_count(s, target_8):  # body_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:98
    loc = s.loc
    found = 0
    for card_11 in s.piles[target_8 + 1]:
        if not (loc[card_11] >= 1 and loc[card_11] < 6 and shielded_hand_below(s, loc[card_11] - 1) or loc[card_11] >= 6 and loc[card_11] < 11 and shielded_rejects_below(s, loc[card_11] - 6) or loc[card_11] >= 11 and loc[card_11] < 16 and shielded_effects_below(s, loc[card_11] - 11) or loc[card_11] >= 16 and loc[card_11] < 21 and shielded_new_effects_below(s, loc[card_11] - 16)):
            found += 1
    return found

def body_cards_effect_sb10_those(s, target_8):  # body_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:98
    loc = s.loc
    found = []
    for card_11 in s.piles[target_8 + 1]:
        if not (loc[card_11] >= 1 and loc[card_11] < 6 and shielded_hand_below(s, loc[card_11] - 1) or loc[card_11] >= 6 and loc[card_11] < 11 and shielded_rejects_below(s, loc[card_11] - 6) or loc[card_11] >= 11 and loc[card_11] < 16 and shielded_effects_below(s, loc[card_11] - 11) or loc[card_11] >= 16 and loc[card_11] < 21 and shielded_new_effects_below(s, loc[card_11] - 16)):
            found.append(card_11)
    return tuple(found)

def do_resolve_card_those(s, seat_11, used, me, card_1):  # do_resolve_card, content/disruptopia/turn.rules:119
    found = []
    for card_35 in s.piles[seat_11 + 1]:
        if REACTS_5[card_35] and not card_35 in used and PENDING_5[card_35](s, seat_11, me, card_1, card_35):
            found.append(card_35)
    return tuple(found)

def do_resolve_card_those_(s, left_1, card_35):  # do_resolve_card, content/disruptopia/turn.rules:119
    found = []
    for other in left_1:
        if CARD_ROW[other] == CARD_ROW[card_35]:
            found.append(other)
    return tuple(found)

def do_resolve_card_those_2(s, left_1):  # do_resolve_card, content/disruptopia/turn.rules:119
    found = []
    for card_35 in left_1:
        if do_resolve_card_those_(s, left_1, card_35)[0] == card_35:
            found.append(card_35)
    return tuple(found)

def do_window_apart(s, me):  # do_window, content/disruptopia/turn.rules:26
    card_chosen_region = s.card_chosen_region
    used_1 = s.used_1
    used_2 = s.used_2
    found = {}
    for card_17 in s.piles[me + 11]:
        if ABILITY_IN_EFFECTS[card_17] and CAN_USE_ABILITY[card_17](s, me, card_17):
            found.setdefault((CARD_ROW[card_17], card_chosen_region[card_17], used_1[card_17], used_2[card_17]), card_17)
    return tuple(found.values())

def do_window_map(s, me):  # do_window, content/disruptopia/turn.rules:26
    found = []
    for card_17 in do_window_apart(s, me):
        found.append(card_17 + 1000)
    return tuple(found)

def do_window_those(s, me):  # do_window, content/disruptopia/turn.rules:116
    found = []
    for card in s.piles[me + 1]:
        if VALUE_1[card] and can_resolve_card(s, me, card):
            found.append(card)
    return tuple(found)

def do_board_action_b_patent_those(s, seat_12, me):  # do_board_action_b_patent, content/disruptopia/turn.rules:54
    found = []
    for card_36 in s.piles[seat_12 + 11]:
        if REACTS_6[card_36] and PENDING_6[card_36](s, seat_12, me, card_36):
            found.append(card_36)
    return tuple(found)

def do_board_action_b_patent_those_(s, waiting_4, now_5, seat_12, me):  # do_board_action_b_patent, content/disruptopia/turn.rules:54
    loc = s.loc
    found = []
    for card_36 in waiting_4:
        if card_36 != now_5 and (loc[card_36] == seat_12 + 11 and PENDING_6[card_36](s, seat_12, me, card_36)):
            found.append(card_36)
    return tuple(found)

def do_board_action_b_handout_those(s, me):  # do_board_action_b_handout, content/disruptopia/turn.rules:70
    region_tokens = s.region_tokens
    found = []
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if region_tokens[region_8] > 0 and can_take_subsidy(s, me, region_8):
            found.append(region_8)
    return tuple(found)

def do_board_action_b_presence_those(s, me):  # do_board_action_b_presence, content/disruptopia/turn.rules:86
    presence = s.presence
    found = []
    for region_9 in ALL_REGIONS:
        if not presence[me] >> region_9 & 1:
            found.append(region_9)
    return tuple(found)

def do_board_action_b_card_apart(s, me):  # do_board_action_b_card, content/disruptopia/turn.rules:111
    card_points = s.card_points
    card_chosen_region = s.card_chosen_region
    used_1 = s.used_1
    used_2 = s.used_2
    found = {}
    for card_20 in s.piles[me + 1]:
        if d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and can_resolve_card_after_card_points(s, me, card_20, q_card_cost(s, me, CARDS_KIND_2[card_20]))):
            found.setdefault((CARD_ROW[card_20], card_chosen_region[card_20], used_1[card_20], used_2[card_20]), card_20)
    return tuple(found.values())

def do_board_action_b_restructure_apart(s, me):  # do_board_action_b_restructure, content/disruptopia/turn.rules:95
    card_chosen_region = s.card_chosen_region
    used_1 = s.used_1
    used_2 = s.used_2
    items = s.piles[me + 11]
    if len(set(map(CARD_ROW_OF, items))) == len(items):
        return items
    found = {}
    for card_18 in items:
        found.setdefault((CARD_ROW[card_18], card_chosen_region[card_18], used_1[card_18], used_2[card_18]), card_18)
    return tuple(found.values())

def do_board_action_b_audit_those(s, me):  # do_board_action_b_audit, content/disruptopia/turn.rules:99
    piles = s.piles
    corporate_funds = s.corporate_funds
    reputation = s.reputation
    found = []
    for target_15 in RIVALS[s.n][me]:
        for card_19 in piles[target_15 + 11]:
            if corporate_funds[me] >= 5 and reputation[me] >= 0 and can_discard_after_corporate_funds_after_reputation(s, me, card_19, 5, 2):
                found.append(target_15)
                break
    return tuple(found)

def do_board_action_b_audit_apart(s, do_hostile_audit_target_15, me):  # do_board_action_b_audit, content/disruptopia/turn.rules:100
    corporate_funds = s.corporate_funds
    reputation = s.reputation
    card_chosen_region = s.card_chosen_region
    used_1 = s.used_1
    used_2 = s.used_2
    found = {}
    for card_19 in s.piles[do_hostile_audit_target_15 + 11]:
        if corporate_funds[me] >= 5 and reputation[me] >= 0 and can_discard_after_corporate_funds_after_reputation(s, me, card_19, 5, 2):
            found.setdefault((CARD_ROW[card_19], card_chosen_region[card_19], used_1[card_19], used_2[card_19]), card_19)
    return tuple(found.values())

def do_place_subsidy_any(s):  # do_place_subsidy, content/disruptopia/turn.rules:163
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    for r in ALL_REGIONS:
        if REGIONS_SLOTS[r * 2 + subsidy_slots] - region_tokens[r] > 0:
            return True
    return False

def do_place_subsidy_first(s):  # do_place_subsidy, content/disruptopia/turn.rules:166
    die = s.die
    found = -1
    for region_10 in ALL_REGIONS:
        if REGIONS_DIE[region_10] == die:
            return region_10
    return found

def secret_planning_those(s, extra_1):  # secret_planning, content/disruptopia/game.rules:141
    loc = s.loc
    found = []
    for card_26 in extra_1:
        if not (loc[card_26] >= 1 and loc[card_26] < 6 and shielded_hand_below(s, loc[card_26] - 1) or loc[card_26] >= 6 and loc[card_26] < 11 and shielded_rejects_below(s, loc[card_26] - 6) or loc[card_26] >= 11 and loc[card_26] < 16 and shielded_effects_below(s, loc[card_26] - 11) or loc[card_26] >= 16 and loc[card_26] < 21 and shielded_new_effects_below(s, loc[card_26] - 16)):
            found.append(card_26)
    return tuple(found)

def secret_planning_apart(s, left):  # secret_planning, content/disruptopia/game.rules:140
    card_chosen_region = s.card_chosen_region
    used_1 = s.used_1
    used_2 = s.used_2
    if len(set(map(CARD_ROW_OF, left))) == len(left):
        return left
    found = {}
    for extra in left:
        found.setdefault((CARD_ROW[extra], card_chosen_region[extra], used_1[extra], used_2[extra]), extra)
    return tuple(found.values())

def secret_planning_those_(s, extra_1, pick, candidates):  # secret_planning, content/disruptopia/game.rules:140
    items = extra_1 + (pick,)
    if len(items) < 2:
        return items
    found = []
    for extra in items:
        found.append((index_of(candidates, extra), len(found), extra))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_those(s, d_1):  # main, content/disruptopia/game.rules:129
    loc = s.loc
    found = []
    for card_23 in RUN_4[d_1]:
        if not (loc[card_23] >= 1 and loc[card_23] < 6 and shielded_hand_below(s, loc[card_23] - 1) or loc[card_23] >= 6 and loc[card_23] < 11 and shielded_rejects_below(s, loc[card_23] - 6) or loc[card_23] >= 11 and loc[card_23] < 16 and shielded_effects_below(s, loc[card_23] - 11) or loc[card_23] >= 16 and loc[card_23] < 21 and shielded_new_effects_below(s, loc[card_23] - 16)):
            found.append(card_23)
    return tuple(found)

def main_any(s, region_11):  # main, content/disruptopia/game.rules:132
    presence = s.presence
    for q in CLOCKWISE[s.n][0]:
        if presence[q] >> region_11 & 1:
            return True
    return False

def main_those_(s, p_3):  # main, content/disruptopia/game.rules:132
    found = []
    for region_11 in () if shielded_from_all(s, p_3) else ALL_REGIONS:
        if not main_any(s, region_11):
            found.append(region_11)
    return tuple(found)

def main_those_2(s, p_4):  # main, content/disruptopia/game.rules:168
    loc = s.loc
    found = []
    for card_28 in s.piles[p_4 + 16]:
        if not (loc[card_28] >= 1 and loc[card_28] < 6 and shielded_hand_below(s, loc[card_28] - 1) or loc[card_28] >= 6 and loc[card_28] < 11 and shielded_rejects_below(s, loc[card_28] - 6) or loc[card_28] >= 11 and loc[card_28] < 16 and shielded_effects_below(s, loc[card_28] - 11) or loc[card_28] >= 16 and loc[card_28] < 21 and shielded_new_effects_below(s, loc[card_28] - 16)):
            found.append(card_28)
    return tuple(found)

def on_after_lose_reputation_those(s, seat_7, actor, amount, index):  # on_after_lose_reputation
    found = []
    for card_31 in s.piles[seat_7 + 11]:
        if REACTS_1[card_31] and PENDING_1[card_31](s, seat_7, actor, amount, index, card_31):
            found.append(card_31)
    return tuple(found)

def on_after_lose_reputation_those_(s, waiting, now, seat_7, actor, amount, index):  # on_after_lose_reputation
    loc = s.loc
    found = []
    for card_31 in waiting:
        if card_31 != now and (loc[card_31] == seat_7 + 11 and PENDING_1[card_31](s, seat_7, actor, amount, index, card_31)):
            found.append(card_31)
    return tuple(found)

def on_after_gain_compute_those(s, seat_8, actor, amount, index):  # on_after_gain_compute
    found = []
    for card_32 in s.piles[seat_8 + 11]:
        if REACTS_2[card_32] and PENDING_2[card_32](s, seat_8, actor, amount, index, card_32):
            found.append(card_32)
    return tuple(found)

def on_after_gain_compute_those_(s, waiting_1, now_1, seat_8, actor, amount, index):  # on_after_gain_compute
    loc = s.loc
    found = []
    for card_32 in waiting_1:
        if card_32 != now_1 and (loc[card_32] == seat_8 + 11 and PENDING_2[card_32](s, seat_8, actor, amount, index, card_32)):
            found.append(card_32)
    return tuple(found)

def on_after_gain_model_version_those(s, waiting_2, now_2, seat_9, actor, amount, index):  # on_after_gain_model_version
    loc = s.loc
    found = []
    for card_33 in waiting_2:
        if card_33 != now_2 and (loc[card_33] == seat_9 + 11 and PENDING_3[card_33](s, seat_9, actor, amount, index, card_33)):
            found.append(card_33)
    return tuple(found)

def on_after_gain_model_version_those_(s, seat_9, actor, amount, index):  # on_after_gain_model_version, content/disruptopia/turn.rules:151
    found = []
    for card_33 in s.piles[seat_9 + 11]:
        if REACTS_3[card_33] and PENDING_3[card_33](s, seat_9, actor, amount, index, card_33):
            found.append(card_33)
    return tuple(found)

def on_after_roll_campaign_die_those(s, seat_10, actor, amount, index):  # on_after_roll_campaign_die
    found = []
    for card_34 in s.piles[seat_10 + 11]:
        if REACTS_4[card_34] and PENDING_4[card_34](s, seat_10, actor, amount, index, card_34):
            found.append(card_34)
    return tuple(found)

def on_after_roll_campaign_die_those_(s, waiting_3, now_3, seat_10, actor, amount, index):  # on_after_roll_campaign_die
    loc = s.loc
    found = []
    for card_34 in waiting_3:
        if card_34 != now_3 and (loc[card_34] == seat_10 + 11 and PENDING_4[card_34](s, seat_10, actor, amount, index, card_34)):
            found.append(card_34)
    return tuple(found)

def can_cards_effect_in06_any(s, me):  # can_cards_effect_in06, content/disruptopia/cards/influence.yaml:52
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    for region in BITS_0_TO_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + subsidy_slots] - region_tokens[region] > 0:
            return True
    return False

def can_cards_effect_in07_any(s, me):  # can_cards_effect_in07, content/disruptopia/cards/influence.yaml:64
    presence = s.presence
    for region_2 in ALL_REGIONS:
        if not presence[me] >> region_2 & 1:
            return True
    return False

def can_cards_effect_in20_any(s, me):  # can_cards_effect_in20, content/disruptopia/cards/influence.yaml:183
    model_version = s.model_version
    for p in RIVALS[s.n][me]:
        if model_version[p] < model_version[me]:
            return True
    return False

def can_cards_effect_in20_any_(s, me):  # can_cards_effect_in20, content/disruptopia/cards/influence.yaml:183
    model_version = s.model_version
    for p_1 in RIVALS[s.n][me]:
        if model_version[p_1] > model_version[me]:
            return True
    return False

def can_cards_effect_rs08_any(s, me):  # can_cards_effect_rs08, content/disruptopia/cards/research.yaml:72
    model_version = s.model_version
    for p_2 in RIVALS[s.n][me]:
        if model_version[p_2] > model_version[me]:
            return True
    return False

def can_cards_effect_sb13_any(s, me):  # can_cards_effect_sb13, content/disruptopia/cards/sabotage.yaml:127
    piles = s.piles
    for target_10 in RIVALS[s.n][me]:
        if piles[target_10 + 11]:
            return True
    return False

def can_scale_presence_any(s, me):  # can_scale_presence, content/disruptopia/turn.rules:83
    presence = s.presence
    for region_9 in ALL_REGIONS:
        if not presence[me] >> region_9 & 1:
            return True
    return False

def can_cards_effect_after_card_points_in06_any(s, me, owed_card_points):  # can_cards_effect_after_card_points_in06, content/disruptopia/cards/influence.yaml:52
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    card_points = s.card_points
    for region in BITS_0_TO_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + subsidy_slots] - region_tokens[region] > 0 and (card_points[me] >= owed_card_points and card_points[me] >= owed_card_points):
            return True
    return False

def can_cards_effect_after_card_points_rs13_any(s, this):  # can_cards_effect_after_card_points_rs13, content/disruptopia/cards/research.yaml:119
    for found in s.piles[24]:
        if CARD_ROW[found] != CARD_ROW[this]:
            return True
    return False

def can_cards_effect_after_card_points_sb03_any(s, me):  # can_cards_effect_after_card_points_sb03, content/disruptopia/cards/sabotage.yaml:29
    workers = s.workers
    leaving = s.leaving
    for target_1 in RIVALS[s.n][me]:
        if workers[target_1] - leaving[target_1] > 3:
            return True
    return False

def can_cards_effect_after_card_points_sb07_any(s, me):  # can_cards_effect_after_card_points_sb07, content/disruptopia/cards/sabotage.yaml:70
    corporate_funds = s.corporate_funds
    for target_5 in RIVALS[s.n][me]:
        if corporate_funds[target_5] >= 1:
            return True
    return False

def can_cards_effect_after_card_points_sb08_any(s, me):  # can_cards_effect_after_card_points_sb08, content/disruptopia/cards/sabotage.yaml:78
    compute = s.compute
    model_version = s.model_version
    for target_6 in RIVALS[s.n][me]:
        if compute[target_6] > model_version[target_6] and compute[target_6] >= 2:
            return True
    return False

def can_cards_effect_after_card_points_sb09_any(s, me):  # can_cards_effect_after_card_points_sb09, content/disruptopia/cards/sabotage.yaml:87
    subsidies = s.subsidies
    for target_7 in RIVALS[s.n][me]:
        if head_cards_effect_sb09_any(s, me, target_7) and subsidies[target_7] >= 1:
            return True
    return False

def can_cards_effect_after_card_points_sb10_any(s, me):  # can_cards_effect_after_card_points_sb10, content/disruptopia/cards/sabotage.yaml:96
    piles = s.piles
    for target_8 in RIVALS[s.n][me]:
        if len(piles[target_8 + 1]) >= 3:
            return True
    return False

def can_cards_effect_after_card_points_sb11_any(s, me):  # can_cards_effect_after_card_points_sb11, content/disruptopia/cards/sabotage.yaml:106
    piles = s.piles
    for target_9 in RIVALS[s.n][me]:
        if piles[target_9 + 1]:
            return True
    return False

def can_cards_effect_after_card_points_sb13_any(s, me, owed_card_points):  # can_cards_effect_after_card_points_sb13, content/disruptopia/cards/sabotage.yaml:127
    piles = s.piles
    card_points = s.card_points
    for target_10 in RIVALS[s.n][me]:
        if piles[target_10 + 11] and card_points[me] >= owed_card_points:
            return True
    return False

def can_cards_effect_after_card_points_sb14_any(s, me):  # can_cards_effect_after_card_points_sb14, content/disruptopia/cards/sabotage.yaml:137
    for target_11 in RIVALS[s.n][me]:
        if d_unexecuted(s, target_11):
            return True
    return False

def winners_best(s):  # winners
    model_version = s.model_version
    power_ = s.power
    personal_funds = s.personal_funds
    reputation = s.reputation
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-total_score(s, candidate), -model_version[candidate], -power_[candidate], -personal_funds[candidate], -reputation[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_1_sum(s):  # always_1, content/disruptopia/game.rules:117
    region_tokens = s.region_tokens
    found = 0
    for r_1 in ALL_REGIONS:
        found += region_tokens[r_1]
    return found

def always_1_sum_(s):  # always_1, content/disruptopia/game.rules:117
    subsidies = s.subsidies
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += subsidies[p_5]
    return found

def fee_take_subsidy_0_0_sum(s, owner, its_region, receiver):  # fee_take_subsidy_0_0
    card_chosen_region = s.card_chosen_region
    found = 0
    for card_37 in s.piles[owner + 11]:
        if CARD_ROW[card_37] == 77 and its_region == card_chosen_region[card_37]:
            found += 1 if owner == receiver else 0
    return found

def q_chip_price_sum(s, me):  # q_chip_price, content/disruptopia/prices.rules:27
    found = 0
    for card_38 in s.piles[me + 11]:
        if CARD_ROW[card_38] == 39:
            found += -1
    return found

def q_chip_price_count(s, owner_1, me):  # q_chip_price, content/disruptopia/prices.rules:27
    net_worth = s.net_worth
    found = 0
    for card_39 in s.piles[owner_1 + 11]:
        if CARD_ROW[card_39] == 76 and net_worth[me] == 2:
            found += 1
    return found

def q_chip_price_sum_(s, me):  # q_chip_price, content/disruptopia/prices.rules:27
    found = 0
    for owner_1 in RIVALS[s.n][me]:
        found += q_chip_price_count(s, owner_1, me)
    return found

def q_train_price_sum(s, me):  # q_train_price, content/disruptopia/prices.rules:31
    found = 0
    for card_40 in s.piles[me + 11]:
        if CARD_ROW[card_40] == 42:
            found += -1
    return found

def q_train_price_sum_(s, me):  # q_train_price, content/disruptopia/prices.rules:31
    round_tracker = s.round_tracker
    found = 0
    for card_41 in s.piles[me + 11]:
        if CARD_ROW[card_41] == 55 and round_tracker == 1:
            found += -1
    return found

def q_train_price_count(s, owner_2, me):  # q_train_price, content/disruptopia/prices.rules:31
    net_worth = s.net_worth
    found = 0
    for card_42 in s.piles[owner_2 + 11]:
        if CARD_ROW[card_42] == 76 and net_worth[me] == 2:
            found += 1
    return found

def q_train_price_sum_2(s, me):  # q_train_price, content/disruptopia/prices.rules:31
    found = 0
    for owner_2 in RIVALS[s.n][me]:
        found += q_train_price_count(s, owner_2, me)
    return found

def d_band_those(s, me):  # d_band, content/disruptopia/prices.rules:20
    reputation = s.reputation
    found = []
    for b in ALL_BANDS:
        if AMOUNT_BANDS_FROM[b](s, me, b) <= reputation[me]:
            found.append(b)
    return tuple(found)

def q_recruit_price_sum(s, me):  # q_recruit_price, content/disruptopia/prices.rules:36
    found = 0
    for card_43 in s.piles[me + 11]:
        if CARD_ROW[card_43] == 52:
            found += -1
    return found

def q_recruit_price_count(s, owner_3, me):  # q_recruit_price, content/disruptopia/prices.rules:36
    net_worth = s.net_worth
    found = 0
    for card_44 in s.piles[owner_3 + 11]:
        if CARD_ROW[card_44] == 76 and net_worth[me] == 2:
            found += 1
    return found

def q_recruit_price_sum_(s, me):  # q_recruit_price, content/disruptopia/prices.rules:36
    found = 0
    for owner_3 in RIVALS[s.n][me]:
        found += q_recruit_price_count(s, owner_3, me)
    return found

def q_presence_price_sum(s, me):  # q_presence_price, content/disruptopia/prices.rules:44
    found = 0
    for card_45 in s.piles[me + 11]:
        if CARD_ROW[card_45] == 21:
            found += -1
    return found

def q_presence_price_count(s, owner_4, me):  # q_presence_price, content/disruptopia/prices.rules:44
    net_worth = s.net_worth
    found = 0
    for card_46 in s.piles[owner_4 + 11]:
        if CARD_ROW[card_46] == 76 and net_worth[me] == 2:
            found += 1
    return found

def q_presence_price_sum_(s, me):  # q_presence_price, content/disruptopia/prices.rules:44
    found = 0
    for owner_4 in RIVALS[s.n][me]:
        found += q_presence_price_count(s, owner_4, me)
    return found

def q_card_cost_count(s, me, card_47):  # q_card_cost, content/disruptopia/prices.rules:64
    found = 0
    for record_6 in range(len(s.lasting_30[me] + s.lasting_30_next[me])):
        if CARDS_WORKERS[CARDS_FIRST[card_47]] > 0 or CARDS_X_COST[CARDS_FIRST[card_47]]:
            found += 1
    return found

def q_training_power_first(s, me):  # q_training_power, content/disruptopia/prices.rules:70
    found = -1
    for record_7 in range(len(s.lasting_28[me])):
        return record_7
    return found

def q_training_reputation_count(s, me):  # q_training_reputation, content/disruptopia/prices.rules:74
    round_tracker = s.round_tracker
    found = 0
    for card_48 in s.piles[me + 11]:
        if CARD_ROW[card_48] == 55 and round_tracker == 0:
            found += 1
    return found

def q_income_sum(s, me):  # q_income, content/disruptopia/prices.rules:78
    subsidies = s.subsidies
    found = 0
    for card_49 in s.piles[me + 11]:
        if CARD_ROW[card_49] == 17:
            found += min(3, subsidies[me])
    return found

def q_income_sum_(s, me):  # q_income, content/disruptopia/prices.rules:78
    presence = s.presence
    card_chosen_region = s.card_chosen_region
    found = 0
    for card_50 in s.piles[me + 11]:
        if CARD_ROW[card_50] == 18 and presence[me] << 1 >> card_chosen_region[card_50] + 1 & 1:
            found += 2
    return found

def d_spoils_later_any(s, number_10, me, space_6):  # d_spoils_later, content/disruptopia/turn.rules:38
    plan = s.plan
    for a_2 in RUN_3[number_10 - 1]:
        if plan[me * 8 + a_2 - 1] != -1:
            for b_4 in RUN_2[a_2 * 8 + number_10 - 9]:
                if plan[me * 8 + b_4 - 1] != -1:
                    for c_4 in RUN_2[b_4 * 8 + number_10 - 9]:
                        if plan[me * 8 + c_4 - 1] != -1 and d_spoils(s, me, space_6, d_money_of(s, me, number_10, a_2, b_4, c_4), d_favour_of(s, me, number_10, a_2, b_4, c_4)):
                            return True
    return False

def d_spoils_later_sum(s, number_10, me):  # d_spoils_later, content/disruptopia/turn.rules:38
    plan = s.plan
    found = 0
    for n_14 in RUN_3[number_10 - 1]:
        if plan[me * 8 + n_14 - 1] != -1:
            found += AMOUNT_BOARD_PRICE[plan[me * 8 + n_14 - 1]](s, me, plan[me * 8 + n_14 - 1])
    return found

def d_spoils_later_sum_(s, number_10, me):  # d_spoils_later, content/disruptopia/turn.rules:38
    plan = s.plan
    found = 0
    for n_15 in RUN_3[number_10 - 1]:
        if plan[me * 8 + n_15 - 1] != -1:
            found += AMOUNT_BOARD_REPUTATION[plan[me * 8 + n_15 - 1]](s, me, plan[me * 8 + n_15 - 1])
    return found

def shielded_plan_any(s, seat):  # shielded_plan
    source = s.source
    lasting_32 = s.lasting_32
    for record_8 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_8 * 2 + 1]:
            return True
    return False

def shielded_orders_any(s, seat):  # shielded_orders
    source = s.source
    lasting_32 = s.lasting_32
    for record_9 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_9 * 2 + 1]:
            return True
    return False

def shielded_face_down_any(s, seat):  # shielded_face_down
    source = s.source
    lasting_32 = s.lasting_32
    for record_10 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_10 * 2 + 1]:
            return True
    return False

def shielded_hand_below_any(s, seat):  # shielded_hand_below
    source_by = s.source_by
    for card_52 in s.piles[seat + 11]:
        if CARD_ROW[card_52] == 54 and source_by != seat:
            return True
    return False

def shielded_hand_below_any_(s, seat):  # shielded_hand_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_11 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_11 * 2 + 1]:
            return True
    return False

def shielded_rejects_below_any(s, seat):  # shielded_rejects_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_12 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_12 * 2 + 1]:
            return True
    return False

def shielded_effects_below_any(s, seat):  # shielded_effects_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_13 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_13 * 2 + 1]:
            return True
    return False

def shielded_new_effects_below_any(s, seat):  # shielded_new_effects_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_14 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_14 * 2 + 1]:
            return True
    return False

def shielded_hand_any(s, seat):  # shielded_hand
    source_by = s.source_by
    for card_53 in s.piles[seat + 11]:
        if CARD_ROW[card_53] == 54 and source_by != seat:
            return True
    return False

def shielded_hand_any_(s, seat):  # shielded_hand
    source = s.source
    lasting_32 = s.lasting_32
    for record_15 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_15 * 2 + 1]:
            return True
    return False

def shielded_leaving_any(s, seat):  # shielded_leaving
    source = s.source
    lasting_32 = s.lasting_32
    for record_16 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_16 * 2 + 1]:
            return True
    return False

def shielded_workers_below_any(s, seat):  # shielded_workers_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_17 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_17 * 2 + 1]:
            return True
    return False

def shielded_corporate_funds_any(s, seat):  # shielded_corporate_funds
    source = s.source
    lasting_32 = s.lasting_32
    for record_18 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_18 * 2 + 1]:
            return True
    return False

def shielded_reputation_any(s, seat):  # shielded_reputation
    source = s.source
    lasting_32 = s.lasting_32
    for record_19 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_19 * 2 + 1]:
            return True
    return False

def shielded_power_any(s, seat):  # shielded_power
    source = s.source
    lasting_32 = s.lasting_32
    for record_20 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_20 * 2 + 1]:
            return True
    return False

def shielded_subsidies_any(s, seat):  # shielded_subsidies
    source = s.source
    lasting_32 = s.lasting_32
    for record_21 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_21 * 2 + 1]:
            return True
    return False

def shielded_presence_any(s, seat):  # shielded_presence
    source = s.source
    lasting_32 = s.lasting_32
    for record_22 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_22 * 2 + 1]:
            return True
    return False

def shielded_power_below_any(s, seat):  # shielded_power_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_23 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_23 * 2 + 1]:
            return True
    return False

def shielded_reputation_below_any(s, seat):  # shielded_reputation_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_24 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_24 * 2 + 1]:
            return True
    return False

def shielded_workers_any(s, seat):  # shielded_workers
    source = s.source
    lasting_32 = s.lasting_32
    for record_25 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_25 * 2 + 1]:
            return True
    return False

def shielded_compute_any(s, seat):  # shielded_compute
    source = s.source
    lasting_32 = s.lasting_32
    for record_26 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_26 * 2 + 1]:
            return True
    return False

def shielded_model_version_any(s, seat):  # shielded_model_version
    source = s.source
    lasting_32 = s.lasting_32
    for record_27 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_27 * 2 + 1]:
            return True
    return False

def shielded_compute_below_any(s, seat):  # shielded_compute_below
    source_by = s.source_by
    for card_54 in s.piles[seat + 11]:
        if CARD_ROW[card_54] == 54 and source_by != seat:
            return True
    return False

def shielded_compute_below_any_(s, seat):  # shielded_compute_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_28 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_28 * 2 + 1]:
            return True
    return False

def shielded_from_all_any(s, seat):  # shielded_from_all
    source = s.source
    lasting_32 = s.lasting_32
    for record_29 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_29 * 2 + 1]:
            return True
    return False

def shielded_presence_below_any(s, seat):  # shielded_presence_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_30 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_30 * 2 + 1]:
            return True
    return False

def shielded_corporate_funds_below_any(s, seat):  # shielded_corporate_funds_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_31 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_31 * 2 + 1]:
            return True
    return False

def shielded_subsidies_below_any(s, seat):  # shielded_subsidies_below
    source = s.source
    lasting_32 = s.lasting_32
    for record_32 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_32 * 2 + 1]:
            return True
    return False

def shielded_effects_any(s, seat):  # shielded_effects
    source = s.source
    lasting_32 = s.lasting_32
    for record_33 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_33 * 2 + 1]:
            return True
    return False

def shielded_new_effects_any(s, seat):  # shielded_new_effects
    source = s.source
    lasting_32 = s.lasting_32
    for record_34 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_34 * 2 + 1]:
            return True
    return False

def shielded_net_worth_any(s, seat):  # shielded_net_worth
    source = s.source
    lasting_32 = s.lasting_32
    for record_35 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_35 * 2 + 1]:
            return True
    return False

def shielded_card_points_any(s, seat):  # shielded_card_points
    source = s.source
    lasting_32 = s.lasting_32
    for record_36 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_36 * 2 + 1]:
            return True
    return False

def shielded_rejects_any(s, seat):  # shielded_rejects
    source = s.source
    lasting_32 = s.lasting_32
    for record_37 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_37 * 2 + 1]:
            return True
    return False

def shielded_personal_funds_any(s, seat):  # shielded_personal_funds
    source = s.source
    lasting_32 = s.lasting_32
    for record_38 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_38 * 2 + 1]:
            return True
    return False

def shielded_income_marker_any(s, seat):  # shielded_income_marker
    source = s.source
    lasting_32 = s.lasting_32
    for record_39 in range(len(s.lasting_32[seat]) // 2):
        if source == lasting_32[seat][record_39 * 2 + 1]:
            return True
    return False

def why_draw_from_any_deck_any(s, fixed):  # why_draw_from_any_deck
    piles = s.piles
    for d in ALL_DECK:
        if allowed(fixed, 'd', d) and len(piles[d + 21]) + len(piles[d + 24]) > 0:
            return True
    return False

def why_discard_another_any(s, me, fixed, played):  # why_discard_another
    for card_4 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_4) and card_4 != played:
            return True
    return False

def why_place_new_worker_any(s, fixed):  # why_place_new_worker
    for space_2 in ALL_BOARD:
        if allowed(fixed, 'space', space_2):
            return True
    return False

def why_resolve_card_any(s, me, fixed):  # why_resolve_card
    for target in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target):
            return True
    return False

def why_resolve_card_any_(s, me, fixed):  # why_resolve_card
    workers = s.workers
    leaving = s.leaving
    for target_1 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_1) and workers[target_1] - leaving[target_1] > 3:
            return True
    return False

def why_resolve_card_any_2(s, me, fixed):  # why_resolve_card
    presence = s.presence
    for target_2 in RIVALS[s.n][me]:
        if head_cards_effect_sb04_any(s, me, target_2) and (allowed(fixed, 'target', target_2) and presence[target_2].bit_count() >= 2):
            return True
    return False

def why_resolve_card_any_3(s, me, target_3):  # why_resolve_card
    presence = s.presence
    for r_2 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_3] >> r_2 & 1:
            return True
    return False

def why_resolve_card_any_4(s, me, fixed):  # why_resolve_card
    for target_3 in RIVALS[s.n][me]:
        if why_resolve_card_any_3(s, me, target_3) and allowed(fixed, 'target', target_3):
            return True
    return False

def why_resolve_card_any_5(s, me, fixed):  # why_resolve_card
    for target_4 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_4):
            return True
    return False

def why_resolve_card_any_6(s, me, fixed):  # why_resolve_card
    corporate_funds = s.corporate_funds
    for target_5 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_5) and corporate_funds[target_5] >= 1:
            return True
    return False

def why_resolve_card_any_7(s, me, fixed):  # why_resolve_card
    compute = s.compute
    model_version = s.model_version
    for target_6 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_6) and (compute[target_6] > model_version[target_6] and compute[target_6] >= 2):
            return True
    return False

def why_resolve_card_any_8(s, me, fixed):  # why_resolve_card
    subsidies = s.subsidies
    for target_7 in RIVALS[s.n][me]:
        if head_cards_effect_sb09_any(s, me, target_7) and (allowed(fixed, 'target', target_7) and subsidies[target_7] >= 1):
            return True
    return False

def why_resolve_card_any_9(s, me, fixed):  # why_resolve_card
    piles = s.piles
    for target_8 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_8) and len(piles[target_8 + 1]) >= 3:
            return True
    return False

def why_resolve_card_any_10(s, me, fixed):  # why_resolve_card
    piles = s.piles
    for target_9 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_9) and piles[target_9 + 1]:
            return True
    return False

def why_resolve_card_any_11(s, me, fixed):  # why_resolve_card
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10):
            return True
    return False

def why_resolve_card_any_12(s, me, fixed):  # why_resolve_card
    for target_11 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_11) and d_unexecuted(s, target_11):
            return True
    return False

def why_resolve_card_any_13(s, me, fixed):  # why_resolve_card
    for target_12 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_12):
            return True
    return False

def why_resolve_card_any_14(s, me, fixed):  # why_resolve_card
    for target_13 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_13):
            return True
    return False

def why_resolve_card_any_15(s, me, fixed):  # why_resolve_card
    for target_14 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_14):
            return True
    return False

def why_resolve_card_any_16(s, me, fixed):  # why_resolve_card
    piles = s.piles
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10):
            for stolen in piles[target_10 + 11]:
                if allowed(fixed, 'stolen', stolen):
                    return True
    return False

def why_resolve_card_any_17(s, me, fixed):  # why_resolve_card
    plan = s.plan
    face_down = s.face_down
    for worker in RANGE_1_9:
        if (plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]) and allowed(fixed, 'worker', worker):
            return True
    return False

def why_resolve_card_any_18(s, me, worker, fixed):  # why_resolve_card
    plan = s.plan
    for space in ALL_BOARD:
        if space != plan[me * 8 + worker - 1] and allowed(fixed, 'space', space):
            return True
    return False

def why_resolve_card_any_19(s, me, fixed):  # why_resolve_card
    plan = s.plan
    face_down = s.face_down
    for worker in RANGE_1_9:
        if (plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]) and (allowed(fixed, 'worker', worker) and why_resolve_card_any_18(s, me, worker, fixed)):
            return True
    return False

def why_resolve_card_any_20(s, fixed, card_1):  # why_resolve_card
    for found in s.piles[24]:
        if allowed(fixed, 'found', found) and CARD_ROW[found] != CARD_ROW[card_1]:
            return True
    return False

def why_resolve_card_any_21(s, me, fixed):  # why_resolve_card
    for n in RANGES_FROM_1[min(3, s.power[me])]:
        if allowed(fixed, 'n', n):
            return True
    return False

def why_resolve_card_any_22(s, me, fixed):  # why_resolve_card
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    for region in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region) and REGIONS_SLOTS[region * 2 + subsidy_slots] - region_tokens[region] > 0:
            return True
    return False

def why_resolve_card_any_23(s, fixed, me):  # why_resolve_card
    presence = s.presence
    for region_2 in ALL_REGIONS:
        if allowed(fixed, 'region', region_2) and not presence[me] >> region_2 & 1:
            return True
    return False

def why_resolve_card_any_24(s, me, fixed):  # why_resolve_card
    for region_3 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_3):
            return True
    return False

def why_resolve_card_any_25(s, me, target_2, fixed):  # why_resolve_card
    presence = s.presence
    for region_4 in BITS_0_TO_6[s.presence[me]]:
        if presence[target_2] >> region_4 & 1 and allowed(fixed, 'region', region_4):
            return True
    return False

def why_resolve_card_any_26(s, me, fixed):  # why_resolve_card
    presence = s.presence
    for target_2 in RIVALS[s.n][me]:
        if head_cards_effect_sb04_any(s, me, target_2) and (allowed(fixed, 'target', target_2) and presence[target_2].bit_count() >= 2 and why_resolve_card_any_25(s, me, target_2, fixed)):
            return True
    return False

def why_resolve_card_any_27(s, me, fixed):  # why_resolve_card
    for region_5 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_5):
            return True
    return False

def why_resolve_card_any_28(s, me, fixed):  # why_resolve_card
    for region_6 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_6):
            return True
    return False

def why_play_free_card_any(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]):
            return True
    return False

def why_play_free_card_any_(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and (CARDS_KIND[card] == 0 or d_free_slot(s, me)):
            return True
    return False

def why_play_free_card_any_2(s, me, fixed):  # why_play_free_card
    first_player = s.first_player
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 80 or first_player != me)):
            return True
    return False

def why_play_free_card_any_3(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3)))):
            return True
    return False

def why_play_free_card_any_4(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 74 or d_free_slot(s, me))):
            return True
    return False

def why_play_free_card_any_5(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (((card in (58, 59)) == 0 or why_resolve_card_any(s, me, fixed)) and (card != 60 or why_resolve_card_any_(s, me, fixed)) and (card != 61 or why_resolve_card_any_2(s, me, fixed)) and ((card in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and (card != 68 or why_resolve_card_any_7(s, me, fixed)) and ((card in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and (card != 71 or why_resolve_card_any_9(s, me, fixed)) and (card != 72 or why_resolve_card_any_10(s, me, fixed)) and (card != 74 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and (card != 75 or why_resolve_card_any_12(s, me, fixed)) and (card != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3)) and why_resolve_card_any_13(s, me, fixed)) and (card != 81 or why_resolve_card_any_14(s, me, fixed)) and ((card in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed)))):
            return True
    return False

def why_play_free_card_any_6(s, me, fixed):  # why_play_free_card
    card_points = s.card_points
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 79 or (allowed(fixed, 'x', 1) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= 1) or allowed(fixed, 'x', 2) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= 2) or allowed(fixed, 'x', 3) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= 3)))):
            return True
    return False

def why_play_free_card_any_7(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 74 or d_free_slot(s, me) and why_resolve_card_any_16(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_8(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 53 or why_resolve_card_any_17(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_9(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 53 or why_resolve_card_any_19(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_10(s, fixed, card):  # why_play_free_card
    for found in s.piles[24]:
        if allowed(fixed, 'found', found) and CARD_ROW[found] != CARD_ROW[card]:
            return True
    return False

def why_play_free_card_any_11(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 46 or why_play_free_card_any_10(s, fixed, card))):
            return True
    return False

def why_play_free_card_any_12(s, me, fixed):  # why_play_free_card
    model_version = s.model_version
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 42 or model_version[me] >= 1)):
            return True
    return False

def why_play_free_card_any_13(s, me, fixed):  # why_play_free_card
    compute = s.compute
    model_version = s.model_version
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card != 41 or compute[me] > model_version[me]) and (card != 47 or compute[me] > model_version[me] and compute[me] >= 2))):
            return True
    return False

def why_play_free_card_any_14(s, me, fixed):  # why_play_free_card
    compute = s.compute
    model_version = s.model_version
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 41 or compute[me] > model_version[me] and d_model_gate(s, me))):
            return True
    return False

def why_play_free_card_any_15(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (36, 37)) == 0 or d_chip_gate(s, me, 1))):
            return True
    return False

def why_play_free_card_any_16(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (32, 33)) == 0 or d_worker_gate(s, me, 1))):
            return True
    return False

def why_play_free_card_any_17(s, me, fixed):  # why_play_free_card
    reputation = s.reputation
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (30, 31)) == 0 or reputation[me] >= -1)):
            return True
    return False

def why_play_free_card_any_18(s, me, fixed):  # why_play_free_card
    compute = s.compute
    model_version = s.model_version
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card != 27 or not can_cards_effect_in20_any(s, me)) and (card != 41 or compute[me] > model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))))):
            return True
    return False

def why_play_free_card_any_19(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 27 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me))):
            return True
    return False

def why_play_free_card_any_20(s, me, fixed):  # why_play_free_card
    net_worth = s.net_worth
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card != 22 or net_worth[me] < 2) and (card != 26 or net_worth[me] == 2))):
            return True
    return False

def why_play_free_card_any_21(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 20 or 1)):
            return True
    return False

def why_play_free_card_any_22(s, me, fixed):  # why_play_free_card
    subsidies = s.subsidies
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 17 or subsidies[me] >= 1)):
            return True
    return False

def why_play_free_card_any_23(s, me, fixed):  # why_play_free_card
    workers = s.workers
    leaving = s.leaving
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card != 15 or why_resolve_card_any_21(s, me, fixed)) and ((card in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2))) and (card != 38 or (allowed(fixed, 'n', 1) and (workers[me] - leaving[me] >= 4 and d_chip_gate(s, me, 1)) or allowed(fixed, 'n', 2) and (workers[me] - leaving[me] >= 5 and d_chip_gate(s, me, 2)))))):
            return True
    return False

def why_play_free_card_any_24(s, me, fixed):  # why_play_free_card
    workers = s.workers
    leaving = s.leaving
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 38 or (allowed(fixed, 'n', 1) and (workers[me] - leaving[me] >= 4 and d_chip_gate(s, me, 1)) or allowed(fixed, 'n', 2) and (workers[me] - leaving[me] >= 5 and d_chip_gate(s, me, 2))))):
            return True
    return False

def why_play_free_card_any_25(s, me, fixed):  # why_play_free_card
    corporate_funds = s.corporate_funds
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (((card in (13, 14)) == 0 or corporate_funds[me] >= 2) and ((card in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) and corporate_funds[me] >= q_recruit_price(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2) and corporate_funds[me] >= q_recruit_price(s, me, 2))))):
            return True
    return False

def why_play_free_card_any_26(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (11, 12)) == 0 or d_presence_gate(s, me))):
            return True
    return False

def why_play_free_card_any_27(s, me, fixed):  # why_play_free_card
    subsidy_supply = s.subsidy_supply
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 10 or subsidy_supply >= 1)):
            return True
    return False

def why_play_free_card_any_28(s, me, fixed):  # why_play_free_card
    subsidy_supply = s.subsidy_supply
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card != 10 or subsidy_supply >= 1 and why_resolve_card_any_22(s, me, fixed)) and ((card in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_23(s, fixed, me)) and (card != 18 or why_resolve_card_any_24(s, me, fixed)) and (card != 61 or why_resolve_card_any_26(s, me, fixed)) and (card != 73 or why_resolve_card_any_27(s, me, fixed)) and (card != 77 or why_resolve_card_any_28(s, me, fixed)))):
            return True
    return False

def why_play_free_card_any_29(s, me, fixed):  # why_play_free_card
    subsidy_supply = s.subsidy_supply
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and (card != 10 or subsidy_supply >= 1 and why_resolve_card_any_22(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_30(s, me, fixed):  # why_play_free_card
    presence = s.presence
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (2, 3)) == 0 or presence[me].bit_count() >= 2)):
            return True
    return False

def why_play_free_card_any_31(s, me, fixed):  # why_play_free_card
    corporate_funds = s.corporate_funds
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and ((card in (0, 1)) == 0 or corporate_funds[me] < 10)):
            return True
    return False

def why_play_free_card_any_32(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card](s, me, card)):
            return True
    return False

def why_play_free_card_any_33(s, me, fixed):  # why_play_free_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and can_resolve_card(s, me, card):
            return True
    return False

def why_government_handout_any(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0:
            return True
    return False

def why_government_handout_any_(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and region_tokens[region_8] > 0:
            return True
    return False

def why_government_handout_any_2(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 0)):
            return True
    return False

def why_government_handout_any_3(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 1)):
            return True
    return False

def why_government_handout_any_4(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 2)):
            return True
    return False

def why_government_handout_any_5(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 3)):
            return True
    return False

def why_government_handout_any_6(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 4)):
            return True
    return False

def why_government_handout_any_7(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    corporate_funds = s.corporate_funds
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and (region_tokens[region_8] > 0 and corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 0) + fee_take_subsidy_0_0(s, me, region_8, 1) + fee_take_subsidy_0_0(s, me, region_8, 2) + fee_take_subsidy_0_0(s, me, region_8, 3) + fee_take_subsidy_0_0(s, me, region_8, 4)):
            return True
    return False

def why_government_handout_any_8(s, me, fixed):  # why_government_handout
    region_tokens = s.region_tokens
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and region_tokens[region_8] > 0 and can_take_subsidy(s, me, region_8):
            return True
    return False

def why_scale_presence_any(s, fixed, me):  # why_scale_presence
    presence = s.presence
    for region_9 in ALL_REGIONS:
        if allowed(fixed, 'region', region_9) and not presence[me] >> region_9 & 1:
            return True
    return False

def why_play_paid_card_any(s, me, fixed):  # why_play_paid_card
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]):
            return True
    return False

def why_play_paid_card_any_(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]):
            return True
    return False

def why_play_paid_card_any_2(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and (CARDS_KIND[card_20] == 0 or d_free_slot(s, me))):
            return True
    return False

def why_play_paid_card_any_3(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    first_player = s.first_player
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 80 or first_player != me))):
            return True
    return False

def why_play_paid_card_any_4(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    first_player = s.first_player
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 80 or first_player != me and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]))))):
            return True
    return False

def why_play_paid_card_any_5(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3))))):
            return True
    return False

def why_play_paid_card_any_6(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 74 or d_free_slot(s, me)))):
            return True
    return False

def why_play_paid_card_any_7(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (((card_20 in (58, 59)) == 0 or why_resolve_card_any(s, me, fixed)) and (card_20 != 60 or why_resolve_card_any_(s, me, fixed)) and (card_20 != 61 or why_resolve_card_any_2(s, me, fixed)) and ((card_20 in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card_20 in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card_20 in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and (card_20 != 68 or why_resolve_card_any_7(s, me, fixed)) and ((card_20 in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and (card_20 != 71 or why_resolve_card_any_9(s, me, fixed)) and (card_20 != 72 or why_resolve_card_any_10(s, me, fixed)) and (card_20 != 74 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and (card_20 != 75 or why_resolve_card_any_12(s, me, fixed)) and (card_20 != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3)) and why_resolve_card_any_13(s, me, fixed)) and (card_20 != 81 or why_resolve_card_any_14(s, me, fixed)) and ((card_20 in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed))))):
            return True
    return False

def why_play_paid_card_any_8(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 79 or (allowed(fixed, 'x', 1) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) + 1) or allowed(fixed, 'x', 2) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) + 2) or allowed(fixed, 'x', 3) and (why_resolve_card_any_13(s, me, fixed) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) + 3))))):
            return True
    return False

def why_play_paid_card_any_9(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 74 or d_free_slot(s, me) and why_resolve_card_any_16(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_10(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 53 or why_resolve_card_any_17(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_11(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 53 or why_resolve_card_any_19(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_12(s, me, worker, fixed, card_20):  # why_play_paid_card
    plan = s.plan
    card_points = s.card_points
    for space in ALL_BOARD:
        if space != plan[me * 8 + worker - 1] and (allowed(fixed, 'space', space) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]))):
            return True
    return False

def why_play_paid_card_any_13(s, me, fixed, card_20):  # why_play_paid_card
    plan = s.plan
    face_down = s.face_down
    for worker in RANGE_1_9:
        if (plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]) and (allowed(fixed, 'worker', worker) and why_play_paid_card_any_12(s, me, worker, fixed, card_20)):
            return True
    return False

def why_play_paid_card_any_14(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 53 or why_play_paid_card_any_13(s, me, fixed, card_20)))):
            return True
    return False

def why_play_paid_card_any_15(s, fixed, card_20):  # why_play_paid_card
    for found in s.piles[24]:
        if allowed(fixed, 'found', found) and CARD_ROW[found] != CARD_ROW[card_20]:
            return True
    return False

def why_play_paid_card_any_16(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 46 or why_play_paid_card_any_15(s, fixed, card_20)))):
            return True
    return False

def why_play_paid_card_any_17(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    model_version = s.model_version
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 42 or model_version[me] >= 1))):
            return True
    return False

def why_play_paid_card_any_18(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    compute = s.compute
    model_version = s.model_version
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 != 41 or compute[me] > model_version[me]) and (card_20 != 47 or compute[me] > model_version[me] and compute[me] >= 2)))):
            return True
    return False

def why_play_paid_card_any_19(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    compute = s.compute
    model_version = s.model_version
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 41 or compute[me] > model_version[me] and d_model_gate(s, me)))):
            return True
    return False

def why_play_paid_card_any_20(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (36, 37)) == 0 or d_chip_gate(s, me, 1)))):
            return True
    return False

def why_play_paid_card_any_21(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (32, 33)) == 0 or d_worker_gate(s, me, 1)))):
            return True
    return False

def why_play_paid_card_any_22(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    reputation = s.reputation
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (30, 31)) == 0 or reputation[me] >= -1))):
            return True
    return False

def why_play_paid_card_any_23(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    compute = s.compute
    model_version = s.model_version
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 != 27 or not can_cards_effect_in20_any(s, me)) and (card_20 != 41 or compute[me] > model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me)))))):
            return True
    return False

def why_play_paid_card_any_24(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 27 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me)))):
            return True
    return False

def why_play_paid_card_any_25(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    net_worth = s.net_worth
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 != 22 or net_worth[me] < 2) and (card_20 != 26 or net_worth[me] == 2)))):
            return True
    return False

def why_play_paid_card_any_26(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 20 or card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20])))):
            return True
    return False

def why_play_paid_card_any_27(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    subsidies = s.subsidies
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 17 or subsidies[me] >= 1))):
            return True
    return False

def why_play_paid_card_any_28(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    workers = s.workers
    leaving = s.leaving
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 != 15 or why_resolve_card_any_21(s, me, fixed)) and ((card_20 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2))) and (card_20 != 38 or (allowed(fixed, 'n', 1) and (workers[me] - leaving[me] >= 4 and d_chip_gate(s, me, 1)) or allowed(fixed, 'n', 2) and (workers[me] - leaving[me] >= 5 and d_chip_gate(s, me, 2))))))):
            return True
    return False

def why_play_paid_card_any_29(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    workers = s.workers
    leaving = s.leaving
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 38 or (allowed(fixed, 'n', 1) and (workers[me] - leaving[me] >= 4 and d_chip_gate(s, me, 1)) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20])) or allowed(fixed, 'n', 2) and (workers[me] - leaving[me] >= 5 and d_chip_gate(s, me, 2)) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20])))))):
            return True
    return False

def why_play_paid_card_any_30(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    corporate_funds = s.corporate_funds
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (((card_20 in (13, 14)) == 0 or corporate_funds[me] >= 2) and ((card_20 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) and corporate_funds[me] >= q_recruit_price(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2) and corporate_funds[me] >= q_recruit_price(s, me, 2)))))):
            return True
    return False

def why_play_paid_card_any_31(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    corporate_funds = s.corporate_funds
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (((card_20 in (13, 14)) == 0 or card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and corporate_funds[me] >= 2) and ((card_20 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and corporate_funds[me] >= q_recruit_price(s, me, 1)) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and corporate_funds[me] >= q_recruit_price(s, me, 2))))))):
            return True
    return False

def why_play_paid_card_any_32(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (11, 12)) == 0 or d_presence_gate(s, me)))):
            return True
    return False

def why_play_paid_card_any_33(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    subsidy_supply = s.subsidy_supply
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 10 or subsidy_supply >= 1))):
            return True
    return False

def why_play_paid_card_any_34(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    subsidy_supply = s.subsidy_supply
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 != 10 or subsidy_supply >= 1 and why_resolve_card_any_22(s, me, fixed)) and ((card_20 in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_23(s, fixed, me)) and (card_20 != 18 or why_resolve_card_any_24(s, me, fixed)) and (card_20 != 61 or why_resolve_card_any_26(s, me, fixed)) and (card_20 != 73 or why_resolve_card_any_27(s, me, fixed)) and (card_20 != 77 or why_resolve_card_any_28(s, me, fixed))))):
            return True
    return False

def why_play_paid_card_any_35(s, me, fixed, card_20):  # why_play_paid_card
    subsidy_slots = s.subsidy_slots
    region_tokens = s.region_tokens
    card_points = s.card_points
    for region in BITS_0_TO_6[s.presence[me]]:
        if allowed(fixed, 'region', region) and REGIONS_SLOTS[region * 2 + subsidy_slots] - region_tokens[region] > 0 and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20])):
            return True
    return False

def why_play_paid_card_any_36(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    subsidy_supply = s.subsidy_supply
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_20 != 10 or subsidy_supply >= 1 and why_play_paid_card_any_35(s, me, fixed, card_20)))):
            return True
    return False

def why_play_paid_card_any_37(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    presence = s.presence
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (2, 3)) == 0 or presence[me].bit_count() >= 2))):
            return True
    return False

def why_play_paid_card_any_38(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    corporate_funds = s.corporate_funds
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and ((card_20 in (0, 1)) == 0 or corporate_funds[me] < 10))):
            return True
    return False

def why_play_paid_card_any_39(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and ((CARDS_KIND[card_20] == 0 or d_free_slot(s, me)) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_20](s, me, card_20, q_card_cost(s, me, CARDS_KIND_2[card_20]))))):
            return True
    return False

def why_play_paid_card_any_40(s, me, fixed):  # why_play_paid_card
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_20) and d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and can_resolve_card_after_card_points(s, me, card_20, q_card_cost(s, me, CARDS_KIND_2[card_20]))):
            return True
    return False

def why_restructure_any(s, me, fixed):  # why_restructure
    for card_18 in s.piles[me + 11]:
        if allowed(fixed, 'card', card_18):
            return True
    return False

def why_hostile_audit_any(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15):
            return True
    return False

def why_hostile_audit_any_(s, me, fixed):  # why_hostile_audit
    piles = s.piles
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15):
            for card_19 in piles[target_15 + 11]:
                if allowed(fixed, 'card', card_19):
                    return True
    return False

def why_hostile_audit_any_2(s, target_15, fixed):  # why_hostile_audit
    for card_19 in s.piles[target_15 + 11]:
        if allowed(fixed, 'card', card_19):
            return True
    return False

def why_hostile_audit_any_3(s, me, fixed):  # why_hostile_audit
    corporate_funds = s.corporate_funds
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_2(s, target_15, fixed) and corporate_funds[me] >= max(5, 0)):
            return True
    return False

def why_hostile_audit_any_4(s, me, fixed):  # why_hostile_audit
    reputation = s.reputation
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_2(s, target_15, fixed) and reputation[me] >= max(2, 0) - 2):
            return True
    return False

def why_hostile_audit_any_5(s, me, fixed):  # why_hostile_audit
    corporate_funds = s.corporate_funds
    reputation = s.reputation
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_2(s, target_15, fixed) and (corporate_funds[me] >= max(5, 0) and reputation[me] >= max(2, 0) - 2)):
            return True
    return False

def why_hostile_audit_any_6(s, me, fixed):  # why_hostile_audit
    piles = s.piles
    corporate_funds = s.corporate_funds
    reputation = s.reputation
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15):
            for card_19 in piles[target_15 + 11]:
                if allowed(fixed, 'card', card_19) and (corporate_funds[me] >= max(5, 0) and reputation[me] >= max(2, 0) - 2 and can_discard_after_corporate_funds_after_reputation(s, me, card_19, max(5, 0), max(2, 0))):
                    return True
    return False

def why_discard_one_any(s, me, fixed):  # why_discard_one
    for card_22 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_22):
            return True
    return False

def can_reveal_board(s, me):  # content/disruptopia/turn.rules:3
    return 1

def can_cover_up(s, me, number_1):  # content/disruptopia/turn.rules:8
    return 1

def can_window(s, me):  # content/disruptopia/turn.rules:25
    return 1

def can_strategy(s, me):  # content/disruptopia/turn.rules:12
    return 1

def can_cards_effect_in01(s, me, this):  # content/disruptopia/cards/influence.yaml:10
    return s.corporate_funds[me] < 10

def can_cards_effect_in02(s, me, this):  # content/disruptopia/cards/influence.yaml:20
    return CAN_CARDS_EFFECT_IN02_TABLE[s.presence[me]]

def can_fill_slot(s, me, region_1):  # content/disruptopia/turn.rules:158
    return 1

def can_cards_effect_in06(s, me, this):  # content/disruptopia/cards/influence.yaml:52
    return s.subsidy_supply >= 1 and can_cards_effect_in06_any(s, me)

def can_cards_effect_in07(s, me, this):  # content/disruptopia/cards/influence.yaml:64
    return d_presence_gate(s, me) and can_cards_effect_in07_any(s, me)

def can_cards_effect_in08(s, me, this):  # content/disruptopia/cards/influence.yaml:74
    return s.corporate_funds[me] >= 2

def can_cards_effect_in09(s, me, this):  # content/disruptopia/cards/influence.yaml:82
    return CAN_CARDS_EFFECT_IN09_TABLE[s.power[me]]

def can_cards_effect_in11(s, me, this):  # content/disruptopia/cards/influence.yaml:100
    return s.subsidies[me] >= 1

def can_cards_effect_in12(s, me, this):  # content/disruptopia/cards/influence.yaml:108
    return s.presence[me] != 0

def can_draw_from_decks(s, me, n_1):  # content/disruptopia/turn.rules:135
    return 1

def can_cards_effect_in16(s, me, this):  # content/disruptopia/cards/influence.yaml:140
    return s.net_worth[me] < 2

def can_cards_effect_in19(s, me, this):  # content/disruptopia/cards/influence.yaml:175
    return s.net_worth[me] == 2

def can_cards_effect_in20(s, me, this):  # content/disruptopia/cards/influence.yaml:183
    return not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me)

def can_cards_effect_rs02(s, me, this):  # content/disruptopia/cards/research.yaml:17
    return s.reputation[me] >= -1

def can_cards_effect_rs03(s, me, this):  # content/disruptopia/cards/research.yaml:27
    return d_worker_gate(s, me, 1)

def can_cards_effect_rs04(s, me, this):  # content/disruptopia/cards/research.yaml:37
    return d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1) or d_worker_gate(s, me, 2) and s.corporate_funds[me] >= q_recruit_price(s, me, 2)

def can_cards_effect_rs05(s, me, this):  # content/disruptopia/cards/research.yaml:48
    return d_chip_gate(s, me, 1)

def can_lose_workers(s, me, n_4):  # content/disruptopia/turn.rules:177
    return 1

def can_cards_effect_rs06(s, me, this):  # content/disruptopia/cards/research.yaml:56
    return s.workers[me] - s.leaving[me] >= 4 and d_chip_gate(s, me, 1) or s.workers[me] - s.leaving[me] >= 5 and d_chip_gate(s, me, 2)

def can_cards_effect_rs08(s, me, this):  # content/disruptopia/cards/research.yaml:72
    return s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))

def can_cards_effect_rs09(s, me, this):  # content/disruptopia/cards/research.yaml:82
    return s.model_version[me] >= 1

def can_cards_effect_rs13(s, me, this):  # content/disruptopia/cards/research.yaml:119
    for found in s.piles[24]:
        if CARD_ROW[found] != CARD_ROW[this]:
            return True
    return False

def can_cards_effect_rs14(s, me, this):  # content/disruptopia/cards/research.yaml:128
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2

def can_move_worker(s, me, number_2, space_1):  # content/disruptopia/turn.rules:192
    return 1

def can_cards_effect_rs19(s, me, this):  # content/disruptopia/cards/research.yaml:172
    plan = s.plan
    face_down = s.face_down
    for worker in RANGE_1_9:
        if (plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]) and d_other_actions(s, me, worker):
            return True
    return False

def can_cards_effect_sb03(s, me, this):  # content/disruptopia/cards/sabotage.yaml:29
    workers = s.workers
    leaving = s.leaving
    for target_1 in RIVALS[s.n][me]:
        if workers[target_1] - leaving[target_1] > 3:
            return True
    return False

def can_cards_effect_sb04(s, me, this):  # content/disruptopia/cards/sabotage.yaml:41
    presence = s.presence
    for target_2 in RIVALS[s.n][me]:
        if head_cards_effect_sb04_any(s, me, target_2) and (presence[target_2].bit_count() >= 2 and head_cards_effect_sb04_count(s, me, target_2) > 0):
            return True
    return False

def can_cards_effect_sb05(s, me, this):  # content/disruptopia/cards/sabotage.yaml:51
    return len(d_neighbours(s, me)) > 0

def can_cards_effect_sb07(s, me, this):  # content/disruptopia/cards/sabotage.yaml:70
    corporate_funds = s.corporate_funds
    for target_5 in RIVALS[s.n][me]:
        if corporate_funds[target_5] >= 1:
            return True
    return False

def can_cards_effect_sb08(s, me, this):  # content/disruptopia/cards/sabotage.yaml:78
    compute = s.compute
    model_version = s.model_version
    for target_6 in RIVALS[s.n][me]:
        if compute[target_6] > model_version[target_6] and compute[target_6] >= 2:
            return True
    return False

def can_cards_effect_sb09(s, me, this):  # content/disruptopia/cards/sabotage.yaml:87
    subsidies = s.subsidies
    for target_7 in RIVALS[s.n][me]:
        if head_cards_effect_sb09_any(s, me, target_7) and subsidies[target_7] >= 1:
            return True
    return False

def can_cards_effect_sb10(s, me, this):  # content/disruptopia/cards/sabotage.yaml:96
    piles = s.piles
    for target_8 in RIVALS[s.n][me]:
        if len(piles[target_8 + 1]) >= 3:
            return True
    return False

def can_cards_effect_sb11(s, me, this):  # content/disruptopia/cards/sabotage.yaml:106
    piles = s.piles
    for target_9 in RIVALS[s.n][me]:
        if piles[target_9 + 1]:
            return True
    return False

def can_cards_effect_sb12(s, me, this):  # content/disruptopia/cards/sabotage.yaml:116
    return s.presence[me] != 0

def can_cards_effect_sb13(s, me, this):  # content/disruptopia/cards/sabotage.yaml:127
    return d_free_slot(s, me) and can_cards_effect_sb13_any(s, me)

def can_cards_effect_sb14(s, me, this):  # content/disruptopia/cards/sabotage.yaml:137
    for target_11 in RIVALS[s.n][me]:
        if d_unexecuted(s, target_11):
            return True
    return False

def can_cards_effect_sb16(s, me, this):  # content/disruptopia/cards/sabotage.yaml:153
    return s.presence[me] != 0

def can_cards_effect_sb18(s, me, this):  # content/disruptopia/cards/sabotage.yaml:172
    return CAN_CARDS_EFFECT_SB18_TABLE[s.card_points[me]]

def can_hold_agenda(s, me):  # content/disruptopia/turn.rules:195
    return 1

def can_cards_effect_sb19(s, me, this):  # content/disruptopia/cards/sabotage.yaml:184
    return s.first_player != me

def can_resolve_card(s, me, card_1):  # content/disruptopia/turn.rules:119
    return (CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card_1](s, me, card_1)

def can_play_free_card(s, me):  # content/disruptopia/turn.rules:115
    for card in s.piles[me + 1]:
        if VALUE_1[card] and can_resolve_card(s, me, card):
            return True
    return False

def can_draw_from_any_deck(s, me):  # content/disruptopia/turn.rules:131
    piles = s.piles
    for d in ALL_DECK:
        if len(piles[d + 21]) + len(piles[d + 24]) > 0:
            return True
    return False

def can_cancel_worker(s, me, number_3):  # content/disruptopia/turn.rules:180
    return 1

def can_lose_worker(s, me):  # content/disruptopia/turn.rules:171
    return 1

def can_take_subsidy(s, me, region_7):  # content/disruptopia/turn.rules:153
    return s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 0) + fee_take_subsidy_0_0(s, me, region_7, 1) + fee_take_subsidy_0_0(s, me, region_7, 2) + fee_take_subsidy_0_0(s, me, region_7, 3) + fee_take_subsidy_0_0(s, me, region_7, 4)

def can_discard(s, me, card_5):  # content/disruptopia/turn.rules:126
    return 1

def can_discard_another(s, me, played):  # content/disruptopia/turn.rules:142
    for card_4 in s.piles[me + 1]:
        if card_4 != played:
            return True
    return False

def can_place_new_worker(s, me):  # content/disruptopia/turn.rules:187
    return s.workers[me] > s.worker_up

def can_walk_out(s, me):  # content/disruptopia/turn.rules:184
    return 1

def can_buy_chips(s, me):  # content/disruptopia/turn.rules:47
    return s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))

def can_board_action_b_chips(s, me, this):
    return can_buy_chips(s, me)

def can_file_patent(s, me):  # content/disruptopia/turn.rules:53
    return 1

def can_recruit(s, me):  # content/disruptopia/turn.rules:56
    return s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))

def can_board_action_b_recruit(s, me, this):
    return can_recruit(s, me)

def can_train_model(s, me):  # content/disruptopia/turn.rules:62
    return s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))

def can_board_action_b_train(s, me, this):
    return can_train_model(s, me)

def can_government_handout(s, me):  # content/disruptopia/turn.rules:69
    region_tokens = s.region_tokens
    for region_8 in BITS_0_TO_6[s.presence[me]]:
        if region_tokens[region_8] > 0 and can_take_subsidy(s, me, region_8):
            return True
    return False

def can_board_action_b_handout(s, me, this):
    return can_government_handout(s, me)

def can_stock_buyback(s, me):  # content/disruptopia/turn.rules:73
    return s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_buyback_price(s, me) and s.reputation[me] >= q_buyback_reputation(s, me) - 2)

def can_board_action_b_buyback(s, me, this):
    return can_stock_buyback(s, me)

def can_marketing(s, me):  # content/disruptopia/turn.rules:78
    return 1

def can_scale_presence(s, me):  # content/disruptopia/turn.rules:83
    return s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (can_scale_presence_any(s, me) and s.corporate_funds[me] >= q_presence_price(s, me)))

def can_board_action_b_presence(s, me, this):
    return can_scale_presence(s, me)

def can_play_card(s, me):  # content/disruptopia/turn.rules:90
    return 1

def can_restructure(s, me):  # content/disruptopia/turn.rules:94
    return len(s.piles[me + 11]) > 0

def can_board_action_b_restructure(s, me, this):
    return len(s.piles[me + 11]) > 0

def can_discard_after_corporate_funds_after_reputation(s, me, card_5, owed_corporate_funds, owed_reputation):  # content/disruptopia/turn.rules:126
    return s.corporate_funds[me] >= owed_corporate_funds and s.reputation[me] >= owed_reputation - 2

def can_hostile_audit(s, me):  # content/disruptopia/turn.rules:98
    piles = s.piles
    corporate_funds = s.corporate_funds
    reputation = s.reputation
    for target_15 in RIVALS[s.n][me]:
        for card_19 in piles[target_15 + 11]:
            if corporate_funds[me] >= max(5, 0) and reputation[me] >= max(2, 0) - 2 and can_discard_after_corporate_funds_after_reputation(s, me, card_19, max(5, 0), max(2, 0)):
                return True
    return False

def can_board_action_b_audit(s, me, this):
    return can_hostile_audit(s, me)

def can_fire_and_rehire(s, me):  # content/disruptopia/turn.rules:104
    return 1

def can_cards_effect_after_card_points_in01(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:10
    return s.corporate_funds[me] < 10 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in02(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:20
    return s.presence[me].bit_count() >= 2 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in03(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:29
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in04(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:36
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in05(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:44
    return s.card_points[me] >= owed_card_points

def can_fill_slot_after_card_points(s, me, region_1, owed_card_points):  # content/disruptopia/turn.rules:158
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in06(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:52
    return s.subsidy_supply >= 1 and can_cards_effect_after_card_points_in06_any(s, me, owed_card_points)

def can_cards_effect_after_card_points_in07(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:64
    return d_presence_gate(s, me) and (can_cards_effect_in07_any(s, me) and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_in08(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:74
    return s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= 2

def can_cards_effect_after_card_points_in09(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:82
    return len(RANGES_FROM_1[min(3, s.power[me])]) > 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in10(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:91
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in11(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:100
    return s.subsidies[me] >= 1 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in12(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:108
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in13(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:117
    return s.card_points[me] >= owed_card_points

def can_draw_from_decks_after_card_points(s, me, n_1, owed_card_points):  # content/disruptopia/turn.rules:135
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in14(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:126
    return s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in15(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:133
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in16(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:140
    return s.net_worth[me] < 2 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in17(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:152
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in18(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:163
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in19(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:175
    return s.net_worth[me] == 2 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in20(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:183
    return not can_cards_effect_in20_any(s, me) and (can_cards_effect_in20_any_(s, me) and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_rs01(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:9
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs02(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:17
    return s.reputation[me] >= -1 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs03(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:27
    return d_worker_gate(s, me, 1) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs04(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:37
    return d_worker_gate(s, me, 1) and (s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= q_recruit_price(s, me, 1)) or d_worker_gate(s, me, 2) and (s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= q_recruit_price(s, me, 2))

def can_cards_effect_after_card_points_rs05(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:48
    return d_chip_gate(s, me, 1) and s.card_points[me] >= owed_card_points

def can_lose_workers_after_card_points(s, me, n_4, owed_card_points):  # content/disruptopia/turn.rules:177
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs06(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:56
    return s.workers[me] - s.leaving[me] >= 4 and d_chip_gate(s, me, 1) and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points) or s.workers[me] - s.leaving[me] >= 5 and d_chip_gate(s, me, 2) and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_rs07(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:65
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs08(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:72
    return s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and (can_cards_effect_rs08_any(s, me) and s.card_points[me] >= owed_card_points))

def can_cards_effect_after_card_points_rs09(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:82
    return s.model_version[me] >= 1 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs10(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:89
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs11(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:97
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs12(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:109
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs13(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:119
    return can_cards_effect_after_card_points_rs13_any(s, this) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs14(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:128
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs15(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:138
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs16(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:145
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs17(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:153
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs18(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:165
    return s.card_points[me] >= owed_card_points

def can_move_worker_after_card_points(s, me, number_2, space_1, owed_card_points):  # content/disruptopia/turn.rules:192
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs19(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:172
    plan = s.plan
    face_down = s.face_down
    card_points = s.card_points
    for worker in RANGE_1_9:
        if plan[me * 8 + worker - 1] != -1 or face_down[me * 8 + worker - 1]:
            for space in ALL_BOARD:
                if space != plan[me * 8 + worker - 1] and (card_points[me] >= owed_card_points and card_points[me] >= owed_card_points):
                    return True
    return False

def can_cards_effect_after_card_points_rs20(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:181
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs21(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:190
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb01(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:10
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb02(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:20
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb03(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:29
    return can_cards_effect_after_card_points_sb03_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb04(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:41
    presence = s.presence
    card_points = s.card_points
    for target_2 in RIVALS[s.n][me]:
        if head_cards_effect_sb04_any(s, me, target_2) and (presence[target_2].bit_count() >= 2 and (head_cards_effect_sb04_count(s, me, target_2) > 0 and card_points[me] >= owed_card_points)):
            return True
    return False

def can_cards_effect_after_card_points_sb05(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:51
    return len(d_neighbours(s, me)) > 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb06(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:60
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb07(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:70
    return can_cards_effect_after_card_points_sb07_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb08(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:78
    return can_cards_effect_after_card_points_sb08_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb09(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:87
    return can_cards_effect_after_card_points_sb09_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb10(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:96
    return can_cards_effect_after_card_points_sb10_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb11(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:106
    return can_cards_effect_after_card_points_sb11_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb12(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:116
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb13(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:127
    return d_free_slot(s, me) and can_cards_effect_after_card_points_sb13_any(s, me, owed_card_points)

def can_cards_effect_after_card_points_sb14(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:137
    return can_cards_effect_after_card_points_sb14_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb15(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:145
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb16(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:153
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb17(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:164
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb18(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:172
    return s.card_points[me] >= owed_card_points + 1 or s.card_points[me] >= owed_card_points + 2 or s.card_points[me] >= owed_card_points + 3

def can_hold_agenda_after_card_points(s, me, owed_card_points):  # content/disruptopia/turn.rules:195
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb19(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:184
    return s.first_player != me and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_sb20(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:192
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb21(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:206
    return s.card_points[me] >= owed_card_points

def can_resolve_card_after_card_points(s, me, card_1, owed_card_points):  # content/disruptopia/turn.rules:119
    return (CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (s.card_points[me] >= owed_card_points and CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_1](s, me, card_1, owed_card_points))

def can_play_paid_card(s, me):  # content/disruptopia/turn.rules:110
    card_points = s.card_points
    for card_20 in s.piles[me + 1]:
        if d_printed_cost(s, CARDS_KIND_2[card_20]) and (card_points[me] >= q_card_cost(s, me, CARDS_KIND_2[card_20]) and can_resolve_card_after_card_points(s, me, card_20, q_card_cost(s, me, CARDS_KIND_2[card_20]))):
            return True
    return False

def can_discard_one(s, me):  # content/disruptopia/turn.rules:138
    return len(s.piles[me + 1]) > 0

def can_place_subsidy(s, me):  # content/disruptopia/turn.rules:162
    return 1

def score_0(s, me):  # content/disruptopia/game.rules:171
    return s.personal_funds[me] // 10

def score_1(s, me):  # content/disruptopia/game.rules:172
    return s.power[me] // 5

def score_2(s, me):  # content/disruptopia/game.rules:173
    return s.model_version[me]

def score_3(s, me):  # content/disruptopia/game.rules:174
    return s.subsidies[me] // 2

def total_score(s, seat):
    return s.personal_funds[seat] // 10 + s.power[seat] // 5 + s.model_version[seat] + s.subsidies[seat] // 2

def winners(s):
    return mask_of(winners_best(s))

def always_0(s, me):  # content/disruptopia/game.rules:116
    return s.compute_floor == 1 or s.model_version[me] <= s.compute[me]

def always_1(s, me):  # content/disruptopia/game.rules:117
    return always_1_sum(s) + always_1_sum_(s) + s.subsidy_supply == 14

def can_use_cards_in01(s, me, this):
    return s.used_1[this] == 0

def can_use_cards_in02(s, me, this):
    return s.used_2[this] == 0

def can_use_cards_in18(s, me, this):
    return s.used_8[this] == 0 and s.corporate_funds[me] >= 1

def can_use_cards_rs11(s, me, this):
    return s.used_11[this] == 0 and s.corporate_funds[me] >= 1

def can_use_cards_rs12(s, me, this):
    return s.used_12[this] == 0

def no_ability(s, me, this):
    return 0

def pending_handler_23(s, me, actor, amount, index, this):
    return me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0

def pending_handler_20(s, me, actor, amount, index, this):
    return me != actor and actor in d_neighbours(s, me)

def pending_handler_14(s, me, actor, amount, index, this):
    return me != actor and actor in d_neighbours(s, me) and s.used_14[this] == 0

def pending_handler_5(s, me, actor, amount, index, this):
    return me == actor and s.running_5[this] == 0

def pending_handler_7(s, me, actor, its_card, this):
    return me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1))

def pending_handler_13(s, me, actor, this):
    return me == actor

def fee_take_subsidy_0_0(s, me, its_region, receiver):
    found = 0
    for owner in RIVALS[s.n][me]:
        found += fee_take_subsidy_0_0_sum(s, owner, its_region, receiver)
    return found

def q_lowest_compute(s, me):  # content/disruptopia/prices.rules:22
    return max((s.model_version[me] - 1 if s.compute_floor == 0 and s.model_version[me] > 0 else 0) + 1, 1)

def q_chip_price(s, me):  # content/disruptopia/prices.rules:27
    return max(CHIPS_PRICE[CHIPS_BY_LEVEL[min(7, s.compute[me] + 1) - 2]] + q_chip_price_sum(s, me) + q_chip_price_sum_(s, me), 0)

def q_train_price(s, me):  # content/disruptopia/prices.rules:31
    return max(MODELS_PRICE[(min(7, s.model_version[me] + 1) - 1) * 2 + s.model_price] + BANDS_TRAINING[d_band(s, me)] + q_train_price_sum(s, me) + q_train_price_sum_(s, me) + q_train_price_sum_2(s, me) + len(s.lasting_26[me]) * -2 + len(s.lasting_27[me]) * -3 + len(s.lasting_29[me]) * -4 + len(s.lasting_31[me]) * 2, 0)

def d_band(s, me):  # content/disruptopia/prices.rules:20
    return d_band_those(s, me)[-1]

def q_recruit_price(s, me, n_5):  # content/disruptopia/prices.rules:36
    return max(WORKER_TOKENS_PRICE[WORKER_TOKENS_BY_NUMBER[min(8, s.workers[me] + n_5) - 4]] + q_recruit_price_sum(s, me) + q_recruit_price_sum_(s, me), 0)

def q_presence_price(s, me):  # content/disruptopia/prices.rules:44
    return max(PRESENCE_TOKENS_PRICE[min(6, s.presence[me].bit_count() + 1) - 1] + q_presence_price_sum(s, me) + q_presence_price_sum_(s, me), 0)

def q_buyback_price(s, me):  # content/disruptopia/prices.rules:48
    return max(WEALTH_NEXT_PRICE[s.net_worth[me]] + len(s.lasting_24[me]) * -2, 0)

def q_buyback_reputation(s, me):  # content/disruptopia/prices.rules:52
    return max(WEALTH_NEXT_REPUTATION[s.net_worth[me]] + len(s.lasting_25[me]) * -1, 0)

def q_audit_price(s):  # content/disruptopia/prices.rules:56
    return max(5, 0)

def q_audit_reputation(s):  # content/disruptopia/prices.rules:60
    return max(2, 0)

def q_card_cost(s, me, card_47):  # content/disruptopia/prices.rules:64
    return max(CARDS_WORKERS[CARDS_FIRST[card_47]] + q_card_cost_count(s, me, card_47), 0)

def q_training_power(s, me):  # content/disruptopia/prices.rules:70
    found_1 = q_training_power_first(s, me)
    exception = len(d_shared_regions(s, s.lasting_28[me][found_1])) if found_1 >= 0 else -1000000000
    return max(exception if exception != -1000000000 else s.presence[me].bit_count() // 2, 0)

def q_training_reputation(s, me):  # content/disruptopia/prices.rules:74
    return max(q_training_reputation_count(s, me) + 1, 0)

def q_income(s, me):  # content/disruptopia/prices.rules:78
    return min(max(s.power[me] + s.subsidies[me] * s.net_worth[me] + BANDS_INCOME[d_band(s, me)] + q_income_sum(s, me) + q_income_sum_(s, me), 0), 39)

def d_odd_now(s):  # content/disruptopia/game.rules:119
    return s.round_tracker == 0

def d_even_now(s):  # content/disruptopia/game.rules:120
    return s.round_tracker == 1

def d_chip_gate(s, me, n_6):  # content/disruptopia/prices.rules:3
    return s.compute[me] + n_6 <= 7 and s.net_worth[me] >= CHIPS_GATE[CHIPS_BY_LEVEL[s.compute[me] + n_6 - 2]]

def d_model_gate(s, me):  # content/disruptopia/prices.rules:5
    return s.model_version[me] < 7 and s.net_worth[me] >= MODELS_GATE[MODELS_BY_VERSION[s.model_version[me]]]

def d_worker_gate(s, me, n_7):  # content/disruptopia/prices.rules:7
    return s.workers[me] + n_7 <= 8 and s.net_worth[me] >= WORKER_TOKENS_GATE[WORKER_TOKENS_BY_NUMBER[s.workers[me] + n_7 - 4]]

def d_presence_gate(s, me):  # content/disruptopia/prices.rules:9
    return s.presence[me].bit_count() < 6 and s.net_worth[me] >= PRESENCE_TOKENS_GATE[PRESENCE_TOKENS_BY_NUMBER[s.presence[me].bit_count()]]

def d_neighbours(s, me):  # content/disruptopia/prices.rules:12
    presence = s.presence
    found = []
    for p_6 in RIVALS[s.n][me]:
        for r_2 in BITS_0_TO_6[presence[me]]:
            if presence[p_6] >> r_2 & 1:
                found.append(p_6)
                break
    return tuple(found)

def d_shared_regions(s, me):  # content/disruptopia/prices.rules:13
    presence = s.presence
    found = []
    for r_3 in BITS_0_TO_6[s.presence[me]]:
        for p_7 in RIVALS[s.n][me]:
            if presence[p_7] >> r_3 & 1:
                found.append(r_3)
                break
    return tuple(found)

def d_shared_with(s, me, other_1):  # content/disruptopia/prices.rules:15
    presence = s.presence
    found = []
    for r_4 in BITS_0_TO_6[s.presence[me]]:
        if presence[other_1] >> r_4 & 1:
            found.append(r_4)
    return tuple(found)

def d_open_slots(s, region_12):  # content/disruptopia/prices.rules:16
    return REGIONS_SLOTS[region_12 * 2 + s.subsidy_slots] - s.region_tokens[region_12]

def d_toll(s, me, region_13):  # content/disruptopia/prices.rules:17
    card_chosen_region = s.card_chosen_region
    loc = s.loc
    found = 0
    for c_1 in RUN_1:
        if card_chosen_region[c_1] == region_13:
            for p_8 in RIVALS[s.n][me]:
                if loc[c_1] == p_8 + 11:
                    found += 1
                    break
    return found

def d_handout_toll(s, me):  # content/disruptopia/prices.rules:19
    region_tokens = s.region_tokens
    found = None
    for r_5 in BITS_0_TO_6[s.presence[me]]:
        if region_tokens[r_5] > 0:
            value = d_toll(s, me, r_5)
            if found is None or value < found:
                found = value
    return 0 if found is None else found

def d_last_recruit_price(s, me, n_8):  # content/disruptopia/prices.rules:40
    return q_recruit_price(s, me, n_8)

def d_workers_remain(s, me, n_9):  # content/disruptopia/prices.rules:41
    return s.workers[me] - s.leaving[me] - n_9 >= 3

def d_can_lose_one(s, me):  # content/disruptopia/prices.rules:42
    return s.workers[me] - s.leaving[me] > 3

def d_printed_cost(s, card_51):  # content/disruptopia/prices.rules:68
    return CARDS_WORKERS[CARDS_FIRST[card_51]] > 0 or CARDS_X_COST[CARDS_FIRST[card_51]]

def d_unexecuted(s, me):  # content/disruptopia/turn.rules:28
    plan = s.plan
    face_down = s.face_down
    found = []
    for n_10 in RANGE_1_9:
        if plan[me * 8 + n_10 - 1] != -1 or face_down[me * 8 + n_10 - 1]:
            found.append(n_10)
    return tuple(found)

def d_other_actions(s, me, number_6):  # content/disruptopia/turn.rules:29
    plan = s.plan
    found = []
    for b_1 in ALL_BOARD:
        if b_1 != plan[me * 8 + number_6 - 1]:
            found.append(b_1)
    return tuple(found)

def d_is_later(s, me, number_7, n_11):  # content/disruptopia/turn.rules:30
    return n_11 > number_7 and s.plan[me * 8 + n_11 - 1] != -1

def d_money_of(s, me, number_8, a, b_2, c_2):  # content/disruptopia/turn.rules:31
    plan = s.plan
    found = 0
    for n_12 in RANGE_1_9:
        if n_12 > number_8 and plan[me * 8 + n_12 - 1] != -1 and (n_12 == a or n_12 == b_2 or n_12 == c_2):
            found += AMOUNT_BOARD_PRICE[plan[me * 8 + n_12 - 1]](s, me, plan[me * 8 + n_12 - 1])
    return found

def d_favour_of(s, me, number_9, a_1, b_3, c_3):  # content/disruptopia/turn.rules:33
    plan = s.plan
    found = 0
    for n_13 in RANGE_1_9:
        if n_13 > number_9 and plan[me * 8 + n_13 - 1] != -1 and (n_13 == a_1 or n_13 == b_3 or n_13 == c_3):
            found += AMOUNT_BOARD_REPUTATION[plan[me * 8 + n_13 - 1]](s, me, plan[me * 8 + n_13 - 1])
    return found

def d_spoils(s, me, space_5, money, favour):  # content/disruptopia/turn.rules:35
    return s.corporate_funds[me] >= money and s.reputation[me] + 2 >= favour and (s.corporate_funds[me] - AMOUNT_BOARD_PRICE[space_5](s, me, space_5) < money or s.reputation[me] - AMOUNT_BOARD_REPUTATION[space_5](s, me, space_5) + 2 < favour)

def d_spoils_later(s, me, number_10, space_6):  # content/disruptopia/turn.rules:38
    return d_spoils_later_any(s, number_10, me, space_6) or d_spoils(s, me, space_6, d_spoils_later_sum(s, number_10, me), d_spoils_later_sum_(s, number_10, me))

def d_free_slot(s, me):  # content/disruptopia/turn.rules:129
    return len(s.piles[me + 11]) + len(s.piles[me + 16]) < s.effect_slots

def shielded_plan(s, seat):
    return s.source >= 0 and shielded_plan_any(s, seat)

def shielded_orders(s, seat):
    return s.source >= 0 and shielded_orders_any(s, seat)

def shielded_face_down(s, seat):
    return s.source >= 0 and shielded_face_down_any(s, seat)

def shielded_hand_below(s, seat):
    return s.source >= 0 and (shielded_hand_below_any(s, seat) or shielded_hand_below_any_(s, seat))

def shielded_rejects_below(s, seat):
    return s.source >= 0 and shielded_rejects_below_any(s, seat)

def shielded_effects_below(s, seat):
    return s.source >= 0 and shielded_effects_below_any(s, seat)

def shielded_new_effects_below(s, seat):
    return s.source >= 0 and shielded_new_effects_below_any(s, seat)

def shielded_hand(s, seat):
    return s.source >= 0 and (shielded_hand_any(s, seat) or shielded_hand_any_(s, seat))

def shielded_leaving(s, seat):
    return s.source >= 0 and shielded_leaving_any(s, seat)

def shielded_workers_below(s, seat):
    return s.source >= 0 and shielded_workers_below_any(s, seat)

def shielded_corporate_funds(s, seat):
    return s.source >= 0 and shielded_corporate_funds_any(s, seat)

def shielded_reputation(s, seat):
    return s.source >= 0 and shielded_reputation_any(s, seat)

def shielded_power(s, seat):
    return s.source >= 0 and shielded_power_any(s, seat)

def shielded_subsidies(s, seat):
    return s.source >= 0 and shielded_subsidies_any(s, seat)

def shielded_presence(s, seat):
    return s.source >= 0 and shielded_presence_any(s, seat)

def shielded_power_below(s, seat):
    return s.source >= 0 and shielded_power_below_any(s, seat)

def shielded_reputation_below(s, seat):
    return s.source >= 0 and shielded_reputation_below_any(s, seat)

def shielded_workers(s, seat):
    return s.source >= 0 and shielded_workers_any(s, seat)

def shielded_compute(s, seat):
    return s.source >= 0 and shielded_compute_any(s, seat)

def shielded_model_version(s, seat):
    return s.source >= 0 and shielded_model_version_any(s, seat)

def shielded_compute_below(s, seat):
    return s.source >= 0 and (shielded_compute_below_any(s, seat) or shielded_compute_below_any_(s, seat))

def shielded_from_all(s, seat):
    return s.source >= 0 and shielded_from_all_any(s, seat)

def shielded_presence_below(s, seat):
    return s.source >= 0 and shielded_presence_below_any(s, seat)

def shielded_corporate_funds_below(s, seat):
    return s.source >= 0 and shielded_corporate_funds_below_any(s, seat)

def shielded_subsidies_below(s, seat):
    return s.source >= 0 and shielded_subsidies_below_any(s, seat)

def shielded_effects(s, seat):
    return s.source >= 0 and shielded_effects_any(s, seat)

def shielded_new_effects(s, seat):
    return s.source >= 0 and shielded_new_effects_any(s, seat)

def shielded_net_worth(s, seat):
    return s.source >= 0 and shielded_net_worth_any(s, seat)

def shielded_card_points(s, seat):
    return s.source >= 0 and shielded_card_points_any(s, seat)

def shielded_rejects(s, seat):
    return s.source >= 0 and shielded_rejects_any(s, seat)

def shielded_personal_funds(s, seat):
    return s.source >= 0 and shielded_personal_funds_any(s, seat)

def shielded_income_marker(s, seat):
    return s.source >= 0 and shielded_income_marker_any(s, seat)

def amount_bands_from_hated(s, me, this):  # content/disruptopia/tables/bands.yaml:3
    return -2

def amount_bands_from_unknown(s, me, this):  # content/disruptopia/tables/bands.yaml:4
    return 0

def amount_bands_from_liked(s, me, this):  # content/disruptopia/tables/bands.yaml:5
    return s.middle_rep_band_from

def amount_bands_from_adored(s, me, this):  # content/disruptopia/tables/bands.yaml:6
    return 7

def amount_board_price_b_chips(s, me, this):  # content/disruptopia/tables/board.yaml:3
    return q_chip_price(s, me)

def no_amount(s, me, this):
    return 0

def amount_board_price_b_recruit(s, me, this):  # content/disruptopia/tables/board.yaml:5
    return q_recruit_price(s, me, 1)

def amount_board_price_b_train(s, me, this):  # content/disruptopia/tables/board.yaml:6
    return q_train_price(s, me)

def amount_board_price_b_handout(s, me, this):  # content/disruptopia/tables/board.yaml:7
    return d_handout_toll(s, me)

def amount_board_price_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_buyback_price(s, me)

def amount_board_price_b_presence(s, me, this):  # content/disruptopia/tables/board.yaml:10
    return q_presence_price(s, me)

def amount_board_price_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return max(5, 0)

def amount_board_reputation_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_buyback_reputation(s, me)

def amount_board_reputation_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return max(2, 0)

def why_cover_up(s, me, number_1, fixed):
    return -1

def why_reveal_board(s, me, fixed):
    return -1

def why_draw_from_any_deck(s, me, fixed):
    if not why_draw_from_any_deck_any(s, fixed):
        return 0  # d
    return -1

def why_cancel_worker(s, me, number_3, fixed):
    return -1

def why_lose_worker(s, me, fixed):
    return -1

def why_take_subsidy(s, me, region_7, fixed):
    if not s.region_tokens[region_7] > 0:
        return 0  # region_tokens
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 0)):
        return 1  # corporate_funds
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 1)):
        return 2  # corporate_funds
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 2)):
        return 3  # corporate_funds
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 3)):
        return 4  # corporate_funds
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 4)):
        return 5  # corporate_funds
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_7, 0) + fee_take_subsidy_0_0(s, me, region_7, 1) + fee_take_subsidy_0_0(s, me, region_7, 2) + fee_take_subsidy_0_0(s, me, region_7, 3) + fee_take_subsidy_0_0(s, me, region_7, 4)):
        return 6  # corporate_funds
    return -1

def why_discard(s, me, card_5, fixed):
    return -1

def why_discard_another(s, me, played, fixed):
    if not why_discard_another_any(s, me, fixed, played):
        return 0  # card
    if not why_discard_another_any(s, me, fixed, played):
        return 1  # card_discard
    return -1

def why_place_new_worker(s, me, fixed):
    if not s.workers[me] > s.worker_up:
        return 0  # worker_up_workers
    if not (s.workers[me] > s.worker_up and why_place_new_worker_any(s, fixed)):
        return 1  # space
    return -1

def why_walk_out(s, me, fixed):
    return -1

def why_resolve_card(s, me, card_1, fixed):
    if not (CARDS_KIND[card_1] == 0 or d_free_slot(s, me)):
        return 0  # card_free_slot_kind_one_time
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 80 or s.first_player != me)):
        return 1  # first_player_me
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 80 or s.first_player != me)):
        return 2  # hold_agenda
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3)))):
        return 3  # x
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 74 or d_free_slot(s, me))):
        return 4  # free_slot
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (((card_1 in (58, 59)) == 0 or why_resolve_card_any(s, me, fixed)) and (card_1 != 60 or why_resolve_card_any_(s, me, fixed)) and (card_1 != 61 or why_resolve_card_any_2(s, me, fixed)) and ((card_1 in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card_1 in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card_1 in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and (card_1 != 68 or why_resolve_card_any_7(s, me, fixed)) and ((card_1 in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and (card_1 != 71 or why_resolve_card_any_9(s, me, fixed)) and (card_1 != 72 or why_resolve_card_any_10(s, me, fixed)) and (card_1 != 74 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and (card_1 != 75 or why_resolve_card_any_12(s, me, fixed)) and (card_1 != 79 or (allowed(fixed, 'x', 1) or allowed(fixed, 'x', 2) or allowed(fixed, 'x', 3)) and why_resolve_card_any_13(s, me, fixed)) and (card_1 != 81 or why_resolve_card_any_14(s, me, fixed)) and ((card_1 in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed)))):
        return 5  # target
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 79 or (allowed(fixed, 'x', 1) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 1) or allowed(fixed, 'x', 2) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 2) or allowed(fixed, 'x', 3) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 3)))):
        return 6  # card_points
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 79 or (allowed(fixed, 'x', 1) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 1) or allowed(fixed, 'x', 2) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 2) or allowed(fixed, 'x', 3) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= 3)))):
        return 7  # card_points
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 74 or d_free_slot(s, me) and why_resolve_card_any_16(s, me, fixed))):
        return 8  # stolen
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 53 or why_resolve_card_any_17(s, me, fixed))):
        return 9  # worker
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 53 or why_resolve_card_any_19(s, me, fixed))):
        return 10  # space
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 53 or why_resolve_card_any_19(s, me, fixed))):
        return 11  # worker_space_move_worker
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 46 or why_resolve_card_any_20(s, fixed, card_1))):
        return 12  # found
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 42 or s.model_version[me] >= 1)):
        return 13  # model_version
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 != 41 or s.compute[me] > s.model_version[me]) and (card_1 != 47 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2))):
        return 14  # compute_model_version
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 41 or s.compute[me] > s.model_version[me] and d_model_gate(s, me))):
        return 15  # model_gate
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (36, 37)) == 0 or d_chip_gate(s, me, 1))):
        return 16  # chip_gate
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (32, 33)) == 0 or d_worker_gate(s, me, 1))):
        return 17  # worker_gate
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (30, 31)) == 0 or s.reputation[me] >= -1)):
        return 18  # reputation
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 != 27 or not can_cards_effect_in20_any(s, me)) and (card_1 != 41 or s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))))):
        return 19  # model_version_p_rivals
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 27 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me))):
        return 20  # model_version_p_rivals
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 != 22 or s.net_worth[me] < 2) and (card_1 != 26 or s.net_worth[me] == 2))):
        return 21  # billionaire_net_worth
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 20 or 1)):
        return 22  # draw_from_decks
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 17 or s.subsidies[me] >= 1)):
        return 23  # subsidies
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 != 15 or why_resolve_card_any_21(s, me, fixed)) and ((card_1 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2))) and (card_1 != 38 or (allowed(fixed, 'n', 1) and (s.workers[me] - s.leaving[me] >= 4 and d_chip_gate(s, me, 1)) or allowed(fixed, 'n', 2) and (s.workers[me] - s.leaving[me] >= 5 and d_chip_gate(s, me, 2)))))):
        return 24  # n
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 38 or (allowed(fixed, 'n', 1) and (s.workers[me] - s.leaving[me] >= 4 and d_chip_gate(s, me, 1)) or allowed(fixed, 'n', 2) and (s.workers[me] - s.leaving[me] >= 5 and d_chip_gate(s, me, 2))))):
        return 25  # n_lose_workers
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (((card_1 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_1 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2) and s.corporate_funds[me] >= q_recruit_price(s, me, 2))))):
        return 26  # corporate_funds
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (((card_1 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_1 in (34, 35)) == 0 or (allowed(fixed, 'n', 1) and d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1) or allowed(fixed, 'n', 2) and d_worker_gate(s, me, 2) and s.corporate_funds[me] >= q_recruit_price(s, me, 2))))):
        return 27  # corporate_funds
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (11, 12)) == 0 or d_presence_gate(s, me))):
        return 28  # presence_gate
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 10 or s.subsidy_supply >= 1)):
        return 29  # subsidy_supply
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 != 10 or s.subsidy_supply >= 1 and why_resolve_card_any_22(s, me, fixed)) and ((card_1 in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_23(s, fixed, me)) and (card_1 != 18 or why_resolve_card_any_24(s, me, fixed)) and (card_1 != 61 or why_resolve_card_any_26(s, me, fixed)) and (card_1 != 73 or why_resolve_card_any_27(s, me, fixed)) and (card_1 != 77 or why_resolve_card_any_28(s, me, fixed)))):
        return 30  # region
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and (card_1 != 10 or s.subsidy_supply >= 1 and why_resolve_card_any_22(s, me, fixed))):
        return 31  # region_fill_slot
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2)):
        return 32  # presence
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and ((card_1 in (0, 1)) == 0 or s.corporate_funds[me] < 10)):
        return 33  # corporate_funds
    if not ((CARDS_KIND[card_1] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card_1](s, me, card_1)):
        return 34  # cards_effect
    return -1

def why_play_free_card(s, me, fixed):
    if not why_play_free_card_any(s, me, fixed):
        return 0  # card
    if not why_play_free_card_any_(s, me, fixed):
        return 1  # card_free_slot_kind_one_time
    if not why_play_free_card_any_2(s, me, fixed):
        return 2  # first_player_me
    if not why_play_free_card_any_2(s, me, fixed):
        return 3  # hold_agenda
    if not why_play_free_card_any_3(s, me, fixed):
        return 4  # x
    if not why_play_free_card_any_4(s, me, fixed):
        return 5  # free_slot
    if not why_play_free_card_any_5(s, me, fixed):
        return 6  # target
    if not why_play_free_card_any_6(s, me, fixed):
        return 7  # card_points
    if not why_play_free_card_any_6(s, me, fixed):
        return 8  # card_points
    if not why_play_free_card_any_7(s, me, fixed):
        return 9  # stolen
    if not why_play_free_card_any_8(s, me, fixed):
        return 10  # worker
    if not why_play_free_card_any_9(s, me, fixed):
        return 11  # space
    if not why_play_free_card_any_9(s, me, fixed):
        return 12  # worker_space_move_worker
    if not why_play_free_card_any_11(s, me, fixed):
        return 13  # found
    if not why_play_free_card_any_12(s, me, fixed):
        return 14  # model_version
    if not why_play_free_card_any_13(s, me, fixed):
        return 15  # compute_model_version
    if not why_play_free_card_any_14(s, me, fixed):
        return 16  # model_gate
    if not why_play_free_card_any_15(s, me, fixed):
        return 17  # chip_gate
    if not why_play_free_card_any_16(s, me, fixed):
        return 18  # worker_gate
    if not why_play_free_card_any_17(s, me, fixed):
        return 19  # reputation
    if not why_play_free_card_any_18(s, me, fixed):
        return 20  # model_version_p_rivals
    if not why_play_free_card_any_19(s, me, fixed):
        return 21  # model_version_p_rivals
    if not why_play_free_card_any_20(s, me, fixed):
        return 22  # billionaire_net_worth
    if not why_play_free_card_any_21(s, me, fixed):
        return 23  # draw_from_decks
    if not why_play_free_card_any_22(s, me, fixed):
        return 24  # subsidies
    if not why_play_free_card_any_23(s, me, fixed):
        return 25  # n
    if not why_play_free_card_any_24(s, me, fixed):
        return 26  # n_lose_workers
    if not why_play_free_card_any_25(s, me, fixed):
        return 27  # corporate_funds
    if not why_play_free_card_any_25(s, me, fixed):
        return 28  # corporate_funds
    if not why_play_free_card_any_26(s, me, fixed):
        return 29  # presence_gate
    if not why_play_free_card_any_27(s, me, fixed):
        return 30  # subsidy_supply
    if not why_play_free_card_any_28(s, me, fixed):
        return 31  # region
    if not why_play_free_card_any_29(s, me, fixed):
        return 32  # region_fill_slot
    if not why_play_free_card_any_30(s, me, fixed):
        return 33  # presence
    if not why_play_free_card_any_31(s, me, fixed):
        return 34  # corporate_funds
    if not why_play_free_card_any_32(s, me, fixed):
        return 35  # cards_effect
    if not why_play_free_card_any_33(s, me, fixed):
        return 36  # card_resolve_card
    return -1

def why_window(s, me, fixed):
    return -1

def why_buy_chips(s, me, fixed):
    if not s.compute[me] < 7:
        return 0  # compute
    if not (s.compute[me] < 7 and d_chip_gate(s, me, 1)):
        return 1  # chip_gate
    if not (s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))):
        return 2  # corporate_funds
    if not (s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))):
        return 3  # corporate_funds
    return -1

def why_file_patent(s, me, fixed):
    return -1

def why_recruit(s, me, fixed):
    if not s.workers[me] < 8:
        return 0  # workers
    if not (s.workers[me] < 8 and d_worker_gate(s, me, 1)):
        return 1  # worker_gate
    if not (s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))):
        return 2  # corporate_funds
    if not (s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))):
        return 3  # corporate_funds
    return -1

def why_train_model(s, me, fixed):
    if not s.model_version[me] < 7:
        return 0  # model_version
    if not (s.model_version[me] < 7 and s.compute[me] > s.model_version[me]):
        return 1  # compute_model_version
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and d_model_gate(s, me))):
        return 2  # model_gate
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))):
        return 3  # corporate_funds
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))):
        return 4  # corporate_funds
    return -1

def why_government_handout(s, me, fixed):
    if not why_government_handout_any(s, me, fixed):
        return 0  # region
    if not why_government_handout_any_(s, me, fixed):
        return 1  # region_tokens
    if not why_government_handout_any_2(s, me, fixed):
        return 2  # corporate_funds
    if not why_government_handout_any_3(s, me, fixed):
        return 3  # corporate_funds
    if not why_government_handout_any_4(s, me, fixed):
        return 4  # corporate_funds
    if not why_government_handout_any_5(s, me, fixed):
        return 5  # corporate_funds
    if not why_government_handout_any_6(s, me, fixed):
        return 6  # corporate_funds
    if not why_government_handout_any_7(s, me, fixed):
        return 7  # corporate_funds
    if not why_government_handout_any_8(s, me, fixed):
        return 8  # region_take_subsidy
    return -1

def why_stock_buyback(s, me, fixed):
    if not s.net_worth[me] < 2:
        return 0  # billionaire_net_worth
    if not (s.net_worth[me] < 2 and s.corporate_funds[me] >= q_buyback_price(s, me)):
        return 1  # corporate_funds
    if not (s.net_worth[me] < 2 and s.reputation[me] >= q_buyback_reputation(s, me) - 2):
        return 2  # reputation
    if not (s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_buyback_price(s, me) and s.reputation[me] >= q_buyback_reputation(s, me) - 2)):
        return 3  # corporate_funds_reputation
    return -1

def why_marketing(s, me, fixed):
    return -1

def why_scale_presence(s, me, fixed):
    if not s.presence[me].bit_count() < 6:
        return 0  # presence
    if not (s.presence[me].bit_count() < 6 and d_presence_gate(s, me)):
        return 1  # presence_gate
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and why_scale_presence_any(s, fixed, me))):
        return 2  # region
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (why_scale_presence_any(s, fixed, me) and s.corporate_funds[me] >= q_presence_price(s, me)))):
        return 3  # corporate_funds
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (why_scale_presence_any(s, fixed, me) and s.corporate_funds[me] >= q_presence_price(s, me)))):
        return 4  # corporate_funds
    return -1

def why_play_paid_card(s, me, fixed):
    if not why_play_paid_card_any(s, me, fixed):
        return 0  # card
    if not why_play_paid_card_any_(s, me, fixed):
        return 1  # card_points
    if not why_play_paid_card_any_(s, me, fixed):
        return 2  # card_points
    if not why_play_paid_card_any_2(s, me, fixed):
        return 3  # card_free_slot_kind_one_time
    if not why_play_paid_card_any_3(s, me, fixed):
        return 4  # first_player_me
    if not why_play_paid_card_any_4(s, me, fixed):
        return 5  # hold_agenda
    if not why_play_paid_card_any_5(s, me, fixed):
        return 6  # x
    if not why_play_paid_card_any_6(s, me, fixed):
        return 7  # free_slot
    if not why_play_paid_card_any_7(s, me, fixed):
        return 8  # target
    if not why_play_paid_card_any_8(s, me, fixed):
        return 9  # card_points
    if not why_play_paid_card_any_8(s, me, fixed):
        return 10  # card_points
    if not why_play_paid_card_any_9(s, me, fixed):
        return 11  # stolen
    if not why_play_paid_card_any_10(s, me, fixed):
        return 12  # worker
    if not why_play_paid_card_any_11(s, me, fixed):
        return 13  # space
    if not why_play_paid_card_any_14(s, me, fixed):
        return 14  # worker_space_move_worker
    if not why_play_paid_card_any_16(s, me, fixed):
        return 15  # found
    if not why_play_paid_card_any_17(s, me, fixed):
        return 16  # model_version
    if not why_play_paid_card_any_18(s, me, fixed):
        return 17  # compute_model_version
    if not why_play_paid_card_any_19(s, me, fixed):
        return 18  # model_gate
    if not why_play_paid_card_any_20(s, me, fixed):
        return 19  # chip_gate
    if not why_play_paid_card_any_21(s, me, fixed):
        return 20  # worker_gate
    if not why_play_paid_card_any_22(s, me, fixed):
        return 21  # reputation
    if not why_play_paid_card_any_23(s, me, fixed):
        return 22  # model_version_p_rivals
    if not why_play_paid_card_any_24(s, me, fixed):
        return 23  # model_version_p_rivals
    if not why_play_paid_card_any_25(s, me, fixed):
        return 24  # billionaire_net_worth
    if not why_play_paid_card_any_26(s, me, fixed):
        return 25  # draw_from_decks
    if not why_play_paid_card_any_27(s, me, fixed):
        return 26  # subsidies
    if not why_play_paid_card_any_28(s, me, fixed):
        return 27  # n
    if not why_play_paid_card_any_29(s, me, fixed):
        return 28  # n_lose_workers
    if not why_play_paid_card_any_30(s, me, fixed):
        return 29  # corporate_funds
    if not why_play_paid_card_any_31(s, me, fixed):
        return 30  # corporate_funds
    if not why_play_paid_card_any_32(s, me, fixed):
        return 31  # presence_gate
    if not why_play_paid_card_any_33(s, me, fixed):
        return 32  # subsidy_supply
    if not why_play_paid_card_any_34(s, me, fixed):
        return 33  # region
    if not why_play_paid_card_any_36(s, me, fixed):
        return 34  # region_fill_slot
    if not why_play_paid_card_any_37(s, me, fixed):
        return 35  # presence
    if not why_play_paid_card_any_38(s, me, fixed):
        return 36  # corporate_funds
    if not why_play_paid_card_any_39(s, me, fixed):
        return 37  # cards_effect
    if not why_play_paid_card_any_40(s, me, fixed):
        return 38  # card_resolve_card
    return -1

def why_play_card(s, me, fixed):
    return -1

def why_restructure(s, me, fixed):
    if not why_restructure_any(s, me, fixed):
        return 0  # card
    if not why_restructure_any(s, me, fixed):
        return 1  # card_discard
    return -1

def why_hostile_audit(s, me, fixed):
    if not why_hostile_audit_any(s, me, fixed):
        return 0  # target
    if not why_hostile_audit_any_(s, me, fixed):
        return 1  # card
    if not why_hostile_audit_any_3(s, me, fixed):
        return 2  # corporate_funds
    if not why_hostile_audit_any_4(s, me, fixed):
        return 3  # reputation
    if not why_hostile_audit_any_5(s, me, fixed):
        return 4  # corporate_funds_reputation
    if not why_hostile_audit_any_6(s, me, fixed):
        return 5  # target_card_discard
    return -1

def why_draw_from_decks(s, me, n_1, fixed):
    return -1

def why_fire_and_rehire(s, me, fixed):
    return -1

def why_strategy(s, me, fixed):
    if not 1:
        return 0  # window
    return -1

def why_discard_one(s, me, fixed):
    if not why_discard_one_any(s, me, fixed):
        return 0  # card
    if not why_discard_one_any(s, me, fixed):
        return 1  # card_discard
    return -1

def why_fill_slot(s, me, region_1, fixed):
    return -1

def why_place_subsidy(s, me, fixed):
    return -1

def why_lose_workers(s, me, n_4, fixed):
    return -1

def why_move_worker(s, me, number_2, space_1, fixed):
    return -1

def why_hold_agenda(s, me, fixed):
    return -1

# ---- do_cover_up, content/disruptopia/turn.rules:8
def do_cover_up(s, me, number_1):
    if not shielded_orders(s, me):
        s.orders[me * 8 + number_1 - 1] = -1
    if not shielded_face_down(s, me):
        s.face_down[me * 8 + number_1 - 1] = 0
    return

# ---- do_reveal_board, content/disruptopia/turn.rules:3
def do_reveal_board(s, me):
    for number in RANGE_1_9:
        if s.face_down[me * 8 + number - 1]:
            if not shielded_plan(s, me):
                s.plan[me * 8 + number - 1] = s.orders[me * 8 + number - 1]
            do_cover_up(s, me, number)
    return

# ---- head_cards_effect_in01
def head_cards_effect_in01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in02
def head_cards_effect_in02(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in03
def head_cards_effect_in03(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in04
def head_cards_effect_in04(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in05
def head_cards_effect_in05(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in06
def head_cards_effect_in06(s, ret, me, this):
    s.f_head_cards_effect_in06_ret = ret
    s.f_head_cards_effect_in06_this = this
    s.player = me
    s.options = options = head_cards_effect_in06_those(s, me)
    s.option_count = len(options)
    s.pc = 3  # then head_cards_effect_in06_region
    return 0

def head_cards_effect_in06_region(s, region):  # head_cards_effect_in06, after the question region, content/disruptopia/cards/influence.yaml:53
    s.scratch = ((1,),)
    kept_1 = s.scratch
    s.targeting = s.f_head_cards_effect_in06_this
    s.targeted = 0
    s.scratch = ((2,), (region,)) + kept_1
    return s.f_head_cards_effect_in06_ret

# ---- head_cards_effect_in07
def head_cards_effect_in07(s, ret, me, this):
    s.f_head_cards_effect_in07_ret = ret
    s.f_head_cards_effect_in07_this = this
    s.player = me
    s.options = options = head_cards_effect_in07_those(s, me)
    s.option_count = len(options)
    s.pc = 4  # then head_cards_effect_in07_region_2
    return 0

def head_cards_effect_in07_region_2(s, region_2):  # head_cards_effect_in07, after the question region_2, content/disruptopia/cards/influence.yaml:65
    s.targeting = s.f_head_cards_effect_in07_this
    s.targeted = 0
    s.scratch = ((2,), (region_2,))
    return s.f_head_cards_effect_in07_ret

# ---- head_cards_effect_in08
def head_cards_effect_in08(s, me, this):
    s.corporate_funds[me] -= 2
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in09
def head_cards_effect_in09(s, ret, me, this):
    s.f_head_cards_effect_in09_ret = ret
    s.f_head_cards_effect_in09_this = this
    s.player = me
    s.options = options = RANGES_FROM_1[min(3, s.power[me])]
    s.option_count = len(options)
    s.pc = 5  # then head_cards_effect_in09_n
    return 0

def head_cards_effect_in09_n(s, n):  # head_cards_effect_in09, after the question n, content/disruptopia/cards/influence.yaml:82
    s.targeting = s.f_head_cards_effect_in09_this
    s.targeted = 0
    s.scratch = ((2,), (n,))
    return s.f_head_cards_effect_in09_ret

# ---- head_cards_effect_in10
def head_cards_effect_in10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in11
def head_cards_effect_in11(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in12
def head_cards_effect_in12(s, ret, me, this):
    s.f_head_cards_effect_in12_ret = ret
    s.f_head_cards_effect_in12_this = this
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 6  # then head_cards_effect_in12_region_3
    return 0

def head_cards_effect_in12_region_3(s, region_3):  # head_cards_effect_in12, after the question region_3, content/disruptopia/cards/influence.yaml:108
    s.targeting = s.f_head_cards_effect_in12_this
    s.targeted = 0
    s.scratch = ((2,), (region_3,))
    return s.f_head_cards_effect_in12_ret

# ---- head_cards_effect_in13
def head_cards_effect_in13(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- do_draw_from_any_deck, content/disruptopia/turn.rules:131
def do_draw_from_any_deck(s, ret, me):
    s.f_do_draw_from_any_deck_ret = ret
    s.f_do_draw_from_any_deck_me = me
    s.player = me
    s.options = options = do_draw_from_any_deck_those(s)
    s.option_count = len(options)
    s.pc = 7  # then do_draw_from_any_deck_d
    return 0

def do_draw_from_any_deck_d(s, d):  # do_draw_from_any_deck, after the question d, content/disruptopia/turn.rules:132
    if shielded_hand(s, s.f_do_draw_from_any_deck_me):
        return s.f_do_draw_from_any_deck_ret
    if not s.piles[d + 21]:
        place = d + 21
        for card in s.piles[d + 24]:
            put_known(s, card, place)
        shuffle(s, d + 21)
    if not s.piles[d + 21]:
        return s.f_do_draw_from_any_deck_ret
    place = d + 21
    if s.explicit and undecided(s, place):
        return await_top(s, place, 8)  # then do_draw_from_any_deck_card_2
    card_2 = s.piles[place][-1]
    moved = (card_2,) if not (s.loc[card_2] >= 1 and s.loc[card_2] < 6 and shielded_hand_below(s, s.loc[card_2] - 1) or s.loc[card_2] >= 6 and s.loc[card_2] < 11 and shielded_rejects_below(s, s.loc[card_2] - 6) or s.loc[card_2] >= 11 and s.loc[card_2] < 16 and shielded_effects_below(s, s.loc[card_2] - 11) or s.loc[card_2] >= 16 and s.loc[card_2] < 21 and shielded_new_effects_below(s, s.loc[card_2] - 16)) else ()
    place = s.f_do_draw_from_any_deck_me + 1
    for card in moved:
        put_known(s, card, place)
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_card_2(s, card_2):  # do_draw_from_any_deck, after the card card_2, content/disruptopia/turn.rules:133
    if s.explicit:
        settle(s, card_2)
    moved = (card_2,) if not (s.loc[card_2] >= 1 and s.loc[card_2] < 6 and shielded_hand_below(s, s.loc[card_2] - 1) or s.loc[card_2] >= 6 and s.loc[card_2] < 11 and shielded_rejects_below(s, s.loc[card_2] - 6) or s.loc[card_2] >= 11 and s.loc[card_2] < 16 and shielded_effects_below(s, s.loc[card_2] - 11) or s.loc[card_2] >= 16 and s.loc[card_2] < 21 and shielded_new_effects_below(s, s.loc[card_2] - 16)) else ()
    place = s.f_do_draw_from_any_deck_me + 1
    for card in moved:
        put_known(s, card, place)
    return s.f_do_draw_from_any_deck_ret

# ---- head_cards_effect_in14
def head_cards_effect_in14(s, me, this):
    s.scratch = ((1,),)
    kept_2 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),) + kept_2
    return

# ---- head_cards_effect_in15
def head_cards_effect_in15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in16
def head_cards_effect_in16(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in17
def head_cards_effect_in17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in18
def head_cards_effect_in18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in19
def head_cards_effect_in19(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in20
def head_cards_effect_in20(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs01
def head_cards_effect_rs01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs02
def head_cards_effect_rs02(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs03
def head_cards_effect_rs03(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs04
def head_cards_effect_rs04(s, ret, me, this):
    s.f_head_cards_effect_rs04_ret = ret
    s.f_head_cards_effect_rs04_me = me
    s.f_head_cards_effect_rs04_this = this
    s.player = me
    s.options = options = head_cards_effect_rs04_those(s, me)
    s.option_count = len(options)
    s.pc = 9  # then head_cards_effect_rs04_n_2
    return 0

def head_cards_effect_rs04_n_2(s, n_2):  # head_cards_effect_rs04, after the question n_2, content/disruptopia/cards/research.yaml:37
    price_1 = q_recruit_price(s, s.f_head_cards_effect_rs04_me, n_2)
    if price_1 > 0:
        s.corporate_funds[s.f_head_cards_effect_rs04_me] += (0 - price_1)
    s.targeting = s.f_head_cards_effect_rs04_this
    s.targeted = 0
    s.scratch = ((2,), (n_2,))
    return s.f_head_cards_effect_rs04_ret

# ---- head_cards_effect_rs05
def head_cards_effect_rs05(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- do_cancel_worker, content/disruptopia/turn.rules:180
def do_cancel_worker(s, me, number_3):
    if not shielded_plan(s, me):
        s.plan[me * 8 + number_3 - 1] = -1
    do_cover_up(s, me, number_3)
    return

# ---- do_lose_worker, content/disruptopia/turn.rules:171
def do_lose_worker(s, me):
    if s.worker_loss == 1:
        if not shielded_leaving(s, me):
            value = s.leaving[me] + 1
            if value > 5:
                value = 5
            s.leaving[me] = value
    elif s.workers[me] > 3:
        do_cancel_worker(s, me, s.workers[me])
        if not shielded_workers_below(s, me):
            value = s.workers[me] - 1
            if value < 3:
                value = 3
            s.workers[me] = value
    return

# ---- head_cards_effect_rs06
def head_cards_effect_rs06(s, ret, me, this):
    s.f_head_cards_effect_rs06_ret = ret
    s.f_head_cards_effect_rs06_this = this
    s.player = me
    s.options = options = head_cards_effect_rs06_those(s, me)
    s.option_count = len(options)
    s.pc = 10  # then head_cards_effect_rs06_n_3
    return 0

def head_cards_effect_rs06_n_3(s, n_3):  # head_cards_effect_rs06, after the question n_3, content/disruptopia/cards/research.yaml:56
    s.scratch = ((1,),)
    kept_3 = s.scratch
    s.targeting = s.f_head_cards_effect_rs06_this
    s.targeted = 0
    s.scratch = ((2,), (n_3,)) + kept_3
    return s.f_head_cards_effect_rs06_ret

# ---- head_cards_effect_rs07
def head_cards_effect_rs07(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs08
def head_cards_effect_rs08(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs09
def head_cards_effect_rs09(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs10
def head_cards_effect_rs10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs11
def head_cards_effect_rs11(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs12
def head_cards_effect_rs12(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs13
def head_cards_effect_rs13(s, ret, me, this):
    s.f_head_cards_effect_rs13_ret = ret
    s.f_head_cards_effect_rs13_this = this
    s.player = me
    s.options = options = head_cards_effect_rs13_those(s, this)
    s.option_count = len(options)
    s.pc = 11  # then head_cards_effect_rs13_found
    return 0

def head_cards_effect_rs13_found(s, found):  # head_cards_effect_rs13, after the question found, content/disruptopia/cards/research.yaml:119
    s.targeting = s.f_head_cards_effect_rs13_this
    s.targeted = 0
    s.scratch = ((3,), (found,))
    return s.f_head_cards_effect_rs13_ret

# ---- head_cards_effect_rs14
def head_cards_effect_rs14(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs15
def head_cards_effect_rs15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs16
def head_cards_effect_rs16(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs17
def head_cards_effect_rs17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs18
def head_cards_effect_rs18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs19
def head_cards_effect_rs19(s, ret, me, this):
    s.f_head_cards_effect_rs19_ret = ret
    s.f_head_cards_effect_rs19_me = me
    s.f_head_cards_effect_rs19_this = this
    s.player = me
    s.options = options = head_cards_effect_rs19_those(s, me)
    s.option_count = len(options)
    s.pc = 12  # then head_cards_effect_rs19_worker
    return 0

def head_cards_effect_rs19_worker(s, worker):  # head_cards_effect_rs19, after the question worker, content/disruptopia/cards/research.yaml:172
    s.f_head_cards_effect_rs19_worker = worker
    s.player = s.f_head_cards_effect_rs19_me
    s.options = options = d_other_actions(s, s.f_head_cards_effect_rs19_me, worker)
    s.option_count = len(options)
    s.pc = 13  # then head_cards_effect_rs19_space
    return 0

def head_cards_effect_rs19_space(s, space):  # head_cards_effect_rs19, after the question space, content/disruptopia/cards/research.yaml:173
    s.scratch = ((1,),)
    kept_4 = s.scratch
    s.targeting = s.f_head_cards_effect_rs19_this
    s.targeted = 0
    s.scratch = ((4,), (s.f_head_cards_effect_rs19_worker,), (space,)) + kept_4
    return s.f_head_cards_effect_rs19_ret

# ---- head_cards_effect_rs20
def head_cards_effect_rs20(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs21
def head_cards_effect_rs21(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb01
def head_cards_effect_sb01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb02
def head_cards_effect_sb02(s, ret, me, this):
    s.f_head_cards_effect_sb02_ret = ret
    s.f_head_cards_effect_sb02_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14  # then head_cards_effect_sb02_target
    return 0

def head_cards_effect_sb02_target(s, target):  # head_cards_effect_sb02, after the question target, content/disruptopia/cards/sabotage.yaml:20
    s.targeting = s.f_head_cards_effect_sb02_this
    s.targeted = 0 | 1 << target
    s.scratch = ((2,), (target,))
    return s.f_head_cards_effect_sb02_ret

# ---- head_cards_effect_sb03
def head_cards_effect_sb03(s, ret, me, this):
    s.f_head_cards_effect_sb03_ret = ret
    s.f_head_cards_effect_sb03_this = this
    s.player = me
    s.options = options = head_cards_effect_sb03_those(s, me)
    s.option_count = len(options)
    s.pc = 15  # then head_cards_effect_sb03_target_1
    return 0

def head_cards_effect_sb03_target_1(s, target_1):  # head_cards_effect_sb03, after the question target_1, content/disruptopia/cards/sabotage.yaml:29
    s.targeting = s.f_head_cards_effect_sb03_this
    s.targeted = 0 | 1 << target_1
    s.scratch = ((2,), (target_1,))
    return s.f_head_cards_effect_sb03_ret

# ---- head_cards_effect_sb04
def head_cards_effect_sb04(s, ret, me, this):
    s.f_head_cards_effect_sb04_ret = ret
    s.f_head_cards_effect_sb04_me = me
    s.f_head_cards_effect_sb04_this = this
    s.player = me
    s.options = options = head_cards_effect_sb04_those(s, me)
    s.option_count = len(options)
    s.pc = 16  # then head_cards_effect_sb04_target_2
    return 0

def head_cards_effect_sb04_target_2(s, target_2):  # head_cards_effect_sb04, after the question target_2, content/disruptopia/cards/sabotage.yaml:41
    s.f_head_cards_effect_sb04_target_2 = target_2
    s.player = s.f_head_cards_effect_sb04_me
    s.options = options = head_cards_effect_sb04_those_(s, s.f_head_cards_effect_sb04_me, target_2)
    s.option_count = len(options)
    s.pc = 17  # then head_cards_effect_sb04_region_4
    return 0

def head_cards_effect_sb04_region_4(s, region_4):  # head_cards_effect_sb04, after the question region_4, content/disruptopia/cards/sabotage.yaml:42
    s.targeting = s.f_head_cards_effect_sb04_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb04_target_2
    s.scratch = ((4,), (s.f_head_cards_effect_sb04_target_2,), (region_4,))
    return s.f_head_cards_effect_sb04_ret

# ---- head_cards_effect_sb05
def head_cards_effect_sb05(s, ret, me, this):
    s.f_head_cards_effect_sb05_ret = ret
    s.f_head_cards_effect_sb05_this = this
    s.player = me
    s.options = options = d_neighbours(s, me)
    s.option_count = len(options)
    s.pc = 18  # then head_cards_effect_sb05_target_3
    return 0

def head_cards_effect_sb05_target_3(s, target_3):  # head_cards_effect_sb05, after the question target_3, content/disruptopia/cards/sabotage.yaml:51
    s.targeting = s.f_head_cards_effect_sb05_this
    s.targeted = 0 | 1 << target_3
    s.scratch = ((2,), (target_3,))
    return s.f_head_cards_effect_sb05_ret

# ---- head_cards_effect_sb06
def head_cards_effect_sb06(s, ret, me, this):
    s.f_head_cards_effect_sb06_ret = ret
    s.f_head_cards_effect_sb06_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # then head_cards_effect_sb06_target_4
    return 0

def head_cards_effect_sb06_target_4(s, target_4):  # head_cards_effect_sb06, after the question target_4, content/disruptopia/cards/sabotage.yaml:60
    s.targeting = s.f_head_cards_effect_sb06_this
    s.targeted = 0 | 1 << target_4
    s.scratch = ((2,), (target_4,))
    return s.f_head_cards_effect_sb06_ret

# ---- head_cards_effect_sb07
def head_cards_effect_sb07(s, ret, me, this):
    s.f_head_cards_effect_sb07_ret = ret
    s.f_head_cards_effect_sb07_this = this
    s.player = me
    s.options = options = head_cards_effect_sb07_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # then head_cards_effect_sb07_target_5
    return 0

def head_cards_effect_sb07_target_5(s, target_5):  # head_cards_effect_sb07, after the question target_5, content/disruptopia/cards/sabotage.yaml:70
    s.targeting = s.f_head_cards_effect_sb07_this
    s.targeted = 0 | 1 << target_5
    s.scratch = ((2,), (target_5,))
    return s.f_head_cards_effect_sb07_ret

# ---- head_cards_effect_sb08
def head_cards_effect_sb08(s, ret, me, this):
    s.f_head_cards_effect_sb08_ret = ret
    s.f_head_cards_effect_sb08_this = this
    s.player = me
    s.options = options = head_cards_effect_sb08_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # then head_cards_effect_sb08_target_6
    return 0

def head_cards_effect_sb08_target_6(s, target_6):  # head_cards_effect_sb08, after the question target_6, content/disruptopia/cards/sabotage.yaml:78
    s.targeting = s.f_head_cards_effect_sb08_this
    s.targeted = 0 | 1 << target_6
    s.scratch = ((2,), (target_6,))
    return s.f_head_cards_effect_sb08_ret

# ---- head_cards_effect_sb09
def head_cards_effect_sb09(s, ret, me, this):
    s.f_head_cards_effect_sb09_ret = ret
    s.f_head_cards_effect_sb09_this = this
    s.player = me
    s.options = options = head_cards_effect_sb09_those(s, me)
    s.option_count = len(options)
    s.pc = 22  # then head_cards_effect_sb09_target_7
    return 0

def head_cards_effect_sb09_target_7(s, target_7):  # head_cards_effect_sb09, after the question target_7, content/disruptopia/cards/sabotage.yaml:87
    s.targeting = s.f_head_cards_effect_sb09_this
    s.targeted = 0 | 1 << target_7
    s.scratch = ((2,), (target_7,))
    return s.f_head_cards_effect_sb09_ret

# ---- head_cards_effect_sb10
def head_cards_effect_sb10(s, ret, me, this):
    s.f_head_cards_effect_sb10_ret = ret
    s.f_head_cards_effect_sb10_this = this
    s.player = me
    s.options = options = head_cards_effect_sb10_those(s, me)
    s.option_count = len(options)
    s.pc = 23  # then head_cards_effect_sb10_target_8
    return 0

def head_cards_effect_sb10_target_8(s, target_8):  # head_cards_effect_sb10, after the question target_8, content/disruptopia/cards/sabotage.yaml:96
    s.targeting = s.f_head_cards_effect_sb10_this
    s.targeted = 0 | 1 << target_8
    s.scratch = ((2,), (target_8,))
    return s.f_head_cards_effect_sb10_ret

# ---- head_cards_effect_sb11
def head_cards_effect_sb11(s, ret, me, this):
    s.f_head_cards_effect_sb11_ret = ret
    s.f_head_cards_effect_sb11_this = this
    s.player = me
    s.options = options = head_cards_effect_sb11_those(s, me)
    s.option_count = len(options)
    s.pc = 24  # then head_cards_effect_sb11_target_9
    return 0

def head_cards_effect_sb11_target_9(s, target_9):  # head_cards_effect_sb11, after the question target_9, content/disruptopia/cards/sabotage.yaml:106
    s.targeting = s.f_head_cards_effect_sb11_this
    s.targeted = 0 | 1 << target_9
    s.scratch = ((2,), (target_9,))
    return s.f_head_cards_effect_sb11_ret

# ---- head_cards_effect_sb12
def head_cards_effect_sb12(s, ret, me, this):
    s.f_head_cards_effect_sb12_ret = ret
    s.f_head_cards_effect_sb12_me = me
    s.f_head_cards_effect_sb12_this = this
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 25  # then head_cards_effect_sb12_region_5
    return 0

def head_cards_effect_sb12_region_5(s, region_5):  # head_cards_effect_sb12, after the question region_5, content/disruptopia/cards/sabotage.yaml:116
    s.targeting = s.f_head_cards_effect_sb12_this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, s.f_head_cards_effect_sb12_me, region_5)
    s.scratch = ((2,), (region_5,))
    return s.f_head_cards_effect_sb12_ret

# ---- head_cards_effect_sb13
def head_cards_effect_sb13(s, ret, me, this):
    s.f_head_cards_effect_sb13_ret = ret
    s.f_head_cards_effect_sb13_me = me
    s.f_head_cards_effect_sb13_this = this
    s.player = me
    s.options = options = head_cards_effect_sb13_those(s, me)
    s.option_count = len(options)
    s.pc = 26  # then head_cards_effect_sb13_target_10
    return 0

def head_cards_effect_sb13_target_10(s, target_10):  # head_cards_effect_sb13, after the question target_10, content/disruptopia/cards/sabotage.yaml:128
    s.f_head_cards_effect_sb13_target_10 = target_10
    s.player = s.f_head_cards_effect_sb13_me
    s.options = options = s.piles[target_10 + 11]
    s.option_count = len(options)
    s.pc = 27  # then head_cards_effect_sb13_stolen
    return 0

def head_cards_effect_sb13_stolen(s, stolen):  # head_cards_effect_sb13, after the question stolen, content/disruptopia/cards/sabotage.yaml:129
    s.targeting = s.f_head_cards_effect_sb13_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb13_target_10
    s.scratch = ((6,), (s.f_head_cards_effect_sb13_target_10,), (stolen,))
    return s.f_head_cards_effect_sb13_ret

# ---- head_cards_effect_sb14
def head_cards_effect_sb14(s, ret, me, this):
    s.f_head_cards_effect_sb14_ret = ret
    s.f_head_cards_effect_sb14_this = this
    s.player = me
    s.options = options = head_cards_effect_sb14_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # then head_cards_effect_sb14_target_11
    return 0

def head_cards_effect_sb14_target_11(s, target_11):  # head_cards_effect_sb14, after the question target_11, content/disruptopia/cards/sabotage.yaml:137
    s.targeting = s.f_head_cards_effect_sb14_this
    s.targeted = 0 | 1 << target_11
    s.scratch = ((2,), (target_11,))
    return s.f_head_cards_effect_sb14_ret

# ---- head_cards_effect_sb15
def head_cards_effect_sb15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb16
def head_cards_effect_sb16(s, ret, me, this):
    s.f_head_cards_effect_sb16_ret = ret
    s.f_head_cards_effect_sb16_this = this
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 29  # then head_cards_effect_sb16_region_6
    return 0

def head_cards_effect_sb16_region_6(s, region_6):  # head_cards_effect_sb16, after the question region_6, content/disruptopia/cards/sabotage.yaml:153
    s.targeting = s.f_head_cards_effect_sb16_this
    s.targeted = 0
    s.scratch = ((2,), (region_6,))
    return s.f_head_cards_effect_sb16_ret

# ---- head_cards_effect_sb17
def head_cards_effect_sb17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb18
def head_cards_effect_sb18(s, ret, me, this):
    s.f_head_cards_effect_sb18_ret = ret
    s.f_head_cards_effect_sb18_me = me
    s.f_head_cards_effect_sb18_this = this
    s.player = me
    s.options = options = head_cards_effect_sb18_those(s, me)
    s.option_count = len(options)
    s.pc = 30  # then head_cards_effect_sb18_x
    return 0

def head_cards_effect_sb18_x(s, x):  # head_cards_effect_sb18, after the question x, content/disruptopia/cards/sabotage.yaml:172
    s.f_head_cards_effect_sb18_x = x
    s.player = s.f_head_cards_effect_sb18_me
    s.options = options = RIVALS[s.n][s.f_head_cards_effect_sb18_me]
    s.option_count = len(options)
    s.pc = 31  # then head_cards_effect_sb18_target_12
    return 0

def head_cards_effect_sb18_target_12(s, target_12):  # head_cards_effect_sb18, after the question target_12, content/disruptopia/cards/sabotage.yaml:173
    price_2 = s.f_head_cards_effect_sb18_x
    if price_2 > 0:
        s.card_points[s.f_head_cards_effect_sb18_me] += (0 - price_2)
    s.targeting = s.f_head_cards_effect_sb18_this
    s.targeted = 0 | 1 << target_12
    s.scratch = ((4,), (s.f_head_cards_effect_sb18_x,), (target_12,))
    return s.f_head_cards_effect_sb18_ret

# ---- head_cards_effect_sb19
def head_cards_effect_sb19(s, me, this):
    s.scratch = ((1,),)
    kept_5 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),) + kept_5
    return

# ---- head_cards_effect_sb20
def head_cards_effect_sb20(s, ret, me, this):
    s.f_head_cards_effect_sb20_ret = ret
    s.f_head_cards_effect_sb20_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 32  # then head_cards_effect_sb20_target_13
    return 0

def head_cards_effect_sb20_target_13(s, target_13):  # head_cards_effect_sb20, after the question target_13, content/disruptopia/cards/sabotage.yaml:192
    s.targeting = s.f_head_cards_effect_sb20_this
    s.targeted = 0 | 1 << target_13
    s.scratch = ((2,), (target_13,))
    return s.f_head_cards_effect_sb20_ret

# ---- head_cards_effect_sb21
def head_cards_effect_sb21(s, ret, me, this):
    s.f_head_cards_effect_sb21_ret = ret
    s.f_head_cards_effect_sb21_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 33  # then head_cards_effect_sb21_target_14
    return 0

def head_cards_effect_sb21_target_14(s, target_14):  # head_cards_effect_sb21, after the question target_14, content/disruptopia/cards/sabotage.yaml:206
    s.targeting = s.f_head_cards_effect_sb21_this
    s.targeted = 0 | 1 << target_14
    s.scratch = ((2,), (target_14,))
    return s.f_head_cards_effect_sb21_ret

# ---- body_cards_effect_in01
def body_cards_effect_in01(s, me, this, kept):
    old_source = s.source
    old_source_by = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source
    s.source_by = old_source_by
    return

# ---- body_cards_effect_in02
def body_cards_effect_in02(s, me, this, kept):
    old_source_1 = s.source
    old_source_by_1 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_1
    s.source_by = old_source_by_1
    return

# ---- body_cards_effect_in03
def body_cards_effect_in03(s, me, this, kept):
    old_source_2 = s.source
    old_source_by_2 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + WEALTH_TERM_SHEET[s.net_worth[me]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 142)
        s.corporate_funds[me] = value
    s.source = old_source_2
    s.source_by = old_source_by_2
    return

# ---- body_cards_effect_in04
def body_cards_effect_in04(s, me, this, kept):
    old_source_3 = s.source
    old_source_by_3 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation(s, me):
        value = s.reputation[me] + min(3, s.presence[me].bit_count())
        if value > 10:
            value = 10
        s.reputation[me] = value
    s.source = old_source_3
    s.source_by = old_source_by_3
    return

# ---- body_cards_effect_in05
def body_cards_effect_in05(s, me, this, kept):
    old_source_4 = s.source
    old_source_by_4 = s.source_by
    s.source = this
    s.source_by = me
    if s.net_worth[me] >= 1:
        if not shielded_power(s, me):
            value = s.power[me] + 3
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_power(s, me):
        value = s.power[me] + 2
        if value > 29:
            value = 29
        s.power[me] = value
    s.source = old_source_4
    s.source_by = old_source_by_4
    return

# ---- do_take_subsidy, content/disruptopia/turn.rules:153
def do_take_subsidy(s, me, region_7):
    price_3 = fee_take_subsidy_0_0(s, me, region_7, 0)
    price_4 = fee_take_subsidy_0_0(s, me, region_7, 1)
    price_5 = fee_take_subsidy_0_0(s, me, region_7, 2)
    price_6 = fee_take_subsidy_0_0(s, me, region_7, 3)
    price_7 = fee_take_subsidy_0_0(s, me, region_7, 4)
    if price_3 > 0:
        s.corporate_funds[me] += (0 - price_3)
        value = s.corporate_funds[0] + price_3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[0] = value
    if price_4 > 0:
        s.corporate_funds[me] += (0 - price_4)
        value = s.corporate_funds[1] + price_4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[1] = value
    if price_5 > 0:
        s.corporate_funds[me] += (0 - price_5)
        value = s.corporate_funds[2] + price_5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[2] = value
    if price_6 > 0:
        s.corporate_funds[me] += (0 - price_6)
        value = s.corporate_funds[3] + price_6
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[3] = value
    if price_7 > 0:
        s.corporate_funds[me] += (0 - price_7)
        value = s.corporate_funds[4] + price_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[4] = value
    s.region_tokens[region_7] -= 1
    if not shielded_subsidies(s, me):
        value = s.subsidies[me] + 1
        if value > 14:
            value = 14
        s.subsidies[me] = value
    return

# ---- body_cards_effect_in06
def body_cards_effect_in06(s, ret, me, this, kept):
    s.f_body_cards_effect_in06_ret = ret
    s.f_body_cards_effect_in06_me = me
    region = kept[1][0]
    s.f_body_cards_effect_in06_old_source_5 = old_source_5 = s.source
    s.f_body_cards_effect_in06_old_source_by_5 = old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region] + 1
    if value > 3:
        value = 3
    s.region_tokens[region] = value
    offer = body_cards_effect_in06_those(s, me)
    if offer:
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 34  # then body_cards_effect_in06_other_region
        return 0
    s.source = old_source_5
    s.source_by = old_source_by_5
    return s.f_body_cards_effect_in06_ret

def body_cards_effect_in06_other_region(s, other_region):  # body_cards_effect_in06, after the question other_region, content/disruptopia/cards/influence.yaml:55
    if can_take_subsidy(s, s.f_body_cards_effect_in06_me, other_region):
        do_take_subsidy(s, s.f_body_cards_effect_in06_me, other_region)
        s.source = s.f_body_cards_effect_in06_old_source_5
        s.source_by = s.f_body_cards_effect_in06_old_source_by_5
        return s.f_body_cards_effect_in06_ret
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

# ---- body_cards_effect_in07
def body_cards_effect_in07(s, me, this, kept):
    region_2 = kept[1][0]
    old_source_6 = s.source
    old_source_by_6 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << region_2
    s.source = old_source_6
    s.source_by = old_source_by_6
    return

# ---- body_cards_effect_in08
def body_cards_effect_in08(s, me, this, kept):
    old_source_7 = s.source
    old_source_by_7 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation(s, me):
        value = s.reputation[me] + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
    s.source = old_source_7
    s.source_by = old_source_by_7
    return

# ---- body_cards_effect_in09
def body_cards_effect_in09(s, me, this, kept):
    n = kept[1][0]
    old_source_8 = s.source
    old_source_by_8 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_power_below(s, me):
        value = s.power[me] + (0 - n)
        if value < 0:
            value = 0
        s.power[me] = value
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + n * 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 159)
        s.corporate_funds[me] = value
    s.source = old_source_8
    s.source_by = old_source_by_8
    return

# ---- body_cards_effect_in10
def body_cards_effect_in10(s, ret, me, this, kept):
    s.f_body_cards_effect_in10_ret = ret
    s.f_body_cards_effect_in10_me = me
    s.f_body_cards_effect_in10_old_source_9 = old_source_9 = s.source
    s.f_body_cards_effect_in10_old_source_by_9 = old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 35  # then body_cards_effect_in10_rolled_die
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_die = dice
    s.die = rolled_die
    if not shielded_reputation(s, me):
        value = s.reputation[me] + VALUE_2[s.die]
        if value > 10:
            value = 10
        s.reputation[me] = value
    if s.die == 6:
        if not shielded_power(s, me):
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    s.source = old_source_9
    s.source_by = old_source_by_9
    return s.f_body_cards_effect_in10_ret

def body_cards_effect_in10_rolled_die(s, rolled_die):  # body_cards_effect_in10, after the dice rolled_die, content/disruptopia/cards/influence.yaml:91
    me = s.f_body_cards_effect_in10_me
    s.die = rolled_die
    if not shielded_reputation(s, me):
        value = s.reputation[me] + VALUE_2[s.die]
        if value > 10:
            value = 10
        s.reputation[me] = value
    if s.die == 6:
        if not shielded_power(s, me):
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    s.source = s.f_body_cards_effect_in10_old_source_9
    s.source_by = s.f_body_cards_effect_in10_old_source_by_9
    return s.f_body_cards_effect_in10_ret

# ---- body_cards_effect_in11
def body_cards_effect_in11(s, me, this, kept):
    old_source_10 = s.source
    old_source_by_10 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_10
    s.source_by = old_source_by_10
    return

# ---- body_cards_effect_in12
def body_cards_effect_in12(s, me, this, kept):
    region_3 = kept[1][0]
    old_source_11 = s.source
    old_source_by_11 = s.source_by
    s.source = this
    s.source_by = me
    s.card_chosen_region[this] = region_3
    s.source = old_source_11
    s.source_by = old_source_by_11
    return

# ---- body_cards_effect_in13
def body_cards_effect_in13(s, me, this, kept):
    old_source_12 = s.source
    old_source_by_12 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_12
    s.source_by = old_source_by_12
    return

# ---- do_discard, content/disruptopia/turn.rules:126
def do_discard(s, me, card_5):
    moved_1 = (card_5,) if not (s.loc[card_5] >= 1 and s.loc[card_5] < 6 and shielded_hand_below(s, s.loc[card_5] - 1) or s.loc[card_5] >= 6 and s.loc[card_5] < 11 and shielded_rejects_below(s, s.loc[card_5] - 6) or s.loc[card_5] >= 11 and s.loc[card_5] < 16 and shielded_effects_below(s, s.loc[card_5] - 11) or s.loc[card_5] >= 16 and s.loc[card_5] < 21 and shielded_new_effects_below(s, s.loc[card_5] - 16)) else ()
    place = CARDS_DECK[card_5] + 24
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
    return

# ---- body_cards_effect_in14
def body_cards_effect_in14(s, ret, me, this, kept):
    s.f_body_cards_effect_in14_ret = ret
    s.f_body_cards_effect_in14_me = me
    s.f_body_cards_effect_in14_this = this
    s.f_body_cards_effect_in14_old_source_13 = old_source_13 = s.source
    s.f_body_cards_effect_in14_old_source_by_13 = old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    s.f_body_cards_effect_in14_repeat_i = repeat_i = 1
    s.f_body_cards_effect_in14_repeat_last = repeat_last = 2
    while True:
        if repeat_i > repeat_last:
            break
        s.f_body_cards_effect_in14_repeat_i = repeat_i = repeat_i + 1
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck
    offer = body_cards_effect_in14_those(s, me, this)
    if offer:
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 37  # then body_cards_effect_in14_do_discard_another_card_4
        return 0
    s.source = old_source_13
    s.source_by = old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_after_do_draw_from_any_deck(s, _):  # body_cards_effect_in14, after do_draw_from_any_deck, content/disruptopia/turn.rules:136
    me = s.f_body_cards_effect_in14_me
    while True:
        if s.f_body_cards_effect_in14_repeat_i > s.f_body_cards_effect_in14_repeat_last:
            break
        s.f_body_cards_effect_in14_repeat_i = s.f_body_cards_effect_in14_repeat_i + 1
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck
    offer = body_cards_effect_in14_those(s, me, s.f_body_cards_effect_in14_this)
    if offer:
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 37  # then body_cards_effect_in14_do_discard_another_card_4
        return 0
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_do_discard_another_card_4(s, do_discard_another_card_4):  # body_cards_effect_in14, after the question do_discard_another_card_4, content/disruptopia/turn.rules:143
    do_discard(s, s.f_body_cards_effect_in14_me, do_discard_another_card_4)
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

# ---- body_cards_effect_in15
def body_cards_effect_in15(s, me, this, kept):
    old_source_14 = s.source
    old_source_by_14 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_14
    s.source_by = old_source_by_14
    return

# ---- body_cards_effect_in16
def body_cards_effect_in16(s, me, this, kept):
    old_source_15 = s.source
    old_source_by_15 = s.source_by
    s.source = this
    s.source_by = me
    s.lasting_24[me] = s.lasting_24[me] + (me,)
    s.lasting_25[me] = s.lasting_25[me] + (me,)
    s.source = old_source_15
    s.source_by = old_source_by_15
    return

# ---- body_cards_effect_in17
def body_cards_effect_in17(s, me, this, kept):
    old_source_16 = s.source
    old_source_by_16 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_16
    s.source_by = old_source_by_16
    return

# ---- body_cards_effect_in18
def body_cards_effect_in18(s, me, this, kept):
    old_source_17 = s.source
    old_source_by_17 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_17
    s.source_by = old_source_by_17
    return

# ---- body_cards_effect_in19
def body_cards_effect_in19(s, me, this, kept):
    old_source_18 = s.source
    old_source_by_18 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + -(-s.power[me] // 2)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 175)
        s.corporate_funds[me] = value
    s.source = old_source_18
    s.source_by = old_source_by_18
    return

# ---- body_cards_effect_in20
def body_cards_effect_in20(s, me, this, kept):
    old_source_19 = s.source
    old_source_by_19 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation(s, me):
        value = s.reputation[me] + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + 2
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 176)
        s.corporate_funds[me] = value
    s.source = old_source_19
    s.source_by = old_source_by_19
    return

# ---- body_cards_effect_rs01
def body_cards_effect_rs01(s, me, this, kept):
    old_source_20 = s.source
    old_source_by_20 = s.source_by
    s.source = this
    s.source_by = me
    s.lasting_26[me] = s.lasting_26[me] + (me,)
    s.source = old_source_20
    s.source_by = old_source_by_20
    return

# ---- body_cards_effect_rs02
def body_cards_effect_rs02(s, me, this, kept):
    old_source_21 = s.source
    old_source_by_21 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        s.reputation[me] = value
        change_18 = value - before
        if change_18 != 0:
            on_after_lose_reputation(s, me, 0 - change_18, 0)
    s.lasting_27[me] = s.lasting_27[me] + (me,)
    s.source = old_source_21
    s.source_by = old_source_by_21
    return

# ---- body_cards_effect_rs03
def body_cards_effect_rs03(s, ret, me, this, kept):
    s.f_body_cards_effect_rs03_ret = ret
    s.f_body_cards_effect_rs03_me = me
    s.f_body_cards_effect_rs03_old_source_22 = old_source_22 = s.source
    s.f_body_cards_effect_rs03_old_source_by_22 = old_source_by_22 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_workers(s, me):
        value = s.workers[me] + 1
        if value > 8:
            value = 8
        s.workers[me] = value
    if s.workers[me] > s.worker_up:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # then body_cards_effect_rs03_answer
        return 0
    s.source = old_source_22
    s.source_by = old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_answer(s, answer):  # body_cards_effect_rs03, after the question answer, content/disruptopia/cards/research.yaml:29
    if answer:
        s.player = s.f_body_cards_effect_rs03_me
        s.options = options = ALL_BOARD
        s.option_count = len(options)
        s.pc = 39  # then body_cards_effect_rs03_space_2
        return 0
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_space_2(s, space_2):  # body_cards_effect_rs03, after the question space_2, content/disruptopia/turn.rules:189
    me = s.f_body_cards_effect_rs03_me
    if shielded_plan(s, me):
        s.source = s.f_body_cards_effect_rs03_old_source_22
        s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
        return s.f_body_cards_effect_rs03_ret
    s.plan[me * 8 + s.workers[me] - 1] = space_2
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

# ---- body_cards_effect_rs04
def body_cards_effect_rs04(s, me, this, kept):
    n_2 = kept[1][0]
    old_source_23 = s.source
    old_source_by_23 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_workers(s, me):
        value = s.workers[me] + n_2
        if value > 8:
            value = 8
        s.workers[me] = value
    s.source = old_source_23
    s.source_by = old_source_by_23
    return

# ---- body_cards_effect_rs05
def body_cards_effect_rs05(s, me, this, kept):
    old_source_24 = s.source
    old_source_by_24 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_21 = value - before
        if change_21 != 0:
            on_after_gain_compute(s, me, change_21, 0)
    s.source = old_source_24
    s.source_by = old_source_by_24
    return

# ---- body_cards_effect_rs06
def body_cards_effect_rs06(s, me, this, kept):
    n_3 = kept[1][0]
    old_source_25 = s.source
    old_source_by_25 = s.source_by
    s.source = this
    s.source_by = me
    for turn_2 in range(1, n_3 + 1):
        do_lose_worker(s, me)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + n_3
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_22 = value - before
        if change_22 != 0:
            on_after_gain_compute(s, me, change_22, 0)
    s.source = old_source_25
    s.source_by = old_source_by_25
    return

# ---- body_cards_effect_rs07
def body_cards_effect_rs07(s, me, this, kept):
    old_source_26 = s.source
    old_source_by_26 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_26
    s.source_by = old_source_by_26
    return

# ---- body_cards_effect_rs08
def body_cards_effect_rs08(s, ret, me, this, kept):
    s.f_body_cards_effect_rs08_ret = ret
    s.f_body_cards_effect_rs08_old_source_27 = old_source_27 = s.source
    s.f_body_cards_effect_rs08_old_source_by_27 = old_source_by_27 = s.source_by
    s.source = this
    s.source_by = me
    if shielded_model_version(s, me):
        s.source = old_source_27
        s.source_by = old_source_by_27
        return s.f_body_cards_effect_rs08_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_23 = value - before
    if change_23 != 0:
        return on_after_gain_model_version(s, 40, me, change_23, 0)  # then body_cards_effect_rs08_after_on_after_gain_model_version
    s.source = old_source_27
    s.source_by = old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def body_cards_effect_rs08_after_on_after_gain_model_version(s, _):  # body_cards_effect_rs08, after on_after_gain_model_version, content/disruptopia/cards/research.yaml:75
    s.source = s.f_body_cards_effect_rs08_old_source_27
    s.source_by = s.f_body_cards_effect_rs08_old_source_by_27
    return s.f_body_cards_effect_rs08_ret

# ---- body_cards_effect_rs09
def body_cards_effect_rs09(s, me, this, kept):
    old_source_28 = s.source
    old_source_by_28 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_28
    s.source_by = old_source_by_28
    return

# ---- body_cards_effect_rs10
def body_cards_effect_rs10(s, me, this, kept):
    old_source_29 = s.source
    old_source_by_29 = s.source_by
    s.source = this
    s.source_by = me
    s.lasting_28[me] = s.lasting_28[me] + (me,)
    s.source = old_source_29
    s.source_by = old_source_by_29
    return

# ---- body_cards_effect_rs11
def body_cards_effect_rs11(s, me, this, kept):
    old_source_30 = s.source
    old_source_by_30 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_30
    s.source_by = old_source_by_30
    return

# ---- body_cards_effect_rs12
def body_cards_effect_rs12(s, me, this, kept):
    old_source_31 = s.source
    old_source_by_31 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_31
    s.source_by = old_source_by_31
    return

# ---- body_cards_effect_rs13
def body_cards_effect_rs13(s, me, this, kept):
    found = kept[1][0]
    old_source_32 = s.source
    old_source_by_32 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, me):
        moved_2 = (found,) if not (s.loc[found] >= 1 and s.loc[found] < 6 and shielded_hand_below(s, s.loc[found] - 1) or s.loc[found] >= 6 and s.loc[found] < 11 and shielded_rejects_below(s, s.loc[found] - 6) or s.loc[found] >= 11 and s.loc[found] < 16 and shielded_effects_below(s, s.loc[found] - 11) or s.loc[found] >= 16 and s.loc[found] < 21 and shielded_new_effects_below(s, s.loc[found] - 16)) else ()
        place = me + 1
        for card in moved_2:
            leave(s, card, place)
            put_known(s, card, place)
    s.source = old_source_32
    s.source_by = old_source_by_32
    return

# ---- body_cards_effect_rs14
def body_cards_effect_rs14(s, me, this, kept):
    old_source_33 = s.source
    old_source_by_33 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_compute_below(s, me):
        value = s.compute[me] - 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 195)
        s.corporate_funds[me] = value
    s.source = old_source_33
    s.source_by = old_source_by_33
    return

# ---- body_cards_effect_rs15
def body_cards_effect_rs15(s, me, this, kept):
    old_source_34 = s.source
    old_source_by_34 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_34
    s.source_by = old_source_by_34
    return

# ---- body_cards_effect_rs16
def body_cards_effect_rs16(s, me, this, kept):
    old_source_35 = s.source
    old_source_by_35 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_35
    s.source_by = old_source_by_35
    return

# ---- body_cards_effect_rs17
def body_cards_effect_rs17(s, ret, me, this, kept):
    s.f_body_cards_effect_rs17_ret = ret
    s.f_body_cards_effect_rs17_me = me
    s.f_body_cards_effect_rs17_old_source_36 = s.source
    s.f_body_cards_effect_rs17_old_source_by_36 = s.source_by
    s.source = this
    s.source_by = me
    s.player = me
    if d_chip_gate(s, me, 1):
        s.options = (0, 1, 2)
        s.option_count = 3
    else:
        s.options = (1, 2)
        s.option_count = 2
    s.pc = 41  # then body_cards_effect_rs17_chosen
    return 0

def body_cards_effect_rs17_chosen(s, chosen):  # body_cards_effect_rs17, after the question chosen, content/disruptopia/cards/research.yaml:153
    me = s.f_body_cards_effect_rs17_me
    if chosen == 0:
        if shielded_compute(s, me):
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_26 = value - before
        if change_26 != 0:
            on_after_gain_compute(s, me, change_26, 0)
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    if chosen == 1:
        s.lasting_29[me] = s.lasting_29[me] + (me,)
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    if shielded_hand(s, me):
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = 1
    s.f_body_cards_effect_rs17_drawing_1_last = drawing_1_last = 3
    if drawing_1_i <= drawing_1_last:
        s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if not s.piles[21]:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if not s.piles[21]:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)  # then body_cards_effect_rs17_card_8
        card_8 = s.piles[21][-1]
        moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
        place = me + 1
        for card in moved_3:
            put_known(s, card, place)
        return 96  # body_cards_effect_rs17_drawing_1
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_drawing_1(s, _):  # body_cards_effect_rs17, loop, content/disruptopia/cards/research.yaml:159
    if s.f_body_cards_effect_rs17_drawing_1_i <= s.f_body_cards_effect_rs17_drawing_1_last:
        s.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i + 1
        if not s.piles[21]:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if not s.piles[21]:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)  # then body_cards_effect_rs17_card_8
        card_8 = s.piles[21][-1]
        moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
        place = s.f_body_cards_effect_rs17_me + 1
        for card in moved_3:
            put_known(s, card, place)
        return 96  # body_cards_effect_rs17_drawing_1
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_card_8(s, card_8):  # body_cards_effect_rs17, after the card card_8, content/disruptopia/cards/research.yaml:159
    if s.explicit:
        settle(s, card_8)
    moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
    place = s.f_body_cards_effect_rs17_me + 1
    for card in moved_3:
        put_known(s, card, place)
    return 96  # body_cards_effect_rs17_drawing_1

# ---- body_cards_effect_rs18
def body_cards_effect_rs18(s, me, this, kept):
    old_source_37 = s.source
    old_source_by_37 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_37
    s.source_by = old_source_by_37
    return

# ---- body_cards_effect_rs19
def body_cards_effect_rs19(s, me, this, kept):
    worker = kept[1][0]
    space = kept[2][0]
    old_source_38 = s.source
    old_source_by_38 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_plan(s, me):
        s.plan[me * 8 + worker - 1] = space
    s.source = old_source_38
    s.source_by = old_source_by_38
    return

# ---- body_cards_effect_rs20
def body_cards_effect_rs20(s, me, this, kept):
    old_source_39 = s.source
    old_source_by_39 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_39
    s.source_by = old_source_by_39
    return

# ---- body_cards_effect_rs21
def body_cards_effect_rs21(s, me, this, kept):
    old_source_40 = s.source
    old_source_by_40 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_40
    s.source_by = old_source_by_40
    return

# ---- body_cards_effect_sb01
def body_cards_effect_sb01(s, me, this, kept):
    old_source_41 = s.source
    old_source_by_41 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_41
    s.source_by = old_source_by_41
    return

# ---- body_cards_effect_sb02
def body_cards_effect_sb02(s, me, this, kept):
    target = kept[1][0]
    old_source_42 = s.source
    old_source_by_42 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target):
        s.lasting_30_next[target] = s.lasting_30_next[target] + (me,)
    s.source = old_source_42
    s.source_by = old_source_by_42
    return

# ---- body_cards_effect_sb03
def body_cards_effect_sb03(s, ret, me, this, kept):
    s.f_body_cards_effect_sb03_ret = ret
    s.f_body_cards_effect_sb03_me = me
    target_1 = kept[1][0]
    s.f_body_cards_effect_sb03_old_source_43 = old_source_43 = s.source
    s.f_body_cards_effect_sb03_old_source_by_43 = old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target_1):
        do_lose_worker(s, target_1)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        if change_27 != 0:
            on_after_lose_reputation(s, me, 0 - change_27, 0)
    if d_worker_gate(s, me, 1):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 43  # then body_cards_effect_sb03_answer_1
        return 0
    s.source = old_source_43
    s.source_by = old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def body_cards_effect_sb03_answer_1(s, answer_1):  # body_cards_effect_sb03, after the question answer_1, content/disruptopia/cards/sabotage.yaml:32
    if answer_1:
        if shielded_workers(s, s.f_body_cards_effect_sb03_me):
            s.source = s.f_body_cards_effect_sb03_old_source_43
            s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
            return s.f_body_cards_effect_sb03_ret
        value = s.workers[s.f_body_cards_effect_sb03_me] + 1
        if value > 8:
            value = 8
        s.workers[s.f_body_cards_effect_sb03_me] = value
        s.source = s.f_body_cards_effect_sb03_old_source_43
        s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
        return s.f_body_cards_effect_sb03_ret
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

# ---- body_cards_effect_sb04
def body_cards_effect_sb04(s, me, this, kept):
    target_2 = kept[1][0]
    region_4 = kept[2][0]
    old_source_44 = s.source
    old_source_by_44 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_presence_below(s, target_2):
        s.presence[target_2] = s.presence[target_2] & ~(1 << region_4)
    s.source = old_source_44
    s.source_by = old_source_by_44
    return

# ---- body_cards_effect_sb05
def body_cards_effect_sb05(s, me, this, kept):
    target_3 = kept[1][0]
    old_source_45 = s.source
    old_source_by_45 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation_below(s, target_3):
        before = s.reputation[target_3]
        value = before - 2
        if value < -2:
            value = -2
        s.reputation[target_3] = value
        change_29 = value - before
        if change_29 != 0:
            on_after_lose_reputation(s, target_3, 0 - change_29, 0)
    s.source = old_source_45
    s.source_by = old_source_by_45
    return

# ---- body_cards_effect_sb06
def body_cards_effect_sb06(s, me, this, kept):
    target_4 = kept[1][0]
    old_source_46 = s.source
    old_source_by_46 = s.source_by
    s.source = this
    s.source_by = me
    if s.net_worth[target_4] > s.net_worth[me]:
        if not shielded_power_below(s, target_4):
            value = s.power[target_4] - 3
            if value < 0:
                value = 0
            s.power[target_4] = value
    elif not shielded_power_below(s, target_4):
        value = s.power[target_4] - 2
        if value < 0:
            value = 0
        s.power[target_4] = value
    s.source = old_source_46
    s.source_by = old_source_by_46
    return

# ---- body_cards_effect_sb07
def body_cards_effect_sb07(s, me, this, kept):
    target_5 = kept[1][0]
    old_source_47 = s.source
    old_source_by_47 = s.source_by
    s.source = this
    s.source_by = me
    if shielded_corporate_funds_below(s, target_5):
        taken = 0
    else:
        before = s.corporate_funds[target_5]
        value = before - 3
        if value < 0:
            value = 0
        s.corporate_funds[target_5] = value
        change_32 = value - before
        taken = 0 - change_32
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + taken
        if value < 0:
            value = 0
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 216)
        s.corporate_funds[me] = value
    s.source = old_source_47
    s.source_by = old_source_by_47
    return

# ---- body_cards_effect_sb08
def body_cards_effect_sb08(s, me, this, kept):
    target_6 = kept[1][0]
    old_source_48 = s.source
    old_source_by_48 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_compute_below(s, target_6):
        value = s.compute[target_6] - 1
        bound = max(1, q_lowest_compute(s, target_6))
        if value < bound:
            value = bound
        s.compute[target_6] = value
    s.source = old_source_48
    s.source_by = old_source_by_48
    return

# ---- body_cards_effect_sb09
def body_cards_effect_sb09(s, me, this, kept):
    target_7 = kept[1][0]
    old_source_49 = s.source
    old_source_by_49 = s.source_by
    s.source = this
    s.source_by = me
    if shielded_subsidies_below(s, target_7):
        taken_1 = 0
    else:
        before = s.subsidies[target_7]
        value = before - 1
        s.subsidies[target_7] = value
        change_35 = value - before
        taken_1 = 0 - change_35
    if not shielded_subsidies(s, me):
        value = s.subsidies[me] + taken_1
        if value < 0:
            value = 0
        if value > 14:
            value = 14
        s.subsidies[me] = value
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_37 = value - before
        if change_37 != 0:
            on_after_lose_reputation(s, me, 0 - change_37, 0)
    s.source = old_source_49
    s.source_by = old_source_by_49
    return

# ---- body_cards_effect_sb10
def body_cards_effect_sb10(s, ret, me, this, kept):
    s.f_body_cards_effect_sb10_ret = ret
    s.f_body_cards_effect_sb10_me = me
    target_8 = kept[1][0]
    s.f_body_cards_effect_sb10_old_source_50 = old_source_50 = s.source
    s.f_body_cards_effect_sb10_old_source_by_50 = old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, target_8):
        look(s, me, target_8 + 1)
    if body_cards_effect_sb10_count(s, target_8) > 0:
        s.player = me
        s.options = options = body_cards_effect_sb10_those(s, target_8)
        s.option_count = len(options)
        s.pc = 44  # then body_cards_effect_sb10_card_10
        return 0
    s.source = old_source_50
    s.source_by = old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_card_10(s, card_10):  # body_cards_effect_sb10, after the question card_10, content/disruptopia/cards/sabotage.yaml:98
    do_discard(s, s.f_body_cards_effect_sb10_me, card_10)
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

# ---- body_cards_effect_sb11
def body_cards_effect_sb11(s, ret, me, this, kept):
    s.f_body_cards_effect_sb11_ret = ret
    s.f_body_cards_effect_sb11_me = me
    target_9 = kept[1][0]
    s.f_body_cards_effect_sb11_old_source_51 = old_source_51 = s.source
    s.f_body_cards_effect_sb11_old_source_by_51 = old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    if s.piles[target_9 + 1]:
        pool = s.piles[target_9 + 1]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 224)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 45)  # then body_cards_effect_sb11_card_12
        card_12 = items[draw(s, len(items))]
        if shielded_hand(s, me):
            s.source = old_source_51
            s.source_by = old_source_by_51
            return s.f_body_cards_effect_sb11_ret
        moved_4 = (card_12,) if not (s.loc[card_12] >= 1 and s.loc[card_12] < 6 and shielded_hand_below(s, s.loc[card_12] - 1) or s.loc[card_12] >= 6 and s.loc[card_12] < 11 and shielded_rejects_below(s, s.loc[card_12] - 6) or s.loc[card_12] >= 11 and s.loc[card_12] < 16 and shielded_effects_below(s, s.loc[card_12] - 11) or s.loc[card_12] >= 16 and s.loc[card_12] < 21 and shielded_new_effects_below(s, s.loc[card_12] - 16)) else ()
        place = me + 1
        for card in moved_4:
            leave(s, card, place)
            put_known(s, card, place)
        s.source = old_source_51
        s.source_by = old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    s.source = old_source_51
    s.source_by = old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_card_12(s, card_12):  # body_cards_effect_sb11, after the draw card_12, content/disruptopia/cards/sabotage.yaml:108
    if shielded_hand(s, s.f_body_cards_effect_sb11_me):
        s.source = s.f_body_cards_effect_sb11_old_source_51
        s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    moved_4 = (card_12,) if not (s.loc[card_12] >= 1 and s.loc[card_12] < 6 and shielded_hand_below(s, s.loc[card_12] - 1) or s.loc[card_12] >= 6 and s.loc[card_12] < 11 and shielded_rejects_below(s, s.loc[card_12] - 6) or s.loc[card_12] >= 11 and s.loc[card_12] < 16 and shielded_effects_below(s, s.loc[card_12] - 11) or s.loc[card_12] >= 16 and s.loc[card_12] < 21 and shielded_new_effects_below(s, s.loc[card_12] - 16)) else ()
    place = s.f_body_cards_effect_sb11_me + 1
    for card in moved_4:
        leave(s, card, place)
        put_known(s, card, place)
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

# ---- body_cards_effect_sb12
def body_cards_effect_sb12(s, ret, me, this, kept):
    s.f_body_cards_effect_sb12_ret = ret
    s.f_body_cards_effect_sb12_me = me
    s.f_body_cards_effect_sb12_region_5 = region_5 = kept[1][0]
    s.f_body_cards_effect_sb12_old_source_52 = old_source_52 = s.source
    s.f_body_cards_effect_sb12_old_source_by_52 = old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    s.f_body_cards_effect_sb12_each_1_from = each_1_from = me
    s.f_body_cards_effect_sb12_each_1_i = each_1_i = 1
    while True:
        if each_1_i >= s.n:
            s.source = old_source_52
            s.source_by = old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> region_5 & 1:
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # then body_cards_effect_sb12_chosen_1
                return 0

def body_cards_effect_sb12_chosen_1(s, chosen_1):  # body_cards_effect_sb12, after the question chosen_1, content/disruptopia/cards/sabotage.yaml:118
    each_1_i = s.f_body_cards_effect_sb12_each_1_i
    victim_1 = s.f_body_cards_effect_sb12_victim_1
    if chosen_1 == 0:
        s.corporate_funds[victim_1] -= 2
        value = s.corporate_funds[s.f_body_cards_effect_sb12_me] + 2
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 229)
        s.corporate_funds[s.f_body_cards_effect_sb12_me] = value
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1
                    return 0
    if shielded_reputation_below(s, victim_1):
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1
                    return 0
    before = s.reputation[victim_1]
    value = before - 1
    if value < -2:
        value = -2
    s.reputation[victim_1] = value
    change_38 = value - before
    if change_38 != 0:
        on_after_lose_reputation(s, victim_1, 0 - change_38, 0)
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1
                    return 0
    while True:
        if each_1_i >= s.n:
            s.source = s.f_body_cards_effect_sb12_old_source_52
            s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # then body_cards_effect_sb12_chosen_1
                return 0

# ---- body_cards_effect_sb13
def body_cards_effect_sb13(s, me, this, kept):
    stolen = kept[2][0]
    old_source_53 = s.source
    old_source_by_53 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_effects(s, me):
        moved_5 = (stolen,) if not (s.loc[stolen] >= 1 and s.loc[stolen] < 6 and shielded_hand_below(s, s.loc[stolen] - 1) or s.loc[stolen] >= 6 and s.loc[stolen] < 11 and shielded_rejects_below(s, s.loc[stolen] - 6) or s.loc[stolen] >= 11 and s.loc[stolen] < 16 and shielded_effects_below(s, s.loc[stolen] - 11) or s.loc[stolen] >= 16 and s.loc[stolen] < 21 and shielded_new_effects_below(s, s.loc[stolen] - 16)) else ()
        place = me + 11
        most = s.effect_slots
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > most:
                raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 233)
    s.source = old_source_53
    s.source_by = old_source_by_53
    return

# ---- body_cards_effect_sb14
def body_cards_effect_sb14(s, me, this, kept):
    target_11 = kept[1][0]
    old_source_54 = s.source
    old_source_by_54 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target_11):
        if d_unexecuted(s, target_11):
            do_cancel_worker(s, target_11, d_unexecuted(s, target_11)[-1])
    s.source = old_source_54
    s.source_by = old_source_by_54
    return

# ---- body_cards_effect_sb15
def body_cards_effect_sb15(s, me, this, kept):
    old_source_55 = s.source
    old_source_by_55 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_55
    s.source_by = old_source_by_55
    return

# ---- body_cards_effect_sb16
def body_cards_effect_sb16(s, me, this, kept):
    region_6 = kept[1][0]
    old_source_56 = s.source
    old_source_by_56 = s.source_by
    s.source = this
    s.source_by = me
    s.card_chosen_region[this] = region_6
    s.source = old_source_56
    s.source_by = old_source_by_56
    return

# ---- body_cards_effect_sb17
def body_cards_effect_sb17(s, me, this, kept):
    old_source_57 = s.source
    old_source_by_57 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_57
    s.source_by = old_source_by_57
    return

# ---- body_cards_effect_sb18
def body_cards_effect_sb18(s, me, this, kept):
    x = kept[1][0]
    target_12 = kept[2][0]
    old_source_58 = s.source
    old_source_by_58 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_power_below(s, target_12):
        value = s.power[target_12] + (0 - x)
        if value < 0:
            value = 0
        s.power[target_12] = value
    if x == 3:
        if not shielded_reputation_below(s, target_12):
            before = s.reputation[target_12]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_12] = value
            change_40 = value - before
            if change_40 != 0:
                on_after_lose_reputation(s, target_12, 0 - change_40, 0)
    s.source = old_source_58
    s.source_by = old_source_by_58
    return

# ---- body_cards_effect_sb19
def body_cards_effect_sb19(s, me, this, kept):
    old_source_59 = s.source
    old_source_by_59 = s.source_by
    s.source = this
    s.source_by = me
    s.first_player = me
    s.token_held = 1
    s.source = old_source_59
    s.source_by = old_source_by_59
    return

# ---- body_cards_effect_sb20
def body_cards_effect_sb20(s, ret, me, this, kept):
    s.f_body_cards_effect_sb20_ret = ret
    s.f_body_cards_effect_sb20_me = me
    s.f_body_cards_effect_sb20_target_13 = kept[1][0]
    s.f_body_cards_effect_sb20_old_source_60 = s.source
    s.f_body_cards_effect_sb20_old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 47  # then body_cards_effect_sb20_rolled_die_1
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_sb20_rolled_die_1(s, dice)

def body_cards_effect_sb20_rolled_die_1(s, rolled_die_1):  # body_cards_effect_sb20, after the dice rolled_die_1, content/disruptopia/cards/sabotage.yaml:193
    me = s.f_body_cards_effect_sb20_me
    target_13 = s.f_body_cards_effect_sb20_target_13
    s.die = rolled_die_1
    if s.die == 1:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            if change_41 != 0:
                on_after_lose_reputation(s, me, 0 - change_41, 0)
    elif s.die <= 4:
        if not shielded_reputation_below(s, target_13):
            before = s.reputation[target_13]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[target_13] = value
            change_42 = value - before
            if change_42 != 0:
                on_after_lose_reputation(s, target_13, 0 - change_42, 0)
    else:
        if not shielded_reputation_below(s, target_13):
            before = s.reputation[target_13]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_13] = value
            change_43 = value - before
            if change_43 != 0:
                on_after_lose_reputation(s, target_13, 0 - change_43, 0)
        if not shielded_power_below(s, target_13):
            value = s.power[target_13] - 1
            if value < 0:
                value = 0
            s.power[target_13] = value
    s.source = s.f_body_cards_effect_sb20_old_source_60
    s.source_by = s.f_body_cards_effect_sb20_old_source_by_60
    return s.f_body_cards_effect_sb20_ret

# ---- body_cards_effect_sb21
def body_cards_effect_sb21(s, me, this, kept):
    target_14 = kept[1][0]
    old_source_61 = s.source
    old_source_by_61 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target_14):
        s.lasting_31[target_14] = s.lasting_31[target_14] + (me,)
    s.source = old_source_61
    s.source_by = old_source_by_61
    return

# ---- do_resolve_card, content/disruptopia/turn.rules:119
def do_resolve_card(s, ret, me, card_1):
    s.f_do_resolve_card_ret = ret
    s.f_do_resolve_card_me = me
    s.f_do_resolve_card_card_1 = card_1
    return HEAD_CARDS_EFFECT[card_1](s, 48, me, card_1)  # then do_resolve_card_after_head_cards_effect

def do_resolve_card_after_head_cards_effect(s, _):  # do_resolve_card, after head_cards_effect, content/disruptopia/turn.rules:119
    card_1 = s.f_do_resolve_card_card_1
    s.f_do_resolve_card_kept = kept = s.scratch
    show(s, card_1)
    s.f_do_resolve_card_each_19_from = each_19_from = s.active
    s.f_do_resolve_card_each_19_i = each_19_i = 0
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = (each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_used = ()
        s.f_do_resolve_card_window_left = 1000
        return 97  # do_resolve_card_window
    return BODY_CARDS_EFFECT[card_1](s, 50, s.f_do_resolve_card_me, card_1, kept)  # then do_resolve_card_after_body_cards_effect

def do_resolve_card_now_4(s, now_4):  # do_resolve_card, after the question now_4, content/disruptopia/turn.rules:119
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_1 = s.f_do_resolve_card_card_1
    if now_4 < 0:
        if each_19_i < s.n:
            s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
            s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
            s.f_do_resolve_card_used = ()
            s.f_do_resolve_card_window_left = 1000
            return 97  # do_resolve_card_window
        return BODY_CARDS_EFFECT[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
    REACTIONS_5[now_4](s, seat_11, me, card_1, now_4)
    s.f_do_resolve_card_used = s.f_do_resolve_card_used + (now_4,)
    if s.f_do_resolve_card_window_left > 0:
        s.f_do_resolve_card_window_left = s.f_do_resolve_card_window_left - 1
        left_1 = do_resolve_card_those(s, seat_11, s.f_do_resolve_card_used, me, card_1)
        if not (left_1 or s.piles[seat_11 + 1] and (s.reactions == 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me))):
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_used = ()
                s.f_do_resolve_card_window_left = 1000
                return 97  # do_resolve_card_window
            return BODY_CARDS_EFFECT[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.player = seat_11
        s.options = options = do_resolve_card_those_2(s, left_1) + (-1,)
        s.option_count = len(options)
        s.pc = 49  # then do_resolve_card_now_4
        return 0
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_window(s, _):  # do_resolve_card, loop, content/disruptopia/turn.rules:119
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_1 = s.f_do_resolve_card_card_1
    if s.f_do_resolve_card_window_left > 0:
        s.f_do_resolve_card_window_left = s.f_do_resolve_card_window_left - 1
        left_1 = do_resolve_card_those(s, seat_11, s.f_do_resolve_card_used, me, card_1)
        if not (left_1 or s.piles[seat_11 + 1] and (s.reactions == 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me))):
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_used = ()
                s.f_do_resolve_card_window_left = 1000
                return 97  # do_resolve_card_window
            return BODY_CARDS_EFFECT[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.player = seat_11
        s.options = options = do_resolve_card_those_2(s, left_1) + (-1,)
        s.option_count = len(options)
        s.pc = 49  # then do_resolve_card_now_4
        return 0
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_body_cards_effect(s, _):  # do_resolve_card, after body_cards_effect, content/disruptopia/turn.rules:121
    card_1 = s.f_do_resolve_card_card_1
    me = s.f_do_resolve_card_me
    if CARDS_KIND[card_1] == 0:
        do_discard(s, me, card_1)
    elif s.effect_delay == 1:
        if not shielded_new_effects(s, me):
            moved_6 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
            place = me + 16
            most = s.effect_slots
            for card in moved_6:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `new_effects`, which holds {most} at most', 256)
    elif not shielded_effects(s, me):
        moved_7 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
        place = me + 11
        most = s.effect_slots
        for card in moved_7:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > most:
                raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 257)
    expire_action(s)
    return s.f_do_resolve_card_ret

# ---- do_window, content/disruptopia/turn.rules:25
def do_window(s, ret, me):
    s.f_do_window_ret = ret
    s.f_do_window_me = me
    s.f_do_window_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_window_offers_left = offers_left = offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 13)

def do_window_chosen_2(s, chosen_2):  # do_window, after the question chosen_2, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if chosen_2 == -1:
        return s.f_do_window_ret
    if chosen_2 >= 1000:
        return USE_ABILITY[chosen_2 - 1000](s, 52, me, chosen_2 - 1000)  # then do_window_after_use_ability
    s.player = me
    s.options = options = do_window_those(s, me)
    s.option_count = len(options)
    s.pc = 53  # then do_window_do_play_free_card_card
    return 0

def do_window_after_use_ability(s, _):  # do_window, after use_ability, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 13)

def do_window_do_play_free_card_card(s, do_play_free_card_card):  # do_window, after the question do_play_free_card_card, content/disruptopia/turn.rules:116
    return do_resolve_card(s, 54, s.f_do_window_me, do_play_free_card_card)  # then do_window_after_do_resolve_card

def do_window_after_do_resolve_card(s, _):  # do_window, after do_resolve_card, content/disruptopia/turn.rules:117
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 13)

# ---- do_buy_chips, content/disruptopia/turn.rules:47
def do_buy_chips(s, me):
    price_9 = q_chip_price(s, me)
    if price_9 > 0:
        s.corporate_funds[me] += (0 - price_9)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_45 = value - before
        if change_45 != 0:
            on_after_gain_compute(s, me, change_45, 0)
    return

# ---- do_board_action_b_chips
def do_board_action_b_chips(s, me, this):
    do_buy_chips(s, me)
    return

# ---- do_board_action_b_patent
def do_board_action_b_patent(s, me, this):
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + WEALTH_PATENT[s.net_worth[me]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 287)
        s.corporate_funds[me] = value
    for seat_12 in CLOCKWISE[s.n][s.active]:
        waiting_4 = do_board_action_b_patent_those(s, seat_12, me)
        leaves = False
        for reacting_4_times in RANGE_1_1001:
            if not waiting_4:
                leaves = True
                break
            now_5 = waiting_4[0]
            REACTIONS_6[now_5](s, seat_12, me, now_5)
            waiting_4 = do_board_action_b_patent_those_(s, waiting_4, now_5, seat_12, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    expire_action(s)
    return

# ---- do_board_action_b_recruit
def do_board_action_b_recruit(s, me, this):
    price_10 = q_recruit_price(s, me, 1)
    if price_10 > 0:
        s.corporate_funds[me] += (0 - price_10)
    if not shielded_workers(s, me):
        s.workers[me] += 1
    return

# ---- do_board_action_b_train
def do_board_action_b_train(s, ret, me, this):
    s.f_do_board_action_b_train_ret = ret
    price_11 = q_train_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += (0 - price_11)
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    if shielded_model_version(s, me):
        return s.f_do_board_action_b_train_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_48 = value - before
    if change_48 != 0:
        return on_after_gain_model_version(s, 55, me, change_48, 0)  # then do_board_action_b_train_after_on_after_gain_model_version
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_after_on_after_gain_model_version(s, _):  # do_board_action_b_train, after on_after_gain_model_version, content/disruptopia/turn.rules:67
    return s.f_do_board_action_b_train_ret

# ---- do_board_action_b_handout
def do_board_action_b_handout(s, ret, me, this):
    s.f_do_board_action_b_handout_ret = ret
    s.f_do_board_action_b_handout_me = me
    s.player = me
    s.options = options = do_board_action_b_handout_those(s, me)
    s.option_count = len(options)
    s.pc = 56  # then do_board_action_b_handout_do_government_handout_region_8
    return 0

def do_board_action_b_handout_do_government_handout_region_8(s, do_government_handout_region_8):  # do_board_action_b_handout, after the question do_government_handout_region_8, content/disruptopia/turn.rules:70
    do_take_subsidy(s, s.f_do_board_action_b_handout_me, do_government_handout_region_8)
    return s.f_do_board_action_b_handout_ret

# ---- do_board_action_b_buyback
def do_board_action_b_buyback(s, me, this):
    price_12 = q_buyback_price(s, me)
    price_13 = q_buyback_reputation(s, me)
    if price_12 > 0:
        s.corporate_funds[me] += (0 - price_12)
    if price_13 > 0:
        s.reputation[me] += (0 - price_13)
    s.lasting_24[me] = ()
    s.lasting_25[me] = ()
    if not shielded_net_worth(s, me):
        s.net_worth[me] += 1
    return

# ---- do_board_action_b_marketing
def do_board_action_b_marketing(s, ret, me, this):
    s.f_do_board_action_b_marketing_ret = ret
    s.f_do_board_action_b_marketing_me = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 57  # then do_board_action_b_marketing_rolled_campaign_die
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_campaign_die = dice
    s.campaign_die = rolled_campaign_die
    return on_after_roll_campaign_die(s, 58, me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die

def do_board_action_b_marketing_rolled_campaign_die(s, rolled_campaign_die):  # do_board_action_b_marketing, after the dice rolled_campaign_die, content/disruptopia/turn.rules:79
    s.campaign_die = rolled_campaign_die
    return on_after_roll_campaign_die(s, 58, s.f_do_board_action_b_marketing_me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die

def do_board_action_b_marketing_after_on_after_roll_campaign_die(s, _):  # do_board_action_b_marketing, after on_after_roll_campaign_die, content/disruptopia/turn.rules:79
    me = s.f_do_board_action_b_marketing_me
    if s.campaign_die <= 2:
        if not shielded_power(s, me):
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[s.net_worth[me]]
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[s.net_worth[me]]
        if value > 10:
            value = 10
        s.reputation[me] = value
    return s.f_do_board_action_b_marketing_ret

# ---- do_board_action_b_presence
def do_board_action_b_presence(s, ret, me, this):
    s.f_do_board_action_b_presence_ret = ret
    s.f_do_board_action_b_presence_me = me
    s.player = me
    s.options = options = do_board_action_b_presence_those(s, me)
    s.option_count = len(options)
    s.pc = 59  # then do_board_action_b_presence_do_scale_presence_region_9
    return 0

def do_board_action_b_presence_do_scale_presence_region_9(s, do_scale_presence_region_9):  # do_board_action_b_presence, after the question do_scale_presence_region_9, content/disruptopia/turn.rules:86
    me = s.f_do_board_action_b_presence_me
    price_14 = q_presence_price(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += (0 - price_14)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_9
    return s.f_do_board_action_b_presence_ret

# ---- do_board_action_b_card
def do_board_action_b_card(s, ret, me, this):
    s.f_do_board_action_b_card_ret = ret
    s.f_do_board_action_b_card_me = me
    if not shielded_card_points(s, me):
        value = s.card_points[me] + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
    s.f_do_board_action_b_card_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = offers_1_left = offers_1_left - 1
        offered_3 = (0,) if can_play_paid_card(s, me) else ()
        if not offered_3 and not s.piles[me + 1]:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 60  # then do_board_action_b_card_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 324)

def do_board_action_b_card_chosen_3(s, chosen_3):  # do_board_action_b_card, after the question chosen_3, content/disruptopia/turn.rules:92
    me = s.f_do_board_action_b_card_me
    if chosen_3 == -1:
        return s.f_do_board_action_b_card_ret
    s.player = me
    s.options = options = do_board_action_b_card_apart(s, me)
    s.option_count = len(options)
    s.pc = 61  # then do_board_action_b_card_do_play_paid_card_card_20
    return 0

def do_board_action_b_card_do_play_paid_card_card_20(s, do_play_paid_card_card_20):  # do_board_action_b_card, after the question do_play_paid_card_card_20, content/disruptopia/turn.rules:111
    me = s.f_do_board_action_b_card_me
    price_15 = q_card_cost(s, me, CARDS_KIND_2[do_play_paid_card_card_20])
    if price_15 > 0:
        s.card_points[me] += (0 - price_15)
    return do_resolve_card(s, 62, me, do_play_paid_card_card_20)  # then do_board_action_b_card_after_do_resolve_card

def do_board_action_b_card_after_do_resolve_card(s, _):  # do_board_action_b_card, after do_resolve_card, content/disruptopia/turn.rules:113
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_3 = (0,) if can_play_paid_card(s, me) else ()
        if not offered_3 and not s.piles[me + 1]:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 60  # then do_board_action_b_card_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 324)

# ---- do_board_action_b_restructure
def do_board_action_b_restructure(s, ret, me, this):
    s.f_do_board_action_b_restructure_ret = ret
    s.f_do_board_action_b_restructure_me = me
    s.player = me
    s.options = options = do_board_action_b_restructure_apart(s, me)
    s.option_count = len(options)
    s.pc = 63  # then do_board_action_b_restructure_do_restructure_card_18
    return 0

def do_board_action_b_restructure_do_restructure_card_18(s, do_restructure_card_18):  # do_board_action_b_restructure, after the question do_restructure_card_18, content/disruptopia/turn.rules:95
    do_discard(s, s.f_do_board_action_b_restructure_me, do_restructure_card_18)
    return s.f_do_board_action_b_restructure_ret

# ---- do_board_action_b_audit
def do_board_action_b_audit(s, ret, me, this):
    s.f_do_board_action_b_audit_ret = ret
    s.f_do_board_action_b_audit_me = me
    s.player = me
    s.options = options = do_board_action_b_audit_those(s, me)
    s.option_count = len(options)
    s.pc = 64  # then do_board_action_b_audit_do_hostile_audit_target_15
    return 0

def do_board_action_b_audit_do_hostile_audit_target_15(s, do_hostile_audit_target_15):  # do_board_action_b_audit, after the question do_hostile_audit_target_15, content/disruptopia/turn.rules:99
    me = s.f_do_board_action_b_audit_me
    s.player = me
    s.options = options = do_board_action_b_audit_apart(s, do_hostile_audit_target_15, me)
    s.option_count = len(options)
    s.pc = 65  # then do_board_action_b_audit_do_hostile_audit_card_19
    return 0

def do_board_action_b_audit_do_hostile_audit_card_19(s, do_hostile_audit_card_19):  # do_board_action_b_audit, after the question do_hostile_audit_card_19, content/disruptopia/turn.rules:100
    me = s.f_do_board_action_b_audit_me
    s.corporate_funds[me] -= 5
    s.reputation[me] -= 2
    do_discard(s, me, do_hostile_audit_card_19)
    return s.f_do_board_action_b_audit_ret

# ---- do_board_action_b_rehire
def do_board_action_b_rehire(s, ret, me, this):
    s.f_do_board_action_b_rehire_ret = ret
    s.f_do_board_action_b_rehire_me = me
    for card_21 in s.piles[me + 1]:
        do_discard(s, me, card_21)
    n_1 = s.hand_limit
    s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = 1
    s.f_do_board_action_b_rehire_repeat_2_last = repeat_2_last = n_1
    while True:
        if repeat_2_i > repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = repeat_2_i + 1
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck(s, 66, me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck

def do_board_action_b_rehire_after_do_draw_from_any_deck(s, _):  # do_board_action_b_rehire, after do_draw_from_any_deck, content/disruptopia/turn.rules:136
    while True:
        if s.f_do_board_action_b_rehire_repeat_2_i > s.f_do_board_action_b_rehire_repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i + 1
        if can_draw_from_any_deck(s, s.f_do_board_action_b_rehire_me):
            return do_draw_from_any_deck(s, 66, s.f_do_board_action_b_rehire_me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck

# ---- do_fill_slot, content/disruptopia/turn.rules:158
def do_fill_slot(s, me, region_1):
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region_1] + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    return

# ---- do_place_subsidy, content/disruptopia/turn.rules:162
def do_place_subsidy(s, ret, me):
    s.f_do_place_subsidy_ret = ret
    s.f_do_place_subsidy_me = me
    if s.subsidy_supply > 0 and do_place_subsidy_any(s):
        s.f_do_place_subsidy_repeat_3_left = repeat_3_left = 500
        if repeat_3_left > 0:
            s.f_do_place_subsidy_repeat_3_left = repeat_3_left = repeat_3_left - 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 67  # then do_place_subsidy_rolled_die_2
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_die_2 = dice
            s.die = rolled_die_2
            region_10 = do_place_subsidy_first(s)
            if region_10 < 0:
                raise RuleLimit('there is nothing to pick', 387)
            if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
                do_fill_slot(s, me, region_10)
                return s.f_do_place_subsidy_ret
            return 98  # do_place_subsidy_repeat_3
        raise RuleLimit('there are more than 500 repetitions', 385)
    return s.f_do_place_subsidy_ret

def do_place_subsidy_repeat_3(s, _):  # do_place_subsidy, loop, content/disruptopia/turn.rules:164
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 67  # then do_place_subsidy_rolled_die_2
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_die_2 = dice
        s.die = rolled_die_2
        region_10 = do_place_subsidy_first(s)
        if region_10 < 0:
            raise RuleLimit('there is nothing to pick', 387)
        if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
            do_fill_slot(s, s.f_do_place_subsidy_me, region_10)
            return s.f_do_place_subsidy_ret
        return 98  # do_place_subsidy_repeat_3
    raise RuleLimit('there are more than 500 repetitions', 385)

def do_place_subsidy_rolled_die_2(s, rolled_die_2):  # do_place_subsidy, after the dice rolled_die_2, content/disruptopia/turn.rules:165
    s.die = rolled_die_2
    region_10 = do_place_subsidy_first(s)
    if region_10 < 0:
        raise RuleLimit('there is nothing to pick', 387)
    if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
        do_fill_slot(s, s.f_do_place_subsidy_me, region_10)
        return s.f_do_place_subsidy_ret
    return 98  # do_place_subsidy_repeat_3

# ---- do_lose_workers, content/disruptopia/turn.rules:177
def do_lose_workers(s, me, n_4):
    for turn_5 in range(1, n_4 + 1):
        do_lose_worker(s, me)
    return

# ---- do_move_worker, content/disruptopia/turn.rules:192
def do_move_worker(s, me, number_2, space_1):
    if not shielded_plan(s, me):
        s.plan[me * 8 + number_2 - 1] = space_1
    return

# ---- do_hold_agenda, content/disruptopia/turn.rules:195
def do_hold_agenda(s, me):
    s.first_player = me
    s.token_held = 1
    return

# ---- secret_planning, content/disruptopia/game.rules:139
def secret_planning(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if len(s.piles[me + 1]) >= max(0, len(s.piles[me + 1]) - s.hand_limit):
        s.f_secret_planning_candidates = candidates = s.piles[me + 1]
        s.f_secret_planning_left = left = candidates
        s.f_secret_planning_extra_1 = extra_1 = ()
        s.f_secret_planning_wanted = wanted = min(len(left), max(0, len(s.piles[me + 1]) - s.hand_limit))
        s.f_secret_planning_many_left = many_left = 10000
        if many_left > 0:
            s.f_secret_planning_many_left = many_left = many_left - 1
            if wanted <= 0:
                if not shielded_rejects(s, me):
                    moved_10 = secret_planning_those(s, extra_1)
                    place = me + 6
                    for card in moved_10:
                        leave(s, card, place)
                        put_known(s, card, place)
                s.f_secret_planning_each_8_i = each_8_i = 1
                s.f_secret_planning_each_8_last = each_8_last = 8
                while True:
                    if each_8_i > each_8_last:
                        return s.f_secret_planning_ret
                    s.f_secret_planning_number_5 = number_5 = each_8_i
                    s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                    if number_5 <= s.workers[me]:
                        s.player = me
                        s.options = options = ALL_BOARD + (-1,)
                        s.option_count = len(options)
                        s.pc = 69  # then secret_planning_space_4
                        return 0
            s.player = me
            s.options = options = secret_planning_apart(s, left)
            s.option_count = len(options)
            s.pc = 68  # then secret_planning_pick
            return 0
        raise RuleLimit('this is repeated too often', 408)
    return s.f_secret_planning_ret

def secret_planning_pick(s, pick):  # secret_planning, after the question pick, content/disruptopia/game.rules:140
    me = s.f_secret_planning_me
    left = s.f_secret_planning_left
    s.f_secret_planning_extra_1 = secret_planning_those_(s, s.f_secret_planning_extra_1, pick, s.f_secret_planning_candidates)
    s.f_secret_planning_left = left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
    s.f_secret_planning_wanted = s.f_secret_planning_wanted - 1
    if s.f_secret_planning_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    if s.f_secret_planning_many_left > 0:
        s.f_secret_planning_many_left = s.f_secret_planning_many_left - 1
        if s.f_secret_planning_wanted <= 0:
            if not shielded_rejects(s, me):
                moved_10 = secret_planning_those(s, s.f_secret_planning_extra_1)
                place = me + 6
                for card in moved_10:
                    leave(s, card, place)
                    put_known(s, card, place)
            s.f_secret_planning_each_8_i = each_8_i = 1
            s.f_secret_planning_each_8_last = each_8_last = 8
            while True:
                if each_8_i > each_8_last:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_5 = number_5 = each_8_i
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_5 <= s.workers[me]:
                    s.player = me
                    s.options = options = ALL_BOARD + (-1,)
                    s.option_count = len(options)
                    s.pc = 69  # then secret_planning_space_4
                    return 0
        s.player = me
        s.options = options = secret_planning_apart(s, left)
        s.option_count = len(options)
        s.pc = 68  # then secret_planning_pick
        return 0
    raise RuleLimit('this is repeated too often', 408)

def secret_planning_space_4(s, space_4):  # secret_planning, after the question space_4, content/disruptopia/game.rules:143
    each_8_i = s.f_secret_planning_each_8_i
    number_5 = s.f_secret_planning_number_5
    me = s.f_secret_planning_me
    if space_4 >= 0:
        if not shielded_orders(s, me):
            s.orders[me * 8 + number_5 - 1] = space_4
        if shielded_face_down(s, me):
            while True:
                if each_8_i > s.f_secret_planning_each_8_last:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_5 = number_5 = each_8_i
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_5 <= s.workers[me]:
                    s.player = me
                    s.options = options = ALL_BOARD + (-1,)
                    s.option_count = len(options)
                    s.pc = 69  # then secret_planning_space_4
                    return 0
        s.face_down[me * 8 + number_5 - 1] = 1
        while True:
            if each_8_i > s.f_secret_planning_each_8_last:
                return s.f_secret_planning_ret
            s.f_secret_planning_number_5 = number_5 = each_8_i
            s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
            if number_5 <= s.workers[me]:
                s.player = me
                s.options = options = ALL_BOARD + (-1,)
                s.option_count = len(options)
                s.pc = 69  # then secret_planning_space_4
                return 0
    while True:
        if each_8_i > s.f_secret_planning_each_8_last:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_5 = number_5 = each_8_i
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_5 <= s.workers[me]:
            s.player = me
            s.options = options = ALL_BOARD + (-1,)
            s.option_count = len(options)
            s.pc = 69  # then secret_planning_space_4
            return 0

# ---- main
def main(s, _):
    s.f_main_game_around = s.at_game
    s.at_game = 0
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 393)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 72)  # then main_opener
    return main_opener(s, items[draw(s, len(items))])

def main_opener(s, opener):  # main, after the draw opener, content/disruptopia/game.rules:126
    s.first_player = opener
    for d_1 in ALL_DECK:
        moved_8 = main_those(s, d_1)
        place = d_1 + 21
        for card in moved_8:
            put_known(s, card, place)
        shuffle(s, d_1 + 21)
    s.f_main_each_5_from = each_5_from = s.first_player
    s.f_main_each_5_i = each_5_i = 0
    while True:
        if each_5_i >= s.n:
            return do_place_subsidy(s, 74, 0)  # then main_after_do_place_subsidy
        s.f_main_p_3 = p_3 = (each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        offer = main_those_(s, p_3)
        if offer:
            s.player = p_3
            s.options = options = offer
            s.option_count = len(options)
            s.pc = 73  # then main_region_11
            return 0

def main_after_game(s, _):  # main, after game
    s.stack = ()
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_left = rounds_left = 300
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        s.f_main_played_1 = played_1 = played_1 + 1
        if played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played_1
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.f_main_each_6_i = 0
            return main_each_6(s, 0)
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_region_11(s, region_11):  # main, after the question region_11, content/disruptopia/game.rules:132
    each_5_i = s.f_main_each_5_i
    p_3 = s.f_main_p_3
    if not shielded_presence(s, p_3):
        s.presence[p_3] = s.presence[p_3] | 1 << region_11
    do_fill_slot(s, 0, region_11)
    while True:
        if each_5_i >= s.n:
            return do_place_subsidy(s, 74, 0)  # then main_after_do_place_subsidy
        s.f_main_p_3 = p_3 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        offer = main_those_(s, p_3)
        if offer:
            s.player = p_3
            s.options = options = offer
            s.option_count = len(options)
            s.pc = 73  # then main_region_11
            return 0

def main_after_do_place_subsidy(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:135
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_left = rounds_left = 300
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        s.f_main_played_1 = played_1 = played_1 + 1
        if played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played_1
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.f_main_each_6_i = 0
            return main_each_6(s, 0)
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_after_game_1(s, _):  # main, after game_1
    s.stack = ()
    s.at_game = s.f_main_game_around_1
    return 2  # over

def main_after_secret_planning(s, _):  # main, after secret_planning, content/disruptopia/game.rules:139
    for seat_2 in CLOCKWISE[s.n][s.first_player]:
        s.active = seat_2
        for card_27 in s.piles[seat_2 + 6]:
            do_discard(s, seat_2, card_27)
        if s.reveal == 0:
            do_reveal_board(s, seat_2)
    s.f_main_each_11_from = s.first_player
    s.f_main_each_11_i = 0
    return main_each_11(s)

def main_after_do_window(s, _):  # main, after do_window, content/disruptopia/turn.rules:13
    s.f_main_each_2_i = 1
    s.f_main_each_2_last = 8
    return main_each_2(s)

def main_answer_2(s, answer_2):  # main, after the question answer_2, content/disruptopia/turn.rules:19
    if answer_2 >= 0:
        return DO_BOARD_ACTION[s.f_main_space_3](s, 80, s.f_main_seat_3, s.f_main_space_3)  # then main_after_do_board_action
    return do_window(s, 82, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_board_action(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:19
    return do_window(s, 82, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_board_action_(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:20
    return do_window(s, 82, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_window_(s, _):  # main, after do_window, content/disruptopia/turn.rules:21
    return main_each_2(s)

def main_each_2(s):  # main, rest, content/disruptopia/turn.rules:14
    each_2_i = s.f_main_each_2_i
    seat_3 = s.f_main_seat_3
    while True:
        leaves = False
        while True:
            if each_2_i > s.f_main_each_2_last:
                leaves = True
                break
            number_4 = each_2_i
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            if s.plan[seat_3 * 8 + number_4 - 1] != -1:
                break
        if leaves:
            break
        s.f_main_space_3 = space_3 = s.plan[seat_3 * 8 + number_4 - 1]
        s.worker_up = number_4
        if not shielded_plan(s, seat_3):
            s.plan[seat_3 * 8 + number_4 - 1] = -1
        if s.decline == 0 or d_spoils_later(s, seat_3, number_4, space_3):
            if CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                s.player = seat_3
                s.options = (space_3, -1)
                s.option_count = 2
                s.pc = 79  # then main_answer_2
                return 0
            return do_window(s, 82, seat_3)  # then main_after_do_window_
        if CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
            return DO_BOARD_ACTION[space_3](s, 81, seat_3, space_3)  # then main_after_do_board_action_
        return do_window(s, 82, seat_3)  # then main_after_do_window_
    s.worker_up = 0
    if shielded_card_points(s, seat_3):
        return main_each_11(s)
    s.card_points[seat_3] = 0
    return main_each_11(s)

def main_each_11(s):  # main, rest, content/disruptopia/game.rules:149
    each_11_i = s.f_main_each_11_i
    if each_11_i < s.n:
        s.f_main_seat_3 = seat_3 = (s.f_main_each_11_from + each_11_i) % s.n
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        s.active = seat_3
        do_reveal_board(s, seat_3)
        return do_window(s, 78, seat_3)  # then main_after_do_window
    for seat_4 in CLOCKWISE[s.n][0]:
        if not shielded_personal_funds(s, seat_4):
            value = s.personal_funds[seat_4] + s.corporate_funds[seat_4]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 423)
            s.personal_funds[seat_4] = value
        if not shielded_corporate_funds(s, seat_4):
            s.corporate_funds[seat_4] = 0
    if s.ending:
        for mark in RANGE_84:
            s.running_23[mark] = 0
        for mark_1 in RANGE_84:
            s.running_5[mark_1] = 0
        s.source = -1
        s.source_by = -1
        if s.at_game == 0:
            return 71  # after_game
        s.at_game = s.f_main_game_around_1
        return 2  # over
    for seat_5 in CLOCKWISE[s.n][0]:
        if not shielded_income_marker(s, seat_5):
            s.income_marker[seat_5] = q_income(s, seat_5)
        if not shielded_corporate_funds(s, seat_5):
            value = s.corporate_funds[seat_5] + s.income_marker[seat_5]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 430)
            s.corporate_funds[seat_5] = value
    if s.token_held:
        s.token_held = 0
    else:
        s.first_player = (s.first_player + 1) % s.n
    if s.round_tracker == 0:
        s.round_tracker = 1
    else:
        s.round_tracker = 0
    return do_place_subsidy(s, 83, 0)  # then main_after_do_place_subsidy_

def main_after_do_place_subsidy_(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:164
    for p_4 in CLOCKWISE[s.n][0]:
        if not shielded_workers_below(s, p_4):
            value = s.workers[p_4] + (0 - s.leaving[p_4])
            if value < 3:
                value = 3
            s.workers[p_4] = value
        if not shielded_leaving(s, p_4):
            s.leaving[p_4] = 0
        if not shielded_effects(s, p_4):
            moved_11 = main_those_2(s, p_4)
            place = p_4 + 11
            most = s.effect_slots
            for card in moved_11:
                put_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 442)
    for seat_14 in CLOCKWISE[s.n][0]:
        s.lasting_28[seat_14] = ()
    for seat_15 in CLOCKWISE[s.n][0]:
        s.lasting_30[seat_15] = s.lasting_30_next[seat_15]
        s.lasting_30_next[seat_15] = ()
    for mark_2 in RANGE_84:
        s.used_1[mark_2] = 0
    for mark_3 in RANGE_84:
        s.used_2[mark_3] = 0
    for mark_4 in RANGE_84:
        s.used_8[mark_4] = 0
    for mark_5 in RANGE_84:
        s.used_11[mark_5] = 0
    for mark_6 in RANGE_84:
        s.used_12[mark_6] = 0
    for mark_7 in RANGE_84:
        s.used_23[mark_7] = 0
    for mark_8 in RANGE_84:
        s.used_14[mark_8] = 0
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        s.f_main_played_1 = s.f_main_played_1 + 1
        if s.f_main_played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = s.f_main_played_1
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.f_main_each_6_i = each_6_i = 0
            while True:
                if each_6_i >= len(ALL_DECK):
                    return 99  # main_each_7
                d_2 = ALL_DECK[each_6_i]
                s.f_main_each_6_i = each_6_i = each_6_i + 1
                if not shielded_hand(s, seat):
                    if not s.piles[d_2 + 21]:
                        place = d_2 + 21
                        for card in s.piles[d_2 + 24]:
                            put_known(s, card, place)
                        shuffle(s, d_2 + 21)
                    if s.piles[d_2 + 21]:
                        place = d_2 + 21
                        if s.explicit and undecided(s, place):
                            return await_top(s, place, 76)  # then main_card_24
                        return main_card_24(s, s.piles[place][-1])
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_each_7(s, _):  # main, loop, content/disruptopia/game.rules:137
    each_7_i = s.f_main_each_7_i
    if each_7_i < s.n:
        s.f_main_seat = seat = (s.f_main_each_7_from + each_7_i) % s.n
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        s.active = seat
        s.f_main_each_6_i = each_6_i = 0
        while True:
            if each_6_i >= len(ALL_DECK):
                return 99  # main_each_7
            d_2 = ALL_DECK[each_6_i]
            s.f_main_each_6_i = each_6_i = each_6_i + 1
            if not shielded_hand(s, seat):
                if not s.piles[d_2 + 21]:
                    place = d_2 + 21
                    for card in s.piles[d_2 + 24]:
                        put_known(s, card, place)
                    shuffle(s, d_2 + 21)
                if s.piles[d_2 + 21]:
                    place = d_2 + 21
                    if s.explicit and undecided(s, place):
                        return await_top(s, place, 76)  # then main_card_24
                    card_24 = s.piles[place][-1]
                    moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
                    place = seat + 1
                    for card in moved_9:
                        put_known(s, card, place)
                    return 100  # main_each_6
    return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning

def main_each_6(s, _):  # main, loop, content/disruptopia/game.rules:138
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= len(ALL_DECK):
            return 99  # main_each_7
        d_2 = ALL_DECK[each_6_i]
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        if not shielded_hand(s, s.f_main_seat):
            if not s.piles[d_2 + 21]:
                place = d_2 + 21
                for card in s.piles[d_2 + 24]:
                    put_known(s, card, place)
                shuffle(s, d_2 + 21)
            if s.piles[d_2 + 21]:
                place = d_2 + 21
                if s.explicit and undecided(s, place):
                    return await_top(s, place, 76)  # then main_card_24
                card_24 = s.piles[place][-1]
                moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
                place = s.f_main_seat + 1
                for card in moved_9:
                    put_known(s, card, place)
                return 100  # main_each_6

def main_card_24(s, card_24):  # main, after the card card_24, content/disruptopia/game.rules:138
    if s.explicit:
        settle(s, card_24)
    moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
    place = s.f_main_seat + 1
    for card in moved_9:
        put_known(s, card, place)
    return 100  # main_each_6

# ---- use_cards_in01, content/disruptopia/cards/influence.yaml:12
def use_cards_in01(s, me, this):
    s.used_1[this] = 1
    old_source_62 = s.source
    old_source_by_62 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_power(s, me):
        value = s.power[me] + 1
        if value > 29:
            value = 29
        s.power[me] = value
    s.source = old_source_62
    s.source_by = old_source_by_62
    return

# ---- use_cards_in02, content/disruptopia/cards/influence.yaml:22
def use_cards_in02(s, me, this):
    s.used_2[this] = 1
    old_source_63 = s.source
    old_source_by_63 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_reputation(s, me):
        value = s.reputation[me] + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
    s.source = old_source_63
    s.source_by = old_source_by_63
    return

# ---- use_cards_in18, content/disruptopia/cards/influence.yaml:164
def use_cards_in18(s, ret, me, this):
    s.f_use_cards_in18_ret = ret
    s.f_use_cards_in18_me = me
    s.used_8[this] = 1
    s.f_use_cards_in18_old_source_64 = s.source
    s.f_use_cards_in18_old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    s.player = me
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 84  # then use_cards_in18_chosen_4
    return 0

def use_cards_in18_chosen_4(s, chosen_4):  # use_cards_in18, after the question chosen_4, content/disruptopia/cards/influence.yaml:166
    me = s.f_use_cards_in18_me
    if chosen_4 == 0:
        if not shielded_power(s, me):
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
    s.source = s.f_use_cards_in18_old_source_64
    s.source_by = s.f_use_cards_in18_old_source_by_64
    return s.f_use_cards_in18_ret

# ---- use_cards_rs11, content/disruptopia/cards/research.yaml:98
def use_cards_rs11(s, ret, me, this):
    s.f_use_cards_rs11_ret = ret
    s.f_use_cards_rs11_me = me
    s.used_11[this] = 1
    s.f_use_cards_rs11_old_source_65 = s.source
    s.f_use_cards_rs11_old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 85  # then use_cards_rs11_rolled_die_3
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return use_cards_rs11_rolled_die_3(s, dice)

def use_cards_rs11_rolled_die_3(s, rolled_die_3):  # use_cards_rs11, after the dice rolled_die_3, content/disruptopia/cards/research.yaml:100
    me = s.f_use_cards_rs11_me
    s.die = rolled_die_3
    if s.die <= 2:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_62 = value - before
            if change_62 != 0:
                on_after_lose_reputation(s, me, 0 - change_62, 0)
    elif s.die >= 5 and d_chip_gate(s, me, 1):
        if not shielded_compute(s, me):
            before = s.compute[me]
            value = before + 1
            bound = max(1, q_lowest_compute(s, me))
            if value < bound:
                value = bound
            if value > 7:
                value = 7
            s.compute[me] = value
            change_63 = value - before
            if change_63 != 0:
                on_after_gain_compute(s, me, change_63, 0)
    s.source = s.f_use_cards_rs11_old_source_65
    s.source_by = s.f_use_cards_rs11_old_source_by_65
    return s.f_use_cards_rs11_ret

# ---- use_cards_rs12, content/disruptopia/cards/research.yaml:110
def use_cards_rs12(s, ret, me, this):
    s.f_use_cards_rs12_ret = ret
    s.f_use_cards_rs12_me = me
    s.used_12[this] = 1
    s.f_use_cards_rs12_old_source_66 = old_source_66 = s.source
    s.f_use_cards_rs12_old_source_by_66 = old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    if shielded_hand(s, me):
        if s.piles[me + 1]:
            s.player = me
            s.options = options = s.piles[me + 1]
            s.option_count = len(options)
            s.pc = 87  # then use_cards_rs12_card_22
            return 0
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if not s.piles[21]:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if not s.piles[21]:
        if s.piles[me + 1]:
            s.player = me
            s.options = options = s.piles[me + 1]
            s.option_count = len(options)
            s.pc = 87  # then use_cards_rs12_card_22
            return 0
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if s.explicit and undecided(s, 21):
        return await_top(s, 21, 86)  # then use_cards_rs12_card_29
    card_29 = s.piles[21][-1]
    moved_12 = (card_29,) if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)) else ()
    place = me + 1
    for card in moved_12:
        put_known(s, card, place)
    if s.piles[me + 1]:
        s.player = me
        s.options = options = s.piles[me + 1]
        s.option_count = len(options)
        s.pc = 87  # then use_cards_rs12_card_22
        return 0
    s.source = old_source_66
    s.source_by = old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_29(s, card_29):  # use_cards_rs12, after the card card_29, content/disruptopia/cards/research.yaml:111
    if s.explicit:
        settle(s, card_29)
    me = s.f_use_cards_rs12_me
    moved_12 = (card_29,) if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)) else ()
    place = me + 1
    for card in moved_12:
        put_known(s, card, place)
    if s.piles[me + 1]:
        s.player = me
        s.options = options = s.piles[me + 1]
        s.option_count = len(options)
        s.pc = 87  # then use_cards_rs12_card_22
        return 0
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_22(s, card_22):  # use_cards_rs12, after the question card_22, content/disruptopia/turn.rules:139
    do_discard(s, s.f_use_cards_rs12_me, card_22)
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

# ---- handler_23, content/disruptopia/cards/sabotage.yaml:165
def handler_23(s, me, actor, amount, index, this):
    if me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0:
        s.running_23[this] = 1
        old_source_67 = s.source
        old_source_by_67 = s.source_by
        s.source = this
        s.source_by = me
        s.used_23[this] = 1
        if not shielded_reputation(s, me):
            value = s.reputation[me] + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
        s.source = old_source_67
        s.source_by = old_source_by_67
        s.running_23[this] = 0
    return

# ---- on_after_lose_reputation
def on_after_lose_reputation(s, actor, amount, index):
    for seat_7 in CLOCKWISE[s.n][s.active]:
        waiting = on_after_lose_reputation_those(s, seat_7, actor, amount, index)
        leaves = False
        for reacting_times in RANGE_1_1001:
            if not waiting:
                leaves = True
                break
            now = waiting[0]
            REACTIONS_1[now](s, seat_7, actor, amount, index, now)
            waiting = on_after_lose_reputation_those_(s, waiting, now, seat_7, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- handler_20, content/disruptopia/cards/sabotage.yaml:11
def handler_20(s, me, actor, amount, index, this):
    if me != actor and actor in d_neighbours(s, me):
        old_source_68 = s.source
        old_source_by_68 = s.source_by
        s.source = this
        s.source_by = me
        if shielded_corporate_funds_below(s, actor):
            taken_2 = 0
        else:
            before = s.corporate_funds[actor]
            value = before + (0 - amount)
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 474)
            s.corporate_funds[actor] = value
            change_65 = value - before
            taken_2 = 0 - change_65
        if not shielded_corporate_funds(s, me):
            value = s.corporate_funds[me] + taken_2
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 474)
            s.corporate_funds[me] = value
        s.source = old_source_68
        s.source_by = old_source_by_68
    return

# ---- on_after_gain_compute
def on_after_gain_compute(s, actor, amount, index):
    for seat_8 in CLOCKWISE[s.n][s.active]:
        waiting_1 = on_after_gain_compute_those(s, seat_8, actor, amount, index)
        leaves = False
        for reacting_1_times in RANGE_1_1001:
            if not waiting_1:
                leaves = True
                break
            now_1 = waiting_1[0]
            REACTIONS_2[now_1](s, seat_8, actor, amount, index, now_1)
            waiting_1 = on_after_gain_compute_those_(s, waiting_1, now_1, seat_8, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- handler_14, content/disruptopia/cards/research.yaml:146
def handler_14(s, ret, me, actor, amount, index, this):
    s.f_handler_14_ret = ret
    s.f_handler_14_me = me
    s.f_handler_14_this = this
    if me != actor and actor in d_neighbours(s, me) and s.used_14[this] == 0:
        s.f_handler_14_old_source_69 = old_source_69 = s.source
        s.f_handler_14_old_source_by_69 = old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        if can_buy_chips(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 88  # then handler_14_answer_3
            return 0
        s.source = old_source_69
        s.source_by = old_source_by_69
        return s.f_handler_14_ret
    return s.f_handler_14_ret

def handler_14_answer_3(s, answer_3):  # handler_14, after the question answer_3, content/disruptopia/cards/research.yaml:146
    if answer_3:
        s.used_14[s.f_handler_14_this] = 1
        do_buy_chips(s, s.f_handler_14_me)
        s.source = s.f_handler_14_old_source_69
        s.source_by = s.f_handler_14_old_source_by_69
        return s.f_handler_14_ret
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

# ---- on_after_gain_model_version
def on_after_gain_model_version(s, ret, actor, amount, index):
    s.f_on_after_gain_model_version_ret = ret
    s.f_on_after_gain_model_version_actor = actor
    s.f_on_after_gain_model_version_amount = amount
    s.f_on_after_gain_model_version_index = index
    s.f_on_after_gain_model_version_each_17_from = s.active
    s.f_on_after_gain_model_version_each_17_i = 0
    return on_after_gain_model_version_each_17(s)

def on_after_gain_model_version_after_reactions_3(s, _):  # on_after_gain_model_version, after reactions_3
    waiting_2 = s.f_on_after_gain_model_version_waiting_2
    now_2 = s.f_on_after_gain_model_version_now_2
    seat_9 = s.f_on_after_gain_model_version_seat_9
    s.f_on_after_gain_model_version_waiting_2 = waiting_2 = on_after_gain_model_version_those(s, waiting_2, now_2, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
    if s.f_on_after_gain_model_version_reacting_2_left > 0:
        s.f_on_after_gain_model_version_reacting_2_left = s.f_on_after_gain_model_version_reacting_2_left - 1
        if not waiting_2:
            return on_after_gain_model_version_each_17(s)
        s.f_on_after_gain_model_version_now_2 = now_2 = waiting_2[0]
        return REACTIONS_3[now_2](s, 89, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_2)  # then on_after_gain_model_version_after_reactions_3
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_reacting_2(s, _):  # on_after_gain_model_version, loop
    if s.f_on_after_gain_model_version_reacting_2_left > 0:
        s.f_on_after_gain_model_version_reacting_2_left = s.f_on_after_gain_model_version_reacting_2_left - 1
        if not s.f_on_after_gain_model_version_waiting_2:
            return on_after_gain_model_version_each_17(s)
        s.f_on_after_gain_model_version_now_2 = now_2 = s.f_on_after_gain_model_version_waiting_2[0]
        return REACTIONS_3[now_2](s, 89, s.f_on_after_gain_model_version_seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_2)  # then on_after_gain_model_version_after_reactions_3
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_each_17(s):  # on_after_gain_model_version, rest
    each_17_i = s.f_on_after_gain_model_version_each_17_i
    if each_17_i < s.n:
        s.f_on_after_gain_model_version_seat_9 = seat_9 = (s.f_on_after_gain_model_version_each_17_from + each_17_i) % s.n
        s.f_on_after_gain_model_version_each_17_i = each_17_i = each_17_i + 1
        if seat_9 == s.f_on_after_gain_model_version_actor:
            if not shielded_reputation(s, seat_9):
                value = s.reputation[seat_9] + q_training_reputation(s, seat_9)
                if value > 10:
                    value = 10
                s.reputation[seat_9] = value
            if not shielded_power(s, seat_9):
                value = s.power[seat_9] + q_training_power(s, seat_9)
                if value > 29:
                    value = 29
                s.power[seat_9] = value
            if s.model_version[seat_9] == 7:
                s.ending = 1
        s.f_on_after_gain_model_version_waiting_2 = on_after_gain_model_version_those_(s, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
        s.f_on_after_gain_model_version_reacting_2_left = 1000
        return 101  # on_after_gain_model_version_reacting_2
    return s.f_on_after_gain_model_version_ret

# ---- handler_5, content/disruptopia/cards/influence.yaml:118
def handler_5(s, ret, me, actor, amount, index, this, depth_):
    s.f_handler_5_ret = ret
    s.f_handler_5_me = me
    s.f_handler_5_actor = actor
    s.f_handler_5_amount = amount
    s.f_handler_5_index = index
    s.f_handler_5_this = this
    s.f_handler_5_depth_ = depth_
    return 90  # handler_5_begin

def handler_5_begin(s, _):  # handler_5, where it begins, content/disruptopia/cards/influence.yaml:118
    me = s.f_handler_5_me
    this = s.f_handler_5_this
    if s.f_handler_5_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 485)
    if me == s.f_handler_5_actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        s.f_handler_5_old_source_70 = s.source
        s.f_handler_5_old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 91  # then handler_5_answer_4
        return 0
    return s.f_handler_5_ret

def handler_5_answer_4(s, answer_4):  # handler_5, after the question answer_4, content/disruptopia/cards/influence.yaml:119
    if answer_4:
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 92  # then handler_5_rolled_campaign_die_1
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_campaign_die_1 = dice
        s.campaign_die = rolled_campaign_die_1
        s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
        return on_after_roll_campaign_die(s, 93, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rolled_campaign_die_1(s, rolled_campaign_die_1):  # handler_5, after the dice rolled_campaign_die_1, content/disruptopia/cards/influence.yaml:119
    s.campaign_die = rolled_campaign_die_1
    s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
    return on_after_roll_campaign_die(s, 93, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die

def handler_5_after_on_after_roll_campaign_die(s, _):  # handler_5, after on_after_roll_campaign_die, content/disruptopia/cards/influence.yaml:119
    s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this = s.stack[-1]
    s.stack = s.stack[:-1]
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

# ---- on_after_roll_campaign_die
def on_after_roll_campaign_die(s, ret, actor, amount, index, depth_):
    s.f_on_after_roll_campaign_die_ret = ret
    s.f_on_after_roll_campaign_die_actor = actor
    s.f_on_after_roll_campaign_die_amount = amount
    s.f_on_after_roll_campaign_die_index = index
    s.f_on_after_roll_campaign_die_depth_ = depth_
    return 94  # on_after_roll_campaign_die_begin

def on_after_roll_campaign_die_begin(s, _):  # on_after_roll_campaign_die, where it begins
    if s.f_on_after_roll_campaign_die_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 0)
    s.f_on_after_roll_campaign_die_each_18_from = each_18_from = s.active
    s.f_on_after_roll_campaign_die_each_18_i = each_18_i = 0
    if each_18_i < s.n:
        s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (each_18_from + each_18_i) % s.n
        s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
        s.f_on_after_roll_campaign_die_waiting_3 = on_after_roll_campaign_die_those(s, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_3_left = 1000
        return 102  # on_after_roll_campaign_die_reacting_3
    return s.f_on_after_roll_campaign_die_ret

def on_after_roll_campaign_die_after_reactions_4(s, _):  # on_after_roll_campaign_die, after reactions_4
    s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3 = s.stack[-1]
    s.stack = s.stack[:-1]
    each_18_i = s.f_on_after_roll_campaign_die_each_18_i
    seat_10 = s.f_on_after_roll_campaign_die_seat_10
    actor = s.f_on_after_roll_campaign_die_actor
    amount = s.f_on_after_roll_campaign_die_amount
    index = s.f_on_after_roll_campaign_die_index
    waiting_3 = s.f_on_after_roll_campaign_die_waiting_3
    now_3 = s.f_on_after_roll_campaign_die_now_3
    s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = on_after_roll_campaign_die_those_(s, waiting_3, now_3, seat_10, actor, amount, index)
    if s.f_on_after_roll_campaign_die_reacting_3_left > 0:
        s.f_on_after_roll_campaign_die_reacting_3_left = s.f_on_after_roll_campaign_die_reacting_3_left - 1
        if not waiting_3:
            if each_18_i < s.n:
                s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (s.f_on_after_roll_campaign_die_each_18_from + each_18_i) % s.n
                s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
                s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = on_after_roll_campaign_die_those(s, seat_10, actor, amount, index)
                s.f_on_after_roll_campaign_die_reacting_3_left = 1000
                return 102  # on_after_roll_campaign_die_reacting_3
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_3 = now_3 = waiting_3[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3),)
        return REACTIONS_4[now_3](s, 95, seat_10, actor, amount, index, now_3, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_4
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_reacting_3(s, _):  # on_after_roll_campaign_die, loop
    each_18_i = s.f_on_after_roll_campaign_die_each_18_i
    seat_10 = s.f_on_after_roll_campaign_die_seat_10
    if s.f_on_after_roll_campaign_die_reacting_3_left > 0:
        s.f_on_after_roll_campaign_die_reacting_3_left = s.f_on_after_roll_campaign_die_reacting_3_left - 1
        if not s.f_on_after_roll_campaign_die_waiting_3:
            if each_18_i < s.n:
                s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (s.f_on_after_roll_campaign_die_each_18_from + each_18_i) % s.n
                s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
                s.f_on_after_roll_campaign_die_waiting_3 = on_after_roll_campaign_die_those(s, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                s.f_on_after_roll_campaign_die_reacting_3_left = 1000
                return 102  # on_after_roll_campaign_die_reacting_3
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_3 = now_3 = s.f_on_after_roll_campaign_die_waiting_3[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3),)
        return REACTIONS_4[now_3](s, 95, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_3, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_4
    raise RuleLimit('this is repeated too often', 0)

# ---- handler_7, content/disruptopia/cards/influence.yaml:153
def handler_7(s, me, actor, its_card, this):
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        old_source_71 = s.source
        old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        do_discard(s, me, this)
        s.lasting_32[me] = s.lasting_32[me] + (me, its_card)
        s.source = old_source_71
        s.source_by = old_source_by_71
    return

# ---- handler_13, content/disruptopia/cards/research.yaml:138
def handler_13(s, me, actor, this):
    if me == actor:
        old_source_72 = s.source
        old_source_by_72 = s.source_by
        s.source = this
        s.source_by = me
        if not shielded_corporate_funds(s, me):
            value = s.corporate_funds[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 490)
            s.corporate_funds[me] = value
        s.source = old_source_72
        s.source_by = old_source_by_72
    return

# ---- expire_action
def expire_action(s):
    for seat_13 in CLOCKWISE[s.n][0]:
        s.lasting_32[seat_13] = ()
    return

def head_cards_effect_in06_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_in06_those(s, me)
    region = options[int(rnd() * len(options))]
    s.scratch = ((1,),)
    kept_1 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (region,)) + kept_1
    return

def head_cards_effect_in07_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_in07_those(s, me)
    region_2 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (region_2,))
    return

def head_cards_effect_in09_played(s, rnd, me, this):
    s.option_count += 1
    options = RANGES_FROM_1[min(3, s.power[me])]
    n = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (n,))
    return

def head_cards_effect_in12_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_0_TO_6[s.presence[me]]
    region_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (region_3,))
    return

def do_draw_from_any_deck_played(s, rnd, me):
    s.option_count += 1
    options = do_draw_from_any_deck_those(s)
    d = options[int(rnd() * len(options))]
    if not shielded_hand(s, me):
        if not s.piles[d + 21]:
            place = d + 21
            for card in s.piles[d + 24]:
                put_known(s, card, place)
            shuffle(s, d + 21)
        if s.piles[d + 21]:
            card_2 = top_by(s, d + 21, rnd)
            moved = (card_2,) if not (s.loc[card_2] >= 1 and s.loc[card_2] < 6 and shielded_hand_below(s, s.loc[card_2] - 1) or s.loc[card_2] >= 6 and s.loc[card_2] < 11 and shielded_rejects_below(s, s.loc[card_2] - 6) or s.loc[card_2] >= 11 and s.loc[card_2] < 16 and shielded_effects_below(s, s.loc[card_2] - 11) or s.loc[card_2] >= 16 and s.loc[card_2] < 21 and shielded_new_effects_below(s, s.loc[card_2] - 16)) else ()
            place = me + 1
            for card in moved:
                put_known(s, card, place)
    return

def head_cards_effect_rs04_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs04_those(s, me)
    n_2 = options[int(rnd() * len(options))]
    price_1 = q_recruit_price(s, me, n_2)
    if price_1 > 0:
        s.corporate_funds[me] += (0 - price_1)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (n_2,))
    return

def head_cards_effect_rs06_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs06_those(s, me)
    n_3 = options[int(rnd() * len(options))]
    s.scratch = ((1,),)
    kept_3 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (n_3,)) + kept_3
    return

def head_cards_effect_rs13_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs13_those(s, this)
    found = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = ((3,), (found,))
    return

def head_cards_effect_rs19_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs19_those(s, me)
    worker = options[int(rnd() * len(options))]
    s.option_count += 1
    options = d_other_actions(s, me, worker)
    space = options[int(rnd() * len(options))]
    s.scratch = ((1,),)
    kept_4 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((4,), (worker,), (space,)) + kept_4
    return

def head_cards_effect_sb02_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target
    s.scratch = ((2,), (target,))
    return

def head_cards_effect_sb03_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb03_those(s, me)
    target_1 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_1
    s.scratch = ((2,), (target_1,))
    return

def head_cards_effect_sb04_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb04_those(s, me)
    target_2 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = head_cards_effect_sb04_those_(s, me, target_2)
    region_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_2
    s.scratch = ((4,), (target_2,), (region_4,))
    return

def head_cards_effect_sb05_played(s, rnd, me, this):
    s.option_count += 1
    options = d_neighbours(s, me)
    target_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_3
    s.scratch = ((2,), (target_3,))
    return

def head_cards_effect_sb06_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_4
    s.scratch = ((2,), (target_4,))
    return

def head_cards_effect_sb07_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb07_those(s, me)
    target_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_5
    s.scratch = ((2,), (target_5,))
    return

def head_cards_effect_sb08_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb08_those(s, me)
    target_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_6
    s.scratch = ((2,), (target_6,))
    return

def head_cards_effect_sb09_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb09_those(s, me)
    target_7 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_7
    s.scratch = ((2,), (target_7,))
    return

def head_cards_effect_sb10_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb10_those(s, me)
    target_8 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_8
    s.scratch = ((2,), (target_8,))
    return

def head_cards_effect_sb11_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb11_those(s, me)
    target_9 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_9
    s.scratch = ((2,), (target_9,))
    return

def head_cards_effect_sb12_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_0_TO_6[s.presence[me]]
    region_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, me, region_5)
    s.scratch = ((2,), (region_5,))
    return

def head_cards_effect_sb13_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb13_those(s, me)
    target_10 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = s.piles[target_10 + 11]
    stolen = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_10
    s.scratch = ((6,), (target_10,), (stolen,))
    return

def head_cards_effect_sb14_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb14_those(s, me)
    target_11 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_11
    s.scratch = ((2,), (target_11,))
    return

def head_cards_effect_sb16_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_0_TO_6[s.presence[me]]
    region_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = ((2,), (region_6,))
    return

def head_cards_effect_sb18_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb18_those(s, me)
    x = options[int(rnd() * len(options))]
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_12 = options[int(rnd() * len(options))]
    price_2 = x
    if price_2 > 0:
        s.card_points[me] += (0 - price_2)
    s.targeting = this
    s.targeted = 0 | 1 << target_12
    s.scratch = ((4,), (x,), (target_12,))
    return

def head_cards_effect_sb20_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_13 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_13
    s.scratch = ((2,), (target_13,))
    return

def head_cards_effect_sb21_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_14 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_14
    s.scratch = ((2,), (target_14,))
    return

def body_cards_effect_in06_played(s, rnd, me, this, kept):
    region = kept[1][0]
    old_source_5 = s.source
    old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region] + 1
    if value > 3:
        value = 3
    s.region_tokens[region] = value
    offer = body_cards_effect_in06_those(s, me)
    if offer:
        s.option_count += 1
        options = offer
        other_region = options[int(rnd() * len(options))]
        if can_take_subsidy(s, me, other_region):
            do_take_subsidy(s, me, other_region)
    s.source = old_source_5
    s.source_by = old_source_by_5
    return

def body_cards_effect_in10_played(s, rnd, me, this, kept):
    old_source_9 = s.source
    old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    rolled_die = int(rnd() * 6) + 1
    s.die = rolled_die
    if not shielded_reputation(s, me):
        value = s.reputation[me] + VALUE_2[s.die]
        if value > 10:
            value = 10
        s.reputation[me] = value
    if s.die == 6:
        if not shielded_power(s, me):
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    s.source = old_source_9
    s.source_by = old_source_by_9
    return

def body_cards_effect_in14_played(s, rnd, me, this, kept):
    old_source_13 = s.source
    old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    for turn_1 in RANGE_1_3:
        if can_draw_from_any_deck(s, me):
            do_draw_from_any_deck_played(s, rnd, me)
    offer = body_cards_effect_in14_those(s, me, this)
    if offer:
        s.option_count += 1
        options = offer
        do_discard_another_card_4 = options[int(rnd() * len(options))]
        do_discard(s, me, do_discard_another_card_4)
    s.source = old_source_13
    s.source_by = old_source_by_13
    return

def body_cards_effect_rs03_played(s, rnd, me, this, kept):
    old_source_22 = s.source
    old_source_by_22 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_workers(s, me):
        value = s.workers[me] + 1
        if value > 8:
            value = 8
        s.workers[me] = value
    if s.workers[me] > s.worker_up:
        s.option_count += 1
        answer = 1 if rnd() < 0.5 else 0
        if answer:
            s.option_count += 1
            options = ALL_BOARD
            space_2 = options[int(rnd() * len(options))]
            if not shielded_plan(s, me):
                s.plan[me * 8 + s.workers[me] - 1] = space_2
    s.source = old_source_22
    s.source_by = old_source_by_22
    return

def body_cards_effect_rs08_played(s, rnd, me, this, kept):
    old_source_27 = s.source
    old_source_by_27 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_model_version(s, me):
        before = s.model_version[me]
        value = before + 1
        s.model_version[me] = value
        change_23 = value - before
        if change_23 != 0:
            on_after_gain_model_version_played(s, rnd, me, change_23, 0)
    s.source = old_source_27
    s.source_by = old_source_by_27
    return

def body_cards_effect_rs17_played(s, rnd, me, this, kept):
    old_source_36 = s.source
    old_source_by_36 = s.source_by
    s.source = this
    s.source_by = me
    s.option_count += 1
    if d_chip_gate(s, me, 1):
        chosen = (0, 1, 2)[int(rnd() * 3)]
    else:
        chosen = 1 if rnd() < 0.5 else 2
    if chosen == 0:
        if not shielded_compute(s, me):
            before = s.compute[me]
            value = before + 1
            bound = max(1, q_lowest_compute(s, me))
            if value < bound:
                value = bound
            if value > 7:
                value = 7
            s.compute[me] = value
            change_26 = value - before
            if change_26 != 0:
                on_after_gain_compute(s, me, change_26, 0)
    elif chosen == 1:
        s.lasting_29[me] = s.lasting_29[me] + (me,)
    elif not shielded_hand(s, me):
        for turn_3 in RANGE_1_4:
            if not s.piles[21]:
                for card in s.piles[24]:
                    put_known(s, card, 21)
                shuffle(s, 21)
            if not s.piles[21]:
                break
            card_8 = top_by(s, 21, rnd)
            moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
            place = me + 1
            for card in moved_3:
                put_known(s, card, place)
    s.source = old_source_36
    s.source_by = old_source_by_36
    return

def body_cards_effect_sb03_played(s, rnd, me, this, kept):
    target_1 = kept[1][0]
    old_source_43 = s.source
    old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target_1):
        do_lose_worker(s, target_1)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        if change_27 != 0:
            on_after_lose_reputation(s, me, 0 - change_27, 0)
    if d_worker_gate(s, me, 1):
        s.option_count += 1
        answer_1 = 1 if rnd() < 0.5 else 0
        if answer_1:
            if not shielded_workers(s, me):
                value = s.workers[me] + 1
                if value > 8:
                    value = 8
                s.workers[me] = value
    s.source = old_source_43
    s.source_by = old_source_by_43
    return

def body_cards_effect_sb10_played(s, rnd, me, this, kept):
    target_8 = kept[1][0]
    old_source_50 = s.source
    old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, target_8):
        look(s, me, target_8 + 1)
    if body_cards_effect_sb10_count(s, target_8) > 0:
        s.option_count += 1
        options = body_cards_effect_sb10_those(s, target_8)
        card_10 = options[int(rnd() * len(options))]
        do_discard(s, me, card_10)
    s.source = old_source_50
    s.source_by = old_source_by_50
    return

def body_cards_effect_sb11_played(s, rnd, me, this, kept):
    target_9 = kept[1][0]
    old_source_51 = s.source
    old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    if s.piles[target_9 + 1]:
        pool = s.piles[target_9 + 1]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 224)
        items = pool
        blur(s, items)
        card_12 = items[int(rnd() * len(items))]
        if not shielded_hand(s, me):
            moved_4 = (card_12,) if not (s.loc[card_12] >= 1 and s.loc[card_12] < 6 and shielded_hand_below(s, s.loc[card_12] - 1) or s.loc[card_12] >= 6 and s.loc[card_12] < 11 and shielded_rejects_below(s, s.loc[card_12] - 6) or s.loc[card_12] >= 11 and s.loc[card_12] < 16 and shielded_effects_below(s, s.loc[card_12] - 11) or s.loc[card_12] >= 16 and s.loc[card_12] < 21 and shielded_new_effects_below(s, s.loc[card_12] - 16)) else ()
            place = me + 1
            for card in moved_4:
                leave(s, card, place)
                put_known(s, card, place)
    s.source = old_source_51
    s.source_by = old_source_by_51
    return

def body_cards_effect_sb12_played(s, rnd, me, this, kept):
    region_5 = kept[1][0]
    old_source_52 = s.source
    old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    for victim_1 in RIVALS[s.n][me]:
        if s.presence[victim_1] >> region_5 & 1:
            if not shielded_from_all(s, victim_1):
                s.option_count += 1
                if s.corporate_funds[victim_1] >= 2:
                    chosen_1 = 0 if rnd() < 0.5 else 1
                else:
                    chosen_1 = (1,)[int(rnd() * 1)]
                if chosen_1 == 0:
                    s.corporate_funds[victim_1] -= 2
                    value = s.corporate_funds[me] + 2
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 229)
                    s.corporate_funds[me] = value
                elif not shielded_reputation_below(s, victim_1):
                    before = s.reputation[victim_1]
                    value = before - 1
                    if value < -2:
                        value = -2
                    s.reputation[victim_1] = value
                    change_38 = value - before
                    if change_38 != 0:
                        on_after_lose_reputation(s, victim_1, 0 - change_38, 0)
    s.source = old_source_52
    s.source_by = old_source_by_52
    return

def body_cards_effect_sb20_played(s, rnd, me, this, kept):
    target_13 = kept[1][0]
    old_source_60 = s.source
    old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    rolled_die_1 = int(rnd() * 6) + 1
    s.die = rolled_die_1
    if s.die == 1:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            if change_41 != 0:
                on_after_lose_reputation(s, me, 0 - change_41, 0)
    elif s.die <= 4:
        if not shielded_reputation_below(s, target_13):
            before = s.reputation[target_13]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[target_13] = value
            change_42 = value - before
            if change_42 != 0:
                on_after_lose_reputation(s, target_13, 0 - change_42, 0)
    else:
        if not shielded_reputation_below(s, target_13):
            before = s.reputation[target_13]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_13] = value
            change_43 = value - before
            if change_43 != 0:
                on_after_lose_reputation(s, target_13, 0 - change_43, 0)
        if not shielded_power_below(s, target_13):
            value = s.power[target_13] - 1
            if value < 0:
                value = 0
            s.power[target_13] = value
    s.source = old_source_60
    s.source_by = old_source_by_60
    return

def do_resolve_card_played(s, rnd, me, card_1):
    HEAD_CARDS_EFFECT_PLAYED[card_1](s, rnd, me, card_1)
    kept = s.scratch
    show(s, card_1)
    for seat_11 in CLOCKWISE[s.n][s.active]:
        used = ()
        leaves = False
        for window_times in RANGE_1_1001:
            left_1 = do_resolve_card_those(s, seat_11, used, me, card_1)
            if not (left_1 or s.piles[seat_11 + 1] and (s.reactions == 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me))):
                leaves = True
                break
            s.option_count += 1
            options = do_resolve_card_those_2(s, left_1) + (-1,)
            now_4 = options[int(rnd() * len(options))]
            if now_4 < 0:
                leaves = True
                break
            REACTIONS_5[now_4](s, seat_11, me, card_1, now_4)
            used = used + (now_4,)
        else:
            raise RuleLimit('this is repeated too often', 0)
    BODY_CARDS_EFFECT_PLAYED[card_1](s, rnd, me, card_1, kept)
    if CARDS_KIND[card_1] == 0:
        do_discard(s, me, card_1)
    elif s.effect_delay == 1:
        if not shielded_new_effects(s, me):
            moved_6 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
            place = me + 16
            most = s.effect_slots
            for card in moved_6:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `new_effects`, which holds {most} at most', 256)
    elif not shielded_effects(s, me):
        moved_7 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
        place = me + 11
        most = s.effect_slots
        for card in moved_7:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > most:
                raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 257)
    expire_action(s)
    return

def do_window_played(s, rnd, me):
    for offers_times in RANGE_1_10001:
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            break
        s.option_count += 1
        options = offered_2 + (-1,)
        chosen_2 = options[int(rnd() * len(options))]
        if chosen_2 == -1:
            break
        if chosen_2 >= 1000:
            USE_ABILITY_PLAYED[chosen_2 - 1000](s, rnd, me, chosen_2 - 1000)
        else:
            s.option_count += 1
            options = do_window_those(s, me)
            do_play_free_card_card = options[int(rnd() * len(options))]
            do_resolve_card_played(s, rnd, me, do_play_free_card_card)
    else:
        raise RuleLimit('this is repeated too often', 13)
    return

def do_board_action_b_train_played(s, rnd, me, this):
    price_11 = q_train_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += (0 - price_11)
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    if not shielded_model_version(s, me):
        before = s.model_version[me]
        value = before + 1
        s.model_version[me] = value
        change_48 = value - before
        if change_48 != 0:
            on_after_gain_model_version_played(s, rnd, me, change_48, 0)
    return

def do_board_action_b_handout_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_handout_those(s, me)
    do_government_handout_region_8 = options[int(rnd() * len(options))]
    do_take_subsidy(s, me, do_government_handout_region_8)
    return

def do_board_action_b_marketing_played(s, rnd, me, this):
    rolled_campaign_die = int(rnd() * 6) + 1
    s.campaign_die = rolled_campaign_die
    on_after_roll_campaign_die_played(s, rnd, me, rolled_campaign_die, 0, 0)
    if s.campaign_die <= 2:
        if not shielded_power(s, me):
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[s.net_worth[me]]
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[s.net_worth[me]]
        if value > 10:
            value = 10
        s.reputation[me] = value
    return

def do_board_action_b_presence_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_presence_those(s, me)
    do_scale_presence_region_9 = options[int(rnd() * len(options))]
    price_14 = q_presence_price(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += (0 - price_14)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_9
    return

def do_board_action_b_card_played(s, rnd, me, this):
    if not shielded_card_points(s, me):
        value = s.card_points[me] + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
    for offers_1_times in RANGE_1_10001:
        offered_3 = (0,) if can_play_paid_card(s, me) else ()
        if not offered_3 and not s.piles[me + 1]:
            break
        s.option_count += 1
        options = offered_3 + (-1,)
        chosen_3 = options[int(rnd() * len(options))]
        if chosen_3 == -1:
            break
        s.option_count += 1
        options = do_board_action_b_card_apart(s, me)
        do_play_paid_card_card_20 = options[int(rnd() * len(options))]
        price_15 = q_card_cost(s, me, CARDS_KIND_2[do_play_paid_card_card_20])
        if price_15 > 0:
            s.card_points[me] += (0 - price_15)
        do_resolve_card_played(s, rnd, me, do_play_paid_card_card_20)
    else:
        raise RuleLimit('this is repeated too often', 324)
    return

def do_board_action_b_restructure_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_restructure_apart(s, me)
    do_restructure_card_18 = options[int(rnd() * len(options))]
    do_discard(s, me, do_restructure_card_18)
    return

def do_board_action_b_audit_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_audit_those(s, me)
    do_hostile_audit_target_15 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_board_action_b_audit_apart(s, do_hostile_audit_target_15, me)
    do_hostile_audit_card_19 = options[int(rnd() * len(options))]
    s.corporate_funds[me] -= 5
    s.reputation[me] -= 2
    do_discard(s, me, do_hostile_audit_card_19)
    return

def do_board_action_b_rehire_played(s, rnd, me, this):
    for card_21 in s.piles[me + 1]:
        do_discard(s, me, card_21)
    n_1 = s.hand_limit
    for turn_4 in RANGES_FROM_1_[n_1]:
        if can_draw_from_any_deck(s, me):
            do_draw_from_any_deck_played(s, rnd, me)
    return

def do_place_subsidy_played(s, rnd, me):
    if s.subsidy_supply > 0 and do_place_subsidy_any(s):
        for repeat_3_times in RANGE_1_501:
            rolled_die_2 = int(rnd() * 6) + 1
            s.die = rolled_die_2
            region_10 = do_place_subsidy_first(s)
            if region_10 < 0:
                raise RuleLimit('there is nothing to pick', 387)
            if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
                break
        else:
            raise RuleLimit('there are more than 500 repetitions', 385)
        do_fill_slot(s, me, region_10)
    return

def secret_planning_played(s, rnd, me):
    if len(s.piles[me + 1]) >= max(0, len(s.piles[me + 1]) - s.hand_limit):
        candidates = s.piles[me + 1]
        left = candidates
        extra_1 = ()
        wanted = min(len(left), max(0, len(s.piles[me + 1]) - s.hand_limit))
        for many_times in RANGE_1_10001:
            if wanted <= 0:
                break
            s.option_count += 1
            options = secret_planning_apart(s, left)
            pick = options[int(rnd() * len(options))]
            extra_1 = secret_planning_those_(s, extra_1, pick, candidates)
            left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
            wanted = wanted - 1
            if wanted < -9007199254740992:
                raise RuleLimit('a number became too large', 0)
        else:
            raise RuleLimit('this is repeated too often', 408)
        if not shielded_rejects(s, me):
            moved_10 = secret_planning_those(s, extra_1)
            place = me + 6
            for card in moved_10:
                leave(s, card, place)
                put_known(s, card, place)
        for number_5 in RANGE_1_9:
            if number_5 <= s.workers[me]:
                s.option_count += 1
                options = ALL_BOARD + (-1,)
                space_4 = options[int(rnd() * len(options))]
                if space_4 >= 0:
                    if not shielded_orders(s, me):
                        s.orders[me * 8 + number_5 - 1] = space_4
                    if not shielded_face_down(s, me):
                        s.face_down[me * 8 + number_5 - 1] = 1
    return

def main_played(s, rnd):
    game_around = s.at_game
    s.at_game = 0
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 393)
    options = pool_1
    opener = options[int(rnd() * len(options))]
    s.first_player = opener
    for d_1 in ALL_DECK:
        moved_8 = main_those(s, d_1)
        place = d_1 + 21
        for card in moved_8:
            put_known(s, card, place)
        shuffle(s, d_1 + 21)
    for p_3 in CLOCKWISE[s.n][s.first_player]:
        offer = main_those_(s, p_3)
        if offer:
            s.option_count += 1
            options = offer
            region_11 = options[int(rnd() * len(options))]
            if not shielded_presence(s, p_3):
                s.presence[p_3] = s.presence[p_3] | 1 << region_11
            do_fill_slot(s, 0, region_11)
    do_place_subsidy_played(s, rnd, 0)
    s.at_game = game_around
    game_around_1 = s.at_game
    s.at_game = 1
    played_1 = 0
    for rounds_times in RANGE_1_301:
        played_1 = played_1 + 1
        if played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played_1
        for seat in CLOCKWISE[s.n][s.first_player]:
            s.active = seat
            for d_2 in ALL_DECK:
                if not shielded_hand(s, seat):
                    if not s.piles[d_2 + 21]:
                        place = d_2 + 21
                        for card in s.piles[d_2 + 24]:
                            put_known(s, card, place)
                        shuffle(s, d_2 + 21)
                    if s.piles[d_2 + 21]:
                        card_24 = top_by(s, d_2 + 21, rnd)
                        moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
                        place = seat + 1
                        for card in moved_9:
                            put_known(s, card, place)
        secret_by(s, secret_planning_played, CLOCKWISE[s.n][0], (), rnd)
        for seat_2 in CLOCKWISE[s.n][s.first_player]:
            s.active = seat_2
            for card_27 in s.piles[seat_2 + 6]:
                do_discard(s, seat_2, card_27)
            if s.reveal == 0:
                do_reveal_board(s, seat_2)
        for seat_3 in CLOCKWISE[s.n][s.first_player]:
            s.active = seat_3
            do_reveal_board(s, seat_3)
            do_window_played(s, rnd, seat_3)
            for number_4 in RANGE_1_9:
                if s.plan[seat_3 * 8 + number_4 - 1] != -1:
                    space_3 = s.plan[seat_3 * 8 + number_4 - 1]
                    s.worker_up = number_4
                    if not shielded_plan(s, seat_3):
                        s.plan[seat_3 * 8 + number_4 - 1] = -1
                    if s.decline == 0 or d_spoils_later(s, seat_3, number_4, space_3):
                        if CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                            s.option_count += 1
                            answer_2 = space_3 if rnd() < 0.5 else -1
                            if answer_2 >= 0:
                                DO_BOARD_ACTION_PLAYED[space_3](s, rnd, seat_3, space_3)
                    elif CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                        DO_BOARD_ACTION_PLAYED[space_3](s, rnd, seat_3, space_3)
                    do_window_played(s, rnd, seat_3)
            s.worker_up = 0
            if not shielded_card_points(s, seat_3):
                s.card_points[seat_3] = 0
        for seat_4 in CLOCKWISE[s.n][0]:
            if not shielded_personal_funds(s, seat_4):
                value = s.personal_funds[seat_4] + s.corporate_funds[seat_4]
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 423)
                s.personal_funds[seat_4] = value
            if not shielded_corporate_funds(s, seat_4):
                s.corporate_funds[seat_4] = 0
        if s.ending:
            break
        for seat_5 in CLOCKWISE[s.n][0]:
            if not shielded_income_marker(s, seat_5):
                s.income_marker[seat_5] = q_income(s, seat_5)
            if not shielded_corporate_funds(s, seat_5):
                value = s.corporate_funds[seat_5] + s.income_marker[seat_5]
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 430)
                s.corporate_funds[seat_5] = value
        if s.token_held:
            s.token_held = 0
        else:
            s.first_player = (s.first_player + 1) % s.n
        if s.round_tracker == 0:
            s.round_tracker = 1
        else:
            s.round_tracker = 0
        do_place_subsidy_played(s, rnd, 0)
        for p_4 in CLOCKWISE[s.n][0]:
            if not shielded_workers_below(s, p_4):
                value = s.workers[p_4] + (0 - s.leaving[p_4])
                if value < 3:
                    value = 3
                s.workers[p_4] = value
            if not shielded_leaving(s, p_4):
                s.leaving[p_4] = 0
            if not shielded_effects(s, p_4):
                moved_11 = main_those_2(s, p_4)
                place = p_4 + 11
                most = s.effect_slots
                for card in moved_11:
                    put_known(s, card, place)
                    if len(s.piles[place]) > most:
                        raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 442)
        for seat_14 in CLOCKWISE[s.n][0]:
            s.lasting_28[seat_14] = ()
        for seat_15 in CLOCKWISE[s.n][0]:
            s.lasting_30[seat_15] = s.lasting_30_next[seat_15]
            s.lasting_30_next[seat_15] = ()
        for mark_2 in RANGE_84:
            s.used_1[mark_2] = 0
        for mark_3 in RANGE_84:
            s.used_2[mark_3] = 0
        for mark_4 in RANGE_84:
            s.used_8[mark_4] = 0
        for mark_5 in RANGE_84:
            s.used_11[mark_5] = 0
        for mark_6 in RANGE_84:
            s.used_12[mark_6] = 0
        for mark_7 in RANGE_84:
            s.used_23[mark_7] = 0
        for mark_8 in RANGE_84:
            s.used_14[mark_8] = 0
    else:
        raise RuleLimit('there are more than 300 rounds', 403)
    for mark in RANGE_84:
        s.running_23[mark] = 0
    for mark_1 in RANGE_84:
        s.running_5[mark_1] = 0
    s.source = -1
    s.source_by = -1
    if s.at_game == 0:
        return 71  # after game
    s.at_game = game_around_1
    return

def use_cards_in18_played(s, rnd, me, this):
    s.used_8[this] = 1
    old_source_64 = s.source
    old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    s.option_count += 1
    chosen_4 = 0 if rnd() < 0.5 else 1
    if chosen_4 == 0:
        if not shielded_power(s, me):
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
    s.source = old_source_64
    s.source_by = old_source_by_64
    return

def use_cards_rs11_played(s, rnd, me, this):
    s.used_11[this] = 1
    old_source_65 = s.source
    old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    rolled_die_3 = int(rnd() * 6) + 1
    s.die = rolled_die_3
    if s.die <= 2:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_62 = value - before
            if change_62 != 0:
                on_after_lose_reputation(s, me, 0 - change_62, 0)
    elif s.die >= 5 and d_chip_gate(s, me, 1):
        if not shielded_compute(s, me):
            before = s.compute[me]
            value = before + 1
            bound = max(1, q_lowest_compute(s, me))
            if value < bound:
                value = bound
            if value > 7:
                value = 7
            s.compute[me] = value
            change_63 = value - before
            if change_63 != 0:
                on_after_gain_compute(s, me, change_63, 0)
    s.source = old_source_65
    s.source_by = old_source_by_65
    return

def use_cards_rs12_played(s, rnd, me, this):
    s.used_12[this] = 1
    old_source_66 = s.source
    old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, me):
        if not s.piles[21]:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if s.piles[21]:
            card_29 = top_by(s, 21, rnd)
            moved_12 = (card_29,) if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)) else ()
            place = me + 1
            for card in moved_12:
                put_known(s, card, place)
    if s.piles[me + 1]:
        s.option_count += 1
        options = s.piles[me + 1]
        card_22 = options[int(rnd() * len(options))]
        do_discard(s, me, card_22)
    s.source = old_source_66
    s.source_by = old_source_by_66
    return

def handler_14_played(s, rnd, me, actor, amount, index, this):
    if me != actor and actor in d_neighbours(s, me) and s.used_14[this] == 0:
        old_source_69 = s.source
        old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        if can_buy_chips(s, me):
            s.option_count += 1
            answer_3 = 1 if rnd() < 0.5 else 0
            if answer_3:
                s.used_14[this] = 1
                do_buy_chips(s, me)
        s.source = old_source_69
        s.source_by = old_source_by_69
    return

def on_after_gain_model_version_played(s, rnd, actor, amount, index):
    for seat_9 in CLOCKWISE[s.n][s.active]:
        if seat_9 == actor:
            if not shielded_reputation(s, seat_9):
                value = s.reputation[seat_9] + q_training_reputation(s, seat_9)
                if value > 10:
                    value = 10
                s.reputation[seat_9] = value
            if not shielded_power(s, seat_9):
                value = s.power[seat_9] + q_training_power(s, seat_9)
                if value > 29:
                    value = 29
                s.power[seat_9] = value
            if s.model_version[seat_9] == 7:
                s.ending = 1
        waiting_2 = on_after_gain_model_version_those_(s, seat_9, actor, amount, index)
        leaves = False
        for reacting_2_times in RANGE_1_1001:
            if not waiting_2:
                leaves = True
                break
            now_2 = waiting_2[0]
            REACTIONS_3_PLAYED[now_2](s, rnd, seat_9, actor, amount, index, now_2)
            waiting_2 = on_after_gain_model_version_those(s, waiting_2, now_2, seat_9, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

def handler_5_played(s, rnd, me, actor, amount, index, this, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 485)
    if me == actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        old_source_70 = s.source
        old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        s.option_count += 1
        answer_4 = 1 if rnd() < 0.5 else 0
        if answer_4:
            rolled_campaign_die_1 = int(rnd() * 6) + 1
            s.campaign_die = rolled_campaign_die_1
            on_after_roll_campaign_die_played(s, rnd, me, rolled_campaign_die_1, 0, depth_ + 1)
        s.source = old_source_70
        s.source_by = old_source_by_70
        s.running_5[this] = 0
    return

def on_after_roll_campaign_die_played(s, rnd, actor, amount, index, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 0)
    for seat_10 in CLOCKWISE[s.n][s.active]:
        waiting_3 = on_after_roll_campaign_die_those(s, seat_10, actor, amount, index)
        leaves = False
        for reacting_3_times in RANGE_1_1001:
            if not waiting_3:
                leaves = True
                break
            now_3 = waiting_3[0]
            REACTIONS_4_PLAYED[now_3](s, rnd, seat_10, actor, amount, index, now_3, depth_ + 1)
            waiting_3 = on_after_roll_campaign_die_those_(s, waiting_3, now_3, seat_10, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_cover_up, content/disruptopia/turn.rules:8
def do_cover_up_logged(s, me, number_1):
    s.tape.append((2, 5, me, (), None))
    COVER.add(6)
    if not shielded_orders(s, me):
        old_1 = s.orders[me * 8 + number_1 - 1]
        s.orders[me * 8 + number_1 - 1] = -1
        s.tape.append((3, 6, me, (s.orders[me * 8 + number_1 - 1], number_1, old_1,), 1 << me))
    COVER.add(7)
    if not shielded_face_down(s, me):
        old_2 = s.face_down[me * 8 + number_1 - 1]
        s.face_down[me * 8 + number_1 - 1] = 0
        s.tape.append((4, 7, me, (s.face_down[me * 8 + number_1 - 1], number_1, old_2,), None))
    return

# ---- do_reveal_board, content/disruptopia/turn.rules:3
def do_reveal_board_logged(s, me):
    s.tape.append((0, 1, me, (), None))
    COVER.add(2)
    for number in RANGE_1_9:
        if s.face_down[me * 8 + number - 1]:
            COVER.add(3)
            if not shielded_plan(s, me):
                old = s.plan[me * 8 + number - 1]
                s.plan[me * 8 + number - 1] = s.orders[me * 8 + number - 1]
                s.tape.append((1, 3, me, (s.plan[me * 8 + number - 1], number, old,), None))
            COVER.add(4)
            do_cover_up_logged(s, me, number)
    return

# ---- head_cards_effect_in01
def head_cards_effect_in01_logged(s, me, this):
    COVER.add(59)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in02
def head_cards_effect_in02_logged(s, me, this):
    COVER.add(60)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in03
def head_cards_effect_in03_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in04
def head_cards_effect_in04_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in05
def head_cards_effect_in05_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in06
def head_cards_effect_in06_logged(s, ret, me, this):
    s.f_head_cards_effect_in06_ret = ret
    s.f_head_cards_effect_in06_me = me
    s.f_head_cards_effect_in06_this = this
    COVER.add(61)
    COVER.add(62)
    s.player = me
    s.options = options = head_cards_effect_in06_those(s, me)
    s.option_count = len(options)
    s.pc = 3  # then head_cards_effect_in06_region_logged
    return 0

def head_cards_effect_in06_region_logged(s, region):  # head_cards_effect_in06, after the question region, content/disruptopia/cards/influence.yaml:53
    s.tape.append((9, 62, s.f_head_cards_effect_in06_me, (region,), None))
    s.tape.append((10, 63, s.f_head_cards_effect_in06_me, (region,), None))
    s.scratch = ((1,),)
    kept_1 = s.scratch
    s.targeting = s.f_head_cards_effect_in06_this
    s.targeted = 0
    s.scratch = ((2,), (region,)) + kept_1
    return s.f_head_cards_effect_in06_ret

# ---- head_cards_effect_in07
def head_cards_effect_in07_logged(s, ret, me, this):
    s.f_head_cards_effect_in07_ret = ret
    s.f_head_cards_effect_in07_me = me
    s.f_head_cards_effect_in07_this = this
    COVER.add(66)
    COVER.add(67)
    s.player = me
    s.options = options = head_cards_effect_in07_those(s, me)
    s.option_count = len(options)
    s.pc = 4  # then head_cards_effect_in07_region_2_logged
    return 0

def head_cards_effect_in07_region_2_logged(s, region_2):  # head_cards_effect_in07, after the question region_2, content/disruptopia/cards/influence.yaml:65
    s.tape.append((9, 67, s.f_head_cards_effect_in07_me, (region_2,), None))
    s.targeting = s.f_head_cards_effect_in07_this
    s.targeted = 0
    s.scratch = ((2,), (region_2,))
    return s.f_head_cards_effect_in07_ret

# ---- head_cards_effect_in08
def head_cards_effect_in08_logged(s, me, this):
    COVER.add(68)
    s.corporate_funds[me] -= 2
    s.tape.append((13, 69, me, (2,), None))
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in09
def head_cards_effect_in09_logged(s, ret, me, this):
    s.f_head_cards_effect_in09_ret = ret
    s.f_head_cards_effect_in09_me = me
    s.f_head_cards_effect_in09_this = this
    COVER.add(70)
    s.player = me
    s.options = options = RANGES_FROM_1[min(3, s.power[me])]
    s.option_count = len(options)
    s.pc = 5  # then head_cards_effect_in09_n_logged
    return 0

def head_cards_effect_in09_n_logged(s, n):  # head_cards_effect_in09, after the question n, content/disruptopia/cards/influence.yaml:82
    s.tape.append((14, 70, s.f_head_cards_effect_in09_me, (n,), None))
    s.targeting = s.f_head_cards_effect_in09_this
    s.targeted = 0
    s.scratch = ((2,), (n,))
    return s.f_head_cards_effect_in09_ret

# ---- head_cards_effect_in10
def head_cards_effect_in10_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in11
def head_cards_effect_in11_logged(s, me, this):
    COVER.add(71)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in12
def head_cards_effect_in12_logged(s, ret, me, this):
    s.f_head_cards_effect_in12_ret = ret
    s.f_head_cards_effect_in12_me = me
    s.f_head_cards_effect_in12_this = this
    COVER.add(72)
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 6  # then head_cards_effect_in12_region_3_logged
    return 0

def head_cards_effect_in12_region_3_logged(s, region_3):  # head_cards_effect_in12, after the question region_3, content/disruptopia/cards/influence.yaml:108
    s.tape.append((9, 72, s.f_head_cards_effect_in12_me, (region_3,), None))
    s.targeting = s.f_head_cards_effect_in12_this
    s.targeted = 0
    s.scratch = ((2,), (region_3,))
    return s.f_head_cards_effect_in12_ret

# ---- head_cards_effect_in13
def head_cards_effect_in13_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- do_draw_from_any_deck, content/disruptopia/turn.rules:131
def do_draw_from_any_deck_logged(s, ret, me):
    s.f_do_draw_from_any_deck_ret = ret
    s.f_do_draw_from_any_deck_me = me
    s.tape.append((17, 77, me, (), None))
    COVER.add(76)
    s.player = me
    s.options = options = do_draw_from_any_deck_those(s)
    s.option_count = len(options)
    s.pc = 7  # then do_draw_from_any_deck_d_logged
    return 0

def do_draw_from_any_deck_d_logged(s, d):  # do_draw_from_any_deck, after the question d, content/disruptopia/turn.rules:132
    me = s.f_do_draw_from_any_deck_me
    s.tape.append((16, 76, me, (d,), None))
    COVER.add(78)
    if shielded_hand(s, me):
        return s.f_do_draw_from_any_deck_ret
    if not s.piles[d + 21]:
        place = d + 21
        for card in s.piles[d + 24]:
            put_known(s, card, place)
        shuffle(s, d + 21)
    if not s.piles[d + 21]:
        return s.f_do_draw_from_any_deck_ret
    place = d + 21
    if s.explicit and undecided(s, place):
        return await_top(s, place, 8)  # then do_draw_from_any_deck_card_2_logged
    card_2 = s.piles[place][-1]
    moved = (card_2,) if not (s.loc[card_2] >= 1 and s.loc[card_2] < 6 and shielded_hand_below(s, s.loc[card_2] - 1) or s.loc[card_2] >= 6 and s.loc[card_2] < 11 and shielded_rejects_below(s, s.loc[card_2] - 6) or s.loc[card_2] >= 11 and s.loc[card_2] < 16 and shielded_effects_below(s, s.loc[card_2] - 11) or s.loc[card_2] >= 16 and s.loc[card_2] < 21 and shielded_new_effects_below(s, s.loc[card_2] - 16)) else ()
    place = me + 1
    for card in moved:
        put_known(s, card, place)
    s.tape.append((19, 78, me, (len(moved),), None))
    s.tape.append((18, 78, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_card_2_logged(s, card_2):  # do_draw_from_any_deck, after the card card_2, content/disruptopia/turn.rules:133
    if s.explicit:
        settle(s, card_2)
    me = s.f_do_draw_from_any_deck_me
    moved = (card_2,) if not (s.loc[card_2] >= 1 and s.loc[card_2] < 6 and shielded_hand_below(s, s.loc[card_2] - 1) or s.loc[card_2] >= 6 and s.loc[card_2] < 11 and shielded_rejects_below(s, s.loc[card_2] - 6) or s.loc[card_2] >= 11 and s.loc[card_2] < 16 and shielded_effects_below(s, s.loc[card_2] - 11) or s.loc[card_2] >= 16 and s.loc[card_2] < 21 and shielded_new_effects_below(s, s.loc[card_2] - 16)) else ()
    place = me + 1
    for card in moved:
        put_known(s, card, place)
    s.tape.append((19, 78, me, (len(moved),), None))
    s.tape.append((18, 78, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

# ---- head_cards_effect_in14
def head_cards_effect_in14_logged(s, me, this):
    s.tape.append((15, 73, me, (2,), None))
    s.scratch = ((1,),)
    kept_2 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),) + kept_2
    return

# ---- head_cards_effect_in15
def head_cards_effect_in15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in16
def head_cards_effect_in16_logged(s, me, this):
    COVER.add(80)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in17
def head_cards_effect_in17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in18
def head_cards_effect_in18_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in19
def head_cards_effect_in19_logged(s, me, this):
    COVER.add(81)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_in20
def head_cards_effect_in20_logged(s, me, this):
    COVER.add(82)
    COVER.add(83)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs01
def head_cards_effect_rs01_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs02
def head_cards_effect_rs02_logged(s, me, this):
    COVER.add(84)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs03
def head_cards_effect_rs03_logged(s, me, this):
    COVER.add(85)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs04
def head_cards_effect_rs04_logged(s, ret, me, this):
    s.f_head_cards_effect_rs04_ret = ret
    s.f_head_cards_effect_rs04_me = me
    s.f_head_cards_effect_rs04_this = this
    COVER.add(86)
    s.player = me
    s.options = options = head_cards_effect_rs04_those(s, me)
    s.option_count = len(options)
    s.pc = 9  # then head_cards_effect_rs04_n_2_logged
    return 0

def head_cards_effect_rs04_n_2_logged(s, n_2):  # head_cards_effect_rs04, after the question n_2, content/disruptopia/cards/research.yaml:37
    me = s.f_head_cards_effect_rs04_me
    s.tape.append((14, 86, me, (n_2,), None))
    COVER.add(87)
    price_1 = q_recruit_price(s, me, n_2)
    if price_1 > 0:
        s.corporate_funds[me] += (0 - price_1)
        s.tape.append((13, 88, me, (price_1,), None))
    s.targeting = s.f_head_cards_effect_rs04_this
    s.targeted = 0
    s.scratch = ((2,), (n_2,))
    return s.f_head_cards_effect_rs04_ret

# ---- head_cards_effect_rs05
def head_cards_effect_rs05_logged(s, me, this):
    COVER.add(89)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- do_cancel_worker, content/disruptopia/turn.rules:180
def do_cancel_worker_logged(s, me, number_3):
    s.tape.append((24, 99, me, (), None))
    COVER.add(100)
    if not shielded_plan(s, me):
        old_3 = s.plan[me * 8 + number_3 - 1]
        s.plan[me * 8 + number_3 - 1] = -1
        s.tape.append((1, 100, me, (s.plan[me * 8 + number_3 - 1], number_3, old_3,), None))
    COVER.add(101)
    do_cover_up_logged(s, me, number_3)
    return

# ---- do_lose_worker, content/disruptopia/turn.rules:171
def do_lose_worker_logged(s, me):
    s.tape.append((22, 94, me, (), None))
    COVER.add(95)
    if s.worker_loss == 1:
        COVER.add(96)
        if not shielded_leaving(s, me):
            before = s.leaving[me]
            value = before + 1
            if value > 5:
                value = 5
            s.leaving[me] = value
            change_2 = value - before
            s.tape.append((23, 96, me, (change_2,), None))
    else:
        COVER.add(97)
        if s.workers[me] > 3:
            COVER.add(98)
            do_cancel_worker_logged(s, me, s.workers[me])
            COVER.add(103)
            if not shielded_workers_below(s, me):
                before = s.workers[me]
                value = before - 1
                if value < 3:
                    value = 3
                s.workers[me] = value
                change_3 = value - before
                s.tape.append((25, 103, me, (0 - change_3,), None))
    return

# ---- head_cards_effect_rs06
def head_cards_effect_rs06_logged(s, ret, me, this):
    s.f_head_cards_effect_rs06_ret = ret
    s.f_head_cards_effect_rs06_me = me
    s.f_head_cards_effect_rs06_this = this
    COVER.add(90)
    s.player = me
    s.options = options = head_cards_effect_rs06_those(s, me)
    s.option_count = len(options)
    s.pc = 10  # then head_cards_effect_rs06_n_3_logged
    return 0

def head_cards_effect_rs06_n_3_logged(s, n_3):  # head_cards_effect_rs06, after the question n_3, content/disruptopia/cards/research.yaml:56
    s.tape.append((14, 90, s.f_head_cards_effect_rs06_me, (n_3,), None))
    s.tape.append((21, 91, s.f_head_cards_effect_rs06_me, (n_3,), None))
    s.scratch = ((1,),)
    kept_3 = s.scratch
    s.targeting = s.f_head_cards_effect_rs06_this
    s.targeted = 0
    s.scratch = ((2,), (n_3,)) + kept_3
    return s.f_head_cards_effect_rs06_ret

# ---- head_cards_effect_rs07
def head_cards_effect_rs07_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs08
def head_cards_effect_rs08_logged(s, me, this):
    COVER.add(105)
    COVER.add(106)
    COVER.add(107)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs09
def head_cards_effect_rs09_logged(s, me, this):
    COVER.add(108)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs10
def head_cards_effect_rs10_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs11
def head_cards_effect_rs11_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs12
def head_cards_effect_rs12_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs13
def head_cards_effect_rs13_logged(s, ret, me, this):
    s.f_head_cards_effect_rs13_ret = ret
    s.f_head_cards_effect_rs13_me = me
    s.f_head_cards_effect_rs13_this = this
    COVER.add(109)
    s.player = me
    s.options = options = head_cards_effect_rs13_those(s, this)
    s.option_count = len(options)
    s.pc = 11  # then head_cards_effect_rs13_found_logged
    return 0

def head_cards_effect_rs13_found_logged(s, found):  # head_cards_effect_rs13, after the question found, content/disruptopia/cards/research.yaml:119
    s.tape.append((7, 109, s.f_head_cards_effect_rs13_me, (found,), None))
    s.targeting = s.f_head_cards_effect_rs13_this
    s.targeted = 0
    s.scratch = ((3,), (found,))
    return s.f_head_cards_effect_rs13_ret

# ---- head_cards_effect_rs14
def head_cards_effect_rs14_logged(s, me, this):
    COVER.add(110)
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs15
def head_cards_effect_rs15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs16
def head_cards_effect_rs16_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs17
def head_cards_effect_rs17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs18
def head_cards_effect_rs18_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs19
def head_cards_effect_rs19_logged(s, ret, me, this):
    s.f_head_cards_effect_rs19_ret = ret
    s.f_head_cards_effect_rs19_me = me
    s.f_head_cards_effect_rs19_this = this
    COVER.add(111)
    s.player = me
    s.options = options = head_cards_effect_rs19_those(s, me)
    s.option_count = len(options)
    s.pc = 12  # then head_cards_effect_rs19_worker_logged
    return 0

def head_cards_effect_rs19_worker_logged(s, worker):  # head_cards_effect_rs19, after the question worker, content/disruptopia/cards/research.yaml:172
    s.f_head_cards_effect_rs19_worker = worker
    me = s.f_head_cards_effect_rs19_me
    s.tape.append((14, 111, me, (worker,), None))
    COVER.add(112)
    s.player = me
    s.options = options = d_other_actions(s, me, worker)
    s.option_count = len(options)
    s.pc = 13  # then head_cards_effect_rs19_space_logged
    return 0

def head_cards_effect_rs19_space_logged(s, space):  # head_cards_effect_rs19, after the question space, content/disruptopia/cards/research.yaml:173
    s.tape.append((26, 112, s.f_head_cards_effect_rs19_me, (space,), None))
    s.tape.append((27, 113, s.f_head_cards_effect_rs19_me, (), None))
    s.scratch = ((1,),)
    kept_4 = s.scratch
    s.targeting = s.f_head_cards_effect_rs19_this
    s.targeted = 0
    s.scratch = ((4,), (s.f_head_cards_effect_rs19_worker,), (space,)) + kept_4
    return s.f_head_cards_effect_rs19_ret

# ---- head_cards_effect_rs20
def head_cards_effect_rs20_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_rs21
def head_cards_effect_rs21_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb01
def head_cards_effect_sb01_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb02
def head_cards_effect_sb02_logged(s, ret, me, this):
    s.f_head_cards_effect_sb02_ret = ret
    s.f_head_cards_effect_sb02_me = me
    s.f_head_cards_effect_sb02_this = this
    COVER.add(115)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14  # then head_cards_effect_sb02_target_logged
    return 0

def head_cards_effect_sb02_target_logged(s, target):  # head_cards_effect_sb02, after the question target, content/disruptopia/cards/sabotage.yaml:20
    s.tape.append((28, 115, s.f_head_cards_effect_sb02_me, (target,), None))
    s.targeting = s.f_head_cards_effect_sb02_this
    s.targeted = 0 | 1 << target
    s.scratch = ((2,), (target,))
    return s.f_head_cards_effect_sb02_ret

# ---- head_cards_effect_sb03
def head_cards_effect_sb03_logged(s, ret, me, this):
    s.f_head_cards_effect_sb03_ret = ret
    s.f_head_cards_effect_sb03_me = me
    s.f_head_cards_effect_sb03_this = this
    COVER.add(116)
    s.player = me
    s.options = options = head_cards_effect_sb03_those(s, me)
    s.option_count = len(options)
    s.pc = 15  # then head_cards_effect_sb03_target_1_logged
    return 0

def head_cards_effect_sb03_target_1_logged(s, target_1):  # head_cards_effect_sb03, after the question target_1, content/disruptopia/cards/sabotage.yaml:29
    s.tape.append((28, 116, s.f_head_cards_effect_sb03_me, (target_1,), None))
    s.targeting = s.f_head_cards_effect_sb03_this
    s.targeted = 0 | 1 << target_1
    s.scratch = ((2,), (target_1,))
    return s.f_head_cards_effect_sb03_ret

# ---- head_cards_effect_sb04
def head_cards_effect_sb04_logged(s, ret, me, this):
    s.f_head_cards_effect_sb04_ret = ret
    s.f_head_cards_effect_sb04_me = me
    s.f_head_cards_effect_sb04_this = this
    COVER.add(117)
    s.player = me
    s.options = options = head_cards_effect_sb04_those(s, me)
    s.option_count = len(options)
    s.pc = 16  # then head_cards_effect_sb04_target_2_logged
    return 0

def head_cards_effect_sb04_target_2_logged(s, target_2):  # head_cards_effect_sb04, after the question target_2, content/disruptopia/cards/sabotage.yaml:41
    s.f_head_cards_effect_sb04_target_2 = target_2
    me = s.f_head_cards_effect_sb04_me
    s.tape.append((28, 117, me, (target_2,), None))
    COVER.add(118)
    s.player = me
    s.options = options = head_cards_effect_sb04_those_(s, me, target_2)
    s.option_count = len(options)
    s.pc = 17  # then head_cards_effect_sb04_region_4_logged
    return 0

def head_cards_effect_sb04_region_4_logged(s, region_4):  # head_cards_effect_sb04, after the question region_4, content/disruptopia/cards/sabotage.yaml:42
    s.tape.append((9, 118, s.f_head_cards_effect_sb04_me, (region_4,), None))
    s.targeting = s.f_head_cards_effect_sb04_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb04_target_2
    s.scratch = ((4,), (s.f_head_cards_effect_sb04_target_2,), (region_4,))
    return s.f_head_cards_effect_sb04_ret

# ---- head_cards_effect_sb05
def head_cards_effect_sb05_logged(s, ret, me, this):
    s.f_head_cards_effect_sb05_ret = ret
    s.f_head_cards_effect_sb05_me = me
    s.f_head_cards_effect_sb05_this = this
    COVER.add(119)
    s.player = me
    s.options = options = d_neighbours(s, me)
    s.option_count = len(options)
    s.pc = 18  # then head_cards_effect_sb05_target_3_logged
    return 0

def head_cards_effect_sb05_target_3_logged(s, target_3):  # head_cards_effect_sb05, after the question target_3, content/disruptopia/cards/sabotage.yaml:51
    s.tape.append((28, 119, s.f_head_cards_effect_sb05_me, (target_3,), None))
    s.targeting = s.f_head_cards_effect_sb05_this
    s.targeted = 0 | 1 << target_3
    s.scratch = ((2,), (target_3,))
    return s.f_head_cards_effect_sb05_ret

# ---- head_cards_effect_sb06
def head_cards_effect_sb06_logged(s, ret, me, this):
    s.f_head_cards_effect_sb06_ret = ret
    s.f_head_cards_effect_sb06_me = me
    s.f_head_cards_effect_sb06_this = this
    COVER.add(120)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # then head_cards_effect_sb06_target_4_logged
    return 0

def head_cards_effect_sb06_target_4_logged(s, target_4):  # head_cards_effect_sb06, after the question target_4, content/disruptopia/cards/sabotage.yaml:60
    s.tape.append((28, 120, s.f_head_cards_effect_sb06_me, (target_4,), None))
    s.targeting = s.f_head_cards_effect_sb06_this
    s.targeted = 0 | 1 << target_4
    s.scratch = ((2,), (target_4,))
    return s.f_head_cards_effect_sb06_ret

# ---- head_cards_effect_sb07
def head_cards_effect_sb07_logged(s, ret, me, this):
    s.f_head_cards_effect_sb07_ret = ret
    s.f_head_cards_effect_sb07_me = me
    s.f_head_cards_effect_sb07_this = this
    COVER.add(121)
    s.player = me
    s.options = options = head_cards_effect_sb07_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # then head_cards_effect_sb07_target_5_logged
    return 0

def head_cards_effect_sb07_target_5_logged(s, target_5):  # head_cards_effect_sb07, after the question target_5, content/disruptopia/cards/sabotage.yaml:70
    s.tape.append((28, 121, s.f_head_cards_effect_sb07_me, (target_5,), None))
    s.targeting = s.f_head_cards_effect_sb07_this
    s.targeted = 0 | 1 << target_5
    s.scratch = ((2,), (target_5,))
    return s.f_head_cards_effect_sb07_ret

# ---- head_cards_effect_sb08
def head_cards_effect_sb08_logged(s, ret, me, this):
    s.f_head_cards_effect_sb08_ret = ret
    s.f_head_cards_effect_sb08_me = me
    s.f_head_cards_effect_sb08_this = this
    COVER.add(122)
    s.player = me
    s.options = options = head_cards_effect_sb08_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # then head_cards_effect_sb08_target_6_logged
    return 0

def head_cards_effect_sb08_target_6_logged(s, target_6):  # head_cards_effect_sb08, after the question target_6, content/disruptopia/cards/sabotage.yaml:78
    s.tape.append((28, 122, s.f_head_cards_effect_sb08_me, (target_6,), None))
    s.targeting = s.f_head_cards_effect_sb08_this
    s.targeted = 0 | 1 << target_6
    s.scratch = ((2,), (target_6,))
    return s.f_head_cards_effect_sb08_ret

# ---- head_cards_effect_sb09
def head_cards_effect_sb09_logged(s, ret, me, this):
    s.f_head_cards_effect_sb09_ret = ret
    s.f_head_cards_effect_sb09_me = me
    s.f_head_cards_effect_sb09_this = this
    COVER.add(123)
    s.player = me
    s.options = options = head_cards_effect_sb09_those(s, me)
    s.option_count = len(options)
    s.pc = 22  # then head_cards_effect_sb09_target_7_logged
    return 0

def head_cards_effect_sb09_target_7_logged(s, target_7):  # head_cards_effect_sb09, after the question target_7, content/disruptopia/cards/sabotage.yaml:87
    s.tape.append((28, 123, s.f_head_cards_effect_sb09_me, (target_7,), None))
    s.targeting = s.f_head_cards_effect_sb09_this
    s.targeted = 0 | 1 << target_7
    s.scratch = ((2,), (target_7,))
    return s.f_head_cards_effect_sb09_ret

# ---- head_cards_effect_sb10
def head_cards_effect_sb10_logged(s, ret, me, this):
    s.f_head_cards_effect_sb10_ret = ret
    s.f_head_cards_effect_sb10_me = me
    s.f_head_cards_effect_sb10_this = this
    COVER.add(124)
    s.player = me
    s.options = options = head_cards_effect_sb10_those(s, me)
    s.option_count = len(options)
    s.pc = 23  # then head_cards_effect_sb10_target_8_logged
    return 0

def head_cards_effect_sb10_target_8_logged(s, target_8):  # head_cards_effect_sb10, after the question target_8, content/disruptopia/cards/sabotage.yaml:96
    s.tape.append((28, 124, s.f_head_cards_effect_sb10_me, (target_8,), None))
    s.targeting = s.f_head_cards_effect_sb10_this
    s.targeted = 0 | 1 << target_8
    s.scratch = ((2,), (target_8,))
    return s.f_head_cards_effect_sb10_ret

# ---- head_cards_effect_sb11
def head_cards_effect_sb11_logged(s, ret, me, this):
    s.f_head_cards_effect_sb11_ret = ret
    s.f_head_cards_effect_sb11_me = me
    s.f_head_cards_effect_sb11_this = this
    COVER.add(125)
    s.player = me
    s.options = options = head_cards_effect_sb11_those(s, me)
    s.option_count = len(options)
    s.pc = 24  # then head_cards_effect_sb11_target_9_logged
    return 0

def head_cards_effect_sb11_target_9_logged(s, target_9):  # head_cards_effect_sb11, after the question target_9, content/disruptopia/cards/sabotage.yaml:106
    s.tape.append((28, 125, s.f_head_cards_effect_sb11_me, (target_9,), None))
    s.targeting = s.f_head_cards_effect_sb11_this
    s.targeted = 0 | 1 << target_9
    s.scratch = ((2,), (target_9,))
    return s.f_head_cards_effect_sb11_ret

# ---- head_cards_effect_sb12
def head_cards_effect_sb12_logged(s, ret, me, this):
    s.f_head_cards_effect_sb12_ret = ret
    s.f_head_cards_effect_sb12_me = me
    s.f_head_cards_effect_sb12_this = this
    COVER.add(126)
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 25  # then head_cards_effect_sb12_region_5_logged
    return 0

def head_cards_effect_sb12_region_5_logged(s, region_5):  # head_cards_effect_sb12, after the question region_5, content/disruptopia/cards/sabotage.yaml:116
    s.tape.append((9, 126, s.f_head_cards_effect_sb12_me, (region_5,), None))
    s.targeting = s.f_head_cards_effect_sb12_this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, s.f_head_cards_effect_sb12_me, region_5)
    s.scratch = ((2,), (region_5,))
    return s.f_head_cards_effect_sb12_ret

# ---- head_cards_effect_sb13
def head_cards_effect_sb13_logged(s, ret, me, this):
    s.f_head_cards_effect_sb13_ret = ret
    s.f_head_cards_effect_sb13_me = me
    s.f_head_cards_effect_sb13_this = this
    COVER.add(127)
    COVER.add(128)
    s.player = me
    s.options = options = head_cards_effect_sb13_those(s, me)
    s.option_count = len(options)
    s.pc = 26  # then head_cards_effect_sb13_target_10_logged
    return 0

def head_cards_effect_sb13_target_10_logged(s, target_10):  # head_cards_effect_sb13, after the question target_10, content/disruptopia/cards/sabotage.yaml:128
    s.f_head_cards_effect_sb13_target_10 = target_10
    s.tape.append((28, 128, s.f_head_cards_effect_sb13_me, (target_10,), None))
    COVER.add(129)
    s.player = s.f_head_cards_effect_sb13_me
    s.options = options = s.piles[target_10 + 11]
    s.option_count = len(options)
    s.pc = 27  # then head_cards_effect_sb13_stolen_logged
    return 0

def head_cards_effect_sb13_stolen_logged(s, stolen):  # head_cards_effect_sb13, after the question stolen, content/disruptopia/cards/sabotage.yaml:129
    s.tape.append((7, 129, s.f_head_cards_effect_sb13_me, (stolen,), None))
    s.targeting = s.f_head_cards_effect_sb13_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb13_target_10
    s.scratch = ((6,), (s.f_head_cards_effect_sb13_target_10,), (stolen,))
    return s.f_head_cards_effect_sb13_ret

# ---- head_cards_effect_sb14
def head_cards_effect_sb14_logged(s, ret, me, this):
    s.f_head_cards_effect_sb14_ret = ret
    s.f_head_cards_effect_sb14_me = me
    s.f_head_cards_effect_sb14_this = this
    COVER.add(130)
    s.player = me
    s.options = options = head_cards_effect_sb14_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # then head_cards_effect_sb14_target_11_logged
    return 0

def head_cards_effect_sb14_target_11_logged(s, target_11):  # head_cards_effect_sb14, after the question target_11, content/disruptopia/cards/sabotage.yaml:137
    s.tape.append((28, 130, s.f_head_cards_effect_sb14_me, (target_11,), None))
    s.targeting = s.f_head_cards_effect_sb14_this
    s.targeted = 0 | 1 << target_11
    s.scratch = ((2,), (target_11,))
    return s.f_head_cards_effect_sb14_ret

# ---- head_cards_effect_sb15
def head_cards_effect_sb15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb16
def head_cards_effect_sb16_logged(s, ret, me, this):
    s.f_head_cards_effect_sb16_ret = ret
    s.f_head_cards_effect_sb16_me = me
    s.f_head_cards_effect_sb16_this = this
    COVER.add(131)
    s.player = me
    s.options = options = BITS_0_TO_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 29  # then head_cards_effect_sb16_region_6_logged
    return 0

def head_cards_effect_sb16_region_6_logged(s, region_6):  # head_cards_effect_sb16, after the question region_6, content/disruptopia/cards/sabotage.yaml:153
    s.tape.append((9, 131, s.f_head_cards_effect_sb16_me, (region_6,), None))
    s.targeting = s.f_head_cards_effect_sb16_this
    s.targeted = 0
    s.scratch = ((2,), (region_6,))
    return s.f_head_cards_effect_sb16_ret

# ---- head_cards_effect_sb17
def head_cards_effect_sb17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),)
    return

# ---- head_cards_effect_sb18
def head_cards_effect_sb18_logged(s, ret, me, this):
    s.f_head_cards_effect_sb18_ret = ret
    s.f_head_cards_effect_sb18_me = me
    s.f_head_cards_effect_sb18_this = this
    COVER.add(132)
    s.player = me
    s.options = options = head_cards_effect_sb18_those(s, me)
    s.option_count = len(options)
    s.pc = 30  # then head_cards_effect_sb18_x_logged
    return 0

def head_cards_effect_sb18_x_logged(s, x):  # head_cards_effect_sb18, after the question x, content/disruptopia/cards/sabotage.yaml:172
    s.f_head_cards_effect_sb18_x = x
    me = s.f_head_cards_effect_sb18_me
    s.tape.append((14, 132, me, (x,), None))
    COVER.add(133)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 31  # then head_cards_effect_sb18_target_12_logged
    return 0

def head_cards_effect_sb18_target_12_logged(s, target_12):  # head_cards_effect_sb18, after the question target_12, content/disruptopia/cards/sabotage.yaml:173
    me = s.f_head_cards_effect_sb18_me
    s.tape.append((28, 133, me, (target_12,), None))
    COVER.add(134)
    price_2 = s.f_head_cards_effect_sb18_x
    if price_2 > 0:
        s.card_points[me] += (0 - price_2)
        s.tape.append((29, 135, me, (price_2,), None))
    s.targeting = s.f_head_cards_effect_sb18_this
    s.targeted = 0 | 1 << target_12
    s.scratch = ((4,), (s.f_head_cards_effect_sb18_x,), (target_12,))
    return s.f_head_cards_effect_sb18_ret

# ---- head_cards_effect_sb19
def head_cards_effect_sb19_logged(s, me, this):
    COVER.add(136)
    s.tape.append((30, 137, me, (), None))
    s.scratch = ((1,),)
    kept_5 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = ((1,),) + kept_5
    return

# ---- head_cards_effect_sb20
def head_cards_effect_sb20_logged(s, ret, me, this):
    s.f_head_cards_effect_sb20_ret = ret
    s.f_head_cards_effect_sb20_me = me
    s.f_head_cards_effect_sb20_this = this
    COVER.add(140)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 32  # then head_cards_effect_sb20_target_13_logged
    return 0

def head_cards_effect_sb20_target_13_logged(s, target_13):  # head_cards_effect_sb20, after the question target_13, content/disruptopia/cards/sabotage.yaml:192
    s.tape.append((28, 140, s.f_head_cards_effect_sb20_me, (target_13,), None))
    s.targeting = s.f_head_cards_effect_sb20_this
    s.targeted = 0 | 1 << target_13
    s.scratch = ((2,), (target_13,))
    return s.f_head_cards_effect_sb20_ret

# ---- head_cards_effect_sb21
def head_cards_effect_sb21_logged(s, ret, me, this):
    s.f_head_cards_effect_sb21_ret = ret
    s.f_head_cards_effect_sb21_me = me
    s.f_head_cards_effect_sb21_this = this
    COVER.add(141)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 33  # then head_cards_effect_sb21_target_14_logged
    return 0

def head_cards_effect_sb21_target_14_logged(s, target_14):  # head_cards_effect_sb21, after the question target_14, content/disruptopia/cards/sabotage.yaml:206
    s.tape.append((28, 141, s.f_head_cards_effect_sb21_me, (target_14,), None))
    s.targeting = s.f_head_cards_effect_sb21_this
    s.targeted = 0 | 1 << target_14
    s.scratch = ((2,), (target_14,))
    return s.f_head_cards_effect_sb21_ret

# ---- body_cards_effect_in01
def body_cards_effect_in01_logged(s, me, this, kept):
    old_source = s.source
    old_source_by = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source
    s.source_by = old_source_by
    return

# ---- body_cards_effect_in02
def body_cards_effect_in02_logged(s, me, this, kept):
    old_source_1 = s.source
    old_source_by_1 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_1
    s.source_by = old_source_by_1
    return

# ---- body_cards_effect_in03
def body_cards_effect_in03_logged(s, me, this, kept):
    old_source_2 = s.source
    old_source_by_2 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(142)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + WEALTH_TERM_SHEET[s.net_worth[me]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 142)
        s.corporate_funds[me] = value
        change_4 = value - before
        s.tape.append((33, 142, me, (change_4,), None))
    s.source = old_source_2
    s.source_by = old_source_by_2
    return

# ---- body_cards_effect_in04
def body_cards_effect_in04_logged(s, me, this, kept):
    old_source_3 = s.source
    old_source_by_3 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(143)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + min(3, s.presence[me].bit_count())
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_5 = value - before
        s.tape.append((34, 143, me, (change_5,), None))
    s.source = old_source_3
    s.source_by = old_source_by_3
    return

# ---- body_cards_effect_in05
def body_cards_effect_in05_logged(s, me, this, kept):
    old_source_4 = s.source
    old_source_by_4 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(144)
    if s.net_worth[me] >= 1:
        COVER.add(145)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 3
            if value > 29:
                value = 29
            s.power[me] = value
            change_6 = value - before
            s.tape.append((35, 145, me, (change_6,), None))
    else:
        COVER.add(146)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 2
            if value > 29:
                value = 29
            s.power[me] = value
            change_7 = value - before
            s.tape.append((35, 146, me, (change_7,), None))
    s.source = old_source_4
    s.source_by = old_source_by_4
    return

# ---- do_take_subsidy, content/disruptopia/turn.rules:153
def do_take_subsidy_logged(s, me, region_7):
    s.tape.append((36, 149, me, (region_7,), None))
    COVER.add(151)
    COVER.add(152)
    price_3 = fee_take_subsidy_0_0(s, me, region_7, 0)
    price_4 = fee_take_subsidy_0_0(s, me, region_7, 1)
    price_5 = fee_take_subsidy_0_0(s, me, region_7, 2)
    price_6 = fee_take_subsidy_0_0(s, me, region_7, 3)
    price_7 = fee_take_subsidy_0_0(s, me, region_7, 4)
    if price_3 > 0:
        s.corporate_funds[me] += (0 - price_3)
        value = s.corporate_funds[0] + price_3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[0] = value
        s.tape.append((13, 149, me, (price_3,), None))
    if price_4 > 0:
        s.corporate_funds[me] += (0 - price_4)
        value = s.corporate_funds[1] + price_4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[1] = value
        s.tape.append((13, 149, me, (price_4,), None))
    if price_5 > 0:
        s.corporate_funds[me] += (0 - price_5)
        value = s.corporate_funds[2] + price_5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[2] = value
        s.tape.append((13, 149, me, (price_5,), None))
    if price_6 > 0:
        s.corporate_funds[me] += (0 - price_6)
        value = s.corporate_funds[3] + price_6
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[3] = value
        s.tape.append((13, 149, me, (price_6,), None))
    if price_7 > 0:
        s.corporate_funds[me] += (0 - price_7)
        value = s.corporate_funds[4] + price_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 149)
        s.corporate_funds[4] = value
        s.tape.append((13, 149, me, (price_7,), None))
    COVER.add(153)
    before = s.region_tokens[region_7]
    value = before - 1
    s.region_tokens[region_7] = value
    change_8 = value - before
    s.tape.append((37, 153, me, (0 - change_8, region_7,), None))
    COVER.add(154)
    if not shielded_subsidies(s, me):
        before = s.subsidies[me]
        value = before + 1
        if value > 14:
            value = 14
        s.subsidies[me] = value
        change_9 = value - before
        s.tape.append((38, 154, me, (change_9,), None))
    return

# ---- body_cards_effect_in06
def body_cards_effect_in06_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_in06_ret = ret
    s.f_body_cards_effect_in06_me = me
    region = kept[1][0]
    kept_6 = kept[2:]
    s.f_body_cards_effect_in06_old_source_5 = old_source_5 = s.source
    s.f_body_cards_effect_in06_old_source_by_5 = old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(147)
    COVER.add(64)
    before = s.subsidy_supply
    value = before - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    change = value - before
    s.tape.append((11, 64, me, (0 - change,), None))
    COVER.add(65)
    before = s.region_tokens[region]
    value = before + 1
    if value > 3:
        value = 3
    s.region_tokens[region] = value
    change_1 = value - before
    s.tape.append((12, 65, me, (change_1, region,), None))
    offer = body_cards_effect_in06_those(s, me)
    if offer:
        COVER.add(148)
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 34  # then body_cards_effect_in06_other_region_logged
        return 0
    s.source = old_source_5
    s.source_by = old_source_by_5
    return s.f_body_cards_effect_in06_ret

def body_cards_effect_in06_other_region_logged(s, other_region):  # body_cards_effect_in06, after the question other_region, content/disruptopia/cards/influence.yaml:55
    me = s.f_body_cards_effect_in06_me
    s.tape.append((9, 148, me, (other_region,), None))
    COVER.add(150)
    if can_take_subsidy(s, me, other_region):
        do_take_subsidy_logged(s, me, other_region)
        s.source = s.f_body_cards_effect_in06_old_source_5
        s.source_by = s.f_body_cards_effect_in06_old_source_by_5
        return s.f_body_cards_effect_in06_ret
    s.tape.append((39, 150, me, (), None))
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

# ---- body_cards_effect_in07
def body_cards_effect_in07_logged(s, me, this, kept):
    region_2 = kept[1][0]
    old_source_6 = s.source
    old_source_by_6 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(156)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << region_2
        s.tape.append((40, 156, me, (region_2,), None))
    s.source = old_source_6
    s.source_by = old_source_by_6
    return

# ---- body_cards_effect_in08
def body_cards_effect_in08_logged(s, me, this, kept):
    old_source_7 = s.source
    old_source_by_7 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(157)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_10 = value - before
        s.tape.append((34, 157, me, (change_10,), None))
    s.source = old_source_7
    s.source_by = old_source_by_7
    return

# ---- body_cards_effect_in09
def body_cards_effect_in09_logged(s, me, this, kept):
    n = kept[1][0]
    old_source_8 = s.source
    old_source_by_8 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(158)
    if not shielded_power_below(s, me):
        before = s.power[me]
        value = before + (0 - n)
        if value < 0:
            value = 0
        s.power[me] = value
        change_11 = value - before
        s.tape.append((41, 158, me, (0 - change_11,), None))
    COVER.add(159)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + n * 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 159)
        s.corporate_funds[me] = value
        change_12 = value - before
        s.tape.append((33, 159, me, (change_12,), None))
    s.source = old_source_8
    s.source_by = old_source_by_8
    return

# ---- body_cards_effect_in10
def body_cards_effect_in10_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_in10_ret = ret
    s.f_body_cards_effect_in10_me = me
    s.f_body_cards_effect_in10_old_source_9 = s.source
    s.f_body_cards_effect_in10_old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(160)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 35  # then body_cards_effect_in10_rolled_die_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_in10_rolled_die_logged(s, dice)

def body_cards_effect_in10_rolled_die_logged(s, rolled_die):  # body_cards_effect_in10, after the dice rolled_die, content/disruptopia/cards/influence.yaml:91
    me = s.f_body_cards_effect_in10_me
    s.die = rolled_die
    s.tape.append((42, 160, me, (rolled_die,), None))
    COVER.add(161)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + VALUE_2[s.die]
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_13 = value - before
        s.tape.append((34, 161, me, (change_13,), None))
    COVER.add(162)
    if s.die == 6:
        COVER.add(163)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 1
            if value > 29:
                value = 29
            s.power[me] = value
            change_14 = value - before
            s.tape.append((35, 163, me, (change_14,), None))
    s.source = s.f_body_cards_effect_in10_old_source_9
    s.source_by = s.f_body_cards_effect_in10_old_source_by_9
    return s.f_body_cards_effect_in10_ret

# ---- body_cards_effect_in11
def body_cards_effect_in11_logged(s, me, this, kept):
    old_source_10 = s.source
    old_source_by_10 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_10
    s.source_by = old_source_by_10
    return

# ---- body_cards_effect_in12
def body_cards_effect_in12_logged(s, me, this, kept):
    region_3 = kept[1][0]
    old_source_11 = s.source
    old_source_by_11 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(164)
    old_7 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_3
    if OPEN_PLACES[s.loc[this]]:
        s.tape.append((44, 164, me, (s.card_chosen_region[this], this, old_7,), None))
    else:
        s.tape.append((43, 164, me, (s.card_chosen_region[this], old_7,), None))
    s.source = old_source_11
    s.source_by = old_source_by_11
    return

# ---- body_cards_effect_in13
def body_cards_effect_in13_logged(s, me, this, kept):
    old_source_12 = s.source
    old_source_by_12 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_12
    s.source_by = old_source_by_12
    return

# ---- do_discard, content/disruptopia/turn.rules:126
def do_discard_logged(s, me, card_5):
    s.tape.append((46, 167, me, (), None))
    COVER.add(171)
    moved_1 = (card_5,) if not (s.loc[card_5] >= 1 and s.loc[card_5] < 6 and shielded_hand_below(s, s.loc[card_5] - 1) or s.loc[card_5] >= 6 and s.loc[card_5] < 11 and shielded_rejects_below(s, s.loc[card_5] - 6) or s.loc[card_5] >= 11 and s.loc[card_5] < 16 and shielded_effects_below(s, s.loc[card_5] - 11) or s.loc[card_5] >= 16 and s.loc[card_5] < 21 and shielded_new_effects_below(s, s.loc[card_5] - 16)) else ()
    place = CARDS_DECK[card_5] + 24
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((47, 171, me, (moved_1,), None))
    return

# ---- body_cards_effect_in14
def body_cards_effect_in14_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_in14_ret = ret
    s.f_body_cards_effect_in14_me = me
    s.f_body_cards_effect_in14_this = this
    kept_7 = kept[1:]
    s.f_body_cards_effect_in14_old_source_13 = s.source
    s.f_body_cards_effect_in14_old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(165)
    COVER.add(74)
    s.f_body_cards_effect_in14_repeat_i = 1
    s.f_body_cards_effect_in14_repeat_last = 2
    return body_cards_effect_in14_repeat_logged(s)

def body_cards_effect_in14_after_do_draw_from_any_deck_logged(s, _):  # body_cards_effect_in14, after do_draw_from_any_deck, content/disruptopia/turn.rules:136
    return body_cards_effect_in14_repeat_logged(s)

def body_cards_effect_in14_repeat_logged(s):  # body_cards_effect_in14, rest, content/disruptopia/turn.rules:136
    repeat_i = s.f_body_cards_effect_in14_repeat_i
    me = s.f_body_cards_effect_in14_me
    while True:
        if repeat_i > s.f_body_cards_effect_in14_repeat_last:
            break
        turn_1 = repeat_i
        s.f_body_cards_effect_in14_repeat_i = repeat_i = repeat_i + 1
        COVER.add(75)
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck_logged(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck_logged
        s.tape.append((20, 75, me, (), None))
    COVER.add(166)
    offer = body_cards_effect_in14_those(s, me, s.f_body_cards_effect_in14_this)
    if offer:
        s.tape.append((45, 169, me, (), None))
        COVER.add(168)
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 37  # then body_cards_effect_in14_do_discard_another_card_4_logged
        return 0
    s.tape.append((48, 166, me, (), None))
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_do_discard_another_card_4_logged(s, do_discard_another_card_4):  # body_cards_effect_in14, after the question do_discard_another_card_4, content/disruptopia/turn.rules:143
    me = s.f_body_cards_effect_in14_me
    s.tape.append((7, 168, me, (do_discard_another_card_4,), 1 << me))
    COVER.add(170)
    do_discard_logged(s, me, do_discard_another_card_4)
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

# ---- body_cards_effect_in15
def body_cards_effect_in15_logged(s, me, this, kept):
    old_source_14 = s.source
    old_source_by_14 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_14
    s.source_by = old_source_by_14
    return

# ---- body_cards_effect_in16
def body_cards_effect_in16_logged(s, me, this, kept):
    old_source_15 = s.source
    old_source_by_15 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(174)
    s.lasting_24[me] = s.lasting_24[me] + (me,)
    s.tape.append((49, 174, me, (), None))
    s.lasting_25[me] = s.lasting_25[me] + (me,)
    s.tape.append((50, 174, me, (), None))
    s.source = old_source_15
    s.source_by = old_source_by_15
    return

# ---- body_cards_effect_in17
def body_cards_effect_in17_logged(s, me, this, kept):
    old_source_16 = s.source
    old_source_by_16 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_16
    s.source_by = old_source_by_16
    return

# ---- body_cards_effect_in18
def body_cards_effect_in18_logged(s, me, this, kept):
    old_source_17 = s.source
    old_source_by_17 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_17
    s.source_by = old_source_by_17
    return

# ---- body_cards_effect_in19
def body_cards_effect_in19_logged(s, me, this, kept):
    old_source_18 = s.source
    old_source_by_18 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(175)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + -(-s.power[me] // 2)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 175)
        s.corporate_funds[me] = value
        change_15 = value - before
        s.tape.append((33, 175, me, (change_15,), None))
    s.source = old_source_18
    s.source_by = old_source_by_18
    return

# ---- body_cards_effect_in20
def body_cards_effect_in20_logged(s, me, this, kept):
    old_source_19 = s.source
    old_source_by_19 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(176)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_16 = value - before
        s.tape.append((34, 176, me, (change_16,), None))
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + 2
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 176)
        s.corporate_funds[me] = value
        change_17 = value - before
        s.tape.append((33, 176, me, (change_17,), None))
    s.source = old_source_19
    s.source_by = old_source_by_19
    return

# ---- body_cards_effect_rs01
def body_cards_effect_rs01_logged(s, me, this, kept):
    old_source_20 = s.source
    old_source_by_20 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(177)
    s.lasting_26[me] = s.lasting_26[me] + (me,)
    s.tape.append((51, 177, me, (), None))
    s.source = old_source_20
    s.source_by = old_source_by_20
    return

# ---- body_cards_effect_rs02
def body_cards_effect_rs02_logged(s, me, this, kept):
    old_source_21 = s.source
    old_source_by_21 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(178)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        s.reputation[me] = value
        change_18 = value - before
        s.tape.append((52, 178, me, (0 - change_18,), None))
        if change_18 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_18, 0)
    COVER.add(179)
    s.lasting_27[me] = s.lasting_27[me] + (me,)
    s.tape.append((51, 179, me, (), None))
    s.source = old_source_21
    s.source_by = old_source_by_21
    return

# ---- body_cards_effect_rs03
def body_cards_effect_rs03_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_rs03_ret = ret
    s.f_body_cards_effect_rs03_me = me
    s.f_body_cards_effect_rs03_old_source_22 = old_source_22 = s.source
    s.f_body_cards_effect_rs03_old_source_by_22 = old_source_by_22 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(180)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + 1
        if value > 8:
            value = 8
        s.workers[me] = value
        change_19 = value - before
        s.tape.append((53, 180, me, (change_19,), None))
    COVER.add(181)
    if s.workers[me] > s.worker_up:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # then body_cards_effect_rs03_answer_logged
        return 0
    s.source = old_source_22
    s.source_by = old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_answer_logged(s, answer):  # body_cards_effect_rs03, after the question answer, content/disruptopia/cards/research.yaml:29
    if answer:
        s.tape.append((54, 182, s.f_body_cards_effect_rs03_me, (), None))
        COVER.add(183)
        COVER.add(184)
        s.player = s.f_body_cards_effect_rs03_me
        s.options = options = ALL_BOARD
        s.option_count = len(options)
        s.pc = 39  # then body_cards_effect_rs03_space_2_logged
        return 0
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_space_2_logged(s, space_2):  # body_cards_effect_rs03, after the question space_2, content/disruptopia/turn.rules:189
    me = s.f_body_cards_effect_rs03_me
    s.tape.append((26, 184, me, (space_2,), None))
    COVER.add(185)
    if shielded_plan(s, me):
        s.source = s.f_body_cards_effect_rs03_old_source_22
        s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
        return s.f_body_cards_effect_rs03_ret
    old_8 = s.plan[me * 8 + s.workers[me] - 1]
    s.plan[me * 8 + s.workers[me] - 1] = space_2
    s.tape.append((1, 185, me, (s.plan[me * 8 + s.workers[me] - 1], s.workers[me], old_8,), None))
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

# ---- body_cards_effect_rs04
def body_cards_effect_rs04_logged(s, me, this, kept):
    n_2 = kept[1][0]
    old_source_23 = s.source
    old_source_by_23 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(187)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + n_2
        if value > 8:
            value = 8
        s.workers[me] = value
        change_20 = value - before
        s.tape.append((53, 187, me, (change_20,), None))
    s.source = old_source_23
    s.source_by = old_source_by_23
    return

# ---- body_cards_effect_rs05
def body_cards_effect_rs05_logged(s, me, this, kept):
    old_source_24 = s.source
    old_source_by_24 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(188)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_21 = value - before
        s.tape.append((55, 188, me, (change_21,), None))
        if change_21 != 0:
            on_after_gain_compute_logged(s, me, change_21, 0)
    s.source = old_source_24
    s.source_by = old_source_by_24
    return

# ---- body_cards_effect_rs06
def body_cards_effect_rs06_logged(s, me, this, kept):
    n_3 = kept[1][0]
    kept_8 = kept[2:]
    old_source_25 = s.source
    old_source_by_25 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(189)
    COVER.add(92)
    for turn_2 in range(1, n_3 + 1):
        COVER.add(93)
        do_lose_worker_logged(s, me)
    COVER.add(190)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + n_3
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_22 = value - before
        s.tape.append((55, 190, me, (change_22,), None))
        if change_22 != 0:
            on_after_gain_compute_logged(s, me, change_22, 0)
    s.source = old_source_25
    s.source_by = old_source_by_25
    return

# ---- body_cards_effect_rs07
def body_cards_effect_rs07_logged(s, me, this, kept):
    old_source_26 = s.source
    old_source_by_26 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_26
    s.source_by = old_source_by_26
    return

# ---- body_cards_effect_rs08
def body_cards_effect_rs08_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_rs08_ret = ret
    s.f_body_cards_effect_rs08_old_source_27 = old_source_27 = s.source
    s.f_body_cards_effect_rs08_old_source_by_27 = old_source_by_27 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(191)
    if shielded_model_version(s, me):
        s.source = old_source_27
        s.source_by = old_source_by_27
        return s.f_body_cards_effect_rs08_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_23 = value - before
    s.tape.append((56, 191, me, (change_23,), None))
    if change_23 != 0:
        return on_after_gain_model_version_logged(s, 40, me, change_23, 0)  # then body_cards_effect_rs08_after_on_after_gain_model_version_logged
    s.source = old_source_27
    s.source_by = old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def body_cards_effect_rs08_after_on_after_gain_model_version_logged(s, _):  # body_cards_effect_rs08, after on_after_gain_model_version, content/disruptopia/cards/research.yaml:75
    s.source = s.f_body_cards_effect_rs08_old_source_27
    s.source_by = s.f_body_cards_effect_rs08_old_source_by_27
    return s.f_body_cards_effect_rs08_ret

# ---- body_cards_effect_rs09
def body_cards_effect_rs09_logged(s, me, this, kept):
    old_source_28 = s.source
    old_source_by_28 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_28
    s.source_by = old_source_by_28
    return

# ---- body_cards_effect_rs10
def body_cards_effect_rs10_logged(s, me, this, kept):
    old_source_29 = s.source
    old_source_by_29 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(192)
    s.lasting_28[me] = s.lasting_28[me] + (me,)
    s.tape.append((57, 192, me, (), None))
    s.source = old_source_29
    s.source_by = old_source_by_29
    return

# ---- body_cards_effect_rs11
def body_cards_effect_rs11_logged(s, me, this, kept):
    old_source_30 = s.source
    old_source_by_30 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_30
    s.source_by = old_source_by_30
    return

# ---- body_cards_effect_rs12
def body_cards_effect_rs12_logged(s, me, this, kept):
    old_source_31 = s.source
    old_source_by_31 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_31
    s.source_by = old_source_by_31
    return

# ---- body_cards_effect_rs13
def body_cards_effect_rs13_logged(s, me, this, kept):
    found = kept[1][0]
    old_source_32 = s.source
    old_source_by_32 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(193)
    if not shielded_hand(s, me):
        moved_2 = (found,) if not (s.loc[found] >= 1 and s.loc[found] < 6 and shielded_hand_below(s, s.loc[found] - 1) or s.loc[found] >= 6 and s.loc[found] < 11 and shielded_rejects_below(s, s.loc[found] - 6) or s.loc[found] >= 11 and s.loc[found] < 16 and shielded_effects_below(s, s.loc[found] - 11) or s.loc[found] >= 16 and s.loc[found] < 21 and shielded_new_effects_below(s, s.loc[found] - 16)) else ()
        place = me + 1
        for card in moved_2:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((59, 193, me, (len(moved_2),), None))
        s.tape.append((58, 193, me, (moved_2,), 1 << me))
    s.source = old_source_32
    s.source_by = old_source_by_32
    return

# ---- body_cards_effect_rs14
def body_cards_effect_rs14_logged(s, me, this, kept):
    old_source_33 = s.source
    old_source_by_33 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(194)
    if not shielded_compute_below(s, me):
        before = s.compute[me]
        value = before - 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_24 = value - before
        s.tape.append((60, 194, me, (0 - change_24,), None))
    COVER.add(195)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 195)
        s.corporate_funds[me] = value
        change_25 = value - before
        s.tape.append((33, 195, me, (change_25,), None))
    s.source = old_source_33
    s.source_by = old_source_by_33
    return

# ---- body_cards_effect_rs15
def body_cards_effect_rs15_logged(s, me, this, kept):
    old_source_34 = s.source
    old_source_by_34 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_34
    s.source_by = old_source_by_34
    return

# ---- body_cards_effect_rs16
def body_cards_effect_rs16_logged(s, me, this, kept):
    old_source_35 = s.source
    old_source_by_35 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_35
    s.source_by = old_source_by_35
    return

# ---- body_cards_effect_rs17
def body_cards_effect_rs17_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_rs17_ret = ret
    s.f_body_cards_effect_rs17_me = me
    s.f_body_cards_effect_rs17_old_source_36 = s.source
    s.f_body_cards_effect_rs17_old_source_by_36 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(196)
    s.player = me
    if d_chip_gate(s, me, 1):
        s.options = (0, 1, 2)
        s.option_count = 3
    else:
        s.options = (1, 2)
        s.option_count = 2
    s.pc = 41  # then body_cards_effect_rs17_chosen_logged
    return 0

def body_cards_effect_rs17_chosen_logged(s, chosen):  # body_cards_effect_rs17, after the question chosen, content/disruptopia/cards/research.yaml:153
    me = s.f_body_cards_effect_rs17_me
    if chosen == 0:
        COVER.add(199)
        COVER.add(197)
        COVER.add(198)
        if shielded_compute(s, me):
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_26 = value - before
        s.tape.append((55, 198, me, (change_26,), None))
        if change_26 != 0:
            on_after_gain_compute_logged(s, me, change_26, 0)
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    if chosen == 1:
        COVER.add(201)
        COVER.add(200)
        s.lasting_29[me] = s.lasting_29[me] + (me,)
        s.tape.append((51, 200, me, (), None))
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    COVER.add(203)
    COVER.add(202)
    if shielded_hand(s, me):
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = 1
    s.f_body_cards_effect_rs17_drawing_1_last = drawing_1_last = 3
    if drawing_1_i <= drawing_1_last:
        turn_3 = drawing_1_i
        s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if not s.piles[21]:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if not s.piles[21]:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)  # then body_cards_effect_rs17_card_8_logged
        card_8 = s.piles[21][-1]
        moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
        place = me + 1
        for card in moved_3:
            put_known(s, card, place)
        s.tape.append((19, 202, me, (len(moved_3),), None))
        s.tape.append((18, 202, me, (moved_3,), 1 << me))
        return 96  # body_cards_effect_rs17_drawing_1_logged
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_drawing_1_logged(s, _):  # body_cards_effect_rs17, loop, content/disruptopia/cards/research.yaml:159
    drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i
    me = s.f_body_cards_effect_rs17_me
    if drawing_1_i <= s.f_body_cards_effect_rs17_drawing_1_last:
        turn_3 = drawing_1_i
        s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if not s.piles[21]:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if not s.piles[21]:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)  # then body_cards_effect_rs17_card_8_logged
        card_8 = s.piles[21][-1]
        moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
        place = me + 1
        for card in moved_3:
            put_known(s, card, place)
        s.tape.append((19, 202, me, (len(moved_3),), None))
        s.tape.append((18, 202, me, (moved_3,), 1 << me))
        return 96  # body_cards_effect_rs17_drawing_1_logged
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_card_8_logged(s, card_8):  # body_cards_effect_rs17, after the card card_8, content/disruptopia/cards/research.yaml:159
    if s.explicit:
        settle(s, card_8)
    me = s.f_body_cards_effect_rs17_me
    moved_3 = (card_8,) if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)) else ()
    place = me + 1
    for card in moved_3:
        put_known(s, card, place)
    s.tape.append((19, 202, me, (len(moved_3),), None))
    s.tape.append((18, 202, me, (moved_3,), 1 << me))
    return 96  # body_cards_effect_rs17_drawing_1_logged

# ---- body_cards_effect_rs18
def body_cards_effect_rs18_logged(s, me, this, kept):
    old_source_37 = s.source
    old_source_by_37 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_37
    s.source_by = old_source_by_37
    return

# ---- body_cards_effect_rs19
def body_cards_effect_rs19_logged(s, me, this, kept):
    worker = kept[1][0]
    space = kept[2][0]
    kept_9 = kept[3:]
    old_source_38 = s.source
    old_source_by_38 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(204)
    COVER.add(114)
    if not shielded_plan(s, me):
        old_4 = s.plan[me * 8 + worker - 1]
        s.plan[me * 8 + worker - 1] = space
        s.tape.append((1, 114, me, (s.plan[me * 8 + worker - 1], worker, old_4,), None))
    s.source = old_source_38
    s.source_by = old_source_by_38
    return

# ---- body_cards_effect_rs20
def body_cards_effect_rs20_logged(s, me, this, kept):
    old_source_39 = s.source
    old_source_by_39 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_39
    s.source_by = old_source_by_39
    return

# ---- body_cards_effect_rs21
def body_cards_effect_rs21_logged(s, me, this, kept):
    old_source_40 = s.source
    old_source_by_40 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_40
    s.source_by = old_source_by_40
    return

# ---- body_cards_effect_sb01
def body_cards_effect_sb01_logged(s, me, this, kept):
    old_source_41 = s.source
    old_source_by_41 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_41
    s.source_by = old_source_by_41
    return

# ---- body_cards_effect_sb02
def body_cards_effect_sb02_logged(s, me, this, kept):
    target = kept[1][0]
    old_source_42 = s.source
    old_source_by_42 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(205)
    if not shielded_from_all(s, target):
        s.lasting_30_next[target] = s.lasting_30_next[target] + (me,)
        s.tape.append((61, 205, target, (), None))
    s.source = old_source_42
    s.source_by = old_source_by_42
    return

# ---- body_cards_effect_sb03
def body_cards_effect_sb03_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb03_ret = ret
    s.f_body_cards_effect_sb03_me = me
    target_1 = kept[1][0]
    s.f_body_cards_effect_sb03_old_source_43 = old_source_43 = s.source
    s.f_body_cards_effect_sb03_old_source_by_43 = old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(206)
    if not shielded_from_all(s, target_1):
        do_lose_worker_logged(s, target_1)
    COVER.add(207)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        s.tape.append((52, 207, me, (0 - change_27,), None))
        if change_27 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_27, 0)
    COVER.add(208)
    if d_worker_gate(s, me, 1):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 43  # then body_cards_effect_sb03_answer_1_logged
        return 0
    s.source = old_source_43
    s.source_by = old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def body_cards_effect_sb03_answer_1_logged(s, answer_1):  # body_cards_effect_sb03, after the question answer_1, content/disruptopia/cards/sabotage.yaml:32
    me = s.f_body_cards_effect_sb03_me
    if answer_1:
        COVER.add(209)
        COVER.add(210)
        if shielded_workers(s, me):
            s.source = s.f_body_cards_effect_sb03_old_source_43
            s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
            return s.f_body_cards_effect_sb03_ret
        before = s.workers[me]
        value = before + 1
        if value > 8:
            value = 8
        s.workers[me] = value
        change_28 = value - before
        s.tape.append((53, 210, me, (change_28,), None))
        s.source = s.f_body_cards_effect_sb03_old_source_43
        s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
        return s.f_body_cards_effect_sb03_ret
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

# ---- body_cards_effect_sb04
def body_cards_effect_sb04_logged(s, me, this, kept):
    target_2 = kept[1][0]
    region_4 = kept[2][0]
    old_source_44 = s.source
    old_source_by_44 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(211)
    if not shielded_presence_below(s, target_2):
        s.presence[target_2] = s.presence[target_2] & ~(1 << region_4)
        s.tape.append((62, 211, target_2, (region_4,), None))
    s.source = old_source_44
    s.source_by = old_source_by_44
    return

# ---- body_cards_effect_sb05
def body_cards_effect_sb05_logged(s, me, this, kept):
    target_3 = kept[1][0]
    old_source_45 = s.source
    old_source_by_45 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(212)
    if not shielded_reputation_below(s, target_3):
        before = s.reputation[target_3]
        value = before - 2
        if value < -2:
            value = -2
        s.reputation[target_3] = value
        change_29 = value - before
        s.tape.append((52, 212, target_3, (0 - change_29,), None))
        if change_29 != 0:
            on_after_lose_reputation_logged(s, target_3, 0 - change_29, 0)
    s.source = old_source_45
    s.source_by = old_source_by_45
    return

# ---- body_cards_effect_sb06
def body_cards_effect_sb06_logged(s, me, this, kept):
    target_4 = kept[1][0]
    old_source_46 = s.source
    old_source_by_46 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(213)
    if s.net_worth[target_4] > s.net_worth[me]:
        COVER.add(214)
        if not shielded_power_below(s, target_4):
            before = s.power[target_4]
            value = before - 3
            if value < 0:
                value = 0
            s.power[target_4] = value
            change_30 = value - before
            s.tape.append((41, 214, target_4, (0 - change_30,), None))
    else:
        COVER.add(215)
        if not shielded_power_below(s, target_4):
            before = s.power[target_4]
            value = before - 2
            if value < 0:
                value = 0
            s.power[target_4] = value
            change_31 = value - before
            s.tape.append((41, 215, target_4, (0 - change_31,), None))
    s.source = old_source_46
    s.source_by = old_source_by_46
    return

# ---- body_cards_effect_sb07
def body_cards_effect_sb07_logged(s, me, this, kept):
    target_5 = kept[1][0]
    old_source_47 = s.source
    old_source_by_47 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(216)
    if shielded_corporate_funds_below(s, target_5):
        taken = 0
    else:
        before = s.corporate_funds[target_5]
        value = before - 3
        if value < 0:
            value = 0
        s.corporate_funds[target_5] = value
        change_32 = value - before
        s.tape.append((63, 216, target_5, (0 - change_32,), None))
        taken = 0 - change_32
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + taken
        if value < 0:
            value = 0
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 216)
        s.corporate_funds[me] = value
        change_33 = value - before
        s.tape.append((33, 216, me, (change_33,), None))
    s.source = old_source_47
    s.source_by = old_source_by_47
    return

# ---- body_cards_effect_sb08
def body_cards_effect_sb08_logged(s, me, this, kept):
    target_6 = kept[1][0]
    old_source_48 = s.source
    old_source_by_48 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(217)
    if not shielded_compute_below(s, target_6):
        before = s.compute[target_6]
        value = before - 1
        bound = max(1, q_lowest_compute(s, target_6))
        if value < bound:
            value = bound
        s.compute[target_6] = value
        change_34 = value - before
        s.tape.append((60, 217, target_6, (0 - change_34,), None))
    s.source = old_source_48
    s.source_by = old_source_by_48
    return

# ---- body_cards_effect_sb09
def body_cards_effect_sb09_logged(s, me, this, kept):
    target_7 = kept[1][0]
    old_source_49 = s.source
    old_source_by_49 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(218)
    if shielded_subsidies_below(s, target_7):
        taken_1 = 0
    else:
        before = s.subsidies[target_7]
        value = before - 1
        s.subsidies[target_7] = value
        change_35 = value - before
        s.tape.append((64, 218, target_7, (0 - change_35,), None))
        taken_1 = 0 - change_35
    if not shielded_subsidies(s, me):
        before = s.subsidies[me]
        value = before + taken_1
        if value < 0:
            value = 0
        if value > 14:
            value = 14
        s.subsidies[me] = value
        change_36 = value - before
        s.tape.append((38, 218, me, (change_36,), None))
    COVER.add(219)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_37 = value - before
        s.tape.append((52, 219, me, (0 - change_37,), None))
        if change_37 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_37, 0)
    s.source = old_source_49
    s.source_by = old_source_by_49
    return

# ---- body_cards_effect_sb10
def body_cards_effect_sb10_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb10_ret = ret
    s.f_body_cards_effect_sb10_me = me
    target_8 = kept[1][0]
    s.f_body_cards_effect_sb10_old_source_50 = old_source_50 = s.source
    s.f_body_cards_effect_sb10_old_source_by_50 = old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(220)
    if not shielded_hand(s, target_8):
        look(s, me, target_8 + 1)
        s.tape.append((65, 220, me, (target_8,), None))
    if body_cards_effect_sb10_count(s, target_8) > 0:
        COVER.add(221)
        s.player = me
        s.options = options = body_cards_effect_sb10_those(s, target_8)
        s.option_count = len(options)
        s.pc = 44  # then body_cards_effect_sb10_card_10_logged
        return 0
    s.source = old_source_50
    s.source_by = old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_card_10_logged(s, card_10):  # body_cards_effect_sb10, after the question card_10, content/disruptopia/cards/sabotage.yaml:98
    me = s.f_body_cards_effect_sb10_me
    s.tape.append((7, 221, me, (card_10,), 1 << me))
    COVER.add(222)
    do_discard_logged(s, me, card_10)
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

# ---- body_cards_effect_sb11
def body_cards_effect_sb11_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb11_ret = ret
    s.f_body_cards_effect_sb11_me = me
    target_9 = kept[1][0]
    s.f_body_cards_effect_sb11_old_source_51 = old_source_51 = s.source
    s.f_body_cards_effect_sb11_old_source_by_51 = old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(223)
    if s.piles[target_9 + 1]:
        COVER.add(224)
        pool = s.piles[target_9 + 1]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 224)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 45)  # then body_cards_effect_sb11_card_12_logged
        card_12 = items[draw(s, len(items))]
        COVER.add(225)
        if shielded_hand(s, me):
            s.source = old_source_51
            s.source_by = old_source_by_51
            return s.f_body_cards_effect_sb11_ret
        moved_4 = (card_12,) if not (s.loc[card_12] >= 1 and s.loc[card_12] < 6 and shielded_hand_below(s, s.loc[card_12] - 1) or s.loc[card_12] >= 6 and s.loc[card_12] < 11 and shielded_rejects_below(s, s.loc[card_12] - 6) or s.loc[card_12] >= 11 and s.loc[card_12] < 16 and shielded_effects_below(s, s.loc[card_12] - 11) or s.loc[card_12] >= 16 and s.loc[card_12] < 21 and shielded_new_effects_below(s, s.loc[card_12] - 16)) else ()
        place = me + 1
        for card in moved_4:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((59, 225, me, (len(moved_4),), None))
        s.tape.append((58, 225, me, (moved_4,), 1 << me))
        s.source = old_source_51
        s.source_by = old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    s.source = old_source_51
    s.source_by = old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_card_12_logged(s, card_12):  # body_cards_effect_sb11, after the draw card_12, content/disruptopia/cards/sabotage.yaml:108
    me = s.f_body_cards_effect_sb11_me
    COVER.add(225)
    if shielded_hand(s, me):
        s.source = s.f_body_cards_effect_sb11_old_source_51
        s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    moved_4 = (card_12,) if not (s.loc[card_12] >= 1 and s.loc[card_12] < 6 and shielded_hand_below(s, s.loc[card_12] - 1) or s.loc[card_12] >= 6 and s.loc[card_12] < 11 and shielded_rejects_below(s, s.loc[card_12] - 6) or s.loc[card_12] >= 11 and s.loc[card_12] < 16 and shielded_effects_below(s, s.loc[card_12] - 11) or s.loc[card_12] >= 16 and s.loc[card_12] < 21 and shielded_new_effects_below(s, s.loc[card_12] - 16)) else ()
    place = me + 1
    for card in moved_4:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((59, 225, me, (len(moved_4),), None))
    s.tape.append((58, 225, me, (moved_4,), 1 << me))
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

# ---- body_cards_effect_sb12
def body_cards_effect_sb12_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb12_ret = ret
    s.f_body_cards_effect_sb12_me = me
    s.f_body_cards_effect_sb12_region_5 = region_5 = kept[1][0]
    s.f_body_cards_effect_sb12_old_source_52 = old_source_52 = s.source
    s.f_body_cards_effect_sb12_old_source_by_52 = old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(226)
    s.f_body_cards_effect_sb12_each_1_from = each_1_from = me
    s.f_body_cards_effect_sb12_each_1_i = each_1_i = 1
    while True:
        if each_1_i >= s.n:
            s.source = old_source_52
            s.source_by = old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> region_5 & 1:
            COVER.add(227)
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # then body_cards_effect_sb12_chosen_1_logged
                return 0

def body_cards_effect_sb12_chosen_1_logged(s, chosen_1):  # body_cards_effect_sb12, after the question chosen_1, content/disruptopia/cards/sabotage.yaml:118
    each_1_i = s.f_body_cards_effect_sb12_each_1_i
    victim_1 = s.f_body_cards_effect_sb12_victim_1
    if chosen_1 == 0:
        COVER.add(230)
        COVER.add(228)
        s.corporate_funds[victim_1] -= 2
        value = s.corporate_funds[s.f_body_cards_effect_sb12_me] + 2
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 229)
        s.corporate_funds[s.f_body_cards_effect_sb12_me] = value
        s.tape.append((13, 229, victim_1, (2,), None))
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                COVER.add(227)
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1_logged
                    return 0
    COVER.add(232)
    COVER.add(231)
    if shielded_reputation_below(s, victim_1):
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                COVER.add(227)
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1_logged
                    return 0
    before = s.reputation[victim_1]
    value = before - 1
    if value < -2:
        value = -2
    s.reputation[victim_1] = value
    change_38 = value - before
    s.tape.append((52, 231, victim_1, (0 - change_38,), None))
    if change_38 != 0:
        on_after_lose_reputation_logged(s, victim_1, 0 - change_38, 0)
        while True:
            if each_1_i >= s.n:
                s.source = s.f_body_cards_effect_sb12_old_source_52
                s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
                return s.f_body_cards_effect_sb12_ret
            s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
            s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
            if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
                COVER.add(227)
                if not shielded_from_all(s, victim_1):
                    s.player = victim_1
                    if s.corporate_funds[victim_1] >= 2:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 46  # then body_cards_effect_sb12_chosen_1_logged
                    return 0
    while True:
        if each_1_i >= s.n:
            s.source = s.f_body_cards_effect_sb12_old_source_52
            s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_5 & 1:
            COVER.add(227)
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # then body_cards_effect_sb12_chosen_1_logged
                return 0

# ---- body_cards_effect_sb13
def body_cards_effect_sb13_logged(s, me, this, kept):
    target_10 = kept[1][0]
    stolen = kept[2][0]
    old_source_53 = s.source
    old_source_by_53 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(233)
    if not shielded_effects(s, me):
        moved_5 = (stolen,) if not (s.loc[stolen] >= 1 and s.loc[stolen] < 6 and shielded_hand_below(s, s.loc[stolen] - 1) or s.loc[stolen] >= 6 and s.loc[stolen] < 11 and shielded_rejects_below(s, s.loc[stolen] - 6) or s.loc[stolen] >= 11 and s.loc[stolen] < 16 and shielded_effects_below(s, s.loc[stolen] - 11) or s.loc[stolen] >= 16 and s.loc[stolen] < 21 and shielded_new_effects_below(s, s.loc[stolen] - 16)) else ()
        place = me + 11
        most = s.effect_slots
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > most:
                raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 233)
        s.tape.append((66, 233, me, (moved_5,), None))
    s.source = old_source_53
    s.source_by = old_source_by_53
    return

# ---- body_cards_effect_sb14
def body_cards_effect_sb14_logged(s, me, this, kept):
    target_11 = kept[1][0]
    old_source_54 = s.source
    old_source_by_54 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(234)
    if not shielded_from_all(s, target_11):
        s.tape.append((67, 235, target_11, (), None))
        COVER.add(236)
        if d_unexecuted(s, target_11):
            COVER.add(237)
            do_cancel_worker_logged(s, target_11, d_unexecuted(s, target_11)[-1])
    s.source = old_source_54
    s.source_by = old_source_by_54
    return

# ---- body_cards_effect_sb15
def body_cards_effect_sb15_logged(s, me, this, kept):
    old_source_55 = s.source
    old_source_by_55 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_55
    s.source_by = old_source_by_55
    return

# ---- body_cards_effect_sb16
def body_cards_effect_sb16_logged(s, me, this, kept):
    region_6 = kept[1][0]
    old_source_56 = s.source
    old_source_by_56 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(239)
    old_9 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_6
    if OPEN_PLACES[s.loc[this]]:
        s.tape.append((44, 239, me, (s.card_chosen_region[this], this, old_9,), None))
    else:
        s.tape.append((43, 239, me, (s.card_chosen_region[this], old_9,), None))
    s.source = old_source_56
    s.source_by = old_source_by_56
    return

# ---- body_cards_effect_sb17
def body_cards_effect_sb17_logged(s, me, this, kept):
    old_source_57 = s.source
    old_source_by_57 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_57
    s.source_by = old_source_by_57
    return

# ---- body_cards_effect_sb18
def body_cards_effect_sb18_logged(s, me, this, kept):
    x = kept[1][0]
    target_12 = kept[2][0]
    old_source_58 = s.source
    old_source_by_58 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(240)
    if not shielded_power_below(s, target_12):
        before = s.power[target_12]
        value = before + (0 - x)
        if value < 0:
            value = 0
        s.power[target_12] = value
        change_39 = value - before
        s.tape.append((41, 240, target_12, (0 - change_39,), None))
    COVER.add(241)
    if x == 3:
        COVER.add(242)
        if not shielded_reputation_below(s, target_12):
            before = s.reputation[target_12]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_12] = value
            change_40 = value - before
            s.tape.append((52, 242, target_12, (0 - change_40,), None))
            if change_40 != 0:
                on_after_lose_reputation_logged(s, target_12, 0 - change_40, 0)
    s.source = old_source_58
    s.source_by = old_source_by_58
    return

# ---- body_cards_effect_sb19
def body_cards_effect_sb19_logged(s, me, this, kept):
    kept_10 = kept[1:]
    old_source_59 = s.source
    old_source_by_59 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(243)
    COVER.add(138)
    old_5 = s.first_player
    s.first_player = me
    s.tape.append((31, 138, me, (s.first_player, old_5,), None))
    COVER.add(139)
    old_6 = s.token_held
    s.token_held = 1
    s.tape.append((32, 139, me, (s.token_held, old_6,), None))
    s.source = old_source_59
    s.source_by = old_source_by_59
    return

# ---- body_cards_effect_sb20
def body_cards_effect_sb20_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb20_ret = ret
    s.f_body_cards_effect_sb20_me = me
    s.f_body_cards_effect_sb20_target_13 = kept[1][0]
    s.f_body_cards_effect_sb20_old_source_60 = s.source
    s.f_body_cards_effect_sb20_old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(244)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 47  # then body_cards_effect_sb20_rolled_die_1_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_sb20_rolled_die_1_logged(s, dice)

def body_cards_effect_sb20_rolled_die_1_logged(s, rolled_die_1):  # body_cards_effect_sb20, after the dice rolled_die_1, content/disruptopia/cards/sabotage.yaml:193
    me = s.f_body_cards_effect_sb20_me
    target_13 = s.f_body_cards_effect_sb20_target_13
    s.die = rolled_die_1
    s.tape.append((42, 244, me, (rolled_die_1,), None))
    COVER.add(245)
    if s.die == 1:
        COVER.add(246)
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            s.tape.append((52, 246, me, (0 - change_41,), None))
            if change_41 != 0:
                on_after_lose_reputation_logged(s, me, 0 - change_41, 0)
    else:
        COVER.add(247)
        if s.die <= 4:
            COVER.add(248)
            if not shielded_reputation_below(s, target_13):
                before = s.reputation[target_13]
                value = before - 1
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_42 = value - before
                s.tape.append((52, 248, target_13, (0 - change_42,), None))
                if change_42 != 0:
                    on_after_lose_reputation_logged(s, target_13, 0 - change_42, 0)
        else:
            COVER.add(249)
            if not shielded_reputation_below(s, target_13):
                before = s.reputation[target_13]
                value = before - 2
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_43 = value - before
                s.tape.append((52, 249, target_13, (0 - change_43,), None))
                if change_43 != 0:
                    on_after_lose_reputation_logged(s, target_13, 0 - change_43, 0)
            COVER.add(250)
            if not shielded_power_below(s, target_13):
                before = s.power[target_13]
                value = before - 1
                if value < 0:
                    value = 0
                s.power[target_13] = value
                change_44 = value - before
                s.tape.append((41, 250, target_13, (0 - change_44,), None))
    s.source = s.f_body_cards_effect_sb20_old_source_60
    s.source_by = s.f_body_cards_effect_sb20_old_source_by_60
    return s.f_body_cards_effect_sb20_ret

# ---- body_cards_effect_sb21
def body_cards_effect_sb21_logged(s, me, this, kept):
    target_14 = kept[1][0]
    old_source_61 = s.source
    old_source_by_61 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(251)
    if not shielded_from_all(s, target_14):
        s.lasting_31[target_14] = s.lasting_31[target_14] + (me,)
        s.tape.append((51, 251, target_14, (), None))
    s.source = old_source_61
    s.source_by = old_source_by_61
    return

# ---- do_resolve_card, content/disruptopia/turn.rules:119
def do_resolve_card_logged(s, ret, me, card_1):
    s.f_do_resolve_card_ret = ret
    s.f_do_resolve_card_me = me
    s.f_do_resolve_card_card_1 = card_1
    s.tape.append((68, 54, me, (), None))
    COVER.add(58)
    return HEAD_CARDS_EFFECT_LOGGED[card_1](s, 48, me, card_1)  # then do_resolve_card_after_head_cards_effect_logged

def do_resolve_card_after_head_cards_effect_logged(s, _):  # do_resolve_card, after head_cards_effect, content/disruptopia/turn.rules:119
    card_1 = s.f_do_resolve_card_card_1
    s.f_do_resolve_card_kept = kept = s.scratch
    show(s, card_1)
    s.tape.append((111, 258, s.f_do_resolve_card_me, (card_1,), None))
    s.f_do_resolve_card_each_19_from = each_19_from = s.active
    s.f_do_resolve_card_each_19_i = each_19_i = 0
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = (each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_used = ()
        s.f_do_resolve_card_window_left = 1000
        return 97  # do_resolve_card_window_logged
    COVER.add(252)
    return BODY_CARDS_EFFECT_LOGGED[card_1](s, 50, s.f_do_resolve_card_me, card_1, kept)  # then do_resolve_card_after_body_cards_effect_logged

def do_resolve_card_now_4_logged(s, now_4):  # do_resolve_card, after the question now_4, content/disruptopia/turn.rules:119
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_1 = s.f_do_resolve_card_card_1
    if now_4 < 0:
        if each_19_i < s.n:
            s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
            s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
            s.f_do_resolve_card_used = ()
            s.f_do_resolve_card_window_left = 1000
            return 97  # do_resolve_card_window_logged
        COVER.add(252)
        return BODY_CARDS_EFFECT_LOGGED[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
    REACTIONS_5_LOGGED[now_4](s, seat_11, me, card_1, now_4)
    s.f_do_resolve_card_used = s.f_do_resolve_card_used + (now_4,)
    if s.f_do_resolve_card_window_left > 0:
        s.f_do_resolve_card_window_left = s.f_do_resolve_card_window_left - 1
        left_1 = do_resolve_card_those(s, seat_11, s.f_do_resolve_card_used, me, card_1)
        if not (left_1 or s.piles[seat_11 + 1] and (s.reactions == 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me))):
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_used = ()
                s.f_do_resolve_card_window_left = 1000
                return 97  # do_resolve_card_window_logged
            COVER.add(252)
            return BODY_CARDS_EFFECT_LOGGED[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.player = seat_11
        s.options = options = do_resolve_card_those_2(s, left_1) + (-1,)
        s.option_count = len(options)
        s.pc = 49  # then do_resolve_card_now_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_window_logged(s, _):  # do_resolve_card, loop, content/disruptopia/turn.rules:119
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_1 = s.f_do_resolve_card_card_1
    if s.f_do_resolve_card_window_left > 0:
        s.f_do_resolve_card_window_left = s.f_do_resolve_card_window_left - 1
        left_1 = do_resolve_card_those(s, seat_11, s.f_do_resolve_card_used, me, card_1)
        if not (left_1 or s.piles[seat_11 + 1] and (s.reactions == 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me))):
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_used = ()
                s.f_do_resolve_card_window_left = 1000
                return 97  # do_resolve_card_window_logged
            COVER.add(252)
            return BODY_CARDS_EFFECT_LOGGED[card_1](s, 50, me, card_1, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.player = seat_11
        s.options = options = do_resolve_card_those_2(s, left_1) + (-1,)
        s.option_count = len(options)
        s.pc = 49  # then do_resolve_card_now_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_body_cards_effect_logged(s, _):  # do_resolve_card, after body_cards_effect, content/disruptopia/turn.rules:121
    card_1 = s.f_do_resolve_card_card_1
    me = s.f_do_resolve_card_me
    COVER.add(253)
    if CARDS_KIND[card_1] == 0:
        COVER.add(254)
        do_discard_logged(s, me, card_1)
    else:
        COVER.add(255)
        if s.effect_delay == 1:
            COVER.add(256)
            if not shielded_new_effects(s, me):
                moved_6 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
                place = me + 16
                most = s.effect_slots
                for card in moved_6:
                    leave(s, card, place)
                    put_known(s, card, place)
                    if len(s.piles[place]) > most:
                        raise RuleLimit(f'there is no room for another card in `new_effects`, which holds {most} at most', 256)
                s.tape.append((69, 256, me, (moved_6,), None))
        else:
            COVER.add(257)
            if not shielded_effects(s, me):
                moved_7 = (card_1,) if not (s.loc[card_1] >= 1 and s.loc[card_1] < 6 and shielded_hand_below(s, s.loc[card_1] - 1) or s.loc[card_1] >= 6 and s.loc[card_1] < 11 and shielded_rejects_below(s, s.loc[card_1] - 6) or s.loc[card_1] >= 11 and s.loc[card_1] < 16 and shielded_effects_below(s, s.loc[card_1] - 11) or s.loc[card_1] >= 16 and s.loc[card_1] < 21 and shielded_new_effects_below(s, s.loc[card_1] - 16)) else ()
                place = me + 11
                most = s.effect_slots
                for card in moved_7:
                    leave(s, card, place)
                    put_known(s, card, place)
                    if len(s.piles[place]) > most:
                        raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 257)
                s.tape.append((66, 257, me, (moved_7,), None))
    expire_action_logged(s)
    return s.f_do_resolve_card_ret

# ---- do_window, content/disruptopia/turn.rules:25
def do_window_logged(s, ret, me):
    s.f_do_window_ret = ret
    s.f_do_window_me = me
    s.tape.append((6, 10, me, (), None))
    COVER.add(13)
    s.f_do_window_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_window_offers_left = offers_left = offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 13)

def do_window_chosen_2_logged(s, chosen_2):  # do_window, after the question chosen_2, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if chosen_2 == -1:
        return s.f_do_window_ret
    if chosen_2 >= 1000:
        return USE_ABILITY_LOGGED[chosen_2 - 1000](s, 52, me, chosen_2 - 1000)  # then do_window_after_use_ability_logged
    COVER.add(13)
    s.tape.append((8, 55, me, (), None))
    COVER.add(56)
    s.player = me
    s.options = options = do_window_those(s, me)
    s.option_count = len(options)
    s.pc = 53  # then do_window_do_play_free_card_card_logged
    return 0

def do_window_after_use_ability_logged(s, _):  # do_window, after use_ability, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 13)

def do_window_do_play_free_card_card_logged(s, do_play_free_card_card):  # do_window, after the question do_play_free_card_card, content/disruptopia/turn.rules:116
    me = s.f_do_window_me
    s.tape.append((7, 56, me, (do_play_free_card_card,), 1 << me))
    COVER.add(57)
    return do_resolve_card_logged(s, 54, me, do_play_free_card_card)  # then do_window_after_do_resolve_card_logged

def do_window_after_do_resolve_card_logged(s, _):  # do_window, after do_resolve_card, content/disruptopia/turn.rules:117
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_2 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if not offered_2 and not s.piles[me + 1]:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 51  # then do_window_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 13)

# ---- do_buy_chips, content/disruptopia/turn.rules:47
def do_buy_chips_logged(s, me):
    s.tape.append((71, 269, me, (), None))
    COVER.add(281)
    COVER.add(282)
    COVER.add(283)
    price_9 = q_chip_price(s, me)
    if price_9 > 0:
        s.corporate_funds[me] += (0 - price_9)
        s.tape.append((13, 284, me, (price_9,), None))
    COVER.add(285)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_45 = value - before
        s.tape.append((55, 285, me, (change_45,), None))
        if change_45 != 0:
            on_after_gain_compute_logged(s, me, change_45, 0)
    return

# ---- do_board_action_b_chips
def do_board_action_b_chips_logged(s, me, this):
    do_buy_chips_logged(s, me)
    return

# ---- do_board_action_b_patent
def do_board_action_b_patent_logged(s, me, this):
    s.tape.append((72, 270, me, (), None))
    COVER.add(287)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + WEALTH_PATENT[s.net_worth[me]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 287)
        s.corporate_funds[me] = value
        change_46 = value - before
        s.tape.append((33, 287, me, (change_46,), None))
    for seat_12 in CLOCKWISE[s.n][s.active]:
        waiting_4 = do_board_action_b_patent_those(s, seat_12, me)
        leaves = False
        for reacting_4_times in RANGE_1_1001:
            if not waiting_4:
                leaves = True
                break
            now_5 = waiting_4[0]
            REACTIONS_6_LOGGED[now_5](s, seat_12, me, now_5)
            waiting_4 = do_board_action_b_patent_those_(s, waiting_4, now_5, seat_12, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    expire_action_logged(s)
    return

# ---- do_board_action_b_recruit
def do_board_action_b_recruit_logged(s, me, this):
    s.tape.append((73, 271, me, (), None))
    COVER.add(289)
    COVER.add(290)
    COVER.add(291)
    price_10 = q_recruit_price(s, me, 1)
    if price_10 > 0:
        s.corporate_funds[me] += (0 - price_10)
        s.tape.append((13, 292, me, (price_10,), None))
    COVER.add(293)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + 1
        s.workers[me] = value
        change_47 = value - before
        s.tape.append((53, 293, me, (change_47,), None))
    return

# ---- do_board_action_b_train
def do_board_action_b_train_logged(s, ret, me, this):
    s.f_do_board_action_b_train_ret = ret
    s.tape.append((74, 272, me, (), None))
    COVER.add(295)
    COVER.add(296)
    COVER.add(297)
    COVER.add(298)
    price_11 = q_train_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += (0 - price_11)
        s.tape.append((13, 299, me, (price_11,), None))
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    COVER.add(300)
    if shielded_model_version(s, me):
        return s.f_do_board_action_b_train_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_48 = value - before
    s.tape.append((56, 300, me, (change_48,), None))
    if change_48 != 0:
        return on_after_gain_model_version_logged(s, 55, me, change_48, 0)  # then do_board_action_b_train_after_on_after_gain_model_version_logged
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_after_on_after_gain_model_version_logged(s, _):  # do_board_action_b_train, after on_after_gain_model_version, content/disruptopia/turn.rules:67
    return s.f_do_board_action_b_train_ret

# ---- do_board_action_b_handout
def do_board_action_b_handout_logged(s, ret, me, this):
    s.f_do_board_action_b_handout_ret = ret
    s.f_do_board_action_b_handout_me = me
    s.tape.append((75, 273, me, (), None))
    COVER.add(302)
    s.player = me
    s.options = options = do_board_action_b_handout_those(s, me)
    s.option_count = len(options)
    s.pc = 56  # then do_board_action_b_handout_do_government_handout_region_8_logged
    return 0

def do_board_action_b_handout_do_government_handout_region_8_logged(s, do_government_handout_region_8):  # do_board_action_b_handout, after the question do_government_handout_region_8, content/disruptopia/turn.rules:70
    s.tape.append((9, 302, s.f_do_board_action_b_handout_me, (do_government_handout_region_8,), None))
    COVER.add(303)
    do_take_subsidy_logged(s, s.f_do_board_action_b_handout_me, do_government_handout_region_8)
    return s.f_do_board_action_b_handout_ret

# ---- do_board_action_b_buyback
def do_board_action_b_buyback_logged(s, me, this):
    s.tape.append((77, 274, me, (), None))
    COVER.add(305)
    COVER.add(306)
    price_12 = q_buyback_price(s, me)
    price_13 = q_buyback_reputation(s, me)
    if price_12 > 0:
        s.corporate_funds[me] += (0 - price_12)
        s.tape.append((13, 307, me, (price_12,), None))
    if price_13 > 0:
        s.reputation[me] += (0 - price_13)
        s.tape.append((76, 308, me, (price_13,), None))
    s.lasting_24[me] = ()
    s.lasting_25[me] = ()
    COVER.add(309)
    if not shielded_net_worth(s, me):
        before = s.net_worth[me]
        value = before + 1
        s.net_worth[me] = value
        change_49 = value - before
        s.tape.append((78, 309, me, (change_49,), None))
    return

# ---- do_board_action_b_marketing
def do_board_action_b_marketing_logged(s, ret, me, this):
    s.f_do_board_action_b_marketing_ret = ret
    s.f_do_board_action_b_marketing_me = me
    s.tape.append((79, 275, me, (), None))
    COVER.add(311)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 57  # then do_board_action_b_marketing_rolled_campaign_die_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_campaign_die = dice
    s.campaign_die = rolled_campaign_die
    s.tape.append((42, 311, me, (rolled_campaign_die,), None))
    return on_after_roll_campaign_die_logged(s, 58, me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die_logged

def do_board_action_b_marketing_rolled_campaign_die_logged(s, rolled_campaign_die):  # do_board_action_b_marketing, after the dice rolled_campaign_die, content/disruptopia/turn.rules:79
    s.campaign_die = rolled_campaign_die
    s.tape.append((42, 311, s.f_do_board_action_b_marketing_me, (rolled_campaign_die,), None))
    return on_after_roll_campaign_die_logged(s, 58, s.f_do_board_action_b_marketing_me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die_logged

def do_board_action_b_marketing_after_on_after_roll_campaign_die_logged(s, _):  # do_board_action_b_marketing, after on_after_roll_campaign_die, content/disruptopia/turn.rules:79
    me = s.f_do_board_action_b_marketing_me
    COVER.add(312)
    if s.campaign_die <= 2:
        COVER.add(313)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + WEALTH_CAMPAIGN_POWER[s.net_worth[me]]
            if value > 29:
                value = 29
            s.power[me] = value
            change_50 = value - before
            s.tape.append((35, 313, me, (change_50,), None))
    else:
        COVER.add(314)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + WEALTH_CAMPAIGN_REPUTATION[s.net_worth[me]]
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_51 = value - before
            s.tape.append((34, 314, me, (change_51,), None))
    return s.f_do_board_action_b_marketing_ret

# ---- do_board_action_b_presence
def do_board_action_b_presence_logged(s, ret, me, this):
    s.f_do_board_action_b_presence_ret = ret
    s.f_do_board_action_b_presence_me = me
    s.tape.append((80, 276, me, (), None))
    COVER.add(316)
    COVER.add(317)
    COVER.add(318)
    s.player = me
    s.options = options = do_board_action_b_presence_those(s, me)
    s.option_count = len(options)
    s.pc = 59  # then do_board_action_b_presence_do_scale_presence_region_9_logged
    return 0

def do_board_action_b_presence_do_scale_presence_region_9_logged(s, do_scale_presence_region_9):  # do_board_action_b_presence, after the question do_scale_presence_region_9, content/disruptopia/turn.rules:86
    me = s.f_do_board_action_b_presence_me
    s.tape.append((9, 318, me, (do_scale_presence_region_9,), None))
    COVER.add(319)
    price_14 = q_presence_price(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += (0 - price_14)
        s.tape.append((13, 320, me, (price_14,), None))
    COVER.add(321)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_9
        s.tape.append((40, 321, me, (do_scale_presence_region_9,), None))
    return s.f_do_board_action_b_presence_ret

# ---- do_board_action_b_card
def do_board_action_b_card_logged(s, ret, me, this):
    s.f_do_board_action_b_card_ret = ret
    s.f_do_board_action_b_card_me = me
    s.tape.append((81, 277, me, (), None))
    COVER.add(323)
    if not shielded_card_points(s, me):
        before = s.card_points[me]
        value = before + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
        change_52 = value - before
        s.tape.append((82, 323, me, (change_52,), None))
    COVER.add(324)
    s.f_do_board_action_b_card_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = offers_1_left = offers_1_left - 1
        offered_3 = (0,) if can_play_paid_card(s, me) else ()
        if not offered_3 and not s.piles[me + 1]:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 60  # then do_board_action_b_card_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 324)

def do_board_action_b_card_chosen_3_logged(s, chosen_3):  # do_board_action_b_card, after the question chosen_3, content/disruptopia/turn.rules:92
    me = s.f_do_board_action_b_card_me
    if chosen_3 == -1:
        return s.f_do_board_action_b_card_ret
    COVER.add(324)
    s.tape.append((83, 352, me, (), None))
    COVER.add(353)
    s.player = me
    s.options = options = do_board_action_b_card_apart(s, me)
    s.option_count = len(options)
    s.pc = 61  # then do_board_action_b_card_do_play_paid_card_card_20_logged
    return 0

def do_board_action_b_card_do_play_paid_card_card_20_logged(s, do_play_paid_card_card_20):  # do_board_action_b_card, after the question do_play_paid_card_card_20, content/disruptopia/turn.rules:111
    me = s.f_do_board_action_b_card_me
    s.tape.append((7, 353, me, (do_play_paid_card_card_20,), 1 << me))
    COVER.add(354)
    price_15 = q_card_cost(s, me, CARDS_KIND_2[do_play_paid_card_card_20])
    if price_15 > 0:
        s.card_points[me] += (0 - price_15)
        s.tape.append((29, 355, me, (price_15,), None))
    COVER.add(356)
    return do_resolve_card_logged(s, 62, me, do_play_paid_card_card_20)  # then do_board_action_b_card_after_do_resolve_card_logged

def do_board_action_b_card_after_do_resolve_card_logged(s, _):  # do_board_action_b_card, after do_resolve_card, content/disruptopia/turn.rules:113
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_3 = (0,) if can_play_paid_card(s, me) else ()
        if not offered_3 and not s.piles[me + 1]:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 60  # then do_board_action_b_card_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 324)

# ---- do_board_action_b_restructure
def do_board_action_b_restructure_logged(s, ret, me, this):
    s.f_do_board_action_b_restructure_ret = ret
    s.f_do_board_action_b_restructure_me = me
    s.tape.append((84, 278, me, (), None))
    COVER.add(360)
    s.player = me
    s.options = options = do_board_action_b_restructure_apart(s, me)
    s.option_count = len(options)
    s.pc = 63  # then do_board_action_b_restructure_do_restructure_card_18_logged
    return 0

def do_board_action_b_restructure_do_restructure_card_18_logged(s, do_restructure_card_18):  # do_board_action_b_restructure, after the question do_restructure_card_18, content/disruptopia/turn.rules:95
    s.tape.append((7, 360, s.f_do_board_action_b_restructure_me, (do_restructure_card_18,), None))
    COVER.add(361)
    do_discard_logged(s, s.f_do_board_action_b_restructure_me, do_restructure_card_18)
    return s.f_do_board_action_b_restructure_ret

# ---- do_board_action_b_audit
def do_board_action_b_audit_logged(s, ret, me, this):
    s.f_do_board_action_b_audit_ret = ret
    s.f_do_board_action_b_audit_me = me
    s.tape.append((85, 279, me, (), None))
    COVER.add(363)
    s.player = me
    s.options = options = do_board_action_b_audit_those(s, me)
    s.option_count = len(options)
    s.pc = 64  # then do_board_action_b_audit_do_hostile_audit_target_15_logged
    return 0

def do_board_action_b_audit_do_hostile_audit_target_15_logged(s, do_hostile_audit_target_15):  # do_board_action_b_audit, after the question do_hostile_audit_target_15, content/disruptopia/turn.rules:99
    me = s.f_do_board_action_b_audit_me
    s.tape.append((28, 363, me, (do_hostile_audit_target_15,), None))
    COVER.add(364)
    s.player = me
    s.options = options = do_board_action_b_audit_apart(s, do_hostile_audit_target_15, me)
    s.option_count = len(options)
    s.pc = 65  # then do_board_action_b_audit_do_hostile_audit_card_19_logged
    return 0

def do_board_action_b_audit_do_hostile_audit_card_19_logged(s, do_hostile_audit_card_19):  # do_board_action_b_audit, after the question do_hostile_audit_card_19, content/disruptopia/turn.rules:100
    me = s.f_do_board_action_b_audit_me
    s.tape.append((7, 364, me, (do_hostile_audit_card_19,), None))
    COVER.add(365)
    s.corporate_funds[me] -= 5
    s.tape.append((13, 366, me, (5,), None))
    s.reputation[me] -= 2
    s.tape.append((76, 367, me, (2,), None))
    COVER.add(368)
    do_discard_logged(s, me, do_hostile_audit_card_19)
    return s.f_do_board_action_b_audit_ret

# ---- do_board_action_b_rehire
def do_board_action_b_rehire_logged(s, ret, me, this):
    s.f_do_board_action_b_rehire_ret = ret
    s.f_do_board_action_b_rehire_me = me
    s.tape.append((86, 280, me, (), None))
    COVER.add(370)
    for card_21 in s.piles[me + 1]:
        COVER.add(371)
        do_discard_logged(s, me, card_21)
    COVER.add(372)
    n_1 = s.hand_limit
    s.tape.append((15, 23, me, (n_1,), None))
    COVER.add(74)
    s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = 1
    s.f_do_board_action_b_rehire_repeat_2_last = repeat_2_last = n_1
    while True:
        if repeat_2_i > repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        turn_4 = repeat_2_i
        s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(75)
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck_logged(s, 66, me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck_logged
        s.tape.append((20, 75, me, (), None))

def do_board_action_b_rehire_after_do_draw_from_any_deck_logged(s, _):  # do_board_action_b_rehire, after do_draw_from_any_deck, content/disruptopia/turn.rules:136
    repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i
    me = s.f_do_board_action_b_rehire_me
    while True:
        if repeat_2_i > s.f_do_board_action_b_rehire_repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        turn_4 = repeat_2_i
        s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(75)
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck_logged(s, 66, me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck_logged
        s.tape.append((20, 75, me, (), None))

# ---- do_fill_slot, content/disruptopia/turn.rules:158
def do_fill_slot_logged(s, me, region_1):
    s.tape.append((10, 16, me, (region_1,), None))
    COVER.add(64)
    before = s.subsidy_supply
    value = before - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    change_53 = value - before
    s.tape.append((11, 64, me, (0 - change_53,), None))
    COVER.add(65)
    before = s.region_tokens[region_1]
    value = before + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    change_54 = value - before
    s.tape.append((12, 65, me, (change_54, region_1,), None))
    return

# ---- do_place_subsidy, content/disruptopia/turn.rules:162
def do_place_subsidy_logged(s, ret, me):
    s.f_do_place_subsidy_ret = ret
    s.f_do_place_subsidy_me = me
    s.tape.append((89, 383, me, (), None))
    COVER.add(384)
    if s.subsidy_supply > 0 and do_place_subsidy_any(s):
        COVER.add(385)
        s.f_do_place_subsidy_repeat_3_left = repeat_3_left = 500
        if repeat_3_left > 0:
            s.f_do_place_subsidy_repeat_3_left = repeat_3_left = repeat_3_left - 1
            COVER.add(386)
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 67  # then do_place_subsidy_rolled_die_2_logged
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_die_2 = dice
            s.die = rolled_die_2
            s.tape.append((90, 386, me, (rolled_die_2,), None))
            COVER.add(387)
            region_10 = do_place_subsidy_first(s)
            if region_10 < 0:
                raise RuleLimit('there is nothing to pick', 387)
            COVER.add(388)
            if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
                COVER.add(389)
                do_fill_slot_logged(s, me, region_10)
                COVER.add(390)
                return s.f_do_place_subsidy_ret
            return 98  # do_place_subsidy_repeat_3_logged
        raise RuleLimit('there are more than 500 repetitions', 385)
    return s.f_do_place_subsidy_ret

def do_place_subsidy_repeat_3_logged(s, _):  # do_place_subsidy, loop, content/disruptopia/turn.rules:164
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        COVER.add(386)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 67  # then do_place_subsidy_rolled_die_2_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_die_2 = dice
        s.die = rolled_die_2
        s.tape.append((90, 386, s.f_do_place_subsidy_me, (rolled_die_2,), None))
        COVER.add(387)
        region_10 = do_place_subsidy_first(s)
        if region_10 < 0:
            raise RuleLimit('there is nothing to pick', 387)
        COVER.add(388)
        if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
            COVER.add(389)
            do_fill_slot_logged(s, s.f_do_place_subsidy_me, region_10)
            COVER.add(390)
            return s.f_do_place_subsidy_ret
        return 98  # do_place_subsidy_repeat_3_logged
    raise RuleLimit('there are more than 500 repetitions', 385)

def do_place_subsidy_rolled_die_2_logged(s, rolled_die_2):  # do_place_subsidy, after the dice rolled_die_2, content/disruptopia/turn.rules:165
    s.die = rolled_die_2
    s.tape.append((90, 386, s.f_do_place_subsidy_me, (rolled_die_2,), None))
    COVER.add(387)
    region_10 = do_place_subsidy_first(s)
    if region_10 < 0:
        raise RuleLimit('there is nothing to pick', 387)
    COVER.add(388)
    if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
        COVER.add(389)
        do_fill_slot_logged(s, s.f_do_place_subsidy_me, region_10)
        COVER.add(390)
        return s.f_do_place_subsidy_ret
    return 98  # do_place_subsidy_repeat_3_logged

# ---- do_lose_workers, content/disruptopia/turn.rules:177
def do_lose_workers_logged(s, me, n_4):
    s.tape.append((21, 31, me, (n_4,), None))
    COVER.add(92)
    for turn_5 in range(1, n_4 + 1):
        COVER.add(93)
        do_lose_worker_logged(s, me)
    return

# ---- do_move_worker, content/disruptopia/turn.rules:192
def do_move_worker_logged(s, me, number_2, space_1):
    s.tape.append((27, 37, me, (), None))
    COVER.add(114)
    if not shielded_plan(s, me):
        old_14 = s.plan[me * 8 + number_2 - 1]
        s.plan[me * 8 + number_2 - 1] = space_1
        s.tape.append((1, 114, me, (s.plan[me * 8 + number_2 - 1], number_2, old_14,), None))
    return

# ---- do_hold_agenda, content/disruptopia/turn.rules:195
def do_hold_agenda_logged(s, me):
    s.tape.append((30, 52, me, (), None))
    COVER.add(138)
    old_15 = s.first_player
    s.first_player = me
    s.tape.append((31, 138, me, (s.first_player, old_15,), None))
    COVER.add(139)
    old_16 = s.token_held
    s.token_held = 1
    s.tape.append((32, 139, me, (s.token_held, old_16,), None))
    return

# ---- secret_planning, content/disruptopia/game.rules:139
def secret_planning_logged(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if len(s.piles[me + 1]) >= max(0, len(s.piles[me + 1]) - s.hand_limit):
        COVER.add(408)
        s.f_secret_planning_candidates = candidates = s.piles[me + 1]
        s.f_secret_planning_left = left = candidates
        s.f_secret_planning_extra_1 = ()
        s.f_secret_planning_wanted = min(len(left), max(0, len(s.piles[me + 1]) - s.hand_limit))
        s.f_secret_planning_many_left = 10000
        return secret_planning_many_logged(s)
    return s.f_secret_planning_ret

def secret_planning_pick_logged(s, pick):  # secret_planning, after the question pick, content/disruptopia/game.rules:140
    left = s.f_secret_planning_left
    s.f_secret_planning_extra_1 = secret_planning_those_(s, s.f_secret_planning_extra_1, pick, s.f_secret_planning_candidates)
    s.f_secret_planning_left = left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
    s.f_secret_planning_wanted = s.f_secret_planning_wanted - 1
    if s.f_secret_planning_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return secret_planning_many_logged(s)

def secret_planning_many_logged(s):  # secret_planning, rest, content/disruptopia/game.rules:140
    me = s.f_secret_planning_me
    if s.f_secret_planning_many_left > 0:
        s.f_secret_planning_many_left = s.f_secret_planning_many_left - 1
        if s.f_secret_planning_wanted <= 0:
            COVER.add(409)
            if not shielded_rejects(s, me):
                moved_10 = secret_planning_those(s, s.f_secret_planning_extra_1)
                place = me + 6
                for card in moved_10:
                    leave(s, card, place)
                    put_known(s, card, place)
                s.tape.append((98, 409, me, (len(moved_10),), None))
                s.tape.append((97, 409, me, (moved_10,), 1 << me))
            COVER.add(410)
            s.f_secret_planning_each_8_i = each_8_i = 1
            s.f_secret_planning_each_8_last = each_8_last = 8
            while True:
                if each_8_i > each_8_last:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_5 = number_5 = each_8_i
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_5 <= s.workers[me]:
                    COVER.add(411)
                    s.player = me
                    s.options = options = ALL_BOARD + (-1,)
                    s.option_count = len(options)
                    s.pc = 69  # then secret_planning_space_4_logged
                    return 0
        s.player = me
        s.options = options = secret_planning_apart(s, s.f_secret_planning_left)
        s.option_count = len(options)
        s.pc = 68  # then secret_planning_pick_logged
        return 0
    raise RuleLimit('this is repeated too often', 408)

def secret_planning_space_4_logged(s, space_4):  # secret_planning, after the question space_4, content/disruptopia/game.rules:143
    each_8_i = s.f_secret_planning_each_8_i
    number_5 = s.f_secret_planning_number_5
    me = s.f_secret_planning_me
    if space_4 >= 0:
        COVER.add(412)
        if not shielded_orders(s, me):
            old_18 = s.orders[me * 8 + number_5 - 1]
            s.orders[me * 8 + number_5 - 1] = space_4
            s.tape.append((3, 412, me, (s.orders[me * 8 + number_5 - 1], number_5, old_18,), 1 << me))
        COVER.add(413)
        if shielded_face_down(s, me):
            while True:
                if each_8_i > s.f_secret_planning_each_8_last:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_5 = number_5 = each_8_i
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_5 <= s.workers[me]:
                    COVER.add(411)
                    s.player = me
                    s.options = options = ALL_BOARD + (-1,)
                    s.option_count = len(options)
                    s.pc = 69  # then secret_planning_space_4_logged
                    return 0
        old_19 = s.face_down[me * 8 + number_5 - 1]
        s.face_down[me * 8 + number_5 - 1] = 1
        s.tape.append((4, 413, me, (s.face_down[me * 8 + number_5 - 1], number_5, old_19,), None))
        while True:
            if each_8_i > s.f_secret_planning_each_8_last:
                return s.f_secret_planning_ret
            s.f_secret_planning_number_5 = number_5 = each_8_i
            s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
            if number_5 <= s.workers[me]:
                COVER.add(411)
                s.player = me
                s.options = options = ALL_BOARD + (-1,)
                s.option_count = len(options)
                s.pc = 69  # then secret_planning_space_4_logged
                return 0
    while True:
        if each_8_i > s.f_secret_planning_each_8_last:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_5 = number_5 = each_8_i
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_5 <= s.workers[me]:
            COVER.add(411)
            s.player = me
            s.options = options = ALL_BOARD + (-1,)
            s.option_count = len(options)
            s.pc = 69  # then secret_planning_space_4_logged
            return 0

# ---- main
def main_logged(s, _):
    s.f_main_game_around = s.at_game
    s.at_game = 0
    COVER.add(393)
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 393)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 72)  # then main_opener_logged
    return main_opener_logged(s, items[draw(s, len(items))])

def main_opener_logged(s, opener):  # main, after the draw opener, content/disruptopia/game.rules:126
    COVER.add(394)
    old_17 = s.first_player
    s.first_player = opener
    s.tape.append((31, 394, s.active, (s.first_player, old_17,), None))
    COVER.add(395)
    for d_1 in ALL_DECK:
        COVER.add(396)
        moved_8 = main_those(s, d_1)
        place = d_1 + 21
        for card in moved_8:
            put_known(s, card, place)
        s.tape.append((92, 396, -1, (len(moved_8),), None))
        COVER.add(397)
        shuffle(s, d_1 + 21)
    COVER.add(398)
    s.f_main_each_5_from = each_5_from = s.first_player
    s.f_main_each_5_i = each_5_i = 0
    while True:
        if each_5_i >= s.n:
            COVER.add(402)
            return do_place_subsidy_logged(s, 74, 0)  # then main_after_do_place_subsidy_logged
        s.f_main_p_3 = p_3 = (each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        offer = main_those_(s, p_3)
        if offer:
            COVER.add(399)
            s.player = p_3
            s.options = options = offer
            s.option_count = len(options)
            s.pc = 73  # then main_region_11_logged
            return 0

def main_after_game_logged(s, _):  # main, after game
    s.stack = ()
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_left = rounds_left = 300
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        s.f_main_played_1 = played_1 = played_1 + 1
        if played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played_1
        s.tape.append((93, 403, -1, (s.round,), None))
        COVER.add(404)
        s.tape.append((94, 404, -1, (), None))
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.tape.append((95, 404, seat, (), None))
            COVER.add(405)
            s.f_main_each_6_i = 0
            return main_each_6_logged(s, 0)
        COVER.add(407)
        s.tape.append((96, 407, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_region_11_logged(s, region_11):  # main, after the question region_11, content/disruptopia/game.rules:132
    each_5_i = s.f_main_each_5_i
    p_3 = s.f_main_p_3
    s.tape.append((9, 399, p_3, (region_11,), None))
    COVER.add(400)
    if not shielded_presence(s, p_3):
        s.presence[p_3] = s.presence[p_3] | 1 << region_11
        s.tape.append((40, 400, p_3, (region_11,), None))
    COVER.add(401)
    do_fill_slot_logged(s, 0, region_11)
    while True:
        if each_5_i >= s.n:
            COVER.add(402)
            return do_place_subsidy_logged(s, 74, 0)  # then main_after_do_place_subsidy_logged
        s.f_main_p_3 = p_3 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        offer = main_those_(s, p_3)
        if offer:
            COVER.add(399)
            s.player = p_3
            s.options = options = offer
            s.option_count = len(options)
            s.pc = 73  # then main_region_11_logged
            return 0

def main_after_do_place_subsidy_logged(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:135
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_left = rounds_left = 300
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        s.f_main_played_1 = played_1 = played_1 + 1
        if played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played_1
        s.tape.append((93, 403, -1, (s.round,), None))
        COVER.add(404)
        s.tape.append((94, 404, -1, (), None))
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.tape.append((95, 404, seat, (), None))
            COVER.add(405)
            s.f_main_each_6_i = 0
            return main_each_6_logged(s, 0)
        COVER.add(407)
        s.tape.append((96, 407, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_after_game_1_logged(s, _):  # main, after game_1
    s.stack = ()
    s.at_game = s.f_main_game_around_1
    return 2  # over

def main_after_secret_planning_logged(s, _):  # main, after secret_planning, content/disruptopia/game.rules:139
    COVER.add(414)
    s.tape.append((99, 414, -1, (), None))
    for seat_2 in CLOCKWISE[s.n][s.first_player]:
        s.active = seat_2
        s.tape.append((95, 414, seat_2, (), None))
        COVER.add(415)
        for card_27 in s.piles[seat_2 + 6]:
            COVER.add(416)
            do_discard_logged(s, seat_2, card_27)
        COVER.add(417)
        if s.reveal == 0:
            COVER.add(418)
            do_reveal_board_logged(s, seat_2)
    COVER.add(419)
    s.tape.append((100, 419, -1, (), None))
    s.f_main_each_11_from = s.first_player
    s.f_main_each_11_i = 0
    return main_each_11_logged(s)

def main_after_do_window_logged(s, _):  # main, after do_window, content/disruptopia/turn.rules:13
    COVER.add(262)
    s.f_main_each_2_i = 1
    s.f_main_each_2_last = 8
    return main_each_2_logged(s)

def main_answer_2_logged(s, answer_2):  # main, after the question answer_2, content/disruptopia/turn.rules:19
    if answer_2 >= 0:
        return DO_BOARD_ACTION_LOGGED[s.f_main_space_3](s, 80, s.f_main_seat_3, s.f_main_space_3)  # then main_after_do_board_action_logged
    COVER.add(375)
    return do_window_logged(s, 82, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_board_action_logged(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:19
    COVER.add(375)
    return do_window_logged(s, 82, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_board_action_logged_(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:20
    COVER.add(375)
    return do_window_logged(s, 82, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_window_logged_(s, _):  # main, after do_window, content/disruptopia/turn.rules:21
    return main_each_2_logged(s)

def main_each_2_logged(s):  # main, rest, content/disruptopia/turn.rules:14
    each_2_i = s.f_main_each_2_i
    seat_3 = s.f_main_seat_3
    while True:
        leaves = False
        while True:
            if each_2_i > s.f_main_each_2_last:
                leaves = True
                break
            number_4 = each_2_i
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            COVER.add(263)
            if s.plan[seat_3 * 8 + number_4 - 1] != -1:
                break
        if leaves:
            break
        COVER.add(264)
        s.f_main_space_3 = space_3 = s.plan[seat_3 * 8 + number_4 - 1]
        COVER.add(265)
        old_10 = s.worker_up
        s.worker_up = number_4
        s.tape.append((70, 265, seat_3, (s.worker_up, old_10,), None))
        COVER.add(266)
        if not shielded_plan(s, seat_3):
            old_11 = s.plan[seat_3 * 8 + number_4 - 1]
            s.plan[seat_3 * 8 + number_4 - 1] = -1
            s.tape.append((1, 266, seat_3, (s.plan[seat_3 * 8 + number_4 - 1], number_4, old_11,), None))
        COVER.add(267)
        if s.decline == 0 or d_spoils_later(s, seat_3, number_4, space_3):
            COVER.add(268)
            if CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                s.player = seat_3
                s.options = (space_3, -1)
                s.option_count = 2
                s.pc = 79  # then main_answer_2_logged
                return 0
            COVER.add(375)
            return do_window_logged(s, 82, seat_3)  # then main_after_do_window_logged_
        COVER.add(374)
        if CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
            return DO_BOARD_ACTION_LOGGED[space_3](s, 81, seat_3, space_3)  # then main_after_do_board_action_logged_
        s.tape.append((87, 374, seat_3, (space_3,), None))
        COVER.add(375)
        return do_window_logged(s, 82, seat_3)  # then main_after_do_window_logged_
    COVER.add(376)
    old_12 = s.worker_up
    s.worker_up = 0
    s.tape.append((70, 376, seat_3, (s.worker_up, old_12,), None))
    COVER.add(377)
    if shielded_card_points(s, seat_3):
        return main_each_11_logged(s)
    old_13 = s.card_points[seat_3]
    s.card_points[seat_3] = 0
    s.tape.append((88, 377, seat_3, (s.card_points[seat_3], old_13,), None))
    return main_each_11_logged(s)

def main_each_11_logged(s):  # main, rest, content/disruptopia/game.rules:149
    each_11_i = s.f_main_each_11_i
    if each_11_i < s.n:
        s.f_main_seat_3 = seat_3 = (s.f_main_each_11_from + each_11_i) % s.n
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        s.active = seat_3
        s.tape.append((95, 419, seat_3, (), None))
        COVER.add(420)
        do_reveal_board_logged(s, seat_3)
        COVER.add(421)
        s.tape.append((5, 11, seat_3, (), None))
        COVER.add(12)
        return do_window_logged(s, 78, seat_3)  # then main_after_do_window_logged
    COVER.add(422)
    s.tape.append((101, 422, -1, (), None))
    for seat_4 in CLOCKWISE[s.n][0]:
        COVER.add(423)
        if not shielded_personal_funds(s, seat_4):
            before = s.personal_funds[seat_4]
            value = before + s.corporate_funds[seat_4]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 423)
            s.personal_funds[seat_4] = value
            change_55 = value - before
            s.tape.append((102, 423, seat_4, (change_55,), None))
        COVER.add(424)
        if not shielded_corporate_funds(s, seat_4):
            old_20 = s.corporate_funds[seat_4]
            s.corporate_funds[seat_4] = 0
            s.tape.append((103, 424, seat_4, (s.corporate_funds[seat_4], old_20,), None))
    COVER.add(426)
    if s.ending:
        COVER.add(427)
        for mark in RANGE_84:
            s.running_23[mark] = 0
        for mark_1 in RANGE_84:
            s.running_5[mark_1] = 0
        s.source = -1
        s.source_by = -1
        if s.at_game == 0:
            return 71  # after_game
        s.at_game = s.f_main_game_around_1
        return 2  # over
    COVER.add(428)
    s.tape.append((104, 428, -1, (), None))
    for seat_5 in CLOCKWISE[s.n][0]:
        COVER.add(429)
        if not shielded_income_marker(s, seat_5):
            old_21 = s.income_marker[seat_5]
            s.income_marker[seat_5] = q_income(s, seat_5)
            s.tape.append((105, 429, seat_5, (s.income_marker[seat_5], old_21,), None))
        COVER.add(430)
        if not shielded_corporate_funds(s, seat_5):
            before = s.corporate_funds[seat_5]
            value = before + s.income_marker[seat_5]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 430)
            s.corporate_funds[seat_5] = value
            change_56 = value - before
            s.tape.append((33, 430, seat_5, (change_56,), None))
    COVER.add(431)
    s.tape.append((106, 431, -1, (), None))
    COVER.add(432)
    if s.token_held:
        COVER.add(433)
        old_22 = s.token_held
        s.token_held = 0
        s.tape.append((32, 433, s.active, (s.token_held, old_22,), None))
    else:
        COVER.add(434)
        old_23 = s.first_player
        s.first_player = (s.first_player + 1) % s.n
        s.tape.append((31, 434, s.active, (s.first_player, old_23,), None))
    COVER.add(435)
    if s.round_tracker == 0:
        COVER.add(436)
        old_24 = s.round_tracker
        s.round_tracker = 1
        s.tape.append((107, 436, s.active, (s.round_tracker, old_24,), None))
    else:
        COVER.add(437)
        old_25 = s.round_tracker
        s.round_tracker = 0
        s.tape.append((107, 437, s.active, (s.round_tracker, old_25,), None))
    COVER.add(438)
    return do_place_subsidy_logged(s, 83, 0)  # then main_after_do_place_subsidy_logged_

def main_after_do_place_subsidy_logged_(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:164
    COVER.add(439)
    for p_4 in CLOCKWISE[s.n][0]:
        COVER.add(440)
        if not shielded_workers_below(s, p_4):
            before = s.workers[p_4]
            value = before + (0 - s.leaving[p_4])
            if value < 3:
                value = 3
            s.workers[p_4] = value
            change_57 = value - before
            s.tape.append((25, 440, p_4, (0 - change_57,), None))
        COVER.add(441)
        if not shielded_leaving(s, p_4):
            old_26 = s.leaving[p_4]
            s.leaving[p_4] = 0
            s.tape.append((108, 441, p_4, (s.leaving[p_4], old_26,), None))
        COVER.add(442)
        if not shielded_effects(s, p_4):
            moved_11 = main_those_2(s, p_4)
            place = p_4 + 11
            most = s.effect_slots
            for card in moved_11:
                put_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `effects`, which holds {most} at most', 442)
            s.tape.append((66, 442, p_4, (moved_11,), None))
    for seat_14 in CLOCKWISE[s.n][0]:
        s.lasting_28[seat_14] = ()
    for seat_15 in CLOCKWISE[s.n][0]:
        s.lasting_30[seat_15] = s.lasting_30_next[seat_15]
        s.lasting_30_next[seat_15] = ()
    for mark_2 in RANGE_84:
        s.used_1[mark_2] = 0
    for mark_3 in RANGE_84:
        s.used_2[mark_3] = 0
    for mark_4 in RANGE_84:
        s.used_8[mark_4] = 0
    for mark_5 in RANGE_84:
        s.used_11[mark_5] = 0
    for mark_6 in RANGE_84:
        s.used_12[mark_6] = 0
    for mark_7 in RANGE_84:
        s.used_23[mark_7] = 0
    for mark_8 in RANGE_84:
        s.used_14[mark_8] = 0
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        s.f_main_played_1 = s.f_main_played_1 + 1
        if s.f_main_played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = s.f_main_played_1
        s.tape.append((93, 403, -1, (s.round,), None))
        COVER.add(404)
        s.tape.append((94, 404, -1, (), None))
        s.f_main_each_7_from = each_7_from = s.first_player
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < s.n:
            s.f_main_seat = seat = (each_7_from + each_7_i) % s.n
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.active = seat
            s.tape.append((95, 404, seat, (), None))
            COVER.add(405)
            s.f_main_each_6_i = each_6_i = 0
            while True:
                if each_6_i >= len(ALL_DECK):
                    return 99  # main_each_7_logged
                d_2 = ALL_DECK[each_6_i]
                s.f_main_each_6_i = each_6_i = each_6_i + 1
                COVER.add(406)
                if not shielded_hand(s, seat):
                    if not s.piles[d_2 + 21]:
                        place = d_2 + 21
                        for card in s.piles[d_2 + 24]:
                            put_known(s, card, place)
                        shuffle(s, d_2 + 21)
                    if s.piles[d_2 + 21]:
                        place = d_2 + 21
                        if s.explicit and undecided(s, place):
                            return await_top(s, place, 76)  # then main_card_24_logged
                        return main_card_24_logged(s, s.piles[place][-1])
        COVER.add(407)
        s.tape.append((96, 407, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more than 300 rounds', 403)

def main_each_7_logged(s, _):  # main, loop, content/disruptopia/game.rules:137
    each_7_i = s.f_main_each_7_i
    if each_7_i < s.n:
        s.f_main_seat = seat = (s.f_main_each_7_from + each_7_i) % s.n
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        s.active = seat
        s.tape.append((95, 404, seat, (), None))
        COVER.add(405)
        s.f_main_each_6_i = each_6_i = 0
        while True:
            if each_6_i >= len(ALL_DECK):
                return 99  # main_each_7_logged
            d_2 = ALL_DECK[each_6_i]
            s.f_main_each_6_i = each_6_i = each_6_i + 1
            COVER.add(406)
            if not shielded_hand(s, seat):
                if not s.piles[d_2 + 21]:
                    place = d_2 + 21
                    for card in s.piles[d_2 + 24]:
                        put_known(s, card, place)
                    shuffle(s, d_2 + 21)
                if s.piles[d_2 + 21]:
                    place = d_2 + 21
                    if s.explicit and undecided(s, place):
                        return await_top(s, place, 76)  # then main_card_24_logged
                    card_24 = s.piles[place][-1]
                    moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
                    place = seat + 1
                    for card in moved_9:
                        put_known(s, card, place)
                    s.tape.append((19, 406, seat, (len(moved_9),), None))
                    s.tape.append((18, 406, seat, (moved_9,), 1 << seat))
                    return 100  # main_each_6_logged
    COVER.add(407)
    s.tape.append((96, 407, -1, (), None))
    return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning

def main_each_6_logged(s, _):  # main, loop, content/disruptopia/game.rules:138
    each_6_i = s.f_main_each_6_i
    seat = s.f_main_seat
    while True:
        if each_6_i >= len(ALL_DECK):
            return 99  # main_each_7_logged
        d_2 = ALL_DECK[each_6_i]
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        COVER.add(406)
        if not shielded_hand(s, seat):
            if not s.piles[d_2 + 21]:
                place = d_2 + 21
                for card in s.piles[d_2 + 24]:
                    put_known(s, card, place)
                shuffle(s, d_2 + 21)
            if s.piles[d_2 + 21]:
                place = d_2 + 21
                if s.explicit and undecided(s, place):
                    return await_top(s, place, 76)  # then main_card_24_logged
                card_24 = s.piles[place][-1]
                moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
                place = seat + 1
                for card in moved_9:
                    put_known(s, card, place)
                s.tape.append((19, 406, seat, (len(moved_9),), None))
                s.tape.append((18, 406, seat, (moved_9,), 1 << seat))
                return 100  # main_each_6_logged

def main_card_24_logged(s, card_24):  # main, after the card card_24, content/disruptopia/game.rules:138
    if s.explicit:
        settle(s, card_24)
    seat = s.f_main_seat
    moved_9 = (card_24,) if not (s.loc[card_24] >= 1 and s.loc[card_24] < 6 and shielded_hand_below(s, s.loc[card_24] - 1) or s.loc[card_24] >= 6 and s.loc[card_24] < 11 and shielded_rejects_below(s, s.loc[card_24] - 6) or s.loc[card_24] >= 11 and s.loc[card_24] < 16 and shielded_effects_below(s, s.loc[card_24] - 11) or s.loc[card_24] >= 16 and s.loc[card_24] < 21 and shielded_new_effects_below(s, s.loc[card_24] - 16)) else ()
    place = seat + 1
    for card in moved_9:
        put_known(s, card, place)
    s.tape.append((19, 406, seat, (len(moved_9),), None))
    s.tape.append((18, 406, seat, (moved_9,), 1 << seat))
    return 100  # main_each_6_logged

# ---- use_cards_in01, content/disruptopia/cards/influence.yaml:12
def use_cards_in01_logged(s, me, this):
    s.used_1[this] = 1
    old_source_62 = s.source
    old_source_by_62 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(449)
    if not shielded_power(s, me):
        before = s.power[me]
        value = before + 1
        if value > 29:
            value = 29
        s.power[me] = value
        change_58 = value - before
        s.tape.append((35, 449, me, (change_58,), None))
    s.source = old_source_62
    s.source_by = old_source_by_62
    return

# ---- use_cards_in02, content/disruptopia/cards/influence.yaml:22
def use_cards_in02_logged(s, me, this):
    s.used_2[this] = 1
    old_source_63 = s.source
    old_source_by_63 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(451)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_59 = value - before
        s.tape.append((34, 451, me, (change_59,), None))
    s.source = old_source_63
    s.source_by = old_source_by_63
    return

# ---- use_cards_in18, content/disruptopia/cards/influence.yaml:164
def use_cards_in18_logged(s, ret, me, this):
    s.f_use_cards_in18_ret = ret
    s.f_use_cards_in18_me = me
    s.used_8[this] = 1
    s.f_use_cards_in18_old_source_64 = s.source
    s.f_use_cards_in18_old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(453)
    s.corporate_funds[me] -= 1
    s.tape.append((13, 454, me, (1,), None))
    COVER.add(455)
    s.player = me
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 84  # then use_cards_in18_chosen_4_logged
    return 0

def use_cards_in18_chosen_4_logged(s, chosen_4):  # use_cards_in18, after the question chosen_4, content/disruptopia/cards/influence.yaml:166
    me = s.f_use_cards_in18_me
    if chosen_4 == 0:
        COVER.add(457)
        COVER.add(456)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 1
            if value > 29:
                value = 29
            s.power[me] = value
            change_60 = value - before
            s.tape.append((35, 456, me, (change_60,), None))
    else:
        COVER.add(459)
        COVER.add(458)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_61 = value - before
            s.tape.append((34, 458, me, (change_61,), None))
    s.source = s.f_use_cards_in18_old_source_64
    s.source_by = s.f_use_cards_in18_old_source_by_64
    return s.f_use_cards_in18_ret

# ---- use_cards_rs11, content/disruptopia/cards/research.yaml:98
def use_cards_rs11_logged(s, ret, me, this):
    s.f_use_cards_rs11_ret = ret
    s.f_use_cards_rs11_me = me
    s.used_11[this] = 1
    s.f_use_cards_rs11_old_source_65 = s.source
    s.f_use_cards_rs11_old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(461)
    s.corporate_funds[me] -= 1
    s.tape.append((13, 462, me, (1,), None))
    COVER.add(463)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 85  # then use_cards_rs11_rolled_die_3_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return use_cards_rs11_rolled_die_3_logged(s, dice)

def use_cards_rs11_rolled_die_3_logged(s, rolled_die_3):  # use_cards_rs11, after the dice rolled_die_3, content/disruptopia/cards/research.yaml:100
    me = s.f_use_cards_rs11_me
    s.die = rolled_die_3
    s.tape.append((42, 463, me, (rolled_die_3,), None))
    COVER.add(464)
    if s.die <= 2:
        COVER.add(465)
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_62 = value - before
            s.tape.append((52, 465, me, (0 - change_62,), None))
            if change_62 != 0:
                on_after_lose_reputation_logged(s, me, 0 - change_62, 0)
    else:
        COVER.add(466)
        if s.die >= 5 and d_chip_gate(s, me, 1):
            COVER.add(467)
            if not shielded_compute(s, me):
                before = s.compute[me]
                value = before + 1
                bound = max(1, q_lowest_compute(s, me))
                if value < bound:
                    value = bound
                if value > 7:
                    value = 7
                s.compute[me] = value
                change_63 = value - before
                s.tape.append((55, 467, me, (change_63,), None))
                if change_63 != 0:
                    on_after_gain_compute_logged(s, me, change_63, 0)
    s.source = s.f_use_cards_rs11_old_source_65
    s.source_by = s.f_use_cards_rs11_old_source_by_65
    return s.f_use_cards_rs11_ret

# ---- use_cards_rs12, content/disruptopia/cards/research.yaml:110
def use_cards_rs12_logged(s, ret, me, this):
    s.f_use_cards_rs12_ret = ret
    s.f_use_cards_rs12_me = me
    s.used_12[this] = 1
    s.f_use_cards_rs12_old_source_66 = old_source_66 = s.source
    s.f_use_cards_rs12_old_source_by_66 = old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(469)
    if shielded_hand(s, me):
        COVER.add(470)
        if s.piles[me + 1]:
            s.tape.append((45, 379, me, (), None))
            COVER.add(380)
            s.player = me
            s.options = options = s.piles[me + 1]
            s.option_count = len(options)
            s.pc = 87  # then use_cards_rs12_card_22_logged
            return 0
        s.tape.append((48, 470, me, (), None))
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if not s.piles[21]:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if not s.piles[21]:
        COVER.add(470)
        if s.piles[me + 1]:
            s.tape.append((45, 379, me, (), None))
            COVER.add(380)
            s.player = me
            s.options = options = s.piles[me + 1]
            s.option_count = len(options)
            s.pc = 87  # then use_cards_rs12_card_22_logged
            return 0
        s.tape.append((48, 470, me, (), None))
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if s.explicit and undecided(s, 21):
        return await_top(s, 21, 86)  # then use_cards_rs12_card_29_logged
    card_29 = s.piles[21][-1]
    moved_12 = (card_29,) if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)) else ()
    place = me + 1
    for card in moved_12:
        put_known(s, card, place)
    s.tape.append((19, 469, me, (len(moved_12),), None))
    s.tape.append((18, 469, me, (moved_12,), 1 << me))
    COVER.add(470)
    if s.piles[me + 1]:
        s.tape.append((45, 379, me, (), None))
        COVER.add(380)
        s.player = me
        s.options = options = s.piles[me + 1]
        s.option_count = len(options)
        s.pc = 87  # then use_cards_rs12_card_22_logged
        return 0
    s.tape.append((48, 470, me, (), None))
    s.source = old_source_66
    s.source_by = old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_29_logged(s, card_29):  # use_cards_rs12, after the card card_29, content/disruptopia/cards/research.yaml:111
    if s.explicit:
        settle(s, card_29)
    me = s.f_use_cards_rs12_me
    moved_12 = (card_29,) if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)) else ()
    place = me + 1
    for card in moved_12:
        put_known(s, card, place)
    s.tape.append((19, 469, me, (len(moved_12),), None))
    s.tape.append((18, 469, me, (moved_12,), 1 << me))
    COVER.add(470)
    if s.piles[me + 1]:
        s.tape.append((45, 379, me, (), None))
        COVER.add(380)
        s.player = me
        s.options = options = s.piles[me + 1]
        s.option_count = len(options)
        s.pc = 87  # then use_cards_rs12_card_22_logged
        return 0
    s.tape.append((48, 470, me, (), None))
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_22_logged(s, card_22):  # use_cards_rs12, after the question card_22, content/disruptopia/turn.rules:139
    me = s.f_use_cards_rs12_me
    s.tape.append((7, 380, me, (card_22,), 1 << me))
    COVER.add(381)
    do_discard_logged(s, me, card_22)
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

# ---- handler_23, content/disruptopia/cards/sabotage.yaml:165
def handler_23_logged(s, me, actor, amount, index, this):
    if me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0:
        s.running_23[this] = 1
        old_source_67 = s.source
        old_source_by_67 = s.source_by
        s.source = this
        s.source_by = me
        s.used_23[this] = 1
        COVER.add(472)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_64 = value - before
            s.tape.append((34, 472, me, (change_64,), None))
        s.source = old_source_67
        s.source_by = old_source_by_67
        s.running_23[this] = 0
    return

# ---- on_after_lose_reputation
def on_after_lose_reputation_logged(s, actor, amount, index):
    for seat_7 in CLOCKWISE[s.n][s.active]:
        waiting = on_after_lose_reputation_those(s, seat_7, actor, amount, index)
        leaves = False
        for reacting_times in RANGE_1_1001:
            if not waiting:
                leaves = True
                break
            now = waiting[0]
            REACTIONS_1_LOGGED[now](s, seat_7, actor, amount, index, now)
            waiting = on_after_lose_reputation_those_(s, waiting, now, seat_7, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- handler_20, content/disruptopia/cards/sabotage.yaml:11
def handler_20_logged(s, me, actor, amount, index, this):
    if me != actor and actor in d_neighbours(s, me):
        old_source_68 = s.source
        old_source_by_68 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(474)
        if shielded_corporate_funds_below(s, actor):
            taken_2 = 0
        else:
            before = s.corporate_funds[actor]
            value = before + (0 - amount)
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 474)
            s.corporate_funds[actor] = value
            change_65 = value - before
            s.tape.append((63, 474, actor, (0 - change_65,), None))
            taken_2 = 0 - change_65
        if not shielded_corporate_funds(s, me):
            before = s.corporate_funds[me]
            value = before + taken_2
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 474)
            s.corporate_funds[me] = value
            change_66 = value - before
            s.tape.append((33, 474, me, (change_66,), None))
        s.source = old_source_68
        s.source_by = old_source_by_68
    return

# ---- on_after_gain_compute
def on_after_gain_compute_logged(s, actor, amount, index):
    for seat_8 in CLOCKWISE[s.n][s.active]:
        waiting_1 = on_after_gain_compute_those(s, seat_8, actor, amount, index)
        leaves = False
        for reacting_1_times in RANGE_1_1001:
            if not waiting_1:
                leaves = True
                break
            now_1 = waiting_1[0]
            REACTIONS_2_LOGGED[now_1](s, seat_8, actor, amount, index, now_1)
            waiting_1 = on_after_gain_compute_those_(s, waiting_1, now_1, seat_8, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- handler_14, content/disruptopia/cards/research.yaml:146
def handler_14_logged(s, ret, me, actor, amount, index, this):
    s.f_handler_14_ret = ret
    s.f_handler_14_me = me
    s.f_handler_14_this = this
    if me != actor and actor in d_neighbours(s, me) and s.used_14[this] == 0:
        s.f_handler_14_old_source_69 = old_source_69 = s.source
        s.f_handler_14_old_source_by_69 = old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(481)
        if can_buy_chips(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 88  # then handler_14_answer_3_logged
            return 0
        s.source = old_source_69
        s.source_by = old_source_by_69
        return s.f_handler_14_ret
    return s.f_handler_14_ret

def handler_14_answer_3_logged(s, answer_3):  # handler_14, after the question answer_3, content/disruptopia/cards/research.yaml:146
    if answer_3:
        s.used_14[s.f_handler_14_this] = 1
        do_buy_chips_logged(s, s.f_handler_14_me)
        s.source = s.f_handler_14_old_source_69
        s.source_by = s.f_handler_14_old_source_by_69
        return s.f_handler_14_ret
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

# ---- on_after_gain_model_version
def on_after_gain_model_version_logged(s, ret, actor, amount, index):
    s.f_on_after_gain_model_version_ret = ret
    s.f_on_after_gain_model_version_actor = actor
    s.f_on_after_gain_model_version_amount = amount
    s.f_on_after_gain_model_version_index = index
    s.f_on_after_gain_model_version_each_17_from = s.active
    s.f_on_after_gain_model_version_each_17_i = 0
    return on_after_gain_model_version_each_17_logged(s)

def on_after_gain_model_version_after_reactions_3_logged(s, _):  # on_after_gain_model_version, after reactions_3
    waiting_2 = s.f_on_after_gain_model_version_waiting_2
    now_2 = s.f_on_after_gain_model_version_now_2
    seat_9 = s.f_on_after_gain_model_version_seat_9
    s.f_on_after_gain_model_version_waiting_2 = waiting_2 = on_after_gain_model_version_those(s, waiting_2, now_2, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
    if s.f_on_after_gain_model_version_reacting_2_left > 0:
        s.f_on_after_gain_model_version_reacting_2_left = s.f_on_after_gain_model_version_reacting_2_left - 1
        if not waiting_2:
            return on_after_gain_model_version_each_17_logged(s)
        s.f_on_after_gain_model_version_now_2 = now_2 = waiting_2[0]
        return REACTIONS_3_LOGGED[now_2](s, 89, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_2)  # then on_after_gain_model_version_after_reactions_3_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_reacting_2_logged(s, _):  # on_after_gain_model_version, loop
    if s.f_on_after_gain_model_version_reacting_2_left > 0:
        s.f_on_after_gain_model_version_reacting_2_left = s.f_on_after_gain_model_version_reacting_2_left - 1
        if not s.f_on_after_gain_model_version_waiting_2:
            return on_after_gain_model_version_each_17_logged(s)
        s.f_on_after_gain_model_version_now_2 = now_2 = s.f_on_after_gain_model_version_waiting_2[0]
        return REACTIONS_3_LOGGED[now_2](s, 89, s.f_on_after_gain_model_version_seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_2)  # then on_after_gain_model_version_after_reactions_3_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_each_17_logged(s):  # on_after_gain_model_version, rest
    each_17_i = s.f_on_after_gain_model_version_each_17_i
    if each_17_i < s.n:
        s.f_on_after_gain_model_version_seat_9 = seat_9 = (s.f_on_after_gain_model_version_each_17_from + each_17_i) % s.n
        s.f_on_after_gain_model_version_each_17_i = each_17_i = each_17_i + 1
        if seat_9 == s.f_on_after_gain_model_version_actor:
            COVER.add(476)
            if not shielded_reputation(s, seat_9):
                before = s.reputation[seat_9]
                value = before + q_training_reputation(s, seat_9)
                if value > 10:
                    value = 10
                s.reputation[seat_9] = value
                change_67 = value - before
                s.tape.append((34, 476, seat_9, (change_67,), None))
            COVER.add(477)
            if not shielded_power(s, seat_9):
                before = s.power[seat_9]
                value = before + q_training_power(s, seat_9)
                if value > 29:
                    value = 29
                s.power[seat_9] = value
                change_68 = value - before
                s.tape.append((35, 477, seat_9, (change_68,), None))
            COVER.add(478)
            if s.model_version[seat_9] == 7:
                COVER.add(479)
                old_27 = s.ending
                s.ending = 1
                s.tape.append((109, 479, seat_9, (s.ending, old_27,), None))
        s.f_on_after_gain_model_version_waiting_2 = on_after_gain_model_version_those_(s, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
        s.f_on_after_gain_model_version_reacting_2_left = 1000
        return 101  # on_after_gain_model_version_reacting_2_logged
    return s.f_on_after_gain_model_version_ret

# ---- handler_5, content/disruptopia/cards/influence.yaml:118
def handler_5_logged(s, ret, me, actor, amount, index, this, depth_):
    s.f_handler_5_ret = ret
    s.f_handler_5_me = me
    s.f_handler_5_actor = actor
    s.f_handler_5_amount = amount
    s.f_handler_5_index = index
    s.f_handler_5_this = this
    s.f_handler_5_depth_ = depth_
    return 90  # handler_5_begin_logged

def handler_5_begin_logged(s, _):  # handler_5, where it begins, content/disruptopia/cards/influence.yaml:118
    me = s.f_handler_5_me
    this = s.f_handler_5_this
    if s.f_handler_5_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 485)
    if me == s.f_handler_5_actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        s.f_handler_5_old_source_70 = s.source
        s.f_handler_5_old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(483)
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 91  # then handler_5_answer_4_logged
        return 0
    return s.f_handler_5_ret

def handler_5_answer_4_logged(s, answer_4):  # handler_5, after the question answer_4, content/disruptopia/cards/influence.yaml:119
    if answer_4:
        COVER.add(484)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 92  # then handler_5_rolled_campaign_die_1_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_campaign_die_1 = dice
        s.campaign_die = rolled_campaign_die_1
        s.tape.append((42, 484, s.f_handler_5_me, (rolled_campaign_die_1,), None))
        s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
        return on_after_roll_campaign_die_logged(s, 93, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die_logged
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rolled_campaign_die_1_logged(s, rolled_campaign_die_1):  # handler_5, after the dice rolled_campaign_die_1, content/disruptopia/cards/influence.yaml:119
    s.campaign_die = rolled_campaign_die_1
    s.tape.append((42, 484, s.f_handler_5_me, (rolled_campaign_die_1,), None))
    s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
    return on_after_roll_campaign_die_logged(s, 93, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die_logged

def handler_5_after_on_after_roll_campaign_die_logged(s, _):  # handler_5, after on_after_roll_campaign_die, content/disruptopia/cards/influence.yaml:119
    s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this = s.stack[-1]
    s.stack = s.stack[:-1]
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

# ---- on_after_roll_campaign_die
def on_after_roll_campaign_die_logged(s, ret, actor, amount, index, depth_):
    s.f_on_after_roll_campaign_die_ret = ret
    s.f_on_after_roll_campaign_die_actor = actor
    s.f_on_after_roll_campaign_die_amount = amount
    s.f_on_after_roll_campaign_die_index = index
    s.f_on_after_roll_campaign_die_depth_ = depth_
    return 94  # on_after_roll_campaign_die_begin_logged

def on_after_roll_campaign_die_begin_logged(s, _):  # on_after_roll_campaign_die, where it begins
    if s.f_on_after_roll_campaign_die_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 0)
    s.f_on_after_roll_campaign_die_each_18_from = each_18_from = s.active
    s.f_on_after_roll_campaign_die_each_18_i = each_18_i = 0
    if each_18_i < s.n:
        s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (each_18_from + each_18_i) % s.n
        s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
        s.f_on_after_roll_campaign_die_waiting_3 = on_after_roll_campaign_die_those(s, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_3_left = 1000
        return 102  # on_after_roll_campaign_die_reacting_3_logged
    return s.f_on_after_roll_campaign_die_ret

def on_after_roll_campaign_die_after_reactions_4_logged(s, _):  # on_after_roll_campaign_die, after reactions_4
    s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3 = s.stack[-1]
    s.stack = s.stack[:-1]
    each_18_i = s.f_on_after_roll_campaign_die_each_18_i
    seat_10 = s.f_on_after_roll_campaign_die_seat_10
    actor = s.f_on_after_roll_campaign_die_actor
    amount = s.f_on_after_roll_campaign_die_amount
    index = s.f_on_after_roll_campaign_die_index
    waiting_3 = s.f_on_after_roll_campaign_die_waiting_3
    now_3 = s.f_on_after_roll_campaign_die_now_3
    s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = on_after_roll_campaign_die_those_(s, waiting_3, now_3, seat_10, actor, amount, index)
    if s.f_on_after_roll_campaign_die_reacting_3_left > 0:
        s.f_on_after_roll_campaign_die_reacting_3_left = s.f_on_after_roll_campaign_die_reacting_3_left - 1
        if not waiting_3:
            if each_18_i < s.n:
                s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (s.f_on_after_roll_campaign_die_each_18_from + each_18_i) % s.n
                s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
                s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = on_after_roll_campaign_die_those(s, seat_10, actor, amount, index)
                s.f_on_after_roll_campaign_die_reacting_3_left = 1000
                return 102  # on_after_roll_campaign_die_reacting_3_logged
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_3 = now_3 = waiting_3[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3),)
        return REACTIONS_4_LOGGED[now_3](s, 95, seat_10, actor, amount, index, now_3, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_4_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_reacting_3_logged(s, _):  # on_after_roll_campaign_die, loop
    each_18_i = s.f_on_after_roll_campaign_die_each_18_i
    seat_10 = s.f_on_after_roll_campaign_die_seat_10
    if s.f_on_after_roll_campaign_die_reacting_3_left > 0:
        s.f_on_after_roll_campaign_die_reacting_3_left = s.f_on_after_roll_campaign_die_reacting_3_left - 1
        if not s.f_on_after_roll_campaign_die_waiting_3:
            if each_18_i < s.n:
                s.f_on_after_roll_campaign_die_seat_10 = seat_10 = (s.f_on_after_roll_campaign_die_each_18_from + each_18_i) % s.n
                s.f_on_after_roll_campaign_die_each_18_i = each_18_i = each_18_i + 1
                s.f_on_after_roll_campaign_die_waiting_3 = on_after_roll_campaign_die_those(s, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                s.f_on_after_roll_campaign_die_reacting_3_left = 1000
                return 102  # on_after_roll_campaign_die_reacting_3_logged
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_3 = now_3 = s.f_on_after_roll_campaign_die_waiting_3[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_18_from, s.f_on_after_roll_campaign_die_each_18_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_reacting_3_left, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3),)
        return REACTIONS_4_LOGGED[now_3](s, 95, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_3, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_4_logged
    raise RuleLimit('this is repeated too often', 0)

# ---- handler_7, content/disruptopia/cards/influence.yaml:153
def handler_7_logged(s, me, actor, its_card, this):
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        old_source_71 = s.source
        old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(486)
        COVER.add(487)
        do_discard_logged(s, me, this)
        COVER.add(488)
        s.lasting_32[me] = s.lasting_32[me] + (me, its_card)
        s.tape.append((110, 488, me, (), None))
        s.source = old_source_71
        s.source_by = old_source_by_71
    return

# ---- handler_13, content/disruptopia/cards/research.yaml:138
def handler_13_logged(s, me, actor, this):
    if me == actor:
        old_source_72 = s.source
        old_source_by_72 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(490)
        if not shielded_corporate_funds(s, me):
            before = s.corporate_funds[me]
            value = before + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 490)
            s.corporate_funds[me] = value
            change_69 = value - before
            s.tape.append((33, 490, me, (change_69,), None))
        s.source = old_source_72
        s.source_by = old_source_by_72
    return

# ---- expire_action
def expire_action_logged(s):
    for seat_13 in CLOCKWISE[s.n][0]:
        s.lasting_32[seat_13] = ()
    return

PENDING_5 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, pending_handler_7, pending_handler_7, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_USE_ABILITY = (can_use_cards_in01, can_use_cards_in01, can_use_cards_in02, can_use_cards_in02, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, can_use_cards_in18, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, can_use_cards_rs11, can_use_cards_rs12, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,
    no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,)
PENDING_6 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, pending_handler_13, pending_handler_13, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_BOARD_ACTION = (can_board_action_b_chips, one, can_board_action_b_recruit, can_board_action_b_train,
    can_board_action_b_handout, can_board_action_b_buyback, one, can_board_action_b_presence, one,
    can_board_action_b_restructure, can_board_action_b_audit, one,)
PENDING_1 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, pending_handler_23, one, one, one, one, one,)
PENDING_2 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_20, pending_handler_20, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_3 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, pending_handler_14, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_4 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    pending_handler_5, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_CARDS_EFFECT = (can_cards_effect_in01, can_cards_effect_in01, can_cards_effect_in02, can_cards_effect_in02, one,
    one, one, one, one, one, can_cards_effect_in06, can_cards_effect_in07, can_cards_effect_in07, can_cards_effect_in08,
    can_cards_effect_in08, can_cards_effect_in09, one, can_cards_effect_in11, can_cards_effect_in12, one, one, one,
    can_cards_effect_in16, one, one, one, can_cards_effect_in19, can_cards_effect_in20, one, one, can_cards_effect_rs02,
    can_cards_effect_rs02, can_cards_effect_rs03, can_cards_effect_rs03, can_cards_effect_rs04, can_cards_effect_rs04,
    can_cards_effect_rs05, can_cards_effect_rs05, can_cards_effect_rs06, one, one, can_cards_effect_rs08,
    can_cards_effect_rs09, one, one, one, can_cards_effect_rs13, can_cards_effect_rs14, one, one, one, one, one,
    can_cards_effect_rs19, one, one, one, one, one, one, can_cards_effect_sb03, can_cards_effect_sb04,
    can_cards_effect_sb05, can_cards_effect_sb05, one, one, can_cards_effect_sb07, can_cards_effect_sb07,
    can_cards_effect_sb08, can_cards_effect_sb09, can_cards_effect_sb09, can_cards_effect_sb10, can_cards_effect_sb11,
    can_cards_effect_sb12, can_cards_effect_sb13, can_cards_effect_sb14, one, can_cards_effect_sb16, one,
    can_cards_effect_sb18, can_cards_effect_sb19, one, one, one,)
CAN_CARDS_EFFECT_AFTER_CARD_POINTS = (can_cards_effect_after_card_points_in01, can_cards_effect_after_card_points_in01,
    can_cards_effect_after_card_points_in02, can_cards_effect_after_card_points_in02,
    can_cards_effect_after_card_points_in03, can_cards_effect_after_card_points_in03,
    can_cards_effect_after_card_points_in04, can_cards_effect_after_card_points_in04,
    can_cards_effect_after_card_points_in05, can_cards_effect_after_card_points_in05,
    can_cards_effect_after_card_points_in06, can_cards_effect_after_card_points_in07,
    can_cards_effect_after_card_points_in07, can_cards_effect_after_card_points_in08,
    can_cards_effect_after_card_points_in08, can_cards_effect_after_card_points_in09,
    can_cards_effect_after_card_points_in10, can_cards_effect_after_card_points_in11,
    can_cards_effect_after_card_points_in12, can_cards_effect_after_card_points_in13,
    can_cards_effect_after_card_points_in14, can_cards_effect_after_card_points_in15,
    can_cards_effect_after_card_points_in16, can_cards_effect_after_card_points_in17,
    can_cards_effect_after_card_points_in17, can_cards_effect_after_card_points_in18,
    can_cards_effect_after_card_points_in19, can_cards_effect_after_card_points_in20,
    can_cards_effect_after_card_points_rs01, can_cards_effect_after_card_points_rs01,
    can_cards_effect_after_card_points_rs02, can_cards_effect_after_card_points_rs02,
    can_cards_effect_after_card_points_rs03, can_cards_effect_after_card_points_rs03,
    can_cards_effect_after_card_points_rs04, can_cards_effect_after_card_points_rs04,
    can_cards_effect_after_card_points_rs05, can_cards_effect_after_card_points_rs05,
    can_cards_effect_after_card_points_rs06, can_cards_effect_after_card_points_rs07,
    can_cards_effect_after_card_points_rs07, can_cards_effect_after_card_points_rs08,
    can_cards_effect_after_card_points_rs09, can_cards_effect_after_card_points_rs10,
    can_cards_effect_after_card_points_rs11, can_cards_effect_after_card_points_rs12,
    can_cards_effect_after_card_points_rs13, can_cards_effect_after_card_points_rs14,
    can_cards_effect_after_card_points_rs15, can_cards_effect_after_card_points_rs15,
    can_cards_effect_after_card_points_rs16, can_cards_effect_after_card_points_rs17,
    can_cards_effect_after_card_points_rs18, can_cards_effect_after_card_points_rs19,
    can_cards_effect_after_card_points_rs20, can_cards_effect_after_card_points_rs21,
    can_cards_effect_after_card_points_sb01, can_cards_effect_after_card_points_sb01,
    can_cards_effect_after_card_points_sb02, can_cards_effect_after_card_points_sb02,
    can_cards_effect_after_card_points_sb03, can_cards_effect_after_card_points_sb04,
    can_cards_effect_after_card_points_sb05, can_cards_effect_after_card_points_sb05,
    can_cards_effect_after_card_points_sb06, can_cards_effect_after_card_points_sb06,
    can_cards_effect_after_card_points_sb07, can_cards_effect_after_card_points_sb07,
    can_cards_effect_after_card_points_sb08, can_cards_effect_after_card_points_sb09,
    can_cards_effect_after_card_points_sb09, can_cards_effect_after_card_points_sb10,
    can_cards_effect_after_card_points_sb11, can_cards_effect_after_card_points_sb12,
    can_cards_effect_after_card_points_sb13, can_cards_effect_after_card_points_sb14,
    can_cards_effect_after_card_points_sb15, can_cards_effect_after_card_points_sb16,
    can_cards_effect_after_card_points_sb17, can_cards_effect_after_card_points_sb18,
    can_cards_effect_after_card_points_sb19, can_cards_effect_after_card_points_sb20,
    can_cards_effect_after_card_points_sb21, can_cards_effect_after_card_points_sb21,)
AMOUNT_BANDS_FROM = (amount_bands_from_hated, amount_bands_from_unknown, amount_bands_from_liked,
    amount_bands_from_adored,)
AMOUNT_BOARD_PRICE = (amount_board_price_b_chips, no_amount, amount_board_price_b_recruit, amount_board_price_b_train,
    amount_board_price_b_handout, amount_board_price_b_buyback, no_amount, amount_board_price_b_presence, no_amount,
    no_amount, amount_board_price_b_audit, no_amount,)
AMOUNT_BOARD_REPUTATION = (no_amount, no_amount, no_amount, no_amount, no_amount, amount_board_reputation_b_buyback,
    no_amount, no_amount, no_amount, no_amount, amount_board_reputation_b_audit, no_amount,)
HEAD_CARDS_EFFECT = (lambda s, ret, *args: head_cards_effect_in01(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in03(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in04(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_in05(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05(s,
    *args) or ret, head_cards_effect_in06, head_cards_effect_in07, head_cards_effect_in07, lambda s, ret,
    *args: head_cards_effect_in08(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in08(s, *args) or ret,
    head_cards_effect_in09, lambda s, ret, *args: head_cards_effect_in10(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in11(s, *args) or ret, head_cards_effect_in12, lambda s, ret,
    *args: head_cards_effect_in13(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in14(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_in15(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in16(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in17(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in18(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_in19(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in20(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs01(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs02(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_rs02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs03(s, *args) or ret, head_cards_effect_rs04,
    head_cards_effect_rs04, lambda s, ret, *args: head_cards_effect_rs05(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs05(s, *args) or ret, head_cards_effect_rs06, lambda s, ret,
    *args: head_cards_effect_rs07(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs07(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_rs08(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs09(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs10(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs11(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs12(s, *args) or ret,
    head_cards_effect_rs13, lambda s, ret, *args: head_cards_effect_rs14(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_rs16(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs17(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs18(s, *args) or ret, head_cards_effect_rs19, lambda s, ret,
    *args: head_cards_effect_rs20(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs21(s, *args) or ret,
    lambda s, ret, *args: head_cards_effect_sb01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01(s,
    *args) or ret, head_cards_effect_sb02, head_cards_effect_sb02, head_cards_effect_sb03, head_cards_effect_sb04,
    head_cards_effect_sb05, head_cards_effect_sb05, head_cards_effect_sb06, head_cards_effect_sb06,
    head_cards_effect_sb07, head_cards_effect_sb07, head_cards_effect_sb08, head_cards_effect_sb09,
    head_cards_effect_sb09, head_cards_effect_sb10, head_cards_effect_sb11, head_cards_effect_sb12,
    head_cards_effect_sb13, head_cards_effect_sb14, lambda s, ret, *args: head_cards_effect_sb15(s, *args) or ret,
    head_cards_effect_sb16, lambda s, ret, *args: head_cards_effect_sb17(s, *args) or ret, head_cards_effect_sb18,
    lambda s, ret, *args: head_cards_effect_sb19(s, *args) or ret, head_cards_effect_sb20, head_cards_effect_sb21,
    head_cards_effect_sb21,)
BODY_CARDS_EFFECT = (lambda s, ret, *args: body_cards_effect_in01(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in03(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in04(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_in05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05(s,
    *args) or ret, body_cards_effect_in06, lambda s, ret, *args: body_cards_effect_in07(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_in08(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in09(s,
    *args) or ret, body_cards_effect_in10, lambda s, ret, *args: body_cards_effect_in11(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in12(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in13(s, *args) or ret,
    body_cards_effect_in14, lambda s, ret, *args: body_cards_effect_in15(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in16(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in18(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in19(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in20(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs02(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs02(s, *args) or ret, body_cards_effect_rs03,
    body_cards_effect_rs03, lambda s, ret, *args: body_cards_effect_rs04(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs06(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs07(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs07(s, *args) or ret, body_cards_effect_rs08, lambda s, ret,
    *args: body_cards_effect_rs09(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs10(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs11(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs12(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs13(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs14(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs15(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs16(s,
    *args) or ret, body_cards_effect_rs17, lambda s, ret, *args: body_cards_effect_rs18(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs19(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs20(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs21(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb01(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb01(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02(s, *args) or ret,
    body_cards_effect_sb03, lambda s, ret, *args: body_cards_effect_sb04(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_sb06(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb06(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb07(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb08(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_sb09(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09(s,
    *args) or ret, body_cards_effect_sb10, body_cards_effect_sb11, body_cards_effect_sb12, lambda s, ret,
    *args: body_cards_effect_sb13(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb14(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_sb15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb16(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb17(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb18(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb19(s, *args) or ret,
    body_cards_effect_sb20, lambda s, ret, *args: body_cards_effect_sb21(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb21(s, *args) or ret,)
DO_BOARD_ACTION = (lambda s, ret, *args: do_board_action_b_chips(s, *args) or ret, lambda s, ret,
    *args: do_board_action_b_patent(s, *args) or ret, lambda s, ret, *args: do_board_action_b_recruit(s, *args) or ret,
    do_board_action_b_train, do_board_action_b_handout, lambda s, ret, *args: do_board_action_b_buyback(s,
    *args) or ret, do_board_action_b_marketing, do_board_action_b_presence, do_board_action_b_card,
    do_board_action_b_restructure, do_board_action_b_audit, do_board_action_b_rehire,)
USE_ABILITY = (lambda s, ret, *args: use_cards_in01(s, *args) or ret, lambda s, ret, *args: use_cards_in01(s,
    *args) or ret, lambda s, ret, *args: use_cards_in02(s, *args) or ret, lambda s, ret, *args: use_cards_in02(s,
    *args) or ret, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, use_cards_in18, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, use_cards_rs11, use_cards_rs12, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_1 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, handler_23, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_2 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, handler_20, handler_20, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_3 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_14, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_4 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, handler_5, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_5 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    handler_7, handler_7, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_6 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_13,
    handler_13, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
HEAD_CARDS_EFFECT_LOGGED = (lambda s, ret, *args: head_cards_effect_in01_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in02_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in04_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in05_logged(s, *args) or ret, head_cards_effect_in06_logged,
    head_cards_effect_in07_logged, head_cards_effect_in07_logged, lambda s, ret, *args: head_cards_effect_in08_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in08_logged(s, *args) or ret, head_cards_effect_in09_logged,
    lambda s, ret, *args: head_cards_effect_in10_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in11_logged(s, *args) or ret, head_cards_effect_in12_logged, lambda s, ret,
    *args: head_cards_effect_in13_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in14_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in15_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in16_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in17_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in17_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_in18_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in19_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_in20_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs01_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs03_logged(s, *args) or ret, head_cards_effect_rs04_logged,
    head_cards_effect_rs04_logged, lambda s, ret, *args: head_cards_effect_rs05_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs05_logged(s, *args) or ret, head_cards_effect_rs06_logged, lambda s, ret,
    *args: head_cards_effect_rs07_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs07_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs08_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs09_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs10_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs11_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs12_logged(s, *args) or ret, head_cards_effect_rs13_logged, lambda s, ret,
    *args: head_cards_effect_rs14_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs16_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs17_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_rs18_logged(s, *args) or ret, head_cards_effect_rs19_logged,
    lambda s, ret, *args: head_cards_effect_rs20_logged(s, *args) or ret, lambda s, ret,
    *args: head_cards_effect_rs21_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01_logged(s,
    *args) or ret, lambda s, ret, *args: head_cards_effect_sb01_logged(s, *args) or ret, head_cards_effect_sb02_logged,
    head_cards_effect_sb02_logged, head_cards_effect_sb03_logged, head_cards_effect_sb04_logged,
    head_cards_effect_sb05_logged, head_cards_effect_sb05_logged, head_cards_effect_sb06_logged,
    head_cards_effect_sb06_logged, head_cards_effect_sb07_logged, head_cards_effect_sb07_logged,
    head_cards_effect_sb08_logged, head_cards_effect_sb09_logged, head_cards_effect_sb09_logged,
    head_cards_effect_sb10_logged, head_cards_effect_sb11_logged, head_cards_effect_sb12_logged,
    head_cards_effect_sb13_logged, head_cards_effect_sb14_logged, lambda s, ret, *args: head_cards_effect_sb15_logged(s,
    *args) or ret, head_cards_effect_sb16_logged, lambda s, ret, *args: head_cards_effect_sb17_logged(s, *args) or ret,
    head_cards_effect_sb18_logged, lambda s, ret, *args: head_cards_effect_sb19_logged(s, *args) or ret,
    head_cards_effect_sb20_logged, head_cards_effect_sb21_logged, head_cards_effect_sb21_logged,)
BODY_CARDS_EFFECT_LOGGED = (lambda s, ret, *args: body_cards_effect_in01_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in02_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in04_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in05_logged(s, *args) or ret, body_cards_effect_in06_logged,
    lambda s, ret, *args: body_cards_effect_in07_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in08_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in09_logged(s, *args) or ret, body_cards_effect_in10_logged, lambda s, ret,
    *args: body_cards_effect_in11_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in12_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in13_logged(s, *args) or ret, body_cards_effect_in14_logged,
    lambda s, ret, *args: body_cards_effect_in15_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in16_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in17_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_in18_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in19_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_in20_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs02_logged(s, *args) or ret, body_cards_effect_rs03_logged, body_cards_effect_rs03_logged,
    lambda s, ret, *args: body_cards_effect_rs04_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs05_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs06_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs07_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs07_logged(s, *args) or ret, body_cards_effect_rs08_logged,
    lambda s, ret, *args: body_cards_effect_rs09_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs10_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs11_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs12_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs13_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs14_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs16_logged(s,
    *args) or ret, body_cards_effect_rs17_logged, lambda s, ret, *args: body_cards_effect_rs18_logged(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_rs19_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_rs20_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs21_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb01_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb02_logged(s, *args) or ret, body_cards_effect_sb03_logged,
    lambda s, ret, *args: body_cards_effect_sb04_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb06_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb06_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb07_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb07_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb08_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb09_logged(s, *args) or ret, body_cards_effect_sb10_logged,
    body_cards_effect_sb11_logged, body_cards_effect_sb12_logged, lambda s, ret, *args: body_cards_effect_sb13_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb14_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb16_logged(s,
    *args) or ret, lambda s, ret, *args: body_cards_effect_sb17_logged(s, *args) or ret, lambda s, ret,
    *args: body_cards_effect_sb18_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb19_logged(s,
    *args) or ret, body_cards_effect_sb20_logged, lambda s, ret, *args: body_cards_effect_sb21_logged(s, *args) or ret,
    lambda s, ret, *args: body_cards_effect_sb21_logged(s, *args) or ret,)
DO_BOARD_ACTION_LOGGED = (lambda s, ret, *args: do_board_action_b_chips_logged(s, *args) or ret, lambda s, ret,
    *args: do_board_action_b_patent_logged(s, *args) or ret, lambda s, ret, *args: do_board_action_b_recruit_logged(s,
    *args) or ret, do_board_action_b_train_logged, do_board_action_b_handout_logged, lambda s, ret,
    *args: do_board_action_b_buyback_logged(s, *args) or ret, do_board_action_b_marketing_logged,
    do_board_action_b_presence_logged, do_board_action_b_card_logged, do_board_action_b_restructure_logged,
    do_board_action_b_audit_logged, do_board_action_b_rehire_logged,)
USE_ABILITY_LOGGED = (lambda s, ret, *args: use_cards_in01_logged(s, *args) or ret, lambda s, ret,
    *args: use_cards_in01_logged(s, *args) or ret, lambda s, ret, *args: use_cards_in02_logged(s, *args) or ret,
    lambda s, ret, *args: use_cards_in02_logged(s, *args) or ret, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_in18_logged, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_rs11_logged,
    use_cards_rs12_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip,)
REACTIONS_1_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, handler_23_logged, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_2_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, handler_20_logged, handler_20_logged, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_3_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_14_logged, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_4_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, handler_5_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_5_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    handler_7_logged, handler_7_logged, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_6_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    handler_13_logged, handler_13_logged, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing,)
HEAD_CARDS_EFFECT_PLAYED = (lambda s, rnd, *args: head_cards_effect_in01(s, *args), lambda s, rnd,
    *args: head_cards_effect_in01(s, *args), lambda s, rnd, *args: head_cards_effect_in02(s, *args), lambda s, rnd,
    *args: head_cards_effect_in02(s, *args), lambda s, rnd, *args: head_cards_effect_in03(s, *args), lambda s, rnd,
    *args: head_cards_effect_in03(s, *args), lambda s, rnd, *args: head_cards_effect_in04(s, *args), lambda s, rnd,
    *args: head_cards_effect_in04(s, *args), lambda s, rnd, *args: head_cards_effect_in05(s, *args), lambda s, rnd,
    *args: head_cards_effect_in05(s, *args), head_cards_effect_in06_played, head_cards_effect_in07_played,
    head_cards_effect_in07_played, lambda s, rnd, *args: head_cards_effect_in08(s, *args), lambda s, rnd,
    *args: head_cards_effect_in08(s, *args), head_cards_effect_in09_played, lambda s, rnd,
    *args: head_cards_effect_in10(s, *args), lambda s, rnd, *args: head_cards_effect_in11(s, *args),
    head_cards_effect_in12_played, lambda s, rnd, *args: head_cards_effect_in13(s, *args), lambda s, rnd,
    *args: head_cards_effect_in14(s, *args), lambda s, rnd, *args: head_cards_effect_in15(s, *args), lambda s, rnd,
    *args: head_cards_effect_in16(s, *args), lambda s, rnd, *args: head_cards_effect_in17(s, *args), lambda s, rnd,
    *args: head_cards_effect_in17(s, *args), lambda s, rnd, *args: head_cards_effect_in18(s, *args), lambda s, rnd,
    *args: head_cards_effect_in19(s, *args), lambda s, rnd, *args: head_cards_effect_in20(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs01(s, *args), lambda s, rnd, *args: head_cards_effect_rs01(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs02(s, *args), lambda s, rnd, *args: head_cards_effect_rs02(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs03(s, *args), lambda s, rnd, *args: head_cards_effect_rs03(s, *args),
    head_cards_effect_rs04_played, head_cards_effect_rs04_played, lambda s, rnd, *args: head_cards_effect_rs05(s,
    *args), lambda s, rnd, *args: head_cards_effect_rs05(s, *args), head_cards_effect_rs06_played, lambda s, rnd,
    *args: head_cards_effect_rs07(s, *args), lambda s, rnd, *args: head_cards_effect_rs07(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs08(s, *args), lambda s, rnd, *args: head_cards_effect_rs09(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs10(s, *args), lambda s, rnd, *args: head_cards_effect_rs11(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs12(s, *args), head_cards_effect_rs13_played, lambda s, rnd,
    *args: head_cards_effect_rs14(s, *args), lambda s, rnd, *args: head_cards_effect_rs15(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs15(s, *args), lambda s, rnd, *args: head_cards_effect_rs16(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs17(s, *args), lambda s, rnd, *args: head_cards_effect_rs18(s, *args),
    head_cards_effect_rs19_played, lambda s, rnd, *args: head_cards_effect_rs20(s, *args), lambda s, rnd,
    *args: head_cards_effect_rs21(s, *args), lambda s, rnd, *args: head_cards_effect_sb01(s, *args), lambda s, rnd,
    *args: head_cards_effect_sb01(s, *args), head_cards_effect_sb02_played, head_cards_effect_sb02_played,
    head_cards_effect_sb03_played, head_cards_effect_sb04_played, head_cards_effect_sb05_played,
    head_cards_effect_sb05_played, head_cards_effect_sb06_played, head_cards_effect_sb06_played,
    head_cards_effect_sb07_played, head_cards_effect_sb07_played, head_cards_effect_sb08_played,
    head_cards_effect_sb09_played, head_cards_effect_sb09_played, head_cards_effect_sb10_played,
    head_cards_effect_sb11_played, head_cards_effect_sb12_played, head_cards_effect_sb13_played,
    head_cards_effect_sb14_played, lambda s, rnd, *args: head_cards_effect_sb15(s, *args),
    head_cards_effect_sb16_played, lambda s, rnd, *args: head_cards_effect_sb17(s, *args),
    head_cards_effect_sb18_played, lambda s, rnd, *args: head_cards_effect_sb19(s, *args),
    head_cards_effect_sb20_played, head_cards_effect_sb21_played, head_cards_effect_sb21_played,)
BODY_CARDS_EFFECT_PLAYED = (lambda s, rnd, *args: body_cards_effect_in01(s, *args), lambda s, rnd,
    *args: body_cards_effect_in01(s, *args), lambda s, rnd, *args: body_cards_effect_in02(s, *args), lambda s, rnd,
    *args: body_cards_effect_in02(s, *args), lambda s, rnd, *args: body_cards_effect_in03(s, *args), lambda s, rnd,
    *args: body_cards_effect_in03(s, *args), lambda s, rnd, *args: body_cards_effect_in04(s, *args), lambda s, rnd,
    *args: body_cards_effect_in04(s, *args), lambda s, rnd, *args: body_cards_effect_in05(s, *args), lambda s, rnd,
    *args: body_cards_effect_in05(s, *args), body_cards_effect_in06_played, lambda s, rnd,
    *args: body_cards_effect_in07(s, *args), lambda s, rnd, *args: body_cards_effect_in07(s, *args), lambda s, rnd,
    *args: body_cards_effect_in08(s, *args), lambda s, rnd, *args: body_cards_effect_in08(s, *args), lambda s, rnd,
    *args: body_cards_effect_in09(s, *args), body_cards_effect_in10_played, lambda s, rnd,
    *args: body_cards_effect_in11(s, *args), lambda s, rnd, *args: body_cards_effect_in12(s, *args), lambda s, rnd,
    *args: body_cards_effect_in13(s, *args), body_cards_effect_in14_played, lambda s, rnd,
    *args: body_cards_effect_in15(s, *args), lambda s, rnd, *args: body_cards_effect_in16(s, *args), lambda s, rnd,
    *args: body_cards_effect_in17(s, *args), lambda s, rnd, *args: body_cards_effect_in17(s, *args), lambda s, rnd,
    *args: body_cards_effect_in18(s, *args), lambda s, rnd, *args: body_cards_effect_in19(s, *args), lambda s, rnd,
    *args: body_cards_effect_in20(s, *args), lambda s, rnd, *args: body_cards_effect_rs01(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs01(s, *args), lambda s, rnd, *args: body_cards_effect_rs02(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs02(s, *args), body_cards_effect_rs03_played, body_cards_effect_rs03_played, lambda s,
    rnd, *args: body_cards_effect_rs04(s, *args), lambda s, rnd, *args: body_cards_effect_rs04(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs05(s, *args), lambda s, rnd, *args: body_cards_effect_rs05(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs06(s, *args), lambda s, rnd, *args: body_cards_effect_rs07(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs07(s, *args), body_cards_effect_rs08_played, lambda s, rnd,
    *args: body_cards_effect_rs09(s, *args), lambda s, rnd, *args: body_cards_effect_rs10(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs11(s, *args), lambda s, rnd, *args: body_cards_effect_rs12(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs13(s, *args), lambda s, rnd, *args: body_cards_effect_rs14(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs15(s, *args), lambda s, rnd, *args: body_cards_effect_rs15(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs16(s, *args), body_cards_effect_rs17_played, lambda s, rnd,
    *args: body_cards_effect_rs18(s, *args), lambda s, rnd, *args: body_cards_effect_rs19(s, *args), lambda s, rnd,
    *args: body_cards_effect_rs20(s, *args), lambda s, rnd, *args: body_cards_effect_rs21(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb01(s, *args), lambda s, rnd, *args: body_cards_effect_sb01(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb02(s, *args), lambda s, rnd, *args: body_cards_effect_sb02(s, *args),
    body_cards_effect_sb03_played, lambda s, rnd, *args: body_cards_effect_sb04(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb05(s, *args), lambda s, rnd, *args: body_cards_effect_sb05(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb06(s, *args), lambda s, rnd, *args: body_cards_effect_sb06(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb07(s, *args), lambda s, rnd, *args: body_cards_effect_sb07(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb08(s, *args), lambda s, rnd, *args: body_cards_effect_sb09(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb09(s, *args), body_cards_effect_sb10_played, body_cards_effect_sb11_played,
    body_cards_effect_sb12_played, lambda s, rnd, *args: body_cards_effect_sb13(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb14(s, *args), lambda s, rnd, *args: body_cards_effect_sb15(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb16(s, *args), lambda s, rnd, *args: body_cards_effect_sb17(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb18(s, *args), lambda s, rnd, *args: body_cards_effect_sb19(s, *args),
    body_cards_effect_sb20_played, lambda s, rnd, *args: body_cards_effect_sb21(s, *args), lambda s, rnd,
    *args: body_cards_effect_sb21(s, *args),)
DO_BOARD_ACTION_PLAYED = (lambda s, rnd, *args: do_board_action_b_chips(s, *args), lambda s, rnd,
    *args: do_board_action_b_patent(s, *args), lambda s, rnd, *args: do_board_action_b_recruit(s, *args),
    do_board_action_b_train_played, do_board_action_b_handout_played, lambda s, rnd, *args: do_board_action_b_buyback(s,
    *args), do_board_action_b_marketing_played, do_board_action_b_presence_played, do_board_action_b_card_played,
    do_board_action_b_restructure_played, do_board_action_b_audit_played, do_board_action_b_rehire_played,)
USE_ABILITY_PLAYED = (lambda s, rnd, *args: use_cards_in01(s, *args), lambda s, rnd, *args: use_cards_in01(s, *args),
    lambda s, rnd, *args: use_cards_in02(s, *args), lambda s, rnd, *args: use_cards_in02(s, *args), nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, use_cards_in18_played, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, use_cards_rs11_played, use_cards_rs12_played, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_3_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    handler_14_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_4_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_5_played, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
K = (
    None,
    stop,
    finish,
    head_cards_effect_in06_region,
    head_cards_effect_in07_region_2,
    head_cards_effect_in09_n,
    head_cards_effect_in12_region_3,
    do_draw_from_any_deck_d,
    do_draw_from_any_deck_card_2,
    head_cards_effect_rs04_n_2,
    head_cards_effect_rs06_n_3,
    head_cards_effect_rs13_found,
    head_cards_effect_rs19_worker,
    head_cards_effect_rs19_space,
    head_cards_effect_sb02_target,
    head_cards_effect_sb03_target_1,
    head_cards_effect_sb04_target_2,
    head_cards_effect_sb04_region_4,
    head_cards_effect_sb05_target_3,
    head_cards_effect_sb06_target_4,
    head_cards_effect_sb07_target_5,
    head_cards_effect_sb08_target_6,
    head_cards_effect_sb09_target_7,
    head_cards_effect_sb10_target_8,
    head_cards_effect_sb11_target_9,
    head_cards_effect_sb12_region_5,
    head_cards_effect_sb13_target_10,
    head_cards_effect_sb13_stolen,
    head_cards_effect_sb14_target_11,
    head_cards_effect_sb16_region_6,
    head_cards_effect_sb18_x,
    head_cards_effect_sb18_target_12,
    head_cards_effect_sb20_target_13,
    head_cards_effect_sb21_target_14,
    body_cards_effect_in06_other_region,
    body_cards_effect_in10_rolled_die,
    body_cards_effect_in14_after_do_draw_from_any_deck,
    body_cards_effect_in14_do_discard_another_card_4,
    body_cards_effect_rs03_answer,
    body_cards_effect_rs03_space_2,
    body_cards_effect_rs08_after_on_after_gain_model_version,
    body_cards_effect_rs17_chosen,
    body_cards_effect_rs17_card_8,
    body_cards_effect_sb03_answer_1,
    body_cards_effect_sb10_card_10,
    body_cards_effect_sb11_card_12,
    body_cards_effect_sb12_chosen_1,
    body_cards_effect_sb20_rolled_die_1,
    do_resolve_card_after_head_cards_effect,
    do_resolve_card_now_4,
    do_resolve_card_after_body_cards_effect,
    do_window_chosen_2,
    do_window_after_use_ability,
    do_window_do_play_free_card_card,
    do_window_after_do_resolve_card,
    do_board_action_b_train_after_on_after_gain_model_version,
    do_board_action_b_handout_do_government_handout_region_8,
    do_board_action_b_marketing_rolled_campaign_die,
    do_board_action_b_marketing_after_on_after_roll_campaign_die,
    do_board_action_b_presence_do_scale_presence_region_9,
    do_board_action_b_card_chosen_3,
    do_board_action_b_card_do_play_paid_card_card_20,
    do_board_action_b_card_after_do_resolve_card,
    do_board_action_b_restructure_do_restructure_card_18,
    do_board_action_b_audit_do_hostile_audit_target_15,
    do_board_action_b_audit_do_hostile_audit_card_19,
    do_board_action_b_rehire_after_do_draw_from_any_deck,
    do_place_subsidy_rolled_die_2,
    secret_planning_pick,
    secret_planning_space_4,
    main,
    main_after_game,
    main_opener,
    main_region_11,
    main_after_do_place_subsidy,
    main_after_game_1,
    main_card_24,
    main_after_secret_planning,
    main_after_do_window,
    main_answer_2,
    main_after_do_board_action,
    main_after_do_board_action_,
    main_after_do_window_,
    main_after_do_place_subsidy_,
    use_cards_in18_chosen_4,
    use_cards_rs11_rolled_die_3,
    use_cards_rs12_card_29,
    use_cards_rs12_card_22,
    handler_14_answer_3,
    on_after_gain_model_version_after_reactions_3,
    handler_5_begin,
    handler_5_answer_4,
    handler_5_rolled_campaign_die_1,
    handler_5_after_on_after_roll_campaign_die,
    on_after_roll_campaign_die_begin,
    on_after_roll_campaign_die_after_reactions_4,
    body_cards_effect_rs17_drawing_1,
    do_resolve_card_window,
    do_place_subsidy_repeat_3,
    main_each_7,
    main_each_6,
    on_after_gain_model_version_reacting_2,
    on_after_roll_campaign_die_reacting_3,
)
K_LOGGED = (
    None,
    stop,
    finish,
    head_cards_effect_in06_region_logged,
    head_cards_effect_in07_region_2_logged,
    head_cards_effect_in09_n_logged,
    head_cards_effect_in12_region_3_logged,
    do_draw_from_any_deck_d_logged,
    do_draw_from_any_deck_card_2_logged,
    head_cards_effect_rs04_n_2_logged,
    head_cards_effect_rs06_n_3_logged,
    head_cards_effect_rs13_found_logged,
    head_cards_effect_rs19_worker_logged,
    head_cards_effect_rs19_space_logged,
    head_cards_effect_sb02_target_logged,
    head_cards_effect_sb03_target_1_logged,
    head_cards_effect_sb04_target_2_logged,
    head_cards_effect_sb04_region_4_logged,
    head_cards_effect_sb05_target_3_logged,
    head_cards_effect_sb06_target_4_logged,
    head_cards_effect_sb07_target_5_logged,
    head_cards_effect_sb08_target_6_logged,
    head_cards_effect_sb09_target_7_logged,
    head_cards_effect_sb10_target_8_logged,
    head_cards_effect_sb11_target_9_logged,
    head_cards_effect_sb12_region_5_logged,
    head_cards_effect_sb13_target_10_logged,
    head_cards_effect_sb13_stolen_logged,
    head_cards_effect_sb14_target_11_logged,
    head_cards_effect_sb16_region_6_logged,
    head_cards_effect_sb18_x_logged,
    head_cards_effect_sb18_target_12_logged,
    head_cards_effect_sb20_target_13_logged,
    head_cards_effect_sb21_target_14_logged,
    body_cards_effect_in06_other_region_logged,
    body_cards_effect_in10_rolled_die_logged,
    body_cards_effect_in14_after_do_draw_from_any_deck_logged,
    body_cards_effect_in14_do_discard_another_card_4_logged,
    body_cards_effect_rs03_answer_logged,
    body_cards_effect_rs03_space_2_logged,
    body_cards_effect_rs08_after_on_after_gain_model_version_logged,
    body_cards_effect_rs17_chosen_logged,
    body_cards_effect_rs17_card_8_logged,
    body_cards_effect_sb03_answer_1_logged,
    body_cards_effect_sb10_card_10_logged,
    body_cards_effect_sb11_card_12_logged,
    body_cards_effect_sb12_chosen_1_logged,
    body_cards_effect_sb20_rolled_die_1_logged,
    do_resolve_card_after_head_cards_effect_logged,
    do_resolve_card_now_4_logged,
    do_resolve_card_after_body_cards_effect_logged,
    do_window_chosen_2_logged,
    do_window_after_use_ability_logged,
    do_window_do_play_free_card_card_logged,
    do_window_after_do_resolve_card_logged,
    do_board_action_b_train_after_on_after_gain_model_version_logged,
    do_board_action_b_handout_do_government_handout_region_8_logged,
    do_board_action_b_marketing_rolled_campaign_die_logged,
    do_board_action_b_marketing_after_on_after_roll_campaign_die_logged,
    do_board_action_b_presence_do_scale_presence_region_9_logged,
    do_board_action_b_card_chosen_3_logged,
    do_board_action_b_card_do_play_paid_card_card_20_logged,
    do_board_action_b_card_after_do_resolve_card_logged,
    do_board_action_b_restructure_do_restructure_card_18_logged,
    do_board_action_b_audit_do_hostile_audit_target_15_logged,
    do_board_action_b_audit_do_hostile_audit_card_19_logged,
    do_board_action_b_rehire_after_do_draw_from_any_deck_logged,
    do_place_subsidy_rolled_die_2_logged,
    secret_planning_pick_logged,
    secret_planning_space_4_logged,
    main_logged,
    main_after_game_logged,
    main_opener_logged,
    main_region_11_logged,
    main_after_do_place_subsidy_logged,
    main_after_game_1_logged,
    main_card_24_logged,
    main_after_secret_planning_logged,
    main_after_do_window_logged,
    main_answer_2_logged,
    main_after_do_board_action_logged,
    main_after_do_board_action_logged_,
    main_after_do_window_logged_,
    main_after_do_place_subsidy_logged_,
    use_cards_in18_chosen_4_logged,
    use_cards_rs11_rolled_die_3_logged,
    use_cards_rs12_card_29_logged,
    use_cards_rs12_card_22_logged,
    handler_14_answer_3_logged,
    on_after_gain_model_version_after_reactions_3_logged,
    handler_5_begin_logged,
    handler_5_answer_4_logged,
    handler_5_rolled_campaign_die_1_logged,
    handler_5_after_on_after_roll_campaign_die_logged,
    on_after_roll_campaign_die_begin_logged,
    on_after_roll_campaign_die_after_reactions_4_logged,
    body_cards_effect_rs17_drawing_1_logged,
    do_resolve_card_window_logged,
    do_place_subsidy_repeat_3_logged,
    main_each_7_logged,
    main_each_6_logged,
    on_after_gain_model_version_reacting_2_logged,
    on_after_roll_campaign_die_reacting_3_logged,
)

class State(BaseState):
    __slots__ = ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
        'weights', 'stack', 'pending', 'strands', 'sealed', 'secret', 'round', 'active', 'source', 'source_by',
        'targeting', 'targeted', 'reactions', 'automa', 'subsidy_supply', 'first_player', 'token_held', 'round_tracker',
        'ending', 'worker_up', 'die', 'campaign_die', 'scratch', 'at_game', 'effect_slots', 'hand_limit',
        'effect_delay', 'decline', 'middle_rep_band_from', 'subsidy_slots', 'model_price', 'reveal', 'compute_floor',
        'worker_loss', 'f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret', 'f_head_cards_effect_in07_this',
        'f_head_cards_effect_in07_ret', 'f_head_cards_effect_in09_this', 'f_head_cards_effect_in09_ret',
        'f_head_cards_effect_in12_this', 'f_head_cards_effect_in12_ret', 'f_do_draw_from_any_deck_me',
        'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this',
        'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_this', 'f_head_cards_effect_rs06_ret',
        'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me',
        'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret',
        'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret', 'f_head_cards_effect_sb03_this',
        'f_head_cards_effect_sb03_ret', 'f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2',
        'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb04_ret', 'f_head_cards_effect_sb05_this',
        'f_head_cards_effect_sb05_ret', 'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb06_ret',
        'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb07_ret', 'f_head_cards_effect_sb08_this',
        'f_head_cards_effect_sb08_ret', 'f_head_cards_effect_sb09_this', 'f_head_cards_effect_sb09_ret',
        'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb10_ret', 'f_head_cards_effect_sb11_this',
        'f_head_cards_effect_sb11_ret', 'f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this',
        'f_head_cards_effect_sb12_ret', 'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10',
        'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb16_ret',
        'f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x',
        'f_head_cards_effect_sb18_ret', 'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret',
        'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret', 'f_body_cards_effect_in06_me',
        'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5',
        'f_body_cards_effect_in06_ret', 'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9',
        'f_body_cards_effect_in10_old_source_by_9', 'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me',
        'f_body_cards_effect_in14_old_source_13', 'f_body_cards_effect_in14_old_source_by_13',
        'f_body_cards_effect_in14_repeat_i', 'f_body_cards_effect_in14_repeat_last', 'f_body_cards_effect_in14_this',
        'f_body_cards_effect_in14_ret', 'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
        'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
        'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27',
        'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_drawing_1_i',
        'f_body_cards_effect_rs17_drawing_1_last', 'f_body_cards_effect_rs17_me',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
        'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
        'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me',
        'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50',
        'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
        'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret',
        'f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52',
        'f_body_cards_effect_sb12_region_5', 'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret',
        'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60',
        'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
        'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_1', 'f_do_resolve_card_each_19_from',
        'f_do_resolve_card_each_19_i', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11',
        'f_do_resolve_card_used', 'f_do_resolve_card_window_left', 'f_do_resolve_card_ret', 'f_do_window_me',
        'f_do_window_offers_left', 'f_do_window_ret', 'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me',
        'f_do_board_action_b_handout_ret', 'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret',
        'f_do_board_action_b_presence_me', 'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me',
        'f_do_board_action_b_card_offers_1_left', 'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me',
        'f_do_board_action_b_restructure_ret', 'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret',
        'f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_repeat_2_i',
        'f_do_board_action_b_rehire_repeat_2_last', 'f_do_board_action_b_rehire_ret', 'f_do_place_subsidy_me',
        'f_do_place_subsidy_repeat_3_left', 'f_do_place_subsidy_ret', 'f_secret_planning_candidates',
        'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last', 'f_secret_planning_extra_1',
        'f_secret_planning_left', 'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_5',
        'f_secret_planning_wanted', 'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i',
        'f_main_each_2_i', 'f_main_each_2_last', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_i',
        'f_main_each_7_from', 'f_main_each_7_i', 'f_main_game_around', 'f_main_game_around_1', 'f_main_p_3',
        'f_main_played_1', 'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3', 'f_main_space_3',
        'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64',
        'f_use_cards_in18_ret', 'f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65',
        'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret', 'f_use_cards_rs12_me',
        'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66', 'f_use_cards_rs12_ret',
        'f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this',
        'f_handler_14_ret', 'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
        'f_on_after_gain_model_version_each_17_from', 'f_on_after_gain_model_version_each_17_i',
        'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_reacting_2_left', 'f_on_after_gain_model_version_seat_9',
        'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor',
        'f_handler_5_amount', 'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70',
        'f_handler_5_old_source_by_70', 'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor',
        'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_depth_',
        'f_on_after_roll_campaign_die_each_18_from', 'f_on_after_roll_campaign_die_each_18_i',
        'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_3',
        'f_on_after_roll_campaign_die_reacting_3_left', 'f_on_after_roll_campaign_die_seat_10',
        'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_head_cards_effect_in06_me',
        'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me', 'f_head_cards_effect_in12_me',
        'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs13_me', 'f_head_cards_effect_sb02_me',
        'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me', 'f_head_cards_effect_sb06_me',
        'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb09_me',
        'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb14_me',
        'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb21_me', 'power',
        'reputation', 'income_marker', 'corporate_funds', 'personal_funds', 'net_worth', 'model_version', 'compute',
        'workers', 'leaving', 'presence', 'subsidies', 'orders', 'face_down', 'plan', 'card_points', 'region_tokens',
        'card_chosen_region', 'lasting_24', 'lasting_25', 'lasting_26', 'lasting_27', 'lasting_28', 'lasting_29',
        'lasting_30', 'lasting_30_next', 'lasting_31', 'used_1', 'used_2', 'used_8', 'used_11', 'used_12', 'used_23',
        'running_23', 'used_14', 'running_5', 'lasting_32', 'piles', 'loc', 'known', 'lo', 'hi', 'tape')

    def clone(s, history=None):
        t = State()
        t.player = s.player
        t.options = s.options
        t.option_count = s.option_count
        t.pc = s.pc
        t.over = s.over
        t.n = s.n
        t.explicit = s.explicit
        t.rng = s.rng
        t.pool = s.pool
        t.drawn = s.drawn
        t.weights = s.weights
        t.stack = s.stack
        t.pending = s.pending
        t.strands = s.strands
        t.sealed = s.sealed
        t.secret = s.secret
        t.round = s.round
        t.active = s.active
        t.source = s.source
        t.source_by = s.source_by
        t.targeting = s.targeting
        t.targeted = s.targeted
        t.reactions = s.reactions
        t.automa = s.automa
        t.subsidy_supply = s.subsidy_supply
        t.first_player = s.first_player
        t.token_held = s.token_held
        t.round_tracker = s.round_tracker
        t.ending = s.ending
        t.worker_up = s.worker_up
        t.die = s.die
        t.campaign_die = s.campaign_die
        t.scratch = s.scratch
        t.at_game = s.at_game
        t.effect_slots = s.effect_slots
        t.hand_limit = s.hand_limit
        t.effect_delay = s.effect_delay
        t.decline = s.decline
        t.middle_rep_band_from = s.middle_rep_band_from
        t.subsidy_slots = s.subsidy_slots
        t.model_price = s.model_price
        t.reveal = s.reveal
        t.compute_floor = s.compute_floor
        t.worker_loss = s.worker_loss
        t.f_head_cards_effect_in06_this = s.f_head_cards_effect_in06_this
        t.f_head_cards_effect_in06_ret = s.f_head_cards_effect_in06_ret
        t.f_head_cards_effect_in07_this = s.f_head_cards_effect_in07_this
        t.f_head_cards_effect_in07_ret = s.f_head_cards_effect_in07_ret
        t.f_head_cards_effect_in09_this = s.f_head_cards_effect_in09_this
        t.f_head_cards_effect_in09_ret = s.f_head_cards_effect_in09_ret
        t.f_head_cards_effect_in12_this = s.f_head_cards_effect_in12_this
        t.f_head_cards_effect_in12_ret = s.f_head_cards_effect_in12_ret
        t.f_do_draw_from_any_deck_me = s.f_do_draw_from_any_deck_me
        t.f_do_draw_from_any_deck_ret = s.f_do_draw_from_any_deck_ret
        t.f_head_cards_effect_rs04_me = s.f_head_cards_effect_rs04_me
        t.f_head_cards_effect_rs04_this = s.f_head_cards_effect_rs04_this
        t.f_head_cards_effect_rs04_ret = s.f_head_cards_effect_rs04_ret
        t.f_head_cards_effect_rs06_this = s.f_head_cards_effect_rs06_this
        t.f_head_cards_effect_rs06_ret = s.f_head_cards_effect_rs06_ret
        t.f_head_cards_effect_rs13_this = s.f_head_cards_effect_rs13_this
        t.f_head_cards_effect_rs13_ret = s.f_head_cards_effect_rs13_ret
        t.f_head_cards_effect_rs19_me = s.f_head_cards_effect_rs19_me
        t.f_head_cards_effect_rs19_this = s.f_head_cards_effect_rs19_this
        t.f_head_cards_effect_rs19_worker = s.f_head_cards_effect_rs19_worker
        t.f_head_cards_effect_rs19_ret = s.f_head_cards_effect_rs19_ret
        t.f_head_cards_effect_sb02_this = s.f_head_cards_effect_sb02_this
        t.f_head_cards_effect_sb02_ret = s.f_head_cards_effect_sb02_ret
        t.f_head_cards_effect_sb03_this = s.f_head_cards_effect_sb03_this
        t.f_head_cards_effect_sb03_ret = s.f_head_cards_effect_sb03_ret
        t.f_head_cards_effect_sb04_me = s.f_head_cards_effect_sb04_me
        t.f_head_cards_effect_sb04_target_2 = s.f_head_cards_effect_sb04_target_2
        t.f_head_cards_effect_sb04_this = s.f_head_cards_effect_sb04_this
        t.f_head_cards_effect_sb04_ret = s.f_head_cards_effect_sb04_ret
        t.f_head_cards_effect_sb05_this = s.f_head_cards_effect_sb05_this
        t.f_head_cards_effect_sb05_ret = s.f_head_cards_effect_sb05_ret
        t.f_head_cards_effect_sb06_this = s.f_head_cards_effect_sb06_this
        t.f_head_cards_effect_sb06_ret = s.f_head_cards_effect_sb06_ret
        t.f_head_cards_effect_sb07_this = s.f_head_cards_effect_sb07_this
        t.f_head_cards_effect_sb07_ret = s.f_head_cards_effect_sb07_ret
        t.f_head_cards_effect_sb08_this = s.f_head_cards_effect_sb08_this
        t.f_head_cards_effect_sb08_ret = s.f_head_cards_effect_sb08_ret
        t.f_head_cards_effect_sb09_this = s.f_head_cards_effect_sb09_this
        t.f_head_cards_effect_sb09_ret = s.f_head_cards_effect_sb09_ret
        t.f_head_cards_effect_sb10_this = s.f_head_cards_effect_sb10_this
        t.f_head_cards_effect_sb10_ret = s.f_head_cards_effect_sb10_ret
        t.f_head_cards_effect_sb11_this = s.f_head_cards_effect_sb11_this
        t.f_head_cards_effect_sb11_ret = s.f_head_cards_effect_sb11_ret
        t.f_head_cards_effect_sb12_me = s.f_head_cards_effect_sb12_me
        t.f_head_cards_effect_sb12_this = s.f_head_cards_effect_sb12_this
        t.f_head_cards_effect_sb12_ret = s.f_head_cards_effect_sb12_ret
        t.f_head_cards_effect_sb13_me = s.f_head_cards_effect_sb13_me
        t.f_head_cards_effect_sb13_target_10 = s.f_head_cards_effect_sb13_target_10
        t.f_head_cards_effect_sb13_this = s.f_head_cards_effect_sb13_this
        t.f_head_cards_effect_sb13_ret = s.f_head_cards_effect_sb13_ret
        t.f_head_cards_effect_sb14_this = s.f_head_cards_effect_sb14_this
        t.f_head_cards_effect_sb14_ret = s.f_head_cards_effect_sb14_ret
        t.f_head_cards_effect_sb16_this = s.f_head_cards_effect_sb16_this
        t.f_head_cards_effect_sb16_ret = s.f_head_cards_effect_sb16_ret
        t.f_head_cards_effect_sb18_me = s.f_head_cards_effect_sb18_me
        t.f_head_cards_effect_sb18_this = s.f_head_cards_effect_sb18_this
        t.f_head_cards_effect_sb18_x = s.f_head_cards_effect_sb18_x
        t.f_head_cards_effect_sb18_ret = s.f_head_cards_effect_sb18_ret
        t.f_head_cards_effect_sb20_this = s.f_head_cards_effect_sb20_this
        t.f_head_cards_effect_sb20_ret = s.f_head_cards_effect_sb20_ret
        t.f_head_cards_effect_sb21_this = s.f_head_cards_effect_sb21_this
        t.f_head_cards_effect_sb21_ret = s.f_head_cards_effect_sb21_ret
        t.f_body_cards_effect_in06_me = s.f_body_cards_effect_in06_me
        t.f_body_cards_effect_in06_old_source_5 = s.f_body_cards_effect_in06_old_source_5
        t.f_body_cards_effect_in06_old_source_by_5 = s.f_body_cards_effect_in06_old_source_by_5
        t.f_body_cards_effect_in06_ret = s.f_body_cards_effect_in06_ret
        t.f_body_cards_effect_in10_me = s.f_body_cards_effect_in10_me
        t.f_body_cards_effect_in10_old_source_9 = s.f_body_cards_effect_in10_old_source_9
        t.f_body_cards_effect_in10_old_source_by_9 = s.f_body_cards_effect_in10_old_source_by_9
        t.f_body_cards_effect_in10_ret = s.f_body_cards_effect_in10_ret
        t.f_body_cards_effect_in14_me = s.f_body_cards_effect_in14_me
        t.f_body_cards_effect_in14_old_source_13 = s.f_body_cards_effect_in14_old_source_13
        t.f_body_cards_effect_in14_old_source_by_13 = s.f_body_cards_effect_in14_old_source_by_13
        t.f_body_cards_effect_in14_repeat_i = s.f_body_cards_effect_in14_repeat_i
        t.f_body_cards_effect_in14_repeat_last = s.f_body_cards_effect_in14_repeat_last
        t.f_body_cards_effect_in14_this = s.f_body_cards_effect_in14_this
        t.f_body_cards_effect_in14_ret = s.f_body_cards_effect_in14_ret
        t.f_body_cards_effect_rs03_me = s.f_body_cards_effect_rs03_me
        t.f_body_cards_effect_rs03_old_source_22 = s.f_body_cards_effect_rs03_old_source_22
        t.f_body_cards_effect_rs03_old_source_by_22 = s.f_body_cards_effect_rs03_old_source_by_22
        t.f_body_cards_effect_rs03_ret = s.f_body_cards_effect_rs03_ret
        t.f_body_cards_effect_rs08_old_source_27 = s.f_body_cards_effect_rs08_old_source_27
        t.f_body_cards_effect_rs08_old_source_by_27 = s.f_body_cards_effect_rs08_old_source_by_27
        t.f_body_cards_effect_rs08_ret = s.f_body_cards_effect_rs08_ret
        t.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i
        t.f_body_cards_effect_rs17_drawing_1_last = s.f_body_cards_effect_rs17_drawing_1_last
        t.f_body_cards_effect_rs17_me = s.f_body_cards_effect_rs17_me
        t.f_body_cards_effect_rs17_old_source_36 = s.f_body_cards_effect_rs17_old_source_36
        t.f_body_cards_effect_rs17_old_source_by_36 = s.f_body_cards_effect_rs17_old_source_by_36
        t.f_body_cards_effect_rs17_ret = s.f_body_cards_effect_rs17_ret
        t.f_body_cards_effect_sb03_me = s.f_body_cards_effect_sb03_me
        t.f_body_cards_effect_sb03_old_source_43 = s.f_body_cards_effect_sb03_old_source_43
        t.f_body_cards_effect_sb03_old_source_by_43 = s.f_body_cards_effect_sb03_old_source_by_43
        t.f_body_cards_effect_sb03_ret = s.f_body_cards_effect_sb03_ret
        t.f_body_cards_effect_sb10_me = s.f_body_cards_effect_sb10_me
        t.f_body_cards_effect_sb10_old_source_50 = s.f_body_cards_effect_sb10_old_source_50
        t.f_body_cards_effect_sb10_old_source_by_50 = s.f_body_cards_effect_sb10_old_source_by_50
        t.f_body_cards_effect_sb10_ret = s.f_body_cards_effect_sb10_ret
        t.f_body_cards_effect_sb11_me = s.f_body_cards_effect_sb11_me
        t.f_body_cards_effect_sb11_old_source_51 = s.f_body_cards_effect_sb11_old_source_51
        t.f_body_cards_effect_sb11_old_source_by_51 = s.f_body_cards_effect_sb11_old_source_by_51
        t.f_body_cards_effect_sb11_ret = s.f_body_cards_effect_sb11_ret
        t.f_body_cards_effect_sb12_each_1_from = s.f_body_cards_effect_sb12_each_1_from
        t.f_body_cards_effect_sb12_each_1_i = s.f_body_cards_effect_sb12_each_1_i
        t.f_body_cards_effect_sb12_me = s.f_body_cards_effect_sb12_me
        t.f_body_cards_effect_sb12_old_source_52 = s.f_body_cards_effect_sb12_old_source_52
        t.f_body_cards_effect_sb12_old_source_by_52 = s.f_body_cards_effect_sb12_old_source_by_52
        t.f_body_cards_effect_sb12_region_5 = s.f_body_cards_effect_sb12_region_5
        t.f_body_cards_effect_sb12_victim_1 = s.f_body_cards_effect_sb12_victim_1
        t.f_body_cards_effect_sb12_ret = s.f_body_cards_effect_sb12_ret
        t.f_body_cards_effect_sb20_me = s.f_body_cards_effect_sb20_me
        t.f_body_cards_effect_sb20_old_source_60 = s.f_body_cards_effect_sb20_old_source_60
        t.f_body_cards_effect_sb20_old_source_by_60 = s.f_body_cards_effect_sb20_old_source_by_60
        t.f_body_cards_effect_sb20_target_13 = s.f_body_cards_effect_sb20_target_13
        t.f_body_cards_effect_sb20_ret = s.f_body_cards_effect_sb20_ret
        t.f_do_resolve_card_card_1 = s.f_do_resolve_card_card_1
        t.f_do_resolve_card_each_19_from = s.f_do_resolve_card_each_19_from
        t.f_do_resolve_card_each_19_i = s.f_do_resolve_card_each_19_i
        t.f_do_resolve_card_kept = s.f_do_resolve_card_kept
        t.f_do_resolve_card_me = s.f_do_resolve_card_me
        t.f_do_resolve_card_seat_11 = s.f_do_resolve_card_seat_11
        t.f_do_resolve_card_used = s.f_do_resolve_card_used
        t.f_do_resolve_card_window_left = s.f_do_resolve_card_window_left
        t.f_do_resolve_card_ret = s.f_do_resolve_card_ret
        t.f_do_window_me = s.f_do_window_me
        t.f_do_window_offers_left = s.f_do_window_offers_left
        t.f_do_window_ret = s.f_do_window_ret
        t.f_do_board_action_b_train_ret = s.f_do_board_action_b_train_ret
        t.f_do_board_action_b_handout_me = s.f_do_board_action_b_handout_me
        t.f_do_board_action_b_handout_ret = s.f_do_board_action_b_handout_ret
        t.f_do_board_action_b_marketing_me = s.f_do_board_action_b_marketing_me
        t.f_do_board_action_b_marketing_ret = s.f_do_board_action_b_marketing_ret
        t.f_do_board_action_b_presence_me = s.f_do_board_action_b_presence_me
        t.f_do_board_action_b_presence_ret = s.f_do_board_action_b_presence_ret
        t.f_do_board_action_b_card_me = s.f_do_board_action_b_card_me
        t.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left
        t.f_do_board_action_b_card_ret = s.f_do_board_action_b_card_ret
        t.f_do_board_action_b_restructure_me = s.f_do_board_action_b_restructure_me
        t.f_do_board_action_b_restructure_ret = s.f_do_board_action_b_restructure_ret
        t.f_do_board_action_b_audit_me = s.f_do_board_action_b_audit_me
        t.f_do_board_action_b_audit_ret = s.f_do_board_action_b_audit_ret
        t.f_do_board_action_b_rehire_me = s.f_do_board_action_b_rehire_me
        t.f_do_board_action_b_rehire_repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i
        t.f_do_board_action_b_rehire_repeat_2_last = s.f_do_board_action_b_rehire_repeat_2_last
        t.f_do_board_action_b_rehire_ret = s.f_do_board_action_b_rehire_ret
        t.f_do_place_subsidy_me = s.f_do_place_subsidy_me
        t.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left
        t.f_do_place_subsidy_ret = s.f_do_place_subsidy_ret
        t.f_secret_planning_candidates = s.f_secret_planning_candidates
        t.f_secret_planning_each_8_i = s.f_secret_planning_each_8_i
        t.f_secret_planning_each_8_last = s.f_secret_planning_each_8_last
        t.f_secret_planning_extra_1 = s.f_secret_planning_extra_1
        t.f_secret_planning_left = s.f_secret_planning_left
        t.f_secret_planning_many_left = s.f_secret_planning_many_left
        t.f_secret_planning_me = s.f_secret_planning_me
        t.f_secret_planning_number_5 = s.f_secret_planning_number_5
        t.f_secret_planning_wanted = s.f_secret_planning_wanted
        t.f_secret_planning_ret = s.f_secret_planning_ret
        t.f_main_each_11_from = s.f_main_each_11_from
        t.f_main_each_11_i = s.f_main_each_11_i
        t.f_main_each_2_i = s.f_main_each_2_i
        t.f_main_each_2_last = s.f_main_each_2_last
        t.f_main_each_5_from = s.f_main_each_5_from
        t.f_main_each_5_i = s.f_main_each_5_i
        t.f_main_each_6_i = s.f_main_each_6_i
        t.f_main_each_7_from = s.f_main_each_7_from
        t.f_main_each_7_i = s.f_main_each_7_i
        t.f_main_game_around = s.f_main_game_around
        t.f_main_game_around_1 = s.f_main_game_around_1
        t.f_main_p_3 = s.f_main_p_3
        t.f_main_played_1 = s.f_main_played_1
        t.f_main_rounds_left = s.f_main_rounds_left
        t.f_main_seat = s.f_main_seat
        t.f_main_seat_3 = s.f_main_seat_3
        t.f_main_space_3 = s.f_main_space_3
        t.f_use_cards_in18_me = s.f_use_cards_in18_me
        t.f_use_cards_in18_old_source_64 = s.f_use_cards_in18_old_source_64
        t.f_use_cards_in18_old_source_by_64 = s.f_use_cards_in18_old_source_by_64
        t.f_use_cards_in18_ret = s.f_use_cards_in18_ret
        t.f_use_cards_rs11_me = s.f_use_cards_rs11_me
        t.f_use_cards_rs11_old_source_65 = s.f_use_cards_rs11_old_source_65
        t.f_use_cards_rs11_old_source_by_65 = s.f_use_cards_rs11_old_source_by_65
        t.f_use_cards_rs11_ret = s.f_use_cards_rs11_ret
        t.f_use_cards_rs12_me = s.f_use_cards_rs12_me
        t.f_use_cards_rs12_old_source_66 = s.f_use_cards_rs12_old_source_66
        t.f_use_cards_rs12_old_source_by_66 = s.f_use_cards_rs12_old_source_by_66
        t.f_use_cards_rs12_ret = s.f_use_cards_rs12_ret
        t.f_handler_14_me = s.f_handler_14_me
        t.f_handler_14_old_source_69 = s.f_handler_14_old_source_69
        t.f_handler_14_old_source_by_69 = s.f_handler_14_old_source_by_69
        t.f_handler_14_this = s.f_handler_14_this
        t.f_handler_14_ret = s.f_handler_14_ret
        t.f_on_after_gain_model_version_actor = s.f_on_after_gain_model_version_actor
        t.f_on_after_gain_model_version_amount = s.f_on_after_gain_model_version_amount
        t.f_on_after_gain_model_version_each_17_from = s.f_on_after_gain_model_version_each_17_from
        t.f_on_after_gain_model_version_each_17_i = s.f_on_after_gain_model_version_each_17_i
        t.f_on_after_gain_model_version_index = s.f_on_after_gain_model_version_index
        t.f_on_after_gain_model_version_now_2 = s.f_on_after_gain_model_version_now_2
        t.f_on_after_gain_model_version_reacting_2_left = s.f_on_after_gain_model_version_reacting_2_left
        t.f_on_after_gain_model_version_seat_9 = s.f_on_after_gain_model_version_seat_9
        t.f_on_after_gain_model_version_waiting_2 = s.f_on_after_gain_model_version_waiting_2
        t.f_on_after_gain_model_version_ret = s.f_on_after_gain_model_version_ret
        t.f_handler_5_actor = s.f_handler_5_actor
        t.f_handler_5_amount = s.f_handler_5_amount
        t.f_handler_5_depth_ = s.f_handler_5_depth_
        t.f_handler_5_index = s.f_handler_5_index
        t.f_handler_5_me = s.f_handler_5_me
        t.f_handler_5_old_source_70 = s.f_handler_5_old_source_70
        t.f_handler_5_old_source_by_70 = s.f_handler_5_old_source_by_70
        t.f_handler_5_this = s.f_handler_5_this
        t.f_handler_5_ret = s.f_handler_5_ret
        t.f_on_after_roll_campaign_die_actor = s.f_on_after_roll_campaign_die_actor
        t.f_on_after_roll_campaign_die_amount = s.f_on_after_roll_campaign_die_amount
        t.f_on_after_roll_campaign_die_depth_ = s.f_on_after_roll_campaign_die_depth_
        t.f_on_after_roll_campaign_die_each_18_from = s.f_on_after_roll_campaign_die_each_18_from
        t.f_on_after_roll_campaign_die_each_18_i = s.f_on_after_roll_campaign_die_each_18_i
        t.f_on_after_roll_campaign_die_index = s.f_on_after_roll_campaign_die_index
        t.f_on_after_roll_campaign_die_now_3 = s.f_on_after_roll_campaign_die_now_3
        t.f_on_after_roll_campaign_die_reacting_3_left = s.f_on_after_roll_campaign_die_reacting_3_left
        t.f_on_after_roll_campaign_die_seat_10 = s.f_on_after_roll_campaign_die_seat_10
        t.f_on_after_roll_campaign_die_waiting_3 = s.f_on_after_roll_campaign_die_waiting_3
        t.f_on_after_roll_campaign_die_ret = s.f_on_after_roll_campaign_die_ret
        t.f_head_cards_effect_in06_me = s.f_head_cards_effect_in06_me
        t.f_head_cards_effect_in07_me = s.f_head_cards_effect_in07_me
        t.f_head_cards_effect_in09_me = s.f_head_cards_effect_in09_me
        t.f_head_cards_effect_in12_me = s.f_head_cards_effect_in12_me
        t.f_head_cards_effect_rs06_me = s.f_head_cards_effect_rs06_me
        t.f_head_cards_effect_rs13_me = s.f_head_cards_effect_rs13_me
        t.f_head_cards_effect_sb02_me = s.f_head_cards_effect_sb02_me
        t.f_head_cards_effect_sb03_me = s.f_head_cards_effect_sb03_me
        t.f_head_cards_effect_sb05_me = s.f_head_cards_effect_sb05_me
        t.f_head_cards_effect_sb06_me = s.f_head_cards_effect_sb06_me
        t.f_head_cards_effect_sb07_me = s.f_head_cards_effect_sb07_me
        t.f_head_cards_effect_sb08_me = s.f_head_cards_effect_sb08_me
        t.f_head_cards_effect_sb09_me = s.f_head_cards_effect_sb09_me
        t.f_head_cards_effect_sb10_me = s.f_head_cards_effect_sb10_me
        t.f_head_cards_effect_sb11_me = s.f_head_cards_effect_sb11_me
        t.f_head_cards_effect_sb14_me = s.f_head_cards_effect_sb14_me
        t.f_head_cards_effect_sb16_me = s.f_head_cards_effect_sb16_me
        t.f_head_cards_effect_sb20_me = s.f_head_cards_effect_sb20_me
        t.f_head_cards_effect_sb21_me = s.f_head_cards_effect_sb21_me
        if history is None:
            past = s.history
            history = [past, len(past)] if len(past) > 2 else past.copy()
        t.history = history
        t.power = s.power.copy()
        t.reputation = s.reputation.copy()
        t.income_marker = s.income_marker.copy()
        t.corporate_funds = s.corporate_funds.copy()
        t.personal_funds = s.personal_funds.copy()
        t.net_worth = s.net_worth.copy()
        t.model_version = s.model_version.copy()
        t.compute = s.compute.copy()
        t.workers = s.workers.copy()
        t.leaving = s.leaving.copy()
        t.presence = s.presence.copy()
        t.subsidies = s.subsidies.copy()
        t.orders = s.orders.copy()
        t.face_down = s.face_down.copy()
        t.plan = s.plan.copy()
        t.card_points = s.card_points.copy()
        t.region_tokens = s.region_tokens.copy()
        t.card_chosen_region = s.card_chosen_region.copy()
        t.lasting_24 = s.lasting_24.copy()
        t.lasting_25 = s.lasting_25.copy()
        t.lasting_26 = s.lasting_26.copy()
        t.lasting_27 = s.lasting_27.copy()
        t.lasting_28 = s.lasting_28.copy()
        t.lasting_29 = s.lasting_29.copy()
        t.lasting_30 = s.lasting_30.copy()
        t.lasting_30_next = s.lasting_30_next.copy()
        t.lasting_31 = s.lasting_31.copy()
        t.used_1 = s.used_1.copy()
        t.used_2 = s.used_2.copy()
        t.used_8 = s.used_8.copy()
        t.used_11 = s.used_11.copy()
        t.used_12 = s.used_12.copy()
        t.used_23 = s.used_23.copy()
        t.running_23 = s.running_23.copy()
        t.used_14 = s.used_14.copy()
        t.running_5 = s.running_5.copy()
        t.lasting_32 = s.lasting_32.copy()
        t.piles = s.piles.copy()
        t.loc = s.loc.copy()
        t.known = s.known.copy()
        t.lo = s.lo.copy() if s.explicit else s.lo
        t.hi = s.hi.copy() if s.explicit else s.hi
        return t

    def restart(s, t):
        s.stack = t.stack
        s.pending = t.pending
        s.strands = t.strands
        s.sealed = t.sealed
        s.secret = t.secret
        s.round = t.round
        s.active = t.active
        s.source = t.source
        s.source_by = t.source_by
        s.targeting = t.targeting
        s.targeted = t.targeted
        s.reactions = t.reactions
        s.subsidy_supply = t.subsidy_supply
        s.first_player = t.first_player
        s.token_held = t.token_held
        s.round_tracker = t.round_tracker
        s.ending = t.ending
        s.worker_up = t.worker_up
        s.die = t.die
        s.campaign_die = t.campaign_die
        s.scratch = t.scratch
        s.at_game = t.at_game
        s.effect_slots = t.effect_slots
        s.hand_limit = t.hand_limit
        s.effect_delay = t.effect_delay
        s.decline = t.decline
        s.middle_rep_band_from = t.middle_rep_band_from
        s.subsidy_slots = t.subsidy_slots
        s.model_price = t.model_price
        s.reveal = t.reveal
        s.compute_floor = t.compute_floor
        s.worker_loss = t.worker_loss
        s.power = t.power.copy()
        s.reputation = t.reputation.copy()
        s.income_marker = t.income_marker.copy()
        s.corporate_funds = t.corporate_funds.copy()
        s.personal_funds = t.personal_funds.copy()
        s.net_worth = t.net_worth.copy()
        s.model_version = t.model_version.copy()
        s.compute = t.compute.copy()
        s.workers = t.workers.copy()
        s.leaving = t.leaving.copy()
        s.presence = t.presence.copy()
        s.subsidies = t.subsidies.copy()
        s.orders = t.orders.copy()
        s.face_down = t.face_down.copy()
        s.plan = t.plan.copy()
        s.card_points = t.card_points.copy()
        s.region_tokens = t.region_tokens.copy()
        s.card_chosen_region = t.card_chosen_region.copy()
        s.lasting_24 = t.lasting_24.copy()
        s.lasting_25 = t.lasting_25.copy()
        s.lasting_26 = t.lasting_26.copy()
        s.lasting_27 = t.lasting_27.copy()
        s.lasting_28 = t.lasting_28.copy()
        s.lasting_29 = t.lasting_29.copy()
        s.lasting_30 = t.lasting_30.copy()
        s.lasting_30_next = t.lasting_30_next.copy()
        s.lasting_31 = t.lasting_31.copy()
        s.used_1 = t.used_1.copy()
        s.used_2 = t.used_2.copy()
        s.used_8 = t.used_8.copy()
        s.used_11 = t.used_11.copy()
        s.used_12 = t.used_12.copy()
        s.used_23 = t.used_23.copy()
        s.running_23 = t.running_23.copy()
        s.used_14 = t.used_14.copy()
        s.running_5 = t.running_5.copy()
        s.lasting_32 = t.lasting_32.copy()
        s.piles = t.piles.copy()
        s.loc = t.loc.copy()
        s.known = t.known.copy()
        s.lo = t.lo.copy()
        s.hi = t.hi.copy()

    def apply(s, index, seat=None):
        if s.pending:
            return s.answer_secretly(index, seat)
        if index < 0 or seat is not None:
            s.check_answer(index, seat)
        try:
            answer = s.options[index]
        except IndexError:
            s.check_answer(index, seat)
        s.history.append(index)
        try:
            k = K[s.pc](s, answer)
            while k:
                k = K[k](s, 0)
        except RuleLimit as limit:
            limit.locate(ORIGINS)
            raise
        except Exception as error:
            raise s.game.limit_of(error) from error

class LoggedState(State):
    __slots__ = ()
    logged = True

    def clone(s, history=None):
        t = State.clone(s, history)
        t.__class__ = LoggedState
        t.tape = s.tape[:]
        return t

    def apply(s, index, seat=None):
        if s.pending:
            return s.answer_secretly(index, seat)
        if index < 0 or seat is not None:
            s.check_answer(index, seat)
        try:
            answer = s.options[index]
        except IndexError:
            s.check_answer(index, seat)
        s.history.append(index)
        try:
            k = K_LOGGED[s.pc](s, answer)
            while k:
                k = K_LOGGED[k](s, 0)
        except RuleLimit as limit:
            limit.locate(ORIGINS)
            raise
        except Exception as error:
            raise s.game.limit_of(error) from error

GAME = GameData(
    name='disruptopia',
    title='Disruptopia',
    fingerprint='6df7b34429109d43',
    fewest=2,
    most=5,
    main=70,
    depth=5,
    cards=84,
    place_count=27,
    rows=(
        0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 11, 11, 13, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23, 25, 26, 27, 28, 28, 30, 30, 32,
        32, 34, 34, 36, 36, 38, 39, 39, 41, 42, 43, 44, 45, 46, 47, 48, 48, 50, 51, 52, 53, 54, 55, 56, 56, 58, 58, 60, 61, 62, 62,
        64, 64, 66, 66, 68, 69, 69, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82,
    ),
    fields=(
        Field('round', 'round', 'game', 'all', Reading('number'), public=True, title='round'),
        Field('active', 'active', 'game', 'all', Reading('player'), title='active'),
        Field('source', 'source', 'game', 'all', Reading('card', none=True), title='source'),
        Field('source_by', 'source_by', 'game', 'all', Reading('player', none=True), title='source_by'),
        Field('targeting', 'targeting', 'game', 'all', Reading('number'), title='targeting'),
        Field('targeted', 'targeted', 'game', 'all', Reading('number'), title='targeted'),
        Field('reactions', 'reactions', 'game', 'all', Reading('number'), title='reactions'),
        Field('automa', 'automa', 'seat', 'none', Reading('number'), cells=1),
        Field('power', 'power', 'seat', 'all', Reading('number'), cells=1, low=0, high=29, public=True, title='Power'),
        Field(
            'reputation', 'reputation', 'seat', 'all', Reading('number'), cells=1, low=-2, high=10, public=True, title='Reputation',
        ),
        Field(
            'income_marker', 'income_marker', 'seat', 'all', Reading('number'), cells=1, low=0, high=39, public=True,
            title='Income',
        ),
        Field('corporate_funds', 'corporate_funds', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='$'),
        Field(
            'personal_funds', 'personal_funds', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='personal $',
        ),
        Field(
            'net_worth', 'net_worth', 'seat', 'all', Reading('choice', of='NetWorth'), cells=1, low=0, high=2, public=True,
            title='Net Worth',
        ),
        Field(
            'model_version', 'model_version', 'seat', 'all', Reading('number'), cells=1, low=0, high=7, public=True,
            title='Model Version',
        ),
        Field('compute', 'compute', 'seat', 'all', Reading('number'), cells=1, low=1, high=7, public=True, title='Compute'),
        Field('workers', 'workers', 'seat', 'all', Reading('number'), cells=1, low=3, high=8, public=True, title='workers'),
        Field(
            'leaving', 'leaving', 'seat', 'all', Reading('number'), cells=1, low=0, high=5, public=True,
            title='workers that leave after this round',
        ),
        Field(
            'presence', 'presence', 'seat', 'all', Reading('set', item=Reading('row', of='regions')), cells=1, public=True,
            title='Presence',
        ),
        Field(
            'subsidies', 'subsidies', 'seat', 'all', Reading('number'), cells=1, low=0, high=14, public=True,
            title='subsidy tokens',
        ),
        Field(
            'orders', 'orders', 'seat', 'owner', Reading('row', of='board', none=True), cells=8, low=-1, high=11, public=True,
            title='secret orders', keys=(Key(Reading('number', of='1'), 8),), members=(0, 11),
        ),
        Field(
            'face_down', 'face_down', 'seat', 'all', Reading('flag'), cells=8, low=0, high=1, public=True,
            title='workers with secret orders', keys=(Key(Reading('number', of='1'), 8),),
        ),
        Field(
            'plan', 'plan', 'seat', 'all', Reading('row', of='board', none=True), cells=8, low=-1, high=11, public=True,
            title='strategy board', keys=(Key(Reading('number', of='1'), 8),),
        ),
        Field(
            'card_points', 'card_points', 'seat', 'all', Reading('number'), cells=1, low=0, high=8, public=True,
            title='card points',
        ),
        Field(
            'subsidy_supply', 'subsidy_supply', 'game', 'all', Reading('number'), low=0, high=14, public=True,
            title='subsidy tokens in the supply',
        ),
        Field('first_player', 'first_player', 'game', 'all', Reading('player'), low=0, high=4, public=True, title='Player 1 token'),
        Field('token_held', 'token_held', 'game', 'all', Reading('flag'), low=0, high=1, public=True, title='Player 1 token stays'),
        Field(
            'round_tracker', 'round_tracker', 'game', 'all', Reading('choice', of='Parity'), low=0, high=1, public=True,
            title='round tracker',
        ),
        Field('ending', 'ending', 'game', 'all', Reading('flag'), low=0, high=1, public=True, title='last round'),
        Field(
            'worker_up', 'worker_up', 'game', 'all', Reading('number'), low=0, high=8, public=True,
            title='number of the worker that acts',
        ),
        Field('die', 'die', 'game', 'all', Reading('number'), low=1, high=6, public=True, title='die'),
        Field('campaign_die', 'campaign_die', 'game', 'all', Reading('number'), low=1, high=6, public=True, title='Marketing die'),
        Field(
            'region_tokens', 'region_tokens', 'row', 'all', Reading('number'), cells=6, low=0, high=3, public=True,
            title='subsidy tokens', keys=(Key(Reading('row', of='regions'), 6),), table='regions',
        ),
        Field(
            'card_chosen_region', 'card_chosen_region', 'row', 'all', Reading('row', of='regions', none=True), cells=84, low=-1,
            high=5, public=True, title='chosen region', keys=(Key(Reading('card'), 84),), table='cards',
        ),
        Field('scratch', 'scratch', 'game', 'none', Reading('number'), wide=True),
        Field('lasting_24', 'lasting_24', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_25', 'lasting_25', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_26', 'lasting_26', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_27', 'lasting_27', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_28', 'lasting_28', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_29', 'lasting_29', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_30', 'lasting_30', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_30_next', 'lasting_30_next', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('lasting_31', 'lasting_31', 'seat', 'none', Reading('number'), cells=1, wide=True),
        Field('used_1', 'used_1', 'game', 'none', Reading('number'), cells=84),
        Field('used_2', 'used_2', 'game', 'none', Reading('number'), cells=84),
        Field('at_game', 'at_game', 'game', 'none', Reading('number')),
        Field('used_8', 'used_8', 'game', 'none', Reading('number'), cells=84),
        Field('used_11', 'used_11', 'game', 'none', Reading('number'), cells=84),
        Field('used_12', 'used_12', 'game', 'none', Reading('number'), cells=84),
        Field('used_23', 'used_23', 'game', 'none', Reading('number'), cells=84),
        Field('running_23', 'running_23', 'game', 'none', Reading('number'), cells=84),
        Field('used_14', 'used_14', 'game', 'none', Reading('number'), cells=84),
        Field('running_5', 'running_5', 'game', 'none', Reading('number'), cells=84),
        Field('lasting_32', 'lasting_32', 'seat', 'none', Reading('number'), cells=1, wide=True),
    ),
    settings=(
        Field('effect_slots', 'effect_slots', 'game', 'all', Reading('number'), low=1, high=5, public=True, title='Effect slots'),
        Field('hand_limit', 'hand_limit', 'game', 'all', Reading('number'), low=3, high=9, public=True, title='Hand limit'),
        Field(
            'effect_delay', 'effect_delay', 'game', 'all', Reading('number'), low=0, high=1, public=True,
            title='Rounds until an effect is active',
        ),
        Field(
            'decline', 'decline', 'game', 'all', Reading('choice', of='Decline'), low=0, high=1, public=True,
            title='A worker may be declined',
        ),
        Field(
            'middle_rep_band_from', 'middle_rep_band_from', 'game', 'all', Reading('number'), low=1, high=4, public=True,
            title='Reputation from which a company is liked',
        ),
        Field(
            'subsidy_slots', 'subsidy_slots', 'game', 'all', Reading('choice', of='SlotPlan'), low=0, high=1, public=True,
            title='Subsidy slots',
        ),
        Field(
            'model_price', 'model_price', 'game', 'all', Reading('choice', of='ModelPrices'), low=0, high=1, public=True,
            title='Model prices',
        ),
        Field(
            'reveal', 'reveal', 'game', 'all', Reading('choice', of='Reveal'), low=0, high=1, public=True,
            title='Strategy boards are revealed',
        ),
        Field(
            'compute_floor', 'compute_floor', 'game', 'all', Reading('choice', of='ComputeFloor'), low=0, high=1, public=True,
            title="Cards can't push Compute below",
        ),
        Field(
            'worker_loss', 'worker_loss', 'game', 'all', Reading('choice', of='WorkerLoss'), low=0, high=1, public=True,
            title='A lost worker leaves',
        ),
    ),
    places=(
        Place('hand', 'seat', 'owner', base=1, size=5, piles=1, row=0, title='hand'),
        Place('rejects', 'seat', 'owner', base=6, size=5, piles=1, row=0, title='cards to discard'),
        Place('effects', 'seat', 'all', base=11, size=5, piles=1, row=0, title='active effects'),
        Place('new_effects', 'seat', 'all', base=16, size=5, piles=1, row=0, title='effects active from the next round on'),
        Place('deck', 'game', 'none', base=21, size=3, piles=3, row=0, title='deck', keys=(Key(Reading('choice', of='Deck'), 3),)),
        Place(
            'discards', 'game', 'all', base=24, size=3, piles=3, row=0, title='discard pile',
            keys=(Key(Reading('choice', of='Deck'), 3),),
        ),
    ),
    tables={
        'regions': Table(
            first=0, ids=('north_america', 'south_america', 'africa', 'europe', 'asia', 'oceania'),
            names=('North America', 'South America', 'Africa', 'Europe', 'Asia', 'Oceania'), rows=(0, 1, 2, 3, 4, 5),
        ),
        'chips': Table(first=0, ids=('2', '3', '4', '5', '6', '7'), names=('2', '3', '4', '5', '6', '7'), rows=(0, 1, 2, 3, 4, 5)),
        'models': Table(
            first=0, ids=('1', '2', '3', '4', '5', '6', '7'), names=('1', '2', '3', '4', '5', '6', '7'), rows=(0, 1, 2, 3, 4, 5, 6),
        ),
        'worker_tokens': Table(first=0, ids=('4', '5', '6', '7', '8'), names=('4', '5', '6', '7', '8'), rows=(0, 1, 2, 3, 4)),
        'presence_tokens': Table(
            first=0, ids=('1', '2', '3', '4', '5', '6'), names=('1', '2', '3', '4', '5', '6'), rows=(0, 1, 2, 3, 4, 5),
        ),
        'wealth': Table(
            first=0, ids=('startup', 'millionaire', 'billionaire'), names=('Startup', 'Millionaire', 'Billionaire'), rows=(0, 1, 2),
        ),
        'bands': Table(
            first=0, ids=('hated', 'unknown', 'liked', 'adored'), names=('Hated', 'Unknown', 'Liked', 'Adored'), rows=(0, 1, 2, 3),
        ),
        'board': Table(
            first=0,
            ids=(
                'b_chips', 'b_patent', 'b_recruit', 'b_train', 'b_handout', 'b_buyback', 'b_marketing', 'b_presence', 'b_card',
                'b_restructure', 'b_audit', 'b_rehire',
            ),
            names=(
                'Buy Chips', 'File a Patent', 'Recruit Tech Worker', 'Train New Model', 'Government Handout', 'Stock Buyback',
                'Marketing', 'Scale Presence', 'Play Card', 'Restructure', 'Hostile Audit', 'Fire and Rehire',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        ),
        'cards': Table(
            first=0,
            ids=(
                'in01', 'in01', 'in02', 'in02', 'in03', 'in03', 'in04', 'in04', 'in05', 'in05', 'in06', 'in07', 'in07', 'in08',
                'in08', 'in09', 'in10', 'in11', 'in12', 'in13', 'in14', 'in15', 'in16', 'in17', 'in17', 'in18', 'in19', 'in20',
                'rs01', 'rs01', 'rs02', 'rs02', 'rs03', 'rs03', 'rs04', 'rs04', 'rs05', 'rs05', 'rs06', 'rs07', 'rs07', 'rs08',
                'rs09', 'rs10', 'rs11', 'rs12', 'rs13', 'rs14', 'rs15', 'rs15', 'rs16', 'rs17', 'rs18', 'rs19', 'rs20', 'rs21',
                'sb01', 'sb01', 'sb02', 'sb02', 'sb03', 'sb04', 'sb05', 'sb05', 'sb06', 'sb06', 'sb07', 'sb07', 'sb08', 'sb09',
                'sb09', 'sb10', 'sb11', 'sb12', 'sb13', 'sb14', 'sb15', 'sb16', 'sb17', 'sb18', 'sb19', 'sb20', 'sb21', 'sb21',
            ),
            names=(
                'Sign with a VC Investor', 'Sign with a VC Investor', 'Intern Volunteer Program', 'Intern Volunteer Program',
                'Sovereign Term Sheet', 'Sovereign Term Sheet', 'Billboard Blitz', 'Billboard Blitz', 'Quiet Lobbying',
                'Quiet Lobbying', 'Ministry Dinner', 'Ribbon-Cutting Tour', 'Ribbon-Cutting Tour', 'Charm Offensive',
                'Charm Offensive', 'Golden Parachute', 'Vanity Biopic', 'Subsidy Consultant', 'Regional Headquarters',
                'Brand Ambassadors', 'Town Hall Meeting', 'Freight Alliance', 'Listing Roadshow', 'Crisis Hotline',
                'Crisis Hotline', 'Loyalty Programme', 'Windfall Dividend', 'Underdog Story', 'New GPU Tech', 'New GPU Tech',
                'Dodgy Benchmark Results', 'Dodgy Benchmark Results', 'Submit a Whitepaper', 'Submit a Whitepaper',
                'Build Recruiting Pipeline', 'Build Recruiting Pipeline', 'Overclocked Server Room', 'Overclocked Server Room',
                'Crunch Quarter', 'Bulk Silicon Contract', 'Bulk Silicon Contract', 'Distilled Weights', 'Auto-Tuner',
                'Launch Livestream', 'Night-Shift Cluster', 'Reading Group', 'Archive Dive', 'Chip Barter', 'Patent Thicket',
                'Patent Thicket', 'Fast Follower', 'Skunkworks Budget', 'Graduate Pipeline', 'Quarterly Roadmap', 'Cold Backups',
                'Release Calendar', 'GPU Price Hike', 'GPU Price Hike', 'Content Moderation', 'Content Moderation',
                "Headhunters' Ball", 'Regulatory Eviction', 'Botnet Brigade', 'Botnet Brigade', 'Short-Seller Report',
                'Short-Seller Report', 'Invoice Fraud', 'Invoice Fraud', 'Server Fire', 'Subsidy Clawback', 'Subsidy Clawback',
                'Leaked Roadmap', 'Industrial Mole', 'Regional Boycott', 'Hostile Clone', 'Wildcat Walkout', 'Antitrust Complaint',
                'Standards Blockade', 'Schadenfreude Desk', 'Smear Auction', 'Seize the Agenda', 'Exploding Demo',
                'Poisoned Dataset', 'Poisoned Dataset',
            ),
            rows=(
                0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 20, 21, 21, 22,
                22, 23, 23, 24, 24, 25, 26, 26, 27, 28, 29, 30, 31, 32, 33, 34, 34, 35, 36, 37, 38, 39, 40, 41, 41, 42, 42, 43, 44,
                45, 45, 46, 46, 47, 47, 48, 49, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 61,
            ),
            is_cards=True,
        ),
    },
    choices={
        'NetWorth': (
            Choice('startup', title='Startup'),
            Choice('millionaire', title='Millionaire'),
            Choice('billionaire', title='Billionaire'),
        ),
        'Deck': (
            Choice('research', title='Research'),
            Choice('influence', title='Influence'),
            Choice('sabotage', title='Sabotage'),
        ),
        'Track': (
            Choice('research_track', title='Research'),
            Choice('influence_track', title='Influence'),
            Choice('card_track', title='Cards'),
        ),
        'Kind': (Choice('one_time', title='Action'), Choice('ongoing', title='Effect')),
        'Parity': (Choice('odd_round', title='Odd'), Choice('even_round', title='Even')),
        'Decline': (
            Choice('always_allowed', title='Always'),
            Choice('on_conflict', title='Only if a later action could not be paid any more'),
        ),
        'Reveal': (Choice('together', title='All together'), Choice('on_own_turn', title='Each on the own turn')),
        'SlotPlan': (Choice('as_ruled', title='1 to 3'), Choice('three_each', title='3 in every region')),
        'ModelPrices': (Choice('steep', title='1 to 7'), Choice('gentle', title='1 to 4')),
        'ComputeFloor': (Choice('at_version', title='Model Version'), Choice('at_one', title='1')),
        'WorkerLoss': (Choice('at_once', title='At once'), Choice('at_round_end', title='At the end of the round')),
    },
    prompts=(
        Prompt('', '', Reading('number')),
        Prompt('card', 'Choose a card from your hand', Reading('card')),
        Prompt('region', 'Choose a region with your Presence', Reading('row', of='regions')),
        Prompt('region', 'Choose a region', Reading('row', of='regions')),
        Prompt('n', 'Choose a number from 1 to your Power (at most 3)', Reading('number')),
        Prompt('n', 'Choose a number from 1 to 2', Reading('number')),
        Prompt('found', 'Choose a card from the Research discard pile', Reading('card')),
        Prompt('worker', 'Choose one of your unexecuted workers (worker)', Reading('number')),
        Prompt('space', 'Choose a board action', Reading('row', of='board')),
        Prompt('target', 'Choose a competitor', Reading('player')),
        Prompt('target', 'Choose a neighbour', Reading('player')),
        Prompt('stolen', 'Choose a card', Reading('card')),
        Prompt('x', 'Choose a number from 1 to 3', Reading('number')),
        Prompt('region', 'Which region gets a subsidy token?', Reading('row', of='regions')),
        Prompt('n', 'How much Power do you lose?', Reading('number')),
        Prompt('d', 'Choose a deck', Reading('choice', of='Deck')),
        Prompt('n', 'How many workers do you recruit?', Reading('number')),
        Prompt('n', 'How many workers do you lose?', Reading('number')),
        Prompt('worker', 'Which worker moves?', Reading('number')),
        Prompt('space', 'To which action?', Reading('row', of='board')),
        Prompt('x', 'What is X?', Reading('number')),
        Prompt('other_region', 'Choose another region with your Presence', Reading('row', of='regions')),
        Prompt('other_region', 'From which region do you take a subsidy token?', Reading('row', of='regions')),
        Prompt(
            'place_new_worker',
            'Place it on any action at once, to act this round?',
            Reading('number'),
            labels=(
                Label(1, 'place_new_worker', 'Place it on any action at once, to act this round'),
                Label(0, 'decline', 'Decline'),
            ),
        ),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Compute', 'Compute'), Label(1, 'Cheaper model', 'Cheaper model'), Label(2, 'Cards', 'Cards')),
        ),
        Prompt(
            'may', 'Take a worker token?', Reading('number'),
            labels=(Label(1, 'Take a worker token', 'Take a worker token'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('card', 'Choose a card', Reading('card')),
        Prompt('card', 'a card at random', Reading('card')),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Pay $2', 'Pay $2'), Label(1, 'Lose 1 Reputation', 'Lose 1 Reputation')),
        ),
        Prompt(
            'do',
            'What do you do?',
            Reading('number'),
            labels=(
                Label(0, 'play_free_card', 'Play a free card'),
                Label(1000, 'in01', 'Sign with a VC Investor'),
                Label(1001, 'in01', 'Sign with a VC Investor'),
                Label(1002, 'in02', 'Intern Volunteer Program'),
                Label(1003, 'in02', 'Intern Volunteer Program'),
                Label(1025, 'in18', 'Loyalty Programme'),
                Label(1044, 'rs11', 'Night-Shift Cluster'),
                Label(1045, 'rs12', 'Reading Group'),
                Label(-1, 'done', 'Done'),
            ),
        ),
        Prompt(
            'do',
            '{option}: do it?',
            Reading('number'),
            labels=(
                Label(0, 'buy_chips', 'Buy Chips'),
                Label(1, 'file_patent', 'File a Patent'),
                Label(2, 'recruit', 'Recruit Tech Worker'),
                Label(3, 'train_model', 'Train New Model'),
                Label(4, 'government_handout', 'Government Handout'),
                Label(5, 'stock_buyback', 'Stock Buyback'),
                Label(6, 'marketing', 'Marketing'),
                Label(7, 'scale_presence', 'Scale Presence'),
                Label(8, 'play_card', 'Play Card'),
                Label(9, 'restructure', 'Restructure'),
                Label(10, 'hostile_audit', 'Hostile Audit'),
                Label(11, 'fire_and_rehire', 'Fire and Rehire'),
                Label(-1, 'decline', 'Decline'),
            ),
        ),
        Prompt('card', 'Choose one of your active effects', Reading('card')),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'play_paid_card', 'Play a card with workers'), Label(-1, 'done', 'Done')),
        ),
        Prompt('opener', 'a player at random', Reading('player')),
        Prompt('extra', 'Choose cards', Reading('card')),
        Prompt('space', 'Choose a board action, or none', Reading('row', of='board'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt(
            'option', 'Choose one', Reading('number'), labels=(Label(0, 'Power', 'Power'), Label(1, 'Reputation', 'Reputation')),
        ),
        Prompt(
            'buy_chips', 'Buy Chips?', Reading('number'),
            labels=(Label(1, 'buy_chips', 'Buy Chips'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'may', 'Roll again?', Reading('number'), labels=(Label(1, 'Roll again', 'Roll again'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'may', 'Crisis Hotline?', Reading('number'),
            labels=(Label(1, 'Crisis Hotline', 'Crisis Hotline'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'may',
            'React?',
            Reading('card'),
            labels=(
                Label(23, 'Crisis Hotline', 'Crisis Hotline'),
                Label(24, 'Crisis Hotline', 'Crisis Hotline'),
                Label(-1, 'decline', 'Decline'),
            ),
        ),
    ),
    notes=(
        Note('{player}: Reveal the strategy board'),
        Note(
            '{player}: strategy board ({1}) is now {0}',
            readings=(Reading('row', of='board', none=True), Reading('number'), Reading('row', of='board', none=True)), skip='same',
        ),
        Note('{player}: Put the orders away'),
        Note(
            '{player}: secret orders ({1}) are now {0}',
            readings=(Reading('row', of='board', none=True), Reading('number'), Reading('row', of='board', none=True)), skip='same',
        ),
        Note(
            '{player}: workers with secret orders ({1}): {0}', readings=(Reading('flag'), Reading('number'), Reading('flag')),
            skip='same',
        ),
        Note('{player}: Execute the strategy'),
        Note('{player}: Play free cards and use effects'),
        Note('{player} chooses {0}', readings=(Reading('card'),)),
        Note('{player}: Play a free card'),
        Note('{player} chooses {0}', readings=(Reading('row', of='regions'),)),
        Note('Put a subsidy token into {0}', readings=(Reading('row', of='regions'),)),
        Note('subsidy tokens in the supply: −{0}', readings=(Reading('number'),), skip='zero'),
        Note(
            '{1} gains {0} {0|subsidy token|subsidy tokens}', readings=(Reading('number'), Reading('row', of='regions')),
            skip='zero',
        ),
        Note('{player} pays ${0}', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('number'),)),
        Note('{player}: Draw {0} {0|card|cards}, each from any deck', readings=(Reading('number'),)),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Deck'),)),
        Note('{player}: Draw a card from any deck'),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Draw a card from any deck is not possible, skipped'),
        Note('{player}: Lose {0} {0|worker|workers}', readings=(Reading('number'),)),
        Note('{player}: Lose a worker'),
        Note(
            '{player} gains {0} {0|worker that leaves after this round|workers that leave after this round}',
            readings=(Reading('number'),), skip='zero',
        ),
        Note('{player}: Cancel worker X'),
        Note('{player} loses {0} {0|worker|workers}', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('row', of='board'),)),
        Note('{player}: Move X to a board action'),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player} pays {0} {0|card point|card points}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take the Player 1 token and keep it at the end of this round'),
        Note('Player 1 token is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('Player 1 token stays: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} gains ${0}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Reputation', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Power', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a subsidy token from {0}', readings=(Reading('row', of='regions'),)),
        Note(
            '{1} loses {0} {0|subsidy token|subsidy tokens}', readings=(Reading('number'), Reading('row', of='regions')),
            skip='zero',
        ),
        Note('{player} gains {0} {0|subsidy token|subsidy tokens}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a subsidy token from a region is not possible, skipped'),
        Note('{player}: {0} added to Presence', readings=(Reading('row', of='regions'),)),
        Note('{player} loses {0} Power', readings=(Reading('number'),), skip='zero'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note(
            'chosen region is now {0}', readings=(Reading('row', of='regions', none=True), Reading('row', of='regions', none=True)),
            skip='same',
        ),
        Note(
            '{1}: chosen region is now {0}',
            readings=(Reading('row', of='regions', none=True), Reading('card'), Reading('row', of='regions', none=True)),
            skip='same',
        ),
        Note('{player}: Discard a card from your hand'),
        Note('{player}: Discard a card'),
        Note('{0} to discard pile', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Discard a card from your hand is not possible, skipped'),
        Note('for {player}: until used, Stock Buyback price changes'),
        Note('for {player}: until used, Stock Buyback Reputation price changes'),
        Note('for {player}: until used, Train New Model price changes'),
        Note('{player} loses {0} Reputation', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|worker|workers}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Place it on any action at once, to act this round'),
        Note('{player} gains {0} Compute', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Model Version', readings=(Reading('number'),), skip='zero'),
        Note('for {player}: this round, Power from a new model changes'),
        Note('{player}: {0} to hand', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to hand', readings=(Reading('number'),), skip='zero'),
        Note('{player} loses {0} Compute', readings=(Reading('number'),), skip='zero'),
        Note('for {player}: until the end of the next round, worker cost changes'),
        Note('{player}: {0} removed from Presence', readings=(Reading('row', of='regions'),)),
        Note('{player} loses ${0}', readings=(Reading('number'),), skip='zero'),
        Note('{player} loses {0} {0|subsidy token|subsidy tokens}', readings=(Reading('number'),), skip='zero'),
        Note('{player} looks at the hand of {0}', readings=(Reading('player'),)),
        Note('{player}: {0} to active effects', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Cancel your highest-numbered unexecuted worker for this round'),
        Note('{player}: Play a card'),
        Note(
            '{player}: {0} to effects active from the next round on', readings=(Reading('list', item=Reading('card')),),
            skip='zero',
        ),
        Note('number of the worker that acts is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Buy Chips'),
        Note('{player}: File a Patent'),
        Note('{player}: Recruit Tech Worker'),
        Note('{player}: Train New Model'),
        Note('{player}: Government Handout'),
        Note('{player} pays {0} Reputation', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Stock Buyback'),
        Note('{player} gains {0} Net Worth', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Marketing'),
        Note('{player}: Scale Presence'),
        Note('{player}: Play Card'),
        Note('{player} gains {0} {0|card point|card points}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Play a card with workers'),
        Note('{player}: Restructure'),
        Note('{player}: Hostile Audit'),
        Note('{player}: Fire and Rehire'),
        Note('{player}: {0} is not possible, skipped', readings=(Reading('row', of='board'),)),
        Note('{player}: card points are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('Roll for a subsidy token'),
        Note('rolled: {0}', readings=(Reading('number'),)),
        Note('{0} to deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to deck', readings=(Reading('number'),), skip='zero'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Draw'),
        Note("{player}'s turn"),
        Note('Plan'),
        Note('{player}: {0} to cards to discard', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to cards to discard', readings=(Reading('number'),), skip='zero'),
        Note('Reveal'),
        Note('Play cards and execute'),
        Note('Siphon'),
        Note('{player} gains {0} personal $', readings=(Reading('number'),), skip='zero'),
        Note('{player}: $ is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('Income'),
        Note('{player}: Income is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('Prepare'),
        Note('round tracker is now {0}', readings=(Reading('choice', of='Parity'), Reading('choice', of='Parity')), skip='same'),
        Note(
            '{player}: workers that leave after this round are now {0}', readings=(Reading('number'), Reading('number')),
            skip='same',
        ),
        Note('last round: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('for {player}: for this action, one card has no effect'),
        Note('{player}: Play {0}', readings=(Reading('card'),)),
    ),
    scores=('Personal funds', 'Power', 'Models', 'Subsidies'),
    whys={
        'cover_up': (),
        'reveal_board': (),
        'draw_from_any_deck': (Reason('d', 'there is no d to choose'),),
        'cancel_worker': (),
        'lose_worker': (),
        'take_subsidy': (
            Reason('region tokens', 'no subsidy token there'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
        ),
        'discard': (),
        'discard_another': (
            Reason('card', 'there is no card to choose'),
            Reason('card discard', 'what it leads to is not possible'),
        ),
        'place_new_worker': (
            Reason('worker_up workers', 'its number has already come up'),
            Reason('space', 'there is no space to choose'),
        ),
        'walk_out': (),
        'resolve_card': (
            Reason('card free_slot kind one_time', 'no free effect slot'),
            Reason('first_player me', 'the requirement does not hold'),
            Reason('hold_agenda', 'what it leads to is not possible'),
            Reason('x', 'there is no x to choose'),
            Reason('free_slot', 'the requirement does not hold'),
            Reason('target', 'there is no target to choose'),
            Reason('card_points', 'not enough card points'),
            Reason('card_points', "the price can't be paid"),
            Reason('stolen', 'there is no stolen to choose'),
            Reason('worker', 'there is no worker to choose'),
            Reason('space', 'there is no space to choose'),
            Reason('worker space move_worker', 'what it leads to is not possible'),
            Reason('found', 'there is no found to choose'),
            Reason('model_version', 'the requirement does not hold'),
            Reason('compute model_version', 'the requirement does not hold'),
            Reason('model_gate', 'the requirement does not hold'),
            Reason('chip_gate', 'the requirement does not hold'),
            Reason('worker_gate', 'the requirement does not hold'),
            Reason('reputation', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('billionaire net_worth', 'the requirement does not hold'),
            Reason('draw_from_decks', 'what it leads to is not possible'),
            Reason('subsidies', 'the requirement does not hold'),
            Reason('n', 'there is no n to choose'),
            Reason('n lose_workers', 'what it leads to is not possible'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
            Reason('presence_gate', 'the requirement does not hold'),
            Reason('subsidy_supply', 'the requirement does not hold'),
            Reason('region', 'there is no region to choose'),
            Reason('region fill_slot', 'what it leads to is not possible'),
            Reason('presence', 'the requirement does not hold'),
            Reason('corporate_funds', 'the requirement does not hold'),
            Reason('cards_effect', 'what it leads to is not possible'),
        ),
        'play_free_card': (
            Reason('card', 'there is no card to choose'),
            Reason('card free_slot kind one_time', 'no free effect slot'),
            Reason('first_player me', 'the requirement does not hold'),
            Reason('hold_agenda', 'what it leads to is not possible'),
            Reason('x', 'there is no x to choose'),
            Reason('free_slot', 'the requirement does not hold'),
            Reason('target', 'there is no target to choose'),
            Reason('card_points', 'not enough card points'),
            Reason('card_points', "the price can't be paid"),
            Reason('stolen', 'there is no stolen to choose'),
            Reason('worker', 'there is no worker to choose'),
            Reason('space', 'there is no space to choose'),
            Reason('worker space move_worker', 'what it leads to is not possible'),
            Reason('found', 'there is no found to choose'),
            Reason('model_version', 'the requirement does not hold'),
            Reason('compute model_version', 'the requirement does not hold'),
            Reason('model_gate', 'the requirement does not hold'),
            Reason('chip_gate', 'the requirement does not hold'),
            Reason('worker_gate', 'the requirement does not hold'),
            Reason('reputation', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('billionaire net_worth', 'the requirement does not hold'),
            Reason('draw_from_decks', 'what it leads to is not possible'),
            Reason('subsidies', 'the requirement does not hold'),
            Reason('n', 'there is no n to choose'),
            Reason('n lose_workers', 'what it leads to is not possible'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
            Reason('presence_gate', 'the requirement does not hold'),
            Reason('subsidy_supply', 'the requirement does not hold'),
            Reason('region', 'there is no region to choose'),
            Reason('region fill_slot', 'what it leads to is not possible'),
            Reason('presence', 'the requirement does not hold'),
            Reason('corporate_funds', 'the requirement does not hold'),
            Reason('cards_effect', 'what it leads to is not possible'),
            Reason('card resolve_card', 'what it leads to is not possible'),
        ),
        'window': (),
        'buy_chips': (
            Reason('compute', 'Compute is at its maximum'),
            Reason('chip_gate', 'Net Worth is too low'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
        ),
        'file_patent': (),
        'recruit': (
            Reason('workers', 'no worker token is left'),
            Reason('worker_gate', 'Net Worth is too low'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
        ),
        'train_model': (
            Reason('model_version', 'the last model is trained'),
            Reason('compute model_version', 'Compute must reach the new version'),
            Reason('model_gate', 'Net Worth is too low'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
        ),
        'government_handout': (
            Reason('region', 'there is no region to choose'),
            Reason('region tokens', 'no subsidy token there'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
            Reason('region take_subsidy', 'what it leads to is not possible'),
        ),
        'stock_buyback': (
            Reason('billionaire net_worth', 'already a Billionaire'),
            Reason('corporate_funds', 'not enough $'),
            Reason('reputation', 'not enough Reputation'),
            Reason('corporate_funds reputation', "the price can't be paid"),
        ),
        'marketing': (),
        'scale_presence': (
            Reason('presence', 'no presence token is left'),
            Reason('presence_gate', 'Net Worth is too low'),
            Reason('region', 'there is no region to choose'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
        ),
        'play_paid_card': (
            Reason('card', 'there is no card to choose'),
            Reason('card_points', 'not enough card points'),
            Reason('card_points', "the price can't be paid"),
            Reason('card free_slot kind one_time', 'no free effect slot'),
            Reason('first_player me', 'the requirement does not hold'),
            Reason('hold_agenda', 'what it leads to is not possible'),
            Reason('x', 'there is no x to choose'),
            Reason('free_slot', 'the requirement does not hold'),
            Reason('target', 'there is no target to choose'),
            Reason('card_points', 'not enough card points'),
            Reason('card_points', "the price can't be paid"),
            Reason('stolen', 'there is no stolen to choose'),
            Reason('worker', 'there is no worker to choose'),
            Reason('space', 'there is no space to choose'),
            Reason('worker space move_worker', 'what it leads to is not possible'),
            Reason('found', 'there is no found to choose'),
            Reason('model_version', 'the requirement does not hold'),
            Reason('compute model_version', 'the requirement does not hold'),
            Reason('model_gate', 'the requirement does not hold'),
            Reason('chip_gate', 'the requirement does not hold'),
            Reason('worker_gate', 'the requirement does not hold'),
            Reason('reputation', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('model_version p rivals', 'the requirement does not hold'),
            Reason('billionaire net_worth', 'the requirement does not hold'),
            Reason('draw_from_decks', 'what it leads to is not possible'),
            Reason('subsidies', 'the requirement does not hold'),
            Reason('n', 'there is no n to choose'),
            Reason('n lose_workers', 'what it leads to is not possible'),
            Reason('corporate_funds', 'not enough $'),
            Reason('corporate_funds', "the price can't be paid"),
            Reason('presence_gate', 'the requirement does not hold'),
            Reason('subsidy_supply', 'the requirement does not hold'),
            Reason('region', 'there is no region to choose'),
            Reason('region fill_slot', 'what it leads to is not possible'),
            Reason('presence', 'the requirement does not hold'),
            Reason('corporate_funds', 'the requirement does not hold'),
            Reason('cards_effect', 'what it leads to is not possible'),
            Reason('card resolve_card', 'what it leads to is not possible'),
        ),
        'play_card': (),
        'restructure': (Reason('card', 'there is no card to choose'), Reason('card discard', 'what it leads to is not possible')),
        'hostile_audit': (
            Reason('target', 'there is no target to choose'),
            Reason('card', 'there is no card to choose'),
            Reason('corporate_funds', 'not enough $'),
            Reason('reputation', 'not enough Reputation'),
            Reason('corporate_funds reputation', "the price can't be paid"),
            Reason('target card discard', 'what it leads to is not possible'),
        ),
        'draw_from_decks': (),
        'fire_and_rehire': (),
        'strategy': (Reason('window', 'what it leads to is not possible'),),
        'discard_one': (Reason('card', 'there is no card to choose'), Reason('card discard', 'what it leads to is not possible')),
        'fill_slot': (),
        'place_subsidy': (),
        'lose_workers': (),
        'move_worker': (),
        'hold_agenda': (),
    },
    invariants=(Invariant('a model never outruns its compute', 447), Invariant('14 subsidy tokens', 448)),
    in_force=(
        InForce('lasting_24', 'my buyback_price is 2 less', 'used'),
        InForce('lasting_25', 'my buyback_reputation is 1 less', 'used'),
        InForce('lasting_26', 'my train_price is 2 less', 'used'),
        InForce('lasting_27', 'my train_price is 3 less', 'used'),
        InForce('lasting_28', 'my training_power is count(shared_regions) instead', 'round'),
        InForce('lasting_29', 'my train_price is 4 less', 'used'),
        InForce('lasting_30', "target's card_cost is 1 more where printed_cost[card]", 'next_round', later='lasting_30_next'),
        InForce('lasting_31', "target's train_price is 2 more", 'used'),
        InForce('lasting_32', 'card cannot affect me', 'action', keeps=(Kept('card', Reading('card')),)),
    ),
    once=(
        Once('used_1', 'once per round: gain 1 power', 'round', table='cards'),
        Once('used_2', 'once per round: gain 1 reputation', 'round', table='cards'),
        Once(
            'used_8',
            'once per round pay 1 corporate_funds choose one option "Power": gain 1 power option "Reputation": gain 1 reputation',
            'round', table='cards',
        ),
        Once(
            'used_11',
            'once per round pay 1 corporate_funds roll d6 as die if die <= 2: lose 1 reputation otherwise if die >= 5 and chip_gate[1]: gain 1 compute',
            'round',
            table='cards',
        ),
        Once('used_12', 'once per round draw 1 from deck[research] to hand do discard_one', 'round', table='cards'),
        Once(
            'used_23',
            'once per round after a rival loses reputation where source != none and source.deck = sabotage: gain 1 reputation',
            'round', table='cards',
        ),
        Once(
            'used_14', 'once per round after a rival gains model_version where they in neighbours: may do buy_chips', 'round',
            table='cards',
        ),
    ),
    asks={
        3: Ask(13, 62),
        4: Ask(3, 67),
        5: Ask(14, 70),
        6: Ask(2, 72),
        7: Ask(15, 76),
        8: Ask(0, 78),
        9: Ask(16, 86),
        10: Ask(17, 90),
        11: Ask(6, 109),
        12: Ask(18, 111),
        13: Ask(19, 112),
        14: Ask(9, 115),
        15: Ask(9, 116),
        16: Ask(10, 117),
        17: Ask(3, 118),
        18: Ask(10, 119),
        19: Ask(9, 120),
        20: Ask(9, 121),
        21: Ask(9, 122),
        22: Ask(10, 123),
        23: Ask(9, 124),
        24: Ask(9, 125),
        25: Ask(2, 126),
        26: Ask(9, 128),
        27: Ask(11, 129),
        28: Ask(9, 130),
        29: Ask(2, 131),
        30: Ask(20, 132),
        31: Ask(9, 133),
        32: Ask(9, 140),
        33: Ask(9, 141),
        34: Ask(22, 148),
        35: Ask(0, 160),
        37: Ask(1, 168),
        38: Ask(23, 181),
        39: Ask(8, 184),
        41: Ask(24, 196),
        42: Ask(0, 202),
        43: Ask(25, 208),
        44: Ask(26, 221),
        45: Ask(27, 224),
        46: Ask(28, 227),
        47: Ask(0, 244),
        49: Ask(40, 54),
        51: Ask(29, 13),
        53: Ask(1, 56),
        56: Ask(2, 302),
        57: Ask(0, 311),
        59: Ask(3, 318),
        60: Ask(32, 324),
        61: Ask(1, 353),
        63: Ask(31, 360),
        64: Ask(9, 363),
        65: Ask(26, 364),
        67: Ask(0, 386),
        68: Ask(34, 408),
        69: Ask(35, 411),
        72: Ask(33, 393),
        73: Ask(3, 399),
        76: Ask(0, 406),
        79: Ask(30, 268),
        84: Ask(36, 455),
        85: Ask(0, 463),
        86: Ask(0, 469),
        87: Ask(1, 380),
        88: Ask(37, 481),
        91: Ask(38, 483),
        92: Ask(0, 484),
    },
    chances={8: 'card', 42: 'card', 76: 'card', 86: 'card'},
    card_slots=(
        'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in14_old_source_13',
        'f_body_cards_effect_rs03_old_source_22', 'f_body_cards_effect_rs08_old_source_27',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_sb03_old_source_43',
        'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb11_old_source_51',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb20_old_source_60', 'f_do_resolve_card_used',
        'f_secret_planning_candidates', 'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_use_cards_in18_old_source_64',
        'f_use_cards_rs11_old_source_65', 'f_use_cards_rs12_old_source_66', 'f_handler_14_old_source_69',
        'f_on_after_gain_model_version_waiting_2', 'f_handler_5_old_source_70', 'f_on_after_roll_campaign_die_waiting_3',
    ),
    played_slots=(
        'f_head_cards_effect_in06_this', 'f_head_cards_effect_in07_this', 'f_head_cards_effect_in09_this',
        'f_head_cards_effect_in12_this', 'f_head_cards_effect_rs04_this', 'f_head_cards_effect_rs06_this',
        'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs19_this', 'f_head_cards_effect_sb02_this',
        'f_head_cards_effect_sb03_this', 'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb05_this',
        'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb08_this',
        'f_head_cards_effect_sb09_this', 'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb11_this',
        'f_head_cards_effect_sb12_this', 'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb20_this',
        'f_head_cards_effect_sb21_this', 'f_body_cards_effect_in14_this', 'f_do_resolve_card_card_1', 'f_handler_14_this',
        'f_on_after_gain_model_version_now_2', 'f_handler_5_this', 'f_on_after_roll_campaign_die_now_3',
    ),
    mixed_slots={},
    telling_slots=('f_do_resolve_card_kept',),
    homes=(
        Home(
            (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27),
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 22),
        ),
        Home(
            (28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55),
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 21),
        ),
        Home(
            (56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83),
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 23),
        ),
    ),
    starts={
        'round': Start('one', 1),
        'active': Start('one', 0),
        'source': Start('one', -1),
        'source_by': Start('one', -1),
        'targeting': Start('one', -1),
        'targeted': Start('one', 0),
        'reactions': Start('one', 0),
        'automa': Start('seat', (0,)),
        'power': Start('seat', (3,)),
        'reputation': Start('seat', (0,)),
        'income_marker': Start('seat', (3,)),
        'corporate_funds': Start('seat', (3,)),
        'personal_funds': Start('seat', (0,)),
        'net_worth': Start('seat', (0,)),
        'model_version': Start('seat', (0,)),
        'compute': Start('seat', (1,)),
        'workers': Start('seat', (3,)),
        'leaving': Start('seat', (0,)),
        'presence': Start('seat', (0,)),
        'subsidies': Start('seat', (0,)),
        'orders': Start('seat', (-1, -1, -1, -1, -1, -1, -1, -1)),
        'face_down': Start('seat', (0, 0, 0, 0, 0, 0, 0, 0)),
        'plan': Start('seat', (-1, -1, -1, -1, -1, -1, -1, -1)),
        'card_points': Start('seat', (0,)),
        'subsidy_supply': Start('one', 14),
        'first_player': Start('one', 0),
        'token_held': Start('one', 0),
        'round_tracker': Start('one', 0),
        'ending': Start('one', 0),
        'worker_up': Start('one', 0),
        'die': Start('one', 1),
        'campaign_die': Start('one', 1),
        'region_tokens': Start('list', (0, 0, 0, 0, 0, 0)),
        'card_chosen_region': Start(
            'list',
            (
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
            ),
        ),
        'scratch': Start('one', ()),
        'lasting_24': Start('seat', ((),)),
        'lasting_25': Start('seat', ((),)),
        'lasting_26': Start('seat', ((),)),
        'lasting_27': Start('seat', ((),)),
        'lasting_28': Start('seat', ((),)),
        'lasting_29': Start('seat', ((),)),
        'lasting_30': Start('seat', ((),)),
        'lasting_30_next': Start('seat', ((),)),
        'lasting_31': Start('seat', ((),)),
        'used_1': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'used_2': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'at_game': Start('one', -1),
        'used_8': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'used_11': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'used_12': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'used_23': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'running_23': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'used_14': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'running_5': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0,
            ),
        ),
        'lasting_32': Start('seat', ((),)),
        'effect_slots': Start('one', 3),
        'hand_limit': Start('one', 5),
        'effect_delay': Start('one', 0),
        'decline': Start('one', 0),
        'middle_rep_band_from': Start('one', 3),
        'subsidy_slots': Start('one', 0),
        'model_price': Start('one', 0),
        'reveal': Start('one', 0),
        'compute_floor': Start('one', 0),
        'worker_loss': Start('one', 0),
    },
    live={
        3: Live(slots=('f_head_cards_effect_in06_this',), ret='f_head_cards_effect_in06_ret'),
        4: Live(slots=('f_head_cards_effect_in07_this',), ret='f_head_cards_effect_in07_ret'),
        5: Live(slots=('f_head_cards_effect_in09_this',), ret='f_head_cards_effect_in09_ret'),
        6: Live(slots=('f_head_cards_effect_in12_this',), ret='f_head_cards_effect_in12_ret'),
        7: Live(slots=('f_do_draw_from_any_deck_me',), ret='f_do_draw_from_any_deck_ret'),
        8: Live(slots=('f_do_draw_from_any_deck_me',), ret='f_do_draw_from_any_deck_ret'),
        9: Live(slots=('f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this'), ret='f_head_cards_effect_rs04_ret'),
        10: Live(slots=('f_head_cards_effect_rs06_this',), ret='f_head_cards_effect_rs06_ret'),
        11: Live(slots=('f_head_cards_effect_rs13_this',), ret='f_head_cards_effect_rs13_ret'),
        12: Live(slots=('f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this'), ret='f_head_cards_effect_rs19_ret'),
        13: Live(slots=('f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker'), ret='f_head_cards_effect_rs19_ret'),
        14: Live(slots=('f_head_cards_effect_sb02_this',), ret='f_head_cards_effect_sb02_ret'),
        15: Live(slots=('f_head_cards_effect_sb03_this',), ret='f_head_cards_effect_sb03_ret'),
        16: Live(slots=('f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_this'), ret='f_head_cards_effect_sb04_ret'),
        17: Live(slots=('f_head_cards_effect_sb04_target_2', 'f_head_cards_effect_sb04_this'), ret='f_head_cards_effect_sb04_ret'),
        18: Live(slots=('f_head_cards_effect_sb05_this',), ret='f_head_cards_effect_sb05_ret'),
        19: Live(slots=('f_head_cards_effect_sb06_this',), ret='f_head_cards_effect_sb06_ret'),
        20: Live(slots=('f_head_cards_effect_sb07_this',), ret='f_head_cards_effect_sb07_ret'),
        21: Live(slots=('f_head_cards_effect_sb08_this',), ret='f_head_cards_effect_sb08_ret'),
        22: Live(slots=('f_head_cards_effect_sb09_this',), ret='f_head_cards_effect_sb09_ret'),
        23: Live(slots=('f_head_cards_effect_sb10_this',), ret='f_head_cards_effect_sb10_ret'),
        24: Live(slots=('f_head_cards_effect_sb11_this',), ret='f_head_cards_effect_sb11_ret'),
        25: Live(slots=('f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this'), ret='f_head_cards_effect_sb12_ret'),
        26: Live(slots=('f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_this'), ret='f_head_cards_effect_sb13_ret'),
        27: Live(slots=('f_head_cards_effect_sb13_target_10', 'f_head_cards_effect_sb13_this'), ret='f_head_cards_effect_sb13_ret'),
        28: Live(slots=('f_head_cards_effect_sb14_this',), ret='f_head_cards_effect_sb14_ret'),
        29: Live(slots=('f_head_cards_effect_sb16_this',), ret='f_head_cards_effect_sb16_ret'),
        30: Live(slots=('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this'), ret='f_head_cards_effect_sb18_ret'),
        31: Live(
            slots=('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x'),
            ret='f_head_cards_effect_sb18_ret',
        ),
        32: Live(slots=('f_head_cards_effect_sb20_this',), ret='f_head_cards_effect_sb20_ret'),
        33: Live(slots=('f_head_cards_effect_sb21_this',), ret='f_head_cards_effect_sb21_ret'),
        34: Live(
            slots=(
                'f_body_cards_effect_in06_me', 'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5',
            ),
            ret='f_body_cards_effect_in06_ret',
        ),
        35: Live(
            slots=(
                'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in10_old_source_by_9',
            ),
            ret='f_body_cards_effect_in10_ret',
        ),
        36: Live(
            slots=(
                'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
                'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i',
                'f_body_cards_effect_in14_repeat_last', 'f_body_cards_effect_in14_this',
            ),
            ret='f_body_cards_effect_in14_ret',
        ),
        37: Live(
            slots=(
                'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
                'f_body_cards_effect_in14_old_source_by_13',
            ),
            ret='f_body_cards_effect_in14_ret',
        ),
        38: Live(
            slots=(
                'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
                'f_body_cards_effect_rs03_old_source_by_22',
            ),
            ret='f_body_cards_effect_rs03_ret',
        ),
        39: Live(
            slots=(
                'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
                'f_body_cards_effect_rs03_old_source_by_22',
            ),
            ret='f_body_cards_effect_rs03_ret',
        ),
        40: Live(
            slots=('f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27'),
            ret='f_body_cards_effect_rs08_ret',
        ),
        41: Live(
            slots=(
                'f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36',
                'f_body_cards_effect_rs17_old_source_by_36',
            ),
            ret='f_body_cards_effect_rs17_ret',
        ),
        42: Live(
            slots=(
                'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_drawing_1_last', 'f_body_cards_effect_rs17_me',
                'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
            ),
            ret='f_body_cards_effect_rs17_ret',
        ),
        43: Live(
            slots=(
                'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
                'f_body_cards_effect_sb03_old_source_by_43',
            ),
            ret='f_body_cards_effect_sb03_ret',
        ),
        44: Live(
            slots=(
                'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50',
                'f_body_cards_effect_sb10_old_source_by_50',
            ),
            ret='f_body_cards_effect_sb10_ret',
        ),
        45: Live(
            slots=(
                'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
                'f_body_cards_effect_sb11_old_source_by_51',
            ),
            ret='f_body_cards_effect_sb11_ret',
        ),
        46: Live(
            slots=(
                'f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me',
                'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52',
                'f_body_cards_effect_sb12_region_5', 'f_body_cards_effect_sb12_victim_1',
            ),
            ret='f_body_cards_effect_sb12_ret',
        ),
        47: Live(
            slots=(
                'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60',
                'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
            ),
            ret='f_body_cards_effect_sb20_ret',
        ),
        48: Live(slots=('f_do_resolve_card_card_1', 'f_do_resolve_card_me'), ret='f_do_resolve_card_ret'),
        49: Live(
            slots=(
                'f_do_resolve_card_card_1', 'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i',
                'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_used',
            ),
            ret='f_do_resolve_card_ret',
        ),
        50: Live(slots=('f_do_resolve_card_card_1', 'f_do_resolve_card_me'), ret='f_do_resolve_card_ret'),
        51: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        52: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        53: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        54: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        55: Live(ret='f_do_board_action_b_train_ret'),
        56: Live(slots=('f_do_board_action_b_handout_me',), ret='f_do_board_action_b_handout_ret'),
        57: Live(slots=('f_do_board_action_b_marketing_me',), ret='f_do_board_action_b_marketing_ret'),
        58: Live(slots=('f_do_board_action_b_marketing_me',), ret='f_do_board_action_b_marketing_ret'),
        59: Live(slots=('f_do_board_action_b_presence_me',), ret='f_do_board_action_b_presence_ret'),
        60: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        61: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        62: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        63: Live(slots=('f_do_board_action_b_restructure_me',), ret='f_do_board_action_b_restructure_ret'),
        64: Live(slots=('f_do_board_action_b_audit_me',), ret='f_do_board_action_b_audit_ret'),
        65: Live(slots=('f_do_board_action_b_audit_me',), ret='f_do_board_action_b_audit_ret'),
        66: Live(
            slots=(
                'f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_repeat_2_i',
                'f_do_board_action_b_rehire_repeat_2_last',
            ),
            ret='f_do_board_action_b_rehire_ret',
        ),
        67: Live(slots=('f_do_place_subsidy_me',), ret='f_do_place_subsidy_ret'),
        68: Live(
            slots=(
                'f_secret_planning_candidates', 'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me',
                'f_secret_planning_wanted',
            ),
            ret='f_secret_planning_ret',
        ),
        69: Live(
            slots=(
                'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last', 'f_secret_planning_me', 'f_secret_planning_number_5',
            ),
            ret='f_secret_planning_ret',
        ),
        70: Live(),
        71: Live(slots=('f_main_game_around',)),
        72: Live(slots=('f_main_game_around',)),
        73: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_game_around', 'f_main_p_3')),
        74: Live(slots=('f_main_game_around',)),
        75: Live(slots=('f_main_game_around_1',)),
        76: Live(
            slots=(
                'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_game_around_1', 'f_main_played_1',
                'f_main_seat',
            ),
        ),
        77: Live(slots=('f_main_game_around_1', 'f_main_played_1')),
        78: Live(slots=('f_main_each_11_from', 'f_main_each_11_i', 'f_main_game_around_1', 'f_main_played_1', 'f_main_seat_3')),
        79: Live(
            slots=(
                'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last', 'f_main_game_around_1',
                'f_main_played_1', 'f_main_seat_3', 'f_main_space_3',
            ),
        ),
        80: Live(
            slots=(
                'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last', 'f_main_game_around_1',
                'f_main_played_1', 'f_main_seat_3',
            ),
        ),
        81: Live(
            slots=(
                'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last', 'f_main_game_around_1',
                'f_main_played_1', 'f_main_seat_3',
            ),
        ),
        82: Live(
            slots=(
                'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last', 'f_main_game_around_1',
                'f_main_played_1', 'f_main_seat_3',
            ),
        ),
        83: Live(slots=('f_main_game_around_1', 'f_main_played_1')),
        84: Live(
            slots=('f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64'),
            ret='f_use_cards_in18_ret',
        ),
        85: Live(
            slots=('f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65'),
            ret='f_use_cards_rs11_ret',
        ),
        86: Live(
            slots=('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
            ret='f_use_cards_rs12_ret',
        ),
        87: Live(
            slots=('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
            ret='f_use_cards_rs12_ret',
        ),
        88: Live(
            slots=('f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this'),
            ret='f_handler_14_ret',
        ),
        89: Live(
            slots=(
                'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
                'f_on_after_gain_model_version_each_17_from', 'f_on_after_gain_model_version_each_17_i',
                'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
                'f_on_after_gain_model_version_seat_9', 'f_on_after_gain_model_version_waiting_2',
            ),
            ret='f_on_after_gain_model_version_ret',
        ),
        90: Live(slots=('f_handler_5_actor', 'f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_this'), ret='f_handler_5_ret'),
        91: Live(
            slots=(
                'f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
                'f_handler_5_this',
            ),
            ret='f_handler_5_ret',
        ),
        92: Live(
            slots=(
                'f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
                'f_handler_5_this',
            ),
            ret='f_handler_5_ret',
        ),
        93: Live(
            slots=('f_handler_5_ret', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this'),
            ret='f_handler_5_ret', on_stack=True,
        ),
        94: Live(
            slots=(
                'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_depth_',
                'f_on_after_roll_campaign_die_index',
            ),
            ret='f_on_after_roll_campaign_die_ret',
        ),
        95: Live(
            slots=(
                'f_on_after_roll_campaign_die_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
                'f_on_after_roll_campaign_die_depth_', 'f_on_after_roll_campaign_die_each_18_from',
                'f_on_after_roll_campaign_die_each_18_i', 'f_on_after_roll_campaign_die_index',
                'f_on_after_roll_campaign_die_now_3', 'f_on_after_roll_campaign_die_reacting_3_left',
                'f_on_after_roll_campaign_die_seat_10', 'f_on_after_roll_campaign_die_waiting_3',
            ),
            ret='f_on_after_roll_campaign_die_ret',
            on_stack=True,
        ),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'stack',
        'pending', 'strands', 'sealed', 'secret', 'round', 'active', 'source', 'source_by', 'targeting', 'targeted', 'reactions',
        'automa', 'subsidy_supply', 'first_player', 'token_held', 'round_tracker', 'ending', 'worker_up', 'die', 'campaign_die',
        'scratch', 'at_game', 'effect_slots', 'hand_limit', 'effect_delay', 'decline', 'middle_rep_band_from', 'subsidy_slots',
        'model_price', 'reveal', 'compute_floor', 'worker_loss', 'f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret',
        'f_head_cards_effect_in07_this', 'f_head_cards_effect_in07_ret', 'f_head_cards_effect_in09_this',
        'f_head_cards_effect_in09_ret', 'f_head_cards_effect_in12_this', 'f_head_cards_effect_in12_ret',
        'f_do_draw_from_any_deck_me', 'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this',
        'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_this', 'f_head_cards_effect_rs06_ret',
        'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me',
        'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret',
        'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret', 'f_head_cards_effect_sb03_this',
        'f_head_cards_effect_sb03_ret', 'f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2',
        'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb04_ret', 'f_head_cards_effect_sb05_this',
        'f_head_cards_effect_sb05_ret', 'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb06_ret',
        'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb07_ret', 'f_head_cards_effect_sb08_this',
        'f_head_cards_effect_sb08_ret', 'f_head_cards_effect_sb09_this', 'f_head_cards_effect_sb09_ret',
        'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb10_ret', 'f_head_cards_effect_sb11_this',
        'f_head_cards_effect_sb11_ret', 'f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this',
        'f_head_cards_effect_sb12_ret', 'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10',
        'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb16_ret',
        'f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x',
        'f_head_cards_effect_sb18_ret', 'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret',
        'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret', 'f_body_cards_effect_in06_me',
        'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5', 'f_body_cards_effect_in06_ret',
        'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in10_old_source_by_9',
        'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
        'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i', 'f_body_cards_effect_in14_repeat_last',
        'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret', 'f_body_cards_effect_rs03_me',
        'f_body_cards_effect_rs03_old_source_22', 'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
        'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27', 'f_body_cards_effect_rs08_ret',
        'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_drawing_1_last', 'f_body_cards_effect_rs17_me',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_ret',
        'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43', 'f_body_cards_effect_sb03_old_source_by_43',
        'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50',
        'f_body_cards_effect_sb10_old_source_by_50', 'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me',
        'f_body_cards_effect_sb11_old_source_51', 'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret',
        'f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
        'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb20_me',
        'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
        'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_1', 'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i',
        'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_used',
        'f_do_resolve_card_window_left', 'f_do_resolve_card_ret', 'f_do_window_me', 'f_do_window_offers_left', 'f_do_window_ret',
        'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret',
        'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me',
        'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_offers_1_left',
        'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
        'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me',
        'f_do_board_action_b_rehire_repeat_2_i', 'f_do_board_action_b_rehire_repeat_2_last', 'f_do_board_action_b_rehire_ret',
        'f_do_place_subsidy_me', 'f_do_place_subsidy_repeat_3_left', 'f_do_place_subsidy_ret', 'f_secret_planning_candidates',
        'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last', 'f_secret_planning_extra_1', 'f_secret_planning_left',
        'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_wanted',
        'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last',
        'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_game_around',
        'f_main_game_around_1', 'f_main_p_3', 'f_main_played_1', 'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3',
        'f_main_space_3', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64',
        'f_use_cards_in18_ret', 'f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65',
        'f_use_cards_rs11_ret', 'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66',
        'f_use_cards_rs12_ret', 'f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69',
        'f_handler_14_this', 'f_handler_14_ret', 'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
        'f_on_after_gain_model_version_each_17_from', 'f_on_after_gain_model_version_each_17_i',
        'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_reacting_2_left', 'f_on_after_gain_model_version_seat_9',
        'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor', 'f_handler_5_amount',
        'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
        'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
        'f_on_after_roll_campaign_die_depth_', 'f_on_after_roll_campaign_die_each_18_from',
        'f_on_after_roll_campaign_die_each_18_i', 'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_3',
        'f_on_after_roll_campaign_die_reacting_3_left', 'f_on_after_roll_campaign_die_seat_10',
        'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_head_cards_effect_in06_me',
        'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me', 'f_head_cards_effect_in12_me', 'f_head_cards_effect_rs06_me',
        'f_head_cards_effect_rs13_me', 'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me',
        'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb09_me',
        'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb16_me',
        'f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb21_me',
    ),
    lists=(
        'power', 'reputation', 'income_marker', 'corporate_funds', 'personal_funds', 'net_worth', 'model_version', 'compute',
        'workers', 'leaving', 'presence', 'subsidies', 'orders', 'face_down', 'plan', 'card_points', 'region_tokens',
        'card_chosen_region', 'lasting_24', 'lasting_25', 'lasting_26', 'lasting_27', 'lasting_28', 'lasting_29', 'lasting_30',
        'lasting_30_next', 'lasting_31', 'used_1', 'used_2', 'used_8', 'used_11', 'used_12', 'used_23', 'running_23', 'used_14',
        'running_5', 'lasting_32', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret', 'f_head_cards_effect_in07_this',
        'f_head_cards_effect_in07_ret', 'f_head_cards_effect_in09_this', 'f_head_cards_effect_in09_ret',
        'f_head_cards_effect_in12_this', 'f_head_cards_effect_in12_ret', 'f_do_draw_from_any_deck_me',
        'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this',
        'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_this', 'f_head_cards_effect_rs06_ret',
        'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me',
        'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret',
        'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret', 'f_head_cards_effect_sb03_this',
        'f_head_cards_effect_sb03_ret', 'f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2',
        'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb04_ret', 'f_head_cards_effect_sb05_this',
        'f_head_cards_effect_sb05_ret', 'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb06_ret',
        'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb07_ret', 'f_head_cards_effect_sb08_this',
        'f_head_cards_effect_sb08_ret', 'f_head_cards_effect_sb09_this', 'f_head_cards_effect_sb09_ret',
        'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb10_ret', 'f_head_cards_effect_sb11_this',
        'f_head_cards_effect_sb11_ret', 'f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this',
        'f_head_cards_effect_sb12_ret', 'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10',
        'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb16_ret',
        'f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x',
        'f_head_cards_effect_sb18_ret', 'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret',
        'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret', 'f_body_cards_effect_in06_me',
        'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5', 'f_body_cards_effect_in06_ret',
        'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in10_old_source_by_9',
        'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
        'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i', 'f_body_cards_effect_in14_repeat_last',
        'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret', 'f_body_cards_effect_rs03_me',
        'f_body_cards_effect_rs03_old_source_22', 'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
        'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27', 'f_body_cards_effect_rs08_ret',
        'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_drawing_1_last', 'f_body_cards_effect_rs17_me',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_ret',
        'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43', 'f_body_cards_effect_sb03_old_source_by_43',
        'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50',
        'f_body_cards_effect_sb10_old_source_by_50', 'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me',
        'f_body_cards_effect_sb11_old_source_51', 'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret',
        'f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
        'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb20_me',
        'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
        'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_1', 'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i',
        'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_used',
        'f_do_resolve_card_window_left', 'f_do_resolve_card_ret', 'f_do_window_me', 'f_do_window_offers_left', 'f_do_window_ret',
        'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret',
        'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me',
        'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_offers_1_left',
        'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
        'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me',
        'f_do_board_action_b_rehire_repeat_2_i', 'f_do_board_action_b_rehire_repeat_2_last', 'f_do_board_action_b_rehire_ret',
        'f_do_place_subsidy_me', 'f_do_place_subsidy_repeat_3_left', 'f_do_place_subsidy_ret', 'f_secret_planning_candidates',
        'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last', 'f_secret_planning_extra_1', 'f_secret_planning_left',
        'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_wanted',
        'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_2_last',
        'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_game_around',
        'f_main_game_around_1', 'f_main_p_3', 'f_main_played_1', 'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3',
        'f_main_space_3', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64',
        'f_use_cards_in18_ret', 'f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65',
        'f_use_cards_rs11_ret', 'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66',
        'f_use_cards_rs12_ret', 'f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69',
        'f_handler_14_this', 'f_handler_14_ret', 'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
        'f_on_after_gain_model_version_each_17_from', 'f_on_after_gain_model_version_each_17_i',
        'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_reacting_2_left', 'f_on_after_gain_model_version_seat_9',
        'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor', 'f_handler_5_amount',
        'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
        'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
        'f_on_after_roll_campaign_die_depth_', 'f_on_after_roll_campaign_die_each_18_from',
        'f_on_after_roll_campaign_die_each_18_i', 'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_3',
        'f_on_after_roll_campaign_die_reacting_3_left', 'f_on_after_roll_campaign_die_seat_10',
        'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_head_cards_effect_in06_me',
        'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me', 'f_head_cards_effect_in12_me', 'f_head_cards_effect_rs06_me',
        'f_head_cards_effect_rs13_me', 'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me',
        'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb09_me',
        'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb16_me',
        'f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb21_me',
    ),
)
ORIGINS = (
    Origin('', 0, 0),
    Origin('content/disruptopia/turn.rules', 3, 1),
    Origin('content/disruptopia/turn.rules', 4, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 5, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 6, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 8, 1),
    Origin('content/disruptopia/turn.rules', 9, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 10, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 8, 7),
    Origin('content/disruptopia/turn.rules', 3, 7),
    Origin('content/disruptopia/turn.rules', 25, 1),
    Origin('content/disruptopia/turn.rules', 12, 1),
    Origin('content/disruptopia/turn.rules', 13, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 26, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 10, 5),
    Origin('content/disruptopia/cards/influence.yaml', 20, 5),
    Origin('content/disruptopia/turn.rules', 158, 1),
    Origin('content/disruptopia/cards/influence.yaml', 52, 5),
    Origin('content/disruptopia/cards/influence.yaml', 64, 5),
    Origin('content/disruptopia/cards/influence.yaml', 74, 5),
    Origin('content/disruptopia/cards/influence.yaml', 82, 5),
    Origin('content/disruptopia/cards/influence.yaml', 100, 5),
    Origin('content/disruptopia/cards/influence.yaml', 108, 5),
    Origin('content/disruptopia/turn.rules', 135, 1),
    Origin('content/disruptopia/cards/influence.yaml', 140, 5),
    Origin('content/disruptopia/cards/influence.yaml', 175, 5),
    Origin('content/disruptopia/cards/influence.yaml', 183, 5),
    Origin('content/disruptopia/cards/research.yaml', 17, 5),
    Origin('content/disruptopia/cards/research.yaml', 27, 5),
    Origin('content/disruptopia/cards/research.yaml', 37, 5),
    Origin('content/disruptopia/cards/research.yaml', 48, 5),
    Origin('content/disruptopia/turn.rules', 177, 1),
    Origin('content/disruptopia/cards/research.yaml', 56, 5),
    Origin('content/disruptopia/cards/research.yaml', 72, 5),
    Origin('content/disruptopia/cards/research.yaml', 82, 5),
    Origin('content/disruptopia/cards/research.yaml', 119, 5),
    Origin('content/disruptopia/cards/research.yaml', 128, 5),
    Origin('content/disruptopia/turn.rules', 192, 1),
    Origin('content/disruptopia/cards/research.yaml', 172, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 29, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 41, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 51, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 70, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 78, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 87, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 96, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 106, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 116, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 127, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 137, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 153, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 172, 5),
    Origin('content/disruptopia/turn.rules', 195, 1),
    Origin('content/disruptopia/cards/sabotage.yaml', 184, 5),
    Origin('content/disruptopia/turn.rules', 119, 1),
    Origin('content/disruptopia/turn.rules', 115, 1),
    Origin('content/disruptopia/turn.rules', 116, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 117, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 120, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 10, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 20, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 52, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 53, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 158, 7),
    Origin('content/disruptopia/turn.rules', 159, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 160, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 64, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 65, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 74, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 74, 9),
    Origin('content/disruptopia/cards/influence.yaml', 82, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 100, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 108, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 135, 7),
    Origin('content/disruptopia/turn.rules', 136, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 136, 21, kind='rule'),
    Origin('content/disruptopia/turn.rules', 132, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 131, 1),
    Origin('content/disruptopia/turn.rules', 133, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 131, 7),
    Origin('content/disruptopia/cards/influence.yaml', 140, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 175, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 183, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 184, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 17, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 27, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 37, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 38, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 38, 9),
    Origin('content/disruptopia/cards/research.yaml', 48, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 56, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 177, 7),
    Origin('content/disruptopia/turn.rules', 178, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 178, 21, kind='rule'),
    Origin('content/disruptopia/turn.rules', 171, 1),
    Origin('content/disruptopia/turn.rules', 172, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 172, 36, kind='rule'),
    Origin('content/disruptopia/turn.rules', 173, 15, kind='rule'),
    Origin('content/disruptopia/turn.rules', 174, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 180, 1),
    Origin('content/disruptopia/turn.rules', 181, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 182, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 180, 7),
    Origin('content/disruptopia/turn.rules', 175, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 171, 7),
    Origin('content/disruptopia/cards/research.yaml', 72, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 73, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 74, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 82, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 119, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 128, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 172, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 173, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 192, 7),
    Origin('content/disruptopia/turn.rules', 193, 5, kind='rule'),
    Origin('content/disruptopia/cards/sabotage.yaml', 20, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 29, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 41, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 42, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 51, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 60, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 70, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 78, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 87, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 96, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 106, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 116, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 127, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 128, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 129, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 137, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 153, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 172, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 173, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 174, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 174, 9),
    Origin('content/disruptopia/cards/sabotage.yaml', 184, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 195, 7),
    Origin('content/disruptopia/turn.rules', 196, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 197, 5, kind='rule'),
    Origin('content/disruptopia/cards/sabotage.yaml', 192, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 206, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 29, 11, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 36, 11, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 44, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 44, 34, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 45, 16, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 54, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 55, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 153, 1),
    Origin('content/disruptopia/cards/influence.yaml', 56, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 154, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 153, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 155, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 156, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 153, 7),
    Origin('content/disruptopia/cards/influence.yaml', 66, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 75, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 83, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 84, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 91, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 92, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 93, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 93, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 109, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 126, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 127, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 126, 1),
    Origin('content/disruptopia/turn.rules', 143, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 142, 1),
    Origin('content/disruptopia/turn.rules', 144, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 127, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 126, 7),
    Origin('content/disruptopia/turn.rules', 142, 7),
    Origin('content/disruptopia/cards/influence.yaml', 141, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 176, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 185, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 9, 12, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 18, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 19, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 28, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 29, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 187, 1),
    Origin('content/disruptopia/turn.rules', 188, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 189, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 190, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 187, 7),
    Origin('content/disruptopia/cards/research.yaml', 39, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 49, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 57, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 58, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 75, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 89, 12, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 120, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 129, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 130, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 153, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 155, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 156, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 154, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 158, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 157, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 159, 25, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 159, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 174, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 21, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 30, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 31, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 32, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 33, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 34, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 43, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 52, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 61, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 61, 40, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 62, 16, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 71, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 79, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 88, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 89, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 97, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 98, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 99, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 107, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 108, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 109, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 117, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 118, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 119, 30, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 119, 42),
    Origin('content/disruptopia/cards/sabotage.yaml', 119, 13, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 120, 41, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 120, 13, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 130, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 138, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 184, 1),
    Origin('content/disruptopia/turn.rules', 185, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 185, 31, kind='rule'),
    Origin('content/disruptopia/turn.rules', 184, 7),
    Origin('content/disruptopia/cards/sabotage.yaml', 154, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 175, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 176, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 176, 15, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 185, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 193, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 194, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 194, 17, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 195, 15, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 195, 28, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 197, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 198, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 207, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 121, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 122, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 122, 30, kind='rule'),
    Origin('content/disruptopia/turn.rules', 123, 15, kind='rule'),
    Origin('content/disruptopia/turn.rules', 123, 36, kind='rule'),
    Origin('content/disruptopia/turn.rules', 124, 16, kind='rule'),
    Origin('content/disruptopia/turn.rules', 119, 7),
    Origin('content/disruptopia/turn.rules', 115, 8),
    Origin('content/disruptopia/turn.rules', 26, 19, kind='rule'),
    Origin('content/disruptopia/turn.rules', 25, 7),
    Origin('content/disruptopia/turn.rules', 14, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 15, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 16, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 17, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 18, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 19, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 19, 73, kind='rule'),
    Origin('content/disruptopia/turn.rules', 47, 1),
    Origin('content/disruptopia/turn.rules', 53, 1),
    Origin('content/disruptopia/turn.rules', 56, 1),
    Origin('content/disruptopia/turn.rules', 62, 1),
    Origin('content/disruptopia/turn.rules', 69, 1),
    Origin('content/disruptopia/turn.rules', 73, 1),
    Origin('content/disruptopia/turn.rules', 78, 1),
    Origin('content/disruptopia/turn.rules', 83, 1),
    Origin('content/disruptopia/turn.rules', 90, 1),
    Origin('content/disruptopia/turn.rules', 94, 1),
    Origin('content/disruptopia/turn.rules', 98, 1),
    Origin('content/disruptopia/turn.rules', 104, 1),
    Origin('content/disruptopia/turn.rules', 48, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 49, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 50, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 50, 9),
    Origin('content/disruptopia/turn.rules', 51, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 47, 8),
    Origin('content/disruptopia/turn.rules', 54, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 53, 8),
    Origin('content/disruptopia/turn.rules', 57, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 58, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 59, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 59, 9),
    Origin('content/disruptopia/turn.rules', 60, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 56, 8),
    Origin('content/disruptopia/turn.rules', 63, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 64, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 65, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 66, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 66, 9),
    Origin('content/disruptopia/turn.rules', 67, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 62, 8),
    Origin('content/disruptopia/turn.rules', 70, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 71, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 69, 8),
    Origin('content/disruptopia/turn.rules', 74, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 75, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 75, 9),
    Origin('content/disruptopia/turn.rules', 75, 43),
    Origin('content/disruptopia/turn.rules', 76, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 73, 8),
    Origin('content/disruptopia/turn.rules', 79, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 80, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 80, 27, kind='rule'),
    Origin('content/disruptopia/turn.rules', 81, 16, kind='rule'),
    Origin('content/disruptopia/turn.rules', 78, 8),
    Origin('content/disruptopia/turn.rules', 84, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 85, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 86, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 87, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 87, 9),
    Origin('content/disruptopia/turn.rules', 88, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 83, 8),
    Origin('content/disruptopia/turn.rules', 91, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 92, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 29, 11),
    Origin('content/disruptopia/cards/influence.yaml', 36, 11),
    Origin('content/disruptopia/cards/influence.yaml', 44, 5),
    Origin('content/disruptopia/cards/influence.yaml', 91, 5),
    Origin('content/disruptopia/cards/influence.yaml', 117, 5),
    Origin('content/disruptopia/cards/influence.yaml', 126, 5),
    Origin('content/disruptopia/cards/influence.yaml', 133, 12),
    Origin('content/disruptopia/cards/influence.yaml', 152, 5),
    Origin('content/disruptopia/cards/influence.yaml', 163, 5),
    Origin('content/disruptopia/cards/research.yaml', 9, 12),
    Origin('content/disruptopia/cards/research.yaml', 65, 12),
    Origin('content/disruptopia/cards/research.yaml', 89, 12),
    Origin('content/disruptopia/cards/research.yaml', 97, 5),
    Origin('content/disruptopia/cards/research.yaml', 109, 5),
    Origin('content/disruptopia/cards/research.yaml', 138, 5),
    Origin('content/disruptopia/cards/research.yaml', 145, 5),
    Origin('content/disruptopia/cards/research.yaml', 153, 5),
    Origin('content/disruptopia/cards/research.yaml', 165, 12),
    Origin('content/disruptopia/cards/research.yaml', 181, 5),
    Origin('content/disruptopia/cards/research.yaml', 190, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 10, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 20, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 60, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 145, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 164, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 192, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 206, 5),
    Origin('content/disruptopia/turn.rules', 110, 1),
    Origin('content/disruptopia/turn.rules', 111, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 112, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 112, 9),
    Origin('content/disruptopia/turn.rules', 113, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 110, 8),
    Origin('content/disruptopia/turn.rules', 92, 19, kind='rule'),
    Origin('content/disruptopia/turn.rules', 90, 8),
    Origin('content/disruptopia/turn.rules', 95, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 96, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 94, 8),
    Origin('content/disruptopia/turn.rules', 99, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 100, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 101, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 101, 9),
    Origin('content/disruptopia/turn.rules', 101, 41),
    Origin('content/disruptopia/turn.rules', 102, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 98, 8),
    Origin('content/disruptopia/turn.rules', 105, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 105, 28, kind='rule'),
    Origin('content/disruptopia/turn.rules', 106, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 104, 8),
    Origin('content/disruptopia/turn.rules', 20, 24, kind='rule'),
    Origin('content/disruptopia/turn.rules', 21, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 22, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 23, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 12, 7),
    Origin('content/disruptopia/turn.rules', 138, 1),
    Origin('content/disruptopia/turn.rules', 139, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 140, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 138, 7),
    Origin('content/disruptopia/turn.rules', 162, 1),
    Origin('content/disruptopia/turn.rules', 163, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 164, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 165, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 166, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 167, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 168, 17, kind='rule'),
    Origin('content/disruptopia/turn.rules', 169, 17, kind='rule'),
    Origin('content/disruptopia/turn.rules', 162, 7),
    Origin('content/disruptopia/game.rules', 125, 5),
    Origin('content/disruptopia/game.rules', 126, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 127, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 128, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 129, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 130, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 131, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 132, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 133, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 134, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 135, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 136, 5),
    Origin('content/disruptopia/game.rules', 137, 9),
    Origin('content/disruptopia/game.rules', 138, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 138, 33, kind='rule'),
    Origin('content/disruptopia/game.rules', 139, 9),
    Origin('content/disruptopia/game.rules', 140, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 141, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 142, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 143, 17, kind='rule'),
    Origin('content/disruptopia/game.rules', 144, 21, kind='rule'),
    Origin('content/disruptopia/game.rules', 145, 21, kind='rule'),
    Origin('content/disruptopia/game.rules', 146, 9),
    Origin('content/disruptopia/game.rules', 147, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 147, 39, kind='rule'),
    Origin('content/disruptopia/game.rules', 148, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 148, 35, kind='rule'),
    Origin('content/disruptopia/game.rules', 149, 9),
    Origin('content/disruptopia/game.rules', 150, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 151, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 152, 9),
    Origin('content/disruptopia/game.rules', 153, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 154, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 155, 9),
    Origin('content/disruptopia/game.rules', 155, 9, kind='rule'),
    Origin('content/disruptopia/game.rules', 155, 20, kind='rule'),
    Origin('content/disruptopia/game.rules', 156, 9),
    Origin('content/disruptopia/game.rules', 157, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 158, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 159, 9),
    Origin('content/disruptopia/game.rules', 160, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 160, 28, kind='rule'),
    Origin('content/disruptopia/game.rules', 161, 24, kind='rule'),
    Origin('content/disruptopia/game.rules', 162, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 162, 43, kind='rule'),
    Origin('content/disruptopia/game.rules', 163, 24, kind='rule'),
    Origin('content/disruptopia/game.rules', 164, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 165, 13, kind='rule'),
    Origin('content/disruptopia/game.rules', 166, 17, kind='rule'),
    Origin('content/disruptopia/game.rules', 167, 17, kind='rule'),
    Origin('content/disruptopia/game.rules', 168, 17, kind='rule'),
    Origin('content/disruptopia/game.rules', 171, 5, kind='rule'),
    Origin('content/disruptopia/game.rules', 172, 5, kind='rule'),
    Origin('content/disruptopia/game.rules', 173, 5, kind='rule'),
    Origin('content/disruptopia/game.rules', 174, 5, kind='rule'),
    Origin('content/disruptopia/game.rules', 116, 1),
    Origin('content/disruptopia/game.rules', 117, 1),
    Origin('content/disruptopia/cards/influence.yaml', 12, 25, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 12, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 22, 25, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 22, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 165, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 165, 17),
    Origin('content/disruptopia/cards/influence.yaml', 166, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 167, 33, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 167, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 168, 38, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 168, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 164, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 99, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 99, 17),
    Origin('content/disruptopia/cards/research.yaml', 100, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 101, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 101, 26, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 102, 23, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 102, 53, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 98, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 111, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 112, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 110, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 165, 104, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 165, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 11, 63, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 11, 9, kind='cell'),
    Origin('content/disruptopia/turn.rules', 149, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 150, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 151, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 151, 27, kind='rule'),
    Origin('content/disruptopia/turn.rules', 148, 1, kind='rule'),
    Origin('content/disruptopia/cards/research.yaml', 146, 84, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 146, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 119, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 119, 31, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 118, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 154, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 155, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 156, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 153, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 138, 47, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 138, 23, kind='cell'),
    Origin('content/disruptopia/prices.rules', 22, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 27, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 31, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 20, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 36, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 44, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 48, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 52, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 56, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 60, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 64, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 70, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 74, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 78, 1, kind='rule'),
    Origin('content/disruptopia/game.rules', 119, 1, kind='rule'),
    Origin('content/disruptopia/game.rules', 120, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 3, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 5, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 7, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 9, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 12, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 13, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 15, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 16, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 17, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 19, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 40, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 41, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 42, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 68, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 28, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 29, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 30, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 31, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 33, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 35, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 38, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 129, 1, kind='rule'),
    Origin('content/disruptopia/tables/bands.yaml', 3, 34, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 4, 38, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 5, 34, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 6, 36, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 3, 83, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 5, 94, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 6, 91, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 7, 104, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 8, 94, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 10, 97, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 13, 87, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 8, 121, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 13, 112, kind='cell'),
)
def game_of(state, blocks, secrets):
    return Game(
        state, GAME, ORIGINS, blocks, globals(),
        scores=(score_0, score_1, score_2, score_3,), winners=winners, invariants=(always_0, always_1,),
        whys={
            'cover_up': why_cover_up,
            'reveal_board': why_reveal_board,
            'draw_from_any_deck': why_draw_from_any_deck,
            'cancel_worker': why_cancel_worker,
            'lose_worker': why_lose_worker,
            'take_subsidy': why_take_subsidy,
            'discard': why_discard,
            'discard_another': why_discard_another,
            'place_new_worker': why_place_new_worker,
            'walk_out': why_walk_out,
            'resolve_card': why_resolve_card,
            'play_free_card': why_play_free_card,
            'window': why_window,
            'buy_chips': why_buy_chips,
            'file_patent': why_file_patent,
            'recruit': why_recruit,
            'train_model': why_train_model,
            'government_handout': why_government_handout,
            'stock_buyback': why_stock_buyback,
            'marketing': why_marketing,
            'scale_presence': why_scale_presence,
            'play_paid_card': why_play_paid_card,
            'play_card': why_play_card,
            'restructure': why_restructure,
            'hostile_audit': why_hostile_audit,
            'draw_from_decks': why_draw_from_decks,
            'fire_and_rehire': why_fire_and_rehire,
            'strategy': why_strategy,
            'discard_one': why_discard_one,
            'fill_slot': why_fill_slot,
            'place_subsidy': why_place_subsidy,
            'lose_workers': why_lose_workers,
            'move_worker': why_move_worker,
            'hold_agenda': why_hold_agenda,
        },
        secrets=secrets,
        functions={
            'can_reveal_board': can_reveal_board,
            'can_cover_up': can_cover_up,
            'can_window': can_window,
            'can_strategy': can_strategy,
            'can_cards_effect_in01': can_cards_effect_in01,
            'can_cards_effect_in02': can_cards_effect_in02,
            'can_fill_slot': can_fill_slot,
            'can_cards_effect_in06': can_cards_effect_in06,
            'can_cards_effect_in07': can_cards_effect_in07,
            'can_cards_effect_in08': can_cards_effect_in08,
            'can_cards_effect_in09': can_cards_effect_in09,
            'can_cards_effect_in11': can_cards_effect_in11,
            'can_cards_effect_in12': can_cards_effect_in12,
            'can_draw_from_decks': can_draw_from_decks,
            'can_cards_effect_in16': can_cards_effect_in16,
            'can_cards_effect_in19': can_cards_effect_in19,
            'can_cards_effect_in20': can_cards_effect_in20,
            'can_cards_effect_rs02': can_cards_effect_rs02,
            'can_cards_effect_rs03': can_cards_effect_rs03,
            'can_cards_effect_rs04': can_cards_effect_rs04,
            'can_cards_effect_rs05': can_cards_effect_rs05,
            'can_lose_workers': can_lose_workers,
            'can_cards_effect_rs06': can_cards_effect_rs06,
            'can_cards_effect_rs08': can_cards_effect_rs08,
            'can_cards_effect_rs09': can_cards_effect_rs09,
            'can_cards_effect_rs13': can_cards_effect_rs13,
            'can_cards_effect_rs14': can_cards_effect_rs14,
            'can_move_worker': can_move_worker,
            'can_cards_effect_rs19': can_cards_effect_rs19,
            'can_cards_effect_sb03': can_cards_effect_sb03,
            'can_cards_effect_sb04': can_cards_effect_sb04,
            'can_cards_effect_sb05': can_cards_effect_sb05,
            'can_cards_effect_sb07': can_cards_effect_sb07,
            'can_cards_effect_sb08': can_cards_effect_sb08,
            'can_cards_effect_sb09': can_cards_effect_sb09,
            'can_cards_effect_sb10': can_cards_effect_sb10,
            'can_cards_effect_sb11': can_cards_effect_sb11,
            'can_cards_effect_sb12': can_cards_effect_sb12,
            'can_cards_effect_sb13': can_cards_effect_sb13,
            'can_cards_effect_sb14': can_cards_effect_sb14,
            'can_cards_effect_sb16': can_cards_effect_sb16,
            'can_cards_effect_sb18': can_cards_effect_sb18,
            'can_hold_agenda': can_hold_agenda,
            'can_cards_effect_sb19': can_cards_effect_sb19,
            'can_resolve_card': can_resolve_card,
            'can_play_free_card': can_play_free_card,
            'can_draw_from_any_deck': can_draw_from_any_deck,
            'can_cancel_worker': can_cancel_worker,
            'can_lose_worker': can_lose_worker,
            'can_take_subsidy': can_take_subsidy,
            'can_discard': can_discard,
            'can_discard_another': can_discard_another,
            'can_place_new_worker': can_place_new_worker,
            'can_walk_out': can_walk_out,
            'can_buy_chips': can_buy_chips,
            'can_board_action_b_chips': can_board_action_b_chips,
            'can_file_patent': can_file_patent,
            'can_recruit': can_recruit,
            'can_board_action_b_recruit': can_board_action_b_recruit,
            'can_train_model': can_train_model,
            'can_board_action_b_train': can_board_action_b_train,
            'can_government_handout': can_government_handout,
            'can_board_action_b_handout': can_board_action_b_handout,
            'can_stock_buyback': can_stock_buyback,
            'can_board_action_b_buyback': can_board_action_b_buyback,
            'can_marketing': can_marketing,
            'can_scale_presence': can_scale_presence,
            'can_board_action_b_presence': can_board_action_b_presence,
            'can_play_card': can_play_card,
            'can_restructure': can_restructure,
            'can_board_action_b_restructure': can_board_action_b_restructure,
            'can_discard_after_corporate_funds_after_reputation': can_discard_after_corporate_funds_after_reputation,
            'can_hostile_audit': can_hostile_audit,
            'can_board_action_b_audit': can_board_action_b_audit,
            'can_fire_and_rehire': can_fire_and_rehire,
            'can_cards_effect_after_card_points_in01': can_cards_effect_after_card_points_in01,
            'can_cards_effect_after_card_points_in02': can_cards_effect_after_card_points_in02,
            'can_cards_effect_after_card_points_in03': can_cards_effect_after_card_points_in03,
            'can_cards_effect_after_card_points_in04': can_cards_effect_after_card_points_in04,
            'can_cards_effect_after_card_points_in05': can_cards_effect_after_card_points_in05,
            'can_fill_slot_after_card_points': can_fill_slot_after_card_points,
            'can_cards_effect_after_card_points_in06': can_cards_effect_after_card_points_in06,
            'can_cards_effect_after_card_points_in07': can_cards_effect_after_card_points_in07,
            'can_cards_effect_after_card_points_in08': can_cards_effect_after_card_points_in08,
            'can_cards_effect_after_card_points_in09': can_cards_effect_after_card_points_in09,
            'can_cards_effect_after_card_points_in10': can_cards_effect_after_card_points_in10,
            'can_cards_effect_after_card_points_in11': can_cards_effect_after_card_points_in11,
            'can_cards_effect_after_card_points_in12': can_cards_effect_after_card_points_in12,
            'can_cards_effect_after_card_points_in13': can_cards_effect_after_card_points_in13,
            'can_draw_from_decks_after_card_points': can_draw_from_decks_after_card_points,
            'can_cards_effect_after_card_points_in14': can_cards_effect_after_card_points_in14,
            'can_cards_effect_after_card_points_in15': can_cards_effect_after_card_points_in15,
            'can_cards_effect_after_card_points_in16': can_cards_effect_after_card_points_in16,
            'can_cards_effect_after_card_points_in17': can_cards_effect_after_card_points_in17,
            'can_cards_effect_after_card_points_in18': can_cards_effect_after_card_points_in18,
            'can_cards_effect_after_card_points_in19': can_cards_effect_after_card_points_in19,
            'can_cards_effect_after_card_points_in20': can_cards_effect_after_card_points_in20,
            'can_cards_effect_after_card_points_rs01': can_cards_effect_after_card_points_rs01,
            'can_cards_effect_after_card_points_rs02': can_cards_effect_after_card_points_rs02,
            'can_cards_effect_after_card_points_rs03': can_cards_effect_after_card_points_rs03,
            'can_cards_effect_after_card_points_rs04': can_cards_effect_after_card_points_rs04,
            'can_cards_effect_after_card_points_rs05': can_cards_effect_after_card_points_rs05,
            'can_lose_workers_after_card_points': can_lose_workers_after_card_points,
            'can_cards_effect_after_card_points_rs06': can_cards_effect_after_card_points_rs06,
            'can_cards_effect_after_card_points_rs07': can_cards_effect_after_card_points_rs07,
            'can_cards_effect_after_card_points_rs08': can_cards_effect_after_card_points_rs08,
            'can_cards_effect_after_card_points_rs09': can_cards_effect_after_card_points_rs09,
            'can_cards_effect_after_card_points_rs10': can_cards_effect_after_card_points_rs10,
            'can_cards_effect_after_card_points_rs11': can_cards_effect_after_card_points_rs11,
            'can_cards_effect_after_card_points_rs12': can_cards_effect_after_card_points_rs12,
            'can_cards_effect_after_card_points_rs13': can_cards_effect_after_card_points_rs13,
            'can_cards_effect_after_card_points_rs14': can_cards_effect_after_card_points_rs14,
            'can_cards_effect_after_card_points_rs15': can_cards_effect_after_card_points_rs15,
            'can_cards_effect_after_card_points_rs16': can_cards_effect_after_card_points_rs16,
            'can_cards_effect_after_card_points_rs17': can_cards_effect_after_card_points_rs17,
            'can_cards_effect_after_card_points_rs18': can_cards_effect_after_card_points_rs18,
            'can_move_worker_after_card_points': can_move_worker_after_card_points,
            'can_cards_effect_after_card_points_rs19': can_cards_effect_after_card_points_rs19,
            'can_cards_effect_after_card_points_rs20': can_cards_effect_after_card_points_rs20,
            'can_cards_effect_after_card_points_rs21': can_cards_effect_after_card_points_rs21,
            'can_cards_effect_after_card_points_sb01': can_cards_effect_after_card_points_sb01,
            'can_cards_effect_after_card_points_sb02': can_cards_effect_after_card_points_sb02,
            'can_cards_effect_after_card_points_sb03': can_cards_effect_after_card_points_sb03,
            'can_cards_effect_after_card_points_sb04': can_cards_effect_after_card_points_sb04,
            'can_cards_effect_after_card_points_sb05': can_cards_effect_after_card_points_sb05,
            'can_cards_effect_after_card_points_sb06': can_cards_effect_after_card_points_sb06,
            'can_cards_effect_after_card_points_sb07': can_cards_effect_after_card_points_sb07,
            'can_cards_effect_after_card_points_sb08': can_cards_effect_after_card_points_sb08,
            'can_cards_effect_after_card_points_sb09': can_cards_effect_after_card_points_sb09,
            'can_cards_effect_after_card_points_sb10': can_cards_effect_after_card_points_sb10,
            'can_cards_effect_after_card_points_sb11': can_cards_effect_after_card_points_sb11,
            'can_cards_effect_after_card_points_sb12': can_cards_effect_after_card_points_sb12,
            'can_cards_effect_after_card_points_sb13': can_cards_effect_after_card_points_sb13,
            'can_cards_effect_after_card_points_sb14': can_cards_effect_after_card_points_sb14,
            'can_cards_effect_after_card_points_sb15': can_cards_effect_after_card_points_sb15,
            'can_cards_effect_after_card_points_sb16': can_cards_effect_after_card_points_sb16,
            'can_cards_effect_after_card_points_sb17': can_cards_effect_after_card_points_sb17,
            'can_cards_effect_after_card_points_sb18': can_cards_effect_after_card_points_sb18,
            'can_hold_agenda_after_card_points': can_hold_agenda_after_card_points,
            'can_cards_effect_after_card_points_sb19': can_cards_effect_after_card_points_sb19,
            'can_cards_effect_after_card_points_sb20': can_cards_effect_after_card_points_sb20,
            'can_cards_effect_after_card_points_sb21': can_cards_effect_after_card_points_sb21,
            'can_resolve_card_after_card_points': can_resolve_card_after_card_points,
            'can_play_paid_card': can_play_paid_card,
            'can_discard_one': can_discard_one,
            'can_place_subsidy': can_place_subsidy,
            'score_0': score_0,
            'score_1': score_1,
            'score_2': score_2,
            'score_3': score_3,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
            'can_use_cards_in01': can_use_cards_in01,
            'can_use_cards_in02': can_use_cards_in02,
            'can_use_cards_in18': can_use_cards_in18,
            'can_use_cards_rs11': can_use_cards_rs11,
            'can_use_cards_rs12': can_use_cards_rs12,
            'no_ability': no_ability,
            'pending_handler_23': pending_handler_23,
            'pending_handler_20': pending_handler_20,
            'pending_handler_14': pending_handler_14,
            'pending_handler_5': pending_handler_5,
            'pending_handler_7': pending_handler_7,
            'pending_handler_13': pending_handler_13,
            'fee_take_subsidy_0_0': fee_take_subsidy_0_0,
            'q_lowest_compute': q_lowest_compute,
            'q_chip_price': q_chip_price,
            'q_train_price': q_train_price,
            'd_band': d_band,
            'q_recruit_price': q_recruit_price,
            'q_presence_price': q_presence_price,
            'q_buyback_price': q_buyback_price,
            'q_buyback_reputation': q_buyback_reputation,
            'q_audit_price': q_audit_price,
            'q_audit_reputation': q_audit_reputation,
            'q_card_cost': q_card_cost,
            'q_training_power': q_training_power,
            'q_training_reputation': q_training_reputation,
            'q_income': q_income,
            'd_odd_now': d_odd_now,
            'd_even_now': d_even_now,
            'd_chip_gate': d_chip_gate,
            'd_model_gate': d_model_gate,
            'd_worker_gate': d_worker_gate,
            'd_presence_gate': d_presence_gate,
            'd_neighbours': d_neighbours,
            'd_shared_regions': d_shared_regions,
            'd_shared_with': d_shared_with,
            'd_open_slots': d_open_slots,
            'd_toll': d_toll,
            'd_handout_toll': d_handout_toll,
            'd_last_recruit_price': d_last_recruit_price,
            'd_workers_remain': d_workers_remain,
            'd_can_lose_one': d_can_lose_one,
            'd_printed_cost': d_printed_cost,
            'd_unexecuted': d_unexecuted,
            'd_other_actions': d_other_actions,
            'd_is_later': d_is_later,
            'd_money_of': d_money_of,
            'd_favour_of': d_favour_of,
            'd_spoils': d_spoils,
            'd_spoils_later': d_spoils_later,
            'd_free_slot': d_free_slot,
            'shielded_plan': shielded_plan,
            'shielded_orders': shielded_orders,
            'shielded_face_down': shielded_face_down,
            'shielded_hand_below': shielded_hand_below,
            'shielded_rejects_below': shielded_rejects_below,
            'shielded_effects_below': shielded_effects_below,
            'shielded_new_effects_below': shielded_new_effects_below,
            'shielded_hand': shielded_hand,
            'shielded_leaving': shielded_leaving,
            'shielded_workers_below': shielded_workers_below,
            'shielded_corporate_funds': shielded_corporate_funds,
            'shielded_reputation': shielded_reputation,
            'shielded_power': shielded_power,
            'shielded_subsidies': shielded_subsidies,
            'shielded_presence': shielded_presence,
            'shielded_power_below': shielded_power_below,
            'shielded_reputation_below': shielded_reputation_below,
            'shielded_workers': shielded_workers,
            'shielded_compute': shielded_compute,
            'shielded_model_version': shielded_model_version,
            'shielded_compute_below': shielded_compute_below,
            'shielded_from_all': shielded_from_all,
            'shielded_presence_below': shielded_presence_below,
            'shielded_corporate_funds_below': shielded_corporate_funds_below,
            'shielded_subsidies_below': shielded_subsidies_below,
            'shielded_effects': shielded_effects,
            'shielded_new_effects': shielded_new_effects,
            'shielded_net_worth': shielded_net_worth,
            'shielded_card_points': shielded_card_points,
            'shielded_rejects': shielded_rejects,
            'shielded_personal_funds': shielded_personal_funds,
            'shielded_income_marker': shielded_income_marker,
            'amount_bands_from_hated': amount_bands_from_hated,
            'amount_bands_from_unknown': amount_bands_from_unknown,
            'amount_bands_from_liked': amount_bands_from_liked,
            'amount_bands_from_adored': amount_bands_from_adored,
            'amount_board_price_b_chips': amount_board_price_b_chips,
            'no_amount': no_amount,
            'amount_board_price_b_recruit': amount_board_price_b_recruit,
            'amount_board_price_b_train': amount_board_price_b_train,
            'amount_board_price_b_handout': amount_board_price_b_handout,
            'amount_board_price_b_buyback': amount_board_price_b_buyback,
            'amount_board_price_b_presence': amount_board_price_b_presence,
            'amount_board_price_b_audit': amount_board_price_b_audit,
            'amount_board_reputation_b_buyback': amount_board_reputation_b_buyback,
            'amount_board_reputation_b_audit': amount_board_reputation_b_audit,
        },
        playout=main_played,
    )

SECRETS = (
    Secret(
        secret_planning,
        77,
        407,
        frame=(
            'f_secret_planning_candidates', 'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last',
            'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_many_left', 'f_secret_planning_me',
            'f_secret_planning_number_5', 'f_secret_planning_wanted', 'f_secret_planning_ret',
        ),
        writes=('orders', 'face_down'),
        places=('hand', 'rejects', 'effects', 'new_effects'),
    ),
)
SECRETS_LOGGED = (
    Secret(
        secret_planning_logged,
        77,
        407,
        frame=(
            'f_secret_planning_candidates', 'f_secret_planning_each_8_i', 'f_secret_planning_each_8_last',
            'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_many_left', 'f_secret_planning_me',
            'f_secret_planning_number_5', 'f_secret_planning_wanted', 'f_secret_planning_ret',
        ),
        writes=('orders', 'face_down'),
        places=('hand', 'rejects', 'effects', 'new_effects'),
    ),
)
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (163, 62), (172, 67), (180, 76), (188, 86), (196, 90), (205, 109), (212, 111), (221, 116), (230,
    117), (253, 118), (261, 121), (269, 122), (278, 123), (293, 124), (301, 125), (309, 126), (317, 128), (325, 130),
    (332, 132), (340, 148), (348, 168), (355, 221), (371, 54), (392, 13), (408, 56), (415, 287), (430, 302), (438, 318),
    (446, 353), (457, 360), (469, 363), (481, 364), (493, 384), (501, 387), (509, 409), (517, 408), (538, 396), (546,
    399), (560, 442), (568, 0), (606, 479), (613, 0), (628, 17), (636, 18), (643, 26), (657, 33), (664, 48), (671, 276),
    (678, 17), (687, 35), (693, 39), (701, 42), (708, 43), (716, 44), (723, 45), (730, 46), (737, 48), (745, 49), (751,
    0), (767, 448), (781, 0), (789, 493), (810, 494), (839, 495), (847, 496), (868, 497), (889, 502), (896, 503), (902,
    504), (910, 505), (927, 528), (954, 0), (2127, 1), (2130, 5), (2133, 10), (2136, 11), (2139, 14), (2142, 15), (2145,
    16), (2148, 17), (2151, 18), (2154, 19), (2157, 20), (2160, 21), (2163, 22), (2166, 23), (2169, 24), (2172, 25),
    (2175, 26), (2178, 27), (2181, 28), (2184, 29), (2187, 30), (2190, 31), (2193, 32), (2196, 33), (2199, 34), (2202,
    35), (2208, 36), (2211, 37), (2214, 38), (2222, 39), (2230, 40), (2237, 41), (2240, 42), (2247, 43), (2255, 44),
    (2262, 45), (2269, 46), (2276, 47), (2279, 48), (2282, 49), (2288, 50), (2291, 51), (2294, 52), (2297, 53), (2300,
    54), (2303, 55), (2309, 77), (2316, 99), (2319, 94), (2322, 149), (2325, 167), (2328, 169), (2334, 182), (2337,
    235), (2340, 269), (2346, 270), (2349, 271), (2355, 272), (2361, 273), (2371, 274), (2377, 275), (2380, 276), (2386,
    277), (2389, 278), (2395, 167), (2398, 279), (2411, 280), (2414, 14), (2417, 15), (2420, 325), (2423, 326), (2426,
    327), (2429, 16), (2432, 17), (2435, 18), (2438, 19), (2441, 20), (2444, 328), (2447, 21), (2450, 22), (2453, 329),
    (2456, 23), (2459, 330), (2462, 331), (2465, 24), (2468, 332), (2471, 333), (2474, 25), (2477, 26), (2480, 334),
    (2483, 27), (2486, 28), (2489, 29), (2492, 30), (2495, 31), (2498, 32), (2501, 335), (2504, 33), (2507, 34), (2510,
    336), (2513, 337), (2516, 338), (2519, 35), (2522, 36), (2525, 339), (2528, 340), (2531, 341), (2534, 342), (2537,
    37), (2540, 38), (2551, 343), (2554, 344), (2557, 345), (2560, 346), (2563, 39), (2566, 40), (2574, 41), (2577,
    347), (2580, 42), (2583, 43), (2586, 44), (2589, 45), (2592, 46), (2595, 47), (2598, 48), (2601, 49), (2604, 348),
    (2607, 50), (2610, 349), (2613, 51), (2616, 52), (2619, 53), (2622, 350), (2625, 351), (2628, 54), (2631, 352),
    (2638, 379), (2641, 383), (2644, 443), (2647, 444), (2650, 445), (2653, 446), (2662, 447), (2665, 448), (2710, 492),
    (2713, 493), (2716, 494), (2719, 495), (2722, 496), (2725, 497), (2728, 498), (2731, 499), (2734, 500), (2737, 501),
    (2740, 502), (2743, 503), (2748, 504), (2751, 505), (2754, 506), (2757, 507), (2760, 508), (2763, 509), (2766, 510),
    (2769, 511), (2772, 512), (2782, 513), (2792, 514), (2800, 515), (2803, 516), (2815, 517), (2825, 518), (2828, 519),
    (2831, 520), (2834, 521), (2837, 522), (2846, 523), (2854, 524), (2857, 525), (2865, 526), (2873, 527), (2876, 528),
    (2879, 529), (2978, 530), (2981, 531), (2984, 532), (2987, 533), (2990, 534), (2996, 535), (2999, 536), (3002, 537),
    (3005, 538), (3008, 539), (3011, 540), (3014, 541), (3017, 542), (3020, 0), (3452, 8), (3453, 5), (3454, 6), (3456,
    7), (3460, 9), (3461, 1), (3462, 2), (3464, 3), (3466, 4), (3470, 59), (3477, 60), (3484, 0), (3505, 61), (3508,
    62), (3523, 66), (3526, 67), (3539, 68), (3540, 69), (3547, 70), (3563, 0), (3570, 71), (3577, 72), (3593, 0),
    (3599, 79), (3600, 77), (3603, 76), (3610, 78), (3639, 73), (3648, 0), (3655, 80), (3662, 0), (3676, 81), (3683,
    82), (3690, 0), (3697, 84), (3704, 85), (3711, 86), (3724, 88), (3731, 89), (3737, 102), (3738, 99), (3739, 100),
    (3741, 101), (3744, 104), (3745, 94), (3746, 95), (3747, 96), (3752, 97), (3753, 98), (3754, 103), (3762, 90),
    (3780, 0), (3787, 105), (3794, 108), (3801, 0), (3822, 109), (3838, 110), (3845, 0), (3873, 111), (3885, 112),
    (3900, 0), (3921, 115), (3937, 116), (3953, 117), (3965, 118), (3978, 119), (3994, 120), (4010, 121), (4026, 122),
    (4042, 123), (4058, 124), (4074, 125), (4090, 126), (4107, 127), (4111, 128), (4119, 129), (4132, 130), (4148, 0),
    (4155, 131), (4171, 0), (4178, 132), (4190, 133), (4199, 135), (4206, 136), (4215, 140), (4231, 141), (4247, 0),
    (4272, 142), (4282, 0), (4287, 143), (4297, 0), (4302, 144), (4303, 145), (4308, 146), (4317, 155), (4318, 149),
    (4354, 153), (4355, 154), (4363, 0), (4371, 64), (4375, 65), (4379, 148), (4391, 150), (4401, 0), (4407, 156),
    (4414, 0), (4419, 157), (4429, 0), (4435, 158), (4440, 159), (4450, 0), (4457, 160), (4471, 161), (4476, 162),
    (4477, 163), (4486, 160), (4489, 161), (4494, 162), (4495, 163), (4505, 0), (4521, 164), (4527, 0), (4536, 172),
    (4537, 167), (4538, 171), (4546, 0), (4557, 74), (4560, 75), (4562, 168), (4563, 166), (4564, 168), (4573, 75),
    (4576, 74), (4579, 75), (4581, 168), (4582, 166), (4583, 168), (4593, 170), (4599, 0), (4614, 174), (4621, 0),
    (4646, 175), (4656, 0), (4661, 176), (4676, 0), (4681, 177), (4687, 0), (4692, 178), (4699, 179), (4705, 0), (4712,
    180), (4717, 181), (4729, 184), (4740, 185), (4750, 0), (4756, 187), (4766, 0), (4771, 188), (4788, 0), (4794, 92),
    (4795, 93), (4796, 190), (4813, 0), (4829, 191), (4849, 0), (4864, 192), (4870, 0), (4896, 193), (4907, 0), (4912,
    194), (4918, 195), (4928, 0), (4955, 196), (4968, 198), (4990, 200), (4994, 202), (5055, 0), (5072, 114), (5079, 0),
    (5115, 205), (5122, 0), (5130, 206), (5132, 207), (5141, 208), (5153, 210), (5169, 0), (5176, 211), (5183, 0),
    (5189, 212), (5203, 0), (5209, 213), (5210, 214), (5215, 215), (5225, 0), (5231, 216), (5253, 0), (5259, 217),
    (5270, 0), (5276, 218), (5291, 219), (5305, 0), (5313, 220), (5315, 221), (5326, 222), (5332, 0), (5340, 223),
    (5341, 224), (5349, 225), (5365, 224), (5366, 225), (5380, 0), (5391, 226), (5398, 227), (5413, 229), (5419, 226),
    (5426, 227), (5436, 231), (5438, 226), (5445, 227), (5455, 231), (5464, 226), (5471, 227), (5482, 226), (5489, 227),
    (5501, 0), (5507, 233), (5521, 0), (5527, 234), (5528, 236), (5529, 237), (5535, 0), (5551, 239), (5557, 0), (5574,
    240), (5579, 241), (5580, 242), (5594, 0), (5599, 138), (5600, 139), (5606, 0), (5614, 244), (5632, 245), (5633,
    246), (5642, 247), (5643, 248), (5653, 249), (5662, 250), (5672, 0), (5678, 251), (5684, 258), (5685, 54), (5761,
    252), (5764, 253), (5765, 254), (5766, 255), (5767, 256), (5776, 257), (5788, 261), (5789, 10), (5793, 13), (5811,
    56), (5817, 13), (5831, 56), (5832, 57), (5836, 13), (5848, 286), (5849, 269), (5852, 284), (5853, 285), (5866, 0),
    (5871, 270), (5872, 287), (5893, 271), (5896, 292), (5897, 293), (5902, 272), (5906, 299), (5911, 300), (5925, 273),
    (5928, 302), (5935, 303), (5939, 274), (5943, 307), (5945, 308), (5948, 309), (5953, 275), (5956, 311), (5978, 312),
    (5979, 313), (5984, 314), (5992, 276), (5995, 318), (6005, 320), (6006, 321), (6011, 277), (6014, 323), (6020, 324),
    (6036, 353), (6046, 355), (6047, 356), (6051, 324), (6064, 278), (6067, 360), (6074, 361), (6078, 279), (6081, 363),
    (6089, 364), (6097, 366), (6098, 367), (6099, 368), (6103, 280), (6106, 370), (6107, 371), (6108, 372), (6112, 74),
    (6115, 75), (6120, 74), (6123, 75), (6126, 63), (6127, 16), (6128, 64), (6132, 65), (6138, 391), (6139, 383), (6142,
    384), (6144, 385), (6146, 386), (6160, 387), (6163, 388), (6164, 389), (6167, 385), (6173, 386), (6187, 387), (6190,
    388), (6191, 389), (6194, 385), (6196, 386), (6198, 387), (6201, 388), (6202, 389), (6206, 91), (6207, 31), (6208,
    92), (6209, 93), (6212, 113), (6213, 37), (6214, 114), (6218, 137), (6219, 52), (6220, 138), (6221, 139), (6224,
    407), (6225, 408), (6237, 409), (6246, 410), (6251, 411), (6256, 408), (6275, 409), (6284, 410), (6289, 411), (6294,
    408), (6301, 411), (6306, 412), (6308, 413), (6310, 410), (6315, 411), (6320, 413), (6322, 410), (6327, 411), (6333,
    410), (6338, 411), (6345, 0), (6348, 393), (6357, 394), (6358, 395), (6359, 396), (6363, 397), (6367, 398), (6368,
    402), (6371, 399), (6379, 0), (6386, 403), (6394, 404), (6401, 403), (6403, 399), (6406, 400), (6408, 401), (6410,
    398), (6411, 402), (6414, 399), (6422, 402), (6428, 403), (6436, 404), (6443, 403), (6445, 0), (6450, 407), (6451,
    414), (6453, 415), (6454, 416), (6455, 417), (6456, 418), (6461, 12), (6466, 268), (6469, 375), (6471, 268), (6472,
    375), (6474, 374), (6475, 375), (6480, 262), (6491, 263), (6495, 264), (6496, 265), (6497, 266), (6499, 267), (6500,
    268), (6506, 375), (6507, 374), (6509, 375), (6510, 376), (6511, 377), (6516, 419), (6522, 420), (6523, 12), (6524,
    422), (6525, 423), (6530, 424), (6532, 426), (6543, 428), (6544, 429), (6546, 430), (6551, 432), (6552, 433), (6554,
    434), (6555, 435), (6556, 436), (6558, 437), (6559, 438), (6562, 439), (6563, 440), (6568, 441), (6570, 442), (6597,
    403), (6605, 404), (6611, 405), (6615, 406), (6627, 403), (6629, 404), (6637, 405), (6641, 406), (6659, 405), (6666,
    406), (6692, 450), (6699, 449), (6708, 452), (6715, 451), (6724, 460), (6733, 454), (6734, 455), (6743, 456), (6748,
    458), (6757, 468), (6766, 462), (6767, 463), (6784, 464), (6785, 465), (6794, 466), (6795, 467), (6811, 471), (6820,
    469), (6821, 470), (6822, 380), (6831, 469), (6835, 470), (6836, 380), (6844, 469), (6851, 470), (6852, 380), (6861,
    469), (6869, 470), (6870, 380), (6880, 381), (6885, 473), (6894, 472), (6905, 0), (6920, 475), (6927, 474), (6951,
    0), (6966, 482), (6976, 481), (6999, 0), (7035, 480), (7036, 476), (7041, 477), (7046, 478), (7047, 479), (7053,
    485), (7075, 483), (7084, 484), (7127, 0), (7184, 489), (7191, 487), (7192, 488), (7197, 491), (7204, 490), (7214,
    0), (7220, 62), (7231, 67), (7240, 70), (7249, 72), (7257, 79), (7258, 76), (7261, 78), (7276, 86), (7281, 88),
    (7288, 90), (7299, 109), (7308, 111), (7311, 112), (7322, 115), (7331, 116), (7340, 117), (7343, 118), (7352, 119),
    (7361, 120), (7370, 121), (7379, 122), (7388, 123), (7397, 124), (7406, 125), (7415, 126), (7424, 128), (7427, 129),
    (7436, 130), (7445, 131), (7454, 132), (7457, 133), (7462, 135), (7469, 140), (7478, 141), (7492, 64), (7496, 65),
    (7500, 148), (7505, 150), (7516, 160), (7518, 161), (7523, 162), (7524, 163), (7538, 74), (7539, 75), (7541, 168),
    (7542, 166), (7543, 168), (7546, 170), (7556, 180), (7561, 181), (7565, 184), (7568, 185), (7579, 191), (7595, 196),
    (7601, 198), (7614, 200), (7615, 202), (7638, 206), (7640, 207), (7649, 208), (7653, 210), (7668, 220), (7670, 221),
    (7674, 222), (7685, 223), (7686, 224), (7692, 225), (7708, 226), (7710, 227), (7717, 229), (7722, 231), (7741, 244),
    (7743, 245), (7744, 246), (7753, 247), (7754, 248), (7764, 249), (7773, 250), (7782, 258), (7805, 253), (7806, 254),
    (7807, 255), (7808, 256), (7817, 257), (7829, 261), (7830, 13), (7842, 56), (7845, 57), (7847, 13), (7853, 299),
    (7858, 300), (7868, 302), (7871, 303), (7875, 311), (7878, 312), (7879, 313), (7884, 314), (7892, 318), (7897, 320),
    (7898, 321), (7903, 323), (7908, 324), (7917, 353), (7922, 355), (7923, 356), (7925, 324), (7929, 360), (7932, 361),
    (7936, 363), (7939, 364), (7942, 366), (7943, 367), (7944, 368), (7948, 370), (7949, 371), (7950, 372), (7951, 74),
    (7952, 75), (7956, 391), (7957, 384), (7958, 385), (7959, 386), (7961, 387), (7964, 388), (7967, 385), (7968, 389),
    (7971, 407), (7972, 408), (7990, 409), (7996, 410), (7998, 411), (8002, 412), (8004, 413), (8011, 393), (8016, 394),
    (8017, 395), (8018, 396), (8022, 397), (8023, 398), (8024, 399), (8029, 400), (8031, 401), (8032, 402), (8037, 403),
    (8042, 404), (8044, 405), (8045, 406), (8058, 414), (8060, 415), (8061, 416), (8062, 417), (8063, 418), (8064, 419),
    (8066, 420), (8067, 12), (8068, 262), (8069, 263), (8070, 264), (8071, 265), (8072, 266), (8074, 267), (8075, 268),
    (8080, 374), (8082, 375), (8083, 376), (8084, 377), (8086, 422), (8087, 423), (8092, 424), (8094, 426), (8096, 428),
    (8097, 429), (8099, 430), (8104, 432), (8105, 433), (8107, 434), (8108, 435), (8109, 436), (8111, 437), (8112, 438),
    (8113, 439), (8114, 440), (8119, 441), (8121, 442), (8149, 403), (8161, 460), (8167, 454), (8168, 455), (8171, 456),
    (8176, 458), (8185, 468), (8191, 462), (8192, 463), (8194, 464), (8195, 465), (8204, 466), (8205, 467), (8221, 471),
    (8227, 469), (8238, 470), (8239, 380), (8242, 381), (8247, 482), (8253, 481), (8265, 480), (8266, 476), (8271, 477),
    (8276, 478), (8277, 479), (8291, 485), (8300, 483), (8303, 484), (8328, 8), (8329, 5), (8331, 6), (8336, 7), (8343,
    9), (8344, 1), (8346, 2), (8349, 3), (8354, 4), (8359, 59), (8367, 60), (8375, 0), (8396, 61), (8401, 62), (8410,
    63), (8419, 66), (8424, 67), (8439, 68), (8441, 69), (8449, 70), (8468, 0), (8475, 71), (8483, 72), (8502, 0),
    (8508, 79), (8509, 77), (8513, 76), (8523, 78), (8558, 73), (8568, 0), (8575, 80), (8583, 0), (8597, 81), (8605,
    82), (8607, 83), (8614, 0), (8621, 84), (8629, 85), (8637, 86), (8651, 87), (8654, 88), (8662, 89), (8669, 102),
    (8670, 99), (8672, 100), (8677, 101), (8681, 104), (8682, 94), (8684, 95), (8686, 96), (8696, 97), (8698, 98),
    (8700, 103), (8712, 90), (8725, 91), (8734, 0), (8741, 105), (8743, 106), (8744, 107), (8751, 108), (8759, 0),
    (8780, 109), (8799, 110), (8807, 0), (8835, 111), (8850, 112), (8859, 113), (8868, 0), (8889, 115), (8908, 116),
    (8927, 117), (8942, 118), (8957, 119), (8976, 120), (8995, 121), (9014, 122), (9033, 123), (9052, 124), (9071, 125),
    (9090, 126), (9109, 127), (9114, 128), (9124, 129), (9139, 130), (9158, 0), (9165, 131), (9184, 0), (9191, 132),
    (9206, 133), (9216, 134), (9219, 135), (9227, 136), (9229, 137), (9238, 140), (9257, 141), (9276, 0), (9301, 142),
    (9315, 0), (9320, 143), (9334, 0), (9339, 144), (9341, 145), (9351, 146), (9364, 155), (9365, 149), (9367, 151),
    (9368, 152), (9375, 149), (9409, 153), (9415, 154), (9427, 0), (9436, 147), (9437, 64), (9445, 65), (9453, 148),
    (9468, 150), (9480, 0), (9486, 156), (9495, 0), (9500, 157), (9514, 0), (9520, 158), (9529, 159), (9543, 0), (9550,
    160), (9569, 161), (9578, 162), (9580, 163), (9594, 0), (9610, 164), (9622, 0), (9631, 172), (9632, 167), (9634,
    171), (9644, 0), (9653, 165), (9654, 74), (9659, 75), (9662, 74), (9670, 75), (9674, 166), (9675, 168), (9676, 166),
    (9677, 169), (9678, 168), (9684, 166), (9689, 168), (9692, 170), (9699, 0), (9714, 174), (9724, 0), (9749, 175),
    (9763, 0), (9768, 176), (9790, 0), (9795, 177), (9803, 0), (9808, 178), (9817, 179), (9825, 0), (9832, 180), (9841,
    181), (9854, 182), (9855, 183), (9856, 184), (9869, 185), (9882, 0), (9888, 187), (9902, 0), (9907, 188), (9926, 0),
    (9933, 189), (9934, 92), (9936, 93), (9938, 190), (9957, 0), (9973, 191), (9995, 0), (10010, 192), (10018, 0),
    (10044, 193), (10058, 0), (10063, 194), (10073, 195), (10087, 0), (10114, 196), (10128, 199), (10129, 197), (10130,
    198), (10154, 201), (10155, 200), (10161, 203), (10162, 202), (10235, 0), (10253, 204), (10254, 114), (10264, 0),
    (10300, 205), (10309, 0), (10317, 206), (10320, 207), (10331, 208), (10345, 209), (10346, 210), (10366, 0), (10373,
    211), (10382, 0), (10388, 212), (10404, 0), (10410, 213), (10412, 214), (10422, 215), (10436, 0), (10442, 216),
    (10469, 0), (10475, 217), (10490, 0), (10496, 218), (10516, 219), (10532, 0), (10540, 220), (10544, 221), (10558,
    222), (10565, 0), (10573, 223), (10575, 224), (10584, 225), (10603, 224), (10605, 225), (10622, 0), (10630, 226),
    (10641, 227), (10657, 230), (10658, 228), (10659, 229), (10666, 226), (10673, 227), (10684, 232), (10685, 231),
    (10688, 226), (10695, 227), (10706, 231), (10716, 226), (10723, 227), (10735, 226), (10742, 227), (10755, 0),
    (10762, 233), (10778, 0), (10784, 234), (10786, 235), (10787, 236), (10789, 237), (10796, 0), (10812, 239), (10824,
    0), (10841, 240), (10850, 241), (10852, 242), (10868, 0), (10874, 243), (10875, 138), (10879, 139), (10888, 0),
    (10896, 244), (10916, 245), (10918, 246), (10930, 247), (10932, 248), (10944, 249), (10955, 250), (10969, 0),
    (10975, 251), (10983, 258), (10984, 54), (10989, 58), (10992, 54), (10996, 258), (11005, 252), (11008, 54), (11020,
    252), (11043, 54), (11058, 252), (11070, 253), (11072, 254), (11075, 255), (11077, 256), (11089, 257), (11103, 261),
    (11104, 10), (11108, 13), (11129, 55), (11130, 56), (11137, 13), (11151, 56), (11154, 57), (11159, 13), (11171,
    286), (11172, 269), (11174, 281), (11175, 282), (11176, 283), (11179, 284), (11181, 285), (11196, 0), (11201, 270),
    (11203, 287), (11228, 271), (11230, 289), (11231, 290), (11232, 291), (11235, 292), (11237, 293), (11247, 272),
    (11250, 295), (11251, 296), (11252, 297), (11253, 298), (11256, 299), (11262, 300), (11278, 273), (11282, 302),
    (11291, 303), (11296, 274), (11298, 305), (11299, 306), (11303, 307), (11306, 308), (11310, 309), (11320, 275),
    (11324, 311), (11349, 312), (11351, 313), (11361, 314), (11373, 276), (11377, 316), (11378, 317), (11379, 318),
    (11389, 319), (11392, 320), (11394, 321), (11401, 277), (11405, 323), (11414, 324), (11433, 352), (11434, 353),
    (11444, 354), (11447, 355), (11449, 356), (11454, 324), (11467, 278), (11471, 360), (11480, 361), (11485, 279),
    (11489, 363), (11499, 364), (11509, 365), (11510, 366), (11512, 367), (11514, 368), (11519, 280), (11523, 370),
    (11525, 371), (11527, 372), (11529, 23), (11530, 74), (11538, 75), (11547, 74), (11551, 75), (11556, 63), (11557,
    16), (11559, 64), (11567, 65), (11577, 391), (11578, 383), (11582, 384), (11584, 385), (11588, 386), (11604, 387),
    (11608, 388), (11610, 389), (11612, 390), (11615, 385), (11621, 386), (11637, 387), (11641, 388), (11643, 389),
    (11645, 390), (11648, 385), (11650, 386), (11653, 387), (11657, 388), (11659, 389), (11661, 390), (11665, 91),
    (11666, 31), (11668, 92), (11670, 93), (11674, 113), (11675, 37), (11677, 114), (11684, 137), (11685, 52), (11687,
    138), (11691, 139), (11697, 407), (11698, 408), (11725, 409), (11734, 410), (11743, 411), (11749, 408), (11756,
    411), (11761, 412), (11766, 413), (11769, 410), (11774, 411), (11781, 413), (11784, 410), (11789, 411), (11796,
    410), (11801, 411), (11809, 0), (11812, 393), (11822, 394), (11826, 395), (11828, 396), (11834, 397), (11836, 398),
    (11841, 402), (11845, 399), (11854, 0), (11861, 403), (11868, 404), (11877, 405), (11880, 407), (11883, 403),
    (11885, 399), (11889, 400), (11893, 401), (11896, 398), (11897, 402), (11901, 399), (11910, 402), (11916, 403),
    (11923, 404), (11932, 405), (11935, 407), (11938, 403), (11940, 0), (11945, 407), (11946, 414), (11951, 415),
    (11953, 416), (11955, 417), (11957, 418), (11959, 419), (11965, 12), (11966, 262), (11971, 268), (11974, 375),
    (11977, 268), (11978, 375), (11981, 374), (11982, 375), (11988, 262), (11999, 263), (12004, 264), (12006, 265),
    (12010, 266), (12015, 267), (12017, 268), (12024, 375), (12026, 374), (12030, 375), (12032, 376), (12036, 377),
    (12044, 419), (12051, 420), (12053, 421), (12054, 11), (12055, 12), (12057, 422), (12060, 423), (12069, 424),
    (12074, 426), (12076, 427), (12087, 428), (12090, 429), (12095, 430), (12104, 431), (12106, 432), (12108, 433),
    (12113, 434), (12117, 435), (12119, 436), (12124, 437), (12128, 438), (12132, 439), (12134, 440), (12143, 441),
    (12148, 442), (12177, 403), (12184, 404), (12193, 405), (12200, 406), (12212, 407), (12215, 403), (12217, 404),
    (12224, 405), (12231, 406), (12250, 407), (12254, 405), (12262, 406), (12294, 450), (12301, 449), (12314, 452),
    (12321, 451), (12334, 460), (12343, 453), (12344, 454), (12346, 455), (12356, 457), (12357, 456), (12367, 459),
    (12368, 458), (12381, 468), (12390, 461), (12391, 462), (12393, 463), (12412, 464), (12414, 465), (12426, 466),
    (12428, 467), (12446, 471), (12455, 469), (12457, 470), (12459, 379), (12460, 380), (12466, 470), (12471, 469),
    (12475, 470), (12477, 379), (12478, 380), (12484, 470), (12488, 469), (12497, 470), (12499, 379), (12500, 380),
    (12506, 470), (12511, 469), (12521, 470), (12523, 379), (12524, 380), (12530, 470), (12535, 380), (12538, 381),
    (12544, 473), (12553, 472), (12568, 0), (12583, 475), (12590, 474), (12619, 0), (12634, 482), (12644, 481), (12668,
    0), (12704, 480), (12705, 476), (12714, 477), (12723, 478), (12725, 479), (12734, 485), (12756, 483), (12766, 484),
    (12812, 0), (12869, 489), (12876, 486), (12877, 487), (12879, 488), (12886, 491), (12893, 490), (12907, 0))
