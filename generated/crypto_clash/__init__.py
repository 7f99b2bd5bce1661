"""Crypto Clash: made by rulewright build from content, do not edit."""
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
ALL_INPUT = (0, 1, 2, 3)
ALL_OUTPUT = (0, 1, 2)
RUN_1 = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
PARTIES_PAWNS = (3, 2)
RUN_2 = ((82, 83, 84, 85), (86, 87, 88, 89), (90, 91, 92, 93), (94, 95, 96, 97))
RUN_3 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
SIZE_EXPANSION = (3,)
RUN_4 = (15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
ALL_FUNCTIONS = (26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65)
ALL_VOLATILITY = (66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81)
FUNCTIONS_BRANCH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3)
ALL_MARKETS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25)
SIZE_OFFER = (4,)
OPEN_PLACES = (0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0)
CAPITAL_WORTH = (40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40)
RANGE_1_7 = range(1, 7)
RANGE_1_4 = range(1, 4)
RANGE_1_3 = range(1, 3)
RANGE_1_8 = range(1, 8)
RANGE_1_201 = range(1, 201)
RANGE_1_10001 = range(1, 10001)
RANGE_1_1001 = range(1, 1001)
DICE_1_6 = faces(1, 6)
RANGES_FROM_1 = tuple([tuple(range(1, end + 1)) for end in range(5)])
RANGES_FROM_1_ = tuple([tuple(range(1, end + 1)) for end in range(3)])

def do_volatility_effect_vc04_sum(s, me):  # do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
    outputs = s.outputs
    found = 0
    for o in ALL_OUTPUT:
        found += outputs[me * 3 + o]
    return found

def do_volatility_effect_vc08_those(s, me):  # do_volatility_effect_vc08, content/crypto_clash/turn.rules:67
    inputs = s.inputs
    found = []
    for given_away in ALL_INPUT:
        if inputs[me * 4 + given_away] > 0:
            for wanted in RUN_1[given_away]:
                found.append(given_away)
                break
    return tuple(found)

def main_those(s, seat_2):  # main, content/crypto_clash/turn.rules:10
    inputs = s.inputs
    btc = s.btc
    found = []
    for card_3 in s.piles[seat_2 + 1]:
        if inputs[seat_2 * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, seat_2, card_3) and inputs[seat_2 * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, seat_2, card_3) and inputs[seat_2 * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, seat_2, card_3) and inputs[seat_2 * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, seat_2, card_3) and btc[seat_2] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3) and CAN_FUNCTIONS_REWARD_AFTER_INPUTS_1_AFTER_INPUTS_2_AFTER_INPUTS_3_AFTER_INPUTS_0_AFTER_BTC[card_3 - 26](s, seat_2, card_3, PRICE_FUNCTIONS_COST_0[card_3 - 26](s, seat_2, card_3), PRICE_FUNCTIONS_COST_1[card_3 - 26](s, seat_2, card_3), PRICE_FUNCTIONS_COST_2[card_3 - 26](s, seat_2, card_3), PRICE_FUNCTIONS_COST_3[card_3 - 26](s, seat_2, card_3), PRICE_FUNCTIONS_COST_4[card_3 - 26](s, seat_2, card_3)):
            found.append(card_3)
    return tuple(found)

def main_those_(s, seat_2):  # main, content/crypto_clash/turn.rules:18
    piles = s.piles
    inputs = s.inputs
    btc = s.btc
    found = []
    for kind_2 in ALL_INPUT:
        if piles[kind_2 + 30] and (inputs[seat_2 * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, seat_2, card_4) and btc[seat_2] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, seat_2, card_4) and inputs[seat_2 * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, seat_2, card_4) and inputs[seat_2 * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, seat_2, card_4) and inputs[seat_2 * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, seat_2, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            found.append(kind_2)
    return tuple(found)

def main_those_2(s):  # main, content/crypto_clash/turn.rules:4
    loc = s.loc
    market_pawn = s.market_pawn
    found = []
    for market in ALL_MARKETS:
        if (loc[market] == 21 or loc[market] == 22) and market_pawn[market] == -1:
            found.append(market)
    return tuple(found)

def main_best(s):  # main, content/crypto_clash/turn.rules:29
    order_roll = s.order_roll
    found = []
    best = None
    for p_1 in s.rollers:
        key = -order_roll[p_1]
        if best is None or key < best:
            best = key
            found = [p_1]
        elif key == best:
            found.append(p_1)
    return tuple(found)

def can_claim_any(s):  # can_claim, content/crypto_clash/turn.rules:3
    loc = s.loc
    market_pawn = s.market_pawn
    for market in ALL_MARKETS:
        if (loc[market] == 21 or loc[market] == 22) and market_pawn[market] == -1:
            return True
    return False

def score_2_sum(s, me):  # score_2, content/crypto_clash/game.rules:135
    outputs = s.outputs
    found = 0
    for o_1 in ALL_OUTPUT:
        found += outputs[me * 3 + o_1]
    return found

def total_score_sum(s, seat):  # total_score
    inputs = s.inputs
    found = 0
    for i in ALL_INPUT:
        found += inputs[seat * 4 + i]
    return found

def total_score_sum_(s, seat):  # total_score
    found = 0
    for c_1 in s.piles[seat + 17]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def winners_best(s):  # winners
    btc = s.btc
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-total_score(s, candidate), -btc[candidate])
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_0_sum(s):  # always_0, content/crypto_clash/game.rules:67
    round_gems = s.round_gems
    found = 0
    for n_3 in RANGE_1_7:
        found += round_gems[n_3 - 1]
    return found

def always_0_sum_(s):  # always_0, content/crypto_clash/game.rules:67
    market_gems = s.market_gems
    found = 0
    for m_2 in ALL_MARKETS:
        found += market_gems[m_2]
    return found

def always_1_count(s, me):  # always_1, content/crypto_clash/game.rules:68
    market_pawn = s.market_pawn
    found = 0
    for m_3 in ALL_MARKETS:
        if market_pawn[m_3] == me:
            found += 1
    return found

def why_take_function_any(s, fixed):  # why_take_function
    for card in s.piles[27]:
        if allowed(fixed, 'card', card):
            return True
    return False

def why_exchange_input_any(s, fixed, me):  # why_exchange_input
    inputs = s.inputs
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and inputs[me * 4 + given_away] > 0:
            return True
    return False

def why_exchange_input_any_(s, fixed, me):  # why_exchange_input
    inputs = s.inputs
    for given_away in ALL_INPUT:
        if allowed(fixed, 'given_away', given_away) and inputs[me * 4 + given_away] > 0:
            for wanted in ALL_INPUT:
                if allowed(fixed, 'wanted', wanted) and wanted != given_away:
                    return True
    return False

def why_play_news_any(s, me, fixed):  # why_play_news
    for card_1 in s.piles[me + 13]:
        if allowed(fixed, 'card', card_1):
            return True
    return False

def why_play_news_any_(s, fixed):  # why_play_news
    for kind in ALL_INPUT:
        if allowed(fixed, 'kind', kind):
            return True
    return False

def why_play_news_any_2(s, me, fixed):  # why_play_news
    for card_1 in s.piles[me + 13]:
        if allowed(fixed, 'card', card_1) and (card_1 != 80 or why_play_news_any_(s, fixed)):
            return True
    return False

def why_play_news_any_3(s, me, fixed):  # why_play_news
    for victim in RIVALS[s.n][me]:
        if allowed(fixed, 'victim', victim):
            return True
    return False

def why_play_news_any_4(s, me, fixed):  # why_play_news
    for card_1 in s.piles[me + 13]:
        if allowed(fixed, 'card', card_1) and (card_1 != 77 or why_play_news_any_3(s, me, fixed)):
            return True
    return False

def why_play_news_any_5(s, me, fixed):  # why_play_news
    for card_1 in s.piles[me + 13]:
        if allowed(fixed, 'card', card_1) and (card_1 != 71 or 1):
            return True
    return False

def why_build_market_any(s, fixed):  # why_build_market
    for market_1 in s.piles[24]:
        if allowed(fixed, 'market', market_1):
            return True
    return False

def why_claim_any(s, fixed):  # why_claim
    piles = s.piles
    market_pawn = s.market_pawn
    for market in ALL_MARKETS:
        if (market in piles[21] or market in piles[22]) and (allowed(fixed, 'market', market) and market_pawn[market] == -1):
            return True
    return False

def why_complete_function_any(s, me, fixed):  # why_complete_function
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3):
            return True
    return False

