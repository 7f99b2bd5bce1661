"""Crypto Clash: made by rulewright build from content, do not edit."""
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
    mask_of,
    nothing,
    one,
    put_known,
    put_under_known,
    roll,
    rotation,
    settle,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

COVER = set()
DICE_1_6 = faces(1, 6)
ALL_INPUT = (0, 1, 2, 3)
ALL_OUTPUT = (0, 1, 2)
PARTIES_PAWNS = (3, 2)
PARTIES_BY_SEATS = (0, 1)
ALL_CAPITAL = (82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97)
CAPITAL_KIND = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
ALL_FUNCTIONS = (26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65)
ALL_VOLATILITY = (66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81)
FUNCTIONS_BRANCH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3)
ALL_MARKETS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
CAPITAL_WORTH = (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40)
RANGE_1_8 = range(1, 8)
RANGE_1_201 = range(1, 201)
RANGE_1_10001 = range(1, 10001)
RANGE_1_1001 = range(1, 1001)

def do_volatility_effect_vc04_sum(s, me):  # do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
    found = 0
    for o in ALL_OUTPUT:
        found += s.outputs[me * 3 + o]
    return found

def do_volatility_effect_vc08_any(s, given_away):  # do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
    for wanted in ALL_INPUT:
        if wanted != given_away:
            return True
    return False

def do_volatility_effect_vc08_those(s, me):  # do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
    found = []
    for given_away in ALL_INPUT:
        if s.inputs[me * 4 + given_away] > 0 and do_volatility_effect_vc08_any(s, given_away):
            found.append(given_away)
    return tuple(found)

def do_volatility_effect_vc08_those_(s, do_exchange_input_given_away):  # do_volatility_effect_vc08, content/crypto_clash/turn.rules:67
    found = []
    for wanted in ALL_INPUT:
        if wanted != do_exchange_input_given_away:
            found.append(wanted)
    return tuple(found)

def main_those(s, kind_3):  # main, content/crypto_clash/game.rules:88
    found = []
    for c in ALL_CAPITAL:
        if CAPITAL_KIND[c - 82] == kind_3:
            found.append(c)
    return tuple(found)

def main_those_(s, seat_2):  # main, content/crypto_clash/game.rules:119
    found = []
    for card_3 in s.piles[1 + seat_2]:
        if s.inputs[seat_2 * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, seat_2, card_3) and s.btc[seat_2] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3) and CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, seat_2, card_3, PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3)):
            found.append(card_3)
    return tuple(found)

def main_those_2(s, seat_2):  # main, content/crypto_clash/game.rules:120
    found = []
    for kind_2 in ALL_INPUT:
        if len(s.piles[30 + kind_2]) > 0 and (s.inputs[seat_2 * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, seat_2, card_4) and s.btc[seat_2] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, seat_2, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            found.append(kind_2)
    return tuple(found)

def main_those_3(s):  # main, content/crypto_clash/game.rules:117
    found = []
    for market in d_on_board(s):
        if s.market_pawn[market] == -1:
            found.append(market)
    return tuple(found)

def main_best(s):  # main, content/crypto_clash/turn.rules:29
    found = []
    best = None
    for p_1 in s.rollers:
        key = -s.order_roll[p_1]
        if best is None or key < best:
            best = key
            found = [p_1]
        elif key == best:
            found.append(p_1)
    return tuple(found)

def can_claim_any(s):  # can_claim, content/crypto_clash/turn.rules:3
    for market in d_on_board(s):
        if s.market_pawn[market] == -1:
            return True
    return False

def score_2_sum(s, me):  # score_2, content/crypto_clash/game.rules:135
    found = 0
    for o_1 in ALL_OUTPUT:
        found += s.outputs[me * 3 + o_1]
    return found

def total_score_sum(s, seat):  # total_score
    found = 0
    for i in ALL_INPUT:
        found += s.inputs[seat * 4 + i]
    return found

def total_score_sum_(s, seat):  # total_score
    found = 0
    for c_1 in s.piles[17 + seat]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def winners_best(s):  # winners
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-total_score(s, candidate), -s.btc[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_0_sum(s):  # always_0, content/crypto_clash/game.rules:67
    found = 0
    for n_3 in (1, 2, 3, 4, 5, 6):
        found += s.round_gems[n_3 - 1]
    return found

def always_0_sum_(s):  # always_0, content/crypto_clash/game.rules:67
    found = 0
    for m_3 in ALL_MARKETS:
        found += s.market_gems[m_3]
    return found

def always_1_count(s, me):  # always_1, content/crypto_clash/game.rules:68
    found = 0
    for m_4 in ALL_MARKETS:
        if s.market_pawn[m_4] == me:
            found += 1
    return found

def why_take_function_any(s, fixed):  # why_take_function
    for card in s.piles[27]:
        if allowed(fixed, 'card', card):
            return True
    return False

def why_exchange_input_any(s, fixed, me):  # why_exchange_input
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and s.inputs[me * 4 + given_away] > 0:
            return True
    return False

def why_exchange_input_any_(s, fixed, given_away):  # why_exchange_input
    for wanted in ALL_INPUT:
        if allowed(fixed, 'wanted', wanted) and wanted != given_away:
            return True
    return False

def why_exchange_input_any_2(s, fixed, me):  # why_exchange_input
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and s.inputs[me * 4 + given_away] > 0 and why_exchange_input_any_(s, fixed, given_away):
            return True
    return False

def why_play_news_any(s, me, fixed):  # why_play_news
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1):
            return True
    return False

def why_play_news_any_(s, fixed):  # why_play_news
    for kind in ALL_INPUT:
        if allowed(fixed, 'kind', kind):
            return True
    return False

def why_play_news_any_2(s, me, fixed):  # why_play_news
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (14,)) == 0 or why_play_news_any_(s, fixed)):
            return True
    return False

def why_play_news_any_3(s, me, fixed):  # why_play_news
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def why_play_news_any_4(s, me, fixed):  # why_play_news
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (11,)) == 0 or why_play_news_any_3(s, me, fixed)):
            return True
    return False

def why_play_news_any_5(s, me, fixed):  # why_play_news
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (5,)) == 0 or 1):
            return True
    return False

def why_build_market_any(s, fixed):  # why_build_market
    for market_1 in s.piles[24]:
        if allowed(fixed, 'market', market_1):
            return True
    return False

def why_claim_any(s, fixed):  # why_claim
    for market in d_on_board(s):
        if allowed(fixed, 'market', market) and s.market_pawn[market] == -1:
            return True
    return False

def why_complete_function_any(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3):
            return True
    return False

def why_complete_function_any_(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_2(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_3(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_4(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_5(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_6(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and (s.inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
            return True
    return False

def why_complete_function_any_7(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and (s.inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, me, card_3, PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3))):
            return True
    return False

def why_buy_capital_any(s, fixed):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0:
            return True
    return False

def why_buy_capital_any_(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_2(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_3(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_4(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_5(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_6(s, fixed, me):  # why_buy_capital
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and s.btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def d_on_board(s):  # content/crypto_clash/game.rules:70
    found = []
    for m in ALL_MARKETS:
        if m in s.piles[21] or m in s.piles[22]:
            found.append(m)
    return tuple(found)

def can_claim(s, me):  # content/crypto_clash/turn.rules:3
    return can_claim_any(s) and s.shares[me] >= 1

def can_any_inputs(s, me, n):  # content/crypto_clash/turn.rules:35
    return 1

def can_take_function(s, me):  # content/crypto_clash/turn.rules:40
    return len(s.piles[27]) > 0

def can_markets_benefit_function_office(s, me, this):  # content/crypto_clash/markets/board.yaml:42
    return len(s.piles[27]) > 0

def can_draw_news(s, me, n_1):  # content/crypto_clash/turn.rules:48
    return 1

def can_play_news(s, me):  # content/crypto_clash/turn.rules:51
    return len(s.piles[13 + me]) > 0

def can_markets_benefit_news_desk(s, me, this):  # content/crypto_clash/markets/board.yaml:50
    return len(s.piles[13 + me]) > 0

def can_reset_functions(s, me):  # content/crypto_clash/turn.rules:44
    return 1

def can_build_market(s, me):  # content/crypto_clash/turn.rules:56
    return len(s.piles[24]) > 0

def can_markets_benefit_market_expansion(s, me, this):  # content/crypto_clash/markets/board.yaml:58
    return len(s.piles[24]) > 0

def can_take_sphere(s, me):  # content/crypto_clash/turn.rules:63
    return 1

def can_markets_benefit_prestige_desk(s, me, this):  # content/crypto_clash/markets/tablets.yaml:10
    return s.btc[me] >= 6

def can_exchange_input(s, me):  # content/crypto_clash/turn.rules:66
    for given_away in ALL_INPUT:
        if s.inputs[me * 4 + given_away] > 0 and do_volatility_effect_vc08_any(s, given_away):
            return True
    return False

def no_amount(s, me, this):
    return 0

def price_functions_cost_0_fm01(s, me, this):
    return 1

def price_functions_cost_0_fm02(s, me, this):
    return 1

def price_functions_cost_0_fm03(s, me, this):
    return 1

def price_functions_cost_0_fm04(s, me, this):
    return 2

def price_functions_cost_0_fm06(s, me, this):
    return 2

def price_functions_cost_0_fm07(s, me, this):
    return 1

def price_functions_cost_0_fm08(s, me, this):
    return 1

def price_functions_cost_0_fm09(s, me, this):
    return 2

def price_functions_cost_0_fm10(s, me, this):
    return 2

def price_functions_cost_0_fc01(s, me, this):
    return 2

def price_functions_cost_0_fc03(s, me, this):
    return 2

def price_functions_cost_0_fc04(s, me, this):
    return 1

def price_functions_cost_0_fc05(s, me, this):
    return 1

def price_functions_cost_0_fc06(s, me, this):
    return 3

def price_functions_cost_0_fc09(s, me, this):
    return 1

def price_functions_cost_0_fc10(s, me, this):
    return 2

def price_functions_cost_0_ft01(s, me, this):
    return 1

def price_functions_cost_0_ft02(s, me, this):
    return 1

def price_functions_cost_0_ft05(s, me, this):
    return 1

def price_functions_cost_0_ft06(s, me, this):
    return 1

def price_functions_cost_0_ft07(s, me, this):
    return 3

def price_functions_cost_0_ft09(s, me, this):
    return 2

def price_functions_cost_0_ft10(s, me, this):
    return 1

def price_functions_cost_0_fk01(s, me, this):
    return 1

def price_functions_cost_0_fk03(s, me, this):
    return 1

def price_functions_cost_0_fk04(s, me, this):
    return 1

def price_functions_cost_0_fk05(s, me, this):
    return 1

def price_functions_cost_0_fk08(s, me, this):
    return 2

def price_functions_cost_0_fk10(s, me, this):
    return 1

def price_functions_cost_1_fm01(s, me, this):
    return 1

def price_functions_cost_1_fm02(s, me, this):
    return 1

def price_functions_cost_1_fm03(s, me, this):
    return 1

def price_functions_cost_1_fm04(s, me, this):
    return 1

def price_functions_cost_1_fm05(s, me, this):
    return 1

def price_functions_cost_1_fm06(s, me, this):
    return 1

def price_functions_cost_1_fm07(s, me, this):
    return 2

def price_functions_cost_1_fm08(s, me, this):
    return 1

def price_functions_cost_1_fm09(s, me, this):
    return 1

def price_functions_cost_1_fm10(s, me, this):
    return 2

def price_functions_cost_1_fc02(s, me, this):
    return 3

def price_functions_cost_1_fc03(s, me, this):
    return 1

def price_functions_cost_1_fc05(s, me, this):
    return 2

def price_functions_cost_1_fc06(s, me, this):
    return 2

def price_functions_cost_1_fc07(s, me, this):
    return 1

def price_functions_cost_1_fc08(s, me, this):
    return 1

def price_functions_cost_1_fc09(s, me, this):
    return 2

def price_functions_cost_1_fc10(s, me, this):
    return 2

def price_functions_cost_1_ft03(s, me, this):
    return 1

def price_functions_cost_1_ft05(s, me, this):
    return 1

def price_functions_cost_1_ft07(s, me, this):
    return 2

def price_functions_cost_1_ft08(s, me, this):
    return 1

def price_functions_cost_1_ft09(s, me, this):
    return 1

def price_functions_cost_1_ft10(s, me, this):
    return 2

def price_functions_cost_1_fk01(s, me, this):
    return 1

def price_functions_cost_1_fk02(s, me, this):
    return 1

def price_functions_cost_1_fk04(s, me, this):
    return 1

def price_functions_cost_1_fk05(s, me, this):
    return 2

def price_functions_cost_1_fk07(s, me, this):
    return 1

def price_functions_cost_1_fk09(s, me, this):
    return 2

def price_functions_cost_2_fm02(s, me, this):
    return 1

def price_functions_cost_2_fm05(s, me, this):
    return 1

def price_functions_cost_2_fm06(s, me, this):
    return 2

def price_functions_cost_2_fm08(s, me, this):
    return 1

def price_functions_cost_2_fm10(s, me, this):
    return 1

def price_functions_cost_2_fc01(s, me, this):
    return 1

def price_functions_cost_2_fc03(s, me, this):
    return 2

def price_functions_cost_2_fc04(s, me, this):
    return 2

def price_functions_cost_2_fc05(s, me, this):
    return 2

def price_functions_cost_2_fc07(s, me, this):
    return 1

def price_functions_cost_2_fc08(s, me, this):
    return 4

def price_functions_cost_2_fc09(s, me, this):
    return 2

def price_functions_cost_2_fc10(s, me, this):
    return 2

def price_functions_cost_2_ft01(s, me, this):
    return 1

def price_functions_cost_2_ft02(s, me, this):
    return 1

def price_functions_cost_2_ft03(s, me, this):
    return 1

def price_functions_cost_2_ft04(s, me, this):
    return 1

def price_functions_cost_2_ft05(s, me, this):
    return 2

def price_functions_cost_2_ft06(s, me, this):
    return 1

def price_functions_cost_2_ft08(s, me, this):
    return 2

def price_functions_cost_2_ft09(s, me, this):
    return 1

def price_functions_cost_2_ft10(s, me, this):
    return 2

def price_functions_cost_2_fk01(s, me, this):
    return 1

def price_functions_cost_2_fk02(s, me, this):
    return 1

def price_functions_cost_2_fk03(s, me, this):
    return 1

def price_functions_cost_2_fk06(s, me, this):
    return 2

def price_functions_cost_2_fk07(s, me, this):
    return 1

def price_functions_cost_2_fk09(s, me, this):
    return 2

def price_functions_cost_3_fm03(s, me, this):
    return 1

def price_functions_cost_3_fm07(s, me, this):
    return 2

def price_functions_cost_3_fm08(s, me, this):
    return 2

def price_functions_cost_3_fm09(s, me, this):
    return 1

def price_functions_cost_3_fm10(s, me, this):
    return 1

def price_functions_cost_3_fc01(s, me, this):
    return 2

def price_functions_cost_3_fc02(s, me, this):
    return 2

def price_functions_cost_3_fc04(s, me, this):
    return 3

def price_functions_cost_3_fc06(s, me, this):
    return 1

def price_functions_cost_3_fc07(s, me, this):
    return 4

def price_functions_cost_3_fc08(s, me, this):
    return 1

def price_functions_cost_3_fc09(s, me, this):
    return 1

def price_functions_cost_3_fc10(s, me, this):
    return 2

def price_functions_cost_3_ft02(s, me, this):
    return 1

def price_functions_cost_3_ft04(s, me, this):
    return 2

def price_functions_cost_3_ft05(s, me, this):
    return 1

def price_functions_cost_3_ft06(s, me, this):
    return 2

def price_functions_cost_3_ft08(s, me, this):
    return 2

def price_functions_cost_3_ft09(s, me, this):
    return 2

def price_functions_cost_3_ft10(s, me, this):
    return 2

def price_functions_cost_3_fk02(s, me, this):
    return 1

def price_functions_cost_3_fk03(s, me, this):
    return 1

def price_functions_cost_3_fk04(s, me, this):
    return 1

def price_functions_cost_3_fk06(s, me, this):
    return 1

def price_functions_cost_3_fk08(s, me, this):
    return 2

def price_functions_cost_3_fk10(s, me, this):
    return 1

def price_functions_cost_4_fm06(s, me, this):
    return 2

def price_functions_cost_4_fm07(s, me, this):
    return 3

def price_functions_cost_4_fm08(s, me, this):
    return s.rate

def price_functions_cost_4_fm09(s, me, this):
    return 3

def price_functions_cost_4_fm10(s, me, this):
    return 8

def price_functions_cost_4_fc01(s, me, this):
    return 4

def price_functions_cost_4_fc02(s, me, this):
    return 4

def price_functions_cost_4_fc03(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_fc04(s, me, this):
    return 5

def price_functions_cost_4_fc05(s, me, this):
    return s.rate

def price_functions_cost_4_fc06(s, me, this):
    return 6

def price_functions_cost_4_fc09(s, me, this):
    return 10

def price_functions_cost_4_fc10(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_ft01(s, me, this):
    return s.rate

def price_functions_cost_4_ft02(s, me, this):
    return 5

def price_functions_cost_4_ft03(s, me, this):
    return 3

def price_functions_cost_4_ft04(s, me, this):
    return 2

def price_functions_cost_4_ft05(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_ft06(s, me, this):
    return 10

def price_functions_cost_4_ft07(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_ft08(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_ft09(s, me, this):
    return 15

def price_functions_cost_4_ft10(s, me, this):
    return 2 * s.rate

def price_functions_cost_4_fk05(s, me, this):
    return s.rate

def price_functions_cost_4_fk06(s, me, this):
    return s.rate

def price_functions_cost_4_fk07(s, me, this):
    return 2

def price_functions_cost_4_fk10(s, me, this):
    return 4

def can_functions_reward_after_btc_fm01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:7
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:12
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:17
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:22
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:27
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:32
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:37
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:42
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:47
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fm10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:52
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:57
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:62
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:67
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:72
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:77
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:82
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:87
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:92
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:97
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fc10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:102
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:107
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:112
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:117
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:122
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:127
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:132
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:137
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:142
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:147
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_ft10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:152
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:157
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:163
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:169
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:175
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:181
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:187
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:193
    return s.btc[me] >= owed_btc

def can_functions_reward_after_btc_fk10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:209
    return s.btc[me] >= owed_btc

def can_complete_function(s, me):  # content/crypto_clash/turn.rules:9
    for card_3 in s.piles[1 + me]:
        if s.inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, me, card_3, PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
            return True
    return False

def price_capital_cost_0_kst1(s, me, this):
    return 5

def price_capital_cost_0_kst2(s, me, this):
    return 5

def price_capital_cost_0_kst3(s, me, this):
    return 5

def price_capital_cost_0_kst4(s, me, this):
    return 5

def price_capital_cost_1_kst1(s, me, this):
    return 30

def price_capital_cost_1_kst2(s, me, this):
    return 30

def price_capital_cost_1_kst3(s, me, this):
    return 30

def price_capital_cost_1_kst4(s, me, this):
    return 30

def price_capital_cost_1_kel1(s, me, this):
    return 30

def price_capital_cost_1_kel2(s, me, this):
    return 30

def price_capital_cost_1_kel3(s, me, this):
    return 30

def price_capital_cost_1_kel4(s, me, this):
    return 30

def price_capital_cost_1_ken1(s, me, this):
    return 30

def price_capital_cost_1_ken2(s, me, this):
    return 30

def price_capital_cost_1_ken3(s, me, this):
    return 30

def price_capital_cost_1_ken4(s, me, this):
    return 30

def price_capital_cost_1_kla1(s, me, this):
    return 30

def price_capital_cost_1_kla2(s, me, this):
    return 30

def price_capital_cost_1_kla3(s, me, this):
    return 30

def price_capital_cost_1_kla4(s, me, this):
    return 30

def price_capital_cost_2_kel1(s, me, this):
    return 5

def price_capital_cost_2_kel2(s, me, this):
    return 5

def price_capital_cost_2_kel3(s, me, this):
    return 5

def price_capital_cost_2_kel4(s, me, this):
    return 5

def price_capital_cost_3_ken1(s, me, this):
    return 5

def price_capital_cost_3_ken2(s, me, this):
    return 5

def price_capital_cost_3_ken3(s, me, this):
    return 5

def price_capital_cost_3_ken4(s, me, this):
    return 5

def price_capital_cost_4_kla1(s, me, this):
    return 5

def price_capital_cost_4_kla2(s, me, this):
    return 5

def price_capital_cost_4_kla3(s, me, this):
    return 5

def price_capital_cost_4_kla4(s, me, this):
    return 5

def can_buy_capital(s, me):  # content/crypto_clash/turn.rules:17
    for kind_2 in ALL_INPUT:
        if len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and s.btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def can_roll_for_start(s, me):  # content/crypto_clash/turn.rules:25
    return 1

def score_0(s, me):  # content/crypto_clash/game.rules:133
    return s.points[me]

def score_1(s, me):  # content/crypto_clash/game.rules:134
    found = 0
    for i in ALL_INPUT:
        found += s.inputs[me * 4 + i]
    return found

def score_2(s, me):  # content/crypto_clash/game.rules:135
    return 5 * score_2_sum(s, me)

def score_3(s, me):  # content/crypto_clash/game.rules:136
    return s.btc[me]

def score_4(s, me):  # content/crypto_clash/game.rules:137
    found = 0
    for c_1 in s.piles[17 + me]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def total_score(s, seat):
    return s.points[seat] + total_score_sum(s, seat) + score_2(s, seat) + s.btc[seat] + total_score_sum_(s, seat)

def winners(s):
    return mask_of(winners_best(s))

def always_0(s, me):  # content/crypto_clash/game.rules:67
    return s.gem_supply + always_0_sum(s) + always_0_sum_(s) == 32

def always_1(s, me):  # content/crypto_clash/game.rules:68
    return s.shares[me] + s.extra[me] + always_1_count(s, me) == PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]] + 1

def q_round_income(s, me):  # content/crypto_clash/game.rules:72
    return max(2 * s.outputs[me * 3] + 5 * s.outputs[me * 3 + 2] + s.rate * s.outputs[me * 3 + 1], 0)

def why_any_inputs(s, me, n, fixed):
    return -1

def why_take_function(s, me, fixed):
    if not why_take_function_any(s, fixed):
        return 0
    return -1

def why_draw_news(s, me, n_1, fixed):
    return -1

def why_exchange_input(s, me, fixed):
    if not why_exchange_input_any(s, fixed, me):
        return 0
    if not why_exchange_input_any_2(s, fixed, me):
        return 1
    return -1

def why_play_news(s, me, fixed):
    if not why_play_news_any(s, me, fixed):
        return 0
    if not why_play_news_any_2(s, me, fixed):
        return 1
    if not why_play_news_any_4(s, me, fixed):
        return 2
    if not why_play_news_any_5(s, me, fixed):
        return 3
    if not why_play_news_any(s, me, fixed):
        return 4
    return -1

def why_reset_functions(s, me, fixed):
    return -1

def why_build_market(s, me, fixed):
    if not why_build_market_any(s, fixed):
        return 0
    return -1

def why_take_sphere(s, me, fixed):
    return -1

def why_claim(s, me, fixed):
    if not why_claim_any(s, fixed):
        return 0
    if not (why_claim_any(s, fixed) and s.shares[me] >= 1):
        return 1
    if not (why_claim_any(s, fixed) and s.shares[me] >= 1):
        return 2
    return -1

def why_complete_function(s, me, fixed):
    if not why_complete_function_any(s, me, fixed):
        return 0
    if not why_complete_function_any_(s, me, fixed):
        return 1
    if not why_complete_function_any_2(s, me, fixed):
        return 2
    if not why_complete_function_any_3(s, me, fixed):
        return 3
    if not why_complete_function_any_4(s, me, fixed):
        return 4
    if not why_complete_function_any_5(s, me, fixed):
        return 5
    if not why_complete_function_any_6(s, me, fixed):
        return 6
    if not why_complete_function_any_7(s, me, fixed):
        return 7
    return -1

def why_buy_capital(s, me, fixed):
    if not why_buy_capital_any(s, fixed):
        return 0
    if not why_buy_capital_any_(s, fixed, me):
        return 1
    if not why_buy_capital_any_2(s, fixed, me):
        return 2
    if not why_buy_capital_any_3(s, fixed, me):
        return 3
    if not why_buy_capital_any_4(s, fixed, me):
        return 4
    if not why_buy_capital_any_5(s, fixed, me):
        return 5
    if not why_buy_capital_any_6(s, fixed, me):
        return 6
    return -1

def why_roll_for_start(s, me, fixed):
    return -1

# ---- do_markets_benefit_steelyard, content/crypto_clash/markets/board.yaml:6
def do_markets_benefit_steelyard(s, me, this):
    at = me * 4
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 19)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_chip_works, content/crypto_clash/markets/board.yaml:10
def do_markets_benefit_chip_works(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 21)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_power_station, content/crypto_clash/markets/board.yaml:14
def do_markets_benefit_power_station(s, me, this):
    at = me * 4 + 2
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 23)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_hiring_hall, content/crypto_clash/markets/board.yaml:18
def do_markets_benefit_hiring_hall(s, me, this):
    at = me * 4 + 3
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 25)
    s.inputs[at] = value
    return

# ---- do_any_inputs, content/crypto_clash/turn.rules:35
def do_any_inputs(s, ret, me, n):
    s.f_do_any_inputs_ret = ret
    s.f_do_any_inputs_me = me
    s.f_do_any_inputs_repeat_i = repeat_i = 1
    s.f_do_any_inputs_repeat_last = repeat_last = n
    if repeat_i <= repeat_last:
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        s.player = me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_kind_1(s, kind_1):  # do_any_inputs, after the question kind_1, content/crypto_clash/turn.rules:37
    at = s.f_do_any_inputs_me * 4 + kind_1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 31)
    s.inputs[at] = value
    if s.f_do_any_inputs_repeat_i <= s.f_do_any_inputs_repeat_last:
        s.f_do_any_inputs_repeat_i = s.f_do_any_inputs_repeat_i + 1
        s.player = s.f_do_any_inputs_me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_repeat(s):  # do_any_inputs, rest, content/crypto_clash/turn.rules:35
    if s.f_do_any_inputs_repeat_i <= s.f_do_any_inputs_repeat_last:
        s.f_do_any_inputs_repeat_i = s.f_do_any_inputs_repeat_i + 1
        s.player = s.f_do_any_inputs_me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1
        return 0
    return s.f_do_any_inputs_ret

# ---- do_markets_benefit_builders_row, content/crypto_clash/markets/board.yaml:22
def do_markets_benefit_builders_row(s, ret, me, this):
    s.f_do_markets_benefit_builders_row_ret = ret
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    return do_any_inputs(s, 4, me, 1)  # then do_markets_benefit_builders_row_after_do_any_inputs

def do_markets_benefit_builders_row_after_do_any_inputs(s, _):  # do_markets_benefit_builders_row, after do_any_inputs, content/crypto_clash/markets/board.yaml:22
    return s.f_do_markets_benefit_builders_row_ret

# ---- do_markets_benefit_tech_bazaar, content/crypto_clash/markets/board.yaml:26
def do_markets_benefit_tech_bazaar(s, ret, me, this):
    s.f_do_markets_benefit_tech_bazaar_ret = ret
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    return do_any_inputs(s, 5, me, 1)  # then do_markets_benefit_tech_bazaar_after_do_any_inputs

def do_markets_benefit_tech_bazaar_after_do_any_inputs(s, _):  # do_markets_benefit_tech_bazaar, after do_any_inputs, content/crypto_clash/markets/board.yaml:26
    return s.f_do_markets_benefit_tech_bazaar_ret

# ---- do_markets_benefit_open_market, content/crypto_clash/markets/board.yaml:30
def do_markets_benefit_open_market(s, ret, me, this):
    s.f_do_markets_benefit_open_market_ret = ret
    return do_any_inputs(s, 6, me, 2)  # then do_markets_benefit_open_market_after_do_any_inputs

def do_markets_benefit_open_market_after_do_any_inputs(s, _):  # do_markets_benefit_open_market, after do_any_inputs, content/crypto_clash/markets/board.yaml:30
    return s.f_do_markets_benefit_open_market_ret

# ---- do_markets_benefit_coin_faucet, content/crypto_clash/markets/board.yaml:34
def do_markets_benefit_coin_faucet(s, me, this):
    value = s.btc[me] + 5
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 39)
    s.btc[me] = value
    return

# ---- do_markets_benefit_exchange_floor, content/crypto_clash/markets/board.yaml:38
def do_markets_benefit_exchange_floor(s, ret, me, this):
    s.f_do_markets_benefit_exchange_floor_ret = ret
    value = s.btc[me] + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 41)
    s.btc[me] = value
    return do_any_inputs(s, 7, me, 1)  # then do_markets_benefit_exchange_floor_after_do_any_inputs

def do_markets_benefit_exchange_floor_after_do_any_inputs(s, _):  # do_markets_benefit_exchange_floor, after do_any_inputs, content/crypto_clash/markets/board.yaml:38
    return s.f_do_markets_benefit_exchange_floor_ret

# ---- do_take_function, content/crypto_clash/turn.rules:40
def do_take_function(s, ret, me):
    s.f_do_take_function_ret = ret
    s.f_do_take_function_me = me
    s.player = me
    s.options = options = s.piles[27]
    s.option_count = len(options)
    s.pc = 8  # do_take_function_card
    return 0

def do_take_function_card(s, card):  # do_take_function, after the question card, content/crypto_clash/turn.rules:41
    moved = (card,)
    place = 1 + s.f_do_take_function_me
    for card_ in moved:
        put_known(s, card_, place)
    return refill_rows(s, 9)  # then do_take_function_after_refill_rows

def do_take_function_after_refill_rows(s, _):  # do_take_function, after refill_rows, content/crypto_clash/turn.rules:41
    return s.f_do_take_function_ret

# ---- do_markets_benefit_function_office, content/crypto_clash/markets/board.yaml:42
def do_markets_benefit_function_office(s, ret, me, this):
    s.f_do_markets_benefit_function_office_ret = ret
    return do_take_function(s, 10, me)  # then do_markets_benefit_function_office_after_do_take_function

def do_markets_benefit_function_office_after_do_take_function(s, _):  # do_markets_benefit_function_office, after do_take_function, content/crypto_clash/markets/board.yaml:42
    return s.f_do_markets_benefit_function_office_ret

# ---- do_draw_news, content/crypto_clash/turn.rules:48
def do_draw_news(s, ret, me, n_1):
    s.f_do_draw_news_ret = ret
    s.f_do_draw_news_me = me
    s.f_do_draw_news_drawing_i = 1
    s.f_do_draw_news_drawing_last = n_1
    return do_draw_news_drawing(s)

def do_draw_news_after_refill_rows(s, _):  # do_draw_news, after refill_rows, content/crypto_clash/turn.rules:49
    return do_draw_news_drawing(s)

def do_draw_news_drawing(s):  # do_draw_news, rest, content/crypto_clash/turn.rules:48
    if s.f_do_draw_news_drawing_i <= s.f_do_draw_news_drawing_last:
        s.f_do_draw_news_drawing_i = s.f_do_draw_news_drawing_i + 1
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) != 0:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = 13 + s.f_do_draw_news_me
            for card in moved_1:
                put_known(s, card, place)
            return refill_rows(s, 12)  # then do_draw_news_after_refill_rows
    return s.f_do_draw_news_ret

def do_draw_news_card_2(s, card_2):  # do_draw_news, after the card card_2, content/crypto_clash/turn.rules:49
    if s.explicit:
        settle(s, card_2)
    moved_1 = (card_2,)
    place = 13 + s.f_do_draw_news_me
    for card in moved_1:
        put_known(s, card, place)
    return refill_rows(s, 12)  # then do_draw_news_after_refill_rows

# ---- do_markets_benefit_rumour_mill, content/crypto_clash/markets/board.yaml:46
def do_markets_benefit_rumour_mill(s, ret, me, this):
    s.f_do_markets_benefit_rumour_mill_ret = ret
    s.f_do_markets_benefit_rumour_mill_me = me
    return do_draw_news(s, 13, me, 1)  # then do_markets_benefit_rumour_mill_after_do_draw_news

def do_markets_benefit_rumour_mill_after_do_draw_news(s, _):  # do_markets_benefit_rumour_mill, after do_draw_news, content/crypto_clash/markets/board.yaml:46
    value = s.btc[s.f_do_markets_benefit_rumour_mill_me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 51)
    s.btc[s.f_do_markets_benefit_rumour_mill_me] = value
    return s.f_do_markets_benefit_rumour_mill_ret

# ---- do_volatility_effect_vc01, content/crypto_clash/cards/volatility.yaml:7
def do_volatility_effect_vc01(s, me, this):
    value = s.btc[me] + 2 * s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 56)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc02, content/crypto_clash/cards/volatility.yaml:12
def do_volatility_effect_vc02(s, me, this):
    value = s.btc[me] + 7
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 58)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc03, content/crypto_clash/cards/volatility.yaml:17
def do_volatility_effect_vc03(s, me, this):
    value = s.btc[me] + s.rate * s.outputs[me * 3 + 1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 60)
    s.btc[me] = value
    value = s.btc[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 61)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
def do_volatility_effect_vc04(s, me, this):
    value = s.btc[me] + min(10, 2 * do_volatility_effect_vc04_sum(s, me))
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 63)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc05, content/crypto_clash/cards/volatility.yaml:27
def do_volatility_effect_vc05(s, me, this):
    value = s.btc[me] + 2 * s.outputs[me * 3]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 65)
    s.btc[me] = value
    value = s.btc[me] + 5 * s.outputs[me * 3 + 2]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 66)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc06, content/crypto_clash/cards/volatility.yaml:32
def do_volatility_effect_vc06(s, ret, me, this):
    s.f_do_volatility_effect_vc06_ret = ret
    return do_any_inputs(s, 14, me, 4)  # then do_volatility_effect_vc06_after_do_any_inputs

def do_volatility_effect_vc06_after_do_any_inputs(s, _):  # do_volatility_effect_vc06, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:32
    return s.f_do_volatility_effect_vc06_ret

# ---- do_volatility_effect_vc07, content/crypto_clash/cards/volatility.yaml:37
def do_volatility_effect_vc07(s, ret, me, this):
    s.f_do_volatility_effect_vc07_ret = ret
    s.f_do_volatility_effect_vc07_me = me
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 15  # do_volatility_effect_vc07_answer_1
        return 0
    return do_any_inputs(s, 17, me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_answer_1(s, answer_1):  # do_volatility_effect_vc07, after the question answer_1, content/crypto_clash/cards/volatility.yaml:37
    if answer_1:
        return do_take_function(s, 16, s.f_do_volatility_effect_vc07_me)  # then do_volatility_effect_vc07_after_do_take_function
    return do_any_inputs(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_after_do_take_function(s, _):  # do_volatility_effect_vc07, after do_take_function, content/crypto_clash/cards/volatility.yaml:37
    return do_any_inputs(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_rest(s):  # do_volatility_effect_vc07, rest, content/crypto_clash/cards/volatility.yaml:37
    return do_any_inputs(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_after_do_any_inputs(s, _):  # do_volatility_effect_vc07, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:37
    return s.f_do_volatility_effect_vc07_ret

# ---- do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
def do_volatility_effect_vc08(s, ret, me, this):
    s.f_do_volatility_effect_vc08_ret = ret
    s.f_do_volatility_effect_vc08_me = me
    s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = 0
    while True:
        if repeat_1_i >= 3:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 81)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # do_volatility_effect_vc08_answer_2
            return 0

def do_volatility_effect_vc08_answer_2(s, answer_2):  # do_volatility_effect_vc08, after the question answer_2, content/crypto_clash/cards/volatility.yaml:43
    me = s.f_do_volatility_effect_vc08_me
    if answer_2:
        s.player = me
        s.options = options = do_volatility_effect_vc08_those(s, me)
        s.option_count = len(options)
        s.pc = 19  # do_volatility_effect_vc08_do_exchange_input_given_away
        return 0
    while True:
        if s.f_do_volatility_effect_vc08_repeat_1_i >= 3:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 81)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # do_volatility_effect_vc08_answer_2
            return 0

def do_volatility_effect_vc08_do_exchange_input_given_away(s, do_exchange_input_given_away):  # do_volatility_effect_vc08, after the question do_exchange_input_given_away, content/crypto_clash/turn.rules:67
    s.f_do_volatility_effect_vc08_do_exchange_input_given_away = do_exchange_input_given_away
    s.player = s.f_do_volatility_effect_vc08_me
    s.options = options = do_volatility_effect_vc08_those_(s, do_exchange_input_given_away)
    s.option_count = len(options)
    s.pc = 20  # do_volatility_effect_vc08_do_exchange_input_wanted
    return 0

def do_volatility_effect_vc08_do_exchange_input_wanted(s, do_exchange_input_wanted):  # do_volatility_effect_vc08, after the question do_exchange_input_wanted, content/crypto_clash/turn.rules:68
    me = s.f_do_volatility_effect_vc08_me
    at = me * 4 + s.f_do_volatility_effect_vc08_do_exchange_input_given_away
    s.inputs[at] -= 1
    at = me * 4 + do_exchange_input_wanted
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 79)
    s.inputs[at] = value
    while True:
        if s.f_do_volatility_effect_vc08_repeat_1_i >= 3:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 81)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # do_volatility_effect_vc08_answer_2
            return 0

def do_volatility_effect_vc08_repeat_1(s):  # do_volatility_effect_vc08, rest, content/crypto_clash/cards/volatility.yaml:43
    me = s.f_do_volatility_effect_vc08_me
    while True:
        if s.f_do_volatility_effect_vc08_repeat_1_i >= 3:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 81)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # do_volatility_effect_vc08_answer_2
            return 0

# ---- do_volatility_effect_vc09, content/crypto_clash/cards/volatility.yaml:49
def do_volatility_effect_vc09(s, me, this):
    s.rate = 6
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 84)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc10, content/crypto_clash/cards/volatility.yaml:55
def do_volatility_effect_vc10(s, me, this):
    s.rate = 1
    for victim_1 in RIVALS[s.n][me]:
        value = s.btc[victim_1] - 2
        if value < 0:
            value = 0
        s.btc[victim_1] = value
    else:
        value = s.points[me] + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 89)
        s.points[me] = value
        return

