"""AI Rush: made by rulewright build from content, do not edit."""
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
    Start,
    Table,
)
from runtime.rules import (
    CLOCKWISE,
    CLOCKWISE_CHAIN,
    RIVALS,
    RuleLimit,
    allowed,
    await_pick,
    await_top,
    draw,
    finish,
    one,
    put_known,
    settle,
    shuffle,
    stop,
    top_by,
    undecided,
)

#log COVER = set()
BITS_3 = tuple([tuple([i for i in range(3) if m >> i & 1]) for m in range(8)])
BITS_9 = tuple([tuple([i for i in range(9) if m >> i & 1]) for m in range(512)])
CARDS_BONUS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 5, 5, 12, 12, 12, 13, 13, 13, 14, 14, 15, 10, 10, 10, 3, 7, 6, 0, 1, 2, 4, 4, 5, 5, 5, 3, 3, 3, 3, 9, 9, 9, 9, 11, 11, 11, 11, 8, 8, 8, 10, 10, 14, 15, 15, 6, 7)
CARDS_DECK = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
ALL_SECTOR = (0, 1, 2)
ALL_DECK = (0, 1)
ALL_CARDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59)
ALL_COMPANIES = (0, 1, 2, 3, 4, 5, 6, 7, 8)
COMPANIES_SPOTS = (5, 6, 13, 10, 12, -1, 2, 0, 7, 4, 9, 9, 4, 13, 10, 12, -1, 0, 1, 6, 6, 5, 5, 15, 14, 4, 10, -1, 3, 3, 9, 6, 7, 7, 6, 13, 3, 12, -1, 1, 4, 6, 4, 5, 5, 9, 8, 11, 12, -1, 2, 10, 7, 15, 9, 5, 4, 6, 10, 12, -1, 0, 2, 13, 6, 7, 9, 4, 14, 3, 12, -1, 1, 4, 9, 7, 5, 5, 0, 1, 2, 3, -1, 10, 13, 4, 5, 5, 7, 15, 14, 10, 12, -1, 11, 2, 9, 6, 5)
BONUSES_MUST = (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
RANGE_0 = range(0, 0)
DICE_2_6 = (2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 11, 12)
RANGE_5 = range(0, 5)
RANGE_10000 = range(0, 10000)
RANGE_100 = range(0, 100)

def any_over_2(s, origin):
    for destination in BITS_3[s.open]:
        if destination != origin:
            return True
    return False

def those_over_1(s, me):
    found = []
    for origin in BITS_3[s.open]:
        if s.agents[me * 3 + origin] > 0 and any_over_2(s, origin):
            found.append(origin)
    return tuple(found)

def those_over_3(s, origin):
    found = []
    for destination in BITS_3[s.open]:
        if destination != origin:
            found.append(destination)
    return tuple(found)

def any_over_5(s, victim):
    for sector_8 in BITS_3[s.open]:
        if s.agents[victim * 3 + sector_8] > 0:
            return True
    return False

def those_over_4(s, me):
    found = []
    for victim in RIVALS[s.n][me]:
        if any_over_5(s, victim):
            found.append(victim)
    return tuple(found)

def those_over_6(s, victim):
    found = []
    for sector_8 in BITS_3[s.open]:
        if s.agents[victim * 3 + sector_8] > 0:
            found.append(sector_8)
    return tuple(found)

def those_over_7(s, me):
    found = []
    for sector_9 in BITS_3[s.open]:
        if s.agents[me * 3 + sector_9] > 0:
            found.append(sector_9)
    return tuple(found)

def those_over_8(s, me):
    found = []
    for card in s.piles[1 + me]:
        if BY_CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            found.append(card)
    return tuple(found)

def those_over_9(s, kind_1):
    found = []
    for c in ALL_CARDS:
        if CARDS_DECK[c] == kind_1:
            found.append(c)
    return tuple(found)

def first_over_10(s):
    found = -1
    for p_1 in CLOCKWISE[s.n][0]:
        if s.company[p_1] == s.first_company:
            return p_1
    return found

def any_over_11(s, p_2):
    for s_3 in BITS_3[s.open]:
        if d_d_leads(s, p_2, s_3):
            return True
    return False

def those_over_12(s, bettor):
    found = []
    for target in RIVALS[s.n][bettor]:
        if not s.has_rolled[target]:
            found.append(target)
    return tuple(found)

def any_over_13(s, me):
    for target in RIVALS[s.n][me]:
        if not s.has_rolled[target]:
            return True
    return False

def any_over_14(s):
    for s_1 in BITS_3[s.open]:
        if d_d_rogue_holds(s, s_1):
            return True
    return False

def any_over_16(s, p_3):
    for s_3 in BITS_3[s.open]:
        if d_d_leads(s, p_3, s_3):
            return True
    return False

def mask_over_15(s):
    found = 0
    for p_3 in CLOCKWISE[s.n][0]:
        if any_over_16(s, p_3):
            found |= 1 << p_3
    return found

def any_over_17(s, fixed):
    for sector in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector):
            return True
    return False

def any_over_18(s, me, fixed):
    for target in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target) and not s.has_rolled[target]:
            return True
    return False

def any_over_19(s, fixed):
    for number_of_rogues in (1, 2, 3):
        if allowed(fixed, 'number_of_rogues', number_of_rogues):
            return True
    return False

def any_over_20(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card):
            return True
    return False

def any_over_22(s, me, fixed):
    for partner in RIVALS[s.n][me]:
        if allowed(fixed, 'partner', partner):
            return True
    return False

def any_over_21(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (11,)) == 0 or any_over_22(s, me, fixed)):
            return True
    return False

def any_over_24(s, me, fixed):
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def any_over_23(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (9,)) == 0 or any_over_24(s, me, fixed)):
            return True
    return False

def any_over_25(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (6,)) == 0 or len(s.piles[10]) + len(s.piles[12]) > 0) and ((CARDS_BONUS[card] in (7,)) == 0 or len(s.piles[11]) + len(s.piles[13]) > 0)):
            return True
    return False

def any_over_26(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (6,)) == 0 or can_can_draw_two(s, me, 0)) and ((CARDS_BONUS[card] in (7,)) == 0 or can_can_draw_two(s, me, 1))):
            return True
    return False

def any_over_28(s, fixed):
    for sector_1 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_1):
            return True
    return False

def any_over_29(s, fixed):
    for sector_2 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_2):
            return True
    return False

def any_over_30(s, fixed):
    for sector_5 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_5):
            return True
    return False

def any_over_32(s, fixed, victim):
    for sector_8 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_8) and s.agents[victim * 3 + sector_8] > 0:
            return True
    return False

def any_over_31(s, me, fixed):
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim) and any_over_32(s, fixed, victim):
            return True
    return False

def any_over_33(s, fixed, me):
    for sector_9 in BITS_3[s.open]:
        if allowed(fixed, 'sector', sector_9) and s.agents[me * 3 + sector_9] > 0:
            return True
    return False

def any_over_27(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (4,)) == 0 or any_over_28(s, fixed)) and ((CARDS_BONUS[card] in (5,)) == 0 or any_over_29(s, fixed)) and ((CARDS_BONUS[card] in (8,)) == 0 or any_over_30(s, fixed)) and ((CARDS_BONUS[card] in (9,)) == 0 or any_over_31(s, me, fixed)) and ((CARDS_BONUS[card] in (11,)) == 0 or any_over_22(s, me, fixed) and any_over_33(s, fixed, me))):
            return True
    return False

def any_over_34(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (8,)) == 0 or any_over_30(s, fixed) and any_over_19(s, fixed)):
            return True
    return False

def any_over_35(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (8,)) == 0 or any_over_30(s, fixed)):
            return True
    return False

def any_over_36(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (5,)) == 0 or any_over_29(s, fixed)):
            return True
    return False

def any_over_37(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (4,)) == 0 or any_over_28(s, fixed)):
            return True
    return False

def any_over_39(s, fixed, me):
    for origin in BITS_3[s.open]:
        if allowed(fixed, 'origin', origin) and s.agents[me * 3 + origin] > 0:
            return True
    return False

def any_over_38(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (3,)) == 0 or any_over_39(s, fixed, me)):
            return True
    return False

def any_over_42(s, fixed, origin):
    for destination in BITS_3[s.open]:
        if allowed(fixed, 'destination', destination) and destination != origin:
            return True
    return False

def any_over_41(s, fixed, me):
    for origin in BITS_3[s.open]:
        if allowed(fixed, 'origin', origin) and s.agents[me * 3 + origin] > 0 and any_over_42(s, fixed, origin):
            return True
    return False

def any_over_40(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] in (3,)) == 0 or any_over_41(s, fixed, me)):
            return True
    return False

