"""Smartphone Inc.: made by rulewright build from content, do not edit."""
from runtime.game import Game
from runtime.state import State as BaseState
from runtime.data import (
    Arrangement,
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
    Secret,
    Shown,
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
    finish,
    fits,
    index_of,
    laid,
    leave,
    mask_of,
    overlap,
    put_known,
    put_under_known,
    secret_by,
    settle,
    shuffle,
    stop,
    top_by,
    turned,
    undecided,
)

COVER = set()
BITS_6 = tuple([tuple([i for i in range(6) if m >> i & 1]) for m in range(64)])
ALL_REGIONS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
RUN_5 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
REGIONS_SPACES = (3, 4, 3, 4, 4, 3, 3, 4, 4, 5, 5, 4)
ALL_LINKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21)
LINKS_ONE = (0, 2, 6, 0, 3, 7, 0, 3, 7, 1, 4, 8, 1, 4, 8, 1, 5, 9, 2, 5, 10, 6)
LINKS_TWO = (1, 5, 11, 4, 5, 9, 7, 6, 8, 2, 5, 9, 4, 7, 11, 10, 6, 10, 3, 8, 11, 8)
LINKS_COST = (2, 3, 2, 3, 2, 2, 3, 2, 3, 2, 1, 2, 2, 2, 2, 3, 2, 1, 2, 2, 2, 3)
ALL_PAD = (0, 1)
RUN_6 = ((2, 3), (0, 1))
RUN_7 = ((0, 1), (2, 3))
SIDES_FACE = ((3, 2, 5, 6, 2, 4, 5, 2), (3, 2, 0, 4, 4, 3, 1, 5), (3, 2, 2, 0, 5, 4, 4, 1), (3, 2, 6, 3, 5, 5, 3, 4))
CELLS_7_6 = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41)
TILES_FACE = ((1, 2, 4, 3), (1, 2, 5, 1), (1, 2, 4, 5), (1, 2, 2, 5), (1, 2, 3, 5), (1, 2, 1, 2), (1, 2, 1, 3), (1, 2,
    1, 4), (1, 2, 1, 4), (1, 2, 1, 5), (1, 2, 1, 5), (1, 2, 1, 6), (1, 2, 2, 3), (1, 2, 2, 4), (1, 2, 2, 4), (1, 2, 2,
    5), (1, 2, 2, 5), (1, 2, 2, 6), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 5), (1, 2, 3, 5), (1, 2, 3, 6), (1, 2, 4, 5),
    (1, 2, 4, 5), (1, 2, 4, 6), (1, 2, 5, 6), (1, 2, 1, 1), (1, 2, 2, 2), (1, 2, 3, 3), (1, 2, 4, 4), (1, 2, 5, 5))
ALL_TILES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31)
TILES_START = (0, 1, 2, 3, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1)
ALL_COLOUR = (0, 1, 2, 3, 4)
RUN_8 = (0, 1, 2, 3, 4)
REGIONS_HOME = (-1, 0, -1, 1, -1, -1, -1, 2, 3, -1, -1, 4)
REGIONS_RETAILER_AT = ((4, 2), (), (2,), (), (3,), (), (3,), (), (), (2,), (), ())
RUN_9 = ((32, 33), (34, 35, 36, 37), (32, 33), (34, 35, 36, 37), (34, 35, 36, 37), (32, 33), (32, 33), (34, 35, 36, 37),
    (34, 35, 36, 37), (38,), (38,), (34, 35, 36, 37))
ALL_TECHS = (0, 1, 2, 3, 4, 5)
RUN_10 = (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31)
SIZE_DISPLAY = (5,)
TECHS_POSITION = (1, 2, 3, 4, 5, 6)
REGIONS_SIZE = (0, 1, 0, 1, 1, 0, 0, 1, 1, 2, 2, 1)
REGIONS_NUMBER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
ALL_BUYERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67)
BUYERS_REGION = (0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6,
    7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11)
BUYERS_LIMIT = (5, 6, 7, 0, 4, 5, 6, 8, 0, 0, 3, 4, 5, 0, 3, 4, 5, 6, 0, 0, 4, 5, 6, 7, 0, 0, 2, 3, 4, 0, 3, 4, 6, 0, 3,
    4, 5, 7, 0, 0, 2, 3, 4, 6, 0, 0, 2, 3, 4, 5, 6, 0, 0, 0, 4, 5, 6, 7, 8, 0, 0, 0, 4, 5, 6, 7, 0, 0)
RUN_11 = ((3, 0, 1, 2), (8, 9, 4, 5, 6, 7), (13, 10, 11, 12), (18, 19, 14, 15, 16, 17), (24, 25, 20, 21, 22, 23), (29,
    26, 27, 28), (33, 30, 31, 32), (38, 39, 34, 35, 36, 37), (44, 45, 40, 41, 42, 43), (51, 52, 53, 46, 47, 48, 49, 50),
    (59, 60, 61, 54, 55, 56, 57, 58), (66, 67, 62, 63, 64, 65))
RUN_12 = ((0, 1, 2), (3, 4, 5, 6), (0, 1, 2), (3, 4, 5, 6), (3, 4, 5, 6), (0, 1, 2), (0, 1, 2), (3, 4, 5, 6), (3, 4, 5,
    6), (7, 8, 9, 10, 11), (7, 8, 9, 10, 11), (3, 4, 5, 6))
MAJORITIES_OFFICES = (1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5)
MAJORITIES_FIRST = (1, 2, 4, 1, 3, 5, 6, 2, 4, 6, 8, 10)
MAJORITIES_SECOND = (0, 0, 2, 0, 0, 2, 3, 0, 2, 3, 4, 5)
OPEN_PLACES = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0)
SCORE_1_TABLE = (0, 8, 8, 16, 10, 18, 18, 26, 12, 20, 20, 28, 22, 30, 30, 38, 12, 20, 20, 28, 22, 30, 30, 38, 24, 32,
    32, 40, 34, 42, 42, 50, 14, 22, 22, 30, 24, 32, 32, 40, 26, 34, 34, 42, 36, 44, 44, 52, 26, 34, 34, 42, 36, 44, 44,
    52, 38, 46, 46, 54, 48, 56, 56, 64)
STEVE_SHEET_PRICE = (5, 4, 6, 5, 6)
STEVE_SHEET_BY_ROUND = (0, 1, 2, 3, 4)
STEVE_SHEET_GOODS = (4, 6, 6, 8, 8)
STEVE_SHEET_RESEARCH = (3, 3, 3, 4, 4)
STEVE_SHEET_LOGISTICS = (3, 3, 3, 3, 3)
TECHS_COST = (4, 4, 5, 6, 6, 7)
RUN_1 = ((0, 1, 2, 3), (4, 5, 6, 7, 8, 9), (10, 11, 12, 13), (14, 15, 16, 17, 18, 19), (20, 21, 22, 23, 24, 25), (26,
    27, 28, 29), (30, 31, 32, 33), (34, 35, 36, 37, 38, 39), (40, 41, 42, 43, 44, 45), (46, 47, 48, 49, 50, 51, 52, 53),
    (54, 55, 56, 57, 58, 59, 60, 61), (62, 63, 64, 65, 66, 67))
RUN_2 = (3, 8, 9, 13, 18, 19, 24, 25, 29, 33, 38, 39, 44, 45, 51, 52, 53, 59, 60, 61, 66, 67)
RUN_3 = (8, 33, 39, 60)
RETAILER_TILES_FRONT = ((11, 7, 4), (11, 7, 4), (13, 9, 6, 3), (13, 9, 6, 3), (13, 9, 6, 3), (13, 9, 6, 3), (15, 11, 8,
    5, 3))
RETAILER_TILES_BACK = ((10, 8, 5), (10, 8, 5), (12, 10, 6, 4), (12, 10, 6, 4), (12, 10, 6, 4), (12, 10, 6, 4), (14, 12,
    8, 6, 4))
RUN_4 = ((0, 1, 2), (4, 5, 6, 7), (10, 11, 12), (14, 15, 16, 17), (20, 21, 22, 23), (26, 27, 28), (30, 31, 32), (34, 35,
    36, 37), (40, 41, 42, 43), (46, 47, 48, 49, 50), (54, 55, 56, 57, 58), (62, 63, 64, 65))
BUYERS_TECH = (-1, -1, -1, 3, -1, -1, -1, -1, 2, 3, -1, -1, -1, 0, -1, -1, -1, -1, 0, 5, -1, -1, -1, -1, 1, 4, -1, -1,
    -1, 5, -1, -1, -1, 2, -1, -1, -1, -1, 1, 2, -1, -1, -1, -1, 3, 5, -1, -1, -1, -1, -1, 3, 4, 5, -1, -1, -1, -1, -1,
    0, 2, 4, -1, -1, -1, -1, 1, 4)
RANGE_1_13 = range(1, 13)
RANGE_4 = range(0, 4)
RANGE_1_7 = range(1, 7)
RANGE_1_10001 = range(1, 10001)

def do_complete_any(s, me, tech_2):  # do_complete, content/smartphone_inc/progress.rules:29
    known_ = s.known_
    for p_2 in RIVALS[s.n][me]:
        if known_[p_2] << 1 >> tech_2 + 1 & 1:
            return True
    return False

def do_open_ready_any(s, me):  # do_open_ready, content/smartphone_inc/progress.rules:61
    route = s.route
    for r in ALL_REGIONS:
        if route[me * 12 + r] > 0 and d_reachable(s, me, r) and route[me * 12 + r] >= q_entry_cost(s, me, r):
            return True
    return False

def do_open_ready_any_(s, region_5, me):  # do_open_ready, content/smartphone_inc/progress.rules:62
    region_offices = s.region_offices
    for l_1 in ALL_LINKS:
        if LINKS_ONE[l_1] == region_5 and me in region_offices[LINKS_TWO[l_1]] or LINKS_TWO[l_1] == region_5 and me in region_offices[LINKS_ONE[l_1]]:
            return True
    return False

def do_open_ready_lowest(s, region_5, me):  # do_open_ready, content/smartphone_inc/progress.rules:62
    region_offices = s.region_offices
    found = None
    for l in ALL_LINKS:
        if LINKS_ONE[l] == region_5 and me in region_offices[LINKS_TWO[l]] or LINKS_TWO[l] == region_5 and me in region_offices[LINKS_ONE[l]]:
            value = LINKS_COST[l]
            if found is None or value < found:
                found = value
    return 0 if found is None else found

def do_open_ready_first(s, me):  # do_open_ready, content/smartphone_inc/progress.rules:62
    route = s.route
    region_offices = s.region_offices
    known_ = s.known_
    tech_flipped = s.tech_flipped
    automa = s.automa
    found = -1
    for region_5 in RUN_5:
        if route[me * 12 + region_5] > 0 and not me in region_offices[region_5] and len(region_offices[region_5]) < REGIONS_SPACES[region_5] and do_open_ready_any_(s, region_5, me) and route[me * 12 + region_5] >= max(do_open_ready_lowest(s, region_5, me) + (-1 if known_[me] >> 0 & 1 and (tech_flipped[0] and automa[me] <= 0) else 0), 1):
            return region_5
    return found

def secret_planning_any(s, top_pad):  # secret_planning, content/smartphone_inc/planning.rules:5
    for lower in RUN_6[top_pad]:
        return True
    return False

def secret_planning_those(s):  # secret_planning, content/smartphone_inc/planning.rules:5
    found = []
    for top_pad in ALL_PAD:
        if secret_planning_any(s, top_pad):
            for upper in RUN_7[top_pad]:
                found.append(top_pad)
                break
    return tuple(found)

def secret_planning_those_(s, do_plan_upper, quarter, me):  # secret_planning, content/smartphone_inc/planning.rules:10
    picture = s.picture
    found = []
    for spot in CELLS_7_6:
        if fits(7, 6, turned(SIDES_FACE[do_plan_upper], quarter), spot) and (value >= 1 and value <= 4 if (value := overlap(picture[me], 7, 6, turned(SIDES_FACE[do_plan_upper], quarter), spot)) is not None else 0):
            found.append(spot)
    return tuple(found)

def secret_planning_those_2(s, tile_1, me):  # secret_planning, content/smartphone_inc/planning.rules:14
    found = []
    for laid_ in (tile_1,):
        if can_lay_tile(s, me, laid_):
            found.append(laid_)
    return tuple(found)

def secret_planning_those_3(s, me, do_plan_laid):  # secret_planning, content/smartphone_inc/planning.rules:19
    found = []
    for turn_by in RANGE_4:
        for tile_cell in CELLS_7_6:
            if d_tile_fits(s, me, do_plan_laid, turn_by, tile_cell):
                found.append(turn_by)
                break
    return tuple(found)

def secret_planning_those_4(s, me, do_plan_laid, do_lay_tile_turn_by):  # secret_planning, content/smartphone_inc/planning.rules:20
    found = []
    for tile_cell in CELLS_7_6:
        if d_tile_fits(s, me, do_plan_laid, do_lay_tile_turn_by, tile_cell):
            found.append(tile_cell)
    return tuple(found)

def main_those(s):  # main, content/smartphone_inc/game.rules:114
    automa = s.automa
    found = []
    for p_5 in CLOCKWISE[s.n][0]:
        found.append((automa[p_5] > 0, len(found), p_5))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_any(s, shade):  # main, content/smartphone_inc/game.rules:98
    colour = s.colour
    for p in CLOCKWISE[s.n][0]:
        if colour[p] == shade:
            return True
    return False

def main_those_(s):  # main, content/smartphone_inc/game.rules:98
    found = []
    for shade in ALL_COLOUR:
        if not main_any(s, shade):
            found.append(shade)
    return tuple(found)

def main_any_(s, free):  # main, content/smartphone_inc/steve.rules:11
    colour = s.colour
    for p_1 in CLOCKWISE[s.n][0]:
        if colour[p_1] == free:
            return True
    return False

def main_first(s):  # main, content/smartphone_inc/steve.rules:11
    found = -1
    for free in RUN_8:
        if not main_any_(s, free):
            return free
    return found

def main_those_2(s):  # main, content/smartphone_inc/game.rules:115
    colour = s.colour
    found = []
    for p_7 in CLOCKWISE[s.n][0]:
        found.append((colour[p_7], len(found), p_7))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_those_3(s, region_1):  # main, content/smartphone_inc/game.rules:107
    loc = s.loc
    found = []
    for shop_tile in RUN_9[region_1]:
        if loc[shop_tile] == 0:
            found.append(shop_tile)
    return tuple(found)

def main_those_4(s):  # main, content/smartphone_inc/game.rules:128
    points = s.points
    colour = s.colour
    found = []
    for p_9 in CLOCKWISE[s.n][0]:
        found.append((q_price(s, p_9), points[p_9], colour[p_9], len(found), p_9))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_first_(s):  # main, content/smartphone_inc/steve.rules:15
    piles = s.piles
    loc = s.loc
    found = -1
    best = None
    for tile_4 in s.piles[12]:
        key = index_of(piles[loc[tile_4]], tile_4) + 1
        if best is None or key < best:
            best = key
            found = tile_4
    return found

def main_those_5(s, seat_5):  # main, content/smartphone_inc/progress.rules:11
    known_ = s.known_
    found = []
    for tech in ALL_TECHS:
        if not known_[seat_5] >> tech & 1:
            found.append(tech)
    return tuple(found)

def main_any_2(s, seat_5):  # main, content/smartphone_inc/steve.rules:18
    known_ = s.known_
    for t in ALL_TECHS:
        if not known_[seat_5] >> t & 1:
            return True
    return False

def main_first_2(s, seat_5):  # main, content/smartphone_inc/steve.rules:19
    known_ = s.known_
    progress = s.progress
    found = -1
    best = None
    for tech_4 in ALL_TECHS:
        if not known_[seat_5] >> tech_4 & 1:
            key = (-min(1, progress[seat_5 * 6 + tech_4]), q_tech_cost(s, tech_4), TECHS_POSITION[tech_4])
            if best is None or key < best:
                best = key
                found = tech_4
    return found

def main_those_6(s, seat_6):  # main, content/smartphone_inc/progress.rules:48
    found = []
    for region_2 in ALL_REGIONS:
        if d_reachable(s, seat_6, region_2):
            found.append(region_2)
    return tuple(found)

def main_any_3(s, seat_6):  # main, content/smartphone_inc/steve.rules:23
    for r_1 in ALL_REGIONS:
        if d_reachable(s, seat_6, r_1):
            return True
    return False

def main_first_3(s, seat_6):  # main, content/smartphone_inc/steve.rules:24
    route = s.route
    found = -1
    best = None
    for region_6 in ALL_REGIONS:
        if d_reachable(s, seat_6, region_6):
            key = (q_entry_cost(s, seat_6, region_6) - route[seat_6 * 12 + region_6], -REGIONS_SIZE[region_6], REGIONS_NUMBER[region_6])
            if best is None or key < best:
                best = key
                found = region_6
    return found

def main_those_7(s, seat_7):  # main, content/smartphone_inc/selling.rules:9
    found = []
    for buyer in ALL_BUYERS:
        if d_buys(s, seat_7, buyer):
            found.append(buyer)
    return tuple(found)

def main_those_8(s, seat_7):  # main, content/smartphone_inc/selling.rules:15
    found = []
    for buyer_2 in ALL_BUYERS:
        if d_open_to(s, seat_7, buyer_2) and buyer_2 in d_next_empty(s, BUYERS_REGION[buyer_2]) and BUYERS_LIMIT[buyer_2] < q_price(s, seat_7):
            found.append(buyer_2)
    return tuple(found)

def main_those_9(s, handler_9_region_7, seat_7):  # main, content/smartphone_inc/steve.rules:28
    stock = s.stock
    found = []
    for buyer_3 in RUN_11[handler_9_region_7]:
        if stock[seat_7] > 0:
            found.append(buyer_3)
    return tuple(found)

def main_those_10(s, region_9):  # main, content/smartphone_inc/selling.rules:34
    region_offices = s.region_offices
    found = []
    for p_4 in s.region_offices[region_9]:
        if d_sold_in(s, p_4, region_9) > 0:
            found.append((-q_weight(s, p_4, region_9), index_of(region_offices[region_9], p_4) + 1, len(found), p_4))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_first_4(s, region_9):  # main, content/smartphone_inc/selling.rules:35
    region_offices = s.region_offices
    found = -1
    for value_1 in RUN_12[region_9]:
        if MAJORITIES_OFFICES[value_1] == len(region_offices[region_9]):
            return value_1
    return found

def main_first_5(s, ranked):  # main, content/smartphone_inc/selling.rules:36
    found = -1
    for winner in ranked:
        return winner
    return found

def main_first_6(s, ranked):  # main, content/smartphone_inc/selling.rules:37
    found = -1
    for runner_up in ranked[1:]:
        return runner_up
    return found

def can_take_colour_any(s):  # can_take_colour, content/smartphone_inc/game.rules:97
    for shade in ALL_COLOUR:
        if not main_any(s, shade):
            return True
    return False

def can_lay_tile_any(s, me, tile_2):  # can_lay_tile, content/smartphone_inc/planning.rules:18
    for tile_cell in CELLS_7_6:
        if d_tile_fits(s, me, tile_2, 0, tile_cell):
            return True
    return False

def can_lay_tile_any_(s, me, tile_2):  # can_lay_tile, content/smartphone_inc/planning.rules:18
    for tile_cell in CELLS_7_6:
        if d_tile_fits(s, me, tile_2, 1, tile_cell):
            return True
    return False

def can_lay_tile_any_2(s, me, tile_2):  # can_lay_tile, content/smartphone_inc/planning.rules:18
    for tile_cell in CELLS_7_6:
        if d_tile_fits(s, me, tile_2, 2, tile_cell):
            return True
    return False

def can_lay_tile_any_3(s, me, tile_2):  # can_lay_tile, content/smartphone_inc/planning.rules:18
    for tile_cell in CELLS_7_6:
        if d_tile_fits(s, me, tile_2, 3, tile_cell):
            return True
    return False

def can_place_research_any(s, me):  # can_place_research, content/smartphone_inc/progress.rules:8
    known_ = s.known_
    for tech in ALL_TECHS:
        if not known_[me] >> tech & 1:
            return True
    return False

def can_place_logistics_any(s, me):  # can_place_logistics, content/smartphone_inc/progress.rules:45
    for region_2 in ALL_REGIONS:
        if d_reachable(s, me, region_2):
            return True
    return False

def can_sell_any(s, me):  # can_sell, content/smartphone_inc/selling.rules:7
    for buyer in ALL_BUYERS:
        if d_buys(s, me, buyer):
            return True
    return False

def can_sell_above_any(s, me):  # can_sell_above, content/smartphone_inc/selling.rules:12
    for buyer_2 in ALL_BUYERS:
        if d_open_to(s, me, buyer_2) and buyer_2 in d_next_empty(s, BUYERS_REGION[buyer_2]) and BUYERS_LIMIT[buyer_2] < q_price(s, me):
            return True
    return False

def winners_best(s):  # winners
    points = s.points
    patents = s.patents
    automa = s.automa
    known_ = s.known_
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-(points[candidate] + SCORE_1_TABLE[patents[candidate]] + score_2(s, candidate)), -(automa[candidate] > 0), -known_[candidate].bit_count(), -patents[candidate].bit_count())
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_2_count(s, p_13):  # always_2, content/smartphone_inc/game.rules:172
    region_offices = s.region_offices
    found = 0
    for r_4 in ALL_REGIONS:
        if p_13 in region_offices[r_4]:
            found += 1
    return found

def always_3_count(s, p_14):  # always_3, content/smartphone_inc/game.rules:173
    buyer_sold_by = s.buyer_sold_by
    found = 0
    for b in ALL_BUYERS:
        if buyer_sold_by[b] == p_14:
            found += 1
    return found

def always_7_count(s, t_4):  # always_7, content/smartphone_inc/game.rules:177
    patents = s.patents
    found = 0
    for p_18 in CLOCKWISE[s.n][0]:
        if patents[p_18] >> t_4 & 1:
            found += 1
    return found

def always_8_sum(s):  # always_8, content/smartphone_inc/game.rules:178
    goods_tokens = s.goods_tokens
    found = 0
    for p_19 in CLOCKWISE[s.n][0]:
        found += goods_tokens[p_19]
    return found

def always_9_sum(s):  # always_9, content/smartphone_inc/game.rules:179
    piles = s.piles
    found = 0
    for p_20 in CLOCKWISE[s.n][0]:
        found += len(piles[p_20 + 1]) + len(piles[p_20 + 6])
    return found

def always_9_those(s):  # always_9, content/smartphone_inc/game.rules:179
    automa = s.automa
    found = []
    for seat_10 in CLOCKWISE[s.n][0]:
        if automa[seat_10] == 0:
            found.append(seat_10)
    return tuple(found)

def always_9_count(s):  # always_9, content/smartphone_inc/game.rules:179
    found = 0
    for p_21 in always_9_those(s):
        found += 1
    return found

def q_visible_count(s, me, symbol):  # q_visible, content/smartphone_inc/planning.rules:25
    picture = s.picture
    found = 0
    for c in CELLS_7_6:
        if picture[me][c] == symbol:
            found += 1
    return found

def q_entry_cost_lowest(s, me, region_10):  # q_entry_cost, content/smartphone_inc/progress.rules:41
    found = None
    for l in ALL_LINKS:
        if d_joins(s, me, l, region_10):
            value = LINKS_COST[l]
            if found is None or value < found:
                found = value
    return 0 if found is None else found

def q_sale_bonus_count(s, me):  # q_sale_bonus, content/smartphone_inc/selling.rules:43
    buyer_sold_by = s.buyer_sold_by
    found = 0
    for b_2 in RUN_2:
        if buyer_sold_by[b_2] == me:
            found += 1
    return found

def q_sale_bonus_count_(s, me):  # q_sale_bonus, content/smartphone_inc/selling.rules:43
    buyer_sold_by = s.buyer_sold_by
    found = 0
    for b_3 in RUN_3:
        if buyer_sold_by[b_3] == me:
            found += 1
    return found

def d_on_board_sum(s, me):  # d_on_board, content/smartphone_inc/game.rules:93
    progress = s.progress
    found = 0
    for t_5 in ALL_TECHS:
        found += progress[me * 6 + t_5]
    return found

def d_on_board_sum_(s, me):  # d_on_board, content/smartphone_inc/game.rules:93
    route = s.route
    found = 0
    for r_6 in ALL_REGIONS:
        found += route[me * 12 + r_6]
    return found

def d_reachable_any(s, me, region_16):  # d_reachable, content/smartphone_inc/progress.rules:38
    for l_1 in ALL_LINKS:
        if d_joins(s, me, l_1, region_16):
            return True
    return False

def d_next_red_count(s, me):  # d_next_red, content/smartphone_inc/selling.rules:3
    picture = s.picture
    found = 0
    for c in CELLS_7_6:
        if picture[me][c] == 3:
            found += 1
    return found

def d_next_red_count_(s, me):  # d_next_red, content/smartphone_inc/selling.rules:3
    picture = s.picture
    found = 0
    for c in CELLS_7_6:
        if picture[me][c] == 2:
            found += 1
    return found

def d_next_red_those(s, region_17, me):  # d_next_red, content/smartphone_inc/selling.rules:3
    buyer_sold_by = s.buyer_sold_by
    round = s.round
    automa = s.automa
    found = []
    for b_4 in RUN_4[region_17]:
        if buyer_sold_by[b_4] == -1 and BUYERS_LIMIT[b_4] >= min(max((exception if exception != -1000000000 else max(d_next_red_count(s, me), 0) - max(d_next_red_count_(s, me), 0) + 5) if (exception := STEVE_SHEET_PRICE[STEVE_SHEET_BY_ROUND[round - 1]] if automa[me] == 1 else -1000000000) is not None else 0, 2), 8):
            found.append(b_4)
    return tuple(found)

def d_next_empty_those(s, region_18):  # d_next_empty, content/smartphone_inc/selling.rules:19
    buyer_sold_by = s.buyer_sold_by
    found = []
    for b_5 in RUN_4[region_18]:
        if buyer_sold_by[b_5] == -1:
            found.append(b_5)
    return tuple(found)

def why_take_colour_any(s, fixed):  # why_take_colour
    for shade in ALL_COLOUR:
        if allowed(fixed, 'shade', shade) and not main_any(s, shade):
            return True
    return False

def why_lay_tile_any(s, fixed, me, tile_2):  # why_lay_tile
    for tile_cell in CELLS_7_6:
        if allowed(fixed, 'tile_cell', tile_cell) and d_tile_fits(s, me, tile_2, 0, tile_cell):
            return True
    return False

def why_lay_tile_any_(s, fixed, me, tile_2):  # why_lay_tile
    for tile_cell in CELLS_7_6:
        if allowed(fixed, 'tile_cell', tile_cell) and d_tile_fits(s, me, tile_2, 1, tile_cell):
            return True
    return False

def why_lay_tile_any_2(s, fixed, me, tile_2):  # why_lay_tile
    for tile_cell in CELLS_7_6:
        if allowed(fixed, 'tile_cell', tile_cell) and d_tile_fits(s, me, tile_2, 2, tile_cell):
            return True
    return False