def why_complete_function_any_(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_2(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_3(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_4(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_5(s, me, fixed):  # why_complete_function
    btc = s.btc
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3):
            return True
    return False

def why_complete_function_any_6(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    btc = s.btc
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and (inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
            return True
    return False

def why_complete_function_any_7(s, me, fixed):  # why_complete_function
    inputs = s.inputs
    btc = s.btc
    for card_3 in s.piles[me + 1]:
        if allowed(fixed, 'card', card_3) and (inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and CAN_FUNCTIONS_REWARD_AFTER_INPUTS_1_AFTER_INPUTS_2_AFTER_INPUTS_3_AFTER_INPUTS_0_AFTER_BTC[card_3 - 26](s, me, card_3, PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3))):
            return True
    return False

def why_buy_capital_any(s, fixed):  # why_buy_capital
    piles = s.piles
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30]:
            return True
    return False

def why_buy_capital_any_(s, fixed, me):  # why_buy_capital
    piles = s.piles
    inputs = s.inputs
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_2(s, fixed, me):  # why_buy_capital
    piles = s.piles
    btc = s.btc
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_3(s, fixed, me):  # why_buy_capital
    piles = s.piles
    inputs = s.inputs
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_4(s, fixed, me):  # why_buy_capital
    piles = s.piles
    inputs = s.inputs
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_5(s, fixed, me):  # why_buy_capital
    piles = s.piles
    inputs = s.inputs
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def why_buy_capital_any_6(s, fixed, me):  # why_buy_capital
    piles = s.piles
    inputs = s.inputs
    btc = s.btc
    for kind_2 in ALL_INPUT:
        if allowed(fixed, 'kind', kind_2) and piles[kind_2 + 30] and (inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

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
    return len(s.piles[me + 13]) > 0

def can_markets_benefit_news_desk(s, me, this):  # content/crypto_clash/markets/board.yaml:50
    return len(s.piles[me + 13]) > 0

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
    inputs = s.inputs
    for given_away in ALL_INPUT:
        if inputs[me * 4 + given_away] > 0:
            for wanted in RUN_1[given_away]:
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
    return s.rate * 2

def price_functions_cost_4_fc04(s, me, this):
    return 5

def price_functions_cost_4_fc05(s, me, this):
    return s.rate

def price_functions_cost_4_fc06(s, me, this):
    return 6

def price_functions_cost_4_fc09(s, me, this):
    return 10

def price_functions_cost_4_fc10(s, me, this):
    return s.rate * 2

def price_functions_cost_4_ft01(s, me, this):
    return s.rate

def price_functions_cost_4_ft02(s, me, this):
    return 5

def price_functions_cost_4_ft03(s, me, this):
    return 3

def price_functions_cost_4_ft04(s, me, this):
    return 2

def price_functions_cost_4_ft05(s, me, this):
    return s.rate * 2

def price_functions_cost_4_ft06(s, me, this):
    return 10

def price_functions_cost_4_ft07(s, me, this):
    return s.rate * 2

def price_functions_cost_4_ft08(s, me, this):
    return s.rate * 2

def price_functions_cost_4_ft09(s, me, this):
    return 15

def price_functions_cost_4_ft10(s, me, this):
    return s.rate * 2

def price_functions_cost_4_fk05(s, me, this):
    return s.rate

def price_functions_cost_4_fk06(s, me, this):
    return s.rate

def price_functions_cost_4_fk07(s, me, this):
    return 2

def price_functions_cost_4_fk10(s, me, this):
    return 4

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm01(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:7
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm02(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:12
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm03(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:17
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm04(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:22
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm05(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:27
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm06(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:32
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm07(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:37
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm08(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:42
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm09(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:47
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm10(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:52
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc01(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:57
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc02(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:62
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc03(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:67
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc04(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:72
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc05(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:77
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc06(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:82
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc07(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:87
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc08(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:92
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc09(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:97
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc10(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:102
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft01(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:107
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft02(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:112
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft03(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:117
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft04(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:122
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft05(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:127
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft06(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:132
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft07(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:137
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft08(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:142
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft09(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:147
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft10(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:152
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk01(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:157
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk02(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:163
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk03(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:169
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk04(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:175
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk05(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:181
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk06(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:187
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk07(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:193
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk10(s, me, this, owed_inputs_1, owed_inputs_2, owed_inputs_3, owed_inputs_0, owed_btc):  # content/crypto_clash/cards/functions.yaml:209
    return s.inputs[me * 4 + 1] >= owed_inputs_1 and s.inputs[me * 4 + 2] >= owed_inputs_2 and s.inputs[me * 4 + 3] >= owed_inputs_3 and s.inputs[me * 4] >= owed_inputs_0 and s.btc[me] >= owed_btc

def can_complete_function(s, me):  # content/crypto_clash/turn.rules:9
    inputs = s.inputs
    btc = s.btc
    for card_3 in s.piles[me + 1]:
        if inputs[me * 4 + 1] >= PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3) and inputs[me * 4 + 2] >= PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3) and inputs[me * 4 + 3] >= PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3) and inputs[me * 4] >= PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3) and btc[me] >= PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3) and CAN_FUNCTIONS_REWARD_AFTER_INPUTS_1_AFTER_INPUTS_2_AFTER_INPUTS_3_AFTER_INPUTS_0_AFTER_BTC[card_3 - 26](s, me, card_3, PRICE_FUNCTIONS_COST_0[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_1[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_2[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_3[card_3 - 26](s, me, card_3), PRICE_FUNCTIONS_COST_4[card_3 - 26](s, me, card_3)):
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
    piles = s.piles
    inputs = s.inputs
    btc = s.btc
    for kind_2 in ALL_INPUT:
        if piles[kind_2 + 30] and (inputs[me * 4] >= PRICE_CAPITAL_COST_0[card_4 - 82](s, me, card_4) and btc[me] >= PRICE_CAPITAL_COST_1[card_4 - 82](s, me, card_4) and inputs[me * 4 + 1] >= PRICE_CAPITAL_COST_2[card_4 - 82](s, me, card_4) and inputs[me * 4 + 2] >= PRICE_CAPITAL_COST_3[card_4 - 82](s, me, card_4) and inputs[me * 4 + 3] >= PRICE_CAPITAL_COST_4[card_4 - 82](s, me, card_4) if (card_4 := piles[kind_2 + 30][-1]) is not None else 0):
            return True
    return False

def can_roll_for_start(s, me):  # content/crypto_clash/turn.rules:25
    return 1

def score_0(s, me):  # content/crypto_clash/game.rules:133
    return s.points[me]

def score_1(s, me):  # content/crypto_clash/game.rules:134
    inputs = s.inputs
    found = 0
    for i in ALL_INPUT:
        found += inputs[me * 4 + i]
    return found

def score_2(s, me):  # content/crypto_clash/game.rules:135
    return score_2_sum(s, me) * 5

def score_3(s, me):  # content/crypto_clash/game.rules:136
    return s.btc[me]

def score_4(s, me):  # content/crypto_clash/game.rules:137
    found = 0
    for c_1 in s.piles[me + 17]:
        found += CAPITAL_WORTH[c_1 - 82]
    return found

def total_score(s, seat):
    return s.points[seat] + total_score_sum(s, seat) + score_2(s, seat) + s.btc[seat] + total_score_sum_(s, seat)

def winners(s):
    return mask_of(winners_best(s))

def always_0(s, me):  # content/crypto_clash/game.rules:67
    return s.gem_supply + always_0_sum(s) + always_0_sum_(s) == 32

def always_1(s, me):  # content/crypto_clash/game.rules:68
    return s.shares[me] + s.extra[me] + always_1_count(s, me) == PARTIES_PAWNS[s.n - 3] + 1

def q_round_income(s, me):  # content/crypto_clash/game.rules:72
    return max(s.outputs[me * 3] * 2 + s.outputs[me * 3 + 2] * 5 + s.rate * s.outputs[me * 3 + 1], 0)

def d_on_board(s):  # content/crypto_clash/game.rules:70
    loc = s.loc
    found = []
    for m_4 in ALL_MARKETS:
        if loc[m_4] == 21 or loc[m_4] == 22:
            found.append(m_4)
    return tuple(found)

def why_any_inputs(s, me, n, fixed):
    return -1

def why_take_function(s, me, fixed):
    if not why_take_function_any(s, fixed):
        return 0  # card
    return -1

def why_draw_news(s, me, n_1, fixed):
    return -1

def why_exchange_input(s, me, fixed):
    if not why_exchange_input_any(s, fixed, me):
        return 0  # given_away
    if not why_exchange_input_any_(s, fixed, me):
        return 1  # wanted
    return -1

def why_play_news(s, me, fixed):
    if not why_play_news_any(s, me, fixed):
        return 0  # card
    if not why_play_news_any_2(s, me, fixed):
        return 1  # kind
    if not why_play_news_any_4(s, me, fixed):
        return 2  # victim
    if not why_play_news_any_5(s, me, fixed):
        return 3  # any_inputs
    if not why_play_news_any(s, me, fixed):
        return 4  # card_volatility_effect
    return -1

def why_reset_functions(s, me, fixed):
    return -1

def why_build_market(s, me, fixed):
    if not why_build_market_any(s, fixed):
        return 0  # market
    return -1

def why_take_sphere(s, me, fixed):
    return -1

def why_claim(s, me, fixed):
    if not why_claim_any(s, fixed):
        return 0  # market
    if not (why_claim_any(s, fixed) and s.shares[me] >= 1):
        return 1  # shares
    if not (why_claim_any(s, fixed) and s.shares[me] >= 1):
        return 2  # shares
    return -1

def why_complete_function(s, me, fixed):
    if not why_complete_function_any(s, me, fixed):
        return 0  # card
    if not why_complete_function_any_(s, me, fixed):
        return 1  # electronics_inputs
    if not why_complete_function_any_2(s, me, fixed):
        return 2  # energy_inputs
    if not why_complete_function_any_3(s, me, fixed):
        return 3  # labour_inputs
    if not why_complete_function_any_4(s, me, fixed):
        return 4  # steel_inputs
    if not why_complete_function_any_5(s, me, fixed):
        return 5  # btc
    if not why_complete_function_any_6(s, me, fixed):
        return 6  # electronics_inputs_energy_labour_steel_btc
    if not why_complete_function_any_7(s, me, fixed):
        return 7  # card_functions_reward
    return -1

def why_buy_capital(s, me, fixed):
    if not why_buy_capital_any(s, fixed):
        return 0  # kind
    if not why_buy_capital_any_(s, fixed, me):
        return 1  # steel_inputs
    if not why_buy_capital_any_2(s, fixed, me):
        return 2  # btc
    if not why_buy_capital_any_3(s, fixed, me):
        return 3  # electronics_inputs
    if not why_buy_capital_any_4(s, fixed, me):
        return 4  # energy_inputs
    if not why_buy_capital_any_5(s, fixed, me):
        return 5  # labour_inputs
    if not why_buy_capital_any_6(s, fixed, me):
        return 6  # steel_inputs_btc_electronics_energy_labour
    return -1

def why_roll_for_start(s, me, fixed):
    return -1

# ---- do_markets_benefit_steelyard, content/crypto_clash/markets/board.yaml:6
def do_markets_benefit_steelyard(s, me, this):
    at = me * 4
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 18)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_chip_works, content/crypto_clash/markets/board.yaml:10
def do_markets_benefit_chip_works(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 20)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_power_station, content/crypto_clash/markets/board.yaml:14
def do_markets_benefit_power_station(s, me, this):
    at = me * 4 + 2
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 22)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_hiring_hall, content/crypto_clash/markets/board.yaml:18
def do_markets_benefit_hiring_hall(s, me, this):
    at = me * 4 + 3
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 24)
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
        s.pc = 3  # then do_any_inputs_kind_1
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_kind_1(s, kind_1):  # do_any_inputs, after the question kind_1, content/crypto_clash/turn.rules:37
    at = s.f_do_any_inputs_me * 4 + kind_1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 30)
    s.inputs[at] = value
    if s.f_do_any_inputs_repeat_i <= s.f_do_any_inputs_repeat_last:
        s.f_do_any_inputs_repeat_i = s.f_do_any_inputs_repeat_i + 1
        s.player = s.f_do_any_inputs_me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # then do_any_inputs_kind_1
        return 0
    return s.f_do_any_inputs_ret

# ---- do_markets_benefit_builders_row, content/crypto_clash/markets/board.yaml:22
def do_markets_benefit_builders_row(s, ret, me, this):
    s.f_do_markets_benefit_builders_row_ret = ret
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
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
        raise RuleLimit('a number became too large', 33)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 33)
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
        raise RuleLimit('a number became too large', 38)
    s.btc[me] = value
    return

# ---- do_markets_benefit_exchange_floor, content/crypto_clash/markets/board.yaml:38
def do_markets_benefit_exchange_floor(s, ret, me, this):
    s.f_do_markets_benefit_exchange_floor_ret = ret
    value = s.btc[me] + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 40)
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
    s.pc = 8  # then do_take_function_card
    return 0

def do_take_function_card(s, card):  # do_take_function, after the question card, content/crypto_clash/turn.rules:41
    moved = (card,)
    place = s.f_do_take_function_me + 1
    for card_ in moved:
        leave(s, card_, place)
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
    s.f_do_draw_news_drawing_i = drawing_i = 1
    s.f_do_draw_news_drawing_last = drawing_last = n_1
    if drawing_i <= drawing_last:
        s.f_do_draw_news_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)  # then do_draw_news_card_2
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = me + 13
            for card in moved_1:
                put_known(s, card, place)
            return refill_rows(s, 12)  # then do_draw_news_after_refill_rows
    return s.f_do_draw_news_ret

def do_draw_news_after_refill_rows(s, _):  # do_draw_news, after refill_rows, content/crypto_clash/turn.rules:49
    if s.f_do_draw_news_drawing_i <= s.f_do_draw_news_drawing_last:
        s.f_do_draw_news_drawing_i = s.f_do_draw_news_drawing_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)  # then do_draw_news_card_2
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = s.f_do_draw_news_me + 13
            for card in moved_1:
                put_known(s, card, place)
            return refill_rows(s, 12)  # then do_draw_news_after_refill_rows
    return s.f_do_draw_news_ret

def do_draw_news_card_2(s, card_2):  # do_draw_news, after the card card_2, content/crypto_clash/turn.rules:49
    if s.explicit:
        settle(s, card_2)
    moved_1 = (card_2,)
    place = s.f_do_draw_news_me + 13
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
        raise RuleLimit('a number became too large', 50)
    s.btc[s.f_do_markets_benefit_rumour_mill_me] = value
    return s.f_do_markets_benefit_rumour_mill_ret

# ---- do_volatility_effect_vc01, content/crypto_clash/cards/volatility.yaml:7
def do_volatility_effect_vc01(s, me, this):
    value = s.btc[me] + s.rate * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 55)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc02, content/crypto_clash/cards/volatility.yaml:12
def do_volatility_effect_vc02(s, me, this):
    value = s.btc[me] + 7
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 57)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc03, content/crypto_clash/cards/volatility.yaml:17
def do_volatility_effect_vc03(s, me, this):
    value = s.btc[me] + s.rate * s.outputs[me * 3 + 1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 59)
    s.btc[me] = value
    value = s.btc[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 60)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
def do_volatility_effect_vc04(s, me, this):
    value = s.btc[me] + min(10, do_volatility_effect_vc04_sum(s, me) * 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 62)
    s.btc[me] = value
    return

# ---- do_volatility_effect_vc05, content/crypto_clash/cards/volatility.yaml:27
def do_volatility_effect_vc05(s, me, this):
    value = s.btc[me] + s.outputs[me * 3] * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 64)
    s.btc[me] = value
    value = s.btc[me] + s.outputs[me * 3 + 2] * 5
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 65)
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
    if s.piles[27]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 15  # then do_volatility_effect_vc07_answer_1
        return 0
    return do_any_inputs(s, 17, me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_answer_1(s, answer_1):  # do_volatility_effect_vc07, after the question answer_1, content/crypto_clash/cards/volatility.yaml:37
    if answer_1:
        return do_take_function(s, 16, s.f_do_volatility_effect_vc07_me)  # then do_volatility_effect_vc07_after_do_take_function
    return do_any_inputs(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_after_do_take_function(s, _):  # do_volatility_effect_vc07, after do_take_function, content/crypto_clash/cards/volatility.yaml:37
    return do_any_inputs(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs

def do_volatility_effect_vc07_after_do_any_inputs(s, _):  # do_volatility_effect_vc07, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:37
    return s.f_do_volatility_effect_vc07_ret

# ---- do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
def do_volatility_effect_vc08(s, ret, me, this):
    s.f_do_volatility_effect_vc08_ret = ret
    s.f_do_volatility_effect_vc08_me = me
    s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = 1
    s.f_do_volatility_effect_vc08_repeat_1_last = repeat_1_last = 3
    while True:
        if repeat_1_i > repeat_1_last:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2
            return 0

def do_volatility_effect_vc08_answer_2(s, answer_2):  # do_volatility_effect_vc08, after the question answer_2, content/crypto_clash/cards/volatility.yaml:43
    me = s.f_do_volatility_effect_vc08_me
    if answer_2:
        s.player = me
        s.options = options = do_volatility_effect_vc08_those(s, me)
        s.option_count = len(options)
        s.pc = 19  # then do_volatility_effect_vc08_do_exchange_input_given_away
        return 0
    while True:
        if s.f_do_volatility_effect_vc08_repeat_1_i > s.f_do_volatility_effect_vc08_repeat_1_last:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2
            return 0

def do_volatility_effect_vc08_do_exchange_input_given_away(s, do_exchange_input_given_away):  # do_volatility_effect_vc08, after the question do_exchange_input_given_away, content/crypto_clash/turn.rules:67
    s.f_do_volatility_effect_vc08_do_exchange_input_given_away = do_exchange_input_given_away
    s.player = s.f_do_volatility_effect_vc08_me
    s.options = options = RUN_1[do_exchange_input_given_away]
    s.option_count = len(options)
    s.pc = 20  # then do_volatility_effect_vc08_do_exchange_input_wanted
    return 0

def do_volatility_effect_vc08_do_exchange_input_wanted(s, do_exchange_input_wanted):  # do_volatility_effect_vc08, after the question do_exchange_input_wanted, content/crypto_clash/turn.rules:68
    me = s.f_do_volatility_effect_vc08_me
    at = me * 4 + s.f_do_volatility_effect_vc08_do_exchange_input_given_away
    s.inputs[at] -= 1
    at = me * 4 + do_exchange_input_wanted
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 78)
    s.inputs[at] = value
    while True:
        if s.f_do_volatility_effect_vc08_repeat_1_i > s.f_do_volatility_effect_vc08_repeat_1_last:
            value = s.btc[me] + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            return s.f_do_volatility_effect_vc08_ret
        s.f_do_volatility_effect_vc08_repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i + 1
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2
            return 0

# ---- do_volatility_effect_vc09, content/crypto_clash/cards/volatility.yaml:49
def do_volatility_effect_vc09(s, me, this):
    s.rate = 6
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 83)
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
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 88)
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
        s.pc = 21  # then do_volatility_effect_vc11_rolled_rate
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
        raise RuleLimit('a number became too large', 91)
    s.btc[me] = value
    return s.f_do_volatility_effect_vc11_ret

def do_volatility_effect_vc11_rolled_rate(s, rolled_rate):  # do_volatility_effect_vc11, after the dice rolled_rate, content/crypto_clash/cards/volatility.yaml:62
    s.rate = rolled_rate
    value = s.btc[s.f_do_volatility_effect_vc11_me] + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 91)
    s.btc[s.f_do_volatility_effect_vc11_me] = value
    return s.f_do_volatility_effect_vc11_ret

# ---- do_volatility_effect_vc12, content/crypto_clash/cards/volatility.yaml:67
def do_volatility_effect_vc12(s, ret, me, this):
    s.f_do_volatility_effect_vc12_ret = ret
    s.f_do_volatility_effect_vc12_me = me
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 22  # then do_volatility_effect_vc12_victim
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
        raise RuleLimit('a number became too large', 94)
    s.btc[s.f_do_volatility_effect_vc12_me] = value
    return s.f_do_volatility_effect_vc12_ret

# ---- do_volatility_effect_vc13, content/crypto_clash/cards/volatility.yaml:73
def do_volatility_effect_vc13(s, me, this):
    for victim_2 in RIVALS[s.n][me]:
        value = s.btc[victim_2] - 2
        if value < 0:
            value = 0
        s.btc[victim_2] = value
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 98)
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
    at = me * 4 + 2
    value = s.inputs[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 102)
    s.inputs[at] = value
    return

# ---- do_volatility_effect_vc15, content/crypto_clash/cards/volatility.yaml:87
def do_volatility_effect_vc15(s, ret, me, this):
    s.f_do_volatility_effect_vc15_ret = ret
    s.f_do_volatility_effect_vc15_me = me
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 23  # then do_volatility_effect_vc15_kind
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
                raise RuleLimit('a number became too large', 107)
            s.inputs[at] = value
        else:
            value = s.btc[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.btc[me] = value
    return s.f_do_volatility_effect_vc15_ret

# ---- do_volatility_effect_vc16, content/crypto_clash/cards/volatility.yaml:95
def do_volatility_effect_vc16(s, me, this):
    value = s.points[me] + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 110)
    s.points[me] = value
    return

# ---- do_play_news, content/crypto_clash/turn.rules:51
def do_play_news(s, ret, me):
    s.f_do_play_news_ret = ret
    s.f_do_play_news_me = me
    s.player = me
    s.options = options = s.piles[me + 13]
    s.option_count = len(options)
    s.pc = 24  # then do_play_news_card_1
    return 0

def do_play_news_card_1(s, card_1):  # do_play_news, after the question card_1, content/crypto_clash/turn.rules:52
    s.f_do_play_news_card_1 = card_1
    return DO_VOLATILITY_EFFECT[card_1 - 66](s, 25, s.f_do_play_news_me, card_1)  # then do_play_news_after_do_volatility_effect

def do_play_news_after_do_volatility_effect(s, _):  # do_play_news, after do_volatility_effect, content/crypto_clash/turn.rules:53
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
    if s.piles[27]:
        return do_take_function(s, 29, s.f_do_markets_benefit_clean_slate_me)  # then do_markets_benefit_clean_slate_after_do_take_function
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_after_do_take_function(s, _):  # do_markets_benefit_clean_slate, after do_take_function, content/crypto_clash/turn.rules:46
    return s.f_do_markets_benefit_clean_slate_ret

# ---- do_markets_benefit_market_expansion, content/crypto_clash/markets/board.yaml:58
def do_markets_benefit_market_expansion(s, ret, me, this):
    s.f_do_markets_benefit_market_expansion_ret = ret
    s.f_do_markets_benefit_market_expansion_me = me
    s.player = me
    s.options = options = s.piles[24]
    s.option_count = len(options)
    s.pc = 30  # then do_markets_benefit_market_expansion_market_1
    return 0

def do_markets_benefit_market_expansion_market_1(s, market_1):  # do_markets_benefit_market_expansion, after the question market_1, content/crypto_clash/turn.rules:57
    value = s.points[s.f_do_markets_benefit_market_expansion_me] + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 121)
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
            raise RuleLimit(f'there is no room for another card in `spots`, which holds {6} at most', 124)
    return refill_rows(s, 31)  # then do_markets_benefit_market_expansion_after_refill_rows

def do_markets_benefit_market_expansion_after_refill_rows(s, _):  # do_markets_benefit_market_expansion, after refill_rows, content/crypto_clash/turn.rules:61
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
        raise RuleLimit('a number became too large', 130)
    s.btc[s.f_do_markets_benefit_starter_me] = value
    return s.f_do_markets_benefit_starter_ret

# ---- do_markets_benefit_prestige_desk, content/crypto_clash/markets/tablets.yaml:10
def do_markets_benefit_prestige_desk(s, me, this):
    s.btc[me] -= 6
    value = s.points[me] + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 134)
    s.points[me] = value
    return

# ---- do_markets_benefit_deep_mine, content/crypto_clash/markets/tablets.yaml:14
def do_markets_benefit_deep_mine(s, me, this):
    at = me * 4
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.inputs[at] = value
    return

# ---- do_markets_benefit_assembly_hub, content/crypto_clash/markets/tablets.yaml:18
def do_markets_benefit_assembly_hub(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 137)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 137)
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
        raise RuleLimit('a number became too large', 140)
    s.btc[s.f_do_markets_benefit_world_depot_me] = value
    return s.f_do_markets_benefit_world_depot_ret

# ---- do_markets_benefit_grand_exchange, content/crypto_clash/markets/tablets.yaml:26
def do_markets_benefit_grand_exchange(s, me, this):
    value = s.btc[me] + s.rate * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 142)
    s.btc[me] = value
    return

# ---- do_markets_benefit_treasury, content/crypto_clash/markets/tablets.yaml:30
def do_markets_benefit_treasury(s, me, this):
    value = s.btc[me] + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 144)
    s.btc[me] = value
    return

# ---- do_markets_benefit_talent_board, content/crypto_clash/markets/tablets.yaml:34
def do_markets_benefit_talent_board(s, ret, me, this):
    s.f_do_markets_benefit_talent_board_ret = ret
    s.f_do_markets_benefit_talent_board_me = me
    if s.piles[27]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 34  # then do_markets_benefit_talent_board_answer_3
        return 0
    return do_any_inputs(s, 36, me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_answer_3(s, answer_3):  # do_markets_benefit_talent_board, after the question answer_3, content/crypto_clash/markets/tablets.yaml:34
    if answer_3:
        return do_take_function(s, 35, s.f_do_markets_benefit_talent_board_me)  # then do_markets_benefit_talent_board_after_do_take_function
    return do_any_inputs(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs

def do_markets_benefit_talent_board_after_do_take_function(s, _):  # do_markets_benefit_talent_board, after do_take_function, content/crypto_clash/markets/tablets.yaml:34
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
    if s.piles[me + 13]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # then do_markets_benefit_insider_desk_answer_4
        return 0
    if s.piles[me + 13]:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 40  # then do_markets_benefit_insider_desk_passed
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

# ---- do_markets_benefit_flash_forum, content/crypto_clash/markets/tablets.yaml:42
def do_markets_benefit_flash_forum(s, ret, me, this):
    s.f_do_markets_benefit_flash_forum_ret = ret
    s.f_do_markets_benefit_flash_forum_me = me
    if s.piles[me + 13]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 41  # then do_markets_benefit_flash_forum_answer_5
        return 0
    if s.piles[me + 13]:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 43  # then do_markets_benefit_flash_forum_passed_1
        return 0
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_answer_5(s, answer_5):  # do_markets_benefit_flash_forum, after the question answer_5, content/crypto_clash/markets/tablets.yaml:42
    if answer_5:
        return do_play_news(s, 42, s.f_do_markets_benefit_flash_forum_me)  # then do_markets_benefit_flash_forum_after_do_play_news
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_after_do_play_news(s, _):  # do_markets_benefit_flash_forum, after do_play_news, content/crypto_clash/markets/tablets.yaml:42
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_passed_1(s, passed_1):  # do_markets_benefit_flash_forum, after the question passed_1, content/crypto_clash/markets/tablets.yaml:42
    value = s.btc[s.f_do_markets_benefit_flash_forum_me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    return s.f_do_markets_benefit_flash_forum_ret

# ---- do_markets_benefit_victory_plaza, content/crypto_clash/markets/tablets.yaml:46
def do_markets_benefit_victory_plaza(s, ret, me, this):
    s.f_do_markets_benefit_victory_plaza_ret = ret
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 155)
    s.points[me] = value
    return do_any_inputs(s, 44, me, 1)  # then do_markets_benefit_victory_plaza_after_do_any_inputs

def do_markets_benefit_victory_plaza_after_do_any_inputs(s, _):  # do_markets_benefit_victory_plaza, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:46
    return s.f_do_markets_benefit_victory_plaza_ret

# ---- do_markets_benefit_twin_office, content/crypto_clash/markets/tablets.yaml:50
def do_markets_benefit_twin_office(s, ret, me, this):
    s.f_do_markets_benefit_twin_office_ret = ret
    s.f_do_markets_benefit_twin_office_me = me
    s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = 1
    s.f_do_markets_benefit_twin_office_repeat_2_last = repeat_2_last = 2
    while True:
        if repeat_2_i > repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        if s.piles[27]:
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6
            return 0

def do_markets_benefit_twin_office_answer_6(s, answer_6):  # do_markets_benefit_twin_office, after the question answer_6, content/crypto_clash/markets/tablets.yaml:50
    if answer_6:
        return do_take_function(s, 46, s.f_do_markets_benefit_twin_office_me)  # then do_markets_benefit_twin_office_after_do_take_function
    while True:
        if s.f_do_markets_benefit_twin_office_repeat_2_i > s.f_do_markets_benefit_twin_office_repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i + 1
        if s.piles[27]:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6
            return 0

def do_markets_benefit_twin_office_after_do_take_function(s, _):  # do_markets_benefit_twin_office, after do_take_function, content/crypto_clash/markets/tablets.yaml:50
    while True:
        if s.f_do_markets_benefit_twin_office_repeat_2_i > s.f_do_markets_benefit_twin_office_repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        s.f_do_markets_benefit_twin_office_repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i + 1
        if s.piles[27]:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6
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
        raise RuleLimit('a number became too large', 206)
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
        raise RuleLimit('a number became too large', 207)
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
        raise RuleLimit('a number became too large', 208)
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
        raise RuleLimit('a number became too large', 211)
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
        raise RuleLimit('a number became too large', 212)
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
        raise RuleLimit('a number became too large', 215)
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
        raise RuleLimit('a number became too large', 216)
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
        raise RuleLimit('a number became too large', 217)
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
        raise RuleLimit('a number became too large', 218)
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
        raise RuleLimit('a number became too large', 219)
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
        raise RuleLimit('a number became too large', 221)
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
        raise RuleLimit('a number became too large', 222)
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
        raise RuleLimit('a number became too large', 224)
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
        raise RuleLimit('a number became too large', 226)
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
        raise RuleLimit('a number became too large', 228)
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
        raise RuleLimit('a number became too large', 232)
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
        raise RuleLimit('a number became too large', 234)
    s.points[me] = value
    return

# ---- do_functions_reward_fk01, content/crypto_clash/cards/functions.yaml:157
def do_functions_reward_fk01(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    return

# ---- do_functions_reward_fk02, content/crypto_clash/cards/functions.yaml:163
def do_functions_reward_fk02(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 236)
    s.points[me] = value
    return

# ---- do_functions_reward_fk03, content/crypto_clash/cards/functions.yaml:169
def do_functions_reward_fk03(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 237)
    s.points[me] = value
    return

# ---- do_functions_reward_fk04, content/crypto_clash/cards/functions.yaml:175
def do_functions_reward_fk04(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 238)
    s.points[me] = value
    return

# ---- do_functions_reward_fk05, content/crypto_clash/cards/functions.yaml:181
def do_functions_reward_fk05(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 239)
    s.points[me] = value
    return

# ---- do_functions_reward_fk06, content/crypto_clash/cards/functions.yaml:187
def do_functions_reward_fk06(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 240)
    s.points[me] = value
    return

# ---- do_functions_reward_fk07, content/crypto_clash/cards/functions.yaml:193
def do_functions_reward_fk07(s, me, this):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.points[me] = value
    return

# ---- do_functions_reward_fk10, content/crypto_clash/cards/functions.yaml:209
def do_functions_reward_fk10(s, me, this):
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 242)
    s.points[me] = value
    return

# ---- do_functions_ongoing_fk01, content/crypto_clash/cards/functions.yaml:158
def do_functions_ongoing_fk01(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 244)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk02, content/crypto_clash/cards/functions.yaml:164
def do_functions_ongoing_fk02(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 246)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk03, content/crypto_clash/cards/functions.yaml:170
def do_functions_ongoing_fk03(s, me, this):
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 248)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk04, content/crypto_clash/cards/functions.yaml:176
def do_functions_ongoing_fk04(s, me, this):
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 250)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk05, content/crypto_clash/cards/functions.yaml:182
def do_functions_ongoing_fk05(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 252)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 252)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk06, content/crypto_clash/cards/functions.yaml:188
def do_functions_ongoing_fk06(s, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 254)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 254)
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
        raise RuleLimit('a number became too large', 258)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 258)
    s.inputs[at] = value
    return

# ---- do_functions_ongoing_fk09, content/crypto_clash/cards/functions.yaml:204
def do_functions_ongoing_fk09(s, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
    s.inputs[at] = value
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
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
        s.shares[p_2] = PARTIES_PAWNS[s.n - 3]
        s.extra[p_2] = 1
    for n_2 in RANGE_1_7:
        s.round_gems[n_2 - 1] = 3
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
    s.f_main_each_7_i = each_7_i = 0
    if each_7_i < len(ALL_INPUT):
        kind_3 = ALL_INPUT[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        moved_8 = RUN_2[kind_3]
        place = kind_3 + 30
        for card in moved_8:
            put_known(s, card, place)
        return refill_rows(s, 50)  # then main_after_refill_rows
    moved_9 = RUN_3
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit(f'there is no room for another card in `board`, which holds {14} at most', 294)
    return refill_rows(s, 51)  # then main_after_refill_rows_

def main_after_refill_rows(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:88
    each_7_i = s.f_main_each_7_i
    if each_7_i < len(ALL_INPUT):
        kind_3 = ALL_INPUT[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        moved_8 = RUN_2[kind_3]
        place = kind_3 + 30
        for card in moved_8:
            put_known(s, card, place)
        return refill_rows(s, 50)  # then main_after_refill_rows
    moved_9 = RUN_3
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit(f'there is no room for another card in `board`, which holds {14} at most', 294)
    return refill_rows(s, 51)  # then main_after_refill_rows_

def main_after_refill_rows_(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:89
    moved_10 = (14,)
    most = SIZE_EXPANSION[0]
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > most:
            raise RuleLimit(f'there is no room for another card in `expansion`, which holds {most} at most', 295)
    return refill_rows(s, 52)  # then main_after_refill_rows_2

def main_after_refill_rows_2(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:90
    moved_11 = RUN_4
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
    for card in ALL_FUNCTIONS:
        put_known(s, card, 25)
    return refill_rows(s, 55)  # then main_after_refill_rows_5

def main_after_refill_rows_5(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:96
    for card in ALL_VOLATILITY:
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
        s.f_main_p_3 = p_3 = (each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = 2
        if drawing_1_i <= drawing_1_last:
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if s.piles[25]:
                if s.explicit and undecided(s, 25):
                    return await_top(s, 25, 58)  # then main_card_5
                card_5 = s.piles[25][-1]
                moved_14 = (card_5,)
                place = p_3 + 1
                for card in moved_14:
                    put_known(s, card, place)
                return refill_rows(s, 59)  # then main_after_refill_rows_8
        s.f_main_drawing_2_i = 1
        s.f_main_drawing_2_last = 2
        return 80  # main_drawing_2
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_after_refill_rows_8(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:101
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if not s.piles[25]:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if s.piles[25]:
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 58)  # then main_card_5
            card_5 = s.piles[25][-1]
            moved_14 = (card_5,)
            place = s.f_main_p_3 + 1
            for card in moved_14:
                put_known(s, card, place)
            return refill_rows(s, 59)  # then main_after_refill_rows_8
    s.f_main_drawing_2_i = 1
    s.f_main_drawing_2_last = 2
    return 80  # main_drawing_2

def main_after_refill_rows_9(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:102
    each_9_i = s.f_main_each_9_i
    if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 60)  # then main_card_6
            card_6 = s.piles[28][-1]
            moved_15 = (card_6,)
            place = s.f_main_p_3 + 13
            for card in moved_15:
                put_known(s, card, place)
            return refill_rows(s, 61)  # then main_after_refill_rows_9
    s.f_main_repeat_4_i = repeat_4_i = 1
    s.f_main_repeat_4_last = repeat_4_last = 2
    if repeat_4_i <= repeat_4_last:
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        items = ALL_INPUT
        if s.explicit:
            return await_pick(s, items, 62)  # then main_kind_4
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.inputs[at] = value
        return 81  # main_repeat_4
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = 1
        s.f_main_drawing_1_last = 2
        return main_drawing_1(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_drawing_2(s, _):  # main, loop, content/crypto_clash/game.rules:102
    each_9_i = s.f_main_each_9_i
    if s.f_main_drawing_2_i <= s.f_main_drawing_2_last:
        s.f_main_drawing_2_i = s.f_main_drawing_2_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 60)  # then main_card_6
            card_6 = s.piles[28][-1]
            moved_15 = (card_6,)
            place = s.f_main_p_3 + 13
            for card in moved_15:
                put_known(s, card, place)
            return refill_rows(s, 61)  # then main_after_refill_rows_9
    s.f_main_repeat_4_i = repeat_4_i = 1
    s.f_main_repeat_4_last = repeat_4_last = 2
    if repeat_4_i <= repeat_4_last:
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        items = ALL_INPUT
        if s.explicit:
            return await_pick(s, items, 62)  # then main_kind_4
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.inputs[at] = value
        return 81  # main_repeat_4
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = 2
        if drawing_1_i <= drawing_1_last:
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if s.piles[25]:
                if s.explicit and undecided(s, 25):
                    return await_top(s, 25, 58)  # then main_card_5
                return main_card_5(s, s.piles[25][-1])
        s.f_main_drawing_2_i = 1
        s.f_main_drawing_2_last = 2
        return 80  # main_drawing_2
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_card_6(s, card_6):  # main, after the card card_6, content/crypto_clash/game.rules:102
    if s.explicit:
        settle(s, card_6)
    moved_15 = (card_6,)
    place = s.f_main_p_3 + 13
    for card in moved_15:
        put_known(s, card, place)
    return refill_rows(s, 61)  # then main_after_refill_rows_9

def main_repeat_4(s, _):  # main, loop, content/crypto_clash/game.rules:103
    each_9_i = s.f_main_each_9_i
    if s.f_main_repeat_4_i <= s.f_main_repeat_4_last:
        s.f_main_repeat_4_i = s.f_main_repeat_4_i + 1
        items = ALL_INPUT
        if s.explicit:
            return await_pick(s, items, 62)  # then main_kind_4
        kind_4 = items[draw(s, len(items))]
        at = s.f_main_p_3 * 4 + kind_4
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.inputs[at] = value
        return 81  # main_repeat_4
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        s.f_main_drawing_1_i = drawing_1_i = 1
        s.f_main_drawing_1_last = drawing_1_last = 2
        if drawing_1_i <= drawing_1_last:
            s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if s.piles[25]:
                if s.explicit and undecided(s, 25):
                    return await_top(s, 25, 58)  # then main_card_5
                card_5 = s.piles[25][-1]
                moved_14 = (card_5,)
                place = s.f_main_p_3 + 1
                for card in moved_14:
                    put_known(s, card, place)
                return refill_rows(s, 59)  # then main_after_refill_rows_8
        s.f_main_drawing_2_i = 1
        s.f_main_drawing_2_last = 2
        return 80  # main_drawing_2
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows(s, 63)  # then main_after_refill_rows_10

def main_kind_4(s, kind_4):  # main, after the draw kind_4, content/crypto_clash/game.rules:104
    at = s.f_main_p_3 * 4 + kind_4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 310)
    s.inputs[at] = value
    return 81  # main_repeat_4

def main_drawing_1(s):  # main, rest, content/crypto_clash/game.rules:101
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if not s.piles[25]:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if s.piles[25]:
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 58)  # then main_card_5
            card_5 = s.piles[25][-1]
            moved_14 = (card_5,)
            place = s.f_main_p_3 + 1
            for card in moved_14:
                put_known(s, card, place)
            return refill_rows(s, 59)  # then main_after_refill_rows_8
    s.f_main_drawing_2_i = 1
    s.f_main_drawing_2_last = 2
    return 80  # main_drawing_2

def main_card_5(s, card_5):  # main, after the card card_5, content/crypto_clash/game.rules:101
    if s.explicit:
        settle(s, card_5)
    moved_14 = (card_5,)
    place = s.f_main_p_3 + 1
    for card in moved_14:
        put_known(s, card, place)
    return refill_rows(s, 59)  # then main_after_refill_rows_8

def main_after_refill_rows_10(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:100
    s.f_main_played = 0
    s.f_main_rounds_left = 7
    return main_rounds(s)

def main_after_do_functions_ongoing(s, _):  # main, after do_functions_ongoing, content/crypto_clash/game.rules:116
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing
    return 86  # main_each_12

def main_do_claim_market(s, do_claim_market):  # main, after the question do_claim_market, content/crypto_clash/turn.rules:4
    s.f_main_do_claim_market = do_claim_market
    seat_2 = s.f_main_seat_2
    s.shares[seat_2] -= 1
    s.market_pawn[do_claim_market] = seat_2
    if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
        s.player = seat_2
        s.options = (do_claim_market, -1)
        s.option_count = 2
        s.pc = 68  # then main_answer
        return 0
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if not offered:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_answer(s, answer):  # main, after the question answer, content/crypto_clash/turn.rules:7
    seat_2 = s.f_main_seat_2
    if answer >= 0:
        return DO_MARKETS_BENEFIT[s.f_main_do_claim_market](s, 69, seat_2, s.f_main_do_claim_market)  # then main_after_do_markets_benefit
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if not offered:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_after_do_markets_benefit(s, _):  # main, after do_markets_benefit, content/crypto_clash/turn.rules:7
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_chosen(s, chosen):  # main, after the question chosen, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if chosen == -1:
        s.f_main_offers_1_left = 10000
        return 82  # main_offers_1
    s.player = seat_2
    s.options = options = main_those(s, seat_2)
    s.option_count = len(options)
    s.pc = 71  # then main_do_complete_function_card_3
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

def main_after_do_functions_ongoing_(s, _):  # main, after do_functions_ongoing, content/crypto_clash/turn.rules:13
    do_complete_function_card_3 = s.f_main_do_complete_function_card_3
    if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
        moved_5 = (do_complete_function_card_3,)
        place = s.f_main_seat_2 + 9
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
        return refill_rows(s, 73)  # then main_after_refill_rows_11
    moved_6 = (do_complete_function_card_3,)
    place = s.f_main_seat_2 + 5
    for card in moved_6:
        leave(s, card, place)
        put_known(s, card, place)
    return refill_rows(s, 74)  # then main_after_refill_rows_12

def main_after_refill_rows_11(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:14
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_after_refill_rows_12(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:15
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_chosen_1(s, chosen_1):  # main, after the question chosen_1, content/crypto_clash/game.rules:120
    seat_2 = s.f_main_seat_2
    if chosen_1 == -1:
        return main_each_13(s, 0)
    s.player = seat_2
    s.options = options = main_those_(s, seat_2)
    s.option_count = len(options)
    s.pc = 76  # then main_do_buy_capital_kind_2
    return 0

def main_do_buy_capital_kind_2(s, do_buy_capital_kind_2):  # main, after the question do_buy_capital_kind_2, content/crypto_clash/turn.rules:18
    seat_2 = s.f_main_seat_2
    do_buy_capital_card_4 = s.piles[do_buy_capital_kind_2 + 30][-1]
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
    place = seat_2 + 17
    for card in moved_7:
        leave(s, card, place)
        put_known(s, card, place)
    return refill_rows(s, 77)  # then main_after_refill_rows_13

def main_after_refill_rows_13(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:21
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if not offered_1:
            return main_each_13(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # then main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 328)

def main_offers_1(s, _):  # main, loop, content/crypto_clash/game.rules:120
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if not offered_1:
            return main_each_13(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # then main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 328)

def main_each_13(s, _):  # main, loop, content/crypto_clash/game.rules:117
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(s.f_main_each_13_items):
        s.f_main_seat_2 = seat_2 = s.f_main_each_13_items[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        s.active = seat_2
        if can_claim(s, seat_2):
            s.player = seat_2
            s.options = options = main_those_2(s)
            s.option_count = len(options)
            s.pc = 67  # then main_do_claim_market
            return 0
        s.f_main_offers_left = offers_left = 10000
        if offers_left > 0:
            s.f_main_offers_left = offers_left = offers_left - 1
            offered = (0,) if can_complete_function(s, seat_2) else ()
            if not offered:
                s.f_main_offers_1_left = 10000
                return 82  # main_offers_1
            s.player = seat_2
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 70  # then main_chosen
            return 0
        raise RuleLimit('this is repeated too often', 326)
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
    return main_rounds(s)

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
                s.pc = 65  # then main_rolled_rate_1
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_rate_1 = dice
            s.rate = rolled_rate_1
            s.f_main_each_12_from = each_12_from = s.lead
            s.f_main_each_12_i = each_12_i = 0
            if each_12_i < s.n:
                s.f_main_seat_1 = seat_1 = (each_12_from + each_12_i) % s.n
                s.f_main_each_12_i = each_12_i = each_12_i + 1
                s.active = seat_1
                value = s.btc[seat_1] + q_round_income(s, seat_1)
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 321)
                s.btc[seat_1] = value
                s.f_main_each_11_items = s.piles[seat_1 + 9]
                s.f_main_each_11_i = 0
                return main_each_11(s)
            s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
            s.f_main_each_13_i = 0
            return 83  # main_each_13
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
                    s.pc = 64  # then main_rolled_order_roll
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
                    s.pc = 65  # then main_rolled_rate_1
                    return 0
                dice = DICE_1_6[s.pool[s.drawn]]
                if dice:
                    s.drawn += 1
                else:
                    dice = roll(s, 1, 6)
                return main_rolled_rate_1(s, dice)
            return 84  # main_repeat_3
        raise RuleLimit('there are more than 200 repetitions', 277)
    raise RuleLimit('there are more rounds than `at most` says', 311)

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
                s.pc = 64  # then main_rolled_order_roll
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
                s.pc = 65  # then main_rolled_rate_1
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
        return 84  # main_repeat_3
    raise RuleLimit('there are more than 200 repetitions', 277)

def main_each_4(s, _):  # main, loop, content/crypto_clash/turn.rules:28
    each_4_i = s.f_main_each_4_i
    if each_4_i < len(s.f_main_each_4_items):
        s.f_main_p = p = s.f_main_each_4_items[each_4_i]
        s.f_main_each_4_i = each_4_i = each_4_i + 1
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 64  # then main_rolled_order_roll
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
            s.pc = 65  # then main_rolled_rate_1
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_rate_1 = dice
        s.rate = rolled_rate_1
        s.f_main_each_12_from = each_12_from = s.lead
        s.f_main_each_12_i = each_12_i = 0
        if each_12_i < s.n:
            s.f_main_seat_1 = seat_1 = (each_12_from + each_12_i) % s.n
            s.f_main_each_12_i = each_12_i = each_12_i + 1
            s.active = seat_1
            value = s.btc[seat_1] + q_round_income(s, seat_1)
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 321)
            s.btc[seat_1] = value
            s.f_main_each_11_items = s.piles[seat_1 + 9]
            s.f_main_each_11_i = 0
            return main_each_11(s)
        s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
        s.f_main_each_13_i = 0
        return 83  # main_each_13
    return 84  # main_repeat_3

def main_rolled_order_roll(s, rolled_order_roll):  # main, after the dice rolled_order_roll, content/crypto_clash/turn.rules:28
    s.order_roll[s.f_main_p] = rolled_order_roll
    return 85  # main_each_4

def main_rolled_rate_1(s, rolled_rate_1):  # main, after the dice rolled_rate_1, content/crypto_clash/game.rules:113
    s.rate = rolled_rate_1
    s.f_main_each_12_from = each_12_from = s.lead
    s.f_main_each_12_i = each_12_i = 0
    if each_12_i < s.n:
        s.f_main_seat_1 = seat_1 = (each_12_from + each_12_i) % s.n
        s.f_main_each_12_i = each_12_i = each_12_i + 1
        s.active = seat_1
        value = s.btc[seat_1] + q_round_income(s, seat_1)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 321)
        s.btc[seat_1] = value
        s.f_main_each_11_items = each_11_items = s.piles[seat_1 + 9]
        s.f_main_each_11_i = each_11_i = 0
        if each_11_i < len(each_11_items):
            card_7 = each_11_items[each_11_i]
            s.f_main_each_11_i = each_11_i = each_11_i + 1
            return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, seat_1, card_7)  # then main_after_do_functions_ongoing
        return 86  # main_each_12
    s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
    s.f_main_each_13_i = 0
    return 83  # main_each_13

def main_each_12(s, _):  # main, loop, content/crypto_clash/game.rules:114
    each_12_i = s.f_main_each_12_i
    if each_12_i < s.n:
        s.f_main_seat_1 = seat_1 = (s.f_main_each_12_from + each_12_i) % s.n
        s.f_main_each_12_i = each_12_i = each_12_i + 1
        s.active = seat_1
        value = s.btc[seat_1] + q_round_income(s, seat_1)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 321)
        s.btc[seat_1] = value
        s.f_main_each_11_items = each_11_items = s.piles[seat_1 + 9]
        s.f_main_each_11_i = each_11_i = 0
        if each_11_i < len(each_11_items):
            card_7 = each_11_items[each_11_i]
            s.f_main_each_11_i = each_11_i = each_11_i + 1
            return DO_FUNCTIONS_ONGOING[card_7 - 26](s, 66, seat_1, card_7)  # then main_after_do_functions_ongoing
        return 86  # main_each_12
    s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
    s.f_main_each_13_i = 0
    return 83  # main_each_13

def main_each_11(s):  # main, rest, content/crypto_clash/game.rules:116
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
            if len(s.piles[24]) >= SIZE_EXPANSION[0]:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = refill_1_left = 1000
                    if refill_1_left > 0:
                        s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                        if len(s.piles[27]) >= SIZE_OFFER[0]:
                            return refill_rows_end(s)
                        if not s.piles[25]:
                            for card in s.piles[26]:
                                put_known(s, card, 25)
                            shuffle(s, 25)
                        if not s.piles[25]:
                            return refill_rows_end(s)
                        if s.explicit and undecided(s, 25):
                            return await_top(s, 25, 79)  # then refill_rows_card_9
                        return refill_rows_card_9(s, s.piles[25][-1])
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_refill_rows_ret
            if not s.piles[23]:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = refill_1_left = 1000
                    if refill_1_left > 0:
                        s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                        if len(s.piles[27]) >= SIZE_OFFER[0]:
                            return refill_rows_end(s)
                        if not s.piles[25]:
                            for card in s.piles[26]:
                                put_known(s, card, 25)
                            shuffle(s, 25)
                        if not s.piles[25]:
                            return refill_rows_end(s)
                        if s.explicit and undecided(s, 25):
                            return await_top(s, 25, 79)  # then refill_rows_card_9
                        return refill_rows_card_9(s, s.piles[25][-1])
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)  # then refill_rows_card_8
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            return 87  # refill_rows_refill
        raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        s.f_refill_rows_refill_1_left = refill_1_left = 1000
        if refill_1_left > 0:
            s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
            if len(s.piles[27]) >= SIZE_OFFER[0]:
                return s.f_refill_rows_ret
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if not s.piles[25]:
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 79)  # then refill_rows_card_9
            card_9 = s.piles[25][-1]
            put_under_known(s, card_9, 27)
            return 88  # refill_rows_refill_1
        raise RuleLimit('this is repeated too often', 0)
    return s.f_refill_rows_ret

def refill_rows_refill(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= SIZE_EXPANSION[0]:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = refill_1_left = 1000
                if refill_1_left > 0:
                    s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                    if len(s.piles[27]) >= SIZE_OFFER[0]:
                        return s.f_refill_rows_ret
                    if not s.piles[25]:
                        for card in s.piles[26]:
                            put_known(s, card, 25)
                        shuffle(s, 25)
                    if not s.piles[25]:
                        return s.f_refill_rows_ret
                    if s.explicit and undecided(s, 25):
                        return await_top(s, 25, 79)  # then refill_rows_card_9
                    card_9 = s.piles[25][-1]
                    put_under_known(s, card_9, 27)
                    return 88  # refill_rows_refill_1
                raise RuleLimit('this is repeated too often', 0)
            return s.f_refill_rows_ret
        if not s.piles[23]:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = refill_1_left = 1000
                if refill_1_left > 0:
                    s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                    if len(s.piles[27]) >= SIZE_OFFER[0]:
                        return s.f_refill_rows_ret
                    if not s.piles[25]:
                        for card in s.piles[26]:
                            put_known(s, card, 25)
                        shuffle(s, 25)
                    if not s.piles[25]:
                        return s.f_refill_rows_ret
                    if s.explicit and undecided(s, 25):
                        return await_top(s, 25, 79)  # then refill_rows_card_9
                    card_9 = s.piles[25][-1]
                    put_under_known(s, card_9, 27)
                    return 88  # refill_rows_refill_1
                raise RuleLimit('this is repeated too often', 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)  # then refill_rows_card_8
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        return 87  # refill_rows_refill
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_8(s, card_8):  # refill_rows, after the card card_8
    if s.explicit:
        settle(s, card_8)
    put_under_known(s, card_8, 24)
    return 87  # refill_rows_refill

def refill_rows_refill_1(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_1_left > 0:
        s.f_refill_rows_refill_1_left = s.f_refill_rows_refill_1_left - 1
        if len(s.piles[27]) >= SIZE_OFFER[0]:
            return s.f_refill_rows_ret
        if not s.piles[25]:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if not s.piles[25]:
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 25):
            return await_top(s, 25, 79)  # then refill_rows_card_9
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
    for turn in RANGES_FROM_1[n]:
        s.option_count += 1
        options = ALL_INPUT
        kind_1 = options[int(rnd() * len(options))]
        at = me * 4 + kind_1
        value = s.inputs[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 30)
        s.inputs[at] = value
    return

def do_markets_benefit_builders_row_played(s, rnd, me, this):
    at = me * 4
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.inputs[at] = value
    at = me * 4 + 3
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.inputs[at] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_tech_bazaar_played(s, rnd, me, this):
    at = me * 4 + 1
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 33)
    s.inputs[at] = value
    at = me * 4 + 2
    value = s.inputs[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 33)
    s.inputs[at] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_open_market_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_markets_benefit_exchange_floor_played(s, rnd, me, this):
    value = s.btc[me] + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 40)
    s.btc[me] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_take_function_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[27]
    card = options[int(rnd() * len(options))]
    moved = (card,)
    place = me + 1
    for card_ in moved:
        leave(s, card_, place)
        put_known(s, card_, place)
    refill_rows_played(s, rnd)
    return

def do_markets_benefit_function_office_played(s, rnd, me, this):
    do_take_function_played(s, rnd, me)
    return

def do_draw_news_played(s, rnd, me, n_1):
    for turn_1 in RANGES_FROM_1_[n_1]:
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if not s.piles[28]:
            break
        card_2 = top_by(s, 28, rnd)
        moved_1 = (card_2,)
        place = me + 13
        for card in moved_1:
            put_known(s, card, place)
        refill_rows_played(s, rnd)
    return

def do_markets_benefit_rumour_mill_played(s, rnd, me, this):
    do_draw_news_played(s, rnd, me, 1)
    value = s.btc[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 50)
    s.btc[me] = value
    return

def do_volatility_effect_vc06_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 4)
    return

def do_volatility_effect_vc07_played(s, rnd, me, this):
    if s.piles[27]:
        s.option_count += 1
        answer_1 = 1 if rnd() < 0.5 else 0
        if answer_1:
            do_take_function_played(s, rnd, me)
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_volatility_effect_vc08_played(s, rnd, me, this):
    for turn_2 in RANGE_1_4:
        if can_exchange_input(s, me):
            s.option_count += 1
            answer_2 = 1 if rnd() < 0.5 else 0
            if answer_2:
                s.option_count += 1
                options = do_volatility_effect_vc08_those(s, me)
                do_exchange_input_given_away = options[int(rnd() * len(options))]
                s.option_count += 1
                options = RUN_1[do_exchange_input_given_away]
                do_exchange_input_wanted = options[int(rnd() * len(options))]
                at = me * 4 + do_exchange_input_given_away
                s.inputs[at] -= 1
                at = me * 4 + do_exchange_input_wanted
                value = s.inputs[at] + 1
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 78)
                s.inputs[at] = value
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 80)
    s.btc[me] = value
    return

def do_volatility_effect_vc11_played(s, rnd, me, this):
    rolled_rate = int(rnd() * 6) + 1
    s.rate = rolled_rate
    value = s.btc[me] + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 91)
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
        raise RuleLimit('a number became too large', 94)
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
                raise RuleLimit('a number became too large', 107)
            s.inputs[at] = value
        else:
            value = s.btc[me] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.btc[me] = value
    return

def do_play_news_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[me + 13]
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
    if s.piles[27]:
        do_take_function_played(s, rnd, me)
    return

def do_markets_benefit_market_expansion_played(s, rnd, me, this):
    s.option_count += 1
    options = s.piles[24]
    market_1 = options[int(rnd() * len(options))]
    value = s.points[me] + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 121)
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
            raise RuleLimit(f'there is no room for another card in `spots`, which holds {6} at most', 124)
    refill_rows_played(s, rnd)
    return

def do_markets_benefit_starter_played(s, rnd, me, this):
    s.silversphere = me
    do_any_inputs_played(s, rnd, me, 1)
    value = s.btc[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 130)
    s.btc[me] = value
    return

def do_markets_benefit_world_depot_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 3)
    value = s.btc[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 140)
    s.btc[me] = value
    return

def do_markets_benefit_talent_board_played(s, rnd, me, this):
    if s.piles[27]:
        s.option_count += 1
        answer_3 = 1 if rnd() < 0.5 else 0
        if answer_3:
            do_take_function_played(s, rnd, me)
    do_any_inputs_played(s, rnd, me, 2)
    return

def do_markets_benefit_insider_desk_played(s, rnd, me, this):
    do_draw_news_played(s, rnd, me, 2)
    if s.piles[me + 13]:
        s.option_count += 1
        answer_4 = 1 if rnd() < 0.5 else 0
        if answer_4:
            do_play_news_played(s, rnd, me)
    elif s.piles[me + 13]:
        s.option_count += 1
        passed = (0,)[int(rnd() * 1)]
    return

def do_markets_benefit_flash_forum_played(s, rnd, me, this):
    if s.piles[me + 13]:
        s.option_count += 1
        answer_5 = 1 if rnd() < 0.5 else 0
        if answer_5:
            do_play_news_played(s, rnd, me)
    elif s.piles[me + 13]:
        s.option_count += 1
        passed_1 = (0,)[int(rnd() * 1)]
    value = s.btc[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[me] = value
    return

def do_markets_benefit_victory_plaza_played(s, rnd, me, this):
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 155)
    s.points[me] = value
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_markets_benefit_twin_office_played(s, rnd, me, this):
    for turn_3 in RANGE_1_3:
        if s.piles[27]:
            s.option_count += 1
            answer_6 = 1 if rnd() < 0.5 else 0
            if answer_6:
                do_take_function_played(s, rnd, me)
    return

def do_functions_ongoing_fk07_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 1)
    return

def do_functions_ongoing_fk10_played(s, rnd, me, this):
    do_any_inputs_played(s, rnd, me, 1)
    return

def main_played(s, rnd):
    for p_2 in CLOCKWISE[s.n][0]:
        s.shares[p_2] = PARTIES_PAWNS[s.n - 3]
        s.extra[p_2] = 1
    for n_2 in RANGE_1_7:
        s.round_gems[n_2 - 1] = 3
        value = s.gem_supply - 3
        if value < 0:
            value = 0
        s.gem_supply = value
    for kind_3 in ALL_INPUT:
        moved_8 = RUN_2[kind_3]
        place = kind_3 + 30
        for card in moved_8:
            put_known(s, card, place)
        refill_rows_played(s, rnd)
    moved_9 = RUN_3
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit(f'there is no room for another card in `board`, which holds {14} at most', 294)
    refill_rows_played(s, rnd)
    moved_10 = (14,)
    most = SIZE_EXPANSION[0]
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > most:
            raise RuleLimit(f'there is no room for another card in `expansion`, which holds {most} at most', 295)
    refill_rows_played(s, rnd)
    moved_11 = RUN_4
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
    for card in ALL_FUNCTIONS:
        put_known(s, card, 25)
    refill_rows_played(s, rnd)
    for card in ALL_VOLATILITY:
        put_known(s, card, 28)
    refill_rows_played(s, rnd)
    shuffle(s, 28)
    shuffle(s, 25)
    s.open_offer = 1
    refill_rows_played(s, rnd)
    for p_3 in CLOCKWISE[s.n][0]:
        for turn_4 in RANGE_1_3:
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if not s.piles[25]:
                break
            card_5 = top_by(s, 25, rnd)
            moved_14 = (card_5,)
            place = p_3 + 1
            for card in moved_14:
                put_known(s, card, place)
            refill_rows_played(s, rnd)
        for turn_5 in RANGE_1_3:
            if not s.piles[28]:
                for card in s.piles[29]:
                    put_known(s, card, 28)
                shuffle(s, 28)
            if not s.piles[28]:
                break
            card_6 = top_by(s, 28, rnd)
            moved_15 = (card_6,)
            place = p_3 + 13
            for card in moved_15:
                put_known(s, card, place)
            refill_rows_played(s, rnd)
        for turn_6 in RANGE_1_3:
            options = ALL_INPUT
            kind_4 = options[int(rnd() * len(options))]
            at = p_3 * 4 + kind_4
            value = s.inputs[at] + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 310)
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
                raise RuleLimit('there are more than 200 repetitions', 277)
            s.lead = s.rollers[0]
        rolled_rate_1 = int(rnd() * 6) + 1
        s.rate = rolled_rate_1
        for seat_1 in CLOCKWISE[s.n][s.lead]:
            s.active = seat_1
            value = s.btc[seat_1] + q_round_income(s, seat_1)
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 321)
            s.btc[seat_1] = value
            for card_7 in s.piles[seat_1 + 9]:
                DO_FUNCTIONS_ONGOING_PLAYED[card_7 - 26](s, rnd, seat_1, card_7)
        for seat_2 in rotation(s.n, s.lead, s.shares[s.lead]):
            s.active = seat_2
            if can_claim(s, seat_2):
                s.option_count += 1
                options = main_those_2(s)
                do_claim_market = options[int(rnd() * len(options))]
                s.shares[seat_2] -= 1
                s.market_pawn[do_claim_market] = seat_2
                if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
                    s.option_count += 1
                    answer = do_claim_market if rnd() < 0.5 else -1
                    if answer >= 0:
                        DO_MARKETS_BENEFIT_PLAYED[do_claim_market](s, rnd, seat_2, do_claim_market)
            for offers_times in RANGE_1_10001:
                offered = (0,) if can_complete_function(s, seat_2) else ()
                if not offered:
                    break
                s.option_count += 1
                options = offered + (-1,)
                chosen = options[int(rnd() * len(options))]
                if chosen == -1:
                    break
                s.option_count += 1
                options = main_those(s, seat_2)
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
                    place = seat_2 + 9
                    for card in moved_5:
                        leave(s, card, place)
                        put_known(s, card, place)
                    refill_rows_played(s, rnd)
                else:
                    moved_6 = (do_complete_function_card_3,)
                    place = seat_2 + 5
                    for card in moved_6:
                        leave(s, card, place)
                        put_known(s, card, place)
                    refill_rows_played(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 326)
            leaves = False
            for offers_1_times in RANGE_1_10001:
                offered_1 = (0,) if can_buy_capital(s, seat_2) else ()
                if not offered_1:
                    leaves = True
                    break
                s.option_count += 1
                options = offered_1 + (-1,)
                chosen_1 = options[int(rnd() * len(options))]
                if chosen_1 == -1:
                    leaves = True
                    break
                s.option_count += 1
                options = main_those_(s, seat_2)
                do_buy_capital_kind_2 = options[int(rnd() * len(options))]
                do_buy_capital_card_4 = s.piles[do_buy_capital_kind_2 + 30][-1]
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
                place = seat_2 + 17
                for card in moved_7:
                    leave(s, card, place)
                    put_known(s, card, place)
                refill_rows_played(s, rnd)
            else:
                raise RuleLimit('this is repeated too often', 328)
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
        raise RuleLimit('there are more rounds than `at most` says', 311)

def refill_rows_played(s, rnd):
    if s.open_expansion:
        for refill_times in RANGE_1_1001:
            if len(s.piles[24]) >= SIZE_EXPANSION[0]:
                break
            if not s.piles[23]:
                break
            card_8 = top_by(s, 23, rnd)
            put_under_known(s, card_8, 24)
        else:
            raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        for refill_1_times in RANGE_1_1001:
            if len(s.piles[27]) >= SIZE_OFFER[0]:
                break
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if not s.piles[25]:
                break
            card_9 = top_by(s, 25, rnd)
            put_under_known(s, card_9, 27)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_markets_benefit_steelyard, content/crypto_clash/markets/board.yaml:6
def do_markets_benefit_steelyard_logged(s, me, this):
    COVER.add(18)
    at = me * 4
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 18)
    s.inputs[at] = value
    change = value - before
    s.tape.append((5, 18, me, (change,), None))
    return

# ---- do_markets_benefit_chip_works, content/crypto_clash/markets/board.yaml:10
def do_markets_benefit_chip_works_logged(s, me, this):
    COVER.add(20)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 20)
    s.inputs[at] = value
    change_1 = value - before
    s.tape.append((6, 20, me, (change_1,), None))
    return

# ---- do_markets_benefit_power_station, content/crypto_clash/markets/board.yaml:14
def do_markets_benefit_power_station_logged(s, me, this):
    COVER.add(22)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 22)
    s.inputs[at] = value
    change_2 = value - before
    s.tape.append((7, 22, me, (change_2,), None))
    return

# ---- do_markets_benefit_hiring_hall, content/crypto_clash/markets/board.yaml:18
def do_markets_benefit_hiring_hall_logged(s, me, this):
    COVER.add(24)
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 24)
    s.inputs[at] = value
    change_3 = value - before
    s.tape.append((8, 24, me, (change_3,), None))
    return

# ---- do_any_inputs, content/crypto_clash/turn.rules:35
def do_any_inputs_logged(s, ret, me, n):
    s.f_do_any_inputs_ret = ret
    s.f_do_any_inputs_me = me
    s.tape.append((9, 7, me, (n,), None))
    COVER.add(28)
    s.f_do_any_inputs_repeat_i = repeat_i = 1
    s.f_do_any_inputs_repeat_last = repeat_last = n
    if repeat_i <= repeat_last:
        turn = repeat_i
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        COVER.add(29)
        s.player = me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # then do_any_inputs_kind_1_logged
        return 0
    return s.f_do_any_inputs_ret

def do_any_inputs_kind_1_logged(s, kind_1):  # do_any_inputs, after the question kind_1, content/crypto_clash/turn.rules:37
    repeat_i = s.f_do_any_inputs_repeat_i
    me = s.f_do_any_inputs_me
    s.tape.append((10, 29, me, (kind_1,), None))
    COVER.add(30)
    at = me * 4 + kind_1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 30)
    s.inputs[at] = value
    change_6 = value - before
    s.tape.append((11, 30, me, (change_6, kind_1,), None))
    if repeat_i <= s.f_do_any_inputs_repeat_last:
        turn = repeat_i
        s.f_do_any_inputs_repeat_i = repeat_i = repeat_i + 1
        COVER.add(29)
        s.player = me
        s.options = options = ALL_INPUT
        s.option_count = len(options)
        s.pc = 3  # then do_any_inputs_kind_1_logged
        return 0
    return s.f_do_any_inputs_ret

# ---- do_markets_benefit_builders_row, content/crypto_clash/markets/board.yaml:22
def do_markets_benefit_builders_row_logged(s, ret, me, this):
    s.f_do_markets_benefit_builders_row_ret = ret
    COVER.add(26)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.inputs[at] = value
    change_4 = value - before
    s.tape.append((5, 26, me, (change_4,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.inputs[at] = value
    change_5 = value - before
    s.tape.append((8, 26, me, (change_5,), None))
    COVER.add(27)
    return do_any_inputs_logged(s, 4, me, 1)  # then do_markets_benefit_builders_row_after_do_any_inputs_logged

def do_markets_benefit_builders_row_after_do_any_inputs_logged(s, _):  # do_markets_benefit_builders_row, after do_any_inputs, content/crypto_clash/markets/board.yaml:22
    return s.f_do_markets_benefit_builders_row_ret

# ---- do_markets_benefit_tech_bazaar, content/crypto_clash/markets/board.yaml:26
def do_markets_benefit_tech_bazaar_logged(s, ret, me, this):
    s.f_do_markets_benefit_tech_bazaar_ret = ret
    COVER.add(33)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 33)
    s.inputs[at] = value
    change_7 = value - before
    s.tape.append((6, 33, me, (change_7,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 33)
    s.inputs[at] = value
    change_8 = value - before
    s.tape.append((7, 33, me, (change_8,), None))
    COVER.add(34)
    return do_any_inputs_logged(s, 5, me, 1)  # then do_markets_benefit_tech_bazaar_after_do_any_inputs_logged

def do_markets_benefit_tech_bazaar_after_do_any_inputs_logged(s, _):  # do_markets_benefit_tech_bazaar, after do_any_inputs, content/crypto_clash/markets/board.yaml:26
    return s.f_do_markets_benefit_tech_bazaar_ret

# ---- do_markets_benefit_open_market, content/crypto_clash/markets/board.yaml:30
def do_markets_benefit_open_market_logged(s, ret, me, this):
    s.f_do_markets_benefit_open_market_ret = ret
    COVER.add(36)
    return do_any_inputs_logged(s, 6, me, 2)  # then do_markets_benefit_open_market_after_do_any_inputs_logged

def do_markets_benefit_open_market_after_do_any_inputs_logged(s, _):  # do_markets_benefit_open_market, after do_any_inputs, content/crypto_clash/markets/board.yaml:30
    return s.f_do_markets_benefit_open_market_ret

# ---- do_markets_benefit_coin_faucet, content/crypto_clash/markets/board.yaml:34
def do_markets_benefit_coin_faucet_logged(s, me, this):
    COVER.add(38)
    before = s.btc[me]
    value = before + 5
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 38)
    s.btc[me] = value
    change_9 = value - before
    s.tape.append((12, 38, me, (change_9,), None))
    return

# ---- do_markets_benefit_exchange_floor, content/crypto_clash/markets/board.yaml:38
def do_markets_benefit_exchange_floor_logged(s, ret, me, this):
    s.f_do_markets_benefit_exchange_floor_ret = ret
    COVER.add(40)
    before = s.btc[me]
    value = before + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 40)
    s.btc[me] = value
    change_10 = value - before
    s.tape.append((12, 40, me, (change_10,), None))
    COVER.add(41)
    return do_any_inputs_logged(s, 7, me, 1)  # then do_markets_benefit_exchange_floor_after_do_any_inputs_logged

def do_markets_benefit_exchange_floor_after_do_any_inputs_logged(s, _):  # do_markets_benefit_exchange_floor, after do_any_inputs, content/crypto_clash/markets/board.yaml:38
    return s.f_do_markets_benefit_exchange_floor_ret

# ---- do_take_function, content/crypto_clash/turn.rules:40
def do_take_function_logged(s, ret, me):
    s.f_do_take_function_ret = ret
    s.f_do_take_function_me = me
    s.tape.append((13, 8, me, (), None))
    COVER.add(44)
    s.player = me
    s.options = options = s.piles[27]
    s.option_count = len(options)
    s.pc = 8  # then do_take_function_card_logged
    return 0

def do_take_function_card_logged(s, card):  # do_take_function, after the question card, content/crypto_clash/turn.rules:41
    me = s.f_do_take_function_me
    s.tape.append((0, 44, me, (card,), None))
    COVER.add(45)
    moved = (card,)
    place = me + 1
    for card_ in moved:
        leave(s, card_, place)
        put_known(s, card_, place)
    s.tape.append((14, 45, me, (moved,), None))
    return refill_rows_logged(s, 9)  # then do_take_function_after_refill_rows_logged

def do_take_function_after_refill_rows_logged(s, _):  # do_take_function, after refill_rows, content/crypto_clash/turn.rules:41
    return s.f_do_take_function_ret

# ---- do_markets_benefit_function_office, content/crypto_clash/markets/board.yaml:42
def do_markets_benefit_function_office_logged(s, ret, me, this):
    s.f_do_markets_benefit_function_office_ret = ret
    COVER.add(43)
    return do_take_function_logged(s, 10, me)  # then do_markets_benefit_function_office_after_do_take_function_logged

def do_markets_benefit_function_office_after_do_take_function_logged(s, _):  # do_markets_benefit_function_office, after do_take_function, content/crypto_clash/markets/board.yaml:42
    return s.f_do_markets_benefit_function_office_ret

# ---- do_draw_news, content/crypto_clash/turn.rules:48
def do_draw_news_logged(s, ret, me, n_1):
    s.f_do_draw_news_ret = ret
    s.f_do_draw_news_me = me
    s.tape.append((15, 10, me, (n_1,), None))
    COVER.add(48)
    s.f_do_draw_news_drawing_i = drawing_i = 1
    s.f_do_draw_news_drawing_last = drawing_last = n_1
    if drawing_i <= drawing_last:
        turn_1 = drawing_i
        s.f_do_draw_news_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)  # then do_draw_news_card_2_logged
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = me + 13
            for card in moved_1:
                put_known(s, card, place)
            s.tape.append((17, 48, me, (len(moved_1),), None))
            s.tape.append((16, 48, me, (moved_1,), 1 << me))
            return refill_rows_logged(s, 12)  # then do_draw_news_after_refill_rows_logged
    return s.f_do_draw_news_ret

def do_draw_news_after_refill_rows_logged(s, _):  # do_draw_news, after refill_rows, content/crypto_clash/turn.rules:49
    drawing_i = s.f_do_draw_news_drawing_i
    me = s.f_do_draw_news_me
    if drawing_i <= s.f_do_draw_news_drawing_last:
        turn_1 = drawing_i
        s.f_do_draw_news_drawing_i = drawing_i = drawing_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 11)  # then do_draw_news_card_2_logged
            card_2 = s.piles[28][-1]
            moved_1 = (card_2,)
            place = me + 13
            for card in moved_1:
                put_known(s, card, place)
            s.tape.append((17, 48, me, (len(moved_1),), None))
            s.tape.append((16, 48, me, (moved_1,), 1 << me))
            return refill_rows_logged(s, 12)  # then do_draw_news_after_refill_rows_logged
    return s.f_do_draw_news_ret

def do_draw_news_card_2_logged(s, card_2):  # do_draw_news, after the card card_2, content/crypto_clash/turn.rules:49
    if s.explicit:
        settle(s, card_2)
    me = s.f_do_draw_news_me
    moved_1 = (card_2,)
    place = me + 13
    for card in moved_1:
        put_known(s, card, place)
    s.tape.append((17, 48, me, (len(moved_1),), None))
    s.tape.append((16, 48, me, (moved_1,), 1 << me))
    return refill_rows_logged(s, 12)  # then do_draw_news_after_refill_rows_logged

# ---- do_markets_benefit_rumour_mill, content/crypto_clash/markets/board.yaml:46
def do_markets_benefit_rumour_mill_logged(s, ret, me, this):
    s.f_do_markets_benefit_rumour_mill_ret = ret
    s.f_do_markets_benefit_rumour_mill_me = me
    COVER.add(47)
    return do_draw_news_logged(s, 13, me, 1)  # then do_markets_benefit_rumour_mill_after_do_draw_news_logged

def do_markets_benefit_rumour_mill_after_do_draw_news_logged(s, _):  # do_markets_benefit_rumour_mill, after do_draw_news, content/crypto_clash/markets/board.yaml:46
    COVER.add(50)
    before = s.btc[s.f_do_markets_benefit_rumour_mill_me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 50)
    s.btc[s.f_do_markets_benefit_rumour_mill_me] = value
    change_11 = value - before
    s.tape.append((12, 50, s.f_do_markets_benefit_rumour_mill_me, (change_11,), None))
    return s.f_do_markets_benefit_rumour_mill_ret

# ---- do_volatility_effect_vc01, content/crypto_clash/cards/volatility.yaml:7
def do_volatility_effect_vc01_logged(s, me, this):
    COVER.add(55)
    before = s.btc[me]
    value = before + s.rate * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 55)
    s.btc[me] = value
    change_12 = value - before
    s.tape.append((12, 55, me, (change_12,), None))
    return

# ---- do_volatility_effect_vc02, content/crypto_clash/cards/volatility.yaml:12
def do_volatility_effect_vc02_logged(s, me, this):
    COVER.add(57)
    before = s.btc[me]
    value = before + 7
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 57)
    s.btc[me] = value
    change_13 = value - before
    s.tape.append((12, 57, me, (change_13,), None))
    return

# ---- do_volatility_effect_vc03, content/crypto_clash/cards/volatility.yaml:17
def do_volatility_effect_vc03_logged(s, me, this):
    COVER.add(59)
    before = s.btc[me]
    value = before + s.rate * s.outputs[me * 3 + 1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 59)
    s.btc[me] = value
    change_14 = value - before
    s.tape.append((12, 59, me, (change_14,), None))
    COVER.add(60)
    before = s.btc[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 60)
    s.btc[me] = value
    change_15 = value - before
    s.tape.append((12, 60, me, (change_15,), None))
    return

# ---- do_volatility_effect_vc04, content/crypto_clash/cards/volatility.yaml:22
def do_volatility_effect_vc04_logged(s, me, this):
    COVER.add(62)
    before = s.btc[me]
    value = before + min(10, do_volatility_effect_vc04_sum(s, me) * 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 62)
    s.btc[me] = value
    change_16 = value - before
    s.tape.append((12, 62, me, (change_16,), None))
    return

# ---- do_volatility_effect_vc05, content/crypto_clash/cards/volatility.yaml:27
def do_volatility_effect_vc05_logged(s, me, this):
    COVER.add(64)
    before = s.btc[me]
    value = before + s.outputs[me * 3] * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 64)
    s.btc[me] = value
    change_17 = value - before
    s.tape.append((12, 64, me, (change_17,), None))
    COVER.add(65)
    before = s.btc[me]
    value = before + s.outputs[me * 3 + 2] * 5
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 65)
    s.btc[me] = value
    change_18 = value - before
    s.tape.append((12, 65, me, (change_18,), None))
    return

# ---- do_volatility_effect_vc06, content/crypto_clash/cards/volatility.yaml:32
def do_volatility_effect_vc06_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc06_ret = ret
    COVER.add(67)
    return do_any_inputs_logged(s, 14, me, 4)  # then do_volatility_effect_vc06_after_do_any_inputs_logged

def do_volatility_effect_vc06_after_do_any_inputs_logged(s, _):  # do_volatility_effect_vc06, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:32
    return s.f_do_volatility_effect_vc06_ret

# ---- do_volatility_effect_vc07, content/crypto_clash/cards/volatility.yaml:37
def do_volatility_effect_vc07_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc07_ret = ret
    s.f_do_volatility_effect_vc07_me = me
    COVER.add(69)
    if s.piles[27]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 15  # then do_volatility_effect_vc07_answer_1_logged
        return 0
    COVER.add(70)
    return do_any_inputs_logged(s, 17, me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_answer_1_logged(s, answer_1):  # do_volatility_effect_vc07, after the question answer_1, content/crypto_clash/cards/volatility.yaml:37
    if answer_1:
        return do_take_function_logged(s, 16, s.f_do_volatility_effect_vc07_me)  # then do_volatility_effect_vc07_after_do_take_function_logged
    COVER.add(70)
    return do_any_inputs_logged(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_after_do_take_function_logged(s, _):  # do_volatility_effect_vc07, after do_take_function, content/crypto_clash/cards/volatility.yaml:37
    COVER.add(70)
    return do_any_inputs_logged(s, 17, s.f_do_volatility_effect_vc07_me, 2)  # then do_volatility_effect_vc07_after_do_any_inputs_logged

def do_volatility_effect_vc07_after_do_any_inputs_logged(s, _):  # do_volatility_effect_vc07, after do_any_inputs, content/crypto_clash/cards/volatility.yaml:37
    return s.f_do_volatility_effect_vc07_ret

# ---- do_volatility_effect_vc08, content/crypto_clash/cards/volatility.yaml:43
def do_volatility_effect_vc08_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc08_ret = ret
    s.f_do_volatility_effect_vc08_me = me
    COVER.add(72)
    s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = 1
    s.f_do_volatility_effect_vc08_repeat_1_last = repeat_1_last = 3
    while True:
        if repeat_1_i > repeat_1_last:
            COVER.add(80)
            before = s.btc[me]
            value = before + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            change_21 = value - before
            s.tape.append((12, 80, me, (change_21,), None))
            return s.f_do_volatility_effect_vc08_ret
        turn_2 = repeat_1_i
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(73)
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2_logged
            return 0

def do_volatility_effect_vc08_answer_2_logged(s, answer_2):  # do_volatility_effect_vc08, after the question answer_2, content/crypto_clash/cards/volatility.yaml:43
    repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i
    me = s.f_do_volatility_effect_vc08_me
    if answer_2:
        s.tape.append((19, 74, me, (), None))
        COVER.add(75)
        s.player = me
        s.options = options = do_volatility_effect_vc08_those(s, me)
        s.option_count = len(options)
        s.pc = 19  # then do_volatility_effect_vc08_do_exchange_input_given_away_logged
        return 0
    while True:
        if repeat_1_i > s.f_do_volatility_effect_vc08_repeat_1_last:
            COVER.add(80)
            before = s.btc[me]
            value = before + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            change_21 = value - before
            s.tape.append((12, 80, me, (change_21,), None))
            return s.f_do_volatility_effect_vc08_ret
        turn_2 = repeat_1_i
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(73)
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2_logged
            return 0

def do_volatility_effect_vc08_do_exchange_input_given_away_logged(s, do_exchange_input_given_away):  # do_volatility_effect_vc08, after the question do_exchange_input_given_away, content/crypto_clash/turn.rules:67
    s.f_do_volatility_effect_vc08_do_exchange_input_given_away = do_exchange_input_given_away
    s.tape.append((10, 75, s.f_do_volatility_effect_vc08_me, (do_exchange_input_given_away,), None))
    COVER.add(76)
    s.player = s.f_do_volatility_effect_vc08_me
    s.options = options = RUN_1[do_exchange_input_given_away]
    s.option_count = len(options)
    s.pc = 20  # then do_volatility_effect_vc08_do_exchange_input_wanted_logged
    return 0

def do_volatility_effect_vc08_do_exchange_input_wanted_logged(s, do_exchange_input_wanted):  # do_volatility_effect_vc08, after the question do_exchange_input_wanted, content/crypto_clash/turn.rules:68
    repeat_1_i = s.f_do_volatility_effect_vc08_repeat_1_i
    me = s.f_do_volatility_effect_vc08_me
    s.tape.append((10, 76, me, (do_exchange_input_wanted,), None))
    COVER.add(77)
    at = me * 4 + s.f_do_volatility_effect_vc08_do_exchange_input_given_away
    before = s.inputs[at]
    value = before - 1
    s.inputs[at] = value
    change_19 = value - before
    s.tape.append((20, 77, me, (0 - change_19, s.f_do_volatility_effect_vc08_do_exchange_input_given_away,), None))
    COVER.add(78)
    at = me * 4 + do_exchange_input_wanted
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 78)
    s.inputs[at] = value
    change_20 = value - before
    s.tape.append((11, 78, me, (change_20, do_exchange_input_wanted,), None))
    while True:
        if repeat_1_i > s.f_do_volatility_effect_vc08_repeat_1_last:
            COVER.add(80)
            before = s.btc[me]
            value = before + 4
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 80)
            s.btc[me] = value
            change_21 = value - before
            s.tape.append((12, 80, me, (change_21,), None))
            return s.f_do_volatility_effect_vc08_ret
        turn_2 = repeat_1_i
        s.f_do_volatility_effect_vc08_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(73)
        if can_exchange_input(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 18  # then do_volatility_effect_vc08_answer_2_logged
            return 0

# ---- do_volatility_effect_vc09, content/crypto_clash/cards/volatility.yaml:49
def do_volatility_effect_vc09_logged(s, me, this):
    COVER.add(82)
    old_1 = s.rate
    s.rate = 6
    s.tape.append((21, 82, me, (s.rate, old_1,), None))
    COVER.add(83)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 83)
    s.btc[me] = value
    change_22 = value - before
    s.tape.append((12, 83, me, (change_22,), None))
    return

# ---- do_volatility_effect_vc10, content/crypto_clash/cards/volatility.yaml:55
def do_volatility_effect_vc10_logged(s, me, this):
    COVER.add(85)
    old_2 = s.rate
    s.rate = 1
    s.tape.append((21, 85, me, (s.rate, old_2,), None))
    COVER.add(86)
    for victim_1 in RIVALS[s.n][me]:
        COVER.add(87)
        before = s.btc[victim_1]
        value = before - 2
        if value < 0:
            value = 0
        s.btc[victim_1] = value
        change_23 = value - before
        s.tape.append((22, 87, victim_1, (0 - change_23,), None))
    COVER.add(88)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 88)
    s.points[me] = value
    change_24 = value - before
    s.tape.append((23, 88, me, (change_24,), None))
    return

# ---- do_volatility_effect_vc11, content/crypto_clash/cards/volatility.yaml:62
def do_volatility_effect_vc11_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc11_ret = ret
    s.f_do_volatility_effect_vc11_me = me
    COVER.add(90)
    if s.explicit:
        s.player = -1
        s.options = (1, 2, 3, 4, 5, 6)
        s.weights = (1, 1, 1, 1, 1, 1)
        s.option_count = 6
        s.pc = 21  # then do_volatility_effect_vc11_rolled_rate_logged
        return 0
    dice = DICE_1_6[s.pool[s.drawn]]
    if dice:
        s.drawn += 1
    else:
        dice = roll(s, 1, 6)
    rolled_rate = dice
    s.rate = rolled_rate
    s.tape.append((24, 90, me, (rolled_rate,), None))
    COVER.add(91)
    before = s.btc[me]
    value = before + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 91)
    s.btc[me] = value
    change_25 = value - before
    s.tape.append((12, 91, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

def do_volatility_effect_vc11_rolled_rate_logged(s, rolled_rate):  # do_volatility_effect_vc11, after the dice rolled_rate, content/crypto_clash/cards/volatility.yaml:62
    me = s.f_do_volatility_effect_vc11_me
    s.rate = rolled_rate
    s.tape.append((24, 90, me, (rolled_rate,), None))
    COVER.add(91)
    before = s.btc[me]
    value = before + (s.rate + 2)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 91)
    s.btc[me] = value
    change_25 = value - before
    s.tape.append((12, 91, me, (change_25,), None))
    return s.f_do_volatility_effect_vc11_ret

# ---- do_volatility_effect_vc12, content/crypto_clash/cards/volatility.yaml:67
def do_volatility_effect_vc12_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc12_ret = ret
    s.f_do_volatility_effect_vc12_me = me
    COVER.add(93)
    s.player = me
    s.options = options = RIVALS[s.n][me]
    s.option_count = len(options)
    s.pc = 22  # then do_volatility_effect_vc12_victim_logged
    return 0

def do_volatility_effect_vc12_victim_logged(s, victim):  # do_volatility_effect_vc12, after the question victim, content/crypto_clash/cards/volatility.yaml:67
    me = s.f_do_volatility_effect_vc12_me
    s.tape.append((25, 93, me, (victim,), None))
    COVER.add(94)
    before = s.btc[victim]
    value = before - 5
    if value < 0:
        value = 0
    s.btc[victim] = value
    change_26 = value - before
    s.tape.append((22, 94, victim, (0 - change_26,), None))
    taken = 0 - change_26
    before = s.btc[me]
    value = before + taken
    if value < 0:
        value = 0
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 94)
    s.btc[me] = value
    change_27 = value - before
    s.tape.append((12, 94, me, (change_27,), None))
    return s.f_do_volatility_effect_vc12_ret

# ---- do_volatility_effect_vc13, content/crypto_clash/cards/volatility.yaml:73
def do_volatility_effect_vc13_logged(s, me, this):
    COVER.add(96)
    for victim_2 in RIVALS[s.n][me]:
        COVER.add(97)
        before = s.btc[victim_2]
        value = before - 2
        if value < 0:
            value = 0
        s.btc[victim_2] = value
        change_28 = value - before
        s.tape.append((22, 97, victim_2, (0 - change_28,), None))
    COVER.add(98)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 98)
    s.points[me] = value
    change_29 = value - before
    s.tape.append((23, 98, me, (change_29,), None))
    return

# ---- do_volatility_effect_vc14, content/crypto_clash/cards/volatility.yaml:80
def do_volatility_effect_vc14_logged(s, me, this):
    COVER.add(100)
    for victim_3 in RIVALS[s.n][me]:
        COVER.add(101)
        at = victim_3 * 4 + 2
        before = s.inputs[at]
        value = before - 1
        if value < 0:
            value = 0
        s.inputs[at] = value
        change_30 = value - before
        s.tape.append((26, 101, victim_3, (0 - change_30,), None))
    COVER.add(102)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 102)
    s.inputs[at] = value
    change_31 = value - before
    s.tape.append((7, 102, me, (change_31,), None))
    return

