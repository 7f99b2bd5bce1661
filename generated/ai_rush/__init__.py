"""AI Rush: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
from runtime.rules import (
    CLOCKWISE,
    RIVALS,
    RuleLimit,
    allowed,
    await_pick,
    await_top,
    draw,
    faces,
    finish,
    one,
    put_known,
    roll,
    settle,
    shuffle,
    stop,
    top_by,
    undecided,
)

COVER = set()
BITS_3 = tuple([tuple([i for i in range(3) if m >> i & 1]) for m in range(8)])
BITS_9 = tuple([tuple([i for i in range(9) if m >> i & 1]) for m in range(512)])
DICE_2_6 = faces(2, 6)
CARDS_BONUS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 5, 5, 12, 12, 12, 13, 13, 13, 14, 14, 15, 10, 10, 10, 3, 7, 6, 0,
    1, 2, 4, 4, 5, 5, 5, 3, 3, 3, 3, 9, 9, 9, 9, 11, 11, 11, 11, 8, 8, 8, 10, 10, 14, 15, 15, 6, 7)
CARDS_DECK = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
ALL_SECTOR = (0, 1, 2)
ALL_DECK = (0, 1)
ALL_CARDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59)
COMPANIES_SPOTS = (5, 6, 13, 10, 12, -1, 2, 0, 7, 4, 9, 9, 4, 13, 10, 12, -1, 0, 1, 6, 6, 5, 5, 15, 14, 4, 10, -1, 3, 3,
    9, 6, 7, 7, 6, 13, 3, 12, -1, 1, 4, 6, 4, 5, 5, 9, 8, 11, 12, -1, 2, 10, 7, 15, 9, 5, 4, 6, 10, 12, -1, 0, 2, 13, 6,
    7, 9, 4, 14, 3, 12, -1, 1, 4, 9, 7, 5, 5, 0, 1, 2, 3, -1, 10, 13, 4, 5, 5, 7, 15, 14, 10, 12, -1, 11, 2, 9, 6, 5)
BONUSES_MUST = (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
ALL_COMPANIES = (0, 1, 2, 3, 4, 5, 6, 7, 8)
RANGE_1_6 = range(1, 6)
RANGE_1_10001 = range(1, 10001)
RANGE_1_101 = range(1, 101)
DICE_2_6_ = (2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11,
    11, 12)

def do_bonuses_effect_realloc_any(s, origin):  # do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
    for destination in BITS_3[s.open]:
        if destination != origin:
            return True
    return False

def do_bonuses_effect_realloc_those(s, me):  # do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
    found = []
    for origin in BITS_3[s.open]:
        if s.agents[me * 3 + origin] > 0 and do_bonuses_effect_realloc_any(s, origin):
            found.append(origin)
    return tuple(found)

def do_bonuses_effect_realloc_those_(s, origin):  # do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
    found = []
    for destination in BITS_3[s.open]:
        if destination != origin:
            found.append(destination)
    return tuple(found)

def do_bonuses_effect_theft_any(s, victim):  # do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
    for sector_12 in BITS_3[s.open]:
        if s.agents[victim * 3 + sector_12] > 0:
            return True
    return False

def do_bonuses_effect_theft_those(s, me):  # do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
    found = []
    for victim in RIVALS[s.n][me]:
        if do_bonuses_effect_theft_any(s, victim):
            found.append(victim)
    return tuple(found)

def do_bonuses_effect_theft_those_(s, victim):  # do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
    found = []
    for sector_12 in BITS_3[s.open]:
        if s.agents[victim * 3 + sector_12] > 0:
            found.append(sector_12)
    return tuple(found)

def do_bonuses_effect_invest_those(s, me):  # do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:59
    found = []
    for sector_13 in BITS_3[s.open]:
        if s.agents[me * 3 + sector_13] > 0:
            found.append(sector_13)
    return tuple(found)

def do_play_card_those(s, me):  # do_play_card, content/ai_rush/turn.rules:48
    found = []
    for card in s.piles[1 + me]:
        if CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            found.append(card)
    return tuple(found)

def main_those(s, kind_1):  # main, content/ai_rush/game.rules:66
    found = []
    for c in ALL_CARDS:
        if CARDS_DECK[c] == kind_1:
            found.append(c)
    return tuple(found)

def main_first(s):  # main, content/ai_rush/game.rules:79
    found = -1
    for p_3 in CLOCKWISE[s.n][0]:
        if s.company[p_3] == s.first_company:
            return p_3
    return found

def main_those_(s, bettor):  # main, content/ai_rush/turn.rules:5
    found = []
    for target_1 in RIVALS[s.n][bettor]:
        if not s.has_rolled[target_1]:
            found.append(target_1)
    return tuple(found)

def main_any(s, p_4):  # main, content/ai_rush/game.rules:86
    for s_ in BITS_3[s.open]:
        if d_leads(s, p_4, s_):
            return True
    return False

def can_place_bet_any(s, me):  # can_place_bet, content/ai_rush/turn.rules:83
    for target_1 in RIVALS[s.n][me]:
        if not s.has_rolled[target_1]:
            return True
    return False

def winners_any(s):  # winners
    for s_2 in BITS_3[s.open]:
        if d_rogue_holds(s, s_2):
            return True
    return False

def winners_any_(s, p_5):  # winners
    for s_ in BITS_3[s.open]:
        if d_leads(s, p_5, s_):
            return True
    return False

def winners_mask(s):  # winners
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        if winners_any_(s, p_5):
            found |= 1 << p_5
    return found

def why_announce_any(s, fixed):  # why_announce
    for sector_4 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_4):
            return True
    return False

def why_place_bet_any(s, me, fixed):  # why_place_bet
    for target_1 in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target_1) and not s.has_rolled[target_1]:
            return True
    return False

def why_let_loose_any(s, fixed):  # why_let_loose
    for number_of_rogues in (1, 2, 3):
        if allowed(fixed, 'number_of_rogues', number_of_rogues):
            return True
    return False

def why_play_card_any(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card):
            return True
    return False

def why_play_card_any_(s, me, fixed):  # why_play_card
    for partner in RIVALS[s.n][me]:
        if allowed(fixed, 'partner', partner):
            return True
    return False

def why_play_card_any_2(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (11,)) == 0 or why_play_card_any_(s, me, fixed)):
            return True
    return False

def why_play_card_any_3(s, me, fixed):  # why_play_card
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def why_play_card_any_4(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (9,)) == 0 or why_play_card_any_3(s, me, fixed)):
            return True
    return False

def why_play_card_any_5(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (6,)) == 0 or len(s.piles[10]) + len(s.piles[12]) > 0) and ((CARDS_BONUS[card] in (7,)) == 0 or len(s.piles[11]) + len(s.piles[13]) > 0)):
            return True
    return False

def why_play_card_any_6(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (6,)) == 0 or can_draw_two(s, me, 0)) and ((CARDS_BONUS[card] in (7,)) == 0 or can_draw_two(s, me, 1))):
            return True
    return False

def why_play_card_any_7(s, fixed):  # why_play_card
    for sector_5 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_5):
            return True
    return False

def why_play_card_any_8(s, fixed):  # why_play_card
    for sector_6 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_6):
            return True
    return False

def why_play_card_any_9(s, fixed):  # why_play_card
    for sector_9 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_9):
            return True
    return False

def why_play_card_any_10(s, fixed, victim):  # why_play_card
    for sector_12 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_12) and s.agents[victim * 3 + sector_12] > 0:
            return True
    return False

def why_play_card_any_11(s, me, fixed):  # why_play_card
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim) and why_play_card_any_10(s, fixed, victim):
            return True
    return False

def why_play_card_any_12(s, fixed, me):  # why_play_card
    for sector_13 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_13) and s.agents[me * 3 + sector_13] > 0:
            return True
    return False

def why_play_card_any_13(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (4,)) == 0 or why_play_card_any_7(s, fixed)) and ((CARDS_BONUS[card] in (5,)) == 0 or why_play_card_any_8(s, fixed)) and ((CARDS_BONUS[card] in (8,)) == 0 or why_play_card_any_9(s, fixed)) and ((CARDS_BONUS[card] in (9,)) == 0 or why_play_card_any_11(s, me, fixed)) and ((CARDS_BONUS[card] in (11,)) == 0 or why_play_card_any_(s, me, fixed) and why_play_card_any_12(s, fixed, me))):
            return True
    return False

def why_play_card_any_14(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (8,)) == 0 or why_play_card_any_9(s, fixed) and why_let_loose_any(s, fixed)):
            return True
    return False

def why_play_card_any_15(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (8,)) == 0 or why_play_card_any_9(s, fixed)):
            return True
    return False

def why_play_card_any_16(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (5,)) == 0 or why_play_card_any_8(s, fixed)):
            return True
    return False

def why_play_card_any_17(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (4,)) == 0 or why_play_card_any_7(s, fixed)):
            return True
    return False

def why_play_card_any_18(s, fixed, me):  # why_play_card
    for origin in BITS_3[s.open]:
        if allowed(fixed, 'origin', origin) and s.agents[me * 3 + origin] > 0:
            return True
    return False

def why_play_card_any_19(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (3,)) == 0 or why_play_card_any_18(s, fixed, me)):
            return True
    return False

def why_play_card_any_20(s, fixed, origin):  # why_play_card
    for destination in BITS_3[s.open]:
        if allowed(fixed, 'destination', destination) and destination != origin:
            return True
    return False

def why_play_card_any_21(s, fixed, me):  # why_play_card
    for origin in BITS_3[s.open]:
        if allowed(fixed, 'origin', origin) and s.agents[me * 3 + origin] > 0 and why_play_card_any_20(s, fixed, origin):
            return True
    return False

def why_play_card_any_22(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (3,)) == 0 or why_play_card_any_21(s, fixed, me)):
            return True
    return False

def why_play_card_any_23(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (0,)) == 0 or 1) and ((CARDS_BONUS[card] in (1,)) == 0 or 1) and ((CARDS_BONUS[card] in (2,)) == 0 or 1)):
            return True
    return False

def why_play_card_any_24(s, me, fixed):  # why_play_card
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def d_most_agents(s, sector):  # content/ai_rush/game.rules:93
    found = None
    for p in CLOCKWISE[s.n][0]:
        value = s.agents[p * 3 + sector]
        if found is None or value > found:
            found = value
    return 0 if found is None else found

def d_all_agents(s, sector_1):  # content/ai_rush/game.rules:94
    found = 0
    for p_1 in CLOCKWISE[s.n][0]:
        found += s.agents[p_1 * 3 + sector_1]
    return found

def d_leads(s, me, sector_2):  # content/ai_rush/game.rules:96
    return s.agents[me * 3 + sector_2] > 0 and s.agents[me * 3 + sector_2] == d_most_agents(s, sector_2)

def d_leads_somewhere(s, me):  # content/ai_rush/game.rules:97
    for s_ in BITS_3[s.open]:
        if d_leads(s, me, s_):
            return True
    return False

def d_rogue_holds(s, sector_3):  # content/ai_rush/game.rules:99
    return s.rogues[sector_3] > 0 and (s.rogue_majority == 0 and s.rogues[sector_3] >= d_most_agents(s, sector_3) or s.rogue_majority == 1 and s.rogues[sector_3] >= d_all_agents(s, sector_3))

def d_stakes(s, me, target):  # content/ai_rush/turn.rules:81
    return s.bets[me * 9 + target] + s.investments[me * 9 + target]

def can_announce(s, me):  # content/ai_rush/turn.rules:17
    return s.open != 0

def can_training_phase(s, me):  # content/ai_rush/turn.rules:3
    return s.open != 0

def can_place_bet(s, me):  # content/ai_rush/turn.rules:83
    return not s.has_bet[me] and can_place_bet_any(s, me)

def can_sector_agent(s, me, wanted):  # content/ai_rush/turn.rules:91
    return 1

def can_bonuses_effect_realloc(s, me, this):  # content/ai_rush/tables/bonuses.yaml:18
    for origin in BITS_3[s.open]:
        if s.agents[me * 3 + origin] > 0 and do_bonuses_effect_realloc_any(s, origin):
            return True
    return False

def can_bonuses_effect_agent1(s, me, this):  # content/ai_rush/tables/bonuses.yaml:25
    return s.open != 0

def can_add_agents(s, me, n_1, sector_8):  # content/ai_rush/turn.rules:61
    return 1

def can_two_agents(s, me, sector_7):  # content/ai_rush/turn.rules:97
    return 1

def can_bonuses_effect_agent2(s, me, this):  # content/ai_rush/tables/bonuses.yaml:29
    return s.open != 0

def can_draw_two(s, me, kind):  # content/ai_rush/turn.rules:104
    return len(s.piles[10 + kind]) + len(s.piles[12 + kind]) > 0

def can_bonuses_effect_subsidy(s, me, this):  # content/ai_rush/tables/bonuses.yaml:33
    return can_draw_two(s, me, 0)

def can_bonuses_effect_venture(s, me, this):  # content/ai_rush/tables/bonuses.yaml:37
    return can_draw_two(s, me, 1)

def can_add_rogues(s, me, n_2, sector_11):  # content/ai_rush/turn.rules:64
    return 1

def can_let_loose(s, me, sector_10):  # content/ai_rush/turn.rules:100
    return 1

def can_bonuses_effect_rogue(s, me, this):  # content/ai_rush/tables/bonuses.yaml:42
    return s.open != 0

def can_bonuses_effect_theft(s, me, this):  # content/ai_rush/tables/bonuses.yaml:47
    for victim in RIVALS[s.n][me]:
        if do_bonuses_effect_theft_any(s, victim):
            return True
    return False

def can_bonuses_effect_invest(s, me, this):  # content/ai_rush/tables/bonuses.yaml:59
    for sector_13 in BITS_3[s.open]:
        if s.agents[me * 3 + sector_13] > 0:
            return True
    return False

def can_play_card(s, me):  # content/ai_rush/turn.rules:48
    for card in s.piles[1 + me]:
        if CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def can_train(s, me):  # content/ai_rush/turn.rules:24
    return 1

def can_spot_bonus(s, me):  # content/ai_rush/turn.rules:42
    return 1

def can_enter_market(s, me, n_3):  # content/ai_rush/turn.rules:67
    return 1

def can_deploy(s, me):  # content/ai_rush/turn.rules:71
    return 1

def score_0(s, me):  # content/ai_rush/game.rules:104
    found = 0
    for s_1 in BITS_3[s.open]:
        if d_leads(s, me, s_1):
            found += 1
    return found

def total_score(s, seat):
    found = 0
    for s_1 in BITS_3[s.open]:
        if d_leads(s, seat, s_1):
            found += 1
    return found

def winners(s):
    return 0 if winners_any(s) else winners_mask(s)

def always_0(s, me):  # content/ai_rush/game.rules:53
    for s_3 in ALL_SECTOR:
        if not (s.open >> s_3 & 1 or s.rogues[s_3] + d_all_agents(s, s_3) == 0):
            return False
    return True

def always_1(s, me):  # content/ai_rush/game.rules:54
    return s.pile_size[me] == 0 or 2 * s.pile_size[me] == s.successes[me] * (s.successes[me] + 1)

def always_2(s, me):  # content/ai_rush/game.rules:55
    return s.bets[me * 9 + me] + s.investments[me * 9 + me] == 0

def q_added(s, me, n):  # content/ai_rush/turn.rules:55
    return max(n * (2 if s.round == 4 else 1), 0)

def why_announce(s, me, fixed):
    if not why_announce_any(s, fixed):
        return 0
    return -1

def why_place_bet(s, me, fixed):
    if not not s.has_bet[me]:
        return 0
    if not (not s.has_bet[me] and why_place_bet_any(s, me, fixed)):
        return 1
    return -1

def why_add_agents(s, me, n_1, sector_8, fixed):
    return -1

def why_sector_agent(s, me, wanted, fixed):
    return -1

def why_two_agents(s, me, sector_7, fixed):
    if not 1:
        return 0
    return -1

def why_draw_two(s, me, kind, fixed):
    if not len(s.piles[10 + kind]) + len(s.piles[12 + kind]) > 0:
        return 0
    return -1

def why_add_rogues(s, me, n_2, sector_11, fixed):
    return -1

def why_let_loose(s, me, sector_10, fixed):
    if not why_let_loose_any(s, fixed):
        return 0
    if not why_let_loose_any(s, fixed):
        return 1
    return -1

def why_play_card(s, me, fixed):
    if not why_play_card_any(s, me, fixed):
        return 0
    if not why_play_card_any_2(s, me, fixed):
        return 1
    if not why_play_card_any_4(s, me, fixed):
        return 2
    if not why_play_card_any_5(s, me, fixed):
        return 3
    if not why_play_card_any_6(s, me, fixed):
        return 4
    if not why_play_card_any_13(s, me, fixed):
        return 5
    if not why_play_card_any_14(s, me, fixed):
        return 6
    if not why_play_card_any_14(s, me, fixed):
        return 7
    if not why_play_card_any_15(s, me, fixed):
        return 8
    if not why_play_card_any_16(s, me, fixed):
        return 9
    if not why_play_card_any_16(s, me, fixed):
        return 10
    if not why_play_card_any_17(s, me, fixed):
        return 11
    if not why_play_card_any_19(s, me, fixed):
        return 12
    if not why_play_card_any_22(s, me, fixed):
        return 13
    if not why_play_card_any_23(s, me, fixed):
        return 14
    if not why_play_card_any_24(s, me, fixed):
        return 15
    return -1

def why_train(s, me, fixed):
    return -1

def why_spot_bonus(s, me, fixed):
    return -1

def why_enter_market(s, me, n_3, fixed):
    return -1

def why_deploy(s, me, fixed):
    if not 1:
        return 0
    return -1

def why_training_phase(s, me, fixed):
    if not why_announce_any(s, fixed):
        return 0
    if not s.open != 0:
        return 1
    return -1

# ---- do_add_agents, content/ai_rush/turn.rules:61
def do_add_agents(s, me, n_1, sector_8):
    at = me * 3 + sector_8
    value = s.agents[at] + q_added(s, me, n_1)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 46)
    s.agents[at] = value
    return

# ---- do_sector_agent, content/ai_rush/turn.rules:91
def do_sector_agent(s, ret, me, wanted):
    s.f_do_sector_agent_ret = ret
    s.f_do_sector_agent_me = me
    if s.open >> wanted & 1:
        do_add_agents(s, me, 1, wanted)
        return s.f_do_sector_agent_ret
    if s.open != 0:
        s.player = me
        s.options = options = BITS_3[s.open]
        s.option_count = len(options)
        s.pc = 3  # do_sector_agent_sector_14
        return 0
    return s.f_do_sector_agent_ret

def do_sector_agent_sector_14(s, sector_14):  # do_sector_agent, after the question sector_14, content/ai_rush/turn.rules:94
    do_add_agents(s, s.f_do_sector_agent_me, 1, sector_14)
    return s.f_do_sector_agent_ret

def do_sector_agent_end(s):  # do_sector_agent, rest, content/ai_rush/turn.rules:91
    return s.f_do_sector_agent_ret

# ---- do_bonuses_effect_bio, content/ai_rush/tables/bonuses.yaml:5
def do_bonuses_effect_bio(s, ret, me, this):
    s.f_do_bonuses_effect_bio_ret = ret
    return do_sector_agent(s, 4, me, 0)  # then do_bonuses_effect_bio_after_do_sector_agent

def do_bonuses_effect_bio_after_do_sector_agent(s, _):  # do_bonuses_effect_bio, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:5
    return s.f_do_bonuses_effect_bio_ret

# ---- do_bonuses_effect_tech, content/ai_rush/tables/bonuses.yaml:9
def do_bonuses_effect_tech(s, ret, me, this):
    s.f_do_bonuses_effect_tech_ret = ret
    return do_sector_agent(s, 5, me, 1)  # then do_bonuses_effect_tech_after_do_sector_agent

def do_bonuses_effect_tech_after_do_sector_agent(s, _):  # do_bonuses_effect_tech, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:9
    return s.f_do_bonuses_effect_tech_ret

# ---- do_bonuses_effect_pol, content/ai_rush/tables/bonuses.yaml:13
def do_bonuses_effect_pol(s, ret, me, this):
    s.f_do_bonuses_effect_pol_ret = ret
    return do_sector_agent(s, 6, me, 2)  # then do_bonuses_effect_pol_after_do_sector_agent

def do_bonuses_effect_pol_after_do_sector_agent(s, _):  # do_bonuses_effect_pol, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:13
    return s.f_do_bonuses_effect_pol_ret

# ---- do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
def do_bonuses_effect_realloc(s, ret, me, this):
    s.f_do_bonuses_effect_realloc_ret = ret
    s.f_do_bonuses_effect_realloc_me = me
    s.player = me
    s.options = options = do_bonuses_effect_realloc_those(s, me)
    s.option_count = len(options)
    s.pc = 7  # do_bonuses_effect_realloc_origin
    return 0

def do_bonuses_effect_realloc_origin(s, origin):  # do_bonuses_effect_realloc, after the question origin, content/ai_rush/tables/bonuses.yaml:18
    s.f_do_bonuses_effect_realloc_origin = origin
    s.player = s.f_do_bonuses_effect_realloc_me
    s.options = options = do_bonuses_effect_realloc_those_(s, origin)
    s.option_count = len(options)
    s.pc = 8  # do_bonuses_effect_realloc_destination
    return 0

def do_bonuses_effect_realloc_destination(s, destination):  # do_bonuses_effect_realloc, after the question destination, content/ai_rush/tables/bonuses.yaml:19
    at = s.f_do_bonuses_effect_realloc_me * 3 + s.f_do_bonuses_effect_realloc_origin
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_realloc_me * 3 + destination
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 59)
    s.agents[at] = value
    return s.f_do_bonuses_effect_realloc_ret

# ---- do_bonuses_effect_agent1, content/ai_rush/tables/bonuses.yaml:25
def do_bonuses_effect_agent1(s, ret, me, this):
    s.f_do_bonuses_effect_agent1_ret = ret
    s.f_do_bonuses_effect_agent1_me = me
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 9  # do_bonuses_effect_agent1_sector_5
    return 0

def do_bonuses_effect_agent1_sector_5(s, sector_5):  # do_bonuses_effect_agent1, after the question sector_5, content/ai_rush/tables/bonuses.yaml:25
    return do_sector_agent(s, 10, s.f_do_bonuses_effect_agent1_me, sector_5)  # then do_bonuses_effect_agent1_after_do_sector_agent

def do_bonuses_effect_agent1_after_do_sector_agent(s, _):  # do_bonuses_effect_agent1, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:25
    return s.f_do_bonuses_effect_agent1_ret

# ---- do_bonuses_effect_agent2, content/ai_rush/tables/bonuses.yaml:29
def do_bonuses_effect_agent2(s, ret, me, this):
    s.f_do_bonuses_effect_agent2_ret = ret
    s.f_do_bonuses_effect_agent2_me = me
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 11  # do_bonuses_effect_agent2_sector_6
    return 0

def do_bonuses_effect_agent2_sector_6(s, sector_6):  # do_bonuses_effect_agent2, after the question sector_6, content/ai_rush/tables/bonuses.yaml:29
    do_add_agents(s, s.f_do_bonuses_effect_agent2_me, 2, sector_6)
    return s.f_do_bonuses_effect_agent2_ret

# ---- do_draw_two, content/ai_rush/turn.rules:104
def do_draw_two(s, ret, me, kind):
    s.f_do_draw_two_ret = ret
    s.f_do_draw_two_me = me
    s.f_do_draw_two_kind = kind
    s.f_do_draw_two_drawing_i = 0
    return do_draw_two_drawing(s, 0)

def do_draw_two_drawing(s, _):  # do_draw_two, loop, content/ai_rush/turn.rules:104
    kind = s.f_do_draw_two_kind
    if s.f_do_draw_two_drawing_i < 2:
        s.f_do_draw_two_drawing_i = s.f_do_draw_two_drawing_i + 1
        if len(s.piles[10 + kind]) == 0:
            place = 10 + kind
            for card in s.piles[12 + kind]:
                put_known(s, card, place)
            shuffle(s, 10 + kind)
        if len(s.piles[10 + kind]) != 0:
            place = 10 + kind
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = 1 + s.f_do_draw_two_me
            for card in moved:
                put_known(s, card, place)
            return 44  # do_draw_two_drawing
    return s.f_do_draw_two_ret

def do_draw_two_card_1(s, card_1):  # do_draw_two, after the card card_1, content/ai_rush/turn.rules:106
    if s.explicit:
        settle(s, card_1)
    moved = (card_1,)
    place = 1 + s.f_do_draw_two_me
    for card in moved:
        put_known(s, card, place)
    return 44  # do_draw_two_drawing

# ---- do_bonuses_effect_subsidy, content/ai_rush/tables/bonuses.yaml:33
def do_bonuses_effect_subsidy(s, ret, me, this):
    s.f_do_bonuses_effect_subsidy_ret = ret
    return do_draw_two(s, 13, me, 0)  # then do_bonuses_effect_subsidy_after_do_draw_two

def do_bonuses_effect_subsidy_after_do_draw_two(s, _):  # do_bonuses_effect_subsidy, after do_draw_two, content/ai_rush/tables/bonuses.yaml:33
    return s.f_do_bonuses_effect_subsidy_ret

# ---- do_bonuses_effect_venture, content/ai_rush/tables/bonuses.yaml:37
def do_bonuses_effect_venture(s, ret, me, this):
    s.f_do_bonuses_effect_venture_ret = ret
    return do_draw_two(s, 14, me, 1)  # then do_bonuses_effect_venture_after_do_draw_two

def do_bonuses_effect_venture_after_do_draw_two(s, _):  # do_bonuses_effect_venture, after do_draw_two, content/ai_rush/tables/bonuses.yaml:37
    return s.f_do_bonuses_effect_venture_ret

# ---- do_add_rogues, content/ai_rush/turn.rules:64
def do_add_rogues(s, me, n_2, sector_11):
    value = s.rogues[sector_11] + q_added(s, me, n_2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 75)
    s.rogues[sector_11] = value
    return

# ---- do_bonuses_effect_rogue, content/ai_rush/tables/bonuses.yaml:42
def do_bonuses_effect_rogue(s, ret, me, this):
    s.f_do_bonuses_effect_rogue_ret = ret
    s.f_do_bonuses_effect_rogue_me = me
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 15  # do_bonuses_effect_rogue_sector_9
    return 0

def do_bonuses_effect_rogue_sector_9(s, sector_9):  # do_bonuses_effect_rogue, after the question sector_9, content/ai_rush/tables/bonuses.yaml:42
    s.f_do_bonuses_effect_rogue_sector_9 = sector_9
    s.player = s.f_do_bonuses_effect_rogue_me
    s.options = (1, 2, 3)
    s.option_count = 3
    s.pc = 16  # do_bonuses_effect_rogue_number_of_rogues
    return 0

def do_bonuses_effect_rogue_number_of_rogues(s, number_of_rogues):  # do_bonuses_effect_rogue, after the question number_of_rogues, content/ai_rush/turn.rules:101
    do_add_rogues(s, s.f_do_bonuses_effect_rogue_me, number_of_rogues, s.f_do_bonuses_effect_rogue_sector_9)
    return s.f_do_bonuses_effect_rogue_ret

# ---- do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
def do_bonuses_effect_theft(s, ret, me, this):
    s.f_do_bonuses_effect_theft_ret = ret
    s.f_do_bonuses_effect_theft_me = me
    s.player = me
    s.options = options = do_bonuses_effect_theft_those(s, me)
    s.option_count = len(options)
    s.pc = 17  # do_bonuses_effect_theft_victim
    return 0

def do_bonuses_effect_theft_victim(s, victim):  # do_bonuses_effect_theft, after the question victim, content/ai_rush/tables/bonuses.yaml:47
    s.f_do_bonuses_effect_theft_victim = victim
    s.player = s.f_do_bonuses_effect_theft_me
    s.options = options = do_bonuses_effect_theft_those_(s, victim)
    s.option_count = len(options)
    s.pc = 18  # do_bonuses_effect_theft_sector_12
    return 0

def do_bonuses_effect_theft_sector_12(s, sector_12):  # do_bonuses_effect_theft, after the question sector_12, content/ai_rush/tables/bonuses.yaml:48
    at = s.f_do_bonuses_effect_theft_victim * 3 + sector_12
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_theft_me * 3 + sector_12
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 81)
    s.agents[at] = value
    return s.f_do_bonuses_effect_theft_ret

# ---- do_bonuses_effect_reroll, content/ai_rush/tables/bonuses.yaml:54
def do_bonuses_effect_reroll(s, me, this):
    value = s.rerolls[me] + 1
    if value > 99:
        value = 99
    s.rerolls[me] = value
    return

# ---- do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:59
def do_bonuses_effect_invest(s, ret, me, this):
    s.f_do_bonuses_effect_invest_ret = ret
    s.f_do_bonuses_effect_invest_me = me
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # do_bonuses_effect_invest_partner
    return 0

def do_bonuses_effect_invest_partner(s, partner):  # do_bonuses_effect_invest, after the question partner, content/ai_rush/tables/bonuses.yaml:59
    s.f_do_bonuses_effect_invest_partner = partner
    s.player = s.f_do_bonuses_effect_invest_me
    s.options = options = do_bonuses_effect_invest_those(s, s.f_do_bonuses_effect_invest_me)
    s.option_count = len(options)
    s.pc = 20  # do_bonuses_effect_invest_sector_13
    return 0

def do_bonuses_effect_invest_sector_13(s, sector_13):  # do_bonuses_effect_invest, after the question sector_13, content/ai_rush/tables/bonuses.yaml:60
    at = s.f_do_bonuses_effect_invest_me * 3 + sector_13
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_invest_partner * 3 + sector_13
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 87)
    s.agents[at] = value
    at = s.f_do_bonuses_effect_invest_me * 9 + s.f_do_bonuses_effect_invest_partner
    value = s.investments[at] + 1
    if value > 99:
        value = 99
    s.investments[at] = value
    return s.f_do_bonuses_effect_invest_ret

# ---- do_bonuses_effect_luck1, content/ai_rush/tables/bonuses.yaml:69
def do_bonuses_effect_luck1(s, me, this):
    value = s.luck[me] + 1
    if value > 10:
        value = 10
    s.luck[me] = value
    return

# ---- do_bonuses_effect_luck2, content/ai_rush/tables/bonuses.yaml:73
def do_bonuses_effect_luck2(s, me, this):
    value = s.luck[me] + 2
    if value > 10:
        value = 10
    s.luck[me] = value
    return

# ---- do_bonuses_effect_luck3, content/ai_rush/tables/bonuses.yaml:77
def do_bonuses_effect_luck3(s, me, this):
    value = s.luck[me] + 3
    if value > 10:
        value = 10
    s.luck[me] = value
    return

# ---- do_bonuses_effect_luck4, content/ai_rush/tables/bonuses.yaml:81
def do_bonuses_effect_luck4(s, me, this):
    value = s.luck[me] + 4
    if value > 10:
        value = 10
    s.luck[me] = value
    return

# ---- do_play_card, content/ai_rush/turn.rules:48
def do_play_card(s, ret, me):
    s.f_do_play_card_ret = ret
    s.f_do_play_card_me = me
    s.player = me
    s.options = options = do_play_card_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # do_play_card_card
    return 0

def do_play_card_card(s, card):  # do_play_card, after the question card, content/ai_rush/turn.rules:49
    s.f_do_play_card_card = card
    return DO_BONUSES_EFFECT[CARDS_BONUS[card]](s, 22, s.f_do_play_card_me, CARDS_BONUS[card])  # then do_play_card_after_do_bonuses_effect

def do_play_card_after_do_bonuses_effect(s, _):  # do_play_card, after do_bonuses_effect, content/ai_rush/turn.rules:49
    moved_1 = (s.f_do_play_card_card,)
    place = 12 + CARDS_DECK[s.f_do_play_card_card]
    for card in moved_1:
        put_known(s, card, place)
    return s.f_do_play_card_ret

# ---- do_enter_market, content/ai_rush/turn.rules:67
def do_enter_market(s, me, n_3):
    if s.busted:
        do_add_rogues(s, me, n_3, s.announced)
    else:
        do_add_agents(s, me, n_3, s.announced)
    return

# ---- main
def main(s, _):
    if s.n <= 4:
        if s.left_out_sector != -1:
            s.open = s.open & ~(1 << s.left_out_sector)
            return main_each_2(s)
        pool = ALL_SECTOR
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 158)
        items = pool
        if s.explicit:
            return await_pick(s, items, 24)
        sector_15 = items[draw(s, len(items))]
        s.open = s.open & ~(1 << sector_15)
        return main_each_2(s)
    return main_each_2(s)

def main_sector_15(s, sector_15):  # main, after the draw sector_15, content/ai_rush/game.rules:64
    s.open = s.open & ~(1 << sector_15)
    return main_each_2(s)

def main_each_2(s):  # main, rest, content/ai_rush/game.rules:66
    for kind_1 in ALL_DECK:
        moved_2 = main_those(s, kind_1)
        place = 10 + kind_1
        for card in moved_2:
            put_known(s, card, place)
        shuffle(s, 10 + kind_1)
    else:
        s.unclaimed = s.unclaimed | 511
        s.f_main_each_3_from = 0
        s.f_main_each_3_i = 0
        return main_each_3(s)

def main_company_card_1(s, company_card_1):  # main, after the question company_card_1, content/ai_rush/game.rules:75
    s.company[s.f_main_p_2] = company_card_1
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p_2])
    return main_each_3(s)

def main_rest(s, _):  # main, loop, content/ai_rush/game.rules:77
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p_2])
    return main_each_3(s)

def main_each_3(s):  # main, rest, content/ai_rush/game.rules:69
    each_3_i = s.f_main_each_3_i
    if each_3_i < s.n:
        s.f_main_p_2 = p_2 = (s.f_main_each_3_from + each_3_i) % s.n
        s.f_main_each_3_i = each_3_i = each_3_i + 1
        if s.deal_companies:
            pool_1 = BITS_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 166)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 25)
            company_card = items[draw(s, len(items))]
            s.company[p_2] = company_card
            s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
            return main_each_3(s)
        if s.unclaimed != 0:
            s.player = p_2
            s.options = options = BITS_9[s.unclaimed]
            s.option_count = len(options)
            s.pc = 26  # main_company_card_1
            return 0
        s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
        return main_each_3(s)
    s.starter = CLOCKWISE[s.n][0][0]
    p_3 = main_first(s)
    if p_3 >= 0:
        s.starter = p_3
    s.f_main_played = 0
    s.f_main_rounds_left = 5
    return main_rounds(s)

def main_company_card(s, company_card):  # main, after the draw company_card, content/ai_rush/game.rules:72
    s.company[s.f_main_p_2] = company_card
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p_2])
    return main_each_3(s)

def main_sector_4(s, sector_4):  # main, after the question sector_4, content/ai_rush/turn.rules:18
    seat = s.f_main_seat
    s.announced = sector_4
    s.tracker[seat] = 0
    s.successes[seat] = 0
    s.busted = 0
    s.f_main_each_from = each_from = (seat + 1) % s.n
    s.f_main_each_i = each_i = 0
    while True:
        if each_i >= s.n:
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 24)
        s.f_main_bettor = bettor = (each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # main_answer
            return 0

def main_answer(s, answer):  # main, after the question answer, content/ai_rush/turn.rules:5
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    if answer:
        s.player = bettor
        s.options = options = main_those_(s, bettor)
        s.option_count = len(options)
        s.pc = 29  # main_do_place_bet_target_1
        return 0
    while True:
        if each_i >= s.n:
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 24)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # main_answer
            return 0

def main_do_place_bet_target_1(s, do_place_bet_target_1):  # main, after the question do_place_bet_target_1, content/ai_rush/turn.rules:85
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    s.has_bet[bettor] = 1
    at = bettor * 9 + do_place_bet_target_1
    value = s.bets[at] + 1
    if value > 1:
        value = 1
    s.bets[at] = value
    while True:
        if each_i >= s.n:
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 24)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # main_answer
            return 0

def main_each(s):  # main, rest, content/ai_rush/turn.rules:5
    each_i = s.f_main_each_i
    seat = s.f_main_seat
    while True:
        if each_i >= s.n:
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                    s.f_main_repeat_left = repeat_left = 100
                    if repeat_left > 0:
                        s.f_main_repeat_left = repeat_left = repeat_left - 1
                        if s.explicit:
                            s.player = -1
                            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                            s.option_count = 11
                            s.pc = 32  # main_rolled_throw
                            return 0
                        dice = DICE_2_6[s.pool[s.drawn]]
                        if dice:
                            s.drawn += 1
                        else:
                            dice = roll(s, 2, 6)
                        return main_rolled_throw(s, dice)
                    raise RuleLimit('this is repeated too often', 99)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 24)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # main_answer
            return 0

def main_chosen(s, chosen):  # main, after the question chosen, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if chosen == -1:
        s.f_main_repeat_left = repeat_left = 100
        if repeat_left > 0:
            s.f_main_repeat_left = repeat_left = repeat_left - 1
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # main_rolled_throw
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            rolled_throw = dice
            s.throw = rolled_throw
            s.has_rolled[seat] = 1
            s.f_main_repeat_1_i = 1
            s.f_main_repeat_1_last = s.rerolls[seat]
            return main_repeat_1(s)
        raise RuleLimit('this is repeated too often', 99)
    return do_play_card(s, 31, seat)  # then main_after_do_play_card

def main_after_do_play_card(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # main_rolled_throw
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                return main_rolled_throw(s, dice)
            raise RuleLimit('this is repeated too often', 99)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 24)

def main_offers(s):  # main, rest, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # main_rolled_throw
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                rolled_throw = dice
                s.throw = rolled_throw
                s.has_rolled[seat] = 1
                s.f_main_repeat_1_i = 1
                s.f_main_repeat_1_last = s.rerolls[seat]
                return main_repeat_1(s)
            raise RuleLimit('this is repeated too often', 99)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 24)

def main_after_offers(s):  # main, rest, content/ai_rush/turn.rules:7
    seat = s.f_main_seat
    s.f_main_repeat_left = repeat_left = 100
    if repeat_left > 0:
        s.f_main_repeat_left = repeat_left = repeat_left - 1
        if s.explicit:
            s.player = -1
            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
            s.option_count = 11
            s.pc = 32  # main_rolled_throw
            return 0
        dice = DICE_2_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 2, 6)
        rolled_throw = dice
        s.throw = rolled_throw
        s.has_rolled[seat] = 1
        s.f_main_repeat_1_i = repeat_1_i = 1
        s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
        if repeat_1_i <= repeat_1_last:
            s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
            s.player = seat
            s.options = (0, 1)
            s.option_count = 2
            s.pc = 33  # main_chosen_1
            return 0
        return main_after_repeat_1(s)
    raise RuleLimit('this is repeated too often', 99)

def main_chosen_1(s, chosen_1):  # main, after the question chosen_1, content/ai_rush/turn.rules:28
    seat = s.f_main_seat
    if chosen_1 == 0:
        if s.luck[seat] > 0 and s.throw < 12:
            s.player = seat
            s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
            s.option_count = len(options)
            s.pc = 35  # main_addition
            return 0
        return main_rest_(s)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 34  # main_rolled_throw_1
        return 0
    dice = DICE_2_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 2, 6)
    rolled_throw_1 = dice
    s.throw = rolled_throw_1
    if s.f_main_repeat_1_i <= s.f_main_repeat_1_last:
        s.f_main_repeat_1_i = s.f_main_repeat_1_i + 1
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition
        return 0
    return main_rest_(s)

def main_rolled_throw_1(s, rolled_throw_1):  # main, after the dice rolled_throw_1, content/ai_rush/turn.rules:30
    seat = s.f_main_seat
    s.throw = rolled_throw_1
    if s.f_main_repeat_1_i <= s.f_main_repeat_1_last:
        s.f_main_repeat_1_i = s.f_main_repeat_1_i + 1
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition
        return 0
    return main_rest_(s)

def main_addition(s, addition):  # main, after the question addition, content/ai_rush/turn.rules:32
    value = s.throw + addition
    if value > 12:
        value = 12
    s.throw = value
    return main_rest_(s)

def main_after_do_bonuses_effect(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:45
    seat = s.f_main_seat
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_answer_1(s, answer_1):  # main, after the question answer_1, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    if answer_1 >= 0:
        return DO_BONUSES_EFFECT[s.f_main_bonus](s, 38, seat, s.f_main_bonus)  # then main_after_do_bonuses_effect_
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_after_do_bonuses_effect_(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_chosen_2(s, chosen_2):  # main, after the question chosen_2, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if chosen_2 == -1:
        s.player = seat
        if s.successes[seat] < 100:
            s.options = (0, 1)
            s.option_count = 2
        else:
            s.options = (1,)
            s.option_count = 1
        s.pc = 41  # main_chosen_3
        return 0
    return do_play_card(s, 40, seat)  # then main_after_do_play_card_

def main_after_do_play_card_(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_chosen_3(s, chosen_3):  # main, after the question chosen_3, content/ai_rush/turn.rules:12
    seat = s.f_main_seat
    if chosen_3 == 0:
        if s.f_main_repeat_left > 0:
            s.f_main_repeat_left = s.f_main_repeat_left - 1
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # main_rolled_throw
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            rolled_throw = dice
            s.throw = rolled_throw
            s.has_rolled[seat] = 1
            s.f_main_repeat_1_i = repeat_1_i = 1
            s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
            if repeat_1_i <= repeat_1_last:
                s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
                s.player = seat
                s.options = (0, 1)
                s.option_count = 2
                s.pc = 33  # main_chosen_1
                return 0
            return main_after_repeat_1(s)
        raise RuleLimit('this is repeated too often', 99)
    return main_after_repeat(s)

def main_repeat(s):  # main, rest, content/ai_rush/turn.rules:7
    seat = s.f_main_seat
    if s.f_main_repeat_left > 0:
        s.f_main_repeat_left = s.f_main_repeat_left - 1
        if s.explicit:
            s.player = -1
            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
            s.option_count = 11
            s.pc = 32  # main_rolled_throw
            return 0
        dice = DICE_2_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 2, 6)
        rolled_throw = dice
        s.throw = rolled_throw
        s.has_rolled[seat] = 1
        s.f_main_repeat_1_i = repeat_1_i = 1
        s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
        if repeat_1_i <= repeat_1_last:
            s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
            s.player = seat
            s.options = (0, 1)
            s.option_count = 2
            s.pc = 33  # main_chosen_1
            return 0
        if s.luck[seat] > 0 and s.throw < 12:
            s.player = seat
            s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
            s.option_count = len(options)
            s.pc = 35  # main_addition
            return 0
        return main_rest_(s)
    raise RuleLimit('this is repeated too often', 99)

def main_rolled_throw(s, rolled_throw):  # main, after the dice rolled_throw, content/ai_rush/turn.rules:25
    seat = s.f_main_seat
    s.throw = rolled_throw
    s.has_rolled[seat] = 1
    s.f_main_repeat_1_i = repeat_1_i = 1
    s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
    if repeat_1_i <= repeat_1_last:
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition
        return 0
    return main_rest_(s)

def main_repeat_1(s):  # main, rest, content/ai_rush/turn.rules:25
    seat = s.f_main_seat
    if s.f_main_repeat_1_i <= s.f_main_repeat_1_last:
        s.f_main_repeat_1_i = s.f_main_repeat_1_i + 1
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition
        return 0
    return main_rest_(s)

def main_after_repeat_1(s):  # main, rest, content/ai_rush/turn.rules:31
    seat = s.f_main_seat
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition
        return 0
    return main_rest_(s)

def main_rest_(s):  # main, rest, content/ai_rush/turn.rules:34
    seat = s.f_main_seat
    s.rerolls[seat] = 0
    s.luck[seat] = 0
    if s.throw < s.tracker[seat]:
        s.busted = 1
    else:
        s.tracker[seat] = s.throw
        value = s.successes[seat] + 1
        if value > 100:
            value = 100
        s.successes[seat] = value
        value = s.pile_size[seat] + s.successes[seat]
        if value > 5050:
            value = 5050
        s.pile_size[seat] = value
    if s.busted:
        return main_after_repeat(s)
    if s.abilities_on:
        s.f_main_bonus = bonus = COMPANIES_SPOTS[s.company[seat] * 11 + (s.throw - 2)]
        if bonus != -1:
            if BONUSES_MUST[bonus]:
                if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                    return DO_BONUSES_EFFECT[bonus](s, 36, seat, bonus)  # then main_after_do_bonuses_effect
                s.f_main_offers_1_left = offers_1_left = 10000
                if offers_1_left > 0:
                    s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                    offered_2 = (0,) if can_play_card(s, seat) else ()
                    if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                        s.player = seat
                        if s.successes[seat] < 100:
                            s.options = (0, 1)
                            s.option_count = 2
                        else:
                            s.options = (1,)
                            s.option_count = 1
                        s.pc = 41  # main_chosen_3
                        return 0
                    s.player = seat
                    s.options = options = offered_2 + (-1,)
                    s.option_count = len(options)
                    s.pc = 39  # main_chosen_2
                    return 0
                raise RuleLimit('this is repeated too often', 132)
            if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                s.player = seat
                s.options = (bonus, -1)
                s.option_count = 2
                s.pc = 37  # main_answer_1
                return 0
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_2 = (0,) if can_play_card(s, seat) else ()
                if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                    s.player = seat
                    if s.successes[seat] < 100:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 41  # main_chosen_3
                    return 0
                s.player = seat
                s.options = options = offered_2 + (-1,)
                s.option_count = len(options)
                s.pc = 39  # main_chosen_2
                return 0
            raise RuleLimit('this is repeated too often', 132)
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_2 = (0,) if can_play_card(s, seat) else ()
            if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                s.player = seat
                if s.successes[seat] < 100:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 41  # main_chosen_3
                return 0
            s.player = seat
            s.options = options = offered_2 + (-1,)
            s.option_count = len(options)
            s.pc = 39  # main_chosen_2
            return 0
        raise RuleLimit('this is repeated too often', 132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_rest_2(s):  # main, rest, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_offers_1(s):  # main, rest, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_after_offers_1(s):  # main, rest, content/ai_rush/turn.rules:12
    s.player = s.f_main_seat
    if s.successes[s.f_main_seat] < 100:
        s.options = (0, 1)
        s.option_count = 2
    else:
        s.options = (1,)
        s.option_count = 1
    s.pc = 41  # main_chosen_3
    return 0

def main_after_repeat(s):  # main, rest, content/ai_rush/turn.rules:15
    seat = s.f_main_seat
    do_enter_market(s, seat, s.pile_size[seat])
    for backer in CLOCKWISE[s.n][s.starter]:
        if d_stakes(s, backer, seat) > 0:
            do_enter_market(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
            s.bets[backer * 9 + seat] = 0
            s.investments[backer * 9 + seat] = 0
    else:
        s.pile_size[seat] = 0
        return main_each_5(s, 0)

def main_each_5(s, _):  # main, loop, content/ai_rush/game.rules:80
    each_5_i = s.f_main_each_5_i
    while True:
        if each_5_i >= s.n:
            s.f_main_each_6_from = s.starter
            s.f_main_each_6_i = 0
            return main_each_6(s, 0)
        s.f_main_seat = seat = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        s.active = seat
        if s.open != 0:
            s.player = seat
            s.options = options = BITS_3[s.open]
            s.option_count = len(options)
            s.pc = 27  # main_sector_4
            return 0

def main_each_6(s, _):  # main, loop, content/ai_rush/game.rules:83
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= s.n:
            return main_rounds(s)
        s.f_main_p_4 = p_4 = (s.f_main_each_6_from + each_6_i) % s.n
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        s.has_rolled[p_4] = 0
        s.has_bet[p_4] = 0
        if s.round < 4:
            break
    if main_any(s, p_4):
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = s.round
        if drawing_1_i <= drawing_1_last:
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if len(s.piles[11]) == 0:
                for card in s.piles[13]:
                    put_known(s, card, 11)
                shuffle(s, 11)
            if len(s.piles[11]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 42)
            card_2 = s.piles[11][-1]
            moved_3 = (card_2,)
            place = 1 + p_4
            for card in moved_3:
                put_known(s, card, place)
            if drawing_1_i <= drawing_1_last:
                s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
                if len(s.piles[11]) == 0:
                    for card in s.piles[13]:
                        put_known(s, card, 11)
                    shuffle(s, 11)
                if len(s.piles[11]) == 0:
                    return 47  # main_each_6
                if s.explicit and undecided(s, 11):
                    return await_top(s, 11, 42)
                return main_card_2(s, s.piles[11][-1])
            return 47  # main_each_6
        return 47  # main_each_6
    s.f_main_drawing_2_i = drawing_2_i = 1
    s.f_main_drawing_2_last = drawing_2_last = s.round
    if drawing_2_i <= drawing_2_last:
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if len(s.piles[10]) == 0:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if len(s.piles[10]) == 0:
            return 47  # main_each_6
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = 1 + p_4
        for card in moved_4:
            put_known(s, card, place)
        if drawing_2_i <= drawing_2_last:
            s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
            if len(s.piles[10]) == 0:
                for card in s.piles[12]:
                    put_known(s, card, 10)
                shuffle(s, 10)
            if len(s.piles[10]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 10):
                return await_top(s, 10, 43)
            return main_card_3(s, s.piles[10][-1])
        return 47  # main_each_6
    return 47  # main_each_6

def main_drawing_1(s, _):  # main, loop, content/ai_rush/game.rules:88
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if len(s.piles[11]) == 0:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if len(s.piles[11]) == 0:
            return 47  # main_each_6
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 42)
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = 1 + s.f_main_p_4
        for card in moved_3:
            put_known(s, card, place)
        if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
            s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
            if len(s.piles[11]) == 0:
                for card in s.piles[13]:
                    put_known(s, card, 11)
                shuffle(s, 11)
            if len(s.piles[11]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 42)
            card_2 = s.piles[11][-1]
            moved_3 = (card_2,)
            place = 1 + s.f_main_p_4
            for card in moved_3:
                put_known(s, card, place)
            return 48  # main_drawing_1
        return 47  # main_each_6
    return 47  # main_each_6

def main_card_2(s, card_2):  # main, after the card card_2, content/ai_rush/game.rules:88
    if s.explicit:
        settle(s, card_2)
    moved_3 = (card_2,)
    place = 1 + s.f_main_p_4
    for card in moved_3:
        put_known(s, card, place)
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if len(s.piles[11]) == 0:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if len(s.piles[11]) == 0:
            return 47  # main_each_6
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 42)
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = 1 + s.f_main_p_4
        for card in moved_3:
            put_known(s, card, place)
        if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
            s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
            if len(s.piles[11]) == 0:
                for card in s.piles[13]:
                    put_known(s, card, 11)
                shuffle(s, 11)
            if len(s.piles[11]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 42)
            return main_card_2(s, s.piles[11][-1])
        return 47  # main_each_6
    return 47  # main_each_6

def main_drawing_2(s, _):  # main, loop, content/ai_rush/game.rules:89
    if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if len(s.piles[10]) == 0:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if len(s.piles[10]) == 0:
            return 47  # main_each_6
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = 1 + s.f_main_p_4
        for card in moved_4:
            put_known(s, card, place)
        if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
            s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
            if len(s.piles[10]) == 0:
                for card in s.piles[12]:
                    put_known(s, card, 10)
                shuffle(s, 10)
            if len(s.piles[10]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 10):
                return await_top(s, 10, 43)
            card_3 = s.piles[10][-1]
            moved_4 = (card_3,)
            place = 1 + s.f_main_p_4
            for card in moved_4:
                put_known(s, card, place)
            return 49  # main_drawing_2
        return 47  # main_each_6
    return 47  # main_each_6

def main_card_3(s, card_3):  # main, after the card card_3, content/ai_rush/game.rules:89
    if s.explicit:
        settle(s, card_3)
    moved_4 = (card_3,)
    place = 1 + s.f_main_p_4
    for card in moved_4:
        put_known(s, card, place)
    if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if len(s.piles[10]) == 0:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if len(s.piles[10]) == 0:
            return 47  # main_each_6
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = 1 + s.f_main_p_4
        for card in moved_4:
            put_known(s, card, place)
        if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
            s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
            if len(s.piles[10]) == 0:
                for card in s.piles[12]:
                    put_known(s, card, 10)
                shuffle(s, 10)
            if len(s.piles[10]) == 0:
                return 47  # main_each_6
            if s.explicit and undecided(s, 10):
                return await_top(s, 10, 43)
            return main_card_3(s, s.piles[10][-1])
        return 47  # main_each_6
    return 47  # main_each_6

def main_rounds(s):  # main, rest, content/ai_rush/game.rules:80
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 4:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.f_main_each_5_from = s.starter
        s.f_main_each_5_i = 0
        return 46  # main_each_5
    raise RuleLimit('this is repeated too often', 174)

def do_sector_agent_played(s, rnd, me, wanted):
    if s.open >> wanted & 1:
        do_add_agents(s, me, 1, wanted)
    elif s.open != 0:
        s.option_count += 1
        options = BITS_3[s.open]
        sector_14 = options[int(rnd() * len(options))]
        do_add_agents(s, me, 1, sector_14)
    return

def do_bonuses_effect_bio_played(s, rnd, me, this):
    do_sector_agent_played(s, rnd, me, 0)
    return

def do_bonuses_effect_tech_played(s, rnd, me, this):
    do_sector_agent_played(s, rnd, me, 1)
    return

def do_bonuses_effect_pol_played(s, rnd, me, this):
    do_sector_agent_played(s, rnd, me, 2)
    return

def do_bonuses_effect_realloc_played(s, rnd, me, this):
    s.option_count += 1
    options = do_bonuses_effect_realloc_those(s, me)
    origin = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_bonuses_effect_realloc_those_(s, origin)
    destination = options[int(rnd() * len(options))]
    at = me * 3 + origin
    s.agents[at] -= 1
    at = me * 3 + destination
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 59)
    s.agents[at] = value
    return

def do_bonuses_effect_agent1_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_5 = options[int(rnd() * len(options))]
    do_sector_agent_played(s, rnd, me, sector_5)
    return

def do_bonuses_effect_agent2_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_6 = options[int(rnd() * len(options))]
    do_add_agents(s, me, 2, sector_6)
    return

def do_draw_two_played(s, rnd, me, kind):
    for turn in (1, 2):
        if len(s.piles[10 + kind]) == 0:
            place = 10 + kind
            for card in s.piles[12 + kind]:
                put_known(s, card, place)
            shuffle(s, 10 + kind)
        if len(s.piles[10 + kind]) == 0:
            break
        card_1 = top_by(s, 10 + kind, rnd)
        moved = (card_1,)
        place = 1 + me
        for card in moved:
            put_known(s, card, place)
    return

def do_bonuses_effect_subsidy_played(s, rnd, me, this):
    do_draw_two_played(s, rnd, me, 0)
    return

def do_bonuses_effect_venture_played(s, rnd, me, this):
    do_draw_two_played(s, rnd, me, 1)
    return

def do_bonuses_effect_rogue_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_9 = options[int(rnd() * len(options))]
    s.option_count += 1
    number_of_rogues = (1, 2, 3)[int(rnd() * 3)]
    do_add_rogues(s, me, number_of_rogues, sector_9)
    return

def do_bonuses_effect_theft_played(s, rnd, me, this):
    s.option_count += 1
    options = do_bonuses_effect_theft_those(s, me)
    victim = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_bonuses_effect_theft_those_(s, victim)
    sector_12 = options[int(rnd() * len(options))]
    at = victim * 3 + sector_12
    s.agents[at] -= 1
    at = me * 3 + sector_12
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 81)
    s.agents[at] = value
    return

def do_bonuses_effect_invest_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    partner = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_bonuses_effect_invest_those(s, me)
    sector_13 = options[int(rnd() * len(options))]
    at = me * 3 + sector_13
    s.agents[at] -= 1
    at = partner * 3 + sector_13
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 87)
    s.agents[at] = value
    at = me * 9 + partner
    value = s.investments[at] + 1
    if value > 99:
        value = 99
    s.investments[at] = value
    return

def do_play_card_played(s, rnd, me):
    s.option_count += 1
    options = do_play_card_those(s, me)
    card = options[int(rnd() * len(options))]
    DO_BONUSES_EFFECT_PLAYED[CARDS_BONUS[card]](s, rnd, me, CARDS_BONUS[card])
    moved_1 = (card,)
    place = 12 + CARDS_DECK[card]
    for card_ in moved_1:
        put_known(s, card_, place)
    return

def main_played(s, rnd):
    if s.n <= 4:
        if s.left_out_sector != -1:
            s.open = s.open & ~(1 << s.left_out_sector)
        else:
            pool = ALL_SECTOR
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 158)
            options = pool
            sector_15 = options[int(rnd() * len(options))]
            s.open = s.open & ~(1 << sector_15)
    for kind_1 in ALL_DECK:
        moved_2 = main_those(s, kind_1)
        place = 10 + kind_1
        for card in moved_2:
            put_known(s, card, place)
        shuffle(s, 10 + kind_1)
    s.unclaimed = s.unclaimed | 511
    for p_2 in CLOCKWISE[s.n][0]:
        if s.deal_companies:
            pool_1 = BITS_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 166)
            options = pool_1
            company_card = options[int(rnd() * len(options))]
            s.company[p_2] = company_card
        elif s.unclaimed != 0:
            s.option_count += 1
            options = BITS_9[s.unclaimed]
            company_card_1 = options[int(rnd() * len(options))]
            s.company[p_2] = company_card_1
        s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
    s.starter = CLOCKWISE[s.n][0][0]
    p_3 = main_first(s)
    if p_3 >= 0:
        s.starter = p_3
    played = 0
    for rounds_times in RANGE_1_6:
        if played >= 4:
            return
        played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        for seat in CLOCKWISE[s.n][s.starter]:
            s.active = seat
            if s.open != 0:
                s.option_count += 1
                options = BITS_3[s.open]
                sector_4 = options[int(rnd() * len(options))]
                s.announced = sector_4
                s.tracker[seat] = 0
                s.successes[seat] = 0
                s.busted = 0
                for bettor in CLOCKWISE[s.n][(seat + 1) % s.n]:
                    if can_place_bet(s, bettor):
                        s.option_count += 1
                        answer = 1 if rnd() < 0.5 else 0
                        if answer:
                            s.option_count += 1
                            options = main_those_(s, bettor)
                            do_place_bet_target_1 = options[int(rnd() * len(options))]
                            s.has_bet[bettor] = 1
                            at = bettor * 9 + do_place_bet_target_1
                            value = s.bets[at] + 1
                            if value > 1:
                                value = 1
                            s.bets[at] = value
                for offers_times in RANGE_1_10001:
                    offered = (0,) if can_play_card(s, seat) else ()
                    if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                        break
                    s.option_count += 1
                    options = offered + (-1,)
                    chosen = options[int(rnd() * len(options))]
                    if chosen == -1:
                        break
                    do_play_card_played(s, rnd, seat)
                else:
                    raise RuleLimit('this is repeated too often', 24)
                for repeat_times in RANGE_1_101:
                    rolled_throw = DICE_2_6_[int(rnd() * 36)]
                    s.throw = rolled_throw
                    s.has_rolled[seat] = 1
                    for turn_1 in range(1, s.rerolls[seat] + 1):
                        s.option_count += 1
                        chosen_1 = 0 if rnd() < 0.5 else 1
                        if chosen_1 == 0:
                            break
                        rolled_throw_1 = DICE_2_6_[int(rnd() * 36)]
                        s.throw = rolled_throw_1
                    if s.luck[seat] > 0 and s.throw < 12:
                        s.option_count += 1
                        options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
                        addition = options[int(rnd() * len(options))]
                        value = s.throw + addition
                        if value > 12:
                            value = 12
                        s.throw = value
                    s.rerolls[seat] = 0
                    s.luck[seat] = 0
                    if s.throw < s.tracker[seat]:
                        s.busted = 1
                    else:
                        s.tracker[seat] = s.throw
                        value = s.successes[seat] + 1
                        if value > 100:
                            value = 100
                        s.successes[seat] = value
                        value = s.pile_size[seat] + s.successes[seat]
                        if value > 5050:
                            value = 5050
                        s.pile_size[seat] = value
                    if s.busted:
                        break
                    if s.abilities_on:
                        bonus = COMPANIES_SPOTS[s.company[seat] * 11 + (s.throw - 2)]
                        if bonus != -1:
                            if BONUSES_MUST[bonus]:
                                if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                                    DO_BONUSES_EFFECT_PLAYED[bonus](s, rnd, seat, bonus)
                            elif CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                                s.option_count += 1
                                answer_1 = bonus if rnd() < 0.5 else -1
                                if answer_1 >= 0:
                                    DO_BONUSES_EFFECT_PLAYED[bonus](s, rnd, seat, bonus)
                    for offers_1_times in RANGE_1_10001:
                        offered_2 = (0,) if can_play_card(s, seat) else ()
                        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                            break
                        s.option_count += 1
                        options = offered_2 + (-1,)
                        chosen_2 = options[int(rnd() * len(options))]
                        if chosen_2 == -1:
                            break
                        do_play_card_played(s, rnd, seat)
                    else:
                        raise RuleLimit('this is repeated too often', 132)
                    s.option_count += 1
                    if s.successes[seat] < 100:
                        chosen_3 = 0 if rnd() < 0.5 else 1
                    else:
                        chosen_3 = (1,)[int(rnd() * 1)]
                    if chosen_3 != 0:
                        break
                else:
                    raise RuleLimit('this is repeated too often', 99)
                do_enter_market(s, seat, s.pile_size[seat])
                for backer in CLOCKWISE[s.n][s.starter]:
                    if d_stakes(s, backer, seat) > 0:
                        do_enter_market(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
                        s.bets[backer * 9 + seat] = 0
                        s.investments[backer * 9 + seat] = 0
                s.pile_size[seat] = 0
        for p_4 in CLOCKWISE[s.n][s.starter]:
            s.has_rolled[p_4] = 0
            s.has_bet[p_4] = 0
            if s.round < 4:
                if main_any(s, p_4):
                    leaves = False
                    for turn_3 in range(1, s.round + 1):
                        if len(s.piles[11]) == 0:
                            for card in s.piles[13]:
                                put_known(s, card, 11)
                            shuffle(s, 11)
                        if len(s.piles[11]) == 0:
                            leaves = True
                            break
                        card_2 = top_by(s, 11, rnd)
                        moved_3 = (card_2,)
                        place = 1 + p_4
                        for card in moved_3:
                            put_known(s, card, place)
                else:
                    leaves_ = False
                    for turn_4 in range(1, s.round + 1):
                        if len(s.piles[10]) == 0:
                            for card in s.piles[12]:
                                put_known(s, card, 10)
                            shuffle(s, 10)
                        if len(s.piles[10]) == 0:
                            leaves_ = True
                            break
                        card_3 = top_by(s, 10, rnd)
                        moved_4 = (card_3,)
                        place = 1 + p_4
                        for card in moved_4:
                            put_known(s, card, place)
    else:
        raise RuleLimit('this is repeated too often', 174)

# ---- do_add_agents, content/ai_rush/turn.rules:61
def do_add_agents_logged(s, me, n_1, sector_8):
    s.tape.append((14, 28, me, (), None))
    COVER.add(46)
    at = me * 3 + sector_8
    before = s.agents[at]
    value = before + q_added(s, me, n_1)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 46)
    s.agents[at] = value
    change_1 = value - before
    s.tape.append((15, 46, me, (change_1, sector_8,), None))
    return

# ---- do_sector_agent, content/ai_rush/turn.rules:91
def do_sector_agent_logged(s, ret, me, wanted):
    s.f_do_sector_agent_ret = ret
    s.f_do_sector_agent_me = me
    s.tape.append((13, 25, me, (), None))
    COVER.add(44)
    if s.open >> wanted & 1:
        COVER.add(45)
        do_add_agents_logged(s, me, 1, wanted)
        return s.f_do_sector_agent_ret
    if s.open != 0:
        COVER.add(48)
        s.player = me
        s.options = options = BITS_3[s.open]
        s.option_count = len(options)
        s.pc = 3  # do_sector_agent_sector_14_logged
        return 0
    return s.f_do_sector_agent_ret

def do_sector_agent_sector_14_logged(s, sector_14):  # do_sector_agent, after the question sector_14, content/ai_rush/turn.rules:94
    s.tape.append((1, 48, s.f_do_sector_agent_me, (sector_14,), None))
    COVER.add(49)
    do_add_agents_logged(s, s.f_do_sector_agent_me, 1, sector_14)
    return s.f_do_sector_agent_ret

def do_sector_agent_end_logged(s):  # do_sector_agent, rest, content/ai_rush/turn.rules:91
    return s.f_do_sector_agent_ret

# ---- do_bonuses_effect_bio, content/ai_rush/tables/bonuses.yaml:5
def do_bonuses_effect_bio_logged(s, ret, me, this):
    s.f_do_bonuses_effect_bio_ret = ret
    COVER.add(43)
    return do_sector_agent_logged(s, 4, me, 0)  # then do_bonuses_effect_bio_after_do_sector_agent_logged

def do_bonuses_effect_bio_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_bio, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:5
    return s.f_do_bonuses_effect_bio_ret

# ---- do_bonuses_effect_tech, content/ai_rush/tables/bonuses.yaml:9
def do_bonuses_effect_tech_logged(s, ret, me, this):
    s.f_do_bonuses_effect_tech_ret = ret
    COVER.add(52)
    return do_sector_agent_logged(s, 5, me, 1)  # then do_bonuses_effect_tech_after_do_sector_agent_logged

def do_bonuses_effect_tech_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_tech, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:9
    return s.f_do_bonuses_effect_tech_ret

# ---- do_bonuses_effect_pol, content/ai_rush/tables/bonuses.yaml:13
def do_bonuses_effect_pol_logged(s, ret, me, this):
    s.f_do_bonuses_effect_pol_ret = ret
    COVER.add(54)
    return do_sector_agent_logged(s, 6, me, 2)  # then do_bonuses_effect_pol_after_do_sector_agent_logged

def do_bonuses_effect_pol_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_pol, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:13
    return s.f_do_bonuses_effect_pol_ret

# ---- do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
def do_bonuses_effect_realloc_logged(s, ret, me, this):
    s.f_do_bonuses_effect_realloc_ret = ret
    s.f_do_bonuses_effect_realloc_me = me
    COVER.add(56)
    s.player = me
    s.options = options = do_bonuses_effect_realloc_those(s, me)
    s.option_count = len(options)
    s.pc = 7  # do_bonuses_effect_realloc_origin_logged
    return 0

def do_bonuses_effect_realloc_origin_logged(s, origin):  # do_bonuses_effect_realloc, after the question origin, content/ai_rush/tables/bonuses.yaml:18
    s.f_do_bonuses_effect_realloc_origin = origin
    s.tape.append((1, 56, s.f_do_bonuses_effect_realloc_me, (origin,), None))
    COVER.add(57)
    s.player = s.f_do_bonuses_effect_realloc_me
    s.options = options = do_bonuses_effect_realloc_those_(s, origin)
    s.option_count = len(options)
    s.pc = 8  # do_bonuses_effect_realloc_destination_logged
    return 0

def do_bonuses_effect_realloc_destination_logged(s, destination):  # do_bonuses_effect_realloc, after the question destination, content/ai_rush/tables/bonuses.yaml:19
    me = s.f_do_bonuses_effect_realloc_me
    s.tape.append((1, 57, me, (destination,), None))
    COVER.add(58)
    at = me * 3 + s.f_do_bonuses_effect_realloc_origin
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_2 = value - before
    s.tape.append((16, 58, me, (0 - change_2, s.f_do_bonuses_effect_realloc_origin,), None))
    COVER.add(59)
    at = me * 3 + destination
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 59)
    s.agents[at] = value
    change_3 = value - before
    s.tape.append((15, 59, me, (change_3, destination,), None))
    return s.f_do_bonuses_effect_realloc_ret

# ---- do_bonuses_effect_agent1, content/ai_rush/tables/bonuses.yaml:25
def do_bonuses_effect_agent1_logged(s, ret, me, this):
    s.f_do_bonuses_effect_agent1_ret = ret
    s.f_do_bonuses_effect_agent1_me = me
    COVER.add(60)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 9  # do_bonuses_effect_agent1_sector_5_logged
    return 0

def do_bonuses_effect_agent1_sector_5_logged(s, sector_5):  # do_bonuses_effect_agent1, after the question sector_5, content/ai_rush/tables/bonuses.yaml:25
    s.tape.append((1, 60, s.f_do_bonuses_effect_agent1_me, (sector_5,), None))
    COVER.add(61)
    return do_sector_agent_logged(s, 10, s.f_do_bonuses_effect_agent1_me, sector_5)  # then do_bonuses_effect_agent1_after_do_sector_agent_logged

def do_bonuses_effect_agent1_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_agent1, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:25
    return s.f_do_bonuses_effect_agent1_ret

# ---- do_bonuses_effect_agent2, content/ai_rush/tables/bonuses.yaml:29
def do_bonuses_effect_agent2_logged(s, ret, me, this):
    s.f_do_bonuses_effect_agent2_ret = ret
    s.f_do_bonuses_effect_agent2_me = me
    COVER.add(62)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 11  # do_bonuses_effect_agent2_sector_6_logged
    return 0

def do_bonuses_effect_agent2_sector_6_logged(s, sector_6):  # do_bonuses_effect_agent2, after the question sector_6, content/ai_rush/tables/bonuses.yaml:29
    me = s.f_do_bonuses_effect_agent2_me
    s.tape.append((1, 62, me, (sector_6,), None))
    COVER.add(63)
    s.tape.append((17, 29, me, (), None))
    COVER.add(64)
    do_add_agents_logged(s, me, 2, sector_6)
    return s.f_do_bonuses_effect_agent2_ret

# ---- do_draw_two, content/ai_rush/turn.rules:104
def do_draw_two_logged(s, ret, me, kind):
    s.f_do_draw_two_ret = ret
    s.f_do_draw_two_me = me
    s.f_do_draw_two_kind = kind
    s.tape.append((18, 31, me, (), None))
    COVER.add(67)
    COVER.add(68)
    s.f_do_draw_two_drawing_i = 0
    return do_draw_two_drawing_logged(s, 0)

def do_draw_two_drawing_logged(s, _):  # do_draw_two, loop, content/ai_rush/turn.rules:104
    drawing_i = s.f_do_draw_two_drawing_i
    kind = s.f_do_draw_two_kind
    me = s.f_do_draw_two_me
    if drawing_i < 2:
        turn = (1, 2)[drawing_i]
        s.f_do_draw_two_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[10 + kind]) == 0:
            place = 10 + kind
            for card in s.piles[12 + kind]:
                put_known(s, card, place)
            shuffle(s, 10 + kind)
        if len(s.piles[10 + kind]) != 0:
            place = 10 + kind
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = 1 + me
            for card in moved:
                put_known(s, card, place)
            s.tape.append((20, 68, me, (len(moved),), None))
            s.tape.append((19, 68, me, (moved,), 1 << me))
            return 44  # do_draw_two_drawing_logged
    return s.f_do_draw_two_ret

def do_draw_two_card_1_logged(s, card_1):  # do_draw_two, after the card card_1, content/ai_rush/turn.rules:106
    if s.explicit:
        settle(s, card_1)
    me = s.f_do_draw_two_me
    moved = (card_1,)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    s.tape.append((20, 68, me, (len(moved),), None))
    s.tape.append((19, 68, me, (moved,), 1 << me))
    return 44  # do_draw_two_drawing_logged

# ---- do_bonuses_effect_subsidy, content/ai_rush/tables/bonuses.yaml:33
def do_bonuses_effect_subsidy_logged(s, ret, me, this):
    s.f_do_bonuses_effect_subsidy_ret = ret
    COVER.add(66)
    return do_draw_two_logged(s, 13, me, 0)  # then do_bonuses_effect_subsidy_after_do_draw_two_logged

def do_bonuses_effect_subsidy_after_do_draw_two_logged(s, _):  # do_bonuses_effect_subsidy, after do_draw_two, content/ai_rush/tables/bonuses.yaml:33
    return s.f_do_bonuses_effect_subsidy_ret

# ---- do_bonuses_effect_venture, content/ai_rush/tables/bonuses.yaml:37
def do_bonuses_effect_venture_logged(s, ret, me, this):
    s.f_do_bonuses_effect_venture_ret = ret
    COVER.add(70)
    return do_draw_two_logged(s, 14, me, 1)  # then do_bonuses_effect_venture_after_do_draw_two_logged

def do_bonuses_effect_venture_after_do_draw_two_logged(s, _):  # do_bonuses_effect_venture, after do_draw_two, content/ai_rush/tables/bonuses.yaml:37
    return s.f_do_bonuses_effect_venture_ret

# ---- do_add_rogues, content/ai_rush/turn.rules:64
def do_add_rogues_logged(s, me, n_2, sector_11):
    s.tape.append((23, 34, me, (), None))
    COVER.add(75)
    before = s.rogues[sector_11]
    value = before + q_added(s, me, n_2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 75)
    s.rogues[sector_11] = value
    change_4 = value - before
    s.tape.append((24, 75, me, (change_4, sector_11,), None))
    return

# ---- do_bonuses_effect_rogue, content/ai_rush/tables/bonuses.yaml:42
def do_bonuses_effect_rogue_logged(s, ret, me, this):
    s.f_do_bonuses_effect_rogue_ret = ret
    s.f_do_bonuses_effect_rogue_me = me
    COVER.add(71)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 15  # do_bonuses_effect_rogue_sector_9_logged
    return 0

def do_bonuses_effect_rogue_sector_9_logged(s, sector_9):  # do_bonuses_effect_rogue, after the question sector_9, content/ai_rush/tables/bonuses.yaml:42
    s.f_do_bonuses_effect_rogue_sector_9 = sector_9
    me = s.f_do_bonuses_effect_rogue_me
    s.tape.append((1, 71, me, (sector_9,), None))
    COVER.add(72)
    s.tape.append((22, 35, me, (), None))
    COVER.add(73)
    s.player = me
    s.options = (1, 2, 3)
    s.option_count = 3
    s.pc = 16  # do_bonuses_effect_rogue_number_of_rogues_logged
    return 0

def do_bonuses_effect_rogue_number_of_rogues_logged(s, number_of_rogues):  # do_bonuses_effect_rogue, after the question number_of_rogues, content/ai_rush/turn.rules:101
    s.tape.append((21, 73, s.f_do_bonuses_effect_rogue_me, (number_of_rogues,), None))
    COVER.add(74)
    do_add_rogues_logged(s, s.f_do_bonuses_effect_rogue_me, number_of_rogues, s.f_do_bonuses_effect_rogue_sector_9)
    return s.f_do_bonuses_effect_rogue_ret

# ---- do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
def do_bonuses_effect_theft_logged(s, ret, me, this):
    s.f_do_bonuses_effect_theft_ret = ret
    s.f_do_bonuses_effect_theft_me = me
    COVER.add(78)
    s.player = me
    s.options = options = do_bonuses_effect_theft_those(s, me)
    s.option_count = len(options)
    s.pc = 17  # do_bonuses_effect_theft_victim_logged
    return 0

def do_bonuses_effect_theft_victim_logged(s, victim):  # do_bonuses_effect_theft, after the question victim, content/ai_rush/tables/bonuses.yaml:47
    s.f_do_bonuses_effect_theft_victim = victim
    s.tape.append((7, 78, s.f_do_bonuses_effect_theft_me, (victim,), None))
    COVER.add(79)
    s.player = s.f_do_bonuses_effect_theft_me
    s.options = options = do_bonuses_effect_theft_those_(s, victim)
    s.option_count = len(options)
    s.pc = 18  # do_bonuses_effect_theft_sector_12_logged
    return 0

def do_bonuses_effect_theft_sector_12_logged(s, sector_12):  # do_bonuses_effect_theft, after the question sector_12, content/ai_rush/tables/bonuses.yaml:48
    me = s.f_do_bonuses_effect_theft_me
    s.tape.append((1, 79, me, (sector_12,), None))
    COVER.add(80)
    at = s.f_do_bonuses_effect_theft_victim * 3 + sector_12
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_5 = value - before
    s.tape.append((16, 80, s.f_do_bonuses_effect_theft_victim, (0 - change_5, sector_12,), None))
    COVER.add(81)
    at = me * 3 + sector_12
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 81)
    s.agents[at] = value
    change_6 = value - before
    s.tape.append((15, 81, me, (change_6, sector_12,), None))
    return s.f_do_bonuses_effect_theft_ret

# ---- do_bonuses_effect_reroll, content/ai_rush/tables/bonuses.yaml:54
def do_bonuses_effect_reroll_logged(s, me, this):
    COVER.add(82)
    before = s.rerolls[me]
    value = before + 1
    if value > 99:
        value = 99
    s.rerolls[me] = value
    change_7 = value - before
    s.tape.append((25, 82, me, (change_7,), None))
    return

# ---- do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:59
def do_bonuses_effect_invest_logged(s, ret, me, this):
    s.f_do_bonuses_effect_invest_ret = ret
    s.f_do_bonuses_effect_invest_me = me
    COVER.add(84)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # do_bonuses_effect_invest_partner_logged
    return 0

def do_bonuses_effect_invest_partner_logged(s, partner):  # do_bonuses_effect_invest, after the question partner, content/ai_rush/tables/bonuses.yaml:59
    s.f_do_bonuses_effect_invest_partner = partner
    me = s.f_do_bonuses_effect_invest_me
    s.tape.append((7, 84, me, (partner,), None))
    COVER.add(85)
    s.player = me
    s.options = options = do_bonuses_effect_invest_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # do_bonuses_effect_invest_sector_13_logged
    return 0

def do_bonuses_effect_invest_sector_13_logged(s, sector_13):  # do_bonuses_effect_invest, after the question sector_13, content/ai_rush/tables/bonuses.yaml:60
    me = s.f_do_bonuses_effect_invest_me
    partner = s.f_do_bonuses_effect_invest_partner
    s.tape.append((1, 85, me, (sector_13,), None))
    COVER.add(86)
    at = me * 3 + sector_13
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_8 = value - before
    s.tape.append((16, 86, me, (0 - change_8, sector_13,), None))
    COVER.add(87)
    at = partner * 3 + sector_13
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 87)
    s.agents[at] = value
    change_9 = value - before
    s.tape.append((15, 87, partner, (change_9, sector_13,), None))
    COVER.add(88)
    at = me * 9 + partner
    before = s.investments[at]
    value = before + 1
    if value > 99:
        value = 99
    s.investments[at] = value
    change_10 = value - before
    s.tape.append((26, 88, me, (change_10, partner,), None))
    return s.f_do_bonuses_effect_invest_ret

# ---- do_bonuses_effect_luck1, content/ai_rush/tables/bonuses.yaml:69
def do_bonuses_effect_luck1_logged(s, me, this):
    COVER.add(89)
    before = s.luck[me]
    value = before + 1
    if value > 10:
        value = 10
    s.luck[me] = value
    change_11 = value - before
    s.tape.append((27, 89, me, (change_11,), None))
    return

# ---- do_bonuses_effect_luck2, content/ai_rush/tables/bonuses.yaml:73
def do_bonuses_effect_luck2_logged(s, me, this):
    COVER.add(91)
    before = s.luck[me]
    value = before + 2
    if value > 10:
        value = 10
    s.luck[me] = value
    change_12 = value - before
    s.tape.append((27, 91, me, (change_12,), None))
    return

# ---- do_bonuses_effect_luck3, content/ai_rush/tables/bonuses.yaml:77
def do_bonuses_effect_luck3_logged(s, me, this):
    COVER.add(93)
    before = s.luck[me]
    value = before + 3
    if value > 10:
        value = 10
    s.luck[me] = value
    change_13 = value - before
    s.tape.append((27, 93, me, (change_13,), None))
    return

# ---- do_bonuses_effect_luck4, content/ai_rush/tables/bonuses.yaml:81
def do_bonuses_effect_luck4_logged(s, me, this):
    COVER.add(95)
    before = s.luck[me]
    value = before + 4
    if value > 10:
        value = 10
    s.luck[me] = value
    change_14 = value - before
    s.tape.append((27, 95, me, (change_14,), None))
    return

# ---- do_play_card, content/ai_rush/turn.rules:48
def do_play_card_logged(s, ret, me):
    s.f_do_play_card_ret = ret
    s.f_do_play_card_me = me
    s.tape.append((12, 39, me, (), None))
    COVER.add(41)
    s.player = me
    s.options = options = do_play_card_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # do_play_card_card_logged
    return 0

def do_play_card_card_logged(s, card):  # do_play_card, after the question card, content/ai_rush/turn.rules:49
    s.f_do_play_card_card = card
    me = s.f_do_play_card_me
    s.tape.append((11, 41, me, (card,), 1 << me))
    COVER.add(42)
    return DO_BONUSES_EFFECT_LOGGED[CARDS_BONUS[card]](s, 22, me, CARDS_BONUS[card])  # then do_play_card_after_do_bonuses_effect_logged

def do_play_card_after_do_bonuses_effect_logged(s, _):  # do_play_card, after do_bonuses_effect, content/ai_rush/turn.rules:49
    COVER.add(97)
    moved_1 = (s.f_do_play_card_card,)
    place = 12 + CARDS_DECK[s.f_do_play_card_card]
    for card in moved_1:
        put_known(s, card, place)
    s.tape.append((28, 97, s.f_do_play_card_me, (moved_1,), None))
    return s.f_do_play_card_ret

# ---- do_enter_market, content/ai_rush/turn.rules:67
def do_enter_market_logged(s, me, n_3):
    s.tape.append((40, 140, me, (), None))
    COVER.add(143)
    if s.busted:
        COVER.add(144)
        do_add_rogues_logged(s, me, n_3, s.announced)
    else:
        COVER.add(145)
        do_add_agents_logged(s, me, n_3, s.announced)
    return

# ---- main
def main_logged(s, _):
    COVER.add(155)
    if s.n <= 4:
        COVER.add(156)
        if s.left_out_sector != -1:
            COVER.add(157)
            s.open = s.open & ~(1 << s.left_out_sector)
            s.tape.append((44, 157, s.active, (s.left_out_sector,), None))
            return main_rest_logged(s)
        COVER.add(158)
        pool = ALL_SECTOR
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 158)
        items = pool
        if s.explicit:
            return await_pick(s, items, 24)
        sector_15 = items[draw(s, len(items))]
        COVER.add(159)
        s.open = s.open & ~(1 << sector_15)
        s.tape.append((44, 159, s.active, (sector_15,), None))
        return main_rest_logged(s)
    return main_rest_logged(s)

def main_sector_15_logged(s, sector_15):  # main, after the draw sector_15, content/ai_rush/game.rules:64
    COVER.add(159)
    s.open = s.open & ~(1 << sector_15)
    s.tape.append((44, 159, s.active, (sector_15,), None))
    return main_rest_logged(s)

def main_rest_logged(s):  # main, rest, content/ai_rush/game.rules:66
    COVER.add(160)
    for kind_1 in ALL_DECK:
        COVER.add(161)
        moved_2 = main_those(s, kind_1)
        place = 10 + kind_1
        for card in moved_2:
            put_known(s, card, place)
        s.tape.append((46, 161, -1, (len(moved_2),), None))
        COVER.add(162)
        shuffle(s, 10 + kind_1)
    else:
        COVER.add(163)
        s.unclaimed = s.unclaimed | 511
        s.tape.append((47, 163, s.active, (ALL_COMPANIES,), None))
        COVER.add(164)
        s.f_main_each_3_from = 0
        s.f_main_each_3_i = 0
        return main_each_3_logged(s)

def main_company_card_1_logged(s, company_card_1):  # main, after the question company_card_1, content/ai_rush/game.rules:75
    p_2 = s.f_main_p_2
    s.tape.append((49, 168, p_2, (company_card_1,), None))
    COVER.add(169)
    old_14 = s.company[p_2]
    s.company[p_2] = company_card_1
    s.tape.append((48, 169, p_2, (s.company[p_2], old_14,), None))
    COVER.add(170)
    s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
    s.tape.append((50, 170, s.active, (s.company[p_2],), None))
    return main_each_3_logged(s)

def main_rest_logged_(s, _):  # main, loop, content/ai_rush/game.rules:77
    COVER.add(170)
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p_2])
    s.tape.append((50, 170, s.active, (s.company[s.f_main_p_2],), None))
    return main_each_3_logged(s)

def main_each_3_logged(s):  # main, rest, content/ai_rush/game.rules:69
    each_3_i = s.f_main_each_3_i
    if each_3_i < s.n:
        s.f_main_p_2 = p_2 = (s.f_main_each_3_from + each_3_i) % s.n
        s.f_main_each_3_i = each_3_i = each_3_i + 1
        COVER.add(165)
        if s.deal_companies:
            COVER.add(166)
            pool_1 = BITS_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 166)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 25)
            company_card = items[draw(s, len(items))]
            COVER.add(167)
            old_13 = s.company[p_2]
            s.company[p_2] = company_card
            s.tape.append((48, 167, p_2, (s.company[p_2], old_13,), None))
            COVER.add(170)
            s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
            s.tape.append((50, 170, s.active, (s.company[p_2],), None))
            return main_each_3_logged(s)
        if s.unclaimed != 0:
            COVER.add(168)
            s.player = p_2
            s.options = options = BITS_9[s.unclaimed]
            s.option_count = len(options)
            s.pc = 26  # main_company_card_1_logged
            return 0
        COVER.add(170)
        s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
        s.tape.append((50, 170, s.active, (s.company[p_2],), None))
        return main_each_3_logged(s)
    COVER.add(171)
    old_15 = s.starter
    s.starter = CLOCKWISE[s.n][0][0]
    s.tape.append((51, 171, s.active, (s.starter, old_15,), None))
    COVER.add(172)
    p_3 = main_first(s)
    if p_3 >= 0:
        COVER.add(173)
        old_16 = s.starter
        s.starter = p_3
        s.tape.append((51, 173, s.active, (s.starter, old_16,), None))
    s.f_main_played = 0
    s.f_main_rounds_left = 5
    return main_rounds_logged(s)

def main_company_card_logged(s, company_card):  # main, after the draw company_card, content/ai_rush/game.rules:72
    p_2 = s.f_main_p_2
    COVER.add(167)
    old_13 = s.company[p_2]
    s.company[p_2] = company_card
    s.tape.append((48, 167, p_2, (s.company[p_2], old_13,), None))
    COVER.add(170)
    s.unclaimed = s.unclaimed & ~(1 << s.company[p_2])
    s.tape.append((50, 170, s.active, (s.company[p_2],), None))
    return main_each_3_logged(s)

def main_sector_4_logged(s, sector_4):  # main, after the question sector_4, content/ai_rush/turn.rules:18
    seat = s.f_main_seat
    s.tape.append((1, 10, seat, (sector_4,), None))
    COVER.add(11)
    old = s.announced
    s.announced = sector_4
    s.tape.append((3, 11, seat, (s.announced, old,), None))
    COVER.add(12)
    old_1 = s.tracker[seat]
    s.tracker[seat] = 0
    s.tape.append((4, 12, seat, (s.tracker[seat], old_1,), None))
    COVER.add(13)
    old_2 = s.successes[seat]
    s.successes[seat] = 0
    s.tape.append((5, 13, seat, (s.successes[seat], old_2,), None))
    COVER.add(14)
    old_3 = s.busted
    s.busted = 0
    s.tape.append((6, 14, seat, (s.busted, old_3,), None))
    COVER.add(16)
    s.f_main_each_from = (seat + 1) % s.n
    s.f_main_each_i = 0
    return main_each_logged(s)

def main_answer_logged(s, answer):  # main, after the question answer, content/ai_rush/turn.rules:5
    bettor = s.f_main_bettor
    if answer:
        s.tape.append((8, 18, bettor, (), None))
        COVER.add(19)
        COVER.add(20)
        s.player = bettor
        s.options = options = main_those_(s, bettor)
        s.option_count = len(options)
        s.pc = 29  # main_do_place_bet_target_1_logged
        return 0
    return main_each_logged(s)

def main_do_place_bet_target_1_logged(s, do_place_bet_target_1):  # main, after the question do_place_bet_target_1, content/ai_rush/turn.rules:85
    bettor = s.f_main_bettor
    s.tape.append((7, 20, bettor, (do_place_bet_target_1,), None))
    COVER.add(21)
    old_4 = s.has_bet[bettor]
    s.has_bet[bettor] = 1
    s.tape.append((9, 21, bettor, (s.has_bet[bettor], old_4,), None))
    COVER.add(22)
    at = bettor * 9 + do_place_bet_target_1
    before = s.bets[at]
    value = before + 1
    if value > 1:
        value = 1
    s.bets[at] = value
    change = value - before
    s.tape.append((10, 22, bettor, (change, do_place_bet_target_1,), None))
    return main_each_logged(s)

def main_each_logged(s):  # main, rest, content/ai_rush/turn.rules:5
    each_i = s.f_main_each_i
    seat = s.f_main_seat
    while True:
        if each_i >= s.n:
            COVER.add(24)
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                    COVER.add(99)
                    s.f_main_repeat_left = repeat_left = 100
                    if repeat_left > 0:
                        s.f_main_repeat_left = repeat_left = repeat_left - 1
                        COVER.add(100)
                        s.tape.append((29, 101, seat, (), None))
                        COVER.add(102)
                        if s.explicit:
                            s.player = -1
                            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                            s.option_count = 11
                            s.pc = 32  # main_rolled_throw_logged
                            return 0
                        dice = DICE_2_6[s.pool[s.drawn]]
                        if dice:
                            s.drawn += 1
                        else:
                            dice = roll(s, 2, 6)
                        return main_rolled_throw_logged(s, dice)
                    raise RuleLimit('this is repeated too often', 99)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # main_chosen_logged
                return 0
            raise RuleLimit('this is repeated too often', 24)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        COVER.add(17)
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # main_answer_logged
            return 0

def main_chosen_logged(s, chosen):  # main, after the question chosen, content/ai_rush/turn.rules:6
    if chosen == -1:
        COVER.add(99)
        s.f_main_repeat_left = repeat_left = 100
        if repeat_left > 0:
            s.f_main_repeat_left = repeat_left = repeat_left - 1
            COVER.add(100)
            s.tape.append((29, 101, s.f_main_seat, (), None))
            COVER.add(102)
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # main_rolled_throw_logged
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            return main_rolled_throw_logged(s, dice)
        raise RuleLimit('this is repeated too often', 99)
    COVER.add(24)
    return do_play_card_logged(s, 31, s.f_main_seat)  # then main_after_do_play_card_logged

def main_after_do_play_card_logged(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(99)
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                COVER.add(100)
                s.tape.append((29, 101, seat, (), None))
                COVER.add(102)
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # main_rolled_throw_logged
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                return main_rolled_throw_logged(s, dice)
            raise RuleLimit('this is repeated too often', 99)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 24)

def main_offers_logged(s):  # main, rest, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(99)
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                COVER.add(100)
                s.tape.append((29, 101, seat, (), None))
                COVER.add(102)
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # main_rolled_throw_logged
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                return main_rolled_throw_logged(s, dice)
            raise RuleLimit('this is repeated too often', 99)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 24)

def main_after_offers_logged(s):  # main, rest, content/ai_rush/turn.rules:7
    COVER.add(99)
    s.f_main_repeat_left = repeat_left = 100
    if repeat_left > 0:
        s.f_main_repeat_left = repeat_left = repeat_left - 1
        COVER.add(100)
        s.tape.append((29, 101, s.f_main_seat, (), None))
        COVER.add(102)
        if s.explicit:
            s.player = -1
            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
            s.option_count = 11
            s.pc = 32  # main_rolled_throw_logged
            return 0
        dice = DICE_2_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 2, 6)
        return main_rolled_throw_logged(s, dice)
    raise RuleLimit('this is repeated too often', 99)

def main_chosen_1_logged(s, chosen_1):  # main, after the question chosen_1, content/ai_rush/turn.rules:28
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    if chosen_1 == 0:
        COVER.add(107)
        COVER.add(106)
        COVER.add(110)
        if s.luck[seat] > 0 and s.throw < 12:
            COVER.add(111)
            s.player = seat
            s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
            s.option_count = len(options)
            s.pc = 35  # main_addition_logged
            return 0
        return main_rest_logged_2(s)
    COVER.add(109)
    COVER.add(108)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 34  # main_rolled_throw_1_logged
        return 0
    dice = DICE_2_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 2, 6)
    rolled_throw_1 = dice
    s.throw = rolled_throw_1
    s.tape.append((30, 108, seat, (rolled_throw_1,), None))
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(105)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1_logged
        return 0
    COVER.add(110)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(111)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_rolled_throw_1_logged(s, rolled_throw_1):  # main, after the dice rolled_throw_1, content/ai_rush/turn.rules:30
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    s.throw = rolled_throw_1
    s.tape.append((30, 108, seat, (rolled_throw_1,), None))
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(105)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1_logged
        return 0
    COVER.add(110)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(111)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_addition_logged(s, addition):  # main, after the question addition, content/ai_rush/turn.rules:32
    s.tape.append((21, 111, s.f_main_seat, (addition,), None))
    COVER.add(112)
    before = s.throw
    value = before + addition
    if value > 12:
        value = 12
    s.throw = value
    change_15 = value - before
    s.tape.append((32, 112, s.f_main_seat, (change_15,), None))
    return main_rest_logged_2(s)

def main_after_do_bonuses_effect_logged(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:45
    seat = s.f_main_seat
    COVER.add(132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_answer_1_logged(s, answer_1):  # main, after the question answer_1, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    if answer_1 >= 0:
        return DO_BONUSES_EFFECT_LOGGED[s.f_main_bonus](s, 38, seat, s.f_main_bonus)  # then main_after_do_bonuses_effect_logged_
    COVER.add(132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_after_do_bonuses_effect_logged_(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    COVER.add(132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_chosen_2_logged(s, chosen_2):  # main, after the question chosen_2, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if chosen_2 == -1:
        COVER.add(134)
        s.player = seat
        if s.successes[seat] < 100:
            s.options = (0, 1)
            s.option_count = 2
        else:
            s.options = (1,)
            s.option_count = 1
        s.pc = 41  # main_chosen_3_logged
        return 0
    COVER.add(132)
    return do_play_card_logged(s, 40, seat)  # then main_after_do_play_card_logged_

def main_after_do_play_card_logged_(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_chosen_3_logged(s, chosen_3):  # main, after the question chosen_3, content/ai_rush/turn.rules:12
    if chosen_3 == 0:
        COVER.add(136)
        COVER.add(135)
        if s.f_main_repeat_left > 0:
            s.f_main_repeat_left = s.f_main_repeat_left - 1
            COVER.add(100)
            s.tape.append((29, 101, s.f_main_seat, (), None))
            COVER.add(102)
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # main_rolled_throw_logged
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            return main_rolled_throw_logged(s, dice)
        raise RuleLimit('this is repeated too often', 99)
    COVER.add(138)
    COVER.add(137)
    return main_after_repeat_logged(s)

def main_repeat_logged(s):  # main, rest, content/ai_rush/turn.rules:7
    if s.f_main_repeat_left > 0:
        s.f_main_repeat_left = s.f_main_repeat_left - 1
        COVER.add(100)
        s.tape.append((29, 101, s.f_main_seat, (), None))
        COVER.add(102)
        if s.explicit:
            s.player = -1
            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
            s.option_count = 11
            s.pc = 32  # main_rolled_throw_logged
            return 0
        dice = DICE_2_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 2, 6)
        return main_rolled_throw_logged(s, dice)
    raise RuleLimit('this is repeated too often', 99)

def main_rolled_throw_logged(s, rolled_throw):  # main, after the dice rolled_throw, content/ai_rush/turn.rules:25
    seat = s.f_main_seat
    s.throw = rolled_throw
    s.tape.append((30, 102, seat, (rolled_throw,), None))
    COVER.add(103)
    old_5 = s.has_rolled[seat]
    s.has_rolled[seat] = 1
    s.tape.append((31, 103, seat, (s.has_rolled[seat], old_5,), None))
    COVER.add(104)
    s.f_main_repeat_1_i = repeat_1_i = 1
    s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
    if repeat_1_i <= repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(105)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1_logged
        return 0
    COVER.add(110)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(111)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_repeat_1_logged(s):  # main, rest, content/ai_rush/turn.rules:25
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(105)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # main_chosen_1_logged
        return 0
    COVER.add(110)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(111)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_after_repeat_1_logged(s):  # main, rest, content/ai_rush/turn.rules:31
    seat = s.f_main_seat
    COVER.add(110)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(111)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 35  # main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_rest_logged_2(s):  # main, rest, content/ai_rush/turn.rules:34
    seat = s.f_main_seat
    COVER.add(113)
    old_6 = s.rerolls[seat]
    s.rerolls[seat] = 0
    s.tape.append((33, 113, seat, (s.rerolls[seat], old_6,), None))
    COVER.add(114)
    old_7 = s.luck[seat]
    s.luck[seat] = 0
    s.tape.append((34, 114, seat, (s.luck[seat], old_7,), None))
    COVER.add(115)
    if s.throw < s.tracker[seat]:
        COVER.add(116)
        old_8 = s.busted
        s.busted = 1
        s.tape.append((6, 116, seat, (s.busted, old_8,), None))
    else:
        COVER.add(117)
        old_9 = s.tracker[seat]
        s.tracker[seat] = s.throw
        s.tape.append((4, 117, seat, (s.tracker[seat], old_9,), None))
        COVER.add(118)
        before = s.successes[seat]
        value = before + 1
        if value > 100:
            value = 100
        s.successes[seat] = value
        change_16 = value - before
        s.tape.append((35, 118, seat, (change_16,), None))
        COVER.add(119)
        before = s.pile_size[seat]
        value = before + s.successes[seat]
        if value > 5050:
            value = 5050
        s.pile_size[seat] = value
        change_17 = value - before
        s.tape.append((36, 119, seat, (change_17,), None))
    COVER.add(121)
    if s.busted:
        COVER.add(122)
        return main_after_repeat_logged(s)
    COVER.add(123)
    if s.abilities_on:
        COVER.add(124)
        s.tape.append((37, 125, seat, (), None))
        COVER.add(126)
        s.f_main_bonus = bonus = COMPANIES_SPOTS[s.company[seat] * 11 + (s.throw - 2)]
        COVER.add(127)
        if bonus != -1:
            COVER.add(128)
            if BONUSES_MUST[bonus]:
                COVER.add(129)
                if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                    return DO_BONUSES_EFFECT_LOGGED[bonus](s, 36, seat, bonus)  # then main_after_do_bonuses_effect_logged
                s.tape.append((38, 129, seat, (), None))
                COVER.add(132)
                s.f_main_offers_1_left = offers_1_left = 10000
                if offers_1_left > 0:
                    s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                    offered_2 = (0,) if can_play_card(s, seat) else ()
                    if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                        COVER.add(134)
                        s.player = seat
                        if s.successes[seat] < 100:
                            s.options = (0, 1)
                            s.option_count = 2
                        else:
                            s.options = (1,)
                            s.option_count = 1
                        s.pc = 41  # main_chosen_3_logged
                        return 0
                    s.player = seat
                    s.options = options = offered_2 + (-1,)
                    s.option_count = len(options)
                    s.pc = 39  # main_chosen_2_logged
                    return 0
                raise RuleLimit('this is repeated too often', 132)
            COVER.add(130)
            if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                s.player = seat
                s.options = (bonus, -1)
                s.option_count = 2
                s.pc = 37  # main_answer_1_logged
                return 0
            COVER.add(132)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_2 = (0,) if can_play_card(s, seat) else ()
                if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                    COVER.add(134)
                    s.player = seat
                    if s.successes[seat] < 100:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 41  # main_chosen_3_logged
                    return 0
                s.player = seat
                s.options = options = offered_2 + (-1,)
                s.option_count = len(options)
                s.pc = 39  # main_chosen_2_logged
                return 0
            raise RuleLimit('this is repeated too often', 132)
        COVER.add(132)
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_2 = (0,) if can_play_card(s, seat) else ()
            if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                COVER.add(134)
                s.player = seat
                if s.successes[seat] < 100:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 41  # main_chosen_3_logged
                return 0
            s.player = seat
            s.options = options = offered_2 + (-1,)
            s.option_count = len(options)
            s.pc = 39  # main_chosen_2_logged
            return 0
        raise RuleLimit('this is repeated too often', 132)
    COVER.add(132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_rest_logged_3(s):  # main, rest, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    COVER.add(132)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_offers_1_logged(s):  # main, rest, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
            COVER.add(134)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 132)

def main_after_offers_1_logged(s):  # main, rest, content/ai_rush/turn.rules:12
    COVER.add(134)
    s.player = s.f_main_seat
    if s.successes[s.f_main_seat] < 100:
        s.options = (0, 1)
        s.option_count = 2
    else:
        s.options = (1,)
        s.option_count = 1
    s.pc = 41  # main_chosen_3_logged
    return 0

def main_after_repeat_logged(s):  # main, rest, content/ai_rush/turn.rules:15
    seat = s.f_main_seat
    COVER.add(139)
    s.tape.append((39, 141, seat, (), None))
    COVER.add(142)
    do_enter_market_logged(s, seat, s.pile_size[seat])
    COVER.add(147)
    for backer in CLOCKWISE[s.n][s.starter]:
        if d_stakes(s, backer, seat) > 0:
            COVER.add(148)
            do_enter_market_logged(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
            COVER.add(149)
            old_10 = s.bets[backer * 9 + seat]
            s.bets[backer * 9 + seat] = 0
            s.tape.append((41, 149, backer, (s.bets[backer * 9 + seat], old_10,), None))
            COVER.add(150)
            old_11 = s.investments[backer * 9 + seat]
            s.investments[backer * 9 + seat] = 0
            s.tape.append((42, 150, backer, (s.investments[backer * 9 + seat], old_11,), None))
    else:
        COVER.add(151)
        old_12 = s.pile_size[seat]
        s.pile_size[seat] = 0
        s.tape.append((43, 151, seat, (s.pile_size[seat], old_12,), None))
        return main_each_5_logged(s, 0)

def main_each_5_logged(s, _):  # main, loop, content/ai_rush/game.rules:80
    each_5_i = s.f_main_each_5_i
    while True:
        if each_5_i >= s.n:
            COVER.add(177)
            s.tape.append((55, 177, -1, (), None))
            COVER.add(178)
            s.f_main_each_6_from = s.starter
            s.f_main_each_6_i = 0
            return main_each_6_logged(s, 0)
        s.f_main_seat = seat = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        s.active = seat
        s.tape.append((54, 175, seat, (), None))
        COVER.add(176)
        if s.open != 0:
            s.tape.append((0, 8, seat, (), None))
            COVER.add(9)
            s.tape.append((2, 7, seat, (), None))
            COVER.add(10)
            s.player = seat
            s.options = options = BITS_3[s.open]
            s.option_count = len(options)
            s.pc = 27  # main_sector_4_logged
            return 0
        s.tape.append((38, 176, seat, (), None))

def main_each_6_logged(s, _):  # main, loop, content/ai_rush/game.rules:83
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= s.n:
            return main_rounds_logged(s)
        s.f_main_p_4 = p_4 = (s.f_main_each_6_from + each_6_i) % s.n
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        COVER.add(179)
        old_17 = s.has_rolled[p_4]
        s.has_rolled[p_4] = 0
        s.tape.append((31, 179, p_4, (s.has_rolled[p_4], old_17,), None))
        COVER.add(180)
        old_18 = s.has_bet[p_4]
        s.has_bet[p_4] = 0
        s.tape.append((9, 180, p_4, (s.has_bet[p_4], old_18,), None))
        COVER.add(181)
        if s.round < 4:
            break
    COVER.add(182)
    if main_any(s, p_4):
        COVER.add(183)
        s.f_main_drawing_1_i = 1
        s.f_main_drawing_1_last = s.round
        return main_drawing_1_logged(s, 0)
    COVER.add(184)
    s.f_main_drawing_2_i = 1
    s.f_main_drawing_2_last = s.round
    return main_drawing_2_logged(s, 0)

def main_drawing_1_logged(s, _):  # main, loop, content/ai_rush/game.rules:88
    drawing_1_i = s.f_main_drawing_1_i
    p_4 = s.f_main_p_4
    if drawing_1_i <= s.f_main_drawing_1_last:
        turn_3 = drawing_1_i
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[11]) == 0:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if len(s.piles[11]) == 0:
            return 47  # main_each_6_logged
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 42)
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = 1 + p_4
        for card in moved_3:
            put_known(s, card, place)
        s.tape.append((20, 183, p_4, (len(moved_3),), None))
        s.tape.append((19, 183, p_4, (moved_3,), 1 << p_4))
        return 48  # main_drawing_1_logged
    return 47  # main_each_6_logged

def main_card_2_logged(s, card_2):  # main, after the card card_2, content/ai_rush/game.rules:88
    if s.explicit:
        settle(s, card_2)
    p_4 = s.f_main_p_4
    moved_3 = (card_2,)
    place = 1 + p_4
    for card in moved_3:
        put_known(s, card, place)
    s.tape.append((20, 183, p_4, (len(moved_3),), None))
    s.tape.append((19, 183, p_4, (moved_3,), 1 << p_4))
    return 48  # main_drawing_1_logged

def main_drawing_2_logged(s, _):  # main, loop, content/ai_rush/game.rules:89
    drawing_2_i = s.f_main_drawing_2_i
    p_4 = s.f_main_p_4
    if drawing_2_i <= s.f_main_drawing_2_last:
        turn_4 = drawing_2_i
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if len(s.piles[10]) == 0:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if len(s.piles[10]) == 0:
            return 47  # main_each_6_logged
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = 1 + p_4
        for card in moved_4:
            put_known(s, card, place)
        s.tape.append((20, 184, p_4, (len(moved_4),), None))
        s.tape.append((19, 184, p_4, (moved_4,), 1 << p_4))
        return 49  # main_drawing_2_logged
    return 47  # main_each_6_logged

def main_card_3_logged(s, card_3):  # main, after the card card_3, content/ai_rush/game.rules:89
    if s.explicit:
        settle(s, card_3)
    p_4 = s.f_main_p_4
    moved_4 = (card_3,)
    place = 1 + p_4
    for card in moved_4:
        put_known(s, card, place)
    s.tape.append((20, 184, p_4, (len(moved_4),), None))
    s.tape.append((19, 184, p_4, (moved_4,), 1 << p_4))
    return 49  # main_drawing_2_logged

def main_rounds_logged(s):  # main, rest, content/ai_rush/game.rules:80
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 4:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((52, 174, -1, (s.round,), None))
        COVER.add(175)
        s.tape.append((53, 175, -1, (), None))
        s.f_main_each_5_from = s.starter
        s.f_main_each_5_i = 0
        return 46  # main_each_5_logged
    raise RuleLimit('this is repeated too often', 174)

CAN_BONUSES_EFFECT = (one, one, one, can_bonuses_effect_realloc, can_bonuses_effect_agent1, can_bonuses_effect_agent2, can_bonuses_effect_subsidy, can_bonuses_effect_venture, can_bonuses_effect_rogue, can_bonuses_effect_theft, one, can_bonuses_effect_invest, one, one, one, one,)
DO_BONUSES_EFFECT = (do_bonuses_effect_bio, do_bonuses_effect_tech, do_bonuses_effect_pol, do_bonuses_effect_realloc, do_bonuses_effect_agent1, do_bonuses_effect_agent2, do_bonuses_effect_subsidy, do_bonuses_effect_venture, do_bonuses_effect_rogue, do_bonuses_effect_theft, lambda s, ret, *args: do_bonuses_effect_reroll(s, *args) or ret, do_bonuses_effect_invest, lambda s, ret, *args: do_bonuses_effect_luck1(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck2(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck3(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck4(s, *args) or ret,)
DO_BONUSES_EFFECT_LOGGED = (do_bonuses_effect_bio_logged, do_bonuses_effect_tech_logged, do_bonuses_effect_pol_logged, do_bonuses_effect_realloc_logged, do_bonuses_effect_agent1_logged, do_bonuses_effect_agent2_logged, do_bonuses_effect_subsidy_logged, do_bonuses_effect_venture_logged, do_bonuses_effect_rogue_logged, do_bonuses_effect_theft_logged, lambda s, ret, *args: do_bonuses_effect_reroll_logged(s, *args) or ret, do_bonuses_effect_invest_logged, lambda s, ret, *args: do_bonuses_effect_luck1_logged(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck2_logged(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck3_logged(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck4_logged(s, *args) or ret,)
DO_BONUSES_EFFECT_PLAYED = (do_bonuses_effect_bio_played, do_bonuses_effect_tech_played, do_bonuses_effect_pol_played, do_bonuses_effect_realloc_played, do_bonuses_effect_agent1_played, do_bonuses_effect_agent2_played, do_bonuses_effect_subsidy_played, do_bonuses_effect_venture_played, do_bonuses_effect_rogue_played, do_bonuses_effect_theft_played, lambda s, rnd, *args: do_bonuses_effect_reroll(s, *args), do_bonuses_effect_invest_played, lambda s, rnd, *args: do_bonuses_effect_luck1(s, *args), lambda s, rnd, *args: do_bonuses_effect_luck2(s, *args), lambda s, rnd, *args: do_bonuses_effect_luck3(s, *args), lambda s, rnd, *args: do_bonuses_effect_luck4(s, *args),)
K = (
    None,
    stop,
    finish,
    do_sector_agent_sector_14,
    do_bonuses_effect_bio_after_do_sector_agent,
    do_bonuses_effect_tech_after_do_sector_agent,
    do_bonuses_effect_pol_after_do_sector_agent,
    do_bonuses_effect_realloc_origin,
    do_bonuses_effect_realloc_destination,
    do_bonuses_effect_agent1_sector_5,
    do_bonuses_effect_agent1_after_do_sector_agent,
    do_bonuses_effect_agent2_sector_6,
    do_draw_two_card_1,
    do_bonuses_effect_subsidy_after_do_draw_two,
    do_bonuses_effect_venture_after_do_draw_two,
    do_bonuses_effect_rogue_sector_9,
    do_bonuses_effect_rogue_number_of_rogues,
    do_bonuses_effect_theft_victim,
    do_bonuses_effect_theft_sector_12,
    do_bonuses_effect_invest_partner,
    do_bonuses_effect_invest_sector_13,
    do_play_card_card,
    do_play_card_after_do_bonuses_effect,
    main,
    main_sector_15,
    main_company_card,
    main_company_card_1,
    main_sector_4,
    main_answer,
    main_do_place_bet_target_1,
    main_chosen,
    main_after_do_play_card,
    main_rolled_throw,
    main_chosen_1,
    main_rolled_throw_1,
    main_addition,
    main_after_do_bonuses_effect,
    main_answer_1,
    main_after_do_bonuses_effect_,
    main_chosen_2,
    main_after_do_play_card_,
    main_chosen_3,
    main_card_2,
    main_card_3,
    do_draw_two_drawing,
    main_rest,
    main_each_5,
    main_each_6,
    main_drawing_1,
    main_drawing_2,
)
K_LOGGED = (
    None,
    stop,
    finish,
    do_sector_agent_sector_14_logged,
    do_bonuses_effect_bio_after_do_sector_agent_logged,
    do_bonuses_effect_tech_after_do_sector_agent_logged,
    do_bonuses_effect_pol_after_do_sector_agent_logged,
    do_bonuses_effect_realloc_origin_logged,
    do_bonuses_effect_realloc_destination_logged,
    do_bonuses_effect_agent1_sector_5_logged,
    do_bonuses_effect_agent1_after_do_sector_agent_logged,
    do_bonuses_effect_agent2_sector_6_logged,
    do_draw_two_card_1_logged,
    do_bonuses_effect_subsidy_after_do_draw_two_logged,
    do_bonuses_effect_venture_after_do_draw_two_logged,
    do_bonuses_effect_rogue_sector_9_logged,
    do_bonuses_effect_rogue_number_of_rogues_logged,
    do_bonuses_effect_theft_victim_logged,
    do_bonuses_effect_theft_sector_12_logged,
    do_bonuses_effect_invest_partner_logged,
    do_bonuses_effect_invest_sector_13_logged,
    do_play_card_card_logged,
    do_play_card_after_do_bonuses_effect_logged,
    main_logged,
    main_sector_15_logged,
    main_company_card_logged,
    main_company_card_1_logged,
    main_sector_4_logged,
    main_answer_logged,
    main_do_place_bet_target_1_logged,
    main_chosen_logged,
    main_after_do_play_card_logged,
    main_rolled_throw_logged,
    main_chosen_1_logged,
    main_rolled_throw_1_logged,
    main_addition_logged,
    main_after_do_bonuses_effect_logged,
    main_answer_1_logged,
    main_after_do_bonuses_effect_logged_,
    main_chosen_2_logged,
    main_after_do_play_card_logged_,
    main_chosen_3_logged,
    main_card_2_logged,
    main_card_3_logged,
    do_draw_two_drawing_logged,
    main_rest_logged_,
    main_each_5_logged,
    main_each_6_logged,
    main_drawing_1_logged,
    main_drawing_2_logged,
)

class State(BaseState):
    __slots__ = ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
        'weights', 'round', 'active', 'automa', 'open', 'unclaimed', 'starter', 'announced', 'throw', 'busted',
        'abilities_on', 'left_out_sector', 'deal_companies', 'first_company', 'rogue_majority', 'f_do_sector_agent_me',
        'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret',
        'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin',
        'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret',
        'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_drawing_i',
        'f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_ret', 'f_do_bonuses_effect_subsidy_ret',
        'f_do_bonuses_effect_venture_ret', 'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_9',
        'f_do_bonuses_effect_rogue_ret', 'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim',
        'f_do_bonuses_effect_theft_ret', 'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner',
        'f_do_bonuses_effect_invest_ret', 'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret',
        'f_main_bettor', 'f_main_bonus', 'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_drawing_2_i',
        'f_main_drawing_2_last', 'f_main_each_from', 'f_main_each_i', 'f_main_each_3_from', 'f_main_each_3_i',
        'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_from', 'f_main_each_6_i', 'f_main_offers_left',
        'f_main_offers_1_left', 'f_main_p_2', 'f_main_p_4', 'f_main_played', 'f_main_repeat_left', 'f_main_repeat_1_i',
        'f_main_repeat_1_last', 'f_main_rounds_left', 'f_main_seat', 'company', 'agents', 'tracker', 'successes',
        'pile_size', 'luck', 'rerolls', 'has_rolled', 'has_bet', 'bets', 'investments', 'rogues', 'piles', 'loc',
        'known', 'lo', 'hi', 'tape')
    reactions = 0

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
        t.round = s.round
        t.active = s.active
        t.automa = s.automa
        t.open = s.open
        t.unclaimed = s.unclaimed
        t.starter = s.starter
        t.announced = s.announced
        t.throw = s.throw
        t.busted = s.busted
        t.abilities_on = s.abilities_on
        t.left_out_sector = s.left_out_sector
        t.deal_companies = s.deal_companies
        t.first_company = s.first_company
        t.rogue_majority = s.rogue_majority
        t.f_do_sector_agent_me = s.f_do_sector_agent_me
        t.f_do_sector_agent_ret = s.f_do_sector_agent_ret
        t.f_do_bonuses_effect_bio_ret = s.f_do_bonuses_effect_bio_ret
        t.f_do_bonuses_effect_tech_ret = s.f_do_bonuses_effect_tech_ret
        t.f_do_bonuses_effect_pol_ret = s.f_do_bonuses_effect_pol_ret
        t.f_do_bonuses_effect_realloc_me = s.f_do_bonuses_effect_realloc_me
        t.f_do_bonuses_effect_realloc_origin = s.f_do_bonuses_effect_realloc_origin
        t.f_do_bonuses_effect_realloc_ret = s.f_do_bonuses_effect_realloc_ret
        t.f_do_bonuses_effect_agent1_me = s.f_do_bonuses_effect_agent1_me
        t.f_do_bonuses_effect_agent1_ret = s.f_do_bonuses_effect_agent1_ret
        t.f_do_bonuses_effect_agent2_me = s.f_do_bonuses_effect_agent2_me
        t.f_do_bonuses_effect_agent2_ret = s.f_do_bonuses_effect_agent2_ret
        t.f_do_draw_two_drawing_i = s.f_do_draw_two_drawing_i
        t.f_do_draw_two_kind = s.f_do_draw_two_kind
        t.f_do_draw_two_me = s.f_do_draw_two_me
        t.f_do_draw_two_ret = s.f_do_draw_two_ret
        t.f_do_bonuses_effect_subsidy_ret = s.f_do_bonuses_effect_subsidy_ret
        t.f_do_bonuses_effect_venture_ret = s.f_do_bonuses_effect_venture_ret
        t.f_do_bonuses_effect_rogue_me = s.f_do_bonuses_effect_rogue_me
        t.f_do_bonuses_effect_rogue_sector_9 = s.f_do_bonuses_effect_rogue_sector_9
        t.f_do_bonuses_effect_rogue_ret = s.f_do_bonuses_effect_rogue_ret
        t.f_do_bonuses_effect_theft_me = s.f_do_bonuses_effect_theft_me
        t.f_do_bonuses_effect_theft_victim = s.f_do_bonuses_effect_theft_victim
        t.f_do_bonuses_effect_theft_ret = s.f_do_bonuses_effect_theft_ret
        t.f_do_bonuses_effect_invest_me = s.f_do_bonuses_effect_invest_me
        t.f_do_bonuses_effect_invest_partner = s.f_do_bonuses_effect_invest_partner
        t.f_do_bonuses_effect_invest_ret = s.f_do_bonuses_effect_invest_ret
        t.f_do_play_card_card = s.f_do_play_card_card
        t.f_do_play_card_me = s.f_do_play_card_me
        t.f_do_play_card_ret = s.f_do_play_card_ret
        t.f_main_bettor = s.f_main_bettor
        t.f_main_bonus = s.f_main_bonus
        t.f_main_drawing_1_i = s.f_main_drawing_1_i
        t.f_main_drawing_1_last = s.f_main_drawing_1_last
        t.f_main_drawing_2_i = s.f_main_drawing_2_i
        t.f_main_drawing_2_last = s.f_main_drawing_2_last
        t.f_main_each_from = s.f_main_each_from
        t.f_main_each_i = s.f_main_each_i
        t.f_main_each_3_from = s.f_main_each_3_from
        t.f_main_each_3_i = s.f_main_each_3_i
        t.f_main_each_5_from = s.f_main_each_5_from
        t.f_main_each_5_i = s.f_main_each_5_i
        t.f_main_each_6_from = s.f_main_each_6_from
        t.f_main_each_6_i = s.f_main_each_6_i
        t.f_main_offers_left = s.f_main_offers_left
        t.f_main_offers_1_left = s.f_main_offers_1_left
        t.f_main_p_2 = s.f_main_p_2
        t.f_main_p_4 = s.f_main_p_4
        t.f_main_played = s.f_main_played
        t.f_main_repeat_left = s.f_main_repeat_left
        t.f_main_repeat_1_i = s.f_main_repeat_1_i
        t.f_main_repeat_1_last = s.f_main_repeat_1_last
        t.f_main_rounds_left = s.f_main_rounds_left
        t.f_main_seat = s.f_main_seat
        if history is None:
            past = s.history
            history = [past, len(past)] if len(past) > 2 else past.copy()
        t.history = history
        t.company = s.company.copy()
        t.agents = s.agents.copy()
        t.tracker = s.tracker.copy()
        t.successes = s.successes.copy()
        t.pile_size = s.pile_size.copy()
        t.luck = s.luck.copy()
        t.rerolls = s.rerolls.copy()
        t.has_rolled = s.has_rolled.copy()
        t.has_bet = s.has_bet.copy()
        t.bets = s.bets.copy()
        t.investments = s.investments.copy()
        t.rogues = s.rogues.copy()
        t.piles = s.piles.copy()
        t.loc = s.loc.copy()
        t.known = s.known.copy()
        t.lo = s.lo.copy() if s.explicit else s.lo
        t.hi = s.hi.copy() if s.explicit else s.hi
        return t

    def restart(s, t):
        s.round = t.round
        s.active = t.active
        s.open = t.open
        s.unclaimed = t.unclaimed
        s.starter = t.starter
        s.announced = t.announced
        s.throw = t.throw
        s.busted = t.busted
        s.abilities_on = t.abilities_on
        s.left_out_sector = t.left_out_sector
        s.deal_companies = t.deal_companies
        s.first_company = t.first_company
        s.rogue_majority = t.rogue_majority
        s.company = t.company.copy()
        s.agents = t.agents.copy()
        s.tracker = t.tracker.copy()
        s.successes = t.successes.copy()
        s.pile_size = t.pile_size.copy()
        s.luck = t.luck.copy()
        s.rerolls = t.rerolls.copy()
        s.has_rolled = t.has_rolled.copy()
        s.has_bet = t.has_bet.copy()
        s.bets = t.bets.copy()
        s.investments = t.investments.copy()
        s.rogues = t.rogues.copy()
        s.piles = t.piles.copy()
        s.loc = t.loc.copy()
        s.known = t.known.copy()
        s.lo = t.lo.copy()
        s.hi = t.hi.copy()

    def apply(s, index, seat=None):
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
    'name': 'ai_rush',
    'title': 'AI Rush',
    'fingerprint': '22fc12a3eb092604',
    'fewest': 3,
    'most': 9,
    'fields': (
        {'name': 'round', 'slot': 'round', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': True, 'title': 'round', 'keys': (), 'rows': ''},
        {'name': 'active', 'slot': 'active', 'owner': 'game', 'reading': ('player', '', None, False), 'count': None,
    'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'active', 'keys': (),
    'rows': ''},
        {'name': 'reactions', 'slot': 'reactions', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': False, 'title': 'reactions',
    'keys': (), 'rows': ''},
        {'name': 'automa', 'slot': 'automa', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (), 'rows': ''},
        {'name': 'company', 'slot': 'company', 'owner': 'seat', 'reading': ('row', 'companies', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 8, 'seen': 'all', 'public': True, 'title': 'company', 'keys': (),
    'rows': ''},
        {'name': 'agents', 'slot': 'agents', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 3,
    'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'agents', 'keys': ((('choice',
    'Sector', None, False), 3),), 'rows': ''},
        {'name': 'tracker', 'slot': 'tracker', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 12, 'seen': 'all', 'public': True, 'title': 'tracker', 'keys': (), 'rows': ''},
        {'name': 'successes', 'slot': 'successes', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 100, 'seen': 'all', 'public': True, 'title': 'successful rolls', 'keys': (),
    'rows': ''},
        {'name': 'pile_size', 'slot': 'pile_size', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 5050, 'seen': 'all', 'public': True, 'title': 'agents in the pile', 'keys': (),
    'rows': ''},
        {'name': 'luck', 'slot': 'luck', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 10, 'seen': 'all', 'public': True, 'title': 'luck for the next roll', 'keys': (),
    'rows': ''},
        {'name': 'rerolls', 'slot': 'rerolls', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 99, 'seen': 'all', 'public': True, 'title': 'rerolls for the next roll',
    'keys': (), 'rows': ''},
        {'name': 'has_rolled', 'slot': 'has_rolled', 'owner': 'seat', 'reading': ('flag', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'has rolled this quarter', 'keys': (),
    'rows': ''},
        {'name': 'has_bet', 'slot': 'has_bet', 'owner': 'seat', 'reading': ('flag', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'has bet this quarter', 'keys': (),
    'rows': ''},
        {'name': 'bets', 'slot': 'bets', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 9,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'bets', 'keys': ((('player', '', None,
    False), 9),), 'rows': ''},
        {'name': 'investments', 'slot': 'investments', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 9, 'wide': False, 'low': 0, 'high': 99, 'seen': 'all', 'public': True, 'title': 'investments',
    'keys': ((('player', '', None, False), 9),), 'rows': ''},
        {'name': 'rogues', 'slot': 'rogues', 'owner': 'game', 'reading': ('number', '', None, False), 'count': 3,
    'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'ROGUEs', 'keys': ((('choice',
    'Sector', None, False), 3),), 'rows': ''},
        {'name': 'open', 'slot': 'open', 'owner': 'game', 'reading': ('set', '', ('choice', 'Sector', None, False),
    False), 'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': True,
    'title': 'sectors in play', 'keys': (), 'rows': ''},
        {'name': 'unclaimed', 'slot': 'unclaimed', 'owner': 'game', 'reading': ('set', '', ('row', 'companies', None,
    False), False), 'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'all', 'public': True,
    'title': 'companies nobody has', 'keys': (), 'rows': ''},
        {'name': 'starter', 'slot': 'starter', 'owner': 'game', 'reading': ('player', '', None, False), 'count': None,
    'wide': False, 'low': 0, 'high': 8, 'seen': 'all', 'public': True, 'title': 'first company', 'keys': (),
    'rows': ''},
        {'name': 'announced', 'slot': 'announced', 'owner': 'game', 'reading': ('choice', 'Sector', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 2, 'seen': 'all', 'public': True, 'title': 'announced sector',
    'keys': (), 'rows': ''},
        {'name': 'throw', 'slot': 'throw', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': 2, 'high': 12, 'seen': 'all', 'public': True, 'title': 'roll', 'keys': (), 'rows': ''},
        {'name': 'busted', 'slot': 'busted', 'owner': 'game', 'reading': ('flag', '', None, False), 'count': None,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'bust', 'keys': (), 'rows': ''},
    ),
    'settings': (
        {'name': 'abilities_on', 'slot': 'abilities_on', 'owner': 'game', 'reading': ('flag', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'Abilities: tracker spots give their bonus', 'keys': (), 'rows': ''},
        {'name': 'left_out_sector', 'slot': 'left_out_sector', 'owner': 'game', 'reading': ('choice', 'Sector', None,
    True), 'count': None, 'wide': False, 'low': -1, 'high': 2, 'seen': 'all', 'public': True,
    'title': 'Sector left out with 3 or 4 players (none: at random)', 'keys': (), 'rows': ''},
        {'name': 'deal_companies', 'slot': 'deal_companies', 'owner': 'game', 'reading': ('flag', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'Companies are dealt at random', 'keys': (), 'rows': ''},
        {'name': 'first_company', 'slot': 'first_company', 'owner': 'game', 'reading': ('row', 'companies', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 8, 'seen': 'all', 'public': True,
    'title': 'Company that makes the first play', 'keys': (), 'rows': ''},
        {'name': 'rogue_majority', 'slot': 'rogue_majority', 'owner': 'game', 'reading': ('choice', 'Majority', None,
    False), 'count': None, 'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True,
    'title': 'ROGUE holds a sector with', 'keys': (), 'rows': ''},
    ),
    'places': (
        {'name': 'hand', 'owner': 'seat', 'base': 1, 'size': 9, 'count': 1, 'seen': 'owner', 'title': 'hand',
    'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'deck', 'owner': 'game', 'base': 10, 'size': 2, 'count': 2, 'seen': 'none', 'title': 'deck',
    'reading': ('card', '', None, False), 'keys': ((('choice', 'Deck', None, False), 2),), 'row': 0, 'rows': ''},
        {'name': 'discards', 'owner': 'game', 'base': 12, 'size': 2, 'count': 2, 'seen': 'all', 'title': 'discard pile',
    'reading': ('card', '', None, False), 'keys': ((('choice', 'Deck', None, False), 2),), 'row': 0, 'rows': ''},
    ),
    'tables': {
        'bonuses': {'type': 'Bonus', 'first': 0, 'ids': ('bio', 'tech', 'pol', 'realloc', 'agent1', 'agent2', 'subsidy',
    'venture', 'rogue', 'theft', 'reroll', 'invest', 'luck1', 'luck2', 'luck3', 'luck4'), 'names': ('BIO Agent',
    'TECH Agent', 'POL Agent', 'Re-Allocation', 'Agent of All Trades', 'Agents of All Trades', 'Subsidy', 'Venture',
    'ROGUE', 'Data Theft', 'Reroll', 'Investment', 'Kind of Lucky', 'Pretty Lucky', 'Lucky', 'Really Lucky'),
    'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 'cards': False},
        'companies': {'type': 'Company', 'first': 0, 'ids': ('eliza', 'halcyon', 'koan', 'mirador', 'ashfall', 'quill',
    'sable', 'tessera', 'verity'), 'names': ('ELIZA', 'HALCYON', 'KOAN', 'MIRADOR', 'ASHFALL', 'QUILL', 'SABLE',
    'TESSERA', 'VERITY'), 'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8), 'cards': False},
        'cards': {'type': 'Card', 'first': 0, 'ids': ('s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09',
    's10', 's11', 's12', 's13', 's14', 's15', 's16', 's17', 's18', 's19', 's20', 's21', 's22', 's23', 's24', 's25',
    's26', 's27', 's28', 's29', 's30', 'v01', 'v02', 'v03', 'v04', 'v05', 'v06', 'v07', 'v08', 'v09', 'v10', 'v11',
    'v12', 'v13', 'v14', 'v15', 'v16', 'v17', 'v18', 'v19', 'v20', 'v21', 'v22', 'v23', 'v24', 'v25', 'v26', 'v27',
    'v28', 'v29', 'v30'), 'names': ('Gene Grant', 'Field Lab', 'Seed Bank', 'Chip Credit', 'Server Grant',
    'Patent Pool', 'Civic Pilot', 'Town Hall', 'Policy Grant', 'Starter Kit', 'Open Call', 'Small Firm Aid',
    'Campus Deal', 'Twin Launch', 'Stimulus Round', 'Tail Wind', 'Soft Landing', 'Warm Start', 'Clean Data',
    'Good Press', 'Mentor Call', 'Breakthrough Hint', 'Lucky Seed', 'Eureka Night', 'Second Take', 'Retry Budget',
    'Rollback', 'Staff Transfer', 'Investor Lunch', 'Paperwork Day', 'Health Spinoff', 'Cloud Spinoff', 'Lobby Office',
    'Side Project', 'Quick Hire', 'Hiring Spree', 'Fleet Order', 'Double Shift', 'Pivot', 'Reorganisation',
    'Market Swap', 'Relocation', 'Scraper Bot', 'Poached Team', 'Leaked Weights', 'Mirror Site', 'Seed Stake',
    'Cross Holding', 'Joint Fund', 'Silent Partner', 'Sandbox Leak', 'Bad Release', 'Open Cage', 'Loss Carry-over',
    'Reset Clause', 'Overclock', 'Moonshot', 'Golden Run', 'Tax Refund', 'Board Seat'), 'rows': (0, 1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59), 'cards': True},
    },
    'choices': {
        'Sector': (('bio', 'BIO'), ('tech', 'TECH'), ('pol', 'POL')),
        'Deck': (('subsidy', 'Subsidy'), ('venture', 'Venture (Tax Break)')),
        'Majority': (('plurality', 'As many cubes as the best company'), ('all_together',
    'As many cubes as all companies together')),
    },
    'prompts': (
        ('', '', ('number', '', None, False), ()),
        ('sector', 'Choose a sector', ('choice', 'Sector', None, False), ()),
        ('place_bet', 'Bet on a company?', ('number', '', None, False), ((1, 'place_bet', 'Bet on a company'), (0,
    'decline', 'Decline'))),
        ('target', 'Choose a target', ('player', '', None, False), ()),
        ('card', 'Choose a card', ('card', '', None, False), ()),
        ('origin', 'Choose an origin', ('choice', 'Sector', None, False), ()),
        ('destination', 'Choose a destination', ('choice', 'Sector', None, False), ()),
        ('number_of_rogues', 'Choose a number of rogues', ('number', '', None, False), ()),
        ('victim', 'Choose a victim', ('player', '', None, False), ()),
        ('partner', 'Choose a partner', ('player', '', None, False), ()),
        ('do', 'What do you do?', ('number', '', None, False), ((0, 'play_card', 'Play a card'), (-1, 'done', 'Done'))),
        ('option', 'Choose one', ('number', '', None, False), ((0, 'Keep the dice', 'Keep the dice'), (1, 'Reroll',
    'Reroll'))),
        ('addition', 'Choose an addition', ('number', '', None, False), ()),
        ('do', 'Do it?', ('number', '', None, False), ((0, 'bio', 'BIO Agent'), (1, 'tech', 'TECH Agent'), (2, 'pol',
    'POL Agent'), (3, 'realloc', 'Re-Allocation'), (4, 'agent1', 'Agent of All Trades'), (5, 'agent2',
    'Agents of All Trades'), (6, 'subsidy', 'Subsidy'), (7, 'venture', 'Venture'), (8, 'rogue', 'ROGUE'), (9, 'theft',
    'Data Theft'), (10, 'reroll', 'Reroll'), (11, 'invest', 'Investment'), (12, 'luck1', 'Kind of Lucky'), (13, 'luck2',
    'Pretty Lucky'), (14, 'luck3', 'Lucky'), (15, 'luck4', 'Really Lucky'), (-1, 'decline', 'Decline'))),
        ('option', 'Choose one', ('number', '', None, False), ((0, 'Roll again', 'Roll again'), (1, 'End the turn',
    'End the turn'))),
        ('sector', 'sector at random', ('choice', 'Sector', None, False), ()),
        ('company_card', 'company card at random', ('row', 'companies', None, False), ()),
        ('company_card', 'Choose a company card', ('row', 'companies', None, False), ()),
    ),
    'notes': (
        ('{player}: Training Phase', (), ''),
        ('{player} chooses {0}', (('choice', 'Sector', None, False),), ''),
        ('{player}: Announce a sector', (), ''),
        ('announced sector is now {0}', (('choice', 'Sector', None, False), ('choice', 'Sector', None, False)), 'same'),
        ('{player}: tracker is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player}: successful rolls is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('bust is now {0}', (('flag', '', None, False), ('flag', '', None, False)), 'same'),
        ('{player} chooses {0}', (('player', '', None, False),), ''),
        ('{player}: Bet on a company', (), ''),
        ('{player}: has bet this quarter is now {0}', (('flag', '', None, False), ('flag', '', None, False)), 'same'),
        ('{player} gains {0} bets, {1}', (('number', '', None, False), ('player', '', None, False)), 'zero'),
        ('{player} chooses {0}', (('card', '', None, False),), ''),
        ('{player}: Play a card', (), ''),
        ('{player}: Add 1 agent', (), ''),
        ('{player}: Add agents', (), ''),
        ('{player} gains {0} agents, {1}', (('number', '', None, False), ('choice', 'Sector', None, False)), 'zero'),
        ('{player} loses {0} agents, {1}', (('number', '', None, False), ('choice', 'Sector', None, False)), 'zero'),
        ('{player}: Add 2 agents', (), ''),
        ('{player}: Draw 2 cards', (), ''),
        ('{player} draws {0}', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player} draws a card', (('number', '', None, False),), 'zero'),
        ('{player} chooses {0}', (('number', '', None, False),), ''),
        ('{player}: Add 1 to 3 ROGUEs', (), ''),
        ('{player}: Add ROGUEs', (), ''),
        ('ROGUEs, {1}: +{0}', (('number', '', None, False), ('choice', 'Sector', None, False)), 'zero'),
        ('{player} gains {0} rerolls for the next roll', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} investments, {1}', (('number', '', None, False), ('player', '', None, False)), 'zero'),
        ('{player} gains {0} luck for the next roll', (('number', '', None, False),), 'zero'),
        ('{0} to discard pile', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Roll both dice', (), ''),
        ('{player} rolls {0}', (('number', '', None, False),), ''),
        ('{player}: has rolled this quarter is now {0}', (('flag', '', None, False), ('flag', '', None, False)),
    'same'),
        ('roll: +{0}', (('number', '', None, False),), 'zero'),
        ('{player}: rerolls for the next roll is now {0}', (('number', '', None, False), ('number', '', None, False)),
    'same'),
        ('{player}: luck for the next roll is now {0}', (('number', '', None, False), ('number', '', None, False)),
    'same'),
        ('{player} gains {0} successful rolls', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} agents in the pile', (('number', '', None, False),), 'zero'),
        ('{player}: Bonus of the spot', (), ''),
        ("{player} can't do it: skipped", (), ''),
        ('{player}: Deploy', (), ''),
        ('{player}: Enter the sector', (), ''),
        ('{player}: bets is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player}: investments is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player}: agents in the pile is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{0} removed from sectors in play', (('choice', 'Sector', None, False),), ''),
        ('{0} to deck', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} cards to deck', (('number', '', None, False),), 'zero'),
        ('{0} added to companies nobody has', (('list', '', ('row', 'companies', None, False), False),), ''),
        ('{player}: company is now {0}', (('row', 'companies', None, False), ('row', 'companies', None, False)),
    'same'),
        ('{player} chooses {0}', (('row', 'companies', None, False),), ''),
        ('{0} removed from companies nobody has', (('row', 'companies', None, False),), ''),
        ('first company is now {0}', (('player', '', None, False), ('player', '', None, False)), 'same'),
        ('Round {0}', (('number', '', None, False),), ''),
        ('Quarter', (), ''),
        ("{player}'s turn", (), ''),
        ('End of the quarter', (), ''),
    ),
    'scores': (
        ('Sectors led', 'score_0'),
    ),
    'automas': (),
    'cards': 60,
    'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59),
    'place_count': 14,
    'starts': {
        'round': ('one', 1),
        'active': ('one', 0),
        'automa': ('seat', (0,)),
        'company': ('seat', (0,)),
        'agents': ('seat', (0, 0, 0)),
        'tracker': ('seat', (0,)),
        'successes': ('seat', (0,)),
        'pile_size': ('seat', (0,)),
        'luck': ('seat', (0,)),
        'rerolls': ('seat', (0,)),
        'has_rolled': ('seat', (0,)),
        'has_bet': ('seat', (0,)),
        'bets': ('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'investments': ('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'rogues': ('list', (0, 0, 0)),
        'open': ('one', 7),
        'unclaimed': ('one', 0),
        'starter': ('one', 0),
        'announced': ('one', 0),
        'throw': ('one', 2),
        'busted': ('one', 0),
        'abilities_on': ('one', 1),
        'left_out_sector': ('one', -1),
        'deal_companies': ('one', 1),
        'first_company': ('one', 0),
        'rogue_majority': ('one', 0),
    },
    'plain': ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
    'weights', 'round', 'active', 'automa', 'open', 'unclaimed', 'starter', 'announced', 'throw', 'busted',
    'abilities_on', 'left_out_sector', 'deal_companies', 'first_company', 'rogue_majority', 'f_do_sector_agent_me',
    'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret',
    'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin',
    'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret',
    'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_drawing_i', 'f_do_draw_two_kind',
    'f_do_draw_two_me', 'f_do_draw_two_ret', 'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret',
    'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_9', 'f_do_bonuses_effect_rogue_ret',
    'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret',
    'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret',
    'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus',
    'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_from',
    'f_main_each_i', 'f_main_each_3_from', 'f_main_each_3_i', 'f_main_each_5_from', 'f_main_each_5_i',
    'f_main_each_6_from', 'f_main_each_6_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p_2', 'f_main_p_4',
    'f_main_played', 'f_main_repeat_left', 'f_main_repeat_1_i', 'f_main_repeat_1_last', 'f_main_rounds_left',
    'f_main_seat'),
    'lists': ('company', 'agents', 'tracker', 'successes', 'pile_size', 'luck', 'rerolls', 'has_rolled', 'has_bet',
    'bets', 'investments', 'rogues', 'piles', 'loc', 'known', 'lo', 'hi'),
    'frames': ('f_do_sector_agent_me', 'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret',
    'f_do_bonuses_effect_tech_ret', 'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me',
    'f_do_bonuses_effect_realloc_origin', 'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me',
    'f_do_bonuses_effect_agent1_ret', 'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret',
    'f_do_draw_two_drawing_i', 'f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_ret',
    'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret', 'f_do_bonuses_effect_rogue_me',
    'f_do_bonuses_effect_rogue_sector_9', 'f_do_bonuses_effect_rogue_ret', 'f_do_bonuses_effect_theft_me',
    'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret', 'f_do_bonuses_effect_invest_me',
    'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret', 'f_do_play_card_card', 'f_do_play_card_me',
    'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus', 'f_main_drawing_1_i', 'f_main_drawing_1_last',
    'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_from', 'f_main_each_i', 'f_main_each_3_from',
    'f_main_each_3_i', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_from', 'f_main_each_6_i',
    'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p_2', 'f_main_p_4', 'f_main_played', 'f_main_repeat_left',
    'f_main_repeat_1_i', 'f_main_repeat_1_last', 'f_main_rounds_left', 'f_main_seat'),
    'counters': ('f_main_offers_1_left', 'f_main_offers_left', 'f_main_repeat_left', 'f_main_rounds_left'),
    'whys': {
        'announce': (('sector', 'there is no sector to choose'),),
        'place_bet': (('has_bet', 'one bet per quarter'), ('target', 'there is no target to choose')),
        'add_agents': (),
        'sector_agent': (),
        'two_agents': (('add_agents', 'what it leads to is not possible'),),
        'draw_two': (('deck discards kind', 'no card of that kind is left'),),
        'add_rogues': (),
        'let_loose': (('number_of_rogues', 'there is no number of rogues to choose'), ('number_of_rogues add_rogues',
    'what it leads to is not possible')),
        'play_card': (('card', 'there is no card to choose'), ('partner', 'there is no partner to choose'), ('victim',
    'there is no victim to choose'), ('deck discards kind', 'no card of that kind is left'), ('draw_two',
    'what it leads to is not possible'), ('sector', 'there is no sector to choose'), ('number_of_rogues',
    'there is no number of rogues to choose'), ('number_of_rogues add_rogues', 'what it leads to is not possible'),
    ('sector let_loose', 'what it leads to is not possible'), ('add_agents', 'what it leads to is not possible'),
    ('sector two_agents', 'what it leads to is not possible'), ('sector sector_agent',
    'what it leads to is not possible'), ('origin', 'there is no origin to choose'), ('destination',
    'there is no destination to choose'), ('sector_agent', 'what it leads to is not possible'), ('card bonuses_effect',
    'what it leads to is not possible')),
        'train': (),
        'spot_bonus': (),
        'enter_market': (),
        'deploy': (('enter_market', 'what it leads to is not possible'),),
        'training_phase': (('sector', 'there is no sector to choose'), ('announce',
    'what it leads to is not possible')),
    },
    'invariants': (
        ('no cube in a sector that is out of play', 186),
        ('the pile is 1 + 2 + 3 and so on', 187),
        ('nobody backs the own company', 188),
    ),
    'asks': {
        3: (1, 48),
        7: (5, 56),
        8: (6, 57),
        9: (1, 60),
        11: (1, 62),
        12: (0, 68),
        15: (1, 71),
        16: (7, 73),
        17: (8, 78),
        18: (1, 79),
        19: (9, 84),
        20: (1, 85),
        21: (4, 41),
        24: (15, 158),
        25: (16, 166),
        26: (17, 168),
        27: (1, 10),
        28: (2, 17),
        29: (3, 20),
        30: (10, 24),
        32: (0, 102),
        33: (11, 105),
        34: (0, 108),
        35: (12, 111),
        37: (13, 130),
        39: (10, 132),
        41: (14, 134),
        42: (0, 183),
        43: (0, 184),
    },
    'chances': {
        12: 'card',
        42: 'card',
        43: 'card',
    },
    'card_slots': ('f_do_play_card_card',),
    'live': {
        3: (('f_do_sector_agent_me',), 'f_do_sector_agent_ret', False),
        4: ((), 'f_do_bonuses_effect_bio_ret', False),
        5: ((), 'f_do_bonuses_effect_tech_ret', False),
        6: ((), 'f_do_bonuses_effect_pol_ret', False),
        7: (('f_do_bonuses_effect_realloc_me',), 'f_do_bonuses_effect_realloc_ret', False),
        8: (('f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin'), 'f_do_bonuses_effect_realloc_ret',
    False),
        9: (('f_do_bonuses_effect_agent1_me',), 'f_do_bonuses_effect_agent1_ret', False),
        10: ((), 'f_do_bonuses_effect_agent1_ret', False),
        11: (('f_do_bonuses_effect_agent2_me',), 'f_do_bonuses_effect_agent2_ret', False),
        12: (('f_do_draw_two_drawing_i', 'f_do_draw_two_kind', 'f_do_draw_two_me'), 'f_do_draw_two_ret', False),
        13: ((), 'f_do_bonuses_effect_subsidy_ret', False),
        14: ((), 'f_do_bonuses_effect_venture_ret', False),
        15: (('f_do_bonuses_effect_rogue_me',), 'f_do_bonuses_effect_rogue_ret', False),
        16: (('f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_9'), 'f_do_bonuses_effect_rogue_ret',
    False),
        17: (('f_do_bonuses_effect_theft_me',), 'f_do_bonuses_effect_theft_ret', False),
        18: (('f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim'), 'f_do_bonuses_effect_theft_ret',
    False),
        19: (('f_do_bonuses_effect_invest_me',), 'f_do_bonuses_effect_invest_ret', False),
        20: (('f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner'), 'f_do_bonuses_effect_invest_ret',
    False),
        21: (('f_do_play_card_me',), 'f_do_play_card_ret', False),
        22: (('f_do_play_card_card',), 'f_do_play_card_ret', False),
        23: ((), '', False),
        24: ((), '', False),
        25: (('f_main_each_3_from', 'f_main_each_3_i', 'f_main_p_2'), '', False),
        26: (('f_main_each_3_from', 'f_main_each_3_i', 'f_main_p_2'), '', False),
        27: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        28: (('f_main_bettor', 'f_main_each_from', 'f_main_each_i', 'f_main_each_5_from', 'f_main_each_5_i',
    'f_main_played', 'f_main_seat'), '', False),
        29: (('f_main_bettor', 'f_main_each_from', 'f_main_each_i', 'f_main_each_5_from', 'f_main_each_5_i',
    'f_main_played', 'f_main_seat'), '', False),
        30: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        31: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        32: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        33: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_repeat_1_i', 'f_main_repeat_1_last',
    'f_main_seat'), '', False),
        34: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_repeat_1_i', 'f_main_repeat_1_last',
    'f_main_seat'), '', False),
        35: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        36: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        37: (('f_main_bonus', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        38: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        39: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        40: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        41: (('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat'), '', False),
        42: (('f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_each_6_from', 'f_main_each_6_i', 'f_main_p_4',
    'f_main_played'), '', False),
        43: (('f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_6_from', 'f_main_each_6_i', 'f_main_p_4',
    'f_main_played'), '', False),
    },
    'main': 23,
    'depth': 7,
}
ORIGINS = (
    ('', 0, 0, ''),
    ('content/ai_rush/game.rules', 93, 1, 'rule'),
    ('content/ai_rush/game.rules', 94, 1, 'rule'),
    ('content/ai_rush/game.rules', 96, 1, 'rule'),
    ('content/ai_rush/game.rules', 97, 1, 'rule'),
    ('content/ai_rush/game.rules', 99, 1, 'rule'),
    ('content/ai_rush/turn.rules', 81, 1, 'rule'),
    ('content/ai_rush/turn.rules', 17, 1, ''),
    ('content/ai_rush/turn.rules', 3, 1, ''),
    ('content/ai_rush/turn.rules', 4, 5, 'rule'),
    ('content/ai_rush/turn.rules', 18, 5, 'rule'),
    ('content/ai_rush/turn.rules', 19, 5, 'rule'),
    ('content/ai_rush/turn.rules', 20, 5, 'rule'),
    ('content/ai_rush/turn.rules', 21, 5, 'rule'),
    ('content/ai_rush/turn.rules', 22, 5, 'rule'),
    ('content/ai_rush/turn.rules', 17, 7, ''),
    ('content/ai_rush/turn.rules', 5, 5, 'rule'),
    ('content/ai_rush/turn.rules', 5, 45, 'rule'),
    ('content/ai_rush/turn.rules', 83, 1, ''),
    ('content/ai_rush/turn.rules', 84, 5, 'rule'),
    ('content/ai_rush/turn.rules', 85, 5, 'rule'),
    ('content/ai_rush/turn.rules', 86, 5, 'rule'),
    ('content/ai_rush/turn.rules', 87, 5, 'rule'),
    ('content/ai_rush/turn.rules', 83, 8, ''),
    ('content/ai_rush/turn.rules', 6, 5, 'rule'),
    ('content/ai_rush/turn.rules', 91, 1, ''),
    ('content/ai_rush/tables/bonuses.yaml', 18, 5, ''),
    ('content/ai_rush/tables/bonuses.yaml', 25, 11, ''),
    ('content/ai_rush/turn.rules', 61, 1, ''),
    ('content/ai_rush/turn.rules', 97, 1, ''),
    ('content/ai_rush/tables/bonuses.yaml', 29, 11, ''),
    ('content/ai_rush/turn.rules', 104, 1, ''),
    ('content/ai_rush/tables/bonuses.yaml', 33, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 37, 11, ''),
    ('content/ai_rush/turn.rules', 64, 1, ''),
    ('content/ai_rush/turn.rules', 100, 1, ''),
    ('content/ai_rush/tables/bonuses.yaml', 42, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 47, 5, ''),
    ('content/ai_rush/tables/bonuses.yaml', 59, 5, ''),
    ('content/ai_rush/turn.rules', 48, 1, ''),
    ('content/ai_rush/turn.rules', 6, 19, 'rule'),
    ('content/ai_rush/turn.rules', 49, 5, 'rule'),
    ('content/ai_rush/turn.rules', 50, 5, 'rule'),
    ('content/ai_rush/tables/bonuses.yaml', 5, 11, 'cell'),
    ('content/ai_rush/turn.rules', 92, 5, 'rule'),
    ('content/ai_rush/turn.rules', 92, 24, 'rule'),
    ('content/ai_rush/turn.rules', 62, 5, 'rule'),
    ('content/ai_rush/turn.rules', 61, 7, ''),
    ('content/ai_rush/turn.rules', 94, 9, 'rule'),
    ('content/ai_rush/turn.rules', 95, 9, 'rule'),
    ('content/ai_rush/turn.rules', 91, 7, ''),
    ('content/ai_rush/tables/bonuses.yaml', 5, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 9, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 9, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 13, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 13, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 18, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 19, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 20, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 21, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 25, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 25, 34, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 29, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 29, 34, 'cell'),
    ('content/ai_rush/turn.rules', 98, 5, 'rule'),
    ('content/ai_rush/turn.rules', 97, 7, ''),
    ('content/ai_rush/tables/bonuses.yaml', 33, 11, 'cell'),
    ('content/ai_rush/turn.rules', 105, 5, 'rule'),
    ('content/ai_rush/turn.rules', 106, 5, 'rule'),
    ('content/ai_rush/turn.rules', 104, 7, ''),
    ('content/ai_rush/tables/bonuses.yaml', 37, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 42, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 42, 34, 'cell'),
    ('content/ai_rush/turn.rules', 101, 5, 'rule'),
    ('content/ai_rush/turn.rules', 102, 5, 'rule'),
    ('content/ai_rush/turn.rules', 65, 5, 'rule'),
    ('content/ai_rush/turn.rules', 64, 7, ''),
    ('content/ai_rush/turn.rules', 100, 7, ''),
    ('content/ai_rush/tables/bonuses.yaml', 47, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 48, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 49, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 50, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 54, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 54, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 59, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 60, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 61, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 62, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 63, 5, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 69, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 69, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 73, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 73, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 77, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 77, 11, ''),
    ('content/ai_rush/tables/bonuses.yaml', 81, 11, 'cell'),
    ('content/ai_rush/tables/bonuses.yaml', 81, 11, ''),
    ('content/ai_rush/turn.rules', 51, 5, 'rule'),
    ('content/ai_rush/turn.rules', 48, 8, ''),
    ('content/ai_rush/turn.rules', 7, 5, 'rule'),
    ('content/ai_rush/turn.rules', 8, 9, 'rule'),
    ('content/ai_rush/turn.rules', 24, 1, ''),
    ('content/ai_rush/turn.rules', 25, 5, 'rule'),
    ('content/ai_rush/turn.rules', 26, 5, 'rule'),
    ('content/ai_rush/turn.rules', 27, 5, 'rule'),
    ('content/ai_rush/turn.rules', 28, 9, 'rule'),
    ('content/ai_rush/turn.rules', 29, 37, 'rule'),
    ('content/ai_rush/turn.rules', 29, 13, 'rule'),
    ('content/ai_rush/turn.rules', 30, 30, 'rule'),
    ('content/ai_rush/turn.rules', 30, 13, 'rule'),
    ('content/ai_rush/turn.rules', 31, 5, 'rule'),
    ('content/ai_rush/turn.rules', 32, 9, 'rule'),
    ('content/ai_rush/turn.rules', 33, 9, 'rule'),
    ('content/ai_rush/turn.rules', 34, 5, 'rule'),
    ('content/ai_rush/turn.rules', 35, 5, 'rule'),
    ('content/ai_rush/turn.rules', 36, 5, 'rule'),
    ('content/ai_rush/turn.rules', 36, 25, 'rule'),
    ('content/ai_rush/turn.rules', 38, 9, 'rule'),
    ('content/ai_rush/turn.rules', 39, 9, 'rule'),
    ('content/ai_rush/turn.rules', 40, 9, 'rule'),
    ('content/ai_rush/turn.rules', 24, 7, ''),
    ('content/ai_rush/turn.rules', 9, 9, 'rule'),
    ('content/ai_rush/turn.rules', 9, 20, 'rule'),
    ('content/ai_rush/turn.rules', 10, 9, 'rule'),
    ('content/ai_rush/turn.rules', 10, 26, 'rule'),
    ('content/ai_rush/turn.rules', 42, 1, ''),
    ('content/ai_rush/turn.rules', 43, 5, 'rule'),
    ('content/ai_rush/turn.rules', 44, 5, 'rule'),
    ('content/ai_rush/turn.rules', 45, 9, 'rule'),
    ('content/ai_rush/turn.rules', 45, 24, 'rule'),
    ('content/ai_rush/turn.rules', 46, 20, 'rule'),
    ('content/ai_rush/turn.rules', 42, 7, ''),
    ('content/ai_rush/turn.rules', 11, 9, 'rule'),
    ('content/ai_rush/turn.rules', 11, 23, 'rule'),
    ('content/ai_rush/turn.rules', 12, 9, 'rule'),
    ('content/ai_rush/turn.rules', 13, 34, 'rule'),
    ('content/ai_rush/turn.rules', 13, 13, 'rule'),
    ('content/ai_rush/turn.rules', 14, 36, 'rule'),
    ('content/ai_rush/turn.rules', 14, 13, 'rule'),
    ('content/ai_rush/turn.rules', 15, 5, 'rule'),
    ('content/ai_rush/turn.rules', 67, 1, ''),
    ('content/ai_rush/turn.rules', 71, 1, ''),
    ('content/ai_rush/turn.rules', 72, 5, 'rule'),
    ('content/ai_rush/turn.rules', 68, 5, 'rule'),
    ('content/ai_rush/turn.rules', 68, 16, 'rule'),
    ('content/ai_rush/turn.rules', 69, 16, 'rule'),
    ('content/ai_rush/turn.rules', 67, 7, ''),
    ('content/ai_rush/turn.rules', 73, 5, 'rule'),
    ('content/ai_rush/turn.rules', 74, 9, 'rule'),
    ('content/ai_rush/turn.rules', 75, 9, 'rule'),
    ('content/ai_rush/turn.rules', 76, 9, 'rule'),
    ('content/ai_rush/turn.rules', 77, 5, 'rule'),
    ('content/ai_rush/turn.rules', 71, 7, ''),
    ('content/ai_rush/turn.rules', 3, 7, ''),
    ('content/ai_rush/game.rules', 60, 5, ''),
    ('content/ai_rush/game.rules', 61, 9, 'rule'),
    ('content/ai_rush/game.rules', 62, 13, 'rule'),
    ('content/ai_rush/game.rules', 62, 41, 'rule'),
    ('content/ai_rush/game.rules', 64, 17, 'rule'),
    ('content/ai_rush/game.rules', 65, 17, 'rule'),
    ('content/ai_rush/game.rules', 66, 9, 'rule'),
    ('content/ai_rush/game.rules', 67, 13, 'rule'),
    ('content/ai_rush/game.rules', 68, 13, 'rule'),
    ('content/ai_rush/game.rules', 69, 9, 'rule'),
    ('content/ai_rush/game.rules', 70, 9, 'rule'),
    ('content/ai_rush/game.rules', 71, 13, 'rule'),
    ('content/ai_rush/game.rules', 72, 17, 'rule'),
    ('content/ai_rush/game.rules', 73, 17, 'rule'),
    ('content/ai_rush/game.rules', 75, 17, 'rule'),
    ('content/ai_rush/game.rules', 76, 17, 'rule'),
    ('content/ai_rush/game.rules', 77, 13, 'rule'),
    ('content/ai_rush/game.rules', 78, 9, 'rule'),
    ('content/ai_rush/game.rules', 79, 9, 'rule'),
    ('content/ai_rush/game.rules', 79, 67, 'rule'),
    ('content/ai_rush/game.rules', 80, 5, ''),
    ('content/ai_rush/game.rules', 81, 9, ''),
    ('content/ai_rush/game.rules', 82, 13, 'rule'),
    ('content/ai_rush/game.rules', 83, 9, ''),
    ('content/ai_rush/game.rules', 84, 13, 'rule'),
    ('content/ai_rush/game.rules', 85, 17, 'rule'),
    ('content/ai_rush/game.rules', 86, 17, 'rule'),
    ('content/ai_rush/game.rules', 87, 17, 'rule'),
    ('content/ai_rush/game.rules', 88, 21, 'rule'),
    ('content/ai_rush/game.rules', 88, 45, 'rule'),
    ('content/ai_rush/game.rules', 89, 32, 'rule'),
    ('content/ai_rush/game.rules', 104, 5, 'rule'),
    ('content/ai_rush/game.rules', 53, 1, ''),
    ('content/ai_rush/game.rules', 54, 1, ''),
    ('content/ai_rush/game.rules', 55, 1, ''),
    ('content/ai_rush/turn.rules', 55, 1, 'rule'),
)
def game_of(state, blocks, secrets):
    return Game(
        state, GAME, ORIGINS, blocks, globals(),
        scores=(score_0,), winners=winners, invariants=(always_0, always_1, always_2,),
        whys={
            'announce': why_announce,
            'place_bet': why_place_bet,
            'add_agents': why_add_agents,
            'sector_agent': why_sector_agent,
            'two_agents': why_two_agents,
            'draw_two': why_draw_two,
            'add_rogues': why_add_rogues,
            'let_loose': why_let_loose,
            'play_card': why_play_card,
            'train': why_train,
            'spot_bonus': why_spot_bonus,
            'enter_market': why_enter_market,
            'deploy': why_deploy,
            'training_phase': why_training_phase,
        },
        secrets=secrets,
        functions={
            'd_most_agents': d_most_agents,
            'd_all_agents': d_all_agents,
            'd_leads': d_leads,
            'd_leads_somewhere': d_leads_somewhere,
            'd_rogue_holds': d_rogue_holds,
            'd_stakes': d_stakes,
            'can_announce': can_announce,
            'can_training_phase': can_training_phase,
            'can_place_bet': can_place_bet,
            'can_sector_agent': can_sector_agent,
            'can_bonuses_effect_realloc': can_bonuses_effect_realloc,
            'can_bonuses_effect_agent1': can_bonuses_effect_agent1,
            'can_add_agents': can_add_agents,
            'can_two_agents': can_two_agents,
            'can_bonuses_effect_agent2': can_bonuses_effect_agent2,
            'can_draw_two': can_draw_two,
            'can_bonuses_effect_subsidy': can_bonuses_effect_subsidy,
            'can_bonuses_effect_venture': can_bonuses_effect_venture,
            'can_add_rogues': can_add_rogues,
            'can_let_loose': can_let_loose,
            'can_bonuses_effect_rogue': can_bonuses_effect_rogue,
            'can_bonuses_effect_theft': can_bonuses_effect_theft,
            'can_bonuses_effect_invest': can_bonuses_effect_invest,
            'can_play_card': can_play_card,
            'can_train': can_train,
            'can_spot_bonus': can_spot_bonus,
            'can_enter_market': can_enter_market,
            'can_deploy': can_deploy,
            'score_0': score_0,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
            'always_2': always_2,
            'q_added': q_added,
        },
        playout=main_played,
    )

SECRETS = (
)
SECRETS_LOGGED = (
)
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (48, 56), (68, 78), (88, 84), (95, 39), (102, 160), (109, 172), (116, 17), (123, 180), (129, 18),
    (135, 0), (322, 1), (330, 2), (336, 3), (339, 4), (345, 5), (348, 6), (351, 7), (354, 8), (357, 18), (360, 25),
    (363, 26), (369, 27), (372, 28), (375, 29), (378, 30), (381, 31), (384, 32), (387, 33), (390, 34), (393, 35), (396,
    36), (399, 37), (405, 38), (411, 39), (417, 101), (420, 125), (423, 140), (426, 141), (429, 185), (446, 186), (452,
    187), (455, 188), (458, 189), (461, 0), (555, 47), (556, 28), (557, 46), (564, 50), (565, 25), (572, 48), (583, 50),
    (586, 51), (587, 43), (594, 53), (595, 52), (602, 55), (603, 54), (610, 26), (611, 56), (622, 57), (629, 58), (631,
    59), (638, 27), (639, 60), (654, 30), (655, 62), (668, 69), (669, 31), (681, 68), (706, 32), (707, 66), (714, 33),
    (715, 70), (722, 76), (723, 34), (724, 75), (730, 36), (731, 71), (742, 73), (752, 37), (753, 78), (764, 79), (771,
    80), (773, 81), (780, 83), (781, 82), (788, 38), (789, 84), (800, 85), (807, 86), (809, 87), (814, 88), (821, 90),
    (822, 89), (829, 92), (830, 91), (837, 94), (838, 93), (845, 96), (846, 95), (853, 98), (854, 39), (857, 41), (869,
    97), (874, 146), (875, 140), (883, 155), (886, 157), (890, 158), (895, 159), (899, 158), (900, 159), (903, 160),
    (906, 161), (909, 162), (911, 163), (916, 168), (917, 169), (918, 170), (925, 163), (933, 166), (938, 167), (939,
    170), (942, 168), (947, 170), (949, 171), (950, 172), (952, 173), (957, 166), (958, 167), (959, 170), (962, 10),
    (964, 11), (965, 12), (966, 13), (967, 14), (979, 24), (988, 17), (999, 20), (1013, 24), (1022, 17), (1028, 20),
    (1032, 21), (1033, 22), (1047, 24), (1056, 17), (1062, 16), (1075, 102), (1088, 99), (1089, 24), (1098, 17), (1104,
    24), (1110, 102), (1124, 103), (1128, 99), (1131, 24), (1140, 102), (1153, 99), (1154, 24), (1170, 102), (1184,
    103), (1188, 99), (1189, 24), (1196, 99), (1201, 102), (1215, 103), (1220, 105), (1226, 99), (1228, 105), (1232,
    111), (1238, 108), (1254, 105), (1260, 111), (1267, 108), (1272, 105), (1278, 111), (1286, 112), (1292, 129), (1299,
    134), (1308, 132), (1315, 130), (1324, 134), (1333, 132), (1340, 130), (1347, 134), (1356, 132), (1366, 134), (1377,
    132), (1383, 134), (1392, 132), (1399, 134), (1404, 102), (1418, 103), (1423, 105), (1429, 99), (1436, 102), (1450,
    103), (1455, 105), (1461, 111), (1467, 99), (1469, 102), (1472, 103), (1477, 105), (1483, 111), (1490, 102), (1494,
    105), (1500, 111), (1507, 110), (1510, 111), (1517, 113), (1520, 114), (1522, 116), (1524, 117), (1525, 118), (1529,
    119), (1536, 126), (1546, 134), (1555, 132), (1562, 130), (1572, 134), (1581, 132), (1592, 134), (1601, 132), (1612,
    134), (1621, 132), (1635, 134), (1644, 132), (1657, 134), (1666, 132), (1673, 134), (1684, 139), (1690, 149), (1691,
    150), (1693, 151), (1696, 174), (1707, 10), (1713, 177), (1720, 179), (1721, 180), (1730, 183), (1760, 184), (1786,
    183), (1857, 184), (1928, 174), (1943, 50), (1947, 48), (1953, 51), (1957, 53), (1961, 55), (1965, 26), (1966, 56),
    (1969, 57), (1972, 58), (1974, 59), (1981, 27), (1982, 60), (1988, 30), (1989, 62), (1995, 69), (1998, 68), (2011,
    32), (2015, 33), (2019, 36), (2020, 71), (2023, 73), (2028, 37), (2029, 78), (2032, 79), (2035, 80), (2037, 81),
    (2044, 38), (2045, 84), (2048, 85), (2051, 86), (2053, 87), (2058, 88), (2065, 98), (2066, 41), (2071, 97), (2079,
    157), (2083, 158), (2086, 159), (2089, 161), (2092, 162), (2093, 163), (2098, 166), (2101, 167), (2103, 168), (2106,
    169), (2107, 170), (2108, 171), (2109, 172), (2111, 173), (2123, 10), (2126, 11), (2127, 12), (2128, 13), (2129,
    14), (2132, 17), (2135, 20), (2138, 21), (2139, 22), (2148, 24), (2157, 102), (2159, 103), (2161, 105), (2165, 108),
    (2168, 111), (2171, 112), (2175, 113), (2176, 114), (2178, 116), (2180, 117), (2181, 118), (2185, 119), (2192, 126),
    (2198, 130), (2206, 132), (2214, 134), (2222, 99), (2227, 149), (2228, 150), (2229, 151), (2231, 179), (2232, 180),
    (2238, 183), (2253, 184), (2265, 174), (2267, 47), (2268, 28), (2270, 46), (2281, 50), (2282, 25), (2286, 44),
    (2288, 45), (2292, 48), (2302, 49), (2306, 50), (2309, 51), (2310, 43), (2318, 53), (2319, 52), (2327, 55), (2328,
    54), (2336, 26), (2337, 56), (2350, 57), (2360, 58), (2367, 59), (2378, 27), (2379, 60), (2391, 61), (2394, 60),
    (2397, 30), (2398, 62), (2411, 63), (2412, 29), (2413, 64), (2417, 69), (2418, 31), (2423, 67), (2424, 68), (2428,
    31), (2436, 68), (2466, 32), (2467, 66), (2475, 33), (2476, 70), (2484, 76), (2485, 34), (2487, 75), (2497, 36),
    (2498, 71), (2512, 72), (2513, 35), (2514, 73), (2523, 74), (2527, 37), (2528, 78), (2541, 79), (2551, 80), (2558,
    81), (2569, 83), (2570, 82), (2581, 38), (2582, 84), (2596, 85), (2607, 86), (2614, 87), (2623, 88), (2634, 90),
    (2635, 89), (2646, 92), (2647, 91), (2658, 94), (2659, 93), (2670, 96), (2671, 95), (2682, 98), (2683, 39), (2687,
    41), (2698, 42), (2701, 41), (2702, 97), (2710, 146), (2711, 140), (2713, 143), (2715, 144), (2718, 145), (2723,
    155), (2726, 156), (2728, 157), (2732, 158), (2740, 159), (2746, 158), (2747, 159), (2752, 160), (2755, 161), (2761,
    162), (2764, 163), (2767, 164), (2772, 168), (2775, 169), (2779, 170), (2790, 163), (2795, 165), (2797, 166), (2805,
    167), (2809, 170), (2814, 168), (2820, 170), (2824, 171), (2828, 172), (2831, 173), (2839, 166), (2841, 167), (2845,
    170), (2850, 10), (2853, 11), (2857, 12), (2861, 13), (2865, 14), (2869, 16), (2874, 17), (2877, 18), (2878, 19),
    (2879, 20), (2890, 21), (2894, 22), (2905, 16), (2910, 24), (2916, 99), (2920, 100), (2921, 101), (2922, 102),
    (2936, 99), (2937, 24), (2945, 17), (2953, 24), (2955, 99), (2959, 100), (2960, 101), (2961, 102), (2975, 99),
    (2976, 24), (2985, 99), (2989, 100), (2990, 101), (2991, 102), (3005, 99), (3006, 24), (3019, 99), (3023, 100),
    (3024, 101), (3025, 102), (3039, 99), (3040, 24), (3047, 99), (3052, 100), (3053, 101), (3054, 102), (3068, 99),
    (3070, 105), (3074, 107), (3075, 106), (3076, 110), (3078, 111), (3085, 109), (3086, 108), (3105, 105), (3111, 110),
    (3113, 111), (3121, 108), (3129, 105), (3135, 110), (3137, 111), (3147, 112), (3157, 129), (3159, 132), (3165, 134),
    (3175, 132), (3182, 130), (3186, 132), (3192, 134), (3202, 132), (3209, 130), (3211, 132), (3217, 134), (3227, 132),
    (3237, 134), (3247, 132), (3256, 134), (3266, 132), (3273, 134), (3275, 136), (3276, 135), (3279, 100), (3280, 101),
    (3281, 102), (3295, 99), (3296, 138), (3297, 137), (3300, 99), (3303, 100), (3304, 101), (3305, 102), (3319, 99),
    (3321, 102), (3325, 103), (3329, 104), (3335, 105), (3341, 110), (3343, 111), (3351, 102), (3357, 105), (3363, 110),
    (3365, 111), (3373, 110), (3377, 111), (3385, 113), (3391, 114), (3395, 115), (3397, 116), (3402, 117), (3406, 118),
    (3414, 119), (3422, 121), (3424, 122), (3426, 123), (3428, 124), (3429, 125), (3430, 126), (3432, 127), (3434, 128),
    (3436, 129), (3440, 132), (3446, 134), (3456, 132), (3462, 130), (3469, 132), (3475, 134), (3485, 132), (3497, 134),
    (3507, 132), (3519, 134), (3529, 132), (3544, 134), (3554, 132), (3567, 134), (3577, 132), (3584, 134), (3596, 139),
    (3599, 141), (3600, 142), (3602, 147), (3605, 148), (3607, 149), (3611, 150), (3616, 151), (3622, 174), (3626, 177),
    (3628, 178), (3635, 175), (3636, 176), (3638, 8), (3639, 9), (3640, 7), (3641, 10), (3647, 176), (3649, 177), (3656,
    179), (3660, 180), (3664, 181), (3667, 182), (3669, 183), (3673, 184), (3678, 183), (3714, 184), (3750, 174), (3761,
    175), (3766, 174), (3768, 0))