def any_over_43(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and (((CARDS_BONUS[card] in (0,)) == 0 or 1) and ((CARDS_BONUS[card] in (1,)) == 0 or 1) and ((CARDS_BONUS[card] in (2,)) == 0 or 1)):
            return True
    return False

def any_over_44(s, me, fixed):
    for card in s.piles[1 + me]:
        if allowed(fixed, 'card', card) and BY_CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def can_can_announce(s, me):  # content/ai_rush/turn.rules:17
    return s.open != 0

def can_can_training_phase(s, me):  # content/ai_rush/turn.rules:3
    return s.open != 0

def can_can_place_bet(s, me):  # content/ai_rush/turn.rules:83
    return not s.has_bet[me] and any_over_13(s, me)

def can_can_sector_agent(s, me, wanted):  # content/ai_rush/turn.rules:91
    return 1

def can_can_bonuses_effect_realloc(s, me, this):  # content/ai_rush/tables/bonuses.yaml:18
    for origin in BITS_3[s.open]:
        if s.agents[me * 3 + origin] > 0 and any_over_2(s, origin):
            return True
    return False

def can_can_bonuses_effect_agent1(s, me, this):  # content/ai_rush/tables/bonuses.yaml:25
    return s.open != 0

def can_can_add_agents(s, me, n, sector_4):  # content/ai_rush/turn.rules:61
    return 1

def can_can_two_agents(s, me, sector_3):  # content/ai_rush/turn.rules:97
    return 1

def can_can_bonuses_effect_agent2(s, me, this):  # content/ai_rush/tables/bonuses.yaml:29
    return s.open != 0

def can_can_draw_two(s, me, kind):  # content/ai_rush/turn.rules:104
    return len(s.piles[10 + kind]) + len(s.piles[12 + kind]) > 0

def can_can_bonuses_effect_subsidy(s, me, this):  # content/ai_rush/tables/bonuses.yaml:33
    return can_can_draw_two(s, me, 0)

def can_can_bonuses_effect_venture(s, me, this):  # content/ai_rush/tables/bonuses.yaml:37
    return can_can_draw_two(s, me, 1)

def can_can_add_rogues(s, me, n_1, sector_7):  # content/ai_rush/turn.rules:64
    return 1

def can_can_let_loose(s, me, sector_6):  # content/ai_rush/turn.rules:100
    return 1

def can_can_bonuses_effect_rogue(s, me, this):  # content/ai_rush/tables/bonuses.yaml:42
    return s.open != 0

def can_can_bonuses_effect_theft(s, me, this):  # content/ai_rush/tables/bonuses.yaml:47
    for victim in RIVALS[s.n][me]:
        if any_over_5(s, victim):
            return True
    return False

def can_can_bonuses_effect_invest(s, me, this):  # content/ai_rush/tables/bonuses.yaml:59
    for sector_9 in BITS_3[s.open]:
        if s.agents[me * 3 + sector_9] > 0:
            return True
    return False

def can_can_play_card(s, me):  # content/ai_rush/turn.rules:48
    for card in s.piles[1 + me]:
        if BY_CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def can_can_train(s, me):  # content/ai_rush/turn.rules:24
    return 1

def can_can_spot_bonus(s, me):  # content/ai_rush/turn.rules:42
    return 1

def can_can_enter_market(s, me, n_2):  # content/ai_rush/turn.rules:67
    return 1

def can_can_deploy(s, me):  # content/ai_rush/turn.rules:71
    return 1

def score_score_0(s, me):  # content/ai_rush/game.rules:104
    found = 0
    for s_ in BITS_3[s.open]:
        if d_d_leads(s, me, s_):
            found += 1
    return found

def score_total_score(s, seat):
    found = 0
    for s_ in BITS_3[s.open]:
        if d_d_leads(s, seat, s_):
            found += 1
    return found

def score_winners(s):
    return 0 if any_over_14(s) else mask_over_15(s)

def f_always_0(s, me):  # content/ai_rush/game.rules:53
    for s_2 in ALL_SECTOR:
        if not (s.open >> s_2 & 1 or s.rogues[s_2] + d_d_all_agents(s, s_2) == 0):
            return False
    return True

def f_always_1(s, me):  # content/ai_rush/game.rules:54
    return s.pile_size[me] == 0 or 2 * s.pile_size[me] == s.successes[me] * (s.successes[me] + 1)

def f_always_2(s, me):  # content/ai_rush/game.rules:55
    return s.bets[me * 9 + me] + s.investments[me * 9 + me] == 0

def q_q_added(s, me, n_3):  # content/ai_rush/turn.rules:55
    return max(n_3 * (2 if s.round == 4 else 1), 0)

def d_d_most_agents(s, sector_12):  # content/ai_rush/game.rules:93
    found = None
    for p_4 in CLOCKWISE[s.n][0]:
        value = s.agents[p_4 * 3 + sector_12]
        if found is None or value > found:
            found = value
    return 0 if found is None else found

def d_d_all_agents(s, sector_13):  # content/ai_rush/game.rules:94
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += s.agents[p_5 * 3 + sector_13]
    return found

def d_d_leads(s, me, sector_14):  # content/ai_rush/game.rules:96
    return s.agents[me * 3 + sector_14] > 0 and s.agents[me * 3 + sector_14] == d_d_most_agents(s, sector_14)

def d_d_leads_somewhere(s, me):  # content/ai_rush/game.rules:97
    for s_3 in BITS_3[s.open]:
        if d_d_leads(s, me, s_3):
            return True
    return False

def d_d_rogue_holds(s, sector_15):  # content/ai_rush/game.rules:99
    return s.rogues[sector_15] > 0 and (s.rogue_majority == 0 and s.rogues[sector_15] >= d_d_most_agents(s, sector_15) or s.rogue_majority == 1 and s.rogues[sector_15] >= d_d_all_agents(s, sector_15))

def d_d_stakes(s, me, target_1):  # content/ai_rush/turn.rules:81
    return s.bets[me * 9 + target_1] + s.investments[me * 9 + target_1]

def why_announce(s, me, fixed):
    if not any_over_17(s, fixed):
        return 0
    return -1

def why_place_bet(s, me, fixed):
    if not not s.has_bet[me]:
        return 0
    if not (not s.has_bet[me] and any_over_18(s, me, fixed)):
        return 1
    return -1

def why_add_agents(s, me, n, sector_4, fixed):
    return -1

def why_sector_agent(s, me, wanted, fixed):
    return -1

def why_two_agents(s, me, sector_3, fixed):
    if not 1:
        return 0
    return -1

def why_draw_two(s, me, kind, fixed):
    if not len(s.piles[10 + kind]) + len(s.piles[12 + kind]) > 0:
        return 0
    return -1

def why_add_rogues(s, me, n_1, sector_7, fixed):
    return -1

def why_let_loose(s, me, sector_6, fixed):
    if not any_over_19(s, fixed):
        return 0
    if not any_over_19(s, fixed):
        return 1
    return -1

def why_play_card(s, me, fixed):
    if not any_over_20(s, me, fixed):
        return 0
    if not any_over_21(s, me, fixed):
        return 1
    if not any_over_23(s, me, fixed):
        return 2
    if not any_over_25(s, me, fixed):
        return 3
    if not any_over_26(s, me, fixed):
        return 4
    if not any_over_27(s, me, fixed):
        return 5
    if not any_over_34(s, me, fixed):
        return 6
    if not any_over_34(s, me, fixed):
        return 7
    if not any_over_35(s, me, fixed):
        return 8
    if not any_over_36(s, me, fixed):
        return 9
    if not any_over_36(s, me, fixed):
        return 10
    if not any_over_37(s, me, fixed):
        return 11
    if not any_over_38(s, me, fixed):
        return 12
    if not any_over_40(s, me, fixed):
        return 13
    if not any_over_43(s, me, fixed):
        return 14
    if not any_over_44(s, me, fixed):
        return 15
    return -1

def why_train(s, me, fixed):
    return -1

def why_spot_bonus(s, me, fixed):
    return -1

def why_enter_market(s, me, n_2, fixed):
    return -1

def why_deploy(s, me, fixed):
    if not 1:
        return 0
    return -1

def why_training_phase(s, me, fixed):
    if not any_over_17(s, fixed):
        return 0
    if not s.open != 0:
        return 1
    return -1

# ---- do_add_agents, content/ai_rush/turn.rules:61
def p_do_add_agents(s, me, n, sector_4):
    #log s.tape.append((14, 22, me, (), None))
    #log COVER.add(39)
    at = me * 3 + sector_4
    #log before = s.agents[at]
    s.agents[at] += q_q_added(s, me, n)
    #log change_1 = s.agents[at] - before
    #log s.tape.append((15, 39, me, (change_1, sector_4), None))

# ---- do_add_rogues, content/ai_rush/turn.rules:64
def p_do_add_rogues(s, me, n_1, sector_7):
    #log s.tape.append((23, 28, me, (), None))
    #log COVER.add(68)
    #log before = s.rogues[sector_7]
    s.rogues[sector_7] += q_q_added(s, me, n_1)
    #log change_4 = s.rogues[sector_7] - before
    #log s.tape.append((24, 68, me, (change_4, sector_7), None))

# ---- do_bonuses_effect_reroll, content/ai_rush/tables/bonuses.yaml:54
def p_do_bonuses_effect_reroll(s, me, this):
    #log COVER.add(75)
    #log before = s.rerolls[me]
    value = s.rerolls[me] + 1
    if value > 99:
        value = 99
    s.rerolls[me] = value
    #log change_7 = value - before
    #log s.tape.append((25, 75, me, (change_7,), None))

# ---- do_bonuses_effect_luck1, content/ai_rush/tables/bonuses.yaml:69
def p_do_bonuses_effect_luck1(s, me, this):
    #log COVER.add(82)
    #log before = s.luck[me]
    value = s.luck[me] + 1
    if value > 10:
        value = 10
    s.luck[me] = value
    #log change_11 = value - before
    #log s.tape.append((27, 82, me, (change_11,), None))

# ---- do_bonuses_effect_luck2, content/ai_rush/tables/bonuses.yaml:73
def p_do_bonuses_effect_luck2(s, me, this):
    #log COVER.add(84)
    #log before = s.luck[me]
    value = s.luck[me] + 2
    if value > 10:
        value = 10
    s.luck[me] = value
    #log change_12 = value - before
    #log s.tape.append((27, 84, me, (change_12,), None))

# ---- do_bonuses_effect_luck3, content/ai_rush/tables/bonuses.yaml:77
def p_do_bonuses_effect_luck3(s, me, this):
    #log COVER.add(86)
    #log before = s.luck[me]
    value = s.luck[me] + 3
    if value > 10:
        value = 10
    s.luck[me] = value
    #log change_13 = value - before
    #log s.tape.append((27, 86, me, (change_13,), None))

# ---- do_bonuses_effect_luck4, content/ai_rush/tables/bonuses.yaml:81
def p_do_bonuses_effect_luck4(s, me, this):
    #log COVER.add(88)
    #log before = s.luck[me]
    value = s.luck[me] + 4
    if value > 10:
        value = 10
    s.luck[me] = value
    #log change_14 = value - before
    #log s.tape.append((27, 88, me, (change_14,), None))

# ---- do_enter_market, content/ai_rush/turn.rules:67
def p_do_enter_market(s, me, n_2):
    #log s.tape.append((40, 132, me, (), None))
    #log COVER.add(135)
    if s.busted:
        #log COVER.add(136)
        p_do_add_rogues(s, me, n_2, s.announced)
    else:
        #log COVER.add(137)
        p_do_add_agents(s, me, n_2, s.announced)

# ---- do_sector_agent, content/ai_rush/turn.rules:91
def p_do_sector_agent(s, ret, me, wanted):
    s.f_do_sector_agent_ret = ret
    s.f_do_sector_agent_me = me
    #log s.tape.append((13, 19, me, (), None))
    #log COVER.add(37)
    if s.open >> wanted & 1:
        #log COVER.add(38)
        p_do_add_agents(s, me, 1, wanted)
        return s.f_do_sector_agent_ret
    if s.open != 0:
        #log COVER.add(41)
        s.player = me
        s.options = options = BITS_3[s.open]
        s.option_count = len(options)
        s.pc = 3
        return 0
    return s.f_do_sector_agent_ret

def k_do_sector_agent_1(s, sector_10):
    #log s.tape.append((1, 41, s.f_do_sector_agent_me, (sector_10,), None))
    #log COVER.add(42)
    p_do_add_agents(s, s.f_do_sector_agent_me, 1, sector_10)
    return s.f_do_sector_agent_ret

# ---- do_bonuses_effect_bio, content/ai_rush/tables/bonuses.yaml:5
def p_do_bonuses_effect_bio(s, ret, me, this):
    s.f_do_bonuses_effect_bio_ret = ret
    #log COVER.add(36)
    return p_do_sector_agent(s, s.f_do_bonuses_effect_bio_ret, me, 0)

# ---- do_bonuses_effect_tech, content/ai_rush/tables/bonuses.yaml:9
def p_do_bonuses_effect_tech(s, ret, me, this):
    s.f_do_bonuses_effect_tech_ret = ret
    #log COVER.add(45)
    return p_do_sector_agent(s, s.f_do_bonuses_effect_tech_ret, me, 1)

# ---- do_bonuses_effect_pol, content/ai_rush/tables/bonuses.yaml:13
def p_do_bonuses_effect_pol(s, ret, me, this):
    s.f_do_bonuses_effect_pol_ret = ret
    #log COVER.add(47)
    return p_do_sector_agent(s, s.f_do_bonuses_effect_pol_ret, me, 2)

# ---- do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
def p_do_bonuses_effect_realloc(s, ret, me, this):
    s.f_do_bonuses_effect_realloc_ret = ret
    s.f_do_bonuses_effect_realloc_me = me
    #log COVER.add(49)
    s.player = me
    s.options = options = those_over_1(s, me)
    s.option_count = len(options)
    s.pc = 4
    return 0

def k_do_bonuses_effect_realloc_1(s, origin):
    s.f_do_bonuses_effect_realloc_origin = origin
    #log s.tape.append((1, 49, s.f_do_bonuses_effect_realloc_me, (origin,), None))
    #log COVER.add(50)
    s.options = options = those_over_3(s, origin)
    s.option_count = len(options)
    s.pc = 5
    return 0

def k_do_bonuses_effect_realloc_2(s, destination):
    me = s.f_do_bonuses_effect_realloc_me
    #log s.tape.append((1, 50, me, (destination,), None))
    #log COVER.add(51)
    at = me * 3 + s.f_do_bonuses_effect_realloc_origin
    #log before = s.agents[at]
    s.agents[at] -= 1
    #log change_2 = s.agents[at] - before
    #log s.tape.append((16, 51, me, (0 - change_2, s.f_do_bonuses_effect_realloc_origin), None))
    #log COVER.add(52)
    at = me * 3 + destination
    #log before = s.agents[at]
    s.agents[at] += 1
    #log change_3 = s.agents[at] - before
    #log s.tape.append((15, 52, me, (change_3, destination), None))
    return s.f_do_bonuses_effect_realloc_ret

# ---- do_bonuses_effect_agent1, content/ai_rush/tables/bonuses.yaml:25
def p_do_bonuses_effect_agent1(s, ret, me, this):
    s.f_do_bonuses_effect_agent1_ret = ret
    s.f_do_bonuses_effect_agent1_me = me
    #log COVER.add(53)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 6
    return 0

def k_do_bonuses_effect_agent1_1(s, sector_1):
    #log s.tape.append((1, 53, s.f_do_bonuses_effect_agent1_me, (sector_1,), None))
    #log COVER.add(54)
    return p_do_sector_agent(s, s.f_do_bonuses_effect_agent1_ret, s.f_do_bonuses_effect_agent1_me, sector_1)

# ---- do_bonuses_effect_agent2, content/ai_rush/tables/bonuses.yaml:29
def p_do_bonuses_effect_agent2(s, ret, me, this):
    s.f_do_bonuses_effect_agent2_ret = ret
    s.f_do_bonuses_effect_agent2_me = me
    #log COVER.add(55)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 7
    return 0

def k_do_bonuses_effect_agent2_1(s, sector_2):
    me = s.f_do_bonuses_effect_agent2_me
    #log s.tape.append((1, 55, me, (sector_2,), None))
    #log COVER.add(56)
    # do_two_agents, content/ai_rush/turn.rules:97
    #log s.tape.append((17, 23, me, (), None))
    #log COVER.add(57)
    p_do_add_agents(s, me, 2, sector_2)
    return s.f_do_bonuses_effect_agent2_ret

# ---- do_draw_two, content/ai_rush/turn.rules:104
def p_do_draw_two(s, ret, me, kind):
    s.f_do_draw_two_ret = ret
    s.f_do_draw_two_me = me
    s.f_do_draw_two_kind = kind
    #log s.tape.append((18, 25, me, (), None))
    #log COVER.add(60)
    #log COVER.add(61)
    s.f_do_draw_two_drawing_rest = (1, (2, ()))
    return b_do_draw_two_1(s, 0)

def b_do_draw_two_1(s, _):
    kind = s.f_do_draw_two_kind
    me = s.f_do_draw_two_me
    while True:
        rest = s.f_do_draw_two_drawing_rest
        if not rest:
            return s.f_do_draw_two_ret
        turn, s.f_do_draw_two_drawing_rest = rest
        if len(s.piles[10 + kind]) == 0:
            place = 10 + kind
            for card in s.piles[12 + kind]:
                put_known(s, card, place)
            shuffle(s, 10 + kind)
        if len(s.piles[10 + kind]) == 0:
            return s.f_do_draw_two_ret
        place = 10 + kind
        if s.explicit and undecided(s, place):
            return await_top(s, place, 9)
        card_1 = s.piles[place][-1]
        moved = (card_1,)
        place = 1 + me
        for card in moved:
            put_known(s, card, place)
        #log s.tape.append((20, 61, me, (len(moved),), None))
        #log s.tape.append((19, 61, me, (moved,), 1 << me))
        continue

def k_do_draw_two_2(s, card_1):
    if s.explicit:
        settle(s, card_1)
    me = s.f_do_draw_two_me
    moved = (card_1,)
    place = 1 + me
    for card in moved:
        put_known(s, card, place)
    #log s.tape.append((20, 61, me, (len(moved),), None))
    #log s.tape.append((19, 61, me, (moved,), 1 << me))
    return 8

# ---- do_bonuses_effect_subsidy, content/ai_rush/tables/bonuses.yaml:33
def p_do_bonuses_effect_subsidy(s, ret, me, this):
    s.f_do_bonuses_effect_subsidy_ret = ret
    #log COVER.add(59)
    return p_do_draw_two(s, s.f_do_bonuses_effect_subsidy_ret, me, 0)

# ---- do_bonuses_effect_venture, content/ai_rush/tables/bonuses.yaml:37
def p_do_bonuses_effect_venture(s, ret, me, this):
    s.f_do_bonuses_effect_venture_ret = ret
    #log COVER.add(63)
    return p_do_draw_two(s, s.f_do_bonuses_effect_venture_ret, me, 1)

# ---- do_bonuses_effect_rogue, content/ai_rush/tables/bonuses.yaml:42
def p_do_bonuses_effect_rogue(s, ret, me, this):
    s.f_do_bonuses_effect_rogue_ret = ret
    s.f_do_bonuses_effect_rogue_me = me
    #log COVER.add(64)
    s.player = me
    s.options = options = BITS_3[s.open]
    s.option_count = len(options)
    s.pc = 10
    return 0

def k_do_bonuses_effect_rogue_1(s, sector_5):
    s.f_do_bonuses_effect_rogue_sector_5 = sector_5
    #log s.tape.append((1, 64, s.f_do_bonuses_effect_rogue_me, (sector_5,), None))
    #log COVER.add(65)
    # do_let_loose, content/ai_rush/turn.rules:100
    #log s.tape.append((22, 29, s.f_do_bonuses_effect_rogue_me, (), None))
    #log COVER.add(66)
    s.options = (1, 2, 3)
    s.option_count = 3
    s.pc = 11
    return 0

def k_do_bonuses_effect_rogue_2(s, number_of_rogues):
    #log s.tape.append((21, 66, s.f_do_bonuses_effect_rogue_me, (number_of_rogues,), None))
    #log COVER.add(67)
    p_do_add_rogues(s, s.f_do_bonuses_effect_rogue_me, number_of_rogues, s.f_do_bonuses_effect_rogue_sector_5)
    return s.f_do_bonuses_effect_rogue_ret

# ---- do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
def p_do_bonuses_effect_theft(s, ret, me, this):
    s.f_do_bonuses_effect_theft_ret = ret
    s.f_do_bonuses_effect_theft_me = me
    #log COVER.add(71)
    s.player = me
    s.options = options = those_over_4(s, me)
    s.option_count = len(options)
    s.pc = 12
    return 0

def k_do_bonuses_effect_theft_1(s, victim):
    s.f_do_bonuses_effect_theft_victim = victim
    #log s.tape.append((7, 71, s.f_do_bonuses_effect_theft_me, (victim,), None))
    #log COVER.add(72)
    s.options = options = those_over_6(s, victim)
    s.option_count = len(options)
    s.pc = 13
    return 0

def k_do_bonuses_effect_theft_2(s, sector_8):
    me = s.f_do_bonuses_effect_theft_me
    #log s.tape.append((1, 72, me, (sector_8,), None))
    #log COVER.add(73)
    at = s.f_do_bonuses_effect_theft_victim * 3 + sector_8
    #log before = s.agents[at]
    s.agents[at] -= 1
    #log change_5 = s.agents[at] - before
    #log s.tape.append((16, 73, s.f_do_bonuses_effect_theft_victim, (0 - change_5, sector_8), None))
    #log COVER.add(74)
    at = me * 3 + sector_8
    #log before = s.agents[at]
    s.agents[at] += 1
    #log change_6 = s.agents[at] - before
    #log s.tape.append((15, 74, me, (change_6, sector_8), None))
    return s.f_do_bonuses_effect_theft_ret

# ---- do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:59
def p_do_bonuses_effect_invest(s, ret, me, this):
    s.f_do_bonuses_effect_invest_ret = ret
    s.f_do_bonuses_effect_invest_me = me
    #log COVER.add(77)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 14
    return 0

def k_do_bonuses_effect_invest_1(s, partner):
    s.f_do_bonuses_effect_invest_partner = partner
    #log s.tape.append((7, 77, s.f_do_bonuses_effect_invest_me, (partner,), None))
    #log COVER.add(78)
    s.options = options = those_over_7(s, s.f_do_bonuses_effect_invest_me)
    s.option_count = len(options)
    s.pc = 15
    return 0

def k_do_bonuses_effect_invest_2(s, sector_9):
    me = s.f_do_bonuses_effect_invest_me
    partner = s.f_do_bonuses_effect_invest_partner
    #log s.tape.append((1, 78, me, (sector_9,), None))
    #log COVER.add(79)
    at = me * 3 + sector_9
    #log before = s.agents[at]
    s.agents[at] -= 1
    #log change_8 = s.agents[at] - before
    #log s.tape.append((16, 79, me, (0 - change_8, sector_9), None))
    #log COVER.add(80)
    at = partner * 3 + sector_9
    #log before = s.agents[at]
    s.agents[at] += 1
    #log change_9 = s.agents[at] - before
    #log s.tape.append((15, 80, partner, (change_9, sector_9), None))
    #log COVER.add(81)
    at = me * 9 + partner
    #log before = s.investments[at]
    value = s.investments[at] + 1
    if value > 99:
        value = 99
    s.investments[at] = value
    #log change_10 = value - before
    #log s.tape.append((26, 81, me, (change_10, partner), None))
    return s.f_do_bonuses_effect_invest_ret

# ---- do_play_card, content/ai_rush/turn.rules:48
def p_do_play_card(s, ret, me):
    s.f_do_play_card_ret = ret
    s.f_do_play_card_me = me
    #log s.tape.append((12, 33, me, (), None))
    #log COVER.add(34)
    s.player = me
    s.options = options = those_over_8(s, me)
    s.option_count = len(options)
    s.pc = 16
    return 0

def k_do_play_card_1(s, card):
    s.f_do_play_card_card = card
    me = s.f_do_play_card_me
    #log s.tape.append((11, 34, me, (card,), 1 << me))
    #log COVER.add(35)
    return DO_DO_BONUSES_EFFECT[CARDS_BONUS[card]](s, 17, me, CARDS_BONUS[card])

def k_do_play_card_2(s, _):
    #log COVER.add(90)
    moved_1 = (s.f_do_play_card_card,)
    place = 12 + CARDS_DECK[s.f_do_play_card_card]
    for card in moved_1:
        put_known(s, card, place)
    #log s.tape.append((28, 90, s.f_do_play_card_me, (moved_1,), None))
    return s.f_do_play_card_ret

# ---- main
def p_main(s, _):
    #log COVER.add(147)
    if s.n <= 4:
        #log COVER.add(148)
        if s.left_out_sector != -1:
            #log COVER.add(149)
            s.open = s.open & ~(1 << s.left_out_sector)
            #log s.tape.append((44, 149, s.active, (s.left_out_sector,), None))
            return j_main_1(s)
        #log COVER.add(150)
        pool = ALL_SECTOR
        if len(pool) <= 0:
            for _ in RANGE_0:
                pass
            else:
                raise RuleLimit('there is nothing to pick', 150)
        items = pool
        if s.explicit:
            return await_pick(s, items, 19)
        sector_11 = items[draw(s, len(items))]
        #log COVER.add(151)
        s.open = s.open & ~(1 << sector_11)
        #log s.tape.append((44, 151, s.active, (sector_11,), None))
        return j_main_1(s)
    return j_main_1(s)

def j_main_1(s):
    #log COVER.add(152)
    for kind_1 in ALL_DECK:
        #log COVER.add(153)
        moved_2 = those_over_9(s, kind_1)
        place = 10 + kind_1
        for card in moved_2:
            put_known(s, card, place)
        #log s.tape.append((46, 153, -1, (len(moved_2),), None))
        #log COVER.add(154)
        shuffle(s, 10 + kind_1)
    #log COVER.add(155)
    s.unclaimed = s.unclaimed | 511
    #log s.tape.append((47, 155, s.active, (ALL_COMPANIES,), None))
    #log COVER.add(156)
    s.f_main_each_3_rest = CLOCKWISE_CHAIN[s.n][0]
    return b_main_3(s, 0)

def k_main_2(s, sector_11):
    #log COVER.add(151)
    s.open = s.open & ~(1 << sector_11)
    #log s.tape.append((44, 151, s.active, (sector_11,), None))
    return j_main_1(s)

def b_main_3(s, _):
    while True:
        rest = s.f_main_each_3_rest
        if not rest:
            #log COVER.add(163)
            #log old_15 = s.starter
            s.starter = CLOCKWISE[s.n][0][0]
            #log s.tape.append((51, 163, s.active, (s.starter, old_15), None))
            #log COVER.add(164)
            p_1 = first_over_10(s)
            if p_1 >= 0:
                #log COVER.add(165)
                #log old_16 = s.starter
                s.starter = p_1
                #log s.tape.append((51, 165, s.active, (s.starter, old_16), None))
            s.f_main_played = played = 0
            s.f_main_rounds_times = 0
            return b_main_4(s, 0)
        p, s.f_main_each_3_rest = rest
        s.f_main_p = p
        #log COVER.add(157)
        if s.deal_companies:
            #log COVER.add(158)
            pool_1 = BITS_9[s.unclaimed]
            if len(pool_1) <= 0:
                for _ in RANGE_0:
                    pass
                else:
                    raise RuleLimit('there is nothing to pick', 158)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 22)
            company_card = items[draw(s, len(items))]
            #log COVER.add(159)
            #log old_13 = s.company[p]
            s.company[p] = company_card
            #log s.tape.append((48, 159, p, (s.company[p], old_13), None))
            #log COVER.add(162)
            s.unclaimed = s.unclaimed & ~(1 << company_card)
            #log s.tape.append((50, 162, s.active, (s.company[p],), None))
            continue
        if s.unclaimed != 0:
            #log COVER.add(160)
            s.player = p
            s.options = options = BITS_9[s.unclaimed]
            s.option_count = len(options)
            s.pc = 23
            return 0
        #log COVER.add(162)
        s.unclaimed = s.unclaimed & ~(1 << s.company[p])
        #log s.tape.append((50, 162, s.active, (s.company[p],), None))
        continue