# ---- do_volatility_effect_vc15, content/crypto_clash/cards/volatility.yaml:87
def do_volatility_effect_vc15_logged(s, ret, me, this):
    s.f_do_volatility_effect_vc15_ret = ret
    s.f_do_volatility_effect_vc15_me = me
    COVER.add(104)
    s.player = me
    s.options = options = ALL_INPUT
    s.option_count = len(options)
    s.pc = 23  # then do_volatility_effect_vc15_kind_logged
    return 0

def do_volatility_effect_vc15_kind_logged(s, kind):  # do_volatility_effect_vc15, after the question kind, content/crypto_clash/cards/volatility.yaml:87
    me = s.f_do_volatility_effect_vc15_me
    s.tape.append((10, 104, me, (kind,), None))
    COVER.add(105)
    for victim_4 in RIVALS[s.n][me]:
        COVER.add(106)
        if s.inputs[victim_4 * 4 + kind] > 0:
            COVER.add(107)
            at = victim_4 * 4 + kind
            before = s.inputs[at]
            value = before - 1
            s.inputs[at] = value
            change_32 = value - before
            s.tape.append((20, 107, victim_4, (0 - change_32, kind,), None))
            taken_1 = 0 - change_32
            at = me * 4 + kind
            before = s.inputs[at]
            value = before + taken_1
            if value < 0:
                value = 0
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 107)
            s.inputs[at] = value
            change_33 = value - before
            s.tape.append((11, 107, me, (change_33, kind,), None))
        else:
            COVER.add(108)
            before = s.btc[me]
            value = before + 1
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 108)
            s.btc[me] = value
            change_34 = value - before
            s.tape.append((12, 108, me, (change_34,), None))
    return s.f_do_volatility_effect_vc15_ret