def why_lay_tile_any_3(s, fixed, me, tile_2):  # why_lay_tile
    for tile_cell in CELLS_7_6:
        if allowed(fixed, 'tile_cell', tile_cell) and d_tile_fits(s, me, tile_2, 3, tile_cell):
            return True
    return False

def why_take_improvement_any(s, fixed):  # why_take_improvement
    for tile_3 in s.piles[12]:
        if allowed(fixed, 'tile', tile_3):
            return True
    return False

def why_place_research_any(s, fixed, me):  # why_place_research
    known_ = s.known_
    for tech in ALL_TECHS:
        if allowed(fixed, 'tech', tech) and not known_[me] >> tech & 1:
            return True
    return False

def why_place_logistics_any(s, fixed, me):  # why_place_logistics
    for region_2 in ALL_REGIONS:
        if allowed(fixed, 'region', region_2) and d_reachable(s, me, region_2):
            return True
    return False

def why_sell_any(s, fixed, me):  # why_sell
    for buyer in ALL_BUYERS:
        if allowed(fixed, 'buyer', buyer) and d_buys(s, me, buyer):
            return True
    return False

def why_sell_above_any(s, fixed, me):  # why_sell_above
    for buyer_2 in ALL_BUYERS:
        if allowed(fixed, 'buyer', buyer_2) and (d_open_to(s, me, buyer_2) and buyer_2 in d_next_empty(s, BUYERS_REGION[buyer_2]) and BUYERS_LIMIT[buyer_2] < q_price(s, me)):
            return True
    return False

def can_take_colour(s, me):  # content/smartphone_inc/game.rules:97
    return 1 if me == me and s.automa[me] == 1 else can_take_colour_any(s)

def can_settle(s, me):  # content/smartphone_inc/game.rules:102
    return 1

def can_place_retailers(s, me):  # content/smartphone_inc/game.rules:105
    return 1

def can_plan(s, me):  # content/smartphone_inc/planning.rules:3
    return 1 if me == me and s.automa[me] == 1 else 1

def shown_1_0(s, me):
    return s.picture[me]

def shown_1_1(s, me):
    return q_price(s, me)

def shown_1_2(s, me):
    return q_goods(s, me)

def shown_1_3(s, me):
    return q_research_markers(s, me)

def shown_1_4(s, me):
    return q_logistics_markers(s, me)

def shown_1_5(s, me):
    return q_visible(s, me, 6)

def can_lay_tile(s, me, tile_2):  # content/smartphone_inc/planning.rules:18
    return can_lay_tile_any(s, me, tile_2) or can_lay_tile_any_(s, me, tile_2) or can_lay_tile_any_2(s, me, tile_2) or can_lay_tile_any_3(s, me, tile_2)

def can_take_improvement(s, me):  # content/smartphone_inc/planning.rules:61
    return len(s.piles[12]) > 0

def can_take_token(s, me):  # content/smartphone_inc/planning.rules:65
    return 1

def can_advance(s, me, tech_1):  # content/smartphone_inc/progress.rules:14
    return 1

def can_place_research(s, me):  # content/smartphone_inc/progress.rules:8
    return s.markers[me] > 0 and (d_on_board(s, me) < 12 and can_place_research_any(s, me))

def can_first_research(s, me, tech_3):  # content/smartphone_inc/progress.rules:31
    return 1

def can_complete(s, me, tech_2):  # content/smartphone_inc/progress.rules:25
    return 1

def can_spread_research(s, me):  # content/smartphone_inc/progress.rules:19
    return 1 if me == me and s.automa[me] == 1 else 1

def can_complete_ready(s, me):  # content/smartphone_inc/progress.rules:22
    return 1

def can_approach(s, me, region_3):  # content/smartphone_inc/progress.rules:51
    return 1

def can_place_logistics(s, me):  # content/smartphone_inc/progress.rules:45
    return s.markers[me] > 0 and (d_on_board(s, me) < 12 and can_place_logistics_any(s, me))

def can_open_office(s, me, region_4):  # content/smartphone_inc/progress.rules:65
    return 1

def can_open_ready(s, me):  # content/smartphone_inc/progress.rules:59
    return 1

def can_expand(s, me):  # content/smartphone_inc/progress.rules:56
    return 1 if me == me and s.automa[me] == 1 else 1

def can_sell_to(s, me, buyer_1):  # content/smartphone_inc/selling.rules:21
    return 1

def can_sell(s, me):  # content/smartphone_inc/selling.rules:7
    return s.stock[me] > 0 and can_sell_any(s, me)

def can_sell_above(s, me):  # content/smartphone_inc/selling.rules:12
    return s.stock[me] > 0 and (q_oversells(s, me) > 0 and not s.oversold[me] and can_sell_above_any(s, me))

def can_sell_goods(s, me):  # content/smartphone_inc/selling.rules:28
    return 1 if me == me and s.automa[me] == 1 else 1

def can_majority(s, me, region_8):  # content/smartphone_inc/selling.rules:33
    return 1

def score_0(s, me):  # content/smartphone_inc/game.rules:164
    return s.points[me]

def score_1(s, me):  # content/smartphone_inc/game.rules:165
    return SCORE_1_TABLE[s.patents[me]]

def score_2(s, me):  # content/smartphone_inc/game.rules:166
    piles = s.piles
    region_offices = s.region_offices
    found = 0
    for r_2 in ALL_REGIONS:
        if len(piles[r_2 + 14]) > 0 and me in region_offices[r_2]:
            found += d_retailer_value(s, me, r_2)
    return found

def total_score(s, seat):
    return s.points[seat] + SCORE_1_TABLE[s.patents[seat]] + score_2(s, seat)

def winners(s):
    return mask_of(winners_best(s))

def always_0(s, me):  # content/smartphone_inc/game.rules:170
    for p_12 in CLOCKWISE[s.n][0]:
        if not d_on_board(s, p_12) <= 12:
            return False
    return True

def always_1(s, me):  # content/smartphone_inc/game.rules:171
    region_offices = s.region_offices
    for r_3 in ALL_REGIONS:
        if not len(region_offices[r_3]) <= REGIONS_SPACES[r_3]:
            return False
    return True

def always_2(s, me):  # content/smartphone_inc/game.rules:172
    known_ = s.known_
    for p_13 in CLOCKWISE[s.n][0]:
        if not always_2_count(s, p_13) + known_[p_13].bit_count() <= 18:
            return False
    return True

def always_3(s, me):  # content/smartphone_inc/game.rules:173
    sold = s.sold
    for p_14 in CLOCKWISE[s.n][0]:
        if not sold[p_14] == always_3_count(s, p_14):
            return False
    return True

def always_4(s, me):  # content/smartphone_inc/game.rules:174
    stock = s.stock
    sold = s.sold
    for p_15 in CLOCKWISE[s.n][0]:
        if not stock[p_15] + sold[p_15] <= 18:
            return False
    return True

def always_5(s, me):  # content/smartphone_inc/game.rules:175
    known_ = s.known_
    progress = s.progress
    for p_16 in CLOCKWISE[s.n][0]:
        for t_3 in BITS_6[known_[p_16]]:
            if not progress[p_16 * 6 + t_3] == 0:
                return False
    return True

def always_6(s, me):  # content/smartphone_inc/game.rules:176
    route = s.route
    region_offices = s.region_offices
    for r_5 in ALL_REGIONS:
        for p_17 in CLOCKWISE[s.n][0]:
            if not (route[p_17 * 12 + r_5] == 0 or not p_17 in region_offices[r_5] and len(region_offices[r_5]) < REGIONS_SPACES[r_5]):
                return False
    return True

def always_7(s, me):  # content/smartphone_inc/game.rules:177
    for t_4 in ALL_TECHS:
        if not always_7_count(s, t_4) <= 1:
            return False
    return True

def always_8(s, me):  # content/smartphone_inc/game.rules:178
    return s.token_supply + always_8_sum(s) == 20

def always_9(s, me):  # content/smartphone_inc/game.rules:179
    return len(s.piles[11]) + len(s.piles[12]) + len(s.piles[13]) + always_9_sum(s) == always_9_count(s) + 27 or len(s.piles[11]) == 0

def q_visible(s, me, symbol):  # content/smartphone_inc/planning.rules:25
    return max(q_visible_count(s, me, symbol), 0)

def q_price(s, me):  # content/smartphone_inc/planning.rules:29
    exception = STEVE_SHEET_PRICE[STEVE_SHEET_BY_ROUND[s.round - 1]] if s.automa[me] == 1 else -1000000000
    return min(max(exception if exception != -1000000000 else q_visible(s, me, 3) - q_visible(s, me, 2) + 5, 2), 8)

def q_goods(s, me):  # content/smartphone_inc/planning.rules:36
    exception_1 = STEVE_SHEET_GOODS[STEVE_SHEET_BY_ROUND[s.round - 1]] + s.harder_steve if s.automa[me] == 1 else -1000000000
    return min(max((exception_1 if exception_1 != -1000000000 else q_visible(s, me, 1) + q_visible(s, me, 2) + s.covered[me] + len(s.piles[me + 1]) * q_face_down_goods(s, me) + s.goods_tokens[me] + s.kept[me]) + (1 if s.known_[me] >> 1 & 1 and (not s.tech_flipped[1] and s.automa[me] <= 0) else 0), 0), 18)

def q_face_down_goods(s, me):  # content/smartphone_inc/planning.rules:45
    return max((1 if s.known_[me] >> 5 & 1 and (s.tech_flipped[5] and s.automa[me] <= 0) else 0) + 1, 0)

def q_research_markers(s, me):  # content/smartphone_inc/planning.rules:49
    exception_2 = STEVE_SHEET_RESEARCH[STEVE_SHEET_BY_ROUND[s.round - 1]] if s.automa[me] == 1 else -1000000000
    return min(max((exception_2 if exception_2 != -1000000000 else q_visible(s, me, 4)) + (1 if s.known_[me] >> 3 & 1 and (not s.tech_flipped[3] and s.automa[me] <= 0) else 0), 0), 12)

def q_logistics_markers(s, me):  # content/smartphone_inc/planning.rules:54
    exception_3 = STEVE_SHEET_LOGISTICS[STEVE_SHEET_BY_ROUND[s.round - 1]] if s.automa[me] == 1 else -1000000000
    return min(max((exception_3 if exception_3 != -1000000000 else q_visible(s, me, 5)) + (1 if s.known_[me] >> 0 & 1 and (not s.tech_flipped[0] and s.automa[me] <= 0) else 0), 0), 12)

def q_tech_cost(s, tech_7):  # content/smartphone_inc/progress.rules:3
    return max(TECHS_COST[tech_7] - (1 if s.tech_patented[tech_7] else 0), 1)

def q_entry_cost(s, me, region_10):  # content/smartphone_inc/progress.rules:41
    return max(q_entry_cost_lowest(s, me, region_10) + (-1 if s.known_[me] >> 0 & 1 and (s.tech_flipped[0] and s.automa[me] <= 0) else 0), 1)

def d_joins(s, me, link, region_11):  # content/smartphone_inc/progress.rules:37
    return LINKS_ONE[link] == region_11 and me in s.region_offices[LINKS_TWO[link]] or LINKS_TWO[link] == region_11 and me in s.region_offices[LINKS_ONE[link]]

def q_weight(s, me, region_12):  # content/smartphone_inc/selling.rules:39
    return max(d_sold_in(s, me, region_12) + (1 if s.known_[me] >> 4 & 1 and (not s.tech_flipped[4] and s.automa[me] <= 0 and d_sold_in(s, me, region_12) > 0) else 0), 0)

def d_sold_in(s, me, region_13):  # content/smartphone_inc/selling.rules:31
    buyer_sold_by = s.buyer_sold_by
    found = 0
    for b_1 in RUN_1[region_13]:
        if buyer_sold_by[b_1] == me:
            found += 1
    return found

def q_sale_bonus(s, me):  # content/smartphone_inc/selling.rules:43
    return max(0 + (q_sale_bonus_count(s, me) if s.known_[me] >> 2 & 1 and (not s.tech_flipped[2] and s.automa[me] <= 0) else 0) + (q_sale_bonus_count_(s, me) * 2 if s.known_[me] >> 2 & 1 and (s.tech_flipped[2] and s.automa[me] <= 0) else 0) + (s.sold[me] if s.known_[me] >> 5 & 1 and (not s.tech_flipped[5] and s.automa[me] <= 0) else 0), 0)

def q_keepable(s, me):  # content/smartphone_inc/selling.rules:47
    return max(0 + (2 if s.known_[me] >> 1 & 1 and (s.tech_flipped[1] and s.automa[me] <= 0) else 0), 0)

def q_oversells(s, me):  # content/smartphone_inc/selling.rules:51
    return max(0 + (1 if s.known_[me] >> 4 & 1 and (s.tech_flipped[4] and s.automa[me] <= 0) else 0), 0)

def q_shop_value(s, shop_tile_1, n):  # content/smartphone_inc/selling.rules:55
    return max(0 + (RETAILER_TILES_FRONT[shop_tile_1 - 32][(n - 1) % 9007199254740992] if not s.retailer_turned_over[shop_tile_1 - 32] else 0) + (RETAILER_TILES_BACK[shop_tile_1 - 32][(n - 1) % 9007199254740992] if s.retailer_turned_over[shop_tile_1 - 32] else 0), 0)

def d_has_retailer(s, region_14):  # content/smartphone_inc/game.rules:91
    return len(s.piles[region_14 + 14]) > 0

def d_has_office(s, me, region_15):  # content/smartphone_inc/game.rules:92
    return me in s.region_offices[region_15]

def d_on_board(s, me):  # content/smartphone_inc/game.rules:93
    return d_on_board_sum(s, me) + d_on_board_sum_(s, me)

def d_tile_fits(s, me, tile_5, turn_by_1, spot_1):  # content/smartphone_inc/planning.rules:16
    return overlap(s.picture[me], 7, 6, turned(TILES_FACE[tile_5], turn_by_1), spot_1) == 2 and overlap(s.tile_layer[me], 7, 6, turned(TILES_FACE[tile_5], turn_by_1), spot_1) == 0

def d_reachable(s, me, region_16):  # content/smartphone_inc/progress.rules:38
    return not me in s.region_offices[region_16] and len(s.region_offices[region_16]) < REGIONS_SPACES[region_16] and d_reachable_any(s, me, region_16)

def d_logistics_order(s):  # content/smartphone_inc/progress.rules:39
    return s.order

def d_next_red(s, me, region_17):  # content/smartphone_inc/selling.rules:3
    return d_next_red_those(s, region_17, me)[:max(0, 1)]

def d_open_to(s, me, buyer_5):  # content/smartphone_inc/selling.rules:4
    return s.buyer_sold_by[buyer_5] == -1 and me in s.region_offices[BUYERS_REGION[buyer_5]] and len(s.piles[BUYERS_REGION[buyer_5] + 14]) <= 0

def d_buys(s, me, buyer_6):  # content/smartphone_inc/selling.rules:5
    return d_open_to(s, me, buyer_6) and (s.known_[me] << 1 >> BUYERS_TECH[buyer_6] + 1 & 1 or buyer_6 in d_next_red(s, me, BUYERS_REGION[buyer_6]))

def d_next_empty(s, region_18):  # content/smartphone_inc/selling.rules:19
    return d_next_empty_those(s, region_18)[:max(0, 1)]

def d_retailer_value(s, me, region_19):  # content/smartphone_inc/selling.rules:60
    region_offices = s.region_offices
    found = 0
    for t_6 in s.piles[region_19 + 14]:
        found += q_shop_value(s, t_6, index_of(region_offices[region_19], me) + 1)
    return found

def d_side_a(s, me, tech_8):  # content/smartphone_inc/selling.rules:63
    return not s.tech_flipped[tech_8] and s.automa[me] <= 0

def d_side_b(s, me, tech_9):  # content/smartphone_inc/selling.rules:64
    return s.tech_flipped[tech_9] and s.automa[me] <= 0

def d_wants(s, me, tech_10):  # content/smartphone_inc/steve.rules:4
    return not s.known_[me] << 1 >> tech_10 + 1 & 1

def why_take_colour(s, me, fixed):
    if not (1 if me == me and s.automa[me] == 1 else why_take_colour_any(s, fixed)):
        return 0  # shade
    return -1

def why_settle(s, me, fixed):
    return -1

def why_place_retailers(s, me, fixed):
    return -1

def why_lay_tile(s, me, tile_2, fixed):
    if not (allowed(fixed, 'turn_by', 0) or allowed(fixed, 'turn_by', 1) or allowed(fixed, 'turn_by', 2) or allowed(fixed, 'turn_by', 3)):
        return 0  # turn_by
    if not (allowed(fixed, 'turn_by', 0) and why_lay_tile_any(s, fixed, me, tile_2) or allowed(fixed, 'turn_by', 1) and why_lay_tile_any_(s, fixed, me, tile_2) or allowed(fixed, 'turn_by', 2) and why_lay_tile_any_2(s, fixed, me, tile_2) or allowed(fixed, 'turn_by', 3) and why_lay_tile_any_3(s, fixed, me, tile_2)):
        return 1  # tile_cell
    return -1

def why_plan(s, me, fixed):
    return -1

def why_take_improvement(s, me, fixed):
    if not why_take_improvement_any(s, fixed):
        return 0  # tile
    return -1

def why_take_token(s, me, fixed):
    return -1

def why_first_research(s, me, tech_3, fixed):
    return -1

def why_complete(s, me, tech_2, fixed):
    return -1

def why_advance(s, me, tech_1, fixed):
    return -1

def why_place_research(s, me, fixed):
    if not s.markers[me] > 0:
        return 0  # markers
    if not (s.markers[me] > 0 and d_on_board(s, me) < 12):
        return 1  # on_board
    if not (s.markers[me] > 0 and (d_on_board(s, me) < 12 and why_place_research_any(s, fixed, me))):
        return 2  # tech
    if not (s.markers[me] > 0 and (d_on_board(s, me) < 12 and why_place_research_any(s, fixed, me))):
        return 3  # tech_advance
    return -1

def why_spread_research(s, me, fixed):
    return -1

def why_complete_ready(s, me, fixed):
    return -1

def why_open_ready(s, me, fixed):
    return -1

def why_open_office(s, me, region_4, fixed):
    return -1

def why_approach(s, me, region_3, fixed):
    return -1

def why_place_logistics(s, me, fixed):
    if not s.markers[me] > 0:
        return 0  # markers
    if not (s.markers[me] > 0 and d_on_board(s, me) < 12):
        return 1  # on_board
    if not (s.markers[me] > 0 and (d_on_board(s, me) < 12 and why_place_logistics_any(s, fixed, me))):
        return 2  # region
    if not (s.markers[me] > 0 and (d_on_board(s, me) < 12 and why_place_logistics_any(s, fixed, me))):
        return 3  # region_approach
    return -1

def why_expand(s, me, fixed):
    return -1

def why_sell_to(s, me, buyer_1, fixed):
    return -1

def why_sell(s, me, fixed):
    if not s.stock[me] > 0:
        return 0  # stock
    if not (s.stock[me] > 0 and why_sell_any(s, fixed, me)):
        return 1  # buyer
    if not (s.stock[me] > 0 and why_sell_any(s, fixed, me)):
        return 2  # buyer_sell_to
    return -1

def why_sell_above(s, me, fixed):
    if not s.stock[me] > 0:
        return 0  # stock
    if not (s.stock[me] > 0 and (q_oversells(s, me) > 0 and not s.oversold[me])):
        return 1  # oversells_oversold
    if not (s.stock[me] > 0 and (q_oversells(s, me) > 0 and not s.oversold[me] and why_sell_above_any(s, fixed, me))):
        return 2  # buyer
    return -1

def why_sell_goods(s, me, fixed):
    return -1

def why_majority(s, me, region_8, fixed):
    return -1

# ---- do_take_token, content/smartphone_inc/planning.rules:65
def do_take_token(s, me):
    if s.token_supply > 0:
        s.token_supply -= 1
        value = s.goods_tokens[me] + 1
        if value > 20:
            value = 20
        s.goods_tokens[me] = value
    return

# ---- do_complete, content/smartphone_inc/progress.rules:25
def do_complete(s, me, tech_2):
    value = s.markers[me] + (s.progress[me * 6 + tech_2] - q_tech_cost(s, tech_2))
    if value < 0:
        value = 0
    if value > 12:
        value = 12
    s.markers[me] = value
    s.progress[me * 6 + tech_2] = 0
    s.known_[me] = s.known_[me] | 1 << tech_2
    if not do_complete_any(s, me, tech_2):
        s.patents[me] = s.patents[me] | 1 << tech_2
        s.tech_patented[tech_2] = 1
    return

# ---- do_advance, content/smartphone_inc/progress.rules:14
def do_advance(s, me, tech_1):
    value = s.markers[me] - 1
    if value < 0:
        value = 0
    s.markers[me] = value
    at = me * 6 + tech_1
    value = s.progress[at] + 1
    if value > 12:
        value = 12
    s.progress[at] = value
    if s.progress[me * 6 + tech_1] >= q_tech_cost(s, tech_1):
        do_complete(s, me, tech_1)
    return

# ---- do_open_ready, content/smartphone_inc/progress.rules:59
def do_open_ready(s, me, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 118)
    for repeat_1_times in RANGE_1_13:
        if not do_open_ready_any(s, me):
            return
        region_5 = do_open_ready_first(s, me)
        if region_5 < 0:
            raise RuleLimit('there is nothing to pick', 116)
        do_open_office(s, me, region_5, depth_ + 1)
    raise RuleLimit('there are more than 12 repetitions', 113)

# ---- do_open_office, content/smartphone_inc/progress.rules:65
def do_open_office(s, me, region_4, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 119)
    value = s.markers[me] + (s.route[me * 12 + region_4] - q_entry_cost(s, me, region_4))
    if value < 0:
        value = 0
    if value > 12:
        value = 12
    s.markers[me] = value
    s.route[me * 12 + region_4] = 0
    if len(s.region_offices[region_4]) >= 10000:
        raise RuleLimit('the list has become too long', 107)
    s.region_offices[region_4] = s.region_offices[region_4] + (me,)
    if len(s.region_offices[region_4]) == REGIONS_SPACES[region_4]:
        for p_3 in CLOCKWISE[s.n][0]:
            s.route[p_3 * 12 + region_4] = 0
    do_open_ready(s, me, depth_ + 1)
    return

# ---- do_approach, content/smartphone_inc/progress.rules:51
def do_approach(s, me, region_3):
    value = s.markers[me] - 1
    if value < 0:
        value = 0
    s.markers[me] = value
    at = me * 12 + region_3
    value = s.route[at] + 1
    if value > 12:
        value = 12
    s.route[at] = value
    if s.route[me * 12 + region_3] >= q_entry_cost(s, me, region_3):
        do_open_office(s, me, region_3, 0)
    return

# ---- do_sell_to, content/smartphone_inc/selling.rules:21
def do_sell_to(s, me, buyer_1):
    value = s.stock[me] - 1
    if value < 0:
        value = 0
    s.stock[me] = value
    value = s.sold[me] + 1
    if value > 18:
        value = 18
    s.sold[me] = value
    s.buyer_sold_by[buyer_1] = me
    return

