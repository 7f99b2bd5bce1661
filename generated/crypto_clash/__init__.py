"""Crypto Clash: made by rulewright build from content, do not edit."""
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
    faces,
    finish,
    mask_of,
    nothing,
    one,
    put_known,
    put_under_known,
    rotation,
    settle,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

#log COVER = set()
D6 = faces(6)
ALL_OUTPUT = (0, 1, 2)
ALL_INPUT = (0, 1, 2, 3)
PARTIES_PAWNS = (3, 2)
PARTIES_BY_SEATS = (0, 1)
ALL_CAPITAL = (82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97)
CAPITAL_KIND = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
ALL_FUNCTIONS = (26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65)
ALL_VOLATILITY = (66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81)
FUNCTIONS_BRANCH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3)
CAPITAL_WORTH = (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40)
ALL_MARKETS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
RANGE_0 = range(0, 0)
RANGE_7 = range(0, 7)
RANGE_200 = range(0, 200)
RANGE_10000 = range(0, 10000)
RANGE_1000 = range(0, 1000)

def sum_over_1(s, me):
    found = 0
    for o in ALL_OUTPUT:
        found += s.outputs[me * 3 + o]
    return found

def any_over_3(s, given_away):
    for wanted in ALL_INPUT:
        if wanted != given_away:
            return True
    return False

def those_over_2(s, me):
    found = []
    for given_away in ALL_INPUT:
        if s.inputs[me * 4 + given_away] > 0 and any_over_3(s, given_away):
            found.append(given_away)
    return tuple(found)

def those_over_4(s, do_exchange_input_given_away):
    found = []
    for wanted in ALL_INPUT:
        if wanted != do_exchange_input_given_away:
            found.append(wanted)
    return tuple(found)

def those_over_5(s, kind_3):
    found = []
    for c in ALL_CAPITAL:
        if CAPITAL_KIND[c - 82] == kind_3:
            found.append(c)
    return tuple(found)

def best_over_6(s):
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

def those_over_7(s):
    found = []
    for market in d_d_on_board(s):
        if s.market_pawn[market] == -1:
            found.append(market)
    return tuple(found)

def those_over_8(s, seat_2):
    found = []
    for card_3 in s.piles[1 + seat_2]:
        if s.inputs[seat_2 * 4 + 1] >= BY_PRICE_FUNCTIONS_COST_0[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4 + 2] >= BY_PRICE_FUNCTIONS_COST_1[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4 + 3] >= BY_PRICE_FUNCTIONS_COST_2[card_3 - 26](s, seat_2, card_3) and s.inputs[seat_2 * 4] >= BY_PRICE_FUNCTIONS_COST_3[card_3 - 26](s, seat_2, card_3) and s.btc[seat_2] >= BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3) and BY_CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, seat_2, card_3, BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3)):
            found.append(card_3)
    return tuple(found)

def those_over_9(s, seat_2):
    found = []
    for kind_2 in ALL_INPUT:
        if len(s.piles[30 + kind_2]) > 0 and (s.inputs[seat_2 * 4] >= BY_PRICE_CAPITAL_COST_0[card_4 - 82](s, seat_2, card_4) and s.btc[seat_2] >= BY_PRICE_CAPITAL_COST_1[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 1] >= BY_PRICE_CAPITAL_COST_2[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 2] >= BY_PRICE_CAPITAL_COST_3[card_4 - 82](s, seat_2, card_4) and s.inputs[seat_2 * 4 + 3] >= BY_PRICE_CAPITAL_COST_4[card_4 - 82](s, seat_2, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            found.append(kind_2)
    return tuple(found)

def any_over_10(s):
    for market in d_d_on_board(s):
        if s.market_pawn[market] == -1:
            return True
    return False

def sum_over_11(s, me):
    found = 0
    for o_1 in ALL_OUTPUT:
        found += s.outputs[me * 3 + o_1]
    return found

def sum_over_12(s, seat):
    found = 0
    for i in ALL_INPUT:
        found += s.inputs[seat * 4 + i]
    return found

def sum_over_13(s, seat):
    found = 0
    for c_1 in s.piles[17 + seat]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def best_over_14(s):
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-score_total_score(s, candidate), -s.btc[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def sum_over_15(s):
    found = 0
    for n_3 in (1, 2, 3, 4, 5, 6):
        found += s.round_gems[n_3 - 1]
    return found

def sum_over_16(s):
    found = 0
    for m_2 in ALL_MARKETS:
        found += s.market_gems[m_2]
    return found

def count_over_17(s, me):
    found = 0
    for m_3 in ALL_MARKETS:
        if s.market_pawn[m_3] == me:
            found += 1
    return found

def any_over_18(s, fixed):
    for card in s.piles[27]:
        if allowed(fixed, 'card', card):
            return True
    return False

def any_over_19(s, fixed, me):
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and s.inputs[me * 4 + given_away] > 0:
            return True
    return False

def any_over_21(s, fixed, given_away):
    for wanted in ALL_INPUT:
        if allowed(fixed, 'wanted', wanted) and wanted != given_away:
            return True
    return False

def any_over_20(s, fixed, me):
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and s.inputs[me * 4 + given_away] > 0 and any_over_21(s, fixed, given_away):
            return True
    return False

def any_over_22(s, me, fixed):
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1):
            return True
    return False

def any_over_24(s, fixed):
    for kind in ALL_INPUT:
        if allowed(fixed, 'kind', kind):
            return True
    return False

def any_over_23(s, me, fixed):
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (14,)) == 0 or any_over_24(s, fixed)):
            return True
    return False

def any_over_26(s, me, fixed):
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def any_over_25(s, me, fixed):
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (11,)) == 0 or any_over_26(s, me, fixed)):
            return True
    return False

def any_over_27(s, me, fixed):
    for card_1 in s.piles[13 + me]:
        if allowed(fixed, 'card', card_1) and ((card_1 - 66 in (5,)) == 0 or 1):
            return True
    return False

def any_over_28(s, fixed):
    for market_1 in s.piles[24]:
        if allowed(fixed, 'market', market_1):
            return True
    return False

def any_over_29(s, fixed):
    for market in d_d_on_board(s):
        if allowed(fixed, 'market', market) and s.market_pawn[market] == -1:
            return True
    return False

def any_over_30(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3):
            return True
    return False

def any_over_31(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 1] >= BY_PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3):
            return True
    return False

def any_over_32(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 2] >= BY_PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3):
            return True
    return False

def any_over_33(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4 + 3] >= BY_PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3):
            return True
    return False

def any_over_34(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.inputs[me * 4] >= BY_PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3):
            return True
    return False

def any_over_35(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and s.btc[me] >= BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3):
            return True
    return False

def any_over_36(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and (s.inputs[me * 4 + 1] >= BY_PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= BY_PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= BY_PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= BY_PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
            return True
    return False

def any_over_37(s, me, fixed):
    for card_3 in s.piles[1 + me]:
        if allowed(fixed, 'card', card_3) and (s.inputs[me * 4 + 1] >= BY_PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= BY_PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= BY_PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= BY_PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and BY_CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, me, card_3, BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3))):
            return True
    return False

def any_over_38(s, fixed):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0:
            return True
    return False

def any_over_39(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= BY_PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def any_over_40(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.btc[me] >= BY_PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def any_over_41(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 1] >= BY_PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def any_over_42(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 2] >= BY_PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def any_over_43(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4 + 3] >= BY_PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def any_over_44(s, fixed, me):
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= BY_PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and s.btc[me] >= BY_PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 1] >= BY_PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 2] >= BY_PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 3] >= BY_PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def can_can_claim(s, me):  # content/crypto_clash/turn.rules:3
    return any_over_10(s) and s.shares[me] >= 1

def can_can_any_inputs(s, me, n):  # content/crypto_clash/turn.rules:35
    return 1

def can_can_take_function(s, me):  # content/crypto_clash/turn.rules:40
    return len(s.piles[27]) > 0

def can_can_markets_benefit_function_office(s, me, this):  # content/crypto_clash/markets/board.yaml:42
    return len(s.piles[27]) > 0

def can_can_draw_news(s, me, n_1):  # content/crypto_clash/turn.rules:48
    return 1

def can_can_play_news(s, me):  # content/crypto_clash/turn.rules:51
    return len(s.piles[13 + me]) > 0

def can_can_markets_benefit_news_desk(s, me, this):  # content/crypto_clash/markets/board.yaml:50
    return len(s.piles[13 + me]) > 0

def can_can_reset_functions(s, me):  # content/crypto_clash/turn.rules:44
    return 1

def can_can_build_market(s, me):  # content/crypto_clash/turn.rules:56
    return len(s.piles[24]) > 0

def can_can_markets_benefit_market_expansion(s, me, this):  # content/crypto_clash/markets/board.yaml:58
    return len(s.piles[24]) > 0

def can_can_take_sphere(s, me):  # content/crypto_clash/turn.rules:63
    return 1

def can_can_markets_benefit_prestige_desk(s, me, this):  # content/crypto_clash/markets/tablets.yaml:10
    return s.btc[me] >= 6

def can_can_exchange_input(s, me):  # content/crypto_clash/turn.rules:66
    for given_away in ALL_INPUT:
        if s.inputs[me * 4 + given_away] > 0 and any_over_3(s, given_away):
            return True
    return False

def f_no_amount(s, me, this):
    return 0

def f_price_functions_cost_0_fm01(s, me, this):
    return 1

def f_price_functions_cost_0_fm02(s, me, this):
    return 1

def f_price_functions_cost_0_fm03(s, me, this):
    return 1

def f_price_functions_cost_0_fm04(s, me, this):
    return 2

def f_price_functions_cost_0_fm06(s, me, this):
    return 2

def f_price_functions_cost_0_fm07(s, me, this):
    return 1

def f_price_functions_cost_0_fm08(s, me, this):
    return 1

def f_price_functions_cost_0_fm09(s, me, this):
    return 2

def f_price_functions_cost_0_fm10(s, me, this):
    return 2

def f_price_functions_cost_0_fc01(s, me, this):
    return 2

def f_price_functions_cost_0_fc03(s, me, this):
    return 2

def f_price_functions_cost_0_fc04(s, me, this):
    return 1

def f_price_functions_cost_0_fc05(s, me, this):
    return 1

def f_price_functions_cost_0_fc06(s, me, this):
    return 3

def f_price_functions_cost_0_fc09(s, me, this):
    return 1

def f_price_functions_cost_0_fc10(s, me, this):
    return 2

def f_price_functions_cost_0_ft01(s, me, this):
    return 1

def f_price_functions_cost_0_ft02(s, me, this):
    return 1

def f_price_functions_cost_0_ft05(s, me, this):
    return 1

def f_price_functions_cost_0_ft06(s, me, this):
    return 1

def f_price_functions_cost_0_ft07(s, me, this):
    return 3

def f_price_functions_cost_0_ft09(s, me, this):
    return 2

def f_price_functions_cost_0_ft10(s, me, this):
    return 1

def f_price_functions_cost_0_fk01(s, me, this):
    return 1

def f_price_functions_cost_0_fk03(s, me, this):
    return 1

def f_price_functions_cost_0_fk04(s, me, this):
    return 1

def f_price_functions_cost_0_fk05(s, me, this):
    return 1

def f_price_functions_cost_0_fk08(s, me, this):
    return 2

def f_price_functions_cost_0_fk10(s, me, this):
    return 1

def f_price_functions_cost_1_fm01(s, me, this):
    return 1

def f_price_functions_cost_1_fm02(s, me, this):
    return 1

def f_price_functions_cost_1_fm03(s, me, this):
    return 1

def f_price_functions_cost_1_fm04(s, me, this):
    return 1

def f_price_functions_cost_1_fm05(s, me, this):
    return 1

def f_price_functions_cost_1_fm06(s, me, this):
    return 1

def f_price_functions_cost_1_fm07(s, me, this):
    return 2

def f_price_functions_cost_1_fm08(s, me, this):
    return 1

def f_price_functions_cost_1_fm09(s, me, this):
    return 1

def f_price_functions_cost_1_fm10(s, me, this):
    return 2

def f_price_functions_cost_1_fc02(s, me, this):
    return 3

def f_price_functions_cost_1_fc03(s, me, this):
    return 1

def f_price_functions_cost_1_fc05(s, me, this):
    return 2

def f_price_functions_cost_1_fc06(s, me, this):
    return 2

def f_price_functions_cost_1_fc07(s, me, this):
    return 1

def f_price_functions_cost_1_fc08(s, me, this):
    return 1

def f_price_functions_cost_1_fc09(s, me, this):
    return 2

def f_price_functions_cost_1_fc10(s, me, this):
    return 2

def f_price_functions_cost_1_ft03(s, me, this):
    return 1

def f_price_functions_cost_1_ft05(s, me, this):
    return 1

def f_price_functions_cost_1_ft07(s, me, this):
    return 2

def f_price_functions_cost_1_ft08(s, me, this):
    return 1

def f_price_functions_cost_1_ft09(s, me, this):
    return 1

def f_price_functions_cost_1_ft10(s, me, this):
    return 2

def f_price_functions_cost_1_fk01(s, me, this):
    return 1

def f_price_functions_cost_1_fk02(s, me, this):
    return 1

def f_price_functions_cost_1_fk04(s, me, this):
    return 1

def f_price_functions_cost_1_fk05(s, me, this):
    return 2

def f_price_functions_cost_1_fk07(s, me, this):
    return 1

def f_price_functions_cost_1_fk09(s, me, this):
    return 2

def f_price_functions_cost_2_fm02(s, me, this):
    return 1

def f_price_functions_cost_2_fm05(s, me, this):
    return 1

def f_price_functions_cost_2_fm06(s, me, this):
    return 2

def f_price_functions_cost_2_fm08(s, me, this):
    return 1

def f_price_functions_cost_2_fm10(s, me, this):
    return 1

def f_price_functions_cost_2_fc01(s, me, this):
    return 1

def f_price_functions_cost_2_fc03(s, me, this):
    return 2

def f_price_functions_cost_2_fc04(s, me, this):
    return 2

def f_price_functions_cost_2_fc05(s, me, this):
    return 2

def f_price_functions_cost_2_fc07(s, me, this):
    return 1

def f_price_functions_cost_2_fc08(s, me, this):
    return 4

def f_price_functions_cost_2_fc09(s, me, this):
    return 2

def f_price_functions_cost_2_fc10(s, me, this):
    return 2

def f_price_functions_cost_2_ft01(s, me, this):
    return 1

def f_price_functions_cost_2_ft02(s, me, this):
    return 1

def f_price_functions_cost_2_ft03(s, me, this):
    return 1

def f_price_functions_cost_2_ft04(s, me, this):
    return 1

def f_price_functions_cost_2_ft05(s, me, this):
    return 2

def f_price_functions_cost_2_ft06(s, me, this):
    return 1

def f_price_functions_cost_2_ft08(s, me, this):
    return 2

def f_price_functions_cost_2_ft09(s, me, this):
    return 1

def f_price_functions_cost_2_ft10(s, me, this):
    return 2

def f_price_functions_cost_2_fk01(s, me, this):
    return 1

def f_price_functions_cost_2_fk02(s, me, this):
    return 1

def f_price_functions_cost_2_fk03(s, me, this):
    return 1

def f_price_functions_cost_2_fk06(s, me, this):
    return 2

def f_price_functions_cost_2_fk07(s, me, this):
    return 1

def f_price_functions_cost_2_fk09(s, me, this):
    return 2

def f_price_functions_cost_3_fm03(s, me, this):
    return 1

def f_price_functions_cost_3_fm07(s, me, this):
    return 2

def f_price_functions_cost_3_fm08(s, me, this):
    return 2

def f_price_functions_cost_3_fm09(s, me, this):
    return 1

def f_price_functions_cost_3_fm10(s, me, this):
    return 1

def f_price_functions_cost_3_fc01(s, me, this):
    return 2

def f_price_functions_cost_3_fc02(s, me, this):
    return 2

def f_price_functions_cost_3_fc04(s, me, this):
    return 3

def f_price_functions_cost_3_fc06(s, me, this):
    return 1

def f_price_functions_cost_3_fc07(s, me, this):
    return 4

def f_price_functions_cost_3_fc08(s, me, this):
    return 1

def f_price_functions_cost_3_fc09(s, me, this):
    return 1

def f_price_functions_cost_3_fc10(s, me, this):
    return 2

def f_price_functions_cost_3_ft02(s, me, this):
    return 1

def f_price_functions_cost_3_ft04(s, me, this):
    return 2

def f_price_functions_cost_3_ft05(s, me, this):
    return 1

def f_price_functions_cost_3_ft06(s, me, this):
    return 2

def f_price_functions_cost_3_ft08(s, me, this):
    return 2

def f_price_functions_cost_3_ft09(s, me, this):
    return 2

def f_price_functions_cost_3_ft10(s, me, this):
    return 2

def f_price_functions_cost_3_fk02(s, me, this):
    return 1

def f_price_functions_cost_3_fk03(s, me, this):
    return 1

def f_price_functions_cost_3_fk04(s, me, this):
    return 1

def f_price_functions_cost_3_fk06(s, me, this):
    return 1

def f_price_functions_cost_3_fk08(s, me, this):
    return 2

def f_price_functions_cost_3_fk10(s, me, this):
    return 1

def f_price_functions_cost_4_fm06(s, me, this):
    return 2

def f_price_functions_cost_4_fm07(s, me, this):
    return 3

def f_price_functions_cost_4_fm08(s, me, this):
    return s.rate

def f_price_functions_cost_4_fm09(s, me, this):
    return 3

def f_price_functions_cost_4_fm10(s, me, this):
    return 8

def f_price_functions_cost_4_fc01(s, me, this):
    return 4

def f_price_functions_cost_4_fc02(s, me, this):
    return 4