# ---- do_volatility_effect_vc16, content/crypto_clash/cards/volatility.yaml:95
def do_volatility_effect_vc16_logged(s, me, this):
    COVER.add(110)
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 110)
    s.points[me] = value
    change_35 = value - before
    s.tape.append((23, 110, me, (change_35,), None))
    return

# ---- do_play_news, content/crypto_clash/turn.rules:51
def do_play_news_logged(s, ret, me):
    s.f_do_play_news_ret = ret
    s.f_do_play_news_me = me
    s.tape.append((18, 11, me, (), None))
    COVER.add(53)
    s.player = me
    s.options = options = s.piles[me + 13]
    s.option_count = len(options)
    s.pc = 24  # then do_play_news_card_1_logged
    return 0

def do_play_news_card_1_logged(s, card_1):  # do_play_news, after the question card_1, content/crypto_clash/turn.rules:52
    s.f_do_play_news_card_1 = card_1
    me = s.f_do_play_news_me
    s.tape.append((0, 53, me, (card_1,), 1 << me))
    COVER.add(54)
    return DO_VOLATILITY_EFFECT_LOGGED[card_1 - 66](s, 25, me, card_1)  # then do_play_news_after_do_volatility_effect_logged

def do_play_news_after_do_volatility_effect_logged(s, _):  # do_play_news, after do_volatility_effect, content/crypto_clash/turn.rules:53
    COVER.add(112)
    moved_2 = (s.f_do_play_news_card_1,)
    for card in moved_2:
        put_known(s, card, 29)
    s.tape.append((27, 112, s.f_do_play_news_me, (moved_2,), None))
    return refill_rows_logged(s, 26)  # then do_play_news_after_refill_rows_logged

def do_play_news_after_refill_rows_logged(s, _):  # do_play_news, after refill_rows, content/crypto_clash/turn.rules:54
    return s.f_do_play_news_ret

# ---- do_markets_benefit_news_desk, content/crypto_clash/markets/board.yaml:50
def do_markets_benefit_news_desk_logged(s, ret, me, this):
    s.f_do_markets_benefit_news_desk_ret = ret
    COVER.add(52)
    return do_play_news_logged(s, 27, me)  # then do_markets_benefit_news_desk_after_do_play_news_logged

def do_markets_benefit_news_desk_after_do_play_news_logged(s, _):  # do_markets_benefit_news_desk, after do_play_news, content/crypto_clash/markets/board.yaml:50
    return s.f_do_markets_benefit_news_desk_ret

# ---- do_markets_benefit_clean_slate, content/crypto_clash/markets/board.yaml:54
def do_markets_benefit_clean_slate_logged(s, ret, me, this):
    s.f_do_markets_benefit_clean_slate_ret = ret
    s.f_do_markets_benefit_clean_slate_me = me
    COVER.add(114)
    s.tape.append((28, 13, me, (), None))
    COVER.add(115)
    moved_3 = s.piles[27]
    for card in moved_3:
        put_known(s, card, 26)
    s.tape.append((29, 115, me, (moved_3,), None))
    return refill_rows_logged(s, 28)  # then do_markets_benefit_clean_slate_after_refill_rows_logged

def do_markets_benefit_clean_slate_after_refill_rows_logged(s, _):  # do_markets_benefit_clean_slate, after refill_rows, content/crypto_clash/markets/board.yaml:54
    COVER.add(116)
    if s.piles[27]:
        return do_take_function_logged(s, 29, s.f_do_markets_benefit_clean_slate_me)  # then do_markets_benefit_clean_slate_after_do_take_function_logged
    s.tape.append((30, 116, s.f_do_markets_benefit_clean_slate_me, (), None))
    return s.f_do_markets_benefit_clean_slate_ret

def do_markets_benefit_clean_slate_after_do_take_function_logged(s, _):  # do_markets_benefit_clean_slate, after do_take_function, content/crypto_clash/turn.rules:46
    return s.f_do_markets_benefit_clean_slate_ret

# ---- do_markets_benefit_market_expansion, content/crypto_clash/markets/board.yaml:58
def do_markets_benefit_market_expansion_logged(s, ret, me, this):
    s.f_do_markets_benefit_market_expansion_ret = ret
    s.f_do_markets_benefit_market_expansion_me = me
    COVER.add(119)
    s.tape.append((31, 14, me, (), None))
    COVER.add(120)
    s.player = me
    s.options = options = s.piles[24]
    s.option_count = len(options)
    s.pc = 30  # then do_markets_benefit_market_expansion_market_1_logged
    return 0

def do_markets_benefit_market_expansion_market_1_logged(s, market_1):  # do_markets_benefit_market_expansion, after the question market_1, content/crypto_clash/turn.rules:57
    me = s.f_do_markets_benefit_market_expansion_me
    s.tape.append((0, 120, me, (market_1,), None))
    COVER.add(121)
    before = s.points[me]
    value = before + s.market_gems[market_1]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 121)
    s.points[me] = value
    change_36 = value - before
    s.tape.append((23, 121, me, (change_36,), None))
    COVER.add(122)
    before = s.gem_supply
    value = before + s.market_gems[market_1]
    if value > 32:
        value = 32
    s.gem_supply = value
    change_37 = value - before
    s.tape.append((32, 122, me, (change_37,), None))
    COVER.add(123)
    old_3 = s.market_gems[market_1]
    s.market_gems[market_1] = 0
    if OPEN_PLACES[s.loc[market_1]]:
        s.tape.append((34, 123, me, (s.market_gems[market_1], market_1, old_3,), None))
    else:
        s.tape.append((33, 123, me, (s.market_gems[market_1], old_3,), None))
    COVER.add(124)
    moved_4 = (market_1,)
    for card in moved_4:
        put_known(s, card, 22)
        if len(s.piles[22]) > 6:
            raise RuleLimit(f'there is no room for another card in `spots`, which holds {6} at most', 124)
    s.tape.append((35, 124, me, (moved_4,), None))
    return refill_rows_logged(s, 31)  # then do_markets_benefit_market_expansion_after_refill_rows_logged

def do_markets_benefit_market_expansion_after_refill_rows_logged(s, _):  # do_markets_benefit_market_expansion, after refill_rows, content/crypto_clash/turn.rules:61
    return s.f_do_markets_benefit_market_expansion_ret

# ---- do_markets_benefit_starter, content/crypto_clash/markets/tablets.yaml:6
def do_markets_benefit_starter_logged(s, ret, me, this):
    s.f_do_markets_benefit_starter_ret = ret
    s.f_do_markets_benefit_starter_me = me
    COVER.add(126)
    s.tape.append((36, 16, me, (), None))
    COVER.add(127)
    old_4 = s.silversphere
    s.silversphere = me
    s.tape.append((37, 127, me, (s.silversphere, old_4,), None))
    COVER.add(129)
    return do_any_inputs_logged(s, 32, me, 1)  # then do_markets_benefit_starter_after_do_any_inputs_logged

def do_markets_benefit_starter_after_do_any_inputs_logged(s, _):  # do_markets_benefit_starter, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:6
    COVER.add(130)
    before = s.btc[s.f_do_markets_benefit_starter_me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 130)
    s.btc[s.f_do_markets_benefit_starter_me] = value
    change_38 = value - before
    s.tape.append((12, 130, s.f_do_markets_benefit_starter_me, (change_38,), None))
    return s.f_do_markets_benefit_starter_ret

# ---- do_markets_benefit_prestige_desk, content/crypto_clash/markets/tablets.yaml:10
def do_markets_benefit_prestige_desk_logged(s, me, this):
    COVER.add(132)
    s.btc[me] -= 6
    s.tape.append((38, 133, me, (6,), None))
    COVER.add(134)
    before = s.points[me]
    value = before + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 134)
    s.points[me] = value
    change_39 = value - before
    s.tape.append((23, 134, me, (change_39,), None))
    return