# ---- secret_planning, content/smartphone_inc/game.rules:125
def secret_planning(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    if can_plan(s, me):
        if me == me and s.automa[me] == 1:
            return s.f_secret_planning_ret
        s.arrange[me] = 1
        secret_planning_offer = secret_planning_those(s)
        if len(secret_planning_offer) != 0:
            s.player = me
            s.options = options = secret_planning_offer
            s.option_count = len(options)
            s.pc = 3  # then secret_planning_do_plan_top_pad
            return 0
        s.arrange[me] = -1
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 11  # then secret_planning_kept
        return 0
    return s.f_secret_planning_ret

def secret_planning_do_plan_top_pad(s, do_plan_top_pad):  # secret_planning, after the question do_plan_top_pad, content/smartphone_inc/planning.rules:5
    s.f_secret_planning_do_plan_top_pad = do_plan_top_pad
    s.player = s.f_secret_planning_me
    s.options = options = RUN_6[do_plan_top_pad]
    s.option_count = len(options)
    s.pc = 4  # then secret_planning_do_plan_lower
    return 0

def secret_planning_do_plan_lower(s, do_plan_lower):  # secret_planning, after the question do_plan_lower, content/smartphone_inc/planning.rules:6
    s.f_secret_planning_do_plan_lower = do_plan_lower
    s.player = s.f_secret_planning_me
    s.options = options = RUN_7[s.f_secret_planning_do_plan_top_pad]
    s.option_count = len(options)
    s.pc = 5  # then secret_planning_do_plan_upper
    return 0

def secret_planning_do_plan_upper(s, do_plan_upper):  # secret_planning, after the question do_plan_upper, content/smartphone_inc/planning.rules:7
    s.f_secret_planning_do_plan_upper = do_plan_upper
    s.player = s.f_secret_planning_me
    s.options = options = tuple(range(0, 4))
    s.option_count = len(options)
    s.pc = 6  # then secret_planning_quarter
    return 0

def secret_planning_quarter(s, quarter):  # secret_planning, after the question quarter, content/smartphone_inc/planning.rules:8
    s.f_secret_planning_quarter = quarter
    me = s.f_secret_planning_me
    s.picture[me] = laid(s.picture[me], 7, 6, SIDES_FACE[s.f_secret_planning_do_plan_lower], 14)
    offer = secret_planning_those_(s, s.f_secret_planning_do_plan_upper, quarter, me)
    if len(offer) != 0:
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 7  # then secret_planning_do_plan_spot
        return 0
    s.arrange[me] = -1
    s.player = me
    s.options = (0,)
    s.option_count = 1
    s.pc = 11  # then secret_planning_kept
    return 0

def secret_planning_do_plan_spot(s, do_plan_spot):  # secret_planning, after the question do_plan_spot, content/smartphone_inc/planning.rules:10
    me = s.f_secret_planning_me
    s.covered[me] = overlap(s.picture[me], 7, 6, turned(SIDES_FACE[s.f_secret_planning_do_plan_upper], s.f_secret_planning_quarter), do_plan_spot)
    s.picture[me] = laid(s.picture[me], 7, 6, turned(SIDES_FACE[s.f_secret_planning_do_plan_upper], s.f_secret_planning_quarter), do_plan_spot)
    s.f_secret_planning_each_3_items = each_3_items = s.piles[me + 1]
    s.f_secret_planning_each_3_i = each_3_i = 0
    while True:
        if each_3_i >= len(each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept
            return 0
        tile_1 = each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid
            return 0

def secret_planning_do_plan_laid(s, do_plan_laid):  # secret_planning, after the question do_plan_laid, content/smartphone_inc/planning.rules:14
    s.f_secret_planning_do_plan_laid = do_plan_laid
    each_3_i = s.f_secret_planning_each_3_i
    me = s.f_secret_planning_me
    if do_plan_laid >= 0:
        s.player = me
        s.options = options = secret_planning_those_3(s, me, do_plan_laid)
        s.option_count = len(options)
        s.pc = 9  # then secret_planning_do_lay_tile_turn_by
        return 0
    while True:
        if each_3_i >= len(s.f_secret_planning_each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept
            return 0
        tile_1 = s.f_secret_planning_each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid
            return 0

def secret_planning_do_lay_tile_turn_by(s, do_lay_tile_turn_by):  # secret_planning, after the question do_lay_tile_turn_by, content/smartphone_inc/planning.rules:19
    s.f_secret_planning_do_lay_tile_turn_by = do_lay_tile_turn_by
    s.player = s.f_secret_planning_me
    s.options = options = secret_planning_those_4(s, s.f_secret_planning_me, s.f_secret_planning_do_plan_laid, do_lay_tile_turn_by)
    s.option_count = len(options)
    s.pc = 10  # then secret_planning_do_lay_tile_tile_cell
    return 0

def secret_planning_do_lay_tile_tile_cell(s, do_lay_tile_tile_cell):  # secret_planning, after the question do_lay_tile_tile_cell, content/smartphone_inc/planning.rules:20
    each_3_i = s.f_secret_planning_each_3_i
    me = s.f_secret_planning_me
    do_plan_laid = s.f_secret_planning_do_plan_laid
    s.picture[me] = laid(s.picture[me], 7, 6, turned(TILES_FACE[do_plan_laid], s.f_secret_planning_do_lay_tile_turn_by), do_lay_tile_tile_cell)
    s.tile_layer[me] = laid(s.tile_layer[me], 7, 6, turned(TILES_FACE[do_plan_laid], s.f_secret_planning_do_lay_tile_turn_by), do_lay_tile_tile_cell)
    moved_2 = (do_plan_laid,)
    place = me + 6
    for card in moved_2:
        leave(s, card, place)
        put_known(s, card, place)
    while True:
        if each_3_i >= len(s.f_secret_planning_each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept
            return 0
        tile_1 = s.f_secret_planning_each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid
            return 0

def secret_planning_kept(s, kept):  # secret_planning, after the question kept, content/smartphone_inc/planning.rules:4
    s.arrange[s.f_secret_planning_me] = 0
    return s.f_secret_planning_ret

# ---- main
def main(s, _):
    s.f_main_each_11_items = main_those(s)
    s.f_main_each_11_i = 0
    return main_each_11(s)

def main_do_take_colour_shade(s, do_take_colour_shade):  # main, after the question do_take_colour_shade, content/smartphone_inc/game.rules:98
    s.colour[s.f_main_p_6] = do_take_colour_shade
    for tile in ALL_TILES:
        if TILES_START[tile] == do_take_colour_shade:
            moved = (tile,)
            place = s.f_main_p_6 + 1
            for card in moved:
                leave(s, card, place)
                put_known(s, card, place)
    return main_each_11(s)

def main_each_11(s):  # main, rest, content/smartphone_inc/game.rules:114
    each_11_i = s.f_main_each_11_i
    while True:
        if each_11_i >= len(s.f_main_each_11_items):
            break
        s.f_main_p_6 = p_6 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        if can_take_colour(s, p_6):
            if not (p_6 == p_6 and s.automa[p_6] == 1):
                s.player = p_6
                s.options = options = main_those_(s)
                s.option_count = len(options)
                s.pc = 13  # then main_do_take_colour_shade
                return 0
            if p_6 == p_6 and s.automa[p_6] == 1:
                handler_4_free = main_first(s)
                if handler_4_free < 0:
                    raise RuleLimit('there is nothing to pick', 6)
                s.colour[p_6] = handler_4_free
    for p_8 in main_those_2(s):
        for region in ALL_REGIONS:
            if REGIONS_HOME[region] == s.colour[p_8]:
                if len(s.region_offices[region]) >= 10000:
                    raise RuleLimit('the list has become too long', 13)
                s.region_offices[region] = s.region_offices[region] + (p_8,)
    s.f_main_each_2_i = each_2_i = 0
    while True:
        leaves = False
        while True:
            if each_2_i >= len(ALL_REGIONS):
                leaves = True
                break
            s.f_main_region_1 = region_1 = ALL_REGIONS[each_2_i]
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            if s.n in REGIONS_RETAILER_AT[region_1] or s.n < 5 and REGIONS_HOME[region_1] != -1 and len(s.region_offices[region_1]) == 0:
                break
        if leaves:
            break
        pool = main_those_3(s, region_1)
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 17)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 14)  # then main_do_place_retailers_shop_tile
        s.f_main_do_place_retailers_shop_tile = do_place_retailers_shop_tile = items[draw(s, len(items))]
        pool_1 = tuple(range(1, 3))
        if len(pool_1) <= 0:
            raise RuleLimit('there is nothing to pick', 18)
        items = pool_1
        if s.explicit:
            return await_pick(s, items, 15)  # then main_side
        side = items[draw(s, len(items))]
        moved_1 = (do_place_retailers_shop_tile,)
        place = region_1 + 14
        for card in moved_1:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > 1:
                raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
        if side == 2:
            s.retailer_turned_over[do_place_retailers_shop_tile - 32] = 1
            return 28  # main_each_2
        return 28  # main_each_2
    if not s.first_game:
        s.f_main_each_13_i = each_13_i = 0
        if each_13_i < len(ALL_TECHS):
            s.f_main_tech_6 = tech_6 = ALL_TECHS[each_13_i]
            s.f_main_each_13_i = each_13_i = each_13_i + 1
            pool_2 = tuple(range(1, 3))
            if len(pool_2) <= 0:
                raise RuleLimit('there is nothing to pick', 176)
            items = pool_2
            if s.explicit:
                return await_pick(s, items, 16)  # then main_side_1
            side_1 = items[draw(s, len(items))]
            if side_1 == 2:
                s.tech_flipped[tech_6] = 1
                return 29  # main_each_13
            return 29  # main_each_13
        moved_4 = RUN_10
        for card in moved_4:
            put_known(s, card, 11)
        shuffle(s, 11)
        s.f_main_drawing_i = drawing_i = 1
        s.f_main_drawing_last = drawing_last = s.display_size
        return main_drawing(s, 0)
    moved_4 = RUN_10
    for card in moved_4:
        put_known(s, card, 11)
    shuffle(s, 11)
    s.f_main_drawing_i = drawing_i = 1
    s.f_main_drawing_last = drawing_last = s.display_size
    if drawing_i <= drawing_last:
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card
            return main_card(s, s.piles[11][-1])
    s.f_main_played = 0
    s.f_main_rounds_left = 6
    return main_rounds(s)

def main_each_2(s, _):  # main, loop, content/smartphone_inc/game.rules:106
    each_2_i = s.f_main_each_2_i
    while True:
        leaves = False
        while True:
            if each_2_i >= len(ALL_REGIONS):
                leaves = True
                break
            s.f_main_region_1 = region_1 = ALL_REGIONS[each_2_i]
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            if s.n in REGIONS_RETAILER_AT[region_1] or s.n < 5 and REGIONS_HOME[region_1] != -1 and len(s.region_offices[region_1]) == 0:
                break
        if leaves:
            break
        pool = main_those_3(s, region_1)
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 17)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 14)  # then main_do_place_retailers_shop_tile
        s.f_main_do_place_retailers_shop_tile = do_place_retailers_shop_tile = items[draw(s, len(items))]
        pool_1 = tuple(range(1, 3))
        if len(pool_1) <= 0:
            raise RuleLimit('there is nothing to pick', 18)
        items = pool_1
        if s.explicit:
            return await_pick(s, items, 15)  # then main_side
        side = items[draw(s, len(items))]
        moved_1 = (do_place_retailers_shop_tile,)
        place = region_1 + 14
        for card_ in moved_1:
            leave(s, card_, place)
            put_known(s, card_, place)
            if len(s.piles[place]) > 1:
                raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
        if side == 2:
            s.retailer_turned_over[do_place_retailers_shop_tile - 32] = 1
            return 28  # main_each_2
        return 28  # main_each_2
    if not s.first_game:
        s.f_main_each_13_i = each_13_i = 0
        if each_13_i < len(ALL_TECHS):
            s.f_main_tech_6 = tech_6 = ALL_TECHS[each_13_i]
            s.f_main_each_13_i = each_13_i = each_13_i + 1
            pool_2 = tuple(range(1, 3))
            if len(pool_2) <= 0:
                raise RuleLimit('there is nothing to pick', 176)
            items = pool_2
            if s.explicit:
                return await_pick(s, items, 16)  # then main_side_1
            side_1 = items[draw(s, len(items))]
            if side_1 == 2:
                s.tech_flipped[tech_6] = 1
                return 29  # main_each_13
            return 29  # main_each_13
        moved_4 = RUN_10
        for card_ in moved_4:
            put_known(s, card_, 11)
        shuffle(s, 11)
        s.f_main_drawing_i = drawing_i = 1
        s.f_main_drawing_last = drawing_last = s.display_size
        if drawing_i <= drawing_last:
            s.f_main_drawing_i = drawing_i = drawing_i + 1
            if len(s.piles[11]) != 0:
                if s.explicit and undecided(s, 11):
                    return await_top(s, 11, 17)  # then main_card
                return main_card(s, s.piles[11][-1])
        s.f_main_played = played = 0
        s.f_main_rounds_left = rounds_left = 6
        return main_rounds(s)
    moved_4 = RUN_10
    for card_ in moved_4:
        put_known(s, card_, 11)
    shuffle(s, 11)
    s.f_main_drawing_i = drawing_i = 1
    s.f_main_drawing_last = drawing_last = s.display_size
    if drawing_i <= drawing_last:
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            return 30  # main_drawing
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_do_place_retailers_shop_tile(s, do_place_retailers_shop_tile):  # main, after the draw do_place_retailers_shop_tile, content/smartphone_inc/game.rules:107
    s.f_main_do_place_retailers_shop_tile = do_place_retailers_shop_tile
    pool_1 = tuple(range(1, 3))
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 18)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 15)  # then main_side
    side = items[draw(s, len(items))]
    moved_1 = (do_place_retailers_shop_tile,)
    place = s.f_main_region_1 + 14
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
    if side == 2:
        s.retailer_turned_over[do_place_retailers_shop_tile - 32] = 1
        return 28  # main_each_2
    return 28  # main_each_2

def main_side(s, side):  # main, after the draw side, content/smartphone_inc/game.rules:108
    moved_1 = (s.f_main_do_place_retailers_shop_tile,)
    place = s.f_main_region_1 + 14
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
    if side == 2:
        s.retailer_turned_over[s.f_main_do_place_retailers_shop_tile - 32] = 1
        return 28  # main_each_2
    return 28  # main_each_2

def main_each_13(s, _):  # main, loop, content/smartphone_inc/game.rules:118
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(ALL_TECHS):
        s.f_main_tech_6 = tech_6 = ALL_TECHS[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        pool_2 = tuple(range(1, 3))
        if len(pool_2) <= 0:
            raise RuleLimit('there is nothing to pick', 176)
        items = pool_2
        if s.explicit:
            return await_pick(s, items, 16)  # then main_side_1
        side_1 = items[draw(s, len(items))]
        if side_1 == 2:
            s.tech_flipped[tech_6] = 1
            return 29  # main_each_13
        return 29  # main_each_13
    moved_4 = RUN_10
    for card_ in moved_4:
        put_known(s, card_, 11)
    shuffle(s, 11)
    s.f_main_drawing_i = drawing_i = 1
    s.f_main_drawing_last = drawing_last = s.display_size
    if drawing_i <= drawing_last:
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            return 30  # main_drawing
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_side_1(s, side_1):  # main, after the draw side_1, content/smartphone_inc/game.rules:119
    if side_1 == 2:
        s.tech_flipped[s.f_main_tech_6] = 1
        return 29  # main_each_13
    return 29  # main_each_13

def main_drawing(s, _):  # main, loop, content/smartphone_inc/game.rules:123
    if s.f_main_drawing_i <= s.f_main_drawing_last:
        s.f_main_drawing_i = s.f_main_drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            return 30  # main_drawing
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_card(s, card):  # main, after the card card, content/smartphone_inc/game.rules:123
    if s.explicit:
        settle(s, card)
    moved_5 = (card,)
    most = SIZE_DISPLAY[0]
    for card_ in moved_5:
        put_under_known(s, card_, 12)
        if len(s.piles[12]) > most:
            raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
    return 30  # main_drawing

def main_after_secret_planning(s, _):  # main, after secret_planning, content/smartphone_inc/game.rules:125
    s.order = main_those_4(s)
    for seat_2 in CLOCKWISE[s.n][0]:
        s.stock[seat_2] = q_goods(s, seat_2)
    s.f_main_each_17_items = s.order
    s.f_main_each_17_i = 0
    return main_each_17(s)

def main_tile_3(s, tile_3):  # main, after the question tile_3, content/smartphone_inc/planning.rules:62
    moved_3 = (tile_3,)
    place = s.f_main_seat_3 + 1
    for card in moved_3:
        leave(s, card, place)
        put_known(s, card, place)
    return main_each_16(s, 0)

def main_each_16(s, _):  # main, loop, content/smartphone_inc/game.rules:131
    for seat_4 in CLOCKWISE[s.n][s.active]:
        if s.known_[seat_4] >> 3 & 1:
            if seat_4 == s.f_main_seat_3 and (s.tech_flipped[3] and s.automa[seat_4] <= 0) and q_visible(s, seat_4, 6) > 0:
                do_take_token(s, seat_4)
    return main_each_17(s)

def main_each_17(s):  # main, rest, content/smartphone_inc/game.rules:131
    each_17_i = s.f_main_each_17_i
    if each_17_i < len(s.f_main_each_17_items):
        s.f_main_seat_3 = seat_3 = s.f_main_each_17_items[each_17_i]
        s.f_main_each_17_i = each_17_i = each_17_i + 1
        s.active = seat_3
        if seat_3 == seat_3 and s.automa[seat_3] == 1:
            if seat_3 == seat_3 and s.automa[seat_3] == 1:
                handler_6_tile_4 = main_first_(s)
                if handler_6_tile_4 >= 0:
                    moved_6 = (handler_6_tile_4,)
                    for card in moved_6:
                        leave(s, card, 13)
                        put_known(s, card, 13)
                    return 31  # main_each_16
                return 31  # main_each_16
            return 31  # main_each_16
        if q_visible(s, seat_3, 6) == 0:
            do_take_token(s, seat_3)
            return 31  # main_each_16
        if len(s.piles[12]) > 0:
            s.player = seat_3
            s.options = options = s.piles[12]
            s.option_count = len(options)
            s.pc = 19  # then main_tile_3
            return 0
        return 31  # main_each_16
    s.f_main_each_18_items = s.order
    s.f_main_each_18_i = 0
    return main_each_18(s)

def main_chosen(s, chosen):  # main, after the question chosen, content/smartphone_inc/progress.rules:20
    seat_5 = s.f_main_seat_5
    if chosen == -1:
        s.markers[seat_5] = 0
        return main_each_18(s)
    s.player = seat_5
    s.options = options = main_those_5(s, seat_5)
    s.option_count = len(options)
    s.pc = 21  # then main_do_place_research_tech
    return 0

def main_do_place_research_tech(s, do_place_research_tech):  # main, after the question do_place_research_tech, content/smartphone_inc/progress.rules:11
    seat_5 = s.f_main_seat_5
    do_advance(s, seat_5, do_place_research_tech)
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered_1 = (0,) if can_place_research(s, seat_5) else ()
        if len(offered_1) == 0 or s.automa[seat_5] > 0:
            s.markers[seat_5] = 0
            return main_each_18(s)
        s.player = seat_5
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 20  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 80)

def main_offers(s, _):  # main, loop, content/smartphone_inc/progress.rules:20
    seat_5 = s.f_main_seat_5
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered_1 = (0,) if can_place_research(s, seat_5) else ()
        if len(offered_1) == 0 or s.automa[seat_5] > 0:
            s.markers[seat_5] = 0
            return main_each_18(s)
        s.player = seat_5
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 20  # then main_chosen
        return 0
    raise RuleLimit('this is repeated too often', 80)

def main_rest_(s, _):  # main, loop, content/smartphone_inc/game.rules:138
    s.markers[s.f_main_seat_5] = 0
    return main_each_18(s)

def main_each_18(s):  # main, rest, content/smartphone_inc/game.rules:134
    each_18_i = s.f_main_each_18_i
    if each_18_i >= len(s.f_main_each_18_items):
        s.f_main_each_19_items = s.order
        s.f_main_each_19_i = 0
        return main_each_19(s)
    s.f_main_seat_5 = seat_5 = s.f_main_each_18_items[each_18_i]
    s.f_main_each_18_i = each_18_i = each_18_i + 1
    s.active = seat_5
    s.markers[seat_5] = q_research_markers(s, seat_5)
    for tech_5 in ALL_TECHS:
        if not s.known_[seat_5] >> tech_5 & 1 and s.progress[seat_5 * 6 + tech_5] >= q_tech_cost(s, tech_5):
            do_complete(s, seat_5, tech_5)
    if not can_spread_research(s, seat_5):
        return 33  # main_rest_
    if not (seat_5 == seat_5 and s.automa[seat_5] == 1):
        s.f_main_offers_left = 10000
        return 32  # main_offers
    if not (seat_5 == seat_5 and s.automa[seat_5] == 1):
        return 33  # main_rest_
    for repeat_times in RANGE_1_13:
        if s.markers[seat_5] == 0 or d_on_board(s, seat_5) == 12 or not main_any_2(s, seat_5):
            return 33  # main_rest_
        handler_7_tech_4 = main_first_2(s, seat_5)
        if handler_7_tech_4 < 0:
            raise RuleLimit('there is nothing to pick', 85)
        do_advance(s, seat_5, handler_7_tech_4)
    raise RuleLimit('there are more than 12 repetitions', 82)

def main_chosen_1(s, chosen_1):  # main, after the question chosen_1, content/smartphone_inc/progress.rules:57
    seat_6 = s.f_main_seat_6
    if chosen_1 == -1:
        s.markers[seat_6] = 0
        return main_each_19(s)
    s.player = seat_6
    s.options = options = main_those_6(s, seat_6)
    s.option_count = len(options)
    s.pc = 23  # then main_do_place_logistics_region_2
    return 0

def main_do_place_logistics_region_2(s, do_place_logistics_region_2):  # main, after the question do_place_logistics_region_2, content/smartphone_inc/progress.rules:48
    seat_6 = s.f_main_seat_6
    do_approach(s, seat_6, do_place_logistics_region_2)
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_place_logistics(s, seat_6) else ()
        if len(offered_2) == 0 or s.automa[seat_6] > 0:
            s.markers[seat_6] = 0
            return main_each_19(s)
        s.player = seat_6
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 22  # then main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 123)

def main_offers_1(s, _):  # main, loop, content/smartphone_inc/progress.rules:57
    seat_6 = s.f_main_seat_6
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_place_logistics(s, seat_6) else ()
        if len(offered_2) == 0 or s.automa[seat_6] > 0:
            s.markers[seat_6] = 0
            return main_each_19(s)
        s.player = seat_6
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 22  # then main_chosen_1
        return 0
    raise RuleLimit('this is repeated too often', 123)

def main_rest_2(s, _):  # main, loop, content/smartphone_inc/game.rules:143
    s.markers[s.f_main_seat_6] = 0
    return main_each_19(s)

def main_each_19(s):  # main, rest, content/smartphone_inc/game.rules:139
    each_19_i = s.f_main_each_19_i
    if each_19_i >= len(s.f_main_each_19_items):
        s.f_main_each_20_items = s.order
        s.f_main_each_20_i = 0
        return main_each_20(s)
    s.f_main_seat_6 = seat_6 = s.f_main_each_19_items[each_19_i]
    s.f_main_each_19_i = each_19_i = each_19_i + 1
    s.active = seat_6
    s.markers[seat_6] = q_logistics_markers(s, seat_6)
    do_open_ready(s, seat_6, 0)
    if not can_expand(s, seat_6):
        return 35  # main_rest_2
    if not (seat_6 == seat_6 and s.automa[seat_6] == 1):
        s.f_main_offers_1_left = 10000
        return 34  # main_offers_1
    if not (seat_6 == seat_6 and s.automa[seat_6] == 1):
        return 35  # main_rest_2
    for repeat_2_times in RANGE_1_13:
        if s.markers[seat_6] == 0 or d_on_board(s, seat_6) == 12 or not main_any_3(s, seat_6):
            return 35  # main_rest_2
        handler_8_region_6 = main_first_3(s, seat_6)
        if handler_8_region_6 < 0:
            raise RuleLimit('there is nothing to pick', 128)
        do_approach(s, seat_6, handler_8_region_6)
    raise RuleLimit('there are more than 12 repetitions', 125)

def main_chosen_2(s, chosen_2):  # main, after the question chosen_2, content/smartphone_inc/selling.rules:29
    seat_7 = s.f_main_seat_7
    if chosen_2 == -1:
        return main_each_20(s)
    if chosen_2 == 0:
        s.player = seat_7
        s.options = options = main_those_7(s, seat_7)
        s.option_count = len(options)
        s.pc = 25  # then main_do_sell_buyer
        return 0
    s.player = seat_7
    s.options = options = main_those_8(s, seat_7)
    s.option_count = len(options)
    s.pc = 26  # then main_do_sell_above_buyer_2
    return 0

def main_do_sell_buyer(s, do_sell_buyer):  # main, after the question do_sell_buyer, content/smartphone_inc/selling.rules:9
    seat_7 = s.f_main_seat_7
    do_sell_to(s, seat_7, do_sell_buyer)
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_do_sell_above_buyer_2(s, do_sell_above_buyer_2):  # main, after the question do_sell_above_buyer_2, content/smartphone_inc/selling.rules:15
    seat_7 = s.f_main_seat_7
    s.oversold[seat_7] = 1
    do_sell_to(s, seat_7, do_sell_above_buyer_2)
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_offers_2(s, _):  # main, loop, content/smartphone_inc/selling.rules:29
    seat_7 = s.f_main_seat_7
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_each_20(s):  # main, rest, content/smartphone_inc/game.rules:144
    played = s.f_main_played
    each_20_i = s.f_main_each_20_i
    while True:
        if each_20_i >= len(s.f_main_each_20_items):
            break
        s.f_main_seat_7 = seat_7 = s.f_main_each_20_items[each_20_i]
        s.f_main_each_20_i = each_20_i = each_20_i + 1
        s.active = seat_7
        if can_sell_goods(s, seat_7):
            if not (seat_7 == seat_7 and s.automa[seat_7] == 1):
                s.f_main_offers_2_left = 10000
                return 36  # main_offers_2
            if seat_7 == seat_7 and s.automa[seat_7] == 1:
                for handler_9_region_7 in RUN_5:
                    for handler_9_buyer_3 in main_those_9(s, handler_9_region_7, seat_7):
                        if BUYERS_REGION[handler_9_buyer_3] == handler_9_region_7 and s.stock[seat_7] > 0:
                            if d_buys(s, seat_7, handler_9_buyer_3):
                                do_sell_to(s, seat_7, handler_9_buyer_3)
    for p_10 in s.order:
        value = s.points[p_10] + (s.sold[p_10] * q_price(s, p_10) + q_sale_bonus(s, p_10))
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 212)
        s.points[p_10] = value
    for region_9 in ALL_REGIONS:
        if len(s.piles[region_9 + 14]) <= 0:
            ranked = main_those_10(s, region_9)
            do_majority_value_1 = main_first_4(s, region_9)
            if do_majority_value_1 >= 0:
                do_majority_winner = main_first_5(s, ranked)
                if do_majority_winner >= 0:
                    value = s.points[do_majority_winner] + MAJORITIES_FIRST[do_majority_value_1]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 164)
                    s.points[do_majority_winner] = value
                do_majority_runner_up = main_first_6(s, ranked)
                if do_majority_runner_up >= 0:
                    value = s.points[do_majority_runner_up] + MAJORITIES_SECOND[do_majority_value_1]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 166)
                    s.points[do_majority_runner_up] = value
    for p_11 in CLOCKWISE[s.n][0]:
        s.kept[p_11] = min(s.stock[p_11], q_keepable(s, p_11))
        s.stock[p_11] = 0
        s.sold[p_11] = 0
        s.oversold[p_11] = 0
        s.covered[p_11] = 0
        s.picture[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
        s.tile_layer[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
        moved_7 = s.piles[p_11 + 6]
        place = p_11 + 1
        for card in moved_7:
            put_known(s, card, place)
    for buyer_4 in ALL_BUYERS:
        s.buyer_sold_by[buyer_4] = -1
    moved_8 = s.piles[12]
    for card in moved_8:
        put_known(s, card, 13)
    s.f_main_drawing_1_i = drawing_1_i = 1
    s.f_main_drawing_1_last = drawing_1_last = s.display_size
    if drawing_1_i <= drawing_1_last:
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[11]) == 0:
            if s.f_main_rounds_left > 0:
                s.f_main_rounds_left = s.f_main_rounds_left - 1
                if played >= 5:
                    return 2  # over
                s.f_main_played = played = played + 1
                if played > 9007199254740992:
                    raise RuleLimit('a number became too large', 0)
                s.round = played
                return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
            raise RuleLimit('there are more rounds than `at most` says', 182)
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 27)  # then main_card_1
        card_1 = s.piles[11][-1]
        moved_9 = (card_1,)
        most = SIZE_DISPLAY[0]
        for card in moved_9:
            put_under_known(s, card, 12)
            if len(s.piles[12]) > most:
                raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
        return 37  # main_drawing_1
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_drawing_1(s, _):  # main, loop, content/smartphone_inc/game.rules:161
    played = s.f_main_played
    if s.f_main_drawing_1_i <= s.f_main_drawing_1_last:
        s.f_main_drawing_1_i = s.f_main_drawing_1_i + 1
        if len(s.piles[11]) == 0:
            if s.f_main_rounds_left > 0:
                s.f_main_rounds_left = s.f_main_rounds_left - 1
                if played >= 5:
                    return 2  # over
                s.f_main_played = played = played + 1
                if played > 9007199254740992:
                    raise RuleLimit('a number became too large', 0)
                s.round = played
                return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
            raise RuleLimit('there are more rounds than `at most` says', 182)
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 27)  # then main_card_1
        card_1 = s.piles[11][-1]
        moved_9 = (card_1,)
        most = SIZE_DISPLAY[0]
        for card in moved_9:
            put_under_known(s, card, 12)
            if len(s.piles[12]) > most:
                raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
        return 37  # main_drawing_1
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_card_1(s, card_1):  # main, after the card card_1, content/smartphone_inc/game.rules:161
    if s.explicit:
        settle(s, card_1)
    moved_9 = (card_1,)
    most = SIZE_DISPLAY[0]
    for card in moved_9:
        put_under_known(s, card, 12)
        if len(s.piles[12]) > most:
            raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
    return 37  # main_drawing_1