# ---- do_volatility_effect_vc11, content/crypto_clash/cards/volatility.yaml:62
def do_volatility_effect_vc11(s, ret, me, this):
    s.f_do_volatility_effect_vc11_ret = ret
    s.f_do_volatility_effect_vc11_me = me
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 21  # do_volatility_effect_vc11_rolled_rate
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_rate = dice
    s.rate = rolled_rate
    value = s.btc[me] + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 92)
    s.btc[me] = value
    return s.f_do_volatility_effect_vc11_ret

def do_volatility_effect_vc11_rolled_rate(s, rolled_rate):  # do_volatility_effect_vc11, after the dice rolled_rate, content/crypto_clash/cards/volatility.yaml:62
    s.rate = rolled_rate
    value = s.btc[s.f_do_volatility_effect_vc11_me] + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 92)
    s.btc[s.f_do_volatility_effect_vc11_me] = value
    return s.f_do_volatility_effect_vc11_ret

# ---- do_volatility_effect_vc12, content/crypto_clash/cards/volatility.yaml:67
def do_volatility_effect_vc12(s, ret, me, this):
    s.f_do_volatility_effect_vc12_ret = ret
    s.f_do_volatility_effect_vc12_me = me
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 22  # do_volatility_effect_vc12_victim
    return 0

def do_volatility_effect_vc12_victim(s, victim):  # do_volatility_effect_vc12, after the question victim, content/crypto_clash/cards/volatility.yaml:67
    before = s.btc[victim]
    value = before - 5
    if value < 0:
        value = 0
    s.btc[victim] = value
    change_26 = value - before
    taken = 0 - change_26
    value = s.btc[s.f_do_volatility_effect_vc12_me] + taken
    if value < 0:
        value = 0
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 95)
    s.btc[s.f_do_volatility_effect_vc12_me] = value
    return s.f_do_volatility_effect_vc12_ret

# ---- do_volatility_effect_vc13, content/crypto_clash/cards/volatility.yaml:73
def do_volatility_effect_vc13(s, me, this):
    for victim_2 in RIVALS[s.n][me]:
        value = s.btc[victim_2] - 2
        if value < 0:
            value = 0
        s.btc[victim_2] = value
    else:
        value = s.points[me] + 4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 99)
        s.points[me] = value
        return

# ---- do_volatility_effect_vc14, content/crypto_clash/cards/volatility.yaml:80
def do_volatility_effect_vc14(s, me, this):
    for victim_3 in RIVALS[s.n][me]:
        at = victim_3 * 4 + 2
        value = s.inputs[at] - 1
        if value < 0:
            value = 0
        s.inputs[at] = value
    else:
        at = me * 4 + 2
        value = s.inputs[at] + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 103)
        s.inputs[at] = value
        return

# ---- do_volatility_effect_vc15, content/crypto_clash/cards/volatility.yaml:87
def do_volatility_effect_vc15(s, ret, me, this):
    s.f_do_volatility_effect_vc15_ret = ret
    s.f_do_volatility_effect_vc15_me = me
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 23  # do_volatility_effect_vc15_kind
    return 0

def do_volatility_effect_vc15_kind(s, kind):  # do_volatility_effect_vc15, after the question kind, content/crypto_clash/cards/volatility.yaml:87
    me = s.f_do_volatility_effect_vc15_me
    for victim_4 in RIVALS[s.n][me]:
        if s.inputs[victim_4 * 4 + kind] > 0:
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            value = before - 1
            s.inputs[at] = value
            change_32 = value - before
            taken_1 = 0 - change_32
            at = me * 4 + kind
            value = s.inputs[at] + taken_1
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.inputs[at] = value
        else:
            value = s.btc[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 109)
            s.btc[me] = value
    else:
        return s.f_do_volatility_effect_vc15_ret

# ---- do_volatility_effect_vc16, content/crypto_clash/cards/volatility.yaml:95
def do_volatility_effect_vc16(s, me, this):
    value = s.points[me] + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 111)
    s.points[me] = value
    return

# ---- do_play_news, content/crypto_clash/turn.rules:51
def do_play_news(s, ret, me):
    s.f_do_play_news_ret = ret
    s.f_do_play_news_me = me
    s.player = me
    s.options = options = s.piles[13 + me]
    s.option_count = len(options)
    s.pc = 24  # do_play_news_card_1
    return 0

def do_play_news_card_1(s, card_1):  # do_play_news, after the question card_1, content/crypto_clash/turn.rules:52
    s.f_do_play_news_card_1 = card_1
    return DO_VOLATILITY_EFFECT[card_1 - 66](s, 25, s.f_do_play_news_me, card_1)  # then do_play_news_after_do_volatility_effect

def do_play_news_after_do_volatility_effect(s, _):  # do_play_news, after do_volatility_effect, content/crypto_clash/turn.rules:52
    moved_2 = (s.f_do_play_news_card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    return refill_rows(s, 26)  # then do_play_news_after_refill_rows

def do_play_news_after_refill_rows(s, _):  # do_play_news, after refill_rows, content/crypto_clash/turn.rules:54
    return s.f_do_play_news_ret

# ---- do_markets_benefit_news_desk, content/crypto_clash/markets/board.yaml:50
def do_markets_benefit_news_desk(s, ret, me, this):
    s.f_do_markets_benefit_news_desk_ret = ret
    return do_play_news(s, 27, me)  # then do_markets_benefit_news_desk_after_do_play_news

def do_markets_benefit_news_desk_after_do_play_news(s, _):  # do_markets_benefit_news_desk, after do_play_news, content/crypto_clash/markets/board.yaml:50
    return s.f_do_markets_benefit_news_desk_ret

# ---- do_markets_benefit_clean_slate, content/crypto_clash/markets/board.yaml:54
def do_markets_benefit_clean_slate(s, ret, me, this):
    s.f_do_markets_benefit_clean_slate_ret = ret
    s.f_do_markets_benefit_clean_slate_me = me
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    return refill_rows(s, 28)  # then do_markets_benefit_clean_slate_after_refill_rows

def do_markets_benefit_clean_slate_after_refill_rows(s, _):  # do_markets_benefit_clean_slate, after refill_rows, content/crypto_clash/markets/board.yaml:54
    if len(s.piles[27]) > 0:
        return do_take_function(s, 29, s.f_do_markets_benefit_clean_slate_me)  # then do_markets_benefit_clean_slate_after_do_take_function
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_after_do_take_function(s, _):  # do_markets_benefit_clean_slate, after do_take_function, content/crypto_clash/turn.rules:46
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_end(s):  # do_markets_benefit_clean_slate, rest, content/crypto_clash/markets/board.yaml:54
    return s.f_do_markets_benefit_clean_slate_ret

# ---- do_markets_benefit_market_expansion, content/crypto_clash/markets/board.yaml:58
def do_markets_benefit_market_expansion(s, ret, me, this):
    s.f_do_markets_benefit_market_expansion_ret = ret
    s.f_do_markets_benefit_market_expansion_me = me
    s.player = me
    s.options = options = s.piles[24]
    s.option_count = len(options)
    s.pc = 30  # do_markets_benefit_market_expansion_market_1
    return 0

def do_markets_benefit_market_expansion_market_1(s, market_1):  # do_markets_benefit_market_expansion, after the question market_1, content/crypto_clash/turn.rules:57
    value = s.points[s.f_do_markets_benefit_market_expansion_me] + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 122)
    s.points[s.f_do_markets_benefit_market_expansion_me] = value
    value = s.gem_supply + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    s.market_gems[market_1] = 0
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit('there is no room for another card', 125)
    return refill_rows(s, 31)  # then do_markets_benefit_market_expansion_after_refill_rows

def do_markets_benefit_market_expansion_after_refill_rows(s, _):  # do_markets_benefit_market_expansion, after refill_rows, content/crypto_clash/turn.rules:57
    return s.f_do_markets_benefit_market_expansion_ret

# ---- do_markets_benefit_starter, content/crypto_clash/markets/tablets.yaml:6
def do_markets_benefit_starter(s, ret, me, this):
    s.f_do_markets_benefit_starter_ret = ret
    s.f_do_markets_benefit_starter_me = me
    s.silversphere = me
    return do_any_inputs(s, 32, me, 1)  # then do_markets_benefit_starter_after_do_any_inputs

def do_markets_benefit_starter_after_do_any_inputs(s, _):  # do_markets_benefit_starter, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:6
    value = s.btc[s.f_do_markets_benefit_starter_me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 131)
    s.btc[s.f_do_markets_benefit_starter_me] = value
    return s.f_do_markets_benefit_starter_ret

# ---- do_markets_benefit_prestige_desk, content/crypto_clash/markets/tablets.yaml:10
def do_markets_benefit_prestige_desk(s, me, this):
    price_1 = 6
    if price_1 > 0:
        s.btc[me] += (0 - price_1)
    value = s.points[me] + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.points[me] = value
    return

# ---- do_markets_benefit_deep_mine, content/crypto_clash/markets/tablets.yaml:14
def do_markets_benefit_deep_mine(s, me, this):
    at = me * 4
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 136)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 136)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_assembly_hub, content/crypto_clash/markets/tablets.yaml:18
def do_markets_benefit_assembly_hub(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 138)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 138)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_world_depot, content/crypto_clash/markets/tablets.yaml:22
def do_markets_benefit_world_depot(s, ret, me, this):
    s.f_do_markets_benefit_world_depot_ret = ret
    s.f_do_markets_benefit_world_depot_me = me
    return do_any_inputs(s, 33, me, 3)  # then do_markets_benefit_world_depot_after_do_any_inputs

def do_markets_benefit_world_depot_after_do_any_inputs(s, _):  # do_markets_benefit_world_depot, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:22
    value = s.btc[s.f_do_markets_benefit_world_depot_me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 141)
    s.btc[s.f_do_markets_benefit_world_depot_me] = value
    return s.f_do_markets_benefit_world_depot_ret

# ---- do_markets_benefit_grand_exchange, content/crypto_clash/markets/tablets.yaml:26
def do_markets_benefit_grand_exchange(s, me, this):
    value = s.btc[me] + 2 * s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 143)
    s.btc[me] = value
    return

# ---- do_markets_benefit_treasury, content/crypto_clash/markets/tablets.yaml:30
def do_markets_benefit_treasury(s, me, this):
    value = s.btc[me] + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 145)
    s.btc[me] = value
    return

# ---- do_markets_benefit_talent_board, content/crypto_clash/markets/tablets.yaml:34
def do_markets_benefit_talent_board(s, ret, me, this):
    s.f_do_markets_benefit_talent_board_ret = ret
    s.f_do_markets_benefit_talent_board_me = me
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 34  # do_markets_benefit_talent_board_answer_3
        return 0
    return do_any_inputs(s, 36, me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_answer_3(s, answer_3):  # do_markets_benefit_talent_board, after the question answer_3, content/crypto_clash/markets/tablets.yaml:34
    if answer_3:
        return do_take_function(s, 35, s.f_do_markets_benefit_talent_board_me)  # then do_markets_benefit_talent_board_after_do_take_function
    return do_any_inputs(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_after_do_take_function(s, _):  # do_markets_benefit_talent_board, after do_take_function, content/crypto_clash/markets/tablets.yaml:34
    return do_any_inputs(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_rest(s):  # do_markets_benefit_talent_board, rest, content/crypto_clash/markets/tablets.yaml:34
    return do_any_inputs(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_after_do_any_inputs(s, _):  # do_markets_benefit_talent_board, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:34
    return s.f_do_markets_benefit_talent_board_ret

# ---- do_markets_benefit_insider_desk, content/crypto_clash/markets/tablets.yaml:38
def do_markets_benefit_insider_desk(s, ret, me, this):
    s.f_do_markets_benefit_insider_desk_ret = ret
    s.f_do_markets_benefit_insider_desk_me = me
    return do_draw_news(s, 37, me, 2)  # then do_markets_benefit_insider_desk_after_do_draw_news

def do_markets_benefit_insider_desk_after_do_draw_news(s, _):  # do_markets_benefit_insider_desk, after do_draw_news, content/crypto_clash/markets/tablets.yaml:38
    me = s.f_do_markets_benefit_insider_desk_me
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # do_markets_benefit_insider_desk_answer_4
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 40  # do_markets_benefit_insider_desk_passed
        return 0
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_answer_4(s, answer_4):  # do_markets_benefit_insider_desk, after the question answer_4, content/crypto_clash/markets/tablets.yaml:38
    if answer_4:
        return do_play_news(s, 39, s.f_do_markets_benefit_insider_desk_me)  # then do_markets_benefit_insider_desk_after_do_play_news
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_after_do_play_news(s, _):  # do_markets_benefit_insider_desk, after do_play_news, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_passed(s, passed):  # do_markets_benefit_insider_desk, after the question passed, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_end(s):  # do_markets_benefit_insider_desk, rest, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

# ---- do_markets_benefit_flash_forum, content/crypto_clash/markets/tablets.yaml:42
def do_markets_benefit_flash_forum(s, ret, me, this):
    s.f_do_markets_benefit_flash_forum_ret = ret
    s.f_do_markets_benefit_flash_forum_me = me
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 41  # do_markets_benefit_flash_forum_answer_5
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 43  # do_markets_benefit_flash_forum_passed_1
        return 0
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_answer_5(s, answer_5):  # do_markets_benefit_flash_forum, after the question answer_5, content/crypto_clash/markets/tablets.yaml:42
    if answer_5:
        return do_play_news(s, 42, s.f_do_markets_benefit_flash_forum_me)  # then do_markets_benefit_flash_forum_after_do_play_news
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_after_do_play_news(s, _):  # do_markets_benefit_flash_forum, after do_play_news, content/crypto_clash/markets/tablets.yaml:42
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_passed_1(s, passed_1):  # do_markets_benefit_flash_forum, after the question passed_1, content/crypto_clash/markets/tablets.yaml:42
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_rest(s):  # do_markets_benefit_flash_forum, rest, content/crypto_clash/markets/tablets.yaml:42
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

# ---- do_markets_benefit_victory_plaza, content/crypto_clash/markets/tablets.yaml:46
def do_markets_benefit_victory_plaza(s, ret, me, this):
    s.f_do_markets_benefit_victory_plaza_ret = ret
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 156)
    s.points[me] = value
    return do_any_inputs(s, 44, me, 1)  # then do_markets_benefit_victory_plaza_after_do_any_inputs

def do_markets_benefit_victory_plaza_after_do_any_inputs(s, _):  # do_markets_benefit_victory_plaza, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:46
    return s.f_do_markets_benefit_victory_plaza_ret

# ---- do_markets_benefit_twin_office, content/crypto_clash/markets/tablets.yaml:50
def do_markets_benefit_twin_office(s, ret, me, this):
    s.f_do_markets_benefit_twin_office_ret = ret
    s.f_do_markets_benefit_twin_office_me = me
    s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = 0
    while True:
        if repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        if len(s.piles[27]) > 0:
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6
            return 0

def do_markets_benefit_twin_office_answer_6(s, answer_6):  # do_markets_benefit_twin_office, after the question answer_6, content/crypto_clash/markets/tablets.yaml:50
    if answer_6:
        return do_take_function(s, 46, s.f_do_markets_benefit_twin_office_me)  # then do_markets_benefit_twin_office_after_do_take_function
    while True:
        if s.f_do_markets_benefit_twin_office_repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i + 1
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6
            return 0

def do_markets_benefit_twin_office_after_do_take_function(s, _):  # do_markets_benefit_twin_office, after do_take_function, content/crypto_clash/markets/tablets.yaml:50
    while True:
        if s.f_do_markets_benefit_twin_office_repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i + 1
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6
            return 0

def do_markets_benefit_twin_office_repeat_2(s):  # do_markets_benefit_twin_office, rest, content/crypto_clash/markets/tablets.yaml:50
    while True:
        if s.f_do_markets_benefit_twin_office_repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i + 1
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6
            return 0

# ---- do_functions_reward_fm01, content/crypto_clash/cards/functions.yaml:7
def do_functions_reward_fm01(s, me, this):
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fm02, content/crypto_clash/cards/functions.yaml:12
def do_functions_reward_fm02(s, me, this):
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 207)
    s.points[me] = value
    return

# ---- do_functions_reward_fm03, content/crypto_clash/cards/functions.yaml:17
def do_functions_reward_fm03(s, me, this):
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 208)
    s.points[me] = value
    return

# ---- do_functions_reward_fm04, content/crypto_clash/cards/functions.yaml:22
def do_functions_reward_fm04(s, me, this):
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.btc[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 209)
    s.btc[me] = value
    return

# ---- do_functions_reward_fm05, content/crypto_clash/cards/functions.yaml:27
def do_functions_reward_fm05(s, me, this):
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fm06, content/crypto_clash/cards/functions.yaml:32
def do_functions_reward_fm06(s, me, this):
    at = me * 3
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fm07, content/crypto_clash/cards/functions.yaml:37
def do_functions_reward_fm07(s, me, this):
    at = me * 3
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 212)
    s.points[me] = value
    return

# ---- do_functions_reward_fm08, content/crypto_clash/cards/functions.yaml:42
def do_functions_reward_fm08(s, me, this):
    at = me * 3
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 213)
    s.points[me] = value
    return

# ---- do_functions_reward_fm09, content/crypto_clash/cards/functions.yaml:47
def do_functions_reward_fm09(s, me, this):
    at = me * 3
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fm10, content/crypto_clash/cards/functions.yaml:52
def do_functions_reward_fm10(s, me, this):
    at = me * 3
    value = s.outputs[at] + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fc01, content/crypto_clash/cards/functions.yaml:57
def do_functions_reward_fc01(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 216)
    s.points[me] = value
    return

# ---- do_functions_reward_fc02, content/crypto_clash/cards/functions.yaml:62
def do_functions_reward_fc02(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 217)
    s.points[me] = value
    return

# ---- do_functions_reward_fc03, content/crypto_clash/cards/functions.yaml:67
def do_functions_reward_fc03(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 218)
    s.points[me] = value
    return

# ---- do_functions_reward_fc04, content/crypto_clash/cards/functions.yaml:72
def do_functions_reward_fc04(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 219)
    s.points[me] = value
    return

# ---- do_functions_reward_fc05, content/crypto_clash/cards/functions.yaml:77
def do_functions_reward_fc05(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.points[me] = value
    return

# ---- do_functions_reward_fc06, content/crypto_clash/cards/functions.yaml:82
def do_functions_reward_fc06(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fc07, content/crypto_clash/cards/functions.yaml:87
def do_functions_reward_fc07(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 222)
    s.points[me] = value
    return

# ---- do_functions_reward_fc08, content/crypto_clash/cards/functions.yaml:92
def do_functions_reward_fc08(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 223)
    s.points[me] = value
    return

# ---- do_functions_reward_fc09, content/crypto_clash/cards/functions.yaml:97
def do_functions_reward_fc09(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    at = me * 3 + 1
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_fc10, content/crypto_clash/cards/functions.yaml:102
def do_functions_reward_fc10(s, me, this):
    at = me * 3 + 2
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    at = me * 3
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 225)
    s.points[me] = value
    return

# ---- do_functions_reward_ft01, content/crypto_clash/cards/functions.yaml:107
def do_functions_reward_ft01(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft02, content/crypto_clash/cards/functions.yaml:112
def do_functions_reward_ft02(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.btc[me] + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 227)
    s.btc[me] = value
    return

# ---- do_functions_reward_ft03, content/crypto_clash/cards/functions.yaml:117
def do_functions_reward_ft03(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft04, content/crypto_clash/cards/functions.yaml:122
def do_functions_reward_ft04(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.points[me] = value
    return

# ---- do_functions_reward_ft05, content/crypto_clash/cards/functions.yaml:127
def do_functions_reward_ft05(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft06, content/crypto_clash/cards/functions.yaml:132
def do_functions_reward_ft06(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft07, content/crypto_clash/cards/functions.yaml:137
def do_functions_reward_ft07(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft08, content/crypto_clash/cards/functions.yaml:142
def do_functions_reward_ft08(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.points[me] = value
    return

# ---- do_functions_reward_ft09, content/crypto_clash/cards/functions.yaml:147
def do_functions_reward_ft09(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    return

# ---- do_functions_reward_ft10, content/crypto_clash/cards/functions.yaml:152
def do_functions_reward_ft10(s, me, this):
    at = me * 3 + 1
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    value = s.points[me] + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    return

# ---- do_functions_reward_fk01, content/crypto_clash/cards/functions.yaml:157
def do_functions_reward_fk01(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 236)
    s.points[me] = value
    return

# ---- do_functions_reward_fk02, content/crypto_clash/cards/functions.yaml:163
def do_functions_reward_fk02(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 237)
    s.points[me] = value
    return

# ---- do_functions_reward_fk03, content/crypto_clash/cards/functions.yaml:169
def do_functions_reward_fk03(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 238)
    s.points[me] = value
    return

# ---- do_functions_reward_fk04, content/crypto_clash/cards/functions.yaml:175
def do_functions_reward_fk04(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 239)
    s.points[me] = value
    return

# ---- do_functions_reward_fk05, content/crypto_clash/cards/functions.yaml:181
def do_functions_reward_fk05(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 240)
    s.points[me] = value
    return

# ---- do_functions_reward_fk06, content/crypto_clash/cards/functions.yaml:187
def do_functions_reward_fk06(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.points[me] = value
    return

# ---- do_functions_reward_fk07, content/crypto_clash/cards/functions.yaml:193
def do_functions_reward_fk07(s, me, this):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 242)
    s.points[me] = value
    return

# ---- do_functions_reward_fk10, content/crypto_clash/cards/functions.yaml:209
def do_functions_reward_fk10(s, me, this):
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 243)
    s.points[me] = value
    return

# ---- do_functions_ongoing_fk01, content/crypto_clash/cards/functions.yaml:158
def do_functions_ongoing_fk01(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 245)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk02, content/crypto_clash/cards/functions.yaml:164
def do_functions_ongoing_fk02(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 247)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk03, content/crypto_clash/cards/functions.yaml:170
def do_functions_ongoing_fk03(s, me, this):
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 249)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk04, content/crypto_clash/cards/functions.yaml:176
def do_functions_ongoing_fk04(s, me, this):
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 251)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk05, content/crypto_clash/cards/functions.yaml:182
def do_functions_ongoing_fk05(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 253)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 253)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk06, content/crypto_clash/cards/functions.yaml:188
def do_functions_ongoing_fk06(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 255)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 255)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk07, content/crypto_clash/cards/functions.yaml:194
def do_functions_ongoing_fk07(s, ret, me, this):
    s.f_do_functions_ongoing_fk07_ret = ret
    return do_any_inputs(s, 47, me, 1)  # then do_functions_ongoing_fk07_after_do_any_inputs

def do_functions_ongoing_fk07_after_do_any_inputs(s, _):  # do_functions_ongoing_fk07, after do_any_inputs, content/crypto_clash/cards/functions.yaml:194
    return s.f_do_functions_ongoing_fk07_ret

# ---- do_functions_ongoing_fk08, content/crypto_clash/cards/functions.yaml:199
def do_functions_ongoing_fk08(s, me, this):
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 259)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 259)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk09, content/crypto_clash/cards/functions.yaml:204
def do_functions_ongoing_fk09(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 261)
    s.inputs[at] = value
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 261)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk10, content/crypto_clash/cards/functions.yaml:210
def do_functions_ongoing_fk10(s, ret, me, this):
    s.f_do_functions_ongoing_fk10_ret = ret
    return do_any_inputs(s, 48, me, 1)  # then do_functions_ongoing_fk10_after_do_any_inputs

def do_functions_ongoing_fk10_after_do_any_inputs(s, _):  # do_functions_ongoing_fk10, after do_any_inputs, content/crypto_clash/cards/functions.yaml:210
    return s.f_do_functions_ongoing_fk10_ret

# ---- main
def main(s, _):
    for p_2 in CLOCKWISE[s.n][0]:
        s.shares[p_2] = PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]]
        s.extra[p_2] = 1
    for n_2 in (1, 2, 3, 4, 5, 6):
        s.round_gems[n_2 - 1] = 3
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
    else:
        s.f_main_each_7_i = 0
        return main_each_7(s)

