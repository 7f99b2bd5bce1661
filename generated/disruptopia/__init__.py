"""Disruptopia: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
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
    look,
    mask_of,
    nothing,
    one,
    put_known,
    roll,
    secret_by,
    settle,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

COVER = set()
BITS_6 = tuple([tuple([i for i in range(6) if m >> i & 1]) for m in range(64)])
DICE_1_6 = faces(1, 6)
REGIONS_SLOTS = (3, 3, 2, 3, 2, 3, 3, 3, 3, 3, 1, 3)
ALL_REGIONS = (0, 1, 2, 3, 4, 5)
ALL_DECK = (0, 1, 2)
CARD_ROW = (0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 11, 11, 13, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23, 25, 26, 27, 28,
    28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 39, 39, 41, 42, 43, 44, 45, 46, 47, 48, 48, 50, 51, 52, 53, 54, 55, 56, 56,
    58, 58, 60, 61, 62, 62, 64, 64, 66, 66, 68, 69, 69, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82)
WEALTH_TERM_SHEET = (3, 4, 6)
WEALTH_BY_RANK = (0, 1, 2)
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
CARDS_WORKERS = (1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 0, 0, 1, 1, 2, 1, 1, 1, 1, 1, 0, 0, 2, 3, 0, 1, 1, 0, 0, 2, 2,
    1, 1, 1, 1, 1, 2, 2, 2, 3, 1, 2, 1, 1, 0, 1, 1, 1, 3, 1, 0, 1, 1, 2, 2, 0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 0, 1,
    1, 3, 1, 2, 2, 1, 0, 1, 1, 1, 1)
CARDS_X_COST = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
CARDS_REACTION = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
WEALTH_PATENT = (1, 2, 3)
REACTS_6 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
WEALTH_CAMPAIGN_POWER = (1, 2, 3)
WEALTH_CAMPAIGN_REPUTATION = (3, 1, 0)
REGIONS_DIE = (1, 2, 3, 4, 5, 6)
ALL_CARDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83)
REACTS_7 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 0, 0, 0)
REACTS_8 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_9 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_10 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0)
ALL_BANDS = (0, 1, 2, 3)
CHIPS_GATE = (0, 1, 1, 2, 2, 2)
CHIPS_BY_LEVEL = (0, 1, 2, 3, 4, 5)
MODELS_GATE = (0, 0, 1, 1, 2, 2, 2)
MODELS_BY_VERSION = (0, 1, 2, 3, 4, 5, 6)
WORKER_TOKENS_GATE = (0, 1, 1, 2, 2)
WORKER_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4)
PRESENCE_TOKENS_GATE = (0, 0, 1, 1, 2, 2)
PRESENCE_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4, 5)
CAN_CARDS_EFFECT_IN02_TABLE = (0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_IN09_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_SB18_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1)
CHIPS_PRICE = (2, 3, 4, 5, 6, 7)
MODELS_PRICE = (1, 1, 2, 1, 3, 2, 4, 2, 5, 3, 6, 4, 7, 4)
BANDS_TRAINING = (1, 0, -1, -2)
WORKER_TOKENS_PRICE = (2, 3, 4, 5, 6)
PRESENCE_TOKENS_PRICE = (0, 1, 3, 4, 5, 6)
WEALTH_NEXT_PRICE = (3, 5, 0)
WEALTH_NEXT_REPUTATION = (2, 4, 0)
WEALTH_SUBSIDY_VALUE = (0, 1, 2)
BANDS_INCOME = (-1, 0, 1, 2)
RANGE_1_1001 = range(1, 1001)
RANGE_84 = range(0, 84)
RANGE_1_3 = range(1, 3)
RANGE_1_10001 = range(1, 10001)
RANGE_1_501 = range(1, 501)
RANGE_1_301 = range(1, 301)

def head_cards_effect_in06_those(s, me):  # head_cards_effect_in06, content/disruptopia/cards/influence.yaml:52
    found = []
    for region_1 in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region_1 * 2 + s.subsidy_slots] - s.region_tokens[region_1] > 0:
            found.append(region_1)
    return tuple(found)

def head_cards_effect_in07_those(s, me):  # head_cards_effect_in07, content/disruptopia/cards/influence.yaml:64
    found = []
    for region_3 in ALL_REGIONS:
        if not s.presence[me] >> region_3 & 1:
            found.append(region_3)
    return tuple(found)

def do_draw_from_any_deck_those(s):  # do_draw_from_any_deck, content/disruptopia/turn.rules:121
    found = []
    for d in ALL_DECK:
        if len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            found.append(d)
    return tuple(found)

def do_draw_from_any_deck_those_(s, card_4):  # do_draw_from_any_deck, content/disruptopia/turn.rules:123
    found = []
    for card_5 in (card_4,):
        if not (s.loc[card_5] >= 1 and s.loc[card_5] < 6 and shielded_hand_below(s, s.loc[card_5] - 1) or s.loc[card_5] >= 6 and s.loc[card_5] < 11 and shielded_rejects_below(s, s.loc[card_5] - 6) or s.loc[card_5] >= 11 and s.loc[card_5] < 16 and shielded_effects_below(s, s.loc[card_5] - 11) or s.loc[card_5] >= 16 and s.loc[card_5] < 21 and shielded_new_effects_below(s, s.loc[card_5] - 16)):
            found.append(card_5)
    return tuple(found)

def head_cards_effect_rs04_those(s, me):  # head_cards_effect_rs04, content/disruptopia/cards/research.yaml:37
    found = []
    for n_9 in (1, 2):
        if d_worker_gate(s, me, n_9) and s.corporate_funds[me] >= q_recruit_price(s, me, n_9):
            found.append(n_9)
    return tuple(found)

def head_cards_effect_rs06_those(s, me):  # head_cards_effect_rs06, content/disruptopia/cards/research.yaml:55
    found = []
    for n_10 in (1, 2):
        if s.workers[me] - n_10 >= 3 and d_chip_gate(s, me, n_10):
            found.append(n_10)
    return tuple(found)

def head_cards_effect_rs13_those(s, this):  # head_cards_effect_rs13, content/disruptopia/cards/research.yaml:117
    found = []
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            found.append(found_)
    return tuple(found)

def head_cards_effect_rs19_those(s, me):  # head_cards_effect_rs19, content/disruptopia/cards/research.yaml:169
    found = []
    for worker in d_unexecuted(s, me):
        if len(d_other_actions(s, me, worker)) > 0:
            found.append(worker)
    return tuple(found)

def head_cards_effect_sb03_those(s, me):  # head_cards_effect_sb03, content/disruptopia/cards/sabotage.yaml:27
    found = []
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            found.append(target_1)
    return tuple(found)

def head_cards_effect_sb04_those(s, me):  # head_cards_effect_sb04, content/disruptopia/cards/sabotage.yaml:39
    found = []
    for target_2 in d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and s.presence[me] & s.presence[target_2] != 0:
            found.append(target_2)
    return tuple(found)

def head_cards_effect_sb07_those(s, me):  # head_cards_effect_sb07, content/disruptopia/cards/sabotage.yaml:68
    found = []
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            found.append(target_5)
    return tuple(found)

def head_cards_effect_sb08_those(s, me):  # head_cards_effect_sb08, content/disruptopia/cards/sabotage.yaml:76
    found = []
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            found.append(target_6)
    return tuple(found)

def head_cards_effect_sb09_those(s, me):  # head_cards_effect_sb09, content/disruptopia/cards/sabotage.yaml:85
    found = []
    for target_7 in d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            found.append(target_7)
    return tuple(found)

def head_cards_effect_sb10_those(s, me):  # head_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:94
    found = []
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            found.append(target_8)
    return tuple(found)

def head_cards_effect_sb11_those(s, me):  # head_cards_effect_sb11, content/disruptopia/cards/sabotage.yaml:104
    found = []
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            found.append(target_9)
    return tuple(found)

def head_cards_effect_sb12_mask(s, me, region_6):  # head_cards_effect_sb12, content/disruptopia/cards/sabotage.yaml:114
    found = 0
    for victim in RIVALS[s.n][me]:
        if s.presence[victim] >> region_6 & 1:
            found |= 1 << victim
    return found

def head_cards_effect_sb13_those(s, me):  # head_cards_effect_sb13, content/disruptopia/cards/sabotage.yaml:125
    found = []
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0:
            found.append(target_10)
    return tuple(found)

def head_cards_effect_sb14_those(s, me):  # head_cards_effect_sb14, content/disruptopia/cards/sabotage.yaml:135
    found = []
    for target_11 in RIVALS[s.n][me]:
        if len(d_unexecuted(s, target_11)) > 0:
            found.append(target_11)
    return tuple(found)

def head_cards_effect_sb18_those(s, me):  # head_cards_effect_sb18, content/disruptopia/cards/sabotage.yaml:169
    found = []
    for x in (1, 2, 3):
        if s.card_points[me] >= x:
            found.append(x)
    return tuple(found)

def body_cards_effect_in06_any(s, me):  # body_cards_effect_in06, content/disruptopia/turn.rules:150
    for other_region in BITS_6[s.presence[me]]:
        if s.region_tokens[other_region] > 0 and can_take_subsidy(s, me, other_region):
            return True
    return False

def body_cards_effect_in06_those(s, me):  # body_cards_effect_in06, content/disruptopia/turn.rules:150
    found = []
    for other_region in BITS_6[s.presence[me]]:
        if s.region_tokens[other_region] > 0 and can_take_subsidy(s, me, other_region):
            found.append(other_region)
    return tuple(found)

def do_discard_those(s, card_7):  # do_discard, content/disruptopia/turn.rules:116
    found = []
    for card_8 in (card_7,):
        if not (s.loc[card_8] >= 1 and s.loc[card_8] < 6 and shielded_hand_below(s, s.loc[card_8] - 1) or s.loc[card_8] >= 6 and s.loc[card_8] < 11 and shielded_rejects_below(s, s.loc[card_8] - 6) or s.loc[card_8] >= 11 and s.loc[card_8] < 16 and shielded_effects_below(s, s.loc[card_8] - 11) or s.loc[card_8] >= 16 and s.loc[card_8] < 21 and shielded_new_effects_below(s, s.loc[card_8] - 16)):
            found.append(card_8)
    return tuple(found)

def body_cards_effect_in14_any(s, me, this):  # body_cards_effect_in14
    for card_6 in s.piles[1 + me]:
        if card_6 != this:
            return True
    return False

def body_cards_effect_in14_those(s, me, this):  # body_cards_effect_in14
    found = []
    for card_6 in s.piles[1 + me]:
        if card_6 != this:
            found.append(card_6)
    return tuple(found)

def body_cards_effect_rs13_those(s, found):  # body_cards_effect_rs13
    found_ = []
    for card_9 in (found,):
        if not (s.loc[card_9] >= 1 and s.loc[card_9] < 6 and shielded_hand_below(s, s.loc[card_9] - 1) or s.loc[card_9] >= 6 and s.loc[card_9] < 11 and shielded_rejects_below(s, s.loc[card_9] - 6) or s.loc[card_9] >= 11 and s.loc[card_9] < 16 and shielded_effects_below(s, s.loc[card_9] - 11) or s.loc[card_9] >= 16 and s.loc[card_9] < 21 and shielded_new_effects_below(s, s.loc[card_9] - 16)):
            found_.append(card_9)
    return tuple(found_)

def body_cards_effect_rs17_those(s, card_10):  # body_cards_effect_rs17, content/disruptopia/cards/research.yaml:156
    found = []
    for card_11 in (card_10,):
        if not (s.loc[card_11] >= 1 and s.loc[card_11] < 6 and shielded_hand_below(s, s.loc[card_11] - 1) or s.loc[card_11] >= 6 and s.loc[card_11] < 11 and shielded_rejects_below(s, s.loc[card_11] - 6) or s.loc[card_11] >= 11 and s.loc[card_11] < 16 and shielded_effects_below(s, s.loc[card_11] - 11) or s.loc[card_11] >= 16 and s.loc[card_11] < 21 and shielded_new_effects_below(s, s.loc[card_11] - 16)):
            found.append(card_11)
    return tuple(found)

def body_cards_effect_sb10_count(s, target_8):  # body_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:95
    found = 0
    for card_13 in s.piles[1 + target_8]:
        if not (s.loc[card_13] >= 1 and s.loc[card_13] < 6 and shielded_hand_below(s, s.loc[card_13] - 1) or s.loc[card_13] >= 6 and s.loc[card_13] < 11 and shielded_rejects_below(s, s.loc[card_13] - 6) or s.loc[card_13] >= 11 and s.loc[card_13] < 16 and shielded_effects_below(s, s.loc[card_13] - 11) or s.loc[card_13] >= 16 and s.loc[card_13] < 21 and shielded_new_effects_below(s, s.loc[card_13] - 16)):
            found += 1
    return found

def body_cards_effect_sb10_those(s, target_8):  # body_cards_effect_sb10, content/disruptopia/cards/sabotage.yaml:95
    found = []
    for card_13 in s.piles[1 + target_8]:
        if not (s.loc[card_13] >= 1 and s.loc[card_13] < 6 and shielded_hand_below(s, s.loc[card_13] - 1) or s.loc[card_13] >= 6 and s.loc[card_13] < 11 and shielded_rejects_below(s, s.loc[card_13] - 6) or s.loc[card_13] >= 11 and s.loc[card_13] < 16 and shielded_effects_below(s, s.loc[card_13] - 11) or s.loc[card_13] >= 16 and s.loc[card_13] < 21 and shielded_new_effects_below(s, s.loc[card_13] - 16)):
            found.append(card_13)
    return tuple(found)

def body_cards_effect_sb11_those(s, card_14):  # body_cards_effect_sb11, content/disruptopia/cards/sabotage.yaml:106
    found = []
    for card_15 in (card_14,):
        if not (s.loc[card_15] >= 1 and s.loc[card_15] < 6 and shielded_hand_below(s, s.loc[card_15] - 1) or s.loc[card_15] >= 6 and s.loc[card_15] < 11 and shielded_rejects_below(s, s.loc[card_15] - 6) or s.loc[card_15] >= 11 and s.loc[card_15] < 16 and shielded_effects_below(s, s.loc[card_15] - 11) or s.loc[card_15] >= 16 and s.loc[card_15] < 21 and shielded_new_effects_below(s, s.loc[card_15] - 16)):
            found.append(card_15)
    return tuple(found)

def body_cards_effect_sb13_those(s, stolen):  # body_cards_effect_sb13
    found = []
    for card_16 in (stolen,):
        if not (s.loc[card_16] >= 1 and s.loc[card_16] < 6 and shielded_hand_below(s, s.loc[card_16] - 1) or s.loc[card_16] >= 6 and s.loc[card_16] < 11 and shielded_rejects_below(s, s.loc[card_16] - 6) or s.loc[card_16] >= 11 and s.loc[card_16] < 16 and shielded_effects_below(s, s.loc[card_16] - 11) or s.loc[card_16] >= 16 and s.loc[card_16] < 21 and shielded_new_effects_below(s, s.loc[card_16] - 16)):
            found.append(card_16)
    return tuple(found)

def do_resolve_card_those(s, seat_11, me, card_3):  # do_resolve_card, content/disruptopia/turn.rules:109
    found = []
    for card_37 in s.piles[1 + seat_11]:
        if REACTS_5[card_37] and PENDING_5[card_37](s, seat_11, me, card_3, card_37):
            found.append(card_37)
    return tuple(found)

def do_resolve_card_those_(s, waiting_4, now_4, seat_11, me, card_3):  # do_resolve_card, content/disruptopia/turn.rules:109
    found = []
    for card_37 in waiting_4:
        if card_37 != now_4 and (s.loc[card_37] == 1 + seat_11 and PENDING_5[card_37](s, seat_11, me, card_3, card_37)):
            found.append(card_37)
    return tuple(found)

def do_resolve_card_those_2(s, card_3):  # do_resolve_card, content/disruptopia/turn.rules:111
    found = []
    for card_17 in (card_3,):
        if not (s.loc[card_17] >= 1 and s.loc[card_17] < 6 and shielded_hand_below(s, s.loc[card_17] - 1) or s.loc[card_17] >= 6 and s.loc[card_17] < 11 and shielded_rejects_below(s, s.loc[card_17] - 6) or s.loc[card_17] >= 11 and s.loc[card_17] < 16 and shielded_effects_below(s, s.loc[card_17] - 11) or s.loc[card_17] >= 16 and s.loc[card_17] < 21 and shielded_new_effects_below(s, s.loc[card_17] - 16)):
            found.append(card_17)
    return tuple(found)

def do_resolve_card_those_3(s, card_3):  # do_resolve_card, content/disruptopia/turn.rules:113
    found = []
    for card_18 in (card_3,):
        if not (s.loc[card_18] >= 1 and s.loc[card_18] < 6 and shielded_hand_below(s, s.loc[card_18] - 1) or s.loc[card_18] >= 6 and s.loc[card_18] < 11 and shielded_rejects_below(s, s.loc[card_18] - 6) or s.loc[card_18] >= 11 and s.loc[card_18] < 16 and shielded_effects_below(s, s.loc[card_18] - 11) or s.loc[card_18] >= 16 and s.loc[card_18] < 21 and shielded_new_effects_below(s, s.loc[card_18] - 16)):
            found.append(card_18)
    return tuple(found)

def use_cards_rs12_those(s, card_19):  # use_cards_rs12, content/disruptopia/cards/research.yaml:109
    found = []
    for card_20 in (card_19,):
        if not (s.loc[card_20] >= 1 and s.loc[card_20] < 6 and shielded_hand_below(s, s.loc[card_20] - 1) or s.loc[card_20] >= 6 and s.loc[card_20] < 11 and shielded_rejects_below(s, s.loc[card_20] - 6) or s.loc[card_20] >= 11 and s.loc[card_20] < 16 and shielded_effects_below(s, s.loc[card_20] - 11) or s.loc[card_20] >= 16 and s.loc[card_20] < 21 and shielded_new_effects_below(s, s.loc[card_20] - 16)):
            found.append(card_20)
    return tuple(found)

def do_window_map(s, me):  # do_window, content/disruptopia/turn.rules:25
    found = []
    for card_22 in s.piles[11 + me]:
        if ABILITY_IN_EFFECTS[card_22] and CAN_USE_ABILITY[card_22](s, me, card_22):
            found.append(card_22 + 1000)
    return tuple(found)

def do_window_those(s, me):  # do_window, content/disruptopia/turn.rules:26
    found = []
    for card_2 in s.piles[1 + me]:
        if CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2] and can_resolve_card(s, me, card_2):
            found.append(card_2)
    return tuple(found)

def do_board_action_b_patent_those(s, seat_12, me):  # do_board_action_b_patent, content/disruptopia/turn.rules:44
    found = []
    for card_38 in s.piles[11 + seat_12]:
        if REACTS_6[card_38] and PENDING_6[card_38](s, seat_12, me, card_38):
            found.append(card_38)
    return tuple(found)

def do_board_action_b_patent_those_(s, waiting_5, now_5, seat_12, me):  # do_board_action_b_patent, content/disruptopia/turn.rules:44
    found = []
    for card_38 in waiting_5:
        if card_38 != now_5 and (s.loc[card_38] == 11 + seat_12 and PENDING_6[card_38](s, seat_12, me, card_38)):
            found.append(card_38)
    return tuple(found)

def do_board_action_b_handout_those(s, me):  # do_board_action_b_handout, content/disruptopia/turn.rules:59
    found = []
    for region_9 in BITS_6[s.presence[me]]:
        if s.region_tokens[region_9] > 0 and can_take_subsidy(s, me, region_9):
            found.append(region_9)
    return tuple(found)

def do_board_action_b_presence_those(s, me):  # do_board_action_b_presence, content/disruptopia/turn.rules:73
    found = []
    for region_10 in ALL_REGIONS:
        if not s.presence[me] >> region_10 & 1:
            found.append(region_10)
    return tuple(found)

def do_board_action_b_card_those(s, me):  # do_board_action_b_card, content/disruptopia/turn.rules:82
    found = []
    for card_25 in s.piles[1 + me]:
        if (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and can_resolve_card_after_card_points(s, me, card_25, q_card_cost(s, me, card_25))):
            found.append(card_25)
    return tuple(found)

def do_board_action_b_audit_any(s, target_15, me):  # do_board_action_b_audit, content/disruptopia/turn.rules:88
    for card_24 in s.piles[11 + target_15]:
        if s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_discard_after_corporate_funds_after_reputation(s, me, card_24, 5, 2):
            return True
    return False

def do_board_action_b_audit_those(s, me):  # do_board_action_b_audit, content/disruptopia/turn.rules:88
    found = []
    for target_15 in RIVALS[s.n][me]:
        if do_board_action_b_audit_any(s, target_15, me):
            found.append(target_15)
    return tuple(found)

def do_board_action_b_audit_those_(s, do_hostile_audit_target_15, me):  # do_board_action_b_audit, content/disruptopia/turn.rules:89
    found = []
    for card_24 in s.piles[11 + do_hostile_audit_target_15]:
        if s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_discard_after_corporate_funds_after_reputation(s, me, card_24, 5, 2):
            found.append(card_24)
    return tuple(found)

def do_place_subsidy_any(s):  # do_place_subsidy, content/disruptopia/turn.rules:152
    for r_3 in ALL_REGIONS:
        if REGIONS_SLOTS[r_3 * 2 + s.subsidy_slots] - s.region_tokens[r_3] > 0:
            return True
    return False

def do_place_subsidy_first(s):  # do_place_subsidy, content/disruptopia/turn.rules:156
    found = -1
    for region_11 in ALL_REGIONS:
        if REGIONS_DIE[region_11] == s.die:
            return region_11
    return found

def secret_planning_those(s, extra_1):  # secret_planning, content/disruptopia/game.rules:140
    found = []
    for card_30 in extra_1:
        if not (s.loc[card_30] >= 1 and s.loc[card_30] < 6 and shielded_hand_below(s, s.loc[card_30] - 1) or s.loc[card_30] >= 6 and s.loc[card_30] < 11 and shielded_rejects_below(s, s.loc[card_30] - 6) or s.loc[card_30] >= 11 and s.loc[card_30] < 16 and shielded_effects_below(s, s.loc[card_30] - 11) or s.loc[card_30] >= 16 and s.loc[card_30] < 21 and shielded_new_effects_below(s, s.loc[card_30] - 16)):
            found.append(card_30)
    return tuple(found)

def main_those(s, d_1):  # main, content/disruptopia/game.rules:127
    found = []
    for c in ALL_CARDS:
        if CARDS_DECK[c] == d_1:
            found.append(c)
    return tuple(found)

def main_those_(s, d_1):  # main, content/disruptopia/game.rules:127
    found = []
    for card_27 in main_those(s, d_1):
        if not (s.loc[card_27] >= 1 and s.loc[card_27] < 6 and shielded_hand_below(s, s.loc[card_27] - 1) or s.loc[card_27] >= 6 and s.loc[card_27] < 11 and shielded_rejects_below(s, s.loc[card_27] - 6) or s.loc[card_27] >= 11 and s.loc[card_27] < 16 and shielded_effects_below(s, s.loc[card_27] - 11) or s.loc[card_27] >= 16 and s.loc[card_27] < 21 and shielded_new_effects_below(s, s.loc[card_27] - 16)):
            found.append(card_27)
    return tuple(found)

def main_any(s, region_12):  # main, content/disruptopia/game.rules:130
    for q in CLOCKWISE[s.n][0]:
        if s.presence[q] >> region_12 & 1:
            return True
    return False

def main_any_(s, p_5):  # main, content/disruptopia/game.rules:130
    for region_12 in () if shielded_from_all(s, p_5) else ALL_REGIONS:
        if not main_any(s, region_12):
            return True
    return False

def main_those_2(s, p_5):  # main, content/disruptopia/game.rules:130
    found = []
    for region_12 in () if shielded_from_all(s, p_5) else ALL_REGIONS:
        if not main_any(s, region_12):
            found.append(region_12)
    return tuple(found)

def main_those_3(s, p_6):  # main, content/disruptopia/game.rules:167
    found = []
    for card_32 in s.piles[16 + p_6]:
        if not (s.loc[card_32] >= 1 and s.loc[card_32] < 6 and shielded_hand_below(s, s.loc[card_32] - 1) or s.loc[card_32] >= 6 and s.loc[card_32] < 11 and shielded_rejects_below(s, s.loc[card_32] - 6) or s.loc[card_32] >= 11 and s.loc[card_32] < 16 and shielded_effects_below(s, s.loc[card_32] - 11) or s.loc[card_32] >= 16 and s.loc[card_32] < 21 and shielded_new_effects_below(s, s.loc[card_32] - 16)):
            found.append(card_32)
    return tuple(found)

def main_those_4(s, card_28):  # main, content/disruptopia/game.rules:138
    found = []
    for card_29 in (card_28,):
        if not (s.loc[card_29] >= 1 and s.loc[card_29] < 6 and shielded_hand_below(s, s.loc[card_29] - 1) or s.loc[card_29] >= 6 and s.loc[card_29] < 11 and shielded_rejects_below(s, s.loc[card_29] - 6) or s.loc[card_29] >= 11 and s.loc[card_29] < 16 and shielded_effects_below(s, s.loc[card_29] - 11) or s.loc[card_29] >= 16 and s.loc[card_29] < 21 and shielded_new_effects_below(s, s.loc[card_29] - 16)):
            found.append(card_29)
    return tuple(found)

def on_after_lose_reputation_those(s, seat_13, actor, amount, index):  # on_after_lose_reputation
    found = []
    for card_39 in s.piles[11 + seat_13]:
        if REACTS_7[card_39] and PENDING_7[card_39](s, seat_13, actor, amount, index, card_39):
            found.append(card_39)
    return tuple(found)

def on_after_lose_reputation_those_(s, waiting_6, now_6, seat_13, actor, amount, index):  # on_after_lose_reputation
    found = []
    for card_39 in waiting_6:
        if card_39 != now_6 and (s.loc[card_39] == 11 + seat_13 and PENDING_7[card_39](s, seat_13, actor, amount, index, card_39)):
            found.append(card_39)
    return tuple(found)

def on_after_gain_compute_those(s, seat_14, actor, amount, index):  # on_after_gain_compute
    found = []
    for card_40 in s.piles[11 + seat_14]:
        if REACTS_8[card_40] and PENDING_8[card_40](s, seat_14, actor, amount, index, card_40):
            found.append(card_40)
    return tuple(found)

def on_after_gain_compute_those_(s, waiting_7, now_7, seat_14, actor, amount, index):  # on_after_gain_compute
    found = []
    for card_40 in waiting_7:
        if card_40 != now_7 and (s.loc[card_40] == 11 + seat_14 and PENDING_8[card_40](s, seat_14, actor, amount, index, card_40)):
            found.append(card_40)
    return tuple(found)

def on_after_gain_model_version_those(s, waiting_8, now_8, seat_15, actor, amount, index):  # on_after_gain_model_version
    found = []
    for card_41 in waiting_8:
        if card_41 != now_8 and (s.loc[card_41] == 11 + seat_15 and PENDING_9[card_41](s, seat_15, actor, amount, index, card_41)):
            found.append(card_41)
    return tuple(found)

def on_after_gain_model_version_those_(s, seat_15, actor, amount, index):  # on_after_gain_model_version, content/disruptopia/turn.rules:141
    found = []
    for card_41 in s.piles[11 + seat_15]:
        if REACTS_9[card_41] and PENDING_9[card_41](s, seat_15, actor, amount, index, card_41):
            found.append(card_41)
    return tuple(found)

def on_after_roll_campaign_die_those(s, seat_16, actor, amount, index):  # on_after_roll_campaign_die
    found = []
    for card_42 in s.piles[11 + seat_16]:
        if REACTS_10[card_42] and PENDING_10[card_42](s, seat_16, actor, amount, index, card_42):
            found.append(card_42)
    return tuple(found)

def on_after_roll_campaign_die_those_(s, waiting_9, now_9, seat_16, actor, amount, index):  # on_after_roll_campaign_die
    found = []
    for card_42 in waiting_9:
        if card_42 != now_9 and (s.loc[card_42] == 11 + seat_16 and PENDING_10[card_42](s, seat_16, actor, amount, index, card_42)):
            found.append(card_42)
    return tuple(found)

def d_band_those(s, me):  # d_band, content/disruptopia/prices.rules:17
    found = []
    for b in ALL_BANDS:
        if AMOUNT_BANDS_FROM[b](s, me, b) <= s.reputation[me]:
            found.append(b)
    return tuple(found)

def d_shared_regions_any(s, me, r_1):  # d_shared_regions, content/disruptopia/prices.rules:13
    for p_1 in RIVALS[s.n][me]:
        if s.presence[p_1] >> r_1 & 1:
            return True
    return False

def can_cards_effect_in06_any(s, me):  # can_cards_effect_in06, content/disruptopia/cards/influence.yaml:52
    for region_1 in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region_1 * 2 + s.subsidy_slots] - s.region_tokens[region_1] > 0:
            return True
    return False

def can_cards_effect_in07_any(s, me):  # can_cards_effect_in07, content/disruptopia/cards/influence.yaml:64
    for region_3 in ALL_REGIONS:
        if not s.presence[me] >> region_3 & 1:
            return True
    return False

def can_cards_effect_in20_any(s, me):  # can_cards_effect_in20, content/disruptopia/cards/influence.yaml:183
    for p_2 in RIVALS[s.n][me]:
        if s.model_version[p_2] < s.model_version[me]:
            return True
    return False

def can_cards_effect_in20_any_(s, me):  # can_cards_effect_in20, content/disruptopia/cards/influence.yaml:183
    for p_3 in RIVALS[s.n][me]:
        if s.model_version[p_3] > s.model_version[me]:
            return True
    return False

def can_cards_effect_rs08_any(s, me):  # can_cards_effect_rs08, content/disruptopia/cards/research.yaml:71
    for p_4 in RIVALS[s.n][me]:
        if s.model_version[p_4] > s.model_version[me]:
            return True
    return False

def can_cards_effect_sb13_any(s, me):  # can_cards_effect_sb13, content/disruptopia/cards/sabotage.yaml:125
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0:
            return True
    return False

def can_scale_presence_any(s, me):  # can_scale_presence, content/disruptopia/turn.rules:73
    for region_10 in ALL_REGIONS:
        if not s.presence[me] >> region_10 & 1:
            return True
    return False

def can_cards_effect_after_card_points_in06_any(s, me, owed_card_points):  # can_cards_effect_after_card_points_in06, content/disruptopia/cards/influence.yaml:52
    for region_1 in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region_1 * 2 + s.subsidy_slots] - s.region_tokens[region_1] > 0 and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points):
            return True
    return False

def can_cards_effect_after_card_points_rs13_any(s, this):  # can_cards_effect_after_card_points_rs13, content/disruptopia/cards/research.yaml:117
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            return True
    return False

def can_cards_effect_after_card_points_rs19_any(s, me, worker, owed_card_points):  # can_cards_effect_after_card_points_rs19, content/disruptopia/cards/research.yaml:169
    for space_1 in d_other_actions(s, me, worker):
        if s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points:
            return True
    return False

def can_cards_effect_after_card_points_sb03_any(s, me):  # can_cards_effect_after_card_points_sb03, content/disruptopia/cards/sabotage.yaml:27
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            return True
    return False

def can_cards_effect_after_card_points_sb07_any(s, me):  # can_cards_effect_after_card_points_sb07, content/disruptopia/cards/sabotage.yaml:68
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            return True
    return False

def can_cards_effect_after_card_points_sb08_any(s, me):  # can_cards_effect_after_card_points_sb08, content/disruptopia/cards/sabotage.yaml:76
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            return True
    return False

def can_cards_effect_after_card_points_sb09_any(s, me):  # can_cards_effect_after_card_points_sb09, content/disruptopia/cards/sabotage.yaml:85
    for target_7 in d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            return True
    return False

def can_cards_effect_after_card_points_sb10_any(s, me):  # can_cards_effect_after_card_points_sb10, content/disruptopia/cards/sabotage.yaml:94
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def can_cards_effect_after_card_points_sb11_any(s, me):  # can_cards_effect_after_card_points_sb11, content/disruptopia/cards/sabotage.yaml:104
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            return True
    return False

def can_cards_effect_after_card_points_sb13_any(s, me, owed_card_points):  # can_cards_effect_after_card_points_sb13, content/disruptopia/cards/sabotage.yaml:125
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0 and s.card_points[me] >= owed_card_points:
            return True
    return False

def can_cards_effect_after_card_points_sb14_any(s, me):  # can_cards_effect_after_card_points_sb14, content/disruptopia/cards/sabotage.yaml:135
    for target_11 in RIVALS[s.n][me]:
        if len(d_unexecuted(s, target_11)) > 0:
            return True
    return False

def winners_best(s):  # winners
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-total_score(s, candidate), -s.model_version[candidate], -s.power[candidate], -s.personal_funds[candidate], -s.reputation[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_1_sum(s):  # always_1, content/disruptopia/game.rules:117
    found = 0
    for r_4 in ALL_REGIONS:
        found += s.region_tokens[r_4]
    return found

def always_1_sum_(s):  # always_1, content/disruptopia/game.rules:117
    found = 0
    for p_7 in CLOCKWISE[s.n][0]:
        found += s.subsidies[p_7]
    return found

def fee_take_subsidy_0_0_sum(s, owner, its_region, receiver):  # fee_take_subsidy_0_0
    found = 0
    for card_43 in s.piles[11 + owner]:
        if CARD_ROW[card_43] == 77 and its_region == s.card_chosen_region[card_43]:
            found += 1 if owner == receiver else 0
    return found

def q_chip_price_sum(s, me):  # q_chip_price, content/disruptopia/prices.rules:24
    found = 0
    for card_44 in s.piles[11 + me]:
        if CARD_ROW[card_44] == 39:
            found += -1
    return found

def q_chip_price_count(s, owner_1, me):  # q_chip_price, content/disruptopia/prices.rules:24
    found = 0
    for card_45 in s.piles[11 + owner_1]:
        if CARD_ROW[card_45] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def q_chip_price_sum_(s, me):  # q_chip_price, content/disruptopia/prices.rules:24
    found = 0
    for owner_1 in RIVALS[s.n][me]:
        found += q_chip_price_count(s, owner_1, me)
    return found

def q_train_price_sum(s, me):  # q_train_price, content/disruptopia/prices.rules:28
    found = 0
    for card_46 in s.piles[11 + me]:
        if CARD_ROW[card_46] == 42:
            found += -1
    return found

def q_train_price_sum_(s, me):  # q_train_price, content/disruptopia/prices.rules:28
    found = 0
    for card_47 in s.piles[11 + me]:
        if CARD_ROW[card_47] == 55 and s.round_tracker == 1:
            found += -1
    return found

def q_train_price_count(s, owner_2, me):  # q_train_price, content/disruptopia/prices.rules:28
    found = 0
    for card_48 in s.piles[11 + owner_2]:
        if CARD_ROW[card_48] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def q_train_price_sum_2(s, me):  # q_train_price, content/disruptopia/prices.rules:28
    found = 0
    for owner_2 in RIVALS[s.n][me]:
        found += q_train_price_count(s, owner_2, me)
    return found

def q_recruit_price_sum(s, me):  # q_recruit_price, content/disruptopia/prices.rules:33
    found = 0
    for card_49 in s.piles[11 + me]:
        if CARD_ROW[card_49] == 52:
            found += -1
    return found

def q_recruit_price_count(s, owner_3, me):  # q_recruit_price, content/disruptopia/prices.rules:33
    found = 0
    for card_50 in s.piles[11 + owner_3]:
        if CARD_ROW[card_50] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def q_recruit_price_sum_(s, me):  # q_recruit_price, content/disruptopia/prices.rules:33
    found = 0
    for owner_3 in RIVALS[s.n][me]:
        found += q_recruit_price_count(s, owner_3, me)
    return found

def q_presence_price_sum(s, me):  # q_presence_price, content/disruptopia/prices.rules:40
    found = 0
    for card_51 in s.piles[11 + me]:
        if CARD_ROW[card_51] == 21:
            found += -1
    return found

def q_presence_price_count(s, owner_4, me):  # q_presence_price, content/disruptopia/prices.rules:40
    found = 0
    for card_52 in s.piles[11 + owner_4]:
        if CARD_ROW[card_52] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def q_presence_price_sum_(s, me):  # q_presence_price, content/disruptopia/prices.rules:40
    found = 0
    for owner_4 in RIVALS[s.n][me]:
        found += q_presence_price_count(s, owner_4, me)
    return found

def q_card_cost_count(s, me, card):  # q_card_cost, content/disruptopia/prices.rules:60
    found = 0
    for record_6 in range(len(s.lasting_30[me] + s.lasting_30_next[me])):
        if CARDS_WORKERS[card] > 0 or CARDS_X_COST[card]:
            found += 1
    return found

def q_training_power_first(s, me):  # q_training_power, content/disruptopia/prices.rules:66
    found = -1
    for record_7 in range(len(s.lasting_28[me])):
        return record_7
    return found

def q_training_reputation_count(s, me):  # q_training_reputation, content/disruptopia/prices.rules:70
    found = 0
    for card_53 in s.piles[11 + me]:
        if CARD_ROW[card_53] == 55 and s.round_tracker == 0:
            found += 1
    return found

def q_income_sum(s, me):  # q_income, content/disruptopia/prices.rules:74
    found = 0
    for card_54 in s.piles[11 + me]:
        if CARD_ROW[card_54] == 17:
            found += min(3, s.subsidies[me])
    return found

def q_income_sum_(s, me):  # q_income, content/disruptopia/prices.rules:74
    found = 0
    for card_55 in s.piles[11 + me]:
        if CARD_ROW[card_55] == 18 and s.presence[me] << 1 >> s.card_chosen_region[card_55] + 1 & 1:
            found += 2
    return found

def shielded_hand_below_any(s, seat):  # shielded_hand_below
    for card_56 in s.piles[11 + seat]:
        if CARD_ROW[card_56] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def shielded_hand_below_any_(s, seat):  # shielded_hand_below
    for record_11 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_11 * 2 + 1]:
            return True
    return False

def shielded_compute_below_any(s, seat):  # shielded_compute_below
    for card_57 in s.piles[11 + seat]:
        if CARD_ROW[card_57] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def shielded_compute_below_any_(s, seat):  # shielded_compute_below
    for record_27 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_27 * 2 + 1]:
            return True
    return False

def shielded_hand_any(s, seat):  # shielded_hand
    for card_58 in s.piles[11 + seat]:
        if CARD_ROW[card_58] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def shielded_hand_any_(s, seat):  # shielded_hand
    for record_32 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_32 * 2 + 1]:
            return True
    return False

def why_draw_from_any_deck_any(s, fixed):  # why_draw_from_any_deck
    for d in ALL_DECK:
        if allowed(fixed, 'd', d) and len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            return True
    return False

def why_discard_another_any(s, me, fixed, played):  # why_discard_another
    for card_6 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_6) and card_6 != played:
            return True
    return False

def why_place_new_worker_any(s, fixed):  # why_place_new_worker
    for space_3 in ALL_BOARD:
        if allowed(fixed, 'space', space_3):
            return True
    return False

def why_resolve_card_any(s, fixed):  # why_resolve_card
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x):
            return True
    return False

def why_resolve_card_any_(s, me, fixed):  # why_resolve_card
    for target in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target):
            return True
    return False

def why_resolve_card_any_2(s, me, fixed):  # why_resolve_card
    for target_1 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_1) and s.workers[target_1] >= 4:
            return True
    return False

def why_resolve_card_any_3(s, me, fixed):  # why_resolve_card
    for target_2 in d_neighbours(s, me):
        if allowed(fixed, 'target', target_2) and s.presence[target_2].bit_count() >= 2:
            return True
    return False

def why_resolve_card_any_4(s, me, fixed):  # why_resolve_card
    for target_3 in d_neighbours(s, me):
        if allowed(fixed, 'target', target_3):
            return True
    return False

def why_resolve_card_any_5(s, me, fixed):  # why_resolve_card
    for target_4 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_4):
            return True
    return False

def why_resolve_card_any_6(s, me, fixed):  # why_resolve_card
    for target_5 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_5) and s.corporate_funds[target_5] >= 1:
            return True
    return False

def why_resolve_card_any_7(s, me, fixed):  # why_resolve_card
    for target_6 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_6) and (s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2):
            return True
    return False

def why_resolve_card_any_8(s, me, fixed):  # why_resolve_card
    for target_7 in d_neighbours(s, me):
        if allowed(fixed, 'target', target_7) and s.subsidies[target_7] >= 1:
            return True
    return False

def why_resolve_card_any_9(s, me, fixed):  # why_resolve_card
    for target_8 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_8) and len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def why_resolve_card_any_10(s, me, fixed):  # why_resolve_card
    for target_9 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_9) and len(s.piles[1 + target_9]) > 0:
            return True
    return False

def why_resolve_card_any_11(s, me, fixed):  # why_resolve_card
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10):
            return True
    return False

def why_resolve_card_any_12(s, me, fixed):  # why_resolve_card
    for target_11 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_11) and len(d_unexecuted(s, target_11)) > 0:
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

def why_resolve_card_any_16(s, fixed, me):  # why_resolve_card
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= x):
            return True
    return False

def why_resolve_card_any_17(s, target_10, fixed):  # why_resolve_card
    for stolen in s.piles[11 + target_10]:
        if allowed(fixed, 'stolen', stolen):
            return True
    return False

def why_resolve_card_any_18(s, me, fixed):  # why_resolve_card
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10) and why_resolve_card_any_17(s, target_10, fixed):
            return True
    return False

def why_resolve_card_any_19(s, me, fixed):  # why_resolve_card
    for worker in d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker):
            return True
    return False

def why_resolve_card_any_20(s, me, worker, fixed):  # why_resolve_card
    for space_1 in d_other_actions(s, me, worker):
        if allowed(fixed, 'space', space_1):
            return True
    return False

def why_resolve_card_any_21(s, me, fixed):  # why_resolve_card
    for worker in d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker) and why_resolve_card_any_20(s, me, worker, fixed):
            return True
    return False

def why_resolve_card_any_22(s, fixed, card_3):  # why_resolve_card
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card_3]:
            return True
    return False

def why_resolve_card_any_23(s, me, fixed):  # why_resolve_card
    for n_7 in range(1, min(3, s.power[me]) + 1):
        if allowed(fixed, 'n', n_7):
            return True
    return False

def why_resolve_card_any_24(s, fixed, me):  # why_resolve_card
    for n_9 in (1, 2):
        if allowed(fixed, 'n', n_9) and d_worker_gate(s, me, n_9):
            return True
    return False

def why_resolve_card_any_25(s, fixed, me):  # why_resolve_card
    for n_10 in (1, 2):
        if allowed(fixed, 'n', n_10) and (s.workers[me] - n_10 >= 3 and d_chip_gate(s, me, n_10)):
            return True
    return False

def why_resolve_card_any_26(s, fixed, me):  # why_resolve_card
    for n_9 in (1, 2):
        if allowed(fixed, 'n', n_9) and d_worker_gate(s, me, n_9) and s.corporate_funds[me] >= q_recruit_price(s, me, n_9):
            return True
    return False

def why_resolve_card_any_27(s, me, fixed):  # why_resolve_card
    for region_1 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_1) and REGIONS_SLOTS[region_1 * 2 + s.subsidy_slots] - s.region_tokens[region_1] > 0:
            return True
    return False

def why_resolve_card_any_28(s, fixed, me):  # why_resolve_card
    for region_3 in ALL_REGIONS:
        if allowed(fixed, 'region', region_3) and not s.presence[me] >> region_3 & 1:
            return True
    return False

def why_resolve_card_any_29(s, me, fixed):  # why_resolve_card
    for region_4 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_4):
            return True
    return False

def why_resolve_card_any_30(s, me, target_2, fixed):  # why_resolve_card
    for region_5 in BITS_6[s.presence[me] & s.presence[target_2]]:
        if allowed(fixed, 'region', region_5):
            return True
    return False

def why_resolve_card_any_31(s, me, fixed):  # why_resolve_card
    for target_2 in d_neighbours(s, me):
        if allowed(fixed, 'target', target_2) and s.presence[target_2].bit_count() >= 2 and why_resolve_card_any_30(s, me, target_2, fixed):
            return True
    return False

def why_resolve_card_any_32(s, me, fixed):  # why_resolve_card
    for region_6 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_6):
            return True
    return False

def why_resolve_card_any_33(s, me, fixed):  # why_resolve_card
    for region_7 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_7):
            return True
    return False

def why_play_free_card_any(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]):
            return True
    return False

def why_play_free_card_any_(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and (CARDS_KIND[card_2] == 0 or d_free_slot(s, me)):
            return True
    return False

def why_play_free_card_any_2(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (80,)) == 0 or s.first_player != me)):
            return True
    return False

def why_play_free_card_any_3(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (79,)) == 0 or why_resolve_card_any(s, fixed))):
            return True
    return False

def why_play_free_card_any_4(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (74,)) == 0 or d_free_slot(s, me))):
            return True
    return False

def why_play_free_card_any_5(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (58, 59)) == 0 or why_resolve_card_any_(s, me, fixed)) and ((card_2 in (60,)) == 0 or why_resolve_card_any_2(s, me, fixed)) and ((card_2 in (61,)) == 0 or why_resolve_card_any_3(s, me, fixed)) and ((card_2 in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card_2 in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card_2 in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and ((card_2 in (68,)) == 0 or why_resolve_card_any_7(s, me, fixed)) and ((card_2 in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and ((card_2 in (71,)) == 0 or why_resolve_card_any_9(s, me, fixed)) and ((card_2 in (72,)) == 0 or why_resolve_card_any_10(s, me, fixed)) and ((card_2 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and ((card_2 in (75,)) == 0 or why_resolve_card_any_12(s, me, fixed)) and ((card_2 in (79,)) == 0 or why_resolve_card_any(s, fixed) and why_resolve_card_any_13(s, me, fixed)) and ((card_2 in (81,)) == 0 or why_resolve_card_any_14(s, me, fixed)) and ((card_2 in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed)))):
            return True
    return False

def why_play_free_card_any_6(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (79,)) == 0 or why_resolve_card_any_16(s, fixed, me))):
            return True
    return False

def why_play_free_card_any_7(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_18(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_8(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (53,)) == 0 or why_resolve_card_any_19(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_9(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (53,)) == 0 or why_resolve_card_any_21(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_10(s, fixed, card_2):  # why_play_free_card
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card_2]:
            return True
    return False

def why_play_free_card_any_11(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (46,)) == 0 or why_play_free_card_any_10(s, fixed, card_2))):
            return True
    return False

def why_play_free_card_any_12(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (42,)) == 0 or s.model_version[me] >= 1)):
            return True
    return False

def why_play_free_card_any_13(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card_2 in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2))):
            return True
    return False

def why_play_free_card_any_14(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_model_gate(s, me))):
            return True
    return False

def why_play_free_card_any_15(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (36, 37)) == 0 or d_chip_gate(s, me, 1))):
            return True
    return False

def why_play_free_card_any_16(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (32, 33)) == 0 or d_worker_gate(s, me, 1))):
            return True
    return False

def why_play_free_card_any_17(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (30, 31)) == 0 or s.reputation[me] >= -1)):
            return True
    return False

def why_play_free_card_any_18(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (27,)) == 0 or not can_cards_effect_in20_any(s, me)) and ((card_2 in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))))):
            return True
    return False

def why_play_free_card_any_19(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (27,)) == 0 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me))):
            return True
    return False

def why_play_free_card_any_20(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (22,)) == 0 or s.net_worth[me] < 2) and ((card_2 in (26,)) == 0 or s.net_worth[me] == 2))):
            return True
    return False

def why_play_free_card_any_21(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (20,)) == 0 or 1)):
            return True
    return False

def why_play_free_card_any_22(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (17,)) == 0 or s.subsidies[me] >= 1)):
            return True
    return False

def why_play_free_card_any_23(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (15,)) == 0 or why_resolve_card_any_23(s, me, fixed)) and ((card_2 in (34, 35)) == 0 or why_resolve_card_any_24(s, fixed, me)) and ((card_2 in (38,)) == 0 or why_resolve_card_any_25(s, fixed, me)))):
            return True
    return False

def why_play_free_card_any_24(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (38,)) == 0 or why_resolve_card_any_25(s, fixed, me))):
            return True
    return False

def why_play_free_card_any_25(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_2 in (34, 35)) == 0 or why_resolve_card_any_26(s, fixed, me)))):
            return True
    return False

def why_play_free_card_any_26(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (11, 12)) == 0 or d_presence_gate(s, me))):
            return True
    return False

def why_play_free_card_any_27(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (10,)) == 0 or s.subsidy_supply >= 1)):
            return True
    return False

def why_play_free_card_any_28(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and (((card_2 in (10,)) == 0 or s.subsidy_supply >= 1 and why_resolve_card_any_27(s, me, fixed)) and ((card_2 in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_28(s, fixed, me)) and ((card_2 in (18,)) == 0 or why_resolve_card_any_29(s, me, fixed)) and ((card_2 in (61,)) == 0 or why_resolve_card_any_31(s, me, fixed)) and ((card_2 in (73,)) == 0 or why_resolve_card_any_32(s, me, fixed)) and ((card_2 in (77,)) == 0 or why_resolve_card_any_33(s, me, fixed)))):
            return True
    return False

def why_play_free_card_any_29(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (10,)) == 0 or s.subsidy_supply >= 1 and why_resolve_card_any_27(s, me, fixed))):
            return True
    return False

def why_play_free_card_any_30(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2)):
            return True
    return False

def why_play_free_card_any_31(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and ((card_2 in (0, 1)) == 0 or s.corporate_funds[me] < 10)):
            return True
    return False

def why_play_free_card_any_32(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and ((CARDS_KIND[card_2] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card_2](s, me, card_2)):
            return True
    return False

def why_play_free_card_any_33(s, me, fixed):  # why_play_free_card
    for card_2 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_2) and (CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2]) and can_resolve_card(s, me, card_2):
            return True
    return False

def why_discard_one_any(s, me, fixed):  # why_discard_one
    for card_21 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_21):
            return True
    return False

def why_government_handout_any(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0:
            return True
    return False

def why_government_handout_any_(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and s.region_tokens[region_9] > 0:
            return True
    return False

def why_government_handout_any_2(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 0)):
            return True
    return False

def why_government_handout_any_3(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 1)):
            return True
    return False

def why_government_handout_any_4(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 2)):
            return True
    return False

def why_government_handout_any_5(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 3)):
            return True
    return False

def why_government_handout_any_6(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 4)):
            return True
    return False

def why_government_handout_any_7(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and (s.region_tokens[region_9] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_9, 0) + fee_take_subsidy_0_0(s, me, region_9, 1) + fee_take_subsidy_0_0(s, me, region_9, 2) + fee_take_subsidy_0_0(s, me, region_9, 3) + fee_take_subsidy_0_0(s, me, region_9, 4)):
            return True
    return False

def why_government_handout_any_8(s, me, fixed):  # why_government_handout
    for region_9 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_9) and s.region_tokens[region_9] > 0 and can_take_subsidy(s, me, region_9):
            return True
    return False

def why_scale_presence_any(s, fixed, me):  # why_scale_presence
    for region_10 in ALL_REGIONS:
        if allowed(fixed, 'region', region_10) and not s.presence[me] >> region_10 & 1:
            return True
    return False

def why_play_paid_card_any(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]):
            return True
    return False

def why_play_paid_card_any_(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and s.card_points[me] >= q_card_cost(s, me, card_25):
            return True
    return False

def why_play_paid_card_any_2(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and (CARDS_KIND[card_25] == 0 or d_free_slot(s, me))):
            return True
    return False

def why_play_paid_card_any_3(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (80,)) == 0 or s.first_player != me))):
            return True
    return False

def why_play_paid_card_any_4(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (80,)) == 0 or s.first_player != me and (s.card_points[me] >= q_card_cost(s, me, card_25) and s.card_points[me] >= q_card_cost(s, me, card_25))))):
            return True
    return False

def why_play_paid_card_any_5(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (79,)) == 0 or why_resolve_card_any(s, fixed)))):
            return True
    return False

def why_play_paid_card_any_6(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (74,)) == 0 or d_free_slot(s, me)))):
            return True
    return False

def why_play_paid_card_any_7(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (58, 59)) == 0 or why_resolve_card_any_(s, me, fixed)) and ((card_25 in (60,)) == 0 or why_resolve_card_any_2(s, me, fixed)) and ((card_25 in (61,)) == 0 or why_resolve_card_any_3(s, me, fixed)) and ((card_25 in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card_25 in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card_25 in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and ((card_25 in (68,)) == 0 or why_resolve_card_any_7(s, me, fixed)) and ((card_25 in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and ((card_25 in (71,)) == 0 or why_resolve_card_any_9(s, me, fixed)) and ((card_25 in (72,)) == 0 or why_resolve_card_any_10(s, me, fixed)) and ((card_25 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and ((card_25 in (75,)) == 0 or why_resolve_card_any_12(s, me, fixed)) and ((card_25 in (79,)) == 0 or why_resolve_card_any(s, fixed) and why_resolve_card_any_13(s, me, fixed)) and ((card_25 in (81,)) == 0 or why_resolve_card_any_14(s, me, fixed)) and ((card_25 in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed))))):
            return True
    return False

def why_play_paid_card_any_8(s, fixed, me, card_25):  # why_play_paid_card
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x) and (why_resolve_card_any_13(s, me, fixed) and s.card_points[me] >= q_card_cost(s, me, card_25) + x):
            return True
    return False

def why_play_paid_card_any_9(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (79,)) == 0 or why_play_paid_card_any_8(s, fixed, me, card_25)))):
            return True
    return False

def why_play_paid_card_any_10(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_18(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_11(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (53,)) == 0 or why_resolve_card_any_19(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_12(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (53,)) == 0 or why_resolve_card_any_21(s, me, fixed)))):
            return True
    return False

def why_play_paid_card_any_13(s, me, worker, fixed, card_25):  # why_play_paid_card
    for space_1 in d_other_actions(s, me, worker):
        if allowed(fixed, 'space', space_1) and (s.card_points[me] >= q_card_cost(s, me, card_25) and s.card_points[me] >= q_card_cost(s, me, card_25)):
            return True
    return False

def why_play_paid_card_any_14(s, me, fixed, card_25):  # why_play_paid_card
    for worker in d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker) and why_play_paid_card_any_13(s, me, worker, fixed, card_25):
            return True
    return False

def why_play_paid_card_any_15(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (53,)) == 0 or why_play_paid_card_any_14(s, me, fixed, card_25)))):
            return True
    return False

def why_play_paid_card_any_16(s, fixed, card_25):  # why_play_paid_card
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card_25]:
            return True
    return False

def why_play_paid_card_any_17(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (46,)) == 0 or why_play_paid_card_any_16(s, fixed, card_25)))):
            return True
    return False

def why_play_paid_card_any_18(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (42,)) == 0 or s.model_version[me] >= 1))):
            return True
    return False

def why_play_paid_card_any_19(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card_25 in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2)))):
            return True
    return False

def why_play_paid_card_any_20(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_model_gate(s, me)))):
            return True
    return False

def why_play_paid_card_any_21(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (36, 37)) == 0 or d_chip_gate(s, me, 1)))):
            return True
    return False

def why_play_paid_card_any_22(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (32, 33)) == 0 or d_worker_gate(s, me, 1)))):
            return True
    return False

def why_play_paid_card_any_23(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (30, 31)) == 0 or s.reputation[me] >= -1))):
            return True
    return False

def why_play_paid_card_any_24(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (27,)) == 0 or not can_cards_effect_in20_any(s, me)) and ((card_25 in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me)))))):
            return True
    return False

def why_play_paid_card_any_25(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (27,)) == 0 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me)))):
            return True
    return False

def why_play_paid_card_any_26(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (22,)) == 0 or s.net_worth[me] < 2) and ((card_25 in (26,)) == 0 or s.net_worth[me] == 2)))):
            return True
    return False

def why_play_paid_card_any_27(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (20,)) == 0 or s.card_points[me] >= q_card_cost(s, me, card_25) and s.card_points[me] >= q_card_cost(s, me, card_25)))):
            return True
    return False

def why_play_paid_card_any_28(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (17,)) == 0 or s.subsidies[me] >= 1))):
            return True
    return False

def why_play_paid_card_any_29(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (15,)) == 0 or why_resolve_card_any_23(s, me, fixed)) and ((card_25 in (34, 35)) == 0 or why_resolve_card_any_24(s, fixed, me)) and ((card_25 in (38,)) == 0 or why_resolve_card_any_25(s, fixed, me))))):
            return True
    return False

def why_play_paid_card_any_30(s, fixed, me, card_25):  # why_play_paid_card
    for n_10 in (1, 2):
        if allowed(fixed, 'n', n_10) and (s.workers[me] - n_10 >= 3 and d_chip_gate(s, me, n_10)) and (s.card_points[me] >= q_card_cost(s, me, card_25) and s.card_points[me] >= q_card_cost(s, me, card_25)):
            return True
    return False

def why_play_paid_card_any_31(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (38,)) == 0 or why_play_paid_card_any_30(s, fixed, me, card_25)))):
            return True
    return False

def why_play_paid_card_any_32(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_25 in (34, 35)) == 0 or why_resolve_card_any_26(s, fixed, me))))):
            return True
    return False

def why_play_paid_card_any_33(s, fixed, me, card_25):  # why_play_paid_card
    for n_9 in (1, 2):
        if allowed(fixed, 'n', n_9) and d_worker_gate(s, me, n_9) and (s.card_points[me] >= q_card_cost(s, me, card_25) and s.corporate_funds[me] >= q_recruit_price(s, me, n_9)):
            return True
    return False

def why_play_paid_card_any_34(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (13, 14)) == 0 or s.card_points[me] >= q_card_cost(s, me, card_25) and s.corporate_funds[me] >= 2) and ((card_25 in (34, 35)) == 0 or why_play_paid_card_any_33(s, fixed, me, card_25))))):
            return True
    return False

def why_play_paid_card_any_35(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (11, 12)) == 0 or d_presence_gate(s, me)))):
            return True
    return False

def why_play_paid_card_any_36(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (10,)) == 0 or s.subsidy_supply >= 1))):
            return True
    return False

def why_play_paid_card_any_37(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (((card_25 in (10,)) == 0 or s.subsidy_supply >= 1 and why_resolve_card_any_27(s, me, fixed)) and ((card_25 in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_28(s, fixed, me)) and ((card_25 in (18,)) == 0 or why_resolve_card_any_29(s, me, fixed)) and ((card_25 in (61,)) == 0 or why_resolve_card_any_31(s, me, fixed)) and ((card_25 in (73,)) == 0 or why_resolve_card_any_32(s, me, fixed)) and ((card_25 in (77,)) == 0 or why_resolve_card_any_33(s, me, fixed))))):
            return True
    return False

def why_play_paid_card_any_38(s, me, fixed, card_25):  # why_play_paid_card
    for region_1 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_1) and REGIONS_SLOTS[region_1 * 2 + s.subsidy_slots] - s.region_tokens[region_1] > 0 and (s.card_points[me] >= q_card_cost(s, me, card_25) and s.card_points[me] >= q_card_cost(s, me, card_25)):
            return True
    return False

def why_play_paid_card_any_39(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (10,)) == 0 or s.subsidy_supply >= 1 and why_play_paid_card_any_38(s, me, fixed, card_25)))):
            return True
    return False

def why_play_paid_card_any_40(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2))):
            return True
    return False

def why_play_paid_card_any_41(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and ((card_25 in (0, 1)) == 0 or s.corporate_funds[me] < 10))):
            return True
    return False

def why_play_paid_card_any_42(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and ((CARDS_KIND[card_25] == 0 or d_free_slot(s, me)) and (s.card_points[me] >= q_card_cost(s, me, card_25) and CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_25](s, me, card_25, q_card_cost(s, me, card_25))))):
            return True
    return False

def why_play_paid_card_any_43(s, me, fixed):  # why_play_paid_card
    for card_25 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_25) and (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and can_resolve_card_after_card_points(s, me, card_25, q_card_cost(s, me, card_25))):
            return True
    return False

def why_restructure_any(s, me, fixed):  # why_restructure
    for card_23 in s.piles[11 + me]:
        if allowed(fixed, 'card', card_23):
            return True
    return False

def why_hostile_audit_any(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15):
            return True
    return False

def why_hostile_audit_any_(s, target_15, fixed):  # why_hostile_audit
    for card_24 in s.piles[11 + target_15]:
        if allowed(fixed, 'card', card_24):
            return True
    return False

def why_hostile_audit_any_2(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and why_hostile_audit_any_(s, target_15, fixed):
            return True
    return False

def why_hostile_audit_any_3(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_(s, target_15, fixed) and s.corporate_funds[me] >= 5):
            return True
    return False

def why_hostile_audit_any_4(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_(s, target_15, fixed) and s.reputation[me] >= 0):
            return True
    return False

def why_hostile_audit_any_5(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (why_hostile_audit_any_(s, target_15, fixed) and (s.corporate_funds[me] >= 5 and s.reputation[me] >= 0)):
            return True
    return False

def why_hostile_audit_any_6(s, target_15, fixed, me):  # why_hostile_audit
    for card_24 in s.piles[11 + target_15]:
        if allowed(fixed, 'card', card_24) and (s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_discard_after_corporate_funds_after_reputation(s, me, card_24, 5, 2)):
            return True
    return False

def why_hostile_audit_any_7(s, me, fixed):  # why_hostile_audit
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and why_hostile_audit_any_6(s, target_15, fixed, me):
            return True
    return False

def amount_bands_from_hated(s, me, this):  # content/disruptopia/tables/bands.yaml:3
    return -2

def amount_bands_from_unknown(s, me, this):  # content/disruptopia/tables/bands.yaml:4
    return 0

def amount_bands_from_liked(s, me, this):  # content/disruptopia/tables/bands.yaml:5
    return s.middle_rep_band_from

def amount_bands_from_adored(s, me, this):  # content/disruptopia/tables/bands.yaml:6
    return 7

def d_band(s, me):  # content/disruptopia/prices.rules:17
    return d_band_those(s, me)[-1]

def d_odd_now(s):  # content/disruptopia/game.rules:119
    return s.round_tracker == 0

def d_even_now(s):  # content/disruptopia/game.rules:120
    return s.round_tracker == 1

def d_chip_gate(s, me, n_1):  # content/disruptopia/prices.rules:3
    return s.compute[me] + n_1 <= 7 and s.net_worth[me] >= CHIPS_GATE[CHIPS_BY_LEVEL[s.compute[me] + n_1 - 2]]

def d_model_gate(s, me):  # content/disruptopia/prices.rules:5
    return s.model_version[me] < 7 and s.net_worth[me] >= MODELS_GATE[MODELS_BY_VERSION[s.model_version[me] + 1 - 1]]

def d_worker_gate(s, me, n_2):  # content/disruptopia/prices.rules:7
    return s.workers[me] + n_2 <= 8 and s.net_worth[me] >= WORKER_TOKENS_GATE[WORKER_TOKENS_BY_NUMBER[s.workers[me] + n_2 - 4]]

def d_presence_gate(s, me):  # content/disruptopia/prices.rules:9
    return s.presence[me].bit_count() < 6 and s.net_worth[me] >= PRESENCE_TOKENS_GATE[PRESENCE_TOKENS_BY_NUMBER[s.presence[me].bit_count() + 1 - 1]]

def d_neighbours(s, me):  # content/disruptopia/prices.rules:12
    found = []
    for p in RIVALS[s.n][me]:
        if s.presence[me] & s.presence[p] != 0:
            found.append(p)
    return tuple(found)

def d_shared_regions(s, me):  # content/disruptopia/prices.rules:13
    found = []
    for r_1 in BITS_6[s.presence[me]]:
        if d_shared_regions_any(s, me, r_1):
            found.append(r_1)
    return tuple(found)

def d_shared_with(s, me, other):  # content/disruptopia/prices.rules:15
    return BITS_6[s.presence[me] & s.presence[other]]

def d_open_slots(s, region):  # content/disruptopia/prices.rules:16
    return REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region]

def d_last_recruit_price(s, me, n_3):  # content/disruptopia/prices.rules:37
    return q_recruit_price(s, me, n_3)

def d_workers_remain(s, me, n_4):  # content/disruptopia/prices.rules:38
    return s.workers[me] - n_4 >= 3

def d_printed_cost(s, card_1):  # content/disruptopia/prices.rules:64
    return CARDS_WORKERS[card_1] > 0 or CARDS_X_COST[card_1]

def d_unexecuted(s, me):  # content/disruptopia/turn.rules:28
    found = []
    for n_5 in (1, 2, 3, 4, 5, 6, 7, 8):
        if s.plan[me * 8 + (n_5 - 1)] != -1 or s.face_down[me * 8 + (n_5 - 1)]:
            found.append(n_5)
    return tuple(found)

def d_other_actions(s, me, number):  # content/disruptopia/turn.rules:29
    found = []
    for b_1 in ALL_BOARD:
        if b_1 != s.plan[me * 8 + (number - 1)]:
            found.append(b_1)
    return tuple(found)

def amount_board_price_b_chips(s, me, this):  # content/disruptopia/tables/board.yaml:3
    return q_chip_price(s, me)

def no_amount(s, me, this):
    return 0

def amount_board_price_b_recruit(s, me, this):  # content/disruptopia/tables/board.yaml:5
    return q_recruit_price(s, me, 1)

def amount_board_price_b_train(s, me, this):  # content/disruptopia/tables/board.yaml:6
    return q_train_price(s, me)

def amount_board_price_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_buyback_price(s, me)

def amount_board_price_b_presence(s, me, this):  # content/disruptopia/tables/board.yaml:10
    return q_presence_price(s, me)

def amount_board_price_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return 5

def amount_board_reputation_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_buyback_reputation(s, me)

def amount_board_reputation_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return 2

def d_spoils_later(s, me, number_1, space):  # content/disruptopia/turn.rules:30
    for n_6 in (1, 2, 3, 4, 5, 6, 7, 8):
        if n_6 > number_1 and s.plan[me * 8 + (n_6 - 1)] != -1 and (s.corporate_funds[me] >= AMOUNT_BOARD_PRICE[s.plan[me * 8 + (n_6 - 1)]](s, me, s.plan[me * 8 + (n_6 - 1)]) and s.corporate_funds[me] - AMOUNT_BOARD_PRICE[space](s, me, space) < AMOUNT_BOARD_PRICE[s.plan[me * 8 + (n_6 - 1)]](s, me, s.plan[me * 8 + (n_6 - 1)]) or s.reputation[me] + 2 >= AMOUNT_BOARD_REPUTATION[s.plan[me * 8 + (n_6 - 1)]](s, me, s.plan[me * 8 + (n_6 - 1)]) and s.reputation[me] + 2 - AMOUNT_BOARD_REPUTATION[space](s, me, space) < AMOUNT_BOARD_REPUTATION[s.plan[me * 8 + (n_6 - 1)]](s, me, s.plan[me * 8 + (n_6 - 1)])):
            return True
    return False

def d_free_slot(s, me):  # content/disruptopia/turn.rules:119
    return len(s.piles[11 + me]) + len(s.piles[16 + me]) < s.effect_slots

def can_reveal_board(s, me):  # content/disruptopia/turn.rules:3
    return 1

def can_cover_up(s, me, number_3):  # content/disruptopia/turn.rules:8
    return 1

def can_window(s, me):  # content/disruptopia/turn.rules:25
    return 1

def can_strategy(s, me):  # content/disruptopia/turn.rules:12
    return 1

def can_cards_effect_in01(s, me, this):  # content/disruptopia/cards/influence.yaml:10
    return s.corporate_funds[me] < 10

def can_cards_effect_in02(s, me, this):  # content/disruptopia/cards/influence.yaml:20
    return CAN_CARDS_EFFECT_IN02_TABLE[s.presence[me]]

def can_fill_slot(s, me, region_2):  # content/disruptopia/turn.rules:148
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

def can_draw_from_decks(s, me, n_8):  # content/disruptopia/turn.rules:125
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
    for n_9 in (1, 2):
        if d_worker_gate(s, me, n_9) and s.corporate_funds[me] >= q_recruit_price(s, me, n_9):
            return True
    return False

def can_cards_effect_rs05(s, me, this):  # content/disruptopia/cards/research.yaml:47
    return d_chip_gate(s, me, 1)

def can_lose_workers(s, me, n_11):  # content/disruptopia/turn.rules:167
    return 1

def can_cards_effect_rs06(s, me, this):  # content/disruptopia/cards/research.yaml:55
    for n_10 in (1, 2):
        if s.workers[me] - n_10 >= 3 and d_chip_gate(s, me, n_10):
            return True
    return False

def can_cards_effect_rs08(s, me, this):  # content/disruptopia/cards/research.yaml:71
    return s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))

def can_cards_effect_rs09(s, me, this):  # content/disruptopia/cards/research.yaml:81
    return s.model_version[me] >= 1

def can_cards_effect_rs13(s, me, this):  # content/disruptopia/cards/research.yaml:117
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            return True
    return False

def can_cards_effect_rs14(s, me, this):  # content/disruptopia/cards/research.yaml:125
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2

def can_move_worker(s, me, number_4, space_2):  # content/disruptopia/turn.rules:182
    return 1

def can_cards_effect_rs19(s, me, this):  # content/disruptopia/cards/research.yaml:169
    for worker in d_unexecuted(s, me):
        if len(d_other_actions(s, me, worker)) > 0:
            return True
    return False

def can_cards_effect_sb03(s, me, this):  # content/disruptopia/cards/sabotage.yaml:27
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            return True
    return False

def can_cards_effect_sb04(s, me, this):  # content/disruptopia/cards/sabotage.yaml:39
    for target_2 in d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and s.presence[me] & s.presence[target_2] != 0:
            return True
    return False

def can_cards_effect_sb05(s, me, this):  # content/disruptopia/cards/sabotage.yaml:49
    return len(d_neighbours(s, me)) > 0

def can_cards_effect_sb07(s, me, this):  # content/disruptopia/cards/sabotage.yaml:68
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            return True
    return False

def can_cards_effect_sb08(s, me, this):  # content/disruptopia/cards/sabotage.yaml:76
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            return True
    return False

def can_cards_effect_sb09(s, me, this):  # content/disruptopia/cards/sabotage.yaml:85
    for target_7 in d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            return True
    return False

def can_cards_effect_sb10(s, me, this):  # content/disruptopia/cards/sabotage.yaml:94
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def can_cards_effect_sb11(s, me, this):  # content/disruptopia/cards/sabotage.yaml:104
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            return True
    return False

def can_cards_effect_sb12(s, me, this):  # content/disruptopia/cards/sabotage.yaml:114
    return s.presence[me] != 0

def can_cards_effect_sb13(s, me, this):  # content/disruptopia/cards/sabotage.yaml:125
    return d_free_slot(s, me) and can_cards_effect_sb13_any(s, me)

def can_cards_effect_sb14(s, me, this):  # content/disruptopia/cards/sabotage.yaml:135
    for target_11 in RIVALS[s.n][me]:
        if len(d_unexecuted(s, target_11)) > 0:
            return True
    return False

def can_cards_effect_sb16(s, me, this):  # content/disruptopia/cards/sabotage.yaml:151
    return s.presence[me] != 0

def can_cards_effect_sb18(s, me, this):  # content/disruptopia/cards/sabotage.yaml:169
    return CAN_CARDS_EFFECT_SB18_TABLE[s.card_points[me]]

def can_hold_agenda(s, me):  # content/disruptopia/turn.rules:185
    return 1

def can_cards_effect_sb19(s, me, this):  # content/disruptopia/cards/sabotage.yaml:180
    return s.first_player != me

def can_resolve_card(s, me, card_3):  # content/disruptopia/turn.rules:109
    return (CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card_3](s, me, card_3)

def can_play_free_card(s, me):  # content/disruptopia/turn.rules:105
    for card_2 in s.piles[1 + me]:
        if CARDS_WORKERS[card_2] == 0 and not CARDS_X_COST[card_2] and not CARDS_REACTION[card_2] and can_resolve_card(s, me, card_2):
            return True
    return False

def can_draw_from_any_deck(s, me):  # content/disruptopia/turn.rules:121
    for d in ALL_DECK:
        if len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            return True
    return False

def can_cancel_worker(s, me, number_5):  # content/disruptopia/turn.rules:170
    return 1

def can_lose_worker(s, me):  # content/disruptopia/turn.rules:161
    return 1

def can_take_subsidy(s, me, region_8):  # content/disruptopia/turn.rules:143
    return s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 0) + fee_take_subsidy_0_0(s, me, region_8, 1) + fee_take_subsidy_0_0(s, me, region_8, 2) + fee_take_subsidy_0_0(s, me, region_8, 3) + fee_take_subsidy_0_0(s, me, region_8, 4)

def can_discard(s, me, card_7):  # content/disruptopia/turn.rules:116
    return 1

def can_discard_another(s, me, played):  # content/disruptopia/turn.rules:132
    for card_6 in s.piles[1 + me]:
        if card_6 != played:
            return True
    return False

def can_place_new_worker(s, me):  # content/disruptopia/turn.rules:177
    return s.workers[me] > s.worker_up

def can_walk_out(s, me):  # content/disruptopia/turn.rules:174
    return 1

def can_use_cards_in01(s, me, this):
    return s.used_1[this] == 0

def can_use_cards_in02(s, me, this):
    return s.used_2[this] == 0

def can_use_cards_in18(s, me, this):
    return s.used_8[this] == 0 and s.corporate_funds[me] >= 1

def can_use_cards_rs11(s, me, this):
    return s.used_11[this] == 0 and s.corporate_funds[me] >= 1

def can_discard_one(s, me):  # content/disruptopia/turn.rules:128
    return len(s.piles[1 + me]) > 0

def can_use_cards_rs12(s, me, this):
    return s.used_12[this] == 0

def no_ability(s, me, this):
    return 0

def can_buy_chips(s, me):  # content/disruptopia/turn.rules:37
    return s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))

def can_board_action_b_chips(s, me, this):
    return can_buy_chips(s, me)

def can_file_patent(s, me):  # content/disruptopia/turn.rules:43
    return 1

def can_recruit(s, me):  # content/disruptopia/turn.rules:46
    return s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))

def can_board_action_b_recruit(s, me, this):
    return can_recruit(s, me)

def can_train_model(s, me):  # content/disruptopia/turn.rules:52
    return s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))

def can_board_action_b_train(s, me, this):
    return can_train_model(s, me)

def can_government_handout(s, me):  # content/disruptopia/turn.rules:59
    for region_9 in BITS_6[s.presence[me]]:
        if s.region_tokens[region_9] > 0 and can_take_subsidy(s, me, region_9):
            return True
    return False

def can_board_action_b_handout(s, me, this):
    return can_government_handout(s, me)

def can_stock_buyback(s, me):  # content/disruptopia/turn.rules:63
    return s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_buyback_price(s, me) and s.reputation[me] >= q_buyback_reputation(s, me) + -2)

def can_board_action_b_buyback(s, me, this):
    return can_stock_buyback(s, me)

def can_marketing(s, me):  # content/disruptopia/turn.rules:68
    return 1

def can_scale_presence(s, me):  # content/disruptopia/turn.rules:73
    return s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (can_scale_presence_any(s, me) and s.corporate_funds[me] >= q_presence_price(s, me)))

def can_board_action_b_presence(s, me, this):
    return can_scale_presence(s, me)

def can_play_card(s, me):  # content/disruptopia/turn.rules:80
    return 1

def can_restructure(s, me):  # content/disruptopia/turn.rules:84
    return len(s.piles[11 + me]) > 0

def can_board_action_b_restructure(s, me, this):
    return len(s.piles[11 + me]) > 0

def can_discard_after_corporate_funds_after_reputation(s, me, card_7, owed_corporate_funds, owed_reputation):  # content/disruptopia/turn.rules:116
    return s.corporate_funds[me] >= owed_corporate_funds and s.reputation[me] >= owed_reputation + -2

def can_hostile_audit(s, me):  # content/disruptopia/turn.rules:88
    for target_15 in RIVALS[s.n][me]:
        if do_board_action_b_audit_any(s, target_15, me):
            return True
    return False

def can_board_action_b_audit(s, me, this):
    return can_hostile_audit(s, me)

def can_fire_and_rehire(s, me):  # content/disruptopia/turn.rules:94
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

def can_fill_slot_after_card_points(s, me, region_2, owed_card_points):  # content/disruptopia/turn.rules:148
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in06(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:52
    return s.subsidy_supply >= 1 and can_cards_effect_after_card_points_in06_any(s, me, owed_card_points)

def can_cards_effect_after_card_points_in07(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:64
    return d_presence_gate(s, me) and (can_cards_effect_in07_any(s, me) and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_in08(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:74
    return s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= 2

def can_cards_effect_after_card_points_in09(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:82
    return len(tuple(range(1, min(3, s.power[me]) + 1))) > 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in10(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:91
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in11(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:100
    return s.subsidies[me] >= 1 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in12(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:108
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_in13(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:117
    return s.card_points[me] >= owed_card_points

def can_draw_from_decks_after_card_points(s, me, n_8, owed_card_points):  # content/disruptopia/turn.rules:125
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
    for n_9 in (1, 2):
        if d_worker_gate(s, me, n_9) and (s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= q_recruit_price(s, me, n_9)):
            return True
    return False

def can_cards_effect_after_card_points_rs05(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:47
    return d_chip_gate(s, me, 1) and s.card_points[me] >= owed_card_points

def can_lose_workers_after_card_points(s, me, n_11, owed_card_points):  # content/disruptopia/turn.rules:167
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs06(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:55
    for n_10 in (1, 2):
        if s.workers[me] - n_10 >= 3 and d_chip_gate(s, me, n_10) and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points):
            return True
    return False

def can_cards_effect_after_card_points_rs07(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:64
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs08(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:71
    return s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and (can_cards_effect_rs08_any(s, me) and s.card_points[me] >= owed_card_points))

def can_cards_effect_after_card_points_rs09(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:81
    return s.model_version[me] >= 1 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs10(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:88
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs11(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:95
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs12(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:107
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs13(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:117
    return can_cards_effect_after_card_points_rs13_any(s, this) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs14(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:125
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs15(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:135
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs16(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:142
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs17(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:150
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs18(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:162
    return s.card_points[me] >= owed_card_points

def can_move_worker_after_card_points(s, me, number_4, space_2, owed_card_points):  # content/disruptopia/turn.rules:182
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs19(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:169
    for worker in d_unexecuted(s, me):
        if can_cards_effect_after_card_points_rs19_any(s, me, worker, owed_card_points):
            return True
    return False

def can_cards_effect_after_card_points_rs20(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:178
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_rs21(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:187
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb01(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:10
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb02(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:19
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb03(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:27
    return can_cards_effect_after_card_points_sb03_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb04(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:39
    for target_2 in d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and (s.presence[me] & s.presence[target_2] != 0 and s.card_points[me] >= owed_card_points):
            return True
    return False

def can_cards_effect_after_card_points_sb05(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:49
    return len(d_neighbours(s, me)) > 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb06(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:58
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb07(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:68
    return can_cards_effect_after_card_points_sb07_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb08(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:76
    return can_cards_effect_after_card_points_sb08_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb09(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:85
    return can_cards_effect_after_card_points_sb09_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb10(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:94
    return can_cards_effect_after_card_points_sb10_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb11(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:104
    return can_cards_effect_after_card_points_sb11_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb12(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:114
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb13(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:125
    return d_free_slot(s, me) and can_cards_effect_after_card_points_sb13_any(s, me, owed_card_points)

def can_cards_effect_after_card_points_sb14(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:135
    return can_cards_effect_after_card_points_sb14_any(s, me) and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb15(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:143
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb16(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:151
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb17(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:161
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb18(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:169
    for x in (1, 2, 3):
        if s.card_points[me] >= owed_card_points + x:
            return True
    return False

def can_hold_agenda_after_card_points(s, me, owed_card_points):  # content/disruptopia/turn.rules:185
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb19(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:180
    return s.first_player != me and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points)

def can_cards_effect_after_card_points_sb20(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:188
    return s.card_points[me] >= owed_card_points

def can_cards_effect_after_card_points_sb21(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:202
    return s.card_points[me] >= owed_card_points

def can_resolve_card_after_card_points(s, me, card_3, owed_card_points):  # content/disruptopia/turn.rules:109
    return (CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (s.card_points[me] >= owed_card_points and CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_3](s, me, card_3, owed_card_points))

def can_play_paid_card(s, me):  # content/disruptopia/turn.rules:100
    for card_25 in s.piles[1 + me]:
        if (CARDS_WORKERS[card_25] > 0 or CARDS_X_COST[card_25]) and (s.card_points[me] >= q_card_cost(s, me, card_25) and can_resolve_card_after_card_points(s, me, card_25, q_card_cost(s, me, card_25))):
            return True
    return False

def can_place_subsidy(s, me):  # content/disruptopia/turn.rules:152
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

def q_lowest_compute(s, me):  # content/disruptopia/prices.rules:19
    return max(1 + (s.model_version[me] - 1 if s.compute_floor == 0 and s.model_version[me] > 0 else 0), 1)

def q_chip_price(s, me):  # content/disruptopia/prices.rules:24
    return max(CHIPS_PRICE[CHIPS_BY_LEVEL[min(7, s.compute[me] + 1) - 2]] + q_chip_price_sum(s, me) + q_chip_price_sum_(s, me), 0)

def q_train_price(s, me):  # content/disruptopia/prices.rules:28
    return max(MODELS_PRICE[MODELS_BY_VERSION[min(7, s.model_version[me] + 1) - 1] * 2 + s.model_price] + BANDS_TRAINING[d_band(s, me)] + q_train_price_sum(s, me) + q_train_price_sum_(s, me) + q_train_price_sum_2(s, me) + len(s.lasting_26[me]) * -2 + len(s.lasting_27[me]) * -3 + len(s.lasting_29[me]) * -4 + len(s.lasting_31[me]) * 2, 0)

def q_recruit_price(s, me, n):  # content/disruptopia/prices.rules:33
    return max(WORKER_TOKENS_PRICE[WORKER_TOKENS_BY_NUMBER[min(8, s.workers[me] + n) - 4]] + q_recruit_price_sum(s, me) + q_recruit_price_sum_(s, me), 0)

def q_presence_price(s, me):  # content/disruptopia/prices.rules:40
    return max(PRESENCE_TOKENS_PRICE[PRESENCE_TOKENS_BY_NUMBER[min(6, s.presence[me].bit_count() + 1) - 1]] + q_presence_price_sum(s, me) + q_presence_price_sum_(s, me), 0)

def q_buyback_price(s, me):  # content/disruptopia/prices.rules:44
    return max(WEALTH_NEXT_PRICE[WEALTH_BY_RANK[s.net_worth[me]]] + len(s.lasting_24[me]) * -2, 0)

def q_buyback_reputation(s, me):  # content/disruptopia/prices.rules:48
    return max(WEALTH_NEXT_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]] + len(s.lasting_25[me]) * -1, 0)

def q_audit_price(s):  # content/disruptopia/prices.rules:52
    return 5

def q_audit_reputation(s):  # content/disruptopia/prices.rules:56
    return 2

def q_card_cost(s, me, card):  # content/disruptopia/prices.rules:60
    return max(CARDS_WORKERS[card] + q_card_cost_count(s, me, card), 0)

def q_training_power(s, me):  # content/disruptopia/prices.rules:66
    found_1 = q_training_power_first(s, me)
    exception = len(d_shared_regions(s, s.lasting_28[me][found_1])) if found_1 >= 0 else -1000000000
    return max(exception if exception != -1000000000 else s.presence[me].bit_count() // 2, 0)

def q_training_reputation(s, me):  # content/disruptopia/prices.rules:70
    return max(1 + q_training_reputation_count(s, me), 0)

def q_income(s, me):  # content/disruptopia/prices.rules:74
    return min(max(s.power[me] + s.subsidies[me] * WEALTH_SUBSIDY_VALUE[WEALTH_BY_RANK[s.net_worth[me]]] + BANDS_INCOME[d_band(s, me)] + q_income_sum(s, me) + q_income_sum_(s, me), 0), 39)

def shielded_plan(s, seat):
    for record_8 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_8 * 2 + 1]:
            return True
    return False

def shielded_orders(s, seat):
    for record_9 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_9 * 2 + 1]:
            return True
    return False

def shielded_face_down(s, seat):
    for record_10 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_10 * 2 + 1]:
            return True
    return False

def shielded_hand_below(s, seat):
    return shielded_hand_below_any(s, seat) or shielded_hand_below_any_(s, seat)

def shielded_rejects_below(s, seat):
    for record_12 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_12 * 2 + 1]:
            return True
    return False

def shielded_effects_below(s, seat):
    for record_13 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_13 * 2 + 1]:
            return True
    return False

def shielded_new_effects_below(s, seat):
    for record_14 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_14 * 2 + 1]:
            return True
    return False

def shielded_leaving(s, seat):
    for record_15 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_15 * 2 + 1]:
            return True
    return False

def shielded_workers_below(s, seat):
    for record_16 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_16 * 2 + 1]:
            return True
    return False

def shielded_corporate_funds(s, seat):
    for record_17 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_17 * 2 + 1]:
            return True
    return False

def shielded_reputation(s, seat):
    for record_18 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_18 * 2 + 1]:
            return True
    return False

def shielded_power(s, seat):
    for record_19 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_19 * 2 + 1]:
            return True
    return False

def shielded_subsidies(s, seat):
    for record_20 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_20 * 2 + 1]:
            return True
    return False

def shielded_presence(s, seat):
    for record_21 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_21 * 2 + 1]:
            return True
    return False

def shielded_power_below(s, seat):
    for record_22 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_22 * 2 + 1]:
            return True
    return False

def shielded_reputation_below(s, seat):
    for record_23 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_23 * 2 + 1]:
            return True
    return False

def shielded_workers(s, seat):
    for record_24 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_24 * 2 + 1]:
            return True
    return False

def shielded_compute(s, seat):
    for record_25 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_25 * 2 + 1]:
            return True
    return False

def shielded_model_version(s, seat):
    for record_26 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_26 * 2 + 1]:
            return True
    return False

def shielded_compute_below(s, seat):
    return shielded_compute_below_any(s, seat) or shielded_compute_below_any_(s, seat)

def shielded_from_all(s, seat):
    for record_28 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_28 * 2 + 1]:
            return True
    return False

def shielded_presence_below(s, seat):
    for record_29 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_29 * 2 + 1]:
            return True
    return False

def shielded_corporate_funds_below(s, seat):
    for record_30 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_30 * 2 + 1]:
            return True
    return False

def shielded_subsidies_below(s, seat):
    for record_31 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_31 * 2 + 1]:
            return True
    return False

def shielded_hand(s, seat):
    return shielded_hand_any(s, seat) or shielded_hand_any_(s, seat)

def shielded_net_worth(s, seat):
    for record_33 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_33 * 2 + 1]:
            return True
    return False

def shielded_card_points(s, seat):
    for record_34 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_34 * 2 + 1]:
            return True
    return False

def shielded_personal_funds(s, seat):
    for record_35 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_35 * 2 + 1]:
            return True
    return False

def shielded_income_marker(s, seat):
    for record_36 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_36 * 2 + 1]:
            return True
    return False

def why_cover_up(s, me, number_3, fixed):
    return -1

def why_reveal_board(s, me, fixed):
    return -1

def why_draw_from_any_deck(s, me, fixed):
    if not why_draw_from_any_deck_any(s, fixed):
        return 0
    return -1

def why_cancel_worker(s, me, number_5, fixed):
    return -1

def why_lose_worker(s, me, fixed):
    return -1

def why_take_subsidy(s, me, region_8, fixed):
    if not s.region_tokens[region_8] > 0:
        return 0
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 0)):
        return 1
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 1)):
        return 2
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 2)):
        return 3
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 3)):
        return 4
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 4)):
        return 5
    if not (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= fee_take_subsidy_0_0(s, me, region_8, 0) + fee_take_subsidy_0_0(s, me, region_8, 1) + fee_take_subsidy_0_0(s, me, region_8, 2) + fee_take_subsidy_0_0(s, me, region_8, 3) + fee_take_subsidy_0_0(s, me, region_8, 4)):
        return 6
    return -1

def why_discard(s, me, card_7, fixed):
    return -1

def why_discard_another(s, me, played, fixed):
    if not why_discard_another_any(s, me, fixed, played):
        return 0
    if not why_discard_another_any(s, me, fixed, played):
        return 1
    return -1

def why_place_new_worker(s, me, fixed):
    if not s.workers[me] > s.worker_up:
        return 0
    if not (s.workers[me] > s.worker_up and why_place_new_worker_any(s, fixed)):
        return 1
    return -1

def why_walk_out(s, me, fixed):
    return -1

def why_resolve_card(s, me, card_3, fixed):
    if not (CARDS_KIND[card_3] == 0 or d_free_slot(s, me)):
        return 0
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (80,)) == 0 or s.first_player != me)):
        return 1
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (80,)) == 0 or s.first_player != me)):
        return 2
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (79,)) == 0 or why_resolve_card_any(s, fixed))):
        return 3
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (74,)) == 0 or d_free_slot(s, me))):
        return 4
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (58, 59)) == 0 or why_resolve_card_any_(s, me, fixed)) and ((card_3 in (60,)) == 0 or why_resolve_card_any_2(s, me, fixed)) and ((card_3 in (61,)) == 0 or why_resolve_card_any_3(s, me, fixed)) and ((card_3 in (62, 63)) == 0 or why_resolve_card_any_4(s, me, fixed)) and ((card_3 in (64, 65)) == 0 or why_resolve_card_any_5(s, me, fixed)) and ((card_3 in (66, 67)) == 0 or why_resolve_card_any_6(s, me, fixed)) and ((card_3 in (68,)) == 0 or why_resolve_card_any_7(s, me, fixed)) and ((card_3 in (69, 70)) == 0 or why_resolve_card_any_8(s, me, fixed)) and ((card_3 in (71,)) == 0 or why_resolve_card_any_9(s, me, fixed)) and ((card_3 in (72,)) == 0 or why_resolve_card_any_10(s, me, fixed)) and ((card_3 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_11(s, me, fixed)) and ((card_3 in (75,)) == 0 or why_resolve_card_any_12(s, me, fixed)) and ((card_3 in (79,)) == 0 or why_resolve_card_any(s, fixed) and why_resolve_card_any_13(s, me, fixed)) and ((card_3 in (81,)) == 0 or why_resolve_card_any_14(s, me, fixed)) and ((card_3 in (82, 83)) == 0 or why_resolve_card_any_15(s, me, fixed)))):
        return 5
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (79,)) == 0 or why_resolve_card_any_16(s, fixed, me))):
        return 6
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (79,)) == 0 or why_resolve_card_any_16(s, fixed, me))):
        return 7
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (74,)) == 0 or d_free_slot(s, me) and why_resolve_card_any_18(s, me, fixed))):
        return 8
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (53,)) == 0 or why_resolve_card_any_19(s, me, fixed))):
        return 9
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (53,)) == 0 or why_resolve_card_any_21(s, me, fixed))):
        return 10
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (53,)) == 0 or why_resolve_card_any_21(s, me, fixed))):
        return 11
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (46,)) == 0 or why_resolve_card_any_22(s, fixed, card_3))):
        return 12
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (42,)) == 0 or s.model_version[me] >= 1)):
        return 13
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card_3 in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2))):
        return 14
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_model_gate(s, me))):
        return 15
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (36, 37)) == 0 or d_chip_gate(s, me, 1))):
        return 16
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (32, 33)) == 0 or d_worker_gate(s, me, 1))):
        return 17
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (30, 31)) == 0 or s.reputation[me] >= -1)):
        return 18
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (27,)) == 0 or not can_cards_effect_in20_any(s, me)) and ((card_3 in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and can_cards_effect_rs08_any(s, me))))):
        return 19
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (27,)) == 0 or not can_cards_effect_in20_any(s, me) and can_cards_effect_in20_any_(s, me))):
        return 20
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (22,)) == 0 or s.net_worth[me] < 2) and ((card_3 in (26,)) == 0 or s.net_worth[me] == 2))):
        return 21
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (20,)) == 0 or 1)):
        return 22
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (17,)) == 0 or s.subsidies[me] >= 1)):
        return 23
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (15,)) == 0 or why_resolve_card_any_23(s, me, fixed)) and ((card_3 in (34, 35)) == 0 or why_resolve_card_any_24(s, fixed, me)) and ((card_3 in (38,)) == 0 or why_resolve_card_any_25(s, fixed, me)))):
        return 24
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (38,)) == 0 or why_resolve_card_any_25(s, fixed, me))):
        return 25
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_3 in (34, 35)) == 0 or why_resolve_card_any_26(s, fixed, me)))):
        return 26
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_3 in (34, 35)) == 0 or why_resolve_card_any_26(s, fixed, me)))):
        return 27
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (11, 12)) == 0 or d_presence_gate(s, me))):
        return 28
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (10,)) == 0 or s.subsidy_supply >= 1)):
        return 29
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and (((card_3 in (10,)) == 0 or s.subsidy_supply >= 1 and why_resolve_card_any_27(s, me, fixed)) and ((card_3 in (11, 12)) == 0 or d_presence_gate(s, me) and why_resolve_card_any_28(s, fixed, me)) and ((card_3 in (18,)) == 0 or why_resolve_card_any_29(s, me, fixed)) and ((card_3 in (61,)) == 0 or why_resolve_card_any_31(s, me, fixed)) and ((card_3 in (73,)) == 0 or why_resolve_card_any_32(s, me, fixed)) and ((card_3 in (77,)) == 0 or why_resolve_card_any_33(s, me, fixed)))):
        return 30
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (10,)) == 0 or s.subsidy_supply >= 1 and why_resolve_card_any_27(s, me, fixed))):
        return 31
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2)):
        return 32
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and ((card_3 in (0, 1)) == 0 or s.corporate_funds[me] < 10)):
        return 33
    if not ((CARDS_KIND[card_3] == 0 or d_free_slot(s, me)) and CAN_CARDS_EFFECT[card_3](s, me, card_3)):
        return 34
    return -1

def why_play_free_card(s, me, fixed):
    if not why_play_free_card_any(s, me, fixed):
        return 0
    if not why_play_free_card_any_(s, me, fixed):
        return 1
    if not why_play_free_card_any_2(s, me, fixed):
        return 2
    if not why_play_free_card_any_2(s, me, fixed):
        return 3
    if not why_play_free_card_any_3(s, me, fixed):
        return 4
    if not why_play_free_card_any_4(s, me, fixed):
        return 5
    if not why_play_free_card_any_5(s, me, fixed):
        return 6
    if not why_play_free_card_any_6(s, me, fixed):
        return 7
    if not why_play_free_card_any_6(s, me, fixed):
        return 8
    if not why_play_free_card_any_7(s, me, fixed):
        return 9
    if not why_play_free_card_any_8(s, me, fixed):
        return 10
    if not why_play_free_card_any_9(s, me, fixed):
        return 11
    if not why_play_free_card_any_9(s, me, fixed):
        return 12
    if not why_play_free_card_any_11(s, me, fixed):
        return 13
    if not why_play_free_card_any_12(s, me, fixed):
        return 14
    if not why_play_free_card_any_13(s, me, fixed):
        return 15
    if not why_play_free_card_any_14(s, me, fixed):
        return 16
    if not why_play_free_card_any_15(s, me, fixed):
        return 17
    if not why_play_free_card_any_16(s, me, fixed):
        return 18
    if not why_play_free_card_any_17(s, me, fixed):
        return 19
    if not why_play_free_card_any_18(s, me, fixed):
        return 20
    if not why_play_free_card_any_19(s, me, fixed):
        return 21
    if not why_play_free_card_any_20(s, me, fixed):
        return 22
    if not why_play_free_card_any_21(s, me, fixed):
        return 23
    if not why_play_free_card_any_22(s, me, fixed):
        return 24
    if not why_play_free_card_any_23(s, me, fixed):
        return 25
    if not why_play_free_card_any_24(s, me, fixed):
        return 26
    if not why_play_free_card_any_25(s, me, fixed):
        return 27
    if not why_play_free_card_any_25(s, me, fixed):
        return 28
    if not why_play_free_card_any_26(s, me, fixed):
        return 29
    if not why_play_free_card_any_27(s, me, fixed):
        return 30
    if not why_play_free_card_any_28(s, me, fixed):
        return 31
    if not why_play_free_card_any_29(s, me, fixed):
        return 32
    if not why_play_free_card_any_30(s, me, fixed):
        return 33
    if not why_play_free_card_any_31(s, me, fixed):
        return 34
    if not why_play_free_card_any_32(s, me, fixed):
        return 35
    if not why_play_free_card_any_33(s, me, fixed):
        return 36
    return -1

def why_discard_one(s, me, fixed):
    if not why_discard_one_any(s, me, fixed):
        return 0
    if not why_discard_one_any(s, me, fixed):
        return 1
    return -1

def why_window(s, me, fixed):
    return -1

def why_buy_chips(s, me, fixed):
    if not s.compute[me] < 7:
        return 0
    if not (s.compute[me] < 7 and d_chip_gate(s, me, 1)):
        return 1
    if not (s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))):
        return 2
    if not (s.compute[me] < 7 and (d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_chip_price(s, me))):
        return 3
    return -1

def why_file_patent(s, me, fixed):
    return -1

def why_recruit(s, me, fixed):
    if not s.workers[me] < 8:
        return 0
    if not (s.workers[me] < 8 and d_worker_gate(s, me, 1)):
        return 1
    if not (s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))):
        return 2
    if not (s.workers[me] < 8 and (d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_recruit_price(s, me, 1))):
        return 3
    return -1

def why_train_model(s, me, fixed):
    if not s.model_version[me] < 7:
        return 0
    if not (s.model_version[me] < 7 and s.compute[me] > s.model_version[me]):
        return 1
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and d_model_gate(s, me))):
        return 2
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))):
        return 3
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_model_gate(s, me) and s.corporate_funds[me] >= q_train_price(s, me)))):
        return 4
    return -1

def why_government_handout(s, me, fixed):
    if not why_government_handout_any(s, me, fixed):
        return 0
    if not why_government_handout_any_(s, me, fixed):
        return 1
    if not why_government_handout_any_2(s, me, fixed):
        return 2
    if not why_government_handout_any_3(s, me, fixed):
        return 3
    if not why_government_handout_any_4(s, me, fixed):
        return 4
    if not why_government_handout_any_5(s, me, fixed):
        return 5
    if not why_government_handout_any_6(s, me, fixed):
        return 6
    if not why_government_handout_any_7(s, me, fixed):
        return 7
    if not why_government_handout_any_8(s, me, fixed):
        return 8
    return -1

def why_stock_buyback(s, me, fixed):
    if not s.net_worth[me] < 2:
        return 0
    if not (s.net_worth[me] < 2 and s.corporate_funds[me] >= q_buyback_price(s, me)):
        return 1
    if not (s.net_worth[me] < 2 and s.reputation[me] >= q_buyback_reputation(s, me) + -2):
        return 2
    if not (s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_buyback_price(s, me) and s.reputation[me] >= q_buyback_reputation(s, me) + -2)):
        return 3
    return -1

def why_marketing(s, me, fixed):
    return -1

def why_scale_presence(s, me, fixed):
    if not s.presence[me].bit_count() < 6:
        return 0
    if not (s.presence[me].bit_count() < 6 and d_presence_gate(s, me)):
        return 1
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and why_scale_presence_any(s, fixed, me))):
        return 2
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (why_scale_presence_any(s, fixed, me) and s.corporate_funds[me] >= q_presence_price(s, me)))):
        return 3
    if not (s.presence[me].bit_count() < 6 and (d_presence_gate(s, me) and (why_scale_presence_any(s, fixed, me) and s.corporate_funds[me] >= q_presence_price(s, me)))):
        return 4
    return -1

def why_play_paid_card(s, me, fixed):
    if not why_play_paid_card_any(s, me, fixed):
        return 0
    if not why_play_paid_card_any_(s, me, fixed):
        return 1
    if not why_play_paid_card_any_(s, me, fixed):
        return 2
    if not why_play_paid_card_any_2(s, me, fixed):
        return 3
    if not why_play_paid_card_any_3(s, me, fixed):
        return 4
    if not why_play_paid_card_any_4(s, me, fixed):
        return 5
    if not why_play_paid_card_any_5(s, me, fixed):
        return 6
    if not why_play_paid_card_any_6(s, me, fixed):
        return 7
    if not why_play_paid_card_any_7(s, me, fixed):
        return 8
    if not why_play_paid_card_any_9(s, me, fixed):
        return 9
    if not why_play_paid_card_any_9(s, me, fixed):
        return 10
    if not why_play_paid_card_any_10(s, me, fixed):
        return 11
    if not why_play_paid_card_any_11(s, me, fixed):
        return 12
    if not why_play_paid_card_any_12(s, me, fixed):
        return 13
    if not why_play_paid_card_any_15(s, me, fixed):
        return 14
    if not why_play_paid_card_any_17(s, me, fixed):
        return 15
    if not why_play_paid_card_any_18(s, me, fixed):
        return 16
    if not why_play_paid_card_any_19(s, me, fixed):
        return 17
    if not why_play_paid_card_any_20(s, me, fixed):
        return 18
    if not why_play_paid_card_any_21(s, me, fixed):
        return 19
    if not why_play_paid_card_any_22(s, me, fixed):
        return 20
    if not why_play_paid_card_any_23(s, me, fixed):
        return 21
    if not why_play_paid_card_any_24(s, me, fixed):
        return 22
    if not why_play_paid_card_any_25(s, me, fixed):
        return 23
    if not why_play_paid_card_any_26(s, me, fixed):
        return 24
    if not why_play_paid_card_any_27(s, me, fixed):
        return 25
    if not why_play_paid_card_any_28(s, me, fixed):
        return 26
    if not why_play_paid_card_any_29(s, me, fixed):
        return 27
    if not why_play_paid_card_any_31(s, me, fixed):
        return 28
    if not why_play_paid_card_any_32(s, me, fixed):
        return 29
    if not why_play_paid_card_any_34(s, me, fixed):
        return 30
    if not why_play_paid_card_any_35(s, me, fixed):
        return 31
    if not why_play_paid_card_any_36(s, me, fixed):
        return 32
    if not why_play_paid_card_any_37(s, me, fixed):
        return 33
    if not why_play_paid_card_any_39(s, me, fixed):
        return 34
    if not why_play_paid_card_any_40(s, me, fixed):
        return 35
    if not why_play_paid_card_any_41(s, me, fixed):
        return 36
    if not why_play_paid_card_any_42(s, me, fixed):
        return 37
    if not why_play_paid_card_any_43(s, me, fixed):
        return 38
    return -1

def why_play_card(s, me, fixed):
    return -1

def why_restructure(s, me, fixed):
    if not why_restructure_any(s, me, fixed):
        return 0
    if not why_restructure_any(s, me, fixed):
        return 1
    return -1

def why_hostile_audit(s, me, fixed):
    if not why_hostile_audit_any(s, me, fixed):
        return 0
    if not why_hostile_audit_any_2(s, me, fixed):
        return 1
    if not why_hostile_audit_any_3(s, me, fixed):
        return 2
    if not why_hostile_audit_any_4(s, me, fixed):
        return 3
    if not why_hostile_audit_any_5(s, me, fixed):
        return 4
    if not why_hostile_audit_any_7(s, me, fixed):
        return 5
    return -1

def why_draw_from_decks(s, me, n_8, fixed):
    return -1

def why_fire_and_rehire(s, me, fixed):
    return -1

def why_strategy(s, me, fixed):
    if not 1:
        return 0
    return -1

def why_fill_slot(s, me, region_2, fixed):
    return -1

def why_place_subsidy(s, me, fixed):
    return -1

def why_lose_workers(s, me, n_11, fixed):
    return -1

def why_move_worker(s, me, number_4, space_2, fixed):
    return -1

def why_hold_agenda(s, me, fixed):
    return -1

# ---- do_cover_up, content/disruptopia/turn.rules:8
def do_cover_up(s, me, number_3):
    if not shielded_orders(s, me):
        s.orders[me * 8 + (number_3 - 1)] = -1
    if not shielded_face_down(s, me):
        s.face_down[me * 8 + (number_3 - 1)] = 0
    return

# ---- do_reveal_board, content/disruptopia/turn.rules:3
def do_reveal_board(s, me):
    for number_2 in (1, 2, 3, 4, 5, 6, 7, 8):
        if s.face_down[me * 8 + (number_2 - 1)]:
            if not shielded_plan(s, me):
                s.plan[me * 8 + (number_2 - 1)] = s.orders[me * 8 + (number_2 - 1)]
            do_cover_up(s, me, number_2)
    else:
        return

# ---- head_cards_effect_in01
def head_cards_effect_in01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in02
def head_cards_effect_in02(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in03
def head_cards_effect_in03(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in04
def head_cards_effect_in04(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in05
def head_cards_effect_in05(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in06
def head_cards_effect_in06(s, ret, me, this):
    s.f_head_cards_effect_in06_ret = ret
    s.f_head_cards_effect_in06_this = this
    s.player = me
    s.options = options = head_cards_effect_in06_those(s, me)
    s.option_count = len(options)
    s.pc = 3  # head_cards_effect_in06_region_1
    return 0

def head_cards_effect_in06_region_1(s, region_1):  # head_cards_effect_in06, after the question region_1, content/disruptopia/cards/influence.yaml:53
    s.scratch = ()
    kept_1 = s.scratch
    s.targeting = s.f_head_cards_effect_in06_this
    s.targeted = 0
    s.scratch = (region_1,) + kept_1
    return s.f_head_cards_effect_in06_ret

# ---- head_cards_effect_in07
def head_cards_effect_in07(s, ret, me, this):
    s.f_head_cards_effect_in07_ret = ret
    s.f_head_cards_effect_in07_this = this
    s.player = me
    s.options = options = head_cards_effect_in07_those(s, me)
    s.option_count = len(options)
    s.pc = 4  # head_cards_effect_in07_region_3
    return 0

def head_cards_effect_in07_region_3(s, region_3):  # head_cards_effect_in07, after the question region_3, content/disruptopia/cards/influence.yaml:65
    s.targeting = s.f_head_cards_effect_in07_this
    s.targeted = 0
    s.scratch = (region_3,)
    return s.f_head_cards_effect_in07_ret

# ---- head_cards_effect_in08
def head_cards_effect_in08(s, me, this):
    price = 2
    if price > 0:
        s.corporate_funds[me] += (0 - price)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in09
def head_cards_effect_in09(s, ret, me, this):
    s.f_head_cards_effect_in09_ret = ret
    s.f_head_cards_effect_in09_this = this
    s.player = me
    s.options = options = tuple(range(1, min(3, s.power[me]) + 1))
    s.option_count = len(options)
    s.pc = 5  # head_cards_effect_in09_n_7
    return 0

def head_cards_effect_in09_n_7(s, n_7):  # head_cards_effect_in09, after the question n_7, content/disruptopia/cards/influence.yaml:82
    s.targeting = s.f_head_cards_effect_in09_this
    s.targeted = 0
    s.scratch = (n_7,)
    return s.f_head_cards_effect_in09_ret

# ---- head_cards_effect_in10
def head_cards_effect_in10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in11
def head_cards_effect_in11(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in12
def head_cards_effect_in12(s, ret, me, this):
    s.f_head_cards_effect_in12_ret = ret
    s.f_head_cards_effect_in12_this = this
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 6  # head_cards_effect_in12_region_4
    return 0

def head_cards_effect_in12_region_4(s, region_4):  # head_cards_effect_in12, after the question region_4, content/disruptopia/cards/influence.yaml:108
    s.targeting = s.f_head_cards_effect_in12_this
    s.targeted = 0
    s.scratch = (region_4,)
    return s.f_head_cards_effect_in12_ret

# ---- head_cards_effect_in13
def head_cards_effect_in13(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- do_draw_from_any_deck, content/disruptopia/turn.rules:121
def do_draw_from_any_deck(s, ret, me):
    s.f_do_draw_from_any_deck_ret = ret
    s.f_do_draw_from_any_deck_me = me
    s.player = me
    s.options = options = do_draw_from_any_deck_those(s)
    s.option_count = len(options)
    s.pc = 7  # do_draw_from_any_deck_d
    return 0

def do_draw_from_any_deck_d(s, d):  # do_draw_from_any_deck, after the question d, content/disruptopia/turn.rules:122
    if len(s.piles[21 + d]) == 0:
        place = 21 + d
        for card in s.piles[24 + d]:
            put_known(s, card, place)
        shuffle(s, 21 + d)
    if len(s.piles[21 + d]) == 0:
        return s.f_do_draw_from_any_deck_ret
    place = 21 + d
    if s.explicit and undecided(s, place):
        return await_top(s, place, 8)
    card_4 = s.piles[place][-1]
    moved = do_draw_from_any_deck_those_(s, card_4)
    place = 1 + s.f_do_draw_from_any_deck_me
    for card in moved:
        put_known(s, card, place)
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_card_4(s, card_4):  # do_draw_from_any_deck, after the card card_4, content/disruptopia/turn.rules:123
    if s.explicit:
        settle(s, card_4)
    moved = do_draw_from_any_deck_those_(s, card_4)
    place = 1 + s.f_do_draw_from_any_deck_me
    for card in moved:
        put_known(s, card, place)
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_end(s):  # do_draw_from_any_deck, rest, content/disruptopia/turn.rules:121
    return s.f_do_draw_from_any_deck_ret

# ---- head_cards_effect_in14
def head_cards_effect_in14(s, me, this):
    s.scratch = ()
    kept_2 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_2
    return

# ---- head_cards_effect_in15
def head_cards_effect_in15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in16
def head_cards_effect_in16(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in17
def head_cards_effect_in17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in18
def head_cards_effect_in18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in19
def head_cards_effect_in19(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in20
def head_cards_effect_in20(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs01
def head_cards_effect_rs01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs02
def head_cards_effect_rs02(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs03
def head_cards_effect_rs03(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs04
def head_cards_effect_rs04(s, ret, me, this):
    s.f_head_cards_effect_rs04_ret = ret
    s.f_head_cards_effect_rs04_me = me
    s.f_head_cards_effect_rs04_this = this
    s.player = me
    s.options = options = head_cards_effect_rs04_those(s, me)
    s.option_count = len(options)
    s.pc = 9  # head_cards_effect_rs04_n_9
    return 0

def head_cards_effect_rs04_n_9(s, n_9):  # head_cards_effect_rs04, after the question n_9, content/disruptopia/cards/research.yaml:37
    price_1 = q_recruit_price(s, s.f_head_cards_effect_rs04_me, n_9)
    if price_1 > 0:
        s.corporate_funds[s.f_head_cards_effect_rs04_me] += (0 - price_1)
    s.targeting = s.f_head_cards_effect_rs04_this
    s.targeted = 0
    s.scratch = (n_9,)
    return s.f_head_cards_effect_rs04_ret

# ---- head_cards_effect_rs05
def head_cards_effect_rs05(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- do_cancel_worker, content/disruptopia/turn.rules:170
def do_cancel_worker(s, me, number_5):
    if not shielded_plan(s, me):
        s.plan[me * 8 + (number_5 - 1)] = -1
    do_cover_up(s, me, number_5)
    return

# ---- do_lose_worker, content/disruptopia/turn.rules:161
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
    s.pc = 10  # head_cards_effect_rs06_n_10
    return 0

def head_cards_effect_rs06_n_10(s, n_10):  # head_cards_effect_rs06, after the question n_10, content/disruptopia/cards/research.yaml:55
    s.scratch = ()
    kept_3 = s.scratch
    s.targeting = s.f_head_cards_effect_rs06_this
    s.targeted = 0
    s.scratch = (n_10,) + kept_3
    return s.f_head_cards_effect_rs06_ret

# ---- head_cards_effect_rs07
def head_cards_effect_rs07(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs08
def head_cards_effect_rs08(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs09
def head_cards_effect_rs09(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs10
def head_cards_effect_rs10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs11
def head_cards_effect_rs11(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs12
def head_cards_effect_rs12(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs13
def head_cards_effect_rs13(s, ret, me, this):
    s.f_head_cards_effect_rs13_ret = ret
    s.f_head_cards_effect_rs13_this = this
    s.player = me
    s.options = options = head_cards_effect_rs13_those(s, this)
    s.option_count = len(options)
    s.pc = 11  # head_cards_effect_rs13_found
    return 0

def head_cards_effect_rs13_found(s, found):  # head_cards_effect_rs13, after the question found, content/disruptopia/cards/research.yaml:117
    s.targeting = s.f_head_cards_effect_rs13_this
    s.targeted = 0
    s.scratch = (found,)
    return s.f_head_cards_effect_rs13_ret

# ---- head_cards_effect_rs14
def head_cards_effect_rs14(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs15
def head_cards_effect_rs15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs16
def head_cards_effect_rs16(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs17
def head_cards_effect_rs17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs18
def head_cards_effect_rs18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs19
def head_cards_effect_rs19(s, ret, me, this):
    s.f_head_cards_effect_rs19_ret = ret
    s.f_head_cards_effect_rs19_me = me
    s.f_head_cards_effect_rs19_this = this
    s.player = me
    s.options = options = head_cards_effect_rs19_those(s, me)
    s.option_count = len(options)
    s.pc = 12  # head_cards_effect_rs19_worker
    return 0

def head_cards_effect_rs19_worker(s, worker):  # head_cards_effect_rs19, after the question worker, content/disruptopia/cards/research.yaml:169
    s.f_head_cards_effect_rs19_worker = worker
    s.player = s.f_head_cards_effect_rs19_me
    s.options = options = d_other_actions(s, s.f_head_cards_effect_rs19_me, worker)
    s.option_count = len(options)
    s.pc = 13  # head_cards_effect_rs19_space_1
    return 0

def head_cards_effect_rs19_space_1(s, space_1):  # head_cards_effect_rs19, after the question space_1, content/disruptopia/cards/research.yaml:170
    s.scratch = ()
    kept_4 = s.scratch
    s.targeting = s.f_head_cards_effect_rs19_this
    s.targeted = 0
    s.scratch = (s.f_head_cards_effect_rs19_worker, space_1) + kept_4
    return s.f_head_cards_effect_rs19_ret

# ---- head_cards_effect_rs20
def head_cards_effect_rs20(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs21
def head_cards_effect_rs21(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb01
def head_cards_effect_sb01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb02
def head_cards_effect_sb02(s, ret, me, this):
    s.f_head_cards_effect_sb02_ret = ret
    s.f_head_cards_effect_sb02_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14  # head_cards_effect_sb02_target
    return 0

def head_cards_effect_sb02_target(s, target):  # head_cards_effect_sb02, after the question target, content/disruptopia/cards/sabotage.yaml:19
    s.targeting = s.f_head_cards_effect_sb02_this
    s.targeted = 0 | 1 << target
    s.scratch = (target,)
    return s.f_head_cards_effect_sb02_ret

# ---- head_cards_effect_sb03
def head_cards_effect_sb03(s, ret, me, this):
    s.f_head_cards_effect_sb03_ret = ret
    s.f_head_cards_effect_sb03_this = this
    s.player = me
    s.options = options = head_cards_effect_sb03_those(s, me)
    s.option_count = len(options)
    s.pc = 15  # head_cards_effect_sb03_target_1
    return 0

def head_cards_effect_sb03_target_1(s, target_1):  # head_cards_effect_sb03, after the question target_1, content/disruptopia/cards/sabotage.yaml:27
    s.targeting = s.f_head_cards_effect_sb03_this
    s.targeted = 0 | 1 << target_1
    s.scratch = (target_1,)
    return s.f_head_cards_effect_sb03_ret

# ---- head_cards_effect_sb04
def head_cards_effect_sb04(s, ret, me, this):
    s.f_head_cards_effect_sb04_ret = ret
    s.f_head_cards_effect_sb04_me = me
    s.f_head_cards_effect_sb04_this = this
    s.player = me
    s.options = options = head_cards_effect_sb04_those(s, me)
    s.option_count = len(options)
    s.pc = 16  # head_cards_effect_sb04_target_2
    return 0

def head_cards_effect_sb04_target_2(s, target_2):  # head_cards_effect_sb04, after the question target_2, content/disruptopia/cards/sabotage.yaml:39
    s.f_head_cards_effect_sb04_target_2 = target_2
    s.player = s.f_head_cards_effect_sb04_me
    s.options = options = BITS_6[s.presence[s.f_head_cards_effect_sb04_me] & s.presence[target_2]]
    s.option_count = len(options)
    s.pc = 17  # head_cards_effect_sb04_region_5
    return 0

def head_cards_effect_sb04_region_5(s, region_5):  # head_cards_effect_sb04, after the question region_5, content/disruptopia/cards/sabotage.yaml:40
    s.targeting = s.f_head_cards_effect_sb04_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb04_target_2
    s.scratch = (s.f_head_cards_effect_sb04_target_2, region_5)
    return s.f_head_cards_effect_sb04_ret

# ---- head_cards_effect_sb05
def head_cards_effect_sb05(s, ret, me, this):
    s.f_head_cards_effect_sb05_ret = ret
    s.f_head_cards_effect_sb05_this = this
    s.player = me
    s.options = options = d_neighbours(s, me)
    s.option_count = len(options)
    s.pc = 18  # head_cards_effect_sb05_target_3
    return 0

def head_cards_effect_sb05_target_3(s, target_3):  # head_cards_effect_sb05, after the question target_3, content/disruptopia/cards/sabotage.yaml:49
    s.targeting = s.f_head_cards_effect_sb05_this
    s.targeted = 0 | 1 << target_3
    s.scratch = (target_3,)
    return s.f_head_cards_effect_sb05_ret

# ---- head_cards_effect_sb06
def head_cards_effect_sb06(s, ret, me, this):
    s.f_head_cards_effect_sb06_ret = ret
    s.f_head_cards_effect_sb06_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # head_cards_effect_sb06_target_4
    return 0

def head_cards_effect_sb06_target_4(s, target_4):  # head_cards_effect_sb06, after the question target_4, content/disruptopia/cards/sabotage.yaml:58
    s.targeting = s.f_head_cards_effect_sb06_this
    s.targeted = 0 | 1 << target_4
    s.scratch = (target_4,)
    return s.f_head_cards_effect_sb06_ret

# ---- head_cards_effect_sb07
def head_cards_effect_sb07(s, ret, me, this):
    s.f_head_cards_effect_sb07_ret = ret
    s.f_head_cards_effect_sb07_this = this
    s.player = me
    s.options = options = head_cards_effect_sb07_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # head_cards_effect_sb07_target_5
    return 0

def head_cards_effect_sb07_target_5(s, target_5):  # head_cards_effect_sb07, after the question target_5, content/disruptopia/cards/sabotage.yaml:68
    s.targeting = s.f_head_cards_effect_sb07_this
    s.targeted = 0 | 1 << target_5
    s.scratch = (target_5,)
    return s.f_head_cards_effect_sb07_ret

# ---- head_cards_effect_sb08
def head_cards_effect_sb08(s, ret, me, this):
    s.f_head_cards_effect_sb08_ret = ret
    s.f_head_cards_effect_sb08_this = this
    s.player = me
    s.options = options = head_cards_effect_sb08_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # head_cards_effect_sb08_target_6
    return 0

def head_cards_effect_sb08_target_6(s, target_6):  # head_cards_effect_sb08, after the question target_6, content/disruptopia/cards/sabotage.yaml:76
    s.targeting = s.f_head_cards_effect_sb08_this
    s.targeted = 0 | 1 << target_6
    s.scratch = (target_6,)
    return s.f_head_cards_effect_sb08_ret

# ---- head_cards_effect_sb09
def head_cards_effect_sb09(s, ret, me, this):
    s.f_head_cards_effect_sb09_ret = ret
    s.f_head_cards_effect_sb09_this = this
    s.player = me
    s.options = options = head_cards_effect_sb09_those(s, me)
    s.option_count = len(options)
    s.pc = 22  # head_cards_effect_sb09_target_7
    return 0

def head_cards_effect_sb09_target_7(s, target_7):  # head_cards_effect_sb09, after the question target_7, content/disruptopia/cards/sabotage.yaml:85
    s.targeting = s.f_head_cards_effect_sb09_this
    s.targeted = 0 | 1 << target_7
    s.scratch = (target_7,)
    return s.f_head_cards_effect_sb09_ret

# ---- head_cards_effect_sb10
def head_cards_effect_sb10(s, ret, me, this):
    s.f_head_cards_effect_sb10_ret = ret
    s.f_head_cards_effect_sb10_this = this
    s.player = me
    s.options = options = head_cards_effect_sb10_those(s, me)
    s.option_count = len(options)
    s.pc = 23  # head_cards_effect_sb10_target_8
    return 0

def head_cards_effect_sb10_target_8(s, target_8):  # head_cards_effect_sb10, after the question target_8, content/disruptopia/cards/sabotage.yaml:94
    s.targeting = s.f_head_cards_effect_sb10_this
    s.targeted = 0 | 1 << target_8
    s.scratch = (target_8,)
    return s.f_head_cards_effect_sb10_ret

# ---- head_cards_effect_sb11
def head_cards_effect_sb11(s, ret, me, this):
    s.f_head_cards_effect_sb11_ret = ret
    s.f_head_cards_effect_sb11_this = this
    s.player = me
    s.options = options = head_cards_effect_sb11_those(s, me)
    s.option_count = len(options)
    s.pc = 24  # head_cards_effect_sb11_target_9
    return 0

def head_cards_effect_sb11_target_9(s, target_9):  # head_cards_effect_sb11, after the question target_9, content/disruptopia/cards/sabotage.yaml:104
    s.targeting = s.f_head_cards_effect_sb11_this
    s.targeted = 0 | 1 << target_9
    s.scratch = (target_9,)
    return s.f_head_cards_effect_sb11_ret

# ---- head_cards_effect_sb12
def head_cards_effect_sb12(s, ret, me, this):
    s.f_head_cards_effect_sb12_ret = ret
    s.f_head_cards_effect_sb12_me = me
    s.f_head_cards_effect_sb12_this = this
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 25  # head_cards_effect_sb12_region_6
    return 0

def head_cards_effect_sb12_region_6(s, region_6):  # head_cards_effect_sb12, after the question region_6, content/disruptopia/cards/sabotage.yaml:114
    s.targeting = s.f_head_cards_effect_sb12_this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, s.f_head_cards_effect_sb12_me, region_6)
    s.scratch = (region_6,)
    return s.f_head_cards_effect_sb12_ret

# ---- head_cards_effect_sb13
def head_cards_effect_sb13(s, ret, me, this):
    s.f_head_cards_effect_sb13_ret = ret
    s.f_head_cards_effect_sb13_me = me
    s.f_head_cards_effect_sb13_this = this
    s.player = me
    s.options = options = head_cards_effect_sb13_those(s, me)
    s.option_count = len(options)
    s.pc = 26  # head_cards_effect_sb13_target_10
    return 0

def head_cards_effect_sb13_target_10(s, target_10):  # head_cards_effect_sb13, after the question target_10, content/disruptopia/cards/sabotage.yaml:126
    s.f_head_cards_effect_sb13_target_10 = target_10
    s.player = s.f_head_cards_effect_sb13_me
    s.options = options = s.piles[11 + target_10]
    s.option_count = len(options)
    s.pc = 27  # head_cards_effect_sb13_stolen
    return 0

def head_cards_effect_sb13_stolen(s, stolen):  # head_cards_effect_sb13, after the question stolen, content/disruptopia/cards/sabotage.yaml:127
    s.targeting = s.f_head_cards_effect_sb13_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb13_target_10
    s.scratch = (s.f_head_cards_effect_sb13_target_10, stolen)
    return s.f_head_cards_effect_sb13_ret

# ---- head_cards_effect_sb14
def head_cards_effect_sb14(s, ret, me, this):
    s.f_head_cards_effect_sb14_ret = ret
    s.f_head_cards_effect_sb14_this = this
    s.player = me
    s.options = options = head_cards_effect_sb14_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # head_cards_effect_sb14_target_11
    return 0

def head_cards_effect_sb14_target_11(s, target_11):  # head_cards_effect_sb14, after the question target_11, content/disruptopia/cards/sabotage.yaml:135
    s.targeting = s.f_head_cards_effect_sb14_this
    s.targeted = 0 | 1 << target_11
    s.scratch = (target_11,)
    return s.f_head_cards_effect_sb14_ret

# ---- head_cards_effect_sb15
def head_cards_effect_sb15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb16
def head_cards_effect_sb16(s, ret, me, this):
    s.f_head_cards_effect_sb16_ret = ret
    s.f_head_cards_effect_sb16_this = this
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 29  # head_cards_effect_sb16_region_7
    return 0

def head_cards_effect_sb16_region_7(s, region_7):  # head_cards_effect_sb16, after the question region_7, content/disruptopia/cards/sabotage.yaml:151
    s.targeting = s.f_head_cards_effect_sb16_this
    s.targeted = 0
    s.scratch = (region_7,)
    return s.f_head_cards_effect_sb16_ret

# ---- head_cards_effect_sb17
def head_cards_effect_sb17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb18
def head_cards_effect_sb18(s, ret, me, this):
    s.f_head_cards_effect_sb18_ret = ret
    s.f_head_cards_effect_sb18_me = me
    s.f_head_cards_effect_sb18_this = this
    s.player = me
    s.options = options = head_cards_effect_sb18_those(s, me)
    s.option_count = len(options)
    s.pc = 30  # head_cards_effect_sb18_x
    return 0

def head_cards_effect_sb18_x(s, x):  # head_cards_effect_sb18, after the question x, content/disruptopia/cards/sabotage.yaml:169
    s.f_head_cards_effect_sb18_x = x
    s.player = s.f_head_cards_effect_sb18_me
    s.options = options = RIVALS[s.n][s.f_head_cards_effect_sb18_me]
    s.option_count = len(options)
    s.pc = 31  # head_cards_effect_sb18_target_12
    return 0

def head_cards_effect_sb18_target_12(s, target_12):  # head_cards_effect_sb18, after the question target_12, content/disruptopia/cards/sabotage.yaml:170
    price_2 = s.f_head_cards_effect_sb18_x
    if price_2 > 0:
        s.card_points[s.f_head_cards_effect_sb18_me] += (0 - price_2)
    s.targeting = s.f_head_cards_effect_sb18_this
    s.targeted = 0 | 1 << target_12
    s.scratch = (s.f_head_cards_effect_sb18_x, target_12)
    return s.f_head_cards_effect_sb18_ret

# ---- head_cards_effect_sb19
def head_cards_effect_sb19(s, me, this):
    s.scratch = ()
    kept_5 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_5
    return

# ---- head_cards_effect_sb20
def head_cards_effect_sb20(s, ret, me, this):
    s.f_head_cards_effect_sb20_ret = ret
    s.f_head_cards_effect_sb20_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 32  # head_cards_effect_sb20_target_13
    return 0

def head_cards_effect_sb20_target_13(s, target_13):  # head_cards_effect_sb20, after the question target_13, content/disruptopia/cards/sabotage.yaml:188
    s.targeting = s.f_head_cards_effect_sb20_this
    s.targeted = 0 | 1 << target_13
    s.scratch = (target_13,)
    return s.f_head_cards_effect_sb20_ret

# ---- head_cards_effect_sb21
def head_cards_effect_sb21(s, ret, me, this):
    s.f_head_cards_effect_sb21_ret = ret
    s.f_head_cards_effect_sb21_this = this
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 33  # head_cards_effect_sb21_target_14
    return 0

def head_cards_effect_sb21_target_14(s, target_14):  # head_cards_effect_sb21, after the question target_14, content/disruptopia/cards/sabotage.yaml:202
    s.targeting = s.f_head_cards_effect_sb21_this
    s.targeted = 0 | 1 << target_14
    s.scratch = (target_14,)
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
        value = s.corporate_funds[me] + WEALTH_TERM_SHEET[WEALTH_BY_RANK[s.net_worth[me]]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 173)
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

# ---- do_take_subsidy, content/disruptopia/turn.rules:143
def do_take_subsidy(s, me, region_8):
    price_3 = fee_take_subsidy_0_0(s, me, region_8, 0)
    price_4 = fee_take_subsidy_0_0(s, me, region_8, 1)
    price_5 = fee_take_subsidy_0_0(s, me, region_8, 2)
    price_6 = fee_take_subsidy_0_0(s, me, region_8, 3)
    price_7 = fee_take_subsidy_0_0(s, me, region_8, 4)
    if price_3 > 0:
        s.corporate_funds[me] += (0 - price_3)
        value = s.corporate_funds[0] + price_3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[0] = value
    if price_4 > 0:
        s.corporate_funds[me] += (0 - price_4)
        value = s.corporate_funds[1] + price_4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[1] = value
    if price_5 > 0:
        s.corporate_funds[me] += (0 - price_5)
        value = s.corporate_funds[2] + price_5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[2] = value
    if price_6 > 0:
        s.corporate_funds[me] += (0 - price_6)
        value = s.corporate_funds[3] + price_6
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[3] = value
    if price_7 > 0:
        s.corporate_funds[me] += (0 - price_7)
        value = s.corporate_funds[4] + price_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[4] = value
    s.region_tokens[region_8] -= 1
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
    region_1 = kept[0]
    s.f_body_cards_effect_in06_old_source_5 = old_source_5 = s.source
    s.f_body_cards_effect_in06_old_source_by_5 = old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region_1] + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    if body_cards_effect_in06_any(s, me):
        s.player = me
        s.options = options = body_cards_effect_in06_those(s, me)
        s.option_count = len(options)
        s.pc = 34  # body_cards_effect_in06_other_region
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

def body_cards_effect_in06_rest(s):  # body_cards_effect_in06, rest
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

# ---- body_cards_effect_in07
def body_cards_effect_in07(s, me, this, kept):
    region_3 = kept[0]
    old_source_6 = s.source
    old_source_by_6 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << region_3
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
    n_7 = kept[0]
    old_source_8 = s.source
    old_source_by_8 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_power_below(s, me):
        value = s.power[me] + (0 - n_7)
        if value < 0:
            value = 0
        s.power[me] = value
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + 3 * n_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 190)
        s.corporate_funds[me] = value
    s.source = old_source_8
    s.source_by = old_source_by_8
    return

# ---- body_cards_effect_in10
def body_cards_effect_in10(s, ret, me, this, kept):
    s.f_body_cards_effect_in10_ret = ret
    s.f_body_cards_effect_in10_me = me
    s.f_body_cards_effect_in10_old_source_9 = s.source
    s.f_body_cards_effect_in10_old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 35  # body_cards_effect_in10_rolled_die
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_in10_rolled_die(s, dice)

def body_cards_effect_in10_rolled_die(s, rolled_die):  # body_cards_effect_in10, after the dice rolled_die, content/disruptopia/cards/influence.yaml:91
    me = s.f_body_cards_effect_in10_me
    s.die = rolled_die
    if not shielded_reputation(s, me):
        value = s.reputation[me] + s.die // 2
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
    region_4 = kept[0]
    old_source_11 = s.source
    old_source_by_11 = s.source_by
    s.source = this
    s.source_by = me
    s.card_chosen_region[this] = region_4
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

# ---- do_discard, content/disruptopia/turn.rules:116
def do_discard(s, me, card_7):
    moved_1 = do_discard_those(s, card_7)
    place = 24 + CARDS_DECK[card_7]
    for card in moved_1:
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
    if body_cards_effect_in14_any(s, me, this):
        s.player = me
        s.options = options = body_cards_effect_in14_those(s, me, this)
        s.option_count = len(options)
        s.pc = 37  # body_cards_effect_in14_do_discard_another_card_6
        return 0
    s.source = old_source_13
    s.source_by = old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_after_do_draw_from_any_deck(s, _):  # body_cards_effect_in14, after do_draw_from_any_deck
    me = s.f_body_cards_effect_in14_me
    while True:
        if s.f_body_cards_effect_in14_repeat_i > s.f_body_cards_effect_in14_repeat_last:
            break
        s.f_body_cards_effect_in14_repeat_i = s.f_body_cards_effect_in14_repeat_i + 1
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck
    if body_cards_effect_in14_any(s, me, s.f_body_cards_effect_in14_this):
        s.player = me
        s.options = options = body_cards_effect_in14_those(s, me, s.f_body_cards_effect_in14_this)
        s.option_count = len(options)
        s.pc = 37  # body_cards_effect_in14_do_discard_another_card_6
        return 0
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_repeat(s):  # body_cards_effect_in14, rest
    me = s.f_body_cards_effect_in14_me
    while True:
        if s.f_body_cards_effect_in14_repeat_i > s.f_body_cards_effect_in14_repeat_last:
            break
        s.f_body_cards_effect_in14_repeat_i = s.f_body_cards_effect_in14_repeat_i + 1
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck
    if body_cards_effect_in14_any(s, me, s.f_body_cards_effect_in14_this):
        s.player = me
        s.options = options = body_cards_effect_in14_those(s, me, s.f_body_cards_effect_in14_this)
        s.option_count = len(options)
        s.pc = 37  # body_cards_effect_in14_do_discard_another_card_6
        return 0
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_do_discard_another_card_6(s, do_discard_another_card_6):  # body_cards_effect_in14, after the question do_discard_another_card_6, content/disruptopia/turn.rules:133
    do_discard(s, s.f_body_cards_effect_in14_me, do_discard_another_card_6)
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_rest(s):  # body_cards_effect_in14, rest, content/disruptopia/cards/influence.yaml:127
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
            raise RuleLimit('a number became too large', 206)
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
            raise RuleLimit('a number became too large', 207)
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
        s.pc = 38  # body_cards_effect_rs03_answer
        return 0
    s.source = old_source_22
    s.source_by = old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_answer(s, answer):  # body_cards_effect_rs03, after the question answer, content/disruptopia/cards/research.yaml:29
    if answer:
        s.player = s.f_body_cards_effect_rs03_me
        s.options = options = ALL_BOARD
        s.option_count = len(options)
        s.pc = 39  # body_cards_effect_rs03_space_3
        return 0
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_space_3(s, space_3):  # body_cards_effect_rs03, after the question space_3, content/disruptopia/turn.rules:179
    me = s.f_body_cards_effect_rs03_me
    if shielded_plan(s, me):
        s.source = s.f_body_cards_effect_rs03_old_source_22
        s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
        return s.f_body_cards_effect_rs03_ret
    s.plan[me * 8 + (s.workers[me] - 1)] = space_3
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_rest(s):  # body_cards_effect_rs03, rest, content/disruptopia/cards/research.yaml:29
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

# ---- body_cards_effect_rs04
def body_cards_effect_rs04(s, me, this, kept):
    n_9 = kept[0]
    old_source_23 = s.source
    old_source_by_23 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_workers(s, me):
        value = s.workers[me] + n_9
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
    n_10 = kept[0]
    old_source_25 = s.source
    old_source_by_25 = s.source_by
    s.source = this
    s.source_by = me
    for turn_2 in range(1, n_10 + 1):
        do_lose_worker(s, me)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + n_10
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

def body_cards_effect_rs08_after_on_after_gain_model_version(s, _):  # body_cards_effect_rs08, after on_after_gain_model_version, content/disruptopia/cards/research.yaml:74
    s.source = s.f_body_cards_effect_rs08_old_source_27
    s.source_by = s.f_body_cards_effect_rs08_old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def body_cards_effect_rs08_rest(s):  # body_cards_effect_rs08, rest
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
    found = kept[0]
    old_source_32 = s.source
    old_source_by_32 = s.source_by
    s.source = this
    s.source_by = me
    moved_2 = body_cards_effect_rs13_those(s, found)
    place = 1 + me
    for card in moved_2:
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
            raise RuleLimit('a number became too large', 226)
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
    s.pc = 41  # body_cards_effect_rs17_chosen
    return 0

def body_cards_effect_rs17_chosen(s, chosen):  # body_cards_effect_rs17, after the question chosen, content/disruptopia/cards/research.yaml:150
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
    s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = 0
    if drawing_1_i < 3:
        s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)
        card_10 = s.piles[21][-1]
        moved_3 = body_cards_effect_rs17_those(s, card_10)
        place = 1 + me
        for card in moved_3:
            put_known(s, card, place)
        if drawing_1_i < 3:
            s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if len(s.piles[21]) == 0:
                for card in s.piles[24]:
                    put_known(s, card, 21)
                shuffle(s, 21)
            if len(s.piles[21]) == 0:
                return body_cards_effect_rs17_rest(s)
            if s.explicit and undecided(s, 21):
                return await_top(s, 21, 42)
            return body_cards_effect_rs17_card_10(s, s.piles[21][-1])
        return body_cards_effect_rs17_rest(s)
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_drawing_1(s, _):  # body_cards_effect_rs17, loop, content/disruptopia/cards/research.yaml:156
    if s.f_body_cards_effect_rs17_drawing_1_i < 3:
        s.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i + 1
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)
        card_10 = s.piles[21][-1]
        moved_3 = body_cards_effect_rs17_those(s, card_10)
        place = 1 + s.f_body_cards_effect_rs17_me
        for card in moved_3:
            put_known(s, card, place)
        if s.f_body_cards_effect_rs17_drawing_1_i < 3:
            s.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i + 1
            if len(s.piles[21]) == 0:
                for card in s.piles[24]:
                    put_known(s, card, 21)
                shuffle(s, 21)
            if len(s.piles[21]) == 0:
                s.source = s.f_body_cards_effect_rs17_old_source_36
                s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
                return s.f_body_cards_effect_rs17_ret
            if s.explicit and undecided(s, 21):
                return await_top(s, 21, 42)
            card_10 = s.piles[21][-1]
            moved_3 = body_cards_effect_rs17_those(s, card_10)
            place = 1 + s.f_body_cards_effect_rs17_me
            for card in moved_3:
                put_known(s, card, place)
            return 98  # body_cards_effect_rs17_drawing_1
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_card_10(s, card_10):  # body_cards_effect_rs17, after the card card_10, content/disruptopia/cards/research.yaml:156
    if s.explicit:
        settle(s, card_10)
    moved_3 = body_cards_effect_rs17_those(s, card_10)
    place = 1 + s.f_body_cards_effect_rs17_me
    for card in moved_3:
        put_known(s, card, place)
    if s.f_body_cards_effect_rs17_drawing_1_i < 3:
        s.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i + 1
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)
        card_10 = s.piles[21][-1]
        moved_3 = body_cards_effect_rs17_those(s, card_10)
        place = 1 + s.f_body_cards_effect_rs17_me
        for card in moved_3:
            put_known(s, card, place)
        if s.f_body_cards_effect_rs17_drawing_1_i < 3:
            s.f_body_cards_effect_rs17_drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i + 1
            if len(s.piles[21]) == 0:
                for card in s.piles[24]:
                    put_known(s, card, 21)
                shuffle(s, 21)
            if len(s.piles[21]) == 0:
                return body_cards_effect_rs17_rest(s)
            if s.explicit and undecided(s, 21):
                return await_top(s, 21, 42)
            return body_cards_effect_rs17_card_10(s, s.piles[21][-1])
        return body_cards_effect_rs17_rest(s)
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_rest(s):  # body_cards_effect_rs17, rest, content/disruptopia/cards/research.yaml:150
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

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
    worker = kept[0]
    space_1 = kept[1]
    old_source_38 = s.source
    old_source_by_38 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_plan(s, me):
        s.plan[me * 8 + (worker - 1)] = space_1
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
    target = kept[0]
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
    target_1 = kept[0]
    s.f_body_cards_effect_sb03_old_source_43 = old_source_43 = s.source
    s.f_body_cards_effect_sb03_old_source_by_43 = old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
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
        s.pc = 43  # body_cards_effect_sb03_answer_1
        return 0
    s.source = old_source_43
    s.source_by = old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def body_cards_effect_sb03_answer_1(s, answer_1):  # body_cards_effect_sb03, after the question answer_1, content/disruptopia/cards/sabotage.yaml:30
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

def body_cards_effect_sb03_rest(s):  # body_cards_effect_sb03, rest, content/disruptopia/cards/sabotage.yaml:30
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

# ---- body_cards_effect_sb04
def body_cards_effect_sb04(s, me, this, kept):
    target_2 = kept[0]
    region_5 = kept[1]
    old_source_44 = s.source
    old_source_by_44 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_presence_below(s, target_2):
        s.presence[target_2] = s.presence[target_2] & ~(1 << region_5)
    s.source = old_source_44
    s.source_by = old_source_by_44
    return

# ---- body_cards_effect_sb05
def body_cards_effect_sb05(s, me, this, kept):
    target_3 = kept[0]
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
    target_4 = kept[0]
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
    target_5 = kept[0]
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
            raise RuleLimit('a number became too large', 247)
        s.corporate_funds[me] = value
    s.source = old_source_47
    s.source_by = old_source_by_47
    return

# ---- body_cards_effect_sb08
def body_cards_effect_sb08(s, me, this, kept):
    target_6 = kept[0]
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
    target_7 = kept[0]
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
    target_8 = kept[0]
    s.f_body_cards_effect_sb10_old_source_50 = old_source_50 = s.source
    s.f_body_cards_effect_sb10_old_source_by_50 = old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, target_8):
        look(s, me, 1 + target_8)
    if body_cards_effect_sb10_count(s, target_8) > 0:
        s.player = me
        s.options = options = body_cards_effect_sb10_those(s, target_8)
        s.option_count = len(options)
        s.pc = 44  # body_cards_effect_sb10_card_12
        return 0
    s.source = old_source_50
    s.source_by = old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_card_12(s, card_12):  # body_cards_effect_sb10, after the question card_12, content/disruptopia/cards/sabotage.yaml:96
    do_discard(s, s.f_body_cards_effect_sb10_me, card_12)
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_rest(s):  # body_cards_effect_sb10, rest
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

# ---- body_cards_effect_sb11
def body_cards_effect_sb11(s, ret, me, this, kept):
    s.f_body_cards_effect_sb11_ret = ret
    s.f_body_cards_effect_sb11_me = me
    target_9 = kept[0]
    s.f_body_cards_effect_sb11_old_source_51 = old_source_51 = s.source
    s.f_body_cards_effect_sb11_old_source_by_51 = old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    if len(s.piles[1 + target_9]) > 0:
        pool = s.piles[1 + target_9]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 255)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 45)
        card_14 = items[draw(s, len(items))]
        moved_4 = body_cards_effect_sb11_those(s, card_14)
        place = 1 + me
        for card in moved_4:
            put_known(s, card, place)
        s.source = old_source_51
        s.source_by = old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    s.source = old_source_51
    s.source_by = old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_card_14(s, card_14):  # body_cards_effect_sb11, after the draw card_14, content/disruptopia/cards/sabotage.yaml:106
    moved_4 = body_cards_effect_sb11_those(s, card_14)
    place = 1 + s.f_body_cards_effect_sb11_me
    for card in moved_4:
        put_known(s, card, place)
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_rest(s):  # body_cards_effect_sb11, rest
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

# ---- body_cards_effect_sb12
def body_cards_effect_sb12(s, ret, me, this, kept):
    s.f_body_cards_effect_sb12_ret = ret
    s.f_body_cards_effect_sb12_me = me
    s.f_body_cards_effect_sb12_region_6 = kept[0]
    s.f_body_cards_effect_sb12_old_source_52 = s.source
    s.f_body_cards_effect_sb12_old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    s.f_body_cards_effect_sb12_each_1_from = me
    s.f_body_cards_effect_sb12_each_1_i = 1
    return body_cards_effect_sb12_each_1(s)

def body_cards_effect_sb12_chosen_1(s, chosen_1):  # body_cards_effect_sb12, after the question chosen_1, content/disruptopia/cards/sabotage.yaml:116
    victim_1 = s.f_body_cards_effect_sb12_victim_1
    if chosen_1 == 0:
        price_8 = 2
        if price_8 > 0:
            s.corporate_funds[victim_1] += (0 - price_8)
            value = s.corporate_funds[s.f_body_cards_effect_sb12_me] + price_8
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 260)
            s.corporate_funds[s.f_body_cards_effect_sb12_me] = value
            return body_cards_effect_sb12_each_1(s)
        return body_cards_effect_sb12_each_1(s)
    if shielded_reputation_below(s, victim_1):
        return body_cards_effect_sb12_each_1(s)
    before = s.reputation[victim_1]
    value = before - 1
    if value < -2:
        value = -2
    s.reputation[victim_1] = value
    change_38 = value - before
    if change_38 != 0:
        on_after_lose_reputation(s, victim_1, 0 - change_38, 0)
        return body_cards_effect_sb12_each_1(s)
    return body_cards_effect_sb12_each_1(s)

def body_cards_effect_sb12_each_1(s):  # body_cards_effect_sb12, rest
    each_1_i = s.f_body_cards_effect_sb12_each_1_i
    while True:
        if each_1_i >= s.n:
            s.source = s.f_body_cards_effect_sb12_old_source_52
            s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_6 & 1:
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # body_cards_effect_sb12_chosen_1
                return 0

# ---- body_cards_effect_sb13
def body_cards_effect_sb13(s, me, this, kept):
    stolen = kept[1]
    old_source_53 = s.source
    old_source_by_53 = s.source_by
    s.source = this
    s.source_by = me
    moved_5 = body_cards_effect_sb13_those(s, stolen)
    place = 11 + me
    for card in moved_5:
        put_known(s, card, place)
        if len(s.piles[place]) > s.effect_slots:
            raise RuleLimit('there is no room for another card', 264)
    s.source = old_source_53
    s.source_by = old_source_by_53
    return

# ---- body_cards_effect_sb14
def body_cards_effect_sb14(s, me, this, kept):
    target_11 = kept[0]
    old_source_54 = s.source
    old_source_by_54 = s.source_by
    s.source = this
    s.source_by = me
    if len(d_unexecuted(s, target_11)) > 0:
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
    region_7 = kept[0]
    old_source_56 = s.source
    old_source_by_56 = s.source_by
    s.source = this
    s.source_by = me
    s.card_chosen_region[this] = region_7
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
    x = kept[0]
    target_12 = kept[1]
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
    s.f_body_cards_effect_sb20_target_13 = kept[0]
    s.f_body_cards_effect_sb20_old_source_60 = s.source
    s.f_body_cards_effect_sb20_old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 47  # body_cards_effect_sb20_rolled_die_1
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_sb20_rolled_die_1(s, dice)

def body_cards_effect_sb20_rolled_die_1(s, rolled_die_1):  # body_cards_effect_sb20, after the dice rolled_die_1, content/disruptopia/cards/sabotage.yaml:189
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
    target_14 = kept[0]
    old_source_61 = s.source
    old_source_by_61 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_from_all(s, target_14):
        s.lasting_31[target_14] = s.lasting_31[target_14] + (me,)
    s.source = old_source_61
    s.source_by = old_source_by_61
    return

# ---- do_resolve_card, content/disruptopia/turn.rules:109
def do_resolve_card(s, ret, me, card_3):
    s.f_do_resolve_card_ret = ret
    s.f_do_resolve_card_me = me
    s.f_do_resolve_card_card_3 = card_3
    return HEAD_CARDS_EFFECT[card_3](s, 48, me, card_3)  # then do_resolve_card_after_head_cards_effect

def do_resolve_card_after_head_cards_effect(s, _):  # do_resolve_card, after head_cards_effect, content/disruptopia/turn.rules:109
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    s.f_do_resolve_card_kept = kept = s.scratch
    s.f_do_resolve_card_each_19_from = each_19_from = s.active
    s.f_do_resolve_card_each_19_i = each_19_i = 0
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = seat_11 = (each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.player = seat_11
            s.options = (0,)
            s.option_count = 1
            s.pc = 49  # do_resolve_card_passed
            return 0
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
        if reacting_4_left > 0:
            s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
            if len(waiting_4) == 0:
                return do_resolve_card_each_19(s)
            s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
            return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
        raise RuleLimit('this is repeated too often', 0)
    return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, kept)  # then do_resolve_card_after_body_cards_effect

def do_resolve_card_passed(s, passed):  # do_resolve_card, after the question passed, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
    if reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed
                    return 0
                return do_resolve_card_rest(s)
            return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_reactions_5(s, _):  # do_resolve_card, after reactions_5, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    now_4 = s.f_do_resolve_card_now_4
    s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those_(s, waiting_4, now_4, seat_11, me, card_3)
    if s.f_do_resolve_card_reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed
                    return 0
                s.f_do_resolve_card_reacting_4_left = 1000
                return 99  # do_resolve_card_reacting_4
            return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_reacting_4(s, _):  # do_resolve_card, loop, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    if s.f_do_resolve_card_reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed
                    return 0
                s.f_do_resolve_card_reacting_4_left = 1000
                if s.f_do_resolve_card_reacting_4_left > 0:
                    s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
                    if len(waiting_4) == 0:
                        return do_resolve_card_each_19(s)
                    s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
                    return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
                raise RuleLimit('this is repeated too often', 0)
            return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_each_19(s):  # do_resolve_card, rest, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.player = seat_11
            s.options = (0,)
            s.option_count = 1
            s.pc = 49  # do_resolve_card_passed
            return 0
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
        if reacting_4_left > 0:
            s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
            if len(waiting_4) == 0:
                if each_19_i < s.n:
                    s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                    s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                    s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                    if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                        s.player = seat_11
                        s.options = (0,)
                        s.option_count = 1
                        s.pc = 49  # do_resolve_card_passed
                        return 0
                    return do_resolve_card_rest(s)
                return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
            s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
            return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
        raise RuleLimit('this is repeated too often', 0)
    return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect

def do_resolve_card_rest(s):  # do_resolve_card, rest, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
    if reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed
                    return 0
                s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
                return 99  # do_resolve_card_reacting_4
            return BODY_CARDS_EFFECT[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_body_cards_effect(s, _):  # do_resolve_card, after body_cards_effect, content/disruptopia/turn.rules:111
    card_3 = s.f_do_resolve_card_card_3
    me = s.f_do_resolve_card_me
    if CARDS_KIND[card_3] == 0:
        do_discard(s, me, card_3)
    elif s.effect_delay == 1:
        moved_6 = do_resolve_card_those_2(s, card_3)
        place = 16 + me
        for card in moved_6:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 287)
    else:
        moved_7 = do_resolve_card_those_3(s, card_3)
        place = 11 + me
        for card in moved_7:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 288)
    expire_action(s)
    return s.f_do_resolve_card_ret

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
    price_9 = 1
    if price_9 > 0:
        s.corporate_funds[me] += (0 - price_9)
    s.player = me
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 52  # use_cards_in18_chosen_2
    return 0

def use_cards_in18_chosen_2(s, chosen_2):  # use_cards_in18, after the question chosen_2, content/disruptopia/cards/influence.yaml:166
    me = s.f_use_cards_in18_me
    if chosen_2 == 0:
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

# ---- use_cards_rs11, content/disruptopia/cards/research.yaml:96
def use_cards_rs11(s, ret, me, this):
    s.f_use_cards_rs11_ret = ret
    s.f_use_cards_rs11_me = me
    s.used_11[this] = 1
    s.f_use_cards_rs11_old_source_65 = s.source
    s.f_use_cards_rs11_old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    price_10 = 1
    if price_10 > 0:
        s.corporate_funds[me] += (0 - price_10)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 53  # use_cards_rs11_rolled_die_2
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return use_cards_rs11_rolled_die_2(s, dice)

def use_cards_rs11_rolled_die_2(s, rolled_die_2):  # use_cards_rs11, after the dice rolled_die_2, content/disruptopia/cards/research.yaml:98
    me = s.f_use_cards_rs11_me
    s.die = rolled_die_2
    if s.die <= 2:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_49 = value - before
            if change_49 != 0:
                on_after_lose_reputation(s, me, 0 - change_49, 0)
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
            change_50 = value - before
            if change_50 != 0:
                on_after_gain_compute(s, me, change_50, 0)
    s.source = s.f_use_cards_rs11_old_source_65
    s.source_by = s.f_use_cards_rs11_old_source_by_65
    return s.f_use_cards_rs11_ret

# ---- use_cards_rs12, content/disruptopia/cards/research.yaml:108
def use_cards_rs12(s, ret, me, this):
    s.f_use_cards_rs12_ret = ret
    s.f_use_cards_rs12_me = me
    s.used_12[this] = 1
    s.f_use_cards_rs12_old_source_66 = old_source_66 = s.source
    s.f_use_cards_rs12_old_source_by_66 = old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    if len(s.piles[21]) == 0:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if len(s.piles[21]) == 0:
        if len(s.piles[1 + me]) > 0:
            s.player = me
            s.options = options = s.piles[1 + me]
            s.option_count = len(options)
            s.pc = 55  # use_cards_rs12_card_21
            return 0
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if s.explicit and undecided(s, 21):
        return await_top(s, 21, 54)
    card_19 = s.piles[21][-1]
    moved_8 = use_cards_rs12_those(s, card_19)
    place = 1 + me
    for card in moved_8:
        put_known(s, card, place)
    if len(s.piles[1 + me]) > 0:
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21
        return 0
    s.source = old_source_66
    s.source_by = old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_19(s, card_19):  # use_cards_rs12, after the card card_19, content/disruptopia/cards/research.yaml:109
    if s.explicit:
        settle(s, card_19)
    me = s.f_use_cards_rs12_me
    moved_8 = use_cards_rs12_those(s, card_19)
    place = 1 + me
    for card in moved_8:
        put_known(s, card, place)
    if len(s.piles[1 + me]) > 0:
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21
        return 0
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_after_drawing_2(s):  # use_cards_rs12, rest, content/disruptopia/cards/research.yaml:110
    me = s.f_use_cards_rs12_me
    if len(s.piles[1 + me]) > 0:
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21
        return 0
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_21(s, card_21):  # use_cards_rs12, after the question card_21, content/disruptopia/turn.rules:129
    do_discard(s, s.f_use_cards_rs12_me, card_21)
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_rest(s):  # use_cards_rs12, rest, content/disruptopia/cards/research.yaml:110
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

# ---- do_window, content/disruptopia/turn.rules:25
def do_window(s, ret, me):
    s.f_do_window_ret = ret
    s.f_do_window_me = me
    s.f_do_window_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_window_offers_left = offers_left = offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_chosen_3(s, chosen_3):  # do_window, after the question chosen_3, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if chosen_3 == -1:
        return s.f_do_window_ret
    if chosen_3 >= 1000:
        return USE_ABILITY[chosen_3 - 1000](s, 57, me, chosen_3 - 1000)  # then do_window_after_use_ability
    s.player = me
    s.options = options = do_window_those(s, me)
    s.option_count = len(options)
    s.pc = 58  # do_window_do_play_free_card_card_2
    return 0

def do_window_after_use_ability(s, _):  # do_window, after use_ability, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_do_play_free_card_card_2(s, do_play_free_card_card_2):  # do_window, after the question do_play_free_card_card_2, content/disruptopia/turn.rules:106
    return do_resolve_card(s, 59, s.f_do_window_me, do_play_free_card_card_2)  # then do_window_after_do_resolve_card

def do_window_after_do_resolve_card(s, _):  # do_window, after do_resolve_card, content/disruptopia/turn.rules:106
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_offers(s):  # do_window, rest, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_end(s):  # do_window, rest, content/disruptopia/turn.rules:25
    return s.f_do_window_ret

# ---- do_buy_chips, content/disruptopia/turn.rules:37
def do_buy_chips(s, me):
    price_11 = q_chip_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += (0 - price_11)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_51 = value - before
        if change_51 != 0:
            on_after_gain_compute(s, me, change_51, 0)
    return

# ---- do_board_action_b_chips
def do_board_action_b_chips(s, me, this):
    do_buy_chips(s, me)
    return

# ---- do_board_action_b_patent
def do_board_action_b_patent(s, me, this):
    if not shielded_corporate_funds(s, me):
        value = s.corporate_funds[me] + WEALTH_PATENT[WEALTH_BY_RANK[s.net_worth[me]]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 344)
        s.corporate_funds[me] = value
    for seat_12 in CLOCKWISE[s.n][s.active]:
        waiting_5 = do_board_action_b_patent_those(s, seat_12, me)
        leaves = False
        for reacting_5_times in RANGE_1_1001:
            if len(waiting_5) == 0:
                leaves = True
                break
            now_5 = waiting_5[0]
            REACTIONS_6[now_5](s, seat_12, me, now_5)
            waiting_5 = do_board_action_b_patent_those_(s, waiting_5, now_5, seat_12, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        expire_action(s)
        return

# ---- do_board_action_b_recruit
def do_board_action_b_recruit(s, me, this):
    price_12 = q_recruit_price(s, me, 1)
    if price_12 > 0:
        s.corporate_funds[me] += (0 - price_12)
    if not shielded_workers(s, me):
        s.workers[me] += 1
    return

# ---- do_board_action_b_train
def do_board_action_b_train(s, ret, me, this):
    s.f_do_board_action_b_train_ret = ret
    price_13 = q_train_price(s, me)
    if price_13 > 0:
        s.corporate_funds[me] += (0 - price_13)
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    if shielded_model_version(s, me):
        return s.f_do_board_action_b_train_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_54 = value - before
    if change_54 != 0:
        return on_after_gain_model_version(s, 60, me, change_54, 0)  # then do_board_action_b_train_after_on_after_gain_model_version
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_after_on_after_gain_model_version(s, _):  # do_board_action_b_train, after on_after_gain_model_version, content/disruptopia/turn.rules:57
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_end(s):  # do_board_action_b_train, rest
    return s.f_do_board_action_b_train_ret

# ---- do_board_action_b_handout
def do_board_action_b_handout(s, ret, me, this):
    s.f_do_board_action_b_handout_ret = ret
    s.f_do_board_action_b_handout_me = me
    s.player = me
    s.options = options = do_board_action_b_handout_those(s, me)
    s.option_count = len(options)
    s.pc = 61  # do_board_action_b_handout_do_government_handout_region_9
    return 0

def do_board_action_b_handout_do_government_handout_region_9(s, do_government_handout_region_9):  # do_board_action_b_handout, after the question do_government_handout_region_9, content/disruptopia/turn.rules:60
    do_take_subsidy(s, s.f_do_board_action_b_handout_me, do_government_handout_region_9)
    return s.f_do_board_action_b_handout_ret

# ---- do_board_action_b_buyback
def do_board_action_b_buyback(s, me, this):
    price_14 = q_buyback_price(s, me)
    price_15 = q_buyback_reputation(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += (0 - price_14)
    if price_15 > 0:
        s.reputation[me] += (0 - price_15)
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
        s.pc = 62  # do_board_action_b_marketing_rolled_campaign_die
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_campaign_die = dice
    s.campaign_die = rolled_campaign_die
    return on_after_roll_campaign_die(s, 63, me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die

def do_board_action_b_marketing_rolled_campaign_die(s, rolled_campaign_die):  # do_board_action_b_marketing, after the dice rolled_campaign_die, content/disruptopia/turn.rules:69
    s.campaign_die = rolled_campaign_die
    return on_after_roll_campaign_die(s, 63, s.f_do_board_action_b_marketing_me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die

def do_board_action_b_marketing_after_on_after_roll_campaign_die(s, _):  # do_board_action_b_marketing, after on_after_roll_campaign_die, content/disruptopia/turn.rules:69
    me = s.f_do_board_action_b_marketing_me
    if s.campaign_die <= 2:
        if not shielded_power(s, me):
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]]
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
    s.pc = 64  # do_board_action_b_presence_do_scale_presence_region_10
    return 0

def do_board_action_b_presence_do_scale_presence_region_10(s, do_scale_presence_region_10):  # do_board_action_b_presence, after the question do_scale_presence_region_10, content/disruptopia/turn.rules:76
    me = s.f_do_board_action_b_presence_me
    price_16 = q_presence_price(s, me)
    if price_16 > 0:
        s.corporate_funds[me] += (0 - price_16)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_10
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
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_chosen_4(s, chosen_4):  # do_board_action_b_card, after the question chosen_4, content/disruptopia/turn.rules:82
    me = s.f_do_board_action_b_card_me
    if chosen_4 == -1:
        return s.f_do_board_action_b_card_ret
    s.player = me
    s.options = options = do_board_action_b_card_those(s, me)
    s.option_count = len(options)
    s.pc = 66  # do_board_action_b_card_do_play_paid_card_card_25
    return 0

def do_board_action_b_card_do_play_paid_card_card_25(s, do_play_paid_card_card_25):  # do_board_action_b_card, after the question do_play_paid_card_card_25, content/disruptopia/turn.rules:101
    me = s.f_do_board_action_b_card_me
    price_17 = q_card_cost(s, me, do_play_paid_card_card_25)
    if price_17 > 0:
        s.card_points[me] += (0 - price_17)
    return do_resolve_card(s, 67, me, do_play_paid_card_card_25)  # then do_board_action_b_card_after_do_resolve_card

def do_board_action_b_card_after_do_resolve_card(s, _):  # do_board_action_b_card, after do_resolve_card, content/disruptopia/turn.rules:103
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_offers_1(s):  # do_board_action_b_card, rest, content/disruptopia/turn.rules:82
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_end(s):  # do_board_action_b_card, rest
    return s.f_do_board_action_b_card_ret

# ---- do_board_action_b_restructure
def do_board_action_b_restructure(s, ret, me, this):
    s.f_do_board_action_b_restructure_ret = ret
    s.f_do_board_action_b_restructure_me = me
    s.player = me
    s.options = options = s.piles[11 + me]
    s.option_count = len(options)
    s.pc = 68  # do_board_action_b_restructure_card_23
    return 0

def do_board_action_b_restructure_card_23(s, card_23):  # do_board_action_b_restructure, after the question card_23, content/disruptopia/turn.rules:85
    do_discard(s, s.f_do_board_action_b_restructure_me, card_23)
    return s.f_do_board_action_b_restructure_ret

# ---- do_board_action_b_audit
def do_board_action_b_audit(s, ret, me, this):
    s.f_do_board_action_b_audit_ret = ret
    s.f_do_board_action_b_audit_me = me
    s.player = me
    s.options = options = do_board_action_b_audit_those(s, me)
    s.option_count = len(options)
    s.pc = 69  # do_board_action_b_audit_do_hostile_audit_target_15
    return 0

def do_board_action_b_audit_do_hostile_audit_target_15(s, do_hostile_audit_target_15):  # do_board_action_b_audit, after the question do_hostile_audit_target_15, content/disruptopia/turn.rules:89
    me = s.f_do_board_action_b_audit_me
    s.player = me
    s.options = options = do_board_action_b_audit_those_(s, do_hostile_audit_target_15, me)
    s.option_count = len(options)
    s.pc = 70  # do_board_action_b_audit_do_hostile_audit_card_24
    return 0

def do_board_action_b_audit_do_hostile_audit_card_24(s, do_hostile_audit_card_24):  # do_board_action_b_audit, after the question do_hostile_audit_card_24, content/disruptopia/turn.rules:90
    me = s.f_do_board_action_b_audit_me
    price_18 = 5
    price_19 = 2
    if price_18 > 0:
        s.corporate_funds[me] += (0 - price_18)
    if price_19 > 0:
        s.reputation[me] += (0 - price_19)
    do_discard(s, me, do_hostile_audit_card_24)
    return s.f_do_board_action_b_audit_ret

# ---- do_board_action_b_rehire
def do_board_action_b_rehire(s, ret, me, this):
    s.f_do_board_action_b_rehire_ret = ret
    s.f_do_board_action_b_rehire_me = me
    for card_26 in s.piles[1 + me]:
        do_discard(s, me, card_26)
    else:
        n_8 = s.hand_limit
        s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = 1
        s.f_do_board_action_b_rehire_repeat_2_last = repeat_2_last = n_8
        while True:
            if repeat_2_i > repeat_2_last:
                return s.f_do_board_action_b_rehire_ret
            s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = repeat_2_i + 1
            if can_draw_from_any_deck(s, me):
                return do_draw_from_any_deck(s, 71, me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck

def do_board_action_b_rehire_after_do_draw_from_any_deck(s, _):  # do_board_action_b_rehire, after do_draw_from_any_deck, content/disruptopia/turn.rules:96
    while True:
        if s.f_do_board_action_b_rehire_repeat_2_i > s.f_do_board_action_b_rehire_repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i + 1
        if can_draw_from_any_deck(s, s.f_do_board_action_b_rehire_me):
            return do_draw_from_any_deck(s, 71, s.f_do_board_action_b_rehire_me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck

def do_board_action_b_rehire_repeat_2(s):  # do_board_action_b_rehire, rest, content/disruptopia/turn.rules:96
    while True:
        if s.f_do_board_action_b_rehire_repeat_2_i > s.f_do_board_action_b_rehire_repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i + 1
        if can_draw_from_any_deck(s, s.f_do_board_action_b_rehire_me):
            return do_draw_from_any_deck(s, 71, s.f_do_board_action_b_rehire_me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck

# ---- do_fill_slot, content/disruptopia/turn.rules:148
def do_fill_slot(s, me, region_2):
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region_2] + 1
    if value > 3:
        value = 3
    s.region_tokens[region_2] = value
    return

# ---- do_place_subsidy, content/disruptopia/turn.rules:152
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
                s.pc = 72  # do_place_subsidy_rolled_die_3
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_die_3 = dice
            s.die = rolled_die_3
            region_11 = do_place_subsidy_first(s)
            if region_11 < 0:
                raise RuleLimit('there is nothing to pick', 440)
            if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
                do_fill_slot(s, me, region_11)
                return s.f_do_place_subsidy_ret
            if repeat_3_left > 0:
                s.f_do_place_subsidy_repeat_3_left = repeat_3_left = repeat_3_left - 1
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 72  # do_place_subsidy_rolled_die_3
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                return do_place_subsidy_rolled_die_3(s, dice)
            raise RuleLimit('this is repeated too often', 438)
        raise RuleLimit('this is repeated too often', 438)
    return s.f_do_place_subsidy_ret

def do_place_subsidy_repeat_3(s, _):  # do_place_subsidy, loop, content/disruptopia/turn.rules:154
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 72  # do_place_subsidy_rolled_die_3
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_die_3 = dice
        s.die = rolled_die_3
        region_11 = do_place_subsidy_first(s)
        if region_11 < 0:
            raise RuleLimit('there is nothing to pick', 440)
        if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
            do_fill_slot(s, s.f_do_place_subsidy_me, region_11)
            return s.f_do_place_subsidy_ret
        if s.f_do_place_subsidy_repeat_3_left > 0:
            s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 72  # do_place_subsidy_rolled_die_3
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_die_3 = dice
            s.die = rolled_die_3
            region_11 = do_place_subsidy_first(s)
            if region_11 < 0:
                raise RuleLimit('there is nothing to pick', 440)
            if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
                do_fill_slot(s, s.f_do_place_subsidy_me, region_11)
                return do_place_subsidy_end(s)
            return 100  # do_place_subsidy_repeat_3
        raise RuleLimit('this is repeated too often', 438)
    raise RuleLimit('this is repeated too often', 438)

def do_place_subsidy_rolled_die_3(s, rolled_die_3):  # do_place_subsidy, after the dice rolled_die_3, content/disruptopia/turn.rules:155
    s.die = rolled_die_3
    region_11 = do_place_subsidy_first(s)
    if region_11 < 0:
        raise RuleLimit('there is nothing to pick', 440)
    if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
        do_fill_slot(s, s.f_do_place_subsidy_me, region_11)
        return s.f_do_place_subsidy_ret
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 72  # do_place_subsidy_rolled_die_3
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_die_3 = dice
        s.die = rolled_die_3
        region_11 = do_place_subsidy_first(s)
        if region_11 < 0:
            raise RuleLimit('there is nothing to pick', 440)
        if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
            do_fill_slot(s, s.f_do_place_subsidy_me, region_11)
            return s.f_do_place_subsidy_ret
        if s.f_do_place_subsidy_repeat_3_left > 0:
            s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 72  # do_place_subsidy_rolled_die_3
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return do_place_subsidy_rolled_die_3(s, dice)
        raise RuleLimit('this is repeated too often', 438)
    raise RuleLimit('this is repeated too often', 438)

def do_place_subsidy_end(s):  # do_place_subsidy, rest, content/disruptopia/turn.rules:152
    return s.f_do_place_subsidy_ret

# ---- do_lose_workers, content/disruptopia/turn.rules:167
def do_lose_workers(s, me, n_11):
    for turn_6 in range(1, n_11 + 1):
        do_lose_worker(s, me)
    else:
        return

# ---- do_move_worker, content/disruptopia/turn.rules:182
def do_move_worker(s, me, number_4, space_2):
    if not shielded_plan(s, me):
        s.plan[me * 8 + (number_4 - 1)] = space_2
    return

# ---- do_hold_agenda, content/disruptopia/turn.rules:185
def do_hold_agenda(s, me):
    s.first_player = me
    s.token_held = 1
    return

# ---- secret_planning, content/disruptopia/game.rules:139
def secret_planning(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if len(s.piles[1 + me]) >= max(0, len(s.piles[1 + me]) - s.hand_limit):
        s.f_secret_planning_left = left = s.piles[1 + me]
        s.f_secret_planning_extra_1 = ()
        s.f_secret_planning_wanted = min(len(left), max(0, len(s.piles[1 + me]) - s.hand_limit))
        s.f_secret_planning_many_left = 10000
        return secret_planning_many(s)
    return s.f_secret_planning_ret

def secret_planning_pick(s, pick):  # secret_planning, after the question pick, content/disruptopia/game.rules:140
    s.f_secret_planning_extra_1 = s.f_secret_planning_extra_1 + (pick,)
    s.f_secret_planning_left = s.f_secret_planning_left[index_of(s.f_secret_planning_left, pick) + 1:]
    s.f_secret_planning_wanted = s.f_secret_planning_wanted - 1
    if s.f_secret_planning_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return secret_planning_many(s)

def secret_planning_many(s):  # secret_planning, rest, content/disruptopia/game.rules:140
    me = s.f_secret_planning_me
    if s.f_secret_planning_many_left > 0:
        s.f_secret_planning_many_left = s.f_secret_planning_many_left - 1
        if s.f_secret_planning_wanted <= 0:
            moved_11 = secret_planning_those(s, s.f_secret_planning_extra_1)
            place = 6 + me
            for card in moved_11:
                put_known(s, card, place)
            s.f_secret_planning_each_8_i = each_8_i = 0
            while True:
                if each_8_i >= 8:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_7 <= s.workers[me]:
                    offered_5 = ALL_BOARD
                    if len(offered_5) > 0:
                        s.player = me
                        s.options = options = offered_5 + (-1,)
                        s.option_count = len(options)
                        s.pc = 74  # secret_planning_space_5
                        return 0
        s.player = me
        s.options = options = s.f_secret_planning_left[:len(s.f_secret_planning_left) - s.f_secret_planning_wanted + 1]
        s.option_count = len(options)
        s.pc = 73  # secret_planning_pick
        return 0
    raise RuleLimit('this is repeated too often', 461)

def secret_planning_space_5(s, space_5):  # secret_planning, after the question space_5, content/disruptopia/game.rules:143
    each_8_i = s.f_secret_planning_each_8_i
    number_7 = s.f_secret_planning_number_7
    me = s.f_secret_planning_me
    if space_5 >= 0:
        if not shielded_orders(s, me):
            s.orders[me * 8 + (number_7 - 1)] = space_5
        if shielded_face_down(s, me):
            while True:
                if each_8_i >= 8:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_7 <= s.workers[me]:
                    offered_5 = ALL_BOARD
                    if len(offered_5) > 0:
                        s.player = me
                        s.options = options = offered_5 + (-1,)
                        s.option_count = len(options)
                        s.pc = 74  # secret_planning_space_5
                        return 0
        s.face_down[me * 8 + (number_7 - 1)] = 1
        while True:
            if each_8_i >= 8:
                return s.f_secret_planning_ret
            s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
            s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
            if number_7 <= s.workers[me]:
                offered_5 = ALL_BOARD
                if len(offered_5) > 0:
                    s.player = me
                    s.options = options = offered_5 + (-1,)
                    s.option_count = len(options)
                    s.pc = 74  # secret_planning_space_5
                    return 0
    while True:
        if each_8_i >= 8:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_7 <= s.workers[me]:
            offered_5 = ALL_BOARD
            if len(offered_5) > 0:
                s.player = me
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 74  # secret_planning_space_5
                return 0

def secret_planning_each_8(s):  # secret_planning, rest, content/disruptopia/game.rules:141
    each_8_i = s.f_secret_planning_each_8_i
    while True:
        if each_8_i >= 8:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_7 <= s.workers[s.f_secret_planning_me]:
            offered_5 = ALL_BOARD
            if len(offered_5) > 0:
                s.player = s.f_secret_planning_me
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 74  # secret_planning_space_5
                return 0

def secret_planning_end(s):  # secret_planning, rest, content/disruptopia/game.rules:139
    return s.f_secret_planning_ret

# ---- main
def main(s, _):
    s.at_game = 0
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 446)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 77)
    return main_opener(s, items[draw(s, len(items))])

def main_opener(s, opener):  # main, after the draw opener, content/disruptopia/game.rules:126
    s.first_player = opener
    for d_1 in ALL_DECK:
        moved_9 = main_those_(s, d_1)
        place = 21 + d_1
        for card in moved_9:
            put_known(s, card, place)
        shuffle(s, 21 + d_1)
    else:
        s.f_main_each_5_from = each_5_from = s.first_player
        s.f_main_each_5_i = each_5_i = 0
        while True:
            if each_5_i >= s.n:
                return do_place_subsidy(s, 79, 0)  # then main_after_do_place_subsidy
            s.f_main_p_5 = p_5 = (each_5_from + each_5_i) % s.n
            s.f_main_each_5_i = each_5_i = each_5_i + 1
            if main_any_(s, p_5):
                s.player = p_5
                s.options = options = main_those_2(s, p_5)
                s.option_count = len(options)
                s.pc = 78  # main_region_12
                return 0

def main_after_game(s, _):  # main, after game
    s.stack = ()
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
        return begin_secret(s, 0, CLOCKWISE[s.n][0])
    raise RuleLimit('this is repeated too often', 456)

def main_region_12(s, region_12):  # main, after the question region_12, content/disruptopia/game.rules:132
    each_5_i = s.f_main_each_5_i
    p_5 = s.f_main_p_5
    if not shielded_presence(s, p_5):
        s.presence[p_5] = s.presence[p_5] | 1 << region_12
    do_fill_slot(s, 0, region_12)
    while True:
        if each_5_i >= s.n:
            return do_place_subsidy(s, 79, 0)  # then main_after_do_place_subsidy
        s.f_main_p_5 = p_5 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        if main_any_(s, p_5):
            s.player = p_5
            s.options = options = main_those_2(s, p_5)
            s.option_count = len(options)
            s.pc = 78  # main_region_12
            return 0

def main_each_5(s):  # main, rest, content/disruptopia/game.rules:131
    each_5_i = s.f_main_each_5_i
    while True:
        if each_5_i >= s.n:
            return do_place_subsidy(s, 79, 0)  # then main_after_do_place_subsidy
        s.f_main_p_5 = p_5 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        if main_any_(s, p_5):
            s.player = p_5
            s.options = options = main_those_2(s, p_5)
            s.option_count = len(options)
            s.pc = 78  # main_region_12
            return 0

def main_after_do_place_subsidy(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:135
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
        return begin_secret(s, 0, CLOCKWISE[s.n][0])
    raise RuleLimit('this is repeated too often', 456)

def main_after_game_(s):  # main, rest
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
        return begin_secret(s, 0, CLOCKWISE[s.n][0])
    raise RuleLimit('this is repeated too often', 456)

def main_after_game_1(s, _):  # main, after game_1
    s.stack = ()
    return 2  # over

def main_after_secret_planning(s, _):  # main, after secret_planning, content/disruptopia/game.rules:139
    for seat_2 in CLOCKWISE[s.n][s.first_player]:
        s.active = seat_2
        for card_31 in s.piles[6 + seat_2]:
            do_discard(s, seat_2, card_31)
        if s.reveal == 0:
            do_reveal_board(s, seat_2)
    else:
        s.f_main_each_11_from = s.first_player
        s.f_main_each_11_i = 0
        return main_each_11(s)

def main_after_do_window(s, _):  # main, after do_window, content/disruptopia/game.rules:149
    s.f_main_each_2_i = 0
    return main_each_2(s)

def main_answer_2(s, answer_2):  # main, after the question answer_2, content/disruptopia/turn.rules:19
    if answer_2 >= 0:
        return DO_BOARD_ACTION[s.f_main_space_4](s, 85, s.f_main_seat_3, s.f_main_space_4)  # then main_after_do_board_action
    return do_window(s, 87, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_board_action(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:19
    return do_window(s, 87, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_board_action_(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:20
    return do_window(s, 87, s.f_main_seat_3)  # then main_after_do_window_

def main_after_do_window_(s, _):  # main, after do_window, content/disruptopia/turn.rules:21
    return main_each_2(s)

def main_each_2(s):  # main, rest, content/disruptopia/turn.rules:14
    each_2_i = s.f_main_each_2_i
    seat_3 = s.f_main_seat_3
    while True:
        leaves = False
        while True:
            if each_2_i >= 8:
                leaves = True
                break
            number_6 = (1, 2, 3, 4, 5, 6, 7, 8)[each_2_i]
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            if s.plan[seat_3 * 8 + (number_6 - 1)] != -1:
                break
        if leaves:
            break
        s.f_main_space_4 = space_4 = s.plan[seat_3 * 8 + (number_6 - 1)]
        s.worker_up = number_6
        if not shielded_plan(s, seat_3):
            s.plan[seat_3 * 8 + (number_6 - 1)] = -1
        if s.decline == 0 or d_spoils_later(s, seat_3, number_6, space_4):
            if CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
                s.player = seat_3
                s.options = (space_4, -1)
                s.option_count = 2
                s.pc = 84  # main_answer_2
                return 0
            return do_window(s, 87, seat_3)  # then main_after_do_window_
        if CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
            return DO_BOARD_ACTION[space_4](s, 86, seat_3, space_4)  # then main_after_do_board_action_
        return do_window(s, 87, seat_3)  # then main_after_do_window_
    s.worker_up = 0
    if shielded_card_points(s, seat_3):
        return main_each_11(s)
    s.card_points[seat_3] = 0
    return main_each_11(s)

def main_rest(s):  # main, rest, content/disruptopia/turn.rules:21
    return do_window(s, 87, s.f_main_seat_3)  # then main_after_do_window_

def main_each_11(s):  # main, rest, content/disruptopia/game.rules:149
    each_11_i = s.f_main_each_11_i
    if each_11_i < s.n:
        s.f_main_seat_3 = seat_3 = (s.f_main_each_11_from + each_11_i) % s.n
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        s.active = seat_3
        do_reveal_board(s, seat_3)
        return do_window(s, 83, seat_3)  # then main_after_do_window
    for seat_4 in CLOCKWISE[s.n][0]:
        if not shielded_personal_funds(s, seat_4):
            value = s.personal_funds[seat_4] + s.corporate_funds[seat_4]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 476)
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
            return 76  # after_game
        return 2  # over
    for seat_5 in CLOCKWISE[s.n][0]:
        if not shielded_income_marker(s, seat_5):
            s.income_marker[seat_5] = q_income(s, seat_5)
        if not shielded_corporate_funds(s, seat_5):
            value = s.corporate_funds[seat_5] + s.income_marker[seat_5]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 483)
            s.corporate_funds[seat_5] = value
    if s.token_held:
        s.token_held = 0
    else:
        s.first_player = (s.first_player + 1) % s.n
    if s.round_tracker == 0:
        s.round_tracker = 1
    else:
        s.round_tracker = 0
    return do_place_subsidy(s, 88, 0)  # then main_after_do_place_subsidy_

def main_after_game_1_(s):  # main, rest
    return 2  # over

def main_after_do_place_subsidy_(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:164
    for p_6 in CLOCKWISE[s.n][0]:
        if not shielded_workers_below(s, p_6):
            value = s.workers[p_6] + (0 - s.leaving[p_6])
            if value < 3:
                value = 3
            s.workers[p_6] = value
        if not shielded_leaving(s, p_6):
            s.leaving[p_6] = 0
        moved_12 = main_those_3(s, p_6)
        place = 11 + p_6
        for card in moved_12:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 495)
    for seat_18 in CLOCKWISE[s.n][0]:
        s.lasting_28[seat_18] = ()
    for seat_19 in CLOCKWISE[s.n][0]:
        s.lasting_30[seat_19] = s.lasting_30_next[seat_19]
        s.lasting_30_next[seat_19] = ()
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
                s.f_main_each_6_i = 0
                return main_each_6(s, 0)
            return begin_secret(s, 0, CLOCKWISE[s.n][0])
        raise RuleLimit('this is repeated too often', 456)

def main_rounds(s):  # main, rest, content/disruptopia/game.rules:136
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
            s.f_main_each_6_i = 0
            return main_each_6(s, 0)
        return begin_secret(s, 0, CLOCKWISE[s.n][0])
    raise RuleLimit('this is repeated too often', 456)

def main_each_7(s, _):  # main, loop, content/disruptopia/game.rules:136
    each_7_i = s.f_main_each_7_i
    if each_7_i < s.n:
        s.f_main_seat = seat = (s.f_main_each_7_from + each_7_i) % s.n
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        s.active = seat
        s.f_main_each_6_i = 0
        return main_each_6(s, 0)
    return begin_secret(s, 0, CLOCKWISE[s.n][0])

def main_each_6(s, _):  # main, loop, content/disruptopia/game.rules:136
    each_7_i = s.f_main_each_7_i
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= len(ALL_DECK):
            if each_7_i < s.n:
                s.f_main_seat = (s.f_main_each_7_from + each_7_i) % s.n
                s.f_main_each_7_i = each_7_i = each_7_i + 1
                s.active = s.f_main_seat
                s.f_main_each_6_i = each_6_i = 0
                return main_each_6(s, 0)
            return begin_secret(s, 0, CLOCKWISE[s.n][0])
        d_2 = ALL_DECK[each_6_i]
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        if len(s.piles[21 + d_2]) == 0:
            place = 21 + d_2
            for card in s.piles[24 + d_2]:
                put_known(s, card, place)
            shuffle(s, 21 + d_2)
        if len(s.piles[21 + d_2]) != 0:
            place = 21 + d_2
            if s.explicit and undecided(s, place):
                return await_top(s, place, 81)
            card_28 = s.piles[place][-1]
            moved_10 = main_those_4(s, card_28)
            place = 1 + s.f_main_seat
            for card in moved_10:
                put_known(s, card, place)
            return 102  # main_each_6

def main_card_28(s, card_28):  # main, after the card card_28, content/disruptopia/game.rules:138
    if s.explicit:
        settle(s, card_28)
    moved_10 = main_those_4(s, card_28)
    place = 1 + s.f_main_seat
    for card in moved_10:
        put_known(s, card, place)
    return 102  # main_each_6

# ---- handler_23, content/disruptopia/cards/sabotage.yaml:162
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
    for seat_13 in CLOCKWISE[s.n][s.active]:
        waiting_6 = on_after_lose_reputation_those(s, seat_13, actor, amount, index)
        leaves = False
        for reacting_6_times in RANGE_1_1001:
            if len(waiting_6) == 0:
                leaves = True
                break
            now_6 = waiting_6[0]
            REACTIONS_7[now_6](s, seat_13, actor, amount, index, now_6)
            waiting_6 = on_after_lose_reputation_those_(s, waiting_6, now_6, seat_13, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
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
                raise RuleLimit('a number became too large', 504)
            s.corporate_funds[actor] = value
            change_65 = value - before
            taken_2 = 0 - change_65
        if not shielded_corporate_funds(s, me):
            value = s.corporate_funds[me] + taken_2
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 504)
            s.corporate_funds[me] = value
        s.source = old_source_68
        s.source_by = old_source_by_68
    return

# ---- on_after_gain_compute
def on_after_gain_compute(s, actor, amount, index):
    for seat_14 in CLOCKWISE[s.n][s.active]:
        waiting_7 = on_after_gain_compute_those(s, seat_14, actor, amount, index)
        leaves = False
        for reacting_7_times in RANGE_1_1001:
            if len(waiting_7) == 0:
                leaves = True
                break
            now_7 = waiting_7[0]
            REACTIONS_8[now_7](s, seat_14, actor, amount, index, now_7)
            waiting_7 = on_after_gain_compute_those_(s, waiting_7, now_7, seat_14, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        return

# ---- handler_14, content/disruptopia/cards/research.yaml:143
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
            s.pc = 89  # handler_14_answer_3
            return 0
        s.source = old_source_69
        s.source_by = old_source_by_69
        return s.f_handler_14_ret
    return s.f_handler_14_ret

def handler_14_answer_3(s, answer_3):  # handler_14, after the question answer_3, content/disruptopia/cards/research.yaml:143
    if answer_3:
        s.used_14[s.f_handler_14_this] = 1
        do_buy_chips(s, s.f_handler_14_me)
        s.source = s.f_handler_14_old_source_69
        s.source_by = s.f_handler_14_old_source_by_69
        return s.f_handler_14_ret
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

def handler_14_rest(s):  # handler_14, rest, content/disruptopia/cards/research.yaml:143
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

def handler_14_end(s):  # handler_14, rest, content/disruptopia/cards/research.yaml:143
    return s.f_handler_14_ret

# ---- on_after_gain_model_version
def on_after_gain_model_version(s, ret, actor, amount, index):
    s.f_on_after_gain_model_version_ret = ret
    s.f_on_after_gain_model_version_actor = actor
    s.f_on_after_gain_model_version_amount = amount
    s.f_on_after_gain_model_version_index = index
    s.f_on_after_gain_model_version_each_23_from = s.active
    s.f_on_after_gain_model_version_each_23_i = 0
    return on_after_gain_model_version_each_23(s)

def on_after_gain_model_version_after_reactions_9(s, _):  # on_after_gain_model_version, after reactions_9
    waiting_8 = s.f_on_after_gain_model_version_waiting_8
    now_8 = s.f_on_after_gain_model_version_now_8
    seat_15 = s.f_on_after_gain_model_version_seat_15
    s.f_on_after_gain_model_version_waiting_8 = waiting_8 = on_after_gain_model_version_those(s, waiting_8, now_8, seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
    if s.f_on_after_gain_model_version_reacting_8_left > 0:
        s.f_on_after_gain_model_version_reacting_8_left = s.f_on_after_gain_model_version_reacting_8_left - 1
        if len(waiting_8) == 0:
            return on_after_gain_model_version_each_23(s)
        s.f_on_after_gain_model_version_now_8 = now_8 = waiting_8[0]
        return REACTIONS_9[now_8](s, 90, seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_reacting_8(s, _):  # on_after_gain_model_version, loop
    if s.f_on_after_gain_model_version_reacting_8_left > 0:
        s.f_on_after_gain_model_version_reacting_8_left = s.f_on_after_gain_model_version_reacting_8_left - 1
        if len(s.f_on_after_gain_model_version_waiting_8) == 0:
            return on_after_gain_model_version_each_23(s)
        s.f_on_after_gain_model_version_now_8 = now_8 = s.f_on_after_gain_model_version_waiting_8[0]
        return REACTIONS_9[now_8](s, 90, s.f_on_after_gain_model_version_seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_each_23(s):  # on_after_gain_model_version, rest
    each_23_i = s.f_on_after_gain_model_version_each_23_i
    actor = s.f_on_after_gain_model_version_actor
    if each_23_i < s.n:
        s.f_on_after_gain_model_version_seat_15 = seat_15 = (s.f_on_after_gain_model_version_each_23_from + each_23_i) % s.n
        s.f_on_after_gain_model_version_each_23_i = each_23_i = each_23_i + 1
        if seat_15 == actor:
            if not shielded_reputation(s, seat_15):
                value = s.reputation[seat_15] + q_training_reputation(s, seat_15)
                if value > 10:
                    value = 10
                s.reputation[seat_15] = value
            if not shielded_power(s, seat_15):
                value = s.power[seat_15] + q_training_power(s, seat_15)
                if value > 29:
                    value = 29
                s.power[seat_15] = value
            if s.model_version[seat_15] == 7:
                s.ending = 1
        s.f_on_after_gain_model_version_waiting_8 = waiting_8 = on_after_gain_model_version_those_(s, seat_15, actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
        s.f_on_after_gain_model_version_reacting_8_left = reacting_8_left = 1000
        if reacting_8_left > 0:
            s.f_on_after_gain_model_version_reacting_8_left = reacting_8_left = reacting_8_left - 1
            if len(waiting_8) == 0:
                return on_after_gain_model_version_each_23(s)
            s.f_on_after_gain_model_version_now_8 = now_8 = waiting_8[0]
            return REACTIONS_9[now_8](s, 90, seat_15, actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9
        raise RuleLimit('this is repeated too often', 0)
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
    return 91  # handler_5_begin

def handler_5_begin(s, _):  # handler_5, where it begins, content/disruptopia/cards/influence.yaml:118
    me = s.f_handler_5_me
    this = s.f_handler_5_this
    if s.f_handler_5_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 515)
    if me == s.f_handler_5_actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        s.f_handler_5_old_source_70 = s.source
        s.f_handler_5_old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 92  # handler_5_answer_4
        return 0
    return s.f_handler_5_ret

def handler_5_answer_4(s, answer_4):  # handler_5, after the question answer_4, content/disruptopia/cards/influence.yaml:119
    if answer_4:
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 93  # handler_5_rolled_campaign_die_1
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_campaign_die_1 = dice
        s.campaign_die = rolled_campaign_die_1
        s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
        return on_after_roll_campaign_die(s, 94, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rolled_campaign_die_1(s, rolled_campaign_die_1):  # handler_5, after the dice rolled_campaign_die_1, content/disruptopia/cards/influence.yaml:119
    s.campaign_die = rolled_campaign_die_1
    s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
    return on_after_roll_campaign_die(s, 94, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die

def handler_5_after_on_after_roll_campaign_die(s, _):  # handler_5, after on_after_roll_campaign_die, content/disruptopia/cards/influence.yaml:119
    s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this = s.stack[-1]
    s.stack = s.stack[:-1]
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rest(s):  # handler_5, rest, content/disruptopia/cards/influence.yaml:119
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_end(s):  # handler_5, rest, content/disruptopia/cards/influence.yaml:118
    return s.f_handler_5_ret

# ---- on_after_roll_campaign_die
def on_after_roll_campaign_die(s, ret, actor, amount, index, depth_):
    s.f_on_after_roll_campaign_die_ret = ret
    s.f_on_after_roll_campaign_die_actor = actor
    s.f_on_after_roll_campaign_die_amount = amount
    s.f_on_after_roll_campaign_die_index = index
    s.f_on_after_roll_campaign_die_depth_ = depth_
    return 95  # on_after_roll_campaign_die_begin

def on_after_roll_campaign_die_begin(s, _):  # on_after_roll_campaign_die, where it begins
    if s.f_on_after_roll_campaign_die_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 0)
    s.f_on_after_roll_campaign_die_each_24_from = each_24_from = s.active
    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = 0
    if each_24_i < s.n:
        s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (each_24_from + each_24_i) % s.n
        s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
        s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
        if reacting_9_left > 0:
            s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
            if len(waiting_9) == 0:
                if each_24_i < s.n:
                    s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (each_24_from + each_24_i) % s.n
                    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                    s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
                    return 104  # on_after_roll_campaign_die_reacting_9
                return s.f_on_after_roll_campaign_die_ret
            s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
            s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
            return REACTIONS_10[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
        raise RuleLimit('this is repeated too often', 0)
    return s.f_on_after_roll_campaign_die_ret

def on_after_roll_campaign_die_after_reactions_10(s, _):  # on_after_roll_campaign_die, after reactions_10
    s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9 = s.stack[-1]
    s.stack = s.stack[:-1]
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    seat_16 = s.f_on_after_roll_campaign_die_seat_16
    actor = s.f_on_after_roll_campaign_die_actor
    amount = s.f_on_after_roll_campaign_die_amount
    index = s.f_on_after_roll_campaign_die_index
    waiting_9 = s.f_on_after_roll_campaign_die_waiting_9
    now_9 = s.f_on_after_roll_campaign_die_now_9
    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those_(s, waiting_9, now_9, seat_16, actor, amount, index)
    if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
        s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
        if len(waiting_9) == 0:
            if each_24_i < s.n:
                s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, actor, amount, index)
                s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
                    s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
                    if len(waiting_9) == 0:
                        return on_after_roll_campaign_die_each_24(s)
                    s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
                    s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                    return REACTIONS_10[now_9](s, 96, seat_16, actor, amount, index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
                raise RuleLimit('this is repeated too often', 0)
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
        return REACTIONS_10[now_9](s, 96, seat_16, actor, amount, index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_reacting_9(s, _):  # on_after_roll_campaign_die, loop
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    seat_16 = s.f_on_after_roll_campaign_die_seat_16
    if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
        s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
        if len(s.f_on_after_roll_campaign_die_waiting_9) == 0:
            if each_24_i < s.n:
                s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                s.f_on_after_roll_campaign_die_waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
                    s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
                    if len(s.f_on_after_roll_campaign_die_waiting_9) == 0:
                        if each_24_i < s.n:
                            s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                            s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                            s.f_on_after_roll_campaign_die_waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                            s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                            return 104  # on_after_roll_campaign_die_reacting_9
                        return s.f_on_after_roll_campaign_die_ret
                    s.f_on_after_roll_campaign_die_now_9 = now_9 = s.f_on_after_roll_campaign_die_waiting_9[0]
                    s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                    return REACTIONS_10[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
                raise RuleLimit('this is repeated too often', 0)
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_9 = now_9 = s.f_on_after_roll_campaign_die_waiting_9[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
        return REACTIONS_10[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_each_24(s):  # on_after_roll_campaign_die, rest
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    if each_24_i < s.n:
        s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
        s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
        s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
        if reacting_9_left > 0:
            s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
            if len(waiting_9) == 0:
                if each_24_i < s.n:
                    s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                    s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
                    if reacting_9_left > 0:
                        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
                        if len(waiting_9) == 0:
                            return on_after_roll_campaign_die_each_24(s)
                        s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
                        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                        return REACTIONS_10[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_on_after_roll_campaign_die_ret
            s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
            s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
            return REACTIONS_10[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10
        raise RuleLimit('this is repeated too often', 0)
    return s.f_on_after_roll_campaign_die_ret

# ---- handler_7, content/disruptopia/cards/influence.yaml:153
def handler_7(s, ret, me, actor, its_card, this):
    s.f_handler_7_ret = ret
    s.f_handler_7_me = me
    s.f_handler_7_its_card = its_card
    s.f_handler_7_this = this
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        s.f_handler_7_old_source_71 = s.source
        s.f_handler_7_old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 97  # handler_7_answer_5
        return 0
    return s.f_handler_7_ret

def handler_7_answer_5(s, answer_5):  # handler_7, after the question answer_5, content/disruptopia/cards/influence.yaml:154
    me = s.f_handler_7_me
    if answer_5:
        do_discard(s, me, s.f_handler_7_this)
        s.lasting_32[me] = s.lasting_32[me] + (me, s.f_handler_7_its_card)
    s.source = s.f_handler_7_old_source_71
    s.source_by = s.f_handler_7_old_source_by_71
    return s.f_handler_7_ret

def handler_7_end(s):  # handler_7, rest, content/disruptopia/cards/influence.yaml:153
    return s.f_handler_7_ret

# ---- handler_13, content/disruptopia/cards/research.yaml:135
def handler_13(s, me, actor, this):
    if me == actor:
        old_source_72 = s.source
        old_source_by_72 = s.source_by
        s.source = this
        s.source_by = me
        if not shielded_corporate_funds(s, me):
            value = s.corporate_funds[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 520)
            s.corporate_funds[me] = value
        s.source = old_source_72
        s.source_by = old_source_by_72
    return

# ---- expire_action
def expire_action(s):
    for seat_17 in CLOCKWISE[s.n][0]:
        s.lasting_32[seat_17] = ()
    else:
        return

def head_cards_effect_in06_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_in06_those(s, me)
    region_1 = options[int(rnd() * len(options))]
    s.scratch = ()
    kept_1 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_1,) + kept_1
    return

def head_cards_effect_in07_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_in07_those(s, me)
    region_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_3,)
    return

def head_cards_effect_in09_played(s, rnd, me, this):
    s.option_count += 1
    options = tuple(range(1, min(3, s.power[me]) + 1))
    n_7 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (n_7,)
    return

def head_cards_effect_in12_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_4,)
    return

def do_draw_from_any_deck_played(s, rnd, me):
    s.option_count += 1
    options = do_draw_from_any_deck_those(s)
    d = options[int(rnd() * len(options))]
    if len(s.piles[21 + d]) == 0:
        place = 21 + d
        for card in s.piles[24 + d]:
            put_known(s, card, place)
        shuffle(s, 21 + d)
    if len(s.piles[21 + d]) != 0:
        card_4 = top_by(s, 21 + d, rnd)
        moved = do_draw_from_any_deck_those_(s, card_4)
        place = 1 + me
        for card in moved:
            put_known(s, card, place)
    return

def head_cards_effect_rs04_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs04_those(s, me)
    n_9 = options[int(rnd() * len(options))]
    price_1 = q_recruit_price(s, me, n_9)
    if price_1 > 0:
        s.corporate_funds[me] += (0 - price_1)
    s.targeting = this
    s.targeted = 0
    s.scratch = (n_9,)
    return

def head_cards_effect_rs06_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs06_those(s, me)
    n_10 = options[int(rnd() * len(options))]
    s.scratch = ()
    kept_3 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = (n_10,) + kept_3
    return

def head_cards_effect_rs13_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs13_those(s, this)
    found = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (found,)
    return

def head_cards_effect_rs19_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_rs19_those(s, me)
    worker = options[int(rnd() * len(options))]
    s.option_count += 1
    options = d_other_actions(s, me, worker)
    space_1 = options[int(rnd() * len(options))]
    s.scratch = ()
    kept_4 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = (worker, space_1) + kept_4
    return

def head_cards_effect_sb02_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target
    s.scratch = (target,)
    return

def head_cards_effect_sb03_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb03_those(s, me)
    target_1 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_1
    s.scratch = (target_1,)
    return

def head_cards_effect_sb04_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb04_those(s, me)
    target_2 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = BITS_6[s.presence[me] & s.presence[target_2]]
    region_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_2
    s.scratch = (target_2, region_5)
    return

def head_cards_effect_sb05_played(s, rnd, me, this):
    s.option_count += 1
    options = d_neighbours(s, me)
    target_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_3
    s.scratch = (target_3,)
    return

def head_cards_effect_sb06_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_4
    s.scratch = (target_4,)
    return

def head_cards_effect_sb07_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb07_those(s, me)
    target_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_5
    s.scratch = (target_5,)
    return

def head_cards_effect_sb08_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb08_those(s, me)
    target_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_6
    s.scratch = (target_6,)
    return

def head_cards_effect_sb09_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb09_those(s, me)
    target_7 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_7
    s.scratch = (target_7,)
    return

def head_cards_effect_sb10_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb10_those(s, me)
    target_8 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_8
    s.scratch = (target_8,)
    return

def head_cards_effect_sb11_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb11_those(s, me)
    target_9 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_9
    s.scratch = (target_9,)
    return

def head_cards_effect_sb12_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, me, region_6)
    s.scratch = (region_6,)
    return

def head_cards_effect_sb13_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb13_those(s, me)
    target_10 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = s.piles[11 + target_10]
    stolen = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_10
    s.scratch = (target_10, stolen)
    return

def head_cards_effect_sb14_played(s, rnd, me, this):
    s.option_count += 1
    options = head_cards_effect_sb14_those(s, me)
    target_11 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_11
    s.scratch = (target_11,)
    return

def head_cards_effect_sb16_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_7 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_7,)
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
    s.scratch = (x, target_12)
    return

def head_cards_effect_sb20_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_13 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_13
    s.scratch = (target_13,)
    return

def head_cards_effect_sb21_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_14 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_14
    s.scratch = (target_14,)
    return

def body_cards_effect_in06_played(s, rnd, me, this, kept):
    region_1 = kept[0]
    old_source_5 = s.source
    old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region_1] + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    if body_cards_effect_in06_any(s, me):
        s.option_count += 1
        options = body_cards_effect_in06_those(s, me)
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
        value = s.reputation[me] + s.die // 2
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
    if body_cards_effect_in14_any(s, me, this):
        s.option_count += 1
        options = body_cards_effect_in14_those(s, me, this)
        do_discard_another_card_6 = options[int(rnd() * len(options))]
        do_discard(s, me, do_discard_another_card_6)
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
            space_3 = options[int(rnd() * len(options))]
            if not shielded_plan(s, me):
                s.plan[me * 8 + (s.workers[me] - 1)] = space_3
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
    else:
        for turn_3 in (1, 2, 3):
            if len(s.piles[21]) == 0:
                for card in s.piles[24]:
                    put_known(s, card, 21)
                shuffle(s, 21)
            if len(s.piles[21]) == 0:
                break
            card_10 = top_by(s, 21, rnd)
            moved_3 = body_cards_effect_rs17_those(s, card_10)
            place = 1 + me
            for card in moved_3:
                put_known(s, card, place)
    s.source = old_source_36
    s.source_by = old_source_by_36
    return

def body_cards_effect_sb03_played(s, rnd, me, this, kept):
    target_1 = kept[0]
    old_source_43 = s.source
    old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
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
    target_8 = kept[0]
    old_source_50 = s.source
    old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    if not shielded_hand(s, target_8):
        look(s, me, 1 + target_8)
    if body_cards_effect_sb10_count(s, target_8) > 0:
        s.option_count += 1
        options = body_cards_effect_sb10_those(s, target_8)
        card_12 = options[int(rnd() * len(options))]
        do_discard(s, me, card_12)
    s.source = old_source_50
    s.source_by = old_source_by_50
    return

def body_cards_effect_sb11_played(s, rnd, me, this, kept):
    target_9 = kept[0]
    old_source_51 = s.source
    old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    if len(s.piles[1 + target_9]) > 0:
        pool = s.piles[1 + target_9]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 255)
        items = pool
        blur(s, items)
        card_14 = items[int(rnd() * len(items))]
        moved_4 = body_cards_effect_sb11_those(s, card_14)
        place = 1 + me
        for card in moved_4:
            put_known(s, card, place)
    s.source = old_source_51
    s.source_by = old_source_by_51
    return

def body_cards_effect_sb12_played(s, rnd, me, this, kept):
    region_6 = kept[0]
    old_source_52 = s.source
    old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    for victim_1 in RIVALS[s.n][me]:
        if s.presence[victim_1] >> region_6 & 1:
            if not shielded_from_all(s, victim_1):
                s.option_count += 1
                if s.corporate_funds[victim_1] >= 2:
                    chosen_1 = 0 if rnd() < 0.5 else 1
                else:
                    chosen_1 = (1,)[int(rnd() * 1)]
                if chosen_1 == 0:
                    price_8 = 2
                    if price_8 > 0:
                        s.corporate_funds[victim_1] += (0 - price_8)
                        value = s.corporate_funds[me] + price_8
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 260)
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
    else:
        s.source = old_source_52
        s.source_by = old_source_by_52
        return

def body_cards_effect_sb20_played(s, rnd, me, this, kept):
    target_13 = kept[0]
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

def do_resolve_card_played(s, rnd, me, card_3):
    HEAD_CARDS_EFFECT_PLAYED[card_3](s, rnd, me, card_3)
    kept = s.scratch
    for seat_11 in CLOCKWISE[s.n][s.active]:
        waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.option_count += 1
            passed = (0,)[int(rnd() * 1)]
        leaves = False
        for reacting_4_times in RANGE_1_1001:
            if len(waiting_4) == 0:
                leaves = True
                break
            now_4 = waiting_4[0]
            REACTIONS_5_PLAYED[now_4](s, rnd, seat_11, me, card_3, now_4)
            waiting_4 = do_resolve_card_those_(s, waiting_4, now_4, seat_11, me, card_3)
        else:
            raise RuleLimit('this is repeated too often', 0)
    BODY_CARDS_EFFECT_PLAYED[card_3](s, rnd, me, card_3, kept)
    if CARDS_KIND[card_3] == 0:
        do_discard(s, me, card_3)
    elif s.effect_delay == 1:
        moved_6 = do_resolve_card_those_2(s, card_3)
        place = 16 + me
        for card in moved_6:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 287)
    else:
        moved_7 = do_resolve_card_those_3(s, card_3)
        place = 11 + me
        for card in moved_7:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 288)
    expire_action(s)
    return

def use_cards_in18_played(s, rnd, me, this):
    s.used_8[this] = 1
    old_source_64 = s.source
    old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    price_9 = 1
    if price_9 > 0:
        s.corporate_funds[me] += (0 - price_9)
    s.option_count += 1
    chosen_2 = 0 if rnd() < 0.5 else 1
    if chosen_2 == 0:
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
    price_10 = 1
    if price_10 > 0:
        s.corporate_funds[me] += (0 - price_10)
    rolled_die_2 = int(rnd() * 6) + 1
    s.die = rolled_die_2
    if s.die <= 2:
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_49 = value - before
            if change_49 != 0:
                on_after_lose_reputation(s, me, 0 - change_49, 0)
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
            change_50 = value - before
            if change_50 != 0:
                on_after_gain_compute(s, me, change_50, 0)
    s.source = old_source_65
    s.source_by = old_source_by_65
    return

def use_cards_rs12_played(s, rnd, me, this):
    s.used_12[this] = 1
    old_source_66 = s.source
    old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    if len(s.piles[21]) == 0:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if len(s.piles[21]) != 0:
        card_19 = top_by(s, 21, rnd)
        moved_8 = use_cards_rs12_those(s, card_19)
        place = 1 + me
        for card in moved_8:
            put_known(s, card, place)
    if len(s.piles[1 + me]) > 0:
        s.option_count += 1
        options = s.piles[1 + me]
        card_21 = options[int(rnd() * len(options))]
        do_discard(s, me, card_21)
    s.source = old_source_66
    s.source_by = old_source_by_66
    return

def do_window_played(s, rnd, me):
    for offers_times in RANGE_1_10001:
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            break
        s.option_count += 1
        options = offered_3 + (-1,)
        chosen_3 = options[int(rnd() * len(options))]
        if chosen_3 == -1:
            break
        if chosen_3 >= 1000:
            USE_ABILITY_PLAYED[chosen_3 - 1000](s, rnd, me, chosen_3 - 1000)
        else:
            s.option_count += 1
            options = do_window_those(s, me)
            do_play_free_card_card_2 = options[int(rnd() * len(options))]
            do_resolve_card_played(s, rnd, me, do_play_free_card_card_2)
    else:
        raise RuleLimit('this is repeated too often', 43)
    return

def do_board_action_b_train_played(s, rnd, me, this):
    price_13 = q_train_price(s, me)
    if price_13 > 0:
        s.corporate_funds[me] += (0 - price_13)
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    if not shielded_model_version(s, me):
        before = s.model_version[me]
        value = before + 1
        s.model_version[me] = value
        change_54 = value - before
        if change_54 != 0:
            on_after_gain_model_version_played(s, rnd, me, change_54, 0)
    return

def do_board_action_b_handout_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_handout_those(s, me)
    do_government_handout_region_9 = options[int(rnd() * len(options))]
    do_take_subsidy(s, me, do_government_handout_region_9)
    return

def do_board_action_b_marketing_played(s, rnd, me, this):
    rolled_campaign_die = int(rnd() * 6) + 1
    s.campaign_die = rolled_campaign_die
    on_after_roll_campaign_die_played(s, rnd, me, rolled_campaign_die, 0, 0)
    if s.campaign_die <= 2:
        if not shielded_power(s, me):
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 29:
                value = 29
            s.power[me] = value
    elif not shielded_reputation(s, me):
        value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]]
        if value > 10:
            value = 10
        s.reputation[me] = value
    return

def do_board_action_b_presence_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_presence_those(s, me)
    do_scale_presence_region_10 = options[int(rnd() * len(options))]
    price_16 = q_presence_price(s, me)
    if price_16 > 0:
        s.corporate_funds[me] += (0 - price_16)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_10
    return

def do_board_action_b_card_played(s, rnd, me, this):
    if not shielded_card_points(s, me):
        value = s.card_points[me] + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
    for offers_1_times in RANGE_1_10001:
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            break
        s.option_count += 1
        options = offered_4 + (-1,)
        chosen_4 = options[int(rnd() * len(options))]
        if chosen_4 == -1:
            break
        s.option_count += 1
        options = do_board_action_b_card_those(s, me)
        do_play_paid_card_card_25 = options[int(rnd() * len(options))]
        price_17 = q_card_cost(s, me, do_play_paid_card_card_25)
        if price_17 > 0:
            s.card_points[me] += (0 - price_17)
        do_resolve_card_played(s, rnd, me, do_play_paid_card_card_25)
    else:
        raise RuleLimit('this is repeated too often', 381)
    return

def do_board_action_b_restructure_played(s, rnd, me, this):
    s.option_count += 1
    options = s.piles[11 + me]
    card_23 = options[int(rnd() * len(options))]
    do_discard(s, me, card_23)
    return

def do_board_action_b_audit_played(s, rnd, me, this):
    s.option_count += 1
    options = do_board_action_b_audit_those(s, me)
    do_hostile_audit_target_15 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_board_action_b_audit_those_(s, do_hostile_audit_target_15, me)
    do_hostile_audit_card_24 = options[int(rnd() * len(options))]
    price_18 = 5
    price_19 = 2
    if price_18 > 0:
        s.corporate_funds[me] += (0 - price_18)
    if price_19 > 0:
        s.reputation[me] += (0 - price_19)
    do_discard(s, me, do_hostile_audit_card_24)
    return

def do_board_action_b_rehire_played(s, rnd, me, this):
    for card_26 in s.piles[1 + me]:
        do_discard(s, me, card_26)
    n_8 = s.hand_limit
    for turn_5 in range(1, n_8 + 1):
        if can_draw_from_any_deck(s, me):
            do_draw_from_any_deck_played(s, rnd, me)
    else:
        return

def do_place_subsidy_played(s, rnd, me):
    if s.subsidy_supply > 0 and do_place_subsidy_any(s):
        for repeat_3_times in RANGE_1_501:
            rolled_die_3 = int(rnd() * 6) + 1
            s.die = rolled_die_3
            region_11 = do_place_subsidy_first(s)
            if region_11 < 0:
                raise RuleLimit('there is nothing to pick', 440)
            if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
                break
        else:
            raise RuleLimit('this is repeated too often', 438)
        do_fill_slot(s, me, region_11)
    return

def secret_planning_played(s, rnd, me):
    if len(s.piles[1 + me]) >= max(0, len(s.piles[1 + me]) - s.hand_limit):
        left = s.piles[1 + me]
        extra_1 = ()
        wanted = min(len(left), max(0, len(s.piles[1 + me]) - s.hand_limit))
        for many_times in RANGE_1_10001:
            if wanted <= 0:
                break
            s.option_count += 1
            options = left[:len(left) - wanted + 1]
            pick = options[int(rnd() * len(options))]
            extra_1 = extra_1 + (pick,)
            left = left[index_of(left, pick) + 1:]
            wanted = wanted - 1
            if wanted < -9007199254740992:
                raise RuleLimit('a number became too large', 0)
        else:
            raise RuleLimit('this is repeated too often', 461)
        moved_11 = secret_planning_those(s, extra_1)
        place = 6 + me
        for card in moved_11:
            put_known(s, card, place)
        for number_7 in (1, 2, 3, 4, 5, 6, 7, 8):
            if number_7 <= s.workers[me]:
                offered_5 = ALL_BOARD
                if len(offered_5) > 0:
                    s.option_count += 1
                    options = offered_5 + (-1,)
                    space_5 = options[int(rnd() * len(options))]
                    if space_5 >= 0:
                        if not shielded_orders(s, me):
                            s.orders[me * 8 + (number_7 - 1)] = space_5
                        if not shielded_face_down(s, me):
                            s.face_down[me * 8 + (number_7 - 1)] = 1
    return

def main_played(s, rnd):
    s.at_game = 0
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 446)
    options = pool_1
    opener = options[int(rnd() * len(options))]
    s.first_player = opener
    for d_1 in ALL_DECK:
        moved_9 = main_those_(s, d_1)
        place = 21 + d_1
        for card in moved_9:
            put_known(s, card, place)
        shuffle(s, 21 + d_1)
    for p_5 in CLOCKWISE[s.n][s.first_player]:
        if main_any_(s, p_5):
            s.option_count += 1
            options = main_those_2(s, p_5)
            region_12 = options[int(rnd() * len(options))]
            if not shielded_presence(s, p_5):
                s.presence[p_5] = s.presence[p_5] | 1 << region_12
            do_fill_slot(s, 0, region_12)
    do_place_subsidy_played(s, rnd, 0)
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
                if len(s.piles[21 + d_2]) == 0:
                    place = 21 + d_2
                    for card in s.piles[24 + d_2]:
                        put_known(s, card, place)
                    shuffle(s, 21 + d_2)
                if len(s.piles[21 + d_2]) != 0:
                    card_28 = top_by(s, 21 + d_2, rnd)
                    moved_10 = main_those_4(s, card_28)
                    place = 1 + seat
                    for card in moved_10:
                        put_known(s, card, place)
        secret_by(s, secret_planning_played, CLOCKWISE[s.n][0], (), rnd)
        for seat_2 in CLOCKWISE[s.n][s.first_player]:
            s.active = seat_2
            for card_31 in s.piles[6 + seat_2]:
                do_discard(s, seat_2, card_31)
            if s.reveal == 0:
                do_reveal_board(s, seat_2)
        for seat_3 in CLOCKWISE[s.n][s.first_player]:
            s.active = seat_3
            do_reveal_board(s, seat_3)
            do_window_played(s, rnd, seat_3)
            for number_6 in (1, 2, 3, 4, 5, 6, 7, 8):
                if s.plan[seat_3 * 8 + (number_6 - 1)] != -1:
                    space_4 = s.plan[seat_3 * 8 + (number_6 - 1)]
                    s.worker_up = number_6
                    if not shielded_plan(s, seat_3):
                        s.plan[seat_3 * 8 + (number_6 - 1)] = -1
                    if s.decline == 0 or d_spoils_later(s, seat_3, number_6, space_4):
                        if CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
                            s.option_count += 1
                            answer_2 = space_4 if rnd() < 0.5 else -1
                            if answer_2 >= 0:
                                DO_BOARD_ACTION_PLAYED[space_4](s, rnd, seat_3, space_4)
                    elif CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
                        DO_BOARD_ACTION_PLAYED[space_4](s, rnd, seat_3, space_4)
                    do_window_played(s, rnd, seat_3)
            s.worker_up = 0
            if not shielded_card_points(s, seat_3):
                s.card_points[seat_3] = 0
        for seat_4 in CLOCKWISE[s.n][0]:
            if not shielded_personal_funds(s, seat_4):
                value = s.personal_funds[seat_4] + s.corporate_funds[seat_4]
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 476)
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
                    raise RuleLimit('a number became too large', 483)
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
        for p_6 in CLOCKWISE[s.n][0]:
            if not shielded_workers_below(s, p_6):
                value = s.workers[p_6] + (0 - s.leaving[p_6])
                if value < 3:
                    value = 3
                s.workers[p_6] = value
            if not shielded_leaving(s, p_6):
                s.leaving[p_6] = 0
            moved_12 = main_those_3(s, p_6)
            place = 11 + p_6
            for card in moved_12:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 495)
        for seat_18 in CLOCKWISE[s.n][0]:
            s.lasting_28[seat_18] = ()
        for seat_19 in CLOCKWISE[s.n][0]:
            s.lasting_30[seat_19] = s.lasting_30_next[seat_19]
            s.lasting_30_next[seat_19] = ()
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
        raise RuleLimit('this is repeated too often', 456)
    for mark in RANGE_84:
        s.running_23[mark] = 0
    for mark_1 in RANGE_84:
        s.running_5[mark_1] = 0
    s.source = -1
    s.source_by = -1
    if s.at_game == 0:
        return 76
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
    for seat_15 in CLOCKWISE[s.n][s.active]:
        if seat_15 == actor:
            if not shielded_reputation(s, seat_15):
                value = s.reputation[seat_15] + q_training_reputation(s, seat_15)
                if value > 10:
                    value = 10
                s.reputation[seat_15] = value
            if not shielded_power(s, seat_15):
                value = s.power[seat_15] + q_training_power(s, seat_15)
                if value > 29:
                    value = 29
                s.power[seat_15] = value
            if s.model_version[seat_15] == 7:
                s.ending = 1
        waiting_8 = on_after_gain_model_version_those_(s, seat_15, actor, amount, index)
        leaves = False
        for reacting_8_times in RANGE_1_1001:
            if len(waiting_8) == 0:
                leaves = True
                break
            now_8 = waiting_8[0]
            REACTIONS_9_PLAYED[now_8](s, rnd, seat_15, actor, amount, index, now_8)
            waiting_8 = on_after_gain_model_version_those(s, waiting_8, now_8, seat_15, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        return

def handler_5_played(s, rnd, me, actor, amount, index, this, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 515)
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
    for seat_16 in CLOCKWISE[s.n][s.active]:
        waiting_9 = on_after_roll_campaign_die_those(s, seat_16, actor, amount, index)
        leaves = False
        for reacting_9_times in RANGE_1_1001:
            if len(waiting_9) == 0:
                leaves = True
                break
            now_9 = waiting_9[0]
            REACTIONS_10_PLAYED[now_9](s, rnd, seat_16, actor, amount, index, now_9, depth_ + 1)
            waiting_9 = on_after_roll_campaign_die_those_(s, waiting_9, now_9, seat_16, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        return

def handler_7_played(s, rnd, me, actor, its_card, this):
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        old_source_71 = s.source
        old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        s.option_count += 1
        answer_5 = 1 if rnd() < 0.5 else 0
        if answer_5:
            do_discard(s, me, this)
            s.lasting_32[me] = s.lasting_32[me] + (me, its_card)
        s.source = old_source_71
        s.source_by = old_source_by_71
    return

# ---- do_cover_up, content/disruptopia/turn.rules:8
def do_cover_up_logged(s, me, number_3):
    s.tape.append((2, 35, me, (), None))
    COVER.add(36)
    if not shielded_orders(s, me):
        old_1 = s.orders[me * 8 + (number_3 - 1)]
        s.orders[me * 8 + (number_3 - 1)] = -1
        s.tape.append((3, 36, me, (s.orders[me * 8 + (number_3 - 1)], old_1,), 1 << me))
    COVER.add(37)
    if not shielded_face_down(s, me):
        old_2 = s.face_down[me * 8 + (number_3 - 1)]
        s.face_down[me * 8 + (number_3 - 1)] = 0
        s.tape.append((4, 37, me, (s.face_down[me * 8 + (number_3 - 1)], old_2,), None))
    return

# ---- do_reveal_board, content/disruptopia/turn.rules:3
def do_reveal_board_logged(s, me):
    s.tape.append((0, 31, me, (), None))
    COVER.add(32)
    for number_2 in (1, 2, 3, 4, 5, 6, 7, 8):
        if s.face_down[me * 8 + (number_2 - 1)]:
            COVER.add(33)
            if not shielded_plan(s, me):
                old = s.plan[me * 8 + (number_2 - 1)]
                s.plan[me * 8 + (number_2 - 1)] = s.orders[me * 8 + (number_2 - 1)]
                s.tape.append((1, 33, me, (s.plan[me * 8 + (number_2 - 1)], old,), None))
            COVER.add(34)
            do_cover_up_logged(s, me, number_2)
    else:
        return

# ---- head_cards_effect_in01
def head_cards_effect_in01_logged(s, me, this):
    COVER.add(90)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in02
def head_cards_effect_in02_logged(s, me, this):
    COVER.add(91)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in03
def head_cards_effect_in03_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in04
def head_cards_effect_in04_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in05
def head_cards_effect_in05_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in06
def head_cards_effect_in06_logged(s, ret, me, this):
    s.f_head_cards_effect_in06_ret = ret
    s.f_head_cards_effect_in06_me = me
    s.f_head_cards_effect_in06_this = this
    COVER.add(92)
    COVER.add(93)
    s.player = me
    s.options = options = head_cards_effect_in06_those(s, me)
    s.option_count = len(options)
    s.pc = 3  # head_cards_effect_in06_region_1_logged
    return 0

def head_cards_effect_in06_region_1_logged(s, region_1):  # head_cards_effect_in06, after the question region_1, content/disruptopia/cards/influence.yaml:53
    s.tape.append((9, 93, s.f_head_cards_effect_in06_me, (region_1,), None))
    s.tape.append((10, 94, s.f_head_cards_effect_in06_me, (), None))
    s.scratch = ()
    kept_1 = s.scratch
    s.targeting = s.f_head_cards_effect_in06_this
    s.targeted = 0
    s.scratch = (region_1,) + kept_1
    return s.f_head_cards_effect_in06_ret

# ---- head_cards_effect_in07
def head_cards_effect_in07_logged(s, ret, me, this):
    s.f_head_cards_effect_in07_ret = ret
    s.f_head_cards_effect_in07_me = me
    s.f_head_cards_effect_in07_this = this
    COVER.add(97)
    COVER.add(98)
    s.player = me
    s.options = options = head_cards_effect_in07_those(s, me)
    s.option_count = len(options)
    s.pc = 4  # head_cards_effect_in07_region_3_logged
    return 0

def head_cards_effect_in07_region_3_logged(s, region_3):  # head_cards_effect_in07, after the question region_3, content/disruptopia/cards/influence.yaml:65
    s.tape.append((9, 98, s.f_head_cards_effect_in07_me, (region_3,), None))
    s.targeting = s.f_head_cards_effect_in07_this
    s.targeted = 0
    s.scratch = (region_3,)
    return s.f_head_cards_effect_in07_ret

# ---- head_cards_effect_in08
def head_cards_effect_in08_logged(s, me, this):
    COVER.add(99)
    price = 2
    if price > 0:
        s.corporate_funds[me] += (0 - price)
        s.tape.append((13, 100, me, (price,), None))
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in09
def head_cards_effect_in09_logged(s, ret, me, this):
    s.f_head_cards_effect_in09_ret = ret
    s.f_head_cards_effect_in09_me = me
    s.f_head_cards_effect_in09_this = this
    COVER.add(101)
    s.player = me
    s.options = options = tuple(range(1, min(3, s.power[me]) + 1))
    s.option_count = len(options)
    s.pc = 5  # head_cards_effect_in09_n_7_logged
    return 0

def head_cards_effect_in09_n_7_logged(s, n_7):  # head_cards_effect_in09, after the question n_7, content/disruptopia/cards/influence.yaml:82
    s.tape.append((14, 101, s.f_head_cards_effect_in09_me, (n_7,), None))
    s.targeting = s.f_head_cards_effect_in09_this
    s.targeted = 0
    s.scratch = (n_7,)
    return s.f_head_cards_effect_in09_ret

# ---- head_cards_effect_in10
def head_cards_effect_in10_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in11
def head_cards_effect_in11_logged(s, me, this):
    COVER.add(102)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in12
def head_cards_effect_in12_logged(s, ret, me, this):
    s.f_head_cards_effect_in12_ret = ret
    s.f_head_cards_effect_in12_me = me
    s.f_head_cards_effect_in12_this = this
    COVER.add(103)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 6  # head_cards_effect_in12_region_4_logged
    return 0

def head_cards_effect_in12_region_4_logged(s, region_4):  # head_cards_effect_in12, after the question region_4, content/disruptopia/cards/influence.yaml:108
    s.tape.append((9, 103, s.f_head_cards_effect_in12_me, (region_4,), None))
    s.targeting = s.f_head_cards_effect_in12_this
    s.targeted = 0
    s.scratch = (region_4,)
    return s.f_head_cards_effect_in12_ret

# ---- head_cards_effect_in13
def head_cards_effect_in13_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- do_draw_from_any_deck, content/disruptopia/turn.rules:121
def do_draw_from_any_deck_logged(s, ret, me):
    s.f_do_draw_from_any_deck_ret = ret
    s.f_do_draw_from_any_deck_me = me
    s.tape.append((17, 108, me, (), None))
    COVER.add(107)
    s.player = me
    s.options = options = do_draw_from_any_deck_those(s)
    s.option_count = len(options)
    s.pc = 7  # do_draw_from_any_deck_d_logged
    return 0

def do_draw_from_any_deck_d_logged(s, d):  # do_draw_from_any_deck, after the question d, content/disruptopia/turn.rules:122
    me = s.f_do_draw_from_any_deck_me
    s.tape.append((16, 107, me, (d,), None))
    COVER.add(109)
    if len(s.piles[21 + d]) == 0:
        place = 21 + d
        for card in s.piles[24 + d]:
            put_known(s, card, place)
        shuffle(s, 21 + d)
    if len(s.piles[21 + d]) == 0:
        return s.f_do_draw_from_any_deck_ret
    place = 21 + d
    if s.explicit and undecided(s, place):
        return await_top(s, place, 8)
    card_4 = s.piles[place][-1]
    moved = do_draw_from_any_deck_those_(s, card_4)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    s.tape.append((19, 109, me, (len(moved),), None))
    s.tape.append((18, 109, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_card_4_logged(s, card_4):  # do_draw_from_any_deck, after the card card_4, content/disruptopia/turn.rules:123
    if s.explicit:
        settle(s, card_4)
    me = s.f_do_draw_from_any_deck_me
    moved = do_draw_from_any_deck_those_(s, card_4)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    s.tape.append((19, 109, me, (len(moved),), None))
    s.tape.append((18, 109, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

def do_draw_from_any_deck_end_logged(s):  # do_draw_from_any_deck, rest, content/disruptopia/turn.rules:121
    return s.f_do_draw_from_any_deck_ret

# ---- head_cards_effect_in14
def head_cards_effect_in14_logged(s, me, this):
    s.tape.append((15, 104, me, (), None))
    s.scratch = ()
    kept_2 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_2
    return

# ---- head_cards_effect_in15
def head_cards_effect_in15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in16
def head_cards_effect_in16_logged(s, me, this):
    COVER.add(111)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in17
def head_cards_effect_in17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in18
def head_cards_effect_in18_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in19
def head_cards_effect_in19_logged(s, me, this):
    COVER.add(112)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_in20
def head_cards_effect_in20_logged(s, me, this):
    COVER.add(113)
    COVER.add(114)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs01
def head_cards_effect_rs01_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs02
def head_cards_effect_rs02_logged(s, me, this):
    COVER.add(115)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs03
def head_cards_effect_rs03_logged(s, me, this):
    COVER.add(116)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs04
def head_cards_effect_rs04_logged(s, ret, me, this):
    s.f_head_cards_effect_rs04_ret = ret
    s.f_head_cards_effect_rs04_me = me
    s.f_head_cards_effect_rs04_this = this
    COVER.add(117)
    s.player = me
    s.options = options = head_cards_effect_rs04_those(s, me)
    s.option_count = len(options)
    s.pc = 9  # head_cards_effect_rs04_n_9_logged
    return 0

def head_cards_effect_rs04_n_9_logged(s, n_9):  # head_cards_effect_rs04, after the question n_9, content/disruptopia/cards/research.yaml:37
    me = s.f_head_cards_effect_rs04_me
    s.tape.append((14, 117, me, (n_9,), None))
    COVER.add(118)
    price_1 = q_recruit_price(s, me, n_9)
    if price_1 > 0:
        s.corporate_funds[me] += (0 - price_1)
        s.tape.append((13, 119, me, (price_1,), None))
    s.targeting = s.f_head_cards_effect_rs04_this
    s.targeted = 0
    s.scratch = (n_9,)
    return s.f_head_cards_effect_rs04_ret

# ---- head_cards_effect_rs05
def head_cards_effect_rs05_logged(s, me, this):
    COVER.add(120)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- do_cancel_worker, content/disruptopia/turn.rules:170
def do_cancel_worker_logged(s, me, number_5):
    s.tape.append((24, 130, me, (), None))
    COVER.add(131)
    if not shielded_plan(s, me):
        old_3 = s.plan[me * 8 + (number_5 - 1)]
        s.plan[me * 8 + (number_5 - 1)] = -1
        s.tape.append((1, 131, me, (s.plan[me * 8 + (number_5 - 1)], old_3,), None))
    COVER.add(132)
    do_cover_up_logged(s, me, number_5)
    return

# ---- do_lose_worker, content/disruptopia/turn.rules:161
def do_lose_worker_logged(s, me):
    s.tape.append((22, 125, me, (), None))
    COVER.add(126)
    if s.worker_loss == 1:
        COVER.add(127)
        if not shielded_leaving(s, me):
            before = s.leaving[me]
            value = before + 1
            if value > 5:
                value = 5
            s.leaving[me] = value
            change_2 = value - before
            s.tape.append((23, 127, me, (change_2,), None))
    else:
        COVER.add(128)
        if s.workers[me] > 3:
            COVER.add(129)
            do_cancel_worker_logged(s, me, s.workers[me])
            COVER.add(134)
            if not shielded_workers_below(s, me):
                before = s.workers[me]
                value = before - 1
                if value < 3:
                    value = 3
                s.workers[me] = value
                change_3 = value - before
                s.tape.append((25, 134, me, (0 - change_3,), None))
    return

# ---- head_cards_effect_rs06
def head_cards_effect_rs06_logged(s, ret, me, this):
    s.f_head_cards_effect_rs06_ret = ret
    s.f_head_cards_effect_rs06_me = me
    s.f_head_cards_effect_rs06_this = this
    COVER.add(121)
    s.player = me
    s.options = options = head_cards_effect_rs06_those(s, me)
    s.option_count = len(options)
    s.pc = 10  # head_cards_effect_rs06_n_10_logged
    return 0

def head_cards_effect_rs06_n_10_logged(s, n_10):  # head_cards_effect_rs06, after the question n_10, content/disruptopia/cards/research.yaml:55
    s.tape.append((14, 121, s.f_head_cards_effect_rs06_me, (n_10,), None))
    s.tape.append((21, 122, s.f_head_cards_effect_rs06_me, (), None))
    s.scratch = ()
    kept_3 = s.scratch
    s.targeting = s.f_head_cards_effect_rs06_this
    s.targeted = 0
    s.scratch = (n_10,) + kept_3
    return s.f_head_cards_effect_rs06_ret

# ---- head_cards_effect_rs07
def head_cards_effect_rs07_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs08
def head_cards_effect_rs08_logged(s, me, this):
    COVER.add(136)
    COVER.add(137)
    COVER.add(138)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs09
def head_cards_effect_rs09_logged(s, me, this):
    COVER.add(139)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs10
def head_cards_effect_rs10_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs11
def head_cards_effect_rs11_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs12
def head_cards_effect_rs12_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs13
def head_cards_effect_rs13_logged(s, ret, me, this):
    s.f_head_cards_effect_rs13_ret = ret
    s.f_head_cards_effect_rs13_me = me
    s.f_head_cards_effect_rs13_this = this
    COVER.add(140)
    s.player = me
    s.options = options = head_cards_effect_rs13_those(s, this)
    s.option_count = len(options)
    s.pc = 11  # head_cards_effect_rs13_found_logged
    return 0

def head_cards_effect_rs13_found_logged(s, found):  # head_cards_effect_rs13, after the question found, content/disruptopia/cards/research.yaml:117
    s.tape.append((7, 140, s.f_head_cards_effect_rs13_me, (found,), None))
    s.targeting = s.f_head_cards_effect_rs13_this
    s.targeted = 0
    s.scratch = (found,)
    return s.f_head_cards_effect_rs13_ret

# ---- head_cards_effect_rs14
def head_cards_effect_rs14_logged(s, me, this):
    COVER.add(141)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs15
def head_cards_effect_rs15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs16
def head_cards_effect_rs16_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs17
def head_cards_effect_rs17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs18
def head_cards_effect_rs18_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs19
def head_cards_effect_rs19_logged(s, ret, me, this):
    s.f_head_cards_effect_rs19_ret = ret
    s.f_head_cards_effect_rs19_me = me
    s.f_head_cards_effect_rs19_this = this
    COVER.add(142)
    s.player = me
    s.options = options = head_cards_effect_rs19_those(s, me)
    s.option_count = len(options)
    s.pc = 12  # head_cards_effect_rs19_worker_logged
    return 0

def head_cards_effect_rs19_worker_logged(s, worker):  # head_cards_effect_rs19, after the question worker, content/disruptopia/cards/research.yaml:169
    s.f_head_cards_effect_rs19_worker = worker
    me = s.f_head_cards_effect_rs19_me
    s.tape.append((14, 142, me, (worker,), None))
    COVER.add(143)
    s.player = me
    s.options = options = d_other_actions(s, me, worker)
    s.option_count = len(options)
    s.pc = 13  # head_cards_effect_rs19_space_1_logged
    return 0

def head_cards_effect_rs19_space_1_logged(s, space_1):  # head_cards_effect_rs19, after the question space_1, content/disruptopia/cards/research.yaml:170
    s.tape.append((26, 143, s.f_head_cards_effect_rs19_me, (space_1,), None))
    s.tape.append((27, 144, s.f_head_cards_effect_rs19_me, (), None))
    s.scratch = ()
    kept_4 = s.scratch
    s.targeting = s.f_head_cards_effect_rs19_this
    s.targeted = 0
    s.scratch = (s.f_head_cards_effect_rs19_worker, space_1) + kept_4
    return s.f_head_cards_effect_rs19_ret

# ---- head_cards_effect_rs20
def head_cards_effect_rs20_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_rs21
def head_cards_effect_rs21_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb01
def head_cards_effect_sb01_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb02
def head_cards_effect_sb02_logged(s, ret, me, this):
    s.f_head_cards_effect_sb02_ret = ret
    s.f_head_cards_effect_sb02_me = me
    s.f_head_cards_effect_sb02_this = this
    COVER.add(146)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14  # head_cards_effect_sb02_target_logged
    return 0

def head_cards_effect_sb02_target_logged(s, target):  # head_cards_effect_sb02, after the question target, content/disruptopia/cards/sabotage.yaml:19
    s.tape.append((28, 146, s.f_head_cards_effect_sb02_me, (target,), None))
    s.targeting = s.f_head_cards_effect_sb02_this
    s.targeted = 0 | 1 << target
    s.scratch = (target,)
    return s.f_head_cards_effect_sb02_ret

# ---- head_cards_effect_sb03
def head_cards_effect_sb03_logged(s, ret, me, this):
    s.f_head_cards_effect_sb03_ret = ret
    s.f_head_cards_effect_sb03_me = me
    s.f_head_cards_effect_sb03_this = this
    COVER.add(147)
    s.player = me
    s.options = options = head_cards_effect_sb03_those(s, me)
    s.option_count = len(options)
    s.pc = 15  # head_cards_effect_sb03_target_1_logged
    return 0

def head_cards_effect_sb03_target_1_logged(s, target_1):  # head_cards_effect_sb03, after the question target_1, content/disruptopia/cards/sabotage.yaml:27
    s.tape.append((28, 147, s.f_head_cards_effect_sb03_me, (target_1,), None))
    s.targeting = s.f_head_cards_effect_sb03_this
    s.targeted = 0 | 1 << target_1
    s.scratch = (target_1,)
    return s.f_head_cards_effect_sb03_ret

# ---- head_cards_effect_sb04
def head_cards_effect_sb04_logged(s, ret, me, this):
    s.f_head_cards_effect_sb04_ret = ret
    s.f_head_cards_effect_sb04_me = me
    s.f_head_cards_effect_sb04_this = this
    COVER.add(148)
    s.player = me
    s.options = options = head_cards_effect_sb04_those(s, me)
    s.option_count = len(options)
    s.pc = 16  # head_cards_effect_sb04_target_2_logged
    return 0

def head_cards_effect_sb04_target_2_logged(s, target_2):  # head_cards_effect_sb04, after the question target_2, content/disruptopia/cards/sabotage.yaml:39
    s.f_head_cards_effect_sb04_target_2 = target_2
    me = s.f_head_cards_effect_sb04_me
    s.tape.append((28, 148, me, (target_2,), None))
    COVER.add(149)
    s.player = me
    s.options = options = BITS_6[s.presence[me] & s.presence[target_2]]
    s.option_count = len(options)
    s.pc = 17  # head_cards_effect_sb04_region_5_logged
    return 0

def head_cards_effect_sb04_region_5_logged(s, region_5):  # head_cards_effect_sb04, after the question region_5, content/disruptopia/cards/sabotage.yaml:40
    s.tape.append((9, 149, s.f_head_cards_effect_sb04_me, (region_5,), None))
    s.targeting = s.f_head_cards_effect_sb04_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb04_target_2
    s.scratch = (s.f_head_cards_effect_sb04_target_2, region_5)
    return s.f_head_cards_effect_sb04_ret

# ---- head_cards_effect_sb05
def head_cards_effect_sb05_logged(s, ret, me, this):
    s.f_head_cards_effect_sb05_ret = ret
    s.f_head_cards_effect_sb05_me = me
    s.f_head_cards_effect_sb05_this = this
    COVER.add(150)
    s.player = me
    s.options = options = d_neighbours(s, me)
    s.option_count = len(options)
    s.pc = 18  # head_cards_effect_sb05_target_3_logged
    return 0

def head_cards_effect_sb05_target_3_logged(s, target_3):  # head_cards_effect_sb05, after the question target_3, content/disruptopia/cards/sabotage.yaml:49
    s.tape.append((28, 150, s.f_head_cards_effect_sb05_me, (target_3,), None))
    s.targeting = s.f_head_cards_effect_sb05_this
    s.targeted = 0 | 1 << target_3
    s.scratch = (target_3,)
    return s.f_head_cards_effect_sb05_ret

# ---- head_cards_effect_sb06
def head_cards_effect_sb06_logged(s, ret, me, this):
    s.f_head_cards_effect_sb06_ret = ret
    s.f_head_cards_effect_sb06_me = me
    s.f_head_cards_effect_sb06_this = this
    COVER.add(151)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # head_cards_effect_sb06_target_4_logged
    return 0

def head_cards_effect_sb06_target_4_logged(s, target_4):  # head_cards_effect_sb06, after the question target_4, content/disruptopia/cards/sabotage.yaml:58
    s.tape.append((28, 151, s.f_head_cards_effect_sb06_me, (target_4,), None))
    s.targeting = s.f_head_cards_effect_sb06_this
    s.targeted = 0 | 1 << target_4
    s.scratch = (target_4,)
    return s.f_head_cards_effect_sb06_ret

# ---- head_cards_effect_sb07
def head_cards_effect_sb07_logged(s, ret, me, this):
    s.f_head_cards_effect_sb07_ret = ret
    s.f_head_cards_effect_sb07_me = me
    s.f_head_cards_effect_sb07_this = this
    COVER.add(152)
    s.player = me
    s.options = options = head_cards_effect_sb07_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # head_cards_effect_sb07_target_5_logged
    return 0

def head_cards_effect_sb07_target_5_logged(s, target_5):  # head_cards_effect_sb07, after the question target_5, content/disruptopia/cards/sabotage.yaml:68
    s.tape.append((28, 152, s.f_head_cards_effect_sb07_me, (target_5,), None))
    s.targeting = s.f_head_cards_effect_sb07_this
    s.targeted = 0 | 1 << target_5
    s.scratch = (target_5,)
    return s.f_head_cards_effect_sb07_ret

# ---- head_cards_effect_sb08
def head_cards_effect_sb08_logged(s, ret, me, this):
    s.f_head_cards_effect_sb08_ret = ret
    s.f_head_cards_effect_sb08_me = me
    s.f_head_cards_effect_sb08_this = this
    COVER.add(153)
    s.player = me
    s.options = options = head_cards_effect_sb08_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # head_cards_effect_sb08_target_6_logged
    return 0

def head_cards_effect_sb08_target_6_logged(s, target_6):  # head_cards_effect_sb08, after the question target_6, content/disruptopia/cards/sabotage.yaml:76
    s.tape.append((28, 153, s.f_head_cards_effect_sb08_me, (target_6,), None))
    s.targeting = s.f_head_cards_effect_sb08_this
    s.targeted = 0 | 1 << target_6
    s.scratch = (target_6,)
    return s.f_head_cards_effect_sb08_ret

# ---- head_cards_effect_sb09
def head_cards_effect_sb09_logged(s, ret, me, this):
    s.f_head_cards_effect_sb09_ret = ret
    s.f_head_cards_effect_sb09_me = me
    s.f_head_cards_effect_sb09_this = this
    COVER.add(154)
    s.player = me
    s.options = options = head_cards_effect_sb09_those(s, me)
    s.option_count = len(options)
    s.pc = 22  # head_cards_effect_sb09_target_7_logged
    return 0

def head_cards_effect_sb09_target_7_logged(s, target_7):  # head_cards_effect_sb09, after the question target_7, content/disruptopia/cards/sabotage.yaml:85
    s.tape.append((28, 154, s.f_head_cards_effect_sb09_me, (target_7,), None))
    s.targeting = s.f_head_cards_effect_sb09_this
    s.targeted = 0 | 1 << target_7
    s.scratch = (target_7,)
    return s.f_head_cards_effect_sb09_ret

# ---- head_cards_effect_sb10
def head_cards_effect_sb10_logged(s, ret, me, this):
    s.f_head_cards_effect_sb10_ret = ret
    s.f_head_cards_effect_sb10_me = me
    s.f_head_cards_effect_sb10_this = this
    COVER.add(155)
    s.player = me
    s.options = options = head_cards_effect_sb10_those(s, me)
    s.option_count = len(options)
    s.pc = 23  # head_cards_effect_sb10_target_8_logged
    return 0

def head_cards_effect_sb10_target_8_logged(s, target_8):  # head_cards_effect_sb10, after the question target_8, content/disruptopia/cards/sabotage.yaml:94
    s.tape.append((28, 155, s.f_head_cards_effect_sb10_me, (target_8,), None))
    s.targeting = s.f_head_cards_effect_sb10_this
    s.targeted = 0 | 1 << target_8
    s.scratch = (target_8,)
    return s.f_head_cards_effect_sb10_ret

# ---- head_cards_effect_sb11
def head_cards_effect_sb11_logged(s, ret, me, this):
    s.f_head_cards_effect_sb11_ret = ret
    s.f_head_cards_effect_sb11_me = me
    s.f_head_cards_effect_sb11_this = this
    COVER.add(156)
    s.player = me
    s.options = options = head_cards_effect_sb11_those(s, me)
    s.option_count = len(options)
    s.pc = 24  # head_cards_effect_sb11_target_9_logged
    return 0

def head_cards_effect_sb11_target_9_logged(s, target_9):  # head_cards_effect_sb11, after the question target_9, content/disruptopia/cards/sabotage.yaml:104
    s.tape.append((28, 156, s.f_head_cards_effect_sb11_me, (target_9,), None))
    s.targeting = s.f_head_cards_effect_sb11_this
    s.targeted = 0 | 1 << target_9
    s.scratch = (target_9,)
    return s.f_head_cards_effect_sb11_ret

# ---- head_cards_effect_sb12
def head_cards_effect_sb12_logged(s, ret, me, this):
    s.f_head_cards_effect_sb12_ret = ret
    s.f_head_cards_effect_sb12_me = me
    s.f_head_cards_effect_sb12_this = this
    COVER.add(157)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 25  # head_cards_effect_sb12_region_6_logged
    return 0

def head_cards_effect_sb12_region_6_logged(s, region_6):  # head_cards_effect_sb12, after the question region_6, content/disruptopia/cards/sabotage.yaml:114
    s.tape.append((9, 157, s.f_head_cards_effect_sb12_me, (region_6,), None))
    s.targeting = s.f_head_cards_effect_sb12_this
    s.targeted = 0 | head_cards_effect_sb12_mask(s, s.f_head_cards_effect_sb12_me, region_6)
    s.scratch = (region_6,)
    return s.f_head_cards_effect_sb12_ret

# ---- head_cards_effect_sb13
def head_cards_effect_sb13_logged(s, ret, me, this):
    s.f_head_cards_effect_sb13_ret = ret
    s.f_head_cards_effect_sb13_me = me
    s.f_head_cards_effect_sb13_this = this
    COVER.add(158)
    COVER.add(159)
    s.player = me
    s.options = options = head_cards_effect_sb13_those(s, me)
    s.option_count = len(options)
    s.pc = 26  # head_cards_effect_sb13_target_10_logged
    return 0

def head_cards_effect_sb13_target_10_logged(s, target_10):  # head_cards_effect_sb13, after the question target_10, content/disruptopia/cards/sabotage.yaml:126
    s.f_head_cards_effect_sb13_target_10 = target_10
    s.tape.append((28, 159, s.f_head_cards_effect_sb13_me, (target_10,), None))
    COVER.add(160)
    s.player = s.f_head_cards_effect_sb13_me
    s.options = options = s.piles[11 + target_10]
    s.option_count = len(options)
    s.pc = 27  # head_cards_effect_sb13_stolen_logged
    return 0

def head_cards_effect_sb13_stolen_logged(s, stolen):  # head_cards_effect_sb13, after the question stolen, content/disruptopia/cards/sabotage.yaml:127
    s.tape.append((7, 160, s.f_head_cards_effect_sb13_me, (stolen,), None))
    s.targeting = s.f_head_cards_effect_sb13_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb13_target_10
    s.scratch = (s.f_head_cards_effect_sb13_target_10, stolen)
    return s.f_head_cards_effect_sb13_ret

# ---- head_cards_effect_sb14
def head_cards_effect_sb14_logged(s, ret, me, this):
    s.f_head_cards_effect_sb14_ret = ret
    s.f_head_cards_effect_sb14_me = me
    s.f_head_cards_effect_sb14_this = this
    COVER.add(161)
    s.player = me
    s.options = options = head_cards_effect_sb14_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # head_cards_effect_sb14_target_11_logged
    return 0

def head_cards_effect_sb14_target_11_logged(s, target_11):  # head_cards_effect_sb14, after the question target_11, content/disruptopia/cards/sabotage.yaml:135
    s.tape.append((28, 161, s.f_head_cards_effect_sb14_me, (target_11,), None))
    s.targeting = s.f_head_cards_effect_sb14_this
    s.targeted = 0 | 1 << target_11
    s.scratch = (target_11,)
    return s.f_head_cards_effect_sb14_ret

# ---- head_cards_effect_sb15
def head_cards_effect_sb15_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb16
def head_cards_effect_sb16_logged(s, ret, me, this):
    s.f_head_cards_effect_sb16_ret = ret
    s.f_head_cards_effect_sb16_me = me
    s.f_head_cards_effect_sb16_this = this
    COVER.add(162)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 29  # head_cards_effect_sb16_region_7_logged
    return 0

def head_cards_effect_sb16_region_7_logged(s, region_7):  # head_cards_effect_sb16, after the question region_7, content/disruptopia/cards/sabotage.yaml:151
    s.tape.append((9, 162, s.f_head_cards_effect_sb16_me, (region_7,), None))
    s.targeting = s.f_head_cards_effect_sb16_this
    s.targeted = 0
    s.scratch = (region_7,)
    return s.f_head_cards_effect_sb16_ret

# ---- head_cards_effect_sb17
def head_cards_effect_sb17_logged(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()
    return

# ---- head_cards_effect_sb18
def head_cards_effect_sb18_logged(s, ret, me, this):
    s.f_head_cards_effect_sb18_ret = ret
    s.f_head_cards_effect_sb18_me = me
    s.f_head_cards_effect_sb18_this = this
    COVER.add(163)
    s.player = me
    s.options = options = head_cards_effect_sb18_those(s, me)
    s.option_count = len(options)
    s.pc = 30  # head_cards_effect_sb18_x_logged
    return 0

def head_cards_effect_sb18_x_logged(s, x):  # head_cards_effect_sb18, after the question x, content/disruptopia/cards/sabotage.yaml:169
    s.f_head_cards_effect_sb18_x = x
    me = s.f_head_cards_effect_sb18_me
    s.tape.append((14, 163, me, (x,), None))
    COVER.add(164)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 31  # head_cards_effect_sb18_target_12_logged
    return 0

def head_cards_effect_sb18_target_12_logged(s, target_12):  # head_cards_effect_sb18, after the question target_12, content/disruptopia/cards/sabotage.yaml:170
    me = s.f_head_cards_effect_sb18_me
    s.tape.append((28, 164, me, (target_12,), None))
    COVER.add(165)
    price_2 = s.f_head_cards_effect_sb18_x
    if price_2 > 0:
        s.card_points[me] += (0 - price_2)
        s.tape.append((29, 166, me, (price_2,), None))
    s.targeting = s.f_head_cards_effect_sb18_this
    s.targeted = 0 | 1 << target_12
    s.scratch = (s.f_head_cards_effect_sb18_x, target_12)
    return s.f_head_cards_effect_sb18_ret

# ---- head_cards_effect_sb19
def head_cards_effect_sb19_logged(s, me, this):
    COVER.add(167)
    s.tape.append((30, 168, me, (), None))
    s.scratch = ()
    kept_5 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_5
    return

# ---- head_cards_effect_sb20
def head_cards_effect_sb20_logged(s, ret, me, this):
    s.f_head_cards_effect_sb20_ret = ret
    s.f_head_cards_effect_sb20_me = me
    s.f_head_cards_effect_sb20_this = this
    COVER.add(171)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 32  # head_cards_effect_sb20_target_13_logged
    return 0

def head_cards_effect_sb20_target_13_logged(s, target_13):  # head_cards_effect_sb20, after the question target_13, content/disruptopia/cards/sabotage.yaml:188
    s.tape.append((28, 171, s.f_head_cards_effect_sb20_me, (target_13,), None))
    s.targeting = s.f_head_cards_effect_sb20_this
    s.targeted = 0 | 1 << target_13
    s.scratch = (target_13,)
    return s.f_head_cards_effect_sb20_ret

# ---- head_cards_effect_sb21
def head_cards_effect_sb21_logged(s, ret, me, this):
    s.f_head_cards_effect_sb21_ret = ret
    s.f_head_cards_effect_sb21_me = me
    s.f_head_cards_effect_sb21_this = this
    COVER.add(172)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 33  # head_cards_effect_sb21_target_14_logged
    return 0

def head_cards_effect_sb21_target_14_logged(s, target_14):  # head_cards_effect_sb21, after the question target_14, content/disruptopia/cards/sabotage.yaml:202
    s.tape.append((28, 172, s.f_head_cards_effect_sb21_me, (target_14,), None))
    s.targeting = s.f_head_cards_effect_sb21_this
    s.targeted = 0 | 1 << target_14
    s.scratch = (target_14,)
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
    COVER.add(173)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + WEALTH_TERM_SHEET[WEALTH_BY_RANK[s.net_worth[me]]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 173)
        s.corporate_funds[me] = value
        change_4 = value - before
        s.tape.append((33, 173, me, (change_4,), None))
    s.source = old_source_2
    s.source_by = old_source_by_2
    return

# ---- body_cards_effect_in04
def body_cards_effect_in04_logged(s, me, this, kept):
    old_source_3 = s.source
    old_source_by_3 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(174)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + min(3, s.presence[me].bit_count())
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_5 = value - before
        s.tape.append((34, 174, me, (change_5,), None))
    s.source = old_source_3
    s.source_by = old_source_by_3
    return

# ---- body_cards_effect_in05
def body_cards_effect_in05_logged(s, me, this, kept):
    old_source_4 = s.source
    old_source_by_4 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(175)
    if s.net_worth[me] >= 1:
        COVER.add(176)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 3
            if value > 29:
                value = 29
            s.power[me] = value
            change_6 = value - before
            s.tape.append((35, 176, me, (change_6,), None))
    else:
        COVER.add(177)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 2
            if value > 29:
                value = 29
            s.power[me] = value
            change_7 = value - before
            s.tape.append((35, 177, me, (change_7,), None))
    s.source = old_source_4
    s.source_by = old_source_by_4
    return

# ---- do_take_subsidy, content/disruptopia/turn.rules:143
def do_take_subsidy_logged(s, me, region_8):
    s.tape.append((36, 179, me, (), None))
    COVER.add(182)
    COVER.add(183)
    price_3 = fee_take_subsidy_0_0(s, me, region_8, 0)
    price_4 = fee_take_subsidy_0_0(s, me, region_8, 1)
    price_5 = fee_take_subsidy_0_0(s, me, region_8, 2)
    price_6 = fee_take_subsidy_0_0(s, me, region_8, 3)
    price_7 = fee_take_subsidy_0_0(s, me, region_8, 4)
    if price_3 > 0:
        s.corporate_funds[me] += (0 - price_3)
        value = s.corporate_funds[0] + price_3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[0] = value
        s.tape.append((13, 179, me, (price_3,), None))
    if price_4 > 0:
        s.corporate_funds[me] += (0 - price_4)
        value = s.corporate_funds[1] + price_4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[1] = value
        s.tape.append((13, 179, me, (price_4,), None))
    if price_5 > 0:
        s.corporate_funds[me] += (0 - price_5)
        value = s.corporate_funds[2] + price_5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[2] = value
        s.tape.append((13, 179, me, (price_5,), None))
    if price_6 > 0:
        s.corporate_funds[me] += (0 - price_6)
        value = s.corporate_funds[3] + price_6
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[3] = value
        s.tape.append((13, 179, me, (price_6,), None))
    if price_7 > 0:
        s.corporate_funds[me] += (0 - price_7)
        value = s.corporate_funds[4] + price_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 179)
        s.corporate_funds[4] = value
        s.tape.append((13, 179, me, (price_7,), None))
    COVER.add(184)
    before = s.region_tokens[region_8]
    value = before - 1
    s.region_tokens[region_8] = value
    change_8 = value - before
    s.tape.append((37, 184, me, (0 - change_8, region_8,), None))
    COVER.add(185)
    if not shielded_subsidies(s, me):
        before = s.subsidies[me]
        value = before + 1
        if value > 14:
            value = 14
        s.subsidies[me] = value
        change_9 = value - before
        s.tape.append((38, 185, me, (change_9,), None))
    return

# ---- body_cards_effect_in06
def body_cards_effect_in06_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_in06_ret = ret
    s.f_body_cards_effect_in06_me = me
    region_1 = kept[0]
    kept_6 = kept[1:]
    s.f_body_cards_effect_in06_old_source_5 = old_source_5 = s.source
    s.f_body_cards_effect_in06_old_source_by_5 = old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(178)
    COVER.add(95)
    before = s.subsidy_supply
    value = before - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    change = value - before
    s.tape.append((11, 95, me, (0 - change,), None))
    COVER.add(96)
    before = s.region_tokens[region_1]
    value = before + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    change_1 = value - before
    s.tape.append((12, 96, me, (change_1, region_1,), None))
    if body_cards_effect_in06_any(s, me):
        COVER.add(180)
        s.player = me
        s.options = options = body_cards_effect_in06_those(s, me)
        s.option_count = len(options)
        s.pc = 34  # body_cards_effect_in06_other_region_logged
        return 0
    s.source = old_source_5
    s.source_by = old_source_by_5
    return s.f_body_cards_effect_in06_ret

def body_cards_effect_in06_other_region_logged(s, other_region):  # body_cards_effect_in06, after the question other_region, content/disruptopia/cards/influence.yaml:55
    me = s.f_body_cards_effect_in06_me
    s.tape.append((9, 180, me, (other_region,), None))
    COVER.add(181)
    if can_take_subsidy(s, me, other_region):
        do_take_subsidy_logged(s, me, other_region)
        s.source = s.f_body_cards_effect_in06_old_source_5
        s.source_by = s.f_body_cards_effect_in06_old_source_by_5
        return s.f_body_cards_effect_in06_ret
    s.tape.append((20, 181, me, (), None))
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

def body_cards_effect_in06_rest_logged(s):  # body_cards_effect_in06, rest
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

# ---- body_cards_effect_in07
def body_cards_effect_in07_logged(s, me, this, kept):
    region_3 = kept[0]
    old_source_6 = s.source
    old_source_by_6 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(187)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << region_3
        s.tape.append((39, 187, me, (region_3,), None))
    s.source = old_source_6
    s.source_by = old_source_by_6
    return

# ---- body_cards_effect_in08
def body_cards_effect_in08_logged(s, me, this, kept):
    old_source_7 = s.source
    old_source_by_7 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(188)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_10 = value - before
        s.tape.append((34, 188, me, (change_10,), None))
    s.source = old_source_7
    s.source_by = old_source_by_7
    return

# ---- body_cards_effect_in09
def body_cards_effect_in09_logged(s, me, this, kept):
    n_7 = kept[0]
    old_source_8 = s.source
    old_source_by_8 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(189)
    if not shielded_power_below(s, me):
        before = s.power[me]
        value = before + (0 - n_7)
        if value < 0:
            value = 0
        s.power[me] = value
        change_11 = value - before
        s.tape.append((40, 189, me, (0 - change_11,), None))
    COVER.add(190)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + 3 * n_7
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 190)
        s.corporate_funds[me] = value
        change_12 = value - before
        s.tape.append((33, 190, me, (change_12,), None))
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
    COVER.add(191)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 35  # body_cards_effect_in10_rolled_die_logged
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
    s.tape.append((41, 191, me, (rolled_die,), None))
    COVER.add(192)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + s.die // 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_13 = value - before
        s.tape.append((34, 192, me, (change_13,), None))
    COVER.add(193)
    if s.die == 6:
        COVER.add(194)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 1
            if value > 29:
                value = 29
            s.power[me] = value
            change_14 = value - before
            s.tape.append((35, 194, me, (change_14,), None))
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
    region_4 = kept[0]
    old_source_11 = s.source
    old_source_by_11 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(195)
    old_7 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_4
    s.tape.append((42, 195, me, (s.card_chosen_region[this], old_7,), None))
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

# ---- do_discard, content/disruptopia/turn.rules:116
def do_discard_logged(s, me, card_7):
    s.tape.append((44, 198, me, (), None))
    COVER.add(202)
    moved_1 = do_discard_those(s, card_7)
    place = 24 + CARDS_DECK[card_7]
    for card in moved_1:
        put_known(s, card, place)
    s.tape.append((45, 202, me, (moved_1,), None))
    return

# ---- body_cards_effect_in14
def body_cards_effect_in14_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_in14_ret = ret
    s.f_body_cards_effect_in14_me = me
    s.f_body_cards_effect_in14_this = this
    kept_7 = kept[:]
    s.f_body_cards_effect_in14_old_source_13 = s.source
    s.f_body_cards_effect_in14_old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(196)
    COVER.add(105)
    s.f_body_cards_effect_in14_repeat_i = 1
    s.f_body_cards_effect_in14_repeat_last = 2
    return body_cards_effect_in14_repeat_logged(s)

def body_cards_effect_in14_after_do_draw_from_any_deck_logged(s, _):  # body_cards_effect_in14, after do_draw_from_any_deck
    return body_cards_effect_in14_repeat_logged(s)

def body_cards_effect_in14_repeat_logged(s):  # body_cards_effect_in14, rest
    repeat_i = s.f_body_cards_effect_in14_repeat_i
    me = s.f_body_cards_effect_in14_me
    while True:
        if repeat_i > s.f_body_cards_effect_in14_repeat_last:
            break
        turn_1 = repeat_i
        s.f_body_cards_effect_in14_repeat_i = repeat_i = repeat_i + 1
        COVER.add(106)
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck_logged(s, 36, me)  # then body_cards_effect_in14_after_do_draw_from_any_deck_logged
        s.tape.append((20, 106, me, (), None))
    COVER.add(197)
    if body_cards_effect_in14_any(s, me, s.f_body_cards_effect_in14_this):
        s.tape.append((43, 200, me, (), None))
        COVER.add(199)
        s.player = me
        s.options = options = body_cards_effect_in14_those(s, me, s.f_body_cards_effect_in14_this)
        s.option_count = len(options)
        s.pc = 37  # body_cards_effect_in14_do_discard_another_card_6_logged
        return 0
    s.tape.append((20, 197, me, (), None))
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_do_discard_another_card_6_logged(s, do_discard_another_card_6):  # body_cards_effect_in14, after the question do_discard_another_card_6, content/disruptopia/turn.rules:133
    me = s.f_body_cards_effect_in14_me
    s.tape.append((7, 199, me, (do_discard_another_card_6,), 1 << me))
    COVER.add(201)
    do_discard_logged(s, me, do_discard_another_card_6)
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

def body_cards_effect_in14_rest_logged(s):  # body_cards_effect_in14, rest, content/disruptopia/cards/influence.yaml:127
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
    COVER.add(205)
    s.lasting_24[me] = s.lasting_24[me] + (me,)
    s.tape.append((46, 205, me, (), None))
    s.lasting_25[me] = s.lasting_25[me] + (me,)
    s.tape.append((47, 205, me, (), None))
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
    COVER.add(206)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + -(-s.power[me] // 2)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 206)
        s.corporate_funds[me] = value
        change_15 = value - before
        s.tape.append((33, 206, me, (change_15,), None))
    s.source = old_source_18
    s.source_by = old_source_by_18
    return

# ---- body_cards_effect_in20
def body_cards_effect_in20_logged(s, me, this, kept):
    old_source_19 = s.source
    old_source_by_19 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(207)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_16 = value - before
        s.tape.append((34, 207, me, (change_16,), None))
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + 2
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 207)
        s.corporate_funds[me] = value
        change_17 = value - before
        s.tape.append((33, 207, me, (change_17,), None))
    s.source = old_source_19
    s.source_by = old_source_by_19
    return

# ---- body_cards_effect_rs01
def body_cards_effect_rs01_logged(s, me, this, kept):
    old_source_20 = s.source
    old_source_by_20 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(208)
    s.lasting_26[me] = s.lasting_26[me] + (me,)
    s.tape.append((48, 208, me, (), None))
    s.source = old_source_20
    s.source_by = old_source_by_20
    return

# ---- body_cards_effect_rs02
def body_cards_effect_rs02_logged(s, me, this, kept):
    old_source_21 = s.source
    old_source_by_21 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(209)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        s.reputation[me] = value
        change_18 = value - before
        s.tape.append((49, 209, me, (0 - change_18,), None))
        if change_18 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_18, 0)
    COVER.add(210)
    s.lasting_27[me] = s.lasting_27[me] + (me,)
    s.tape.append((48, 210, me, (), None))
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
    COVER.add(211)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + 1
        if value > 8:
            value = 8
        s.workers[me] = value
        change_19 = value - before
        s.tape.append((50, 211, me, (change_19,), None))
    COVER.add(212)
    if s.workers[me] > s.worker_up:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # body_cards_effect_rs03_answer_logged
        return 0
    s.source = old_source_22
    s.source_by = old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_answer_logged(s, answer):  # body_cards_effect_rs03, after the question answer, content/disruptopia/cards/research.yaml:29
    if answer:
        s.tape.append((51, 213, s.f_body_cards_effect_rs03_me, (), None))
        COVER.add(214)
        COVER.add(215)
        s.player = s.f_body_cards_effect_rs03_me
        s.options = options = ALL_BOARD
        s.option_count = len(options)
        s.pc = 39  # body_cards_effect_rs03_space_3_logged
        return 0
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_space_3_logged(s, space_3):  # body_cards_effect_rs03, after the question space_3, content/disruptopia/turn.rules:179
    me = s.f_body_cards_effect_rs03_me
    s.tape.append((26, 215, me, (space_3,), None))
    COVER.add(216)
    if shielded_plan(s, me):
        s.source = s.f_body_cards_effect_rs03_old_source_22
        s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
        return s.f_body_cards_effect_rs03_ret
    old_8 = s.plan[me * 8 + (s.workers[me] - 1)]
    s.plan[me * 8 + (s.workers[me] - 1)] = space_3
    s.tape.append((1, 216, me, (s.plan[me * 8 + (s.workers[me] - 1)], old_8,), None))
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def body_cards_effect_rs03_rest_logged(s):  # body_cards_effect_rs03, rest, content/disruptopia/cards/research.yaml:29
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

# ---- body_cards_effect_rs04
def body_cards_effect_rs04_logged(s, me, this, kept):
    n_9 = kept[0]
    old_source_23 = s.source
    old_source_by_23 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(218)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + n_9
        if value > 8:
            value = 8
        s.workers[me] = value
        change_20 = value - before
        s.tape.append((50, 218, me, (change_20,), None))
    s.source = old_source_23
    s.source_by = old_source_by_23
    return

# ---- body_cards_effect_rs05
def body_cards_effect_rs05_logged(s, me, this, kept):
    old_source_24 = s.source
    old_source_by_24 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(219)
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
        s.tape.append((52, 219, me, (change_21,), None))
        if change_21 != 0:
            on_after_gain_compute_logged(s, me, change_21, 0)
    s.source = old_source_24
    s.source_by = old_source_by_24
    return

# ---- body_cards_effect_rs06
def body_cards_effect_rs06_logged(s, me, this, kept):
    n_10 = kept[0]
    kept_8 = kept[1:]
    old_source_25 = s.source
    old_source_by_25 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(220)
    COVER.add(123)
    for turn_2 in range(1, n_10 + 1):
        COVER.add(124)
        do_lose_worker_logged(s, me)
    COVER.add(221)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + n_10
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_22 = value - before
        s.tape.append((52, 221, me, (change_22,), None))
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
    COVER.add(222)
    if shielded_model_version(s, me):
        s.source = old_source_27
        s.source_by = old_source_by_27
        return s.f_body_cards_effect_rs08_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_23 = value - before
    s.tape.append((53, 222, me, (change_23,), None))
    if change_23 != 0:
        return on_after_gain_model_version_logged(s, 40, me, change_23, 0)  # then body_cards_effect_rs08_after_on_after_gain_model_version_logged
    s.source = old_source_27
    s.source_by = old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def body_cards_effect_rs08_after_on_after_gain_model_version_logged(s, _):  # body_cards_effect_rs08, after on_after_gain_model_version, content/disruptopia/cards/research.yaml:74
    s.source = s.f_body_cards_effect_rs08_old_source_27
    s.source_by = s.f_body_cards_effect_rs08_old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def body_cards_effect_rs08_rest_logged(s):  # body_cards_effect_rs08, rest
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
    COVER.add(223)
    s.lasting_28[me] = s.lasting_28[me] + (me,)
    s.tape.append((54, 223, me, (), None))
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
    found = kept[0]
    old_source_32 = s.source
    old_source_by_32 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(224)
    moved_2 = body_cards_effect_rs13_those(s, found)
    place = 1 + me
    for card in moved_2:
        put_known(s, card, place)
    s.tape.append((56, 224, me, (len(moved_2),), None))
    s.tape.append((55, 224, me, (moved_2,), 1 << me))
    s.source = old_source_32
    s.source_by = old_source_by_32
    return

# ---- body_cards_effect_rs14
def body_cards_effect_rs14_logged(s, me, this, kept):
    old_source_33 = s.source
    old_source_by_33 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(225)
    if not shielded_compute_below(s, me):
        before = s.compute[me]
        value = before - 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_24 = value - before
        s.tape.append((57, 225, me, (0 - change_24,), None))
    COVER.add(226)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 226)
        s.corporate_funds[me] = value
        change_25 = value - before
        s.tape.append((33, 226, me, (change_25,), None))
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
    COVER.add(227)
    s.player = me
    if d_chip_gate(s, me, 1):
        s.options = (0, 1, 2)
        s.option_count = 3
    else:
        s.options = (1, 2)
        s.option_count = 2
    s.pc = 41  # body_cards_effect_rs17_chosen_logged
    return 0

def body_cards_effect_rs17_chosen_logged(s, chosen):  # body_cards_effect_rs17, after the question chosen, content/disruptopia/cards/research.yaml:150
    me = s.f_body_cards_effect_rs17_me
    if chosen == 0:
        COVER.add(230)
        COVER.add(228)
        COVER.add(229)
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
        s.tape.append((52, 229, me, (change_26,), None))
        if change_26 != 0:
            on_after_gain_compute_logged(s, me, change_26, 0)
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    if chosen == 1:
        COVER.add(232)
        COVER.add(231)
        s.lasting_29[me] = s.lasting_29[me] + (me,)
        s.tape.append((48, 231, me, (), None))
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    COVER.add(234)
    COVER.add(233)
    s.f_body_cards_effect_rs17_drawing_1_i = 0
    return body_cards_effect_rs17_drawing_1_logged(s, 0)

def body_cards_effect_rs17_drawing_1_logged(s, _):  # body_cards_effect_rs17, loop, content/disruptopia/cards/research.yaml:156
    drawing_1_i = s.f_body_cards_effect_rs17_drawing_1_i
    me = s.f_body_cards_effect_rs17_me
    if drawing_1_i < 3:
        turn_3 = (1, 2, 3)[drawing_1_i]
        s.f_body_cards_effect_rs17_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 42)
        card_10 = s.piles[21][-1]
        moved_3 = body_cards_effect_rs17_those(s, card_10)
        place = 1 + me
        for card in moved_3:
            put_known(s, card, place)
        s.tape.append((19, 233, me, (len(moved_3),), None))
        s.tape.append((18, 233, me, (moved_3,), 1 << me))
        return 98  # body_cards_effect_rs17_drawing_1_logged
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

def body_cards_effect_rs17_card_10_logged(s, card_10):  # body_cards_effect_rs17, after the card card_10, content/disruptopia/cards/research.yaml:156
    if s.explicit:
        settle(s, card_10)
    me = s.f_body_cards_effect_rs17_me
    moved_3 = body_cards_effect_rs17_those(s, card_10)
    place = 1 + me
    for card in moved_3:
        put_known(s, card, place)
    s.tape.append((19, 233, me, (len(moved_3),), None))
    s.tape.append((18, 233, me, (moved_3,), 1 << me))
    return 98  # body_cards_effect_rs17_drawing_1_logged

def body_cards_effect_rs17_rest_logged(s):  # body_cards_effect_rs17, rest, content/disruptopia/cards/research.yaml:150
    s.source = s.f_body_cards_effect_rs17_old_source_36
    s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
    return s.f_body_cards_effect_rs17_ret

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
    worker = kept[0]
    space_1 = kept[1]
    kept_9 = kept[2:]
    old_source_38 = s.source
    old_source_by_38 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(235)
    COVER.add(145)
    if not shielded_plan(s, me):
        old_4 = s.plan[me * 8 + (worker - 1)]
        s.plan[me * 8 + (worker - 1)] = space_1
        s.tape.append((1, 145, me, (s.plan[me * 8 + (worker - 1)], old_4,), None))
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
    target = kept[0]
    old_source_42 = s.source
    old_source_by_42 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(236)
    if not shielded_from_all(s, target):
        s.lasting_30_next[target] = s.lasting_30_next[target] + (me,)
        s.tape.append((58, 236, target, (), None))
    s.source = old_source_42
    s.source_by = old_source_by_42
    return

# ---- body_cards_effect_sb03
def body_cards_effect_sb03_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb03_ret = ret
    s.f_body_cards_effect_sb03_me = me
    target_1 = kept[0]
    s.f_body_cards_effect_sb03_old_source_43 = old_source_43 = s.source
    s.f_body_cards_effect_sb03_old_source_by_43 = old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(237)
    do_lose_worker_logged(s, target_1)
    COVER.add(238)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        s.tape.append((49, 238, me, (0 - change_27,), None))
        if change_27 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_27, 0)
    COVER.add(239)
    if d_worker_gate(s, me, 1):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 43  # body_cards_effect_sb03_answer_1_logged
        return 0
    s.source = old_source_43
    s.source_by = old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def body_cards_effect_sb03_answer_1_logged(s, answer_1):  # body_cards_effect_sb03, after the question answer_1, content/disruptopia/cards/sabotage.yaml:30
    me = s.f_body_cards_effect_sb03_me
    if answer_1:
        COVER.add(240)
        COVER.add(241)
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
        s.tape.append((50, 241, me, (change_28,), None))
        s.source = s.f_body_cards_effect_sb03_old_source_43
        s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
        return s.f_body_cards_effect_sb03_ret
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def body_cards_effect_sb03_rest_logged(s):  # body_cards_effect_sb03, rest, content/disruptopia/cards/sabotage.yaml:30
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

# ---- body_cards_effect_sb04
def body_cards_effect_sb04_logged(s, me, this, kept):
    target_2 = kept[0]
    region_5 = kept[1]
    old_source_44 = s.source
    old_source_by_44 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(242)
    if not shielded_presence_below(s, target_2):
        s.presence[target_2] = s.presence[target_2] & ~(1 << region_5)
        s.tape.append((59, 242, target_2, (region_5,), None))
    s.source = old_source_44
    s.source_by = old_source_by_44
    return

# ---- body_cards_effect_sb05
def body_cards_effect_sb05_logged(s, me, this, kept):
    target_3 = kept[0]
    old_source_45 = s.source
    old_source_by_45 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(243)
    if not shielded_reputation_below(s, target_3):
        before = s.reputation[target_3]
        value = before - 2
        if value < -2:
            value = -2
        s.reputation[target_3] = value
        change_29 = value - before
        s.tape.append((49, 243, target_3, (0 - change_29,), None))
        if change_29 != 0:
            on_after_lose_reputation_logged(s, target_3, 0 - change_29, 0)
    s.source = old_source_45
    s.source_by = old_source_by_45
    return

# ---- body_cards_effect_sb06
def body_cards_effect_sb06_logged(s, me, this, kept):
    target_4 = kept[0]
    old_source_46 = s.source
    old_source_by_46 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(244)
    if s.net_worth[target_4] > s.net_worth[me]:
        COVER.add(245)
        if not shielded_power_below(s, target_4):
            before = s.power[target_4]
            value = before - 3
            if value < 0:
                value = 0
            s.power[target_4] = value
            change_30 = value - before
            s.tape.append((40, 245, target_4, (0 - change_30,), None))
    else:
        COVER.add(246)
        if not shielded_power_below(s, target_4):
            before = s.power[target_4]
            value = before - 2
            if value < 0:
                value = 0
            s.power[target_4] = value
            change_31 = value - before
            s.tape.append((40, 246, target_4, (0 - change_31,), None))
    s.source = old_source_46
    s.source_by = old_source_by_46
    return

# ---- body_cards_effect_sb07
def body_cards_effect_sb07_logged(s, me, this, kept):
    target_5 = kept[0]
    old_source_47 = s.source
    old_source_by_47 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(247)
    if shielded_corporate_funds_below(s, target_5):
        taken = 0
    else:
        before = s.corporate_funds[target_5]
        value = before - 3
        if value < 0:
            value = 0
        s.corporate_funds[target_5] = value
        change_32 = value - before
        s.tape.append((60, 247, target_5, (0 - change_32,), None))
        taken = 0 - change_32
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + taken
        if value < 0:
            value = 0
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 247)
        s.corporate_funds[me] = value
        change_33 = value - before
        s.tape.append((33, 247, me, (change_33,), None))
    s.source = old_source_47
    s.source_by = old_source_by_47
    return

# ---- body_cards_effect_sb08
def body_cards_effect_sb08_logged(s, me, this, kept):
    target_6 = kept[0]
    old_source_48 = s.source
    old_source_by_48 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(248)
    if not shielded_compute_below(s, target_6):
        before = s.compute[target_6]
        value = before - 1
        bound = max(1, q_lowest_compute(s, target_6))
        if value < bound:
            value = bound
        s.compute[target_6] = value
        change_34 = value - before
        s.tape.append((57, 248, target_6, (0 - change_34,), None))
    s.source = old_source_48
    s.source_by = old_source_by_48
    return

# ---- body_cards_effect_sb09
def body_cards_effect_sb09_logged(s, me, this, kept):
    target_7 = kept[0]
    old_source_49 = s.source
    old_source_by_49 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(249)
    if shielded_subsidies_below(s, target_7):
        taken_1 = 0
    else:
        before = s.subsidies[target_7]
        value = before - 1
        s.subsidies[target_7] = value
        change_35 = value - before
        s.tape.append((61, 249, target_7, (0 - change_35,), None))
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
        s.tape.append((38, 249, me, (change_36,), None))
    COVER.add(250)
    if not shielded_reputation_below(s, me):
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_37 = value - before
        s.tape.append((49, 250, me, (0 - change_37,), None))
        if change_37 != 0:
            on_after_lose_reputation_logged(s, me, 0 - change_37, 0)
    s.source = old_source_49
    s.source_by = old_source_by_49
    return

# ---- body_cards_effect_sb10
def body_cards_effect_sb10_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb10_ret = ret
    s.f_body_cards_effect_sb10_me = me
    target_8 = kept[0]
    s.f_body_cards_effect_sb10_old_source_50 = old_source_50 = s.source
    s.f_body_cards_effect_sb10_old_source_by_50 = old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(251)
    if not shielded_hand(s, target_8):
        look(s, me, 1 + target_8)
        s.tape.append((62, 251, me, (), None))
    if body_cards_effect_sb10_count(s, target_8) > 0:
        COVER.add(252)
        s.player = me
        s.options = options = body_cards_effect_sb10_those(s, target_8)
        s.option_count = len(options)
        s.pc = 44  # body_cards_effect_sb10_card_12_logged
        return 0
    s.source = old_source_50
    s.source_by = old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_card_12_logged(s, card_12):  # body_cards_effect_sb10, after the question card_12, content/disruptopia/cards/sabotage.yaml:96
    me = s.f_body_cards_effect_sb10_me
    s.tape.append((7, 252, me, (card_12,), 1 << me))
    COVER.add(253)
    do_discard_logged(s, me, card_12)
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def body_cards_effect_sb10_rest_logged(s):  # body_cards_effect_sb10, rest
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

# ---- body_cards_effect_sb11
def body_cards_effect_sb11_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb11_ret = ret
    s.f_body_cards_effect_sb11_me = me
    target_9 = kept[0]
    s.f_body_cards_effect_sb11_old_source_51 = old_source_51 = s.source
    s.f_body_cards_effect_sb11_old_source_by_51 = old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(254)
    if len(s.piles[1 + target_9]) > 0:
        COVER.add(255)
        pool = s.piles[1 + target_9]
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 255)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 45)
        card_14 = items[draw(s, len(items))]
        COVER.add(256)
        moved_4 = body_cards_effect_sb11_those(s, card_14)
        place = 1 + me
        for card in moved_4:
            put_known(s, card, place)
        s.tape.append((56, 256, me, (len(moved_4),), None))
        s.tape.append((55, 256, me, (moved_4,), 1 << me))
        s.source = old_source_51
        s.source_by = old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    s.source = old_source_51
    s.source_by = old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_card_14_logged(s, card_14):  # body_cards_effect_sb11, after the draw card_14, content/disruptopia/cards/sabotage.yaml:106
    me = s.f_body_cards_effect_sb11_me
    COVER.add(256)
    moved_4 = body_cards_effect_sb11_those(s, card_14)
    place = 1 + me
    for card in moved_4:
        put_known(s, card, place)
    s.tape.append((56, 256, me, (len(moved_4),), None))
    s.tape.append((55, 256, me, (moved_4,), 1 << me))
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def body_cards_effect_sb11_rest_logged(s):  # body_cards_effect_sb11, rest
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

# ---- body_cards_effect_sb12
def body_cards_effect_sb12_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb12_ret = ret
    s.f_body_cards_effect_sb12_me = me
    s.f_body_cards_effect_sb12_region_6 = kept[0]
    s.f_body_cards_effect_sb12_old_source_52 = s.source
    s.f_body_cards_effect_sb12_old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(257)
    s.f_body_cards_effect_sb12_each_1_from = me
    s.f_body_cards_effect_sb12_each_1_i = 1
    return body_cards_effect_sb12_each_1_logged(s)

def body_cards_effect_sb12_chosen_1_logged(s, chosen_1):  # body_cards_effect_sb12, after the question chosen_1, content/disruptopia/cards/sabotage.yaml:116
    victim_1 = s.f_body_cards_effect_sb12_victim_1
    if chosen_1 == 0:
        COVER.add(261)
        COVER.add(259)
        price_8 = 2
        if price_8 > 0:
            s.corporate_funds[victim_1] += (0 - price_8)
            value = s.corporate_funds[s.f_body_cards_effect_sb12_me] + price_8
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 260)
            s.corporate_funds[s.f_body_cards_effect_sb12_me] = value
            s.tape.append((13, 260, victim_1, (price_8,), None))
            return body_cards_effect_sb12_each_1_logged(s)
        return body_cards_effect_sb12_each_1_logged(s)
    COVER.add(263)
    COVER.add(262)
    if shielded_reputation_below(s, victim_1):
        return body_cards_effect_sb12_each_1_logged(s)
    before = s.reputation[victim_1]
    value = before - 1
    if value < -2:
        value = -2
    s.reputation[victim_1] = value
    change_38 = value - before
    s.tape.append((49, 262, victim_1, (0 - change_38,), None))
    if change_38 != 0:
        on_after_lose_reputation_logged(s, victim_1, 0 - change_38, 0)
        return body_cards_effect_sb12_each_1_logged(s)
    return body_cards_effect_sb12_each_1_logged(s)

def body_cards_effect_sb12_each_1_logged(s):  # body_cards_effect_sb12, rest
    each_1_i = s.f_body_cards_effect_sb12_each_1_i
    while True:
        if each_1_i >= s.n:
            s.source = s.f_body_cards_effect_sb12_old_source_52
            s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_victim_1 = victim_1 = (s.f_body_cards_effect_sb12_each_1_from + each_1_i) % s.n
        s.f_body_cards_effect_sb12_each_1_i = each_1_i = each_1_i + 1
        if s.presence[victim_1] >> s.f_body_cards_effect_sb12_region_6 & 1:
            COVER.add(258)
            if not shielded_from_all(s, victim_1):
                s.player = victim_1
                if s.corporate_funds[victim_1] >= 2:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 46  # body_cards_effect_sb12_chosen_1_logged
                return 0

# ---- body_cards_effect_sb13
def body_cards_effect_sb13_logged(s, me, this, kept):
    target_10 = kept[0]
    stolen = kept[1]
    old_source_53 = s.source
    old_source_by_53 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(264)
    moved_5 = body_cards_effect_sb13_those(s, stolen)
    place = 11 + me
    for card in moved_5:
        put_known(s, card, place)
        if len(s.piles[place]) > s.effect_slots:
            raise RuleLimit('there is no room for another card', 264)
    s.tape.append((63, 264, me, (moved_5,), None))
    s.source = old_source_53
    s.source_by = old_source_by_53
    return

# ---- body_cards_effect_sb14
def body_cards_effect_sb14_logged(s, me, this, kept):
    target_11 = kept[0]
    old_source_54 = s.source
    old_source_by_54 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(265)
    s.tape.append((64, 266, target_11, (), None))
    COVER.add(267)
    if len(d_unexecuted(s, target_11)) > 0:
        COVER.add(268)
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
    region_7 = kept[0]
    old_source_56 = s.source
    old_source_by_56 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(270)
    old_9 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_7
    s.tape.append((42, 270, me, (s.card_chosen_region[this], old_9,), None))
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
    x = kept[0]
    target_12 = kept[1]
    old_source_58 = s.source
    old_source_by_58 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(271)
    if not shielded_power_below(s, target_12):
        before = s.power[target_12]
        value = before + (0 - x)
        if value < 0:
            value = 0
        s.power[target_12] = value
        change_39 = value - before
        s.tape.append((40, 271, target_12, (0 - change_39,), None))
    COVER.add(272)
    if x == 3:
        COVER.add(273)
        if not shielded_reputation_below(s, target_12):
            before = s.reputation[target_12]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_12] = value
            change_40 = value - before
            s.tape.append((49, 273, target_12, (0 - change_40,), None))
            if change_40 != 0:
                on_after_lose_reputation_logged(s, target_12, 0 - change_40, 0)
    s.source = old_source_58
    s.source_by = old_source_by_58
    return

# ---- body_cards_effect_sb19
def body_cards_effect_sb19_logged(s, me, this, kept):
    kept_10 = kept[:]
    old_source_59 = s.source
    old_source_by_59 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(274)
    COVER.add(169)
    old_5 = s.first_player
    s.first_player = me
    s.tape.append((31, 169, me, (s.first_player, old_5,), None))
    COVER.add(170)
    old_6 = s.token_held
    s.token_held = 1
    s.tape.append((32, 170, me, (s.token_held, old_6,), None))
    s.source = old_source_59
    s.source_by = old_source_by_59
    return

# ---- body_cards_effect_sb20
def body_cards_effect_sb20_logged(s, ret, me, this, kept):
    s.f_body_cards_effect_sb20_ret = ret
    s.f_body_cards_effect_sb20_me = me
    s.f_body_cards_effect_sb20_target_13 = kept[0]
    s.f_body_cards_effect_sb20_old_source_60 = s.source
    s.f_body_cards_effect_sb20_old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(275)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 47  # body_cards_effect_sb20_rolled_die_1_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return body_cards_effect_sb20_rolled_die_1_logged(s, dice)

def body_cards_effect_sb20_rolled_die_1_logged(s, rolled_die_1):  # body_cards_effect_sb20, after the dice rolled_die_1, content/disruptopia/cards/sabotage.yaml:189
    me = s.f_body_cards_effect_sb20_me
    target_13 = s.f_body_cards_effect_sb20_target_13
    s.die = rolled_die_1
    s.tape.append((41, 275, me, (rolled_die_1,), None))
    COVER.add(276)
    if s.die == 1:
        COVER.add(277)
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            s.tape.append((49, 277, me, (0 - change_41,), None))
            if change_41 != 0:
                on_after_lose_reputation_logged(s, me, 0 - change_41, 0)
    else:
        COVER.add(278)
        if s.die <= 4:
            COVER.add(279)
            if not shielded_reputation_below(s, target_13):
                before = s.reputation[target_13]
                value = before - 1
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_42 = value - before
                s.tape.append((49, 279, target_13, (0 - change_42,), None))
                if change_42 != 0:
                    on_after_lose_reputation_logged(s, target_13, 0 - change_42, 0)
        else:
            COVER.add(280)
            if not shielded_reputation_below(s, target_13):
                before = s.reputation[target_13]
                value = before - 2
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_43 = value - before
                s.tape.append((49, 280, target_13, (0 - change_43,), None))
                if change_43 != 0:
                    on_after_lose_reputation_logged(s, target_13, 0 - change_43, 0)
            COVER.add(281)
            if not shielded_power_below(s, target_13):
                before = s.power[target_13]
                value = before - 1
                if value < 0:
                    value = 0
                s.power[target_13] = value
                change_44 = value - before
                s.tape.append((40, 281, target_13, (0 - change_44,), None))
    s.source = s.f_body_cards_effect_sb20_old_source_60
    s.source_by = s.f_body_cards_effect_sb20_old_source_by_60
    return s.f_body_cards_effect_sb20_ret

# ---- body_cards_effect_sb21
def body_cards_effect_sb21_logged(s, me, this, kept):
    target_14 = kept[0]
    old_source_61 = s.source
    old_source_by_61 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(282)
    if not shielded_from_all(s, target_14):
        s.lasting_31[target_14] = s.lasting_31[target_14] + (me,)
        s.tape.append((48, 282, target_14, (), None))
    s.source = old_source_61
    s.source_by = old_source_by_61
    return

# ---- do_resolve_card, content/disruptopia/turn.rules:109
def do_resolve_card_logged(s, ret, me, card_3):
    s.f_do_resolve_card_ret = ret
    s.f_do_resolve_card_me = me
    s.f_do_resolve_card_card_3 = card_3
    s.tape.append((65, 84, me, (), None))
    COVER.add(89)
    return HEAD_CARDS_EFFECT_LOGGED[card_3](s, 48, me, card_3)  # then do_resolve_card_after_head_cards_effect_logged

def do_resolve_card_after_head_cards_effect_logged(s, _):  # do_resolve_card, after head_cards_effect, content/disruptopia/turn.rules:109
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    s.f_do_resolve_card_kept = kept = s.scratch
    s.f_do_resolve_card_each_19_from = each_19_from = s.active
    s.f_do_resolve_card_each_19_i = each_19_i = 0
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = seat_11 = (each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.player = seat_11
            s.options = (0,)
            s.option_count = 1
            s.pc = 49  # do_resolve_card_passed_logged
            return 0
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
        if reacting_4_left > 0:
            s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
            if len(waiting_4) == 0:
                return do_resolve_card_each_19_logged(s)
            s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
            return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
        raise RuleLimit('this is repeated too often', 0)
    COVER.add(283)
    return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, kept)  # then do_resolve_card_after_body_cards_effect_logged

def do_resolve_card_passed_logged(s, passed):  # do_resolve_card, after the question passed, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
    if reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed_logged
                    return 0
                return do_resolve_card_rest_logged(s)
            COVER.add(283)
            return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_reactions_5_logged(s, _):  # do_resolve_card, after reactions_5, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    now_4 = s.f_do_resolve_card_now_4
    s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those_(s, waiting_4, now_4, seat_11, me, card_3)
    if s.f_do_resolve_card_reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed_logged
                    return 0
                s.f_do_resolve_card_reacting_4_left = 1000
                return 99  # do_resolve_card_reacting_4_logged
            COVER.add(283)
            return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_reacting_4_logged(s, _):  # do_resolve_card, loop, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    if s.f_do_resolve_card_reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed_logged
                    return 0
                s.f_do_resolve_card_reacting_4_left = 1000
                if s.f_do_resolve_card_reacting_4_left > 0:
                    s.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left - 1
                    if len(waiting_4) == 0:
                        return do_resolve_card_each_19_logged(s)
                    s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
                    return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
                raise RuleLimit('this is repeated too often', 0)
            COVER.add(283)
            return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_each_19_logged(s):  # do_resolve_card, rest, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    if each_19_i < s.n:
        s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
        s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
        s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.player = seat_11
            s.options = (0,)
            s.option_count = 1
            s.pc = 49  # do_resolve_card_passed_logged
            return 0
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
        if reacting_4_left > 0:
            s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
            if len(waiting_4) == 0:
                if each_19_i < s.n:
                    s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                    s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                    s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                    if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                        s.player = seat_11
                        s.options = (0,)
                        s.option_count = 1
                        s.pc = 49  # do_resolve_card_passed_logged
                        return 0
                    return do_resolve_card_rest_logged(s)
                COVER.add(283)
                return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
            s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
            return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
        raise RuleLimit('this is repeated too often', 0)
    COVER.add(283)
    return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged

def do_resolve_card_rest_logged(s):  # do_resolve_card, rest, content/disruptopia/turn.rules:109
    each_19_i = s.f_do_resolve_card_each_19_i
    seat_11 = s.f_do_resolve_card_seat_11
    me = s.f_do_resolve_card_me
    card_3 = s.f_do_resolve_card_card_3
    waiting_4 = s.f_do_resolve_card_waiting_4
    s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
    if reacting_4_left > 0:
        s.f_do_resolve_card_reacting_4_left = reacting_4_left = reacting_4_left - 1
        if len(waiting_4) == 0:
            if each_19_i < s.n:
                s.f_do_resolve_card_seat_11 = seat_11 = (s.f_do_resolve_card_each_19_from + each_19_i) % s.n
                s.f_do_resolve_card_each_19_i = each_19_i = each_19_i + 1
                s.f_do_resolve_card_waiting_4 = waiting_4 = do_resolve_card_those(s, seat_11, me, card_3)
                if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_3] == 2 and CARDS_KIND[card_3] == 0 and (card_3 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
                    s.player = seat_11
                    s.options = (0,)
                    s.option_count = 1
                    s.pc = 49  # do_resolve_card_passed_logged
                    return 0
                s.f_do_resolve_card_reacting_4_left = reacting_4_left = 1000
                return 99  # do_resolve_card_reacting_4_logged
            COVER.add(283)
            return BODY_CARDS_EFFECT_LOGGED[card_3](s, 51, me, card_3, s.f_do_resolve_card_kept)  # then do_resolve_card_after_body_cards_effect_logged
        s.f_do_resolve_card_now_4 = now_4 = waiting_4[0]
        return REACTIONS_5_LOGGED[now_4](s, 50, seat_11, me, card_3, now_4)  # then do_resolve_card_after_reactions_5_logged
    raise RuleLimit('this is repeated too often', 0)

def do_resolve_card_after_body_cards_effect_logged(s, _):  # do_resolve_card, after body_cards_effect, content/disruptopia/turn.rules:111
    card_3 = s.f_do_resolve_card_card_3
    me = s.f_do_resolve_card_me
    COVER.add(284)
    if CARDS_KIND[card_3] == 0:
        COVER.add(285)
        do_discard_logged(s, me, card_3)
    else:
        COVER.add(286)
        if s.effect_delay == 1:
            COVER.add(287)
            moved_6 = do_resolve_card_those_2(s, card_3)
            place = 16 + me
            for card in moved_6:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 287)
            s.tape.append((66, 287, me, (moved_6,), None))
        else:
            COVER.add(288)
            moved_7 = do_resolve_card_those_3(s, card_3)
            place = 11 + me
            for card in moved_7:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 288)
            s.tape.append((63, 288, me, (moved_7,), None))
    expire_action_logged(s)
    return s.f_do_resolve_card_ret

# ---- use_cards_in01, content/disruptopia/cards/influence.yaml:12
def use_cards_in01_logged(s, me, this):
    s.used_1[this] = 1
    old_source_62 = s.source
    old_source_by_62 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(291)
    if not shielded_power(s, me):
        before = s.power[me]
        value = before + 1
        if value > 29:
            value = 29
        s.power[me] = value
        change_45 = value - before
        s.tape.append((35, 291, me, (change_45,), None))
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
    COVER.add(293)
    if not shielded_reputation(s, me):
        before = s.reputation[me]
        value = before + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
        change_46 = value - before
        s.tape.append((34, 293, me, (change_46,), None))
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
    COVER.add(295)
    price_9 = 1
    if price_9 > 0:
        s.corporate_funds[me] += (0 - price_9)
        s.tape.append((13, 296, me, (price_9,), None))
    COVER.add(297)
    s.player = me
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 52  # use_cards_in18_chosen_2_logged
    return 0

def use_cards_in18_chosen_2_logged(s, chosen_2):  # use_cards_in18, after the question chosen_2, content/disruptopia/cards/influence.yaml:166
    me = s.f_use_cards_in18_me
    if chosen_2 == 0:
        COVER.add(299)
        COVER.add(298)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + 1
            if value > 29:
                value = 29
            s.power[me] = value
            change_47 = value - before
            s.tape.append((35, 298, me, (change_47,), None))
    else:
        COVER.add(301)
        COVER.add(300)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_48 = value - before
            s.tape.append((34, 300, me, (change_48,), None))
    s.source = s.f_use_cards_in18_old_source_64
    s.source_by = s.f_use_cards_in18_old_source_by_64
    return s.f_use_cards_in18_ret

# ---- use_cards_rs11, content/disruptopia/cards/research.yaml:96
def use_cards_rs11_logged(s, ret, me, this):
    s.f_use_cards_rs11_ret = ret
    s.f_use_cards_rs11_me = me
    s.used_11[this] = 1
    s.f_use_cards_rs11_old_source_65 = s.source
    s.f_use_cards_rs11_old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(303)
    price_10 = 1
    if price_10 > 0:
        s.corporate_funds[me] += (0 - price_10)
        s.tape.append((13, 304, me, (price_10,), None))
    COVER.add(305)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 53  # use_cards_rs11_rolled_die_2_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    return use_cards_rs11_rolled_die_2_logged(s, dice)

def use_cards_rs11_rolled_die_2_logged(s, rolled_die_2):  # use_cards_rs11, after the dice rolled_die_2, content/disruptopia/cards/research.yaml:98
    me = s.f_use_cards_rs11_me
    s.die = rolled_die_2
    s.tape.append((41, 305, me, (rolled_die_2,), None))
    COVER.add(306)
    if s.die <= 2:
        COVER.add(307)
        if not shielded_reputation_below(s, me):
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_49 = value - before
            s.tape.append((49, 307, me, (0 - change_49,), None))
            if change_49 != 0:
                on_after_lose_reputation_logged(s, me, 0 - change_49, 0)
    else:
        COVER.add(308)
        if s.die >= 5 and d_chip_gate(s, me, 1):
            COVER.add(309)
            if not shielded_compute(s, me):
                before = s.compute[me]
                value = before + 1
                bound = max(1, q_lowest_compute(s, me))
                if value < bound:
                    value = bound
                if value > 7:
                    value = 7
                s.compute[me] = value
                change_50 = value - before
                s.tape.append((52, 309, me, (change_50,), None))
                if change_50 != 0:
                    on_after_gain_compute_logged(s, me, change_50, 0)
    s.source = s.f_use_cards_rs11_old_source_65
    s.source_by = s.f_use_cards_rs11_old_source_by_65
    return s.f_use_cards_rs11_ret

# ---- use_cards_rs12, content/disruptopia/cards/research.yaml:108
def use_cards_rs12_logged(s, ret, me, this):
    s.f_use_cards_rs12_ret = ret
    s.f_use_cards_rs12_me = me
    s.used_12[this] = 1
    s.f_use_cards_rs12_old_source_66 = old_source_66 = s.source
    s.f_use_cards_rs12_old_source_by_66 = old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    COVER.add(311)
    if len(s.piles[21]) == 0:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if len(s.piles[21]) == 0:
        COVER.add(312)
        if len(s.piles[1 + me]) > 0:
            s.tape.append((43, 314, me, (), None))
            COVER.add(313)
            s.player = me
            s.options = options = s.piles[1 + me]
            s.option_count = len(options)
            s.pc = 55  # use_cards_rs12_card_21_logged
            return 0
        s.tape.append((20, 312, me, (), None))
        s.source = old_source_66
        s.source_by = old_source_by_66
        return s.f_use_cards_rs12_ret
    if s.explicit and undecided(s, 21):
        return await_top(s, 21, 54)
    card_19 = s.piles[21][-1]
    moved_8 = use_cards_rs12_those(s, card_19)
    place = 1 + me
    for card in moved_8:
        put_known(s, card, place)
    s.tape.append((19, 311, me, (len(moved_8),), None))
    s.tape.append((18, 311, me, (moved_8,), 1 << me))
    COVER.add(312)
    if len(s.piles[1 + me]) > 0:
        s.tape.append((43, 314, me, (), None))
        COVER.add(313)
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21_logged
        return 0
    s.tape.append((20, 312, me, (), None))
    s.source = old_source_66
    s.source_by = old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_19_logged(s, card_19):  # use_cards_rs12, after the card card_19, content/disruptopia/cards/research.yaml:109
    if s.explicit:
        settle(s, card_19)
    me = s.f_use_cards_rs12_me
    moved_8 = use_cards_rs12_those(s, card_19)
    place = 1 + me
    for card in moved_8:
        put_known(s, card, place)
    s.tape.append((19, 311, me, (len(moved_8),), None))
    s.tape.append((18, 311, me, (moved_8,), 1 << me))
    COVER.add(312)
    if len(s.piles[1 + me]) > 0:
        s.tape.append((43, 314, me, (), None))
        COVER.add(313)
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21_logged
        return 0
    s.tape.append((20, 312, me, (), None))
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_after_drawing_2_logged(s):  # use_cards_rs12, rest, content/disruptopia/cards/research.yaml:110
    me = s.f_use_cards_rs12_me
    COVER.add(312)
    if len(s.piles[1 + me]) > 0:
        s.tape.append((43, 314, me, (), None))
        COVER.add(313)
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 55  # use_cards_rs12_card_21_logged
        return 0
    s.tape.append((20, 312, me, (), None))
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_card_21_logged(s, card_21):  # use_cards_rs12, after the question card_21, content/disruptopia/turn.rules:129
    me = s.f_use_cards_rs12_me
    s.tape.append((7, 313, me, (card_21,), 1 << me))
    COVER.add(315)
    do_discard_logged(s, me, card_21)
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def use_cards_rs12_rest_logged(s):  # use_cards_rs12, rest, content/disruptopia/cards/research.yaml:110
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

# ---- do_window, content/disruptopia/turn.rules:25
def do_window_logged(s, ret, me):
    s.f_do_window_ret = ret
    s.f_do_window_me = me
    s.tape.append((6, 40, me, (), None))
    COVER.add(43)
    s.f_do_window_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_window_offers_left = offers_left = offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_chosen_3_logged(s, chosen_3):  # do_window, after the question chosen_3, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if chosen_3 == -1:
        return s.f_do_window_ret
    if chosen_3 >= 1000:
        return USE_ABILITY_LOGGED[chosen_3 - 1000](s, 57, me, chosen_3 - 1000)  # then do_window_after_use_ability_logged
    COVER.add(43)
    s.tape.append((8, 85, me, (), None))
    COVER.add(87)
    s.player = me
    s.options = options = do_window_those(s, me)
    s.option_count = len(options)
    s.pc = 58  # do_window_do_play_free_card_card_2_logged
    return 0

def do_window_after_use_ability_logged(s, _):  # do_window, after use_ability, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_do_play_free_card_card_2_logged(s, do_play_free_card_card_2):  # do_window, after the question do_play_free_card_card_2, content/disruptopia/turn.rules:106
    me = s.f_do_window_me
    s.tape.append((7, 87, me, (do_play_free_card_card_2,), 1 << me))
    COVER.add(88)
    return do_resolve_card_logged(s, 59, me, do_play_free_card_card_2)  # then do_window_after_do_resolve_card_logged

def do_window_after_do_resolve_card_logged(s, _):  # do_window, after do_resolve_card, content/disruptopia/turn.rules:106
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_offers_logged(s):  # do_window, rest, content/disruptopia/turn.rules:26
    me = s.f_do_window_me
    if s.f_do_window_offers_left > 0:
        s.f_do_window_offers_left = s.f_do_window_offers_left - 1
        offered_3 = ((0,) if can_play_free_card(s, me) else ()) + do_window_map(s, me)
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 56  # do_window_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 43)

def do_window_end_logged(s):  # do_window, rest, content/disruptopia/turn.rules:25
    return s.f_do_window_ret

# ---- do_buy_chips, content/disruptopia/turn.rules:37
def do_buy_chips_logged(s, me):
    s.tape.append((68, 326, me, (), None))
    COVER.add(338)
    COVER.add(339)
    COVER.add(340)
    price_11 = q_chip_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += (0 - price_11)
        s.tape.append((13, 341, me, (price_11,), None))
    COVER.add(342)
    if not shielded_compute(s, me):
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_51 = value - before
        s.tape.append((52, 342, me, (change_51,), None))
        if change_51 != 0:
            on_after_gain_compute_logged(s, me, change_51, 0)
    return

# ---- do_board_action_b_chips
def do_board_action_b_chips_logged(s, me, this):
    do_buy_chips_logged(s, me)
    return

# ---- do_board_action_b_patent
def do_board_action_b_patent_logged(s, me, this):
    s.tape.append((69, 327, me, (), None))
    COVER.add(344)
    if not shielded_corporate_funds(s, me):
        before = s.corporate_funds[me]
        value = before + WEALTH_PATENT[WEALTH_BY_RANK[s.net_worth[me]]]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 344)
        s.corporate_funds[me] = value
        change_52 = value - before
        s.tape.append((33, 344, me, (change_52,), None))
    for seat_12 in CLOCKWISE[s.n][s.active]:
        waiting_5 = do_board_action_b_patent_those(s, seat_12, me)
        leaves = False
        for reacting_5_times in RANGE_1_1001:
            if len(waiting_5) == 0:
                leaves = True
                break
            now_5 = waiting_5[0]
            REACTIONS_6_LOGGED[now_5](s, seat_12, me, now_5)
            waiting_5 = do_board_action_b_patent_those_(s, waiting_5, now_5, seat_12, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        expire_action_logged(s)
        return

# ---- do_board_action_b_recruit
def do_board_action_b_recruit_logged(s, me, this):
    s.tape.append((70, 328, me, (), None))
    COVER.add(346)
    COVER.add(347)
    COVER.add(348)
    price_12 = q_recruit_price(s, me, 1)
    if price_12 > 0:
        s.corporate_funds[me] += (0 - price_12)
        s.tape.append((13, 349, me, (price_12,), None))
    COVER.add(350)
    if not shielded_workers(s, me):
        before = s.workers[me]
        value = before + 1
        s.workers[me] = value
        change_53 = value - before
        s.tape.append((50, 350, me, (change_53,), None))
    return

# ---- do_board_action_b_train
def do_board_action_b_train_logged(s, ret, me, this):
    s.f_do_board_action_b_train_ret = ret
    s.tape.append((71, 329, me, (), None))
    COVER.add(352)
    COVER.add(353)
    COVER.add(354)
    COVER.add(355)
    price_13 = q_train_price(s, me)
    if price_13 > 0:
        s.corporate_funds[me] += (0 - price_13)
        s.tape.append((13, 356, me, (price_13,), None))
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    COVER.add(357)
    if shielded_model_version(s, me):
        return s.f_do_board_action_b_train_ret
    before = s.model_version[me]
    value = before + 1
    s.model_version[me] = value
    change_54 = value - before
    s.tape.append((53, 357, me, (change_54,), None))
    if change_54 != 0:
        return on_after_gain_model_version_logged(s, 60, me, change_54, 0)  # then do_board_action_b_train_after_on_after_gain_model_version_logged
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_after_on_after_gain_model_version_logged(s, _):  # do_board_action_b_train, after on_after_gain_model_version, content/disruptopia/turn.rules:57
    return s.f_do_board_action_b_train_ret

def do_board_action_b_train_end_logged(s):  # do_board_action_b_train, rest
    return s.f_do_board_action_b_train_ret

# ---- do_board_action_b_handout
def do_board_action_b_handout_logged(s, ret, me, this):
    s.f_do_board_action_b_handout_ret = ret
    s.f_do_board_action_b_handout_me = me
    s.tape.append((72, 330, me, (), None))
    COVER.add(359)
    s.player = me
    s.options = options = do_board_action_b_handout_those(s, me)
    s.option_count = len(options)
    s.pc = 61  # do_board_action_b_handout_do_government_handout_region_9_logged
    return 0

def do_board_action_b_handout_do_government_handout_region_9_logged(s, do_government_handout_region_9):  # do_board_action_b_handout, after the question do_government_handout_region_9, content/disruptopia/turn.rules:60
    s.tape.append((9, 359, s.f_do_board_action_b_handout_me, (do_government_handout_region_9,), None))
    COVER.add(360)
    do_take_subsidy_logged(s, s.f_do_board_action_b_handout_me, do_government_handout_region_9)
    return s.f_do_board_action_b_handout_ret

# ---- do_board_action_b_buyback
def do_board_action_b_buyback_logged(s, me, this):
    s.tape.append((74, 331, me, (), None))
    COVER.add(362)
    COVER.add(363)
    price_14 = q_buyback_price(s, me)
    price_15 = q_buyback_reputation(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += (0 - price_14)
        s.tape.append((13, 364, me, (price_14,), None))
    if price_15 > 0:
        s.reputation[me] += (0 - price_15)
        s.tape.append((73, 365, me, (price_15,), None))
    s.lasting_24[me] = ()
    s.lasting_25[me] = ()
    COVER.add(366)
    if not shielded_net_worth(s, me):
        before = s.net_worth[me]
        value = before + 1
        s.net_worth[me] = value
        change_55 = value - before
        s.tape.append((75, 366, me, (change_55,), None))
    return

# ---- do_board_action_b_marketing
def do_board_action_b_marketing_logged(s, ret, me, this):
    s.f_do_board_action_b_marketing_ret = ret
    s.f_do_board_action_b_marketing_me = me
    s.tape.append((76, 332, me, (), None))
    COVER.add(368)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 62  # do_board_action_b_marketing_rolled_campaign_die_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_campaign_die = dice
    s.campaign_die = rolled_campaign_die
    s.tape.append((41, 368, me, (rolled_campaign_die,), None))
    return on_after_roll_campaign_die_logged(s, 63, me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die_logged

def do_board_action_b_marketing_rolled_campaign_die_logged(s, rolled_campaign_die):  # do_board_action_b_marketing, after the dice rolled_campaign_die, content/disruptopia/turn.rules:69
    s.campaign_die = rolled_campaign_die
    s.tape.append((41, 368, s.f_do_board_action_b_marketing_me, (rolled_campaign_die,), None))
    return on_after_roll_campaign_die_logged(s, 63, s.f_do_board_action_b_marketing_me, rolled_campaign_die, 0, 0)  # then do_board_action_b_marketing_after_on_after_roll_campaign_die_logged

def do_board_action_b_marketing_after_on_after_roll_campaign_die_logged(s, _):  # do_board_action_b_marketing, after on_after_roll_campaign_die, content/disruptopia/turn.rules:69
    me = s.f_do_board_action_b_marketing_me
    COVER.add(369)
    if s.campaign_die <= 2:
        COVER.add(370)
        if not shielded_power(s, me):
            before = s.power[me]
            value = before + WEALTH_CAMPAIGN_POWER[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 29:
                value = 29
            s.power[me] = value
            change_56 = value - before
            s.tape.append((35, 370, me, (change_56,), None))
    else:
        COVER.add(371)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + WEALTH_CAMPAIGN_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_57 = value - before
            s.tape.append((34, 371, me, (change_57,), None))
    return s.f_do_board_action_b_marketing_ret

# ---- do_board_action_b_presence
def do_board_action_b_presence_logged(s, ret, me, this):
    s.f_do_board_action_b_presence_ret = ret
    s.f_do_board_action_b_presence_me = me
    s.tape.append((77, 333, me, (), None))
    COVER.add(373)
    COVER.add(374)
    COVER.add(375)
    s.player = me
    s.options = options = do_board_action_b_presence_those(s, me)
    s.option_count = len(options)
    s.pc = 64  # do_board_action_b_presence_do_scale_presence_region_10_logged
    return 0

def do_board_action_b_presence_do_scale_presence_region_10_logged(s, do_scale_presence_region_10):  # do_board_action_b_presence, after the question do_scale_presence_region_10, content/disruptopia/turn.rules:76
    me = s.f_do_board_action_b_presence_me
    s.tape.append((9, 375, me, (do_scale_presence_region_10,), None))
    COVER.add(376)
    price_16 = q_presence_price(s, me)
    if price_16 > 0:
        s.corporate_funds[me] += (0 - price_16)
        s.tape.append((13, 377, me, (price_16,), None))
    COVER.add(378)
    if not shielded_presence(s, me):
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_10
        s.tape.append((39, 378, me, (do_scale_presence_region_10,), None))
    return s.f_do_board_action_b_presence_ret

# ---- do_board_action_b_card
def do_board_action_b_card_logged(s, ret, me, this):
    s.f_do_board_action_b_card_ret = ret
    s.f_do_board_action_b_card_me = me
    s.tape.append((78, 334, me, (), None))
    COVER.add(380)
    if not shielded_card_points(s, me):
        before = s.card_points[me]
        value = before + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
        change_58 = value - before
        s.tape.append((79, 380, me, (change_58,), None))
    COVER.add(381)
    s.f_do_board_action_b_card_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = offers_1_left = offers_1_left - 1
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_chosen_4_logged(s, chosen_4):  # do_board_action_b_card, after the question chosen_4, content/disruptopia/turn.rules:82
    me = s.f_do_board_action_b_card_me
    if chosen_4 == -1:
        return s.f_do_board_action_b_card_ret
    COVER.add(381)
    s.tape.append((80, 409, me, (), None))
    COVER.add(411)
    s.player = me
    s.options = options = do_board_action_b_card_those(s, me)
    s.option_count = len(options)
    s.pc = 66  # do_board_action_b_card_do_play_paid_card_card_25_logged
    return 0

def do_board_action_b_card_do_play_paid_card_card_25_logged(s, do_play_paid_card_card_25):  # do_board_action_b_card, after the question do_play_paid_card_card_25, content/disruptopia/turn.rules:101
    me = s.f_do_board_action_b_card_me
    s.tape.append((7, 411, me, (do_play_paid_card_card_25,), 1 << me))
    COVER.add(412)
    price_17 = q_card_cost(s, me, do_play_paid_card_card_25)
    if price_17 > 0:
        s.card_points[me] += (0 - price_17)
        s.tape.append((29, 413, me, (price_17,), None))
    COVER.add(414)
    return do_resolve_card_logged(s, 67, me, do_play_paid_card_card_25)  # then do_board_action_b_card_after_do_resolve_card_logged

def do_board_action_b_card_after_do_resolve_card_logged(s, _):  # do_board_action_b_card, after do_resolve_card, content/disruptopia/turn.rules:103
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_offers_1_logged(s):  # do_board_action_b_card, rest, content/disruptopia/turn.rules:82
    me = s.f_do_board_action_b_card_me
    if s.f_do_board_action_b_card_offers_1_left > 0:
        s.f_do_board_action_b_card_offers_1_left = s.f_do_board_action_b_card_offers_1_left - 1
        offered_4 = (0,) if can_play_paid_card(s, me) else ()
        if len(offered_4) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_4 + (-1,)
        s.option_count = len(options)
        s.pc = 65  # do_board_action_b_card_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 381)

def do_board_action_b_card_end_logged(s):  # do_board_action_b_card, rest
    return s.f_do_board_action_b_card_ret

# ---- do_board_action_b_restructure
def do_board_action_b_restructure_logged(s, ret, me, this):
    s.f_do_board_action_b_restructure_ret = ret
    s.f_do_board_action_b_restructure_me = me
    s.tape.append((81, 335, me, (), None))
    COVER.add(417)
    s.player = me
    s.options = options = s.piles[11 + me]
    s.option_count = len(options)
    s.pc = 68  # do_board_action_b_restructure_card_23_logged
    return 0

def do_board_action_b_restructure_card_23_logged(s, card_23):  # do_board_action_b_restructure, after the question card_23, content/disruptopia/turn.rules:85
    s.tape.append((7, 417, s.f_do_board_action_b_restructure_me, (card_23,), None))
    COVER.add(418)
    do_discard_logged(s, s.f_do_board_action_b_restructure_me, card_23)
    return s.f_do_board_action_b_restructure_ret

# ---- do_board_action_b_audit
def do_board_action_b_audit_logged(s, ret, me, this):
    s.f_do_board_action_b_audit_ret = ret
    s.f_do_board_action_b_audit_me = me
    s.tape.append((82, 336, me, (), None))
    COVER.add(420)
    s.player = me
    s.options = options = do_board_action_b_audit_those(s, me)
    s.option_count = len(options)
    s.pc = 69  # do_board_action_b_audit_do_hostile_audit_target_15_logged
    return 0

def do_board_action_b_audit_do_hostile_audit_target_15_logged(s, do_hostile_audit_target_15):  # do_board_action_b_audit, after the question do_hostile_audit_target_15, content/disruptopia/turn.rules:89
    me = s.f_do_board_action_b_audit_me
    s.tape.append((28, 420, me, (do_hostile_audit_target_15,), None))
    COVER.add(421)
    s.player = me
    s.options = options = do_board_action_b_audit_those_(s, do_hostile_audit_target_15, me)
    s.option_count = len(options)
    s.pc = 70  # do_board_action_b_audit_do_hostile_audit_card_24_logged
    return 0

def do_board_action_b_audit_do_hostile_audit_card_24_logged(s, do_hostile_audit_card_24):  # do_board_action_b_audit, after the question do_hostile_audit_card_24, content/disruptopia/turn.rules:90
    me = s.f_do_board_action_b_audit_me
    s.tape.append((7, 421, me, (do_hostile_audit_card_24,), None))
    COVER.add(422)
    price_18 = 5
    price_19 = 2
    if price_18 > 0:
        s.corporate_funds[me] += (0 - price_18)
        s.tape.append((13, 423, me, (price_18,), None))
    if price_19 > 0:
        s.reputation[me] += (0 - price_19)
        s.tape.append((73, 424, me, (price_19,), None))
    COVER.add(425)
    do_discard_logged(s, me, do_hostile_audit_card_24)
    return s.f_do_board_action_b_audit_ret

# ---- do_board_action_b_rehire
def do_board_action_b_rehire_logged(s, ret, me, this):
    s.f_do_board_action_b_rehire_ret = ret
    s.f_do_board_action_b_rehire_me = me
    s.tape.append((83, 337, me, (), None))
    COVER.add(427)
    for card_26 in s.piles[1 + me]:
        COVER.add(428)
        do_discard_logged(s, me, card_26)
    else:
        COVER.add(429)
        n_8 = s.hand_limit
        s.tape.append((15, 53, me, (), None))
        COVER.add(105)
        s.f_do_board_action_b_rehire_repeat_2_i = 1
        s.f_do_board_action_b_rehire_repeat_2_last = n_8
        return do_board_action_b_rehire_repeat_2_logged(s)

def do_board_action_b_rehire_after_do_draw_from_any_deck_logged(s, _):  # do_board_action_b_rehire, after do_draw_from_any_deck, content/disruptopia/turn.rules:96
    return do_board_action_b_rehire_repeat_2_logged(s)

def do_board_action_b_rehire_repeat_2_logged(s):  # do_board_action_b_rehire, rest, content/disruptopia/turn.rules:96
    repeat_2_i = s.f_do_board_action_b_rehire_repeat_2_i
    me = s.f_do_board_action_b_rehire_me
    while True:
        if repeat_2_i > s.f_do_board_action_b_rehire_repeat_2_last:
            return s.f_do_board_action_b_rehire_ret
        turn_5 = repeat_2_i
        s.f_do_board_action_b_rehire_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(106)
        if can_draw_from_any_deck(s, me):
            return do_draw_from_any_deck_logged(s, 71, me)  # then do_board_action_b_rehire_after_do_draw_from_any_deck_logged
        s.tape.append((20, 106, me, (), None))

# ---- do_fill_slot, content/disruptopia/turn.rules:148
def do_fill_slot_logged(s, me, region_2):
    s.tape.append((10, 46, me, (), None))
    COVER.add(95)
    before = s.subsidy_supply
    value = before - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    change_59 = value - before
    s.tape.append((11, 95, me, (0 - change_59,), None))
    COVER.add(96)
    before = s.region_tokens[region_2]
    value = before + 1
    if value > 3:
        value = 3
    s.region_tokens[region_2] = value
    change_60 = value - before
    s.tape.append((12, 96, me, (change_60, region_2,), None))
    return

# ---- do_place_subsidy, content/disruptopia/turn.rules:152
def do_place_subsidy_logged(s, ret, me):
    s.f_do_place_subsidy_ret = ret
    s.f_do_place_subsidy_me = me
    s.tape.append((85, 436, me, (), None))
    COVER.add(437)
    if s.subsidy_supply > 0 and do_place_subsidy_any(s):
        COVER.add(438)
        s.f_do_place_subsidy_repeat_3_left = repeat_3_left = 500
        if repeat_3_left > 0:
            s.f_do_place_subsidy_repeat_3_left = repeat_3_left = repeat_3_left - 1
            COVER.add(439)
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 72  # do_place_subsidy_rolled_die_3_logged
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return do_place_subsidy_rolled_die_3_logged(s, dice)
        raise RuleLimit('this is repeated too often', 438)
    return s.f_do_place_subsidy_ret

def do_place_subsidy_repeat_3_logged(s, _):  # do_place_subsidy, loop, content/disruptopia/turn.rules:154
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        COVER.add(439)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 72  # do_place_subsidy_rolled_die_3_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        return do_place_subsidy_rolled_die_3_logged(s, dice)
    raise RuleLimit('this is repeated too often', 438)

def do_place_subsidy_rolled_die_3_logged(s, rolled_die_3):  # do_place_subsidy, after the dice rolled_die_3, content/disruptopia/turn.rules:155
    s.die = rolled_die_3
    s.tape.append((41, 439, s.f_do_place_subsidy_me, (rolled_die_3,), None))
    COVER.add(440)
    region_11 = do_place_subsidy_first(s)
    if region_11 < 0:
        raise RuleLimit('there is nothing to pick', 440)
    COVER.add(441)
    if REGIONS_SLOTS[region_11 * 2 + s.subsidy_slots] - s.region_tokens[region_11] > 0:
        COVER.add(442)
        do_fill_slot_logged(s, s.f_do_place_subsidy_me, region_11)
        COVER.add(443)
        return s.f_do_place_subsidy_ret
    if s.f_do_place_subsidy_repeat_3_left > 0:
        s.f_do_place_subsidy_repeat_3_left = s.f_do_place_subsidy_repeat_3_left - 1
        COVER.add(439)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 72  # do_place_subsidy_rolled_die_3_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        return do_place_subsidy_rolled_die_3_logged(s, dice)
    raise RuleLimit('this is repeated too often', 438)

def do_place_subsidy_end_logged(s):  # do_place_subsidy, rest, content/disruptopia/turn.rules:152
    return s.f_do_place_subsidy_ret

# ---- do_lose_workers, content/disruptopia/turn.rules:167
def do_lose_workers_logged(s, me, n_11):
    s.tape.append((21, 61, me, (), None))
    COVER.add(123)
    for turn_6 in range(1, n_11 + 1):
        COVER.add(124)
        do_lose_worker_logged(s, me)
    else:
        return

# ---- do_move_worker, content/disruptopia/turn.rules:182
def do_move_worker_logged(s, me, number_4, space_2):
    s.tape.append((27, 67, me, (), None))
    COVER.add(145)
    if not shielded_plan(s, me):
        old_14 = s.plan[me * 8 + (number_4 - 1)]
        s.plan[me * 8 + (number_4 - 1)] = space_2
        s.tape.append((1, 145, me, (s.plan[me * 8 + (number_4 - 1)], old_14,), None))
    return

# ---- do_hold_agenda, content/disruptopia/turn.rules:185
def do_hold_agenda_logged(s, me):
    s.tape.append((30, 82, me, (), None))
    COVER.add(169)
    old_15 = s.first_player
    s.first_player = me
    s.tape.append((31, 169, me, (s.first_player, old_15,), None))
    COVER.add(170)
    old_16 = s.token_held
    s.token_held = 1
    s.tape.append((32, 170, me, (s.token_held, old_16,), None))
    return

# ---- secret_planning, content/disruptopia/game.rules:139
def secret_planning_logged(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if len(s.piles[1 + me]) >= max(0, len(s.piles[1 + me]) - s.hand_limit):
        COVER.add(461)
        s.f_secret_planning_left = left = s.piles[1 + me]
        s.f_secret_planning_extra_1 = ()
        s.f_secret_planning_wanted = min(len(left), max(0, len(s.piles[1 + me]) - s.hand_limit))
        s.f_secret_planning_many_left = 10000
        return secret_planning_many_logged(s)
    return s.f_secret_planning_ret

def secret_planning_pick_logged(s, pick):  # secret_planning, after the question pick, content/disruptopia/game.rules:140
    s.f_secret_planning_extra_1 = s.f_secret_planning_extra_1 + (pick,)
    s.f_secret_planning_left = s.f_secret_planning_left[index_of(s.f_secret_planning_left, pick) + 1:]
    s.f_secret_planning_wanted = s.f_secret_planning_wanted - 1
    if s.f_secret_planning_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return secret_planning_many_logged(s)

def secret_planning_many_logged(s):  # secret_planning, rest, content/disruptopia/game.rules:140
    me = s.f_secret_planning_me
    if s.f_secret_planning_many_left > 0:
        s.f_secret_planning_many_left = s.f_secret_planning_many_left - 1
        if s.f_secret_planning_wanted <= 0:
            COVER.add(462)
            moved_11 = secret_planning_those(s, s.f_secret_planning_extra_1)
            place = 6 + me
            for card in moved_11:
                put_known(s, card, place)
            s.tape.append((93, 462, me, (len(moved_11),), None))
            s.tape.append((92, 462, me, (moved_11,), 1 << me))
            COVER.add(463)
            s.f_secret_planning_each_8_i = each_8_i = 0
            while True:
                if each_8_i >= 8:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_7 <= s.workers[me]:
                    COVER.add(464)
                    offered_5 = ALL_BOARD
                    if len(offered_5) > 0:
                        s.player = me
                        s.options = options = offered_5 + (-1,)
                        s.option_count = len(options)
                        s.pc = 74  # secret_planning_space_5_logged
                        return 0
        s.player = me
        s.options = options = s.f_secret_planning_left[:len(s.f_secret_planning_left) - s.f_secret_planning_wanted + 1]
        s.option_count = len(options)
        s.pc = 73  # secret_planning_pick_logged
        return 0
    raise RuleLimit('this is repeated too often', 461)

def secret_planning_space_5_logged(s, space_5):  # secret_planning, after the question space_5, content/disruptopia/game.rules:143
    each_8_i = s.f_secret_planning_each_8_i
    number_7 = s.f_secret_planning_number_7
    me = s.f_secret_planning_me
    if space_5 >= 0:
        COVER.add(465)
        if not shielded_orders(s, me):
            old_18 = s.orders[me * 8 + (number_7 - 1)]
            s.orders[me * 8 + (number_7 - 1)] = space_5
            s.tape.append((3, 465, me, (s.orders[me * 8 + (number_7 - 1)], old_18,), 1 << me))
        COVER.add(466)
        if shielded_face_down(s, me):
            while True:
                if each_8_i >= 8:
                    return s.f_secret_planning_ret
                s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
                s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
                if number_7 <= s.workers[me]:
                    COVER.add(464)
                    offered_5 = ALL_BOARD
                    if len(offered_5) > 0:
                        s.player = me
                        s.options = options = offered_5 + (-1,)
                        s.option_count = len(options)
                        s.pc = 74  # secret_planning_space_5_logged
                        return 0
        old_19 = s.face_down[me * 8 + (number_7 - 1)]
        s.face_down[me * 8 + (number_7 - 1)] = 1
        s.tape.append((4, 466, me, (s.face_down[me * 8 + (number_7 - 1)], old_19,), None))
        while True:
            if each_8_i >= 8:
                return s.f_secret_planning_ret
            s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
            s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
            if number_7 <= s.workers[me]:
                COVER.add(464)
                offered_5 = ALL_BOARD
                if len(offered_5) > 0:
                    s.player = me
                    s.options = options = offered_5 + (-1,)
                    s.option_count = len(options)
                    s.pc = 74  # secret_planning_space_5_logged
                    return 0
    while True:
        if each_8_i >= 8:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_7 <= s.workers[me]:
            COVER.add(464)
            offered_5 = ALL_BOARD
            if len(offered_5) > 0:
                s.player = me
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 74  # secret_planning_space_5_logged
                return 0

def secret_planning_each_8_logged(s):  # secret_planning, rest, content/disruptopia/game.rules:141
    each_8_i = s.f_secret_planning_each_8_i
    while True:
        if each_8_i >= 8:
            return s.f_secret_planning_ret
        s.f_secret_planning_number_7 = number_7 = (1, 2, 3, 4, 5, 6, 7, 8)[each_8_i]
        s.f_secret_planning_each_8_i = each_8_i = each_8_i + 1
        if number_7 <= s.workers[s.f_secret_planning_me]:
            COVER.add(464)
            offered_5 = ALL_BOARD
            if len(offered_5) > 0:
                s.player = s.f_secret_planning_me
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 74  # secret_planning_space_5_logged
                return 0

def secret_planning_end_logged(s):  # secret_planning, rest, content/disruptopia/game.rules:139
    return s.f_secret_planning_ret

# ---- main
def main_logged(s, _):
    s.at_game = 0
    COVER.add(446)
    pool_1 = CLOCKWISE[s.n][0]
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 446)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 77)
    return main_opener_logged(s, items[draw(s, len(items))])

def main_opener_logged(s, opener):  # main, after the draw opener, content/disruptopia/game.rules:126
    COVER.add(447)
    old_17 = s.first_player
    s.first_player = opener
    s.tape.append((31, 447, s.active, (s.first_player, old_17,), None))
    COVER.add(448)
    for d_1 in ALL_DECK:
        COVER.add(449)
        moved_9 = main_those_(s, d_1)
        place = 21 + d_1
        for card in moved_9:
            put_known(s, card, place)
        s.tape.append((87, 449, -1, (len(moved_9),), None))
        COVER.add(450)
        shuffle(s, 21 + d_1)
    else:
        COVER.add(451)
        s.f_main_each_5_from = each_5_from = s.first_player
        s.f_main_each_5_i = each_5_i = 0
        while True:
            if each_5_i >= s.n:
                COVER.add(455)
                return do_place_subsidy_logged(s, 79, 0)  # then main_after_do_place_subsidy_logged
            s.f_main_p_5 = p_5 = (each_5_from + each_5_i) % s.n
            s.f_main_each_5_i = each_5_i = each_5_i + 1
            if main_any_(s, p_5):
                COVER.add(452)
                s.player = p_5
                s.options = options = main_those_2(s, p_5)
                s.option_count = len(options)
                s.pc = 78  # main_region_12_logged
                return 0

def main_after_game_logged(s, _):  # main, after game
    s.stack = ()
    s.at_game = 1
    s.f_main_played_1 = 0
    s.f_main_rounds_left = 300
    return main_rounds_logged(s)

def main_region_12_logged(s, region_12):  # main, after the question region_12, content/disruptopia/game.rules:132
    each_5_i = s.f_main_each_5_i
    p_5 = s.f_main_p_5
    s.tape.append((9, 452, p_5, (region_12,), None))
    COVER.add(453)
    if not shielded_presence(s, p_5):
        s.presence[p_5] = s.presence[p_5] | 1 << region_12
        s.tape.append((39, 453, p_5, (region_12,), None))
    COVER.add(454)
    do_fill_slot_logged(s, 0, region_12)
    while True:
        if each_5_i >= s.n:
            COVER.add(455)
            return do_place_subsidy_logged(s, 79, 0)  # then main_after_do_place_subsidy_logged
        s.f_main_p_5 = p_5 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        if main_any_(s, p_5):
            COVER.add(452)
            s.player = p_5
            s.options = options = main_those_2(s, p_5)
            s.option_count = len(options)
            s.pc = 78  # main_region_12_logged
            return 0

def main_each_5_logged(s):  # main, rest, content/disruptopia/game.rules:131
    each_5_i = s.f_main_each_5_i
    while True:
        if each_5_i >= s.n:
            COVER.add(455)
            return do_place_subsidy_logged(s, 79, 0)  # then main_after_do_place_subsidy_logged
        s.f_main_p_5 = p_5 = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        if main_any_(s, p_5):
            COVER.add(452)
            s.player = p_5
            s.options = options = main_those_2(s, p_5)
            s.option_count = len(options)
            s.pc = 78  # main_region_12_logged
            return 0

def main_after_do_place_subsidy_logged(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:135
    s.at_game = 1
    s.f_main_played_1 = 0
    s.f_main_rounds_left = 300
    return main_rounds_logged(s)

def main_after_game_logged_(s):  # main, rest
    s.at_game = 1
    s.f_main_played_1 = 0
    s.f_main_rounds_left = 300
    return main_rounds_logged(s)

def main_after_game_1_logged(s, _):  # main, after game_1
    s.stack = ()
    return 2  # over

def main_after_secret_planning_logged(s, _):  # main, after secret_planning, content/disruptopia/game.rules:139
    COVER.add(467)
    s.tape.append((94, 467, -1, (), None))
    for seat_2 in CLOCKWISE[s.n][s.first_player]:
        s.active = seat_2
        s.tape.append((90, 467, seat_2, (), None))
        COVER.add(468)
        for card_31 in s.piles[6 + seat_2]:
            COVER.add(469)
            do_discard_logged(s, seat_2, card_31)
        COVER.add(470)
        if s.reveal == 0:
            COVER.add(471)
            do_reveal_board_logged(s, seat_2)
    else:
        COVER.add(472)
        s.tape.append((95, 472, -1, (), None))
        s.f_main_each_11_from = s.first_player
        s.f_main_each_11_i = 0
        return main_each_11_logged(s)

def main_after_do_window_logged(s, _):  # main, after do_window, content/disruptopia/game.rules:149
    COVER.add(319)
    s.f_main_each_2_i = 0
    return main_each_2_logged(s)

def main_answer_2_logged(s, answer_2):  # main, after the question answer_2, content/disruptopia/turn.rules:19
    if answer_2 >= 0:
        return DO_BOARD_ACTION_LOGGED[s.f_main_space_4](s, 85, s.f_main_seat_3, s.f_main_space_4)  # then main_after_do_board_action_logged
    COVER.add(432)
    return do_window_logged(s, 87, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_board_action_logged(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:19
    COVER.add(432)
    return do_window_logged(s, 87, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_board_action_logged_(s, _):  # main, after do_board_action, content/disruptopia/turn.rules:20
    COVER.add(432)
    return do_window_logged(s, 87, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_after_do_window_logged_(s, _):  # main, after do_window, content/disruptopia/turn.rules:21
    return main_each_2_logged(s)

def main_each_2_logged(s):  # main, rest, content/disruptopia/turn.rules:14
    each_2_i = s.f_main_each_2_i
    seat_3 = s.f_main_seat_3
    while True:
        leaves = False
        while True:
            if each_2_i >= 8:
                leaves = True
                break
            number_6 = (1, 2, 3, 4, 5, 6, 7, 8)[each_2_i]
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            COVER.add(320)
            if s.plan[seat_3 * 8 + (number_6 - 1)] != -1:
                break
        if leaves:
            break
        COVER.add(321)
        s.f_main_space_4 = space_4 = s.plan[seat_3 * 8 + (number_6 - 1)]
        COVER.add(322)
        old_10 = s.worker_up
        s.worker_up = number_6
        s.tape.append((67, 322, seat_3, (s.worker_up, old_10,), None))
        COVER.add(323)
        if not shielded_plan(s, seat_3):
            old_11 = s.plan[seat_3 * 8 + (number_6 - 1)]
            s.plan[seat_3 * 8 + (number_6 - 1)] = -1
            s.tape.append((1, 323, seat_3, (s.plan[seat_3 * 8 + (number_6 - 1)], old_11,), None))
        COVER.add(324)
        if s.decline == 0 or d_spoils_later(s, seat_3, number_6, space_4):
            COVER.add(325)
            if CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
                s.player = seat_3
                s.options = (space_4, -1)
                s.option_count = 2
                s.pc = 84  # main_answer_2_logged
                return 0
            COVER.add(432)
            return do_window_logged(s, 87, seat_3)  # then main_after_do_window_logged_
        COVER.add(431)
        if CAN_BOARD_ACTION[space_4](s, seat_3, space_4):
            return DO_BOARD_ACTION_LOGGED[space_4](s, 86, seat_3, space_4)  # then main_after_do_board_action_logged_
        s.tape.append((20, 431, seat_3, (), None))
        COVER.add(432)
        return do_window_logged(s, 87, seat_3)  # then main_after_do_window_logged_
    COVER.add(433)
    old_12 = s.worker_up
    s.worker_up = 0
    s.tape.append((67, 433, seat_3, (s.worker_up, old_12,), None))
    COVER.add(434)
    if shielded_card_points(s, seat_3):
        return main_each_11_logged(s)
    old_13 = s.card_points[seat_3]
    s.card_points[seat_3] = 0
    s.tape.append((84, 434, seat_3, (s.card_points[seat_3], old_13,), None))
    return main_each_11_logged(s)

def main_rest_logged(s):  # main, rest, content/disruptopia/turn.rules:21
    COVER.add(432)
    return do_window_logged(s, 87, s.f_main_seat_3)  # then main_after_do_window_logged_

def main_each_11_logged(s):  # main, rest, content/disruptopia/game.rules:149
    each_11_i = s.f_main_each_11_i
    if each_11_i < s.n:
        s.f_main_seat_3 = seat_3 = (s.f_main_each_11_from + each_11_i) % s.n
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        s.active = seat_3
        s.tape.append((90, 472, seat_3, (), None))
        COVER.add(473)
        do_reveal_board_logged(s, seat_3)
        COVER.add(474)
        s.tape.append((5, 41, seat_3, (), None))
        COVER.add(42)
        return do_window_logged(s, 83, seat_3)  # then main_after_do_window_logged
    COVER.add(475)
    s.tape.append((96, 475, -1, (), None))
    for seat_4 in CLOCKWISE[s.n][0]:
        COVER.add(476)
        if not shielded_personal_funds(s, seat_4):
            before = s.personal_funds[seat_4]
            value = before + s.corporate_funds[seat_4]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 476)
            s.personal_funds[seat_4] = value
            change_61 = value - before
            s.tape.append((97, 476, seat_4, (change_61,), None))
        COVER.add(477)
        if not shielded_corporate_funds(s, seat_4):
            old_20 = s.corporate_funds[seat_4]
            s.corporate_funds[seat_4] = 0
            s.tape.append((98, 477, seat_4, (s.corporate_funds[seat_4], old_20,), None))
    COVER.add(479)
    if s.ending:
        COVER.add(480)
        for mark in RANGE_84:
            s.running_23[mark] = 0
        for mark_1 in RANGE_84:
            s.running_5[mark_1] = 0
        s.source = -1
        s.source_by = -1
        if s.at_game == 0:
            return 76  # after_game
        return 2  # over
    COVER.add(481)
    s.tape.append((99, 481, -1, (), None))
    for seat_5 in CLOCKWISE[s.n][0]:
        COVER.add(482)
        if not shielded_income_marker(s, seat_5):
            old_21 = s.income_marker[seat_5]
            s.income_marker[seat_5] = q_income(s, seat_5)
            s.tape.append((100, 482, seat_5, (s.income_marker[seat_5], old_21,), None))
        COVER.add(483)
        if not shielded_corporate_funds(s, seat_5):
            before = s.corporate_funds[seat_5]
            value = before + s.income_marker[seat_5]
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 483)
            s.corporate_funds[seat_5] = value
            change_62 = value - before
            s.tape.append((33, 483, seat_5, (change_62,), None))
    COVER.add(484)
    s.tape.append((101, 484, -1, (), None))
    COVER.add(485)
    if s.token_held:
        COVER.add(486)
        old_22 = s.token_held
        s.token_held = 0
        s.tape.append((32, 486, s.active, (s.token_held, old_22,), None))
    else:
        COVER.add(487)
        old_23 = s.first_player
        s.first_player = (s.first_player + 1) % s.n
        s.tape.append((31, 487, s.active, (s.first_player, old_23,), None))
    COVER.add(488)
    if s.round_tracker == 0:
        COVER.add(489)
        old_24 = s.round_tracker
        s.round_tracker = 1
        s.tape.append((102, 489, s.active, (s.round_tracker, old_24,), None))
    else:
        COVER.add(490)
        old_25 = s.round_tracker
        s.round_tracker = 0
        s.tape.append((102, 490, s.active, (s.round_tracker, old_25,), None))
    COVER.add(491)
    return do_place_subsidy_logged(s, 88, 0)  # then main_after_do_place_subsidy_logged_

def main_after_game_1_logged_(s):  # main, rest
    return 2  # over

def main_after_do_place_subsidy_logged_(s, _):  # main, after do_place_subsidy, content/disruptopia/game.rules:164
    COVER.add(492)
    for p_6 in CLOCKWISE[s.n][0]:
        COVER.add(493)
        if not shielded_workers_below(s, p_6):
            before = s.workers[p_6]
            value = before + (0 - s.leaving[p_6])
            if value < 3:
                value = 3
            s.workers[p_6] = value
            change_63 = value - before
            s.tape.append((25, 493, p_6, (0 - change_63,), None))
        COVER.add(494)
        if not shielded_leaving(s, p_6):
            old_26 = s.leaving[p_6]
            s.leaving[p_6] = 0
            s.tape.append((103, 494, p_6, (s.leaving[p_6], old_26,), None))
        COVER.add(495)
        moved_12 = main_those_3(s, p_6)
        place = 11 + p_6
        for card in moved_12:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 495)
        s.tape.append((63, 495, p_6, (moved_12,), None))
    for seat_18 in CLOCKWISE[s.n][0]:
        s.lasting_28[seat_18] = ()
    for seat_19 in CLOCKWISE[s.n][0]:
        s.lasting_30[seat_19] = s.lasting_30_next[seat_19]
        s.lasting_30_next[seat_19] = ()
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
        return main_rounds_logged(s)

def main_rounds_logged(s):  # main, rest, content/disruptopia/game.rules:136
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        s.f_main_played_1 = s.f_main_played_1 + 1
        if s.f_main_played_1 > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = s.f_main_played_1
        s.tape.append((88, 456, -1, (s.round,), None))
        COVER.add(457)
        s.tape.append((89, 457, -1, (), None))
        s.f_main_each_7_from = s.first_player
        s.f_main_each_7_i = 0
        return main_each_7_logged(s, 0)
    raise RuleLimit('this is repeated too often', 456)

def main_each_7_logged(s, _):  # main, loop, content/disruptopia/game.rules:136
    each_7_i = s.f_main_each_7_i
    if each_7_i < s.n:
        s.f_main_seat = seat = (s.f_main_each_7_from + each_7_i) % s.n
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        s.active = seat
        s.tape.append((90, 457, seat, (), None))
        COVER.add(458)
        s.f_main_each_6_i = 0
        return main_each_6_logged(s, 0)
    COVER.add(460)
    s.tape.append((91, 460, -1, (), None))
    return begin_secret(s, 0, CLOCKWISE[s.n][0])

def main_each_6_logged(s, _):  # main, loop, content/disruptopia/game.rules:136
    each_6_i = s.f_main_each_6_i
    seat = s.f_main_seat
    while True:
        if each_6_i >= len(ALL_DECK):
            return 101  # main_each_7_logged
        d_2 = ALL_DECK[each_6_i]
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        COVER.add(459)
        if len(s.piles[21 + d_2]) == 0:
            place = 21 + d_2
            for card in s.piles[24 + d_2]:
                put_known(s, card, place)
            shuffle(s, 21 + d_2)
        if len(s.piles[21 + d_2]) != 0:
            place = 21 + d_2
            if s.explicit and undecided(s, place):
                return await_top(s, place, 81)
            card_28 = s.piles[place][-1]
            moved_10 = main_those_4(s, card_28)
            place = 1 + seat
            for card in moved_10:
                put_known(s, card, place)
            s.tape.append((19, 459, seat, (len(moved_10),), None))
            s.tape.append((18, 459, seat, (moved_10,), 1 << seat))
            return 102  # main_each_6_logged

def main_card_28_logged(s, card_28):  # main, after the card card_28, content/disruptopia/game.rules:138
    if s.explicit:
        settle(s, card_28)
    seat = s.f_main_seat
    moved_10 = main_those_4(s, card_28)
    place = 1 + seat
    for card in moved_10:
        put_known(s, card, place)
    s.tape.append((19, 459, seat, (len(moved_10),), None))
    s.tape.append((18, 459, seat, (moved_10,), 1 << seat))
    return 102  # main_each_6_logged

# ---- handler_23, content/disruptopia/cards/sabotage.yaml:162
def handler_23_logged(s, me, actor, amount, index, this):
    if me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0:
        s.running_23[this] = 1
        old_source_67 = s.source
        old_source_by_67 = s.source_by
        s.source = this
        s.source_by = me
        s.used_23[this] = 1
        COVER.add(502)
        if not shielded_reputation(s, me):
            before = s.reputation[me]
            value = before + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            change_64 = value - before
            s.tape.append((34, 502, me, (change_64,), None))
        s.source = old_source_67
        s.source_by = old_source_by_67
        s.running_23[this] = 0
    return

# ---- on_after_lose_reputation
def on_after_lose_reputation_logged(s, actor, amount, index):
    for seat_13 in CLOCKWISE[s.n][s.active]:
        waiting_6 = on_after_lose_reputation_those(s, seat_13, actor, amount, index)
        leaves = False
        for reacting_6_times in RANGE_1_1001:
            if len(waiting_6) == 0:
                leaves = True
                break
            now_6 = waiting_6[0]
            REACTIONS_7_LOGGED[now_6](s, seat_13, actor, amount, index, now_6)
            waiting_6 = on_after_lose_reputation_those_(s, waiting_6, now_6, seat_13, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        return

# ---- handler_20, content/disruptopia/cards/sabotage.yaml:11
def handler_20_logged(s, me, actor, amount, index, this):
    if me != actor and actor in d_neighbours(s, me):
        old_source_68 = s.source
        old_source_by_68 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(504)
        if shielded_corporate_funds_below(s, actor):
            taken_2 = 0
        else:
            before = s.corporate_funds[actor]
            value = before + (0 - amount)
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 504)
            s.corporate_funds[actor] = value
            change_65 = value - before
            s.tape.append((60, 504, actor, (0 - change_65,), None))
            taken_2 = 0 - change_65
        if not shielded_corporate_funds(s, me):
            before = s.corporate_funds[me]
            value = before + taken_2
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 504)
            s.corporate_funds[me] = value
            change_66 = value - before
            s.tape.append((33, 504, me, (change_66,), None))
        s.source = old_source_68
        s.source_by = old_source_by_68
    return

# ---- on_after_gain_compute
def on_after_gain_compute_logged(s, actor, amount, index):
    for seat_14 in CLOCKWISE[s.n][s.active]:
        waiting_7 = on_after_gain_compute_those(s, seat_14, actor, amount, index)
        leaves = False
        for reacting_7_times in RANGE_1_1001:
            if len(waiting_7) == 0:
                leaves = True
                break
            now_7 = waiting_7[0]
            REACTIONS_8_LOGGED[now_7](s, seat_14, actor, amount, index, now_7)
            waiting_7 = on_after_gain_compute_those_(s, waiting_7, now_7, seat_14, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)
    else:
        return

# ---- handler_14, content/disruptopia/cards/research.yaml:143
def handler_14_logged(s, ret, me, actor, amount, index, this):
    s.f_handler_14_ret = ret
    s.f_handler_14_me = me
    s.f_handler_14_this = this
    if me != actor and actor in d_neighbours(s, me) and s.used_14[this] == 0:
        s.f_handler_14_old_source_69 = old_source_69 = s.source
        s.f_handler_14_old_source_by_69 = old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(511)
        if can_buy_chips(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 89  # handler_14_answer_3_logged
            return 0
        s.source = old_source_69
        s.source_by = old_source_by_69
        return s.f_handler_14_ret
    return s.f_handler_14_ret

def handler_14_answer_3_logged(s, answer_3):  # handler_14, after the question answer_3, content/disruptopia/cards/research.yaml:143
    if answer_3:
        s.used_14[s.f_handler_14_this] = 1
        do_buy_chips_logged(s, s.f_handler_14_me)
        s.source = s.f_handler_14_old_source_69
        s.source_by = s.f_handler_14_old_source_by_69
        return s.f_handler_14_ret
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

def handler_14_rest_logged(s):  # handler_14, rest, content/disruptopia/cards/research.yaml:143
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

def handler_14_end_logged(s):  # handler_14, rest, content/disruptopia/cards/research.yaml:143
    return s.f_handler_14_ret

# ---- on_after_gain_model_version
def on_after_gain_model_version_logged(s, ret, actor, amount, index):
    s.f_on_after_gain_model_version_ret = ret
    s.f_on_after_gain_model_version_actor = actor
    s.f_on_after_gain_model_version_amount = amount
    s.f_on_after_gain_model_version_index = index
    s.f_on_after_gain_model_version_each_23_from = s.active
    s.f_on_after_gain_model_version_each_23_i = 0
    return on_after_gain_model_version_each_23_logged(s)

def on_after_gain_model_version_after_reactions_9_logged(s, _):  # on_after_gain_model_version, after reactions_9
    waiting_8 = s.f_on_after_gain_model_version_waiting_8
    now_8 = s.f_on_after_gain_model_version_now_8
    seat_15 = s.f_on_after_gain_model_version_seat_15
    s.f_on_after_gain_model_version_waiting_8 = waiting_8 = on_after_gain_model_version_those(s, waiting_8, now_8, seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
    if s.f_on_after_gain_model_version_reacting_8_left > 0:
        s.f_on_after_gain_model_version_reacting_8_left = s.f_on_after_gain_model_version_reacting_8_left - 1
        if len(waiting_8) == 0:
            return on_after_gain_model_version_each_23_logged(s)
        s.f_on_after_gain_model_version_now_8 = now_8 = waiting_8[0]
        return REACTIONS_9_LOGGED[now_8](s, 90, seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_reacting_8_logged(s, _):  # on_after_gain_model_version, loop
    if s.f_on_after_gain_model_version_reacting_8_left > 0:
        s.f_on_after_gain_model_version_reacting_8_left = s.f_on_after_gain_model_version_reacting_8_left - 1
        if len(s.f_on_after_gain_model_version_waiting_8) == 0:
            return on_after_gain_model_version_each_23_logged(s)
        s.f_on_after_gain_model_version_now_8 = now_8 = s.f_on_after_gain_model_version_waiting_8[0]
        return REACTIONS_9_LOGGED[now_8](s, 90, s.f_on_after_gain_model_version_seat_15, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_gain_model_version_each_23_logged(s):  # on_after_gain_model_version, rest
    each_23_i = s.f_on_after_gain_model_version_each_23_i
    actor = s.f_on_after_gain_model_version_actor
    if each_23_i < s.n:
        s.f_on_after_gain_model_version_seat_15 = seat_15 = (s.f_on_after_gain_model_version_each_23_from + each_23_i) % s.n
        s.f_on_after_gain_model_version_each_23_i = each_23_i = each_23_i + 1
        if seat_15 == actor:
            COVER.add(506)
            if not shielded_reputation(s, seat_15):
                before = s.reputation[seat_15]
                value = before + q_training_reputation(s, seat_15)
                if value > 10:
                    value = 10
                s.reputation[seat_15] = value
                change_67 = value - before
                s.tape.append((34, 506, seat_15, (change_67,), None))
            COVER.add(507)
            if not shielded_power(s, seat_15):
                before = s.power[seat_15]
                value = before + q_training_power(s, seat_15)
                if value > 29:
                    value = 29
                s.power[seat_15] = value
                change_68 = value - before
                s.tape.append((35, 507, seat_15, (change_68,), None))
            COVER.add(508)
            if s.model_version[seat_15] == 7:
                COVER.add(509)
                old_27 = s.ending
                s.ending = 1
                s.tape.append((104, 509, seat_15, (s.ending, old_27,), None))
        s.f_on_after_gain_model_version_waiting_8 = waiting_8 = on_after_gain_model_version_those_(s, seat_15, actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
        s.f_on_after_gain_model_version_reacting_8_left = reacting_8_left = 1000
        if reacting_8_left > 0:
            s.f_on_after_gain_model_version_reacting_8_left = reacting_8_left = reacting_8_left - 1
            if len(waiting_8) == 0:
                return on_after_gain_model_version_each_23_logged(s)
            s.f_on_after_gain_model_version_now_8 = now_8 = waiting_8[0]
            return REACTIONS_9_LOGGED[now_8](s, 90, seat_15, actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_8)  # then on_after_gain_model_version_after_reactions_9_logged
        raise RuleLimit('this is repeated too often', 0)
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
    return 91  # handler_5_begin_logged

def handler_5_begin_logged(s, _):  # handler_5, where it begins, content/disruptopia/cards/influence.yaml:118
    me = s.f_handler_5_me
    this = s.f_handler_5_this
    if s.f_handler_5_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 515)
    if me == s.f_handler_5_actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        s.f_handler_5_old_source_70 = s.source
        s.f_handler_5_old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(513)
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 92  # handler_5_answer_4_logged
        return 0
    return s.f_handler_5_ret

def handler_5_answer_4_logged(s, answer_4):  # handler_5, after the question answer_4, content/disruptopia/cards/influence.yaml:119
    if answer_4:
        COVER.add(514)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 93  # handler_5_rolled_campaign_die_1_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_campaign_die_1 = dice
        s.campaign_die = rolled_campaign_die_1
        s.tape.append((41, 514, s.f_handler_5_me, (rolled_campaign_die_1,), None))
        s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
        return on_after_roll_campaign_die_logged(s, 94, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die_logged
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rolled_campaign_die_1_logged(s, rolled_campaign_die_1):  # handler_5, after the dice rolled_campaign_die_1, content/disruptopia/cards/influence.yaml:119
    s.campaign_die = rolled_campaign_die_1
    s.tape.append((41, 514, s.f_handler_5_me, (rolled_campaign_die_1,), None))
    s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
    return on_after_roll_campaign_die_logged(s, 94, s.f_handler_5_me, rolled_campaign_die_1, 0, s.f_handler_5_depth_ + 1)  # then handler_5_after_on_after_roll_campaign_die_logged

def handler_5_after_on_after_roll_campaign_die_logged(s, _):  # handler_5, after on_after_roll_campaign_die, content/disruptopia/cards/influence.yaml:119
    s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this = s.stack[-1]
    s.stack = s.stack[:-1]
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_rest_logged(s):  # handler_5, rest, content/disruptopia/cards/influence.yaml:119
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def handler_5_end_logged(s):  # handler_5, rest, content/disruptopia/cards/influence.yaml:118
    return s.f_handler_5_ret

# ---- on_after_roll_campaign_die
def on_after_roll_campaign_die_logged(s, ret, actor, amount, index, depth_):
    s.f_on_after_roll_campaign_die_ret = ret
    s.f_on_after_roll_campaign_die_actor = actor
    s.f_on_after_roll_campaign_die_amount = amount
    s.f_on_after_roll_campaign_die_index = index
    s.f_on_after_roll_campaign_die_depth_ = depth_
    return 95  # on_after_roll_campaign_die_begin_logged

def on_after_roll_campaign_die_begin_logged(s, _):  # on_after_roll_campaign_die, where it begins
    if s.f_on_after_roll_campaign_die_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 0)
    s.f_on_after_roll_campaign_die_each_24_from = each_24_from = s.active
    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = 0
    if each_24_i < s.n:
        s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (each_24_from + each_24_i) % s.n
        s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
        s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
        if reacting_9_left > 0:
            s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
            if len(waiting_9) == 0:
                if each_24_i < s.n:
                    s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (each_24_from + each_24_i) % s.n
                    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                    s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
                    return 104  # on_after_roll_campaign_die_reacting_9_logged
                return s.f_on_after_roll_campaign_die_ret
            s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
            s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
            return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
        raise RuleLimit('this is repeated too often', 0)
    return s.f_on_after_roll_campaign_die_ret

def on_after_roll_campaign_die_after_reactions_10_logged(s, _):  # on_after_roll_campaign_die, after reactions_10
    s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9 = s.stack[-1]
    s.stack = s.stack[:-1]
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    seat_16 = s.f_on_after_roll_campaign_die_seat_16
    actor = s.f_on_after_roll_campaign_die_actor
    amount = s.f_on_after_roll_campaign_die_amount
    index = s.f_on_after_roll_campaign_die_index
    waiting_9 = s.f_on_after_roll_campaign_die_waiting_9
    now_9 = s.f_on_after_roll_campaign_die_now_9
    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those_(s, waiting_9, now_9, seat_16, actor, amount, index)
    if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
        s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
        if len(waiting_9) == 0:
            if each_24_i < s.n:
                s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, actor, amount, index)
                s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
                    s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
                    if len(waiting_9) == 0:
                        return on_after_roll_campaign_die_each_24_logged(s)
                    s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
                    s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                    return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, actor, amount, index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
                raise RuleLimit('this is repeated too often', 0)
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
        return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, actor, amount, index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_reacting_9_logged(s, _):  # on_after_roll_campaign_die, loop
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    seat_16 = s.f_on_after_roll_campaign_die_seat_16
    if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
        s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
        if len(s.f_on_after_roll_campaign_die_waiting_9) == 0:
            if each_24_i < s.n:
                s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                s.f_on_after_roll_campaign_die_waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                if s.f_on_after_roll_campaign_die_reacting_9_left > 0:
                    s.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left - 1
                    if len(s.f_on_after_roll_campaign_die_waiting_9) == 0:
                        if each_24_i < s.n:
                            s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                            s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                            s.f_on_after_roll_campaign_die_waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                            s.f_on_after_roll_campaign_die_reacting_9_left = 1000
                            return 104  # on_after_roll_campaign_die_reacting_9_logged
                        return s.f_on_after_roll_campaign_die_ret
                    s.f_on_after_roll_campaign_die_now_9 = now_9 = s.f_on_after_roll_campaign_die_waiting_9[0]
                    s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                    return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
                raise RuleLimit('this is repeated too often', 0)
            return s.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_now_9 = now_9 = s.f_on_after_roll_campaign_die_waiting_9[0]
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
        return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
    raise RuleLimit('this is repeated too often', 0)

def on_after_roll_campaign_die_each_24_logged(s):  # on_after_roll_campaign_die, rest
    each_24_i = s.f_on_after_roll_campaign_die_each_24_i
    if each_24_i < s.n:
        s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
        s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
        s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
        if reacting_9_left > 0:
            s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
            if len(waiting_9) == 0:
                if each_24_i < s.n:
                    s.f_on_after_roll_campaign_die_seat_16 = seat_16 = (s.f_on_after_roll_campaign_die_each_24_from + each_24_i) % s.n
                    s.f_on_after_roll_campaign_die_each_24_i = each_24_i = each_24_i + 1
                    s.f_on_after_roll_campaign_die_waiting_9 = waiting_9 = on_after_roll_campaign_die_those(s, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
                    s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = 1000
                    if reacting_9_left > 0:
                        s.f_on_after_roll_campaign_die_reacting_9_left = reacting_9_left = reacting_9_left - 1
                        if len(waiting_9) == 0:
                            return on_after_roll_campaign_die_each_24_logged(s)
                        s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
                        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
                        return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_on_after_roll_campaign_die_ret
            s.f_on_after_roll_campaign_die_now_9 = now_9 = waiting_9[0]
            s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_depth_, s.f_on_after_roll_campaign_die_each_24_from, s.f_on_after_roll_campaign_die_each_24_i, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_9, s.f_on_after_roll_campaign_die_reacting_9_left, s.f_on_after_roll_campaign_die_seat_16, s.f_on_after_roll_campaign_die_waiting_9),)
            return REACTIONS_10_LOGGED[now_9](s, 96, seat_16, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_9, s.f_on_after_roll_campaign_die_depth_ + 1)  # then on_after_roll_campaign_die_after_reactions_10_logged
        raise RuleLimit('this is repeated too often', 0)
    return s.f_on_after_roll_campaign_die_ret

# ---- handler_7, content/disruptopia/cards/influence.yaml:153
def handler_7_logged(s, ret, me, actor, its_card, this):
    s.f_handler_7_ret = ret
    s.f_handler_7_me = me
    s.f_handler_7_its_card = its_card
    s.f_handler_7_this = this
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        s.f_handler_7_old_source_71 = s.source
        s.f_handler_7_old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(516)
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 97  # handler_7_answer_5_logged
        return 0
    return s.f_handler_7_ret

def handler_7_answer_5_logged(s, answer_5):  # handler_7, after the question answer_5, content/disruptopia/cards/influence.yaml:154
    me = s.f_handler_7_me
    if answer_5:
        COVER.add(517)
        do_discard_logged(s, me, s.f_handler_7_this)
        COVER.add(518)
        s.lasting_32[me] = s.lasting_32[me] + (me, s.f_handler_7_its_card)
        s.tape.append((105, 518, me, (), None))
    s.source = s.f_handler_7_old_source_71
    s.source_by = s.f_handler_7_old_source_by_71
    return s.f_handler_7_ret

def handler_7_end_logged(s):  # handler_7, rest, content/disruptopia/cards/influence.yaml:153
    return s.f_handler_7_ret

# ---- handler_13, content/disruptopia/cards/research.yaml:135
def handler_13_logged(s, me, actor, this):
    if me == actor:
        old_source_72 = s.source
        old_source_by_72 = s.source_by
        s.source = this
        s.source_by = me
        COVER.add(520)
        if not shielded_corporate_funds(s, me):
            before = s.corporate_funds[me]
            value = before + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 520)
            s.corporate_funds[me] = value
            change_69 = value - before
            s.tape.append((33, 520, me, (change_69,), None))
        s.source = old_source_72
        s.source_by = old_source_by_72
    return

# ---- expire_action
def expire_action_logged(s):
    for seat_17 in CLOCKWISE[s.n][0]:
        s.lasting_32[seat_17] = ()
    else:
        return

PENDING_5 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_7, pending_handler_7, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_USE_ABILITY = (can_use_cards_in01, can_use_cards_in01, can_use_cards_in02, can_use_cards_in02, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, can_use_cards_in18, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, can_use_cards_rs11, can_use_cards_rs12, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability, no_ability,)
PENDING_6 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_13, pending_handler_13, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_BOARD_ACTION = (can_board_action_b_chips, one, can_board_action_b_recruit, can_board_action_b_train, can_board_action_b_handout, can_board_action_b_buyback, one, can_board_action_b_presence, one, can_board_action_b_restructure, can_board_action_b_audit, one,)
PENDING_7 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_23, one, one, one, one, one,)
PENDING_8 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_20, pending_handler_20, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_9 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_14, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_10 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_5, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
AMOUNT_BANDS_FROM = (amount_bands_from_hated, amount_bands_from_unknown, amount_bands_from_liked, amount_bands_from_adored,)
AMOUNT_BOARD_PRICE = (amount_board_price_b_chips, no_amount, amount_board_price_b_recruit, amount_board_price_b_train, no_amount, amount_board_price_b_buyback, no_amount, amount_board_price_b_presence, no_amount, no_amount, amount_board_price_b_audit, no_amount,)
AMOUNT_BOARD_REPUTATION = (no_amount, no_amount, no_amount, no_amount, no_amount, amount_board_reputation_b_buyback, no_amount, no_amount, no_amount, no_amount, amount_board_reputation_b_audit, no_amount,)
CAN_CARDS_EFFECT = (can_cards_effect_in01, can_cards_effect_in01, can_cards_effect_in02, can_cards_effect_in02, one, one, one, one, one, one, can_cards_effect_in06, can_cards_effect_in07, can_cards_effect_in07, can_cards_effect_in08, can_cards_effect_in08, can_cards_effect_in09, one, can_cards_effect_in11, can_cards_effect_in12, one, one, one, can_cards_effect_in16, one, one, one, can_cards_effect_in19, can_cards_effect_in20, one, one, can_cards_effect_rs02, can_cards_effect_rs02, can_cards_effect_rs03, can_cards_effect_rs03, can_cards_effect_rs04, can_cards_effect_rs04, can_cards_effect_rs05, can_cards_effect_rs05, can_cards_effect_rs06, one, one, can_cards_effect_rs08, can_cards_effect_rs09, one, one, one, can_cards_effect_rs13, can_cards_effect_rs14, one, one, one, one, one, can_cards_effect_rs19, one, one, one, one, one, one, can_cards_effect_sb03, can_cards_effect_sb04, can_cards_effect_sb05, can_cards_effect_sb05, one, one, can_cards_effect_sb07, can_cards_effect_sb07, can_cards_effect_sb08, can_cards_effect_sb09, can_cards_effect_sb09, can_cards_effect_sb10, can_cards_effect_sb11, can_cards_effect_sb12, can_cards_effect_sb13, can_cards_effect_sb14, one, can_cards_effect_sb16, one, can_cards_effect_sb18, can_cards_effect_sb19, one, one, one,)
CAN_CARDS_EFFECT_AFTER_CARD_POINTS = (can_cards_effect_after_card_points_in01, can_cards_effect_after_card_points_in01, can_cards_effect_after_card_points_in02, can_cards_effect_after_card_points_in02, can_cards_effect_after_card_points_in03, can_cards_effect_after_card_points_in03, can_cards_effect_after_card_points_in04, can_cards_effect_after_card_points_in04, can_cards_effect_after_card_points_in05, can_cards_effect_after_card_points_in05, can_cards_effect_after_card_points_in06, can_cards_effect_after_card_points_in07, can_cards_effect_after_card_points_in07, can_cards_effect_after_card_points_in08, can_cards_effect_after_card_points_in08, can_cards_effect_after_card_points_in09, can_cards_effect_after_card_points_in10, can_cards_effect_after_card_points_in11, can_cards_effect_after_card_points_in12, can_cards_effect_after_card_points_in13, can_cards_effect_after_card_points_in14, can_cards_effect_after_card_points_in15, can_cards_effect_after_card_points_in16, can_cards_effect_after_card_points_in17, can_cards_effect_after_card_points_in17, can_cards_effect_after_card_points_in18, can_cards_effect_after_card_points_in19, can_cards_effect_after_card_points_in20, can_cards_effect_after_card_points_rs01, can_cards_effect_after_card_points_rs01, can_cards_effect_after_card_points_rs02, can_cards_effect_after_card_points_rs02, can_cards_effect_after_card_points_rs03, can_cards_effect_after_card_points_rs03, can_cards_effect_after_card_points_rs04, can_cards_effect_after_card_points_rs04, can_cards_effect_after_card_points_rs05, can_cards_effect_after_card_points_rs05, can_cards_effect_after_card_points_rs06, can_cards_effect_after_card_points_rs07, can_cards_effect_after_card_points_rs07, can_cards_effect_after_card_points_rs08, can_cards_effect_after_card_points_rs09, can_cards_effect_after_card_points_rs10, can_cards_effect_after_card_points_rs11, can_cards_effect_after_card_points_rs12, can_cards_effect_after_card_points_rs13, can_cards_effect_after_card_points_rs14, can_cards_effect_after_card_points_rs15, can_cards_effect_after_card_points_rs15, can_cards_effect_after_card_points_rs16, can_cards_effect_after_card_points_rs17, can_cards_effect_after_card_points_rs18, can_cards_effect_after_card_points_rs19, can_cards_effect_after_card_points_rs20, can_cards_effect_after_card_points_rs21, can_cards_effect_after_card_points_sb01, can_cards_effect_after_card_points_sb01, can_cards_effect_after_card_points_sb02, can_cards_effect_after_card_points_sb02, can_cards_effect_after_card_points_sb03, can_cards_effect_after_card_points_sb04, can_cards_effect_after_card_points_sb05, can_cards_effect_after_card_points_sb05, can_cards_effect_after_card_points_sb06, can_cards_effect_after_card_points_sb06, can_cards_effect_after_card_points_sb07, can_cards_effect_after_card_points_sb07, can_cards_effect_after_card_points_sb08, can_cards_effect_after_card_points_sb09, can_cards_effect_after_card_points_sb09, can_cards_effect_after_card_points_sb10, can_cards_effect_after_card_points_sb11, can_cards_effect_after_card_points_sb12, can_cards_effect_after_card_points_sb13, can_cards_effect_after_card_points_sb14, can_cards_effect_after_card_points_sb15, can_cards_effect_after_card_points_sb16, can_cards_effect_after_card_points_sb17, can_cards_effect_after_card_points_sb18, can_cards_effect_after_card_points_sb19, can_cards_effect_after_card_points_sb20, can_cards_effect_after_card_points_sb21, can_cards_effect_after_card_points_sb21,)
HEAD_CARDS_EFFECT = (lambda s, ret, *args: head_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05(s, *args) or ret, head_cards_effect_in06, head_cards_effect_in07, head_cards_effect_in07, lambda s, ret, *args: head_cards_effect_in08(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in08(s, *args) or ret, head_cards_effect_in09, lambda s, ret, *args: head_cards_effect_in10(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in11(s, *args) or ret, head_cards_effect_in12, lambda s, ret, *args: head_cards_effect_in13(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in14(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in15(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in16(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in18(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in19(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in20(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs02(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03(s, *args) or ret, head_cards_effect_rs04, head_cards_effect_rs04, lambda s, ret, *args: head_cards_effect_rs05(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs05(s, *args) or ret, head_cards_effect_rs06, lambda s, ret, *args: head_cards_effect_rs07(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs07(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs08(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs09(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs10(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs11(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs12(s, *args) or ret, head_cards_effect_rs13, lambda s, ret, *args: head_cards_effect_rs14(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs16(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs17(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs18(s, *args) or ret, head_cards_effect_rs19, lambda s, ret, *args: head_cards_effect_rs20(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs21(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01(s, *args) or ret, head_cards_effect_sb02, head_cards_effect_sb02, head_cards_effect_sb03, head_cards_effect_sb04, head_cards_effect_sb05, head_cards_effect_sb05, head_cards_effect_sb06, head_cards_effect_sb06, head_cards_effect_sb07, head_cards_effect_sb07, head_cards_effect_sb08, head_cards_effect_sb09, head_cards_effect_sb09, head_cards_effect_sb10, head_cards_effect_sb11, head_cards_effect_sb12, head_cards_effect_sb13, head_cards_effect_sb14, lambda s, ret, *args: head_cards_effect_sb15(s, *args) or ret, head_cards_effect_sb16, lambda s, ret, *args: head_cards_effect_sb17(s, *args) or ret, head_cards_effect_sb18, lambda s, ret, *args: head_cards_effect_sb19(s, *args) or ret, head_cards_effect_sb20, head_cards_effect_sb21, head_cards_effect_sb21,)
BODY_CARDS_EFFECT = (lambda s, ret, *args: body_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05(s, *args) or ret, body_cards_effect_in06, lambda s, ret, *args: body_cards_effect_in07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in09(s, *args) or ret, body_cards_effect_in10, lambda s, ret, *args: body_cards_effect_in11(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in12(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in13(s, *args) or ret, body_cards_effect_in14, lambda s, ret, *args: body_cards_effect_in15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in16(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in18(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in19(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in20(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs02(s, *args) or ret, body_cards_effect_rs03, body_cards_effect_rs03, lambda s, ret, *args: body_cards_effect_rs04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs06(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs07(s, *args) or ret, body_cards_effect_rs08, lambda s, ret, *args: body_cards_effect_rs09(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs10(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs11(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs12(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs13(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs14(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs16(s, *args) or ret, body_cards_effect_rs17, lambda s, ret, *args: body_cards_effect_rs18(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs19(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs20(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs21(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb01(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02(s, *args) or ret, body_cards_effect_sb03, lambda s, ret, *args: body_cards_effect_sb04(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb06(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb06(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb07(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb08(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09(s, *args) or ret, body_cards_effect_sb10, body_cards_effect_sb11, body_cards_effect_sb12, lambda s, ret, *args: body_cards_effect_sb13(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb14(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb15(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb16(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb17(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb18(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb19(s, *args) or ret, body_cards_effect_sb20, lambda s, ret, *args: body_cards_effect_sb21(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb21(s, *args) or ret,)
USE_ABILITY = (lambda s, ret, *args: use_cards_in01(s, *args) or ret, lambda s, ret, *args: use_cards_in01(s, *args) or ret, lambda s, ret, *args: use_cards_in02(s, *args) or ret, lambda s, ret, *args: use_cards_in02(s, *args) or ret, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_in18, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_rs11, use_cards_rs12, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
DO_BOARD_ACTION = (lambda s, ret, *args: do_board_action_b_chips(s, *args) or ret, lambda s, ret, *args: do_board_action_b_patent(s, *args) or ret, lambda s, ret, *args: do_board_action_b_recruit(s, *args) or ret, do_board_action_b_train, do_board_action_b_handout, lambda s, ret, *args: do_board_action_b_buyback(s, *args) or ret, do_board_action_b_marketing, do_board_action_b_presence, do_board_action_b_card, do_board_action_b_restructure, do_board_action_b_audit, do_board_action_b_rehire,)
REACTIONS_5 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_7, handler_7, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_6 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_13, handler_13, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_7 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_23, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_8 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_20, handler_20, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_9 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_14, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_10 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_5, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
HEAD_CARDS_EFFECT_LOGGED = (lambda s, ret, *args: head_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in02_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in05_logged(s, *args) or ret, head_cards_effect_in06_logged, head_cards_effect_in07_logged, head_cards_effect_in07_logged, lambda s, ret, *args: head_cards_effect_in08_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in08_logged(s, *args) or ret, head_cards_effect_in09_logged, lambda s, ret, *args: head_cards_effect_in10_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in11_logged(s, *args) or ret, head_cards_effect_in12_logged, lambda s, ret, *args: head_cards_effect_in13_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in14_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in15_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in16_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in17_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in17_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in18_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in19_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_in20_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs03_logged(s, *args) or ret, head_cards_effect_rs04_logged, head_cards_effect_rs04_logged, lambda s, ret, *args: head_cards_effect_rs05_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs05_logged(s, *args) or ret, head_cards_effect_rs06_logged, lambda s, ret, *args: head_cards_effect_rs07_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs07_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs08_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs09_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs10_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs11_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs12_logged(s, *args) or ret, head_cards_effect_rs13_logged, lambda s, ret, *args: head_cards_effect_rs14_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs16_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs17_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs18_logged(s, *args) or ret, head_cards_effect_rs19_logged, lambda s, ret, *args: head_cards_effect_rs20_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_rs21_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01_logged(s, *args) or ret, lambda s, ret, *args: head_cards_effect_sb01_logged(s, *args) or ret, head_cards_effect_sb02_logged, head_cards_effect_sb02_logged, head_cards_effect_sb03_logged, head_cards_effect_sb04_logged, head_cards_effect_sb05_logged, head_cards_effect_sb05_logged, head_cards_effect_sb06_logged, head_cards_effect_sb06_logged, head_cards_effect_sb07_logged, head_cards_effect_sb07_logged, head_cards_effect_sb08_logged, head_cards_effect_sb09_logged, head_cards_effect_sb09_logged, head_cards_effect_sb10_logged, head_cards_effect_sb11_logged, head_cards_effect_sb12_logged, head_cards_effect_sb13_logged, head_cards_effect_sb14_logged, lambda s, ret, *args: head_cards_effect_sb15_logged(s, *args) or ret, head_cards_effect_sb16_logged, lambda s, ret, *args: head_cards_effect_sb17_logged(s, *args) or ret, head_cards_effect_sb18_logged, lambda s, ret, *args: head_cards_effect_sb19_logged(s, *args) or ret, head_cards_effect_sb20_logged, head_cards_effect_sb21_logged, head_cards_effect_sb21_logged,)
BODY_CARDS_EFFECT_LOGGED = (lambda s, ret, *args: body_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in02_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in03_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in05_logged(s, *args) or ret, body_cards_effect_in06_logged, lambda s, ret, *args: body_cards_effect_in07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in08_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in09_logged(s, *args) or ret, body_cards_effect_in10_logged, lambda s, ret, *args: body_cards_effect_in11_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in12_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in13_logged(s, *args) or ret, body_cards_effect_in14_logged, lambda s, ret, *args: body_cards_effect_in15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in16_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in17_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in18_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in19_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_in20_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs02_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs02_logged(s, *args) or ret, body_cards_effect_rs03_logged, body_cards_effect_rs03_logged, lambda s, ret, *args: body_cards_effect_rs04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs06_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs07_logged(s, *args) or ret, body_cards_effect_rs08_logged, lambda s, ret, *args: body_cards_effect_rs09_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs10_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs11_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs12_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs13_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs14_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs16_logged(s, *args) or ret, body_cards_effect_rs17_logged, lambda s, ret, *args: body_cards_effect_rs18_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs19_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs20_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_rs21_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb01_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb02_logged(s, *args) or ret, body_cards_effect_sb03_logged, lambda s, ret, *args: body_cards_effect_sb04_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb05_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb06_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb06_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb07_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb08_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb09_logged(s, *args) or ret, body_cards_effect_sb10_logged, body_cards_effect_sb11_logged, body_cards_effect_sb12_logged, lambda s, ret, *args: body_cards_effect_sb13_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb14_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb15_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb16_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb17_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb18_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb19_logged(s, *args) or ret, body_cards_effect_sb20_logged, lambda s, ret, *args: body_cards_effect_sb21_logged(s, *args) or ret, lambda s, ret, *args: body_cards_effect_sb21_logged(s, *args) or ret,)
USE_ABILITY_LOGGED = (lambda s, ret, *args: use_cards_in01_logged(s, *args) or ret, lambda s, ret, *args: use_cards_in01_logged(s, *args) or ret, lambda s, ret, *args: use_cards_in02_logged(s, *args) or ret, lambda s, ret, *args: use_cards_in02_logged(s, *args) or ret, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_in18_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, use_cards_rs11_logged, use_cards_rs12_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
DO_BOARD_ACTION_LOGGED = (lambda s, ret, *args: do_board_action_b_chips_logged(s, *args) or ret, lambda s, ret, *args: do_board_action_b_patent_logged(s, *args) or ret, lambda s, ret, *args: do_board_action_b_recruit_logged(s, *args) or ret, do_board_action_b_train_logged, do_board_action_b_handout_logged, lambda s, ret, *args: do_board_action_b_buyback_logged(s, *args) or ret, do_board_action_b_marketing_logged, do_board_action_b_presence_logged, do_board_action_b_card_logged, do_board_action_b_restructure_logged, do_board_action_b_audit_logged, do_board_action_b_rehire_logged,)
REACTIONS_5_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_7_logged, handler_7_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_6_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_13_logged, handler_13_logged, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_7_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_23_logged, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_8_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_20_logged, handler_20_logged, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_9_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_14_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
REACTIONS_10_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, handler_5_logged, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
HEAD_CARDS_EFFECT_PLAYED = (lambda s, rnd, *args: head_cards_effect_in01(s, *args), lambda s, rnd, *args: head_cards_effect_in01(s, *args), lambda s, rnd, *args: head_cards_effect_in02(s, *args), lambda s, rnd, *args: head_cards_effect_in02(s, *args), lambda s, rnd, *args: head_cards_effect_in03(s, *args), lambda s, rnd, *args: head_cards_effect_in03(s, *args), lambda s, rnd, *args: head_cards_effect_in04(s, *args), lambda s, rnd, *args: head_cards_effect_in04(s, *args), lambda s, rnd, *args: head_cards_effect_in05(s, *args), lambda s, rnd, *args: head_cards_effect_in05(s, *args), head_cards_effect_in06_played, head_cards_effect_in07_played, head_cards_effect_in07_played, lambda s, rnd, *args: head_cards_effect_in08(s, *args), lambda s, rnd, *args: head_cards_effect_in08(s, *args), head_cards_effect_in09_played, lambda s, rnd, *args: head_cards_effect_in10(s, *args), lambda s, rnd, *args: head_cards_effect_in11(s, *args), head_cards_effect_in12_played, lambda s, rnd, *args: head_cards_effect_in13(s, *args), lambda s, rnd, *args: head_cards_effect_in14(s, *args), lambda s, rnd, *args: head_cards_effect_in15(s, *args), lambda s, rnd, *args: head_cards_effect_in16(s, *args), lambda s, rnd, *args: head_cards_effect_in17(s, *args), lambda s, rnd, *args: head_cards_effect_in17(s, *args), lambda s, rnd, *args: head_cards_effect_in18(s, *args), lambda s, rnd, *args: head_cards_effect_in19(s, *args), lambda s, rnd, *args: head_cards_effect_in20(s, *args), lambda s, rnd, *args: head_cards_effect_rs01(s, *args), lambda s, rnd, *args: head_cards_effect_rs01(s, *args), lambda s, rnd, *args: head_cards_effect_rs02(s, *args), lambda s, rnd, *args: head_cards_effect_rs02(s, *args), lambda s, rnd, *args: head_cards_effect_rs03(s, *args), lambda s, rnd, *args: head_cards_effect_rs03(s, *args), head_cards_effect_rs04_played, head_cards_effect_rs04_played, lambda s, rnd, *args: head_cards_effect_rs05(s, *args), lambda s, rnd, *args: head_cards_effect_rs05(s, *args), head_cards_effect_rs06_played, lambda s, rnd, *args: head_cards_effect_rs07(s, *args), lambda s, rnd, *args: head_cards_effect_rs07(s, *args), lambda s, rnd, *args: head_cards_effect_rs08(s, *args), lambda s, rnd, *args: head_cards_effect_rs09(s, *args), lambda s, rnd, *args: head_cards_effect_rs10(s, *args), lambda s, rnd, *args: head_cards_effect_rs11(s, *args), lambda s, rnd, *args: head_cards_effect_rs12(s, *args), head_cards_effect_rs13_played, lambda s, rnd, *args: head_cards_effect_rs14(s, *args), lambda s, rnd, *args: head_cards_effect_rs15(s, *args), lambda s, rnd, *args: head_cards_effect_rs15(s, *args), lambda s, rnd, *args: head_cards_effect_rs16(s, *args), lambda s, rnd, *args: head_cards_effect_rs17(s, *args), lambda s, rnd, *args: head_cards_effect_rs18(s, *args), head_cards_effect_rs19_played, lambda s, rnd, *args: head_cards_effect_rs20(s, *args), lambda s, rnd, *args: head_cards_effect_rs21(s, *args), lambda s, rnd, *args: head_cards_effect_sb01(s, *args), lambda s, rnd, *args: head_cards_effect_sb01(s, *args), head_cards_effect_sb02_played, head_cards_effect_sb02_played, head_cards_effect_sb03_played, head_cards_effect_sb04_played, head_cards_effect_sb05_played, head_cards_effect_sb05_played, head_cards_effect_sb06_played, head_cards_effect_sb06_played, head_cards_effect_sb07_played, head_cards_effect_sb07_played, head_cards_effect_sb08_played, head_cards_effect_sb09_played, head_cards_effect_sb09_played, head_cards_effect_sb10_played, head_cards_effect_sb11_played, head_cards_effect_sb12_played, head_cards_effect_sb13_played, head_cards_effect_sb14_played, lambda s, rnd, *args: head_cards_effect_sb15(s, *args), head_cards_effect_sb16_played, lambda s, rnd, *args: head_cards_effect_sb17(s, *args), head_cards_effect_sb18_played, lambda s, rnd, *args: head_cards_effect_sb19(s, *args), head_cards_effect_sb20_played, head_cards_effect_sb21_played, head_cards_effect_sb21_played,)
BODY_CARDS_EFFECT_PLAYED = (lambda s, rnd, *args: body_cards_effect_in01(s, *args), lambda s, rnd, *args: body_cards_effect_in01(s, *args), lambda s, rnd, *args: body_cards_effect_in02(s, *args), lambda s, rnd, *args: body_cards_effect_in02(s, *args), lambda s, rnd, *args: body_cards_effect_in03(s, *args), lambda s, rnd, *args: body_cards_effect_in03(s, *args), lambda s, rnd, *args: body_cards_effect_in04(s, *args), lambda s, rnd, *args: body_cards_effect_in04(s, *args), lambda s, rnd, *args: body_cards_effect_in05(s, *args), lambda s, rnd, *args: body_cards_effect_in05(s, *args), body_cards_effect_in06_played, lambda s, rnd, *args: body_cards_effect_in07(s, *args), lambda s, rnd, *args: body_cards_effect_in07(s, *args), lambda s, rnd, *args: body_cards_effect_in08(s, *args), lambda s, rnd, *args: body_cards_effect_in08(s, *args), lambda s, rnd, *args: body_cards_effect_in09(s, *args), body_cards_effect_in10_played, lambda s, rnd, *args: body_cards_effect_in11(s, *args), lambda s, rnd, *args: body_cards_effect_in12(s, *args), lambda s, rnd, *args: body_cards_effect_in13(s, *args), body_cards_effect_in14_played, lambda s, rnd, *args: body_cards_effect_in15(s, *args), lambda s, rnd, *args: body_cards_effect_in16(s, *args), lambda s, rnd, *args: body_cards_effect_in17(s, *args), lambda s, rnd, *args: body_cards_effect_in17(s, *args), lambda s, rnd, *args: body_cards_effect_in18(s, *args), lambda s, rnd, *args: body_cards_effect_in19(s, *args), lambda s, rnd, *args: body_cards_effect_in20(s, *args), lambda s, rnd, *args: body_cards_effect_rs01(s, *args), lambda s, rnd, *args: body_cards_effect_rs01(s, *args), lambda s, rnd, *args: body_cards_effect_rs02(s, *args), lambda s, rnd, *args: body_cards_effect_rs02(s, *args), body_cards_effect_rs03_played, body_cards_effect_rs03_played, lambda s, rnd, *args: body_cards_effect_rs04(s, *args), lambda s, rnd, *args: body_cards_effect_rs04(s, *args), lambda s, rnd, *args: body_cards_effect_rs05(s, *args), lambda s, rnd, *args: body_cards_effect_rs05(s, *args), lambda s, rnd, *args: body_cards_effect_rs06(s, *args), lambda s, rnd, *args: body_cards_effect_rs07(s, *args), lambda s, rnd, *args: body_cards_effect_rs07(s, *args), body_cards_effect_rs08_played, lambda s, rnd, *args: body_cards_effect_rs09(s, *args), lambda s, rnd, *args: body_cards_effect_rs10(s, *args), lambda s, rnd, *args: body_cards_effect_rs11(s, *args), lambda s, rnd, *args: body_cards_effect_rs12(s, *args), lambda s, rnd, *args: body_cards_effect_rs13(s, *args), lambda s, rnd, *args: body_cards_effect_rs14(s, *args), lambda s, rnd, *args: body_cards_effect_rs15(s, *args), lambda s, rnd, *args: body_cards_effect_rs15(s, *args), lambda s, rnd, *args: body_cards_effect_rs16(s, *args), body_cards_effect_rs17_played, lambda s, rnd, *args: body_cards_effect_rs18(s, *args), lambda s, rnd, *args: body_cards_effect_rs19(s, *args), lambda s, rnd, *args: body_cards_effect_rs20(s, *args), lambda s, rnd, *args: body_cards_effect_rs21(s, *args), lambda s, rnd, *args: body_cards_effect_sb01(s, *args), lambda s, rnd, *args: body_cards_effect_sb01(s, *args), lambda s, rnd, *args: body_cards_effect_sb02(s, *args), lambda s, rnd, *args: body_cards_effect_sb02(s, *args), body_cards_effect_sb03_played, lambda s, rnd, *args: body_cards_effect_sb04(s, *args), lambda s, rnd, *args: body_cards_effect_sb05(s, *args), lambda s, rnd, *args: body_cards_effect_sb05(s, *args), lambda s, rnd, *args: body_cards_effect_sb06(s, *args), lambda s, rnd, *args: body_cards_effect_sb06(s, *args), lambda s, rnd, *args: body_cards_effect_sb07(s, *args), lambda s, rnd, *args: body_cards_effect_sb07(s, *args), lambda s, rnd, *args: body_cards_effect_sb08(s, *args), lambda s, rnd, *args: body_cards_effect_sb09(s, *args), lambda s, rnd, *args: body_cards_effect_sb09(s, *args), body_cards_effect_sb10_played, body_cards_effect_sb11_played, body_cards_effect_sb12_played, lambda s, rnd, *args: body_cards_effect_sb13(s, *args), lambda s, rnd, *args: body_cards_effect_sb14(s, *args), lambda s, rnd, *args: body_cards_effect_sb15(s, *args), lambda s, rnd, *args: body_cards_effect_sb16(s, *args), lambda s, rnd, *args: body_cards_effect_sb17(s, *args), lambda s, rnd, *args: body_cards_effect_sb18(s, *args), lambda s, rnd, *args: body_cards_effect_sb19(s, *args), body_cards_effect_sb20_played, lambda s, rnd, *args: body_cards_effect_sb21(s, *args), lambda s, rnd, *args: body_cards_effect_sb21(s, *args),)
USE_ABILITY_PLAYED = (lambda s, rnd, *args: use_cards_in01(s, *args), lambda s, rnd, *args: use_cards_in01(s, *args), lambda s, rnd, *args: use_cards_in02(s, *args), lambda s, rnd, *args: use_cards_in02(s, *args), nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, use_cards_in18_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, use_cards_rs11_played, use_cards_rs12_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
DO_BOARD_ACTION_PLAYED = (lambda s, rnd, *args: do_board_action_b_chips(s, *args), lambda s, rnd, *args: do_board_action_b_patent(s, *args), lambda s, rnd, *args: do_board_action_b_recruit(s, *args), do_board_action_b_train_played, do_board_action_b_handout_played, lambda s, rnd, *args: do_board_action_b_buyback(s, *args), do_board_action_b_marketing_played, do_board_action_b_presence_played, do_board_action_b_card_played, do_board_action_b_restructure_played, do_board_action_b_audit_played, do_board_action_b_rehire_played,)
REACTIONS_5_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_7_played, handler_7_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_9_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_14_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_10_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_5_played, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
K = (
    None,
    stop,
    finish,
    head_cards_effect_in06_region_1,
    head_cards_effect_in07_region_3,
    head_cards_effect_in09_n_7,
    head_cards_effect_in12_region_4,
    do_draw_from_any_deck_d,
    do_draw_from_any_deck_card_4,
    head_cards_effect_rs04_n_9,
    head_cards_effect_rs06_n_10,
    head_cards_effect_rs13_found,
    head_cards_effect_rs19_worker,
    head_cards_effect_rs19_space_1,
    head_cards_effect_sb02_target,
    head_cards_effect_sb03_target_1,
    head_cards_effect_sb04_target_2,
    head_cards_effect_sb04_region_5,
    head_cards_effect_sb05_target_3,
    head_cards_effect_sb06_target_4,
    head_cards_effect_sb07_target_5,
    head_cards_effect_sb08_target_6,
    head_cards_effect_sb09_target_7,
    head_cards_effect_sb10_target_8,
    head_cards_effect_sb11_target_9,
    head_cards_effect_sb12_region_6,
    head_cards_effect_sb13_target_10,
    head_cards_effect_sb13_stolen,
    head_cards_effect_sb14_target_11,
    head_cards_effect_sb16_region_7,
    head_cards_effect_sb18_x,
    head_cards_effect_sb18_target_12,
    head_cards_effect_sb20_target_13,
    head_cards_effect_sb21_target_14,
    body_cards_effect_in06_other_region,
    body_cards_effect_in10_rolled_die,
    body_cards_effect_in14_after_do_draw_from_any_deck,
    body_cards_effect_in14_do_discard_another_card_6,
    body_cards_effect_rs03_answer,
    body_cards_effect_rs03_space_3,
    body_cards_effect_rs08_after_on_after_gain_model_version,
    body_cards_effect_rs17_chosen,
    body_cards_effect_rs17_card_10,
    body_cards_effect_sb03_answer_1,
    body_cards_effect_sb10_card_12,
    body_cards_effect_sb11_card_14,
    body_cards_effect_sb12_chosen_1,
    body_cards_effect_sb20_rolled_die_1,
    do_resolve_card_after_head_cards_effect,
    do_resolve_card_passed,
    do_resolve_card_after_reactions_5,
    do_resolve_card_after_body_cards_effect,
    use_cards_in18_chosen_2,
    use_cards_rs11_rolled_die_2,
    use_cards_rs12_card_19,
    use_cards_rs12_card_21,
    do_window_chosen_3,
    do_window_after_use_ability,
    do_window_do_play_free_card_card_2,
    do_window_after_do_resolve_card,
    do_board_action_b_train_after_on_after_gain_model_version,
    do_board_action_b_handout_do_government_handout_region_9,
    do_board_action_b_marketing_rolled_campaign_die,
    do_board_action_b_marketing_after_on_after_roll_campaign_die,
    do_board_action_b_presence_do_scale_presence_region_10,
    do_board_action_b_card_chosen_4,
    do_board_action_b_card_do_play_paid_card_card_25,
    do_board_action_b_card_after_do_resolve_card,
    do_board_action_b_restructure_card_23,
    do_board_action_b_audit_do_hostile_audit_target_15,
    do_board_action_b_audit_do_hostile_audit_card_24,
    do_board_action_b_rehire_after_do_draw_from_any_deck,
    do_place_subsidy_rolled_die_3,
    secret_planning_pick,
    secret_planning_space_5,
    main,
    main_after_game,
    main_opener,
    main_region_12,
    main_after_do_place_subsidy,
    main_after_game_1,
    main_card_28,
    main_after_secret_planning,
    main_after_do_window,
    main_answer_2,
    main_after_do_board_action,
    main_after_do_board_action_,
    main_after_do_window_,
    main_after_do_place_subsidy_,
    handler_14_answer_3,
    on_after_gain_model_version_after_reactions_9,
    handler_5_begin,
    handler_5_answer_4,
    handler_5_rolled_campaign_die_1,
    handler_5_after_on_after_roll_campaign_die,
    on_after_roll_campaign_die_begin,
    on_after_roll_campaign_die_after_reactions_10,
    handler_7_answer_5,
    body_cards_effect_rs17_drawing_1,
    do_resolve_card_reacting_4,
    do_place_subsidy_repeat_3,
    main_each_7,
    main_each_6,
    on_after_gain_model_version_reacting_8,
    on_after_roll_campaign_die_reacting_9,
)
K_LOGGED = (
    None,
    stop,
    finish,
    head_cards_effect_in06_region_1_logged,
    head_cards_effect_in07_region_3_logged,
    head_cards_effect_in09_n_7_logged,
    head_cards_effect_in12_region_4_logged,
    do_draw_from_any_deck_d_logged,
    do_draw_from_any_deck_card_4_logged,
    head_cards_effect_rs04_n_9_logged,
    head_cards_effect_rs06_n_10_logged,
    head_cards_effect_rs13_found_logged,
    head_cards_effect_rs19_worker_logged,
    head_cards_effect_rs19_space_1_logged,
    head_cards_effect_sb02_target_logged,
    head_cards_effect_sb03_target_1_logged,
    head_cards_effect_sb04_target_2_logged,
    head_cards_effect_sb04_region_5_logged,
    head_cards_effect_sb05_target_3_logged,
    head_cards_effect_sb06_target_4_logged,
    head_cards_effect_sb07_target_5_logged,
    head_cards_effect_sb08_target_6_logged,
    head_cards_effect_sb09_target_7_logged,
    head_cards_effect_sb10_target_8_logged,
    head_cards_effect_sb11_target_9_logged,
    head_cards_effect_sb12_region_6_logged,
    head_cards_effect_sb13_target_10_logged,
    head_cards_effect_sb13_stolen_logged,
    head_cards_effect_sb14_target_11_logged,
    head_cards_effect_sb16_region_7_logged,
    head_cards_effect_sb18_x_logged,
    head_cards_effect_sb18_target_12_logged,
    head_cards_effect_sb20_target_13_logged,
    head_cards_effect_sb21_target_14_logged,
    body_cards_effect_in06_other_region_logged,
    body_cards_effect_in10_rolled_die_logged,
    body_cards_effect_in14_after_do_draw_from_any_deck_logged,
    body_cards_effect_in14_do_discard_another_card_6_logged,
    body_cards_effect_rs03_answer_logged,
    body_cards_effect_rs03_space_3_logged,
    body_cards_effect_rs08_after_on_after_gain_model_version_logged,
    body_cards_effect_rs17_chosen_logged,
    body_cards_effect_rs17_card_10_logged,
    body_cards_effect_sb03_answer_1_logged,
    body_cards_effect_sb10_card_12_logged,
    body_cards_effect_sb11_card_14_logged,
    body_cards_effect_sb12_chosen_1_logged,
    body_cards_effect_sb20_rolled_die_1_logged,
    do_resolve_card_after_head_cards_effect_logged,
    do_resolve_card_passed_logged,
    do_resolve_card_after_reactions_5_logged,
    do_resolve_card_after_body_cards_effect_logged,
    use_cards_in18_chosen_2_logged,
    use_cards_rs11_rolled_die_2_logged,
    use_cards_rs12_card_19_logged,
    use_cards_rs12_card_21_logged,
    do_window_chosen_3_logged,
    do_window_after_use_ability_logged,
    do_window_do_play_free_card_card_2_logged,
    do_window_after_do_resolve_card_logged,
    do_board_action_b_train_after_on_after_gain_model_version_logged,
    do_board_action_b_handout_do_government_handout_region_9_logged,
    do_board_action_b_marketing_rolled_campaign_die_logged,
    do_board_action_b_marketing_after_on_after_roll_campaign_die_logged,
    do_board_action_b_presence_do_scale_presence_region_10_logged,
    do_board_action_b_card_chosen_4_logged,
    do_board_action_b_card_do_play_paid_card_card_25_logged,
    do_board_action_b_card_after_do_resolve_card_logged,
    do_board_action_b_restructure_card_23_logged,
    do_board_action_b_audit_do_hostile_audit_target_15_logged,
    do_board_action_b_audit_do_hostile_audit_card_24_logged,
    do_board_action_b_rehire_after_do_draw_from_any_deck_logged,
    do_place_subsidy_rolled_die_3_logged,
    secret_planning_pick_logged,
    secret_planning_space_5_logged,
    main_logged,
    main_after_game_logged,
    main_opener_logged,
    main_region_12_logged,
    main_after_do_place_subsidy_logged,
    main_after_game_1_logged,
    main_card_28_logged,
    main_after_secret_planning_logged,
    main_after_do_window_logged,
    main_answer_2_logged,
    main_after_do_board_action_logged,
    main_after_do_board_action_logged_,
    main_after_do_window_logged_,
    main_after_do_place_subsidy_logged_,
    handler_14_answer_3_logged,
    on_after_gain_model_version_after_reactions_9_logged,
    handler_5_begin_logged,
    handler_5_answer_4_logged,
    handler_5_rolled_campaign_die_1_logged,
    handler_5_after_on_after_roll_campaign_die_logged,
    on_after_roll_campaign_die_begin_logged,
    on_after_roll_campaign_die_after_reactions_10_logged,
    handler_7_answer_5_logged,
    body_cards_effect_rs17_drawing_1_logged,
    do_resolve_card_reacting_4_logged,
    do_place_subsidy_repeat_3_logged,
    main_each_7_logged,
    main_each_6_logged,
    on_after_gain_model_version_reacting_8_logged,
    on_after_roll_campaign_die_reacting_9_logged,
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
        'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_me',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
        'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
        'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me',
        'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50',
        'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
        'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret',
        'f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52',
        'f_body_cards_effect_sb12_region_6', 'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret',
        'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60',
        'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
        'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_3', 'f_do_resolve_card_each_19_from',
        'f_do_resolve_card_each_19_i', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_now_4',
        'f_do_resolve_card_reacting_4_left', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4',
        'f_do_resolve_card_ret', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64',
        'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me',
        'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret',
        'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66',
        'f_use_cards_rs12_ret', 'f_do_window_me', 'f_do_window_offers_left', 'f_do_window_ret',
        'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret',
        'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me',
        'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_offers_1_left',
        'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
        'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me',
        'f_do_board_action_b_rehire_repeat_2_i', 'f_do_board_action_b_rehire_repeat_2_last',
        'f_do_board_action_b_rehire_ret', 'f_do_place_subsidy_me', 'f_do_place_subsidy_repeat_3_left',
        'f_do_place_subsidy_ret', 'f_secret_planning_each_8_i', 'f_secret_planning_extra_1', 'f_secret_planning_left',
        'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_7', 'f_secret_planning_wanted',
        'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_5_from',
        'f_main_each_5_i', 'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_p_5', 'f_main_played_1',
        'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3', 'f_main_space_4', 'f_handler_14_me',
        'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret',
        'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
        'f_on_after_gain_model_version_each_23_from', 'f_on_after_gain_model_version_each_23_i',
        'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_8',
        'f_on_after_gain_model_version_reacting_8_left', 'f_on_after_gain_model_version_seat_15',
        'f_on_after_gain_model_version_waiting_8', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor',
        'f_handler_5_amount', 'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70',
        'f_handler_5_old_source_by_70', 'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor',
        'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_depth_',
        'f_on_after_roll_campaign_die_each_24_from', 'f_on_after_roll_campaign_die_each_24_i',
        'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_9',
        'f_on_after_roll_campaign_die_reacting_9_left', 'f_on_after_roll_campaign_die_seat_16',
        'f_on_after_roll_campaign_die_waiting_9', 'f_on_after_roll_campaign_die_ret', 'f_handler_7_its_card',
        'f_handler_7_me', 'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71', 'f_handler_7_this',
        'f_handler_7_ret', 'f_head_cards_effect_in06_me', 'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me',
        'f_head_cards_effect_in12_me', 'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs13_me',
        'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me',
        'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me',
        'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me',
        'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb20_me',
        'f_head_cards_effect_sb21_me', 'power', 'reputation', 'income_marker', 'corporate_funds', 'personal_funds',
        'net_worth', 'model_version', 'compute', 'workers', 'leaving', 'presence', 'subsidies', 'orders', 'face_down',
        'plan', 'card_points', 'region_tokens', 'card_chosen_region', 'lasting_24', 'lasting_25', 'lasting_26',
        'lasting_27', 'lasting_28', 'lasting_29', 'lasting_30', 'lasting_30_next', 'lasting_31', 'used_1', 'used_2',
        'used_8', 'used_11', 'used_12', 'used_23', 'running_23', 'used_14', 'running_5', 'lasting_32', 'piles', 'loc',
        'known', 'lo', 'hi', 'tape')

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
        t.f_body_cards_effect_sb12_region_6 = s.f_body_cards_effect_sb12_region_6
        t.f_body_cards_effect_sb12_victim_1 = s.f_body_cards_effect_sb12_victim_1
        t.f_body_cards_effect_sb12_ret = s.f_body_cards_effect_sb12_ret
        t.f_body_cards_effect_sb20_me = s.f_body_cards_effect_sb20_me
        t.f_body_cards_effect_sb20_old_source_60 = s.f_body_cards_effect_sb20_old_source_60
        t.f_body_cards_effect_sb20_old_source_by_60 = s.f_body_cards_effect_sb20_old_source_by_60
        t.f_body_cards_effect_sb20_target_13 = s.f_body_cards_effect_sb20_target_13
        t.f_body_cards_effect_sb20_ret = s.f_body_cards_effect_sb20_ret
        t.f_do_resolve_card_card_3 = s.f_do_resolve_card_card_3
        t.f_do_resolve_card_each_19_from = s.f_do_resolve_card_each_19_from
        t.f_do_resolve_card_each_19_i = s.f_do_resolve_card_each_19_i
        t.f_do_resolve_card_kept = s.f_do_resolve_card_kept
        t.f_do_resolve_card_me = s.f_do_resolve_card_me
        t.f_do_resolve_card_now_4 = s.f_do_resolve_card_now_4
        t.f_do_resolve_card_reacting_4_left = s.f_do_resolve_card_reacting_4_left
        t.f_do_resolve_card_seat_11 = s.f_do_resolve_card_seat_11
        t.f_do_resolve_card_waiting_4 = s.f_do_resolve_card_waiting_4
        t.f_do_resolve_card_ret = s.f_do_resolve_card_ret
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
        t.f_secret_planning_each_8_i = s.f_secret_planning_each_8_i
        t.f_secret_planning_extra_1 = s.f_secret_planning_extra_1
        t.f_secret_planning_left = s.f_secret_planning_left
        t.f_secret_planning_many_left = s.f_secret_planning_many_left
        t.f_secret_planning_me = s.f_secret_planning_me
        t.f_secret_planning_number_7 = s.f_secret_planning_number_7
        t.f_secret_planning_wanted = s.f_secret_planning_wanted
        t.f_secret_planning_ret = s.f_secret_planning_ret
        t.f_main_each_11_from = s.f_main_each_11_from
        t.f_main_each_11_i = s.f_main_each_11_i
        t.f_main_each_2_i = s.f_main_each_2_i
        t.f_main_each_5_from = s.f_main_each_5_from
        t.f_main_each_5_i = s.f_main_each_5_i
        t.f_main_each_6_i = s.f_main_each_6_i
        t.f_main_each_7_from = s.f_main_each_7_from
        t.f_main_each_7_i = s.f_main_each_7_i
        t.f_main_p_5 = s.f_main_p_5
        t.f_main_played_1 = s.f_main_played_1
        t.f_main_rounds_left = s.f_main_rounds_left
        t.f_main_seat = s.f_main_seat
        t.f_main_seat_3 = s.f_main_seat_3
        t.f_main_space_4 = s.f_main_space_4
        t.f_handler_14_me = s.f_handler_14_me
        t.f_handler_14_old_source_69 = s.f_handler_14_old_source_69
        t.f_handler_14_old_source_by_69 = s.f_handler_14_old_source_by_69
        t.f_handler_14_this = s.f_handler_14_this
        t.f_handler_14_ret = s.f_handler_14_ret
        t.f_on_after_gain_model_version_actor = s.f_on_after_gain_model_version_actor
        t.f_on_after_gain_model_version_amount = s.f_on_after_gain_model_version_amount
        t.f_on_after_gain_model_version_each_23_from = s.f_on_after_gain_model_version_each_23_from
        t.f_on_after_gain_model_version_each_23_i = s.f_on_after_gain_model_version_each_23_i
        t.f_on_after_gain_model_version_index = s.f_on_after_gain_model_version_index
        t.f_on_after_gain_model_version_now_8 = s.f_on_after_gain_model_version_now_8
        t.f_on_after_gain_model_version_reacting_8_left = s.f_on_after_gain_model_version_reacting_8_left
        t.f_on_after_gain_model_version_seat_15 = s.f_on_after_gain_model_version_seat_15
        t.f_on_after_gain_model_version_waiting_8 = s.f_on_after_gain_model_version_waiting_8
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
        t.f_on_after_roll_campaign_die_each_24_from = s.f_on_after_roll_campaign_die_each_24_from
        t.f_on_after_roll_campaign_die_each_24_i = s.f_on_after_roll_campaign_die_each_24_i
        t.f_on_after_roll_campaign_die_index = s.f_on_after_roll_campaign_die_index
        t.f_on_after_roll_campaign_die_now_9 = s.f_on_after_roll_campaign_die_now_9
        t.f_on_after_roll_campaign_die_reacting_9_left = s.f_on_after_roll_campaign_die_reacting_9_left
        t.f_on_after_roll_campaign_die_seat_16 = s.f_on_after_roll_campaign_die_seat_16
        t.f_on_after_roll_campaign_die_waiting_9 = s.f_on_after_roll_campaign_die_waiting_9
        t.f_on_after_roll_campaign_die_ret = s.f_on_after_roll_campaign_die_ret
        t.f_handler_7_its_card = s.f_handler_7_its_card
        t.f_handler_7_me = s.f_handler_7_me
        t.f_handler_7_old_source_71 = s.f_handler_7_old_source_71
        t.f_handler_7_old_source_by_71 = s.f_handler_7_old_source_by_71
        t.f_handler_7_this = s.f_handler_7_this
        t.f_handler_7_ret = s.f_handler_7_ret
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

GAME = {
    'name': 'disruptopia',
    'title': 'Disruptopia',
    'fingerprint': '2278d7869d610563',
    'fewest': 2,
    'most': 5,
    'fields': (
        {'name': 'round', 'slot': 'round', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': True, 'title': 'round', 'keys': (), 'rows': ''},
        {'name': 'active', 'slot': 'active', 'owner': 'game', 'reading': ('player', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'active', 'keys': (),
    'rows': ''},
        {'name': 'source', 'slot': 'source', 'owner': 'game', 'reading': ('card', '', None, True), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'source', 'keys': (),
    'rows': ''},
        {'name': 'source_by', 'slot': 'source_by', 'owner': 'game', 'reading': ('player', '', None, True),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'source_by',
    'keys': (), 'rows': ''},
        {'name': 'targeting', 'slot': 'targeting', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'targeting',
    'keys': (), 'rows': ''},
        {'name': 'targeted', 'slot': 'targeted', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'targeted', 'keys': (),
    'rows': ''},
        {'name': 'reactions', 'slot': 'reactions', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'reactions',
    'keys': (), 'rows': ''},
        {'name': 'automa', 'slot': 'automa', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'power', 'slot': 'power', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 29, 'seen': 'all', 'public': True, 'title': 'Power', 'keys': (), 'rows': ''},
        {'name': 'reputation', 'slot': 'reputation', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': -2, 'high': 10, 'seen': 'all', 'public': True, 'title': 'Reputation', 'keys': (),
    'rows': ''},
        {'name': 'income_marker', 'slot': 'income_marker', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 39, 'seen': 'all', 'public': True, 'title': 'Income', 'keys': (),
    'rows': ''},
        {'name': 'corporate_funds', 'slot': 'corporate_funds', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': '$', 'keys': (),
    'rows': ''},
        {'name': 'personal_funds', 'slot': 'personal_funds', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'personal $', 'keys': (),
    'rows': ''},
        {'name': 'net_worth', 'slot': 'net_worth', 'owner': 'seat', 'reading': ('choice', 'NetWorth', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 2, 'seen': 'all', 'public': True, 'title': 'Net Worth', 'keys': (),
    'rows': ''},
        {'name': 'model_version', 'slot': 'model_version', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 7, 'seen': 'all', 'public': True, 'title': 'Model Version', 'keys': (),
    'rows': ''},
        {'name': 'compute', 'slot': 'compute', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 1, 'high': 7, 'seen': 'all', 'public': True, 'title': 'Compute', 'keys': (), 'rows': ''},
        {'name': 'workers', 'slot': 'workers', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 3, 'high': 8, 'seen': 'all', 'public': True, 'title': 'workers', 'keys': (), 'rows': ''},
        {'name': 'leaving', 'slot': 'leaving', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 5, 'seen': 'all', 'public': True, 'title': 'workers that leave after this round',
    'keys': (), 'rows': ''},
        {'name': 'presence', 'slot': 'presence', 'owner': 'seat', 'reading': ('set', '', ('row', 'regions', None,
    False), False), 'count': 1, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': True,
    'title': 'Presence', 'keys': (), 'rows': ''},
        {'name': 'subsidies', 'slot': 'subsidies', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 14, 'seen': 'all', 'public': True, 'title': 'subsidy tokens', 'keys': (),
    'rows': ''},
        {'name': 'orders', 'slot': 'orders', 'owner': 'seat', 'reading': ('row', 'board', None, True), 'count': 8,
    'wide': False, 'low': -1, 'high': 11, 'seen': 'owner', 'public': True, 'title': 'secret orders',
    'keys': ((('number', '1', None, False), 8),), 'rows': ''},
        {'name': 'face_down', 'slot': 'face_down', 'owner': 'seat', 'reading': ('flag', '', None, False), 'count': 8,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'workers with secret orders',
    'keys': ((('number', '1', None, False), 8),), 'rows': ''},
        {'name': 'plan', 'slot': 'plan', 'owner': 'seat', 'reading': ('row', 'board', None, True), 'count': 8,
    'wide': False, 'low': -1, 'high': 11, 'seen': 'all', 'public': True, 'title': 'strategy board', 'keys': ((('number',
    '1', None, False), 8),), 'rows': ''},
        {'name': 'card_points', 'slot': 'card_points', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 8, 'seen': 'all', 'public': True, 'title': 'card points', 'keys': (),
    'rows': ''},
        {'name': 'subsidy_supply', 'slot': 'subsidy_supply', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 14, 'seen': 'all', 'public': True,
    'title': 'subsidy tokens in the supply', 'keys': (), 'rows': ''},
        {'name': 'first_player', 'slot': 'first_player', 'owner': 'game', 'reading': ('player', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 4, 'seen': 'all', 'public': True, 'title': 'Player 1 token',
    'keys': (), 'rows': ''},
        {'name': 'token_held', 'slot': 'token_held', 'owner': 'game', 'reading': ('flag', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'Player 1 token stays',
    'keys': (), 'rows': ''},
        {'name': 'round_tracker', 'slot': 'round_tracker', 'owner': 'game', 'reading': ('choice', 'Parity', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'round tracker',
    'keys': (), 'rows': ''},
        {'name': 'ending', 'slot': 'ending', 'owner': 'game', 'reading': ('flag', '', None, False), 'count': None,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'last round', 'keys': (), 'rows': ''},
        {'name': 'worker_up', 'slot': 'worker_up', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 8, 'seen': 'all', 'public': True,
    'title': 'number of the worker that acts', 'keys': (), 'rows': ''},
        {'name': 'die', 'slot': 'die', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': 1, 'high': 6, 'seen': 'all', 'public': True, 'title': 'die', 'keys': (), 'rows': ''},
        {'name': 'campaign_die', 'slot': 'campaign_die', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 1, 'high': 6, 'seen': 'all', 'public': True, 'title': 'Marketing die',
    'keys': (), 'rows': ''},
        {'name': 'region_tokens', 'slot': 'region_tokens', 'owner': 'row', 'reading': ('number', '', None, False),
    'count': 6, 'wide': False, 'low': 0, 'high': 3, 'seen': 'all', 'public': True, 'title': 'subsidy tokens',
    'keys': ((('row', 'regions', None, False), 6),), 'rows': 'regions'},
        {'name': 'card_chosen_region', 'slot': 'card_chosen_region', 'owner': 'row', 'reading': ('row', 'regions', None,
    True), 'count': 84, 'wide': False, 'low': -1, 'high': 5, 'seen': 'all', 'public': True, 'title': 'chosen region',
    'keys': ((('card', '', None, False), 84),), 'rows': 'cards'},
        {'name': 'scratch', 'slot': 'scratch', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'lasting_24', 'slot': 'lasting_24', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_25', 'slot': 'lasting_25', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_26', 'slot': 'lasting_26', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_27', 'slot': 'lasting_27', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_28', 'slot': 'lasting_28', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_29', 'slot': 'lasting_29', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_30', 'slot': 'lasting_30', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_30_next', 'slot': 'lasting_30_next', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'lasting_31', 'slot': 'lasting_31', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'used_1', 'slot': 'used_1', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'used_2', 'slot': 'used_2', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'used_8', 'slot': 'used_8', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'used_11', 'slot': 'used_11', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'used_12', 'slot': 'used_12', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'at_game', 'slot': 'at_game', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'used_23', 'slot': 'used_23', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'running_23', 'slot': 'running_23', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': 84, 'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'used_14', 'slot': 'used_14', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'running_5', 'slot': 'running_5', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 84,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'lasting_32', 'slot': 'lasting_32', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': True, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
    ),
    'settings': (
        {'name': 'effect_slots', 'slot': 'effect_slots', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 1, 'high': 5, 'seen': 'all', 'public': True, 'title': 'Effect slots',
    'keys': (), 'rows': ''},
        {'name': 'hand_limit', 'slot': 'hand_limit', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 3, 'high': 9, 'seen': 'all', 'public': True, 'title': 'Hand limit', 'keys': (),
    'rows': ''},
        {'name': 'effect_delay', 'slot': 'effect_delay', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'Rounds until an effect is active', 'keys': (), 'rows': ''},
        {'name': 'decline', 'slot': 'decline', 'owner': 'game', 'reading': ('choice', 'Decline', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'A worker may be declined', 'keys': (), 'rows': ''},
        {'name': 'middle_rep_band_from', 'slot': 'middle_rep_band_from', 'owner': 'game', 'reading': ('number', '',
    None, False), 'count': None, 'wide': False, 'low': 1, 'high': 4, 'seen': 'all', 'public': True,
    'title': 'Reputation from which a company is liked', 'keys': (), 'rows': ''},
        {'name': 'subsidy_slots', 'slot': 'subsidy_slots', 'owner': 'game', 'reading': ('choice', 'SlotPlan', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'Subsidy slots',
    'keys': (), 'rows': ''},
        {'name': 'model_price', 'slot': 'model_price', 'owner': 'game', 'reading': ('choice', 'ModelPrices', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'Model prices',
    'keys': (), 'rows': ''},
        {'name': 'reveal', 'slot': 'reveal', 'owner': 'game', 'reading': ('choice', 'Reveal', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'Strategy boards are revealed', 'keys': (), 'rows': ''},
        {'name': 'compute_floor', 'slot': 'compute_floor', 'owner': 'game', 'reading': ('choice', 'ComputeFloor', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': "Cards can't push Compute below", 'keys': (), 'rows': ''},
        {'name': 'worker_loss', 'slot': 'worker_loss', 'owner': 'game', 'reading': ('choice', 'WorkerLoss', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'A lost worker leaves', 'keys': (), 'rows': ''},
    ),
    'places': (
        {'name': 'hand', 'owner': 'seat', 'base': 1, 'size': 5, 'count': 1, 'seen': 'owner', 'title': 'hand',
    'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'rejects', 'owner': 'seat', 'base': 6, 'size': 5, 'count': 1, 'seen': 'owner',
    'title': 'cards to discard', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'effects', 'owner': 'seat', 'base': 11, 'size': 5, 'count': 1, 'seen': 'all',
    'title': 'active effects', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'new_effects', 'owner': 'seat', 'base': 16, 'size': 5, 'count': 1, 'seen': 'all',
    'title': 'effects active from the next round on', 'reading': ('card', '', None, False), 'keys': (), 'row': 0,
    'rows': ''},
        {'name': 'deck', 'owner': 'game', 'base': 21, 'size': 3, 'count': 3, 'seen': 'none', 'title': 'deck',
    'reading': ('card', '', None, False), 'keys': ((('choice', 'Deck', None, False), 3),), 'row': 0, 'rows': ''},
        {'name': 'discards', 'owner': 'game', 'base': 24, 'size': 3, 'count': 3, 'seen': 'all', 'title': 'discard pile',
    'reading': ('card', '', None, False), 'keys': ((('choice', 'Deck', None, False), 3),), 'row': 0, 'rows': ''},
    ),
    'tables': {
        'regions': {'type': 'Region', 'first': 0, 'ids': ('north_america', 'south_america', 'africa', 'europe', 'asia',
    'oceania'), 'names': ('North America', 'South America', 'Africa', 'Europe', 'Asia', 'Oceania'), 'rows': (0, 1, 2, 3,
    4, 5), 'cards': False},
        'chips': {'type': 'ChipLevel', 'first': 0, 'ids': ('2', '3', '4', '5', '6', '7'), 'names': ('2', '3', '4', '5',
    '6', '7'), 'rows': (0, 1, 2, 3, 4, 5), 'cards': False},
        'models': {'type': 'Model', 'first': 0, 'ids': ('1', '2', '3', '4', '5', '6', '7'), 'names': ('1', '2', '3',
    '4', '5', '6', '7'), 'rows': (0, 1, 2, 3, 4, 5, 6), 'cards': False},
        'worker_tokens': {'type': 'WorkerToken', 'first': 0, 'ids': ('4', '5', '6', '7', '8'), 'names': ('4', '5', '6',
    '7', '8'), 'rows': (0, 1, 2, 3, 4), 'cards': False},
        'presence_tokens': {'type': 'PresenceToken', 'first': 0, 'ids': ('1', '2', '3', '4', '5', '6'), 'names': ('1',
    '2', '3', '4', '5', '6'), 'rows': (0, 1, 2, 3, 4, 5), 'cards': False},
        'wealth': {'type': 'Wealth', 'first': 0, 'ids': ('startup', 'millionaire', 'billionaire'), 'names': ('Startup',
    'Millionaire', 'Billionaire'), 'rows': (0, 1, 2), 'cards': False},
        'bands': {'type': 'Band', 'first': 0, 'ids': ('hated', 'unknown', 'liked', 'adored'), 'names': ('Hated',
    'Unknown', 'Liked', 'Adored'), 'rows': (0, 1, 2, 3), 'cards': False},
        'board': {'type': 'BoardAction', 'first': 0, 'ids': ('b_chips', 'b_patent', 'b_recruit', 'b_train', 'b_handout',
    'b_buyback', 'b_marketing', 'b_presence', 'b_card', 'b_restructure', 'b_audit', 'b_rehire'), 'names': ('Buy Chips',
    'File a Patent', 'Recruit Tech Worker', 'Train New Model', 'Government Handout', 'Stock Buyback', 'Marketing',
    'Scale Presence', 'Play Card', 'Restructure', 'Hostile Audit', 'Fire and Rehire'), 'rows': (0, 1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11), 'cards': False},
        'cards': {'type': 'Card', 'first': 0, 'ids': ('in01', 'in01', 'in02', 'in02', 'in03', 'in03', 'in04', 'in04',
    'in05', 'in05', 'in06', 'in07', 'in07', 'in08', 'in08', 'in09', 'in10', 'in11', 'in12', 'in13', 'in14', 'in15',
    'in16', 'in17', 'in17', 'in18', 'in19', 'in20', 'rs01', 'rs01', 'rs02', 'rs02', 'rs03', 'rs03', 'rs04', 'rs04',
    'rs05', 'rs05', 'rs06', 'rs07', 'rs07', 'rs08', 'rs09', 'rs10', 'rs11', 'rs12', 'rs13', 'rs14', 'rs15', 'rs15',
    'rs16', 'rs17', 'rs18', 'rs19', 'rs20', 'rs21', 'sb01', 'sb01', 'sb02', 'sb02', 'sb03', 'sb04', 'sb05', 'sb05',
    'sb06', 'sb06', 'sb07', 'sb07', 'sb08', 'sb09', 'sb09', 'sb10', 'sb11', 'sb12', 'sb13', 'sb14', 'sb15', 'sb16',
    'sb17', 'sb18', 'sb19', 'sb20', 'sb21', 'sb21'), 'names': ('Sign with a VC Investor', 'Sign with a VC Investor',
    'Intern Volunteer Program', 'Intern Volunteer Program', 'Sovereign Term Sheet', 'Sovereign Term Sheet',
    'Billboard Blitz', 'Billboard Blitz', 'Quiet Lobbying', 'Quiet Lobbying', 'Ministry Dinner', 'Ribbon-Cutting Tour',
    'Ribbon-Cutting Tour', 'Charm Offensive', 'Charm Offensive', 'Golden Parachute', 'Vanity Biopic',
    'Subsidy Consultant', 'Regional Headquarters', 'Brand Ambassadors', 'Town Hall Meeting', 'Freight Alliance',
    'Listing Roadshow', 'Crisis Hotline', 'Crisis Hotline', 'Loyalty Programme', 'Windfall Dividend', 'Underdog Story',
    'New GPU Tech', 'New GPU Tech', 'Dodgy Benchmark Results', 'Dodgy Benchmark Results', 'Submit a Whitepaper',
    'Submit a Whitepaper', 'Build Recruiting Pipeline', 'Build Recruiting Pipeline', 'Overclocked Server Room',
    'Overclocked Server Room', 'Crunch Quarter', 'Bulk Silicon Contract', 'Bulk Silicon Contract', 'Distilled Weights',
    'Auto-Tuner', 'Launch Livestream', 'Night-Shift Cluster', 'Reading Group', 'Archive Dive', 'Chip Barter',
    'Patent Thicket', 'Patent Thicket', 'Fast Follower', 'Skunkworks Budget', 'Graduate Pipeline', 'Quarterly Roadmap',
    'Cold Backups', 'Release Calendar', 'GPU Price Hike', 'GPU Price Hike', 'Content Moderation', 'Content Moderation',
    "Headhunters' Ball", 'Regulatory Eviction', 'Botnet Brigade', 'Botnet Brigade', 'Short-Seller Report',
    'Short-Seller Report', 'Invoice Fraud', 'Invoice Fraud', 'Server Fire', 'Subsidy Clawback', 'Subsidy Clawback',
    'Leaked Roadmap', 'Industrial Mole', 'Regional Boycott', 'Hostile Clone', 'Wildcat Walkout', 'Antitrust Complaint',
    'Standards Blockade', 'Schadenfreude Desk', 'Smear Auction', 'Seize the Agenda', 'Exploding Demo',
    'Poisoned Dataset', 'Poisoned Dataset'), 'rows': (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 13,
    14, 15, 16, 16, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23, 23, 24, 24, 25, 26, 26, 27, 28, 29, 30, 31, 32, 33, 34, 34,
    35, 36, 37, 38, 39, 40, 41, 41, 42, 42, 43, 44, 45, 45, 46, 46, 47, 47, 48, 49, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 61), 'cards': True},
    },
    'choices': {
        'NetWorth': (('startup', 'Startup'), ('millionaire', 'Millionaire'), ('billionaire', 'Billionaire')),
        'Deck': (('research', 'Research'), ('influence', 'Influence'), ('sabotage', 'Sabotage')),
        'Track': (('research_track', 'Research'), ('influence_track', 'Influence'), ('card_track', 'Cards')),
        'Kind': (('one_time', 'Action'), ('ongoing', 'Effect')),
        'Parity': (('odd_round', 'Odd'), ('even_round', 'Even')),
        'Decline': (('always_allowed', 'Always'), ('on_conflict', 'Only if a later action could not be paid any more')),
        'Reveal': (('together', 'All together'), ('on_own_turn', 'Each on the own turn')),
        'SlotPlan': (('as_ruled', '1 to 3'), ('three_each', '3 in every region')),
        'ModelPrices': (('steep', '1 to 7'), ('gentle', '1 to 4')),
        'ComputeFloor': (('at_version', 'Model Version'), ('at_one', '1')),
        'WorkerLoss': (('at_once', 'At once'), ('at_round_end', 'At the end of the round')),
    },
    'prompts': (
        ('', '', ('number', '', None, False), ()),
        ('card', 'Choose a card', ('card', '', None, False), ()),
        ('region', 'Choose a region', ('row', 'regions', None, False), ()),
        ('n', 'Choose a number', ('number', '', None, False), ()),
        ('found', 'Choose a found', ('card', '', None, False), ()),
        ('worker', 'Choose a worker', ('number', '', None, False), ()),
        ('space', 'Choose a space', ('row', 'board', None, False), ()),
        ('target', 'Choose a target', ('player', '', None, False), ()),
        ('stolen', 'Choose a stolen', ('card', '', None, False), ()),
        ('x', 'Choose a number', ('number', '', None, False), ()),
        ('d', 'Choose a Deck', ('choice', 'Deck', None, False), ()),
        ('other_region', 'Choose an other region', ('row', 'regions', None, False), ()),
        ('place_new_worker', 'Place it on any action at once, to act this round?', ('number', '', None, False), ((1,
    'place_new_worker', 'Place it on any action at once, to act this round'), (0, 'decline', 'Decline'))),
        ('option', 'Choose one', ('number', '', None, False), ((0, 'Compute', 'Compute'), (1, 'Cheaper model',
    'Cheaper model'), (2, 'Cards', 'Cards'))),
        ('may', 'Take a worker token?', ('number', '', None, False), ((1, 'Take a worker token', 'Take a worker token'),
    (0, 'decline', 'Decline'))),
        ('card', 'card at random', ('card', '', None, False), ()),
        ('option', 'Choose one', ('number', '', None, False), ((0, 'Pay $2', 'Pay $2'), (1, 'Lose 1 Reputation',
    'Lose 1 Reputation'))),
        ('option', 'Choose one', ('number', '', None, False), ((0, 'Power', 'Power'), (1, 'Reputation', 'Reputation'))),
        ('do', 'What do you do?', ('number', '', None, False), ((0, 'play_free_card', 'Play a free card'), (1000,
    'in01', 'Sign with a VC Investor'), (1001, 'in01', 'Sign with a VC Investor'), (1002, 'in02',
    'Intern Volunteer Program'), (1003, 'in02', 'Intern Volunteer Program'), (1025, 'in18', 'Loyalty Programme'), (1044,
    'rs11', 'Night-Shift Cluster'), (1045, 'rs12', 'Reading Group'), (-1, 'done', 'Done'))),
        ('do', 'Do it?', ('number', '', None, False), ((0, 'buy_chips', 'Buy Chips'), (1, 'file_patent',
    'File a Patent'), (2, 'recruit', 'Recruit Tech Worker'), (3, 'train_model', 'Train New Model'), (4,
    'government_handout', 'Government Handout'), (5, 'stock_buyback', 'Stock Buyback'), (6, 'marketing', 'Marketing'),
    (7, 'scale_presence', 'Scale Presence'), (8, 'play_card', 'Play Card'), (9, 'restructure', 'Restructure'), (10,
    'hostile_audit', 'Hostile Audit'), (11, 'fire_and_rehire', 'Fire and Rehire'), (-1, 'decline', 'Decline'))),
        ('do', 'What do you do?', ('number', '', None, False), ((0, 'play_paid_card', 'Play a card with workers'), (-1,
    'done', 'Done'))),
        ('opener', 'opener at random', ('player', '', None, False), ()),
        ('extra', 'Choose extra', ('card', '', None, False), ()),
        ('space', 'Choose space, or none', ('row', 'board', None, False), ((-1, 'decline', 'None'),)),
        ('buy_chips', 'Buy Chips?', ('number', '', None, False), ((1, 'buy_chips', 'Buy Chips'), (0, 'decline',
    'Decline'))),
        ('may', 'Roll again?', ('number', '', None, False), ((1, 'Roll again', 'Roll again'), (0, 'decline',
    'Decline'))),
        ('may', 'Crisis Hotline?', ('number', '', None, False), ((1, 'Crisis Hotline', 'Crisis Hotline'), (0, 'decline',
    'Decline'))),
        ('may', 'React?', ('number', '', None, False), ((0, 'decline', 'Decline'),)),
    ),
    'notes': (
        ('{player}: Reveal the strategy board', (), ''),
        ('{player}: strategy board is now {0}', (('row', 'board', None, True), ('row', 'board', None, True)), 'same'),
        ('{player}: Put the orders away', (), ''),
        ('{player}: secret orders is now {0}', (('row', 'board', None, True), ('row', 'board', None, True)), 'same'),
        ('{player}: workers with secret orders is now {0}', (('flag', '', None, False), ('flag', '', None, False)),
    'same'),
        ('{player}: Execute the strategy', (), ''),
        ('{player}: Play free cards and use effects', (), ''),
        ('{player} chooses {0}', (('card', '', None, False),), ''),
        ('{player}: Play a free card', (), ''),
        ('{player} chooses {0}', (('row', 'regions', None, False),), ''),
        ('{player}: Put a subsidy token into a region', (), ''),
        ('subsidy tokens in the supply: -{0}', (('number', '', None, False),), 'zero'),
        ('{1} gains {0} subsidy tokens', (('number', '', None, False), ('row', 'regions', None, False)), 'zero'),
        ('{player} pays {0} $', (('number', '', None, False),), 'zero'),
        ('{player} chooses {0}', (('number', '', None, False),), ''),
        ('{player}: Draw X cards, each from any deck', (), ''),
        ('{player} chooses {0}', (('choice', 'Deck', None, False),), ''),
        ('{player}: Draw a card from any deck', (), ''),
        ('{player} draws {0}', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player} draws a card', (('number', '', None, False),), 'zero'),
        ("{player} can't do it: skipped", (), ''),
        ('{player}: Lose X workers', (), ''),
        ('{player}: Lose a worker', (), ''),
        ('{player} gains {0} workers that leave after this round', (('number', '', None, False),), 'zero'),
        ('{player}: Cancel worker X', (), ''),
        ('{player} loses {0} workers', (('number', '', None, False),), 'zero'),
        ('{player} chooses {0}', (('row', 'board', None, False),), ''),
        ('{player}: Move X to a board action', (), ''),
        ('{player} chooses {0}', (('player', '', None, False),), ''),
        ('{player} pays {0} card points', (('number', '', None, False),), 'zero'),
        ('{player}: Take the Player 1 token and keep it at the end of this round', (), ''),
        ('Player 1 token is now {0}', (('player', '', None, False), ('player', '', None, False)), 'same'),
        ('Player 1 token stays is now {0}', (('flag', '', None, False), ('flag', '', None, False)), 'same'),
        ('{player} gains {0} $', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} Reputation', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} Power', (('number', '', None, False),), 'zero'),
        ('{player}: Take a subsidy token from a region', (), ''),
        ('{1} loses {0} subsidy tokens', (('number', '', None, False), ('row', 'regions', None, False)), 'zero'),
        ('{player} gains {0} subsidy tokens', (('number', '', None, False),), 'zero'),
        ('{player}: {0} added to Presence', (('row', 'regions', None, False),), ''),
        ('{player} loses {0} Power', (('number', '', None, False),), 'zero'),
        ('{player} rolls {0}', (('number', '', None, False),), ''),
        ('chosen region is now {0}', (('row', 'regions', None, True), ('row', 'regions', None, True)), 'same'),
        ('{player}: Discard a card from your hand', (), ''),
        ('{player}: Discard a card', (), ''),
        ('{0} to discard pile', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('for {player}: until used, Stock Buyback price changes', (), ''),
        ('for {player}: until used, Stock Buyback Reputation price changes', (), ''),
        ('for {player}: until used, Train New Model price changes', (), ''),
        ('{player} loses {0} Reputation', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} workers', (('number', '', None, False),), 'zero'),
        ('{player}: Place it on any action at once, to act this round', (), ''),
        ('{player} gains {0} Compute', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} Model Version', (('number', '', None, False),), 'zero'),
        ('for {player}: this round, Power from a new model changes', (), ''),
        ('{player}: {0} to hand', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: {0} cards to hand', (('number', '', None, False),), 'zero'),
        ('{player} loses {0} Compute', (('number', '', None, False),), 'zero'),
        ('for {player}: until the end of the next round, worker cost changes', (), ''),
        ('{player}: {0} removed from Presence', (('row', 'regions', None, False),), ''),
        ('{player} loses {0} $', (('number', '', None, False),), 'zero'),
        ('{player} loses {0} subsidy tokens', (('number', '', None, False),), 'zero'),
        ('{player} looks at hand', (), ''),
        ('{player}: {0} to active effects', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Cancel your highest-numbered unexecuted worker for this round', (), ''),
        ('{player}: Play a card', (), ''),
        ('{player}: {0} to effects active from the next round on', (('list', '', ('card', '', None, False), False),),
    'zero'),
        ('number of the worker that acts is now {0}', (('number', '', None, False), ('number', '', None, False)),
    'same'),
        ('{player}: Buy Chips', (), ''),
        ('{player}: File a Patent', (), ''),
        ('{player}: Recruit Tech Worker', (), ''),
        ('{player}: Train New Model', (), ''),
        ('{player}: Government Handout', (), ''),
        ('{player} pays {0} Reputation', (('number', '', None, False),), 'zero'),
        ('{player}: Stock Buyback', (), ''),
        ('{player} gains {0} Net Worth', (('number', '', None, False),), 'zero'),
        ('{player}: Marketing', (), ''),
        ('{player}: Scale Presence', (), ''),
        ('{player}: Play Card', (), ''),
        ('{player} gains {0} card points', (('number', '', None, False),), 'zero'),
        ('{player}: Play a card with workers', (), ''),
        ('{player}: Restructure', (), ''),
        ('{player}: Hostile Audit', (), ''),
        ('{player}: Fire and Rehire', (), ''),
        ('{player}: card points is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player}: Roll for a subsidy token', (), ''),
        ('{0} to deck', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} cards to deck', (('number', '', None, False),), 'zero'),
        ('Round {0}', (('number', '', None, False),), ''),
        ('Draw', (), ''),
        ("{player}'s turn", (), ''),
        ('Plan', (), ''),
        ('{player}: {0} to cards to discard', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: {0} cards to cards to discard', (('number', '', None, False),), 'zero'),
        ('Reveal', (), ''),
        ('Play cards and execute', (), ''),
        ('Siphon', (), ''),
        ('{player} gains {0} personal $', (('number', '', None, False),), 'zero'),
        ('{player}: $ is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('Income', (), ''),
        ('{player}: Income is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('Prepare', (), ''),
        ('round tracker is now {0}', (('choice', 'Parity', None, False), ('choice', 'Parity', None, False)), 'same'),
        ('{player}: workers that leave after this round is now {0}', (('number', '', None, False), ('number', '', None,
    False)), 'same'),
        ('last round is now {0}', (('flag', '', None, False), ('flag', '', None, False)), 'same'),
        ('for {player}: for this action, something holds', (), ''),
    ),
    'scores': (
        ('Personal funds', 'score_0'),
        ('Power', 'score_1'),
        ('Models', 'score_2'),
        ('Subsidies', 'score_3'),
    ),
    'automas': (),
    'cards': 84,
    'rows': (0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 11, 11, 13, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23, 25, 26, 27, 28,
    28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 39, 39, 41, 42, 43, 44, 45, 46, 47, 48, 48, 50, 51, 52, 53, 54, 55, 56, 56,
    58, 58, 60, 61, 62, 62, 64, 64, 66, 66, 68, 69, 69, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82),
    'place_count': 27,
    'starts': {
        'round': ('one', 1),
        'active': ('one', 0),
        'source': ('one', -1),
        'source_by': ('one', -1),
        'targeting': ('one', -1),
        'targeted': ('one', 0),
        'reactions': ('one', 0),
        'automa': ('seat', (0,)),
        'power': ('seat', (3,)),
        'reputation': ('seat', (0,)),
        'income_marker': ('seat', (3,)),
        'corporate_funds': ('seat', (3,)),
        'personal_funds': ('seat', (0,)),
        'net_worth': ('seat', (0,)),
        'model_version': ('seat', (0,)),
        'compute': ('seat', (1,)),
        'workers': ('seat', (3,)),
        'leaving': ('seat', (0,)),
        'presence': ('seat', (0,)),
        'subsidies': ('seat', (0,)),
        'orders': ('seat', (-1, -1, -1, -1, -1, -1, -1, -1)),
        'face_down': ('seat', (0, 0, 0, 0, 0, 0, 0, 0)),
        'plan': ('seat', (-1, -1, -1, -1, -1, -1, -1, -1)),
        'card_points': ('seat', (0,)),
        'subsidy_supply': ('one', 14),
        'first_player': ('one', 0),
        'token_held': ('one', 0),
        'round_tracker': ('one', 0),
        'ending': ('one', 0),
        'worker_up': ('one', 0),
        'die': ('one', 1),
        'campaign_die': ('one', 1),
        'region_tokens': ('list', (0, 0, 0, 0, 0, 0)),
        'card_chosen_region': ('list', (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1)),
        'scratch': ('one', ()),
        'lasting_24': ('seat', ((),)),
        'lasting_25': ('seat', ((),)),
        'lasting_26': ('seat', ((),)),
        'lasting_27': ('seat', ((),)),
        'lasting_28': ('seat', ((),)),
        'lasting_29': ('seat', ((),)),
        'lasting_30': ('seat', ((),)),
        'lasting_30_next': ('seat', ((),)),
        'lasting_31': ('seat', ((),)),
        'used_1': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'used_2': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'used_8': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'used_11': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'used_12': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'at_game': ('one', 0),
        'used_23': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'running_23': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'used_14': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'running_5': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'lasting_32': ('seat', ((),)),
        'effect_slots': ('one', 3),
        'hand_limit': ('one', 5),
        'effect_delay': ('one', 0),
        'decline': ('one', 0),
        'middle_rep_band_from': ('one', 3),
        'subsidy_slots': ('one', 0),
        'model_price': ('one', 0),
        'reveal': ('one', 0),
        'compute_floor': ('one', 0),
        'worker_loss': ('one', 0),
    },
    'plain': ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
    'weights', 'stack', 'pending', 'strands', 'sealed', 'secret', 'round', 'active', 'source', 'source_by', 'targeting',
    'targeted', 'reactions', 'automa', 'subsidy_supply', 'first_player', 'token_held', 'round_tracker', 'ending',
    'worker_up', 'die', 'campaign_die', 'scratch', 'at_game', 'effect_slots', 'hand_limit', 'effect_delay', 'decline',
    'middle_rep_band_from', 'subsidy_slots', 'model_price', 'reveal', 'compute_floor', 'worker_loss',
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
    'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i',
    'f_body_cards_effect_in14_repeat_last', 'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret',
    'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
    'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
    'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27',
    'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_me',
    'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
    'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
    'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me',
    'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50',
    'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
    'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret', 'f_body_cards_effect_sb12_each_1_from',
    'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
    'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_6',
    'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb20_me',
    'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60',
    'f_body_cards_effect_sb20_target_13', 'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_3',
    'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i', 'f_do_resolve_card_kept', 'f_do_resolve_card_me',
    'f_do_resolve_card_now_4', 'f_do_resolve_card_reacting_4_left', 'f_do_resolve_card_seat_11',
    'f_do_resolve_card_waiting_4', 'f_do_resolve_card_ret', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64',
    'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me',
    'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret',
    'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66',
    'f_use_cards_rs12_ret', 'f_do_window_me', 'f_do_window_offers_left', 'f_do_window_ret',
    'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret',
    'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me',
    'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_offers_1_left',
    'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
    'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me',
    'f_do_board_action_b_rehire_repeat_2_i', 'f_do_board_action_b_rehire_repeat_2_last',
    'f_do_board_action_b_rehire_ret', 'f_do_place_subsidy_me', 'f_do_place_subsidy_repeat_3_left',
    'f_do_place_subsidy_ret', 'f_secret_planning_each_8_i', 'f_secret_planning_extra_1', 'f_secret_planning_left',
    'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_7', 'f_secret_planning_wanted',
    'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_5_from',
    'f_main_each_5_i', 'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_p_5', 'f_main_played_1',
    'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3', 'f_main_space_4', 'f_handler_14_me',
    'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret',
    'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
    'f_on_after_gain_model_version_each_23_from', 'f_on_after_gain_model_version_each_23_i',
    'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_8',
    'f_on_after_gain_model_version_reacting_8_left', 'f_on_after_gain_model_version_seat_15',
    'f_on_after_gain_model_version_waiting_8', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor',
    'f_handler_5_amount', 'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70',
    'f_handler_5_old_source_by_70', 'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor',
    'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_depth_',
    'f_on_after_roll_campaign_die_each_24_from', 'f_on_after_roll_campaign_die_each_24_i',
    'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_9',
    'f_on_after_roll_campaign_die_reacting_9_left', 'f_on_after_roll_campaign_die_seat_16',
    'f_on_after_roll_campaign_die_waiting_9', 'f_on_after_roll_campaign_die_ret', 'f_handler_7_its_card',
    'f_handler_7_me', 'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71', 'f_handler_7_this',
    'f_handler_7_ret', 'f_head_cards_effect_in06_me', 'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me',
    'f_head_cards_effect_in12_me', 'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs13_me',
    'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me',
    'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me',
    'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me',
    'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb20_me',
    'f_head_cards_effect_sb21_me'),
    'lists': ('power', 'reputation', 'income_marker', 'corporate_funds', 'personal_funds', 'net_worth', 'model_version',
    'compute', 'workers', 'leaving', 'presence', 'subsidies', 'orders', 'face_down', 'plan', 'card_points',
    'region_tokens', 'card_chosen_region', 'lasting_24', 'lasting_25', 'lasting_26', 'lasting_27', 'lasting_28',
    'lasting_29', 'lasting_30', 'lasting_30_next', 'lasting_31', 'used_1', 'used_2', 'used_8', 'used_11', 'used_12',
    'used_23', 'running_23', 'used_14', 'running_5', 'lasting_32', 'piles', 'loc', 'known', 'lo', 'hi'),
    'frames': ('f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret', 'f_head_cards_effect_in07_this',
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
    'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i',
    'f_body_cards_effect_in14_repeat_last', 'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret',
    'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
    'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
    'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27',
    'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_me',
    'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
    'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
    'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me',
    'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50',
    'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
    'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret', 'f_body_cards_effect_sb12_each_1_from',
    'f_body_cards_effect_sb12_each_1_i', 'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
    'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_6',
    'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb20_me',
    'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60',
    'f_body_cards_effect_sb20_target_13', 'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_3',
    'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i', 'f_do_resolve_card_kept', 'f_do_resolve_card_me',
    'f_do_resolve_card_now_4', 'f_do_resolve_card_reacting_4_left', 'f_do_resolve_card_seat_11',
    'f_do_resolve_card_waiting_4', 'f_do_resolve_card_ret', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64',
    'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me',
    'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret',
    'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66',
    'f_use_cards_rs12_ret', 'f_do_window_me', 'f_do_window_offers_left', 'f_do_window_ret',
    'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret',
    'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me',
    'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_offers_1_left',
    'f_do_board_action_b_card_ret', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
    'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me',
    'f_do_board_action_b_rehire_repeat_2_i', 'f_do_board_action_b_rehire_repeat_2_last',
    'f_do_board_action_b_rehire_ret', 'f_do_place_subsidy_me', 'f_do_place_subsidy_repeat_3_left',
    'f_do_place_subsidy_ret', 'f_secret_planning_each_8_i', 'f_secret_planning_extra_1', 'f_secret_planning_left',
    'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_7', 'f_secret_planning_wanted',
    'f_secret_planning_ret', 'f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_each_5_from',
    'f_main_each_5_i', 'f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_p_5', 'f_main_played_1',
    'f_main_rounds_left', 'f_main_seat', 'f_main_seat_3', 'f_main_space_4', 'f_handler_14_me',
    'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret',
    'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
    'f_on_after_gain_model_version_each_23_from', 'f_on_after_gain_model_version_each_23_i',
    'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_8',
    'f_on_after_gain_model_version_reacting_8_left', 'f_on_after_gain_model_version_seat_15',
    'f_on_after_gain_model_version_waiting_8', 'f_on_after_gain_model_version_ret', 'f_handler_5_actor',
    'f_handler_5_amount', 'f_handler_5_depth_', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70',
    'f_handler_5_old_source_by_70', 'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor',
    'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_depth_',
    'f_on_after_roll_campaign_die_each_24_from', 'f_on_after_roll_campaign_die_each_24_i',
    'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_9',
    'f_on_after_roll_campaign_die_reacting_9_left', 'f_on_after_roll_campaign_die_seat_16',
    'f_on_after_roll_campaign_die_waiting_9', 'f_on_after_roll_campaign_die_ret', 'f_handler_7_its_card',
    'f_handler_7_me', 'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71', 'f_handler_7_this',
    'f_handler_7_ret', 'f_head_cards_effect_in06_me', 'f_head_cards_effect_in07_me', 'f_head_cards_effect_in09_me',
    'f_head_cards_effect_in12_me', 'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs13_me',
    'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb05_me',
    'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb08_me',
    'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb11_me',
    'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb20_me',
    'f_head_cards_effect_sb21_me'),
    'counters': ('f_do_board_action_b_card_offers_1_left', 'f_do_place_subsidy_repeat_3_left',
    'f_do_resolve_card_reacting_4_left', 'f_do_window_offers_left', 'f_main_rounds_left',
    'f_on_after_gain_model_version_reacting_8_left', 'f_on_after_roll_campaign_die_reacting_9_left',
    'f_secret_planning_many_left'),
    'whys': {
        'cover_up': (),
        'reveal_board': (),
        'draw_from_any_deck': (('d', 'there is no d to choose'),),
        'cancel_worker': (),
        'lose_worker': (),
        'take_subsidy': (('region tokens', 'no subsidy token there'), ('corporate_funds', 'not enough $'),
    ('corporate_funds', 'not enough $'), ('corporate_funds', 'not enough $'), ('corporate_funds', 'not enough $'),
    ('corporate_funds', 'not enough $'), ('corporate_funds', "the price can't be paid")),
        'discard': (),
        'discard_another': (('card', 'there is no card to choose'), ('card discard',
    'what it leads to is not possible')),
        'place_new_worker': (('worker_up workers', 'its number has already come up'), ('space',
    'there is no space to choose')),
        'walk_out': (),
        'resolve_card': (('card free_slot kind one_time', 'no free effect slot'), ('first_player me',
    'the requirement does not hold'), ('hold_agenda', 'what it leads to is not possible'), ('x',
    'there is no x to choose'), ('free_slot', 'the requirement does not hold'), ('target',
    'there is no target to choose'), ('card_points', 'not enough card points'), ('card_points',
    "the price can't be paid"), ('stolen', 'there is no stolen to choose'), ('worker', 'there is no worker to choose'),
    ('space', 'there is no space to choose'), ('worker space move_worker', 'what it leads to is not possible'),
    ('found', 'there is no found to choose'), ('model_version', 'the requirement does not hold'),
    ('compute model_version', 'the requirement does not hold'), ('model_gate', 'the requirement does not hold'),
    ('chip_gate', 'the requirement does not hold'), ('worker_gate', 'the requirement does not hold'), ('reputation',
    'the requirement does not hold'), ('model_version p rivals', 'the requirement does not hold'),
    ('model_version p rivals', 'the requirement does not hold'), ('billionaire net_worth',
    'the requirement does not hold'), ('draw_from_decks', 'what it leads to is not possible'), ('subsidies',
    'the requirement does not hold'), ('n', 'there is no n to choose'), ('n lose_workers',
    'what it leads to is not possible'), ('corporate_funds', 'not enough $'), ('corporate_funds',
    "the price can't be paid"), ('presence_gate', 'the requirement does not hold'), ('subsidy_supply',
    'the requirement does not hold'), ('region', 'there is no region to choose'), ('region fill_slot',
    'what it leads to is not possible'), ('presence', 'the requirement does not hold'), ('corporate_funds',
    'the requirement does not hold'), ('cards_effect', 'what it leads to is not possible')),
        'play_free_card': (('card', 'there is no card to choose'), ('card free_slot kind one_time',
    'no free effect slot'), ('first_player me', 'the requirement does not hold'), ('hold_agenda',
    'what it leads to is not possible'), ('x', 'there is no x to choose'), ('free_slot',
    'the requirement does not hold'), ('target', 'there is no target to choose'), ('card_points',
    'not enough card points'), ('card_points', "the price can't be paid"), ('stolen', 'there is no stolen to choose'),
    ('worker', 'there is no worker to choose'), ('space', 'there is no space to choose'), ('worker space move_worker',
    'what it leads to is not possible'), ('found', 'there is no found to choose'), ('model_version',
    'the requirement does not hold'), ('compute model_version', 'the requirement does not hold'), ('model_gate',
    'the requirement does not hold'), ('chip_gate', 'the requirement does not hold'), ('worker_gate',
    'the requirement does not hold'), ('reputation', 'the requirement does not hold'), ('model_version p rivals',
    'the requirement does not hold'), ('model_version p rivals', 'the requirement does not hold'),
    ('billionaire net_worth', 'the requirement does not hold'), ('draw_from_decks', 'what it leads to is not possible'),
    ('subsidies', 'the requirement does not hold'), ('n', 'there is no n to choose'), ('n lose_workers',
    'what it leads to is not possible'), ('corporate_funds', 'not enough $'), ('corporate_funds',
    "the price can't be paid"), ('presence_gate', 'the requirement does not hold'), ('subsidy_supply',
    'the requirement does not hold'), ('region', 'there is no region to choose'), ('region fill_slot',
    'what it leads to is not possible'), ('presence', 'the requirement does not hold'), ('corporate_funds',
    'the requirement does not hold'), ('cards_effect', 'what it leads to is not possible'), ('card resolve_card',
    'what it leads to is not possible')),
        'discard_one': (('card', 'there is no card to choose'), ('card discard', 'what it leads to is not possible')),
        'window': (),
        'buy_chips': (('compute', 'Compute is at its maximum'), ('chip_gate', 'Net Worth is too low'),
    ('corporate_funds', 'not enough $'), ('corporate_funds', "the price can't be paid")),
        'file_patent': (),
        'recruit': (('workers', 'no worker token is left'), ('worker_gate', 'Net Worth is too low'), ('corporate_funds',
    'not enough $'), ('corporate_funds', "the price can't be paid")),
        'train_model': (('model_version', 'the last model is trained'), ('compute model_version',
    'Compute must reach the new version'), ('model_gate', 'Net Worth is too low'), ('corporate_funds', 'not enough $'),
    ('corporate_funds', "the price can't be paid")),
        'government_handout': (('region', 'there is no region to choose'), ('region tokens', 'no subsidy token there'),
    ('corporate_funds', 'not enough $'), ('corporate_funds', 'not enough $'), ('corporate_funds', 'not enough $'),
    ('corporate_funds', 'not enough $'), ('corporate_funds', 'not enough $'), ('corporate_funds',
    "the price can't be paid"), ('region take_subsidy', 'what it leads to is not possible')),
        'stock_buyback': (('billionaire net_worth', 'already a Billionaire'), ('corporate_funds', 'not enough $'),
    ('reputation', 'not enough Reputation'), ('corporate_funds reputation', "the price can't be paid")),
        'marketing': (),
        'scale_presence': (('presence', 'no presence token is left'), ('presence_gate', 'Net Worth is too low'),
    ('region', 'there is no region to choose'), ('corporate_funds', 'not enough $'), ('corporate_funds',
    "the price can't be paid")),
        'play_paid_card': (('card', 'there is no card to choose'), ('card_points', 'not enough card points'),
    ('card_points', "the price can't be paid"), ('card free_slot kind one_time', 'no free effect slot'),
    ('first_player me', 'the requirement does not hold'), ('hold_agenda', 'what it leads to is not possible'), ('x',
    'there is no x to choose'), ('free_slot', 'the requirement does not hold'), ('target',
    'there is no target to choose'), ('card_points', 'not enough card points'), ('card_points',
    "the price can't be paid"), ('stolen', 'there is no stolen to choose'), ('worker', 'there is no worker to choose'),
    ('space', 'there is no space to choose'), ('worker space move_worker', 'what it leads to is not possible'),
    ('found', 'there is no found to choose'), ('model_version', 'the requirement does not hold'),
    ('compute model_version', 'the requirement does not hold'), ('model_gate', 'the requirement does not hold'),
    ('chip_gate', 'the requirement does not hold'), ('worker_gate', 'the requirement does not hold'), ('reputation',
    'the requirement does not hold'), ('model_version p rivals', 'the requirement does not hold'),
    ('model_version p rivals', 'the requirement does not hold'), ('billionaire net_worth',
    'the requirement does not hold'), ('draw_from_decks', 'what it leads to is not possible'), ('subsidies',
    'the requirement does not hold'), ('n', 'there is no n to choose'), ('n lose_workers',
    'what it leads to is not possible'), ('corporate_funds', 'not enough $'), ('corporate_funds',
    "the price can't be paid"), ('presence_gate', 'the requirement does not hold'), ('subsidy_supply',
    'the requirement does not hold'), ('region', 'there is no region to choose'), ('region fill_slot',
    'what it leads to is not possible'), ('presence', 'the requirement does not hold'), ('corporate_funds',
    'the requirement does not hold'), ('cards_effect', 'what it leads to is not possible'), ('card resolve_card',
    'what it leads to is not possible')),
        'play_card': (),
        'restructure': (('card', 'there is no card to choose'), ('card discard', 'what it leads to is not possible')),
        'hostile_audit': (('target', 'there is no target to choose'), ('card', 'there is no card to choose'),
    ('corporate_funds', 'not enough $'), ('reputation', 'not enough Reputation'), ('corporate_funds reputation',
    "the price can't be paid"), ('target card discard', 'what it leads to is not possible')),
        'draw_from_decks': (),
        'fire_and_rehire': (),
        'strategy': (('window', 'what it leads to is not possible'),),
        'fill_slot': (),
        'place_subsidy': (),
        'lose_workers': (),
        'move_worker': (),
        'hold_agenda': (),
    },
    'invariants': (
        ('a model never outruns its compute', 500),
        ('14 subsidy tokens', 501),
    ),
    'asks': {
        3: (2, 93),
        4: (2, 98),
        5: (3, 101),
        6: (2, 103),
        7: (10, 107),
        8: (0, 109),
        9: (3, 117),
        10: (3, 121),
        11: (4, 140),
        12: (5, 142),
        13: (6, 143),
        14: (7, 146),
        15: (7, 147),
        16: (7, 148),
        17: (2, 149),
        18: (7, 150),
        19: (7, 151),
        20: (7, 152),
        21: (7, 153),
        22: (7, 154),
        23: (7, 155),
        24: (7, 156),
        25: (2, 157),
        26: (7, 159),
        27: (8, 160),
        28: (7, 161),
        29: (2, 162),
        30: (9, 163),
        31: (7, 164),
        32: (7, 171),
        33: (7, 172),
        34: (11, 180),
        35: (0, 191),
        37: (1, 199),
        38: (12, 212),
        39: (6, 215),
        41: (13, 227),
        42: (0, 233),
        43: (14, 239),
        44: (1, 252),
        45: (15, 255),
        46: (16, 258),
        47: (0, 275),
        49: (27, 84),
        52: (17, 297),
        53: (0, 305),
        54: (0, 311),
        55: (1, 313),
        56: (18, 43),
        58: (1, 87),
        61: (2, 359),
        62: (0, 368),
        64: (2, 375),
        65: (20, 381),
        66: (1, 411),
        68: (1, 417),
        69: (7, 420),
        70: (1, 421),
        72: (0, 439),
        73: (22, 461),
        74: (23, 464),
        77: (21, 446),
        78: (2, 452),
        81: (0, 459),
        84: (19, 325),
        89: (24, 511),
        92: (25, 513),
        93: (0, 514),
        97: (26, 516),
    },
    'chances': {
        8: 'card',
        42: 'card',
        54: 'card',
        81: 'card',
    },
    'card_slots': (),
    'live': {
        3: (('f_head_cards_effect_in06_this',), 'f_head_cards_effect_in06_ret', False),
        4: (('f_head_cards_effect_in07_this',), 'f_head_cards_effect_in07_ret', False),
        5: (('f_head_cards_effect_in09_this',), 'f_head_cards_effect_in09_ret', False),
        6: (('f_head_cards_effect_in12_this',), 'f_head_cards_effect_in12_ret', False),
        7: (('f_do_draw_from_any_deck_me',), 'f_do_draw_from_any_deck_ret', False),
        8: (('f_do_draw_from_any_deck_me',), 'f_do_draw_from_any_deck_ret', False),
        9: (('f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this'), 'f_head_cards_effect_rs04_ret', False),
        10: (('f_head_cards_effect_rs06_this',), 'f_head_cards_effect_rs06_ret', False),
        11: (('f_head_cards_effect_rs13_this',), 'f_head_cards_effect_rs13_ret', False),
        12: (('f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this'), 'f_head_cards_effect_rs19_ret', False),
        13: (('f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker'), 'f_head_cards_effect_rs19_ret',
    False),
        14: (('f_head_cards_effect_sb02_this',), 'f_head_cards_effect_sb02_ret', False),
        15: (('f_head_cards_effect_sb03_this',), 'f_head_cards_effect_sb03_ret', False),
        16: (('f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_this'), 'f_head_cards_effect_sb04_ret', False),
        17: (('f_head_cards_effect_sb04_target_2', 'f_head_cards_effect_sb04_this'), 'f_head_cards_effect_sb04_ret',
    False),
        18: (('f_head_cards_effect_sb05_this',), 'f_head_cards_effect_sb05_ret', False),
        19: (('f_head_cards_effect_sb06_this',), 'f_head_cards_effect_sb06_ret', False),
        20: (('f_head_cards_effect_sb07_this',), 'f_head_cards_effect_sb07_ret', False),
        21: (('f_head_cards_effect_sb08_this',), 'f_head_cards_effect_sb08_ret', False),
        22: (('f_head_cards_effect_sb09_this',), 'f_head_cards_effect_sb09_ret', False),
        23: (('f_head_cards_effect_sb10_this',), 'f_head_cards_effect_sb10_ret', False),
        24: (('f_head_cards_effect_sb11_this',), 'f_head_cards_effect_sb11_ret', False),
        25: (('f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this'), 'f_head_cards_effect_sb12_ret', False),
        26: (('f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_this'), 'f_head_cards_effect_sb13_ret', False),
        27: (('f_head_cards_effect_sb13_target_10', 'f_head_cards_effect_sb13_this'), 'f_head_cards_effect_sb13_ret',
    False),
        28: (('f_head_cards_effect_sb14_this',), 'f_head_cards_effect_sb14_ret', False),
        29: (('f_head_cards_effect_sb16_this',), 'f_head_cards_effect_sb16_ret', False),
        30: (('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this'), 'f_head_cards_effect_sb18_ret', False),
        31: (('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x'),
    'f_head_cards_effect_sb18_ret', False),
        32: (('f_head_cards_effect_sb20_this',), 'f_head_cards_effect_sb20_ret', False),
        33: (('f_head_cards_effect_sb21_this',), 'f_head_cards_effect_sb21_ret', False),
        34: (('f_body_cards_effect_in06_me', 'f_body_cards_effect_in06_old_source_5',
    'f_body_cards_effect_in06_old_source_by_5'), 'f_body_cards_effect_in06_ret', False),
        35: (('f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9',
    'f_body_cards_effect_in10_old_source_by_9'), 'f_body_cards_effect_in10_ret', False),
        36: (('f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
    'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_repeat_i',
    'f_body_cards_effect_in14_repeat_last', 'f_body_cards_effect_in14_this'), 'f_body_cards_effect_in14_ret', False),
        37: (('f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
    'f_body_cards_effect_in14_old_source_by_13'), 'f_body_cards_effect_in14_ret', False),
        38: (('f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
    'f_body_cards_effect_rs03_old_source_by_22'), 'f_body_cards_effect_rs03_ret', False),
        39: (('f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
    'f_body_cards_effect_rs03_old_source_by_22'), 'f_body_cards_effect_rs03_ret', False),
        40: (('f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27'),
    'f_body_cards_effect_rs08_ret', False),
        41: (('f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36',
    'f_body_cards_effect_rs17_old_source_by_36'), 'f_body_cards_effect_rs17_ret', False),
        42: (('f_body_cards_effect_rs17_drawing_1_i', 'f_body_cards_effect_rs17_me',
    'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36'),
    'f_body_cards_effect_rs17_ret', False),
        43: (('f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
    'f_body_cards_effect_sb03_old_source_by_43'), 'f_body_cards_effect_sb03_ret', False),
        44: (('f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50',
    'f_body_cards_effect_sb10_old_source_by_50'), 'f_body_cards_effect_sb10_ret', False),
        45: (('f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
    'f_body_cards_effect_sb11_old_source_by_51'), 'f_body_cards_effect_sb11_ret', False),
        46: (('f_body_cards_effect_sb12_each_1_from', 'f_body_cards_effect_sb12_each_1_i',
    'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
    'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_6',
    'f_body_cards_effect_sb12_victim_1'), 'f_body_cards_effect_sb12_ret', False),
        47: (('f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60',
    'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13'), 'f_body_cards_effect_sb20_ret',
    False),
        48: (('f_do_resolve_card_card_3', 'f_do_resolve_card_me'), 'f_do_resolve_card_ret', False),
        49: (('f_do_resolve_card_card_3', 'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i',
    'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4'),
    'f_do_resolve_card_ret', False),
        50: (('f_do_resolve_card_card_3', 'f_do_resolve_card_each_19_from', 'f_do_resolve_card_each_19_i',
    'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_now_4', 'f_do_resolve_card_seat_11',
    'f_do_resolve_card_waiting_4'), 'f_do_resolve_card_ret', False),
        51: (('f_do_resolve_card_card_3', 'f_do_resolve_card_me'), 'f_do_resolve_card_ret', False),
        52: (('f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64'),
    'f_use_cards_in18_ret', False),
        53: (('f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65'),
    'f_use_cards_rs11_ret', False),
        54: (('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
    'f_use_cards_rs12_ret', False),
        55: (('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
    'f_use_cards_rs12_ret', False),
        56: (('f_do_window_me',), 'f_do_window_ret', False),
        57: (('f_do_window_me',), 'f_do_window_ret', False),
        58: (('f_do_window_me',), 'f_do_window_ret', False),
        59: (('f_do_window_me',), 'f_do_window_ret', False),
        60: ((), 'f_do_board_action_b_train_ret', False),
        61: (('f_do_board_action_b_handout_me',), 'f_do_board_action_b_handout_ret', False),
        62: (('f_do_board_action_b_marketing_me',), 'f_do_board_action_b_marketing_ret', False),
        63: (('f_do_board_action_b_marketing_me',), 'f_do_board_action_b_marketing_ret', False),
        64: (('f_do_board_action_b_presence_me',), 'f_do_board_action_b_presence_ret', False),
        65: (('f_do_board_action_b_card_me',), 'f_do_board_action_b_card_ret', False),
        66: (('f_do_board_action_b_card_me',), 'f_do_board_action_b_card_ret', False),
        67: (('f_do_board_action_b_card_me',), 'f_do_board_action_b_card_ret', False),
        68: (('f_do_board_action_b_restructure_me',), 'f_do_board_action_b_restructure_ret', False),
        69: (('f_do_board_action_b_audit_me',), 'f_do_board_action_b_audit_ret', False),
        70: (('f_do_board_action_b_audit_me',), 'f_do_board_action_b_audit_ret', False),
        71: (('f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_repeat_2_i',
    'f_do_board_action_b_rehire_repeat_2_last'), 'f_do_board_action_b_rehire_ret', False),
        72: (('f_do_place_subsidy_me',), 'f_do_place_subsidy_ret', False),
        73: (('f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me',
    'f_secret_planning_wanted'), 'f_secret_planning_ret', False),
        74: (('f_secret_planning_each_8_i', 'f_secret_planning_me', 'f_secret_planning_number_7'),
    'f_secret_planning_ret', False),
        75: ((), '', False),
        76: ((), '', False),
        77: ((), '', False),
        78: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_p_5'), '', False),
        79: ((), '', False),
        80: ((), '', False),
        81: (('f_main_each_6_i', 'f_main_each_7_from', 'f_main_each_7_i', 'f_main_played_1', 'f_main_seat'), '', False),
        82: (('f_main_played_1',), '', False),
        83: (('f_main_each_11_from', 'f_main_each_11_i', 'f_main_played_1', 'f_main_seat_3'), '', False),
        84: (('f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_played_1', 'f_main_seat_3',
    'f_main_space_4'), '', False),
        85: (('f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_played_1', 'f_main_seat_3'), '',
    False),
        86: (('f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_played_1', 'f_main_seat_3'), '',
    False),
        87: (('f_main_each_11_from', 'f_main_each_11_i', 'f_main_each_2_i', 'f_main_played_1', 'f_main_seat_3'), '',
    False),
        88: (('f_main_played_1',), '', False),
        89: (('f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this'),
    'f_handler_14_ret', False),
        90: (('f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
    'f_on_after_gain_model_version_each_23_from', 'f_on_after_gain_model_version_each_23_i',
    'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_8',
    'f_on_after_gain_model_version_seat_15', 'f_on_after_gain_model_version_waiting_8'),
    'f_on_after_gain_model_version_ret', False),
        91: (('f_handler_5_actor', 'f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_this'), 'f_handler_5_ret',
    False),
        92: (('f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
    'f_handler_5_this'), 'f_handler_5_ret', False),
        93: (('f_handler_5_depth_', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
    'f_handler_5_this'), 'f_handler_5_ret', False),
        94: (('f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this'), 'f_handler_5_ret',
    True),
        95: (('f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
    'f_on_after_roll_campaign_die_depth_', 'f_on_after_roll_campaign_die_index'), 'f_on_after_roll_campaign_die_ret',
    False),
        96: (('f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
    'f_on_after_roll_campaign_die_depth_', 'f_on_after_roll_campaign_die_each_24_from',
    'f_on_after_roll_campaign_die_each_24_i', 'f_on_after_roll_campaign_die_index',
    'f_on_after_roll_campaign_die_now_9', 'f_on_after_roll_campaign_die_seat_16',
    'f_on_after_roll_campaign_die_waiting_9'), 'f_on_after_roll_campaign_die_ret', True),
        97: (('f_handler_7_its_card', 'f_handler_7_me', 'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71',
    'f_handler_7_this'), 'f_handler_7_ret', False),
    },
    'main': 75,
    'depth': 7,
}
ORIGINS = (
    ('', 0, 0, ''),
    ('content/disruptopia/tables/bands.yaml', 3, 34, 'cell'),
    ('content/disruptopia/tables/bands.yaml', 4, 38, 'cell'),
    ('content/disruptopia/tables/bands.yaml', 5, 34, 'cell'),
    ('content/disruptopia/tables/bands.yaml', 6, 36, 'cell'),
    ('content/disruptopia/prices.rules', 17, 1, 'rule'),
    ('content/disruptopia/game.rules', 119, 1, 'rule'),
    ('content/disruptopia/game.rules', 120, 1, 'rule'),
    ('content/disruptopia/prices.rules', 3, 1, 'rule'),
    ('content/disruptopia/prices.rules', 5, 1, 'rule'),
    ('content/disruptopia/prices.rules', 7, 1, 'rule'),
    ('content/disruptopia/prices.rules', 9, 1, 'rule'),
    ('content/disruptopia/prices.rules', 12, 1, 'rule'),
    ('content/disruptopia/prices.rules', 13, 1, 'rule'),
    ('content/disruptopia/prices.rules', 15, 1, 'rule'),
    ('content/disruptopia/prices.rules', 16, 1, 'rule'),
    ('content/disruptopia/prices.rules', 37, 1, 'rule'),
    ('content/disruptopia/prices.rules', 38, 1, 'rule'),
    ('content/disruptopia/prices.rules', 64, 1, 'rule'),
    ('content/disruptopia/turn.rules', 28, 1, 'rule'),
    ('content/disruptopia/turn.rules', 29, 1, 'rule'),
    ('content/disruptopia/tables/board.yaml', 3, 83, 'cell'),
    ('content/disruptopia/tables/board.yaml', 5, 94, 'cell'),
    ('content/disruptopia/tables/board.yaml', 6, 91, 'cell'),
    ('content/disruptopia/tables/board.yaml', 8, 94, 'cell'),
    ('content/disruptopia/tables/board.yaml', 10, 97, 'cell'),
    ('content/disruptopia/tables/board.yaml', 13, 87, 'cell'),
    ('content/disruptopia/tables/board.yaml', 8, 121, 'cell'),
    ('content/disruptopia/tables/board.yaml', 13, 112, 'cell'),
    ('content/disruptopia/turn.rules', 30, 1, 'rule'),
    ('content/disruptopia/turn.rules', 119, 1, 'rule'),
    ('content/disruptopia/turn.rules', 3, 1, ''),
    ('content/disruptopia/turn.rules', 4, 5, 'rule'),
    ('content/disruptopia/turn.rules', 5, 9, 'rule'),
    ('content/disruptopia/turn.rules', 6, 9, 'rule'),
    ('content/disruptopia/turn.rules', 8, 1, ''),
    ('content/disruptopia/turn.rules', 9, 5, 'rule'),
    ('content/disruptopia/turn.rules', 10, 5, 'rule'),
    ('content/disruptopia/turn.rules', 8, 7, ''),
    ('content/disruptopia/turn.rules', 3, 7, ''),
    ('content/disruptopia/turn.rules', 25, 1, ''),
    ('content/disruptopia/turn.rules', 12, 1, ''),
    ('content/disruptopia/turn.rules', 13, 5, 'rule'),
    ('content/disruptopia/turn.rules', 26, 5, 'rule'),
    ('content/disruptopia/cards/influence.yaml', 10, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 20, 5, ''),
    ('content/disruptopia/turn.rules', 148, 1, ''),
    ('content/disruptopia/cards/influence.yaml', 52, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 64, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 74, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 82, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 100, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 108, 5, ''),
    ('content/disruptopia/turn.rules', 125, 1, ''),
    ('content/disruptopia/cards/influence.yaml', 140, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 175, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 183, 5, ''),
    ('content/disruptopia/cards/research.yaml', 17, 5, ''),
    ('content/disruptopia/cards/research.yaml', 27, 5, ''),
    ('content/disruptopia/cards/research.yaml', 37, 5, ''),
    ('content/disruptopia/cards/research.yaml', 47, 5, ''),
    ('content/disruptopia/turn.rules', 167, 1, ''),
    ('content/disruptopia/cards/research.yaml', 55, 5, ''),
    ('content/disruptopia/cards/research.yaml', 71, 5, ''),
    ('content/disruptopia/cards/research.yaml', 81, 5, ''),
    ('content/disruptopia/cards/research.yaml', 117, 5, ''),
    ('content/disruptopia/cards/research.yaml', 125, 5, ''),
    ('content/disruptopia/turn.rules', 182, 1, ''),
    ('content/disruptopia/cards/research.yaml', 169, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 27, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 39, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 49, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 68, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 76, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 85, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 94, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 104, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 114, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 125, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 135, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 151, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 169, 5, ''),
    ('content/disruptopia/turn.rules', 185, 1, ''),
    ('content/disruptopia/cards/sabotage.yaml', 180, 5, ''),
    ('content/disruptopia/turn.rules', 109, 1, ''),
    ('content/disruptopia/turn.rules', 105, 1, ''),
    ('content/disruptopia/turn.rules', 26, 19, 'rule'),
    ('content/disruptopia/turn.rules', 106, 5, 'rule'),
    ('content/disruptopia/turn.rules', 107, 5, 'rule'),
    ('content/disruptopia/turn.rules', 110, 5, 'rule'),
    ('content/disruptopia/cards/influence.yaml', 10, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 20, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 52, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 53, 5, 'cell'),
    ('content/disruptopia/turn.rules', 148, 7, ''),
    ('content/disruptopia/turn.rules', 149, 5, 'rule'),
    ('content/disruptopia/turn.rules', 150, 5, 'rule'),
    ('content/disruptopia/cards/influence.yaml', 64, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 65, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 74, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 74, 9, ''),
    ('content/disruptopia/cards/influence.yaml', 82, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 100, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 108, 5, 'cell'),
    ('content/disruptopia/turn.rules', 125, 7, ''),
    ('content/disruptopia/turn.rules', 126, 5, 'rule'),
    ('content/disruptopia/turn.rules', 126, 21, 'rule'),
    ('content/disruptopia/turn.rules', 122, 5, 'rule'),
    ('content/disruptopia/turn.rules', 121, 1, ''),
    ('content/disruptopia/turn.rules', 123, 5, 'rule'),
    ('content/disruptopia/turn.rules', 121, 7, ''),
    ('content/disruptopia/cards/influence.yaml', 140, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 175, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 183, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 184, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 17, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 27, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 37, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 38, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 38, 9, ''),
    ('content/disruptopia/cards/research.yaml', 47, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 55, 5, 'cell'),
    ('content/disruptopia/turn.rules', 167, 7, ''),
    ('content/disruptopia/turn.rules', 168, 5, 'rule'),
    ('content/disruptopia/turn.rules', 168, 21, 'rule'),
    ('content/disruptopia/turn.rules', 161, 1, ''),
    ('content/disruptopia/turn.rules', 162, 5, 'rule'),
    ('content/disruptopia/turn.rules', 162, 36, 'rule'),
    ('content/disruptopia/turn.rules', 163, 15, 'rule'),
    ('content/disruptopia/turn.rules', 164, 9, 'rule'),
    ('content/disruptopia/turn.rules', 170, 1, ''),
    ('content/disruptopia/turn.rules', 171, 5, 'rule'),
    ('content/disruptopia/turn.rules', 172, 5, 'rule'),
    ('content/disruptopia/turn.rules', 170, 7, ''),
    ('content/disruptopia/turn.rules', 165, 9, 'rule'),
    ('content/disruptopia/turn.rules', 161, 7, ''),
    ('content/disruptopia/cards/research.yaml', 71, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 72, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 73, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 81, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 117, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 125, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 169, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 170, 5, 'cell'),
    ('content/disruptopia/turn.rules', 182, 7, ''),
    ('content/disruptopia/turn.rules', 183, 5, 'rule'),
    ('content/disruptopia/cards/sabotage.yaml', 19, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 27, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 39, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 40, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 49, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 58, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 68, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 76, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 85, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 94, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 104, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 114, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 125, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 126, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 127, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 135, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 151, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 169, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 170, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 171, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 171, 9, ''),
    ('content/disruptopia/cards/sabotage.yaml', 180, 5, 'cell'),
    ('content/disruptopia/turn.rules', 185, 7, ''),
    ('content/disruptopia/turn.rules', 186, 5, 'rule'),
    ('content/disruptopia/turn.rules', 187, 5, 'rule'),
    ('content/disruptopia/cards/sabotage.yaml', 188, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 202, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 29, 11, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 36, 11, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 44, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 44, 34, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 45, 16, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 54, 5, 'cell'),
    ('content/disruptopia/turn.rules', 143, 1, ''),
    ('content/disruptopia/cards/influence.yaml', 55, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 56, 5, 'cell'),
    ('content/disruptopia/turn.rules', 144, 5, 'rule'),
    ('content/disruptopia/turn.rules', 143, 1, 'rule'),
    ('content/disruptopia/turn.rules', 145, 5, 'rule'),
    ('content/disruptopia/turn.rules', 146, 5, 'rule'),
    ('content/disruptopia/turn.rules', 143, 7, ''),
    ('content/disruptopia/cards/influence.yaml', 66, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 75, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 83, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 84, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 91, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 92, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 93, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 93, 17, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 109, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 126, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 127, 5, 'cell'),
    ('content/disruptopia/turn.rules', 116, 1, ''),
    ('content/disruptopia/turn.rules', 133, 5, 'rule'),
    ('content/disruptopia/turn.rules', 132, 1, ''),
    ('content/disruptopia/turn.rules', 134, 5, 'rule'),
    ('content/disruptopia/turn.rules', 117, 5, 'rule'),
    ('content/disruptopia/turn.rules', 116, 7, ''),
    ('content/disruptopia/turn.rules', 132, 7, ''),
    ('content/disruptopia/cards/influence.yaml', 141, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 176, 5, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 185, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 9, 12, 'cell'),
    ('content/disruptopia/cards/research.yaml', 18, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 19, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 28, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 29, 5, 'cell'),
    ('content/disruptopia/turn.rules', 177, 1, ''),
    ('content/disruptopia/turn.rules', 178, 5, 'rule'),
    ('content/disruptopia/turn.rules', 179, 5, 'rule'),
    ('content/disruptopia/turn.rules', 180, 5, 'rule'),
    ('content/disruptopia/turn.rules', 177, 7, ''),
    ('content/disruptopia/cards/research.yaml', 39, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 48, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 56, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 57, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 74, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 88, 12, 'cell'),
    ('content/disruptopia/cards/research.yaml', 118, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 126, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 127, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 150, 5, 'cell'),
    ('content/disruptopia/cards/research.yaml', 152, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 153, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 151, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 155, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 154, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 156, 25, 'cell'),
    ('content/disruptopia/cards/research.yaml', 156, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 171, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 20, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 28, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 29, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 30, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 31, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 32, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 41, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 50, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 59, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 59, 40, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 60, 16, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 69, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 77, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 86, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 87, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 95, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 96, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 97, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 105, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 106, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 107, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 115, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 116, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 117, 30, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 117, 42, ''),
    ('content/disruptopia/cards/sabotage.yaml', 117, 13, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 118, 41, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 118, 13, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 128, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 136, 5, 'cell'),
    ('content/disruptopia/turn.rules', 174, 1, ''),
    ('content/disruptopia/turn.rules', 175, 5, 'rule'),
    ('content/disruptopia/turn.rules', 175, 31, 'rule'),
    ('content/disruptopia/turn.rules', 174, 7, ''),
    ('content/disruptopia/cards/sabotage.yaml', 152, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 172, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 173, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 173, 15, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 181, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 189, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 190, 5, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 190, 17, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 191, 15, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 191, 28, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 193, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 194, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 203, 5, 'cell'),
    ('content/disruptopia/turn.rules', 111, 5, 'rule'),
    ('content/disruptopia/turn.rules', 112, 5, 'rule'),
    ('content/disruptopia/turn.rules', 112, 30, 'rule'),
    ('content/disruptopia/turn.rules', 113, 15, 'rule'),
    ('content/disruptopia/turn.rules', 113, 36, 'rule'),
    ('content/disruptopia/turn.rules', 114, 16, 'rule'),
    ('content/disruptopia/turn.rules', 109, 7, ''),
    ('content/disruptopia/turn.rules', 105, 8, ''),
    ('content/disruptopia/cards/influence.yaml', 12, 25, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 12, 9, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 22, 25, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 22, 9, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 165, 13, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 165, 17, ''),
    ('content/disruptopia/cards/influence.yaml', 166, 13, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 167, 33, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 167, 17, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 168, 38, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 168, 17, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 164, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 97, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 97, 17, ''),
    ('content/disruptopia/cards/research.yaml', 98, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 99, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 99, 26, 'cell'),
    ('content/disruptopia/cards/research.yaml', 100, 23, 'cell'),
    ('content/disruptopia/cards/research.yaml', 100, 53, 'cell'),
    ('content/disruptopia/cards/research.yaml', 96, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 109, 13, 'cell'),
    ('content/disruptopia/cards/research.yaml', 110, 13, 'cell'),
    ('content/disruptopia/turn.rules', 129, 5, 'rule'),
    ('content/disruptopia/turn.rules', 128, 1, ''),
    ('content/disruptopia/turn.rules', 130, 5, 'rule'),
    ('content/disruptopia/turn.rules', 128, 7, ''),
    ('content/disruptopia/cards/research.yaml', 108, 9, 'cell'),
    ('content/disruptopia/turn.rules', 25, 7, ''),
    ('content/disruptopia/turn.rules', 14, 5, 'rule'),
    ('content/disruptopia/turn.rules', 15, 9, 'rule'),
    ('content/disruptopia/turn.rules', 16, 13, 'rule'),
    ('content/disruptopia/turn.rules', 17, 13, 'rule'),
    ('content/disruptopia/turn.rules', 18, 13, 'rule'),
    ('content/disruptopia/turn.rules', 19, 13, 'rule'),
    ('content/disruptopia/turn.rules', 19, 73, 'rule'),
    ('content/disruptopia/turn.rules', 37, 1, ''),
    ('content/disruptopia/turn.rules', 43, 1, ''),
    ('content/disruptopia/turn.rules', 46, 1, ''),
    ('content/disruptopia/turn.rules', 52, 1, ''),
    ('content/disruptopia/turn.rules', 59, 1, ''),
    ('content/disruptopia/turn.rules', 63, 1, ''),
    ('content/disruptopia/turn.rules', 68, 1, ''),
    ('content/disruptopia/turn.rules', 73, 1, ''),
    ('content/disruptopia/turn.rules', 80, 1, ''),
    ('content/disruptopia/turn.rules', 84, 1, ''),
    ('content/disruptopia/turn.rules', 88, 1, ''),
    ('content/disruptopia/turn.rules', 94, 1, ''),
    ('content/disruptopia/turn.rules', 38, 5, 'rule'),
    ('content/disruptopia/turn.rules', 39, 5, 'rule'),
    ('content/disruptopia/turn.rules', 40, 5, 'rule'),
    ('content/disruptopia/turn.rules', 40, 9, ''),
    ('content/disruptopia/turn.rules', 41, 5, 'rule'),
    ('content/disruptopia/turn.rules', 37, 8, ''),
    ('content/disruptopia/turn.rules', 44, 5, 'rule'),
    ('content/disruptopia/turn.rules', 43, 8, ''),
    ('content/disruptopia/turn.rules', 47, 5, 'rule'),
    ('content/disruptopia/turn.rules', 48, 5, 'rule'),
    ('content/disruptopia/turn.rules', 49, 5, 'rule'),
    ('content/disruptopia/turn.rules', 49, 9, ''),
    ('content/disruptopia/turn.rules', 50, 5, 'rule'),
    ('content/disruptopia/turn.rules', 46, 8, ''),
    ('content/disruptopia/turn.rules', 53, 5, 'rule'),
    ('content/disruptopia/turn.rules', 54, 5, 'rule'),
    ('content/disruptopia/turn.rules', 55, 5, 'rule'),
    ('content/disruptopia/turn.rules', 56, 5, 'rule'),
    ('content/disruptopia/turn.rules', 56, 9, ''),
    ('content/disruptopia/turn.rules', 57, 5, 'rule'),
    ('content/disruptopia/turn.rules', 52, 8, ''),
    ('content/disruptopia/turn.rules', 60, 5, 'rule'),
    ('content/disruptopia/turn.rules', 61, 5, 'rule'),
    ('content/disruptopia/turn.rules', 59, 8, ''),
    ('content/disruptopia/turn.rules', 64, 5, 'rule'),
    ('content/disruptopia/turn.rules', 65, 5, 'rule'),
    ('content/disruptopia/turn.rules', 65, 9, ''),
    ('content/disruptopia/turn.rules', 65, 43, ''),
    ('content/disruptopia/turn.rules', 66, 5, 'rule'),
    ('content/disruptopia/turn.rules', 63, 8, ''),
    ('content/disruptopia/turn.rules', 69, 5, 'rule'),
    ('content/disruptopia/turn.rules', 70, 5, 'rule'),
    ('content/disruptopia/turn.rules', 70, 27, 'rule'),
    ('content/disruptopia/turn.rules', 71, 16, 'rule'),
    ('content/disruptopia/turn.rules', 68, 8, ''),
    ('content/disruptopia/turn.rules', 74, 5, 'rule'),
    ('content/disruptopia/turn.rules', 75, 5, 'rule'),
    ('content/disruptopia/turn.rules', 76, 5, 'rule'),
    ('content/disruptopia/turn.rules', 77, 5, 'rule'),
    ('content/disruptopia/turn.rules', 77, 9, ''),
    ('content/disruptopia/turn.rules', 78, 5, 'rule'),
    ('content/disruptopia/turn.rules', 73, 8, ''),
    ('content/disruptopia/turn.rules', 81, 5, 'rule'),
    ('content/disruptopia/turn.rules', 82, 5, 'rule'),
    ('content/disruptopia/cards/influence.yaml', 29, 11, ''),
    ('content/disruptopia/cards/influence.yaml', 36, 11, ''),
    ('content/disruptopia/cards/influence.yaml', 44, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 91, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 117, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 126, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 133, 12, ''),
    ('content/disruptopia/cards/influence.yaml', 152, 5, ''),
    ('content/disruptopia/cards/influence.yaml', 163, 5, ''),
    ('content/disruptopia/cards/research.yaml', 9, 12, ''),
    ('content/disruptopia/cards/research.yaml', 64, 12, ''),
    ('content/disruptopia/cards/research.yaml', 88, 12, ''),
    ('content/disruptopia/cards/research.yaml', 95, 5, ''),
    ('content/disruptopia/cards/research.yaml', 107, 5, ''),
    ('content/disruptopia/cards/research.yaml', 135, 5, ''),
    ('content/disruptopia/cards/research.yaml', 142, 5, ''),
    ('content/disruptopia/cards/research.yaml', 150, 5, ''),
    ('content/disruptopia/cards/research.yaml', 162, 12, ''),
    ('content/disruptopia/cards/research.yaml', 178, 5, ''),
    ('content/disruptopia/cards/research.yaml', 187, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 10, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 19, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 58, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 143, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 161, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 188, 5, ''),
    ('content/disruptopia/cards/sabotage.yaml', 202, 5, ''),
    ('content/disruptopia/turn.rules', 100, 1, ''),
    ('content/disruptopia/turn.rules', 82, 19, 'rule'),
    ('content/disruptopia/turn.rules', 101, 5, 'rule'),
    ('content/disruptopia/turn.rules', 102, 5, 'rule'),
    ('content/disruptopia/turn.rules', 102, 9, ''),
    ('content/disruptopia/turn.rules', 103, 5, 'rule'),
    ('content/disruptopia/turn.rules', 100, 8, ''),
    ('content/disruptopia/turn.rules', 80, 8, ''),
    ('content/disruptopia/turn.rules', 85, 5, 'rule'),
    ('content/disruptopia/turn.rules', 86, 5, 'rule'),
    ('content/disruptopia/turn.rules', 84, 8, ''),
    ('content/disruptopia/turn.rules', 89, 5, 'rule'),
    ('content/disruptopia/turn.rules', 90, 5, 'rule'),
    ('content/disruptopia/turn.rules', 91, 5, 'rule'),
    ('content/disruptopia/turn.rules', 91, 9, ''),
    ('content/disruptopia/turn.rules', 91, 41, ''),
    ('content/disruptopia/turn.rules', 92, 5, 'rule'),
    ('content/disruptopia/turn.rules', 88, 8, ''),
    ('content/disruptopia/turn.rules', 95, 5, 'rule'),
    ('content/disruptopia/turn.rules', 95, 28, 'rule'),
    ('content/disruptopia/turn.rules', 96, 5, 'rule'),
    ('content/disruptopia/turn.rules', 94, 8, ''),
    ('content/disruptopia/turn.rules', 20, 24, 'rule'),
    ('content/disruptopia/turn.rules', 21, 13, 'rule'),
    ('content/disruptopia/turn.rules', 22, 5, 'rule'),
    ('content/disruptopia/turn.rules', 23, 5, 'rule'),
    ('content/disruptopia/turn.rules', 12, 7, ''),
    ('content/disruptopia/turn.rules', 152, 1, ''),
    ('content/disruptopia/turn.rules', 153, 5, 'rule'),
    ('content/disruptopia/turn.rules', 154, 9, 'rule'),
    ('content/disruptopia/turn.rules', 155, 13, 'rule'),
    ('content/disruptopia/turn.rules', 156, 13, 'rule'),
    ('content/disruptopia/turn.rules', 157, 13, 'rule'),
    ('content/disruptopia/turn.rules', 158, 17, 'rule'),
    ('content/disruptopia/turn.rules', 159, 17, 'rule'),
    ('content/disruptopia/turn.rules', 152, 7, ''),
    ('content/disruptopia/game.rules', 125, 5, ''),
    ('content/disruptopia/game.rules', 126, 9, 'rule'),
    ('content/disruptopia/game.rules', 127, 9, 'rule'),
    ('content/disruptopia/game.rules', 128, 9, 'rule'),
    ('content/disruptopia/game.rules', 129, 13, 'rule'),
    ('content/disruptopia/game.rules', 130, 13, 'rule'),
    ('content/disruptopia/game.rules', 131, 9, 'rule'),
    ('content/disruptopia/game.rules', 132, 13, 'rule'),
    ('content/disruptopia/game.rules', 133, 13, 'rule'),
    ('content/disruptopia/game.rules', 134, 13, 'rule'),
    ('content/disruptopia/game.rules', 135, 9, 'rule'),
    ('content/disruptopia/game.rules', 136, 5, ''),
    ('content/disruptopia/game.rules', 137, 9, ''),
    ('content/disruptopia/game.rules', 138, 13, 'rule'),
    ('content/disruptopia/game.rules', 138, 33, 'rule'),
    ('content/disruptopia/game.rules', 139, 9, ''),
    ('content/disruptopia/game.rules', 140, 13, 'rule'),
    ('content/disruptopia/game.rules', 141, 13, 'rule'),
    ('content/disruptopia/game.rules', 142, 13, 'rule'),
    ('content/disruptopia/game.rules', 143, 17, 'rule'),
    ('content/disruptopia/game.rules', 144, 21, 'rule'),
    ('content/disruptopia/game.rules', 145, 21, 'rule'),
    ('content/disruptopia/game.rules', 146, 9, ''),
    ('content/disruptopia/game.rules', 147, 13, 'rule'),
    ('content/disruptopia/game.rules', 147, 39, 'rule'),
    ('content/disruptopia/game.rules', 148, 13, 'rule'),
    ('content/disruptopia/game.rules', 148, 35, 'rule'),
    ('content/disruptopia/game.rules', 149, 9, ''),
    ('content/disruptopia/game.rules', 150, 13, 'rule'),
    ('content/disruptopia/game.rules', 151, 13, 'rule'),
    ('content/disruptopia/game.rules', 152, 9, ''),
    ('content/disruptopia/game.rules', 153, 13, 'rule'),
    ('content/disruptopia/game.rules', 154, 13, 'rule'),
    ('content/disruptopia/game.rules', 155, 9, ''),
    ('content/disruptopia/game.rules', 155, 9, 'rule'),
    ('content/disruptopia/game.rules', 155, 20, 'rule'),
    ('content/disruptopia/game.rules', 156, 9, ''),
    ('content/disruptopia/game.rules', 157, 13, 'rule'),
    ('content/disruptopia/game.rules', 158, 13, 'rule'),
    ('content/disruptopia/game.rules', 159, 9, ''),
    ('content/disruptopia/game.rules', 160, 13, 'rule'),
    ('content/disruptopia/game.rules', 160, 28, 'rule'),
    ('content/disruptopia/game.rules', 161, 24, 'rule'),
    ('content/disruptopia/game.rules', 162, 13, 'rule'),
    ('content/disruptopia/game.rules', 162, 43, 'rule'),
    ('content/disruptopia/game.rules', 163, 24, 'rule'),
    ('content/disruptopia/game.rules', 164, 13, 'rule'),
    ('content/disruptopia/game.rules', 165, 13, 'rule'),
    ('content/disruptopia/game.rules', 166, 17, 'rule'),
    ('content/disruptopia/game.rules', 167, 17, 'rule'),
    ('content/disruptopia/game.rules', 168, 17, 'rule'),
    ('content/disruptopia/game.rules', 171, 5, 'rule'),
    ('content/disruptopia/game.rules', 172, 5, 'rule'),
    ('content/disruptopia/game.rules', 173, 5, 'rule'),
    ('content/disruptopia/game.rules', 174, 5, 'rule'),
    ('content/disruptopia/game.rules', 116, 1, ''),
    ('content/disruptopia/game.rules', 117, 1, ''),
    ('content/disruptopia/cards/sabotage.yaml', 162, 104, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 162, 9, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 11, 63, 'cell'),
    ('content/disruptopia/cards/sabotage.yaml', 11, 9, 'cell'),
    ('content/disruptopia/turn.rules', 139, 5, 'rule'),
    ('content/disruptopia/turn.rules', 140, 5, 'rule'),
    ('content/disruptopia/turn.rules', 141, 5, 'rule'),
    ('content/disruptopia/turn.rules', 141, 27, 'rule'),
    ('content/disruptopia/turn.rules', 138, 1, 'rule'),
    ('content/disruptopia/cards/research.yaml', 143, 84, 'cell'),
    ('content/disruptopia/cards/research.yaml', 143, 9, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 119, 13, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 119, 31, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 118, 9, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 154, 13, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 155, 17, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 156, 17, 'cell'),
    ('content/disruptopia/cards/influence.yaml', 153, 9, 'cell'),
    ('content/disruptopia/cards/research.yaml', 135, 47, 'cell'),
    ('content/disruptopia/cards/research.yaml', 135, 23, 'cell'),
    ('content/disruptopia/prices.rules', 19, 1, 'rule'),
    ('content/disruptopia/prices.rules', 24, 1, 'rule'),
    ('content/disruptopia/prices.rules', 28, 1, 'rule'),
    ('content/disruptopia/prices.rules', 33, 1, 'rule'),
    ('content/disruptopia/prices.rules', 40, 1, 'rule'),
    ('content/disruptopia/prices.rules', 44, 1, 'rule'),
    ('content/disruptopia/prices.rules', 48, 1, 'rule'),
    ('content/disruptopia/prices.rules', 52, 1, 'rule'),
    ('content/disruptopia/prices.rules', 56, 1, 'rule'),
    ('content/disruptopia/prices.rules', 60, 1, 'rule'),
    ('content/disruptopia/prices.rules', 66, 1, 'rule'),
    ('content/disruptopia/prices.rules', 70, 1, 'rule'),
    ('content/disruptopia/prices.rules', 74, 1, 'rule'),
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
            'discard_one': why_discard_one,
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
            'fill_slot': why_fill_slot,
            'place_subsidy': why_place_subsidy,
            'lose_workers': why_lose_workers,
            'move_worker': why_move_worker,
            'hold_agenda': why_hold_agenda,
        },
        secrets=secrets,
        functions={
            'amount_bands_from_hated': amount_bands_from_hated,
            'amount_bands_from_unknown': amount_bands_from_unknown,
            'amount_bands_from_liked': amount_bands_from_liked,
            'amount_bands_from_adored': amount_bands_from_adored,
            'd_band': d_band,
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
            'd_last_recruit_price': d_last_recruit_price,
            'd_workers_remain': d_workers_remain,
            'd_printed_cost': d_printed_cost,
            'd_unexecuted': d_unexecuted,
            'd_other_actions': d_other_actions,
            'amount_board_price_b_chips': amount_board_price_b_chips,
            'no_amount': no_amount,
            'amount_board_price_b_recruit': amount_board_price_b_recruit,
            'amount_board_price_b_train': amount_board_price_b_train,
            'amount_board_price_b_buyback': amount_board_price_b_buyback,
            'amount_board_price_b_presence': amount_board_price_b_presence,
            'amount_board_price_b_audit': amount_board_price_b_audit,
            'amount_board_reputation_b_buyback': amount_board_reputation_b_buyback,
            'amount_board_reputation_b_audit': amount_board_reputation_b_audit,
            'd_spoils_later': d_spoils_later,
            'd_free_slot': d_free_slot,
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
            'can_use_cards_in01': can_use_cards_in01,
            'can_use_cards_in02': can_use_cards_in02,
            'can_use_cards_in18': can_use_cards_in18,
            'can_use_cards_rs11': can_use_cards_rs11,
            'can_discard_one': can_discard_one,
            'can_use_cards_rs12': can_use_cards_rs12,
            'no_ability': no_ability,
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
            'can_place_subsidy': can_place_subsidy,
            'score_0': score_0,
            'score_1': score_1,
            'score_2': score_2,
            'score_3': score_3,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
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
            'shielded_plan': shielded_plan,
            'shielded_orders': shielded_orders,
            'shielded_face_down': shielded_face_down,
            'shielded_hand_below': shielded_hand_below,
            'shielded_rejects_below': shielded_rejects_below,
            'shielded_effects_below': shielded_effects_below,
            'shielded_new_effects_below': shielded_new_effects_below,
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
            'shielded_hand': shielded_hand,
            'shielded_net_worth': shielded_net_worth,
            'shielded_card_points': shielded_card_points,
            'shielded_personal_funds': shielded_personal_funds,
            'shielded_income_marker': shielded_income_marker,
        },
        playout=main_played,
    )

SECRETS = (
    (secret_planning, 82, ('f_secret_planning_each_8_i', 'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_7', 'f_secret_planning_wanted', 'f_secret_planning_ret'), (), ('orders', 'face_down'), ('rejects', 'hand', 'effects', 'new_effects')),
)
SECRETS_LOGGED = (
    (secret_planning_logged, 82, ('f_secret_planning_each_8_i', 'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_many_left', 'f_secret_planning_me', 'f_secret_planning_number_7', 'f_secret_planning_wanted', 'f_secret_planning_ret'), (), ('orders', 'face_down'), ('rejects', 'hand', 'effects', 'new_effects')),
)
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (116, 92), (123, 97), (130, 108), (137, 109), (144, 117), (151, 121), (158, 140), (165, 142),
    (172, 147), (179, 148), (186, 152), (193, 153), (200, 154), (207, 155), (214, 156), (221, 157), (228, 158), (235,
    161), (242, 163), (249, 96), (262, 198), (269, 0), (289, 233), (296, 251), (310, 255), (317, 0), (324, 84), (338,
    283), (345, 287), (352, 311), (359, 40), (366, 43), (373, 344), (387, 330), (394, 333), (401, 381), (408, 336),
    (421, 420), (428, 436), (434, 440), (441, 461), (448, 447), (462, 450), (481, 494), (488, 459), (495, 0), (530,
    509), (537, 0), (551, 5), (558, 13), (564, 47), (570, 48), (576, 56), (588, 63), (594, 78), (600, 333), (606, 47),
    (612, 65), (618, 68), (624, 69), (630, 72), (636, 73), (642, 74), (648, 75), (654, 76), (660, 78), (666, 79), (672,
    0), (684, 501), (696, 0), (703, 523), (723, 524), (750, 525), (770, 526), (790, 531), (797, 532), (803, 533), (810,
    534), (824, 0), (1670, 1), (1673, 2), (1676, 3), (1679, 4), (1682, 5), (1685, 6), (1688, 7), (1691, 8), (1694, 9),
    (1697, 10), (1700, 11), (1703, 12), (1710, 13), (1717, 14), (1720, 15), (1723, 16), (1726, 17), (1729, 18), (1732,
    19), (1739, 20), (1746, 21), (1752, 22), (1755, 23), (1758, 24), (1761, 25), (1764, 26), (1767, 27), (1770, 28),
    (1773, 29), (1779, 30), (1782, 31), (1785, 35), (1788, 40), (1791, 41), (1794, 44), (1797, 45), (1800, 46), (1803,
    47), (1806, 48), (1809, 49), (1812, 50), (1815, 51), (1818, 52), (1821, 53), (1824, 54), (1827, 55), (1830, 56),
    (1833, 57), (1836, 58), (1839, 59), (1845, 60), (1848, 61), (1851, 62), (1857, 63), (1860, 64), (1863, 65), (1869,
    66), (1872, 67), (1875, 68), (1881, 69), (1887, 70), (1893, 71), (1896, 72), (1902, 73), (1908, 74), (1914, 75),
    (1920, 76), (1926, 77), (1929, 78), (1932, 79), (1938, 80), (1941, 81), (1944, 82), (1947, 83), (1950, 84), (1953,
    85), (1959, 108), (1965, 130), (1968, 125), (1971, 179), (1974, 198), (1977, 200), (1983, 213), (1986, 266), (2001,
    314), (2010, 326), (2016, 327), (2019, 328), (2025, 329), (2031, 330), (2040, 331), (2046, 332), (2049, 333), (2055,
    334), (2058, 335), (2064, 198), (2067, 336), (2076, 337), (2079, 44), (2082, 45), (2085, 382), (2088, 383), (2091,
    384), (2094, 46), (2097, 47), (2100, 48), (2103, 49), (2106, 50), (2109, 385), (2112, 51), (2115, 52), (2118, 386),
    (2121, 53), (2124, 387), (2127, 388), (2130, 54), (2133, 389), (2136, 390), (2139, 55), (2142, 56), (2145, 391),
    (2148, 57), (2151, 58), (2154, 59), (2160, 60), (2163, 61), (2166, 62), (2172, 392), (2175, 63), (2178, 64), (2181,
    393), (2184, 394), (2187, 395), (2190, 65), (2193, 66), (2196, 396), (2199, 397), (2202, 398), (2205, 399), (2208,
    67), (2211, 68), (2217, 400), (2220, 401), (2223, 402), (2226, 403), (2229, 69), (2232, 70), (2238, 71), (2241,
    404), (2244, 72), (2247, 73), (2250, 74), (2253, 75), (2256, 76), (2259, 77), (2262, 78), (2265, 79), (2268, 405),
    (2271, 80), (2274, 406), (2277, 81), (2283, 82), (2286, 83), (2289, 407), (2292, 408), (2295, 84), (2298, 409),
    (2304, 436), (2307, 496), (2310, 497), (2313, 498), (2316, 499), (2325, 500), (2328, 501), (2355, 522), (2358, 523),
    (2361, 524), (2364, 525), (2367, 526), (2370, 527), (2373, 528), (2376, 529), (2379, 530), (2382, 531), (2385, 532),
    (2390, 533), (2393, 534), (2561, 0), (2993, 38), (2994, 35), (2996, 36), (2998, 37), (3001, 39), (3002, 31), (3006,
    33), (3012, 90), (3019, 91), (3026, 0), (3047, 92), (3050, 93), (3065, 97), (3068, 98), (3081, 99), (3084, 100),
    (3091, 101), (3107, 0), (3114, 102), (3121, 103), (3137, 0), (3143, 110), (3144, 108), (3147, 107), (3155, 109),
    (3180, 110), (3184, 104), (3193, 0), (3200, 111), (3207, 0), (3221, 112), (3228, 113), (3235, 0), (3242, 115),
    (3249, 116), (3256, 117), (3269, 119), (3276, 120), (3282, 133), (3283, 130), (3285, 131), (3289, 135), (3290, 125),
    (3293, 127), (3300, 134), (3307, 121), (3325, 0), (3332, 136), (3339, 139), (3346, 0), (3367, 140), (3383, 141),
    (3390, 0), (3418, 142), (3430, 143), (3445, 0), (3466, 146), (3482, 147), (3498, 148), (3510, 149), (3523, 150),
    (3539, 151), (3555, 152), (3571, 153), (3587, 154), (3603, 155), (3619, 156), (3635, 157), (3652, 158), (3656, 159),
    (3664, 160), (3677, 161), (3693, 0), (3700, 162), (3716, 0), (3723, 163), (3735, 164), (3744, 166), (3751, 167),
    (3760, 171), (3776, 172), (3792, 0), (3818, 173), (3827, 0), (3833, 174), (3842, 0), (3849, 176), (3854, 177),
    (3862, 186), (3863, 179), (3899, 184), (3901, 185), (3908, 0), (3916, 95), (3920, 96), (3925, 180), (3944, 0),
    (3957, 187), (3963, 0), (3969, 188), (3978, 0), (3985, 189), (3990, 190), (3999, 0), (4006, 191), (4024, 192),
    (4030, 194), (4039, 0), (4055, 195), (4061, 0), (4070, 203), (4071, 198), (4073, 202), (4079, 0), (4096, 199),
    (4105, 0), (4114, 199), (4123, 0), (4132, 199), (4147, 197), (4153, 0), (4168, 205), (4175, 0), (4201, 206), (4210,
    0), (4216, 207), (4230, 0), (4235, 208), (4241, 0), (4247, 209), (4253, 210), (4259, 0), (4267, 211), (4272, 212),
    (4283, 215), (4298, 216), (4303, 212), (4309, 0), (4316, 218), (4325, 0), (4331, 219), (4347, 0), (4356, 221),
    (4372, 0), (4392, 222), (4407, 0), (4428, 223), (4434, 0), (4461, 224), (4469, 0), (4475, 225), (4481, 226), (4490,
    0), (4517, 227), (4534, 229), (4552, 231), (4560, 233), (4590, 234), (4594, 233), (4673, 227), (4679, 0), (4697,
    145), (4703, 0), (4740, 236), (4746, 0), (4756, 238), (4765, 239), (4780, 241), (4791, 239), (4797, 0), (4805, 242),
    (4811, 0), (4818, 243), (4831, 0), (4839, 245), (4844, 246), (4853, 0), (4862, 247), (4881, 0), (4888, 248), (4898,
    0), (4907, 249), (4920, 250), (4933, 0), (4942, 251), (4944, 252), (4959, 0), (4976, 255), (4983, 256), (4993, 255),
    (4995, 256), (5002, 0), (5020, 258), (5025, 260), (5034, 262), (5045, 0), (5056, 258), (5067, 0), (5074, 264),
    (5084, 0), (5113, 270), (5119, 0), (5137, 271), (5143, 273), (5156, 0), (5161, 169), (5162, 170), (5168, 0), (5176,
    275), (5196, 277), (5206, 279), (5216, 280), (5225, 281), (5234, 0), (5241, 282), (5246, 289), (5247, 84), (5427,
    283), (5434, 287), (5441, 288), (5449, 292), (5457, 291), (5465, 294), (5473, 293), (5481, 302), (5492, 296), (5493,
    297), (5503, 298), (5508, 300), (5516, 310), (5527, 304), (5528, 305), (5547, 307), (5557, 309), (5572, 317), (5582,
    311), (5587, 313), (5595, 311), (5603, 313), (5612, 311), (5621, 313), (5630, 312), (5633, 313), (5648, 312), (5653,
    318), (5654, 40), (5663, 43), (5676, 87), (5682, 43), (5696, 87), (5706, 43), (5727, 318), (5730, 343), (5731, 326),
    (5734, 341), (5736, 342), (5748, 0), (5753, 327), (5755, 344), (5776, 328), (5779, 349), (5781, 350), (5785, 329),
    (5789, 356), (5796, 357), (5807, 0), (5811, 330), (5814, 359), (5825, 331), (5829, 364), (5831, 365), (5835, 366),
    (5839, 332), (5842, 368), (5866, 370), (5871, 371), (5878, 333), (5881, 375), (5891, 377), (5893, 378), (5897, 334),
    (5901, 380), (5911, 381), (5922, 411), (5932, 413), (5935, 414), (5942, 381), (5963, 0), (5967, 335), (5970, 417),
    (5981, 336), (5984, 420), (5992, 421), (6003, 423), (6005, 424), (6010, 337), (6016, 104), (6026, 429), (6042, 94),
    (6043, 46), (6044, 95), (6048, 96), (6054, 444), (6055, 436), (6062, 439), (6076, 440), (6084, 439), (6097, 438),
    (6104, 439), (6118, 440), (6126, 439), (6140, 440), (6147, 438), (6150, 439), (6152, 440), (6160, 439), (6174, 440),
    (6182, 439), (6195, 438), (6198, 444), (6201, 122), (6202, 61), (6208, 144), (6209, 67), (6211, 145), (6214, 168),
    (6215, 82), (6216, 169), (6217, 170), (6220, 460), (6232, 461), (6246, 462), (6258, 464), (6263, 461), (6270, 464),
    (6276, 465), (6286, 464), (6291, 466), (6300, 464), (6319, 462), (6329, 464), (6335, 460), (6339, 0), (6343, 446),
    (6350, 447), (6353, 449), (6356, 450), (6366, 452), (6372, 0), (6392, 456), (6394, 452), (6398, 453), (6406, 452),
    (6412, 451), (6420, 452), (6426, 455), (6445, 456), (6447, 0), (6466, 456), (6468, 0), (6472, 460), (6484, 472),
    (6488, 325), (6496, 431), (6499, 432), (6502, 319), (6517, 321), (6518, 322), (6520, 323), (6523, 325), (6532, 433),
    (6535, 434), (6538, 432), (6541, 472), (6551, 476), (6556, 477), (6569, 482), (6571, 483), (6576, 486), (6578, 487),
    (6580, 489), (6582, 490), (6585, 0), (6588, 491), (6591, 493), (6596, 494), (6598, 495), (6638, 456), (6683, 459),
    (6707, 503), (6717, 502), (6727, 0), (6743, 505), (6753, 504), (6774, 0), (6790, 512), (6801, 511), (6822, 512),
    (6831, 0), (6870, 506), (6875, 507), (6880, 509), (6892, 515), (6914, 513), (6923, 514), (6957, 513), (6963, 515),
    (6975, 0), (7095, 519), (7106, 516), (7117, 518), (7122, 519), (7125, 521), (7133, 520), (7142, 0), (7149, 93),
    (7160, 98), (7169, 101), (7178, 103), (7186, 110), (7187, 107), (7191, 109), (7204, 117), (7209, 119), (7216, 121),
    (7227, 140), (7236, 142), (7239, 143), (7250, 146), (7259, 147), (7268, 148), (7271, 149), (7280, 150), (7289, 151),
    (7298, 152), (7307, 153), (7316, 154), (7325, 155), (7334, 156), (7343, 157), (7352, 159), (7355, 160), (7364, 161),
    (7373, 162), (7382, 163), (7385, 164), (7390, 166), (7397, 171), (7406, 172), (7420, 95), (7424, 96), (7429, 180),
    (7443, 191), (7446, 192), (7452, 194), (7469, 199), (7483, 211), (7488, 212), (7491, 215), (7495, 216), (7506, 222),
    (7521, 227), (7528, 229), (7540, 231), (7544, 233), (7566, 238), (7575, 239), (7579, 241), (7594, 251), (7596, 252),
    (7613, 255), (7618, 256), (7634, 258), (7642, 260), (7648, 262), (7667, 275), (7671, 277), (7681, 279), (7691, 280),
    (7700, 281), (7708, 289), (7731, 287), (7738, 288), (7746, 302), (7754, 296), (7755, 297), (7759, 298), (7764, 300),
    (7772, 310), (7780, 304), (7781, 305), (7785, 307), (7795, 309), (7810, 317), (7817, 311), (7827, 313), (7835, 318),
    (7840, 43), (7848, 87), (7853, 43), (7859, 356), (7865, 357), (7874, 359), (7881, 368), (7886, 370), (7891, 371),
    (7898, 375), (7903, 377), (7905, 378), (7910, 380), (7918, 381), (7923, 411), (7928, 413), (7931, 381), (7935, 417),
    (7942, 420), (7945, 421), (7951, 423), (7953, 424), (7960, 104), (7967, 444), (7970, 439), (7972, 440), (7978, 438),
    (7982, 460), (7990, 461), (8001, 462), (8008, 464), (8013, 465), (8015, 466), (8022, 446), (8025, 447), (8028, 449),
    (8031, 450), (8034, 452), (8038, 453), (8052, 459), (8075, 321), (8076, 322), (8078, 323), (8081, 325), (8088, 433),
    (8090, 434), (8093, 476), (8098, 477), (8103, 482), (8105, 483), (8110, 486), (8112, 487), (8114, 489), (8116, 490),
    (8120, 493), (8125, 494), (8127, 495), (8152, 456), (8163, 512), (8170, 511), (8183, 506), (8188, 507), (8193, 509),
    (8208, 515), (8217, 513), (8220, 514), (8246, 519), (8252, 516), (8256, 518), (8261, 38), (8262, 35), (8264, 36),
    (8269, 37), (8276, 39), (8277, 31), (8279, 32), (8282, 33), (8287, 34), (8293, 90), (8301, 91), (8309, 0), (8330,
    92), (8335, 93), (8344, 94), (8353, 97), (8358, 98), (8373, 99), (8377, 100), (8385, 101), (8404, 0), (8411, 102),
    (8419, 103), (8438, 0), (8444, 110), (8445, 108), (8449, 107), (8459, 109), (8491, 110), (8495, 104), (8505, 0),
    (8512, 111), (8520, 0), (8534, 112), (8542, 113), (8544, 114), (8551, 0), (8558, 115), (8566, 116), (8574, 117),
    (8588, 118), (8591, 119), (8599, 120), (8606, 133), (8607, 130), (8609, 131), (8614, 132), (8618, 135), (8619, 125),
    (8621, 126), (8623, 127), (8633, 128), (8635, 129), (8637, 134), (8649, 121), (8662, 122), (8671, 0), (8678, 136),
    (8680, 137), (8681, 138), (8688, 139), (8696, 0), (8717, 140), (8736, 141), (8744, 0), (8772, 142), (8787, 143),
    (8796, 144), (8805, 0), (8826, 146), (8845, 147), (8864, 148), (8879, 149), (8894, 150), (8913, 151), (8932, 152),
    (8951, 153), (8970, 154), (8989, 155), (9008, 156), (9027, 157), (9046, 158), (9051, 159), (9061, 160), (9076, 161),
    (9095, 0), (9102, 162), (9121, 0), (9128, 163), (9143, 164), (9153, 165), (9156, 166), (9164, 167), (9166, 168),
    (9175, 171), (9194, 172), (9213, 0), (9238, 173), (9252, 0), (9257, 174), (9271, 0), (9276, 175), (9278, 176),
    (9288, 177), (9301, 186), (9302, 179), (9304, 182), (9305, 183), (9312, 179), (9346, 184), (9352, 185), (9364, 0),
    (9373, 178), (9374, 95), (9382, 96), (9391, 180), (9404, 181), (9415, 0), (9427, 187), (9436, 0), (9441, 188),
    (9455, 0), (9461, 189), (9470, 190), (9484, 0), (9491, 191), (9510, 192), (9519, 193), (9521, 194), (9535, 0),
    (9551, 195), (9560, 0), (9569, 203), (9570, 198), (9572, 202), (9581, 0), (9590, 196), (9591, 105), (9596, 0),
    (9607, 106), (9611, 197), (9613, 200), (9614, 199), (9620, 197), (9625, 199), (9628, 201), (9634, 197), (9640, 0),
    (9655, 205), (9665, 0), (9690, 206), (9704, 0), (9709, 207), (9731, 0), (9736, 208), (9744, 0), (9749, 209), (9758,
    210), (9766, 0), (9773, 211), (9782, 212), (9795, 213), (9796, 214), (9797, 215), (9810, 216), (9822, 212), (9828,
    0), (9834, 218), (9848, 0), (9853, 219), (9872, 0), (9879, 220), (9880, 123), (9882, 124), (9884, 221), (9903, 0),
    (9919, 222), (9940, 0), (9961, 223), (9969, 0), (9995, 224), (10007, 0), (10012, 225), (10022, 226), (10036, 0),
    (10063, 227), (10077, 230), (10078, 228), (10079, 229), (10103, 232), (10104, 231), (10110, 234), (10111, 233),
    (10115, 234), (10122, 233), (10155, 227), (10161, 0), (10179, 235), (10180, 145), (10190, 0), (10226, 236), (10235,
    0), (10243, 237), (10245, 238), (10256, 239), (10270, 240), (10271, 241), (10290, 239), (10296, 0), (10303, 242),
    (10312, 0), (10318, 243), (10334, 0), (10340, 244), (10342, 245), (10352, 246), (10366, 0), (10372, 247), (10399,
    0), (10405, 248), (10420, 0), (10426, 249), (10446, 250), (10462, 0), (10470, 251), (10475, 252), (10488, 253),
    (10494, 0), (10508, 254), (10510, 255), (10519, 256), (10533, 255), (10535, 256), (10546, 0), (10560, 257), (10565,
    258), (10568, 261), (10569, 259), (10572, 260), (10580, 263), (10581, 262), (10596, 0), (10606, 258), (10619, 0),
    (10626, 264), (10639, 0), (10645, 265), (10646, 266), (10647, 267), (10649, 268), (10656, 0), (10672, 270), (10681,
    0), (10698, 271), (10707, 272), (10709, 273), (10725, 0), (10731, 274), (10732, 169), (10736, 170), (10745, 0),
    (10753, 275), (10773, 276), (10775, 277), (10787, 278), (10789, 279), (10801, 280), (10812, 281), (10826, 0),
    (10832, 282), (10840, 289), (10841, 84), (10846, 89), (10849, 84), (10873, 283), (10876, 84), (10897, 283), (10903,
    84), (10926, 283), (10932, 84), (10959, 283), (10965, 84), (10994, 283), (11002, 84), (11024, 283), (11033, 284),
    (11035, 285), (11038, 286), (11040, 287), (11049, 288), (11060, 292), (11067, 291), (11080, 294), (11087, 293),
    (11100, 302), (11109, 295), (11112, 296), (11114, 297), (11124, 299), (11125, 298), (11135, 301), (11136, 300),
    (11149, 310), (11158, 303), (11161, 304), (11163, 305), (11182, 306), (11184, 307), (11196, 308), (11198, 309),
    (11216, 317), (11225, 311), (11231, 312), (11233, 314), (11234, 313), (11240, 312), (11244, 311), (11253, 312),
    (11255, 314), (11256, 313), (11262, 312), (11267, 311), (11277, 312), (11279, 314), (11280, 313), (11286, 312),
    (11295, 314), (11296, 313), (11302, 312), (11307, 313), (11310, 315), (11316, 312), (11321, 318), (11322, 40),
    (11326, 43), (11347, 85), (11348, 87), (11355, 43), (11369, 87), (11372, 88), (11375, 87), (11382, 43), (11403,
    318), (11406, 343), (11407, 326), (11409, 338), (11410, 339), (11411, 340), (11414, 341), (11416, 342), (11431, 0),
    (11436, 327), (11438, 344), (11464, 328), (11466, 346), (11467, 347), (11468, 348), (11471, 349), (11473, 350),
    (11483, 329), (11486, 352), (11487, 353), (11488, 354), (11489, 355), (11492, 356), (11498, 357), (11513, 0),
    (11517, 330), (11521, 359), (11530, 360), (11535, 331), (11537, 362), (11538, 363), (11542, 364), (11545, 365),
    (11549, 366), (11559, 332), (11563, 368), (11588, 369), (11590, 370), (11600, 371), (11612, 333), (11616, 373),
    (11617, 374), (11618, 375), (11628, 376), (11631, 377), (11633, 378), (11640, 334), (11644, 380), (11653, 381),
    (11672, 409), (11673, 411), (11683, 412), (11686, 413), (11688, 414), (11698, 381), (11719, 0), (11723, 335),
    (11727, 417), (11736, 418), (11741, 336), (11745, 420), (11755, 421), (11765, 422), (11769, 423), (11772, 424),
    (11774, 425), (11779, 337), (11783, 427), (11785, 428), (11788, 429), (11789, 104), (11790, 53), (11791, 105),
    (11796, 429), (11807, 106), (11812, 94), (11813, 46), (11815, 95), (11823, 96), (11833, 444), (11834, 436), (11838,
    437), (11840, 438), (11844, 439), (11858, 438), (11864, 439), (11878, 438), (11880, 439), (11883, 440), (11887,
    441), (11889, 442), (11891, 443), (11895, 439), (11909, 438), (11911, 444), (11914, 122), (11915, 61), (11917, 123),
    (11919, 124), (11924, 144), (11925, 67), (11927, 145), (11934, 168), (11935, 82), (11937, 169), (11941, 170),
    (11947, 460), (11952, 461), (11973, 462), (11980, 463), (11988, 464), (11996, 461), (12003, 464), (12008, 465),
    (12013, 466), (12021, 464), (12030, 466), (12038, 464), (12061, 462), (12069, 464), (12078, 460), (12082, 0),
    (12084, 446), (12094, 447), (12098, 448), (12100, 449), (12106, 450), (12109, 451), (12114, 455), (12119, 452),
    (12126, 0), (12133, 452), (12137, 453), (12141, 454), (12145, 455), (12150, 452), (12157, 451), (12161, 455),
    (12166, 452), (12173, 455), (12179, 0), (12189, 460), (12190, 467), (12195, 468), (12197, 469), (12199, 470),
    (12201, 471), (12204, 472), (12211, 319), (12215, 325), (12218, 432), (12221, 325), (12222, 432), (12225, 431),
    (12226, 432), (12232, 319), (12243, 320), (12248, 321), (12250, 322), (12254, 323), (12259, 324), (12261, 325),
    (12268, 432), (12270, 431), (12274, 432), (12276, 433), (12280, 434), (12288, 432), (12292, 472), (12299, 473),
    (12301, 474), (12302, 41), (12303, 42), (12305, 475), (12308, 476), (12317, 477), (12322, 479), (12324, 480),
    (12334, 481), (12337, 482), (12342, 483), (12351, 484), (12353, 485), (12355, 486), (12360, 487), (12364, 488),
    (12366, 489), (12371, 490), (12375, 491), (12378, 0), (12381, 491), (12382, 492), (12384, 493), (12393, 494),
    (12398, 495), (12428, 456), (12436, 457), (12441, 456), (12449, 457), (12450, 458), (12453, 460), (12457, 456),
    (12465, 459), (12496, 503), (12505, 502), (12520, 0), (12536, 505), (12543, 504), (12572, 0), (12588, 512), (12598,
    511), (12621, 512), (12630, 0), (12668, 506), (12677, 507), (12686, 508), (12688, 509), (12703, 515), (12725, 513),
    (12735, 514), (12772, 513), (12778, 515), (12790, 0), (12910, 519), (12921, 516), (12932, 517), (12934, 518),
    (12941, 519), (12944, 521), (12951, 520), (12965, 0))