# ---- do_markets_benefit_deep_mine, content/crypto_clash/markets/tablets.yaml:14
def do_markets_benefit_deep_mine_logged(s, me, this):
    COVER.add(135)
    at = me * 4
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.inputs[at] = value
    change_40 = value - before
    s.tape.append((5, 135, me, (change_40,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 135)
    s.inputs[at] = value
    change_41 = value - before
    s.tape.append((7, 135, me, (change_41,), None))
    return

# ---- do_markets_benefit_assembly_hub, content/crypto_clash/markets/tablets.yaml:18
def do_markets_benefit_assembly_hub_logged(s, me, this):
    COVER.add(137)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 137)
    s.inputs[at] = value
    change_42 = value - before
    s.tape.append((6, 137, me, (change_42,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 137)
    s.inputs[at] = value
    change_43 = value - before
    s.tape.append((8, 137, me, (change_43,), None))
    return

# ---- do_markets_benefit_world_depot, content/crypto_clash/markets/tablets.yaml:22
def do_markets_benefit_world_depot_logged(s, ret, me, this):
    s.f_do_markets_benefit_world_depot_ret = ret
    s.f_do_markets_benefit_world_depot_me = me
    COVER.add(139)
    return do_any_inputs_logged(s, 33, me, 3)  # then do_markets_benefit_world_depot_after_do_any_inputs_logged

def do_markets_benefit_world_depot_after_do_any_inputs_logged(s, _):  # do_markets_benefit_world_depot, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:22
    COVER.add(140)
    before = s.btc[s.f_do_markets_benefit_world_depot_me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 140)
    s.btc[s.f_do_markets_benefit_world_depot_me] = value
    change_44 = value - before
    s.tape.append((12, 140, s.f_do_markets_benefit_world_depot_me, (change_44,), None))
    return s.f_do_markets_benefit_world_depot_ret

# ---- do_markets_benefit_grand_exchange, content/crypto_clash/markets/tablets.yaml:26
def do_markets_benefit_grand_exchange_logged(s, me, this):
    COVER.add(142)
    before = s.btc[me]
    value = before + s.rate * 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 142)
    s.btc[me] = value
    change_45 = value - before
    s.tape.append((12, 142, me, (change_45,), None))
    return

# ---- do_markets_benefit_treasury, content/crypto_clash/markets/tablets.yaml:30
def do_markets_benefit_treasury_logged(s, me, this):
    COVER.add(144)
    before = s.btc[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 144)
    s.btc[me] = value
    change_46 = value - before
    s.tape.append((12, 144, me, (change_46,), None))
    return

# ---- do_markets_benefit_talent_board, content/crypto_clash/markets/tablets.yaml:34
def do_markets_benefit_talent_board_logged(s, ret, me, this):
    s.f_do_markets_benefit_talent_board_ret = ret
    s.f_do_markets_benefit_talent_board_me = me
    COVER.add(146)
    if s.piles[27]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 34  # then do_markets_benefit_talent_board_answer_3_logged
        return 0
    COVER.add(147)
    return do_any_inputs_logged(s, 36, me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_answer_3_logged(s, answer_3):  # do_markets_benefit_talent_board, after the question answer_3, content/crypto_clash/markets/tablets.yaml:34
    if answer_3:
        return do_take_function_logged(s, 35, s.f_do_markets_benefit_talent_board_me)  # then do_markets_benefit_talent_board_after_do_take_function_logged
    COVER.add(147)
    return do_any_inputs_logged(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_after_do_take_function_logged(s, _):  # do_markets_benefit_talent_board, after do_take_function, content/crypto_clash/markets/tablets.yaml:34
    COVER.add(147)
    return do_any_inputs_logged(s, 36, s.f_do_markets_benefit_talent_board_me, 2)  # then do_markets_benefit_talent_board_after_do_any_inputs_logged

def do_markets_benefit_talent_board_after_do_any_inputs_logged(s, _):  # do_markets_benefit_talent_board, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:34
    return s.f_do_markets_benefit_talent_board_ret

# ---- do_markets_benefit_insider_desk, content/crypto_clash/markets/tablets.yaml:38
def do_markets_benefit_insider_desk_logged(s, ret, me, this):
    s.f_do_markets_benefit_insider_desk_ret = ret
    s.f_do_markets_benefit_insider_desk_me = me
    COVER.add(149)
    return do_draw_news_logged(s, 37, me, 2)  # then do_markets_benefit_insider_desk_after_do_draw_news_logged

def do_markets_benefit_insider_desk_after_do_draw_news_logged(s, _):  # do_markets_benefit_insider_desk, after do_draw_news, content/crypto_clash/markets/tablets.yaml:38
    me = s.f_do_markets_benefit_insider_desk_me
    COVER.add(150)
    if s.piles[me + 13]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 38  # then do_markets_benefit_insider_desk_answer_4_logged
        return 0
    if s.piles[me + 13]:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 40  # then do_markets_benefit_insider_desk_passed_logged
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

# ---- do_markets_benefit_flash_forum, content/crypto_clash/markets/tablets.yaml:42
def do_markets_benefit_flash_forum_logged(s, ret, me, this):
    s.f_do_markets_benefit_flash_forum_ret = ret
    s.f_do_markets_benefit_flash_forum_me = me
    COVER.add(152)
    if s.piles[me + 13]:
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 41  # then do_markets_benefit_flash_forum_answer_5_logged
        return 0
    if s.piles[me + 13]:
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 43  # then do_markets_benefit_flash_forum_passed_1_logged
        return 0
    COVER.add(153)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[me] = value
    change_47 = value - before
    s.tape.append((12, 153, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_answer_5_logged(s, answer_5):  # do_markets_benefit_flash_forum, after the question answer_5, content/crypto_clash/markets/tablets.yaml:42
    me = s.f_do_markets_benefit_flash_forum_me
    if answer_5:
        return do_play_news_logged(s, 42, me)  # then do_markets_benefit_flash_forum_after_do_play_news_logged
    COVER.add(153)
    before = s.btc[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[me] = value
    change_47 = value - before
    s.tape.append((12, 153, me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_after_do_play_news_logged(s, _):  # do_markets_benefit_flash_forum, after do_play_news, content/crypto_clash/markets/tablets.yaml:42
    COVER.add(153)
    before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    change_47 = value - before
    s.tape.append((12, 153, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

def do_markets_benefit_flash_forum_passed_1_logged(s, passed_1):  # do_markets_benefit_flash_forum, after the question passed_1, content/crypto_clash/markets/tablets.yaml:42
    COVER.add(153)
    before = s.btc[s.f_do_markets_benefit_flash_forum_me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 153)
    s.btc[s.f_do_markets_benefit_flash_forum_me] = value
    change_47 = value - before
    s.tape.append((12, 153, s.f_do_markets_benefit_flash_forum_me, (change_47,), None))
    return s.f_do_markets_benefit_flash_forum_ret

# ---- do_markets_benefit_victory_plaza, content/crypto_clash/markets/tablets.yaml:46
def do_markets_benefit_victory_plaza_logged(s, ret, me, this):
    s.f_do_markets_benefit_victory_plaza_ret = ret
    COVER.add(155)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 155)
    s.points[me] = value
    change_48 = value - before
    s.tape.append((23, 155, me, (change_48,), None))
    COVER.add(156)
    return do_any_inputs_logged(s, 44, me, 1)  # then do_markets_benefit_victory_plaza_after_do_any_inputs_logged

def do_markets_benefit_victory_plaza_after_do_any_inputs_logged(s, _):  # do_markets_benefit_victory_plaza, after do_any_inputs, content/crypto_clash/markets/tablets.yaml:46
    return s.f_do_markets_benefit_victory_plaza_ret

# ---- do_markets_benefit_twin_office, content/crypto_clash/markets/tablets.yaml:50
def do_markets_benefit_twin_office_logged(s, ret, me, this):
    s.f_do_markets_benefit_twin_office_ret = ret
    s.f_do_markets_benefit_twin_office_me = me
    COVER.add(158)
    s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = 1
    s.f_do_markets_benefit_twin_office_repeat_2_last = repeat_2_last = 2
    while True:
        if repeat_2_i > repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = repeat_2_i
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(159)
        if s.piles[27]:
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6_logged
            return 0

def do_markets_benefit_twin_office_answer_6_logged(s, answer_6):  # do_markets_benefit_twin_office, after the question answer_6, content/crypto_clash/markets/tablets.yaml:50
    repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
    if answer_6:
        return do_take_function_logged(s, 46, s.f_do_markets_benefit_twin_office_me)  # then do_markets_benefit_twin_office_after_do_take_function_logged
    while True:
        if repeat_2_i > s.f_do_markets_benefit_twin_office_repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = repeat_2_i
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(159)
        if s.piles[27]:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6_logged
            return 0

def do_markets_benefit_twin_office_after_do_take_function_logged(s, _):  # do_markets_benefit_twin_office, after do_take_function, content/crypto_clash/markets/tablets.yaml:50
    repeat_2_i = s.f_do_markets_benefit_twin_office_repeat_2_i
    while True:
        if repeat_2_i > s.f_do_markets_benefit_twin_office_repeat_2_last:
            return s.f_do_markets_benefit_twin_office_ret
        turn_3 = repeat_2_i
        s.f_do_markets_benefit_twin_office_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(159)
        if s.piles[27]:
            s.player = s.f_do_markets_benefit_twin_office_me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 45  # then do_markets_benefit_twin_office_answer_6_logged
            return 0

# ---- do_functions_reward_fm01, content/crypto_clash/cards/functions.yaml:7
def do_functions_reward_fm01_logged(s, me, this):
    COVER.add(205)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_49 = value - before
    s.tape.append((44, 205, me, (change_49,), None))
    return

# ---- do_functions_reward_fm02, content/crypto_clash/cards/functions.yaml:12
def do_functions_reward_fm02_logged(s, me, this):
    COVER.add(206)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_50 = value - before
    s.tape.append((44, 206, me, (change_50,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 206)
    s.points[me] = value
    change_51 = value - before
    s.tape.append((23, 206, me, (change_51,), None))
    return

# ---- do_functions_reward_fm03, content/crypto_clash/cards/functions.yaml:17
def do_functions_reward_fm03_logged(s, me, this):
    COVER.add(207)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_52 = value - before
    s.tape.append((44, 207, me, (change_52,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 207)
    s.points[me] = value
    change_53 = value - before
    s.tape.append((23, 207, me, (change_53,), None))
    return

# ---- do_functions_reward_fm04, content/crypto_clash/cards/functions.yaml:22
def do_functions_reward_fm04_logged(s, me, this):
    COVER.add(208)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_54 = value - before
    s.tape.append((44, 208, me, (change_54,), None))
    before = s.btc[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 208)
    s.btc[me] = value
    change_55 = value - before
    s.tape.append((12, 208, me, (change_55,), None))
    return

# ---- do_functions_reward_fm05, content/crypto_clash/cards/functions.yaml:27
def do_functions_reward_fm05_logged(s, me, this):
    COVER.add(209)
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_56 = value - before
    s.tape.append((44, 209, me, (change_56,), None))
    return

# ---- do_functions_reward_fm06, content/crypto_clash/cards/functions.yaml:32
def do_functions_reward_fm06_logged(s, me, this):
    COVER.add(210)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_57 = value - before
    s.tape.append((44, 210, me, (change_57,), None))
    return

# ---- do_functions_reward_fm07, content/crypto_clash/cards/functions.yaml:37
def do_functions_reward_fm07_logged(s, me, this):
    COVER.add(211)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_58 = value - before
    s.tape.append((44, 211, me, (change_58,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 211)
    s.points[me] = value
    change_59 = value - before
    s.tape.append((23, 211, me, (change_59,), None))
    return

# ---- do_functions_reward_fm08, content/crypto_clash/cards/functions.yaml:42
def do_functions_reward_fm08_logged(s, me, this):
    COVER.add(212)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_60 = value - before
    s.tape.append((44, 212, me, (change_60,), None))
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 212)
    s.points[me] = value
    change_61 = value - before
    s.tape.append((23, 212, me, (change_61,), None))
    return

# ---- do_functions_reward_fm09, content/crypto_clash/cards/functions.yaml:47
def do_functions_reward_fm09_logged(s, me, this):
    COVER.add(213)
    at = me * 3
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_62 = value - before
    s.tape.append((44, 213, me, (change_62,), None))
    return

# ---- do_functions_reward_fm10, content/crypto_clash/cards/functions.yaml:52
def do_functions_reward_fm10_logged(s, me, this):
    COVER.add(214)
    at = me * 3
    before = s.outputs[at]
    value = before + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_63 = value - before
    s.tape.append((44, 214, me, (change_63,), None))
    return

# ---- do_functions_reward_fc01, content/crypto_clash/cards/functions.yaml:57
def do_functions_reward_fc01_logged(s, me, this):
    COVER.add(215)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_64 = value - before
    s.tape.append((45, 215, me, (change_64,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 215)
    s.points[me] = value
    change_65 = value - before
    s.tape.append((23, 215, me, (change_65,), None))
    return

# ---- do_functions_reward_fc02, content/crypto_clash/cards/functions.yaml:62
def do_functions_reward_fc02_logged(s, me, this):
    COVER.add(216)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_66 = value - before
    s.tape.append((45, 216, me, (change_66,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 216)
    s.points[me] = value
    change_67 = value - before
    s.tape.append((23, 216, me, (change_67,), None))
    return

# ---- do_functions_reward_fc03, content/crypto_clash/cards/functions.yaml:67
def do_functions_reward_fc03_logged(s, me, this):
    COVER.add(217)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_68 = value - before
    s.tape.append((45, 217, me, (change_68,), None))
    before = s.points[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 217)
    s.points[me] = value
    change_69 = value - before
    s.tape.append((23, 217, me, (change_69,), None))
    return

# ---- do_functions_reward_fc04, content/crypto_clash/cards/functions.yaml:72
def do_functions_reward_fc04_logged(s, me, this):
    COVER.add(218)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_70 = value - before
    s.tape.append((45, 218, me, (change_70,), None))
    before = s.points[me]
    value = before + 8
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 218)
    s.points[me] = value
    change_71 = value - before
    s.tape.append((23, 218, me, (change_71,), None))
    return

# ---- do_functions_reward_fc05, content/crypto_clash/cards/functions.yaml:77
def do_functions_reward_fc05_logged(s, me, this):
    COVER.add(219)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_72 = value - before
    s.tape.append((45, 219, me, (change_72,), None))
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 219)
    s.points[me] = value
    change_73 = value - before
    s.tape.append((23, 219, me, (change_73,), None))
    return

# ---- do_functions_reward_fc06, content/crypto_clash/cards/functions.yaml:82
def do_functions_reward_fc06_logged(s, me, this):
    COVER.add(220)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_74 = value - before
    s.tape.append((45, 220, me, (change_74,), None))
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_75 = value - before
    s.tape.append((44, 220, me, (change_75,), None))
    return

# ---- do_functions_reward_fc07, content/crypto_clash/cards/functions.yaml:87
def do_functions_reward_fc07_logged(s, me, this):
    COVER.add(221)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_76 = value - before
    s.tape.append((45, 221, me, (change_76,), None))
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 221)
    s.points[me] = value
    change_77 = value - before
    s.tape.append((23, 221, me, (change_77,), None))
    return

# ---- do_functions_reward_fc08, content/crypto_clash/cards/functions.yaml:92
def do_functions_reward_fc08_logged(s, me, this):
    COVER.add(222)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_78 = value - before
    s.tape.append((45, 222, me, (change_78,), None))
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 222)
    s.points[me] = value
    change_79 = value - before
    s.tape.append((23, 222, me, (change_79,), None))
    return

# ---- do_functions_reward_fc09, content/crypto_clash/cards/functions.yaml:97
def do_functions_reward_fc09_logged(s, me, this):
    COVER.add(223)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_80 = value - before
    s.tape.append((45, 223, me, (change_80,), None))
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_81 = value - before
    s.tape.append((46, 223, me, (change_81,), None))
    return

# ---- do_functions_reward_fc10, content/crypto_clash/cards/functions.yaml:102
def do_functions_reward_fc10_logged(s, me, this):
    COVER.add(224)
    at = me * 3 + 2
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_82 = value - before
    s.tape.append((45, 224, me, (change_82,), None))
    at = me * 3
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_83 = value - before
    s.tape.append((44, 224, me, (change_83,), None))
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 224)
    s.points[me] = value
    change_84 = value - before
    s.tape.append((23, 224, me, (change_84,), None))
    return

# ---- do_functions_reward_ft01, content/crypto_clash/cards/functions.yaml:107
def do_functions_reward_ft01_logged(s, me, this):
    COVER.add(225)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_85 = value - before
    s.tape.append((46, 225, me, (change_85,), None))
    return

# ---- do_functions_reward_ft02, content/crypto_clash/cards/functions.yaml:112
def do_functions_reward_ft02_logged(s, me, this):
    COVER.add(226)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_86 = value - before
    s.tape.append((46, 226, me, (change_86,), None))
    before = s.btc[me]
    value = before + s.rate
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 226)
    s.btc[me] = value
    change_87 = value - before
    s.tape.append((12, 226, me, (change_87,), None))
    return

# ---- do_functions_reward_ft03, content/crypto_clash/cards/functions.yaml:117
def do_functions_reward_ft03_logged(s, me, this):
    COVER.add(227)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_88 = value - before
    s.tape.append((46, 227, me, (change_88,), None))
    return

# ---- do_functions_reward_ft04, content/crypto_clash/cards/functions.yaml:122
def do_functions_reward_ft04_logged(s, me, this):
    COVER.add(228)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 1
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_89 = value - before
    s.tape.append((46, 228, me, (change_89,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 228)
    s.points[me] = value
    change_90 = value - before
    s.tape.append((23, 228, me, (change_90,), None))
    return

# ---- do_functions_reward_ft05, content/crypto_clash/cards/functions.yaml:127
def do_functions_reward_ft05_logged(s, me, this):
    COVER.add(229)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_91 = value - before
    s.tape.append((46, 229, me, (change_91,), None))
    return

# ---- do_functions_reward_ft06, content/crypto_clash/cards/functions.yaml:132
def do_functions_reward_ft06_logged(s, me, this):
    COVER.add(230)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_92 = value - before
    s.tape.append((46, 230, me, (change_92,), None))
    return

# ---- do_functions_reward_ft07, content/crypto_clash/cards/functions.yaml:137
def do_functions_reward_ft07_logged(s, me, this):
    COVER.add(231)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_93 = value - before
    s.tape.append((46, 231, me, (change_93,), None))
    return

# ---- do_functions_reward_ft08, content/crypto_clash/cards/functions.yaml:142
def do_functions_reward_ft08_logged(s, me, this):
    COVER.add(232)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_94 = value - before
    s.tape.append((46, 232, me, (change_94,), None))
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 232)
    s.points[me] = value
    change_95 = value - before
    s.tape.append((23, 232, me, (change_95,), None))
    return

# ---- do_functions_reward_ft09, content/crypto_clash/cards/functions.yaml:147
def do_functions_reward_ft09_logged(s, me, this):
    COVER.add(233)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 3
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_96 = value - before
    s.tape.append((46, 233, me, (change_96,), None))
    return

# ---- do_functions_reward_ft10, content/crypto_clash/cards/functions.yaml:152
def do_functions_reward_ft10_logged(s, me, this):
    COVER.add(234)
    at = me * 3 + 1
    before = s.outputs[at]
    value = before + 2
    if value > 20:
        value = 20
    s.outputs[at] = value
    change_97 = value - before
    s.tape.append((46, 234, me, (change_97,), None))
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 234)
    s.points[me] = value
    change_98 = value - before
    s.tape.append((23, 234, me, (change_98,), None))
    return

# ---- do_functions_reward_fk01, content/crypto_clash/cards/functions.yaml:157
def do_functions_reward_fk01_logged(s, me, this):
    COVER.add(235)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    change_99 = value - before
    s.tape.append((23, 235, me, (change_99,), None))
    return

# ---- do_functions_reward_fk02, content/crypto_clash/cards/functions.yaml:163
def do_functions_reward_fk02_logged(s, me, this):
    COVER.add(236)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 236)
    s.points[me] = value
    change_100 = value - before
    s.tape.append((23, 236, me, (change_100,), None))
    return

# ---- do_functions_reward_fk03, content/crypto_clash/cards/functions.yaml:169
def do_functions_reward_fk03_logged(s, me, this):
    COVER.add(237)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 237)
    s.points[me] = value
    change_101 = value - before
    s.tape.append((23, 237, me, (change_101,), None))
    return

# ---- do_functions_reward_fk04, content/crypto_clash/cards/functions.yaml:175
def do_functions_reward_fk04_logged(s, me, this):
    COVER.add(238)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 238)
    s.points[me] = value
    change_102 = value - before
    s.tape.append((23, 238, me, (change_102,), None))
    return

# ---- do_functions_reward_fk05, content/crypto_clash/cards/functions.yaml:181
def do_functions_reward_fk05_logged(s, me, this):
    COVER.add(239)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 239)
    s.points[me] = value
    change_103 = value - before
    s.tape.append((23, 239, me, (change_103,), None))
    return

# ---- do_functions_reward_fk06, content/crypto_clash/cards/functions.yaml:187
def do_functions_reward_fk06_logged(s, me, this):
    COVER.add(240)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 240)
    s.points[me] = value
    change_104 = value - before
    s.tape.append((23, 240, me, (change_104,), None))
    return

# ---- do_functions_reward_fk07, content/crypto_clash/cards/functions.yaml:193
def do_functions_reward_fk07_logged(s, me, this):
    COVER.add(241)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.points[me] = value
    change_105 = value - before
    s.tape.append((23, 241, me, (change_105,), None))
    return

# ---- do_functions_reward_fk10, content/crypto_clash/cards/functions.yaml:209
def do_functions_reward_fk10_logged(s, me, this):
    COVER.add(242)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 242)
    s.points[me] = value
    change_106 = value - before
    s.tape.append((23, 242, me, (change_106,), None))
    return

# ---- do_functions_ongoing_fk01, content/crypto_clash/cards/functions.yaml:158
def do_functions_ongoing_fk01_logged(s, me, this):
    COVER.add(244)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 244)
    s.inputs[at] = value
    change_107 = value - before
    s.tape.append((5, 244, me, (change_107,), None))
    return

# ---- do_functions_ongoing_fk02, content/crypto_clash/cards/functions.yaml:164
def do_functions_ongoing_fk02_logged(s, me, this):
    COVER.add(246)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 246)
    s.inputs[at] = value
    change_108 = value - before
    s.tape.append((6, 246, me, (change_108,), None))
    return

# ---- do_functions_ongoing_fk03, content/crypto_clash/cards/functions.yaml:170
def do_functions_ongoing_fk03_logged(s, me, this):
    COVER.add(248)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 248)
    s.inputs[at] = value
    change_109 = value - before
    s.tape.append((7, 248, me, (change_109,), None))
    return

# ---- do_functions_ongoing_fk04, content/crypto_clash/cards/functions.yaml:176
def do_functions_ongoing_fk04_logged(s, me, this):
    COVER.add(250)
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 250)
    s.inputs[at] = value
    change_110 = value - before
    s.tape.append((8, 250, me, (change_110,), None))
    return

# ---- do_functions_ongoing_fk05, content/crypto_clash/cards/functions.yaml:182
def do_functions_ongoing_fk05_logged(s, me, this):
    COVER.add(252)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 252)
    s.inputs[at] = value
    change_111 = value - before
    s.tape.append((5, 252, me, (change_111,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 252)
    s.inputs[at] = value
    change_112 = value - before
    s.tape.append((8, 252, me, (change_112,), None))
    return

# ---- do_functions_ongoing_fk06, content/crypto_clash/cards/functions.yaml:188
def do_functions_ongoing_fk06_logged(s, me, this):
    COVER.add(254)
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 254)
    s.inputs[at] = value
    change_113 = value - before
    s.tape.append((6, 254, me, (change_113,), None))
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 254)
    s.inputs[at] = value
    change_114 = value - before
    s.tape.append((7, 254, me, (change_114,), None))
    return

# ---- do_functions_ongoing_fk07, content/crypto_clash/cards/functions.yaml:194
def do_functions_ongoing_fk07_logged(s, ret, me, this):
    s.f_do_functions_ongoing_fk07_ret = ret
    COVER.add(256)
    return do_any_inputs_logged(s, 47, me, 1)  # then do_functions_ongoing_fk07_after_do_any_inputs_logged

def do_functions_ongoing_fk07_after_do_any_inputs_logged(s, _):  # do_functions_ongoing_fk07, after do_any_inputs, content/crypto_clash/cards/functions.yaml:194
    return s.f_do_functions_ongoing_fk07_ret

# ---- do_functions_ongoing_fk08, content/crypto_clash/cards/functions.yaml:199
def do_functions_ongoing_fk08_logged(s, me, this):
    COVER.add(258)
    at = me * 4 + 2
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 258)
    s.inputs[at] = value
    change_115 = value - before
    s.tape.append((7, 258, me, (change_115,), None))
    at = me * 4 + 3
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 258)
    s.inputs[at] = value
    change_116 = value - before
    s.tape.append((8, 258, me, (change_116,), None))
    return

# ---- do_functions_ongoing_fk09, content/crypto_clash/cards/functions.yaml:204
def do_functions_ongoing_fk09_logged(s, me, this):
    COVER.add(260)
    at = me * 4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
    s.inputs[at] = value
    change_117 = value - before
    s.tape.append((5, 260, me, (change_117,), None))
    at = me * 4 + 1
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
    s.inputs[at] = value
    change_118 = value - before
    s.tape.append((6, 260, me, (change_118,), None))
    return

# ---- do_functions_ongoing_fk10, content/crypto_clash/cards/functions.yaml:210
def do_functions_ongoing_fk10_logged(s, ret, me, this):
    s.f_do_functions_ongoing_fk10_ret = ret
    COVER.add(262)
    return do_any_inputs_logged(s, 48, me, 1)  # then do_functions_ongoing_fk10_after_do_any_inputs_logged

def do_functions_ongoing_fk10_after_do_any_inputs_logged(s, _):  # do_functions_ongoing_fk10, after do_any_inputs, content/crypto_clash/cards/functions.yaml:210
    return s.f_do_functions_ongoing_fk10_ret

# ---- main
def main_logged(s, _):
    COVER.add(286)
    for p_2 in CLOCKWISE[s.n][0]:
        COVER.add(287)
        old_8 = s.shares[p_2]
        s.shares[p_2] = PARTIES_PAWNS[s.n - 3]
        s.tape.append((55, 287, p_2, (s.shares[p_2], old_8,), None))
        COVER.add(288)
        old_9 = s.extra[p_2]
        s.extra[p_2] = 1
        s.tape.append((56, 288, p_2, (s.extra[p_2], old_9,), None))
    COVER.add(289)
    for n_2 in RANGE_1_7:
        COVER.add(290)
        old_10 = s.round_gems[n_2 - 1]
        s.round_gems[n_2 - 1] = 3
        s.tape.append((57, 290, s.active, (s.round_gems[n_2 - 1], n_2, old_10,), None))
        COVER.add(291)
        before = s.gem_supply
        value = before - 3
        if value < 0:
            value = 0
        s.gem_supply = value
        change_119 = value - before
        s.tape.append((58, 291, s.active, (0 - change_119,), None))
    COVER.add(292)
    s.f_main_each_7_i = 0
    return main_each_7_logged(s)