def main_after_refill_rows(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:88
    return main_each_7(s)

def main_each_7(s):  # main, rest, content/crypto_clash/game.rules:88
    each_7_i = s.f_main_each_7_i
    if each_7_i < len(ALL_INPUT):
        kind_3 = ALL_INPUT[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        moved_8 = main_those(s, kind_3)
        place = 30 + kind_3
        for card in moved_8:
            put_known(s, card, place)
        return refill_rows(s, 50)  # then main_after_refill_rows
    moved_9 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit('there is no room for another card', 295)
    return refill_rows(s, 51)  # then main_after_refill_rows_

def main_after_refill_rows_(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:89
    moved_10 = (14,)
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > 3:
            raise RuleLimit('there is no room for another card', 296)
    return refill_rows(s, 52)  # then main_after_refill_rows_2

def main_after_refill_rows_2(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:90
    moved_11 = (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
    for card in moved_11:
        put_known(s, card, 23)
    return refill_rows(s, 53)  # then main_after_refill_rows_3

def main_after_refill_rows_3(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:91
    shuffle(s, 23)
    s.open_expansion = 1
    return refill_rows(s, 54)  # then main_after_refill_rows_4

def main_after_refill_rows_4(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:92
    for market_2 in s.piles[24]:
        value = s.gem_supply - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        value = s.market_gems[market_2] + 1
        if value > 32:
            value = 32
        s.market_gems[market_2] = value
    else:
        moved_12 = ALL_FUNCTIONS
        for card in moved_12:
            put_known(s, card, 25)
        return refill_rows(s, 55)  # then main_after_refill_rows_5

def main_after_refill_rows_5(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:96
    moved_13 = ALL_VOLATILITY
    for card in moved_13:
        put_known(s, card, 28)
    return refill_rows(s, 56)  # then main_after_refill_rows_6

def main_after_refill_rows_6(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:97
    shuffle(s, 28)
    shuffle(s, 25)
    s.open_offer = 1
    return refill_rows(s, 57)  # then main_after_refill_rows_7

def main_after_refill_rows_7(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:98
    s.f_main_each_9_from = each_9_from = 0
    s.f_main_each_9_i = each_9_i = 0
    if each_9_i < s.n:
        s.f_main_p_3 = (each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 0
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_after_refill_rows_8(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:101
    return main_drawing_1(s)

def main_after_refill_rows_9(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:102
    return main_drawing_2(s, 0)

def main_drawing_2(s, _):  # main, loop, content/crypto_clash/game.rules:102
    each_9_i = s.f_main_each_9_i
    if s.f_main_drawing_2_i < 2:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) != 0:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 60)
            card_6 = s.piles[28][-1]
            moved_15 = (card_6,)
            place = 13 + s.f_main_p_3
            for card in moved_15:
                put_known(s, card, place)
            return refill_rows(s, 61)  # then main_after_refill_rows_9
    s.f_main_repeat_4_i = repeat_4_i = 0
    if repeat_4_i < 2:
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        if repeat_4_i < 2:
            s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            return main_kind_4(s, items[draw(s, len(items))])
        return main_each_9(s)
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 0
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_card_6(s, card_6):  # main, after the card card_6, content/crypto_clash/game.rules:102
    if s.explicit:
        settle(s, card_6)
    moved_15 = (card_6,)
    place = 13 + s.f_main_p_3
    for card in moved_15:
        put_known(s, card, place)
    return refill_rows(s, 61)  # then main_after_refill_rows_9

def main_repeat_4(s, _):  # main, loop, content/crypto_clash/game.rules:103
    each_9_i = s.f_main_each_9_i
    if s.f_main_repeat_4_i < 2:
        s.f_main_repeat_4_i = s.f_main_repeat_4_i + 1
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        if s.f_main_repeat_4_i < 2:
            s.f_main_repeat_4_i = s.f_main_repeat_4_i + 1
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            kind_4 = items[draw(s, len(items))]
            at = s.f_main_p_3 * 4 + kind_4
            value = s.inputs[at] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 311)
            s.inputs[at] = value
            return 81  # main_repeat_4
        if each_9_i < s.n:
            s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
            s.f_main_each_9_i = each_9_i = each_9_i + 1
            s.f_main_drawing_1_i = 0
            return main_drawing_1(s)
        s.open_expansion = 1
        s.open_offer = 1
        return refill_rows(s, 63)  # then main_after_refill_rows_10
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 0
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_kind_4(s, kind_4):  # main, after the draw kind_4, content/crypto_clash/game.rules:104
    each_9_i = s.f_main_each_9_i
    at = s.f_main_p_3 * 4 + kind_4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 311)
    s.inputs[at] = value
    if s.f_main_repeat_4_i < 2:
        s.f_main_repeat_4_i = s.f_main_repeat_4_i + 1
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        if s.f_main_repeat_4_i < 2:
            s.f_main_repeat_4_i = s.f_main_repeat_4_i + 1
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            return main_kind_4(s, items[draw(s, len(items))])
        return main_each_9(s)
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 0
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_each_9(s):  # main, rest, content/crypto_clash/game.rules:100
    each_9_i = s.f_main_each_9_i
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 0
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_drawing_1(s):  # main, rest, content/crypto_clash/game.rules:100
    if s.f_main_drawing_1_i < 2:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if len(s.piles[25]) == 0:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if len(s.piles[25]) != 0:
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 58)
            card_5 = s.piles[25][-1]
            moved_14 = (card_5,)
            place = 1 + s.f_main_p_3
            for card in moved_14:
                put_known(s, card, place)
            return refill_rows(s, 59)  # then main_after_refill_rows_8
    s.f_main_drawing_2_i = 0
    return 80  # main_drawing_2

def main_card_5(s, card_5):  # main, after the card card_5, content/crypto_clash/game.rules:101
    if s.explicit:
        settle(s, card_5)
    moved_14 = (card_5,)
    place = 1 + s.f_main_p_3
    for card in moved_14:
        put_known(s, card, place)
    return refill_rows(s, 59)  # then main_after_refill_rows_8

def main_after_refill_rows_10(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:100
    s.f_main_played = 0
    s.f_main_rounds_left = 7
    return main_rounds(s)

def main_after_do_functions_ongoing(s, _):  # main, after do_functions_ongoing, content/crypto_clash/game.rules:114
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing
    return 86  # main_each_12

def main_do_claim_market(s, do_claim_market):  # main, after the question do_claim_market, content/crypto_clash/turn.rules:4
    s.f_main_do_claim_market = do_claim_market
    seat_2 = s.f_main_seat_2
    price = 1
    if price > 0:
        s.shares[seat_2] += (0 - price)
    s.market_pawn[do_claim_market] = seat_2
    if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
        s.player = seat_2
        s.options = (do_claim_market, -1)
        s.option_count = 2
        s.pc = 68  # main_answer
        return 0
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_answer(s, answer):  # main, after the question answer, content/crypto_clash/turn.rules:7
    seat_2 = s.f_main_seat_2
    if answer >= 0:
        return DO_MARKETS_BENEFIT[s.f_main_do_claim_market](s, 69, seat_2, s.f_main_do_claim_market)  # then main_after_do_markets_benefit
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_do_markets_benefit(s, _):  # main, after do_markets_benefit, content/crypto_clash/turn.rules:7
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_chosen(s, chosen):  # main, after the question chosen, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if chosen == -1:
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
            if len(offered_1) == 0:
                return main_each_13(s, 0)
            s.player = seat_2
            s.options = options = offered_1 + (-1,)
            s.option_count = len(options)
            s.pc = 75  # main_chosen_1
            return 0
        raise RuleLimit('this is repeated too often', 329)
    s.player = seat_2
    s.options = options = main_those_(s, seat_2)
    s.option_count = len(options)
    s.pc = 71  # main_do_complete_function_card_3
    return 0

def main_do_complete_function_card_3(s, do_complete_function_card_3):  # main, after the question do_complete_function_card_3, content/crypto_clash/turn.rules:10
    s.f_main_do_complete_function_card_3 = do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    price_2 = PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_3 = PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_4 = PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_5 = PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_6 = PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    if price_2 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_2)
    if price_3 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_3)
    if price_4 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_4)
    if price_5 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_5)
    if price_6 > 0:
        s.btc[seat_2] += (0 - price_6)
    DO_FUNCTIONS_REWARD[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    return DO_FUNCTIONS_ONGOING[do_complete_function_card_3 - 26](s, 72, seat_2, do_complete_function_card_3)  # then main_after_do_functions_ongoing_

def main_after_do_functions_ongoing_(s, _):  # main, after do_functions_ongoing, content/crypto_clash/turn.rules:12
    do_complete_function_card_3 = s.f_main_do_complete_function_card_3
    if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
        moved_5 = (do_complete_function_card_3,)
        place = 9 + s.f_main_seat_2
        for card in moved_5:
            put_known(s, card, place)
        return refill_rows(s, 73)  # then main_after_refill_rows_11
    moved_6 = (do_complete_function_card_3,)
    place = 5 + s.f_main_seat_2
    for card in moved_6:
        put_known(s, card, place)
    return refill_rows(s, 74)  # then main_after_refill_rows_12

def main_after_refill_rows_11(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:14
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_refill_rows_12(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:15
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_chosen_1(s, chosen_1):  # main, after the question chosen_1, content/crypto_clash/game.rules:120
    seat_2 = s.f_main_seat_2
    if chosen_1 == -1:
        return main_each_13(s, 0)
    s.player = seat_2
    s.options = options = main_those_2(s, seat_2)
    s.option_count = len(options)
    s.pc = 76  # main_do_buy_capital_kind_2
    return 0

def main_do_buy_capital_kind_2(s, do_buy_capital_kind_2):  # main, after the question do_buy_capital_kind_2, content/crypto_clash/turn.rules:18
    seat_2 = s.f_main_seat_2
    do_buy_capital_card_4 = s.piles[30 + do_buy_capital_kind_2][-1]
    price_7 = PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_8 = PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_9 = PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_10 = PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_11 = PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    if price_7 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_7)
    if price_8 > 0:
        s.btc[seat_2] += (0 - price_8)
    if price_9 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_9)
    if price_10 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_10)
    if price_11 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_11)
    moved_7 = (do_buy_capital_card_4,)
    place = 17 + seat_2
    for card in moved_7:
        put_known(s, card, place)
    return refill_rows(s, 77)  # then main_after_refill_rows_13

def main_after_refill_rows_13(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:21
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_offers_1(s, _):  # main, loop, content/crypto_clash/game.rules:120
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_each_13(s, _):  # main, loop, content/crypto_clash/game.rules:117
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(s.f_main_each_13_items):
        s.f_main_seat_2 = seat_2 = s.f_main_each_13_items[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        s.active = seat_2
        if can_claim(s, seat_2):
            s.player = seat_2
            s.options = options = main_those_3(s)
            s.option_count = len(options)
            s.pc = 67  # main_do_claim_market
            return 0
        s.f_main_offers_left = offers_left = 10000
        if offers_left > 0:
            s.f_main_offers_left = offers_left = offers_left - 1
            offered = (0,) if can_complete_function(s, seat_2) else ()
            if len(offered) == 0:
                s.f_main_offers_1_left = 10000
                return 82  # main_offers_1
            s.player = seat_2
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 70  # main_chosen
            return 0
        raise RuleLimit('this is repeated too often', 327)
    for market_4 in d_on_board(s):
        if s.market_pawn[market_4] != -1:
            owner = s.market_pawn[market_4]
            value = s.shares[owner] + 1
            if value > 4:
                value = 4
            s.shares[owner] = value
            s.market_pawn[market_4] = -1
    if s.round != 3:
        return main_rounds(s)
    for p_4 in CLOCKWISE[s.n][0]:
        value = s.shares[p_4] + s.extra[p_4]
        if value > 4:
            value = 4
        s.shares[p_4] = value
        s.extra[p_4] = 0
    else:
        return main_rounds(s)

def main_rest(s):  # main, rest, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_offers(s):  # main, rest, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_offers(s):  # main, rest, content/crypto_clash/game.rules:120
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_rounds(s):  # main, rest, content/crypto_clash/game.rules:106
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 6:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        for market_3 in s.piles[24]:
            at = s.round - 1
            value = s.round_gems[at] - 1
            if value < 0:
                value = 0
            s.round_gems[at] = value
            value = s.market_gems[market_3] + 1
            if value > 32:
                value = 32
            s.market_gems[market_3] = value
        if s.silversphere != -1:
            s.lead = s.silversphere
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # main_rolled_rate_1
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_rate_1 = dice
            s.rate = rolled_rate_1
            s.f_main_each_12_from = s.lead
            s.f_main_each_12_i = 0
            return main_each_12(s, 0)
        s.rollers = CLOCKWISE[s.n][0]
        s.f_main_repeat_3_left = repeat_3_left = 200
        if repeat_3_left > 0:
            s.f_main_repeat_3_left = repeat_3_left = repeat_3_left - 1
            s.f_main_each_4_items = each_4_items = s.rollers
            s.f_main_each_4_i = each_4_i = 0
            if each_4_i < len(each_4_items):
                s.f_main_p = p = each_4_items[each_4_i]
                s.f_main_each_4_i = each_4_i = each_4_i + 1
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 64  # main_rolled_order_roll
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                rolled_order_roll = dice
                s.order_roll[p] = rolled_order_roll
                return 85  # main_each_4
            s.rollers = main_best(s)
            if len(s.rollers) == 1:
                s.lead = s.rollers[0]
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 65  # main_rolled_rate_1
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                return main_rolled_rate_1(s, dice)
            if repeat_3_left > 0:
                s.f_main_repeat_3_left = repeat_3_left = repeat_3_left - 1
                s.f_main_each_4_items = each_4_items = s.rollers
                s.f_main_each_4_i = each_4_i = 0
                return main_each_4(s, 0)
            raise RuleLimit('this is repeated too often', 278)
        raise RuleLimit('this is repeated too often', 278)
    raise RuleLimit('this is repeated too often', 312)

def main_repeat_3(s, _):  # main, loop, content/crypto_clash/turn.rules:27
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        s.f_main_each_4_items = each_4_items = s.rollers
        s.f_main_each_4_i = each_4_i = 0
        if each_4_i < len(each_4_items):
            s.f_main_p = p = each_4_items[each_4_i]
            s.f_main_each_4_i = each_4_i = each_4_i + 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 64  # main_rolled_order_roll
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_order_roll = dice
            s.order_roll[p] = rolled_order_roll
            if each_4_i < len(each_4_items):
                s.f_main_p = p = each_4_items[each_4_i]
                s.f_main_each_4_i = each_4_i = each_4_i + 1
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 64  # main_rolled_order_roll
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                return main_rolled_order_roll(s, dice)
            s.rollers = main_best(s)
            if len(s.rollers) == 1:
                s.lead = s.rollers[0]
                return main_rest_(s)
            return 84  # main_repeat_3
        s.rollers = main_best(s)
        if len(s.rollers) == 1:
            s.lead = s.rollers[0]
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # main_rolled_rate_1
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_rate_1 = dice
            s.rate = rolled_rate_1
            s.f_main_each_12_from = s.lead
            s.f_main_each_12_i = 0
            return main_each_12(s, 0)
        if s.f_main_repeat_3_left > 0:
            s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
            s.f_main_each_4_items = each_4_items = s.rollers
            s.f_main_each_4_i = each_4_i = 0
            if each_4_i < len(each_4_items):
                s.f_main_p = p = each_4_items[each_4_i]
                s.f_main_each_4_i = each_4_i = each_4_i + 1
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 64  # main_rolled_order_roll
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                return main_rolled_order_roll(s, dice)
            s.rollers = main_best(s)
            if len(s.rollers) == 1:
                s.lead = s.rollers[0]
                return main_rest_(s)
            return 84  # main_repeat_3
        raise RuleLimit('this is repeated too often', 278)
    raise RuleLimit('this is repeated too often', 278)

def main_each_4(s, _):  # main, loop, content/crypto_clash/turn.rules:27
    each_4_i = s.f_main_each_4_i
    if each_4_i < len(s.f_main_each_4_items):
        s.f_main_p = p = s.f_main_each_4_items[each_4_i]
        s.f_main_each_4_i = each_4_i = each_4_i + 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 64  # main_rolled_order_roll
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_order_roll = dice
        s.order_roll[p] = rolled_order_roll
        if each_4_i < len(s.f_main_each_4_items):
            s.f_main_p = p = s.f_main_each_4_items[each_4_i]
            s.f_main_each_4_i = each_4_i = each_4_i + 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 64  # main_rolled_order_roll
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_order_roll = dice
            s.order_roll[p] = rolled_order_roll
            return 85  # main_each_4
        s.rollers = main_best(s)
        if len(s.rollers) == 1:
            s.lead = s.rollers[0]
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # main_rolled_rate_1
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return main_rolled_rate_1(s, dice)
        if s.f_main_repeat_3_left > 0:
            s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
            s.f_main_each_4_items = s.rollers
            s.f_main_each_4_i = each_4_i = 0
            return main_each_4(s, 0)
        raise RuleLimit('this is repeated too often', 278)
    s.rollers = main_best(s)
    if len(s.rollers) == 1:
        s.lead = s.rollers[0]
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 65  # main_rolled_rate_1
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_rate_1 = dice
        s.rate = rolled_rate_1
        s.f_main_each_12_from = s.lead
        s.f_main_each_12_i = 0
        return main_each_12(s, 0)
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        s.f_main_each_4_items = s.rollers
        s.f_main_each_4_i = each_4_i = 0
        if each_4_i < len(s.f_main_each_4_items):
            s.f_main_p = p = s.f_main_each_4_items[each_4_i]
            s.f_main_each_4_i = each_4_i = each_4_i + 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 64  # main_rolled_order_roll
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_order_roll = dice
            s.order_roll[p] = rolled_order_roll
            return 85  # main_each_4
        s.rollers = main_best(s)
        if len(s.rollers) == 1:
            s.lead = s.rollers[0]
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # main_rolled_rate_1
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return main_rolled_rate_1(s, dice)
        if s.f_main_repeat_3_left > 0:
            s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
            s.f_main_each_4_items = s.rollers
            s.f_main_each_4_i = each_4_i = 0
            return main_each_4(s, 0)
        raise RuleLimit('this is repeated too often', 278)
    raise RuleLimit('this is repeated too often', 278)

def main_rolled_order_roll(s, rolled_order_roll):  # main, after the dice rolled_order_roll, content/crypto_clash/turn.rules:28
    each_4_i = s.f_main_each_4_i
    s.order_roll[s.f_main_p] = rolled_order_roll
    if each_4_i < len(s.f_main_each_4_items):
        s.f_main_p = s.f_main_each_4_items[each_4_i]
        s.f_main_each_4_i = each_4_i = each_4_i + 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 64  # main_rolled_order_roll
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_order_roll = dice
        s.order_roll[s.f_main_p] = rolled_order_roll
        if each_4_i < len(s.f_main_each_4_items):
            s.f_main_p = s.f_main_each_4_items[each_4_i]
            s.f_main_each_4_i = each_4_i = each_4_i + 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 64  # main_rolled_order_roll
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return main_rolled_order_roll(s, dice)
        s.rollers = main_best(s)
        if len(s.rollers) == 1:
            s.lead = s.rollers[0]
            return main_rest_(s)
        return 84  # main_repeat_3
    s.rollers = main_best(s)
    if len(s.rollers) == 1:
        s.lead = s.rollers[0]
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 65  # main_rolled_rate_1
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_rate_1 = dice
        s.rate = rolled_rate_1
        s.f_main_each_12_from = s.lead
        s.f_main_each_12_i = 0
        return main_each_12(s, 0)
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        s.f_main_each_4_items = s.rollers
        s.f_main_each_4_i = each_4_i = 0
        if each_4_i < len(s.f_main_each_4_items):
            s.f_main_p = s.f_main_each_4_items[each_4_i]
            s.f_main_each_4_i = each_4_i = each_4_i + 1
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 64  # main_rolled_order_roll
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            return main_rolled_order_roll(s, dice)
        s.rollers = main_best(s)
        if len(s.rollers) == 1:
            s.lead = s.rollers[0]
            return main_rest_(s)
        return 84  # main_repeat_3
    raise RuleLimit('this is repeated too often', 278)

def main_rest_(s):  # main, rest, content/crypto_clash/game.rules:113
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 65  # main_rolled_rate_1
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_rate_1 = dice
    s.rate = rolled_rate_1
    s.f_main_each_12_from = s.lead
    s.f_main_each_12_i = 0
    return main_each_12(s, 0)

def main_rolled_rate_1(s, rolled_rate_1):  # main, after the dice rolled_rate_1, content/crypto_clash/game.rules:113
    s.rate = rolled_rate_1
    s.f_main_each_12_from = s.lead
    s.f_main_each_12_i = 0
    return main_each_12(s, 0)

def main_each_12(s, _):  # main, loop, content/crypto_clash/game.rules:114
    each_12_i = s.f_main_each_12_i
    if each_12_i < s.n:
        s.f_main_seat_1 = seat_1 = (s.f_main_each_12_from + each_12_i) % s.n
        s.f_main_each_12_i = each_12_i = each_12_i + 1
        s.active = seat_1
        value = s.btc[seat_1] + q_round_income(s, seat_1)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 322)
        s.btc[seat_1] = value
        s.f_main_each_11_items = each_11_items = s.piles[9 + seat_1]
        s.f_main_each_11_i = each_11_i = 0
        if each_11_i < len(each_11_items):
            card_7 = each_11_items[each_11_i]
            s.f_main_each_11_i = each_11_i = each_11_i + 1
            return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, seat_1, card_7)  # then main_after_do_functions_ongoing
        return 86  # main_each_12
    s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
    s.f_main_each_13_i = 0
    return 83  # main_each_13

def main_each_11(s):  # main, rest, content/crypto_clash/game.rules:114
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing
    return 86  # main_each_12

# ---- refill_rows
def refill_rows(s, ret):
    s.f_refill_rows_ret = ret
    if s.open_expansion:
        s.f_refill_rows_refill_left = refill_left = 1000
        if refill_left > 0:
            s.f_refill_rows_refill_left = refill_left = refill_left - 1
            if len(s.piles[24]) >= 3:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1(s, 0)
                return s.f_refill_rows_ret
            if len(s.piles[23]) == 0:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1(s, 0)
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            if refill_left > 0:
                s.f_refill_rows_refill_left = refill_left = refill_left - 1
                if len(s.piles[24]) >= 3:
                    return refill_rows_rest(s)
                if len(s.piles[23]) == 0:
                    return refill_rows_rest(s)
                if s.explicit and undecided(s, 23):
                    return await_top(s, 23, 78)
                return refill_rows_card_8(s, s.piles[23][-1])
            raise RuleLimit('this is repeated too often', 0)
        raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        s.f_refill_rows_refill_1_left = 1000
        return refill_rows_refill_1(s, 0)
    return s.f_refill_rows_ret

def refill_rows_refill(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= 3:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1(s, 0)
            return s.f_refill_rows_ret
        if len(s.piles[23]) == 0:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1(s, 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        if s.f_refill_rows_refill_left > 0:
            s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
            if len(s.piles[24]) >= 3:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1(s, 0)
                return refill_rows_end(s)
            if len(s.piles[23]) == 0:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1(s, 0)
                return refill_rows_end(s)
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            return 87  # refill_rows_refill
        raise RuleLimit('this is repeated too often', 0)
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_8(s, card_8):  # refill_rows, after the card card_8
    if s.explicit:
        settle(s, card_8)
    put_under_known(s, card_8, 24)
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= 3:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1(s, 0)
            return s.f_refill_rows_ret
        if len(s.piles[23]) == 0:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1(s, 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        if s.f_refill_rows_refill_left > 0:
            s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
            if len(s.piles[24]) >= 3:
                return refill_rows_rest(s)
            if len(s.piles[23]) == 0:
                return refill_rows_rest(s)
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            return refill_rows_card_8(s, s.piles[23][-1])
        raise RuleLimit('this is repeated too often', 0)
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_rest(s):  # refill_rows, rest
    if s.open_offer:
        s.f_refill_rows_refill_1_left = 1000
        return refill_rows_refill_1(s, 0)
    return s.f_refill_rows_ret

def refill_rows_refill_1(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_1_left > 0:
        s.f_refill_rows_refill_1_left = s.f_refill_rows_refill_1_left - 1
        if len(s.piles[27]) >= 4:
            return s.f_refill_rows_ret
        if len(s.piles[25]) == 0:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if len(s.piles[25]) == 0:
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 25):
            return await_top(s, 25, 79)
        card_9 = s.piles[25][-1]
        put_under_known(s, card_9, 27)
        return 88  # refill_rows_refill_1
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_9(s, card_9):  # refill_rows, after the card card_9
    if s.explicit:
        settle(s, card_9)
    put_under_known(s, card_9, 27)
    return 88  # refill_rows_refill_1

def refill_rows_end(s):  # refill_rows, rest
    return s.f_refill_rows_ret

def do_any_inputs_played(s, rnd, me, n):
    for turn in range(1, n + 1):
        s.option_count += 1
        options = ALL_INPUT
        kind_1 = options[int(rnd() * len(options))]
        at = me * 4 + kind_1
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 31)
        s.inputs[at] = value
    else:
        return

def do_markets_benefit_builders_row_played(s, rnd, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_tech_bazaar_played(s, rnd, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_open_market_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_markets_benefit_exchange_floor_played(s, rnd, me, this):
    value = s.btc[me] + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 41)
    s.btc[me] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_take_function_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[27]
    card = options[int(rnd() * len(options))]
    moved = (card,)
    place = 1 + me
    for card_ in moved:
        put_known(s, card_, place)
    refill_rows_played(s, rnd)
    return

def do_markets_benefit_function_office_played(s, rnd, me, this):
    do_take_function_played(s, rnd, me)
    return

def do_draw_news_played(s, rnd, me, n_1):
    for turn_1 in range(1, n_1 + 1):
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) == 0:
            break
        card_2 = top_by(s, 28, rnd)
        moved_1 = (card_2,)
        place = 13 + me
        for card in moved_1:
            put_known(s, card, place)
        refill_rows_played(s, rnd)
    return

def do_markets_benefit_rumour_mill_played(s, rnd, me, this):
    do_draw_news_played(s, rnd, me, 1)
    value = s.btc[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 51)
    s.btc[me] = value
    return

def do_volatility_effect_vc06_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 4)
    return

def do_volatility_effect_vc07_played(s, rnd, me, this):
    if len(s.piles[27]) > 0:
        s.option_count += 1
        answer_1 = 1 if rnd() < 0.5 else 0
        if answer_1:
            do_take_function_played(s, rnd, me)
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_volatility_effect_vc08_played(s, rnd, me, this):
    for turn_2 in (1, 2, 3):
        if can_exchange_input(s, me):
            s.option_count += 1
            answer_2 = 1 if rnd() < 0.5 else 0
            if answer_2:
                s.option_count += 1
                options = do_volatility_effect_vc08_those(s, me)
                do_exchange_input_given_away = options[int(rnd() * len(options))]
                s.option_count += 1
                options = do_volatility_effect_vc08_those_(s, do_exchange_input_given_away)
                do_exchange_input_wanted = options[int(rnd() * len(options))]
                at = me * 4 + do_exchange_input_given_away
                s.inputs[at] -= 1
                at = me * 4 + do_exchange_input_wanted
                value = s.inputs[at] + 1
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 79)
                s.inputs[at] = value
    else:
        value = s.btc[me] + 4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 81)
        s.btc[me] = value
        return

def do_volatility_effect_vc11_played(s, rnd, me, this):
    rolled_rate = int(rnd() * 6) + 1
    s.rate = rolled_rate
    value = s.btc[me] + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 92)
    s.btc[me] = value
    return

def do_volatility_effect_vc12_played(s, rnd, me, this):
    s.option_count += 1
    options = RIVALS[s.n][me]
    victim = options[int(rnd() * len(options))]
    before = s.btc[victim]
    value = before - 5
    if value < 0:
        value = 0
    s.btc[victim] = value
    change_26 = value - before
    taken = 0 - change_26
    value = s.btc[me] + taken
    if value < 0:
        value = 0
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 95)
    s.btc[me] = value
    return

def do_volatility_effect_vc15_played(s, rnd, me, this):
    s.option_count += 1
    options = ALL_INPUT
    kind = options[int(rnd() * len(options))]
    for victim_4 in RIVALS[s.n][me]:
        if s.inputs[victim_4 * 4 + kind] > 0:
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            value = before - 1
            s.inputs[at] = value
            change_32 = value - before
            taken_1 = 0 - change_32
            at = me * 4 + kind
            value = s.inputs[at] + taken_1
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.inputs[at] = value
        else:
            value = s.btc[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 109)
            s.btc[me] = value
    else:
        return

def do_play_news_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[13 + me]
    card_1 = options[int(rnd() * len(options))]
    DO_VOLATILITY_EFFECT_PLAYED[card_1 - 66](s, rnd, me, card_1)
    moved_2 = (card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    refill_rows_played(s, rnd)
    return

def do_markets_benefit_news_desk_played(s, rnd, me, this):
    do_play_news_played(s, rnd, me)
    return

def do_markets_benefit_clean_slate_played(s, rnd, me, this):
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    refill_rows_played(s, rnd)
    if len(s.piles[27]) > 0:
        do_take_function_played(s, rnd, me)
    return

def do_markets_benefit_market_expansion_played(s, rnd, me, this):
    s.option_count += 1
    options = s.piles[24]
    market_1 = options[int(rnd() * len(options))]
    value = s.points[me] + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 122)
    s.points[me] = value
    value = s.gem_supply + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    s.market_gems[market_1] = 0
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit('there is no room for another card', 125)
    refill_rows_played(s, rnd)
    return

def do_markets_benefit_starter_played(s, rnd, me, this):
    s.silversphere = me
    do_any_inputs_played(s, rnd, me, 1)
    value = s.btc[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 131)
    s.btc[me] = value
    return

def do_markets_benefit_world_depot_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 3)
    value = s.btc[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 141)
    s.btc[me] = value
    return

def do_markets_benefit_talent_board_played(s, rnd, me, this):
    if len(s.piles[27]) > 0:
        s.option_count += 1
        answer_3 = 1 if rnd() < 0.5 else 0
        if answer_3:
            do_take_function_played(s, rnd, me)
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_markets_benefit_insider_desk_played(s, rnd, me, this):
    do_draw_news_played(s, rnd, me, 2)
    if len(s.piles[13 + me]) > 0:
        s.option_count += 1
        answer_4 = 1 if rnd() < 0.5 else 0
        if answer_4:
            do_play_news_played(s, rnd, me)
    elif len(s.piles[13 + me]) > 0:
        s.option_count += 1
        passed = (0,)[int(rnd() * 1)]
    return

def do_markets_benefit_flash_forum_played(s, rnd, me, this):
    if len(s.piles[13 + me]) > 0:
        s.option_count += 1
        answer_5 = 1 if rnd() < 0.5 else 0
        if answer_5:
            do_play_news_played(s, rnd, me)
    elif len(s.piles[13 + me]) > 0:
        s.option_count += 1
        passed_1 = (0,)[int(rnd() * 1)]
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[me] = value
    return

def do_markets_benefit_victory_plaza_played(s, rnd, me, this):
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 156)
    s.points[me] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_twin_office_played(s, rnd, me, this):
    for turn_3 in (1, 2):
        if len(s.piles[27]) > 0:
            s.option_count += 1
            answer_6 = 1 if rnd() < 0.5 else 0
            if answer_6:
                do_take_function_played(s, rnd, me)
    else:
        return

def do_functions_ongoing_fk07_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_functions_ongoing_fk10_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 1)
    return

def main_played(s, rnd):
    for p_2 in CLOCKWISE[s.n][0]:
        s.shares[p_2] = PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]]
        s.extra[p_2] = 1
    for n_2 in (1, 2, 3, 4, 5, 6):
        s.round_gems[n_2 - 1] = 3
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
    for kind_3 in ALL_INPUT:
        moved_8 = main_those(s, kind_3)
        place = 30 + kind_3
        for card in moved_8:
            put_known(s, card, place)
        refill_rows_played(s, rnd)
    moved_9 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit('there is no room for another card', 295)
    refill_rows_played(s, rnd)
    moved_10 = (14,)
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > 3:
            raise RuleLimit('there is no room for another card', 296)
    refill_rows_played(s, rnd)
    moved_11 = (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
    for card in moved_11:
        put_known(s, card, 23)
    refill_rows_played(s, rnd)
    shuffle(s, 23)
    s.open_expansion = 1
    refill_rows_played(s, rnd)
    for market_2 in s.piles[24]:
        value = s.gem_supply - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        value = s.market_gems[market_2] + 1
        if value > 32:
            value = 32
        s.market_gems[market_2] = value
    moved_12 = ALL_FUNCTIONS
    for card in moved_12:
        put_known(s, card, 25)
    refill_rows_played(s, rnd)
    moved_13 = ALL_VOLATILITY
    for card in moved_13:
        put_known(s, card, 28)
    refill_rows_played(s, rnd)
    shuffle(s, 28)
    shuffle(s, 25)
    s.open_offer = 1
    refill_rows_played(s, rnd)
    for p_3 in CLOCKWISE[s.n][0]:
        for turn_4 in (1, 2):
            if len(s.piles[25]) == 0:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if len(s.piles[25]) == 0:
                break
            card_5 = top_by(s, 25, rnd)
            moved_14 = (card_5,)
            place = 1 + p_3
            for card in moved_14:
                put_known(s, card, place)
            refill_rows_played(s, rnd)
        for turn_5 in (1, 2):
            if len(s.piles[28]) == 0:
                for card in s.piles[29]:
                    put_known(s, card, 28)
                shuffle(s, 28)
            if len(s.piles[28]) == 0:
                break
            card_6 = top_by(s, 28, rnd)
            moved_15 = (card_6,)
            place = 13 + p_3
            for card in moved_15:
                put_known(s, card, place)
            refill_rows_played(s, rnd)
        for turn_6 in (1, 2):
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            options = pool
            kind_4 = options[int(rnd() * len(options))]
            at = p_3 * 4 + kind_4
            value = s.inputs[at] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 311)
            s.inputs[at] = value
    s.open_expansion = 1
    s.open_offer = 1
    refill_rows_played(s, rnd)
    played = 0
    for rounds_times in RANGE_1_8:
        if played >= 6:
            return
        played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        for market_3 in s.piles[24]:
            at = s.round - 1
            value = s.round_gems[at] - 1
            if value < 0:
                value = 0
            s.round_gems[at] = value
            value = s.market_gems[market_3] + 1
            if value > 32:
                value = 32
            s.market_gems[market_3] = value
        if s.silversphere != -1:
            s.lead = s.silversphere
        else:
            s.rollers = CLOCKWISE[s.n][0]
            for repeat_3_times in RANGE_1_201:
                for p in s.rollers:
                    rolled_order_roll = int(rnd() * 6) + 1
                    s.order_roll[p] = rolled_order_roll
                s.rollers = main_best(s)
                if len(s.rollers) == 1:
                    break
            else:
                raise RuleLimit('this is repeated too often', 278)
            s.lead = s.rollers[0]
        rolled_rate_1 = int(rnd() * 6) + 1
        s.rate = rolled_rate_1
        for seat_1 in CLOCKWISE[s.n][s.lead]:
            s.active = seat_1
            value = s.btc[seat_1] + q_round_income(s, seat_1)
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 322)
            s.btc[seat_1] = value
            for card_7 in s.piles[9 + seat_1]:
                DO_FUNCTIONS_ONGOING_PLAYED[card_7 - 26](s, rnd, seat_1, card_7)
        for seat_2 in rotation(s.n, s.lead, s.shares[s.lead]):
            s.active = seat_2
            if can_claim(s, seat_2):
                s.option_count += 1
                options = main_those_3(s)
                do_claim_market = options[int(rnd() * len(options))]
                price = 1
                if price > 0:
                    s.shares[seat_2] += (0 - price)
                s.market_pawn[do_claim_market] = seat_2
                if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
                    s.option_count += 1
                    answer = do_claim_market if rnd() < 0.5 else -1
                    if answer >= 0:
                        DO_MARKETS_BENEFIT_PLAYED[do_claim_market](s, rnd, seat_2, do_claim_market)
            for offers_times in RANGE_1_10001:
                offered = (0,) if can_complete_function(s, seat_2) else ()
                if len(offered) == 0:
                    break
                s.option_count += 1
                options = offered + (-1,)
                chosen = options[int(rnd() * len(options))]
                if chosen == -1:
                    break
                s.option_count += 1
                options = main_those_(s, seat_2)
                do_complete_function_card_3 = options[int(rnd() * len(options))]
                price_2 = PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_3 = PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_4 = PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_5 = PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_6 = PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                if price_2 > 0:
                    at = seat_2 * 4 + 1
                    s.inputs[at] += (0 - price_2)
                if price_3 > 0:
                    at = seat_2 * 4 + 2
                    s.inputs[at] += (0 - price_3)
                if price_4 > 0:
                    at = seat_2 * 4 + 3
                    s.inputs[at] += (0 - price_4)
                if price_5 > 0:
                    at = seat_2 * 4
                    s.inputs[at] += (0 - price_5)
                if price_6 > 0:
                    s.btc[seat_2] += (0 - price_6)
                DO_FUNCTIONS_REWARD[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                DO_FUNCTIONS_ONGOING_PLAYED[do_complete_function_card_3 - 26](s, rnd, seat_2, do_complete_function_card_3)
                if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
                    moved_5 = (do_complete_function_card_3,)
                    place = 9 + seat_2
                    for card in moved_5:
                        put_known(s, card, place)
                    refill_rows_played(s, rnd)
                else:
                    moved_6 = (do_complete_function_card_3,)
                    place = 5 + seat_2
                    for card in moved_6:
                        put_known(s, card, place)
                    refill_rows_played(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 327)
            leaves = False
            for offers_1_times in RANGE_1_10001:
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    leaves = True
                    break
                s.option_count += 1
                options = offered_1 + (-1,)
                chosen_1 = options[int(rnd() * len(options))]
                if chosen_1 == -1:
                    leaves = True
                    break
                s.option_count += 1
                options = main_those_2(s, seat_2)
                do_buy_capital_kind_2 = options[int(rnd() * len(options))]
                do_buy_capital_card_4 = s.piles[30 + do_buy_capital_kind_2][-1]
                price_7 = PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_8 = PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_9 = PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_10 = PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_11 = PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                if price_7 > 0:
                    at = seat_2 * 4
                    s.inputs[at] += (0 - price_7)
                if price_8 > 0:
                    s.btc[seat_2] += (0 - price_8)
                if price_9 > 0:
                    at = seat_2 * 4 + 1
                    s.inputs[at] += (0 - price_9)
                if price_10 > 0:
                    at = seat_2 * 4 + 2
                    s.inputs[at] += (0 - price_10)
                if price_11 > 0:
                    at = seat_2 * 4 + 3
                    s.inputs[at] += (0 - price_11)
                moved_7 = (do_buy_capital_card_4,)
                place = 17 + seat_2
                for card in moved_7:
                    put_known(s, card, place)
                refill_rows_played(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 329)
        for market_4 in d_on_board(s):
            if s.market_pawn[market_4] != -1:
                owner = s.market_pawn[market_4]
                value = s.shares[owner] + 1
                if value > 4:
                    value = 4
                s.shares[owner] = value
                s.market_pawn[market_4] = -1
        if s.round == 3:
            for p_4 in CLOCKWISE[s.n][0]:
                value = s.shares[p_4] + s.extra[p_4]
                if value > 4:
                    value = 4
                s.shares[p_4] = value
                s.extra[p_4] = 0
    else:
        raise RuleLimit('this is repeated too often', 312)

def refill_rows_played(s, rnd):
    if s.open_expansion:
        for refill_times in RANGE_1_1001:
            if len(s.piles[24]) >= 3:
                break
            if len(s.piles[23]) == 0:
                break
            card_8 = top_by(s, 23, rnd)
            put_under_known(s, card_8, 24)
        else:
            raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        for refill_1_times in RANGE_1_1001:
            if len(s.piles[27]) >= 4:
                break
            if len(s.piles[25]) == 0:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if len(s.piles[25]) == 0:
                break
            card_9 = top_by(s, 25, rnd)
            put_under_known(s, card_9, 27)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_markets_benefit_steelyard, content/crypto_clash/markets/board.yaml:6
def do_markets_benefit_steelyard_logged(s, me, this):
    COVER.add(19)
    at = me * 4
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 19)
    s.inputs[at] = value
    change = value - before
    s.tape.append((4, 19, me, (change,), None))
    return

# ---- do_markets_benefit_chip_works, content/crypto_clash/markets/board.yaml:10
def do_markets_benefit_chip_works_logged(s, me, this):
    COVER.add(21)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 21)
    s.inputs[at] = value
    change_1 = value - before
    s.tape.append((5, 21, me, (change_1,), None))
    return

# ---- do_markets_benefit_power_station, content/crypto_clash/markets/board.yaml:14
def do_markets_benefit_power_station_logged(s, me, this):
    COVER.add(23)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 23)
    s.inputs[at] = value
    change_2 = value - before
    s.tape.append((6, 23, me, (change_2,), None))
    return

# ---- do_markets_benefit_hiring_hall, content/crypto_clash/markets/board.yaml:18
def do_markets_benefit_hiring_hall_logged(s, me, this):
    COVER.add(25)
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 25)
    s.inputs[at] = value
    change_3 = value - before
    s.tape.append((7, 25, me, (change_3,), None))
    return

# ---- do_any_inputs, content/crypto_clash/turn.rules:35
def do_any_inputs_logged(s, ret, me, n):
    s.f_do_any_inputs_ret = ret
    s.f_do_any_inputs_me = me
    s.tape.append((8, 8, me, (), None))
    COVER.add(29)
    s.f_do_any_inputs_repeat_i = repeat_i = 1
    s.f_do_any_inputs_repeat_last = repeat_last = n
    if repeat_i <= repeat_last:
        turn = repeat_i
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        COVER.add(30)
        s.player = me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1_logged
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_kind_1_logged(s, kind_1):  # do_any_inputs, after the question kind_1, content/crypto_clash/turn.rules:37
    repeat_i = s.f_do_any_inputs_repeat_i
    me = s.f_do_any_inputs_me
    s.tape.append((9, 30, me, (kind_1,), None))
    COVER.add(31)
    at = me * 4 + kind_1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 31)
    s.inputs[at] = value
    change_6 = value - before
    s.tape.append((10, 31, me, (change_6, kind_1,), None))
    if repeat_i <= s.f_do_any_inputs_repeat_last:
        turn = repeat_i
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        COVER.add(30)
        s.player = me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1_logged
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_repeat_logged(s):  # do_any_inputs, rest, content/crypto_clash/turn.rules:35
    repeat_i = s.f_do_any_inputs_repeat_i
    if repeat_i <= s.f_do_any_inputs_repeat_last:
        turn = repeat_i
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        COVER.add(30)
        s.player = s.f_do_any_inputs_me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # do_any_inputs_kind_1_logged
        return 0
    return s.f_do_any_inputs_ret

# ---- do_markets_benefit_builders_row, content/crypto_clash/markets/board.yaml:22
def do_markets_benefit_builders_row_logged(s, ret, me, this):
    s.f_do_markets_benefit_builders_row_ret = ret
    COVER.add(27)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    change_4 = value - before
    s.tape.append((4, 27, me, (change_4,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 27)
    s.inputs[at] = value
    change_5 = value - before
    s.tape.append((7, 27, me, (change_5,), None))
    COVER.add(28)
    return do_any_inputs_logged(s, 4, me, 1)  # then do_markets_benefit_builders_row_after_do_any_inputs_logged

def do_markets_benefit_builders_row_after_do_any_inputs_logged(s, _):  # do_markets_benefit_builders_row, after do_any_inputs, content/crypto_clash/markets/board.yaml:22
    return s.f_do_markets_benefit_builders_row_ret

# ---- do_markets_benefit_tech_bazaar, content/crypto_clash/markets/board.yaml:26
def do_markets_benefit_tech_bazaar_logged(s, ret, me, this):
    s.f_do_markets_benefit_tech_bazaar_ret = ret
    COVER.add(34)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    change_7 = value - before
    s.tape.append((5, 34, me, (change_7,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 34)
    s.inputs[at] = value
    change_8 = value - before
    s.tape.append((6, 34, me, (change_8,), None))
    COVER.add(35)
    return do_any_inputs_logged(s, 5, me, 1)  # then do_markets_benefit_tech_bazaar_after_do_any_inputs_logged

def do_markets_benefit_tech_bazaar_after_do_any_inputs_logged(s, _):  # do_markets_benefit_tech_bazaar, after do_any_inputs, content/crypto_clash/markets/board.yaml:26
    return s.f_do_markets_benefit_tech_bazaar_ret

# ---- do_markets_benefit_open_market, content/crypto_clash/markets/board.yaml:30
def do_markets_benefit_open_market_logged(s, ret, me, this):
    s.f_do_markets_benefit_open_market_ret = ret
    COVER.add(37)
    return do_any_inputs_logged(s, 6, me, 2)  # then do_markets_benefit_open_market_after_do_any_inputs_logged

def do_markets_benefit_open_market_after_do_any_inputs_logged(s, _):  # do_markets_benefit_open_market, after do_any_inputs, content/crypto_clash/markets/board.yaml:30
    return s.f_do_markets_benefit_open_market_ret

# ---- do_markets_benefit_coin_faucet, content/crypto_clash/markets/board.yaml:34
def do_markets_benefit_coin_faucet_logged(s, me, this):
    COVER.add(39)
    before = s.btc[me]
    value = before + 5
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 39)
    s.btc[me] = value
    change_9 = value - before
    s.tape.append((11, 39, me, (change_9,), None))
    return

# ---- do_markets_benefit_exchange_floor, content/crypto_clash/markets/board.yaml:38
def do_markets_benefit_exchange_floor_logged(s, ret, me, this):
    s.f_do_markets_benefit_exchange_floor_ret = ret
    COVER.add(41)
    before = s.btc[me]
    value = before + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 41)
    s.btc[me] = value
    change_10 = value - before
    s.tape.append((11, 41, me, (change_10,), None))
    COVER.add(42)
    return do_any_inputs_logged(s, 7, me, 1)  # then do_markets_benefit_exchange_floor_after_do_any_inputs_logged

def do_markets_benefit_exchange_floor_after_do_any_inputs_logged(s, _):  # do_markets_benefit_exchange_floor, after do_any_inputs, content/crypto_clash/markets/board.yaml:38
    return s.f_do_markets_benefit_exchange_floor_ret

# ---- do_take_function, content/crypto_clash/turn.rules:40
def do_take_function_logged(s, ret, me):
    s.f_do_take_function_ret = ret
    s.f_do_take_function_me = me
    s.tape.append((12, 9, me, (), None))
    COVER.add(45)
    s.player = me
    s.options = options = s.piles[27]
    s.option_count = len(options)
    s.pc = 8  # do_take_function_card_logged
    return 0

def do_take_function_card_logged(s, card):  # do_take_function, after the question card, content/crypto_clash/turn.rules:41
    me = s.f_do_take_function_me
    s.tape.append((0, 45, me, (card,), None))
    COVER.add(46)
    moved = (card,)
    place = 1 + me
    for card_ in moved:
        put_known(s, card_, place)
    s.tape.append((13, 46, me, (moved,), None))
    return refill_rows_logged(s, 9)  # then do_take_function_after_refill_rows_logged

def do_take_function_after_refill_rows_logged(s, _):  # do_take_function, after refill_rows, content/crypto_clash/turn.rules:41
    return s.f_do_take_function_ret

# ---- do_markets_benefit_function_office, content/crypto_clash/markets/board.yaml:42
def do_markets_benefit_function_office_logged(s, ret, me, this):
    s.f_do_markets_benefit_function_office_ret = ret
    COVER.add(44)
    return do_take_function_logged(s, 10, me)  # then do_markets_benefit_function_office_after_do_take_function_logged

def do_markets_benefit_function_office_after_do_take_function_logged(s, _):  # do_markets_benefit_function_office, after do_take_function, content/crypto_clash/markets/board.yaml:42
    return s.f_do_markets_benefit_function_office_ret

# ---- do_draw_news, content/crypto_clash/turn.rules:48
def do_draw_news_logged(s, ret, me, n_1):
    s.f_do_draw_news_ret = ret
    s.f_do_draw_news_me = me
    s.tape.append((14, 11, me, (), None))
    COVER.add(49)
    s.f_do_draw_news_drawing_i = 1
    s.f_do_draw_news_drawing_last = n_1
    return do_draw_news_drawing_logged(s)

def do_draw_news_after_refill_rows_logged(s, _):  # do_draw_news, after refill_rows, content/crypto_clash/turn.rules:49
    return do_draw_news_drawing_logged(s)

def do_draw_news_drawing_logged(s):  # do_draw_news, rest, content/crypto_clash/turn.rules:48
    drawing_i = s.f_do_draw_news_drawing_i
    me = s.f_do_draw_news_me
    if drawing_i <= s.f_do_draw_news_drawing_last:
        turn_1 = drawing_i
        s.f_do_draw_news_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) != 0:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = 13 + me
            for card in moved_1:
                put_known(s, card, place)
            s.tape.append((16, 49, me, (len(moved_1),), None))
            s.tape.append((15, 49, me, (moved_1,), 1 << me))
            return refill_rows_logged(s, 12)  # then do_draw_news_after_refill_rows_logged
    return s.f_do_draw_news_ret

def do_draw_news_card_2_logged(s, card_2):  # do_draw_news, after the card card_2, content/crypto_clash/turn.rules:49
    if s.explicit:
        settle(s, card_2)
    me = s.f_do_draw_news_me
    moved_1 = (card_2,)
    place = 13 + me
    for card in moved_1:
        put_known(s, card, place)
    s.tape.append((16, 49, me, (len(moved_1),), None))
    s.tape.append((15, 49, me, (moved_1,), 1 << me))
    return refill_rows_logged(s, 12)  # then do_draw_news_after_refill_rows_logged

# ---- do_markets_benefit_rumour_mill, content/crypto_clash/markets/board.yaml:46
def do_markets_benefit_rumour_mill_logged(s, ret, me, this):
    s.f_do_markets_benefit_rumour_mill_ret = ret
    s.f_do_markets_benefit_rumour_mill_me = me
    COVER.add(48)
    return do_draw_news_logged(s, 13, me, 1)  # then do_markets_benefit_rumour_mill_after_do_draw_news_logged

def do_markets_benefit_rumour_mill_after_do_draw_news_logged(s, _):  # do_markets_benefit_rumour_mill, after do_draw_news, content/crypto_clash/markets/board.yaml:46
    COVER.add(51)
    before = s.btc[s.f_do_markets_benefit_rumour_mill_me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 51)
    s.btc[s.f_do_markets_benefit_rumour_mill_me] = value
    change_11 = value - before
    s.tape.append((11, 51, s.f_do_markets_benefit_rumour_mill_me, (change_11,), None))
    return s.f_do_markets_benefit_rumour_mill_ret

# ---- do_volatility_effect_vc01, content/crypto_clash/cards/volatility.yaml:7
def do_volatility_effect_vc01_logged(s, me, this):
    COVER.add(56)
    before = s.btc[me]
    value = before + 2 * s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 56)
    s.btc[me] = value
    change_12 = value - before
    s.tape.append((11, 56, me, (change_12,), None))
    return

# ---- do_volatility_effect_vc02, content/crypto_clash/cards/volatility.yaml:12
def do_volatility_effect_vc02_logged(s, me, this):
    COVER.add(58)
    before = s.btc[me]
    value = before + 7
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 58)
    s.btc[me] = value
    change_13 = value - before
    s.tape.append((11, 58, me, (change_13,), None))
    return

# ---- do_volatility_effect_vc03, content/crypto_clash/cards/volatility.yaml:17
def do_volatility_effect_vc03_logged(s, me, this):
    COVER.add(60)
    before = s.btc[me]
    value = before + s.rate * s.outputs[me * 3 + 1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 60)
    s.btc[me] = value
    change_14 = value - before
    s.tape.append((11, 60, me, (change_14,), None))
    COVER.add(61)
    before = s.btc[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 61)
    s.btc[me] = value
    change_15 = value - before
    s.tape.append((11, 61, me, (change_15,), None))
    return

# ---- do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
def do_volatility_effect_vc04_logged(s, me, this):
    COVER.add(63)
    before = s.btc[me]
    value = before + min(10, 2 * do_volatility_effect_vc04_sum(s, me))
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 63)
    s.btc[me] = value
    change_16 = value - before
    s.tape.append((11, 63, me, (change_16,), None))
    return