def main_rounds(s):  # main, rest, content/smartphone_inc/game.rules:124
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def secret_planning_played(s, rnd, me):
    if can_plan(s, me):
        if not (me == me and s.automa[me] == 1):
            s.arrange[me] = 1
            secret_planning_offer = secret_planning_those(s)
            if len(secret_planning_offer) != 0:
                s.option_count += 1
                options = secret_planning_offer
                do_plan_top_pad = options[int(rnd() * len(options))]
                s.option_count += 1
                options = RUN_6[do_plan_top_pad]
                do_plan_lower = options[int(rnd() * len(options))]
                s.option_count += 1
                options = RUN_7[do_plan_top_pad]
                do_plan_upper = options[int(rnd() * len(options))]
                s.option_count += 1
                options = tuple(range(0, 4))
                quarter = options[int(rnd() * len(options))]
                s.picture[me] = laid(s.picture[me], 7, 6, SIDES_FACE[do_plan_lower], 14)
                offer = secret_planning_those_(s, do_plan_upper, quarter, me)
                if len(offer) != 0:
                    s.option_count += 1
                    options = offer
                    do_plan_spot = options[int(rnd() * len(options))]
                    s.covered[me] = overlap(s.picture[me], 7, 6, turned(SIDES_FACE[do_plan_upper], quarter), do_plan_spot)
                    s.picture[me] = laid(s.picture[me], 7, 6, turned(SIDES_FACE[do_plan_upper], quarter), do_plan_spot)
                    for tile_1 in s.piles[me + 1]:
                        offered = secret_planning_those_2(s, tile_1, me)
                        if s.automa[me] == 0 and len(offered) > 0:
                            s.option_count += 1
                            options = offered + (-1,)
                            do_plan_laid = options[int(rnd() * len(options))]
                            if do_plan_laid >= 0:
                                s.option_count += 1
                                options = secret_planning_those_3(s, me, do_plan_laid)
                                do_lay_tile_turn_by = options[int(rnd() * len(options))]
                                s.option_count += 1
                                options = secret_planning_those_4(s, me, do_plan_laid, do_lay_tile_turn_by)
                                do_lay_tile_tile_cell = options[int(rnd() * len(options))]
                                s.picture[me] = laid(s.picture[me], 7, 6, turned(TILES_FACE[do_plan_laid], do_lay_tile_turn_by), do_lay_tile_tile_cell)
                                s.tile_layer[me] = laid(s.tile_layer[me], 7, 6, turned(TILES_FACE[do_plan_laid], do_lay_tile_turn_by), do_lay_tile_tile_cell)
                                moved_2 = (do_plan_laid,)
                                place = me + 6
                                for card in moved_2:
                                    leave(s, card, place)
                                    put_known(s, card, place)
            s.arrange[me] = -1
            s.option_count += 1
            kept = (0,)[int(rnd() * 1)]
            s.arrange[me] = 0
    return

def main_played(s, rnd):
    for p_6 in main_those(s):
        if can_take_colour(s, p_6):
            if p_6 == p_6 and s.automa[p_6] == 1:
                if p_6 == p_6 and s.automa[p_6] == 1:
                    handler_4_free = main_first(s)
                    if handler_4_free < 0:
                        raise RuleLimit('there is nothing to pick', 6)
                    s.colour[p_6] = handler_4_free
            else:
                s.option_count += 1
                options = main_those_(s)
                do_take_colour_shade = options[int(rnd() * len(options))]
                s.colour[p_6] = do_take_colour_shade
                for tile in ALL_TILES:
                    if TILES_START[tile] == do_take_colour_shade:
                        moved = (tile,)
                        place = p_6 + 1
                        for card in moved:
                            leave(s, card, place)
                            put_known(s, card, place)
    for p_8 in main_those_2(s):
        for region in ALL_REGIONS:
            if REGIONS_HOME[region] == s.colour[p_8]:
                if len(s.region_offices[region]) >= 10000:
                    raise RuleLimit('the list has become too long', 13)
                s.region_offices[region] = s.region_offices[region] + (p_8,)
    for region_1 in ALL_REGIONS:
        if s.n in REGIONS_RETAILER_AT[region_1] or s.n < 5 and REGIONS_HOME[region_1] != -1 and len(s.region_offices[region_1]) == 0:
            pool = main_those_3(s, region_1)
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 17)
            items = pool
            blur(s, items)
            do_place_retailers_shop_tile = items[int(rnd() * len(items))]
            pool_1 = tuple(range(1, 3))
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 18)
            options = pool_1
            side = options[int(rnd() * len(options))]
            moved_1 = (do_place_retailers_shop_tile,)
            place = region_1 + 14
            for card in moved_1:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > 1:
                    raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
            if side == 2:
                s.retailer_turned_over[do_place_retailers_shop_tile - 32] = 1
    if not s.first_game:
        for tech_6 in ALL_TECHS:
            pool_2 = tuple(range(1, 3))
            if len(pool_2) <= 0:
                raise RuleLimit('there is nothing to pick', 176)
            options = pool_2
            side_1 = options[int(rnd() * len(options))]
            if side_1 == 2:
                s.tech_flipped[tech_6] = 1
    moved_4 = RUN_10
    for card in moved_4:
        put_known(s, card, 11)
    shuffle(s, 11)
    for turn in range(1, s.display_size + 1):
        if len(s.piles[11]) == 0:
            break
        card_ = top_by(s, 11, rnd)
        moved_5 = (card_,)
        most = SIZE_DISPLAY[0]
        for card in moved_5:
            put_under_known(s, card, 12)
            if len(s.piles[12]) > most:
                raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
    played = 0
    for rounds_times in RANGE_1_7:
        if played >= 5:
            return
        played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        secret_by(s, secret_planning_played, CLOCKWISE[s.n][0], (), rnd)
        s.order = main_those_4(s)
        for seat_2 in CLOCKWISE[s.n][0]:
            s.stock[seat_2] = q_goods(s, seat_2)
        for seat_3 in s.order:
            s.active = seat_3
            if seat_3 == seat_3 and s.automa[seat_3] == 1:
                if seat_3 == seat_3 and s.automa[seat_3] == 1:
                    handler_6_tile_4 = main_first_(s)
                    if handler_6_tile_4 >= 0:
                        moved_6 = (handler_6_tile_4,)
                        for card in moved_6:
                            leave(s, card, 13)
                            put_known(s, card, 13)
            elif q_visible(s, seat_3, 6) == 0:
                do_take_token(s, seat_3)
            elif len(s.piles[12]) > 0:
                s.option_count += 1
                options = s.piles[12]
                tile_3 = options[int(rnd() * len(options))]
                moved_3 = (tile_3,)
                place = seat_3 + 1
                for card in moved_3:
                    leave(s, card, place)
                    put_known(s, card, place)
            for seat_4 in CLOCKWISE[s.n][s.active]:
                if s.known_[seat_4] >> 3 & 1:
                    if seat_4 == seat_3 and (s.tech_flipped[3] and s.automa[seat_4] <= 0) and q_visible(s, seat_4, 6) > 0:
                        do_take_token(s, seat_4)
        for seat_5 in s.order:
            s.active = seat_5
            s.markers[seat_5] = q_research_markers(s, seat_5)
            for tech_5 in ALL_TECHS:
                if not s.known_[seat_5] >> tech_5 & 1 and s.progress[seat_5 * 6 + tech_5] >= q_tech_cost(s, tech_5):
                    do_complete(s, seat_5, tech_5)
            if can_spread_research(s, seat_5):
                if seat_5 == seat_5 and s.automa[seat_5] == 1:
                    if seat_5 == seat_5 and s.automa[seat_5] == 1:
                        for repeat_times in RANGE_1_13:
                            if s.markers[seat_5] == 0 or d_on_board(s, seat_5) == 12 or not main_any_2(s, seat_5):
                                break
                            handler_7_tech_4 = main_first_2(s, seat_5)
                            if handler_7_tech_4 < 0:
                                raise RuleLimit('there is nothing to pick', 85)
                            do_advance(s, seat_5, handler_7_tech_4)
                        else:
                            raise RuleLimit('there are more than 12 repetitions', 82)
                else:
                    for offers_times in RANGE_1_10001:
                        offered_1 = (0,) if can_place_research(s, seat_5) else ()
                        if len(offered_1) == 0 or s.automa[seat_5] > 0:
                            break
                        s.option_count += 1
                        options = offered_1 + (-1,)
                        chosen = options[int(rnd() * len(options))]
                        if chosen == -1:
                            break
                        s.option_count += 1
                        options = main_those_5(s, seat_5)
                        do_place_research_tech = options[int(rnd() * len(options))]
                        do_advance(s, seat_5, do_place_research_tech)
                    else:
                        raise RuleLimit('this is repeated too often', 80)
            s.markers[seat_5] = 0
        for seat_6 in s.order:
            s.active = seat_6
            s.markers[seat_6] = q_logistics_markers(s, seat_6)
            do_open_ready(s, seat_6, 0)
            if can_expand(s, seat_6):
                if seat_6 == seat_6 and s.automa[seat_6] == 1:
                    if seat_6 == seat_6 and s.automa[seat_6] == 1:
                        for repeat_2_times in RANGE_1_13:
                            if s.markers[seat_6] == 0 or d_on_board(s, seat_6) == 12 or not main_any_3(s, seat_6):
                                break
                            handler_8_region_6 = main_first_3(s, seat_6)
                            if handler_8_region_6 < 0:
                                raise RuleLimit('there is nothing to pick', 128)
                            do_approach(s, seat_6, handler_8_region_6)
                        else:
                            raise RuleLimit('there are more than 12 repetitions', 125)
                else:
                    for offers_1_times in RANGE_1_10001:
                        offered_2 = (0,) if can_place_logistics(s, seat_6) else ()
                        if len(offered_2) == 0 or s.automa[seat_6] > 0:
                            break
                        s.option_count += 1
                        options = offered_2 + (-1,)
                        chosen_1 = options[int(rnd() * len(options))]
                        if chosen_1 == -1:
                            break
                        s.option_count += 1
                        options = main_those_6(s, seat_6)
                        do_place_logistics_region_2 = options[int(rnd() * len(options))]
                        do_approach(s, seat_6, do_place_logistics_region_2)
                    else:
                        raise RuleLimit('this is repeated too often', 123)
            s.markers[seat_6] = 0
        for seat_7 in s.order:
            s.active = seat_7
            if can_sell_goods(s, seat_7):
                if seat_7 == seat_7 and s.automa[seat_7] == 1:
                    if seat_7 == seat_7 and s.automa[seat_7] == 1:
                        for handler_9_region_7 in RUN_5:
                            for handler_9_buyer_3 in main_those_9(s, handler_9_region_7, seat_7):
                                if BUYERS_REGION[handler_9_buyer_3] == handler_9_region_7 and s.stock[seat_7] > 0:
                                    if d_buys(s, seat_7, handler_9_buyer_3):
                                        do_sell_to(s, seat_7, handler_9_buyer_3)
                else:
                    leaves = False
                    for offers_2_times in RANGE_1_10001:
                        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
                        if len(offered_3) == 0 or s.automa[seat_7] > 0:
                            leaves = True
                            break
                        s.option_count += 1
                        options = offered_3 + (-1,)
                        chosen_2 = options[int(rnd() * len(options))]
                        if chosen_2 == -1:
                            leaves = True
                            break
                        if chosen_2 == 0:
                            s.option_count += 1
                            options = main_those_7(s, seat_7)
                            do_sell_buyer = options[int(rnd() * len(options))]
                            do_sell_to(s, seat_7, do_sell_buyer)
                        else:
                            s.option_count += 1
                            options = main_those_8(s, seat_7)
                            do_sell_above_buyer_2 = options[int(rnd() * len(options))]
                            s.oversold[seat_7] = 1
                            do_sell_to(s, seat_7, do_sell_above_buyer_2)
                    else:
                        raise RuleLimit('this is repeated too often', 151)
        for p_10 in s.order:
            value = s.points[p_10] + (s.sold[p_10] * q_price(s, p_10) + q_sale_bonus(s, p_10))
            if value > 9007199254740992:
                raise RuleLimit('a number became too large', 212)
            s.points[p_10] = value
        for region_9 in ALL_REGIONS:
            if len(s.piles[region_9 + 14]) <= 0:
                ranked = main_those_10(s, region_9)
                do_majority_value_1 = main_first_4(s, region_9)
                if do_majority_value_1 >= 0:
                    do_majority_winner = main_first_5(s, ranked)
                    if do_majority_winner >= 0:
                        value = s.points[do_majority_winner] + MAJORITIES_FIRST[do_majority_value_1]
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 164)
                        s.points[do_majority_winner] = value
                    do_majority_runner_up = main_first_6(s, ranked)
                    if do_majority_runner_up >= 0:
                        value = s.points[do_majority_runner_up] + MAJORITIES_SECOND[do_majority_value_1]
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 166)
                        s.points[do_majority_runner_up] = value
        for p_11 in CLOCKWISE[s.n][0]:
            s.kept[p_11] = min(s.stock[p_11], q_keepable(s, p_11))
            s.stock[p_11] = 0
            s.sold[p_11] = 0
            s.oversold[p_11] = 0
            s.covered[p_11] = 0
            s.picture[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
            s.tile_layer[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
            moved_7 = s.piles[p_11 + 6]
            place = p_11 + 1
            for card in moved_7:
                put_known(s, card, place)
        for buyer_4 in ALL_BUYERS:
            s.buyer_sold_by[buyer_4] = -1
        moved_8 = s.piles[12]
        for card in moved_8:
            put_known(s, card, 13)
        leaves_ = False
        for turn_5 in range(1, s.display_size + 1):
            if len(s.piles[11]) == 0:
                leaves_ = True
                break
            card_1 = top_by(s, 11, rnd)
            moved_9 = (card_1,)
            most = SIZE_DISPLAY[0]
            for card in moved_9:
                put_under_known(s, card, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
    else:
        raise RuleLimit('there are more rounds than `at most` says', 182)

# ---- do_take_token, content/smartphone_inc/planning.rules:65
def do_take_token_logged(s, me):
    s.tape.append((20, 51, me, (), None))
    COVER.add(52)
    if s.token_supply > 0:
        COVER.add(53)
        before = s.token_supply
        value = before - 1
        s.token_supply = value
        change = value - before
        s.tape.append((21, 53, me, (0 - change,), None))
        COVER.add(54)
        before = s.goods_tokens[me]
        value = before + 1
        if value > 20:
            value = 20
        s.goods_tokens[me] = value
        change_1 = value - before
        s.tape.append((22, 54, me, (change_1,), None))
    return

# ---- do_complete, content/smartphone_inc/progress.rules:25
def do_complete_logged(s, me, tech_2):
    s.tape.append((28, 66, me, (tech_2,), None))
    COVER.add(67)
    before = s.markers[me]
    value = before + (s.progress[me * 6 + tech_2] - q_tech_cost(s, tech_2))
    if value < 0:
        value = 0
    if value > 12:
        value = 12
    s.markers[me] = value
    change_4 = value - before
    s.tape.append((29, 67, me, (change_4,), None))
    COVER.add(68)
    old_4 = s.progress[me * 6 + tech_2]
    s.progress[me * 6 + tech_2] = 0
    s.tape.append((30, 68, me, (s.progress[me * 6 + tech_2], tech_2, old_4,), None))
    COVER.add(69)
    s.known_[me] = s.known_[me] | 1 << tech_2
    s.tape.append((31, 69, me, (tech_2,), None))
    COVER.add(70)
    if not do_complete_any(s, me, tech_2):
        COVER.add(71)
        s.tape.append((32, 72, me, (tech_2,), None))
        COVER.add(73)
        s.patents[me] = s.patents[me] | 1 << tech_2
        s.tape.append((33, 73, me, (tech_2,), None))
        COVER.add(74)
        old_5 = s.tech_patented[tech_2]
        s.tech_patented[tech_2] = 1
        s.tape.append((35, 74, me, (s.tech_patented[tech_2], tech_2, old_5,), None))
    return

# ---- do_advance, content/smartphone_inc/progress.rules:14
def do_advance_logged(s, me, tech_1):
    s.tape.append((25, 56, me, (tech_1,), None))
    COVER.add(62)
    before = s.markers[me]
    value = before - 1
    if value < 0:
        value = 0
    s.markers[me] = value
    change_2 = value - before
    s.tape.append((26, 62, me, (0 - change_2,), None))
    COVER.add(63)
    at = me * 6 + tech_1
    before = s.progress[at]
    value = before + 1
    if value > 12:
        value = 12
    s.progress[at] = value
    change_3 = value - before
    s.tape.append((27, 63, me, (change_3, tech_1,), None))
    COVER.add(64)
    if s.progress[me * 6 + tech_1] >= q_tech_cost(s, tech_1):
        COVER.add(65)
        do_complete_logged(s, me, tech_1)
    return

# ---- do_open_ready, content/smartphone_inc/progress.rules:59
def do_open_ready_logged(s, me, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 118)
    s.tape.append((44, 112, me, (), None))
    COVER.add(113)
    for repeat_1_times in RANGE_1_13:
        COVER.add(114)
        if not do_open_ready_any(s, me):
            COVER.add(115)
            return
        COVER.add(116)
        region_5 = do_open_ready_first(s, me)
        if region_5 < 0:
            raise RuleLimit('there is nothing to pick', 116)
        COVER.add(117)
        do_open_office_logged(s, me, region_5, depth_ + 1)
    raise RuleLimit('there are more than 12 repetitions', 113)

# ---- do_open_office, content/smartphone_inc/progress.rules:65
def do_open_office_logged(s, me, region_4, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 119)
    s.tape.append((42, 104, me, (region_4,), None))
    COVER.add(105)
    before = s.markers[me]
    value = before + (s.route[me * 12 + region_4] - q_entry_cost(s, me, region_4))
    if value < 0:
        value = 0
    if value > 12:
        value = 12
    s.markers[me] = value
    change_7 = value - before
    s.tape.append((29, 105, me, (change_7,), None))
    COVER.add(106)
    old_6 = s.route[me * 12 + region_4]
    s.route[me * 12 + region_4] = 0
    s.tape.append((43, 106, me, (s.route[me * 12 + region_4], region_4, old_6,), None))
    COVER.add(107)
    if len(s.region_offices[region_4]) >= 10000:
        raise RuleLimit('the list has become too long', 107)
    s.region_offices[region_4] = s.region_offices[region_4] + (me,)
    s.tape.append((5, 107, me, (me, region_4,), None))
    COVER.add(108)
    if len(s.region_offices[region_4]) == REGIONS_SPACES[region_4]:
        COVER.add(109)
        for p_3 in CLOCKWISE[s.n][0]:
            COVER.add(110)
            old_7 = s.route[p_3 * 12 + region_4]
            s.route[p_3 * 12 + region_4] = 0
            s.tape.append((43, 110, p_3, (s.route[p_3 * 12 + region_4], region_4, old_7,), None))
    COVER.add(111)
    do_open_ready_logged(s, me, depth_ + 1)
    return

# ---- do_approach, content/smartphone_inc/progress.rules:51
def do_approach_logged(s, me, region_3):
    s.tape.append((40, 94, me, (region_3,), None))
    COVER.add(100)
    before = s.markers[me]
    value = before - 1
    if value < 0:
        value = 0
    s.markers[me] = value
    change_5 = value - before
    s.tape.append((26, 100, me, (0 - change_5,), None))
    COVER.add(101)
    at = me * 12 + region_3
    before = s.route[at]
    value = before + 1
    if value > 12:
        value = 12
    s.route[at] = value
    change_6 = value - before
    s.tape.append((41, 101, me, (change_6, region_3,), None))
    COVER.add(102)
    if s.route[me * 12 + region_3] >= q_entry_cost(s, me, region_3):
        COVER.add(103)
        do_open_office_logged(s, me, region_3, 0)
    return

# ---- do_sell_to, content/smartphone_inc/selling.rules:21
def do_sell_to_logged(s, me, buyer_1):
    s.tape.append((48, 133, me, (buyer_1,), None))
    COVER.add(138)
    before = s.stock[me]
    value = before - 1
    if value < 0:
        value = 0
    s.stock[me] = value
    change_8 = value - before
    s.tape.append((49, 138, me, (0 - change_8,), None))
    COVER.add(139)
    before = s.sold[me]
    value = before + 1
    if value > 18:
        value = 18
    s.sold[me] = value
    change_9 = value - before
    s.tape.append((50, 139, me, (change_9,), None))
    COVER.add(140)
    old_8 = s.buyer_sold_by[buyer_1]
    s.buyer_sold_by[buyer_1] = me
    s.tape.append((52, 140, me, (s.buyer_sold_by[buyer_1], buyer_1, old_8,), None))
    return

# ---- secret_planning, content/smartphone_inc/game.rules:125
def secret_planning_logged(s, ret, me):
    s.f_secret_planning_ret = ret
    s.f_secret_planning_me = me
    COVER.add(184)
    if can_plan(s, me):
        if me == me and s.automa[me] == 1:
            if me == me and s.automa[me] == 1:
                COVER.add(43)
                return s.f_secret_planning_ret
            return s.f_secret_planning_ret
        s.tape.append((10, 23, me, (), None))
        COVER.add(24)
        s.arrange[me] = 1
        secret_planning_offer = secret_planning_those(s)
        if len(secret_planning_offer) != 0:
            COVER.add(25)
            s.player = me
            s.options = options = secret_planning_offer
            s.option_count = len(options)
            s.pc = 3  # then secret_planning_do_plan_top_pad_logged
            return 0
        s.arrange[me] = -1
        s.player = me
        s.options = (0,)
        s.option_count = 1
        s.pc = 11  # then secret_planning_kept_logged
        return 0
    s.tape.append((66, 184, me, (), None))
    return s.f_secret_planning_ret

def secret_planning_do_plan_top_pad_logged(s, do_plan_top_pad):  # secret_planning, after the question do_plan_top_pad, content/smartphone_inc/planning.rules:5
    s.f_secret_planning_do_plan_top_pad = do_plan_top_pad
    s.tape.append((11, 25, s.f_secret_planning_me, (do_plan_top_pad,), None))
    COVER.add(26)
    s.player = s.f_secret_planning_me
    s.options = options = RUN_6[do_plan_top_pad]
    s.option_count = len(options)
    s.pc = 4  # then secret_planning_do_plan_lower_logged
    return 0

def secret_planning_do_plan_lower_logged(s, do_plan_lower):  # secret_planning, after the question do_plan_lower, content/smartphone_inc/planning.rules:6
    s.f_secret_planning_do_plan_lower = do_plan_lower
    s.tape.append((12, 26, s.f_secret_planning_me, (do_plan_lower,), None))
    COVER.add(27)
    s.player = s.f_secret_planning_me
    s.options = options = RUN_7[s.f_secret_planning_do_plan_top_pad]
    s.option_count = len(options)
    s.pc = 5  # then secret_planning_do_plan_upper_logged
    return 0

def secret_planning_do_plan_upper_logged(s, do_plan_upper):  # secret_planning, after the question do_plan_upper, content/smartphone_inc/planning.rules:7
    s.f_secret_planning_do_plan_upper = do_plan_upper
    s.tape.append((12, 27, s.f_secret_planning_me, (do_plan_upper,), None))
    COVER.add(28)
    s.player = s.f_secret_planning_me
    s.options = options = tuple(range(0, 4))
    s.option_count = len(options)
    s.pc = 6  # then secret_planning_quarter_logged
    return 0

def secret_planning_quarter_logged(s, quarter):  # secret_planning, after the question quarter, content/smartphone_inc/planning.rules:8
    s.f_secret_planning_quarter = quarter
    me = s.f_secret_planning_me
    s.tape.append((13, 28, me, (quarter,), None))
    COVER.add(29)
    s.picture[me] = laid(s.picture[me], 7, 6, SIDES_FACE[s.f_secret_planning_do_plan_lower], 14)
    offer = secret_planning_those_(s, s.f_secret_planning_do_plan_upper, quarter, me)
    if len(offer) != 0:
        COVER.add(30)
        s.player = me
        s.options = options = offer
        s.option_count = len(options)
        s.pc = 7  # then secret_planning_do_plan_spot_logged
        return 0
    s.arrange[me] = -1
    s.player = me
    s.options = (0,)
    s.option_count = 1
    s.pc = 11  # then secret_planning_kept_logged
    return 0

def secret_planning_do_plan_spot_logged(s, do_plan_spot):  # secret_planning, after the question do_plan_spot, content/smartphone_inc/planning.rules:10
    me = s.f_secret_planning_me
    s.tape.append((14, 30, me, (do_plan_spot,), None))
    COVER.add(31)
    old_3 = s.covered[me]
    s.covered[me] = overlap(s.picture[me], 7, 6, turned(SIDES_FACE[s.f_secret_planning_do_plan_upper], s.f_secret_planning_quarter), do_plan_spot)
    s.tape.append((15, 31, me, (s.covered[me], old_3,), None))
    COVER.add(32)
    s.picture[me] = laid(s.picture[me], 7, 6, turned(SIDES_FACE[s.f_secret_planning_do_plan_upper], s.f_secret_planning_quarter), do_plan_spot)
    COVER.add(33)
    s.f_secret_planning_each_3_items = each_3_items = s.piles[me + 1]
    s.f_secret_planning_each_3_i = each_3_i = 0
    while True:
        if each_3_i >= len(each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept_logged
            return 0
        tile_1 = each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        COVER.add(34)
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid_logged
            return 0

def secret_planning_do_plan_laid_logged(s, do_plan_laid):  # secret_planning, after the question do_plan_laid, content/smartphone_inc/planning.rules:14
    s.f_secret_planning_do_plan_laid = do_plan_laid
    each_3_i = s.f_secret_planning_each_3_i
    me = s.f_secret_planning_me
    if do_plan_laid >= 0:
        COVER.add(36)
        s.tape.append((16, 35, me, (), None))
        COVER.add(37)
        s.player = me
        s.options = options = secret_planning_those_3(s, me, do_plan_laid)
        s.option_count = len(options)
        s.pc = 9  # then secret_planning_do_lay_tile_turn_by_logged
        return 0
    while True:
        if each_3_i >= len(s.f_secret_planning_each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept_logged
            return 0
        tile_1 = s.f_secret_planning_each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        COVER.add(34)
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid_logged
            return 0

def secret_planning_do_lay_tile_turn_by_logged(s, do_lay_tile_turn_by):  # secret_planning, after the question do_lay_tile_turn_by, content/smartphone_inc/planning.rules:19
    s.f_secret_planning_do_lay_tile_turn_by = do_lay_tile_turn_by
    me = s.f_secret_planning_me
    s.tape.append((13, 37, me, (do_lay_tile_turn_by,), None))
    COVER.add(38)
    s.player = me
    s.options = options = secret_planning_those_4(s, me, s.f_secret_planning_do_plan_laid, do_lay_tile_turn_by)
    s.option_count = len(options)
    s.pc = 10  # then secret_planning_do_lay_tile_tile_cell_logged
    return 0

def secret_planning_do_lay_tile_tile_cell_logged(s, do_lay_tile_tile_cell):  # secret_planning, after the question do_lay_tile_tile_cell, content/smartphone_inc/planning.rules:20
    each_3_i = s.f_secret_planning_each_3_i
    me = s.f_secret_planning_me
    do_plan_laid = s.f_secret_planning_do_plan_laid
    s.tape.append((14, 38, me, (do_lay_tile_tile_cell,), None))
    COVER.add(39)
    s.picture[me] = laid(s.picture[me], 7, 6, turned(TILES_FACE[do_plan_laid], s.f_secret_planning_do_lay_tile_turn_by), do_lay_tile_tile_cell)
    COVER.add(40)
    s.tile_layer[me] = laid(s.tile_layer[me], 7, 6, turned(TILES_FACE[do_plan_laid], s.f_secret_planning_do_lay_tile_turn_by), do_lay_tile_tile_cell)
    COVER.add(41)
    moved_2 = (do_plan_laid,)
    place = me + 6
    for card in moved_2:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((17, 41, me, (moved_2,), None))
    while True:
        if each_3_i >= len(s.f_secret_planning_each_3_items):
            s.arrange[me] = -1
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 11  # then secret_planning_kept_logged
            return 0
        tile_1 = s.f_secret_planning_each_3_items[each_3_i]
        s.f_secret_planning_each_3_i = each_3_i = each_3_i + 1
        COVER.add(34)
        offered = secret_planning_those_2(s, tile_1, me)
        if s.automa[me] == 0 and len(offered) > 0:
            s.player = me
            s.options = options = offered + (-1,)
            s.option_count = len(options)
            s.pc = 8  # then secret_planning_do_plan_laid_logged
            return 0

def secret_planning_kept_logged(s, kept):  # secret_planning, after the question kept, content/smartphone_inc/planning.rules:4
    s.arrange[s.f_secret_planning_me] = 0
    return s.f_secret_planning_ret

# ---- main
def main_logged(s, _):
    COVER.add(169)
    s.f_main_each_11_items = main_those(s)
    s.f_main_each_11_i = 0
    return main_each_11_logged(s)

def main_do_take_colour_shade_logged(s, do_take_colour_shade):  # main, after the question do_take_colour_shade, content/smartphone_inc/game.rules:98
    p_6 = s.f_main_p_6
    s.tape.append((0, 2, p_6, (do_take_colour_shade,), None))
    COVER.add(3)
    old = s.colour[p_6]
    s.colour[p_6] = do_take_colour_shade
    s.tape.append((2, 3, p_6, (s.colour[p_6], old,), None))
    COVER.add(4)
    for tile in ALL_TILES:
        if TILES_START[tile] == do_take_colour_shade:
            COVER.add(5)
            moved = (tile,)
            place = p_6 + 1
            for card in moved:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((3, 5, p_6, (moved,), None))
    return main_each_11_logged(s)

def main_each_11_logged(s):  # main, rest, content/smartphone_inc/game.rules:114
    each_11_i = s.f_main_each_11_i
    while True:
        if each_11_i >= len(s.f_main_each_11_items):
            break
        s.f_main_p_6 = p_6 = s.f_main_each_11_items[each_11_i]
        s.f_main_each_11_i = each_11_i = each_11_i + 1
        COVER.add(170)
        if can_take_colour(s, p_6):
            if not (p_6 == p_6 and s.automa[p_6] == 1):
                s.tape.append((1, 1, p_6, (), None))
                COVER.add(2)
                s.player = p_6
                s.options = options = main_those_(s)
                s.option_count = len(options)
                s.pc = 13  # then main_do_take_colour_shade_logged
                return 0
            if p_6 == p_6 and s.automa[p_6] == 1:
                COVER.add(6)
                handler_4_free = main_first(s)
                if handler_4_free < 0:
                    raise RuleLimit('there is nothing to pick', 6)
                COVER.add(7)
                old_1 = s.colour[p_6]
                s.colour[p_6] = handler_4_free
                s.tape.append((2, 7, p_6, (s.colour[p_6], old_1,), None))
        else:
            s.tape.append((58, 170, p_6, (), None))
    COVER.add(171)
    for p_8 in main_those_2(s):
        COVER.add(172)
        s.tape.append((4, 11, p_8, (), None))
        COVER.add(12)
        for region in ALL_REGIONS:
            if REGIONS_HOME[region] == s.colour[p_8]:
                COVER.add(13)
                if len(s.region_offices[region]) >= 10000:
                    raise RuleLimit('the list has become too long', 13)
                s.region_offices[region] = s.region_offices[region] + (p_8,)
                s.tape.append((5, 13, p_8, (p_8, region,), None))
    COVER.add(173)
    s.tape.append((6, 15, 0, (), None))
    COVER.add(16)
    s.f_main_each_2_i = 0
    return main_each_2_logged(s, 0)

def main_each_2_logged(s, _):  # main, loop, content/smartphone_inc/game.rules:106
    each_2_i = s.f_main_each_2_i
    while True:
        leaves = False
        while True:
            if each_2_i >= len(ALL_REGIONS):
                leaves = True
                break
            s.f_main_region_1 = region_1 = ALL_REGIONS[each_2_i]
            s.f_main_each_2_i = each_2_i = each_2_i + 1
            if s.n in REGIONS_RETAILER_AT[region_1] or s.n < 5 and REGIONS_HOME[region_1] != -1 and len(s.region_offices[region_1]) == 0:
                break
        if leaves:
            break
        COVER.add(17)
        pool = main_those_3(s, region_1)
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 17)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 14)  # then main_do_place_retailers_shop_tile_logged
        s.f_main_do_place_retailers_shop_tile = items[draw(s, len(items))]
        COVER.add(18)
        pool_1 = tuple(range(1, 3))
        if len(pool_1) <= 0:
            raise RuleLimit('there is nothing to pick', 18)
        items = pool_1
        if s.explicit:
            return await_pick(s, items, 15)  # then main_side_logged
        return main_side_logged(s, items[draw(s, len(items))])
    COVER.add(174)
    if not s.first_game:
        COVER.add(175)
        s.f_main_each_13_i = each_13_i = 0
        if each_13_i < len(ALL_TECHS):
            s.f_main_tech_6 = tech_6 = ALL_TECHS[each_13_i]
            s.f_main_each_13_i = each_13_i = each_13_i + 1
            COVER.add(176)
            pool_2 = tuple(range(1, 3))
            if len(pool_2) <= 0:
                raise RuleLimit('there is nothing to pick', 176)
            items = pool_2
            if s.explicit:
                return await_pick(s, items, 16)  # then main_side_1_logged
            side_1 = items[draw(s, len(items))]
            COVER.add(177)
            if side_1 == 2:
                COVER.add(178)
                old_10 = s.tech_flipped[tech_6]
                s.tech_flipped[tech_6] = 1
                s.tape.append((60, 178, s.active, (s.tech_flipped[tech_6], tech_6, old_10,), None))
                return 29  # main_each_13_logged
            return 29  # main_each_13_logged
        COVER.add(179)
        moved_4 = RUN_10
        for card_ in moved_4:
            put_known(s, card_, 11)
        s.tape.append((62, 179, -1, (len(moved_4),), None))
        COVER.add(180)
        shuffle(s, 11)
        COVER.add(181)
        s.f_main_drawing_i = drawing_i = 1
        s.f_main_drawing_last = drawing_last = s.display_size
        if drawing_i <= drawing_last:
            turn = drawing_i
            s.f_main_drawing_i = drawing_i = drawing_i + 1
            if len(s.piles[11]) != 0:
                if s.explicit and undecided(s, 11):
                    return await_top(s, 11, 17)  # then main_card_logged
                return main_card_logged(s, s.piles[11][-1])
        s.f_main_played = played = 0
        s.f_main_rounds_left = rounds_left = 6
        return main_rounds_logged(s)
    COVER.add(179)
    moved_4 = RUN_10
    for card_ in moved_4:
        put_known(s, card_, 11)
    s.tape.append((62, 179, -1, (len(moved_4),), None))
    COVER.add(180)
    shuffle(s, 11)
    COVER.add(181)
    s.f_main_drawing_i = drawing_i = 1
    s.f_main_drawing_last = drawing_last = s.display_size
    if drawing_i <= drawing_last:
        turn = drawing_i
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card_logged
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            s.tape.append((63, 181, -1, (moved_5,), None))
            return 30  # main_drawing_logged
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_do_place_retailers_shop_tile_logged(s, do_place_retailers_shop_tile):  # main, after the draw do_place_retailers_shop_tile, content/smartphone_inc/game.rules:107
    s.f_main_do_place_retailers_shop_tile = do_place_retailers_shop_tile
    COVER.add(18)
    pool_1 = tuple(range(1, 3))
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 18)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 15)  # then main_side_logged
    return main_side_logged(s, items[draw(s, len(items))])

def main_side_logged(s, side):  # main, after the draw side, content/smartphone_inc/game.rules:108
    do_place_retailers_shop_tile = s.f_main_do_place_retailers_shop_tile
    COVER.add(19)
    moved_1 = (do_place_retailers_shop_tile,)
    place = s.f_main_region_1 + 14
    for card in moved_1:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `shop`, which holds {1} at most', 19)
    s.tape.append((7, 19, 0, (moved_1, s.f_main_region_1,), None))
    COVER.add(20)
    if side == 2:
        COVER.add(21)
        old_2 = s.retailer_turned_over[do_place_retailers_shop_tile - 32]
        s.retailer_turned_over[do_place_retailers_shop_tile - 32] = 1
        if OPEN_PLACES[s.loc[do_place_retailers_shop_tile]]:
            s.tape.append((9, 21, 0, (s.retailer_turned_over[do_place_retailers_shop_tile - 32], do_place_retailers_shop_tile, old_2,), None))
            return 28  # main_each_2_logged
        s.tape.append((8, 21, 0, (s.retailer_turned_over[do_place_retailers_shop_tile - 32], old_2,), None))
        return 28  # main_each_2_logged
    return 28  # main_each_2_logged

def main_each_13_logged(s, _):  # main, loop, content/smartphone_inc/game.rules:118
    each_13_i = s.f_main_each_13_i
    if each_13_i < len(ALL_TECHS):
        s.f_main_tech_6 = tech_6 = ALL_TECHS[each_13_i]
        s.f_main_each_13_i = each_13_i = each_13_i + 1
        COVER.add(176)
        pool_2 = tuple(range(1, 3))
        if len(pool_2) <= 0:
            raise RuleLimit('there is nothing to pick', 176)
        items = pool_2
        if s.explicit:
            return await_pick(s, items, 16)  # then main_side_1_logged
        side_1 = items[draw(s, len(items))]
        COVER.add(177)
        if side_1 == 2:
            COVER.add(178)
            old_10 = s.tech_flipped[tech_6]
            s.tech_flipped[tech_6] = 1
            s.tape.append((60, 178, s.active, (s.tech_flipped[tech_6], tech_6, old_10,), None))
            return 29  # main_each_13_logged
        return 29  # main_each_13_logged
    COVER.add(179)
    moved_4 = RUN_10
    for card_ in moved_4:
        put_known(s, card_, 11)
    s.tape.append((62, 179, -1, (len(moved_4),), None))
    COVER.add(180)
    shuffle(s, 11)
    COVER.add(181)
    s.f_main_drawing_i = drawing_i = 1
    s.f_main_drawing_last = drawing_last = s.display_size
    if drawing_i <= drawing_last:
        turn = drawing_i
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card_logged
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            s.tape.append((63, 181, -1, (moved_5,), None))
            return 30  # main_drawing_logged
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_side_1_logged(s, side_1):  # main, after the draw side_1, content/smartphone_inc/game.rules:119
    tech_6 = s.f_main_tech_6
    COVER.add(177)
    if side_1 == 2:
        COVER.add(178)
        old_10 = s.tech_flipped[tech_6]
        s.tech_flipped[tech_6] = 1
        s.tape.append((60, 178, s.active, (s.tech_flipped[tech_6], tech_6, old_10,), None))
        return 29  # main_each_13_logged
    return 29  # main_each_13_logged

def main_drawing_logged(s, _):  # main, loop, content/smartphone_inc/game.rules:123
    drawing_i = s.f_main_drawing_i
    if drawing_i <= s.f_main_drawing_last:
        turn = drawing_i
        s.f_main_drawing_i = drawing_i = drawing_i + 1
        if len(s.piles[11]) != 0:
            if s.explicit and undecided(s, 11):
                return await_top(s, 11, 17)  # then main_card_logged
            card = s.piles[11][-1]
            moved_5 = (card,)
            most = SIZE_DISPLAY[0]
            for card_ in moved_5:
                put_under_known(s, card_, 12)
                if len(s.piles[12]) > most:
                    raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
            s.tape.append((63, 181, -1, (moved_5,), None))
            return 30  # main_drawing_logged
    s.f_main_played = played = 0
    s.f_main_rounds_left = rounds_left = 6
    if rounds_left > 0:
        s.f_main_rounds_left = rounds_left = rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_card_logged(s, card):  # main, after the card card, content/smartphone_inc/game.rules:123
    if s.explicit:
        settle(s, card)
    moved_5 = (card,)
    most = SIZE_DISPLAY[0]
    for card_ in moved_5:
        put_under_known(s, card_, 12)
        if len(s.piles[12]) > most:
            raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 181)
    s.tape.append((63, 181, -1, (moved_5,), None))
    return 30  # main_drawing_logged

