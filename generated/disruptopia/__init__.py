"""Disruptopia: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
from runtime.data import (
    Ask,
    Choice,
    Field,
    GameData,
    Invariant,
    Key,
    Label,
    Live,
    Note,
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
    CLOCKWISE_CHAIN,
    RIVALS,
    RIVALS_CHAIN,
    RuleLimit,
    allowed,
    await_pick,
    await_top,
    begin_secret,
    draw,
    faces,
    finish,
    index_of,
    look,
    mask_of,
    nothing,
    one,
    put_known,
    secret_by,
    settle,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

#log COVER = set()
BITS_6 = tuple([tuple([i for i in range(6) if m >> i & 1]) for m in range(64)])
D6 = faces(6)
WEALTH_TERM_SHEET = (3, 4, 6)
WEALTH_BY_RANK = (0, 1, 2)
CARDS_DECK = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
WEALTH_PATENT = (1, 2, 3)
REACTS_6 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
REACTS_2 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
REGIONS_SLOTS = (3, 3, 2, 3, 2, 3, 3, 3, 3, 3, 1, 3)
ALL_REGIONS = (0, 1, 2, 3, 4, 5)
ALL_DECK = (0, 1, 2)
CARD_ROW = (0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 11, 11, 13, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 23, 25, 26, 27, 28, 28, 30, 30, 32, 32, 34, 34, 36, 36, 38, 39, 39, 41, 42, 43, 44, 45, 46, 47, 48, 48, 50, 51, 52, 53, 54, 55, 56, 56, 58, 58, 60, 61, 62, 62, 64, 64, 66, 66, 68, 69, 69, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 82)
ALL_BOARD = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
REACTS_5 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
CARDS_KIND = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0)
ABILITY_IN_EFFECTS = (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
CARDS_WORKERS = (1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 1, 2, 2, 0, 0, 1, 1, 2, 1, 1, 1, 1, 1, 0, 0, 2, 3, 0, 1, 1, 0, 0, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 3, 1, 2, 1, 1, 0, 1, 1, 1, 3, 1, 0, 1, 1, 2, 2, 0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 0, 1, 1, 3, 1, 2, 2, 1, 0, 1, 1, 1, 1)
CARDS_X_COST = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
CARDS_REACTION = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
WEALTH_CAMPAIGN_POWER = (1, 2, 3)
WEALTH_CAMPAIGN_REPUTATION = (3, 1, 0)
REGIONS_DIE = (1, 2, 3, 4, 5, 6)
ALL_CARDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83)
REACTS_3 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_4 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
CAN_CARDS_EFFECT_IN02_TABLE = (0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_IN09_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CAN_CARDS_EFFECT_SB18_TABLE = (0, 1, 1, 1, 1, 1, 1, 1, 1)
CHIPS_PRICE = (2, 3, 4, 5, 6, 7)
CHIPS_BY_LEVEL = (0, 1, 2, 3, 4, 5)
MODELS_PRICE = (1, 1, 2, 1, 3, 2, 4, 2, 5, 3, 6, 4, 7, 4)
MODELS_BY_VERSION = (0, 1, 2, 3, 4, 5, 6)
BANDS_TRAINING = (1, 0, -1, -2)
ALL_BANDS = (0, 1, 2, 3)
WORKER_TOKENS_PRICE = (2, 3, 4, 5, 6)
WORKER_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4)
PRESENCE_TOKENS_PRICE = (0, 1, 3, 4, 5, 6)
PRESENCE_TOKENS_BY_NUMBER = (0, 1, 2, 3, 4, 5)
WEALTH_NEXT_PRICE = (3, 5, 0)
WEALTH_NEXT_REPUTATION = (2, 4, 0)
WEALTH_SUBSIDY_VALUE = (0, 1, 2)
BANDS_INCOME = (-1, 0, 1, 2)
CHIPS_GATE = (0, 1, 1, 2, 2, 2)
MODELS_GATE = (0, 0, 1, 1, 2, 2, 2)
WORKER_TOKENS_GATE = (0, 1, 1, 2, 2)
PRESENCE_TOKENS_GATE = (0, 0, 1, 1, 2, 2)
RANGE_1000 = range(0, 1000)
RANGE_0 = range(0, 0)
RANGE_84 = range(0, 84)
RANGE_1_3 = range(1, 3)
RANGE_10000 = range(0, 10000)
RANGE_500 = range(0, 500)
RANGE_300 = range(0, 300)

def those_over_1(s, card_5):
    found = []
    for card_6 in (card_5,):
        if not (s.loc[card_6] >= 1 and s.loc[card_6] < 6 and f_shielded_hand_below(s, s.loc[card_6] - 1) or s.loc[card_6] >= 6 and s.loc[card_6] < 11 and f_shielded_rejects_below(s, s.loc[card_6] - 6) or s.loc[card_6] >= 11 and s.loc[card_6] < 16 and f_shielded_effects_below(s, s.loc[card_6] - 11) or s.loc[card_6] >= 16 and s.loc[card_6] < 21 and f_shielded_new_effects_below(s, s.loc[card_6] - 16)):
            found.append(card_6)
    return tuple(found)

def those_over_2(s, found):
    found_ = []
    for card_7 in (found,):
        if not (s.loc[card_7] >= 1 and s.loc[card_7] < 6 and f_shielded_hand_below(s, s.loc[card_7] - 1) or s.loc[card_7] >= 6 and s.loc[card_7] < 11 and f_shielded_rejects_below(s, s.loc[card_7] - 6) or s.loc[card_7] >= 11 and s.loc[card_7] < 16 and f_shielded_effects_below(s, s.loc[card_7] - 11) or s.loc[card_7] >= 16 and s.loc[card_7] < 21 and f_shielded_new_effects_below(s, s.loc[card_7] - 16)):
            found_.append(card_7)
    return tuple(found_)

def those_over_3(s, stolen):
    found = []
    for card_14 in (stolen,):
        if not (s.loc[card_14] >= 1 and s.loc[card_14] < 6 and f_shielded_hand_below(s, s.loc[card_14] - 1) or s.loc[card_14] >= 6 and s.loc[card_14] < 11 and f_shielded_rejects_below(s, s.loc[card_14] - 6) or s.loc[card_14] >= 11 and s.loc[card_14] < 16 and f_shielded_effects_below(s, s.loc[card_14] - 11) or s.loc[card_14] >= 16 and s.loc[card_14] < 21 and f_shielded_new_effects_below(s, s.loc[card_14] - 16)):
            found.append(card_14)
    return tuple(found)

def those_over_4(s, seat_12, me):
    found = []
    for card_36 in s.piles[11 + seat_12]:
        if REACTS_6[card_36] and BY_PENDING_6[card_36](s, seat_12, me, card_36):
            found.append(card_36)
    return tuple(found)

def those_over_5(s, waiting_5, now_5, seat_12, me):
    found = []
    for card_36 in waiting_5:
        if card_36 != now_5 and (s.loc[card_36] == 11 + seat_12 and BY_PENDING_6[card_36](s, seat_12, me, card_36)):
            found.append(card_36)
    return tuple(found)

def those_over_6(s, seat_7, actor, amount, index):
    found = []
    for card_31 in s.piles[11 + seat_7]:
        if REACTS_1[card_31] and BY_PENDING_1[card_31](s, seat_7, actor, amount, index, card_31):
            found.append(card_31)
    return tuple(found)

def those_over_7(s, waiting, now, seat_7, actor, amount, index):
    found = []
    for card_31 in waiting:
        if card_31 != now and (s.loc[card_31] == 11 + seat_7 and BY_PENDING_1[card_31](s, seat_7, actor, amount, index, card_31)):
            found.append(card_31)
    return tuple(found)

def those_over_8(s, seat_8, actor, amount, index):
    found = []
    for card_32 in s.piles[11 + seat_8]:
        if REACTS_2[card_32] and BY_PENDING_2[card_32](s, seat_8, actor, amount, index, card_32):
            found.append(card_32)
    return tuple(found)

def those_over_9(s, waiting_1, now_1, seat_8, actor, amount, index):
    found = []
    for card_32 in waiting_1:
        if card_32 != now_1 and (s.loc[card_32] == 11 + seat_8 and BY_PENDING_2[card_32](s, seat_8, actor, amount, index, card_32)):
            found.append(card_32)
    return tuple(found)

def those_over_10(s, me):
    found = []
    for region in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region] > 0:
            found.append(region)
    return tuple(found)

def those_over_11(s, me):
    found = []
    for region_2 in ALL_REGIONS:
        if not s.presence[me] >> region_2 & 1:
            found.append(region_2)
    return tuple(found)

def those_over_12(s):
    found = []
    for d in ALL_DECK:
        if len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            found.append(d)
    return tuple(found)

def those_over_13(s, card_2):
    found = []
    for card_3 in (card_2,):
        if not (s.loc[card_3] >= 1 and s.loc[card_3] < 6 and f_shielded_hand_below(s, s.loc[card_3] - 1) or s.loc[card_3] >= 6 and s.loc[card_3] < 11 and f_shielded_rejects_below(s, s.loc[card_3] - 6) or s.loc[card_3] >= 11 and s.loc[card_3] < 16 and f_shielded_effects_below(s, s.loc[card_3] - 11) or s.loc[card_3] >= 16 and s.loc[card_3] < 21 and f_shielded_new_effects_below(s, s.loc[card_3] - 16)):
            found.append(card_3)
    return tuple(found)

def those_over_14(s, me):
    found = []
    for n_2 in (1, 2):
        if d_d_worker_gate(s, me, n_2) and s.corporate_funds[me] >= q_q_recruit_price(s, me, n_2):
            found.append(n_2)
    return tuple(found)

def those_over_15(s, me):
    found = []
    for n_3 in (1, 2):
        if s.workers[me] - n_3 >= 3 and d_d_chip_gate(s, me, n_3):
            found.append(n_3)
    return tuple(found)

def those_over_16(s, this):
    found = []
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            found.append(found_)
    return tuple(found)

def those_over_17(s, me):
    found = []
    for worker in d_d_unexecuted(s, me):
        if len(d_d_other_actions(s, me, worker)) > 0:
            found.append(worker)
    return tuple(found)

def those_over_18(s, me):
    found = []
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            found.append(target_1)
    return tuple(found)

def those_over_19(s, me):
    found = []
    for target_2 in d_d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and s.presence[me] & s.presence[target_2] != 0:
            found.append(target_2)
    return tuple(found)

def those_over_20(s, me):
    found = []
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            found.append(target_5)
    return tuple(found)

def those_over_21(s, me):
    found = []
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            found.append(target_6)
    return tuple(found)

def those_over_22(s, me):
    found = []
    for target_7 in d_d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            found.append(target_7)
    return tuple(found)

def those_over_23(s, me):
    found = []
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            found.append(target_8)
    return tuple(found)

def those_over_24(s, me):
    found = []
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            found.append(target_9)
    return tuple(found)

def mask_over_25(s, me, region_5):
    found = 0
    for victim in RIVALS[s.n][me]:
        if s.presence[victim] >> region_5 & 1:
            found |= 1 << victim
    return found

def those_over_26(s, me):
    found = []
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0:
            found.append(target_10)
    return tuple(found)

def those_over_27(s, me):
    found = []
    for target_11 in RIVALS[s.n][me]:
        if len(d_d_unexecuted(s, target_11)) > 0:
            found.append(target_11)
    return tuple(found)

def those_over_28(s, me):
    found = []
    for x in (1, 2, 3):
        if s.card_points[me] >= x:
            found.append(x)
    return tuple(found)

def any_over_29(s, me):
    for other_region in BITS_6[s.presence[me]]:
        if s.region_tokens[other_region] > 0 and can_can_take_subsidy(s, me, other_region):
            return True
    return False

def those_over_30(s, me):
    found = []
    for other_region in BITS_6[s.presence[me]]:
        if s.region_tokens[other_region] > 0 and can_can_take_subsidy(s, me, other_region):
            found.append(other_region)
    return tuple(found)

def any_over_31(s, me, this):
    for card_4 in s.piles[1 + me]:
        if card_4 != this:
            return True
    return False

def those_over_32(s, me, this):
    found = []
    for card_4 in s.piles[1 + me]:
        if card_4 != this:
            found.append(card_4)
    return tuple(found)

def those_over_33(s, card_8):
    found = []
    for card_9 in (card_8,):
        if not (s.loc[card_9] >= 1 and s.loc[card_9] < 6 and f_shielded_hand_below(s, s.loc[card_9] - 1) or s.loc[card_9] >= 6 and s.loc[card_9] < 11 and f_shielded_rejects_below(s, s.loc[card_9] - 6) or s.loc[card_9] >= 11 and s.loc[card_9] < 16 and f_shielded_effects_below(s, s.loc[card_9] - 11) or s.loc[card_9] >= 16 and s.loc[card_9] < 21 and f_shielded_new_effects_below(s, s.loc[card_9] - 16)):
            found.append(card_9)
    return tuple(found)

def count_over_34(s, target_8):
    found = 0
    for card_11 in s.piles[1 + target_8]:
        if not (s.loc[card_11] >= 1 and s.loc[card_11] < 6 and f_shielded_hand_below(s, s.loc[card_11] - 1) or s.loc[card_11] >= 6 and s.loc[card_11] < 11 and f_shielded_rejects_below(s, s.loc[card_11] - 6) or s.loc[card_11] >= 11 and s.loc[card_11] < 16 and f_shielded_effects_below(s, s.loc[card_11] - 11) or s.loc[card_11] >= 16 and s.loc[card_11] < 21 and f_shielded_new_effects_below(s, s.loc[card_11] - 16)):
            found += 1
    return found

def those_over_35(s, target_8):
    found = []
    for card_11 in s.piles[1 + target_8]:
        if not (s.loc[card_11] >= 1 and s.loc[card_11] < 6 and f_shielded_hand_below(s, s.loc[card_11] - 1) or s.loc[card_11] >= 6 and s.loc[card_11] < 11 and f_shielded_rejects_below(s, s.loc[card_11] - 6) or s.loc[card_11] >= 11 and s.loc[card_11] < 16 and f_shielded_effects_below(s, s.loc[card_11] - 11) or s.loc[card_11] >= 16 and s.loc[card_11] < 21 and f_shielded_new_effects_below(s, s.loc[card_11] - 16)):
            found.append(card_11)
    return tuple(found)

def those_over_36(s, card_12):
    found = []
    for card_13 in (card_12,):
        if not (s.loc[card_13] >= 1 and s.loc[card_13] < 6 and f_shielded_hand_below(s, s.loc[card_13] - 1) or s.loc[card_13] >= 6 and s.loc[card_13] < 11 and f_shielded_rejects_below(s, s.loc[card_13] - 6) or s.loc[card_13] >= 11 and s.loc[card_13] < 16 and f_shielded_effects_below(s, s.loc[card_13] - 11) or s.loc[card_13] >= 16 and s.loc[card_13] < 21 and f_shielded_new_effects_below(s, s.loc[card_13] - 16)):
            found.append(card_13)
    return tuple(found)

def those_over_37(s, seat_11, me, card_1):
    found = []
    for card_35 in s.piles[1 + seat_11]:
        if REACTS_5[card_35] and BY_PENDING_5[card_35](s, seat_11, me, card_1, card_35):
            found.append(card_35)
    return tuple(found)

def those_over_38(s, card_1):
    found = []
    for card_15 in (card_1,):
        if not (s.loc[card_15] >= 1 and s.loc[card_15] < 6 and f_shielded_hand_below(s, s.loc[card_15] - 1) or s.loc[card_15] >= 6 and s.loc[card_15] < 11 and f_shielded_rejects_below(s, s.loc[card_15] - 6) or s.loc[card_15] >= 11 and s.loc[card_15] < 16 and f_shielded_effects_below(s, s.loc[card_15] - 11) or s.loc[card_15] >= 16 and s.loc[card_15] < 21 and f_shielded_new_effects_below(s, s.loc[card_15] - 16)):
            found.append(card_15)
    return tuple(found)

def those_over_39(s, card_1):
    found = []
    for card_16 in (card_1,):
        if not (s.loc[card_16] >= 1 and s.loc[card_16] < 6 and f_shielded_hand_below(s, s.loc[card_16] - 1) or s.loc[card_16] >= 6 and s.loc[card_16] < 11 and f_shielded_rejects_below(s, s.loc[card_16] - 6) or s.loc[card_16] >= 11 and s.loc[card_16] < 16 and f_shielded_effects_below(s, s.loc[card_16] - 11) or s.loc[card_16] >= 16 and s.loc[card_16] < 21 and f_shielded_new_effects_below(s, s.loc[card_16] - 16)):
            found.append(card_16)
    return tuple(found)

def those_over_40(s, waiting_4, now_4, seat_11, me, card_1):
    found = []
    for card_35 in waiting_4:
        if card_35 != now_4 and (s.loc[card_35] == 1 + seat_11 and BY_PENDING_5[card_35](s, seat_11, me, card_1, card_35)):
            found.append(card_35)
    return tuple(found)

def map_over_41(s, me):
    found = []
    for card_17 in s.piles[11 + me]:
        if ABILITY_IN_EFFECTS[card_17] and BY_CAN_USE_ABILITY[card_17](s, me, card_17):
            found.append(card_17 + 1000)
    return tuple(found)

def those_over_42(s, me):
    found = []
    for card in s.piles[1 + me]:
        if CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card] and can_can_resolve_card(s, me, card):
            found.append(card)
    return tuple(found)

def those_over_43(s, me):
    found = []
    for region_8 in BITS_6[s.presence[me]]:
        if s.region_tokens[region_8] > 0 and can_can_take_subsidy(s, me, region_8):
            found.append(region_8)
    return tuple(found)

def those_over_44(s, me):
    found = []
    for region_9 in ALL_REGIONS:
        if not s.presence[me] >> region_9 & 1:
            found.append(region_9)
    return tuple(found)

def those_over_45(s, me):
    found = []
    for card_20 in s.piles[1 + me]:
        if (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and can_can_resolve_card_after_card_points(s, me, card_20, q_q_card_cost(s, me, card_20))):
            found.append(card_20)
    return tuple(found)

def any_over_47(s, target_15, me):
    for card_19 in s.piles[11 + target_15]:
        if s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_can_discard_after_corporate_funds_after_reputation(s, me, card_19, 5, 2):
            return True
    return False

def those_over_46(s, me):
    found = []
    for target_15 in RIVALS[s.n][me]:
        if any_over_47(s, target_15, me):
            found.append(target_15)
    return tuple(found)

def those_over_48(s, do_hostile_audit_target_15, me):
    found = []
    for card_19 in s.piles[11 + do_hostile_audit_target_15]:
        if s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_can_discard_after_corporate_funds_after_reputation(s, me, card_19, 5, 2):
            found.append(card_19)
    return tuple(found)

def any_over_49(s):
    for r in ALL_REGIONS:
        if REGIONS_SLOTS[r * 2 + s.subsidy_slots] - s.region_tokens[r] > 0:
            return True
    return False

def first_over_50(s):
    found = -1
    for region_10 in ALL_REGIONS:
        if REGIONS_DIE[region_10] == s.die:
            return region_10
    return found

def those_over_51(s, extra_1):
    found = []
    for card_26 in extra_1:
        if not (s.loc[card_26] >= 1 and s.loc[card_26] < 6 and f_shielded_hand_below(s, s.loc[card_26] - 1) or s.loc[card_26] >= 6 and s.loc[card_26] < 11 and f_shielded_rejects_below(s, s.loc[card_26] - 6) or s.loc[card_26] >= 11 and s.loc[card_26] < 16 and f_shielded_effects_below(s, s.loc[card_26] - 11) or s.loc[card_26] >= 16 and s.loc[card_26] < 21 and f_shielded_new_effects_below(s, s.loc[card_26] - 16)):
            found.append(card_26)
    return tuple(found)

def those_over_53(s, d_1):
    found = []
    for c in ALL_CARDS:
        if CARDS_DECK[c] == d_1:
            found.append(c)
    return tuple(found)

def those_over_52(s, d_1):
    found = []
    for card_23 in those_over_53(s, d_1):
        if not (s.loc[card_23] >= 1 and s.loc[card_23] < 6 and f_shielded_hand_below(s, s.loc[card_23] - 1) or s.loc[card_23] >= 6 and s.loc[card_23] < 11 and f_shielded_rejects_below(s, s.loc[card_23] - 6) or s.loc[card_23] >= 11 and s.loc[card_23] < 16 and f_shielded_effects_below(s, s.loc[card_23] - 11) or s.loc[card_23] >= 16 and s.loc[card_23] < 21 and f_shielded_new_effects_below(s, s.loc[card_23] - 16)):
            found.append(card_23)
    return tuple(found)

def any_over_55(s, region_11):
    for q in CLOCKWISE[s.n][0]:
        if s.presence[q] >> region_11 & 1:
            return True
    return False

def any_over_54(s, p_3):
    for region_11 in () if f_shielded_from_all(s, p_3) else ALL_REGIONS:
        if not any_over_55(s, region_11):
            return True
    return False

def those_over_56(s, p_3):
    found = []
    for region_11 in () if f_shielded_from_all(s, p_3) else ALL_REGIONS:
        if not any_over_55(s, region_11):
            found.append(region_11)
    return tuple(found)

def those_over_57(s, card_24):
    found = []
    for card_25 in (card_24,):
        if not (s.loc[card_25] >= 1 and s.loc[card_25] < 6 and f_shielded_hand_below(s, s.loc[card_25] - 1) or s.loc[card_25] >= 6 and s.loc[card_25] < 11 and f_shielded_rejects_below(s, s.loc[card_25] - 6) or s.loc[card_25] >= 11 and s.loc[card_25] < 16 and f_shielded_effects_below(s, s.loc[card_25] - 11) or s.loc[card_25] >= 16 and s.loc[card_25] < 21 and f_shielded_new_effects_below(s, s.loc[card_25] - 16)):
            found.append(card_25)
    return tuple(found)

def those_over_58(s, p_4):
    found = []
    for card_28 in s.piles[16 + p_4]:
        if not (s.loc[card_28] >= 1 and s.loc[card_28] < 6 and f_shielded_hand_below(s, s.loc[card_28] - 1) or s.loc[card_28] >= 6 and s.loc[card_28] < 11 and f_shielded_rejects_below(s, s.loc[card_28] - 6) or s.loc[card_28] >= 11 and s.loc[card_28] < 16 and f_shielded_effects_below(s, s.loc[card_28] - 11) or s.loc[card_28] >= 16 and s.loc[card_28] < 21 and f_shielded_new_effects_below(s, s.loc[card_28] - 16)):
            found.append(card_28)
    return tuple(found)

def those_over_59(s, card_29):
    found = []
    for card_30 in (card_29,):
        if not (s.loc[card_30] >= 1 and s.loc[card_30] < 6 and f_shielded_hand_below(s, s.loc[card_30] - 1) or s.loc[card_30] >= 6 and s.loc[card_30] < 11 and f_shielded_rejects_below(s, s.loc[card_30] - 6) or s.loc[card_30] >= 11 and s.loc[card_30] < 16 and f_shielded_effects_below(s, s.loc[card_30] - 11) or s.loc[card_30] >= 16 and s.loc[card_30] < 21 and f_shielded_new_effects_below(s, s.loc[card_30] - 16)):
            found.append(card_30)
    return tuple(found)

def those_over_60(s, seat_9, actor, amount, index):
    found = []
    for card_33 in s.piles[11 + seat_9]:
        if REACTS_3[card_33] and BY_PENDING_3[card_33](s, seat_9, actor, amount, index, card_33):
            found.append(card_33)
    return tuple(found)

def those_over_61(s, waiting_2, now_2, seat_9, actor, amount, index):
    found = []
    for card_33 in waiting_2:
        if card_33 != now_2 and (s.loc[card_33] == 11 + seat_9 and BY_PENDING_3[card_33](s, seat_9, actor, amount, index, card_33)):
            found.append(card_33)
    return tuple(found)

def those_over_62(s, seat_10, actor, amount, index):
    found = []
    for card_34 in s.piles[11 + seat_10]:
        if REACTS_4[card_34] and BY_PENDING_4[card_34](s, seat_10, actor, amount, index, card_34):
            found.append(card_34)
    return tuple(found)

def those_over_63(s, waiting_3, now_3, seat_10, actor, amount, index):
    found = []
    for card_34 in waiting_3:
        if card_34 != now_3 and (s.loc[card_34] == 11 + seat_10 and BY_PENDING_4[card_34](s, seat_10, actor, amount, index, card_34)):
            found.append(card_34)
    return tuple(found)

def any_over_64(s, me):
    for region in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region] > 0:
            return True
    return False

def any_over_65(s, me):
    for region_2 in ALL_REGIONS:
        if not s.presence[me] >> region_2 & 1:
            return True
    return False

def any_over_66(s, me):
    for p in RIVALS[s.n][me]:
        if s.model_version[p] < s.model_version[me]:
            return True
    return False

def any_over_67(s, me):
    for p_1 in RIVALS[s.n][me]:
        if s.model_version[p_1] > s.model_version[me]:
            return True
    return False

def any_over_68(s, me):
    for p_2 in RIVALS[s.n][me]:
        if s.model_version[p_2] > s.model_version[me]:
            return True
    return False

def any_over_69(s, me):
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0:
            return True
    return False

def any_over_70(s, me):
    for region_9 in ALL_REGIONS:
        if not s.presence[me] >> region_9 & 1:
            return True
    return False

def any_over_71(s, me, owed_card_points):
    for region in BITS_6[s.presence[me]]:
        if REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region] > 0 and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points):
            return True
    return False

def any_over_72(s, this):
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            return True
    return False

def any_over_73(s, me, worker, owed_card_points):
    for space in d_d_other_actions(s, me, worker):
        if s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points:
            return True
    return False

def any_over_74(s, me):
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            return True
    return False

def any_over_75(s, me):
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            return True
    return False

def any_over_76(s, me):
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            return True
    return False

def any_over_77(s, me):
    for target_7 in d_d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            return True
    return False

def any_over_78(s, me):
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def any_over_79(s, me):
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            return True
    return False

def any_over_80(s, me, owed_card_points):
    for target_10 in RIVALS[s.n][me]:
        if len(s.piles[11 + target_10]) > 0 and s.card_points[me] >= owed_card_points:
            return True
    return False

def any_over_81(s, me):
    for target_11 in RIVALS[s.n][me]:
        if len(d_d_unexecuted(s, target_11)) > 0:
            return True
    return False

def best_over_82(s):
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-score_total_score(s, candidate), -s.model_version[candidate], -s.power[candidate], -s.personal_funds[candidate], -s.reputation[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def sum_over_83(s):
    found = 0
    for r_1 in ALL_REGIONS:
        found += s.region_tokens[r_1]
    return found

def sum_over_84(s):
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += s.subsidies[p_5]
    return found

def sum_over_85(s, owner, its_region, receiver):
    found = 0
    for card_37 in s.piles[11 + owner]:
        if CARD_ROW[card_37] == 77 and its_region == s.card_chosen_region[card_37]:
            found += 1 if owner == receiver else 0
    return found

def sum_over_86(s, me):
    found = 0
    for card_38 in s.piles[11 + me]:
        if CARD_ROW[card_38] == 39:
            found += -1
    return found

def count_over_88(s, owner_1, me):
    found = 0
    for card_39 in s.piles[11 + owner_1]:
        if CARD_ROW[card_39] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def sum_over_87(s, me):
    found = 0
    for owner_1 in RIVALS[s.n][me]:
        found += count_over_88(s, owner_1, me)
    return found

def sum_over_89(s, me):
    found = 0
    for card_40 in s.piles[11 + me]:
        if CARD_ROW[card_40] == 42:
            found += -1
    return found

def sum_over_90(s, me):
    found = 0
    for card_41 in s.piles[11 + me]:
        if CARD_ROW[card_41] == 55 and s.round_tracker == 1:
            found += -1
    return found

def count_over_92(s, owner_2, me):
    found = 0
    for card_42 in s.piles[11 + owner_2]:
        if CARD_ROW[card_42] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def sum_over_91(s, me):
    found = 0
    for owner_2 in RIVALS[s.n][me]:
        found += count_over_92(s, owner_2, me)
    return found

def those_over_93(s, me):
    found = []
    for b in ALL_BANDS:
        if BY_AMOUNT_BANDS_FROM[b](s, me, b) <= s.reputation[me]:
            found.append(b)
    return tuple(found)

def sum_over_94(s, me):
    found = 0
    for card_43 in s.piles[11 + me]:
        if CARD_ROW[card_43] == 52:
            found += -1
    return found

def count_over_96(s, owner_3, me):
    found = 0
    for card_44 in s.piles[11 + owner_3]:
        if CARD_ROW[card_44] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def sum_over_95(s, me):
    found = 0
    for owner_3 in RIVALS[s.n][me]:
        found += count_over_96(s, owner_3, me)
    return found

def sum_over_97(s, me):
    found = 0
    for card_45 in s.piles[11 + me]:
        if CARD_ROW[card_45] == 21:
            found += -1
    return found

def count_over_99(s, owner_4, me):
    found = 0
    for card_46 in s.piles[11 + owner_4]:
        if CARD_ROW[card_46] == 76 and s.net_worth[me] == 2:
            found += 1
    return found

def sum_over_98(s, me):
    found = 0
    for owner_4 in RIVALS[s.n][me]:
        found += count_over_99(s, owner_4, me)
    return found

def count_over_100(s, me, card_47):
    found = 0
    for record_6 in range(len(s.lasting_30[me] + s.lasting_30_next[me])):
        if CARDS_WORKERS[card_47] > 0 or CARDS_X_COST[card_47]:
            found += 1
    return found

def first_over_101(s, me):
    found = -1
    for record_7 in range(len(s.lasting_28[me])):
        return record_7
    return found

def count_over_102(s, me):
    found = 0
    for card_48 in s.piles[11 + me]:
        if CARD_ROW[card_48] == 55 and s.round_tracker == 0:
            found += 1
    return found

def sum_over_103(s, me):
    found = 0
    for card_49 in s.piles[11 + me]:
        if CARD_ROW[card_49] == 17:
            found += min(3, s.subsidies[me])
    return found

def sum_over_104(s, me):
    found = 0
    for card_50 in s.piles[11 + me]:
        if CARD_ROW[card_50] == 18 and s.presence[me] << 1 >> s.card_chosen_region[card_50] + 1 & 1:
            found += 2
    return found

def any_over_105(s, me, r_3):
    for p_7 in RIVALS[s.n][me]:
        if s.presence[p_7] >> r_3 & 1:
            return True
    return False

def any_over_106(s, seat):
    for card_52 in s.piles[11 + seat]:
        if CARD_ROW[card_52] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def any_over_107(s, seat):
    for record_11 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_11 * 2 + 1]:
            return True
    return False

def any_over_108(s, seat):
    for card_53 in s.piles[11 + seat]:
        if CARD_ROW[card_53] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def any_over_109(s, seat):
    for record_27 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_27 * 2 + 1]:
            return True
    return False

def any_over_110(s, seat):
    for card_54 in s.piles[11 + seat]:
        if CARD_ROW[card_54] == 54 and (s.source >= 0 and s.source_by != seat):
            return True
    return False

def any_over_111(s, seat):
    for record_32 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_32 * 2 + 1]:
            return True
    return False

def any_over_112(s, fixed):
    for d in ALL_DECK:
        if allowed(fixed, 'd', d) and len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            return True
    return False

def any_over_113(s, me, fixed, played):
    for card_4 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_4) and card_4 != played:
            return True
    return False

def any_over_114(s, fixed):
    for space_2 in ALL_BOARD:
        if allowed(fixed, 'space', space_2):
            return True
    return False

def any_over_115(s, fixed):
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x):
            return True
    return False

def any_over_116(s, me, fixed):
    for target in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target):
            return True
    return False

def any_over_117(s, me, fixed):
    for target_1 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_1) and s.workers[target_1] >= 4:
            return True
    return False

def any_over_118(s, me, fixed):
    for target_2 in d_d_neighbours(s, me):
        if allowed(fixed, 'target', target_2) and s.presence[target_2].bit_count() >= 2:
            return True
    return False

def any_over_119(s, me, fixed):
    for target_3 in d_d_neighbours(s, me):
        if allowed(fixed, 'target', target_3):
            return True
    return False

def any_over_120(s, me, fixed):
    for target_4 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_4):
            return True
    return False

def any_over_121(s, me, fixed):
    for target_5 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_5) and s.corporate_funds[target_5] >= 1:
            return True
    return False

def any_over_122(s, me, fixed):
    for target_6 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_6) and (s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2):
            return True
    return False

def any_over_123(s, me, fixed):
    for target_7 in d_d_neighbours(s, me):
        if allowed(fixed, 'target', target_7) and s.subsidies[target_7] >= 1:
            return True
    return False

def any_over_124(s, me, fixed):
    for target_8 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_8) and len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def any_over_125(s, me, fixed):
    for target_9 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_9) and len(s.piles[1 + target_9]) > 0:
            return True
    return False

def any_over_126(s, me, fixed):
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10):
            return True
    return False

def any_over_127(s, me, fixed):
    for target_11 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_11) and len(d_d_unexecuted(s, target_11)) > 0:
            return True
    return False

def any_over_128(s, me, fixed):
    for target_12 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_12):
            return True
    return False

def any_over_129(s, me, fixed):
    for target_13 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_13):
            return True
    return False

def any_over_130(s, me, fixed):
    for target_14 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_14):
            return True
    return False

def any_over_131(s, fixed, me):
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x) and (any_over_128(s, me, fixed) and s.card_points[me] >= x):
            return True
    return False

def any_over_133(s, target_10, fixed):
    for stolen in s.piles[11 + target_10]:
        if allowed(fixed, 'stolen', stolen):
            return True
    return False

def any_over_132(s, me, fixed):
    for target_10 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_10) and any_over_133(s, target_10, fixed):
            return True
    return False

def any_over_134(s, me, fixed):
    for worker in d_d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker):
            return True
    return False

def any_over_136(s, me, worker, fixed):
    for space in d_d_other_actions(s, me, worker):
        if allowed(fixed, 'space', space):
            return True
    return False

def any_over_135(s, me, fixed):
    for worker in d_d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker) and any_over_136(s, me, worker, fixed):
            return True
    return False

def any_over_137(s, fixed, card_1):
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card_1]:
            return True
    return False

def any_over_138(s, me):
    for p in RIVALS[s.n][me]:
        if s.model_version[p] < s.model_version[me]:
            return True
    return False

def any_over_139(s, me):
    for p_2 in RIVALS[s.n][me]:
        if s.model_version[p_2] > s.model_version[me]:
            return True
    return False

def any_over_140(s, me):
    for p_1 in RIVALS[s.n][me]:
        if s.model_version[p_1] > s.model_version[me]:
            return True
    return False

def any_over_141(s, me, fixed):
    for n in range(1, min(3, s.power[me]) + 1):
        if allowed(fixed, 'n', n):
            return True
    return False

def any_over_142(s, fixed, me):
    for n_2 in (1, 2):
        if allowed(fixed, 'n', n_2) and d_d_worker_gate(s, me, n_2):
            return True
    return False

def any_over_143(s, fixed, me):
    for n_3 in (1, 2):
        if allowed(fixed, 'n', n_3) and (s.workers[me] - n_3 >= 3 and d_d_chip_gate(s, me, n_3)):
            return True
    return False

def any_over_144(s, fixed, me):
    for n_2 in (1, 2):
        if allowed(fixed, 'n', n_2) and d_d_worker_gate(s, me, n_2) and s.corporate_funds[me] >= q_q_recruit_price(s, me, n_2):
            return True
    return False

def any_over_145(s, me, fixed):
    for region in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region) and REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region] > 0:
            return True
    return False

def any_over_146(s, fixed, me):
    for region_2 in ALL_REGIONS:
        if allowed(fixed, 'region', region_2) and not s.presence[me] >> region_2 & 1:
            return True
    return False

def any_over_147(s, me, fixed):
    for region_3 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_3):
            return True
    return False

def any_over_149(s, me, target_2, fixed):
    for region_4 in BITS_6[s.presence[me] & s.presence[target_2]]:
        if allowed(fixed, 'region', region_4):
            return True
    return False

def any_over_148(s, me, fixed):
    for target_2 in d_d_neighbours(s, me):
        if allowed(fixed, 'target', target_2) and s.presence[target_2].bit_count() >= 2 and any_over_149(s, me, target_2, fixed):
            return True
    return False

def any_over_150(s, me, fixed):
    for region_5 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_5):
            return True
    return False

def any_over_151(s, me, fixed):
    for region_6 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_6):
            return True
    return False

def any_over_152(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]):
            return True
    return False

def any_over_153(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and (CARDS_KIND[card] == 0 or d_d_free_slot(s, me)):
            return True
    return False

def any_over_154(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (80,)) == 0 or s.first_player != me)):
            return True
    return False

def any_over_155(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (79,)) == 0 or any_over_115(s, fixed))):
            return True
    return False

def any_over_156(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (74,)) == 0 or d_d_free_slot(s, me))):
            return True
    return False

def any_over_157(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (58, 59)) == 0 or any_over_116(s, me, fixed)) and ((card in (60,)) == 0 or any_over_117(s, me, fixed)) and ((card in (61,)) == 0 or any_over_118(s, me, fixed)) and ((card in (62, 63)) == 0 or any_over_119(s, me, fixed)) and ((card in (64, 65)) == 0 or any_over_120(s, me, fixed)) and ((card in (66, 67)) == 0 or any_over_121(s, me, fixed)) and ((card in (68,)) == 0 or any_over_122(s, me, fixed)) and ((card in (69, 70)) == 0 or any_over_123(s, me, fixed)) and ((card in (71,)) == 0 or any_over_124(s, me, fixed)) and ((card in (72,)) == 0 or any_over_125(s, me, fixed)) and ((card in (74,)) == 0 or d_d_free_slot(s, me) and any_over_126(s, me, fixed)) and ((card in (75,)) == 0 or any_over_127(s, me, fixed)) and ((card in (79,)) == 0 or any_over_115(s, fixed) and any_over_128(s, me, fixed)) and ((card in (81,)) == 0 or any_over_129(s, me, fixed)) and ((card in (82, 83)) == 0 or any_over_130(s, me, fixed)))):
            return True
    return False

def any_over_158(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (79,)) == 0 or any_over_131(s, fixed, me))):
            return True
    return False

def any_over_159(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (74,)) == 0 or d_d_free_slot(s, me) and any_over_132(s, me, fixed))):
            return True
    return False

def any_over_160(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (53,)) == 0 or any_over_134(s, me, fixed))):
            return True
    return False

def any_over_161(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (53,)) == 0 or any_over_135(s, me, fixed))):
            return True
    return False

def any_over_163(s, fixed, card):
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card]:
            return True
    return False

def any_over_162(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (46,)) == 0 or any_over_163(s, fixed, card))):
            return True
    return False

def any_over_164(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (42,)) == 0 or s.model_version[me] >= 1)):
            return True
    return False

def any_over_165(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2))):
            return True
    return False

def any_over_166(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_d_model_gate(s, me))):
            return True
    return False

def any_over_167(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (36, 37)) == 0 or d_d_chip_gate(s, me, 1))):
            return True
    return False

def any_over_168(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (32, 33)) == 0 or d_d_worker_gate(s, me, 1))):
            return True
    return False

def any_over_169(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (30, 31)) == 0 or s.reputation[me] >= -1)):
            return True
    return False

def any_over_170(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (27,)) == 0 or not any_over_138(s, me)) and ((card in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and any_over_139(s, me))))):
            return True
    return False

def any_over_171(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (27,)) == 0 or not any_over_138(s, me) and any_over_140(s, me))):
            return True
    return False

def any_over_172(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (22,)) == 0 or s.net_worth[me] < 2) and ((card in (26,)) == 0 or s.net_worth[me] == 2))):
            return True
    return False

def any_over_173(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (20,)) == 0 or 1)):
            return True
    return False

def any_over_174(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (17,)) == 0 or s.subsidies[me] >= 1)):
            return True
    return False

def any_over_175(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (15,)) == 0 or any_over_141(s, me, fixed)) and ((card in (34, 35)) == 0 or any_over_142(s, fixed, me)) and ((card in (38,)) == 0 or any_over_143(s, fixed, me)))):
            return True
    return False

def any_over_176(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (38,)) == 0 or any_over_143(s, fixed, me))):
            return True
    return False

def any_over_177(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card in (34, 35)) == 0 or any_over_144(s, fixed, me)))):
            return True
    return False

def any_over_178(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (11, 12)) == 0 or d_d_presence_gate(s, me))):
            return True
    return False

def any_over_179(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (10,)) == 0 or s.subsidy_supply >= 1)):
            return True
    return False

def any_over_180(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and (((card in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_145(s, me, fixed)) and ((card in (11, 12)) == 0 or d_d_presence_gate(s, me) and any_over_146(s, fixed, me)) and ((card in (18,)) == 0 or any_over_147(s, me, fixed)) and ((card in (61,)) == 0 or any_over_148(s, me, fixed)) and ((card in (73,)) == 0 or any_over_150(s, me, fixed)) and ((card in (77,)) == 0 or any_over_151(s, me, fixed)))):
            return True
    return False

def any_over_181(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_145(s, me, fixed))):
            return True
    return False

def any_over_182(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (2, 3)) == 0 or s.presence[me].bit_count() >= 2)):
            return True
    return False

def any_over_183(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and ((card in (0, 1)) == 0 or s.corporate_funds[me] < 10)):
            return True
    return False

def any_over_184(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and ((CARDS_KIND[card] == 0 or d_d_free_slot(s, me)) and BY_CAN_CARDS_EFFECT[card](s, me, card)):
            return True
    return False

def any_over_185(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card]) and can_can_resolve_card(s, me, card):
            return True
    return False

def any_over_186(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0:
            return True
    return False

def any_over_187(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and s.region_tokens[region_8] > 0:
            return True
    return False

def any_over_188(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 0)):
            return True
    return False

def any_over_189(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 1)):
            return True
    return False

def any_over_190(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 2)):
            return True
    return False

def any_over_191(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 3)):
            return True
    return False

def any_over_192(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 4)):
            return True
    return False

def any_over_193(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and (s.region_tokens[region_8] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_8, 0) + f_fee_take_subsidy_0_0(s, me, region_8, 1) + f_fee_take_subsidy_0_0(s, me, region_8, 2) + f_fee_take_subsidy_0_0(s, me, region_8, 3) + f_fee_take_subsidy_0_0(s, me, region_8, 4)):
            return True
    return False

def any_over_194(s, me, fixed):
    for region_8 in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region_8) and s.region_tokens[region_8] > 0 and can_can_take_subsidy(s, me, region_8):
            return True
    return False

def any_over_195(s, fixed, me):
    for region_9 in ALL_REGIONS:
        if allowed(fixed, 'region', region_9) and not s.presence[me] >> region_9 & 1:
            return True
    return False

def any_over_196(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]):
            return True
    return False

def any_over_197(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and s.card_points[me] >= q_q_card_cost(s, me, card_20):
            return True
    return False

def any_over_198(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and (CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me))):
            return True
    return False

def any_over_199(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (80,)) == 0 or s.first_player != me))):
            return True
    return False

def any_over_200(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (80,)) == 0 or s.first_player != me and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.card_points[me] >= q_q_card_cost(s, me, card_20))))):
            return True
    return False

def any_over_201(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (79,)) == 0 or any_over_115(s, fixed)))):
            return True
    return False

def any_over_202(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (74,)) == 0 or d_d_free_slot(s, me)))):
            return True
    return False

def any_over_203(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (58, 59)) == 0 or any_over_116(s, me, fixed)) and ((card_20 in (60,)) == 0 or any_over_117(s, me, fixed)) and ((card_20 in (61,)) == 0 or any_over_118(s, me, fixed)) and ((card_20 in (62, 63)) == 0 or any_over_119(s, me, fixed)) and ((card_20 in (64, 65)) == 0 or any_over_120(s, me, fixed)) and ((card_20 in (66, 67)) == 0 or any_over_121(s, me, fixed)) and ((card_20 in (68,)) == 0 or any_over_122(s, me, fixed)) and ((card_20 in (69, 70)) == 0 or any_over_123(s, me, fixed)) and ((card_20 in (71,)) == 0 or any_over_124(s, me, fixed)) and ((card_20 in (72,)) == 0 or any_over_125(s, me, fixed)) and ((card_20 in (74,)) == 0 or d_d_free_slot(s, me) and any_over_126(s, me, fixed)) and ((card_20 in (75,)) == 0 or any_over_127(s, me, fixed)) and ((card_20 in (79,)) == 0 or any_over_115(s, fixed) and any_over_128(s, me, fixed)) and ((card_20 in (81,)) == 0 or any_over_129(s, me, fixed)) and ((card_20 in (82, 83)) == 0 or any_over_130(s, me, fixed))))):
            return True
    return False

def any_over_205(s, fixed, me, card_20):
    for x in (1, 2, 3):
        if allowed(fixed, 'x', x) and (any_over_128(s, me, fixed) and s.card_points[me] >= q_q_card_cost(s, me, card_20) + x):
            return True
    return False

def any_over_204(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (79,)) == 0 or any_over_205(s, fixed, me, card_20)))):
            return True
    return False

def any_over_206(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (74,)) == 0 or d_d_free_slot(s, me) and any_over_132(s, me, fixed)))):
            return True
    return False

def any_over_207(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (53,)) == 0 or any_over_134(s, me, fixed)))):
            return True
    return False

def any_over_208(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (53,)) == 0 or any_over_135(s, me, fixed)))):
            return True
    return False

def any_over_211(s, me, worker, fixed, card_20):
    for space in d_d_other_actions(s, me, worker):
        if allowed(fixed, 'space', space) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.card_points[me] >= q_q_card_cost(s, me, card_20)):
            return True
    return False

def any_over_210(s, me, fixed, card_20):
    for worker in d_d_unexecuted(s, me):
        if allowed(fixed, 'worker', worker) and any_over_211(s, me, worker, fixed, card_20):
            return True
    return False

def any_over_209(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (53,)) == 0 or any_over_210(s, me, fixed, card_20)))):
            return True
    return False

def any_over_213(s, fixed, card_20):
    for found_ in s.piles[24]:
        if allowed(fixed, 'found', found_) and CARD_ROW[found_] != CARD_ROW[card_20]:
            return True
    return False

def any_over_212(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (46,)) == 0 or any_over_213(s, fixed, card_20)))):
            return True
    return False

def any_over_214(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (42,)) == 0 or s.model_version[me] >= 1))):
            return True
    return False

def any_over_215(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card_20 in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2)))):
            return True
    return False

def any_over_216(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_d_model_gate(s, me)))):
            return True
    return False

def any_over_217(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (36, 37)) == 0 or d_d_chip_gate(s, me, 1)))):
            return True
    return False

def any_over_218(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (32, 33)) == 0 or d_d_worker_gate(s, me, 1)))):
            return True
    return False

def any_over_219(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (30, 31)) == 0 or s.reputation[me] >= -1))):
            return True
    return False

def any_over_220(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (27,)) == 0 or not any_over_138(s, me)) and ((card_20 in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and any_over_139(s, me)))))):
            return True
    return False

def any_over_221(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (27,)) == 0 or not any_over_138(s, me) and any_over_140(s, me)))):
            return True
    return False

def any_over_222(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (22,)) == 0 or s.net_worth[me] < 2) and ((card_20 in (26,)) == 0 or s.net_worth[me] == 2)))):
            return True
    return False

def any_over_223(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (20,)) == 0 or s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.card_points[me] >= q_q_card_cost(s, me, card_20)))):
            return True
    return False

def any_over_224(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (17,)) == 0 or s.subsidies[me] >= 1))):
            return True
    return False

def any_over_225(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (15,)) == 0 or any_over_141(s, me, fixed)) and ((card_20 in (34, 35)) == 0 or any_over_142(s, fixed, me)) and ((card_20 in (38,)) == 0 or any_over_143(s, fixed, me))))):
            return True
    return False

def any_over_227(s, fixed, me, card_20):
    for n_3 in (1, 2):
        if allowed(fixed, 'n', n_3) and (s.workers[me] - n_3 >= 3 and d_d_chip_gate(s, me, n_3)) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.card_points[me] >= q_q_card_cost(s, me, card_20)):
            return True
    return False

def any_over_226(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (38,)) == 0 or any_over_227(s, fixed, me, card_20)))):
            return True
    return False

def any_over_228(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_20 in (34, 35)) == 0 or any_over_144(s, fixed, me))))):
            return True
    return False

def any_over_230(s, fixed, me, card_20):
    for n_2 in (1, 2):
        if allowed(fixed, 'n', n_2) and d_d_worker_gate(s, me, n_2) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.corporate_funds[me] >= q_q_recruit_price(s, me, n_2)):
            return True
    return False

def any_over_229(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (13, 14)) == 0 or s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.corporate_funds[me] >= 2) and ((card_20 in (34, 35)) == 0 or any_over_230(s, fixed, me, card_20))))):
            return True
    return False

def any_over_231(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (11, 12)) == 0 or d_d_presence_gate(s, me)))):
            return True
    return False

def any_over_232(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (10,)) == 0 or s.subsidy_supply >= 1))):
            return True
    return False

def any_over_233(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (((card_20 in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_145(s, me, fixed)) and ((card_20 in (11, 12)) == 0 or d_d_presence_gate(s, me) and any_over_146(s, fixed, me)) and ((card_20 in (18,)) == 0 or any_over_147(s, me, fixed)) and ((card_20 in (61,)) == 0 or any_over_148(s, me, fixed)) and ((card_20 in (73,)) == 0 or any_over_150(s, me, fixed)) and ((card_20 in (77,)) == 0 or any_over_151(s, me, fixed))))):
            return True
    return False

def any_over_235(s, me, fixed, card_20):
    for region in BITS_6[s.presence[me]]:
        if allowed(fixed, 'region', region) and REGIONS_SLOTS[region * 2 + s.subsidy_slots] - s.region_tokens[region] > 0 and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and s.card_points[me] >= q_q_card_cost(s, me, card_20)):
            return True
    return False

def any_over_234(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_235(s, me, fixed, card_20)))):
            return True
    return False

def any_over_236(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2))):
            return True
    return False

def any_over_237(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and ((card_20 in (0, 1)) == 0 or s.corporate_funds[me] < 10))):
            return True
    return False

def any_over_238(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and ((CARDS_KIND[card_20] == 0 or d_d_free_slot(s, me)) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and BY_CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_20](s, me, card_20, q_q_card_cost(s, me, card_20))))):
            return True
    return False

def any_over_239(s, me, fixed):
    for card_20 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_20) and (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and can_can_resolve_card_after_card_points(s, me, card_20, q_q_card_cost(s, me, card_20))):
            return True
    return False

def any_over_240(s, me, fixed):
    for card_18 in s.piles[11 + me]:
        if allowed(fixed, 'card', card_18):
            return True
    return False

def any_over_241(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15):
            return True
    return False

def any_over_243(s, target_15, fixed):
    for card_19 in s.piles[11 + target_15]:
        if allowed(fixed, 'card', card_19):
            return True
    return False

def any_over_242(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and any_over_243(s, target_15, fixed):
            return True
    return False

def any_over_244(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (any_over_243(s, target_15, fixed) and s.corporate_funds[me] >= 5):
            return True
    return False

def any_over_245(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (any_over_243(s, target_15, fixed) and s.reputation[me] >= 0):
            return True
    return False

def any_over_246(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and (any_over_243(s, target_15, fixed) and (s.corporate_funds[me] >= 5 and s.reputation[me] >= 0)):
            return True
    return False

def any_over_248(s, target_15, fixed, me):
    for card_19 in s.piles[11 + target_15]:
        if allowed(fixed, 'card', card_19) and (s.corporate_funds[me] >= 5 and s.reputation[me] >= 0 and can_can_discard_after_corporate_funds_after_reputation(s, me, card_19, 5, 2)):
            return True
    return False

def any_over_247(s, me, fixed):
    for target_15 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_15) and any_over_248(s, target_15, fixed, me):
            return True
    return False

def any_over_249(s, me, fixed):
    for card_22 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_22):
            return True
    return False

def can_can_reveal_board(s, me):  # content/disruptopia/turn.rules:3
    return 1

def can_can_cover_up(s, me, number_1):  # content/disruptopia/turn.rules:8
    return 1

def can_can_window(s, me):  # content/disruptopia/turn.rules:25
    return 1

def can_can_strategy(s, me):  # content/disruptopia/turn.rules:12
    return 1

def can_can_cards_effect_in01(s, me, this):  # content/disruptopia/cards/influence.yaml:10
    return s.corporate_funds[me] < 10

def can_can_cards_effect_in02(s, me, this):  # content/disruptopia/cards/influence.yaml:20
    return CAN_CARDS_EFFECT_IN02_TABLE[s.presence[me]]

def can_can_fill_slot(s, me, region_1):  # content/disruptopia/turn.rules:148
    return 1

def can_can_cards_effect_in06(s, me, this):  # content/disruptopia/cards/influence.yaml:52
    return s.subsidy_supply >= 1 and any_over_64(s, me)

def can_can_cards_effect_in07(s, me, this):  # content/disruptopia/cards/influence.yaml:64
    return d_d_presence_gate(s, me) and any_over_65(s, me)

def can_can_cards_effect_in08(s, me, this):  # content/disruptopia/cards/influence.yaml:74
    return s.corporate_funds[me] >= 2

def can_can_cards_effect_in09(s, me, this):  # content/disruptopia/cards/influence.yaml:82
    return CAN_CARDS_EFFECT_IN09_TABLE[s.power[me]]

def can_can_cards_effect_in11(s, me, this):  # content/disruptopia/cards/influence.yaml:100
    return s.subsidies[me] >= 1

def can_can_cards_effect_in12(s, me, this):  # content/disruptopia/cards/influence.yaml:108
    return s.presence[me] != 0

def can_can_draw_from_decks(s, me, n_1):  # content/disruptopia/turn.rules:125
    return 1

def can_can_cards_effect_in16(s, me, this):  # content/disruptopia/cards/influence.yaml:140
    return s.net_worth[me] < 2

def can_can_cards_effect_in19(s, me, this):  # content/disruptopia/cards/influence.yaml:175
    return s.net_worth[me] == 2

def can_can_cards_effect_in20(s, me, this):  # content/disruptopia/cards/influence.yaml:183
    return not any_over_66(s, me) and any_over_67(s, me)

def can_can_cards_effect_rs02(s, me, this):  # content/disruptopia/cards/research.yaml:17
    return s.reputation[me] >= -1

def can_can_cards_effect_rs03(s, me, this):  # content/disruptopia/cards/research.yaml:27
    return d_d_worker_gate(s, me, 1)

def can_can_cards_effect_rs04(s, me, this):  # content/disruptopia/cards/research.yaml:37
    for n_2 in (1, 2):
        if d_d_worker_gate(s, me, n_2) and s.corporate_funds[me] >= q_q_recruit_price(s, me, n_2):
            return True
    return False

def can_can_cards_effect_rs05(s, me, this):  # content/disruptopia/cards/research.yaml:47
    return d_d_chip_gate(s, me, 1)

def can_can_lose_workers(s, me, n_4):  # content/disruptopia/turn.rules:167
    return 1

def can_can_cards_effect_rs06(s, me, this):  # content/disruptopia/cards/research.yaml:55
    for n_3 in (1, 2):
        if s.workers[me] - n_3 >= 3 and d_d_chip_gate(s, me, n_3):
            return True
    return False

def can_can_cards_effect_rs08(s, me, this):  # content/disruptopia/cards/research.yaml:71
    return s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and any_over_68(s, me))

def can_can_cards_effect_rs09(s, me, this):  # content/disruptopia/cards/research.yaml:81
    return s.model_version[me] >= 1

def can_can_cards_effect_rs13(s, me, this):  # content/disruptopia/cards/research.yaml:117
    for found_ in s.piles[24]:
        if CARD_ROW[found_] != CARD_ROW[this]:
            return True
    return False

def can_can_cards_effect_rs14(s, me, this):  # content/disruptopia/cards/research.yaml:125
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2

def can_can_move_worker(s, me, number_2, space_1):  # content/disruptopia/turn.rules:182
    return 1

def can_can_cards_effect_rs19(s, me, this):  # content/disruptopia/cards/research.yaml:169
    for worker in d_d_unexecuted(s, me):
        if len(d_d_other_actions(s, me, worker)) > 0:
            return True
    return False

def can_can_cards_effect_sb03(s, me, this):  # content/disruptopia/cards/sabotage.yaml:27
    for target_1 in RIVALS[s.n][me]:
        if s.workers[target_1] >= 4:
            return True
    return False

def can_can_cards_effect_sb04(s, me, this):  # content/disruptopia/cards/sabotage.yaml:39
    for target_2 in d_d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and s.presence[me] & s.presence[target_2] != 0:
            return True
    return False

def can_can_cards_effect_sb05(s, me, this):  # content/disruptopia/cards/sabotage.yaml:49
    return len(d_d_neighbours(s, me)) > 0

def can_can_cards_effect_sb07(s, me, this):  # content/disruptopia/cards/sabotage.yaml:68
    for target_5 in RIVALS[s.n][me]:
        if s.corporate_funds[target_5] >= 1:
            return True
    return False

def can_can_cards_effect_sb08(s, me, this):  # content/disruptopia/cards/sabotage.yaml:76
    for target_6 in RIVALS[s.n][me]:
        if s.compute[target_6] > s.model_version[target_6] and s.compute[target_6] >= 2:
            return True
    return False

def can_can_cards_effect_sb09(s, me, this):  # content/disruptopia/cards/sabotage.yaml:85
    for target_7 in d_d_neighbours(s, me):
        if s.subsidies[target_7] >= 1:
            return True
    return False

def can_can_cards_effect_sb10(s, me, this):  # content/disruptopia/cards/sabotage.yaml:94
    for target_8 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_8]) >= 3:
            return True
    return False

def can_can_cards_effect_sb11(s, me, this):  # content/disruptopia/cards/sabotage.yaml:104
    for target_9 in RIVALS[s.n][me]:
        if len(s.piles[1 + target_9]) > 0:
            return True
    return False

def can_can_cards_effect_sb12(s, me, this):  # content/disruptopia/cards/sabotage.yaml:114
    return s.presence[me] != 0

def can_can_cards_effect_sb13(s, me, this):  # content/disruptopia/cards/sabotage.yaml:125
    return d_d_free_slot(s, me) and any_over_69(s, me)

def can_can_cards_effect_sb14(s, me, this):  # content/disruptopia/cards/sabotage.yaml:135
    for target_11 in RIVALS[s.n][me]:
        if len(d_d_unexecuted(s, target_11)) > 0:
            return True
    return False

def can_can_cards_effect_sb16(s, me, this):  # content/disruptopia/cards/sabotage.yaml:151
    return s.presence[me] != 0

def can_can_cards_effect_sb18(s, me, this):  # content/disruptopia/cards/sabotage.yaml:169
    return CAN_CARDS_EFFECT_SB18_TABLE[s.card_points[me]]

def can_can_hold_agenda(s, me):  # content/disruptopia/turn.rules:185
    return 1

def can_can_cards_effect_sb19(s, me, this):  # content/disruptopia/cards/sabotage.yaml:180
    return s.first_player != me

def can_can_resolve_card(s, me, card_1):  # content/disruptopia/turn.rules:109
    return (CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and BY_CAN_CARDS_EFFECT[card_1](s, me, card_1)

def can_can_play_free_card(s, me):  # content/disruptopia/turn.rules:105
    for card in s.piles[1 + me]:
        if CARDS_WORKERS[card] == 0 and not CARDS_X_COST[card] and not CARDS_REACTION[card] and can_can_resolve_card(s, me, card):
            return True
    return False

def can_can_draw_from_any_deck(s, me):  # content/disruptopia/turn.rules:121
    for d in ALL_DECK:
        if len(s.piles[21 + d]) + len(s.piles[24 + d]) > 0:
            return True
    return False

def can_can_cancel_worker(s, me, number_3):  # content/disruptopia/turn.rules:170
    return 1

def can_can_lose_worker(s, me):  # content/disruptopia/turn.rules:161
    return 1

def can_can_take_subsidy(s, me, region_7):  # content/disruptopia/turn.rules:143
    return s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 0) + f_fee_take_subsidy_0_0(s, me, region_7, 1) + f_fee_take_subsidy_0_0(s, me, region_7, 2) + f_fee_take_subsidy_0_0(s, me, region_7, 3) + f_fee_take_subsidy_0_0(s, me, region_7, 4)

def can_can_discard(s, me, card_5):  # content/disruptopia/turn.rules:116
    return 1

def can_can_discard_another(s, me, played):  # content/disruptopia/turn.rules:132
    for card_4 in s.piles[1 + me]:
        if card_4 != played:
            return True
    return False

def can_can_place_new_worker(s, me):  # content/disruptopia/turn.rules:177
    return s.workers[me] > s.worker_up

def can_can_walk_out(s, me):  # content/disruptopia/turn.rules:174
    return 1

def can_can_buy_chips(s, me):  # content/disruptopia/turn.rules:37
    return s.compute[me] < 7 and (d_d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_q_chip_price(s, me))

def can_can_board_action_b_chips(s, me, this):
    return can_can_buy_chips(s, me)

def can_can_file_patent(s, me):  # content/disruptopia/turn.rules:43
    return 1

def can_can_recruit(s, me):  # content/disruptopia/turn.rules:46
    return s.workers[me] < 8 and (d_d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_q_recruit_price(s, me, 1))

def can_can_board_action_b_recruit(s, me, this):
    return can_can_recruit(s, me)

def can_can_train_model(s, me):  # content/disruptopia/turn.rules:52
    return s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and s.corporate_funds[me] >= q_q_train_price(s, me)))

def can_can_board_action_b_train(s, me, this):
    return can_can_train_model(s, me)

def can_can_government_handout(s, me):  # content/disruptopia/turn.rules:59
    for region_8 in BITS_6[s.presence[me]]:
        if s.region_tokens[region_8] > 0 and can_can_take_subsidy(s, me, region_8):
            return True
    return False

def can_can_board_action_b_handout(s, me, this):
    return can_can_government_handout(s, me)

def can_can_stock_buyback(s, me):  # content/disruptopia/turn.rules:63
    return s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_q_buyback_price(s, me) and s.reputation[me] >= q_q_buyback_reputation(s, me) + -2)

def can_can_board_action_b_buyback(s, me, this):
    return can_can_stock_buyback(s, me)

def can_can_marketing(s, me):  # content/disruptopia/turn.rules:68
    return 1

def can_can_scale_presence(s, me):  # content/disruptopia/turn.rules:73
    return s.presence[me].bit_count() < 6 and (d_d_presence_gate(s, me) and (any_over_70(s, me) and s.corporate_funds[me] >= q_q_presence_price(s, me)))

def can_can_board_action_b_presence(s, me, this):
    return can_can_scale_presence(s, me)

def can_can_play_card(s, me):  # content/disruptopia/turn.rules:80
    return 1

def can_can_restructure(s, me):  # content/disruptopia/turn.rules:84
    return len(s.piles[11 + me]) > 0

def can_can_board_action_b_restructure(s, me, this):
    return len(s.piles[11 + me]) > 0

def can_can_discard_after_corporate_funds_after_reputation(s, me, card_5, owed_corporate_funds, owed_reputation):  # content/disruptopia/turn.rules:116
    return s.corporate_funds[me] >= owed_corporate_funds and s.reputation[me] >= owed_reputation + -2

def can_can_hostile_audit(s, me):  # content/disruptopia/turn.rules:88
    for target_15 in RIVALS[s.n][me]:
        if any_over_47(s, target_15, me):
            return True
    return False

def can_can_board_action_b_audit(s, me, this):
    return can_can_hostile_audit(s, me)

def can_can_fire_and_rehire(s, me):  # content/disruptopia/turn.rules:94
    return 1

def can_can_cards_effect_after_card_points_in01(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:10
    return s.corporate_funds[me] < 10 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in02(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:20
    return s.presence[me].bit_count() >= 2 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in03(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:29
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in04(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:36
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in05(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:44
    return s.card_points[me] >= owed_card_points

def can_can_fill_slot_after_card_points(s, me, region_1, owed_card_points):  # content/disruptopia/turn.rules:148
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in06(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:52
    return s.subsidy_supply >= 1 and any_over_71(s, me, owed_card_points)

def can_can_cards_effect_after_card_points_in07(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:64
    return d_d_presence_gate(s, me) and (any_over_65(s, me) and s.card_points[me] >= owed_card_points)

def can_can_cards_effect_after_card_points_in08(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:74
    return s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= 2

def can_can_cards_effect_after_card_points_in09(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:82
    return len(tuple(range(1, min(3, s.power[me]) + 1))) > 0 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in10(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:91
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in11(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:100
    return s.subsidies[me] >= 1 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in12(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:108
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in13(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:117
    return s.card_points[me] >= owed_card_points

def can_can_draw_from_decks_after_card_points(s, me, n_1, owed_card_points):  # content/disruptopia/turn.rules:125
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in14(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:126
    return s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in15(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:133
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in16(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:140
    return s.net_worth[me] < 2 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in17(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:152
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in18(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:163
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in19(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:175
    return s.net_worth[me] == 2 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_in20(s, me, this, owed_card_points):  # content/disruptopia/cards/influence.yaml:183
    return not any_over_66(s, me) and (any_over_67(s, me) and s.card_points[me] >= owed_card_points)

def can_can_cards_effect_after_card_points_rs01(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:9
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs02(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:17
    return s.reputation[me] >= -1 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs03(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:27
    return d_d_worker_gate(s, me, 1) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs04(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:37
    for n_2 in (1, 2):
        if d_d_worker_gate(s, me, n_2) and (s.card_points[me] >= owed_card_points and s.corporate_funds[me] >= q_q_recruit_price(s, me, n_2)):
            return True
    return False

def can_can_cards_effect_after_card_points_rs05(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:47
    return d_d_chip_gate(s, me, 1) and s.card_points[me] >= owed_card_points

def can_can_lose_workers_after_card_points(s, me, n_4, owed_card_points):  # content/disruptopia/turn.rules:167
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs06(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:55
    for n_3 in (1, 2):
        if s.workers[me] - n_3 >= 3 and d_d_chip_gate(s, me, n_3) and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points):
            return True
    return False

def can_can_cards_effect_after_card_points_rs07(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:64
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs08(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:71
    return s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and (any_over_68(s, me) and s.card_points[me] >= owed_card_points))

def can_can_cards_effect_after_card_points_rs09(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:81
    return s.model_version[me] >= 1 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs10(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:88
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs11(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:95
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs12(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:107
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs13(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:117
    return any_over_72(s, this) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs14(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:125
    return s.compute[me] > s.model_version[me] and s.compute[me] >= 2 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs15(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:135
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs16(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:142
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs17(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:150
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs18(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:162
    return s.card_points[me] >= owed_card_points

def can_can_move_worker_after_card_points(s, me, number_2, space_1, owed_card_points):  # content/disruptopia/turn.rules:182
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs19(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:169
    for worker in d_d_unexecuted(s, me):
        if any_over_73(s, me, worker, owed_card_points):
            return True
    return False

def can_can_cards_effect_after_card_points_rs20(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:178
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_rs21(s, me, this, owed_card_points):  # content/disruptopia/cards/research.yaml:187
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb01(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:10
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb02(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:19
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb03(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:27
    return any_over_74(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb04(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:39
    for target_2 in d_d_neighbours(s, me):
        if s.presence[target_2].bit_count() >= 2 and (s.presence[me] & s.presence[target_2] != 0 and s.card_points[me] >= owed_card_points):
            return True
    return False

def can_can_cards_effect_after_card_points_sb05(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:49
    return len(d_d_neighbours(s, me)) > 0 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb06(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:58
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb07(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:68
    return any_over_75(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb08(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:76
    return any_over_76(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb09(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:85
    return any_over_77(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb10(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:94
    return any_over_78(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb11(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:104
    return any_over_79(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb12(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:114
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb13(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:125
    return d_d_free_slot(s, me) and any_over_80(s, me, owed_card_points)

def can_can_cards_effect_after_card_points_sb14(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:135
    return any_over_81(s, me) and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb15(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:143
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb16(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:151
    return s.presence[me] != 0 and s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb17(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:161
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb18(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:169
    for x in (1, 2, 3):
        if s.card_points[me] >= owed_card_points + x:
            return True
    return False

def can_can_hold_agenda_after_card_points(s, me, owed_card_points):  # content/disruptopia/turn.rules:185
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb19(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:180
    return s.first_player != me and (s.card_points[me] >= owed_card_points and s.card_points[me] >= owed_card_points)

def can_can_cards_effect_after_card_points_sb20(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:188
    return s.card_points[me] >= owed_card_points

def can_can_cards_effect_after_card_points_sb21(s, me, this, owed_card_points):  # content/disruptopia/cards/sabotage.yaml:202
    return s.card_points[me] >= owed_card_points

def can_can_resolve_card_after_card_points(s, me, card_1, owed_card_points):  # content/disruptopia/turn.rules:109
    return (CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (s.card_points[me] >= owed_card_points and BY_CAN_CARDS_EFFECT_AFTER_CARD_POINTS[card_1](s, me, card_1, owed_card_points))

def can_can_play_paid_card(s, me):  # content/disruptopia/turn.rules:100
    for card_20 in s.piles[1 + me]:
        if (CARDS_WORKERS[card_20] > 0 or CARDS_X_COST[card_20]) and (s.card_points[me] >= q_q_card_cost(s, me, card_20) and can_can_resolve_card_after_card_points(s, me, card_20, q_q_card_cost(s, me, card_20))):
            return True
    return False

def can_can_discard_one(s, me):  # content/disruptopia/turn.rules:128
    return len(s.piles[1 + me]) > 0

def can_can_place_subsidy(s, me):  # content/disruptopia/turn.rules:152
    return 1

def score_score_0(s, me):  # content/disruptopia/game.rules:171
    return s.personal_funds[me] // 10

def score_score_1(s, me):  # content/disruptopia/game.rules:172
    return s.power[me] // 5

def score_score_2(s, me):  # content/disruptopia/game.rules:173
    return s.model_version[me]

def score_score_3(s, me):  # content/disruptopia/game.rules:174
    return s.subsidies[me] // 2

def score_total_score(s, seat):
    return s.personal_funds[seat] // 10 + s.power[seat] // 5 + s.model_version[seat] + s.subsidies[seat] // 2

def score_winners(s):
    return mask_of(best_over_82(s))

def f_always_0(s, me):  # content/disruptopia/game.rules:116
    return s.compute_floor == 1 or s.model_version[me] <= s.compute[me]

def f_always_1(s, me):  # content/disruptopia/game.rules:117
    return sum_over_83(s) + sum_over_84(s) + s.subsidy_supply == 14

def can_can_use_cards_in01(s, me, this):
    return s.used_1[this] == 0

def can_can_use_cards_in02(s, me, this):
    return s.used_2[this] == 0

def can_can_use_cards_in18(s, me, this):
    return s.used_8[this] == 0 and s.corporate_funds[me] >= 1

def can_can_use_cards_rs11(s, me, this):
    return s.used_11[this] == 0 and s.corporate_funds[me] >= 1

def can_can_use_cards_rs12(s, me, this):
    return s.used_12[this] == 0

def can_no_ability(s, me, this):
    return 0

def can_pending_handler_23(s, me, actor, amount, index, this):
    return me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0

def can_pending_handler_20(s, me, actor, amount, index, this):
    return me != actor and actor in d_d_neighbours(s, me)

def can_pending_handler_14(s, me, actor, amount, index, this):
    return me != actor and actor in d_d_neighbours(s, me) and s.used_14[this] == 0

def can_pending_handler_5(s, me, actor, amount, index, this):
    return me == actor and s.running_5[this] == 0

def can_pending_handler_7(s, me, actor, its_card, this):
    return me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1))

def can_pending_handler_13(s, me, actor, this):
    return me == actor

def f_fee_take_subsidy_0_0(s, me, its_region, receiver):
    found = 0
    for owner in RIVALS[s.n][me]:
        found += sum_over_85(s, owner, its_region, receiver)
    return found

def q_q_lowest_compute(s, me):  # content/disruptopia/prices.rules:19
    return max(1 + (s.model_version[me] - 1 if s.compute_floor == 0 and s.model_version[me] > 0 else 0), 1)

def q_q_chip_price(s, me):  # content/disruptopia/prices.rules:24
    return max(CHIPS_PRICE[CHIPS_BY_LEVEL[min(7, s.compute[me] + 1) - 2]] + sum_over_86(s, me) + sum_over_87(s, me), 0)

def q_q_train_price(s, me):  # content/disruptopia/prices.rules:28
    return max(MODELS_PRICE[MODELS_BY_VERSION[min(7, s.model_version[me] + 1) - 1] * 2 + s.model_price] + BANDS_TRAINING[d_d_band(s, me)] + sum_over_89(s, me) + sum_over_90(s, me) + sum_over_91(s, me) + len(s.lasting_26[me]) * -2 + len(s.lasting_27[me]) * -3 + len(s.lasting_29[me]) * -4 + len(s.lasting_31[me]) * 2, 0)

def d_d_band(s, me):  # content/disruptopia/prices.rules:17
    return those_over_93(s, me)[-1]

def q_q_recruit_price(s, me, n_5):  # content/disruptopia/prices.rules:33
    return max(WORKER_TOKENS_PRICE[WORKER_TOKENS_BY_NUMBER[min(8, s.workers[me] + n_5) - 4]] + sum_over_94(s, me) + sum_over_95(s, me), 0)

def q_q_presence_price(s, me):  # content/disruptopia/prices.rules:40
    return max(PRESENCE_TOKENS_PRICE[PRESENCE_TOKENS_BY_NUMBER[min(6, s.presence[me].bit_count() + 1) - 1]] + sum_over_97(s, me) + sum_over_98(s, me), 0)

def q_q_buyback_price(s, me):  # content/disruptopia/prices.rules:44
    return max(WEALTH_NEXT_PRICE[WEALTH_BY_RANK[s.net_worth[me]]] + len(s.lasting_24[me]) * -2, 0)

def q_q_buyback_reputation(s, me):  # content/disruptopia/prices.rules:48
    return max(WEALTH_NEXT_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]] + len(s.lasting_25[me]) * -1, 0)

def q_q_audit_price(s):  # content/disruptopia/prices.rules:52
    return 5

def q_q_audit_reputation(s):  # content/disruptopia/prices.rules:56
    return 2

def q_q_card_cost(s, me, card_47):  # content/disruptopia/prices.rules:60
    return max(CARDS_WORKERS[card_47] + count_over_100(s, me, card_47), 0)

def q_q_training_power(s, me):  # content/disruptopia/prices.rules:66
    found_1 = first_over_101(s, me)
    exception = len(d_d_shared_regions(s, s.lasting_28[me][found_1])) if found_1 >= 0 else -1000000000
    return max(exception if exception != -1000000000 else s.presence[me].bit_count() // 2, 0)

def q_q_training_reputation(s, me):  # content/disruptopia/prices.rules:70
    return max(1 + count_over_102(s, me), 0)

def q_q_income(s, me):  # content/disruptopia/prices.rules:74
    return min(max(s.power[me] + s.subsidies[me] * WEALTH_SUBSIDY_VALUE[WEALTH_BY_RANK[s.net_worth[me]]] + BANDS_INCOME[d_d_band(s, me)] + sum_over_103(s, me) + sum_over_104(s, me), 0), 39)

def d_d_odd_now(s):  # content/disruptopia/game.rules:119
    return s.round_tracker == 0

def d_d_even_now(s):  # content/disruptopia/game.rules:120
    return s.round_tracker == 1

def d_d_chip_gate(s, me, n_6):  # content/disruptopia/prices.rules:3
    return s.compute[me] + n_6 <= 7 and s.net_worth[me] >= CHIPS_GATE[CHIPS_BY_LEVEL[s.compute[me] + n_6 - 2]]

def d_d_model_gate(s, me):  # content/disruptopia/prices.rules:5
    return s.model_version[me] < 7 and s.net_worth[me] >= MODELS_GATE[MODELS_BY_VERSION[s.model_version[me] + 1 - 1]]

def d_d_worker_gate(s, me, n_7):  # content/disruptopia/prices.rules:7
    return s.workers[me] + n_7 <= 8 and s.net_worth[me] >= WORKER_TOKENS_GATE[WORKER_TOKENS_BY_NUMBER[s.workers[me] + n_7 - 4]]

def d_d_presence_gate(s, me):  # content/disruptopia/prices.rules:9
    return s.presence[me].bit_count() < 6 and s.net_worth[me] >= PRESENCE_TOKENS_GATE[PRESENCE_TOKENS_BY_NUMBER[s.presence[me].bit_count() + 1 - 1]]

def d_d_neighbours(s, me):  # content/disruptopia/prices.rules:12
    found = []
    for p_6 in RIVALS[s.n][me]:
        if s.presence[me] & s.presence[p_6] != 0:
            found.append(p_6)
    return tuple(found)

def d_d_shared_regions(s, me):  # content/disruptopia/prices.rules:13
    found = []
    for r_3 in BITS_6[s.presence[me]]:
        if any_over_105(s, me, r_3):
            found.append(r_3)
    return tuple(found)

def d_d_shared_with(s, me, other):  # content/disruptopia/prices.rules:15
    return BITS_6[s.presence[me] & s.presence[other]]

def d_d_open_slots(s, region_12):  # content/disruptopia/prices.rules:16
    return REGIONS_SLOTS[region_12 * 2 + s.subsidy_slots] - s.region_tokens[region_12]

def d_d_last_recruit_price(s, me, n_8):  # content/disruptopia/prices.rules:37
    return q_q_recruit_price(s, me, n_8)

def d_d_workers_remain(s, me, n_9):  # content/disruptopia/prices.rules:38
    return s.workers[me] - n_9 >= 3

def d_d_printed_cost(s, card_51):  # content/disruptopia/prices.rules:64
    return CARDS_WORKERS[card_51] > 0 or CARDS_X_COST[card_51]

def d_d_unexecuted(s, me):  # content/disruptopia/turn.rules:28
    found = []
    for n_10 in (1, 2, 3, 4, 5, 6, 7, 8):
        if s.plan[me * 8 + (n_10 - 1)] != -1 or s.face_down[me * 8 + (n_10 - 1)]:
            found.append(n_10)
    return tuple(found)

def d_d_other_actions(s, me, number_6):  # content/disruptopia/turn.rules:29
    found = []
    for b_1 in ALL_BOARD:
        if b_1 != s.plan[me * 8 + (number_6 - 1)]:
            found.append(b_1)
    return tuple(found)

def d_d_spoils_later(s, me, number_7, space_5):  # content/disruptopia/turn.rules:30
    for n_11 in (1, 2, 3, 4, 5, 6, 7, 8):
        if n_11 > number_7 and s.plan[me * 8 + (n_11 - 1)] != -1 and (s.corporate_funds[me] >= BY_AMOUNT_BOARD_PRICE[s.plan[me * 8 + (n_11 - 1)]](s, me, s.plan[me * 8 + (n_11 - 1)]) and s.corporate_funds[me] - BY_AMOUNT_BOARD_PRICE[space_5](s, me, space_5) < BY_AMOUNT_BOARD_PRICE[s.plan[me * 8 + (n_11 - 1)]](s, me, s.plan[me * 8 + (n_11 - 1)]) or s.reputation[me] + 2 >= BY_AMOUNT_BOARD_REPUTATION[s.plan[me * 8 + (n_11 - 1)]](s, me, s.plan[me * 8 + (n_11 - 1)]) and s.reputation[me] + 2 - BY_AMOUNT_BOARD_REPUTATION[space_5](s, me, space_5) < BY_AMOUNT_BOARD_REPUTATION[s.plan[me * 8 + (n_11 - 1)]](s, me, s.plan[me * 8 + (n_11 - 1)])):
            return True
    return False

def d_d_free_slot(s, me):  # content/disruptopia/turn.rules:119
    return len(s.piles[11 + me]) + len(s.piles[16 + me]) < s.effect_slots

def f_shielded_plan(s, seat):
    for record_8 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_8 * 2 + 1]:
            return True
    return False

def f_shielded_orders(s, seat):
    for record_9 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_9 * 2 + 1]:
            return True
    return False

def f_shielded_face_down(s, seat):
    for record_10 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_10 * 2 + 1]:
            return True
    return False

def f_shielded_hand_below(s, seat):
    return any_over_106(s, seat) or any_over_107(s, seat)

def f_shielded_rejects_below(s, seat):
    for record_12 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_12 * 2 + 1]:
            return True
    return False

def f_shielded_effects_below(s, seat):
    for record_13 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_13 * 2 + 1]:
            return True
    return False

def f_shielded_new_effects_below(s, seat):
    for record_14 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_14 * 2 + 1]:
            return True
    return False

def f_shielded_leaving(s, seat):
    for record_15 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_15 * 2 + 1]:
            return True
    return False

def f_shielded_workers_below(s, seat):
    for record_16 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_16 * 2 + 1]:
            return True
    return False

def f_shielded_corporate_funds(s, seat):
    for record_17 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_17 * 2 + 1]:
            return True
    return False

def f_shielded_reputation(s, seat):
    for record_18 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_18 * 2 + 1]:
            return True
    return False

def f_shielded_power(s, seat):
    for record_19 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_19 * 2 + 1]:
            return True
    return False

def f_shielded_subsidies(s, seat):
    for record_20 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_20 * 2 + 1]:
            return True
    return False

def f_shielded_presence(s, seat):
    for record_21 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_21 * 2 + 1]:
            return True
    return False

def f_shielded_power_below(s, seat):
    for record_22 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_22 * 2 + 1]:
            return True
    return False

def f_shielded_reputation_below(s, seat):
    for record_23 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_23 * 2 + 1]:
            return True
    return False

def f_shielded_workers(s, seat):
    for record_24 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_24 * 2 + 1]:
            return True
    return False

def f_shielded_compute(s, seat):
    for record_25 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_25 * 2 + 1]:
            return True
    return False

def f_shielded_model_version(s, seat):
    for record_26 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_26 * 2 + 1]:
            return True
    return False

def f_shielded_compute_below(s, seat):
    return any_over_108(s, seat) or any_over_109(s, seat)

def f_shielded_from_all(s, seat):
    for record_28 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_28 * 2 + 1]:
            return True
    return False

def f_shielded_presence_below(s, seat):
    for record_29 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_29 * 2 + 1]:
            return True
    return False

def f_shielded_corporate_funds_below(s, seat):
    for record_30 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_30 * 2 + 1]:
            return True
    return False

def f_shielded_subsidies_below(s, seat):
    for record_31 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_31 * 2 + 1]:
            return True
    return False

def f_shielded_hand(s, seat):
    return any_over_110(s, seat) or any_over_111(s, seat)

def f_shielded_net_worth(s, seat):
    for record_33 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_33 * 2 + 1]:
            return True
    return False

def f_shielded_card_points(s, seat):
    for record_34 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_34 * 2 + 1]:
            return True
    return False

def f_shielded_personal_funds(s, seat):
    for record_35 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_35 * 2 + 1]:
            return True
    return False

def f_shielded_income_marker(s, seat):
    for record_36 in range(len(s.lasting_32[seat]) // 2):
        if s.source == s.lasting_32[seat][record_36 * 2 + 1]:
            return True
    return False

def f_amount_bands_from_hated(s, me, this):  # content/disruptopia/tables/bands.yaml:3
    return -2

def f_amount_bands_from_unknown(s, me, this):  # content/disruptopia/tables/bands.yaml:4
    return 0

def f_amount_bands_from_liked(s, me, this):  # content/disruptopia/tables/bands.yaml:5
    return s.middle_rep_band_from

def f_amount_bands_from_adored(s, me, this):  # content/disruptopia/tables/bands.yaml:6
    return 7

def f_amount_board_price_b_chips(s, me, this):  # content/disruptopia/tables/board.yaml:3
    return q_q_chip_price(s, me)

def f_no_amount(s, me, this):
    return 0

def f_amount_board_price_b_recruit(s, me, this):  # content/disruptopia/tables/board.yaml:5
    return q_q_recruit_price(s, me, 1)

def f_amount_board_price_b_train(s, me, this):  # content/disruptopia/tables/board.yaml:6
    return q_q_train_price(s, me)

def f_amount_board_price_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_q_buyback_price(s, me)

def f_amount_board_price_b_presence(s, me, this):  # content/disruptopia/tables/board.yaml:10
    return q_q_presence_price(s, me)

def f_amount_board_price_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return 5

def f_amount_board_reputation_b_buyback(s, me, this):  # content/disruptopia/tables/board.yaml:8
    return q_q_buyback_reputation(s, me)

def f_amount_board_reputation_b_audit(s, me, this):  # content/disruptopia/tables/board.yaml:13
    return 2

def why_cover_up(s, me, number_1, fixed):
    return -1

def why_reveal_board(s, me, fixed):
    return -1

def why_draw_from_any_deck(s, me, fixed):
    if not any_over_112(s, fixed):
        return 0
    return -1

def why_cancel_worker(s, me, number_3, fixed):
    return -1

def why_lose_worker(s, me, fixed):
    return -1

def why_take_subsidy(s, me, region_7, fixed):
    if not s.region_tokens[region_7] > 0:
        return 0
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 0)):
        return 1
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 1)):
        return 2
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 2)):
        return 3
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 3)):
        return 4
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 4)):
        return 5
    if not (s.region_tokens[region_7] > 0 and s.corporate_funds[me] >= f_fee_take_subsidy_0_0(s, me, region_7, 0) + f_fee_take_subsidy_0_0(s, me, region_7, 1) + f_fee_take_subsidy_0_0(s, me, region_7, 2) + f_fee_take_subsidy_0_0(s, me, region_7, 3) + f_fee_take_subsidy_0_0(s, me, region_7, 4)):
        return 6
    return -1

def why_discard(s, me, card_5, fixed):
    return -1

def why_discard_another(s, me, played, fixed):
    if not any_over_113(s, me, fixed, played):
        return 0
    if not any_over_113(s, me, fixed, played):
        return 1
    return -1

def why_place_new_worker(s, me, fixed):
    if not s.workers[me] > s.worker_up:
        return 0
    if not (s.workers[me] > s.worker_up and any_over_114(s, fixed)):
        return 1
    return -1

def why_walk_out(s, me, fixed):
    return -1

def why_resolve_card(s, me, card_1, fixed):
    if not (CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)):
        return 0
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (80,)) == 0 or s.first_player != me)):
        return 1
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (80,)) == 0 or s.first_player != me)):
        return 2
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (79,)) == 0 or any_over_115(s, fixed))):
        return 3
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (74,)) == 0 or d_d_free_slot(s, me))):
        return 4
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (58, 59)) == 0 or any_over_116(s, me, fixed)) and ((card_1 in (60,)) == 0 or any_over_117(s, me, fixed)) and ((card_1 in (61,)) == 0 or any_over_118(s, me, fixed)) and ((card_1 in (62, 63)) == 0 or any_over_119(s, me, fixed)) and ((card_1 in (64, 65)) == 0 or any_over_120(s, me, fixed)) and ((card_1 in (66, 67)) == 0 or any_over_121(s, me, fixed)) and ((card_1 in (68,)) == 0 or any_over_122(s, me, fixed)) and ((card_1 in (69, 70)) == 0 or any_over_123(s, me, fixed)) and ((card_1 in (71,)) == 0 or any_over_124(s, me, fixed)) and ((card_1 in (72,)) == 0 or any_over_125(s, me, fixed)) and ((card_1 in (74,)) == 0 or d_d_free_slot(s, me) and any_over_126(s, me, fixed)) and ((card_1 in (75,)) == 0 or any_over_127(s, me, fixed)) and ((card_1 in (79,)) == 0 or any_over_115(s, fixed) and any_over_128(s, me, fixed)) and ((card_1 in (81,)) == 0 or any_over_129(s, me, fixed)) and ((card_1 in (82, 83)) == 0 or any_over_130(s, me, fixed)))):
        return 5
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (79,)) == 0 or any_over_131(s, fixed, me))):
        return 6
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (79,)) == 0 or any_over_131(s, fixed, me))):
        return 7
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (74,)) == 0 or d_d_free_slot(s, me) and any_over_132(s, me, fixed))):
        return 8
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (53,)) == 0 or any_over_134(s, me, fixed))):
        return 9
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (53,)) == 0 or any_over_135(s, me, fixed))):
        return 10
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (53,)) == 0 or any_over_135(s, me, fixed))):
        return 11
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (46,)) == 0 or any_over_137(s, fixed, card_1))):
        return 12
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (42,)) == 0 or s.model_version[me] >= 1)):
        return 13
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (41,)) == 0 or s.compute[me] > s.model_version[me]) and ((card_1 in (47,)) == 0 or s.compute[me] > s.model_version[me] and s.compute[me] >= 2))):
        return 14
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (41,)) == 0 or s.compute[me] > s.model_version[me] and d_d_model_gate(s, me))):
        return 15
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (36, 37)) == 0 or d_d_chip_gate(s, me, 1))):
        return 16
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (32, 33)) == 0 or d_d_worker_gate(s, me, 1))):
        return 17
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (30, 31)) == 0 or s.reputation[me] >= -1)):
        return 18
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (27,)) == 0 or not any_over_138(s, me)) and ((card_1 in (41,)) == 0 or s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and any_over_139(s, me))))):
        return 19
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (27,)) == 0 or not any_over_138(s, me) and any_over_140(s, me))):
        return 20
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (22,)) == 0 or s.net_worth[me] < 2) and ((card_1 in (26,)) == 0 or s.net_worth[me] == 2))):
        return 21
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (20,)) == 0 or 1)):
        return 22
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (17,)) == 0 or s.subsidies[me] >= 1)):
        return 23
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (15,)) == 0 or any_over_141(s, me, fixed)) and ((card_1 in (34, 35)) == 0 or any_over_142(s, fixed, me)) and ((card_1 in (38,)) == 0 or any_over_143(s, fixed, me)))):
        return 24
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (38,)) == 0 or any_over_143(s, fixed, me))):
        return 25
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_1 in (34, 35)) == 0 or any_over_144(s, fixed, me)))):
        return 26
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (13, 14)) == 0 or s.corporate_funds[me] >= 2) and ((card_1 in (34, 35)) == 0 or any_over_144(s, fixed, me)))):
        return 27
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (11, 12)) == 0 or d_d_presence_gate(s, me))):
        return 28
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (10,)) == 0 or s.subsidy_supply >= 1)):
        return 29
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and (((card_1 in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_145(s, me, fixed)) and ((card_1 in (11, 12)) == 0 or d_d_presence_gate(s, me) and any_over_146(s, fixed, me)) and ((card_1 in (18,)) == 0 or any_over_147(s, me, fixed)) and ((card_1 in (61,)) == 0 or any_over_148(s, me, fixed)) and ((card_1 in (73,)) == 0 or any_over_150(s, me, fixed)) and ((card_1 in (77,)) == 0 or any_over_151(s, me, fixed)))):
        return 30
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (10,)) == 0 or s.subsidy_supply >= 1 and any_over_145(s, me, fixed))):
        return 31
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (2, 3)) == 0 or s.presence[me].bit_count() >= 2)):
        return 32
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and ((card_1 in (0, 1)) == 0 or s.corporate_funds[me] < 10)):
        return 33
    if not ((CARDS_KIND[card_1] == 0 or d_d_free_slot(s, me)) and BY_CAN_CARDS_EFFECT[card_1](s, me, card_1)):
        return 34
    return -1

def why_play_free_card(s, me, fixed):
    if not any_over_152(s, me, fixed):
        return 0
    if not any_over_153(s, me, fixed):
        return 1
    if not any_over_154(s, me, fixed):
        return 2
    if not any_over_154(s, me, fixed):
        return 3
    if not any_over_155(s, me, fixed):
        return 4
    if not any_over_156(s, me, fixed):
        return 5
    if not any_over_157(s, me, fixed):
        return 6
    if not any_over_158(s, me, fixed):
        return 7
    if not any_over_158(s, me, fixed):
        return 8
    if not any_over_159(s, me, fixed):
        return 9
    if not any_over_160(s, me, fixed):
        return 10
    if not any_over_161(s, me, fixed):
        return 11
    if not any_over_161(s, me, fixed):
        return 12
    if not any_over_162(s, me, fixed):
        return 13
    if not any_over_164(s, me, fixed):
        return 14
    if not any_over_165(s, me, fixed):
        return 15
    if not any_over_166(s, me, fixed):
        return 16
    if not any_over_167(s, me, fixed):
        return 17
    if not any_over_168(s, me, fixed):
        return 18
    if not any_over_169(s, me, fixed):
        return 19
    if not any_over_170(s, me, fixed):
        return 20
    if not any_over_171(s, me, fixed):
        return 21
    if not any_over_172(s, me, fixed):
        return 22
    if not any_over_173(s, me, fixed):
        return 23
    if not any_over_174(s, me, fixed):
        return 24
    if not any_over_175(s, me, fixed):
        return 25
    if not any_over_176(s, me, fixed):
        return 26
    if not any_over_177(s, me, fixed):
        return 27
    if not any_over_177(s, me, fixed):
        return 28
    if not any_over_178(s, me, fixed):
        return 29
    if not any_over_179(s, me, fixed):
        return 30
    if not any_over_180(s, me, fixed):
        return 31
    if not any_over_181(s, me, fixed):
        return 32
    if not any_over_182(s, me, fixed):
        return 33
    if not any_over_183(s, me, fixed):
        return 34
    if not any_over_184(s, me, fixed):
        return 35
    if not any_over_185(s, me, fixed):
        return 36
    return -1

def why_window(s, me, fixed):
    return -1

def why_buy_chips(s, me, fixed):
    if not s.compute[me] < 7:
        return 0
    if not (s.compute[me] < 7 and d_d_chip_gate(s, me, 1)):
        return 1
    if not (s.compute[me] < 7 and (d_d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_q_chip_price(s, me))):
        return 2
    if not (s.compute[me] < 7 and (d_d_chip_gate(s, me, 1) and s.corporate_funds[me] >= q_q_chip_price(s, me))):
        return 3
    return -1

def why_file_patent(s, me, fixed):
    return -1

def why_recruit(s, me, fixed):
    if not s.workers[me] < 8:
        return 0
    if not (s.workers[me] < 8 and d_d_worker_gate(s, me, 1)):
        return 1
    if not (s.workers[me] < 8 and (d_d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_q_recruit_price(s, me, 1))):
        return 2
    if not (s.workers[me] < 8 and (d_d_worker_gate(s, me, 1) and s.corporate_funds[me] >= q_q_recruit_price(s, me, 1))):
        return 3
    return -1

def why_train_model(s, me, fixed):
    if not s.model_version[me] < 7:
        return 0
    if not (s.model_version[me] < 7 and s.compute[me] > s.model_version[me]):
        return 1
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and d_d_model_gate(s, me))):
        return 2
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and s.corporate_funds[me] >= q_q_train_price(s, me)))):
        return 3
    if not (s.model_version[me] < 7 and (s.compute[me] > s.model_version[me] and (d_d_model_gate(s, me) and s.corporate_funds[me] >= q_q_train_price(s, me)))):
        return 4
    return -1

def why_government_handout(s, me, fixed):
    if not any_over_186(s, me, fixed):
        return 0
    if not any_over_187(s, me, fixed):
        return 1
    if not any_over_188(s, me, fixed):
        return 2
    if not any_over_189(s, me, fixed):
        return 3
    if not any_over_190(s, me, fixed):
        return 4
    if not any_over_191(s, me, fixed):
        return 5
    if not any_over_192(s, me, fixed):
        return 6
    if not any_over_193(s, me, fixed):
        return 7
    if not any_over_194(s, me, fixed):
        return 8
    return -1

def why_stock_buyback(s, me, fixed):
    if not s.net_worth[me] < 2:
        return 0
    if not (s.net_worth[me] < 2 and s.corporate_funds[me] >= q_q_buyback_price(s, me)):
        return 1
    if not (s.net_worth[me] < 2 and s.reputation[me] >= q_q_buyback_reputation(s, me) + -2):
        return 2
    if not (s.net_worth[me] < 2 and (s.corporate_funds[me] >= q_q_buyback_price(s, me) and s.reputation[me] >= q_q_buyback_reputation(s, me) + -2)):
        return 3
    return -1

def why_marketing(s, me, fixed):
    return -1

def why_scale_presence(s, me, fixed):
    if not s.presence[me].bit_count() < 6:
        return 0
    if not (s.presence[me].bit_count() < 6 and d_d_presence_gate(s, me)):
        return 1
    if not (s.presence[me].bit_count() < 6 and (d_d_presence_gate(s, me) and any_over_195(s, fixed, me))):
        return 2
    if not (s.presence[me].bit_count() < 6 and (d_d_presence_gate(s, me) and (any_over_195(s, fixed, me) and s.corporate_funds[me] >= q_q_presence_price(s, me)))):
        return 3
    if not (s.presence[me].bit_count() < 6 and (d_d_presence_gate(s, me) and (any_over_195(s, fixed, me) and s.corporate_funds[me] >= q_q_presence_price(s, me)))):
        return 4
    return -1

def why_play_paid_card(s, me, fixed):
    if not any_over_196(s, me, fixed):
        return 0
    if not any_over_197(s, me, fixed):
        return 1
    if not any_over_197(s, me, fixed):
        return 2
    if not any_over_198(s, me, fixed):
        return 3
    if not any_over_199(s, me, fixed):
        return 4
    if not any_over_200(s, me, fixed):
        return 5
    if not any_over_201(s, me, fixed):
        return 6
    if not any_over_202(s, me, fixed):
        return 7
    if not any_over_203(s, me, fixed):
        return 8
    if not any_over_204(s, me, fixed):
        return 9
    if not any_over_204(s, me, fixed):
        return 10
    if not any_over_206(s, me, fixed):
        return 11
    if not any_over_207(s, me, fixed):
        return 12
    if not any_over_208(s, me, fixed):
        return 13
    if not any_over_209(s, me, fixed):
        return 14
    if not any_over_212(s, me, fixed):
        return 15
    if not any_over_214(s, me, fixed):
        return 16
    if not any_over_215(s, me, fixed):
        return 17
    if not any_over_216(s, me, fixed):
        return 18
    if not any_over_217(s, me, fixed):
        return 19
    if not any_over_218(s, me, fixed):
        return 20
    if not any_over_219(s, me, fixed):
        return 21
    if not any_over_220(s, me, fixed):
        return 22
    if not any_over_221(s, me, fixed):
        return 23
    if not any_over_222(s, me, fixed):
        return 24
    if not any_over_223(s, me, fixed):
        return 25
    if not any_over_224(s, me, fixed):
        return 26
    if not any_over_225(s, me, fixed):
        return 27
    if not any_over_226(s, me, fixed):
        return 28
    if not any_over_228(s, me, fixed):
        return 29
    if not any_over_229(s, me, fixed):
        return 30
    if not any_over_231(s, me, fixed):
        return 31
    if not any_over_232(s, me, fixed):
        return 32
    if not any_over_233(s, me, fixed):
        return 33
    if not any_over_234(s, me, fixed):
        return 34
    if not any_over_236(s, me, fixed):
        return 35
    if not any_over_237(s, me, fixed):
        return 36
    if not any_over_238(s, me, fixed):
        return 37
    if not any_over_239(s, me, fixed):
        return 38
    return -1

def why_play_card(s, me, fixed):
    return -1

def why_restructure(s, me, fixed):
    if not any_over_240(s, me, fixed):
        return 0
    if not any_over_240(s, me, fixed):
        return 1
    return -1

def why_hostile_audit(s, me, fixed):
    if not any_over_241(s, me, fixed):
        return 0
    if not any_over_242(s, me, fixed):
        return 1
    if not any_over_244(s, me, fixed):
        return 2
    if not any_over_245(s, me, fixed):
        return 3
    if not any_over_246(s, me, fixed):
        return 4
    if not any_over_247(s, me, fixed):
        return 5
    return -1

def why_draw_from_decks(s, me, n_1, fixed):
    return -1

def why_fire_and_rehire(s, me, fixed):
    return -1

def why_strategy(s, me, fixed):
    if not 1:
        return 0
    return -1

def why_discard_one(s, me, fixed):
    if not any_over_249(s, me, fixed):
        return 0
    if not any_over_249(s, me, fixed):
        return 1
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
def p_do_cover_up(s, me, number_1):
    #log s.tape.append((2, 5, me, (), None))
    #log COVER.add(6)
    if f_shielded_orders(s, me):
        pass
    else:
        #log old_1 = s.orders[me * 8 + (number_1 - 1)]
        s.orders[me * 8 + (number_1 - 1)] = -1
        #log s.tape.append((3, 6, me, (s.orders[me * 8 + (number_1 - 1)], old_1), 1 << me))
    #log COVER.add(7)
    if f_shielded_face_down(s, me):
        pass
    else:
        #log old_2 = s.face_down[me * 8 + (number_1 - 1)]
        s.face_down[me * 8 + (number_1 - 1)] = 0
        #log s.tape.append((4, 7, me, (s.face_down[me * 8 + (number_1 - 1)], old_2), None))

# ---- do_reveal_board, content/disruptopia/turn.rules:3
def p_do_reveal_board(s, me):
    #log s.tape.append((0, 1, me, (), None))
    #log COVER.add(2)
    for number in (1, 2, 3, 4, 5, 6, 7, 8):
        if s.face_down[me * 8 + (number - 1)]:
            #log COVER.add(3)
            if f_shielded_plan(s, me):
                pass
            else:
                #log old = s.plan[me * 8 + (number - 1)]
                s.plan[me * 8 + (number - 1)] = s.orders[me * 8 + (number - 1)]
                #log s.tape.append((1, 3, me, (s.plan[me * 8 + (number - 1)], old), None))
            #log COVER.add(4)
            p_do_cover_up(s, me, number)

# ---- head_cards_effect_in01
def p_head_cards_effect_in01(s, me, this):
    #log COVER.add(59)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in02
def p_head_cards_effect_in02(s, me, this):
    #log COVER.add(60)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in03
def p_head_cards_effect_in03(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in04
def p_head_cards_effect_in04(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in05
def p_head_cards_effect_in05(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in08
def p_head_cards_effect_in08(s, me, this):
    #log COVER.add(68)
    if 1:
        s.corporate_funds[me] -= 2
        #log s.tape.append((13, 69, me, (2,), None))
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in10
def p_head_cards_effect_in10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in11
def p_head_cards_effect_in11(s, me, this):
    #log COVER.add(71)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in13
def p_head_cards_effect_in13(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in14
def p_head_cards_effect_in14(s, me, this):
    # head_draw_from_decks, content/disruptopia/turn.rules:125
    #log s.tape.append((15, 73, me, (), None))
    s.scratch = ()
    kept_2 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_2

# ---- head_cards_effect_in15
def p_head_cards_effect_in15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in16
def p_head_cards_effect_in16(s, me, this):
    #log COVER.add(80)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in17
def p_head_cards_effect_in17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in18
def p_head_cards_effect_in18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in19
def p_head_cards_effect_in19(s, me, this):
    #log COVER.add(81)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_in20
def p_head_cards_effect_in20(s, me, this):
    #log COVER.add(82)
    #log COVER.add(83)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs01
def p_head_cards_effect_rs01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs02
def p_head_cards_effect_rs02(s, me, this):
    #log COVER.add(84)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs03
def p_head_cards_effect_rs03(s, me, this):
    #log COVER.add(85)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs05
def p_head_cards_effect_rs05(s, me, this):
    #log COVER.add(89)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- do_cancel_worker, content/disruptopia/turn.rules:170
def p_do_cancel_worker(s, me, number_3):
    #log s.tape.append((24, 99, me, (), None))
    #log COVER.add(100)
    if f_shielded_plan(s, me):
        pass
    else:
        #log old_3 = s.plan[me * 8 + (number_3 - 1)]
        s.plan[me * 8 + (number_3 - 1)] = -1
        #log s.tape.append((1, 100, me, (s.plan[me * 8 + (number_3 - 1)], old_3), None))
    #log COVER.add(101)
    p_do_cover_up(s, me, number_3)

# ---- do_lose_worker, content/disruptopia/turn.rules:161
def p_do_lose_worker(s, me):
    #log s.tape.append((22, 94, me, (), None))
    #log COVER.add(95)
    if s.worker_loss == 1:
        #log COVER.add(96)
        if f_shielded_leaving(s, me):
            pass
        else:
            #log before = s.leaving[me]
            value = s.leaving[me] + 1
            if value > 5:
                value = 5
            s.leaving[me] = value
            #log change_2 = value - before
            #log s.tape.append((23, 96, me, (change_2,), None))
    else:
        #log COVER.add(97)
        if s.workers[me] > 3:
            #log COVER.add(98)
            p_do_cancel_worker(s, me, s.workers[me])
            #log COVER.add(103)
            if f_shielded_workers_below(s, me):
                pass
            else:
                #log before = s.workers[me]
                value = s.workers[me] - 1
                if value < 3:
                    value = 3
                s.workers[me] = value
                #log change_3 = value - before
                #log s.tape.append((25, 103, me, (0 - change_3,), None))

# ---- head_cards_effect_rs07
def p_head_cards_effect_rs07(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs08
def p_head_cards_effect_rs08(s, me, this):
    #log COVER.add(105)
    #log COVER.add(106)
    #log COVER.add(107)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs09
def p_head_cards_effect_rs09(s, me, this):
    #log COVER.add(108)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs10
def p_head_cards_effect_rs10(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs11
def p_head_cards_effect_rs11(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs12
def p_head_cards_effect_rs12(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs14
def p_head_cards_effect_rs14(s, me, this):
    #log COVER.add(110)
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs15
def p_head_cards_effect_rs15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs16
def p_head_cards_effect_rs16(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs17
def p_head_cards_effect_rs17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs18
def p_head_cards_effect_rs18(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs20
def p_head_cards_effect_rs20(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_rs21
def p_head_cards_effect_rs21(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_sb01
def p_head_cards_effect_sb01(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_sb15
def p_head_cards_effect_sb15(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_sb17
def p_head_cards_effect_sb17(s, me, this):
    s.targeting = this
    s.targeted = 0
    s.scratch = ()

# ---- head_cards_effect_sb19
def p_head_cards_effect_sb19(s, me, this):
    #log COVER.add(136)
    # head_hold_agenda, content/disruptopia/turn.rules:185
    #log s.tape.append((30, 137, me, (), None))
    s.scratch = ()
    kept_5 = s.scratch
    s.targeting = this
    s.targeted = 0
    s.scratch = () + kept_5

# ---- body_cards_effect_in01
def p_body_cards_effect_in01(s, me, this, kept):
    old_source = s.source
    old_source_by = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source
    s.source_by = old_source_by

# ---- body_cards_effect_in02
def p_body_cards_effect_in02(s, me, this, kept):
    old_source_1 = s.source
    old_source_by_1 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_1
    s.source_by = old_source_by_1

# ---- body_cards_effect_in03
def p_body_cards_effect_in03(s, me, this, kept):
    old_source_2 = s.source
    old_source_by_2 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(142)
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += WEALTH_TERM_SHEET[WEALTH_BY_RANK[s.net_worth[me]]]
        #log change_4 = s.corporate_funds[me] - before
        #log s.tape.append((33, 142, me, (change_4,), None))
    s.source = old_source_2
    s.source_by = old_source_by_2

# ---- body_cards_effect_in04
def p_body_cards_effect_in04(s, me, this, kept):
    old_source_3 = s.source
    old_source_by_3 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(143)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + min(3, s.presence[me].bit_count())
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_5 = value - before
        #log s.tape.append((34, 143, me, (change_5,), None))
    s.source = old_source_3
    s.source_by = old_source_by_3

# ---- body_cards_effect_in05
def p_body_cards_effect_in05(s, me, this, kept):
    old_source_4 = s.source
    old_source_by_4 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(144)
    if s.net_worth[me] >= 1:
        #log COVER.add(145)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + 3
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_6 = value - before
            #log s.tape.append((35, 145, me, (change_6,), None))
    else:
        #log COVER.add(146)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + 2
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_7 = value - before
            #log s.tape.append((35, 146, me, (change_7,), None))
    s.source = old_source_4
    s.source_by = old_source_by_4

# ---- do_take_subsidy, content/disruptopia/turn.rules:143
def p_do_take_subsidy(s, me, region_7):
    #log s.tape.append((36, 149, me, (), None))
    #log COVER.add(151)
    #log COVER.add(152)
    price_3 = f_fee_take_subsidy_0_0(s, me, region_7, 0)
    price_4 = f_fee_take_subsidy_0_0(s, me, region_7, 1)
    price_5 = f_fee_take_subsidy_0_0(s, me, region_7, 2)
    price_6 = f_fee_take_subsidy_0_0(s, me, region_7, 3)
    price_7 = f_fee_take_subsidy_0_0(s, me, region_7, 4)
    if price_3 > 0:
        s.corporate_funds[me] += 0 - price_3
        s.corporate_funds[0] += price_3
        #log s.tape.append((13, 149, me, (price_3,), None))
    if price_4 > 0:
        s.corporate_funds[me] += 0 - price_4
        s.corporate_funds[1] += price_4
        #log s.tape.append((13, 149, me, (price_4,), None))
    if price_5 > 0:
        s.corporate_funds[me] += 0 - price_5
        s.corporate_funds[2] += price_5
        #log s.tape.append((13, 149, me, (price_5,), None))
    if price_6 > 0:
        s.corporate_funds[me] += 0 - price_6
        s.corporate_funds[3] += price_6
        #log s.tape.append((13, 149, me, (price_6,), None))
    if price_7 > 0:
        s.corporate_funds[me] += 0 - price_7
        s.corporate_funds[4] += price_7
        #log s.tape.append((13, 149, me, (price_7,), None))
    #log COVER.add(153)
    #log before = s.region_tokens[region_7]
    s.region_tokens[region_7] -= 1
    #log change_8 = s.region_tokens[region_7] - before
    #log s.tape.append((37, 153, me, (0 - change_8, region_7), None))
    #log COVER.add(154)
    if f_shielded_subsidies(s, me):
        pass
    else:
        #log before = s.subsidies[me]
        value = s.subsidies[me] + 1
        if value > 14:
            value = 14
        s.subsidies[me] = value
        #log change_9 = value - before
        #log s.tape.append((38, 154, me, (change_9,), None))

# ---- body_cards_effect_in07
def p_body_cards_effect_in07(s, me, this, kept):
    region_2 = kept[0]
    old_source_6 = s.source
    old_source_by_6 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(156)
    if f_shielded_presence(s, me):
        pass
    else:
        s.presence[me] = s.presence[me] | 1 << region_2
        #log s.tape.append((39, 156, me, (region_2,), None))
    s.source = old_source_6
    s.source_by = old_source_by_6

# ---- body_cards_effect_in08
def p_body_cards_effect_in08(s, me, this, kept):
    old_source_7 = s.source
    old_source_by_7 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(157)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_10 = value - before
        #log s.tape.append((34, 157, me, (change_10,), None))
    s.source = old_source_7
    s.source_by = old_source_by_7

# ---- body_cards_effect_in09
def p_body_cards_effect_in09(s, me, this, kept):
    n = kept[0]
    old_source_8 = s.source
    old_source_by_8 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(158)
    if f_shielded_power_below(s, me):
        pass
    else:
        #log before = s.power[me]
        value = s.power[me] + (0 - n)
        if value < 0:
            value = 0
        s.power[me] = value
        #log change_11 = value - before
        #log s.tape.append((40, 158, me, (0 - change_11,), None))
    #log COVER.add(159)
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += 3 * n
        #log change_12 = s.corporate_funds[me] - before
        #log s.tape.append((33, 159, me, (change_12,), None))
    s.source = old_source_8
    s.source_by = old_source_by_8

# ---- body_cards_effect_in11
def p_body_cards_effect_in11(s, me, this, kept):
    old_source_10 = s.source
    old_source_by_10 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_10
    s.source_by = old_source_by_10

# ---- body_cards_effect_in12
def p_body_cards_effect_in12(s, me, this, kept):
    region_3 = kept[0]
    old_source_11 = s.source
    old_source_by_11 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(164)
    #log old_7 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_3
    #log s.tape.append((42, 164, me, (s.card_chosen_region[this], old_7), None))
    s.source = old_source_11
    s.source_by = old_source_by_11

# ---- body_cards_effect_in13
def p_body_cards_effect_in13(s, me, this, kept):
    old_source_12 = s.source
    old_source_by_12 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_12
    s.source_by = old_source_by_12

# ---- do_discard, content/disruptopia/turn.rules:116
def p_do_discard(s, me, card_5):
    #log s.tape.append((44, 167, me, (), None))
    #log COVER.add(171)
    moved_1 = those_over_1(s, card_5)
    place = 24 + CARDS_DECK[card_5]
    for card in moved_1:
        put_known(s, card, place)
    #log s.tape.append((45, 171, me, (moved_1,), None))

# ---- body_cards_effect_in15
def p_body_cards_effect_in15(s, me, this, kept):
    old_source_14 = s.source
    old_source_by_14 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_14
    s.source_by = old_source_by_14

# ---- body_cards_effect_in16
def p_body_cards_effect_in16(s, me, this, kept):
    old_source_15 = s.source
    old_source_by_15 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(174)
    s.lasting_24[me] = s.lasting_24[me] + (me,)
    #log s.tape.append((46, 174, me, (), None))
    s.lasting_25[me] = s.lasting_25[me] + (me,)
    #log s.tape.append((47, 174, me, (), None))
    s.source = old_source_15
    s.source_by = old_source_by_15

# ---- body_cards_effect_in17
def p_body_cards_effect_in17(s, me, this, kept):
    old_source_16 = s.source
    old_source_by_16 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_16
    s.source_by = old_source_by_16

# ---- body_cards_effect_in18
def p_body_cards_effect_in18(s, me, this, kept):
    old_source_17 = s.source
    old_source_by_17 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_17
    s.source_by = old_source_by_17

# ---- body_cards_effect_in19
def p_body_cards_effect_in19(s, me, this, kept):
    old_source_18 = s.source
    old_source_by_18 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(175)
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += -(-s.power[me] // 2)
        #log change_15 = s.corporate_funds[me] - before
        #log s.tape.append((33, 175, me, (change_15,), None))
    s.source = old_source_18
    s.source_by = old_source_by_18

# ---- body_cards_effect_in20
def p_body_cards_effect_in20(s, me, this, kept):
    old_source_19 = s.source
    old_source_by_19 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(176)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_16 = value - before
        #log s.tape.append((34, 176, me, (change_16,), None))
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += 2
        #log change_17 = s.corporate_funds[me] - before
        #log s.tape.append((33, 176, me, (change_17,), None))
    s.source = old_source_19
    s.source_by = old_source_by_19

# ---- body_cards_effect_rs01
def p_body_cards_effect_rs01(s, me, this, kept):
    old_source_20 = s.source
    old_source_by_20 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(177)
    s.lasting_26[me] = s.lasting_26[me] + (me,)
    #log s.tape.append((48, 177, me, (), None))
    s.source = old_source_20
    s.source_by = old_source_by_20

# ---- body_cards_effect_rs02
def p_body_cards_effect_rs02(s, me, this, kept):
    old_source_21 = s.source
    old_source_by_21 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(178)
    if f_shielded_reputation_below(s, me):
        pass
    else:
        before = s.reputation[me]
        s.reputation[me] = value = before - 1
        change_18 = value - before
        #log s.tape.append((49, 178, me, (0 - change_18,), None))
        if change_18 != 0:
            p_on_after_lose_reputation(s, me, 0 - change_18, 0)
    #log COVER.add(179)
    s.lasting_27[me] = s.lasting_27[me] + (me,)
    #log s.tape.append((48, 179, me, (), None))
    s.source = old_source_21
    s.source_by = old_source_by_21

# ---- body_cards_effect_rs04
def p_body_cards_effect_rs04(s, me, this, kept):
    n_2 = kept[0]
    old_source_23 = s.source
    old_source_by_23 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(187)
    if f_shielded_workers(s, me):
        pass
    else:
        #log before = s.workers[me]
        value = s.workers[me] + n_2
        if value > 8:
            value = 8
        s.workers[me] = value
        #log change_20 = value - before
        #log s.tape.append((50, 187, me, (change_20,), None))
    s.source = old_source_23
    s.source_by = old_source_by_23

# ---- body_cards_effect_rs05
def p_body_cards_effect_rs05(s, me, this, kept):
    old_source_24 = s.source
    old_source_by_24 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(188)
    if f_shielded_compute(s, me):
        pass
    else:
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_21 = value - before
        #log s.tape.append((52, 188, me, (change_21,), None))
        if change_21 != 0:
            p_on_after_gain_compute(s, me, change_21, 0)
    s.source = old_source_24
    s.source_by = old_source_by_24

# ---- body_cards_effect_rs06
def p_body_cards_effect_rs06(s, me, this, kept):
    n_3 = kept[0]
    #log kept_8 = kept[1:]
    old_source_25 = s.source
    old_source_by_25 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(189)
    # body_lose_workers, content/disruptopia/turn.rules:167
    #log COVER.add(92)
    for turn_2 in range(1, n_3 + 1):
        #log COVER.add(93)
        p_do_lose_worker(s, me)
    #log COVER.add(190)
    if f_shielded_compute(s, me):
        pass
    else:
        before = s.compute[me]
        value = before + n_3
        bound = max(1, q_q_lowest_compute(s, me))
        if value < bound:
            value = bound
        if value > 7:
            value = 7
        s.compute[me] = value
        change_22 = value - before
        #log s.tape.append((52, 190, me, (change_22,), None))
        if change_22 != 0:
            p_on_after_gain_compute(s, me, change_22, 0)
    s.source = old_source_25
    s.source_by = old_source_by_25

# ---- body_cards_effect_rs07
def p_body_cards_effect_rs07(s, me, this, kept):
    old_source_26 = s.source
    old_source_by_26 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_26
    s.source_by = old_source_by_26

# ---- body_cards_effect_rs09
def p_body_cards_effect_rs09(s, me, this, kept):
    old_source_28 = s.source
    old_source_by_28 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_28
    s.source_by = old_source_by_28

# ---- body_cards_effect_rs10
def p_body_cards_effect_rs10(s, me, this, kept):
    old_source_29 = s.source
    old_source_by_29 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(192)
    s.lasting_28[me] = s.lasting_28[me] + (me,)
    #log s.tape.append((54, 192, me, (), None))
    s.source = old_source_29
    s.source_by = old_source_by_29

# ---- body_cards_effect_rs11
def p_body_cards_effect_rs11(s, me, this, kept):
    old_source_30 = s.source
    old_source_by_30 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_30
    s.source_by = old_source_by_30

# ---- body_cards_effect_rs12
def p_body_cards_effect_rs12(s, me, this, kept):
    old_source_31 = s.source
    old_source_by_31 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_31
    s.source_by = old_source_by_31

# ---- body_cards_effect_rs13
def p_body_cards_effect_rs13(s, me, this, kept):
    found = kept[0]
    old_source_32 = s.source
    old_source_by_32 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(193)
    moved_2 = those_over_2(s, found)
    place = 1 + me
    for card in moved_2:
        put_known(s, card, place)
    #log s.tape.append((56, 193, me, (len(moved_2),), None))
    #log s.tape.append((55, 193, me, (moved_2,), 1 << me))
    s.source = old_source_32
    s.source_by = old_source_by_32

# ---- body_cards_effect_rs14
def p_body_cards_effect_rs14(s, me, this, kept):
    old_source_33 = s.source
    old_source_by_33 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(194)
    if f_shielded_compute_below(s, me):
        pass
    else:
        #log before = s.compute[me]
        value = s.compute[me] - 1
        bound = max(1, q_q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        #log change_24 = value - before
        #log s.tape.append((57, 194, me, (0 - change_24,), None))
    #log COVER.add(195)
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += 3
        #log change_25 = s.corporate_funds[me] - before
        #log s.tape.append((33, 195, me, (change_25,), None))
    s.source = old_source_33
    s.source_by = old_source_by_33

# ---- body_cards_effect_rs15
def p_body_cards_effect_rs15(s, me, this, kept):
    old_source_34 = s.source
    old_source_by_34 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_34
    s.source_by = old_source_by_34

# ---- body_cards_effect_rs16
def p_body_cards_effect_rs16(s, me, this, kept):
    old_source_35 = s.source
    old_source_by_35 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_35
    s.source_by = old_source_by_35

# ---- body_cards_effect_rs18
def p_body_cards_effect_rs18(s, me, this, kept):
    old_source_37 = s.source
    old_source_by_37 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_37
    s.source_by = old_source_by_37

# ---- body_cards_effect_rs19
def p_body_cards_effect_rs19(s, me, this, kept):
    worker = kept[0]
    space = kept[1]
    #log kept_9 = kept[2:]
    old_source_38 = s.source
    old_source_by_38 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(204)
    # body_move_worker, content/disruptopia/turn.rules:182
    #log COVER.add(114)
    if f_shielded_plan(s, me):
        pass
    else:
        #log old_4 = s.plan[me * 8 + (worker - 1)]
        s.plan[me * 8 + (worker - 1)] = space
        #log s.tape.append((1, 114, me, (s.plan[me * 8 + (worker - 1)], old_4), None))
    s.source = old_source_38
    s.source_by = old_source_by_38

# ---- body_cards_effect_rs20
def p_body_cards_effect_rs20(s, me, this, kept):
    old_source_39 = s.source
    old_source_by_39 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_39
    s.source_by = old_source_by_39

# ---- body_cards_effect_rs21
def p_body_cards_effect_rs21(s, me, this, kept):
    old_source_40 = s.source
    old_source_by_40 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_40
    s.source_by = old_source_by_40

# ---- body_cards_effect_sb01
def p_body_cards_effect_sb01(s, me, this, kept):
    old_source_41 = s.source
    old_source_by_41 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_41
    s.source_by = old_source_by_41

# ---- body_cards_effect_sb02
def p_body_cards_effect_sb02(s, me, this, kept):
    target = kept[0]
    old_source_42 = s.source
    old_source_by_42 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(205)
    if f_shielded_from_all(s, target):
        pass
    else:
        s.lasting_30_next[target] = s.lasting_30_next[target] + (me,)
        #log s.tape.append((58, 205, target, (), None))
    s.source = old_source_42
    s.source_by = old_source_by_42

# ---- body_cards_effect_sb04
def p_body_cards_effect_sb04(s, me, this, kept):
    target_2 = kept[0]
    region_4 = kept[1]
    old_source_44 = s.source
    old_source_by_44 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(211)
    if f_shielded_presence_below(s, target_2):
        pass
    else:
        s.presence[target_2] = s.presence[target_2] & ~(1 << region_4)
        #log s.tape.append((59, 211, target_2, (region_4,), None))
    s.source = old_source_44
    s.source_by = old_source_by_44

# ---- body_cards_effect_sb05
def p_body_cards_effect_sb05(s, me, this, kept):
    target_3 = kept[0]
    old_source_45 = s.source
    old_source_by_45 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(212)
    if f_shielded_reputation_below(s, target_3):
        pass
    else:
        before = s.reputation[target_3]
        value = before - 2
        if value < -2:
            value = -2
        s.reputation[target_3] = value
        change_29 = value - before
        #log s.tape.append((49, 212, target_3, (0 - change_29,), None))
        if change_29 != 0:
            p_on_after_lose_reputation(s, target_3, 0 - change_29, 0)
    s.source = old_source_45
    s.source_by = old_source_by_45

# ---- body_cards_effect_sb06
def p_body_cards_effect_sb06(s, me, this, kept):
    target_4 = kept[0]
    old_source_46 = s.source
    old_source_by_46 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(213)
    if s.net_worth[target_4] > s.net_worth[me]:
        #log COVER.add(214)
        if f_shielded_power_below(s, target_4):
            pass
        else:
            #log before = s.power[target_4]
            value = s.power[target_4] - 3
            if value < 0:
                value = 0
            s.power[target_4] = value
            #log change_30 = value - before
            #log s.tape.append((40, 214, target_4, (0 - change_30,), None))
    else:
        #log COVER.add(215)
        if f_shielded_power_below(s, target_4):
            pass
        else:
            #log before = s.power[target_4]
            value = s.power[target_4] - 2
            if value < 0:
                value = 0
            s.power[target_4] = value
            #log change_31 = value - before
            #log s.tape.append((40, 215, target_4, (0 - change_31,), None))
    s.source = old_source_46
    s.source_by = old_source_by_46

# ---- body_cards_effect_sb07
def p_body_cards_effect_sb07(s, me, this, kept):
    target_5 = kept[0]
    old_source_47 = s.source
    old_source_by_47 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(216)
    if f_shielded_corporate_funds_below(s, target_5):
        taken = 0
    else:
        before = s.corporate_funds[target_5]
        value = before - 3
        if value < 0:
            value = 0
        s.corporate_funds[target_5] = value
        change_32 = value - before
        #log s.tape.append((60, 216, target_5, (0 - change_32,), None))
        taken = 0 - change_32
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        value = s.corporate_funds[me] + taken
        if value < 0:
            value = 0
        s.corporate_funds[me] = value
        #log change_33 = value - before
        #log s.tape.append((33, 216, me, (change_33,), None))
    s.source = old_source_47
    s.source_by = old_source_by_47

# ---- body_cards_effect_sb08
def p_body_cards_effect_sb08(s, me, this, kept):
    target_6 = kept[0]
    old_source_48 = s.source
    old_source_by_48 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(217)
    if f_shielded_compute_below(s, target_6):
        pass
    else:
        #log before = s.compute[target_6]
        value = s.compute[target_6] - 1
        bound = max(1, q_q_lowest_compute(s, target_6))
        if value < bound:
            value = bound
        s.compute[target_6] = value
        #log change_34 = value - before
        #log s.tape.append((57, 217, target_6, (0 - change_34,), None))
    s.source = old_source_48
    s.source_by = old_source_by_48

# ---- body_cards_effect_sb09
def p_body_cards_effect_sb09(s, me, this, kept):
    target_7 = kept[0]
    old_source_49 = s.source
    old_source_by_49 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(218)
    if f_shielded_subsidies_below(s, target_7):
        taken_1 = 0
    else:
        before = s.subsidies[target_7]
        s.subsidies[target_7] = value = before - 1
        change_35 = value - before
        #log s.tape.append((61, 218, target_7, (0 - change_35,), None))
        taken_1 = 0 - change_35
    if f_shielded_subsidies(s, me):
        pass
    else:
        #log before = s.subsidies[me]
        value = s.subsidies[me] + taken_1
        if value < 0:
            value = 0
        if value > 14:
            value = 14
        s.subsidies[me] = value
        #log change_36 = value - before
        #log s.tape.append((38, 218, me, (change_36,), None))
    #log COVER.add(219)
    if f_shielded_reputation_below(s, me):
        pass
    else:
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_37 = value - before
        #log s.tape.append((49, 219, me, (0 - change_37,), None))
        if change_37 != 0:
            p_on_after_lose_reputation(s, me, 0 - change_37, 0)
    s.source = old_source_49
    s.source_by = old_source_by_49

# ---- body_cards_effect_sb13
def p_body_cards_effect_sb13(s, me, this, kept):
    #log target_10 = kept[0]
    stolen = kept[1]
    old_source_53 = s.source
    old_source_by_53 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(233)
    moved_5 = those_over_3(s, stolen)
    place = 11 + me
    for card in moved_5:
        put_known(s, card, place)
        if len(s.piles[place]) > s.effect_slots:
            raise RuleLimit('there is no room for another card', 233)
    #log s.tape.append((63, 233, me, (moved_5,), None))
    s.source = old_source_53
    s.source_by = old_source_by_53

# ---- body_cards_effect_sb14
def p_body_cards_effect_sb14(s, me, this, kept):
    target_11 = kept[0]
    old_source_54 = s.source
    old_source_by_54 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(234)
    # do_walk_out, content/disruptopia/turn.rules:174
    #log s.tape.append((64, 235, target_11, (), None))
    #log COVER.add(236)
    if len(d_d_unexecuted(s, target_11)) > 0:
        #log COVER.add(237)
        p_do_cancel_worker(s, target_11, d_d_unexecuted(s, target_11)[-1])
    s.source = old_source_54
    s.source_by = old_source_by_54

# ---- body_cards_effect_sb15
def p_body_cards_effect_sb15(s, me, this, kept):
    old_source_55 = s.source
    old_source_by_55 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_55
    s.source_by = old_source_by_55

# ---- body_cards_effect_sb16
def p_body_cards_effect_sb16(s, me, this, kept):
    region_6 = kept[0]
    old_source_56 = s.source
    old_source_by_56 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(239)
    #log old_9 = s.card_chosen_region[this]
    s.card_chosen_region[this] = region_6
    #log s.tape.append((42, 239, me, (s.card_chosen_region[this], old_9), None))
    s.source = old_source_56
    s.source_by = old_source_by_56

# ---- body_cards_effect_sb17
def p_body_cards_effect_sb17(s, me, this, kept):
    old_source_57 = s.source
    old_source_by_57 = s.source_by
    s.source = this
    s.source_by = me
    s.source = old_source_57
    s.source_by = old_source_by_57

# ---- body_cards_effect_sb18
def p_body_cards_effect_sb18(s, me, this, kept):
    x = kept[0]
    target_12 = kept[1]
    old_source_58 = s.source
    old_source_by_58 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(240)
    if f_shielded_power_below(s, target_12):
        pass
    else:
        #log before = s.power[target_12]
        value = s.power[target_12] + (0 - x)
        if value < 0:
            value = 0
        s.power[target_12] = value
        #log change_39 = value - before
        #log s.tape.append((40, 240, target_12, (0 - change_39,), None))
    #log COVER.add(241)
    if x == 3:
        #log COVER.add(242)
        if f_shielded_reputation_below(s, target_12):
            pass
        else:
            before = s.reputation[target_12]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[target_12] = value
            change_40 = value - before
            #log s.tape.append((49, 242, target_12, (0 - change_40,), None))
            if change_40 != 0:
                p_on_after_lose_reputation(s, target_12, 0 - change_40, 0)
    s.source = old_source_58
    s.source_by = old_source_by_58

# ---- body_cards_effect_sb19
def p_body_cards_effect_sb19(s, me, this, kept):
    #log kept_10 = kept[:]
    old_source_59 = s.source
    old_source_by_59 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(243)
    # body_hold_agenda, content/disruptopia/turn.rules:185
    #log COVER.add(138)
    #log old_5 = s.first_player
    s.first_player = me
    #log s.tape.append((31, 138, me, (s.first_player, old_5), None))
    #log COVER.add(139)
    #log old_6 = s.token_held
    s.token_held = 1
    #log s.tape.append((32, 139, me, (s.token_held, old_6), None))
    s.source = old_source_59
    s.source_by = old_source_by_59

# ---- body_cards_effect_sb21
def p_body_cards_effect_sb21(s, me, this, kept):
    target_14 = kept[0]
    old_source_61 = s.source
    old_source_by_61 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(251)
    if f_shielded_from_all(s, target_14):
        pass
    else:
        s.lasting_31[target_14] = s.lasting_31[target_14] + (me,)
        #log s.tape.append((48, 251, target_14, (), None))
    s.source = old_source_61
    s.source_by = old_source_by_61

# ---- do_buy_chips, content/disruptopia/turn.rules:37
def p_do_buy_chips(s, me):
    #log s.tape.append((68, 268, me, (), None))
    #log COVER.add(280)
    #log COVER.add(281)
    #log COVER.add(282)
    price_9 = q_q_chip_price(s, me)
    if price_9 > 0:
        s.corporate_funds[me] += 0 - price_9
        #log s.tape.append((13, 283, me, (price_9,), None))
    #log COVER.add(284)
    if f_shielded_compute(s, me):
        pass
    else:
        before = s.compute[me]
        value = before + 1
        bound = max(1, q_q_lowest_compute(s, me))
        if value < bound:
            value = bound
        s.compute[me] = value
        change_45 = value - before
        #log s.tape.append((52, 284, me, (change_45,), None))
        if change_45 != 0:
            p_on_after_gain_compute(s, me, change_45, 0)

# ---- do_board_action_b_chips
def p_do_board_action_b_chips(s, me, this):
    p_do_buy_chips(s, me)

# ---- do_board_action_b_patent
def p_do_board_action_b_patent(s, me, this):
    # do_file_patent, content/disruptopia/turn.rules:43
    #log s.tape.append((69, 269, me, (), None))
    #log COVER.add(286)
    if f_shielded_corporate_funds(s, me):
        pass
    else:
        #log before = s.corporate_funds[me]
        s.corporate_funds[me] += WEALTH_PATENT[WEALTH_BY_RANK[s.net_worth[me]]]
        #log change_46 = s.corporate_funds[me] - before
        #log s.tape.append((33, 286, me, (change_46,), None))
    # on_after_do_file_patent
    for seat_12 in CLOCKWISE[s.n][s.active]:
        waiting_5 = those_over_4(s, seat_12, me)
        for _ in RANGE_1000:
            if len(waiting_5) == 0:
                break
            now_5 = waiting_5[0]
            DO_REACTIONS_6[now_5](s, seat_12, me, now_5)
            waiting_5 = those_over_5(s, waiting_5, now_5, seat_12, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    p_expire_action(s)

# ---- do_board_action_b_recruit
def p_do_board_action_b_recruit(s, me, this):
    # do_recruit, content/disruptopia/turn.rules:46
    #log s.tape.append((70, 270, me, (), None))
    #log COVER.add(288)
    #log COVER.add(289)
    #log COVER.add(290)
    price_10 = q_q_recruit_price(s, me, 1)
    if price_10 > 0:
        s.corporate_funds[me] += 0 - price_10
        #log s.tape.append((13, 291, me, (price_10,), None))
    #log COVER.add(292)
    if f_shielded_workers(s, me):
        pass
    else:
        #log before = s.workers[me]
        s.workers[me] += 1
        #log change_47 = s.workers[me] - before
        #log s.tape.append((50, 292, me, (change_47,), None))

# ---- do_board_action_b_buyback
def p_do_board_action_b_buyback(s, me, this):
    # do_stock_buyback, content/disruptopia/turn.rules:63
    #log s.tape.append((74, 273, me, (), None))
    #log COVER.add(304)
    #log COVER.add(305)
    price_12 = q_q_buyback_price(s, me)
    price_13 = q_q_buyback_reputation(s, me)
    if price_12 > 0:
        s.corporate_funds[me] += 0 - price_12
        #log s.tape.append((13, 306, me, (price_12,), None))
    if price_13 > 0:
        s.reputation[me] += 0 - price_13
        #log s.tape.append((73, 307, me, (price_13,), None))
    # use_up_buyback_price
    s.lasting_24[me] = ()
    # use_up_buyback_reputation
    s.lasting_25[me] = ()
    #log COVER.add(308)
    if f_shielded_net_worth(s, me):
        pass
    else:
        #log before = s.net_worth[me]
        s.net_worth[me] += 1
        #log change_49 = s.net_worth[me] - before
        #log s.tape.append((75, 308, me, (change_49,), None))

# ---- do_fill_slot, content/disruptopia/turn.rules:148
def p_do_fill_slot(s, me, region_1):
    #log s.tape.append((10, 16, me, (), None))
    #log COVER.add(64)
    #log before = s.subsidy_supply
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    #log change_53 = value - before
    #log s.tape.append((11, 64, me, (0 - change_53,), None))
    #log COVER.add(65)
    #log before = s.region_tokens[region_1]
    value = s.region_tokens[region_1] + 1
    if value > 3:
        value = 3
    s.region_tokens[region_1] = value
    #log change_54 = value - before
    #log s.tape.append((12, 65, me, (change_54, region_1), None))

# ---- do_lose_workers, content/disruptopia/turn.rules:167
def p_do_lose_workers(s, me, n_4):
    #log s.tape.append((21, 31, me, (), None))
    #log COVER.add(92)
    for turn_5 in range(1, n_4 + 1):
        #log COVER.add(93)
        p_do_lose_worker(s, me)

# ---- do_move_worker, content/disruptopia/turn.rules:182
def p_do_move_worker(s, me, number_2, space_1):
    #log s.tape.append((27, 37, me, (), None))
    #log COVER.add(114)
    if f_shielded_plan(s, me):
        pass
    else:
        #log old_14 = s.plan[me * 8 + (number_2 - 1)]
        s.plan[me * 8 + (number_2 - 1)] = space_1
        #log s.tape.append((1, 114, me, (s.plan[me * 8 + (number_2 - 1)], old_14), None))

# ---- do_hold_agenda, content/disruptopia/turn.rules:185
def p_do_hold_agenda(s, me):
    #log s.tape.append((30, 52, me, (), None))
    #log COVER.add(138)
    #log old_15 = s.first_player
    s.first_player = me
    #log s.tape.append((31, 138, me, (s.first_player, old_15), None))
    #log COVER.add(139)
    #log old_16 = s.token_held
    s.token_held = 1
    #log s.tape.append((32, 139, me, (s.token_held, old_16), None))

# ---- use_cards_in01, content/disruptopia/cards/influence.yaml:12
def p_use_cards_in01(s, me, this):
    s.used_1[this] = 1
    old_source_62 = s.source
    old_source_by_62 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(447)
    if f_shielded_power(s, me):
        pass
    else:
        #log before = s.power[me]
        value = s.power[me] + 1
        if value > 29:
            value = 29
        s.power[me] = value
        #log change_58 = value - before
        #log s.tape.append((35, 447, me, (change_58,), None))
    s.source = old_source_62
    s.source_by = old_source_by_62

# ---- use_cards_in02, content/disruptopia/cards/influence.yaml:22
def p_use_cards_in02(s, me, this):
    s.used_2[this] = 1
    old_source_63 = s.source
    old_source_by_63 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(449)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + 1
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_59 = value - before
        #log s.tape.append((34, 449, me, (change_59,), None))
    s.source = old_source_63
    s.source_by = old_source_by_63

# ---- handler_23, content/disruptopia/cards/sabotage.yaml:162
def p_handler_23(s, me, actor, amount, index, this):
    if me != actor and (s.source != -1 and CARDS_DECK[s.source] == 2) and s.used_23[this] == 0 and s.running_23[this] == 0:
        s.running_23[this] = 1
        old_source_67 = s.source
        old_source_by_67 = s.source_by
        s.source = this
        s.source_by = me
        s.used_23[this] = 1
        #log COVER.add(470)
        if f_shielded_reputation(s, me):
            pass
        else:
            #log before = s.reputation[me]
            value = s.reputation[me] + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            #log change_64 = value - before
            #log s.tape.append((34, 470, me, (change_64,), None))
        s.source = old_source_67
        s.source_by = old_source_by_67
        s.running_23[this] = 0

# ---- on_after_lose_reputation
def p_on_after_lose_reputation(s, actor, amount, index):
    for seat_7 in CLOCKWISE[s.n][s.active]:
        waiting = those_over_6(s, seat_7, actor, amount, index)
        for _ in RANGE_1000:
            if len(waiting) == 0:
                break
            now = waiting[0]
            DO_REACTIONS_1[now](s, seat_7, actor, amount, index, now)
            waiting = those_over_7(s, waiting, now, seat_7, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)

# ---- handler_20, content/disruptopia/cards/sabotage.yaml:11
def p_handler_20(s, me, actor, amount, index, this):
    if me != actor and actor in d_d_neighbours(s, me):
        old_source_68 = s.source
        old_source_by_68 = s.source_by
        s.source = this
        s.source_by = me
        #log COVER.add(472)
        if f_shielded_corporate_funds_below(s, actor):
            taken_2 = 0
        else:
            before = s.corporate_funds[actor]
            value = before + (0 - amount)
            if value < 0:
                value = 0
            s.corporate_funds[actor] = value
            change_65 = value - before
            #log s.tape.append((60, 472, actor, (0 - change_65,), None))
            taken_2 = 0 - change_65
        if f_shielded_corporate_funds(s, me):
            pass
        else:
            #log before = s.corporate_funds[me]
            value = s.corporate_funds[me] + taken_2
            if value < 0:
                value = 0
            s.corporate_funds[me] = value
            #log change_66 = value - before
            #log s.tape.append((33, 472, me, (change_66,), None))
        s.source = old_source_68
        s.source_by = old_source_by_68

# ---- on_after_gain_compute
def p_on_after_gain_compute(s, actor, amount, index):
    for seat_8 in CLOCKWISE[s.n][s.active]:
        waiting_1 = those_over_8(s, seat_8, actor, amount, index)
        for _ in RANGE_1000:
            if len(waiting_1) == 0:
                break
            now_1 = waiting_1[0]
            DO_REACTIONS_2[now_1](s, seat_8, actor, amount, index, now_1)
            waiting_1 = those_over_9(s, waiting_1, now_1, seat_8, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)

# ---- handler_13, content/disruptopia/cards/research.yaml:135
def p_handler_13(s, me, actor, this):
    if me == actor:
        old_source_72 = s.source
        old_source_by_72 = s.source_by
        s.source = this
        s.source_by = me
        #log COVER.add(488)
        if f_shielded_corporate_funds(s, me):
            pass
        else:
            #log before = s.corporate_funds[me]
            s.corporate_funds[me] += 1
            #log change_69 = s.corporate_funds[me] - before
            #log s.tape.append((33, 488, me, (change_69,), None))
        s.source = old_source_72
        s.source_by = old_source_by_72

# ---- expire_action
def p_expire_action(s):
    for seat_13 in CLOCKWISE[s.n][0]:
        s.lasting_32[seat_13] = ()

# ---- head_cards_effect_in06
def p_head_cards_effect_in06(s, ret, me, this):
    s.f_head_cards_effect_in06_ret = ret
    s.f_head_cards_effect_in06_me = me
    s.f_head_cards_effect_in06_this = this
    #log COVER.add(61)
    #log COVER.add(62)
    s.player = me
    s.options = options = those_over_10(s, me)
    s.option_count = len(options)
    s.pc = 3
    return 0

def k_head_cards_effect_in06_1(s, region):
    #log s.tape.append((9, 62, s.f_head_cards_effect_in06_me, (region,), None))
    # head_fill_slot, content/disruptopia/turn.rules:148
    #log s.tape.append((10, 63, s.f_head_cards_effect_in06_me, (), None))
    s.scratch = scratch_now = ()
    kept_1 = scratch_now
    s.targeting = s.f_head_cards_effect_in06_this
    s.targeted = 0
    s.scratch = (region,) + kept_1
    return s.f_head_cards_effect_in06_ret

# ---- head_cards_effect_in07
def p_head_cards_effect_in07(s, ret, me, this):
    s.f_head_cards_effect_in07_ret = ret
    s.f_head_cards_effect_in07_me = me
    s.f_head_cards_effect_in07_this = this
    #log COVER.add(66)
    #log COVER.add(67)
    s.player = me
    s.options = options = those_over_11(s, me)
    s.option_count = len(options)
    s.pc = 4
    return 0

def k_head_cards_effect_in07_1(s, region_2):
    #log s.tape.append((9, 67, s.f_head_cards_effect_in07_me, (region_2,), None))
    s.targeting = s.f_head_cards_effect_in07_this
    s.targeted = 0
    s.scratch = (region_2,)
    return s.f_head_cards_effect_in07_ret

# ---- head_cards_effect_in09
def p_head_cards_effect_in09(s, ret, me, this):
    s.f_head_cards_effect_in09_ret = ret
    s.f_head_cards_effect_in09_me = me
    s.f_head_cards_effect_in09_this = this
    #log COVER.add(70)
    s.player = me
    s.options = options = tuple(range(1, min(3, s.power[me]) + 1))
    s.option_count = len(options)
    s.pc = 5
    return 0

def k_head_cards_effect_in09_1(s, n):
    #log s.tape.append((14, 70, s.f_head_cards_effect_in09_me, (n,), None))
    s.targeting = s.f_head_cards_effect_in09_this
    s.targeted = 0
    s.scratch = (n,)
    return s.f_head_cards_effect_in09_ret

# ---- head_cards_effect_in12
def p_head_cards_effect_in12(s, ret, me, this):
    s.f_head_cards_effect_in12_ret = ret
    s.f_head_cards_effect_in12_me = me
    s.f_head_cards_effect_in12_this = this
    #log COVER.add(72)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 6
    return 0

def k_head_cards_effect_in12_1(s, region_3):
    #log s.tape.append((9, 72, s.f_head_cards_effect_in12_me, (region_3,), None))
    s.targeting = s.f_head_cards_effect_in12_this
    s.targeted = 0
    s.scratch = (region_3,)
    return s.f_head_cards_effect_in12_ret

# ---- do_draw_from_any_deck, content/disruptopia/turn.rules:121
def p_do_draw_from_any_deck(s, ret, me):
    s.f_do_draw_from_any_deck_ret = ret
    s.f_do_draw_from_any_deck_me = me
    #log s.tape.append((17, 77, me, (), None))
    #log COVER.add(76)
    s.player = me
    s.options = options = those_over_12(s)
    s.option_count = len(options)
    s.pc = 7
    return 0

def k_do_draw_from_any_deck_1(s, d):
    me = s.f_do_draw_from_any_deck_me
    #log s.tape.append((16, 76, me, (d,), None))
    #log COVER.add(78)
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
    card_2 = s.piles[place][-1]
    moved = those_over_13(s, card_2)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    #log s.tape.append((19, 78, me, (len(moved),), None))
    #log s.tape.append((18, 78, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

def k_do_draw_from_any_deck_2(s, card_2):
    if s.explicit:
        settle(s, card_2)
    me = s.f_do_draw_from_any_deck_me
    moved = those_over_13(s, card_2)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    #log s.tape.append((19, 78, me, (len(moved),), None))
    #log s.tape.append((18, 78, me, (moved,), 1 << me))
    return s.f_do_draw_from_any_deck_ret

# ---- head_cards_effect_rs04
def p_head_cards_effect_rs04(s, ret, me, this):
    s.f_head_cards_effect_rs04_ret = ret
    s.f_head_cards_effect_rs04_me = me
    s.f_head_cards_effect_rs04_this = this
    #log COVER.add(86)
    s.player = me
    s.options = options = those_over_14(s, me)
    s.option_count = len(options)
    s.pc = 9
    return 0

def k_head_cards_effect_rs04_1(s, n_2):
    me = s.f_head_cards_effect_rs04_me
    #log s.tape.append((14, 86, me, (n_2,), None))
    #log COVER.add(87)
    price_1 = q_q_recruit_price(s, me, n_2)
    if price_1 > 0:
        s.corporate_funds[me] += 0 - price_1
        #log s.tape.append((13, 88, me, (price_1,), None))
    s.targeting = s.f_head_cards_effect_rs04_this
    s.targeted = 0
    s.scratch = (n_2,)
    return s.f_head_cards_effect_rs04_ret

# ---- head_cards_effect_rs06
def p_head_cards_effect_rs06(s, ret, me, this):
    s.f_head_cards_effect_rs06_ret = ret
    s.f_head_cards_effect_rs06_me = me
    s.f_head_cards_effect_rs06_this = this
    #log COVER.add(90)
    s.player = me
    s.options = options = those_over_15(s, me)
    s.option_count = len(options)
    s.pc = 10
    return 0

def k_head_cards_effect_rs06_1(s, n_3):
    #log s.tape.append((14, 90, s.f_head_cards_effect_rs06_me, (n_3,), None))
    # head_lose_workers, content/disruptopia/turn.rules:167
    #log s.tape.append((21, 91, s.f_head_cards_effect_rs06_me, (), None))
    s.scratch = scratch_now = ()
    kept_3 = scratch_now
    s.targeting = s.f_head_cards_effect_rs06_this
    s.targeted = 0
    s.scratch = (n_3,) + kept_3
    return s.f_head_cards_effect_rs06_ret

# ---- head_cards_effect_rs13
def p_head_cards_effect_rs13(s, ret, me, this):
    s.f_head_cards_effect_rs13_ret = ret
    s.f_head_cards_effect_rs13_me = me
    s.f_head_cards_effect_rs13_this = this
    #log COVER.add(109)
    s.player = me
    s.options = options = those_over_16(s, this)
    s.option_count = len(options)
    s.pc = 11
    return 0

def k_head_cards_effect_rs13_1(s, found):
    #log s.tape.append((7, 109, s.f_head_cards_effect_rs13_me, (found,), None))
    s.targeting = s.f_head_cards_effect_rs13_this
    s.targeted = 0
    s.scratch = (found,)
    return s.f_head_cards_effect_rs13_ret

# ---- head_cards_effect_rs19
def p_head_cards_effect_rs19(s, ret, me, this):
    s.f_head_cards_effect_rs19_ret = ret
    s.f_head_cards_effect_rs19_me = me
    s.f_head_cards_effect_rs19_this = this
    #log COVER.add(111)
    s.player = me
    s.options = options = those_over_17(s, me)
    s.option_count = len(options)
    s.pc = 12
    return 0

def k_head_cards_effect_rs19_1(s, worker):
    s.f_head_cards_effect_rs19_worker = worker
    #log s.tape.append((14, 111, s.f_head_cards_effect_rs19_me, (worker,), None))
    #log COVER.add(112)
    s.options = options = d_d_other_actions(s, s.f_head_cards_effect_rs19_me, worker)
    s.option_count = len(options)
    s.pc = 13
    return 0

def k_head_cards_effect_rs19_2(s, space):
    #log s.tape.append((26, 112, s.f_head_cards_effect_rs19_me, (space,), None))
    # head_move_worker, content/disruptopia/turn.rules:182
    #log s.tape.append((27, 113, s.f_head_cards_effect_rs19_me, (), None))
    s.scratch = scratch_now = ()
    kept_4 = scratch_now
    s.targeting = s.f_head_cards_effect_rs19_this
    s.targeted = 0
    s.scratch = (s.f_head_cards_effect_rs19_worker, space) + kept_4
    return s.f_head_cards_effect_rs19_ret

# ---- head_cards_effect_sb02
def p_head_cards_effect_sb02(s, ret, me, this):
    s.f_head_cards_effect_sb02_ret = ret
    s.f_head_cards_effect_sb02_me = me
    s.f_head_cards_effect_sb02_this = this
    #log COVER.add(115)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14
    return 0

def k_head_cards_effect_sb02_1(s, target):
    #log s.tape.append((28, 115, s.f_head_cards_effect_sb02_me, (target,), None))
    s.targeting = s.f_head_cards_effect_sb02_this
    s.targeted = 0 | 1 << target
    s.scratch = (target,)
    return s.f_head_cards_effect_sb02_ret

# ---- head_cards_effect_sb03
def p_head_cards_effect_sb03(s, ret, me, this):
    s.f_head_cards_effect_sb03_ret = ret
    s.f_head_cards_effect_sb03_me = me
    s.f_head_cards_effect_sb03_this = this
    #log COVER.add(116)
    s.player = me
    s.options = options = those_over_18(s, me)
    s.option_count = len(options)
    s.pc = 15
    return 0

def k_head_cards_effect_sb03_1(s, target_1):
    #log s.tape.append((28, 116, s.f_head_cards_effect_sb03_me, (target_1,), None))
    s.targeting = s.f_head_cards_effect_sb03_this
    s.targeted = 0 | 1 << target_1
    s.scratch = (target_1,)
    return s.f_head_cards_effect_sb03_ret

# ---- head_cards_effect_sb04
def p_head_cards_effect_sb04(s, ret, me, this):
    s.f_head_cards_effect_sb04_ret = ret
    s.f_head_cards_effect_sb04_me = me
    s.f_head_cards_effect_sb04_this = this
    #log COVER.add(117)
    s.player = me
    s.options = options = those_over_19(s, me)
    s.option_count = len(options)
    s.pc = 16
    return 0

def k_head_cards_effect_sb04_1(s, target_2):
    s.f_head_cards_effect_sb04_target_2 = target_2
    #log s.tape.append((28, 117, s.f_head_cards_effect_sb04_me, (target_2,), None))
    #log COVER.add(118)
    s.options = options = BITS_6[s.presence[s.f_head_cards_effect_sb04_me] & s.presence[target_2]]
    s.option_count = len(options)
    s.pc = 17
    return 0

def k_head_cards_effect_sb04_2(s, region_4):
    #log s.tape.append((9, 118, s.f_head_cards_effect_sb04_me, (region_4,), None))
    s.targeting = s.f_head_cards_effect_sb04_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb04_target_2
    s.scratch = (s.f_head_cards_effect_sb04_target_2, region_4)
    return s.f_head_cards_effect_sb04_ret

# ---- head_cards_effect_sb05
def p_head_cards_effect_sb05(s, ret, me, this):
    s.f_head_cards_effect_sb05_ret = ret
    s.f_head_cards_effect_sb05_me = me
    s.f_head_cards_effect_sb05_this = this
    #log COVER.add(119)
    s.player = me
    s.options = options = d_d_neighbours(s, me)
    s.option_count = len(options)
    s.pc = 18
    return 0

def k_head_cards_effect_sb05_1(s, target_3):
    #log s.tape.append((28, 119, s.f_head_cards_effect_sb05_me, (target_3,), None))
    s.targeting = s.f_head_cards_effect_sb05_this
    s.targeted = 0 | 1 << target_3
    s.scratch = (target_3,)
    return s.f_head_cards_effect_sb05_ret

# ---- head_cards_effect_sb06
def p_head_cards_effect_sb06(s, ret, me, this):
    s.f_head_cards_effect_sb06_ret = ret
    s.f_head_cards_effect_sb06_me = me
    s.f_head_cards_effect_sb06_this = this
    #log COVER.add(120)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19
    return 0

def k_head_cards_effect_sb06_1(s, target_4):
    #log s.tape.append((28, 120, s.f_head_cards_effect_sb06_me, (target_4,), None))
    s.targeting = s.f_head_cards_effect_sb06_this
    s.targeted = 0 | 1 << target_4
    s.scratch = (target_4,)
    return s.f_head_cards_effect_sb06_ret

# ---- head_cards_effect_sb07
def p_head_cards_effect_sb07(s, ret, me, this):
    s.f_head_cards_effect_sb07_ret = ret
    s.f_head_cards_effect_sb07_me = me
    s.f_head_cards_effect_sb07_this = this
    #log COVER.add(121)
    s.player = me
    s.options = options = those_over_20(s, me)
    s.option_count = len(options)
    s.pc = 20
    return 0

def k_head_cards_effect_sb07_1(s, target_5):
    #log s.tape.append((28, 121, s.f_head_cards_effect_sb07_me, (target_5,), None))
    s.targeting = s.f_head_cards_effect_sb07_this
    s.targeted = 0 | 1 << target_5
    s.scratch = (target_5,)
    return s.f_head_cards_effect_sb07_ret

# ---- head_cards_effect_sb08
def p_head_cards_effect_sb08(s, ret, me, this):
    s.f_head_cards_effect_sb08_ret = ret
    s.f_head_cards_effect_sb08_me = me
    s.f_head_cards_effect_sb08_this = this
    #log COVER.add(122)
    s.player = me
    s.options = options = those_over_21(s, me)
    s.option_count = len(options)
    s.pc = 21
    return 0

def k_head_cards_effect_sb08_1(s, target_6):
    #log s.tape.append((28, 122, s.f_head_cards_effect_sb08_me, (target_6,), None))
    s.targeting = s.f_head_cards_effect_sb08_this
    s.targeted = 0 | 1 << target_6
    s.scratch = (target_6,)
    return s.f_head_cards_effect_sb08_ret

# ---- head_cards_effect_sb09
def p_head_cards_effect_sb09(s, ret, me, this):
    s.f_head_cards_effect_sb09_ret = ret
    s.f_head_cards_effect_sb09_me = me
    s.f_head_cards_effect_sb09_this = this
    #log COVER.add(123)
    s.player = me
    s.options = options = those_over_22(s, me)
    s.option_count = len(options)
    s.pc = 22
    return 0

def k_head_cards_effect_sb09_1(s, target_7):
    #log s.tape.append((28, 123, s.f_head_cards_effect_sb09_me, (target_7,), None))
    s.targeting = s.f_head_cards_effect_sb09_this
    s.targeted = 0 | 1 << target_7
    s.scratch = (target_7,)
    return s.f_head_cards_effect_sb09_ret

# ---- head_cards_effect_sb10
def p_head_cards_effect_sb10(s, ret, me, this):
    s.f_head_cards_effect_sb10_ret = ret
    s.f_head_cards_effect_sb10_me = me
    s.f_head_cards_effect_sb10_this = this
    #log COVER.add(124)
    s.player = me
    s.options = options = those_over_23(s, me)
    s.option_count = len(options)
    s.pc = 23
    return 0

def k_head_cards_effect_sb10_1(s, target_8):
    #log s.tape.append((28, 124, s.f_head_cards_effect_sb10_me, (target_8,), None))
    s.targeting = s.f_head_cards_effect_sb10_this
    s.targeted = 0 | 1 << target_8
    s.scratch = (target_8,)
    return s.f_head_cards_effect_sb10_ret

# ---- head_cards_effect_sb11
def p_head_cards_effect_sb11(s, ret, me, this):
    s.f_head_cards_effect_sb11_ret = ret
    s.f_head_cards_effect_sb11_me = me
    s.f_head_cards_effect_sb11_this = this
    #log COVER.add(125)
    s.player = me
    s.options = options = those_over_24(s, me)
    s.option_count = len(options)
    s.pc = 24
    return 0

def k_head_cards_effect_sb11_1(s, target_9):
    #log s.tape.append((28, 125, s.f_head_cards_effect_sb11_me, (target_9,), None))
    s.targeting = s.f_head_cards_effect_sb11_this
    s.targeted = 0 | 1 << target_9
    s.scratch = (target_9,)
    return s.f_head_cards_effect_sb11_ret

# ---- head_cards_effect_sb12
def p_head_cards_effect_sb12(s, ret, me, this):
    s.f_head_cards_effect_sb12_ret = ret
    s.f_head_cards_effect_sb12_me = me
    s.f_head_cards_effect_sb12_this = this
    #log COVER.add(126)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 25
    return 0

def k_head_cards_effect_sb12_1(s, region_5):
    #log s.tape.append((9, 126, s.f_head_cards_effect_sb12_me, (region_5,), None))
    s.targeting = s.f_head_cards_effect_sb12_this
    s.targeted = 0 | mask_over_25(s, s.f_head_cards_effect_sb12_me, region_5)
    s.scratch = (region_5,)
    return s.f_head_cards_effect_sb12_ret

# ---- head_cards_effect_sb13
def p_head_cards_effect_sb13(s, ret, me, this):
    s.f_head_cards_effect_sb13_ret = ret
    s.f_head_cards_effect_sb13_me = me
    s.f_head_cards_effect_sb13_this = this
    #log COVER.add(127)
    #log COVER.add(128)
    s.player = me
    s.options = options = those_over_26(s, me)
    s.option_count = len(options)
    s.pc = 26
    return 0

def k_head_cards_effect_sb13_1(s, target_10):
    s.f_head_cards_effect_sb13_target_10 = target_10
    #log s.tape.append((28, 128, s.f_head_cards_effect_sb13_me, (target_10,), None))
    #log COVER.add(129)
    s.options = options = s.piles[11 + target_10]
    s.option_count = len(options)
    s.pc = 27
    return 0

def k_head_cards_effect_sb13_2(s, stolen):
    #log s.tape.append((7, 129, s.f_head_cards_effect_sb13_me, (stolen,), None))
    s.targeting = s.f_head_cards_effect_sb13_this
    s.targeted = 0 | 1 << s.f_head_cards_effect_sb13_target_10
    s.scratch = (s.f_head_cards_effect_sb13_target_10, stolen)
    return s.f_head_cards_effect_sb13_ret

# ---- head_cards_effect_sb14
def p_head_cards_effect_sb14(s, ret, me, this):
    s.f_head_cards_effect_sb14_ret = ret
    s.f_head_cards_effect_sb14_me = me
    s.f_head_cards_effect_sb14_this = this
    #log COVER.add(130)
    s.player = me
    s.options = options = those_over_27(s, me)
    s.option_count = len(options)
    s.pc = 28
    return 0

def k_head_cards_effect_sb14_1(s, target_11):
    #log s.tape.append((28, 130, s.f_head_cards_effect_sb14_me, (target_11,), None))
    s.targeting = s.f_head_cards_effect_sb14_this
    s.targeted = 0 | 1 << target_11
    s.scratch = (target_11,)
    return s.f_head_cards_effect_sb14_ret

# ---- head_cards_effect_sb16
def p_head_cards_effect_sb16(s, ret, me, this):
    s.f_head_cards_effect_sb16_ret = ret
    s.f_head_cards_effect_sb16_me = me
    s.f_head_cards_effect_sb16_this = this
    #log COVER.add(131)
    s.player = me
    s.options = options = BITS_6[s.presence[me]]
    s.option_count = len(options)
    s.pc = 29
    return 0

def k_head_cards_effect_sb16_1(s, region_6):
    #log s.tape.append((9, 131, s.f_head_cards_effect_sb16_me, (region_6,), None))
    s.targeting = s.f_head_cards_effect_sb16_this
    s.targeted = 0
    s.scratch = (region_6,)
    return s.f_head_cards_effect_sb16_ret

# ---- head_cards_effect_sb18
def p_head_cards_effect_sb18(s, ret, me, this):
    s.f_head_cards_effect_sb18_ret = ret
    s.f_head_cards_effect_sb18_me = me
    s.f_head_cards_effect_sb18_this = this
    #log COVER.add(132)
    s.player = me
    s.options = options = those_over_28(s, me)
    s.option_count = len(options)
    s.pc = 30
    return 0

def k_head_cards_effect_sb18_1(s, x):
    s.f_head_cards_effect_sb18_x = x
    #log s.tape.append((14, 132, s.f_head_cards_effect_sb18_me, (x,), None))
    #log COVER.add(133)
    s.options = options = RIVALS[s.n][s.f_head_cards_effect_sb18_me]
    s.option_count = len(options)
    s.pc = 31
    return 0

def k_head_cards_effect_sb18_2(s, target_12):
    me = s.f_head_cards_effect_sb18_me
    #log s.tape.append((28, 133, me, (target_12,), None))
    #log COVER.add(134)
    price_2 = s.f_head_cards_effect_sb18_x
    if price_2 > 0:
        s.card_points[me] += 0 - price_2
        #log s.tape.append((29, 135, me, (price_2,), None))
    s.targeting = s.f_head_cards_effect_sb18_this
    s.targeted = 0 | 1 << target_12
    s.scratch = (s.f_head_cards_effect_sb18_x, target_12)
    return s.f_head_cards_effect_sb18_ret

# ---- head_cards_effect_sb20
def p_head_cards_effect_sb20(s, ret, me, this):
    s.f_head_cards_effect_sb20_ret = ret
    s.f_head_cards_effect_sb20_me = me
    s.f_head_cards_effect_sb20_this = this
    #log COVER.add(140)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 32
    return 0

def k_head_cards_effect_sb20_1(s, target_13):
    #log s.tape.append((28, 140, s.f_head_cards_effect_sb20_me, (target_13,), None))
    s.targeting = s.f_head_cards_effect_sb20_this
    s.targeted = 0 | 1 << target_13
    s.scratch = (target_13,)
    return s.f_head_cards_effect_sb20_ret

# ---- head_cards_effect_sb21
def p_head_cards_effect_sb21(s, ret, me, this):
    s.f_head_cards_effect_sb21_ret = ret
    s.f_head_cards_effect_sb21_me = me
    s.f_head_cards_effect_sb21_this = this
    #log COVER.add(141)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 33
    return 0

def k_head_cards_effect_sb21_1(s, target_14):
    #log s.tape.append((28, 141, s.f_head_cards_effect_sb21_me, (target_14,), None))
    s.targeting = s.f_head_cards_effect_sb21_this
    s.targeted = 0 | 1 << target_14
    s.scratch = (target_14,)
    return s.f_head_cards_effect_sb21_ret

# ---- body_cards_effect_in06
def p_body_cards_effect_in06(s, ret, me, this, kept):
    s.f_body_cards_effect_in06_ret = ret
    s.f_body_cards_effect_in06_me = me
    region = kept[0]
    #log kept_6 = kept[1:]
    s.f_body_cards_effect_in06_old_source_5 = old_source_5 = s.source
    s.f_body_cards_effect_in06_old_source_by_5 = old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(147)
    # body_fill_slot, content/disruptopia/turn.rules:148
    #log COVER.add(64)
    #log before = s.subsidy_supply
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    #log change = value - before
    #log s.tape.append((11, 64, me, (0 - change,), None))
    #log COVER.add(65)
    #log before = s.region_tokens[region]
    value = s.region_tokens[region] + 1
    if value > 3:
        value = 3
    s.region_tokens[region] = value
    #log change_1 = value - before
    #log s.tape.append((12, 65, me, (change_1, region), None))
    if any_over_29(s, me):
        #log COVER.add(148)
        s.player = me
        s.options = options = those_over_30(s, me)
        s.option_count = len(options)
        s.pc = 34
        return 0
    s.source = old_source_5
    s.source_by = old_source_by_5
    return s.f_body_cards_effect_in06_ret

def k_body_cards_effect_in06_1(s, other_region):
    me = s.f_body_cards_effect_in06_me
    #log s.tape.append((9, 148, me, (other_region,), None))
    #log COVER.add(150)
    if can_can_take_subsidy(s, me, other_region):
        p_do_take_subsidy(s, me, other_region)
    else:
        #log s.tape.append((20, 150, me, (), None))
        pass
    s.source = s.f_body_cards_effect_in06_old_source_5
    s.source_by = s.f_body_cards_effect_in06_old_source_by_5
    return s.f_body_cards_effect_in06_ret

# ---- body_cards_effect_in10
def p_body_cards_effect_in10(s, ret, me, this, kept):
    s.f_body_cards_effect_in10_ret = ret
    s.f_body_cards_effect_in10_me = me
    s.f_body_cards_effect_in10_old_source_9 = old_source_9 = s.source
    s.f_body_cards_effect_in10_old_source_by_9 = old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(160)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 35
        return 0
    rolled_die = D6[s.pool[s.drawn]]
    if rolled_die:
        s.drawn += 1
    else:
        rolled_die = draw(s, 6) + 1
    s.die = rolled_die
    #log s.tape.append((41, 160, me, (rolled_die,), None))
    #log COVER.add(161)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + rolled_die // 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_13 = value - before
        #log s.tape.append((34, 161, me, (change_13,), None))
    #log COVER.add(162)
    if rolled_die == 6:
        #log COVER.add(163)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_14 = value - before
            #log s.tape.append((35, 163, me, (change_14,), None))
    s.source = old_source_9
    s.source_by = old_source_by_9
    return s.f_body_cards_effect_in10_ret

def k_body_cards_effect_in10_1(s, rolled_die):
    me = s.f_body_cards_effect_in10_me
    s.die = rolled_die
    #log s.tape.append((41, 160, me, (rolled_die,), None))
    #log COVER.add(161)
    if f_shielded_reputation(s, me):
        pass
    else:
        #log before = s.reputation[me]
        value = s.reputation[me] + rolled_die // 2
        if value > 10:
            value = 10
        s.reputation[me] = value
        #log change_13 = value - before
        #log s.tape.append((34, 161, me, (change_13,), None))
    #log COVER.add(162)
    if rolled_die == 6:
        #log COVER.add(163)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_14 = value - before
            #log s.tape.append((35, 163, me, (change_14,), None))
    s.source = s.f_body_cards_effect_in10_old_source_9
    s.source_by = s.f_body_cards_effect_in10_old_source_by_9
    return s.f_body_cards_effect_in10_ret

# ---- body_cards_effect_in14
def p_body_cards_effect_in14(s, ret, me, this, kept):
    s.f_body_cards_effect_in14_ret = ret
    s.f_body_cards_effect_in14_me = me
    s.f_body_cards_effect_in14_this = this
    #log kept_7 = kept[:]
    s.f_body_cards_effect_in14_old_source_13 = old_source_13 = s.source
    s.f_body_cards_effect_in14_old_source_by_13 = old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(165)
    # body_draw_from_decks, content/disruptopia/turn.rules:125
    #log COVER.add(74)
    s.f_body_cards_effect_in14_repeat_rest = tuple(range(1, 3))
    return b_body_cards_effect_in14_1(s, 0)

def b_body_cards_effect_in14_1(s, _):
    me = s.f_body_cards_effect_in14_me
    while True:
        rest = s.f_body_cards_effect_in14_repeat_rest
        if not rest:
            #log COVER.add(166)
            if any_over_31(s, me, s.f_body_cards_effect_in14_this):
                # do_discard_another, content/disruptopia/turn.rules:132
                #log s.tape.append((43, 169, me, (), None))
                #log COVER.add(168)
                s.player = me
                s.options = options = those_over_32(s, me, s.f_body_cards_effect_in14_this)
                s.option_count = len(options)
                s.pc = 37
                return 0
            #log s.tape.append((20, 166, me, (), None))
            s.source = s.f_body_cards_effect_in14_old_source_13
            s.source_by = s.f_body_cards_effect_in14_old_source_by_13
            return s.f_body_cards_effect_in14_ret
        s.f_body_cards_effect_in14_repeat_rest = rest[1:]
        turn_1 = rest[0]
        #log COVER.add(75)
        if can_can_draw_from_any_deck(s, me):
            return p_do_draw_from_any_deck(s, 36, me)
        #log s.tape.append((20, 75, me, (), None))
        continue

def k_body_cards_effect_in14_2(s, do_discard_another_card_4):
    me = s.f_body_cards_effect_in14_me
    #log s.tape.append((7, 168, me, (do_discard_another_card_4,), 1 << me))
    #log COVER.add(170)
    p_do_discard(s, me, do_discard_another_card_4)
    s.source = s.f_body_cards_effect_in14_old_source_13
    s.source_by = s.f_body_cards_effect_in14_old_source_by_13
    return s.f_body_cards_effect_in14_ret

# ---- body_cards_effect_rs03
def p_body_cards_effect_rs03(s, ret, me, this, kept):
    s.f_body_cards_effect_rs03_ret = ret
    s.f_body_cards_effect_rs03_me = me
    s.f_body_cards_effect_rs03_old_source_22 = old_source_22 = s.source
    s.f_body_cards_effect_rs03_old_source_by_22 = old_source_by_22 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(180)
    if f_shielded_workers(s, me):
        pass
    else:
        #log before = s.workers[me]
        value = s.workers[me] + 1
        if value > 8:
            value = 8
        s.workers[me] = value
        #log change_19 = value - before
        #log s.tape.append((50, 180, me, (change_19,), None))
    #log COVER.add(181)
    if s.workers[me] > s.worker_up:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38
        return 0
    s.source = old_source_22
    s.source_by = old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def k_body_cards_effect_rs03_1(s, answer):
    if answer:
        # do_place_new_worker, content/disruptopia/turn.rules:177
        #log s.tape.append((51, 182, s.f_body_cards_effect_rs03_me, (), None))
        #log COVER.add(183)
        #log COVER.add(184)
        s.options = options = ALL_BOARD
        s.option_count = len(options)
        s.pc = 39
        return 0
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

def k_body_cards_effect_rs03_2(s, space_2):
    me = s.f_body_cards_effect_rs03_me
    #log s.tape.append((26, 184, me, (space_2,), None))
    #log COVER.add(185)
    if f_shielded_plan(s, me):
        pass
    else:
        #log old_8 = s.plan[me * 8 + (s.workers[me] - 1)]
        s.plan[me * 8 + (s.workers[me] - 1)] = space_2
        #log s.tape.append((1, 185, me, (s.plan[me * 8 + (s.workers[me] - 1)], old_8), None))
    s.source = s.f_body_cards_effect_rs03_old_source_22
    s.source_by = s.f_body_cards_effect_rs03_old_source_by_22
    return s.f_body_cards_effect_rs03_ret

# ---- body_cards_effect_rs08
def p_body_cards_effect_rs08(s, ret, me, this, kept):
    s.f_body_cards_effect_rs08_ret = ret
    s.f_body_cards_effect_rs08_old_source_27 = old_source_27 = s.source
    s.f_body_cards_effect_rs08_old_source_by_27 = old_source_by_27 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(191)
    if f_shielded_model_version(s, me):
        s.source = old_source_27
        s.source_by = old_source_by_27
        return s.f_body_cards_effect_rs08_ret
    before = s.model_version[me]
    s.model_version[me] = value = before + 1
    change_23 = value - before
    #log s.tape.append((53, 191, me, (change_23,), None))
    if change_23 != 0:
        return p_on_after_gain_model_version(s, 40, me, change_23, 0)
    s.source = old_source_27
    s.source_by = old_source_by_27
    return s.f_body_cards_effect_rs08_ret

def k_body_cards_effect_rs08_1(s, _):
    s.source = s.f_body_cards_effect_rs08_old_source_27
    s.source_by = s.f_body_cards_effect_rs08_old_source_by_27
    return s.f_body_cards_effect_rs08_ret

# ---- body_cards_effect_rs17
def p_body_cards_effect_rs17(s, ret, me, this, kept):
    s.f_body_cards_effect_rs17_ret = ret
    s.f_body_cards_effect_rs17_me = me
    s.f_body_cards_effect_rs17_old_source_36 = old_source_36 = s.source
    s.f_body_cards_effect_rs17_old_source_by_36 = old_source_by_36 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(196)
    s.player = me
    if d_d_chip_gate(s, me, 1):
        s.options = (0, 1, 2)
        s.option_count = 3
    else:
        s.options = (1, 2)
        s.option_count = 2
    s.pc = 41
    return 0

def k_body_cards_effect_rs17_1(s, chosen):
    me = s.f_body_cards_effect_rs17_me
    if chosen == 0:
        #log COVER.add(199)
        #log COVER.add(197)
        #log COVER.add(198)
        if f_shielded_compute(s, me):
            pass
        else:
            before = s.compute[me]
            value = before + 1
            bound = max(1, q_q_lowest_compute(s, me))
            if value < bound:
                value = bound
            if value > 7:
                value = 7
            s.compute[me] = value
            change_26 = value - before
            #log s.tape.append((52, 198, me, (change_26,), None))
            if change_26 != 0:
                p_on_after_gain_compute(s, me, change_26, 0)
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    if chosen == 1:
        #log COVER.add(201)
        #log COVER.add(200)
        s.lasting_29[me] = s.lasting_29[me] + (me,)
        #log s.tape.append((48, 200, me, (), None))
        s.source = s.f_body_cards_effect_rs17_old_source_36
        s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
        return s.f_body_cards_effect_rs17_ret
    #log COVER.add(203)
    #log COVER.add(202)
    s.f_body_cards_effect_rs17_drawing_1_rest = (1, (2, (3, ())))
    return b_body_cards_effect_rs17_2(s, 0)

def b_body_cards_effect_rs17_2(s, _):
    me = s.f_body_cards_effect_rs17_me
    while True:
        rest = s.f_body_cards_effect_rs17_drawing_1_rest
        if not rest:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        turn_3, s.f_body_cards_effect_rs17_drawing_1_rest = rest
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            s.source = s.f_body_cards_effect_rs17_old_source_36
            s.source_by = s.f_body_cards_effect_rs17_old_source_by_36
            return s.f_body_cards_effect_rs17_ret
        if s.explicit and undecided(s, 21):
            return await_top(s, 21, 43)
        card_8 = s.piles[21][-1]
        moved_3 = those_over_33(s, card_8)
        place = 1 + me
        for card in moved_3:
            put_known(s, card, place)
        #log s.tape.append((19, 202, me, (len(moved_3),), None))
        #log s.tape.append((18, 202, me, (moved_3,), 1 << me))
        continue

def k_body_cards_effect_rs17_3(s, card_8):
    if s.explicit:
        settle(s, card_8)
    me = s.f_body_cards_effect_rs17_me
    moved_3 = those_over_33(s, card_8)
    place = 1 + me
    for card in moved_3:
        put_known(s, card, place)
    #log s.tape.append((19, 202, me, (len(moved_3),), None))
    #log s.tape.append((18, 202, me, (moved_3,), 1 << me))
    return 42

# ---- body_cards_effect_sb03
def p_body_cards_effect_sb03(s, ret, me, this, kept):
    s.f_body_cards_effect_sb03_ret = ret
    s.f_body_cards_effect_sb03_me = me
    target_1 = kept[0]
    s.f_body_cards_effect_sb03_old_source_43 = old_source_43 = s.source
    s.f_body_cards_effect_sb03_old_source_by_43 = old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(206)
    p_do_lose_worker(s, target_1)
    #log COVER.add(207)
    if f_shielded_reputation_below(s, me):
        pass
    else:
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        #log s.tape.append((49, 207, me, (0 - change_27,), None))
        if change_27 != 0:
            p_on_after_lose_reputation(s, me, 0 - change_27, 0)
    #log COVER.add(208)
    if d_d_worker_gate(s, me, 1):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 44
        return 0
    s.source = old_source_43
    s.source_by = old_source_by_43
    return s.f_body_cards_effect_sb03_ret

def k_body_cards_effect_sb03_1(s, answer_1):
    me = s.f_body_cards_effect_sb03_me
    if answer_1:
        #log COVER.add(209)
        #log COVER.add(210)
        if f_shielded_workers(s, me):
            pass
        else:
            #log before = s.workers[me]
            value = s.workers[me] + 1
            if value > 8:
                value = 8
            s.workers[me] = value
            #log change_28 = value - before
            #log s.tape.append((50, 210, me, (change_28,), None))
    s.source = s.f_body_cards_effect_sb03_old_source_43
    s.source_by = s.f_body_cards_effect_sb03_old_source_by_43
    return s.f_body_cards_effect_sb03_ret

# ---- body_cards_effect_sb10
def p_body_cards_effect_sb10(s, ret, me, this, kept):
    s.f_body_cards_effect_sb10_ret = ret
    s.f_body_cards_effect_sb10_me = me
    target_8 = kept[0]
    s.f_body_cards_effect_sb10_old_source_50 = old_source_50 = s.source
    s.f_body_cards_effect_sb10_old_source_by_50 = old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(220)
    if f_shielded_hand(s, target_8):
        pass
    else:
        look(s, me, 1 + target_8)
        #log s.tape.append((62, 220, me, (), None))
    if count_over_34(s, target_8) > 0:
        #log COVER.add(221)
        s.player = me
        s.options = options = those_over_35(s, target_8)
        s.option_count = len(options)
        s.pc = 45
        return 0
    s.source = old_source_50
    s.source_by = old_source_by_50
    return s.f_body_cards_effect_sb10_ret

def k_body_cards_effect_sb10_1(s, card_10):
    me = s.f_body_cards_effect_sb10_me
    #log s.tape.append((7, 221, me, (card_10,), 1 << me))
    #log COVER.add(222)
    p_do_discard(s, me, card_10)
    s.source = s.f_body_cards_effect_sb10_old_source_50
    s.source_by = s.f_body_cards_effect_sb10_old_source_by_50
    return s.f_body_cards_effect_sb10_ret

# ---- body_cards_effect_sb11
def p_body_cards_effect_sb11(s, ret, me, this, kept):
    s.f_body_cards_effect_sb11_ret = ret
    s.f_body_cards_effect_sb11_me = me
    target_9 = kept[0]
    s.f_body_cards_effect_sb11_old_source_51 = old_source_51 = s.source
    s.f_body_cards_effect_sb11_old_source_by_51 = old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(223)
    if len(s.piles[1 + target_9]) > 0:
        #log COVER.add(224)
        pool = s.piles[1 + target_9]
        if len(pool) <= 0:
            for _ in RANGE_0:
                pass
            else:
                raise RuleLimit('there is nothing to pick', 224)
        items = pool
        if s.explicit:
            return await_pick(s, items, 46)
        card_12 = items[draw(s, len(items))]
        #log COVER.add(225)
        moved_4 = those_over_36(s, card_12)
        place = 1 + me
        for card in moved_4:
            put_known(s, card, place)
        #log s.tape.append((56, 225, me, (len(moved_4),), None))
        #log s.tape.append((55, 225, me, (moved_4,), 1 << me))
        s.source = old_source_51
        s.source_by = old_source_by_51
        return s.f_body_cards_effect_sb11_ret
    s.source = old_source_51
    s.source_by = old_source_by_51
    return s.f_body_cards_effect_sb11_ret

def k_body_cards_effect_sb11_1(s, card_12):
    me = s.f_body_cards_effect_sb11_me
    #log COVER.add(225)
    moved_4 = those_over_36(s, card_12)
    place = 1 + me
    for card in moved_4:
        put_known(s, card, place)
    #log s.tape.append((56, 225, me, (len(moved_4),), None))
    #log s.tape.append((55, 225, me, (moved_4,), 1 << me))
    s.source = s.f_body_cards_effect_sb11_old_source_51
    s.source_by = s.f_body_cards_effect_sb11_old_source_by_51
    return s.f_body_cards_effect_sb11_ret

# ---- body_cards_effect_sb12
def p_body_cards_effect_sb12(s, ret, me, this, kept):
    s.f_body_cards_effect_sb12_ret = ret
    s.f_body_cards_effect_sb12_me = me
    s.f_body_cards_effect_sb12_region_5 = region_5 = kept[0]
    s.f_body_cards_effect_sb12_old_source_52 = old_source_52 = s.source
    s.f_body_cards_effect_sb12_old_source_by_52 = old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(226)
    s.f_body_cards_effect_sb12_each_1_rest = RIVALS_CHAIN[s.n][me]
    return b_body_cards_effect_sb12_1(s, 0)

def b_body_cards_effect_sb12_1(s, _):
    while True:
        rest = s.f_body_cards_effect_sb12_each_1_rest
        if not rest:
            s.source = s.f_body_cards_effect_sb12_old_source_52
            s.source_by = s.f_body_cards_effect_sb12_old_source_by_52
            return s.f_body_cards_effect_sb12_ret
        victim_1, s.f_body_cards_effect_sb12_each_1_rest = rest
        s.f_body_cards_effect_sb12_victim_1 = victim_1
        if s.presence[victim_1] << 1 >> s.f_body_cards_effect_sb12_region_5 + 1 & 1:
            #log COVER.add(227)
            if f_shielded_from_all(s, victim_1):
                continue
            s.player = victim_1
            if s.corporate_funds[victim_1] >= 2:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 48
            return 0
        continue

def k_body_cards_effect_sb12_2(s, chosen_1):
    victim_1 = s.f_body_cards_effect_sb12_victim_1
    if chosen_1 == 0:
        #log COVER.add(230)
        #log COVER.add(228)
        s.corporate_funds[victim_1] -= 2
        s.corporate_funds[s.f_body_cards_effect_sb12_me] += 2
        #log s.tape.append((13, 229, victim_1, (2,), None))
    else:
        #log COVER.add(232)
        #log COVER.add(231)
        if f_shielded_reputation_below(s, victim_1):
            pass
        else:
            before = s.reputation[victim_1]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[victim_1] = value
            change_38 = value - before
            #log s.tape.append((49, 231, victim_1, (0 - change_38,), None))
            if change_38 != 0:
                p_on_after_lose_reputation(s, victim_1, 0 - change_38, 0)
    return 47

# ---- body_cards_effect_sb20
def p_body_cards_effect_sb20(s, ret, me, this, kept):
    s.f_body_cards_effect_sb20_ret = ret
    s.f_body_cards_effect_sb20_me = me
    s.f_body_cards_effect_sb20_target_13 = target_13 = kept[0]
    s.f_body_cards_effect_sb20_old_source_60 = old_source_60 = s.source
    s.f_body_cards_effect_sb20_old_source_by_60 = old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(244)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 49
        return 0
    return k_body_cards_effect_sb20_1(s, draw(s, 6) + 1)

def k_body_cards_effect_sb20_1(s, rolled_die_1):
    me = s.f_body_cards_effect_sb20_me
    target_13 = s.f_body_cards_effect_sb20_target_13
    s.die = rolled_die_1
    #log s.tape.append((41, 244, me, (rolled_die_1,), None))
    #log COVER.add(245)
    if rolled_die_1 == 1:
        #log COVER.add(246)
        if f_shielded_reputation_below(s, me):
            pass
        else:
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            #log s.tape.append((49, 246, me, (0 - change_41,), None))
            if change_41 != 0:
                p_on_after_lose_reputation(s, me, 0 - change_41, 0)
    else:
        #log COVER.add(247)
        if s.die <= 4:
            #log COVER.add(248)
            if f_shielded_reputation_below(s, target_13):
                pass
            else:
                before = s.reputation[target_13]
                value = before - 1
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_42 = value - before
                #log s.tape.append((49, 248, target_13, (0 - change_42,), None))
                if change_42 != 0:
                    p_on_after_lose_reputation(s, target_13, 0 - change_42, 0)
        else:
            #log COVER.add(249)
            if f_shielded_reputation_below(s, target_13):
                pass
            else:
                before = s.reputation[target_13]
                value = before - 2
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_43 = value - before
                #log s.tape.append((49, 249, target_13, (0 - change_43,), None))
                if change_43 != 0:
                    p_on_after_lose_reputation(s, target_13, 0 - change_43, 0)
            #log COVER.add(250)
            if f_shielded_power_below(s, target_13):
                pass
            else:
                #log before = s.power[target_13]
                value = s.power[target_13] - 1
                if value < 0:
                    value = 0
                s.power[target_13] = value
                #log change_44 = value - before
                #log s.tape.append((40, 250, target_13, (0 - change_44,), None))
    s.source = s.f_body_cards_effect_sb20_old_source_60
    s.source_by = s.f_body_cards_effect_sb20_old_source_by_60
    return s.f_body_cards_effect_sb20_ret

# ---- do_resolve_card, content/disruptopia/turn.rules:109
def p_do_resolve_card(s, ret, me, card_1):
    s.f_do_resolve_card_ret = ret
    s.f_do_resolve_card_me = me
    s.f_do_resolve_card_card_1 = card_1
    #log s.tape.append((65, 54, me, (), None))
    #log COVER.add(58)
    return DO_HEAD_CARDS_EFFECT[card_1](s, 50, me, card_1)

def k_do_resolve_card_1(s, _):
    card_1 = s.f_do_resolve_card_card_1
    s.f_do_resolve_card_kept = kept = s.scratch
    # on_before_do_resolve_card
    s.f_do_resolve_card_each_19_rest = CLOCKWISE_CHAIN[s.n][s.active]
    rest = s.f_do_resolve_card_each_19_rest
    if not rest:
        return 51
    seat_11, s.f_do_resolve_card_each_19_rest = rest
    s.f_do_resolve_card_seat_11 = seat_11
    s.f_do_resolve_card_waiting_4 = waiting_4 = those_over_37(s, seat_11, s.f_do_resolve_card_me, card_1)
    if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != s.f_do_resolve_card_me)):
        s.player = seat_11
        s.options = (0,)
        s.option_count = 1
        s.pc = 52
        return 0
    return 53

def k_do_resolve_card_3(s, _):
    #log COVER.add(252)
    return DO_BODY_CARDS_EFFECT[s.f_do_resolve_card_card_1](s, 54, s.f_do_resolve_card_me, s.f_do_resolve_card_card_1, s.f_do_resolve_card_kept)

def k_do_resolve_card_4(s, passed):
    s.f_do_resolve_card_reacting_4_times = 0
    return b_do_resolve_card_7(s, 0)

def k_do_resolve_card_5(s, _):
    s.f_do_resolve_card_reacting_4_times = 0
    return b_do_resolve_card_7(s, 0)

def k_do_resolve_card_6(s, _):
    card_1 = s.f_do_resolve_card_card_1
    me = s.f_do_resolve_card_me
    #log COVER.add(253)
    if CARDS_KIND[card_1] == 0:
        #log COVER.add(254)
        p_do_discard(s, me, card_1)
    else:
        #log COVER.add(255)
        if s.effect_delay == 1:
            #log COVER.add(256)
            moved_6 = those_over_38(s, card_1)
            place = 16 + me
            for card in moved_6:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 256)
            #log s.tape.append((66, 256, me, (moved_6,), None))
        else:
            #log COVER.add(257)
            moved_7 = those_over_39(s, card_1)
            place = 11 + me
            for card in moved_7:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 257)
            #log s.tape.append((63, 257, me, (moved_7,), None))
    p_expire_action(s)
    return s.f_do_resolve_card_ret

def b_do_resolve_card_7(s, _):
    card_1 = s.f_do_resolve_card_card_1
    me = s.f_do_resolve_card_me
    times = s.f_do_resolve_card_reacting_4_times + 1
    if times > 1000:
        raise RuleLimit('this is repeated too often', 0)
    s.f_do_resolve_card_reacting_4_times = times
    if len(s.f_do_resolve_card_waiting_4) == 0:
        rest = s.f_do_resolve_card_each_19_rest
        if not rest:
            return 51
        seat_11, s.f_do_resolve_card_each_19_rest = rest
        s.f_do_resolve_card_seat_11 = seat_11
        s.f_do_resolve_card_waiting_4 = waiting_4 = those_over_37(s, seat_11, me, card_1)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.player = seat_11
            s.options = (0,)
            s.option_count = 1
            s.pc = 52
            return 0
        return 53
    s.f_do_resolve_card_now_4 = now_4 = s.f_do_resolve_card_waiting_4[0]
    return DO_REACTIONS_5[now_4](s, 56, s.f_do_resolve_card_seat_11, me, card_1, now_4)

def k_do_resolve_card_8(s, _):
    s.f_do_resolve_card_waiting_4 = waiting_4 = those_over_40(s, s.f_do_resolve_card_waiting_4, s.f_do_resolve_card_now_4, s.f_do_resolve_card_seat_11, s.f_do_resolve_card_me, s.f_do_resolve_card_card_1)
    return 55

# ---- do_window, content/disruptopia/turn.rules:25
def p_do_window(s, ret, me):
    s.f_do_window_ret = ret
    s.f_do_window_me = me
    #log s.tape.append((6, 10, me, (), None))
    #log COVER.add(13)
    s.f_do_window_offers_times = 0
    return b_do_window_1(s, 0)

def b_do_window_1(s, _):
    me = s.f_do_window_me
    while True:
        times = s.f_do_window_offers_times + 1
        if times > 10000:
            raise RuleLimit('this is repeated too often', 13)
        s.f_do_window_offers_times = times
        offered_2 = ((0,) if can_can_play_free_card(s, me) else ()) + map_over_41(s, me)
        if len(offered_2) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_window_ret
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 58
        return 0

def k_do_window_2(s, chosen_2):
    me = s.f_do_window_me
    if chosen_2 == -1:
        return s.f_do_window_ret
    if chosen_2 >= 1000:
        return DO_USE_ABILITY[chosen_2 - 1000](s, 57, me, chosen_2 - 1000)
    #log COVER.add(13)
    # do_play_free_card, content/disruptopia/turn.rules:105
    #log s.tape.append((8, 55, me, (), None))
    #log COVER.add(56)
    s.options = options = those_over_42(s, me)
    s.option_count = len(options)
    s.pc = 59
    return 0

def k_do_window_3(s, do_play_free_card_card):
    me = s.f_do_window_me
    #log s.tape.append((7, 56, me, (do_play_free_card_card,), 1 << me))
    #log COVER.add(57)
    return p_do_resolve_card(s, 57, me, do_play_free_card_card)

# ---- do_board_action_b_train
def p_do_board_action_b_train(s, ret, me, this):
    s.f_do_board_action_b_train_ret = ret
    # do_train_model, content/disruptopia/turn.rules:52
    #log s.tape.append((71, 271, me, (), None))
    #log COVER.add(294)
    #log COVER.add(295)
    #log COVER.add(296)
    #log COVER.add(297)
    price_11 = q_q_train_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += 0 - price_11
        #log s.tape.append((13, 298, me, (price_11,), None))
    # use_up_train_price
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    #log COVER.add(299)
    if f_shielded_model_version(s, me):
        return s.f_do_board_action_b_train_ret
    before = s.model_version[me]
    s.model_version[me] = value = before + 1
    change_48 = value - before
    #log s.tape.append((53, 299, me, (change_48,), None))
    if change_48 != 0:
        return p_on_after_gain_model_version(s, s.f_do_board_action_b_train_ret, me, change_48, 0)
    return s.f_do_board_action_b_train_ret

# ---- do_board_action_b_handout
def p_do_board_action_b_handout(s, ret, me, this):
    s.f_do_board_action_b_handout_ret = ret
    s.f_do_board_action_b_handout_me = me
    # do_government_handout, content/disruptopia/turn.rules:59
    #log s.tape.append((72, 272, me, (), None))
    #log COVER.add(301)
    s.player = me
    s.options = options = those_over_43(s, me)
    s.option_count = len(options)
    s.pc = 60
    return 0

def k_do_board_action_b_handout_1(s, do_government_handout_region_8):
    #log s.tape.append((9, 301, s.f_do_board_action_b_handout_me, (do_government_handout_region_8,), None))
    #log COVER.add(302)
    p_do_take_subsidy(s, s.f_do_board_action_b_handout_me, do_government_handout_region_8)
    return s.f_do_board_action_b_handout_ret

# ---- do_board_action_b_marketing
def p_do_board_action_b_marketing(s, ret, me, this):
    s.f_do_board_action_b_marketing_ret = ret
    s.f_do_board_action_b_marketing_me = me
    # do_marketing, content/disruptopia/turn.rules:68
    #log s.tape.append((76, 274, me, (), None))
    #log COVER.add(310)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 61
        return 0
    return k_do_board_action_b_marketing_1(s, draw(s, 6) + 1)

def k_do_board_action_b_marketing_1(s, rolled_campaign_die):
    s.campaign_die = rolled_campaign_die
    #log s.tape.append((41, 310, s.f_do_board_action_b_marketing_me, (rolled_campaign_die,), None))
    return p_on_after_roll_campaign_die(s, 62, s.f_do_board_action_b_marketing_me, rolled_campaign_die, 0)

def k_do_board_action_b_marketing_2(s, _):
    me = s.f_do_board_action_b_marketing_me
    #log COVER.add(311)
    if s.campaign_die <= 2:
        #log COVER.add(312)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_50 = value - before
            #log s.tape.append((35, 312, me, (change_50,), None))
    else:
        #log COVER.add(313)
        if f_shielded_reputation(s, me):
            pass
        else:
            #log before = s.reputation[me]
            value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 10:
                value = 10
            s.reputation[me] = value
            #log change_51 = value - before
            #log s.tape.append((34, 313, me, (change_51,), None))
    return s.f_do_board_action_b_marketing_ret

# ---- do_board_action_b_presence
def p_do_board_action_b_presence(s, ret, me, this):
    s.f_do_board_action_b_presence_ret = ret
    s.f_do_board_action_b_presence_me = me
    # do_scale_presence, content/disruptopia/turn.rules:73
    #log s.tape.append((77, 275, me, (), None))
    #log COVER.add(315)
    #log COVER.add(316)
    #log COVER.add(317)
    s.player = me
    s.options = options = those_over_44(s, me)
    s.option_count = len(options)
    s.pc = 63
    return 0

def k_do_board_action_b_presence_1(s, do_scale_presence_region_9):
    me = s.f_do_board_action_b_presence_me
    #log s.tape.append((9, 317, me, (do_scale_presence_region_9,), None))
    #log COVER.add(318)
    price_14 = q_q_presence_price(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += 0 - price_14
        #log s.tape.append((13, 319, me, (price_14,), None))
    #log COVER.add(320)
    if f_shielded_presence(s, me):
        pass
    else:
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_9
        #log s.tape.append((39, 320, me, (do_scale_presence_region_9,), None))
    return s.f_do_board_action_b_presence_ret

# ---- do_board_action_b_card
def p_do_board_action_b_card(s, ret, me, this):
    s.f_do_board_action_b_card_ret = ret
    s.f_do_board_action_b_card_me = me
    # do_play_card, content/disruptopia/turn.rules:80
    #log s.tape.append((78, 276, me, (), None))
    #log COVER.add(322)
    if f_shielded_card_points(s, me):
        pass
    else:
        #log before = s.card_points[me]
        value = s.card_points[me] + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
        #log change_52 = value - before
        #log s.tape.append((79, 322, me, (change_52,), None))
    #log COVER.add(323)
    s.f_do_board_action_b_card_offers_1_times = 0
    return b_do_board_action_b_card_1(s, 0)

def b_do_board_action_b_card_1(s, _):
    me = s.f_do_board_action_b_card_me
    while True:
        times = s.f_do_board_action_b_card_offers_1_times + 1
        if times > 10000:
            raise RuleLimit('this is repeated too often', 323)
        s.f_do_board_action_b_card_offers_1_times = times
        offered_3 = (0,) if can_can_play_paid_card(s, me) else ()
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            return s.f_do_board_action_b_card_ret
        s.player = me
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 65
        return 0

def k_do_board_action_b_card_2(s, chosen_3):
    if chosen_3 == -1:
        return s.f_do_board_action_b_card_ret
    #log COVER.add(323)
    # do_play_paid_card, content/disruptopia/turn.rules:100
    #log s.tape.append((80, 351, s.f_do_board_action_b_card_me, (), None))
    #log COVER.add(352)
    s.options = options = those_over_45(s, s.f_do_board_action_b_card_me)
    s.option_count = len(options)
    s.pc = 66
    return 0

def k_do_board_action_b_card_3(s, do_play_paid_card_card_20):
    me = s.f_do_board_action_b_card_me
    #log s.tape.append((7, 352, me, (do_play_paid_card_card_20,), 1 << me))
    #log COVER.add(353)
    price_15 = q_q_card_cost(s, me, do_play_paid_card_card_20)
    if price_15 > 0:
        s.card_points[me] += 0 - price_15
        #log s.tape.append((29, 354, me, (price_15,), None))
    #log COVER.add(355)
    return p_do_resolve_card(s, 64, me, do_play_paid_card_card_20)

# ---- do_board_action_b_restructure
def p_do_board_action_b_restructure(s, ret, me, this):
    s.f_do_board_action_b_restructure_ret = ret
    s.f_do_board_action_b_restructure_me = me
    # do_restructure, content/disruptopia/turn.rules:84
    #log s.tape.append((81, 277, me, (), None))
    #log COVER.add(358)
    s.player = me
    s.options = options = s.piles[11 + me]
    s.option_count = len(options)
    s.pc = 67
    return 0

def k_do_board_action_b_restructure_1(s, card_18):
    #log s.tape.append((7, 358, s.f_do_board_action_b_restructure_me, (card_18,), None))
    #log COVER.add(359)
    p_do_discard(s, s.f_do_board_action_b_restructure_me, card_18)
    return s.f_do_board_action_b_restructure_ret

# ---- do_board_action_b_audit
def p_do_board_action_b_audit(s, ret, me, this):
    s.f_do_board_action_b_audit_ret = ret
    s.f_do_board_action_b_audit_me = me
    # do_hostile_audit, content/disruptopia/turn.rules:88
    #log s.tape.append((82, 278, me, (), None))
    #log COVER.add(361)
    s.player = me
    s.options = options = those_over_46(s, me)
    s.option_count = len(options)
    s.pc = 68
    return 0

def k_do_board_action_b_audit_1(s, do_hostile_audit_target_15):
    #log s.tape.append((28, 361, s.f_do_board_action_b_audit_me, (do_hostile_audit_target_15,), None))
    #log COVER.add(362)
    s.options = options = those_over_48(s, do_hostile_audit_target_15, s.f_do_board_action_b_audit_me)
    s.option_count = len(options)
    s.pc = 69
    return 0

def k_do_board_action_b_audit_2(s, do_hostile_audit_card_19):
    me = s.f_do_board_action_b_audit_me
    #log s.tape.append((7, 362, me, (do_hostile_audit_card_19,), None))
    #log COVER.add(363)
    s.corporate_funds[me] -= 5
    #log s.tape.append((13, 364, me, (5,), None))
    s.reputation[me] -= 2
    #log s.tape.append((73, 365, me, (2,), None))
    #log COVER.add(366)
    p_do_discard(s, me, do_hostile_audit_card_19)
    return s.f_do_board_action_b_audit_ret

# ---- do_board_action_b_rehire
def p_do_board_action_b_rehire(s, ret, me, this):
    s.f_do_board_action_b_rehire_ret = ret
    s.f_do_board_action_b_rehire_me = me
    # do_fire_and_rehire, content/disruptopia/turn.rules:94
    #log s.tape.append((83, 279, me, (), None))
    #log COVER.add(368)
    for card_21 in s.piles[1 + me]:
        #log COVER.add(369)
        p_do_discard(s, me, card_21)
    #log COVER.add(370)
    n_1 = s.hand_limit
    # do_draw_from_decks, content/disruptopia/turn.rules:125
    #log s.tape.append((15, 23, me, (), None))
    #log COVER.add(74)
    s.f_do_board_action_b_rehire_repeat_2_rest = tuple(range(1, n_1 + 1))
    return b_do_board_action_b_rehire_1(s, 0)

def b_do_board_action_b_rehire_1(s, _):
    me = s.f_do_board_action_b_rehire_me
    while True:
        rest = s.f_do_board_action_b_rehire_repeat_2_rest
        if not rest:
            return s.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_rest = rest[1:]
        turn_4 = rest[0]
        #log COVER.add(75)
        if can_can_draw_from_any_deck(s, me):
            return p_do_draw_from_any_deck(s, 70, me)
        #log s.tape.append((20, 75, me, (), None))
        continue

# ---- do_place_subsidy, content/disruptopia/turn.rules:152
def p_do_place_subsidy(s, ret, me):
    s.f_do_place_subsidy_ret = ret
    s.f_do_place_subsidy_me = me
    #log s.tape.append((85, 381, me, (), None))
    #log COVER.add(382)
    if s.subsidy_supply > 0 and any_over_49(s):
        #log COVER.add(383)
        s.f_do_place_subsidy_repeat_3_times = 0
        return b_do_place_subsidy_1(s, 0)
    return s.f_do_place_subsidy_ret

def b_do_place_subsidy_1(s, _):
    while True:
        times = s.f_do_place_subsidy_repeat_3_times + 1
        if times > 500:
            raise RuleLimit('this is repeated too often', 383)
        s.f_do_place_subsidy_repeat_3_times = times
        #log COVER.add(384)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 72
            return 0
        return k_do_place_subsidy_2(s, draw(s, 6) + 1)

def k_do_place_subsidy_2(s, rolled_die_2):
    s.die = rolled_die_2
    #log s.tape.append((41, 384, s.f_do_place_subsidy_me, (rolled_die_2,), None))
    #log COVER.add(385)
    region_10 = first_over_50(s)
    if region_10 < 0:
        for _ in RANGE_0:
            pass
        else:
            raise RuleLimit('there is nothing to pick', 385)
    #log COVER.add(386)
    if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
        #log COVER.add(387)
        p_do_fill_slot(s, s.f_do_place_subsidy_me, region_10)
        #log COVER.add(388)
        return s.f_do_place_subsidy_ret
    return 71

# ---- secret_planning, content/disruptopia/game.rules:139
def p_secret_planning(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if len(s.piles[1 + me]) >= max(0, len(s.piles[1 + me]) - s.hand_limit):
        #log COVER.add(406)
        s.f_secret_planning_left = left = s.piles[1 + me]
        s.f_secret_planning_extra_1 = extra_1 = ()
        s.f_secret_planning_wanted = wanted = min(len(left), max(0, len(s.piles[1 + me]) - s.hand_limit))
        s.f_secret_planning_many_times = 0
        return b_secret_planning_1(s, 0)
    return s.f_secret_planning_ret

def b_secret_planning_1(s, _):
    me = s.f_secret_planning_me
    times = s.f_secret_planning_many_times + 1
    if times > 10000:
        raise RuleLimit('this is repeated too often', 406)
    s.f_secret_planning_many_times = times
    if s.f_secret_planning_wanted <= 0:
        #log COVER.add(407)
        moved_10 = those_over_51(s, s.f_secret_planning_extra_1)
        place = 6 + me
        for card in moved_10:
            put_known(s, card, place)
        #log s.tape.append((93, 407, me, (len(moved_10),), None))
        #log s.tape.append((92, 407, me, (moved_10,), 1 << me))
        #log COVER.add(408)
        s.f_secret_planning_each_8_rest = (1, (2, (3, (4, (5, (6, (7, (8, ()))))))))
        rest = s.f_secret_planning_each_8_rest
        if not rest:
            return s.f_secret_planning_ret
        number_5, s.f_secret_planning_each_8_rest = rest
        s.f_secret_planning_number_5 = number_5
        if number_5 <= s.workers[me]:
            #log COVER.add(409)
            offered_4 = ALL_BOARD
            if len(offered_4) > 0:
                s.player = me
                s.options = options = offered_4 + (-1,)
                s.option_count = len(options)
                s.pc = 74
                return 0
            rest = s.f_secret_planning_each_8_rest
            if not rest:
                return s.f_secret_planning_ret
            number_5, s.f_secret_planning_each_8_rest = rest
            s.f_secret_planning_number_5 = number_5
            if number_5 <= s.workers[me]:
                #log COVER.add(409)
                offered_4 = ALL_BOARD
                if len(offered_4) > 0:
                    s.player = me
                    s.options = options = offered_4 + (-1,)
                    s.option_count = len(options)
                    s.pc = 74
                    return 0
                return 75
            return 75
        rest = s.f_secret_planning_each_8_rest
        if not rest:
            return s.f_secret_planning_ret
        number_5, s.f_secret_planning_each_8_rest = rest
        s.f_secret_planning_number_5 = number_5
        if number_5 <= s.workers[me]:
            #log COVER.add(409)
            offered_4 = ALL_BOARD
            if len(offered_4) > 0:
                s.player = me
                s.options = options = offered_4 + (-1,)
                s.option_count = len(options)
                s.pc = 74
                return 0
            return 75
        return 75
    s.player = me
    s.options = options = s.f_secret_planning_left[:len(s.f_secret_planning_left) - s.f_secret_planning_wanted + 1]
    s.option_count = len(options)
    s.pc = 76
    return 0

def k_secret_planning_3(s, space_4):
    me = s.f_secret_planning_me
    number_5 = s.f_secret_planning_number_5
    if space_4 >= 0:
        #log COVER.add(410)
        if f_shielded_orders(s, me):
            pass
        else:
            #log old_18 = s.orders[me * 8 + (number_5 - 1)]
            s.orders[me * 8 + (number_5 - 1)] = space_4
            #log s.tape.append((3, 410, me, (s.orders[me * 8 + (number_5 - 1)], old_18), 1 << me))
        #log COVER.add(411)
        if f_shielded_face_down(s, me):
            pass
        else:
            #log old_19 = s.face_down[me * 8 + (number_5 - 1)]
            s.face_down[me * 8 + (number_5 - 1)] = 1
            #log s.tape.append((4, 411, me, (s.face_down[me * 8 + (number_5 - 1)], old_19), None))
    rest = s.f_secret_planning_each_8_rest
    if not rest:
        return s.f_secret_planning_ret
    number_5, s.f_secret_planning_each_8_rest = rest
    s.f_secret_planning_number_5 = number_5
    if number_5 <= s.workers[me]:
        #log COVER.add(409)
        offered_4 = ALL_BOARD
        if len(offered_4) > 0:
            s.options = options = offered_4 + (-1,)
            s.option_count = len(options)
            s.pc = 74
            return 0
        rest = s.f_secret_planning_each_8_rest
        if not rest:
            return s.f_secret_planning_ret
        number_5, s.f_secret_planning_each_8_rest = rest
        s.f_secret_planning_number_5 = number_5
        if number_5 <= s.workers[me]:
            #log COVER.add(409)
            offered_4 = ALL_BOARD
            if len(offered_4) > 0:
                s.options = options = offered_4 + (-1,)
                s.option_count = len(options)
                s.pc = 74
                return 0
            return 75
        return 75
    rest = s.f_secret_planning_each_8_rest
    if not rest:
        return s.f_secret_planning_ret
    number_5, s.f_secret_planning_each_8_rest = rest
    s.f_secret_planning_number_5 = number_5
    if number_5 <= s.workers[me]:
        #log COVER.add(409)
        offered_4 = ALL_BOARD
        if len(offered_4) > 0:
            s.options = options = offered_4 + (-1,)
            s.option_count = len(options)
            s.pc = 74
            return 0
        return 75
    return 75

def b_secret_planning_2(s, _):
    while True:
        rest = s.f_secret_planning_each_8_rest
        if not rest:
            return s.f_secret_planning_ret
        number_5, s.f_secret_planning_each_8_rest = rest
        s.f_secret_planning_number_5 = number_5
        if number_5 <= s.workers[s.f_secret_planning_me]:
            #log COVER.add(409)
            offered_4 = ALL_BOARD
            if len(offered_4) > 0:
                s.player = s.f_secret_planning_me
                s.options = options = offered_4 + (-1,)
                s.option_count = len(options)
                s.pc = 74
                return 0
            continue
        continue

def k_secret_planning_4(s, pick):
    s.f_secret_planning_extra_1 = extra_1 = s.f_secret_planning_extra_1 + (pick,)
    s.f_secret_planning_left = left = s.f_secret_planning_left[index_of(s.f_secret_planning_left, pick) + 1:]
    s.f_secret_planning_wanted = wanted = s.f_secret_planning_wanted - 1
    return 73

# ---- main
def p_main(s, _):
    s.at_game = 0
    #log COVER.add(391)
    if s.n <= 0:
        for _ in RANGE_0:
            pass
        else:
            raise RuleLimit('there is nothing to pick', 391)
    items = CLOCKWISE[s.n][0]
    if s.explicit:
        return await_pick(s, items, 79)
    return k_main_2(s, items[draw(s, len(items))])

def k_main_1(s, _):
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_times = 0
    return b_main_4(s, 0)

def k_main_2(s, opener):
    #log COVER.add(392)
    #log old_17 = s.first_player
    s.first_player = opener
    #log s.tape.append((31, 392, s.active, (s.first_player, old_17), None))
    #log COVER.add(393)
    for d_1 in ALL_DECK:
        #log COVER.add(394)
        moved_8 = those_over_52(s, d_1)
        place = 21 + d_1
        for card in moved_8:
            put_known(s, card, place)
        #log s.tape.append((87, 394, -1, (len(moved_8),), None))
        #log COVER.add(395)
        shuffle(s, 21 + d_1)
    #log COVER.add(396)
    s.f_main_each_5_rest = CLOCKWISE_CHAIN[s.n][s.first_player]
    rest = s.f_main_each_5_rest
    if not rest:
        return 82
    p_3, s.f_main_each_5_rest = rest
    s.f_main_p_3 = p_3
    if any_over_54(s, p_3):
        #log COVER.add(397)
        s.player = p_3
        s.options = options = those_over_56(s, p_3)
        s.option_count = len(options)
        s.pc = 83
        return 0
    rest = s.f_main_each_5_rest
    if not rest:
        return 82
    p_3, s.f_main_each_5_rest = rest
    s.f_main_p_3 = p_3
    if any_over_54(s, p_3):
        #log COVER.add(397)
        s.player = p_3
        s.options = options = those_over_56(s, p_3)
        s.option_count = len(options)
        s.pc = 83
        return 0
    return 84

def k_main_3(s, _):
    return 2

def b_main_4(s, _):
    times = s.f_main_rounds_times + 1
    if times > 300:
        raise RuleLimit('this is repeated too often', 401)
    s.f_main_rounds_times = times
    s.f_main_played_1 = played_1 = s.f_main_played_1 + 1
    s.round = played_1
    #log s.tape.append((88, 401, -1, (s.round,), None))
    #log COVER.add(402)
    #log s.tape.append((89, 402, -1, (), None))
    s.f_main_each_7_rest = CLOCKWISE_CHAIN[s.n][s.first_player]
    return b_main_8(s, 0)

def k_main_6(s, _):
    #log COVER.add(400)
    return p_do_place_subsidy(s, 86, 0)

def k_main_7(s, region_11):
    p_3 = s.f_main_p_3
    #log s.tape.append((9, 397, p_3, (region_11,), None))
    #log COVER.add(398)
    if f_shielded_presence(s, p_3):
        pass
    else:
        s.presence[p_3] = s.presence[p_3] | 1 << region_11
        #log s.tape.append((39, 398, p_3, (region_11,), None))
    #log COVER.add(399)
    p_do_fill_slot(s, 0, region_11)
    rest = s.f_main_each_5_rest
    if not rest:
        return 82
    p_3, s.f_main_each_5_rest = rest
    s.f_main_p_3 = p_3
    if any_over_54(s, p_3):
        #log COVER.add(397)
        s.player = p_3
        s.options = options = those_over_56(s, p_3)
        s.option_count = len(options)
        s.pc = 83
        return 0
    rest = s.f_main_each_5_rest
    if not rest:
        return 82
    p_3, s.f_main_each_5_rest = rest
    s.f_main_p_3 = p_3
    if any_over_54(s, p_3):
        #log COVER.add(397)
        s.player = p_3
        s.options = options = those_over_56(s, p_3)
        s.option_count = len(options)
        s.pc = 83
        return 0
    return 84

def b_main_5(s, _):
    while True:
        rest = s.f_main_each_5_rest
        if not rest:
            #log COVER.add(400)
            return p_do_place_subsidy(s, 86, 0)
        p_3, s.f_main_each_5_rest = rest
        s.f_main_p_3 = p_3
        if any_over_54(s, p_3):
            #log COVER.add(397)
            s.player = p_3
            s.options = options = those_over_56(s, p_3)
            s.option_count = len(options)
            s.pc = 83
            return 0
        continue

def b_main_8(s, _):
    rest = s.f_main_each_7_rest
    if not rest:
        #log COVER.add(405)
        #log s.tape.append((91, 405, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])
    seat, s.f_main_each_7_rest = rest
    s.f_main_seat = seat
    s.active = seat
    #log s.tape.append((90, 402, seat, (), None))
    #log COVER.add(403)
    s.f_main_each_6_rest = ALL_DECK
    return b_main_11(s, 0)

def k_main_9(s, _):
    s.at_game = 1
    s.f_main_played_1 = played_1 = 0
    s.f_main_rounds_times = 0
    return b_main_4(s, 0)

def k_main_10(s, _):
    #log COVER.add(412)
    #log s.tape.append((94, 412, -1, (), None))
    for seat_2 in CLOCKWISE[s.n][s.first_player]:
        s.active = seat_2
        #log s.tape.append((90, 412, seat_2, (), None))
        #log COVER.add(413)
        for card_27 in s.piles[6 + seat_2]:
            #log COVER.add(414)
            p_do_discard(s, seat_2, card_27)
        #log COVER.add(415)
        if s.reveal == 0:
            #log COVER.add(416)
            p_do_reveal_board(s, seat_2)
    #log COVER.add(417)
    #log s.tape.append((95, 417, -1, (), None))
    s.f_main_each_11_rest = CLOCKWISE_CHAIN[s.n][s.first_player]
    return b_main_12(s, 0)

def b_main_11(s, _):
    seat = s.f_main_seat
    while True:
        rest = s.f_main_each_6_rest
        if not rest:
            return 85
        s.f_main_each_6_rest = rest[1:]
        d_2 = rest[0]
        #log COVER.add(404)
        if len(s.piles[21 + d_2]) == 0:
            place = 21 + d_2
            for card in s.piles[24 + d_2]:
                put_known(s, card, place)
            shuffle(s, 21 + d_2)
        if len(s.piles[21 + d_2]) == 0:
            continue
        place = 21 + d_2
        if s.explicit and undecided(s, place):
            return await_top(s, place, 90)
        card_24 = s.piles[place][-1]
        moved_9 = those_over_57(s, card_24)
        place = 1 + seat
        for card in moved_9:
            put_known(s, card, place)
        #log s.tape.append((19, 404, seat, (len(moved_9),), None))
        #log s.tape.append((18, 404, seat, (moved_9,), 1 << seat))
        continue

def b_main_12(s, _):
    rest = s.f_main_each_11_rest
    if not rest:
        #log COVER.add(420)
        #log s.tape.append((96, 420, -1, (), None))
        for seat_4 in CLOCKWISE[s.n][0]:
            #log COVER.add(421)
            if f_shielded_personal_funds(s, seat_4):
                pass
            else:
                #log before = s.personal_funds[seat_4]
                s.personal_funds[seat_4] += s.corporate_funds[seat_4]
                #log change_55 = s.personal_funds[seat_4] - before
                #log s.tape.append((97, 421, seat_4, (change_55,), None))
            #log COVER.add(422)
            if f_shielded_corporate_funds(s, seat_4):
                pass
            else:
                #log old_20 = s.corporate_funds[seat_4]
                s.corporate_funds[seat_4] = 0
                #log s.tape.append((98, 422, seat_4, (s.corporate_funds[seat_4], old_20), None))
        #log COVER.add(424)
        if s.ending:
            #log COVER.add(425)
            # end_game
            for mark in RANGE_84:
                s.running_23[mark] = 0
            for mark_1 in RANGE_84:
                s.running_5[mark_1] = 0
            s.source = -1
            s.source_by = -1
            if s.at_game == 0:
                return 78
            else:
                return 2
        #log COVER.add(426)
        #log s.tape.append((99, 426, -1, (), None))
        for seat_5 in CLOCKWISE[s.n][0]:
            #log COVER.add(427)
            if f_shielded_income_marker(s, seat_5):
                pass
            else:
                #log old_21 = s.income_marker[seat_5]
                s.income_marker[seat_5] = q_q_income(s, seat_5)
                #log s.tape.append((100, 427, seat_5, (s.income_marker[seat_5], old_21), None))
            #log COVER.add(428)
            if f_shielded_corporate_funds(s, seat_5):
                pass
            else:
                #log before = s.corporate_funds[seat_5]
                s.corporate_funds[seat_5] += s.income_marker[seat_5]
                #log change_56 = s.corporate_funds[seat_5] - before
                #log s.tape.append((33, 428, seat_5, (change_56,), None))
        #log COVER.add(429)
        #log s.tape.append((101, 429, -1, (), None))
        #log COVER.add(430)
        if s.token_held:
            #log COVER.add(431)
            #log old_22 = s.token_held
            s.token_held = 0
            #log s.tape.append((32, 431, s.active, (s.token_held, old_22), None))
        else:
            #log COVER.add(432)
            #log old_23 = s.first_player
            s.first_player = (s.first_player + 1) % s.n
            #log s.tape.append((31, 432, s.active, (s.first_player, old_23), None))
        #log COVER.add(433)
        if s.round_tracker == 0:
            #log COVER.add(434)
            #log old_24 = s.round_tracker
            s.round_tracker = 1
            #log s.tape.append((102, 434, s.active, (s.round_tracker, old_24), None))
        else:
            #log COVER.add(435)
            #log old_25 = s.round_tracker
            s.round_tracker = 0
            #log s.tape.append((102, 435, s.active, (s.round_tracker, old_25), None))
        #log COVER.add(436)
        return p_do_place_subsidy(s, 91, 0)
    seat_3, s.f_main_each_11_rest = rest
    s.f_main_seat_3 = seat_3
    s.active = seat_3
    #log s.tape.append((90, 417, seat_3, (), None))
    #log COVER.add(418)
    p_do_reveal_board(s, seat_3)
    #log COVER.add(419)
    # do_strategy, content/disruptopia/turn.rules:12
    #log s.tape.append((5, 11, seat_3, (), None))
    #log COVER.add(12)
    return p_do_window(s, 92, seat_3)

def k_main_13(s, card_24):
    if s.explicit:
        settle(s, card_24)
    seat = s.f_main_seat
    moved_9 = those_over_57(s, card_24)
    place = 1 + seat
    for card in moved_9:
        put_known(s, card, place)
    #log s.tape.append((19, 404, seat, (len(moved_9),), None))
    #log s.tape.append((18, 404, seat, (moved_9,), 1 << seat))
    return 88

def k_main_14(s, _):
    #log COVER.add(437)
    for p_4 in CLOCKWISE[s.n][0]:
        #log COVER.add(438)
        if f_shielded_workers_below(s, p_4):
            pass
        else:
            #log before = s.workers[p_4]
            value = s.workers[p_4] + (0 - s.leaving[p_4])
            if value < 3:
                value = 3
            s.workers[p_4] = value
            #log change_57 = value - before
            #log s.tape.append((25, 438, p_4, (0 - change_57,), None))
        #log COVER.add(439)
        if f_shielded_leaving(s, p_4):
            pass
        else:
            #log old_26 = s.leaving[p_4]
            s.leaving[p_4] = 0
            #log s.tape.append((103, 439, p_4, (s.leaving[p_4], old_26), None))
        #log COVER.add(440)
        moved_11 = those_over_58(s, p_4)
        place = 11 + p_4
        for card in moved_11:
            put_known(s, card, place)
            if len(s.piles[place]) > s.effect_slots:
                raise RuleLimit('there is no room for another card', 440)
        #log s.tape.append((63, 440, p_4, (moved_11,), None))
    # expire_round
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
    return 81

def k_main_15(s, _):
    #log COVER.add(261)
    s.f_main_each_2_rest = (1, (2, (3, (4, (5, (6, (7, (8, ()))))))))
    return b_main_16(s, 0)

def b_main_16(s, _):
    seat_3 = s.f_main_seat_3
    while True:
        rest = s.f_main_each_2_rest
        if not rest:
            #log COVER.add(374)
            #log old_12 = s.worker_up
            s.worker_up = 0
            #log s.tape.append((67, 374, seat_3, (s.worker_up, old_12), None))
            #log COVER.add(375)
            if f_shielded_card_points(s, seat_3):
                pass
            else:
                #log old_13 = s.card_points[seat_3]
                s.card_points[seat_3] = 0
                #log s.tape.append((84, 375, seat_3, (s.card_points[seat_3], old_13), None))
            return 89
        number_4, s.f_main_each_2_rest = rest
        #log COVER.add(262)
        if s.plan[seat_3 * 8 + (number_4 - 1)] != -1:
            #log COVER.add(263)
            s.f_main_space_3 = space_3 = s.plan[seat_3 * 8 + (number_4 - 1)]
            #log COVER.add(264)
            #log old_10 = s.worker_up
            s.worker_up = number_4
            #log s.tape.append((67, 264, seat_3, (s.worker_up, old_10), None))
            #log COVER.add(265)
            if f_shielded_plan(s, seat_3):
                pass
            else:
                #log old_11 = s.plan[seat_3 * 8 + (number_4 - 1)]
                s.plan[seat_3 * 8 + (number_4 - 1)] = -1
                #log s.tape.append((1, 265, seat_3, (s.plan[seat_3 * 8 + (number_4 - 1)], old_11), None))
            #log COVER.add(266)
            if s.decline == 0 or d_d_spoils_later(s, seat_3, number_4, space_3):
                #log COVER.add(267)
                if BY_CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                    s.player = seat_3
                    s.options = (space_3, -1)
                    s.option_count = 2
                    s.pc = 94
                    return 0
                return j_main_18(s)
            #log COVER.add(372)
            if BY_CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                return DO_DO_BOARD_ACTION[space_3](s, 95, seat_3, space_3)
            #log s.tape.append((20, 372, seat_3, (), None))
            return j_main_18(s)
        continue

def k_main_17(s, answer_2):
    if answer_2 >= 0:
        return DO_DO_BOARD_ACTION[s.f_main_space_3](s, 96, s.f_main_seat_3, s.f_main_space_3)
    return j_main_18(s)

def j_main_18(s):
    #log COVER.add(373)
    return p_do_window(s, 93, s.f_main_seat_3)

def k_main_19(s, _):
    return j_main_18(s)

def k_main_20(s, _):
    return j_main_18(s)

# ---- use_cards_in18, content/disruptopia/cards/influence.yaml:164
def p_use_cards_in18(s, ret, me, this):
    s.f_use_cards_in18_ret = ret
    s.f_use_cards_in18_me = me
    s.used_8[this] = 1
    s.f_use_cards_in18_old_source_64 = old_source_64 = s.source
    s.f_use_cards_in18_old_source_by_64 = old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(451)
    s.corporate_funds[me] -= 1
    #log s.tape.append((13, 452, me, (1,), None))
    #log COVER.add(453)
    s.player = me
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 97
    return 0

def k_use_cards_in18_1(s, chosen_4):
    me = s.f_use_cards_in18_me
    if chosen_4 == 0:
        #log COVER.add(455)
        #log COVER.add(454)
        if f_shielded_power(s, me):
            pass
        else:
            #log before = s.power[me]
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
            #log change_60 = value - before
            #log s.tape.append((35, 454, me, (change_60,), None))
    else:
        #log COVER.add(457)
        #log COVER.add(456)
        if f_shielded_reputation(s, me):
            pass
        else:
            #log before = s.reputation[me]
            value = s.reputation[me] + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
            #log change_61 = value - before
            #log s.tape.append((34, 456, me, (change_61,), None))
    s.source = s.f_use_cards_in18_old_source_64
    s.source_by = s.f_use_cards_in18_old_source_by_64
    return s.f_use_cards_in18_ret

# ---- use_cards_rs11, content/disruptopia/cards/research.yaml:96
def p_use_cards_rs11(s, ret, me, this):
    s.f_use_cards_rs11_ret = ret
    s.f_use_cards_rs11_me = me
    s.used_11[this] = 1
    s.f_use_cards_rs11_old_source_65 = old_source_65 = s.source
    s.f_use_cards_rs11_old_source_by_65 = old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(459)
    s.corporate_funds[me] -= 1
    #log s.tape.append((13, 460, me, (1,), None))
    #log COVER.add(461)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 98
        return 0
    return k_use_cards_rs11_1(s, draw(s, 6) + 1)

def k_use_cards_rs11_1(s, rolled_die_3):
    me = s.f_use_cards_rs11_me
    s.die = rolled_die_3
    #log s.tape.append((41, 461, me, (rolled_die_3,), None))
    #log COVER.add(462)
    if rolled_die_3 <= 2:
        #log COVER.add(463)
        if f_shielded_reputation_below(s, me):
            pass
        else:
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_62 = value - before
            #log s.tape.append((49, 463, me, (0 - change_62,), None))
            if change_62 != 0:
                p_on_after_lose_reputation(s, me, 0 - change_62, 0)
    else:
        #log COVER.add(464)
        if s.die >= 5 and d_d_chip_gate(s, me, 1):
            #log COVER.add(465)
            if f_shielded_compute(s, me):
                pass
            else:
                before = s.compute[me]
                value = before + 1
                bound = max(1, q_q_lowest_compute(s, me))
                if value < bound:
                    value = bound
                if value > 7:
                    value = 7
                s.compute[me] = value
                change_63 = value - before
                #log s.tape.append((52, 465, me, (change_63,), None))
                if change_63 != 0:
                    p_on_after_gain_compute(s, me, change_63, 0)
    s.source = s.f_use_cards_rs11_old_source_65
    s.source_by = s.f_use_cards_rs11_old_source_by_65
    return s.f_use_cards_rs11_ret

# ---- use_cards_rs12, content/disruptopia/cards/research.yaml:108
def p_use_cards_rs12(s, ret, me, this):
    s.f_use_cards_rs12_ret = ret
    s.f_use_cards_rs12_me = me
    s.used_12[this] = 1
    s.f_use_cards_rs12_old_source_66 = old_source_66 = s.source
    s.f_use_cards_rs12_old_source_by_66 = old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    #log COVER.add(467)
    if len(s.piles[21]) == 0:
        for card in s.piles[24]:
            put_known(s, card, 21)
        shuffle(s, 21)
    if len(s.piles[21]) == 0:
        return j_use_cards_rs12_1(s)
    if s.explicit and undecided(s, 21):
        return await_top(s, 21, 99)
    card_29 = s.piles[21][-1]
    moved_12 = those_over_59(s, card_29)
    place = 1 + me
    for card in moved_12:
        put_known(s, card, place)
    #log s.tape.append((19, 467, me, (len(moved_12),), None))
    #log s.tape.append((18, 467, me, (moved_12,), 1 << me))
    return j_use_cards_rs12_1(s)

def j_use_cards_rs12_1(s):
    me = s.f_use_cards_rs12_me
    #log COVER.add(468)
    if len(s.piles[1 + me]) > 0:
        # do_discard_one, content/disruptopia/turn.rules:128
        #log s.tape.append((43, 377, me, (), None))
        #log COVER.add(378)
        s.player = me
        s.options = options = s.piles[1 + me]
        s.option_count = len(options)
        s.pc = 100
        return 0
    #log s.tape.append((20, 468, me, (), None))
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

def k_use_cards_rs12_2(s, card_29):
    if s.explicit:
        settle(s, card_29)
    me = s.f_use_cards_rs12_me
    moved_12 = those_over_59(s, card_29)
    place = 1 + me
    for card in moved_12:
        put_known(s, card, place)
    #log s.tape.append((19, 467, me, (len(moved_12),), None))
    #log s.tape.append((18, 467, me, (moved_12,), 1 << me))
    return j_use_cards_rs12_1(s)

def k_use_cards_rs12_3(s, card_22):
    me = s.f_use_cards_rs12_me
    #log s.tape.append((7, 378, me, (card_22,), 1 << me))
    #log COVER.add(379)
    p_do_discard(s, me, card_22)
    s.source = s.f_use_cards_rs12_old_source_66
    s.source_by = s.f_use_cards_rs12_old_source_by_66
    return s.f_use_cards_rs12_ret

# ---- handler_14, content/disruptopia/cards/research.yaml:143
def p_handler_14(s, ret, me, actor, amount, index, this):
    s.f_handler_14_ret = ret
    s.f_handler_14_me = me
    s.f_handler_14_this = this
    if me != actor and actor in d_d_neighbours(s, me) and s.used_14[this] == 0:
        s.f_handler_14_old_source_69 = old_source_69 = s.source
        s.f_handler_14_old_source_by_69 = old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        #log COVER.add(479)
        if can_can_buy_chips(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 101
            return 0
        s.source = old_source_69
        s.source_by = old_source_by_69
        return s.f_handler_14_ret
    return s.f_handler_14_ret

def k_handler_14_1(s, answer_3):
    if answer_3:
        s.used_14[s.f_handler_14_this] = 1
        p_do_buy_chips(s, s.f_handler_14_me)
    s.source = s.f_handler_14_old_source_69
    s.source_by = s.f_handler_14_old_source_by_69
    return s.f_handler_14_ret

# ---- on_after_gain_model_version
def p_on_after_gain_model_version(s, ret, actor, amount, index):
    s.f_on_after_gain_model_version_ret = ret
    s.f_on_after_gain_model_version_actor = actor
    s.f_on_after_gain_model_version_amount = amount
    s.f_on_after_gain_model_version_index = index
    s.f_on_after_gain_model_version_each_17_rest = CLOCKWISE_CHAIN[s.n][s.active]
    return b_on_after_gain_model_version_1(s, 0)

def b_on_after_gain_model_version_1(s, _):
    while True:
        rest = s.f_on_after_gain_model_version_each_17_rest
        if not rest:
            return s.f_on_after_gain_model_version_ret
        seat_9, s.f_on_after_gain_model_version_each_17_rest = rest
        s.f_on_after_gain_model_version_seat_9 = seat_9
        # handler_0, content/disruptopia/turn.rules:138
        if seat_9 == s.f_on_after_gain_model_version_actor:
            #log COVER.add(474)
            if f_shielded_reputation(s, seat_9):
                pass
            else:
                #log before = s.reputation[seat_9]
                value = s.reputation[seat_9] + q_q_training_reputation(s, seat_9)
                if value > 10:
                    value = 10
                s.reputation[seat_9] = value
                #log change_67 = value - before
                #log s.tape.append((34, 474, seat_9, (change_67,), None))
            #log COVER.add(475)
            if f_shielded_power(s, seat_9):
                pass
            else:
                #log before = s.power[seat_9]
                value = s.power[seat_9] + q_q_training_power(s, seat_9)
                if value > 29:
                    value = 29
                s.power[seat_9] = value
                #log change_68 = value - before
                #log s.tape.append((35, 475, seat_9, (change_68,), None))
            #log COVER.add(476)
            if s.model_version[seat_9] == 7:
                #log COVER.add(477)
                #log old_27 = s.ending
                s.ending = 1
                #log s.tape.append((104, 477, seat_9, (s.ending, old_27), None))
        s.f_on_after_gain_model_version_waiting_2 = waiting_2 = those_over_60(s, seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
        s.f_on_after_gain_model_version_reacting_2_times = 0
        return b_on_after_gain_model_version_2(s, 0)

def b_on_after_gain_model_version_2(s, _):
    while True:
        times = s.f_on_after_gain_model_version_reacting_2_times + 1
        if times > 1000:
            raise RuleLimit('this is repeated too often', 0)
        s.f_on_after_gain_model_version_reacting_2_times = times
        if len(s.f_on_after_gain_model_version_waiting_2) == 0:
            return 102
        s.f_on_after_gain_model_version_now_2 = now_2 = s.f_on_after_gain_model_version_waiting_2[0]
        return DO_REACTIONS_3[now_2](s, 104, s.f_on_after_gain_model_version_seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index, now_2)

def k_on_after_gain_model_version_3(s, _):
    s.f_on_after_gain_model_version_waiting_2 = waiting_2 = those_over_61(s, s.f_on_after_gain_model_version_waiting_2, s.f_on_after_gain_model_version_now_2, s.f_on_after_gain_model_version_seat_9, s.f_on_after_gain_model_version_actor, s.f_on_after_gain_model_version_amount, s.f_on_after_gain_model_version_index)
    return 103

# ---- handler_5, content/disruptopia/cards/influence.yaml:118
def p_handler_5(s, ret, me, actor, amount, index, this):
    s.f_handler_5_ret = ret
    s.f_handler_5_me = me
    s.f_handler_5_actor = actor
    s.f_handler_5_amount = amount
    s.f_handler_5_index = index
    s.f_handler_5_this = this
    return 105

def b_handler_5_1(s, _):
    me = s.f_handler_5_me
    this = s.f_handler_5_this
    if me == s.f_handler_5_actor and s.running_5[this] == 0:
        s.running_5[this] = 1
        s.f_handler_5_old_source_70 = old_source_70 = s.source
        s.f_handler_5_old_source_by_70 = old_source_by_70 = s.source_by
        s.source = this
        s.source_by = me
        #log COVER.add(481)
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 106
        return 0
    return s.f_handler_5_ret

def k_handler_5_2(s, answer_4):
    if answer_4:
        #log COVER.add(482)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 107
            return 0
        return k_handler_5_3(s, draw(s, 6) + 1)
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

def k_handler_5_3(s, rolled_campaign_die_1):
    s.campaign_die = rolled_campaign_die_1
    #log s.tape.append((41, 482, s.f_handler_5_me, (rolled_campaign_die_1,), None))
    if len(s.stack) >= 64:
        raise RuleLimit('rules call each other too deeply', 482)
    s.stack += ((s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this),)
    return p_on_after_roll_campaign_die(s, 108, s.f_handler_5_me, rolled_campaign_die_1, 0)

def k_handler_5_4(s, _):
    s.f_handler_5_ret, s.f_handler_5_old_source_70, s.f_handler_5_old_source_by_70, s.f_handler_5_this = s.stack[-1]
    s.stack = s.stack[:-1]
    s.source = s.f_handler_5_old_source_70
    s.source_by = s.f_handler_5_old_source_by_70
    s.running_5[s.f_handler_5_this] = 0
    return s.f_handler_5_ret

# ---- on_after_roll_campaign_die
def p_on_after_roll_campaign_die(s, ret, actor, amount, index):
    s.f_on_after_roll_campaign_die_ret = ret
    s.f_on_after_roll_campaign_die_actor = actor
    s.f_on_after_roll_campaign_die_amount = amount
    s.f_on_after_roll_campaign_die_index = index
    return 109

def b_on_after_roll_campaign_die_1(s, _):
    s.f_on_after_roll_campaign_die_each_18_rest = CLOCKWISE_CHAIN[s.n][s.active]
    return b_on_after_roll_campaign_die_2(s, 0)

def b_on_after_roll_campaign_die_2(s, _):
    while True:
        rest = s.f_on_after_roll_campaign_die_each_18_rest
        if not rest:
            return s.f_on_after_roll_campaign_die_ret
        seat_10, s.f_on_after_roll_campaign_die_each_18_rest = rest
        s.f_on_after_roll_campaign_die_seat_10 = seat_10
        s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = those_over_62(s, seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
        s.f_on_after_roll_campaign_die_reacting_3_times = 0
        return b_on_after_roll_campaign_die_3(s, 0)

def b_on_after_roll_campaign_die_3(s, _):
    while True:
        times = s.f_on_after_roll_campaign_die_reacting_3_times + 1
        if times > 1000:
            raise RuleLimit('this is repeated too often', 0)
        s.f_on_after_roll_campaign_die_reacting_3_times = times
        if len(s.f_on_after_roll_campaign_die_waiting_3) == 0:
            return 110
        s.f_on_after_roll_campaign_die_now_3 = now_3 = s.f_on_after_roll_campaign_die_waiting_3[0]
        if len(s.stack) >= 64:
            raise RuleLimit('rules call each other too deeply', 0)
        s.stack += ((s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3, s.f_on_after_roll_campaign_die_each_18_rest, s.f_on_after_roll_campaign_die_reacting_3_times),)
        return DO_REACTIONS_4[now_3](s, 112, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, now_3)

def k_on_after_roll_campaign_die_4(s, _):
    s.f_on_after_roll_campaign_die_ret, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_waiting_3, s.f_on_after_roll_campaign_die_each_18_rest, s.f_on_after_roll_campaign_die_reacting_3_times = s.stack[-1]
    s.stack = s.stack[:-1]
    s.f_on_after_roll_campaign_die_waiting_3 = waiting_3 = those_over_63(s, s.f_on_after_roll_campaign_die_waiting_3, s.f_on_after_roll_campaign_die_now_3, s.f_on_after_roll_campaign_die_seat_10, s.f_on_after_roll_campaign_die_actor, s.f_on_after_roll_campaign_die_amount, s.f_on_after_roll_campaign_die_index)
    return 111

# ---- handler_7, content/disruptopia/cards/influence.yaml:153
def p_handler_7(s, ret, me, actor, its_card, this):
    s.f_handler_7_ret = ret
    s.f_handler_7_me = me
    s.f_handler_7_its_card = its_card
    s.f_handler_7_this = this
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        s.f_handler_7_old_source_71 = old_source_71 = s.source
        s.f_handler_7_old_source_by_71 = old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        #log COVER.add(484)
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 113
        return 0
    return s.f_handler_7_ret

def k_handler_7_1(s, answer_5):
    me = s.f_handler_7_me
    if answer_5:
        #log COVER.add(485)
        p_do_discard(s, me, s.f_handler_7_this)
        #log COVER.add(486)
        s.lasting_32[me] = s.lasting_32[me] + (me, s.f_handler_7_its_card)
        #log s.tape.append((105, 486, me, (), None))
    s.source = s.f_handler_7_old_source_71
    s.source_by = s.f_handler_7_old_source_by_71
    return s.f_handler_7_ret

def x_head_cards_effect_in06(s, rnd, me, this):
    s.option_count += 1
    options = those_over_10(s, me)
    region = options[int(rnd() * len(options))]
    # head_fill_slot, content/disruptopia/turn.rules:148
    s.scratch = scratch_now = ()
    kept_1 = scratch_now
    s.targeting = this
    s.targeted = 0
    s.scratch = (region,) + kept_1

def x_head_cards_effect_in07(s, rnd, me, this):
    s.option_count += 1
    options = those_over_11(s, me)
    region_2 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_2,)

def x_head_cards_effect_in09(s, rnd, me, this):
    s.option_count += 1
    options = tuple(range(1, min(3, s.power[me]) + 1))
    n = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (n,)

def x_head_cards_effect_in12(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_3,)

def x_do_draw_from_any_deck(s, rnd, me):
    s.option_count += 1
    options = those_over_12(s)
    d = options[int(rnd() * len(options))]
    while True:
        if len(s.piles[21 + d]) == 0:
            place = 21 + d
            for card in s.piles[24 + d]:
                put_known(s, card, place)
            shuffle(s, 21 + d)
        if len(s.piles[21 + d]) == 0:
            break
        card_2 = top_by(s, 21 + d, rnd)
        moved = those_over_13(s, card_2)
        place = 1 + me
        for card in moved:
            put_known(s, card, place)
        break

def x_head_cards_effect_rs04(s, rnd, me, this):
    s.option_count += 1
    options = those_over_14(s, me)
    n_2 = options[int(rnd() * len(options))]
    price_1 = q_q_recruit_price(s, me, n_2)
    if price_1 > 0:
        s.corporate_funds[me] += 0 - price_1
    s.targeting = this
    s.targeted = 0
    s.scratch = (n_2,)

def x_head_cards_effect_rs06(s, rnd, me, this):
    s.option_count += 1
    options = those_over_15(s, me)
    n_3 = options[int(rnd() * len(options))]
    # head_lose_workers, content/disruptopia/turn.rules:167
    s.scratch = scratch_now = ()
    kept_3 = scratch_now
    s.targeting = this
    s.targeted = 0
    s.scratch = (n_3,) + kept_3

def x_head_cards_effect_rs13(s, rnd, me, this):
    s.option_count += 1
    options = those_over_16(s, this)
    found = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (found,)

def x_head_cards_effect_rs19(s, rnd, me, this):
    s.option_count += 1
    options = those_over_17(s, me)
    worker = options[int(rnd() * len(options))]
    s.option_count += 1
    options = d_d_other_actions(s, me, worker)
    space = options[int(rnd() * len(options))]
    # head_move_worker, content/disruptopia/turn.rules:182
    s.scratch = scratch_now = ()
    kept_4 = scratch_now
    s.targeting = this
    s.targeted = 0
    s.scratch = (worker, space) + kept_4

def x_head_cards_effect_sb02(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target
    s.scratch = (target,)

def x_head_cards_effect_sb03(s, rnd, me, this):
    s.option_count += 1
    options = those_over_18(s, me)
    target_1 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_1
    s.scratch = (target_1,)

def x_head_cards_effect_sb04(s, rnd, me, this):
    s.option_count += 1
    options = those_over_19(s, me)
    target_2 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = BITS_6[s.presence[me] & s.presence[target_2]]
    region_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_2
    s.scratch = (target_2, region_4)

def x_head_cards_effect_sb05(s, rnd, me, this):
    s.option_count += 1
    options = d_d_neighbours(s, me)
    target_3 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_3
    s.scratch = (target_3,)

def x_head_cards_effect_sb06(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_4 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_4
    s.scratch = (target_4,)

def x_head_cards_effect_sb07(s, rnd, me, this):
    s.option_count += 1
    options = those_over_20(s, me)
    target_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_5
    s.scratch = (target_5,)

def x_head_cards_effect_sb08(s, rnd, me, this):
    s.option_count += 1
    options = those_over_21(s, me)
    target_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_6
    s.scratch = (target_6,)

def x_head_cards_effect_sb09(s, rnd, me, this):
    s.option_count += 1
    options = those_over_22(s, me)
    target_7 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_7
    s.scratch = (target_7,)

def x_head_cards_effect_sb10(s, rnd, me, this):
    s.option_count += 1
    options = those_over_23(s, me)
    target_8 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_8
    s.scratch = (target_8,)

def x_head_cards_effect_sb11(s, rnd, me, this):
    s.option_count += 1
    options = those_over_24(s, me)
    target_9 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_9
    s.scratch = (target_9,)

def x_head_cards_effect_sb12(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_5 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | mask_over_25(s, me, region_5)
    s.scratch = (region_5,)

def x_head_cards_effect_sb13(s, rnd, me, this):
    s.option_count += 1
    options = those_over_26(s, me)
    target_10 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = s.piles[11 + target_10]
    stolen = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_10
    s.scratch = (target_10, stolen)

def x_head_cards_effect_sb14(s, rnd, me, this):
    s.option_count += 1
    options = those_over_27(s, me)
    target_11 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_11
    s.scratch = (target_11,)

def x_head_cards_effect_sb16(s, rnd, me, this):
    s.option_count += 1
    options = BITS_6[s.presence[me]]
    region_6 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0
    s.scratch = (region_6,)

def x_head_cards_effect_sb18(s, rnd, me, this):
    s.option_count += 1
    options = those_over_28(s, me)
    x = options[int(rnd() * len(options))]
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_12 = options[int(rnd() * len(options))]
    price_2 = x
    if price_2 > 0:
        s.card_points[me] += 0 - price_2
    s.targeting = this
    s.targeted = 0 | 1 << target_12
    s.scratch = (x, target_12)

def x_head_cards_effect_sb20(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_13 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_13
    s.scratch = (target_13,)

def x_head_cards_effect_sb21(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    target_14 = options[int(rnd() * len(options))]
    s.targeting = this
    s.targeted = 0 | 1 << target_14
    s.scratch = (target_14,)

def x_body_cards_effect_in06(s, rnd, me, this, kept):
    region = kept[0]
    old_source_5 = s.source
    old_source_by_5 = s.source_by
    s.source = this
    s.source_by = me
    # body_fill_slot, content/disruptopia/turn.rules:148
    value = s.subsidy_supply - 1
    if value < 0:
        value = 0
    s.subsidy_supply = value
    value = s.region_tokens[region] + 1
    if value > 3:
        value = 3
    s.region_tokens[region] = value
    if any_over_29(s, me):
        s.option_count += 1
        options = those_over_30(s, me)
        other_region = options[int(rnd() * len(options))]
        if can_can_take_subsidy(s, me, other_region):
            p_do_take_subsidy(s, me, other_region)
    s.source = old_source_5
    s.source_by = old_source_by_5

def x_body_cards_effect_in10(s, rnd, me, this, kept):
    old_source_9 = s.source
    old_source_by_9 = s.source_by
    s.source = this
    s.source_by = me
    rolled_die = int(rnd() * 6) + 1
    s.die = rolled_die
    if f_shielded_reputation(s, me):
        pass
    else:
        value = s.reputation[me] + rolled_die // 2
        if value > 10:
            value = 10
        s.reputation[me] = value
    if rolled_die == 6:
        if f_shielded_power(s, me):
            pass
        else:
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    s.source = old_source_9
    s.source_by = old_source_by_9

def x_body_cards_effect_in14(s, rnd, me, this, kept):
    old_source_13 = s.source
    old_source_by_13 = s.source_by
    s.source = this
    s.source_by = me
    # body_draw_from_decks, content/disruptopia/turn.rules:125
    for turn_1 in RANGE_1_3:
        if can_can_draw_from_any_deck(s, me):
            x_do_draw_from_any_deck(s, rnd, me)
    if any_over_31(s, me, this):
        # do_discard_another, content/disruptopia/turn.rules:132
        s.option_count += 1
        options = those_over_32(s, me, this)
        do_discard_another_card_4 = options[int(rnd() * len(options))]
        p_do_discard(s, me, do_discard_another_card_4)
    s.source = old_source_13
    s.source_by = old_source_by_13

def x_body_cards_effect_rs03(s, rnd, me, this, kept):
    old_source_22 = s.source
    old_source_by_22 = s.source_by
    s.source = this
    s.source_by = me
    if f_shielded_workers(s, me):
        pass
    else:
        value = s.workers[me] + 1
        if value > 8:
            value = 8
        s.workers[me] = value
    if s.workers[me] > s.worker_up:
        s.option_count += 1
        answer = 1 if rnd() < 0.5 else 0
        if answer:
            # do_place_new_worker, content/disruptopia/turn.rules:177
            s.option_count += 1
            options = ALL_BOARD
            space_2 = options[int(rnd() * len(options))]
            if f_shielded_plan(s, me):
                pass
            else:
                s.plan[me * 8 + (s.workers[me] - 1)] = space_2
    s.source = old_source_22
    s.source_by = old_source_by_22

def x_body_cards_effect_rs08(s, rnd, me, this, kept):
    old_source_27 = s.source
    old_source_by_27 = s.source_by
    s.source = this
    s.source_by = me
    if f_shielded_model_version(s, me):
        pass
    else:
        before = s.model_version[me]
        s.model_version[me] = value = before + 1
        change_23 = value - before
        if change_23 != 0:
            x_on_after_gain_model_version(s, rnd, me, change_23, 0)
    s.source = old_source_27
    s.source_by = old_source_by_27

def x_body_cards_effect_rs17(s, rnd, me, this, kept):
    old_source_36 = s.source
    old_source_by_36 = s.source_by
    s.source = this
    s.source_by = me
    s.option_count += 1
    if d_d_chip_gate(s, me, 1):
        chosen = int(rnd() * 3)
    else:
        chosen = 1 if rnd() < 0.5 else 2
    if chosen == 0:
        if f_shielded_compute(s, me):
            pass
        else:
            before = s.compute[me]
            value = before + 1
            bound = max(1, q_q_lowest_compute(s, me))
            if value < bound:
                value = bound
            if value > 7:
                value = 7
            s.compute[me] = value
            change_26 = value - before
            if change_26 != 0:
                p_on_after_gain_compute(s, me, change_26, 0)
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
            card_8 = top_by(s, 21, rnd)
            moved_3 = those_over_33(s, card_8)
            place = 1 + me
            for card in moved_3:
                put_known(s, card, place)
    s.source = old_source_36
    s.source_by = old_source_by_36

def x_body_cards_effect_sb03(s, rnd, me, this, kept):
    target_1 = kept[0]
    old_source_43 = s.source
    old_source_by_43 = s.source_by
    s.source = this
    s.source_by = me
    p_do_lose_worker(s, target_1)
    if f_shielded_reputation_below(s, me):
        pass
    else:
        before = s.reputation[me]
        value = before - 1
        if value < -2:
            value = -2
        s.reputation[me] = value
        change_27 = value - before
        if change_27 != 0:
            p_on_after_lose_reputation(s, me, 0 - change_27, 0)
    if d_d_worker_gate(s, me, 1):
        s.option_count += 1
        answer_1 = 1 if rnd() < 0.5 else 0
        if answer_1:
            if f_shielded_workers(s, me):
                pass
            else:
                value = s.workers[me] + 1
                if value > 8:
                    value = 8
                s.workers[me] = value
    s.source = old_source_43
    s.source_by = old_source_by_43

def x_body_cards_effect_sb10(s, rnd, me, this, kept):
    target_8 = kept[0]
    old_source_50 = s.source
    old_source_by_50 = s.source_by
    s.source = this
    s.source_by = me
    if f_shielded_hand(s, target_8):
        pass
    else:
        look(s, me, 1 + target_8)
    if count_over_34(s, target_8) > 0:
        s.option_count += 1
        options = those_over_35(s, target_8)
        card_10 = options[int(rnd() * len(options))]
        p_do_discard(s, me, card_10)
    s.source = old_source_50
    s.source_by = old_source_by_50

def x_body_cards_effect_sb11(s, rnd, me, this, kept):
    target_9 = kept[0]
    old_source_51 = s.source
    old_source_by_51 = s.source_by
    s.source = this
    s.source_by = me
    if len(s.piles[1 + target_9]) > 0:
        pool = s.piles[1 + target_9]
        if len(pool) <= 0:
            for _ in RANGE_0:
                pass
            else:
                raise RuleLimit('there is nothing to pick', 224)
        options = pool
        card_12 = options[int(rnd() * len(options))]
        moved_4 = those_over_36(s, card_12)
        place = 1 + me
        for card in moved_4:
            put_known(s, card, place)
    s.source = old_source_51
    s.source_by = old_source_by_51

def x_body_cards_effect_sb12(s, rnd, me, this, kept):
    region_5 = kept[0]
    old_source_52 = s.source
    old_source_by_52 = s.source_by
    s.source = this
    s.source_by = me
    for victim_1 in RIVALS[s.n][me]:
        if s.presence[victim_1] << 1 >> region_5 + 1 & 1:
            if f_shielded_from_all(s, victim_1):
                pass
            else:
                s.option_count += 1
                if rnd() < 0.5 and s.corporate_funds[victim_1] >= 2:
                    s.corporate_funds[victim_1] -= 2
                    s.corporate_funds[me] += 2
                else:
                    if f_shielded_reputation_below(s, victim_1):
                        pass
                    else:
                        before = s.reputation[victim_1]
                        value = before - 1
                        if value < -2:
                            value = -2
                        s.reputation[victim_1] = value
                        change_38 = value - before
                        if change_38 != 0:
                            p_on_after_lose_reputation(s, victim_1, 0 - change_38, 0)
    s.source = old_source_52
    s.source_by = old_source_by_52

def x_body_cards_effect_sb20(s, rnd, me, this, kept):
    target_13 = kept[0]
    old_source_60 = s.source
    old_source_by_60 = s.source_by
    s.source = this
    s.source_by = me
    rolled_die_1 = int(rnd() * 6) + 1
    s.die = rolled_die_1
    if rolled_die_1 == 1:
        if f_shielded_reputation_below(s, me):
            pass
        else:
            before = s.reputation[me]
            value = before - 2
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_41 = value - before
            if change_41 != 0:
                p_on_after_lose_reputation(s, me, 0 - change_41, 0)
    else:
        if s.die <= 4:
            if f_shielded_reputation_below(s, target_13):
                pass
            else:
                before = s.reputation[target_13]
                value = before - 1
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_42 = value - before
                if change_42 != 0:
                    p_on_after_lose_reputation(s, target_13, 0 - change_42, 0)
        else:
            if f_shielded_reputation_below(s, target_13):
                pass
            else:
                before = s.reputation[target_13]
                value = before - 2
                if value < -2:
                    value = -2
                s.reputation[target_13] = value
                change_43 = value - before
                if change_43 != 0:
                    p_on_after_lose_reputation(s, target_13, 0 - change_43, 0)
            if f_shielded_power_below(s, target_13):
                pass
            else:
                value = s.power[target_13] - 1
                if value < 0:
                    value = 0
                s.power[target_13] = value
    s.source = old_source_60
    s.source_by = old_source_by_60

def x_do_resolve_card(s, rnd, me, card_1):
    PLAY_HEAD_CARDS_EFFECT[card_1](s, rnd, me, card_1)
    kept = s.scratch
    # on_before_do_resolve_card
    for seat_11 in CLOCKWISE[s.n][s.active]:
        waiting_4 = those_over_37(s, seat_11, me, card_1)
        if s.reactions == 0 and len(waiting_4) == 0 and (len(s.piles[1 + seat_11]) > 0 and (CARDS_DECK[card_1] == 2 and CARDS_KIND[card_1] == 0 and (card_1 == s.targeting and s.targeted >> seat_11 & 1) and seat_11 != me)):
            s.option_count += 1
            passed = int(rnd() * 1)
        for _ in RANGE_1000:
            if len(waiting_4) == 0:
                break
            now_4 = waiting_4[0]
            PLAY_REACTIONS_5[now_4](s, rnd, seat_11, me, card_1, now_4)
            waiting_4 = those_over_40(s, waiting_4, now_4, seat_11, me, card_1)
        else:
            raise RuleLimit('this is repeated too often', 0)
    PLAY_BODY_CARDS_EFFECT[card_1](s, rnd, me, card_1, kept)
    if CARDS_KIND[card_1] == 0:
        p_do_discard(s, me, card_1)
    else:
        if s.effect_delay == 1:
            moved_6 = those_over_38(s, card_1)
            place = 16 + me
            for card in moved_6:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 256)
        else:
            moved_7 = those_over_39(s, card_1)
            place = 11 + me
            for card in moved_7:
                put_known(s, card, place)
                if len(s.piles[place]) > s.effect_slots:
                    raise RuleLimit('there is no room for another card', 257)
    p_expire_action(s)

def x_do_window(s, rnd, me):
    for _ in RANGE_10000:
        offered_2 = ((0,) if can_can_play_free_card(s, me) else ()) + map_over_41(s, me)
        if len(offered_2) == 0 and len(s.piles[1 + me]) == 0:
            break
        s.option_count += 1
        options = offered_2 + (-1,)
        chosen_2 = options[int(rnd() * len(options))]
        if chosen_2 == -1:
            break
        if chosen_2 >= 1000:
            PLAY_USE_ABILITY[chosen_2 - 1000](s, rnd, me, chosen_2 - 1000)
        else:
            # do_play_free_card, content/disruptopia/turn.rules:105
            s.option_count += 1
            options = those_over_42(s, me)
            do_play_free_card_card = options[int(rnd() * len(options))]
            x_do_resolve_card(s, rnd, me, do_play_free_card_card)
    else:
        raise RuleLimit('this is repeated too often', 13)

def x_do_board_action_b_train(s, rnd, me, this):
    # do_train_model, content/disruptopia/turn.rules:52
    price_11 = q_q_train_price(s, me)
    if price_11 > 0:
        s.corporate_funds[me] += 0 - price_11
    # use_up_train_price
    s.lasting_26[me] = ()
    s.lasting_27[me] = ()
    s.lasting_29[me] = ()
    s.lasting_31[me] = ()
    if f_shielded_model_version(s, me):
        pass
    else:
        before = s.model_version[me]
        s.model_version[me] = value = before + 1
        change_48 = value - before
        if change_48 != 0:
            x_on_after_gain_model_version(s, rnd, me, change_48, 0)

def x_do_board_action_b_handout(s, rnd, me, this):
    # do_government_handout, content/disruptopia/turn.rules:59
    s.option_count += 1
    options = those_over_43(s, me)
    do_government_handout_region_8 = options[int(rnd() * len(options))]
    p_do_take_subsidy(s, me, do_government_handout_region_8)

def x_do_board_action_b_marketing(s, rnd, me, this):
    # do_marketing, content/disruptopia/turn.rules:68
    rolled_campaign_die = int(rnd() * 6) + 1
    s.campaign_die = rolled_campaign_die
    x_on_after_roll_campaign_die(s, rnd, me, rolled_campaign_die, 0)
    if s.campaign_die <= 2:
        if f_shielded_power(s, me):
            pass
        else:
            value = s.power[me] + WEALTH_CAMPAIGN_POWER[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 29:
                value = 29
            s.power[me] = value
    else:
        if f_shielded_reputation(s, me):
            pass
        else:
            value = s.reputation[me] + WEALTH_CAMPAIGN_REPUTATION[WEALTH_BY_RANK[s.net_worth[me]]]
            if value > 10:
                value = 10
            s.reputation[me] = value

def x_do_board_action_b_presence(s, rnd, me, this):
    # do_scale_presence, content/disruptopia/turn.rules:73
    s.option_count += 1
    options = those_over_44(s, me)
    do_scale_presence_region_9 = options[int(rnd() * len(options))]
    price_14 = q_q_presence_price(s, me)
    if price_14 > 0:
        s.corporate_funds[me] += 0 - price_14
    if f_shielded_presence(s, me):
        pass
    else:
        s.presence[me] = s.presence[me] | 1 << do_scale_presence_region_9

def x_do_board_action_b_card(s, rnd, me, this):
    # do_play_card, content/disruptopia/turn.rules:80
    if f_shielded_card_points(s, me):
        pass
    else:
        value = s.card_points[me] + 1
        if value > 8:
            value = 8
        s.card_points[me] = value
    for _ in RANGE_10000:
        offered_3 = (0,) if can_can_play_paid_card(s, me) else ()
        if len(offered_3) == 0 and len(s.piles[1 + me]) == 0:
            break
        s.option_count += 1
        options = offered_3 + (-1,)
        chosen_3 = options[int(rnd() * len(options))]
        if chosen_3 == -1:
            break
        # do_play_paid_card, content/disruptopia/turn.rules:100
        s.option_count += 1
        options = those_over_45(s, me)
        do_play_paid_card_card_20 = options[int(rnd() * len(options))]
        price_15 = q_q_card_cost(s, me, do_play_paid_card_card_20)
        if price_15 > 0:
            s.card_points[me] += 0 - price_15
        x_do_resolve_card(s, rnd, me, do_play_paid_card_card_20)
    else:
        raise RuleLimit('this is repeated too often', 323)

def x_do_board_action_b_restructure(s, rnd, me, this):
    # do_restructure, content/disruptopia/turn.rules:84
    s.option_count += 1
    options = s.piles[11 + me]
    card_18 = options[int(rnd() * len(options))]
    p_do_discard(s, me, card_18)

def x_do_board_action_b_audit(s, rnd, me, this):
    # do_hostile_audit, content/disruptopia/turn.rules:88
    s.option_count += 1
    options = those_over_46(s, me)
    do_hostile_audit_target_15 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = those_over_48(s, do_hostile_audit_target_15, me)
    do_hostile_audit_card_19 = options[int(rnd() * len(options))]
    s.corporate_funds[me] -= 5
    s.reputation[me] -= 2
    p_do_discard(s, me, do_hostile_audit_card_19)

def x_do_board_action_b_rehire(s, rnd, me, this):
    # do_fire_and_rehire, content/disruptopia/turn.rules:94
    for card_21 in s.piles[1 + me]:
        p_do_discard(s, me, card_21)
    n_1 = s.hand_limit
    # do_draw_from_decks, content/disruptopia/turn.rules:125
    for turn_4 in range(1, n_1 + 1):
        if can_can_draw_from_any_deck(s, me):
            x_do_draw_from_any_deck(s, rnd, me)

def x_do_place_subsidy(s, rnd, me):
    if s.subsidy_supply > 0 and any_over_49(s):
        for _ in RANGE_500:
            rolled_die_2 = int(rnd() * 6) + 1
            s.die = rolled_die_2
            region_10 = first_over_50(s)
            if region_10 < 0:
                for _ in RANGE_0:
                    pass
                else:
                    raise RuleLimit('there is nothing to pick', 385)
            if REGIONS_SLOTS[region_10 * 2 + s.subsidy_slots] - s.region_tokens[region_10] > 0:
                p_do_fill_slot(s, me, region_10)
                break
        else:
            raise RuleLimit('this is repeated too often', 383)

def x_secret_planning(s, rnd, me):
    if len(s.piles[1 + me]) >= max(0, len(s.piles[1 + me]) - s.hand_limit):
        left = s.piles[1 + me]
        extra_1 = ()
        wanted = min(len(left), max(0, len(s.piles[1 + me]) - s.hand_limit))
        for _ in RANGE_10000:
            if wanted <= 0:
                break
            s.option_count += 1
            options = left[:len(left) - wanted + 1]
            pick = options[int(rnd() * len(options))]
            extra_1 = extra_1 + (pick,)
            left = left[index_of(left, pick) + 1:]
            wanted = wanted - 1
        else:
            raise RuleLimit('this is repeated too often', 406)
        moved_10 = those_over_51(s, extra_1)
        place = 6 + me
        for card in moved_10:
            put_known(s, card, place)
        for number_5 in (1, 2, 3, 4, 5, 6, 7, 8):
            if number_5 <= s.workers[me]:
                offered_4 = ALL_BOARD
                if len(offered_4) > 0:
                    s.option_count += 1
                    options = offered_4 + (-1,)
                    space_4 = options[int(rnd() * len(options))]
                    if space_4 >= 0:
                        if f_shielded_orders(s, me):
                            pass
                        else:
                            s.orders[me * 8 + (number_5 - 1)] = space_4
                        if f_shielded_face_down(s, me):
                            pass
                        else:
                            s.face_down[me * 8 + (number_5 - 1)] = 1

def x_main(s, rnd):
    seats = s.n
    s.at_game = 0
    while True:
        if seats <= 0:
            for _ in RANGE_0:
                pass
            else:
                raise RuleLimit('there is nothing to pick', 391)
        options = CLOCKWISE[seats][0]
        opener = options[int(rnd() * len(options))]
        s.first_player = opener
        for d_1 in ALL_DECK:
            moved_8 = those_over_52(s, d_1)
            place = 21 + d_1
            for card in moved_8:
                put_known(s, card, place)
            shuffle(s, 21 + d_1)
        for p_3 in CLOCKWISE[seats][s.first_player]:
            if any_over_54(s, p_3):
                s.option_count += 1
                options = those_over_56(s, p_3)
                region_11 = options[int(rnd() * len(options))]
                if f_shielded_presence(s, p_3):
                    pass
                else:
                    s.presence[p_3] = s.presence[p_3] | 1 << region_11
                p_do_fill_slot(s, 0, region_11)
        x_do_place_subsidy(s, rnd, 0)
        break
    s.at_game = 1
    left_game_1 = False
    while True:
        played_1 = 0
        for _ in RANGE_300:
            played_1 = played_1 + 1
            s.round = played_1
            for seat in CLOCKWISE[seats][s.first_player]:
                s.active = seat
                for d_2 in ALL_DECK:
                    while True:
                        if len(s.piles[21 + d_2]) == 0:
                            place = 21 + d_2
                            for card in s.piles[24 + d_2]:
                                put_known(s, card, place)
                            shuffle(s, 21 + d_2)
                        if len(s.piles[21 + d_2]) == 0:
                            break
                        card_24 = top_by(s, 21 + d_2, rnd)
                        moved_9 = those_over_57(s, card_24)
                        place = 1 + seat
                        for card in moved_9:
                            put_known(s, card, place)
                        break
            secret_by(s, x_secret_planning, CLOCKWISE[seats][0], (), rnd)
            for seat_2 in CLOCKWISE[seats][s.first_player]:
                s.active = seat_2
                for card_27 in s.piles[6 + seat_2]:
                    p_do_discard(s, seat_2, card_27)
                if s.reveal == 0:
                    p_do_reveal_board(s, seat_2)
            for seat_3 in CLOCKWISE[seats][s.first_player]:
                s.active = seat_3
                p_do_reveal_board(s, seat_3)
                # do_strategy, content/disruptopia/turn.rules:12
                x_do_window(s, rnd, seat_3)
                for number_4 in (1, 2, 3, 4, 5, 6, 7, 8):
                    if s.plan[seat_3 * 8 + (number_4 - 1)] != -1:
                        space_3 = s.plan[seat_3 * 8 + (number_4 - 1)]
                        s.worker_up = number_4
                        if f_shielded_plan(s, seat_3):
                            pass
                        else:
                            s.plan[seat_3 * 8 + (number_4 - 1)] = -1
                        if s.decline == 0 or d_d_spoils_later(s, seat_3, number_4, space_3):
                            if BY_CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                                s.option_count += 1
                                answer_2 = space_3 if rnd() < 0.5 else -1
                                if answer_2 >= 0:
                                    PLAY_DO_BOARD_ACTION[space_3](s, rnd, seat_3, space_3)
                        else:
                            if BY_CAN_BOARD_ACTION[space_3](s, seat_3, space_3):
                                PLAY_DO_BOARD_ACTION[space_3](s, rnd, seat_3, space_3)
                        x_do_window(s, rnd, seat_3)
                s.worker_up = 0
                if f_shielded_card_points(s, seat_3):
                    pass
                else:
                    s.card_points[seat_3] = 0
            for seat_4 in CLOCKWISE[seats][0]:
                if f_shielded_personal_funds(s, seat_4):
                    pass
                else:
                    s.personal_funds[seat_4] += s.corporate_funds[seat_4]
                if f_shielded_corporate_funds(s, seat_4):
                    pass
                else:
                    s.corporate_funds[seat_4] = 0
            if s.ending:
                # end_game
                for mark in RANGE_84:
                    s.running_23[mark] = 0
                for mark_1 in RANGE_84:
                    s.running_5[mark_1] = 0
                s.source = -1
                s.source_by = -1
                if s.at_game == 0:
                    raise RuleLimit('a rule leaves what is not running', 425)
                else:
                    left_game_1 = True
                    break
            for seat_5 in CLOCKWISE[seats][0]:
                if f_shielded_income_marker(s, seat_5):
                    pass
                else:
                    s.income_marker[seat_5] = q_q_income(s, seat_5)
                if f_shielded_corporate_funds(s, seat_5):
                    pass
                else:
                    s.corporate_funds[seat_5] += s.income_marker[seat_5]
            if s.token_held:
                s.token_held = 0
            else:
                s.first_player = (s.first_player + 1) % seats
            if s.round_tracker == 0:
                s.round_tracker = 1
            else:
                s.round_tracker = 0
            x_do_place_subsidy(s, rnd, 0)
            for p_4 in CLOCKWISE[seats][0]:
                if f_shielded_workers_below(s, p_4):
                    pass
                else:
                    value = s.workers[p_4] + (0 - s.leaving[p_4])
                    if value < 3:
                        value = 3
                    s.workers[p_4] = value
                if f_shielded_leaving(s, p_4):
                    pass
                else:
                    s.leaving[p_4] = 0
                moved_11 = those_over_58(s, p_4)
                place = 11 + p_4
                for card in moved_11:
                    put_known(s, card, place)
                    if len(s.piles[place]) > s.effect_slots:
                        raise RuleLimit('there is no room for another card', 440)
            # expire_round
            for seat_14 in CLOCKWISE[seats][0]:
                s.lasting_28[seat_14] = ()
            for seat_15 in CLOCKWISE[seats][0]:
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
            raise RuleLimit('this is repeated too often', 401)
        if left_game_1:
            break
    return

def x_use_cards_in18(s, rnd, me, this):
    s.used_8[this] = 1
    old_source_64 = s.source
    old_source_by_64 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    s.option_count += 1
    if rnd() < 0.5:
        if f_shielded_power(s, me):
            pass
        else:
            value = s.power[me] + 1
            if value > 29:
                value = 29
            s.power[me] = value
    else:
        if f_shielded_reputation(s, me):
            pass
        else:
            value = s.reputation[me] + 1
            if value > 10:
                value = 10
            s.reputation[me] = value
    s.source = old_source_64
    s.source_by = old_source_by_64

def x_use_cards_rs11(s, rnd, me, this):
    s.used_11[this] = 1
    old_source_65 = s.source
    old_source_by_65 = s.source_by
    s.source = this
    s.source_by = me
    s.corporate_funds[me] -= 1
    rolled_die_3 = int(rnd() * 6) + 1
    s.die = rolled_die_3
    if rolled_die_3 <= 2:
        if f_shielded_reputation_below(s, me):
            pass
        else:
            before = s.reputation[me]
            value = before - 1
            if value < -2:
                value = -2
            s.reputation[me] = value
            change_62 = value - before
            if change_62 != 0:
                p_on_after_lose_reputation(s, me, 0 - change_62, 0)
    else:
        if s.die >= 5 and d_d_chip_gate(s, me, 1):
            if f_shielded_compute(s, me):
                pass
            else:
                before = s.compute[me]
                value = before + 1
                bound = max(1, q_q_lowest_compute(s, me))
                if value < bound:
                    value = bound
                if value > 7:
                    value = 7
                s.compute[me] = value
                change_63 = value - before
                if change_63 != 0:
                    p_on_after_gain_compute(s, me, change_63, 0)
    s.source = old_source_65
    s.source_by = old_source_by_65

def x_use_cards_rs12(s, rnd, me, this):
    s.used_12[this] = 1
    old_source_66 = s.source
    old_source_by_66 = s.source_by
    s.source = this
    s.source_by = me
    while True:
        if len(s.piles[21]) == 0:
            for card in s.piles[24]:
                put_known(s, card, 21)
            shuffle(s, 21)
        if len(s.piles[21]) == 0:
            break
        card_29 = top_by(s, 21, rnd)
        moved_12 = those_over_59(s, card_29)
        place = 1 + me
        for card in moved_12:
            put_known(s, card, place)
        break
    if len(s.piles[1 + me]) > 0:
        # do_discard_one, content/disruptopia/turn.rules:128
        s.option_count += 1
        options = s.piles[1 + me]
        card_22 = options[int(rnd() * len(options))]
        p_do_discard(s, me, card_22)
    s.source = old_source_66
    s.source_by = old_source_by_66

def x_handler_14(s, rnd, me, actor, amount, index, this):
    if me != actor and actor in d_d_neighbours(s, me) and s.used_14[this] == 0:
        old_source_69 = s.source
        old_source_by_69 = s.source_by
        s.source = this
        s.source_by = me
        if can_can_buy_chips(s, me):
            s.option_count += 1
            answer_3 = 1 if rnd() < 0.5 else 0
            if answer_3:
                s.used_14[this] = 1
                p_do_buy_chips(s, me)
        s.source = old_source_69
        s.source_by = old_source_by_69

def x_on_after_gain_model_version(s, rnd, actor, amount, index):
    for seat_9 in CLOCKWISE[s.n][s.active]:
        # handler_0, content/disruptopia/turn.rules:138
        if seat_9 == actor:
            if f_shielded_reputation(s, seat_9):
                pass
            else:
                value = s.reputation[seat_9] + q_q_training_reputation(s, seat_9)
                if value > 10:
                    value = 10
                s.reputation[seat_9] = value
            if f_shielded_power(s, seat_9):
                pass
            else:
                value = s.power[seat_9] + q_q_training_power(s, seat_9)
                if value > 29:
                    value = 29
                s.power[seat_9] = value
            if s.model_version[seat_9] == 7:
                s.ending = 1
        waiting_2 = those_over_60(s, seat_9, actor, amount, index)
        for _ in RANGE_1000:
            if len(waiting_2) == 0:
                break
            now_2 = waiting_2[0]
            PLAY_REACTIONS_3[now_2](s, rnd, seat_9, actor, amount, index, now_2)
            waiting_2 = those_over_61(s, waiting_2, now_2, seat_9, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)

def x_handler_5(s, rnd, me, actor, amount, index, this):
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
            x_on_after_roll_campaign_die(s, rnd, me, rolled_campaign_die_1, 0)
        s.source = old_source_70
        s.source_by = old_source_by_70
        s.running_5[this] = 0

def x_on_after_roll_campaign_die(s, rnd, actor, amount, index):
    for seat_10 in CLOCKWISE[s.n][s.active]:
        waiting_3 = those_over_62(s, seat_10, actor, amount, index)
        for _ in RANGE_1000:
            if len(waiting_3) == 0:
                break
            now_3 = waiting_3[0]
            PLAY_REACTIONS_4[now_3](s, rnd, seat_10, actor, amount, index, now_3)
            waiting_3 = those_over_63(s, waiting_3, now_3, seat_10, actor, amount, index)
        else:
            raise RuleLimit('this is repeated too often', 0)

def x_handler_7(s, rnd, me, actor, its_card, this):
    if me != actor and (CARDS_DECK[its_card] == 2 and CARDS_KIND[its_card] == 0 and (its_card == s.targeting and s.targeted >> me & 1)):
        old_source_71 = s.source
        old_source_by_71 = s.source_by
        s.source = this
        s.source_by = me
        s.option_count += 1
        answer_5 = 1 if rnd() < 0.5 else 0
        if answer_5:
            p_do_discard(s, me, this)
            s.lasting_32[me] = s.lasting_32[me] + (me, its_card)
        s.source = old_source_71
        s.source_by = old_source_by_71

BY_PENDING_6 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_13, can_pending_handler_13, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
BY_PENDING_1 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_23, one, one, one, one, one,)
BY_PENDING_2 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_20, can_pending_handler_20, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
BY_PENDING_5 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_7, can_pending_handler_7, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
BY_CAN_USE_ABILITY = (can_can_use_cards_in01, can_can_use_cards_in01, can_can_use_cards_in02, can_can_use_cards_in02, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_can_use_cards_in18, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_can_use_cards_rs11, can_can_use_cards_rs12, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability, can_no_ability,)
BY_CAN_BOARD_ACTION = (can_can_board_action_b_chips, one, can_can_board_action_b_recruit, can_can_board_action_b_train, can_can_board_action_b_handout, can_can_board_action_b_buyback, one, can_can_board_action_b_presence, one, can_can_board_action_b_restructure, can_can_board_action_b_audit, one,)
BY_PENDING_3 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_14, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
BY_PENDING_4 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, can_pending_handler_5, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
BY_CAN_CARDS_EFFECT = (can_can_cards_effect_in01, can_can_cards_effect_in01, can_can_cards_effect_in02, can_can_cards_effect_in02, one, one, one, one, one, one, can_can_cards_effect_in06, can_can_cards_effect_in07, can_can_cards_effect_in07, can_can_cards_effect_in08, can_can_cards_effect_in08, can_can_cards_effect_in09, one, can_can_cards_effect_in11, can_can_cards_effect_in12, one, one, one, can_can_cards_effect_in16, one, one, one, can_can_cards_effect_in19, can_can_cards_effect_in20, one, one, can_can_cards_effect_rs02, can_can_cards_effect_rs02, can_can_cards_effect_rs03, can_can_cards_effect_rs03, can_can_cards_effect_rs04, can_can_cards_effect_rs04, can_can_cards_effect_rs05, can_can_cards_effect_rs05, can_can_cards_effect_rs06, one, one, can_can_cards_effect_rs08, can_can_cards_effect_rs09, one, one, one, can_can_cards_effect_rs13, can_can_cards_effect_rs14, one, one, one, one, one, can_can_cards_effect_rs19, one, one, one, one, one, one, can_can_cards_effect_sb03, can_can_cards_effect_sb04, can_can_cards_effect_sb05, can_can_cards_effect_sb05, one, one, can_can_cards_effect_sb07, can_can_cards_effect_sb07, can_can_cards_effect_sb08, can_can_cards_effect_sb09, can_can_cards_effect_sb09, can_can_cards_effect_sb10, can_can_cards_effect_sb11, can_can_cards_effect_sb12, can_can_cards_effect_sb13, can_can_cards_effect_sb14, one, can_can_cards_effect_sb16, one, can_can_cards_effect_sb18, can_can_cards_effect_sb19, one, one, one,)
BY_CAN_CARDS_EFFECT_AFTER_CARD_POINTS = (can_can_cards_effect_after_card_points_in01, can_can_cards_effect_after_card_points_in01, can_can_cards_effect_after_card_points_in02, can_can_cards_effect_after_card_points_in02, can_can_cards_effect_after_card_points_in03, can_can_cards_effect_after_card_points_in03, can_can_cards_effect_after_card_points_in04, can_can_cards_effect_after_card_points_in04, can_can_cards_effect_after_card_points_in05, can_can_cards_effect_after_card_points_in05, can_can_cards_effect_after_card_points_in06, can_can_cards_effect_after_card_points_in07, can_can_cards_effect_after_card_points_in07, can_can_cards_effect_after_card_points_in08, can_can_cards_effect_after_card_points_in08, can_can_cards_effect_after_card_points_in09, can_can_cards_effect_after_card_points_in10, can_can_cards_effect_after_card_points_in11, can_can_cards_effect_after_card_points_in12, can_can_cards_effect_after_card_points_in13, can_can_cards_effect_after_card_points_in14, can_can_cards_effect_after_card_points_in15, can_can_cards_effect_after_card_points_in16, can_can_cards_effect_after_card_points_in17, can_can_cards_effect_after_card_points_in17, can_can_cards_effect_after_card_points_in18, can_can_cards_effect_after_card_points_in19, can_can_cards_effect_after_card_points_in20, can_can_cards_effect_after_card_points_rs01, can_can_cards_effect_after_card_points_rs01, can_can_cards_effect_after_card_points_rs02, can_can_cards_effect_after_card_points_rs02, can_can_cards_effect_after_card_points_rs03, can_can_cards_effect_after_card_points_rs03, can_can_cards_effect_after_card_points_rs04, can_can_cards_effect_after_card_points_rs04, can_can_cards_effect_after_card_points_rs05, can_can_cards_effect_after_card_points_rs05, can_can_cards_effect_after_card_points_rs06, can_can_cards_effect_after_card_points_rs07, can_can_cards_effect_after_card_points_rs07, can_can_cards_effect_after_card_points_rs08, can_can_cards_effect_after_card_points_rs09, can_can_cards_effect_after_card_points_rs10, can_can_cards_effect_after_card_points_rs11, can_can_cards_effect_after_card_points_rs12, can_can_cards_effect_after_card_points_rs13, can_can_cards_effect_after_card_points_rs14, can_can_cards_effect_after_card_points_rs15, can_can_cards_effect_after_card_points_rs15, can_can_cards_effect_after_card_points_rs16, can_can_cards_effect_after_card_points_rs17, can_can_cards_effect_after_card_points_rs18, can_can_cards_effect_after_card_points_rs19, can_can_cards_effect_after_card_points_rs20, can_can_cards_effect_after_card_points_rs21, can_can_cards_effect_after_card_points_sb01, can_can_cards_effect_after_card_points_sb01, can_can_cards_effect_after_card_points_sb02, can_can_cards_effect_after_card_points_sb02, can_can_cards_effect_after_card_points_sb03, can_can_cards_effect_after_card_points_sb04, can_can_cards_effect_after_card_points_sb05, can_can_cards_effect_after_card_points_sb05, can_can_cards_effect_after_card_points_sb06, can_can_cards_effect_after_card_points_sb06, can_can_cards_effect_after_card_points_sb07, can_can_cards_effect_after_card_points_sb07, can_can_cards_effect_after_card_points_sb08, can_can_cards_effect_after_card_points_sb09, can_can_cards_effect_after_card_points_sb09, can_can_cards_effect_after_card_points_sb10, can_can_cards_effect_after_card_points_sb11, can_can_cards_effect_after_card_points_sb12, can_can_cards_effect_after_card_points_sb13, can_can_cards_effect_after_card_points_sb14, can_can_cards_effect_after_card_points_sb15, can_can_cards_effect_after_card_points_sb16, can_can_cards_effect_after_card_points_sb17, can_can_cards_effect_after_card_points_sb18, can_can_cards_effect_after_card_points_sb19, can_can_cards_effect_after_card_points_sb20, can_can_cards_effect_after_card_points_sb21, can_can_cards_effect_after_card_points_sb21,)
BY_AMOUNT_BANDS_FROM = (f_amount_bands_from_hated, f_amount_bands_from_unknown, f_amount_bands_from_liked, f_amount_bands_from_adored,)
BY_AMOUNT_BOARD_PRICE = (f_amount_board_price_b_chips, f_no_amount, f_amount_board_price_b_recruit, f_amount_board_price_b_train, f_no_amount, f_amount_board_price_b_buyback, f_no_amount, f_amount_board_price_b_presence, f_no_amount, f_no_amount, f_amount_board_price_b_audit, f_no_amount,)
BY_AMOUNT_BOARD_REPUTATION = (f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_amount_board_reputation_b_buyback, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_amount_board_reputation_b_audit, f_no_amount,)
DO_REACTIONS_6 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, p_handler_13, p_handler_13, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
DO_REACTIONS_1 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, p_handler_23, nothing, nothing, nothing, nothing, nothing,)
DO_REACTIONS_2 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, p_handler_20, p_handler_20, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
def w_head_cards_effect_in01(s, ret, *args):
    p_head_cards_effect_in01(s, *args)
    return ret

def w_head_cards_effect_in02(s, ret, *args):
    p_head_cards_effect_in02(s, *args)
    return ret

def w_head_cards_effect_in03(s, ret, *args):
    p_head_cards_effect_in03(s, *args)
    return ret

def w_head_cards_effect_in04(s, ret, *args):
    p_head_cards_effect_in04(s, *args)
    return ret

def w_head_cards_effect_in05(s, ret, *args):
    p_head_cards_effect_in05(s, *args)
    return ret

def w_head_cards_effect_in08(s, ret, *args):
    p_head_cards_effect_in08(s, *args)
    return ret

def w_head_cards_effect_in10(s, ret, *args):
    p_head_cards_effect_in10(s, *args)
    return ret

def w_head_cards_effect_in11(s, ret, *args):
    p_head_cards_effect_in11(s, *args)
    return ret

def w_head_cards_effect_in13(s, ret, *args):
    p_head_cards_effect_in13(s, *args)
    return ret

def w_head_cards_effect_in14(s, ret, *args):
    p_head_cards_effect_in14(s, *args)
    return ret

def w_head_cards_effect_in15(s, ret, *args):
    p_head_cards_effect_in15(s, *args)
    return ret

def w_head_cards_effect_in16(s, ret, *args):
    p_head_cards_effect_in16(s, *args)
    return ret

def w_head_cards_effect_in17(s, ret, *args):
    p_head_cards_effect_in17(s, *args)
    return ret

def w_head_cards_effect_in18(s, ret, *args):
    p_head_cards_effect_in18(s, *args)
    return ret

def w_head_cards_effect_in19(s, ret, *args):
    p_head_cards_effect_in19(s, *args)
    return ret

def w_head_cards_effect_in20(s, ret, *args):
    p_head_cards_effect_in20(s, *args)
    return ret

def w_head_cards_effect_rs01(s, ret, *args):
    p_head_cards_effect_rs01(s, *args)
    return ret

def w_head_cards_effect_rs02(s, ret, *args):
    p_head_cards_effect_rs02(s, *args)
    return ret

def w_head_cards_effect_rs03(s, ret, *args):
    p_head_cards_effect_rs03(s, *args)
    return ret

def w_head_cards_effect_rs05(s, ret, *args):
    p_head_cards_effect_rs05(s, *args)
    return ret

def w_head_cards_effect_rs07(s, ret, *args):
    p_head_cards_effect_rs07(s, *args)
    return ret

def w_head_cards_effect_rs08(s, ret, *args):
    p_head_cards_effect_rs08(s, *args)
    return ret

def w_head_cards_effect_rs09(s, ret, *args):
    p_head_cards_effect_rs09(s, *args)
    return ret

def w_head_cards_effect_rs10(s, ret, *args):
    p_head_cards_effect_rs10(s, *args)
    return ret

def w_head_cards_effect_rs11(s, ret, *args):
    p_head_cards_effect_rs11(s, *args)
    return ret

def w_head_cards_effect_rs12(s, ret, *args):
    p_head_cards_effect_rs12(s, *args)
    return ret

def w_head_cards_effect_rs14(s, ret, *args):
    p_head_cards_effect_rs14(s, *args)
    return ret

def w_head_cards_effect_rs15(s, ret, *args):
    p_head_cards_effect_rs15(s, *args)
    return ret

def w_head_cards_effect_rs16(s, ret, *args):
    p_head_cards_effect_rs16(s, *args)
    return ret

def w_head_cards_effect_rs17(s, ret, *args):
    p_head_cards_effect_rs17(s, *args)
    return ret

def w_head_cards_effect_rs18(s, ret, *args):
    p_head_cards_effect_rs18(s, *args)
    return ret

def w_head_cards_effect_rs20(s, ret, *args):
    p_head_cards_effect_rs20(s, *args)
    return ret

def w_head_cards_effect_rs21(s, ret, *args):
    p_head_cards_effect_rs21(s, *args)
    return ret

def w_head_cards_effect_sb01(s, ret, *args):
    p_head_cards_effect_sb01(s, *args)
    return ret

def w_head_cards_effect_sb15(s, ret, *args):
    p_head_cards_effect_sb15(s, *args)
    return ret

def w_head_cards_effect_sb17(s, ret, *args):
    p_head_cards_effect_sb17(s, *args)
    return ret

def w_head_cards_effect_sb19(s, ret, *args):
    p_head_cards_effect_sb19(s, *args)
    return ret

DO_HEAD_CARDS_EFFECT = (w_head_cards_effect_in01, w_head_cards_effect_in01, w_head_cards_effect_in02, w_head_cards_effect_in02, w_head_cards_effect_in03, w_head_cards_effect_in03, w_head_cards_effect_in04, w_head_cards_effect_in04, w_head_cards_effect_in05, w_head_cards_effect_in05, p_head_cards_effect_in06, p_head_cards_effect_in07, p_head_cards_effect_in07, w_head_cards_effect_in08, w_head_cards_effect_in08, p_head_cards_effect_in09, w_head_cards_effect_in10, w_head_cards_effect_in11, p_head_cards_effect_in12, w_head_cards_effect_in13, w_head_cards_effect_in14, w_head_cards_effect_in15, w_head_cards_effect_in16, w_head_cards_effect_in17, w_head_cards_effect_in17, w_head_cards_effect_in18, w_head_cards_effect_in19, w_head_cards_effect_in20, w_head_cards_effect_rs01, w_head_cards_effect_rs01, w_head_cards_effect_rs02, w_head_cards_effect_rs02, w_head_cards_effect_rs03, w_head_cards_effect_rs03, p_head_cards_effect_rs04, p_head_cards_effect_rs04, w_head_cards_effect_rs05, w_head_cards_effect_rs05, p_head_cards_effect_rs06, w_head_cards_effect_rs07, w_head_cards_effect_rs07, w_head_cards_effect_rs08, w_head_cards_effect_rs09, w_head_cards_effect_rs10, w_head_cards_effect_rs11, w_head_cards_effect_rs12, p_head_cards_effect_rs13, w_head_cards_effect_rs14, w_head_cards_effect_rs15, w_head_cards_effect_rs15, w_head_cards_effect_rs16, w_head_cards_effect_rs17, w_head_cards_effect_rs18, p_head_cards_effect_rs19, w_head_cards_effect_rs20, w_head_cards_effect_rs21, w_head_cards_effect_sb01, w_head_cards_effect_sb01, p_head_cards_effect_sb02, p_head_cards_effect_sb02, p_head_cards_effect_sb03, p_head_cards_effect_sb04, p_head_cards_effect_sb05, p_head_cards_effect_sb05, p_head_cards_effect_sb06, p_head_cards_effect_sb06, p_head_cards_effect_sb07, p_head_cards_effect_sb07, p_head_cards_effect_sb08, p_head_cards_effect_sb09, p_head_cards_effect_sb09, p_head_cards_effect_sb10, p_head_cards_effect_sb11, p_head_cards_effect_sb12, p_head_cards_effect_sb13, p_head_cards_effect_sb14, w_head_cards_effect_sb15, p_head_cards_effect_sb16, w_head_cards_effect_sb17, p_head_cards_effect_sb18, w_head_cards_effect_sb19, p_head_cards_effect_sb20, p_head_cards_effect_sb21, p_head_cards_effect_sb21,)
def w_body_cards_effect_in01(s, ret, *args):
    p_body_cards_effect_in01(s, *args)
    return ret

def w_body_cards_effect_in02(s, ret, *args):
    p_body_cards_effect_in02(s, *args)
    return ret

def w_body_cards_effect_in03(s, ret, *args):
    p_body_cards_effect_in03(s, *args)
    return ret

def w_body_cards_effect_in04(s, ret, *args):
    p_body_cards_effect_in04(s, *args)
    return ret

def w_body_cards_effect_in05(s, ret, *args):
    p_body_cards_effect_in05(s, *args)
    return ret

def w_body_cards_effect_in07(s, ret, *args):
    p_body_cards_effect_in07(s, *args)
    return ret

def w_body_cards_effect_in08(s, ret, *args):
    p_body_cards_effect_in08(s, *args)
    return ret

def w_body_cards_effect_in09(s, ret, *args):
    p_body_cards_effect_in09(s, *args)
    return ret

def w_body_cards_effect_in11(s, ret, *args):
    p_body_cards_effect_in11(s, *args)
    return ret

def w_body_cards_effect_in12(s, ret, *args):
    p_body_cards_effect_in12(s, *args)
    return ret

def w_body_cards_effect_in13(s, ret, *args):
    p_body_cards_effect_in13(s, *args)
    return ret

def w_body_cards_effect_in15(s, ret, *args):
    p_body_cards_effect_in15(s, *args)
    return ret

def w_body_cards_effect_in16(s, ret, *args):
    p_body_cards_effect_in16(s, *args)
    return ret

def w_body_cards_effect_in17(s, ret, *args):
    p_body_cards_effect_in17(s, *args)
    return ret

def w_body_cards_effect_in18(s, ret, *args):
    p_body_cards_effect_in18(s, *args)
    return ret

def w_body_cards_effect_in19(s, ret, *args):
    p_body_cards_effect_in19(s, *args)
    return ret

def w_body_cards_effect_in20(s, ret, *args):
    p_body_cards_effect_in20(s, *args)
    return ret

def w_body_cards_effect_rs01(s, ret, *args):
    p_body_cards_effect_rs01(s, *args)
    return ret

def w_body_cards_effect_rs02(s, ret, *args):
    p_body_cards_effect_rs02(s, *args)
    return ret

def w_body_cards_effect_rs04(s, ret, *args):
    p_body_cards_effect_rs04(s, *args)
    return ret

def w_body_cards_effect_rs05(s, ret, *args):
    p_body_cards_effect_rs05(s, *args)
    return ret

def w_body_cards_effect_rs06(s, ret, *args):
    p_body_cards_effect_rs06(s, *args)
    return ret

def w_body_cards_effect_rs07(s, ret, *args):
    p_body_cards_effect_rs07(s, *args)
    return ret

def w_body_cards_effect_rs09(s, ret, *args):
    p_body_cards_effect_rs09(s, *args)
    return ret

def w_body_cards_effect_rs10(s, ret, *args):
    p_body_cards_effect_rs10(s, *args)
    return ret

def w_body_cards_effect_rs11(s, ret, *args):
    p_body_cards_effect_rs11(s, *args)
    return ret

def w_body_cards_effect_rs12(s, ret, *args):
    p_body_cards_effect_rs12(s, *args)
    return ret

def w_body_cards_effect_rs13(s, ret, *args):
    p_body_cards_effect_rs13(s, *args)
    return ret

def w_body_cards_effect_rs14(s, ret, *args):
    p_body_cards_effect_rs14(s, *args)
    return ret

def w_body_cards_effect_rs15(s, ret, *args):
    p_body_cards_effect_rs15(s, *args)
    return ret

def w_body_cards_effect_rs16(s, ret, *args):
    p_body_cards_effect_rs16(s, *args)
    return ret

def w_body_cards_effect_rs18(s, ret, *args):
    p_body_cards_effect_rs18(s, *args)
    return ret

def w_body_cards_effect_rs19(s, ret, *args):
    p_body_cards_effect_rs19(s, *args)
    return ret

def w_body_cards_effect_rs20(s, ret, *args):
    p_body_cards_effect_rs20(s, *args)
    return ret

def w_body_cards_effect_rs21(s, ret, *args):
    p_body_cards_effect_rs21(s, *args)
    return ret

def w_body_cards_effect_sb01(s, ret, *args):
    p_body_cards_effect_sb01(s, *args)
    return ret

def w_body_cards_effect_sb02(s, ret, *args):
    p_body_cards_effect_sb02(s, *args)
    return ret

def w_body_cards_effect_sb04(s, ret, *args):
    p_body_cards_effect_sb04(s, *args)
    return ret

def w_body_cards_effect_sb05(s, ret, *args):
    p_body_cards_effect_sb05(s, *args)
    return ret

def w_body_cards_effect_sb06(s, ret, *args):
    p_body_cards_effect_sb06(s, *args)
    return ret

def w_body_cards_effect_sb07(s, ret, *args):
    p_body_cards_effect_sb07(s, *args)
    return ret

def w_body_cards_effect_sb08(s, ret, *args):
    p_body_cards_effect_sb08(s, *args)
    return ret

def w_body_cards_effect_sb09(s, ret, *args):
    p_body_cards_effect_sb09(s, *args)
    return ret

def w_body_cards_effect_sb13(s, ret, *args):
    p_body_cards_effect_sb13(s, *args)
    return ret

def w_body_cards_effect_sb14(s, ret, *args):
    p_body_cards_effect_sb14(s, *args)
    return ret

def w_body_cards_effect_sb15(s, ret, *args):
    p_body_cards_effect_sb15(s, *args)
    return ret

def w_body_cards_effect_sb16(s, ret, *args):
    p_body_cards_effect_sb16(s, *args)
    return ret

def w_body_cards_effect_sb17(s, ret, *args):
    p_body_cards_effect_sb17(s, *args)
    return ret

def w_body_cards_effect_sb18(s, ret, *args):
    p_body_cards_effect_sb18(s, *args)
    return ret

def w_body_cards_effect_sb19(s, ret, *args):
    p_body_cards_effect_sb19(s, *args)
    return ret

def w_body_cards_effect_sb21(s, ret, *args):
    p_body_cards_effect_sb21(s, *args)
    return ret

DO_BODY_CARDS_EFFECT = (w_body_cards_effect_in01, w_body_cards_effect_in01, w_body_cards_effect_in02, w_body_cards_effect_in02, w_body_cards_effect_in03, w_body_cards_effect_in03, w_body_cards_effect_in04, w_body_cards_effect_in04, w_body_cards_effect_in05, w_body_cards_effect_in05, p_body_cards_effect_in06, w_body_cards_effect_in07, w_body_cards_effect_in07, w_body_cards_effect_in08, w_body_cards_effect_in08, w_body_cards_effect_in09, p_body_cards_effect_in10, w_body_cards_effect_in11, w_body_cards_effect_in12, w_body_cards_effect_in13, p_body_cards_effect_in14, w_body_cards_effect_in15, w_body_cards_effect_in16, w_body_cards_effect_in17, w_body_cards_effect_in17, w_body_cards_effect_in18, w_body_cards_effect_in19, w_body_cards_effect_in20, w_body_cards_effect_rs01, w_body_cards_effect_rs01, w_body_cards_effect_rs02, w_body_cards_effect_rs02, p_body_cards_effect_rs03, p_body_cards_effect_rs03, w_body_cards_effect_rs04, w_body_cards_effect_rs04, w_body_cards_effect_rs05, w_body_cards_effect_rs05, w_body_cards_effect_rs06, w_body_cards_effect_rs07, w_body_cards_effect_rs07, p_body_cards_effect_rs08, w_body_cards_effect_rs09, w_body_cards_effect_rs10, w_body_cards_effect_rs11, w_body_cards_effect_rs12, w_body_cards_effect_rs13, w_body_cards_effect_rs14, w_body_cards_effect_rs15, w_body_cards_effect_rs15, w_body_cards_effect_rs16, p_body_cards_effect_rs17, w_body_cards_effect_rs18, w_body_cards_effect_rs19, w_body_cards_effect_rs20, w_body_cards_effect_rs21, w_body_cards_effect_sb01, w_body_cards_effect_sb01, w_body_cards_effect_sb02, w_body_cards_effect_sb02, p_body_cards_effect_sb03, w_body_cards_effect_sb04, w_body_cards_effect_sb05, w_body_cards_effect_sb05, w_body_cards_effect_sb06, w_body_cards_effect_sb06, w_body_cards_effect_sb07, w_body_cards_effect_sb07, w_body_cards_effect_sb08, w_body_cards_effect_sb09, w_body_cards_effect_sb09, p_body_cards_effect_sb10, p_body_cards_effect_sb11, p_body_cards_effect_sb12, w_body_cards_effect_sb13, w_body_cards_effect_sb14, w_body_cards_effect_sb15, w_body_cards_effect_sb16, w_body_cards_effect_sb17, w_body_cards_effect_sb18, w_body_cards_effect_sb19, p_body_cards_effect_sb20, w_body_cards_effect_sb21, w_body_cards_effect_sb21,)
DO_REACTIONS_5 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, p_handler_7, p_handler_7, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
def w_use_cards_in01(s, ret, *args):
    p_use_cards_in01(s, *args)
    return ret

def w_use_cards_in02(s, ret, *args):
    p_use_cards_in02(s, *args)
    return ret

DO_USE_ABILITY = (w_use_cards_in01, w_use_cards_in01, w_use_cards_in02, w_use_cards_in02, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, p_use_cards_in18, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, p_use_cards_rs11, p_use_cards_rs12, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
def w_do_board_action_b_chips(s, ret, *args):
    p_do_board_action_b_chips(s, *args)
    return ret

def w_do_board_action_b_patent(s, ret, *args):
    p_do_board_action_b_patent(s, *args)
    return ret

def w_do_board_action_b_recruit(s, ret, *args):
    p_do_board_action_b_recruit(s, *args)
    return ret

def w_do_board_action_b_buyback(s, ret, *args):
    p_do_board_action_b_buyback(s, *args)
    return ret

DO_DO_BOARD_ACTION = (w_do_board_action_b_chips, w_do_board_action_b_patent, w_do_board_action_b_recruit, p_do_board_action_b_train, p_do_board_action_b_handout, w_do_board_action_b_buyback, p_do_board_action_b_marketing, p_do_board_action_b_presence, p_do_board_action_b_card, p_do_board_action_b_restructure, p_do_board_action_b_audit, p_do_board_action_b_rehire,)
DO_REACTIONS_3 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, p_handler_14, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
DO_REACTIONS_4 = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, p_handler_5, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,)
PLAY_HEAD_CARDS_EFFECT = (lambda s, rnd, *args: p_head_cards_effect_in01(s, *args), lambda s, rnd, *args: p_head_cards_effect_in01(s, *args), lambda s, rnd, *args: p_head_cards_effect_in02(s, *args), lambda s, rnd, *args: p_head_cards_effect_in02(s, *args), lambda s, rnd, *args: p_head_cards_effect_in03(s, *args), lambda s, rnd, *args: p_head_cards_effect_in03(s, *args), lambda s, rnd, *args: p_head_cards_effect_in04(s, *args), lambda s, rnd, *args: p_head_cards_effect_in04(s, *args), lambda s, rnd, *args: p_head_cards_effect_in05(s, *args), lambda s, rnd, *args: p_head_cards_effect_in05(s, *args), x_head_cards_effect_in06, x_head_cards_effect_in07, x_head_cards_effect_in07, lambda s, rnd, *args: p_head_cards_effect_in08(s, *args), lambda s, rnd, *args: p_head_cards_effect_in08(s, *args), x_head_cards_effect_in09, lambda s, rnd, *args: p_head_cards_effect_in10(s, *args), lambda s, rnd, *args: p_head_cards_effect_in11(s, *args), x_head_cards_effect_in12, lambda s, rnd, *args: p_head_cards_effect_in13(s, *args), lambda s, rnd, *args: p_head_cards_effect_in14(s, *args), lambda s, rnd, *args: p_head_cards_effect_in15(s, *args), lambda s, rnd, *args: p_head_cards_effect_in16(s, *args), lambda s, rnd, *args: p_head_cards_effect_in17(s, *args), lambda s, rnd, *args: p_head_cards_effect_in17(s, *args), lambda s, rnd, *args: p_head_cards_effect_in18(s, *args), lambda s, rnd, *args: p_head_cards_effect_in19(s, *args), lambda s, rnd, *args: p_head_cards_effect_in20(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs01(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs01(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs02(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs02(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs03(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs03(s, *args), x_head_cards_effect_rs04, x_head_cards_effect_rs04, lambda s, rnd, *args: p_head_cards_effect_rs05(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs05(s, *args), x_head_cards_effect_rs06, lambda s, rnd, *args: p_head_cards_effect_rs07(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs07(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs08(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs09(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs10(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs11(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs12(s, *args), x_head_cards_effect_rs13, lambda s, rnd, *args: p_head_cards_effect_rs14(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs15(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs15(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs16(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs17(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs18(s, *args), x_head_cards_effect_rs19, lambda s, rnd, *args: p_head_cards_effect_rs20(s, *args), lambda s, rnd, *args: p_head_cards_effect_rs21(s, *args), lambda s, rnd, *args: p_head_cards_effect_sb01(s, *args), lambda s, rnd, *args: p_head_cards_effect_sb01(s, *args), x_head_cards_effect_sb02, x_head_cards_effect_sb02, x_head_cards_effect_sb03, x_head_cards_effect_sb04, x_head_cards_effect_sb05, x_head_cards_effect_sb05, x_head_cards_effect_sb06, x_head_cards_effect_sb06, x_head_cards_effect_sb07, x_head_cards_effect_sb07, x_head_cards_effect_sb08, x_head_cards_effect_sb09, x_head_cards_effect_sb09, x_head_cards_effect_sb10, x_head_cards_effect_sb11, x_head_cards_effect_sb12, x_head_cards_effect_sb13, x_head_cards_effect_sb14, lambda s, rnd, *args: p_head_cards_effect_sb15(s, *args), x_head_cards_effect_sb16, lambda s, rnd, *args: p_head_cards_effect_sb17(s, *args), x_head_cards_effect_sb18, lambda s, rnd, *args: p_head_cards_effect_sb19(s, *args), x_head_cards_effect_sb20, x_head_cards_effect_sb21, x_head_cards_effect_sb21,)
PLAY_REACTIONS_5 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, x_handler_7, x_handler_7, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
PLAY_BODY_CARDS_EFFECT = (lambda s, rnd, *args: p_body_cards_effect_in01(s, *args), lambda s, rnd, *args: p_body_cards_effect_in01(s, *args), lambda s, rnd, *args: p_body_cards_effect_in02(s, *args), lambda s, rnd, *args: p_body_cards_effect_in02(s, *args), lambda s, rnd, *args: p_body_cards_effect_in03(s, *args), lambda s, rnd, *args: p_body_cards_effect_in03(s, *args), lambda s, rnd, *args: p_body_cards_effect_in04(s, *args), lambda s, rnd, *args: p_body_cards_effect_in04(s, *args), lambda s, rnd, *args: p_body_cards_effect_in05(s, *args), lambda s, rnd, *args: p_body_cards_effect_in05(s, *args), x_body_cards_effect_in06, lambda s, rnd, *args: p_body_cards_effect_in07(s, *args), lambda s, rnd, *args: p_body_cards_effect_in07(s, *args), lambda s, rnd, *args: p_body_cards_effect_in08(s, *args), lambda s, rnd, *args: p_body_cards_effect_in08(s, *args), lambda s, rnd, *args: p_body_cards_effect_in09(s, *args), x_body_cards_effect_in10, lambda s, rnd, *args: p_body_cards_effect_in11(s, *args), lambda s, rnd, *args: p_body_cards_effect_in12(s, *args), lambda s, rnd, *args: p_body_cards_effect_in13(s, *args), x_body_cards_effect_in14, lambda s, rnd, *args: p_body_cards_effect_in15(s, *args), lambda s, rnd, *args: p_body_cards_effect_in16(s, *args), lambda s, rnd, *args: p_body_cards_effect_in17(s, *args), lambda s, rnd, *args: p_body_cards_effect_in17(s, *args), lambda s, rnd, *args: p_body_cards_effect_in18(s, *args), lambda s, rnd, *args: p_body_cards_effect_in19(s, *args), lambda s, rnd, *args: p_body_cards_effect_in20(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs01(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs01(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs02(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs02(s, *args), x_body_cards_effect_rs03, x_body_cards_effect_rs03, lambda s, rnd, *args: p_body_cards_effect_rs04(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs04(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs05(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs05(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs06(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs07(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs07(s, *args), x_body_cards_effect_rs08, lambda s, rnd, *args: p_body_cards_effect_rs09(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs10(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs11(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs12(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs13(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs14(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs15(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs15(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs16(s, *args), x_body_cards_effect_rs17, lambda s, rnd, *args: p_body_cards_effect_rs18(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs19(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs20(s, *args), lambda s, rnd, *args: p_body_cards_effect_rs21(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb01(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb01(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb02(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb02(s, *args), x_body_cards_effect_sb03, lambda s, rnd, *args: p_body_cards_effect_sb04(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb05(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb05(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb06(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb06(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb07(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb07(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb08(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb09(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb09(s, *args), x_body_cards_effect_sb10, x_body_cards_effect_sb11, x_body_cards_effect_sb12, lambda s, rnd, *args: p_body_cards_effect_sb13(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb14(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb15(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb16(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb17(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb18(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb19(s, *args), x_body_cards_effect_sb20, lambda s, rnd, *args: p_body_cards_effect_sb21(s, *args), lambda s, rnd, *args: p_body_cards_effect_sb21(s, *args),)
PLAY_USE_ABILITY = (lambda s, rnd, *args: p_use_cards_in01(s, *args), lambda s, rnd, *args: p_use_cards_in01(s, *args), lambda s, rnd, *args: p_use_cards_in02(s, *args), lambda s, rnd, *args: p_use_cards_in02(s, *args), nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, x_use_cards_in18, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, x_use_cards_rs11, x_use_cards_rs12, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
PLAY_DO_BOARD_ACTION = (lambda s, rnd, *args: p_do_board_action_b_chips(s, *args), lambda s, rnd, *args: p_do_board_action_b_patent(s, *args), lambda s, rnd, *args: p_do_board_action_b_recruit(s, *args), x_do_board_action_b_train, x_do_board_action_b_handout, lambda s, rnd, *args: p_do_board_action_b_buyback(s, *args), x_do_board_action_b_marketing, x_do_board_action_b_presence, x_do_board_action_b_card, x_do_board_action_b_restructure, x_do_board_action_b_audit, x_do_board_action_b_rehire,)
PLAY_REACTIONS_3 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, x_handler_14, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
PLAY_REACTIONS_4 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, x_handler_5, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,)
K = (
    None, stop, finish, k_head_cards_effect_in06_1, k_head_cards_effect_in07_1, k_head_cards_effect_in09_1, k_head_cards_effect_in12_1, k_do_draw_from_any_deck_1,
    k_do_draw_from_any_deck_2, k_head_cards_effect_rs04_1, k_head_cards_effect_rs06_1, k_head_cards_effect_rs13_1, k_head_cards_effect_rs19_1, k_head_cards_effect_rs19_2, k_head_cards_effect_sb02_1, k_head_cards_effect_sb03_1,
    k_head_cards_effect_sb04_1, k_head_cards_effect_sb04_2, k_head_cards_effect_sb05_1, k_head_cards_effect_sb06_1, k_head_cards_effect_sb07_1, k_head_cards_effect_sb08_1, k_head_cards_effect_sb09_1, k_head_cards_effect_sb10_1,
    k_head_cards_effect_sb11_1, k_head_cards_effect_sb12_1, k_head_cards_effect_sb13_1, k_head_cards_effect_sb13_2, k_head_cards_effect_sb14_1, k_head_cards_effect_sb16_1, k_head_cards_effect_sb18_1, k_head_cards_effect_sb18_2,
    k_head_cards_effect_sb20_1, k_head_cards_effect_sb21_1, k_body_cards_effect_in06_1, k_body_cards_effect_in10_1, b_body_cards_effect_in14_1, k_body_cards_effect_in14_2, k_body_cards_effect_rs03_1, k_body_cards_effect_rs03_2,
    k_body_cards_effect_rs08_1, k_body_cards_effect_rs17_1, b_body_cards_effect_rs17_2, k_body_cards_effect_rs17_3, k_body_cards_effect_sb03_1, k_body_cards_effect_sb10_1, k_body_cards_effect_sb11_1, b_body_cards_effect_sb12_1,
    k_body_cards_effect_sb12_2, k_body_cards_effect_sb20_1, k_do_resolve_card_1, k_do_resolve_card_3, k_do_resolve_card_4, k_do_resolve_card_5, k_do_resolve_card_6, b_do_resolve_card_7,
    k_do_resolve_card_8, b_do_window_1, k_do_window_2, k_do_window_3, k_do_board_action_b_handout_1, k_do_board_action_b_marketing_1, k_do_board_action_b_marketing_2, k_do_board_action_b_presence_1,
    b_do_board_action_b_card_1, k_do_board_action_b_card_2, k_do_board_action_b_card_3, k_do_board_action_b_restructure_1, k_do_board_action_b_audit_1, k_do_board_action_b_audit_2, b_do_board_action_b_rehire_1, b_do_place_subsidy_1,
    k_do_place_subsidy_2, b_secret_planning_1, k_secret_planning_3, b_secret_planning_2, k_secret_planning_4, p_main, k_main_1, k_main_2,
    k_main_3, b_main_4, k_main_6, k_main_7, b_main_5, b_main_8, k_main_9, k_main_10,
    b_main_11, b_main_12, k_main_13, k_main_14, k_main_15, b_main_16, k_main_17, k_main_19,
    k_main_20, k_use_cards_in18_1, k_use_cards_rs11_1, k_use_cards_rs12_2, k_use_cards_rs12_3, k_handler_14_1, b_on_after_gain_model_version_1, b_on_after_gain_model_version_2,
    k_on_after_gain_model_version_3, b_handler_5_1, k_handler_5_2, k_handler_5_3, k_handler_5_4, b_on_after_roll_campaign_die_1, b_on_after_roll_campaign_die_2, b_on_after_roll_campaign_die_3,
    k_on_after_roll_campaign_die_4, k_handler_7_1,
)

class State(BaseState):
    __slots__ = (
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit',
        'rng', 'pool', 'drawn', 'weights', 'stack', 'pending', 'strands', 'sealed',
        'secret', 'round', 'active', 'source', 'source_by', 'targeting', 'targeted', 'reactions',
        'automa', 'subsidy_supply', 'first_player', 'token_held', 'round_tracker', 'ending', 'worker_up', 'die',
        'campaign_die', 'scratch', 'at_game', 'effect_slots', 'hand_limit', 'effect_delay', 'decline', 'middle_rep_band_from',
        'subsidy_slots', 'model_price', 'reveal', 'compute_floor', 'worker_loss', 'f_head_cards_effect_in06_me', 'f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret',
        'f_head_cards_effect_in07_me', 'f_head_cards_effect_in07_this', 'f_head_cards_effect_in07_ret', 'f_head_cards_effect_in09_me', 'f_head_cards_effect_in09_this', 'f_head_cards_effect_in09_ret', 'f_head_cards_effect_in12_me', 'f_head_cards_effect_in12_this',
        'f_head_cards_effect_in12_ret', 'f_do_draw_from_any_deck_me', 'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this', 'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs06_this',
        'f_head_cards_effect_rs06_ret', 'f_head_cards_effect_rs13_me', 'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret',
        'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret', 'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb03_this', 'f_head_cards_effect_sb03_ret', 'f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2',
        'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb04_ret', 'f_head_cards_effect_sb05_me', 'f_head_cards_effect_sb05_this', 'f_head_cards_effect_sb05_ret', 'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb06_ret',
        'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb07_ret', 'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb08_this', 'f_head_cards_effect_sb08_ret', 'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb09_this',
        'f_head_cards_effect_sb09_ret', 'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb10_ret', 'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb11_this', 'f_head_cards_effect_sb11_ret', 'f_head_cards_effect_sb12_me',
        'f_head_cards_effect_sb12_this', 'f_head_cards_effect_sb12_ret', 'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10', 'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb16_ret', 'f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x', 'f_head_cards_effect_sb18_ret',
        'f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret', 'f_head_cards_effect_sb21_me', 'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret', 'f_body_cards_effect_in06_me', 'f_body_cards_effect_in06_old_source_5',
        'f_body_cards_effect_in06_old_source_by_5', 'f_body_cards_effect_in06_ret', 'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in10_old_source_by_9', 'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
        'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret', 'f_body_cards_effect_in14_repeat_rest', 'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22', 'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
        'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27', 'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_rs17_drawing_1_rest',
        'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43', 'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50', 'f_body_cards_effect_sb10_ret',
        'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51', 'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret', 'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
        'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb12_each_1_rest', 'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13', 'f_body_cards_effect_sb20_ret',
        'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_now_4', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4', 'f_do_resolve_card_ret', 'f_do_resolve_card_each_19_rest',
        'f_do_resolve_card_reacting_4_times', 'f_do_window_me', 'f_do_window_ret', 'f_do_window_offers_times', 'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me', 'f_do_board_action_b_handout_ret', 'f_do_board_action_b_marketing_me',
        'f_do_board_action_b_marketing_ret', 'f_do_board_action_b_presence_me', 'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me', 'f_do_board_action_b_card_ret', 'f_do_board_action_b_card_offers_1_times', 'f_do_board_action_b_restructure_me', 'f_do_board_action_b_restructure_ret',
        'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret', 'f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_ret', 'f_do_board_action_b_rehire_repeat_2_rest', 'f_do_place_subsidy_me', 'f_do_place_subsidy_ret', 'f_do_place_subsidy_repeat_3_times',
        'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_wanted', 'f_secret_planning_ret', 'f_secret_planning_many_times', 'f_secret_planning_each_8_rest',
        'f_main_p_3', 'f_main_played_1', 'f_main_seat', 'f_main_seat_3', 'f_main_space_3', 'f_main_rounds_times', 'f_main_each_5_rest', 'f_main_each_7_rest',
        'f_main_each_6_rest', 'f_main_each_11_rest', 'f_main_each_2_rest', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me',
        'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret', 'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66', 'f_use_cards_rs12_ret', 'f_handler_14_me',
        'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret', 'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount', 'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_seat_9', 'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret', 'f_on_after_gain_model_version_each_17_rest', 'f_on_after_gain_model_version_reacting_2_times', 'f_handler_5_actor', 'f_handler_5_amount', 'f_handler_5_index',
        'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_index',
        'f_on_after_roll_campaign_die_now_3', 'f_on_after_roll_campaign_die_seat_10', 'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_on_after_roll_campaign_die_each_18_rest', 'f_on_after_roll_campaign_die_reacting_3_times', 'f_handler_7_its_card', 'f_handler_7_me',
        'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71', 'f_handler_7_this', 'f_handler_7_ret', 'power', 'reputation', 'income_marker', 'corporate_funds',
        'personal_funds', 'net_worth', 'model_version', 'compute', 'workers', 'leaving', 'presence', 'subsidies',
        'orders', 'face_down', 'plan', 'card_points', 'region_tokens', 'card_chosen_region', 'lasting_24', 'lasting_25',
        'lasting_26', 'lasting_27', 'lasting_28', 'lasting_29', 'lasting_30', 'lasting_30_next', 'lasting_31', 'used_1',
        'used_2', 'used_8', 'used_11', 'used_12', 'used_23', 'running_23', 'used_14', 'running_5',
        'lasting_32', 'piles', 'loc', 'known', 'lo', 'hi', 'tape',
    )
    #log logged = True

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
        t.f_head_cards_effect_in06_me = s.f_head_cards_effect_in06_me
        t.f_head_cards_effect_in06_this = s.f_head_cards_effect_in06_this
        t.f_head_cards_effect_in06_ret = s.f_head_cards_effect_in06_ret
        t.f_head_cards_effect_in07_me = s.f_head_cards_effect_in07_me
        t.f_head_cards_effect_in07_this = s.f_head_cards_effect_in07_this
        t.f_head_cards_effect_in07_ret = s.f_head_cards_effect_in07_ret
        t.f_head_cards_effect_in09_me = s.f_head_cards_effect_in09_me
        t.f_head_cards_effect_in09_this = s.f_head_cards_effect_in09_this
        t.f_head_cards_effect_in09_ret = s.f_head_cards_effect_in09_ret
        t.f_head_cards_effect_in12_me = s.f_head_cards_effect_in12_me
        t.f_head_cards_effect_in12_this = s.f_head_cards_effect_in12_this
        t.f_head_cards_effect_in12_ret = s.f_head_cards_effect_in12_ret
        t.f_do_draw_from_any_deck_me = s.f_do_draw_from_any_deck_me
        t.f_do_draw_from_any_deck_ret = s.f_do_draw_from_any_deck_ret
        t.f_head_cards_effect_rs04_me = s.f_head_cards_effect_rs04_me
        t.f_head_cards_effect_rs04_this = s.f_head_cards_effect_rs04_this
        t.f_head_cards_effect_rs04_ret = s.f_head_cards_effect_rs04_ret
        t.f_head_cards_effect_rs06_me = s.f_head_cards_effect_rs06_me
        t.f_head_cards_effect_rs06_this = s.f_head_cards_effect_rs06_this
        t.f_head_cards_effect_rs06_ret = s.f_head_cards_effect_rs06_ret
        t.f_head_cards_effect_rs13_me = s.f_head_cards_effect_rs13_me
        t.f_head_cards_effect_rs13_this = s.f_head_cards_effect_rs13_this
        t.f_head_cards_effect_rs13_ret = s.f_head_cards_effect_rs13_ret
        t.f_head_cards_effect_rs19_me = s.f_head_cards_effect_rs19_me
        t.f_head_cards_effect_rs19_this = s.f_head_cards_effect_rs19_this
        t.f_head_cards_effect_rs19_worker = s.f_head_cards_effect_rs19_worker
        t.f_head_cards_effect_rs19_ret = s.f_head_cards_effect_rs19_ret
        t.f_head_cards_effect_sb02_me = s.f_head_cards_effect_sb02_me
        t.f_head_cards_effect_sb02_this = s.f_head_cards_effect_sb02_this
        t.f_head_cards_effect_sb02_ret = s.f_head_cards_effect_sb02_ret
        t.f_head_cards_effect_sb03_me = s.f_head_cards_effect_sb03_me
        t.f_head_cards_effect_sb03_this = s.f_head_cards_effect_sb03_this
        t.f_head_cards_effect_sb03_ret = s.f_head_cards_effect_sb03_ret
        t.f_head_cards_effect_sb04_me = s.f_head_cards_effect_sb04_me
        t.f_head_cards_effect_sb04_target_2 = s.f_head_cards_effect_sb04_target_2
        t.f_head_cards_effect_sb04_this = s.f_head_cards_effect_sb04_this
        t.f_head_cards_effect_sb04_ret = s.f_head_cards_effect_sb04_ret
        t.f_head_cards_effect_sb05_me = s.f_head_cards_effect_sb05_me
        t.f_head_cards_effect_sb05_this = s.f_head_cards_effect_sb05_this
        t.f_head_cards_effect_sb05_ret = s.f_head_cards_effect_sb05_ret
        t.f_head_cards_effect_sb06_me = s.f_head_cards_effect_sb06_me
        t.f_head_cards_effect_sb06_this = s.f_head_cards_effect_sb06_this
        t.f_head_cards_effect_sb06_ret = s.f_head_cards_effect_sb06_ret
        t.f_head_cards_effect_sb07_me = s.f_head_cards_effect_sb07_me
        t.f_head_cards_effect_sb07_this = s.f_head_cards_effect_sb07_this
        t.f_head_cards_effect_sb07_ret = s.f_head_cards_effect_sb07_ret
        t.f_head_cards_effect_sb08_me = s.f_head_cards_effect_sb08_me
        t.f_head_cards_effect_sb08_this = s.f_head_cards_effect_sb08_this
        t.f_head_cards_effect_sb08_ret = s.f_head_cards_effect_sb08_ret
        t.f_head_cards_effect_sb09_me = s.f_head_cards_effect_sb09_me
        t.f_head_cards_effect_sb09_this = s.f_head_cards_effect_sb09_this
        t.f_head_cards_effect_sb09_ret = s.f_head_cards_effect_sb09_ret
        t.f_head_cards_effect_sb10_me = s.f_head_cards_effect_sb10_me
        t.f_head_cards_effect_sb10_this = s.f_head_cards_effect_sb10_this
        t.f_head_cards_effect_sb10_ret = s.f_head_cards_effect_sb10_ret
        t.f_head_cards_effect_sb11_me = s.f_head_cards_effect_sb11_me
        t.f_head_cards_effect_sb11_this = s.f_head_cards_effect_sb11_this
        t.f_head_cards_effect_sb11_ret = s.f_head_cards_effect_sb11_ret
        t.f_head_cards_effect_sb12_me = s.f_head_cards_effect_sb12_me
        t.f_head_cards_effect_sb12_this = s.f_head_cards_effect_sb12_this
        t.f_head_cards_effect_sb12_ret = s.f_head_cards_effect_sb12_ret
        t.f_head_cards_effect_sb13_me = s.f_head_cards_effect_sb13_me
        t.f_head_cards_effect_sb13_target_10 = s.f_head_cards_effect_sb13_target_10
        t.f_head_cards_effect_sb13_this = s.f_head_cards_effect_sb13_this
        t.f_head_cards_effect_sb13_ret = s.f_head_cards_effect_sb13_ret
        t.f_head_cards_effect_sb14_me = s.f_head_cards_effect_sb14_me
        t.f_head_cards_effect_sb14_this = s.f_head_cards_effect_sb14_this
        t.f_head_cards_effect_sb14_ret = s.f_head_cards_effect_sb14_ret
        t.f_head_cards_effect_sb16_me = s.f_head_cards_effect_sb16_me
        t.f_head_cards_effect_sb16_this = s.f_head_cards_effect_sb16_this
        t.f_head_cards_effect_sb16_ret = s.f_head_cards_effect_sb16_ret
        t.f_head_cards_effect_sb18_me = s.f_head_cards_effect_sb18_me
        t.f_head_cards_effect_sb18_this = s.f_head_cards_effect_sb18_this
        t.f_head_cards_effect_sb18_x = s.f_head_cards_effect_sb18_x
        t.f_head_cards_effect_sb18_ret = s.f_head_cards_effect_sb18_ret
        t.f_head_cards_effect_sb20_me = s.f_head_cards_effect_sb20_me
        t.f_head_cards_effect_sb20_this = s.f_head_cards_effect_sb20_this
        t.f_head_cards_effect_sb20_ret = s.f_head_cards_effect_sb20_ret
        t.f_head_cards_effect_sb21_me = s.f_head_cards_effect_sb21_me
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
        t.f_body_cards_effect_in14_this = s.f_body_cards_effect_in14_this
        t.f_body_cards_effect_in14_ret = s.f_body_cards_effect_in14_ret
        t.f_body_cards_effect_in14_repeat_rest = s.f_body_cards_effect_in14_repeat_rest
        t.f_body_cards_effect_rs03_me = s.f_body_cards_effect_rs03_me
        t.f_body_cards_effect_rs03_old_source_22 = s.f_body_cards_effect_rs03_old_source_22
        t.f_body_cards_effect_rs03_old_source_by_22 = s.f_body_cards_effect_rs03_old_source_by_22
        t.f_body_cards_effect_rs03_ret = s.f_body_cards_effect_rs03_ret
        t.f_body_cards_effect_rs08_old_source_27 = s.f_body_cards_effect_rs08_old_source_27
        t.f_body_cards_effect_rs08_old_source_by_27 = s.f_body_cards_effect_rs08_old_source_by_27
        t.f_body_cards_effect_rs08_ret = s.f_body_cards_effect_rs08_ret
        t.f_body_cards_effect_rs17_me = s.f_body_cards_effect_rs17_me
        t.f_body_cards_effect_rs17_old_source_36 = s.f_body_cards_effect_rs17_old_source_36
        t.f_body_cards_effect_rs17_old_source_by_36 = s.f_body_cards_effect_rs17_old_source_by_36
        t.f_body_cards_effect_rs17_ret = s.f_body_cards_effect_rs17_ret
        t.f_body_cards_effect_rs17_drawing_1_rest = s.f_body_cards_effect_rs17_drawing_1_rest
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
        t.f_body_cards_effect_sb12_me = s.f_body_cards_effect_sb12_me
        t.f_body_cards_effect_sb12_old_source_52 = s.f_body_cards_effect_sb12_old_source_52
        t.f_body_cards_effect_sb12_old_source_by_52 = s.f_body_cards_effect_sb12_old_source_by_52
        t.f_body_cards_effect_sb12_region_5 = s.f_body_cards_effect_sb12_region_5
        t.f_body_cards_effect_sb12_victim_1 = s.f_body_cards_effect_sb12_victim_1
        t.f_body_cards_effect_sb12_ret = s.f_body_cards_effect_sb12_ret
        t.f_body_cards_effect_sb12_each_1_rest = s.f_body_cards_effect_sb12_each_1_rest
        t.f_body_cards_effect_sb20_me = s.f_body_cards_effect_sb20_me
        t.f_body_cards_effect_sb20_old_source_60 = s.f_body_cards_effect_sb20_old_source_60
        t.f_body_cards_effect_sb20_old_source_by_60 = s.f_body_cards_effect_sb20_old_source_by_60
        t.f_body_cards_effect_sb20_target_13 = s.f_body_cards_effect_sb20_target_13
        t.f_body_cards_effect_sb20_ret = s.f_body_cards_effect_sb20_ret
        t.f_do_resolve_card_card_1 = s.f_do_resolve_card_card_1
        t.f_do_resolve_card_kept = s.f_do_resolve_card_kept
        t.f_do_resolve_card_me = s.f_do_resolve_card_me
        t.f_do_resolve_card_now_4 = s.f_do_resolve_card_now_4
        t.f_do_resolve_card_seat_11 = s.f_do_resolve_card_seat_11
        t.f_do_resolve_card_waiting_4 = s.f_do_resolve_card_waiting_4
        t.f_do_resolve_card_ret = s.f_do_resolve_card_ret
        t.f_do_resolve_card_each_19_rest = s.f_do_resolve_card_each_19_rest
        t.f_do_resolve_card_reacting_4_times = s.f_do_resolve_card_reacting_4_times
        t.f_do_window_me = s.f_do_window_me
        t.f_do_window_ret = s.f_do_window_ret
        t.f_do_window_offers_times = s.f_do_window_offers_times
        t.f_do_board_action_b_train_ret = s.f_do_board_action_b_train_ret
        t.f_do_board_action_b_handout_me = s.f_do_board_action_b_handout_me
        t.f_do_board_action_b_handout_ret = s.f_do_board_action_b_handout_ret
        t.f_do_board_action_b_marketing_me = s.f_do_board_action_b_marketing_me
        t.f_do_board_action_b_marketing_ret = s.f_do_board_action_b_marketing_ret
        t.f_do_board_action_b_presence_me = s.f_do_board_action_b_presence_me
        t.f_do_board_action_b_presence_ret = s.f_do_board_action_b_presence_ret
        t.f_do_board_action_b_card_me = s.f_do_board_action_b_card_me
        t.f_do_board_action_b_card_ret = s.f_do_board_action_b_card_ret
        t.f_do_board_action_b_card_offers_1_times = s.f_do_board_action_b_card_offers_1_times
        t.f_do_board_action_b_restructure_me = s.f_do_board_action_b_restructure_me
        t.f_do_board_action_b_restructure_ret = s.f_do_board_action_b_restructure_ret
        t.f_do_board_action_b_audit_me = s.f_do_board_action_b_audit_me
        t.f_do_board_action_b_audit_ret = s.f_do_board_action_b_audit_ret
        t.f_do_board_action_b_rehire_me = s.f_do_board_action_b_rehire_me
        t.f_do_board_action_b_rehire_ret = s.f_do_board_action_b_rehire_ret
        t.f_do_board_action_b_rehire_repeat_2_rest = s.f_do_board_action_b_rehire_repeat_2_rest
        t.f_do_place_subsidy_me = s.f_do_place_subsidy_me
        t.f_do_place_subsidy_ret = s.f_do_place_subsidy_ret
        t.f_do_place_subsidy_repeat_3_times = s.f_do_place_subsidy_repeat_3_times
        t.f_secret_planning_extra_1 = s.f_secret_planning_extra_1
        t.f_secret_planning_left = s.f_secret_planning_left
        t.f_secret_planning_me = s.f_secret_planning_me
        t.f_secret_planning_number_5 = s.f_secret_planning_number_5
        t.f_secret_planning_wanted = s.f_secret_planning_wanted
        t.f_secret_planning_ret = s.f_secret_planning_ret
        t.f_secret_planning_many_times = s.f_secret_planning_many_times
        t.f_secret_planning_each_8_rest = s.f_secret_planning_each_8_rest
        t.f_main_p_3 = s.f_main_p_3
        t.f_main_played_1 = s.f_main_played_1
        t.f_main_seat = s.f_main_seat
        t.f_main_seat_3 = s.f_main_seat_3
        t.f_main_space_3 = s.f_main_space_3
        t.f_main_rounds_times = s.f_main_rounds_times
        t.f_main_each_5_rest = s.f_main_each_5_rest
        t.f_main_each_7_rest = s.f_main_each_7_rest
        t.f_main_each_6_rest = s.f_main_each_6_rest
        t.f_main_each_11_rest = s.f_main_each_11_rest
        t.f_main_each_2_rest = s.f_main_each_2_rest
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
        t.f_on_after_gain_model_version_index = s.f_on_after_gain_model_version_index
        t.f_on_after_gain_model_version_now_2 = s.f_on_after_gain_model_version_now_2
        t.f_on_after_gain_model_version_seat_9 = s.f_on_after_gain_model_version_seat_9
        t.f_on_after_gain_model_version_waiting_2 = s.f_on_after_gain_model_version_waiting_2
        t.f_on_after_gain_model_version_ret = s.f_on_after_gain_model_version_ret
        t.f_on_after_gain_model_version_each_17_rest = s.f_on_after_gain_model_version_each_17_rest
        t.f_on_after_gain_model_version_reacting_2_times = s.f_on_after_gain_model_version_reacting_2_times
        t.f_handler_5_actor = s.f_handler_5_actor
        t.f_handler_5_amount = s.f_handler_5_amount
        t.f_handler_5_index = s.f_handler_5_index
        t.f_handler_5_me = s.f_handler_5_me
        t.f_handler_5_old_source_70 = s.f_handler_5_old_source_70
        t.f_handler_5_old_source_by_70 = s.f_handler_5_old_source_by_70
        t.f_handler_5_this = s.f_handler_5_this
        t.f_handler_5_ret = s.f_handler_5_ret
        t.f_on_after_roll_campaign_die_actor = s.f_on_after_roll_campaign_die_actor
        t.f_on_after_roll_campaign_die_amount = s.f_on_after_roll_campaign_die_amount
        t.f_on_after_roll_campaign_die_index = s.f_on_after_roll_campaign_die_index
        t.f_on_after_roll_campaign_die_now_3 = s.f_on_after_roll_campaign_die_now_3
        t.f_on_after_roll_campaign_die_seat_10 = s.f_on_after_roll_campaign_die_seat_10
        t.f_on_after_roll_campaign_die_waiting_3 = s.f_on_after_roll_campaign_die_waiting_3
        t.f_on_after_roll_campaign_die_ret = s.f_on_after_roll_campaign_die_ret
        t.f_on_after_roll_campaign_die_each_18_rest = s.f_on_after_roll_campaign_die_each_18_rest
        t.f_on_after_roll_campaign_die_reacting_3_times = s.f_on_after_roll_campaign_die_reacting_3_times
        t.f_handler_7_its_card = s.f_handler_7_its_card
        t.f_handler_7_me = s.f_handler_7_me
        t.f_handler_7_old_source_71 = s.f_handler_7_old_source_71
        t.f_handler_7_old_source_by_71 = s.f_handler_7_old_source_by_71
        t.f_handler_7_this = s.f_handler_7_this
        t.f_handler_7_ret = s.f_handler_7_ret
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
        #log t.tape = s.tape[:]
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
        s.f_head_cards_effect_in06_me = t.f_head_cards_effect_in06_me
        s.f_head_cards_effect_in06_this = t.f_head_cards_effect_in06_this
        s.f_head_cards_effect_in06_ret = t.f_head_cards_effect_in06_ret
        s.f_head_cards_effect_in07_me = t.f_head_cards_effect_in07_me
        s.f_head_cards_effect_in07_this = t.f_head_cards_effect_in07_this
        s.f_head_cards_effect_in07_ret = t.f_head_cards_effect_in07_ret
        s.f_head_cards_effect_in09_me = t.f_head_cards_effect_in09_me
        s.f_head_cards_effect_in09_this = t.f_head_cards_effect_in09_this
        s.f_head_cards_effect_in09_ret = t.f_head_cards_effect_in09_ret
        s.f_head_cards_effect_in12_me = t.f_head_cards_effect_in12_me
        s.f_head_cards_effect_in12_this = t.f_head_cards_effect_in12_this
        s.f_head_cards_effect_in12_ret = t.f_head_cards_effect_in12_ret
        s.f_do_draw_from_any_deck_me = t.f_do_draw_from_any_deck_me
        s.f_do_draw_from_any_deck_ret = t.f_do_draw_from_any_deck_ret
        s.f_head_cards_effect_rs04_me = t.f_head_cards_effect_rs04_me
        s.f_head_cards_effect_rs04_this = t.f_head_cards_effect_rs04_this
        s.f_head_cards_effect_rs04_ret = t.f_head_cards_effect_rs04_ret
        s.f_head_cards_effect_rs06_me = t.f_head_cards_effect_rs06_me
        s.f_head_cards_effect_rs06_this = t.f_head_cards_effect_rs06_this
        s.f_head_cards_effect_rs06_ret = t.f_head_cards_effect_rs06_ret
        s.f_head_cards_effect_rs13_me = t.f_head_cards_effect_rs13_me
        s.f_head_cards_effect_rs13_this = t.f_head_cards_effect_rs13_this
        s.f_head_cards_effect_rs13_ret = t.f_head_cards_effect_rs13_ret
        s.f_head_cards_effect_rs19_me = t.f_head_cards_effect_rs19_me
        s.f_head_cards_effect_rs19_this = t.f_head_cards_effect_rs19_this
        s.f_head_cards_effect_rs19_worker = t.f_head_cards_effect_rs19_worker
        s.f_head_cards_effect_rs19_ret = t.f_head_cards_effect_rs19_ret
        s.f_head_cards_effect_sb02_me = t.f_head_cards_effect_sb02_me
        s.f_head_cards_effect_sb02_this = t.f_head_cards_effect_sb02_this
        s.f_head_cards_effect_sb02_ret = t.f_head_cards_effect_sb02_ret
        s.f_head_cards_effect_sb03_me = t.f_head_cards_effect_sb03_me
        s.f_head_cards_effect_sb03_this = t.f_head_cards_effect_sb03_this
        s.f_head_cards_effect_sb03_ret = t.f_head_cards_effect_sb03_ret
        s.f_head_cards_effect_sb04_me = t.f_head_cards_effect_sb04_me
        s.f_head_cards_effect_sb04_target_2 = t.f_head_cards_effect_sb04_target_2
        s.f_head_cards_effect_sb04_this = t.f_head_cards_effect_sb04_this
        s.f_head_cards_effect_sb04_ret = t.f_head_cards_effect_sb04_ret
        s.f_head_cards_effect_sb05_me = t.f_head_cards_effect_sb05_me
        s.f_head_cards_effect_sb05_this = t.f_head_cards_effect_sb05_this
        s.f_head_cards_effect_sb05_ret = t.f_head_cards_effect_sb05_ret
        s.f_head_cards_effect_sb06_me = t.f_head_cards_effect_sb06_me
        s.f_head_cards_effect_sb06_this = t.f_head_cards_effect_sb06_this
        s.f_head_cards_effect_sb06_ret = t.f_head_cards_effect_sb06_ret
        s.f_head_cards_effect_sb07_me = t.f_head_cards_effect_sb07_me
        s.f_head_cards_effect_sb07_this = t.f_head_cards_effect_sb07_this
        s.f_head_cards_effect_sb07_ret = t.f_head_cards_effect_sb07_ret
        s.f_head_cards_effect_sb08_me = t.f_head_cards_effect_sb08_me
        s.f_head_cards_effect_sb08_this = t.f_head_cards_effect_sb08_this
        s.f_head_cards_effect_sb08_ret = t.f_head_cards_effect_sb08_ret
        s.f_head_cards_effect_sb09_me = t.f_head_cards_effect_sb09_me
        s.f_head_cards_effect_sb09_this = t.f_head_cards_effect_sb09_this
        s.f_head_cards_effect_sb09_ret = t.f_head_cards_effect_sb09_ret
        s.f_head_cards_effect_sb10_me = t.f_head_cards_effect_sb10_me
        s.f_head_cards_effect_sb10_this = t.f_head_cards_effect_sb10_this
        s.f_head_cards_effect_sb10_ret = t.f_head_cards_effect_sb10_ret
        s.f_head_cards_effect_sb11_me = t.f_head_cards_effect_sb11_me
        s.f_head_cards_effect_sb11_this = t.f_head_cards_effect_sb11_this
        s.f_head_cards_effect_sb11_ret = t.f_head_cards_effect_sb11_ret
        s.f_head_cards_effect_sb12_me = t.f_head_cards_effect_sb12_me
        s.f_head_cards_effect_sb12_this = t.f_head_cards_effect_sb12_this
        s.f_head_cards_effect_sb12_ret = t.f_head_cards_effect_sb12_ret
        s.f_head_cards_effect_sb13_me = t.f_head_cards_effect_sb13_me
        s.f_head_cards_effect_sb13_target_10 = t.f_head_cards_effect_sb13_target_10
        s.f_head_cards_effect_sb13_this = t.f_head_cards_effect_sb13_this
        s.f_head_cards_effect_sb13_ret = t.f_head_cards_effect_sb13_ret
        s.f_head_cards_effect_sb14_me = t.f_head_cards_effect_sb14_me
        s.f_head_cards_effect_sb14_this = t.f_head_cards_effect_sb14_this
        s.f_head_cards_effect_sb14_ret = t.f_head_cards_effect_sb14_ret
        s.f_head_cards_effect_sb16_me = t.f_head_cards_effect_sb16_me
        s.f_head_cards_effect_sb16_this = t.f_head_cards_effect_sb16_this
        s.f_head_cards_effect_sb16_ret = t.f_head_cards_effect_sb16_ret
        s.f_head_cards_effect_sb18_me = t.f_head_cards_effect_sb18_me
        s.f_head_cards_effect_sb18_this = t.f_head_cards_effect_sb18_this
        s.f_head_cards_effect_sb18_x = t.f_head_cards_effect_sb18_x
        s.f_head_cards_effect_sb18_ret = t.f_head_cards_effect_sb18_ret
        s.f_head_cards_effect_sb20_me = t.f_head_cards_effect_sb20_me
        s.f_head_cards_effect_sb20_this = t.f_head_cards_effect_sb20_this
        s.f_head_cards_effect_sb20_ret = t.f_head_cards_effect_sb20_ret
        s.f_head_cards_effect_sb21_me = t.f_head_cards_effect_sb21_me
        s.f_head_cards_effect_sb21_this = t.f_head_cards_effect_sb21_this
        s.f_head_cards_effect_sb21_ret = t.f_head_cards_effect_sb21_ret
        s.f_body_cards_effect_in06_me = t.f_body_cards_effect_in06_me
        s.f_body_cards_effect_in06_old_source_5 = t.f_body_cards_effect_in06_old_source_5
        s.f_body_cards_effect_in06_old_source_by_5 = t.f_body_cards_effect_in06_old_source_by_5
        s.f_body_cards_effect_in06_ret = t.f_body_cards_effect_in06_ret
        s.f_body_cards_effect_in10_me = t.f_body_cards_effect_in10_me
        s.f_body_cards_effect_in10_old_source_9 = t.f_body_cards_effect_in10_old_source_9
        s.f_body_cards_effect_in10_old_source_by_9 = t.f_body_cards_effect_in10_old_source_by_9
        s.f_body_cards_effect_in10_ret = t.f_body_cards_effect_in10_ret
        s.f_body_cards_effect_in14_me = t.f_body_cards_effect_in14_me
        s.f_body_cards_effect_in14_old_source_13 = t.f_body_cards_effect_in14_old_source_13
        s.f_body_cards_effect_in14_old_source_by_13 = t.f_body_cards_effect_in14_old_source_by_13
        s.f_body_cards_effect_in14_this = t.f_body_cards_effect_in14_this
        s.f_body_cards_effect_in14_ret = t.f_body_cards_effect_in14_ret
        s.f_body_cards_effect_in14_repeat_rest = t.f_body_cards_effect_in14_repeat_rest
        s.f_body_cards_effect_rs03_me = t.f_body_cards_effect_rs03_me
        s.f_body_cards_effect_rs03_old_source_22 = t.f_body_cards_effect_rs03_old_source_22
        s.f_body_cards_effect_rs03_old_source_by_22 = t.f_body_cards_effect_rs03_old_source_by_22
        s.f_body_cards_effect_rs03_ret = t.f_body_cards_effect_rs03_ret
        s.f_body_cards_effect_rs08_old_source_27 = t.f_body_cards_effect_rs08_old_source_27
        s.f_body_cards_effect_rs08_old_source_by_27 = t.f_body_cards_effect_rs08_old_source_by_27
        s.f_body_cards_effect_rs08_ret = t.f_body_cards_effect_rs08_ret
        s.f_body_cards_effect_rs17_me = t.f_body_cards_effect_rs17_me
        s.f_body_cards_effect_rs17_old_source_36 = t.f_body_cards_effect_rs17_old_source_36
        s.f_body_cards_effect_rs17_old_source_by_36 = t.f_body_cards_effect_rs17_old_source_by_36
        s.f_body_cards_effect_rs17_ret = t.f_body_cards_effect_rs17_ret
        s.f_body_cards_effect_rs17_drawing_1_rest = t.f_body_cards_effect_rs17_drawing_1_rest
        s.f_body_cards_effect_sb03_me = t.f_body_cards_effect_sb03_me
        s.f_body_cards_effect_sb03_old_source_43 = t.f_body_cards_effect_sb03_old_source_43
        s.f_body_cards_effect_sb03_old_source_by_43 = t.f_body_cards_effect_sb03_old_source_by_43
        s.f_body_cards_effect_sb03_ret = t.f_body_cards_effect_sb03_ret
        s.f_body_cards_effect_sb10_me = t.f_body_cards_effect_sb10_me
        s.f_body_cards_effect_sb10_old_source_50 = t.f_body_cards_effect_sb10_old_source_50
        s.f_body_cards_effect_sb10_old_source_by_50 = t.f_body_cards_effect_sb10_old_source_by_50
        s.f_body_cards_effect_sb10_ret = t.f_body_cards_effect_sb10_ret
        s.f_body_cards_effect_sb11_me = t.f_body_cards_effect_sb11_me
        s.f_body_cards_effect_sb11_old_source_51 = t.f_body_cards_effect_sb11_old_source_51
        s.f_body_cards_effect_sb11_old_source_by_51 = t.f_body_cards_effect_sb11_old_source_by_51
        s.f_body_cards_effect_sb11_ret = t.f_body_cards_effect_sb11_ret
        s.f_body_cards_effect_sb12_me = t.f_body_cards_effect_sb12_me
        s.f_body_cards_effect_sb12_old_source_52 = t.f_body_cards_effect_sb12_old_source_52
        s.f_body_cards_effect_sb12_old_source_by_52 = t.f_body_cards_effect_sb12_old_source_by_52
        s.f_body_cards_effect_sb12_region_5 = t.f_body_cards_effect_sb12_region_5
        s.f_body_cards_effect_sb12_victim_1 = t.f_body_cards_effect_sb12_victim_1
        s.f_body_cards_effect_sb12_ret = t.f_body_cards_effect_sb12_ret
        s.f_body_cards_effect_sb12_each_1_rest = t.f_body_cards_effect_sb12_each_1_rest
        s.f_body_cards_effect_sb20_me = t.f_body_cards_effect_sb20_me
        s.f_body_cards_effect_sb20_old_source_60 = t.f_body_cards_effect_sb20_old_source_60
        s.f_body_cards_effect_sb20_old_source_by_60 = t.f_body_cards_effect_sb20_old_source_by_60
        s.f_body_cards_effect_sb20_target_13 = t.f_body_cards_effect_sb20_target_13
        s.f_body_cards_effect_sb20_ret = t.f_body_cards_effect_sb20_ret
        s.f_do_resolve_card_card_1 = t.f_do_resolve_card_card_1
        s.f_do_resolve_card_kept = t.f_do_resolve_card_kept
        s.f_do_resolve_card_me = t.f_do_resolve_card_me
        s.f_do_resolve_card_now_4 = t.f_do_resolve_card_now_4
        s.f_do_resolve_card_seat_11 = t.f_do_resolve_card_seat_11
        s.f_do_resolve_card_waiting_4 = t.f_do_resolve_card_waiting_4
        s.f_do_resolve_card_ret = t.f_do_resolve_card_ret
        s.f_do_resolve_card_each_19_rest = t.f_do_resolve_card_each_19_rest
        s.f_do_resolve_card_reacting_4_times = t.f_do_resolve_card_reacting_4_times
        s.f_do_window_me = t.f_do_window_me
        s.f_do_window_ret = t.f_do_window_ret
        s.f_do_window_offers_times = t.f_do_window_offers_times
        s.f_do_board_action_b_train_ret = t.f_do_board_action_b_train_ret
        s.f_do_board_action_b_handout_me = t.f_do_board_action_b_handout_me
        s.f_do_board_action_b_handout_ret = t.f_do_board_action_b_handout_ret
        s.f_do_board_action_b_marketing_me = t.f_do_board_action_b_marketing_me
        s.f_do_board_action_b_marketing_ret = t.f_do_board_action_b_marketing_ret
        s.f_do_board_action_b_presence_me = t.f_do_board_action_b_presence_me
        s.f_do_board_action_b_presence_ret = t.f_do_board_action_b_presence_ret
        s.f_do_board_action_b_card_me = t.f_do_board_action_b_card_me
        s.f_do_board_action_b_card_ret = t.f_do_board_action_b_card_ret
        s.f_do_board_action_b_card_offers_1_times = t.f_do_board_action_b_card_offers_1_times
        s.f_do_board_action_b_restructure_me = t.f_do_board_action_b_restructure_me
        s.f_do_board_action_b_restructure_ret = t.f_do_board_action_b_restructure_ret
        s.f_do_board_action_b_audit_me = t.f_do_board_action_b_audit_me
        s.f_do_board_action_b_audit_ret = t.f_do_board_action_b_audit_ret
        s.f_do_board_action_b_rehire_me = t.f_do_board_action_b_rehire_me
        s.f_do_board_action_b_rehire_ret = t.f_do_board_action_b_rehire_ret
        s.f_do_board_action_b_rehire_repeat_2_rest = t.f_do_board_action_b_rehire_repeat_2_rest
        s.f_do_place_subsidy_me = t.f_do_place_subsidy_me
        s.f_do_place_subsidy_ret = t.f_do_place_subsidy_ret
        s.f_do_place_subsidy_repeat_3_times = t.f_do_place_subsidy_repeat_3_times
        s.f_secret_planning_extra_1 = t.f_secret_planning_extra_1
        s.f_secret_planning_left = t.f_secret_planning_left
        s.f_secret_planning_me = t.f_secret_planning_me
        s.f_secret_planning_number_5 = t.f_secret_planning_number_5
        s.f_secret_planning_wanted = t.f_secret_planning_wanted
        s.f_secret_planning_ret = t.f_secret_planning_ret
        s.f_secret_planning_many_times = t.f_secret_planning_many_times
        s.f_secret_planning_each_8_rest = t.f_secret_planning_each_8_rest
        s.f_main_p_3 = t.f_main_p_3
        s.f_main_played_1 = t.f_main_played_1
        s.f_main_seat = t.f_main_seat
        s.f_main_seat_3 = t.f_main_seat_3
        s.f_main_space_3 = t.f_main_space_3
        s.f_main_rounds_times = t.f_main_rounds_times
        s.f_main_each_5_rest = t.f_main_each_5_rest
        s.f_main_each_7_rest = t.f_main_each_7_rest
        s.f_main_each_6_rest = t.f_main_each_6_rest
        s.f_main_each_11_rest = t.f_main_each_11_rest
        s.f_main_each_2_rest = t.f_main_each_2_rest
        s.f_use_cards_in18_me = t.f_use_cards_in18_me
        s.f_use_cards_in18_old_source_64 = t.f_use_cards_in18_old_source_64
        s.f_use_cards_in18_old_source_by_64 = t.f_use_cards_in18_old_source_by_64
        s.f_use_cards_in18_ret = t.f_use_cards_in18_ret
        s.f_use_cards_rs11_me = t.f_use_cards_rs11_me
        s.f_use_cards_rs11_old_source_65 = t.f_use_cards_rs11_old_source_65
        s.f_use_cards_rs11_old_source_by_65 = t.f_use_cards_rs11_old_source_by_65
        s.f_use_cards_rs11_ret = t.f_use_cards_rs11_ret
        s.f_use_cards_rs12_me = t.f_use_cards_rs12_me
        s.f_use_cards_rs12_old_source_66 = t.f_use_cards_rs12_old_source_66
        s.f_use_cards_rs12_old_source_by_66 = t.f_use_cards_rs12_old_source_by_66
        s.f_use_cards_rs12_ret = t.f_use_cards_rs12_ret
        s.f_handler_14_me = t.f_handler_14_me
        s.f_handler_14_old_source_69 = t.f_handler_14_old_source_69
        s.f_handler_14_old_source_by_69 = t.f_handler_14_old_source_by_69
        s.f_handler_14_this = t.f_handler_14_this
        s.f_handler_14_ret = t.f_handler_14_ret
        s.f_on_after_gain_model_version_actor = t.f_on_after_gain_model_version_actor
        s.f_on_after_gain_model_version_amount = t.f_on_after_gain_model_version_amount
        s.f_on_after_gain_model_version_index = t.f_on_after_gain_model_version_index
        s.f_on_after_gain_model_version_now_2 = t.f_on_after_gain_model_version_now_2
        s.f_on_after_gain_model_version_seat_9 = t.f_on_after_gain_model_version_seat_9
        s.f_on_after_gain_model_version_waiting_2 = t.f_on_after_gain_model_version_waiting_2
        s.f_on_after_gain_model_version_ret = t.f_on_after_gain_model_version_ret
        s.f_on_after_gain_model_version_each_17_rest = t.f_on_after_gain_model_version_each_17_rest
        s.f_on_after_gain_model_version_reacting_2_times = t.f_on_after_gain_model_version_reacting_2_times
        s.f_handler_5_actor = t.f_handler_5_actor
        s.f_handler_5_amount = t.f_handler_5_amount
        s.f_handler_5_index = t.f_handler_5_index
        s.f_handler_5_me = t.f_handler_5_me
        s.f_handler_5_old_source_70 = t.f_handler_5_old_source_70
        s.f_handler_5_old_source_by_70 = t.f_handler_5_old_source_by_70
        s.f_handler_5_this = t.f_handler_5_this
        s.f_handler_5_ret = t.f_handler_5_ret
        s.f_on_after_roll_campaign_die_actor = t.f_on_after_roll_campaign_die_actor
        s.f_on_after_roll_campaign_die_amount = t.f_on_after_roll_campaign_die_amount
        s.f_on_after_roll_campaign_die_index = t.f_on_after_roll_campaign_die_index
        s.f_on_after_roll_campaign_die_now_3 = t.f_on_after_roll_campaign_die_now_3
        s.f_on_after_roll_campaign_die_seat_10 = t.f_on_after_roll_campaign_die_seat_10
        s.f_on_after_roll_campaign_die_waiting_3 = t.f_on_after_roll_campaign_die_waiting_3
        s.f_on_after_roll_campaign_die_ret = t.f_on_after_roll_campaign_die_ret
        s.f_on_after_roll_campaign_die_each_18_rest = t.f_on_after_roll_campaign_die_each_18_rest
        s.f_on_after_roll_campaign_die_reacting_3_times = t.f_on_after_roll_campaign_die_reacting_3_times
        s.f_handler_7_its_card = t.f_handler_7_its_card
        s.f_handler_7_me = t.f_handler_7_me
        s.f_handler_7_old_source_71 = t.f_handler_7_old_source_71
        s.f_handler_7_old_source_by_71 = t.f_handler_7_old_source_by_71
        s.f_handler_7_this = t.f_handler_7_this
        s.f_handler_7_ret = t.f_handler_7_ret
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


GAME = GameData(
    name='disruptopia',
    title='Disruptopia',
    fingerprint='ca38330f51a60146',
    fewest=2,
    most=5,
    main=77,
    depth=7,
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
            title='secret orders', keys=(Key(Reading('number', of='1'), 8),),
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
        Field('at_game', 'at_game', 'game', 'none', Reading('number')),
        Field('used_1', 'used_1', 'game', 'none', Reading('number'), cells=84),
        Field('used_2', 'used_2', 'game', 'none', Reading('number'), cells=84),
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
        Prompt('card', 'Choose a card', Reading('card')),
        Prompt('region', 'Choose a region', Reading('row', of='regions')),
        Prompt('n', 'Choose a number', Reading('number')),
        Prompt('found', 'Choose a found', Reading('card')),
        Prompt('worker', 'Choose a worker', Reading('number')),
        Prompt('space', 'Choose a space', Reading('row', of='board')),
        Prompt('target', 'Choose a target', Reading('player')),
        Prompt('stolen', 'Choose a stolen', Reading('card')),
        Prompt('x', 'Choose a number', Reading('number')),
        Prompt('d', 'Choose a Deck', Reading('choice', of='Deck')),
        Prompt('other_region', 'Choose an other region', Reading('row', of='regions')),
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
        Prompt('card', 'card at random', Reading('card')),
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
            'Do it?',
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
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'play_paid_card', 'Play a card with workers'), Label(-1, 'done', 'Done')),
        ),
        Prompt('opener', 'opener at random', Reading('player')),
        Prompt('extra', 'Choose extra', Reading('card')),
        Prompt('space', 'Choose space, or none', Reading('row', of='board'), labels=(Label(-1, 'decline', 'None'),)),
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
        Prompt('may', 'React?', Reading('number'), labels=(Label(0, 'decline', 'Decline'),)),
    ),
    notes=(
        Note('{player}: Reveal the strategy board'),
        Note(
            '{player}: strategy board is now {0}',
            readings=(Reading('row', of='board', none=True), Reading('row', of='board', none=True)), skip='same',
        ),
        Note('{player}: Put the orders away'),
        Note(
            '{player}: secret orders is now {0}',
            readings=(Reading('row', of='board', none=True), Reading('row', of='board', none=True)), skip='same',
        ),
        Note('{player}: workers with secret orders is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player}: Execute the strategy'),
        Note('{player}: Play free cards and use effects'),
        Note('{player} chooses {0}', readings=(Reading('card'),)),
        Note('{player}: Play a free card'),
        Note('{player} chooses {0}', readings=(Reading('row', of='regions'),)),
        Note('{player}: Put a subsidy token into a region'),
        Note('subsidy tokens in the supply: -{0}', readings=(Reading('number'),), skip='zero'),
        Note('{1} gains {0} subsidy tokens', readings=(Reading('number'), Reading('row', of='regions')), skip='zero'),
        Note('{player} pays {0} $', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('number'),)),
        Note('{player}: Draw X cards, each from any deck'),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Deck'),)),
        Note('{player}: Draw a card from any deck'),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note("{player} can't do it: skipped"),
        Note('{player}: Lose X workers'),
        Note('{player}: Lose a worker'),
        Note('{player} gains {0} workers that leave after this round', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Cancel worker X'),
        Note('{player} loses {0} workers', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('row', of='board'),)),
        Note('{player}: Move X to a board action'),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player} pays {0} card points', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take the Player 1 token and keep it at the end of this round'),
        Note('Player 1 token is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('Player 1 token stays is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} gains {0} $', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Reputation', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Power', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a subsidy token from a region'),
        Note('{1} loses {0} subsidy tokens', readings=(Reading('number'), Reading('row', of='regions')), skip='zero'),
        Note('{player} gains {0} subsidy tokens', readings=(Reading('number'),), skip='zero'),
        Note('{player}: {0} added to Presence', readings=(Reading('row', of='regions'),)),
        Note('{player} loses {0} Power', readings=(Reading('number'),), skip='zero'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note(
            'chosen region is now {0}', readings=(Reading('row', of='regions', none=True), Reading('row', of='regions', none=True)),
            skip='same',
        ),
        Note('{player}: Discard a card from your hand'),
        Note('{player}: Discard a card'),
        Note('{0} to discard pile', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('for {player}: until used, Stock Buyback price changes'),
        Note('for {player}: until used, Stock Buyback Reputation price changes'),
        Note('for {player}: until used, Train New Model price changes'),
        Note('{player} loses {0} Reputation', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} workers', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Place it on any action at once, to act this round'),
        Note('{player} gains {0} Compute', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Model Version', readings=(Reading('number'),), skip='zero'),
        Note('for {player}: this round, Power from a new model changes'),
        Note('{player}: {0} to hand', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} cards to hand', readings=(Reading('number'),), skip='zero'),
        Note('{player} loses {0} Compute', readings=(Reading('number'),), skip='zero'),
        Note('for {player}: until the end of the next round, worker cost changes'),
        Note('{player}: {0} removed from Presence', readings=(Reading('row', of='regions'),)),
        Note('{player} loses {0} $', readings=(Reading('number'),), skip='zero'),
        Note('{player} loses {0} subsidy tokens', readings=(Reading('number'),), skip='zero'),
        Note('{player} looks at hand'),
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
        Note('{player} gains {0} card points', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Play a card with workers'),
        Note('{player}: Restructure'),
        Note('{player}: Hostile Audit'),
        Note('{player}: Fire and Rehire'),
        Note('{player}: card points is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Roll for a subsidy token'),
        Note('{0} to deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} cards to deck', readings=(Reading('number'),), skip='zero'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Draw'),
        Note("{player}'s turn"),
        Note('Plan'),
        Note('{player}: {0} to cards to discard', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} cards to cards to discard', readings=(Reading('number'),), skip='zero'),
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
            '{player}: workers that leave after this round is now {0}', readings=(Reading('number'), Reading('number')),
            skip='same',
        ),
        Note('last round is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('for {player}: for this action, something holds'),
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
    invariants=(Invariant('a model never outruns its compute', 445), Invariant('14 subsidy tokens', 446)),
    asks={
        3: Ask(2, 62),
        4: Ask(2, 67),
        5: Ask(3, 70),
        6: Ask(2, 72),
        7: Ask(10, 76),
        8: Ask(0, 78),
        9: Ask(3, 86),
        10: Ask(3, 90),
        11: Ask(4, 109),
        12: Ask(5, 111),
        13: Ask(6, 112),
        14: Ask(7, 115),
        15: Ask(7, 116),
        16: Ask(7, 117),
        17: Ask(2, 118),
        18: Ask(7, 119),
        19: Ask(7, 120),
        20: Ask(7, 121),
        21: Ask(7, 122),
        22: Ask(7, 123),
        23: Ask(7, 124),
        24: Ask(7, 125),
        25: Ask(2, 126),
        26: Ask(7, 128),
        27: Ask(8, 129),
        28: Ask(7, 130),
        29: Ask(2, 131),
        30: Ask(9, 132),
        31: Ask(7, 133),
        32: Ask(7, 140),
        33: Ask(7, 141),
        34: Ask(11, 148),
        35: Ask(0, 160),
        37: Ask(1, 168),
        38: Ask(12, 181),
        39: Ask(6, 184),
        41: Ask(13, 196),
        43: Ask(0, 202),
        44: Ask(14, 208),
        45: Ask(1, 221),
        46: Ask(15, 224),
        48: Ask(16, 227),
        49: Ask(0, 244),
        52: Ask(27, 0),
        58: Ask(17, 13),
        59: Ask(1, 56),
        60: Ask(2, 301),
        61: Ask(0, 310),
        63: Ask(2, 317),
        65: Ask(19, 323),
        66: Ask(1, 352),
        67: Ask(1, 358),
        68: Ask(7, 361),
        69: Ask(1, 362),
        72: Ask(0, 384),
        74: Ask(22, 409),
        76: Ask(21, 406),
        79: Ask(20, 391),
        83: Ask(2, 397),
        90: Ask(0, 404),
        94: Ask(18, 267),
        97: Ask(23, 453),
        98: Ask(0, 461),
        99: Ask(0, 467),
        100: Ask(1, 378),
        101: Ask(24, 479),
        106: Ask(25, 481),
        107: Ask(0, 482),
        113: Ask(26, 484),
    },
    chances={8: 'card', 43: 'card', 90: 'card', 99: 'card'},
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
        'at_game': Start('one', 0),
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
        3: Live(slots=('f_head_cards_effect_in06_me', 'f_head_cards_effect_in06_this'), ret='f_head_cards_effect_in06_ret'),
        4: Live(slots=('f_head_cards_effect_in07_me', 'f_head_cards_effect_in07_this'), ret='f_head_cards_effect_in07_ret'),
        5: Live(slots=('f_head_cards_effect_in09_me', 'f_head_cards_effect_in09_this'), ret='f_head_cards_effect_in09_ret'),
        6: Live(slots=('f_head_cards_effect_in12_me', 'f_head_cards_effect_in12_this'), ret='f_head_cards_effect_in12_ret'),
        7: Live(slots=('f_do_draw_from_any_deck_me',), ret='f_do_draw_from_any_deck_ret'),
        8: Live(slots=('f_do_draw_from_any_deck_me',), ret='f_do_draw_from_any_deck_ret'),
        9: Live(slots=('f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this'), ret='f_head_cards_effect_rs04_ret'),
        10: Live(slots=('f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs06_this'), ret='f_head_cards_effect_rs06_ret'),
        11: Live(slots=('f_head_cards_effect_rs13_me', 'f_head_cards_effect_rs13_this'), ret='f_head_cards_effect_rs13_ret'),
        12: Live(slots=('f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this'), ret='f_head_cards_effect_rs19_ret'),
        13: Live(
            slots=('f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker'),
            ret='f_head_cards_effect_rs19_ret',
        ),
        14: Live(slots=('f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb02_this'), ret='f_head_cards_effect_sb02_ret'),
        15: Live(slots=('f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb03_this'), ret='f_head_cards_effect_sb03_ret'),
        16: Live(slots=('f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_this'), ret='f_head_cards_effect_sb04_ret'),
        17: Live(
            slots=('f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2', 'f_head_cards_effect_sb04_this'),
            ret='f_head_cards_effect_sb04_ret',
        ),
        18: Live(slots=('f_head_cards_effect_sb05_me', 'f_head_cards_effect_sb05_this'), ret='f_head_cards_effect_sb05_ret'),
        19: Live(slots=('f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb06_this'), ret='f_head_cards_effect_sb06_ret'),
        20: Live(slots=('f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb07_this'), ret='f_head_cards_effect_sb07_ret'),
        21: Live(slots=('f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb08_this'), ret='f_head_cards_effect_sb08_ret'),
        22: Live(slots=('f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb09_this'), ret='f_head_cards_effect_sb09_ret'),
        23: Live(slots=('f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb10_this'), ret='f_head_cards_effect_sb10_ret'),
        24: Live(slots=('f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb11_this'), ret='f_head_cards_effect_sb11_ret'),
        25: Live(slots=('f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this'), ret='f_head_cards_effect_sb12_ret'),
        26: Live(slots=('f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_this'), ret='f_head_cards_effect_sb13_ret'),
        27: Live(
            slots=('f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10', 'f_head_cards_effect_sb13_this'),
            ret='f_head_cards_effect_sb13_ret',
        ),
        28: Live(slots=('f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb14_this'), ret='f_head_cards_effect_sb14_ret'),
        29: Live(slots=('f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb16_this'), ret='f_head_cards_effect_sb16_ret'),
        30: Live(slots=('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this'), ret='f_head_cards_effect_sb18_ret'),
        31: Live(
            slots=('f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x'),
            ret='f_head_cards_effect_sb18_ret',
        ),
        32: Live(slots=('f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb20_this'), ret='f_head_cards_effect_sb20_ret'),
        33: Live(slots=('f_head_cards_effect_sb21_me', 'f_head_cards_effect_sb21_this'), ret='f_head_cards_effect_sb21_ret'),
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
                'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_this',
                'f_body_cards_effect_in14_repeat_rest',
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
                'f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36',
                'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_drawing_1_rest',
            ),
            ret='f_body_cards_effect_rs17_ret',
        ),
        43: Live(
            slots=(
                'f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36',
                'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_drawing_1_rest',
            ),
            ret='f_body_cards_effect_rs17_ret',
        ),
        44: Live(
            slots=(
                'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
                'f_body_cards_effect_sb03_old_source_by_43',
            ),
            ret='f_body_cards_effect_sb03_ret',
        ),
        45: Live(
            slots=(
                'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50',
                'f_body_cards_effect_sb10_old_source_by_50',
            ),
            ret='f_body_cards_effect_sb10_ret',
        ),
        46: Live(
            slots=(
                'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
                'f_body_cards_effect_sb11_old_source_by_51',
            ),
            ret='f_body_cards_effect_sb11_ret',
        ),
        47: Live(
            slots=(
                'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
                'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
                'f_body_cards_effect_sb12_each_1_rest',
            ),
            ret='f_body_cards_effect_sb12_ret',
        ),
        48: Live(
            slots=(
                'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
                'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
                'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_each_1_rest',
            ),
            ret='f_body_cards_effect_sb12_ret',
        ),
        49: Live(
            slots=(
                'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60',
                'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
            ),
            ret='f_body_cards_effect_sb20_ret',
        ),
        50: Live(slots=('f_do_resolve_card_card_1', 'f_do_resolve_card_me'), ret='f_do_resolve_card_ret'),
        51: Live(slots=('f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me'), ret='f_do_resolve_card_ret'),
        52: Live(
            slots=(
                'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11',
                'f_do_resolve_card_waiting_4', 'f_do_resolve_card_each_19_rest',
            ),
            ret='f_do_resolve_card_ret',
        ),
        53: Live(
            slots=(
                'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11',
                'f_do_resolve_card_waiting_4', 'f_do_resolve_card_each_19_rest',
            ),
            ret='f_do_resolve_card_ret',
        ),
        54: Live(slots=('f_do_resolve_card_card_1', 'f_do_resolve_card_me'), ret='f_do_resolve_card_ret'),
        55: Live(
            slots=(
                'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_seat_11',
                'f_do_resolve_card_waiting_4', 'f_do_resolve_card_each_19_rest',
            ),
            ret='f_do_resolve_card_ret',
        ),
        56: Live(
            slots=(
                'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me', 'f_do_resolve_card_now_4',
                'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4', 'f_do_resolve_card_each_19_rest',
            ),
            ret='f_do_resolve_card_ret',
        ),
        57: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        58: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        59: Live(slots=('f_do_window_me',), ret='f_do_window_ret'),
        60: Live(slots=('f_do_board_action_b_handout_me',), ret='f_do_board_action_b_handout_ret'),
        61: Live(slots=('f_do_board_action_b_marketing_me',), ret='f_do_board_action_b_marketing_ret'),
        62: Live(slots=('f_do_board_action_b_marketing_me',), ret='f_do_board_action_b_marketing_ret'),
        63: Live(slots=('f_do_board_action_b_presence_me',), ret='f_do_board_action_b_presence_ret'),
        64: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        65: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        66: Live(slots=('f_do_board_action_b_card_me',), ret='f_do_board_action_b_card_ret'),
        67: Live(slots=('f_do_board_action_b_restructure_me',), ret='f_do_board_action_b_restructure_ret'),
        68: Live(slots=('f_do_board_action_b_audit_me',), ret='f_do_board_action_b_audit_ret'),
        69: Live(slots=('f_do_board_action_b_audit_me',), ret='f_do_board_action_b_audit_ret'),
        70: Live(
            slots=('f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_repeat_2_rest'),
            ret='f_do_board_action_b_rehire_ret',
        ),
        71: Live(slots=('f_do_place_subsidy_me',), ret='f_do_place_subsidy_ret'),
        72: Live(slots=('f_do_place_subsidy_me',), ret='f_do_place_subsidy_ret'),
        73: Live(
            slots=('f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_wanted'),
            ret='f_secret_planning_ret',
        ),
        74: Live(
            slots=('f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_each_8_rest'),
            ret='f_secret_planning_ret',
        ),
        75: Live(slots=('f_secret_planning_me', 'f_secret_planning_each_8_rest'), ret='f_secret_planning_ret'),
        76: Live(
            slots=('f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_wanted'),
            ret='f_secret_planning_ret',
        ),
        77: Live(),
        78: Live(),
        79: Live(),
        80: Live(),
        81: Live(slots=('f_main_played_1',)),
        82: Live(),
        83: Live(slots=('f_main_p_3', 'f_main_each_5_rest')),
        84: Live(slots=('f_main_each_5_rest',)),
        85: Live(slots=('f_main_played_1', 'f_main_each_7_rest')),
        86: Live(),
        87: Live(slots=('f_main_played_1',)),
        88: Live(slots=('f_main_played_1', 'f_main_seat', 'f_main_each_7_rest', 'f_main_each_6_rest')),
        89: Live(slots=('f_main_played_1', 'f_main_each_11_rest')),
        90: Live(slots=('f_main_played_1', 'f_main_seat', 'f_main_each_7_rest', 'f_main_each_6_rest')),
        91: Live(slots=('f_main_played_1',)),
        92: Live(slots=('f_main_played_1', 'f_main_seat_3', 'f_main_each_11_rest')),
        93: Live(slots=('f_main_played_1', 'f_main_seat_3', 'f_main_each_11_rest', 'f_main_each_2_rest')),
        94: Live(slots=('f_main_played_1', 'f_main_seat_3', 'f_main_space_3', 'f_main_each_11_rest', 'f_main_each_2_rest')),
        95: Live(slots=('f_main_played_1', 'f_main_seat_3', 'f_main_each_11_rest', 'f_main_each_2_rest')),
        96: Live(slots=('f_main_played_1', 'f_main_seat_3', 'f_main_each_11_rest', 'f_main_each_2_rest')),
        97: Live(
            slots=('f_use_cards_in18_me', 'f_use_cards_in18_old_source_64', 'f_use_cards_in18_old_source_by_64'),
            ret='f_use_cards_in18_ret',
        ),
        98: Live(
            slots=('f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65', 'f_use_cards_rs11_old_source_by_65'),
            ret='f_use_cards_rs11_ret',
        ),
        99: Live(
            slots=('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
            ret='f_use_cards_rs12_ret',
        ),
        100: Live(
            slots=('f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66', 'f_use_cards_rs12_old_source_by_66'),
            ret='f_use_cards_rs12_ret',
        ),
        101: Live(
            slots=('f_handler_14_me', 'f_handler_14_old_source_69', 'f_handler_14_old_source_by_69', 'f_handler_14_this'),
            ret='f_handler_14_ret',
        ),
        102: Live(
            slots=(
                'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
                'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_each_17_rest',
            ),
            ret='f_on_after_gain_model_version_ret',
        ),
        103: Live(
            slots=(
                'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
                'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_seat_9',
                'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_each_17_rest',
            ),
            ret='f_on_after_gain_model_version_ret',
        ),
        104: Live(
            slots=(
                'f_on_after_gain_model_version_actor', 'f_on_after_gain_model_version_amount',
                'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
                'f_on_after_gain_model_version_seat_9', 'f_on_after_gain_model_version_waiting_2',
                'f_on_after_gain_model_version_each_17_rest',
            ),
            ret='f_on_after_gain_model_version_ret',
        ),
        105: Live(
            slots=('f_handler_5_actor', 'f_handler_5_amount', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_this'),
            ret='f_handler_5_ret',
        ),
        106: Live(
            slots=('f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this'),
            ret='f_handler_5_ret',
        ),
        107: Live(
            slots=('f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this'),
            ret='f_handler_5_ret',
        ),
        108: Live(
            slots=('f_handler_5_old_source_70', 'f_handler_5_old_source_by_70', 'f_handler_5_this'), ret='f_handler_5_ret',
            on_stack=True,
        ),
        109: Live(
            slots=(
                'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_index',
            ),
            ret='f_on_after_roll_campaign_die_ret',
        ),
        110: Live(
            slots=(
                'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_index',
                'f_on_after_roll_campaign_die_each_18_rest',
            ),
            ret='f_on_after_roll_campaign_die_ret',
        ),
        111: Live(
            slots=(
                'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_index',
                'f_on_after_roll_campaign_die_seat_10', 'f_on_after_roll_campaign_die_waiting_3',
                'f_on_after_roll_campaign_die_each_18_rest',
            ),
            ret='f_on_after_roll_campaign_die_ret',
        ),
        112: Live(
            slots=(
                'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount', 'f_on_after_roll_campaign_die_index',
                'f_on_after_roll_campaign_die_now_3', 'f_on_after_roll_campaign_die_seat_10',
                'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_each_18_rest',
            ),
            ret='f_on_after_roll_campaign_die_ret',
            on_stack=True,
        ),
        113: Live(
            slots=(
                'f_handler_7_its_card', 'f_handler_7_me', 'f_handler_7_old_source_71', 'f_handler_7_old_source_by_71',
                'f_handler_7_this',
            ),
            ret='f_handler_7_ret',
        ),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'stack',
        'pending', 'strands', 'sealed', 'secret', 'round', 'active', 'source', 'source_by', 'targeting', 'targeted', 'reactions',
        'automa', 'subsidy_supply', 'first_player', 'token_held', 'round_tracker', 'ending', 'worker_up', 'die', 'campaign_die',
        'scratch', 'at_game', 'effect_slots', 'hand_limit', 'effect_delay', 'decline', 'middle_rep_band_from', 'subsidy_slots',
        'model_price', 'reveal', 'compute_floor', 'worker_loss', 'f_head_cards_effect_in06_me', 'f_head_cards_effect_in06_this',
        'f_head_cards_effect_in06_ret', 'f_head_cards_effect_in07_me', 'f_head_cards_effect_in07_this',
        'f_head_cards_effect_in07_ret', 'f_head_cards_effect_in09_me', 'f_head_cards_effect_in09_this',
        'f_head_cards_effect_in09_ret', 'f_head_cards_effect_in12_me', 'f_head_cards_effect_in12_this',
        'f_head_cards_effect_in12_ret', 'f_do_draw_from_any_deck_me', 'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me',
        'f_head_cards_effect_rs04_this', 'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_me',
        'f_head_cards_effect_rs06_this', 'f_head_cards_effect_rs06_ret', 'f_head_cards_effect_rs13_me',
        'f_head_cards_effect_rs13_this', 'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me',
        'f_head_cards_effect_rs19_this', 'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret',
        'f_head_cards_effect_sb02_me', 'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret',
        'f_head_cards_effect_sb03_me', 'f_head_cards_effect_sb03_this', 'f_head_cards_effect_sb03_ret',
        'f_head_cards_effect_sb04_me', 'f_head_cards_effect_sb04_target_2', 'f_head_cards_effect_sb04_this',
        'f_head_cards_effect_sb04_ret', 'f_head_cards_effect_sb05_me', 'f_head_cards_effect_sb05_this',
        'f_head_cards_effect_sb05_ret', 'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb06_this',
        'f_head_cards_effect_sb06_ret', 'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb07_this',
        'f_head_cards_effect_sb07_ret', 'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb08_this',
        'f_head_cards_effect_sb08_ret', 'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb09_this',
        'f_head_cards_effect_sb09_ret', 'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb10_this',
        'f_head_cards_effect_sb10_ret', 'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb11_this',
        'f_head_cards_effect_sb11_ret', 'f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this',
        'f_head_cards_effect_sb12_ret', 'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10',
        'f_head_cards_effect_sb13_this', 'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_me',
        'f_head_cards_effect_sb14_this', 'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_me',
        'f_head_cards_effect_sb16_this', 'f_head_cards_effect_sb16_ret', 'f_head_cards_effect_sb18_me',
        'f_head_cards_effect_sb18_this', 'f_head_cards_effect_sb18_x', 'f_head_cards_effect_sb18_ret',
        'f_head_cards_effect_sb20_me', 'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret',
        'f_head_cards_effect_sb21_me', 'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret',
        'f_body_cards_effect_in06_me', 'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5',
        'f_body_cards_effect_in06_ret', 'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9',
        'f_body_cards_effect_in10_old_source_by_9', 'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me',
        'f_body_cards_effect_in14_old_source_13', 'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_this',
        'f_body_cards_effect_in14_ret', 'f_body_cards_effect_in14_repeat_rest', 'f_body_cards_effect_rs03_me',
        'f_body_cards_effect_rs03_old_source_22', 'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret',
        'f_body_cards_effect_rs08_old_source_27', 'f_body_cards_effect_rs08_old_source_by_27', 'f_body_cards_effect_rs08_ret',
        'f_body_cards_effect_rs17_me', 'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36',
        'f_body_cards_effect_rs17_ret', 'f_body_cards_effect_rs17_drawing_1_rest', 'f_body_cards_effect_sb03_me',
        'f_body_cards_effect_sb03_old_source_43', 'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret',
        'f_body_cards_effect_sb10_me', 'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50',
        'f_body_cards_effect_sb10_ret', 'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51',
        'f_body_cards_effect_sb11_old_source_by_51', 'f_body_cards_effect_sb11_ret', 'f_body_cards_effect_sb12_me',
        'f_body_cards_effect_sb12_old_source_52', 'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5',
        'f_body_cards_effect_sb12_victim_1', 'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb12_each_1_rest',
        'f_body_cards_effect_sb20_me', 'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60',
        'f_body_cards_effect_sb20_target_13', 'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_1', 'f_do_resolve_card_kept',
        'f_do_resolve_card_me', 'f_do_resolve_card_now_4', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4',
        'f_do_resolve_card_ret', 'f_do_resolve_card_each_19_rest', 'f_do_resolve_card_reacting_4_times', 'f_do_window_me',
        'f_do_window_ret', 'f_do_window_offers_times', 'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me',
        'f_do_board_action_b_handout_ret', 'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret',
        'f_do_board_action_b_presence_me', 'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me',
        'f_do_board_action_b_card_ret', 'f_do_board_action_b_card_offers_1_times', 'f_do_board_action_b_restructure_me',
        'f_do_board_action_b_restructure_ret', 'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret',
        'f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_ret', 'f_do_board_action_b_rehire_repeat_2_rest',
        'f_do_place_subsidy_me', 'f_do_place_subsidy_ret', 'f_do_place_subsidy_repeat_3_times', 'f_secret_planning_extra_1',
        'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_wanted',
        'f_secret_planning_ret', 'f_secret_planning_many_times', 'f_secret_planning_each_8_rest', 'f_main_p_3', 'f_main_played_1',
        'f_main_seat', 'f_main_seat_3', 'f_main_space_3', 'f_main_rounds_times', 'f_main_each_5_rest', 'f_main_each_7_rest',
        'f_main_each_6_rest', 'f_main_each_11_rest', 'f_main_each_2_rest', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64',
        'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65',
        'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret', 'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66',
        'f_use_cards_rs12_old_source_by_66', 'f_use_cards_rs12_ret', 'f_handler_14_me', 'f_handler_14_old_source_69',
        'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret', 'f_on_after_gain_model_version_actor',
        'f_on_after_gain_model_version_amount', 'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_seat_9', 'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret',
        'f_on_after_gain_model_version_each_17_rest', 'f_on_after_gain_model_version_reacting_2_times', 'f_handler_5_actor',
        'f_handler_5_amount', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
        'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
        'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_3', 'f_on_after_roll_campaign_die_seat_10',
        'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_on_after_roll_campaign_die_each_18_rest',
        'f_on_after_roll_campaign_die_reacting_3_times', 'f_handler_7_its_card', 'f_handler_7_me', 'f_handler_7_old_source_71',
        'f_handler_7_old_source_by_71', 'f_handler_7_this', 'f_handler_7_ret',
    ),
    lists=(
        'power', 'reputation', 'income_marker', 'corporate_funds', 'personal_funds', 'net_worth', 'model_version', 'compute',
        'workers', 'leaving', 'presence', 'subsidies', 'orders', 'face_down', 'plan', 'card_points', 'region_tokens',
        'card_chosen_region', 'lasting_24', 'lasting_25', 'lasting_26', 'lasting_27', 'lasting_28', 'lasting_29', 'lasting_30',
        'lasting_30_next', 'lasting_31', 'used_1', 'used_2', 'used_8', 'used_11', 'used_12', 'used_23', 'running_23', 'used_14',
        'running_5', 'lasting_32', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_head_cards_effect_in06_me', 'f_head_cards_effect_in06_this', 'f_head_cards_effect_in06_ret',
        'f_head_cards_effect_in07_me', 'f_head_cards_effect_in07_this', 'f_head_cards_effect_in07_ret',
        'f_head_cards_effect_in09_me', 'f_head_cards_effect_in09_this', 'f_head_cards_effect_in09_ret',
        'f_head_cards_effect_in12_me', 'f_head_cards_effect_in12_this', 'f_head_cards_effect_in12_ret',
        'f_do_draw_from_any_deck_me', 'f_do_draw_from_any_deck_ret', 'f_head_cards_effect_rs04_me', 'f_head_cards_effect_rs04_this',
        'f_head_cards_effect_rs04_ret', 'f_head_cards_effect_rs06_me', 'f_head_cards_effect_rs06_this',
        'f_head_cards_effect_rs06_ret', 'f_head_cards_effect_rs13_me', 'f_head_cards_effect_rs13_this',
        'f_head_cards_effect_rs13_ret', 'f_head_cards_effect_rs19_me', 'f_head_cards_effect_rs19_this',
        'f_head_cards_effect_rs19_worker', 'f_head_cards_effect_rs19_ret', 'f_head_cards_effect_sb02_me',
        'f_head_cards_effect_sb02_this', 'f_head_cards_effect_sb02_ret', 'f_head_cards_effect_sb03_me',
        'f_head_cards_effect_sb03_this', 'f_head_cards_effect_sb03_ret', 'f_head_cards_effect_sb04_me',
        'f_head_cards_effect_sb04_target_2', 'f_head_cards_effect_sb04_this', 'f_head_cards_effect_sb04_ret',
        'f_head_cards_effect_sb05_me', 'f_head_cards_effect_sb05_this', 'f_head_cards_effect_sb05_ret',
        'f_head_cards_effect_sb06_me', 'f_head_cards_effect_sb06_this', 'f_head_cards_effect_sb06_ret',
        'f_head_cards_effect_sb07_me', 'f_head_cards_effect_sb07_this', 'f_head_cards_effect_sb07_ret',
        'f_head_cards_effect_sb08_me', 'f_head_cards_effect_sb08_this', 'f_head_cards_effect_sb08_ret',
        'f_head_cards_effect_sb09_me', 'f_head_cards_effect_sb09_this', 'f_head_cards_effect_sb09_ret',
        'f_head_cards_effect_sb10_me', 'f_head_cards_effect_sb10_this', 'f_head_cards_effect_sb10_ret',
        'f_head_cards_effect_sb11_me', 'f_head_cards_effect_sb11_this', 'f_head_cards_effect_sb11_ret',
        'f_head_cards_effect_sb12_me', 'f_head_cards_effect_sb12_this', 'f_head_cards_effect_sb12_ret',
        'f_head_cards_effect_sb13_me', 'f_head_cards_effect_sb13_target_10', 'f_head_cards_effect_sb13_this',
        'f_head_cards_effect_sb13_ret', 'f_head_cards_effect_sb14_me', 'f_head_cards_effect_sb14_this',
        'f_head_cards_effect_sb14_ret', 'f_head_cards_effect_sb16_me', 'f_head_cards_effect_sb16_this',
        'f_head_cards_effect_sb16_ret', 'f_head_cards_effect_sb18_me', 'f_head_cards_effect_sb18_this',
        'f_head_cards_effect_sb18_x', 'f_head_cards_effect_sb18_ret', 'f_head_cards_effect_sb20_me',
        'f_head_cards_effect_sb20_this', 'f_head_cards_effect_sb20_ret', 'f_head_cards_effect_sb21_me',
        'f_head_cards_effect_sb21_this', 'f_head_cards_effect_sb21_ret', 'f_body_cards_effect_in06_me',
        'f_body_cards_effect_in06_old_source_5', 'f_body_cards_effect_in06_old_source_by_5', 'f_body_cards_effect_in06_ret',
        'f_body_cards_effect_in10_me', 'f_body_cards_effect_in10_old_source_9', 'f_body_cards_effect_in10_old_source_by_9',
        'f_body_cards_effect_in10_ret', 'f_body_cards_effect_in14_me', 'f_body_cards_effect_in14_old_source_13',
        'f_body_cards_effect_in14_old_source_by_13', 'f_body_cards_effect_in14_this', 'f_body_cards_effect_in14_ret',
        'f_body_cards_effect_in14_repeat_rest', 'f_body_cards_effect_rs03_me', 'f_body_cards_effect_rs03_old_source_22',
        'f_body_cards_effect_rs03_old_source_by_22', 'f_body_cards_effect_rs03_ret', 'f_body_cards_effect_rs08_old_source_27',
        'f_body_cards_effect_rs08_old_source_by_27', 'f_body_cards_effect_rs08_ret', 'f_body_cards_effect_rs17_me',
        'f_body_cards_effect_rs17_old_source_36', 'f_body_cards_effect_rs17_old_source_by_36', 'f_body_cards_effect_rs17_ret',
        'f_body_cards_effect_rs17_drawing_1_rest', 'f_body_cards_effect_sb03_me', 'f_body_cards_effect_sb03_old_source_43',
        'f_body_cards_effect_sb03_old_source_by_43', 'f_body_cards_effect_sb03_ret', 'f_body_cards_effect_sb10_me',
        'f_body_cards_effect_sb10_old_source_50', 'f_body_cards_effect_sb10_old_source_by_50', 'f_body_cards_effect_sb10_ret',
        'f_body_cards_effect_sb11_me', 'f_body_cards_effect_sb11_old_source_51', 'f_body_cards_effect_sb11_old_source_by_51',
        'f_body_cards_effect_sb11_ret', 'f_body_cards_effect_sb12_me', 'f_body_cards_effect_sb12_old_source_52',
        'f_body_cards_effect_sb12_old_source_by_52', 'f_body_cards_effect_sb12_region_5', 'f_body_cards_effect_sb12_victim_1',
        'f_body_cards_effect_sb12_ret', 'f_body_cards_effect_sb12_each_1_rest', 'f_body_cards_effect_sb20_me',
        'f_body_cards_effect_sb20_old_source_60', 'f_body_cards_effect_sb20_old_source_by_60', 'f_body_cards_effect_sb20_target_13',
        'f_body_cards_effect_sb20_ret', 'f_do_resolve_card_card_1', 'f_do_resolve_card_kept', 'f_do_resolve_card_me',
        'f_do_resolve_card_now_4', 'f_do_resolve_card_seat_11', 'f_do_resolve_card_waiting_4', 'f_do_resolve_card_ret',
        'f_do_resolve_card_each_19_rest', 'f_do_resolve_card_reacting_4_times', 'f_do_window_me', 'f_do_window_ret',
        'f_do_window_offers_times', 'f_do_board_action_b_train_ret', 'f_do_board_action_b_handout_me',
        'f_do_board_action_b_handout_ret', 'f_do_board_action_b_marketing_me', 'f_do_board_action_b_marketing_ret',
        'f_do_board_action_b_presence_me', 'f_do_board_action_b_presence_ret', 'f_do_board_action_b_card_me',
        'f_do_board_action_b_card_ret', 'f_do_board_action_b_card_offers_1_times', 'f_do_board_action_b_restructure_me',
        'f_do_board_action_b_restructure_ret', 'f_do_board_action_b_audit_me', 'f_do_board_action_b_audit_ret',
        'f_do_board_action_b_rehire_me', 'f_do_board_action_b_rehire_ret', 'f_do_board_action_b_rehire_repeat_2_rest',
        'f_do_place_subsidy_me', 'f_do_place_subsidy_ret', 'f_do_place_subsidy_repeat_3_times', 'f_secret_planning_extra_1',
        'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_number_5', 'f_secret_planning_wanted',
        'f_secret_planning_ret', 'f_secret_planning_many_times', 'f_secret_planning_each_8_rest', 'f_main_p_3', 'f_main_played_1',
        'f_main_seat', 'f_main_seat_3', 'f_main_space_3', 'f_main_rounds_times', 'f_main_each_5_rest', 'f_main_each_7_rest',
        'f_main_each_6_rest', 'f_main_each_11_rest', 'f_main_each_2_rest', 'f_use_cards_in18_me', 'f_use_cards_in18_old_source_64',
        'f_use_cards_in18_old_source_by_64', 'f_use_cards_in18_ret', 'f_use_cards_rs11_me', 'f_use_cards_rs11_old_source_65',
        'f_use_cards_rs11_old_source_by_65', 'f_use_cards_rs11_ret', 'f_use_cards_rs12_me', 'f_use_cards_rs12_old_source_66',
        'f_use_cards_rs12_old_source_by_66', 'f_use_cards_rs12_ret', 'f_handler_14_me', 'f_handler_14_old_source_69',
        'f_handler_14_old_source_by_69', 'f_handler_14_this', 'f_handler_14_ret', 'f_on_after_gain_model_version_actor',
        'f_on_after_gain_model_version_amount', 'f_on_after_gain_model_version_index', 'f_on_after_gain_model_version_now_2',
        'f_on_after_gain_model_version_seat_9', 'f_on_after_gain_model_version_waiting_2', 'f_on_after_gain_model_version_ret',
        'f_on_after_gain_model_version_each_17_rest', 'f_on_after_gain_model_version_reacting_2_times', 'f_handler_5_actor',
        'f_handler_5_amount', 'f_handler_5_index', 'f_handler_5_me', 'f_handler_5_old_source_70', 'f_handler_5_old_source_by_70',
        'f_handler_5_this', 'f_handler_5_ret', 'f_on_after_roll_campaign_die_actor', 'f_on_after_roll_campaign_die_amount',
        'f_on_after_roll_campaign_die_index', 'f_on_after_roll_campaign_die_now_3', 'f_on_after_roll_campaign_die_seat_10',
        'f_on_after_roll_campaign_die_waiting_3', 'f_on_after_roll_campaign_die_ret', 'f_on_after_roll_campaign_die_each_18_rest',
        'f_on_after_roll_campaign_die_reacting_3_times', 'f_handler_7_its_card', 'f_handler_7_me', 'f_handler_7_old_source_71',
        'f_handler_7_old_source_by_71', 'f_handler_7_this', 'f_handler_7_ret',
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
    Origin('content/disruptopia/turn.rules', 148, 1),
    Origin('content/disruptopia/cards/influence.yaml', 52, 5),
    Origin('content/disruptopia/cards/influence.yaml', 64, 5),
    Origin('content/disruptopia/cards/influence.yaml', 74, 5),
    Origin('content/disruptopia/cards/influence.yaml', 82, 5),
    Origin('content/disruptopia/cards/influence.yaml', 100, 5),
    Origin('content/disruptopia/cards/influence.yaml', 108, 5),
    Origin('content/disruptopia/turn.rules', 125, 1),
    Origin('content/disruptopia/cards/influence.yaml', 140, 5),
    Origin('content/disruptopia/cards/influence.yaml', 175, 5),
    Origin('content/disruptopia/cards/influence.yaml', 183, 5),
    Origin('content/disruptopia/cards/research.yaml', 17, 5),
    Origin('content/disruptopia/cards/research.yaml', 27, 5),
    Origin('content/disruptopia/cards/research.yaml', 37, 5),
    Origin('content/disruptopia/cards/research.yaml', 47, 5),
    Origin('content/disruptopia/turn.rules', 167, 1),
    Origin('content/disruptopia/cards/research.yaml', 55, 5),
    Origin('content/disruptopia/cards/research.yaml', 71, 5),
    Origin('content/disruptopia/cards/research.yaml', 81, 5),
    Origin('content/disruptopia/cards/research.yaml', 117, 5),
    Origin('content/disruptopia/cards/research.yaml', 125, 5),
    Origin('content/disruptopia/turn.rules', 182, 1),
    Origin('content/disruptopia/cards/research.yaml', 169, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 27, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 39, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 49, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 68, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 76, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 85, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 94, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 104, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 114, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 125, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 135, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 151, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 169, 5),
    Origin('content/disruptopia/turn.rules', 185, 1),
    Origin('content/disruptopia/cards/sabotage.yaml', 180, 5),
    Origin('content/disruptopia/turn.rules', 109, 1),
    Origin('content/disruptopia/turn.rules', 105, 1),
    Origin('content/disruptopia/turn.rules', 106, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 107, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 110, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 10, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 20, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 52, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 53, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 148, 7),
    Origin('content/disruptopia/turn.rules', 149, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 150, 5, kind='rule'),
    Origin('content/disruptopia/cards/influence.yaml', 64, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 65, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 74, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 74, 9),
    Origin('content/disruptopia/cards/influence.yaml', 82, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 100, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 108, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 125, 7),
    Origin('content/disruptopia/turn.rules', 126, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 126, 21, kind='rule'),
    Origin('content/disruptopia/turn.rules', 122, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 121, 1),
    Origin('content/disruptopia/turn.rules', 123, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 121, 7),
    Origin('content/disruptopia/cards/influence.yaml', 140, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 175, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 183, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 184, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 17, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 27, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 37, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 38, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 38, 9),
    Origin('content/disruptopia/cards/research.yaml', 47, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 55, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 167, 7),
    Origin('content/disruptopia/turn.rules', 168, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 168, 21, kind='rule'),
    Origin('content/disruptopia/turn.rules', 161, 1),
    Origin('content/disruptopia/turn.rules', 162, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 162, 36, kind='rule'),
    Origin('content/disruptopia/turn.rules', 163, 15, kind='rule'),
    Origin('content/disruptopia/turn.rules', 164, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 170, 1),
    Origin('content/disruptopia/turn.rules', 171, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 172, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 170, 7),
    Origin('content/disruptopia/turn.rules', 165, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 161, 7),
    Origin('content/disruptopia/cards/research.yaml', 71, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 72, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 73, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 81, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 117, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 125, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 169, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 170, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 182, 7),
    Origin('content/disruptopia/turn.rules', 183, 5, kind='rule'),
    Origin('content/disruptopia/cards/sabotage.yaml', 19, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 27, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 39, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 40, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 49, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 58, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 68, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 76, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 85, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 94, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 104, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 114, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 125, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 126, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 127, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 135, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 151, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 169, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 170, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 171, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 171, 9),
    Origin('content/disruptopia/cards/sabotage.yaml', 180, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 185, 7),
    Origin('content/disruptopia/turn.rules', 186, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 187, 5, kind='rule'),
    Origin('content/disruptopia/cards/sabotage.yaml', 188, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 202, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 29, 11, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 36, 11, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 44, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 44, 34, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 45, 16, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 54, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 55, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 143, 1),
    Origin('content/disruptopia/cards/influence.yaml', 56, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 144, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 143, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 145, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 146, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 143, 7),
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
    Origin('content/disruptopia/turn.rules', 116, 1),
    Origin('content/disruptopia/turn.rules', 133, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 132, 1),
    Origin('content/disruptopia/turn.rules', 134, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 117, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 116, 7),
    Origin('content/disruptopia/turn.rules', 132, 7),
    Origin('content/disruptopia/cards/influence.yaml', 141, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 176, 5, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 185, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 9, 12, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 18, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 19, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 28, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 29, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 177, 1),
    Origin('content/disruptopia/turn.rules', 178, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 179, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 180, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 177, 7),
    Origin('content/disruptopia/cards/research.yaml', 39, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 48, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 56, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 57, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 74, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 88, 12, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 118, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 126, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 127, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 150, 5, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 152, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 153, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 151, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 155, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 154, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 156, 25, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 156, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 171, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 20, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 28, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 29, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 30, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 31, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 32, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 41, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 50, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 59, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 59, 40, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 60, 16, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 69, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 77, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 86, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 87, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 95, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 96, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 97, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 105, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 106, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 107, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 115, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 116, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 117, 30, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 117, 42),
    Origin('content/disruptopia/cards/sabotage.yaml', 117, 13, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 118, 41, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 118, 13, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 128, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 136, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 174, 1),
    Origin('content/disruptopia/turn.rules', 175, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 175, 31, kind='rule'),
    Origin('content/disruptopia/turn.rules', 174, 7),
    Origin('content/disruptopia/cards/sabotage.yaml', 152, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 172, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 173, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 173, 15, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 181, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 189, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 190, 5, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 190, 17, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 191, 15, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 191, 28, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 193, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 194, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 203, 5, kind='cell'),
    Origin('content/disruptopia/turn.rules', 111, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 112, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 112, 30, kind='rule'),
    Origin('content/disruptopia/turn.rules', 113, 15, kind='rule'),
    Origin('content/disruptopia/turn.rules', 113, 36, kind='rule'),
    Origin('content/disruptopia/turn.rules', 114, 16, kind='rule'),
    Origin('content/disruptopia/turn.rules', 109, 7),
    Origin('content/disruptopia/turn.rules', 105, 8),
    Origin('content/disruptopia/turn.rules', 25, 7),
    Origin('content/disruptopia/turn.rules', 14, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 15, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 16, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 17, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 18, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 19, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 19, 73, kind='rule'),
    Origin('content/disruptopia/turn.rules', 37, 1),
    Origin('content/disruptopia/turn.rules', 43, 1),
    Origin('content/disruptopia/turn.rules', 46, 1),
    Origin('content/disruptopia/turn.rules', 52, 1),
    Origin('content/disruptopia/turn.rules', 59, 1),
    Origin('content/disruptopia/turn.rules', 63, 1),
    Origin('content/disruptopia/turn.rules', 68, 1),
    Origin('content/disruptopia/turn.rules', 73, 1),
    Origin('content/disruptopia/turn.rules', 80, 1),
    Origin('content/disruptopia/turn.rules', 84, 1),
    Origin('content/disruptopia/turn.rules', 88, 1),
    Origin('content/disruptopia/turn.rules', 94, 1),
    Origin('content/disruptopia/turn.rules', 38, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 39, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 40, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 40, 9),
    Origin('content/disruptopia/turn.rules', 41, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 37, 8),
    Origin('content/disruptopia/turn.rules', 44, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 43, 8),
    Origin('content/disruptopia/turn.rules', 47, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 48, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 49, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 49, 9),
    Origin('content/disruptopia/turn.rules', 50, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 46, 8),
    Origin('content/disruptopia/turn.rules', 53, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 54, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 55, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 56, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 56, 9),
    Origin('content/disruptopia/turn.rules', 57, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 52, 8),
    Origin('content/disruptopia/turn.rules', 60, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 61, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 59, 8),
    Origin('content/disruptopia/turn.rules', 64, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 65, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 65, 9),
    Origin('content/disruptopia/turn.rules', 65, 43),
    Origin('content/disruptopia/turn.rules', 66, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 63, 8),
    Origin('content/disruptopia/turn.rules', 69, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 70, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 70, 27, kind='rule'),
    Origin('content/disruptopia/turn.rules', 71, 16, kind='rule'),
    Origin('content/disruptopia/turn.rules', 68, 8),
    Origin('content/disruptopia/turn.rules', 74, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 75, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 76, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 77, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 77, 9),
    Origin('content/disruptopia/turn.rules', 78, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 73, 8),
    Origin('content/disruptopia/turn.rules', 81, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 82, 5, kind='rule'),
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
    Origin('content/disruptopia/cards/research.yaml', 64, 12),
    Origin('content/disruptopia/cards/research.yaml', 88, 12),
    Origin('content/disruptopia/cards/research.yaml', 95, 5),
    Origin('content/disruptopia/cards/research.yaml', 107, 5),
    Origin('content/disruptopia/cards/research.yaml', 135, 5),
    Origin('content/disruptopia/cards/research.yaml', 142, 5),
    Origin('content/disruptopia/cards/research.yaml', 150, 5),
    Origin('content/disruptopia/cards/research.yaml', 162, 12),
    Origin('content/disruptopia/cards/research.yaml', 178, 5),
    Origin('content/disruptopia/cards/research.yaml', 187, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 10, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 19, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 58, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 143, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 161, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 188, 5),
    Origin('content/disruptopia/cards/sabotage.yaml', 202, 5),
    Origin('content/disruptopia/turn.rules', 100, 1),
    Origin('content/disruptopia/turn.rules', 101, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 102, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 102, 9),
    Origin('content/disruptopia/turn.rules', 103, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 100, 8),
    Origin('content/disruptopia/turn.rules', 80, 8),
    Origin('content/disruptopia/turn.rules', 85, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 86, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 84, 8),
    Origin('content/disruptopia/turn.rules', 89, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 90, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 91, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 91, 9),
    Origin('content/disruptopia/turn.rules', 91, 41),
    Origin('content/disruptopia/turn.rules', 92, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 88, 8),
    Origin('content/disruptopia/turn.rules', 95, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 95, 28, kind='rule'),
    Origin('content/disruptopia/turn.rules', 96, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 94, 8),
    Origin('content/disruptopia/turn.rules', 20, 24, kind='rule'),
    Origin('content/disruptopia/turn.rules', 21, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 22, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 23, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 12, 7),
    Origin('content/disruptopia/turn.rules', 128, 1),
    Origin('content/disruptopia/turn.rules', 129, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 130, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 128, 7),
    Origin('content/disruptopia/turn.rules', 152, 1),
    Origin('content/disruptopia/turn.rules', 153, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 154, 9, kind='rule'),
    Origin('content/disruptopia/turn.rules', 155, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 156, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 157, 13, kind='rule'),
    Origin('content/disruptopia/turn.rules', 158, 17, kind='rule'),
    Origin('content/disruptopia/turn.rules', 159, 17, kind='rule'),
    Origin('content/disruptopia/turn.rules', 152, 7),
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
    Origin('content/disruptopia/cards/research.yaml', 97, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 97, 17),
    Origin('content/disruptopia/cards/research.yaml', 98, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 99, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 99, 26, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 100, 23, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 100, 53, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 96, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 109, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 110, 13, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 108, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 162, 104, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 162, 9, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 11, 63, kind='cell'),
    Origin('content/disruptopia/cards/sabotage.yaml', 11, 9, kind='cell'),
    Origin('content/disruptopia/turn.rules', 139, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 140, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 141, 5, kind='rule'),
    Origin('content/disruptopia/turn.rules', 141, 27, kind='rule'),
    Origin('content/disruptopia/turn.rules', 138, 1, kind='rule'),
    Origin('content/disruptopia/cards/research.yaml', 143, 84, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 143, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 119, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 119, 31, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 118, 9, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 154, 13, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 155, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 156, 17, kind='cell'),
    Origin('content/disruptopia/cards/influence.yaml', 153, 9, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 135, 47, kind='cell'),
    Origin('content/disruptopia/cards/research.yaml', 135, 23, kind='cell'),
    Origin('content/disruptopia/prices.rules', 19, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 24, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 28, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 17, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 33, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 40, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 44, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 48, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 52, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 56, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 60, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 66, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 70, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 74, 1, kind='rule'),
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
    Origin('content/disruptopia/prices.rules', 37, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 38, 1, kind='rule'),
    Origin('content/disruptopia/prices.rules', 64, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 28, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 29, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 30, 1, kind='rule'),
    Origin('content/disruptopia/turn.rules', 119, 1, kind='rule'),
    Origin('content/disruptopia/tables/bands.yaml', 3, 34, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 4, 38, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 5, 34, kind='cell'),
    Origin('content/disruptopia/tables/bands.yaml', 6, 36, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 3, 83, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 5, 94, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 6, 91, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 8, 94, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 10, 97, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 13, 87, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 8, 121, kind='cell'),
    Origin('content/disruptopia/tables/board.yaml', 13, 112, kind='cell'),
)
game = Game(
    State,
    GAME,
    ORIGINS,
    K,
    globals(),
    scores=(score_score_0, score_score_1, score_score_2, score_score_3),
    winners=score_winners,
    invariants=(f_always_0, f_always_1),
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
    secrets=(
        Secret(
            p_secret_planning,
            87,
            frame=(
                'f_secret_planning_extra_1', 'f_secret_planning_left', 'f_secret_planning_me', 'f_secret_planning_number_5',
                'f_secret_planning_wanted', 'f_secret_planning_ret', 'f_secret_planning_many_times',
                'f_secret_planning_each_8_rest',
            ),
            writes=('orders', 'face_down'),
            places=('hand', 'rejects', 'effects', 'new_effects'),
        ),
    ),
    functions={
        'can_reveal_board': can_can_reveal_board,
        'can_cover_up': can_can_cover_up,
        'can_window': can_can_window,
        'can_strategy': can_can_strategy,
        'can_cards_effect_in01': can_can_cards_effect_in01,
        'can_cards_effect_in02': can_can_cards_effect_in02,
        'can_fill_slot': can_can_fill_slot,
        'can_cards_effect_in06': can_can_cards_effect_in06,
        'can_cards_effect_in07': can_can_cards_effect_in07,
        'can_cards_effect_in08': can_can_cards_effect_in08,
        'can_cards_effect_in09': can_can_cards_effect_in09,
        'can_cards_effect_in11': can_can_cards_effect_in11,
        'can_cards_effect_in12': can_can_cards_effect_in12,
        'can_draw_from_decks': can_can_draw_from_decks,
        'can_cards_effect_in16': can_can_cards_effect_in16,
        'can_cards_effect_in19': can_can_cards_effect_in19,
        'can_cards_effect_in20': can_can_cards_effect_in20,
        'can_cards_effect_rs02': can_can_cards_effect_rs02,
        'can_cards_effect_rs03': can_can_cards_effect_rs03,
        'can_cards_effect_rs04': can_can_cards_effect_rs04,
        'can_cards_effect_rs05': can_can_cards_effect_rs05,
        'can_lose_workers': can_can_lose_workers,
        'can_cards_effect_rs06': can_can_cards_effect_rs06,
        'can_cards_effect_rs08': can_can_cards_effect_rs08,
        'can_cards_effect_rs09': can_can_cards_effect_rs09,
        'can_cards_effect_rs13': can_can_cards_effect_rs13,
        'can_cards_effect_rs14': can_can_cards_effect_rs14,
        'can_move_worker': can_can_move_worker,
        'can_cards_effect_rs19': can_can_cards_effect_rs19,
        'can_cards_effect_sb03': can_can_cards_effect_sb03,
        'can_cards_effect_sb04': can_can_cards_effect_sb04,
        'can_cards_effect_sb05': can_can_cards_effect_sb05,
        'can_cards_effect_sb07': can_can_cards_effect_sb07,
        'can_cards_effect_sb08': can_can_cards_effect_sb08,
        'can_cards_effect_sb09': can_can_cards_effect_sb09,
        'can_cards_effect_sb10': can_can_cards_effect_sb10,
        'can_cards_effect_sb11': can_can_cards_effect_sb11,
        'can_cards_effect_sb12': can_can_cards_effect_sb12,
        'can_cards_effect_sb13': can_can_cards_effect_sb13,
        'can_cards_effect_sb14': can_can_cards_effect_sb14,
        'can_cards_effect_sb16': can_can_cards_effect_sb16,
        'can_cards_effect_sb18': can_can_cards_effect_sb18,
        'can_hold_agenda': can_can_hold_agenda,
        'can_cards_effect_sb19': can_can_cards_effect_sb19,
        'can_resolve_card': can_can_resolve_card,
        'can_play_free_card': can_can_play_free_card,
        'can_draw_from_any_deck': can_can_draw_from_any_deck,
        'can_cancel_worker': can_can_cancel_worker,
        'can_lose_worker': can_can_lose_worker,
        'can_take_subsidy': can_can_take_subsidy,
        'can_discard': can_can_discard,
        'can_discard_another': can_can_discard_another,
        'can_place_new_worker': can_can_place_new_worker,
        'can_walk_out': can_can_walk_out,
        'can_buy_chips': can_can_buy_chips,
        'can_board_action_b_chips': can_can_board_action_b_chips,
        'can_file_patent': can_can_file_patent,
        'can_recruit': can_can_recruit,
        'can_board_action_b_recruit': can_can_board_action_b_recruit,
        'can_train_model': can_can_train_model,
        'can_board_action_b_train': can_can_board_action_b_train,
        'can_government_handout': can_can_government_handout,
        'can_board_action_b_handout': can_can_board_action_b_handout,
        'can_stock_buyback': can_can_stock_buyback,
        'can_board_action_b_buyback': can_can_board_action_b_buyback,
        'can_marketing': can_can_marketing,
        'can_scale_presence': can_can_scale_presence,
        'can_board_action_b_presence': can_can_board_action_b_presence,
        'can_play_card': can_can_play_card,
        'can_restructure': can_can_restructure,
        'can_board_action_b_restructure': can_can_board_action_b_restructure,
        'can_discard_after_corporate_funds_after_reputation': can_can_discard_after_corporate_funds_after_reputation,
        'can_hostile_audit': can_can_hostile_audit,
        'can_board_action_b_audit': can_can_board_action_b_audit,
        'can_fire_and_rehire': can_can_fire_and_rehire,
        'can_cards_effect_after_card_points_in01': can_can_cards_effect_after_card_points_in01,
        'can_cards_effect_after_card_points_in02': can_can_cards_effect_after_card_points_in02,
        'can_cards_effect_after_card_points_in03': can_can_cards_effect_after_card_points_in03,
        'can_cards_effect_after_card_points_in04': can_can_cards_effect_after_card_points_in04,
        'can_cards_effect_after_card_points_in05': can_can_cards_effect_after_card_points_in05,
        'can_fill_slot_after_card_points': can_can_fill_slot_after_card_points,
        'can_cards_effect_after_card_points_in06': can_can_cards_effect_after_card_points_in06,
        'can_cards_effect_after_card_points_in07': can_can_cards_effect_after_card_points_in07,
        'can_cards_effect_after_card_points_in08': can_can_cards_effect_after_card_points_in08,
        'can_cards_effect_after_card_points_in09': can_can_cards_effect_after_card_points_in09,
        'can_cards_effect_after_card_points_in10': can_can_cards_effect_after_card_points_in10,
        'can_cards_effect_after_card_points_in11': can_can_cards_effect_after_card_points_in11,
        'can_cards_effect_after_card_points_in12': can_can_cards_effect_after_card_points_in12,
        'can_cards_effect_after_card_points_in13': can_can_cards_effect_after_card_points_in13,
        'can_draw_from_decks_after_card_points': can_can_draw_from_decks_after_card_points,
        'can_cards_effect_after_card_points_in14': can_can_cards_effect_after_card_points_in14,
        'can_cards_effect_after_card_points_in15': can_can_cards_effect_after_card_points_in15,
        'can_cards_effect_after_card_points_in16': can_can_cards_effect_after_card_points_in16,
        'can_cards_effect_after_card_points_in17': can_can_cards_effect_after_card_points_in17,
        'can_cards_effect_after_card_points_in18': can_can_cards_effect_after_card_points_in18,
        'can_cards_effect_after_card_points_in19': can_can_cards_effect_after_card_points_in19,
        'can_cards_effect_after_card_points_in20': can_can_cards_effect_after_card_points_in20,
        'can_cards_effect_after_card_points_rs01': can_can_cards_effect_after_card_points_rs01,
        'can_cards_effect_after_card_points_rs02': can_can_cards_effect_after_card_points_rs02,
        'can_cards_effect_after_card_points_rs03': can_can_cards_effect_after_card_points_rs03,
        'can_cards_effect_after_card_points_rs04': can_can_cards_effect_after_card_points_rs04,
        'can_cards_effect_after_card_points_rs05': can_can_cards_effect_after_card_points_rs05,
        'can_lose_workers_after_card_points': can_can_lose_workers_after_card_points,
        'can_cards_effect_after_card_points_rs06': can_can_cards_effect_after_card_points_rs06,
        'can_cards_effect_after_card_points_rs07': can_can_cards_effect_after_card_points_rs07,
        'can_cards_effect_after_card_points_rs08': can_can_cards_effect_after_card_points_rs08,
        'can_cards_effect_after_card_points_rs09': can_can_cards_effect_after_card_points_rs09,
        'can_cards_effect_after_card_points_rs10': can_can_cards_effect_after_card_points_rs10,
        'can_cards_effect_after_card_points_rs11': can_can_cards_effect_after_card_points_rs11,
        'can_cards_effect_after_card_points_rs12': can_can_cards_effect_after_card_points_rs12,
        'can_cards_effect_after_card_points_rs13': can_can_cards_effect_after_card_points_rs13,
        'can_cards_effect_after_card_points_rs14': can_can_cards_effect_after_card_points_rs14,
        'can_cards_effect_after_card_points_rs15': can_can_cards_effect_after_card_points_rs15,
        'can_cards_effect_after_card_points_rs16': can_can_cards_effect_after_card_points_rs16,
        'can_cards_effect_after_card_points_rs17': can_can_cards_effect_after_card_points_rs17,
        'can_cards_effect_after_card_points_rs18': can_can_cards_effect_after_card_points_rs18,
        'can_move_worker_after_card_points': can_can_move_worker_after_card_points,
        'can_cards_effect_after_card_points_rs19': can_can_cards_effect_after_card_points_rs19,
        'can_cards_effect_after_card_points_rs20': can_can_cards_effect_after_card_points_rs20,
        'can_cards_effect_after_card_points_rs21': can_can_cards_effect_after_card_points_rs21,
        'can_cards_effect_after_card_points_sb01': can_can_cards_effect_after_card_points_sb01,
        'can_cards_effect_after_card_points_sb02': can_can_cards_effect_after_card_points_sb02,
        'can_cards_effect_after_card_points_sb03': can_can_cards_effect_after_card_points_sb03,
        'can_cards_effect_after_card_points_sb04': can_can_cards_effect_after_card_points_sb04,
        'can_cards_effect_after_card_points_sb05': can_can_cards_effect_after_card_points_sb05,
        'can_cards_effect_after_card_points_sb06': can_can_cards_effect_after_card_points_sb06,
        'can_cards_effect_after_card_points_sb07': can_can_cards_effect_after_card_points_sb07,
        'can_cards_effect_after_card_points_sb08': can_can_cards_effect_after_card_points_sb08,
        'can_cards_effect_after_card_points_sb09': can_can_cards_effect_after_card_points_sb09,
        'can_cards_effect_after_card_points_sb10': can_can_cards_effect_after_card_points_sb10,
        'can_cards_effect_after_card_points_sb11': can_can_cards_effect_after_card_points_sb11,
        'can_cards_effect_after_card_points_sb12': can_can_cards_effect_after_card_points_sb12,
        'can_cards_effect_after_card_points_sb13': can_can_cards_effect_after_card_points_sb13,
        'can_cards_effect_after_card_points_sb14': can_can_cards_effect_after_card_points_sb14,
        'can_cards_effect_after_card_points_sb15': can_can_cards_effect_after_card_points_sb15,
        'can_cards_effect_after_card_points_sb16': can_can_cards_effect_after_card_points_sb16,
        'can_cards_effect_after_card_points_sb17': can_can_cards_effect_after_card_points_sb17,
        'can_cards_effect_after_card_points_sb18': can_can_cards_effect_after_card_points_sb18,
        'can_hold_agenda_after_card_points': can_can_hold_agenda_after_card_points,
        'can_cards_effect_after_card_points_sb19': can_can_cards_effect_after_card_points_sb19,
        'can_cards_effect_after_card_points_sb20': can_can_cards_effect_after_card_points_sb20,
        'can_cards_effect_after_card_points_sb21': can_can_cards_effect_after_card_points_sb21,
        'can_resolve_card_after_card_points': can_can_resolve_card_after_card_points,
        'can_play_paid_card': can_can_play_paid_card,
        'can_discard_one': can_can_discard_one,
        'can_place_subsidy': can_can_place_subsidy,
        'score_0': score_score_0,
        'score_1': score_score_1,
        'score_2': score_score_2,
        'score_3': score_score_3,
        'total_score': score_total_score,
        'winners': score_winners,
        'always_0': f_always_0,
        'always_1': f_always_1,
        'can_use_cards_in01': can_can_use_cards_in01,
        'can_use_cards_in02': can_can_use_cards_in02,
        'can_use_cards_in18': can_can_use_cards_in18,
        'can_use_cards_rs11': can_can_use_cards_rs11,
        'can_use_cards_rs12': can_can_use_cards_rs12,
        'no_ability': can_no_ability,
        'pending_handler_23': can_pending_handler_23,
        'pending_handler_20': can_pending_handler_20,
        'pending_handler_14': can_pending_handler_14,
        'pending_handler_5': can_pending_handler_5,
        'pending_handler_7': can_pending_handler_7,
        'pending_handler_13': can_pending_handler_13,
        'fee_take_subsidy_0_0': f_fee_take_subsidy_0_0,
        'q_lowest_compute': q_q_lowest_compute,
        'q_chip_price': q_q_chip_price,
        'q_train_price': q_q_train_price,
        'd_band': d_d_band,
        'q_recruit_price': q_q_recruit_price,
        'q_presence_price': q_q_presence_price,
        'q_buyback_price': q_q_buyback_price,
        'q_buyback_reputation': q_q_buyback_reputation,
        'q_audit_price': q_q_audit_price,
        'q_audit_reputation': q_q_audit_reputation,
        'q_card_cost': q_q_card_cost,
        'q_training_power': q_q_training_power,
        'q_training_reputation': q_q_training_reputation,
        'q_income': q_q_income,
        'd_odd_now': d_d_odd_now,
        'd_even_now': d_d_even_now,
        'd_chip_gate': d_d_chip_gate,
        'd_model_gate': d_d_model_gate,
        'd_worker_gate': d_d_worker_gate,
        'd_presence_gate': d_d_presence_gate,
        'd_neighbours': d_d_neighbours,
        'd_shared_regions': d_d_shared_regions,
        'd_shared_with': d_d_shared_with,
        'd_open_slots': d_d_open_slots,
        'd_last_recruit_price': d_d_last_recruit_price,
        'd_workers_remain': d_d_workers_remain,
        'd_printed_cost': d_d_printed_cost,
        'd_unexecuted': d_d_unexecuted,
        'd_other_actions': d_d_other_actions,
        'd_spoils_later': d_d_spoils_later,
        'd_free_slot': d_d_free_slot,
        'shielded_plan': f_shielded_plan,
        'shielded_orders': f_shielded_orders,
        'shielded_face_down': f_shielded_face_down,
        'shielded_hand_below': f_shielded_hand_below,
        'shielded_rejects_below': f_shielded_rejects_below,
        'shielded_effects_below': f_shielded_effects_below,
        'shielded_new_effects_below': f_shielded_new_effects_below,
        'shielded_leaving': f_shielded_leaving,
        'shielded_workers_below': f_shielded_workers_below,
        'shielded_corporate_funds': f_shielded_corporate_funds,
        'shielded_reputation': f_shielded_reputation,
        'shielded_power': f_shielded_power,
        'shielded_subsidies': f_shielded_subsidies,
        'shielded_presence': f_shielded_presence,
        'shielded_power_below': f_shielded_power_below,
        'shielded_reputation_below': f_shielded_reputation_below,
        'shielded_workers': f_shielded_workers,
        'shielded_compute': f_shielded_compute,
        'shielded_model_version': f_shielded_model_version,
        'shielded_compute_below': f_shielded_compute_below,
        'shielded_from_all': f_shielded_from_all,
        'shielded_presence_below': f_shielded_presence_below,
        'shielded_corporate_funds_below': f_shielded_corporate_funds_below,
        'shielded_subsidies_below': f_shielded_subsidies_below,
        'shielded_hand': f_shielded_hand,
        'shielded_net_worth': f_shielded_net_worth,
        'shielded_card_points': f_shielded_card_points,
        'shielded_personal_funds': f_shielded_personal_funds,
        'shielded_income_marker': f_shielded_income_marker,
        'amount_bands_from_hated': f_amount_bands_from_hated,
        'amount_bands_from_unknown': f_amount_bands_from_unknown,
        'amount_bands_from_liked': f_amount_bands_from_liked,
        'amount_bands_from_adored': f_amount_bands_from_adored,
        'amount_board_price_b_chips': f_amount_board_price_b_chips,
        'no_amount': f_no_amount,
        'amount_board_price_b_recruit': f_amount_board_price_b_recruit,
        'amount_board_price_b_train': f_amount_board_price_b_train,
        'amount_board_price_b_buyback': f_amount_board_price_b_buyback,
        'amount_board_price_b_presence': f_amount_board_price_b_presence,
        'amount_board_price_b_audit': f_amount_board_price_b_audit,
        'amount_board_reputation_b_buyback': f_amount_board_reputation_b_buyback,
        'amount_board_reputation_b_audit': f_amount_board_reputation_b_audit,
    },
    playout=x_main,
)
game.lines = (
    (1, 0), (1679, 1), (1682, 5), (1685, 10), (1688, 11), (1691, 14), (1694, 15), (1697, 16), (1700, 17), (1703, 18), (1706, 19), (1709, 20),
    (1712, 21), (1715, 22), (1718, 23), (1721, 24), (1724, 25), (1727, 26), (1730, 27), (1733, 28), (1736, 29), (1742, 30), (1745, 31), (1748, 32),
    (1754, 33), (1757, 34), (1760, 35), (1766, 36), (1769, 37), (1772, 38), (1778, 39), (1784, 40), (1790, 41), (1793, 42), (1799, 43), (1805, 44),
    (1811, 45), (1817, 46), (1823, 47), (1826, 48), (1829, 49), (1835, 50), (1838, 51), (1841, 52), (1844, 53), (1847, 54), (1850, 55), (1856, 77),
    (1862, 99), (1865, 94), (1868, 149), (1871, 167), (1874, 169), (1880, 182), (1883, 235), (1886, 268), (1892, 269), (1895, 270), (1901, 271), (1907, 272),
    (1916, 273), (1922, 274), (1925, 275), (1931, 276), (1934, 277), (1940, 167), (1943, 278), (1952, 279), (1955, 14), (1958, 15), (1961, 324), (1964, 325),
    (1967, 326), (1970, 16), (1973, 17), (1976, 18), (1979, 19), (1982, 20), (1985, 327), (1988, 21), (1991, 22), (1994, 328), (1997, 23), (2000, 329),
    (2003, 330), (2006, 24), (2009, 331), (2012, 332), (2015, 25), (2018, 26), (2021, 333), (2024, 27), (2027, 28), (2030, 29), (2036, 30), (2039, 31),
    (2042, 32), (2048, 334), (2051, 33), (2054, 34), (2057, 335), (2060, 336), (2063, 337), (2066, 35), (2069, 36), (2072, 338), (2075, 339), (2078, 340),
    (2081, 341), (2084, 37), (2087, 38), (2093, 342), (2096, 343), (2099, 344), (2102, 345), (2105, 39), (2108, 40), (2114, 41), (2117, 346), (2120, 42),
    (2123, 43), (2126, 44), (2129, 45), (2132, 46), (2135, 47), (2138, 48), (2141, 49), (2144, 347), (2147, 50), (2150, 348), (2153, 51), (2159, 52),
    (2162, 53), (2165, 349), (2168, 350), (2171, 54), (2174, 351), (2180, 377), (2183, 381), (2186, 441), (2189, 442), (2192, 443), (2195, 444), (2204, 445),
    (2207, 446), (2252, 490), (2255, 491), (2258, 492), (2261, 493), (2264, 494), (2267, 495), (2270, 496), (2273, 497), (2276, 498), (2279, 499), (2282, 500),
    (2285, 501), (2290, 502), (2293, 503), (2296, 504), (2299, 505), (2302, 506), (2305, 507), (2308, 508), (2311, 509), (2314, 510), (2321, 511), (2328, 512),
    (2331, 513), (2334, 514), (2337, 515), (2340, 516), (2343, 517), (2350, 518), (2357, 519), (2363, 520), (2531, 521), (2534, 522), (2537, 523), (2540, 524),
    (2543, 525), (2549, 526), (2552, 527), (2555, 528), (2558, 529), (2561, 530), (2564, 531), (2567, 532), (2570, 0), (3002, 8), (3004, 5), (3005, 6),
    (3012, 7), (3020, 9), (3022, 1), (3023, 2), (3026, 3), (3033, 4), (3038, 59), (3045, 60), (3070, 68), (3072, 69), (3086, 71), (3099, 73),
    (3115, 80), (3134, 81), (3141, 82), (3142, 83), (3155, 84), (3162, 85), (3169, 89), (3174, 102), (3176, 99), (3177, 100), (3184, 101), (3187, 104),
    (3189, 94), (3190, 95), (3192, 96), (3204, 97), (3206, 98), (3208, 103), (3228, 105), (3229, 106), (3230, 107), (3237, 108), (3262, 110), (3323, 136),
    (3324, 137), (3356, 142), (3373, 143), (3393, 144), (3395, 145), (3407, 146), (3421, 155), (3423, 149), (3424, 151), (3425, 152), (3432, 149), (3451, 153),
    (3456, 154), (3475, 156), (3490, 157), (3511, 158), (3522, 159), (3549, 164), (3565, 172), (3567, 167), (3568, 171), (3590, 174), (3622, 175), (3639, 176),
    (3666, 177), (3678, 178), (3688, 179), (3701, 187), (3721, 188), (3748, 189), (3749, 91), (3750, 92), (3752, 93), (3754, 190), (3797, 192), (3828, 193),
    (3844, 194), (3856, 195), (3903, 204), (3904, 113), (3905, 114), (3949, 205), (3966, 211), (3982, 212), (4005, 213), (4007, 214), (4019, 215), (4040, 216),
    (4072, 217), (4094, 218), (4115, 219), (4139, 233), (4157, 234), (4158, 238), (4159, 235), (4160, 236), (4162, 237), (4183, 239), (4207, 240), (4218, 241),
    (4220, 242), (4243, 243), (4244, 137), (4245, 138), (4249, 139), (4263, 251), (4272, 285), (4274, 268), (4275, 280), (4276, 281), (4277, 282), (4280, 283),
    (4282, 284), (4303, 287), (4304, 269), (4305, 286), (4328, 293), (4329, 270), (4330, 288), (4331, 289), (4332, 290), (4335, 291), (4337, 292), (4348, 309),
    (4349, 273), (4350, 304), (4351, 305), (4355, 306), (4358, 307), (4364, 308), (4373, 63), (4375, 16), (4376, 64), (4384, 65), (4393, 91), (4395, 31),
    (4396, 92), (4398, 93), (4401, 113), (4403, 37), (4404, 114), (4412, 137), (4414, 52), (4415, 138), (4419, 139), (4424, 448), (4431, 447), (4445, 450),
    (4452, 449), (4466, 471), (4475, 470), (4503, 473), (4510, 472), (4548, 489), (4555, 488), (4571, 0), (4576, 61), (4577, 62), (4586, 63), (4595, 0),
    (4600, 66), (4601, 67), (4615, 0), (4620, 70), (4634, 0), (4639, 72), (4653, 79), (4657, 77), (4658, 76), (4668, 78), (4700, 0), (4705, 86),
    (4715, 87), (4718, 88), (4725, 0), (4730, 90), (4739, 91), (4748, 0), (4753, 109), (4767, 0), (4772, 111), (4782, 112), (4790, 113), (4799, 0),
    (4804, 115), (4818, 0), (4823, 116), (4837, 0), (4842, 117), (4852, 118), (4865, 0), (4870, 119), (4884, 0), (4889, 120), (4903, 0), (4908, 121),
    (4922, 0), (4927, 122), (4941, 0), (4946, 123), (4960, 0), (4965, 124), (4979, 0), (4984, 125), (4998, 0), (5003, 126), (5017, 0), (5022, 127),
    (5023, 128), (5033, 129), (5046, 0), (5051, 130), (5065, 0), (5070, 131), (5084, 0), (5089, 132), (5099, 133), (5108, 134), (5111, 135), (5118, 0),
    (5123, 140), (5137, 0), (5142, 141), (5156, 0), (5166, 147), (5167, 63), (5168, 64), (5176, 65), (5185, 148), (5198, 150), (5208, 0), (5216, 160),
    (5231, 161), (5242, 162), (5244, 163), (5259, 160), (5263, 161), (5274, 162), (5276, 163), (5291, 0), (5301, 165), (5302, 73), (5303, 74), (5312, 166),
    (5314, 173), (5315, 169), (5316, 168), (5322, 166), (5328, 75), (5334, 168), (5337, 170), (5343, 0), (5351, 180), (5362, 181), (5375, 186), (5376, 182),
    (5377, 183), (5378, 184), (5390, 185), (5401, 0), (5408, 191), (5428, 0), (5436, 196), (5450, 199), (5451, 197), (5452, 198), (5472, 201), (5473, 200),
    (5479, 203), (5480, 202), (5524, 0), (5533, 206), (5535, 207), (5548, 208), (5562, 209), (5563, 210), (5578, 0), (5587, 220), (5594, 221), (5607, 222),
    (5613, 0), (5622, 223), (5624, 224), (5635, 225), (5649, 224), (5651, 225), (5662, 0), (5671, 226), (5685, 227), (5702, 230), (5703, 228), (5704, 229),
    (5708, 232), (5709, 231), (5724, 0), (5733, 244), (5748, 245), (5750, 246), (5764, 247), (5766, 248), (5780, 249), (5793, 250), (5808, 258), (5813, 54),
    (5814, 58), (5837, 252), (5840, 58), (5848, 252), (5851, 253), (5853, 254), (5856, 255), (5858, 256), (5867, 257), (5878, 58), (5906, 260), (5910, 10),
    (5911, 13), (5938, 259), (5939, 55), (5940, 56), (5949, 57), (5952, 0), (5955, 300), (5956, 271), (5957, 294), (5958, 295), (5959, 296), (5960, 297),
    (5963, 298), (5970, 299), (5981, 0), (5985, 303), (5986, 272), (5987, 301), (5996, 302), (6000, 0), (6004, 314), (6005, 274), (6006, 310), (6023, 311),
    (6025, 312), (6037, 313), (6050, 0), (6054, 321), (6055, 275), (6056, 315), (6057, 316), (6058, 317), (6068, 318), (6071, 319), (6073, 320), (6081, 0),
    (6085, 357), (6086, 276), (6087, 322), (6098, 323), (6122, 356), (6123, 351), (6124, 352), (6133, 353), (6136, 354), (6138, 355), (6141, 0), (6145, 360),
    (6146, 277), (6147, 358), (6156, 359), (6160, 0), (6164, 367), (6165, 278), (6166, 361), (6175, 362), (6184, 363), (6185, 364), (6187, 365), (6189, 366),
    (6193, 0), (6197, 371), (6198, 279), (6199, 368), (6201, 369), (6203, 370), (6204, 73), (6206, 23), (6207, 74), (6219, 75), (6225, 389), (6229, 381),
    (6230, 382), (6232, 383), (6243, 384), (6256, 385), (6263, 386), (6265, 387), (6267, 388), (6271, 405), (6276, 406), (6291, 407), (6298, 408), (6306, 409),
    (6346, 406), (6352, 409), (6356, 410), (6363, 411), (6376, 409), (6414, 408), (6422, 409), (6433, 406), (6439, 0), (6442, 391), (6453, 0), (6456, 401),
    (6459, 391), (6460, 392), (6464, 393), (6466, 394), (6472, 395), (6474, 396), (6482, 397), (6502, 0), (6505, 401), (6513, 402), (6518, 396), (6519, 400),
    (6522, 397), (6525, 398), (6531, 399), (6539, 397), (6559, 396), (6563, 400), (6568, 397), (6576, 402), (6579, 405), (6585, 402), (6586, 403), (6590, 400),
    (6593, 401), (6596, 405), (6597, 412), (6602, 413), (6604, 414), (6606, 415), (6608, 416), (6610, 417), (6615, 403), (6623, 404), (6643, 417), (6646, 420),
    (6649, 421), (6657, 422), (6664, 424), (6666, 425), (6678, 426), (6681, 427), (6688, 428), (6696, 429), (6698, 430), (6700, 431), (6705, 432), (6709, 433),
    (6711, 434), (6716, 435), (6720, 436), (6725, 417), (6726, 418), (6728, 419), (6729, 376), (6730, 11), (6731, 12), (6734, 404), (6746, 436), (6747, 437),
    (6749, 438), (6760, 439), (6767, 440), (6797, 12), (6798, 261), (6807, 374), (6811, 375), (6820, 262), (6822, 263), (6824, 264), (6828, 265), (6835, 266),
    (6837, 267), (6845, 372), (6852, 267), (6858, 373), (6861, 372), (6864, 267), (6867, 458), (6876, 451), (6877, 452), (6879, 453), (6889, 455), (6890, 454),
    (6902, 457), (6903, 456), (6918, 466), (6927, 459), (6928, 460), (6930, 461), (6944, 462), (6946, 463), (6960, 464), (6962, 465), (6982, 469), (6991, 467),
    (7011, 468), (7013, 380), (7014, 377), (7015, 378), (7021, 468), (7026, 467), (7038, 378), (7041, 379), (7047, 480), (7057, 479), (7077, 0), (7093, 478),
    (7095, 474), (7106, 475), (7117, 476), (7119, 477), (7142, 483), (7161, 481), (7171, 482), (7201, 0), (7244, 487), (7255, 484), (7266, 485), (7268, 486),
    (7275, 0), (7276, 62), (7279, 63), (7286, 0), (7287, 67), (7294, 0), (7295, 70), (7302, 0), (7303, 72), (7310, 79), (7311, 76), (7314, 78),
    (7329, 0), (7330, 86), (7333, 87), (7335, 88), (7340, 0), (7341, 90), (7344, 91), (7351, 0), (7352, 109), (7359, 0), (7360, 111), (7363, 112),
    (7366, 113), (7373, 0), (7374, 115), (7381, 0), (7382, 116), (7389, 0), (7390, 117), (7393, 118), (7400, 0), (7401, 119), (7408, 0), (7409, 120),
    (7416, 0), (7417, 121), (7424, 0), (7425, 122), (7432, 0), (7433, 123), (7440, 0), (7441, 124), (7448, 0), (7449, 125), (7456, 0), (7457, 126),
    (7464, 0), (7465, 128), (7468, 129), (7475, 0), (7476, 130), (7483, 0), (7484, 131), (7491, 0), (7492, 132), (7495, 133), (7498, 134), (7500, 135),
    (7505, 0), (7506, 140), (7513, 0), (7514, 141), (7521, 0), (7527, 63), (7528, 64), (7532, 65), (7537, 148), (7540, 150), (7545, 0), (7550, 160),
    (7552, 161), (7559, 162), (7560, 163), (7570, 0), (7575, 73), (7576, 74), (7577, 75), (7579, 166), (7580, 173), (7581, 168), (7584, 170), (7585, 166),
    (7588, 0), (7593, 180), (7600, 181), (7604, 186), (7605, 184), (7608, 185), (7615, 0), (7620, 191), (7631, 0), (7636, 196), (7642, 198), (7657, 200),
    (7659, 202), (7674, 0), (7680, 206), (7681, 207), (7692, 208), (7696, 210), (7706, 0), (7712, 220), (7717, 221), (7720, 222), (7724, 0), (7730, 223),
    (7731, 224), (7739, 225), (7746, 0), (7752, 226), (7754, 227), (7759, 229), (7762, 231), (7776, 0), (7782, 244), (7784, 245), (7785, 246), (7797, 247),
    (7798, 248), (7810, 249), (7821, 250), (7831, 258), (7832, 58), (7848, 252), (7849, 253), (7850, 254), (7852, 255), (7853, 256), (7860, 257), (7868, 260),
    (7869, 13), (7881, 259), (7882, 56), (7885, 57), (7889, 0), (7890, 300), (7891, 297), (7893, 298), (7899, 299), (7908, 0), (7909, 303), (7910, 301),
    (7913, 302), (7915, 0), (7916, 314), (7917, 310), (7920, 311), (7921, 312), (7929, 313), (7937, 0), (7938, 321), (7939, 317), (7942, 318), (7944, 319),
    (7945, 320), (7950, 0), (7951, 357), (7952, 322), (7959, 323), (7968, 356), (7969, 352), (7972, 353), (7974, 354), (7975, 355), (7979, 0), (7980, 360),
    (7981, 358), (7984, 359), (7986, 0), (7987, 367), (7988, 361), (7991, 362), (7994, 364), (7995, 365), (7996, 366), (7998, 0), (7999, 371), (8000, 368),
    (8001, 369), (8002, 73), (8004, 74), (8005, 75), (8008, 389), (8009, 382), (8010, 383), (8011, 384), (8013, 385), (8019, 386), (8020, 387), (8021, 388),
    (8025, 405), (8027, 406), (8041, 407), (8045, 408), (8047, 409), (8053, 410), (8057, 411), (8062, 0), (8066, 391), (8073, 392), (8074, 393), (8075, 394),
    (8079, 395), (8080, 396), (8082, 397), (8085, 398), (8089, 399), (8090, 400), (8093, 440), (8094, 400), (8096, 401), (8099, 402), (8101, 403), (8102, 404),
    (8116, 405), (8117, 412), (8119, 413), (8120, 414), (8121, 415), (8122, 416), (8123, 417), (8125, 418), (8126, 376), (8127, 12), (8128, 261), (8129, 262),
    (8130, 263), (8131, 264), (8132, 265), (8136, 266), (8137, 267), (8143, 372), (8145, 373), (8146, 374), (8147, 375), (8151, 420), (8152, 421), (8156, 422),
    (8160, 424), (8161, 425), (8173, 426), (8174, 427), (8178, 428), (8182, 430), (8183, 431), (8185, 432), (8186, 433), (8187, 434), (8189, 435), (8190, 436),
    (8191, 437), (8192, 438), (8199, 439), (8203, 440), (8235, 458), (8241, 452), (8242, 453), (8244, 454), (8252, 456), (8262, 466), (8268, 460), (8269, 461),
    (8271, 462), (8272, 463), (8284, 464), (8285, 465), (8302, 469), (8308, 467), (8321, 468), (8322, 380), (8323, 378), (8326, 379), (8327, 468), (8330, 480),
    (8336, 479), (8345, 0), (8347, 478), (8349, 474), (8356, 475), (8363, 476), (8364, 477), (8375, 483), (8382, 481), (8385, 482), (8392, 0), (8404, 487),
    (8410, 484), (8413, 485), (8414, 486), (8418, 0),
)