def main_after_refill_rows_logged(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:88
    return main_each_7_logged(s)

def main_each_7_logged(s):  # main, rest, content/crypto_clash/game.rules:88
    each_7_i = s.f_main_each_7_i
    if each_7_i < len(ALL_INPUT):
        kind_3 = ALL_INPUT[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        COVER.add(293)
        moved_8 = RUN_2[kind_3]
        place = kind_3 + 30
        for card in moved_8:
            put_known(s, card, place)
        s.tape.append((59, 293, -1, (moved_8,), None))
        return refill_rows_logged(s, 50)  # then main_after_refill_rows_logged
    COVER.add(294)
    moved_9 = RUN_3
    for card in moved_9:
        put_known(s, card, 21)
        if len(s.piles[21]) > 14:
            raise RuleLimit(f'there is no room for another card in `board`, which holds {14} at most', 294)
    s.tape.append((60, 294, -1, (moved_9,), None))
    return refill_rows_logged(s, 51)  # then main_after_refill_rows_logged_

def main_after_refill_rows_logged_(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:89
    COVER.add(295)
    moved_10 = (14,)
    most = SIZE_EXPANSION[0]
    for card in moved_10:
        put_under_known(s, card, 24)
        if len(s.piles[24]) > most:
            raise RuleLimit(f'there is no room for another card in `expansion`, which holds {most} at most', 295)
    s.tape.append((61, 295, -1, (moved_10,), None))
    return refill_rows_logged(s, 52)  # then main_after_refill_rows_logged_2

def main_after_refill_rows_logged_2(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:90
    COVER.add(296)
    moved_11 = RUN_4
    for card in moved_11:
        put_known(s, card, 23)
    s.tape.append((63, 296, -1, (len(moved_11),), None))
    return refill_rows_logged(s, 53)  # then main_after_refill_rows_logged_3

def main_after_refill_rows_logged_3(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:91
    COVER.add(297)
    shuffle(s, 23)
    s.open_expansion = 1
    return refill_rows_logged(s, 54)  # then main_after_refill_rows_logged_4

def main_after_refill_rows_logged_4(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:92
    COVER.add(298)
    for market_2 in s.piles[24]:
        COVER.add(299)
        before = s.gem_supply
        value = before - 1
        if value < 0:
            value = 0
        s.gem_supply = value
        change_120 = value - before
        s.tape.append((58, 299, s.active, (0 - change_120,), None))
        COVER.add(300)
        before = s.market_gems[market_2]
        value = before + 1
        if value > 32:
            value = 32
        s.market_gems[market_2] = value
        change_121 = value - before
        s.tape.append((64, 300, s.active, (change_121, market_2,), None))
    COVER.add(301)
    for card in ALL_FUNCTIONS:
        put_known(s, card, 25)
    s.tape.append((66, 301, -1, (40,), None))
    return refill_rows_logged(s, 55)  # then main_after_refill_rows_logged_5

def main_after_refill_rows_logged_5(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:96
    COVER.add(302)
    for card in ALL_VOLATILITY:
        put_known(s, card, 28)
    s.tape.append((68, 302, -1, (16,), None))
    return refill_rows_logged(s, 56)  # then main_after_refill_rows_logged_6

def main_after_refill_rows_logged_6(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:97
    COVER.add(303)
    shuffle(s, 28)
    COVER.add(304)
    shuffle(s, 25)
    s.open_offer = 1
    return refill_rows_logged(s, 57)  # then main_after_refill_rows_logged_7

def main_after_refill_rows_logged_7(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:98
    COVER.add(305)
    s.f_main_each_9_from = each_9_from = 0
    s.f_main_each_9_i = each_9_i = 0
    if each_9_i < s.n:
        s.f_main_p_3 = (each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        COVER.add(306)
        s.f_main_drawing_1_i = 1
        s.f_main_drawing_1_last = 2
        return main_drawing_1_logged(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows_logged(s, 63)  # then main_after_refill_rows_logged_10

def main_after_refill_rows_logged_8(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:101
    return main_drawing_1_logged(s)

def main_after_refill_rows_logged_9(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:102
    return main_drawing_2_logged(s, 0)

def main_drawing_2_logged(s, _):  # main, loop, content/crypto_clash/game.rules:102
    each_9_i = s.f_main_each_9_i
    drawing_2_i = s.f_main_drawing_2_i
    p_3 = s.f_main_p_3
    if drawing_2_i <= s.f_main_drawing_2_last:
        turn_5 = drawing_2_i
        s.f_main_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if not s.piles[28]:
            for card in s.piles[29]:
                put_known(s, card, 28)
            shuffle(s, 28)
        if s.piles[28]:
            if s.explicit and undecided(s, 28):
                return await_top(s, 28, 60)  # then main_card_6_logged
            card_6 = s.piles[28][-1]
            moved_15 = (card_6,)
            place = p_3 + 13
            for card in moved_15:
                put_known(s, card, place)
            s.tape.append((17, 307, p_3, (len(moved_15),), None))
            s.tape.append((16, 307, p_3, (moved_15,), 1 << p_3))
            return refill_rows_logged(s, 61)  # then main_after_refill_rows_logged_9
    COVER.add(308)
    s.f_main_repeat_4_i = repeat_4_i = 1
    s.f_main_repeat_4_last = repeat_4_last = 2
    if repeat_4_i <= repeat_4_last:
        turn_6 = repeat_4_i
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(309)
        items = ALL_INPUT
        if s.explicit:
            return await_pick(s, items, 62)  # then main_kind_4_logged
        kind_4 = items[draw(s, len(items))]
        COVER.add(310)
        at = p_3 * 4 + kind_4
        before = s.inputs[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.inputs[at] = value
        change_122 = value - before
        s.tape.append((11, 310, p_3, (change_122, kind_4,), None))
        return 81  # main_repeat_4_logged
    if each_9_i < s.n:
        s.f_main_p_3 = p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        COVER.add(306)
        s.f_main_drawing_1_i = 1
        s.f_main_drawing_1_last = 2
        return main_drawing_1_logged(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows_logged(s, 63)  # then main_after_refill_rows_logged_10

def main_card_6_logged(s, card_6):  # main, after the card card_6, content/crypto_clash/game.rules:102
    if s.explicit:
        settle(s, card_6)
    p_3 = s.f_main_p_3
    moved_15 = (card_6,)
    place = p_3 + 13
    for card in moved_15:
        put_known(s, card, place)
    s.tape.append((17, 307, p_3, (len(moved_15),), None))
    s.tape.append((16, 307, p_3, (moved_15,), 1 << p_3))
    return refill_rows_logged(s, 61)  # then main_after_refill_rows_logged_9

def main_repeat_4_logged(s, _):  # main, loop, content/crypto_clash/game.rules:103
    each_9_i = s.f_main_each_9_i
    repeat_4_i = s.f_main_repeat_4_i
    if repeat_4_i <= s.f_main_repeat_4_last:
        turn_6 = repeat_4_i
        s.f_main_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(309)
        items = ALL_INPUT
        if s.explicit:
            return await_pick(s, items, 62)  # then main_kind_4_logged
        kind_4 = items[draw(s, len(items))]
        COVER.add(310)
        at = s.f_main_p_3 * 4 + kind_4
        before = s.inputs[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.inputs[at] = value
        change_122 = value - before
        s.tape.append((11, 310, s.f_main_p_3, (change_122, kind_4,), None))
        return 81  # main_repeat_4_logged
    if each_9_i < s.n:
        s.f_main_p_3 = (s.f_main_each_9_from + each_9_i) % s.n
        s.f_main_each_9_i = each_9_i = each_9_i + 1
        COVER.add(306)
        s.f_main_drawing_1_i = 1
        s.f_main_drawing_1_last = 2
        return main_drawing_1_logged(s)
    s.open_expansion = 1
    s.open_offer = 1
    return refill_rows_logged(s, 63)  # then main_after_refill_rows_logged_10

def main_kind_4_logged(s, kind_4):  # main, after the draw kind_4, content/crypto_clash/game.rules:104
    COVER.add(310)
    at = s.f_main_p_3 * 4 + kind_4
    before = s.inputs[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 310)
    s.inputs[at] = value
    change_122 = value - before
    s.tape.append((11, 310, s.f_main_p_3, (change_122, kind_4,), None))
    return 81  # main_repeat_4_logged

def main_drawing_1_logged(s):  # main, rest, content/crypto_clash/game.rules:101
    drawing_1_i = s.f_main_drawing_1_i
    if drawing_1_i <= s.f_main_drawing_1_last:
        turn_4 = drawing_1_i
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if not s.piles[25]:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if s.piles[25]:
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 58)  # then main_card_5_logged
            card_5 = s.piles[25][-1]
            moved_14 = (card_5,)
            place = s.f_main_p_3 + 1
            for card in moved_14:
                put_known(s, card, place)
            s.tape.append((16, 306, s.f_main_p_3, (moved_14,), None))
            return refill_rows_logged(s, 59)  # then main_after_refill_rows_logged_8
    COVER.add(307)
    s.f_main_drawing_2_i = 1
    s.f_main_drawing_2_last = 2
    return 80  # main_drawing_2_logged

def main_card_5_logged(s, card_5):  # main, after the card card_5, content/crypto_clash/game.rules:101
    if s.explicit:
        settle(s, card_5)
    moved_14 = (card_5,)
    place = s.f_main_p_3 + 1
    for card in moved_14:
        put_known(s, card, place)
    s.tape.append((16, 306, s.f_main_p_3, (moved_14,), None))
    return refill_rows_logged(s, 59)  # then main_after_refill_rows_logged_8

def main_after_refill_rows_logged_10(s, _):  # main, after refill_rows, content/crypto_clash/game.rules:100
    s.f_main_played = 0
    s.f_main_rounds_left = 7
    return main_rounds_logged(s)

def main_after_do_functions_ongoing_logged(s, _):  # main, after do_functions_ongoing, content/crypto_clash/game.rules:116
    each_11_i = s.f_main_each_11_i
    if each_11_i < len(s.f_main_each_11_items):
        card_7 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        COVER.add(323)
        return DO_FUNCTIONS_ONGOING_LOGGED[card_7 - 26](s, 66, s.f_main_seat_1, card_7)  # then main_after_do_functions_ongoing_logged
    return 86  # main_each_12_logged

def main_do_claim_market_logged(s, do_claim_market):  # main, after the question do_claim_market, content/crypto_clash/turn.rules:4
    s.f_main_do_claim_market = do_claim_market
    seat_2 = s.f_main_seat_2
    s.tape.append((0, 2, seat_2, (do_claim_market,), None))
    COVER.add(3)
    s.shares[seat_2] -= 1
    s.tape.append((1, 4, seat_2, (1,), None))
    COVER.add(5)
    old = s.market_pawn[do_claim_market]
    s.market_pawn[do_claim_market] = seat_2
    if OPEN_PLACES[s.loc[do_claim_market]]:
        s.tape.append((4, 5, seat_2, (s.market_pawn[do_claim_market], do_claim_market, old,), None))
    else:
        s.tape.append((3, 5, seat_2, (s.market_pawn[do_claim_market], old,), None))
    COVER.add(6)
    if CAN_MARKETS_BENEFIT[do_claim_market](s, seat_2, do_claim_market):
        s.player = seat_2
        s.options = (do_claim_market, -1)
        s.option_count = 2
        s.pc = 68  # then main_answer_logged
        return 0
    COVER.add(326)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if not offered:
            COVER.add(328)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_answer_logged(s, answer):  # main, after the question answer, content/crypto_clash/turn.rules:7
    seat_2 = s.f_main_seat_2
    if answer >= 0:
        return DO_MARKETS_BENEFIT_LOGGED[s.f_main_do_claim_market](s, 69, seat_2, s.f_main_do_claim_market)  # then main_after_do_markets_benefit_logged
    COVER.add(326)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, seat_2) else ()
        if not offered:
            COVER.add(328)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_after_do_markets_benefit_logged(s, _):  # main, after do_markets_benefit, content/crypto_clash/turn.rules:7
    COVER.add(326)
    s.f_main_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_main_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            COVER.add(328)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_chosen_logged(s, chosen):  # main, after the question chosen, content/crypto_clash/game.rules:119
    seat_2 = s.f_main_seat_2
    if chosen == -1:
        COVER.add(328)
        s.f_main_offers_1_left = 10000
        return 82  # main_offers_1_logged
    COVER.add(326)
    s.tape.append((43, 200, seat_2, (), None))
    COVER.add(201)
    s.player = seat_2
    s.options = options = main_those(s, seat_2)
    s.option_count = len(options)
    s.pc = 71  # then main_do_complete_function_card_3_logged
    return 0

def main_do_complete_function_card_3_logged(s, do_complete_function_card_3):  # main, after the question do_complete_function_card_3, content/crypto_clash/turn.rules:10
    s.f_main_do_complete_function_card_3 = do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    s.tape.append((0, 201, seat_2, (do_complete_function_card_3,), None))
    COVER.add(202)
    price_2 = PRICE_FUNCTIONS_COST_0[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_3 = PRICE_FUNCTIONS_COST_1[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_4 = PRICE_FUNCTIONS_COST_2[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_5 = PRICE_FUNCTIONS_COST_3[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    price_6 = PRICE_FUNCTIONS_COST_4[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    if price_2 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_2)
        s.tape.append((39, 203, seat_2, (price_2,), None))
    if price_3 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_3)
        s.tape.append((40, 203, seat_2, (price_3,), None))
    if price_4 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_4)
        s.tape.append((41, 203, seat_2, (price_4,), None))
    if price_5 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_5)
        s.tape.append((42, 203, seat_2, (price_5,), None))
    if price_6 > 0:
        s.btc[seat_2] += (0 - price_6)
        s.tape.append((38, 203, seat_2, (price_6,), None))
    COVER.add(204)
    DO_FUNCTIONS_REWARD_LOGGED[do_complete_function_card_3 - 26](s, seat_2, do_complete_function_card_3)
    COVER.add(243)
    return DO_FUNCTIONS_ONGOING_LOGGED[do_complete_function_card_3 - 26](s, 72, seat_2, do_complete_function_card_3)  # then main_after_do_functions_ongoing_logged_

def main_after_do_functions_ongoing_logged_(s, _):  # main, after do_functions_ongoing, content/crypto_clash/turn.rules:13
    do_complete_function_card_3 = s.f_main_do_complete_function_card_3
    seat_2 = s.f_main_seat_2
    COVER.add(264)
    if FUNCTIONS_BRANCH[do_complete_function_card_3 - 26] == 3:
        COVER.add(265)
        moved_5 = (do_complete_function_card_3,)
        place = seat_2 + 9
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((47, 265, seat_2, (moved_5,), None))
        return refill_rows_logged(s, 73)  # then main_after_refill_rows_logged_11
    COVER.add(266)
    moved_6 = (do_complete_function_card_3,)
    place = seat_2 + 5
    for card in moved_6:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((49, 266, seat_2, (len(moved_6),), None))
    return refill_rows_logged(s, 74)  # then main_after_refill_rows_logged_12

def main_after_refill_rows_logged_11(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:14
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            COVER.add(328)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_after_refill_rows_logged_12(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:15
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered = (0,) if can_complete_function(s, s.f_main_seat_2) else ()
        if not offered:
            COVER.add(328)
            s.f_main_offers_1_left = 10000
            return 82  # main_offers_1_logged
        s.player = s.f_main_seat_2
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 70  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 326)

def main_chosen_1_logged(s, chosen_1):  # main, after the question chosen_1, content/crypto_clash/game.rules:120
    seat_2 = s.f_main_seat_2
    if chosen_1 == -1:
        return main_each_13_logged(s, 0)
    COVER.add(328)
    s.tape.append((50, 268, seat_2, (), None))
    COVER.add(269)
    s.player = seat_2
    s.options = options = main_those_(s, seat_2)
    s.option_count = len(options)
    s.pc = 76  # then main_do_buy_capital_kind_2_logged
    return 0

def main_do_buy_capital_kind_2_logged(s, do_buy_capital_kind_2):  # main, after the question do_buy_capital_kind_2, content/crypto_clash/turn.rules:18
    seat_2 = s.f_main_seat_2
    s.tape.append((10, 269, seat_2, (do_buy_capital_kind_2,), None))
    COVER.add(270)
    do_buy_capital_card_4 = s.piles[do_buy_capital_kind_2 + 30][-1]
    COVER.add(271)
    price_7 = PRICE_CAPITAL_COST_0[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_8 = PRICE_CAPITAL_COST_1[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_9 = PRICE_CAPITAL_COST_2[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_10 = PRICE_CAPITAL_COST_3[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    price_11 = PRICE_CAPITAL_COST_4[do_buy_capital_card_4 - 82](s, seat_2, do_buy_capital_card_4)
    if price_7 > 0:
        at = seat_2 * 4
        s.inputs[at] += (0 - price_7)
        s.tape.append((42, 272, seat_2, (price_7,), None))
    if price_8 > 0:
        s.btc[seat_2] += (0 - price_8)
        s.tape.append((38, 272, seat_2, (price_8,), None))
    if price_9 > 0:
        at = seat_2 * 4 + 1
        s.inputs[at] += (0 - price_9)
        s.tape.append((39, 272, seat_2, (price_9,), None))
    if price_10 > 0:
        at = seat_2 * 4 + 2
        s.inputs[at] += (0 - price_10)
        s.tape.append((40, 272, seat_2, (price_10,), None))
    if price_11 > 0:
        at = seat_2 * 4 + 3
        s.inputs[at] += (0 - price_11)
        s.tape.append((41, 272, seat_2, (price_11,), None))
    COVER.add(273)
    moved_7 = (do_buy_capital_card_4,)
    place = seat_2 + 17
    for card in moved_7:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((51, 273, seat_2, (moved_7,), None))
    return refill_rows_logged(s, 77)  # then main_after_refill_rows_logged_13

def main_after_refill_rows_logged_13(s, _):  # main, after refill_rows, content/crypto_clash/turn.rules:21
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if not offered_1:
            return main_each_13_logged(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # then main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 328)

def main_offers_1_logged(s, _):  # main, loop, content/crypto_clash/game.rules:120
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_1 = (0,) if can_buy_capital(s, s.f_main_seat_2) else ()
        if not offered_1:
            return main_each_13_logged(s, 0)
        s.player = s.f_main_seat_2
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 75  # then main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 328)

def main_each_13_logged(s, _):  # main, loop, content/crypto_clash/game.rules:117
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(s.f_main_each_13_items):
        s.f_main_seat_2 = seat_2 = s.f_main_each_13_items[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        s.active = seat_2
        s.tape.append((74, 324, seat_2, (), None))
        COVER.add(325)
        if can_claim(s, seat_2):
            s.tape.append((2, 1, seat_2, (), None))
            COVER.add(2)
            s.player = seat_2
            s.options = options = main_those_2(s)
            s.option_count = len(options)
            s.pc = 67  # then main_do_claim_market_logged
            return 0
        s.tape.append((76, 325, seat_2, (), None))
        COVER.add(326)
        s.f_main_offers_left = offers_left = 10000
        if offers_left > 0:
            s.f_main_offers_left = offers_left = offers_left - 1
            offered = (0,) if can_complete_function(s, seat_2) else ()
            if not offered:
                COVER.add(328)
                s.f_main_offers_1_left = 10000
                return 82  # main_offers_1_logged
            s.player = seat_2
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 70  # then main_chosen_logged
            return 0
        raise RuleLimit('this is repeated too often', 326)
    COVER.add(330)
    s.tape.append((77, 330, -1, (), None))
    COVER.add(331)
    for market_4 in d_on_board(s):
        COVER.add(332)
        if s.market_pawn[market_4] != -1:
            COVER.add(333)
            owner = s.market_pawn[market_4]
            COVER.add(334)
            before = s.shares[owner]
            value = before + 1
            if value > 4:
                value = 4
            s.shares[owner] = value
            change_126 = value - before
            s.tape.append((78, 334, owner, (change_126,), None))
            COVER.add(335)
            old_12 = s.market_pawn[market_4]
            s.market_pawn[market_4] = -1
            if OPEN_PLACES[s.loc[market_4]]:
                s.tape.append((4, 335, s.active, (s.market_pawn[market_4], market_4, old_12,), None))
            else:
                s.tape.append((3, 335, s.active, (s.market_pawn[market_4], old_12,), None))
    COVER.add(336)
    if s.round != 3:
        return main_rounds_logged(s)
    COVER.add(337)
    for p_4 in CLOCKWISE[s.n][0]:
        COVER.add(338)
        before = s.shares[p_4]
        value = before + s.extra[p_4]
        if value > 4:
            value = 4
        s.shares[p_4] = value
        change_127 = value - before
        s.tape.append((78, 338, p_4, (change_127,), None))
        COVER.add(339)
        old_13 = s.extra[p_4]
        s.extra[p_4] = 0
        s.tape.append((56, 339, p_4, (s.extra[p_4], old_13,), None))
    return main_rounds_logged(s)

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
        s.tape.append((69, 311, -1, (s.round,), None))
        COVER.add(312)
        s.tape.append((70, 312, -1, (), None))
        COVER.add(313)
        for market_3 in s.piles[24]:
            COVER.add(314)
            at = s.round - 1
            before = s.round_gems[at]
            value = before - 1
            if value < 0:
                value = 0
            s.round_gems[at] = value
            change_123 = value - before
            s.tape.append((71, 314, s.active, (0 - change_123, s.round,), None))
            COVER.add(315)
            before = s.market_gems[market_3]
            value = before + 1
            if value > 32:
                value = 32
            s.market_gems[market_3] = value
            change_124 = value - before
            s.tape.append((64, 315, s.active, (change_124, market_3,), None))
        COVER.add(316)
        if s.silversphere != -1:
            COVER.add(317)
            old_11 = s.lead
            s.lead = s.silversphere
            s.tape.append((54, 317, s.active, (s.lead, old_11,), None))
            COVER.add(319)
            if s.explicit:
                s.player = -1
                s.options = (1, 2, 3, 4, 5, 6)
                s.weights = (1, 1, 1, 1, 1, 1)
                s.option_count = 6
                s.pc = 65  # then main_rolled_rate_1_logged
                return 0
            dice = DICE_1_6[s.pool[s.drawn]]
            if dice:
                s.drawn += 1
            else:
                dice = roll(s, 1, 6)
            rolled_rate_1 = dice
            s.rate = rolled_rate_1
            s.tape.append((72, 319, s.active, (rolled_rate_1,), None))
            COVER.add(320)
            s.tape.append((73, 320, -1, (), None))
            s.f_main_each_12_from = s.lead
            s.f_main_each_12_i = 0
            return main_each_12_logged(s, 0)
        COVER.add(318)
        s.tape.append((52, 275, 0, (), None))
        COVER.add(276)
        old_5 = s.rollers
        s.rollers = CLOCKWISE[s.n][0]
        s.tape.append((53, 276, 0, (s.rollers, old_5,), None))
        COVER.add(277)
        s.f_main_repeat_3_left = repeat_3_left = 200
        if repeat_3_left > 0:
            s.f_main_repeat_3_left = repeat_3_left = repeat_3_left - 1
            COVER.add(278)
            s.f_main_each_4_items = s.rollers
            s.f_main_each_4_i = 0
            return main_each_4_logged(s, 0)
        raise RuleLimit('there are more than 200 repetitions', 277)
    raise RuleLimit('there are more rounds than `at most` says', 311)

def main_repeat_3_logged(s, _):  # main, loop, content/crypto_clash/turn.rules:27
    if s.f_main_repeat_3_left > 0:
        s.f_main_repeat_3_left = s.f_main_repeat_3_left - 1
        COVER.add(278)
        s.f_main_each_4_items = s.rollers
        s.f_main_each_4_i = 0
        return main_each_4_logged(s, 0)
    raise RuleLimit('there are more than 200 repetitions', 277)

def main_each_4_logged(s, _):  # main, loop, content/crypto_clash/turn.rules:28
    each_4_i = s.f_main_each_4_i
    if each_4_i < len(s.f_main_each_4_items):
        s.f_main_p = p = s.f_main_each_4_items[each_4_i]
        s.f_main_each_4_i = each_4_i = each_4_i + 1
        COVER.add(279)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 64  # then main_rolled_order_roll_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_order_roll = dice
        s.order_roll[p] = rolled_order_roll
        s.tape.append((24, 279, p, (rolled_order_roll,), None))
        return 85  # main_each_4_logged
    COVER.add(280)
    old_6 = s.rollers
    s.rollers = main_best(s)
    s.tape.append((53, 280, 0, (s.rollers, old_6,), None))
    COVER.add(281)
    if len(s.rollers) == 1:
        COVER.add(282)
        COVER.add(283)
        old_7 = s.lead
        s.lead = s.rollers[0]
        s.tape.append((54, 283, 0, (s.lead, old_7,), None))
        COVER.add(319)
        if s.explicit:
            s.player = -1
            s.options = (1, 2, 3, 4, 5, 6)
            s.weights = (1, 1, 1, 1, 1, 1)
            s.option_count = 6
            s.pc = 65  # then main_rolled_rate_1_logged
            return 0
        dice = DICE_1_6[s.pool[s.drawn]]
        if dice:
            s.drawn += 1
        else:
            dice = roll(s, 1, 6)
        rolled_rate_1 = dice
        s.rate = rolled_rate_1
        s.tape.append((72, 319, s.active, (rolled_rate_1,), None))
        COVER.add(320)
        s.tape.append((73, 320, -1, (), None))
        s.f_main_each_12_from = s.lead
        s.f_main_each_12_i = 0
        return main_each_12_logged(s, 0)
    return 84  # main_repeat_3_logged

def main_rolled_order_roll_logged(s, rolled_order_roll):  # main, after the dice rolled_order_roll, content/crypto_clash/turn.rules:28
    s.order_roll[s.f_main_p] = rolled_order_roll
    s.tape.append((24, 279, s.f_main_p, (rolled_order_roll,), None))
    return 85  # main_each_4_logged

def main_rolled_rate_1_logged(s, rolled_rate_1):  # main, after the dice rolled_rate_1, content/crypto_clash/game.rules:113
    s.rate = rolled_rate_1
    s.tape.append((72, 319, s.active, (rolled_rate_1,), None))
    COVER.add(320)
    s.tape.append((73, 320, -1, (), None))
    s.f_main_each_12_from = s.lead
    s.f_main_each_12_i = 0
    return main_each_12_logged(s, 0)

def main_each_12_logged(s, _):  # main, loop, content/crypto_clash/game.rules:114
    each_12_i = s.f_main_each_12_i
    if each_12_i < s.n:
        s.f_main_seat_1 = seat_1 = (s.f_main_each_12_from + each_12_i) % s.n
        s.f_main_each_12_i = each_12_i = each_12_i + 1
        s.active = seat_1
        s.tape.append((74, 320, seat_1, (), None))
        COVER.add(321)
        before = s.btc[seat_1]
        value = before + q_round_income(s, seat_1)
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 321)
        s.btc[seat_1] = value
        change_125 = value - before
        s.tape.append((12, 321, seat_1, (change_125,), None))
        COVER.add(322)
        s.f_main_each_11_items = each_11_items = s.piles[seat_1 + 9]
        s.f_main_each_11_i = each_11_i = 0
        if each_11_i < len(each_11_items):
            card_7 = each_11_items[each_11_i]
            s.f_main_each_11_i = each_11_i = each_11_i + 1
            COVER.add(323)
            return DO_FUNCTIONS_ONGOING_LOGGED[card_7 - 26](s, 66, seat_1, card_7)  # then main_after_do_functions_ongoing_logged
        return 86  # main_each_12_logged
    COVER.add(324)
    s.tape.append((75, 324, -1, (), None))
    s.f_main_each_13_items = rotation(s.n, s.lead, s.shares[s.lead])
    s.f_main_each_13_i = 0
    return 83  # main_each_13_logged

# ---- refill_rows
def refill_rows_logged(s, ret):
    s.f_refill_rows_ret = ret
    if s.open_expansion:
        s.f_refill_rows_refill_left = refill_left = 1000
        if refill_left > 0:
            s.f_refill_rows_refill_left = refill_left = refill_left - 1
            if len(s.piles[24]) >= SIZE_EXPANSION[0]:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = refill_1_left = 1000
                    if refill_1_left > 0:
                        s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                        if len(s.piles[27]) >= SIZE_OFFER[0]:
                            return refill_rows_end_logged(s)
                        if not s.piles[25]:
                            for card in s.piles[26]:
                                put_known(s, card, 25)
                            shuffle(s, 25)
                        if not s.piles[25]:
                            return refill_rows_end_logged(s)
                        if s.explicit and undecided(s, 25):
                            return await_top(s, 25, 79)  # then refill_rows_card_9_logged
                        return refill_rows_card_9_logged(s, s.piles[25][-1])
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_refill_rows_ret
            if not s.piles[23]:
                if s.open_offer:
                    s.f_refill_rows_refill_1_left = refill_1_left = 1000
                    if refill_1_left > 0:
                        s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                        if len(s.piles[27]) >= SIZE_OFFER[0]:
                            return refill_rows_end_logged(s)
                        if not s.piles[25]:
                            for card in s.piles[26]:
                                put_known(s, card, 25)
                            shuffle(s, 25)
                        if not s.piles[25]:
                            return refill_rows_end_logged(s)
                        if s.explicit and undecided(s, 25):
                            return await_top(s, 25, 79)  # then refill_rows_card_9_logged
                        return refill_rows_card_9_logged(s, s.piles[25][-1])
                    raise RuleLimit('this is repeated too often', 0)
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 23):
                return await_top(s, 23, 78)  # then refill_rows_card_8_logged
            card_8 = s.piles[23][-1]
            put_under_known(s, card_8, 24)
            return 87  # refill_rows_refill_logged
        raise RuleLimit('this is repeated too often', 0)
    if s.open_offer:
        s.f_refill_rows_refill_1_left = refill_1_left = 1000
        if refill_1_left > 0:
            s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
            if len(s.piles[27]) >= SIZE_OFFER[0]:
                return s.f_refill_rows_ret
            if not s.piles[25]:
                for card in s.piles[26]:
                    put_known(s, card, 25)
                shuffle(s, 25)
            if not s.piles[25]:
                return s.f_refill_rows_ret
            if s.explicit and undecided(s, 25):
                return await_top(s, 25, 79)  # then refill_rows_card_9_logged
            card_9 = s.piles[25][-1]
            put_under_known(s, card_9, 27)
            return 88  # refill_rows_refill_1_logged
        raise RuleLimit('this is repeated too often', 0)
    return s.f_refill_rows_ret

def refill_rows_refill_logged(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_left > 0:
        s.f_refill_rows_refill_left = s.f_refill_rows_refill_left - 1
        if len(s.piles[24]) >= SIZE_EXPANSION[0]:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = refill_1_left = 1000
                if refill_1_left > 0:
                    s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                    if len(s.piles[27]) >= SIZE_OFFER[0]:
                        return s.f_refill_rows_ret
                    if not s.piles[25]:
                        for card in s.piles[26]:
                            put_known(s, card, 25)
                        shuffle(s, 25)
                    if not s.piles[25]:
                        return s.f_refill_rows_ret
                    if s.explicit and undecided(s, 25):
                        return await_top(s, 25, 79)  # then refill_rows_card_9_logged
                    card_9 = s.piles[25][-1]
                    put_under_known(s, card_9, 27)
                    return 88  # refill_rows_refill_1_logged
                raise RuleLimit('this is repeated too often', 0)
            return s.f_refill_rows_ret
        if not s.piles[23]:
            if s.open_offer:
                s.f_refill_rows_refill_1_left = refill_1_left = 1000
                if refill_1_left > 0:
                    s.f_refill_rows_refill_1_left = refill_1_left = refill_1_left - 1
                    if len(s.piles[27]) >= SIZE_OFFER[0]:
                        return s.f_refill_rows_ret
                    if not s.piles[25]:
                        for card in s.piles[26]:
                            put_known(s, card, 25)
                        shuffle(s, 25)
                    if not s.piles[25]:
                        return s.f_refill_rows_ret
                    if s.explicit and undecided(s, 25):
                        return await_top(s, 25, 79)  # then refill_rows_card_9_logged
                    card_9 = s.piles[25][-1]
                    put_under_known(s, card_9, 27)
                    return 88  # refill_rows_refill_1_logged
                raise RuleLimit('this is repeated too often', 0)
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 23):
            return await_top(s, 23, 78)  # then refill_rows_card_8_logged
        card_8 = s.piles[23][-1]
        put_under_known(s, card_8, 24)
        return 87  # refill_rows_refill_logged
    raise RuleLimit('this is repeated too often', 0)

def refill_rows_card_8_logged(s, card_8):  # refill_rows, after the card card_8
    if s.explicit:
        settle(s, card_8)
    put_under_known(s, card_8, 24)
    return 87  # refill_rows_refill_logged

def refill_rows_refill_1_logged(s, _):  # refill_rows, loop
    if s.f_refill_rows_refill_1_left > 0:
        s.f_refill_rows_refill_1_left = s.f_refill_rows_refill_1_left - 1
        if len(s.piles[27]) >= SIZE_OFFER[0]:
            return s.f_refill_rows_ret
        if not s.piles[25]:
            for card in s.piles[26]:
                put_known(s, card, 25)
            shuffle(s, 25)
        if not s.piles[25]:
            return s.f_refill_rows_ret
        if s.explicit and undecided(s, 25):
            return await_top(s, 25, 79)  # then refill_rows_card_9_logged
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

CAN_MARKETS_BENEFIT = (one, one, one, one, one, one, one, one, one, can_markets_benefit_function_office, one,
    can_markets_benefit_news_desk, one, can_markets_benefit_market_expansion, one, can_markets_benefit_prestige_desk,
    one, one, one, one, one, one, one, one, one, one,)
PRICE_FUNCTIONS_COST_0 = (price_functions_cost_0_fm01, price_functions_cost_0_fm02, price_functions_cost_0_fm03,
    price_functions_cost_0_fm04, no_amount, price_functions_cost_0_fm06, price_functions_cost_0_fm07,
    price_functions_cost_0_fm08, price_functions_cost_0_fm09, price_functions_cost_0_fm10, price_functions_cost_0_fc01,
    no_amount, price_functions_cost_0_fc03, price_functions_cost_0_fc04, price_functions_cost_0_fc05,
    price_functions_cost_0_fc06, no_amount, no_amount, price_functions_cost_0_fc09, price_functions_cost_0_fc10,
    price_functions_cost_0_ft01, price_functions_cost_0_ft02, no_amount, no_amount, price_functions_cost_0_ft05,
    price_functions_cost_0_ft06, price_functions_cost_0_ft07, no_amount, price_functions_cost_0_ft09,
    price_functions_cost_0_ft10, price_functions_cost_0_fk01, no_amount, price_functions_cost_0_fk03,
    price_functions_cost_0_fk04, price_functions_cost_0_fk05, no_amount, no_amount, price_functions_cost_0_fk08,
    no_amount, price_functions_cost_0_fk10,)
PRICE_FUNCTIONS_COST_1 = (price_functions_cost_1_fm01, price_functions_cost_1_fm02, price_functions_cost_1_fm03,
    price_functions_cost_1_fm04, price_functions_cost_1_fm05, price_functions_cost_1_fm06, price_functions_cost_1_fm07,
    price_functions_cost_1_fm08, price_functions_cost_1_fm09, price_functions_cost_1_fm10, no_amount,
    price_functions_cost_1_fc02, price_functions_cost_1_fc03, no_amount, price_functions_cost_1_fc05,
    price_functions_cost_1_fc06, price_functions_cost_1_fc07, price_functions_cost_1_fc08, price_functions_cost_1_fc09,
    price_functions_cost_1_fc10, no_amount, no_amount, price_functions_cost_1_ft03, no_amount,
    price_functions_cost_1_ft05, no_amount, price_functions_cost_1_ft07, price_functions_cost_1_ft08,
    price_functions_cost_1_ft09, price_functions_cost_1_ft10, price_functions_cost_1_fk01, price_functions_cost_1_fk02,
    no_amount, price_functions_cost_1_fk04, price_functions_cost_1_fk05, no_amount, price_functions_cost_1_fk07,
    no_amount, price_functions_cost_1_fk09, no_amount,)
PRICE_FUNCTIONS_COST_2 = (no_amount, price_functions_cost_2_fm02, no_amount, no_amount, price_functions_cost_2_fm05,
    price_functions_cost_2_fm06, no_amount, price_functions_cost_2_fm08, no_amount, price_functions_cost_2_fm10,
    price_functions_cost_2_fc01, no_amount, price_functions_cost_2_fc03, price_functions_cost_2_fc04,
    price_functions_cost_2_fc05, no_amount, price_functions_cost_2_fc07, price_functions_cost_2_fc08,
    price_functions_cost_2_fc09, price_functions_cost_2_fc10, price_functions_cost_2_ft01, price_functions_cost_2_ft02,
    price_functions_cost_2_ft03, price_functions_cost_2_ft04, price_functions_cost_2_ft05, price_functions_cost_2_ft06,
    no_amount, price_functions_cost_2_ft08, price_functions_cost_2_ft09, price_functions_cost_2_ft10,
    price_functions_cost_2_fk01, price_functions_cost_2_fk02, price_functions_cost_2_fk03, no_amount, no_amount,
    price_functions_cost_2_fk06, price_functions_cost_2_fk07, no_amount, price_functions_cost_2_fk09, no_amount,)
PRICE_FUNCTIONS_COST_3 = (no_amount, no_amount, price_functions_cost_3_fm03, no_amount, no_amount, no_amount,
    price_functions_cost_3_fm07, price_functions_cost_3_fm08, price_functions_cost_3_fm09, price_functions_cost_3_fm10,
    price_functions_cost_3_fc01, price_functions_cost_3_fc02, no_amount, price_functions_cost_3_fc04, no_amount,
    price_functions_cost_3_fc06, price_functions_cost_3_fc07, price_functions_cost_3_fc08, price_functions_cost_3_fc09,
    price_functions_cost_3_fc10, no_amount, price_functions_cost_3_ft02, no_amount, price_functions_cost_3_ft04,
    price_functions_cost_3_ft05, price_functions_cost_3_ft06, no_amount, price_functions_cost_3_ft08,
    price_functions_cost_3_ft09, price_functions_cost_3_ft10, no_amount, price_functions_cost_3_fk02,
    price_functions_cost_3_fk03, price_functions_cost_3_fk04, no_amount, price_functions_cost_3_fk06, no_amount,
    price_functions_cost_3_fk08, no_amount, price_functions_cost_3_fk10,)
PRICE_FUNCTIONS_COST_4 = (no_amount, no_amount, no_amount, no_amount, no_amount, price_functions_cost_4_fm06,
    price_functions_cost_4_fm07, price_functions_cost_4_fm08, price_functions_cost_4_fm09, price_functions_cost_4_fm10,
    price_functions_cost_4_fc01, price_functions_cost_4_fc02, price_functions_cost_4_fc03, price_functions_cost_4_fc04,
    price_functions_cost_4_fc05, price_functions_cost_4_fc06, no_amount, no_amount, price_functions_cost_4_fc09,
    price_functions_cost_4_fc10, price_functions_cost_4_ft01, price_functions_cost_4_ft02, price_functions_cost_4_ft03,
    price_functions_cost_4_ft04, price_functions_cost_4_ft05, price_functions_cost_4_ft06, price_functions_cost_4_ft07,
    price_functions_cost_4_ft08, price_functions_cost_4_ft09, price_functions_cost_4_ft10, no_amount, no_amount,
    no_amount, no_amount, price_functions_cost_4_fk05, price_functions_cost_4_fk06, price_functions_cost_4_fk07,
    no_amount, no_amount, price_functions_cost_4_fk10,)
CAN_FUNCTIONS_REWARD_AFTER_INPUTS_1_AFTER_INPUTS_2_AFTER_INPUTS_3_AFTER_INPUTS_0_AFTER_BTC = (can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm01,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm02,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm03,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm04,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm05,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm06,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm07,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm08,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm09,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm10,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc01,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc02,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc03,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc04,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc05,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc06,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc07,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc08,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc09,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc10,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft01,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft02,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft03,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft04,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft05,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft06,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft07,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft08,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft09,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft10,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk01,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk02,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk03,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk04,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk05,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk06,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk07, one, one,
    can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk10,)
PRICE_CAPITAL_COST_0 = (price_capital_cost_0_kst1, price_capital_cost_0_kst2, price_capital_cost_0_kst3,
    price_capital_cost_0_kst4, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_1 = (price_capital_cost_1_kst1, price_capital_cost_1_kst2, price_capital_cost_1_kst3,
    price_capital_cost_1_kst4, price_capital_cost_1_kel1, price_capital_cost_1_kel2, price_capital_cost_1_kel3,
    price_capital_cost_1_kel4, price_capital_cost_1_ken1, price_capital_cost_1_ken2, price_capital_cost_1_ken3,
    price_capital_cost_1_ken4, price_capital_cost_1_kla1, price_capital_cost_1_kla2, price_capital_cost_1_kla3,
    price_capital_cost_1_kla4,)
PRICE_CAPITAL_COST_2 = (no_amount, no_amount, no_amount, no_amount, price_capital_cost_2_kel1,
    price_capital_cost_2_kel2, price_capital_cost_2_kel3, price_capital_cost_2_kel4, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_3 = (no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    price_capital_cost_3_ken1, price_capital_cost_3_ken2, price_capital_cost_3_ken3, price_capital_cost_3_ken4,
    no_amount, no_amount, no_amount, no_amount,)
PRICE_CAPITAL_COST_4 = (no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, no_amount, price_capital_cost_4_kla1, price_capital_cost_4_kla2,
    price_capital_cost_4_kla3, price_capital_cost_4_kla4,)
DO_MARKETS_BENEFIT = (lambda s, ret, *args: do_markets_benefit_steelyard(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_chip_works(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_power_station(s,
    *args) or ret, lambda s, ret, *args: do_markets_benefit_hiring_hall(s, *args) or ret,
    do_markets_benefit_builders_row, do_markets_benefit_tech_bazaar, do_markets_benefit_open_market, lambda s, ret,
    *args: do_markets_benefit_coin_faucet(s, *args) or ret, do_markets_benefit_exchange_floor,
    do_markets_benefit_function_office, do_markets_benefit_rumour_mill, do_markets_benefit_news_desk,
    do_markets_benefit_clean_slate, do_markets_benefit_market_expansion, do_markets_benefit_starter, lambda s, ret,
    *args: do_markets_benefit_prestige_desk(s, *args) or ret, lambda s, ret, *args: do_markets_benefit_deep_mine(s,
    *args) or ret, lambda s, ret, *args: do_markets_benefit_assembly_hub(s, *args) or ret,
    do_markets_benefit_world_depot, lambda s, ret, *args: do_markets_benefit_grand_exchange(s, *args) or ret, lambda s,
    ret, *args: do_markets_benefit_treasury(s, *args) or ret, do_markets_benefit_talent_board,
    do_markets_benefit_insider_desk, do_markets_benefit_flash_forum, do_markets_benefit_victory_plaza,
    do_markets_benefit_twin_office,)
DO_VOLATILITY_EFFECT = (lambda s, ret, *args: do_volatility_effect_vc01(s, *args) or ret, lambda s, ret,
    *args: do_volatility_effect_vc02(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc03(s, *args) or ret,
    lambda s, ret, *args: do_volatility_effect_vc04(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc05(s,
    *args) or ret, do_volatility_effect_vc06, do_volatility_effect_vc07, do_volatility_effect_vc08, lambda s, ret,
    *args: do_volatility_effect_vc09(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc10(s, *args) or ret,
    do_volatility_effect_vc11, do_volatility_effect_vc12, lambda s, ret, *args: do_volatility_effect_vc13(s,
    *args) or ret, lambda s, ret, *args: do_volatility_effect_vc14(s, *args) or ret, do_volatility_effect_vc15,
    lambda s, ret, *args: do_volatility_effect_vc16(s, *args) or ret,)
DO_FUNCTIONS_REWARD = (do_functions_reward_fm01, do_functions_reward_fm02, do_functions_reward_fm03,
    do_functions_reward_fm04, do_functions_reward_fm05, do_functions_reward_fm06, do_functions_reward_fm07,
    do_functions_reward_fm08, do_functions_reward_fm09, do_functions_reward_fm10, do_functions_reward_fc01,
    do_functions_reward_fc02, do_functions_reward_fc03, do_functions_reward_fc04, do_functions_reward_fc05,
    do_functions_reward_fc06, do_functions_reward_fc07, do_functions_reward_fc08, do_functions_reward_fc09,
    do_functions_reward_fc10, do_functions_reward_ft01, do_functions_reward_ft02, do_functions_reward_ft03,
    do_functions_reward_ft04, do_functions_reward_ft05, do_functions_reward_ft06, do_functions_reward_ft07,
    do_functions_reward_ft08, do_functions_reward_ft09, do_functions_reward_ft10, do_functions_reward_fk01,
    do_functions_reward_fk02, do_functions_reward_fk03, do_functions_reward_fk04, do_functions_reward_fk05,
    do_functions_reward_fk06, do_functions_reward_fk07, nothing, nothing, do_functions_reward_fk10,)
DO_FUNCTIONS_ONGOING = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, lambda s, ret,
    *args: do_functions_ongoing_fk01(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk02(s, *args) or ret,
    lambda s, ret, *args: do_functions_ongoing_fk03(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk04(s,
    *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk05(s, *args) or ret, lambda s, ret,
    *args: do_functions_ongoing_fk06(s, *args) or ret, do_functions_ongoing_fk07, lambda s, ret,
    *args: do_functions_ongoing_fk08(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk09(s, *args) or ret,
    do_functions_ongoing_fk10,)
DO_MARKETS_BENEFIT_LOGGED = (lambda s, ret, *args: do_markets_benefit_steelyard_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_chip_works_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_power_station_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_hiring_hall_logged(s, *args) or ret, do_markets_benefit_builders_row_logged,
    do_markets_benefit_tech_bazaar_logged, do_markets_benefit_open_market_logged, lambda s, ret,
    *args: do_markets_benefit_coin_faucet_logged(s, *args) or ret, do_markets_benefit_exchange_floor_logged,
    do_markets_benefit_function_office_logged, do_markets_benefit_rumour_mill_logged,
    do_markets_benefit_news_desk_logged, do_markets_benefit_clean_slate_logged,
    do_markets_benefit_market_expansion_logged, do_markets_benefit_starter_logged, lambda s, ret,
    *args: do_markets_benefit_prestige_desk_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_deep_mine_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_assembly_hub_logged(s, *args) or ret, do_markets_benefit_world_depot_logged, lambda s,
    ret, *args: do_markets_benefit_grand_exchange_logged(s, *args) or ret, lambda s, ret,
    *args: do_markets_benefit_treasury_logged(s, *args) or ret, do_markets_benefit_talent_board_logged,
    do_markets_benefit_insider_desk_logged, do_markets_benefit_flash_forum_logged,
    do_markets_benefit_victory_plaza_logged, do_markets_benefit_twin_office_logged,)
DO_VOLATILITY_EFFECT_LOGGED = (lambda s, ret, *args: do_volatility_effect_vc01_logged(s, *args) or ret, lambda s, ret,
    *args: do_volatility_effect_vc02_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc03_logged(s,
    *args) or ret, lambda s, ret, *args: do_volatility_effect_vc04_logged(s, *args) or ret, lambda s, ret,
    *args: do_volatility_effect_vc05_logged(s, *args) or ret, do_volatility_effect_vc06_logged,
    do_volatility_effect_vc07_logged, do_volatility_effect_vc08_logged, lambda s, ret,
    *args: do_volatility_effect_vc09_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc10_logged(s,
    *args) or ret, do_volatility_effect_vc11_logged, do_volatility_effect_vc12_logged, lambda s, ret,
    *args: do_volatility_effect_vc13_logged(s, *args) or ret, lambda s, ret, *args: do_volatility_effect_vc14_logged(s,
    *args) or ret, do_volatility_effect_vc15_logged, lambda s, ret, *args: do_volatility_effect_vc16_logged(s,
    *args) or ret,)
DO_FUNCTIONS_REWARD_LOGGED = (do_functions_reward_fm01_logged, do_functions_reward_fm02_logged,
    do_functions_reward_fm03_logged, do_functions_reward_fm04_logged, do_functions_reward_fm05_logged,
    do_functions_reward_fm06_logged, do_functions_reward_fm07_logged, do_functions_reward_fm08_logged,
    do_functions_reward_fm09_logged, do_functions_reward_fm10_logged, do_functions_reward_fc01_logged,
    do_functions_reward_fc02_logged, do_functions_reward_fc03_logged, do_functions_reward_fc04_logged,
    do_functions_reward_fc05_logged, do_functions_reward_fc06_logged, do_functions_reward_fc07_logged,
    do_functions_reward_fc08_logged, do_functions_reward_fc09_logged, do_functions_reward_fc10_logged,
    do_functions_reward_ft01_logged, do_functions_reward_ft02_logged, do_functions_reward_ft03_logged,
    do_functions_reward_ft04_logged, do_functions_reward_ft05_logged, do_functions_reward_ft06_logged,
    do_functions_reward_ft07_logged, do_functions_reward_ft08_logged, do_functions_reward_ft09_logged,
    do_functions_reward_ft10_logged, do_functions_reward_fk01_logged, do_functions_reward_fk02_logged,
    do_functions_reward_fk03_logged, do_functions_reward_fk04_logged, do_functions_reward_fk05_logged,
    do_functions_reward_fk06_logged, do_functions_reward_fk07_logged, nothing, nothing,
    do_functions_reward_fk10_logged,)
DO_FUNCTIONS_ONGOING_LOGGED = (skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip,
    skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, skip, lambda s, ret,
    *args: do_functions_ongoing_fk01_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk02_logged(s,
    *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk03_logged(s, *args) or ret, lambda s, ret,
    *args: do_functions_ongoing_fk04_logged(s, *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk05_logged(s,
    *args) or ret, lambda s, ret, *args: do_functions_ongoing_fk06_logged(s, *args) or ret,
    do_functions_ongoing_fk07_logged, lambda s, ret, *args: do_functions_ongoing_fk08_logged(s, *args) or ret, lambda s,
    ret, *args: do_functions_ongoing_fk09_logged(s, *args) or ret, do_functions_ongoing_fk10_logged,)
DO_MARKETS_BENEFIT_PLAYED = (lambda s, rnd, *args: do_markets_benefit_steelyard(s, *args), lambda s, rnd,
    *args: do_markets_benefit_chip_works(s, *args), lambda s, rnd, *args: do_markets_benefit_power_station(s, *args),
    lambda s, rnd, *args: do_markets_benefit_hiring_hall(s, *args), do_markets_benefit_builders_row_played,
    do_markets_benefit_tech_bazaar_played, do_markets_benefit_open_market_played, lambda s, rnd,
    *args: do_markets_benefit_coin_faucet(s, *args), do_markets_benefit_exchange_floor_played,
    do_markets_benefit_function_office_played, do_markets_benefit_rumour_mill_played,
    do_markets_benefit_news_desk_played, do_markets_benefit_clean_slate_played,
    do_markets_benefit_market_expansion_played, do_markets_benefit_starter_played, lambda s, rnd,
    *args: do_markets_benefit_prestige_desk(s, *args), lambda s, rnd, *args: do_markets_benefit_deep_mine(s, *args),
    lambda s, rnd, *args: do_markets_benefit_assembly_hub(s, *args), do_markets_benefit_world_depot_played, lambda s,
    rnd, *args: do_markets_benefit_grand_exchange(s, *args), lambda s, rnd, *args: do_markets_benefit_treasury(s,
    *args), do_markets_benefit_talent_board_played, do_markets_benefit_insider_desk_played,
    do_markets_benefit_flash_forum_played, do_markets_benefit_victory_plaza_played,
    do_markets_benefit_twin_office_played,)
DO_VOLATILITY_EFFECT_PLAYED = (lambda s, rnd, *args: do_volatility_effect_vc01(s, *args), lambda s, rnd,
    *args: do_volatility_effect_vc02(s, *args), lambda s, rnd, *args: do_volatility_effect_vc03(s, *args), lambda s,
    rnd, *args: do_volatility_effect_vc04(s, *args), lambda s, rnd, *args: do_volatility_effect_vc05(s, *args),
    do_volatility_effect_vc06_played, do_volatility_effect_vc07_played, do_volatility_effect_vc08_played, lambda s, rnd,
    *args: do_volatility_effect_vc09(s, *args), lambda s, rnd, *args: do_volatility_effect_vc10(s, *args),
    do_volatility_effect_vc11_played, do_volatility_effect_vc12_played, lambda s, rnd,
    *args: do_volatility_effect_vc13(s, *args), lambda s, rnd, *args: do_volatility_effect_vc14(s, *args),
    do_volatility_effect_vc15_played, lambda s, rnd, *args: do_volatility_effect_vc16(s, *args),)
DO_FUNCTIONS_ONGOING_PLAYED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, lambda s, rnd, *args: do_functions_ongoing_fk01(s,
    *args), lambda s, rnd, *args: do_functions_ongoing_fk02(s, *args), lambda s, rnd,
    *args: do_functions_ongoing_fk03(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk04(s, *args), lambda s,
    rnd, *args: do_functions_ongoing_fk05(s, *args), lambda s, rnd, *args: do_functions_ongoing_fk06(s, *args),
    do_functions_ongoing_fk07_played, lambda s, rnd, *args: do_functions_ongoing_fk08(s, *args), lambda s, rnd,
    *args: do_functions_ongoing_fk09(s, *args), do_functions_ongoing_fk10_played,)
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
        'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i',
        'f_do_volatility_effect_vc08_repeat_1_last', 'f_do_volatility_effect_vc08_ret',
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
        'f_do_markets_benefit_twin_office_repeat_2_last', 'f_do_markets_benefit_twin_office_ret',
        'f_do_functions_ongoing_fk07_ret', 'f_do_functions_ongoing_fk10_ret', 'f_main_do_claim_market',
        'f_main_do_complete_function_card_3', 'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_drawing_2_i',
        'f_main_drawing_2_last', 'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i',
        'f_main_each_13_i', 'f_main_each_13_items', 'f_main_each_4_i', 'f_main_each_4_items', 'f_main_each_7_i',
        'f_main_each_9_from', 'f_main_each_9_i', 'f_main_offers_left', 'f_main_offers_1_left', 'f_main_p', 'f_main_p_3',
        'f_main_played', 'f_main_repeat_3_left', 'f_main_repeat_4_i', 'f_main_repeat_4_last', 'f_main_rounds_left',
        'f_main_seat_1', 'f_main_seat_2', 'f_refill_rows_refill_left', 'f_refill_rows_refill_1_left',
        'f_refill_rows_ret', 'points', 'btc', 'inputs', 'outputs', 'shares', 'extra', 'order_roll', 'round_gems',
        'market_pawn', 'market_gems', 'piles', 'loc', 'known', 'lo', 'hi', 'tape')
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
        t.f_do_volatility_effect_vc08_repeat_1_last = s.f_do_volatility_effect_vc08_repeat_1_last
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
        t.f_do_markets_benefit_twin_office_repeat_2_last = s.f_do_markets_benefit_twin_office_repeat_2_last
        t.f_do_markets_benefit_twin_office_ret = s.f_do_markets_benefit_twin_office_ret
        t.f_do_functions_ongoing_fk07_ret = s.f_do_functions_ongoing_fk07_ret
        t.f_do_functions_ongoing_fk10_ret = s.f_do_functions_ongoing_fk10_ret
        t.f_main_do_claim_market = s.f_main_do_claim_market
        t.f_main_do_complete_function_card_3 = s.f_main_do_complete_function_card_3
        t.f_main_drawing_1_i = s.f_main_drawing_1_i
        t.f_main_drawing_1_last = s.f_main_drawing_1_last
        t.f_main_drawing_2_i = s.f_main_drawing_2_i
        t.f_main_drawing_2_last = s.f_main_drawing_2_last
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
        t.f_main_repeat_4_last = s.f_main_repeat_4_last
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

GAME = GameData(
    name='crypto_clash',
    title='Crypto Clash',
    fingerprint='25f2a5fba80cd453',
    fewest=3,
    most=4,
    main=49,
    depth=6,
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
            Choice('labour', title='labour'),
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
        Prompt('market', 'Choose a Market on the board', Reading('card')),
        Prompt(
            'do',
            '{option}: do it?',
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
        Prompt('card', 'Choose a Function on offer', Reading('card')),
        Prompt('card', 'Choose one of your Volatility cards', Reading('card')),
        Prompt('victim', 'Choose an opponent', Reading('player')),
        Prompt('kind', 'Choose a kind of input', Reading('choice', of='Input')),
        Prompt('market', 'Choose a market from the Market Expansion area', Reading('card')),
        Prompt(
            'take_function', 'Take a Function?', Reading('number'),
            labels=(Label(1, 'take_function', 'Take a Function'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('given_away', 'Choose a kind of input (given away)', Reading('choice', of='Input')),
        Prompt('wanted', 'Choose a kind of input (wanted)', Reading('choice', of='Input')),
        Prompt(
            'exchange_input', 'Exchange an input?', Reading('number'),
            labels=(Label(1, 'exchange_input', 'Exchange an input'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('given_away', 'Which input do you give?', Reading('choice', of='Input')),
        Prompt('wanted', 'Which input do you get?', Reading('choice', of='Input')),
        Prompt(
            'play_news', 'Play a Volatility card?', Reading('number'),
            labels=(Label(1, 'play_news', 'Play a Volatility card'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('card', 'Choose one of your active Functions', Reading('card')),
        Prompt('kind', 'a kind of input at random', Reading('choice', of='Input')),
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
        Note('{player} pays {0} {0|Share|Shares}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Claim a Market'),
        Note('Share is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note(
            '{1}: Share is now {0}', readings=(Reading('player', none=True), Reading('card'), Reading('player', none=True)),
            skip='same',
        ),
        Note('{player} gains {0} steel', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} electronics', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} labour', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Gain {0} {0|input of your choice|inputs of your choice}', readings=(Reading('number'),)),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Input'),)),
        Note('{player} gains {0} {0|input|inputs} ({1})', readings=(Reading('number'), Reading('choice', of='Input')), skip='zero'),
        Note('{player} gains {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a Function'),
        Note('{player}: {0} to active Functions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Draw {0} {0|Volatility card|Volatility cards}', readings=(Reading('number'),)),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Play a Volatility card'),
        Note('{player}: Exchange an input'),
        Note('{player} loses {0} {0|input|inputs} ({1})', readings=(Reading('number'), Reading('choice', of='Input')), skip='zero'),
        Note('Exchange Rate is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player} loses {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} VP', readings=(Reading('number'),), skip='zero'),
        Note('{player} rolls {0}', readings=(Reading('number'),)),
        Note('{player} chooses {0}', readings=(Reading('player'),)),
        Note('{player} loses {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Volatility discards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Reset all Functions'),
        Note('{0} to Function discards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Take a Function is not possible, skipped'),
        Note('{player}: Build a Market'),
        Note('gems in the supply: +{0}', readings=(Reading('number'),), skip='zero'),
        Note('gems are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{1}: gems are now {0}', readings=(Reading('number'), Reading('card'), Reading('number')), skip='same'),
        Note('{0} to outlined Market spots', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Take the silversphere'),
        Note('silversphere is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note('{player} pays {0} BTC', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} electronics', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} energy', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} labour', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} steel', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Complete a Function'),
        Note('{player} gains {0} {0|computer|computers}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|factory|factories}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|stock|stocks}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: {0} to completed Crypto', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} to completed Functions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to completed Functions', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Buy Capital'),
        Note('{player}: {0} to Capital cards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('Roll for the start'),
        Note(
            'players who roll for the start are now {0}',
            readings=(Reading('list', item=Reading('player')), Reading('list', item=Reading('player'))), skip='same',
        ),
        Note('first player is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('{player}: Shares are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Extra Share is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note(
            'gems on the round numbers ({1}) are now {0}', readings=(Reading('number'), Reading('number'), Reading('number')),
            skip='same',
        ),
        Note('gems in the supply: −{0}', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Capital on offer', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to Markets of the board', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to Market Expansion area', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to tablet stack', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to tablet stack', readings=(Reading('number'),), skip='zero'),
        Note('{1} gains {0} {0|gem|gems}', readings=(Reading('number'), Reading('card')), skip='zero'),
        Note('{0} to Function deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to Function deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} to Volatility deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to Volatility deck', readings=(Reading('number'),), skip='zero'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Start of the round'),
        Note('gems on the round numbers ({1}): −{0}', readings=(Reading('number'), Reading('number')), skip='zero'),
        Note('rolled for Exchange Rate: {0}', readings=(Reading('number'),)),
        Note('Income'),
        Note("{player}'s turn"),
        Note('Turns'),
        Note('{player}: Claim a Market is not possible, skipped'),
        Note('End of the round'),
        Note('{player} gains {0} {0|Share|Shares}', readings=(Reading('number'),), skip='zero'),
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
            Reason('labour inputs', 'not enough labour'),
            Reason('steel inputs', 'not enough steel'),
            Reason('btc', 'not enough BTC'),
            Reason('electronics inputs energy labour steel btc', "the price can't be paid"),
            Reason('card functions_reward', 'what it leads to is not possible'),
        ),
        'buy_capital': (
            Reason('kind', 'there is no kind to choose'),
            Reason('steel inputs', 'not enough steel'),
            Reason('btc', 'not enough BTC'),
            Reason('electronics inputs', 'not enough electronics'),
            Reason('energy inputs', 'not enough energy'),
            Reason('labour inputs', 'not enough labour'),
            Reason('steel inputs btc electronics energy labour', "the price can't be paid"),
        ),
        'roll_for_start': (),
    },
    invariants=(Invariant('32 gems', 345), Invariant('no pawn gets lost', 346)),
    asks={
        3: Ask(6, 29),
        8: Ask(3, 44),
        11: Ask(0, 48),
        15: Ask(8, 69),
        18: Ask(11, 73),
        19: Ask(12, 75),
        20: Ask(13, 76),
        21: Ask(0, 90),
        22: Ask(5, 93),
        23: Ask(6, 104),
        24: Ask(4, 53),
        30: Ask(7, 120),
        34: Ask(8, 146),
        38: Ask(14, 150),
        40: Ask(14, 150),
        41: Ask(14, 152),
        43: Ask(14, 152),
        45: Ask(8, 159),
        58: Ask(0, 306),
        60: Ask(0, 307),
        62: Ask(16, 309),
        64: Ask(0, 279),
        65: Ask(0, 319),
        67: Ask(1, 2),
        68: Ask(2, 6),
        70: Ask(17, 326),
        71: Ask(15, 201),
        75: Ask(18, 328),
        76: Ask(6, 269),
        78: Ask(0, 0),
        79: Ask(0, 0),
    },
    chances={11: 'card', 58: 'card', 60: 'card', 78: 'card', 79: 'card'},
    card_slots=('f_do_play_news_card_1', 'f_main_do_complete_function_card_3', 'f_main_each_11_items'),
    played_slots=('f_main_do_claim_market',),
    mixed_slots={},
    homes=(
        Home(
            (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97), (),
        ),
        Home((15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25), (23,)),
        Home(
            (
                26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54,
                55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
            ),
            (5, 6, 7, 8, 25),
        ),
        Home((66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81), (13, 14, 15, 16, 28)),
    ),
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
        3: Live(slots=('f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last'), ret='f_do_any_inputs_ret'),
        4: Live(ret='f_do_markets_benefit_builders_row_ret'),
        5: Live(ret='f_do_markets_benefit_tech_bazaar_ret'),
        6: Live(ret='f_do_markets_benefit_open_market_ret'),
        7: Live(ret='f_do_markets_benefit_exchange_floor_ret'),
        8: Live(slots=('f_do_take_function_me',), ret='f_do_take_function_ret'),
        9: Live(ret='f_do_take_function_ret'),
        10: Live(ret='f_do_markets_benefit_function_office_ret'),
        11: Live(slots=('f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me'), ret='f_do_draw_news_ret'),
        12: Live(slots=('f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me'), ret='f_do_draw_news_ret'),
        13: Live(slots=('f_do_markets_benefit_rumour_mill_me',), ret='f_do_markets_benefit_rumour_mill_ret'),
        14: Live(ret='f_do_volatility_effect_vc06_ret'),
        15: Live(slots=('f_do_volatility_effect_vc07_me',), ret='f_do_volatility_effect_vc07_ret'),
        16: Live(slots=('f_do_volatility_effect_vc07_me',), ret='f_do_volatility_effect_vc07_ret'),
        17: Live(ret='f_do_volatility_effect_vc07_ret'),
        18: Live(
            slots=(
                'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i',
                'f_do_volatility_effect_vc08_repeat_1_last',
            ),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        19: Live(
            slots=(
                'f_do_volatility_effect_vc08_me', 'f_do_volatility_effect_vc08_repeat_1_i',
                'f_do_volatility_effect_vc08_repeat_1_last',
            ),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        20: Live(
            slots=(
                'f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me',
                'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_repeat_1_last',
            ),
            ret='f_do_volatility_effect_vc08_ret',
        ),
        21: Live(slots=('f_do_volatility_effect_vc11_me',), ret='f_do_volatility_effect_vc11_ret'),
        22: Live(slots=('f_do_volatility_effect_vc12_me',), ret='f_do_volatility_effect_vc12_ret'),
        23: Live(slots=('f_do_volatility_effect_vc15_me',), ret='f_do_volatility_effect_vc15_ret'),
        24: Live(slots=('f_do_play_news_me',), ret='f_do_play_news_ret'),
        25: Live(slots=('f_do_play_news_card_1',), ret='f_do_play_news_ret'),
        26: Live(ret='f_do_play_news_ret'),
        27: Live(ret='f_do_markets_benefit_news_desk_ret'),
        28: Live(slots=('f_do_markets_benefit_clean_slate_me',), ret='f_do_markets_benefit_clean_slate_ret'),
        29: Live(ret='f_do_markets_benefit_clean_slate_ret'),
        30: Live(slots=('f_do_markets_benefit_market_expansion_me',), ret='f_do_markets_benefit_market_expansion_ret'),
        31: Live(ret='f_do_markets_benefit_market_expansion_ret'),
        32: Live(slots=('f_do_markets_benefit_starter_me',), ret='f_do_markets_benefit_starter_ret'),
        33: Live(slots=('f_do_markets_benefit_world_depot_me',), ret='f_do_markets_benefit_world_depot_ret'),
        34: Live(slots=('f_do_markets_benefit_talent_board_me',), ret='f_do_markets_benefit_talent_board_ret'),
        35: Live(slots=('f_do_markets_benefit_talent_board_me',), ret='f_do_markets_benefit_talent_board_ret'),
        36: Live(ret='f_do_markets_benefit_talent_board_ret'),
        37: Live(slots=('f_do_markets_benefit_insider_desk_me',), ret='f_do_markets_benefit_insider_desk_ret'),
        38: Live(slots=('f_do_markets_benefit_insider_desk_me',), ret='f_do_markets_benefit_insider_desk_ret'),
        39: Live(ret='f_do_markets_benefit_insider_desk_ret'),
        40: Live(ret='f_do_markets_benefit_insider_desk_ret'),
        41: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        42: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        43: Live(slots=('f_do_markets_benefit_flash_forum_me',), ret='f_do_markets_benefit_flash_forum_ret'),
        44: Live(ret='f_do_markets_benefit_victory_plaza_ret'),
        45: Live(
            slots=(
                'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
                'f_do_markets_benefit_twin_office_repeat_2_last',
            ),
            ret='f_do_markets_benefit_twin_office_ret',
        ),
        46: Live(
            slots=(
                'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
                'f_do_markets_benefit_twin_office_repeat_2_last',
            ),
            ret='f_do_markets_benefit_twin_office_ret',
        ),
        47: Live(ret='f_do_functions_ongoing_fk07_ret'),
        48: Live(ret='f_do_functions_ongoing_fk10_ret'),
        49: Live(),
        50: Live(slots=('f_main_each_7_i',)),
        51: Live(),
        52: Live(),
        53: Live(),
        54: Live(),
        55: Live(),
        56: Live(),
        57: Live(),
        58: Live(slots=('f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3')),
        59: Live(slots=('f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3')),
        60: Live(slots=('f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3')),
        61: Live(slots=('f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3')),
        62: Live(slots=('f_main_each_9_from', 'f_main_each_9_i', 'f_main_p_3', 'f_main_repeat_4_i', 'f_main_repeat_4_last')),
        63: Live(),
        64: Live(slots=('f_main_each_4_i', 'f_main_each_4_items', 'f_main_p', 'f_main_played')),
        65: Live(slots=('f_main_played',)),
        66: Live(
            slots=(
                'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_12_from', 'f_main_each_12_i', 'f_main_played',
                'f_main_seat_1',
            ),
        ),
        67: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        68: Live(slots=('f_main_do_claim_market', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        69: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        70: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        71: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        72: Live(
            slots=(
                'f_main_do_complete_function_card_3', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2',
            ),
        ),
        73: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        74: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        75: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        76: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        77: Live(slots=('f_main_each_13_i', 'f_main_each_13_items', 'f_main_played', 'f_main_seat_2')),
        78: Live(ret='f_refill_rows_ret'),
        79: Live(ret='f_refill_rows_ret'),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'round',
        'active', 'automa', 'rate', 'lead', 'silversphere', 'rollers', 'gem_supply', 'open_expansion', 'open_offer',
        'f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last', 'f_do_any_inputs_ret',
        'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret', 'f_do_markets_benefit_open_market_ret',
        'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me', 'f_do_take_function_ret',
        'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me',
        'f_do_draw_news_ret', 'f_do_markets_benefit_rumour_mill_me', 'f_do_markets_benefit_rumour_mill_ret',
        'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me', 'f_do_volatility_effect_vc07_ret',
        'f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me',
        'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_repeat_1_last', 'f_do_volatility_effect_vc08_ret',
        'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
        'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
        'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
        'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret', 'f_do_markets_benefit_market_expansion_me',
        'f_do_markets_benefit_market_expansion_ret', 'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret',
        'f_do_markets_benefit_world_depot_me', 'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
        'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me', 'f_do_markets_benefit_insider_desk_ret',
        'f_do_markets_benefit_flash_forum_me', 'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
        'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
        'f_do_markets_benefit_twin_office_repeat_2_last', 'f_do_markets_benefit_twin_office_ret', 'f_do_functions_ongoing_fk07_ret',
        'f_do_functions_ongoing_fk10_ret', 'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_11_i', 'f_main_each_11_items',
        'f_main_each_12_from', 'f_main_each_12_i', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_each_4_i',
        'f_main_each_4_items', 'f_main_each_7_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_offers_left',
        'f_main_offers_1_left', 'f_main_p', 'f_main_p_3', 'f_main_played', 'f_main_repeat_3_left', 'f_main_repeat_4_i',
        'f_main_repeat_4_last', 'f_main_rounds_left', 'f_main_seat_1', 'f_main_seat_2', 'f_refill_rows_refill_left',
        'f_refill_rows_refill_1_left', 'f_refill_rows_ret',
    ),
    lists=(
        'points', 'btc', 'inputs', 'outputs', 'shares', 'extra', 'order_roll', 'round_gems', 'market_pawn', 'market_gems', 'piles',
        'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_do_any_inputs_me', 'f_do_any_inputs_repeat_i', 'f_do_any_inputs_repeat_last', 'f_do_any_inputs_ret',
        'f_do_markets_benefit_builders_row_ret', 'f_do_markets_benefit_tech_bazaar_ret', 'f_do_markets_benefit_open_market_ret',
        'f_do_markets_benefit_exchange_floor_ret', 'f_do_take_function_me', 'f_do_take_function_ret',
        'f_do_markets_benefit_function_office_ret', 'f_do_draw_news_drawing_i', 'f_do_draw_news_drawing_last', 'f_do_draw_news_me',
        'f_do_draw_news_ret', 'f_do_markets_benefit_rumour_mill_me', 'f_do_markets_benefit_rumour_mill_ret',
        'f_do_volatility_effect_vc06_ret', 'f_do_volatility_effect_vc07_me', 'f_do_volatility_effect_vc07_ret',
        'f_do_volatility_effect_vc08_do_exchange_input_given_away', 'f_do_volatility_effect_vc08_me',
        'f_do_volatility_effect_vc08_repeat_1_i', 'f_do_volatility_effect_vc08_repeat_1_last', 'f_do_volatility_effect_vc08_ret',
        'f_do_volatility_effect_vc11_me', 'f_do_volatility_effect_vc11_ret', 'f_do_volatility_effect_vc12_me',
        'f_do_volatility_effect_vc12_ret', 'f_do_volatility_effect_vc15_me', 'f_do_volatility_effect_vc15_ret',
        'f_do_play_news_card_1', 'f_do_play_news_me', 'f_do_play_news_ret', 'f_do_markets_benefit_news_desk_ret',
        'f_do_markets_benefit_clean_slate_me', 'f_do_markets_benefit_clean_slate_ret', 'f_do_markets_benefit_market_expansion_me',
        'f_do_markets_benefit_market_expansion_ret', 'f_do_markets_benefit_starter_me', 'f_do_markets_benefit_starter_ret',
        'f_do_markets_benefit_world_depot_me', 'f_do_markets_benefit_world_depot_ret', 'f_do_markets_benefit_talent_board_me',
        'f_do_markets_benefit_talent_board_ret', 'f_do_markets_benefit_insider_desk_me', 'f_do_markets_benefit_insider_desk_ret',
        'f_do_markets_benefit_flash_forum_me', 'f_do_markets_benefit_flash_forum_ret', 'f_do_markets_benefit_victory_plaza_ret',
        'f_do_markets_benefit_twin_office_me', 'f_do_markets_benefit_twin_office_repeat_2_i',
        'f_do_markets_benefit_twin_office_repeat_2_last', 'f_do_markets_benefit_twin_office_ret', 'f_do_functions_ongoing_fk07_ret',
        'f_do_functions_ongoing_fk10_ret', 'f_main_do_claim_market', 'f_main_do_complete_function_card_3', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_drawing_2_i', 'f_main_drawing_2_last', 'f_main_each_11_i', 'f_main_each_11_items',
        'f_main_each_12_from', 'f_main_each_12_i', 'f_main_each_13_i', 'f_main_each_13_items', 'f_main_each_4_i',
        'f_main_each_4_items', 'f_main_each_7_i', 'f_main_each_9_from', 'f_main_each_9_i', 'f_main_offers_left',
        'f_main_offers_1_left', 'f_main_p', 'f_main_p_3', 'f_main_played', 'f_main_repeat_3_left', 'f_main_repeat_4_i',
        'f_main_repeat_4_last', 'f_main_rounds_left', 'f_main_seat_1', 'f_main_seat_2', 'f_refill_rows_refill_left',
        'f_refill_rows_refill_1_left', 'f_refill_rows_ret',
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
    Origin('content/crypto_clash/markets/board.yaml', 22, 39, kind='cell'),
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
    Origin('content/crypto_clash/game.rules', 119, 27, kind='rule'),
    Origin('content/crypto_clash/game.rules', 120, 13, kind='rule'),
    Origin('content/crypto_clash/game.rules', 120, 27, kind='rule'),
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
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm01': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm01,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm02': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm02,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm03': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm03,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm04': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm04,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm05': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm05,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm06': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm06,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm07': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm07,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm08': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm08,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm09': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm09,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm10': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fm10,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc01': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc01,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc02': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc02,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc03': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc03,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc04': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc04,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc05': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc05,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc06': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc06,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc07': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc07,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc08': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc08,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc09': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc09,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc10': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fc10,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft01': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft01,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft02': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft02,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft03': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft03,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft04': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft04,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft05': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft05,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft06': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft06,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft07': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft07,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft08': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft08,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft09': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft09,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft10': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_ft10,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk01': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk01,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk02': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk02,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk03': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk03,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk04': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk04,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk05': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk05,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk06': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk06,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk07': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk07,
            'can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk10': can_functions_reward_after_inputs_1_after_inputs_2_after_inputs_3_after_inputs_0_after_btc_fk10,
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
            'd_on_board': d_on_board,
        },
        playout=main_played,
    )

SECRETS = ()
SECRETS_LOGGED = ()
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (78, 62), (85, 75), (95, 201), (104, 269), (114, 2), (123, 280), (136, 1), (144, 342), (151, 0),
    (177, 345), (191, 346), (199, 0), (384, 1), (387, 7), (390, 8), (393, 9), (396, 10), (399, 11), (402, 12), (405,
    13), (408, 14), (411, 15), (414, 16), (417, 17), (420, 74), (851, 162), (854, 163), (857, 164), (860, 165), (863,
    166), (866, 167), (869, 168), (872, 169), (875, 170), (878, 171), (881, 172), (884, 173), (887, 174), (890, 175),
    (893, 176), (896, 177), (899, 178), (902, 179), (905, 180), (908, 181), (911, 182), (914, 183), (917, 184), (920,
    185), (923, 186), (926, 187), (929, 188), (932, 189), (935, 190), (938, 191), (941, 192), (944, 193), (947, 194),
    (950, 195), (953, 196), (956, 197), (959, 198), (962, 199), (965, 200), (1069, 268), (1078, 275), (1081, 340),
    (1084, 341), (1091, 342), (1094, 343), (1097, 344), (1109, 345), (1112, 346), (1115, 347), (1118, 348), (1126, 0),
    (1216, 19), (1217, 18), (1225, 21), (1226, 20), (1234, 23), (1235, 22), (1243, 25), (1244, 24), (1252, 31), (1253,
    7), (1258, 28), (1260, 29), (1268, 30), (1273, 28), (1275, 29), (1282, 32), (1283, 26), (1295, 27), (1300, 35),
    (1301, 33), (1313, 34), (1318, 37), (1319, 36), (1326, 39), (1327, 38), (1334, 42), (1335, 40), (1341, 41), (1346,
    46), (1347, 8), (1350, 44), (1357, 45), (1364, 44), (1367, 9), (1368, 43), (1375, 49), (1376, 10), (1381, 48),
    (1425, 51), (1426, 47), (1432, 50), (1438, 56), (1439, 55), (1446, 58), (1447, 57), (1454, 61), (1455, 59), (1460,
    60), (1466, 63), (1467, 62), (1474, 66), (1475, 64), (1480, 65), (1486, 68), (1487, 67), (1494, 71), (1495, 69),
    (1504, 70), (1506, 69), (1509, 70), (1511, 69), (1512, 70), (1517, 81), (1518, 72), (1525, 80), (1531, 73), (1541,
    75), (1547, 72), (1548, 80), (1554, 73), (1561, 75), (1563, 76), (1571, 77), (1573, 78), (1579, 72), (1580, 80),
    (1586, 73), (1593, 84), (1594, 82), (1596, 83), (1602, 89), (1603, 85), (1605, 86), (1606, 87), (1610, 88), (1616,
    92), (1617, 90), (1634, 91), (1640, 90), (1642, 91), (1648, 95), (1649, 93), (1659, 94), (1674, 99), (1675, 96),
    (1677, 97), (1681, 98), (1687, 103), (1688, 100), (1690, 101), (1695, 102), (1702, 109), (1703, 104), (1714, 105),
    (1715, 106), (1716, 107), (1730, 108), (1736, 111), (1737, 110), (1744, 113), (1745, 11), (1748, 53), (1756, 54),
    (1759, 112), (1767, 12), (1768, 52), (1775, 118), (1776, 114), (1779, 115), (1784, 114), (1785, 116), (1792, 15),
    (1793, 119), (1796, 120), (1803, 121), (1807, 122), (1811, 123), (1812, 124), (1822, 131), (1823, 126), (1826, 127),
    (1827, 129), (1830, 130), (1836, 17), (1837, 132), (1838, 133), (1839, 134), (1845, 136), (1846, 135), (1859, 138),
    (1860, 137), (1873, 141), (1874, 139), (1880, 140), (1886, 143), (1887, 142), (1894, 145), (1895, 144), (1902, 148),
    (1903, 146), (1912, 147), (1914, 146), (1917, 147), (1919, 146), (1920, 147), (1925, 151), (1926, 149), (1933, 150),
    (1958, 154), (1959, 152), (1974, 153), (1980, 152), (1983, 153), (1989, 152), (1990, 153), (1996, 152), (1997, 153),
    (2003, 157), (2004, 155), (2010, 156), (2015, 160), (2016, 158), (2025, 159), (2036, 158), (2039, 159), (2048, 158),
    (2051, 159), (2058, 162), (2059, 205), (2067, 163), (2068, 206), (2080, 164), (2081, 207), (2093, 165), (2094, 208),
    (2106, 166), (2107, 209), (2115, 167), (2116, 210), (2124, 168), (2125, 211), (2137, 169), (2138, 212), (2150, 170),
    (2151, 213), (2159, 171), (2160, 214), (2168, 172), (2169, 215), (2181, 173), (2182, 216), (2194, 174), (2195, 217),
    (2207, 175), (2208, 218), (2220, 176), (2221, 219), (2233, 177), (2234, 220), (2247, 178), (2248, 221), (2260, 179),
    (2261, 222), (2273, 180), (2274, 223), (2287, 181), (2288, 224), (2305, 182), (2306, 225), (2314, 183), (2315, 226),
    (2327, 184), (2328, 227), (2336, 185), (2337, 228), (2349, 186), (2350, 229), (2358, 187), (2359, 230), (2367, 188),
    (2368, 231), (2376, 189), (2377, 232), (2389, 190), (2390, 233), (2398, 191), (2399, 234), (2411, 192), (2412, 235),
    (2419, 193), (2420, 236), (2427, 194), (2428, 237), (2435, 195), (2436, 238), (2443, 196), (2444, 239), (2451, 197),
    (2452, 240), (2459, 198), (2460, 241), (2467, 199), (2468, 242), (2475, 245), (2476, 244), (2484, 247), (2485, 246),
    (2493, 249), (2494, 248), (2502, 251), (2503, 250), (2511, 253), (2512, 252), (2525, 255), (2526, 254), (2539, 257),
    (2540, 256), (2547, 259), (2548, 258), (2561, 261), (2562, 260), (2575, 263), (2576, 262), (2584, 286), (2586, 287),
    (2587, 288), (2588, 289), (2589, 290), (2590, 291), (2595, 292), (2598, 293), (2603, 294), (2610, 292), (2615, 293),
    (2620, 294), (2628, 295), (2637, 296), (2643, 297), (2648, 298), (2649, 299), (2653, 300), (2657, 301), (2662, 302),
    (2667, 303), (2668, 304), (2672, 303), (2675, 305), (2680, 306), (2722, 307), (2741, 308), (2743, 309), (2747, 310),
    (2753, 305), (2763, 307), (2782, 308), (2784, 309), (2788, 310), (2794, 305), (2799, 306), (2816, 307), (2825, 308),
    (2829, 309), (2833, 310), (2839, 305), (2844, 306), (2866, 309), (2867, 310), (2874, 306), (2903, 305), (2908, 323),
    (2910, 322), (2913, 323), (2916, 2), (2919, 4), (2920, 5), (2921, 6), (2928, 326), (2941, 6), (2946, 326), (2959,
    6), (2961, 326), (2979, 201), (2994, 203), (3007, 204), (3008, 243), (3012, 264), (3013, 265), (3019, 266), (3026,
    265), (3027, 326), (3040, 266), (3041, 326), (3054, 328), (3058, 269), (3066, 270), (3073, 272), (3086, 273), (3094,
    328), (3119, 324), (3125, 325), (3126, 2), (3132, 326), (3144, 331), (3145, 332), (3146, 333), (3147, 334), (3151,
    335), (3152, 336), (3154, 337), (3155, 338), (3159, 339), (3162, 311), (3172, 313), (3173, 314), (3178, 315), (3182,
    316), (3183, 317), (3184, 319), (3200, 320), (3204, 321), (3214, 276), (3216, 277), (3220, 278), (3223, 279), (3238,
    280), (3239, 281), (3240, 283), (3241, 319), (3255, 277), (3256, 311), (3258, 277), (3263, 278), (3266, 279), (3281,
    280), (3282, 281), (3283, 283), (3284, 319), (3302, 277), (3304, 278), (3309, 279), (3324, 280), (3325, 281), (3326,
    283), (3327, 319), (3343, 320), (3347, 321), (3359, 279), (3363, 319), (3367, 320), (3371, 321), (3377, 322), (3380,
    323), (3386, 320), (3392, 321), (3398, 322), (3401, 323), (3407, 322), (3412, 323), (3416, 0), (3567, 31), (3568,
    28), (3569, 29), (3572, 30), (3579, 32), (3580, 26), (3590, 27), (3593, 35), (3594, 33), (3604, 34), (3607, 37),
    (3608, 36), (3611, 42), (3612, 40), (3616, 41), (3619, 46), (3620, 44), (3623, 45), (3631, 9), (3632, 43), (3635,
    49), (3636, 48), (3651, 51), (3652, 47), (3653, 50), (3659, 68), (3660, 67), (3663, 71), (3664, 69), (3669, 70),
    (3672, 81), (3673, 72), (3674, 73), (3678, 75), (3681, 76), (3684, 77), (3686, 78), (3691, 80), (3697, 92), (3698,
    90), (3700, 91), (3706, 95), (3707, 93), (3710, 94), (3725, 109), (3726, 104), (3729, 105), (3730, 106), (3731,
    107), (3745, 108), (3751, 113), (3752, 53), (3755, 54), (3756, 112), (3762, 12), (3763, 52), (3766, 118), (3767,
    115), (3771, 116), (3775, 15), (3776, 120), (3779, 121), (3783, 122), (3787, 123), (3788, 124), (3796, 131), (3797,
    127), (3798, 129), (3799, 130), (3805, 141), (3806, 139), (3807, 140), (3813, 148), (3814, 146), (3819, 147), (3822,
    151), (3823, 149), (3824, 150), (3834, 154), (3835, 152), (3843, 153), (3849, 157), (3850, 155), (3854, 156), (3857,
    160), (3858, 158), (3859, 159), (3866, 257), (3867, 256), (3870, 263), (3871, 262), (3875, 286), (3876, 287), (3877,
    288), (3878, 289), (3879, 290), (3880, 291), (3884, 292), (3885, 293), (3890, 294), (3896, 295), (3903, 296), (3907,
    297), (3910, 298), (3911, 299), (3915, 300), (3919, 301), (3922, 302), (3925, 303), (3926, 304), (3929, 305), (3930,
    306), (3943, 307), (3956, 308), (3957, 309), (3959, 310), (3968, 311), (3975, 313), (3976, 314), (3981, 315), (3985,
    316), (3986, 317), (3988, 276), (3989, 277), (3990, 278), (3991, 279), (3993, 280), (3994, 281), (3997, 277), (3998,
    283), (3999, 319), (4001, 320), (4003, 321), (4007, 322), (4008, 323), (4009, 324), (4011, 325), (4012, 2), (4015,
    4), (4016, 5), (4017, 6), (4022, 326), (4031, 201), (4040, 203), (4053, 204), (4054, 243), (4055, 264), (4056, 265),
    (4063, 266), (4070, 326), (4071, 328), (4083, 269), (4086, 270), (4093, 272), (4106, 273), (4113, 328), (4114, 331),
    (4115, 332), (4116, 333), (4117, 334), (4121, 335), (4122, 336), (4123, 337), (4124, 338), (4128, 339), (4130, 311),
    (4159, 19), (4160, 18), (4172, 21), (4173, 20), (4185, 23), (4186, 22), (4198, 25), (4199, 24), (4211, 31), (4212,
    7), (4216, 28), (4222, 29), (4234, 30), (4243, 28), (4246, 29), (4254, 32), (4255, 26), (4274, 27), (4280, 35),
    (4281, 33), (4300, 34), (4306, 37), (4307, 36), (4315, 39), (4316, 38), (4327, 42), (4328, 40), (4338, 41), (4344,
    46), (4345, 8), (4349, 44), (4359, 45), (4368, 44), (4371, 9), (4372, 43), (4380, 49), (4381, 10), (4385, 48),
    (4443, 51), (4444, 47), (4451, 50), (4461, 56), (4462, 55), (4473, 58), (4474, 57), (4485, 61), (4486, 59), (4495,
    60), (4505, 63), (4506, 62), (4517, 66), (4518, 64), (4527, 65), (4537, 68), (4538, 67), (4546, 71), (4547, 69),
    (4557, 70), (4560, 69), (4563, 70), (4566, 69), (4567, 70), (4573, 81), (4574, 72), (4582, 80), (4593, 73), (4605,
    74), (4606, 75), (4613, 72), (4614, 80), (4625, 73), (4633, 75), (4636, 76), (4647, 77), (4654, 78), (4664, 72),
    (4665, 80), (4676, 73), (4684, 84), (4685, 82), (4690, 83), (4700, 89), (4701, 85), (4706, 86), (4708, 87), (4716,
    88), (4726, 92), (4727, 90), (4746, 91), (4756, 90), (4760, 91), (4770, 95), (4771, 93), (4784, 94), (4804, 99),
    (4805, 96), (4808, 97), (4816, 98), (4826, 103), (4827, 100), (4830, 101), (4839, 102), (4850, 109), (4851, 104),
    (4864, 105), (4866, 106), (4868, 107), (4887, 108), (4897, 111), (4898, 110), (4909, 113), (4910, 11), (4914, 53),
    (4925, 54), (4929, 112), (4939, 12), (4940, 52), (4948, 118), (4949, 114), (4953, 13), (4954, 115), (4961, 114),
    (4962, 116), (4971, 15), (4972, 119), (4976, 14), (4977, 120), (4987, 121), (4995, 122), (5003, 123), (5010, 124),
    (5022, 131), (5023, 126), (5027, 16), (5028, 127), (5032, 129), (5036, 130), (5046, 17), (5047, 132), (5049, 133),
    (5051, 134), (5061, 136), (5062, 135), (5082, 138), (5083, 137), (5103, 141), (5104, 139), (5111, 140), (5121, 143),
    (5122, 142), (5133, 145), (5134, 144), (5145, 148), (5146, 146), (5156, 147), (5159, 146), (5162, 147), (5165, 146),
    (5166, 147), (5172, 151), (5173, 149), (5181, 150), (5207, 154), (5208, 152), (5224, 153), (5234, 152), (5238, 153),
    (5248, 152), (5249, 153), (5259, 152), (5260, 153), (5270, 157), (5271, 155), (5281, 156), (5287, 160), (5288, 158),
    (5299, 159), (5312, 158), (5316, 159), (5327, 158), (5331, 159), (5339, 162), (5340, 205), (5352, 163), (5353, 206),
    (5372, 164), (5373, 207), (5392, 165), (5393, 208), (5412, 166), (5413, 209), (5425, 167), (5426, 210), (5438, 168),
    (5439, 211), (5458, 169), (5459, 212), (5478, 170), (5479, 213), (5491, 171), (5492, 214), (5504, 172), (5505, 215),
    (5524, 173), (5525, 216), (5544, 174), (5545, 217), (5564, 175), (5565, 218), (5584, 176), (5585, 219), (5604, 177),
    (5605, 220), (5625, 178), (5626, 221), (5645, 179), (5646, 222), (5665, 180), (5666, 223), (5686, 181), (5687, 224),
    (5714, 182), (5715, 225), (5727, 183), (5728, 226), (5747, 184), (5748, 227), (5760, 185), (5761, 228), (5780, 186),
    (5781, 229), (5793, 187), (5794, 230), (5806, 188), (5807, 231), (5819, 189), (5820, 232), (5839, 190), (5840, 233),
    (5852, 191), (5853, 234), (5872, 192), (5873, 235), (5884, 193), (5885, 236), (5896, 194), (5897, 237), (5908, 195),
    (5909, 238), (5920, 196), (5921, 239), (5932, 197), (5933, 240), (5944, 198), (5945, 241), (5956, 199), (5957, 242),
    (5968, 245), (5969, 244), (5981, 247), (5982, 246), (5994, 249), (5995, 248), (6007, 251), (6008, 250), (6020, 253),
    (6021, 252), (6041, 255), (6042, 254), (6062, 257), (6063, 256), (6071, 259), (6072, 258), (6092, 261), (6093, 260),
    (6113, 263), (6114, 262), (6123, 286), (6126, 287), (6130, 288), (6134, 289), (6136, 290), (6140, 291), (6148, 292),
    (6160, 293), (6167, 294), (6177, 295), (6188, 296), (6196, 297), (6202, 298), (6204, 299), (6212, 300), (6220, 301),
    (6227, 302), (6234, 303), (6236, 304), (6241, 303), (6242, 305), (6248, 306), (6259, 307), (6284, 308), (6290, 309),
    (6295, 310), (6305, 305), (6308, 306), (6316, 307), (6328, 308), (6334, 309), (6339, 310), (6349, 305), (6352, 306),
    (6360, 309), (6361, 310), (6372, 306), (6391, 307), (6396, 306), (6406, 305), (6411, 323), (6413, 322), (6416, 323),
    (6420, 2), (6424, 3), (6425, 4), (6427, 5), (6434, 6), (6441, 326), (6447, 328), (6450, 326), (6457, 6), (6461,
    326), (6467, 328), (6470, 326), (6477, 6), (6478, 326), (6484, 328), (6487, 326), (6497, 328), (6500, 326), (6501,
    200), (6502, 201), (6513, 202), (6520, 203), (6538, 204), (6540, 243), (6546, 264), (6548, 265), (6556, 266), (6565,
    265), (6566, 326), (6570, 328), (6573, 326), (6580, 266), (6581, 326), (6585, 328), (6588, 326), (6595, 328), (6600,
    268), (6601, 269), (6611, 270), (6613, 271), (6620, 272), (6638, 273), (6648, 328), (6673, 324), (6680, 325), (6682,
    1), (6683, 2), (6689, 325), (6690, 326), (6696, 328), (6699, 326), (6705, 330), (6707, 331), (6709, 332), (6711,
    333), (6713, 334), (6721, 335), (6728, 336), (6731, 337), (6733, 338), (6741, 339), (6747, 311), (6758, 312), (6760,
    313), (6762, 314), (6771, 315), (6779, 316), (6781, 317), (6785, 319), (6801, 320), (6806, 318), (6807, 275), (6808,
    276), (6812, 277), (6816, 278), (6820, 277), (6821, 311), (6823, 277), (6826, 278), (6830, 277), (6832, 278), (6837,
    279), (6854, 280), (6858, 281), (6860, 282), (6861, 283), (6865, 319), (6881, 320), (6888, 279), (6893, 319), (6896,
    320), (6909, 321), (6917, 322), (6923, 323), (6926, 324), (6933, 0))