def b_main_4(s, _):
    times = s.f_main_rounds_times + 1
    if times > 5:
        raise RuleLimit('this is repeated too often', 166)
    s.f_main_rounds_times = times
    if s.f_main_played >= 4:
        return 2
    s.f_main_played = played = s.f_main_played + 1
    s.round = played
    #log s.tape.append((52, 166, -1, (s.round,), None))
    #log COVER.add(167)
    #log s.tape.append((53, 167, -1, (), None))
    s.f_main_each_5_rest = CLOCKWISE_CHAIN[s.n][s.starter]
    rest = s.f_main_each_5_rest
    if not rest:
        return 24
    seat, s.f_main_each_5_rest = rest
    s.f_main_seat = seat
    s.active = seat
    #log s.tape.append((54, 167, seat, (), None))
    #log COVER.add(168)
    if s.open != 0:
        # do_training_phase, content/ai_rush/turn.rules:3
        #log s.tape.append((0, 2, seat, (), None))
        #log COVER.add(3)
        # do_announce, content/ai_rush/turn.rules:17
        #log s.tape.append((2, 1, seat, (), None))
        #log COVER.add(4)
        s.player = seat
        s.options = options = BITS_3[s.open]
        s.option_count = len(options)
        s.pc = 25
        return 0
    #log s.tape.append((38, 168, seat, (), None))
    rest = s.f_main_each_5_rest
    if not rest:
        return 24
    seat, s.f_main_each_5_rest = rest
    s.f_main_seat = seat
    s.active = seat
    #log s.tape.append((54, 167, seat, (), None))
    #log COVER.add(168)
    #log s.tape.append((38, 168, seat, (), None))
    return 26

def k_main_5(s, company_card):
    p = s.f_main_p
    #log COVER.add(159)
    #log old_13 = s.company[p]
    s.company[p] = company_card
    #log s.tape.append((48, 159, p, (s.company[p], old_13), None))
    #log COVER.add(162)
    s.unclaimed = s.unclaimed & ~(1 << company_card)
    #log s.tape.append((50, 162, s.active, (s.company[p],), None))
    return 20

def k_main_6(s, company_card_1):
    p = s.f_main_p
    #log s.tape.append((49, 160, p, (company_card_1,), None))
    #log COVER.add(161)
    #log old_14 = s.company[p]
    s.company[p] = company_card_1
    #log s.tape.append((48, 161, p, (s.company[p], old_14), None))
    #log COVER.add(162)
    s.unclaimed = s.unclaimed & ~(1 << company_card_1)
    #log s.tape.append((50, 162, s.active, (s.company[p],), None))
    return 20

def k_main_8(s, _):
    #log COVER.add(169)
    #log s.tape.append((55, 169, -1, (), None))
    #log COVER.add(170)
    s.f_main_each_6_rest = CLOCKWISE_CHAIN[s.n][s.starter]
    return b_main_10(s, 0)

def k_main_9(s, sector):
    seat = s.f_main_seat
    #log s.tape.append((1, 4, seat, (sector,), None))
    #log COVER.add(5)
    #log old = s.announced
    s.announced = sector
    #log s.tape.append((3, 5, seat, (s.announced, old), None))
    #log COVER.add(6)
    #log old_1 = s.tracker[seat]
    s.tracker[seat] = 0
    #log s.tape.append((4, 6, seat, (s.tracker[seat], old_1), None))
    #log COVER.add(7)
    #log old_2 = s.successes[seat]
    s.successes[seat] = 0
    #log s.tape.append((5, 7, seat, (s.successes[seat], old_2), None))
    #log COVER.add(8)
    #log old_3 = s.busted
    s.busted = 0
    #log s.tape.append((6, 8, seat, (s.busted, old_3), None))
    #log COVER.add(10)
    s.f_main_each_rest = CLOCKWISE_CHAIN[s.n][(seat + 1) % s.n]
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    return 30

def b_main_7(s, _):
    while True:
        rest = s.f_main_each_5_rest
        if not rest:
            #log COVER.add(169)
            #log s.tape.append((55, 169, -1, (), None))
            #log COVER.add(170)
            s.f_main_each_6_rest = CLOCKWISE_CHAIN[s.n][s.starter]
            return b_main_10(s, 0)
        seat, s.f_main_each_5_rest = rest
        s.f_main_seat = seat
        s.active = seat
        #log s.tape.append((54, 167, seat, (), None))
        #log COVER.add(168)
        if s.open != 0:
            # do_training_phase, content/ai_rush/turn.rules:3
            #log s.tape.append((0, 2, seat, (), None))
            #log COVER.add(3)
            # do_announce, content/ai_rush/turn.rules:17
            #log s.tape.append((2, 1, seat, (), None))
            #log COVER.add(4)
            s.player = seat
            s.options = options = BITS_3[s.open]
            s.option_count = len(options)
            s.pc = 25
            return 0
        #log s.tape.append((38, 168, seat, (), None))
        continue

def b_main_10(s, _):
    while True:
        rest = s.f_main_each_6_rest
        if not rest:
            return 21
        p_2, s.f_main_each_6_rest = rest
        s.f_main_p_2 = p_2
        #log COVER.add(171)
        #log old_17 = s.has_rolled[p_2]
        s.has_rolled[p_2] = 0
        #log s.tape.append((31, 171, p_2, (s.has_rolled[p_2], old_17), None))
        #log COVER.add(172)
        #log old_18 = s.has_bet[p_2]
        s.has_bet[p_2] = 0
        #log s.tape.append((9, 172, p_2, (s.has_bet[p_2], old_18), None))
        #log COVER.add(173)
        if s.round < 4:
            #log COVER.add(174)
            if any_over_11(s, p_2):
                #log COVER.add(175)
                s.f_main_drawing_1_rest = tuple(range(1, s.round + 1))
                return b_main_14(s, 0)
            #log COVER.add(176)
            s.f_main_drawing_2_rest = tuple(range(1, s.round + 1))
            return b_main_15(s, 0)
        continue

def k_main_12(s, _):
    #log COVER.add(18)
    s.f_main_offers_times = 0
    return b_main_16(s, 0)

def k_main_13(s, answer):
    if answer:
        # do_place_bet, content/ai_rush/turn.rules:83
        #log s.tape.append((8, 12, s.f_main_bettor, (), None))
        #log COVER.add(13)
        #log COVER.add(14)
        s.options = options = those_over_12(s, s.f_main_bettor)
        s.option_count = len(options)
        s.pc = 34
        return 0
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    return 30

def b_main_11(s, _):
    while True:
        rest = s.f_main_each_rest
        if not rest:
            #log COVER.add(18)
            s.f_main_offers_times = 0
            return b_main_16(s, 0)
        bettor, s.f_main_each_rest = rest
        s.f_main_bettor = bettor
        #log COVER.add(11)
        if can_can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 29
            return 0
        continue