def main_after_secret_planning_logged(s, _):  # main, after secret_planning, content/smartphone_inc/game.rules:125
    COVER.add(185)
    s.tape.append((67, 185, -1, (), None))
    COVER.add(186)
    old_11 = s.order
    s.order = main_those_4(s)
    s.tape.append((68, 186, s.active, (s.order, old_11,), None))
    COVER.add(187)
    s.tape.append((69, 187, -1, (), None))
    for seat_2 in CLOCKWISE[s.n][0]:
        COVER.add(188)
        old_12 = s.stock[seat_2]
        s.stock[seat_2] = q_goods(s, seat_2)
        s.tape.append((70, 188, seat_2, (s.stock[seat_2], old_12,), None))
    COVER.add(189)
    s.tape.append((71, 189, -1, (), None))
    s.f_main_each_17_items = s.order
    s.f_main_each_17_i = 0
    return main_each_17_logged(s)

def main_tile_3_logged(s, tile_3):  # main, after the question tile_3, content/smartphone_inc/planning.rules:62
    seat_3 = s.f_main_seat_3
    s.tape.append((18, 48, seat_3, (tile_3,), None))
    COVER.add(49)
    moved_3 = (tile_3,)
    place = seat_3 + 1
    for card in moved_3:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((3, 49, seat_3, (moved_3,), None))
    return main_each_16_logged(s, 0)

def main_each_16_logged(s, _):  # main, loop, content/smartphone_inc/game.rules:131
    for seat_4 in CLOCKWISE[s.n][s.active]:
        if s.known_[seat_4] >> 3 & 1:
            if seat_4 == s.f_main_seat_3 and (s.tech_flipped[3] and s.automa[seat_4] <= 0) and q_visible(s, seat_4, 6) > 0:
                COVER.add(196)
                do_take_token_logged(s, seat_4)
    return main_each_17_logged(s)

def main_each_17_logged(s):  # main, rest, content/smartphone_inc/game.rules:131
    each_17_i = s.f_main_each_17_i
    if each_17_i < len(s.f_main_each_17_items):
        s.f_main_seat_3 = seat_3 = s.f_main_each_17_items[each_17_i]
        s.f_main_each_17_i = each_17_i = each_17_i + 1
        s.active = seat_3
        s.tape.append((74, 189, seat_3, (), None))
        if seat_3 == seat_3 and s.automa[seat_3] == 1:
            if seat_3 == seat_3 and s.automa[seat_3] == 1:
                COVER.add(193)
                handler_6_tile_4 = main_first_(s)
                if handler_6_tile_4 >= 0:
                    COVER.add(194)
                    moved_6 = (handler_6_tile_4,)
                    for card in moved_6:
                        leave(s, card, 13)
                        put_known(s, card, 13)
                    s.tape.append((73, 194, seat_3, (moved_6,), None))
                    return 31  # main_each_16_logged
                return 31  # main_each_16_logged
            return 31  # main_each_16_logged
        COVER.add(190)
        if q_visible(s, seat_3, 6) == 0:
            COVER.add(191)
            do_take_token_logged(s, seat_3)
            return 31  # main_each_16_logged
        COVER.add(192)
        if len(s.piles[12]) > 0:
            s.tape.append((19, 47, seat_3, (), None))
            COVER.add(48)
            s.player = seat_3
            s.options = options = s.piles[12]
            s.option_count = len(options)
            s.pc = 19  # then main_tile_3_logged
            return 0
        s.tape.append((72, 192, seat_3, (), None))
        return 31  # main_each_16_logged
    COVER.add(198)
    s.tape.append((75, 198, -1, (), None))
    s.f_main_each_18_items = s.order
    s.f_main_each_18_i = 0
    return main_each_18_logged(s)

def main_chosen_logged(s, chosen):  # main, after the question chosen, content/smartphone_inc/progress.rules:20
    seat_5 = s.f_main_seat_5
    if chosen == -1:
        COVER.add(202)
        old_14 = s.markers[seat_5]
        s.markers[seat_5] = 0
        s.tape.append((76, 202, seat_5, (s.markers[seat_5], old_14,), None))
        return main_each_18_logged(s)
    COVER.add(80)
    s.tape.append((24, 57, seat_5, (), None))
    COVER.add(58)
    COVER.add(59)
    COVER.add(60)
    s.player = seat_5
    s.options = options = main_those_5(s, seat_5)
    s.option_count = len(options)
    s.pc = 21  # then main_do_place_research_tech_logged
    return 0

def main_do_place_research_tech_logged(s, do_place_research_tech):  # main, after the question do_place_research_tech, content/smartphone_inc/progress.rules:11
    seat_5 = s.f_main_seat_5
    s.tape.append((23, 60, seat_5, (do_place_research_tech,), None))
    COVER.add(61)
    do_advance_logged(s, seat_5, do_place_research_tech)
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered_1 = (0,) if can_place_research(s, seat_5) else ()
        if len(offered_1) == 0 or s.automa[seat_5] > 0:
            COVER.add(202)
            old_14 = s.markers[seat_5]
            s.markers[seat_5] = 0
            s.tape.append((76, 202, seat_5, (s.markers[seat_5], old_14,), None))
            return main_each_18_logged(s)
        s.player = seat_5
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 20  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 80)

def main_offers_logged(s, _):  # main, loop, content/smartphone_inc/progress.rules:20
    seat_5 = s.f_main_seat_5
    if s.f_main_offers_left > 0:
        s.f_main_offers_left = s.f_main_offers_left - 1
        offered_1 = (0,) if can_place_research(s, seat_5) else ()
        if len(offered_1) == 0 or s.automa[seat_5] > 0:
            COVER.add(202)
            old_14 = s.markers[seat_5]
            s.markers[seat_5] = 0
            s.tape.append((76, 202, seat_5, (s.markers[seat_5], old_14,), None))
            return main_each_18_logged(s)
        s.player = seat_5
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 20  # then main_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 80)

def main_rest_logged_(s, _):  # main, loop, content/smartphone_inc/game.rules:138
    seat_5 = s.f_main_seat_5
    COVER.add(202)
    old_14 = s.markers[seat_5]
    s.markers[seat_5] = 0
    s.tape.append((76, 202, seat_5, (s.markers[seat_5], old_14,), None))
    return main_each_18_logged(s)

def main_each_18_logged(s):  # main, rest, content/smartphone_inc/game.rules:134
    each_18_i = s.f_main_each_18_i
    if each_18_i >= len(s.f_main_each_18_items):
        COVER.add(203)
        s.tape.append((78, 203, -1, (), None))
        s.f_main_each_19_items = s.order
        s.f_main_each_19_i = 0
        return main_each_19_logged(s)
    s.f_main_seat_5 = seat_5 = s.f_main_each_18_items[each_18_i]
    s.f_main_each_18_i = each_18_i = each_18_i + 1
    s.active = seat_5
    s.tape.append((74, 198, seat_5, (), None))
    COVER.add(199)
    old_13 = s.markers[seat_5]
    s.markers[seat_5] = q_research_markers(s, seat_5)
    s.tape.append((76, 199, seat_5, (s.markers[seat_5], old_13,), None))
    COVER.add(200)
    s.tape.append((37, 90, seat_5, (), None))
    COVER.add(91)
    for tech_5 in ALL_TECHS:
        if not s.known_[seat_5] >> tech_5 & 1 and s.progress[seat_5 * 6 + tech_5] >= q_tech_cost(s, tech_5):
            COVER.add(92)
            do_complete_logged(s, seat_5, tech_5)
    COVER.add(201)
    if not can_spread_research(s, seat_5):
        s.tape.append((77, 201, seat_5, (), None))
        return 33  # main_rest_logged_
    if not (seat_5 == seat_5 and s.automa[seat_5] == 1):
        s.tape.append((36, 79, seat_5, (), None))
        COVER.add(80)
        s.f_main_offers_left = 10000
        return 32  # main_offers_logged
    if not (seat_5 == seat_5 and s.automa[seat_5] == 1):
        return 33  # main_rest_logged_
    COVER.add(82)
    for repeat_times in RANGE_1_13:
        COVER.add(83)
        if s.markers[seat_5] == 0 or d_on_board(s, seat_5) == 12 or not main_any_2(s, seat_5):
            COVER.add(84)
            return 33  # main_rest_logged_
        COVER.add(85)
        handler_7_tech_4 = main_first_2(s, seat_5)
        if handler_7_tech_4 < 0:
            raise RuleLimit('there is nothing to pick', 85)
        COVER.add(86)
        do_advance_logged(s, seat_5, handler_7_tech_4)
    raise RuleLimit('there are more than 12 repetitions', 82)

def main_chosen_1_logged(s, chosen_1):  # main, after the question chosen_1, content/smartphone_inc/progress.rules:57
    seat_6 = s.f_main_seat_6
    if chosen_1 == -1:
        COVER.add(207)
        old_16 = s.markers[seat_6]
        s.markers[seat_6] = 0
        s.tape.append((76, 207, seat_6, (s.markers[seat_6], old_16,), None))
        return main_each_19_logged(s)
    COVER.add(123)
    s.tape.append((39, 95, seat_6, (), None))
    COVER.add(96)
    COVER.add(97)
    COVER.add(98)
    s.player = seat_6
    s.options = options = main_those_6(s, seat_6)
    s.option_count = len(options)
    s.pc = 23  # then main_do_place_logistics_region_2_logged
    return 0

def main_do_place_logistics_region_2_logged(s, do_place_logistics_region_2):  # main, after the question do_place_logistics_region_2, content/smartphone_inc/progress.rules:48
    seat_6 = s.f_main_seat_6
    s.tape.append((38, 98, seat_6, (do_place_logistics_region_2,), None))
    COVER.add(99)
    do_approach_logged(s, seat_6, do_place_logistics_region_2)
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_place_logistics(s, seat_6) else ()
        if len(offered_2) == 0 or s.automa[seat_6] > 0:
            COVER.add(207)
            old_16 = s.markers[seat_6]
            s.markers[seat_6] = 0
            s.tape.append((76, 207, seat_6, (s.markers[seat_6], old_16,), None))
            return main_each_19_logged(s)
        s.player = seat_6
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 22  # then main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 123)

def main_offers_1_logged(s, _):  # main, loop, content/smartphone_inc/progress.rules:57
    seat_6 = s.f_main_seat_6
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_2 = (0,) if can_place_logistics(s, seat_6) else ()
        if len(offered_2) == 0 or s.automa[seat_6] > 0:
            COVER.add(207)
            old_16 = s.markers[seat_6]
            s.markers[seat_6] = 0
            s.tape.append((76, 207, seat_6, (s.markers[seat_6], old_16,), None))
            return main_each_19_logged(s)
        s.player = seat_6
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 22  # then main_chosen_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 123)

def main_rest_logged_2(s, _):  # main, loop, content/smartphone_inc/game.rules:143
    seat_6 = s.f_main_seat_6
    COVER.add(207)
    old_16 = s.markers[seat_6]
    s.markers[seat_6] = 0
    s.tape.append((76, 207, seat_6, (s.markers[seat_6], old_16,), None))
    return main_each_19_logged(s)

def main_each_19_logged(s):  # main, rest, content/smartphone_inc/game.rules:139
    each_19_i = s.f_main_each_19_i
    if each_19_i >= len(s.f_main_each_19_items):
        COVER.add(208)
        s.tape.append((80, 208, -1, (), None))
        s.f_main_each_20_items = s.order
        s.f_main_each_20_i = 0
        return main_each_20_logged(s)
    s.f_main_seat_6 = seat_6 = s.f_main_each_19_items[each_19_i]
    s.f_main_each_19_i = each_19_i = each_19_i + 1
    s.active = seat_6
    s.tape.append((74, 203, seat_6, (), None))
    COVER.add(204)
    old_15 = s.markers[seat_6]
    s.markers[seat_6] = q_logistics_markers(s, seat_6)
    s.tape.append((76, 204, seat_6, (s.markers[seat_6], old_15,), None))
    COVER.add(205)
    do_open_ready_logged(s, seat_6, 0)
    COVER.add(206)
    if not can_expand(s, seat_6):
        s.tape.append((79, 206, seat_6, (), None))
        return 35  # main_rest_logged_2
    if not (seat_6 == seat_6 and s.automa[seat_6] == 1):
        s.tape.append((45, 122, seat_6, (), None))
        COVER.add(123)
        s.f_main_offers_1_left = 10000
        return 34  # main_offers_1_logged
    if not (seat_6 == seat_6 and s.automa[seat_6] == 1):
        return 35  # main_rest_logged_2
    COVER.add(125)
    for repeat_2_times in RANGE_1_13:
        COVER.add(126)
        if s.markers[seat_6] == 0 or d_on_board(s, seat_6) == 12 or not main_any_3(s, seat_6):
            COVER.add(127)
            return 35  # main_rest_logged_2
        COVER.add(128)
        handler_8_region_6 = main_first_3(s, seat_6)
        if handler_8_region_6 < 0:
            raise RuleLimit('there is nothing to pick', 128)
        COVER.add(129)
        do_approach_logged(s, seat_6, handler_8_region_6)
    raise RuleLimit('there are more than 12 repetitions', 125)

def main_chosen_2_logged(s, chosen_2):  # main, after the question chosen_2, content/smartphone_inc/selling.rules:29
    seat_7 = s.f_main_seat_7
    if chosen_2 == -1:
        return main_each_20_logged(s)
    if chosen_2 == 0:
        COVER.add(151)
        s.tape.append((47, 134, seat_7, (), None))
        COVER.add(135)
        COVER.add(136)
        s.player = seat_7
        s.options = options = main_those_7(s, seat_7)
        s.option_count = len(options)
        s.pc = 25  # then main_do_sell_buyer_logged
        return 0
    COVER.add(151)
    s.tape.append((53, 143, seat_7, (), None))
    COVER.add(144)
    COVER.add(145)
    COVER.add(146)
    s.player = seat_7
    s.options = options = main_those_8(s, seat_7)
    s.option_count = len(options)
    s.pc = 26  # then main_do_sell_above_buyer_2_logged
    return 0