# ---- do_volatility_effect_vc05, content/crypto_clash/cards/volatility.yaml:27
def do_volatility_effect_vc05_logged(s, me, this):
    COVER.add(65)
    before = s.btc[me]
    value = before + 2 * s.outputs[me * 3]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 65)
    s.btc[me] = value
    change_17 = value - before
    s.tape.append((11, 65, me, (change_17,), None))
    COVER.add(66)
    before = s.btc[me]
    value = before + 5 * s.outputs[me * 3 + 2]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 66)
    s.btc[me] = value
    change_18 = value - before
    s.tape.append((11, 66, me, (change_18,), None))
    return

# ---- do_volatility_effect_vc06, content/crypto_clash/cards/volatility.yaml:32
def do_volatility_effect_vc06_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc06_ret = ret
    COVER.add(68)
    return do_any_inputs_logged(s, 14, me, 4)  # then do_volatility_effect_vc06_after_do_any_inputs_logged

def do_volatility_effect_vc06_after_do_any_inputs_logged(s, _):  # do_volatility_effect_vc06, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:32
    return s.f_do_volatility_effect_vc06_ret

# ---- do_volatility_effect_vc07, content/crypto_clash/cards/volatility.yaml:37
def do_volatility_effect_vc07_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc07_ret = ret
    s.f_do_volatility_effect_vc07_me = me
    COVER.add(70)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 15  # do_volatility_effect_vc07_answer_1_logged
        return 0
    COVER.add(71)
    return do_any_inputs_logged(s, 17, me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_answer_1_logged(s, answer_1):  # do_volatility_effect_vc07, after the question answer_1, content/crypto_clash/cards/volatility.yaml:37
    if answer_1:
        return do_take_function_logged(s, 16, s.f_do_volatility_effect_vc07_me)  # then do_volatility_effect_vc07_after_do_take_function_logged
    COVER.add(71)
    return do_any_inputs_logged(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_after_do_take_function_logged(s, _):  # do_volatility_effect_vc07, after do_take_function, content/crypto_clash/cards/volatility.yaml:37
    COVER.add(71)
    return do_any_inputs_logged(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_rest_logged(s):  # do_volatility_effect_vc07, rest, content/crypto_clash/cards/volatility.yaml:37
    COVER.add(71)
    return do_any_inputs_logged(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_after_do_any_inputs_logged(s, _):  # do_volatility_effect_vc07, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:37
    return s.f_do_volatility_effect_vc07_ret

# ---- do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
def do_volatility_effect_vc08_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc08_ret = ret
    s.f_do_volatility_effect_vc08_me = me
    COVER.add(73)
    s.f_do_volatility_effect_vc08_repeat_1_i = 0
    return do_volatility_effect_vc08_repeat_1_logged(s)

def do_volatility_effect_vc08_answer_2_logged(s, answer_2):  # do_volatility_effect_vc08, after the question answer_2, content/crypto_clash/cards/volatility.yaml:43
    me = s.f_do_volatility_effect_vc08_me
    if answer_2:
        s.tape.append((18, 75, me, (), None))
        COVER.add(76)
        s.player = me
        s.options = options = do_volatility_effect_vc08_those(s, me)
        s.option_count = len(options)
        s.pc = 19  # do_volatility_effect_vc08_do_exchange_input_given_away_logged
        return 0
    return do_volatility_effect_vc08_repeat_1_logged(s)

def do_volatility_effect_vc08_do_exchange_input_given_away_logged(s, do_exchange_input_given_away):  # do_volatility_effect_vc08, after the question do_exchange_input_given_away, content/crypto_clash/turn.rules:67
    s.f_do_volatility_effect_vc08_do_exchange_input_given_away = do_exchange_input_given_away
    s.tape.append((9, 76, s.f_do_volatility_effect_vc08_me, (do_exchange_input_given_away,), None))
    COVER.add(77)
    s.player = s.f_do_volatility_effect_vc08_me
    s.options = options = do_volatility_effect_vc08_those_(s, do_exchange_input_given_away)
    s.option_count = len(options)
    s.pc = 20  # do_volatility_effect_vc08_do_exchange_input_wanted_logged
    return 0

def do_volatility_effect_vc08_do_exchange_input_wanted_logged(s, do_exchange_input_wanted):  # do_volatility_effect_vc08, after the question do_exchange_input_wanted, content/crypto_clash/turn.rules:68
    me = s.f_do_volatility_effect_vc08_me
    s.tape.append((9, 77, me, (do_exchange_input_wanted,), None))
    COVER.add(78)
    at = me * 4 + s.f_do_volatility_effect_vc08_do_exchange_input_given_away
    before = s.inputs[at]
    value = before - 1
    s.inputs[at] = value
    change_19 = value - before
    s.tape.append((19, 78, me, (0 - change_19, s.f_do_volatility_effect_vc08_do_exchange_input_given_away,), None))
    COVER.add(79)
    at = me * 4 + do_exchange_input_wanted
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 79)
    s.inputs[at] = value
    change_20 = value - before
    s.tape.append((10, 79, me, (change_20, do_exchange_input_wanted,), None))
    return do_volatility_effect_vc08_repeat_1_logged(s)

def do_volatility_effect_vc08_repeat_1_logged(s):  # do_volatility_effect_vc08, rest, content/crypto_clash/cards/volatility.yaml:43
    repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i
    me = s.f_do_volatility_effect_vc08_me
    while True:
        if repeat_1_i >= 3:
            COVER.add(81)
            before = s.btc[me]
            value = before + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 81)
            s.btc[me] = value
            change_21 = value - before
            s.tape.append((11, 81, me, (change_21,), None))
            return s.f_do_volatility_effect_vc08_ret
        turn_2 = (1, 2, 3)[repeat_1_i]
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(74)
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # do_volatility_effect_vc08_answer_2_logged
            return 0

# ---- do_volatility_effect_vc09, content/crypto_clash/cards/volatility.yaml:49
def do_volatility_effect_vc09_logged(s, me, this):
    COVER.add(83)
    old_1 = s.rate
    s.rate = 6
    s.tape.append((20, 83, me, (s.rate, old_1,), None))
    COVER.add(84)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 84)
    s.btc[me] = value
    change_22 = value - before
    s.tape.append((11, 84, me, (change_22,), None))
    return

# ---- do_volatility_effect_vc10, content/crypto_clash/cards/volatility.yaml:55
def do_volatility_effect_vc10_logged(s, me, this):
    COVER.add(86)
    old_2 = s.rate
    s.rate = 1
    s.tape.append((20, 86, me, (s.rate, old_2,), None))
    COVER.add(87)
    for victim_1 in RIVALS[s.n][me]:
        COVER.add(88)
        before = s.btc[victim_1]
        value = before - 2
        if value < 0:
            value = 0
        s.btc[victim_1] = value
        change_23 = value - before
        s.tape.append((21, 88, victim_1, (0 - change_23,), None))
    else:
        COVER.add(89)
        before = s.points[me]
        value = before + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 89)
        s.points[me] = value
        change_24 = value - before
        s.tape.append((22, 89, me, (change_24,), None))
        return

# ---- do_volatility_effect_vc11, content/crypto_clash/cards/volatility.yaml:62
def do_volatility_effect_vc11_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc11_ret = ret
    s.f_do_volatility_effect_vc11_me = me
    COVER.add(91)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 21  # do_volatility_effect_vc11_rolled_rate_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_rate = dice
    s.rate = rolled_rate
    s.tape.append((23, 91, me, (rolled_rate,), None))
    COVER.add(92)
    before = s.btc[me]
    value = before + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 92)
    s.btc[me] = value
    change_25 = value - before
    s.tape.append((11, 92, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

def do_volatility_effect_vc11_rolled_rate_logged(s, rolled_rate):  # do_volatility_effect_vc11, after the dice rolled_rate, content/crypto_clash/cards/volatility.yaml:62
    me = s.f_do_volatility_effect_vc11_me
    s.rate = rolled_rate
    s.tape.append((23, 91, me, (rolled_rate,), None))
    COVER.add(92)
    before = s.btc[me]
    value = before + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 92)
    s.btc[me] = value
    change_25 = value - before
    s.tape.append((11, 92, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

# ---- do_volatility_effect_vc12, content/crypto_clash/cards/volatility.yaml:67
def do_volatility_effect_vc12_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc12_ret = ret
    s.f_do_volatility_effect_vc12_me = me
    COVER.add(94)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 22  # do_volatility_effect_vc12_victim_logged
    return 0

def do_volatility_effect_vc12_victim_logged(s, victim):  # do_volatility_effect_vc12, after the question victim, content/crypto_clash/cards/volatility.yaml:67
    me = s.f_do_volatility_effect_vc12_me
    s.tape.append((24, 94, me, (victim,), None))
    COVER.add(95)
    before = s.btc[victim]
    value = before - 5
    if value < 0:
        value = 0
    s.btc[victim] = value
    change_26 = value - before
    s.tape.append((21, 95, victim, (0 - change_26,), None))
    taken = 0 - change_26
    before = s.btc[me]
    value = before + taken
    if value < 0:
        value = 0
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 95)
    s.btc[me] = value
    change_27 = value - before
    s.tape.append((11, 95, me, (change_27,), None))
    return s.f_do_volatility_effect_vc12_ret

# ---- do_volatility_effect_vc13, content/crypto_clash/cards/volatility.yaml:73
def do_volatility_effect_vc13_logged(s, me, this):
    COVER.add(97)
    for victim_2 in RIVALS[s.n][me]:
        COVER.add(98)
        before = s.btc[victim_2]
        value = before - 2
        if value < 0:
            value = 0
        s.btc[victim_2] = value
        change_28 = value - before
        s.tape.append((21, 98, victim_2, (0 - change_28,), None))
    else:
        COVER.add(99)
        before = s.points[me]
        value = before + 4
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 99)
        s.points[me] = value
        change_29 = value - before
        s.tape.append((22, 99, me, (change_29,), None))
        return

# ---- do_volatility_effect_vc14, content/crypto_clash/cards/volatility.yaml:80
def do_volatility_effect_vc14_logged(s, me, this):
    COVER.add(101)
    for victim_3 in RIVALS[s.n][me]:
        COVER.add(102)
        at = victim_3 * 4 + 2
        before = s.inputs[at]
        value = before - 1
        if value < 0:
            value = 0
        s.inputs[at] = value
        change_30 = value - before
        s.tape.append((25, 102, victim_3, (0 - change_30,), None))
    else:
        COVER.add(103)
        at = me * 4 + 2
        before = s.inputs[at]
        value = before + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 103)
        s.inputs[at] = value
        change_31 = value - before
        s.tape.append((6, 103, me, (change_31,), None))
        return

# ---- do_volatility_effect_vc15, content/crypto_clash/cards/volatility.yaml:87
def do_volatility_effect_vc15_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc15_ret = ret
    s.f_do_volatility_effect_vc15_me = me
    COVER.add(105)
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 23  # do_volatility_effect_vc15_kind_logged
    return 0

def do_volatility_effect_vc15_kind_logged(s, kind):  # do_volatility_effect_vc15, after the question kind, content/crypto_clash/cards/volatility.yaml:87
    me = s.f_do_volatility_effect_vc15_me
    s.tape.append((9, 105, me, (kind,), None))
    COVER.add(106)
    for victim_4 in RIVALS[s.n][me]:
        COVER.add(107)
        if s.inputs[victim_4 * 4 + kind] > 0:
            COVER.add(108)
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            value = before - 1
            s.inputs[at] = value
            change_32 = value - before
            s.tape.append((19, 108, victim_4, (0 - change_32, kind,), None))
            taken_1 = 0 - change_32
            at = me * 4 + kind
            before = s.inputs[at]
            value = before + taken_1
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.inputs[at] = value
            change_33 = value - before
            s.tape.append((10, 108, me, (change_33, kind,), None))
        else:
            COVER.add(109)
            before = s.btc[me]
            value = before + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 109)
            s.btc[me] = value
            change_34 = value - before
            s.tape.append((11, 109, me, (change_34,), None))
    else:
        return s.f_do_volatility_effect_vc15_ret

# ---- do_volatility_effect_vc16, content/crypto_clash/cards/volatility.yaml:95
def do_volatility_effect_vc16_logged(s, me, this):
    COVER.add(111)
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 111)
    s.points[me] = value
    change_35 = value - before
    s.tape.append((22, 111, me, (change_35,), None))
    return

# ---- do_play_news, content/crypto_clash/turn.rules:51
def do_play_news_logged(s, ret, me):
    s.f_do_play_news_ret = ret
    s.f_do_play_news_me = me
    s.tape.append((17, 12, me, (), None))
    COVER.add(54)
    s.player = me
    s.options = options = s.piles[13 + me]
    s.option_count = len(options)
    s.pc = 24  # do_play_news_card_1_logged
    return 0

def do_play_news_card_1_logged(s, card_1):  # do_play_news, after the question card_1, content/crypto_clash/turn.rules:52
    s.f_do_play_news_card_1 = card_1
    me = s.f_do_play_news_me
    s.tape.append((0, 54, me, (card_1,), 1 << me))
    COVER.add(55)
    return DO_VOLATILITY_EFFECT_LOGGED[card_1 - 66](s, 25, me, card_1)  # then do_play_news_after_do_volatility_effect_logged

def do_play_news_after_do_volatility_effect_logged(s, _):  # do_play_news, after do_volatility_effect, content/crypto_clash/turn.rules:52
    COVER.add(113)
    moved_2 = (s.f_do_play_news_card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    s.tape.append((26, 113, s.f_do_play_news_me, (moved_2,), None))
    return refill_rows_logged(s, 26)  # then do_play_news_after_refill_rows_logged

def do_play_news_after_refill_rows_logged(s, _):  # do_play_news, after refill_rows, content/crypto_clash/turn.rules:54
    return s.f_do_play_news_ret

# ---- do_markets_benefit_news_desk, content/crypto_clash/markets/board.yaml:50
def do_markets_benefit_news_desk_logged(s, ret, me, this):
    s.f_do_markets_benefit_news_desk_ret = ret
    COVER.add(53)
    return do_play_news_logged(s, 27, me)  # then do_markets_benefit_news_desk_after_do_play_news_logged

def do_markets_benefit_news_desk_after_do_play_news_logged(s, _):  # do_markets_benefit_news_desk, after do_play_news, content/crypto_clash/markets/board.yaml:50
    return s.f_do_markets_benefit_news_desk_ret

# ---- do_markets_benefit_clean_slate, content/crypto_clash/markets/board.yaml:54
def do_markets_benefit_clean_slate_logged(s, ret, me, this):
    s.f_do_markets_benefit_clean_slate_ret = ret
    s.f_do_markets_benefit_clean_slate_me = me
    COVER.add(115)
    s.tape.append((27, 14, me, (), None))
    COVER.add(116)
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    s.tape.append((28, 116, me, (moved_3,), None))
    return refill_rows_logged(s, 28)  # then do_markets_benefit_clean_slate_after_refill_rows_logged

def do_markets_benefit_clean_slate_after_refill_rows_logged(s, _):  # do_markets_benefit_clean_slate, after refill_rows, content/crypto_clash/markets/board.yaml:54
    COVER.add(117)
    if len(s.piles[27]) > 0:
        return do_take_function_logged(s, 29, s.f_do_markets_benefit_clean_slate_me)  # then do_markets_benefit_clean_slate_after_do_take_function_logged
    s.tape.append((29, 117, s.f_do_markets_benefit_clean_slate_me, (), None))
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_after_do_take_function_logged(s, _):  # do_markets_benefit_clean_slate, after do_take_function, content/crypto_clash/turn.rules:46
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_end_logged(s):  # do_markets_benefit_clean_slate, rest, content/crypto_clash/markets/board.yaml:54
    return s.f_do_markets_benefit_clean_slate_ret

# ---- do_markets_benefit_market_expansion, content/crypto_clash/markets/board.yaml:58
def do_markets_benefit_market_expansion_logged(s, ret, me, this):
    s.f_do_markets_benefit_market_expansion_ret = ret
    s.f_do_markets_benefit_market_expansion_me = me
    COVER.add(120)
    s.tape.append((30, 15, me, (), None))
    COVER.add(121)
    s.player = me
    s.options = options = s.piles[24]
    s.option_count = len(options)
    s.pc = 30  # do_markets_benefit_market_expansion_market_1_logged
    return 0

def do_markets_benefit_market_expansion_market_1_logged(s, market_1):  # do_markets_benefit_market_expansion, after the question market_1, content/crypto_clash/turn.rules:57
    me = s.f_do_markets_benefit_market_expansion_me
    s.tape.append((0, 121, me, (market_1,), None))
    COVER.add(122)
    before = s.points[me]
    value = before + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 122)
    s.points[me] = value
    change_36 = value - before
    s.tape.append((22, 122, me, (change_36,), None))
    COVER.add(123)
    before = s.gem_supply
    value = before + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    change_37 = value - before
    s.tape.append((31, 123, me, (change_37,), None))
    COVER.add(124)
    old_3 = s.market_gems[market_1]
    s.market_gems[market_1] = 0
    s.tape.append((32, 124, me, (s.market_gems[market_1], old_3,), None))
    COVER.add(125)
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit('there is no room for another card', 125)
    s.tape.append((33, 125, me, (moved_4,), None))
    return refill_rows_logged(s, 31)  # then do_markets_benefit_market_expansion_after_refill_rows_logged

def do_markets_benefit_market_expansion_after_refill_rows_logged(s, _):  # do_markets_benefit_market_expansion, after refill_rows, content/crypto_clash/turn.rules:57
    return s.f_do_markets_benefit_market_expansion_ret

# ---- do_markets_benefit_starter, content/crypto_clash/markets/tablets.yaml:6
def do_markets_benefit_starter_logged(s, ret, me, this):
    s.f_do_markets_benefit_starter_ret = ret
    s.f_do_markets_benefit_starter_me = me
    COVER.add(127)
    s.tape.append((34, 17, me, (), None))
    COVER.add(128)
    old_4 = s.silversphere
    s.silversphere = me
    s.tape.append((35, 128, me, (s.silversphere, old_4,), None))
    COVER.add(130)
    return do_any_inputs_logged(s, 32, me, 1)  # then do_markets_benefit_starter_after_do_any_inputs_logged

def do_markets_benefit_starter_after_do_any_inputs_logged(s, _):  # do_markets_benefit_starter, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:6
    COVER.add(131)
    before = s.btc[s.f_do_markets_benefit_starter_me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 131)
    s.btc[s.f_do_markets_benefit_starter_me] = value
    change_38 = value - before
    s.tape.append((11, 131, s.f_do_markets_benefit_starter_me, (change_38,), None))
    return s.f_do_markets_benefit_starter_ret

# ---- do_markets_benefit_prestige_desk, content/crypto_clash/markets/tablets.yaml:10
def do_markets_benefit_prestige_desk_logged(s, me, this):
    COVER.add(133)
    price_1 = 6
    if price_1 > 0:
        s.btc[me] += (0 - price_1)
        s.tape.append((36, 134, me, (price_1,), None))
    COVER.add(135)
    before = s.points[me]
    value = before + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.points[me] = value
    change_39 = value - before
    s.tape.append((22, 135, me, (change_39,), None))
    return