def b_main_14(s, _):
    p_2 = s.f_main_p_2
    while True:
        rest = s.f_main_drawing_1_rest
        if not rest:
            return 27
        s.f_main_drawing_1_rest = rest[1:]
        turn_3 = rest[0]
        if len(s.piles[11]) == 0:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if len(s.piles[11]) == 0:
            return 27
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 35)
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = 1 + p_2
        for card in moved_3:
            put_known(s, card, place)
        #log s.tape.append((20, 175, p_2, (len(moved_3),), None))
        #log s.tape.append((19, 175, p_2, (moved_3,), 1 << p_2))
        continue

def b_main_15(s, _):
    p_2 = s.f_main_p_2
    while True:
        rest = s.f_main_drawing_2_rest
        if not rest:
            return 27
        s.f_main_drawing_2_rest = rest[1:]
        turn_4 = rest[0]
        if len(s.piles[10]) == 0:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if len(s.piles[10]) == 0:
            return 27
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 36)
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = 1 + p_2
        for card in moved_4:
            put_known(s, card, place)
        #log s.tape.append((20, 176, p_2, (len(moved_4),), None))
        #log s.tape.append((19, 176, p_2, (moved_4,), 1 << p_2))
        continue

def b_main_16(s, _):
    seat = s.f_main_seat
    times = s.f_main_offers_times + 1
    if times > 10000:
        raise RuleLimit('this is repeated too often', 18)
    s.f_main_offers_times = times
    offered = (0,) if can_can_play_card(s, seat) else ()
    if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
        return j_main_20(s)
    s.player = seat
    s.options = options = offered + (-1,)
    s.option_count = len(options)
    s.pc = 37
    return 0

def k_main_17(s, do_place_bet_target):
    bettor = s.f_main_bettor
    #log s.tape.append((7, 14, bettor, (do_place_bet_target,), None))
    #log COVER.add(15)
    #log old_4 = s.has_bet[bettor]
    s.has_bet[bettor] = 1
    #log s.tape.append((9, 15, bettor, (s.has_bet[bettor], old_4), None))
    #log COVER.add(16)
    at = bettor * 9 + do_place_bet_target
    #log before = s.bets[at]
    value = s.bets[at] + 1
    if value > 1:
        value = 1
    s.bets[at] = value
    #log change = value - before
    #log s.tape.append((10, 16, bettor, (change, do_place_bet_target), None))
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    rest = s.f_main_each_rest
    if not rest:
        return 28
    bettor, s.f_main_each_rest = rest
    s.f_main_bettor = bettor
    #log COVER.add(11)
    if can_can_place_bet(s, bettor):
        s.player = bettor
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 29
        return 0
    return 30

def k_main_18(s, card_2):
    if s.explicit:
        settle(s, card_2)
    p_2 = s.f_main_p_2
    moved_3 = (card_2,)
    place = 1 + p_2
    for card in moved_3:
        put_known(s, card, place)
    #log s.tape.append((20, 175, p_2, (len(moved_3),), None))
    #log s.tape.append((19, 175, p_2, (moved_3,), 1 << p_2))
    return 31

def k_main_19(s, card_3):
    if s.explicit:
        settle(s, card_3)
    p_2 = s.f_main_p_2
    moved_4 = (card_3,)
    place = 1 + p_2
    for card in moved_4:
        put_known(s, card, place)
    #log s.tape.append((20, 176, p_2, (len(moved_4),), None))
    #log s.tape.append((19, 176, p_2, (moved_4,), 1 << p_2))
    return 32

def j_main_20(s):
    #log COVER.add(92)
    s.f_main_repeat_times = 0
    return b_main_22(s, 0)

def k_main_21(s, chosen):
    if chosen == -1:
        return j_main_20(s)
    #log COVER.add(18)
    return p_do_play_card(s, 33, s.f_main_seat)

def b_main_22(s, _):
    times = s.f_main_repeat_times + 1
    if times > 100:
        raise RuleLimit('this is repeated too often', 92)
    s.f_main_repeat_times = times
    #log COVER.add(93)
    # do_train, content/ai_rush/turn.rules:24
    #log s.tape.append((29, 94, s.f_main_seat, (), None))
    #log COVER.add(95)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 39
        return 0
    return k_main_23(s, DICE_2_6[draw(s, 36)])

def k_main_23(s, rolled_throw):
    seat = s.f_main_seat
    s.throw = rolled_throw
    #log s.tape.append((30, 95, seat, (rolled_throw,), None))
    #log COVER.add(96)
    #log old_5 = s.has_rolled[seat]
    s.has_rolled[seat] = 1
    #log s.tape.append((31, 96, seat, (s.has_rolled[seat], old_5), None))
    #log COVER.add(97)
    s.f_main_repeat_1_rest = tuple(range(1, s.rerolls[seat] + 1))
    rest = s.f_main_repeat_1_rest
    if not rest:
        return 40
    s.f_main_repeat_1_rest = rest[1:]
    turn_1 = rest[0]
    #log COVER.add(98)
    s.player = seat
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 41
    return 0

def k_main_25(s, _):
    seat = s.f_main_seat
    #log COVER.add(103)
    if s.luck[seat] > 0 and s.throw < 12:
        #log COVER.add(104)
        s.player = seat
        s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
        s.option_count = len(options)
        s.pc = 42
        return 0
    return j_main_28(s)

def k_main_26(s, chosen_1):
    seat = s.f_main_seat
    if chosen_1 == 0:
        #log COVER.add(100)
        #log COVER.add(99)
        #log COVER.add(103)
        if s.luck[seat] > 0 and s.throw < 12:
            #log COVER.add(104)
            s.options = options = tuple(range(0, min(s.luck[seat], 12 - s.throw) + 1))
            s.option_count = len(options)
            s.pc = 42
            return 0
        return j_main_28(s)
    #log COVER.add(102)
    #log COVER.add(101)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 43
        return 0
    rolled_throw_1 = DICE_2_6[draw(s, 36)]
    s.throw = rolled_throw_1
    #log s.tape.append((30, 101, seat, (rolled_throw_1,), None))
    rest = s.f_main_repeat_1_rest
    if not rest:
        return 40
    s.f_main_repeat_1_rest = rest[1:]
    turn_1 = rest[0]
    #log COVER.add(98)
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 41
    return 0

def k_main_27(s, addition):
    #log s.tape.append((21, 104, s.f_main_seat, (addition,), None))
    #log COVER.add(105)
    #log before = s.throw
    value = s.throw + addition
    if value > 12:
        value = 12
    s.throw = value
    #log change_15 = value - before
    #log s.tape.append((32, 105, s.f_main_seat, (change_15,), None))
    return j_main_28(s)

def j_main_28(s):
    seat = s.f_main_seat
    #log COVER.add(106)
    #log old_6 = s.rerolls[seat]
    s.rerolls[seat] = 0
    #log s.tape.append((33, 106, seat, (s.rerolls[seat], old_6), None))
    #log COVER.add(107)
    #log old_7 = s.luck[seat]
    s.luck[seat] = 0
    #log s.tape.append((34, 107, seat, (s.luck[seat], old_7), None))
    #log COVER.add(108)
    if s.throw < s.tracker[seat]:
        #log COVER.add(109)
        #log old_8 = s.busted
        s.busted = 1
        #log s.tape.append((6, 109, seat, (s.busted, old_8), None))
    else:
        #log COVER.add(110)
        #log old_9 = s.tracker[seat]
        s.tracker[seat] = s.throw
        #log s.tape.append((4, 110, seat, (s.tracker[seat], old_9), None))
        #log COVER.add(111)
        #log before = s.successes[seat]
        successes_now = s.successes[seat] + 1
        if successes_now > 100:
            successes_now = 100
        s.successes[seat] = successes_now
        #log change_16 = successes_now - before
        #log s.tape.append((35, 111, seat, (change_16,), None))
        #log COVER.add(112)
        #log before = s.pile_size[seat]
        value = s.pile_size[seat] + successes_now
        if value > 5050:
            value = 5050
        s.pile_size[seat] = value
        #log change_17 = value - before
        #log s.tape.append((36, 112, seat, (change_17,), None))
    #log COVER.add(114)
    if s.busted:
        #log COVER.add(115)
        return j_main_30(s)
    #log COVER.add(116)
    if s.abilities_on:
        #log COVER.add(117)
        # do_spot_bonus, content/ai_rush/turn.rules:42
        #log s.tape.append((37, 118, seat, (), None))
        #log COVER.add(119)
        s.f_main_bonus = bonus = COMPANIES_SPOTS[s.company[seat] * 11 + (s.throw - 2)]
        #log COVER.add(120)
        if bonus != -1:
            #log COVER.add(121)
            if BONUSES_MUST[bonus]:
                #log COVER.add(122)
                if BY_CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                    return DO_DO_BONUSES_EFFECT[bonus](s, 44, seat, bonus)
                #log s.tape.append((38, 122, seat, (), None))
                return j_main_32(s)
            #log COVER.add(123)
            if BY_CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                s.player = seat
                s.options = (bonus, -1)
                s.option_count = 2
                s.pc = 45
                return 0
            return j_main_32(s)
        return j_main_32(s)
    return j_main_32(s)

def k_main_29(s, rolled_throw_1):
    s.throw = rolled_throw_1
    #log s.tape.append((30, 101, s.f_main_seat, (rolled_throw_1,), None))
    rest = s.f_main_repeat_1_rest
    if not rest:
        return 40
    s.f_main_repeat_1_rest = rest[1:]
    turn_1 = rest[0]
    #log COVER.add(98)
    s.player = s.f_main_seat
    s.options = (0, 1)
    s.option_count = 2
    s.pc = 41
    return 0

def j_main_30(s):
    seat = s.f_main_seat
    #log COVER.add(131)
    # do_deploy, content/ai_rush/turn.rules:71
    #log s.tape.append((39, 133, seat, (), None))
    #log COVER.add(134)
    p_do_enter_market(s, seat, s.pile_size[seat])
    #log COVER.add(139)
    for backer in CLOCKWISE[s.n][s.starter]:
        if d_d_stakes(s, backer, seat) > 0:
            #log COVER.add(140)
            p_do_enter_market(s, backer, d_d_stakes(s, backer, seat) * s.pile_size[seat])
            #log COVER.add(141)
            #log old_10 = s.bets[backer * 9 + seat]
            s.bets[backer * 9 + seat] = 0
            #log s.tape.append((41, 141, backer, (s.bets[backer * 9 + seat], old_10), None))
            #log COVER.add(142)
            #log old_11 = s.investments[backer * 9 + seat]
            s.investments[backer * 9 + seat] = 0
            #log s.tape.append((42, 142, backer, (s.investments[backer * 9 + seat], old_11), None))
    #log COVER.add(143)
    #log old_12 = s.pile_size[seat]
    s.pile_size[seat] = 0
    #log s.tape.append((43, 143, seat, (s.pile_size[seat], old_12), None))
    rest = s.f_main_each_5_rest
    if not rest:
        return 24
    seat, s.f_main_each_5_rest = rest
    s.f_main_seat = seat
    s.active = seat
    #log s.tape.append((54, 167, seat, (), None))
    #log COVER.add(168)
    if s.open != 0:
        # do_training_phase, content/ai_rush/turn.rules:3
        #log s.tape.append((0, 2, seat, (), None))
        #log COVER.add(3)
        # do_announce, content/ai_rush/turn.rules:17
        #log s.tape.append((2, 1, seat, (), None))
        #log COVER.add(4)
        s.player = seat
        s.options = options = BITS_3[s.open]
        s.option_count = len(options)
        s.pc = 25
        return 0
    #log s.tape.append((38, 168, seat, (), None))
    rest = s.f_main_each_5_rest
    if not rest:
        return 24
    seat, s.f_main_each_5_rest = rest
    s.f_main_seat = seat
    s.active = seat
    #log s.tape.append((54, 167, seat, (), None))
    #log COVER.add(168)
    #log s.tape.append((38, 168, seat, (), None))
    return 26

def k_main_31(s, _):
    return j_main_32(s)

def j_main_32(s):
    #log COVER.add(125)
    s.f_main_offers_1_times = 0
    return b_main_34(s, 0)

def k_main_33(s, answer_1):
    if answer_1 >= 0:
        return DO_DO_BONUSES_EFFECT[s.f_main_bonus](s, 47, s.f_main_seat, s.f_main_bonus)
    return j_main_32(s)

def b_main_34(s, _):
    seat = s.f_main_seat
    times = s.f_main_offers_1_times + 1
    if times > 10000:
        raise RuleLimit('this is repeated too often', 125)
    s.f_main_offers_1_times = times
    offered_2 = (0,) if can_can_play_card(s, seat) else ()
    if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
        #log COVER.add(126)
        s.player = seat
        if s.successes[seat] < 100:
            s.options = (0, 1)
            s.option_count = 2
        else:
            s.options = (1,)
            s.option_count = 1
        s.pc = 48
        return 0
    s.player = seat
    s.options = options = offered_2 + (-1,)
    s.option_count = len(options)
    s.pc = 49
    return 0

def k_main_35(s, _):
    return j_main_32(s)

def k_main_36(s, chosen_3):
    if chosen_3 == 0:
        #log COVER.add(128)
        #log COVER.add(127)
        pass
    else:
        #log COVER.add(130)
        #log COVER.add(129)
        return j_main_30(s)
    return 38

def k_main_37(s, chosen_2):
    if chosen_2 == -1:
        #log COVER.add(126)
        if s.successes[s.f_main_seat] < 100:
            s.options = (0, 1)
            s.option_count = 2
        else:
            s.options = (1,)
            s.option_count = 1
        s.pc = 48
        return 0
    #log COVER.add(125)
    return p_do_play_card(s, 46, s.f_main_seat)

def x_do_sector_agent(s, rnd, me, wanted):
    if s.open >> wanted & 1:
        p_do_add_agents(s, me, 1, wanted)
    elif s.open != 0:
        s.option_count += 1
        options = BITS_3[s.open]
        sector_10 = options[int(rnd() * len(options))]
        p_do_add_agents(s, me, 1, sector_10)

def x_do_bonuses_effect_bio(s, rnd, me, this):
    x_do_sector_agent(s, rnd, me, 0)

def x_do_bonuses_effect_tech(s, rnd, me, this):
    x_do_sector_agent(s, rnd, me, 1)

def x_do_bonuses_effect_pol(s, rnd, me, this):
    x_do_sector_agent(s, rnd, me, 2)

def x_do_bonuses_effect_realloc(s, rnd, me, this):
    s.option_count += 1
    options = those_over_1(s, me)
    origin = options[int(rnd() * len(options))]
    s.option_count += 1
    options = those_over_3(s, origin)
    destination = options[int(rnd() * len(options))]
    at = me * 3 + origin
    s.agents[at] -= 1
    at = me * 3 + destination
    s.agents[at] += 1