def main_do_sell_buyer_logged(s, do_sell_buyer):  # main, after the question do_sell_buyer, content/smartphone_inc/selling.rules:9
    seat_7 = s.f_main_seat_7
    s.tape.append((46, 136, seat_7, (do_sell_buyer,), None))
    COVER.add(137)
    do_sell_to_logged(s, seat_7, do_sell_buyer)
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20_logged(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_do_sell_above_buyer_2_logged(s, do_sell_above_buyer_2):  # main, after the question do_sell_above_buyer_2, content/smartphone_inc/selling.rules:15
    seat_7 = s.f_main_seat_7
    s.tape.append((46, 146, seat_7, (do_sell_above_buyer_2,), None))
    COVER.add(147)
    old_9 = s.oversold[seat_7]
    s.oversold[seat_7] = 1
    s.tape.append((54, 147, seat_7, (s.oversold[seat_7], old_9,), None))
    COVER.add(148)
    do_sell_to_logged(s, seat_7, do_sell_above_buyer_2)
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20_logged(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_offers_2_logged(s, _):  # main, loop, content/smartphone_inc/selling.rules:29
    seat_7 = s.f_main_seat_7
    if s.f_main_offers_2_left > 0:
        s.f_main_offers_2_left = s.f_main_offers_2_left - 1
        offered_3 = ((0, 1) if can_sell_above(s, seat_7) else (0,)) if can_sell(s, seat_7) else (1,) if can_sell_above(s, seat_7) else ()
        if len(offered_3) == 0 or s.automa[seat_7] > 0:
            return main_each_20_logged(s)
        s.player = seat_7
        s.options = options = offered_3 + (-1,)
        s.option_count = len(options)
        s.pc = 24  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 151)

def main_each_20_logged(s):  # main, rest, content/smartphone_inc/game.rules:144
    played = s.f_main_played
    each_20_i = s.f_main_each_20_i
    while True:
        if each_20_i >= len(s.f_main_each_20_items):
            break
        s.f_main_seat_7 = seat_7 = s.f_main_each_20_items[each_20_i]
        s.f_main_each_20_i = each_20_i = each_20_i + 1
        s.active = seat_7
        s.tape.append((74, 208, seat_7, (), None))
        COVER.add(209)
        if can_sell_goods(s, seat_7):
            if not (seat_7 == seat_7 and s.automa[seat_7] == 1):
                s.tape.append((55, 150, seat_7, (), None))
                COVER.add(151)
                s.f_main_offers_2_left = 10000
                return 36  # main_offers_2_logged
            if seat_7 == seat_7 and s.automa[seat_7] == 1:
                COVER.add(153)
                for handler_9_region_7 in RUN_5:
                    COVER.add(154)
                    for handler_9_buyer_3 in main_those_9(s, handler_9_region_7, seat_7):
                        if BUYERS_REGION[handler_9_buyer_3] == handler_9_region_7 and s.stock[seat_7] > 0:
                            COVER.add(155)
                            if d_buys(s, seat_7, handler_9_buyer_3):
                                COVER.add(156)
                                do_sell_to_logged(s, seat_7, handler_9_buyer_3)
        else:
            s.tape.append((81, 209, seat_7, (), None))
    COVER.add(210)
    s.tape.append((82, 210, -1, (), None))
    COVER.add(211)
    for p_10 in s.order:
        COVER.add(212)
        before = s.points[p_10]
        value = before + (s.sold[p_10] * q_price(s, p_10) + q_sale_bonus(s, p_10))
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 212)
        s.points[p_10] = value
        change_12 = value - before
        s.tape.append((57, 212, p_10, (change_12,), None))
    COVER.add(213)
    for region_9 in ALL_REGIONS:
        if len(s.piles[region_9 + 14]) <= 0:
            COVER.add(214)
            s.tape.append((56, 160, 0, (region_9,), None))
            COVER.add(161)
            ranked = main_those_10(s, region_9)
            COVER.add(162)
            do_majority_value_1 = main_first_4(s, region_9)
            if do_majority_value_1 >= 0:
                COVER.add(163)
                do_majority_winner = main_first_5(s, ranked)
                if do_majority_winner >= 0:
                    COVER.add(164)
                    before = s.points[do_majority_winner]
                    value = before + MAJORITIES_FIRST[do_majority_value_1]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 164)
                    s.points[do_majority_winner] = value
                    change_10 = value - before
                    s.tape.append((57, 164, do_majority_winner, (change_10,), None))
                COVER.add(165)
                do_majority_runner_up = main_first_6(s, ranked)
                if do_majority_runner_up >= 0:
                    COVER.add(166)
                    before = s.points[do_majority_runner_up]
                    value = before + MAJORITIES_SECOND[do_majority_value_1]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 166)
                    s.points[do_majority_runner_up] = value
                    change_11 = value - before
                    s.tape.append((57, 166, do_majority_runner_up, (change_11,), None))
    COVER.add(215)
    s.tape.append((83, 215, -1, (), None))
    COVER.add(216)
    for p_11 in CLOCKWISE[s.n][0]:
        COVER.add(217)
        old_17 = s.kept[p_11]
        s.kept[p_11] = min(s.stock[p_11], q_keepable(s, p_11))
        s.tape.append((84, 217, p_11, (s.kept[p_11], old_17,), None))
        COVER.add(218)
        old_18 = s.stock[p_11]
        s.stock[p_11] = 0
        s.tape.append((70, 218, p_11, (s.stock[p_11], old_18,), None))
        COVER.add(219)
        old_19 = s.sold[p_11]
        s.sold[p_11] = 0
        s.tape.append((85, 219, p_11, (s.sold[p_11], old_19,), None))
        COVER.add(220)
        old_20 = s.oversold[p_11]
        s.oversold[p_11] = 0
        s.tape.append((54, 220, p_11, (s.oversold[p_11], old_20,), None))
        COVER.add(221)
        old_21 = s.covered[p_11]
        s.covered[p_11] = 0
        s.tape.append((15, 221, p_11, (s.covered[p_11], old_21,), None))
        COVER.add(222)
        s.picture[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
        s.tape.append((86, 222, p_11, (), None))
        COVER.add(223)
        s.tile_layer[p_11] = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
        s.tape.append((87, 223, p_11, (), None))
        COVER.add(224)
        moved_7 = s.piles[p_11 + 6]
        place = p_11 + 1
        for card in moved_7:
            put_known(s, card, place)
        s.tape.append((3, 224, p_11, (moved_7,), None))
    COVER.add(225)
    for buyer_4 in ALL_BUYERS:
        COVER.add(226)
        old_22 = s.buyer_sold_by[buyer_4]
        s.buyer_sold_by[buyer_4] = -1
        s.tape.append((52, 226, s.active, (s.buyer_sold_by[buyer_4], buyer_4, old_22,), None))
    COVER.add(227)
    moved_8 = s.piles[12]
    for card in moved_8:
        put_known(s, card, 13)
    s.tape.append((73, 227, -1, (moved_8,), None))
    COVER.add(228)
    s.f_main_drawing_1_i = drawing_1_i = 1
    s.f_main_drawing_1_last = drawing_1_last = s.display_size
    if drawing_1_i <= drawing_1_last:
        turn_5 = drawing_1_i
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[11]) == 0:
            if s.f_main_rounds_left > 0:
                s.f_main_rounds_left = s.f_main_rounds_left - 1
                if played >= 5:
                    return 2  # over
                s.f_main_played = played = played + 1
                if played > 9007199254740992:
                    raise RuleLimit('a number became too large', 0)
                s.round = played
                s.tape.append((64, 182, -1, (s.round,), None))
                COVER.add(183)
                s.tape.append((65, 183, -1, (), None))
                return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
            raise RuleLimit('there are more rounds than `at most` says', 182)
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 27)  # then main_card_1_logged
        card_1 = s.piles[11][-1]
        moved_9 = (card_1,)
        most = SIZE_DISPLAY[0]
        for card in moved_9:
            put_under_known(s, card, 12)
            if len(s.piles[12]) > most:
                raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
        s.tape.append((63, 228, -1, (moved_9,), None))
        return 37  # main_drawing_1_logged
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_drawing_1_logged(s, _):  # main, loop, content/smartphone_inc/game.rules:161
    played = s.f_main_played
    drawing_1_i = s.f_main_drawing_1_i
    if drawing_1_i <= s.f_main_drawing_1_last:
        turn_5 = drawing_1_i
        s.f_main_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if len(s.piles[11]) == 0:
            if s.f_main_rounds_left > 0:
                s.f_main_rounds_left = s.f_main_rounds_left - 1
                if played >= 5:
                    return 2  # over
                s.f_main_played = played = played + 1
                if played > 9007199254740992:
                    raise RuleLimit('a number became too large', 0)
                s.round = played
                s.tape.append((64, 182, -1, (s.round,), None))
                COVER.add(183)
                s.tape.append((65, 183, -1, (), None))
                return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
            raise RuleLimit('there are more rounds than `at most` says', 182)
        if s.explicit and undecided(s, 11):
            return await_top(s, 11, 27)  # then main_card_1_logged
        card_1 = s.piles[11][-1]
        moved_9 = (card_1,)
        most = SIZE_DISPLAY[0]
        for card in moved_9:
            put_under_known(s, card, 12)
            if len(s.piles[12]) > most:
                raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
        s.tape.append((63, 228, -1, (moved_9,), None))
        return 37  # main_drawing_1_logged
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

def main_card_1_logged(s, card_1):  # main, after the card card_1, content/smartphone_inc/game.rules:161
    if s.explicit:
        settle(s, card_1)
    moved_9 = (card_1,)
    most = SIZE_DISPLAY[0]
    for card in moved_9:
        put_under_known(s, card, 12)
        if len(s.piles[12]) > most:
            raise RuleLimit(f'there is no room for another card in `display`, which holds {most} at most', 228)
    s.tape.append((63, 228, -1, (moved_9,), None))
    return 37  # main_drawing_1_logged

def main_rounds_logged(s):  # main, rest, content/smartphone_inc/game.rules:124
    played = s.f_main_played
    if s.f_main_rounds_left > 0:
        s.f_main_rounds_left = s.f_main_rounds_left - 1
        if played >= 5:
            return 2  # over
        s.f_main_played = played = played + 1
        if played > 9007199254740992:
            raise RuleLimit('a number became too large', 0)
        s.round = played
        s.tape.append((64, 182, -1, (s.round,), None))
        COVER.add(183)
        s.tape.append((65, 183, -1, (), None))
        return begin_secret(s, 0, CLOCKWISE[s.n][0])  # secret_planning
    raise RuleLimit('there are more rounds than `at most` says', 182)

K = (
    None,
    stop,
    finish,
    secret_planning_do_plan_top_pad,
    secret_planning_do_plan_lower,
    secret_planning_do_plan_upper,
    secret_planning_quarter,
    secret_planning_do_plan_spot,
    secret_planning_do_plan_laid,
    secret_planning_do_lay_tile_turn_by,
    secret_planning_do_lay_tile_tile_cell,
    secret_planning_kept,
    main,
    main_do_take_colour_shade,
    main_do_place_retailers_shop_tile,
    main_side,
    main_side_1,
    main_card,
    main_after_secret_planning,
    main_tile_3,
    main_chosen,
    main_do_place_research_tech,
    main_chosen_1,
    main_do_place_logistics_region_2,
    main_chosen_2,
    main_do_sell_buyer,
    main_do_sell_above_buyer_2,
    main_card_1,
    main_each_2,
    main_each_13,
    main_drawing,
    main_each_16,
    main_offers,
    main_rest_,
    main_offers_1,
    main_rest_2,
    main_offers_2,
    main_drawing_1,
)
K_LOGGED = (
    None,
    stop,
    finish,
    secret_planning_do_plan_top_pad_logged,
    secret_planning_do_plan_lower_logged,
    secret_planning_do_plan_upper_logged,
    secret_planning_quarter_logged,
    secret_planning_do_plan_spot_logged,
    secret_planning_do_plan_laid_logged,
    secret_planning_do_lay_tile_turn_by_logged,
    secret_planning_do_lay_tile_tile_cell_logged,
    secret_planning_kept_logged,
    main_logged,
    main_do_take_colour_shade_logged,
    main_do_place_retailers_shop_tile_logged,
    main_side_logged,
    main_side_1_logged,
    main_card_logged,
    main_after_secret_planning_logged,
    main_tile_3_logged,
    main_chosen_logged,
    main_do_place_research_tech_logged,
    main_chosen_1_logged,
    main_do_place_logistics_region_2_logged,
    main_chosen_2_logged,
    main_do_sell_buyer_logged,
    main_do_sell_above_buyer_2_logged,
    main_card_1_logged,
    main_each_2_logged,
    main_each_13_logged,
    main_drawing_logged,
    main_each_16_logged,
    main_offers_logged,
    main_rest_logged_,
    main_offers_1_logged,
    main_rest_logged_2,
    main_offers_2_logged,
    main_drawing_1_logged,
)