def f_price_functions_cost_4_fc03(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_fc04(s, me, this):
    return 5

def f_price_functions_cost_4_fc05(s, me, this):
    return s.rate

def f_price_functions_cost_4_fc06(s, me, this):
    return 6

def f_price_functions_cost_4_fc09(s, me, this):
    return 10

def f_price_functions_cost_4_fc10(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_ft01(s, me, this):
    return s.rate

def f_price_functions_cost_4_ft02(s, me, this):
    return 5

def f_price_functions_cost_4_ft03(s, me, this):
    return 3

def f_price_functions_cost_4_ft04(s, me, this):
    return 2

def f_price_functions_cost_4_ft05(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_ft06(s, me, this):
    return 10

def f_price_functions_cost_4_ft07(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_ft08(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_ft09(s, me, this):
    return 15

def f_price_functions_cost_4_ft10(s, me, this):
    return 2 * s.rate

def f_price_functions_cost_4_fk05(s, me, this):
    return s.rate

def f_price_functions_cost_4_fk06(s, me, this):
    return s.rate

def f_price_functions_cost_4_fk07(s, me, this):
    return 2

def f_price_functions_cost_4_fk10(s, me, this):
    return 4

def can_can_functions_reward_after_btc_fm01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:7
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:12
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:17
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:22
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:27
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:32
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:37
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:42
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:47
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fm10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:52
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:57
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:62
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:67
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:72
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:77
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:82
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:87
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:92
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:97
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fc10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:102
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:107
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:112
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:117
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:122
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:127
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:132
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:137
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft08(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:142
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft09(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:147
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_ft10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:152
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk01(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:157
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk02(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:163
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk03(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:169
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk04(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:175
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk05(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:181
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk06(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:187
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk07(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:193
    return s.btc[me] >= owed_btc

def can_can_functions_reward_after_btc_fk10(s, me, this, owed_btc):  # content/crypto_clash/cards/functions.yaml:209
    return s.btc[me] >= owed_btc

def can_can_complete_function(s, me):  # content/crypto_clash/turn.rules:9
    for card_3 in s.piles[1 + me]:
        if s.inputs[me * 4 + 1] >= BY_PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 2] >= BY_PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and s.inputs[me * 4 + 3] >= BY_PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and s.inputs[me * 4] >= BY_PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and s.btc[me] >= BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and BY_CAN_FUNCTIONS_REWARD_AFTER_BTC[card_3 - 26](s, me, card_3, BY_PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
            return True
    return False

def f_price_capital_cost_0_kst1(s, me, this):
    return 5

def f_price_capital_cost_0_kst2(s, me, this):
    return 5

def f_price_capital_cost_0_kst3(s, me, this):
    return 5

def f_price_capital_cost_0_kst4(s, me, this):
    return 5

def f_price_capital_cost_1_kst1(s, me, this):
    return 30

def f_price_capital_cost_1_kst2(s, me, this):
    return 30

def f_price_capital_cost_1_kst3(s, me, this):
    return 30

def f_price_capital_cost_1_kst4(s, me, this):
    return 30

def f_price_capital_cost_1_kel1(s, me, this):
    return 30

def f_price_capital_cost_1_kel2(s, me, this):
    return 30

def f_price_capital_cost_1_kel3(s, me, this):
    return 30

def f_price_capital_cost_1_kel4(s, me, this):
    return 30

def f_price_capital_cost_1_ken1(s, me, this):
    return 30

def f_price_capital_cost_1_ken2(s, me, this):
    return 30

def f_price_capital_cost_1_ken3(s, me, this):
    return 30

def f_price_capital_cost_1_ken4(s, me, this):
    return 30

def f_price_capital_cost_1_kla1(s, me, this):
    return 30

def f_price_capital_cost_1_kla2(s, me, this):
    return 30

def f_price_capital_cost_1_kla3(s, me, this):
    return 30

def f_price_capital_cost_1_kla4(s, me, this):
    return 30

def f_price_capital_cost_2_kel1(s, me, this):
    return 5

def f_price_capital_cost_2_kel2(s, me, this):
    return 5

def f_price_capital_cost_2_kel3(s, me, this):
    return 5

def f_price_capital_cost_2_kel4(s, me, this):
    return 5

def f_price_capital_cost_3_ken1(s, me, this):
    return 5

def f_price_capital_cost_3_ken2(s, me, this):
    return 5

def f_price_capital_cost_3_ken3(s, me, this):
    return 5

def f_price_capital_cost_3_ken4(s, me, this):
    return 5

def f_price_capital_cost_4_kla1(s, me, this):
    return 5

def f_price_capital_cost_4_kla2(s, me, this):
    return 5

def f_price_capital_cost_4_kla3(s, me, this):
    return 5

def f_price_capital_cost_4_kla4(s, me, this):
    return 5

def can_can_buy_capital(s, me):  # content/crypto_clash/turn.rules:17
    for kind_2 in ALL_INPUT:
        if len(s.piles[30 + kind_2]) > 0 and (s.inputs[me * 4] >= BY_PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and s.btc[me] >= BY_PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 1] >= BY_PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 2] >= BY_PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and s.inputs[me * 4 + 3] >= BY_PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := s.piles[30 + kind_2][-1]) is not None else 0):
            return True
    return False

def can_can_roll_for_start(s, me):  # content/crypto_clash/turn.rules:25
    return 1

def score_score_0(s, me):  # content/crypto_clash/game.rules:133
    return s.points[me]

def score_score_1(s, me):  # content/crypto_clash/game.rules:134
    found = 0
    for i in ALL_INPUT:
        found += s.inputs[me * 4 + i]
    return found

def score_score_2(s, me):  # content/crypto_clash/game.rules:135
    return 5 * sum_over_11(s, me)

def score_score_3(s, me):  # content/crypto_clash/game.rules:136
    return s.btc[me]

def score_score_4(s, me):  # content/crypto_clash/game.rules:137
    found = 0
    for c_1 in s.piles[17 + me]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def score_total_score(s, seat):
    return s.points[seat] + sum_over_12(s, seat) + score_score_2(s, seat) + s.btc[seat] + sum_over_13(s, seat)

def score_winners(s):
    return mask_of(best_over_14(s))

def f_always_0(s, me):  # content/crypto_clash/game.rules:67
    return s.gem_supply + sum_over_15(s) + sum_over_16(s) == 32

def f_always_1(s, me):  # content/crypto_clash/game.rules:68
    return s.shares[me] + s.extra[me] + count_over_17(s, me) == PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]] + 1

def q_q_round_income(s, me):  # content/crypto_clash/game.rules:72
    return max(2 * s.outputs[me * 3] + 5 * s.outputs[me * 3 + 2] + s.rate * s.outputs[me * 3 + 1], 0)

def d_d_on_board(s):  # content/crypto_clash/game.rules:70
    found = []
    for m_4 in ALL_MARKETS:
        if m_4 in s.piles[21] or m_4 in s.piles[22]:
            found.append(m_4)
    return tuple(found)

def why_any_inputs(s, me, n, fixed):
    return -1

def why_take_function(s, me, fixed):
    if not any_over_18(s, fixed):
        return 0
    return -1

def why_draw_news(s, me, n_1, fixed):
    return -1

def why_exchange_input(s, me, fixed):
    if not any_over_19(s, fixed, me):
        return 0
    if not any_over_20(s, fixed, me):
        return 1
    return -1

def why_play_news(s, me, fixed):
    if not any_over_22(s, me, fixed):
        return 0
    if not any_over_23(s, me, fixed):
        return 1
    if not any_over_25(s, me, fixed):
        return 2
    if not any_over_27(s, me, fixed):
        return 3
    if not any_over_22(s, me, fixed):
        return 4
    return -1

def why_reset_functions(s, me, fixed):
    return -1

def why_build_market(s, me, fixed):
    if not any_over_28(s, fixed):
        return 0
    return -1

def why_take_sphere(s, me, fixed):
    return -1

def why_claim(s, me, fixed):
    if not any_over_29(s, fixed):
        return 0
    if not (any_over_29(s, fixed) and s.shares[me] >= 1):
        return 1
    if not (any_over_29(s, fixed) and s.shares[me] >= 1):
        return 2
    return -1

def why_complete_function(s, me, fixed):
    if not any_over_30(s, me, fixed):
        return 0
    if not any_over_31(s, me, fixed):
        return 1
    if not any_over_32(s, me, fixed):
        return 2
    if not any_over_33(s, me, fixed):
        return 3
    if not any_over_34(s, me, fixed):
        return 4
    if not any_over_35(s, me, fixed):
        return 5
    if not any_over_36(s, me, fixed):
        return 6
    if not any_over_37(s, me, fixed):
        return 7
    return -1

def why_buy_capital(s, me, fixed):
    if not any_over_38(s, fixed):
        return 0
    if not any_over_39(s, fixed, me):
        return 1
    if not any_over_40(s, fixed, me):
        return 2
    if not any_over_41(s, fixed, me):
        return 3
    if not any_over_42(s, fixed, me):
        return 4
    if not any_over_43(s, fixed, me):
        return 5
    if not any_over_44(s, fixed, me):
        return 6
    return -1

def why_roll_for_start(s, me, fixed):
    return -1

# ---- do_markets_benefit_steelyard, content/crypto_clash/markets/board.yaml:6
def p_do_markets_benefit_steelyard(s, me, this):
    #log COVER.add(18)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 3
    #log change = s.inputs[at] - before
    #log s.tape.append((4, 18, me, (change,), None))

# ---- do_markets_benefit_chip_works, content/crypto_clash/markets/board.yaml:10
def p_do_markets_benefit_chip_works(s, me, this):
    #log COVER.add(20)
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 3
    #log change_1 = s.inputs[at] - before
    #log s.tape.append((5, 20, me, (change_1,), None))

# ---- do_markets_benefit_power_station, content/crypto_clash/markets/board.yaml:14
def p_do_markets_benefit_power_station(s, me, this):
    #log COVER.add(22)
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 3
    #log change_2 = s.inputs[at] - before
    #log s.tape.append((6, 22, me, (change_2,), None))

# ---- do_markets_benefit_hiring_hall, content/crypto_clash/markets/board.yaml:18
def p_do_markets_benefit_hiring_hall(s, me, this):
    #log COVER.add(24)
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 3
    #log change_3 = s.inputs[at] - before
    #log s.tape.append((7, 24, me, (change_3,), None))

# ---- do_markets_benefit_coin_faucet, content/crypto_clash/markets/board.yaml:34
def p_do_markets_benefit_coin_faucet(s, me, this):
    #log COVER.add(38)
    #log before = s.btc[me]
    s.btc[me] += 5
    #log change_9 = s.btc[me] - before
    #log s.tape.append((11, 38, me, (change_9,), None))

# ---- do_volatility_effect_vc01, content/crypto_clash/cards/volatility.yaml:7
def p_do_volatility_effect_vc01(s, me, this):
    #log COVER.add(55)
    #log before = s.btc[me]
    s.btc[me] += 2 * s.rate
    #log change_12 = s.btc[me] - before
    #log s.tape.append((11, 55, me, (change_12,), None))

# ---- do_volatility_effect_vc02, content/crypto_clash/cards/volatility.yaml:12
def p_do_volatility_effect_vc02(s, me, this):
    #log COVER.add(57)
    #log before = s.btc[me]
    s.btc[me] += 7
    #log change_13 = s.btc[me] - before
    #log s.tape.append((11, 57, me, (change_13,), None))

# ---- do_volatility_effect_vc03, content/crypto_clash/cards/volatility.yaml:17
def p_do_volatility_effect_vc03(s, me, this):
    #log COVER.add(59)
    #log before = s.btc[me]
    s.btc[me] += s.rate * s.outputs[me * 3 + 1]
    #log change_14 = s.btc[me] - before
    #log s.tape.append((11, 59, me, (change_14,), None))
    #log COVER.add(60)
    #log before = s.btc[me]
    s.btc[me] += 2
    #log change_15 = s.btc[me] - before
    #log s.tape.append((11, 60, me, (change_15,), None))

# ---- do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
def p_do_volatility_effect_vc04(s, me, this):
    #log COVER.add(62)
    #log before = s.btc[me]
    s.btc[me] += min(10, 2 * sum_over_1(s, me))
    #log change_16 = s.btc[me] - before
    #log s.tape.append((11, 62, me, (change_16,), None))

# ---- do_volatility_effect_vc05, content/crypto_clash/cards/volatility.yaml:27
def p_do_volatility_effect_vc05(s, me, this):
    #log COVER.add(64)
    #log before = s.btc[me]
    s.btc[me] += 2 * s.outputs[me * 3]
    #log change_17 = s.btc[me] - before
    #log s.tape.append((11, 64, me, (change_17,), None))
    #log COVER.add(65)
    #log before = s.btc[me]
    s.btc[me] += 5 * s.outputs[me * 3 + 2]
    #log change_18 = s.btc[me] - before
    #log s.tape.append((11, 65, me, (change_18,), None))

# ---- do_volatility_effect_vc09, content/crypto_clash/cards/volatility.yaml:49
def p_do_volatility_effect_vc09(s, me, this):
    #log COVER.add(82)
    #log old_1 = s.rate
    s.rate = 6
    #log s.tape.append((20, 82, me, (s.rate, old_1), None))
    #log COVER.add(83)
    #log before = s.btc[me]
    s.btc[me] += 4
    #log change_22 = s.btc[me] - before
    #log s.tape.append((11, 83, me, (change_22,), None))

# ---- do_volatility_effect_vc10, content/crypto_clash/cards/volatility.yaml:55
def p_do_volatility_effect_vc10(s, me, this):
    #log COVER.add(85)
    #log old_2 = s.rate
    s.rate = 1
    #log s.tape.append((20, 85, me, (s.rate, old_2), None))
    #log COVER.add(86)
    for victim_1 in RIVALS[s.n][me]:
        #log COVER.add(87)
        #log before = s.btc[victim_1]
        value = s.btc[victim_1] - 2
        if value < 0:
            value = 0
        s.btc[victim_1] = value
        #log change_23 = value - before
        #log s.tape.append((21, 87, victim_1, (0 - change_23,), None))
    #log COVER.add(88)
    #log before = s.points[me]
    s.points[me] += 3
    #log change_24 = s.points[me] - before
    #log s.tape.append((22, 88, me, (change_24,), None))

# ---- do_volatility_effect_vc13, content/crypto_clash/cards/volatility.yaml:73
def p_do_volatility_effect_vc13(s, me, this):
    #log COVER.add(96)
    for victim_2 in RIVALS[s.n][me]:
        #log COVER.add(97)
        #log before = s.btc[victim_2]
        value = s.btc[victim_2] - 2
        if value < 0:
            value = 0
        s.btc[victim_2] = value
        #log change_28 = value - before
        #log s.tape.append((21, 97, victim_2, (0 - change_28,), None))
    #log COVER.add(98)
    #log before = s.points[me]
    s.points[me] += 4
    #log change_29 = s.points[me] - before
    #log s.tape.append((22, 98, me, (change_29,), None))

# ---- do_volatility_effect_vc14, content/crypto_clash/cards/volatility.yaml:80
def p_do_volatility_effect_vc14(s, me, this):
    #log COVER.add(100)
    for victim_3 in RIVALS[s.n][me]:
        #log COVER.add(101)
        at = victim_3 * 4 + 2
        #log before = s.inputs[at]
        value = s.inputs[at] - 1
        if value < 0:
            value = 0
        s.inputs[at] = value
        #log change_30 = value - before
        #log s.tape.append((25, 101, victim_3, (0 - change_30,), None))
    #log COVER.add(102)
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 3
    #log change_31 = s.inputs[at] - before
    #log s.tape.append((6, 102, me, (change_31,), None))

# ---- do_volatility_effect_vc16, content/crypto_clash/cards/volatility.yaml:95
def p_do_volatility_effect_vc16(s, me, this):
    #log COVER.add(110)
    #log before = s.points[me]
    s.points[me] += 6
    #log change_35 = s.points[me] - before
    #log s.tape.append((22, 110, me, (change_35,), None))

# ---- do_markets_benefit_prestige_desk, content/crypto_clash/markets/tablets.yaml:10
def p_do_markets_benefit_prestige_desk(s, me, this):
    #log COVER.add(132)
    if 1:
        s.btc[me] -= 6
        #log s.tape.append((36, 133, me, (6,), None))
    #log COVER.add(134)
    #log before = s.points[me]
    s.points[me] += 10
    #log change_39 = s.points[me] - before
    #log s.tape.append((22, 134, me, (change_39,), None))

# ---- do_markets_benefit_deep_mine, content/crypto_clash/markets/tablets.yaml:14
def p_do_markets_benefit_deep_mine(s, me, this):
    #log COVER.add(135)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 2
    #log change_40 = s.inputs[at] - before
    #log s.tape.append((4, 135, me, (change_40,), None))
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 2
    #log change_41 = s.inputs[at] - before
    #log s.tape.append((6, 135, me, (change_41,), None))

# ---- do_markets_benefit_assembly_hub, content/crypto_clash/markets/tablets.yaml:18
def p_do_markets_benefit_assembly_hub(s, me, this):
    #log COVER.add(137)
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 2
    #log change_42 = s.inputs[at] - before
    #log s.tape.append((5, 137, me, (change_42,), None))
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 2
    #log change_43 = s.inputs[at] - before
    #log s.tape.append((7, 137, me, (change_43,), None))

# ---- do_markets_benefit_grand_exchange, content/crypto_clash/markets/tablets.yaml:26
def p_do_markets_benefit_grand_exchange(s, me, this):
    #log COVER.add(142)
    #log before = s.btc[me]
    s.btc[me] += 2 * s.rate
    #log change_45 = s.btc[me] - before
    #log s.tape.append((11, 142, me, (change_45,), None))

# ---- do_markets_benefit_treasury, content/crypto_clash/markets/tablets.yaml:30
def p_do_markets_benefit_treasury(s, me, this):
    #log COVER.add(144)
    #log before = s.btc[me]
    s.btc[me] += 8
    #log change_46 = s.btc[me] - before
    #log s.tape.append((11, 144, me, (change_46,), None))

# ---- do_functions_reward_fm01, content/crypto_clash/cards/functions.yaml:7
def p_do_functions_reward_fm01(s, me, this):
    #log COVER.add(205)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_49 = value - before
    #log s.tape.append((42, 205, me, (change_49,), None))

# ---- do_functions_reward_fm02, content/crypto_clash/cards/functions.yaml:12
def p_do_functions_reward_fm02(s, me, this):
    #log COVER.add(206)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_50 = value - before
    #log s.tape.append((42, 206, me, (change_50,), None))
    #log before = s.points[me]
    s.points[me] += 2
    #log change_51 = s.points[me] - before
    #log s.tape.append((22, 206, me, (change_51,), None))

# ---- do_functions_reward_fm03, content/crypto_clash/cards/functions.yaml:17
def p_do_functions_reward_fm03(s, me, this):
    #log COVER.add(207)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_52 = value - before
    #log s.tape.append((42, 207, me, (change_52,), None))
    #log before = s.points[me]
    s.points[me] += 2
    #log change_53 = s.points[me] - before
    #log s.tape.append((22, 207, me, (change_53,), None))

# ---- do_functions_reward_fm04, content/crypto_clash/cards/functions.yaml:22
def p_do_functions_reward_fm04(s, me, this):
    #log COVER.add(208)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_54 = value - before
    #log s.tape.append((42, 208, me, (change_54,), None))
    #log before = s.btc[me]
    s.btc[me] += 2
    #log change_55 = s.btc[me] - before
    #log s.tape.append((11, 208, me, (change_55,), None))

# ---- do_functions_reward_fm05, content/crypto_clash/cards/functions.yaml:27
def p_do_functions_reward_fm05(s, me, this):
    #log COVER.add(209)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_56 = value - before
    #log s.tape.append((42, 209, me, (change_56,), None))

# ---- do_functions_reward_fm06, content/crypto_clash/cards/functions.yaml:32
def p_do_functions_reward_fm06(s, me, this):
    #log COVER.add(210)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_57 = value - before
    #log s.tape.append((42, 210, me, (change_57,), None))

# ---- do_functions_reward_fm07, content/crypto_clash/cards/functions.yaml:37
def p_do_functions_reward_fm07(s, me, this):
    #log COVER.add(211)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_58 = value - before
    #log s.tape.append((42, 211, me, (change_58,), None))
    #log before = s.points[me]
    s.points[me] += 1
    #log change_59 = s.points[me] - before
    #log s.tape.append((22, 211, me, (change_59,), None))

# ---- do_functions_reward_fm08, content/crypto_clash/cards/functions.yaml:42
def p_do_functions_reward_fm08(s, me, this):
    #log COVER.add(212)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_60 = value - before
    #log s.tape.append((42, 212, me, (change_60,), None))
    #log before = s.points[me]
    s.points[me] += 2
    #log change_61 = s.points[me] - before
    #log s.tape.append((22, 212, me, (change_61,), None))

# ---- do_functions_reward_fm09, content/crypto_clash/cards/functions.yaml:47
def p_do_functions_reward_fm09(s, me, this):
    #log COVER.add(213)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_62 = value - before
    #log s.tape.append((42, 213, me, (change_62,), None))

# ---- do_functions_reward_fm10, content/crypto_clash/cards/functions.yaml:52
def p_do_functions_reward_fm10(s, me, this):
    #log COVER.add(214)
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_63 = value - before
    #log s.tape.append((42, 214, me, (change_63,), None))

# ---- do_functions_reward_fc01, content/crypto_clash/cards/functions.yaml:57
def p_do_functions_reward_fc01(s, me, this):
    #log COVER.add(215)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_64 = value - before
    #log s.tape.append((43, 215, me, (change_64,), None))
    #log before = s.points[me]
    s.points[me] += 4
    #log change_65 = s.points[me] - before
    #log s.tape.append((22, 215, me, (change_65,), None))

# ---- do_functions_reward_fc02, content/crypto_clash/cards/functions.yaml:62
def p_do_functions_reward_fc02(s, me, this):
    #log COVER.add(216)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_66 = value - before
    #log s.tape.append((43, 216, me, (change_66,), None))
    #log before = s.points[me]
    s.points[me] += 4
    #log change_67 = s.points[me] - before
    #log s.tape.append((22, 216, me, (change_67,), None))

# ---- do_functions_reward_fc03, content/crypto_clash/cards/functions.yaml:67
def p_do_functions_reward_fc03(s, me, this):
    #log COVER.add(217)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_68 = value - before
    #log s.tape.append((43, 217, me, (change_68,), None))
    #log before = s.points[me]
    s.points[me] += 8
    #log change_69 = s.points[me] - before
    #log s.tape.append((22, 217, me, (change_69,), None))

# ---- do_functions_reward_fc04, content/crypto_clash/cards/functions.yaml:72
def p_do_functions_reward_fc04(s, me, this):
    #log COVER.add(218)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_70 = value - before
    #log s.tape.append((43, 218, me, (change_70,), None))
    #log before = s.points[me]
    s.points[me] += 8
    #log change_71 = s.points[me] - before
    #log s.tape.append((22, 218, me, (change_71,), None))

# ---- do_functions_reward_fc05, content/crypto_clash/cards/functions.yaml:77
def p_do_functions_reward_fc05(s, me, this):
    #log COVER.add(219)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_72 = value - before
    #log s.tape.append((43, 219, me, (change_72,), None))
    #log before = s.points[me]
    s.points[me] += 4
    #log change_73 = s.points[me] - before
    #log s.tape.append((22, 219, me, (change_73,), None))

# ---- do_functions_reward_fc06, content/crypto_clash/cards/functions.yaml:82
def p_do_functions_reward_fc06(s, me, this):
    #log COVER.add(220)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_74 = value - before
    #log s.tape.append((43, 220, me, (change_74,), None))
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_75 = value - before
    #log s.tape.append((42, 220, me, (change_75,), None))

# ---- do_functions_reward_fc07, content/crypto_clash/cards/functions.yaml:87
def p_do_functions_reward_fc07(s, me, this):
    #log COVER.add(221)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_76 = value - before
    #log s.tape.append((43, 221, me, (change_76,), None))
    #log before = s.points[me]
    s.points[me] += 3
    #log change_77 = s.points[me] - before
    #log s.tape.append((22, 221, me, (change_77,), None))

# ---- do_functions_reward_fc08, content/crypto_clash/cards/functions.yaml:92
def p_do_functions_reward_fc08(s, me, this):
    #log COVER.add(222)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_78 = value - before
    #log s.tape.append((43, 222, me, (change_78,), None))
    #log before = s.points[me]
    s.points[me] += 3
    #log change_79 = s.points[me] - before
    #log s.tape.append((22, 222, me, (change_79,), None))

# ---- do_functions_reward_fc09, content/crypto_clash/cards/functions.yaml:97
def p_do_functions_reward_fc09(s, me, this):
    #log COVER.add(223)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_80 = value - before
    #log s.tape.append((43, 223, me, (change_80,), None))
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_81 = value - before
    #log s.tape.append((44, 223, me, (change_81,), None))

# ---- do_functions_reward_fc10, content/crypto_clash/cards/functions.yaml:102
def p_do_functions_reward_fc10(s, me, this):
    #log COVER.add(224)
    at = me * 3 + 2
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_82 = value - before
    #log s.tape.append((43, 224, me, (change_82,), None))
    at = me * 3
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_83 = value - before
    #log s.tape.append((42, 224, me, (change_83,), None))
    #log before = s.points[me]
    s.points[me] += 6
    #log change_84 = s.points[me] - before
    #log s.tape.append((22, 224, me, (change_84,), None))

# ---- do_functions_reward_ft01, content/crypto_clash/cards/functions.yaml:107
def p_do_functions_reward_ft01(s, me, this):
    #log COVER.add(225)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_85 = value - before
    #log s.tape.append((44, 225, me, (change_85,), None))

# ---- do_functions_reward_ft02, content/crypto_clash/cards/functions.yaml:112
def p_do_functions_reward_ft02(s, me, this):
    #log COVER.add(226)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_86 = value - before
    #log s.tape.append((44, 226, me, (change_86,), None))
    #log before = s.btc[me]
    s.btc[me] += s.rate
    #log change_87 = s.btc[me] - before
    #log s.tape.append((11, 226, me, (change_87,), None))

# ---- do_functions_reward_ft03, content/crypto_clash/cards/functions.yaml:117
def p_do_functions_reward_ft03(s, me, this):
    #log COVER.add(227)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_88 = value - before
    #log s.tape.append((44, 227, me, (change_88,), None))

# ---- do_functions_reward_ft04, content/crypto_clash/cards/functions.yaml:122
def p_do_functions_reward_ft04(s, me, this):
    #log COVER.add(228)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_89 = value - before
    #log s.tape.append((44, 228, me, (change_89,), None))
    #log before = s.points[me]
    s.points[me] += 1
    #log change_90 = s.points[me] - before
    #log s.tape.append((22, 228, me, (change_90,), None))

# ---- do_functions_reward_ft05, content/crypto_clash/cards/functions.yaml:127
def p_do_functions_reward_ft05(s, me, this):
    #log COVER.add(229)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_91 = value - before
    #log s.tape.append((44, 229, me, (change_91,), None))

# ---- do_functions_reward_ft06, content/crypto_clash/cards/functions.yaml:132
def p_do_functions_reward_ft06(s, me, this):
    #log COVER.add(230)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_92 = value - before
    #log s.tape.append((44, 230, me, (change_92,), None))

# ---- do_functions_reward_ft07, content/crypto_clash/cards/functions.yaml:137
def p_do_functions_reward_ft07(s, me, this):
    #log COVER.add(231)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_93 = value - before
    #log s.tape.append((44, 231, me, (change_93,), None))

# ---- do_functions_reward_ft08, content/crypto_clash/cards/functions.yaml:142
def p_do_functions_reward_ft08(s, me, this):
    #log COVER.add(232)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_94 = value - before
    #log s.tape.append((44, 232, me, (change_94,), None))
    #log before = s.points[me]
    s.points[me] += 1
    #log change_95 = s.points[me] - before
    #log s.tape.append((22, 232, me, (change_95,), None))

# ---- do_functions_reward_ft09, content/crypto_clash/cards/functions.yaml:147
def p_do_functions_reward_ft09(s, me, this):
    #log COVER.add(233)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_96 = value - before
    #log s.tape.append((44, 233, me, (change_96,), None))

# ---- do_functions_reward_ft10, content/crypto_clash/cards/functions.yaml:152
def p_do_functions_reward_ft10(s, me, this):
    #log COVER.add(234)
    at = me * 3 + 1
    #log before = s.outputs[at]
    value = s.outputs[at] + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    #log change_97 = value - before
    #log s.tape.append((44, 234, me, (change_97,), None))
    #log before = s.points[me]
    s.points[me] += 6
    #log change_98 = s.points[me] - before
    #log s.tape.append((22, 234, me, (change_98,), None))

# ---- do_functions_reward_fk01, content/crypto_clash/cards/functions.yaml:157
def p_do_functions_reward_fk01(s, me, this):
    #log COVER.add(235)
    #log before = s.points[me]
    s.points[me] += 3
    #log change_99 = s.points[me] - before
    #log s.tape.append((22, 235, me, (change_99,), None))

# ---- do_functions_reward_fk02, content/crypto_clash/cards/functions.yaml:163
def p_do_functions_reward_fk02(s, me, this):
    #log COVER.add(236)
    #log before = s.points[me]
    s.points[me] += 3
    #log change_100 = s.points[me] - before
    #log s.tape.append((22, 236, me, (change_100,), None))

# ---- do_functions_reward_fk03, content/crypto_clash/cards/functions.yaml:169
def p_do_functions_reward_fk03(s, me, this):
    #log COVER.add(237)
    #log before = s.points[me]
    s.points[me] += 3
    #log change_101 = s.points[me] - before
    #log s.tape.append((22, 237, me, (change_101,), None))

# ---- do_functions_reward_fk04, content/crypto_clash/cards/functions.yaml:175
def p_do_functions_reward_fk04(s, me, this):
    #log COVER.add(238)
    #log before = s.points[me]
    s.points[me] += 3
    #log change_102 = s.points[me] - before
    #log s.tape.append((22, 238, me, (change_102,), None))

# ---- do_functions_reward_fk05, content/crypto_clash/cards/functions.yaml:181
def p_do_functions_reward_fk05(s, me, this):
    #log COVER.add(239)
    #log before = s.points[me]
    s.points[me] += 1
    #log change_103 = s.points[me] - before
    #log s.tape.append((22, 239, me, (change_103,), None))

# ---- do_functions_reward_fk06, content/crypto_clash/cards/functions.yaml:187
def p_do_functions_reward_fk06(s, me, this):
    #log COVER.add(240)
    #log before = s.points[me]
    s.points[me] += 1
    #log change_104 = s.points[me] - before
    #log s.tape.append((22, 240, me, (change_104,), None))

# ---- do_functions_reward_fk07, content/crypto_clash/cards/functions.yaml:193
def p_do_functions_reward_fk07(s, me, this):
    #log COVER.add(241)
    #log before = s.points[me]
    s.points[me] += 2
    #log change_105 = s.points[me] - before
    #log s.tape.append((22, 241, me, (change_105,), None))

# ---- do_functions_reward_fk10, content/crypto_clash/cards/functions.yaml:209
def p_do_functions_reward_fk10(s, me, this):
    #log COVER.add(242)
    #log before = s.points[me]
    s.points[me] += 4
    #log change_106 = s.points[me] - before
    #log s.tape.append((22, 242, me, (change_106,), None))

# ---- do_functions_ongoing_fk01, content/crypto_clash/cards/functions.yaml:158
def p_do_functions_ongoing_fk01(s, me, this):
    #log COVER.add(244)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_107 = s.inputs[at] - before
    #log s.tape.append((4, 244, me, (change_107,), None))

# ---- do_functions_ongoing_fk02, content/crypto_clash/cards/functions.yaml:164
def p_do_functions_ongoing_fk02(s, me, this):
    #log COVER.add(246)
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_108 = s.inputs[at] - before
    #log s.tape.append((5, 246, me, (change_108,), None))

# ---- do_functions_ongoing_fk03, content/crypto_clash/cards/functions.yaml:170
def p_do_functions_ongoing_fk03(s, me, this):
    #log COVER.add(248)
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_109 = s.inputs[at] - before
    #log s.tape.append((6, 248, me, (change_109,), None))

# ---- do_functions_ongoing_fk04, content/crypto_clash/cards/functions.yaml:176
def p_do_functions_ongoing_fk04(s, me, this):
    #log COVER.add(250)
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_110 = s.inputs[at] - before
    #log s.tape.append((7, 250, me, (change_110,), None))

# ---- do_functions_ongoing_fk05, content/crypto_clash/cards/functions.yaml:182
def p_do_functions_ongoing_fk05(s, me, this):
    #log COVER.add(252)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_111 = s.inputs[at] - before
    #log s.tape.append((4, 252, me, (change_111,), None))
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_112 = s.inputs[at] - before
    #log s.tape.append((7, 252, me, (change_112,), None))

# ---- do_functions_ongoing_fk06, content/crypto_clash/cards/functions.yaml:188
def p_do_functions_ongoing_fk06(s, me, this):
    #log COVER.add(254)
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_113 = s.inputs[at] - before
    #log s.tape.append((5, 254, me, (change_113,), None))
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_114 = s.inputs[at] - before
    #log s.tape.append((6, 254, me, (change_114,), None))

# ---- do_functions_ongoing_fk08, content/crypto_clash/cards/functions.yaml:199
def p_do_functions_ongoing_fk08(s, me, this):
    #log COVER.add(258)
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_115 = s.inputs[at] - before
    #log s.tape.append((6, 258, me, (change_115,), None))
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_116 = s.inputs[at] - before
    #log s.tape.append((7, 258, me, (change_116,), None))

# ---- do_functions_ongoing_fk09, content/crypto_clash/cards/functions.yaml:204
def p_do_functions_ongoing_fk09(s, me, this):
    #log COVER.add(260)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_117 = s.inputs[at] - before
    #log s.tape.append((4, 260, me, (change_117,), None))
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_118 = s.inputs[at] - before
    #log s.tape.append((5, 260, me, (change_118,), None))

# ---- do_any_inputs, content/crypto_clash/turn.rules:35
def p_do_any_inputs(s, ret, me, n):
    s.f_do_any_inputs_ret = ret
    s.f_do_any_inputs_me = me
    #log s.tape.append((8, 7, me, (), None))
    #log COVER.add(28)
    s.f_do_any_inputs_repeat_rest = tuple(range(1, n + 1))
    rest = s.f_do_any_inputs_repeat_rest
    if not rest:
        return s.f_do_any_inputs_ret
    s.f_do_any_inputs_repeat_rest = rest[1:]
    turn = rest[0]
    #log COVER.add(29)
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 3
    return 0

def k_do_any_inputs_2(s, kind_1):
    me = s.f_do_any_inputs_me
    #log s.tape.append((9, 29, me, (kind_1,), None))
    #log COVER.add(30)
    at = me * 4 + kind_1
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_6 = s.inputs[at] - before
    #log s.tape.append((10, 30, me, (change_6, kind_1), None))
    rest = s.f_do_any_inputs_repeat_rest
    if not rest:
        return s.f_do_any_inputs_ret
    s.f_do_any_inputs_repeat_rest = rest[1:]
    turn = rest[0]
    #log COVER.add(29)
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 3
    return 0

# ---- do_markets_benefit_builders_row, content/crypto_clash/markets/board.yaml:22
def p_do_markets_benefit_builders_row(s, ret, me, this):
    s.f_do_markets_benefit_builders_row_ret = ret
    #log COVER.add(26)
    at = me * 4
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_4 = s.inputs[at] - before
    #log s.tape.append((4, 26, me, (change_4,), None))
    at = me * 4 + 3
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_5 = s.inputs[at] - before
    #log s.tape.append((7, 26, me, (change_5,), None))
    #log COVER.add(27)
    return p_do_any_inputs(s, s.f_do_markets_benefit_builders_row_ret, me, 1)

# ---- do_markets_benefit_tech_bazaar, content/crypto_clash/markets/board.yaml:26
def p_do_markets_benefit_tech_bazaar(s, ret, me, this):
    s.f_do_markets_benefit_tech_bazaar_ret = ret
    #log COVER.add(33)
    at = me * 4 + 1
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_7 = s.inputs[at] - before
    #log s.tape.append((5, 33, me, (change_7,), None))
    at = me * 4 + 2
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_8 = s.inputs[at] - before
    #log s.tape.append((6, 33, me, (change_8,), None))
    #log COVER.add(34)
    return p_do_any_inputs(s, s.f_do_markets_benefit_tech_bazaar_ret, me, 1)

# ---- do_markets_benefit_open_market, content/crypto_clash/markets/board.yaml:30
def p_do_markets_benefit_open_market(s, ret, me, this):
    s.f_do_markets_benefit_open_market_ret = ret
    #log COVER.add(36)
    return p_do_any_inputs(s, s.f_do_markets_benefit_open_market_ret, me, 2)

# ---- do_markets_benefit_exchange_floor, content/crypto_clash/markets/board.yaml:38
def p_do_markets_benefit_exchange_floor(s, ret, me, this):
    s.f_do_markets_benefit_exchange_floor_ret = ret
    #log COVER.add(40)
    #log before = s.btc[me]
    s.btc[me] += s.rate
    #log change_10 = s.btc[me] - before
    #log s.tape.append((11, 40, me, (change_10,), None))
    #log COVER.add(41)
    return p_do_any_inputs(s, s.f_do_markets_benefit_exchange_floor_ret, me, 1)

# ---- do_take_function, content/crypto_clash/turn.rules:40
def p_do_take_function(s, ret, me):
    s.f_do_take_function_ret = ret
    s.f_do_take_function_me = me
    #log s.tape.append((12, 8, me, (), None))
    #log COVER.add(44)
    s.player = me
    s.options = options = s.piles[27]
    s.option_count = len(options)
    s.pc = 4
    return 0

def k_do_take_function_1(s, card):
    me = s.f_do_take_function_me
    #log s.tape.append((0, 44, me, (card,), None))
    #log COVER.add(45)
    moved = (card,)
    place = 1 + me
    for card_ in moved:
        put_known(s, card_, place)
    #log s.tape.append((13, 45, me, (moved,), None))
    return p_refill_rows(s, s.f_do_take_function_ret)

# ---- do_markets_benefit_function_office, content/crypto_clash/markets/board.yaml:42
def p_do_markets_benefit_function_office(s, ret, me, this):
    s.f_do_markets_benefit_function_office_ret = ret
    #log COVER.add(43)
    return p_do_take_function(s, s.f_do_markets_benefit_function_office_ret, me)

# ---- do_draw_news, content/crypto_clash/turn.rules:48
def p_do_draw_news(s, ret, me, n_1):
    s.f_do_draw_news_ret = ret
    s.f_do_draw_news_me = me
    #log s.tape.append((14, 10, me, (), None))
    #log COVER.add(48)
    s.f_do_draw_news_drawing_rest = tuple(range(1, n_1 + 1))
    return b_do_draw_news_1(s, 0)

def b_do_draw_news_1(s, _):
    while True:
        rest = s.f_do_draw_news_drawing_rest
        if not rest:
            return s.f_do_draw_news_ret
        s.f_do_draw_news_drawing_rest = rest[1:]
        turn_1 = rest[0]
        if len(s.piles[28]) == 0:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if len(s.piles[28]) == 0:
            return s.f_do_draw_news_ret
        if s.explicit and undecided(s, 28):
            return await_top(s, 28, 6)
        return k_do_draw_news_2(s, s.piles[28][-1])

def k_do_draw_news_2(s, card_2):
    if s.explicit:
        settle(s, card_2)
    me = s.f_do_draw_news_me
    moved_1 = (card_2,)
    place = 13 + me
    for card in moved_1:
        put_known(s, card, place)
    #log s.tape.append((16, 48, me, (len(moved_1),), None))
    #log s.tape.append((15, 48, me, (moved_1,), 1 << me))
    return p_refill_rows(s, 5)

# ---- do_markets_benefit_rumour_mill, content/crypto_clash/markets/board.yaml:46
def p_do_markets_benefit_rumour_mill(s, ret, me, this):
    s.f_do_markets_benefit_rumour_mill_ret = ret
    s.f_do_markets_benefit_rumour_mill_me = me
    #log COVER.add(47)
    return p_do_draw_news(s, 7, me, 1)

def k_do_markets_benefit_rumour_mill_1(s, _):
    #log COVER.add(50)
    #log before = s.btc[s.f_do_markets_benefit_rumour_mill_me]
    s.btc[s.f_do_markets_benefit_rumour_mill_me] += 2
    #log change_11 = s.btc[s.f_do_markets_benefit_rumour_mill_me] - before
    #log s.tape.append((11, 50, s.f_do_markets_benefit_rumour_mill_me, (change_11,), None))
    return s.f_do_markets_benefit_rumour_mill_ret

# ---- do_volatility_effect_vc06, content/crypto_clash/cards/volatility.yaml:32
def p_do_volatility_effect_vc06(s, ret, me, this):
    s.f_do_volatility_effect_vc06_ret = ret
    #log COVER.add(67)
    return p_do_any_inputs(s, s.f_do_volatility_effect_vc06_ret, me, 4)

# ---- do_volatility_effect_vc07, content/crypto_clash/cards/volatility.yaml:37
def p_do_volatility_effect_vc07(s, ret, me, this):
    s.f_do_volatility_effect_vc07_ret = ret
    s.f_do_volatility_effect_vc07_me = me
    #log COVER.add(69)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 8
        return 0
    return j_do_volatility_effect_vc07_2(s)

def k_do_volatility_effect_vc07_1(s, answer_1):
    if answer_1:
        return p_do_take_function(s, 9, s.f_do_volatility_effect_vc07_me)
    return j_do_volatility_effect_vc07_2(s)

def j_do_volatility_effect_vc07_2(s):
    #log COVER.add(70)
    return p_do_any_inputs(s, s.f_do_volatility_effect_vc07_ret, s.f_do_volatility_effect_vc07_me, 2)

def k_do_volatility_effect_vc07_3(s, _):
    return j_do_volatility_effect_vc07_2(s)

# ---- do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
def p_do_volatility_effect_vc08(s, ret, me, this):
    s.f_do_volatility_effect_vc08_ret = ret
    s.f_do_volatility_effect_vc08_me = me
    #log COVER.add(72)
    s.f_do_volatility_effect_vc08_repeat_1_rest = (1, (2, (3, ())))
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    return 11

def k_do_volatility_effect_vc08_2(s, answer_2):
    me = s.f_do_volatility_effect_vc08_me
    if answer_2:
        # do_exchange_input, content/crypto_clash/turn.rules:66
        #log s.tape.append((18, 74, me, (), None))
        #log COVER.add(75)
        s.options = options = those_over_2(s, me)
        s.option_count = len(options)
        s.pc = 12
        return 0
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    return 11

def b_do_volatility_effect_vc08_1(s, _):
    me = s.f_do_volatility_effect_vc08_me
    while True:
        rest = s.f_do_volatility_effect_vc08_repeat_1_rest
        if not rest:
            #log COVER.add(80)
            #log before = s.btc[me]
            s.btc[me] += 4
            #log change_21 = s.btc[me] - before
            #log s.tape.append((11, 80, me, (change_21,), None))
            return s.f_do_volatility_effect_vc08_ret
        turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
        #log COVER.add(73)
        if can_can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 10
            return 0
        continue

def k_do_volatility_effect_vc08_3(s, do_exchange_input_given_away):
    s.f_do_volatility_effect_vc08_do_exchange_input_given_away = do_exchange_input_given_away
    #log s.tape.append((9, 75, s.f_do_volatility_effect_vc08_me, (do_exchange_input_given_away,), None))
    #log COVER.add(76)
    s.options = options = those_over_4(s, do_exchange_input_given_away)
    s.option_count = len(options)
    s.pc = 13
    return 0

def k_do_volatility_effect_vc08_4(s, do_exchange_input_wanted):
    me = s.f_do_volatility_effect_vc08_me
    #log s.tape.append((9, 76, me, (do_exchange_input_wanted,), None))
    #log COVER.add(77)
    at = me * 4 + s.f_do_volatility_effect_vc08_do_exchange_input_given_away
    #log before = s.inputs[at]
    s.inputs[at] -= 1
    #log change_19 = s.inputs[at] - before
    #log s.tape.append((19, 77, me, (0 - change_19, s.f_do_volatility_effect_vc08_do_exchange_input_given_away), None))
    #log COVER.add(78)
    at = me * 4 + do_exchange_input_wanted
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_20 = s.inputs[at] - before
    #log s.tape.append((10, 78, me, (change_20, do_exchange_input_wanted), None))
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    rest = s.f_do_volatility_effect_vc08_repeat_1_rest
    if not rest:
        #log COVER.add(80)
        #log before = s.btc[me]
        s.btc[me] += 4
        #log change_21 = s.btc[me] - before
        #log s.tape.append((11, 80, me, (change_21,), None))
        return s.f_do_volatility_effect_vc08_ret
    turn_2, s.f_do_volatility_effect_vc08_repeat_1_rest = rest
    #log COVER.add(73)
    if can_can_exchange_input(s, me):
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 10
        return 0
    return 11

# ---- do_volatility_effect_vc11, content/crypto_clash/cards/volatility.yaml:62
def p_do_volatility_effect_vc11(s, ret, me, this):
    s.f_do_volatility_effect_vc11_ret = ret
    s.f_do_volatility_effect_vc11_me = me
    #log COVER.add(90)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 14
        return 0
    rolled_rate = D6[s.pool[s.drawn]]
    if rolled_rate:
        s.drawn += 1
    else:
        rolled_rate = draw(s, 6) + 1
    s.rate = rolled_rate
    #log s.tape.append((23, 90, me, (rolled_rate,), None))
    #log COVER.add(91)
    #log before = s.btc[me]
    s.btc[me] += rolled_rate + 2
    #log change_25 = s.btc[me] - before
    #log s.tape.append((11, 91, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

def k_do_volatility_effect_vc11_1(s, rolled_rate):
    me = s.f_do_volatility_effect_vc11_me
    s.rate = rolled_rate
    #log s.tape.append((23, 90, me, (rolled_rate,), None))
    #log COVER.add(91)
    #log before = s.btc[me]
    s.btc[me] += rolled_rate + 2
    #log change_25 = s.btc[me] - before
    #log s.tape.append((11, 91, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

# ---- do_volatility_effect_vc12, content/crypto_clash/cards/volatility.yaml:67
def p_do_volatility_effect_vc12(s, ret, me, this):
    s.f_do_volatility_effect_vc12_ret = ret
    s.f_do_volatility_effect_vc12_me = me
    #log COVER.add(93)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 15
    return 0

def k_do_volatility_effect_vc12_1(s, victim):
    me = s.f_do_volatility_effect_vc12_me
    #log s.tape.append((24, 93, me, (victim,), None))
    #log COVER.add(94)
    before = s.btc[victim]
    value = before - 5
    if value < 0:
        value = 0
    s.btc[victim] = value
    change_26 = value - before
    #log s.tape.append((21, 94, victim, (0 - change_26,), None))
    taken = 0 - change_26
    #log before = s.btc[me]
    value = s.btc[me] + taken
    if value < 0:
        value = 0
    s.btc[me] = value
    #log change_27 = value - before
    #log s.tape.append((11, 94, me, (change_27,), None))
    return s.f_do_volatility_effect_vc12_ret

# ---- do_volatility_effect_vc15, content/crypto_clash/cards/volatility.yaml:87
def p_do_volatility_effect_vc15(s, ret, me, this):
    s.f_do_volatility_effect_vc15_ret = ret
    s.f_do_volatility_effect_vc15_me = me
    #log COVER.add(104)
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 16
    return 0

def k_do_volatility_effect_vc15_1(s, kind):
    me = s.f_do_volatility_effect_vc15_me
    #log s.tape.append((9, 104, me, (kind,), None))
    #log COVER.add(105)
    for victim_4 in RIVALS[s.n][me]:
        #log COVER.add(106)
        if s.inputs[victim_4 * 4 + kind] > 0:
            #log COVER.add(107)
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            s.inputs[at] = value = before - 1
            change_32 = value - before
            #log s.tape.append((19, 107, victim_4, (0 - change_32, kind), None))
            taken_1 = 0 - change_32
            at = me * 4 + kind
            #log before = s.inputs[at]
            value = s.inputs[at] + taken_1
            if value < 0:
                value = 0
            s.inputs[at] = value
            #log change_33 = value - before
            #log s.tape.append((10, 107, me, (change_33, kind), None))
        else:
            #log COVER.add(108)
            #log before = s.btc[me]
            s.btc[me] += 1
            #log change_34 = s.btc[me] - before
            #log s.tape.append((11, 108, me, (change_34,), None))
    return s.f_do_volatility_effect_vc15_ret

# ---- do_play_news, content/crypto_clash/turn.rules:51
def p_do_play_news(s, ret, me):
    s.f_do_play_news_ret = ret
    s.f_do_play_news_me = me
    #log s.tape.append((17, 11, me, (), None))
    #log COVER.add(53)
    s.player = me
    s.options = options = s.piles[13 + me]
    s.option_count = len(options)
    s.pc = 17
    return 0

def k_do_play_news_1(s, card_1):
    s.f_do_play_news_card_1 = card_1
    me = s.f_do_play_news_me
    #log s.tape.append((0, 53, me, (card_1,), 1 << me))
    #log COVER.add(54)
    return DO_DO_VOLATILITY_EFFECT[card_1 - 66](s, 18, me, card_1)

def k_do_play_news_2(s, _):
    #log COVER.add(112)
    moved_2 = (s.f_do_play_news_card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    #log s.tape.append((26, 112, s.f_do_play_news_me, (moved_2,), None))
    return p_refill_rows(s, s.f_do_play_news_ret)

# ---- do_markets_benefit_news_desk, content/crypto_clash/markets/board.yaml:50
def p_do_markets_benefit_news_desk(s, ret, me, this):
    s.f_do_markets_benefit_news_desk_ret = ret
    #log COVER.add(52)
    return p_do_play_news(s, s.f_do_markets_benefit_news_desk_ret, me)

# ---- do_markets_benefit_clean_slate, content/crypto_clash/markets/board.yaml:54
def p_do_markets_benefit_clean_slate(s, ret, me, this):
    s.f_do_markets_benefit_clean_slate_ret = ret
    s.f_do_markets_benefit_clean_slate_me = me
    #log COVER.add(114)
    # do_reset_functions, content/crypto_clash/turn.rules:44
    #log s.tape.append((27, 13, me, (), None))
    #log COVER.add(115)
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    #log s.tape.append((28, 115, me, (moved_3,), None))
    return p_refill_rows(s, 19)

def k_do_markets_benefit_clean_slate_1(s, _):
    #log COVER.add(116)
    if len(s.piles[27]) > 0:
        return p_do_take_function(s, s.f_do_markets_benefit_clean_slate_ret, s.f_do_markets_benefit_clean_slate_me)
    #log s.tape.append((29, 116, s.f_do_markets_benefit_clean_slate_me, (), None))
    return s.f_do_markets_benefit_clean_slate_ret

# ---- do_markets_benefit_market_expansion, content/crypto_clash/markets/board.yaml:58
def p_do_markets_benefit_market_expansion(s, ret, me, this):
    s.f_do_markets_benefit_market_expansion_ret = ret
    s.f_do_markets_benefit_market_expansion_me = me
    #log COVER.add(119)
    # do_build_market, content/crypto_clash/turn.rules:56
    #log s.tape.append((30, 14, me, (), None))
    #log COVER.add(120)
    s.player = me
    s.options = options = s.piles[24]
    s.option_count = len(options)
    s.pc = 20
    return 0

def k_do_markets_benefit_market_expansion_1(s, market_1):
    me = s.f_do_markets_benefit_market_expansion_me
    #log s.tape.append((0, 120, me, (market_1,), None))
    #log COVER.add(121)
    #log before = s.points[me]
    s.points[me] += s.market_gems[market_1]
    #log change_36 = s.points[me] - before
    #log s.tape.append((22, 121, me, (change_36,), None))
    #log COVER.add(122)
    #log before = s.gem_supply
    value = s.gem_supply + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    #log change_37 = value - before
    #log s.tape.append((31, 122, me, (change_37,), None))
    #log COVER.add(123)
    #log old_3 = s.market_gems[market_1]
    s.market_gems[market_1] = 0
    #log s.tape.append((32, 123, me, (s.market_gems[market_1], old_3), None))
    #log COVER.add(124)
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit('there is no room for another card', 124)
    #log s.tape.append((33, 124, me, (moved_4,), None))
    return p_refill_rows(s, s.f_do_markets_benefit_market_expansion_ret)

# ---- do_markets_benefit_starter, content/crypto_clash/markets/tablets.yaml:6
def p_do_markets_benefit_starter(s, ret, me, this):
    s.f_do_markets_benefit_starter_ret = ret
    s.f_do_markets_benefit_starter_me = me
    #log COVER.add(126)
    # do_take_sphere, content/crypto_clash/turn.rules:63
    #log s.tape.append((34, 16, me, (), None))
    #log COVER.add(127)
    #log old_4 = s.silversphere
    s.silversphere = me
    #log s.tape.append((35, 127, me, (s.silversphere, old_4), None))
    #log COVER.add(129)
    return p_do_any_inputs(s, 21, me, 1)

def k_do_markets_benefit_starter_1(s, _):
    #log COVER.add(130)
    #log before = s.btc[s.f_do_markets_benefit_starter_me]
    s.btc[s.f_do_markets_benefit_starter_me] += 1
    #log change_38 = s.btc[s.f_do_markets_benefit_starter_me] - before
    #log s.tape.append((11, 130, s.f_do_markets_benefit_starter_me, (change_38,), None))
    return s.f_do_markets_benefit_starter_ret

# ---- do_markets_benefit_world_depot, content/crypto_clash/markets/tablets.yaml:22
def p_do_markets_benefit_world_depot(s, ret, me, this):
    s.f_do_markets_benefit_world_depot_ret = ret
    s.f_do_markets_benefit_world_depot_me = me
    #log COVER.add(139)
    return p_do_any_inputs(s, 22, me, 3)

def k_do_markets_benefit_world_depot_1(s, _):
    #log COVER.add(140)
    #log before = s.btc[s.f_do_markets_benefit_world_depot_me]
    s.btc[s.f_do_markets_benefit_world_depot_me] += 1
    #log change_44 = s.btc[s.f_do_markets_benefit_world_depot_me] - before
    #log s.tape.append((11, 140, s.f_do_markets_benefit_world_depot_me, (change_44,), None))
    return s.f_do_markets_benefit_world_depot_ret

# ---- do_markets_benefit_talent_board, content/crypto_clash/markets/tablets.yaml:34
def p_do_markets_benefit_talent_board(s, ret, me, this):
    s.f_do_markets_benefit_talent_board_ret = ret
    s.f_do_markets_benefit_talent_board_me = me
    #log COVER.add(146)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 23
        return 0
    return j_do_markets_benefit_talent_board_2(s)

def k_do_markets_benefit_talent_board_1(s, answer_3):
    if answer_3:
        return p_do_take_function(s, 24, s.f_do_markets_benefit_talent_board_me)
    return j_do_markets_benefit_talent_board_2(s)

def j_do_markets_benefit_talent_board_2(s):
    #log COVER.add(147)
    return p_do_any_inputs(s, s.f_do_markets_benefit_talent_board_ret, s.f_do_markets_benefit_talent_board_me, 2)

def k_do_markets_benefit_talent_board_3(s, _):
    return j_do_markets_benefit_talent_board_2(s)

# ---- do_markets_benefit_insider_desk, content/crypto_clash/markets/tablets.yaml:38
def p_do_markets_benefit_insider_desk(s, ret, me, this):
    s.f_do_markets_benefit_insider_desk_ret = ret
    s.f_do_markets_benefit_insider_desk_me = me
    #log COVER.add(149)
    return p_do_draw_news(s, 25, me, 2)

def k_do_markets_benefit_insider_desk_1(s, _):
    me = s.f_do_markets_benefit_insider_desk_me
    #log COVER.add(150)
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 26
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 27
        return 0
    return s.f_do_markets_benefit_insider_desk_ret

def k_do_markets_benefit_insider_desk_2(s, answer_4):
    if answer_4:
        return p_do_play_news(s, s.f_do_markets_benefit_insider_desk_ret, s.f_do_markets_benefit_insider_desk_me)
    return s.f_do_markets_benefit_insider_desk_ret

def k_do_markets_benefit_insider_desk_3(s, passed):
    return s.f_do_markets_benefit_insider_desk_ret

# ---- do_markets_benefit_flash_forum, content/crypto_clash/markets/tablets.yaml:42
def p_do_markets_benefit_flash_forum(s, ret, me, this):
    s.f_do_markets_benefit_flash_forum_ret = ret
    s.f_do_markets_benefit_flash_forum_me = me
    #log COVER.add(152)
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 28
        return 0
    if len(s.piles[13 + me]) > 0:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 29
        return 0
    #log COVER.add(153)
    #log before = s.btc[me]
    s.btc[me] += 4
    #log change_47 = s.btc[me] - before
    #log s.tape.append((11, 153, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def k_do_markets_benefit_flash_forum_1(s, answer_5):
    me = s.f_do_markets_benefit_flash_forum_me
    if answer_5:
        return p_do_play_news(s, 30, me)
    #log COVER.add(153)
    #log before = s.btc[me]
    s.btc[me] += 4
    #log change_47 = s.btc[me] - before
    #log s.tape.append((11, 153, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def k_do_markets_benefit_flash_forum_2(s, passed_1):
    #log COVER.add(153)
    #log before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    s.btc[s.f_do_markets_benefit_flash_forum_me] += 4
    #log change_47 = s.btc[s.f_do_markets_benefit_flash_forum_me] - before
    #log s.tape.append((11, 153, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def k_do_markets_benefit_flash_forum_3(s, _):
    #log COVER.add(153)
    #log before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    s.btc[s.f_do_markets_benefit_flash_forum_me] += 4
    #log change_47 = s.btc[s.f_do_markets_benefit_flash_forum_me] - before
    #log s.tape.append((11, 153, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

# ---- do_markets_benefit_victory_plaza, content/crypto_clash/markets/tablets.yaml:46
def p_do_markets_benefit_victory_plaza(s, ret, me, this):
    s.f_do_markets_benefit_victory_plaza_ret = ret
    #log COVER.add(155)
    #log before = s.points[me]
    s.points[me] += 4
    #log change_48 = s.points[me] - before
    #log s.tape.append((22, 155, me, (change_48,), None))
    #log COVER.add(156)
    return p_do_any_inputs(s, s.f_do_markets_benefit_victory_plaza_ret, me, 1)

# ---- do_markets_benefit_twin_office, content/crypto_clash/markets/tablets.yaml:50
def p_do_markets_benefit_twin_office(s, ret, me, this):
    s.f_do_markets_benefit_twin_office_ret = ret
    s.f_do_markets_benefit_twin_office_me = me
    #log COVER.add(158)
    s.f_do_markets_benefit_twin_office_repeat_2_rest = (1, (2, ()))
    rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
    if not rest:
        return s.f_do_markets_benefit_twin_office_ret
    turn_3, s.f_do_markets_benefit_twin_office_repeat_2_rest = rest
    #log COVER.add(159)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 31
        return 0
    rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
    if not rest:
        return s.f_do_markets_benefit_twin_office_ret
    turn_3, s.f_do_markets_benefit_twin_office_repeat_2_rest = rest
    #log COVER.add(159)
    if len(s.piles[27]) > 0:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 31
        return 0
    return 32

def k_do_markets_benefit_twin_office_2(s, answer_6):
    if answer_6:
        return p_do_take_function(s, 32, s.f_do_markets_benefit_twin_office_me)
    rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
    if not rest:
        return s.f_do_markets_benefit_twin_office_ret
    turn_3, s.f_do_markets_benefit_twin_office_repeat_2_rest = rest
    #log COVER.add(159)
    if len(s.piles[27]) > 0:
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 31
        return 0
    rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
    if not rest:
        return s.f_do_markets_benefit_twin_office_ret
    turn_3, s.f_do_markets_benefit_twin_office_repeat_2_rest = rest
    #log COVER.add(159)
    if len(s.piles[27]) > 0:
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 31
        return 0
    return 32

def b_do_markets_benefit_twin_office_1(s, _):
    while True:
        rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
        if not rest:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3, s.f_do_markets_benefit_twin_office_repeat_2_rest = rest
        #log COVER.add(159)
        if len(s.piles[27]) > 0:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 31
            return 0
        continue

# ---- do_functions_ongoing_fk07, content/crypto_clash/cards/functions.yaml:194
def p_do_functions_ongoing_fk07(s, ret, me, this):
    s.f_do_functions_ongoing_fk07_ret = ret
    #log COVER.add(256)
    return p_do_any_inputs(s, s.f_do_functions_ongoing_fk07_ret, me, 1)

# ---- do_functions_ongoing_fk10, content/crypto_clash/cards/functions.yaml:210
def p_do_functions_ongoing_fk10(s, ret, me, this):
    s.f_do_functions_ongoing_fk10_ret = ret
    #log COVER.add(262)
    return p_do_any_inputs(s, s.f_do_functions_ongoing_fk10_ret, me, 1)

# ---- main
def p_main(s, _):
    #log COVER.add(286)
    for p_2 in CLOCKWISE[s.n][0]:
        #log COVER.add(287)
        #log old_8 = s.shares[p_2]
        s.shares[p_2] = PARTIES_PAWNS[PARTIES_BY_SEATS[s.n - 3]]
        #log s.tape.append((53, 287, p_2, (s.shares[p_2], old_8), None))
        #log COVER.add(288)
        #log old_9 = s.extra[p_2]
        s.extra[p_2] = 1
        #log s.tape.append((54, 288, p_2, (s.extra[p_2], old_9), None))
    #log COVER.add(289)
    for n_2 in (1, 2, 3, 4, 5, 6):
        #log COVER.add(290)
        #log old_10 = s.round_gems[n_2 - 1]
        s.round_gems[n_2 - 1] = 3
        #log s.tape.append((55, 290, s.active, (s.round_gems[n_2 - 1], old_10), None))
        #log COVER.add(291)
        #log before = s.gem_supply
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
        #log change_119 = value - before
        #log s.tape.append((56, 291, s.active, (0 - change_119,), None))
    #log COVER.add(292)
    s.f_main_each_7_rest = ALL_INPUT
    return b_main_1(s, 0)

def b_main_1(s, _):
    rest = s.f_main_each_7_rest
    if not rest:
        #log COVER.add(294)
        for card in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13):
            put_known(s, card, 21)
            if len(s.piles[21]) > 14:
                raise RuleLimit('there is no room for another card', 294)
        #log s.tape.append((58, 294, -1, ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),), None))
        return p_refill_rows(s, 35)
    s.f_main_each_7_rest = rest[1:]
    kind_3 = rest[0]
    #log COVER.add(293)
    moved_8 = those_over_5(s, kind_3)
    place = 30 + kind_3
    for card in moved_8:
        put_known(s, card, place)
    #log s.tape.append((57, 293, -1, (moved_8,), None))
    return p_refill_rows(s, 34)

def k_main_2(s, _):
    #log COVER.add(295)
    put_under_known(s, 14, 24)
    if len(s.piles[24]) > 3:
        raise RuleLimit('there is no room for another card', 295)
    #log s.tape.append((59, 295, -1, ((14,),), None))
    return p_refill_rows(s, 36)

def k_main_3(s, _):
    #log COVER.add(296)
    for card in (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25):
        put_known(s, card, 23)
    #log s.tape.append((61, 296, -1, (11,), None))
    return p_refill_rows(s, 37)

def k_main_4(s, _):
    #log COVER.add(297)
    shuffle(s, 23)
    s.open_expansion = 1
    return p_refill_rows(s, 38)

def k_main_5(s, _):
    #log COVER.add(298)
    for market_2 in s.piles[24]:
        #log COVER.add(299)
        #log before = s.gem_supply
        value = s.gem_supply - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        #log change_120 = value - before
        #log s.tape.append((56, 299, s.active, (0 - change_120,), None))
        #log COVER.add(300)
        #log before = s.market_gems[market_2]
        value = s.market_gems[market_2] + 1
        if value > 32:
            value = 32
        s.market_gems[market_2] = value
        #log change_121 = value - before
        #log s.tape.append((62, 300, s.active, (change_121, market_2), None))
    #log COVER.add(301)
    moved_12 = ALL_FUNCTIONS
    for card in moved_12:
        put_known(s, card, 25)
    #log s.tape.append((64, 301, -1, (len(moved_12),), None))
    return p_refill_rows(s, 39)

def k_main_6(s, _):
    #log COVER.add(302)
    moved_13 = ALL_VOLATILITY
    for card in moved_13:
        put_known(s, card, 28)
    #log s.tape.append((66, 302, -1, (len(moved_13),), None))
    return p_refill_rows(s, 40)

def k_main_7(s, _):
    #log COVER.add(303)
    shuffle(s, 28)
    #log COVER.add(304)
    shuffle(s, 25)
    s.open_offer = 1
    return p_refill_rows(s, 41)

def k_main_8(s, _):
    #log COVER.add(305)
    s.f_main_each_9_rest = CLOCKWISE_CHAIN[s.n][0]
    return b_main_9(s, 0)

def b_main_9(s, _):
    rest = s.f_main_each_9_rest
    if not rest:
        s.open_expansion = 1
        s.open_offer = 1
        return p_refill_rows(s, 43)
    p_3, s.f_main_each_9_rest = rest
    s.f_main_p_3 = p_3
    #log COVER.add(306)
    s.f_main_drawing_1_rest = (1, (2, ()))
    return b_main_11(s, 0)

def k_main_10(s, _):
    s.f_main_played = played = 0
    s.f_main_rounds_times = 0
    return b_main_12(s, 0)

def b_main_11(s, _):
    rest = s.f_main_drawing_1_rest
    if not rest:
        return j_main_13(s)
    turn_4, s.f_main_drawing_1_rest = rest
    if len(s.piles[25]) == 0:
        for card in s.piles[26]:
            put_known(s, card, 25)
        shuffle(s, 25)
    if len(s.piles[25]) == 0:
        return j_main_13(s)
    if s.explicit and undecided(s, 25):
        return await_top(s, 25, 46)
    return k_main_14(s, s.piles[25][-1])

def b_main_12(s, _):
    times = s.f_main_rounds_times + 1
    if times > 7:
        raise RuleLimit('this is repeated too often', 311)
    s.f_main_rounds_times = times
    if s.f_main_played >= 6:
        return 2
    s.f_main_played = played = s.f_main_played + 1
    s.round = played
    #log s.tape.append((67, 311, -1, (s.round,), None))
    #log COVER.add(312)
    #log s.tape.append((68, 312, -1, (), None))
    #log COVER.add(313)
    for market_3 in s.piles[24]:
        #log COVER.add(314)
        at = s.round - 1
        #log before = s.round_gems[at]
        value = s.round_gems[at] - 1
        if value < 0:
            value = 0
        s.round_gems[at] = value
        #log change_123 = value - before
        #log s.tape.append((69, 314, s.active, (0 - change_123, s.round), None))
        #log COVER.add(315)
        #log before = s.market_gems[market_3]
        value = s.market_gems[market_3] + 1
        if value > 32:
            value = 32
        s.market_gems[market_3] = value
        #log change_124 = value - before
        #log s.tape.append((62, 315, s.active, (change_124, market_3), None))
    #log COVER.add(316)
    if s.silversphere != -1:
        #log COVER.add(317)
        #log old_11 = s.lead
        s.lead = s.silversphere
        #log s.tape.append((52, 317, s.active, (s.lead, old_11), None))
        #log COVER.add(319)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 47
            return 0
        rolled_rate_1 = D6[s.pool[s.drawn]]
        if rolled_rate_1:
            s.drawn += 1
        else:
            rolled_rate_1 = draw(s, 6) + 1
        s.rate = rolled_rate_1
        #log s.tape.append((23, 319, s.active, (rolled_rate_1,), None))
        return j_main_16(s)
    #log COVER.add(318)
    # do_roll_for_start, content/crypto_clash/turn.rules:25
    #log s.tape.append((50, 275, 0, (), None))
    #log COVER.add(276)
    #log old_5 = s.rollers
    s.rollers = CLOCKWISE[s.n][0]
    #log s.tape.append((51, 276, 0, (s.rollers, old_5), None))
    #log COVER.add(277)
    s.f_main_repeat_3_times = 0
    return b_main_17(s, 0)

def j_main_13(s):
    #log COVER.add(307)
    s.f_main_drawing_2_rest = (1, (2, ()))
    return b_main_18(s, 0)

def k_main_14(s, card_5):
    if s.explicit:
        settle(s, card_5)
    moved_14 = (card_5,)
    place = 1 + s.f_main_p_3
    for card in moved_14:
        put_known(s, card, place)
    #log s.tape.append((15, 306, s.f_main_p_3, (moved_14,), None))
    return p_refill_rows(s, 44)

def k_main_15(s, rolled_rate_1):
    s.rate = rolled_rate_1
    #log s.tape.append((23, 319, s.active, (rolled_rate_1,), None))
    return j_main_16(s)

def j_main_16(s):
    #log COVER.add(320)
    #log s.tape.append((70, 320, -1, (), None))
    s.f_main_each_12_rest = CLOCKWISE_CHAIN[s.n][s.lead]
    return b_main_19(s, 0)

def b_main_17(s, _):
    times = s.f_main_repeat_3_times + 1
    if times > 200:
        raise RuleLimit('this is repeated too often', 277)
    s.f_main_repeat_3_times = times
    #log COVER.add(278)
    s.f_main_each_4_rest = s.rollers
    return b_main_20(s, 0)

def b_main_18(s, _):
    rest = s.f_main_drawing_2_rest
    if not rest:
        return j_main_21(s)
    turn_5, s.f_main_drawing_2_rest = rest
    if len(s.piles[28]) == 0:
        for card in s.piles[29]:
            put_known(s, card, 28)
        shuffle(s, 28)
    if len(s.piles[28]) == 0:
        return j_main_21(s)
    if s.explicit and undecided(s, 28):
        return await_top(s, 28, 52)
    return k_main_22(s, s.piles[28][-1])

def b_main_19(s, _):
    rest = s.f_main_each_12_rest
    if not rest:
        #log COVER.add(324)
        #log s.tape.append((72, 324, -1, (), None))
        s.f_main_each_13_rest = rotation(s.n, s.lead, s.shares[s.lead])
        rest = s.f_main_each_13_rest
        if not rest:
            return 53
        s.f_main_each_13_rest = rest[1:]
        s.f_main_seat_2 = seat_2 = rest[0]
        s.active = seat_2
        #log s.tape.append((71, 324, seat_2, (), None))
        #log COVER.add(325)
        if can_can_claim(s, seat_2):
            # do_claim, content/crypto_clash/turn.rules:3
            #log s.tape.append((2, 1, seat_2, (), None))
            #log COVER.add(2)
            s.player = seat_2
            s.options = options = those_over_7(s)
            s.option_count = len(options)
            s.pc = 54
            return 0
        #log s.tape.append((29, 325, seat_2, (), None))
        return 55
    seat_1, s.f_main_each_12_rest = rest
    s.f_main_seat_1 = seat_1
    s.active = seat_1
    #log s.tape.append((71, 320, seat_1, (), None))
    #log COVER.add(321)
    #log before = s.btc[seat_1]
    s.btc[seat_1] += q_q_round_income(s, seat_1)
    #log change_125 = s.btc[seat_1] - before
    #log s.tape.append((11, 321, seat_1, (change_125,), None))
    #log COVER.add(322)
    s.f_main_each_11_rest = s.piles[9 + seat_1]
    return b_main_27(s, 0)

def b_main_20(s, _):
    while True:
        rest = s.f_main_each_4_rest
        if not rest:
            #log COVER.add(280)
            #log old_6 = s.rollers
            s.rollers = rollers_now = best_over_6(s)
            #log s.tape.append((51, 280, 0, (s.rollers, old_6), None))
            #log COVER.add(281)
            if len(rollers_now) == 1:
                #log COVER.add(282)
                #log COVER.add(283)
                #log old_7 = s.lead
                s.lead = rollers_now[0]
                #log s.tape.append((52, 283, 0, (s.lead, old_7), None))
                #log COVER.add(319)
                if s.explicit:
                    s.player = -1
                    s.options = (1, 2, 3, 4, 5, 6)
                    s.weights = (1, 1, 1, 1, 1, 1)
                    s.option_count = 6
                    s.pc = 47
                    return 0
                rolled_rate_1 = D6[s.pool[s.drawn]]
                if rolled_rate_1:
                    s.drawn += 1
                else:
                    rolled_rate_1 = draw(s, 6) + 1
                s.rate = rolled_rate_1
                #log s.tape.append((23, 319, s.active, (rolled_rate_1,), None))
                return j_main_16(s)
            return 48
        s.f_main_each_4_rest = rest[1:]
        s.f_main_p = p = rest[0]
        #log COVER.add(279)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 57
            return 0
        rolled_order_roll = D6[s.pool[s.drawn]]
        if rolled_order_roll:
            s.drawn += 1
        else:
            rolled_order_roll = draw(s, 6) + 1
        s.order_roll[p] = rolled_order_roll
        #log s.tape.append((23, 279, p, (rolled_order_roll,), None))
        continue

def j_main_21(s):
    #log COVER.add(308)
    s.f_main_repeat_4_rest = (1, (2, ()))
    return b_main_29(s, 0)

def k_main_22(s, card_6):
    if s.explicit:
        settle(s, card_6)
    p_3 = s.f_main_p_3
    moved_15 = (card_6,)
    place = 13 + p_3
    for card in moved_15:
        put_known(s, card, place)
    #log s.tape.append((16, 307, p_3, (len(moved_15),), None))
    #log s.tape.append((15, 307, p_3, (moved_15,), 1 << p_3))
    return p_refill_rows(s, 49)

def k_main_24(s, _):
    #log COVER.add(328)
    #log s.tape.append((73, 328, -1, (), None))
    #log COVER.add(329)
    for market_4 in d_d_on_board(s):
        #log COVER.add(330)
        if s.market_pawn[market_4] != -1:
            #log COVER.add(331)
            owner = s.market_pawn[market_4]
            #log COVER.add(332)
            #log before = s.shares[owner]
            value = s.shares[owner] + 1
            if value > 4:
                value = 4
            s.shares[owner] = value
            #log change_126 = value - before
            #log s.tape.append((74, 332, owner, (change_126,), None))
            #log COVER.add(333)
            #log old_12 = s.market_pawn[market_4]
            s.market_pawn[market_4] = -1
            #log s.tape.append((3, 333, s.active, (s.market_pawn[market_4], old_12), None))
    #log COVER.add(334)
    if s.round == 3:
        #log COVER.add(335)
        for p_4 in CLOCKWISE[s.n][0]:
            #log COVER.add(336)
            #log before = s.shares[p_4]
            value = s.shares[p_4] + s.extra[p_4]
            if value > 4:
                value = 4
            s.shares[p_4] = value
            #log change_127 = value - before
            #log s.tape.append((74, 336, p_4, (change_127,), None))
            #log COVER.add(337)
            #log old_13 = s.extra[p_4]
            s.extra[p_4] = 0
            #log s.tape.append((54, 337, p_4, (s.extra[p_4], old_13), None))
    return 45

def k_main_25(s, do_claim_market):
    s.f_main_do_claim_market = do_claim_market
    seat_2 = s.f_main_seat_2
    #log s.tape.append((0, 2, seat_2, (do_claim_market,), None))
    #log COVER.add(3)
    s.shares[seat_2] -= 1
    #log s.tape.append((1, 4, seat_2, (1,), None))
    #log COVER.add(5)
    #log old = s.market_pawn[do_claim_market]
    s.market_pawn[do_claim_market] = seat_2
    #log s.tape.append((3, 5, seat_2, (s.market_pawn[do_claim_market], old), None))
    #log COVER.add(6)
    if BY_CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
        s.options = (do_claim_market, -1)
        s.option_count = 2
        s.pc = 59
        return 0
    return k_main_26(s, 0)

def k_main_26(s, _):
    #log COVER.add(326)
    s.f_main_offers_times = 0
    return b_main_31(s, 0)

def b_main_27(s, _):
    rest = s.f_main_each_11_rest
    if not rest:
        return 50
    s.f_main_each_11_rest = rest[1:]
    card_7 = rest[0]
    #log COVER.add(323)
    return DO_DO_FUNCTIONS_ONGOING[card_7 - 26](s, 56, s.f_main_seat_1, card_7)

def k_main_28(s, rolled_order_roll):
    s.order_roll[s.f_main_p] = rolled_order_roll
    #log s.tape.append((23, 279, s.f_main_p, (rolled_order_roll,), None))
    return 51

def b_main_29(s, _):
    while True:
        rest = s.f_main_repeat_4_rest
        if not rest:
            return 42
        turn_6, s.f_main_repeat_4_rest = rest
        #log COVER.add(309)
        pool = ALL_INPUT
        if len(pool) <= 0:
            for _ in RANGE_0:
                pass
            else:
                raise RuleLimit('there is nothing to pick', 309)
        items = pool
        if s.explicit:
            return await_pick(s, items, 61)
        kind_4 = items[draw(s, len(items))]
        #log COVER.add(310)
        at = s.f_main_p_3 * 4 + kind_4
        #log before = s.inputs[at]
        s.inputs[at] += 1
        #log change_122 = s.inputs[at] - before
        #log s.tape.append((10, 310, s.f_main_p_3, (change_122, kind_4), None))
        continue

def k_main_30(s, answer):
    if answer >= 0:
        return DO_DO_MARKETS_BENEFIT[s.f_main_do_claim_market](s, 62, s.f_main_seat_2, s.f_main_do_claim_market)
    return k_main_26(s, 0)

def b_main_31(s, _):
    times = s.f_main_offers_times + 1
    if times > 10000:
        raise RuleLimit('this is repeated too often', 326)
    s.f_main_offers_times = times
    offered = (0,) if can_can_complete_function(s, s.f_main_seat_2) else ()
    if len(offered) == 0:
        return j_main_34(s)
    s.player = s.f_main_seat_2
    s.options = options = offered + (-1,)
    s.option_count = len(options)
    s.pc = 63
    return 0

def k_main_32(s, kind_4):
    #log COVER.add(310)
    at = s.f_main_p_3 * 4 + kind_4
    #log before = s.inputs[at]
    s.inputs[at] += 1
    #log change_122 = s.inputs[at] - before
    #log s.tape.append((10, 310, s.f_main_p_3, (change_122, kind_4), None))
    return 58

def k_main_33(s, _):
    return k_main_26(s, 0)

def j_main_34(s):
    #log COVER.add(327)
    s.f_main_offers_1_times = 0
    return b_main_36(s, 0)

def k_main_35(s, chosen):
    if chosen == -1:
        return j_main_34(s)
    #log COVER.add(326)
    # do_complete_function, content/crypto_clash/turn.rules:9
    #log s.tape.append((41, 200, s.f_main_seat_2, (), None))
    #log COVER.add(201)
    s.options = options = those_over_8(s, s.f_main_seat_2)
    s.option_count = len(options)
    s.pc = 65
    return 0

def b_main_36(s, _):
    times = s.f_main_offers_1_times + 1
    if times > 10000:
        raise RuleLimit('this is repeated too often', 327)
    s.f_main_offers_1_times = times
    offered_1 = (0,) if can_can_buy_capital(s, s.f_main_seat_2) else ()
    if len(offered_1) == 0:
        rest = s.f_main_each_13_rest
        if not rest:
            return 53
        s.f_main_each_13_rest = rest[1:]
        s.f_main_seat_2 = seat_2 = rest[0]
        s.active = seat_2
        #log s.tape.append((71, 324, seat_2, (), None))
        #log COVER.add(325)
        if can_can_claim(s, seat_2):
            # do_claim, content/crypto_clash/turn.rules:3
            #log s.tape.append((2, 1, seat_2, (), None))
            #log COVER.add(2)
            s.player = seat_2
            s.options = options = those_over_7(s)
            s.option_count = len(options)
            s.pc = 54
            return 0
        #log s.tape.append((29, 325, seat_2, (), None))
        return 55
    s.player = s.f_main_seat_2
    s.options = options = offered_1 + (-1,)
    s.option_count = len(options)
    s.pc = 66
    return 0

def k_main_37(s, do_complete_function_card_3):
    s.f_main_do_complete_function_card_3 = do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    #log s.tape.append((0, 201, seat_2, (do_complete_function_card_3,), None))
    #log COVER.add(202)
    price_2 = BY_PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_3 = BY_PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_4 = BY_PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_5 = BY_PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_6 = BY_PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    if price_2 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += 0 - price_2
        #log s.tape.append((37, 203, seat_2, (price_2,), None))
    if price_3 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += 0 - price_3
        #log s.tape.append((38, 203, seat_2, (price_3,), None))
    if price_4 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += 0 - price_4
        #log s.tape.append((39, 203, seat_2, (price_4,), None))
    if price_5 > 0:
        at = seat_2 * 4
        s.inputs[at] += 0 - price_5
        #log s.tape.append((40, 203, seat_2, (price_5,), None))
    if price_6 > 0:
        s.btc[seat_2] += 0 - price_6
        #log s.tape.append((36, 203, seat_2, (price_6,), None))
    #log COVER.add(204)
    DO_DO_FUNCTIONS_REWARD[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    #log COVER.add(243)
    return DO_DO_FUNCTIONS_ONGOING[do_complete_function_card_3 - 26](s, 67, seat_2, do_complete_function_card_3)

def k_main_38(s, chosen_1):
    if chosen_1 == -1:
        rest = s.f_main_each_13_rest
        if not rest:
            return 53
        s.f_main_each_13_rest = rest[1:]
        s.f_main_seat_2 = seat_2 = rest[0]
        s.active = seat_2
        #log s.tape.append((71, 324, seat_2, (), None))
        #log COVER.add(325)
        if can_can_claim(s, seat_2):
            # do_claim, content/crypto_clash/turn.rules:3
            #log s.tape.append((2, 1, seat_2, (), None))
            #log COVER.add(2)
            s.player = seat_2
            s.options = options = those_over_7(s)
            s.option_count = len(options)
            s.pc = 54
            return 0
        #log s.tape.append((29, 325, seat_2, (), None))
        return 55
    #log COVER.add(327)
    # do_buy_capital, content/crypto_clash/turn.rules:17
    #log s.tape.append((48, 268, s.f_main_seat_2, (), None))
    #log COVER.add(269)
    s.options = options = those_over_9(s, s.f_main_seat_2)
    s.option_count = len(options)
    s.pc = 68
    return 0

def k_main_39(s, _):
    do_complete_function_card_3 = s.f_main_do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    #log COVER.add(264)
    if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
        #log COVER.add(265)
        moved_5 = (do_complete_function_card_3,)
        place = 9 + seat_2
        for card in moved_5:
            put_known(s, card, place)
        #log s.tape.append((45, 265, seat_2, (moved_5,), None))
        return p_refill_rows(s, 60)
    #log COVER.add(266)
    moved_6 = (do_complete_function_card_3,)
    place = 5 + seat_2
    for card in moved_6:
        put_known(s, card, place)
    #log s.tape.append((47, 266, seat_2, (len(moved_6),), None))
    #log s.tape.append((46, 266, seat_2, (moved_6,), 1 << seat_2))
    return p_refill_rows(s, 60)

def k_main_40(s, do_buy_capital_kind_2):
    seat_2 = s.f_main_seat_2
    #log s.tape.append((9, 269, seat_2, (do_buy_capital_kind_2,), None))
    #log COVER.add(270)
    do_buy_capital_card_4 = s.piles[30 + do_buy_capital_kind_2][-1]
    #log COVER.add(271)
    price_7 = BY_PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_8 = BY_PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_9 = BY_PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_10 = BY_PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_11 = BY_PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    if price_7 > 0:
        at = seat_2 * 4
        s.inputs[at] += 0 - price_7
        #log s.tape.append((40, 272, seat_2, (price_7,), None))
    if price_8 > 0:
        s.btc[seat_2] += 0 - price_8
        #log s.tape.append((36, 272, seat_2, (price_8,), None))
    if price_9 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += 0 - price_9
        #log s.tape.append((37, 272, seat_2, (price_9,), None))
    if price_10 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += 0 - price_10
        #log s.tape.append((38, 272, seat_2, (price_10,), None))
    if price_11 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += 0 - price_11
        #log s.tape.append((39, 272, seat_2, (price_11,), None))
    #log COVER.add(273)
    moved_7 = (do_buy_capital_card_4,)
    place = 17 + seat_2
    for card in moved_7:
        put_known(s, card, place)
    #log s.tape.append((49, 273, seat_2, (moved_7,), None))
    return p_refill_rows(s, 64)

# ---- refill_rows
def p_refill_rows(s, ret):
    s.f_refill_rows_ret = ret
    if s.open_expansion:
        s.f_refill_rows_refill_times = 0
        return b_refill_rows_1(s, 0)
    return j_refill_rows_2(s)

def b_refill_rows_1(s, _):
    while True:
        times = s.f_refill_rows_refill_times + 1
        if times > 1000:
            raise RuleLimit('this is repeated too often', 0)
        s.f_refill_rows_refill_times = times
        if len(s.piles[24]) >= 3:
            return j_refill_rows_2(s)
        if len(s.piles[23]) == 0:
            return j_refill_rows_2(s)
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 70)
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        continue

def j_refill_rows_2(s):
    if s.open_offer:
        s.f_refill_rows_refill_1_times = 0
        return b_refill_rows_4(s, 0)
    return s.f_refill_rows_ret

def k_refill_rows_3(s, card_8):
    if s.explicit:
        settle(s, card_8)
    put_under_known(s, card_8, 24)
    return 69

def b_refill_rows_4(s, _):
    while True:
        times = s.f_refill_rows_refill_1_times + 1
        if times > 1000:
            raise RuleLimit('this is repeated too often', 0)
        s.f_refill_rows_refill_1_times = times
        if len(s.piles[27]) >= 4:
            return s.f_refill_rows_ret
        if len(s.piles[25]) == 0:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if len(s.piles[25]) == 0:
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 25):
            return await_top(s, 25, 72)
        card_9 = s.piles[25][-1]
        put_under_known(s, card_9, 27)
        continue

def k_refill_rows_5(s, card_9):
    if s.explicit:
        settle(s, card_9)
    put_under_known(s, card_9, 27)
    return 71

def x_do_any_inputs(s, rnd, me, n):
    for turn in range(1, n + 1):
        s.option_count += 1
        options = ALL_INPUT
        kind_1 = options[int(rnd() * len(options))]
        at = me * 4 + kind_1
        s.inputs[at] += 1

def x_do_markets_benefit_builders_row(s, rnd, me, this):
    at = me * 4
    s.inputs[at] += 1
    at = me * 4 + 3
    s.inputs[at] += 1
    x_do_any_inputs(s, rnd, me, 1)

def x_do_markets_benefit_tech_bazaar(s, rnd, me, this):
    at = me * 4 + 1
    s.inputs[at] += 1
    at = me * 4 + 2
    s.inputs[at] += 1
    x_do_any_inputs(s, rnd, me, 1)

def x_do_markets_benefit_open_market(s, rnd, me, this):
    x_do_any_inputs(s, rnd, me, 2)

def x_do_markets_benefit_exchange_floor(s, rnd, me, this):
    s.btc[me] += s.rate
    x_do_any_inputs(s, rnd, me, 1)

def x_do_take_function(s, rnd, me):
    s.option_count += 1
    options = s.piles[27]
    card = options[int(rnd() * len(options))]
    moved = (card,)
    place = 1 + me
    for card_ in moved:
        put_known(s, card_, place)
    x_refill_rows(s, rnd)

def x_do_markets_benefit_function_office(s, rnd, me, this):
    x_do_take_function(s, rnd, me)

def x_do_draw_news(s, rnd, me, n_1):
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
        x_refill_rows(s, rnd)

def x_do_markets_benefit_rumour_mill(s, rnd, me, this):
    x_do_draw_news(s, rnd, me, 1)
    s.btc[me] += 2

def x_do_volatility_effect_vc06(s, rnd, me, this):
    x_do_any_inputs(s, rnd, me, 4)

def x_do_volatility_effect_vc07(s, rnd, me, this):
    if len(s.piles[27]) > 0:
        s.option_count += 1
        answer_1 = 1 if rnd() < 0.5 else 0
        if answer_1:
            x_do_take_function(s, rnd, me)
    x_do_any_inputs(s, rnd, me, 2)

def x_do_volatility_effect_vc08(s, rnd, me, this):
    for turn_2 in (1, 2, 3):
        if can_can_exchange_input(s, me):
            s.option_count += 1
            answer_2 = 1 if rnd() < 0.5 else 0
            if answer_2:
                # do_exchange_input, content/crypto_clash/turn.rules:66
                s.option_count += 1
                options = those_over_2(s, me)
                do_exchange_input_given_away = options[int(rnd() * len(options))]
                s.option_count += 1
                options = those_over_4(s, do_exchange_input_given_away)
                do_exchange_input_wanted = options[int(rnd() * len(options))]
                at = me * 4 + do_exchange_input_given_away
                s.inputs[at] -= 1
                at = me * 4 + do_exchange_input_wanted
                s.inputs[at] += 1
    s.btc[me] += 4

def x_do_volatility_effect_vc11(s, rnd, me, this):
    rolled_rate = int(rnd() * 6) + 1
    s.rate = rolled_rate
    s.btc[me] += rolled_rate + 2

def x_do_volatility_effect_vc12(s, rnd, me, this):
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
    s.btc[me] = value

def x_do_volatility_effect_vc15(s, rnd, me, this):
    s.option_count += 1
    options = ALL_INPUT
    kind = options[int(rnd() * len(options))]
    for victim_4 in RIVALS[s.n][me]:
        if s.inputs[victim_4 * 4 + kind] > 0:
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            s.inputs[at] = value = before - 1
            change_32 = value - before
            taken_1 = 0 - change_32
            at = me * 4 + kind
            value = s.inputs[at] + taken_1
            if value < 0:
                value = 0
            s.inputs[at] = value
        else:
            s.btc[me] += 1

def x_do_play_news(s, rnd, me):
    s.option_count += 1
    options = s.piles[13 + me]
    card_1 = options[int(rnd() * len(options))]
    PLAY_DO_VOLATILITY_EFFECT[card_1 - 66](s, rnd, me, card_1)
    moved_2 = (card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    x_refill_rows(s, rnd)

def x_do_markets_benefit_news_desk(s, rnd, me, this):
    x_do_play_news(s, rnd, me)

def x_do_markets_benefit_clean_slate(s, rnd, me, this):
    # do_reset_functions, content/crypto_clash/turn.rules:44
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    x_refill_rows(s, rnd)
    if len(s.piles[27]) > 0:
        x_do_take_function(s, rnd, me)

def x_do_markets_benefit_market_expansion(s, rnd, me, this):
    # do_build_market, content/crypto_clash/turn.rules:56
    s.option_count += 1
    options = s.piles[24]
    market_1 = options[int(rnd() * len(options))]
    s.points[me] += s.market_gems[market_1]
    value = s.gem_supply + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    s.market_gems[market_1] = 0
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit('there is no room for another card', 124)
    x_refill_rows(s, rnd)

def x_do_markets_benefit_starter(s, rnd, me, this):
    # do_take_sphere, content/crypto_clash/turn.rules:63
    s.silversphere = me
    x_do_any_inputs(s, rnd, me, 1)
    s.btc[me] += 1

def x_do_markets_benefit_world_depot(s, rnd, me, this):
    x_do_any_inputs(s, rnd, me, 3)
    s.btc[me] += 1

def x_do_markets_benefit_talent_board(s, rnd, me, this):
    if len(s.piles[27]) > 0:
        s.option_count += 1
        answer_3 = 1 if rnd() < 0.5 else 0
        if answer_3:
            x_do_take_function(s, rnd, me)
    x_do_any_inputs(s, rnd, me, 2)

def x_do_markets_benefit_insider_desk(s, rnd, me, this):
    x_do_draw_news(s, rnd, me, 2)
    if len(s.piles[13 + me]) > 0:
        s.option_count += 1
        answer_4 = 1 if rnd() < 0.5 else 0
        if answer_4:
            x_do_play_news(s, rnd, me)
    elif len(s.piles[13 + me]) > 0:
        s.option_count += 1
        passed = int(rnd() * 1)

def x_do_markets_benefit_flash_forum(s, rnd, me, this):
    if len(s.piles[13 + me]) > 0:
        s.option_count += 1
        answer_5 = 1 if rnd() < 0.5 else 0
        if answer_5:
            x_do_play_news(s, rnd, me)
    elif len(s.piles[13 + me]) > 0:
        s.option_count += 1
        passed_1 = int(rnd() * 1)
    s.btc[me] += 4

def x_do_markets_benefit_victory_plaza(s, rnd, me, this):
    s.points[me] += 4
    x_do_any_inputs(s, rnd, me, 1)

def x_do_markets_benefit_twin_office(s, rnd, me, this):
    for turn_3 in (1, 2):
        if len(s.piles[27]) > 0:
            s.option_count += 1
            answer_6 = 1 if rnd() < 0.5 else 0
            if answer_6:
                x_do_take_function(s, rnd, me)

def x_do_functions_ongoing_fk07(s, rnd, me, this):
    x_do_any_inputs(s, rnd, me, 1)

def x_do_functions_ongoing_fk10(s, rnd, me, this):
    x_do_any_inputs(s, rnd, me, 1)

def x_main(s, rnd):
    round = s.round
    active = s.active
    lead = s.lead
    btc = s.btc
    inputs = s.inputs
    shares = s.shares
    extra = s.extra
    order_roll = s.order_roll
    round_gems = s.round_gems
    market_pawn = s.market_pawn
    market_gems = s.market_gems
    seats = s.n
    for p_2 in CLOCKWISE[seats][0]:
        shares[p_2] = PARTIES_PAWNS[PARTIES_BY_SEATS[seats - 3]]
        extra[p_2] = 1
    for n_2 in (1, 2, 3, 4, 5, 6):
        round_gems[n_2 - 1] = 3
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
    for kind_3 in ALL_INPUT:
        moved_8 = those_over_5(s, kind_3)
        place = 30 + kind_3
        for card in moved_8:
            put_known(s, card, place)
        x_refill_rows(s, rnd)
    for card in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13):
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit('there is no room for another card', 294)
    x_refill_rows(s, rnd)
    put_under_known(s, 14, 24)
    if len(s.piles[24]) > 3:
        raise RuleLimit('there is no room for another card', 295)
    x_refill_rows(s, rnd)
    for card in (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25):
        put_known(s, card, 23)
    x_refill_rows(s, rnd)
    shuffle(s, 23)
    s.open_expansion = 1
    x_refill_rows(s, rnd)
    for market_2 in s.piles[24]:
        value = s.gem_supply - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        value = market_gems[market_2] + 1
        if value > 32:
            value = 32
        market_gems[market_2] = value
    moved_12 = ALL_FUNCTIONS
    for card in moved_12:
        put_known(s, card, 25)
    x_refill_rows(s, rnd)
    moved_13 = ALL_VOLATILITY
    for card in moved_13:
        put_known(s, card, 28)
    x_refill_rows(s, rnd)
    shuffle(s, 28)
    shuffle(s, 25)
    s.open_offer = 1
    x_refill_rows(s, rnd)
    for p_3 in CLOCKWISE[seats][0]:
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
            x_refill_rows(s, rnd)
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
            x_refill_rows(s, rnd)
        for turn_6 in (1, 2):
            pool = ALL_INPUT
            if len(pool) <= 0:
                for _ in RANGE_0:
                    pass
                else:
                    raise RuleLimit('there is nothing to pick', 309)
            options = pool
            kind_4 = options[int(rnd() * len(options))]
            at = p_3 * 4 + kind_4
            inputs[at] += 1
    s.open_expansion = 1
    s.open_offer = 1
    x_refill_rows(s, rnd)
    played = 0
    for _ in RANGE_7:
        if played >= 6:
            break
        played = played + 1
        round = played
        for market_3 in s.piles[24]:
            at = round - 1
            value = round_gems[at] - 1
            if value < 0:
                value = 0
            round_gems[at] = value
            value = market_gems[market_3] + 1
            if value > 32:
                value = 32
            market_gems[market_3] = value
        if s.silversphere != -1:
            lead = s.silversphere
        else:
            # do_roll_for_start, content/crypto_clash/turn.rules:25
            s.rollers = CLOCKWISE[seats][0]
            for _ in RANGE_200:
                for p in s.rollers:
                    rolled_order_roll = int(rnd() * 6) + 1
                    order_roll[p] = rolled_order_roll
                s.rollers = rollers_now = best_over_6(s)
                if len(rollers_now) == 1:
                    break
            else:
                raise RuleLimit('this is repeated too often', 277)
            lead = s.rollers[0]
        rolled_rate_1 = int(rnd() * 6) + 1
        s.rate = rolled_rate_1
        for seat_1 in CLOCKWISE[seats][lead]:
            active = seat_1
            btc[seat_1] += q_q_round_income(s, seat_1)
            for card_7 in s.piles[9 + seat_1]:
                PLAY_DO_FUNCTIONS_ONGOING[card_7 - 26](s, rnd, seat_1, card_7)
        for seat_2 in rotation(seats, lead, shares[lead]):
            active = seat_2
            if can_can_claim(s, seat_2):
                # do_claim, content/crypto_clash/turn.rules:3
                s.option_count += 1
                options = those_over_7(s)
                do_claim_market = options[int(rnd() * len(options))]
                shares[seat_2] -= 1
                market_pawn[do_claim_market] = seat_2
                if BY_CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
                    s.option_count += 1
                    answer = do_claim_market if rnd() < 0.5 else -1
                    if answer >= 0:
                        PLAY_DO_MARKETS_BENEFIT[do_claim_market](s, rnd, seat_2, do_claim_market)
            for _ in RANGE_10000:
                offered = (0,) if can_can_complete_function(s, seat_2) else ()
                if len(offered) == 0:
                    break
                s.option_count += 1
                options = offered + (-1,)
                chosen = options[int(rnd() * len(options))]
                if chosen == -1:
                    break
                # do_complete_function, content/crypto_clash/turn.rules:9
                s.option_count += 1
                options = those_over_8(s, seat_2)
                do_complete_function_card_3 = options[int(rnd() * len(options))]
                price_2 = BY_PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_3 = BY_PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_4 = BY_PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_5 = BY_PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                price_6 = BY_PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                if price_2 > 0:
                    at = seat_2 * 4 + 1
                    inputs[at] += 0 - price_2
                if price_3 > 0:
                    at = seat_2 * 4 + 2
                    inputs[at] += 0 - price_3
                if price_4 > 0:
                    at = seat_2 * 4 + 3
                    inputs[at] += 0 - price_4
                if price_5 > 0:
                    at = seat_2 * 4
                    inputs[at] += 0 - price_5
                if price_6 > 0:
                    btc[seat_2] += 0 - price_6
                DO_DO_FUNCTIONS_REWARD[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
                PLAY_DO_FUNCTIONS_ONGOING[do_complete_function_card_3 - 26](s, rnd, seat_2, do_complete_function_card_3)
                if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
                    moved_5 = (do_complete_function_card_3,)
                    place = 9 + seat_2
                    for card in moved_5:
                        put_known(s, card, place)
                    x_refill_rows(s, rnd)
                else:
                    moved_6 = (do_complete_function_card_3,)
                    place = 5 + seat_2
                    for card in moved_6:
                        put_known(s, card, place)
                    x_refill_rows(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 326)
            for _ in RANGE_10000:
                offered_1 = (0,) if can_can_buy_capital(s, seat_2) else ()
                if len(offered_1) == 0:
                    break
                s.option_count += 1
                options = offered_1 + (-1,)
                chosen_1 = options[int(rnd() * len(options))]
                if chosen_1 == -1:
                    break
                # do_buy_capital, content/crypto_clash/turn.rules:17
                s.option_count += 1
                options = those_over_9(s, seat_2)
                do_buy_capital_kind_2 = options[int(rnd() * len(options))]
                do_buy_capital_card_4 = s.piles[30 + do_buy_capital_kind_2][-1]
                price_7 = BY_PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_8 = BY_PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_9 = BY_PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_10 = BY_PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                price_11 = BY_PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
                if price_7 > 0:
                    at = seat_2 * 4
                    inputs[at] += 0 - price_7
                if price_8 > 0:
                    btc[seat_2] += 0 - price_8
                if price_9 > 0:
                    at = seat_2 * 4 + 1
                    inputs[at] += 0 - price_9
                if price_10 > 0:
                    at = seat_2 * 4 + 2
                    inputs[at] += 0 - price_10
                if price_11 > 0:
                    at = seat_2 * 4 + 3
                    inputs[at] += 0 - price_11
                moved_7 = (do_buy_capital_card_4,)
                place = 17 + seat_2
                for card in moved_7:
                    put_known(s, card, place)
                x_refill_rows(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 327)
        for market_4 in d_d_on_board(s):
            if market_pawn[market_4] != -1:
                owner = market_pawn[market_4]
                value = shares[owner] + 1
                if value > 4:
                    value = 4
                shares[owner] = value
                market_pawn[market_4] = -1
        if round == 3:
            for p_4 in CLOCKWISE[seats][0]:
                value = shares[p_4] + extra[p_4]
                if value > 4:
                    value = 4
                shares[p_4] = value
                extra[p_4] = 0
    else:
        raise RuleLimit('this is repeated too often', 311)
    s.round = round
    s.active = active
    s.lead = lead
    return

def x_refill_rows(s, rnd):
    if s.open_expansion:
        for _ in RANGE_1000:
            if len(s.piles[24]) >= 3:
                break
            if len(s.piles[23]) == 0:
                break
            card_8 = top_by(s, 23, rnd)
            put_under_known(s, card_8, 24)
        else:
            raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        for _ in RANGE_1000:
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

BY_CAN_MARKETS_BENEFIT = (one, one, one, one, one, one, one, one, one, can_can_markets_benefit_function_office, one, can_can_markets_benefit_news_desk, one, can_can_markets_benefit_market_expansion, one, can_can_markets_benefit_prestige_desk, one, one, one, one, one, one, one, one, one, one,)
BY_PRICE_FUNCTIONS_COST_0 = (f_price_functions_cost_0_fm01, f_price_functions_cost_0_fm02, f_price_functions_cost_0_fm03, f_price_functions_cost_0_fm04, f_no_amount, f_price_functions_cost_0_fm06, f_price_functions_cost_0_fm07, f_price_functions_cost_0_fm08, f_price_functions_cost_0_fm09, f_price_functions_cost_0_fm10, f_price_functions_cost_0_fc01, f_no_amount, f_price_functions_cost_0_fc03, f_price_functions_cost_0_fc04, f_price_functions_cost_0_fc05, f_price_functions_cost_0_fc06, f_no_amount, f_no_amount, f_price_functions_cost_0_fc09, f_price_functions_cost_0_fc10, f_price_functions_cost_0_ft01, f_price_functions_cost_0_ft02, f_no_amount, f_no_amount, f_price_functions_cost_0_ft05, f_price_functions_cost_0_ft06, f_price_functions_cost_0_ft07, f_no_amount, f_price_functions_cost_0_ft09, f_price_functions_cost_0_ft10, f_price_functions_cost_0_fk01, f_no_amount, f_price_functions_cost_0_fk03, f_price_functions_cost_0_fk04, f_price_functions_cost_0_fk05, f_no_amount, f_no_amount, f_price_functions_cost_0_fk08, f_no_amount, f_price_functions_cost_0_fk10,)
BY_PRICE_FUNCTIONS_COST_1 = (f_price_functions_cost_1_fm01, f_price_functions_cost_1_fm02, f_price_functions_cost_1_fm03, f_price_functions_cost_1_fm04, f_price_functions_cost_1_fm05, f_price_functions_cost_1_fm06, f_price_functions_cost_1_fm07, f_price_functions_cost_1_fm08, f_price_functions_cost_1_fm09, f_price_functions_cost_1_fm10, f_no_amount, f_price_functions_cost_1_fc02, f_price_functions_cost_1_fc03, f_no_amount, f_price_functions_cost_1_fc05, f_price_functions_cost_1_fc06, f_price_functions_cost_1_fc07, f_price_functions_cost_1_fc08, f_price_functions_cost_1_fc09, f_price_functions_cost_1_fc10, f_no_amount, f_no_amount, f_price_functions_cost_1_ft03, f_no_amount, f_price_functions_cost_1_ft05, f_no_amount, f_price_functions_cost_1_ft07, f_price_functions_cost_1_ft08, f_price_functions_cost_1_ft09, f_price_functions_cost_1_ft10, f_price_functions_cost_1_fk01, f_price_functions_cost_1_fk02, f_no_amount, f_price_functions_cost_1_fk04, f_price_functions_cost_1_fk05, f_no_amount, f_price_functions_cost_1_fk07, f_no_amount, f_price_functions_cost_1_fk09, f_no_amount,)
BY_PRICE_FUNCTIONS_COST_2 = (f_no_amount, f_price_functions_cost_2_fm02, f_no_amount, f_no_amount, f_price_functions_cost_2_fm05, f_price_functions_cost_2_fm06, f_no_amount, f_price_functions_cost_2_fm08, f_no_amount, f_price_functions_cost_2_fm10, f_price_functions_cost_2_fc01, f_no_amount, f_price_functions_cost_2_fc03, f_price_functions_cost_2_fc04, f_price_functions_cost_2_fc05, f_no_amount, f_price_functions_cost_2_fc07, f_price_functions_cost_2_fc08, f_price_functions_cost_2_fc09, f_price_functions_cost_2_fc10, f_price_functions_cost_2_ft01, f_price_functions_cost_2_ft02, f_price_functions_cost_2_ft03, f_price_functions_cost_2_ft04, f_price_functions_cost_2_ft05, f_price_functions_cost_2_ft06, f_no_amount, f_price_functions_cost_2_ft08, f_price_functions_cost_2_ft09, f_price_functions_cost_2_ft10, f_price_functions_cost_2_fk01, f_price_functions_cost_2_fk02, f_price_functions_cost_2_fk03, f_no_amount, f_no_amount, f_price_functions_cost_2_fk06, f_price_functions_cost_2_fk07, f_no_amount, f_price_functions_cost_2_fk09, f_no_amount,)
BY_PRICE_FUNCTIONS_COST_3 = (f_no_amount, f_no_amount, f_price_functions_cost_3_fm03, f_no_amount, f_no_amount, f_no_amount, f_price_functions_cost_3_fm07, f_price_functions_cost_3_fm08, f_price_functions_cost_3_fm09, f_price_functions_cost_3_fm10, f_price_functions_cost_3_fc01, f_price_functions_cost_3_fc02, f_no_amount, f_price_functions_cost_3_fc04, f_no_amount, f_price_functions_cost_3_fc06, f_price_functions_cost_3_fc07, f_price_functions_cost_3_fc08, f_price_functions_cost_3_fc09, f_price_functions_cost_3_fc10, f_no_amount, f_price_functions_cost_3_ft02, f_no_amount, f_price_functions_cost_3_ft04, f_price_functions_cost_3_ft05, f_price_functions_cost_3_ft06, f_no_amount, f_price_functions_cost_3_ft08, f_price_functions_cost_3_ft09, f_price_functions_cost_3_ft10, f_no_amount, f_price_functions_cost_3_fk02, f_price_functions_cost_3_fk03, f_price_functions_cost_3_fk04, f_no_amount, f_price_functions_cost_3_fk06, f_no_amount, f_price_functions_cost_3_fk08, f_no_amount, f_price_functions_cost_3_fk10,)
BY_PRICE_FUNCTIONS_COST_4 = (f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_price_functions_cost_4_fm06, f_price_functions_cost_4_fm07, f_price_functions_cost_4_fm08, f_price_functions_cost_4_fm09, f_price_functions_cost_4_fm10, f_price_functions_cost_4_fc01, f_price_functions_cost_4_fc02, f_price_functions_cost_4_fc03, f_price_functions_cost_4_fc04, f_price_functions_cost_4_fc05, f_price_functions_cost_4_fc06, f_no_amount, f_no_amount, f_price_functions_cost_4_fc09, f_price_functions_cost_4_fc10, f_price_functions_cost_4_ft01, f_price_functions_cost_4_ft02, f_price_functions_cost_4_ft03, f_price_functions_cost_4_ft04, f_price_functions_cost_4_ft05, f_price_functions_cost_4_ft06, f_price_functions_cost_4_ft07, f_price_functions_cost_4_ft08, f_price_functions_cost_4_ft09, f_price_functions_cost_4_ft10, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_price_functions_cost_4_fk05, f_price_functions_cost_4_fk06, f_price_functions_cost_4_fk07, f_no_amount, f_no_amount, f_price_functions_cost_4_fk10,)
BY_CAN_FUNCTIONS_REWARD_AFTER_BTC = (can_can_functions_reward_after_btc_fm01, can_can_functions_reward_after_btc_fm02, can_can_functions_reward_after_btc_fm03, can_can_functions_reward_after_btc_fm04, can_can_functions_reward_after_btc_fm05, can_can_functions_reward_after_btc_fm06, can_can_functions_reward_after_btc_fm07, can_can_functions_reward_after_btc_fm08, can_can_functions_reward_after_btc_fm09, can_can_functions_reward_after_btc_fm10, can_can_functions_reward_after_btc_fc01, can_can_functions_reward_after_btc_fc02, can_can_functions_reward_after_btc_fc03, can_can_functions_reward_after_btc_fc04, can_can_functions_reward_after_btc_fc05, can_can_functions_reward_after_btc_fc06, can_can_functions_reward_after_btc_fc07, can_can_functions_reward_after_btc_fc08, can_can_functions_reward_after_btc_fc09, can_can_functions_reward_after_btc_fc10, can_can_functions_reward_after_btc_ft01, can_can_functions_reward_after_btc_ft02, can_can_functions_reward_after_btc_ft03, can_can_functions_reward_after_btc_ft04, can_can_functions_reward_after_btc_ft05, can_can_functions_reward_after_btc_ft06, can_can_functions_reward_after_btc_ft07, can_can_functions_reward_after_btc_ft08, can_can_functions_reward_after_btc_ft09, can_can_functions_reward_after_btc_ft10, can_can_functions_reward_after_btc_fk01, can_can_functions_reward_after_btc_fk02, can_can_functions_reward_after_btc_fk03, can_can_functions_reward_after_btc_fk04, can_can_functions_reward_after_btc_fk05, can_can_functions_reward_after_btc_fk06, can_can_functions_reward_after_btc_fk07, one, one, can_can_functions_reward_after_btc_fk10,)
BY_PRICE_CAPITAL_COST_0 = (f_price_capital_cost_0_kst1, f_price_capital_cost_0_kst2, f_price_capital_cost_0_kst3, f_price_capital_cost_0_kst4, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount,)
BY_PRICE_CAPITAL_COST_1 = (f_price_capital_cost_1_kst1, f_price_capital_cost_1_kst2, f_price_capital_cost_1_kst3, f_price_capital_cost_1_kst4, f_price_capital_cost_1_kel1, f_price_capital_cost_1_kel2, f_price_capital_cost_1_kel3, f_price_capital_cost_1_kel4, f_price_capital_cost_1_ken1, f_price_capital_cost_1_ken2, f_price_capital_cost_1_ken3, f_price_capital_cost_1_ken4, f_price_capital_cost_1_kla1, f_price_capital_cost_1_kla2, f_price_capital_cost_1_kla3, f_price_capital_cost_1_kla4,)
BY_PRICE_CAPITAL_COST_2 = (f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_price_capital_cost_2_kel1, f_price_capital_cost_2_kel2, f_price_capital_cost_2_kel3, f_price_capital_cost_2_kel4, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount,)
BY_PRICE_CAPITAL_COST_3 = (f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_price_capital_cost_3_ken1, f_price_capital_cost_3_ken2, f_price_capital_cost_3_ken3, f_price_capital_cost_3_ken4, f_no_amount, f_no_amount, f_no_amount, f_no_amount,)
BY_PRICE_CAPITAL_COST_4 = (f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_no_amount, f_price_capital_cost_4_kla1, f_price_capital_cost_4_kla2, f_price_capital_cost_4_kla3, f_price_capital_cost_4_kla4,)
def w_do_volatility_effect_vc01(s, ret, *args):
    p_do_volatility_effect_vc01(s, *args)
    return ret

def w_do_volatility_effect_vc02(s, ret, *args):
    p_do_volatility_effect_vc02(s, *args)
    return ret

def w_do_volatility_effect_vc03(s, ret, *args):
    p_do_volatility_effect_vc03(s, *args)
    return ret

def w_do_volatility_effect_vc04(s, ret, *args):
    p_do_volatility_effect_vc04(s, *args)
    return ret

def w_do_volatility_effect_vc05(s, ret, *args):
    p_do_volatility_effect_vc05(s, *args)
    return ret

def w_do_volatility_effect_vc09(s, ret, *args):
    p_do_volatility_effect_vc09(s, *args)
    return ret

def w_do_volatility_effect_vc10(s, ret, *args):
    p_do_volatility_effect_vc10(s, *args)
    return ret

def w_do_volatility_effect_vc13(s, ret, *args):
    p_do_volatility_effect_vc13(s, *args)
    return ret

def w_do_volatility_effect_vc14(s, ret, *args):
    p_do_volatility_effect_vc14(s, *args)
    return ret

def w_do_volatility_effect_vc16(s, ret, *args):
    p_do_volatility_effect_vc16(s, *args)
    return ret

DO_DO_VOLATILITY_EFFECT = (w_do_volatility_effect_vc01, w_do_volatility_effect_vc02, w_do_volatility_effect_vc03, w_do_volatility_effect_vc04, w_do_volatility_effect_vc05, p_do_volatility_effect_vc06, p_do_volatility_effect_vc07, p_do_volatility_effect_vc08, w_do_volatility_effect_vc09, w_do_volatility_effect_vc10, p_do_volatility_effect_vc11, p_do_volatility_effect_vc12, w_do_volatility_effect_vc13, w_do_volatility_effect_vc14, p_do_volatility_effect_vc15, w_do_volatility_effect_vc16,)
def w_do_functions_ongoing_fk01(s, ret, *args):
    p_do_functions_ongoing_fk01(s, *args)
    return ret

def w_do_functions_ongoing_fk02(s, ret, *args):
    p_do_functions_ongoing_fk02(s, *args)
    return ret

def w_do_functions_ongoing_fk03(s, ret, *args):
    p_do_functions_ongoing_fk03(s, *args)
    return ret

def w_do_functions_ongoing_fk04(s, ret, *args):
    p_do_functions_ongoing_fk04(s, *args)
    return ret

def w_do_functions_ongoing_fk05(s, ret, *args):
    p_do_functions_ongoing_fk05(s, *args)
    return ret

def w_do_functions_ongoing_fk06(s, ret, *args):
    p_do_functions_ongoing_fk06(s, *args)
    return ret

def w_do_functions_ongoing_fk08(s, ret, *args):
    p_do_functions_ongoing_fk08(s, *args)
    return ret

def w_do_functions_ongoing_fk09(s, ret, *args):
    p_do_functions_ongoing_fk09(s, *args)
    return ret

DO_DO_FUNCTIONS_ONGOING = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, w_do_functions_ongoing_fk01, w_do_functions_ongoing_fk02, w_do_functions_ongoing_fk03, w_do_functions_ongoing_fk04, w_do_functions_ongoing_fk05, w_do_functions_ongoing_fk06, p_do_functions_ongoing_fk07, w_do_functions_ongoing_fk08, w_do_functions_ongoing_fk09, p_do_functions_ongoing_fk10,)
def w_do_markets_benefit_steelyard(s, ret, *args):
    p_do_markets_benefit_steelyard(s, *args)
    return ret

def w_do_markets_benefit_chip_works(s, ret, *args):
    p_do_markets_benefit_chip_works(s, *args)
    return ret

def w_do_markets_benefit_power_station(s, ret, *args):
    p_do_markets_benefit_power_station(s, *args)
    return ret

def w_do_markets_benefit_hiring_hall(s, ret, *args):
    p_do_markets_benefit_hiring_hall(s, *args)
    return ret

def w_do_markets_benefit_coin_faucet(s, ret, *args):
    p_do_markets_benefit_coin_faucet(s, *args)
    return ret

def w_do_markets_benefit_prestige_desk(s, ret, *args):
    p_do_markets_benefit_prestige_desk(s, *args)
    return ret

def w_do_markets_benefit_deep_mine(s, ret, *args):
    p_do_markets_benefit_deep_mine(s, *args)
    return ret

def w_do_markets_benefit_assembly_hub(s, ret, *args):
    p_do_markets_benefit_assembly_hub(s, *args)
    return ret

def w_do_markets_benefit_grand_exchange(s, ret, *args):
    p_do_markets_benefit_grand_exchange(s, *args)
    return ret

def w_do_markets_benefit_treasury(s, ret, *args):
    p_do_markets_benefit_treasury(s, *args)
    return ret

DO_DO_MARKETS_BENEFIT = (w_do_markets_benefit_steelyard, w_do_markets_benefit_chip_works, w_do_markets_benefit_power_station, w_do_markets_benefit_hiring_hall, p_do_markets_benefit_builders_row, p_do_markets_benefit_tech_bazaar, p_do_markets_benefit_open_market, w_do_markets_benefit_coin_faucet, p_do_markets_benefit_exchange_floor, p_do_markets_benefit_function_office, p_do_markets_benefit_rumour_mill, p_do_markets_benefit_news_desk, p_do_markets_benefit_clean_slate, p_do_markets_benefit_market_expansion, p_do_markets_benefit_starter, w_do_markets_benefit_prestige_desk, w_do_markets_benefit_deep_mine, w_do_markets_benefit_assembly_hub, p_do_markets_benefit_world_depot, w_do_markets_benefit_grand_exchange, w_do_markets_benefit_treasury, p_do_markets_benefit_talent_board, p_do_markets_benefit_insider_desk, p_do_markets_benefit_flash_forum, p_do_markets_benefit_victory_plaza, p_do_markets_benefit_twin_office,)
DO_DO_FUNCTIONS_REWARD = (p_do_functions_reward_fm01, p_do_functions_reward_fm02, p_do_functions_reward_fm03, p_do_functions_reward_fm04, p_do_functions_reward_fm05, p_do_functions_reward_fm06, p_do_functions_reward_fm07, p_do_functions_reward_fm08, p_do_functions_reward_fm09, p_do_functions_reward_fm10, p_do_functions_reward_fc01, p_do_functions_reward_fc02, p_do_functions_reward_fc03, p_do_functions_reward_fc04, p_do_functions_reward_fc05, p_do_functions_reward_fc06, p_do_functions_reward_fc07, p_do_functions_reward_fc08, p_do_functions_reward_fc09, p_do_functions_reward_fc10, p_do_functions_reward_ft01, p_do_functions_reward_ft02, p_do_functions_reward_ft03, p_do_functions_reward_ft04, p_do_functions_reward_ft05, p_do_functions_reward_ft06, p_do_functions_reward_ft07, p_do_functions_reward_ft08, p_do_functions_reward_ft09, p_do_functions_reward_ft10, p_do_functions_reward_fk01, p_do_functions_reward_fk02, p_do_functions_reward_fk03, p_do_functions_reward_fk04, p_do_functions_reward_fk05, p_do_functions_reward_fk06, p_do_functions_reward_fk07, nothing, nothing, p_do_functions_reward_fk10,)
PLAY_DO_VOLATILITY_EFFECT = (lambda s, rnd, *args: p_do_volatility_effect_vc01(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc02(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc03(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc04(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc05(s, *args), x_do_volatility_effect_vc06, x_do_volatility_effect_vc07, x_do_volatility_effect_vc08, lambda s, rnd, *args: p_do_volatility_effect_vc09(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc10(s, *args), x_do_volatility_effect_vc11, x_do_volatility_effect_vc12, lambda s, rnd, *args: p_do_volatility_effect_vc13(s, *args), lambda s, rnd, *args: p_do_volatility_effect_vc14(s, *args), x_do_volatility_effect_vc15, lambda s, rnd, *args: p_do_volatility_effect_vc16(s, *args),)
PLAY_DO_FUNCTIONS_ONGOING = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, lambda s, rnd, *args: p_do_functions_ongoing_fk01(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk02(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk03(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk04(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk05(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk06(s, *args), x_do_functions_ongoing_fk07, lambda s, rnd, *args: p_do_functions_ongoing_fk08(s, *args), lambda s, rnd, *args: p_do_functions_ongoing_fk09(s, *args), x_do_functions_ongoing_fk10,)
PLAY_DO_MARKETS_BENEFIT = (lambda s, rnd, *args: p_do_markets_benefit_steelyard(s, *args), lambda s, rnd, *args: p_do_markets_benefit_chip_works(s, *args), lambda s, rnd, *args: p_do_markets_benefit_power_station(s, *args), lambda s, rnd, *args: p_do_markets_benefit_hiring_hall(s, *args), x_do_markets_benefit_builders_row, x_do_markets_benefit_tech_bazaar, x_do_markets_benefit_open_market, lambda s, rnd, *args: p_do_markets_benefit_coin_faucet(s, *args), x_do_markets_benefit_exchange_floor, x_do_markets_benefit_function_office, x_do_markets_benefit_rumour_mill, x_do_markets_benefit_news_desk, x_do_markets_benefit_clean_slate, x_do_markets_benefit_market_expansion, x_do_markets_benefit_starter, lambda s, rnd, *args: p_do_markets_benefit_prestige_desk(s, *args), lambda s, rnd, *args: p_do_markets_benefit_deep_mine(s, *args), lambda s, rnd, *args: p_do_markets_benefit_assembly_hub(s, *args), x_do_markets_benefit_world_depot, lambda s, rnd, *args: p_do_markets_benefit_grand_exchange(s, *args), lambda s, rnd, *args: p_do_markets_benefit_treasury(s, *args), x_do_markets_benefit_talent_board, x_do_markets_benefit_insider_desk, x_do_markets_benefit_flash_forum, x_do_markets_benefit_victory_plaza, x_do_markets_benefit_twin_office,)
K = (
    None, stop, finish, k_do_any_inputs_2, k_do_take_function_1, b_do_draw_news_1, k_do_draw_news_2, k_do_markets_benefit_rumour_mill_1,
    k_do_volatility_effect_vc07_1, k_do_volatility_effect_vc07_3, k_do_volatility_effect_vc08_2, b_do_volatility_effect_vc08_1, k_do_volatility_effect_vc08_3, k_do_volatility_effect_vc08_4, k_do_volatility_effect_vc11_1, k_do_volatility_effect_vc12_1,
    k_do_volatility_effect_vc15_1, k_do_play_news_1, k_do_play_news_2, k_do_markets_benefit_clean_slate_1, k_do_markets_benefit_market_expansion_1, k_do_markets_benefit_starter_1, k_do_markets_benefit_world_depot_1, k_do_markets_benefit_talent_board_1,
    k_do_markets_benefit_talent_board_3, k_do_markets_benefit_insider_desk_1, k_do_markets_benefit_insider_desk_2, k_do_markets_benefit_insider_desk_3, k_do_markets_benefit_flash_forum_1, k_do_markets_benefit_flash_forum_2, k_do_markets_benefit_flash_forum_3, k_do_markets_benefit_twin_office_2,
    b_do_markets_benefit_twin_office_1, p_main, b_main_1, k_main_2, k_main_3, k_main_4, k_main_5, k_main_6,
    k_main_7, k_main_8, b_main_9, k_main_10, b_main_11, b_main_12, k_main_14, k_main_15,
    b_main_17, b_main_18, b_main_19, b_main_20, k_main_22, k_main_24, k_main_25, k_main_26,
    b_main_27, k_main_28, b_main_29, k_main_30, b_main_31, k_main_32, k_main_33, k_main_35,
    b_main_36, k_main_37, k_main_38, k_main_39, k_main_40, b_refill_rows_1, k_refill_rows_3, b_refill_rows_4,
    k_refill_rows_5,
)

class State(BaseState):
    __slots__ = (
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit',
        'rng', 'pool', 'drawn', 'weights', 'round', 'active', 'automa', 'rate',
        'lead', 'silversphere', 'rollers', 'gem_supply', 'open_expansion', 'open_offer', 'f_do_any_inputs_me', 'f_do_any_inputs_ret',
        'f_do_any_inputs_repeat_rest', 'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret', 'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me', 'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret',
        'f_do_draw_news_me', 'f_do_draw_news_ret', 'f_do_draw_news_drawing_rest', 'f_do_markets_benefit_rumour_mill_me', 'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me', 'f_do_volatility_effect_vc07_ret',
        'f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_ret', 'f_do_volatility_effect_vc08_repeat_1_rest', 'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me', 'f_do_volatility_effect_vc12_ret',
        'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret', 'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret', 'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret',
        'f_do_markets_benefit_market_expansion_me', 'f_do_markets_benefit_market_expansion_ret', 'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret', 'f_do_markets_benefit_world_depot_me', 'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me', 'f_do_markets_benefit_talent_board_ret',
        'f_do_markets_benefit_insider_desk_me', 'f_do_markets_benefit_insider_desk_ret', 'f_do_markets_benefit_flash_forum_me', 'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret', 'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_ret', 'f_do_markets_benefit_twin_office_repeat_2_rest',
        'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret', 'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_p', 'f_main_p_3', 'f_main_played', 'f_main_seat_1',
        'f_main_seat_2', 'f_main_each_7_rest', 'f_main_each_9_rest', 'f_main_drawing_1_rest', 'f_main_drawing_2_rest', 'f_main_rounds_times', 'f_main_repeat_3_times', 'f_main_repeat_4_rest',
        'f_main_each_4_rest', 'f_main_each_12_rest', 'f_main_each_11_rest', 'f_main_each_13_rest', 'f_main_offers_times', 'f_main_offers_1_times', 'f_refill_rows_ret', 'f_refill_rows_refill_times',
        'f_refill_rows_refill_1_times', 'points', 'btc', 'inputs', 'outputs', 'shares', 'extra', 'order_roll',
        'round_gems', 'market_pawn', 'market_gems', 'piles', 'loc', 'known', 'lo', 'hi',
        'tape',
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
        t.rate = s.rate
        t.lead = s.lead
        t.silversphere = s.silversphere
        t.rollers = s.rollers
        t.gem_supply = s.gem_supply
        t.open_expansion = s.open_expansion
        t.open_offer = s.open_offer
        t.f_do_any_inputs_me = s.f_do_any_inputs_me
        t.f_do_any_inputs_ret = s.f_do_any_inputs_ret
        t.f_do_any_inputs_repeat_rest = s.f_do_any_inputs_repeat_rest
        t.f_do_markets_benefit_builders_row_ret = s.f_do_markets_benefit_builders_row_ret
        t.f_do_markets_benefit_tech_bazaar_ret = s.f_do_markets_benefit_tech_bazaar_ret
        t.f_do_markets_benefit_open_market_ret = s.f_do_markets_benefit_open_market_ret
        t.f_do_markets_benefit_exchange_floor_ret = s.f_do_markets_benefit_exchange_floor_ret
        t.f_do_take_function_me = s.f_do_take_function_me
        t.f_do_take_function_ret = s.f_do_take_function_ret
        t.f_do_markets_benefit_function_office_ret = s.f_do_markets_benefit_function_office_ret
        t.f_do_draw_news_me = s.f_do_draw_news_me
        t.f_do_draw_news_ret = s.f_do_draw_news_ret
        t.f_do_draw_news_drawing_rest = s.f_do_draw_news_drawing_rest
        t.f_do_markets_benefit_rumour_mill_me = s.f_do_markets_benefit_rumour_mill_me
        t.f_do_markets_benefit_rumour_mill_ret = s.f_do_markets_benefit_rumour_mill_ret
        t.f_do_volatility_effect_vc06_ret = s.f_do_volatility_effect_vc06_ret
        t.f_do_volatility_effect_vc07_me = s.f_do_volatility_effect_vc07_me
        t.f_do_volatility_effect_vc07_ret = s.f_do_volatility_effect_vc07_ret
        t.f_do_volatility_effect_vc08_do_exchange_input_given_away = s.f_do_volatility_effect_vc08_do_exchange_input_given_away
        t.f_do_volatility_effect_vc08_me = s.f_do_volatility_effect_vc08_me
        t.f_do_volatility_effect_vc08_ret = s.f_do_volatility_effect_vc08_ret
        t.f_do_volatility_effect_vc08_repeat_1_rest = s.f_do_volatility_effect_vc08_repeat_1_rest
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
        t.f_do_markets_benefit_twin_office_ret = s.f_do_markets_benefit_twin_office_ret
        t.f_do_markets_benefit_twin_office_repeat_2_rest = s.f_do_markets_benefit_twin_office_repeat_2_rest
        t.f_do_functions_ongoing_fk07_ret = s.f_do_functions_ongoing_fk07_ret
        t.f_do_functions_ongoing_fk10_ret = s.f_do_functions_ongoing_fk10_ret
        t.f_main_do_claim_market = s.f_main_do_claim_market
        t.f_main_do_complete_function_card_3 = s.f_main_do_complete_function_card_3
        t.f_main_p = s.f_main_p
        t.f_main_p_3 = s.f_main_p_3
        t.f_main_played = s.f_main_played
        t.f_main_seat_1 = s.f_main_seat_1
        t.f_main_seat_2 = s.f_main_seat_2
        t.f_main_each_7_rest = s.f_main_each_7_rest
        t.f_main_each_9_rest = s.f_main_each_9_rest
        t.f_main_drawing_1_rest = s.f_main_drawing_1_rest
        t.f_main_drawing_2_rest = s.f_main_drawing_2_rest
        t.f_main_rounds_times = s.f_main_rounds_times
        t.f_main_repeat_3_times = s.f_main_repeat_3_times
        t.f_main_repeat_4_rest = s.f_main_repeat_4_rest
        t.f_main_each_4_rest = s.f_main_each_4_rest
        t.f_main_each_12_rest = s.f_main_each_12_rest
        t.f_main_each_11_rest = s.f_main_each_11_rest
        t.f_main_each_13_rest = s.f_main_each_13_rest
        t.f_main_offers_times = s.f_main_offers_times
        t.f_main_offers_1_times = s.f_main_offers_1_times
        t.f_refill_rows_ret = s.f_refill_rows_ret
        t.f_refill_rows_refill_times = s.f_refill_rows_refill_times
        t.f_refill_rows_refill_1_times = s.f_refill_rows_refill_1_times
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
        #log t.tape = s.tape[:]
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
        s.f_do_any_inputs_me = t.f_do_any_inputs_me
        s.f_do_any_inputs_ret = t.f_do_any_inputs_ret
        s.f_do_any_inputs_repeat_rest = t.f_do_any_inputs_repeat_rest
        s.f_do_markets_benefit_builders_row_ret = t.f_do_markets_benefit_builders_row_ret
        s.f_do_markets_benefit_tech_bazaar_ret = t.f_do_markets_benefit_tech_bazaar_ret
        s.f_do_markets_benefit_open_market_ret = t.f_do_markets_benefit_open_market_ret
        s.f_do_markets_benefit_exchange_floor_ret = t.f_do_markets_benefit_exchange_floor_ret
        s.f_do_take_function_me = t.f_do_take_function_me
        s.f_do_take_function_ret = t.f_do_take_function_ret
        s.f_do_markets_benefit_function_office_ret = t.f_do_markets_benefit_function_office_ret
        s.f_do_draw_news_me = t.f_do_draw_news_me
        s.f_do_draw_news_ret = t.f_do_draw_news_ret
        s.f_do_draw_news_drawing_rest = t.f_do_draw_news_drawing_rest
        s.f_do_markets_benefit_rumour_mill_me = t.f_do_markets_benefit_rumour_mill_me
        s.f_do_markets_benefit_rumour_mill_ret = t.f_do_markets_benefit_rumour_mill_ret
        s.f_do_volatility_effect_vc06_ret = t.f_do_volatility_effect_vc06_ret
        s.f_do_volatility_effect_vc07_me = t.f_do_volatility_effect_vc07_me
        s.f_do_volatility_effect_vc07_ret = t.f_do_volatility_effect_vc07_ret
        s.f_do_volatility_effect_vc08_do_exchange_input_given_away = t.f_do_volatility_effect_vc08_do_exchange_input_given_away
        s.f_do_volatility_effect_vc08_me = t.f_do_volatility_effect_vc08_me
        s.f_do_volatility_effect_vc08_ret = t.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_rest = t.f_do_volatility_effect_vc08_repeat_1_rest
        s.f_do_volatility_effect_vc11_me = t.f_do_volatility_effect_vc11_me
        s.f_do_volatility_effect_vc11_ret = t.f_do_volatility_effect_vc11_ret
        s.f_do_volatility_effect_vc12_me = t.f_do_volatility_effect_vc12_me
        s.f_do_volatility_effect_vc12_ret = t.f_do_volatility_effect_vc12_ret
        s.f_do_volatility_effect_vc15_me = t.f_do_volatility_effect_vc15_me
        s.f_do_volatility_effect_vc15_ret = t.f_do_volatility_effect_vc15_ret
        s.f_do_play_news_card_1 = t.f_do_play_news_card_1
        s.f_do_play_news_me = t.f_do_play_news_me
        s.f_do_play_news_ret = t.f_do_play_news_ret
        s.f_do_markets_benefit_news_desk_ret = t.f_do_markets_benefit_news_desk_ret
        s.f_do_markets_benefit_clean_slate_me = t.f_do_markets_benefit_clean_slate_me
        s.f_do_markets_benefit_clean_slate_ret = t.f_do_markets_benefit_clean_slate_ret
        s.f_do_markets_benefit_market_expansion_me = t.f_do_markets_benefit_market_expansion_me
        s.f_do_markets_benefit_market_expansion_ret = t.f_do_markets_benefit_market_expansion_ret
        s.f_do_markets_benefit_starter_me = t.f_do_markets_benefit_starter_me
        s.f_do_markets_benefit_starter_ret = t.f_do_markets_benefit_starter_ret
        s.f_do_markets_benefit_world_depot_me = t.f_do_markets_benefit_world_depot_me
        s.f_do_markets_benefit_world_depot_ret = t.f_do_markets_benefit_world_depot_ret
        s.f_do_markets_benefit_talent_board_me = t.f_do_markets_benefit_talent_board_me
        s.f_do_markets_benefit_talent_board_ret = t.f_do_markets_benefit_talent_board_ret
        s.f_do_markets_benefit_insider_desk_me = t.f_do_markets_benefit_insider_desk_me
        s.f_do_markets_benefit_insider_desk_ret = t.f_do_markets_benefit_insider_desk_ret
        s.f_do_markets_benefit_flash_forum_me = t.f_do_markets_benefit_flash_forum_me
        s.f_do_markets_benefit_flash_forum_ret = t.f_do_markets_benefit_flash_forum_ret
        s.f_do_markets_benefit_victory_plaza_ret = t.f_do_markets_benefit_victory_plaza_ret
        s.f_do_markets_benefit_twin_office_me = t.f_do_markets_benefit_twin_office_me
        s.f_do_markets_benefit_twin_office_ret = t.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_rest = t.f_do_markets_benefit_twin_office_repeat_2_rest
        s.f_do_functions_ongoing_fk07_ret = t.f_do_functions_ongoing_fk07_ret
        s.f_do_functions_ongoing_fk10_ret = t.f_do_functions_ongoing_fk10_ret
        s.f_main_do_claim_market = t.f_main_do_claim_market
        s.f_main_do_complete_function_card_3 = t.f_main_do_complete_function_card_3
        s.f_main_p = t.f_main_p
        s.f_main_p_3 = t.f_main_p_3
        s.f_main_played = t.f_main_played
        s.f_main_seat_1 = t.f_main_seat_1
        s.f_main_seat_2 = t.f_main_seat_2
        s.f_main_each_7_rest = t.f_main_each_7_rest
        s.f_main_each_9_rest = t.f_main_each_9_rest
        s.f_main_drawing_1_rest = t.f_main_drawing_1_rest
        s.f_main_drawing_2_rest = t.f_main_drawing_2_rest
        s.f_main_rounds_times = t.f_main_rounds_times
        s.f_main_repeat_3_times = t.f_main_repeat_3_times
        s.f_main_repeat_4_rest = t.f_main_repeat_4_rest
        s.f_main_each_4_rest = t.f_main_each_4_rest
        s.f_main_each_12_rest = t.f_main_each_12_rest
        s.f_main_each_11_rest = t.f_main_each_11_rest
        s.f_main_each_13_rest = t.f_main_each_13_rest
        s.f_main_offers_times = t.f_main_offers_times
        s.f_main_offers_1_times = t.f_main_offers_1_times
        s.f_refill_rows_ret = t.f_refill_rows_ret
        s.f_refill_rows_refill_times = t.f_refill_rows_refill_times
        s.f_refill_rows_refill_1_times = t.f_refill_rows_refill_1_times
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


GAME = GameData(
    name='crypto_clash',
    title='Crypto Clash',
    fingerprint='182bc1a1918fa975',
    fewest=3,
    most=4,
    main=33,
    depth=11,
    cards=98,
    place_count=34,
    rows=(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
        64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
        95, 96, 97,
    ),
    fields=(
        Field('round', 'round', 'game', 'all', Reading('number'), public=True, title='round'),
        Field('active', 'active', 'game', 'all', Reading('player'), title='active'),
        Field('reactions', 'reactions', 'game', 'all', Reading('number'), title='reactions'),
        Field('automa', 'automa', 'seat', 'none', Reading('number'), cells=1),
        Field('points', 'points', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='VP'),
        Field('btc', 'btc', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='BTC'),
        Field(
            'inputs', 'inputs', 'seat', 'all', Reading('number'), cells=4, low=0, public=True, title='inputs',
            keys=(Key(Reading('choice', of='Input'), 4),),
        ),
        Field(
            'outputs', 'outputs', 'seat', 'all', Reading('number'), cells=3, low=0, high=20, public=True, title='outputs',
            keys=(Key(Reading('choice', of='Output'), 3),),
        ),
        Field('shares', 'shares', 'seat', 'all', Reading('number'), cells=1, low=0, high=4, public=True, title='Shares'),
        Field('extra', 'extra', 'seat', 'all', Reading('number'), cells=1, low=0, high=1, public=True, title='Extra Share'),
        Field(
            'order_roll', 'order_roll', 'seat', 'all', Reading('number'), cells=1, low=0, high=6, public=True, title='order roll',
        ),
        Field('rate', 'rate', 'game', 'all', Reading('number'), low=1, high=6, public=True, title='Exchange Rate'),
        Field('lead', 'lead', 'game', 'all', Reading('player'), low=0, high=3, public=True, title='first player'),
        Field(
            'silversphere', 'silversphere', 'game', 'all', Reading('player', none=True), low=-1, high=3, public=True,
            title='silversphere',
        ),
        Field(
            'rollers', 'rollers', 'game', 'all', Reading('list', item=Reading('player')), wide=True, public=True,
            title='players who roll for the start',
        ),
        Field(
            'gem_supply', 'gem_supply', 'game', 'all', Reading('number'), low=0, high=32, public=True, title='gems in the supply',
        ),
        Field(
            'round_gems', 'round_gems', 'game', 'all', Reading('number'), cells=6, low=0, high=3, public=True,
            title='gems on the round numbers', keys=(Key(Reading('number', of='1'), 6),),
        ),
        Field(
            'market_pawn', 'market_pawn', 'row', 'all', Reading('player', none=True), cells=26, low=-1, high=3, public=True,
            title='Share', keys=(Key(Reading('card'), 26),), table='markets',
        ),
        Field(
            'market_gems', 'market_gems', 'row', 'all', Reading('number'), cells=26, low=0, high=32, public=True, title='gems',
            keys=(Key(Reading('card'), 26),), table='markets',
        ),
        Field('open_expansion', 'open_expansion', 'game', 'none', Reading('number')),
        Field('open_offer', 'open_offer', 'game', 'none', Reading('number')),
    ),
    places=(
        Place('active', 'seat', 'all', base=1, size=4, piles=1, row=0, title='active Functions'),
        Place('done', 'seat', 'none', base=5, size=4, piles=1, row=0, title='completed Functions'),
        Place('ledger', 'seat', 'all', base=9, size=4, piles=1, row=0, title='completed Crypto'),
        Place('hand', 'seat', 'owner', base=13, size=4, piles=1, row=0, title='Volatility cards'),
        Place('vault', 'seat', 'all', base=17, size=4, piles=1, row=0, title='Capital cards'),
        Place('board', 'game', 'all', base=21, size=1, piles=1, row=0, title='Markets of the board'),
        Place('spots', 'game', 'all', base=22, size=1, piles=1, row=0, title='outlined Market spots'),
        Place('stack', 'game', 'none', base=23, size=1, piles=1, row=0, title='tablet stack'),
        Place('expansion', 'game', 'all', base=24, size=1, piles=1, row=3, title='Market Expansion area'),
        Place('function_deck', 'game', 'none', base=25, size=1, piles=1, row=0, title='Function deck'),
        Place('function_discards', 'game', 'all', base=26, size=1, piles=1, row=0, title='Function discards'),
        Place('offer', 'game', 'all', base=27, size=1, piles=1, row=4, title='Functions on offer'),
        Place('news_deck', 'game', 'none', base=28, size=1, piles=1, row=0, title='Volatility deck'),
        Place('news_discards', 'game', 'all', base=29, size=1, piles=1, row=0, title='Volatility discards'),
        Place(
            'reserve', 'game', 'all', base=30, size=4, piles=4, row=0, title='Capital on offer',
            keys=(Key(Reading('choice', of='Input'), 4),),
        ),
    ),
    tables={
        'markets': Table(
            first=0,
            ids=(
                'steelyard', 'chip_works', 'power_station', 'hiring_hall', 'builders_row', 'tech_bazaar', 'open_market',
                'coin_faucet', 'exchange_floor', 'function_office', 'rumour_mill', 'news_desk', 'clean_slate', 'market_expansion',
                'starter', 'prestige_desk', 'deep_mine', 'assembly_hub', 'world_depot', 'grand_exchange', 'treasury',
                'talent_board', 'insider_desk', 'flash_forum', 'victory_plaza', 'twin_office',
            ),
            names=(
                'Steelyard', 'Chip Works', 'Power Station', 'Hiring Hall', "Builders' Row", 'Tech Bazaar', 'Open Market',
                'Coin Faucet', 'Exchange Floor', 'Function Office', 'Rumour Mill', 'News Desk', 'Clean Slate', 'Market Expansion',
                'Starter', 'Prestige Desk', 'Deep Mine', 'Assembly Hub', 'World Depot', 'Grand Exchange', 'Treasury',
                'Talent Board', 'Insider Desk', 'Flash Forum', 'Victory Plaza', 'Twin Office',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25),
            is_cards=True,
        ),
        'functions': Table(
            first=26,
            ids=(
                'fm01', 'fm02', 'fm03', 'fm04', 'fm05', 'fm06', 'fm07', 'fm08', 'fm09', 'fm10', 'fc01', 'fc02', 'fc03', 'fc04',
                'fc05', 'fc06', 'fc07', 'fc08', 'fc09', 'fc10', 'ft01', 'ft02', 'ft03', 'ft04', 'ft05', 'ft06', 'ft07', 'ft08',
                'ft09', 'ft10', 'fk01', 'fk02', 'fk03', 'fk04', 'fk05', 'fk06', 'fk07', 'fk08', 'fk09', 'fk10',
            ),
            names=(
                'Basement Rig', 'Dorm Room Rig', 'Garage Farm', 'Solo Prospector', 'Pool Share', 'Warehouse Farm', 'Container Farm',
                'Dam-Side Farm', 'Hash Bay', 'Polar Farm', 'Wafer Foundry', 'Grid Utility', 'Payment Giant', 'Motor Works',
                'Web Bazaar', 'Server Campus', 'Steel Combine', 'Guild of Hands', 'Bank Consortium', 'Global Conglomerate',
                'Day Trader', 'Chart Reader', 'Night Desk', 'Corner Kiosk', 'Brokerage', 'Hedge Desk', 'Arbitrage Bot',
                'Futures Pit', 'Clearing House', 'Market Maker', 'Forge Coin', 'Circuit Coin', 'Volt Coin', 'Guild Coin',
                'Alloy Ledger', 'Logic Ledger', 'Open Ledger', 'Twin Chain', 'Mirror Chain', 'Stable Coin',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35, 36, 37, 38, 39,
            ),
            is_cards=True,
        ),
        'volatility': Table(
            first=66,
            ids=(
                'vc01', 'vc02', 'vc03', 'vc04', 'vc05', 'vc06', 'vc07', 'vc08', 'vc09', 'vc10', 'vc11', 'vc12', 'vc13', 'vc14',
                'vc15', 'vc16',
            ),
            names=(
                'Bull Run', 'Early Wallet', 'Halving Day', 'Shops Accept', 'Hash Surge', 'Airdrop', 'Open Source', 'Hard Fork',
                'To the Moon', 'Panic Sale', 'Whipsaw', 'Exchange Hack', 'New Regulation', 'Power Cut', 'Supply Squeeze',
                'Cold Storage',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
            is_cards=True,
        ),
        'capital': Table(
            first=82,
            ids=(
                'kst1', 'kst2', 'kst3', 'kst4', 'kel1', 'kel2', 'kel3', 'kel4', 'ken1', 'ken2', 'ken3', 'ken4', 'kla1', 'kla2',
                'kla3', 'kla4',
            ),
            names=(
                'Steel Reserve I', 'Steel Reserve II', 'Steel Reserve III', 'Steel Reserve IV', 'Silicon Reserve I',
                'Silicon Reserve II', 'Silicon Reserve III', 'Silicon Reserve IV', 'Power Reserve I', 'Power Reserve II',
                'Power Reserve III', 'Power Reserve IV', 'Talent Reserve I', 'Talent Reserve II', 'Talent Reserve III',
                'Talent Reserve IV',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
            is_cards=True,
        ),
        'parties': Table(first=0, ids=('3', '4'), names=('3', '4'), rows=(0, 1)),
    },
    choices={
        'Input': (
            Choice('steel', title='steel'),
            Choice('electronics', title='electronics'),
            Choice('energy', title='energy'),
            Choice('labor', title='labor'),
        ),
        'Output': (Choice('computer', title='computer'), Choice('stock', title='stock'), Choice('factory', title='factory')),
        'Branch': (
            Choice('miner', title='Miner'),
            Choice('corporation', title='Corporation'),
            Choice('trader', title='Trader'),
            Choice('crypto', title='Crypto'),
        ),
        'Ground': (Choice('board_market', title='Market of the board'), Choice('tablet', title='Market tablet')),
        'Mood': (Choice('good', title='Good news'), Choice('bad', title='Bad news'), Choice('mixed', title='Mixed news')),
    },
    prompts=(
        Prompt('', '', Reading('number')),
        Prompt('market', 'Choose a market', Reading('card')),
        Prompt(
            'do',
            'Do it?',
            Reading('number'),
            labels=(
                Label(0, 'steelyard', 'Steelyard'),
                Label(1, 'chip_works', 'Chip Works'),
                Label(2, 'power_station', 'Power Station'),
                Label(3, 'hiring_hall', 'Hiring Hall'),
                Label(4, 'builders_row', "Builders' Row"),
                Label(5, 'tech_bazaar', 'Tech Bazaar'),
                Label(6, 'open_market', 'Open Market'),
                Label(7, 'coin_faucet', 'Coin Faucet'),
                Label(8, 'exchange_floor', 'Exchange Floor'),
                Label(9, 'function_office', 'Function Office'),
                Label(10, 'rumour_mill', 'Rumour Mill'),
                Label(11, 'news_desk', 'News Desk'),
                Label(12, 'clean_slate', 'Clean Slate'),
                Label(13, 'market_expansion', 'Market Expansion'),
                Label(14, 'starter', 'Starter'),
                Label(15, 'prestige_desk', 'Prestige Desk'),
                Label(16, 'deep_mine', 'Deep Mine'),
                Label(17, 'assembly_hub', 'Assembly Hub'),
                Label(18, 'world_depot', 'World Depot'),
                Label(19, 'grand_exchange', 'Grand Exchange'),
                Label(20, 'treasury', 'Treasury'),
                Label(21, 'talent_board', 'Talent Board'),
                Label(22, 'insider_desk', 'Insider Desk'),
                Label(23, 'flash_forum', 'Flash Forum'),
                Label(24, 'victory_plaza', 'Victory Plaza'),
                Label(25, 'twin_office', 'Twin Office'),
                Label(-1, 'decline', 'Decline'),
            ),
        ),
        Prompt('card', 'Choose a card', Reading('card')),
        Prompt('victim', 'Choose a victim', Reading('player')),
        Prompt('kind', 'Choose a kind', Reading('choice', of='Input')),
        Prompt(
            'take_function', 'Take a Function?', Reading('number'),
            labels=(Label(1, 'take_function', 'Take a Function'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'exchange_input', 'Exchange an input?', Reading('number'),
            labels=(Label(1, 'exchange_input', 'Exchange an input'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('given_away', 'Choose a given away', Reading('choice', of='Input')),
        Prompt('wanted', 'Choose a wanted', Reading('choice', of='Input')),
        Prompt(
            'play_news', 'Play a Volatility card?', Reading('number'),
            labels=(Label(1, 'play_news', 'Play a Volatility card'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('kind', 'kind at random', Reading('choice', of='Input')),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'complete_function', 'Complete a Function'), Label(-1, 'done', 'Done')),
        ),
        Prompt(
            'do', 'What do you do?', Reading('number'), labels=(Label(0, 'buy_capital', 'Buy Capital'), Label(-1, 'done', 'Done')),
        ),
    ),
    notes=(
        Note('{player} chooses {0}', readings=(Reading('card'),)),
        Note('{player} pays {0} Shares', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Claim a Market'),
        Note('Share is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note('{player} gains {0} steel', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} electronics', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} labor', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Gain X inputs of your choice'),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Input'),)),
        Note('{player} gains {0} inputs, {1}', readings=(Reading('number'), Reading('choice', of='Input')), skip='zero'),
        Note('{player} gains {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a Function'),
        Note('{player}: {0} to active Functions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Draw X Volatility cards'),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Play a Volatility card'),
        Note('{player}: Exchange an input'),
        Note('{player} loses {0} inputs, {1}', readings=(Reading('number'), Reading('choice', of='Input')), skip='zero'),
        Note('Exchange Rate is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player} loses {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} VP', readings=(Reading('number'),), skip='zero'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player} loses {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Volatility discards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Reset all Functions'),
        Note('{0} to Function discards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note("{player} can't do it: skipped"),
        Note('{player}: Build a Market'),
        Note('gems in the supply: +{0}', readings=(Reading('number'),), skip='zero'),
        Note('gems is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{0} to outlined Market spots', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Take the silversphere'),
        Note('silversphere is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note('{player} pays {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} electronics', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} labor', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} steel', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Complete a Function'),
        Note('{player} gains {0} computer', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} factory', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} stock', readings=(Reading('number'),), skip='zero'),
        Note('{player}: {0} to completed Crypto', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} to completed Functions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} cards to completed Functions', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Buy Capital'),
        Note('{player}: {0} to Capital cards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Roll for the start'),
        Note(
            'players who roll for the start is now {0}',
            readings=(Reading('list', item=Reading('player')), Reading('list', item=Reading('player'))), skip='same',
        ),
        Note('first player is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('{player}: Shares is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Extra Share is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('gems on the round numbers is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('gems in the supply: -{0}', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Capital on offer', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to Markets of the board', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to Market Expansion area', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to tablet stack', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} cards to tablet stack', readings=(Reading('number'),), skip='zero'),
        Note('{1} gains {0} gems', readings=(Reading('number'), Reading('card')), skip='zero'),
        Note('{0} to Function deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} cards to Function deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Volatility deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} cards to Volatility deck', readings=(Reading('number'),), skip='zero'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Start of the round'),
        Note('gems on the round numbers, {1}: -{0}', readings=(Reading('number'), Reading('number')), skip='zero'),
        Note('Income'),
        Note("{player}'s turn"),
        Note('Turns'),
        Note('End of the round'),
        Note('{player} gains {0} Shares', readings=(Reading('number'),), skip='zero'),
    ),
    scores=('VP track', 'Inputs', 'Outputs', 'BTC', 'Capital cards'),
    whys={
        'any_inputs': (),
        'take_function': (Reason('card', 'there is no card to choose'),),
        'draw_news': (),
        'exchange_input': (
            Reason('given_away', 'there is no given away to choose'),
            Reason('wanted', 'there is no wanted to choose'),
        ),
        'play_news': (
            Reason('card', 'there is no card to choose'),
            Reason('kind', 'there is no kind to choose'),
            Reason('victim', 'there is no victim to choose'),
            Reason('any_inputs', 'what it leads to is not possible'),
            Reason('card volatility_effect', 'what it leads to is not possible'),
        ),
        'reset_functions': (),
        'build_market': (Reason('market', 'there is no market to choose'),),
        'take_sphere': (),
        'claim': (
            Reason('market', 'there is no market to choose'),
            Reason('shares', 'not enough Shares'),
            Reason('shares', "the price can't be paid"),
        ),
        'complete_function': (
            Reason('card', 'there is no card to choose'),
            Reason('electronics inputs', 'not enough electronics'),
            Reason('energy inputs', 'not enough energy'),
            Reason('labor inputs', 'not enough labor'),
            Reason('steel inputs', 'not enough steel'),
            Reason('btc', 'not enough BTC'),
            Reason('electronics inputs energy labor steel btc', "the price can't be paid"),
            Reason('card functions_reward', 'what it leads to is not possible'),
        ),
        'buy_capital': (
            Reason('kind', 'there is no kind to choose'),
            Reason('steel inputs', 'not enough steel'),
            Reason('btc', 'not enough BTC'),
            Reason('electronics inputs', 'not enough electronics'),
            Reason('energy inputs', 'not enough energy'),
            Reason('labor inputs', 'not enough labor'),
            Reason('steel inputs btc electronics energy labor', "the price can't be paid"),
        ),
        'roll_for_start': (),
    },
    invariants=(Invariant('32 gems', 343), Invariant('no pawn gets lost', 344)),
    asks={
        3: Ask(5, 29),
        4: Ask(3, 44),
        6: Ask(0, 48),
        8: Ask(6, 69),
        10: Ask(7, 73),
        12: Ask(8, 75),
        13: Ask(9, 76),
        14: Ask(0, 90),
        15: Ask(4, 93),
        16: Ask(5, 104),
        17: Ask(3, 53),
        20: Ask(1, 120),
        23: Ask(6, 146),
        26: Ask(10, 150),
        27: Ask(10, 150),
        28: Ask(10, 152),
        29: Ask(10, 152),
        31: Ask(6, 159),
        46: Ask(0, 306),
        47: Ask(0, 319),
        52: Ask(0, 307),
        54: Ask(1, 2),
        57: Ask(0, 279),
        59: Ask(2, 6),
        61: Ask(11, 309),
        63: Ask(12, 326),
        65: Ask(3, 201),
        66: Ask(13, 327),
        68: Ask(5, 269),
        70: Ask(0, 0),
        72: Ask(0, 0),
    },
    chances={6: 'card', 46: 'card', 52: 'card', 70: 'card', 72: 'card'},
    card_slots=('f_do_play_news_card_1', 'f_main_each_11_rest', 'f_main_do_claim_market', 'f_main_do_complete_function_card_3'),
    starts={
        'round': Start('one', 1),
        'active': Start('one', 0),
        'automa': Start('seat', (0,)),
        'points': Start('seat', (0,)),
        'btc': Start('seat', (5,)),
        'inputs': Start('seat', (0, 0, 0, 0)),
        'outputs': Start('seat', (0, 0, 0)),
        'shares': Start('seat', (0,)),
        'extra': Start('seat', (0,)),
        'order_roll': Start('seat', (0,)),
        'rate': Start('one', 1),
        'lead': Start('one', 0),
        'silversphere': Start('one', -1),
        'rollers': Start('one', ()),
        'gem_supply': Start('one', 32),
        'round_gems': Start('list', (0, 0, 0, 0, 0, 0)),
        'market_pawn': Start(
            'list', (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
        ),
        'market_gems': Start('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'open_expansion': Start('one', 0),
        'open_offer': Start('one', 0),
    },
    live={
        3: Live(slots=('f_do_any_inputs_me', 'f_do_any_inputs_repeat_rest'), ret='f_do_any_inputs_ret'),
        4: Live(slots=('f_do_take_function_me',), ret='f_do_take_function_ret'),
        5: Live(slots=('f_do_draw_news_me', 'f_do_draw_news_drawing_rest'), ret='f_do_draw_news_ret'),
        6: Live(slots=('f_do_draw_news_me', 'f_do_draw_news_drawing_rest'), ret='f_do_draw_news_ret'),
        7: Live(slots=('f_do_markets_benefit_rumour_mill_me',), ret='f_do_markets_benefit_rumour_mill_ret'),
        8: Live(slots=('f_do_volatility_effect_vc07_me',), ret='f_do_volatility_effect_vc07_ret'),
        9: Live(slots=('f_do_volatility_effect_vc07_me',), ret='f_do_volatility_effect_vc07_ret'),
        10: Live(
            slots=('f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_rest'),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        11: Live(
            slots=('f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_rest'),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        12: Live(
            slots=('f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_rest'),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        13: Live(
            slots=(
                'f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me',
                'f_do_volatility_effect_vc08_repeat_1_rest',
            ),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        14: Live(slots=('f_do_volatility_effect_vc11_me',), ret='f_do_volatility_effect_vc11_ret'),
        15: Live(slots=('f_do_volatility_effect_vc12_me',), ret='f_do_volatility_effect_vc12_ret'),
        16: Live(slots=('f_do_volatility_effect_vc15_me',), ret='f_do_volatility_effect_vc15_ret'),
        17: Live(slots=('f_do_play_news_me',), ret='f_do_play_news_ret'),
        18: Live(slots=('f_do_play_news_card_1', 'f_do_play_news_me'), ret='f_do_play_news_ret'),
        19: Live(slots=('f_do_markets_benefit_clean_slate_me',), ret='f_do_markets_benefit_clean_slate_ret'),
        20: Live(slots=('f_do_markets_benefit_market_expansion_me',), ret='f_do_markets_benefit_market_expansion_ret'),
        21: Live(slots=('f_do_markets_benefit_starter_me',), ret='f_do_markets_benefit_starter_ret'),
        22: Live(slots=('f_do_markets_benefit_world_depot_me',), ret='f_do_markets_benefit_world_depot_ret'),
        23: Live(slots=('f_do_markets_benefit_talent_board_me',), ret='f_do_markets_benefit_talent_board_ret'),
        24: Live(slots=('f_do_markets_benefit_talent_board_me',), ret='f_do_markets_benefit_talent_board_ret'),
        25: Live(slots=('f_do_markets_benefit_insider_desk_me',), ret='f_do_markets_benefit_insider_desk_ret'),
        26: Live(slots=('f_do_markets_benefit_insider_desk_me',), ret='f_do_markets_benefit_insider_desk_ret'),
        27: Live(ret='f_do_markets_benefit_insider_desk_ret'),
        28: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        29: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        30: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        31: Live(
            slots=('f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_rest'),
            ret='f_do_markets_benefit_twin_office_ret',
        ),
        32: Live(
            slots=('f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_rest'),
            ret='f_do_markets_benefit_twin_office_ret',
        ),
        33: Live(),
        34: Live(slots=('f_main_each_7_rest',)),
        35: Live(),
        36: Live(),
        37: Live(),
        38: Live(),
        39: Live(),
        40: Live(),
        41: Live(),
        42: Live(slots=('f_main_each_9_rest',)),
        43: Live(),
        44: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_drawing_1_rest')),
        45: Live(slots=('f_main_played',)),
        46: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_drawing_1_rest')),
        47: Live(slots=('f_main_played',)),
        48: Live(slots=('f_main_played',)),
        49: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_drawing_2_rest')),
        50: Live(slots=('f_main_played', 'f_main_each_12_rest')),
        51: Live(slots=('f_main_played', 'f_main_each_4_rest')),
        52: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_drawing_2_rest')),
        53: Live(slots=('f_main_played',)),
        54: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        55: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        56: Live(slots=('f_main_played', 'f_main_seat_1', 'f_main_each_12_rest', 'f_main_each_11_rest')),
        57: Live(slots=('f_main_p', 'f_main_played', 'f_main_each_4_rest')),
        58: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_repeat_4_rest')),
        59: Live(slots=('f_main_do_claim_market', 'f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        60: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        61: Live(slots=('f_main_p_3', 'f_main_each_9_rest', 'f_main_repeat_4_rest')),
        62: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        63: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        64: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        65: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        66: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        67: Live(slots=('f_main_do_complete_function_card_3', 'f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        68: Live(slots=('f_main_played', 'f_main_seat_2', 'f_main_each_13_rest')),
        69: Live(ret='f_refill_rows_ret'),
        70: Live(ret='f_refill_rows_ret'),
        71: Live(ret='f_refill_rows_ret'),
        72: Live(ret='f_refill_rows_ret'),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'round',
        'active', 'automa', 'rate', 'lead', 'silversphere', 'rollers', 'gem_supply', 'open_expansion', 'open_offer',
        'f_do_any_inputs_me', 'f_do_any_inputs_ret', 'f_do_any_inputs_repeat_rest', 'f_do_markets_benefit_builders_row_ret',
        'f_do_markets_benefit_tech_bazaar_ret', 'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret',
        'f_do_take_function_me', 'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_me',
        'f_do_draw_news_ret', 'f_do_draw_news_drawing_rest', 'f_do_markets_benefit_rumour_mill_me',
        'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me',
        'f_do_volatility_effect_vc07_ret', 'f_do_volatility_effect_vc08_do_exchange_input_given_away',
        'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_ret', 'f_do_volatility_effect_vc08_repeat_1_rest',
        'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
        'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
        'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
        'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret', 'f_do_markets_benefit_market_expansion_me',
        'f_do_markets_benefit_market_expansion_ret', 'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret',
        'f_do_markets_benefit_world_depot_me', 'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
        'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me', 'f_do_markets_benefit_insider_desk_ret',
        'f_do_markets_benefit_flash_forum_me', 'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
        'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_ret',
        'f_do_markets_benefit_twin_office_repeat_2_rest', 'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret',
        'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_p', 'f_main_p_3', 'f_main_played', 'f_main_seat_1',
        'f_main_seat_2', 'f_main_each_7_rest', 'f_main_each_9_rest', 'f_main_drawing_1_rest', 'f_main_drawing_2_rest',
        'f_main_rounds_times', 'f_main_repeat_3_times', 'f_main_repeat_4_rest', 'f_main_each_4_rest', 'f_main_each_12_rest',
        'f_main_each_11_rest', 'f_main_each_13_rest', 'f_main_offers_times', 'f_main_offers_1_times', 'f_refill_rows_ret',
        'f_refill_rows_refill_times', 'f_refill_rows_refill_1_times',
    ),
    lists=(
        'points', 'btc', 'inputs', 'outputs', 'shares', 'extra', 'order_roll', 'round_gems', 'market_pawn', 'market_gems', 'piles',
        'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_do_any_inputs_me', 'f_do_any_inputs_ret', 'f_do_any_inputs_repeat_rest', 'f_do_markets_benefit_builders_row_ret',
        'f_do_markets_benefit_tech_bazaar_ret', 'f_do_markets_benefit_open_market_ret', 'f_do_markets_benefit_exchange_floor_ret',
        'f_do_take_function_me', 'f_do_take_function_ret', 'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_me',
        'f_do_draw_news_ret', 'f_do_draw_news_drawing_rest', 'f_do_markets_benefit_rumour_mill_me',
        'f_do_markets_benefit_rumour_mill_ret', 'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me',
        'f_do_volatility_effect_vc07_ret', 'f_do_volatility_effect_vc08_do_exchange_input_given_away',
        'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_ret', 'f_do_volatility_effect_vc08_repeat_1_rest',
        'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
        'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
        'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
        'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret', 'f_do_markets_benefit_market_expansion_me',
        'f_do_markets_benefit_market_expansion_ret', 'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret',
        'f_do_markets_benefit_world_depot_me', 'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
        'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me', 'f_do_markets_benefit_insider_desk_ret',
        'f_do_markets_benefit_flash_forum_me', 'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
        'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_ret',
        'f_do_markets_benefit_twin_office_repeat_2_rest', 'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret',
        'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_p', 'f_main_p_3', 'f_main_played', 'f_main_seat_1',
        'f_main_seat_2', 'f_main_each_7_rest', 'f_main_each_9_rest', 'f_main_drawing_1_rest', 'f_main_drawing_2_rest',
        'f_main_rounds_times', 'f_main_repeat_3_times', 'f_main_repeat_4_rest', 'f_main_each_4_rest', 'f_main_each_12_rest',
        'f_main_each_11_rest', 'f_main_each_13_rest', 'f_main_offers_times', 'f_main_offers_1_times', 'f_refill_rows_ret',
        'f_refill_rows_refill_times', 'f_refill_rows_refill_1_times',
    ),
)
ORIGINS = (
    Origin('', 0, 0),
    Origin('content/crypto_clash/turn.rules', 3, 1),
    Origin('content/crypto_clash/turn.rules', 4, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 5, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 5, 9),
    Origin('content/crypto_clash/turn.rules', 6, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 7, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 35, 1),
    Origin('content/crypto_clash/turn.rules', 40, 1),
    Origin('content/crypto_clash/markets/board.yaml', 42, 12),
    Origin('content/crypto_clash/turn.rules', 48, 1),
    Origin('content/crypto_clash/turn.rules', 51, 1),
    Origin('content/crypto_clash/markets/board.yaml', 50, 12),
    Origin('content/crypto_clash/turn.rules', 44, 1),
    Origin('content/crypto_clash/turn.rules', 56, 1),
    Origin('content/crypto_clash/markets/board.yaml', 58, 12),
    Origin('content/crypto_clash/turn.rules', 63, 1),
    Origin('content/crypto_clash/markets/tablets.yaml', 10, 12),
    Origin('content/crypto_clash/markets/board.yaml', 6, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 6, 12),
    Origin('content/crypto_clash/markets/board.yaml', 10, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 10, 12),
    Origin('content/crypto_clash/markets/board.yaml', 14, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 14, 12),
    Origin('content/crypto_clash/markets/board.yaml', 18, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 18, 12),
    Origin('content/crypto_clash/markets/board.yaml', 22, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 22, 38, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 36, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 37, 9, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 38, 9, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 35, 7),
    Origin('content/crypto_clash/markets/board.yaml', 22, 12),
    Origin('content/crypto_clash/markets/board.yaml', 26, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 26, 45, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 26, 12),
    Origin('content/crypto_clash/markets/board.yaml', 30, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 30, 12),
    Origin('content/crypto_clash/markets/board.yaml', 34, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 34, 12),
    Origin('content/crypto_clash/markets/board.yaml', 38, 12, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 38, 27, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 38, 12),
    Origin('content/crypto_clash/markets/board.yaml', 42, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 41, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 42, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 40, 7),
    Origin('content/crypto_clash/markets/board.yaml', 46, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 49, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 48, 7),
    Origin('content/crypto_clash/markets/board.yaml', 46, 32, kind='cell'),
    Origin('content/crypto_clash/markets/board.yaml', 46, 12),
    Origin('content/crypto_clash/markets/board.yaml', 50, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 52, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 53, 5, kind='rule'),
    Origin('content/crypto_clash/cards/volatility.yaml', 7, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 7, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 12, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 12, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 17, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 17, 47, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 17, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 22, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 22, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 27, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 27, 47, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 27, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 32, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 32, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 37, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 37, 33, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 37, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 43, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 43, 21, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 66, 1),
    Origin('content/crypto_clash/turn.rules', 67, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 68, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 69, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 70, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 66, 7),
    Origin('content/crypto_clash/cards/volatility.yaml', 44, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 43, 5),
    Origin('content/crypto_clash/cards/volatility.yaml', 49, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 49, 26, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 49, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 55, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 56, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 56, 32, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 57, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 55, 5),
    Origin('content/crypto_clash/cards/volatility.yaml', 62, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 62, 28, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 62, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 67, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 67, 36, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 67, 11),
    Origin('content/crypto_clash/cards/volatility.yaml', 73, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 73, 32, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 74, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 73, 5),
    Origin('content/crypto_clash/cards/volatility.yaml', 80, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 80, 32, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 81, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 80, 5),
    Origin('content/crypto_clash/cards/volatility.yaml', 87, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 88, 5, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 89, 9, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 89, 39, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 90, 20, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 87, 5),
    Origin('content/crypto_clash/cards/volatility.yaml', 95, 11, kind='cell'),
    Origin('content/crypto_clash/cards/volatility.yaml', 95, 11),
    Origin('content/crypto_clash/turn.rules', 54, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 51, 7),
    Origin('content/crypto_clash/markets/board.yaml', 54, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 45, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 46, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 44, 7),
    Origin('content/crypto_clash/markets/board.yaml', 54, 12),
    Origin('content/crypto_clash/markets/board.yaml', 58, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 57, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 58, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 59, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 60, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 61, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 56, 7),
    Origin('content/crypto_clash/markets/tablets.yaml', 6, 12, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 64, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 63, 7),
    Origin('content/crypto_clash/markets/tablets.yaml', 6, 28, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 6, 49, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 6, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 10, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 10, 16),
    Origin('content/crypto_clash/markets/tablets.yaml', 10, 23, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 14, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 14, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 18, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 18, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 22, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 22, 33, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 22, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 26, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 26, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 30, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 30, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 34, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 34, 34, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 34, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 38, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 38, 32, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 38, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 42, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 42, 30, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 42, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 46, 12, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 46, 27, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 46, 12),
    Origin('content/crypto_clash/markets/tablets.yaml', 50, 13, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 50, 29, kind='cell'),
    Origin('content/crypto_clash/markets/tablets.yaml', 50, 13),
    Origin('content/crypto_clash/turn.rules', 3, 8),
    Origin('content/crypto_clash/cards/functions.yaml', 7, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 12, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 17, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 22, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 27, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 32, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 37, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 42, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 47, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 52, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 57, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 62, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 67, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 72, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 77, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 82, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 87, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 92, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 97, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 102, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 107, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 112, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 117, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 122, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 127, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 132, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 137, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 142, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 147, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 152, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 157, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 163, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 169, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 175, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 181, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 187, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 193, 11),
    Origin('content/crypto_clash/cards/functions.yaml', 209, 11),
    Origin('content/crypto_clash/turn.rules', 9, 1),
    Origin('content/crypto_clash/turn.rules', 10, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 11, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 11, 9),
    Origin('content/crypto_clash/turn.rules', 12, 5, kind='rule'),
    Origin('content/crypto_clash/cards/functions.yaml', 7, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 12, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 17, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 22, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 27, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 32, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 37, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 42, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 47, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 52, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 57, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 62, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 67, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 72, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 77, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 82, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 87, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 92, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 97, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 102, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 107, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 112, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 117, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 122, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 127, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 132, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 137, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 142, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 147, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 152, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 157, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 163, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 169, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 175, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 181, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 187, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 193, 11, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 209, 11, kind='cell'),
    Origin('content/crypto_clash/turn.rules', 13, 5, kind='rule'),
    Origin('content/crypto_clash/cards/functions.yaml', 158, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 158, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 164, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 164, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 170, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 170, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 176, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 176, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 182, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 182, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 188, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 188, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 194, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 194, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 199, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 199, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 204, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 204, 12),
    Origin('content/crypto_clash/cards/functions.yaml', 210, 12, kind='cell'),
    Origin('content/crypto_clash/cards/functions.yaml', 210, 12),
    Origin('content/crypto_clash/turn.rules', 14, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 14, 30, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 15, 16, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 9, 8),
    Origin('content/crypto_clash/turn.rules', 17, 1),
    Origin('content/crypto_clash/turn.rules', 18, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 19, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 20, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 20, 9),
    Origin('content/crypto_clash/turn.rules', 21, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 17, 8),
    Origin('content/crypto_clash/turn.rules', 25, 1),
    Origin('content/crypto_clash/turn.rules', 26, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 27, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 28, 9, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 28, 32, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 29, 9, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 30, 9, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 30, 32, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 31, 5, kind='rule'),
    Origin('content/crypto_clash/turn.rules', 25, 7),
    Origin('content/crypto_clash/game.rules', 81, 5),
    Origin('content/crypto_clash/game.rules', 82, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 83, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 84, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 85, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 86, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 87, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 88, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 88, 33, kind='rule'),
    Origin('content/crypto_clash/game.rules', 89, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 90, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 91, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 92, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 93, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 94, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 95, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 96, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 97, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 98, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 99, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 100, 9, kind='rule'),
    Origin('content/crypto_clash/game.rules', 101, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 102, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 103, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 104, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 105, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 106, 5),
    Origin('content/crypto_clash/game.rules', 107, 9),
    Origin('content/crypto_clash/game.rules', 108, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 109, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 110, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 111, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 111, 38, kind='rule'),
    Origin('content/crypto_clash/game.rules', 112, 24, kind='rule'),
    Origin('content/crypto_clash/game.rules', 113, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 114, 9),
    Origin('content/crypto_clash/game.rules', 115, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 116, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 116, 38, kind='rule'),
    Origin('content/crypto_clash/game.rules', 117, 9),
    Origin('content/crypto_clash/game.rules', 118, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 119, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 120, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 121, 9),
    Origin('content/crypto_clash/game.rules', 122, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 123, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 124, 21, kind='rule'),
    Origin('content/crypto_clash/game.rules', 125, 21, kind='rule'),
    Origin('content/crypto_clash/game.rules', 126, 21, kind='rule'),
    Origin('content/crypto_clash/game.rules', 127, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 128, 17, kind='rule'),
    Origin('content/crypto_clash/game.rules', 129, 21, kind='rule'),
    Origin('content/crypto_clash/game.rules', 130, 21, kind='rule'),
    Origin('content/crypto_clash/game.rules', 133, 5, kind='rule'),
    Origin('content/crypto_clash/game.rules', 134, 5, kind='rule'),
    Origin('content/crypto_clash/game.rules', 135, 5, kind='rule'),
    Origin('content/crypto_clash/game.rules', 136, 5, kind='rule'),
    Origin('content/crypto_clash/game.rules', 137, 5, kind='rule'),
    Origin('content/crypto_clash/game.rules', 67, 1),
    Origin('content/crypto_clash/game.rules', 68, 1),
    Origin('content/crypto_clash/game.rules', 72, 1, kind='rule'),
    Origin('content/crypto_clash/game.rules', 70, 1, kind='rule'),
)
game = Game(
    State,
    GAME,
    ORIGINS,
    K,
    globals(),
    scores=(score_score_0, score_score_1, score_score_2, score_score_3, score_score_4),
    winners=score_winners,
    invariants=(f_always_0, f_always_1),
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
    functions={
        'can_claim': can_can_claim,
        'can_any_inputs': can_can_any_inputs,
        'can_take_function': can_can_take_function,
        'can_markets_benefit_function_office': can_can_markets_benefit_function_office,
        'can_draw_news': can_can_draw_news,
        'can_play_news': can_can_play_news,
        'can_markets_benefit_news_desk': can_can_markets_benefit_news_desk,
        'can_reset_functions': can_can_reset_functions,
        'can_build_market': can_can_build_market,
        'can_markets_benefit_market_expansion': can_can_markets_benefit_market_expansion,
        'can_take_sphere': can_can_take_sphere,
        'can_markets_benefit_prestige_desk': can_can_markets_benefit_prestige_desk,
        'can_exchange_input': can_can_exchange_input,
        'no_amount': f_no_amount,
        'price_functions_cost_0_fm01': f_price_functions_cost_0_fm01,
        'price_functions_cost_0_fm02': f_price_functions_cost_0_fm02,
        'price_functions_cost_0_fm03': f_price_functions_cost_0_fm03,
        'price_functions_cost_0_fm04': f_price_functions_cost_0_fm04,
        'price_functions_cost_0_fm06': f_price_functions_cost_0_fm06,
        'price_functions_cost_0_fm07': f_price_functions_cost_0_fm07,
        'price_functions_cost_0_fm08': f_price_functions_cost_0_fm08,
        'price_functions_cost_0_fm09': f_price_functions_cost_0_fm09,
        'price_functions_cost_0_fm10': f_price_functions_cost_0_fm10,
        'price_functions_cost_0_fc01': f_price_functions_cost_0_fc01,
        'price_functions_cost_0_fc03': f_price_functions_cost_0_fc03,
        'price_functions_cost_0_fc04': f_price_functions_cost_0_fc04,
        'price_functions_cost_0_fc05': f_price_functions_cost_0_fc05,
        'price_functions_cost_0_fc06': f_price_functions_cost_0_fc06,
        'price_functions_cost_0_fc09': f_price_functions_cost_0_fc09,
        'price_functions_cost_0_fc10': f_price_functions_cost_0_fc10,
        'price_functions_cost_0_ft01': f_price_functions_cost_0_ft01,
        'price_functions_cost_0_ft02': f_price_functions_cost_0_ft02,
        'price_functions_cost_0_ft05': f_price_functions_cost_0_ft05,
        'price_functions_cost_0_ft06': f_price_functions_cost_0_ft06,
        'price_functions_cost_0_ft07': f_price_functions_cost_0_ft07,
        'price_functions_cost_0_ft09': f_price_functions_cost_0_ft09,
        'price_functions_cost_0_ft10': f_price_functions_cost_0_ft10,
        'price_functions_cost_0_fk01': f_price_functions_cost_0_fk01,
        'price_functions_cost_0_fk03': f_price_functions_cost_0_fk03,
        'price_functions_cost_0_fk04': f_price_functions_cost_0_fk04,
        'price_functions_cost_0_fk05': f_price_functions_cost_0_fk05,
        'price_functions_cost_0_fk08': f_price_functions_cost_0_fk08,
        'price_functions_cost_0_fk10': f_price_functions_cost_0_fk10,
        'price_functions_cost_1_fm01': f_price_functions_cost_1_fm01,
        'price_functions_cost_1_fm02': f_price_functions_cost_1_fm02,
        'price_functions_cost_1_fm03': f_price_functions_cost_1_fm03,
        'price_functions_cost_1_fm04': f_price_functions_cost_1_fm04,
        'price_functions_cost_1_fm05': f_price_functions_cost_1_fm05,
        'price_functions_cost_1_fm06': f_price_functions_cost_1_fm06,
        'price_functions_cost_1_fm07': f_price_functions_cost_1_fm07,
        'price_functions_cost_1_fm08': f_price_functions_cost_1_fm08,
        'price_functions_cost_1_fm09': f_price_functions_cost_1_fm09,
        'price_functions_cost_1_fm10': f_price_functions_cost_1_fm10,
        'price_functions_cost_1_fc02': f_price_functions_cost_1_fc02,
        'price_functions_cost_1_fc03': f_price_functions_cost_1_fc03,
        'price_functions_cost_1_fc05': f_price_functions_cost_1_fc05,
        'price_functions_cost_1_fc06': f_price_functions_cost_1_fc06,
        'price_functions_cost_1_fc07': f_price_functions_cost_1_fc07,
        'price_functions_cost_1_fc08': f_price_functions_cost_1_fc08,
        'price_functions_cost_1_fc09': f_price_functions_cost_1_fc09,
        'price_functions_cost_1_fc10': f_price_functions_cost_1_fc10,
        'price_functions_cost_1_ft03': f_price_functions_cost_1_ft03,
        'price_functions_cost_1_ft05': f_price_functions_cost_1_ft05,
        'price_functions_cost_1_ft07': f_price_functions_cost_1_ft07,
        'price_functions_cost_1_ft08': f_price_functions_cost_1_ft08,
        'price_functions_cost_1_ft09': f_price_functions_cost_1_ft09,
        'price_functions_cost_1_ft10': f_price_functions_cost_1_ft10,
        'price_functions_cost_1_fk01': f_price_functions_cost_1_fk01,
        'price_functions_cost_1_fk02': f_price_functions_cost_1_fk02,
        'price_functions_cost_1_fk04': f_price_functions_cost_1_fk04,
        'price_functions_cost_1_fk05': f_price_functions_cost_1_fk05,
        'price_functions_cost_1_fk07': f_price_functions_cost_1_fk07,
        'price_functions_cost_1_fk09': f_price_functions_cost_1_fk09,
        'price_functions_cost_2_fm02': f_price_functions_cost_2_fm02,
        'price_functions_cost_2_fm05': f_price_functions_cost_2_fm05,
        'price_functions_cost_2_fm06': f_price_functions_cost_2_fm06,
        'price_functions_cost_2_fm08': f_price_functions_cost_2_fm08,
        'price_functions_cost_2_fm10': f_price_functions_cost_2_fm10,
        'price_functions_cost_2_fc01': f_price_functions_cost_2_fc01,
        'price_functions_cost_2_fc03': f_price_functions_cost_2_fc03,
        'price_functions_cost_2_fc04': f_price_functions_cost_2_fc04,
        'price_functions_cost_2_fc05': f_price_functions_cost_2_fc05,
        'price_functions_cost_2_fc07': f_price_functions_cost_2_fc07,
        'price_functions_cost_2_fc08': f_price_functions_cost_2_fc08,
        'price_functions_cost_2_fc09': f_price_functions_cost_2_fc09,
        'price_functions_cost_2_fc10': f_price_functions_cost_2_fc10,
        'price_functions_cost_2_ft01': f_price_functions_cost_2_ft01,
        'price_functions_cost_2_ft02': f_price_functions_cost_2_ft02,
        'price_functions_cost_2_ft03': f_price_functions_cost_2_ft03,
        'price_functions_cost_2_ft04': f_price_functions_cost_2_ft04,
        'price_functions_cost_2_ft05': f_price_functions_cost_2_ft05,
        'price_functions_cost_2_ft06': f_price_functions_cost_2_ft06,
        'price_functions_cost_2_ft08': f_price_functions_cost_2_ft08,
        'price_functions_cost_2_ft09': f_price_functions_cost_2_ft09,
        'price_functions_cost_2_ft10': f_price_functions_cost_2_ft10,
        'price_functions_cost_2_fk01': f_price_functions_cost_2_fk01,
        'price_functions_cost_2_fk02': f_price_functions_cost_2_fk02,
        'price_functions_cost_2_fk03': f_price_functions_cost_2_fk03,
        'price_functions_cost_2_fk06': f_price_functions_cost_2_fk06,
        'price_functions_cost_2_fk07': f_price_functions_cost_2_fk07,
        'price_functions_cost_2_fk09': f_price_functions_cost_2_fk09,
        'price_functions_cost_3_fm03': f_price_functions_cost_3_fm03,
        'price_functions_cost_3_fm07': f_price_functions_cost_3_fm07,
        'price_functions_cost_3_fm08': f_price_functions_cost_3_fm08,
        'price_functions_cost_3_fm09': f_price_functions_cost_3_fm09,
        'price_functions_cost_3_fm10': f_price_functions_cost_3_fm10,
        'price_functions_cost_3_fc01': f_price_functions_cost_3_fc01,
        'price_functions_cost_3_fc02': f_price_functions_cost_3_fc02,
        'price_functions_cost_3_fc04': f_price_functions_cost_3_fc04,
        'price_functions_cost_3_fc06': f_price_functions_cost_3_fc06,
        'price_functions_cost_3_fc07': f_price_functions_cost_3_fc07,
        'price_functions_cost_3_fc08': f_price_functions_cost_3_fc08,
        'price_functions_cost_3_fc09': f_price_functions_cost_3_fc09,
        'price_functions_cost_3_fc10': f_price_functions_cost_3_fc10,
        'price_functions_cost_3_ft02': f_price_functions_cost_3_ft02,
        'price_functions_cost_3_ft04': f_price_functions_cost_3_ft04,
        'price_functions_cost_3_ft05': f_price_functions_cost_3_ft05,
        'price_functions_cost_3_ft06': f_price_functions_cost_3_ft06,
        'price_functions_cost_3_ft08': f_price_functions_cost_3_ft08,
        'price_functions_cost_3_ft09': f_price_functions_cost_3_ft09,
        'price_functions_cost_3_ft10': f_price_functions_cost_3_ft10,
        'price_functions_cost_3_fk02': f_price_functions_cost_3_fk02,
        'price_functions_cost_3_fk03': f_price_functions_cost_3_fk03,
        'price_functions_cost_3_fk04': f_price_functions_cost_3_fk04,
        'price_functions_cost_3_fk06': f_price_functions_cost_3_fk06,
        'price_functions_cost_3_fk08': f_price_functions_cost_3_fk08,
        'price_functions_cost_3_fk10': f_price_functions_cost_3_fk10,
        'price_functions_cost_4_fm06': f_price_functions_cost_4_fm06,
        'price_functions_cost_4_fm07': f_price_functions_cost_4_fm07,
        'price_functions_cost_4_fm08': f_price_functions_cost_4_fm08,
        'price_functions_cost_4_fm09': f_price_functions_cost_4_fm09,
        'price_functions_cost_4_fm10': f_price_functions_cost_4_fm10,
        'price_functions_cost_4_fc01': f_price_functions_cost_4_fc01,
        'price_functions_cost_4_fc02': f_price_functions_cost_4_fc02,
        'price_functions_cost_4_fc03': f_price_functions_cost_4_fc03,
        'price_functions_cost_4_fc04': f_price_functions_cost_4_fc04,
        'price_functions_cost_4_fc05': f_price_functions_cost_4_fc05,
        'price_functions_cost_4_fc06': f_price_functions_cost_4_fc06,
        'price_functions_cost_4_fc09': f_price_functions_cost_4_fc09,
        'price_functions_cost_4_fc10': f_price_functions_cost_4_fc10,
        'price_functions_cost_4_ft01': f_price_functions_cost_4_ft01,
        'price_functions_cost_4_ft02': f_price_functions_cost_4_ft02,
        'price_functions_cost_4_ft03': f_price_functions_cost_4_ft03,
        'price_functions_cost_4_ft04': f_price_functions_cost_4_ft04,
        'price_functions_cost_4_ft05': f_price_functions_cost_4_ft05,
        'price_functions_cost_4_ft06': f_price_functions_cost_4_ft06,
        'price_functions_cost_4_ft07': f_price_functions_cost_4_ft07,
        'price_functions_cost_4_ft08': f_price_functions_cost_4_ft08,
        'price_functions_cost_4_ft09': f_price_functions_cost_4_ft09,
        'price_functions_cost_4_ft10': f_price_functions_cost_4_ft10,
        'price_functions_cost_4_fk05': f_price_functions_cost_4_fk05,
        'price_functions_cost_4_fk06': f_price_functions_cost_4_fk06,
        'price_functions_cost_4_fk07': f_price_functions_cost_4_fk07,
        'price_functions_cost_4_fk10': f_price_functions_cost_4_fk10,
        'can_functions_reward_after_btc_fm01': can_can_functions_reward_after_btc_fm01,
        'can_functions_reward_after_btc_fm02': can_can_functions_reward_after_btc_fm02,
        'can_functions_reward_after_btc_fm03': can_can_functions_reward_after_btc_fm03,
        'can_functions_reward_after_btc_fm04': can_can_functions_reward_after_btc_fm04,
        'can_functions_reward_after_btc_fm05': can_can_functions_reward_after_btc_fm05,
        'can_functions_reward_after_btc_fm06': can_can_functions_reward_after_btc_fm06,
        'can_functions_reward_after_btc_fm07': can_can_functions_reward_after_btc_fm07,
        'can_functions_reward_after_btc_fm08': can_can_functions_reward_after_btc_fm08,
        'can_functions_reward_after_btc_fm09': can_can_functions_reward_after_btc_fm09,
        'can_functions_reward_after_btc_fm10': can_can_functions_reward_after_btc_fm10,
        'can_functions_reward_after_btc_fc01': can_can_functions_reward_after_btc_fc01,
        'can_functions_reward_after_btc_fc02': can_can_functions_reward_after_btc_fc02,
        'can_functions_reward_after_btc_fc03': can_can_functions_reward_after_btc_fc03,
        'can_functions_reward_after_btc_fc04': can_can_functions_reward_after_btc_fc04,
        'can_functions_reward_after_btc_fc05': can_can_functions_reward_after_btc_fc05,
        'can_functions_reward_after_btc_fc06': can_can_functions_reward_after_btc_fc06,
        'can_functions_reward_after_btc_fc07': can_can_functions_reward_after_btc_fc07,
        'can_functions_reward_after_btc_fc08': can_can_functions_reward_after_btc_fc08,
        'can_functions_reward_after_btc_fc09': can_can_functions_reward_after_btc_fc09,
        'can_functions_reward_after_btc_fc10': can_can_functions_reward_after_btc_fc10,
        'can_functions_reward_after_btc_ft01': can_can_functions_reward_after_btc_ft01,
        'can_functions_reward_after_btc_ft02': can_can_functions_reward_after_btc_ft02,
        'can_functions_reward_after_btc_ft03': can_can_functions_reward_after_btc_ft03,
        'can_functions_reward_after_btc_ft04': can_can_functions_reward_after_btc_ft04,
        'can_functions_reward_after_btc_ft05': can_can_functions_reward_after_btc_ft05,
        'can_functions_reward_after_btc_ft06': can_can_functions_reward_after_btc_ft06,
        'can_functions_reward_after_btc_ft07': can_can_functions_reward_after_btc_ft07,
        'can_functions_reward_after_btc_ft08': can_can_functions_reward_after_btc_ft08,
        'can_functions_reward_after_btc_ft09': can_can_functions_reward_after_btc_ft09,
        'can_functions_reward_after_btc_ft10': can_can_functions_reward_after_btc_ft10,
        'can_functions_reward_after_btc_fk01': can_can_functions_reward_after_btc_fk01,
        'can_functions_reward_after_btc_fk02': can_can_functions_reward_after_btc_fk02,
        'can_functions_reward_after_btc_fk03': can_can_functions_reward_after_btc_fk03,
        'can_functions_reward_after_btc_fk04': can_can_functions_reward_after_btc_fk04,
        'can_functions_reward_after_btc_fk05': can_can_functions_reward_after_btc_fk05,
        'can_functions_reward_after_btc_fk06': can_can_functions_reward_after_btc_fk06,
        'can_functions_reward_after_btc_fk07': can_can_functions_reward_after_btc_fk07,
        'can_functions_reward_after_btc_fk10': can_can_functions_reward_after_btc_fk10,
        'can_complete_function': can_can_complete_function,
        'price_capital_cost_0_kst1': f_price_capital_cost_0_kst1,
        'price_capital_cost_0_kst2': f_price_capital_cost_0_kst2,
        'price_capital_cost_0_kst3': f_price_capital_cost_0_kst3,
        'price_capital_cost_0_kst4': f_price_capital_cost_0_kst4,
        'price_capital_cost_1_kst1': f_price_capital_cost_1_kst1,
        'price_capital_cost_1_kst2': f_price_capital_cost_1_kst2,
        'price_capital_cost_1_kst3': f_price_capital_cost_1_kst3,
        'price_capital_cost_1_kst4': f_price_capital_cost_1_kst4,
        'price_capital_cost_1_kel1': f_price_capital_cost_1_kel1,
        'price_capital_cost_1_kel2': f_price_capital_cost_1_kel2,
        'price_capital_cost_1_kel3': f_price_capital_cost_1_kel3,
        'price_capital_cost_1_kel4': f_price_capital_cost_1_kel4,
        'price_capital_cost_1_ken1': f_price_capital_cost_1_ken1,
        'price_capital_cost_1_ken2': f_price_capital_cost_1_ken2,
        'price_capital_cost_1_ken3': f_price_capital_cost_1_ken3,
        'price_capital_cost_1_ken4': f_price_capital_cost_1_ken4,
        'price_capital_cost_1_kla1': f_price_capital_cost_1_kla1,
        'price_capital_cost_1_kla2': f_price_capital_cost_1_kla2,
        'price_capital_cost_1_kla3': f_price_capital_cost_1_kla3,
        'price_capital_cost_1_kla4': f_price_capital_cost_1_kla4,
        'price_capital_cost_2_kel1': f_price_capital_cost_2_kel1,
        'price_capital_cost_2_kel2': f_price_capital_cost_2_kel2,
        'price_capital_cost_2_kel3': f_price_capital_cost_2_kel3,
        'price_capital_cost_2_kel4': f_price_capital_cost_2_kel4,
        'price_capital_cost_3_ken1': f_price_capital_cost_3_ken1,
        'price_capital_cost_3_ken2': f_price_capital_cost_3_ken2,
        'price_capital_cost_3_ken3': f_price_capital_cost_3_ken3,
        'price_capital_cost_3_ken4': f_price_capital_cost_3_ken4,
        'price_capital_cost_4_kla1': f_price_capital_cost_4_kla1,
        'price_capital_cost_4_kla2': f_price_capital_cost_4_kla2,
        'price_capital_cost_4_kla3': f_price_capital_cost_4_kla3,
        'price_capital_cost_4_kla4': f_price_capital_cost_4_kla4,
        'can_buy_capital': can_can_buy_capital,
        'can_roll_for_start': can_can_roll_for_start,
        'score_0': score_score_0,
        'score_1': score_score_1,
        'score_2': score_score_2,
        'score_3': score_score_3,
        'score_4': score_score_4,
        'total_score': score_total_score,
        'winners': score_winners,
        'always_0': f_always_0,
        'always_1': f_always_1,
        'q_round_income': q_q_round_income,
        'd_on_board': d_d_on_board,
    },
    playout=x_main,
)
game.lines = (
    (1, 0), (349, 1), (352, 7), (355, 8), (358, 9), (361, 10), (364, 11), (367, 12), (370, 13), (373, 14), (376, 15), (379, 16),
    (382, 17), (385, 74), (814, 162), (817, 163), (820, 164), (823, 165), (826, 166), (829, 167), (832, 168), (835, 169), (838, 170), (841, 171),
    (844, 172), (847, 173), (850, 174), (853, 175), (856, 176), (859, 177), (862, 178), (865, 179), (868, 180), (871, 181), (874, 182), (877, 183),
    (880, 184), (883, 185), (886, 186), (889, 187), (892, 188), (895, 189), (898, 190), (901, 191), (904, 192), (907, 193), (910, 194), (913, 195),
    (916, 196), (919, 197), (922, 198), (925, 199), (928, 200), (1030, 268), (1036, 275), (1039, 338), (1042, 339), (1048, 340), (1051, 341), (1054, 342),
    (1066, 343), (1069, 344), (1072, 345), (1075, 346), (1082, 0), (1172, 19), (1174, 18), (1181, 21), (1183, 20), (1190, 23), (1192, 22), (1199, 25),
    (1201, 24), (1208, 39), (1210, 38), (1216, 56), (1218, 55), (1224, 58), (1226, 57), (1232, 61), (1234, 59), (1239, 60), (1245, 63), (1247, 62),
    (1253, 66), (1255, 64), (1260, 65), (1266, 84), (1268, 82), (1272, 83), (1278, 89), (1280, 85), (1284, 86), (1286, 87), (1294, 88), (1300, 99),
    (1302, 96), (1304, 97), (1312, 98), (1318, 103), (1320, 100), (1322, 101), (1331, 102), (1338, 111), (1340, 110), (1346, 17), (1348, 132), (1350, 133),
    (1352, 134), (1358, 136), (1360, 135), (1372, 138), (1374, 137), (1386, 143), (1388, 142), (1394, 145), (1396, 144), (1402, 162), (1404, 205), (1414, 163),
    (1416, 206), (1430, 164), (1432, 207), (1446, 165), (1448, 208), (1462, 166), (1464, 209), (1474, 167), (1476, 210), (1486, 168), (1488, 211), (1502, 169),
    (1504, 212), (1518, 170), (1520, 213), (1530, 171), (1532, 214), (1542, 172), (1544, 215), (1558, 173), (1560, 216), (1574, 174), (1576, 217), (1590, 175),
    (1592, 218), (1606, 176), (1608, 219), (1622, 177), (1624, 220), (1642, 178), (1644, 221), (1658, 179), (1660, 222), (1674, 180), (1676, 223), (1694, 181),
    (1696, 224), (1718, 182), (1720, 225), (1730, 183), (1732, 226), (1746, 184), (1748, 227), (1758, 185), (1760, 228), (1774, 186), (1776, 229), (1786, 187),
    (1788, 230), (1798, 188), (1800, 231), (1810, 189), (1812, 232), (1826, 190), (1828, 233), (1838, 191), (1840, 234), (1854, 192), (1856, 235), (1862, 193),
    (1864, 236), (1870, 194), (1872, 237), (1878, 195), (1880, 238), (1886, 196), (1888, 239), (1894, 197), (1896, 240), (1902, 198), (1904, 241), (1910, 199),
    (1912, 242), (1918, 245), (1920, 244), (1927, 247), (1929, 246), (1936, 249), (1938, 248), (1945, 251), (1947, 250), (1954, 253), (1956, 252), (1968, 255),
    (1970, 254), (1982, 259), (1984, 258), (1996, 261), (1998, 260), (2010, 31), (2014, 7), (2015, 28), (2022, 29), (2032, 30), (2043, 29), (2049, 32),
    (2052, 26), (2063, 27), (2066, 35), (2069, 33), (2080, 34), (2083, 37), (2086, 36), (2089, 42), (2092, 40), (2097, 41), (2100, 46), (2104, 8),
    (2105, 44), (2115, 45), (2123, 9), (2126, 43), (2129, 49), (2133, 10), (2134, 48), (2167, 51), (2171, 47), (2175, 50), (2182, 68), (2185, 67),
    (2188, 71), (2192, 69), (2207, 70), (2210, 69), (2213, 81), (2217, 72), (2221, 80), (2228, 73), (2237, 80), (2244, 73), (2256, 79), (2257, 74),
    (2258, 75), (2265, 80), (2272, 73), (2280, 80), (2287, 73), (2295, 72), (2300, 80), (2307, 73), (2316, 75), (2319, 76), (2328, 77), (2334, 78),
    (2342, 80), (2349, 73), (2357, 80), (2364, 73), (2372, 92), (2376, 90), (2391, 91), (2398, 90), (2402, 91), (2409, 95), (2413, 93), (2423, 94),
    (2441, 109), (2445, 104), (2455, 105), (2457, 106), (2459, 107), (2475, 108), (2482, 113), (2486, 11), (2487, 53), (2498, 54), (2502, 112), (2509, 12),
    (2512, 52), (2515, 118), (2519, 114), (2520, 117), (2521, 13), (2522, 115), (2530, 116), (2536, 15), (2540, 119), (2541, 125), (2542, 14), (2543, 120),
    (2553, 121), (2558, 122), (2566, 123), (2570, 124), (2579, 131), (2583, 126), (2584, 128), (2585, 16), (2586, 127), (2590, 129), (2594, 130), (2601, 141),
    (2605, 139), (2609, 140), (2616, 148), (2620, 146), (2635, 147), (2638, 146), (2641, 151), (2645, 149), (2650, 150), (2673, 154), (2677, 152), (2690, 153),
    (2697, 152), (2701, 153), (2708, 152), (2709, 153), (2716, 152), (2717, 153), (2724, 157), (2727, 155), (2732, 156), (2735, 160), (2739, 158), (2745, 159),
    (2790, 158), (2796, 159), (2805, 257), (2808, 256), (2811, 263), (2814, 262), (2817, 0), (2819, 286), (2821, 287), (2825, 288), (2829, 289), (2831, 290),
    (2835, 291), (2843, 292), (2850, 294), (2859, 293), (2867, 294), (2868, 295), (2876, 296), (2883, 297), (2889, 298), (2891, 299), (2899, 300), (2907, 301),
    (2915, 302), (2923, 303), (2925, 304), (2931, 305), (2943, 306), (2947, 305), (2949, 311), (2952, 306), (2967, 311), (2977, 312), (2979, 313), (2981, 314),
    (2990, 315), (2998, 316), (3000, 317), (3004, 319), (3020, 318), (3021, 284), (3022, 275), (3023, 276), (3027, 277), (3031, 306), (3032, 307), (3036, 306),
    (3046, 319), (3052, 320), (3057, 277), (3062, 278), (3066, 307), (3081, 320), (3084, 324), (3094, 325), (3096, 161), (3097, 1), (3098, 2), (3104, 325),
    (3109, 320), (3110, 321), (3115, 322), (3119, 278), (3123, 280), (3127, 281), (3129, 282), (3130, 283), (3134, 319), (3153, 279), (3170, 307), (3171, 308),
    (3175, 307), (3187, 324), (3188, 328), (3190, 329), (3192, 330), (3194, 331), (3196, 332), (3204, 333), (3208, 334), (3210, 335), (3212, 336), (3220, 337),
    (3226, 2), (3230, 3), (3231, 4), (3233, 5), (3237, 6), (3245, 325), (3246, 326), (3250, 322), (3256, 323), (3259, 279), (3264, 308), (3270, 309),
    (3281, 310), (3289, 6), (3294, 326), (3308, 309), (3309, 310), (3317, 6), (3320, 326), (3321, 327), (3325, 326), (3329, 267), (3330, 200), (3331, 201),
    (3337, 327), (3350, 324), (3351, 325), (3353, 161), (3354, 1), (3355, 2), (3361, 325), (3363, 327), (3369, 201), (3373, 202), (3380, 203), (3398, 204),
    (3400, 243), (3403, 327), (3411, 324), (3412, 325), (3414, 161), (3415, 1), (3416, 2), (3422, 325), (3424, 327), (3425, 274), (3426, 268), (3427, 269),
    (3433, 243), (3436, 264), (3438, 265), (3445, 266), (3454, 269), (3457, 270), (3459, 271), (3466, 272), (3484, 273), (3492, 0), (3554, 31), (3555, 28),
    (3556, 29), (3559, 30), (3562, 32), (3563, 26), (3567, 27), (3569, 35), (3570, 33), (3574, 34), (3576, 37), (3577, 36), (3579, 42), (3580, 40),
    (3581, 41), (3583, 46), (3584, 44), (3587, 45), (3593, 9), (3594, 43), (3596, 49), (3597, 48), (3611, 51), (3612, 47), (3613, 50), (3615, 68),
    (3616, 67), (3618, 71), (3619, 69), (3624, 70), (3626, 81), (3627, 72), (3628, 73), (3632, 79), (3633, 75), (3636, 76), (3639, 77), (3641, 78),
    (3643, 80), (3645, 92), (3646, 90), (3648, 91), (3650, 95), (3651, 93), (3654, 94), (3666, 109), (3667, 104), (3670, 105), (3671, 106), (3672, 107),
    (3683, 108), (3685, 113), (3686, 53), (3689, 54), (3690, 112), (3695, 12), (3696, 52), (3698, 118), (3699, 117), (3700, 115), (3704, 116), (3707, 15),
    (3708, 125), (3709, 120), (3712, 121), (3713, 122), (3717, 123), (3718, 124), (3725, 131), (3726, 128), (3727, 127), (3728, 129), (3729, 130), (3731, 141),
    (3732, 139), (3733, 140), (3735, 148), (3736, 146), (3741, 147), (3743, 151), (3744, 149), (3745, 150), (3754, 154), (3755, 152), (3763, 153), (3765, 157),
    (3766, 155), (3767, 156), (3769, 160), (3770, 158), (3771, 159), (3777, 257), (3778, 256), (3780, 263), (3781, 262), (3783, 0), (3796, 286), (3797, 287),
    (3798, 288), (3799, 289), (3800, 290), (3801, 291), (3805, 292), (3806, 293), (3811, 294), (3816, 295), (3820, 296), (3823, 297), (3826, 298), (3827, 299),
    (3831, 300), (3835, 301), (3839, 302), (3843, 303), (3844, 304), (3847, 305), (3848, 306), (3861, 307), (3874, 308), (3875, 309), (3883, 310), (3889, 311),
    (3894, 313), (3895, 314), (3900, 315), (3904, 316), (3905, 317), (3907, 284), (3908, 276), (3909, 277), (3910, 278), (3911, 279), (3913, 280), (3914, 281),
    (3915, 282), (3918, 283), (3919, 319), (3921, 320), (3923, 321), (3924, 322), (3925, 323), (3926, 324), (3928, 325), (3929, 161), (3930, 2), (3933, 4),
    (3934, 5), (3935, 6), (3940, 326), (3949, 267), (3950, 201), (3953, 202), (3959, 203), (3972, 204), (3973, 243), (3974, 264), (3975, 265), (3981, 266),
    (3988, 327), (3997, 274), (3998, 269), (4001, 270), (4002, 271), (4008, 272), (4021, 273), (4028, 329), (4029, 330), (4030, 331), (4031, 332), (4035, 333),
    (4036, 334), (4037, 335), (4038, 336), (4042, 337), (4050, 0),
)