def x_do_bonuses_effect_agent1(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_1 = options[int(rnd() * len(options))]
    x_do_sector_agent(s, rnd, me, sector_1)

def x_do_bonuses_effect_agent2(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_2 = options[int(rnd() * len(options))]
    # do_two_agents, content/ai_rush/turn.rules:97
    p_do_add_agents(s, me, 2, sector_2)

def x_do_draw_two(s, rnd, me, kind):
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

def x_do_bonuses_effect_subsidy(s, rnd, me, this):
    x_do_draw_two(s, rnd, me, 0)

def x_do_bonuses_effect_venture(s, rnd, me, this):
    x_do_draw_two(s, rnd, me, 1)

def x_do_bonuses_effect_rogue(s, rnd, me, this):
    s.option_count += 1
    options = BITS_3[s.open]
    sector_5 = options[int(rnd() * len(options))]
    # do_let_loose, content/ai_rush/turn.rules:100
    s.option_count += 1
    number_of_rogues = (1, 2, 3)[int(rnd() * 3)]
    p_do_add_rogues(s, me, number_of_rogues, sector_5)

def x_do_bonuses_effect_theft(s, rnd, me, this):
    s.option_count += 1
    options = those_over_4(s, me)
    victim = options[int(rnd() * len(options))]
    s.option_count += 1
    options = those_over_6(s, victim)
    sector_8 = options[int(rnd() * len(options))]
    at = victim * 3 + sector_8
    s.agents[at] -= 1
    at = me * 3 + sector_8
    s.agents[at] += 1

def x_do_bonuses_effect_invest(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    partner = options[int(rnd() * len(options))]
    s.option_count += 1
    options = those_over_7(s, me)
    sector_9 = options[int(rnd() * len(options))]
    at = me * 3 + sector_9
    s.agents[at] -= 1
    at = partner * 3 + sector_9
    s.agents[at] += 1
    at = me * 9 + partner
    value = s.investments[at] + 1
    if value > 99:
        value = 99
    s.investments[at] = value

def x_do_play_card(s, rnd, me):
    s.option_count += 1
    options = those_over_8(s, me)
    card = options[int(rnd() * len(options))]
    PLAY_DO_BONUSES_EFFECT[CARDS_BONUS[card]](s, rnd, me, CARDS_BONUS[card])
    moved_1 = (card,)
    place = 12 + CARDS_DECK[card]
    for card_ in moved_1:
        put_known(s, card_, place)

def x_main(s, rnd):
    active = s.active
    unclaimed = s.unclaimed
    starter = s.starter
    throw = s.throw
    abilities_on = s.abilities_on
    left_out_sector = s.left_out_sector
    deal_companies = s.deal_companies
    company = s.company
    tracker = s.tracker
    successes = s.successes
    pile_size = s.pile_size
    luck = s.luck
    rerolls = s.rerolls
    has_rolled = s.has_rolled
    has_bet = s.has_bet
    bets = s.bets
    investments = s.investments
    seats = s.n
    if seats <= 4:
        if left_out_sector != -1:
            s.open = s.open & ~(1 << left_out_sector)
        else:
            pool = ALL_SECTOR
            if len(pool) <= 0:
                for _ in RANGE_0:
                    pass
                else:
                    raise RuleLimit('there is nothing to pick', 150)
            options = pool
            sector_11 = options[int(rnd() * len(options))]
            s.open = s.open & ~(1 << sector_11)
    for kind_1 in ALL_DECK:
        moved_2 = those_over_9(s, kind_1)
        place = 10 + kind_1
        for card in moved_2:
            put_known(s, card, place)
        shuffle(s, 10 + kind_1)
    unclaimed = unclaimed | 511
    for p in CLOCKWISE[seats][0]:
        if deal_companies:
            pool_1 = BITS_9[unclaimed]
            if len(pool_1) <= 0:
                for _ in RANGE_0:
                    pass
                else:
                    raise RuleLimit('there is nothing to pick', 158)
            options = pool_1
            company_card = options[int(rnd() * len(options))]
            company[p] = company_card
        elif unclaimed != 0:
            s.option_count += 1
            options = BITS_9[unclaimed]
            company_card_1 = options[int(rnd() * len(options))]
            company[p] = company_card_1
        unclaimed = unclaimed & ~(1 << company[p])
    starter = CLOCKWISE[seats][0][0]
    p_1 = first_over_10(s)
    if p_1 >= 0:
        starter = p_1
    played = 0
    for _ in RANGE_5:
        if played >= 4:
            break
        played = played + 1
        s.round = played
        for seat in CLOCKWISE[seats][starter]:
            active = seat
            if s.open != 0:
                # do_training_phase, content/ai_rush/turn.rules:3
                # do_announce, content/ai_rush/turn.rules:17
                s.option_count += 1
                options = BITS_3[s.open]
                sector = options[int(rnd() * len(options))]
                s.announced = sector
                tracker[seat] = 0
                successes[seat] = 0
                s.busted = 0
                for bettor in CLOCKWISE[seats][(seat + 1) % seats]:
                    if can_can_place_bet(s, bettor):
                        s.option_count += 1
                        answer = 1 if rnd() < 0.5 else 0
                        if answer:
                            # do_place_bet, content/ai_rush/turn.rules:83
                            s.option_count += 1
                            options = those_over_12(s, bettor)
                            do_place_bet_target = options[int(rnd() * len(options))]
                            has_bet[bettor] = 1
                            at = bettor * 9 + do_place_bet_target
                            value = bets[at] + 1
                            if value > 1:
                                value = 1
                            bets[at] = value
                for _ in RANGE_10000:
                    offered = (0,) if can_can_play_card(s, seat) else ()
                    if len(offered) == 0 and len(s.piles[1 + seat]) == 0:
                        break
                    s.option_count += 1
                    options = offered + (-1,)
                    chosen = options[int(rnd() * len(options))]
                    if chosen == -1:
                        break
                    x_do_play_card(s, rnd, seat)
                else:
                    raise RuleLimit('this is repeated too often', 18)
                for _ in RANGE_100:
                    # do_train, content/ai_rush/turn.rules:24
                    rolled_throw = DICE_2_6[int(rnd() * 36)]
                    throw = rolled_throw
                    has_rolled[seat] = 1
                    for turn_1 in range(1, rerolls[seat] + 1):
                        s.option_count += 1
                        if rnd() < 0.5:
                            break
                        else:
                            rolled_throw_1 = DICE_2_6[int(rnd() * 36)]
                            throw = rolled_throw_1
                    if luck[seat] > 0 and throw < 12:
                        s.option_count += 1
                        options = tuple(range(0, min(luck[seat], 12 - throw) + 1))
                        addition = options[int(rnd() * len(options))]
                        value = throw + addition
                        if value > 12:
                            value = 12
                        throw = value
                    rerolls[seat] = 0
                    luck[seat] = 0
                    if throw < tracker[seat]:
                        s.busted = 1
                    else:
                        tracker[seat] = throw
                        successes_now = successes[seat] + 1
                        if successes_now > 100:
                            successes_now = 100
                        successes[seat] = successes_now
                        value = pile_size[seat] + successes_now
                        if value > 5050:
                            value = 5050
                        pile_size[seat] = value
                    if s.busted:
                        break
                    if abilities_on:
                        # do_spot_bonus, content/ai_rush/turn.rules:42
                        bonus = COMPANIES_SPOTS[company[seat] * 11 + (throw - 2)]
                        if bonus != -1:
                            if BONUSES_MUST[bonus]:
                                if BY_CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                                    PLAY_DO_BONUSES_EFFECT[bonus](s, rnd, seat, bonus)
                            else:
                                if BY_CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                                    s.option_count += 1
                                    answer_1 = bonus if rnd() < 0.5 else -1
                                    if answer_1 >= 0:
                                        PLAY_DO_BONUSES_EFFECT[bonus](s, rnd, seat, bonus)
                    for _ in RANGE_10000:
                        offered_2 = (0,) if can_can_play_card(s, seat) else ()
                        if len(offered_2) == 0 and len(s.piles[1 + seat]) == 0:
                            break
                        s.option_count += 1
                        options = offered_2 + (-1,)
                        chosen_2 = options[int(rnd() * len(options))]
                        if chosen_2 == -1:
                            break
                        x_do_play_card(s, rnd, seat)
                    else:
                        raise RuleLimit('this is repeated too often', 125)
                    s.option_count += 1
                    if rnd() < 0.5 and successes[seat] < 100:
                        pass
                    else:
                        break
                else:
                    raise RuleLimit('this is repeated too often', 92)
                # do_deploy, content/ai_rush/turn.rules:71
                p_do_enter_market(s, seat, pile_size[seat])
                for backer in CLOCKWISE[seats][starter]:
                    if d_d_stakes(s, backer, seat) > 0:
                        p_do_enter_market(s, backer, d_d_stakes(s, backer, seat) * pile_size[seat])
                        bets[backer * 9 + seat] = 0
                        investments[backer * 9 + seat] = 0
                pile_size[seat] = 0
        for p_2 in CLOCKWISE[seats][starter]:
            has_rolled[p_2] = 0
            has_bet[p_2] = 0
            if s.round < 4:
                if any_over_11(s, p_2):
                    for turn_3 in range(1, s.round + 1):
                        if len(s.piles[11]) == 0:
                            for card in s.piles[13]:
                                put_known(s, card, 11)
                            shuffle(s, 11)
                        if len(s.piles[11]) == 0:
                            break
                        card_2 = top_by(s, 11, rnd)
                        moved_3 = (card_2,)
                        place = 1 + p_2
                        for card in moved_3:
                            put_known(s, card, place)
                else:
                    for turn_4 in range(1, s.round + 1):
                        if len(s.piles[10]) == 0:
                            for card in s.piles[12]:
                                put_known(s, card, 10)
                            shuffle(s, 10)
                        if len(s.piles[10]) == 0:
                            break
                        card_3 = top_by(s, 10, rnd)
                        moved_4 = (card_3,)
                        place = 1 + p_2
                        for card in moved_4:
                            put_known(s, card, place)
    else:
        raise RuleLimit('this is repeated too often', 166)
    s.active = active
    s.unclaimed = unclaimed
    s.starter = starter
    s.throw = throw
    s.abilities_on = abilities_on
    s.left_out_sector = left_out_sector
    s.deal_companies = deal_companies
    return

BY_CAN_BONUSES_EFFECT = (one, one, one, can_can_bonuses_effect_realloc, can_can_bonuses_effect_agent1, can_can_bonuses_effect_agent2, can_can_bonuses_effect_subsidy, can_can_bonuses_effect_venture, can_can_bonuses_effect_rogue, can_can_bonuses_effect_theft, one, can_can_bonuses_effect_invest, one, one, one, one,)
def w_do_bonuses_effect_reroll(s, ret, *args):
    p_do_bonuses_effect_reroll(s, *args)
    return ret

def w_do_bonuses_effect_luck1(s, ret, *args):
    p_do_bonuses_effect_luck1(s, *args)
    return ret

def w_do_bonuses_effect_luck2(s, ret, *args):
    p_do_bonuses_effect_luck2(s, *args)
    return ret

def w_do_bonuses_effect_luck3(s, ret, *args):
    p_do_bonuses_effect_luck3(s, *args)
    return ret

def w_do_bonuses_effect_luck4(s, ret, *args):
    p_do_bonuses_effect_luck4(s, *args)
    return ret

DO_DO_BONUSES_EFFECT = (p_do_bonuses_effect_bio, p_do_bonuses_effect_tech, p_do_bonuses_effect_pol, p_do_bonuses_effect_realloc, p_do_bonuses_effect_agent1, p_do_bonuses_effect_agent2, p_do_bonuses_effect_subsidy, p_do_bonuses_effect_venture, p_do_bonuses_effect_rogue, p_do_bonuses_effect_theft, w_do_bonuses_effect_reroll, p_do_bonuses_effect_invest, w_do_bonuses_effect_luck1, w_do_bonuses_effect_luck2, w_do_bonuses_effect_luck3, w_do_bonuses_effect_luck4,)
PLAY_DO_BONUSES_EFFECT = (x_do_bonuses_effect_bio, x_do_bonuses_effect_tech, x_do_bonuses_effect_pol, x_do_bonuses_effect_realloc, x_do_bonuses_effect_agent1, x_do_bonuses_effect_agent2, x_do_bonuses_effect_subsidy, x_do_bonuses_effect_venture, x_do_bonuses_effect_rogue, x_do_bonuses_effect_theft, lambda s, rnd, *args: p_do_bonuses_effect_reroll(s, *args), x_do_bonuses_effect_invest, lambda s, rnd, *args: p_do_bonuses_effect_luck1(s, *args), lambda s, rnd, *args: p_do_bonuses_effect_luck2(s, *args), lambda s, rnd, *args: p_do_bonuses_effect_luck3(s, *args), lambda s, rnd, *args: p_do_bonuses_effect_luck4(s, *args),)
K = (
    None, stop, finish, k_do_sector_agent_1, k_do_bonuses_effect_realloc_1, k_do_bonuses_effect_realloc_2, k_do_bonuses_effect_agent1_1, k_do_bonuses_effect_agent2_1,
    b_do_draw_two_1, k_do_draw_two_2, k_do_bonuses_effect_rogue_1, k_do_bonuses_effect_rogue_2, k_do_bonuses_effect_theft_1, k_do_bonuses_effect_theft_2, k_do_bonuses_effect_invest_1, k_do_bonuses_effect_invest_2,
    k_do_play_card_1, k_do_play_card_2, p_main, k_main_2, b_main_3, b_main_4, k_main_5, k_main_6,
    k_main_8, k_main_9, b_main_7, b_main_10, k_main_12, k_main_13, b_main_11, b_main_14,
    b_main_15, b_main_16, k_main_17, k_main_18, k_main_19, k_main_21, b_main_22, k_main_23,
    k_main_25, k_main_26, k_main_27, k_main_29, k_main_31, k_main_33, b_main_34, k_main_35,
    k_main_36, k_main_37,
)

class State(BaseState):
    __slots__ = (
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit',
        'rng', 'pool', 'drawn', 'weights', 'round', 'active', 'automa', 'open',
        'unclaimed', 'starter', 'announced', 'throw', 'busted', 'abilities_on', 'left_out_sector', 'deal_companies',
        'first_company', 'rogue_majority', 'f_do_sector_agent_me', 'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret', 'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me',
        'f_do_bonuses_effect_realloc_origin', 'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret', 'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_kind', 'f_do_draw_two_me',
        'f_do_draw_two_ret', 'f_do_draw_two_drawing_rest', 'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret', 'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5', 'f_do_bonuses_effect_rogue_ret', 'f_do_bonuses_effect_theft_me',
        'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret', 'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret', 'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret',
        'f_main_bettor', 'f_main_bonus', 'f_main_p', 'f_main_p_2', 'f_main_played', 'f_main_seat', 'f_main_each_3_rest', 'f_main_rounds_times',
        'f_main_each_5_rest', 'f_main_each_6_rest', 'f_main_drawing_1_rest', 'f_main_drawing_2_rest', 'f_main_each_rest', 'f_main_offers_times', 'f_main_repeat_times', 'f_main_repeat_1_rest',
        'f_main_offers_1_times', 'company', 'agents', 'tracker', 'successes', 'pile_size', 'luck', 'rerolls',
        'has_rolled', 'has_bet', 'bets', 'investments', 'rogues', 'piles', 'loc', 'known',
        'lo', 'hi', 'tape',
    )
    reactions = 0
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
        t.f_do_draw_two_kind = s.f_do_draw_two_kind
        t.f_do_draw_two_me = s.f_do_draw_two_me
        t.f_do_draw_two_ret = s.f_do_draw_two_ret
        t.f_do_draw_two_drawing_rest = s.f_do_draw_two_drawing_rest
        t.f_do_bonuses_effect_subsidy_ret = s.f_do_bonuses_effect_subsidy_ret
        t.f_do_bonuses_effect_venture_ret = s.f_do_bonuses_effect_venture_ret
        t.f_do_bonuses_effect_rogue_me = s.f_do_bonuses_effect_rogue_me
        t.f_do_bonuses_effect_rogue_sector_5 = s.f_do_bonuses_effect_rogue_sector_5
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
        t.f_main_p = s.f_main_p
        t.f_main_p_2 = s.f_main_p_2
        t.f_main_played = s.f_main_played
        t.f_main_seat = s.f_main_seat
        t.f_main_each_3_rest = s.f_main_each_3_rest
        t.f_main_rounds_times = s.f_main_rounds_times
        t.f_main_each_5_rest = s.f_main_each_5_rest
        t.f_main_each_6_rest = s.f_main_each_6_rest
        t.f_main_drawing_1_rest = s.f_main_drawing_1_rest
        t.f_main_drawing_2_rest = s.f_main_drawing_2_rest
        t.f_main_each_rest = s.f_main_each_rest
        t.f_main_offers_times = s.f_main_offers_times
        t.f_main_repeat_times = s.f_main_repeat_times
        t.f_main_repeat_1_rest = s.f_main_repeat_1_rest
        t.f_main_offers_1_times = s.f_main_offers_1_times
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
        #log t.tape = s.tape[:]
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
        s.f_do_sector_agent_me = t.f_do_sector_agent_me
        s.f_do_sector_agent_ret = t.f_do_sector_agent_ret
        s.f_do_bonuses_effect_bio_ret = t.f_do_bonuses_effect_bio_ret
        s.f_do_bonuses_effect_tech_ret = t.f_do_bonuses_effect_tech_ret
        s.f_do_bonuses_effect_pol_ret = t.f_do_bonuses_effect_pol_ret
        s.f_do_bonuses_effect_realloc_me = t.f_do_bonuses_effect_realloc_me
        s.f_do_bonuses_effect_realloc_origin = t.f_do_bonuses_effect_realloc_origin
        s.f_do_bonuses_effect_realloc_ret = t.f_do_bonuses_effect_realloc_ret
        s.f_do_bonuses_effect_agent1_me = t.f_do_bonuses_effect_agent1_me
        s.f_do_bonuses_effect_agent1_ret = t.f_do_bonuses_effect_agent1_ret
        s.f_do_bonuses_effect_agent2_me = t.f_do_bonuses_effect_agent2_me
        s.f_do_bonuses_effect_agent2_ret = t.f_do_bonuses_effect_agent2_ret
        s.f_do_draw_two_kind = t.f_do_draw_two_kind
        s.f_do_draw_two_me = t.f_do_draw_two_me
        s.f_do_draw_two_ret = t.f_do_draw_two_ret
        s.f_do_draw_two_drawing_rest = t.f_do_draw_two_drawing_rest
        s.f_do_bonuses_effect_subsidy_ret = t.f_do_bonuses_effect_subsidy_ret
        s.f_do_bonuses_effect_venture_ret = t.f_do_bonuses_effect_venture_ret
        s.f_do_bonuses_effect_rogue_me = t.f_do_bonuses_effect_rogue_me
        s.f_do_bonuses_effect_rogue_sector_5 = t.f_do_bonuses_effect_rogue_sector_5
        s.f_do_bonuses_effect_rogue_ret = t.f_do_bonuses_effect_rogue_ret
        s.f_do_bonuses_effect_theft_me = t.f_do_bonuses_effect_theft_me
        s.f_do_bonuses_effect_theft_victim = t.f_do_bonuses_effect_theft_victim
        s.f_do_bonuses_effect_theft_ret = t.f_do_bonuses_effect_theft_ret
        s.f_do_bonuses_effect_invest_me = t.f_do_bonuses_effect_invest_me
        s.f_do_bonuses_effect_invest_partner = t.f_do_bonuses_effect_invest_partner
        s.f_do_bonuses_effect_invest_ret = t.f_do_bonuses_effect_invest_ret
        s.f_do_play_card_card = t.f_do_play_card_card
        s.f_do_play_card_me = t.f_do_play_card_me
        s.f_do_play_card_ret = t.f_do_play_card_ret
        s.f_main_bettor = t.f_main_bettor
        s.f_main_bonus = t.f_main_bonus
        s.f_main_p = t.f_main_p
        s.f_main_p_2 = t.f_main_p_2
        s.f_main_played = t.f_main_played
        s.f_main_seat = t.f_main_seat
        s.f_main_each_3_rest = t.f_main_each_3_rest
        s.f_main_rounds_times = t.f_main_rounds_times
        s.f_main_each_5_rest = t.f_main_each_5_rest
        s.f_main_each_6_rest = t.f_main_each_6_rest
        s.f_main_drawing_1_rest = t.f_main_drawing_1_rest
        s.f_main_drawing_2_rest = t.f_main_drawing_2_rest
        s.f_main_each_rest = t.f_main_each_rest
        s.f_main_offers_times = t.f_main_offers_times
        s.f_main_repeat_times = t.f_main_repeat_times
        s.f_main_repeat_1_rest = t.f_main_repeat_1_rest
        s.f_main_offers_1_times = t.f_main_offers_1_times
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


GAME = GameData(
    name='ai_rush',
    title='AI Rush',
    fingerprint='ba01e403ef33b277',
    fewest=3,
    most=9,
    main=18,
    depth=6,
    cards=60,
    place_count=14,
    rows=(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    ),
    fields=(
        Field('round', 'round', 'game', 'all', Reading('number'), public=True, title='round'),
        Field('active', 'active', 'game', 'all', Reading('player'), title='active'),
        Field('reactions', 'reactions', 'game', 'all', Reading('number'), title='reactions'),
        Field('automa', 'automa', 'seat', 'none', Reading('number'), cells=1),
        Field(
            'company', 'company', 'seat', 'all', Reading('row', of='companies'), cells=1, low=0, high=8, public=True,
            title='company',
        ),
        Field(
            'agents', 'agents', 'seat', 'all', Reading('number'), cells=3, low=0, public=True, title='agents',
            keys=(Key(Reading('choice', of='Sector'), 3),),
        ),
        Field('tracker', 'tracker', 'seat', 'all', Reading('number'), cells=1, low=0, high=12, public=True, title='tracker'),
        Field(
            'successes', 'successes', 'seat', 'all', Reading('number'), cells=1, low=0, high=100, public=True,
            title='successful rolls',
        ),
        Field(
            'pile_size', 'pile_size', 'seat', 'all', Reading('number'), cells=1, low=0, high=5050, public=True,
            title='agents in the pile',
        ),
        Field(
            'luck', 'luck', 'seat', 'all', Reading('number'), cells=1, low=0, high=10, public=True, title='luck for the next roll',
        ),
        Field(
            'rerolls', 'rerolls', 'seat', 'all', Reading('number'), cells=1, low=0, high=99, public=True,
            title='rerolls for the next roll',
        ),
        Field(
            'has_rolled', 'has_rolled', 'seat', 'all', Reading('flag'), cells=1, low=0, high=1, public=True,
            title='has rolled this quarter',
        ),
        Field(
            'has_bet', 'has_bet', 'seat', 'all', Reading('flag'), cells=1, low=0, high=1, public=True, title='has bet this quarter',
        ),
        Field(
            'bets', 'bets', 'seat', 'all', Reading('number'), cells=9, low=0, high=1, public=True, title='bets',
            keys=(Key(Reading('player'), 9),),
        ),
        Field(
            'investments', 'investments', 'seat', 'all', Reading('number'), cells=9, low=0, high=99, public=True,
            title='investments', keys=(Key(Reading('player'), 9),),
        ),
        Field(
            'rogues', 'rogues', 'game', 'all', Reading('number'), cells=3, low=0, public=True, title='ROGUEs',
            keys=(Key(Reading('choice', of='Sector'), 3),),
        ),
        Field(
            'open', 'open', 'game', 'all', Reading('set', item=Reading('choice', of='Sector')), public=True,
            title='sectors in play',
        ),
        Field(
            'unclaimed', 'unclaimed', 'game', 'all', Reading('set', item=Reading('row', of='companies')), public=True,
            title='companies nobody has',
        ),
        Field('starter', 'starter', 'game', 'all', Reading('player'), low=0, high=8, public=True, title='first company'),
        Field(
            'announced', 'announced', 'game', 'all', Reading('choice', of='Sector'), low=0, high=2, public=True,
            title='announced sector',
        ),
        Field('throw', 'throw', 'game', 'all', Reading('number'), low=2, high=12, public=True, title='roll'),
        Field('busted', 'busted', 'game', 'all', Reading('flag'), low=0, high=1, public=True, title='bust'),
    ),
    settings=(
        Field(
            'abilities_on', 'abilities_on', 'game', 'all', Reading('flag'), low=0, high=1, public=True,
            title='Abilities: tracker spots give their bonus',
        ),
        Field(
            'left_out_sector', 'left_out_sector', 'game', 'all', Reading('choice', of='Sector', none=True), low=-1, high=2,
            public=True, title='Sector left out with 3 or 4 players (none: at random)',
        ),
        Field(
            'deal_companies', 'deal_companies', 'game', 'all', Reading('flag'), low=0, high=1, public=True,
            title='Companies are dealt at random',
        ),
        Field(
            'first_company', 'first_company', 'game', 'all', Reading('row', of='companies'), low=0, high=8, public=True,
            title='Company that makes the first play',
        ),
        Field(
            'rogue_majority', 'rogue_majority', 'game', 'all', Reading('choice', of='Majority'), low=0, high=1, public=True,
            title='ROGUE holds a sector with',
        ),
    ),
    places=(
        Place('hand', 'seat', 'owner', base=1, size=9, piles=1, row=0, title='hand'),
        Place('deck', 'game', 'none', base=10, size=2, piles=2, row=0, title='deck', keys=(Key(Reading('choice', of='Deck'), 2),)),
        Place(
            'discards', 'game', 'all', base=12, size=2, piles=2, row=0, title='discard pile',
            keys=(Key(Reading('choice', of='Deck'), 2),),
        ),
    ),
    tables={
        'bonuses': Table(
            first=0,
            ids=(
                'bio', 'tech', 'pol', 'realloc', 'agent1', 'agent2', 'subsidy', 'venture', 'rogue', 'theft', 'reroll', 'invest',
                'luck1', 'luck2', 'luck3', 'luck4',
            ),
            names=(
                'BIO Agent', 'TECH Agent', 'POL Agent', 'Re-Allocation', 'Agent of All Trades', 'Agents of All Trades', 'Subsidy',
                'Venture', 'ROGUE', 'Data Theft', 'Reroll', 'Investment', 'Kind of Lucky', 'Pretty Lucky', 'Lucky', 'Really Lucky',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        ),
        'companies': Table(
            first=0, ids=('eliza', 'halcyon', 'koan', 'mirador', 'ashfall', 'quill', 'sable', 'tessera', 'verity'),
            names=('ELIZA', 'HALCYON', 'KOAN', 'MIRADOR', 'ASHFALL', 'QUILL', 'SABLE', 'TESSERA', 'VERITY'),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8),
        ),
        'cards': Table(
            first=0,
            ids=(
                's01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11', 's12', 's13', 's14', 's15', 's16',
                's17', 's18', 's19', 's20', 's21', 's22', 's23', 's24', 's25', 's26', 's27', 's28', 's29', 's30', 'v01', 'v02',
                'v03', 'v04', 'v05', 'v06', 'v07', 'v08', 'v09', 'v10', 'v11', 'v12', 'v13', 'v14', 'v15', 'v16', 'v17', 'v18',
                'v19', 'v20', 'v21', 'v22', 'v23', 'v24', 'v25', 'v26', 'v27', 'v28', 'v29', 'v30',
            ),
            names=(
                'Gene Grant', 'Field Lab', 'Seed Bank', 'Chip Credit', 'Server Grant', 'Patent Pool', 'Civic Pilot', 'Town Hall',
                'Policy Grant', 'Starter Kit', 'Open Call', 'Small Firm Aid', 'Campus Deal', 'Twin Launch', 'Stimulus Round',
                'Tail Wind', 'Soft Landing', 'Warm Start', 'Clean Data', 'Good Press', 'Mentor Call', 'Breakthrough Hint',
                'Lucky Seed', 'Eureka Night', 'Second Take', 'Retry Budget', 'Rollback', 'Staff Transfer', 'Investor Lunch',
                'Paperwork Day', 'Health Spinoff', 'Cloud Spinoff', 'Lobby Office', 'Side Project', 'Quick Hire', 'Hiring Spree',
                'Fleet Order', 'Double Shift', 'Pivot', 'Reorganisation', 'Market Swap', 'Relocation', 'Scraper Bot',
                'Poached Team', 'Leaked Weights', 'Mirror Site', 'Seed Stake', 'Cross Holding', 'Joint Fund', 'Silent Partner',
                'Sandbox Leak', 'Bad Release', 'Open Cage', 'Loss Carry-over', 'Reset Clause', 'Overclock', 'Moonshot',
                'Golden Run', 'Tax Refund', 'Board Seat',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
            ),
            is_cards=True,
        ),
    },
    choices={
        'Sector': (Choice('bio', title='BIO'), Choice('tech', title='TECH'), Choice('pol', title='POL')),
        'Deck': (Choice('subsidy', title='Subsidy'), Choice('venture', title='Venture (Tax Break)')),
        'Majority': (
            Choice('plurality', title='As many cubes as the best company'),
            Choice('all_together', title='As many cubes as all companies together'),
        ),
    },
    prompts=(
        Prompt('', '', Reading('number')),
        Prompt('sector', 'Choose a sector', Reading('choice', of='Sector')),
        Prompt(
            'place_bet', 'Bet on a company?', Reading('number'),
            labels=(Label(1, 'place_bet', 'Bet on a company'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('target', 'Choose a target', Reading('player')),
        Prompt('card', 'Choose a card', Reading('card')),
        Prompt('origin', 'Choose an origin', Reading('choice', of='Sector')),
        Prompt('destination', 'Choose a destination', Reading('choice', of='Sector')),
        Prompt('number_of_rogues', 'Choose a number of rogues', Reading('number')),
        Prompt('victim', 'Choose a victim', Reading('player')),
        Prompt('partner', 'Choose a partner', Reading('player')),
        Prompt(
            'do', 'What do you do?', Reading('number'), labels=(Label(0, 'play_card', 'Play a card'), Label(-1, 'done', 'Done')),
        ),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Keep the dice', 'Keep the dice'), Label(1, 'Reroll', 'Reroll')),
        ),
        Prompt('addition', 'Choose an addition', Reading('number')),
        Prompt(
            'do',
            'Do it?',
            Reading('number'),
            labels=(
                Label(0, 'bio', 'BIO Agent'),
                Label(1, 'tech', 'TECH Agent'),
                Label(2, 'pol', 'POL Agent'),
                Label(3, 'realloc', 'Re-Allocation'),
                Label(4, 'agent1', 'Agent of All Trades'),
                Label(5, 'agent2', 'Agents of All Trades'),
                Label(6, 'subsidy', 'Subsidy'),
                Label(7, 'venture', 'Venture'),
                Label(8, 'rogue', 'ROGUE'),
                Label(9, 'theft', 'Data Theft'),
                Label(10, 'reroll', 'Reroll'),
                Label(11, 'invest', 'Investment'),
                Label(12, 'luck1', 'Kind of Lucky'),
                Label(13, 'luck2', 'Pretty Lucky'),
                Label(14, 'luck3', 'Lucky'),
                Label(15, 'luck4', 'Really Lucky'),
                Label(-1, 'decline', 'Decline'),
            ),
        ),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Roll again', 'Roll again'), Label(1, 'End the turn', 'End the turn')),
        ),
        Prompt('sector', 'sector at random', Reading('choice', of='Sector')),
        Prompt('company_card', 'company card at random', Reading('row', of='companies')),
        Prompt('company_card', 'Choose a company card', Reading('row', of='companies')),
    ),
    notes=(
        Note('{player}: Training Phase'),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Sector'),)),
        Note('{player}: Announce a sector'),
        Note('announced sector is now {0}', readings=(Reading('choice', of='Sector'), Reading('choice', of='Sector')), skip='same'),
        Note('{player}: tracker is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: successful rolls is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('bust is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player}: Bet on a company'),
        Note('{player}: has bet this quarter is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} gains {0} bets, {1}', readings=(Reading('number'), Reading('player')), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('card'),)),
        Note('{player}: Play a card'),
        Note('{player}: Add 1 agent'),
        Note('{player}: Add agents'),
        Note('{player} gains {0} agents, {1}', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero'),
        Note('{player} loses {0} agents, {1}', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero'),
        Note('{player}: Add 2 agents'),
        Note('{player}: Draw 2 cards'),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('number'),)),
        Note('{player}: Add 1 to 3 ROGUEs'),
        Note('{player}: Add ROGUEs'),
        Note('ROGUEs, {1}: +{0}', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero'),
        Note('{player} gains {0} rerolls for the next roll', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} investments, {1}', readings=(Reading('number'), Reading('player')), skip='zero'),
        Note('{player} gains {0} luck for the next roll', readings=(Reading('number'),), skip='zero'),
        Note('{0} to discard pile', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Roll both dice'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note('{player}: has rolled this quarter is now {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('roll: +{0}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: rerolls for the next roll is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: luck for the next roll is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player} gains {0} successful rolls', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} agents in the pile', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Bonus of the spot'),
        Note("{player} can't do it: skipped"),
        Note('{player}: Deploy'),
        Note('{player}: Enter the sector'),
        Note('{player}: bets is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: investments is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: agents in the pile is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{0} removed from sectors in play', readings=(Reading('choice', of='Sector'),)),
        Note('{0} to deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} cards to deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} added to companies nobody has', readings=(Reading('list', item=Reading('row', of='companies')),)),
        Note(
            '{player}: company is now {0}', readings=(Reading('row', of='companies'), Reading('row', of='companies')), skip='same',
        ),
        Note('{player} chooses {0}', readings=(Reading('row', of='companies'),)),
        Note('{0} removed from companies nobody has', readings=(Reading('row', of='companies'),)),
        Note('first company is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Quarter'),
        Note("{player}'s turn"),
        Note('End of the quarter'),
    ),
    scores=('Sectors led',),
    whys={
        'announce': (Reason('sector', 'there is no sector to choose'),),
        'place_bet': (Reason('has_bet', 'one bet per quarter'), Reason('target', 'there is no target to choose')),
        'add_agents': (),
        'sector_agent': (),
        'two_agents': (Reason('add_agents', 'what it leads to is not possible'),),
        'draw_two': (Reason('deck discards kind', 'no card of that kind is left'),),
        'add_rogues': (),
        'let_loose': (
            Reason('number_of_rogues', 'there is no number of rogues to choose'),
            Reason('number_of_rogues add_rogues', 'what it leads to is not possible'),
        ),
        'play_card': (
            Reason('card', 'there is no card to choose'),
            Reason('partner', 'there is no partner to choose'),
            Reason('victim', 'there is no victim to choose'),
            Reason('deck discards kind', 'no card of that kind is left'),
            Reason('draw_two', 'what it leads to is not possible'),
            Reason('sector', 'there is no sector to choose'),
            Reason('number_of_rogues', 'there is no number of rogues to choose'),
            Reason('number_of_rogues add_rogues', 'what it leads to is not possible'),
            Reason('sector let_loose', 'what it leads to is not possible'),
            Reason('add_agents', 'what it leads to is not possible'),
            Reason('sector two_agents', 'what it leads to is not possible'),
            Reason('sector sector_agent', 'what it leads to is not possible'),
            Reason('origin', 'there is no origin to choose'),
            Reason('destination', 'there is no destination to choose'),
            Reason('sector_agent', 'what it leads to is not possible'),
            Reason('card bonuses_effect', 'what it leads to is not possible'),
        ),
        'train': (),
        'spot_bonus': (),
        'enter_market': (),
        'deploy': (Reason('enter_market', 'what it leads to is not possible'),),
        'training_phase': (
            Reason('sector', 'there is no sector to choose'),
            Reason('announce', 'what it leads to is not possible'),
        ),
    },
    invariants=(
        Invariant('no cube in a sector that is out of play', 178),
        Invariant('the pile is 1 + 2 + 3 and so on', 179),
        Invariant('nobody backs the own company', 180),
    ),
    asks={
        3: Ask(1, 41),
        4: Ask(5, 49),
        5: Ask(6, 50),
        6: Ask(1, 53),
        7: Ask(1, 55),
        9: Ask(0, 61),
        10: Ask(1, 64),
        11: Ask(7, 66),
        12: Ask(8, 71),
        13: Ask(1, 72),
        14: Ask(9, 77),
        15: Ask(1, 78),
        16: Ask(4, 34),
        19: Ask(15, 150),
        22: Ask(16, 158),
        23: Ask(17, 160),
        25: Ask(1, 4),
        29: Ask(2, 11),
        34: Ask(3, 14),
        35: Ask(0, 175),
        36: Ask(0, 176),
        37: Ask(10, 18),
        39: Ask(0, 95),
        41: Ask(11, 98),
        42: Ask(12, 104),
        43: Ask(0, 101),
        45: Ask(13, 123),
        48: Ask(14, 126),
        49: Ask(10, 125),
    },
    chances={9: 'card', 35: 'card', 36: 'card'},
    card_slots=('f_do_play_card_card',),
    starts={
        'round': Start('one', 1),
        'active': Start('one', 0),
        'automa': Start('seat', (0,)),
        'company': Start('seat', (0,)),
        'agents': Start('seat', (0, 0, 0)),
        'tracker': Start('seat', (0,)),
        'successes': Start('seat', (0,)),
        'pile_size': Start('seat', (0,)),
        'luck': Start('seat', (0,)),
        'rerolls': Start('seat', (0,)),
        'has_rolled': Start('seat', (0,)),
        'has_bet': Start('seat', (0,)),
        'bets': Start('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'investments': Start('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'rogues': Start('list', (0, 0, 0)),
        'open': Start('one', 7),
        'unclaimed': Start('one', 0),
        'starter': Start('one', 0),
        'announced': Start('one', 0),
        'throw': Start('one', 2),
        'busted': Start('one', 0),
        'abilities_on': Start('one', 1),
        'left_out_sector': Start('one', -1),
        'deal_companies': Start('one', 1),
        'first_company': Start('one', 0),
        'rogue_majority': Start('one', 0),
    },
    live={
        3: Live(slots=('f_do_sector_agent_me',), ret='f_do_sector_agent_ret'),
        4: Live(slots=('f_do_bonuses_effect_realloc_me',), ret='f_do_bonuses_effect_realloc_ret'),
        5: Live(
            slots=('f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin'), ret='f_do_bonuses_effect_realloc_ret',
        ),
        6: Live(slots=('f_do_bonuses_effect_agent1_me',), ret='f_do_bonuses_effect_agent1_ret'),
        7: Live(slots=('f_do_bonuses_effect_agent2_me',), ret='f_do_bonuses_effect_agent2_ret'),
        8: Live(slots=('f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_drawing_rest'), ret='f_do_draw_two_ret'),
        9: Live(slots=('f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_drawing_rest'), ret='f_do_draw_two_ret'),
        10: Live(slots=('f_do_bonuses_effect_rogue_me',), ret='f_do_bonuses_effect_rogue_ret'),
        11: Live(slots=('f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5'), ret='f_do_bonuses_effect_rogue_ret'),
        12: Live(slots=('f_do_bonuses_effect_theft_me',), ret='f_do_bonuses_effect_theft_ret'),
        13: Live(slots=('f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim'), ret='f_do_bonuses_effect_theft_ret'),
        14: Live(slots=('f_do_bonuses_effect_invest_me',), ret='f_do_bonuses_effect_invest_ret'),
        15: Live(
            slots=('f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner'), ret='f_do_bonuses_effect_invest_ret',
        ),
        16: Live(slots=('f_do_play_card_me',), ret='f_do_play_card_ret'),
        17: Live(slots=('f_do_play_card_card', 'f_do_play_card_me'), ret='f_do_play_card_ret'),
        18: Live(),
        19: Live(),
        20: Live(slots=('f_main_each_3_rest',)),
        21: Live(slots=('f_main_played',)),
        22: Live(slots=('f_main_p', 'f_main_each_3_rest')),
        23: Live(slots=('f_main_p', 'f_main_each_3_rest')),
        24: Live(slots=('f_main_played',)),
        25: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        26: Live(slots=('f_main_played', 'f_main_each_5_rest')),
        27: Live(slots=('f_main_played', 'f_main_each_6_rest')),
        28: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        29: Live(slots=('f_main_bettor', 'f_main_played', 'f_main_seat', 'f_main_each_5_rest', 'f_main_each_rest')),
        30: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest', 'f_main_each_rest')),
        31: Live(slots=('f_main_p_2', 'f_main_played', 'f_main_each_6_rest', 'f_main_drawing_1_rest')),
        32: Live(slots=('f_main_p_2', 'f_main_played', 'f_main_each_6_rest', 'f_main_drawing_2_rest')),
        33: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        34: Live(slots=('f_main_bettor', 'f_main_played', 'f_main_seat', 'f_main_each_5_rest', 'f_main_each_rest')),
        35: Live(slots=('f_main_p_2', 'f_main_played', 'f_main_each_6_rest', 'f_main_drawing_1_rest')),
        36: Live(slots=('f_main_p_2', 'f_main_played', 'f_main_each_6_rest', 'f_main_drawing_2_rest')),
        37: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        38: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        39: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        40: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        41: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest', 'f_main_repeat_1_rest')),
        42: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        43: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest', 'f_main_repeat_1_rest')),
        44: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        45: Live(slots=('f_main_bonus', 'f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        46: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        47: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        48: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
        49: Live(slots=('f_main_played', 'f_main_seat', 'f_main_each_5_rest')),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'round',
        'active', 'automa', 'open', 'unclaimed', 'starter', 'announced', 'throw', 'busted', 'abilities_on', 'left_out_sector',
        'deal_companies', 'first_company', 'rogue_majority', 'f_do_sector_agent_me', 'f_do_sector_agent_ret',
        'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret', 'f_do_bonuses_effect_pol_ret',
        'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin', 'f_do_bonuses_effect_realloc_ret',
        'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret', 'f_do_bonuses_effect_agent2_me',
        'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_ret',
        'f_do_draw_two_drawing_rest', 'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret',
        'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5', 'f_do_bonuses_effect_rogue_ret',
        'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret',
        'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret',
        'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus', 'f_main_p', 'f_main_p_2',
        'f_main_played', 'f_main_seat', 'f_main_each_3_rest', 'f_main_rounds_times', 'f_main_each_5_rest', 'f_main_each_6_rest',
        'f_main_drawing_1_rest', 'f_main_drawing_2_rest', 'f_main_each_rest', 'f_main_offers_times', 'f_main_repeat_times',
        'f_main_repeat_1_rest', 'f_main_offers_1_times',
    ),
    lists=(
        'company', 'agents', 'tracker', 'successes', 'pile_size', 'luck', 'rerolls', 'has_rolled', 'has_bet', 'bets', 'investments',
        'rogues', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_do_sector_agent_me', 'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret',
        'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin',
        'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret',
        'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_kind', 'f_do_draw_two_me',
        'f_do_draw_two_ret', 'f_do_draw_two_drawing_rest', 'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret',
        'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5', 'f_do_bonuses_effect_rogue_ret',
        'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret',
        'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret',
        'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus', 'f_main_p', 'f_main_p_2',
        'f_main_played', 'f_main_seat', 'f_main_each_3_rest', 'f_main_rounds_times', 'f_main_each_5_rest', 'f_main_each_6_rest',
        'f_main_drawing_1_rest', 'f_main_drawing_2_rest', 'f_main_each_rest', 'f_main_offers_times', 'f_main_repeat_times',
        'f_main_repeat_1_rest', 'f_main_offers_1_times',
    ),
)
ORIGINS = (
    Origin('', 0, 0),
    Origin('content/ai_rush/turn.rules', 17, 1),
    Origin('content/ai_rush/turn.rules', 3, 1),
    Origin('content/ai_rush/turn.rules', 4, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 18, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 19, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 20, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 21, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 22, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 17, 7),
    Origin('content/ai_rush/turn.rules', 5, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 5, 45, kind='rule'),
    Origin('content/ai_rush/turn.rules', 83, 1),
    Origin('content/ai_rush/turn.rules', 84, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 85, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 86, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 87, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 83, 8),
    Origin('content/ai_rush/turn.rules', 6, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 91, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 18, 5),
    Origin('content/ai_rush/tables/bonuses.yaml', 25, 11),
    Origin('content/ai_rush/turn.rules', 61, 1),
    Origin('content/ai_rush/turn.rules', 97, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 29, 11),
    Origin('content/ai_rush/turn.rules', 104, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 33, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 37, 11),
    Origin('content/ai_rush/turn.rules', 64, 1),
    Origin('content/ai_rush/turn.rules', 100, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 47, 5),
    Origin('content/ai_rush/tables/bonuses.yaml', 59, 5),
    Origin('content/ai_rush/turn.rules', 48, 1),
    Origin('content/ai_rush/turn.rules', 49, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 50, 5, kind='rule'),
    Origin('content/ai_rush/tables/bonuses.yaml', 5, 11, kind='cell'),
    Origin('content/ai_rush/turn.rules', 92, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 92, 24, kind='rule'),
    Origin('content/ai_rush/turn.rules', 62, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 61, 7),
    Origin('content/ai_rush/turn.rules', 94, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 95, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 91, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 5, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 9, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 9, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 13, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 13, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 18, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 19, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 20, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 21, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 25, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 25, 34, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 29, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 29, 34, kind='cell'),
    Origin('content/ai_rush/turn.rules', 98, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 97, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 33, 11, kind='cell'),
    Origin('content/ai_rush/turn.rules', 105, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 106, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 104, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 37, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 34, kind='cell'),
    Origin('content/ai_rush/turn.rules', 101, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 102, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 65, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 64, 7),
    Origin('content/ai_rush/turn.rules', 100, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 47, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 48, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 49, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 50, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 54, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 54, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 59, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 60, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 61, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 62, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 63, 5, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 69, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 69, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 73, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 73, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 77, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 77, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 81, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 81, 11),
    Origin('content/ai_rush/turn.rules', 51, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 48, 8),
    Origin('content/ai_rush/turn.rules', 7, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 8, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 24, 1),
    Origin('content/ai_rush/turn.rules', 25, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 26, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 27, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 28, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 29, 37, kind='rule'),
    Origin('content/ai_rush/turn.rules', 29, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 30, 30, kind='rule'),
    Origin('content/ai_rush/turn.rules', 30, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 31, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 32, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 33, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 34, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 35, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 36, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 36, 25, kind='rule'),
    Origin('content/ai_rush/turn.rules', 38, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 39, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 40, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 24, 7),
    Origin('content/ai_rush/turn.rules', 9, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 9, 20, kind='rule'),
    Origin('content/ai_rush/turn.rules', 10, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 10, 26, kind='rule'),
    Origin('content/ai_rush/turn.rules', 42, 1),
    Origin('content/ai_rush/turn.rules', 43, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 44, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 45, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 45, 24, kind='rule'),
    Origin('content/ai_rush/turn.rules', 46, 20, kind='rule'),
    Origin('content/ai_rush/turn.rules', 42, 7),
    Origin('content/ai_rush/turn.rules', 11, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 12, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 13, 34, kind='rule'),
    Origin('content/ai_rush/turn.rules', 13, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 14, 36, kind='rule'),
    Origin('content/ai_rush/turn.rules', 14, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 15, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 67, 1),
    Origin('content/ai_rush/turn.rules', 71, 1),
    Origin('content/ai_rush/turn.rules', 72, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 68, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 68, 16, kind='rule'),
    Origin('content/ai_rush/turn.rules', 69, 16, kind='rule'),
    Origin('content/ai_rush/turn.rules', 67, 7),
    Origin('content/ai_rush/turn.rules', 73, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 74, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 75, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 76, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 77, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 71, 7),
    Origin('content/ai_rush/turn.rules', 3, 7),
    Origin('content/ai_rush/game.rules', 60, 5),
    Origin('content/ai_rush/game.rules', 61, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 62, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 62, 41, kind='rule'),
    Origin('content/ai_rush/game.rules', 64, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 65, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 66, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 67, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 68, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 69, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 70, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 71, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 72, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 73, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 75, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 76, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 77, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 78, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 79, 9, kind='rule'),
    Origin('content/ai_rush/game.rules', 79, 67, kind='rule'),
    Origin('content/ai_rush/game.rules', 80, 5),
    Origin('content/ai_rush/game.rules', 81, 9),
    Origin('content/ai_rush/game.rules', 82, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 83, 9),
    Origin('content/ai_rush/game.rules', 84, 13, kind='rule'),
    Origin('content/ai_rush/game.rules', 85, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 86, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 87, 17, kind='rule'),
    Origin('content/ai_rush/game.rules', 88, 21, kind='rule'),
    Origin('content/ai_rush/game.rules', 88, 45, kind='rule'),
    Origin('content/ai_rush/game.rules', 89, 32, kind='rule'),
    Origin('content/ai_rush/game.rules', 104, 5, kind='rule'),
    Origin('content/ai_rush/game.rules', 53, 1),
    Origin('content/ai_rush/game.rules', 54, 1),
    Origin('content/ai_rush/game.rules', 55, 1),
    Origin('content/ai_rush/turn.rules', 55, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 93, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 94, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 96, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 97, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 99, 1, kind='rule'),
    Origin('content/ai_rush/turn.rules', 81, 1, kind='rule'),
)
game = Game(
    State,
    GAME,
    ORIGINS,
    K,
    globals(),
    scores=(score_score_0,),
    winners=score_winners,
    invariants=(f_always_0, f_always_1, f_always_2),
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
    functions={
        'can_announce': can_can_announce,
        'can_training_phase': can_can_training_phase,
        'can_place_bet': can_can_place_bet,
        'can_sector_agent': can_can_sector_agent,
        'can_bonuses_effect_realloc': can_can_bonuses_effect_realloc,
        'can_bonuses_effect_agent1': can_can_bonuses_effect_agent1,
        'can_add_agents': can_can_add_agents,
        'can_two_agents': can_can_two_agents,
        'can_bonuses_effect_agent2': can_can_bonuses_effect_agent2,
        'can_draw_two': can_can_draw_two,
        'can_bonuses_effect_subsidy': can_can_bonuses_effect_subsidy,
        'can_bonuses_effect_venture': can_can_bonuses_effect_venture,
        'can_add_rogues': can_can_add_rogues,
        'can_let_loose': can_can_let_loose,
        'can_bonuses_effect_rogue': can_can_bonuses_effect_rogue,
        'can_bonuses_effect_theft': can_can_bonuses_effect_theft,
        'can_bonuses_effect_invest': can_can_bonuses_effect_invest,
        'can_play_card': can_can_play_card,
        'can_train': can_can_train,
        'can_spot_bonus': can_can_spot_bonus,
        'can_enter_market': can_can_enter_market,
        'can_deploy': can_can_deploy,
        'score_0': score_score_0,
        'total_score': score_total_score,
        'winners': score_winners,
        'always_0': f_always_0,
        'always_1': f_always_1,
        'always_2': f_always_2,
        'q_added': q_q_added,
        'd_most_agents': d_d_most_agents,
        'd_all_agents': d_d_all_agents,
        'd_leads': d_d_leads,
        'd_leads_somewhere': d_d_leads_somewhere,
        'd_rogue_holds': d_d_rogue_holds,
        'd_stakes': d_d_stakes,
    },
    playout=x_main,
)
game.lines = (
    (1, 0), (332, 1), (335, 2), (338, 12), (341, 19), (344, 20), (350, 21), (353, 22), (356, 23), (359, 24), (362, 25), (365, 26),
    (368, 27), (371, 28), (374, 29), (377, 30), (380, 31), (386, 32), (392, 33), (398, 94), (401, 118), (404, 132), (407, 133), (410, 177),
    (427, 178), (433, 179), (436, 180), (439, 181), (442, 182), (450, 183), (456, 184), (459, 185), (465, 186), (468, 187), (471, 0), (565, 40),
    (567, 22), (568, 39), (575, 69), (577, 28), (578, 68), (584, 76), (586, 75), (595, 83), (597, 82), (606, 85), (608, 84), (617, 87),
    (619, 86), (628, 89), (630, 88), (639, 138), (641, 132), (642, 135), (644, 136), (647, 137), (650, 43), (654, 19), (655, 37), (657, 38),
    (661, 41), (671, 42), (675, 44), (678, 36), (681, 46), (684, 45), (687, 48), (690, 47), (693, 20), (697, 49), (707, 50), (716, 51),
    (722, 52), (730, 21), (734, 53), (743, 54), (746, 24), (750, 55), (760, 56), (761, 58), (762, 23), (763, 57), (767, 62), (772, 25),
    (773, 60), (774, 61), (817, 26), (820, 59), (823, 27), (826, 63), (829, 30), (833, 64), (843, 65), (844, 70), (845, 29), (846, 66),
    (854, 67), (858, 31), (862, 71), (872, 72), (881, 73), (887, 74), (895, 32), (899, 77), (909, 78), (919, 79), (925, 80), (931, 81),
    (942, 91), (946, 33), (947, 34), (958, 35), (962, 90), (970, 0), (972, 147), (974, 148), (976, 149), (980, 150), (991, 151), (997, 149),
    (998, 152), (1000, 153), (1006, 154), (1008, 155), (1011, 156), (1015, 150), (1016, 151), (1021, 156), (1025, 163), (1029, 164), (1032, 165), (1037, 166),
    (1041, 157), (1043, 158), (1054, 159), (1058, 162), (1063, 160), (1069, 162), (1074, 166), (1084, 167), (1094, 168), (1096, 145), (1097, 2), (1098, 3),
    (1099, 9), (1100, 1), (1101, 4), (1107, 168), (1114, 167), (1115, 168), (1119, 158), (1121, 159), (1125, 162), (1130, 160), (1133, 161), (1137, 162),
    (1142, 167), (1143, 169), (1145, 170), (1149, 4), (1152, 5), (1156, 6), (1160, 7), (1164, 8), (1168, 10), (1175, 11), (1196, 167), (1200, 169),
    (1202, 170), (1208, 167), (1209, 168), (1211, 145), (1212, 2), (1213, 3), (1214, 9), (1215, 1), (1216, 4), (1222, 168), (1225, 170), (1232, 171),
    (1236, 172), (1240, 173), (1242, 174), (1244, 175), (1247, 176), (1252, 10), (1253, 18), (1257, 11), (1259, 17), (1260, 12), (1261, 13), (1262, 14),
    (1272, 11), (1293, 10), (1297, 18), (1302, 11), (1311, 175), (1336, 176), (1361, 18), (1376, 14), (1379, 15), (1383, 16), (1397, 11), (1418, 175),
    (1430, 176), (1442, 18), (1443, 92), (1447, 18), (1453, 92), (1458, 93), (1459, 113), (1460, 94), (1461, 95), (1475, 96), (1479, 97), (1486, 98),
    (1493, 97), (1495, 103), (1497, 104), (1505, 98), (1508, 100), (1509, 99), (1510, 103), (1512, 104), (1518, 102), (1519, 101), (1535, 98), (1541, 104),
    (1543, 105), (1553, 104), (1555, 106), (1559, 107), (1563, 108), (1565, 109), (1570, 110), (1574, 111), (1582, 112), (1590, 114), (1592, 115), (1594, 116),
    (1596, 117), (1597, 124), (1598, 118), (1599, 119), (1601, 120), (1603, 121), (1605, 122), (1610, 123), (1621, 101), (1629, 98), (1636, 115), (1638, 131),
    (1639, 144), (1640, 133), (1641, 134), (1643, 139), (1646, 140), (1648, 141), (1652, 142), (1656, 143), (1666, 167), (1667, 168), (1669, 145), (1670, 2),
    (1671, 3), (1672, 9), (1673, 1), (1674, 4), (1680, 168), (1687, 167), (1688, 168), (1692, 122), (1696, 125), (1700, 123), (1705, 125), (1713, 126),
    (1723, 125), (1729, 123), (1732, 126), (1734, 128), (1735, 127), (1738, 130), (1739, 129), (1743, 125), (1745, 126), (1754, 125), (1757, 43), (1758, 37),
    (1759, 38), (1761, 41), (1764, 42), (1766, 44), (1767, 36), (1769, 46), (1770, 45), (1772, 48), (1773, 47), (1775, 20), (1776, 49), (1779, 50),
    (1782, 51), (1784, 52), (1787, 21), (1788, 53), (1791, 54), (1793, 24), (1794, 55), (1797, 58), (1798, 57), (1800, 62), (1801, 61), (1815, 26),
    (1816, 59), (1818, 27), (1819, 63), (1821, 30), (1822, 64), (1825, 70), (1826, 66), (1828, 67), (1830, 31), (1831, 71), (1834, 72), (1837, 73),
    (1839, 74), (1842, 32), (1843, 77), (1846, 78), (1849, 79), (1851, 80), (1853, 81), (1859, 91), (1860, 34), (1863, 35), (1864, 90), (1869, 0),
    (1888, 147), (1889, 148), (1890, 149), (1892, 150), (1900, 151), (1901, 152), (1902, 153), (1906, 154), (1907, 155), (1908, 156), (1909, 157), (1910, 158),
    (1918, 159), (1920, 160), (1923, 161), (1924, 162), (1925, 163), (1926, 164), (1928, 165), (1930, 166), (1935, 167), (1937, 168), (1938, 145), (1939, 9),
    (1940, 4), (1943, 5), (1944, 6), (1945, 7), (1946, 8), (1947, 10), (1948, 11), (1952, 17), (1953, 14), (1956, 15), (1957, 16), (1962, 18),
    (1974, 92), (1975, 113), (1976, 95), (1978, 96), (1979, 97), (1980, 98), (1982, 99), (1984, 101), (1986, 103), (1987, 104), (1990, 105), (1994, 106),
    (1995, 107), (1996, 108), (1997, 109), (1999, 110), (2000, 111), (2004, 112), (2008, 114), (2009, 115), (2010, 116), (2011, 124), (2012, 119), (2013, 120),
    (2014, 121), (2015, 122), (2018, 123), (2023, 125), (2035, 126), (2037, 127), (2039, 129), (2042, 144), (2043, 134), (2044, 139), (2046, 140), (2047, 141),
    (2048, 142), (2049, 143), (2050, 170), (2051, 171), (2052, 172), (2053, 173), (2054, 174), (2055, 175), (2068, 176), (2091, 0),
)