class State(BaseState):
    __slots__ = ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
        'weights', 'pending', 'strands', 'sealed', 'secret', 'round', 'active', 'automa', 'order', 'token_supply',
        'first_game', 'display_size', 'harder_steve', 'f_secret_planning_do_lay_tile_turn_by',
        'f_secret_planning_do_plan_laid', 'f_secret_planning_do_plan_lower', 'f_secret_planning_do_plan_top_pad',
        'f_secret_planning_do_plan_upper', 'f_secret_planning_each_3_i', 'f_secret_planning_each_3_items',
        'f_secret_planning_me', 'f_secret_planning_quarter', 'f_secret_planning_ret',
        'f_main_do_place_retailers_shop_tile', 'f_main_drawing_i', 'f_main_drawing_last', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_13_i', 'f_main_each_17_i',
        'f_main_each_17_items', 'f_main_each_18_i', 'f_main_each_18_items', 'f_main_each_19_i', 'f_main_each_19_items',
        'f_main_each_2_i', 'f_main_each_20_i', 'f_main_each_20_items', 'f_main_offers_left', 'f_main_offers_1_left',
        'f_main_offers_2_left', 'f_main_p_6', 'f_main_played', 'f_main_region_1', 'f_main_rounds_left', 'f_main_seat_3',
        'f_main_seat_5', 'f_main_seat_6', 'f_main_seat_7', 'f_main_tech_6', 'colour', 'points', 'picture', 'tile_layer',
        'covered', 'goods_tokens', 'kept', 'stock', 'sold', 'oversold', 'markers', 'progress', 'route', 'known_',
        'patents', 'region_offices', 'retailer_turned_over', 'tech_patented', 'tech_flipped', 'buyer_sold_by',
        'arrange', 'piles', 'loc', 'known', 'lo', 'hi', 'tape')
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
        t.pending = s.pending
        t.strands = s.strands
        t.sealed = s.sealed
        t.secret = s.secret
        t.round = s.round
        t.active = s.active
        t.automa = s.automa
        t.order = s.order
        t.token_supply = s.token_supply
        t.first_game = s.first_game
        t.display_size = s.display_size
        t.harder_steve = s.harder_steve
        t.f_secret_planning_do_lay_tile_turn_by = s.f_secret_planning_do_lay_tile_turn_by
        t.f_secret_planning_do_plan_laid = s.f_secret_planning_do_plan_laid
        t.f_secret_planning_do_plan_lower = s.f_secret_planning_do_plan_lower
        t.f_secret_planning_do_plan_top_pad = s.f_secret_planning_do_plan_top_pad
        t.f_secret_planning_do_plan_upper = s.f_secret_planning_do_plan_upper
        t.f_secret_planning_each_3_i = s.f_secret_planning_each_3_i
        t.f_secret_planning_each_3_items = s.f_secret_planning_each_3_items
        t.f_secret_planning_me = s.f_secret_planning_me
        t.f_secret_planning_quarter = s.f_secret_planning_quarter
        t.f_secret_planning_ret = s.f_secret_planning_ret
        t.f_main_do_place_retailers_shop_tile = s.f_main_do_place_retailers_shop_tile
        t.f_main_drawing_i = s.f_main_drawing_i
        t.f_main_drawing_last = s.f_main_drawing_last
        t.f_main_drawing_1_i = s.f_main_drawing_1_i
        t.f_main_drawing_1_last = s.f_main_drawing_1_last
        t.f_main_each_11_i = s.f_main_each_11_i
        t.f_main_each_11_items = s.f_main_each_11_items
        t.f_main_each_13_i = s.f_main_each_13_i
        t.f_main_each_17_i = s.f_main_each_17_i
        t.f_main_each_17_items = s.f_main_each_17_items
        t.f_main_each_18_i = s.f_main_each_18_i
        t.f_main_each_18_items = s.f_main_each_18_items
        t.f_main_each_19_i = s.f_main_each_19_i
        t.f_main_each_19_items = s.f_main_each_19_items
        t.f_main_each_2_i = s.f_main_each_2_i
        t.f_main_each_20_i = s.f_main_each_20_i
        t.f_main_each_20_items = s.f_main_each_20_items
        t.f_main_offers_left = s.f_main_offers_left
        t.f_main_offers_1_left = s.f_main_offers_1_left
        t.f_main_offers_2_left = s.f_main_offers_2_left
        t.f_main_p_6 = s.f_main_p_6
        t.f_main_played = s.f_main_played
        t.f_main_region_1 = s.f_main_region_1
        t.f_main_rounds_left = s.f_main_rounds_left
        t.f_main_seat_3 = s.f_main_seat_3
        t.f_main_seat_5 = s.f_main_seat_5
        t.f_main_seat_6 = s.f_main_seat_6
        t.f_main_seat_7 = s.f_main_seat_7
        t.f_main_tech_6 = s.f_main_tech_6
        if history is None:
            past = s.history
            history = [past, len(past)] if len(past) > 2 else past.copy()
        t.history = history
        t.colour = s.colour.copy()
        t.points = s.points.copy()
        t.picture = s.picture.copy()
        t.tile_layer = s.tile_layer.copy()
        t.covered = s.covered.copy()
        t.goods_tokens = s.goods_tokens.copy()
        t.kept = s.kept.copy()
        t.stock = s.stock.copy()
        t.sold = s.sold.copy()
        t.oversold = s.oversold.copy()
        t.markers = s.markers.copy()
        t.progress = s.progress.copy()
        t.route = s.route.copy()
        t.known_ = s.known_.copy()
        t.patents = s.patents.copy()
        t.region_offices = s.region_offices.copy()
        t.retailer_turned_over = s.retailer_turned_over.copy()
        t.tech_patented = s.tech_patented.copy()
        t.tech_flipped = s.tech_flipped.copy()
        t.buyer_sold_by = s.buyer_sold_by.copy()
        t.arrange = s.arrange.copy()
        t.piles = s.piles.copy()
        t.loc = s.loc.copy()
        t.known = s.known.copy()
        t.lo = s.lo.copy() if s.explicit else s.lo
        t.hi = s.hi.copy() if s.explicit else s.hi
        return t

    def restart(s, t):
        s.pending = t.pending
        s.strands = t.strands
        s.sealed = t.sealed
        s.secret = t.secret
        s.round = t.round
        s.active = t.active
        s.order = t.order
        s.token_supply = t.token_supply
        s.first_game = t.first_game
        s.display_size = t.display_size
        s.harder_steve = t.harder_steve
        s.colour = t.colour.copy()
        s.points = t.points.copy()
        s.picture = t.picture.copy()
        s.tile_layer = t.tile_layer.copy()
        s.covered = t.covered.copy()
        s.goods_tokens = t.goods_tokens.copy()
        s.kept = t.kept.copy()
        s.stock = t.stock.copy()
        s.sold = t.sold.copy()
        s.oversold = t.oversold.copy()
        s.markers = t.markers.copy()
        s.progress = t.progress.copy()
        s.route = t.route.copy()
        s.known_ = t.known_.copy()
        s.patents = t.patents.copy()
        s.region_offices = t.region_offices.copy()
        s.retailer_turned_over = t.retailer_turned_over.copy()
        s.tech_patented = t.tech_patented.copy()
        s.tech_flipped = t.tech_flipped.copy()
        s.buyer_sold_by = t.buyer_sold_by.copy()
        s.arrange = t.arrange.copy()
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
    name='smartphone_inc',
    title='Smartphone Inc.',
    fingerprint='9585eb2a44959c9a',
    fewest=2,
    most=5,
    main=12,
    depth=6,
    cards=39,
    place_count=26,
    rows=(
        0, 1, 2, 3, 4, 5, 6, 7, 7, 9, 9, 11, 12, 13, 13, 15, 15, 17, 18, 18, 20, 20, 22, 23, 23, 25, 26, 27, 28, 29, 30, 31, 32, 32,
        34, 34, 34, 34, 38,
    ),
    fields=(
        Field('round', 'round', 'game', 'all', Reading('number'), public=True, title='round'),
        Field('active', 'active', 'game', 'all', Reading('player'), title='active'),
        Field('reactions', 'reactions', 'game', 'all', Reading('number'), title='reactions'),
        Field('automa', 'automa', 'seat', 'none', Reading('number'), cells=1),
        Field(
            'colour', 'colour', 'seat', 'all', Reading('choice', of='Colour', none=True), cells=1, low=-1, high=4, public=True,
            title='colour',
        ),
        Field('points', 'points', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='VP'),
        Field(
            'picture', 'picture', 'seat', 'all', Reading('grid', of='7,6', item=Reading('choice', of='Symbol', none=True)), cells=1,
            wide=True, public=True, title='plan',
        ),
        Field(
            'tile_layer', 'tile_layer', 'seat', 'all', Reading('grid', of='7,6', item=Reading('choice', of='Symbol', none=True)),
            cells=1, wide=True, public=True, title='improvements on the plan',
        ),
        Field('covered', 'covered', 'seat', 'all', Reading('number'), cells=1, low=0, high=4, public=True, title='covered cells'),
        Field(
            'goods_tokens', 'goods_tokens', 'seat', 'all', Reading('number'), cells=1, low=0, high=20, public=True,
            title='goods tokens',
        ),
        Field('kept', 'kept', 'seat', 'all', Reading('number'), cells=1, low=0, high=18, public=True, title='goods kept'),
        Field('stock', 'stock', 'seat', 'all', Reading('number'), cells=1, low=0, high=18, public=True, title='goods'),
        Field('sold', 'sold', 'seat', 'all', Reading('number'), cells=1, low=0, high=18, public=True, title='goods sold'),
        Field(
            'oversold', 'oversold', 'seat', 'all', Reading('flag'), cells=1, low=0, high=1, public=True, title='sold above a limit',
        ),
        Field(
            'markers', 'markers', 'seat', 'all', Reading('number'), cells=1, low=0, high=12, public=True, title='progress markers',
        ),
        Field(
            'progress', 'progress', 'seat', 'all', Reading('number'), cells=6, low=0, high=12, public=True,
            title='research progress', keys=(Key(Reading('row', of='techs'), 6),),
        ),
        Field(
            'route', 'route', 'seat', 'all', Reading('number'), cells=12, low=0, high=12, public=True, title='logistics progress',
            keys=(Key(Reading('row', of='regions'), 12),),
        ),
        Field(
            'known', 'known_', 'seat', 'all', Reading('set', item=Reading('row', of='techs')), cells=1, public=True,
            title='technologies',
        ),
        Field(
            'patents', 'patents', 'seat', 'all', Reading('set', item=Reading('row', of='techs')), cells=1, public=True,
            title='patents',
        ),
        Field('order', 'order', 'game', 'all', Reading('list', item=Reading('player')), wide=True, public=True, title='turn order'),
        Field(
            'token_supply', 'token_supply', 'game', 'all', Reading('number'), low=0, high=20, public=True,
            title='goods tokens left',
        ),
        Field(
            'region_offices', 'region_offices', 'row', 'all', Reading('list', item=Reading('player')), cells=12, wide=True,
            public=True, title='offices', keys=(Key(Reading('row', of='regions'), 12),), table='regions',
        ),
        Field(
            'retailer_turned_over', 'retailer_turned_over', 'row', 'all', Reading('flag'), cells=7, low=0, high=1, public=True,
            title='other side up', keys=(Key(Reading('card', of='32'), 7),), table='retailer_tiles',
        ),
        Field(
            'tech_patented', 'tech_patented', 'row', 'all', Reading('flag'), cells=6, low=0, high=1, public=True,
            title='patent taken', keys=(Key(Reading('row', of='techs'), 6),), table='techs',
        ),
        Field(
            'tech_flipped', 'tech_flipped', 'row', 'all', Reading('flag'), cells=6, low=0, high=1, public=True, title='side B',
            keys=(Key(Reading('row', of='techs'), 6),), table='techs',
        ),
        Field(
            'buyer_sold_by', 'buyer_sold_by', 'row', 'all', Reading('player', none=True), cells=68, low=-1, high=4, public=True,
            title='seller', keys=(Key(Reading('row', of='buyers'), 68),), table='buyers',
        ),
        Field('arrange', 'arrange', 'seat', 'none', Reading('number'), cells=1),
    ),
    settings=(
        Field(
            'first_game', 'first_game', 'game', 'all', Reading('flag'), low=0, high=1, public=True,
            title='Side A of all technologies',
        ),
        Field(
            'display_size', 'display_size', 'game', 'all', Reading('number'), low=3, high=5, public=True,
            title='Improvements on display',
        ),
        Field(
            'harder_steve', 'harder_steve', 'game', 'all', Reading('number'), low=0, high=1, public=True,
            title='Goods that Steve makes more each round',
        ),
    ),
    places=(
        Place('tiles_owned', 'seat', 'all', base=1, size=5, piles=1, row=0, title='improvements'),
        Place('tiles_used', 'seat', 'all', base=6, size=5, piles=1, row=0, title='improvements on the pads'),
        Place('tile_deck', 'game', 'none', base=11, size=1, piles=1, row=0, title='improvement deck'),
        Place('display', 'game', 'all', base=12, size=1, piles=1, row=5, title='display'),
        Place('tile_waste', 'game', 'all', base=13, size=1, piles=1, row=0, title='improvements out of play'),
        Place(
            'region_shop', 'row', 'all', base=14, size=12, piles=1, row=0, title='retailer',
            keys=(Key(Reading('row', of='regions'), 12),), table='regions',
        ),
    ),
    tables={
        'sides': Table(
            first=0, ids=('w0', 'w1', 'b0', 'b1'),
            names=('Clear pad, front', 'Clear pad, back', 'Black pad, front', 'Black pad, back'), rows=(0, 1, 2, 3),
        ),
        'tiles': Table(
            first=0,
            ids=(
                'start_blue', 'start_green', 'start_red', 'start_orange', 'start_violet', 'pc', 'pd', 'pr', 'pr', 'pl', 'pl', 'pi',
                'cd', 'cr', 'cr', 'cl', 'cl', 'ci', 'dr', 'dr', 'dl', 'dl', 'di', 'rl', 'rl', 'ri', 'li', 'pp', 'cc', 'dd', 'rr',
                'll',
            ),
            names=(
                'Research and Price Rise', 'Logistics and Goods', 'Research and Logistics', 'Cheap Goods and Logistics',
                'Price Rise and Logistics', 'Goods and Cheap Goods', 'Goods and Price Rise', 'Goods and Research',
                'Goods and Research', 'Goods and Logistics', 'Goods and Logistics', 'Goods and Improve',
                'Cheap Goods and Price Rise', 'Cheap Goods and Research', 'Cheap Goods and Research', 'Cheap Goods and Logistics',
                'Cheap Goods and Logistics', 'Cheap Goods and Improve', 'Price Rise and Research', 'Price Rise and Research',
                'Price Rise and Logistics', 'Price Rise and Logistics', 'Price Rise and Improve', 'Research and Logistics',
                'Research and Logistics', 'Research and Improve', 'Logistics and Improve', 'Two Goods', 'Two Cheap Goods',
                'Two Price Rises', 'Two Research', 'Two Logistics',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 10, 11, 11, 12, 12, 13, 14, 14, 15, 15, 16, 17, 17, 18, 19, 20, 21, 22, 23, 24,
            ),
            is_cards=True,
        ),
        'techs': Table(
            first=0, ids=('gps', 'wifi', 'gaming', 'lte', 'nfc', 'battery'),
            names=('GPS', 'Wi-Fi', 'Gaming', '4G', 'NFC', 'Battery'), rows=(0, 1, 2, 3, 4, 5),
        ),
        'regions': Table(
            first=0,
            ids=(
                'canada', 'usa', 'caribbean', 'brazil', 'europe', 'north_africa', 'rsa', 'russia', 'india', 'china',
                'southeast_asia', 'australia',
            ),
            names=(
                'Canada', 'USA', 'Caribbean', 'Brazil', 'Europe', 'North Africa', 'RSA', 'Russia', 'India', 'China',
                'Southeast Asia', 'Australia',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        ),
        'links': Table(
            first=0,
            ids=(
                'row1', 'row2', 'row3', 'row4', 'row5', 'row6', 'row7', 'row8', 'row9', 'row10', 'row11', 'row12', 'row13', 'row14',
                'row15', 'row16', 'row17', 'row18', 'row19', 'row20', 'row21', 'row22',
            ),
            names=(
                'Row1', 'Row2', 'Row3', 'Row4', 'Row5', 'Row6', 'Row7', 'Row8', 'Row9', 'Row10', 'Row11', 'Row12', 'Row13', 'Row14',
                'Row15', 'Row16', 'Row17', 'Row18', 'Row19', 'Row20', 'Row21', 'Row22',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21),
        ),
        'buyers': Table(
            first=0,
            ids=(
                'canada_1', 'canada_2', 'canada_3', 'canada_lte', 'usa_1', 'usa_2', 'usa_3', 'usa_4', 'usa_gaming', 'usa_lte',
                'caribbean_1', 'caribbean_2', 'caribbean_3', 'caribbean_gps', 'brazil_1', 'brazil_2', 'brazil_3', 'brazil_4',
                'brazil_gps', 'brazil_battery', 'europe_1', 'europe_2', 'europe_3', 'europe_4', 'europe_wifi', 'europe_nfc',
                'north_africa_1', 'north_africa_2', 'north_africa_3', 'north_africa_battery', 'rsa_1', 'rsa_2', 'rsa_3',
                'rsa_gaming', 'russia_1', 'russia_2', 'russia_3', 'russia_4', 'russia_wifi', 'russia_gaming', 'india_1', 'india_2',
                'india_3', 'india_4', 'india_lte', 'india_battery', 'china_1', 'china_2', 'china_3', 'china_4', 'china_5',
                'china_lte', 'china_nfc', 'china_battery', 'southeast_asia_1', 'southeast_asia_2', 'southeast_asia_3',
                'southeast_asia_4', 'southeast_asia_5', 'southeast_asia_gps', 'southeast_asia_gaming', 'southeast_asia_nfc',
                'australia_1', 'australia_2', 'australia_3', 'australia_4', 'australia_wifi', 'australia_nfc',
            ),
            names=(
                'Canada, up to $5', 'Canada, up to $6', 'Canada, up to $7', 'Canada, 4G', 'USA, up to $4', 'USA, up to $5',
                'USA, up to $6', 'USA, up to $8', 'USA, Gaming', 'USA, 4G', 'Caribbean, up to $3', 'Caribbean, up to $4',
                'Caribbean, up to $5', 'Caribbean, GPS', 'Brazil, up to $3', 'Brazil, up to $4', 'Brazil, up to $5',
                'Brazil, up to $6', 'Brazil, GPS', 'Brazil, Battery', 'Europe, up to $4', 'Europe, up to $5', 'Europe, up to $6',
                'Europe, up to $7', 'Europe, Wi-Fi', 'Europe, NFC', 'North Africa, up to $2', 'North Africa, up to $3',
                'North Africa, up to $4', 'North Africa, Battery', 'RSA, up to $3', 'RSA, up to $4', 'RSA, up to $6', 'RSA, Gaming',
                'Russia, up to $3', 'Russia, up to $4', 'Russia, up to $5', 'Russia, up to $7', 'Russia, Wi-Fi', 'Russia, Gaming',
                'India, up to $2', 'India, up to $3', 'India, up to $4', 'India, up to $6', 'India, 4G', 'India, Battery',
                'China, up to $2', 'China, up to $3', 'China, up to $4', 'China, up to $5', 'China, up to $6', 'China, 4G',
                'China, NFC', 'China, Battery', 'Southeast Asia, up to $4', 'Southeast Asia, up to $5', 'Southeast Asia, up to $6',
                'Southeast Asia, up to $7', 'Southeast Asia, up to $8', 'Southeast Asia, GPS', 'Southeast Asia, Gaming',
                'Southeast Asia, NFC', 'Australia, up to $4', 'Australia, up to $5', 'Australia, up to $6', 'Australia, up to $7',
                'Australia, Wi-Fi', 'Australia, NFC',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
                60, 61, 62, 63, 64, 65, 66, 67,
            ),
        ),
        'majorities': Table(
            first=0, ids=('row1', 'row2', 'row3', 'row4', 'row5', 'row6', 'row7', 'row8', 'row9', 'row10', 'row11', 'row12'),
            names=('Row1', 'Row2', 'Row3', 'Row4', 'Row5', 'Row6', 'Row7', 'Row8', 'Row9', 'Row10', 'Row11', 'Row12'),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        ),
        'retailer_tiles': Table(
            first=32, ids=('shop_s', 'shop_s', 'shop_m', 'shop_m', 'shop_m', 'shop_m', 'shop_l'),
            names=('Shop S', 'Shop S', 'Shop M', 'Shop M', 'Shop M', 'Shop M', 'Shop L'), rows=(0, 0, 1, 1, 1, 1, 2), is_cards=True,
        ),
        'steve_sheet': Table(first=0, ids=('1', '2', '3', '4', '5'), names=('1', '2', '3', '4', '5'), rows=(0, 1, 2, 3, 4)),
    },
    choices={
        'Symbol': (
            Choice('blank', title='blank'),
            Choice('box', title='Goods'),
            Choice('cut', title='Goods with −$'),
            Choice('raise', title='+$'),
            Choice('gear', title='Research'),
            Choice('truck', title='Logistics'),
            Choice('improve', title='Improve'),
        ),
        'Pad': (Choice('white_pad', title='clear pad'), Choice('black_pad', title='black pad')),
        'Colour': (
            Choice('blue', title='Blue'),
            Choice('green', title='Green'),
            Choice('red', title='Red'),
            Choice('orange', title='Orange'),
            Choice('violet', title='Violet'),
        ),
        'Size': (Choice('small', title='S'), Choice('medium', title='M'), Choice('large', title='L')),
    },
    prompts=(
        Prompt('', '', Reading('number')),
        Prompt('shade', 'Choose a colour', Reading('choice', of='Colour')),
        Prompt('shop_tile', 'a retailer at random', Reading('card')),
        Prompt('side', 'a number from 1 to 2 at random', Reading('number')),
        Prompt('arranged', 'Lay two pads and your improvements: done?', Reading('number'), labels=(Label(0, 'done', 'Done'),)),
        Prompt('top_pad', 'Choose a pad', Reading('choice', of='Pad')),
        Prompt('lower', 'Choose a side of the pads (lower)', Reading('row', of='sides')),
        Prompt('upper', 'Choose a side of the pads (upper)', Reading('row', of='sides')),
        Prompt('quarter', 'Choose a number from 0 to 3 (quarter)', Reading('number')),
        Prompt('top_pad', 'Pad on top', Reading('choice', of='Pad')),
        Prompt('lower', 'Side of the lower pad', Reading('row', of='sides')),
        Prompt('upper', 'Side of the pad on top', Reading('row', of='sides')),
        Prompt('quarter', 'Quarter turns', Reading('number')),
        Prompt('spot', 'Choose a space of your plan', Reading('cell', of='7,6')),
        Prompt('spot', 'Where the pad on top lies', Reading('cell', of='7,6')),
        Prompt('laid', 'Choose an improvement', Reading('card')),
        Prompt('turn_by', 'Choose a number from 0 to 3 (turn by)', Reading('number')),
        Prompt('tile_cell', 'Choose a space of your plan', Reading('cell', of='7,6')),
        Prompt('turn_by', 'Quarter turns', Reading('number')),
        Prompt('tile_cell', 'Where it lies', Reading('cell', of='7,6')),
        Prompt('laid', 'Choose an improvement, or none', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('laid', 'Improvement', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('tile', 'Choose an improvement from the display', Reading('card')),
        Prompt('tech', 'Choose a technology', Reading('row', of='techs')),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'place_research', 'Place a research marker'), Label(-1, 'done', 'Done')),
        ),
        Prompt('region', 'Choose a region', Reading('row', of='regions')),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'place_logistics', 'Place a logistics marker'), Label(-1, 'done', 'Done')),
        ),
        Prompt('buyer', 'Choose a buyer', Reading('row', of='buyers')),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'sell', 'Sell a good'), Label(1, 'sell_above', 'Sell above the limit'), Label(-1, 'done', 'Done')),
        ),
    ),
    notes=(
        Note('{player} chooses {0}', readings=(Reading('choice', of='Colour'),), decided=True),
        Note('{player}: Take a colour', decided=True),
        Note(
            '{player}: colour is now {0}',
            readings=(Reading('choice', of='Colour', none=True), Reading('choice', of='Colour', none=True)), skip='same',
        ),
        Note('{player}: {0} to improvements', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Found the company', decided=True),
        Note('{1}: {0} added to offices', readings=(Reading('player'), Reading('row', of='regions'))),
        Note('Put out the retailers', decided=True),
        Note('{0} to retailer of {1}', readings=(Reading('list', item=Reading('card')), Reading('row', of='regions')), skip='zero'),
        Note('other side up: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: other side up: {0}', readings=(Reading('flag'), Reading('card'), Reading('flag')), skip='same'),
        Note('{player}: Lay a plan', decided=True),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Pad'),), decided=True),
        Note('{player} chooses {0}', readings=(Reading('row', of='sides'),), decided=True),
        Note('{player} chooses {0}', readings=(Reading('number'),), decided=True),
        Note('{player} chooses {0}', readings=(Reading('cell', of='7,6'),), decided=True),
        Note('{player}: covered cells are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Lay a tile', decided=True),
        Note('{player}: {0} to improvements on the pads', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('card'),), decided=True),
        Note('{player}: Take an improvement', decided=True),
        Note('{player}: Take a goods token', decided=True),
        Note('goods tokens left: −{0}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|goods token|goods tokens}', readings=(Reading('number'),), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('row', of='techs'),), decided=True),
        Note('{player}: Place a research marker', decided=True),
        Note('{player}: A marker on {0}', readings=(Reading('row', of='techs'),), decided=True),
        Note('{player} loses {0} {0|progress marker|progress markers}', readings=(Reading('number'),), skip='zero'),
        Note(
            '{player} gains {0} {0|research marker|research markers} ({1})',
            readings=(Reading('number'), Reading('row', of='techs')), skip='zero',
        ),
        Note('{player}: {0} is researched', readings=(Reading('row', of='techs'),), decided=True),
        Note('{player} gains {0} {0|progress marker|progress markers}', readings=(Reading('number'),), skip='zero'),
        Note(
            '{player}: research progress ({1}) is now {0}',
            readings=(Reading('number'), Reading('row', of='techs'), Reading('number')), skip='same',
        ),
        Note('{player}: {0} added to technologies', readings=(Reading('row', of='techs'),)),
        Note('{player}: First to research {0}', readings=(Reading('row', of='techs'),), decided=True),
        Note('{player}: {0} added to patents', readings=(Reading('row', of='techs'),)),
        Note('patent taken: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: patent taken: {0}', readings=(Reading('flag'), Reading('row', of='techs'), Reading('flag')), skip='same'),
        Note('{player}: Place research markers', decided=True),
        Note('{player}: Complete what has become cheaper', decided=True),
        Note('{player} chooses {0}', readings=(Reading('row', of='regions'),), decided=True),
        Note('{player}: Place a logistics marker', decided=True),
        Note('{player}: A marker on {0}', readings=(Reading('row', of='regions'),), decided=True),
        Note(
            '{player} gains {0} {0|logistics marker|logistics markers} ({1})',
            readings=(Reading('number'), Reading('row', of='regions')), skip='zero',
        ),
        Note('{player}: Open an office in {0}', readings=(Reading('row', of='regions'),), decided=True),
        Note(
            '{player}: logistics progress ({1}) is now {0}',
            readings=(Reading('number'), Reading('row', of='regions'), Reading('number')), skip='same',
        ),
        Note('{player}: Open what has come nearer', decided=True),
        Note('{player}: Basic logistics action', decided=True),
        Note('{player} chooses {0}', readings=(Reading('row', of='buyers'),), decided=True),
        Note('{player}: Sell a good', decided=True),
        Note('{player}: A good for {0}', readings=(Reading('row', of='buyers'),), decided=True),
        Note('{player} loses {0} {0|good|goods}', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} {0|good sold|goods sold}', readings=(Reading('number'),), skip='zero'),
        Note('seller is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note(
            '{1}: seller is now {0}',
            readings=(Reading('player', none=True), Reading('row', of='buyers'), Reading('player', none=True)), skip='same',
        ),
        Note('{player}: Sell above the limit', decided=True),
        Note('{player}: sold above a limit: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{player}: Sell goods', decided=True),
        Note('Majority in {0}', readings=(Reading('row', of='regions'),), decided=True),
        Note('{player} gains {0} VP', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Take a colour is not possible, skipped', decided=True),
        Note('side B: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: side B: {0}', readings=(Reading('flag'), Reading('row', of='techs'), Reading('flag')), skip='same'),
        Note('{0} to improvement deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to improvement deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} to display', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('Round {0}', readings=(Reading('number'),)),
        Note('Planning'),
        Note('{player}: Lay a plan is not possible, skipped', decided=True),
        Note('Set prices'),
        Note(
            'turn order is now {0}', readings=(Reading('list', item=Reading('player')), Reading('list', item=Reading('player'))),
            skip='same',
        ),
        Note('Production'),
        Note('{player}: goods are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('Improve production'),
        Note('{player}: Take an improvement is not possible, skipped', decided=True),
        Note('{0} to improvements out of play', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note("{player}'s turn"),
        Note('Research technology'),
        Note('{player}: progress markers are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: Place research markers is not possible, skipped', decided=True),
        Note('Logistics'),
        Note('{player}: Basic logistics action is not possible, skipped', decided=True),
        Note('Selling goods'),
        Note('{player}: Sell goods is not possible, skipped', decided=True),
        Note('Receive VP'),
        Note('End of the round'),
        Note('{player}: goods kept are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: goods sold are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: plan is cleared'),
        Note('{player}: improvements on the plan are cleared'),
    ),
    arrangements=(
        Arrangement(
            'Lay two pads and your improvements',
            (
                Shown('plan', Reading('grid', of='7,6', item=Reading('choice', of='Symbol', none=True)), 'shown_1_0'),
                Shown('price', Reading('number'), 'shown_1_1'),
                Shown('goods made', Reading('number'), 'shown_1_2'),
                Shown('research markers', Reading('number'), 'shown_1_3'),
                Shown('logistics markers', Reading('number'), 'shown_1_4'),
                Shown('improve', Reading('number'), 'shown_1_5'),
            ),
        ),
    ),
    scores=('VP scored', 'Patents', 'Retailers'),
    automas=(Choice('steve', title='Steve'),),
    whys={
        'take_colour': (Reason('shade', 'there is no shade to choose'),),
        'settle': (),
        'place_retailers': (),
        'lay_tile': (Reason('turn_by', 'there is no turn by to choose'), Reason('tile_cell', 'there is no tile cell to choose')),
        'plan': (),
        'take_improvement': (Reason('tile', 'there is no tile to choose'),),
        'take_token': (),
        'first_research': (),
        'complete': (),
        'advance': (),
        'place_research': (
            Reason('markers', 'no markers left'),
            Reason('on_board', 'all twelve markers are on the board'),
            Reason('tech', 'there is no tech to choose'),
            Reason('tech advance', 'what it leads to is not possible'),
        ),
        'spread_research': (),
        'complete_ready': (),
        'open_ready': (),
        'open_office': (),
        'approach': (),
        'place_logistics': (
            Reason('markers', 'no markers left'),
            Reason('on_board', 'all twelve markers are on the board'),
            Reason('region', 'there is no region to choose'),
            Reason('region approach', 'what it leads to is not possible'),
        ),
        'expand': (),
        'sell_to': (),
        'sell': (
            Reason('stock', 'no goods left'),
            Reason('buyer', 'there is no buyer to choose'),
            Reason('buyer sell_to', 'what it leads to is not possible'),
        ),
        'sell_above': (
            Reason('stock', 'no goods left'),
            Reason('oversells oversold', 'not this round'),
            Reason('buyer', 'there is no buyer to choose'),
        ),
        'sell_goods': (),
        'majority': (),
    },
    invariants=(
        Invariant('nobody has more than 12 progress markers on the board', 232),
        Invariant('every office has a space', 233),
        Invariant('nobody has more than 18 offices', 234),
        Invariant('a buyer takes one good', 235),
        Invariant('nobody has more than 18 goods', 236),
        Invariant('no markers lie on what is researched', 237),
        Invariant('no markers lie where no office can be opened', 238),
        Invariant('there is one patent of each technology', 239),
        Invariant('there are twenty goods tokens', 240),
        Invariant('no improvement gets lost', 241),
    ),
    asks={
        3: Ask(9, 25),
        4: Ask(10, 26),
        5: Ask(11, 27),
        6: Ask(12, 28),
        7: Ask(14, 30),
        8: Ask(21, 34),
        9: Ask(18, 37),
        10: Ask(19, 38),
        11: Ask(4, 24),
        13: Ask(1, 2),
        14: Ask(2, 17),
        15: Ask(3, 18),
        16: Ask(3, 176),
        17: Ask(0, 181),
        19: Ask(22, 48),
        20: Ask(24, 80),
        21: Ask(23, 60),
        22: Ask(26, 123),
        23: Ask(25, 98),
        24: Ask(28, 151),
        25: Ask(27, 136),
        26: Ask(27, 146),
        27: Ask(0, 228),
    },
    chances={17: 'card', 27: 'card'},
    card_slots=('f_secret_planning_do_plan_laid', 'f_secret_planning_each_3_items', 'f_main_do_place_retailers_shop_tile'),
    mixed_slots={},
    homes=(
        Home((0, 1, 2, 3, 4, 32, 33, 34, 35, 36, 37, 38), ()),
        Home((5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31), (11,)),
    ),
    starts={
        'round': Start('one', 1),
        'active': Start('one', 0),
        'automa': Start('seat', (0,)),
        'colour': Start('seat', (-1,)),
        'points': Start('seat', (0,)),
        'picture': Start(
            'seat',
            (
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                ),
            ),
        ),
        'tile_layer': Start(
            'seat',
            (
                (
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                ),
            ),
        ),
        'covered': Start('seat', (0,)),
        'goods_tokens': Start('seat', (0,)),
        'kept': Start('seat', (0,)),
        'stock': Start('seat', (0,)),
        'sold': Start('seat', (0,)),
        'oversold': Start('seat', (0,)),
        'markers': Start('seat', (0,)),
        'progress': Start('seat', (0, 0, 0, 0, 0, 0)),
        'route': Start('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'known_': Start('seat', (0,)),
        'patents': Start('seat', (0,)),
        'order': Start('one', ()),
        'token_supply': Start('one', 20),
        'region_offices': Start('list', ((), (), (), (), (), (), (), (), (), (), (), ())),
        'retailer_turned_over': Start('list', (0, 0, 0, 0, 0, 0, 0)),
        'tech_patented': Start('list', (0, 0, 0, 0, 0, 0)),
        'tech_flipped': Start('list', (0, 0, 0, 0, 0, 0)),
        'buyer_sold_by': Start(
            'list',
            (
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
            ),
        ),
        'arrange': Start('seat', (0,)),
        'first_game': Start('one', 1),
        'display_size': Start('one', 5),
        'harder_steve': Start('one', 0),
    },
    live={
        3: Live(slots=('f_secret_planning_me',), ret='f_secret_planning_ret'),
        4: Live(slots=('f_secret_planning_do_plan_top_pad', 'f_secret_planning_me'), ret='f_secret_planning_ret'),
        5: Live(slots=('f_secret_planning_do_plan_lower', 'f_secret_planning_me'), ret='f_secret_planning_ret'),
        6: Live(
            slots=('f_secret_planning_do_plan_lower', 'f_secret_planning_do_plan_upper', 'f_secret_planning_me'),
            ret='f_secret_planning_ret',
        ),
        7: Live(
            slots=('f_secret_planning_do_plan_upper', 'f_secret_planning_me', 'f_secret_planning_quarter'),
            ret='f_secret_planning_ret',
        ),
        8: Live(
            slots=('f_secret_planning_each_3_i', 'f_secret_planning_each_3_items', 'f_secret_planning_me'),
            ret='f_secret_planning_ret',
        ),
        9: Live(
            slots=(
                'f_secret_planning_do_plan_laid', 'f_secret_planning_each_3_i', 'f_secret_planning_each_3_items',
                'f_secret_planning_me',
            ),
            ret='f_secret_planning_ret',
        ),
        10: Live(
            slots=(
                'f_secret_planning_do_lay_tile_turn_by', 'f_secret_planning_do_plan_laid', 'f_secret_planning_each_3_i',
                'f_secret_planning_each_3_items', 'f_secret_planning_me',
            ),
            ret='f_secret_planning_ret',
        ),
        11: Live(slots=('f_secret_planning_me',), ret='f_secret_planning_ret'),
        12: Live(),
        13: Live(slots=('f_main_each_11_i', 'f_main_each_11_items', 'f_main_p_6')),
        14: Live(slots=('f_main_each_2_i', 'f_main_region_1')),
        15: Live(slots=('f_main_do_place_retailers_shop_tile', 'f_main_each_2_i', 'f_main_region_1')),
        16: Live(slots=('f_main_each_13_i', 'f_main_tech_6')),
        17: Live(slots=('f_main_drawing_i', 'f_main_drawing_last')),
        18: Live(slots=('f_main_played',)),
        19: Live(slots=('f_main_each_17_i', 'f_main_each_17_items', 'f_main_played', 'f_main_seat_3')),
        20: Live(slots=('f_main_each_18_i', 'f_main_each_18_items', 'f_main_played', 'f_main_seat_5')),
        21: Live(slots=('f_main_each_18_i', 'f_main_each_18_items', 'f_main_played', 'f_main_seat_5')),
        22: Live(slots=('f_main_each_19_i', 'f_main_each_19_items', 'f_main_played', 'f_main_seat_6')),
        23: Live(slots=('f_main_each_19_i', 'f_main_each_19_items', 'f_main_played', 'f_main_seat_6')),
        24: Live(slots=('f_main_each_20_i', 'f_main_each_20_items', 'f_main_played', 'f_main_seat_7')),
        25: Live(slots=('f_main_each_20_i', 'f_main_each_20_items', 'f_main_played', 'f_main_seat_7')),
        26: Live(slots=('f_main_each_20_i', 'f_main_each_20_items', 'f_main_played', 'f_main_seat_7')),
        27: Live(slots=('f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_played')),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'pending',
        'strands', 'sealed', 'secret', 'round', 'active', 'automa', 'order', 'token_supply', 'first_game', 'display_size',
        'harder_steve', 'f_secret_planning_do_lay_tile_turn_by', 'f_secret_planning_do_plan_laid',
        'f_secret_planning_do_plan_lower', 'f_secret_planning_do_plan_top_pad', 'f_secret_planning_do_plan_upper',
        'f_secret_planning_each_3_i', 'f_secret_planning_each_3_items', 'f_secret_planning_me', 'f_secret_planning_quarter',
        'f_secret_planning_ret', 'f_main_do_place_retailers_shop_tile', 'f_main_drawing_i', 'f_main_drawing_last',
        'f_main_drawing_1_i', 'f_main_drawing_1_last', 'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_13_i',
        'f_main_each_17_i', 'f_main_each_17_items', 'f_main_each_18_i', 'f_main_each_18_items', 'f_main_each_19_i',
        'f_main_each_19_items', 'f_main_each_2_i', 'f_main_each_20_i', 'f_main_each_20_items', 'f_main_offers_left',
        'f_main_offers_1_left', 'f_main_offers_2_left', 'f_main_p_6', 'f_main_played', 'f_main_region_1', 'f_main_rounds_left',
        'f_main_seat_3', 'f_main_seat_5', 'f_main_seat_6', 'f_main_seat_7', 'f_main_tech_6',
    ),
    lists=(
        'colour', 'points', 'picture', 'tile_layer', 'covered', 'goods_tokens', 'kept', 'stock', 'sold', 'oversold', 'markers',
        'progress', 'route', 'known_', 'patents', 'region_offices', 'retailer_turned_over', 'tech_patented', 'tech_flipped',
        'buyer_sold_by', 'arrange', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_secret_planning_do_lay_tile_turn_by', 'f_secret_planning_do_plan_laid', 'f_secret_planning_do_plan_lower',
        'f_secret_planning_do_plan_top_pad', 'f_secret_planning_do_plan_upper', 'f_secret_planning_each_3_i',
        'f_secret_planning_each_3_items', 'f_secret_planning_me', 'f_secret_planning_quarter', 'f_secret_planning_ret',
        'f_main_do_place_retailers_shop_tile', 'f_main_drawing_i', 'f_main_drawing_last', 'f_main_drawing_1_i',
        'f_main_drawing_1_last', 'f_main_each_11_i', 'f_main_each_11_items', 'f_main_each_13_i', 'f_main_each_17_i',
        'f_main_each_17_items', 'f_main_each_18_i', 'f_main_each_18_items', 'f_main_each_19_i', 'f_main_each_19_items',
        'f_main_each_2_i', 'f_main_each_20_i', 'f_main_each_20_items', 'f_main_offers_left', 'f_main_offers_1_left',
        'f_main_offers_2_left', 'f_main_p_6', 'f_main_played', 'f_main_region_1', 'f_main_rounds_left', 'f_main_seat_3',
        'f_main_seat_5', 'f_main_seat_6', 'f_main_seat_7', 'f_main_tech_6',
    ),
)
ORIGINS = (
    Origin('', 0, 0),
    Origin('content/smartphone_inc/game.rules', 97, 1),
    Origin('content/smartphone_inc/game.rules', 98, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 99, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 100, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 100, 54, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 11, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 12, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 10, 5, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 10, 5),
    Origin('content/smartphone_inc/game.rules', 97, 7),
    Origin('content/smartphone_inc/game.rules', 102, 1),
    Origin('content/smartphone_inc/game.rules', 103, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 103, 60, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 102, 7),
    Origin('content/smartphone_inc/game.rules', 105, 1),
    Origin('content/smartphone_inc/game.rules', 106, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 107, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 108, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 109, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 110, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 110, 22, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 105, 7),
    Origin('content/smartphone_inc/planning.rules', 3, 1),
    Origin('content/smartphone_inc/planning.rules', 4, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 5, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 6, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 7, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 8, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 9, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 10, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 11, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 12, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 13, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 14, 13, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 18, 1),
    Origin('content/smartphone_inc/planning.rules', 14, 54, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 19, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 20, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 21, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 22, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 23, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 18, 7),
    Origin('content/smartphone_inc/steve.rules', 13, 22, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 13, 5, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 13, 5),
    Origin('content/smartphone_inc/planning.rules', 3, 7),
    Origin('content/smartphone_inc/planning.rules', 61, 1),
    Origin('content/smartphone_inc/planning.rules', 62, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 63, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 61, 7),
    Origin('content/smartphone_inc/planning.rules', 65, 1),
    Origin('content/smartphone_inc/planning.rules', 66, 5, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 67, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 68, 9, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 65, 7),
    Origin('content/smartphone_inc/progress.rules', 14, 1),
    Origin('content/smartphone_inc/progress.rules', 8, 1),
    Origin('content/smartphone_inc/progress.rules', 9, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 10, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 11, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 12, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 15, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 16, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 17, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 17, 43, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 25, 1),
    Origin('content/smartphone_inc/progress.rules', 26, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 27, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 28, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 29, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 29, 54, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 31, 1),
    Origin('content/smartphone_inc/progress.rules', 32, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 33, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 31, 7),
    Origin('content/smartphone_inc/progress.rules', 25, 7),
    Origin('content/smartphone_inc/progress.rules', 14, 7),
    Origin('content/smartphone_inc/progress.rules', 8, 8),
    Origin('content/smartphone_inc/progress.rules', 19, 1),
    Origin('content/smartphone_inc/progress.rules', 20, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 20, 19, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 17, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 18, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 18, 84, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 19, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 20, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 16, 5, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 16, 5),
    Origin('content/smartphone_inc/progress.rules', 19, 7),
    Origin('content/smartphone_inc/progress.rules', 22, 1),
    Origin('content/smartphone_inc/progress.rules', 23, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 23, 91, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 22, 7),
    Origin('content/smartphone_inc/progress.rules', 51, 1),
    Origin('content/smartphone_inc/progress.rules', 45, 1),
    Origin('content/smartphone_inc/progress.rules', 46, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 47, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 48, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 49, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 52, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 53, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 54, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 54, 45, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 65, 1),
    Origin('content/smartphone_inc/progress.rules', 66, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 67, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 68, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 69, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 70, 9, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 70, 32, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 71, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 59, 1),
    Origin('content/smartphone_inc/progress.rules', 60, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 61, 9, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 61, 101, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 62, 9, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 63, 9, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 59, 7),
    Origin('content/smartphone_inc/progress.rules', 65, 7),
    Origin('content/smartphone_inc/progress.rules', 51, 7),
    Origin('content/smartphone_inc/progress.rules', 45, 8),
    Origin('content/smartphone_inc/progress.rules', 56, 1),
    Origin('content/smartphone_inc/progress.rules', 57, 5, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 57, 19, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 22, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 23, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 23, 90, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 24, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 25, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 21, 5, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 21, 5),
    Origin('content/smartphone_inc/progress.rules', 56, 7),
    Origin('content/smartphone_inc/selling.rules', 21, 1),
    Origin('content/smartphone_inc/selling.rules', 7, 1),
    Origin('content/smartphone_inc/selling.rules', 8, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 9, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 10, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 22, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 23, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 24, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 21, 7),
    Origin('content/smartphone_inc/selling.rules', 7, 8),
    Origin('content/smartphone_inc/selling.rules', 12, 1),
    Origin('content/smartphone_inc/selling.rules', 13, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 14, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 15, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 16, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 17, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 12, 8),
    Origin('content/smartphone_inc/selling.rules', 28, 1),
    Origin('content/smartphone_inc/selling.rules', 29, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 29, 19, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 27, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 28, 13, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 29, 17, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 29, 33, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 26, 5, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 26, 5),
    Origin('content/smartphone_inc/selling.rules', 28, 7),
    Origin('content/smartphone_inc/selling.rules', 33, 1),
    Origin('content/smartphone_inc/selling.rules', 34, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 35, 5, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 36, 9, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 36, 37, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 37, 9, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 37, 53, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 33, 7),
    Origin('content/smartphone_inc/game.rules', 113, 5),
    Origin('content/smartphone_inc/game.rules', 114, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 114, 67, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 115, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 115, 65, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 116, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 117, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 118, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 119, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 120, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 120, 30, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 121, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 122, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 123, 9, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 124, 5),
    Origin('content/smartphone_inc/game.rules', 125, 9),
    Origin('content/smartphone_inc/game.rules', 126, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 127, 9),
    Origin('content/smartphone_inc/game.rules', 128, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 129, 9),
    Origin('content/smartphone_inc/game.rules', 130, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 131, 9),
    Origin('content/smartphone_inc/game.rules', 132, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 132, 38, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 133, 24, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 15, 9, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 15, 61, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 14, 5, kind='rule'),
    Origin('content/smartphone_inc/tables/techs.yaml', 37, 93, kind='cell'),
    Origin('content/smartphone_inc/tables/techs.yaml', 37, 41, kind='cell'),
    Origin('content/smartphone_inc/game.rules', 134, 9),
    Origin('content/smartphone_inc/game.rules', 135, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 136, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 137, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 138, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 139, 9),
    Origin('content/smartphone_inc/game.rules', 140, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 141, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 142, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 143, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 144, 9),
    Origin('content/smartphone_inc/game.rules', 145, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 146, 9),
    Origin('content/smartphone_inc/game.rules', 147, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 147, 34, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 148, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 148, 72, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 149, 9),
    Origin('content/smartphone_inc/game.rules', 150, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 151, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 152, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 153, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 154, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 155, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 156, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 157, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 158, 17, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 159, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 159, 39, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 160, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 161, 13, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 164, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 165, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 166, 5, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 170, 1),
    Origin('content/smartphone_inc/game.rules', 171, 1),
    Origin('content/smartphone_inc/game.rules', 172, 1),
    Origin('content/smartphone_inc/game.rules', 173, 1),
    Origin('content/smartphone_inc/game.rules', 174, 1),
    Origin('content/smartphone_inc/game.rules', 175, 1),
    Origin('content/smartphone_inc/game.rules', 176, 1),
    Origin('content/smartphone_inc/game.rules', 177, 1),
    Origin('content/smartphone_inc/game.rules', 178, 1),
    Origin('content/smartphone_inc/game.rules', 179, 1),
    Origin('content/smartphone_inc/planning.rules', 25, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 29, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 36, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 45, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 49, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 54, 1, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 3, 1, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 41, 1, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 37, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 39, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 31, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 43, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 47, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 51, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 55, 1, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 91, 1, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 92, 1, kind='rule'),
    Origin('content/smartphone_inc/game.rules', 93, 1, kind='rule'),
    Origin('content/smartphone_inc/planning.rules', 16, 1, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 38, 1, kind='rule'),
    Origin('content/smartphone_inc/progress.rules', 39, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 3, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 4, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 5, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 19, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 60, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 63, 1, kind='rule'),
    Origin('content/smartphone_inc/selling.rules', 64, 1, kind='rule'),
    Origin('content/smartphone_inc/steve.rules', 4, 5, kind='rule'),
)
def game_of(state, blocks, secrets):
    return Game(
        state, GAME, ORIGINS, blocks, globals(),
        scores=(score_0, score_1, score_2,), winners=winners, invariants=(always_0, always_1, always_2, always_3, always_4, always_5, always_6, always_7, always_8, always_9,),
        whys={
            'take_colour': why_take_colour,
            'settle': why_settle,
            'place_retailers': why_place_retailers,
            'lay_tile': why_lay_tile,
            'plan': why_plan,
            'take_improvement': why_take_improvement,
            'take_token': why_take_token,
            'first_research': why_first_research,
            'complete': why_complete,
            'advance': why_advance,
            'place_research': why_place_research,
            'spread_research': why_spread_research,
            'complete_ready': why_complete_ready,
            'open_ready': why_open_ready,
            'open_office': why_open_office,
            'approach': why_approach,
            'place_logistics': why_place_logistics,
            'expand': why_expand,
            'sell_to': why_sell_to,
            'sell': why_sell,
            'sell_above': why_sell_above,
            'sell_goods': why_sell_goods,
            'majority': why_majority,
        },
        secrets=secrets,
        functions={
            'can_take_colour': can_take_colour,
            'can_settle': can_settle,
            'can_place_retailers': can_place_retailers,
            'can_plan': can_plan,
            'shown_1_0': shown_1_0,
            'shown_1_1': shown_1_1,
            'shown_1_2': shown_1_2,
            'shown_1_3': shown_1_3,
            'shown_1_4': shown_1_4,
            'shown_1_5': shown_1_5,
            'can_lay_tile': can_lay_tile,
            'can_take_improvement': can_take_improvement,
            'can_take_token': can_take_token,
            'can_advance': can_advance,
            'can_place_research': can_place_research,
            'can_first_research': can_first_research,
            'can_complete': can_complete,
            'can_spread_research': can_spread_research,
            'can_complete_ready': can_complete_ready,
            'can_approach': can_approach,
            'can_place_logistics': can_place_logistics,
            'can_open_office': can_open_office,
            'can_open_ready': can_open_ready,
            'can_expand': can_expand,
            'can_sell_to': can_sell_to,
            'can_sell': can_sell,
            'can_sell_above': can_sell_above,
            'can_sell_goods': can_sell_goods,
            'can_majority': can_majority,
            'score_0': score_0,
            'score_1': score_1,
            'score_2': score_2,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
            'always_2': always_2,
            'always_3': always_3,
            'always_4': always_4,
            'always_5': always_5,
            'always_6': always_6,
            'always_7': always_7,
            'always_8': always_8,
            'always_9': always_9,
            'q_visible': q_visible,
            'q_price': q_price,
            'q_goods': q_goods,
            'q_face_down_goods': q_face_down_goods,
            'q_research_markers': q_research_markers,
            'q_logistics_markers': q_logistics_markers,
            'q_tech_cost': q_tech_cost,
            'q_entry_cost': q_entry_cost,
            'd_joins': d_joins,
            'q_weight': q_weight,
            'd_sold_in': d_sold_in,
            'q_sale_bonus': q_sale_bonus,
            'q_keepable': q_keepable,
            'q_oversells': q_oversells,
            'q_shop_value': q_shop_value,
            'd_has_retailer': d_has_retailer,
            'd_has_office': d_has_office,
            'd_on_board': d_on_board,
            'd_tile_fits': d_tile_fits,
            'd_reachable': d_reachable,
            'd_logistics_order': d_logistics_order,
            'd_next_red': d_next_red,
            'd_open_to': d_open_to,
            'd_buys': d_buys,
            'd_next_empty': d_next_empty,
            'd_retailer_value': d_retailer_value,
            'd_side_a': d_side_a,
            'd_side_b': d_side_b,
            'd_wants': d_wants,
        },
        playout=main_played,
    )

SECRETS = (
    Secret(
        secret_planning,
        18,
        frame=(
            'f_secret_planning_do_lay_tile_turn_by', 'f_secret_planning_do_plan_laid', 'f_secret_planning_do_plan_lower',
            'f_secret_planning_do_plan_top_pad', 'f_secret_planning_do_plan_upper', 'f_secret_planning_each_3_i',
            'f_secret_planning_each_3_items', 'f_secret_planning_me', 'f_secret_planning_quarter', 'f_secret_planning_ret',
        ),
        writes=('arrange', 'picture', 'covered', 'tile_layer'),
        places=('tiles_owned', 'tiles_used'),
    ),
)
SECRETS_LOGGED = (
    Secret(
        secret_planning_logged,
        18,
        frame=(
            'f_secret_planning_do_lay_tile_turn_by', 'f_secret_planning_do_plan_laid', 'f_secret_planning_do_plan_lower',
            'f_secret_planning_do_plan_top_pad', 'f_secret_planning_do_plan_upper', 'f_secret_planning_each_3_i',
            'f_secret_planning_each_3_items', 'f_secret_planning_me', 'f_secret_planning_quarter', 'f_secret_planning_ret',
        ),
        writes=('arrange', 'picture', 'covered', 'tile_layer'),
        places=('tiles_owned', 'tiles_used'),
    ),
)
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (133, 70), (140, 114), (147, 116), (176, 25), (190, 30), (198, 34), (205, 37), (214, 38), (221,
    169), (229, 2), (243, 6), (257, 171), (265, 17), (273, 186), (282, 193), (294, 60), (302, 83), (309, 85), (322, 98),
    (329, 126), (335, 128), (347, 136), (354, 146), (361, 154), (369, 161), (378, 162), (386, 163), (392, 165), (398,
    1), (404, 35), (428, 57), (435, 95), (441, 134), (447, 143), (453, 0), (469, 234), (477, 235), (485, 239), (493,
    240), (500, 241), (521, 242), (529, 249), (538, 253), (554, 259), (568, 261), (574, 263), (600, 266), (608, 0),
    (669, 1), (672, 11), (675, 15), (678, 23), (699, 35), (702, 47), (705, 51), (708, 56), (711, 57), (714, 72), (717,
    66), (720, 79), (723, 90), (726, 94), (729, 95), (732, 104), (735, 112), (738, 122), (741, 133), (744, 134), (747,
    143), (750, 150), (753, 160), (756, 229), (759, 230), (762, 231), (777, 232), (783, 233), (790, 234), (797, 235),
    (804, 236), (812, 237), (821, 238), (830, 239), (836, 240), (839, 241), (842, 242), (845, 243), (849, 244), (853,
    245), (856, 246), (860, 247), (864, 248), (867, 249), (870, 250), (873, 251), (876, 252), (884, 253), (887, 254),
    (890, 255), (893, 256), (896, 257), (899, 258), (902, 259), (905, 260), (908, 261), (911, 262), (914, 263), (917,
    264), (920, 265), (923, 266), (926, 267), (933, 268), (936, 269), (939, 270), (942, 0), (1047, 55), (1048, 51),
    (1049, 52), (1050, 53), (1051, 54), (1057, 76), (1058, 66), (1059, 67), (1065, 68), (1066, 69), (1067, 70), (1068,
    73), (1069, 74), (1072, 77), (1073, 56), (1074, 62), (1078, 63), (1083, 64), (1084, 65), (1087, 118), (1091, 113),
    (1092, 114), (1094, 116), (1097, 117), (1098, 113), (1100, 119), (1104, 105), (1110, 106), (1111, 107), (1114, 108),
    (1115, 109), (1116, 110), (1117, 111), (1120, 120), (1121, 94), (1122, 100), (1126, 101), (1131, 102), (1132, 103),
    (1135, 141), (1136, 133), (1137, 138), (1141, 139), (1145, 140), (1148, 183), (1149, 184), (1153, 45), (1155, 24),
    (1156, 25), (1163, 24), (1171, 25), (1173, 26), (1181, 27), (1189, 28), (1198, 29), (1199, 30), (1206, 24), (1213,
    30), (1215, 31), (1216, 32), (1220, 33), (1221, 24), (1229, 34), (1242, 37), (1248, 33), (1249, 24), (1257, 34),
    (1265, 37), (1267, 38), (1277, 39), (1278, 40), (1279, 41), (1285, 33), (1286, 24), (1294, 34), (1302, 24), (1307,
    169), (1312, 2), (1313, 3), (1314, 4), (1316, 5), (1323, 169), (1330, 170), (1331, 9), (1332, 2), (1337, 8), (1338,
    6), (1341, 7), (1342, 171), (1343, 12), (1345, 13), (1352, 16), (1361, 17), (1369, 18), (1376, 19), (1383, 20),
    (1384, 21), (1387, 174), (1389, 175), (1392, 176), (1399, 177), (1400, 178), (1403, 179), (1406, 180), (1410, 179),
    (1413, 180), (1416, 181), (1426, 16), (1440, 17), (1448, 18), (1455, 19), (1462, 20), (1463, 21), (1466, 174),
    (1468, 175), (1471, 176), (1478, 177), (1479, 178), (1482, 179), (1485, 180), (1488, 181), (1497, 179), (1500, 180),
    (1503, 181), (1518, 182), (1529, 17), (1531, 18), (1538, 19), (1545, 20), (1546, 21), (1550, 18), (1551, 19), (1558,
    20), (1559, 21), (1563, 175), (1568, 176), (1575, 177), (1576, 178), (1579, 179), (1582, 180), (1585, 181), (1600,
    182), (1611, 176), (1612, 177), (1613, 178), (1617, 181), (1633, 182), (1644, 181), (1655, 183), (1656, 186), (1657,
    187), (1658, 188), (1663, 48), (1664, 49), (1671, 189), (1674, 197), (1675, 196), (1678, 189), (1685, 195), (1686,
    193), (1688, 194), (1695, 190), (1696, 191), (1698, 192), (1699, 48), (1709, 80), (1712, 202), (1714, 60), (1722,
    61), (1723, 80), (1727, 202), (1729, 80), (1742, 202), (1744, 80), (1751, 202), (1755, 198), (1764, 199), (1765,
    91), (1767, 92), (1768, 201), (1770, 88), (1773, 87), (1775, 82), (1776, 83), (1778, 85), (1781, 86), (1782, 82),
    (1784, 123), (1787, 207), (1789, 98), (1797, 99), (1798, 123), (1802, 207), (1804, 123), (1817, 207), (1819, 123),
    (1826, 207), (1830, 203), (1839, 204), (1840, 205), (1841, 206), (1843, 131), (1846, 130), (1848, 125), (1849, 126),
    (1851, 128), (1854, 129), (1855, 125), (1857, 151), (1862, 136), (1867, 146), (1873, 136), (1875, 137), (1876, 151),
    (1888, 146), (1890, 147), (1891, 148), (1892, 151), (1918, 208), (1927, 209), (1928, 158), (1931, 157), (1932, 153),
    (1933, 154), (1935, 155), (1936, 156), (1937, 211), (1938, 212), (1942, 213), (1944, 161), (1945, 162), (1947, 163),
    (1949, 164), (1953, 165), (1955, 166), (1959, 216), (1960, 217), (1961, 218), (1962, 219), (1963, 220), (1964, 221),
    (1965, 222), (1966, 223), (1967, 224), (1971, 225), (1972, 226), (1973, 227), (1978, 228), (1981, 182), (1991, 228),
    (2001, 182), (2012, 228), (2017, 182), (2027, 228), (2037, 182), (2048, 228), (2059, 182), (2072, 183), (2073, 184),
    (2074, 45), (2075, 24), (2076, 25), (2081, 26), (2084, 27), (2087, 28), (2090, 29), (2091, 30), (2096, 31), (2097,
    32), (2098, 33), (2099, 34), (2105, 37), (2108, 38), (2111, 39), (2112, 40), (2113, 41), (2118, 24), (2125, 169),
    (2126, 170), (2127, 9), (2128, 8), (2129, 6), (2132, 7), (2134, 2), (2137, 3), (2138, 4), (2140, 5), (2145, 171),
    (2146, 12), (2148, 13), (2151, 16), (2153, 17), (2159, 18), (2164, 19), (2171, 20), (2172, 21), (2173, 174), (2174,
    175), (2175, 176), (2180, 177), (2181, 178), (2182, 179), (2185, 180), (2186, 181), (2197, 182), (2205, 186), (2206,
    187), (2207, 188), (2208, 189), (2211, 195), (2212, 193), (2214, 194), (2218, 190), (2219, 191), (2220, 192), (2221,
    48), (2224, 49), (2231, 197), (2232, 196), (2233, 198), (2235, 199), (2236, 91), (2238, 92), (2239, 201), (2240,
    88), (2241, 87), (2242, 82), (2243, 83), (2245, 85), (2248, 86), (2250, 82), (2252, 80), (2261, 60), (2264, 61),
    (2266, 80), (2267, 202), (2268, 203), (2270, 204), (2271, 205), (2272, 206), (2273, 131), (2274, 130), (2275, 125),
    (2276, 126), (2278, 128), (2281, 129), (2283, 125), (2285, 123), (2294, 98), (2297, 99), (2299, 123), (2300, 207),
    (2301, 208), (2303, 209), (2304, 158), (2305, 157), (2306, 153), (2307, 154), (2309, 155), (2310, 156), (2312, 151),
    (2325, 136), (2328, 137), (2330, 146), (2333, 147), (2334, 148), (2336, 151), (2337, 211), (2338, 212), (2342, 213),
    (2344, 161), (2345, 162), (2347, 163), (2349, 164), (2353, 165), (2355, 166), (2359, 216), (2360, 217), (2361, 218),
    (2362, 219), (2363, 220), (2364, 221), (2365, 222), (2366, 223), (2367, 224), (2371, 225), (2372, 226), (2373, 227),
    (2376, 228), (2389, 182), (2391, 55), (2392, 51), (2394, 52), (2396, 53), (2402, 54), (2412, 76), (2413, 66), (2415,
    67), (2425, 68), (2429, 69), (2432, 70), (2434, 71), (2435, 72), (2436, 73), (2439, 74), (2445, 77), (2446, 56),
    (2448, 62), (2456, 63), (2465, 64), (2467, 65), (2471, 118), (2475, 112), (2476, 113), (2478, 114), (2480, 115),
    (2482, 116), (2486, 117), (2488, 113), (2490, 119), (2494, 104), (2495, 105), (2505, 106), (2509, 107), (2514, 108),
    (2516, 109), (2518, 110), (2522, 111), (2526, 120), (2527, 94), (2529, 100), (2537, 101), (2546, 102), (2548, 103),
    (2552, 141), (2553, 133), (2555, 138), (2563, 139), (2571, 140), (2577, 183), (2578, 184), (2583, 45), (2584, 44),
    (2585, 43), (2588, 23), (2589, 24), (2591, 25), (2599, 24), (2605, 184), (2608, 25), (2611, 26), (2621, 27), (2631,
    28), (2642, 29), (2644, 30), (2652, 24), (2659, 30), (2662, 31), (2666, 32), (2668, 33), (2673, 24), (2681, 34),
    (2695, 36), (2696, 35), (2697, 37), (2704, 33), (2705, 24), (2713, 34), (2722, 37), (2726, 38), (2738, 39), (2740,
    40), (2742, 41), (2750, 33), (2751, 24), (2759, 34), (2768, 24), (2773, 169), (2779, 2), (2782, 3), (2786, 4),
    (2789, 5), (2798, 169), (2805, 170), (2807, 9), (2808, 1), (2809, 2), (2815, 8), (2816, 6), (2820, 7), (2825, 170),
    (2826, 171), (2828, 172), (2829, 11), (2830, 12), (2833, 13), (2838, 173), (2839, 15), (2840, 16), (2858, 17),
    (2867, 18), (2875, 174), (2877, 175), (2882, 176), (2890, 177), (2892, 178), (2898, 179), (2903, 180), (2905, 181),
    (2918, 179), (2923, 180), (2925, 181), (2945, 182), (2954, 183), (2957, 182), (2959, 17), (2961, 18), (2972, 19),
    (2981, 20), (2983, 21), (2993, 175), (2998, 176), (3006, 177), (3008, 178), (3014, 179), (3019, 180), (3021, 181),
    (3041, 182), (3050, 183), (3053, 182), (3055, 176), (3057, 177), (3059, 178), (3066, 181), (3085, 182), (3094, 183),
    (3097, 182), (3099, 181), (3111, 183), (3112, 185), (3114, 186), (3118, 187), (3121, 188), (3125, 189), (3131, 48),
    (3134, 49), (3143, 189), (3146, 197), (3147, 196), (3151, 189), (3159, 195), (3160, 193), (3163, 194), (3172, 190),
    (3174, 191), (3177, 192), (3179, 47), (3180, 48), (3186, 192), (3188, 198), (3194, 80), (3197, 202), (3202, 80),
    (3203, 57), (3204, 58), (3205, 59), (3206, 60), (3216, 61), (3218, 80), (3222, 202), (3227, 80), (3240, 202), (3245,
    80), (3252, 202), (3260, 198), (3263, 203), (3271, 198), (3272, 199), (3276, 200), (3277, 90), (3278, 91), (3281,
    92), (3283, 201), (3287, 88), (3288, 79), (3289, 80), (3292, 87), (3294, 82), (3296, 83), (3298, 84), (3300, 85),
    (3304, 86), (3306, 82), (3308, 123), (3311, 207), (3316, 123), (3317, 95), (3318, 96), (3319, 97), (3320, 98),
    (3330, 99), (3332, 123), (3336, 207), (3341, 123), (3354, 207), (3359, 123), (3366, 207), (3374, 203), (3377, 208),
    (3385, 203), (3386, 204), (3390, 205), (3392, 206), (3396, 131), (3397, 122), (3398, 123), (3401, 130), (3403, 125),
    (3405, 126), (3407, 127), (3409, 128), (3413, 129), (3415, 125), (3417, 151), (3423, 134), (3424, 135), (3425, 136),
    (3431, 151), (3432, 143), (3433, 144), (3434, 145), (3435, 146), (3442, 136), (3445, 137), (3447, 151), (3459, 146),
    (3462, 147), (3466, 148), (3468, 151), (3494, 208), (3504, 209), (3506, 158), (3507, 150), (3508, 151), (3511, 157),
    (3512, 153), (3514, 154), (3517, 155), (3519, 156), (3522, 209), (3523, 210), (3525, 211), (3527, 212), (3535, 213),
    (3538, 214), (3539, 160), (3540, 161), (3542, 162), (3545, 163), (3548, 164), (3556, 165), (3559, 166), (3567, 215),
    (3569, 216), (3571, 217), (3575, 218), (3579, 219), (3583, 220), (3587, 221), (3591, 222), (3594, 223), (3597, 224),
    (3603, 225), (3605, 226), (3609, 227), (3614, 228), (3621, 182), (3630, 183), (3633, 182), (3634, 228), (3645, 182),
    (3654, 183), (3657, 182), (3659, 228), (3666, 182), (3675, 183), (3678, 182), (3679, 228), (3690, 182), (3699, 183),
    (3702, 182), (3704, 228), (3716, 182), (3727, 183), (3730, 182), (3732, 0))
