"""AI Rush: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
from runtime.data import (
    Ask,
    Choice,
    Field,
    GameData,
    Home,
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
    RIVALS,
    RuleLimit,
    allowed,
    await_pick,
    await_top,
    draw,
    faces,
    finish,
    leave,
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
CARDS_BONUS = (0, 0, 0, 1, 1, 1, 2, 2, 2, 4, 4, 4, 4, 5, 5, 12, 12, 12, 13, 13, 13, 14, 14, 15, 10, 10, 10, 3, 7, 6, 0,
    1, 2, 4, 4, 5, 5, 5, 3, 3, 3, 3, 9, 9, 9, 9, 11, 11, 11, 11, 8, 8, 8, 10, 10, 14, 15, 15, 6, 7)
CARDS_DECK = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
ALL_SECTOR = (0, 1, 2)
ALL_DECK = (0, 1)
RUN_1 = ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29),
    (30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
    59))
COMPANIES_SPOTS = (5, 6, 13, 10, 12, -1, 2, 0, 7, 4, 9, 9, 4, 13, 10, 12, -1, 0, 1, 6, 6, 5, 5, 15, 14, 4, 10, -1, 3, 3,
    9, 6, 7, 7, 6, 13, 3, 12, -1, 1, 4, 6, 4, 5, 5, 9, 8, 11, 12, -1, 2, 10, 7, 15, 9, 5, 4, 6, 10, 12, -1, 0, 2, 13, 6,
    7, 9, 4, 14, 3, 12, -1, 1, 4, 9, 7, 5, 5, 0, 1, 2, 3, -1, 10, 13, 4, 5, 5, 7, 15, 14, 10, 12, -1, 11, 2, 9, 6, 5)
BONUSES_MUST = (0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
ALL_COMPANIES = (0, 1, 2, 3, 4, 5, 6, 7, 8)
FROM_1_TO_3 = (1, 2, 3)
RANGE_1_3 = range(1, 3)
RANGE_1_6 = range(1, 6)
RANGE_1_10001 = range(1, 10001)
RANGE_1_101 = range(1, 101)
DICE_2_6_ = (2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11,
    11, 12)
BITS_0_TO_3 = tuple([tuple([i for i in range(0, 3) if m << 0 >> i & 1]) for m in range(8)])
BITS_0_TO_9 = tuple([tuple([i for i in range(0, 9) if m << 0 >> i & 1]) for m in range(512)])
DICE_2_6 = faces(2, 6)
RANGES_FROM_0 = tuple([tuple(range(0, end + 1)) for end in range(11)])

def do_bonuses_effect_realloc_those(s, me):  # do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
    agents = s.agents
    open = s.open
    found = []
    for origin in BITS_0_TO_3[s.open]:
        if agents[me * 3 + origin] > 0:
            for destination in BITS_0_TO_3[open]:
                if destination != origin:
                    found.append(origin)
                    break
    return tuple(found)

def do_bonuses_effect_realloc_those_(s, origin):  # do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:19
    found = []
    for destination in BITS_0_TO_3[s.open]:
        if destination != origin:
            found.append(destination)
    return tuple(found)

def do_bonuses_effect_theft_those(s, me):  # do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
    open = s.open
    agents = s.agents
    found = []
    for victim in RIVALS[s.n][me]:
        for sector_8 in BITS_0_TO_3[open]:
            if agents[victim * 3 + sector_8] > 0:
                found.append(victim)
                break
    return tuple(found)

def do_bonuses_effect_theft_those_(s, victim):  # do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:48
    agents = s.agents
    found = []
    for sector_8 in BITS_0_TO_3[s.open]:
        if agents[victim * 3 + sector_8] > 0:
            found.append(sector_8)
    return tuple(found)

def do_bonuses_effect_invest_those(s, me):  # do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:60
    agents = s.agents
    found = []
    for sector_9 in BITS_0_TO_3[s.open]:
        if agents[me * 3 + sector_9] > 0:
            found.append(sector_9)
    return tuple(found)

def do_play_card_those(s, me):  # do_play_card, content/ai_rush/turn.rules:49
    found = []
    for card in s.piles[me + 1]:
        if CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            found.append(card)
    return tuple(found)

def main_first(s):  # main, content/ai_rush/game.rules:79
    company = s.company
    first_company = s.first_company
    found = -1
    for p_1 in CLOCKWISE[s.n][0]:
        if company[p_1] == first_company:
            return p_1
    return found

def main_those(s, bettor):  # main, content/ai_rush/turn.rules:86
    has_rolled = s.has_rolled
    found = []
    for target in RIVALS[s.n][bettor]:
        if not has_rolled[target]:
            found.append(target)
    return tuple(found)

def main_any(s, p_2):  # main, content/ai_rush/game.rules:88
    for s_2 in BITS_0_TO_3[s.open]:
        if d_leads(s, p_2, s_2):
            return True
    return False

def can_place_bet_any(s, me):  # can_place_bet, content/ai_rush/turn.rules:84
    has_rolled = s.has_rolled
    for target in RIVALS[s.n][me]:
        if not has_rolled[target]:
            return True
    return False

def winners_any(s):  # winners
    for s_3 in BITS_0_TO_3[s.open]:
        if d_rogue_holds(s, s_3):
            return True
    return False

def winners_mask(s):  # winners
    open = s.open
    found = 0
    for p_3 in CLOCKWISE[s.n][0]:
        for s_2 in BITS_0_TO_3[open]:
            if d_leads(s, p_3, s_2):
                found |= 1 << p_3
                break
    return found

def why_announce_any(s, fixed):  # why_announce
    for sector in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'sector', sector):
            return True
    return False

def why_place_bet_any(s, me, fixed):  # why_place_bet
    has_rolled = s.has_rolled
    for target in RIVALS[s.n][me]:
        if allowed(fixed, 'target', target) and not has_rolled[target]:
            return True
    return False

def why_play_card_any(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card):
            return True
    return False

def why_play_card_any_(s, me, fixed):  # why_play_card
    for partner in RIVALS[s.n][me]:
        if allowed(fixed, 'partner', partner):
            return True
    return False

def why_play_card_any_2(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 11 or why_play_card_any_(s, me, fixed)):
            return True
    return False

def why_play_card_any_3(s, me, fixed):  # why_play_card
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def why_play_card_any_4(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 9 or why_play_card_any_3(s, me, fixed)):
            return True
    return False

def why_play_card_any_5(s, me, fixed):  # why_play_card
    piles = s.piles
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] != 6 or len(piles[10]) + len(piles[12]) > 0) and (CARDS_BONUS[card] != 7 or len(piles[11]) + len(piles[13]) > 0)):
            return True
    return False

def why_play_card_any_6(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] != 6 or can_draw_two(s, me, 0)) and (CARDS_BONUS[card] != 7 or can_draw_two(s, me, 1))):
            return True
    return False

def why_play_card_any_7(s, fixed):  # why_play_card
    for sector_1 in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'sector', sector_1):
            return True
    return False

def why_play_card_any_8(s, fixed):  # why_play_card
    for sector_2 in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'sector', sector_2):
            return True
    return False

def why_play_card_any_9(s, fixed):  # why_play_card
    for sector_5 in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'sector', sector_5):
            return True
    return False

def why_play_card_any_10(s, me, fixed):  # why_play_card
    open = s.open
    agents = s.agents
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            for sector_8 in BITS_0_TO_3[open]:
                if allowed(fixed, 'sector', sector_8) and agents[victim * 3 + sector_8] > 0:
                    return True
    return False

def why_play_card_any_11(s, fixed, me):  # why_play_card
    agents = s.agents
    for sector_9 in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'sector', sector_9) and agents[me * 3 + sector_9] > 0:
            return True
    return False

def why_play_card_any_12(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] != 4 or why_play_card_any_7(s, fixed)) and (CARDS_BONUS[card] != 5 or why_play_card_any_8(s, fixed)) and (CARDS_BONUS[card] != 8 or why_play_card_any_9(s, fixed)) and (CARDS_BONUS[card] != 9 or why_play_card_any_10(s, me, fixed)) and (CARDS_BONUS[card] != 11 or why_play_card_any_(s, me, fixed) and why_play_card_any_11(s, fixed, me))):
            return True
    return False

def why_play_card_any_13(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 8 or why_play_card_any_9(s, fixed) and (allowed(fixed, 'number_of_rogues', 1) or allowed(fixed, 'number_of_rogues', 2) or allowed(fixed, 'number_of_rogues', 3))):
            return True
    return False

def why_play_card_any_14(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 8 or why_play_card_any_9(s, fixed)):
            return True
    return False

def why_play_card_any_15(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 5 or why_play_card_any_8(s, fixed)):
            return True
    return False

def why_play_card_any_16(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 4 or why_play_card_any_7(s, fixed)):
            return True
    return False

def why_play_card_any_17(s, fixed, me):  # why_play_card
    agents = s.agents
    for origin in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'origin', origin) and agents[me * 3 + origin] > 0:
            return True
    return False

def why_play_card_any_18(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 3 or why_play_card_any_17(s, fixed, me)):
            return True
    return False

def why_play_card_any_19(s, fixed, me):  # why_play_card
    agents = s.agents
    open = s.open
    for origin in BITS_0_TO_3[s.open]:
        if allowed(fixed, 'origin', origin) and agents[me * 3 + origin] > 0:
            for destination in BITS_0_TO_3[open]:
                if allowed(fixed, 'destination', destination) and destination != origin:
                    return True
    return False

def why_play_card_any_20(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and (CARDS_BONUS[card] != 3 or why_play_card_any_19(s, fixed, me)):
            return True
    return False

def why_play_card_any_21(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and ((CARDS_BONUS[card] != 0 or 1) and (CARDS_BONUS[card] != 1 or 1) and (CARDS_BONUS[card] != 2 or 1)):
            return True
    return False

def why_play_card_any_22(s, me, fixed):  # why_play_card
    for card in s.piles[me + 1]:
        if allowed(fixed, 'card', card) and CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def can_announce(s, me):  # content/ai_rush/turn.rules:17
    return s.open != 0

def can_training_phase(s, me):  # content/ai_rush/turn.rules:3
    return s.open != 0

def can_place_bet(s, me):  # content/ai_rush/turn.rules:84
    return not s.has_bet[me] and can_place_bet_any(s, me)

def can_sector_agent(s, me, wanted):  # content/ai_rush/turn.rules:92
    return 1

def can_bonuses_effect_realloc(s, me, this):  # content/ai_rush/tables/bonuses.yaml:18
    agents = s.agents
    open = s.open
    for origin in BITS_0_TO_3[s.open]:
        if agents[me * 3 + origin] > 0:
            for destination in BITS_0_TO_3[open]:
                if destination != origin:
                    return True
    return False

def can_bonuses_effect_agent1(s, me, this):  # content/ai_rush/tables/bonuses.yaml:25
    return s.open != 0

def can_add_agents(s, me, n, sector_4):  # content/ai_rush/turn.rules:61
    return 1

def can_two_agents(s, me, sector_3):  # content/ai_rush/turn.rules:98
    return 1

def can_bonuses_effect_agent2(s, me, this):  # content/ai_rush/tables/bonuses.yaml:29
    return s.open != 0

def can_draw_two(s, me, kind):  # content/ai_rush/turn.rules:105
    return len(s.piles[kind + 10]) + len(s.piles[kind + 12]) > 0

def can_bonuses_effect_subsidy(s, me, this):  # content/ai_rush/tables/bonuses.yaml:33
    return can_draw_two(s, me, 0)

def can_bonuses_effect_venture(s, me, this):  # content/ai_rush/tables/bonuses.yaml:37
    return can_draw_two(s, me, 1)

def can_add_rogues(s, me, n_1, sector_7):  # content/ai_rush/turn.rules:64
    return 1

def can_let_loose(s, me, sector_6):  # content/ai_rush/turn.rules:101
    return 1

def can_bonuses_effect_rogue(s, me, this):  # content/ai_rush/tables/bonuses.yaml:42
    return s.open != 0

def can_bonuses_effect_theft(s, me, this):  # content/ai_rush/tables/bonuses.yaml:47
    open = s.open
    agents = s.agents
    for victim in RIVALS[s.n][me]:
        for sector_8 in BITS_0_TO_3[open]:
            if agents[victim * 3 + sector_8] > 0:
                return True
    return False

def can_bonuses_effect_invest(s, me, this):  # content/ai_rush/tables/bonuses.yaml:59
    agents = s.agents
    for sector_9 in BITS_0_TO_3[s.open]:
        if agents[me * 3 + sector_9] > 0:
            return True
    return False

def can_play_card(s, me):  # content/ai_rush/turn.rules:48
    for card in s.piles[me + 1]:
        if CAN_BONUSES_EFFECT[CARDS_BONUS[card]](s, me, CARDS_BONUS[card]):
            return True
    return False

def can_train(s, me):  # content/ai_rush/turn.rules:24
    return 1

def can_spot_bonus(s, me):  # content/ai_rush/turn.rules:42
    return 1

def can_enter_market(s, me, n_2):  # content/ai_rush/turn.rules:67
    return 1

def can_deploy(s, me):  # content/ai_rush/turn.rules:72
    return 1

def score_0(s, me):  # content/ai_rush/game.rules:106
    found = 0
    for s_ in BITS_0_TO_3[s.open]:
        if d_leads(s, me, s_):
            found += 1
    return found

def total_score(s, seat):
    found = 0
    for s_ in BITS_0_TO_3[s.open]:
        if d_leads(s, seat, s_):
            found += 1
    return found

def winners(s):
    return 0 if winners_any(s) else winners_mask(s)

def always_0(s, me):  # content/ai_rush/game.rules:53
    open = s.open
    rogues = s.rogues
    for s_1 in ALL_SECTOR:
        if not (open >> s_1 & 1 or rogues[s_1] + d_all_agents(s, s_1) == 0):
            return False
    return True

def always_1(s, me):  # content/ai_rush/game.rules:54
    return s.pile_size[me] == 0 or s.pile_size[me] * 2 == s.successes[me] * (s.successes[me] + 1)

def always_2(s, me):  # content/ai_rush/game.rules:55
    return s.bets[me * 9 + me] + s.investments[me * 9 + me] == 0

def q_added(s, me, n_3):  # content/ai_rush/turn.rules:55
    return max(n_3 * (2 if s.round == 4 else 1), 0)

def d_most_agents(s, sector_12):  # content/ai_rush/game.rules:93
    agents = s.agents
    found = None
    for p_4 in CLOCKWISE[s.n][0]:
        value = agents[p_4 * 3 + sector_12]
        if found is None or value > found:
            found = value
    return 0 if found is None else found

def d_all_agents(s, sector_13):  # content/ai_rush/game.rules:94
    agents = s.agents
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += agents[p_5 * 3 + sector_13]
    return found

def d_leads(s, me, sector_14):  # content/ai_rush/game.rules:96
    return s.agents[me * 3 + sector_14] > 0 and s.agents[me * 3 + sector_14] == d_most_agents(s, sector_14)

def d_leads_somewhere(s, me):  # content/ai_rush/game.rules:97
    for s_2 in BITS_0_TO_3[s.open]:
        if d_leads(s, me, s_2):
            return True
    return False

def d_rogue_holds(s, sector_15):  # content/ai_rush/game.rules:99
    return s.rogues[sector_15] > 0 and (s.rogue_majority == 0 and s.rogues[sector_15] >= d_most_agents(s, sector_15) or s.rogue_majority == 1 and s.rogues[sector_15] >= d_all_agents(s, sector_15))

def d_rogue_wins(s):  # content/ai_rush/game.rules:103
    for s_3 in BITS_0_TO_3[s.open]:
        if d_rogue_holds(s, s_3):
            return True
    return False

def d_stakes(s, me, target_1):  # content/ai_rush/turn.rules:82
    return s.bets[me * 9 + target_1] + s.investments[me * 9 + target_1]

def why_announce(s, me, fixed):
    if not why_announce_any(s, fixed):
        return 0  # sector
    return -1

def why_place_bet(s, me, fixed):
    if not not s.has_bet[me]:
        return 0  # has_bet
    if not (not s.has_bet[me] and why_place_bet_any(s, me, fixed)):
        return 1  # target
    return -1

def why_add_agents(s, me, n, sector_4, fixed):
    return -1

def why_sector_agent(s, me, wanted, fixed):
    return -1

def why_two_agents(s, me, sector_3, fixed):
    if not 1:
        return 0  # add_agents
    return -1

def why_draw_two(s, me, kind, fixed):
    if not len(s.piles[kind + 10]) + len(s.piles[kind + 12]) > 0:
        return 0  # deck_discards_kind
    return -1

def why_add_rogues(s, me, n_1, sector_7, fixed):
    return -1

def why_let_loose(s, me, sector_6, fixed):
    if not (allowed(fixed, 'number_of_rogues', 1) or allowed(fixed, 'number_of_rogues', 2) or allowed(fixed, 'number_of_rogues', 3)):
        return 0  # number_of_rogues
    if not (allowed(fixed, 'number_of_rogues', 1) or allowed(fixed, 'number_of_rogues', 2) or allowed(fixed, 'number_of_rogues', 3)):
        return 1  # number_of_rogues_add_rogues
    return -1

def why_play_card(s, me, fixed):
    if not why_play_card_any(s, me, fixed):
        return 0  # card
    if not why_play_card_any_2(s, me, fixed):
        return 1  # partner
    if not why_play_card_any_4(s, me, fixed):
        return 2  # victim
    if not why_play_card_any_5(s, me, fixed):
        return 3  # deck_discards_kind
    if not why_play_card_any_6(s, me, fixed):
        return 4  # draw_two
    if not why_play_card_any_12(s, me, fixed):
        return 5  # sector
    if not why_play_card_any_13(s, me, fixed):
        return 6  # number_of_rogues
    if not why_play_card_any_13(s, me, fixed):
        return 7  # number_of_rogues_add_rogues
    if not why_play_card_any_14(s, me, fixed):
        return 8  # sector_let_loose
    if not why_play_card_any_15(s, me, fixed):
        return 9  # add_agents
    if not why_play_card_any_15(s, me, fixed):
        return 10  # sector_two_agents
    if not why_play_card_any_16(s, me, fixed):
        return 11  # sector_sector_agent
    if not why_play_card_any_18(s, me, fixed):
        return 12  # origin
    if not why_play_card_any_20(s, me, fixed):
        return 13  # destination
    if not why_play_card_any_21(s, me, fixed):
        return 14  # sector_agent
    if not why_play_card_any_22(s, me, fixed):
        return 15  # card_bonuses_effect
    return -1

def why_train(s, me, fixed):
    return -1

def why_spot_bonus(s, me, fixed):
    return -1

def why_enter_market(s, me, n_2, fixed):
    return -1

def why_deploy(s, me, fixed):
    if not 1:
        return 0  # enter_market
    return -1

def why_training_phase(s, me, fixed):
    if not why_announce_any(s, fixed):
        return 0  # sector
    if not s.open != 0:
        return 1  # announce
    return -1

# ---- do_add_agents, content/ai_rush/turn.rules:61
def do_add_agents(s, me, n, sector_4):
    at = me * 3 + sector_4
    value = s.agents[at] + q_added(s, me, n)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 39)
    s.agents[at] = value
    return

# ---- do_sector_agent, content/ai_rush/turn.rules:92
def do_sector_agent(s, ret, me, wanted):
    s.f_do_sector_agent_ret = ret
    s.f_do_sector_agent_me = me
    if s.open >> wanted & 1:
        do_add_agents(s, me, 1, wanted)
        return s.f_do_sector_agent_ret
    if s.open != 0:
        s.player = me
        s.options = options = BITS_0_TO_3[s.open]
        s.option_count = len(options)
        s.pc = 3  # then do_sector_agent_sector_10
        return 0
    return s.f_do_sector_agent_ret

def do_sector_agent_sector_10(s, sector_10):  # do_sector_agent, after the question sector_10, content/ai_rush/turn.rules:95
    do_add_agents(s, s.f_do_sector_agent_me, 1, sector_10)
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
    s.pc = 7  # then do_bonuses_effect_realloc_origin
    return 0

def do_bonuses_effect_realloc_origin(s, origin):  # do_bonuses_effect_realloc, after the question origin, content/ai_rush/tables/bonuses.yaml:18
    s.f_do_bonuses_effect_realloc_origin = origin
    s.player = s.f_do_bonuses_effect_realloc_me
    s.options = options = do_bonuses_effect_realloc_those_(s, origin)
    s.option_count = len(options)
    s.pc = 8  # then do_bonuses_effect_realloc_destination
    return 0

def do_bonuses_effect_realloc_destination(s, destination):  # do_bonuses_effect_realloc, after the question destination, content/ai_rush/tables/bonuses.yaml:19
    at = s.f_do_bonuses_effect_realloc_me * 3 + s.f_do_bonuses_effect_realloc_origin
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_realloc_me * 3 + destination
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 52)
    s.agents[at] = value
    return s.f_do_bonuses_effect_realloc_ret

# ---- do_bonuses_effect_agent1, content/ai_rush/tables/bonuses.yaml:25
def do_bonuses_effect_agent1(s, ret, me, this):
    s.f_do_bonuses_effect_agent1_ret = ret
    s.f_do_bonuses_effect_agent1_me = me
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 9  # then do_bonuses_effect_agent1_sector_1
    return 0

def do_bonuses_effect_agent1_sector_1(s, sector_1):  # do_bonuses_effect_agent1, after the question sector_1, content/ai_rush/tables/bonuses.yaml:25
    return do_sector_agent(s, 10, s.f_do_bonuses_effect_agent1_me, sector_1)  # then do_bonuses_effect_agent1_after_do_sector_agent

def do_bonuses_effect_agent1_after_do_sector_agent(s, _):  # do_bonuses_effect_agent1, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:25
    return s.f_do_bonuses_effect_agent1_ret

# ---- do_bonuses_effect_agent2, content/ai_rush/tables/bonuses.yaml:29
def do_bonuses_effect_agent2(s, ret, me, this):
    s.f_do_bonuses_effect_agent2_ret = ret
    s.f_do_bonuses_effect_agent2_me = me
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 11  # then do_bonuses_effect_agent2_sector_2
    return 0

def do_bonuses_effect_agent2_sector_2(s, sector_2):  # do_bonuses_effect_agent2, after the question sector_2, content/ai_rush/tables/bonuses.yaml:29
    do_add_agents(s, s.f_do_bonuses_effect_agent2_me, 2, sector_2)
    return s.f_do_bonuses_effect_agent2_ret

# ---- do_draw_two, content/ai_rush/turn.rules:105
def do_draw_two(s, ret, me, kind):
    s.f_do_draw_two_ret = ret
    s.f_do_draw_two_me = me
    s.f_do_draw_two_kind = kind
    s.f_do_draw_two_drawing_i = drawing_i = 1
    s.f_do_draw_two_drawing_last = drawing_last = 2
    if drawing_i <= drawing_last:
        s.f_do_draw_two_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[kind + 10]:
            place = kind + 10
            for card in s.piles[kind + 12]:
                put_known(s, card, place)
            shuffle(s, kind + 10)
        if s.piles[kind + 10]:
            place = kind + 10
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)  # then do_draw_two_card_1
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = me + 1
            for card in moved:
                put_known(s, card, place)
            return 44  # do_draw_two_drawing
    return s.f_do_draw_two_ret

def do_draw_two_drawing(s, _):  # do_draw_two, loop, content/ai_rush/turn.rules:107
    kind = s.f_do_draw_two_kind
    if s.f_do_draw_two_drawing_i <= s.f_do_draw_two_drawing_last:
        s.f_do_draw_two_drawing_i = s.f_do_draw_two_drawing_i + 1
        if not s.piles[kind + 10]:
            place = kind + 10
            for card in s.piles[kind + 12]:
                put_known(s, card, place)
            shuffle(s, kind + 10)
        if s.piles[kind + 10]:
            place = kind + 10
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)  # then do_draw_two_card_1
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = s.f_do_draw_two_me + 1
            for card in moved:
                put_known(s, card, place)
            return 44  # do_draw_two_drawing
    return s.f_do_draw_two_ret

def do_draw_two_card_1(s, card_1):  # do_draw_two, after the card card_1, content/ai_rush/turn.rules:107
    if s.explicit:
        settle(s, card_1)
    moved = (card_1,)
    place = s.f_do_draw_two_me + 1
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
def do_add_rogues(s, me, n_1, sector_7):
    value = s.rogues[sector_7] + q_added(s, me, n_1)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 68)
    s.rogues[sector_7] = value
    return

# ---- do_bonuses_effect_rogue, content/ai_rush/tables/bonuses.yaml:42
def do_bonuses_effect_rogue(s, ret, me, this):
    s.f_do_bonuses_effect_rogue_ret = ret
    s.f_do_bonuses_effect_rogue_me = me
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 15  # then do_bonuses_effect_rogue_sector_5
    return 0

def do_bonuses_effect_rogue_sector_5(s, sector_5):  # do_bonuses_effect_rogue, after the question sector_5, content/ai_rush/tables/bonuses.yaml:42
    s.f_do_bonuses_effect_rogue_sector_5 = sector_5
    s.player = s.f_do_bonuses_effect_rogue_me
    s.options = options = FROM_1_TO_3
    s.option_count = len(options)
    s.pc = 16  # then do_bonuses_effect_rogue_number_of_rogues
    return 0

def do_bonuses_effect_rogue_number_of_rogues(s, number_of_rogues):  # do_bonuses_effect_rogue, after the question number_of_rogues, content/ai_rush/turn.rules:102
    do_add_rogues(s, s.f_do_bonuses_effect_rogue_me, number_of_rogues, s.f_do_bonuses_effect_rogue_sector_5)
    return s.f_do_bonuses_effect_rogue_ret

# ---- do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
def do_bonuses_effect_theft(s, ret, me, this):
    s.f_do_bonuses_effect_theft_ret = ret
    s.f_do_bonuses_effect_theft_me = me
    s.player = me
    s.options = options = do_bonuses_effect_theft_those(s, me)
    s.option_count = len(options)
    s.pc = 17  # then do_bonuses_effect_theft_victim
    return 0

def do_bonuses_effect_theft_victim(s, victim):  # do_bonuses_effect_theft, after the question victim, content/ai_rush/tables/bonuses.yaml:47
    s.f_do_bonuses_effect_theft_victim = victim
    s.player = s.f_do_bonuses_effect_theft_me
    s.options = options = do_bonuses_effect_theft_those_(s, victim)
    s.option_count = len(options)
    s.pc = 18  # then do_bonuses_effect_theft_sector_8
    return 0

def do_bonuses_effect_theft_sector_8(s, sector_8):  # do_bonuses_effect_theft, after the question sector_8, content/ai_rush/tables/bonuses.yaml:48
    at = s.f_do_bonuses_effect_theft_victim * 3 + sector_8
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_theft_me * 3 + sector_8
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 74)
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
    s.pc = 19  # then do_bonuses_effect_invest_partner
    return 0

def do_bonuses_effect_invest_partner(s, partner):  # do_bonuses_effect_invest, after the question partner, content/ai_rush/tables/bonuses.yaml:59
    s.f_do_bonuses_effect_invest_partner = partner
    s.player = s.f_do_bonuses_effect_invest_me
    s.options = options = do_bonuses_effect_invest_those(s, s.f_do_bonuses_effect_invest_me)
    s.option_count = len(options)
    s.pc = 20  # then do_bonuses_effect_invest_sector_9
    return 0

def do_bonuses_effect_invest_sector_9(s, sector_9):  # do_bonuses_effect_invest, after the question sector_9, content/ai_rush/tables/bonuses.yaml:60
    at = s.f_do_bonuses_effect_invest_me * 3 + sector_9
    s.agents[at] -= 1
    at = s.f_do_bonuses_effect_invest_partner * 3 + sector_9
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 80)
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
    s.pc = 21  # then do_play_card_card
    return 0

def do_play_card_card(s, card):  # do_play_card, after the question card, content/ai_rush/turn.rules:49
    s.f_do_play_card_card = card
    return DO_BONUSES_EFFECT[CARDS_BONUS[card]](s, 22, s.f_do_play_card_me, CARDS_BONUS[card])  # then do_play_card_after_do_bonuses_effect

def do_play_card_after_do_bonuses_effect(s, _):  # do_play_card, after do_bonuses_effect, content/ai_rush/turn.rules:50
    moved_1 = (s.f_do_play_card_card,)
    place = CARDS_DECK[s.f_do_play_card_card] + 12
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
    return s.f_do_play_card_ret

# ---- do_enter_market, content/ai_rush/turn.rules:67
def do_enter_market(s, me, n_2):
    if s.announced != -1:
        if s.busted:
            do_add_rogues(s, me, n_2, s.announced)
        else:
            do_add_agents(s, me, n_2, s.announced)
    return

# ---- main
def main(s, _):
    if s.n <= 4:
        if s.left_out_sector != -1:
            s.open = s.open & ~(1 << s.left_out_sector)
            return main_each_2(s)
        items = ALL_SECTOR
        if s.explicit:
            return await_pick(s, items, 24)  # then main_sector_11
        sector_11 = items[draw(s, len(items))]
        s.open = s.open & ~(1 << sector_11)
        return main_each_2(s)
    return main_each_2(s)

def main_sector_11(s, sector_11):  # main, after the draw sector_11, content/ai_rush/game.rules:64
    s.open = s.open & ~(1 << sector_11)
    return main_each_2(s)

def main_each_2(s):  # main, rest, content/ai_rush/game.rules:66
    for kind_1 in ALL_DECK:
        moved_2 = RUN_1[kind_1]
        place = kind_1 + 10
        for card in moved_2:
            put_known(s, card, place)
        shuffle(s, kind_1 + 10)
    s.unclaimed = s.unclaimed | 511
    s.f_main_each_3_from = 0
    s.f_main_each_3_i = 0
    return main_each_3(s)

def main_company_card_1(s, company_card_1):  # main, after the question company_card_1, content/ai_rush/game.rules:75
    s.company[s.f_main_p] = company_card_1
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p])
    return main_each_3(s)

def main_rest(s, _):  # main, loop, content/ai_rush/game.rules:77
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p])
    return main_each_3(s)

def main_each_3(s):  # main, rest, content/ai_rush/game.rules:70
    each_3_i = s.f_main_each_3_i
    if each_3_i < s.n:
        s.f_main_p = p = (s.f_main_each_3_from + each_3_i) % s.n
        s.f_main_each_3_i = each_3_i = each_3_i + 1
        if s.deal_companies:
            pool_1 = BITS_0_TO_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 161)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 25)  # then main_company_card
            company_card = items[draw(s, len(items))]
            s.company[p] = company_card
            return 45  # main_rest
        if s.unclaimed != 0:
            s.player = p
            s.options = options = BITS_0_TO_9[s.unclaimed]
            s.option_count = len(options)
            s.pc = 26  # then main_company_card_1
            return 0
        return 45  # main_rest
    s.starter = CLOCKWISE[s.n][0][0]
    p_1 = main_first(s)
    if p_1 >= 0:
        s.starter = p_1
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 5
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 4:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.f_main_each_5_from = s.starter
        s.f_main_each_5_i = 0
        return 46  # main_each_5
    raise RuleLimit('there are more rounds than `at most` says', 169)

def main_company_card(s, company_card):  # main, after the draw company_card, content/ai_rush/game.rules:72
    s.company[s.f_main_p] = company_card
    return 45  # main_rest

def main_sector(s, sector):  # main, after the question sector, content/ai_rush/turn.rules:18
    seat = s.f_main_seat
    s.announced = sector
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
                if not offered and not s.piles[seat + 1]:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer
            return 0

def main_answer(s, answer):  # main, after the question answer, content/ai_rush/turn.rules:5
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    if answer:
        s.player = bettor
        s.options = options = main_those(s, bettor)
        s.option_count = len(options)
        s.pc = 29  # then main_do_place_bet_target
        return 0
    while True:
        if each_i >= s.n:
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if not offered and not s.piles[seat + 1]:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer
            return 0

def main_do_place_bet_target(s, do_place_bet_target):  # main, after the question do_place_bet_target, content/ai_rush/turn.rules:86
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    s.has_bet[bettor] = 1
    at = bettor * 9 + do_place_bet_target
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
                if not offered and not s.piles[seat + 1]:
                    s.f_main_repeat_left = 100
                    return main_repeat(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer
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
                s.pc = 32  # then main_rolled_throw
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
        raise RuleLimit('there are more than 100 repetitions', 93)
    return do_play_card(s, 31, seat)  # then main_after_do_play_card

def main_after_do_play_card(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if not offered and not s.piles[seat + 1]:
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # then main_rolled_throw
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                return main_rolled_throw(s, dice)
            raise RuleLimit('there are more than 100 repetitions', 93)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 18)

def main_chosen_1(s, chosen_1):  # main, after the question chosen_1, content/ai_rush/turn.rules:28
    seat = s.f_main_seat
    if chosen_1 == 0:
        if s.luck[seat] > 0 and s.throw < 12:
            s.player = seat
            s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
            s.option_count = len(options)
            s.pc = 35  # then main_addition
            return 0
        return main_rest_(s)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 34  # then main_rolled_throw_1
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
        s.pc = 33  # then main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition
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
        s.pc = 33  # then main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition
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
        if not offered_2 and not s.piles[seat + 1]:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_answer_1(s, answer_1):  # main, after the question answer_1, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    if answer_1 >= 0:
        return DO_BONUSES_EFFECT[s.f_main_bonus](s, 38, seat, s.f_main_bonus)  # then main_after_do_bonuses_effect_
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_after_do_bonuses_effect_(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 126)

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
        s.pc = 41  # then main_chosen_3
        return 0
    return do_play_card(s, 40, seat)  # then main_after_do_play_card_

def main_after_do_play_card_(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 126)

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
                s.pc = 32  # then main_rolled_throw
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
                s.pc = 33  # then main_chosen_1
                return 0
            return main_after_repeat_1(s)
        raise RuleLimit('there are more than 100 repetitions', 93)
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
            s.pc = 32  # then main_rolled_throw
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
            s.pc = 33  # then main_chosen_1
            return 0
        if s.luck[seat] > 0 and s.throw < 12:
            s.player = seat
            s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
            s.option_count = len(options)
            s.pc = 35  # then main_addition
            return 0
        return main_rest_(s)
    raise RuleLimit('there are more than 100 repetitions', 93)

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
        s.pc = 33  # then main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition
        return 0
    return main_rest_(s)

def main_repeat_1(s):  # main, rest, content/ai_rush/turn.rules:27
    seat = s.f_main_seat
    if s.f_main_repeat_1_i <= s.f_main_repeat_1_last:
        s.f_main_repeat_1_i = s.f_main_repeat_1_i + 1
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # then main_chosen_1
        return 0
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition
        return 0
    return main_rest_(s)

def main_after_repeat_1(s):  # main, rest, content/ai_rush/turn.rules:31
    seat = s.f_main_seat
    if s.luck[seat] > 0 and s.throw < 12:
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition
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
        s.f_main_bonus = bonus = COMPANIES_SPOTS[s.company[seat] * 11 + s.throw - 2]
        if bonus != -1:
            if BONUSES_MUST[bonus]:
                if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                    return DO_BONUSES_EFFECT[bonus](s, 36, seat, bonus)  # then main_after_do_bonuses_effect
                s.f_main_offers_1_left = offers_1_left = 10000
                if offers_1_left > 0:
                    s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                    offered_2 = (0,) if can_play_card(s, seat) else ()
                    if not offered_2 and not s.piles[seat + 1]:
                        s.player = seat
                        if s.successes[seat] < 100:
                            s.options = (0, 1)
                            s.option_count = 2
                        else:
                            s.options = (1,)
                            s.option_count = 1
                        s.pc = 41  # then main_chosen_3
                        return 0
                    s.player = seat
                    s.options = options = offered_2 + (-1,)
                    s.option_count = len(options)
                    s.pc = 39  # then main_chosen_2
                    return 0
                raise RuleLimit('this is repeated too often', 126)
            if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                s.player = seat
                s.options = (bonus, -1)
                s.option_count = 2
                s.pc = 37  # then main_answer_1
                return 0
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_2 = (0,) if can_play_card(s, seat) else ()
                if not offered_2 and not s.piles[seat + 1]:
                    s.player = seat
                    if s.successes[seat] < 100:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 41  # then main_chosen_3
                    return 0
                s.player = seat
                s.options = options = offered_2 + (-1,)
                s.option_count = len(options)
                s.pc = 39  # then main_chosen_2
                return 0
            raise RuleLimit('this is repeated too often', 126)
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_2 = (0,) if can_play_card(s, seat) else ()
            if not offered_2 and not s.piles[seat + 1]:
                s.player = seat
                if s.successes[seat] < 100:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 41  # then main_chosen_3
                return 0
            s.player = seat
            s.options = options = offered_2 + (-1,)
            s.option_count = len(options)
            s.pc = 39  # then main_chosen_2
            return 0
        raise RuleLimit('this is repeated too often', 126)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_after_repeat(s):  # main, rest, content/ai_rush/turn.rules:15
    each_5_i = s.f_main_each_5_i
    seat = s.f_main_seat
    do_enter_market(s, seat, s.pile_size[seat])
    for backer in CLOCKWISE[s.n][s.starter]:
        if d_stakes(s, backer, seat) > 0:
            do_enter_market(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
            s.bets[backer * 9 + seat] = 0
            s.investments[backer * 9 + seat] = 0
    s.pile_size[seat] = 0
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
            s.options = options = BITS_0_TO_3[s.open]
            s.option_count = len(options)
            s.pc = 27  # then main_sector
            return 0

def main_each_5(s, _):  # main, loop, content/ai_rush/game.rules:81
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
            s.options = options = BITS_0_TO_3[s.open]
            s.option_count = len(options)
            s.pc = 27  # then main_sector
            return 0

def main_each_6(s, _):  # main, loop, content/ai_rush/game.rules:84
    played = s.f_main_played
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= s.n:
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
            raise RuleLimit('there are more rounds than `at most` says', 169)
        s.f_main_p_2 = p_2 = (s.f_main_each_6_from + each_6_i) % s.n
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        s.has_rolled[p_2] = 0
        s.has_bet[p_2] = 0
        if s.round < 4:
            break
    if main_any(s, p_2):
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = s.round
        if drawing_1_i <= drawing_1_last:
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if not s.piles[11]:
                for card in s.piles[13]:
                    put_known(s, card, 11)
                shuffle(s, 11)
            if not s.piles[11]:
                return 47  # main_each_6
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 42)  # then main_card_2
            card_2 = s.piles[11][-1]
            moved_3 = (card_2,)
            place = p_2 + 1
            for card in moved_3:
                put_known(s, card, place)
            return 48  # main_drawing_1
        return 47  # main_each_6
    s.f_main_drawing_2_i = drawing_2_i = 1
    s.f_main_drawing_2_last = drawing_2_last = s.round
    if drawing_2_i <= drawing_2_last:
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if not s.piles[10]:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if not s.piles[10]:
            return 47  # main_each_6
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)  # then main_card_3
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = p_2 + 1
        for card in moved_4:
            put_known(s, card, place)
        return 49  # main_drawing_2
    return 47  # main_each_6

def main_drawing_1(s, _):  # main, loop, content/ai_rush/game.rules:88
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if not s.piles[11]:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if not s.piles[11]:
            return 47  # main_each_6
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 42)  # then main_card_2
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = s.f_main_p_2 + 1
        for card in moved_3:
            put_known(s, card, place)
        return 48  # main_drawing_1
    return 47  # main_each_6

def main_card_2(s, card_2):  # main, after the card card_2, content/ai_rush/game.rules:88
    if s.explicit:
        settle(s, card_2)
    moved_3 = (card_2,)
    place = s.f_main_p_2 + 1
    for card in moved_3:
        put_known(s, card, place)
    return 48  # main_drawing_1

def main_drawing_2(s, _):  # main, loop, content/ai_rush/game.rules:89
    if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if not s.piles[10]:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if not s.piles[10]:
            return 47  # main_each_6
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)  # then main_card_3
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = s.f_main_p_2 + 1
        for card in moved_4:
            put_known(s, card, place)
        return 49  # main_drawing_2
    return 47  # main_each_6

def main_card_3(s, card_3):  # main, after the card card_3, content/ai_rush/game.rules:89
    if s.explicit:
        settle(s, card_3)
    moved_4 = (card_3,)
    place = s.f_main_p_2 + 1
    for card in moved_4:
        put_known(s, card, place)
    return 49  # main_drawing_2

def do_sector_agent_played(s, rnd, me, wanted):
    if s.open >> wanted & 1:
        do_add_agents(s, me, 1, wanted)
    elif s.open != 0:
        s.option_count += 1
        options = BITS_0_TO_3[s.open]
        sector_10 = options[int(rnd() * len(options))]
        do_add_agents(s, me, 1, sector_10)
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
        raise RuleLimit('a number became too large', 52)
    s.agents[at] = value
    return

def do_bonuses_effect_agent1_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_0_TO_3[s.open]
    sector_1 = options[int(rnd() * len(options))]
    do_sector_agent_played(s, rnd, me, sector_1)
    return

def do_bonuses_effect_agent2_played(s, rnd, me, this):
    s.option_count += 1
    options = BITS_0_TO_3[s.open]
    sector_2 = options[int(rnd() * len(options))]
    do_add_agents(s, me, 2, sector_2)
    return

def do_draw_two_played(s, rnd, me, kind):
    for turn in RANGE_1_3:
        if not s.piles[kind + 10]:
            place = kind + 10
            for card in s.piles[kind + 12]:
                put_known(s, card, place)
            shuffle(s, kind + 10)
        if not s.piles[kind + 10]:
            break
        card_1 = top_by(s, kind + 10, rnd)
        moved = (card_1,)
        place = me + 1
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
    options = BITS_0_TO_3[s.open]
    sector_5 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = FROM_1_TO_3
    number_of_rogues = options[int(rnd() * len(options))]
    do_add_rogues(s, me, number_of_rogues, sector_5)
    return

def do_bonuses_effect_theft_played(s, rnd, me, this):
    s.option_count += 1
    options = do_bonuses_effect_theft_those(s, me)
    victim = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_bonuses_effect_theft_those_(s, victim)
    sector_8 = options[int(rnd() * len(options))]
    at = victim * 3 + sector_8
    s.agents[at] -= 1
    at = me * 3 + sector_8
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 74)
    s.agents[at] = value
    return

def do_bonuses_effect_invest_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    partner = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_bonuses_effect_invest_those(s, me)
    sector_9 = options[int(rnd() * len(options))]
    at = me * 3 + sector_9
    s.agents[at] -= 1
    at = partner * 3 + sector_9
    value = s.agents[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 80)
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
    place = CARDS_DECK[card] + 12
    for card_ in moved_1:
        leave(s, card_, place)
        put_known(s, card_, place)
    return

def main_played(s, rnd):
    if s.n <= 4:
        if s.left_out_sector != -1:
            s.open = s.open & ~(1 << s.left_out_sector)
        else:
            options = ALL_SECTOR
            sector_11 = options[int(rnd() * len(options))]
            s.open = s.open & ~(1 << sector_11)
    for kind_1 in ALL_DECK:
        moved_2 = RUN_1[kind_1]
        place = kind_1 + 10
        for card in moved_2:
            put_known(s, card, place)
        shuffle(s, kind_1 + 10)
    s.unclaimed = s.unclaimed | 511
    for p in CLOCKWISE[s.n][0]:
        if s.deal_companies:
            pool_1 = BITS_0_TO_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 161)
            options = pool_1
            company_card = options[int(rnd() * len(options))]
            s.company[p] = company_card
        elif s.unclaimed != 0:
            s.option_count += 1
            options = BITS_0_TO_9[s.unclaimed]
            company_card_1 = options[int(rnd() * len(options))]
            s.company[p] = company_card_1
        s.unclaimed = s.unclaimed & ~(1 << s.company[p])
    s.starter = CLOCKWISE[s.n][0][0]
    p_1 = main_first(s)
    if p_1 >= 0:
        s.starter = p_1
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
                options = BITS_0_TO_3[s.open]
                sector = options[int(rnd() * len(options))]
                s.announced = sector
                s.tracker[seat] = 0
                s.successes[seat] = 0
                s.busted = 0
                for bettor in CLOCKWISE[s.n][(seat + 1) % s.n]:
                    if can_place_bet(s, bettor):
                        s.option_count += 1
                        answer = 1 if rnd() < 0.5 else 0
                        if answer:
                            s.option_count += 1
                            options = main_those(s, bettor)
                            do_place_bet_target = options[int(rnd() * len(options))]
                            s.has_bet[bettor] = 1
                            at = bettor * 9 + do_place_bet_target
                            value = s.bets[at] + 1
                            if value > 1:
                                value = 1
                            s.bets[at] = value
                for offers_times in RANGE_1_10001:
                    offered = (0,) if can_play_card(s, seat) else ()
                    if not offered and not s.piles[seat + 1]:
                        break
                    s.option_count += 1
                    options = offered + (-1,)
                    chosen = options[int(rnd() * len(options))]
                    if chosen == -1:
                        break
                    do_play_card_played(s, rnd, seat)
                else:
                    raise RuleLimit('this is repeated too often', 18)
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
                        options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
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
                        bonus = COMPANIES_SPOTS[s.company[seat] * 11 + s.throw - 2]
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
                        if not offered_2 and not s.piles[seat + 1]:
                            break
                        s.option_count += 1
                        options = offered_2 + (-1,)
                        chosen_2 = options[int(rnd() * len(options))]
                        if chosen_2 == -1:
                            break
                        do_play_card_played(s, rnd, seat)
                    else:
                        raise RuleLimit('this is repeated too often', 126)
                    s.option_count += 1
                    if s.successes[seat] < 100:
                        chosen_3 = 0 if rnd() < 0.5 else 1
                    else:
                        chosen_3 = (1,)[int(rnd() * 1)]
                    if chosen_3 != 0:
                        break
                else:
                    raise RuleLimit('there are more than 100 repetitions', 93)
                do_enter_market(s, seat, s.pile_size[seat])
                for backer in CLOCKWISE[s.n][s.starter]:
                    if d_stakes(s, backer, seat) > 0:
                        do_enter_market(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
                        s.bets[backer * 9 + seat] = 0
                        s.investments[backer * 9 + seat] = 0
                s.pile_size[seat] = 0
        for p_2 in CLOCKWISE[s.n][s.starter]:
            s.has_rolled[p_2] = 0
            s.has_bet[p_2] = 0
            if s.round < 4:
                if main_any(s, p_2):
                    leaves = False
                    for turn_3 in range(1, s.round + 1):
                        if not s.piles[11]:
                            for card in s.piles[13]:
                                put_known(s, card, 11)
                            shuffle(s, 11)
                        if not s.piles[11]:
                            leaves = True
                            break
                        card_2 = top_by(s, 11, rnd)
                        moved_3 = (card_2,)
                        place = p_2 + 1
                        for card in moved_3:
                            put_known(s, card, place)
                else:
                    leaves_ = False
                    for turn_4 in range(1, s.round + 1):
                        if not s.piles[10]:
                            for card in s.piles[12]:
                                put_known(s, card, 10)
                            shuffle(s, 10)
                        if not s.piles[10]:
                            leaves_ = True
                            break
                        card_3 = top_by(s, 10, rnd)
                        moved_4 = (card_3,)
                        place = p_2 + 1
                        for card in moved_4:
                            put_known(s, card, place)
    else:
        raise RuleLimit('there are more rounds than `at most` says', 169)

# ---- do_add_agents, content/ai_rush/turn.rules:61
def do_add_agents_logged(s, me, n, sector_4):
    s.tape.append((14, 22, me, (), None))
    COVER.add(39)
    at = me * 3 + sector_4
    before = s.agents[at]
    value = before + q_added(s, me, n)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 39)
    s.agents[at] = value
    change_1 = value - before
    s.tape.append((15, 39, me, (change_1, sector_4,), None))
    return

# ---- do_sector_agent, content/ai_rush/turn.rules:92
def do_sector_agent_logged(s, ret, me, wanted):
    s.f_do_sector_agent_ret = ret
    s.f_do_sector_agent_me = me
    s.tape.append((13, 19, me, (), None))
    COVER.add(37)
    if s.open >> wanted & 1:
        COVER.add(38)
        do_add_agents_logged(s, me, 1, wanted)
        return s.f_do_sector_agent_ret
    if s.open != 0:
        COVER.add(41)
        s.player = me
        s.options = options = BITS_0_TO_3[s.open]
        s.option_count = len(options)
        s.pc = 3  # then do_sector_agent_sector_10_logged
        return 0
    return s.f_do_sector_agent_ret

def do_sector_agent_sector_10_logged(s, sector_10):  # do_sector_agent, after the question sector_10, content/ai_rush/turn.rules:95
    s.tape.append((1, 41, s.f_do_sector_agent_me, (sector_10,), None))
    COVER.add(42)
    do_add_agents_logged(s, s.f_do_sector_agent_me, 1, sector_10)
    return s.f_do_sector_agent_ret

# ---- do_bonuses_effect_bio, content/ai_rush/tables/bonuses.yaml:5
def do_bonuses_effect_bio_logged(s, ret, me, this):
    s.f_do_bonuses_effect_bio_ret = ret
    COVER.add(36)
    return do_sector_agent_logged(s, 4, me, 0)  # then do_bonuses_effect_bio_after_do_sector_agent_logged

def do_bonuses_effect_bio_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_bio, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:5
    return s.f_do_bonuses_effect_bio_ret

# ---- do_bonuses_effect_tech, content/ai_rush/tables/bonuses.yaml:9
def do_bonuses_effect_tech_logged(s, ret, me, this):
    s.f_do_bonuses_effect_tech_ret = ret
    COVER.add(45)
    return do_sector_agent_logged(s, 5, me, 1)  # then do_bonuses_effect_tech_after_do_sector_agent_logged

def do_bonuses_effect_tech_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_tech, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:9
    return s.f_do_bonuses_effect_tech_ret

# ---- do_bonuses_effect_pol, content/ai_rush/tables/bonuses.yaml:13
def do_bonuses_effect_pol_logged(s, ret, me, this):
    s.f_do_bonuses_effect_pol_ret = ret
    COVER.add(47)
    return do_sector_agent_logged(s, 6, me, 2)  # then do_bonuses_effect_pol_after_do_sector_agent_logged

def do_bonuses_effect_pol_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_pol, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:13
    return s.f_do_bonuses_effect_pol_ret

# ---- do_bonuses_effect_realloc, content/ai_rush/tables/bonuses.yaml:18
def do_bonuses_effect_realloc_logged(s, ret, me, this):
    s.f_do_bonuses_effect_realloc_ret = ret
    s.f_do_bonuses_effect_realloc_me = me
    COVER.add(49)
    s.player = me
    s.options = options = do_bonuses_effect_realloc_those(s, me)
    s.option_count = len(options)
    s.pc = 7  # then do_bonuses_effect_realloc_origin_logged
    return 0

def do_bonuses_effect_realloc_origin_logged(s, origin):  # do_bonuses_effect_realloc, after the question origin, content/ai_rush/tables/bonuses.yaml:18
    s.f_do_bonuses_effect_realloc_origin = origin
    s.tape.append((1, 49, s.f_do_bonuses_effect_realloc_me, (origin,), None))
    COVER.add(50)
    s.player = s.f_do_bonuses_effect_realloc_me
    s.options = options = do_bonuses_effect_realloc_those_(s, origin)
    s.option_count = len(options)
    s.pc = 8  # then do_bonuses_effect_realloc_destination_logged
    return 0

def do_bonuses_effect_realloc_destination_logged(s, destination):  # do_bonuses_effect_realloc, after the question destination, content/ai_rush/tables/bonuses.yaml:19
    me = s.f_do_bonuses_effect_realloc_me
    s.tape.append((1, 50, me, (destination,), None))
    COVER.add(51)
    at = me * 3 + s.f_do_bonuses_effect_realloc_origin
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_2 = value - before
    s.tape.append((16, 51, me, (0 - change_2, s.f_do_bonuses_effect_realloc_origin,), None))
    COVER.add(52)
    at = me * 3 + destination
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 52)
    s.agents[at] = value
    change_3 = value - before
    s.tape.append((15, 52, me, (change_3, destination,), None))
    return s.f_do_bonuses_effect_realloc_ret

# ---- do_bonuses_effect_agent1, content/ai_rush/tables/bonuses.yaml:25
def do_bonuses_effect_agent1_logged(s, ret, me, this):
    s.f_do_bonuses_effect_agent1_ret = ret
    s.f_do_bonuses_effect_agent1_me = me
    COVER.add(53)
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 9  # then do_bonuses_effect_agent1_sector_1_logged
    return 0

def do_bonuses_effect_agent1_sector_1_logged(s, sector_1):  # do_bonuses_effect_agent1, after the question sector_1, content/ai_rush/tables/bonuses.yaml:25
    s.tape.append((1, 53, s.f_do_bonuses_effect_agent1_me, (sector_1,), None))
    COVER.add(54)
    return do_sector_agent_logged(s, 10, s.f_do_bonuses_effect_agent1_me, sector_1)  # then do_bonuses_effect_agent1_after_do_sector_agent_logged

def do_bonuses_effect_agent1_after_do_sector_agent_logged(s, _):  # do_bonuses_effect_agent1, after do_sector_agent, content/ai_rush/tables/bonuses.yaml:25
    return s.f_do_bonuses_effect_agent1_ret

# ---- do_bonuses_effect_agent2, content/ai_rush/tables/bonuses.yaml:29
def do_bonuses_effect_agent2_logged(s, ret, me, this):
    s.f_do_bonuses_effect_agent2_ret = ret
    s.f_do_bonuses_effect_agent2_me = me
    COVER.add(55)
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 11  # then do_bonuses_effect_agent2_sector_2_logged
    return 0

def do_bonuses_effect_agent2_sector_2_logged(s, sector_2):  # do_bonuses_effect_agent2, after the question sector_2, content/ai_rush/tables/bonuses.yaml:29
    me = s.f_do_bonuses_effect_agent2_me
    s.tape.append((1, 55, me, (sector_2,), None))
    COVER.add(56)
    s.tape.append((17, 23, me, (), None))
    COVER.add(57)
    do_add_agents_logged(s, me, 2, sector_2)
    return s.f_do_bonuses_effect_agent2_ret

# ---- do_draw_two, content/ai_rush/turn.rules:105
def do_draw_two_logged(s, ret, me, kind):
    s.f_do_draw_two_ret = ret
    s.f_do_draw_two_me = me
    s.f_do_draw_two_kind = kind
    s.tape.append((18, 25, me, (), None))
    COVER.add(60)
    COVER.add(61)
    s.f_do_draw_two_drawing_i = drawing_i = 1
    s.f_do_draw_two_drawing_last = drawing_last = 2
    if drawing_i <= drawing_last:
        turn = drawing_i
        s.f_do_draw_two_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[kind + 10]:
            place = kind + 10
            for card in s.piles[kind + 12]:
                put_known(s, card, place)
            shuffle(s, kind + 10)
        if s.piles[kind + 10]:
            place = kind + 10
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)  # then do_draw_two_card_1_logged
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = me + 1
            for card in moved:
                put_known(s, card, place)
            s.tape.append((20, 61, me, (len(moved),), None))
            s.tape.append((19, 61, me, (moved,), 1 << me))
            return 44  # do_draw_two_drawing_logged
    return s.f_do_draw_two_ret

def do_draw_two_drawing_logged(s, _):  # do_draw_two, loop, content/ai_rush/turn.rules:107
    drawing_i = s.f_do_draw_two_drawing_i
    kind = s.f_do_draw_two_kind
    me = s.f_do_draw_two_me
    if drawing_i <= s.f_do_draw_two_drawing_last:
        turn = drawing_i
        s.f_do_draw_two_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[kind + 10]:
            place = kind + 10
            for card in s.piles[kind + 12]:
                put_known(s, card, place)
            shuffle(s, kind + 10)
        if s.piles[kind + 10]:
            place = kind + 10
            if s.explicit and undecided(s, place):
                return await_top(s, place, 12)  # then do_draw_two_card_1_logged
            card_1 = s.piles[place][-1]
            moved = (card_1,)
            place = me + 1
            for card in moved:
                put_known(s, card, place)
            s.tape.append((20, 61, me, (len(moved),), None))
            s.tape.append((19, 61, me, (moved,), 1 << me))
            return 44  # do_draw_two_drawing_logged
    return s.f_do_draw_two_ret

def do_draw_two_card_1_logged(s, card_1):  # do_draw_two, after the card card_1, content/ai_rush/turn.rules:107
    if s.explicit:
        settle(s, card_1)
    me = s.f_do_draw_two_me
    moved = (card_1,)
    place = me + 1
    for card in moved:
        put_known(s, card, place)
    s.tape.append((20, 61, me, (len(moved),), None))
    s.tape.append((19, 61, me, (moved,), 1 << me))
    return 44  # do_draw_two_drawing_logged

# ---- do_bonuses_effect_subsidy, content/ai_rush/tables/bonuses.yaml:33
def do_bonuses_effect_subsidy_logged(s, ret, me, this):
    s.f_do_bonuses_effect_subsidy_ret = ret
    COVER.add(59)
    return do_draw_two_logged(s, 13, me, 0)  # then do_bonuses_effect_subsidy_after_do_draw_two_logged

def do_bonuses_effect_subsidy_after_do_draw_two_logged(s, _):  # do_bonuses_effect_subsidy, after do_draw_two, content/ai_rush/tables/bonuses.yaml:33
    return s.f_do_bonuses_effect_subsidy_ret

# ---- do_bonuses_effect_venture, content/ai_rush/tables/bonuses.yaml:37
def do_bonuses_effect_venture_logged(s, ret, me, this):
    s.f_do_bonuses_effect_venture_ret = ret
    COVER.add(63)
    return do_draw_two_logged(s, 14, me, 1)  # then do_bonuses_effect_venture_after_do_draw_two_logged

def do_bonuses_effect_venture_after_do_draw_two_logged(s, _):  # do_bonuses_effect_venture, after do_draw_two, content/ai_rush/tables/bonuses.yaml:37
    return s.f_do_bonuses_effect_venture_ret

# ---- do_add_rogues, content/ai_rush/turn.rules:64
def do_add_rogues_logged(s, me, n_1, sector_7):
    s.tape.append((23, 28, me, (), None))
    COVER.add(68)
    before = s.rogues[sector_7]
    value = before + q_added(s, me, n_1)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 68)
    s.rogues[sector_7] = value
    change_4 = value - before
    s.tape.append((24, 68, me, (change_4, sector_7,), None))
    return

# ---- do_bonuses_effect_rogue, content/ai_rush/tables/bonuses.yaml:42
def do_bonuses_effect_rogue_logged(s, ret, me, this):
    s.f_do_bonuses_effect_rogue_ret = ret
    s.f_do_bonuses_effect_rogue_me = me
    COVER.add(64)
    s.player = me
    s.options = options = BITS_0_TO_3[s.open]
    s.option_count = len(options)
    s.pc = 15  # then do_bonuses_effect_rogue_sector_5_logged
    return 0

def do_bonuses_effect_rogue_sector_5_logged(s, sector_5):  # do_bonuses_effect_rogue, after the question sector_5, content/ai_rush/tables/bonuses.yaml:42
    s.f_do_bonuses_effect_rogue_sector_5 = sector_5
    me = s.f_do_bonuses_effect_rogue_me
    s.tape.append((1, 64, me, (sector_5,), None))
    COVER.add(65)
    s.tape.append((22, 29, me, (), None))
    COVER.add(66)
    s.player = me
    s.options = options = FROM_1_TO_3
    s.option_count = len(options)
    s.pc = 16  # then do_bonuses_effect_rogue_number_of_rogues_logged
    return 0

def do_bonuses_effect_rogue_number_of_rogues_logged(s, number_of_rogues):  # do_bonuses_effect_rogue, after the question number_of_rogues, content/ai_rush/turn.rules:102
    s.tape.append((21, 66, s.f_do_bonuses_effect_rogue_me, (number_of_rogues,), None))
    COVER.add(67)
    do_add_rogues_logged(s, s.f_do_bonuses_effect_rogue_me, number_of_rogues, s.f_do_bonuses_effect_rogue_sector_5)
    return s.f_do_bonuses_effect_rogue_ret

# ---- do_bonuses_effect_theft, content/ai_rush/tables/bonuses.yaml:47
def do_bonuses_effect_theft_logged(s, ret, me, this):
    s.f_do_bonuses_effect_theft_ret = ret
    s.f_do_bonuses_effect_theft_me = me
    COVER.add(71)
    s.player = me
    s.options = options = do_bonuses_effect_theft_those(s, me)
    s.option_count = len(options)
    s.pc = 17  # then do_bonuses_effect_theft_victim_logged
    return 0

def do_bonuses_effect_theft_victim_logged(s, victim):  # do_bonuses_effect_theft, after the question victim, content/ai_rush/tables/bonuses.yaml:47
    s.f_do_bonuses_effect_theft_victim = victim
    s.tape.append((7, 71, s.f_do_bonuses_effect_theft_me, (victim,), None))
    COVER.add(72)
    s.player = s.f_do_bonuses_effect_theft_me
    s.options = options = do_bonuses_effect_theft_those_(s, victim)
    s.option_count = len(options)
    s.pc = 18  # then do_bonuses_effect_theft_sector_8_logged
    return 0

def do_bonuses_effect_theft_sector_8_logged(s, sector_8):  # do_bonuses_effect_theft, after the question sector_8, content/ai_rush/tables/bonuses.yaml:48
    me = s.f_do_bonuses_effect_theft_me
    s.tape.append((1, 72, me, (sector_8,), None))
    COVER.add(73)
    at = s.f_do_bonuses_effect_theft_victim * 3 + sector_8
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_5 = value - before
    s.tape.append((16, 73, s.f_do_bonuses_effect_theft_victim, (0 - change_5, sector_8,), None))
    COVER.add(74)
    at = me * 3 + sector_8
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 74)
    s.agents[at] = value
    change_6 = value - before
    s.tape.append((15, 74, me, (change_6, sector_8,), None))
    return s.f_do_bonuses_effect_theft_ret

# ---- do_bonuses_effect_reroll, content/ai_rush/tables/bonuses.yaml:54
def do_bonuses_effect_reroll_logged(s, me, this):
    COVER.add(75)
    before = s.rerolls[me]
    value = before + 1
    if value > 99:
        value = 99
    s.rerolls[me] = value
    change_7 = value - before
    s.tape.append((25, 75, me, (change_7,), None))
    return

# ---- do_bonuses_effect_invest, content/ai_rush/tables/bonuses.yaml:59
def do_bonuses_effect_invest_logged(s, ret, me, this):
    s.f_do_bonuses_effect_invest_ret = ret
    s.f_do_bonuses_effect_invest_me = me
    COVER.add(77)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 19  # then do_bonuses_effect_invest_partner_logged
    return 0

def do_bonuses_effect_invest_partner_logged(s, partner):  # do_bonuses_effect_invest, after the question partner, content/ai_rush/tables/bonuses.yaml:59
    s.f_do_bonuses_effect_invest_partner = partner
    me = s.f_do_bonuses_effect_invest_me
    s.tape.append((7, 77, me, (partner,), None))
    COVER.add(78)
    s.player = me
    s.options = options = do_bonuses_effect_invest_those(s, me)
    s.option_count = len(options)
    s.pc = 20  # then do_bonuses_effect_invest_sector_9_logged
    return 0

def do_bonuses_effect_invest_sector_9_logged(s, sector_9):  # do_bonuses_effect_invest, after the question sector_9, content/ai_rush/tables/bonuses.yaml:60
    me = s.f_do_bonuses_effect_invest_me
    partner = s.f_do_bonuses_effect_invest_partner
    s.tape.append((1, 78, me, (sector_9,), None))
    COVER.add(79)
    at = me * 3 + sector_9
    before = s.agents[at]
    value = before - 1
    s.agents[at] = value
    change_8 = value - before
    s.tape.append((16, 79, me, (0 - change_8, sector_9,), None))
    COVER.add(80)
    at = partner * 3 + sector_9
    before = s.agents[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 80)
    s.agents[at] = value
    change_9 = value - before
    s.tape.append((15, 80, partner, (change_9, sector_9,), None))
    COVER.add(81)
    at = me * 9 + partner
    before = s.investments[at]
    value = before + 1
    if value > 99:
        value = 99
    s.investments[at] = value
    change_10 = value - before
    s.tape.append((26, 81, me, (change_10, partner,), None))
    return s.f_do_bonuses_effect_invest_ret

# ---- do_bonuses_effect_luck1, content/ai_rush/tables/bonuses.yaml:69
def do_bonuses_effect_luck1_logged(s, me, this):
    COVER.add(82)
    before = s.luck[me]
    value = before + 1
    if value > 10:
        value = 10
    s.luck[me] = value
    change_11 = value - before
    s.tape.append((27, 82, me, (change_11,), None))
    return

# ---- do_bonuses_effect_luck2, content/ai_rush/tables/bonuses.yaml:73
def do_bonuses_effect_luck2_logged(s, me, this):
    COVER.add(84)
    before = s.luck[me]
    value = before + 2
    if value > 10:
        value = 10
    s.luck[me] = value
    change_12 = value - before
    s.tape.append((27, 84, me, (change_12,), None))
    return

# ---- do_bonuses_effect_luck3, content/ai_rush/tables/bonuses.yaml:77
def do_bonuses_effect_luck3_logged(s, me, this):
    COVER.add(86)
    before = s.luck[me]
    value = before + 3
    if value > 10:
        value = 10
    s.luck[me] = value
    change_13 = value - before
    s.tape.append((27, 86, me, (change_13,), None))
    return

# ---- do_bonuses_effect_luck4, content/ai_rush/tables/bonuses.yaml:81
def do_bonuses_effect_luck4_logged(s, me, this):
    COVER.add(88)
    before = s.luck[me]
    value = before + 4
    if value > 10:
        value = 10
    s.luck[me] = value
    change_14 = value - before
    s.tape.append((27, 88, me, (change_14,), None))
    return

# ---- do_play_card, content/ai_rush/turn.rules:48
def do_play_card_logged(s, ret, me):
    s.f_do_play_card_ret = ret
    s.f_do_play_card_me = me
    s.tape.append((12, 33, me, (), None))
    COVER.add(34)
    s.player = me
    s.options = options = do_play_card_those(s, me)
    s.option_count = len(options)
    s.pc = 21  # then do_play_card_card_logged
    return 0

def do_play_card_card_logged(s, card):  # do_play_card, after the question card, content/ai_rush/turn.rules:49
    s.f_do_play_card_card = card
    me = s.f_do_play_card_me
    s.tape.append((11, 34, me, (card,), 1 << me))
    COVER.add(35)
    return DO_BONUSES_EFFECT_LOGGED[CARDS_BONUS[card]](s, 22, me, CARDS_BONUS[card])  # then do_play_card_after_do_bonuses_effect_logged

def do_play_card_after_do_bonuses_effect_logged(s, _):  # do_play_card, after do_bonuses_effect, content/ai_rush/turn.rules:50
    COVER.add(90)
    moved_1 = (s.f_do_play_card_card,)
    place = CARDS_DECK[s.f_do_play_card_card] + 12
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((28, 90, s.f_do_play_card_me, (moved_1,), None))
    return s.f_do_play_card_ret

# ---- do_enter_market, content/ai_rush/turn.rules:67
def do_enter_market_logged(s, me, n_2):
    s.tape.append((40, 134, me, (), None))
    COVER.add(137)
    if s.announced != -1:
        COVER.add(138)
        if s.busted:
            COVER.add(139)
            do_add_rogues_logged(s, me, n_2, s.announced)
        else:
            COVER.add(140)
            do_add_agents_logged(s, me, n_2, s.announced)
    return

# ---- main
def main_logged(s, _):
    COVER.add(150)
    if s.n <= 4:
        COVER.add(151)
        if s.left_out_sector != -1:
            COVER.add(152)
            s.open = s.open & ~(1 << s.left_out_sector)
            s.tape.append((44, 152, s.active, (s.left_out_sector,), None))
            return main_rest_logged(s)
        COVER.add(153)
        items = ALL_SECTOR
        if s.explicit:
            return await_pick(s, items, 24)  # then main_sector_11_logged
        sector_11 = items[draw(s, len(items))]
        COVER.add(154)
        s.open = s.open & ~(1 << sector_11)
        s.tape.append((44, 154, s.active, (sector_11,), None))
        return main_rest_logged(s)
    return main_rest_logged(s)

def main_sector_11_logged(s, sector_11):  # main, after the draw sector_11, content/ai_rush/game.rules:64
    COVER.add(154)
    s.open = s.open & ~(1 << sector_11)
    s.tape.append((44, 154, s.active, (sector_11,), None))
    return main_rest_logged(s)

def main_rest_logged(s):  # main, rest, content/ai_rush/game.rules:66
    COVER.add(155)
    for kind_1 in ALL_DECK:
        COVER.add(156)
        moved_2 = RUN_1[kind_1]
        place = kind_1 + 10
        for card in moved_2:
            put_known(s, card, place)
        s.tape.append((46, 156, -1, (len(moved_2),), None))
        COVER.add(157)
        shuffle(s, kind_1 + 10)
    COVER.add(158)
    s.unclaimed = s.unclaimed | 511
    s.tape.append((47, 158, s.active, (ALL_COMPANIES,), None))
    COVER.add(159)
    s.f_main_each_3_from = 0
    s.f_main_each_3_i = 0
    return main_each_3_logged(s)

def main_company_card_1_logged(s, company_card_1):  # main, after the question company_card_1, content/ai_rush/game.rules:75
    p = s.f_main_p
    s.tape.append((49, 163, p, (company_card_1,), None))
    COVER.add(164)
    old_14 = s.company[p]
    s.company[p] = company_card_1
    s.tape.append((48, 164, p, (s.company[p], old_14,), None))
    COVER.add(165)
    s.unclaimed = s.unclaimed & ~(1 << s.company[p])
    s.tape.append((50, 165, s.active, (s.company[p],), None))
    return main_each_3_logged(s)

def main_rest_logged_(s, _):  # main, loop, content/ai_rush/game.rules:77
    COVER.add(165)
    s.unclaimed = s.unclaimed & ~(1 << s.company[s.f_main_p])
    s.tape.append((50, 165, s.active, (s.company[s.f_main_p],), None))
    return main_each_3_logged(s)

def main_each_3_logged(s):  # main, rest, content/ai_rush/game.rules:70
    each_3_i = s.f_main_each_3_i
    if each_3_i < s.n:
        s.f_main_p = p = (s.f_main_each_3_from + each_3_i) % s.n
        s.f_main_each_3_i = each_3_i = each_3_i + 1
        COVER.add(160)
        if s.deal_companies:
            COVER.add(161)
            pool_1 = BITS_0_TO_9[s.unclaimed]
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 161)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 25)  # then main_company_card_logged
            company_card = items[draw(s, len(items))]
            COVER.add(162)
            old_13 = s.company[p]
            s.company[p] = company_card
            s.tape.append((48, 162, p, (s.company[p], old_13,), None))
            return 45  # main_rest_logged_
        if s.unclaimed != 0:
            COVER.add(163)
            s.player = p
            s.options = options = BITS_0_TO_9[s.unclaimed]
            s.option_count = len(options)
            s.pc = 26  # then main_company_card_1_logged
            return 0
        return 45  # main_rest_logged_
    COVER.add(166)
    old_15 = s.starter
    s.starter = CLOCKWISE[s.n][0][0]
    s.tape.append((51, 166, s.active, (s.starter, old_15,), None))
    COVER.add(167)
    p_1 = main_first(s)
    if p_1 >= 0:
        COVER.add(168)
        old_16 = s.starter
        s.starter = p_1
        s.tape.append((51, 168, s.active, (s.starter, old_16,), None))
    s.f_main_played = 0
    s.f_main_rounds_left = 5
    return main_rounds_logged(s)

def main_company_card_logged(s, company_card):  # main, after the draw company_card, content/ai_rush/game.rules:72
    p = s.f_main_p
    COVER.add(162)
    old_13 = s.company[p]
    s.company[p] = company_card
    s.tape.append((48, 162, p, (s.company[p], old_13,), None))
    return 45  # main_rest_logged_

def main_sector_logged(s, sector):  # main, after the question sector, content/ai_rush/turn.rules:18
    seat = s.f_main_seat
    s.tape.append((1, 4, seat, (sector,), None))
    COVER.add(5)
    old = s.announced
    s.announced = sector
    s.tape.append((3, 5, seat, (s.announced, old,), None))
    COVER.add(6)
    old_1 = s.tracker[seat]
    s.tracker[seat] = 0
    s.tape.append((4, 6, seat, (s.tracker[seat], old_1,), None))
    COVER.add(7)
    old_2 = s.successes[seat]
    s.successes[seat] = 0
    s.tape.append((5, 7, seat, (s.successes[seat], old_2,), None))
    COVER.add(8)
    old_3 = s.busted
    s.busted = 0
    s.tape.append((6, 8, seat, (s.busted, old_3,), None))
    COVER.add(10)
    s.f_main_each_from = each_from = (seat + 1) % s.n
    s.f_main_each_i = each_i = 0
    while True:
        if each_i >= s.n:
            COVER.add(18)
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if not offered and not s.piles[seat + 1]:
                    COVER.add(93)
                    s.f_main_repeat_left = 100
                    return main_repeat_logged(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen_logged
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        COVER.add(11)
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer_logged
            return 0

def main_answer_logged(s, answer):  # main, after the question answer, content/ai_rush/turn.rules:5
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    if answer:
        s.tape.append((8, 12, bettor, (), None))
        COVER.add(13)
        COVER.add(14)
        s.player = bettor
        s.options = options = main_those(s, bettor)
        s.option_count = len(options)
        s.pc = 29  # then main_do_place_bet_target_logged
        return 0
    while True:
        if each_i >= s.n:
            COVER.add(18)
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if not offered and not s.piles[seat + 1]:
                    COVER.add(93)
                    s.f_main_repeat_left = 100
                    return main_repeat_logged(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen_logged
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        COVER.add(11)
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer_logged
            return 0

def main_do_place_bet_target_logged(s, do_place_bet_target):  # main, after the question do_place_bet_target, content/ai_rush/turn.rules:86
    each_i = s.f_main_each_i
    bettor = s.f_main_bettor
    seat = s.f_main_seat
    s.tape.append((7, 14, bettor, (do_place_bet_target,), None))
    COVER.add(15)
    old_4 = s.has_bet[bettor]
    s.has_bet[bettor] = 1
    s.tape.append((9, 15, bettor, (s.has_bet[bettor], old_4,), None))
    COVER.add(16)
    at = bettor * 9 + do_place_bet_target
    before = s.bets[at]
    value = before + 1
    if value > 1:
        value = 1
    s.bets[at] = value
    change = value - before
    s.tape.append((10, 16, bettor, (change, do_place_bet_target,), None))
    while True:
        if each_i >= s.n:
            COVER.add(18)
            s.f_main_offers_left = offers_left = 10000
            if offers_left > 0:
                s.f_main_offers_left = offers_left = offers_left - 1
                offered = (0,) if can_play_card(s, seat) else ()
                if not offered and not s.piles[seat + 1]:
                    COVER.add(93)
                    s.f_main_repeat_left = 100
                    return main_repeat_logged(s)
                s.player = seat
                s.options = options = offered + (-1,)
                s.option_count = len(options)
                s.pc = 30  # then main_chosen_logged
                return 0
            raise RuleLimit('this is repeated too often', 18)
        s.f_main_bettor = bettor = (s.f_main_each_from + each_i) % s.n
        s.f_main_each_i = each_i = each_i + 1
        COVER.add(11)
        if can_place_bet(s, bettor):
            s.player = bettor
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 28  # then main_answer_logged
            return 0

def main_chosen_logged(s, chosen):  # main, after the question chosen, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if chosen == -1:
        COVER.add(93)
        s.f_main_repeat_left = repeat_left = 100
        if repeat_left > 0:
            s.f_main_repeat_left = repeat_left = repeat_left - 1
            COVER.add(94)
            s.tape.append((29, 95, seat, (), None))
            COVER.add(96)
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # then main_rolled_throw_logged
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            rolled_throw = dice
            s.throw = rolled_throw
            s.tape.append((30, 96, seat, (rolled_throw,), None))
            COVER.add(97)
            old_5 = s.has_rolled[seat]
            s.has_rolled[seat] = 1
            s.tape.append((31, 97, seat, (s.has_rolled[seat], old_5,), None))
            COVER.add(98)
            s.f_main_repeat_1_i = 1
            s.f_main_repeat_1_last = s.rerolls[seat]
            return main_repeat_1_logged(s)
        raise RuleLimit('there are more than 100 repetitions', 93)
    COVER.add(18)
    return do_play_card_logged(s, 31, seat)  # then main_after_do_play_card_logged

def main_after_do_play_card_logged(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:6
    seat = s.f_main_seat
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_play_card(s, seat) else ()
        if not offered and not s.piles[seat + 1]:
            COVER.add(93)
            s.f_main_repeat_left = repeat_left = 100
            if repeat_left > 0:
                s.f_main_repeat_left = repeat_left = repeat_left - 1
                COVER.add(94)
                s.tape.append((29, 95, seat, (), None))
                COVER.add(96)
                if s.explicit:
                    s.player = -1
                    s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                    s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                    s.option_count = 11
                    s.pc = 32  # then main_rolled_throw_logged
                    return 0
                dice = DICE_2_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 2, 6)
                return main_rolled_throw_logged(s, dice)
            raise RuleLimit('there are more than 100 repetitions', 93)
        s.player = seat
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 30  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 18)

def main_chosen_1_logged(s, chosen_1):  # main, after the question chosen_1, content/ai_rush/turn.rules:28
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    if chosen_1 == 0:
        COVER.add(101)
        COVER.add(100)
        COVER.add(104)
        if s.luck[seat] > 0 and s.throw < 12:
            COVER.add(105)
            s.player = seat
            s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
            s.option_count = len(options)
            s.pc = 35  # then main_addition_logged
            return 0
        return main_rest_logged_2(s)
    COVER.add(103)
    COVER.add(102)
    if s.explicit:
        s.player = -1
        s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
        s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
        s.option_count = 11
        s.pc = 34  # then main_rolled_throw_1_logged
        return 0
    dice = DICE_2_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 2, 6)
    rolled_throw_1 = dice
    s.throw = rolled_throw_1
    s.tape.append((30, 102, seat, (rolled_throw_1,), None))
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(99)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # then main_chosen_1_logged
        return 0
    COVER.add(104)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(105)
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_rolled_throw_1_logged(s, rolled_throw_1):  # main, after the dice rolled_throw_1, content/ai_rush/turn.rules:30
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    s.throw = rolled_throw_1
    s.tape.append((30, 102, seat, (rolled_throw_1,), None))
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(99)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # then main_chosen_1_logged
        return 0
    COVER.add(104)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(105)
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_addition_logged(s, addition):  # main, after the question addition, content/ai_rush/turn.rules:32
    s.tape.append((21, 105, s.f_main_seat, (addition,), None))
    COVER.add(106)
    before = s.throw
    value = before + addition
    if value > 12:
        value = 12
    s.throw = value
    change_15 = value - before
    s.tape.append((32, 106, s.f_main_seat, (change_15,), None))
    return main_rest_logged_2(s)

def main_after_do_bonuses_effect_logged(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:45
    seat = s.f_main_seat
    COVER.add(126)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            COVER.add(128)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_answer_1_logged(s, answer_1):  # main, after the question answer_1, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    if answer_1 >= 0:
        return DO_BONUSES_EFFECT_LOGGED[s.f_main_bonus](s, 38, seat, s.f_main_bonus)  # then main_after_do_bonuses_effect_logged_
    COVER.add(126)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            COVER.add(128)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_after_do_bonuses_effect_logged_(s, _):  # main, after do_bonuses_effect, content/ai_rush/turn.rules:46
    seat = s.f_main_seat
    COVER.add(126)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            COVER.add(128)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_chosen_2_logged(s, chosen_2):  # main, after the question chosen_2, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if chosen_2 == -1:
        COVER.add(128)
        s.player = seat
        if s.successes[seat] < 100:
            s.options = (0, 1)
            s.option_count = 2
        else:
            s.options = (1,)
            s.option_count = 1
        s.pc = 41  # then main_chosen_3_logged
        return 0
    COVER.add(126)
    return do_play_card_logged(s, 40, seat)  # then main_after_do_play_card_logged_

def main_after_do_play_card_logged_(s, _):  # main, after do_play_card, content/ai_rush/turn.rules:11
    seat = s.f_main_seat
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            COVER.add(128)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_chosen_3_logged(s, chosen_3):  # main, after the question chosen_3, content/ai_rush/turn.rules:12
    seat = s.f_main_seat
    if chosen_3 == 0:
        COVER.add(130)
        COVER.add(129)
        if s.f_main_repeat_left > 0:
            s.f_main_repeat_left = s.f_main_repeat_left - 1
            COVER.add(94)
            s.tape.append((29, 95, seat, (), None))
            COVER.add(96)
            if s.explicit:
                s.player = -1
                s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
                s.option_count = 11
                s.pc = 32  # then main_rolled_throw_logged
                return 0
            dice = DICE_2_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 2, 6)
            rolled_throw = dice
            s.throw = rolled_throw
            s.tape.append((30, 96, seat, (rolled_throw,), None))
            COVER.add(97)
            old_5 = s.has_rolled[seat]
            s.has_rolled[seat] = 1
            s.tape.append((31, 97, seat, (s.has_rolled[seat], old_5,), None))
            COVER.add(98)
            s.f_main_repeat_1_i = repeat_1_i = 1
            s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
            if repeat_1_i <= repeat_1_last:
                turn_1 = repeat_1_i
                s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
                COVER.add(99)
                s.player = seat
                s.options = (0, 1)
                s.option_count = 2
                s.pc = 33  # then main_chosen_1_logged
                return 0
            return main_after_repeat_1_logged(s)
        raise RuleLimit('there are more than 100 repetitions', 93)
    COVER.add(132)
    COVER.add(131)
    return main_after_repeat_logged(s)

def main_repeat_logged(s):  # main, rest, content/ai_rush/turn.rules:7
    seat = s.f_main_seat
    if s.f_main_repeat_left > 0:
        s.f_main_repeat_left = s.f_main_repeat_left - 1
        COVER.add(94)
        s.tape.append((29, 95, seat, (), None))
        COVER.add(96)
        if s.explicit:
            s.player = -1
            s.options = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
            s.weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
            s.option_count = 11
            s.pc = 32  # then main_rolled_throw_logged
            return 0
        dice = DICE_2_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 2, 6)
        rolled_throw = dice
        s.throw = rolled_throw
        s.tape.append((30, 96, seat, (rolled_throw,), None))
        COVER.add(97)
        old_5 = s.has_rolled[seat]
        s.has_rolled[seat] = 1
        s.tape.append((31, 97, seat, (s.has_rolled[seat], old_5,), None))
        COVER.add(98)
        s.f_main_repeat_1_i = repeat_1_i = 1
        s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
        if repeat_1_i <= repeat_1_last:
            turn_1 = repeat_1_i
            s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
            COVER.add(99)
            s.player = seat
            s.options = (0, 1)
            s.option_count = 2
            s.pc = 33  # then main_chosen_1_logged
            return 0
        COVER.add(104)
        if s.luck[seat] > 0 and s.throw < 12:
            COVER.add(105)
            s.player = seat
            s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
            s.option_count = len(options)
            s.pc = 35  # then main_addition_logged
            return 0
        return main_rest_logged_2(s)
    raise RuleLimit('there are more than 100 repetitions', 93)

def main_rolled_throw_logged(s, rolled_throw):  # main, after the dice rolled_throw, content/ai_rush/turn.rules:25
    seat = s.f_main_seat
    s.throw = rolled_throw
    s.tape.append((30, 96, seat, (rolled_throw,), None))
    COVER.add(97)
    old_5 = s.has_rolled[seat]
    s.has_rolled[seat] = 1
    s.tape.append((31, 97, seat, (s.has_rolled[seat], old_5,), None))
    COVER.add(98)
    s.f_main_repeat_1_i = repeat_1_i = 1
    s.f_main_repeat_1_last = repeat_1_last = s.rerolls[seat]
    if repeat_1_i <= repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(99)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # then main_chosen_1_logged
        return 0
    COVER.add(104)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(105)
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_repeat_1_logged(s):  # main, rest, content/ai_rush/turn.rules:27
    repeat_1_i = s.f_main_repeat_1_i
    seat = s.f_main_seat
    if repeat_1_i <= s.f_main_repeat_1_last:
        turn_1 = repeat_1_i
        s.f_main_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(99)
        s.player = seat
        s.options = (0, 1)
        s.option_count = 2
        s.pc = 33  # then main_chosen_1_logged
        return 0
    COVER.add(104)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(105)
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_after_repeat_1_logged(s):  # main, rest, content/ai_rush/turn.rules:31
    seat = s.f_main_seat
    COVER.add(104)
    if s.luck[seat] > 0 and s.throw < 12:
        COVER.add(105)
        s.player = seat
        s.options = options = RANGES_FROM_0[min(s.luck[seat], 0 - s.throw + 12)]
        s.option_count = len(options)
        s.pc = 35  # then main_addition_logged
        return 0
    return main_rest_logged_2(s)

def main_rest_logged_2(s):  # main, rest, content/ai_rush/turn.rules:34
    seat = s.f_main_seat
    COVER.add(107)
    old_6 = s.rerolls[seat]
    s.rerolls[seat] = 0
    s.tape.append((33, 107, seat, (s.rerolls[seat], old_6,), None))
    COVER.add(108)
    old_7 = s.luck[seat]
    s.luck[seat] = 0
    s.tape.append((34, 108, seat, (s.luck[seat], old_7,), None))
    COVER.add(109)
    if s.throw < s.tracker[seat]:
        COVER.add(110)
        old_8 = s.busted
        s.busted = 1
        s.tape.append((6, 110, seat, (s.busted, old_8,), None))
    else:
        COVER.add(111)
        old_9 = s.tracker[seat]
        s.tracker[seat] = s.throw
        s.tape.append((4, 111, seat, (s.tracker[seat], old_9,), None))
        COVER.add(112)
        before = s.successes[seat]
        value = before + 1
        if value > 100:
            value = 100
        s.successes[seat] = value
        change_16 = value - before
        s.tape.append((35, 112, seat, (change_16,), None))
        COVER.add(113)
        before = s.pile_size[seat]
        value = before + s.successes[seat]
        if value > 5050:
            value = 5050
        s.pile_size[seat] = value
        change_17 = value - before
        s.tape.append((36, 113, seat, (change_17,), None))
    COVER.add(115)
    if s.busted:
        COVER.add(116)
        return main_after_repeat_logged(s)
    COVER.add(117)
    if s.abilities_on:
        COVER.add(118)
        s.tape.append((37, 119, seat, (), None))
        COVER.add(120)
        s.f_main_bonus = bonus = COMPANIES_SPOTS[s.company[seat] * 11 + s.throw - 2]
        COVER.add(121)
        if bonus != -1:
            COVER.add(122)
            if BONUSES_MUST[bonus]:
                COVER.add(123)
                if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                    return DO_BONUSES_EFFECT_LOGGED[bonus](s, 36, seat, bonus)  # then main_after_do_bonuses_effect_logged
                s.tape.append((38, 123, seat, (bonus,), None))
                COVER.add(126)
                s.f_main_offers_1_left = offers_1_left = 10000
                if offers_1_left > 0:
                    s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                    offered_2 = (0,) if can_play_card(s, seat) else ()
                    if not offered_2 and not s.piles[seat + 1]:
                        COVER.add(128)
                        s.player = seat
                        if s.successes[seat] < 100:
                            s.options = (0, 1)
                            s.option_count = 2
                        else:
                            s.options = (1,)
                            s.option_count = 1
                        s.pc = 41  # then main_chosen_3_logged
                        return 0
                    s.player = seat
                    s.options = options = offered_2 + (-1,)
                    s.option_count = len(options)
                    s.pc = 39  # then main_chosen_2_logged
                    return 0
                raise RuleLimit('this is repeated too often', 126)
            COVER.add(124)
            if CAN_BONUSES_EFFECT[bonus](s, seat, bonus):
                s.player = seat
                s.options = (bonus, -1)
                s.option_count = 2
                s.pc = 37  # then main_answer_1_logged
                return 0
            COVER.add(126)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_2 = (0,) if can_play_card(s, seat) else ()
                if not offered_2 and not s.piles[seat + 1]:
                    COVER.add(128)
                    s.player = seat
                    if s.successes[seat] < 100:
                        s.options = (0, 1)
                        s.option_count = 2
                    else:
                        s.options = (1,)
                        s.option_count = 1
                    s.pc = 41  # then main_chosen_3_logged
                    return 0
                s.player = seat
                s.options = options = offered_2 + (-1,)
                s.option_count = len(options)
                s.pc = 39  # then main_chosen_2_logged
                return 0
            raise RuleLimit('this is repeated too often', 126)
        COVER.add(126)
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_2 = (0,) if can_play_card(s, seat) else ()
            if not offered_2 and not s.piles[seat + 1]:
                COVER.add(128)
                s.player = seat
                if s.successes[seat] < 100:
                    s.options = (0, 1)
                    s.option_count = 2
                else:
                    s.options = (1,)
                    s.option_count = 1
                s.pc = 41  # then main_chosen_3_logged
                return 0
            s.player = seat
            s.options = options = offered_2 + (-1,)
            s.option_count = len(options)
            s.pc = 39  # then main_chosen_2_logged
            return 0
        raise RuleLimit('this is repeated too often', 126)
    COVER.add(126)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_2 = (0,) if can_play_card(s, seat) else ()
        if not offered_2 and not s.piles[seat + 1]:
            COVER.add(128)
            s.player = seat
            if s.successes[seat] < 100:
                s.options = (0, 1)
                s.option_count = 2
            else:
                s.options = (1,)
                s.option_count = 1
            s.pc = 41  # then main_chosen_3_logged
            return 0
        s.player = seat
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 39  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 126)

def main_after_repeat_logged(s):  # main, rest, content/ai_rush/turn.rules:15
    seat = s.f_main_seat
    COVER.add(133)
    s.tape.append((39, 135, seat, (), None))
    COVER.add(136)
    do_enter_market_logged(s, seat, s.pile_size[seat])
    COVER.add(142)
    for backer in CLOCKWISE[s.n][s.starter]:
        if d_stakes(s, backer, seat) > 0:
            COVER.add(143)
            do_enter_market_logged(s, backer, d_stakes(s, backer, seat) * s.pile_size[seat])
            COVER.add(144)
            old_10 = s.bets[backer * 9 + seat]
            s.bets[backer * 9 + seat] = 0
            s.tape.append((41, 144, backer, (s.bets[backer * 9 + seat], seat, old_10,), None))
            COVER.add(145)
            old_11 = s.investments[backer * 9 + seat]
            s.investments[backer * 9 + seat] = 0
            s.tape.append((42, 145, backer, (s.investments[backer * 9 + seat], seat, old_11,), None))
    COVER.add(146)
    old_12 = s.pile_size[seat]
    s.pile_size[seat] = 0
    s.tape.append((43, 146, seat, (s.pile_size[seat], old_12,), None))
    return main_each_5_logged(s, 0)

def main_each_5_logged(s, _):  # main, loop, content/ai_rush/game.rules:81
    each_5_i = s.f_main_each_5_i
    while True:
        if each_5_i >= s.n:
            COVER.add(172)
            s.tape.append((56, 172, -1, (), None))
            COVER.add(173)
            s.f_main_each_6_from = s.starter
            s.f_main_each_6_i = 0
            return main_each_6_logged(s, 0)
        s.f_main_seat = seat = (s.f_main_each_5_from + each_5_i) % s.n
        s.f_main_each_5_i = each_5_i = each_5_i + 1
        s.active = seat
        s.tape.append((55, 170, seat, (), None))
        COVER.add(171)
        if s.open != 0:
            s.tape.append((0, 2, seat, (), None))
            COVER.add(3)
            s.tape.append((2, 1, seat, (), None))
            COVER.add(4)
            s.player = seat
            s.options = options = BITS_0_TO_3[s.open]
            s.option_count = len(options)
            s.pc = 27  # then main_sector_logged
            return 0
        s.tape.append((54, 171, seat, (), None))

def main_each_6_logged(s, _):  # main, loop, content/ai_rush/game.rules:84
    each_6_i = s.f_main_each_6_i
    while True:
        if each_6_i >= s.n:
            return main_rounds_logged(s)
        s.f_main_p_2 = p_2 = (s.f_main_each_6_from + each_6_i) % s.n
        s.f_main_each_6_i = each_6_i = each_6_i + 1
        COVER.add(174)
        old_17 = s.has_rolled[p_2]
        s.has_rolled[p_2] = 0
        s.tape.append((31, 174, p_2, (s.has_rolled[p_2], old_17,), None))
        COVER.add(175)
        old_18 = s.has_bet[p_2]
        s.has_bet[p_2] = 0
        s.tape.append((9, 175, p_2, (s.has_bet[p_2], old_18,), None))
        COVER.add(176)
        if s.round < 4:
            break
    COVER.add(177)
    if main_any(s, p_2):
        COVER.add(178)
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = s.round
        if drawing_1_i <= drawing_1_last:
            turn_3 = drawing_1_i
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if not s.piles[11]:
                for card in s.piles[13]:
                    put_known(s, card, 11)
                shuffle(s, 11)
            if not s.piles[11]:
                return 47  # main_each_6_logged
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 42)  # then main_card_2_logged
            card_2 = s.piles[11][-1]
            moved_3 = (card_2,)
            place = p_2 + 1
            for card in moved_3:
                put_known(s, card, place)
            s.tape.append((20, 178, p_2, (len(moved_3),), None))
            s.tape.append((19, 178, p_2, (moved_3,), 1 << p_2))
            return 48  # main_drawing_1_logged
        return 47  # main_each_6_logged
    COVER.add(179)
    s.f_main_drawing_2_i = drawing_2_i = 1
    s.f_main_drawing_2_last = drawing_2_last = s.round
    if drawing_2_i <= drawing_2_last:
        turn_4 = drawing_2_i
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if not s.piles[10]:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if not s.piles[10]:
            return 47  # main_each_6_logged
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)  # then main_card_3_logged
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = p_2 + 1
        for card in moved_4:
            put_known(s, card, place)
        s.tape.append((20, 179, p_2, (len(moved_4),), None))
        s.tape.append((19, 179, p_2, (moved_4,), 1 << p_2))
        return 49  # main_drawing_2_logged
    return 47  # main_each_6_logged

def main_drawing_1_logged(s, _):  # main, loop, content/ai_rush/game.rules:88
    drawing_1_i = s.f_main_drawing_1_i
    p_2 = s.f_main_p_2
    if drawing_1_i <= s.f_main_drawing_1_last:
        turn_3 = drawing_1_i
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if not s.piles[11]:
            for card in s.piles[13]:
                put_known(s, card, 11)
            shuffle(s, 11)
        if not s.piles[11]:
            return 47  # main_each_6_logged
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 42)  # then main_card_2_logged
        card_2 = s.piles[11][-1]
        moved_3 = (card_2,)
        place = p_2 + 1
        for card in moved_3:
            put_known(s, card, place)
        s.tape.append((20, 178, p_2, (len(moved_3),), None))
        s.tape.append((19, 178, p_2, (moved_3,), 1 << p_2))
        return 48  # main_drawing_1_logged
    return 47  # main_each_6_logged

def main_card_2_logged(s, card_2):  # main, after the card card_2, content/ai_rush/game.rules:88
    if s.explicit:
        settle(s, card_2)
    p_2 = s.f_main_p_2
    moved_3 = (card_2,)
    place = p_2 + 1
    for card in moved_3:
        put_known(s, card, place)
    s.tape.append((20, 178, p_2, (len(moved_3),), None))
    s.tape.append((19, 178, p_2, (moved_3,), 1 << p_2))
    return 48  # main_drawing_1_logged

def main_drawing_2_logged(s, _):  # main, loop, content/ai_rush/game.rules:89
    drawing_2_i = s.f_main_drawing_2_i
    p_2 = s.f_main_p_2
    if drawing_2_i <= s.f_main_drawing_2_last:
        turn_4 = drawing_2_i
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if not s.piles[10]:
            for card in s.piles[12]:
                put_known(s, card, 10)
            shuffle(s, 10)
        if not s.piles[10]:
            return 47  # main_each_6_logged
        if s.explicit and undecided(s, 10):
            return await_top(s, 10, 43)  # then main_card_3_logged
        card_3 = s.piles[10][-1]
        moved_4 = (card_3,)
        place = p_2 + 1
        for card in moved_4:
            put_known(s, card, place)
        s.tape.append((20, 179, p_2, (len(moved_4),), None))
        s.tape.append((19, 179, p_2, (moved_4,), 1 << p_2))
        return 49  # main_drawing_2_logged
    return 47  # main_each_6_logged

def main_card_3_logged(s, card_3):  # main, after the card card_3, content/ai_rush/game.rules:89
    if s.explicit:
        settle(s, card_3)
    p_2 = s.f_main_p_2
    moved_4 = (card_3,)
    place = p_2 + 1
    for card in moved_4:
        put_known(s, card, place)
    s.tape.append((20, 179, p_2, (len(moved_4),), None))
    s.tape.append((19, 179, p_2, (moved_4,), 1 << p_2))
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
        s.tape.append((52, 169, -1, (s.round,), None))
        COVER.add(170)
        s.tape.append((53, 170, -1, (), None))
        s.f_main_each_5_from = s.starter
        s.f_main_each_5_i = 0
        return 46  # main_each_5_logged
    raise RuleLimit('there are more rounds than `at most` says', 169)

CAN_BONUSES_EFFECT = (one, one, one, can_bonuses_effect_realloc, can_bonuses_effect_agent1, can_bonuses_effect_agent2,
    can_bonuses_effect_subsidy, can_bonuses_effect_venture, can_bonuses_effect_rogue, can_bonuses_effect_theft, one,
    can_bonuses_effect_invest, one, one, one, one,)
DO_BONUSES_EFFECT = (do_bonuses_effect_bio, do_bonuses_effect_tech, do_bonuses_effect_pol, do_bonuses_effect_realloc,
    do_bonuses_effect_agent1, do_bonuses_effect_agent2, do_bonuses_effect_subsidy, do_bonuses_effect_venture,
    do_bonuses_effect_rogue, do_bonuses_effect_theft, lambda s, ret, *args: do_bonuses_effect_reroll(s, *args) or ret,
    do_bonuses_effect_invest, lambda s, ret, *args: do_bonuses_effect_luck1(s, *args) or ret, lambda s, ret,
    *args: do_bonuses_effect_luck2(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck3(s, *args) or ret,
    lambda s, ret, *args: do_bonuses_effect_luck4(s, *args) or ret,)
DO_BONUSES_EFFECT_LOGGED = (do_bonuses_effect_bio_logged, do_bonuses_effect_tech_logged, do_bonuses_effect_pol_logged,
    do_bonuses_effect_realloc_logged, do_bonuses_effect_agent1_logged, do_bonuses_effect_agent2_logged,
    do_bonuses_effect_subsidy_logged, do_bonuses_effect_venture_logged, do_bonuses_effect_rogue_logged,
    do_bonuses_effect_theft_logged, lambda s, ret, *args: do_bonuses_effect_reroll_logged(s, *args) or ret,
    do_bonuses_effect_invest_logged, lambda s, ret, *args: do_bonuses_effect_luck1_logged(s, *args) or ret, lambda s,
    ret, *args: do_bonuses_effect_luck2_logged(s, *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck3_logged(s,
    *args) or ret, lambda s, ret, *args: do_bonuses_effect_luck4_logged(s, *args) or ret,)
DO_BONUSES_EFFECT_PLAYED = (do_bonuses_effect_bio_played, do_bonuses_effect_tech_played, do_bonuses_effect_pol_played,
    do_bonuses_effect_realloc_played, do_bonuses_effect_agent1_played, do_bonuses_effect_agent2_played,
    do_bonuses_effect_subsidy_played, do_bonuses_effect_venture_played, do_bonuses_effect_rogue_played,
    do_bonuses_effect_theft_played, lambda s, rnd, *args: do_bonuses_effect_reroll(s, *args),
    do_bonuses_effect_invest_played, lambda s, rnd, *args: do_bonuses_effect_luck1(s, *args), lambda s, rnd,
    *args: do_bonuses_effect_luck2(s, *args), lambda s, rnd, *args: do_bonuses_effect_luck3(s, *args), lambda s, rnd,
    *args: do_bonuses_effect_luck4(s, *args),)
K = (
    None,
    stop,
    finish,
    do_sector_agent_sector_10,
    do_bonuses_effect_bio_after_do_sector_agent,
    do_bonuses_effect_tech_after_do_sector_agent,
    do_bonuses_effect_pol_after_do_sector_agent,
    do_bonuses_effect_realloc_origin,
    do_bonuses_effect_realloc_destination,
    do_bonuses_effect_agent1_sector_1,
    do_bonuses_effect_agent1_after_do_sector_agent,
    do_bonuses_effect_agent2_sector_2,
    do_draw_two_card_1,
    do_bonuses_effect_subsidy_after_do_draw_two,
    do_bonuses_effect_venture_after_do_draw_two,
    do_bonuses_effect_rogue_sector_5,
    do_bonuses_effect_rogue_number_of_rogues,
    do_bonuses_effect_theft_victim,
    do_bonuses_effect_theft_sector_8,
    do_bonuses_effect_invest_partner,
    do_bonuses_effect_invest_sector_9,
    do_play_card_card,
    do_play_card_after_do_bonuses_effect,
    main,
    main_sector_11,
    main_company_card,
    main_company_card_1,
    main_sector,
    main_answer,
    main_do_place_bet_target,
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
    do_sector_agent_sector_10_logged,
    do_bonuses_effect_bio_after_do_sector_agent_logged,
    do_bonuses_effect_tech_after_do_sector_agent_logged,
    do_bonuses_effect_pol_after_do_sector_agent_logged,
    do_bonuses_effect_realloc_origin_logged,
    do_bonuses_effect_realloc_destination_logged,
    do_bonuses_effect_agent1_sector_1_logged,
    do_bonuses_effect_agent1_after_do_sector_agent_logged,
    do_bonuses_effect_agent2_sector_2_logged,
    do_draw_two_card_1_logged,
    do_bonuses_effect_subsidy_after_do_draw_two_logged,
    do_bonuses_effect_venture_after_do_draw_two_logged,
    do_bonuses_effect_rogue_sector_5_logged,
    do_bonuses_effect_rogue_number_of_rogues_logged,
    do_bonuses_effect_theft_victim_logged,
    do_bonuses_effect_theft_sector_8_logged,
    do_bonuses_effect_invest_partner_logged,
    do_bonuses_effect_invest_sector_9_logged,
    do_play_card_card_logged,
    do_play_card_after_do_bonuses_effect_logged,
    main_logged,
    main_sector_11_logged,
    main_company_card_logged,
    main_company_card_1_logged,
    main_sector_logged,
    main_answer_logged,
    main_do_place_bet_target_logged,
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
        'f_do_draw_two_drawing_last', 'f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_ret',
        'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret', 'f_do_bonuses_effect_rogue_me',
        'f_do_bonuses_effect_rogue_sector_5', 'f_do_bonuses_effect_rogue_ret', 'f_do_bonuses_effect_theft_me',
        'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret', 'f_do_bonuses_effect_invest_me',
        'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret', 'f_do_play_card_card',
        'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_from', 'f_main_each_i',
        'f_main_each_3_from', 'f_main_each_3_i', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_from',
        'f_main_each_6_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_2', 'f_main_played',
        'f_main_repeat_left', 'f_main_repeat_1_i', 'f_main_repeat_1_last', 'f_main_rounds_left', 'f_main_seat',
        'company', 'agents', 'tracker', 'successes', 'pile_size', 'luck', 'rerolls', 'has_rolled', 'has_bet', 'bets',
        'investments', 'rogues', 'piles', 'loc', 'known', 'lo', 'hi', 'tape')
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
        t.f_do_draw_two_drawing_last = s.f_do_draw_two_drawing_last
        t.f_do_draw_two_kind = s.f_do_draw_two_kind
        t.f_do_draw_two_me = s.f_do_draw_two_me
        t.f_do_draw_two_ret = s.f_do_draw_two_ret
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
        t.f_main_p = s.f_main_p
        t.f_main_p_2 = s.f_main_p_2
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

GAME = GameData(
    name='ai_rush',
    title='AI Rush',
    fingerprint='569deac8639e7bc2',
    fewest=3,
    most=9,
    main=23,
    depth=5,
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
        Field('luck', 'luck', 'seat', 'all', Reading('number'), cells=1, low=0, high=10, public=True, title='luck'),
        Field('rerolls', 'rerolls', 'seat', 'all', Reading('number'), cells=1, low=0, high=99, public=True, title='rerolls'),
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
            'announced', 'announced', 'game', 'all', Reading('choice', of='Sector', none=True), low=-1, high=2, public=True,
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
        Prompt('sector', 'Choose a sector in play', Reading('choice', of='Sector')),
        Prompt('target', 'Choose a rival company', Reading('player')),
        Prompt(
            'place_bet', 'Bet on a company?', Reading('number'),
            labels=(Label(1, 'place_bet', 'Bet on a company'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('card', 'Choose a card from your hand', Reading('card')),
        Prompt('origin', 'Choose a sector in play (origin)', Reading('choice', of='Sector')),
        Prompt('destination', 'Choose a sector in play (destination)', Reading('choice', of='Sector')),
        Prompt('number_of_rogues', 'Choose a number of rogues', Reading('number')),
        Prompt('victim', 'Choose a rival company', Reading('player')),
        Prompt('partner', 'Choose a rival company', Reading('player')),
        Prompt('origin', 'From which sector?', Reading('choice', of='Sector')),
        Prompt('destination', 'To which sector?', Reading('choice', of='Sector')),
        Prompt('number_of_rogues', 'How many ROGUEs?', Reading('number')),
        Prompt(
            'do', 'What do you do?', Reading('number'), labels=(Label(0, 'play_card', 'Play a card'), Label(-1, 'done', 'Done')),
        ),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Keep the dice', 'Keep the dice'), Label(1, 'Reroll', 'Reroll')),
        ),
        Prompt('addition', 'Choose a number (addition)', Reading('number')),
        Prompt('addition', 'How much luck do you add?', Reading('number')),
        Prompt(
            'do',
            '{option}: do it?',
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
        Prompt('sector', 'a sector at random', Reading('choice', of='Sector')),
        Prompt('company_card', 'a company nobody has at random', Reading('row', of='companies')),
        Prompt('company_card', 'Choose a company', Reading('row', of='companies')),
    ),
    notes=(
        Note('{player}: Training Phase'),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Sector'),)),
        Note('{player}: Announce a sector'),
        Note(
            'announced sector is now {0}',
            readings=(Reading('choice', of='Sector', none=True), Reading('choice', of='Sector', none=True)), skip='same',
        ),
        Note('{player}: tracker is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: successful rolls are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('bust: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player}: Bet on a company'),
        Note('{player}: has bet this quarter: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player} gains {0} {0|bet|bets} ({1})', readings=(Reading('number'), Reading('player')), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('card'),)),
        Note('{player}: Play a card'),
        Note('{player}: Add 1 agent'),
        Note('{player}: Add agents'),
        Note(
            '{player} gains {0} {0|agent|agents} ({1})', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero',
        ),
        Note(
            '{player} loses {0} {0|agent|agents} ({1})', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero',
        ),
        Note('{player}: Add 2 agents'),
        Note('{player}: Draw 2 cards'),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('number'),)),
        Note('{player}: Add 1 to 3 ROGUEs'),
        Note('{player}: Add ROGUEs'),
        Note('ROGUEs ({1}): +{0}', readings=(Reading('number'), Reading('choice', of='Sector')), skip='zero'),
        Note('{player} gains {0} {0|reroll|rerolls}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|investment|investments} ({1})', readings=(Reading('number'), Reading('player')), skip='zero'),
        Note('{player} gains {0} luck', readings=(Reading('number'),), skip='zero'),
        Note('{0} to discard pile', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Roll both dice'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note('{player}: has rolled this quarter: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('roll: +{0}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: rerolls are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: luck is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player} gains {0} {0|successful roll|successful rolls}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|agent in the pile|agents in the pile}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Bonus of the spot'),
        Note('{player}: {0} is not possible, skipped', readings=(Reading('row', of='bonuses'),)),
        Note('{player}: Deploy'),
        Note('{player}: Enter the sector'),
        Note('{player}: bets ({1}) are now {0}', readings=(Reading('number'), Reading('player'), Reading('number')), skip='same'),
        Note(
            '{player}: investments ({1}) are now {0}', readings=(Reading('number'), Reading('player'), Reading('number')),
            skip='same',
        ),
        Note('{player}: agents in the pile are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{0} removed from sectors in play', readings=(Reading('choice', of='Sector'),)),
        Note('{0} to deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} added to companies nobody has', readings=(Reading('list', item=Reading('row', of='companies')),)),
        Note(
            '{player}: company is now {0}', readings=(Reading('row', of='companies'), Reading('row', of='companies')), skip='same',
        ),
        Note('{player} chooses {0}', readings=(Reading('row', of='companies'),)),
        Note('{0} removed from companies nobody has', readings=(Reading('row', of='companies'),)),
        Note('first company is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Quarter'),
        Note('{player}: Training Phase is not possible, skipped'),
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
        Invariant('no cube in a sector that is out of play', 181),
        Invariant('the pile is 1 + 2 + 3 and so on', 182),
        Invariant('nobody backs the own company', 183),
    ),
    asks={
        3: Ask(1, 41),
        7: Ask(10, 49),
        8: Ask(11, 50),
        9: Ask(1, 53),
        11: Ask(1, 55),
        12: Ask(0, 61),
        15: Ask(1, 64),
        16: Ask(12, 66),
        17: Ask(8, 71),
        18: Ask(1, 72),
        19: Ask(9, 77),
        20: Ask(1, 78),
        21: Ask(4, 34),
        24: Ask(19, 153),
        25: Ask(20, 161),
        26: Ask(21, 163),
        27: Ask(1, 4),
        28: Ask(3, 11),
        29: Ask(2, 14),
        30: Ask(13, 18),
        32: Ask(0, 96),
        33: Ask(14, 99),
        34: Ask(0, 102),
        35: Ask(16, 105),
        37: Ask(17, 124),
        39: Ask(13, 126),
        41: Ask(18, 128),
        42: Ask(0, 178),
        43: Ask(0, 179),
    },
    chances={12: 'card', 42: 'card', 43: 'card'},
    card_slots=('f_do_play_card_card',),
    mixed_slots={},
    homes=(
        Home(
            (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29),
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        ),
        Home(
            (
                30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
                59,
            ),
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 11),
        ),
    ),
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
        'announced': Start('one', -1),
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
        4: Live(ret='f_do_bonuses_effect_bio_ret'),
        5: Live(ret='f_do_bonuses_effect_tech_ret'),
        6: Live(ret='f_do_bonuses_effect_pol_ret'),
        7: Live(slots=('f_do_bonuses_effect_realloc_me',), ret='f_do_bonuses_effect_realloc_ret'),
        8: Live(
            slots=('f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin'), ret='f_do_bonuses_effect_realloc_ret',
        ),
        9: Live(slots=('f_do_bonuses_effect_agent1_me',), ret='f_do_bonuses_effect_agent1_ret'),
        10: Live(ret='f_do_bonuses_effect_agent1_ret'),
        11: Live(slots=('f_do_bonuses_effect_agent2_me',), ret='f_do_bonuses_effect_agent2_ret'),
        12: Live(
            slots=('f_do_draw_two_drawing_i', 'f_do_draw_two_drawing_last', 'f_do_draw_two_kind', 'f_do_draw_two_me'),
            ret='f_do_draw_two_ret',
        ),
        13: Live(ret='f_do_bonuses_effect_subsidy_ret'),
        14: Live(ret='f_do_bonuses_effect_venture_ret'),
        15: Live(slots=('f_do_bonuses_effect_rogue_me',), ret='f_do_bonuses_effect_rogue_ret'),
        16: Live(slots=('f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5'), ret='f_do_bonuses_effect_rogue_ret'),
        17: Live(slots=('f_do_bonuses_effect_theft_me',), ret='f_do_bonuses_effect_theft_ret'),
        18: Live(slots=('f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim'), ret='f_do_bonuses_effect_theft_ret'),
        19: Live(slots=('f_do_bonuses_effect_invest_me',), ret='f_do_bonuses_effect_invest_ret'),
        20: Live(
            slots=('f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner'), ret='f_do_bonuses_effect_invest_ret',
        ),
        21: Live(slots=('f_do_play_card_me',), ret='f_do_play_card_ret'),
        22: Live(slots=('f_do_play_card_card',), ret='f_do_play_card_ret'),
        23: Live(),
        24: Live(),
        25: Live(slots=('f_main_each_3_from', 'f_main_each_3_i', 'f_main_p')),
        26: Live(slots=('f_main_each_3_from', 'f_main_each_3_i', 'f_main_p')),
        27: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        28: Live(
            slots=(
                'f_main_bettor', 'f_main_each_from', 'f_main_each_i', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played',
                'f_main_seat',
            ),
        ),
        29: Live(
            slots=(
                'f_main_bettor', 'f_main_each_from', 'f_main_each_i', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played',
                'f_main_seat',
            ),
        ),
        30: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        31: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        32: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        33: Live(
            slots=(
                'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_repeat_1_i', 'f_main_repeat_1_last',
                'f_main_seat',
            ),
        ),
        34: Live(
            slots=(
                'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_repeat_1_i', 'f_main_repeat_1_last',
                'f_main_seat',
            ),
        ),
        35: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        36: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        37: Live(slots=('f_main_bonus', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        38: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        39: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        40: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        41: Live(slots=('f_main_each_5_from', 'f_main_each_5_i', 'f_main_played', 'f_main_seat')),
        42: Live(
            slots=(
                'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_each_6_from', 'f_main_each_6_i', 'f_main_p_2',
                'f_main_played',
            ),
        ),
        43: Live(
            slots=(
                'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_6_from', 'f_main_each_6_i', 'f_main_p_2',
                'f_main_played',
            ),
        ),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'round',
        'active', 'automa', 'open', 'unclaimed', 'starter', 'announced', 'throw', 'busted', 'abilities_on', 'left_out_sector',
        'deal_companies', 'first_company', 'rogue_majority', 'f_do_sector_agent_me', 'f_do_sector_agent_ret',
        'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret', 'f_do_bonuses_effect_pol_ret',
        'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin', 'f_do_bonuses_effect_realloc_ret',
        'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret', 'f_do_bonuses_effect_agent2_me',
        'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_drawing_i', 'f_do_draw_two_drawing_last', 'f_do_draw_two_kind',
        'f_do_draw_two_me', 'f_do_draw_two_ret', 'f_do_bonuses_effect_subsidy_ret', 'f_do_bonuses_effect_venture_ret',
        'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5', 'f_do_bonuses_effect_rogue_ret',
        'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim', 'f_do_bonuses_effect_theft_ret',
        'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner', 'f_do_bonuses_effect_invest_ret',
        'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor', 'f_main_bonus', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_from', 'f_main_each_i',
        'f_main_each_3_from', 'f_main_each_3_i', 'f_main_each_5_from', 'f_main_each_5_i', 'f_main_each_6_from', 'f_main_each_6_i',
        'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_2', 'f_main_played', 'f_main_repeat_left',
        'f_main_repeat_1_i', 'f_main_repeat_1_last', 'f_main_rounds_left', 'f_main_seat',
    ),
    lists=(
        'company', 'agents', 'tracker', 'successes', 'pile_size', 'luck', 'rerolls', 'has_rolled', 'has_bet', 'bets', 'investments',
        'rogues', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_do_sector_agent_me', 'f_do_sector_agent_ret', 'f_do_bonuses_effect_bio_ret', 'f_do_bonuses_effect_tech_ret',
        'f_do_bonuses_effect_pol_ret', 'f_do_bonuses_effect_realloc_me', 'f_do_bonuses_effect_realloc_origin',
        'f_do_bonuses_effect_realloc_ret', 'f_do_bonuses_effect_agent1_me', 'f_do_bonuses_effect_agent1_ret',
        'f_do_bonuses_effect_agent2_me', 'f_do_bonuses_effect_agent2_ret', 'f_do_draw_two_drawing_i', 'f_do_draw_two_drawing_last',
        'f_do_draw_two_kind', 'f_do_draw_two_me', 'f_do_draw_two_ret', 'f_do_bonuses_effect_subsidy_ret',
        'f_do_bonuses_effect_venture_ret', 'f_do_bonuses_effect_rogue_me', 'f_do_bonuses_effect_rogue_sector_5',
        'f_do_bonuses_effect_rogue_ret', 'f_do_bonuses_effect_theft_me', 'f_do_bonuses_effect_theft_victim',
        'f_do_bonuses_effect_theft_ret', 'f_do_bonuses_effect_invest_me', 'f_do_bonuses_effect_invest_partner',
        'f_do_bonuses_effect_invest_ret', 'f_do_play_card_card', 'f_do_play_card_me', 'f_do_play_card_ret', 'f_main_bettor',
        'f_main_bonus', 'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last',
        'f_main_each_from', 'f_main_each_i', 'f_main_each_3_from', 'f_main_each_3_i', 'f_main_each_5_from', 'f_main_each_5_i',
        'f_main_each_6_from', 'f_main_each_6_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_2',
        'f_main_played', 'f_main_repeat_left', 'f_main_repeat_1_i', 'f_main_repeat_1_last', 'f_main_rounds_left', 'f_main_seat',
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
    Origin('content/ai_rush/turn.rules', 84, 1),
    Origin('content/ai_rush/turn.rules', 85, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 86, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 87, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 88, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 84, 8),
    Origin('content/ai_rush/turn.rules', 6, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 92, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 18, 5),
    Origin('content/ai_rush/tables/bonuses.yaml', 25, 11),
    Origin('content/ai_rush/turn.rules', 61, 1),
    Origin('content/ai_rush/turn.rules', 98, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 29, 11),
    Origin('content/ai_rush/turn.rules', 105, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 33, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 37, 11),
    Origin('content/ai_rush/turn.rules', 64, 1),
    Origin('content/ai_rush/turn.rules', 101, 1),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 11),
    Origin('content/ai_rush/tables/bonuses.yaml', 47, 5),
    Origin('content/ai_rush/tables/bonuses.yaml', 59, 5),
    Origin('content/ai_rush/turn.rules', 48, 1),
    Origin('content/ai_rush/turn.rules', 49, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 50, 5, kind='rule'),
    Origin('content/ai_rush/tables/bonuses.yaml', 5, 11, kind='cell'),
    Origin('content/ai_rush/turn.rules', 93, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 93, 24, kind='rule'),
    Origin('content/ai_rush/turn.rules', 62, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 61, 7),
    Origin('content/ai_rush/turn.rules', 95, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 96, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 92, 7),
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
    Origin('content/ai_rush/turn.rules', 99, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 98, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 33, 11, kind='cell'),
    Origin('content/ai_rush/turn.rules', 106, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 107, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 105, 7),
    Origin('content/ai_rush/tables/bonuses.yaml', 37, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 11, kind='cell'),
    Origin('content/ai_rush/tables/bonuses.yaml', 42, 34, kind='cell'),
    Origin('content/ai_rush/turn.rules', 102, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 103, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 65, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 64, 7),
    Origin('content/ai_rush/turn.rules', 101, 7),
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
    Origin('content/ai_rush/turn.rules', 6, 19, kind='rule'),
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
    Origin('content/ai_rush/turn.rules', 11, 23, kind='rule'),
    Origin('content/ai_rush/turn.rules', 12, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 13, 34, kind='rule'),
    Origin('content/ai_rush/turn.rules', 13, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 14, 36, kind='rule'),
    Origin('content/ai_rush/turn.rules', 14, 13, kind='rule'),
    Origin('content/ai_rush/turn.rules', 15, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 67, 1),
    Origin('content/ai_rush/turn.rules', 72, 1),
    Origin('content/ai_rush/turn.rules', 73, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 68, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 69, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 69, 20, kind='rule'),
    Origin('content/ai_rush/turn.rules', 70, 20, kind='rule'),
    Origin('content/ai_rush/turn.rules', 67, 7),
    Origin('content/ai_rush/turn.rules', 74, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 75, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 76, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 77, 9, kind='rule'),
    Origin('content/ai_rush/turn.rules', 78, 5, kind='rule'),
    Origin('content/ai_rush/turn.rules', 72, 7),
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
    Origin('content/ai_rush/game.rules', 106, 5, kind='rule'),
    Origin('content/ai_rush/game.rules', 53, 1),
    Origin('content/ai_rush/game.rules', 54, 1),
    Origin('content/ai_rush/game.rules', 55, 1),
    Origin('content/ai_rush/turn.rules', 55, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 93, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 94, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 96, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 97, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 99, 1, kind='rule'),
    Origin('content/ai_rush/game.rules', 103, 1, kind='rule'),
    Origin('content/ai_rush/turn.rules', 82, 1, kind='rule'),
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
            'd_most_agents': d_most_agents,
            'd_all_agents': d_all_agents,
            'd_leads': d_leads,
            'd_leads_somewhere': d_leads_somewhere,
            'd_rogue_holds': d_rogue_holds,
            'd_rogue_wins': d_rogue_wins,
            'd_stakes': d_stakes,
        },
        playout=main_played,
    )

SECRETS = ()
SECRETS_LOGGED = ()
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (71, 49), (83, 50), (90, 71), (101, 72), (109, 78), (117, 34), (124, 167), (133, 14), (141, 177),
    (147, 12), (154, 0), (332, 1), (335, 2), (338, 12), (341, 19), (344, 20), (354, 21), (357, 22), (360, 23), (363,
    24), (366, 25), (369, 26), (372, 27), (375, 28), (378, 29), (381, 30), (384, 31), (393, 32), (400, 33), (406, 95),
    (409, 119), (412, 134), (415, 135), (418, 180), (435, 181), (443, 182), (446, 183), (449, 184), (452, 185), (461,
    186), (468, 187), (471, 188), (477, 189), (480, 190), (486, 191), (489, 0), (583, 40), (584, 22), (585, 39), (592,
    43), (593, 19), (596, 37), (597, 38), (599, 41), (608, 42), (611, 44), (612, 36), (619, 46), (620, 45), (627, 48),
    (628, 47), (635, 20), (636, 49), (647, 50), (654, 51), (656, 52), (663, 21), (664, 53), (674, 54), (679, 24), (680,
    55), (690, 57), (693, 62), (694, 25), (700, 61), (749, 26), (750, 59), (757, 27), (758, 63), (765, 69), (766, 28),
    (767, 68), (773, 30), (774, 64), (785, 66), (792, 67), (795, 31), (796, 71), (807, 72), (814, 73), (816, 74), (823,
    76), (824, 75), (831, 32), (832, 77), (843, 78), (850, 79), (852, 80), (857, 81), (864, 83), (865, 82), (872, 85),
    (873, 84), (880, 87), (881, 86), (888, 89), (889, 88), (896, 91), (897, 33), (900, 34), (908, 35), (911, 90), (918,
    141), (919, 134), (920, 137), (921, 138), (922, 139), (924, 140), (928, 150), (930, 151), (931, 152), (933, 153),
    (937, 154), (941, 153), (942, 154), (945, 155), (947, 156), (951, 157), (952, 158), (957, 163), (958, 164), (959,
    165), (966, 159), (971, 160), (972, 161), (979, 162), (981, 163), (988, 166), (989, 167), (991, 168), (994, 169),
    (1007, 161), (1008, 162), (1011, 4), (1013, 5), (1014, 6), (1015, 7), (1016, 8), (1020, 10), (1022, 18), (1036, 11),
    (1048, 14), (1054, 10), (1056, 18), (1070, 11), (1077, 14), (1081, 15), (1082, 16), (1088, 10), (1090, 18), (1104,
    11), (1111, 18), (1115, 93), (1117, 96), (1131, 97), (1135, 93), (1136, 92), (1140, 18), (1145, 93), (1147, 96),
    (1160, 93), (1161, 18), (1168, 99), (1171, 104), (1172, 105), (1178, 102), (1192, 98), (1194, 99), (1199, 104),
    (1200, 105), (1207, 102), (1210, 98), (1212, 99), (1217, 104), (1218, 105), (1226, 106), (1232, 123), (1235, 126),
    (1239, 128), (1248, 126), (1255, 124), (1260, 126), (1264, 128), (1273, 126), (1280, 124), (1283, 126), (1287, 128),
    (1296, 126), (1306, 128), (1315, 127), (1319, 126), (1323, 128), (1332, 126), (1339, 128), (1342, 93), (1344, 96),
    (1358, 97), (1361, 98), (1363, 99), (1369, 93), (1376, 96), (1390, 97), (1393, 98), (1395, 99), (1400, 104), (1401,
    105), (1407, 93), (1409, 96), (1412, 97), (1415, 98), (1417, 99), (1422, 104), (1423, 105), (1430, 98), (1434, 99),
    (1439, 104), (1440, 105), (1447, 104), (1450, 105), (1457, 107), (1460, 108), (1461, 109), (1462, 110), (1464, 111),
    (1465, 112), (1469, 113), (1473, 115), (1475, 117), (1476, 120), (1477, 121), (1478, 122), (1479, 123), (1482, 126),
    (1486, 128), (1495, 126), (1501, 124), (1508, 126), (1512, 128), (1521, 126), (1532, 128), (1541, 126), (1552, 128),
    (1561, 126), (1568, 133), (1571, 136), (1572, 142), (1574, 143), (1575, 144), (1576, 145), (1577, 146), (1579, 170),
    (1586, 171), (1587, 4), (1593, 170), (1603, 171), (1604, 4), (1610, 173), (1615, 169), (1629, 174), (1630, 175),
    (1631, 176), (1633, 177), (1636, 178), (1655, 179), (1673, 178), (1701, 179), (1729, 43), (1730, 37), (1731, 38),
    (1732, 41), (1736, 42), (1739, 44), (1740, 36), (1743, 46), (1744, 45), (1747, 48), (1748, 47), (1751, 20), (1752,
    49), (1755, 50), (1758, 51), (1760, 52), (1767, 21), (1768, 53), (1771, 54), (1774, 24), (1775, 55), (1778, 57),
    (1781, 62), (1782, 61), (1797, 26), (1798, 59), (1801, 27), (1802, 63), (1805, 30), (1806, 64), (1809, 66), (1812,
    67), (1815, 31), (1816, 71), (1819, 72), (1822, 73), (1824, 74), (1831, 32), (1832, 77), (1835, 78), (1838, 79),
    (1840, 80), (1845, 81), (1852, 91), (1853, 34), (1856, 35), (1857, 90), (1865, 150), (1866, 151), (1867, 152),
    (1869, 153), (1871, 154), (1872, 155), (1873, 156), (1877, 157), (1878, 158), (1879, 159), (1880, 160), (1881, 161),
    (1886, 162), (1887, 163), (1891, 164), (1892, 165), (1893, 166), (1894, 167), (1896, 168), (1898, 169), (1905, 170),
    (1907, 171), (1908, 4), (1911, 5), (1912, 6), (1913, 7), (1914, 8), (1915, 10), (1916, 11), (1920, 14), (1923, 15),
    (1924, 16), (1929, 18), (1938, 92), (1940, 18), (1941, 93), (1942, 96), (1944, 97), (1945, 98), (1946, 99), (1950,
    102), (1952, 104), (1953, 105), (1956, 106), (1960, 107), (1961, 108), (1962, 109), (1963, 110), (1965, 111), (1966,
    112), (1970, 113), (1974, 115), (1976, 117), (1977, 120), (1978, 121), (1979, 122), (1980, 123), (1982, 124), (1987,
    126), (1996, 127), (1998, 126), (1999, 128), (2007, 93), (2008, 136), (2009, 142), (2011, 143), (2012, 144), (2013,
    145), (2014, 146), (2015, 173), (2016, 174), (2017, 175), (2018, 176), (2019, 177), (2020, 178), (2035, 179), (2050,
    169), (2052, 40), (2053, 22), (2055, 39), (2066, 43), (2067, 19), (2071, 37), (2073, 38), (2076, 41), (2087, 42),
    (2091, 44), (2092, 36), (2100, 46), (2101, 45), (2109, 48), (2110, 47), (2118, 20), (2119, 49), (2132, 50), (2142,
    51), (2149, 52), (2160, 21), (2161, 53), (2173, 54), (2179, 24), (2180, 55), (2193, 56), (2194, 23), (2195, 57),
    (2199, 62), (2200, 25), (2205, 60), (2206, 61), (2269, 26), (2270, 59), (2278, 27), (2279, 63), (2287, 69), (2288,
    28), (2290, 68), (2300, 30), (2301, 64), (2315, 65), (2316, 29), (2317, 66), (2326, 67), (2330, 31), (2331, 71),
    (2344, 72), (2354, 73), (2361, 74), (2372, 76), (2373, 75), (2384, 32), (2385, 77), (2399, 78), (2410, 79), (2417,
    80), (2426, 81), (2437, 83), (2438, 82), (2449, 85), (2450, 84), (2461, 87), (2462, 86), (2473, 89), (2474, 88),
    (2485, 91), (2486, 33), (2490, 34), (2501, 35), (2505, 90), (2514, 141), (2515, 134), (2517, 137), (2519, 138),
    (2521, 139), (2524, 140), (2529, 150), (2532, 151), (2534, 152), (2538, 153), (2543, 154), (2549, 153), (2550, 154),
    (2555, 155), (2558, 156), (2564, 157), (2566, 158), (2569, 159), (2574, 163), (2577, 164), (2581, 165), (2592, 159),
    (2597, 160), (2599, 161), (2607, 162), (2612, 163), (2620, 166), (2624, 167), (2627, 168), (2635, 161), (2637, 162),
    (2643, 4), (2646, 5), (2650, 6), (2654, 7), (2658, 8), (2662, 10), (2667, 18), (2673, 93), (2676, 18), (2684, 11),
    (2697, 12), (2698, 13), (2699, 14), (2706, 10), (2707, 18), (2713, 93), (2716, 18), (2724, 11), (2732, 14), (2737,
    15), (2741, 16), (2751, 10), (2752, 18), (2758, 93), (2761, 18), (2769, 11), (2777, 18), (2780, 93), (2784, 94),
    (2785, 95), (2786, 96), (2802, 97), (2806, 98), (2810, 93), (2811, 18), (2812, 92), (2816, 18), (2820, 93), (2824,
    94), (2825, 95), (2826, 96), (2840, 93), (2841, 18), (2848, 99), (2852, 101), (2853, 100), (2854, 104), (2856, 105),
    (2863, 103), (2864, 102), (2880, 98), (2883, 99), (2889, 104), (2891, 105), (2899, 102), (2904, 98), (2907, 99),
    (2913, 104), (2915, 105), (2925, 106), (2935, 123), (2937, 126), (2943, 128), (2953, 126), (2960, 124), (2964, 126),
    (2970, 128), (2980, 126), (2987, 124), (2989, 126), (2995, 128), (3005, 126), (3015, 128), (3025, 126), (3026, 127),
    (3030, 126), (3034, 128), (3044, 126), (3051, 128), (3054, 130), (3055, 129), (3056, 93), (3058, 94), (3059, 95),
    (3060, 96), (3076, 97), (3080, 98), (3086, 99), (3093, 93), (3094, 132), (3095, 131), (3098, 93), (3102, 94), (3103,
    95), (3104, 96), (3120, 97), (3124, 98), (3130, 99), (3136, 104), (3138, 105), (3145, 93), (3147, 96), (3151, 97),
    (3155, 98), (3161, 99), (3167, 104), (3169, 105), (3177, 98), (3183, 99), (3189, 104), (3191, 105), (3199, 104),
    (3203, 105), (3211, 107), (3217, 108), (3221, 109), (3223, 110), (3228, 111), (3232, 112), (3240, 113), (3248, 115),
    (3250, 116), (3252, 117), (3254, 118), (3255, 119), (3256, 120), (3258, 121), (3260, 122), (3262, 123), (3266, 126),
    (3272, 128), (3282, 126), (3288, 124), (3295, 126), (3301, 128), (3311, 126), (3323, 128), (3333, 126), (3345, 128),
    (3355, 126), (3362, 133), (3365, 135), (3366, 136), (3368, 142), (3371, 143), (3373, 144), (3377, 145), (3381, 146),
    (3387, 170), (3391, 172), (3393, 173), (3400, 170), (3401, 171), (3403, 2), (3404, 3), (3405, 1), (3406, 4), (3412,
    171), (3414, 173), (3421, 174), (3425, 175), (3429, 176), (3432, 177), (3434, 178), (3457, 179), (3481, 178), (3517,
    179), (3553, 169), (3564, 170), (3569, 169), (3571, 0))