# ---- do_markets_benefit_deep_mine, content/crypto_clash/markets/tablets.yaml:14
def do_markets_benefit_deep_mine_logged(s, me, this):
    COVER.add(136)
    at = me * 4
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 136)
    s.inputs[at] = value
    change_40 = value - before
    s.tape.append((4, 136, me, (change_40,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 136)
    s.inputs[at] = value
    change_41 = value - before
    s.tape.append((6, 136, me, (change_41,), None))
    return

# ---- do_markets_benefit_assembly_hub, content/crypto_clash/markets/tablets.yaml:18
def do_markets_benefit_assembly_hub_logged(s, me, this):
    COVER.add(138)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 138)
    s.inputs[at] = value
    change_42 = value - before
    s.tape.append((5, 138, me, (change_42,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 138)
    s.inputs[at] = value
    change_43 = value - before
    s.tape.append((7, 138, me, (change_43,), None))
    return

# ---- do_markets_benefit_world_depot, content/crypto_clash/markets/tablets.yaml:22
def do_markets_benefit_world_depot_logged(s, ret, me, this):
    s.f_do_markets_benefit_world_depot_ret = ret
    s.f_do_markets_benefit_world_depot_me = me
    COVER.add(140)
    return do_any_inputs_logged(s, 33, me, 3)  # then do_markets_benefit_world_depot_after_do_any_inputs_logged

def do_markets_benefit_world_depot_after_do_any_inputs_logged(s, _):  # do_markets_benefit_world_depot, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:22
    COVER.add(141)
    before = s.btc[s.f_do_markets_benefit_world_depot_me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 141)
    s.btc[s.f_do_markets_benefit_world_depot_me] = value
    change_44 = value - before
    s.tape.append((11, 141, s.f_do_markets_benefit_world_depot_me, (change_44,), None))
    return s.f_do_markets_benefit_world_depot_ret

# ---- do_markets_benefit_grand_exchange, content/crypto_clash/markets/tablets.yaml:26
def do_markets_benefit_grand_exchange_logged(s, me, this):
    COVER.add(143)
    before = s.btc[me]
    value = before + 2 * s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 143)
    s.btc[me] = value
    change_45 = value - before
    s.tape.append((11, 143, me, (change_45,), None))
    return

# ---- do_markets_benefit_treasury, content/crypto_clash/markets/tablets.yaml:30
def do_markets_benefit_treasury_logged(s, me, this):
    COVER.add(145)
    before = s.btc[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 145)
    s.btc[me] = value
    change_46 = value - before
    s.tape.append((11, 145, me, (change_46,), None))
    return

# ---- do_markets_benefit_talent_board, content/crypto_clash/markets/tablets.yaml:34
def do_markets_benefit_talent_board_logged(s, ret, me, this):
    s.f_do_markets_benefit_talent_board_ret = ret
    s.f_do_markets_benefit_talent_board_me = me
    COVER.add(147)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 34  # do_markets_benefit_talent_board_answer_3_logged
        return 0
    COVER.add(148)
    return do_any_inputs_logged(s, 36, me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_answer_3_logged(s, answer_3):  # do_markets_benefit_talent_board, after the question answer_3, content/crypto_clash/markets/tablets.yaml:34
    if answer_3:
        return do_take_function_logged(s, 35, s.f_do_markets_benefit_talent_board_me)  # then do_markets_benefit_talent_board_after_do_take_function_logged
    COVER.add(148)
    return do_any_inputs_logged(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_after_do_take_function_logged(s, _):  # do_markets_benefit_talent_board, after do_take_function, content/crypto_clash/markets/tablets.yaml:34
    COVER.add(148)
    return do_any_inputs_logged(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_rest_logged(s):  # do_markets_benefit_talent_board, rest, content/crypto_clash/markets/tablets.yaml:34
    COVER.add(148)
    return do_any_inputs_logged(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_after_do_any_inputs_logged(s, _):  # do_markets_benefit_talent_board, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:34
    return s.f_do_markets_benefit_talent_board_ret

# ---- do_markets_benefit_insider_desk, content/crypto_clash/markets/tablets.yaml:38
def do_markets_benefit_insider_desk_logged(s, ret, me, this):
    s.f_do_markets_benefit_insider_desk_ret = ret
    s.f_do_markets_benefit_insider_desk_me = me
    COVER.add(150)
    return do_draw_news_logged(s, 37, me, 2)  # then do_markets_benefit_insider_desk_after_do_draw_news_logged

def do_markets_benefit_insider_desk_after_do_draw_news_logged(s, _):  # do_markets_benefit_insider_desk, after do_draw_news, content/crypto_clash/markets/tablets.yaml:38
    me = s.f_do_markets_benefit_insider_desk_me
    COVER.add(151)
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # do_markets_benefit_insider_desk_answer_4_logged
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 40  # do_markets_benefit_insider_desk_passed_logged
        return 0
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_answer_4_logged(s, answer_4):  # do_markets_benefit_insider_desk, after the question answer_4, content/crypto_clash/markets/tablets.yaml:38
    if answer_4:
        return do_play_news_logged(s, 39, s.f_do_markets_benefit_insider_desk_me)  # then do_markets_benefit_insider_desk_after_do_play_news_logged
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_after_do_play_news_logged(s, _):  # do_markets_benefit_insider_desk, after do_play_news, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_passed_logged(s, passed):  # do_markets_benefit_insider_desk, after the question passed, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

def do_markets_benefit_insider_desk_end_logged(s):  # do_markets_benefit_insider_desk, rest, content/crypto_clash/markets/tablets.yaml:38
    return s.f_do_markets_benefit_insider_desk_ret

# ---- do_markets_benefit_flash_forum, content/crypto_clash/markets/tablets.yaml:42
def do_markets_benefit_flash_forum_logged(s, ret, me, this):
    s.f_do_markets_benefit_flash_forum_ret = ret
    s.f_do_markets_benefit_flash_forum_me = me
    COVER.add(153)
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 41  # do_markets_benefit_flash_forum_answer_5_logged
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 43  # do_markets_benefit_flash_forum_passed_1_logged
        return 0
    COVER.add(154)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[me] = value
    change_47 = value - before
    s.tape.append((11, 154, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_answer_5_logged(s, answer_5):  # do_markets_benefit_flash_forum, after the question answer_5, content/crypto_clash/markets/tablets.yaml:42
    me = s.f_do_markets_benefit_flash_forum_me
    if answer_5:
        return do_play_news_logged(s, 42, me)  # then do_markets_benefit_flash_forum_after_do_play_news_logged
    COVER.add(154)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[me] = value
    change_47 = value - before
    s.tape.append((11, 154, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_after_do_play_news_logged(s, _):  # do_markets_benefit_flash_forum, after do_play_news, content/crypto_clash/markets/tablets.yaml:42
    COVER.add(154)
    before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    change_47 = value - before
    s.tape.append((11, 154, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_passed_1_logged(s, passed_1):  # do_markets_benefit_flash_forum, after the question passed_1, content/crypto_clash/markets/tablets.yaml:42
    COVER.add(154)
    before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    change_47 = value - before
    s.tape.append((11, 154, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_rest_logged(s):  # do_markets_benefit_flash_forum, rest, content/crypto_clash/markets/tablets.yaml:42
    COVER.add(154)
    before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 154)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    change_47 = value - before
    s.tape.append((11, 154, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

# ---- do_markets_benefit_victory_plaza, content/crypto_clash/markets/tablets.yaml:46
def do_markets_benefit_victory_plaza_logged(s, ret, me, this):
    s.f_do_markets_benefit_victory_plaza_ret = ret
    COVER.add(156)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 156)
    s.points[me] = value
    change_48 = value - before
    s.tape.append((22, 156, me, (change_48,), None))
    COVER.add(157)
    return do_any_inputs_logged(s, 44, me, 1)  # then do_markets_benefit_victory_plaza_after_do_any_inputs_logged

def do_markets_benefit_victory_plaza_after_do_any_inputs_logged(s, _):  # do_markets_benefit_victory_plaza, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:46
    return s.f_do_markets_benefit_victory_plaza_ret

# ---- do_markets_benefit_twin_office, content/crypto_clash/markets/tablets.yaml:50
def do_markets_benefit_twin_office_logged(s, ret, me, this):
    s.f_do_markets_benefit_twin_office_ret = ret
    s.f_do_markets_benefit_twin_office_me = me
    COVER.add(159)
    s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = 0
    while True:
        if repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = (1, 2)[repeat_2_i]
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(160)
        if len(s.piles[27]) > 0:
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6_logged
            return 0

def do_markets_benefit_twin_office_answer_6_logged(s, answer_6):  # do_markets_benefit_twin_office, after the question answer_6, content/crypto_clash/markets/tablets.yaml:50
    repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
    if answer_6:
        return do_take_function_logged(s, 46, s.f_do_markets_benefit_twin_office_me)  # then do_markets_benefit_twin_office_after_do_take_function_logged
    while True:
        if repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = (1, 2)[repeat_2_i]
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(160)
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6_logged
            return 0

def do_markets_benefit_twin_office_after_do_take_function_logged(s, _):  # do_markets_benefit_twin_office, after do_take_function, content/crypto_clash/markets/tablets.yaml:50
    repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
    while True:
        if repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = (1, 2)[repeat_2_i]
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(160)
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6_logged
            return 0

def do_markets_benefit_twin_office_repeat_2_logged(s):  # do_markets_benefit_twin_office, rest, content/crypto_clash/markets/tablets.yaml:50
    repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
    while True:
        if repeat_2_i >= 2:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = (1, 2)[repeat_2_i]
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(160)
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # do_markets_benefit_twin_office_answer_6_logged
            return 0

# ---- do_functions_reward_fm01, content/crypto_clash/cards/functions.yaml:7
def do_functions_reward_fm01_logged(s, me, this):
    COVER.add(206)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_49 = value - before
    s.tape.append((42, 206, me, (change_49,), None))
    return

# ---- do_functions_reward_fm02, content/crypto_clash/cards/functions.yaml:12
def do_functions_reward_fm02_logged(s, me, this):
    COVER.add(207)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_50 = value - before
    s.tape.append((42, 207, me, (change_50,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 207)
    s.points[me] = value
    change_51 = value - before
    s.tape.append((22, 207, me, (change_51,), None))
    return

# ---- do_functions_reward_fm03, content/crypto_clash/cards/functions.yaml:17
def do_functions_reward_fm03_logged(s, me, this):
    COVER.add(208)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_52 = value - before
    s.tape.append((42, 208, me, (change_52,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 208)
    s.points[me] = value
    change_53 = value - before
    s.tape.append((22, 208, me, (change_53,), None))
    return

# ---- do_functions_reward_fm04, content/crypto_clash/cards/functions.yaml:22
def do_functions_reward_fm04_logged(s, me, this):
    COVER.add(209)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_54 = value - before
    s.tape.append((42, 209, me, (change_54,), None))
    before = s.btc[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 209)
    s.btc[me] = value
    change_55 = value - before
    s.tape.append((11, 209, me, (change_55,), None))
    return

# ---- do_functions_reward_fm05, content/crypto_clash/cards/functions.yaml:27
def do_functions_reward_fm05_logged(s, me, this):
    COVER.add(210)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_56 = value - before
    s.tape.append((42, 210, me, (change_56,), None))
    return

# ---- do_functions_reward_fm06, content/crypto_clash/cards/functions.yaml:32
def do_functions_reward_fm06_logged(s, me, this):
    COVER.add(211)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_57 = value - before
    s.tape.append((42, 211, me, (change_57,), None))
    return

# ---- do_functions_reward_fm07, content/crypto_clash/cards/functions.yaml:37
def do_functions_reward_fm07_logged(s, me, this):
    COVER.add(212)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_58 = value - before
    s.tape.append((42, 212, me, (change_58,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 212)
    s.points[me] = value
    change_59 = value - before
    s.tape.append((22, 212, me, (change_59,), None))
    return

# ---- do_functions_reward_fm08, content/crypto_clash/cards/functions.yaml:42
def do_functions_reward_fm08_logged(s, me, this):
    COVER.add(213)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_60 = value - before
    s.tape.append((42, 213, me, (change_60,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 213)
    s.points[me] = value
    change_61 = value - before
    s.tape.append((22, 213, me, (change_61,), None))
    return

# ---- do_functions_reward_fm09, content/crypto_clash/cards/functions.yaml:47
def do_functions_reward_fm09_logged(s, me, this):
    COVER.add(214)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_62 = value - before
    s.tape.append((42, 214, me, (change_62,), None))
    return

# ---- do_functions_reward_fm10, content/crypto_clash/cards/functions.yaml:52
def do_functions_reward_fm10_logged(s, me, this):
    COVER.add(215)
    at = me * 3
    before = s.outputs[at]
    value = before + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_63 = value - before
    s.tape.append((42, 215, me, (change_63,), None))
    return

# ---- do_functions_reward_fc01, content/crypto_clash/cards/functions.yaml:57
def do_functions_reward_fc01_logged(s, me, this):
    COVER.add(216)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_64 = value - before
    s.tape.append((43, 216, me, (change_64,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 216)
    s.points[me] = value
    change_65 = value - before
    s.tape.append((22, 216, me, (change_65,), None))
    return

# ---- do_functions_reward_fc02, content/crypto_clash/cards/functions.yaml:62
def do_functions_reward_fc02_logged(s, me, this):
    COVER.add(217)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_66 = value - before
    s.tape.append((43, 217, me, (change_66,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 217)
    s.points[me] = value
    change_67 = value - before
    s.tape.append((22, 217, me, (change_67,), None))
    return

# ---- do_functions_reward_fc03, content/crypto_clash/cards/functions.yaml:67
def do_functions_reward_fc03_logged(s, me, this):
    COVER.add(218)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_68 = value - before
    s.tape.append((43, 218, me, (change_68,), None))
    before = s.points[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 218)
    s.points[me] = value
    change_69 = value - before
    s.tape.append((22, 218, me, (change_69,), None))
    return

# ---- do_functions_reward_fc04, content/crypto_clash/cards/functions.yaml:72
def do_functions_reward_fc04_logged(s, me, this):
    COVER.add(219)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_70 = value - before
    s.tape.append((43, 219, me, (change_70,), None))
    before = s.points[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 219)
    s.points[me] = value
    change_71 = value - before
    s.tape.append((22, 219, me, (change_71,), None))
    return

# ---- do_functions_reward_fc05, content/crypto_clash/cards/functions.yaml:77
def do_functions_reward_fc05_logged(s, me, this):
    COVER.add(220)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_72 = value - before
    s.tape.append((43, 220, me, (change_72,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.points[me] = value
    change_73 = value - before
    s.tape.append((22, 220, me, (change_73,), None))
    return

# ---- do_functions_reward_fc06, content/crypto_clash/cards/functions.yaml:82
def do_functions_reward_fc06_logged(s, me, this):
    COVER.add(221)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_74 = value - before
    s.tape.append((43, 221, me, (change_74,), None))
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_75 = value - before
    s.tape.append((42, 221, me, (change_75,), None))
    return

# ---- do_functions_reward_fc07, content/crypto_clash/cards/functions.yaml:87
def do_functions_reward_fc07_logged(s, me, this):
    COVER.add(222)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_76 = value - before
    s.tape.append((43, 222, me, (change_76,), None))
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 222)
    s.points[me] = value
    change_77 = value - before
    s.tape.append((22, 222, me, (change_77,), None))
    return

# ---- do_functions_reward_fc08, content/crypto_clash/cards/functions.yaml:92
def do_functions_reward_fc08_logged(s, me, this):
    COVER.add(223)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_78 = value - before
    s.tape.append((43, 223, me, (change_78,), None))
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 223)
    s.points[me] = value
    change_79 = value - before
    s.tape.append((22, 223, me, (change_79,), None))
    return

# ---- do_functions_reward_fc09, content/crypto_clash/cards/functions.yaml:97
def do_functions_reward_fc09_logged(s, me, this):
    COVER.add(224)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_80 = value - before
    s.tape.append((43, 224, me, (change_80,), None))
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_81 = value - before
    s.tape.append((44, 224, me, (change_81,), None))
    return

# ---- do_functions_reward_fc10, content/crypto_clash/cards/functions.yaml:102
def do_functions_reward_fc10_logged(s, me, this):
    COVER.add(225)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_82 = value - before
    s.tape.append((43, 225, me, (change_82,), None))
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_83 = value - before
    s.tape.append((42, 225, me, (change_83,), None))
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 225)
    s.points[me] = value
    change_84 = value - before
    s.tape.append((22, 225, me, (change_84,), None))
    return

# ---- do_functions_reward_ft01, content/crypto_clash/cards/functions.yaml:107
def do_functions_reward_ft01_logged(s, me, this):
    COVER.add(226)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_85 = value - before
    s.tape.append((44, 226, me, (change_85,), None))
    return

# ---- do_functions_reward_ft02, content/crypto_clash/cards/functions.yaml:112
def do_functions_reward_ft02_logged(s, me, this):
    COVER.add(227)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_86 = value - before
    s.tape.append((44, 227, me, (change_86,), None))
    before = s.btc[me]
    value = before + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 227)
    s.btc[me] = value
    change_87 = value - before
    s.tape.append((11, 227, me, (change_87,), None))
    return

# ---- do_functions_reward_ft03, content/crypto_clash/cards/functions.yaml:117
def do_functions_reward_ft03_logged(s, me, this):
    COVER.add(228)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_88 = value - before
    s.tape.append((44, 228, me, (change_88,), None))
    return

# ---- do_functions_reward_ft04, content/crypto_clash/cards/functions.yaml:122
def do_functions_reward_ft04_logged(s, me, this):
    COVER.add(229)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_89 = value - before
    s.tape.append((44, 229, me, (change_89,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.points[me] = value
    change_90 = value - before
    s.tape.append((22, 229, me, (change_90,), None))
    return

# ---- do_functions_reward_ft05, content/crypto_clash/cards/functions.yaml:127
def do_functions_reward_ft05_logged(s, me, this):
    COVER.add(230)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_91 = value - before
    s.tape.append((44, 230, me, (change_91,), None))
    return

# ---- do_functions_reward_ft06, content/crypto_clash/cards/functions.yaml:132
def do_functions_reward_ft06_logged(s, me, this):
    COVER.add(231)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_92 = value - before
    s.tape.append((44, 231, me, (change_92,), None))
    return

# ---- do_functions_reward_ft07, content/crypto_clash/cards/functions.yaml:137
def do_functions_reward_ft07_logged(s, me, this):
    COVER.add(232)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_93 = value - before
    s.tape.append((44, 232, me, (change_93,), None))
    return

# ---- do_functions_reward_ft08, content/crypto_clash/cards/functions.yaml:142
def do_functions_reward_ft08_logged(s, me, this):
    COVER.add(233)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_94 = value - before
    s.tape.append((44, 233, me, (change_94,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.points[me] = value
    change_95 = value - before
    s.tape.append((22, 233, me, (change_95,), None))
    return

# ---- do_functions_reward_ft09, content/crypto_clash/cards/functions.yaml:147
def do_functions_reward_ft09_logged(s, me, this):
    COVER.add(234)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_96 = value - before
    s.tape.append((44, 234, me, (change_96,), None))
    return

# ---- do_functions_reward_ft10, content/crypto_clash/cards/functions.yaml:152
def do_functions_reward_ft10_logged(s, me, this):
    COVER.add(235)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_97 = value - before
    s.tape.append((44, 235, me, (change_97,), None))
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    change_98 = value - before
    s.tape.append((22, 235, me, (change_98,), None))
    return

# ---- do_functions_reward_fk01, content/crypto_clash/cards/functions.yaml:157
def do_functions_reward_fk01_logged(s, me, this):
    COVER.add(236)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 236)
    s.points[me] = value
    change_99 = value - before
    s.tape.append((22, 236, me, (change_99,), None))
    return

# ---- do_functions_reward_fk02, content/crypto_clash/cards/functions.yaml:163
def do_functions_reward_fk02_logged(s, me, this):
    COVER.add(237)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 237)
    s.points[me] = value
    change_100 = value - before
    s.tape.append((22, 237, me, (change_100,), None))
    return

# ---- do_functions_reward_fk03, content/crypto_clash/cards/functions.yaml:169
def do_functions_reward_fk03_logged(s, me, this):
    COVER.add(238)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 238)
    s.points[me] = value
    change_101 = value - before
    s.tape.append((22, 238, me, (change_101,), None))
    return

# ---- do_functions_reward_fk04, content/crypto_clash/cards/functions.yaml:175
def do_functions_reward_fk04_logged(s, me, this):
    COVER.add(239)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 239)
    s.points[me] = value
    change_102 = value - before
    s.tape.append((22, 239, me, (change_102,), None))
    return

# ---- do_functions_reward_fk05, content/crypto_clash/cards/functions.yaml:181
def do_functions_reward_fk05_logged(s, me, this):
    COVER.add(240)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 240)
    s.points[me] = value
    change_103 = value - before
    s.tape.append((22, 240, me, (change_103,), None))
    return

# ---- do_functions_reward_fk06, content/crypto_clash/cards/functions.yaml:187
def do_functions_reward_fk06_logged(s, me, this):
    COVER.add(241)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.points[me] = value
    change_104 = value - before
    s.tape.append((22, 241, me, (change_104,), None))
    return

# ---- do_functions_reward_fk07, content/crypto_clash/cards/functions.yaml:193
def do_functions_reward_fk07_logged(s, me, this):
    COVER.add(242)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 242)
    s.points[me] = value
    change_105 = value - before
    s.tape.append((22, 242, me, (change_105,), None))
    return

# ---- do_functions_reward_fk10, content/crypto_clash/cards/functions.yaml:209
def do_functions_reward_fk10_logged(s, me, this):
    COVER.add(243)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 243)
    s.points[me] = value
    change_106 = value - before
    s.tape.append((22, 243, me, (change_106,), None))
    return

# ---- do_functions_ongoing_fk01, content/crypto_clash/cards/functions.yaml:158
def do_functions_ongoing_fk01_logged(s, me, this):
    COVER.add(245)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 245)
    s.inputs[at] = value
    change_107 = value - before
    s.tape.append((4, 245, me, (change_107,), None))
    return

# ---- do_functions_ongoing_fk02, content/crypto_clash/cards/functions.yaml:164
def do_functions_ongoing_fk02_logged(s, me, this):
    COVER.add(247)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 247)
    s.inputs[at] = value
    change_108 = value - before
    s.tape.append((5, 247, me, (change_108,), None))
    return

# ---- do_functions_ongoing_fk03, content/crypto_clash/cards/functions.yaml:170
def do_functions_ongoing_fk03_logged(s, me, this):
    COVER.add(249)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 249)
    s.inputs[at] = value
    change_109 = value - before
    s.tape.append((6, 249, me, (change_109,), None))
    return

# ---- do_functions_ongoing_fk04, content/crypto_clash/cards/functions.yaml:176
def do_functions_ongoing_fk04_logged(s, me, this):
    COVER.add(251)
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 251)
    s.inputs[at] = value
    change_110 = value - before
    s.tape.append((7, 251, me, (change_110,), None))
    return

# ---- do_functions_ongoing_fk05, content/crypto_clash/cards/functions.yaml:182
def do_functions_ongoing_fk05_logged(s, me, this):
    COVER.add(253)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 253)
    s.inputs[at] = value
    change_111 = value - before
    s.tape.append((4, 253, me, (change_111,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 253)
    s.inputs[at] = value
    change_112 = value - before
    s.tape.append((7, 253, me, (change_112,), None))
    return

# ---- do_functions_ongoing_fk06, content/crypto_clash/cards/functions.yaml:188
def do_functions_ongoing_fk06_logged(s, me, this):
    COVER.add(255)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 255)
    s.inputs[at] = value
    change_113 = value - before
    s.tape.append((5, 255, me, (change_113,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 255)
    s.inputs[at] = value
    change_114 = value - before
    s.tape.append((6, 255, me, (change_114,), None))
    return

# ---- do_functions_ongoing_fk07, content/crypto_clash/cards/functions.yaml:194
def do_functions_ongoing_fk07_logged(s, ret, me, this):
    s.f_do_functions_ongoing_fk07_ret = ret
    COVER.add(257)
    return do_any_inputs_logged(s, 47, me, 1)  # then do_functions_ongoing_fk07_after_do_any_inputs_logged

def do_functions_ongoing_fk07_after_do_any_inputs_logged(s, _):  # do_functions_ongoing_fk07, after do_any_inputs, content/crypto_clash/cards/functions.yaml:194
    return s.f_do_functions_ongoing_fk07_ret

# ---- do_functions_ongoing_fk08, content/crypto_clash/cards/functions.yaml:199
def do_functions_ongoing_fk08_logged(s, me, this):
    COVER.add(259)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 259)
    s.inputs[at] = value
    change_115 = value - before
    s.tape.append((6, 259, me, (change_115,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 259)
    s.inputs[at] = value
    change_116 = value - before
    s.tape.append((7, 259, me, (change_116,), None))
    return

# ---- do_functions_ongoing_fk09, content/crypto_clash/cards/functions.yaml:204
def do_functions_ongoing_fk09_logged(s, me, this):
    COVER.add(261)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 261)
    s.inputs[at] = value
    change_117 = value - before
    s.tape.append((4, 261, me, (change_117,), None))
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 261)
    s.inputs[at] = value
    change_118 = value - before
    s.tape.append((5, 261, me, (change_118,), None))
    return

# ---- do_functions_ongoing_fk10, content/crypto_clash/cards/functions.yaml:210
def do_functions_ongoing_fk10_logged(s, ret, me, this):
    s.f_do_functions_ongoing_fk10_ret = ret
    COVER.add(263)
    return do_any_inputs_logged(s, 48, me, 1)  # then do_functions_ongoing_fk10_after_do_any_inputs_logged

def do_functions_ongoing_fk10_after_do_any_inputs_logged(s, _):  # do_functions_ongoing_fk10, after do_any_inputs, content/crypto_clash/cards/functions.yaml:210
    return s.f_do_functions_ongoing_fk10_ret

# ---- main
def main_logged(s, _):
    COVER.add(287)
    for p_2 in CLOCKWISE[s.n][0]:
        COVER.add(288)
        old_8 = s.shares[p_2]
        s.shares[p_2] = PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]]
        s.tape.append((53, 288, p_2, (s.shares[p_2], old_8,), None))
        COVER.add(289)
        old_9 = s.extra[p_2]
        s.extra[p_2] = 1
        s.tape.append((54, 289, p_2, (s.extra[p_2], old_9,), None))
    COVER.add(290)
    for n_2 in (1, 2, 3, 4, 5, 6):
        COVER.add(291)
        old_10 = s.round_gems[n_2 - 1]
        s.round_gems[n_2 - 1] = 3
        s.tape.append((55, 291, s.active, (s.round_gems[n_2 - 1], old_10,), None))
        COVER.add(292)
        before = s.gem_supply
        value = before - 3
        if value < 0:
            value = 0
        s.gem_supply = value
        change_119 = value - before
        s.tape.append((56, 292, s.active, (0 - change_119,), None))
    else:
        COVER.add(293)
        s.f_main_each_7_i = 0
        return main_each_7_logged(s)

def main_after_refill_rows_logged(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:88
    return main_each_7_logged(s)

def main_each_7_logged(s):  # main, rest, content/crypto_clash/game.rules:88
    each_7_i = s.f_main_each_7_i
    if each_7_i < len(ALL_INPUT):
        kind_3 = ALL_INPUT[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        COVER.add(294)
        moved_8 = main_those(s, kind_3)
        place = 30 + kind_3
        for card in moved_8:
            put_known(s, card, place)
        s.tape.append((57, 294, -1, (moved_8,), None))
        return refill_rows_logged(s, 50)  # then main_after_refill_rows_logged
    COVER.add(295)
    moved_9 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit('there is no room for another card', 295)
    s.tape.append((58, 295, -1, (moved_9,), None))
    return refill_rows_logged(s, 51)  # then main_after_refill_rows_logged_

def main_after_refill_rows_logged_(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:89
    COVER.add(296)
    moved_10 = (14,)
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > 3:
            raise RuleLimit('there is no room for another card', 296)
    s.tape.append((59, 296, -1, (moved_10,), None))
    return refill_rows_logged(s, 52)  # then main_after_refill_rows_logged_2

def main_after_refill_rows_logged_2(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:90
    COVER.add(297)
    moved_11 = (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
    for card in moved_11:
        put_known(s, card, 23)
    s.tape.append((61, 297, -1, (len(moved_11),), None))
    return refill_rows_logged(s, 53)  # then main_after_refill_rows_logged_3

def main_after_refill_rows_logged_3(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:91
    COVER.add(298)
    shuffle(s, 23)
    s.open_expansion = 1
    return refill_rows_logged(s, 54)  # then main_after_refill_rows_logged_4

def main_after_refill_rows_logged_4(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:92
    COVER.add(299)
    for market_2 in s.piles[24]:
        COVER.add(300)
        before = s.gem_supply
        value = before - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        change_120 = value - before
        s.tape.append((56, 300, s.active, (0 - change_120,), None))
        COVER.add(301)
        before = s.market_gems[market_2]
        value = before + 1
        if value > 32:
            value = 32
        s.market_gems[market_2] = value
        change_121 = value - before
        s.tape.append((62, 301, s.active, (change_121, market_2,), None))
    else:
        COVER.add(302)
        moved_12 = ALL_FUNCTIONS
        for card in moved_12:
            put_known(s, card, 25)
        s.tape.append((64, 302, -1, (len(moved_12),), None))
        return refill_rows_logged(s, 55)  # then main_after_refill_rows_logged_5

def main_after_refill_rows_logged_5(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:96
    COVER.add(303)
    moved_13 = ALL_VOLATILITY
    for card in moved_13:
        put_known(s, card, 28)
    s.tape.append((66, 303, -1, (len(moved_13),), None))
    return refill_rows_logged(s, 56)  # then main_after_refill_rows_logged_6

def main_after_refill_rows_logged_6(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:97
    COVER.add(304)
    shuffle(s, 28)
    COVER.add(305)
    shuffle(s, 25)
    s.open_offer = 1
    return refill_rows_logged(s, 57)  # then main_after_refill_rows_logged_7

def main_after_refill_rows_logged_7(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:98
    COVER.add(306)
    s.f_main_each_9_from = 0
    s.f_main_each_9_i = 0
    return main_each_9_logged(s)

def main_after_refill_rows_logged_8(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:101
    return main_drawing_1_logged(s)

def main_after_refill_rows_logged_9(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:102
    return main_drawing_2_logged(s, 0)

def main_drawing_2_logged(s, _):  # main, loop, content/crypto_clash/game.rules:102
    drawing_2_i = s.f_main_drawing_2_i
    p_3 = s.f_main_p_3
    if drawing_2_i < 2:
        turn_5 = (1, 2)[drawing_2_i]
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) != 0:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 60)
            card_6 = s.piles[28][-1]
            moved_15 = (card_6,)
            place = 13 + p_3
            for card in moved_15:
                put_known(s, card, place)
            s.tape.append((16, 308, p_3, (len(moved_15),), None))
            s.tape.append((15, 308, p_3, (moved_15,), 1 << p_3))
            return refill_rows_logged(s, 61)  # then main_after_refill_rows_logged_9
    COVER.add(309)
    s.f_main_repeat_4_i = repeat_4_i = 0
    if repeat_4_i < 2:
        turn_6 = (1, 2)[repeat_4_i]
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(310)
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        COVER.add(311)
        at = p_3 * 4 + kind_4
        before = s.inputs[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        change_122 = value - before
        s.tape.append((10, 311, p_3, (change_122, kind_4,), None))
        if repeat_4_i < 2:
            turn_6 = (1, 2)[repeat_4_i]
            s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
            COVER.add(310)
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            return main_kind_4_logged(s, items[draw(s, len(items))])
        return main_each_9_logged(s)
    return main_each_9_logged(s)

def main_card_6_logged(s, card_6):  # main, after the card card_6, content/crypto_clash/game.rules:102
    if s.explicit:
        settle(s, card_6)
    p_3 = s.f_main_p_3
    moved_15 = (card_6,)
    place = 13 + p_3
    for card in moved_15:
        put_known(s, card, place)
    s.tape.append((16, 308, p_3, (len(moved_15),), None))
    s.tape.append((15, 308, p_3, (moved_15,), 1 << p_3))
    return refill_rows_logged(s, 61)  # then main_after_refill_rows_logged_9

def main_repeat_4_logged(s, _):  # main, loop, content/crypto_clash/game.rules:103
    repeat_4_i = s.f_main_repeat_4_i
    if repeat_4_i < 2:
        turn_6 = (1, 2)[repeat_4_i]
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(310)
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        COVER.add(311)
        at = s.f_main_p_3 * 4 + kind_4
        before = s.inputs[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        change_122 = value - before
        s.tape.append((10, 311, s.f_main_p_3, (change_122, kind_4,), None))
        if repeat_4_i < 2:
            turn_6 = (1, 2)[repeat_4_i]
            s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
            COVER.add(310)
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            kind_4 = items[draw(s, len(items))]
            COVER.add(311)
            at = s.f_main_p_3 * 4 + kind_4
            before = s.inputs[at]
            value = before + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 311)
            s.inputs[at] = value
            change_122 = value - before
            s.tape.append((10, 311, s.f_main_p_3, (change_122, kind_4,), None))
            return 81  # main_repeat_4_logged
        return main_each_9_logged(s)
    return main_each_9_logged(s)

def main_kind_4_logged(s, kind_4):  # main, after the draw kind_4, content/crypto_clash/game.rules:104
    repeat_4_i = s.f_main_repeat_4_i
    COVER.add(311)
    at = s.f_main_p_3 * 4 + kind_4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 311)
    s.inputs[at] = value
    change_122 = value - before
    s.tape.append((10, 311, s.f_main_p_3, (change_122, kind_4,), None))
    if repeat_4_i < 2:
        turn_6 = (1, 2)[repeat_4_i]
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(310)
        pool = ALL_INPUT
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 310)
        items = pool
        if s.explicit:
            return await_pick(s, items, 62)
        kind_4 = items[draw(s, len(items))]
        COVER.add(311)
        at = s.f_main_p_3 * 4 + kind_4
        before = s.inputs[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 311)
        s.inputs[at] = value
        change_122 = value - before
        s.tape.append((10, 311, s.f_main_p_3, (change_122, kind_4,), None))
        if repeat_4_i < 2:
            turn_6 = (1, 2)[repeat_4_i]
            s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
            COVER.add(310)
            pool = ALL_INPUT
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 310)
            items = pool
            if s.explicit:
                return await_pick(s, items, 62)
            return main_kind_4_logged(s, items[draw(s, len(items))])
        return main_each_9_logged(s)
    return main_each_9_logged(s)

def main_each_9_logged(s):  # main, rest, content/crypto_clash/game.rules:100
    each_9_i = s.f_main_each_9_i
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        COVER.add(307)
        s.f_main_drawing_1_i = 0
        return main_drawing_1_logged(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows_logged(s, 63)  # then main_after_refill_rows_logged_10

def main_drawing_1_logged(s):  # main, rest, content/crypto_clash/game.rules:100
    drawing_1_i = s.f_main_drawing_1_i
    if drawing_1_i < 2:
        turn_4 = (1, 2)[drawing_1_i]
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[25]) == 0:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if len(s.piles[25]) != 0:
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 58)
            card_5 = s.piles[25][-1]
            moved_14 = (card_5,)
            place = 1 + s.f_main_p_3
            for card in moved_14:
                put_known(s, card, place)
            s.tape.append((15, 307, s.f_main_p_3, (moved_14,), None))
            return refill_rows_logged(s, 59)  # then main_after_refill_rows_logged_8
    COVER.add(308)
    s.f_main_drawing_2_i = 0
    return 80  # main_drawing_2_logged

def main_card_5_logged(s, card_5):  # main, after the card card_5, content/crypto_clash/game.rules:101
    if s.explicit:
        settle(s, card_5)
    moved_14 = (card_5,)
    place = 1 + s.f_main_p_3
    for card in moved_14:
        put_known(s, card, place)
    s.tape.append((15, 307, s.f_main_p_3, (moved_14,), None))
    return refill_rows_logged(s, 59)  # then main_after_refill_rows_logged_8

def main_after_refill_rows_logged_10(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:100
    s.f_main_played = 0
    s.f_main_rounds_left = 7
    return main_rounds_logged(s)

def main_after_do_functions_ongoing_logged(s, _):  # main, after do_functions_ongoing, content/crypto_clash/game.rules:114
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        COVER.add(324)
        return DO_FUNCTIONS_ONGOING_LOGGED[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing_logged
    return 86  # main_each_12_logged

def main_do_claim_market_logged(s, do_claim_market):  # main, after the question do_claim_market, content/crypto_clash/turn.rules:4
    s.f_main_do_claim_market = do_claim_market
    seat_2 = s.f_main_seat_2
    s.tape.append((0, 3, seat_2, (do_claim_market,), None))
    COVER.add(4)
    price = 1
    if price > 0:
        s.shares[seat_2] += (0 - price)
        s.tape.append((1, 5, seat_2, (price,), None))
    COVER.add(6)
    old = s.market_pawn[do_claim_market]
    s.market_pawn[do_claim_market] = seat_2
    s.tape.append((3, 6, seat_2, (s.market_pawn[do_claim_market], old,), None))
    COVER.add(7)
    if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
        s.player = seat_2
        s.options = (do_claim_market, -1)
        s.option_count = 2
        s.pc = 68  # main_answer_logged
        return 0
    COVER.add(327)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_answer_logged(s, answer):  # main, after the question answer, content/crypto_clash/turn.rules:7
    seat_2 = s.f_main_seat_2
    if answer >= 0:
        return DO_MARKETS_BENEFIT_LOGGED[s.f_main_do_claim_market](s, 69, seat_2, s.f_main_do_claim_market)  # then main_after_do_markets_benefit_logged
    COVER.add(327)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_do_markets_benefit_logged(s, _):  # main, after do_markets_benefit, content/crypto_clash/turn.rules:7
    COVER.add(327)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_chosen_logged(s, chosen):  # main, after the question chosen, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if chosen == -1:
        COVER.add(329)
        s.f_main_offers_1_left = offers_1_left = 10000
        if offers_1_left > 0:
            s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
            offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
            if len(offered_1) == 0:
                return main_each_13_logged(s, 0)
            s.player = seat_2
            s.options = options = offered_1 + (-1,)
            s.option_count = len(options)
            s.pc = 75  # main_chosen_1_logged
            return 0
        raise RuleLimit('this is repeated too often', 329)
    COVER.add(327)
    s.tape.append((41, 201, seat_2, (), None))
    COVER.add(202)
    s.player = seat_2
    s.options = options = main_those_(s, seat_2)
    s.option_count = len(options)
    s.pc = 71  # main_do_complete_function_card_3_logged
    return 0

def main_do_complete_function_card_3_logged(s, do_complete_function_card_3):  # main, after the question do_complete_function_card_3, content/crypto_clash/turn.rules:10
    s.f_main_do_complete_function_card_3 = do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    s.tape.append((0, 202, seat_2, (do_complete_function_card_3,), None))
    COVER.add(203)
    price_2 = PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_3 = PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_4 = PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_5 = PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_6 = PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    if price_2 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_2)
        s.tape.append((37, 204, seat_2, (price_2,), None))
    if price_3 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_3)
        s.tape.append((38, 204, seat_2, (price_3,), None))
    if price_4 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_4)
        s.tape.append((39, 204, seat_2, (price_4,), None))
    if price_5 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_5)
        s.tape.append((40, 204, seat_2, (price_5,), None))
    if price_6 > 0:
        s.btc[seat_2] += (0 - price_6)
        s.tape.append((36, 204, seat_2, (price_6,), None))
    COVER.add(205)
    DO_FUNCTIONS_REWARD_LOGGED[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    COVER.add(244)
    return DO_FUNCTIONS_ONGOING_LOGGED[do_complete_function_card_3 - 26](s, 72, seat_2, do_complete_function_card_3)  # then main_after_do_functions_ongoing_logged_

def main_after_do_functions_ongoing_logged_(s, _):  # main, after do_functions_ongoing, content/crypto_clash/turn.rules:12
    do_complete_function_card_3 = s.f_main_do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    COVER.add(265)
    if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
        COVER.add(266)
        moved_5 = (do_complete_function_card_3,)
        place = 9 + seat_2
        for card in moved_5:
            put_known(s, card, place)
        s.tape.append((45, 266, seat_2, (moved_5,), None))
        return refill_rows_logged(s, 73)  # then main_after_refill_rows_logged_11
    COVER.add(267)
    moved_6 = (do_complete_function_card_3,)
    place = 5 + seat_2
    for card in moved_6:
        put_known(s, card, place)
    s.tape.append((47, 267, seat_2, (len(moved_6),), None))
    s.tape.append((46, 267, seat_2, (moved_6,), 1 << seat_2))
    return refill_rows_logged(s, 74)  # then main_after_refill_rows_logged_12

def main_after_refill_rows_logged_11(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:14
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13_logged(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1_logged
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_refill_rows_logged_12(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:15
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13_logged(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1_logged
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_chosen_1_logged(s, chosen_1):  # main, after the question chosen_1, content/crypto_clash/game.rules:120
    seat_2 = s.f_main_seat_2
    if chosen_1 == -1:
        return main_each_13_logged(s, 0)
    COVER.add(329)
    s.tape.append((48, 269, seat_2, (), None))
    COVER.add(270)
    s.player = seat_2
    s.options = options = main_those_2(s, seat_2)
    s.option_count = len(options)
    s.pc = 76  # main_do_buy_capital_kind_2_logged
    return 0

def main_do_buy_capital_kind_2_logged(s, do_buy_capital_kind_2):  # main, after the question do_buy_capital_kind_2, content/crypto_clash/turn.rules:18
    seat_2 = s.f_main_seat_2
    s.tape.append((9, 270, seat_2, (do_buy_capital_kind_2,), None))
    COVER.add(271)
    do_buy_capital_card_4 = s.piles[30 + do_buy_capital_kind_2][-1]
    COVER.add(272)
    price_7 = PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_8 = PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_9 = PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_10 = PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_11 = PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    if price_7 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_7)
        s.tape.append((40, 273, seat_2, (price_7,), None))
    if price_8 > 0:
        s.btc[seat_2] += (0 - price_8)
        s.tape.append((36, 273, seat_2, (price_8,), None))
    if price_9 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_9)
        s.tape.append((37, 273, seat_2, (price_9,), None))
    if price_10 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_10)
        s.tape.append((38, 273, seat_2, (price_10,), None))
    if price_11 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_11)
        s.tape.append((39, 273, seat_2, (price_11,), None))
    COVER.add(274)
    moved_7 = (do_buy_capital_card_4,)
    place = 17 + seat_2
    for card in moved_7:
        put_known(s, card, place)
    s.tape.append((49, 274, seat_2, (moved_7,), None))
    return refill_rows_logged(s, 77)  # then main_after_refill_rows_logged_13

def main_after_refill_rows_logged_13(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:21
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13_logged(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_offers_1_logged(s, _):  # main, loop, content/crypto_clash/game.rules:120
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13_logged(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_each_13_logged(s, _):  # main, loop, content/crypto_clash/game.rules:117
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(s.f_main_each_13_items):
        s.f_main_seat_2 = seat_2 = s.f_main_each_13_items[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        s.active = seat_2
        s.tape.append((71, 325, seat_2, (), None))
        COVER.add(326)
        if can_claim(s, seat_2):
            s.tape.append((2, 2, seat_2, (), None))
            COVER.add(3)
            s.player = seat_2
            s.options = options = main_those_3(s)
            s.option_count = len(options)
            s.pc = 67  # main_do_claim_market_logged
            return 0
        s.tape.append((29, 326, seat_2, (), None))
        COVER.add(327)
        s.f_main_offers_left = offers_left = 10000
        if offers_left > 0:
            s.f_main_offers_left = offers_left = offers_left - 1
            offered = (0,) if can_complete_function(s, seat_2) else ()
            if len(offered) == 0:
                COVER.add(329)
                s.f_main_offers_1_left = 10000
                return 82  # main_offers_1_logged
            s.player = seat_2
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 70  # main_chosen_logged
            return 0
        raise RuleLimit('this is repeated too often', 327)
    COVER.add(331)
    s.tape.append((73, 331, -1, (), None))
    COVER.add(332)
    for market_4 in d_on_board(s):
        COVER.add(333)
        if s.market_pawn[market_4] != -1:
            COVER.add(334)
            owner = s.market_pawn[market_4]
            COVER.add(335)
            before = s.shares[owner]
            value = before + 1
            if value > 4:
                value = 4
            s.shares[owner] = value
            change_126 = value - before
            s.tape.append((74, 335, owner, (change_126,), None))
            COVER.add(336)
            old_12 = s.market_pawn[market_4]
            s.market_pawn[market_4] = -1
            s.tape.append((3, 336, s.active, (s.market_pawn[market_4], old_12,), None))
    COVER.add(337)
    if s.round != 3:
        return main_rounds_logged(s)
    COVER.add(338)
    for p_4 in CLOCKWISE[s.n][0]:
        COVER.add(339)
        before = s.shares[p_4]
        value = before + s.extra[p_4]
        if value > 4:
            value = 4
        s.shares[p_4] = value
        change_127 = value - before
        s.tape.append((74, 339, p_4, (change_127,), None))
        COVER.add(340)
        old_13 = s.extra[p_4]
        s.extra[p_4] = 0
        s.tape.append((54, 340, p_4, (s.extra[p_4], old_13,), None))
    else:
        return main_rounds_logged(s)

def main_rest_logged(s):  # main, rest, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    COVER.add(327)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13_logged(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1_logged
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_offers_logged(s):  # main, rest, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if len(offered) == 0:
            COVER.add(329)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    return main_each_13_logged(s, 0)
                s.player = seat_2
                s.options = options = offered_1 + (-1,)
                s.option_count = len(options)
                s.pc = 75  # main_chosen_1_logged
                return 0
            raise RuleLimit('this is repeated too often', 329)
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 327)

def main_after_offers_logged(s):  # main, rest, content/crypto_clash/game.rules:120
    COVER.add(329)
    s.f_main_offers_1_left = offers_1_left = 10000
    if offers_1_left > 0:
        s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if len(offered_1) == 0:
            return main_each_13_logged(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 329)

def main_rounds_logged(s):  # main, rest, content/crypto_clash/game.rules:106
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 6:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((67, 312, -1, (s.round,), None))
        COVER.add(313)
        s.tape.append((68, 313, -1, (), None))
        COVER.add(314)
        for market_3 in s.piles[24]:
            COVER.add(315)
            at = s.round - 1
            before = s.round_gems[at]
            value = before - 1
            if value < 0:
                value = 0
            s.round_gems[at] = value
            change_123 = value - before
            s.tape.append((69, 315, s.active, (0 - change_123, s.round,), None))
            COVER.add(316)
            before = s.market_gems[market_3]
            value = before + 1
            if value > 32:
                value = 32
            s.market_gems[market_3] = value
            change_124 = value - before
            s.tape.append((62, 316, s.active, (change_124, market_3,), None))
        COVER.add(317)
        if s.silversphere != -1:
            COVER.add(318)
            old_11 = s.lead
            s.lead = s.silversphere
            s.tape.append((52, 318, s.active, (s.lead, old_11,), None))
            COVER.add(320)
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # main_rolled_rate_1_logged
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_rate_1 = dice
            s.rate = rolled_rate_1
            s.tape.append((23, 320, s.active, (rolled_rate_1,), None))
            COVER.add(321)
            s.tape.append((70, 321, -1, (), None))
            s.f_main_each_12_from = s.lead
            s.f_main_each_12_i = 0
            return main_each_12_logged(s, 0)
        COVER.add(319)
        s.tape.append((50, 276, 0, (), None))
        COVER.add(277)
        old_5 = s.rollers
        s.rollers = CLOCKWISE[s.n][0]
        s.tape.append((51, 277, 0, (s.rollers, old_5,), None))
        COVER.add(278)
        s.f_main_repeat_3_left = repeat_3_left = 200
        if repeat_3_left > 0:
            s.f_main_repeat_3_left = repeat_3_left = repeat_3_left - 1
            COVER.add(279)
            s.f_main_each_4_items = s.rollers
            s.f_main_each_4_i = 0
            return main_each_4_logged(s, 0)
        raise RuleLimit('this is repeated too often', 278)
    raise RuleLimit('this is repeated too often', 312)

def main_repeat_3_logged(s, _):  # main, loop, content/crypto_clash/turn.rules:27
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        COVER.add(279)
        s.f_main_each_4_items = s.rollers
        s.f_main_each_4_i = 0
        return main_each_4_logged(s, 0)
    raise RuleLimit('this is repeated too often', 278)

def main_each_4_logged(s, _):  # main, loop, content/crypto_clash/turn.rules:27
    each_4_i = s.f_main_each_4_i
    if each_4_i < len(s.f_main_each_4_items):
        s.f_main_p = p = s.f_main_each_4_items[each_4_i]
        s.f_main_each_4_i = each_4_i = each_4_i + 1
        COVER.add(280)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 64  # main_rolled_order_roll_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_order_roll = dice
        s.order_roll[p] = rolled_order_roll
        s.tape.append((23, 280, p, (rolled_order_roll,), None))
        return 85  # main_each_4_logged
    COVER.add(281)
    old_6 = s.rollers
    s.rollers = main_best(s)
    s.tape.append((51, 281, 0, (s.rollers, old_6,), None))
    COVER.add(282)
    if len(s.rollers) == 1:
        COVER.add(283)
        COVER.add(284)
        old_7 = s.lead
        s.lead = s.rollers[0]
        s.tape.append((52, 284, 0, (s.lead, old_7,), None))
        COVER.add(320)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 65  # main_rolled_rate_1_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_rate_1 = dice
        s.rate = rolled_rate_1
        s.tape.append((23, 320, s.active, (rolled_rate_1,), None))
        COVER.add(321)
        s.tape.append((70, 321, -1, (), None))
        s.f_main_each_12_from = s.lead
        s.f_main_each_12_i = 0
        return main_each_12_logged(s, 0)
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        COVER.add(279)
        s.f_main_each_4_items = s.rollers
        s.f_main_each_4_i = each_4_i = 0
        return main_each_4_logged(s, 0)
    raise RuleLimit('this is repeated too often', 278)

def main_rolled_order_roll_logged(s, rolled_order_roll):  # main, after the dice rolled_order_roll, content/crypto_clash/turn.rules:28
    s.order_roll[s.f_main_p] = rolled_order_roll
    s.tape.append((23, 280, s.f_main_p, (rolled_order_roll,), None))
    return 85  # main_each_4_logged

def main_rest_logged_(s):  # main, rest, content/crypto_clash/game.rules:113
    COVER.add(320)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 65  # main_rolled_rate_1_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_rate_1 = dice
    s.rate = rolled_rate_1
    s.tape.append((23, 320, s.active, (rolled_rate_1,), None))
    COVER.add(321)
    s.tape.append((70, 321, -1, (), None))
    s.f_main_each_12_from = s.lead
    s.f_main_each_12_i = 0
    return main_each_12_logged(s, 0)

def main_rolled_rate_1_logged(s, rolled_rate_1):  # main, after the dice rolled_rate_1, content/crypto_clash/game.rules:113
    s.rate = rolled_rate_1
    s.tape.append((23, 320, s.active, (rolled_rate_1,), None))
    COVER.add(321)
    s.tape.append((70, 321, -1, (), None))
    s.f_main_each_12_from = s.lead
    s.f_main_each_12_i = 0
    return main_each_12_logged(s, 0)

def main_each_12_logged(s, _):  # main, loop, content/crypto_clash/game.rules:114
    each_12_i = s.f_main_each_12_i
    if each_12_i < s.n:
        s.f_main_seat_1 = seat_1 = (s.f_main_each_12_from + each_12_i) % s.n
        s.f_main_each_12_i = each_12_i = each_12_i + 1
        s.active = seat_1
        s.tape.append((71, 321, seat_1, (), None))
        COVER.add(322)
        before = s.btc[seat_1]
        value = before + q_round_income(s, seat_1)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 322)
        s.btc[seat_1] = value
        change_125 = value - before
        s.tape.append((11, 322, seat_1, (change_125,), None))
        COVER.add(323)
        s.f_main_each_11_items = each_11_items = s.piles[9 + seat_1]
        s.f_main_each_11_i = each_11_i = 0
        if each_11_i < len(each_11_items):
            card_7 = each_11_items[each_11_i]
            s.f_main_each_11_i = each_11_i = each_11_i + 1
            COVER.add(324)
            return DO_FUNCTIONS_ONGOING_LOGGED[card_7 - 26](s, 66, seat_1, card_7)  # then main_after_do_functions_ongoing_logged
        return 86  # main_each_12_logged
    COVER.add(325)
    s.tape.append((72, 325, -1, (), None))
    s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
    s.f_main_each_13_i = 0
    return 83  # main_each_13_logged

def main_each_11_logged(s):  # main, rest, content/crypto_clash/game.rules:114
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        COVER.add(324)
        return DO_FUNCTIONS_ONGOING_LOGGED[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing_logged
    return 86  # main_each_12_logged

# ---- refill_rows
def refill_rows_logged(s, ret):
    s.f_refill_rows_ret = ret
    if s.open_expansion:
        s.f_refill_rows_refill_left = refill_left = 1000
        if refill_left > 0:
            s.f_refill_rows_refill_left = refill_left = refill_left - 1
            if len(s.piles[24]) >= 3:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1_logged(s, 0)
                return s.f_refill_rows_ret
            if len(s.piles[23]) == 0:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1_logged(s, 0)
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            if refill_left > 0:
                s.f_refill_rows_refill_left = refill_left = refill_left - 1
                if len(s.piles[24]) >= 3:
                    return refill_rows_rest_logged(s)
                if len(s.piles[23]) == 0:
                    return refill_rows_rest_logged(s)
                if s.explicit and undecided(s, 23):
                    return await_top(s, 23, 78)
                return refill_rows_card_8_logged(s, s.piles[23][-1])
            raise RuleLimit('this is repeated too often', 0)
        raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        s.f_refill_rows_refill_1_left = 1000
        return refill_rows_refill_1_logged(s, 0)
    return s.f_refill_rows_ret

def refill_rows_refill_logged(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= 3:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1_logged(s, 0)
            return s.f_refill_rows_ret
        if len(s.piles[23]) == 0:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1_logged(s, 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        if s.f_refill_rows_refill_left > 0:
            s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
            if len(s.piles[24]) >= 3:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1_logged(s, 0)
                return refill_rows_end_logged(s)
            if len(s.piles[23]) == 0:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = 1000
                    return refill_rows_refill_1_logged(s, 0)
                return refill_rows_end_logged(s)
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            return 87  # refill_rows_refill_logged
        raise RuleLimit('this is repeated too often', 0)
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_8_logged(s, card_8):  # refill_rows, after the card card_8
    if s.explicit:
        settle(s, card_8)
    put_under_known(s, card_8, 24)
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= 3:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1_logged(s, 0)
            return s.f_refill_rows_ret
        if len(s.piles[23]) == 0:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = 1000
                return refill_rows_refill_1_logged(s, 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        if s.f_refill_rows_refill_left > 0:
            s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
            if len(s.piles[24]) >= 3:
                return refill_rows_rest_logged(s)
            if len(s.piles[23]) == 0:
                return refill_rows_rest_logged(s)
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)
            return refill_rows_card_8_logged(s, s.piles[23][-1])
        raise RuleLimit('this is repeated too often', 0)
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_rest_logged(s):  # refill_rows, rest
    if s.open_offer:
        s.f_refill_rows_refill_1_left = 1000
        return refill_rows_refill_1_logged(s, 0)
    return s.f_refill_rows_ret

def refill_rows_refill_1_logged(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_1_left > 0:
        s.f_refill_rows_refill_1_left = s.f_refill_rows_refill_1_left - 1
        if len(s.piles[27]) >= 4:
            return s.f_refill_rows_ret
        if len(s.piles[25]) == 0:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if len(s.piles[25]) == 0:
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 25):
            return await_top(s, 25, 79)
        card_9 = s.piles[25][-1]
        put_under_known(s, card_9, 27)
        return 88  # refill_rows_refill_1_logged
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_9_logged(s, card_9):  # refill_rows, after the card card_9
    if s.explicit:
        settle(s, card_9)
    put_under_known(s, card_9, 27)
    return 88  # refill_rows_refill_1_logged

def refill_rows_end_logged(s):  # refill_rows, rest
    return s.f_refill_rows_ret

CAN_MARKETS_BENEFIT = (one, one, one, one, one, one, one, one, one, can_markets_benefit_function_office, one, can_markets_benefit_news_desk, one, can_markets_benefit_market_expansion, one, can_markets_benefit_prestige_desk, one, one, one, one, one, one, one, one, one, one,)
PRICE_FUNCTIONS_COST_0 = (price_functions_cost_0_fm01, price_functions_cost_0_fm02, price_functions_cost_0_fm03, price_functions_cost_0_fm04, no_amount, price_functions_cost_0_fm06, price_functions_cost_0_fm07, price_functions_cost_0_fm08, price_functions_cost_0_fm09, price_functions_cost_0_fm10, price_functions_cost_0_fc01, no_amount, price_functions_cost_0_fc03, price_functions_cost_0_fc04, price_functions_cost_0_fc05, price_functions_cost_0_fc06, no_amount, no_amount, price_functions_cost_0_fc09, price_functions_cost_0_fc10, price_functions_cost_0_ft01, price_functions_cost_0_ft02, no_amount, no_amount, price_functions_cost_0_ft05, price_functions_cost_0_ft06, price_functions_cost_0_ft07, no_amount, price_functions_cost_0_ft09, price_functions_cost_0_ft10, price_functions_cost_0_fk01, no_amount, price_functions_cost_0_fk03, price_functions_cost_0_fk04, price_functions_cost_0_fk05, no_amount, no_amount, price_functions_cost_0_fk08, no_amount, price_functions_cost_0_fk10,)
PRICE_FUNCTIONS_COST_1 = (price_functions_cost_1_fm01, price_functions_cost_1_fm02, price_functions_cost_1_fm03, price_functions_cost_1_fm04, price_functions_cost_1_fm05, price_functions_cost_1_fm06, price_functions_cost_1_fm07, price_functions_cost_1_fm08, price_functions_cost_1_fm09, price_functions_cost_1_fm10, no_amount, price_functions_cost_1_fc02, price_functions_cost_1_fc03, no_amount, price_functions_cost_1_fc05, price_functions_cost_1_fc06, price_functions_cost_1_fc07, price_functions_cost_1_fc08, price_functions_cost_1_fc09, price_functions_cost_1_fc10, no_amount, no_amount, price_functions_cost_1_ft03, no_amount, price_functions_cost_1_ft05, no_amount, price_functions_cost_1_ft07, price_functions_cost_1_ft08, price_functions_cost_1_ft09, price_functions_cost_1_ft10, price_functions_cost_1_fk01, price_functions_cost_1_fk02, no_amount, price_functions_cost_1_fk04, price_functions_cost_1_fk05, no_amount, price_functions_cost_1_fk07, no_amount, price_functions_cost_1_fk09, no_amount,)
PRICE_FUNCTIONS_COST_2 = (no_amount, price_functions_cost_2_fm02, no_amount, no_amount, price_functions_cost_2_fm05, price_functions_cost_2_fm06, no_amount, price_functions_cost_2_fm08, no_amount, price_functions_cost_2_fm10, price_functions_cost_2_fc01, no_amount, price_functions_cost_2_fc03, price_functions_cost_2_fc04, price_functions_cost_2_fc05, no_amount, price_functions_cost_2_fc07, price_functions_cost_2_fc08, price_functions_cost_2_fc09, price_functions_cost_2_fc10, price_functions_cost_2_ft01, price_functions_cost_2_ft02, price_functions_cost_2_ft03, price_functions_cost_2_ft04, price_functions_cost_2_ft05, price_functions_cost_2_ft06, no_amount, price_functions_cost_2_ft08, price_functions_cost_2_ft09, price_functions_cost_2_ft10, price_functions_cost_2_fk01, price_functions_cost_2_fk02, price_functions_cost_2_fk03, no_amount, no_amount, price_functions_cost_2_fk06, price_functions_cost_2_fk07, no_amount, price_functions_cost_2_fk09, no_amount,)
PRICE_FUNCTIONS_COST_3 = (no_amount, no_amount, price_functions_cost_3_fm03, no_amount, no_amount, no_amount, price_functions_cost_3_fm07, price_functions_cost_3_fm08, price_functions_cost_3_fm09, price_functions_cost_3_fm10, price_functions_cost_3_fc01, price_functions_cost_3_fc02, no_amount, price_functions_cost_3_fc04, no_amount, price_functions_cost_3_fc06, price_functions_cost_3_fc07, price_functions_cost_3_fc08, price_functions_cost_3_fc09, price_functions_cost_3_fc10, no_amount, price_functions_cost_3_ft02, no_amount, price_functions_cost_3_ft04, price_functions_cost_3_ft05, price_functions_cost_3_ft06, no_amount, price_functions_cost_3_ft08, price_functions_cost_3_ft09, price_functions_cost_3_ft10, no_amount, price_functions_cost_3_fk02, price_functions_cost_3_fk03, price_functions_cost_3_fk04, no_amount, price_functions_cost_3_fk06, no_amount, price_functions_cost_3_fk08, no_amount, price_functions_cost_3_fk10,)
PRICE_FUNCTIONS_COST_4 = (no_amount, no_amount, no_amount, no_amount, no_amount, price_functions_cost_4_fm06, price_functions_cost_4_fm07, price_functions_cost_4_fm08, price_functions_cost_4_fm09, price_functions_cost_4_fm10, price_functions_cost_4_fc01, price_functions_cost_4_fc02, price_functions_cost_4_fc03, price_functions_cost_4_fc04, price_functions_cost_4_fc05, price_functions_cost_4_fc06, no_amount, no_amount, price_functions_cost_4_fc09, price_functions_cost_4_fc10, price_functions_cost_4_ft01, price_functions_cost_4_ft02, price_functions_cost_4_ft03, price_functions_cost_4_ft04, price_functions_cost_4_ft05, price_functions_cost_4_ft06, price_functions_cost_4_ft07, price_functions_cost_4_ft08, price_functions_cost_4_ft09, price_functions_cost_4_ft10, no_amount, no_amount, no_amount, no_amount, price_functions_cost_4_fk05, price_functions_cost_4_fk06, price_functions_cost_4_fk07, no_amount, no_amount, price_functions_cost_4_fk10,)
CAN_FUNCTIONS_REWARD_AFTER_BTC = (can_functions_reward_after_btc_fm01, can_functions_reward_after_btc_fm02, can_functions_reward_after_btc_fm03, can_functions_reward_after_btc_fm04, can_functions_reward_after_btc_fm05, can_functions_reward_after_btc_fm06, can_functions_reward_after_btc_fm07, can_functions_reward_after_btc_fm08, can_functions_reward_after_btc_fm09, can_functions_reward_after_btc_fm10, can_functions_reward_after_btc_fc01, can_functions_reward_after_btc_fc02, can_functions_reward_after_btc_fc03, can_functions_reward_after_btc_fc04, can_functions_reward_after_btc_fc05, can_functions_reward_after_btc_fc06, can_functions_reward_after_btc_fc07, can_functions_reward_after_btc_fc08, can_functions_reward_after_btc_fc09, can_functions_reward_after_btc_fc10, can_functions_reward_after_btc_ft01, can_functions_reward_after_btc_ft02, can_functions_reward_after_btc_ft03, can_functions_reward_after_btc_ft04, can_functions_reward_after_btc_ft05, can_functions_reward_after_btc_ft06, can_functions_reward_after_btc_ft07, can_functions_reward_after_btc_ft08, can_functions_reward_after_btc_ft09, can_functions_reward_after_btc_ft10, can_functions_reward_after_btc_fk01, can_functions_reward_after_btc_fk02, can_functions_reward_after_btc_fk03, can_functions_reward_after_btc_fk04, can_functions_reward_after_btc_fk05, can_functions_reward_after_btc_fk06, can_functions_reward_after_btc_fk07, one, one, can_functions_reward_after_btc_fk10,)
PRICE_CAPITAL_COST_0 = (price_capital_cost_0_kst1, price_capital_cost_0_kst2, price_capital_cost_0_kst3, price_capital_cost_0_kst4, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_1 = (price_capital_cost_1_kst1, price_capital_cost_1_kst2, price_capital_cost_1_kst3, price_capital_cost_1_kst4, price_capital_cost_1_kel1, price_capital_cost_1_kel2, price_capital_cost_1_kel3, price_capital_cost_1_kel4, price_capital_cost_1_ken1, price_capital_cost_1_ken2, price_capital_cost_1_ken3, price_capital_cost_1_ken4, price_capital_cost_1_kla1, price_capital_cost_1_kla2, price_capital_cost_1_kla3, price_capital_cost_1_kla4,)
PRICE_CAPITAL_COST_2 = (no_amount, no_amount, no_amount, no_amount, price_capital_cost_2_kel1, price_capital_cost_2_kel2, price_capital_cost_2_kel3, price_capital_cost_2_kel4, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_3 = (no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, price_capital_cost_3_ken1, price_capital_cost_3_ken2, price_capital_cost_3_ken3, price_capital_cost_3_ken4, no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_4 = (no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, price_capital_cost_4_kla1, price_capital_cost_4_kla2, price_capital_cost_4_kla3, price_capital_cost_4_kla4,)
DO_MARKETS_BENEFIT = (lambda s, ret, *args: do_markets_benefit_steelyard(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_chip_works(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_power_station(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_hiring_hall(s, *args) or ret, do_markets_benefit_builders_row, do_markets_benefit_tech_bazaar, do_markets_benefit_open_market, lambda s, ret, *args: do_markets_benefit_coin_faucet(s, *args) or ret, do_markets_benefit_exchange_floor, do_markets_benefit_function_office, do_markets_benefit_rumour_mill, do_markets_benefit_news_desk, do_markets_benefit_clean_slate, do_markets_benefit_market_expansion, do_markets_benefit_starter, lambda s, ret, *args: do_markets_benefit_prestige_desk(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_deep_mine(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_assembly_hub(s, *args) or ret, do_markets_benefit_world_depot, lambda s, ret, *args: do_markets_benefit_grand_exchange(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_treasury(s, *args) or ret, do_markets_benefit_talent_board, do_markets_benefit_insider_desk, do_markets_benefit_flash_forum, do_markets_benefit_victory_plaza, do_markets_benefit_twin_office,)
DO_VOLATILITY_EFFECT = (lambda s, ret, *args: do_volatility_effect_vc01(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc02(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc03(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc04(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc05(s, *args) or ret, do_volatility_effect_vc06, do_volatility_effect_vc07, do_volatility_effect_vc08, lambda s, ret, *args: do_volatility_effect_vc09(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc10(s, *args) or ret, do_volatility_effect_vc11, do_volatility_effect_vc12, lambda s, ret, *args: do_volatility_effect_vc13(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc14(s, *args) or ret, do_volatility_effect_vc15, lambda s, ret, *args: do_volatility_effect_vc16(s, *args) or ret,)
DO_FUNCTIONS_REWARD = (do_functions_reward_fm01, do_functions_reward_fm02, do_functions_reward_fm03, do_functions_reward_fm04, do_functions_reward_fm05, do_functions_reward_fm06, do_functions_reward_fm07, do_functions_reward_fm08, do_functions_reward_fm09, do_functions_reward_fm10, do_functions_reward_fc01, do_functions_reward_fc02, do_functions_reward_fc03, do_functions_reward_fc04, do_functions_reward_fc05, do_functions_reward_fc06, do_functions_reward_fc07, do_functions_reward_fc08, do_functions_reward_fc09, do_functions_reward_fc10, do_functions_reward_ft01, do_functions_reward_ft02, do_functions_reward_ft03, do_functions_reward_ft04, do_functions_reward_ft05, do_functions_reward_ft06, do_functions_reward_ft07, do_functions_reward_ft08, do_functions_reward_ft09, do_functions_reward_ft10, do_functions_reward_fk01, do_functions_reward_fk02, do_functions_reward_fk03, do_functions_reward_fk04, do_functions_reward_fk05, do_functions_reward_fk06, do_functions_reward_fk07, nothing, nothing, do_functions_reward_fk10,)
DO_FUNCTIONS_ONGOING = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, lambda s, ret, *args: do_functions_ongoing_fk01(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk02(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk03(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk04(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk05(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk06(s, *args) or ret, do_functions_ongoing_fk07, lambda s, ret, *args: do_functions_ongoing_fk08(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk09(s, *args) or ret, do_functions_ongoing_fk10,)
DO_MARKETS_BENEFIT_LOGGED = (lambda s, ret, *args: do_markets_benefit_steelyard_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_chip_works_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_power_station_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_hiring_hall_logged(s, *args) or ret, do_markets_benefit_builders_row_logged, do_markets_benefit_tech_bazaar_logged, do_markets_benefit_open_market_logged, lambda s, ret, *args: do_markets_benefit_coin_faucet_logged(s, *args) or ret, do_markets_benefit_exchange_floor_logged, do_markets_benefit_function_office_logged, do_markets_benefit_rumour_mill_logged, do_markets_benefit_news_desk_logged, do_markets_benefit_clean_slate_logged, do_markets_benefit_market_expansion_logged, do_markets_benefit_starter_logged, lambda s, ret, *args: do_markets_benefit_prestige_desk_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_deep_mine_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_assembly_hub_logged(s, *args) or ret, do_markets_benefit_world_depot_logged, lambda s, ret, *args: do_markets_benefit_grand_exchange_logged(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_treasury_logged(s, *args) or ret, do_markets_benefit_talent_board_logged, do_markets_benefit_insider_desk_logged, do_markets_benefit_flash_forum_logged, do_markets_benefit_victory_plaza_logged, do_markets_benefit_twin_office_logged,)
DO_VOLATILITY_EFFECT_LOGGED = (lambda s, ret, *args: do_volatility_effect_vc01_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc02_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc03_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc04_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc05_logged(s, *args) or ret, do_volatility_effect_vc06_logged, do_volatility_effect_vc07_logged, do_volatility_effect_vc08_logged, lambda s, ret, *args: do_volatility_effect_vc09_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc10_logged(s, *args) or ret, do_volatility_effect_vc11_logged, do_volatility_effect_vc12_logged, lambda s, ret, *args: do_volatility_effect_vc13_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc14_logged(s, *args) or ret, do_volatility_effect_vc15_logged, lambda s, ret, *args: do_volatility_effect_vc16_logged(s, *args) or ret,)
DO_FUNCTIONS_REWARD_LOGGED = (do_functions_reward_fm01_logged, do_functions_reward_fm02_logged, do_functions_reward_fm03_logged, do_functions_reward_fm04_logged, do_functions_reward_fm05_logged, do_functions_reward_fm06_logged, do_functions_reward_fm07_logged, do_functions_reward_fm08_logged, do_functions_reward_fm09_logged, do_functions_reward_fm10_logged, do_functions_reward_fc01_logged, do_functions_reward_fc02_logged, do_functions_reward_fc03_logged, do_functions_reward_fc04_logged, do_functions_reward_fc05_logged, do_functions_reward_fc06_logged, do_functions_reward_fc07_logged, do_functions_reward_fc08_logged, do_functions_reward_fc09_logged, do_functions_reward_fc10_logged, do_functions_reward_ft01_logged, do_functions_reward_ft02_logged, do_functions_reward_ft03_logged, do_functions_reward_ft04_logged, do_functions_reward_ft05_logged, do_functions_reward_ft06_logged, do_functions_reward_ft07_logged, do_functions_reward_ft08_logged, do_functions_reward_ft09_logged, do_functions_reward_ft10_logged, do_functions_reward_fk01_logged, do_functions_reward_fk02_logged, do_functions_reward_fk03_logged, do_functions_reward_fk04_logged, do_functions_reward_fk05_logged, do_functions_reward_fk06_logged, do_functions_reward_fk07_logged, nothing, nothing, do_functions_reward_fk10_logged,)
DO_FUNCTIONS_ONGOING_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, lambda s, ret, *args: do_functions_ongoing_fk01_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk02_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk03_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk04_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk05_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk06_logged(s, *args) or ret, do_functions_ongoing_fk07_logged, lambda s, ret, *args: do_functions_ongoing_fk08_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk09_logged(s, *args) or ret, do_functions_ongoing_fk10_logged,)
DO_MARKETS_BENEFIT_PLAYED = (lambda s, rnd, *args: do_markets_benefit_steelyard(s, *args), lambda s, rnd, *args: do_markets_benefit_chip_works(s, *args), lambda s, rnd, *args: do_markets_benefit_power_station(s, *args), lambda s, rnd, *args: do_markets_benefit_hiring_hall(s, *args), do_markets_benefit_builders_row_played, do_markets_benefit_tech_bazaar_played, do_markets_benefit_open_market_played, lambda s, rnd, *args: do_markets_benefit_coin_faucet(s, *args), do_markets_benefit_exchange_floor_played, do_markets_benefit_function_office_played, do_markets_benefit_rumour_mill_played, do_markets_benefit_news_desk_played, do_markets_benefit_clean_slate_played, do_markets_benefit_market_expansion_played, do_markets_benefit_starter_played, lambda s, rnd, *args: do_markets_benefit_prestige_desk(s, *args), lambda s, rnd, *args: do_markets_benefit_deep_mine(s, *args), lambda s, rnd, *args: do_markets_benefit_assembly_hub(s, *args), do_markets_benefit_world_depot_played, lambda s, rnd, *args: do_markets_benefit_grand_exchange(s, *args), lambda s, rnd, *args: do_markets_benefit_treasury(s, *args), do_markets_benefit_talent_board_played, do_markets_benefit_insider_desk_played, do_markets_benefit_flash_forum_played, do_markets_benefit_victory_plaza_played, do_markets_benefit_twin_office_played,)
DO_VOLATILITY_EFFECT_PLAYED = (lambda s, rnd, *args: do_volatility_effect_vc01(s, *args), lambda s, rnd, *args: do_volatility_effect_vc02(s, *args), lambda s, rnd, *args: do_volatility_effect_vc03(s, *args), lambda s, rnd, *args: do_volatility_effect_vc04(s, *args), lambda s, rnd, *args: do_volatility_effect_vc05(s, *args), do_volatility_effect_vc06_played, do_volatility_effect_vc07_played, do_volatility_effect_vc08_played, lambda s, rnd, *args: do_volatility_effect_vc09(s, *args), lambda s, rnd, *args: do_volatility_effect_vc10(s, *args), do_volatility_effect_vc11_played, do_volatility_effect_vc12_played, lambda s, rnd, *args: do_volatility_effect_vc13(s, *args), lambda s, rnd, *args: do_volatility_effect_vc14(s, *args), do_volatility_effect_vc15_played, lambda s, rnd, *args: do_volatility_effect_vc16(s, *args),)
DO_FUNCTIONS_ONGOING_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, lambda s, rnd, *args: do_functions_ongoing_fk01(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk02(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk03(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk04(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk05(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk06(s, *args), do_functions_ongoing_fk07_played, lambda s, rnd, *args: do_functions_ongoing_fk08(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk09(s, *args), do_functions_ongoing_fk10_played,)
K = (
    None,
    stop,
    finish,
    do_any_inputs_kind_1,
    do_markets_benefit_builders_row_after_do_any_inputs,
    do_markets_benefit_tech_bazaar_after_do_any_inputs,
    do_markets_benefit_open_market_after_do_any_inputs,
    do_markets_benefit_exchange_floor_after_do_any_inputs,
    do_take_function_card,
    do_take_function_after_refill_rows,
    do_markets_benefit_function_office_after_do_take_function,
    do_draw_news_card_2,
    do_draw_news_after_refill_rows,
    do_markets_benefit_rumour_mill_after_do_draw_news,
    do_volatility_effect_vc06_after_do_any_inputs,
    do_volatility_effect_vc07_answer_1,
    do_volatility_effect_vc07_after_do_take_function,
    do_volatility_effect_vc07_after_do_any_inputs,
    do_volatility_effect_vc08_answer_2,
    do_volatility_effect_vc08_do_exchange_input_given_away,
    do_volatility_effect_vc08_do_exchange_input_wanted,
    do_volatility_effect_vc11_rolled_rate,
    do_volatility_effect_vc12_victim,
    do_volatility_effect_vc15_kind,
    do_play_news_card_1,
    do_play_news_after_do_volatility_effect,
    do_play_news_after_refill_rows,
    do_markets_benefit_news_desk_after_do_play_news,
    do_markets_benefit_clean_slate_after_refill_rows,
    do_markets_benefit_clean_slate_after_do_take_function,
    do_markets_benefit_market_expansion_market_1,
    do_markets_benefit_market_expansion_after_refill_rows,
    do_markets_benefit_starter_after_do_any_inputs,
    do_markets_benefit_world_depot_after_do_any_inputs,
    do_markets_benefit_talent_board_answer_3,
    do_markets_benefit_talent_board_after_do_take_function,
    do_markets_benefit_talent_board_after_do_any_inputs,
    do_markets_benefit_insider_desk_after_do_draw_news,
    do_markets_benefit_insider_desk_answer_4,
    do_markets_benefit_insider_desk_after_do_play_news,
    do_markets_benefit_insider_desk_passed,
    do_markets_benefit_flash_forum_answer_5,
    do_markets_benefit_flash_forum_after_do_play_news,
    do_markets_benefit_flash_forum_passed_1,
    do_markets_benefit_victory_plaza_after_do_any_inputs,
    do_markets_benefit_twin_office_answer_6,
    do_markets_benefit_twin_office_after_do_take_function,
    do_functions_ongoing_fk07_after_do_any_inputs,
    do_functions_ongoing_fk10_after_do_any_inputs,
    main,
    main_after_refill_rows,
    main_after_refill_rows_,
    main_after_refill_rows_2,
    main_after_refill_rows_3,
    main_after_refill_rows_4,
    main_after_refill_rows_5,
    main_after_refill_rows_6,
    main_after_refill_rows_7,
    main_card_5,
    main_after_refill_rows_8,
    main_card_6,
    main_after_refill_rows_9,
    main_kind_4,
    main_after_refill_rows_10,
    main_rolled_order_roll,
    main_rolled_rate_1,
    main_after_do_functions_ongoing,
    main_do_claim_market,
    main_answer,
    main_after_do_markets_benefit,
    main_chosen,
    main_do_complete_function_card_3,
    main_after_do_functions_ongoing_,
    main_after_refill_rows_11,
    main_after_refill_rows_12,
    main_chosen_1,
    main_do_buy_capital_kind_2,
    main_after_refill_rows_13,
    refill_rows_card_8,
    refill_rows_card_9,
    main_drawing_2,
    main_repeat_4,
    main_offers_1,
    main_each_13,
    main_repeat_3,
    main_each_4,
    main_each_12,
    refill_rows_refill,
    refill_rows_refill_1,
)
K_LOGGED = (
    None,
    stop,
    finish,
    do_any_inputs_kind_1_logged,
    do_markets_benefit_builders_row_after_do_any_inputs_logged,
    do_markets_benefit_tech_bazaar_after_do_any_inputs_logged,
    do_markets_benefit_open_market_after_do_any_inputs_logged,
    do_markets_benefit_exchange_floor_after_do_any_inputs_logged,
    do_take_function_card_logged,
    do_take_function_after_refill_rows_logged,
    do_markets_benefit_function_office_after_do_take_function_logged,
    do_draw_news_card_2_logged,
    do_draw_news_after_refill_rows_logged,
    do_markets_benefit_rumour_mill_after_do_draw_news_logged,
    do_volatility_effect_vc06_after_do_any_inputs_logged,
    do_volatility_effect_vc07_answer_1_logged,
    do_volatility_effect_vc07_after_do_take_function_logged,
    do_volatility_effect_vc07_after_do_any_inputs_logged,
    do_volatility_effect_vc08_answer_2_logged,
    do_volatility_effect_vc08_do_exchange_input_given_away_logged,
    do_volatility_effect_vc08_do_exchange_input_wanted_logged,
    do_volatility_effect_vc11_rolled_rate_logged,
    do_volatility_effect_vc12_victim_logged,
    do_volatility_effect_vc15_kind_logged,
    do_play_news_card_1_logged,
    do_play_news_after_do_volatility_effect_logged,
    do_play_news_after_refill_rows_logged,
    do_markets_benefit_news_desk_after_do_play_news_logged,
    do_markets_benefit_clean_slate_after_refill_rows_logged,
    do_markets_benefit_clean_slate_after_do_take_function_logged,
    do_markets_benefit_market_expansion_market_1_logged,
    do_markets_benefit_market_expansion_after_refill_rows_logged,
    do_markets_benefit_starter_after_do_any_inputs_logged,
    do_markets_benefit_world_depot_after_do_any_inputs_logged,
    do_markets_benefit_talent_board_answer_3_logged,
    do_markets_benefit_talent_board_after_do_take_function_logged,
    do_markets_benefit_talent_board_after_do_any_inputs_logged,
    do_markets_benefit_insider_desk_after_do_draw_news_logged,
    do_markets_benefit_insider_desk_answer_4_logged,
    do_markets_benefit_insider_desk_after_do_play_news_logged,
    do_markets_benefit_insider_desk_passed_logged,
    do_markets_benefit_flash_forum_answer_5_logged,
    do_markets_benefit_flash_forum_after_do_play_news_logged,
    do_markets_benefit_flash_forum_passed_1_logged,
    do_markets_benefit_victory_plaza_after_do_any_inputs_logged,
    do_markets_benefit_twin_office_answer_6_logged,
    do_markets_benefit_twin_office_after_do_take_function_logged,
    do_functions_ongoing_fk07_after_do_any_inputs_logged,
    do_functions_ongoing_fk10_after_do_any_inputs_logged,
    main_logged,
    main_after_refill_rows_logged,
    main_after_refill_rows_logged_,
    main_after_refill_rows_logged_2,
    main_after_refill_rows_logged_3,
    main_after_refill_rows_logged_4,
    main_after_refill_rows_logged_5,
    main_after_refill_rows_logged_6,
    main_after_refill_rows_logged_7,
    main_card_5_logged,
    main_after_refill_rows_logged_8,
    main_card_6_logged,
    main_after_refill_rows_logged_9,
    main_kind_4_logged,
    main_after_refill_rows_logged_10,
    main_rolled_order_roll_logged,
    main_rolled_rate_1_logged,
    main_after_do_functions_ongoing_logged,
    main_do_claim_market_logged,
    main_answer_logged,
    main_after_do_markets_benefit_logged,
    main_chosen_logged,
    main_do_complete_function_card_3_logged,
    main_after_do_functions_ongoing_logged_,
    main_after_refill_rows_logged_11,
    main_after_refill_rows_logged_12,
    main_chosen_1_logged,
    main_do_buy_capital_kind_2_logged,
    main_after_refill_rows_logged_13,
    refill_rows_card_8_logged,
    refill_rows_card_9_logged,
    main_drawing_2_logged,
    main_repeat_4_logged,
    main_offers_1_logged,
    main_each_13_logged,
    main_repeat_3_logged,
    main_each_4_logged,
    main_each_12_logged,
    refill_rows_refill_logged,
    refill_rows_refill_1_logged,
)

class State(BaseState):
    __slots__ = ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
        'weights', 'round', 'active', 'automa', 'rate', 'lead', 'silversphere', 'rollers', 'gem_supply',
        'open_expansion', 'open_offer', 'f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last',
        'f_do_any_inputs_ret', 'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret',
        'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me',
        'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_drawing_i',
        'f_do_draw_news_drawing_last', 'f_do_draw_news_me', 'f_do_draw_news_ret', 'f_do_markets_benefit_rumour_mill_me',
        'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me',
        'f_do_volatility_effect_vc07_ret', 'f_do_volatility_effect_vc08_do_exchange_input_given_away',
        'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_ret',
        'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
        'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
        'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
        'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret',
        'f_do_markets_benefit_market_expansion_me', 'f_do_markets_benefit_market_expansion_ret',
        'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret', 'f_do_markets_benefit_world_depot_me',
        'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
        'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me',
        'f_do_markets_benefit_insider_desk_ret', 'f_do_markets_benefit_flash_forum_me',
        'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
        'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
        'f_do_markets_benefit_twin_office_ret', 'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret',
        'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_drawing_1_i', 'f_main_drawing_2_i',
        'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i', 'f_main_each_13_i',
        'f_main_each_13_items', 'f_main_each_4_i', 'f_main_each_4_items', 'f_main_each_7_i', 'f_main_each_9_from',
        'f_main_each_9_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_3', 'f_main_played',
        'f_main_repeat_3_left', 'f_main_repeat_4_i', 'f_main_rounds_left', 'f_main_seat_1', 'f_main_seat_2',
        'f_refill_rows_refill_left', 'f_refill_rows_refill_1_left', 'f_refill_rows_ret', 'points', 'btc', 'inputs',
        'outputs', 'shares', 'extra', 'order_roll', 'round_gems', 'market_pawn', 'market_gems', 'piles', 'loc', 'known',
        'lo', 'hi', 'tape')
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
        t.rate = s.rate
        t.lead = s.lead
        t.silversphere = s.silversphere
        t.rollers = s.rollers
        t.gem_supply = s.gem_supply
        t.open_expansion = s.open_expansion
        t.open_offer = s.open_offer
        t.f_do_any_inputs_me = s.f_do_any_inputs_me
        t.f_do_any_inputs_repeat_i = s.f_do_any_inputs_repeat_i
        t.f_do_any_inputs_repeat_last = s.f_do_any_inputs_repeat_last
        t.f_do_any_inputs_ret = s.f_do_any_inputs_ret
        t.f_do_markets_benefit_builders_row_ret = s.f_do_markets_benefit_builders_row_ret
        t.f_do_markets_benefit_tech_bazaar_ret = s.f_do_markets_benefit_tech_bazaar_ret
        t.f_do_markets_benefit_open_market_ret = s.f_do_markets_benefit_open_market_ret
        t.f_do_markets_benefit_exchange_floor_ret = s.f_do_markets_benefit_exchange_floor_ret
        t.f_do_take_function_me = s.f_do_take_function_me
        t.f_do_take_function_ret = s.f_do_take_function_ret
        t.f_do_markets_benefit_function_office_ret = s.f_do_markets_benefit_function_office_ret
        t.f_do_draw_news_drawing_i = s.f_do_draw_news_drawing_i
        t.f_do_draw_news_drawing_last = s.f_do_draw_news_drawing_last
        t.f_do_draw_news_me = s.f_do_draw_news_me
        t.f_do_draw_news_ret = s.f_do_draw_news_ret
        t.f_do_markets_benefit_rumour_mill_me = s.f_do_markets_benefit_rumour_mill_me
        t.f_do_markets_benefit_rumour_mill_ret = s.f_do_markets_benefit_rumour_mill_ret
        t.f_do_volatility_effect_vc06_ret = s.f_do_volatility_effect_vc06_ret
        t.f_do_volatility_effect_vc07_me = s.f_do_volatility_effect_vc07_me
        t.f_do_volatility_effect_vc07_ret = s.f_do_volatility_effect_vc07_ret
        t.f_do_volatility_effect_vc08_do_exchange_input_given_away = s.f_do_volatility_effect_vc08_do_exchange_input_given_away
        t.f_do_volatility_effect_vc08_me = s.f_do_volatility_effect_vc08_me
        t.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i
        t.f_do_volatility_effect_vc08_ret = s.f_do_volatility_effect_vc08_ret
        t.f_do_volatility_effect_vc11_me = s.f_do_volatility_effect_vc11_me
        t.f_do_volatility_effect_vc11_ret = s.f_do_volatility_effect_vc11_ret
        t.f_do_volatility_effect_vc12_me = s.f_do_volatility_effect_vc12_me
        t.f_do_volatility_effect_vc12_ret = s.f_do_volatility_effect_vc12_ret
        t.f_do_volatility_effect_vc15_me = s.f_do_volatility_effect_vc15_me
        t.f_do_volatility_effect_vc15_ret = s.f_do_volatility_effect_vc15_ret
        t.f_do_play_news_card_1 = s.f_do_play_news_card_1
        t.f_do_play_news_me = s.f_do_play_news_me
        t.f_do_play_news_ret = s.f_do_play_news_ret
        t.f_do_markets_benefit_news_desk_ret = s.f_do_markets_benefit_news_desk_ret
        t.f_do_markets_benefit_clean_slate_me = s.f_do_markets_benefit_clean_slate_me
        t.f_do_markets_benefit_clean_slate_ret = s.f_do_markets_benefit_clean_slate_ret
        t.f_do_markets_benefit_market_expansion_me = s.f_do_markets_benefit_market_expansion_me
        t.f_do_markets_benefit_market_expansion_ret = s.f_do_markets_benefit_market_expansion_ret
        t.f_do_markets_benefit_starter_me = s.f_do_markets_benefit_starter_me
        t.f_do_markets_benefit_starter_ret = s.f_do_markets_benefit_starter_ret
        t.f_do_markets_benefit_world_depot_me = s.f_do_markets_benefit_world_depot_me
        t.f_do_markets_benefit_world_depot_ret = s.f_do_markets_benefit_world_depot_ret
        t.f_do_markets_benefit_talent_board_me = s.f_do_markets_benefit_talent_board_me
        t.f_do_markets_benefit_talent_board_ret = s.f_do_markets_benefit_talent_board_ret
        t.f_do_markets_benefit_insider_desk_me = s.f_do_markets_benefit_insider_desk_me
        t.f_do_markets_benefit_insider_desk_ret = s.f_do_markets_benefit_insider_desk_ret
        t.f_do_markets_benefit_flash_forum_me = s.f_do_markets_benefit_flash_forum_me
        t.f_do_markets_benefit_flash_forum_ret = s.f_do_markets_benefit_flash_forum_ret
        t.f_do_markets_benefit_victory_plaza_ret = s.f_do_markets_benefit_victory_plaza_ret
        t.f_do_markets_benefit_twin_office_me = s.f_do_markets_benefit_twin_office_me
        t.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
        t.f_do_markets_benefit_twin_office_ret = s.f_do_markets_benefit_twin_office_ret
        t.f_do_functions_ongoing_fk07_ret = s.f_do_functions_ongoing_fk07_ret
        t.f_do_functions_ongoing_fk10_ret = s.f_do_functions_ongoing_fk10_ret
        t.f_main_do_claim_market = s.f_main_do_claim_market
        t.f_main_do_complete_function_card_3 = s.f_main_do_complete_function_card_3
        t.f_main_drawing_1_i = s.f_main_drawing_1_i
        t.f_main_drawing_2_i = s.f_main_drawing_2_i
        t.f_main_each_11_i = s.f_main_each_11_i
        t.f_main_each_11_items = s.f_main_each_11_items
        t.f_main_each_12_from = s.f_main_each_12_from
        t.f_main_each_12_i = s.f_main_each_12_i
        t.f_main_each_13_i = s.f_main_each_13_i
        t.f_main_each_13_items = s.f_main_each_13_items
        t.f_main_each_4_i = s.f_main_each_4_i
        t.f_main_each_4_items = s.f_main_each_4_items
        t.f_main_each_7_i = s.f_main_each_7_i
        t.f_main_each_9_from = s.f_main_each_9_from
        t.f_main_each_9_i = s.f_main_each_9_i
        t.f_main_offers_left = s.f_main_offers_left
        t.f_main_offers_1_left = s.f_main_offers_1_left
        t.f_main_p = s.f_main_p
        t.f_main_p_3 = s.f_main_p_3
        t.f_main_played = s.f_main_played
        t.f_main_repeat_3_left = s.f_main_repeat_3_left
        t.f_main_repeat_4_i = s.f_main_repeat_4_i
        t.f_main_rounds_left = s.f_main_rounds_left
        t.f_main_seat_1 = s.f_main_seat_1
        t.f_main_seat_2 = s.f_main_seat_2
        t.f_refill_rows_refill_left = s.f_refill_rows_refill_left
        t.f_refill_rows_refill_1_left = s.f_refill_rows_refill_1_left
        t.f_refill_rows_ret = s.f_refill_rows_ret
        if history is None:
            past = s.history
            history = [past, len(past)] if len(past) > 2 else past.copy()
        t.history = history
        t.points = s.points.copy()
        t.btc = s.btc.copy()
        t.inputs = s.inputs.copy()
        t.outputs = s.outputs.copy()
        t.shares = s.shares.copy()
        t.extra = s.extra.copy()
        t.order_roll = s.order_roll.copy()
        t.round_gems = s.round_gems.copy()
        t.market_pawn = s.market_pawn.copy()
        t.market_gems = s.market_gems.copy()
        t.piles = s.piles.copy()
        t.loc = s.loc.copy()
        t.known = s.known.copy()
        t.lo = s.lo.copy() if s.explicit else s.lo
        t.hi = s.hi.copy() if s.explicit else s.hi
        return t

    def restart(s, t):
        s.round = t.round
        s.active = t.active
        s.rate = t.rate
        s.lead = t.lead
        s.silversphere = t.silversphere
        s.rollers = t.rollers
        s.gem_supply = t.gem_supply
        s.open_expansion = t.open_expansion
        s.open_offer = t.open_offer
        s.points = t.points.copy()
        s.btc = t.btc.copy()
        s.inputs = t.inputs.copy()
        s.outputs = t.outputs.copy()
        s.shares = t.shares.copy()
        s.extra = t.extra.copy()
        s.order_roll = t.order_roll.copy()
        s.round_gems = t.round_gems.copy()
        s.market_pawn = t.market_pawn.copy()
        s.market_gems = t.market_gems.copy()
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
    'name': 'crypto_clash',
    'title': 'Crypto Clash',
    'fingerprint': 'e9d186560e895b3e',
    'fewest': 3,
    'most': 4,
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
        {'name': 'points', 'slot': 'points', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'VP', 'keys': (), 'rows': ''},
        {'name': 'btc', 'slot': 'btc', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'BTC', 'keys': (), 'rows': ''},
        {'name': 'inputs', 'slot': 'inputs', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 4,
    'wide': False, 'low': 0, 'high': None, 'seen': 'all', 'public': True, 'title': 'inputs', 'keys': ((('choice',
    'Input', None, False), 4),), 'rows': ''},
        {'name': 'outputs', 'slot': 'outputs', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 3,
    'wide': False, 'low': 0, 'high': 20, 'seen': 'all', 'public': True, 'title': 'outputs', 'keys': ((('choice',
    'Output', None, False), 3),), 'rows': ''},
        {'name': 'shares', 'slot': 'shares', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 4, 'seen': 'all', 'public': True, 'title': 'Shares', 'keys': (), 'rows': ''},
        {'name': 'extra', 'slot': 'extra', 'owner': 'seat', 'reading': ('number', '', None, False), 'count': 1,
    'wide': False, 'low': 0, 'high': 1, 'seen': 'all', 'public': True, 'title': 'Extra Share', 'keys': (), 'rows': ''},
        {'name': 'order_roll', 'slot': 'order_roll', 'owner': 'seat', 'reading': ('number', '', None, False),
    'count': 1, 'wide': False, 'low': 0, 'high': 6, 'seen': 'all', 'public': True, 'title': 'order roll', 'keys': (),
    'rows': ''},
        {'name': 'rate', 'slot': 'rate', 'owner': 'game', 'reading': ('number', '', None, False), 'count': None,
    'wide': False, 'low': 1, 'high': 6, 'seen': 'all', 'public': True, 'title': 'Exchange Rate', 'keys': (),
    'rows': ''},
        {'name': 'lead', 'slot': 'lead', 'owner': 'game', 'reading': ('player', '', None, False), 'count': None,
    'wide': False, 'low': 0, 'high': 3, 'seen': 'all', 'public': True, 'title': 'first player', 'keys': (), 'rows': ''},
        {'name': 'silversphere', 'slot': 'silversphere', 'owner': 'game', 'reading': ('player', '', None, True),
    'count': None, 'wide': False, 'low': -1, 'high': 3, 'seen': 'all', 'public': True, 'title': 'silversphere',
    'keys': (), 'rows': ''},
        {'name': 'rollers', 'slot': 'rollers', 'owner': 'game', 'reading': ('list', '', ('player', '', None, False),
    False), 'count': None, 'wide': True, 'low': None, 'high': None, 'seen': 'all', 'public': True,
    'title': 'players who roll for the start', 'keys': (), 'rows': ''},
        {'name': 'gem_supply', 'slot': 'gem_supply', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': 0, 'high': 32, 'seen': 'all', 'public': True, 'title': 'gems in the supply',
    'keys': (), 'rows': ''},
        {'name': 'round_gems', 'slot': 'round_gems', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': 6, 'wide': False, 'low': 0, 'high': 3, 'seen': 'all', 'public': True, 'title': 'gems on the round numbers',
    'keys': ((('number', '1', None, False), 6),), 'rows': ''},
        {'name': 'market_pawn', 'slot': 'market_pawn', 'owner': 'row', 'reading': ('player', '', None, True),
    'count': 26, 'wide': False, 'low': -1, 'high': 3, 'seen': 'all', 'public': True, 'title': 'Share',
    'keys': ((('card', '', None, False), 26),), 'rows': 'markets'},
        {'name': 'market_gems', 'slot': 'market_gems', 'owner': 'row', 'reading': ('number', '', None, False),
    'count': 26, 'wide': False, 'low': 0, 'high': 32, 'seen': 'all', 'public': True, 'title': 'gems', 'keys': ((('card',
    '', None, False), 26),), 'rows': 'markets'},
        {'name': 'open_expansion', 'slot': 'open_expansion', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
        {'name': 'open_offer', 'slot': 'open_offer', 'owner': 'game', 'reading': ('number', '', None, False),
    'count': None, 'wide': False, 'low': None, 'high': None, 'seen': 'none', 'public': False, 'title': '', 'keys': (),
    'rows': ''},
    ),
    'settings': (),
    'places': (
        {'name': 'active', 'owner': 'seat', 'base': 1, 'size': 4, 'count': 1, 'seen': 'all',
    'title': 'active Functions', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'done', 'owner': 'seat', 'base': 5, 'size': 4, 'count': 1, 'seen': 'none',
    'title': 'completed Functions', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'ledger', 'owner': 'seat', 'base': 9, 'size': 4, 'count': 1, 'seen': 'all',
    'title': 'completed Crypto', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'hand', 'owner': 'seat', 'base': 13, 'size': 4, 'count': 1, 'seen': 'owner',
    'title': 'Volatility cards', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'vault', 'owner': 'seat', 'base': 17, 'size': 4, 'count': 1, 'seen': 'all', 'title': 'Capital cards',
    'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'board', 'owner': 'game', 'base': 21, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'Markets of the board', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'spots', 'owner': 'game', 'base': 22, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'outlined Market spots', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'stack', 'owner': 'game', 'base': 23, 'size': 1, 'count': 1, 'seen': 'none', 'title': 'tablet stack',
    'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'expansion', 'owner': 'game', 'base': 24, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'Market Expansion area', 'reading': ('card', '', None, False), 'keys': (), 'row': 3, 'rows': ''},
        {'name': 'function_deck', 'owner': 'game', 'base': 25, 'size': 1, 'count': 1, 'seen': 'none',
    'title': 'Function deck', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'function_discards', 'owner': 'game', 'base': 26, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'Function discards', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'offer', 'owner': 'game', 'base': 27, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'Functions on offer', 'reading': ('card', '', None, False), 'keys': (), 'row': 4, 'rows': ''},
        {'name': 'news_deck', 'owner': 'game', 'base': 28, 'size': 1, 'count': 1, 'seen': 'none',
    'title': 'Volatility deck', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'news_discards', 'owner': 'game', 'base': 29, 'size': 1, 'count': 1, 'seen': 'all',
    'title': 'Volatility discards', 'reading': ('card', '', None, False), 'keys': (), 'row': 0, 'rows': ''},
        {'name': 'reserve', 'owner': 'game', 'base': 30, 'size': 4, 'count': 4, 'seen': 'all',
    'title': 'Capital on offer', 'reading': ('card', '', None, False), 'keys': ((('choice', 'Input', None, False), 4),),
    'row': 0, 'rows': ''},
    ),
    'tables': {
        'markets': {'type': 'Market', 'first': 0, 'ids': ('steelyard', 'chip_works', 'power_station', 'hiring_hall',
    'builders_row', 'tech_bazaar', 'open_market', 'coin_faucet', 'exchange_floor', 'function_office', 'rumour_mill',
    'news_desk', 'clean_slate', 'market_expansion', 'starter', 'prestige_desk', 'deep_mine', 'assembly_hub',
    'world_depot', 'grand_exchange', 'treasury', 'talent_board', 'insider_desk', 'flash_forum', 'victory_plaza',
    'twin_office'), 'names': ('Steelyard', 'Chip Works', 'Power Station', 'Hiring Hall', "Builders' Row", 'Tech Bazaar',
    'Open Market', 'Coin Faucet', 'Exchange Floor', 'Function Office', 'Rumour Mill', 'News Desk', 'Clean Slate',
    'Market Expansion', 'Starter', 'Prestige Desk', 'Deep Mine', 'Assembly Hub', 'World Depot', 'Grand Exchange',
    'Treasury', 'Talent Board', 'Insider Desk', 'Flash Forum', 'Victory Plaza', 'Twin Office'), 'rows': (0, 1, 2, 3, 4,
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25), 'cards': True},
        'functions': {'type': 'Function', 'first': 26, 'ids': ('fm01', 'fm02', 'fm03', 'fm04', 'fm05', 'fm06', 'fm07',
    'fm08', 'fm09', 'fm10', 'fc01', 'fc02', 'fc03', 'fc04', 'fc05', 'fc06', 'fc07', 'fc08', 'fc09', 'fc10', 'ft01',
    'ft02', 'ft03', 'ft04', 'ft05', 'ft06', 'ft07', 'ft08', 'ft09', 'ft10', 'fk01', 'fk02', 'fk03', 'fk04', 'fk05',
    'fk06', 'fk07', 'fk08', 'fk09', 'fk10'), 'names': ('Basement Rig', 'Dorm Room Rig', 'Garage Farm',
    'Solo Prospector', 'Pool Share', 'Warehouse Farm', 'Container Farm', 'Dam-Side Farm', 'Hash Bay', 'Polar Farm',
    'Wafer Foundry', 'Grid Utility', 'Payment Giant', 'Motor Works', 'Web Bazaar', 'Server Campus', 'Steel Combine',
    'Guild of Hands', 'Bank Consortium', 'Global Conglomerate', 'Day Trader', 'Chart Reader', 'Night Desk',
    'Corner Kiosk', 'Brokerage', 'Hedge Desk', 'Arbitrage Bot', 'Futures Pit', 'Clearing House', 'Market Maker',
    'Forge Coin', 'Circuit Coin', 'Volt Coin', 'Guild Coin', 'Alloy Ledger', 'Logic Ledger', 'Open Ledger',
    'Twin Chain', 'Mirror Chain', 'Stable Coin'), 'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39), 'cards': True},
        'volatility': {'type': 'Volatility', 'first': 66, 'ids': ('vc01', 'vc02', 'vc03', 'vc04', 'vc05', 'vc06',
    'vc07', 'vc08', 'vc09', 'vc10', 'vc11', 'vc12', 'vc13', 'vc14', 'vc15', 'vc16'), 'names': ('Bull Run',
    'Early Wallet', 'Halving Day', 'Shops Accept', 'Hash Surge', 'Airdrop', 'Open Source', 'Hard Fork', 'To the Moon',
    'Panic Sale', 'Whipsaw', 'Exchange Hack', 'New Regulation', 'Power Cut', 'Supply Squeeze', 'Cold Storage'),
    'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 'cards': True},
        'capital': {'type': 'Capital', 'first': 82, 'ids': ('kst1', 'kst2', 'kst3', 'kst4', 'kel1', 'kel2', 'kel3',
    'kel4', 'ken1', 'ken2', 'ken3', 'ken4', 'kla1', 'kla2', 'kla3', 'kla4'), 'names': ('Steel Reserve I',
    'Steel Reserve II', 'Steel Reserve III', 'Steel Reserve IV', 'Silicon Reserve I', 'Silicon Reserve II',
    'Silicon Reserve III', 'Silicon Reserve IV', 'Power Reserve I', 'Power Reserve II', 'Power Reserve III',
    'Power Reserve IV', 'Talent Reserve I', 'Talent Reserve II', 'Talent Reserve III', 'Talent Reserve IV'), 'rows': (0,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 'cards': True},
        'parties': {'type': 'Party', 'first': 0, 'ids': ('3', '4'), 'names': ('3', '4'), 'rows': (0, 1),
    'cards': False},
    },
    'choices': {
        'Input': (('steel', 'steel'), ('electronics', 'electronics'), ('energy', 'energy'), ('labor', 'labor')),
        'Output': (('computer', 'computer'), ('stock', 'stock'), ('factory', 'factory')),
        'Branch': (('miner', 'Miner'), ('corporation', 'Corporation'), ('trader', 'Trader'), ('crypto', 'Crypto')),
        'Ground': (('board_market', 'Market of the board'), ('tablet', 'Market tablet')),
        'Mood': (('good', 'Good news'), ('bad', 'Bad news'), ('mixed', 'Mixed news')),
    },
    'prompts': (
        ('', '', ('number', '', None, False), ()),
        ('market', 'Choose a market', ('card', '', None, False), ()),
        ('do', 'Do it?', ('number', '', None, False), ((0, 'steelyard', 'Steelyard'), (1, 'chip_works', 'Chip Works'),
    (2, 'power_station', 'Power Station'), (3, 'hiring_hall', 'Hiring Hall'), (4, 'builders_row', "Builders' Row"), (5,
    'tech_bazaar', 'Tech Bazaar'), (6, 'open_market', 'Open Market'), (7, 'coin_faucet', 'Coin Faucet'), (8,
    'exchange_floor', 'Exchange Floor'), (9, 'function_office', 'Function Office'), (10, 'rumour_mill', 'Rumour Mill'),
    (11, 'news_desk', 'News Desk'), (12, 'clean_slate', 'Clean Slate'), (13, 'market_expansion', 'Market Expansion'),
    (14, 'starter', 'Starter'), (15, 'prestige_desk', 'Prestige Desk'), (16, 'deep_mine', 'Deep Mine'), (17,
    'assembly_hub', 'Assembly Hub'), (18, 'world_depot', 'World Depot'), (19, 'grand_exchange', 'Grand Exchange'), (20,
    'treasury', 'Treasury'), (21, 'talent_board', 'Talent Board'), (22, 'insider_desk', 'Insider Desk'), (23,
    'flash_forum', 'Flash Forum'), (24, 'victory_plaza', 'Victory Plaza'), (25, 'twin_office', 'Twin Office'), (-1,
    'decline', 'Decline'))),
        ('card', 'Choose a card', ('card', '', None, False), ()),
        ('victim', 'Choose a victim', ('player', '', None, False), ()),
        ('kind', 'Choose a kind', ('choice', 'Input', None, False), ()),
        ('take_function', 'Take a Function?', ('number', '', None, False), ((1, 'take_function', 'Take a Function'), (0,
    'decline', 'Decline'))),
        ('exchange_input', 'Exchange an input?', ('number', '', None, False), ((1, 'exchange_input',
    'Exchange an input'), (0, 'decline', 'Decline'))),
        ('given_away', 'Choose a given away', ('choice', 'Input', None, False), ()),
        ('wanted', 'Choose a wanted', ('choice', 'Input', None, False), ()),
        ('play_news', 'Play a Volatility card?', ('number', '', None, False), ((1, 'play_news',
    'Play a Volatility card'), (0, 'decline', 'Decline'))),
        ('kind', 'kind at random', ('choice', 'Input', None, False), ()),
        ('do', 'What do you do?', ('number', '', None, False), ((0, 'complete_function', 'Complete a Function'), (-1,
    'done', 'Done'))),
        ('do', 'What do you do?', ('number', '', None, False), ((0, 'buy_capital', 'Buy Capital'), (-1, 'done',
    'Done'))),
    ),
    'notes': (
        ('{player} chooses {0}', (('card', '', None, False),), ''),
        ('{player} pays {0} Shares', (('number', '', None, False),), 'zero'),
        ('{player}: Claim a Market', (), ''),
        ('Share is now {0}', (('player', '', None, True), ('player', '', None, True)), 'same'),
        ('{player} gains {0} steel', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} electronics', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} energy', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} labor', (('number', '', None, False),), 'zero'),
        ('{player}: Gain X inputs of your choice', (), ''),
        ('{player} chooses {0}', (('choice', 'Input', None, False),), ''),
        ('{player} gains {0} inputs, {1}', (('number', '', None, False), ('choice', 'Input', None, False)), 'zero'),
        ('{player} gains {0} BTC', (('number', '', None, False),), 'zero'),
        ('{player}: Take a Function', (), ''),
        ('{player}: {0} to active Functions', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Draw X Volatility cards', (), ''),
        ('{player} draws {0}', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player} draws a card', (('number', '', None, False),), 'zero'),
        ('{player}: Play a Volatility card', (), ''),
        ('{player}: Exchange an input', (), ''),
        ('{player} loses {0} inputs, {1}', (('number', '', None, False), ('choice', 'Input', None, False)), 'zero'),
        ('Exchange Rate is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player} loses {0} BTC', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} VP', (('number', '', None, False),), 'zero'),
        ('{player} rolls {0}', (('number', '', None, False),), ''),
        ('{player} chooses {0}', (('player', '', None, False),), ''),
        ('{player} loses {0} energy', (('number', '', None, False),), 'zero'),
        ('{0} to Volatility discards', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Reset all Functions', (), ''),
        ('{0} to Function discards', (('list', '', ('card', '', None, False), False),), 'zero'),
        ("{player} can't do it: skipped", (), ''),
        ('{player}: Build a Market', (), ''),
        ('gems in the supply: +{0}', (('number', '', None, False),), 'zero'),
        ('gems is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{0} to outlined Market spots', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Take the silversphere', (), ''),
        ('silversphere is now {0}', (('player', '', None, True), ('player', '', None, True)), 'same'),
        ('{player} pays {0} BTC', (('number', '', None, False),), 'zero'),
        ('{player} pays {0} electronics', (('number', '', None, False),), 'zero'),
        ('{player} pays {0} energy', (('number', '', None, False),), 'zero'),
        ('{player} pays {0} labor', (('number', '', None, False),), 'zero'),
        ('{player} pays {0} steel', (('number', '', None, False),), 'zero'),
        ('{player}: Complete a Function', (), ''),
        ('{player} gains {0} computer', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} factory', (('number', '', None, False),), 'zero'),
        ('{player} gains {0} stock', (('number', '', None, False),), 'zero'),
        ('{player}: {0} to completed Crypto', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: {0} to completed Functions', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: {0} cards to completed Functions', (('number', '', None, False),), 'zero'),
        ('{player}: Buy Capital', (), ''),
        ('{player}: {0} to Capital cards', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{player}: Roll for the start', (), ''),
        ('players who roll for the start is now {0}', (('list', '', ('player', '', None, False), False), ('list', '',
    ('player', '', None, False), False)), 'same'),
        ('first player is now {0}', (('player', '', None, False), ('player', '', None, False)), 'same'),
        ('{player}: Shares is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('{player}: Extra Share is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('gems on the round numbers is now {0}', (('number', '', None, False), ('number', '', None, False)), 'same'),
        ('gems in the supply: -{0}', (('number', '', None, False),), 'zero'),
        ('{0} to Capital on offer', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} to Markets of the board', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} to Market Expansion area', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} to tablet stack', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} cards to tablet stack', (('number', '', None, False),), 'zero'),
        ('{1} gains {0} gems', (('number', '', None, False), ('card', '', None, False)), 'zero'),
        ('{0} to Function deck', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} cards to Function deck', (('number', '', None, False),), 'zero'),
        ('{0} to Volatility deck', (('list', '', ('card', '', None, False), False),), 'zero'),
        ('{0} cards to Volatility deck', (('number', '', None, False),), 'zero'),
        ('Round {0}', (('number', '', None, False),), ''),
        ('Start of the round', (), ''),
        ('gems on the round numbers, {1}: -{0}', (('number', '', None, False), ('number', '', None, False)), 'zero'),
        ('Income', (), ''),
        ("{player}'s turn", (), ''),
        ('Turns', (), ''),
        ('End of the round', (), ''),
        ('{player} gains {0} Shares', (('number', '', None, False),), 'zero'),
    ),
    'scores': (
        ('VP track', 'score_0'),
        ('Inputs', 'score_1'),
        ('Outputs', 'score_2'),
        ('BTC', 'score_3'),
        ('Capital cards', 'score_4'),
    ),
    'automas': (),
    'cards': 98,
    'rows': (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
    87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97),
    'place_count': 34,
    'starts': {
        'round': ('one', 1),
        'active': ('one', 0),
        'automa': ('seat', (0,)),
        'points': ('seat', (0,)),
        'btc': ('seat', (5,)),
        'inputs': ('seat', (0, 0, 0, 0)),
        'outputs': ('seat', (0, 0, 0)),
        'shares': ('seat', (0,)),
        'extra': ('seat', (0,)),
        'order_roll': ('seat', (0,)),
        'rate': ('one', 1),
        'lead': ('one', 0),
        'silversphere': ('one', -1),
        'rollers': ('one', ()),
        'gem_supply': ('one', 32),
        'round_gems': ('list', (0, 0, 0, 0, 0, 0)),
        'market_pawn': ('list', (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1)),
        'market_gems': ('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'open_expansion': ('one', 0),
        'open_offer': ('one', 0),
    },
    'plain': ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
    'weights', 'round', 'active', 'automa', 'rate', 'lead', 'silversphere', 'rollers', 'gem_supply', 'open_expansion',
    'open_offer', 'f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last',
    'f_do_any_inputs_ret', 'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret',
    'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me',
    'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_drawing_i',
    'f_do_draw_news_drawing_last', 'f_do_draw_news_me', 'f_do_draw_news_ret', 'f_do_markets_benefit_rumour_mill_me',
    'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me',
    'f_do_volatility_effect_vc07_ret', 'f_do_volatility_effect_vc08_do_exchange_input_given_away',
    'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_ret',
    'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
    'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
    'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
    'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret',
    'f_do_markets_benefit_market_expansion_me', 'f_do_markets_benefit_market_expansion_ret',
    'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret', 'f_do_markets_benefit_world_depot_me',
    'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
    'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me',
    'f_do_markets_benefit_insider_desk_ret', 'f_do_markets_benefit_flash_forum_me',
    'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
    'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
    'f_do_markets_benefit_twin_office_ret', 'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret',
    'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_drawing_1_i', 'f_main_drawing_2_i',
    'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i', 'f_main_each_13_i',
    'f_main_each_13_items', 'f_main_each_4_i', 'f_main_each_4_items', 'f_main_each_7_i', 'f_main_each_9_from',
    'f_main_each_9_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_3', 'f_main_played',
    'f_main_repeat_3_left', 'f_main_repeat_4_i', 'f_main_rounds_left', 'f_main_seat_1', 'f_main_seat_2',
    'f_refill_rows_refill_left', 'f_refill_rows_refill_1_left', 'f_refill_rows_ret'),
    'lists': ('points', 'btc', 'inputs', 'outputs', 'shares', 'extra', 'order_roll', 'round_gems', 'market_pawn',
    'market_gems', 'piles', 'loc', 'known', 'lo', 'hi'),
    'frames': ('f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last', 'f_do_any_inputs_ret',
    'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret',
    'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me',
    'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_drawing_i',
    'f_do_draw_news_drawing_last', 'f_do_draw_news_me', 'f_do_draw_news_ret', 'f_do_markets_benefit_rumour_mill_me',
    'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me',
    'f_do_volatility_effect_vc07_ret', 'f_do_volatility_effect_vc08_do_exchange_input_given_away',
    'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_ret',
    'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
    'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
    'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
    'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret',
    'f_do_markets_benefit_market_expansion_me', 'f_do_markets_benefit_market_expansion_ret',
    'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret', 'f_do_markets_benefit_world_depot_me',
    'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
    'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me',
    'f_do_markets_benefit_insider_desk_ret', 'f_do_markets_benefit_flash_forum_me',
    'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
    'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
    'f_do_markets_benefit_twin_office_ret', 'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret',
    'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_drawing_1_i', 'f_main_drawing_2_i',
    'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i', 'f_main_each_13_i',
    'f_main_each_13_items', 'f_main_each_4_i', 'f_main_each_4_items', 'f_main_each_7_i', 'f_main_each_9_from',
    'f_main_each_9_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_3', 'f_main_played',
    'f_main_repeat_3_left', 'f_main_repeat_4_i', 'f_main_rounds_left', 'f_main_seat_1', 'f_main_seat_2',
    'f_refill_rows_refill_left', 'f_refill_rows_refill_1_left', 'f_refill_rows_ret'),
    'counters': ('f_main_offers_1_left', 'f_main_offers_left', 'f_main_repeat_3_left', 'f_main_rounds_left',
    'f_refill_rows_refill_1_left', 'f_refill_rows_refill_left'),
    'whys': {
        'any_inputs': (),
        'take_function': (('card', 'there is no card to choose'),),
        'draw_news': (),
        'exchange_input': (('given_away', 'there is no given away to choose'), ('wanted',
    'there is no wanted to choose')),
        'play_news': (('card', 'there is no card to choose'), ('kind', 'there is no kind to choose'), ('victim',
    'there is no victim to choose'), ('any_inputs', 'what it leads to is not possible'), ('card volatility_effect',
    'what it leads to is not possible')),
        'reset_functions': (),
        'build_market': (('market', 'there is no market to choose'),),
        'take_sphere': (),
        'claim': (('market', 'there is no market to choose'), ('shares', 'not enough Shares'), ('shares',
    "the price can't be paid")),
        'complete_function': (('card', 'there is no card to choose'), ('electronics inputs', 'not enough electronics'),
    ('energy inputs', 'not enough energy'), ('labor inputs', 'not enough labor'), ('steel inputs', 'not enough steel'),
    ('btc', 'not enough BTC'), ('electronics inputs energy labor steel btc', "the price can't be paid"),
    ('card functions_reward', 'what it leads to is not possible')),
        'buy_capital': (('kind', 'there is no kind to choose'), ('steel inputs', 'not enough steel'), ('btc',
    'not enough BTC'), ('electronics inputs', 'not enough electronics'), ('energy inputs', 'not enough energy'),
    ('labor inputs', 'not enough labor'), ('steel inputs btc electronics energy labor', "the price can't be paid")),
        'roll_for_start': (),
    },
    'invariants': (
        ('32 gems', 346),
        ('no pawn gets lost', 347),
    ),
    'asks': {
        3: (5, 30),
        8: (3, 45),
        11: (0, 49),
        15: (6, 70),
        18: (7, 74),
        19: (8, 76),
        20: (9, 77),
        21: (0, 91),
        22: (4, 94),
        23: (5, 105),
        24: (3, 54),
        30: (1, 121),
        34: (6, 147),
        38: (10, 151),
        40: (10, 151),
        41: (10, 153),
        43: (10, 153),
        45: (6, 160),
        58: (0, 307),
        60: (0, 308),
        62: (11, 310),
        64: (0, 280),
        65: (0, 320),
        67: (1, 3),
        68: (2, 7),
        70: (12, 327),
        71: (3, 202),
        75: (13, 329),
        76: (5, 270),
        78: (0, 0),
        79: (0, 0),
    },
    'chances': {
        11: 'card',
        58: 'card',
        60: 'card',
        78: 'card',
        79: 'card',
    },
    'card_slots': ('f_do_play_news_card_1', 'f_main_each_11_items', 'f_main_do_claim_market',
    'f_main_do_complete_function_card_3'),
    'live': {
        3: (('f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last'), 'f_do_any_inputs_ret',
    False),
        4: ((), 'f_do_markets_benefit_builders_row_ret', False),
        5: ((), 'f_do_markets_benefit_tech_bazaar_ret', False),
        6: ((), 'f_do_markets_benefit_open_market_ret', False),
        7: ((), 'f_do_markets_benefit_exchange_floor_ret', False),
        8: (('f_do_take_function_me',), 'f_do_take_function_ret', False),
        9: ((), 'f_do_take_function_ret', False),
        10: ((), 'f_do_markets_benefit_function_office_ret', False),
        11: (('f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me'), 'f_do_draw_news_ret',
    False),
        12: (('f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me'), 'f_do_draw_news_ret',
    False),
        13: (('f_do_markets_benefit_rumour_mill_me',), 'f_do_markets_benefit_rumour_mill_ret', False),
        14: ((), 'f_do_volatility_effect_vc06_ret', False),
        15: (('f_do_volatility_effect_vc07_me',), 'f_do_volatility_effect_vc07_ret', False),
        16: (('f_do_volatility_effect_vc07_me',), 'f_do_volatility_effect_vc07_ret', False),
        17: ((), 'f_do_volatility_effect_vc07_ret', False),
        18: (('f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i'),
    'f_do_volatility_effect_vc08_ret', False),
        19: (('f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i'),
    'f_do_volatility_effect_vc08_ret', False),
        20: (('f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me',
    'f_do_volatility_effect_vc08_repeat_1_i'), 'f_do_volatility_effect_vc08_ret', False),
        21: (('f_do_volatility_effect_vc11_me',), 'f_do_volatility_effect_vc11_ret', False),
        22: (('f_do_volatility_effect_vc12_me',), 'f_do_volatility_effect_vc12_ret', False),
        23: (('f_do_volatility_effect_vc15_me',), 'f_do_volatility_effect_vc15_ret', False),
        24: (('f_do_play_news_me',), 'f_do_play_news_ret', False),
        25: (('f_do_play_news_card_1',), 'f_do_play_news_ret', False),
        26: ((), 'f_do_play_news_ret', False),
        27: ((), 'f_do_markets_benefit_news_desk_ret', False),
        28: (('f_do_markets_benefit_clean_slate_me',), 'f_do_markets_benefit_clean_slate_ret', False),
        29: ((), 'f_do_markets_benefit_clean_slate_ret', False),
        30: (('f_do_markets_benefit_market_expansion_me',), 'f_do_markets_benefit_market_expansion_ret', False),
        31: ((), 'f_do_markets_benefit_market_expansion_ret', False),
        32: (('f_do_markets_benefit_starter_me',), 'f_do_markets_benefit_starter_ret', False),
        33: (('f_do_markets_benefit_world_depot_me',), 'f_do_markets_benefit_world_depot_ret', False),
        34: (('f_do_markets_benefit_talent_board_me',), 'f_do_markets_benefit_talent_board_ret', False),
        35: (('f_do_markets_benefit_talent_board_me',), 'f_do_markets_benefit_talent_board_ret', False),
        36: ((), 'f_do_markets_benefit_talent_board_ret', False),
        37: (('f_do_markets_benefit_insider_desk_me',), 'f_do_markets_benefit_insider_desk_ret', False),
        38: (('f_do_markets_benefit_insider_desk_me',), 'f_do_markets_benefit_insider_desk_ret', False),
        39: ((), 'f_do_markets_benefit_insider_desk_ret', False),
        40: ((), 'f_do_markets_benefit_insider_desk_ret', False),
        41: (('f_do_markets_benefit_flash_forum_me',), 'f_do_markets_benefit_flash_forum_ret', False),
        42: (('f_do_markets_benefit_flash_forum_me',), 'f_do_markets_benefit_flash_forum_ret', False),
        43: (('f_do_markets_benefit_flash_forum_me',), 'f_do_markets_benefit_flash_forum_ret', False),
        44: ((), 'f_do_markets_benefit_victory_plaza_ret', False),
        45: (('f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i'),
    'f_do_markets_benefit_twin_office_ret', False),
        46: (('f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i'),
    'f_do_markets_benefit_twin_office_ret', False),
        47: ((), 'f_do_functions_ongoing_fk07_ret', False),
        48: ((), 'f_do_functions_ongoing_fk10_ret', False),
        49: ((), '', False),
        50: (('f_main_each_7_i',), '', False),
        51: ((), '', False),
        52: ((), '', False),
        53: ((), '', False),
        54: ((), '', False),
        55: ((), '', False),
        56: ((), '', False),
        57: ((), '', False),
        58: (('f_main_drawing_1_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3'), '', False),
        59: (('f_main_drawing_1_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3'), '', False),
        60: (('f_main_drawing_2_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3'), '', False),
        61: (('f_main_drawing_2_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3'), '', False),
        62: (('f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3', 'f_main_repeat_4_i'), '', False),
        63: ((), '', False),
        64: (('f_main_each_4_i', 'f_main_each_4_items', 'f_main_p', 'f_main_played'), '', False),
        65: (('f_main_played',), '', False),
        66: (('f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i', 'f_main_played',
    'f_main_seat_1'), '', False),
        67: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        68: (('f_main_do_claim_market', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'),
    '', False),
        69: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        70: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        71: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        72: (('f_main_do_complete_function_card_3', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_played',
    'f_main_seat_2'), '', False),
        73: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        74: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        75: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        76: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        77: (('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2'), '', False),
        78: ((), 'f_refill_rows_ret', False),
        79: ((), 'f_refill_rows_ret', False),
    },
    'main': 49,
    'depth': 9,
}
ORIGINS = (
    ('', 0, 0, ''),
    ('content/crypto_clash/game.rules', 70, 1, 'rule'),
    ('content/crypto_clash/turn.rules', 3, 1, ''),
    ('content/crypto_clash/turn.rules', 4, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 5, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 5, 9, ''),
    ('content/crypto_clash/turn.rules', 6, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 7, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 35, 1, ''),
    ('content/crypto_clash/turn.rules', 40, 1, ''),
    ('content/crypto_clash/markets/board.yaml', 42, 12, ''),
    ('content/crypto_clash/turn.rules', 48, 1, ''),
    ('content/crypto_clash/turn.rules', 51, 1, ''),
    ('content/crypto_clash/markets/board.yaml', 50, 12, ''),
    ('content/crypto_clash/turn.rules', 44, 1, ''),
    ('content/crypto_clash/turn.rules', 56, 1, ''),
    ('content/crypto_clash/markets/board.yaml', 58, 12, ''),
    ('content/crypto_clash/turn.rules', 63, 1, ''),
    ('content/crypto_clash/markets/tablets.yaml', 10, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 6, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 6, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 10, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 10, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 14, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 14, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 18, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 18, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 22, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 22, 38, 'cell'),
    ('content/crypto_clash/turn.rules', 36, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 37, 9, 'rule'),
    ('content/crypto_clash/turn.rules', 38, 9, 'rule'),
    ('content/crypto_clash/turn.rules', 35, 7, ''),
    ('content/crypto_clash/markets/board.yaml', 22, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 26, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 26, 45, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 26, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 30, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 30, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 34, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 34, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 38, 12, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 38, 27, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 38, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 42, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 41, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 42, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 40, 7, ''),
    ('content/crypto_clash/markets/board.yaml', 46, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 49, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 48, 7, ''),
    ('content/crypto_clash/markets/board.yaml', 46, 32, 'cell'),
    ('content/crypto_clash/markets/board.yaml', 46, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 50, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 52, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 53, 5, 'rule'),
    ('content/crypto_clash/cards/volatility.yaml', 7, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 7, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 12, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 12, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 17, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 17, 47, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 17, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 22, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 22, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 27, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 27, 47, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 27, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 32, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 32, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 37, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 37, 33, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 37, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 43, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 43, 21, 'cell'),
    ('content/crypto_clash/turn.rules', 66, 1, ''),
    ('content/crypto_clash/turn.rules', 67, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 68, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 69, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 70, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 66, 7, ''),
    ('content/crypto_clash/cards/volatility.yaml', 44, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 43, 5, ''),
    ('content/crypto_clash/cards/volatility.yaml', 49, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 49, 26, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 49, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 55, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 56, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 56, 32, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 57, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 55, 5, ''),
    ('content/crypto_clash/cards/volatility.yaml', 62, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 62, 28, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 62, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 67, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 67, 36, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 67, 11, ''),
    ('content/crypto_clash/cards/volatility.yaml', 73, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 73, 32, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 74, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 73, 5, ''),
    ('content/crypto_clash/cards/volatility.yaml', 80, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 80, 32, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 81, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 80, 5, ''),
    ('content/crypto_clash/cards/volatility.yaml', 87, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 88, 5, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 89, 9, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 89, 39, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 90, 20, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 87, 5, ''),
    ('content/crypto_clash/cards/volatility.yaml', 95, 11, 'cell'),
    ('content/crypto_clash/cards/volatility.yaml', 95, 11, ''),
    ('content/crypto_clash/turn.rules', 54, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 51, 7, ''),
    ('content/crypto_clash/markets/board.yaml', 54, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 45, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 46, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 44, 7, ''),
    ('content/crypto_clash/markets/board.yaml', 54, 12, ''),
    ('content/crypto_clash/markets/board.yaml', 58, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 57, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 58, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 59, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 60, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 61, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 56, 7, ''),
    ('content/crypto_clash/markets/tablets.yaml', 6, 12, 'cell'),
    ('content/crypto_clash/turn.rules', 64, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 63, 7, ''),
    ('content/crypto_clash/markets/tablets.yaml', 6, 28, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 6, 49, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 6, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 10, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 10, 16, ''),
    ('content/crypto_clash/markets/tablets.yaml', 10, 23, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 14, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 14, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 18, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 18, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 22, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 22, 33, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 22, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 26, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 26, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 30, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 30, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 34, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 34, 34, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 34, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 38, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 38, 32, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 38, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 42, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 42, 30, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 42, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 46, 12, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 46, 27, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 46, 12, ''),
    ('content/crypto_clash/markets/tablets.yaml', 50, 13, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 50, 29, 'cell'),
    ('content/crypto_clash/markets/tablets.yaml', 50, 13, ''),
    ('content/crypto_clash/turn.rules', 3, 8, ''),
    ('content/crypto_clash/cards/functions.yaml', 7, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 12, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 17, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 22, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 27, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 32, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 37, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 42, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 47, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 52, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 57, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 62, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 67, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 72, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 77, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 82, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 87, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 92, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 97, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 102, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 107, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 112, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 117, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 122, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 127, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 132, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 137, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 142, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 147, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 152, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 157, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 163, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 169, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 175, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 181, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 187, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 193, 11, ''),
    ('content/crypto_clash/cards/functions.yaml', 209, 11, ''),
    ('content/crypto_clash/turn.rules', 9, 1, ''),
    ('content/crypto_clash/turn.rules', 10, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 11, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 11, 9, ''),
    ('content/crypto_clash/turn.rules', 12, 5, 'rule'),
    ('content/crypto_clash/cards/functions.yaml', 7, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 12, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 17, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 22, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 27, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 32, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 37, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 42, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 47, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 52, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 57, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 62, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 67, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 72, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 77, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 82, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 87, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 92, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 97, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 102, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 107, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 112, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 117, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 122, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 127, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 132, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 137, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 142, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 147, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 152, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 157, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 163, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 169, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 175, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 181, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 187, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 193, 11, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 209, 11, 'cell'),
    ('content/crypto_clash/turn.rules', 13, 5, 'rule'),
    ('content/crypto_clash/cards/functions.yaml', 158, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 158, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 164, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 164, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 170, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 170, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 176, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 176, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 182, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 182, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 188, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 188, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 194, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 194, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 199, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 199, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 204, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 204, 12, ''),
    ('content/crypto_clash/cards/functions.yaml', 210, 12, 'cell'),
    ('content/crypto_clash/cards/functions.yaml', 210, 12, ''),
    ('content/crypto_clash/turn.rules', 14, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 14, 30, 'rule'),
    ('content/crypto_clash/turn.rules', 15, 16, 'rule'),
    ('content/crypto_clash/turn.rules', 9, 8, ''),
    ('content/crypto_clash/turn.rules', 17, 1, ''),
    ('content/crypto_clash/turn.rules', 18, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 19, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 20, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 20, 9, ''),
    ('content/crypto_clash/turn.rules', 21, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 17, 8, ''),
    ('content/crypto_clash/turn.rules', 25, 1, ''),
    ('content/crypto_clash/turn.rules', 26, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 27, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 28, 9, 'rule'),
    ('content/crypto_clash/turn.rules', 28, 32, 'rule'),
    ('content/crypto_clash/turn.rules', 29, 9, 'rule'),
    ('content/crypto_clash/turn.rules', 30, 9, 'rule'),
    ('content/crypto_clash/turn.rules', 30, 32, 'rule'),
    ('content/crypto_clash/turn.rules', 31, 5, 'rule'),
    ('content/crypto_clash/turn.rules', 25, 7, ''),
    ('content/crypto_clash/game.rules', 81, 5, ''),
    ('content/crypto_clash/game.rules', 82, 9, 'rule'),
    ('content/crypto_clash/game.rules', 83, 13, 'rule'),
    ('content/crypto_clash/game.rules', 84, 13, 'rule'),
    ('content/crypto_clash/game.rules', 85, 9, 'rule'),
    ('content/crypto_clash/game.rules', 86, 13, 'rule'),
    ('content/crypto_clash/game.rules', 87, 13, 'rule'),
    ('content/crypto_clash/game.rules', 88, 9, 'rule'),
    ('content/crypto_clash/game.rules', 88, 33, 'rule'),
    ('content/crypto_clash/game.rules', 89, 9, 'rule'),
    ('content/crypto_clash/game.rules', 90, 9, 'rule'),
    ('content/crypto_clash/game.rules', 91, 9, 'rule'),
    ('content/crypto_clash/game.rules', 92, 9, 'rule'),
    ('content/crypto_clash/game.rules', 93, 9, 'rule'),
    ('content/crypto_clash/game.rules', 94, 13, 'rule'),
    ('content/crypto_clash/game.rules', 95, 13, 'rule'),
    ('content/crypto_clash/game.rules', 96, 9, 'rule'),
    ('content/crypto_clash/game.rules', 97, 9, 'rule'),
    ('content/crypto_clash/game.rules', 98, 9, 'rule'),
    ('content/crypto_clash/game.rules', 99, 9, 'rule'),
    ('content/crypto_clash/game.rules', 100, 9, 'rule'),
    ('content/crypto_clash/game.rules', 101, 13, 'rule'),
    ('content/crypto_clash/game.rules', 102, 13, 'rule'),
    ('content/crypto_clash/game.rules', 103, 13, 'rule'),
    ('content/crypto_clash/game.rules', 104, 17, 'rule'),
    ('content/crypto_clash/game.rules', 105, 17, 'rule'),
    ('content/crypto_clash/game.rules', 106, 5, ''),
    ('content/crypto_clash/game.rules', 107, 9, ''),
    ('content/crypto_clash/game.rules', 108, 13, 'rule'),
    ('content/crypto_clash/game.rules', 109, 17, 'rule'),
    ('content/crypto_clash/game.rules', 110, 17, 'rule'),
    ('content/crypto_clash/game.rules', 111, 13, 'rule'),
    ('content/crypto_clash/game.rules', 111, 38, 'rule'),
    ('content/crypto_clash/game.rules', 112, 24, 'rule'),
    ('content/crypto_clash/game.rules', 113, 13, 'rule'),
    ('content/crypto_clash/game.rules', 114, 9, ''),
    ('content/crypto_clash/game.rules', 115, 13, 'rule'),
    ('content/crypto_clash/game.rules', 116, 13, 'rule'),
    ('content/crypto_clash/game.rules', 116, 38, 'rule'),
    ('content/crypto_clash/game.rules', 117, 9, ''),
    ('content/crypto_clash/game.rules', 118, 13, 'rule'),
    ('content/crypto_clash/game.rules', 119, 13, 'rule'),
    ('content/crypto_clash/game.rules', 119, 27, 'rule'),
    ('content/crypto_clash/game.rules', 120, 13, 'rule'),
    ('content/crypto_clash/game.rules', 120, 27, 'rule'),
    ('content/crypto_clash/game.rules', 121, 9, ''),
    ('content/crypto_clash/game.rules', 122, 13, 'rule'),
    ('content/crypto_clash/game.rules', 123, 17, 'rule'),
    ('content/crypto_clash/game.rules', 124, 21, 'rule'),
    ('content/crypto_clash/game.rules', 125, 21, 'rule'),
    ('content/crypto_clash/game.rules', 126, 21, 'rule'),
    ('content/crypto_clash/game.rules', 127, 13, 'rule'),
    ('content/crypto_clash/game.rules', 128, 17, 'rule'),
    ('content/crypto_clash/game.rules', 129, 21, 'rule'),
    ('content/crypto_clash/game.rules', 130, 21, 'rule'),
    ('content/crypto_clash/game.rules', 133, 5, 'rule'),
    ('content/crypto_clash/game.rules', 134, 5, 'rule'),
    ('content/crypto_clash/game.rules', 135, 5, 'rule'),
    ('content/crypto_clash/game.rules', 136, 5, 'rule'),
    ('content/crypto_clash/game.rules', 137, 5, 'rule'),
    ('content/crypto_clash/game.rules', 67, 1, ''),
    ('content/crypto_clash/game.rules', 68, 1, ''),
    ('content/crypto_clash/game.rules', 72, 1, 'rule'),
)
def game_of(state, blocks, secrets):
    return Game(
        state, GAME, ORIGINS, blocks, globals(),
        scores=(score_0, score_1, score_2, score_3, score_4,), winners=winners, invariants=(always_0, always_1,),
        whys={
            'any_inputs': why_any_inputs,
            'take_function': why_take_function,
            'draw_news': why_draw_news,
            'exchange_input': why_exchange_input,
            'play_news': why_play_news,
            'reset_functions': why_reset_functions,
            'build_market': why_build_market,
            'take_sphere': why_take_sphere,
            'claim': why_claim,
            'complete_function': why_complete_function,
            'buy_capital': why_buy_capital,
            'roll_for_start': why_roll_for_start,
        },
        secrets=secrets,
        functions={
            'd_on_board': d_on_board,
            'can_claim': can_claim,
            'can_any_inputs': can_any_inputs,
            'can_take_function': can_take_function,
            'can_markets_benefit_function_office': can_markets_benefit_function_office,
            'can_draw_news': can_draw_news,
            'can_play_news': can_play_news,
            'can_markets_benefit_news_desk': can_markets_benefit_news_desk,
            'can_reset_functions': can_reset_functions,
            'can_build_market': can_build_market,
            'can_markets_benefit_market_expansion': can_markets_benefit_market_expansion,
            'can_take_sphere': can_take_sphere,
            'can_markets_benefit_prestige_desk': can_markets_benefit_prestige_desk,
            'can_exchange_input': can_exchange_input,
            'no_amount': no_amount,
            'price_functions_cost_0_fm01': price_functions_cost_0_fm01,
            'price_functions_cost_0_fm02': price_functions_cost_0_fm02,
            'price_functions_cost_0_fm03': price_functions_cost_0_fm03,
            'price_functions_cost_0_fm04': price_functions_cost_0_fm04,
            'price_functions_cost_0_fm06': price_functions_cost_0_fm06,
            'price_functions_cost_0_fm07': price_functions_cost_0_fm07,
            'price_functions_cost_0_fm08': price_functions_cost_0_fm08,
            'price_functions_cost_0_fm09': price_functions_cost_0_fm09,
            'price_functions_cost_0_fm10': price_functions_cost_0_fm10,
            'price_functions_cost_0_fc01': price_functions_cost_0_fc01,
            'price_functions_cost_0_fc03': price_functions_cost_0_fc03,
            'price_functions_cost_0_fc04': price_functions_cost_0_fc04,
            'price_functions_cost_0_fc05': price_functions_cost_0_fc05,
            'price_functions_cost_0_fc06': price_functions_cost_0_fc06,
            'price_functions_cost_0_fc09': price_functions_cost_0_fc09,
            'price_functions_cost_0_fc10': price_functions_cost_0_fc10,
            'price_functions_cost_0_ft01': price_functions_cost_0_ft01,
            'price_functions_cost_0_ft02': price_functions_cost_0_ft02,
            'price_functions_cost_0_ft05': price_functions_cost_0_ft05,
            'price_functions_cost_0_ft06': price_functions_cost_0_ft06,
            'price_functions_cost_0_ft07': price_functions_cost_0_ft07,
            'price_functions_cost_0_ft09': price_functions_cost_0_ft09,
            'price_functions_cost_0_ft10': price_functions_cost_0_ft10,
            'price_functions_cost_0_fk01': price_functions_cost_0_fk01,
            'price_functions_cost_0_fk03': price_functions_cost_0_fk03,
            'price_functions_cost_0_fk04': price_functions_cost_0_fk04,
            'price_functions_cost_0_fk05': price_functions_cost_0_fk05,
            'price_functions_cost_0_fk08': price_functions_cost_0_fk08,
            'price_functions_cost_0_fk10': price_functions_cost_0_fk10,
            'price_functions_cost_1_fm01': price_functions_cost_1_fm01,
            'price_functions_cost_1_fm02': price_functions_cost_1_fm02,
            'price_functions_cost_1_fm03': price_functions_cost_1_fm03,
            'price_functions_cost_1_fm04': price_functions_cost_1_fm04,
            'price_functions_cost_1_fm05': price_functions_cost_1_fm05,
            'price_functions_cost_1_fm06': price_functions_cost_1_fm06,
            'price_functions_cost_1_fm07': price_functions_cost_1_fm07,
            'price_functions_cost_1_fm08': price_functions_cost_1_fm08,
            'price_functions_cost_1_fm09': price_functions_cost_1_fm09,
            'price_functions_cost_1_fm10': price_functions_cost_1_fm10,
            'price_functions_cost_1_fc02': price_functions_cost_1_fc02,
            'price_functions_cost_1_fc03': price_functions_cost_1_fc03,
            'price_functions_cost_1_fc05': price_functions_cost_1_fc05,
            'price_functions_cost_1_fc06': price_functions_cost_1_fc06,
            'price_functions_cost_1_fc07': price_functions_cost_1_fc07,
            'price_functions_cost_1_fc08': price_functions_cost_1_fc08,
            'price_functions_cost_1_fc09': price_functions_cost_1_fc09,
            'price_functions_cost_1_fc10': price_functions_cost_1_fc10,
            'price_functions_cost_1_ft03': price_functions_cost_1_ft03,
            'price_functions_cost_1_ft05': price_functions_cost_1_ft05,
            'price_functions_cost_1_ft07': price_functions_cost_1_ft07,
            'price_functions_cost_1_ft08': price_functions_cost_1_ft08,
            'price_functions_cost_1_ft09': price_functions_cost_1_ft09,
            'price_functions_cost_1_ft10': price_functions_cost_1_ft10,
            'price_functions_cost_1_fk01': price_functions_cost_1_fk01,
            'price_functions_cost_1_fk02': price_functions_cost_1_fk02,
            'price_functions_cost_1_fk04': price_functions_cost_1_fk04,
            'price_functions_cost_1_fk05': price_functions_cost_1_fk05,
            'price_functions_cost_1_fk07': price_functions_cost_1_fk07,
            'price_functions_cost_1_fk09': price_functions_cost_1_fk09,
            'price_functions_cost_2_fm02': price_functions_cost_2_fm02,
            'price_functions_cost_2_fm05': price_functions_cost_2_fm05,
            'price_functions_cost_2_fm06': price_functions_cost_2_fm06,
            'price_functions_cost_2_fm08': price_functions_cost_2_fm08,
            'price_functions_cost_2_fm10': price_functions_cost_2_fm10,
            'price_functions_cost_2_fc01': price_functions_cost_2_fc01,
            'price_functions_cost_2_fc03': price_functions_cost_2_fc03,
            'price_functions_cost_2_fc04': price_functions_cost_2_fc04,
            'price_functions_cost_2_fc05': price_functions_cost_2_fc05,
            'price_functions_cost_2_fc07': price_functions_cost_2_fc07,
            'price_functions_cost_2_fc08': price_functions_cost_2_fc08,
            'price_functions_cost_2_fc09': price_functions_cost_2_fc09,
            'price_functions_cost_2_fc10': price_functions_cost_2_fc10,
            'price_functions_cost_2_ft01': price_functions_cost_2_ft01,
            'price_functions_cost_2_ft02': price_functions_cost_2_ft02,
            'price_functions_cost_2_ft03': price_functions_cost_2_ft03,
            'price_functions_cost_2_ft04': price_functions_cost_2_ft04,
            'price_functions_cost_2_ft05': price_functions_cost_2_ft05,
            'price_functions_cost_2_ft06': price_functions_cost_2_ft06,
            'price_functions_cost_2_ft08': price_functions_cost_2_ft08,
            'price_functions_cost_2_ft09': price_functions_cost_2_ft09,
            'price_functions_cost_2_ft10': price_functions_cost_2_ft10,
            'price_functions_cost_2_fk01': price_functions_cost_2_fk01,
            'price_functions_cost_2_fk02': price_functions_cost_2_fk02,
            'price_functions_cost_2_fk03': price_functions_cost_2_fk03,
            'price_functions_cost_2_fk06': price_functions_cost_2_fk06,
            'price_functions_cost_2_fk07': price_functions_cost_2_fk07,
            'price_functions_cost_2_fk09': price_functions_cost_2_fk09,
            'price_functions_cost_3_fm03': price_functions_cost_3_fm03,
            'price_functions_cost_3_fm07': price_functions_cost_3_fm07,
            'price_functions_cost_3_fm08': price_functions_cost_3_fm08,
            'price_functions_cost_3_fm09': price_functions_cost_3_fm09,
            'price_functions_cost_3_fm10': price_functions_cost_3_fm10,
            'price_functions_cost_3_fc01': price_functions_cost_3_fc01,
            'price_functions_cost_3_fc02': price_functions_cost_3_fc02,
            'price_functions_cost_3_fc04': price_functions_cost_3_fc04,
            'price_functions_cost_3_fc06': price_functions_cost_3_fc06,
            'price_functions_cost_3_fc07': price_functions_cost_3_fc07,
            'price_functions_cost_3_fc08': price_functions_cost_3_fc08,
            'price_functions_cost_3_fc09': price_functions_cost_3_fc09,
            'price_functions_cost_3_fc10': price_functions_cost_3_fc10,
            'price_functions_cost_3_ft02': price_functions_cost_3_ft02,
            'price_functions_cost_3_ft04': price_functions_cost_3_ft04,
            'price_functions_cost_3_ft05': price_functions_cost_3_ft05,
            'price_functions_cost_3_ft06': price_functions_cost_3_ft06,
            'price_functions_cost_3_ft08': price_functions_cost_3_ft08,
            'price_functions_cost_3_ft09': price_functions_cost_3_ft09,
            'price_functions_cost_3_ft10': price_functions_cost_3_ft10,
            'price_functions_cost_3_fk02': price_functions_cost_3_fk02,
            'price_functions_cost_3_fk03': price_functions_cost_3_fk03,
            'price_functions_cost_3_fk04': price_functions_cost_3_fk04,
            'price_functions_cost_3_fk06': price_functions_cost_3_fk06,
            'price_functions_cost_3_fk08': price_functions_cost_3_fk08,
            'price_functions_cost_3_fk10': price_functions_cost_3_fk10,
            'price_functions_cost_4_fm06': price_functions_cost_4_fm06,
            'price_functions_cost_4_fm07': price_functions_cost_4_fm07,
            'price_functions_cost_4_fm08': price_functions_cost_4_fm08,
            'price_functions_cost_4_fm09': price_functions_cost_4_fm09,
            'price_functions_cost_4_fm10': price_functions_cost_4_fm10,
            'price_functions_cost_4_fc01': price_functions_cost_4_fc01,
            'price_functions_cost_4_fc02': price_functions_cost_4_fc02,
            'price_functions_cost_4_fc03': price_functions_cost_4_fc03,
            'price_functions_cost_4_fc04': price_functions_cost_4_fc04,
            'price_functions_cost_4_fc05': price_functions_cost_4_fc05,
            'price_functions_cost_4_fc06': price_functions_cost_4_fc06,
            'price_functions_cost_4_fc09': price_functions_cost_4_fc09,
            'price_functions_cost_4_fc10': price_functions_cost_4_fc10,
            'price_functions_cost_4_ft01': price_functions_cost_4_ft01,
            'price_functions_cost_4_ft02': price_functions_cost_4_ft02,
            'price_functions_cost_4_ft03': price_functions_cost_4_ft03,
            'price_functions_cost_4_ft04': price_functions_cost_4_ft04,
            'price_functions_cost_4_ft05': price_functions_cost_4_ft05,
            'price_functions_cost_4_ft06': price_functions_cost_4_ft06,
            'price_functions_cost_4_ft07': price_functions_cost_4_ft07,
            'price_functions_cost_4_ft08': price_functions_cost_4_ft08,
            'price_functions_cost_4_ft09': price_functions_cost_4_ft09,
            'price_functions_cost_4_ft10': price_functions_cost_4_ft10,
            'price_functions_cost_4_fk05': price_functions_cost_4_fk05,
            'price_functions_cost_4_fk06': price_functions_cost_4_fk06,
            'price_functions_cost_4_fk07': price_functions_cost_4_fk07,
            'price_functions_cost_4_fk10': price_functions_cost_4_fk10,
            'can_functions_reward_after_btc_fm01': can_functions_reward_after_btc_fm01,
            'can_functions_reward_after_btc_fm02': can_functions_reward_after_btc_fm02,
            'can_functions_reward_after_btc_fm03': can_functions_reward_after_btc_fm03,
            'can_functions_reward_after_btc_fm04': can_functions_reward_after_btc_fm04,
            'can_functions_reward_after_btc_fm05': can_functions_reward_after_btc_fm05,
            'can_functions_reward_after_btc_fm06': can_functions_reward_after_btc_fm06,
            'can_functions_reward_after_btc_fm07': can_functions_reward_after_btc_fm07,
            'can_functions_reward_after_btc_fm08': can_functions_reward_after_btc_fm08,
            'can_functions_reward_after_btc_fm09': can_functions_reward_after_btc_fm09,
            'can_functions_reward_after_btc_fm10': can_functions_reward_after_btc_fm10,
            'can_functions_reward_after_btc_fc01': can_functions_reward_after_btc_fc01,
            'can_functions_reward_after_btc_fc02': can_functions_reward_after_btc_fc02,
            'can_functions_reward_after_btc_fc03': can_functions_reward_after_btc_fc03,
            'can_functions_reward_after_btc_fc04': can_functions_reward_after_btc_fc04,
            'can_functions_reward_after_btc_fc05': can_functions_reward_after_btc_fc05,
            'can_functions_reward_after_btc_fc06': can_functions_reward_after_btc_fc06,
            'can_functions_reward_after_btc_fc07': can_functions_reward_after_btc_fc07,
            'can_functions_reward_after_btc_fc08': can_functions_reward_after_btc_fc08,
            'can_functions_reward_after_btc_fc09': can_functions_reward_after_btc_fc09,
            'can_functions_reward_after_btc_fc10': can_functions_reward_after_btc_fc10,
            'can_functions_reward_after_btc_ft01': can_functions_reward_after_btc_ft01,
            'can_functions_reward_after_btc_ft02': can_functions_reward_after_btc_ft02,
            'can_functions_reward_after_btc_ft03': can_functions_reward_after_btc_ft03,
            'can_functions_reward_after_btc_ft04': can_functions_reward_after_btc_ft04,
            'can_functions_reward_after_btc_ft05': can_functions_reward_after_btc_ft05,
            'can_functions_reward_after_btc_ft06': can_functions_reward_after_btc_ft06,
            'can_functions_reward_after_btc_ft07': can_functions_reward_after_btc_ft07,
            'can_functions_reward_after_btc_ft08': can_functions_reward_after_btc_ft08,
            'can_functions_reward_after_btc_ft09': can_functions_reward_after_btc_ft09,
            'can_functions_reward_after_btc_ft10': can_functions_reward_after_btc_ft10,
            'can_functions_reward_after_btc_fk01': can_functions_reward_after_btc_fk01,
            'can_functions_reward_after_btc_fk02': can_functions_reward_after_btc_fk02,
            'can_functions_reward_after_btc_fk03': can_functions_reward_after_btc_fk03,
            'can_functions_reward_after_btc_fk04': can_functions_reward_after_btc_fk04,
            'can_functions_reward_after_btc_fk05': can_functions_reward_after_btc_fk05,
            'can_functions_reward_after_btc_fk06': can_functions_reward_after_btc_fk06,
            'can_functions_reward_after_btc_fk07': can_functions_reward_after_btc_fk07,
            'can_functions_reward_after_btc_fk10': can_functions_reward_after_btc_fk10,
            'can_complete_function': can_complete_function,
            'price_capital_cost_0_kst1': price_capital_cost_0_kst1,
            'price_capital_cost_0_kst2': price_capital_cost_0_kst2,
            'price_capital_cost_0_kst3': price_capital_cost_0_kst3,
            'price_capital_cost_0_kst4': price_capital_cost_0_kst4,
            'price_capital_cost_1_kst1': price_capital_cost_1_kst1,
            'price_capital_cost_1_kst2': price_capital_cost_1_kst2,
            'price_capital_cost_1_kst3': price_capital_cost_1_kst3,
            'price_capital_cost_1_kst4': price_capital_cost_1_kst4,
            'price_capital_cost_1_kel1': price_capital_cost_1_kel1,
            'price_capital_cost_1_kel2': price_capital_cost_1_kel2,
            'price_capital_cost_1_kel3': price_capital_cost_1_kel3,
            'price_capital_cost_1_kel4': price_capital_cost_1_kel4,
            'price_capital_cost_1_ken1': price_capital_cost_1_ken1,
            'price_capital_cost_1_ken2': price_capital_cost_1_ken2,
            'price_capital_cost_1_ken3': price_capital_cost_1_ken3,
            'price_capital_cost_1_ken4': price_capital_cost_1_ken4,
            'price_capital_cost_1_kla1': price_capital_cost_1_kla1,
            'price_capital_cost_1_kla2': price_capital_cost_1_kla2,
            'price_capital_cost_1_kla3': price_capital_cost_1_kla3,
            'price_capital_cost_1_kla4': price_capital_cost_1_kla4,
            'price_capital_cost_2_kel1': price_capital_cost_2_kel1,
            'price_capital_cost_2_kel2': price_capital_cost_2_kel2,
            'price_capital_cost_2_kel3': price_capital_cost_2_kel3,
            'price_capital_cost_2_kel4': price_capital_cost_2_kel4,
            'price_capital_cost_3_ken1': price_capital_cost_3_ken1,
            'price_capital_cost_3_ken2': price_capital_cost_3_ken2,
            'price_capital_cost_3_ken3': price_capital_cost_3_ken3,
            'price_capital_cost_3_ken4': price_capital_cost_3_ken4,
            'price_capital_cost_4_kla1': price_capital_cost_4_kla1,
            'price_capital_cost_4_kla2': price_capital_cost_4_kla2,
            'price_capital_cost_4_kla3': price_capital_cost_4_kla3,
            'price_capital_cost_4_kla4': price_capital_cost_4_kla4,
            'can_buy_capital': can_buy_capital,
            'can_roll_for_start': can_roll_for_start,
            'score_0': score_0,
            'score_1': score_1,
            'score_2': score_2,
            'score_3': score_3,
            'score_4': score_4,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
            'q_round_income': q_round_income,
        },
        playout=main_played,
    )

SECRETS = (
)
SECRETS_LOGGED = (
)
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (49, 63), (55, 74), (68, 76), (75, 293), (82, 327), (89, 329), (96, 325), (103, 281), (115, 2),
    (121, 343), (127, 0), (151, 346), (163, 347), (170, 0), (332, 1), (339, 2), (342, 8), (345, 9), (348, 10), (351,
    11), (354, 12), (357, 13), (360, 14), (363, 15), (366, 16), (369, 17), (372, 18), (375, 75), (804, 163), (807, 164),
    (810, 165), (813, 166), (816, 167), (819, 168), (822, 169), (825, 170), (828, 171), (831, 172), (834, 173), (837,
    174), (840, 175), (843, 176), (846, 177), (849, 178), (852, 179), (855, 180), (858, 181), (861, 182), (864, 183),
    (867, 184), (870, 185), (873, 186), (876, 187), (879, 188), (882, 189), (885, 190), (888, 191), (891, 192), (894,
    193), (897, 194), (900, 195), (903, 196), (906, 197), (909, 198), (912, 199), (915, 200), (918, 201), (1020, 269),
    (1026, 276), (1029, 341), (1032, 342), (1038, 343), (1041, 344), (1044, 345), (1056, 346), (1059, 347), (1062, 348),
    (1065, 0), (1155, 20), (1156, 19), (1164, 22), (1165, 21), (1173, 24), (1174, 23), (1182, 26), (1183, 25), (1191,
    32), (1192, 8), (1199, 30), (1207, 31), (1214, 30), (1221, 8), (1224, 30), (1231, 33), (1232, 27), (1249, 36),
    (1250, 34), (1267, 38), (1268, 37), (1275, 40), (1276, 39), (1283, 43), (1284, 41), (1295, 47), (1296, 9), (1299,
    45), (1307, 46), (1312, 45), (1315, 10), (1316, 44), (1323, 50), (1324, 11), (1331, 49), (1334, 11), (1338, 49),
    (1361, 52), (1362, 48), (1368, 51), (1374, 57), (1375, 56), (1382, 59), (1383, 58), (1390, 62), (1391, 60), (1396,
    61), (1402, 64), (1403, 63), (1410, 67), (1411, 65), (1416, 66), (1422, 69), (1423, 68), (1430, 72), (1431, 70),
    (1450, 71), (1456, 82), (1457, 73), (1463, 81), (1470, 74), (1479, 76), (1486, 81), (1493, 74), (1499, 76), (1501,
    77), (1509, 78), (1511, 79), (1518, 81), (1525, 74), (1531, 73), (1535, 81), (1542, 74), (1548, 85), (1549, 83),
    (1551, 84), (1557, 90), (1558, 86), (1561, 88), (1566, 89), (1572, 93), (1573, 91), (1590, 92), (1596, 91), (1598,
    92), (1604, 96), (1605, 94), (1615, 95), (1630, 100), (1631, 97), (1633, 98), (1638, 99), (1644, 104), (1645, 101),
    (1647, 102), (1653, 103), (1660, 110), (1661, 105), (1674, 108), (1688, 109), (1695, 112), (1696, 111), (1703, 114),
    (1704, 12), (1707, 54), (1719, 113), (1726, 13), (1727, 53), (1734, 119), (1735, 115), (1739, 116), (1743, 115),
    (1748, 117), (1751, 119), (1754, 16), (1755, 120), (1758, 121), (1765, 122), (1769, 123), (1773, 124), (1775, 125),
    (1781, 121), (1784, 132), (1785, 127), (1788, 128), (1791, 130), (1792, 131), (1798, 18), (1799, 133), (1802, 134),
    (1803, 135), (1809, 137), (1810, 136), (1823, 139), (1824, 138), (1837, 142), (1838, 140), (1844, 141), (1850, 144),
    (1851, 143), (1858, 146), (1859, 145), (1866, 149), (1867, 147), (1886, 148), (1892, 152), (1893, 150), (1901, 151),
    (1925, 152), (1928, 155), (1929, 153), (1944, 154), (1950, 153), (1953, 154), (1959, 153), (1960, 154), (1966, 153),
    (1967, 154), (1980, 158), (1981, 156), (1992, 161), (1993, 159), (2002, 160), (2034, 159), (2040, 160), (2046, 163),
    (2047, 206), (2055, 164), (2056, 207), (2068, 165), (2069, 208), (2081, 166), (2082, 209), (2094, 167), (2095, 210),
    (2103, 168), (2104, 211), (2112, 169), (2113, 212), (2125, 170), (2126, 213), (2138, 171), (2139, 214), (2147, 172),
    (2148, 215), (2156, 173), (2157, 216), (2169, 174), (2170, 217), (2182, 175), (2183, 218), (2195, 176), (2196, 219),
    (2208, 177), (2209, 220), (2221, 178), (2222, 221), (2235, 179), (2236, 222), (2248, 180), (2249, 223), (2261, 181),
    (2262, 224), (2275, 182), (2276, 225), (2293, 183), (2294, 226), (2302, 184), (2303, 227), (2315, 185), (2316, 228),
    (2324, 186), (2325, 229), (2337, 187), (2338, 230), (2346, 188), (2347, 231), (2355, 189), (2356, 232), (2364, 190),
    (2365, 233), (2377, 191), (2378, 234), (2386, 192), (2387, 235), (2399, 193), (2400, 236), (2407, 194), (2408, 237),
    (2415, 195), (2416, 238), (2423, 196), (2424, 239), (2431, 197), (2432, 240), (2439, 198), (2440, 241), (2447, 199),
    (2448, 242), (2455, 200), (2456, 243), (2463, 246), (2464, 245), (2472, 248), (2473, 247), (2481, 250), (2482, 249),
    (2490, 252), (2491, 251), (2499, 254), (2500, 253), (2513, 256), (2514, 255), (2527, 258), (2528, 257), (2535, 260),
    (2536, 259), (2549, 262), (2550, 261), (2563, 264), (2564, 263), (2572, 287), (2574, 288), (2575, 289), (2577, 291),
    (2578, 292), (2586, 293), (2595, 294), (2600, 295), (2608, 296), (2616, 297), (2621, 298), (2627, 300), (2631, 301),
    (2637, 302), (2643, 303), (2648, 304), (2649, 305), (2653, 304), (2665, 307), (2668, 308), (2693, 310), (2698, 311),
    (2707, 310), (2722, 308), (2731, 309), (2737, 310), (2742, 311), (2751, 310), (2756, 311), (2779, 310), (2781, 311),
    (2790, 310), (2795, 311), (2804, 310), (2819, 306), (2834, 307), (2858, 306), (2863, 321), (2871, 3), (2876, 5),
    (2877, 6), (2879, 7), (2891, 327), (2898, 7), (2909, 327), (2916, 7), (2924, 327), (2940, 329), (2946, 202), (2961,
    204), (2977, 205), (2981, 266), (2986, 267), (2991, 266), (3003, 329), (3009, 327), (3016, 267), (3028, 329), (3034,
    327), (3041, 329), (3045, 270), (3053, 271), (3060, 273), (3074, 274), (3085, 329), (3105, 325), (3112, 3), (3124,
    327), (3132, 334), (3133, 335), (3137, 336), (3141, 339), (3145, 340), (3149, 327), (3162, 329), (3168, 327), (3187,
    329), (3193, 327), (3200, 329), (3214, 312), (3225, 315), (3230, 316), (3235, 318), (3236, 320), (3253, 277), (3262,
    280), (3277, 281), (3279, 284), (3280, 320), (3298, 278), (3300, 312), (3302, 278), (3310, 280), (3340, 281), (3342,
    284), (3345, 281), (3347, 284), (3348, 320), (3372, 280), (3385, 281), (3387, 284), (3390, 278), (3398, 280), (3430,
    281), (3432, 284), (3433, 320), (3451, 278), (3452, 281), (3454, 284), (3455, 320), (3479, 280), (3494, 281), (3496,
    284), (3497, 320), (3515, 278), (3518, 280), (3554, 281), (3556, 284), (3559, 281), (3561, 284), (3562, 320), (3586,
    280), (3599, 281), (3601, 284), (3604, 278), (3606, 320), (3631, 321), (3637, 322), (3652, 321), (3661, 0), (3799,
    32), (3801, 30), (3804, 31), (3812, 33), (3813, 27), (3826, 36), (3827, 34), (3840, 38), (3844, 43), (3845, 41),
    (3852, 47), (3853, 45), (3857, 46), (3863, 10), (3867, 50), (3870, 49), (3883, 52), (3885, 51), (3891, 69), (3895,
    72), (3897, 70), (3904, 82), (3907, 74), (3910, 76), (3913, 77), (3916, 78), (3918, 79), (3924, 81), (3930, 93),
    (3931, 91), (3933, 92), (3939, 96), (3940, 94), (3943, 95), (3958, 110), (3959, 105), (3964, 108), (3978, 109),
    (3985, 114), (3986, 54), (3991, 113), (3996, 13), (4000, 119), (4002, 116), (4009, 16), (4010, 121), (4013, 122),
    (4017, 123), (4021, 124), (4023, 125), (4030, 132), (4031, 128), (4033, 131), (4039, 142), (4041, 141), (4047, 149),
    (4049, 147), (4056, 152), (4059, 151), (4068, 155), (4070, 153), (4077, 154), (4083, 158), (4084, 156), (4091, 161),
    (4094, 160), (4101, 258), (4105, 264), (4111, 288), (4112, 289), (4114, 291), (4115, 292), (4121, 294), (4126, 295),
    (4132, 296), (4138, 297), (4141, 298), (4145, 300), (4149, 301), (4154, 302), (4158, 303), (4161, 304), (4162, 305),
    (4168, 307), (4181, 308), (4195, 310), (4198, 311), (4215, 315), (4220, 316), (4225, 318), (4227, 277), (4230, 280),
    (4232, 281), (4236, 278), (4237, 284), (4238, 320), (4242, 322), (4251, 3), (4256, 5), (4257, 6), (4259, 7), (4267,
    327), (4272, 202), (4281, 204), (4298, 266), (4304, 267), (4309, 327), (4316, 329), (4322, 270), (4325, 271), (4332,
    273), (4346, 274), (4351, 329), (4354, 334), (4355, 335), (4359, 336), (4362, 339), (4366, 340), (4368, 312), (4397,
    20), (4398, 19), (4410, 22), (4411, 21), (4423, 24), (4424, 23), (4436, 26), (4437, 25), (4449, 32), (4450, 8),
    (4454, 29), (4460, 30), (4472, 31), (4484, 30), (4492, 8), (4497, 30), (4505, 33), (4506, 27), (4525, 28), (4528,
    27), (4531, 36), (4532, 34), (4551, 35), (4554, 34), (4557, 38), (4558, 37), (4566, 40), (4567, 39), (4578, 43),
    (4579, 41), (4589, 42), (4592, 41), (4595, 47), (4596, 9), (4600, 45), (4610, 46), (4618, 45), (4621, 10), (4622,
    44), (4630, 50), (4631, 11), (4635, 49), (4643, 11), (4650, 49), (4678, 52), (4679, 48), (4686, 51), (4696, 57),
    (4697, 56), (4708, 59), (4709, 58), (4720, 62), (4721, 60), (4730, 61), (4740, 64), (4741, 63), (4752, 67), (4753,
    65), (4762, 66), (4772, 69), (4773, 68), (4781, 72), (4782, 70), (4792, 71), (4795, 70), (4798, 71), (4801, 70),
    (4802, 71), (4812, 82), (4813, 73), (4820, 74), (4823, 75), (4824, 76), (4835, 77), (4845, 78), (4852, 79), (4863,
    73), (4868, 81), (4879, 74), (4887, 85), (4888, 83), (4893, 84), (4903, 90), (4904, 86), (4909, 87), (4911, 88),
    (4920, 89), (4930, 93), (4931, 91), (4950, 92), (4960, 91), (4964, 92), (4974, 96), (4975, 94), (4988, 95), (5008,
    100), (5009, 97), (5012, 98), (5021, 99), (5031, 104), (5032, 101), (5035, 102), (5045, 103), (5056, 110), (5057,
    105), (5070, 106), (5072, 107), (5074, 108), (5093, 109), (5104, 112), (5105, 111), (5116, 114), (5117, 12), (5121,
    54), (5132, 55), (5135, 54), (5136, 113), (5146, 13), (5147, 53), (5155, 119), (5156, 115), (5160, 14), (5161, 116),
    (5168, 115), (5169, 117), (5178, 119), (5181, 16), (5182, 120), (5186, 15), (5187, 121), (5197, 122), (5205, 123),
    (5213, 124), (5217, 125), (5226, 121), (5229, 132), (5230, 127), (5234, 17), (5235, 128), (5239, 130), (5243, 131),
    (5253, 18), (5254, 133), (5258, 134), (5260, 135), (5270, 137), (5271, 136), (5291, 139), (5292, 138), (5312, 142),
    (5313, 140), (5320, 141), (5330, 144), (5331, 143), (5342, 146), (5343, 145), (5354, 149), (5355, 147), (5365, 148),
    (5368, 147), (5371, 148), (5374, 147), (5375, 148), (5385, 152), (5386, 150), (5394, 151), (5420, 152), (5423, 155),
    (5424, 153), (5440, 154), (5450, 153), (5454, 154), (5464, 153), (5465, 154), (5475, 153), (5476, 154), (5497, 158),
    (5498, 156), (5508, 157), (5511, 156), (5514, 161), (5515, 159), (5525, 160), (5565, 159), (5572, 160), (5580, 163),
    (5581, 206), (5593, 164), (5594, 207), (5613, 165), (5614, 208), (5633, 166), (5634, 209), (5653, 167), (5654, 210),
    (5666, 168), (5667, 211), (5679, 169), (5680, 212), (5699, 170), (5700, 213), (5719, 171), (5720, 214), (5732, 172),
    (5733, 215), (5745, 173), (5746, 216), (5765, 174), (5766, 217), (5785, 175), (5786, 218), (5805, 176), (5806, 219),
    (5825, 177), (5826, 220), (5845, 178), (5846, 221), (5866, 179), (5867, 222), (5886, 180), (5887, 223), (5906, 181),
    (5907, 224), (5927, 182), (5928, 225), (5955, 183), (5956, 226), (5968, 184), (5969, 227), (5988, 185), (5989, 228),
    (6001, 186), (6002, 229), (6021, 187), (6022, 230), (6034, 188), (6035, 231), (6047, 189), (6048, 232), (6060, 190),
    (6061, 233), (6080, 191), (6081, 234), (6093, 192), (6094, 235), (6113, 193), (6114, 236), (6125, 194), (6126, 237),
    (6137, 195), (6138, 238), (6149, 196), (6150, 239), (6161, 197), (6162, 240), (6173, 198), (6174, 241), (6185, 199),
    (6186, 242), (6197, 200), (6198, 243), (6209, 246), (6210, 245), (6222, 248), (6223, 247), (6235, 250), (6236, 249),
    (6248, 252), (6249, 251), (6261, 254), (6262, 253), (6282, 256), (6283, 255), (6303, 258), (6304, 257), (6312, 260),
    (6313, 259), (6333, 262), (6334, 261), (6354, 264), (6355, 263), (6364, 287), (6367, 288), (6371, 289), (6375, 290),
    (6377, 291), (6381, 292), (6390, 293), (6402, 294), (6409, 295), (6419, 296), (6429, 297), (6437, 298), (6443, 299),
    (6445, 300), (6453, 301), (6462, 302), (6470, 303), (6478, 304), (6480, 305), (6485, 304), (6486, 306), (6491, 307),
    (6494, 308), (6518, 309), (6523, 310), (6531, 311), (6543, 310), (6554, 308), (6566, 309), (6571, 310), (6579, 311),
    (6591, 310), (6599, 311), (6612, 310), (6614, 311), (6626, 310), (6634, 311), (6646, 310), (6657, 306), (6662, 307),
    (6669, 306), (6675, 307), (6688, 308), (6692, 307), (6702, 306), (6707, 321), (6712, 324), (6716, 3), (6720, 4),
    (6723, 5), (6725, 6), (6729, 7), (6736, 327), (6742, 329), (6745, 327), (6752, 7), (6756, 327), (6762, 329), (6765,
    327), (6772, 7), (6773, 327), (6779, 329), (6782, 327), (6792, 329), (6805, 327), (6806, 201), (6807, 202), (6818,
    203), (6825, 204), (6843, 205), (6845, 244), (6848, 205), (6851, 265), (6853, 266), (6860, 267), (6869, 266), (6875,
    329), (6888, 327), (6895, 267), (6901, 329), (6914, 327), (6921, 329), (6926, 269), (6927, 270), (6937, 271), (6939,
    272), (6946, 273), (6964, 274), (6978, 329), (6998, 325), (7005, 326), (7007, 2), (7008, 3), (7014, 326), (7015,
    327), (7021, 329), (7024, 327), (7030, 331), (7032, 332), (7034, 333), (7036, 334), (7038, 335), (7046, 336), (7050,
    337), (7053, 338), (7055, 339), (7063, 340), (7070, 327), (7078, 329), (7091, 327), (7104, 329), (7117, 327), (7124,
    329), (7139, 312), (7150, 313), (7152, 314), (7154, 315), (7163, 316), (7171, 317), (7173, 318), (7177, 320), (7193,
    321), (7198, 319), (7199, 276), (7200, 277), (7204, 278), (7208, 279), (7212, 278), (7213, 312), (7215, 278), (7218,
    279), (7222, 278), (7229, 280), (7246, 281), (7250, 282), (7252, 283), (7253, 284), (7257, 320), (7273, 321), (7280,
    279), (7284, 278), (7286, 280), (7291, 320), (7308, 321), (7314, 320), (7317, 321), (7330, 322), (7338, 323), (7344,
    324), (7347, 325), (7353, 321), (7358, 324), (7363, 0))
