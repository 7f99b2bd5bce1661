"""Tabletop Inc.: made by rulewright build from content, do not edit."""
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
    best_way,
    blur,
    distance,
    draw,
    finish,
    index_of,
    leave,
    mask_of,
    nothing,
    one,
    power,
    put_known,
    put_under_known,
    settle,
    shuffle,
    skip,
    stop,
    top_by,
    undecided,
)

COVER = set()
RUN_3 = ((0, 1, 2, 3), (0, 1, 2, 3, 4), (0, 1, 2, 3, 4, 5))
RUN_2 = ((0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (), (), (0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (), (0,
    1, 2, 3, 4, 5), (0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (0, 1, 2), (0, 1), (0,), (), (), (), (0, 1,
    2, 3), (0, 1, 2), (0, 1), (0,), (), (), (0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (), (0, 1), (0,),
    (), (), (), (), (0, 1, 2), (0, 1), (0,), (), (), (), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (), (), (0,), (), (),
    (), (), (), (0, 1), (0,), (), (), (), (), (0, 1, 2), (0, 1), (0,), (), (), (), (), (), (), (), (), (), (0,), (), (),
    (), (), (), (0, 1), (0,), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (), (0,), (), (), (), (), ())
TRACKS_SIZE = (3, 3, 4)
SIZE_TRACK_LINE = (3, 3, 4)
ALL_RESOURCE = (0, 1, 2, 3, 4)
CARDS_KIND = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3,
    3, 3, 3, 3)
RUN_7 = (1, 2)
ALL_ELEMENT = (0, 1, 2)
REACTS_3 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
RUN_1 = (0, 1, 2)
REACTS_1 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
REACTS_2 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
RUN_5 = ((1, 2), (0, 2), (0, 1), (4,), (3,))
ALL_JOBS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
ALL_CARDS = (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62,
    63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91,
    92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116,
    117, 118, 119, 120, 121, 122)
RUN_8 = ((0, 1, 2, 3), (0, 1, 2), (0, 1), (0,))
ALL_REWARDS = (0, 1, 2, 3)
REWARDS_MADE = (1, 2, 3, 4)
REACTS_4 = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
CARDS_PERMANENT = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0)
FORECASTS_JOB = (1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6,
    6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12, 12,
    12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15)
SPACES_JOB = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 10, 11,
    11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15, 15)
SPACES_ELEMENT = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)
ALL_SPACES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47)
ALL_RING = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
RING_SPACE = (10, 20, 30, 40, 50, 60, 70, 80, 90, 5, 25, 45, 65, 85)
RUN_9 = ((1, 2, 3), (2, 1, 3), (3, 2, 1))
GOALS_GAMES = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0)
ALL_UNIT = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
GOALS_NEEDS = (0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0)
HOURGLASS_STARTS_SPACE = (56, 72, 84, 92, 98)
ALL_TRACKS = (0, 1, 2)
RUN_10 = ((90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103), (6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 21), (22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46,
    47, 48, 49, 50, 51))
RUN_11 = (66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89)
ALL_GOALS = (123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
    144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158)
ALL_AWARD_CARDS = (0, 1, 2, 3, 4, 5)
ALL_ZAPS = (273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287)
ALL_TITLES = (249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269,
    270, 271, 272)
ALL_CORPORATIONS = (0, 1, 2, 3, 4, 5)
RUN_12 = ((), (159, 160, 161, 162, 163, 164), (165, 166, 167, 168, 169, 170), (171, 172, 173, 174, 175, 176), (177, 178,
    179, 180, 181, 182), (183, 184, 185, 186, 187, 188), (189, 190, 191, 192, 193, 194), (195, 196, 197, 198, 199, 200),
    (201, 202, 203, 204, 205, 206), (207, 208, 209, 210, 211, 212), (213, 214, 215, 216, 217, 218), (219, 220, 221, 222,
    223, 224), (225, 226, 227, 228, 229, 230), (231, 232, 233, 234, 235, 236), (237, 238, 239, 240, 241, 242), (243,
    244, 245, 246, 247, 248))
STARTS_POINTS = (0, 0, 0, 1, 1, 1)
STARTS_DOLLARS = (0, 1, 2, 0, 1, 2)
RUN_14 = (117, 118, 119, 120, 121, 122)
RUN_13 = ((104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116), (117, 118, 119, 120, 121, 122), (52, 53,
    54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65))
SPACES_FOUR_PLUS = (0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0,
    0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1)
SPACES_UNLIMITED = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
CARDS_JOB = (-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15,
    11, 4, 6, 5, 1, 7, 10, 12, 9, 3, 8, 13, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1)
ZAPS_JOB = (15, 12, 13, 11, 9, 10, 1, 4, 2, 3, 5, 6, 7, 8, 14)
ZAPS_VP = (1, 2, 3, 3, 3, 4, 6, 8, 4, 5, 6, 8, 1, 2, 2, 3, 1, 2, 3, 3, 1, 2, 3, 3, 1, 1, 2, 3, 1, 2, 3, 4, 1, 1, 2, 2,
    1, 1, 2, 2, 1, 1, 2, 2, 1, 2, 2, 2, 1, 1, 2, 2, 1, 2, 2, 3, 1, 1, 1, 2)
OPEN_PLACES = (0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0)
RUN_4 = (((0, 1, 2, 3), (0, 1, 2), (0, 1), (0,)), ((0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,)), ((0, 1, 2,
    3, 4, 5), (0, 1, 2, 3, 4), (0, 1, 2, 3), (0, 1, 2), (0, 1), (0,)))
RUN_6 = ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (10, 11, 12, 13, 14), (15, 16, 17, 18, 19), (20, 21, 22, 23, 24), (25, 26,
    27, 28, 29))
CARDS_VALUE = (1, 0, 2, 2, 2, 2, 1, 2, 3, 3, 2, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0)
CARD_ROW = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
    87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112,
    113, 114, 115, 116, 117, 117, 117, 117, 117, 117, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135,
    136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
    159, 159, 159, 159, 159, 159, 165, 165, 165, 165, 165, 165, 171, 171, 171, 171, 171, 171, 177, 177, 177, 177, 177,
    177, 183, 183, 183, 183, 183, 183, 189, 189, 189, 189, 189, 189, 195, 195, 195, 195, 195, 195, 201, 201, 201, 201,
    201, 201, 207, 207, 207, 207, 207, 207, 213, 213, 213, 213, 213, 213, 219, 219, 219, 219, 219, 219, 225, 225, 225,
    225, 225, 225, 231, 231, 231, 231, 231, 231, 237, 237, 237, 237, 237, 237, 243, 243, 243, 243, 243, 243, 249, 249,
    249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 273,
    274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287)
CARDS_PRICE = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0)
CARDS_ICONS = (1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0,
    0, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1,
    0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 2, 0, 0, 0, 2,
    0, 0, 0, 2, 2, 0, 0, 0, 2, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0,
    0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1)
PRICES_COST = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
GOALS_VALUE = (4, 6, 4, 4, 4, 4, 6, 6, 4, 7, 9, 4, 4, 4, 5, 9, 5, 5, 6, 4, 7, 4, 7, 6, 3, 5, 3, 3, 6, 3, 4, 6, 6, 5, 5,
    5)
GOALS_PENALTY = (2, 3, 2, 2, 2, 2, 3, 3, 2, 3, 4, 2, 2, 2, 2, 4, 3, 2, 3, 2, 3, 2, 3, 3, 1, 2, 1, 1, 3, 2, 2, 3, 3, 2,
    2, 2)
AWARD_CARDS_VALUE = (9, 13, 17, 9, 13, 17, 9, 13, 17, 9, 13, 16, 9, 13, 16, 9, 13, 16)
ALL_CHAIRS = (0, 1, 2, 3, 4)
CHAIRS_POW = (0, 0, 0, 0, 1)
AWARD_CARDS_NEEDS = (2, 2, 1, 3, 3, 2, 4, 4, 3, 2, 1, 2, 3, 2, 3, 4, 3, 4, 1, 2, 2, 2, 3, 3, 3, 4, 4, 3, 1, 1, 4, 2, 2,
    4, 3, 3, 1, 3, 1, 2, 4, 2, 3, 4, 3, 1, 1, 3, 2, 2, 4, 3, 3, 4)
GOALS_PARTS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
    0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
GOALS_LEVELS = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0)
GOALS_EQUAL = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0)
RANGE_1_1001 = range(1, 1001)
RANGE_1_4 = range(1, 4)
RANGE_4 = range(0, 4)
RANGE_1_10001 = range(1, 10001)
RANGE_1_5 = range(1, 5)
RANGE_1_3 = range(1, 3)
RANGE_1_901 = range(1, 901)
RANGES_FROM_1 = tuple([tuple(range(1, end + 1)) for end in range(5)])
PAIRS_5_5 = tuple([tuple([(a, b) for b in range(5)]) for a in range(5)])
PAIRS_4_4 = tuple([tuple([(a, b) for b in range(4)]) for a in range(4)])
RANGES_FROM_1_ = tuple([tuple(range(1, end)) for end in range(3)])
RANGES_FROM_1_2 = tuple([tuple(range(1, end + 1)) for end in range(3)])
RANGES_FROM_1_3 = tuple([tuple(range(1, end + 1)) for end in range(10)])
RANGES_FROM_0 = tuple([tuple(range(0, end + 1)) for end in range(6)])

def do_mix_join(s, most):  # do_mix, content/tabletop_inc/actions.rules:17
    found = []
    for dollars in RUN_3[most - 3]:
        for times in RUN_3[most - 3]:
            for ideas in RUN_2[(dollars * 3 + most) * 6 + times - 18]:
                found.append((dollars, times, ideas))
    return tuple(found)

def do_take_from_sum(s, me):  # do_take_from, content/tabletop_inc/actions.rules:51
    found = 0
    for k_ in ALL_RESOURCE:
        found += q_layable(s, me, k_)
    return found

def do_take_from_those(s, track, me):  # do_take_from, content/tabletop_inc/actions.rules:51
    found = []
    for card in s.piles[track + 106]:
        if len(d_passed(s, card, track)) - q_spared(s, me) <= do_take_from_sum(s, me):
            found.append(card)
    return tuple(found)

def do_take_from_those_(s, me):  # do_take_from, content/tabletop_inc/actions.rules:56
    found = []
    for kind_1 in ALL_RESOURCE:
        if q_layable(s, me, kind_1) > 0:
            found.append(kind_1)
    return tuple(found)

def do_take_from_those_2(s, bare_1, pick, candidates):  # do_take_from, content/tabletop_inc/actions.rules:54
    items = bare_1 + (pick,)
    if len(items) < 2:
        return items
    found = []
    for bare in items:
        found.append((index_of(candidates, bare), len(found), bare))
    found.sort()
    return tuple([entry[-1] for entry in found])

def do_train_those(s, me, discount):  # do_train, content/tabletop_inc/actions.rules:105
    tokens = s.tokens
    found = []
    for card_4 in s.piles[me + 19]:
        if tokens[me * 5] >= max(0, q_skill_price(s, me, card_4) - discount):
            found.append(card_4)
    return tuple(found)

def do_keep_objectives_those(s, kept_1, pick_1, candidates_1):  # do_keep_objectives, content/tabletop_inc/actions.rules:121
    items = kept_1 + (pick_1,)
    if len(items) < 2:
        return items
    found = []
    for kept in items:
        found.append((index_of(candidates_1, kept), len(found), kept))
    found.sort()
    return tuple([entry[-1] for entry in found])

def do_buy_those(s, me, kind_3):  # do_buy, content/tabletop_inc/actions.rules:145
    stock = s.stock
    tokens = s.tokens
    found = []
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0 and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0) and tokens[me * 5 + 3] >= (q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0)):
            found.append(n)
    return tuple(found)

def do_buy_part_those(s, me):  # do_buy_part, content/tabletop_inc/actions.rules:140
    found = []
    for kind_4 in RUN_7:
        if can_buy(s, me, kind_4):
            found.append(kind_4)
    return tuple(found)

def do_upgrade_those(s, me):  # do_upgrade, content/tabletop_inc/actions.rules:164
    found = []
    for kind_5 in ALL_ELEMENT:
        if d_can_rise(s, me, kind_5) and can_raise(s, me, kind_5):
            found.append(kind_5)
    return tuple(found)

def do_publish_game_first(s):  # do_publish_game, content/tabletop_inc/actions.rules:186
    found = -1
    for title in s.piles[94]:
        return title
    return found

def do_publish_game_those(s, seat_7, me):  # do_publish_game, content/tabletop_inc/actions.rules:190
    found = []
    for card_22 in s.piles[seat_7 + 31]:
        if REACTS_3[card_22] and PENDING_3[card_22](s, seat_7, me, card_22):
            found.append(card_22)
    return tuple(found)

def do_publish_game_those_(s, waiting_2, now_2, seat_7, me):  # do_publish_game, content/tabletop_inc/actions.rules:190
    loc = s.loc
    found = []
    for card_22 in waiting_2:
        if card_22 != now_2 and (loc[card_22] == seat_7 + 31 and PENDING_3[card_22](s, seat_7, me, card_22)):
            found.append(card_22)
    return tuple(found)

def do_jobs_action_pts_those(s, seat_5, me):  # do_jobs_action_pts, content/tabletop_inc/actions.rules:8
    found = []
    for card_20 in s.piles[seat_5 + 49]:
        if REACTS_1[card_20] and PENDING_1[card_20](s, seat_5, me, card_20):
            found.append(card_20)
    return tuple(found)

def do_jobs_action_pts_those_(s, waiting, now, seat_5, me):  # do_jobs_action_pts, content/tabletop_inc/actions.rules:8
    loc = s.loc
    found = []
    for card_20 in waiting:
        if card_20 != now and (loc[card_20] == seat_5 + 49 and PENDING_1[card_20](s, seat_5, me, card_20)):
            found.append(card_20)
    return tuple(found)

def do_jobs_action_res_those(s, seat_6, me):  # do_jobs_action_res, content/tabletop_inc/actions.rules:11
    found = []
    for card_21 in s.piles[seat_6 + 49]:
        if REACTS_2[card_21] and PENDING_2[card_21](s, seat_6, me, card_21):
            found.append(card_21)
    return tuple(found)

def do_jobs_action_res_those_(s, waiting_1, now_1, seat_6, me):  # do_jobs_action_res, content/tabletop_inc/actions.rules:11
    loc = s.loc
    found = []
    for card_21 in waiting_1:
        if card_21 != now_1 and (loc[card_21] == seat_6 + 49 and PENDING_2[card_21](s, seat_6, me, card_21)):
            found.append(card_21)
    return tuple(found)

def do_jobs_action_awd_those(s, me):  # do_jobs_action_awd, content/tabletop_inc/actions.rules:195
    shelf = s.shelf
    piles = s.piles
    found = []
    for n_2 in RANGE_1_4:
        if shelf[n_2 - 1] > 0:
            for title_1 in piles[me + 61]:
                if d_short_by(s, me, title_1, n_2) <= q_award_slack(s, me) and extra_take_award(s, me, n_2, title_1):
                    found.append(n_2)
                    break
    return tuple(found)

def do_jobs_action_awd_those_(s, me, do_take_award_n_2):  # do_jobs_action_awd, content/tabletop_inc/actions.rules:196
    found = []
    for title_1 in s.piles[me + 61]:
        if d_short_by(s, me, title_1, do_take_award_n_2) <= q_award_slack(s, me) and extra_take_award(s, me, do_take_award_n_2, title_1):
            found.append(title_1)
    return tuple(found)

def do_jobs_action_trd_join(s, me):  # do_jobs_action_trd, content/tabletop_inc/actions.rules:24
    tokens = s.tokens
    found = []
    for give in ALL_RESOURCE:
        for get in RUN_5[give]:
            if tokens[me * 5 + give] > 0:
                found.append(PAIRS_5_5[give][get])
    return tuple(found)

def do_cards_effect_f02_those(s, me):  # do_cards_effect_f02, content/tabletop_inc/cards/freelancers.yaml:13
    found = []
    for what in ALL_JOBS:
        if CAN_JOBS_ACTION[what](s, me, what):
            found.append(what)
    return tuple(found)

def do_cards_effect_f04_any(s, copied):  # do_cards_effect_f04, content/tabletop_inc/cards/freelancers.yaml:27
    loc = s.loc
    for p_1 in CLOCKWISE[s.n][0]:
        if loc[copied] == p_1 + 31:
            return True
    return False

def do_cards_effect_f04_those(s, this, me):  # do_cards_effect_f04, content/tabletop_inc/cards/freelancers.yaml:27
    found = []
    for copied in ALL_CARDS:
        if CARDS_KIND[copied - 6] == 1 and copied != this and do_cards_effect_f04_any(s, copied) and CAN_CARDS_EFFECT[copied - 6](s, me, copied):
            found.append(copied)
    return tuple(found)

def do_cards_effect_f07_any(s, me):  # do_cards_effect_f07, content/tabletop_inc/cards/freelancers.yaml:47
    for kind_5 in ALL_ELEMENT:
        if d_can_rise(s, me, kind_5) and can_raise(s, me, kind_5):
            return True
    return False

def do_cards_effect_f09_join(s):  # do_cards_effect_f09, content/tabletop_inc/cards/freelancers.yaml:61
    found = []
    for tests in RANGE_4:
        for papers in RUN_8[tests]:
            found.append(PAIRS_4_4[tests][papers])
    return tuple(found)

def do_confirm_first(s, me):  # do_confirm, content/tabletop_inc/workers.rules:131
    piles = s.piles
    found = -1
    for row in ALL_REWARDS:
        if REWARDS_MADE[row] == len(piles[me + 85]):
            return row
    return found

def do_confirm_those(s, seat_8, me, card_12):  # do_confirm, content/tabletop_inc/workers.rules:132
    found = []
    for card_23 in s.piles[seat_8 + 31]:
        if REACTS_4[card_23] and PENDING_4[card_23](s, seat_8, me, card_12, card_23):
            found.append(card_23)
    return tuple(found)

def do_confirm_those_(s, waiting_3, now_3, seat_8, me, card_12):  # do_confirm, content/tabletop_inc/workers.rules:132
    loc = s.loc
    found = []
    for card_23 in waiting_3:
        if card_23 != now_3 and (loc[card_23] == seat_8 + 31 and PENDING_4[card_23](s, seat_8, me, card_12, card_23)):
            found.append(card_23)
    return tuple(found)

def do_free_action_those(s, me):  # do_free_action, content/tabletop_inc/workers.rules:48
    found = []
    for what_1 in ALL_JOBS:
        if CAN_JOBS_ACTION[what_1](s, me, what_1):
            found.append(what_1)
    return tuple(found)

def do_cards_effect_i29_any(s, me):  # do_cards_effect_i29, content/tabletop_inc/cards/items.yaml:134
    for kind_4 in RUN_7:
        if can_buy(s, me, kind_4):
            return True
    return False

def do_use_item_those(s, me):  # do_use_item, content/tabletop_inc/workers.rules:61
    found = []
    for card_10 in s.piles[me + 49]:
        if not CARDS_PERMANENT[card_10 - 6]:
            found.append(card_10)
    return tuple(found)

def do_slot_skill_those(s, me):  # do_slot_skill, content/tabletop_inc/workers.rules:67
    card_trained = s.card_trained
    found = []
    for carrier in s.piles[me + 31]:
        if not card_trained[carrier - 6]:
            found.append(carrier)
    return tuple(found)

def do_seen_at_first(s, seat_9, job_1):  # do_seen_at, content/tabletop_inc/bots.rules:32
    found = -1
    for card_24 in s.piles[seat_9 + 97]:
        if FORECASTS_JOB[card_24 - 159] == job_1:
            return card_24
    return found

def do_seen_at_first_(s, seat_9, job_1):  # do_seen_at, content/tabletop_inc/workers.rules:126
    found = -1
    for card_25 in s.piles[seat_9 + 79]:
        if FORECASTS_JOB[card_25 - 159] == job_1:
            return card_25
    return found

def do_take_back_those(s, space_3, me):  # do_take_back, content/tabletop_inc/workers.rules:92
    found = []
    for item in s.space_workers[space_3]:
        if item != me:
            found.append(item)
    return tuple(found)

def do_collect_those(s):  # do_collect, content/tabletop_inc/bots.rules:25
    automa = s.automa
    found = []
    for seat in CLOCKWISE[s.n][0]:
        if automa[seat] == 0:
            found.append(seat)
    return tuple(found)

def do_collect_those_(s, me):  # do_collect, content/tabletop_inc/workers.rules:88
    found = []
    for n_3 in RANGES_FROM_1[q_max_predictions(s, me)]:
        if can_predict(s, me, n_3):
            found.append(n_3)
    return tuple(found)

def do_collect_those_2(s, me, n_3):  # do_collect, content/tabletop_inc/workers.rules:112
    piles = s.piles
    tokens = s.tokens
    found = []
    for about in RIVALS[s.n][me]:
        if len(piles[me + 73]) >= n_3 and (extra_predict(s, me, n_3, about) and tokens[me * 5 + 3] >= n_3):
            found.append(about)
    return tuple(found)

def do_collect_those_3(s, guesses_1, pick_2, candidates_2):  # do_collect, content/tabletop_inc/workers.rules:113
    items = guesses_1 + (pick_2,)
    if len(items) < 2:
        return items
    found = []
    for guesses in items:
        found.append((index_of(candidates_2, guesses), len(found), guesses))
    found.sort()
    return tuple([entry[-1] for entry in found])

def do_zaps_adjust_z03_highest(s, me):  # do_zaps_adjust_z03, content/tabletop_inc/bots.rules:45
    awards = s.awards
    found = None
    for n_6 in RANGE_1_4:
        if awards[me * 3 + n_6 - 1] > 0:
            value = n_6
            if found is None or value > found:
                found = value
    return 0 if found is None else found

def do_zaps_adjust_z03_first(s, wanted_3):  # do_zaps_adjust_z03, content/tabletop_inc/bots.rules:46
    shelf = s.shelf
    found = -1
    for n_7 in RUN_9[wanted_3 - 1]:
        if shelf[n_7 - 1] > 0:
            return n_7
    return found

def best_way__those(s, me, goal):  # best_way_, content/tabletop_inc/game.rules:219
    found = []
    for shown in s.piles[me + 61]:
        if d_suits(s, shown, goal):
            found.append(shown)
    return tuple(found)

def best_way__those_(s, shown_1, pick_3, candidates_3):  # best_way_, content/tabletop_inc/game.rules:223
    items = shown_1 + (pick_3,)
    if len(items) < 2:
        return items
    found = []
    for shown in items:
        found.append((index_of(candidates_3, shown), len(found), shown))
    found.sort()
    return tuple([entry[-1] for entry in found])

def main_those(s, p_2):  # main, content/tabletop_inc/game.rules:180
    found = []
    for limit in s.piles[p_2 + 19]:
        if CARDS_KIND[limit - 6] == 4:
            found.append(limit)
    return tuple(found)

def main_any(s, free):  # main, content/tabletop_inc/game.rules:160
    corporation = s.corporation
    for p in CLOCKWISE[s.n][0]:
        if corporation[p] == free:
            return True
    return False

def main_first(s):  # main, content/tabletop_inc/game.rules:160
    found = -1
    for free in ALL_CORPORATIONS:
        if not main_any(s, free):
            return free
    return found

def main_first_(s, job):  # main, content/tabletop_inc/game.rules:162
    loc = s.loc
    found = -1
    for card_6 in RUN_12[job]:
        if loc[card_6] == 0:
            return card_6
    return found

def main_any_(s, p_2):  # main, content/tabletop_inc/game.rules:179
    for power_ in s.piles[p_2 + 19]:
        if CARDS_KIND[power_ - 6] == 2:
            return True
    return False

def main_any_2(s, p_2):  # main, content/tabletop_inc/game.rules:179
    for limit in s.piles[p_2 + 19]:
        if CARDS_KIND[limit - 6] == 4:
            return True
    return False

def main_those_(s, p_2):  # main, content/tabletop_inc/game.rules:179
    found = []
    for power_ in s.piles[p_2 + 19]:
        if CARDS_KIND[power_ - 6] == 2:
            found.append(power_)
    return tuple(found)

def main_first_2(s):  # main, content/tabletop_inc/game.rules:172
    loc = s.loc
    found = -1
    for card_9 in RUN_14:
        if loc[card_9] == 0:
            return card_9
    return found

def main_those_2(s, kind_9):  # main, content/tabletop_inc/game.rules:177
    loc = s.loc
    found = []
    for dealt in RUN_13[kind_9 - 2]:
        if loc[dealt] == 0:
            found.append(dealt)
    return tuple(found)

def main_those_3(s, seat_1):  # main, content/tabletop_inc/workers.rules:8
    space_workers = s.space_workers
    tokens = s.tokens
    found = []
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (tokens[seat_1 * 5 + 2] >= PRICE_SPACES_COST_0[space](s, seat_1, space) and tokens[seat_1 * 5 + 1] >= PRICE_SPACES_COST_1[space](s, seat_1, space) and tokens[seat_1 * 5] >= PRICE_SPACES_COST_2[space](s, seat_1, space)):
            found.append(space)
    return tuple(found)

def main_those_4(s, seat_1):  # main, content/tabletop_inc/workers.rules:14
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    found = []
    for expert_1 in s.piles[seat_1 + 31]:
        if card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (tokens[seat_1 * 5 + 2] >= (PRICE_SPACES_COST_0[space_2](s, seat_1, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[seat_1 * 5 + 1] >= (PRICE_SPACES_COST_1[space_2](s, seat_1, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[seat_1 * 5] >= (PRICE_SPACES_COST_2[space_2](s, seat_1, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0)):
                    found.append(expert_1)
                    break
    return tuple(found)

def main_those_5(s, seat_1):  # main, content/tabletop_inc/workers.rules:23
    card_occupied = s.card_occupied
    found = []
    for helper in s.piles[seat_1 + 31]:
        if CARDS_KIND[helper - 6] == 1 and not card_occupied[helper - 6]:
            found.append(helper)
    return tuple(found)

def main_those_6(s, seat_1):  # main, content/tabletop_inc/workers.rules:28
    card_ready = s.card_ready
    found = []
    for expert_2 in s.piles[seat_1 + 31]:
        if card_ready[expert_2 - 6]:
            found.append(expert_2)
    return tuple(found)

def main_those_7(s, seat_1, do_place_specialist_expert_1):  # main, content/tabletop_inc/workers.rules:15
    space_workers = s.space_workers
    tokens = s.tokens
    found = []
    for space_2 in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (tokens[seat_1 * 5 + 2] >= (PRICE_SPACES_COST_0[space_2](s, seat_1, space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[seat_1 * 5 + 1] >= (PRICE_SPACES_COST_1[space_2](s, seat_1, space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[seat_1 * 5] >= (PRICE_SPACES_COST_2[space_2](s, seat_1, space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[space_2] else 0)):
            found.append(space_2)
    return tuple(found)

def main_those_8(s, seat_1):  # main, content/tabletop_inc/workers.rules:29
    card_occupied = s.card_occupied
    found = []
    for helper_2 in s.piles[seat_1 + 31]:
        if CARDS_KIND[helper_2 - 6] == 1 and not card_occupied[helper_2 - 6]:
            found.append(helper_2)
    return tuple(found)

def main_first_3(s, zap):  # main, content/tabletop_inc/bots.rules:12
    space_workers = s.space_workers
    found = -1
    for space_4 in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space_4]) and (SPACES_UNLIMITED[space_4] or not space_workers[space_4]) and SPACES_JOB[space_4] == ZAPS_JOB[zap - 273]:
            return space_4
    return found

def main_worth(s, seat_2):  # main, content/tabletop_inc/game.rules:216
    return s.objective_points[seat_2]

def main_worth_logged(s, seat_2):  # main, content/tabletop_inc/game.rules:216
    return s.objective_points[seat_2]

def main_worth_played(s, seat_2):  # main, content/tabletop_inc/game.rules:216
    return s.objective_points[seat_2]

def can_buy_any(s, me, kind_3):  # can_buy, content/tabletop_inc/actions.rules:143
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0 and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0) and tokens[me * 5 + 3] >= (q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0)):
            return True
    return False

def can_take_award_any(s, me):  # can_take_award, content/tabletop_inc/actions.rules:194
    for title_1 in s.piles[me + 61]:
        if d_short_by(s, me, title_1, 1) <= q_award_slack(s, me) and extra_take_award(s, me, 1, title_1):
            return True
    return False

def can_take_award_any_(s, me):  # can_take_award, content/tabletop_inc/actions.rules:194
    for title_1 in s.piles[me + 61]:
        if d_short_by(s, me, title_1, 2) <= q_award_slack(s, me) and extra_take_award(s, me, 2, title_1):
            return True
    return False

def can_take_award_any_2(s, me):  # can_take_award, content/tabletop_inc/actions.rules:194
    for title_1 in s.piles[me + 61]:
        if d_short_by(s, me, title_1, 3) <= q_award_slack(s, me) and extra_take_award(s, me, 3, title_1):
            return True
    return False

def can_cards_effect_again_f09_any(s):  # can_cards_effect_again_f09, content/tabletop_inc/cards/freelancers.yaml:61
    for papers in RUN_8[0]:
        return True
    return False

def can_cards_effect_again_f09_any_(s):  # can_cards_effect_again_f09, content/tabletop_inc/cards/freelancers.yaml:61
    for papers in RUN_8[1]:
        return True
    return False

def can_cards_effect_again_f09_any_2(s):  # can_cards_effect_again_f09, content/tabletop_inc/cards/freelancers.yaml:61
    for papers in RUN_8[2]:
        return True
    return False

def can_cards_effect_again_f09_any_3(s):  # can_cards_effect_again_f09, content/tabletop_inc/cards/freelancers.yaml:61
    for papers in RUN_8[3]:
        return True
    return False

def can_slot_skill_any(s, me):  # can_slot_skill, content/tabletop_inc/workers.rules:65
    card_trained = s.card_trained
    for carrier in s.piles[me + 31]:
        if not card_trained[carrier - 6]:
            return True
    return False

def can_place_worker_any(s, me):  # can_place_worker, content/tabletop_inc/workers.rules:6
    space_workers = s.space_workers
    tokens = s.tokens
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (tokens[me * 5 + 2] >= PRICE_SPACES_COST_0[space](s, me, space) and tokens[me * 5 + 1] >= PRICE_SPACES_COST_1[space](s, me, space) and tokens[me * 5] >= PRICE_SPACES_COST_2[space](s, me, space)):
            return True
    return False

def can_place_at_freelancer_any(s, me):  # can_place_at_freelancer, content/tabletop_inc/workers.rules:21
    card_occupied = s.card_occupied
    for helper in s.piles[me + 31]:
        if CARDS_KIND[helper - 6] == 1 and not card_occupied[helper - 6]:
            return True
    return False

def can_specialist_at_freelancer_any(s, me):  # can_specialist_at_freelancer, content/tabletop_inc/workers.rules:27
    card_ready = s.card_ready
    for expert_2 in s.piles[me + 31]:
        if card_ready[expert_2 - 6]:
            return True
    return False

def can_specialist_at_freelancer_any_(s, me):  # can_specialist_at_freelancer, content/tabletop_inc/workers.rules:27
    card_occupied = s.card_occupied
    for helper_2 in s.piles[me + 31]:
        if CARDS_KIND[helper_2 - 6] == 1 and not card_occupied[helper_2 - 6]:
            return True
    return False

def can_fulfil_all(s, me, goal_1):  # can_fulfil, content/tabletop_inc/game.rules:221
    for u in ALL_UNIT:
        if not d_left(s, me, u) >= GOALS_NEEDS[goal_1 * 17 + u - 2091]:
            return False
    return True

def can_fulfil_count(s, me, goal_1):  # can_fulfil, content/tabletop_inc/game.rules:221
    found = 0
    for shown in s.piles[me + 61]:
        if d_suits(s, shown, goal_1):
            found += 1
    return found

def total_score_sum(s, seat):  # total_score
    found = 0
    for t in s.piles[seat + 61]:
        found += d_levels(s, t)
    return found

def total_score_sum_(s, seat):  # total_score
    found = 0
    for c_2 in s.piles[seat + 31]:
        found += CARDS_VALUE[c_2 - 6]
    return found

def winners_best(s):  # winners
    starter = s.starter
    found = []
    best = None
    for candidate in CLOCKWISE[s.n][0]:
        key = (-total_score(s, candidate), -distance(s.n, starter, candidate))
        if best is None or key < best:
            best = key
            found = [candidate]
        elif key == best:
            found.append(candidate)
    return tuple(found)

def always_0_count(s, p_3):  # always_0, content/tabletop_inc/game.rules:237
    card_ready = s.card_ready
    found = 0
    for c_3 in s.piles[p_3 + 31]:
        if card_ready[c_3 - 6]:
            found += 1
    return found

def always_3_count(s, k_2, n_9):  # always_3, content/tabletop_inc/game.rules:240
    level = s.level
    found = 0
    for p_4 in CLOCKWISE[s.n][0]:
        if level[p_4 * 3 + k_2] == n_9:
            found += 1
    return found

def always_3_count_(s, k_2, n_9):  # always_3, content/tabletop_inc/game.rules:240
    title_part = s.title_part
    found = 0
    for t_1 in ALL_TITLES:
        if title_part[t_1 * 3 + k_2 - 747] == n_9:
            found += 1
    return found

def always_4_sum(s):  # always_4, content/tabletop_inc/game.rules:241
    awards = s.awards
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += awards[p_5 * 3]
    return found

def always_4_sum_(s):  # always_4, content/tabletop_inc/game.rules:241
    awards = s.awards
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += awards[p_5 * 3 + 1]
    return found

def always_4_sum_2(s):  # always_4, content/tabletop_inc/game.rules:241
    awards = s.awards
    found = 0
    for p_5 in CLOCKWISE[s.n][0]:
        found += awards[p_5 * 3 + 2]
    return found

def always_5_sum(s, p_6):  # always_5, content/tabletop_inc/game.rules:242
    awards = s.awards
    found = 0
    for n_11 in RANGE_1_4:
        found += awards[p_6 * 3 + n_11 - 1]
    return found

def extra_take_award_any(s, me, its_n):  # extra_take_award
    for card_26 in s.piles[me + 43]:
        if CARD_ROW[card_26] == 53 and its_n == 3:
            return True
    return False

def extra_take_award_any_(s, me, its_n):  # extra_take_award
    for card_27 in s.piles[me + 43]:
        if CARD_ROW[card_27] == 61 and its_n == 2:
            return True
    return False

def extra_take_award_any_2(s, me, its_n):  # extra_take_award
    for card_28 in s.piles[me + 43]:
        if CARD_ROW[card_28] == 64 and its_n == 1:
            return True
    return False

def extra_predict_any(s, me, its_n):  # extra_predict
    for card_29 in s.piles[me + 43]:
        if CARD_ROW[card_29] == 57 and its_n == 1:
            return True
    return False

def q_research_yield_sum(s, me):  # q_research_yield, content/tabletop_inc/actions.rules:28
    at_work = s.at_work
    found = 0
    for card_30 in s.piles[me + 31]:
        if CARD_ROW[card_30] == 93 and at_work == card_30:
            found += 2
    return found

def q_playtest_yield_sum(s, me):  # q_playtest_yield, content/tabletop_inc/actions.rules:31
    at_work = s.at_work
    found = 0
    for card_31 in s.piles[me + 31]:
        if CARD_ROW[card_31] == 94 and at_work == card_31:
            found += 2
    return found

def q_mixed_yield_sum(s, me):  # q_mixed_yield, content/tabletop_inc/actions.rules:34
    at_work = s.at_work
    found = 0
    for card_32 in s.piles[me + 31]:
        if CARD_ROW[card_32] == 96 and at_work == card_32:
            found += 2
    return found

def q_spared_count(s, me):  # q_spared, content/tabletop_inc/actions.rules:69
    found = 0
    for card_33 in s.piles[me + 49]:
        if CARD_ROW[card_33] == 39:
            found += 1
    return found

def q_spared_sum(s, me):  # q_spared, content/tabletop_inc/actions.rules:69
    at_work = s.at_work
    found = 0
    for card_34 in s.piles[me + 31]:
        if CARD_ROW[card_34] == 92 and at_work == card_34:
            found += 3
    return found

def q_spared_sum_(s, me):  # q_spared, content/tabletop_inc/actions.rules:69
    at_work = s.at_work
    found = 0
    for card_35 in s.piles[me + 31]:
        if CARD_ROW[card_35] == 95 and at_work == card_35:
            found += 3
    return found

def q_spared_sum_2(s, me):  # q_spared, content/tabletop_inc/actions.rules:69
    at_work = s.at_work
    found = 0
    for card_36 in s.piles[me + 31]:
        if CARD_ROW[card_36] == 101 and at_work == card_36:
            found += 3
    return found

def q_layable_count(s, me, kind_11):  # q_layable, content/tabletop_inc/actions.rules:73
    found = 0
    for card_37 in s.piles[me + 43]:
        if CARD_ROW[card_37] == 55 and kind_11 == 2:
            found += 1
    return found

def q_layable_count_(s, me, kind_11):  # q_layable, content/tabletop_inc/actions.rules:73
    found = 0
    for card_38 in s.piles[me + 43]:
        if CARD_ROW[card_38] == 63 and kind_11 == 1:
            found += 1
    return found

def q_layable_count_2(s, me, kind_11):  # q_layable, content/tabletop_inc/actions.rules:73
    found = 0
    for card_39 in s.piles[me + 43]:
        if CARD_ROW[card_39] == 65 and kind_11 == 0:
            found += 1
    return found

def q_seatings_count(s, me):  # q_seatings, content/tabletop_inc/actions.rules:92
    at_work = s.at_work
    found = 0
    for card_40 in s.piles[me + 31]:
        if CARD_ROW[card_40] == 103 and at_work == card_40:
            found += 1
    return found

def q_seat_limit_first(s, me):  # q_seat_limit, content/tabletop_inc/actions.rules:96
    found = -1
    for card_41 in s.piles[me + 43]:
        if CARD_ROW[card_41] == 62:
            return card_41
    return found

def q_skill_price_sum(s, me):  # q_skill_price, content/tabletop_inc/actions.rules:110
    at_work = s.at_work
    found = 0
    for card_43 in s.piles[me + 31]:
        if CARD_ROW[card_43] == 100 and at_work == card_43:
            found += -1
    return found

def q_goals_kept_count(s, me):  # q_goals_kept, content/tabletop_inc/actions.rules:123
    at_work = s.at_work
    found = 0
    for card_44 in s.piles[me + 31]:
        if CARD_ROW[card_44] == 90 and at_work == card_44:
            found += 1
    return found

def q_skill_sum(s, me, kind_12):  # q_skill, content/tabletop_inc/actions.rules:128
    found = 0
    for c_4 in s.piles[me + 31]:
        found += CARDS_ICONS[c_4 * 3 + kind_12 - 18]
    return found

def q_skill_sum_(s, me, kind_12):  # q_skill, content/tabletop_inc/actions.rules:128
    found = 0
    for c_5 in s.piles[me + 37]:
        found += CARDS_ICONS[c_5 * 3 + kind_12 - 18]
    return found

def q_skill_sum_2(s, me, kind_12):  # q_skill, content/tabletop_inc/actions.rules:128
    found = 0
    for c_6 in s.piles[me + 49]:
        found += CARDS_ICONS[c_6 * 3 + kind_12 - 18]
    return found

def q_part_price_sum(s, me, kind_13):  # q_part_price, content/tabletop_inc/actions.rules:152
    found = 0
    for card_45 in s.piles[me + 49]:
        if CARD_ROW[card_45] == 38 and kind_13 == 0:
            found += -1
    return found

def q_part_price_sum_(s, me, kind_13):  # q_part_price, content/tabletop_inc/actions.rules:152
    at_work = s.at_work
    found = 0
    for card_46 in s.piles[me + 31]:
        if CARD_ROW[card_46] == 99 and (at_work == card_46 and kind_13 == 0):
            found += -1
    return found

def q_part_price_sum_2(s, me, kind_13):  # q_part_price, content/tabletop_inc/actions.rules:152
    found = 0
    for card_47 in s.piles[me + 31]:
        if CARD_ROW[card_47] == 106 and kind_13 == 0:
            found += -2
    return found

def q_part_price_sum_3(s, me, kind_13):  # q_part_price, content/tabletop_inc/actions.rules:152
    found = 0
    for card_48 in s.piles[me + 31]:
        if CARD_ROW[card_48] == 110 and kind_13 == 2:
            found += -2
    return found

def q_top_level_first(s, me, kind_14):  # q_top_level, content/tabletop_inc/actions.rules:155
    found = -1
    for card_51 in s.piles[me + 43]:
        if CARD_ROW[card_51] == 60 and kind_14 == 0:
            return card_51
    return found

def q_top_level_first_(s, me, kind_14):  # q_top_level, content/tabletop_inc/actions.rules:155
    found = -1
    for card_50 in s.piles[me + 43]:
        if CARD_ROW[card_50] == 54 and kind_14 == 1:
            return card_50
    return found

def q_top_level_first_2(s, me, kind_14):  # q_top_level, content/tabletop_inc/actions.rules:155
    found = -1
    for card_49 in s.piles[me + 43]:
        if CARD_ROW[card_49] == 52 and kind_14 == 2:
            return card_49
    return found

def q_upgrade_steps_count(s, me):  # q_upgrade_steps, content/tabletop_inc/actions.rules:179
    at_work = s.at_work
    found = 0
    for card_52 in s.piles[me + 31]:
        if CARD_ROW[card_52] == 91 and at_work == card_52:
            found += 1
    return found

def q_award_slack_count(s, me):  # q_award_slack, content/tabletop_inc/actions.rules:201
    at_work = s.at_work
    found = 0
    for card_53 in s.piles[me + 31]:
        if CARD_ROW[card_53] == 102 and at_work == card_53:
            found += 1
    return found

def q_goal_value_sum(s, me):  # q_goal_value, content/tabletop_inc/game.rules:205
    found = 0
    for card_54 in s.piles[me + 43]:
        if CARD_ROW[card_54] == 56:
            found += -1
    return found

def q_goal_value_sum_(s, me):  # q_goal_value, content/tabletop_inc/game.rules:205
    found = 0
    for card_55 in s.piles[me + 31]:
        if CARD_ROW[card_55] == 114:
            found += 2
    return found

def q_goal_penalty_count(s, me):  # q_goal_penalty, content/tabletop_inc/game.rules:208
    found = 0
    for card_56 in s.piles[me + 43]:
        if CARD_ROW[card_56] == 59:
            found += 1
    return found

def q_goal_penalty_count_(s, me):  # q_goal_penalty, content/tabletop_inc/game.rules:208
    found = 0
    for card_57 in s.piles[me + 31]:
        if CARD_ROW[card_57] == 112:
            found += 1
    return found

def q_award_value_first(s, me, n_13):  # q_award_value, content/tabletop_inc/game.rules:211
    found = -1
    for card_60 in s.piles[me + 31]:
        if CARD_ROW[card_60] == 116 and n_13 == 2:
            return card_60
    return found

def q_award_value_first_(s, me, n_13):  # q_award_value, content/tabletop_inc/game.rules:211
    found = -1
    for card_59 in s.piles[me + 31]:
        if CARD_ROW[card_59] == 113 and n_13 == 1:
            return card_59
    return found

def q_award_value_first_2(s, me, n_13):  # q_award_value, content/tabletop_inc/game.rules:211
    found = -1
    for card_58 in s.piles[me + 31]:
        if CARD_ROW[card_58] == 104 and n_13 == 3:
            return card_58
    return found

def q_award_value_sum(s, me, n_13):  # q_award_value, content/tabletop_inc/game.rules:211
    found = 0
    for a in s.piles[me + 1]:
        found += AWARD_CARDS_VALUE[a * 3 + n_13 - 1]
    return found

def q_free_actions_count(s, me):  # q_free_actions, content/tabletop_inc/workers.rules:51
    found = 0
    for card_61 in s.piles[me + 31]:
        if CARD_ROW[card_61] == 115:
            found += 1
    return found

def q_max_predictions_sum(s, me):  # q_max_predictions, content/tabletop_inc/workers.rules:117
    found = 0
    for card_62 in s.piles[me + 43]:
        if CARD_ROW[card_62] == 58:
            found += -1
    return found

def d_next_level_those(s, me, kind_15):  # d_next_level, content/tabletop_inc/actions.rules:160
    level = s.level
    stock = s.stock
    found = []
    for n_14 in RANGES_FROM_1[q_top_level(s, me, kind_15)]:
        if n_14 > level[me * 3 + kind_15] and stock[kind_15 * 4 + n_14 - 1] > 0:
            found.append(n_14)
    return tuple(found)

def d_short_by_sum(s, a_1, n_15, title_3):  # d_short_by, content/tabletop_inc/actions.rules:192
    title_part = s.title_part
    found = 0
    for k_3 in ALL_ELEMENT:
        found += max(0, AWARD_CARDS_NEEDS[a_1 * 9 + (n_15 * 3 + k_3) - 3] - title_part[title_3 * 3 + k_3 - 747])
    return found

def d_owned_count(s, me):  # d_owned, content/tabletop_inc/game.rules:193
    found = 0
    for i in s.piles[me + 49]:
        if CARDS_PERMANENT[i - 6]:
            found += 1
    return found

def d_owned_sum(s, me):  # d_owned, content/tabletop_inc/game.rules:193
    awards = s.awards
    found = 0
    for n_16 in RANGE_1_4:
        found += awards[me * 3 + n_16 - 1]
    return found

def d_suits_all(s, title_5, goal_4):  # d_suits, content/tabletop_inc/game.rules:202
    title_part = s.title_part
    for k_5 in ALL_ELEMENT:
        if not title_part[title_5 * 3 + k_5 - 747] >= GOALS_PARTS[goal_4 * 3 + k_5 - 369]:
            return False
    return True

def d_suits_all_(s, title_5):  # d_suits, content/tabletop_inc/game.rules:202
    title_part = s.title_part
    for k_6 in ALL_ELEMENT:
        if not title_part[title_5 * 3 + k_6 - 747] == title_part[title_5 * 3 - 747]:
            return False
    return True

def d_placed_count(s, s_3, me):  # d_placed, content/tabletop_inc/workers.rules:4
    found = 0
    for w in s.space_workers[s_3]:
        if w == me:
            found += 1
    return found

def d_placed_sum(s, me):  # d_placed, content/tabletop_inc/workers.rules:4
    found = 0
    for s_3 in ALL_SPACES:
        found += d_placed_count(s, s_3, me)
    return found

def d_placed_count_(s, me):  # d_placed, content/tabletop_inc/workers.rules:4
    card_occupied = s.card_occupied
    found = 0
    for c_10 in s.piles[me + 31]:
        if card_occupied[c_10 - 6]:
            found += 1
    return found

def pay_edges_any(s, me):  # pay_edges
    at_work = s.at_work
    for card_64 in s.piles[me + 31]:
        if CARD_ROW[card_64] == 97 and at_work == card_64:
            return True
    return False

def pay_edges_any_(s, me):  # pay_edges
    at_work = s.at_work
    for card_65 in s.piles[me + 31]:
        if CARD_ROW[card_65] == 97 and at_work == card_65:
            return True
    return False

def pay_edges_any_2(s, me):  # pay_edges
    for card_66 in s.piles[me + 31]:
        if CARD_ROW[card_66] == 105:
            return True
    return False

def pay_edges_any_3(s, me):  # pay_edges
    for card_67 in s.piles[me + 31]:
        if CARD_ROW[card_67] == 105:
            return True
    return False

def pay_edges_any_4(s, me):  # pay_edges
    for card_68 in s.piles[me + 31]:
        if CARD_ROW[card_68] == 108:
            return True
    return False

def pay_edges_any_5(s, me):  # pay_edges
    for card_69 in s.piles[me + 31]:
        if CARD_ROW[card_69] == 108:
            return True
    return False

def pay_edges_any_6(s, me):  # pay_edges
    for card_70 in s.piles[me + 31]:
        if CARD_ROW[card_70] == 111:
            return True
    return False

def pay_edges_any_7(s, me):  # pay_edges
    for card_71 in s.piles[me + 31]:
        if CARD_ROW[card_71] == 111:
            return True
    return False

def why_basic_any(s, fixed):  # why_basic
    for kind in ALL_RESOURCE:
        if allowed(fixed, 'kind', kind) and kind <= 2:
            return True
    return False

def why_mix_any(s, most, fixed):  # why_mix
    for dollars in range(most + 1):
        if allowed(fixed, 'dollars', dollars):
            return True
    return False

def why_mix_any_(s, most, fixed):  # why_mix
    for times in range(most + 1):
        if allowed(fixed, 'times', times):
            return True
    return False

def why_mix_any_2(s, most, fixed):  # why_mix
    for dollars in range(most + 1):
        if allowed(fixed, 'dollars', dollars):
            for times in range(most + 1):
                if allowed(fixed, 'times', times):
                    for ideas in range(most + 1):
                        if allowed(fixed, 'ideas', ideas) and dollars + times + ideas <= most:
                            return True
    return False

def why_gain_mix_any(s, me, fixed):  # why_gain_mix
    for dollars in RANGES_FROM_0[q_mixed_yield(s, me)]:
        if allowed(fixed, 'dollars', dollars):
            return True
    return False

def why_gain_mix_any_(s, me, fixed):  # why_gain_mix
    for times in RANGES_FROM_0[q_mixed_yield(s, me)]:
        if allowed(fixed, 'times', times):
            return True
    return False

def why_gain_mix_any_2(s, me, fixed):  # why_gain_mix
    for dollars in RANGES_FROM_0[q_mixed_yield(s, me)]:
        if allowed(fixed, 'dollars', dollars):
            for times in RANGES_FROM_0[q_mixed_yield(s, me)]:
                if allowed(fixed, 'times', times):
                    for ideas in RANGES_FROM_0[q_mixed_yield(s, me)]:
                        if allowed(fixed, 'ideas', ideas) and dollars + times + ideas <= q_mixed_yield(s, me):
                            return True
    return False

def why_exchange_any(s, fixed):  # why_exchange
    for give in ALL_RESOURCE:
        if allowed(fixed, 'give', give):
            return True
    return False

def why_exchange_any_(s, fixed, me):  # why_exchange
    tokens = s.tokens
    for give in ALL_RESOURCE:
        if allowed(fixed, 'give', give):
            for get in ALL_RESOURCE:
                if allowed(fixed, 'get', get) and (get != give and tokens[me * 5 + give] > 0 and (get >= 3) == (give >= 3)):
                    return True
    return False

def why_take_from_any(s, track, fixed, me):  # why_take_from
    for card in s.piles[track + 106]:
        if allowed(fixed, 'card', card) and len(d_passed(s, card, track)) - q_spared(s, me) <= do_take_from_sum(s, me):
            return True
    return False

def why_hire_specialist_any(s, fixed, me):  # why_hire_specialist
    for card in s.piles[106]:
        if allowed(fixed, 'card', card) and len(d_passed(s, card, 0)) - q_spared(s, me) <= do_take_from_sum(s, me):
            return True
    return False

def why_hire_freelancer_any(s, fixed, me):  # why_hire_freelancer
    for card in s.piles[107]:
        if allowed(fixed, 'card', card) and len(d_passed(s, card, 1)) - q_spared(s, me) <= do_take_from_sum(s, me):
            return True
    return False

def why_gain_item_any(s, fixed, me):  # why_gain_item
    for card in s.piles[108]:
        if allowed(fixed, 'card', card) and len(d_passed(s, card, 2)) - q_spared(s, me) <= do_take_from_sum(s, me):
            return True
    return False

def why_sit_down_any(s, me, fixed):  # why_sit_down
    for card_2 in s.piles[me + 7]:
        if allowed(fixed, 'card', card_2):
            return True
    return False

def why_sit_down_any_(s, me, fixed):  # why_sit_down
    chairs_taken = s.chairs_taken
    piles = s.piles
    for chair in ALL_CHAIRS:
        if not chairs_taken[me] >> chair & 1 and (not CHAIRS_POW[chair] or not piles[me + 43]) and allowed(fixed, 'chair', chair):
            return True
    return False

def why_buy_any(s, me, kind_3, fixed):  # why_buy
    stock = s.stock
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0):
            return True
    return False

def why_buy_any_(s, me, kind_3, fixed):  # why_buy
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0) and tokens[me * 5 + 2] >= (q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0):
            return True
    return False

def why_buy_any_2(s, me, kind_3, fixed):  # why_buy
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0)):
            return True
    return False

def why_buy_any_3(s, me, kind_3, fixed):  # why_buy
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_3)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_3) and stock[kind_3 * 4 + n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0) and tokens[me * 5 + 3] >= (q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0)):
            return True
    return False

def why_buy_box_any(s, me, fixed):  # why_buy_box
    stock = s.stock
    for n in RANGES_FROM_1[q_top_level(s, me, 0)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, 0) and stock[n - 1] > 0):
            return True
    return False

def why_buy_box_any_(s, me, fixed):  # why_buy_box
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, 0)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, 0) and stock[n - 1] > 0) and tokens[me * 5 + 2] >= (q_part_price(s, me, 0, n) if 0 == 0 else 0):
            return True
    return False

def why_buy_box_any_2(s, me, fixed):  # why_buy_box
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, 0)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, 0) and stock[n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, 0, n) if 0 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, 0, n) if 0 == 1 else 0)):
            return True
    return False

def why_buy_box_any_3(s, me, fixed):  # why_buy_box
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, 0)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, 0) and stock[n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, 0, n) if 0 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, 0, n) if 0 == 1 else 0) and tokens[me * 5 + 3] >= (q_part_price(s, me, 0, n) if 0 == 2 else 0)):
            return True
    return False

def why_buy_part_any(s, fixed):  # why_buy_part
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0:
            return True
    return False

def why_buy_part_any_(s, fixed, me):  # why_buy_part
    level = s.level
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and level[me * 3 + kind_4] == 0:
            return True
    return False

def why_buy_part_any_2(s, me, kind_4, fixed):  # why_buy_part
    stock = s.stock
    for n in RANGES_FROM_1[q_top_level(s, me, kind_4)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_4) and stock[kind_4 * 4 + n - 1] > 0):
            return True
    return False

def why_buy_part_any_3(s, fixed, me):  # why_buy_part
    level = s.level
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and (level[me * 3 + kind_4] == 0 and why_buy_part_any_2(s, me, kind_4, fixed)):
            return True
    return False

def why_buy_part_any_4(s, me, kind_4, fixed):  # why_buy_part
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_4)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_4) and stock[kind_4 * 4 + n - 1] > 0) and tokens[me * 5 + 2] >= (q_part_price(s, me, kind_4, n) if kind_4 == 0 else 0):
            return True
    return False

def why_buy_part_any_5(s, fixed, me):  # why_buy_part
    level = s.level
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and (level[me * 3 + kind_4] == 0 and why_buy_part_any_4(s, me, kind_4, fixed)):
            return True
    return False

def why_buy_part_any_6(s, me, kind_4, fixed):  # why_buy_part
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_4)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_4) and stock[kind_4 * 4 + n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_4, n) if kind_4 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_4, n) if kind_4 == 1 else 0)):
            return True
    return False

def why_buy_part_any_7(s, fixed, me):  # why_buy_part
    level = s.level
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and (level[me * 3 + kind_4] == 0 and why_buy_part_any_6(s, me, kind_4, fixed)):
            return True
    return False

def why_buy_part_any_8(s, me, kind_4, fixed):  # why_buy_part
    stock = s.stock
    tokens = s.tokens
    for n in RANGES_FROM_1[q_top_level(s, me, kind_4)]:
        if allowed(fixed, 'n', n) and (n <= q_skill(s, me, kind_4) and stock[kind_4 * 4 + n - 1] > 0) and (tokens[me * 5 + 2] >= (q_part_price(s, me, kind_4, n) if kind_4 == 0 else 0) and tokens[me * 5 + 4] >= (q_part_price(s, me, kind_4, n) if kind_4 == 1 else 0) and tokens[me * 5 + 3] >= (q_part_price(s, me, kind_4, n) if kind_4 == 2 else 0)):
            return True
    return False

def why_buy_part_any_9(s, fixed, me):  # why_buy_part
    level = s.level
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and (level[me * 3 + kind_4] == 0 and why_buy_part_any_8(s, me, kind_4, fixed)):
            return True
    return False

def why_buy_part_any_10(s, fixed, me):  # why_buy_part
    for kind_4 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_4) and kind_4 != 0 and can_buy(s, me, kind_4):
            return True
    return False

def why_upgrade_any(s, fixed, me):  # why_upgrade
    for kind_5 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_5) and d_can_rise(s, me, kind_5):
            return True
    return False

def why_upgrade_any_(s, fixed, me):  # why_upgrade
    level = s.level
    for kind_5 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_5) and d_can_rise(s, me, kind_5) and level[me * 3 + kind_5] > 0:
            return True
    return False

def why_upgrade_any_2(s, fixed, me):  # why_upgrade
    level = s.level
    for kind_5 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_5) and d_can_rise(s, me, kind_5) and (level[me * 3 + kind_5] > 0 and d_next_level(s, me, kind_5)):
            return True
    return False

def why_upgrade_any_3(s, fixed, me):  # why_upgrade
    for kind_5 in ALL_ELEMENT:
        if allowed(fixed, 'kind', kind_5) and d_can_rise(s, me, kind_5) and can_raise(s, me, kind_5):
            return True
    return False

def why_publish_game_all(s, me):  # why_publish_game
    level = s.level
    for k_1 in ALL_ELEMENT:
        if not level[me * 3 + k_1] > 0:
            return False
    return True

def why_take_award_any(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 1) <= q_award_slack(s, me):
            return True
    return False

def why_take_award_any_(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 2) <= q_award_slack(s, me):
            return True
    return False

def why_take_award_any_2(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 3) <= q_award_slack(s, me):
            return True
    return False

def why_take_award_any_3(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 1) <= q_award_slack(s, me) and extra_take_award(s, me, 1, title_1):
            return True
    return False

def why_take_award_any_4(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 2) <= q_award_slack(s, me) and extra_take_award(s, me, 2, title_1):
            return True
    return False

def why_take_award_any_5(s, me, fixed):  # why_take_award
    for title_1 in s.piles[me + 61]:
        if allowed(fixed, 'title', title_1) and d_short_by(s, me, title_1, 3) <= q_award_slack(s, me) and extra_take_award(s, me, 3, title_1):
            return True
    return False

def why_use_item_any(s, me, fixed):  # why_use_item
    for card_10 in s.piles[me + 49]:
        if allowed(fixed, 'card', card_10) and not CARDS_PERMANENT[card_10 - 6]:
            return True
    return False

def why_slot_skill_any(s, me, fixed):  # why_slot_skill
    for card_13 in s.piles[me + 13]:
        if allowed(fixed, 'card', card_13):
            return True
    return False

def why_slot_skill_any_(s, me, fixed):  # why_slot_skill
    card_trained = s.card_trained
    for carrier in s.piles[me + 31]:
        if allowed(fixed, 'carrier', carrier) and not card_trained[carrier - 6]:
            return True
    return False

def why_place_worker_any(s, fixed):  # why_place_worker
    space_workers = s.space_workers
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and allowed(fixed, 'space', space):
            return True
    return False

def why_place_worker_any_(s, fixed, me):  # why_place_worker
    space_workers = s.space_workers
    tokens = s.tokens
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (allowed(fixed, 'space', space) and tokens[me * 5 + 2] >= PRICE_SPACES_COST_0[space](s, me, space)):
            return True
    return False

def why_place_worker_any_2(s, fixed, me):  # why_place_worker
    space_workers = s.space_workers
    tokens = s.tokens
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (allowed(fixed, 'space', space) and tokens[me * 5 + 1] >= PRICE_SPACES_COST_1[space](s, me, space)):
            return True
    return False

def why_place_worker_any_3(s, fixed, me):  # why_place_worker
    space_workers = s.space_workers
    tokens = s.tokens
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (allowed(fixed, 'space', space) and tokens[me * 5] >= PRICE_SPACES_COST_2[space](s, me, space)):
            return True
    return False

def why_place_worker_any_4(s, fixed, me):  # why_place_worker
    space_workers = s.space_workers
    tokens = s.tokens
    for space in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space]) and (SPACES_UNLIMITED[space] or not space_workers[space]) and (allowed(fixed, 'space', space) and (tokens[me * 5 + 2] >= PRICE_SPACES_COST_0[space](s, me, space) and tokens[me * 5 + 1] >= PRICE_SPACES_COST_1[space](s, me, space) and tokens[me * 5] >= PRICE_SPACES_COST_2[space](s, me, space))):
            return True
    return False

def why_place_specialist_any(s, me, fixed):  # why_place_specialist
    card_ready = s.card_ready
    for expert_1 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_1) and card_ready[expert_1 - 6]:
            return True
    return False

def why_place_specialist_any_(s, fixed):  # why_place_specialist
    space_workers = s.space_workers
    for space_2 in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and allowed(fixed, 'space', space_2):
            return True
    return False

def why_place_specialist_any_2(s, me, fixed):  # why_place_specialist
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    for expert_1 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_1) and card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (allowed(fixed, 'space', space_2) and tokens[me * 5 + 2] >= (PRICE_SPACES_COST_0[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0)):
                    return True
    return False

def why_place_specialist_any_3(s, me, fixed):  # why_place_specialist
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    for expert_1 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_1) and card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (allowed(fixed, 'space', space_2) and tokens[me * 5 + 1] >= (PRICE_SPACES_COST_1[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0)):
                    return True
    return False

def why_place_specialist_any_4(s, me, fixed):  # why_place_specialist
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    for expert_1 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_1) and card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (allowed(fixed, 'space', space_2) and tokens[me * 5] >= (PRICE_SPACES_COST_2[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0)):
                    return True
    return False

def why_place_specialist_any_5(s, me, fixed):  # why_place_specialist
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    for expert_1 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_1) and card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (allowed(fixed, 'space', space_2) and (tokens[me * 5 + 2] >= (PRICE_SPACES_COST_0[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[me * 5 + 1] >= (PRICE_SPACES_COST_1[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[me * 5] >= (PRICE_SPACES_COST_2[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0))):
                    return True
    return False

def why_place_at_freelancer_any(s, me, fixed):  # why_place_at_freelancer
    card_occupied = s.card_occupied
    for helper in s.piles[me + 31]:
        if allowed(fixed, 'helper', helper) and (CARDS_KIND[helper - 6] == 1 and not card_occupied[helper - 6]):
            return True
    return False

def why_specialist_at_freelancer_any(s, me, fixed):  # why_specialist_at_freelancer
    card_ready = s.card_ready
    for expert_2 in s.piles[me + 31]:
        if allowed(fixed, 'expert', expert_2) and card_ready[expert_2 - 6]:
            return True
    return False

def why_specialist_at_freelancer_any_(s, me, fixed):  # why_specialist_at_freelancer
    card_occupied = s.card_occupied
    for helper_2 in s.piles[me + 31]:
        if allowed(fixed, 'helper', helper_2) and (CARDS_KIND[helper_2 - 6] == 1 and not card_occupied[helper_2 - 6]):
            return True
    return False

def why_predict_any(s, me, fixed):  # why_predict
    for about in RIVALS[s.n][me]:
        if allowed(fixed, 'about', about):
            return True
    return False

def why_predict_any_(s, me, fixed, n_4):  # why_predict
    piles = s.piles
    tokens = s.tokens
    for about in RIVALS[s.n][me]:
        if allowed(fixed, 'about', about) and (len(piles[me + 73]) >= n_4 and (extra_predict(s, me, n_4, about) and tokens[me * 5 + 3] >= n_4)):
            return True
    return False

def can_basic(s, me):  # content/tabletop_inc/actions.rules:3
    for kind in RUN_1:
        return True
    return False

def can_playtest_game(s, me):  # content/tabletop_inc/actions.rules:7
    return 1

def can_do_research(s, me):  # content/tabletop_inc/actions.rules:10
    return 1

def can_mix(s, me, most):  # content/tabletop_inc/actions.rules:16
    for times in RUN_4[most - 3]:
        for ideas in times:
            return True
    return False

def can_gain_mix(s, me):  # content/tabletop_inc/actions.rules:13
    return can_mix(s, me, q_mixed_yield(s, me))

def can_trade(s, me):  # content/tabletop_inc/actions.rules:20
    return 1

def can_exchange(s, me):  # content/tabletop_inc/actions.rules:23
    tokens = s.tokens
    for get in RUN_6[me]:
        if tokens[get] > 0:
            return True
    return False

def can_take_from(s, me, track):  # content/tabletop_inc/actions.rules:50
    for card in s.piles[track + 106]:
        if len(d_passed(s, card, track)) - q_spared(s, me) <= do_take_from_sum(s, me):
            return True
    return False

def can_hire_specialist(s, me):  # content/tabletop_inc/actions.rules:41
    return can_take_from(s, me, 0)

def can_deal(s, me, track_1):  # content/tabletop_inc/actions.rules:66
    return 1

def can_hire_freelancer(s, me):  # content/tabletop_inc/actions.rules:43
    return can_take_from(s, me, 1)

def can_gain_item(s, me):  # content/tabletop_inc/actions.rules:45
    return can_take_from(s, me, 2)

def can_sit_down(s, me):  # content/tabletop_inc/actions.rules:81
    return len(s.piles[me + 31]) < q_seat_limit(s, me) and (len(s.piles[me + 7]) > 0 and len(d_free_chairs(s, me)) > 0)

def can_seat_card(s, me):  # content/tabletop_inc/actions.rules:77
    return can_sit_down(s, me)

def can_train(s, me, discount):  # content/tabletop_inc/actions.rules:103
    return 1

def can_train_worker(s, me):  # content/tabletop_inc/actions.rules:100
    return 1

def can_keep_objectives(s, me, most_1):  # content/tabletop_inc/actions.rules:117
    return 1

def can_take_objective(s, me):  # content/tabletop_inc/actions.rules:114
    return 1

def can_buy(s, me, kind_3):  # content/tabletop_inc/actions.rules:143
    return s.level[me * 3 + kind_3] == 0 and can_buy_any(s, me, kind_3)

def can_buy_box(s, me):  # content/tabletop_inc/actions.rules:136
    return can_buy(s, me, 0)

def can_buy_part(s, me):  # content/tabletop_inc/actions.rules:139
    for kind_4 in RUN_7:
        if can_buy(s, me, kind_4):
            return True
    return False

def can_raise(s, me, kind_7):  # content/tabletop_inc/actions.rules:171
    return s.level[me * 3 + kind_7] > 0 and len(d_next_level(s, me, kind_7)) > 0

def can_upgrade_part(s, me, kind_6):  # content/tabletop_inc/actions.rules:167
    return can_raise(s, me, kind_6)

def can_upgrade(s, me):  # content/tabletop_inc/actions.rules:163
    for kind_5 in ALL_ELEMENT:
        if d_can_rise(s, me, kind_5) and can_raise(s, me, kind_5):
            return True
    return False

def can_publish_game(s, me):  # content/tabletop_inc/actions.rules:184
    level = s.level
    for k_1 in ALL_ELEMENT:
        if not level[me * 3 + k_1] > 0:
            return False
    return True

def can_take_award(s, me):  # content/tabletop_inc/actions.rules:194
    return s.shelf[0] > 0 and can_take_award_any(s, me) or s.shelf[1] > 0 and can_take_award_any_(s, me) or s.shelf[2] > 0 and can_take_award_any_2(s, me)

def can_found(s, me):  # content/tabletop_inc/game.rules:159
    return 1

def can_choose_powers(s, me):  # content/tabletop_inc/game.rules:174
    return 1

def can_set_up_table(s, me):  # content/tabletop_inc/game.rules:166
    return 1 if me == me and s.automa[me] == 1 else 1

def can_player_turn(s, me):  # content/tabletop_inc/game.rules:185
    return 1 if me == me and s.automa[me] == 1 else 1

def can_use_item(s, me):  # content/tabletop_inc/workers.rules:60
    for card_10 in s.piles[me + 49]:
        if not CARDS_PERMANENT[card_10 - 6]:
            return True
    return False

def can_jobs_action_bas(s, me, this):
    for kind in RUN_1:
        return True
    return False

def can_jobs_action_hsp(s, me, this):
    return can_take_from(s, me, 0)

def can_jobs_action_plc(s, me, this):
    return can_sit_down(s, me)

def can_jobs_action_hfr(s, me, this):
    return can_take_from(s, me, 1)

def can_jobs_action_mul(s, me, this):
    return can_mix(s, me, q_mixed_yield(s, me))

def can_jobs_action_itm(s, me, this):
    return can_take_from(s, me, 2)

def can_jobs_action_box(s, me, this):
    return can_buy(s, me, 0)

def can_jobs_action_cmp(s, me, this):
    for kind_4 in RUN_7:
        if can_buy(s, me, kind_4):
            return True
    return False

def can_jobs_action_upg(s, me, this):
    for kind_5 in ALL_ELEMENT:
        if d_can_rise(s, me, kind_5) and can_raise(s, me, kind_5):
            return True
    return False

def can_jobs_action_pub(s, me, this):
    return can_publish_game(s, me)

def can_jobs_action_awd(s, me, this):
    return can_take_award(s, me)

def can_cards_effect_f01(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:6
    return can_mix(s, me, 5)

def can_cards_effect_f02(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:13
    for what in ALL_JOBS:
        if CAN_JOBS_ACTION[what](s, me, what):
            return True
    return False

def can_cards_effect_again_f01(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:6
    return can_mix(s, me, 5)

def can_cards_effect_again_f02(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:13
    for what in ALL_JOBS:
        if CAN_JOBS_ACTION[what](s, me, what):
            return True
    return False

def can_cards_effect_again_f04(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:27
    loc = s.loc
    for copied in ALL_CARDS:
        if CARDS_KIND[copied - 6] == 1 and copied != this:
            for p_1 in CLOCKWISE[s.n][0]:
                if loc[copied] == p_1 + 31:
                    return True
    return False

def can_cards_effect_again_f09(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:61
    return can_cards_effect_again_f09_any(s) or can_cards_effect_again_f09_any_(s) or can_cards_effect_again_f09_any_2(s) or can_cards_effect_again_f09_any_3(s)

def can_flip_one(s, me):  # content/tabletop_inc/workers.rules:134
    return 1

def can_cards_effect_again_i07(s, me, this):  # content/tabletop_inc/cards/items.yaml:29
    return can_take_from(s, me, 0)

def can_cards_effect_again_i08(s, me, this):  # content/tabletop_inc/cards/items.yaml:35
    return can_take_from(s, me, 1)

def can_free_action(s, me):  # content/tabletop_inc/workers.rules:46
    return 1

def can_cards_effect_again_i26(s, me, this):  # content/tabletop_inc/cards/items.yaml:115
    return can_publish_game(s, me)

def can_cards_effect_f04(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:27
    for copied in ALL_CARDS:
        if CARDS_KIND[copied - 6] == 1 and copied != this and do_cards_effect_f04_any(s, copied) and CAN_CARDS_EFFECT_AGAIN[copied - 6](s, me, copied):
            return True
    return False

def can_cards_effect_f09(s, me, this):  # content/tabletop_inc/cards/freelancers.yaml:61
    return can_cards_effect_again_f09_any(s) or can_cards_effect_again_f09_any_(s) or can_cards_effect_again_f09_any_2(s) or can_cards_effect_again_f09_any_3(s)

def can_cards_effect_i07(s, me, this):  # content/tabletop_inc/cards/items.yaml:29
    return can_take_from(s, me, 0)

def can_cards_effect_i08(s, me, this):  # content/tabletop_inc/cards/items.yaml:35
    return can_take_from(s, me, 1)

def can_cards_effect_i26(s, me, this):  # content/tabletop_inc/cards/items.yaml:115
    return can_publish_game(s, me)

def can_confirm(s, me, card_12):  # content/tabletop_inc/workers.rules:128
    return 1

def can_slot_skill(s, me):  # content/tabletop_inc/workers.rules:65
    return len(s.piles[me + 13]) > 0 and can_slot_skill_any(s, me)

def can_remove_drawback(s, me):  # content/tabletop_inc/workers.rules:72
    return len(s.piles[me + 43]) > 0 and (s.tokens[me * 5] >= 1 and s.tokens[me * 5 + 1] >= 1 and s.tokens[me * 5 + 2] >= 1)

def no_amount(s, me, this):
    return 0

def price_spaces_cost_0_at_hsp_2(s, me, this):
    return 1

def price_spaces_cost_0_at_trn_2(s, me, this):
    return 1

def price_spaces_cost_0_at_res_2(s, me, this):
    return 1

def price_spaces_cost_0_at_itm_2(s, me, this):
    return 1

def price_spaces_cost_0_at_awd_2(s, me, this):
    return 1

def price_spaces_cost_0_at_trd_3(s, me, this):
    return 1

def price_spaces_cost_1_at_plc_2(s, me, this):
    return 1

def price_spaces_cost_1_at_mul_2(s, me, this):
    return 1

def price_spaces_cost_1_at_cmp_2(s, me, this):
    return 1

def price_spaces_cost_1_at_upg_b(s, me, this):
    return 1

def price_spaces_cost_1_at_upg_m(s, me, this):
    return 1

def price_spaces_cost_1_at_upg_c(s, me, this):
    return 1

def price_spaces_cost_1_at_pub_2(s, me, this):
    return 1

def price_spaces_cost_1_at_pub_3(s, me, this):
    return 1

def price_spaces_cost_1_at_obj_3(s, me, this):
    return 1

def price_spaces_cost_2_at_hfr_2(s, me, this):
    return 1

def price_spaces_cost_2_at_pts_2(s, me, this):
    return 1

def price_spaces_cost_2_at_box_2(s, me, this):
    return 1

def price_spaces_cost_2_at_cmp_3(s, me, this):
    return 1

def price_spaces_cost_2_at_pub_1(s, me, this):
    return 1

def price_spaces_cost_2_at_pub_2(s, me, this):
    return 1

def price_spaces_cost_2_at_awd_2(s, me, this):
    return 1

def price_spaces_cost_2_at_obj_2(s, me, this):
    return 1

def can_place_worker(s, me):  # content/tabletop_inc/workers.rules:6
    return s.mumans[me] > 0 and can_place_worker_any(s, me)

def can_seen_at(s, me, job_1):  # content/tabletop_inc/workers.rules:122
    return 1

def can_work_at(s, me, space_1, expert):  # content/tabletop_inc/workers.rules:33
    return 1

def can_place_specialist(s, me):  # content/tabletop_inc/workers.rules:13
    card_ready = s.card_ready
    space_workers = s.space_workers
    tokens = s.tokens
    for expert_1 in s.piles[me + 31]:
        if card_ready[expert_1 - 6]:
            for space_2 in ALL_SPACES:
                if (s.n >= 4 or not SPACES_FOUR_PLUS[space_2]) and (SPACES_UNLIMITED[space_2] or not space_workers[space_2]) and (tokens[me * 5 + 2] >= (PRICE_SPACES_COST_0[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[me * 5 + 1] >= (PRICE_SPACES_COST_1[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0) and tokens[me * 5] >= (PRICE_SPACES_COST_2[space_2](s, me, space_2) if CARDS_JOB[expert_1 - 6] != SPACES_JOB[space_2] else 0)):
                    return True
    return False

def can_place_at_freelancer(s, me):  # content/tabletop_inc/workers.rules:21
    return s.mumans[me] > 0 and can_place_at_freelancer_any(s, me)

def can_use_helper(s, me, helper_1):  # content/tabletop_inc/workers.rules:42
    return 1

def can_specialist_at_freelancer(s, me):  # content/tabletop_inc/workers.rules:27
    return can_specialist_at_freelancer_any(s, me) and can_specialist_at_freelancer_any_(s, me)

def can_collect(s, me):  # content/tabletop_inc/workers.rules:79
    return 1 if me == me and s.automa[me] == 1 else d_placed(s, me) > 0

def can_take_back(s, me):  # content/tabletop_inc/workers.rules:91
    return 1

def can_cross(s, me, mark_1):  # content/tabletop_inc/workers.rules:105
    return 1 if me == me and s.automa[me] == 1 else 1

def can_turn_hourglass(s, me):  # content/tabletop_inc/workers.rules:98
    return 1

def can_predict(s, me, n_4):  # content/tabletop_inc/workers.rules:110
    piles = s.piles
    tokens = s.tokens
    for about in RIVALS[s.n][me]:
        if len(piles[me + 73]) >= n_4 and (extra_predict(s, me, n_4, about) and tokens[me * 5 + 3] >= n_4):
            return True
    return False

def can_drop_objective(s, me):  # content/tabletop_inc/bots.rules:35
    return 1

def can_drop_award(s, me):  # content/tabletop_inc/bots.rules:43
    return 1

def can_redeal(s, me, track_2):  # content/tabletop_inc/bots.rules:49
    return 1

def can_drop_skill(s, me):  # content/tabletop_inc/bots.rules:39
    return 1

def can_settle_objectives(s, me):  # content/tabletop_inc/game.rules:215
    return 1 if me == me and s.automa[me] == 1 else 1

def can_fulfil(s, me, goal_1):  # content/tabletop_inc/game.rules:221
    return can_fulfil_all(s, me, goal_1) and can_fulfil_count(s, me, goal_1) >= GOALS_GAMES[goal_1 - 123]

def score_0(s, me):  # content/tabletop_inc/game.rules:229
    return s.points[me]

def score_1(s, me):  # content/tabletop_inc/game.rules:230
    found = 0
    for t in s.piles[me + 61]:
        found += d_levels(s, t)
    return found

def score_2(s, me):  # content/tabletop_inc/game.rules:231
    return -(-(s.level[me * 3] + s.level[me * 3 + 1] + s.level[me * 3 + 2]) // 2)

def score_3(s, me):  # content/tabletop_inc/game.rules:232
    return s.objective_points[me]

def score_4(s, me):  # content/tabletop_inc/game.rules:233
    found = 0
    for c_2 in s.piles[me + 31]:
        found += CARDS_VALUE[c_2 - 6]
    return found

def score_5(s, me):  # content/tabletop_inc/game.rules:234
    awards = s.awards
    found = 0
    for n_8 in RANGE_1_4:
        found += awards[me * 3 + n_8 - 1] * q_award_value(s, me, n_8)
    return found

def total_score(s, seat):
    return s.points[seat] + total_score_sum(s, seat) + score_2(s, seat) + s.objective_points[seat] + total_score_sum_(s, seat) + score_5(s, seat)

def winners(s):
    return mask_of(winners_best(s))

def always_0(s, me):  # content/tabletop_inc/game.rules:237
    mumans = s.mumans
    for p_3 in CLOCKWISE[s.n][0]:
        if not mumans[p_3] + always_0_count(s, p_3) + d_placed(s, p_3) == d_seated(s, p_3, 0) + 4:
            return False
    return True

def always_1(s, me):  # content/tabletop_inc/game.rules:238
    space_workers = s.space_workers
    for s_ in ALL_SPACES:
        if not (SPACES_UNLIMITED[s_] or len(space_workers[s_]) <= 1):
            return False
    return True

def always_2(s, me):  # content/tabletop_inc/game.rules:239
    space_workers = s.space_workers
    for s_1 in ALL_SPACES:
        if not (not SPACES_FOUR_PLUS[s_1] or s.n >= 4 or not space_workers[s_1]):
            return False
    return True

def always_3(s, me):  # content/tabletop_inc/game.rules:240
    stock = s.stock
    for k_2 in ALL_ELEMENT:
        for n_9 in RANGE_1_5:
            if not stock[k_2 * 4 + n_9 - 1] + always_3_count(s, k_2, n_9) + always_3_count_(s, k_2, n_9) == 6:
                return False
    return True

def always_4(s, me):  # content/tabletop_inc/game.rules:241
    return s.shelf[0] + always_4_sum(s) == 3 and s.shelf[1] + always_4_sum_(s) == 3 and s.shelf[2] + always_4_sum_2(s) == 3

def always_5(s, me):  # content/tabletop_inc/game.rules:242
    automa = s.automa
    piles = s.piles
    for p_6 in CLOCKWISE[s.n][0]:
        if automa[p_6] == 0 and not len(piles[p_6 + 67]) == always_5_sum(s, p_6):
            return False
    return True

def always_6(s, me):  # content/tabletop_inc/game.rules:243
    automa = s.automa
    piles = s.piles
    hourglass = s.hourglass
    for p_7 in CLOCKWISE[s.n][0]:
        if automa[p_7] == 0 and not (len(piles[p_7 + 73]) + len(piles[p_7 + 79]) + len(piles[p_7 + 85]) == 15 or hourglass == 0):
            return False
    return True

def pending_handler_10(s, me, actor, this):
    return me == actor

def pending_handler_9(s, me, actor, this):
    return me == actor

def pending_handler_34(s, me, actor, this):
    return me == actor and s.at_work == this

def pending_handler_46(s, me, actor, its_card, this):
    return me == actor

def extra_take_award(s, me, its_n, its_title):
    return extra_take_award_any(s, me, its_n) == 0 and extra_take_award_any_(s, me, its_n) == 0 and extra_take_award_any_2(s, me, its_n) == 0

def extra_predict(s, me, its_n, its_about):
    return extra_predict_any(s, me, its_n) == 0

def q_research_yield(s, me):  # content/tabletop_inc/actions.rules:28
    return max(q_research_yield_sum(s, me) + 2, 0)

def q_playtest_yield(s, me):  # content/tabletop_inc/actions.rules:31
    return max(q_playtest_yield_sum(s, me) + 2, 0)

def q_mixed_yield(s, me):  # content/tabletop_inc/actions.rules:34
    return min(max(q_mixed_yield_sum(s, me) + 3, 0), 5)

def q_spared(s, me):  # content/tabletop_inc/actions.rules:69
    return min(max(0 + q_spared_count(s, me) + q_spared_sum(s, me) + q_spared_sum_(s, me) + q_spared_sum_2(s, me), 0), 3)

def q_layable(s, me, kind_11):  # content/tabletop_inc/actions.rules:73
    return max(s.tokens[me * 5 + kind_11] * power(0, q_layable_count(s, me, kind_11)) * power(0, q_layable_count_(s, me, kind_11)) * power(0, q_layable_count_2(s, me, kind_11)), 0)

def q_seatings(s, me):  # content/tabletop_inc/actions.rules:92
    return min(max(q_seatings_count(s, me) + 1, 1), 2)

def q_seat_limit(s, me):  # content/tabletop_inc/actions.rules:96
    found = q_seat_limit_first(s, me)
    exception = 4 if found >= 0 else -1000000000
    return max(exception if exception != -1000000000 else 6, 0)

def q_skill_price(s, me, card_42):  # content/tabletop_inc/actions.rules:110
    return max(CARDS_PRICE[card_42 - 6] + q_skill_price_sum(s, me), 0)

def q_goals_kept(s, me):  # content/tabletop_inc/actions.rules:123
    return min(max(q_goals_kept_count(s, me) + 1, 1), 2)

def q_skill(s, me, kind_12):  # content/tabletop_inc/actions.rules:128
    return max(q_skill_sum(s, me, kind_12) + q_skill_sum_(s, me, kind_12) + q_skill_sum_2(s, me, kind_12), 0)

def q_part_price(s, me, kind_13, n_12):  # content/tabletop_inc/actions.rules:152
    return max(PRICES_COST[(n_12 - 1) * 3 + kind_13] + q_part_price_sum(s, me, kind_13) + q_part_price_sum_(s, me, kind_13) + q_part_price_sum_2(s, me, kind_13) + q_part_price_sum_3(s, me, kind_13), 0)

def q_top_level(s, me, kind_14):  # content/tabletop_inc/actions.rules:155
    found_3 = q_top_level_first(s, me, kind_14)
    exception_3 = 3 if found_3 >= 0 else -1000000000
    return min(max(exception_3 if exception_3 != -1000000000 else (exception_2 if exception_2 != -1000000000 else (exception_1 if exception_1 != -1000000000 else 4) if (exception_1 := (3 if found_1 >= 0 else -1000000000) if (found_1 := q_top_level_first_2(s, me, kind_14)) is not None else 0) is not None else 0) if (exception_2 := (3 if found_2 >= 0 else -1000000000) if (found_2 := q_top_level_first_(s, me, kind_14)) is not None else 0) is not None else 0, 0), 4)

def q_upgrade_steps(s, me):  # content/tabletop_inc/actions.rules:179
    return min(max(q_upgrade_steps_count(s, me) + 1, 1), 2)

def q_award_slack(s, me):  # content/tabletop_inc/actions.rules:201
    return max(0 + q_award_slack_count(s, me), 0)

def q_goal_value(s, me, goal_2):  # content/tabletop_inc/game.rules:205
    return max(GOALS_VALUE[goal_2 - 123] + q_goal_value_sum(s, me) + q_goal_value_sum_(s, me), 0)

def q_goal_penalty(s, me, goal_3):  # content/tabletop_inc/game.rules:208
    return max((GOALS_PENALTY[goal_3 - 123] + q_goal_penalty_count(s, me)) * power(0, q_goal_penalty_count_(s, me)), 0)

def q_award_value(s, me, n_13):  # content/tabletop_inc/game.rules:211
    found_6 = q_award_value_first(s, me, n_13)
    exception_6 = 18 if found_6 >= 0 else -1000000000
    return max(exception_6 if exception_6 != -1000000000 else (exception_5 if exception_5 != -1000000000 else (exception_4 if exception_4 != -1000000000 else q_award_value_sum(s, me, n_13)) if (exception_4 := (21 if found_4 >= 0 else -1000000000) if (found_4 := q_award_value_first_2(s, me, n_13)) is not None else 0) is not None else 0) if (exception_5 := (15 if found_5 >= 0 else -1000000000) if (found_5 := q_award_value_first_(s, me, n_13)) is not None else 0) is not None else 0, 0)

def q_free_actions(s, me):  # content/tabletop_inc/workers.rules:51
    return min(max(q_free_actions_count(s, me) + 1, 1), 2)

def q_max_predictions(s, me):  # content/tabletop_inc/workers.rules:117
    return min(max(q_max_predictions_sum(s, me) + 4, 0), 4)

def d_passed(s, card_63, track_4):  # content/tabletop_inc/actions.rules:48
    piles = s.piles
    loc = s.loc
    found = []
    for c_7 in s.piles[track_4 + 106]:
        if index_of(piles[loc[c_7]], c_7) + 1 > index_of(piles[loc[card_63]], card_63) + 1:
            found.append(c_7)
    return tuple(found)

def d_free_chairs(s, me):  # content/tabletop_inc/actions.rules:90
    chairs_taken = s.chairs_taken
    piles = s.piles
    found = []
    for c_8 in ALL_CHAIRS:
        if not chairs_taken[me] >> c_8 & 1 and (not CHAIRS_POW[c_8] or not piles[me + 43]):
            found.append(c_8)
    return tuple(found)

def d_next_level(s, me, kind_15):  # content/tabletop_inc/actions.rules:160
    return d_next_level_those(s, me, kind_15)[:max(0, 1)]

def d_can_rise(s, me, kind_16):  # content/tabletop_inc/actions.rules:161
    return s.level[me * 3 + kind_16] > 0 and len(d_next_level(s, me, kind_16)) > 0

def d_short_by(s, me, title_3, n_15):  # content/tabletop_inc/actions.rules:192
    found = 0
    for a_1 in s.piles[me + 1]:
        found += d_short_by_sum(s, a_1, n_15, title_3)
    return found

def d_seated(s, me, kind_17):  # content/tabletop_inc/game.rules:200
    found = 0
    for c_9 in s.piles[me + 31]:
        if CARDS_KIND[c_9 - 6] == kind_17:
            found += 1
    return found

def d_owned(s, me, unit):  # content/tabletop_inc/game.rules:193
    return s.tokens[me * 5] if unit == 0 else s.tokens[me * 5 + 1] if unit == 1 else s.tokens[me * 5 + 2] if unit == 2 else s.tokens[me * 5 + 3] if unit == 3 else s.tokens[me * 5 + 4] if unit == 4 else q_skill(s, me, 0) if unit == 5 else q_skill(s, me, 1) if unit == 6 else q_skill(s, me, 2) if unit == 7 else d_seated(s, me, 0) if unit == 8 else d_seated(s, me, 1) if unit == 9 else len(s.piles[me + 37]) if unit == 10 else len(s.piles[me + 49]) if unit == 11 else d_owned_count(s, me) if unit == 12 else s.awards[me * 3] if unit == 14 else s.awards[me * 3 + 1] if unit == 15 else s.awards[me * 3 + 2] if unit == 16 else d_owned_sum(s, me)

def d_left(s, me, unit_1):  # content/tabletop_inc/game.rules:192
    return d_owned(s, me, unit_1) - s.used[me * 17 + unit_1]

def d_levels(s, title_4):  # content/tabletop_inc/game.rules:201
    title_part = s.title_part
    found = 0
    for k_4 in ALL_ELEMENT:
        found += title_part[title_4 * 3 + k_4 - 747]
    return found

def d_suits(s, title_5, goal_4):  # content/tabletop_inc/game.rules:202
    return not s.title_counted[title_5 - 249] and d_suits_all(s, title_5, goal_4) and d_levels(s, title_5) >= GOALS_LEVELS[goal_4 - 123] and (not GOALS_EQUAL[goal_4 - 123] or d_suits_all_(s, title_5))

def d_open_spaces(s):  # content/tabletop_inc/workers.rules:3
    space_workers = s.space_workers
    found = []
    for s_2 in ALL_SPACES:
        if (s.n >= 4 or not SPACES_FOUR_PLUS[s_2]) and (SPACES_UNLIMITED[s_2] or not space_workers[s_2]):
            found.append(s_2)
    return tuple(found)

def d_placed(s, me):  # content/tabletop_inc/workers.rules:4
    return d_placed_sum(s, me) + d_placed_count_(s, me)

def pay_edges(s, me):
    return ((3, 4) if pay_edges_any(s, me) else ()) + ((4, 3) if pay_edges_any_(s, me) else ()) + ((1, 2) if pay_edges_any_2(s, me) else ()) + ((2, 1) if pay_edges_any_3(s, me) else ()) + ((0, 2) if pay_edges_any_4(s, me) else ()) + ((2, 0) if pay_edges_any_5(s, me) else ()) + ((0, 1) if pay_edges_any_6(s, me) else ()) + ((1, 0) if pay_edges_any_7(s, me) else ())

def why_basic(s, me, fixed):
    if not why_basic_any(s, fixed):
        return 0  # kind
    return -1

def why_playtest_game(s, me, fixed):
    return -1

def why_do_research(s, me, fixed):
    return -1

def why_mix(s, me, most, fixed):
    if not why_mix_any(s, most, fixed):
        return 0  # dollars
    if not (why_mix_any(s, most, fixed) and why_mix_any_(s, most, fixed)):
        return 1  # times
    if not why_mix_any_2(s, most, fixed):
        return 2  # ideas
    return -1

def why_gain_mix(s, me, fixed):
    if not why_gain_mix_any(s, me, fixed):
        return 0  # dollars
    if not (why_gain_mix_any(s, me, fixed) and why_gain_mix_any_(s, me, fixed)):
        return 1  # times
    if not why_gain_mix_any_2(s, me, fixed):
        return 2  # ideas
    if not can_mix(s, me, q_mixed_yield(s, me)):
        return 3  # mix
    return -1

def why_exchange(s, me, fixed):
    if not why_exchange_any(s, fixed):
        return 0  # give
    if not why_exchange_any_(s, fixed, me):
        return 1  # get
    return -1

def why_trade(s, me, fixed):
    return -1

def why_deal(s, me, track_1, fixed):
    return -1

def why_take_from(s, me, track, fixed):
    if not why_take_from_any(s, track, fixed, me):
        return 0  # card
    return -1

def why_hire_specialist(s, me, fixed):
    if not why_hire_specialist_any(s, fixed, me):
        return 0  # card
    if not can_take_from(s, me, 0):
        return 1  # take_from
    return -1

def why_hire_freelancer(s, me, fixed):
    if not why_hire_freelancer_any(s, fixed, me):
        return 0  # card
    if not can_take_from(s, me, 1):
        return 1  # take_from
    return -1

def why_gain_item(s, me, fixed):
    if not why_gain_item_any(s, fixed, me):
        return 0  # card
    if not can_take_from(s, me, 2):
        return 1  # take_from
    return -1

def why_sit_down(s, me, fixed):
    if not len(s.piles[me + 31]) < q_seat_limit(s, me):
        return 0  # seat_limit_seats
    if not (len(s.piles[me + 31]) < q_seat_limit(s, me) and why_sit_down_any(s, me, fixed)):
        return 1  # card
    if not (len(s.piles[me + 31]) < q_seat_limit(s, me) and (why_sit_down_any(s, me, fixed) and why_sit_down_any_(s, me, fixed))):
        return 2  # chair
    return -1

def why_seat_card(s, me, fixed):
    if not len(s.piles[me + 31]) < q_seat_limit(s, me):
        return 0  # seat_limit_seats
    if not (len(s.piles[me + 31]) < q_seat_limit(s, me) and why_sit_down_any(s, me, fixed)):
        return 1  # card
    if not (len(s.piles[me + 31]) < q_seat_limit(s, me) and (why_sit_down_any(s, me, fixed) and why_sit_down_any_(s, me, fixed))):
        return 2  # chair
    if not can_sit_down(s, me):
        return 3  # sit_down
    return -1

def why_train(s, me, discount, fixed):
    return -1

def why_train_worker(s, me, fixed):
    if not 1:
        return 0  # train
    return -1

def why_keep_objectives(s, me, most_1, fixed):
    return -1

def why_take_objective(s, me, fixed):
    if not 1:
        return 0  # keep_objectives
    return -1

def why_buy(s, me, kind_3, fixed):
    if not s.level[me * 3 + kind_3] == 0:
        return 0  # kind_level
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any(s, me, kind_3, fixed)):
        return 1  # n
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_(s, me, kind_3, fixed)):
        return 2  # idea_tokens
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_(s, me, kind_3, fixed)):
        return 3  # idea_tokens
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_2(s, me, kind_3, fixed)):
        return 4  # playtest_tokens
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_2(s, me, kind_3, fixed)):
        return 5  # playtest_tokens
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_3(s, me, kind_3, fixed)):
        return 6  # research_tokens
    if not (s.level[me * 3 + kind_3] == 0 and why_buy_any_3(s, me, kind_3, fixed)):
        return 7  # research_tokens
    return -1

def why_buy_box(s, me, fixed):
    if not s.level[me * 3] == 0:
        return 0  # kind_level
    if not (s.level[me * 3] == 0 and why_buy_box_any(s, me, fixed)):
        return 1  # n
    if not (s.level[me * 3] == 0 and why_buy_box_any_(s, me, fixed)):
        return 2  # idea_tokens
    if not (s.level[me * 3] == 0 and why_buy_box_any_(s, me, fixed)):
        return 3  # idea_tokens
    if not (s.level[me * 3] == 0 and why_buy_box_any_2(s, me, fixed)):
        return 4  # playtest_tokens
    if not (s.level[me * 3] == 0 and why_buy_box_any_2(s, me, fixed)):
        return 5  # playtest_tokens
    if not (s.level[me * 3] == 0 and why_buy_box_any_3(s, me, fixed)):
        return 6  # research_tokens
    if not (s.level[me * 3] == 0 and why_buy_box_any_3(s, me, fixed)):
        return 7  # research_tokens
    if not can_buy(s, me, 0):
        return 8  # buy
    return -1

def why_buy_part(s, me, fixed):
    if not why_buy_part_any(s, fixed):
        return 0  # kind
    if not why_buy_part_any_(s, fixed, me):
        return 1  # kind_level
    if not why_buy_part_any_3(s, fixed, me):
        return 2  # n
    if not why_buy_part_any_5(s, fixed, me):
        return 3  # idea_tokens
    if not why_buy_part_any_5(s, fixed, me):
        return 4  # idea_tokens
    if not why_buy_part_any_7(s, fixed, me):
        return 5  # playtest_tokens
    if not why_buy_part_any_7(s, fixed, me):
        return 6  # playtest_tokens
    if not why_buy_part_any_9(s, fixed, me):
        return 7  # research_tokens
    if not why_buy_part_any_9(s, fixed, me):
        return 8  # research_tokens
    if not why_buy_part_any_10(s, fixed, me):
        return 9  # kind_buy
    return -1

def why_raise(s, me, kind_7, fixed):
    if not s.level[me * 3 + kind_7] > 0:
        return 0  # kind_level
    if not (s.level[me * 3 + kind_7] > 0 and len(d_next_level(s, me, kind_7)) > 0):
        return 1  # kind_next_level
    return -1

def why_upgrade_part(s, me, kind_6, fixed):
    if not s.level[me * 3 + kind_6] > 0:
        return 0  # kind_level
    if not (s.level[me * 3 + kind_6] > 0 and len(d_next_level(s, me, kind_6)) > 0):
        return 1  # kind_next_level
    if not can_raise(s, me, kind_6):
        return 2  # raise
    return -1

def why_upgrade(s, me, fixed):
    if not why_upgrade_any(s, fixed, me):
        return 0  # kind
    if not why_upgrade_any_(s, fixed, me):
        return 1  # kind_level
    if not why_upgrade_any_2(s, fixed, me):
        return 2  # kind_next_level
    if not why_upgrade_any_3(s, fixed, me):
        return 3  # raise
    if not why_upgrade_any_3(s, fixed, me):
        return 4  # kind_upgrade_part
    return -1

def why_publish_game(s, me, fixed):
    if not why_publish_game_all(s, me):
        return 0  # k_level
    return -1

def why_take_award(s, me, fixed):
    if not (allowed(fixed, 'n', 1) and s.shelf[0] > 0 or allowed(fixed, 'n', 2) and s.shelf[1] > 0 or allowed(fixed, 'n', 3) and s.shelf[2] > 0):
        return 0  # n
    if not (allowed(fixed, 'n', 1) and s.shelf[0] > 0 and why_take_award_any(s, me, fixed) or allowed(fixed, 'n', 2) and s.shelf[1] > 0 and why_take_award_any_(s, me, fixed) or allowed(fixed, 'n', 3) and s.shelf[2] > 0 and why_take_award_any_2(s, me, fixed)):
        return 1  # title
    if not (allowed(fixed, 'n', 1) and s.shelf[0] > 0 and why_take_award_any_3(s, me, fixed) or allowed(fixed, 'n', 2) and s.shelf[1] > 0 and why_take_award_any_4(s, me, fixed) or allowed(fixed, 'n', 3) and s.shelf[2] > 0 and why_take_award_any_5(s, me, fixed)):
        return 2  # n
    return -1

def why_choose_powers(s, me, fixed):
    return -1

def why_set_up_table(s, me, fixed):
    return -1

def why_found(s, me, fixed):
    return -1

def why_confirm(s, me, card_12, fixed):
    return -1

def why_flip_one(s, me, fixed):
    return -1

def why_free_action(s, me, fixed):
    return -1

def why_use_item(s, me, fixed):
    if not why_use_item_any(s, me, fixed):
        return 0  # card
    return -1

def why_slot_skill(s, me, fixed):
    if not why_slot_skill_any(s, me, fixed):
        return 0  # card
    if not (why_slot_skill_any(s, me, fixed) and why_slot_skill_any_(s, me, fixed)):
        return 1  # carrier
    return -1

def why_remove_drawback(s, me, fixed):
    if not len(s.piles[me + 43]) > 0:
        return 0  # drawback
    if not (len(s.piles[me + 43]) > 0 and s.tokens[me * 5] >= 1):
        return 1  # dollar_tokens
    if not (len(s.piles[me + 43]) > 0 and s.tokens[me * 5 + 1] >= 1):
        return 2  # time_tokens
    if not (len(s.piles[me + 43]) > 0 and s.tokens[me * 5 + 2] >= 1):
        return 3  # idea_tokens
    if not (len(s.piles[me + 43]) > 0 and (s.tokens[me * 5] >= 1 and s.tokens[me * 5 + 1] >= 1 and s.tokens[me * 5 + 2] >= 1)):
        return 4  # dollar_tokens_time_idea
    return -1

def why_seen_at(s, me, job_1, fixed):
    return -1

def why_work_at(s, me, space_1, expert, fixed):
    return -1

def why_place_worker(s, me, fixed):
    if not s.mumans[me] > 0:
        return 0  # mumans
    if not (s.mumans[me] > 0 and why_place_worker_any(s, fixed)):
        return 1  # space
    if not (s.mumans[me] > 0 and why_place_worker_any_(s, fixed, me)):
        return 2  # idea_tokens
    if not (s.mumans[me] > 0 and why_place_worker_any_2(s, fixed, me)):
        return 3  # time_tokens
    if not (s.mumans[me] > 0 and why_place_worker_any_3(s, fixed, me)):
        return 4  # dollar_tokens
    if not (s.mumans[me] > 0 and why_place_worker_any_4(s, fixed, me)):
        return 5  # idea_tokens_time_dollar
    return -1

def why_place_specialist(s, me, fixed):
    if not why_place_specialist_any(s, me, fixed):
        return 0  # expert
    if not (why_place_specialist_any(s, me, fixed) and why_place_specialist_any_(s, fixed)):
        return 1  # space
    if not why_place_specialist_any_2(s, me, fixed):
        return 2  # idea_tokens
    if not why_place_specialist_any_3(s, me, fixed):
        return 3  # time_tokens
    if not why_place_specialist_any_4(s, me, fixed):
        return 4  # dollar_tokens
    if not why_place_specialist_any_5(s, me, fixed):
        return 5  # idea_tokens_time_dollar
    return -1

def why_use_helper(s, me, helper_1, fixed):
    return -1

def why_place_at_freelancer(s, me, fixed):
    if not s.mumans[me] > 0:
        return 0  # mumans
    if not (s.mumans[me] > 0 and why_place_at_freelancer_any(s, me, fixed)):
        return 1  # helper
    return -1

def why_specialist_at_freelancer(s, me, fixed):
    if not why_specialist_at_freelancer_any(s, me, fixed):
        return 0  # expert
    if not (why_specialist_at_freelancer_any(s, me, fixed) and why_specialist_at_freelancer_any_(s, me, fixed)):
        return 1  # helper
    return -1

def why_take_back(s, me, fixed):
    return -1

def why_cross(s, me, mark_1, fixed):
    if not (1 if me == me and s.automa[me] == 1 else (mark_1 != 9 or 1) and (mark_1 != 10 or 1) and (mark_1 != 11 or 1) and (mark_1 != 12 or 1) and (mark_1 != 13 or 1)):
        return 0  # free_action
    if not (1 if me == me and s.automa[me] == 1 else 1):
        return 1  # ring_bonus
    return -1

def why_turn_hourglass(s, me, fixed):
    return -1

def why_predict(s, me, n_4, fixed):
    if not s.tokens[me * 5 + 3] >= n_4:
        return 0  # research_tokens
    if not s.tokens[me * 5 + 3] >= n_4:
        return 1  # research_tokens
    if not (why_predict_any(s, me, fixed) and s.tokens[me * 5 + 3] >= n_4):
        return 2  # about
    if not (why_predict_any(s, me, fixed) and (len(s.piles[me + 73]) >= n_4 and s.tokens[me * 5 + 3] >= n_4)):
        return 3  # guesses
    if not why_predict_any_(s, me, fixed, n_4):
        return 4  # n
    return -1

def why_collect(s, me, fixed):
    if not (1 if me == me and s.automa[me] == 1 else d_placed(s, me) > 0):
        return 0  # placed
    return -1

def why_drop_objective(s, me, fixed):
    return -1

def why_drop_award(s, me, fixed):
    return -1

def why_redeal(s, me, track_2, fixed):
    return -1

def why_drop_skill(s, me, fixed):
    return -1

def why_player_turn(s, me, fixed):
    return -1

def why_fulfil(s, me, goal_1, fixed):
    if not can_fulfil_all(s, me, goal_1):
        return 0  # goal_left_needs_u
    if not (can_fulfil_all(s, me, goal_1) and can_fulfil_count(s, me, goal_1) >= GOALS_GAMES[goal_1 - 123]):
        return 1  # shown
    return -1

def why_settle_objectives(s, me, fixed):
    return -1

# ---- do_mix, content/tabletop_inc/actions.rules:16
def do_mix(s, ret, me, most):
    s.f_do_mix_ret = ret
    s.f_do_mix_me = me
    s.player = me
    s.options = options = do_mix_join(s, most)
    s.option_count = len(options)
    s.pc = 3  # then do_mix_together
    return 0

def do_mix_together(s, together):  # do_mix, after the question together, content/tabletop_inc/actions.rules:17
    me = s.f_do_mix_me
    dollars = together[0]
    times = together[1]
    ideas = together[2]
    at = me * 5
    value = s.tokens[at] + dollars
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + times
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + ideas
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    return s.f_do_mix_ret

# ---- do_deal, content/tabletop_inc/actions.rules:66
def do_deal(s, ret, me, track_1):
    s.f_do_deal_ret = ret
    s.f_do_deal_track_1 = track_1
    s.f_do_deal_drawing_i = drawing_i = 1
    s.f_do_deal_drawing_last = drawing_last = TRACKS_SIZE[track_1] - len(s.piles[track_1 + 106])
    if drawing_i <= drawing_last:
        s.f_do_deal_drawing_i = drawing_i = drawing_i + 1
        if s.piles[track_1 + 103]:
            place = track_1 + 103
            if s.explicit and undecided(s, place):
                return await_top(s, place, 4)  # then do_deal_card_1
            card_1 = s.piles[place][-1]
            moved_2 = (card_1,)
            place = track_1 + 106
            most = SIZE_TRACK_LINE[track_1]
            for card in moved_2:
                put_under_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
            return 169  # do_deal_drawing
    return s.f_do_deal_ret

def do_deal_drawing(s, _):  # do_deal, loop, content/tabletop_inc/actions.rules:67
    track_1 = s.f_do_deal_track_1
    if s.f_do_deal_drawing_i <= s.f_do_deal_drawing_last:
        s.f_do_deal_drawing_i = s.f_do_deal_drawing_i + 1
        if s.piles[track_1 + 103]:
            place = track_1 + 103
            if s.explicit and undecided(s, place):
                return await_top(s, place, 4)  # then do_deal_card_1
            card_1 = s.piles[place][-1]
            moved_2 = (card_1,)
            place = track_1 + 106
            most = SIZE_TRACK_LINE[track_1]
            for card in moved_2:
                put_under_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
            return 169  # do_deal_drawing
    return s.f_do_deal_ret

def do_deal_card_1(s, card_1):  # do_deal, after the card card_1, content/tabletop_inc/actions.rules:67
    if s.explicit:
        settle(s, card_1)
    moved_2 = (card_1,)
    place = s.f_do_deal_track_1 + 106
    most = SIZE_TRACK_LINE[s.f_do_deal_track_1]
    for card in moved_2:
        put_under_known(s, card, place)
        if len(s.piles[place]) > most:
            raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
    return 169  # do_deal_drawing

# ---- do_take_from, content/tabletop_inc/actions.rules:50
def do_take_from(s, ret, me, track):
    s.f_do_take_from_ret = ret
    s.f_do_take_from_me = me
    s.f_do_take_from_track = track
    s.player = me
    s.options = options = do_take_from_those(s, track, me)
    s.option_count = len(options)
    s.pc = 5  # then do_take_from_card
    return 0

def do_take_from_card(s, card):  # do_take_from, after the question card, content/tabletop_inc/actions.rules:51
    s.f_do_take_from_card = card
    me = s.f_do_take_from_me
    s.f_do_take_from_skipped = skipped = d_passed(s, card, s.f_do_take_from_track)
    if len(skipped) > q_spared(s, me):
        if len(skipped) >= q_spared(s, me):
            s.f_do_take_from_candidates = candidates = skipped
            s.f_do_take_from_left = left = candidates
            s.f_do_take_from_bare_1 = bare_1 = ()
            s.f_do_take_from_wanted = wanted = min(len(left), q_spared(s, me))
            s.f_do_take_from_many_left = many_left = 10000
            if many_left > 0:
                s.f_do_take_from_many_left = many_left = many_left - 1
                if wanted <= 0:
                    s.f_do_take_from_each_items = each_items = skipped
                    s.f_do_take_from_each_i = each_i = 0
                    while True:
                        if each_i >= len(each_items):
                            return do_take_from_each_1(s)
                        s.f_do_take_from_other = other = each_items[each_i]
                        s.f_do_take_from_each_i = each_i = each_i + 1
                        if not other in bare_1:
                            offer = do_take_from_those_(s, me)
                            if offer:
                                s.player = me
                                s.options = options = offer
                                s.option_count = len(options)
                                s.pc = 7  # then do_take_from_kind_1
                                return 0
                s.player = me
                s.options = options = left
                s.option_count = len(options)
                s.pc = 6  # then do_take_from_pick
                return 0
            raise RuleLimit('this is repeated too often', 36)
        return do_take_from_each_1(s)
    return do_take_from_each_1(s)

def do_take_from_pick(s, pick):  # do_take_from, after the question pick, content/tabletop_inc/actions.rules:54
    me = s.f_do_take_from_me
    left = s.f_do_take_from_left
    s.f_do_take_from_bare_1 = do_take_from_those_2(s, s.f_do_take_from_bare_1, pick, s.f_do_take_from_candidates)
    s.f_do_take_from_left = left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
    s.f_do_take_from_wanted = s.f_do_take_from_wanted - 1
    if s.f_do_take_from_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    if s.f_do_take_from_many_left > 0:
        s.f_do_take_from_many_left = s.f_do_take_from_many_left - 1
        if s.f_do_take_from_wanted <= 0:
            s.f_do_take_from_each_items = each_items = s.f_do_take_from_skipped
            s.f_do_take_from_each_i = each_i = 0
            while True:
                if each_i >= len(each_items):
                    return do_take_from_each_1(s)
                s.f_do_take_from_other = other = each_items[each_i]
                s.f_do_take_from_each_i = each_i = each_i + 1
                if not other in s.f_do_take_from_bare_1:
                    offer = do_take_from_those_(s, me)
                    if offer:
                        s.player = me
                        s.options = options = offer
                        s.option_count = len(options)
                        s.pc = 7  # then do_take_from_kind_1
                        return 0
        s.player = me
        s.options = options = left
        s.option_count = len(options)
        s.pc = 6  # then do_take_from_pick
        return 0
    raise RuleLimit('this is repeated too often', 36)

def do_take_from_kind_1(s, kind_1):  # do_take_from, after the question kind_1, content/tabletop_inc/actions.rules:56
    each_i = s.f_do_take_from_each_i
    me = s.f_do_take_from_me
    at = me * 5 + kind_1
    value = s.tokens[at] - 1
    if value < 0:
        value = 0
    s.tokens[at] = value
    at = s.f_do_take_from_other * 5 + kind_1 - 30
    value = s.card_laid[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 40)
    s.card_laid[at] = value
    while True:
        if each_i >= len(s.f_do_take_from_each_items):
            return do_take_from_each_1(s)
        s.f_do_take_from_other = s.f_do_take_from_each_items[each_i]
        s.f_do_take_from_each_i = each_i = each_i + 1
        if not s.f_do_take_from_other in s.f_do_take_from_bare_1:
            offer = do_take_from_those_(s, me)
            if offer:
                s.player = me
                s.options = options = offer
                s.option_count = len(options)
                s.pc = 7  # then do_take_from_kind_1
                return 0

def do_take_from_each_1(s):  # do_take_from, rest, content/tabletop_inc/actions.rules:59
    me = s.f_do_take_from_me
    card = s.f_do_take_from_card
    for kind_2 in ALL_RESOURCE:
        at = me * 5 + kind_2
        value = s.tokens[at] + s.card_laid[card * 5 + kind_2 - 30]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 42)
        s.tokens[at] = value
        s.card_laid[card * 5 + kind_2 - 30] = 0
    if CARDS_KIND[card - 6] == 5:
        moved = (card,)
        place = me + 49
        for card_ in moved:
            leave(s, card_, place)
            put_known(s, card_, place)
    else:
        moved_1 = (card,)
        place = me + 7
        for card_ in moved_1:
            leave(s, card_, place)
            put_known(s, card_, place)
    return do_deal(s, 8, me, s.f_do_take_from_track)  # then do_take_from_after_do_deal

def do_take_from_after_do_deal(s, _):  # do_take_from, after do_deal, content/tabletop_inc/actions.rules:64
    return s.f_do_take_from_ret

# ---- do_hire_specialist, content/tabletop_inc/actions.rules:41
def do_hire_specialist(s, ret, me):
    s.f_do_hire_specialist_ret = ret
    return do_take_from(s, 9, me, 0)  # then do_hire_specialist_after_do_take_from

def do_hire_specialist_after_do_take_from(s, _):  # do_hire_specialist, after do_take_from, content/tabletop_inc/actions.rules:42
    return s.f_do_hire_specialist_ret

# ---- do_hire_freelancer, content/tabletop_inc/actions.rules:43
def do_hire_freelancer(s, ret, me):
    s.f_do_hire_freelancer_ret = ret
    return do_take_from(s, 10, me, 1)  # then do_hire_freelancer_after_do_take_from

def do_hire_freelancer_after_do_take_from(s, _):  # do_hire_freelancer, after do_take_from, content/tabletop_inc/actions.rules:44
    return s.f_do_hire_freelancer_ret

# ---- do_gain_item, content/tabletop_inc/actions.rules:45
def do_gain_item(s, ret, me):
    s.f_do_gain_item_ret = ret
    return do_take_from(s, 11, me, 2)  # then do_gain_item_after_do_take_from

def do_gain_item_after_do_take_from(s, _):  # do_gain_item, after do_take_from, content/tabletop_inc/actions.rules:46
    return s.f_do_gain_item_ret

# ---- do_chairs_bonus_chair_a, content/tabletop_inc/tables/chairs.yaml:1
def do_chairs_bonus_chair_a(s, me, this):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 70)
    s.tokens[at] = value
    return

# ---- do_chairs_bonus_chair_b, content/tabletop_inc/tables/chairs.yaml:2
def do_chairs_bonus_chair_b(s, me, this):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 72)
    s.tokens[at] = value
    return

# ---- do_chairs_bonus_chair_c, content/tabletop_inc/tables/chairs.yaml:3
def do_chairs_bonus_chair_c(s, me, this):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 74)
    s.tokens[at] = value
    return

# ---- do_chairs_bonus_chair_d, content/tabletop_inc/tables/chairs.yaml:4
def do_chairs_bonus_chair_d(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 76)
    s.tokens[at] = value
    return

# ---- do_sit_down, content/tabletop_inc/actions.rules:81
def do_sit_down(s, ret, me):
    s.f_do_sit_down_ret = ret
    s.f_do_sit_down_me = me
    s.player = me
    s.options = options = s.piles[me + 7]
    s.option_count = len(options)
    s.pc = 12  # then do_sit_down_card_2
    return 0

def do_sit_down_card_2(s, card_2):  # do_sit_down, after the question card_2, content/tabletop_inc/actions.rules:83
    s.f_do_sit_down_card_2 = card_2
    s.player = s.f_do_sit_down_me
    s.options = options = d_free_chairs(s, s.f_do_sit_down_me)
    s.option_count = len(options)
    s.pc = 13  # then do_sit_down_chair
    return 0

def do_sit_down_chair(s, chair):  # do_sit_down, after the question chair, content/tabletop_inc/actions.rules:84
    card_2 = s.f_do_sit_down_card_2
    me = s.f_do_sit_down_me
    moved_3 = (card_2,)
    place = me + 31
    for card in moved_3:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 6:
            raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 65)
    s.chairs_taken[me] = s.chairs_taken[me] | 1 << chair
    if CARDS_KIND[card_2 - 6] == 0:
        s.card_ready[card_2 - 6] = 1
    DO_CHAIRS_BONUS[chair](s, me, chair)
    return s.f_do_sit_down_ret

# ---- do_seat_card, content/tabletop_inc/actions.rules:77
def do_seat_card(s, ret, me):
    s.f_do_seat_card_ret = ret
    s.f_do_seat_card_me = me
    return do_sit_down(s, 14, me)  # then do_seat_card_after_do_sit_down

def do_seat_card_after_do_sit_down(s, _):  # do_seat_card, after do_sit_down, content/tabletop_inc/actions.rules:78
    me = s.f_do_seat_card_me
    s.f_do_seat_card_repeat_i = repeat_i = 1
    s.f_do_seat_card_repeat_last = repeat_last = q_seatings(s, me) - 1
    while True:
        if repeat_i > repeat_last:
            return s.f_do_seat_card_ret
        s.f_do_seat_card_repeat_i = repeat_i = repeat_i + 1
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed
            return 0

def do_seat_card_answer(s, answer):  # do_seat_card, after the question answer, content/tabletop_inc/actions.rules:79
    me = s.f_do_seat_card_me
    if answer:
        return do_sit_down(s, 16, me)  # then do_seat_card_after_do_sit_down_
    while True:
        if s.f_do_seat_card_repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        s.f_do_seat_card_repeat_i = s.f_do_seat_card_repeat_i + 1
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed
            return 0

def do_seat_card_after_do_sit_down_(s, _):  # do_seat_card, after do_sit_down, content/tabletop_inc/actions.rules:79
    me = s.f_do_seat_card_me
    while True:
        if s.f_do_seat_card_repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        s.f_do_seat_card_repeat_i = s.f_do_seat_card_repeat_i + 1
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed
            return 0

def do_seat_card_passed(s, passed):  # do_seat_card, after the question passed, content/tabletop_inc/actions.rules:79
    me = s.f_do_seat_card_me
    while True:
        if s.f_do_seat_card_repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        s.f_do_seat_card_repeat_i = s.f_do_seat_card_repeat_i + 1
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed
            return 0

# ---- do_train, content/tabletop_inc/actions.rules:103
def do_train(s, ret, me, discount):
    s.f_do_train_ret = ret
    s.f_do_train_me = me
    s.f_do_train_discount = discount
    s.f_do_train_drawing_1_i = drawing_1_i = 1
    s.f_do_train_drawing_1_last = drawing_1_last = 4
    if drawing_1_i <= drawing_1_last:
        s.f_do_train_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if s.piles[92]:
            if s.explicit and undecided(s, 92):
                return await_top(s, 92, 18)  # then do_train_card_3
            card_3 = s.piles[92][-1]
            moved_4 = (card_3,)
            place = me + 19
            for card in moved_4:
                put_known(s, card, place)
            return 170  # do_train_drawing_1
    offered_1 = do_train_those(s, me, discount)
    if s.automa[me] == 0 and s.piles[me + 19]:
        s.player = me
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 19  # then do_train_card_4
        return 0
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    return s.f_do_train_ret

def do_train_drawing_1(s, _):  # do_train, loop, content/tabletop_inc/actions.rules:104
    me = s.f_do_train_me
    if s.f_do_train_drawing_1_i <= s.f_do_train_drawing_1_last:
        s.f_do_train_drawing_1_i = s.f_do_train_drawing_1_i + 1
        if s.piles[92]:
            if s.explicit and undecided(s, 92):
                return await_top(s, 92, 18)  # then do_train_card_3
            card_3 = s.piles[92][-1]
            moved_4 = (card_3,)
            place = me + 19
            for card in moved_4:
                put_known(s, card, place)
            return 170  # do_train_drawing_1
    offered_1 = do_train_those(s, me, s.f_do_train_discount)
    if s.automa[me] == 0 and s.piles[me + 19]:
        s.player = me
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 19  # then do_train_card_4
        return 0
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    return s.f_do_train_ret

def do_train_card_3(s, card_3):  # do_train, after the card card_3, content/tabletop_inc/actions.rules:104
    if s.explicit:
        settle(s, card_3)
    moved_4 = (card_3,)
    place = s.f_do_train_me + 19
    for card in moved_4:
        put_known(s, card, place)
    return 170  # do_train_drawing_1

def do_train_card_4(s, card_4):  # do_train, after the question card_4, content/tabletop_inc/actions.rules:105
    me = s.f_do_train_me
    if card_4 >= 0:
        price = max(0, q_skill_price(s, me, card_4) - s.f_do_train_discount)
        if price > 0:
            at = me * 5
            s.tokens[at] += (0 - price)
        moved_5 = (card_4,)
        place = me + 13
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
        moved_6 = s.piles[me + 19]
        for card in moved_6:
            put_under_known(s, card, 92)
        return s.f_do_train_ret
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    return s.f_do_train_ret

# ---- do_keep_objectives, content/tabletop_inc/actions.rules:117
def do_keep_objectives(s, ret, me, most_1):
    s.f_do_keep_objectives_ret = ret
    s.f_do_keep_objectives_me = me
    s.f_do_keep_objectives_most_1 = most_1
    s.f_do_keep_objectives_drawing_2_i = drawing_2_i = 1
    s.f_do_keep_objectives_drawing_2_last = drawing_2_last = 4
    if drawing_2_i <= drawing_2_last:
        s.f_do_keep_objectives_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if s.piles[93]:
            if s.explicit and undecided(s, 93):
                return await_top(s, 93, 20)  # then do_keep_objectives_card_5
            card_5 = s.piles[93][-1]
            moved_7 = (card_5,)
            place = me + 25
            for card in moved_7:
                put_known(s, card, place)
            return 171  # do_keep_objectives_drawing_2
    s.f_do_keep_objectives_candidates_1 = candidates_1 = s.piles[me + 25]
    s.f_do_keep_objectives_left_1 = left_1 = candidates_1
    s.f_do_keep_objectives_kept_1 = kept_1 = ()
    s.f_do_keep_objectives_wanted_1 = wanted_1 = min(len(left_1), most_1)
    s.f_do_keep_objectives_many_1_left = many_1_left = 10000
    if many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = many_1_left = many_1_left - 1
        if wanted_1 <= 0 or not left_1:
            moved_8 = kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1
        return 0
    raise RuleLimit('this is repeated too often', 97)

def do_keep_objectives_drawing_2(s, _):  # do_keep_objectives, loop, content/tabletop_inc/actions.rules:118
    me = s.f_do_keep_objectives_me
    if s.f_do_keep_objectives_drawing_2_i <= s.f_do_keep_objectives_drawing_2_last:
        s.f_do_keep_objectives_drawing_2_i = s.f_do_keep_objectives_drawing_2_i + 1
        if s.piles[93]:
            if s.explicit and undecided(s, 93):
                return await_top(s, 93, 20)  # then do_keep_objectives_card_5
            card_5 = s.piles[93][-1]
            moved_7 = (card_5,)
            place = me + 25
            for card in moved_7:
                put_known(s, card, place)
            return 171  # do_keep_objectives_drawing_2
    s.f_do_keep_objectives_candidates_1 = candidates_1 = s.piles[me + 25]
    s.f_do_keep_objectives_left_1 = left_1 = candidates_1
    s.f_do_keep_objectives_kept_1 = kept_1 = ()
    s.f_do_keep_objectives_wanted_1 = wanted_1 = min(len(left_1), s.f_do_keep_objectives_most_1)
    s.f_do_keep_objectives_many_1_left = many_1_left = 10000
    if many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = many_1_left = many_1_left - 1
        if wanted_1 <= 0 or not left_1:
            moved_8 = kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1
        return 0
    raise RuleLimit('this is repeated too often', 97)

def do_keep_objectives_card_5(s, card_5):  # do_keep_objectives, after the card card_5, content/tabletop_inc/actions.rules:118
    if s.explicit:
        settle(s, card_5)
    moved_7 = (card_5,)
    place = s.f_do_keep_objectives_me + 25
    for card in moved_7:
        put_known(s, card, place)
    return 171  # do_keep_objectives_drawing_2

def do_keep_objectives_pick_1(s, pick_1):  # do_keep_objectives, after the question pick_1, content/tabletop_inc/actions.rules:119
    left_1 = s.f_do_keep_objectives_left_1
    me = s.f_do_keep_objectives_me
    if pick_1 == -1:
        moved_8 = s.f_do_keep_objectives_kept_1
        place = me + 55
        for card in moved_8:
            leave(s, card, place)
            put_known(s, card, place)
        moved_9 = s.piles[me + 25]
        for card in moved_9:
            put_under_known(s, card, 93)
        return s.f_do_keep_objectives_ret
    s.f_do_keep_objectives_kept_1 = do_keep_objectives_those(s, s.f_do_keep_objectives_kept_1, pick_1, s.f_do_keep_objectives_candidates_1)
    s.f_do_keep_objectives_left_1 = left_1 = left_1[:index_of(left_1, pick_1)] + left_1[index_of(left_1, pick_1) + 1:]
    s.f_do_keep_objectives_wanted_1 = s.f_do_keep_objectives_wanted_1 - 1
    if s.f_do_keep_objectives_wanted_1 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    if s.f_do_keep_objectives_many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = s.f_do_keep_objectives_many_1_left - 1
        if s.f_do_keep_objectives_wanted_1 <= 0 or not left_1:
            moved_8 = s.f_do_keep_objectives_kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1
        return 0
    raise RuleLimit('this is repeated too often', 97)

# ---- do_take_objective, content/tabletop_inc/actions.rules:114
def do_take_objective(s, ret, me):
    s.f_do_take_objective_ret = ret
    return do_keep_objectives(s, 22, me, q_goals_kept(s, me))  # then do_take_objective_after_do_keep_objectives

def do_take_objective_after_do_keep_objectives(s, _):  # do_take_objective, after do_keep_objectives, content/tabletop_inc/actions.rules:115
    return s.f_do_take_objective_ret

# ---- do_buy, content/tabletop_inc/actions.rules:143
def do_buy(s, ret, me, kind_3):
    s.f_do_buy_ret = ret
    s.f_do_buy_me = me
    s.f_do_buy_kind_3 = kind_3
    s.player = me
    s.options = options = do_buy_those(s, me, kind_3)
    s.option_count = len(options)
    s.pc = 23  # then do_buy_n
    return 0

def do_buy_n(s, n):  # do_buy, after the question n, content/tabletop_inc/actions.rules:145
    kind_3 = s.f_do_buy_kind_3
    me = s.f_do_buy_me
    price_1 = q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0
    price_2 = q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0
    price_3 = q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0
    if price_1 > 0:
        at = me * 5 + 2
        s.tokens[at] += (0 - price_1)
    if price_2 > 0:
        at = me * 5 + 4
        s.tokens[at] += (0 - price_2)
    if price_3 > 0:
        at = me * 5 + 3
        s.tokens[at] += (0 - price_3)
    at = kind_3 * 4 + n - 1
    s.stock[at] -= 1
    s.level[me * 3 + kind_3] = n
    return s.f_do_buy_ret

# ---- do_buy_box, content/tabletop_inc/actions.rules:136
def do_buy_box(s, ret, me):
    s.f_do_buy_box_ret = ret
    return do_buy(s, 24, me, 0)  # then do_buy_box_after_do_buy

def do_buy_box_after_do_buy(s, _):  # do_buy_box, after do_buy, content/tabletop_inc/actions.rules:137
    return s.f_do_buy_box_ret

# ---- do_buy_part, content/tabletop_inc/actions.rules:139
def do_buy_part(s, ret, me):
    s.f_do_buy_part_ret = ret
    s.f_do_buy_part_me = me
    s.player = me
    s.options = options = do_buy_part_those(s, me)
    s.option_count = len(options)
    s.pc = 25  # then do_buy_part_kind_4
    return 0

def do_buy_part_kind_4(s, kind_4):  # do_buy_part, after the question kind_4, content/tabletop_inc/actions.rules:140
    return do_buy(s, 26, s.f_do_buy_part_me, kind_4)  # then do_buy_part_after_do_buy

def do_buy_part_after_do_buy(s, _):  # do_buy_part, after do_buy, content/tabletop_inc/actions.rules:141
    return s.f_do_buy_part_ret

# ---- do_raise, content/tabletop_inc/actions.rules:171
def do_raise(s, me, kind_7):
    at = kind_7 * 4 + s.level[me * 3 + kind_7] - 1
    value = s.stock[at] + 1
    if value > 6:
        value = 6
    s.stock[at] = value
    for n_1 in d_next_level(s, me, kind_7):
        at = kind_7 * 4 + n_1 - 1
        value = s.stock[at] - 1
        if value < 0:
            value = 0
        s.stock[at] = value
        s.level[me * 3 + kind_7] = n_1
    return

# ---- do_upgrade_part, content/tabletop_inc/actions.rules:167
def do_upgrade_part(s, ret, me, kind_6):
    s.f_do_upgrade_part_ret = ret
    s.f_do_upgrade_part_me = me
    s.f_do_upgrade_part_kind_6 = kind_6
    do_raise(s, me, kind_6)
    s.f_do_upgrade_part_repeat_1_i = repeat_1_i = 1
    s.f_do_upgrade_part_repeat_1_last = repeat_1_last = q_upgrade_steps(s, me) - 1
    while True:
        if repeat_1_i > repeat_1_last:
            return s.f_do_upgrade_part_ret
        s.f_do_upgrade_part_repeat_1_i = repeat_1_i = repeat_1_i + 1
        if s.automa[me] == 0 and can_raise(s, me, kind_6):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 27  # then do_upgrade_part_answer_1
            return 0

def do_upgrade_part_answer_1(s, answer_1):  # do_upgrade_part, after the question answer_1, content/tabletop_inc/actions.rules:169
    me = s.f_do_upgrade_part_me
    if answer_1:
        do_raise(s, me, s.f_do_upgrade_part_kind_6)
        while True:
            if s.f_do_upgrade_part_repeat_1_i > s.f_do_upgrade_part_repeat_1_last:
                return s.f_do_upgrade_part_ret
            s.f_do_upgrade_part_repeat_1_i = s.f_do_upgrade_part_repeat_1_i + 1
            if s.automa[me] == 0 and can_raise(s, me, s.f_do_upgrade_part_kind_6):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 27  # then do_upgrade_part_answer_1
                return 0
    while True:
        if s.f_do_upgrade_part_repeat_1_i > s.f_do_upgrade_part_repeat_1_last:
            return s.f_do_upgrade_part_ret
        s.f_do_upgrade_part_repeat_1_i = s.f_do_upgrade_part_repeat_1_i + 1
        if s.automa[me] == 0 and can_raise(s, me, s.f_do_upgrade_part_kind_6):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 27  # then do_upgrade_part_answer_1
            return 0

# ---- do_upgrade, content/tabletop_inc/actions.rules:163
def do_upgrade(s, ret, me):
    s.f_do_upgrade_ret = ret
    s.f_do_upgrade_me = me
    s.player = me
    s.options = options = do_upgrade_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # then do_upgrade_kind_5
    return 0

def do_upgrade_kind_5(s, kind_5):  # do_upgrade, after the question kind_5, content/tabletop_inc/actions.rules:164
    return do_upgrade_part(s, 29, s.f_do_upgrade_me, kind_5)  # then do_upgrade_after_do_upgrade_part

def do_upgrade_after_do_upgrade_part(s, _):  # do_upgrade, after do_upgrade_part, content/tabletop_inc/actions.rules:165
    return s.f_do_upgrade_ret

# ---- do_publish_game, content/tabletop_inc/actions.rules:184
def do_publish_game(s, me):
    title = do_publish_game_first(s)
    if title < 0:
        raise RuleLimit('there is nothing to pick', 140)
    for kind_8 in ALL_ELEMENT:
        s.title_part[title * 3 + kind_8 - 747] = s.level[me * 3 + kind_8]
        s.level[me * 3 + kind_8] = 0
    moved_10 = (title,)
    place = me + 61
    for card in moved_10:
        leave(s, card, place)
        put_known(s, card, place)
    for seat_7 in CLOCKWISE[s.n][s.active]:
        waiting_2 = do_publish_game_those(s, seat_7, me)
        leaves = False
        for reacting_2_times in RANGE_1_1001:
            if not waiting_2:
                leaves = True
                break
            now_2 = waiting_2[0]
            REACTIONS_3[now_2](s, seat_7, me, now_2)
            waiting_2 = do_publish_game_those_(s, waiting_2, now_2, seat_7, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_cards_effect_f01, content/tabletop_inc/cards/freelancers.yaml:6
def do_cards_effect_f01(s, ret, me, this, depth_):
    s.f_do_cards_effect_f01_ret = ret
    return do_mix(s, 30, me, 5)  # then do_cards_effect_f01_after_do_mix

def do_cards_effect_f01_after_do_mix(s, _):  # do_cards_effect_f01, after do_mix, content/tabletop_inc/cards/freelancers.yaml:6
    return s.f_do_cards_effect_f01_ret

# ---- do_jobs_action_bas
def do_jobs_action_bas(s, ret, me, this):
    s.f_do_jobs_action_bas_ret = ret
    s.f_do_jobs_action_bas_me = me
    s.player = me
    s.options = options = RUN_1
    s.option_count = len(options)
    s.pc = 31  # then do_jobs_action_bas_do_basic_kind
    return 0

def do_jobs_action_bas_do_basic_kind(s, do_basic_kind):  # do_jobs_action_bas, after the question do_basic_kind, content/tabletop_inc/actions.rules:4
    at = s.f_do_jobs_action_bas_me * 5 + do_basic_kind
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 3)
    s.tokens[at] = value
    return s.f_do_jobs_action_bas_ret

# ---- do_jobs_action_hsp
def do_jobs_action_hsp(s, ret, me, this):
    s.f_do_jobs_action_hsp_ret = ret
    return do_hire_specialist(s, 32, me)  # then do_jobs_action_hsp_after_do_hire_specialist

def do_jobs_action_hsp_after_do_hire_specialist(s, _):  # do_jobs_action_hsp, after do_hire_specialist
    return s.f_do_jobs_action_hsp_ret

# ---- do_jobs_action_plc
def do_jobs_action_plc(s, ret, me, this):
    s.f_do_jobs_action_plc_ret = ret
    return do_seat_card(s, 33, me)  # then do_jobs_action_plc_after_do_seat_card

def do_jobs_action_plc_after_do_seat_card(s, _):  # do_jobs_action_plc, after do_seat_card
    return s.f_do_jobs_action_plc_ret

# ---- do_jobs_action_trn
def do_jobs_action_trn(s, ret, me, this):
    s.f_do_jobs_action_trn_ret = ret
    return do_train(s, 34, me, 0)  # then do_jobs_action_trn_after_do_train

def do_jobs_action_trn_after_do_train(s, _):  # do_jobs_action_trn, after do_train, content/tabletop_inc/actions.rules:101
    return s.f_do_jobs_action_trn_ret

# ---- do_jobs_action_hfr
def do_jobs_action_hfr(s, ret, me, this):
    s.f_do_jobs_action_hfr_ret = ret
    return do_hire_freelancer(s, 35, me)  # then do_jobs_action_hfr_after_do_hire_freelancer

def do_jobs_action_hfr_after_do_hire_freelancer(s, _):  # do_jobs_action_hfr, after do_hire_freelancer
    return s.f_do_jobs_action_hfr_ret

# ---- do_jobs_action_pts
def do_jobs_action_pts(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + q_playtest_yield(s, me)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 6)
    s.tokens[at] = value
    for seat_5 in CLOCKWISE[s.n][s.active]:
        waiting = do_jobs_action_pts_those(s, seat_5, me)
        leaves = False
        for reacting_times in RANGE_1_1001:
            if not waiting:
                leaves = True
                break
            now = waiting[0]
            REACTIONS_1[now](s, seat_5, me, now)
            waiting = do_jobs_action_pts_those_(s, waiting, now, seat_5, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_jobs_action_res
def do_jobs_action_res(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + q_research_yield(s, me)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 9)
    s.tokens[at] = value
    for seat_6 in CLOCKWISE[s.n][s.active]:
        waiting_1 = do_jobs_action_res_those(s, seat_6, me)
        leaves = False
        for reacting_1_times in RANGE_1_1001:
            if not waiting_1:
                leaves = True
                break
            now_1 = waiting_1[0]
            REACTIONS_2[now_1](s, seat_6, me, now_1)
            waiting_1 = do_jobs_action_res_those_(s, waiting_1, now_1, seat_6, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_jobs_action_mul
def do_jobs_action_mul(s, ret, me, this):
    s.f_do_jobs_action_mul_ret = ret
    return do_mix(s, 36, me, q_mixed_yield(s, me))  # then do_jobs_action_mul_after_do_mix

def do_jobs_action_mul_after_do_mix(s, _):  # do_jobs_action_mul, after do_mix, content/tabletop_inc/actions.rules:14
    return s.f_do_jobs_action_mul_ret

# ---- do_jobs_action_itm
def do_jobs_action_itm(s, ret, me, this):
    s.f_do_jobs_action_itm_ret = ret
    return do_gain_item(s, 37, me)  # then do_jobs_action_itm_after_do_gain_item

def do_jobs_action_itm_after_do_gain_item(s, _):  # do_jobs_action_itm, after do_gain_item
    return s.f_do_jobs_action_itm_ret

# ---- do_jobs_action_box
def do_jobs_action_box(s, ret, me, this):
    s.f_do_jobs_action_box_ret = ret
    return do_buy_box(s, 38, me)  # then do_jobs_action_box_after_do_buy_box

def do_jobs_action_box_after_do_buy_box(s, _):  # do_jobs_action_box, after do_buy_box
    return s.f_do_jobs_action_box_ret

# ---- do_jobs_action_cmp
def do_jobs_action_cmp(s, ret, me, this):
    s.f_do_jobs_action_cmp_ret = ret
    return do_buy_part(s, 39, me)  # then do_jobs_action_cmp_after_do_buy_part

def do_jobs_action_cmp_after_do_buy_part(s, _):  # do_jobs_action_cmp, after do_buy_part
    return s.f_do_jobs_action_cmp_ret

# ---- do_jobs_action_upg
def do_jobs_action_upg(s, ret, me, this):
    s.f_do_jobs_action_upg_ret = ret
    return do_upgrade(s, 40, me)  # then do_jobs_action_upg_after_do_upgrade

def do_jobs_action_upg_after_do_upgrade(s, _):  # do_jobs_action_upg, after do_upgrade
    return s.f_do_jobs_action_upg_ret

# ---- do_jobs_action_pub
def do_jobs_action_pub(s, me, this):
    do_publish_game(s, me)
    return

# ---- do_jobs_action_awd
def do_jobs_action_awd(s, ret, me, this):
    s.f_do_jobs_action_awd_ret = ret
    s.f_do_jobs_action_awd_me = me
    s.player = me
    s.options = options = do_jobs_action_awd_those(s, me)
    s.option_count = len(options)
    s.pc = 41  # then do_jobs_action_awd_do_take_award_n_2
    return 0

def do_jobs_action_awd_do_take_award_n_2(s, do_take_award_n_2):  # do_jobs_action_awd, after the question do_take_award_n_2, content/tabletop_inc/actions.rules:195
    s.f_do_jobs_action_awd_do_take_award_n_2 = do_take_award_n_2
    me = s.f_do_jobs_action_awd_me
    s.player = me
    s.options = options = do_jobs_action_awd_those_(s, me, do_take_award_n_2)
    s.option_count = len(options)
    s.pc = 42  # then do_jobs_action_awd_do_take_award_title_1
    return 0

def do_jobs_action_awd_do_take_award_title_1(s, do_take_award_title_1):  # do_jobs_action_awd, after the question do_take_award_title_1, content/tabletop_inc/actions.rules:196
    at = s.f_do_jobs_action_awd_do_take_award_n_2 - 1
    s.shelf[at] -= 1
    at = s.f_do_jobs_action_awd_me * 3 + s.f_do_jobs_action_awd_do_take_award_n_2 - 1
    value = s.awards[at] + 1
    if value > 9:
        value = 9
    s.awards[at] = value
    moved_11 = (do_take_award_title_1,)
    place = s.f_do_jobs_action_awd_me + 67
    for card in moved_11:
        leave(s, card, place)
        put_known(s, card, place)
    return s.f_do_jobs_action_awd_ret

# ---- do_jobs_action_trd
def do_jobs_action_trd(s, ret, me, this):
    s.f_do_jobs_action_trd_ret = ret
    s.f_do_jobs_action_trd_me = me
    s.f_do_jobs_action_trd_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_jobs_action_trd_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_exchange(s, me) else ()
        if not offered or s.automa[me] > 0:
            return s.f_do_jobs_action_trd_ret
        s.player = me
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 43  # then do_jobs_action_trd_chosen
        return 0
    raise RuleLimit('this is repeated too often', 21)

def do_jobs_action_trd_chosen(s, chosen):  # do_jobs_action_trd, after the question chosen, content/tabletop_inc/actions.rules:21
    if chosen == -1:
        return s.f_do_jobs_action_trd_ret
    s.player = s.f_do_jobs_action_trd_me
    s.options = options = do_jobs_action_trd_join(s, s.f_do_jobs_action_trd_me)
    s.option_count = len(options)
    s.pc = 44  # then do_jobs_action_trd_together_1
    return 0

def do_jobs_action_trd_together_1(s, together_1):  # do_jobs_action_trd, after the question together_1, content/tabletop_inc/actions.rules:24
    me = s.f_do_jobs_action_trd_me
    do_exchange_give = together_1[0]
    do_exchange_get = together_1[1]
    at = me * 5 + do_exchange_give
    s.tokens[at] -= 1
    at = me * 5 + do_exchange_get
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.tokens[at] = value
    if s.f_do_jobs_action_trd_offers_left > 0:
        s.f_do_jobs_action_trd_offers_left = s.f_do_jobs_action_trd_offers_left - 1
        offered = (0,) if can_exchange(s, me) else ()
        if not offered or s.automa[me] > 0:
            return s.f_do_jobs_action_trd_ret
        s.player = me
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 43  # then do_jobs_action_trd_chosen
        return 0
    raise RuleLimit('this is repeated too often', 21)

# ---- do_jobs_action_obj
def do_jobs_action_obj(s, ret, me, this):
    s.f_do_jobs_action_obj_ret = ret
    return do_take_objective(s, 45, me)  # then do_jobs_action_obj_after_do_take_objective

def do_jobs_action_obj_after_do_take_objective(s, _):  # do_jobs_action_obj, after do_take_objective
    return s.f_do_jobs_action_obj_ret

# ---- do_cards_effect_f02, content/tabletop_inc/cards/freelancers.yaml:13
def do_cards_effect_f02(s, ret, me, this, depth_):
    s.f_do_cards_effect_f02_ret = ret
    s.f_do_cards_effect_f02_me = me
    s.player = me
    s.options = options = do_cards_effect_f02_those(s, me)
    s.option_count = len(options)
    s.pc = 46  # then do_cards_effect_f02_what
    return 0

def do_cards_effect_f02_what(s, what):  # do_cards_effect_f02, after the question what, content/tabletop_inc/cards/freelancers.yaml:13
    return DO_JOBS_ACTION[what](s, 47, s.f_do_cards_effect_f02_me, what)  # then do_cards_effect_f02_after_do_jobs_action

def do_cards_effect_f02_after_do_jobs_action(s, _):  # do_cards_effect_f02, after do_jobs_action, content/tabletop_inc/cards/freelancers.yaml:14
    return s.f_do_cards_effect_f02_ret

# ---- do_cards_effect_f03, content/tabletop_inc/cards/freelancers.yaml:20
def do_cards_effect_f03(s, me, this, depth_):
    at = me * 5 + 4
    value = s.tokens[at] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 197)
    s.tokens[at] = value
    return

# ---- do_cards_effect_f04, content/tabletop_inc/cards/freelancers.yaml:27
def do_cards_effect_f04(s, ret, me, this, depth_):
    s.f_do_cards_effect_f04_ret = ret
    s.f_do_cards_effect_f04_me = me
    s.f_do_cards_effect_f04_this = this
    s.f_do_cards_effect_f04_depth_ = depth_
    return 48  # do_cards_effect_f04_begin

def do_cards_effect_f04_begin(s, _):  # do_cards_effect_f04, where it begins, content/tabletop_inc/cards/freelancers.yaml:27
    if s.f_do_cards_effect_f04_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 199)
    s.player = s.f_do_cards_effect_f04_me
    s.options = options = do_cards_effect_f04_those(s, s.f_do_cards_effect_f04_this, s.f_do_cards_effect_f04_me)
    s.option_count = len(options)
    s.pc = 49  # then do_cards_effect_f04_copied
    return 0

def do_cards_effect_f04_copied(s, copied):  # do_cards_effect_f04, after the question copied, content/tabletop_inc/cards/freelancers.yaml:27
    s.stack += ((s.f_do_cards_effect_f04_ret,),)
    return DO_CARDS_EFFECT[copied - 6](s, 50, s.f_do_cards_effect_f04_me, copied, s.f_do_cards_effect_f04_depth_ + 1)  # then do_cards_effect_f04_after_do_cards_effect

def do_cards_effect_f04_after_do_cards_effect(s, _):  # do_cards_effect_f04, after do_cards_effect, content/tabletop_inc/cards/freelancers.yaml:28
    s.f_do_cards_effect_f04_ret, = s.stack[-1]
    s.stack = s.stack[:-1]
    return s.f_do_cards_effect_f04_ret

# ---- do_cards_effect_f05, content/tabletop_inc/cards/freelancers.yaml:35
def do_cards_effect_f05(s, ret, me, this, depth_):
    s.f_do_cards_effect_f05_ret = ret
    return do_keep_objectives(s, 51, me, 2)  # then do_cards_effect_f05_after_do_keep_objectives

def do_cards_effect_f05_after_do_keep_objectives(s, _):  # do_cards_effect_f05, after do_keep_objectives, content/tabletop_inc/cards/freelancers.yaml:35
    return s.f_do_cards_effect_f05_ret

# ---- do_cards_effect_f06, content/tabletop_inc/cards/freelancers.yaml:41
def do_cards_effect_f06(s, me, this, depth_):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 210)
    s.points[me] = value
    return

# ---- do_cards_effect_f07, content/tabletop_inc/cards/freelancers.yaml:47
def do_cards_effect_f07(s, ret, me, this, depth_):
    s.f_do_cards_effect_f07_ret = ret
    s.f_do_cards_effect_f07_me = me
    s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = 1
    s.f_do_cards_effect_f07_repeat_3_last = repeat_3_last = 2
    while True:
        if repeat_3_i > repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = repeat_3_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2
            return 0

def do_cards_effect_f07_answer_2(s, answer_2):  # do_cards_effect_f07, after the question answer_2, content/tabletop_inc/cards/freelancers.yaml:47
    me = s.f_do_cards_effect_f07_me
    if answer_2:
        return do_upgrade(s, 53, me)  # then do_cards_effect_f07_after_do_upgrade
    while True:
        if s.f_do_cards_effect_f07_repeat_3_i > s.f_do_cards_effect_f07_repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        s.f_do_cards_effect_f07_repeat_3_i = s.f_do_cards_effect_f07_repeat_3_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2
            return 0

def do_cards_effect_f07_after_do_upgrade(s, _):  # do_cards_effect_f07, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:47
    me = s.f_do_cards_effect_f07_me
    while True:
        if s.f_do_cards_effect_f07_repeat_3_i > s.f_do_cards_effect_f07_repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        s.f_do_cards_effect_f07_repeat_3_i = s.f_do_cards_effect_f07_repeat_3_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2
            return 0

# ---- do_cards_effect_f08, content/tabletop_inc/cards/freelancers.yaml:54
def do_cards_effect_f08(s, ret, me, this, depth_):
    s.f_do_cards_effect_f08_ret = ret
    s.f_do_cards_effect_f08_me = me
    s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = 1
    s.f_do_cards_effect_f08_repeat_4_last = repeat_4_last = 2
    while True:
        if repeat_4_i > repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = repeat_4_i + 1
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3
            return 0

def do_cards_effect_f08_answer_3(s, answer_3):  # do_cards_effect_f08, after the question answer_3, content/tabletop_inc/cards/freelancers.yaml:54
    me = s.f_do_cards_effect_f08_me
    if answer_3:
        return do_gain_item(s, 55, me)  # then do_cards_effect_f08_after_do_gain_item
    while True:
        if s.f_do_cards_effect_f08_repeat_4_i > s.f_do_cards_effect_f08_repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        s.f_do_cards_effect_f08_repeat_4_i = s.f_do_cards_effect_f08_repeat_4_i + 1
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3
            return 0

def do_cards_effect_f08_after_do_gain_item(s, _):  # do_cards_effect_f08, after do_gain_item, content/tabletop_inc/cards/freelancers.yaml:54
    me = s.f_do_cards_effect_f08_me
    while True:
        if s.f_do_cards_effect_f08_repeat_4_i > s.f_do_cards_effect_f08_repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        s.f_do_cards_effect_f08_repeat_4_i = s.f_do_cards_effect_f08_repeat_4_i + 1
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3
            return 0

# ---- do_cards_effect_f09, content/tabletop_inc/cards/freelancers.yaml:61
def do_cards_effect_f09(s, ret, me, this, depth_):
    s.f_do_cards_effect_f09_ret = ret
    s.f_do_cards_effect_f09_me = me
    s.player = me
    s.options = options = do_cards_effect_f09_join(s)
    s.option_count = len(options)
    s.pc = 56  # then do_cards_effect_f09_together_2
    return 0

def do_cards_effect_f09_together_2(s, together_2):  # do_cards_effect_f09, after the question together_2, content/tabletop_inc/cards/freelancers.yaml:61
    tests = together_2[0]
    papers = together_2[1]
    at = s.f_do_cards_effect_f09_me * 5 + 4
    value = s.tokens[at] + tests
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    at = s.f_do_cards_effect_f09_me * 5 + 3
    value = s.tokens[at] + papers
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    return s.f_do_cards_effect_f09_ret

# ---- do_rewards_reward_1, content/tabletop_inc/tables/rewards.yaml:1
def do_rewards_reward_1(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.points[me] = value
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.tokens[at] = value
    return

# ---- do_rewards_reward_2, content/tabletop_inc/tables/rewards.yaml:2
def do_rewards_reward_2(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.points[me] = value
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.tokens[at] = value
    return

# ---- do_rewards_reward_3, content/tabletop_inc/tables/rewards.yaml:3
def do_rewards_reward_3(s, me, this):
    value = s.points[me] + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.points[me] = value
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    return

# ---- do_rewards_reward_4, content/tabletop_inc/tables/rewards.yaml:4
def do_rewards_reward_4(s, me, this):
    value = s.points[me] + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    return

# ---- do_confirm, content/tabletop_inc/workers.rules:128
def do_confirm(s, me, card_12):
    moved_21 = (card_12,)
    place = me + 85
    for card in moved_21:
        leave(s, card, place)
        put_known(s, card, place)
    if not s.piles[me + 79]:
        row = do_confirm_first(s, me)
        if row >= 0:
            DO_REWARDS_REWARD[row](s, me, row)
        moved_22 = s.piles[me + 85]
        place = me + 73
        for card in moved_22:
            put_known(s, card, place)
    for seat_8 in CLOCKWISE[s.n][s.active]:
        waiting_3 = do_confirm_those(s, seat_8, me, card_12)
        leaves = False
        for reacting_3_times in RANGE_1_1001:
            if not waiting_3:
                leaves = True
                break
            now_3 = waiting_3[0]
            REACTIONS_4[now_3](s, seat_8, me, card_12, now_3)
            waiting_3 = do_confirm_those_(s, waiting_3, now_3, seat_8, me, card_12)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_flip_one, content/tabletop_inc/workers.rules:134
def do_flip_one(s, ret, me):
    s.f_do_flip_one_ret = ret
    s.f_do_flip_one_me = me
    offered_2 = s.piles[me + 79]
    if s.automa[me] == 0 and s.piles[me + 79]:
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 57  # then do_flip_one_card_11
        return 0
    return s.f_do_flip_one_ret

def do_flip_one_card_11(s, card_11):  # do_flip_one, after the question card_11, content/tabletop_inc/workers.rules:135
    if card_11 >= 0:
        do_confirm(s, s.f_do_flip_one_me, card_11)
        return s.f_do_flip_one_ret
    return s.f_do_flip_one_ret

# ---- do_cards_effect_f10, content/tabletop_inc/cards/freelancers.yaml:68
def do_cards_effect_f10(s, ret, me, this, depth_):
    s.f_do_cards_effect_f10_ret = ret
    return do_flip_one(s, 58, me)  # then do_cards_effect_f10_after_do_flip_one

def do_cards_effect_f10_after_do_flip_one(s, _):  # do_cards_effect_f10, after do_flip_one, content/tabletop_inc/cards/freelancers.yaml:68
    return s.f_do_cards_effect_f10_ret

# ---- do_cards_effect_f11, content/tabletop_inc/cards/freelancers.yaml:74
def do_cards_effect_f11(s, me, this, depth_):
    at = me * 5 + 3
    value = s.tokens[at] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.tokens[at] = value
    return

# ---- do_cards_effect_f12, content/tabletop_inc/cards/freelancers.yaml:80
def do_cards_effect_f12(s, me, this, depth_):
    value = s.points[me] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 243)
    s.points[me] = value
    return

# ---- do_cards_effect_f13, content/tabletop_inc/cards/freelancers.yaml:86
def do_cards_effect_f13(s, ret, me, this, depth_):
    s.f_do_cards_effect_f13_ret = ret
    s.f_do_cards_effect_f13_me = me
    s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = 1
    s.f_do_cards_effect_f13_repeat_5_last = repeat_5_last = 2
    while True:
        if repeat_5_i > repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = repeat_5_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4
            return 0

def do_cards_effect_f13_answer_4(s, answer_4):  # do_cards_effect_f13, after the question answer_4, content/tabletop_inc/cards/freelancers.yaml:86
    me = s.f_do_cards_effect_f13_me
    if answer_4:
        return do_upgrade(s, 60, me)  # then do_cards_effect_f13_after_do_upgrade
    while True:
        if s.f_do_cards_effect_f13_repeat_5_i > s.f_do_cards_effect_f13_repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        s.f_do_cards_effect_f13_repeat_5_i = s.f_do_cards_effect_f13_repeat_5_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4
            return 0

def do_cards_effect_f13_after_do_upgrade(s, _):  # do_cards_effect_f13, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:86
    me = s.f_do_cards_effect_f13_me
    while True:
        if s.f_do_cards_effect_f13_repeat_5_i > s.f_do_cards_effect_f13_repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        s.f_do_cards_effect_f13_repeat_5_i = s.f_do_cards_effect_f13_repeat_5_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4
            return 0

# ---- do_cards_effect_f14, content/tabletop_inc/cards/freelancers.yaml:93
def do_cards_effect_f14(s, ret, me, this, depth_):
    s.f_do_cards_effect_f14_ret = ret
    s.f_do_cards_effect_f14_me = me
    s.f_do_cards_effect_f14_repeat_6_i = repeat_6_i = 1
    s.f_do_cards_effect_f14_repeat_6_last = repeat_6_last = 2
    if repeat_6_i <= repeat_6_last:
        s.f_do_cards_effect_f14_repeat_6_i = repeat_6_i = repeat_6_i + 1
        return do_flip_one(s, 61, me)  # then do_cards_effect_f14_after_do_flip_one
    return s.f_do_cards_effect_f14_ret

def do_cards_effect_f14_after_do_flip_one(s, _):  # do_cards_effect_f14, after do_flip_one, content/tabletop_inc/cards/freelancers.yaml:93
    if s.f_do_cards_effect_f14_repeat_6_i <= s.f_do_cards_effect_f14_repeat_6_last:
        s.f_do_cards_effect_f14_repeat_6_i = s.f_do_cards_effect_f14_repeat_6_i + 1
        return do_flip_one(s, 61, s.f_do_cards_effect_f14_me)  # then do_cards_effect_f14_after_do_flip_one
    return s.f_do_cards_effect_f14_ret

# ---- do_cards_effect_f15, content/tabletop_inc/cards/freelancers.yaml:99
def do_cards_effect_f15(s, me, this, depth_):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 251)
    s.points[me] = value
    return

# ---- do_cards_effect_f16, content/tabletop_inc/cards/freelancers.yaml:105
def do_cards_effect_f16(s, ret, me, this, depth_):
    s.f_do_cards_effect_f16_ret = ret
    s.f_do_cards_effect_f16_me = me
    s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = 1
    s.f_do_cards_effect_f16_repeat_7_last = repeat_7_last = 2
    while True:
        if repeat_7_i > repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = repeat_7_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5
            return 0

def do_cards_effect_f16_answer_5(s, answer_5):  # do_cards_effect_f16, after the question answer_5, content/tabletop_inc/cards/freelancers.yaml:105
    me = s.f_do_cards_effect_f16_me
    if answer_5:
        return do_upgrade(s, 63, me)  # then do_cards_effect_f16_after_do_upgrade
    while True:
        if s.f_do_cards_effect_f16_repeat_7_i > s.f_do_cards_effect_f16_repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        s.f_do_cards_effect_f16_repeat_7_i = s.f_do_cards_effect_f16_repeat_7_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5
            return 0

def do_cards_effect_f16_after_do_upgrade(s, _):  # do_cards_effect_f16, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:105
    me = s.f_do_cards_effect_f16_me
    while True:
        if s.f_do_cards_effect_f16_repeat_7_i > s.f_do_cards_effect_f16_repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        s.f_do_cards_effect_f16_repeat_7_i = s.f_do_cards_effect_f16_repeat_7_i + 1
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5
            return 0

# ---- do_cards_effect_i01, content/tabletop_inc/cards/items.yaml:4
def do_cards_effect_i01(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 256)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i02, content/tabletop_inc/cards/items.yaml:8
def do_cards_effect_i02(s, me, this, depth_):
    at = me * 5
    value = s.tokens[at] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 258)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i03, content/tabletop_inc/cards/items.yaml:12
def do_cards_effect_i03(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i04, content/tabletop_inc/cards/items.yaml:16
def do_cards_effect_i04(s, me, this, depth_):
    at = me * 5 + 3
    value = s.tokens[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 262)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i05, content/tabletop_inc/cards/items.yaml:20
def do_cards_effect_i05(s, me, this, depth_):
    at = me * 5 + 4
    value = s.tokens[at] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 264)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i06, content/tabletop_inc/cards/items.yaml:24
def do_cards_effect_i06(s, me, this, depth_):
    at = me * 5 + 3
    value = s.tokens[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 266)
    s.tokens[at] = value
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 266)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i07, content/tabletop_inc/cards/items.yaml:29
def do_cards_effect_i07(s, ret, me, this, depth_):
    s.f_do_cards_effect_i07_ret = ret
    s.f_do_cards_effect_i07_me = me
    return do_hire_specialist(s, 64, me)  # then do_cards_effect_i07_after_do_hire_specialist

def do_cards_effect_i07_after_do_hire_specialist(s, _):  # do_cards_effect_i07, after do_hire_specialist, content/tabletop_inc/cards/items.yaml:29
    me = s.f_do_cards_effect_i07_me
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 65  # then do_cards_effect_i07_answer_6
        return 0
    return s.f_do_cards_effect_i07_ret

def do_cards_effect_i07_answer_6(s, answer_6):  # do_cards_effect_i07, after the question answer_6, content/tabletop_inc/cards/items.yaml:30
    if answer_6:
        return do_seat_card(s, 66, s.f_do_cards_effect_i07_me)  # then do_cards_effect_i07_after_do_seat_card
    return s.f_do_cards_effect_i07_ret

def do_cards_effect_i07_after_do_seat_card(s, _):  # do_cards_effect_i07, after do_seat_card, content/tabletop_inc/cards/items.yaml:30
    return s.f_do_cards_effect_i07_ret

# ---- do_cards_effect_i08, content/tabletop_inc/cards/items.yaml:35
def do_cards_effect_i08(s, ret, me, this, depth_):
    s.f_do_cards_effect_i08_ret = ret
    s.f_do_cards_effect_i08_me = me
    return do_hire_freelancer(s, 67, me)  # then do_cards_effect_i08_after_do_hire_freelancer

def do_cards_effect_i08_after_do_hire_freelancer(s, _):  # do_cards_effect_i08, after do_hire_freelancer, content/tabletop_inc/cards/items.yaml:35
    me = s.f_do_cards_effect_i08_me
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 68  # then do_cards_effect_i08_answer_7
        return 0
    return s.f_do_cards_effect_i08_ret

def do_cards_effect_i08_answer_7(s, answer_7):  # do_cards_effect_i08, after the question answer_7, content/tabletop_inc/cards/items.yaml:36
    if answer_7:
        return do_seat_card(s, 69, s.f_do_cards_effect_i08_me)  # then do_cards_effect_i08_after_do_seat_card
    return s.f_do_cards_effect_i08_ret

def do_cards_effect_i08_after_do_seat_card(s, _):  # do_cards_effect_i08, after do_seat_card, content/tabletop_inc/cards/items.yaml:36
    return s.f_do_cards_effect_i08_ret

# ---- do_cards_effect_i09, content/tabletop_inc/cards/items.yaml:40
def do_cards_effect_i09(s, ret, me, this, depth_):
    s.f_do_cards_effect_i09_ret = ret
    s.f_do_cards_effect_i09_me = me
    s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = 1
    s.f_do_cards_effect_i09_repeat_8_last = repeat_8_last = 2
    while True:
        if repeat_8_i > repeat_8_last:
            return s.f_do_cards_effect_i09_ret
        s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = repeat_8_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 70  # then do_cards_effect_i09_answer_8
            return 0

def do_cards_effect_i09_answer_8(s, answer_8):  # do_cards_effect_i09, after the question answer_8, content/tabletop_inc/cards/items.yaml:40
    me = s.f_do_cards_effect_i09_me
    if answer_8:
        do_raise(s, me, 2)
        while True:
            if s.f_do_cards_effect_i09_repeat_8_i > s.f_do_cards_effect_i09_repeat_8_last:
                return s.f_do_cards_effect_i09_ret
            s.f_do_cards_effect_i09_repeat_8_i = s.f_do_cards_effect_i09_repeat_8_i + 1
            if s.automa[me] == 0 and can_raise(s, me, 2):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 70  # then do_cards_effect_i09_answer_8
                return 0
    while True:
        if s.f_do_cards_effect_i09_repeat_8_i > s.f_do_cards_effect_i09_repeat_8_last:
            return s.f_do_cards_effect_i09_ret
        s.f_do_cards_effect_i09_repeat_8_i = s.f_do_cards_effect_i09_repeat_8_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 70  # then do_cards_effect_i09_answer_8
            return 0

# ---- do_cards_effect_i10, content/tabletop_inc/cards/items.yaml:44
def do_cards_effect_i10(s, ret, me, this, depth_):
    s.f_do_cards_effect_i10_ret = ret
    s.f_do_cards_effect_i10_me = me
    s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = 1
    s.f_do_cards_effect_i10_repeat_9_last = repeat_9_last = 2
    while True:
        if repeat_9_i > repeat_9_last:
            return s.f_do_cards_effect_i10_ret
        s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = repeat_9_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 0):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 71  # then do_cards_effect_i10_answer_9
            return 0

def do_cards_effect_i10_answer_9(s, answer_9):  # do_cards_effect_i10, after the question answer_9, content/tabletop_inc/cards/items.yaml:44
    me = s.f_do_cards_effect_i10_me
    if answer_9:
        do_raise(s, me, 0)
        while True:
            if s.f_do_cards_effect_i10_repeat_9_i > s.f_do_cards_effect_i10_repeat_9_last:
                return s.f_do_cards_effect_i10_ret
            s.f_do_cards_effect_i10_repeat_9_i = s.f_do_cards_effect_i10_repeat_9_i + 1
            if s.automa[me] == 0 and can_raise(s, me, 0):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 71  # then do_cards_effect_i10_answer_9
                return 0
    while True:
        if s.f_do_cards_effect_i10_repeat_9_i > s.f_do_cards_effect_i10_repeat_9_last:
            return s.f_do_cards_effect_i10_ret
        s.f_do_cards_effect_i10_repeat_9_i = s.f_do_cards_effect_i10_repeat_9_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 0):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 71  # then do_cards_effect_i10_answer_9
            return 0

# ---- do_cards_effect_i11, content/tabletop_inc/cards/items.yaml:48
def do_cards_effect_i11(s, ret, me, this, depth_):
    s.f_do_cards_effect_i11_ret = ret
    s.f_do_cards_effect_i11_me = me
    s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = 1
    s.f_do_cards_effect_i11_repeat_10_last = repeat_10_last = 2
    while True:
        if repeat_10_i > repeat_10_last:
            return s.f_do_cards_effect_i11_ret
        s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = repeat_10_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 1):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 72  # then do_cards_effect_i11_answer_10
            return 0

def do_cards_effect_i11_answer_10(s, answer_10):  # do_cards_effect_i11, after the question answer_10, content/tabletop_inc/cards/items.yaml:48
    me = s.f_do_cards_effect_i11_me
    if answer_10:
        do_raise(s, me, 1)
        while True:
            if s.f_do_cards_effect_i11_repeat_10_i > s.f_do_cards_effect_i11_repeat_10_last:
                return s.f_do_cards_effect_i11_ret
            s.f_do_cards_effect_i11_repeat_10_i = s.f_do_cards_effect_i11_repeat_10_i + 1
            if s.automa[me] == 0 and can_raise(s, me, 1):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 72  # then do_cards_effect_i11_answer_10
                return 0
    while True:
        if s.f_do_cards_effect_i11_repeat_10_i > s.f_do_cards_effect_i11_repeat_10_last:
            return s.f_do_cards_effect_i11_ret
        s.f_do_cards_effect_i11_repeat_10_i = s.f_do_cards_effect_i11_repeat_10_i + 1
        if s.automa[me] == 0 and can_raise(s, me, 1):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 72  # then do_cards_effect_i11_answer_10
            return 0

# ---- do_free_action, content/tabletop_inc/workers.rules:46
def do_free_action(s, ret, me):
    s.f_do_free_action_ret = ret
    s.f_do_free_action_me = me
    s.f_do_free_action_repeat_11_i = repeat_11_i = 1
    s.f_do_free_action_repeat_11_last = repeat_11_last = q_free_actions(s, me)
    while True:
        if repeat_11_i > repeat_11_last:
            return s.f_do_free_action_ret
        s.f_do_free_action_repeat_11_i = repeat_11_i = repeat_11_i + 1
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1
            return 0

def do_free_action_what_1(s, what_1):  # do_free_action, after the question what_1, content/tabletop_inc/workers.rules:48
    me = s.f_do_free_action_me
    if what_1 >= 0:
        return DO_JOBS_ACTION[what_1](s, 74, me, what_1)  # then do_free_action_after_do_jobs_action
    while True:
        if s.f_do_free_action_repeat_11_i > s.f_do_free_action_repeat_11_last:
            return s.f_do_free_action_ret
        s.f_do_free_action_repeat_11_i = s.f_do_free_action_repeat_11_i + 1
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1
            return 0

def do_free_action_after_do_jobs_action(s, _):  # do_free_action, after do_jobs_action, content/tabletop_inc/workers.rules:49
    me = s.f_do_free_action_me
    while True:
        if s.f_do_free_action_repeat_11_i > s.f_do_free_action_repeat_11_last:
            return s.f_do_free_action_ret
        s.f_do_free_action_repeat_11_i = s.f_do_free_action_repeat_11_i + 1
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1
            return 0

# ---- do_cards_effect_i12, content/tabletop_inc/cards/items.yaml:52
def do_cards_effect_i12(s, ret, me, this, depth_):
    s.f_do_cards_effect_i12_ret = ret
    return do_free_action(s, 75, me)  # then do_cards_effect_i12_after_do_free_action

def do_cards_effect_i12_after_do_free_action(s, _):  # do_cards_effect_i12, after do_free_action, content/tabletop_inc/cards/items.yaml:52
    return s.f_do_cards_effect_i12_ret

# ---- do_cards_effect_i13, content/tabletop_inc/cards/items.yaml:56
def do_cards_effect_i13(s, ret, me, this, depth_):
    s.f_do_cards_effect_i13_ret = ret
    return do_free_action(s, 76, me)  # then do_cards_effect_i13_after_do_free_action

def do_cards_effect_i13_after_do_free_action(s, _):  # do_cards_effect_i13, after do_free_action, content/tabletop_inc/cards/items.yaml:56
    return s.f_do_cards_effect_i13_ret

# ---- do_cards_effect_i17, content/tabletop_inc/cards/items.yaml:76
def do_cards_effect_i17(s, me, this, depth_):
    return

# ---- do_cards_effect_i18, content/tabletop_inc/cards/items.yaml:81
def do_cards_effect_i18(s, me, this, depth_):
    return

# ---- do_cards_effect_i19, content/tabletop_inc/cards/items.yaml:86
def do_cards_effect_i19(s, me, this, depth_):
    return

# ---- do_cards_effect_i20, content/tabletop_inc/cards/items.yaml:91
def do_cards_effect_i20(s, me, this, depth_):
    return

# ---- do_cards_effect_i21, content/tabletop_inc/cards/items.yaml:95
def do_cards_effect_i21(s, ret, me, this, depth_):
    s.f_do_cards_effect_i21_ret = ret
    return do_flip_one(s, 77, me)  # then do_cards_effect_i21_after_do_flip_one

def do_cards_effect_i21_after_do_flip_one(s, _):  # do_cards_effect_i21, after do_flip_one, content/tabletop_inc/cards/items.yaml:95
    return s.f_do_cards_effect_i21_ret

# ---- do_cards_effect_i22, content/tabletop_inc/cards/items.yaml:99
def do_cards_effect_i22(s, me, this, depth_):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 295)
    s.points[me] = value
    return

# ---- do_cards_effect_i23, content/tabletop_inc/cards/items.yaml:103
def do_cards_effect_i23(s, me, this, depth_):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.points[me] = value
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i24, content/tabletop_inc/cards/items.yaml:107
def do_cards_effect_i24(s, ret, me, this, depth_):
    s.f_do_cards_effect_i24_ret = ret
    return do_train(s, 78, me, 1)  # then do_cards_effect_i24_after_do_train

def do_cards_effect_i24_after_do_train(s, _):  # do_cards_effect_i24, after do_train, content/tabletop_inc/cards/items.yaml:107
    return s.f_do_cards_effect_i24_ret

# ---- do_cards_effect_i25, content/tabletop_inc/cards/items.yaml:111
def do_cards_effect_i25(s, ret, me, this, depth_):
    s.f_do_cards_effect_i25_ret = ret
    return do_take_objective(s, 79, me)  # then do_cards_effect_i25_after_do_take_objective

def do_cards_effect_i25_after_do_take_objective(s, _):  # do_cards_effect_i25, after do_take_objective, content/tabletop_inc/cards/items.yaml:111
    return s.f_do_cards_effect_i25_ret

# ---- do_cards_effect_i26, content/tabletop_inc/cards/items.yaml:115
def do_cards_effect_i26(s, me, this, depth_):
    do_publish_game(s, me)
    return

# ---- do_cards_effect_i27, content/tabletop_inc/cards/items.yaml:119
def do_cards_effect_i27(s, me, this, depth_):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    return

# ---- do_cards_effect_i28, content/tabletop_inc/cards/items.yaml:124
def do_cards_effect_i28(s, ret, me, this, depth_):
    s.f_do_cards_effect_i28_ret = ret
    s.f_do_cards_effect_i28_me = me
    s.player = me
    if len(s.piles[me + 43]) > 0:
        s.options = (0, 1)
        s.option_count = 2
    else:
        s.options = (1,)
        s.option_count = 1
    s.pc = 80  # then do_cards_effect_i28_chosen_1
    return 0

def do_cards_effect_i28_chosen_1(s, chosen_1):  # do_cards_effect_i28, after the question chosen_1, content/tabletop_inc/cards/items.yaml:124
    if chosen_1 == 0:
        moved_23 = s.piles[s.f_do_cards_effect_i28_me + 43]
        for card in moved_23:
            put_known(s, card, 0)
    else:
        at = s.f_do_cards_effect_i28_me * 5
        value = s.tokens[at] + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.tokens[at] = value
    return s.f_do_cards_effect_i28_ret

# ---- do_cards_effect_i29, content/tabletop_inc/cards/items.yaml:133
def do_cards_effect_i29(s, ret, me, this, depth_):
    s.f_do_cards_effect_i29_ret = ret
    s.f_do_cards_effect_i29_me = me
    if s.automa[me] == 0 and can_buy(s, me, 0):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 81  # then do_cards_effect_i29_answer_11
        return 0
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_answer_11(s, answer_11):  # do_cards_effect_i29, after the question answer_11, content/tabletop_inc/cards/items.yaml:133
    me = s.f_do_cards_effect_i29_me
    if answer_11:
        return do_buy_box(s, 82, me)  # then do_cards_effect_i29_after_do_buy_box
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_after_do_buy_box(s, _):  # do_cards_effect_i29, after do_buy_box, content/tabletop_inc/cards/items.yaml:133
    me = s.f_do_cards_effect_i29_me
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_answer_12(s, answer_12):  # do_cards_effect_i29, after the question answer_12, content/tabletop_inc/cards/items.yaml:134
    if answer_12:
        return do_buy_part(s, 84, s.f_do_cards_effect_i29_me)  # then do_cards_effect_i29_after_do_buy_part
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_after_do_buy_part(s, _):  # do_cards_effect_i29, after do_buy_part, content/tabletop_inc/cards/items.yaml:134
    return s.f_do_cards_effect_i29_ret

# ---- do_cards_effect_i30, content/tabletop_inc/cards/items.yaml:139
def do_cards_effect_i30(s, ret, me, this, depth_):
    s.f_do_cards_effect_i30_ret = ret
    s.f_do_cards_effect_i30_me = me
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 85  # then do_cards_effect_i30_answer_13
        return 0
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_answer_13(s, answer_13):  # do_cards_effect_i30, after the question answer_13, content/tabletop_inc/cards/items.yaml:139
    me = s.f_do_cards_effect_i30_me
    if answer_13:
        return do_seat_card(s, 86, me)  # then do_cards_effect_i30_after_do_seat_card
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_after_do_seat_card(s, _):  # do_cards_effect_i30, after do_seat_card, content/tabletop_inc/cards/items.yaml:139
    me = s.f_do_cards_effect_i30_me
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_answer_14(s, answer_14):  # do_cards_effect_i30, after the question answer_14, content/tabletop_inc/cards/items.yaml:140
    if answer_14:
        return do_seat_card(s, 88, s.f_do_cards_effect_i30_me)  # then do_cards_effect_i30_after_do_seat_card_
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_after_do_seat_card_(s, _):  # do_cards_effect_i30, after do_seat_card, content/tabletop_inc/cards/items.yaml:140
    return s.f_do_cards_effect_i30_ret

# ---- do_cards_effect_p01, content/tabletop_inc/cards/pow.yaml:4
def do_cards_effect_p01(s, me, this, depth_):
    return

# ---- do_cards_effect_p02, content/tabletop_inc/cards/pow.yaml:8
def do_cards_effect_p02(s, me, this, depth_):
    return

# ---- do_cards_effect_p03, content/tabletop_inc/cards/pow.yaml:12
def do_cards_effect_p03(s, me, this, depth_):
    return

# ---- do_cards_effect_p04, content/tabletop_inc/cards/pow.yaml:16
def do_cards_effect_p04(s, me, this, depth_):
    return

# ---- do_cards_effect_p05, content/tabletop_inc/cards/pow.yaml:20
def do_cards_effect_p05(s, me, this, depth_):
    return

# ---- do_cards_effect_p06, content/tabletop_inc/cards/pow.yaml:24
def do_cards_effect_p06(s, me, this, depth_):
    return

# ---- do_cards_effect_p07, content/tabletop_inc/cards/pow.yaml:28
def do_cards_effect_p07(s, me, this, depth_):
    return

# ---- do_cards_effect_p08, content/tabletop_inc/cards/pow.yaml:32
def do_cards_effect_p08(s, me, this, depth_):
    return

# ---- do_cards_effect_p09, content/tabletop_inc/cards/pow.yaml:36
def do_cards_effect_p09(s, me, this, depth_):
    return

# ---- do_cards_effect_p10, content/tabletop_inc/cards/pow.yaml:40
def do_cards_effect_p10(s, me, this, depth_):
    return

# ---- do_cards_effect_p11, content/tabletop_inc/cards/pow.yaml:44
def do_cards_effect_p11(s, me, this, depth_):
    return

# ---- do_cards_effect_p12, content/tabletop_inc/cards/pow.yaml:48
def do_cards_effect_p12(s, me, this, depth_):
    return

# ---- do_cards_effect_p13, content/tabletop_inc/cards/pow.yaml:52
def do_cards_effect_p13(s, me, this, depth_):
    return

# ---- do_cards_effect_p14, content/tabletop_inc/cards/pow.yaml:56
def do_cards_effect_p14(s, me, this, depth_):
    return

# ---- do_cards_effect_k01, content/tabletop_inc/cards/skills.yaml:1
def do_cards_effect_k01(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 333)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k02, content/tabletop_inc/cards/skills.yaml:2
def do_cards_effect_k02(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 335)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k03, content/tabletop_inc/cards/skills.yaml:3
def do_cards_effect_k03(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 337)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k04, content/tabletop_inc/cards/skills.yaml:4
def do_cards_effect_k04(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 339)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k05, content/tabletop_inc/cards/skills.yaml:5
def do_cards_effect_k05(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 341)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k06, content/tabletop_inc/cards/skills.yaml:6
def do_cards_effect_k06(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 343)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k07, content/tabletop_inc/cards/skills.yaml:7
def do_cards_effect_k07(s, me, this, depth_):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 345)
    s.points[me] = value
    return

# ---- do_cards_effect_k08, content/tabletop_inc/cards/skills.yaml:8
def do_cards_effect_k08(s, me, this, depth_):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 347)
    s.points[me] = value
    return

# ---- do_cards_effect_k09, content/tabletop_inc/cards/skills.yaml:9
def do_cards_effect_k09(s, me, this, depth_):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 349)
    s.points[me] = value
    return

# ---- do_cards_effect_k10, content/tabletop_inc/cards/skills.yaml:10
def do_cards_effect_k10(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 351)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k11, content/tabletop_inc/cards/skills.yaml:11
def do_cards_effect_k11(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 353)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k12, content/tabletop_inc/cards/skills.yaml:12
def do_cards_effect_k12(s, me, this, depth_):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 355)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k13, content/tabletop_inc/cards/skills.yaml:13
def do_cards_effect_k13(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 357)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k14, content/tabletop_inc/cards/skills.yaml:14
def do_cards_effect_k14(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 359)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k15, content/tabletop_inc/cards/skills.yaml:15
def do_cards_effect_k15(s, me, this, depth_):
    at = me * 5 + 2
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 361)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k16, content/tabletop_inc/cards/skills.yaml:16
def do_cards_effect_k16(s, me, this, depth_):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 363)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k17, content/tabletop_inc/cards/skills.yaml:17
def do_cards_effect_k17(s, me, this, depth_):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 365)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k18, content/tabletop_inc/cards/skills.yaml:18
def do_cards_effect_k18(s, me, this, depth_):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 367)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k19, content/tabletop_inc/cards/skills.yaml:19
def do_cards_effect_k19(s, me, this, depth_):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 369)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k20, content/tabletop_inc/cards/skills.yaml:20
def do_cards_effect_k20(s, me, this, depth_):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 371)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k21, content/tabletop_inc/cards/skills.yaml:21
def do_cards_effect_k21(s, me, this, depth_):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 373)
    s.tokens[at] = value
    return

# ---- do_cards_effect_k22, content/tabletop_inc/cards/skills.yaml:22
def do_cards_effect_k22(s, ret, me, this, depth_):
    s.f_do_cards_effect_k22_ret = ret
    return do_flip_one(s, 89, me)  # then do_cards_effect_k22_after_do_flip_one

def do_cards_effect_k22_after_do_flip_one(s, _):  # do_cards_effect_k22, after do_flip_one, content/tabletop_inc/cards/skills.yaml:22
    return s.f_do_cards_effect_k22_ret

# ---- do_cards_effect_k23, content/tabletop_inc/cards/skills.yaml:23
def do_cards_effect_k23(s, me, this, depth_):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 377)
    s.points[me] = value
    return

# ---- do_cards_effect_k24, content/tabletop_inc/cards/skills.yaml:24
def do_cards_effect_k24(s, ret, me, this, depth_):
    s.f_do_cards_effect_k24_ret = ret
    return do_free_action(s, 90, me)  # then do_cards_effect_k24_after_do_free_action

def do_cards_effect_k24_after_do_free_action(s, _):  # do_cards_effect_k24, after do_free_action, content/tabletop_inc/cards/skills.yaml:24
    return s.f_do_cards_effect_k24_ret

# ---- do_cards_effect_s01, content/tabletop_inc/cards/specialists.yaml:6
def do_cards_effect_s01(s, me, this, depth_):
    return

# ---- do_cards_effect_s02, content/tabletop_inc/cards/specialists.yaml:12
def do_cards_effect_s02(s, me, this, depth_):
    return

# ---- do_cards_effect_s03, content/tabletop_inc/cards/specialists.yaml:18
def do_cards_effect_s03(s, me, this, depth_):
    return

# ---- do_cards_effect_s04, content/tabletop_inc/cards/specialists.yaml:24
def do_cards_effect_s04(s, me, this, depth_):
    return

# ---- do_cards_effect_s05, content/tabletop_inc/cards/specialists.yaml:30
def do_cards_effect_s05(s, me, this, depth_):
    return

# ---- do_cards_effect_s06, content/tabletop_inc/cards/specialists.yaml:36
def do_cards_effect_s06(s, me, this, depth_):
    return

# ---- do_cards_effect_s07, content/tabletop_inc/cards/specialists.yaml:42
def do_cards_effect_s07(s, me, this, depth_):
    return

# ---- do_cards_effect_s08, content/tabletop_inc/cards/specialists.yaml:49
def do_cards_effect_s08(s, me, this, depth_):
    return

# ---- do_cards_effect_s09, content/tabletop_inc/cards/specialists.yaml:57
def do_cards_effect_s09(s, me, this, depth_):
    return

# ---- do_cards_effect_s10, content/tabletop_inc/cards/specialists.yaml:63
def do_cards_effect_s10(s, me, this, depth_):
    return

# ---- do_cards_effect_s11, content/tabletop_inc/cards/specialists.yaml:69
def do_cards_effect_s11(s, me, this, depth_):
    return

# ---- do_cards_effect_s12, content/tabletop_inc/cards/specialists.yaml:75
def do_cards_effect_s12(s, me, this, depth_):
    return

# ---- do_cards_effect_s13, content/tabletop_inc/cards/specialists.yaml:81
def do_cards_effect_s13(s, me, this, depth_):
    return

# ---- do_cards_effect_s14, content/tabletop_inc/cards/specialists.yaml:87
def do_cards_effect_s14(s, me, this, depth_):
    return

# ---- do_cards_effect_w01, content/tabletop_inc/cards/wow.yaml:5
def do_cards_effect_w01(s, me, this, depth_):
    return

# ---- do_cards_effect_w02, content/tabletop_inc/cards/wow.yaml:11
def do_cards_effect_w02(s, me, this, depth_):
    return

# ---- do_cards_effect_w03, content/tabletop_inc/cards/wow.yaml:18
def do_cards_effect_w03(s, me, this, depth_):
    return

# ---- do_cards_effect_w05, content/tabletop_inc/cards/wow.yaml:28
def do_cards_effect_w05(s, me, this, depth_):
    return

# ---- do_cards_effect_w06, content/tabletop_inc/cards/wow.yaml:35
def do_cards_effect_w06(s, me, this, depth_):
    return

# ---- do_cards_effect_w07, content/tabletop_inc/cards/wow.yaml:40
def do_cards_effect_w07(s, me, this, depth_):
    return

# ---- do_cards_effect_w08, content/tabletop_inc/cards/wow.yaml:46
def do_cards_effect_w08(s, me, this, depth_):
    return

# ---- do_cards_effect_w09, content/tabletop_inc/cards/wow.yaml:53
def do_cards_effect_w09(s, me, this, depth_):
    return

# ---- do_cards_effect_w10, content/tabletop_inc/cards/wow.yaml:58
def do_cards_effect_w10(s, me, this, depth_):
    return

# ---- do_cards_effect_w11, content/tabletop_inc/cards/wow.yaml:63
def do_cards_effect_w11(s, me, this, depth_):
    return

# ---- do_cards_effect_w12, content/tabletop_inc/cards/wow.yaml:68
def do_cards_effect_w12(s, me, this, depth_):
    return

# ---- do_cards_effect_w13, content/tabletop_inc/cards/wow.yaml:73
def do_cards_effect_w13(s, me, this, depth_):
    return

# ---- do_use_item, content/tabletop_inc/workers.rules:60
def do_use_item(s, ret, me):
    s.f_do_use_item_ret = ret
    s.f_do_use_item_me = me
    s.player = me
    s.options = options = do_use_item_those(s, me)
    s.option_count = len(options)
    s.pc = 91  # then do_use_item_card_10
    return 0

def do_use_item_card_10(s, card_10):  # do_use_item, after the question card_10, content/tabletop_inc/workers.rules:61
    moved_20 = (card_10,)
    for card in moved_20:
        leave(s, card, 105)
        put_under_known(s, card, 105)
    if CAN_CARDS_EFFECT[card_10 - 6](s, s.f_do_use_item_me, card_10):
        return DO_CARDS_EFFECT[card_10 - 6](s, 92, s.f_do_use_item_me, card_10, 0)  # then do_use_item_after_do_cards_effect
    return s.f_do_use_item_ret

def do_use_item_after_do_cards_effect(s, _):  # do_use_item, after do_cards_effect, content/tabletop_inc/workers.rules:63
    return s.f_do_use_item_ret

# ---- do_slot_skill, content/tabletop_inc/workers.rules:65
def do_slot_skill(s, ret, me):
    s.f_do_slot_skill_ret = ret
    s.f_do_slot_skill_me = me
    s.player = me
    s.options = options = s.piles[me + 13]
    s.option_count = len(options)
    s.pc = 93  # then do_slot_skill_card_13
    return 0

def do_slot_skill_card_13(s, card_13):  # do_slot_skill, after the question card_13, content/tabletop_inc/workers.rules:66
    s.f_do_slot_skill_card_13 = card_13
    s.player = s.f_do_slot_skill_me
    s.options = options = do_slot_skill_those(s, s.f_do_slot_skill_me)
    s.option_count = len(options)
    s.pc = 94  # then do_slot_skill_carrier
    return 0

def do_slot_skill_carrier(s, carrier):  # do_slot_skill, after the question carrier, content/tabletop_inc/workers.rules:67
    card_13 = s.f_do_slot_skill_card_13
    me = s.f_do_slot_skill_me
    s.card_trained[carrier - 6] = 1
    moved_24 = (card_13,)
    place = me + 37
    for card in moved_24:
        leave(s, card, place)
        put_known(s, card, place)
    if CAN_CARDS_EFFECT[card_13 - 6](s, me, card_13):
        return DO_CARDS_EFFECT[card_13 - 6](s, 95, me, card_13, 0)  # then do_slot_skill_after_do_cards_effect
    return s.f_do_slot_skill_ret

def do_slot_skill_after_do_cards_effect(s, _):  # do_slot_skill, after do_cards_effect, content/tabletop_inc/workers.rules:70
    return s.f_do_slot_skill_ret

# ---- do_remove_drawback, content/tabletop_inc/workers.rules:72
def do_remove_drawback(s, me):
    at = me * 5
    s.tokens[at] -= 1
    at = me * 5 + 1
    s.tokens[at] -= 1
    at = me * 5 + 2
    s.tokens[at] -= 1
    moved_25 = s.piles[me + 43]
    for card in moved_25:
        put_known(s, card, 0)
    return

# ---- do_spaces_bonus_at_hsp_1, content/tabletop_inc/tables/spaces.yaml:2
def do_spaces_bonus_at_hsp_1(s, me, this):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 435)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_hsp_2, content/tabletop_inc/tables/spaces.yaml:3
def do_spaces_bonus_at_hsp_2(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 437)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_plc_2, content/tabletop_inc/tables/spaces.yaml:6
def do_spaces_bonus_at_plc_2(s, me, this):
    at = me * 5
    value = s.tokens[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 439)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_trn_2, content/tabletop_inc/tables/spaces.yaml:9
def do_spaces_bonus_at_trn_2(s, me, this):
    at = me * 5
    value = s.tokens[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 441)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_hfr_1, content/tabletop_inc/tables/spaces.yaml:11
def do_spaces_bonus_at_hfr_1(s, me, this):
    at = me * 5 + 1
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 443)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_hfr_2, content/tabletop_inc/tables/spaces.yaml:12
def do_spaces_bonus_at_hfr_2(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 445)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_pts_2, content/tabletop_inc/tables/spaces.yaml:15
def do_spaces_bonus_at_pts_2(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 447)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_res_2, content/tabletop_inc/tables/spaces.yaml:18
def do_spaces_bonus_at_res_2(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 449)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_mul_2, content/tabletop_inc/tables/spaces.yaml:21
def do_spaces_bonus_at_mul_2(s, me, this):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 451)
    s.points[me] = value
    return

# ---- do_spaces_bonus_at_itm_2, content/tabletop_inc/tables/spaces.yaml:24
def do_spaces_bonus_at_itm_2(s, ret, me, this):
    s.f_do_spaces_bonus_at_itm_2_ret = ret
    return do_flip_one(s, 96, me)  # then do_spaces_bonus_at_itm_2_after_do_flip_one

def do_spaces_bonus_at_itm_2_after_do_flip_one(s, _):  # do_spaces_bonus_at_itm_2, after do_flip_one, content/tabletop_inc/tables/spaces.yaml:24
    return s.f_do_spaces_bonus_at_itm_2_ret

# ---- do_spaces_bonus_at_box_2, content/tabletop_inc/tables/spaces.yaml:27
def do_spaces_bonus_at_box_2(s, me, this):
    at = me * 5 + 2
    value = s.tokens[at] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 455)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_cmp_2, content/tabletop_inc/tables/spaces.yaml:30
def do_spaces_bonus_at_cmp_2(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 457)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_cmp_3, content/tabletop_inc/tables/spaces.yaml:31
def do_spaces_bonus_at_cmp_3(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 459)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_pub_2, content/tabletop_inc/tables/spaces.yaml:37
def do_spaces_bonus_at_pub_2(s, me, this):
    value = s.points[me] + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 461)
    s.points[me] = value
    return

# ---- do_spaces_bonus_at_awd_2, content/tabletop_inc/tables/spaces.yaml:40
def do_spaces_bonus_at_awd_2(s, me, this):
    value = s.points[me] + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 463)
    s.points[me] = value
    return

# ---- do_spaces_bonus_at_trd_2, content/tabletop_inc/tables/spaces.yaml:43
def do_spaces_bonus_at_trd_2(s, me, this):
    at = me * 5
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 465)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_trd_3, content/tabletop_inc/tables/spaces.yaml:44
def do_spaces_bonus_at_trd_3(s, me, this):
    at = me * 5 + 4
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 467)
    s.tokens[at] = value
    return

# ---- do_spaces_bonus_at_obj_2, content/tabletop_inc/tables/spaces.yaml:46
def do_spaces_bonus_at_obj_2(s, ret, me, this):
    s.f_do_spaces_bonus_at_obj_2_ret = ret
    return do_flip_one(s, 97, me)  # then do_spaces_bonus_at_obj_2_after_do_flip_one

def do_spaces_bonus_at_obj_2_after_do_flip_one(s, _):  # do_spaces_bonus_at_obj_2, after do_flip_one, content/tabletop_inc/tables/spaces.yaml:46
    return s.f_do_spaces_bonus_at_obj_2_ret

# ---- do_spaces_bonus_at_obj_3, content/tabletop_inc/tables/spaces.yaml:47
def do_spaces_bonus_at_obj_3(s, me, this):
    value = s.points[me] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 471)
    s.points[me] = value
    return

# ---- do_seen_at, content/tabletop_inc/workers.rules:122
def do_seen_at(s, me, job_1):
    for seat_9 in CLOCKWISE[s.n][s.active]:
        if seat_9 != me and s.automa[seat_9] == 1 and me == s.watched[seat_9]:
            handler_5_card_24 = do_seen_at_first(s, seat_9, job_1)
            if handler_5_card_24 >= 0:
                moved_44 = (handler_5_card_24,)
                place = seat_9 + 85
                for card in moved_44:
                    leave(s, card, place)
                    put_known(s, card, place)
                value = s.points[seat_9] + 1
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 721)
                s.points[seat_9] = value
        if seat_9 != me and me == s.watched[seat_9]:
            handler_6_card_25 = do_seen_at_first_(s, seat_9, job_1)
            if handler_6_card_25 >= 0:
                do_confirm(s, seat_9, handler_6_card_25)
    return

# ---- do_work_at, content/tabletop_inc/workers.rules:33
def do_work_at(s, ret, me, space_1, expert):
    s.f_do_work_at_ret = ret
    s.f_do_work_at_me = me
    s.f_do_work_at_space_1 = space_1
    s.f_do_work_at_expert = expert
    if len(s.space_workers[space_1]) >= 10000:
        raise RuleLimit('the list has become too long', 433)
    s.space_workers[space_1] = s.space_workers[space_1] + (me,)
    return DO_SPACES_BONUS[space_1](s, 98, me, space_1)  # then do_work_at_after_do_spaces_bonus

def do_work_at_after_do_spaces_bonus(s, _):  # do_work_at, after do_spaces_bonus, content/tabletop_inc/workers.rules:35
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    do_seen_at(s, me, SPACES_JOB[space_1])
    s.f_do_work_at_offers_2_left = offers_2_left = 10000
    if offers_2_left > 0:
        s.f_do_work_at_offers_2_left = offers_2_left = offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            if SPACES_ELEMENT[space_1] == -1:
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_chosen_3(s, chosen_3):  # do_work_at, after the question chosen_3, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if chosen_3 == -1:
        s.f_do_work_at_old_at_work = old_at_work = s.at_work
        s.at_work = s.f_do_work_at_expert
        if SPACES_ELEMENT[space_1] == -1:
            if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                s.player = me
                s.options = (SPACES_JOB[space_1], -1)
                s.option_count = 2
                s.pc = 102  # then do_work_at_answer_15
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 104  # then do_work_at_answer_16
            return 0
        s.at_work = old_at_work
        return s.f_do_work_at_ret
    if chosen_3 == 0:
        return do_use_item(s, 100, me)  # then do_work_at_after_do_use_item
    if chosen_3 == 1:
        return do_slot_skill(s, 101, me)  # then do_work_at_after_do_slot_skill
    do_remove_drawback(s, me)
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            if SPACES_ELEMENT[space_1] == -1:
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_after_do_use_item(s, _):  # do_work_at, after do_use_item, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            if SPACES_ELEMENT[space_1] == -1:
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_after_do_slot_skill(s, _):  # do_work_at, after do_slot_skill, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            if SPACES_ELEMENT[space_1] == -1:
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_answer_15(s, answer_15):  # do_work_at, after the question answer_15, content/tabletop_inc/workers.rules:39
    if answer_15 >= 0:
        return DO_JOBS_ACTION[SPACES_JOB[s.f_do_work_at_space_1]](s, 103, s.f_do_work_at_me, SPACES_JOB[s.f_do_work_at_space_1])  # then do_work_at_after_do_jobs_action
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_after_do_jobs_action(s, _):  # do_work_at, after do_jobs_action, content/tabletop_inc/workers.rules:39
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_answer_16(s, answer_16):  # do_work_at, after the question answer_16, content/tabletop_inc/workers.rules:40
    if answer_16:
        return do_upgrade_part(s, 105, s.f_do_work_at_me, SPACES_ELEMENT[s.f_do_work_at_space_1])  # then do_work_at_after_do_upgrade_part
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_after_do_upgrade_part(s, _):  # do_work_at, after do_upgrade_part, content/tabletop_inc/workers.rules:40
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

# ---- do_use_helper, content/tabletop_inc/workers.rules:42
def do_use_helper(s, ret, me, helper_1):
    s.f_do_use_helper_ret = ret
    s.card_occupied[helper_1 - 6] = 1
    if CAN_CARDS_EFFECT[helper_1 - 6](s, me, helper_1):
        return DO_CARDS_EFFECT[helper_1 - 6](s, 106, me, helper_1, 0)  # then do_use_helper_after_do_cards_effect
    return s.f_do_use_helper_ret

def do_use_helper_after_do_cards_effect(s, _):  # do_use_helper, after do_cards_effect, content/tabletop_inc/workers.rules:44
    return s.f_do_use_helper_ret

# ---- do_take_back, content/tabletop_inc/workers.rules:91
def do_take_back(s, me):
    for space_3 in ALL_SPACES:
        s.space_workers[space_3] = do_take_back_those(s, space_3, me)
    s.mumans[me] = 4
    for card_14 in s.piles[me + 31]:
        s.card_occupied[card_14 - 6] = 0
        if CARDS_KIND[card_14 - 6] == 0:
            s.card_ready[card_14 - 6] = 1
    return

# ---- do_ring_bonus_10, content/tabletop_inc/tables/ring.yaml:1
def do_ring_bonus_10(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 539)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_20, content/tabletop_inc/tables/ring.yaml:2
def do_ring_bonus_20(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 541)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_30, content/tabletop_inc/tables/ring.yaml:3
def do_ring_bonus_30(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 543)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_40, content/tabletop_inc/tables/ring.yaml:4
def do_ring_bonus_40(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 545)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_50, content/tabletop_inc/tables/ring.yaml:5
def do_ring_bonus_50(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 547)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_60, content/tabletop_inc/tables/ring.yaml:6
def do_ring_bonus_60(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 549)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_70, content/tabletop_inc/tables/ring.yaml:7
def do_ring_bonus_70(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 551)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_80, content/tabletop_inc/tables/ring.yaml:8
def do_ring_bonus_80(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 553)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_90, content/tabletop_inc/tables/ring.yaml:9
def do_ring_bonus_90(s, me, this):
    at = me * 5 + 3
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 555)
    s.tokens[at] = value
    return

# ---- do_ring_bonus_5, content/tabletop_inc/tables/ring.yaml:10
def do_ring_bonus_5(s, ret, me, this):
    s.f_do_ring_bonus_5_ret = ret
    return do_free_action(s, 107, me)  # then do_ring_bonus_5_after_do_free_action

def do_ring_bonus_5_after_do_free_action(s, _):  # do_ring_bonus_5, after do_free_action, content/tabletop_inc/tables/ring.yaml:10
    return s.f_do_ring_bonus_5_ret

# ---- do_ring_bonus_25, content/tabletop_inc/tables/ring.yaml:11
def do_ring_bonus_25(s, ret, me, this):
    s.f_do_ring_bonus_25_ret = ret
    return do_free_action(s, 108, me)  # then do_ring_bonus_25_after_do_free_action

def do_ring_bonus_25_after_do_free_action(s, _):  # do_ring_bonus_25, after do_free_action, content/tabletop_inc/tables/ring.yaml:11
    return s.f_do_ring_bonus_25_ret

# ---- do_ring_bonus_45, content/tabletop_inc/tables/ring.yaml:12
def do_ring_bonus_45(s, ret, me, this):
    s.f_do_ring_bonus_45_ret = ret
    return do_free_action(s, 109, me)  # then do_ring_bonus_45_after_do_free_action

def do_ring_bonus_45_after_do_free_action(s, _):  # do_ring_bonus_45, after do_free_action, content/tabletop_inc/tables/ring.yaml:12
    return s.f_do_ring_bonus_45_ret

# ---- do_ring_bonus_65, content/tabletop_inc/tables/ring.yaml:13
def do_ring_bonus_65(s, ret, me, this):
    s.f_do_ring_bonus_65_ret = ret
    return do_free_action(s, 110, me)  # then do_ring_bonus_65_after_do_free_action

def do_ring_bonus_65_after_do_free_action(s, _):  # do_ring_bonus_65, after do_free_action, content/tabletop_inc/tables/ring.yaml:13
    return s.f_do_ring_bonus_65_ret

# ---- do_ring_bonus_85, content/tabletop_inc/tables/ring.yaml:14
def do_ring_bonus_85(s, ret, me, this):
    s.f_do_ring_bonus_85_ret = ret
    return do_free_action(s, 111, me)  # then do_ring_bonus_85_after_do_free_action

def do_ring_bonus_85_after_do_free_action(s, _):  # do_ring_bonus_85, after do_free_action, content/tabletop_inc/tables/ring.yaml:14
    return s.f_do_ring_bonus_85_ret

# ---- do_turn_hourglass, content/tabletop_inc/workers.rules:98
def do_turn_hourglass(s, ret, me):
    s.f_do_turn_hourglass_ret = ret
    s.f_do_turn_hourglass_me = me
    value = s.hourglass - 1
    if value < 0:
        value = 0
    s.hourglass = value
    s.f_do_turn_hourglass_each_12_i = 0
    return do_turn_hourglass_each_12(s)

def do_turn_hourglass_after_do_ring_bonus(s, _):  # do_turn_hourglass, after do_ring_bonus, content/tabletop_inc/workers.rules:106
    return do_turn_hourglass_each_12(s)

def do_turn_hourglass_each_12(s):  # do_turn_hourglass, rest, content/tabletop_inc/workers.rules:100
    each_12_i = s.f_do_turn_hourglass_each_12_i
    me = s.f_do_turn_hourglass_me
    while True:
        if each_12_i >= len(ALL_RING):
            break
        mark = ALL_RING[each_12_i]
        s.f_do_turn_hourglass_each_12_i = each_12_i = each_12_i + 1
        if RING_SPACE[mark] == s.hourglass:
            if can_cross(s, me, mark):
                if not (me == me and s.automa[me] == 1):
                    return DO_RING_BONUS[mark](s, 112, me, mark)  # then do_turn_hourglass_after_do_ring_bonus
    if s.hourglass == 0:
        value = s.points[me] + 5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 572)
        s.points[me] = value
        s.trigger = me
    return s.f_do_turn_hourglass_ret

# ---- do_collect, content/tabletop_inc/workers.rules:79
def do_collect(s, ret, me):
    s.f_do_collect_ret = ret
    s.f_do_collect_me = me
    if me == me and s.automa[me] == 1:
        if me == me and s.automa[me] == 1:
            moved_29 = s.piles[me + 97]
            place = me + 73
            for card in moved_29:
                put_known(s, card, place)
            moved_30 = s.piles[me + 85]
            place = me + 73
            for card in moved_30:
                put_known(s, card, place)
            steps_1 = d_placed(s, me)
            do_take_back(s, me)
            s.f_do_collect_repeat_13_i = repeat_13_i = 1
            s.f_do_collect_repeat_13_last = repeat_13_last = min(9, steps_1)
            while True:
                if repeat_13_i > repeat_13_last:
                    break
                s.f_do_collect_repeat_13_i = repeat_13_i = repeat_13_i + 1
                if s.trigger == -1:
                    return do_turn_hourglass(s, 113, me)  # then do_collect_after_do_turn_hourglass
            pool_1 = do_collect_those(s)
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 595)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 114)  # then do_collect_about_1
            about_1 = items[draw(s, len(items))]
            s.watched[me] = about_1
            shuffle(s, me + 73)
            s.f_do_collect_drawing_5_i = drawing_5_i = 1
            s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
            if drawing_5_i <= drawing_5_last:
                s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
                if not s.piles[me + 73]:
                    return do_collect_end(s)
                place = me + 73
                if s.explicit and undecided(s, place):
                    return await_top(s, place, 115)  # then do_collect_card_15
                return do_collect_card_15(s, s.piles[place][-1])
            return do_collect_end(s)
        return s.f_do_collect_ret
    moved_26 = s.piles[me + 79]
    place = me + 73
    for card in moved_26:
        put_known(s, card, place)
    moved_27 = s.piles[me + 85]
    place = me + 73
    for card in moved_27:
        put_known(s, card, place)
    steps_ = d_placed(s, me)
    do_take_back(s, me)
    s.f_do_collect_repeat_12_i = repeat_12_i = 1
    s.f_do_collect_repeat_12_last = repeat_12_last = min(9, steps_)
    while True:
        if repeat_12_i > repeat_12_last:
            s.f_do_collect_offers_3_left = offers_3_left = 10000
            if offers_3_left > 0:
                s.f_do_collect_offers_3_left = offers_3_left = offers_3_left - 1
                offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
                if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
                    offered_8 = do_collect_those_(s, me)
                    if s.automa[me] == 0 and offered_8:
                        s.player = me
                        s.options = options = offered_8 + (-1,)
                        s.option_count = len(options)
                        s.pc = 120  # then do_collect_n_3
                        return 0
                    return do_collect_end(s)
                s.player = me
                s.options = options = offered_7 + (-1,)
                s.option_count = len(options)
                s.pc = 117  # then do_collect_chosen_4
                return 0
            raise RuleLimit('this is repeated too often', 575)
        s.f_do_collect_repeat_12_i = repeat_12_i = repeat_12_i + 1
        if s.trigger == -1:
            return do_turn_hourglass(s, 116, me)  # then do_collect_after_do_turn_hourglass_

def do_collect_after_do_turn_hourglass(s, _):  # do_collect, after do_turn_hourglass, content/tabletop_inc/bots.rules:24
    me = s.f_do_collect_me
    while True:
        if s.f_do_collect_repeat_13_i > s.f_do_collect_repeat_13_last:
            break
        s.f_do_collect_repeat_13_i = s.f_do_collect_repeat_13_i + 1
        if s.trigger == -1:
            return do_turn_hourglass(s, 113, me)  # then do_collect_after_do_turn_hourglass
    pool_1 = do_collect_those(s)
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 595)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 114)  # then do_collect_about_1
    about_1 = items[draw(s, len(items))]
    s.watched[me] = about_1
    shuffle(s, me + 73)
    s.f_do_collect_drawing_5_i = drawing_5_i = 1
    s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
    if drawing_5_i <= drawing_5_last:
        s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
        if not s.piles[me + 73]:
            return do_collect_end(s)
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15
        return do_collect_card_15(s, s.piles[place][-1])
    return do_collect_end(s)

def do_collect_about_1(s, about_1):  # do_collect, after the draw about_1, content/tabletop_inc/bots.rules:25
    me = s.f_do_collect_me
    s.watched[me] = about_1
    shuffle(s, me + 73)
    s.f_do_collect_drawing_5_i = drawing_5_i = 1
    s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
    if drawing_5_i <= drawing_5_last:
        s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
        if not s.piles[me + 73]:
            return s.f_do_collect_ret
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15
        card_15 = s.piles[place][-1]
        moved_31 = (card_15,)
        place = me + 97
        for card in moved_31:
            put_known(s, card, place)
        return 172  # do_collect_drawing_5
    return s.f_do_collect_ret

def do_collect_drawing_5(s, _):  # do_collect, loop, content/tabletop_inc/bots.rules:28
    me = s.f_do_collect_me
    if s.f_do_collect_drawing_5_i <= s.f_do_collect_drawing_5_last:
        s.f_do_collect_drawing_5_i = s.f_do_collect_drawing_5_i + 1
        if not s.piles[me + 73]:
            return s.f_do_collect_ret
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15
        card_15 = s.piles[place][-1]
        moved_31 = (card_15,)
        place = me + 97
        for card in moved_31:
            put_known(s, card, place)
        return 172  # do_collect_drawing_5
    return s.f_do_collect_ret

def do_collect_card_15(s, card_15):  # do_collect, after the card card_15, content/tabletop_inc/bots.rules:28
    if s.explicit:
        settle(s, card_15)
    moved_31 = (card_15,)
    place = s.f_do_collect_me + 97
    for card in moved_31:
        put_known(s, card, place)
    return 172  # do_collect_drawing_5

def do_collect_after_do_turn_hourglass_(s, _):  # do_collect, after do_turn_hourglass, content/tabletop_inc/workers.rules:86
    me = s.f_do_collect_me
    while True:
        if s.f_do_collect_repeat_12_i > s.f_do_collect_repeat_12_last:
            s.f_do_collect_offers_3_left = offers_3_left = 10000
            if offers_3_left > 0:
                s.f_do_collect_offers_3_left = offers_3_left = offers_3_left - 1
                offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
                if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
                    offered_8 = do_collect_those_(s, me)
                    if s.automa[me] == 0 and offered_8:
                        s.player = me
                        s.options = options = offered_8 + (-1,)
                        s.option_count = len(options)
                        s.pc = 120  # then do_collect_n_3
                        return 0
                    return do_collect_end(s)
                s.player = me
                s.options = options = offered_7 + (-1,)
                s.option_count = len(options)
                s.pc = 117  # then do_collect_chosen_4
                return 0
            raise RuleLimit('this is repeated too often', 575)
        s.f_do_collect_repeat_12_i = s.f_do_collect_repeat_12_i + 1
        if s.trigger == -1:
            return do_turn_hourglass(s, 116, me)  # then do_collect_after_do_turn_hourglass_

def do_collect_chosen_4(s, chosen_4):  # do_collect, after the question chosen_4, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if chosen_4 == -1:
        offered_8 = do_collect_those_(s, me)
        if s.automa[me] == 0 and offered_8:
            s.player = me
            s.options = options = offered_8 + (-1,)
            s.option_count = len(options)
            s.pc = 120  # then do_collect_n_3
            return 0
        return s.f_do_collect_ret
    if chosen_4 == 0:
        return do_use_item(s, 118, me)  # then do_collect_after_do_use_item
    if chosen_4 == 1:
        return do_slot_skill(s, 119, me)  # then do_collect_after_do_slot_skill
    do_remove_drawback(s, me)
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_after_do_use_item(s, _):  # do_collect, after do_use_item, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_after_do_slot_skill(s, _):  # do_collect, after do_slot_skill, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_n_3(s, n_3):  # do_collect, after the question n_3, content/tabletop_inc/workers.rules:88
    s.f_do_collect_n_3 = n_3
    me = s.f_do_collect_me
    if n_3 >= 0:
        s.player = me
        s.options = options = do_collect_those_2(s, me, n_3)
        s.option_count = len(options)
        s.pc = 121  # then do_collect_do_predict_about
        return 0
    return s.f_do_collect_ret

def do_collect_do_predict_about(s, do_predict_about):  # do_collect, after the question do_predict_about, content/tabletop_inc/workers.rules:112
    s.f_do_collect_do_predict_about = do_predict_about
    s.f_do_collect_candidates_2 = candidates_2 = s.piles[s.f_do_collect_me + 73]
    s.f_do_collect_left_2 = left_2 = candidates_2
    s.f_do_collect_guesses_1 = ()
    s.f_do_collect_wanted_2 = min(len(left_2), s.f_do_collect_n_3)
    s.f_do_collect_many_2_left = 10000
    return do_collect_many_2(s)

def do_collect_pick_2(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_pick_2_(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_pick_2_2(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_pick_2_3(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_pick_2_4(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_pick_2_5(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2(s)

def do_collect_many_2(s):  # do_collect, rest, content/tabletop_inc/workers.rules:113
    me = s.f_do_collect_me
    do_predict_about = s.f_do_collect_do_predict_about
    left_2 = s.f_do_collect_left_2
    if s.f_do_collect_many_2_left > 0:
        s.f_do_collect_many_2_left = s.f_do_collect_many_2_left - 1
        if s.f_do_collect_wanted_2 <= 0:
            price_13 = s.f_do_collect_n_3
            if price_13 > 0:
                at = me * 5 + 3
                value = s.tokens[at] + (0 - price_13)
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 584)
                s.tokens[at] = value
            s.watched[me] = do_predict_about
            moved_28 = s.f_do_collect_guesses_1
            place = me + 79
            for card in moved_28:
                leave(s, card, place)
                put_known(s, card, place)
            return s.f_do_collect_ret
        if do_predict_about == 0:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 122  # then do_collect_pick_2
            return 0
        if do_predict_about == 1:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 123  # then do_collect_pick_2_
            return 0
        if do_predict_about == 2:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 124  # then do_collect_pick_2_2
            return 0
        if do_predict_about == 3:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 125  # then do_collect_pick_2_3
            return 0
        if do_predict_about == 4:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 126  # then do_collect_pick_2_4
            return 0
        s.player = me
        s.options = options = left_2
        s.option_count = len(options)
        s.pc = 127  # then do_collect_pick_2_5
        return 0
    raise RuleLimit('this is repeated too often', 582)

def do_collect_end(s):  # do_collect, rest, content/tabletop_inc/workers.rules:79
    return s.f_do_collect_ret

# ---- do_zaps_adjust_z01, content/tabletop_inc/tables/zap.yaml:1
def do_zaps_adjust_z01(s, ret, me, this):
    s.f_do_zaps_adjust_z01_ret = ret
    s.f_do_zaps_adjust_z01_me = me
    if not s.piles[93]:
        moved_34 = s.piles[me + 25]
        for card in moved_34:
            put_known(s, card, 0)
        shuffle(s, 93)
        return s.f_do_zaps_adjust_z01_ret
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 128)  # then do_zaps_adjust_z01_card_17
    card_17 = s.piles[93][-1]
    moved_33 = (card_17,)
    place = me + 25
    for card in moved_33:
        put_known(s, card, place)
    moved_34 = s.piles[me + 25]
    for card in moved_34:
        put_known(s, card, 0)
    shuffle(s, 93)
    return s.f_do_zaps_adjust_z01_ret

def do_zaps_adjust_z01_card_17(s, card_17):  # do_zaps_adjust_z01, after the card card_17, content/tabletop_inc/bots.rules:36
    if s.explicit:
        settle(s, card_17)
    moved_33 = (card_17,)
    place = s.f_do_zaps_adjust_z01_me + 25
    for card in moved_33:
        put_known(s, card, place)
    moved_34 = s.piles[s.f_do_zaps_adjust_z01_me + 25]
    for card in moved_34:
        put_known(s, card, 0)
    shuffle(s, 93)
    return s.f_do_zaps_adjust_z01_ret

# ---- do_zaps_adjust_z03, content/tabletop_inc/tables/zap.yaml:3
def do_zaps_adjust_z03(s, me, this):
    if s.shelf[0] > 0 or s.shelf[1] > 0 or s.shelf[2] > 0:
        wanted_3 = min(3, do_zaps_adjust_z03_highest(s, me) + 1)
        do_drop_award_n_7 = do_zaps_adjust_z03_first(s, wanted_3)
        if do_drop_award_n_7 < 0:
            raise RuleLimit('there is nothing to pick', 626)
        at = do_drop_award_n_7 - 1
        s.shelf[at] -= 1
        at = me * 3 + do_drop_award_n_7 - 1
        value = s.awards[at] + 1
        if value > 9:
            value = 9
        s.awards[at] = value
    return

# ---- do_redeal, content/tabletop_inc/bots.rules:49
def do_redeal(s, ret, me, track_2):
    s.f_do_redeal_ret = ret
    for card_18 in s.piles[track_2 + 106]:
        for kind_10 in ALL_RESOURCE:
            s.card_laid[card_18 * 5 + kind_10 - 30] = 0
    moved_35 = s.piles[track_2 + 106]
    place = track_2 + 103
    for card in moved_35:
        put_known(s, card, place)
    shuffle(s, track_2 + 103)
    return do_deal(s, 129, me, track_2)  # then do_redeal_after_do_deal

def do_redeal_after_do_deal(s, _):  # do_redeal, after do_deal, content/tabletop_inc/bots.rules:54
    return s.f_do_redeal_ret

# ---- do_zaps_adjust_z07, content/tabletop_inc/tables/zap.yaml:7
def do_zaps_adjust_z07(s, ret, me, this):
    s.f_do_zaps_adjust_z07_ret = ret
    return do_redeal(s, 130, me, 0)  # then do_zaps_adjust_z07_after_do_redeal

def do_zaps_adjust_z07_after_do_redeal(s, _):  # do_zaps_adjust_z07, after do_redeal, content/tabletop_inc/tables/zap.yaml:7
    return s.f_do_zaps_adjust_z07_ret

# ---- do_zaps_adjust_z08, content/tabletop_inc/tables/zap.yaml:8
def do_zaps_adjust_z08(s, ret, me, this):
    s.f_do_zaps_adjust_z08_ret = ret
    return do_redeal(s, 131, me, 1)  # then do_zaps_adjust_z08_after_do_redeal

def do_zaps_adjust_z08_after_do_redeal(s, _):  # do_zaps_adjust_z08, after do_redeal, content/tabletop_inc/tables/zap.yaml:8
    return s.f_do_zaps_adjust_z08_ret

# ---- do_zaps_adjust_z10, content/tabletop_inc/tables/zap.yaml:10
def do_zaps_adjust_z10(s, ret, me, this):
    s.f_do_zaps_adjust_z10_ret = ret
    s.f_do_zaps_adjust_z10_me = me
    if not s.piles[92]:
        moved_37 = s.piles[me + 19]
        for card in moved_37:
            put_known(s, card, 0)
        shuffle(s, 92)
        return s.f_do_zaps_adjust_z10_ret
    if s.explicit and undecided(s, 92):
        return await_top(s, 92, 132)  # then do_zaps_adjust_z10_card_19
    card_19 = s.piles[92][-1]
    moved_36 = (card_19,)
    place = me + 19
    for card in moved_36:
        put_known(s, card, place)
    moved_37 = s.piles[me + 19]
    for card in moved_37:
        put_known(s, card, 0)
    shuffle(s, 92)
    return s.f_do_zaps_adjust_z10_ret

def do_zaps_adjust_z10_card_19(s, card_19):  # do_zaps_adjust_z10, after the card card_19, content/tabletop_inc/bots.rules:40
    if s.explicit:
        settle(s, card_19)
    moved_36 = (card_19,)
    place = s.f_do_zaps_adjust_z10_me + 19
    for card in moved_36:
        put_known(s, card, place)
    moved_37 = s.piles[s.f_do_zaps_adjust_z10_me + 19]
    for card in moved_37:
        put_known(s, card, 0)
    shuffle(s, 92)
    return s.f_do_zaps_adjust_z10_ret

# ---- do_zaps_adjust_z14, content/tabletop_inc/tables/zap.yaml:14
def do_zaps_adjust_z14(s, ret, me, this):
    s.f_do_zaps_adjust_z14_ret = ret
    return do_redeal(s, 133, me, 2)  # then do_zaps_adjust_z14_after_do_redeal

def do_zaps_adjust_z14_after_do_redeal(s, _):  # do_zaps_adjust_z14, after do_redeal, content/tabletop_inc/tables/zap.yaml:14
    return s.f_do_zaps_adjust_z14_ret

# ---- best_way, content/tabletop_inc/game.rules:216
def best_way_(s, ret, me):
    s.f_best_way_ret = ret
    s.f_best_way_me = me
    s.f_best_way_each_16_items = each_16_items = s.piles[me + 55]
    s.f_best_way_each_16_i = each_16_i = 0
    while True:
        if each_16_i >= len(each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17
            return 0

def best_way__answer_17(s, answer_17):  # best_way, after the question answer_17, content/tabletop_inc/game.rules:219
    each_16_i = s.f_best_way_each_16_i
    goal = s.f_best_way_goal
    me = s.f_best_way_me
    if answer_17:
        s.f_best_way_candidates_3 = candidates_3 = best_way__those(s, me, goal)
        s.f_best_way_left_3 = left_3 = candidates_3
        s.f_best_way_shown_1 = ()
        s.f_best_way_wanted_4 = min(len(left_3), GOALS_GAMES[goal - 123])
        s.f_best_way_many_3_left = 10000
        return best_way__many_3(s)
    while True:
        if each_16_i >= len(s.f_best_way_each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = s.f_best_way_each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17
            return 0

def best_way__pick_3(s, pick_3):  # best_way, after the question pick_3, content/tabletop_inc/game.rules:223
    left_3 = s.f_best_way_left_3
    s.f_best_way_shown_1 = best_way__those_(s, s.f_best_way_shown_1, pick_3, s.f_best_way_candidates_3)
    s.f_best_way_left_3 = left_3 = left_3[:index_of(left_3, pick_3)] + left_3[index_of(left_3, pick_3) + 1:]
    s.f_best_way_wanted_4 = s.f_best_way_wanted_4 - 1
    if s.f_best_way_wanted_4 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return best_way__many_3(s)

def best_way__many_3(s):  # best_way, rest, content/tabletop_inc/game.rules:223
    each_16_i = s.f_best_way_each_16_i
    goal = s.f_best_way_goal
    me = s.f_best_way_me
    if s.f_best_way_many_3_left <= 0:
        raise RuleLimit('this is repeated too often', 662)
    s.f_best_way_many_3_left = s.f_best_way_many_3_left - 1
    if s.f_best_way_wanted_4 > 0:
        s.player = me
        s.options = options = s.f_best_way_left_3
        s.option_count = len(options)
        s.pc = 135  # then best_way__pick_3
        return 0
    for u_1 in ALL_UNIT:
        at = me * 17 + u_1
        value = s.used[at] + GOALS_NEEDS[goal * 17 + u_1 - 2091]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 664)
        s.used[at] = value
    for title_2 in s.f_best_way_shown_1:
        s.title_counted[title_2 - 249] = 1
    before = s.objective_points[me]
    value = before + (q_goal_value(s, me, goal) + q_goal_penalty(s, me, goal))
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 667)
    s.objective_points[me] = value
    change_118 = value - before
    if change_118 > 9007199254740992:
        raise RuleLimit('a number became too large', 667)
    if change_118 < -9007199254740992:
        raise RuleLimit('a number became too large', 667)
    while True:
        if each_16_i >= len(s.f_best_way_each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = s.f_best_way_each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17
            return 0

# ---- main
def main(s, _):
    s.f_main_game_around = s.at_game
    s.at_game = 0
    pool_2 = CLOCKWISE[s.n][0]
    if len(pool_2) <= 0:
        raise RuleLimit('there is nothing to pick', 674)
    items = pool_2
    if s.explicit:
        return await_pick(s, items, 138)  # then main_opener
    opener = items[draw(s, len(items))]
    s.starter = opener
    s.hourglass = HOURGLASS_STARTS_SPACE[s.n - 2]
    s.f_main_each_19_i = 0
    return main_each_19(s)

def main_opener(s, opener):  # main, after the draw opener, content/tabletop_inc/game.rules:136
    s.starter = opener
    s.hourglass = HOURGLASS_STARTS_SPACE[s.n - 2]
    s.f_main_each_19_i = 0
    return main_each_19(s)

def main_after_game(s, _):  # main, after game
    s.stack = ()
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_order = order = CLOCKWISE[s.n][s.starter]
    if len(order) <= 0:
        raise RuleLimit('nobody is there to take a turn', 692)
    s.f_main_place = 0
    s.f_main_turns_left = 900
    return main_turns(s)

def main_after_do_deal(s, _):  # main, after do_deal, content/tabletop_inc/game.rules:142
    return main_each_19(s)

def main_each_19(s):  # main, rest, content/tabletop_inc/game.rules:139
    each_19_i = s.f_main_each_19_i
    if each_19_i < len(ALL_TRACKS):
        track_3 = ALL_TRACKS[each_19_i]
        s.f_main_each_19_i = each_19_i = each_19_i + 1
        moved_38 = RUN_10[track_3]
        place = track_3 + 103
        for card in moved_38:
            put_known(s, card, place)
        shuffle(s, track_3 + 103)
        return do_deal(s, 139, 0, track_3)  # then main_after_do_deal
    moved_39 = RUN_11
    for card in moved_39:
        put_known(s, card, 92)
    shuffle(s, 92)
    for card in ALL_GOALS:
        put_known(s, card, 93)
    shuffle(s, 93)
    for card in ALL_AWARD_CARDS:
        put_known(s, card, 91)
    shuffle(s, 91)
    for card in ALL_ZAPS:
        put_known(s, card, 95)
    shuffle(s, 95)
    for card in ALL_TITLES:
        put_known(s, card, 94)
    s.f_main_each_20_from = s.starter
    s.f_main_each_20_i = 0
    return main_each_20(s, 0)

def main_do_choose_powers_power(s, do_choose_powers_power):  # main, after the question do_choose_powers_power, content/tabletop_inc/game.rules:179
    s.f_main_do_choose_powers_power = do_choose_powers_power
    s.player = s.f_main_p_2
    s.options = options = main_those(s, s.f_main_p_2)
    s.option_count = len(options)
    s.pc = 144  # then main_do_choose_powers_limit
    return 0

def main_do_choose_powers_limit(s, do_choose_powers_limit):  # main, after the question do_choose_powers_limit, content/tabletop_inc/game.rules:180
    p_2 = s.f_main_p_2
    moved_16 = (s.f_main_do_choose_powers_power,)
    place = p_2 + 31
    for card in moved_16:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 6:
            raise RuleLimit(f'there is no room for another card in `do_choose_powers_seats`, which holds {6} at most', 175)
    moved_17 = (do_choose_powers_limit,)
    place = p_2 + 43
    for card in moved_17:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `drawback`, which holds {1} at most', 176)
    moved_18 = s.piles[p_2 + 19]
    for card in moved_18:
        put_known(s, card, 0)
    return main_each_20(s, 0)

def main_each_20(s, _):  # main, loop, content/tabletop_inc/game.rules:152
    each_20_i = s.f_main_each_20_i
    while True:
        if each_20_i >= s.n:
            s.at_game = s.f_main_game_around
            s.f_main_game_around_1 = s.at_game
            s.at_game = 1
            s.f_main_order = order = CLOCKWISE[s.n][s.starter]
            if len(order) <= 0:
                raise RuleLimit('nobody is there to take a turn', 692)
            s.f_main_place = 0
            s.f_main_turns_left = 900
            return main_turns(s)
        s.f_main_p_2 = p_2 = (s.f_main_each_20_from + each_20_i) % s.n
        s.f_main_each_20_i = each_20_i = each_20_i + 1
        do_found_free = main_first(s)
        if do_found_free >= 0:
            s.corporation[p_2] = do_found_free
        for job in ALL_JOBS:
            do_found_card_6 = main_first_(s, job)
            if do_found_card_6 >= 0:
                moved_12 = (do_found_card_6,)
                place = p_2 + 73
                for card in moved_12:
                    leave(s, card, place)
                    put_known(s, card, place)
        value = s.points[p_2] + STARTS_POINTS[distance(s.n, s.starter, p_2)]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 160)
        s.points[p_2] = value
        if can_set_up_table(s, p_2):
            if not (p_2 == p_2 and s.automa[p_2] == 1):
                break
    at = p_2 * 5
    value = s.tokens[at] + STARTS_DOLLARS[distance(s.n, s.starter, p_2)]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 163)
    s.tokens[at] = value
    if not s.piles[91]:
        if not s.piles[93]:
            if s.powers == 1:
                s.f_main_each_7_i = each_7_i = 0
                if each_7_i < 2:
                    s.f_main_kind_9 = (2, 4)[each_7_i]
                    s.f_main_each_7_i = each_7_i = each_7_i + 1
                    s.f_main_repeat_2_i = 1
                    s.f_main_repeat_2_last = 2
                    return main_repeat_2(s, 0)
                if main_any_(s, p_2) and main_any_2(s, p_2):
                    s.player = p_2
                    s.options = options = main_those_(s, p_2)
                    s.option_count = len(options)
                    s.pc = 143  # then main_do_choose_powers_power
                    return 0
                return 173  # main_each_20
            do_set_up_table_card_9 = main_first_2(s)
            if do_set_up_table_card_9 >= 0:
                moved_19 = (do_set_up_table_card_9,)
                place = p_2 + 31
                for card in moved_19:
                    leave(s, card, place)
                    put_known(s, card, place)
                    if len(s.piles[place]) > 6:
                        raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
                return 173  # main_each_20
            return 173  # main_each_20
        if s.explicit and undecided(s, 93):
            return await_top(s, 93, 141)  # then main_card_8
        card_8 = s.piles[93][-1]
        moved_14 = (card_8,)
        place = p_2 + 55
        for card in moved_14:
            put_known(s, card, place)
        if s.powers == 1:
            s.f_main_each_7_i = each_7_i = 0
            return main_each_7(s, 0)
        do_set_up_table_card_9 = main_first_2(s)
        if do_set_up_table_card_9 >= 0:
            moved_19 = (do_set_up_table_card_9,)
            place = p_2 + 31
            for card in moved_19:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > 6:
                    raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
            return 173  # main_each_20
        return 173  # main_each_20
    if s.explicit and undecided(s, 91):
        return await_top(s, 91, 140)  # then main_card_7
    card_7 = s.piles[91][-1]
    moved_13 = (card_7,)
    place = p_2 + 1
    for card in moved_13:
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `award_card`, which holds {1} at most', 164)
    if not s.piles[93]:
        if s.powers == 1:
            s.f_main_each_7_i = each_7_i = 0
            return main_each_7(s, 0)
        do_set_up_table_card_9 = main_first_2(s)
        if do_set_up_table_card_9 >= 0:
            moved_19 = (do_set_up_table_card_9,)
            place = p_2 + 31
            for card in moved_19:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > 6:
                    raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
            return 173  # main_each_20
        return 173  # main_each_20
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 141)  # then main_card_8
    card_8 = s.piles[93][-1]
    moved_14 = (card_8,)
    place = p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    return main_after_drawing_4(s)

def main_card_7(s, card_7):  # main, after the card card_7, content/tabletop_inc/game.rules:168
    if s.explicit:
        settle(s, card_7)
    p_2 = s.f_main_p_2
    moved_13 = (card_7,)
    place = p_2 + 1
    for card in moved_13:
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `award_card`, which holds {1} at most', 164)
    if not s.piles[93]:
        if s.powers == 1:
            s.f_main_each_7_i = each_7_i = 0
            if each_7_i < 2:
                s.f_main_kind_9 = (2, 4)[each_7_i]
                s.f_main_each_7_i = each_7_i = each_7_i + 1
                s.f_main_repeat_2_i = 1
                s.f_main_repeat_2_last = 2
                return main_repeat_2(s, 0)
            if main_any_(s, p_2) and main_any_2(s, p_2):
                s.player = p_2
                s.options = options = main_those_(s, p_2)
                s.option_count = len(options)
                s.pc = 143  # then main_do_choose_powers_power
                return 0
            return 173  # main_each_20
        do_set_up_table_card_9 = main_first_2(s)
        if do_set_up_table_card_9 >= 0:
            moved_19 = (do_set_up_table_card_9,)
            place = p_2 + 31
            for card in moved_19:
                leave(s, card, place)
                put_known(s, card, place)
                if len(s.piles[place]) > 6:
                    raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
            return 173  # main_each_20
        return 173  # main_each_20
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 141)  # then main_card_8
    card_8 = s.piles[93][-1]
    moved_14 = (card_8,)
    place = p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    if s.powers == 1:
        s.f_main_each_7_i = each_7_i = 0
        return main_each_7(s, 0)
    do_set_up_table_card_9 = main_first_2(s)
    if do_set_up_table_card_9 >= 0:
        moved_19 = (do_set_up_table_card_9,)
        place = p_2 + 31
        for card in moved_19:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > 6:
                raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
        return 173  # main_each_20
    return 173  # main_each_20

def main_card_8(s, card_8):  # main, after the card card_8, content/tabletop_inc/game.rules:169
    if s.explicit:
        settle(s, card_8)
    p_2 = s.f_main_p_2
    moved_14 = (card_8,)
    place = p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    if s.powers == 1:
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < 2:
            s.f_main_kind_9 = kind_9 = (2, 4)[each_7_i]
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.f_main_repeat_2_i = repeat_2_i = 1
            s.f_main_repeat_2_last = repeat_2_last = 2
            if repeat_2_i <= repeat_2_last:
                s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
                pool = main_those_2(s, kind_9)
                if len(pool) <= 0:
                    raise RuleLimit('there is nothing to pick', 171)
                items = pool
                blur(s, items)
                if s.explicit:
                    return await_pick(s, items, 142)  # then main_do_choose_powers_dealt
                return main_do_choose_powers_dealt(s, items[draw(s, len(items))])
            return 174  # main_each_7
        if main_any_(s, p_2) and main_any_2(s, p_2):
            s.player = p_2
            s.options = options = main_those_(s, p_2)
            s.option_count = len(options)
            s.pc = 143  # then main_do_choose_powers_power
            return 0
        return 173  # main_each_20
    do_set_up_table_card_9 = main_first_2(s)
    if do_set_up_table_card_9 >= 0:
        moved_19 = (do_set_up_table_card_9,)
        place = p_2 + 31
        for card in moved_19:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > 6:
                raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
        return 173  # main_each_20
    return 173  # main_each_20

def main_after_drawing_4(s):  # main, rest, content/tabletop_inc/game.rules:170
    p_2 = s.f_main_p_2
    if s.powers == 1:
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < 2:
            s.f_main_kind_9 = kind_9 = (2, 4)[each_7_i]
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            s.f_main_repeat_2_i = repeat_2_i = 1
            s.f_main_repeat_2_last = repeat_2_last = 2
            if repeat_2_i <= repeat_2_last:
                s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
                pool = main_those_2(s, kind_9)
                if len(pool) <= 0:
                    raise RuleLimit('there is nothing to pick', 171)
                items = pool
                blur(s, items)
                if s.explicit:
                    return await_pick(s, items, 142)  # then main_do_choose_powers_dealt
                do_choose_powers_dealt = items[draw(s, len(items))]
                moved_15 = (do_choose_powers_dealt,)
                place = p_2 + 19
                for card in moved_15:
                    leave(s, card, place)
                    put_known(s, card, place)
                return 175  # main_repeat_2
            return 174  # main_each_7
        if main_any_(s, p_2) and main_any_2(s, p_2):
            s.player = p_2
            s.options = options = main_those_(s, p_2)
            s.option_count = len(options)
            s.pc = 143  # then main_do_choose_powers_power
            return 0
        return 173  # main_each_20
    do_set_up_table_card_9 = main_first_2(s)
    if do_set_up_table_card_9 >= 0:
        moved_19 = (do_set_up_table_card_9,)
        place = p_2 + 31
        for card in moved_19:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > 6:
                raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
        return 173  # main_each_20
    return 173  # main_each_20

def main_each_7(s, _):  # main, loop, content/tabletop_inc/game.rules:175
    each_7_i = s.f_main_each_7_i
    p_2 = s.f_main_p_2
    if each_7_i < 2:
        s.f_main_kind_9 = kind_9 = (2, 4)[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        s.f_main_repeat_2_i = repeat_2_i = 1
        s.f_main_repeat_2_last = repeat_2_last = 2
        if repeat_2_i <= repeat_2_last:
            s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
            pool = main_those_2(s, kind_9)
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 171)
            items = pool
            blur(s, items)
            if s.explicit:
                return await_pick(s, items, 142)  # then main_do_choose_powers_dealt
            do_choose_powers_dealt = items[draw(s, len(items))]
            moved_15 = (do_choose_powers_dealt,)
            place = p_2 + 19
            for card in moved_15:
                leave(s, card, place)
                put_known(s, card, place)
            return 175  # main_repeat_2
        return 174  # main_each_7
    if main_any_(s, p_2) and main_any_2(s, p_2):
        s.player = p_2
        s.options = options = main_those_(s, p_2)
        s.option_count = len(options)
        s.pc = 143  # then main_do_choose_powers_power
        return 0
    return 173  # main_each_20

def main_repeat_2(s, _):  # main, loop, content/tabletop_inc/game.rules:176
    if s.f_main_repeat_2_i <= s.f_main_repeat_2_last:
        s.f_main_repeat_2_i = s.f_main_repeat_2_i + 1
        pool = main_those_2(s, s.f_main_kind_9)
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 171)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 142)  # then main_do_choose_powers_dealt
        do_choose_powers_dealt = items[draw(s, len(items))]
        moved_15 = (do_choose_powers_dealt,)
        place = s.f_main_p_2 + 19
        for card in moved_15:
            leave(s, card, place)
            put_known(s, card, place)
        return 175  # main_repeat_2
    return 174  # main_each_7

def main_do_choose_powers_dealt(s, do_choose_powers_dealt):  # main, after the draw do_choose_powers_dealt, content/tabletop_inc/game.rules:177
    moved_15 = (do_choose_powers_dealt,)
    place = s.f_main_p_2 + 19
    for card in moved_15:
        leave(s, card, place)
        put_known(s, card, place)
    return 175  # main_repeat_2

def main_after_game_1(s, _):  # main, after game_1
    s.stack = ()
    return main_after_game_1_(s)

def main_after_do_collect(s, _):  # main, after do_collect, content/tabletop_inc/bots.rules:8
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns(s)

def main_after_do_zaps_adjust(s, _):  # main, after do_zaps_adjust, content/tabletop_inc/bots.rules:17
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns(s)

def main_chosen_2(s, chosen_2):  # main, after the question chosen_2, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if chosen_2 == -1:
        offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
        if offered_9:
            s.player = seat_1
            s.options = options = offered_9
            s.option_count = len(options)
            s.pc = 152  # then main_chosen_5
            return 0
        s.f_main_offers_4_left = 10000
        return 176  # main_offers_4
    if chosen_2 == 0:
        return do_use_item(s, 150, seat_1)  # then main_after_do_use_item
    if chosen_2 == 1:
        return do_slot_skill(s, 151, seat_1)  # then main_after_do_slot_skill
    do_remove_drawback(s, seat_1)
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5
                return 0
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_after_do_use_item(s, _):  # main, after do_use_item, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5
                return 0
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_after_do_slot_skill(s, _):  # main, after do_slot_skill, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5
                return 0
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_chosen_5(s, chosen_5):  # main, after the question chosen_5, content/tabletop_inc/game.rules:187
    seat_1 = s.f_main_seat_1
    if chosen_5 == 0:
        s.player = seat_1
        s.options = options = main_those_3(s, seat_1)
        s.option_count = len(options)
        s.pc = 153  # then main_do_place_worker_space
        return 0
    if chosen_5 == 1:
        s.player = seat_1
        s.options = options = main_those_4(s, seat_1)
        s.option_count = len(options)
        s.pc = 155  # then main_do_place_specialist_expert_1
        return 0
    if chosen_5 == 2:
        s.player = seat_1
        s.options = options = main_those_5(s, seat_1)
        s.option_count = len(options)
        s.pc = 159  # then main_do_place_at_freelancer_helper
        return 0
    if chosen_5 == 3:
        s.player = seat_1
        s.options = options = main_those_6(s, seat_1)
        s.option_count = len(options)
        s.pc = 161  # then main_do_specialist_at_freelancer_expert_2
        return 0
    return do_collect(s, 164, seat_1)  # then main_after_do_collect_

def main_do_place_worker_space(s, do_place_worker_space):  # main, after the question do_place_worker_space, content/tabletop_inc/workers.rules:8
    seat_1 = s.f_main_seat_1
    price_7 = PRICE_SPACES_COST_0[do_place_worker_space](s, seat_1, do_place_worker_space)
    price_8 = PRICE_SPACES_COST_1[do_place_worker_space](s, seat_1, do_place_worker_space)
    price_9 = PRICE_SPACES_COST_2[do_place_worker_space](s, seat_1, do_place_worker_space)
    if price_7 > 0:
        at = seat_1 * 5 + 2
        s.tokens[at] += (0 - price_7)
    if price_8 > 0:
        at = seat_1 * 5 + 1
        s.tokens[at] += (0 - price_8)
    if price_9 > 0:
        at = seat_1 * 5
        s.tokens[at] += (0 - price_9)
    s.mumans[seat_1] -= 1
    return do_work_at(s, 154, seat_1, do_place_worker_space, -1)  # then main_after_do_work_at

def main_after_do_work_at(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:11
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_do_place_specialist_expert_1(s, do_place_specialist_expert_1):  # main, after the question do_place_specialist_expert_1, content/tabletop_inc/workers.rules:14
    s.f_main_do_place_specialist_expert_1 = do_place_specialist_expert_1
    seat_1 = s.f_main_seat_1
    s.player = seat_1
    s.options = options = main_those_7(s, seat_1, do_place_specialist_expert_1)
    s.option_count = len(options)
    s.pc = 156  # then main_do_place_specialist_space_2
    return 0

def main_do_place_specialist_space_2(s, do_place_specialist_space_2):  # main, after the question do_place_specialist_space_2, content/tabletop_inc/workers.rules:15
    do_place_specialist_expert_1 = s.f_main_do_place_specialist_expert_1
    seat_1 = s.f_main_seat_1
    price_10 = PRICE_SPACES_COST_0[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    price_11 = PRICE_SPACES_COST_1[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    price_12 = PRICE_SPACES_COST_2[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    if price_10 > 0:
        at = seat_1 * 5 + 2
        s.tokens[at] += (0 - price_10)
    if price_11 > 0:
        at = seat_1 * 5 + 1
        s.tokens[at] += (0 - price_11)
    if price_12 > 0:
        at = seat_1 * 5
        s.tokens[at] += (0 - price_12)
    s.card_ready[do_place_specialist_expert_1 - 6] = 0
    if CARDS_JOB[do_place_specialist_expert_1 - 6] == SPACES_JOB[do_place_specialist_space_2]:
        return do_work_at(s, 157, seat_1, do_place_specialist_space_2, do_place_specialist_expert_1)  # then main_after_do_work_at_
    return do_work_at(s, 158, seat_1, do_place_specialist_space_2, -1)  # then main_after_do_work_at_2

def main_after_do_work_at_(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:18
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_after_do_work_at_2(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:19
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_do_place_at_freelancer_helper(s, do_place_at_freelancer_helper):  # main, after the question do_place_at_freelancer_helper, content/tabletop_inc/workers.rules:23
    s.mumans[s.f_main_seat_1] -= 1
    return do_use_helper(s, 160, s.f_main_seat_1, do_place_at_freelancer_helper)  # then main_after_do_use_helper

def main_after_do_use_helper(s, _):  # main, after do_use_helper, content/tabletop_inc/workers.rules:25
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_do_specialist_at_freelancer_expert_2(s, do_specialist_at_freelancer_expert_2):  # main, after the question do_specialist_at_freelancer_expert_2, content/tabletop_inc/workers.rules:28
    s.f_main_do_specialist_at_freelancer_expert_2 = do_specialist_at_freelancer_expert_2
    s.player = s.f_main_seat_1
    s.options = options = main_those_8(s, s.f_main_seat_1)
    s.option_count = len(options)
    s.pc = 162  # then main_do_specialist_at_freelancer_helper_2
    return 0

def main_do_specialist_at_freelancer_helper_2(s, do_specialist_at_freelancer_helper_2):  # main, after the question do_specialist_at_freelancer_helper_2, content/tabletop_inc/workers.rules:29
    s.card_ready[s.f_main_do_specialist_at_freelancer_expert_2 - 6] = 0
    return do_use_helper(s, 163, s.f_main_seat_1, do_specialist_at_freelancer_helper_2)  # then main_after_do_use_helper_

def main_after_do_use_helper_(s, _):  # main, after do_use_helper, content/tabletop_inc/workers.rules:31
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_after_do_collect_(s, _):  # main, after do_collect, content/tabletop_inc/game.rules:187
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4

def main_chosen_6(s, chosen_6):  # main, after the question chosen_6, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if chosen_6 == -1:
        s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
        return main_turns(s)
    if chosen_6 == 0:
        return do_use_item(s, 166, seat_1)  # then main_after_do_use_item_
    if chosen_6 == 1:
        return do_slot_skill(s, 167, seat_1)  # then main_after_do_slot_skill_
    do_remove_drawback(s, seat_1)
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_do_use_item_(s, _):  # main, after do_use_item, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_do_slot_skill_(s, _):  # main, after do_slot_skill, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_offers_4(s, _):  # main, loop, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_turn_23(s, _):  # main, loop, content/tabletop_inc/game.rules:153
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns(s)

def main_turns(s):  # main, rest, content/tabletop_inc/game.rules:153
    if s.f_main_turns_left > 0:
        s.f_main_turns_left = s.f_main_turns_left - 1
        s.f_main_seat_1 = seat_1 = s.f_main_order[s.f_main_place]
        s.active = seat_1
        if s.trigger == seat_1:
            if s.at_game == 0:
                return 137  # after_game
            if s.at_game == 1:
                return main_after_game_1_(s)
            return 168  # after_game_2
        if can_player_turn(s, seat_1):
            if seat_1 == seat_1 and s.automa[seat_1] == 1:
                if seat_1 == seat_1 and s.automa[seat_1] == 1:
                    if s.mumans[seat_1] == 0:
                        if can_collect(s, seat_1):
                            return do_collect(s, 146, seat_1)  # then main_after_do_collect
                        return 177  # main_after_turn_23
                    if not s.piles[95]:
                        for card in s.piles[96]:
                            put_known(s, card, 95)
                        shuffle(s, 95)
                    if not s.piles[95]:
                        zap = s.piles[96][-1]
                        handler_1_space_4 = main_first_3(s, zap)
                        if handler_1_space_4 >= 0:
                            if len(s.space_workers[handler_1_space_4]) >= 10000:
                                raise RuleLimit('the list has become too long', 610)
                            s.space_workers[handler_1_space_4] = s.space_workers[handler_1_space_4] + (seat_1,)
                            value = s.mumans[seat_1] - 1
                            if value < 0:
                                value = 0
                            s.mumans[seat_1] = value
                            do_seen_at(s, seat_1, SPACES_JOB[handler_1_space_4])
                        value = s.points[seat_1] + ZAPS_VP[zap * 4 + s.difficulty - 1092]
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 613)
                        s.points[seat_1] = value
                        return DO_ZAPS_ADJUST[zap - 273](s, 148, seat_1, zap)  # then main_after_do_zaps_adjust
                    if s.explicit and undecided(s, 95):
                        return await_top(s, 95, 147)  # then main_card_16
                    card_16 = s.piles[95][-1]
                    moved_32 = (card_16,)
                    for card in moved_32:
                        put_known(s, card, 96)
                    zap = s.piles[96][-1]
                    handler_1_space_4 = main_first_3(s, zap)
                    if handler_1_space_4 >= 0:
                        if len(s.space_workers[handler_1_space_4]) >= 10000:
                            raise RuleLimit('the list has become too long', 610)
                        s.space_workers[handler_1_space_4] = s.space_workers[handler_1_space_4] + (seat_1,)
                        value = s.mumans[seat_1] - 1
                        if value < 0:
                            value = 0
                        s.mumans[seat_1] = value
                        do_seen_at(s, seat_1, SPACES_JOB[handler_1_space_4])
                    value = s.points[seat_1] + ZAPS_VP[zap * 4 + s.difficulty - 1092]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 613)
                    s.points[seat_1] = value
                    return DO_ZAPS_ADJUST[zap - 273](s, 148, seat_1, zap)  # then main_after_do_zaps_adjust
                return 177  # main_after_turn_23
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
                if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
                    offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
                    if offered_9:
                        s.player = seat_1
                        s.options = options = offered_9
                        s.option_count = len(options)
                        s.pc = 152  # then main_chosen_5
                        return 0
                    s.f_main_offers_4_left = 10000
                    return 176  # main_offers_4
                s.player = seat_1
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 149  # then main_chosen_2
                return 0
            raise RuleLimit('this is repeated too often', 187)
        return 177  # main_after_turn_23
    raise RuleLimit('there are more than 900 turns', 692)

def main_after_game_1_(s):  # main, rest
    s.at_game = s.f_main_game_around_1
    s.f_main_game_around_2 = game_around_2 = s.at_game
    s.at_game = 2
    for seat_2 in CLOCKWISE[s.n][0]:
        s.active = seat_2
        if can_settle_objectives(s, seat_2):
            if not (seat_2 == seat_2 and s.automa[seat_2] == 1):
                best_way(s, lambda s: best_way_(s, 1, seat_2), lambda s: main_worth(s, seat_2), 200000, 656)
    s.at_game = game_around_2
    return 2  # over

def main_card_16(s, card_16):  # main, after the card card_16, content/tabletop_inc/bots.rules:10
    if s.explicit:
        settle(s, card_16)
    seat_1 = s.f_main_seat_1
    moved_32 = (card_16,)
    for card in moved_32:
        put_known(s, card, 96)
    zap = s.piles[96][-1]
    handler_1_space_4 = main_first_3(s, zap)
    if handler_1_space_4 >= 0:
        if len(s.space_workers[handler_1_space_4]) >= 10000:
            raise RuleLimit('the list has become too long', 610)
        s.space_workers[handler_1_space_4] = s.space_workers[handler_1_space_4] + (seat_1,)
        value = s.mumans[seat_1] - 1
        if value < 0:
            value = 0
        s.mumans[seat_1] = value
        do_seen_at(s, seat_1, SPACES_JOB[handler_1_space_4])
    value = s.points[seat_1] + ZAPS_VP[zap * 4 + s.difficulty - 1092]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 613)
    s.points[seat_1] = value
    return DO_ZAPS_ADJUST[zap - 273](s, 148, seat_1, zap)  # then main_after_do_zaps_adjust

def main_after_game_2(s, _):  # main, after game_2
    s.stack = ()
    s.at_game = s.f_main_game_around_2
    return 2  # over

# ---- handler_10, content/tabletop_inc/cards/items.yaml:91
def handler_10(s, me, actor, this):
    if me == actor:
        at = me * 5 + 4
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 711)
        s.tokens[at] = value
    return

# ---- handler_9, content/tabletop_inc/cards/items.yaml:86
def handler_9(s, me, actor, this):
    if me == actor:
        at = me * 5 + 3
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 713)
        s.tokens[at] = value
    return

# ---- handler_34, content/tabletop_inc/cards/specialists.yaml:57
def handler_34(s, me, actor, this):
    if me == actor and s.at_work == this:
        at = me * 5
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
        at = me * 5 + 1
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
        at = me * 5 + 2
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
    return

# ---- handler_46, content/tabletop_inc/cards/wow.yaml:35
def handler_46(s, me, actor, its_card, this):
    if me == actor:
        value = s.points[me] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 717)
        s.points[me] = value
    return

def do_mix_played(s, rnd, me, most):
    s.option_count += 1
    options = do_mix_join(s, most)
    together = options[int(rnd() * len(options))]
    dollars = together[0]
    times = together[1]
    ideas = together[2]
    at = me * 5
    value = s.tokens[at] + dollars
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    at = me * 5 + 1
    value = s.tokens[at] + times
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    at = me * 5 + 2
    value = s.tokens[at] + ideas
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    return

def do_deal_played(s, rnd, me, track_1):
    for turn in range(1, TRACKS_SIZE[track_1] - len(s.piles[track_1 + 106]) + 1):
        if not s.piles[track_1 + 103]:
            break
        card_1 = top_by(s, track_1 + 103, rnd)
        moved_2 = (card_1,)
        place = track_1 + 106
        most = SIZE_TRACK_LINE[track_1]
        for card in moved_2:
            put_under_known(s, card, place)
            if len(s.piles[place]) > most:
                raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
    return

def do_take_from_played(s, rnd, me, track):
    s.option_count += 1
    options = do_take_from_those(s, track, me)
    card = options[int(rnd() * len(options))]
    skipped = d_passed(s, card, track)
    if len(skipped) > q_spared(s, me):
        if len(skipped) >= q_spared(s, me):
            candidates = skipped
            left = candidates
            bare_1 = ()
            wanted = min(len(left), q_spared(s, me))
            for many_times in RANGE_1_10001:
                if wanted <= 0:
                    break
                s.option_count += 1
                options = left
                pick = options[int(rnd() * len(options))]
                bare_1 = do_take_from_those_2(s, bare_1, pick, candidates)
                left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
                wanted = wanted - 1
                if wanted < -9007199254740992:
                    raise RuleLimit('a number became too large', 0)
            else:
                raise RuleLimit('this is repeated too often', 36)
            for other in skipped:
                if not other in bare_1:
                    offer = do_take_from_those_(s, me)
                    if offer:
                        s.option_count += 1
                        options = offer
                        kind_1 = options[int(rnd() * len(options))]
                        at = me * 5 + kind_1
                        value = s.tokens[at] - 1
                        if value < 0:
                            value = 0
                        s.tokens[at] = value
                        at = other * 5 + kind_1 - 30
                        value = s.card_laid[at] + 1
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 40)
                        s.card_laid[at] = value
    for kind_2 in ALL_RESOURCE:
        at = me * 5 + kind_2
        value = s.tokens[at] + s.card_laid[card * 5 + kind_2 - 30]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 42)
        s.tokens[at] = value
        s.card_laid[card * 5 + kind_2 - 30] = 0
    if CARDS_KIND[card - 6] == 5:
        moved = (card,)
        place = me + 49
        for card_ in moved:
            leave(s, card_, place)
            put_known(s, card_, place)
    else:
        moved_1 = (card,)
        place = me + 7
        for card_ in moved_1:
            leave(s, card_, place)
            put_known(s, card_, place)
    do_deal_played(s, rnd, me, track)
    return

def do_hire_specialist_played(s, rnd, me):
    do_take_from_played(s, rnd, me, 0)
    return

def do_hire_freelancer_played(s, rnd, me):
    do_take_from_played(s, rnd, me, 1)
    return

def do_gain_item_played(s, rnd, me):
    do_take_from_played(s, rnd, me, 2)
    return

def do_sit_down_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[me + 7]
    card_2 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = d_free_chairs(s, me)
    chair = options[int(rnd() * len(options))]
    moved_3 = (card_2,)
    place = me + 31
    for card in moved_3:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 6:
            raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 65)
    s.chairs_taken[me] = s.chairs_taken[me] | 1 << chair
    if CARDS_KIND[card_2 - 6] == 0:
        s.card_ready[card_2 - 6] = 1
    DO_CHAIRS_BONUS[chair](s, me, chair)
    return

def do_seat_card_played(s, rnd, me):
    do_sit_down_played(s, rnd, me)
    for turn_1 in RANGES_FROM_1_[q_seatings(s, me)]:
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.option_count += 1
            answer = 1 if rnd() < 0.5 else 0
            if answer:
                do_sit_down_played(s, rnd, me)
        elif s.automa[me] == 0 and s.piles[me + 7]:
            s.option_count += 1
            passed = (0,)[int(rnd() * 1)]
    return

def do_train_played(s, rnd, me, discount):
    for turn_2 in RANGE_1_5:
        if not s.piles[92]:
            break
        card_3 = top_by(s, 92, rnd)
        moved_4 = (card_3,)
        place = me + 19
        for card in moved_4:
            put_known(s, card, place)
    offered_1 = do_train_those(s, me, discount)
    if s.automa[me] == 0 and s.piles[me + 19]:
        s.option_count += 1
        options = offered_1 + (-1,)
        card_4 = options[int(rnd() * len(options))]
        if card_4 >= 0:
            price = max(0, q_skill_price(s, me, card_4) - discount)
            if price > 0:
                at = me * 5
                s.tokens[at] += (0 - price)
            moved_5 = (card_4,)
            place = me + 13
            for card in moved_5:
                leave(s, card, place)
                put_known(s, card, place)
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    return

def do_keep_objectives_played(s, rnd, me, most_1):
    for turn_3 in RANGE_1_5:
        if not s.piles[93]:
            break
        card_5 = top_by(s, 93, rnd)
        moved_7 = (card_5,)
        place = me + 25
        for card in moved_7:
            put_known(s, card, place)
    candidates_1 = s.piles[me + 25]
    left_1 = candidates_1
    kept_1 = ()
    wanted_1 = min(len(left_1), most_1)
    for many_1_times in RANGE_1_10001:
        if wanted_1 <= 0 or not left_1:
            break
        s.option_count += 1
        options = left_1 + (-1,)
        pick_1 = options[int(rnd() * len(options))]
        if pick_1 == -1:
            break
        kept_1 = do_keep_objectives_those(s, kept_1, pick_1, candidates_1)
        left_1 = left_1[:index_of(left_1, pick_1)] + left_1[index_of(left_1, pick_1) + 1:]
        wanted_1 = wanted_1 - 1
        if wanted_1 < -9007199254740992:
            raise RuleLimit('a number became too large', 0)
    else:
        raise RuleLimit('this is repeated too often', 97)
    moved_8 = kept_1
    place = me + 55
    for card in moved_8:
        leave(s, card, place)
        put_known(s, card, place)
    moved_9 = s.piles[me + 25]
    for card in moved_9:
        put_under_known(s, card, 93)
    return

def do_take_objective_played(s, rnd, me):
    do_keep_objectives_played(s, rnd, me, q_goals_kept(s, me))
    return

def do_buy_played(s, rnd, me, kind_3):
    s.option_count += 1
    options = do_buy_those(s, me, kind_3)
    n = options[int(rnd() * len(options))]
    price_1 = q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0
    price_2 = q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0
    price_3 = q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0
    if price_1 > 0:
        at = me * 5 + 2
        s.tokens[at] += (0 - price_1)
    if price_2 > 0:
        at = me * 5 + 4
        s.tokens[at] += (0 - price_2)
    if price_3 > 0:
        at = me * 5 + 3
        s.tokens[at] += (0 - price_3)
    at = kind_3 * 4 + n - 1
    s.stock[at] -= 1
    s.level[me * 3 + kind_3] = n
    return

def do_buy_box_played(s, rnd, me):
    do_buy_played(s, rnd, me, 0)
    return

def do_buy_part_played(s, rnd, me):
    s.option_count += 1
    options = do_buy_part_those(s, me)
    kind_4 = options[int(rnd() * len(options))]
    do_buy_played(s, rnd, me, kind_4)
    return

def do_upgrade_part_played(s, rnd, me, kind_6):
    do_raise(s, me, kind_6)
    for turn_4 in RANGES_FROM_1_[q_upgrade_steps(s, me)]:
        if s.automa[me] == 0 and can_raise(s, me, kind_6):
            s.option_count += 1
            answer_1 = 1 if rnd() < 0.5 else 0
            if answer_1:
                do_raise(s, me, kind_6)
    return

def do_upgrade_played(s, rnd, me):
    s.option_count += 1
    options = do_upgrade_those(s, me)
    kind_5 = options[int(rnd() * len(options))]
    do_upgrade_part_played(s, rnd, me, kind_5)
    return

def do_cards_effect_f01_played(s, rnd, me, this, depth_):
    do_mix_played(s, rnd, me, 5)
    return

def do_jobs_action_bas_played(s, rnd, me, this):
    s.option_count += 1
    options = RUN_1
    do_basic_kind = options[int(rnd() * len(options))]
    at = me * 5 + do_basic_kind
    value = s.tokens[at] + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 3)
    s.tokens[at] = value
    return

def do_jobs_action_hsp_played(s, rnd, me, this):
    do_hire_specialist_played(s, rnd, me)
    return

def do_jobs_action_plc_played(s, rnd, me, this):
    do_seat_card_played(s, rnd, me)
    return

def do_jobs_action_trn_played(s, rnd, me, this):
    do_train_played(s, rnd, me, 0)
    return

def do_jobs_action_hfr_played(s, rnd, me, this):
    do_hire_freelancer_played(s, rnd, me)
    return

def do_jobs_action_mul_played(s, rnd, me, this):
    do_mix_played(s, rnd, me, q_mixed_yield(s, me))
    return

def do_jobs_action_itm_played(s, rnd, me, this):
    do_gain_item_played(s, rnd, me)
    return

def do_jobs_action_box_played(s, rnd, me, this):
    do_buy_box_played(s, rnd, me)
    return

def do_jobs_action_cmp_played(s, rnd, me, this):
    do_buy_part_played(s, rnd, me)
    return

def do_jobs_action_upg_played(s, rnd, me, this):
    do_upgrade_played(s, rnd, me)
    return

def do_jobs_action_awd_played(s, rnd, me, this):
    s.option_count += 1
    options = do_jobs_action_awd_those(s, me)
    do_take_award_n_2 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_jobs_action_awd_those_(s, me, do_take_award_n_2)
    do_take_award_title_1 = options[int(rnd() * len(options))]
    at = do_take_award_n_2 - 1
    s.shelf[at] -= 1
    at = me * 3 + do_take_award_n_2 - 1
    value = s.awards[at] + 1
    if value > 9:
        value = 9
    s.awards[at] = value
    moved_11 = (do_take_award_title_1,)
    place = me + 67
    for card in moved_11:
        leave(s, card, place)
        put_known(s, card, place)
    return

def do_jobs_action_trd_played(s, rnd, me, this):
    for offers_times in RANGE_1_10001:
        offered = (0,) if can_exchange(s, me) else ()
        if not offered or s.automa[me] > 0:
            break
        s.option_count += 1
        options = offered + (-1,)
        chosen = options[int(rnd() * len(options))]
        if chosen == -1:
            break
        s.option_count += 1
        options = do_jobs_action_trd_join(s, me)
        together_1 = options[int(rnd() * len(options))]
        do_exchange_give = together_1[0]
        do_exchange_get = together_1[1]
        at = me * 5 + do_exchange_give
        s.tokens[at] -= 1
        at = me * 5 + do_exchange_get
        value = s.tokens[at] + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 26)
        s.tokens[at] = value
    else:
        raise RuleLimit('this is repeated too often', 21)
    return

def do_jobs_action_obj_played(s, rnd, me, this):
    do_take_objective_played(s, rnd, me)
    return

def do_cards_effect_f02_played(s, rnd, me, this, depth_):
    s.option_count += 1
    options = do_cards_effect_f02_those(s, me)
    what = options[int(rnd() * len(options))]
    DO_JOBS_ACTION_PLAYED[what](s, rnd, me, what)
    return

def do_cards_effect_f04_played(s, rnd, me, this, depth_):
    if depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 199)
    s.option_count += 1
    options = do_cards_effect_f04_those(s, this, me)
    copied = options[int(rnd() * len(options))]
    DO_CARDS_EFFECT_PLAYED[copied - 6](s, rnd, me, copied, depth_ + 1)
    return

def do_cards_effect_f05_played(s, rnd, me, this, depth_):
    do_keep_objectives_played(s, rnd, me, 2)
    return

def do_cards_effect_f07_played(s, rnd, me, this, depth_):
    for turn_8 in RANGE_1_3:
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.option_count += 1
            answer_2 = 1 if rnd() < 0.5 else 0
            if answer_2:
                do_upgrade_played(s, rnd, me)
    return

def do_cards_effect_f08_played(s, rnd, me, this, depth_):
    for turn_9 in RANGE_1_3:
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.option_count += 1
            answer_3 = 1 if rnd() < 0.5 else 0
            if answer_3:
                do_gain_item_played(s, rnd, me)
    return

def do_cards_effect_f09_played(s, rnd, me, this, depth_):
    s.option_count += 1
    options = do_cards_effect_f09_join(s)
    together_2 = options[int(rnd() * len(options))]
    tests = together_2[0]
    papers = together_2[1]
    at = me * 5 + 4
    value = s.tokens[at] + tests
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    at = me * 5 + 3
    value = s.tokens[at] + papers
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    return

def do_flip_one_played(s, rnd, me):
    offered_2 = s.piles[me + 79]
    if s.automa[me] == 0 and s.piles[me + 79]:
        s.option_count += 1
        options = offered_2 + (-1,)
        card_11 = options[int(rnd() * len(options))]
        if card_11 >= 0:
            do_confirm(s, me, card_11)
    return

def do_cards_effect_f10_played(s, rnd, me, this, depth_):
    do_flip_one_played(s, rnd, me)
    return

def do_cards_effect_f13_played(s, rnd, me, this, depth_):
    for turn_10 in RANGE_1_3:
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.option_count += 1
            answer_4 = 1 if rnd() < 0.5 else 0
            if answer_4:
                do_upgrade_played(s, rnd, me)
    return

def do_cards_effect_f14_played(s, rnd, me, this, depth_):
    for turn_11 in RANGE_1_3:
        do_flip_one_played(s, rnd, me)
    return

def do_cards_effect_f16_played(s, rnd, me, this, depth_):
    for turn_12 in RANGE_1_3:
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.option_count += 1
            answer_5 = 1 if rnd() < 0.5 else 0
            if answer_5:
                do_upgrade_played(s, rnd, me)
    return

def do_cards_effect_i07_played(s, rnd, me, this, depth_):
    do_hire_specialist_played(s, rnd, me)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.option_count += 1
        answer_6 = 1 if rnd() < 0.5 else 0
        if answer_6:
            do_seat_card_played(s, rnd, me)
    return

def do_cards_effect_i08_played(s, rnd, me, this, depth_):
    do_hire_freelancer_played(s, rnd, me)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.option_count += 1
        answer_7 = 1 if rnd() < 0.5 else 0
        if answer_7:
            do_seat_card_played(s, rnd, me)
    return

def do_cards_effect_i09_played(s, rnd, me, this, depth_):
    for turn_13 in RANGE_1_3:
        if s.automa[me] == 0 and can_raise(s, me, 2):
            s.option_count += 1
            answer_8 = 1 if rnd() < 0.5 else 0
            if answer_8:
                do_raise(s, me, 2)
    return

def do_cards_effect_i10_played(s, rnd, me, this, depth_):
    for turn_14 in RANGE_1_3:
        if s.automa[me] == 0 and can_raise(s, me, 0):
            s.option_count += 1
            answer_9 = 1 if rnd() < 0.5 else 0
            if answer_9:
                do_raise(s, me, 0)
    return

def do_cards_effect_i11_played(s, rnd, me, this, depth_):
    for turn_15 in RANGE_1_3:
        if s.automa[me] == 0 and can_raise(s, me, 1):
            s.option_count += 1
            answer_10 = 1 if rnd() < 0.5 else 0
            if answer_10:
                do_raise(s, me, 1)
    return

def do_free_action_played(s, rnd, me):
    for turn_16 in RANGES_FROM_1_2[q_free_actions(s, me)]:
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.option_count += 1
            options = offered_3 + (-1,)
            what_1 = options[int(rnd() * len(options))]
            if what_1 >= 0:
                DO_JOBS_ACTION_PLAYED[what_1](s, rnd, me, what_1)
    return

def do_cards_effect_i12_played(s, rnd, me, this, depth_):
    do_free_action_played(s, rnd, me)
    return

def do_cards_effect_i13_played(s, rnd, me, this, depth_):
    do_free_action_played(s, rnd, me)
    return

def do_cards_effect_i21_played(s, rnd, me, this, depth_):
    do_flip_one_played(s, rnd, me)
    return

def do_cards_effect_i24_played(s, rnd, me, this, depth_):
    do_train_played(s, rnd, me, 1)
    return

def do_cards_effect_i25_played(s, rnd, me, this, depth_):
    do_take_objective_played(s, rnd, me)
    return

def do_cards_effect_i28_played(s, rnd, me, this, depth_):
    s.option_count += 1
    if len(s.piles[me + 43]) > 0:
        chosen_1 = 0 if rnd() < 0.5 else 1
    else:
        chosen_1 = (1,)[int(rnd() * 1)]
    if chosen_1 == 0:
        moved_23 = s.piles[me + 43]
        for card in moved_23:
            put_known(s, card, 0)
    else:
        at = me * 5
        value = s.tokens[at] + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.tokens[at] = value
    return

def do_cards_effect_i29_played(s, rnd, me, this, depth_):
    if s.automa[me] == 0 and can_buy(s, me, 0):
        s.option_count += 1
        answer_11 = 1 if rnd() < 0.5 else 0
        if answer_11:
            do_buy_box_played(s, rnd, me)
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.option_count += 1
        answer_12 = 1 if rnd() < 0.5 else 0
        if answer_12:
            do_buy_part_played(s, rnd, me)
    return

def do_cards_effect_i30_played(s, rnd, me, this, depth_):
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.option_count += 1
        answer_13 = 1 if rnd() < 0.5 else 0
        if answer_13:
            do_seat_card_played(s, rnd, me)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.option_count += 1
        answer_14 = 1 if rnd() < 0.5 else 0
        if answer_14:
            do_seat_card_played(s, rnd, me)
    return

def do_cards_effect_k22_played(s, rnd, me, this, depth_):
    do_flip_one_played(s, rnd, me)
    return

def do_cards_effect_k24_played(s, rnd, me, this, depth_):
    do_free_action_played(s, rnd, me)
    return

def do_use_item_played(s, rnd, me):
    s.option_count += 1
    options = do_use_item_those(s, me)
    card_10 = options[int(rnd() * len(options))]
    moved_20 = (card_10,)
    for card in moved_20:
        leave(s, card, 105)
        put_under_known(s, card, 105)
    if CAN_CARDS_EFFECT[card_10 - 6](s, me, card_10):
        DO_CARDS_EFFECT_PLAYED[card_10 - 6](s, rnd, me, card_10, 0)
    return

def do_slot_skill_played(s, rnd, me):
    s.option_count += 1
    options = s.piles[me + 13]
    card_13 = options[int(rnd() * len(options))]
    s.option_count += 1
    options = do_slot_skill_those(s, me)
    carrier = options[int(rnd() * len(options))]
    s.card_trained[carrier - 6] = 1
    moved_24 = (card_13,)
    place = me + 37
    for card in moved_24:
        leave(s, card, place)
        put_known(s, card, place)
    if CAN_CARDS_EFFECT[card_13 - 6](s, me, card_13):
        DO_CARDS_EFFECT_PLAYED[card_13 - 6](s, rnd, me, card_13, 0)
    return

def do_spaces_bonus_at_itm_2_played(s, rnd, me, this):
    do_flip_one_played(s, rnd, me)
    return

def do_spaces_bonus_at_obj_2_played(s, rnd, me, this):
    do_flip_one_played(s, rnd, me)
    return

def do_work_at_played(s, rnd, me, space_1, expert):
    if len(s.space_workers[space_1]) >= 10000:
        raise RuleLimit('the list has become too long', 433)
    s.space_workers[space_1] = s.space_workers[space_1] + (me,)
    DO_SPACES_BONUS_PLAYED[space_1](s, rnd, me, space_1)
    do_seen_at(s, me, SPACES_JOB[space_1])
    for offers_2_times in RANGE_1_10001:
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            break
        s.option_count += 1
        options = offered_6 + (-1,)
        chosen_3 = options[int(rnd() * len(options))]
        if chosen_3 == -1:
            break
        if chosen_3 == 0:
            do_use_item_played(s, rnd, me)
        elif chosen_3 == 1:
            do_slot_skill_played(s, rnd, me)
        else:
            do_remove_drawback(s, me)
    else:
        raise RuleLimit('this is repeated too often', 477)
    old_at_work = s.at_work
    s.at_work = expert
    if SPACES_ELEMENT[space_1] == -1:
        if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
            s.option_count += 1
            answer_15 = SPACES_JOB[space_1] if rnd() < 0.5 else -1
            if answer_15 >= 0:
                DO_JOBS_ACTION_PLAYED[SPACES_JOB[space_1]](s, rnd, me, SPACES_JOB[space_1])
    elif s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
        s.option_count += 1
        answer_16 = 1 if rnd() < 0.5 else 0
        if answer_16:
            do_upgrade_part_played(s, rnd, me, SPACES_ELEMENT[space_1])
    s.at_work = old_at_work
    return

def do_use_helper_played(s, rnd, me, helper_1):
    s.card_occupied[helper_1 - 6] = 1
    if CAN_CARDS_EFFECT[helper_1 - 6](s, me, helper_1):
        DO_CARDS_EFFECT_PLAYED[helper_1 - 6](s, rnd, me, helper_1, 0)
    return

def do_ring_bonus_5_played(s, rnd, me, this):
    do_free_action_played(s, rnd, me)
    return

def do_ring_bonus_25_played(s, rnd, me, this):
    do_free_action_played(s, rnd, me)
    return

def do_ring_bonus_45_played(s, rnd, me, this):
    do_free_action_played(s, rnd, me)
    return

def do_ring_bonus_65_played(s, rnd, me, this):
    do_free_action_played(s, rnd, me)
    return

def do_ring_bonus_85_played(s, rnd, me, this):
    do_free_action_played(s, rnd, me)
    return

def do_turn_hourglass_played(s, rnd, me):
    value = s.hourglass - 1
    if value < 0:
        value = 0
    s.hourglass = value
    for mark in ALL_RING:
        if RING_SPACE[mark] == s.hourglass:
            if can_cross(s, me, mark):
                if not (me == me and s.automa[me] == 1):
                    DO_RING_BONUS_PLAYED[mark](s, rnd, me, mark)
    if s.hourglass == 0:
        value = s.points[me] + 5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 572)
        s.points[me] = value
        s.trigger = me
    return

def do_collect_played(s, rnd, me):
    if me == me and s.automa[me] == 1:
        if me == me and s.automa[me] == 1:
            moved_29 = s.piles[me + 97]
            place = me + 73
            for card in moved_29:
                put_known(s, card, place)
            moved_30 = s.piles[me + 85]
            place = me + 73
            for card in moved_30:
                put_known(s, card, place)
            steps_1 = d_placed(s, me)
            do_take_back(s, me)
            for turn_18 in RANGES_FROM_1_3[min(9, steps_1)]:
                if s.trigger == -1:
                    do_turn_hourglass_played(s, rnd, me)
            pool_1 = do_collect_those(s)
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 595)
            options = pool_1
            about_1 = options[int(rnd() * len(options))]
            s.watched[me] = about_1
            shuffle(s, me + 73)
            for turn_19 in RANGES_FROM_1[1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4]:
                if not s.piles[me + 73]:
                    break
                card_15 = top_by(s, me + 73, rnd)
                moved_31 = (card_15,)
                place = me + 97
                for card in moved_31:
                    put_known(s, card, place)
    else:
        moved_26 = s.piles[me + 79]
        place = me + 73
        for card in moved_26:
            put_known(s, card, place)
        moved_27 = s.piles[me + 85]
        place = me + 73
        for card in moved_27:
            put_known(s, card, place)
        steps_ = d_placed(s, me)
        do_take_back(s, me)
        for turn_17 in RANGES_FROM_1_3[min(9, steps_)]:
            if s.trigger == -1:
                do_turn_hourglass_played(s, rnd, me)
        for offers_3_times in RANGE_1_10001:
            offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
            if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
                break
            s.option_count += 1
            options = offered_7 + (-1,)
            chosen_4 = options[int(rnd() * len(options))]
            if chosen_4 == -1:
                break
            if chosen_4 == 0:
                do_use_item_played(s, rnd, me)
            elif chosen_4 == 1:
                do_slot_skill_played(s, rnd, me)
            else:
                do_remove_drawback(s, me)
        else:
            raise RuleLimit('this is repeated too often', 575)
        offered_8 = do_collect_those_(s, me)
        if s.automa[me] == 0 and offered_8:
            s.option_count += 1
            options = offered_8 + (-1,)
            n_3 = options[int(rnd() * len(options))]
            if n_3 >= 0:
                s.option_count += 1
                options = do_collect_those_2(s, me, n_3)
                do_predict_about = options[int(rnd() * len(options))]
                candidates_2 = s.piles[me + 73]
                left_2 = candidates_2
                guesses_1 = ()
                wanted_2 = min(len(left_2), n_3)
                for many_2_times in RANGE_1_10001:
                    if wanted_2 <= 0:
                        break
                    if do_predict_about == 0:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    elif do_predict_about == 1:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    elif do_predict_about == 2:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    elif do_predict_about == 3:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    elif do_predict_about == 4:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    else:
                        s.option_count += 1
                        options = left_2
                        pick_2 = options[int(rnd() * len(options))]
                    guesses_1 = do_collect_those_3(s, guesses_1, pick_2, candidates_2)
                    left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
                    wanted_2 = wanted_2 - 1
                    if wanted_2 < -9007199254740992:
                        raise RuleLimit('a number became too large', 0)
                else:
                    raise RuleLimit('this is repeated too often', 582)
                price_13 = n_3
                if price_13 > 0:
                    at = me * 5 + 3
                    value = s.tokens[at] + (0 - price_13)
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 584)
                    s.tokens[at] = value
                s.watched[me] = do_predict_about
                moved_28 = guesses_1
                place = me + 79
                for card in moved_28:
                    leave(s, card, place)
                    put_known(s, card, place)
    return

def do_zaps_adjust_z01_played(s, rnd, me, this):
    if s.piles[93]:
        card_17 = top_by(s, 93, rnd)
        moved_33 = (card_17,)
        place = me + 25
        for card in moved_33:
            put_known(s, card, place)
    moved_34 = s.piles[me + 25]
    for card in moved_34:
        put_known(s, card, 0)
    shuffle(s, 93)
    return

def do_redeal_played(s, rnd, me, track_2):
    for card_18 in s.piles[track_2 + 106]:
        for kind_10 in ALL_RESOURCE:
            s.card_laid[card_18 * 5 + kind_10 - 30] = 0
    moved_35 = s.piles[track_2 + 106]
    place = track_2 + 103
    for card in moved_35:
        put_known(s, card, place)
    shuffle(s, track_2 + 103)
    do_deal_played(s, rnd, me, track_2)
    return

def do_zaps_adjust_z07_played(s, rnd, me, this):
    do_redeal_played(s, rnd, me, 0)
    return

def do_zaps_adjust_z08_played(s, rnd, me, this):
    do_redeal_played(s, rnd, me, 1)
    return

def do_zaps_adjust_z10_played(s, rnd, me, this):
    if s.piles[92]:
        card_19 = top_by(s, 92, rnd)
        moved_36 = (card_19,)
        place = me + 19
        for card in moved_36:
            put_known(s, card, place)
    moved_37 = s.piles[me + 19]
    for card in moved_37:
        put_known(s, card, 0)
    shuffle(s, 92)
    return

def do_zaps_adjust_z14_played(s, rnd, me, this):
    do_redeal_played(s, rnd, me, 2)
    return

def best_way_played(s, rnd, me):
    for goal in s.piles[me + 55]:
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.option_count += 1
            answer_17 = 1 if rnd() < 0.5 else 0
            if answer_17:
                candidates_3 = best_way__those(s, me, goal)
                left_3 = candidates_3
                shown_1 = ()
                wanted_4 = min(len(left_3), GOALS_GAMES[goal - 123])
                for many_3_times in RANGE_1_10001:
                    if wanted_4 <= 0:
                        break
                    s.option_count += 1
                    options = left_3
                    pick_3 = options[int(rnd() * len(options))]
                    shown_1 = best_way__those_(s, shown_1, pick_3, candidates_3)
                    left_3 = left_3[:index_of(left_3, pick_3)] + left_3[index_of(left_3, pick_3) + 1:]
                    wanted_4 = wanted_4 - 1
                    if wanted_4 < -9007199254740992:
                        raise RuleLimit('a number became too large', 0)
                else:
                    raise RuleLimit('this is repeated too often', 662)
                for u_1 in ALL_UNIT:
                    at = me * 17 + u_1
                    value = s.used[at] + GOALS_NEEDS[goal * 17 + u_1 - 2091]
                    if value > 9007199254740992:
                        raise RuleLimit('a number became too large', 664)
                    s.used[at] = value
                for title_2 in shown_1:
                    s.title_counted[title_2 - 249] = 1
                before = s.objective_points[me]
                value = before + (q_goal_value(s, me, goal) + q_goal_penalty(s, me, goal))
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 667)
                s.objective_points[me] = value
                change_118 = value - before
                if change_118 > 9007199254740992:
                    raise RuleLimit('a number became too large', 667)
                if change_118 < -9007199254740992:
                    raise RuleLimit('a number became too large', 667)
    else:
        return

def main_played(s, rnd):
    game_around = s.at_game
    s.at_game = 0
    pool_2 = CLOCKWISE[s.n][0]
    if len(pool_2) <= 0:
        raise RuleLimit('there is nothing to pick', 674)
    options = pool_2
    opener = options[int(rnd() * len(options))]
    s.starter = opener
    s.hourglass = HOURGLASS_STARTS_SPACE[s.n - 2]
    for track_3 in ALL_TRACKS:
        moved_38 = RUN_10[track_3]
        place = track_3 + 103
        for card in moved_38:
            put_known(s, card, place)
        shuffle(s, track_3 + 103)
        do_deal_played(s, rnd, 0, track_3)
    moved_39 = RUN_11
    for card in moved_39:
        put_known(s, card, 92)
    shuffle(s, 92)
    for card in ALL_GOALS:
        put_known(s, card, 93)
    shuffle(s, 93)
    for card in ALL_AWARD_CARDS:
        put_known(s, card, 91)
    shuffle(s, 91)
    for card in ALL_ZAPS:
        put_known(s, card, 95)
    shuffle(s, 95)
    for card in ALL_TITLES:
        put_known(s, card, 94)
    for p_2 in CLOCKWISE[s.n][s.starter]:
        do_found_free = main_first(s)
        if do_found_free >= 0:
            s.corporation[p_2] = do_found_free
        for job in ALL_JOBS:
            do_found_card_6 = main_first_(s, job)
            if do_found_card_6 >= 0:
                moved_12 = (do_found_card_6,)
                place = p_2 + 73
                for card in moved_12:
                    leave(s, card, place)
                    put_known(s, card, place)
        value = s.points[p_2] + STARTS_POINTS[distance(s.n, s.starter, p_2)]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 160)
        s.points[p_2] = value
        if can_set_up_table(s, p_2):
            if not (p_2 == p_2 and s.automa[p_2] == 1):
                at = p_2 * 5
                value = s.tokens[at] + STARTS_DOLLARS[distance(s.n, s.starter, p_2)]
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 163)
                s.tokens[at] = value
                if s.piles[91]:
                    card_7 = top_by(s, 91, rnd)
                    moved_13 = (card_7,)
                    place = p_2 + 1
                    for card in moved_13:
                        put_known(s, card, place)
                        if len(s.piles[place]) > 1:
                            raise RuleLimit(f'there is no room for another card in `award_card`, which holds {1} at most', 164)
                if s.piles[93]:
                    card_8 = top_by(s, 93, rnd)
                    moved_14 = (card_8,)
                    place = p_2 + 55
                    for card in moved_14:
                        put_known(s, card, place)
                if s.powers == 1:
                    for kind_9 in (2, 4):
                        for turn_7 in RANGE_1_3:
                            pool = main_those_2(s, kind_9)
                            if len(pool) <= 0:
                                raise RuleLimit('there is nothing to pick', 171)
                            items = pool
                            blur(s, items)
                            do_choose_powers_dealt = items[int(rnd() * len(items))]
                            moved_15 = (do_choose_powers_dealt,)
                            place = p_2 + 19
                            for card in moved_15:
                                leave(s, card, place)
                                put_known(s, card, place)
                    if main_any_(s, p_2) and main_any_2(s, p_2):
                        s.option_count += 1
                        options = main_those_(s, p_2)
                        do_choose_powers_power = options[int(rnd() * len(options))]
                        s.option_count += 1
                        options = main_those(s, p_2)
                        do_choose_powers_limit = options[int(rnd() * len(options))]
                        moved_16 = (do_choose_powers_power,)
                        place = p_2 + 31
                        for card in moved_16:
                            leave(s, card, place)
                            put_known(s, card, place)
                            if len(s.piles[place]) > 6:
                                raise RuleLimit(f'there is no room for another card in `do_choose_powers_seats`, which holds {6} at most', 175)
                        moved_17 = (do_choose_powers_limit,)
                        place = p_2 + 43
                        for card in moved_17:
                            leave(s, card, place)
                            put_known(s, card, place)
                            if len(s.piles[place]) > 1:
                                raise RuleLimit(f'there is no room for another card in `drawback`, which holds {1} at most', 176)
                        moved_18 = s.piles[p_2 + 19]
                        for card in moved_18:
                            put_known(s, card, 0)
                else:
                    do_set_up_table_card_9 = main_first_2(s)
                    if do_set_up_table_card_9 >= 0:
                        moved_19 = (do_set_up_table_card_9,)
                        place = p_2 + 31
                        for card in moved_19:
                            leave(s, card, place)
                            put_known(s, card, place)
                            if len(s.piles[place]) > 6:
                                raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
    s.at_game = game_around
    game_around_1 = s.at_game
    s.at_game = 1
    order = CLOCKWISE[s.n][s.starter]
    if len(order) <= 0:
        raise RuleLimit('nobody is there to take a turn', 692)
    place_ = 0
    for turns_times in RANGE_1_901:
        seat_1 = order[place_]
        s.active = seat_1
        if s.trigger == seat_1:
            break
        if can_player_turn(s, seat_1):
            if seat_1 == seat_1 and s.automa[seat_1] == 1:
                if seat_1 == seat_1 and s.automa[seat_1] == 1:
                    if s.mumans[seat_1] == 0:
                        if can_collect(s, seat_1):
                            do_collect_played(s, rnd, seat_1)
                    else:
                        if not s.piles[95]:
                            for card in s.piles[96]:
                                put_known(s, card, 95)
                            shuffle(s, 95)
                        if s.piles[95]:
                            card_16 = top_by(s, 95, rnd)
                            moved_32 = (card_16,)
                            for card in moved_32:
                                put_known(s, card, 96)
                        zap = s.piles[96][-1]
                        handler_1_space_4 = main_first_3(s, zap)
                        if handler_1_space_4 >= 0:
                            if len(s.space_workers[handler_1_space_4]) >= 10000:
                                raise RuleLimit('the list has become too long', 610)
                            s.space_workers[handler_1_space_4] = s.space_workers[handler_1_space_4] + (seat_1,)
                            value = s.mumans[seat_1] - 1
                            if value < 0:
                                value = 0
                            s.mumans[seat_1] = value
                            do_seen_at(s, seat_1, SPACES_JOB[handler_1_space_4])
                        value = s.points[seat_1] + ZAPS_VP[zap * 4 + s.difficulty - 1092]
                        if value > 9007199254740992:
                            raise RuleLimit('a number became too large', 613)
                        s.points[seat_1] = value
                        DO_ZAPS_ADJUST_PLAYED[zap - 273](s, rnd, seat_1, zap)
            else:
                for offers_1_times in RANGE_1_10001:
                    offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
                    if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
                        break
                    s.option_count += 1
                    options = offered_5 + (-1,)
                    chosen_2 = options[int(rnd() * len(options))]
                    if chosen_2 == -1:
                        break
                    if chosen_2 == 0:
                        do_use_item_played(s, rnd, seat_1)
                    elif chosen_2 == 1:
                        do_slot_skill_played(s, rnd, seat_1)
                    else:
                        do_remove_drawback(s, seat_1)
                else:
                    raise RuleLimit('this is repeated too often', 187)
                offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
                if offered_9:
                    s.option_count += 1
                    options = offered_9
                    chosen_5 = options[int(rnd() * len(options))]
                    if chosen_5 == 0:
                        s.option_count += 1
                        options = main_those_3(s, seat_1)
                        do_place_worker_space = options[int(rnd() * len(options))]
                        price_7 = PRICE_SPACES_COST_0[do_place_worker_space](s, seat_1, do_place_worker_space)
                        price_8 = PRICE_SPACES_COST_1[do_place_worker_space](s, seat_1, do_place_worker_space)
                        price_9 = PRICE_SPACES_COST_2[do_place_worker_space](s, seat_1, do_place_worker_space)
                        if price_7 > 0:
                            at = seat_1 * 5 + 2
                            s.tokens[at] += (0 - price_7)
                        if price_8 > 0:
                            at = seat_1 * 5 + 1
                            s.tokens[at] += (0 - price_8)
                        if price_9 > 0:
                            at = seat_1 * 5
                            s.tokens[at] += (0 - price_9)
                        s.mumans[seat_1] -= 1
                        do_work_at_played(s, rnd, seat_1, do_place_worker_space, -1)
                    elif chosen_5 == 1:
                        s.option_count += 1
                        options = main_those_4(s, seat_1)
                        do_place_specialist_expert_1 = options[int(rnd() * len(options))]
                        s.option_count += 1
                        options = main_those_7(s, seat_1, do_place_specialist_expert_1)
                        do_place_specialist_space_2 = options[int(rnd() * len(options))]
                        price_10 = PRICE_SPACES_COST_0[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
                        price_11 = PRICE_SPACES_COST_1[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
                        price_12 = PRICE_SPACES_COST_2[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
                        if price_10 > 0:
                            at = seat_1 * 5 + 2
                            s.tokens[at] += (0 - price_10)
                        if price_11 > 0:
                            at = seat_1 * 5 + 1
                            s.tokens[at] += (0 - price_11)
                        if price_12 > 0:
                            at = seat_1 * 5
                            s.tokens[at] += (0 - price_12)
                        s.card_ready[do_place_specialist_expert_1 - 6] = 0
                        if CARDS_JOB[do_place_specialist_expert_1 - 6] == SPACES_JOB[do_place_specialist_space_2]:
                            do_work_at_played(s, rnd, seat_1, do_place_specialist_space_2, do_place_specialist_expert_1)
                        else:
                            do_work_at_played(s, rnd, seat_1, do_place_specialist_space_2, -1)
                    elif chosen_5 == 2:
                        s.option_count += 1
                        options = main_those_5(s, seat_1)
                        do_place_at_freelancer_helper = options[int(rnd() * len(options))]
                        s.mumans[seat_1] -= 1
                        do_use_helper_played(s, rnd, seat_1, do_place_at_freelancer_helper)
                    elif chosen_5 == 3:
                        s.option_count += 1
                        options = main_those_6(s, seat_1)
                        do_specialist_at_freelancer_expert_2 = options[int(rnd() * len(options))]
                        s.option_count += 1
                        options = main_those_8(s, seat_1)
                        do_specialist_at_freelancer_helper_2 = options[int(rnd() * len(options))]
                        s.card_ready[do_specialist_at_freelancer_expert_2 - 6] = 0
                        do_use_helper_played(s, rnd, seat_1, do_specialist_at_freelancer_helper_2)
                    else:
                        do_collect_played(s, rnd, seat_1)
                for offers_4_times in RANGE_1_10001:
                    offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
                    if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
                        break
                    s.option_count += 1
                    options = offered_10 + (-1,)
                    chosen_6 = options[int(rnd() * len(options))]
                    if chosen_6 == -1:
                        break
                    if chosen_6 == 0:
                        do_use_item_played(s, rnd, seat_1)
                    elif chosen_6 == 1:
                        do_slot_skill_played(s, rnd, seat_1)
                    else:
                        do_remove_drawback(s, seat_1)
                else:
                    raise RuleLimit('this is repeated too often', 603)
        place_ = (place_ + 1) % len(order)
    else:
        raise RuleLimit('there are more than 900 turns', 692)
    if s.at_game == 0:
        return 137  # after game
    if s.at_game != 1:
        return 168  # after game_2
    s.at_game = game_around_1
    game_around_2 = s.at_game
    s.at_game = 2
    for seat_2 in CLOCKWISE[s.n][0]:
        s.active = seat_2
        if can_settle_objectives(s, seat_2):
            if not (seat_2 == seat_2 and s.automa[seat_2] == 1):
                best_way(s, lambda s: best_way_(s, 1, seat_2), lambda s: main_worth_played(s, seat_2), 200000, 656)
    s.at_game = game_around_2
    return

# ---- do_mix, content/tabletop_inc/actions.rules:16
def do_mix_logged(s, ret, me, most):
    s.f_do_mix_ret = ret
    s.f_do_mix_me = me
    s.tape.append((9, 11, me, (), None))
    COVER.add(16)
    s.player = me
    s.options = options = do_mix_join(s, most)
    s.option_count = len(options)
    s.pc = 3  # then do_mix_together_logged
    return 0

def do_mix_together_logged(s, together):  # do_mix, after the question together, content/tabletop_inc/actions.rules:17
    me = s.f_do_mix_me
    dollars = together[0]
    times = together[1]
    ideas = together[2]
    s.tape.append((8, 16, me, (dollars, times, ideas,), None))
    COVER.add(17)
    at = me * 5
    before = s.tokens[at]
    value = before + dollars
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    change_3 = value - before
    s.tape.append((10, 17, me, (change_3,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + times
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    change_4 = value - before
    s.tape.append((11, 17, me, (change_4,), None))
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + ideas
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 17)
    s.tokens[at] = value
    change_5 = value - before
    s.tape.append((12, 17, me, (change_5,), None))
    return s.f_do_mix_ret

# ---- do_deal, content/tabletop_inc/actions.rules:66
def do_deal_logged(s, ret, me, track_1):
    s.f_do_deal_ret = ret
    s.f_do_deal_me = me
    s.f_do_deal_track_1 = track_1
    s.tape.append((26, 48, me, (), None))
    COVER.add(49)
    s.f_do_deal_drawing_i = drawing_i = 1
    s.f_do_deal_drawing_last = drawing_last = TRACKS_SIZE[track_1] - len(s.piles[track_1 + 106])
    if drawing_i <= drawing_last:
        turn = drawing_i
        s.f_do_deal_drawing_i = drawing_i = drawing_i + 1
        if s.piles[track_1 + 103]:
            place = track_1 + 103
            if s.explicit and undecided(s, place):
                return await_top(s, place, 4)  # then do_deal_card_1_logged
            card_1 = s.piles[place][-1]
            moved_2 = (card_1,)
            place = track_1 + 106
            most = SIZE_TRACK_LINE[track_1]
            for card in moved_2:
                put_under_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
            s.tape.append((27, 49, me, (moved_2, track_1,), None))
            return 169  # do_deal_drawing_logged
    return s.f_do_deal_ret

def do_deal_drawing_logged(s, _):  # do_deal, loop, content/tabletop_inc/actions.rules:67
    drawing_i = s.f_do_deal_drawing_i
    track_1 = s.f_do_deal_track_1
    if drawing_i <= s.f_do_deal_drawing_last:
        turn = drawing_i
        s.f_do_deal_drawing_i = drawing_i = drawing_i + 1
        if s.piles[track_1 + 103]:
            place = track_1 + 103
            if s.explicit and undecided(s, place):
                return await_top(s, place, 4)  # then do_deal_card_1_logged
            card_1 = s.piles[place][-1]
            moved_2 = (card_1,)
            place = track_1 + 106
            most = SIZE_TRACK_LINE[track_1]
            for card in moved_2:
                put_under_known(s, card, place)
                if len(s.piles[place]) > most:
                    raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
            s.tape.append((27, 49, s.f_do_deal_me, (moved_2, track_1,), None))
            return 169  # do_deal_drawing_logged
    return s.f_do_deal_ret

def do_deal_card_1_logged(s, card_1):  # do_deal, after the card card_1, content/tabletop_inc/actions.rules:67
    if s.explicit:
        settle(s, card_1)
    track_1 = s.f_do_deal_track_1
    moved_2 = (card_1,)
    place = track_1 + 106
    most = SIZE_TRACK_LINE[track_1]
    for card in moved_2:
        put_under_known(s, card, place)
        if len(s.piles[place]) > most:
            raise RuleLimit(f'there is no room for another card in `line`, which holds {most} at most', 49)
    s.tape.append((27, 49, s.f_do_deal_me, (moved_2, track_1,), None))
    return 169  # do_deal_drawing_logged

# ---- do_take_from, content/tabletop_inc/actions.rules:50
def do_take_from_logged(s, ret, me, track):
    s.f_do_take_from_ret = ret
    s.f_do_take_from_me = me
    s.f_do_take_from_track = track
    s.tape.append((19, 30, me, (), None))
    COVER.add(33)
    s.player = me
    s.options = options = do_take_from_those(s, track, me)
    s.option_count = len(options)
    s.pc = 5  # then do_take_from_card_logged
    return 0

def do_take_from_card_logged(s, card):  # do_take_from, after the question card, content/tabletop_inc/actions.rules:51
    s.f_do_take_from_card = card
    me = s.f_do_take_from_me
    s.tape.append((18, 33, me, (card,), None))
    COVER.add(34)
    s.f_do_take_from_skipped = skipped = d_passed(s, card, s.f_do_take_from_track)
    COVER.add(35)
    if len(skipped) > q_spared(s, me):
        if len(skipped) >= q_spared(s, me):
            COVER.add(36)
            s.f_do_take_from_candidates = candidates = skipped
            s.f_do_take_from_left = left = candidates
            s.f_do_take_from_bare_1 = bare_1 = ()
            s.f_do_take_from_wanted = wanted = min(len(left), q_spared(s, me))
            s.f_do_take_from_many_left = many_left = 10000
            if many_left > 0:
                s.f_do_take_from_many_left = many_left = many_left - 1
                if wanted <= 0:
                    COVER.add(37)
                    s.f_do_take_from_each_items = each_items = skipped
                    s.f_do_take_from_each_i = each_i = 0
                    while True:
                        if each_i >= len(each_items):
                            return do_take_from_rest_logged(s)
                        s.f_do_take_from_other = other = each_items[each_i]
                        s.f_do_take_from_each_i = each_i = each_i + 1
                        if not other in bare_1:
                            offer = do_take_from_those_(s, me)
                            if offer:
                                COVER.add(38)
                                s.player = me
                                s.options = options = offer
                                s.option_count = len(options)
                                s.pc = 7  # then do_take_from_kind_1_logged
                                return 0
                s.player = me
                s.options = options = left
                s.option_count = len(options)
                s.pc = 6  # then do_take_from_pick_logged
                return 0
            raise RuleLimit('this is repeated too often', 36)
        return do_take_from_rest_logged(s)
    return do_take_from_rest_logged(s)

def do_take_from_pick_logged(s, pick):  # do_take_from, after the question pick, content/tabletop_inc/actions.rules:54
    me = s.f_do_take_from_me
    left = s.f_do_take_from_left
    s.f_do_take_from_bare_1 = do_take_from_those_2(s, s.f_do_take_from_bare_1, pick, s.f_do_take_from_candidates)
    s.f_do_take_from_left = left = left[:index_of(left, pick)] + left[index_of(left, pick) + 1:]
    s.f_do_take_from_wanted = s.f_do_take_from_wanted - 1
    if s.f_do_take_from_wanted < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    if s.f_do_take_from_many_left > 0:
        s.f_do_take_from_many_left = s.f_do_take_from_many_left - 1
        if s.f_do_take_from_wanted <= 0:
            COVER.add(37)
            s.f_do_take_from_each_items = each_items = s.f_do_take_from_skipped
            s.f_do_take_from_each_i = each_i = 0
            while True:
                if each_i >= len(each_items):
                    return do_take_from_rest_logged(s)
                s.f_do_take_from_other = other = each_items[each_i]
                s.f_do_take_from_each_i = each_i = each_i + 1
                if not other in s.f_do_take_from_bare_1:
                    offer = do_take_from_those_(s, me)
                    if offer:
                        COVER.add(38)
                        s.player = me
                        s.options = options = offer
                        s.option_count = len(options)
                        s.pc = 7  # then do_take_from_kind_1_logged
                        return 0
        s.player = me
        s.options = options = left
        s.option_count = len(options)
        s.pc = 6  # then do_take_from_pick_logged
        return 0
    raise RuleLimit('this is repeated too often', 36)

def do_take_from_kind_1_logged(s, kind_1):  # do_take_from, after the question kind_1, content/tabletop_inc/actions.rules:56
    each_i = s.f_do_take_from_each_i
    other = s.f_do_take_from_other
    me = s.f_do_take_from_me
    s.tape.append((0, 38, me, (kind_1,), None))
    COVER.add(39)
    at = me * 5 + kind_1
    before = s.tokens[at]
    value = before - 1
    if value < 0:
        value = 0
    s.tokens[at] = value
    change_8 = value - before
    s.tape.append((16, 39, me, (0 - change_8, kind_1,), None))
    COVER.add(40)
    at = other * 5 + kind_1 - 30
    before = s.card_laid[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 40)
    s.card_laid[at] = value
    change_9 = value - before
    s.tape.append((20, 40, me, (change_9, kind_1, other,), None))
    while True:
        if each_i >= len(s.f_do_take_from_each_items):
            return do_take_from_rest_logged(s)
        s.f_do_take_from_other = other = s.f_do_take_from_each_items[each_i]
        s.f_do_take_from_each_i = each_i = each_i + 1
        if not other in s.f_do_take_from_bare_1:
            offer = do_take_from_those_(s, me)
            if offer:
                COVER.add(38)
                s.player = me
                s.options = options = offer
                s.option_count = len(options)
                s.pc = 7  # then do_take_from_kind_1_logged
                return 0

def do_take_from_rest_logged(s):  # do_take_from, rest, content/tabletop_inc/actions.rules:59
    me = s.f_do_take_from_me
    card = s.f_do_take_from_card
    COVER.add(41)
    for kind_2 in ALL_RESOURCE:
        COVER.add(42)
        at = me * 5 + kind_2
        before = s.tokens[at]
        value = before + s.card_laid[card * 5 + kind_2 - 30]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 42)
        s.tokens[at] = value
        change_10 = value - before
        s.tape.append((2, 42, me, (change_10, kind_2,), None))
        COVER.add(43)
        old = s.card_laid[card * 5 + kind_2 - 30]
        s.card_laid[card * 5 + kind_2 - 30] = 0
        if OPEN_PLACES[s.loc[card]]:
            s.tape.append((22, 43, me, (s.card_laid[card * 5 + kind_2 - 30], kind_2, card, old,), None))
        else:
            s.tape.append((21, 43, me, (s.card_laid[card * 5 + kind_2 - 30], kind_2, old,), None))
    COVER.add(44)
    if CARDS_KIND[card - 6] == 5:
        COVER.add(45)
        moved = (card,)
        place = me + 49
        for card_ in moved:
            leave(s, card_, place)
            put_known(s, card_, place)
        s.tape.append((23, 45, me, (moved,), None))
    else:
        COVER.add(46)
        moved_1 = (card,)
        place = me + 7
        for card_ in moved_1:
            leave(s, card_, place)
            put_known(s, card_, place)
        s.tape.append((25, 46, me, (len(moved_1),), None))
        s.tape.append((24, 46, me, (moved_1,), 1 << me))
    COVER.add(47)
    return do_deal_logged(s, 8, me, s.f_do_take_from_track)  # then do_take_from_after_do_deal_logged

def do_take_from_after_do_deal_logged(s, _):  # do_take_from, after do_deal, content/tabletop_inc/actions.rules:64
    return s.f_do_take_from_ret

# ---- do_hire_specialist, content/tabletop_inc/actions.rules:41
def do_hire_specialist_logged(s, ret, me):
    s.f_do_hire_specialist_ret = ret
    s.tape.append((17, 31, me, (), None))
    COVER.add(32)
    return do_take_from_logged(s, 9, me, 0)  # then do_hire_specialist_after_do_take_from_logged

def do_hire_specialist_after_do_take_from_logged(s, _):  # do_hire_specialist, after do_take_from, content/tabletop_inc/actions.rules:42
    return s.f_do_hire_specialist_ret

# ---- do_hire_freelancer, content/tabletop_inc/actions.rules:43
def do_hire_freelancer_logged(s, ret, me):
    s.f_do_hire_freelancer_ret = ret
    s.tape.append((28, 53, me, (), None))
    COVER.add(54)
    return do_take_from_logged(s, 10, me, 1)  # then do_hire_freelancer_after_do_take_from_logged

def do_hire_freelancer_after_do_take_from_logged(s, _):  # do_hire_freelancer, after do_take_from, content/tabletop_inc/actions.rules:44
    return s.f_do_hire_freelancer_ret

# ---- do_gain_item, content/tabletop_inc/actions.rules:45
def do_gain_item_logged(s, ret, me):
    s.f_do_gain_item_ret = ret
    s.tape.append((29, 56, me, (), None))
    COVER.add(57)
    return do_take_from_logged(s, 11, me, 2)  # then do_gain_item_after_do_take_from_logged

def do_gain_item_after_do_take_from_logged(s, _):  # do_gain_item, after do_take_from, content/tabletop_inc/actions.rules:46
    return s.f_do_gain_item_ret

# ---- do_chairs_bonus_chair_a, content/tabletop_inc/tables/chairs.yaml:1
def do_chairs_bonus_chair_a_logged(s, me, this):
    COVER.add(70)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 70)
    s.tokens[at] = value
    change_11 = value - before
    s.tape.append((10, 70, me, (change_11,), None))
    return

# ---- do_chairs_bonus_chair_b, content/tabletop_inc/tables/chairs.yaml:2
def do_chairs_bonus_chair_b_logged(s, me, this):
    COVER.add(72)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 72)
    s.tokens[at] = value
    change_12 = value - before
    s.tape.append((11, 72, me, (change_12,), None))
    return

# ---- do_chairs_bonus_chair_c, content/tabletop_inc/tables/chairs.yaml:3
def do_chairs_bonus_chair_c_logged(s, me, this):
    COVER.add(74)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 74)
    s.tokens[at] = value
    change_13 = value - before
    s.tape.append((12, 74, me, (change_13,), None))
    return

# ---- do_chairs_bonus_chair_d, content/tabletop_inc/tables/chairs.yaml:4
def do_chairs_bonus_chair_d_logged(s, me, this):
    COVER.add(76)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 76)
    s.tokens[at] = value
    change_14 = value - before
    s.tape.append((4, 76, me, (change_14,), None))
    return

# ---- do_sit_down, content/tabletop_inc/actions.rules:81
def do_sit_down_logged(s, ret, me):
    s.f_do_sit_down_ret = ret
    s.f_do_sit_down_me = me
    s.tape.append((32, 59, me, (), None))
    COVER.add(62)
    COVER.add(63)
    s.player = me
    s.options = options = s.piles[me + 7]
    s.option_count = len(options)
    s.pc = 12  # then do_sit_down_card_2_logged
    return 0

def do_sit_down_card_2_logged(s, card_2):  # do_sit_down, after the question card_2, content/tabletop_inc/actions.rules:83
    s.f_do_sit_down_card_2 = card_2
    me = s.f_do_sit_down_me
    s.tape.append((18, 63, me, (card_2,), 1 << me))
    COVER.add(64)
    s.player = me
    s.options = options = d_free_chairs(s, me)
    s.option_count = len(options)
    s.pc = 13  # then do_sit_down_chair_logged
    return 0

def do_sit_down_chair_logged(s, chair):  # do_sit_down, after the question chair, content/tabletop_inc/actions.rules:84
    me = s.f_do_sit_down_me
    card_2 = s.f_do_sit_down_card_2
    s.tape.append((31, 64, me, (chair,), None))
    COVER.add(65)
    moved_3 = (card_2,)
    place = me + 31
    for card in moved_3:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 6:
            raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 65)
    s.tape.append((33, 65, me, (moved_3,), None))
    COVER.add(66)
    s.chairs_taken[me] = s.chairs_taken[me] | 1 << chair
    s.tape.append((34, 66, me, (chair,), None))
    COVER.add(67)
    if CARDS_KIND[card_2 - 6] == 0:
        COVER.add(68)
        old_1 = s.card_ready[card_2 - 6]
        s.card_ready[card_2 - 6] = 1
        if OPEN_PLACES[s.loc[card_2]]:
            s.tape.append((36, 68, me, (s.card_ready[card_2 - 6], card_2, old_1,), None))
        else:
            s.tape.append((35, 68, me, (s.card_ready[card_2 - 6], old_1,), None))
    COVER.add(69)
    DO_CHAIRS_BONUS_LOGGED[chair](s, me, chair)
    return s.f_do_sit_down_ret

# ---- do_seat_card, content/tabletop_inc/actions.rules:77
def do_seat_card_logged(s, ret, me):
    s.f_do_seat_card_ret = ret
    s.f_do_seat_card_me = me
    s.tape.append((30, 60, me, (), None))
    COVER.add(61)
    return do_sit_down_logged(s, 14, me)  # then do_seat_card_after_do_sit_down_logged

def do_seat_card_after_do_sit_down_logged(s, _):  # do_seat_card, after do_sit_down, content/tabletop_inc/actions.rules:78
    me = s.f_do_seat_card_me
    COVER.add(79)
    s.f_do_seat_card_repeat_i = repeat_i = 1
    s.f_do_seat_card_repeat_last = repeat_last = q_seatings(s, me) - 1
    while True:
        if repeat_i > repeat_last:
            return s.f_do_seat_card_ret
        turn_1 = repeat_i
        s.f_do_seat_card_repeat_i = repeat_i = repeat_i + 1
        COVER.add(80)
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer_logged
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed_logged
            return 0

def do_seat_card_answer_logged(s, answer):  # do_seat_card, after the question answer, content/tabletop_inc/actions.rules:79
    repeat_i = s.f_do_seat_card_repeat_i
    me = s.f_do_seat_card_me
    if answer:
        return do_sit_down_logged(s, 16, me)  # then do_seat_card_after_do_sit_down_logged_
    while True:
        if repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        turn_1 = repeat_i
        s.f_do_seat_card_repeat_i = repeat_i = repeat_i + 1
        COVER.add(80)
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer_logged
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed_logged
            return 0

def do_seat_card_after_do_sit_down_logged_(s, _):  # do_seat_card, after do_sit_down, content/tabletop_inc/actions.rules:79
    repeat_i = s.f_do_seat_card_repeat_i
    me = s.f_do_seat_card_me
    while True:
        if repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        turn_1 = repeat_i
        s.f_do_seat_card_repeat_i = repeat_i = repeat_i + 1
        COVER.add(80)
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer_logged
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed_logged
            return 0

def do_seat_card_passed_logged(s, passed):  # do_seat_card, after the question passed, content/tabletop_inc/actions.rules:79
    repeat_i = s.f_do_seat_card_repeat_i
    me = s.f_do_seat_card_me
    while True:
        if repeat_i > s.f_do_seat_card_repeat_last:
            return s.f_do_seat_card_ret
        turn_1 = repeat_i
        s.f_do_seat_card_repeat_i = repeat_i = repeat_i + 1
        COVER.add(80)
        if s.automa[me] == 0 and can_sit_down(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 15  # then do_seat_card_answer_logged
            return 0
        if s.automa[me] == 0 and s.piles[me + 7]:
            s.player = me
            s.options = (0,)
            s.option_count = 1
            s.pc = 17  # then do_seat_card_passed_logged
            return 0

# ---- do_train, content/tabletop_inc/actions.rules:103
def do_train_logged(s, ret, me, discount):
    s.f_do_train_ret = ret
    s.f_do_train_me = me
    s.f_do_train_discount = discount
    s.tape.append((37, 82, me, (), None))
    COVER.add(85)
    s.f_do_train_drawing_1_i = drawing_1_i = 1
    s.f_do_train_drawing_1_last = drawing_1_last = 4
    if drawing_1_i <= drawing_1_last:
        turn_2 = drawing_1_i
        s.f_do_train_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if s.piles[92]:
            if s.explicit and undecided(s, 92):
                return await_top(s, 92, 18)  # then do_train_card_3_logged
            card_3 = s.piles[92][-1]
            moved_4 = (card_3,)
            place = me + 19
            for card in moved_4:
                put_known(s, card, place)
            s.tape.append((39, 85, me, (len(moved_4),), None))
            s.tape.append((38, 85, me, (moved_4,), 1 << me))
            return 170  # do_train_drawing_1_logged
    COVER.add(86)
    offered_1 = do_train_those(s, me, discount)
    if s.automa[me] == 0 and s.piles[me + 19]:
        s.player = me
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 19  # then do_train_card_4_logged
        return 0
    COVER.add(90)
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    s.tape.append((44, 90, me, (len(moved_6),), None))
    return s.f_do_train_ret

def do_train_drawing_1_logged(s, _):  # do_train, loop, content/tabletop_inc/actions.rules:104
    drawing_1_i = s.f_do_train_drawing_1_i
    me = s.f_do_train_me
    if drawing_1_i <= s.f_do_train_drawing_1_last:
        turn_2 = drawing_1_i
        s.f_do_train_drawing_1_i = drawing_1_i = drawing_1_i + 1
        if s.piles[92]:
            if s.explicit and undecided(s, 92):
                return await_top(s, 92, 18)  # then do_train_card_3_logged
            card_3 = s.piles[92][-1]
            moved_4 = (card_3,)
            place = me + 19
            for card in moved_4:
                put_known(s, card, place)
            s.tape.append((39, 85, me, (len(moved_4),), None))
            s.tape.append((38, 85, me, (moved_4,), 1 << me))
            return 170  # do_train_drawing_1_logged
    COVER.add(86)
    offered_1 = do_train_those(s, me, s.f_do_train_discount)
    if s.automa[me] == 0 and s.piles[me + 19]:
        s.player = me
        s.options = options = offered_1 + (-1,)
        s.option_count = len(options)
        s.pc = 19  # then do_train_card_4_logged
        return 0
    COVER.add(90)
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    s.tape.append((44, 90, me, (len(moved_6),), None))
    return s.f_do_train_ret

def do_train_card_3_logged(s, card_3):  # do_train, after the card card_3, content/tabletop_inc/actions.rules:104
    if s.explicit:
        settle(s, card_3)
    me = s.f_do_train_me
    moved_4 = (card_3,)
    place = me + 19
    for card in moved_4:
        put_known(s, card, place)
    s.tape.append((39, 85, me, (len(moved_4),), None))
    s.tape.append((38, 85, me, (moved_4,), 1 << me))
    return 170  # do_train_drawing_1_logged

def do_train_card_4_logged(s, card_4):  # do_train, after the question card_4, content/tabletop_inc/actions.rules:105
    me = s.f_do_train_me
    if card_4 >= 0:
        COVER.add(87)
        price = max(0, q_skill_price(s, me, card_4) - s.f_do_train_discount)
        if price > 0:
            at = me * 5
            s.tokens[at] += (0 - price)
            s.tape.append((40, 88, me, (price,), None))
        COVER.add(89)
        moved_5 = (card_4,)
        place = me + 13
        for card in moved_5:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((42, 89, me, (len(moved_5),), None))
        s.tape.append((41, 89, me, (moved_5,), 1 << me))
        COVER.add(90)
        moved_6 = s.piles[me + 19]
        for card in moved_6:
            put_under_known(s, card, 92)
        s.tape.append((44, 90, me, (len(moved_6),), None))
        return s.f_do_train_ret
    COVER.add(90)
    moved_6 = s.piles[me + 19]
    for card in moved_6:
        put_under_known(s, card, 92)
    s.tape.append((44, 90, me, (len(moved_6),), None))
    return s.f_do_train_ret

# ---- do_keep_objectives, content/tabletop_inc/actions.rules:117
def do_keep_objectives_logged(s, ret, me, most_1):
    s.f_do_keep_objectives_ret = ret
    s.f_do_keep_objectives_me = me
    s.f_do_keep_objectives_most_1 = most_1
    s.tape.append((46, 93, me, (), None))
    COVER.add(96)
    s.f_do_keep_objectives_drawing_2_i = drawing_2_i = 1
    s.f_do_keep_objectives_drawing_2_last = drawing_2_last = 4
    if drawing_2_i <= drawing_2_last:
        turn_3 = drawing_2_i
        s.f_do_keep_objectives_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if s.piles[93]:
            if s.explicit and undecided(s, 93):
                return await_top(s, 93, 20)  # then do_keep_objectives_card_5_logged
            card_5 = s.piles[93][-1]
            moved_7 = (card_5,)
            place = me + 25
            for card in moved_7:
                put_known(s, card, place)
            s.tape.append((39, 96, me, (len(moved_7),), None))
            s.tape.append((38, 96, me, (moved_7,), 1 << me))
            return 171  # do_keep_objectives_drawing_2_logged
    COVER.add(97)
    s.f_do_keep_objectives_candidates_1 = candidates_1 = s.piles[me + 25]
    s.f_do_keep_objectives_left_1 = left_1 = candidates_1
    s.f_do_keep_objectives_kept_1 = kept_1 = ()
    s.f_do_keep_objectives_wanted_1 = wanted_1 = min(len(left_1), most_1)
    s.f_do_keep_objectives_many_1_left = many_1_left = 10000
    if many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = many_1_left = many_1_left - 1
        if wanted_1 <= 0 or not left_1:
            COVER.add(98)
            moved_8 = kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((47, 98, me, (moved_8,), None))
            COVER.add(99)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            s.tape.append((49, 99, me, (len(moved_9),), None))
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 97)

def do_keep_objectives_drawing_2_logged(s, _):  # do_keep_objectives, loop, content/tabletop_inc/actions.rules:118
    drawing_2_i = s.f_do_keep_objectives_drawing_2_i
    me = s.f_do_keep_objectives_me
    if drawing_2_i <= s.f_do_keep_objectives_drawing_2_last:
        turn_3 = drawing_2_i
        s.f_do_keep_objectives_drawing_2_i = drawing_2_i = drawing_2_i + 1
        if s.piles[93]:
            if s.explicit and undecided(s, 93):
                return await_top(s, 93, 20)  # then do_keep_objectives_card_5_logged
            card_5 = s.piles[93][-1]
            moved_7 = (card_5,)
            place = me + 25
            for card in moved_7:
                put_known(s, card, place)
            s.tape.append((39, 96, me, (len(moved_7),), None))
            s.tape.append((38, 96, me, (moved_7,), 1 << me))
            return 171  # do_keep_objectives_drawing_2_logged
    COVER.add(97)
    s.f_do_keep_objectives_candidates_1 = candidates_1 = s.piles[me + 25]
    s.f_do_keep_objectives_left_1 = left_1 = candidates_1
    s.f_do_keep_objectives_kept_1 = kept_1 = ()
    s.f_do_keep_objectives_wanted_1 = wanted_1 = min(len(left_1), s.f_do_keep_objectives_most_1)
    s.f_do_keep_objectives_many_1_left = many_1_left = 10000
    if many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = many_1_left = many_1_left - 1
        if wanted_1 <= 0 or not left_1:
            COVER.add(98)
            moved_8 = kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((47, 98, me, (moved_8,), None))
            COVER.add(99)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            s.tape.append((49, 99, me, (len(moved_9),), None))
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 97)

def do_keep_objectives_card_5_logged(s, card_5):  # do_keep_objectives, after the card card_5, content/tabletop_inc/actions.rules:118
    if s.explicit:
        settle(s, card_5)
    me = s.f_do_keep_objectives_me
    moved_7 = (card_5,)
    place = me + 25
    for card in moved_7:
        put_known(s, card, place)
    s.tape.append((39, 96, me, (len(moved_7),), None))
    s.tape.append((38, 96, me, (moved_7,), 1 << me))
    return 171  # do_keep_objectives_drawing_2_logged

def do_keep_objectives_pick_1_logged(s, pick_1):  # do_keep_objectives, after the question pick_1, content/tabletop_inc/actions.rules:119
    left_1 = s.f_do_keep_objectives_left_1
    me = s.f_do_keep_objectives_me
    if pick_1 == -1:
        COVER.add(98)
        moved_8 = s.f_do_keep_objectives_kept_1
        place = me + 55
        for card in moved_8:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((47, 98, me, (moved_8,), None))
        COVER.add(99)
        moved_9 = s.piles[me + 25]
        for card in moved_9:
            put_under_known(s, card, 93)
        s.tape.append((49, 99, me, (len(moved_9),), None))
        return s.f_do_keep_objectives_ret
    s.f_do_keep_objectives_kept_1 = do_keep_objectives_those(s, s.f_do_keep_objectives_kept_1, pick_1, s.f_do_keep_objectives_candidates_1)
    s.f_do_keep_objectives_left_1 = left_1 = left_1[:index_of(left_1, pick_1)] + left_1[index_of(left_1, pick_1) + 1:]
    s.f_do_keep_objectives_wanted_1 = s.f_do_keep_objectives_wanted_1 - 1
    if s.f_do_keep_objectives_wanted_1 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    if s.f_do_keep_objectives_many_1_left > 0:
        s.f_do_keep_objectives_many_1_left = s.f_do_keep_objectives_many_1_left - 1
        if s.f_do_keep_objectives_wanted_1 <= 0 or not left_1:
            COVER.add(98)
            moved_8 = s.f_do_keep_objectives_kept_1
            place = me + 55
            for card in moved_8:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((47, 98, me, (moved_8,), None))
            COVER.add(99)
            moved_9 = s.piles[me + 25]
            for card in moved_9:
                put_under_known(s, card, 93)
            s.tape.append((49, 99, me, (len(moved_9),), None))
            return s.f_do_keep_objectives_ret
        s.player = me
        s.options = options = left_1 + (-1,)
        s.option_count = len(options)
        s.pc = 21  # then do_keep_objectives_pick_1_logged
        return 0
    raise RuleLimit('this is repeated too often', 97)

# ---- do_take_objective, content/tabletop_inc/actions.rules:114
def do_take_objective_logged(s, ret, me):
    s.f_do_take_objective_ret = ret
    s.tape.append((45, 94, me, (), None))
    COVER.add(95)
    return do_keep_objectives_logged(s, 22, me, q_goals_kept(s, me))  # then do_take_objective_after_do_keep_objectives_logged

def do_take_objective_after_do_keep_objectives_logged(s, _):  # do_take_objective, after do_keep_objectives, content/tabletop_inc/actions.rules:115
    return s.f_do_take_objective_ret

# ---- do_buy, content/tabletop_inc/actions.rules:143
def do_buy_logged(s, ret, me, kind_3):
    s.f_do_buy_ret = ret
    s.f_do_buy_me = me
    s.f_do_buy_kind_3 = kind_3
    s.tape.append((55, 102, me, (kind_3,), None))
    COVER.add(105)
    COVER.add(106)
    s.player = me
    s.options = options = do_buy_those(s, me, kind_3)
    s.option_count = len(options)
    s.pc = 23  # then do_buy_n_logged
    return 0

def do_buy_n_logged(s, n):  # do_buy, after the question n, content/tabletop_inc/actions.rules:145
    me = s.f_do_buy_me
    kind_3 = s.f_do_buy_kind_3
    s.tape.append((51, 106, me, (n,), None))
    COVER.add(107)
    COVER.add(108)
    COVER.add(109)
    price_1 = q_part_price(s, me, kind_3, n) if kind_3 == 0 else 0
    price_2 = q_part_price(s, me, kind_3, n) if kind_3 == 1 else 0
    price_3 = q_part_price(s, me, kind_3, n) if kind_3 == 2 else 0
    if price_1 > 0:
        at = me * 5 + 2
        s.tokens[at] += (0 - price_1)
        s.tape.append((52, 110, me, (price_1,), None))
    if price_2 > 0:
        at = me * 5 + 4
        s.tokens[at] += (0 - price_2)
        s.tape.append((53, 111, me, (price_2,), None))
    if price_3 > 0:
        at = me * 5 + 3
        s.tokens[at] += (0 - price_3)
        s.tape.append((54, 112, me, (price_3,), None))
    COVER.add(113)
    at = kind_3 * 4 + n - 1
    before = s.stock[at]
    value = before - 1
    s.stock[at] = value
    change_15 = value - before
    s.tape.append((56, 113, me, (0 - change_15, kind_3, n,), None))
    COVER.add(114)
    old_2 = s.level[me * 3 + kind_3]
    s.level[me * 3 + kind_3] = n
    s.tape.append((57, 114, me, (s.level[me * 3 + kind_3], kind_3, old_2,), None))
    return s.f_do_buy_ret

# ---- do_buy_box, content/tabletop_inc/actions.rules:136
def do_buy_box_logged(s, ret, me):
    s.f_do_buy_box_ret = ret
    s.tape.append((50, 103, me, (), None))
    COVER.add(104)
    return do_buy_logged(s, 24, me, 0)  # then do_buy_box_after_do_buy_logged

def do_buy_box_after_do_buy_logged(s, _):  # do_buy_box, after do_buy, content/tabletop_inc/actions.rules:137
    return s.f_do_buy_box_ret

# ---- do_buy_part, content/tabletop_inc/actions.rules:139
def do_buy_part_logged(s, ret, me):
    s.f_do_buy_part_ret = ret
    s.f_do_buy_part_me = me
    s.tape.append((59, 117, me, (), None))
    COVER.add(118)
    s.player = me
    s.options = options = do_buy_part_those(s, me)
    s.option_count = len(options)
    s.pc = 25  # then do_buy_part_kind_4_logged
    return 0

def do_buy_part_kind_4_logged(s, kind_4):  # do_buy_part, after the question kind_4, content/tabletop_inc/actions.rules:140
    s.tape.append((58, 118, s.f_do_buy_part_me, (kind_4,), None))
    COVER.add(119)
    return do_buy_logged(s, 26, s.f_do_buy_part_me, kind_4)  # then do_buy_part_after_do_buy_logged

def do_buy_part_after_do_buy_logged(s, _):  # do_buy_part, after do_buy, content/tabletop_inc/actions.rules:141
    return s.f_do_buy_part_ret

# ---- do_raise, content/tabletop_inc/actions.rules:171
def do_raise_logged(s, me, kind_7):
    s.tape.append((62, 121, me, (), None))
    COVER.add(127)
    COVER.add(128)
    COVER.add(129)
    at = kind_7 * 4 + s.level[me * 3 + kind_7] - 1
    before = s.stock[at]
    value = before + 1
    if value > 6:
        value = 6
    s.stock[at] = value
    change_16 = value - before
    s.tape.append((63, 129, me, (change_16, kind_7, s.level[me * 3 + kind_7],), None))
    COVER.add(130)
    for n_1 in d_next_level(s, me, kind_7):
        COVER.add(131)
        at = kind_7 * 4 + n_1 - 1
        before = s.stock[at]
        value = before - 1
        if value < 0:
            value = 0
        s.stock[at] = value
        change_17 = value - before
        s.tape.append((56, 131, me, (0 - change_17, kind_7, n_1,), None))
        COVER.add(132)
        old_3 = s.level[me * 3 + kind_7]
        s.level[me * 3 + kind_7] = n_1
        s.tape.append((57, 132, me, (s.level[me * 3 + kind_7], kind_7, old_3,), None))
    return

# ---- do_upgrade_part, content/tabletop_inc/actions.rules:167
def do_upgrade_part_logged(s, ret, me, kind_6):
    s.f_do_upgrade_part_ret = ret
    s.f_do_upgrade_part_me = me
    s.f_do_upgrade_part_kind_6 = kind_6
    s.tape.append((61, 122, me, (), None))
    COVER.add(126)
    do_raise_logged(s, me, kind_6)
    COVER.add(134)
    s.f_do_upgrade_part_repeat_1_i = repeat_1_i = 1
    s.f_do_upgrade_part_repeat_1_last = repeat_1_last = q_upgrade_steps(s, me) - 1
    while True:
        if repeat_1_i > repeat_1_last:
            return s.f_do_upgrade_part_ret
        turn_4 = repeat_1_i
        s.f_do_upgrade_part_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(135)
        if s.automa[me] == 0 and can_raise(s, me, kind_6):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 27  # then do_upgrade_part_answer_1_logged
            return 0

def do_upgrade_part_answer_1_logged(s, answer_1):  # do_upgrade_part, after the question answer_1, content/tabletop_inc/actions.rules:169
    repeat_1_i = s.f_do_upgrade_part_repeat_1_i
    me = s.f_do_upgrade_part_me
    if answer_1:
        do_raise_logged(s, me, s.f_do_upgrade_part_kind_6)
        while True:
            if repeat_1_i > s.f_do_upgrade_part_repeat_1_last:
                return s.f_do_upgrade_part_ret
            turn_4 = repeat_1_i
            s.f_do_upgrade_part_repeat_1_i = repeat_1_i = repeat_1_i + 1
            COVER.add(135)
            if s.automa[me] == 0 and can_raise(s, me, s.f_do_upgrade_part_kind_6):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 27  # then do_upgrade_part_answer_1_logged
                return 0
    while True:
        if repeat_1_i > s.f_do_upgrade_part_repeat_1_last:
            return s.f_do_upgrade_part_ret
        turn_4 = repeat_1_i
        s.f_do_upgrade_part_repeat_1_i = repeat_1_i = repeat_1_i + 1
        COVER.add(135)
        if s.automa[me] == 0 and can_raise(s, me, s.f_do_upgrade_part_kind_6):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 27  # then do_upgrade_part_answer_1_logged
            return 0

# ---- do_upgrade, content/tabletop_inc/actions.rules:163
def do_upgrade_logged(s, ret, me):
    s.f_do_upgrade_ret = ret
    s.f_do_upgrade_me = me
    s.tape.append((60, 123, me, (), None))
    COVER.add(124)
    s.player = me
    s.options = options = do_upgrade_those(s, me)
    s.option_count = len(options)
    s.pc = 28  # then do_upgrade_kind_5_logged
    return 0

def do_upgrade_kind_5_logged(s, kind_5):  # do_upgrade, after the question kind_5, content/tabletop_inc/actions.rules:164
    s.tape.append((58, 124, s.f_do_upgrade_me, (kind_5,), None))
    COVER.add(125)
    return do_upgrade_part_logged(s, 29, s.f_do_upgrade_me, kind_5)  # then do_upgrade_after_do_upgrade_part_logged

def do_upgrade_after_do_upgrade_part_logged(s, _):  # do_upgrade, after do_upgrade_part, content/tabletop_inc/actions.rules:165
    return s.f_do_upgrade_ret

# ---- do_publish_game, content/tabletop_inc/actions.rules:184
def do_publish_game_logged(s, me):
    s.tape.append((64, 138, me, (), None))
    COVER.add(139)
    COVER.add(140)
    title = do_publish_game_first(s)
    if title < 0:
        raise RuleLimit('there is nothing to pick', 140)
    COVER.add(141)
    for kind_8 in ALL_ELEMENT:
        COVER.add(142)
        old_4 = s.title_part[title * 3 + kind_8 - 747]
        s.title_part[title * 3 + kind_8 - 747] = s.level[me * 3 + kind_8]
        if OPEN_PLACES[s.loc[title]]:
            s.tape.append((66, 142, me, (s.title_part[title * 3 + kind_8 - 747], kind_8, title, old_4,), None))
        else:
            s.tape.append((65, 142, me, (s.title_part[title * 3 + kind_8 - 747], kind_8, old_4,), None))
        COVER.add(143)
        old_5 = s.level[me * 3 + kind_8]
        s.level[me * 3 + kind_8] = 0
        s.tape.append((57, 143, me, (s.level[me * 3 + kind_8], kind_8, old_5,), None))
    COVER.add(144)
    moved_10 = (title,)
    place = me + 61
    for card in moved_10:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((67, 144, me, (moved_10,), None))
    for seat_7 in CLOCKWISE[s.n][s.active]:
        waiting_2 = do_publish_game_those(s, seat_7, me)
        leaves = False
        for reacting_2_times in RANGE_1_1001:
            if not waiting_2:
                leaves = True
                break
            now_2 = waiting_2[0]
            REACTIONS_3_LOGGED[now_2](s, seat_7, me, now_2)
            waiting_2 = do_publish_game_those_(s, waiting_2, now_2, seat_7, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_cards_effect_f01, content/tabletop_inc/cards/freelancers.yaml:6
def do_cards_effect_f01_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f01_ret = ret
    COVER.add(192)
    return do_mix_logged(s, 30, me, 5)  # then do_cards_effect_f01_after_do_mix_logged

def do_cards_effect_f01_after_do_mix_logged(s, _):  # do_cards_effect_f01, after do_mix, content/tabletop_inc/cards/freelancers.yaml:6
    return s.f_do_cards_effect_f01_ret

# ---- do_jobs_action_bas
def do_jobs_action_bas_logged(s, ret, me, this):
    s.f_do_jobs_action_bas_ret = ret
    s.f_do_jobs_action_bas_me = me
    s.tape.append((1, 1, me, (), None))
    COVER.add(2)
    s.player = me
    s.options = options = RUN_1
    s.option_count = len(options)
    s.pc = 31  # then do_jobs_action_bas_do_basic_kind_logged
    return 0

def do_jobs_action_bas_do_basic_kind_logged(s, do_basic_kind):  # do_jobs_action_bas, after the question do_basic_kind, content/tabletop_inc/actions.rules:4
    me = s.f_do_jobs_action_bas_me
    s.tape.append((0, 2, me, (do_basic_kind,), None))
    COVER.add(3)
    at = me * 5 + do_basic_kind
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 3)
    s.tokens[at] = value
    change = value - before
    s.tape.append((2, 3, me, (change, do_basic_kind,), None))
    return s.f_do_jobs_action_bas_ret

# ---- do_jobs_action_hsp
def do_jobs_action_hsp_logged(s, ret, me, this):
    s.f_do_jobs_action_hsp_ret = ret
    return do_hire_specialist_logged(s, 32, me)  # then do_jobs_action_hsp_after_do_hire_specialist_logged

def do_jobs_action_hsp_after_do_hire_specialist_logged(s, _):  # do_jobs_action_hsp, after do_hire_specialist
    return s.f_do_jobs_action_hsp_ret

# ---- do_jobs_action_plc
def do_jobs_action_plc_logged(s, ret, me, this):
    s.f_do_jobs_action_plc_ret = ret
    return do_seat_card_logged(s, 33, me)  # then do_jobs_action_plc_after_do_seat_card_logged

def do_jobs_action_plc_after_do_seat_card_logged(s, _):  # do_jobs_action_plc, after do_seat_card
    return s.f_do_jobs_action_plc_ret

# ---- do_jobs_action_trn
def do_jobs_action_trn_logged(s, ret, me, this):
    s.f_do_jobs_action_trn_ret = ret
    s.tape.append((37, 83, me, (), None))
    COVER.add(84)
    return do_train_logged(s, 34, me, 0)  # then do_jobs_action_trn_after_do_train_logged

def do_jobs_action_trn_after_do_train_logged(s, _):  # do_jobs_action_trn, after do_train, content/tabletop_inc/actions.rules:101
    return s.f_do_jobs_action_trn_ret

# ---- do_jobs_action_hfr
def do_jobs_action_hfr_logged(s, ret, me, this):
    s.f_do_jobs_action_hfr_ret = ret
    return do_hire_freelancer_logged(s, 35, me)  # then do_jobs_action_hfr_after_do_hire_freelancer_logged

def do_jobs_action_hfr_after_do_hire_freelancer_logged(s, _):  # do_jobs_action_hfr, after do_hire_freelancer
    return s.f_do_jobs_action_hfr_ret

# ---- do_jobs_action_pts
def do_jobs_action_pts_logged(s, me, this):
    s.tape.append((3, 5, me, (), None))
    COVER.add(6)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + q_playtest_yield(s, me)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 6)
    s.tokens[at] = value
    change_1 = value - before
    s.tape.append((4, 6, me, (change_1,), None))
    for seat_5 in CLOCKWISE[s.n][s.active]:
        waiting = do_jobs_action_pts_those(s, seat_5, me)
        leaves = False
        for reacting_times in RANGE_1_1001:
            if not waiting:
                leaves = True
                break
            now = waiting[0]
            REACTIONS_1_LOGGED[now](s, seat_5, me, now)
            waiting = do_jobs_action_pts_those_(s, waiting, now, seat_5, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_jobs_action_res
def do_jobs_action_res_logged(s, me, this):
    s.tape.append((5, 8, me, (), None))
    COVER.add(9)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + q_research_yield(s, me)
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 9)
    s.tokens[at] = value
    change_2 = value - before
    s.tape.append((6, 9, me, (change_2,), None))
    for seat_6 in CLOCKWISE[s.n][s.active]:
        waiting_1 = do_jobs_action_res_those(s, seat_6, me)
        leaves = False
        for reacting_1_times in RANGE_1_1001:
            if not waiting_1:
                leaves = True
                break
            now_1 = waiting_1[0]
            REACTIONS_2_LOGGED[now_1](s, seat_6, me, now_1)
            waiting_1 = do_jobs_action_res_those_(s, waiting_1, now_1, seat_6, me)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_jobs_action_mul
def do_jobs_action_mul_logged(s, ret, me, this):
    s.f_do_jobs_action_mul_ret = ret
    s.tape.append((7, 12, me, (), None))
    COVER.add(13)
    return do_mix_logged(s, 36, me, q_mixed_yield(s, me))  # then do_jobs_action_mul_after_do_mix_logged

def do_jobs_action_mul_after_do_mix_logged(s, _):  # do_jobs_action_mul, after do_mix, content/tabletop_inc/actions.rules:14
    return s.f_do_jobs_action_mul_ret

# ---- do_jobs_action_itm
def do_jobs_action_itm_logged(s, ret, me, this):
    s.f_do_jobs_action_itm_ret = ret
    return do_gain_item_logged(s, 37, me)  # then do_jobs_action_itm_after_do_gain_item_logged

def do_jobs_action_itm_after_do_gain_item_logged(s, _):  # do_jobs_action_itm, after do_gain_item
    return s.f_do_jobs_action_itm_ret

# ---- do_jobs_action_box
def do_jobs_action_box_logged(s, ret, me, this):
    s.f_do_jobs_action_box_ret = ret
    return do_buy_box_logged(s, 38, me)  # then do_jobs_action_box_after_do_buy_box_logged

def do_jobs_action_box_after_do_buy_box_logged(s, _):  # do_jobs_action_box, after do_buy_box
    return s.f_do_jobs_action_box_ret

# ---- do_jobs_action_cmp
def do_jobs_action_cmp_logged(s, ret, me, this):
    s.f_do_jobs_action_cmp_ret = ret
    return do_buy_part_logged(s, 39, me)  # then do_jobs_action_cmp_after_do_buy_part_logged

def do_jobs_action_cmp_after_do_buy_part_logged(s, _):  # do_jobs_action_cmp, after do_buy_part
    return s.f_do_jobs_action_cmp_ret

# ---- do_jobs_action_upg
def do_jobs_action_upg_logged(s, ret, me, this):
    s.f_do_jobs_action_upg_ret = ret
    return do_upgrade_logged(s, 40, me)  # then do_jobs_action_upg_after_do_upgrade_logged

def do_jobs_action_upg_after_do_upgrade_logged(s, _):  # do_jobs_action_upg, after do_upgrade
    return s.f_do_jobs_action_upg_ret

# ---- do_jobs_action_pub
def do_jobs_action_pub_logged(s, me, this):
    do_publish_game_logged(s, me)
    return

# ---- do_jobs_action_awd
def do_jobs_action_awd_logged(s, ret, me, this):
    s.f_do_jobs_action_awd_ret = ret
    s.f_do_jobs_action_awd_me = me
    s.tape.append((68, 146, me, (), None))
    COVER.add(147)
    s.player = me
    s.options = options = do_jobs_action_awd_those(s, me)
    s.option_count = len(options)
    s.pc = 41  # then do_jobs_action_awd_do_take_award_n_2_logged
    return 0

def do_jobs_action_awd_do_take_award_n_2_logged(s, do_take_award_n_2):  # do_jobs_action_awd, after the question do_take_award_n_2, content/tabletop_inc/actions.rules:195
    s.f_do_jobs_action_awd_do_take_award_n_2 = do_take_award_n_2
    me = s.f_do_jobs_action_awd_me
    s.tape.append((51, 147, me, (do_take_award_n_2,), None))
    COVER.add(148)
    s.player = me
    s.options = options = do_jobs_action_awd_those_(s, me, do_take_award_n_2)
    s.option_count = len(options)
    s.pc = 42  # then do_jobs_action_awd_do_take_award_title_1_logged
    return 0

def do_jobs_action_awd_do_take_award_title_1_logged(s, do_take_award_title_1):  # do_jobs_action_awd, after the question do_take_award_title_1, content/tabletop_inc/actions.rules:196
    me = s.f_do_jobs_action_awd_me
    do_take_award_n_2 = s.f_do_jobs_action_awd_do_take_award_n_2
    s.tape.append((18, 148, me, (do_take_award_title_1,), None))
    COVER.add(149)
    COVER.add(150)
    at = do_take_award_n_2 - 1
    before = s.shelf[at]
    value = before - 1
    s.shelf[at] = value
    change_18 = value - before
    s.tape.append((69, 150, me, (0 - change_18, do_take_award_n_2,), None))
    COVER.add(151)
    at = me * 3 + do_take_award_n_2 - 1
    before = s.awards[at]
    value = before + 1
    if value > 9:
        value = 9
    s.awards[at] = value
    change_19 = value - before
    s.tape.append((70, 151, me, (change_19, do_take_award_n_2,), None))
    COVER.add(152)
    moved_11 = (do_take_award_title_1,)
    place = me + 67
    for card in moved_11:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((71, 152, me, (moved_11,), None))
    return s.f_do_jobs_action_awd_ret

# ---- do_jobs_action_trd
def do_jobs_action_trd_logged(s, ret, me, this):
    s.f_do_jobs_action_trd_ret = ret
    s.f_do_jobs_action_trd_me = me
    s.tape.append((13, 20, me, (), None))
    COVER.add(21)
    s.f_do_jobs_action_trd_offers_left = offers_left = 10000
    if offers_left > 0:
        s.f_do_jobs_action_trd_offers_left = offers_left = offers_left - 1
        offered = (0,) if can_exchange(s, me) else ()
        if not offered or s.automa[me] > 0:
            return s.f_do_jobs_action_trd_ret
        s.player = me
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 43  # then do_jobs_action_trd_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 21)

def do_jobs_action_trd_chosen_logged(s, chosen):  # do_jobs_action_trd, after the question chosen, content/tabletop_inc/actions.rules:21
    me = s.f_do_jobs_action_trd_me
    if chosen == -1:
        return s.f_do_jobs_action_trd_ret
    COVER.add(21)
    s.tape.append((15, 22, me, (), None))
    COVER.add(24)
    s.player = me
    s.options = options = do_jobs_action_trd_join(s, me)
    s.option_count = len(options)
    s.pc = 44  # then do_jobs_action_trd_together_1_logged
    return 0

def do_jobs_action_trd_together_1_logged(s, together_1):  # do_jobs_action_trd, after the question together_1, content/tabletop_inc/actions.rules:24
    me = s.f_do_jobs_action_trd_me
    do_exchange_give = together_1[0]
    do_exchange_get = together_1[1]
    s.tape.append((14, 24, me, (do_exchange_give, do_exchange_get,), None))
    COVER.add(25)
    at = me * 5 + do_exchange_give
    before = s.tokens[at]
    value = before - 1
    s.tokens[at] = value
    change_6 = value - before
    s.tape.append((16, 25, me, (0 - change_6, do_exchange_give,), None))
    COVER.add(26)
    at = me * 5 + do_exchange_get
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 26)
    s.tokens[at] = value
    change_7 = value - before
    s.tape.append((2, 26, me, (change_7, do_exchange_get,), None))
    if s.f_do_jobs_action_trd_offers_left > 0:
        s.f_do_jobs_action_trd_offers_left = s.f_do_jobs_action_trd_offers_left - 1
        offered = (0,) if can_exchange(s, me) else ()
        if not offered or s.automa[me] > 0:
            return s.f_do_jobs_action_trd_ret
        s.player = me
        s.options = options = offered + (-1,)
        s.option_count = len(options)
        s.pc = 43  # then do_jobs_action_trd_chosen_logged
        return 0
    raise RuleLimit('this is repeated too often', 21)

# ---- do_jobs_action_obj
def do_jobs_action_obj_logged(s, ret, me, this):
    s.f_do_jobs_action_obj_ret = ret
    return do_take_objective_logged(s, 45, me)  # then do_jobs_action_obj_after_do_take_objective_logged

def do_jobs_action_obj_after_do_take_objective_logged(s, _):  # do_jobs_action_obj, after do_take_objective
    return s.f_do_jobs_action_obj_ret

# ---- do_cards_effect_f02, content/tabletop_inc/cards/freelancers.yaml:13
def do_cards_effect_f02_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f02_ret = ret
    s.f_do_cards_effect_f02_me = me
    COVER.add(194)
    s.player = me
    s.options = options = do_cards_effect_f02_those(s, me)
    s.option_count = len(options)
    s.pc = 46  # then do_cards_effect_f02_what_logged
    return 0

def do_cards_effect_f02_what_logged(s, what):  # do_cards_effect_f02, after the question what, content/tabletop_inc/cards/freelancers.yaml:13
    s.tape.append((88, 194, s.f_do_cards_effect_f02_me, (what,), None))
    COVER.add(195)
    return DO_JOBS_ACTION_LOGGED[what](s, 47, s.f_do_cards_effect_f02_me, what)  # then do_cards_effect_f02_after_do_jobs_action_logged

def do_cards_effect_f02_after_do_jobs_action_logged(s, _):  # do_cards_effect_f02, after do_jobs_action, content/tabletop_inc/cards/freelancers.yaml:14
    return s.f_do_cards_effect_f02_ret

# ---- do_cards_effect_f03, content/tabletop_inc/cards/freelancers.yaml:20
def do_cards_effect_f03_logged(s, me, this, depth_):
    COVER.add(197)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 197)
    s.tokens[at] = value
    change_22 = value - before
    s.tape.append((4, 197, me, (change_22,), None))
    return

# ---- do_cards_effect_f04, content/tabletop_inc/cards/freelancers.yaml:27
def do_cards_effect_f04_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f04_ret = ret
    s.f_do_cards_effect_f04_me = me
    s.f_do_cards_effect_f04_this = this
    s.f_do_cards_effect_f04_depth_ = depth_
    return 48  # do_cards_effect_f04_begin_logged

def do_cards_effect_f04_begin_logged(s, _):  # do_cards_effect_f04, where it begins, content/tabletop_inc/cards/freelancers.yaml:27
    if s.f_do_cards_effect_f04_depth_ > 64:
        raise RuleLimit('rules call each other too deeply', 199)
    COVER.add(206)
    s.player = s.f_do_cards_effect_f04_me
    s.options = options = do_cards_effect_f04_those(s, s.f_do_cards_effect_f04_this, s.f_do_cards_effect_f04_me)
    s.option_count = len(options)
    s.pc = 49  # then do_cards_effect_f04_copied_logged
    return 0

def do_cards_effect_f04_copied_logged(s, copied):  # do_cards_effect_f04, after the question copied, content/tabletop_inc/cards/freelancers.yaml:27
    s.tape.append((18, 206, s.f_do_cards_effect_f04_me, (copied,), None))
    COVER.add(207)
    s.stack += ((s.f_do_cards_effect_f04_ret,),)
    return DO_CARDS_EFFECT_LOGGED[copied - 6](s, 50, s.f_do_cards_effect_f04_me, copied, s.f_do_cards_effect_f04_depth_ + 1)  # then do_cards_effect_f04_after_do_cards_effect_logged

def do_cards_effect_f04_after_do_cards_effect_logged(s, _):  # do_cards_effect_f04, after do_cards_effect, content/tabletop_inc/cards/freelancers.yaml:28
    s.f_do_cards_effect_f04_ret, = s.stack[-1]
    s.stack = s.stack[:-1]
    return s.f_do_cards_effect_f04_ret

# ---- do_cards_effect_f05, content/tabletop_inc/cards/freelancers.yaml:35
def do_cards_effect_f05_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f05_ret = ret
    COVER.add(208)
    return do_keep_objectives_logged(s, 51, me, 2)  # then do_cards_effect_f05_after_do_keep_objectives_logged

def do_cards_effect_f05_after_do_keep_objectives_logged(s, _):  # do_cards_effect_f05, after do_keep_objectives, content/tabletop_inc/cards/freelancers.yaml:35
    return s.f_do_cards_effect_f05_ret

# ---- do_cards_effect_f06, content/tabletop_inc/cards/freelancers.yaml:41
def do_cards_effect_f06_logged(s, me, this, depth_):
    COVER.add(210)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 210)
    s.points[me] = value
    change_23 = value - before
    s.tape.append((76, 210, me, (change_23,), None))
    return

# ---- do_cards_effect_f07, content/tabletop_inc/cards/freelancers.yaml:47
def do_cards_effect_f07_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f07_ret = ret
    s.f_do_cards_effect_f07_me = me
    COVER.add(212)
    s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = 1
    s.f_do_cards_effect_f07_repeat_3_last = repeat_3_last = 2
    while True:
        if repeat_3_i > repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        turn_8 = repeat_3_i
        s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = repeat_3_i + 1
        COVER.add(213)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2_logged
            return 0

def do_cards_effect_f07_answer_2_logged(s, answer_2):  # do_cards_effect_f07, after the question answer_2, content/tabletop_inc/cards/freelancers.yaml:47
    repeat_3_i = s.f_do_cards_effect_f07_repeat_3_i
    me = s.f_do_cards_effect_f07_me
    if answer_2:
        return do_upgrade_logged(s, 53, me)  # then do_cards_effect_f07_after_do_upgrade_logged
    while True:
        if repeat_3_i > s.f_do_cards_effect_f07_repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        turn_8 = repeat_3_i
        s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = repeat_3_i + 1
        COVER.add(213)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2_logged
            return 0

def do_cards_effect_f07_after_do_upgrade_logged(s, _):  # do_cards_effect_f07, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:47
    repeat_3_i = s.f_do_cards_effect_f07_repeat_3_i
    me = s.f_do_cards_effect_f07_me
    while True:
        if repeat_3_i > s.f_do_cards_effect_f07_repeat_3_last:
            return s.f_do_cards_effect_f07_ret
        turn_8 = repeat_3_i
        s.f_do_cards_effect_f07_repeat_3_i = repeat_3_i = repeat_3_i + 1
        COVER.add(213)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 52  # then do_cards_effect_f07_answer_2_logged
            return 0

# ---- do_cards_effect_f08, content/tabletop_inc/cards/freelancers.yaml:54
def do_cards_effect_f08_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f08_ret = ret
    s.f_do_cards_effect_f08_me = me
    COVER.add(215)
    s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = 1
    s.f_do_cards_effect_f08_repeat_4_last = repeat_4_last = 2
    while True:
        if repeat_4_i > repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        turn_9 = repeat_4_i
        s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(216)
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3_logged
            return 0

def do_cards_effect_f08_answer_3_logged(s, answer_3):  # do_cards_effect_f08, after the question answer_3, content/tabletop_inc/cards/freelancers.yaml:54
    repeat_4_i = s.f_do_cards_effect_f08_repeat_4_i
    me = s.f_do_cards_effect_f08_me
    if answer_3:
        return do_gain_item_logged(s, 55, me)  # then do_cards_effect_f08_after_do_gain_item_logged
    while True:
        if repeat_4_i > s.f_do_cards_effect_f08_repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        turn_9 = repeat_4_i
        s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(216)
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3_logged
            return 0

def do_cards_effect_f08_after_do_gain_item_logged(s, _):  # do_cards_effect_f08, after do_gain_item, content/tabletop_inc/cards/freelancers.yaml:54
    repeat_4_i = s.f_do_cards_effect_f08_repeat_4_i
    me = s.f_do_cards_effect_f08_me
    while True:
        if repeat_4_i > s.f_do_cards_effect_f08_repeat_4_last:
            return s.f_do_cards_effect_f08_ret
        turn_9 = repeat_4_i
        s.f_do_cards_effect_f08_repeat_4_i = repeat_4_i = repeat_4_i + 1
        COVER.add(216)
        if s.automa[me] == 0 and can_take_from(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 54  # then do_cards_effect_f08_answer_3_logged
            return 0

# ---- do_cards_effect_f09, content/tabletop_inc/cards/freelancers.yaml:61
def do_cards_effect_f09_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f09_ret = ret
    s.f_do_cards_effect_f09_me = me
    COVER.add(219)
    s.player = me
    s.options = options = do_cards_effect_f09_join(s)
    s.option_count = len(options)
    s.pc = 56  # then do_cards_effect_f09_together_2_logged
    return 0

def do_cards_effect_f09_together_2_logged(s, together_2):  # do_cards_effect_f09, after the question together_2, content/tabletop_inc/cards/freelancers.yaml:61
    me = s.f_do_cards_effect_f09_me
    tests = together_2[0]
    papers = together_2[1]
    s.tape.append((89, 219, me, (tests, papers,), None))
    COVER.add(220)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + tests
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    change_24 = value - before
    s.tape.append((4, 220, me, (change_24,), None))
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + papers
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 220)
    s.tokens[at] = value
    change_25 = value - before
    s.tape.append((6, 220, me, (change_25,), None))
    return s.f_do_cards_effect_f09_ret

# ---- do_rewards_reward_1, content/tabletop_inc/tables/rewards.yaml:1
def do_rewards_reward_1_logged(s, me, this):
    COVER.add(229)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.points[me] = value
    change_26 = value - before
    s.tape.append((76, 229, me, (change_26,), None))
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 229)
    s.tokens[at] = value
    change_27 = value - before
    s.tape.append((10, 229, me, (change_27,), None))
    return

# ---- do_rewards_reward_2, content/tabletop_inc/tables/rewards.yaml:2
def do_rewards_reward_2_logged(s, me, this):
    COVER.add(231)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.points[me] = value
    change_28 = value - before
    s.tape.append((76, 231, me, (change_28,), None))
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.tokens[at] = value
    change_29 = value - before
    s.tape.append((10, 231, me, (change_29,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 231)
    s.tokens[at] = value
    change_30 = value - before
    s.tape.append((11, 231, me, (change_30,), None))
    return

# ---- do_rewards_reward_3, content/tabletop_inc/tables/rewards.yaml:3
def do_rewards_reward_3_logged(s, me, this):
    COVER.add(233)
    before = s.points[me]
    value = before + 6
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.points[me] = value
    change_31 = value - before
    s.tape.append((76, 233, me, (change_31,), None))
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    change_32 = value - before
    s.tape.append((10, 233, me, (change_32,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    change_33 = value - before
    s.tape.append((11, 233, me, (change_33,), None))
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 233)
    s.tokens[at] = value
    change_34 = value - before
    s.tape.append((12, 233, me, (change_34,), None))
    return

# ---- do_rewards_reward_4, content/tabletop_inc/tables/rewards.yaml:4
def do_rewards_reward_4_logged(s, me, this):
    COVER.add(235)
    before = s.points[me]
    value = before + 10
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.points[me] = value
    change_35 = value - before
    s.tape.append((76, 235, me, (change_35,), None))
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    change_36 = value - before
    s.tape.append((10, 235, me, (change_36,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    change_37 = value - before
    s.tape.append((11, 235, me, (change_37,), None))
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    change_38 = value - before
    s.tape.append((12, 235, me, (change_38,), None))
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 235)
    s.tokens[at] = value
    change_39 = value - before
    s.tape.append((4, 235, me, (change_39,), None))
    return

# ---- do_confirm, content/tabletop_inc/workers.rules:128
def do_confirm_logged(s, me, card_12):
    s.tape.append((91, 223, me, (), None))
    COVER.add(225)
    moved_21 = (card_12,)
    place = me + 85
    for card in moved_21:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((92, 225, me, (moved_21,), None))
    COVER.add(226)
    if not s.piles[me + 79]:
        COVER.add(227)
        row = do_confirm_first(s, me)
        if row >= 0:
            COVER.add(228)
            DO_REWARDS_REWARD_LOGGED[row](s, me, row)
        COVER.add(237)
        moved_22 = s.piles[me + 85]
        place = me + 73
        for card in moved_22:
            put_known(s, card, place)
        s.tape.append((75, 237, me, (len(moved_22),), None))
        s.tape.append((74, 237, me, (moved_22,), 1 << me))
    for seat_8 in CLOCKWISE[s.n][s.active]:
        waiting_3 = do_confirm_those(s, seat_8, me, card_12)
        leaves = False
        for reacting_3_times in RANGE_1_1001:
            if not waiting_3:
                leaves = True
                break
            now_3 = waiting_3[0]
            REACTIONS_4_LOGGED[now_3](s, seat_8, me, card_12, now_3)
            waiting_3 = do_confirm_those_(s, waiting_3, now_3, seat_8, me, card_12)
        else:
            raise RuleLimit('this is repeated too often', 0)
    return

# ---- do_flip_one, content/tabletop_inc/workers.rules:134
def do_flip_one_logged(s, ret, me):
    s.f_do_flip_one_ret = ret
    s.f_do_flip_one_me = me
    s.tape.append((90, 201, me, (), None))
    COVER.add(222)
    offered_2 = s.piles[me + 79]
    if s.automa[me] == 0 and s.piles[me + 79]:
        s.player = me
        s.options = options = offered_2 + (-1,)
        s.option_count = len(options)
        s.pc = 57  # then do_flip_one_card_11_logged
        return 0
    return s.f_do_flip_one_ret

def do_flip_one_card_11_logged(s, card_11):  # do_flip_one, after the question card_11, content/tabletop_inc/workers.rules:135
    if card_11 >= 0:
        COVER.add(224)
        do_confirm_logged(s, s.f_do_flip_one_me, card_11)
        return s.f_do_flip_one_ret
    return s.f_do_flip_one_ret

# ---- do_cards_effect_f10, content/tabletop_inc/cards/freelancers.yaml:68
def do_cards_effect_f10_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f10_ret = ret
    COVER.add(221)
    return do_flip_one_logged(s, 58, me)  # then do_cards_effect_f10_after_do_flip_one_logged

def do_cards_effect_f10_after_do_flip_one_logged(s, _):  # do_cards_effect_f10, after do_flip_one, content/tabletop_inc/cards/freelancers.yaml:68
    return s.f_do_cards_effect_f10_ret

# ---- do_cards_effect_f11, content/tabletop_inc/cards/freelancers.yaml:74
def do_cards_effect_f11_logged(s, me, this, depth_):
    COVER.add(241)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 241)
    s.tokens[at] = value
    change_40 = value - before
    s.tape.append((6, 241, me, (change_40,), None))
    return

# ---- do_cards_effect_f12, content/tabletop_inc/cards/freelancers.yaml:80
def do_cards_effect_f12_logged(s, me, this, depth_):
    COVER.add(243)
    before = s.points[me]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 243)
    s.points[me] = value
    change_41 = value - before
    s.tape.append((76, 243, me, (change_41,), None))
    return

# ---- do_cards_effect_f13, content/tabletop_inc/cards/freelancers.yaml:86
def do_cards_effect_f13_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f13_ret = ret
    s.f_do_cards_effect_f13_me = me
    COVER.add(245)
    s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = 1
    s.f_do_cards_effect_f13_repeat_5_last = repeat_5_last = 2
    while True:
        if repeat_5_i > repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        turn_10 = repeat_5_i
        s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = repeat_5_i + 1
        COVER.add(246)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4_logged
            return 0

def do_cards_effect_f13_answer_4_logged(s, answer_4):  # do_cards_effect_f13, after the question answer_4, content/tabletop_inc/cards/freelancers.yaml:86
    repeat_5_i = s.f_do_cards_effect_f13_repeat_5_i
    me = s.f_do_cards_effect_f13_me
    if answer_4:
        return do_upgrade_logged(s, 60, me)  # then do_cards_effect_f13_after_do_upgrade_logged
    while True:
        if repeat_5_i > s.f_do_cards_effect_f13_repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        turn_10 = repeat_5_i
        s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = repeat_5_i + 1
        COVER.add(246)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4_logged
            return 0

def do_cards_effect_f13_after_do_upgrade_logged(s, _):  # do_cards_effect_f13, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:86
    repeat_5_i = s.f_do_cards_effect_f13_repeat_5_i
    me = s.f_do_cards_effect_f13_me
    while True:
        if repeat_5_i > s.f_do_cards_effect_f13_repeat_5_last:
            return s.f_do_cards_effect_f13_ret
        turn_10 = repeat_5_i
        s.f_do_cards_effect_f13_repeat_5_i = repeat_5_i = repeat_5_i + 1
        COVER.add(246)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 59  # then do_cards_effect_f13_answer_4_logged
            return 0

# ---- do_cards_effect_f14, content/tabletop_inc/cards/freelancers.yaml:93
def do_cards_effect_f14_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f14_ret = ret
    s.f_do_cards_effect_f14_me = me
    COVER.add(248)
    s.f_do_cards_effect_f14_repeat_6_i = repeat_6_i = 1
    s.f_do_cards_effect_f14_repeat_6_last = repeat_6_last = 2
    if repeat_6_i <= repeat_6_last:
        turn_11 = repeat_6_i
        s.f_do_cards_effect_f14_repeat_6_i = repeat_6_i = repeat_6_i + 1
        COVER.add(249)
        return do_flip_one_logged(s, 61, me)  # then do_cards_effect_f14_after_do_flip_one_logged
    return s.f_do_cards_effect_f14_ret

def do_cards_effect_f14_after_do_flip_one_logged(s, _):  # do_cards_effect_f14, after do_flip_one, content/tabletop_inc/cards/freelancers.yaml:93
    repeat_6_i = s.f_do_cards_effect_f14_repeat_6_i
    if repeat_6_i <= s.f_do_cards_effect_f14_repeat_6_last:
        turn_11 = repeat_6_i
        s.f_do_cards_effect_f14_repeat_6_i = repeat_6_i = repeat_6_i + 1
        COVER.add(249)
        return do_flip_one_logged(s, 61, s.f_do_cards_effect_f14_me)  # then do_cards_effect_f14_after_do_flip_one_logged
    return s.f_do_cards_effect_f14_ret

# ---- do_cards_effect_f15, content/tabletop_inc/cards/freelancers.yaml:99
def do_cards_effect_f15_logged(s, me, this, depth_):
    COVER.add(251)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 251)
    s.points[me] = value
    change_42 = value - before
    s.tape.append((76, 251, me, (change_42,), None))
    return

# ---- do_cards_effect_f16, content/tabletop_inc/cards/freelancers.yaml:105
def do_cards_effect_f16_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_f16_ret = ret
    s.f_do_cards_effect_f16_me = me
    COVER.add(253)
    s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = 1
    s.f_do_cards_effect_f16_repeat_7_last = repeat_7_last = 2
    while True:
        if repeat_7_i > repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        turn_12 = repeat_7_i
        s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = repeat_7_i + 1
        COVER.add(254)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5_logged
            return 0

def do_cards_effect_f16_answer_5_logged(s, answer_5):  # do_cards_effect_f16, after the question answer_5, content/tabletop_inc/cards/freelancers.yaml:105
    repeat_7_i = s.f_do_cards_effect_f16_repeat_7_i
    me = s.f_do_cards_effect_f16_me
    if answer_5:
        return do_upgrade_logged(s, 63, me)  # then do_cards_effect_f16_after_do_upgrade_logged
    while True:
        if repeat_7_i > s.f_do_cards_effect_f16_repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        turn_12 = repeat_7_i
        s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = repeat_7_i + 1
        COVER.add(254)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5_logged
            return 0

def do_cards_effect_f16_after_do_upgrade_logged(s, _):  # do_cards_effect_f16, after do_upgrade, content/tabletop_inc/cards/freelancers.yaml:105
    repeat_7_i = s.f_do_cards_effect_f16_repeat_7_i
    me = s.f_do_cards_effect_f16_me
    while True:
        if repeat_7_i > s.f_do_cards_effect_f16_repeat_7_last:
            return s.f_do_cards_effect_f16_ret
        turn_12 = repeat_7_i
        s.f_do_cards_effect_f16_repeat_7_i = repeat_7_i = repeat_7_i + 1
        COVER.add(254)
        if s.automa[me] == 0 and do_cards_effect_f07_any(s, me):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 62  # then do_cards_effect_f16_answer_5_logged
            return 0

# ---- do_cards_effect_i01, content/tabletop_inc/cards/items.yaml:4
def do_cards_effect_i01_logged(s, me, this, depth_):
    COVER.add(256)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 256)
    s.tokens[at] = value
    change_43 = value - before
    s.tape.append((12, 256, me, (change_43,), None))
    return

# ---- do_cards_effect_i02, content/tabletop_inc/cards/items.yaml:8
def do_cards_effect_i02_logged(s, me, this, depth_):
    COVER.add(258)
    at = me * 5
    before = s.tokens[at]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 258)
    s.tokens[at] = value
    change_44 = value - before
    s.tape.append((10, 258, me, (change_44,), None))
    return

# ---- do_cards_effect_i03, content/tabletop_inc/cards/items.yaml:12
def do_cards_effect_i03_logged(s, me, this, depth_):
    COVER.add(260)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 4
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 260)
    s.tokens[at] = value
    change_45 = value - before
    s.tape.append((11, 260, me, (change_45,), None))
    return

# ---- do_cards_effect_i04, content/tabletop_inc/cards/items.yaml:16
def do_cards_effect_i04_logged(s, me, this, depth_):
    COVER.add(262)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 262)
    s.tokens[at] = value
    change_46 = value - before
    s.tape.append((6, 262, me, (change_46,), None))
    return

# ---- do_cards_effect_i05, content/tabletop_inc/cards/items.yaml:20
def do_cards_effect_i05_logged(s, me, this, depth_):
    COVER.add(264)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 264)
    s.tokens[at] = value
    change_47 = value - before
    s.tape.append((4, 264, me, (change_47,), None))
    return

# ---- do_cards_effect_i06, content/tabletop_inc/cards/items.yaml:24
def do_cards_effect_i06_logged(s, me, this, depth_):
    COVER.add(266)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 266)
    s.tokens[at] = value
    change_48 = value - before
    s.tape.append((6, 266, me, (change_48,), None))
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 266)
    s.tokens[at] = value
    change_49 = value - before
    s.tape.append((4, 266, me, (change_49,), None))
    return

# ---- do_cards_effect_i07, content/tabletop_inc/cards/items.yaml:29
def do_cards_effect_i07_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i07_ret = ret
    s.f_do_cards_effect_i07_me = me
    COVER.add(268)
    return do_hire_specialist_logged(s, 64, me)  # then do_cards_effect_i07_after_do_hire_specialist_logged

def do_cards_effect_i07_after_do_hire_specialist_logged(s, _):  # do_cards_effect_i07, after do_hire_specialist, content/tabletop_inc/cards/items.yaml:29
    me = s.f_do_cards_effect_i07_me
    COVER.add(269)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 65  # then do_cards_effect_i07_answer_6_logged
        return 0
    return s.f_do_cards_effect_i07_ret

def do_cards_effect_i07_answer_6_logged(s, answer_6):  # do_cards_effect_i07, after the question answer_6, content/tabletop_inc/cards/items.yaml:30
    if answer_6:
        return do_seat_card_logged(s, 66, s.f_do_cards_effect_i07_me)  # then do_cards_effect_i07_after_do_seat_card_logged
    return s.f_do_cards_effect_i07_ret

def do_cards_effect_i07_after_do_seat_card_logged(s, _):  # do_cards_effect_i07, after do_seat_card, content/tabletop_inc/cards/items.yaml:30
    return s.f_do_cards_effect_i07_ret

# ---- do_cards_effect_i08, content/tabletop_inc/cards/items.yaml:35
def do_cards_effect_i08_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i08_ret = ret
    s.f_do_cards_effect_i08_me = me
    COVER.add(270)
    return do_hire_freelancer_logged(s, 67, me)  # then do_cards_effect_i08_after_do_hire_freelancer_logged

def do_cards_effect_i08_after_do_hire_freelancer_logged(s, _):  # do_cards_effect_i08, after do_hire_freelancer, content/tabletop_inc/cards/items.yaml:35
    me = s.f_do_cards_effect_i08_me
    COVER.add(271)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 68  # then do_cards_effect_i08_answer_7_logged
        return 0
    return s.f_do_cards_effect_i08_ret

def do_cards_effect_i08_answer_7_logged(s, answer_7):  # do_cards_effect_i08, after the question answer_7, content/tabletop_inc/cards/items.yaml:36
    if answer_7:
        return do_seat_card_logged(s, 69, s.f_do_cards_effect_i08_me)  # then do_cards_effect_i08_after_do_seat_card_logged
    return s.f_do_cards_effect_i08_ret

def do_cards_effect_i08_after_do_seat_card_logged(s, _):  # do_cards_effect_i08, after do_seat_card, content/tabletop_inc/cards/items.yaml:36
    return s.f_do_cards_effect_i08_ret

# ---- do_cards_effect_i09, content/tabletop_inc/cards/items.yaml:40
def do_cards_effect_i09_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i09_ret = ret
    s.f_do_cards_effect_i09_me = me
    COVER.add(272)
    s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = 1
    s.f_do_cards_effect_i09_repeat_8_last = repeat_8_last = 2
    while True:
        if repeat_8_i > repeat_8_last:
            return s.f_do_cards_effect_i09_ret
        turn_13 = repeat_8_i
        s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = repeat_8_i + 1
        COVER.add(273)
        if s.automa[me] == 0 and can_raise(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 70  # then do_cards_effect_i09_answer_8_logged
            return 0

def do_cards_effect_i09_answer_8_logged(s, answer_8):  # do_cards_effect_i09, after the question answer_8, content/tabletop_inc/cards/items.yaml:40
    repeat_8_i = s.f_do_cards_effect_i09_repeat_8_i
    me = s.f_do_cards_effect_i09_me
    if answer_8:
        do_raise_logged(s, me, 2)
        while True:
            if repeat_8_i > s.f_do_cards_effect_i09_repeat_8_last:
                return s.f_do_cards_effect_i09_ret
            turn_13 = repeat_8_i
            s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = repeat_8_i + 1
            COVER.add(273)
            if s.automa[me] == 0 and can_raise(s, me, 2):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 70  # then do_cards_effect_i09_answer_8_logged
                return 0
    while True:
        if repeat_8_i > s.f_do_cards_effect_i09_repeat_8_last:
            return s.f_do_cards_effect_i09_ret
        turn_13 = repeat_8_i
        s.f_do_cards_effect_i09_repeat_8_i = repeat_8_i = repeat_8_i + 1
        COVER.add(273)
        if s.automa[me] == 0 and can_raise(s, me, 2):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 70  # then do_cards_effect_i09_answer_8_logged
            return 0

# ---- do_cards_effect_i10, content/tabletop_inc/cards/items.yaml:44
def do_cards_effect_i10_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i10_ret = ret
    s.f_do_cards_effect_i10_me = me
    COVER.add(275)
    s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = 1
    s.f_do_cards_effect_i10_repeat_9_last = repeat_9_last = 2
    while True:
        if repeat_9_i > repeat_9_last:
            return s.f_do_cards_effect_i10_ret
        turn_14 = repeat_9_i
        s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = repeat_9_i + 1
        COVER.add(276)
        if s.automa[me] == 0 and can_raise(s, me, 0):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 71  # then do_cards_effect_i10_answer_9_logged
            return 0

def do_cards_effect_i10_answer_9_logged(s, answer_9):  # do_cards_effect_i10, after the question answer_9, content/tabletop_inc/cards/items.yaml:44
    repeat_9_i = s.f_do_cards_effect_i10_repeat_9_i
    me = s.f_do_cards_effect_i10_me
    if answer_9:
        do_raise_logged(s, me, 0)
        while True:
            if repeat_9_i > s.f_do_cards_effect_i10_repeat_9_last:
                return s.f_do_cards_effect_i10_ret
            turn_14 = repeat_9_i
            s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = repeat_9_i + 1
            COVER.add(276)
            if s.automa[me] == 0 and can_raise(s, me, 0):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 71  # then do_cards_effect_i10_answer_9_logged
                return 0
    while True:
        if repeat_9_i > s.f_do_cards_effect_i10_repeat_9_last:
            return s.f_do_cards_effect_i10_ret
        turn_14 = repeat_9_i
        s.f_do_cards_effect_i10_repeat_9_i = repeat_9_i = repeat_9_i + 1
        COVER.add(276)
        if s.automa[me] == 0 and can_raise(s, me, 0):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 71  # then do_cards_effect_i10_answer_9_logged
            return 0

# ---- do_cards_effect_i11, content/tabletop_inc/cards/items.yaml:48
def do_cards_effect_i11_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i11_ret = ret
    s.f_do_cards_effect_i11_me = me
    COVER.add(278)
    s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = 1
    s.f_do_cards_effect_i11_repeat_10_last = repeat_10_last = 2
    while True:
        if repeat_10_i > repeat_10_last:
            return s.f_do_cards_effect_i11_ret
        turn_15 = repeat_10_i
        s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = repeat_10_i + 1
        COVER.add(279)
        if s.automa[me] == 0 and can_raise(s, me, 1):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 72  # then do_cards_effect_i11_answer_10_logged
            return 0

def do_cards_effect_i11_answer_10_logged(s, answer_10):  # do_cards_effect_i11, after the question answer_10, content/tabletop_inc/cards/items.yaml:48
    repeat_10_i = s.f_do_cards_effect_i11_repeat_10_i
    me = s.f_do_cards_effect_i11_me
    if answer_10:
        do_raise_logged(s, me, 1)
        while True:
            if repeat_10_i > s.f_do_cards_effect_i11_repeat_10_last:
                return s.f_do_cards_effect_i11_ret
            turn_15 = repeat_10_i
            s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = repeat_10_i + 1
            COVER.add(279)
            if s.automa[me] == 0 and can_raise(s, me, 1):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 72  # then do_cards_effect_i11_answer_10_logged
                return 0
    while True:
        if repeat_10_i > s.f_do_cards_effect_i11_repeat_10_last:
            return s.f_do_cards_effect_i11_ret
        turn_15 = repeat_10_i
        s.f_do_cards_effect_i11_repeat_10_i = repeat_10_i = repeat_10_i + 1
        COVER.add(279)
        if s.automa[me] == 0 and can_raise(s, me, 1):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 72  # then do_cards_effect_i11_answer_10_logged
            return 0

# ---- do_free_action, content/tabletop_inc/workers.rules:46
def do_free_action_logged(s, ret, me):
    s.f_do_free_action_ret = ret
    s.f_do_free_action_me = me
    s.tape.append((93, 204, me, (), None))
    COVER.add(282)
    s.f_do_free_action_repeat_11_i = repeat_11_i = 1
    s.f_do_free_action_repeat_11_last = repeat_11_last = q_free_actions(s, me)
    while True:
        if repeat_11_i > repeat_11_last:
            return s.f_do_free_action_ret
        turn_16 = repeat_11_i
        s.f_do_free_action_repeat_11_i = repeat_11_i = repeat_11_i + 1
        COVER.add(283)
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1_logged
            return 0

def do_free_action_what_1_logged(s, what_1):  # do_free_action, after the question what_1, content/tabletop_inc/workers.rules:48
    repeat_11_i = s.f_do_free_action_repeat_11_i
    me = s.f_do_free_action_me
    if what_1 >= 0:
        COVER.add(284)
        return DO_JOBS_ACTION_LOGGED[what_1](s, 74, me, what_1)  # then do_free_action_after_do_jobs_action_logged
    while True:
        if repeat_11_i > s.f_do_free_action_repeat_11_last:
            return s.f_do_free_action_ret
        turn_16 = repeat_11_i
        s.f_do_free_action_repeat_11_i = repeat_11_i = repeat_11_i + 1
        COVER.add(283)
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1_logged
            return 0

def do_free_action_after_do_jobs_action_logged(s, _):  # do_free_action, after do_jobs_action, content/tabletop_inc/workers.rules:49
    repeat_11_i = s.f_do_free_action_repeat_11_i
    me = s.f_do_free_action_me
    while True:
        if repeat_11_i > s.f_do_free_action_repeat_11_last:
            return s.f_do_free_action_ret
        turn_16 = repeat_11_i
        s.f_do_free_action_repeat_11_i = repeat_11_i = repeat_11_i + 1
        COVER.add(283)
        offered_3 = do_free_action_those(s, me)
        if s.automa[me] == 0 and offered_3:
            s.player = me
            s.options = options = offered_3 + (-1,)
            s.option_count = len(options)
            s.pc = 73  # then do_free_action_what_1_logged
            return 0

# ---- do_cards_effect_i12, content/tabletop_inc/cards/items.yaml:52
def do_cards_effect_i12_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i12_ret = ret
    COVER.add(281)
    return do_free_action_logged(s, 75, me)  # then do_cards_effect_i12_after_do_free_action_logged

def do_cards_effect_i12_after_do_free_action_logged(s, _):  # do_cards_effect_i12, after do_free_action, content/tabletop_inc/cards/items.yaml:52
    return s.f_do_cards_effect_i12_ret

# ---- do_cards_effect_i13, content/tabletop_inc/cards/items.yaml:56
def do_cards_effect_i13_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i13_ret = ret
    COVER.add(287)
    return do_free_action_logged(s, 76, me)  # then do_cards_effect_i13_after_do_free_action_logged

def do_cards_effect_i13_after_do_free_action_logged(s, _):  # do_cards_effect_i13, after do_free_action, content/tabletop_inc/cards/items.yaml:56
    return s.f_do_cards_effect_i13_ret

# ---- do_cards_effect_i17, content/tabletop_inc/cards/items.yaml:76
def do_cards_effect_i17_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_i18, content/tabletop_inc/cards/items.yaml:81
def do_cards_effect_i18_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_i19, content/tabletop_inc/cards/items.yaml:86
def do_cards_effect_i19_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_i20, content/tabletop_inc/cards/items.yaml:91
def do_cards_effect_i20_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_i21, content/tabletop_inc/cards/items.yaml:95
def do_cards_effect_i21_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i21_ret = ret
    COVER.add(293)
    return do_flip_one_logged(s, 77, me)  # then do_cards_effect_i21_after_do_flip_one_logged

def do_cards_effect_i21_after_do_flip_one_logged(s, _):  # do_cards_effect_i21, after do_flip_one, content/tabletop_inc/cards/items.yaml:95
    return s.f_do_cards_effect_i21_ret

# ---- do_cards_effect_i22, content/tabletop_inc/cards/items.yaml:99
def do_cards_effect_i22_logged(s, me, this, depth_):
    COVER.add(295)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 295)
    s.points[me] = value
    change_50 = value - before
    s.tape.append((76, 295, me, (change_50,), None))
    return

# ---- do_cards_effect_i23, content/tabletop_inc/cards/items.yaml:103
def do_cards_effect_i23_logged(s, me, this, depth_):
    COVER.add(297)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.points[me] = value
    change_51 = value - before
    s.tape.append((76, 297, me, (change_51,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.tokens[at] = value
    change_52 = value - before
    s.tape.append((11, 297, me, (change_52,), None))
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 297)
    s.tokens[at] = value
    change_53 = value - before
    s.tape.append((12, 297, me, (change_53,), None))
    return

# ---- do_cards_effect_i24, content/tabletop_inc/cards/items.yaml:107
def do_cards_effect_i24_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i24_ret = ret
    COVER.add(299)
    return do_train_logged(s, 78, me, 1)  # then do_cards_effect_i24_after_do_train_logged

def do_cards_effect_i24_after_do_train_logged(s, _):  # do_cards_effect_i24, after do_train, content/tabletop_inc/cards/items.yaml:107
    return s.f_do_cards_effect_i24_ret

# ---- do_cards_effect_i25, content/tabletop_inc/cards/items.yaml:111
def do_cards_effect_i25_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i25_ret = ret
    COVER.add(301)
    return do_take_objective_logged(s, 79, me)  # then do_cards_effect_i25_after_do_take_objective_logged

def do_cards_effect_i25_after_do_take_objective_logged(s, _):  # do_cards_effect_i25, after do_take_objective, content/tabletop_inc/cards/items.yaml:111
    return s.f_do_cards_effect_i25_ret

# ---- do_cards_effect_i26, content/tabletop_inc/cards/items.yaml:115
def do_cards_effect_i26_logged(s, me, this, depth_):
    COVER.add(303)
    do_publish_game_logged(s, me)
    return

# ---- do_cards_effect_i27, content/tabletop_inc/cards/items.yaml:119
def do_cards_effect_i27_logged(s, me, this, depth_):
    COVER.add(304)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    change_54 = value - before
    s.tape.append((10, 304, me, (change_54,), None))
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    change_55 = value - before
    s.tape.append((11, 304, me, (change_55,), None))
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    change_56 = value - before
    s.tape.append((12, 304, me, (change_56,), None))
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    change_57 = value - before
    s.tape.append((6, 304, me, (change_57,), None))
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 304)
    s.tokens[at] = value
    change_58 = value - before
    s.tape.append((4, 304, me, (change_58,), None))
    return

# ---- do_cards_effect_i28, content/tabletop_inc/cards/items.yaml:124
def do_cards_effect_i28_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i28_ret = ret
    s.f_do_cards_effect_i28_me = me
    COVER.add(306)
    s.player = me
    if len(s.piles[me + 43]) > 0:
        s.options = (0, 1)
        s.option_count = 2
    else:
        s.options = (1,)
        s.option_count = 1
    s.pc = 80  # then do_cards_effect_i28_chosen_1_logged
    return 0

def do_cards_effect_i28_chosen_1_logged(s, chosen_1):  # do_cards_effect_i28, after the question chosen_1, content/tabletop_inc/cards/items.yaml:124
    me = s.f_do_cards_effect_i28_me
    if chosen_1 == 0:
        COVER.add(309)
        COVER.add(307)
        COVER.add(308)
        moved_23 = s.piles[me + 43]
        for card in moved_23:
            put_known(s, card, 0)
        s.tape.append((82, 308, me, (moved_23,), None))
    else:
        COVER.add(311)
        COVER.add(310)
        at = me * 5
        before = s.tokens[at]
        value = before + 3
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 310)
        s.tokens[at] = value
        change_59 = value - before
        s.tape.append((10, 310, me, (change_59,), None))
    return s.f_do_cards_effect_i28_ret

# ---- do_cards_effect_i29, content/tabletop_inc/cards/items.yaml:133
def do_cards_effect_i29_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i29_ret = ret
    s.f_do_cards_effect_i29_me = me
    COVER.add(313)
    if s.automa[me] == 0 and can_buy(s, me, 0):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 81  # then do_cards_effect_i29_answer_11_logged
        return 0
    COVER.add(314)
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12_logged
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_answer_11_logged(s, answer_11):  # do_cards_effect_i29, after the question answer_11, content/tabletop_inc/cards/items.yaml:133
    me = s.f_do_cards_effect_i29_me
    if answer_11:
        return do_buy_box_logged(s, 82, me)  # then do_cards_effect_i29_after_do_buy_box_logged
    COVER.add(314)
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12_logged
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_after_do_buy_box_logged(s, _):  # do_cards_effect_i29, after do_buy_box, content/tabletop_inc/cards/items.yaml:133
    me = s.f_do_cards_effect_i29_me
    COVER.add(314)
    if s.automa[me] == 0 and do_cards_effect_i29_any(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 83  # then do_cards_effect_i29_answer_12_logged
        return 0
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_answer_12_logged(s, answer_12):  # do_cards_effect_i29, after the question answer_12, content/tabletop_inc/cards/items.yaml:134
    if answer_12:
        return do_buy_part_logged(s, 84, s.f_do_cards_effect_i29_me)  # then do_cards_effect_i29_after_do_buy_part_logged
    return s.f_do_cards_effect_i29_ret

def do_cards_effect_i29_after_do_buy_part_logged(s, _):  # do_cards_effect_i29, after do_buy_part, content/tabletop_inc/cards/items.yaml:134
    return s.f_do_cards_effect_i29_ret

# ---- do_cards_effect_i30, content/tabletop_inc/cards/items.yaml:139
def do_cards_effect_i30_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_i30_ret = ret
    s.f_do_cards_effect_i30_me = me
    COVER.add(316)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 85  # then do_cards_effect_i30_answer_13_logged
        return 0
    COVER.add(317)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14_logged
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_answer_13_logged(s, answer_13):  # do_cards_effect_i30, after the question answer_13, content/tabletop_inc/cards/items.yaml:139
    me = s.f_do_cards_effect_i30_me
    if answer_13:
        return do_seat_card_logged(s, 86, me)  # then do_cards_effect_i30_after_do_seat_card_logged
    COVER.add(317)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14_logged
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_after_do_seat_card_logged(s, _):  # do_cards_effect_i30, after do_seat_card, content/tabletop_inc/cards/items.yaml:139
    me = s.f_do_cards_effect_i30_me
    COVER.add(317)
    if s.automa[me] == 0 and can_sit_down(s, me):
        s.player = me
        s.options = (1, 0)
        s.option_count = 2
        s.pc = 87  # then do_cards_effect_i30_answer_14_logged
        return 0
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_answer_14_logged(s, answer_14):  # do_cards_effect_i30, after the question answer_14, content/tabletop_inc/cards/items.yaml:140
    if answer_14:
        return do_seat_card_logged(s, 88, s.f_do_cards_effect_i30_me)  # then do_cards_effect_i30_after_do_seat_card_logged_
    return s.f_do_cards_effect_i30_ret

def do_cards_effect_i30_after_do_seat_card_logged_(s, _):  # do_cards_effect_i30, after do_seat_card, content/tabletop_inc/cards/items.yaml:140
    return s.f_do_cards_effect_i30_ret

# ---- do_cards_effect_p01, content/tabletop_inc/cards/pow.yaml:4
def do_cards_effect_p01_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p02, content/tabletop_inc/cards/pow.yaml:8
def do_cards_effect_p02_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p03, content/tabletop_inc/cards/pow.yaml:12
def do_cards_effect_p03_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p04, content/tabletop_inc/cards/pow.yaml:16
def do_cards_effect_p04_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p05, content/tabletop_inc/cards/pow.yaml:20
def do_cards_effect_p05_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p06, content/tabletop_inc/cards/pow.yaml:24
def do_cards_effect_p06_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p07, content/tabletop_inc/cards/pow.yaml:28
def do_cards_effect_p07_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p08, content/tabletop_inc/cards/pow.yaml:32
def do_cards_effect_p08_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p09, content/tabletop_inc/cards/pow.yaml:36
def do_cards_effect_p09_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p10, content/tabletop_inc/cards/pow.yaml:40
def do_cards_effect_p10_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p11, content/tabletop_inc/cards/pow.yaml:44
def do_cards_effect_p11_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p12, content/tabletop_inc/cards/pow.yaml:48
def do_cards_effect_p12_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p13, content/tabletop_inc/cards/pow.yaml:52
def do_cards_effect_p13_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_p14, content/tabletop_inc/cards/pow.yaml:56
def do_cards_effect_p14_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_k01, content/tabletop_inc/cards/skills.yaml:1
def do_cards_effect_k01_logged(s, me, this, depth_):
    COVER.add(333)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 333)
    s.tokens[at] = value
    change_60 = value - before
    s.tape.append((12, 333, me, (change_60,), None))
    return

# ---- do_cards_effect_k02, content/tabletop_inc/cards/skills.yaml:2
def do_cards_effect_k02_logged(s, me, this, depth_):
    COVER.add(335)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 335)
    s.tokens[at] = value
    change_61 = value - before
    s.tape.append((11, 335, me, (change_61,), None))
    return

# ---- do_cards_effect_k03, content/tabletop_inc/cards/skills.yaml:3
def do_cards_effect_k03_logged(s, me, this, depth_):
    COVER.add(337)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 337)
    s.tokens[at] = value
    change_62 = value - before
    s.tape.append((12, 337, me, (change_62,), None))
    return

# ---- do_cards_effect_k04, content/tabletop_inc/cards/skills.yaml:4
def do_cards_effect_k04_logged(s, me, this, depth_):
    COVER.add(339)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 339)
    s.tokens[at] = value
    change_63 = value - before
    s.tape.append((11, 339, me, (change_63,), None))
    return

# ---- do_cards_effect_k05, content/tabletop_inc/cards/skills.yaml:5
def do_cards_effect_k05_logged(s, me, this, depth_):
    COVER.add(341)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 341)
    s.tokens[at] = value
    change_64 = value - before
    s.tape.append((12, 341, me, (change_64,), None))
    return

# ---- do_cards_effect_k06, content/tabletop_inc/cards/skills.yaml:6
def do_cards_effect_k06_logged(s, me, this, depth_):
    COVER.add(343)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 343)
    s.tokens[at] = value
    change_65 = value - before
    s.tape.append((11, 343, me, (change_65,), None))
    return

# ---- do_cards_effect_k07, content/tabletop_inc/cards/skills.yaml:7
def do_cards_effect_k07_logged(s, me, this, depth_):
    COVER.add(345)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 345)
    s.points[me] = value
    change_66 = value - before
    s.tape.append((76, 345, me, (change_66,), None))
    return

# ---- do_cards_effect_k08, content/tabletop_inc/cards/skills.yaml:8
def do_cards_effect_k08_logged(s, me, this, depth_):
    COVER.add(347)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 347)
    s.points[me] = value
    change_67 = value - before
    s.tape.append((76, 347, me, (change_67,), None))
    return

# ---- do_cards_effect_k09, content/tabletop_inc/cards/skills.yaml:9
def do_cards_effect_k09_logged(s, me, this, depth_):
    COVER.add(349)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 349)
    s.points[me] = value
    change_68 = value - before
    s.tape.append((76, 349, me, (change_68,), None))
    return

# ---- do_cards_effect_k10, content/tabletop_inc/cards/skills.yaml:10
def do_cards_effect_k10_logged(s, me, this, depth_):
    COVER.add(351)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 351)
    s.tokens[at] = value
    change_69 = value - before
    s.tape.append((11, 351, me, (change_69,), None))
    return

# ---- do_cards_effect_k11, content/tabletop_inc/cards/skills.yaml:11
def do_cards_effect_k11_logged(s, me, this, depth_):
    COVER.add(353)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 353)
    s.tokens[at] = value
    change_70 = value - before
    s.tape.append((11, 353, me, (change_70,), None))
    return

# ---- do_cards_effect_k12, content/tabletop_inc/cards/skills.yaml:12
def do_cards_effect_k12_logged(s, me, this, depth_):
    COVER.add(355)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 355)
    s.tokens[at] = value
    change_71 = value - before
    s.tape.append((11, 355, me, (change_71,), None))
    return

# ---- do_cards_effect_k13, content/tabletop_inc/cards/skills.yaml:13
def do_cards_effect_k13_logged(s, me, this, depth_):
    COVER.add(357)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 357)
    s.tokens[at] = value
    change_72 = value - before
    s.tape.append((12, 357, me, (change_72,), None))
    return

# ---- do_cards_effect_k14, content/tabletop_inc/cards/skills.yaml:14
def do_cards_effect_k14_logged(s, me, this, depth_):
    COVER.add(359)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 359)
    s.tokens[at] = value
    change_73 = value - before
    s.tape.append((12, 359, me, (change_73,), None))
    return

# ---- do_cards_effect_k15, content/tabletop_inc/cards/skills.yaml:15
def do_cards_effect_k15_logged(s, me, this, depth_):
    COVER.add(361)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 361)
    s.tokens[at] = value
    change_74 = value - before
    s.tape.append((12, 361, me, (change_74,), None))
    return

# ---- do_cards_effect_k16, content/tabletop_inc/cards/skills.yaml:16
def do_cards_effect_k16_logged(s, me, this, depth_):
    COVER.add(363)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 363)
    s.tokens[at] = value
    change_75 = value - before
    s.tape.append((10, 363, me, (change_75,), None))
    return

# ---- do_cards_effect_k17, content/tabletop_inc/cards/skills.yaml:17
def do_cards_effect_k17_logged(s, me, this, depth_):
    COVER.add(365)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 365)
    s.tokens[at] = value
    change_76 = value - before
    s.tape.append((10, 365, me, (change_76,), None))
    return

# ---- do_cards_effect_k18, content/tabletop_inc/cards/skills.yaml:18
def do_cards_effect_k18_logged(s, me, this, depth_):
    COVER.add(367)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 367)
    s.tokens[at] = value
    change_77 = value - before
    s.tape.append((10, 367, me, (change_77,), None))
    return

# ---- do_cards_effect_k19, content/tabletop_inc/cards/skills.yaml:19
def do_cards_effect_k19_logged(s, me, this, depth_):
    COVER.add(369)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 369)
    s.tokens[at] = value
    change_78 = value - before
    s.tape.append((6, 369, me, (change_78,), None))
    return

# ---- do_cards_effect_k20, content/tabletop_inc/cards/skills.yaml:20
def do_cards_effect_k20_logged(s, me, this, depth_):
    COVER.add(371)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 371)
    s.tokens[at] = value
    change_79 = value - before
    s.tape.append((6, 371, me, (change_79,), None))
    return

# ---- do_cards_effect_k21, content/tabletop_inc/cards/skills.yaml:21
def do_cards_effect_k21_logged(s, me, this, depth_):
    COVER.add(373)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 373)
    s.tokens[at] = value
    change_80 = value - before
    s.tape.append((4, 373, me, (change_80,), None))
    return

# ---- do_cards_effect_k22, content/tabletop_inc/cards/skills.yaml:22
def do_cards_effect_k22_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_k22_ret = ret
    COVER.add(375)
    return do_flip_one_logged(s, 89, me)  # then do_cards_effect_k22_after_do_flip_one_logged

def do_cards_effect_k22_after_do_flip_one_logged(s, _):  # do_cards_effect_k22, after do_flip_one, content/tabletop_inc/cards/skills.yaml:22
    return s.f_do_cards_effect_k22_ret

# ---- do_cards_effect_k23, content/tabletop_inc/cards/skills.yaml:23
def do_cards_effect_k23_logged(s, me, this, depth_):
    COVER.add(377)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 377)
    s.points[me] = value
    change_81 = value - before
    s.tape.append((76, 377, me, (change_81,), None))
    return

# ---- do_cards_effect_k24, content/tabletop_inc/cards/skills.yaml:24
def do_cards_effect_k24_logged(s, ret, me, this, depth_):
    s.f_do_cards_effect_k24_ret = ret
    COVER.add(379)
    return do_free_action_logged(s, 90, me)  # then do_cards_effect_k24_after_do_free_action_logged

def do_cards_effect_k24_after_do_free_action_logged(s, _):  # do_cards_effect_k24, after do_free_action, content/tabletop_inc/cards/skills.yaml:24
    return s.f_do_cards_effect_k24_ret

# ---- do_cards_effect_s01, content/tabletop_inc/cards/specialists.yaml:6
def do_cards_effect_s01_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s02, content/tabletop_inc/cards/specialists.yaml:12
def do_cards_effect_s02_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s03, content/tabletop_inc/cards/specialists.yaml:18
def do_cards_effect_s03_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s04, content/tabletop_inc/cards/specialists.yaml:24
def do_cards_effect_s04_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s05, content/tabletop_inc/cards/specialists.yaml:30
def do_cards_effect_s05_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s06, content/tabletop_inc/cards/specialists.yaml:36
def do_cards_effect_s06_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s07, content/tabletop_inc/cards/specialists.yaml:42
def do_cards_effect_s07_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s08, content/tabletop_inc/cards/specialists.yaml:49
def do_cards_effect_s08_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s09, content/tabletop_inc/cards/specialists.yaml:57
def do_cards_effect_s09_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s10, content/tabletop_inc/cards/specialists.yaml:63
def do_cards_effect_s10_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s11, content/tabletop_inc/cards/specialists.yaml:69
def do_cards_effect_s11_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s12, content/tabletop_inc/cards/specialists.yaml:75
def do_cards_effect_s12_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s13, content/tabletop_inc/cards/specialists.yaml:81
def do_cards_effect_s13_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_s14, content/tabletop_inc/cards/specialists.yaml:87
def do_cards_effect_s14_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w01, content/tabletop_inc/cards/wow.yaml:5
def do_cards_effect_w01_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w02, content/tabletop_inc/cards/wow.yaml:11
def do_cards_effect_w02_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w03, content/tabletop_inc/cards/wow.yaml:18
def do_cards_effect_w03_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w05, content/tabletop_inc/cards/wow.yaml:28
def do_cards_effect_w05_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w06, content/tabletop_inc/cards/wow.yaml:35
def do_cards_effect_w06_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w07, content/tabletop_inc/cards/wow.yaml:40
def do_cards_effect_w07_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w08, content/tabletop_inc/cards/wow.yaml:46
def do_cards_effect_w08_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w09, content/tabletop_inc/cards/wow.yaml:53
def do_cards_effect_w09_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w10, content/tabletop_inc/cards/wow.yaml:58
def do_cards_effect_w10_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w11, content/tabletop_inc/cards/wow.yaml:63
def do_cards_effect_w11_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w12, content/tabletop_inc/cards/wow.yaml:68
def do_cards_effect_w12_logged(s, me, this, depth_):
    return

# ---- do_cards_effect_w13, content/tabletop_inc/cards/wow.yaml:73
def do_cards_effect_w13_logged(s, me, this, depth_):
    return

# ---- do_use_item, content/tabletop_inc/workers.rules:60
def do_use_item_logged(s, ret, me):
    s.f_do_use_item_ret = ret
    s.f_do_use_item_me = me
    s.tape.append((85, 188, me, (), None))
    COVER.add(189)
    s.player = me
    s.options = options = do_use_item_those(s, me)
    s.option_count = len(options)
    s.pc = 91  # then do_use_item_card_10_logged
    return 0

def do_use_item_card_10_logged(s, card_10):  # do_use_item, after the question card_10, content/tabletop_inc/workers.rules:61
    me = s.f_do_use_item_me
    s.tape.append((18, 189, me, (card_10,), None))
    COVER.add(190)
    moved_20 = (card_10,)
    for card in moved_20:
        leave(s, card, 105)
        put_under_known(s, card, 105)
    s.tape.append((87, 190, me, (len(moved_20), 2,), None))
    COVER.add(191)
    if CAN_CARDS_EFFECT[card_10 - 6](s, me, card_10):
        return DO_CARDS_EFFECT_LOGGED[card_10 - 6](s, 92, me, card_10, 0)  # then do_use_item_after_do_cards_effect_logged
    s.tape.append((94, 191, me, (), None))
    return s.f_do_use_item_ret

def do_use_item_after_do_cards_effect_logged(s, _):  # do_use_item, after do_cards_effect, content/tabletop_inc/workers.rules:63
    return s.f_do_use_item_ret

# ---- do_slot_skill, content/tabletop_inc/workers.rules:65
def do_slot_skill_logged(s, ret, me):
    s.f_do_slot_skill_ret = ret
    s.f_do_slot_skill_me = me
    s.tape.append((95, 409, me, (), None))
    COVER.add(410)
    s.player = me
    s.options = options = s.piles[me + 13]
    s.option_count = len(options)
    s.pc = 93  # then do_slot_skill_card_13_logged
    return 0

def do_slot_skill_card_13_logged(s, card_13):  # do_slot_skill, after the question card_13, content/tabletop_inc/workers.rules:66
    s.f_do_slot_skill_card_13 = card_13
    me = s.f_do_slot_skill_me
    s.tape.append((18, 410, me, (card_13,), 1 << me))
    COVER.add(411)
    s.player = me
    s.options = options = do_slot_skill_those(s, me)
    s.option_count = len(options)
    s.pc = 94  # then do_slot_skill_carrier_logged
    return 0

def do_slot_skill_carrier_logged(s, carrier):  # do_slot_skill, after the question carrier, content/tabletop_inc/workers.rules:67
    me = s.f_do_slot_skill_me
    card_13 = s.f_do_slot_skill_card_13
    s.tape.append((18, 411, me, (carrier,), None))
    COVER.add(412)
    old_7 = s.card_trained[carrier - 6]
    s.card_trained[carrier - 6] = 1
    if OPEN_PLACES[s.loc[carrier]]:
        s.tape.append((97, 412, me, (s.card_trained[carrier - 6], carrier, old_7,), None))
    else:
        s.tape.append((96, 412, me, (s.card_trained[carrier - 6], old_7,), None))
    COVER.add(413)
    moved_24 = (card_13,)
    place = me + 37
    for card in moved_24:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((98, 413, me, (moved_24,), None))
    COVER.add(414)
    if CAN_CARDS_EFFECT[card_13 - 6](s, me, card_13):
        return DO_CARDS_EFFECT_LOGGED[card_13 - 6](s, 95, me, card_13, 0)  # then do_slot_skill_after_do_cards_effect_logged
    s.tape.append((94, 414, me, (), None))
    return s.f_do_slot_skill_ret

def do_slot_skill_after_do_cards_effect_logged(s, _):  # do_slot_skill, after do_cards_effect, content/tabletop_inc/workers.rules:70
    return s.f_do_slot_skill_ret

# ---- do_remove_drawback, content/tabletop_inc/workers.rules:72
def do_remove_drawback_logged(s, me):
    s.tape.append((100, 416, me, (), None))
    COVER.add(417)
    COVER.add(418)
    at = me * 5
    s.tokens[at] -= 1
    s.tape.append((40, 419, me, (1,), None))
    at = me * 5 + 1
    s.tokens[at] -= 1
    s.tape.append((99, 420, me, (1,), None))
    at = me * 5 + 2
    s.tokens[at] -= 1
    s.tape.append((52, 421, me, (1,), None))
    COVER.add(422)
    moved_25 = s.piles[me + 43]
    for card in moved_25:
        put_known(s, card, 0)
    s.tape.append((82, 422, me, (moved_25,), None))
    return

# ---- do_spaces_bonus_at_hsp_1, content/tabletop_inc/tables/spaces.yaml:2
def do_spaces_bonus_at_hsp_1_logged(s, me, this):
    COVER.add(435)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 435)
    s.tokens[at] = value
    change_83 = value - before
    s.tape.append((10, 435, me, (change_83,), None))
    return

# ---- do_spaces_bonus_at_hsp_2, content/tabletop_inc/tables/spaces.yaml:3
def do_spaces_bonus_at_hsp_2_logged(s, me, this):
    COVER.add(437)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 437)
    s.tokens[at] = value
    change_84 = value - before
    s.tape.append((6, 437, me, (change_84,), None))
    return

# ---- do_spaces_bonus_at_plc_2, content/tabletop_inc/tables/spaces.yaml:6
def do_spaces_bonus_at_plc_2_logged(s, me, this):
    COVER.add(439)
    at = me * 5
    before = s.tokens[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 439)
    s.tokens[at] = value
    change_85 = value - before
    s.tape.append((10, 439, me, (change_85,), None))
    return

# ---- do_spaces_bonus_at_trn_2, content/tabletop_inc/tables/spaces.yaml:9
def do_spaces_bonus_at_trn_2_logged(s, me, this):
    COVER.add(441)
    at = me * 5
    before = s.tokens[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 441)
    s.tokens[at] = value
    change_86 = value - before
    s.tape.append((10, 441, me, (change_86,), None))
    return

# ---- do_spaces_bonus_at_hfr_1, content/tabletop_inc/tables/spaces.yaml:11
def do_spaces_bonus_at_hfr_1_logged(s, me, this):
    COVER.add(443)
    at = me * 5 + 1
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 443)
    s.tokens[at] = value
    change_87 = value - before
    s.tape.append((11, 443, me, (change_87,), None))
    return

# ---- do_spaces_bonus_at_hfr_2, content/tabletop_inc/tables/spaces.yaml:12
def do_spaces_bonus_at_hfr_2_logged(s, me, this):
    COVER.add(445)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 445)
    s.tokens[at] = value
    change_88 = value - before
    s.tape.append((4, 445, me, (change_88,), None))
    return

# ---- do_spaces_bonus_at_pts_2, content/tabletop_inc/tables/spaces.yaml:15
def do_spaces_bonus_at_pts_2_logged(s, me, this):
    COVER.add(447)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 447)
    s.tokens[at] = value
    change_89 = value - before
    s.tape.append((4, 447, me, (change_89,), None))
    return

# ---- do_spaces_bonus_at_res_2, content/tabletop_inc/tables/spaces.yaml:18
def do_spaces_bonus_at_res_2_logged(s, me, this):
    COVER.add(449)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 449)
    s.tokens[at] = value
    change_90 = value - before
    s.tape.append((6, 449, me, (change_90,), None))
    return

# ---- do_spaces_bonus_at_mul_2, content/tabletop_inc/tables/spaces.yaml:21
def do_spaces_bonus_at_mul_2_logged(s, me, this):
    COVER.add(451)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 451)
    s.points[me] = value
    change_91 = value - before
    s.tape.append((76, 451, me, (change_91,), None))
    return

# ---- do_spaces_bonus_at_itm_2, content/tabletop_inc/tables/spaces.yaml:24
def do_spaces_bonus_at_itm_2_logged(s, ret, me, this):
    s.f_do_spaces_bonus_at_itm_2_ret = ret
    COVER.add(453)
    return do_flip_one_logged(s, 96, me)  # then do_spaces_bonus_at_itm_2_after_do_flip_one_logged

def do_spaces_bonus_at_itm_2_after_do_flip_one_logged(s, _):  # do_spaces_bonus_at_itm_2, after do_flip_one, content/tabletop_inc/tables/spaces.yaml:24
    return s.f_do_spaces_bonus_at_itm_2_ret

# ---- do_spaces_bonus_at_box_2, content/tabletop_inc/tables/spaces.yaml:27
def do_spaces_bonus_at_box_2_logged(s, me, this):
    COVER.add(455)
    at = me * 5 + 2
    before = s.tokens[at]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 455)
    s.tokens[at] = value
    change_92 = value - before
    s.tape.append((12, 455, me, (change_92,), None))
    return

# ---- do_spaces_bonus_at_cmp_2, content/tabletop_inc/tables/spaces.yaml:30
def do_spaces_bonus_at_cmp_2_logged(s, me, this):
    COVER.add(457)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 457)
    s.tokens[at] = value
    change_93 = value - before
    s.tape.append((6, 457, me, (change_93,), None))
    return

# ---- do_spaces_bonus_at_cmp_3, content/tabletop_inc/tables/spaces.yaml:31
def do_spaces_bonus_at_cmp_3_logged(s, me, this):
    COVER.add(459)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 459)
    s.tokens[at] = value
    change_94 = value - before
    s.tape.append((4, 459, me, (change_94,), None))
    return

# ---- do_spaces_bonus_at_pub_2, content/tabletop_inc/tables/spaces.yaml:37
def do_spaces_bonus_at_pub_2_logged(s, me, this):
    COVER.add(461)
    before = s.points[me]
    value = before + 3
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 461)
    s.points[me] = value
    change_95 = value - before
    s.tape.append((76, 461, me, (change_95,), None))
    return

# ---- do_spaces_bonus_at_awd_2, content/tabletop_inc/tables/spaces.yaml:40
def do_spaces_bonus_at_awd_2_logged(s, me, this):
    COVER.add(463)
    before = s.points[me]
    value = before + 2
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 463)
    s.points[me] = value
    change_96 = value - before
    s.tape.append((76, 463, me, (change_96,), None))
    return

# ---- do_spaces_bonus_at_trd_2, content/tabletop_inc/tables/spaces.yaml:43
def do_spaces_bonus_at_trd_2_logged(s, me, this):
    COVER.add(465)
    at = me * 5
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 465)
    s.tokens[at] = value
    change_97 = value - before
    s.tape.append((10, 465, me, (change_97,), None))
    return

# ---- do_spaces_bonus_at_trd_3, content/tabletop_inc/tables/spaces.yaml:44
def do_spaces_bonus_at_trd_3_logged(s, me, this):
    COVER.add(467)
    at = me * 5 + 4
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 467)
    s.tokens[at] = value
    change_98 = value - before
    s.tape.append((4, 467, me, (change_98,), None))
    return

# ---- do_spaces_bonus_at_obj_2, content/tabletop_inc/tables/spaces.yaml:46
def do_spaces_bonus_at_obj_2_logged(s, ret, me, this):
    s.f_do_spaces_bonus_at_obj_2_ret = ret
    COVER.add(469)
    return do_flip_one_logged(s, 97, me)  # then do_spaces_bonus_at_obj_2_after_do_flip_one_logged

def do_spaces_bonus_at_obj_2_after_do_flip_one_logged(s, _):  # do_spaces_bonus_at_obj_2, after do_flip_one, content/tabletop_inc/tables/spaces.yaml:46
    return s.f_do_spaces_bonus_at_obj_2_ret

# ---- do_spaces_bonus_at_obj_3, content/tabletop_inc/tables/spaces.yaml:47
def do_spaces_bonus_at_obj_3_logged(s, me, this):
    COVER.add(471)
    before = s.points[me]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 471)
    s.points[me] = value
    change_99 = value - before
    s.tape.append((76, 471, me, (change_99,), None))
    return

# ---- do_seen_at, content/tabletop_inc/workers.rules:122
def do_seen_at_logged(s, me, job_1):
    s.tape.append((106, 474, me, (), None))
    COVER.add(475)
    for seat_9 in CLOCKWISE[s.n][s.active]:
        if seat_9 != me and s.automa[seat_9] == 1 and me == s.watched[seat_9]:
            COVER.add(719)
            handler_5_card_24 = do_seen_at_first(s, seat_9, job_1)
            if handler_5_card_24 >= 0:
                COVER.add(720)
                moved_44 = (handler_5_card_24,)
                place = seat_9 + 85
                for card in moved_44:
                    leave(s, card, place)
                    put_known(s, card, place)
                s.tape.append((92, 720, seat_9, (moved_44,), None))
                COVER.add(721)
                before = s.points[seat_9]
                value = before + 1
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 721)
                s.points[seat_9] = value
                change_125 = value - before
                s.tape.append((76, 721, seat_9, (change_125,), None))
        if seat_9 != me and me == s.watched[seat_9]:
            COVER.add(723)
            handler_6_card_25 = do_seen_at_first_(s, seat_9, job_1)
            if handler_6_card_25 >= 0:
                COVER.add(724)
                do_confirm_logged(s, seat_9, handler_6_card_25)
    return

# ---- do_work_at, content/tabletop_inc/workers.rules:33
def do_work_at_logged(s, ret, me, space_1, expert):
    s.f_do_work_at_ret = ret
    s.f_do_work_at_me = me
    s.f_do_work_at_space_1 = space_1
    s.f_do_work_at_expert = expert
    s.tape.append((104, 432, me, (), None))
    COVER.add(433)
    if len(s.space_workers[space_1]) >= 10000:
        raise RuleLimit('the list has become too long', 433)
    s.space_workers[space_1] = s.space_workers[space_1] + (me,)
    s.tape.append((105, 433, me, (me, space_1,), None))
    COVER.add(434)
    return DO_SPACES_BONUS_LOGGED[space_1](s, 98, me, space_1)  # then do_work_at_after_do_spaces_bonus_logged

def do_work_at_after_do_spaces_bonus_logged(s, _):  # do_work_at, after do_spaces_bonus, content/tabletop_inc/workers.rules:35
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    COVER.add(473)
    do_seen_at_logged(s, me, SPACES_JOB[space_1])
    COVER.add(477)
    s.f_do_work_at_offers_2_left = offers_2_left = 10000
    if offers_2_left > 0:
        s.f_do_work_at_offers_2_left = offers_2_left = offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(479)
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            COVER.add(480)
            if SPACES_ELEMENT[space_1] == -1:
                COVER.add(481)
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15_logged
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            COVER.add(482)
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16_logged
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_chosen_3_logged(s, chosen_3):  # do_work_at, after the question chosen_3, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if chosen_3 == -1:
        COVER.add(479)
        s.f_do_work_at_old_at_work = old_at_work = s.at_work
        s.at_work = s.f_do_work_at_expert
        COVER.add(480)
        if SPACES_ELEMENT[space_1] == -1:
            COVER.add(481)
            if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                s.player = me
                s.options = (SPACES_JOB[space_1], -1)
                s.option_count = 2
                s.pc = 102  # then do_work_at_answer_15_logged
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        COVER.add(482)
        if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 104  # then do_work_at_answer_16_logged
            return 0
        s.at_work = old_at_work
        return s.f_do_work_at_ret
    if chosen_3 == 0:
        COVER.add(477)
        return do_use_item_logged(s, 100, me)  # then do_work_at_after_do_use_item_logged
    if chosen_3 == 1:
        COVER.add(477)
        return do_slot_skill_logged(s, 101, me)  # then do_work_at_after_do_slot_skill_logged
    COVER.add(477)
    do_remove_drawback_logged(s, me)
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(479)
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            COVER.add(480)
            if SPACES_ELEMENT[space_1] == -1:
                COVER.add(481)
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15_logged
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            COVER.add(482)
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16_logged
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_after_do_use_item_logged(s, _):  # do_work_at, after do_use_item, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(479)
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            COVER.add(480)
            if SPACES_ELEMENT[space_1] == -1:
                COVER.add(481)
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15_logged
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            COVER.add(482)
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16_logged
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_after_do_slot_skill_logged(s, _):  # do_work_at, after do_slot_skill, content/tabletop_inc/workers.rules:37
    me = s.f_do_work_at_me
    space_1 = s.f_do_work_at_space_1
    if s.f_do_work_at_offers_2_left > 0:
        s.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left - 1
        offered_6 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_6 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(479)
            s.f_do_work_at_old_at_work = old_at_work = s.at_work
            s.at_work = s.f_do_work_at_expert
            COVER.add(480)
            if SPACES_ELEMENT[space_1] == -1:
                COVER.add(481)
                if s.automa[me] == 0 and CAN_JOBS_ACTION[SPACES_JOB[space_1]](s, me, SPACES_JOB[space_1]):
                    s.player = me
                    s.options = (SPACES_JOB[space_1], -1)
                    s.option_count = 2
                    s.pc = 102  # then do_work_at_answer_15_logged
                    return 0
                s.at_work = old_at_work
                return s.f_do_work_at_ret
            COVER.add(482)
            if s.automa[me] == 0 and can_raise(s, me, SPACES_ELEMENT[space_1]):
                s.player = me
                s.options = (1, 0)
                s.option_count = 2
                s.pc = 104  # then do_work_at_answer_16_logged
                return 0
            s.at_work = old_at_work
            return s.f_do_work_at_ret
        s.player = me
        s.options = options = offered_6 + (-1,)
        s.option_count = len(options)
        s.pc = 99  # then do_work_at_chosen_3_logged
        return 0
    raise RuleLimit('this is repeated too often', 477)

def do_work_at_answer_15_logged(s, answer_15):  # do_work_at, after the question answer_15, content/tabletop_inc/workers.rules:39
    if answer_15 >= 0:
        return DO_JOBS_ACTION_LOGGED[SPACES_JOB[s.f_do_work_at_space_1]](s, 103, s.f_do_work_at_me, SPACES_JOB[s.f_do_work_at_space_1])  # then do_work_at_after_do_jobs_action_logged
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_after_do_jobs_action_logged(s, _):  # do_work_at, after do_jobs_action, content/tabletop_inc/workers.rules:39
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_answer_16_logged(s, answer_16):  # do_work_at, after the question answer_16, content/tabletop_inc/workers.rules:40
    if answer_16:
        return do_upgrade_part_logged(s, 105, s.f_do_work_at_me, SPACES_ELEMENT[s.f_do_work_at_space_1])  # then do_work_at_after_do_upgrade_part_logged
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

def do_work_at_after_do_upgrade_part_logged(s, _):  # do_work_at, after do_upgrade_part, content/tabletop_inc/workers.rules:40
    s.at_work = s.f_do_work_at_old_at_work
    return s.f_do_work_at_ret

# ---- do_use_helper, content/tabletop_inc/workers.rules:42
def do_use_helper_logged(s, ret, me, helper_1):
    s.f_do_use_helper_ret = ret
    s.tape.append((109, 502, me, (), None))
    COVER.add(503)
    old_9 = s.card_occupied[helper_1 - 6]
    s.card_occupied[helper_1 - 6] = 1
    if OPEN_PLACES[s.loc[helper_1]]:
        s.tape.append((111, 503, me, (s.card_occupied[helper_1 - 6], helper_1, old_9,), None))
    else:
        s.tape.append((110, 503, me, (s.card_occupied[helper_1 - 6], old_9,), None))
    COVER.add(504)
    if CAN_CARDS_EFFECT[helper_1 - 6](s, me, helper_1):
        return DO_CARDS_EFFECT_LOGGED[helper_1 - 6](s, 106, me, helper_1, 0)  # then do_use_helper_after_do_cards_effect_logged
    s.tape.append((94, 504, me, (), None))
    return s.f_do_use_helper_ret

def do_use_helper_after_do_cards_effect_logged(s, _):  # do_use_helper, after do_cards_effect, content/tabletop_inc/workers.rules:44
    return s.f_do_use_helper_ret

# ---- do_take_back, content/tabletop_inc/workers.rules:91
def do_take_back_logged(s, me):
    s.tape.append((114, 521, me, (), None))
    COVER.add(522)
    for space_3 in ALL_SPACES:
        COVER.add(523)
        s.space_workers[space_3] = do_take_back_those(s, space_3, me)
        s.tape.append((115, 523, me, (me, space_3,), None))
    COVER.add(524)
    old_11 = s.mumans[me]
    s.mumans[me] = 4
    s.tape.append((116, 524, me, (s.mumans[me], old_11,), None))
    COVER.add(525)
    for card_14 in s.piles[me + 31]:
        COVER.add(526)
        old_12 = s.card_occupied[card_14 - 6]
        s.card_occupied[card_14 - 6] = 0
        if OPEN_PLACES[s.loc[card_14]]:
            s.tape.append((111, 526, me, (s.card_occupied[card_14 - 6], card_14, old_12,), None))
        else:
            s.tape.append((110, 526, me, (s.card_occupied[card_14 - 6], old_12,), None))
        COVER.add(527)
        if CARDS_KIND[card_14 - 6] == 0:
            COVER.add(528)
            old_13 = s.card_ready[card_14 - 6]
            s.card_ready[card_14 - 6] = 1
            if OPEN_PLACES[s.loc[card_14]]:
                s.tape.append((36, 528, me, (s.card_ready[card_14 - 6], card_14, old_13,), None))
            else:
                s.tape.append((35, 528, me, (s.card_ready[card_14 - 6], old_13,), None))
    return

# ---- do_ring_bonus_10, content/tabletop_inc/tables/ring.yaml:1
def do_ring_bonus_10_logged(s, me, this):
    COVER.add(539)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 539)
    s.tokens[at] = value
    change_102 = value - before
    s.tape.append((6, 539, me, (change_102,), None))
    return

# ---- do_ring_bonus_20, content/tabletop_inc/tables/ring.yaml:2
def do_ring_bonus_20_logged(s, me, this):
    COVER.add(541)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 541)
    s.tokens[at] = value
    change_103 = value - before
    s.tape.append((6, 541, me, (change_103,), None))
    return

# ---- do_ring_bonus_30, content/tabletop_inc/tables/ring.yaml:3
def do_ring_bonus_30_logged(s, me, this):
    COVER.add(543)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 543)
    s.tokens[at] = value
    change_104 = value - before
    s.tape.append((6, 543, me, (change_104,), None))
    return

# ---- do_ring_bonus_40, content/tabletop_inc/tables/ring.yaml:4
def do_ring_bonus_40_logged(s, me, this):
    COVER.add(545)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 545)
    s.tokens[at] = value
    change_105 = value - before
    s.tape.append((6, 545, me, (change_105,), None))
    return

# ---- do_ring_bonus_50, content/tabletop_inc/tables/ring.yaml:5
def do_ring_bonus_50_logged(s, me, this):
    COVER.add(547)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 547)
    s.tokens[at] = value
    change_106 = value - before
    s.tape.append((6, 547, me, (change_106,), None))
    return

# ---- do_ring_bonus_60, content/tabletop_inc/tables/ring.yaml:6
def do_ring_bonus_60_logged(s, me, this):
    COVER.add(549)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 549)
    s.tokens[at] = value
    change_107 = value - before
    s.tape.append((6, 549, me, (change_107,), None))
    return

# ---- do_ring_bonus_70, content/tabletop_inc/tables/ring.yaml:7
def do_ring_bonus_70_logged(s, me, this):
    COVER.add(551)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 551)
    s.tokens[at] = value
    change_108 = value - before
    s.tape.append((6, 551, me, (change_108,), None))
    return

# ---- do_ring_bonus_80, content/tabletop_inc/tables/ring.yaml:8
def do_ring_bonus_80_logged(s, me, this):
    COVER.add(553)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 553)
    s.tokens[at] = value
    change_109 = value - before
    s.tape.append((6, 553, me, (change_109,), None))
    return

# ---- do_ring_bonus_90, content/tabletop_inc/tables/ring.yaml:9
def do_ring_bonus_90_logged(s, me, this):
    COVER.add(555)
    at = me * 5 + 3
    before = s.tokens[at]
    value = before + 1
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 555)
    s.tokens[at] = value
    change_110 = value - before
    s.tape.append((6, 555, me, (change_110,), None))
    return

# ---- do_ring_bonus_5, content/tabletop_inc/tables/ring.yaml:10
def do_ring_bonus_5_logged(s, ret, me, this):
    s.f_do_ring_bonus_5_ret = ret
    COVER.add(557)
    return do_free_action_logged(s, 107, me)  # then do_ring_bonus_5_after_do_free_action_logged

def do_ring_bonus_5_after_do_free_action_logged(s, _):  # do_ring_bonus_5, after do_free_action, content/tabletop_inc/tables/ring.yaml:10
    return s.f_do_ring_bonus_5_ret

# ---- do_ring_bonus_25, content/tabletop_inc/tables/ring.yaml:11
def do_ring_bonus_25_logged(s, ret, me, this):
    s.f_do_ring_bonus_25_ret = ret
    COVER.add(559)
    return do_free_action_logged(s, 108, me)  # then do_ring_bonus_25_after_do_free_action_logged

def do_ring_bonus_25_after_do_free_action_logged(s, _):  # do_ring_bonus_25, after do_free_action, content/tabletop_inc/tables/ring.yaml:11
    return s.f_do_ring_bonus_25_ret

# ---- do_ring_bonus_45, content/tabletop_inc/tables/ring.yaml:12
def do_ring_bonus_45_logged(s, ret, me, this):
    s.f_do_ring_bonus_45_ret = ret
    COVER.add(561)
    return do_free_action_logged(s, 109, me)  # then do_ring_bonus_45_after_do_free_action_logged

def do_ring_bonus_45_after_do_free_action_logged(s, _):  # do_ring_bonus_45, after do_free_action, content/tabletop_inc/tables/ring.yaml:12
    return s.f_do_ring_bonus_45_ret

# ---- do_ring_bonus_65, content/tabletop_inc/tables/ring.yaml:13
def do_ring_bonus_65_logged(s, ret, me, this):
    s.f_do_ring_bonus_65_ret = ret
    COVER.add(563)
    return do_free_action_logged(s, 110, me)  # then do_ring_bonus_65_after_do_free_action_logged

def do_ring_bonus_65_after_do_free_action_logged(s, _):  # do_ring_bonus_65, after do_free_action, content/tabletop_inc/tables/ring.yaml:13
    return s.f_do_ring_bonus_65_ret

# ---- do_ring_bonus_85, content/tabletop_inc/tables/ring.yaml:14
def do_ring_bonus_85_logged(s, ret, me, this):
    s.f_do_ring_bonus_85_ret = ret
    COVER.add(565)
    return do_free_action_logged(s, 111, me)  # then do_ring_bonus_85_after_do_free_action_logged

def do_ring_bonus_85_after_do_free_action_logged(s, _):  # do_ring_bonus_85, after do_free_action, content/tabletop_inc/tables/ring.yaml:14
    return s.f_do_ring_bonus_85_ret

# ---- do_turn_hourglass, content/tabletop_inc/workers.rules:98
def do_turn_hourglass_logged(s, ret, me):
    s.f_do_turn_hourglass_ret = ret
    s.f_do_turn_hourglass_me = me
    s.tape.append((117, 533, me, (), None))
    COVER.add(534)
    before = s.hourglass
    value = before - 1
    if value < 0:
        value = 0
    s.hourglass = value
    change_101 = value - before
    s.tape.append((118, 534, me, (0 - change_101,), None))
    COVER.add(535)
    s.f_do_turn_hourglass_each_12_i = 0
    return do_turn_hourglass_each_12_logged(s)

def do_turn_hourglass_after_do_ring_bonus_logged(s, _):  # do_turn_hourglass, after do_ring_bonus, content/tabletop_inc/workers.rules:106
    return do_turn_hourglass_each_12_logged(s)

def do_turn_hourglass_each_12_logged(s):  # do_turn_hourglass, rest, content/tabletop_inc/workers.rules:100
    each_12_i = s.f_do_turn_hourglass_each_12_i
    me = s.f_do_turn_hourglass_me
    while True:
        if each_12_i >= len(ALL_RING):
            break
        mark = ALL_RING[each_12_i]
        s.f_do_turn_hourglass_each_12_i = each_12_i = each_12_i + 1
        if RING_SPACE[mark] == s.hourglass:
            COVER.add(536)
            if can_cross(s, me, mark):
                if not (me == me and s.automa[me] == 1):
                    s.tape.append((119, 537, me, (), None))
                    COVER.add(538)
                    return DO_RING_BONUS_LOGGED[mark](s, 112, me, mark)  # then do_turn_hourglass_after_do_ring_bonus_logged
                if me == me and s.automa[me] == 1:
                    COVER.add(567)
            else:
                s.tape.append((120, 536, me, (), None))
    COVER.add(571)
    if s.hourglass == 0:
        COVER.add(572)
        before = s.points[me]
        value = before + 5
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 572)
        s.points[me] = value
        change_111 = value - before
        s.tape.append((76, 572, me, (change_111,), None))
        COVER.add(573)
        old_14 = s.trigger
        s.trigger = me
        s.tape.append((121, 573, me, (s.trigger, old_14,), None))
    return s.f_do_turn_hourglass_ret

# ---- do_collect, content/tabletop_inc/workers.rules:79
def do_collect_logged(s, ret, me):
    s.f_do_collect_ret = ret
    s.f_do_collect_me = me
    if me == me and s.automa[me] == 1:
        if me == me and s.automa[me] == 1:
            COVER.add(588)
            moved_29 = s.piles[me + 97]
            place = me + 73
            for card in moved_29:
                put_known(s, card, place)
            s.tape.append((75, 588, me, (len(moved_29),), None))
            s.tape.append((74, 588, me, (moved_29,), 1 << me))
            COVER.add(589)
            moved_30 = s.piles[me + 85]
            place = me + 73
            for card in moved_30:
                put_known(s, card, place)
            s.tape.append((75, 589, me, (len(moved_30),), None))
            s.tape.append((74, 589, me, (moved_30,), 1 << me))
            COVER.add(590)
            steps_1 = d_placed(s, me)
            COVER.add(591)
            do_take_back_logged(s, me)
            COVER.add(592)
            s.f_do_collect_repeat_13_i = repeat_13_i = 1
            s.f_do_collect_repeat_13_last = repeat_13_last = min(9, steps_1)
            while True:
                if repeat_13_i > repeat_13_last:
                    break
                turn_18 = repeat_13_i
                s.f_do_collect_repeat_13_i = repeat_13_i = repeat_13_i + 1
                COVER.add(593)
                if s.trigger == -1:
                    COVER.add(594)
                    return do_turn_hourglass_logged(s, 113, me)  # then do_collect_after_do_turn_hourglass_logged
            COVER.add(595)
            pool_1 = do_collect_those(s)
            if len(pool_1) <= 0:
                raise RuleLimit('there is nothing to pick', 595)
            items = pool_1
            if s.explicit:
                return await_pick(s, items, 114)  # then do_collect_about_1_logged
            about_1 = items[draw(s, len(items))]
            COVER.add(596)
            old_16 = s.watched[me]
            s.watched[me] = about_1
            s.tape.append((124, 596, me, (s.watched[me], old_16,), None))
            COVER.add(597)
            shuffle(s, me + 73)
            COVER.add(598)
            s.f_do_collect_drawing_5_i = drawing_5_i = 1
            s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
            if drawing_5_i <= drawing_5_last:
                turn_19 = drawing_5_i
                s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
                if not s.piles[me + 73]:
                    return do_collect_end_logged(s)
                place = me + 73
                if s.explicit and undecided(s, place):
                    return await_top(s, place, 115)  # then do_collect_card_15_logged
                return do_collect_card_15_logged(s, s.piles[place][-1])
            return do_collect_end_logged(s)
        return s.f_do_collect_ret
    s.tape.append((113, 515, me, (), None))
    COVER.add(516)
    COVER.add(517)
    moved_26 = s.piles[me + 79]
    place = me + 73
    for card in moved_26:
        put_known(s, card, place)
    s.tape.append((75, 517, me, (len(moved_26),), None))
    s.tape.append((74, 517, me, (moved_26,), 1 << me))
    COVER.add(518)
    moved_27 = s.piles[me + 85]
    place = me + 73
    for card in moved_27:
        put_known(s, card, place)
    s.tape.append((75, 518, me, (len(moved_27),), None))
    s.tape.append((74, 518, me, (moved_27,), 1 << me))
    COVER.add(519)
    steps_ = d_placed(s, me)
    COVER.add(520)
    do_take_back_logged(s, me)
    COVER.add(530)
    s.f_do_collect_repeat_12_i = repeat_12_i = 1
    s.f_do_collect_repeat_12_last = repeat_12_last = min(9, steps_)
    while True:
        if repeat_12_i > repeat_12_last:
            COVER.add(575)
            s.f_do_collect_offers_3_left = offers_3_left = 10000
            if offers_3_left > 0:
                s.f_do_collect_offers_3_left = offers_3_left = offers_3_left - 1
                offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
                if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
                    COVER.add(577)
                    offered_8 = do_collect_those_(s, me)
                    if s.automa[me] == 0 and offered_8:
                        s.player = me
                        s.options = options = offered_8 + (-1,)
                        s.option_count = len(options)
                        s.pc = 120  # then do_collect_n_3_logged
                        return 0
                    return do_collect_end_logged(s)
                s.player = me
                s.options = options = offered_7 + (-1,)
                s.option_count = len(options)
                s.pc = 117  # then do_collect_chosen_4_logged
                return 0
            raise RuleLimit('this is repeated too often', 575)
        turn_17 = repeat_12_i
        s.f_do_collect_repeat_12_i = repeat_12_i = repeat_12_i + 1
        COVER.add(531)
        if s.trigger == -1:
            COVER.add(532)
            return do_turn_hourglass_logged(s, 116, me)  # then do_collect_after_do_turn_hourglass_logged_

def do_collect_after_do_turn_hourglass_logged(s, _):  # do_collect, after do_turn_hourglass, content/tabletop_inc/bots.rules:24
    repeat_13_i = s.f_do_collect_repeat_13_i
    me = s.f_do_collect_me
    while True:
        if repeat_13_i > s.f_do_collect_repeat_13_last:
            break
        turn_18 = repeat_13_i
        s.f_do_collect_repeat_13_i = repeat_13_i = repeat_13_i + 1
        COVER.add(593)
        if s.trigger == -1:
            COVER.add(594)
            return do_turn_hourglass_logged(s, 113, me)  # then do_collect_after_do_turn_hourglass_logged
    COVER.add(595)
    pool_1 = do_collect_those(s)
    if len(pool_1) <= 0:
        raise RuleLimit('there is nothing to pick', 595)
    items = pool_1
    if s.explicit:
        return await_pick(s, items, 114)  # then do_collect_about_1_logged
    about_1 = items[draw(s, len(items))]
    COVER.add(596)
    old_16 = s.watched[me]
    s.watched[me] = about_1
    s.tape.append((124, 596, me, (s.watched[me], old_16,), None))
    COVER.add(597)
    shuffle(s, me + 73)
    COVER.add(598)
    s.f_do_collect_drawing_5_i = drawing_5_i = 1
    s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
    if drawing_5_i <= drawing_5_last:
        turn_19 = drawing_5_i
        s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
        if not s.piles[me + 73]:
            return do_collect_end_logged(s)
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15_logged
        return do_collect_card_15_logged(s, s.piles[place][-1])
    return do_collect_end_logged(s)

def do_collect_about_1_logged(s, about_1):  # do_collect, after the draw about_1, content/tabletop_inc/bots.rules:25
    me = s.f_do_collect_me
    COVER.add(596)
    old_16 = s.watched[me]
    s.watched[me] = about_1
    s.tape.append((124, 596, me, (s.watched[me], old_16,), None))
    COVER.add(597)
    shuffle(s, me + 73)
    COVER.add(598)
    s.f_do_collect_drawing_5_i = drawing_5_i = 1
    s.f_do_collect_drawing_5_last = drawing_5_last = 1 if s.difficulty == 0 else 2 if s.difficulty == 1 else 3 if s.difficulty == 2 else 4
    if drawing_5_i <= drawing_5_last:
        turn_19 = drawing_5_i
        s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
        if not s.piles[me + 73]:
            return s.f_do_collect_ret
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15_logged
        card_15 = s.piles[place][-1]
        moved_31 = (card_15,)
        place = me + 97
        for card in moved_31:
            put_known(s, card, place)
        s.tape.append((38, 598, me, (moved_31,), None))
        return 172  # do_collect_drawing_5_logged
    return s.f_do_collect_ret

def do_collect_drawing_5_logged(s, _):  # do_collect, loop, content/tabletop_inc/bots.rules:28
    drawing_5_i = s.f_do_collect_drawing_5_i
    me = s.f_do_collect_me
    if drawing_5_i <= s.f_do_collect_drawing_5_last:
        turn_19 = drawing_5_i
        s.f_do_collect_drawing_5_i = drawing_5_i = drawing_5_i + 1
        if not s.piles[me + 73]:
            return s.f_do_collect_ret
        place = me + 73
        if s.explicit and undecided(s, place):
            return await_top(s, place, 115)  # then do_collect_card_15_logged
        card_15 = s.piles[place][-1]
        moved_31 = (card_15,)
        place = me + 97
        for card in moved_31:
            put_known(s, card, place)
        s.tape.append((38, 598, me, (moved_31,), None))
        return 172  # do_collect_drawing_5_logged
    return s.f_do_collect_ret

def do_collect_card_15_logged(s, card_15):  # do_collect, after the card card_15, content/tabletop_inc/bots.rules:28
    if s.explicit:
        settle(s, card_15)
    moved_31 = (card_15,)
    place = s.f_do_collect_me + 97
    for card in moved_31:
        put_known(s, card, place)
    s.tape.append((38, 598, s.f_do_collect_me, (moved_31,), None))
    return 172  # do_collect_drawing_5_logged

def do_collect_after_do_turn_hourglass_logged_(s, _):  # do_collect, after do_turn_hourglass, content/tabletop_inc/workers.rules:86
    repeat_12_i = s.f_do_collect_repeat_12_i
    me = s.f_do_collect_me
    while True:
        if repeat_12_i > s.f_do_collect_repeat_12_last:
            COVER.add(575)
            s.f_do_collect_offers_3_left = offers_3_left = 10000
            if offers_3_left > 0:
                s.f_do_collect_offers_3_left = offers_3_left = offers_3_left - 1
                offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
                if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
                    COVER.add(577)
                    offered_8 = do_collect_those_(s, me)
                    if s.automa[me] == 0 and offered_8:
                        s.player = me
                        s.options = options = offered_8 + (-1,)
                        s.option_count = len(options)
                        s.pc = 120  # then do_collect_n_3_logged
                        return 0
                    return do_collect_end_logged(s)
                s.player = me
                s.options = options = offered_7 + (-1,)
                s.option_count = len(options)
                s.pc = 117  # then do_collect_chosen_4_logged
                return 0
            raise RuleLimit('this is repeated too often', 575)
        turn_17 = repeat_12_i
        s.f_do_collect_repeat_12_i = repeat_12_i = repeat_12_i + 1
        COVER.add(531)
        if s.trigger == -1:
            COVER.add(532)
            return do_turn_hourglass_logged(s, 116, me)  # then do_collect_after_do_turn_hourglass_logged_

def do_collect_chosen_4_logged(s, chosen_4):  # do_collect, after the question chosen_4, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if chosen_4 == -1:
        COVER.add(577)
        offered_8 = do_collect_those_(s, me)
        if s.automa[me] == 0 and offered_8:
            s.player = me
            s.options = options = offered_8 + (-1,)
            s.option_count = len(options)
            s.pc = 120  # then do_collect_n_3_logged
            return 0
        return s.f_do_collect_ret
    if chosen_4 == 0:
        COVER.add(575)
        return do_use_item_logged(s, 118, me)  # then do_collect_after_do_use_item_logged
    if chosen_4 == 1:
        COVER.add(575)
        return do_slot_skill_logged(s, 119, me)  # then do_collect_after_do_slot_skill_logged
    COVER.add(575)
    do_remove_drawback_logged(s, me)
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(577)
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3_logged
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_after_do_use_item_logged(s, _):  # do_collect, after do_use_item, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(577)
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3_logged
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_after_do_slot_skill_logged(s, _):  # do_collect, after do_slot_skill, content/tabletop_inc/workers.rules:87
    me = s.f_do_collect_me
    if s.f_do_collect_offers_3_left > 0:
        s.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left - 1
        offered_7 = ((0,) if can_use_item(s, me) else ()) + ((1,) if can_slot_skill(s, me) else ()) + ((2,) if can_remove_drawback(s, me) else ())
        if not offered_7 and not s.piles[me + 13] or s.automa[me] > 0:
            COVER.add(577)
            offered_8 = do_collect_those_(s, me)
            if s.automa[me] == 0 and offered_8:
                s.player = me
                s.options = options = offered_8 + (-1,)
                s.option_count = len(options)
                s.pc = 120  # then do_collect_n_3_logged
                return 0
            return s.f_do_collect_ret
        s.player = me
        s.options = options = offered_7 + (-1,)
        s.option_count = len(options)
        s.pc = 117  # then do_collect_chosen_4_logged
        return 0
    raise RuleLimit('this is repeated too often', 575)

def do_collect_n_3_logged(s, n_3):  # do_collect, after the question n_3, content/tabletop_inc/workers.rules:88
    s.f_do_collect_n_3 = n_3
    me = s.f_do_collect_me
    if n_3 >= 0:
        COVER.add(579)
        s.tape.append((123, 578, me, (), None))
        COVER.add(580)
        COVER.add(581)
        s.player = me
        s.options = options = do_collect_those_2(s, me, n_3)
        s.option_count = len(options)
        s.pc = 121  # then do_collect_do_predict_about_logged
        return 0
    return s.f_do_collect_ret

def do_collect_do_predict_about_logged(s, do_predict_about):  # do_collect, after the question do_predict_about, content/tabletop_inc/workers.rules:112
    s.f_do_collect_do_predict_about = do_predict_about
    s.tape.append((122, 581, s.f_do_collect_me, (do_predict_about,), None))
    COVER.add(582)
    s.f_do_collect_candidates_2 = candidates_2 = s.piles[s.f_do_collect_me + 73]
    s.f_do_collect_left_2 = left_2 = candidates_2
    s.f_do_collect_guesses_1 = ()
    s.f_do_collect_wanted_2 = min(len(left_2), s.f_do_collect_n_3)
    s.f_do_collect_many_2_left = 10000
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged_(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged_2(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged_3(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged_4(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_pick_2_logged_5(s, pick_2):  # do_collect, after the question pick_2, content/tabletop_inc/workers.rules:113
    left_2 = s.f_do_collect_left_2
    s.f_do_collect_guesses_1 = do_collect_those_3(s, s.f_do_collect_guesses_1, pick_2, s.f_do_collect_candidates_2)
    s.f_do_collect_left_2 = left_2 = left_2[:index_of(left_2, pick_2)] + left_2[index_of(left_2, pick_2) + 1:]
    s.f_do_collect_wanted_2 = s.f_do_collect_wanted_2 - 1
    if s.f_do_collect_wanted_2 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return do_collect_many_2_logged(s)

def do_collect_many_2_logged(s):  # do_collect, rest, content/tabletop_inc/workers.rules:113
    me = s.f_do_collect_me
    do_predict_about = s.f_do_collect_do_predict_about
    left_2 = s.f_do_collect_left_2
    if s.f_do_collect_many_2_left > 0:
        s.f_do_collect_many_2_left = s.f_do_collect_many_2_left - 1
        if s.f_do_collect_wanted_2 <= 0:
            COVER.add(583)
            price_13 = s.f_do_collect_n_3
            if price_13 > 0:
                at = me * 5 + 3
                value = s.tokens[at] + (0 - price_13)
                if value > 9007199254740992:
                    raise RuleLimit('a number became too large', 584)
                s.tokens[at] = value
                s.tape.append((54, 584, me, (price_13,), None))
            COVER.add(585)
            old_15 = s.watched[me]
            s.watched[me] = do_predict_about
            s.tape.append((124, 585, me, (s.watched[me], old_15,), None))
            COVER.add(586)
            moved_28 = s.f_do_collect_guesses_1
            place = me + 79
            for card in moved_28:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((126, 586, me, (len(moved_28),), None))
            s.tape.append((125, 586, me, (moved_28,), 1 << me))
            return s.f_do_collect_ret
        if do_predict_about == 0:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 122  # then do_collect_pick_2_logged
            return 0
        if do_predict_about == 1:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 123  # then do_collect_pick_2_logged_
            return 0
        if do_predict_about == 2:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 124  # then do_collect_pick_2_logged_2
            return 0
        if do_predict_about == 3:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 125  # then do_collect_pick_2_logged_3
            return 0
        if do_predict_about == 4:
            s.player = me
            s.options = options = left_2
            s.option_count = len(options)
            s.pc = 126  # then do_collect_pick_2_logged_4
            return 0
        s.player = me
        s.options = options = left_2
        s.option_count = len(options)
        s.pc = 127  # then do_collect_pick_2_logged_5
        return 0
    raise RuleLimit('this is repeated too often', 582)

def do_collect_end_logged(s):  # do_collect, rest, content/tabletop_inc/workers.rules:79
    return s.f_do_collect_ret

# ---- do_zaps_adjust_z01, content/tabletop_inc/tables/zap.yaml:1
def do_zaps_adjust_z01_logged(s, ret, me, this):
    s.f_do_zaps_adjust_z01_ret = ret
    s.f_do_zaps_adjust_z01_me = me
    COVER.add(616)
    s.tape.append((129, 615, me, (), None))
    COVER.add(617)
    if not s.piles[93]:
        COVER.add(618)
        moved_34 = s.piles[me + 25]
        for card in moved_34:
            put_known(s, card, 0)
        s.tape.append((82, 618, me, (moved_34,), None))
        COVER.add(619)
        shuffle(s, 93)
        return s.f_do_zaps_adjust_z01_ret
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 128)  # then do_zaps_adjust_z01_card_17_logged
    card_17 = s.piles[93][-1]
    moved_33 = (card_17,)
    place = me + 25
    for card in moved_33:
        put_known(s, card, place)
    s.tape.append((39, 617, me, (len(moved_33),), None))
    s.tape.append((38, 617, me, (moved_33,), 1 << me))
    COVER.add(618)
    moved_34 = s.piles[me + 25]
    for card in moved_34:
        put_known(s, card, 0)
    s.tape.append((82, 618, me, (moved_34,), None))
    COVER.add(619)
    shuffle(s, 93)
    return s.f_do_zaps_adjust_z01_ret

def do_zaps_adjust_z01_card_17_logged(s, card_17):  # do_zaps_adjust_z01, after the card card_17, content/tabletop_inc/bots.rules:36
    if s.explicit:
        settle(s, card_17)
    me = s.f_do_zaps_adjust_z01_me
    moved_33 = (card_17,)
    place = me + 25
    for card in moved_33:
        put_known(s, card, place)
    s.tape.append((39, 617, me, (len(moved_33),), None))
    s.tape.append((38, 617, me, (moved_33,), 1 << me))
    COVER.add(618)
    moved_34 = s.piles[me + 25]
    for card in moved_34:
        put_known(s, card, 0)
    s.tape.append((82, 618, me, (moved_34,), None))
    COVER.add(619)
    shuffle(s, 93)
    return s.f_do_zaps_adjust_z01_ret

# ---- do_zaps_adjust_z03, content/tabletop_inc/tables/zap.yaml:3
def do_zaps_adjust_z03_logged(s, me, this):
    COVER.add(623)
    s.tape.append((130, 622, me, (), None))
    COVER.add(624)
    if s.shelf[0] > 0 or s.shelf[1] > 0 or s.shelf[2] > 0:
        COVER.add(625)
        wanted_3 = min(3, do_zaps_adjust_z03_highest(s, me) + 1)
        COVER.add(626)
        do_drop_award_n_7 = do_zaps_adjust_z03_first(s, wanted_3)
        if do_drop_award_n_7 < 0:
            raise RuleLimit('there is nothing to pick', 626)
        COVER.add(627)
        at = do_drop_award_n_7 - 1
        before = s.shelf[at]
        value = before - 1
        s.shelf[at] = value
        change_114 = value - before
        s.tape.append((69, 627, me, (0 - change_114, do_drop_award_n_7,), None))
        COVER.add(628)
        at = me * 3 + do_drop_award_n_7 - 1
        before = s.awards[at]
        value = before + 1
        if value > 9:
            value = 9
        s.awards[at] = value
        change_115 = value - before
        s.tape.append((70, 628, me, (change_115, do_drop_award_n_7,), None))
    return

# ---- do_redeal, content/tabletop_inc/bots.rules:49
def do_redeal_logged(s, ret, me, track_2):
    s.f_do_redeal_ret = ret
    s.tape.append((131, 631, me, (), None))
    COVER.add(633)
    for card_18 in s.piles[track_2 + 106]:
        COVER.add(634)
        for kind_10 in ALL_RESOURCE:
            COVER.add(635)
            old_17 = s.card_laid[card_18 * 5 + kind_10 - 30]
            s.card_laid[card_18 * 5 + kind_10 - 30] = 0
            if OPEN_PLACES[s.loc[card_18]]:
                s.tape.append((22, 635, me, (s.card_laid[card_18 * 5 + kind_10 - 30], kind_10, card_18, old_17,), None))
            else:
                s.tape.append((21, 635, me, (s.card_laid[card_18 * 5 + kind_10 - 30], kind_10, old_17,), None))
    COVER.add(636)
    moved_35 = s.piles[track_2 + 106]
    place = track_2 + 103
    for card in moved_35:
        put_known(s, card, place)
    s.tape.append((87, 636, me, (len(moved_35), track_2,), None))
    COVER.add(637)
    shuffle(s, track_2 + 103)
    COVER.add(638)
    return do_deal_logged(s, 129, me, track_2)  # then do_redeal_after_do_deal_logged

def do_redeal_after_do_deal_logged(s, _):  # do_redeal, after do_deal, content/tabletop_inc/bots.rules:54
    return s.f_do_redeal_ret

# ---- do_zaps_adjust_z07, content/tabletop_inc/tables/zap.yaml:7
def do_zaps_adjust_z07_logged(s, ret, me, this):
    s.f_do_zaps_adjust_z07_ret = ret
    COVER.add(632)
    return do_redeal_logged(s, 130, me, 0)  # then do_zaps_adjust_z07_after_do_redeal_logged

def do_zaps_adjust_z07_after_do_redeal_logged(s, _):  # do_zaps_adjust_z07, after do_redeal, content/tabletop_inc/tables/zap.yaml:7
    return s.f_do_zaps_adjust_z07_ret

# ---- do_zaps_adjust_z08, content/tabletop_inc/tables/zap.yaml:8
def do_zaps_adjust_z08_logged(s, ret, me, this):
    s.f_do_zaps_adjust_z08_ret = ret
    COVER.add(641)
    return do_redeal_logged(s, 131, me, 1)  # then do_zaps_adjust_z08_after_do_redeal_logged

def do_zaps_adjust_z08_after_do_redeal_logged(s, _):  # do_zaps_adjust_z08, after do_redeal, content/tabletop_inc/tables/zap.yaml:8
    return s.f_do_zaps_adjust_z08_ret

# ---- do_zaps_adjust_z10, content/tabletop_inc/tables/zap.yaml:10
def do_zaps_adjust_z10_logged(s, ret, me, this):
    s.f_do_zaps_adjust_z10_ret = ret
    s.f_do_zaps_adjust_z10_me = me
    COVER.add(644)
    s.tape.append((132, 643, me, (), None))
    COVER.add(645)
    if not s.piles[92]:
        COVER.add(646)
        moved_37 = s.piles[me + 19]
        for card in moved_37:
            put_known(s, card, 0)
        s.tape.append((82, 646, me, (moved_37,), None))
        COVER.add(647)
        shuffle(s, 92)
        return s.f_do_zaps_adjust_z10_ret
    if s.explicit and undecided(s, 92):
        return await_top(s, 92, 132)  # then do_zaps_adjust_z10_card_19_logged
    card_19 = s.piles[92][-1]
    moved_36 = (card_19,)
    place = me + 19
    for card in moved_36:
        put_known(s, card, place)
    s.tape.append((39, 645, me, (len(moved_36),), None))
    s.tape.append((38, 645, me, (moved_36,), 1 << me))
    COVER.add(646)
    moved_37 = s.piles[me + 19]
    for card in moved_37:
        put_known(s, card, 0)
    s.tape.append((82, 646, me, (moved_37,), None))
    COVER.add(647)
    shuffle(s, 92)
    return s.f_do_zaps_adjust_z10_ret

def do_zaps_adjust_z10_card_19_logged(s, card_19):  # do_zaps_adjust_z10, after the card card_19, content/tabletop_inc/bots.rules:40
    if s.explicit:
        settle(s, card_19)
    me = s.f_do_zaps_adjust_z10_me
    moved_36 = (card_19,)
    place = me + 19
    for card in moved_36:
        put_known(s, card, place)
    s.tape.append((39, 645, me, (len(moved_36),), None))
    s.tape.append((38, 645, me, (moved_36,), 1 << me))
    COVER.add(646)
    moved_37 = s.piles[me + 19]
    for card in moved_37:
        put_known(s, card, 0)
    s.tape.append((82, 646, me, (moved_37,), None))
    COVER.add(647)
    shuffle(s, 92)
    return s.f_do_zaps_adjust_z10_ret

# ---- do_zaps_adjust_z14, content/tabletop_inc/tables/zap.yaml:14
def do_zaps_adjust_z14_logged(s, ret, me, this):
    s.f_do_zaps_adjust_z14_ret = ret
    COVER.add(650)
    return do_redeal_logged(s, 133, me, 2)  # then do_zaps_adjust_z14_after_do_redeal_logged

def do_zaps_adjust_z14_after_do_redeal_logged(s, _):  # do_zaps_adjust_z14, after do_redeal, content/tabletop_inc/tables/zap.yaml:14
    return s.f_do_zaps_adjust_z14_ret

# ---- best_way, content/tabletop_inc/game.rules:216
def best_way_logged(s, ret, me):
    s.f_best_way_ret = ret
    s.f_best_way_me = me
    COVER.add(657)
    s.f_best_way_each_16_items = each_16_items = s.piles[me + 55]
    s.f_best_way_each_16_i = each_16_i = 0
    while True:
        if each_16_i >= len(each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        COVER.add(658)
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.tape.append((134, 658, me, (0 - change_116,), None))
        COVER.add(659)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17_logged
            return 0

def best_way__answer_17_logged(s, answer_17):  # best_way, after the question answer_17, content/tabletop_inc/game.rules:219
    each_16_i = s.f_best_way_each_16_i
    goal = s.f_best_way_goal
    me = s.f_best_way_me
    if answer_17:
        s.tape.append((135, 660, me, (), None))
        COVER.add(661)
        COVER.add(662)
        s.f_best_way_candidates_3 = candidates_3 = best_way__those(s, me, goal)
        s.f_best_way_left_3 = left_3 = candidates_3
        s.f_best_way_shown_1 = ()
        s.f_best_way_wanted_4 = min(len(left_3), GOALS_GAMES[goal - 123])
        s.f_best_way_many_3_left = 10000
        return best_way__many_3_logged(s)
    while True:
        if each_16_i >= len(s.f_best_way_each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = s.f_best_way_each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        COVER.add(658)
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.tape.append((134, 658, me, (0 - change_116,), None))
        COVER.add(659)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17_logged
            return 0

def best_way__pick_3_logged(s, pick_3):  # best_way, after the question pick_3, content/tabletop_inc/game.rules:223
    left_3 = s.f_best_way_left_3
    s.f_best_way_shown_1 = best_way__those_(s, s.f_best_way_shown_1, pick_3, s.f_best_way_candidates_3)
    s.f_best_way_left_3 = left_3 = left_3[:index_of(left_3, pick_3)] + left_3[index_of(left_3, pick_3) + 1:]
    s.f_best_way_wanted_4 = s.f_best_way_wanted_4 - 1
    if s.f_best_way_wanted_4 < -9007199254740992:
        raise RuleLimit('a number became too large', 0)
    return best_way__many_3_logged(s)

def best_way__many_3_logged(s):  # best_way, rest, content/tabletop_inc/game.rules:223
    each_16_i = s.f_best_way_each_16_i
    goal = s.f_best_way_goal
    me = s.f_best_way_me
    if s.f_best_way_many_3_left <= 0:
        raise RuleLimit('this is repeated too often', 662)
    s.f_best_way_many_3_left = s.f_best_way_many_3_left - 1
    if s.f_best_way_wanted_4 > 0:
        s.player = me
        s.options = options = s.f_best_way_left_3
        s.option_count = len(options)
        s.pc = 135  # then best_way__pick_3_logged
        return 0
    COVER.add(663)
    for u_1 in ALL_UNIT:
        COVER.add(664)
        at = me * 17 + u_1
        before = s.used[at]
        value = before + GOALS_NEEDS[goal * 17 + u_1 - 2091]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 664)
        s.used[at] = value
        change_117 = value - before
        s.tape.append((136, 664, me, (change_117, u_1,), None))
    COVER.add(665)
    for title_2 in s.f_best_way_shown_1:
        COVER.add(666)
        old_18 = s.title_counted[title_2 - 249]
        s.title_counted[title_2 - 249] = 1
        if OPEN_PLACES[s.loc[title_2]]:
            s.tape.append((138, 666, me, (s.title_counted[title_2 - 249], title_2, old_18,), None))
        else:
            s.tape.append((137, 666, me, (s.title_counted[title_2 - 249], old_18,), None))
    COVER.add(667)
    before = s.objective_points[me]
    value = before + (q_goal_value(s, me, goal) + q_goal_penalty(s, me, goal))
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 667)
    s.objective_points[me] = value
    change_118 = value - before
    if change_118 > 9007199254740992:
        raise RuleLimit('a number became too large', 667)
    if change_118 < -9007199254740992:
        raise RuleLimit('a number became too large', 667)
    s.tape.append((139, 667, me, (change_118,), None))
    while True:
        if each_16_i >= len(s.f_best_way_each_16_items):
            return s.f_best_way_ret
        s.f_best_way_goal = goal = s.f_best_way_each_16_items[each_16_i]
        s.f_best_way_each_16_i = each_16_i = each_16_i + 1
        COVER.add(658)
        before = s.objective_points[me]
        value = before + (0 - q_goal_penalty(s, me, goal))
        if value < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.objective_points[me] = value
        change_116 = value - before
        if change_116 > 9007199254740992:
            raise RuleLimit('a number became too large', 658)
        if change_116 < -9007199254740992:
            raise RuleLimit('a number became too large', 658)
        s.tape.append((134, 658, me, (0 - change_116,), None))
        COVER.add(659)
        if s.automa[me] == 0 and can_fulfil(s, me, goal):
            s.player = me
            s.options = (1, 0)
            s.option_count = 2
            s.pc = 134  # then best_way__answer_17_logged
            return 0

# ---- main
def main_logged(s, _):
    s.f_main_game_around = s.at_game
    s.at_game = 0
    COVER.add(674)
    pool_2 = CLOCKWISE[s.n][0]
    if len(pool_2) <= 0:
        raise RuleLimit('there is nothing to pick', 674)
    items = pool_2
    if s.explicit:
        return await_pick(s, items, 138)  # then main_opener_logged
    opener = items[draw(s, len(items))]
    COVER.add(675)
    old_19 = s.starter
    s.starter = opener
    s.tape.append((140, 675, s.active, (s.starter, old_19,), None))
    COVER.add(676)
    old_20 = s.hourglass
    s.hourglass = HOURGLASS_STARTS_SPACE[s.n - 2]
    s.tape.append((141, 676, s.active, (s.hourglass, old_20,), None))
    COVER.add(677)
    s.f_main_each_19_i = 0
    return main_each_19_logged(s)

def main_opener_logged(s, opener):  # main, after the draw opener, content/tabletop_inc/game.rules:136
    COVER.add(675)
    old_19 = s.starter
    s.starter = opener
    s.tape.append((140, 675, s.active, (s.starter, old_19,), None))
    COVER.add(676)
    old_20 = s.hourglass
    s.hourglass = HOURGLASS_STARTS_SPACE[s.n - 2]
    s.tape.append((141, 676, s.active, (s.hourglass, old_20,), None))
    COVER.add(677)
    s.f_main_each_19_i = 0
    return main_each_19_logged(s)

def main_after_game_logged(s, _):  # main, after game
    s.stack = ()
    s.at_game = s.f_main_game_around
    s.f_main_game_around_1 = s.at_game
    s.at_game = 1
    s.f_main_order = order = CLOCKWISE[s.n][s.starter]
    if len(order) <= 0:
        raise RuleLimit('nobody is there to take a turn', 692)
    s.f_main_place = 0
    s.f_main_turns_left = 900
    return main_turns_logged(s)

def main_after_do_deal_logged(s, _):  # main, after do_deal, content/tabletop_inc/game.rules:142
    return main_each_19_logged(s)

def main_each_19_logged(s):  # main, rest, content/tabletop_inc/game.rules:139
    each_19_i = s.f_main_each_19_i
    if each_19_i < len(ALL_TRACKS):
        track_3 = ALL_TRACKS[each_19_i]
        s.f_main_each_19_i = each_19_i = each_19_i + 1
        COVER.add(678)
        moved_38 = RUN_10[track_3]
        place = track_3 + 103
        for card in moved_38:
            put_known(s, card, place)
        s.tape.append((87, 678, -1, (len(moved_38), track_3,), None))
        COVER.add(679)
        shuffle(s, track_3 + 103)
        COVER.add(680)
        return do_deal_logged(s, 139, 0, track_3)  # then main_after_do_deal_logged
    COVER.add(681)
    moved_39 = RUN_11
    for card in moved_39:
        put_known(s, card, 92)
    s.tape.append((44, 681, -1, (len(moved_39),), None))
    COVER.add(682)
    shuffle(s, 92)
    COVER.add(683)
    for card in ALL_GOALS:
        put_known(s, card, 93)
    s.tape.append((49, 683, -1, (36,), None))
    COVER.add(684)
    shuffle(s, 93)
    COVER.add(685)
    for card in ALL_AWARD_CARDS:
        put_known(s, card, 91)
    s.tape.append((143, 685, -1, (6,), None))
    COVER.add(686)
    shuffle(s, 91)
    COVER.add(687)
    for card in ALL_ZAPS:
        put_known(s, card, 95)
    s.tape.append((145, 687, -1, (15,), None))
    COVER.add(688)
    shuffle(s, 95)
    COVER.add(689)
    for card in ALL_TITLES:
        put_known(s, card, 94)
    s.tape.append((146, 689, -1, (ALL_TITLES,), None))
    COVER.add(690)
    s.f_main_each_20_from = s.starter
    s.f_main_each_20_i = 0
    return main_each_20_logged(s, 0)

def main_do_choose_powers_power_logged(s, do_choose_powers_power):  # main, after the question do_choose_powers_power, content/tabletop_inc/game.rules:179
    s.f_main_do_choose_powers_power = do_choose_powers_power
    p_2 = s.f_main_p_2
    s.tape.append((18, 173, p_2, (do_choose_powers_power,), 1 << p_2))
    COVER.add(174)
    s.player = p_2
    s.options = options = main_those(s, p_2)
    s.option_count = len(options)
    s.pc = 144  # then main_do_choose_powers_limit_logged
    return 0

def main_do_choose_powers_limit_logged(s, do_choose_powers_limit):  # main, after the question do_choose_powers_limit, content/tabletop_inc/game.rules:180
    p_2 = s.f_main_p_2
    s.tape.append((18, 174, p_2, (do_choose_powers_limit,), 1 << p_2))
    COVER.add(175)
    moved_16 = (s.f_main_do_choose_powers_power,)
    place = p_2 + 31
    for card in moved_16:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 6:
            raise RuleLimit(f'there is no room for another card in `do_choose_powers_seats`, which holds {6} at most', 175)
    s.tape.append((33, 175, p_2, (moved_16,), None))
    COVER.add(176)
    moved_17 = (do_choose_powers_limit,)
    place = p_2 + 43
    for card in moved_17:
        leave(s, card, place)
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `drawback`, which holds {1} at most', 176)
    s.tape.append((81, 176, p_2, (moved_17,), None))
    COVER.add(177)
    moved_18 = s.piles[p_2 + 19]
    for card in moved_18:
        put_known(s, card, 0)
    s.tape.append((82, 177, p_2, (moved_18,), None))
    return main_each_20_logged(s, 0)

def main_each_20_logged(s, _):  # main, loop, content/tabletop_inc/game.rules:152
    each_20_i = s.f_main_each_20_i
    while True:
        if each_20_i >= s.n:
            s.at_game = s.f_main_game_around
            s.f_main_game_around_1 = s.at_game
            s.at_game = 1
            s.f_main_order = order = CLOCKWISE[s.n][s.starter]
            if len(order) <= 0:
                raise RuleLimit('nobody is there to take a turn', 692)
            s.f_main_place = 0
            s.f_main_turns_left = 900
            return main_turns_logged(s)
        s.f_main_p_2 = p_2 = (s.f_main_each_20_from + each_20_i) % s.n
        s.f_main_each_20_i = each_20_i = each_20_i + 1
        COVER.add(691)
        s.tape.append((72, 154, p_2, (), None))
        COVER.add(155)
        do_found_free = main_first(s)
        if do_found_free >= 0:
            COVER.add(156)
            old_6 = s.corporation[p_2]
            s.corporation[p_2] = do_found_free
            s.tape.append((73, 156, p_2, (s.corporation[p_2], old_6,), None))
        COVER.add(157)
        for job in ALL_JOBS:
            COVER.add(158)
            do_found_card_6 = main_first_(s, job)
            if do_found_card_6 >= 0:
                COVER.add(159)
                moved_12 = (do_found_card_6,)
                place = p_2 + 73
                for card in moved_12:
                    leave(s, card, place)
                    put_known(s, card, place)
                s.tape.append((75, 159, p_2, (len(moved_12),), None))
                s.tape.append((74, 159, p_2, (moved_12,), 1 << p_2))
        COVER.add(160)
        before = s.points[p_2]
        value = before + STARTS_POINTS[distance(s.n, s.starter, p_2)]
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 160)
        s.points[p_2] = value
        change_20 = value - before
        s.tape.append((76, 160, p_2, (change_20,), None))
        COVER.add(161)
        if can_set_up_table(s, p_2):
            if not (p_2 == p_2 and s.automa[p_2] == 1):
                break
            if p_2 == p_2 and s.automa[p_2] == 1:
                COVER.add(181)
        else:
            s.tape.append((83, 161, p_2, (), None))
    s.tape.append((77, 162, p_2, (), None))
    COVER.add(163)
    at = p_2 * 5
    before = s.tokens[at]
    value = before + STARTS_DOLLARS[distance(s.n, s.starter, p_2)]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 163)
    s.tokens[at] = value
    change_21 = value - before
    s.tape.append((10, 163, p_2, (change_21,), None))
    COVER.add(164)
    if not s.piles[91]:
        COVER.add(165)
        if not s.piles[93]:
            return main_after_drawing_4_logged(s)
        if s.explicit and undecided(s, 93):
            return await_top(s, 93, 141)  # then main_card_8_logged
        card_8 = s.piles[93][-1]
        moved_14 = (card_8,)
        place = p_2 + 55
        for card in moved_14:
            put_known(s, card, place)
        s.tape.append((38, 165, p_2, (moved_14,), None))
        return main_after_drawing_4_logged(s)
    if s.explicit and undecided(s, 91):
        return await_top(s, 91, 140)  # then main_card_7_logged
    card_7 = s.piles[91][-1]
    moved_13 = (card_7,)
    place = p_2 + 1
    for card in moved_13:
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `award_card`, which holds {1} at most', 164)
    s.tape.append((38, 164, p_2, (moved_13,), None))
    COVER.add(165)
    if not s.piles[93]:
        return main_after_drawing_4_logged(s)
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 141)  # then main_card_8_logged
    card_8 = s.piles[93][-1]
    moved_14 = (card_8,)
    place = p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    s.tape.append((38, 165, p_2, (moved_14,), None))
    return main_after_drawing_4_logged(s)

def main_card_7_logged(s, card_7):  # main, after the card card_7, content/tabletop_inc/game.rules:168
    if s.explicit:
        settle(s, card_7)
    p_2 = s.f_main_p_2
    moved_13 = (card_7,)
    place = p_2 + 1
    for card in moved_13:
        put_known(s, card, place)
        if len(s.piles[place]) > 1:
            raise RuleLimit(f'there is no room for another card in `award_card`, which holds {1} at most', 164)
    s.tape.append((38, 164, p_2, (moved_13,), None))
    COVER.add(165)
    if not s.piles[93]:
        return main_after_drawing_4_logged(s)
    if s.explicit and undecided(s, 93):
        return await_top(s, 93, 141)  # then main_card_8_logged
    card_8 = s.piles[93][-1]
    moved_14 = (card_8,)
    place = p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    s.tape.append((38, 165, p_2, (moved_14,), None))
    return main_after_drawing_4_logged(s)

def main_card_8_logged(s, card_8):  # main, after the card card_8, content/tabletop_inc/game.rules:169
    if s.explicit:
        settle(s, card_8)
    moved_14 = (card_8,)
    place = s.f_main_p_2 + 55
    for card in moved_14:
        put_known(s, card, place)
    s.tape.append((38, 165, s.f_main_p_2, (moved_14,), None))
    return main_after_drawing_4_logged(s)

def main_after_drawing_4_logged(s):  # main, rest, content/tabletop_inc/game.rules:170
    p_2 = s.f_main_p_2
    COVER.add(166)
    if s.powers == 1:
        COVER.add(167)
        s.tape.append((78, 168, p_2, (), None))
        COVER.add(169)
        s.f_main_each_7_i = each_7_i = 0
        if each_7_i < 2:
            s.f_main_kind_9 = kind_9 = (2, 4)[each_7_i]
            s.f_main_each_7_i = each_7_i = each_7_i + 1
            COVER.add(170)
            s.f_main_repeat_2_i = repeat_2_i = 1
            s.f_main_repeat_2_last = repeat_2_last = 2
            if repeat_2_i <= repeat_2_last:
                turn_7 = repeat_2_i
                s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
                COVER.add(171)
                pool = main_those_2(s, kind_9)
                if len(pool) <= 0:
                    raise RuleLimit('there is nothing to pick', 171)
                items = pool
                blur(s, items)
                if s.explicit:
                    return await_pick(s, items, 142)  # then main_do_choose_powers_dealt_logged
                do_choose_powers_dealt = items[draw(s, len(items))]
                COVER.add(172)
                moved_15 = (do_choose_powers_dealt,)
                place = p_2 + 19
                for card in moved_15:
                    leave(s, card, place)
                    put_known(s, card, place)
                s.tape.append((80, 172, p_2, (len(moved_15),), None))
                s.tape.append((79, 172, p_2, (moved_15,), 1 << p_2))
                return 175  # main_repeat_2_logged
            return 174  # main_each_7_logged
        if main_any_(s, p_2) and main_any_2(s, p_2):
            COVER.add(173)
            s.player = p_2
            s.options = options = main_those_(s, p_2)
            s.option_count = len(options)
            s.pc = 143  # then main_do_choose_powers_power_logged
            return 0
        return 173  # main_each_20_logged
    COVER.add(179)
    do_set_up_table_card_9 = main_first_2(s)
    if do_set_up_table_card_9 >= 0:
        COVER.add(180)
        moved_19 = (do_set_up_table_card_9,)
        place = p_2 + 31
        for card in moved_19:
            leave(s, card, place)
            put_known(s, card, place)
            if len(s.piles[place]) > 6:
                raise RuleLimit(f'there is no room for another card in `seats`, which holds {6} at most', 180)
        s.tape.append((33, 180, p_2, (moved_19,), None))
        return 173  # main_each_20_logged
    return 173  # main_each_20_logged

def main_each_7_logged(s, _):  # main, loop, content/tabletop_inc/game.rules:175
    each_7_i = s.f_main_each_7_i
    p_2 = s.f_main_p_2
    if each_7_i < 2:
        s.f_main_kind_9 = kind_9 = (2, 4)[each_7_i]
        s.f_main_each_7_i = each_7_i = each_7_i + 1
        COVER.add(170)
        s.f_main_repeat_2_i = repeat_2_i = 1
        s.f_main_repeat_2_last = repeat_2_last = 2
        if repeat_2_i <= repeat_2_last:
            turn_7 = repeat_2_i
            s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
            COVER.add(171)
            pool = main_those_2(s, kind_9)
            if len(pool) <= 0:
                raise RuleLimit('there is nothing to pick', 171)
            items = pool
            blur(s, items)
            if s.explicit:
                return await_pick(s, items, 142)  # then main_do_choose_powers_dealt_logged
            do_choose_powers_dealt = items[draw(s, len(items))]
            COVER.add(172)
            moved_15 = (do_choose_powers_dealt,)
            place = p_2 + 19
            for card in moved_15:
                leave(s, card, place)
                put_known(s, card, place)
            s.tape.append((80, 172, p_2, (len(moved_15),), None))
            s.tape.append((79, 172, p_2, (moved_15,), 1 << p_2))
            return 175  # main_repeat_2_logged
        return 174  # main_each_7_logged
    if main_any_(s, p_2) and main_any_2(s, p_2):
        COVER.add(173)
        s.player = p_2
        s.options = options = main_those_(s, p_2)
        s.option_count = len(options)
        s.pc = 143  # then main_do_choose_powers_power_logged
        return 0
    return 173  # main_each_20_logged

def main_repeat_2_logged(s, _):  # main, loop, content/tabletop_inc/game.rules:176
    repeat_2_i = s.f_main_repeat_2_i
    p_2 = s.f_main_p_2
    if repeat_2_i <= s.f_main_repeat_2_last:
        turn_7 = repeat_2_i
        s.f_main_repeat_2_i = repeat_2_i = repeat_2_i + 1
        COVER.add(171)
        pool = main_those_2(s, s.f_main_kind_9)
        if len(pool) <= 0:
            raise RuleLimit('there is nothing to pick', 171)
        items = pool
        blur(s, items)
        if s.explicit:
            return await_pick(s, items, 142)  # then main_do_choose_powers_dealt_logged
        do_choose_powers_dealt = items[draw(s, len(items))]
        COVER.add(172)
        moved_15 = (do_choose_powers_dealt,)
        place = p_2 + 19
        for card in moved_15:
            leave(s, card, place)
            put_known(s, card, place)
        s.tape.append((80, 172, p_2, (len(moved_15),), None))
        s.tape.append((79, 172, p_2, (moved_15,), 1 << p_2))
        return 175  # main_repeat_2_logged
    return 174  # main_each_7_logged

def main_do_choose_powers_dealt_logged(s, do_choose_powers_dealt):  # main, after the draw do_choose_powers_dealt, content/tabletop_inc/game.rules:177
    p_2 = s.f_main_p_2
    COVER.add(172)
    moved_15 = (do_choose_powers_dealt,)
    place = p_2 + 19
    for card in moved_15:
        leave(s, card, place)
        put_known(s, card, place)
    s.tape.append((80, 172, p_2, (len(moved_15),), None))
    s.tape.append((79, 172, p_2, (moved_15,), 1 << p_2))
    return 175  # main_repeat_2_logged

def main_after_game_1_logged(s, _):  # main, after game_1
    s.stack = ()
    return main_after_game_1_logged_(s)

def main_after_do_collect_logged(s, _):  # main, after do_collect, content/tabletop_inc/bots.rules:8
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns_logged(s)

def main_after_do_zaps_adjust_logged(s, _):  # main, after do_zaps_adjust, content/tabletop_inc/bots.rules:17
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns_logged(s)

def main_chosen_2_logged(s, chosen_2):  # main, after the question chosen_2, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if chosen_2 == -1:
        COVER.add(424)
        offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
        if offered_9:
            s.player = seat_1
            s.options = options = offered_9
            s.option_count = len(options)
            s.pc = 152  # then main_chosen_5_logged
            return 0
        COVER.add(603)
        s.f_main_offers_4_left = 10000
        return 176  # main_offers_4_logged
    if chosen_2 == 0:
        COVER.add(187)
        return do_use_item_logged(s, 150, seat_1)  # then main_after_do_use_item_logged
    if chosen_2 == 1:
        COVER.add(187)
        return do_slot_skill_logged(s, 151, seat_1)  # then main_after_do_slot_skill_logged
    COVER.add(187)
    do_remove_drawback_logged(s, seat_1)
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            COVER.add(424)
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5_logged
                return 0
            COVER.add(603)
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4_logged
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_after_do_use_item_logged(s, _):  # main, after do_use_item, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            COVER.add(424)
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5_logged
                return 0
            COVER.add(603)
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4_logged
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_after_do_slot_skill_logged(s, _):  # main, after do_slot_skill, content/tabletop_inc/game.rules:186
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_1_left > 0:
        s.f_main_offers_1_left = s.f_main_offers_1_left - 1
        offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            COVER.add(424)
            offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
            if offered_9:
                s.player = seat_1
                s.options = options = offered_9
                s.option_count = len(options)
                s.pc = 152  # then main_chosen_5_logged
                return 0
            COVER.add(603)
            s.f_main_offers_4_left = 10000
            return 176  # main_offers_4_logged
        s.player = seat_1
        s.options = options = offered_5 + (-1,)
        s.option_count = len(options)
        s.pc = 149  # then main_chosen_2_logged
        return 0
    raise RuleLimit('this is repeated too often', 187)

def main_chosen_5_logged(s, chosen_5):  # main, after the question chosen_5, content/tabletop_inc/game.rules:187
    seat_1 = s.f_main_seat_1
    if chosen_5 == 0:
        COVER.add(424)
        s.tape.append((102, 425, seat_1, (), None))
        COVER.add(426)
        COVER.add(427)
        s.player = seat_1
        s.options = options = main_those_3(s, seat_1)
        s.option_count = len(options)
        s.pc = 153  # then main_do_place_worker_space_logged
        return 0
    if chosen_5 == 1:
        COVER.add(424)
        s.tape.append((107, 486, seat_1, (), None))
        COVER.add(487)
        s.player = seat_1
        s.options = options = main_those_4(s, seat_1)
        s.option_count = len(options)
        s.pc = 155  # then main_do_place_specialist_expert_1_logged
        return 0
    if chosen_5 == 2:
        COVER.add(424)
        s.tape.append((108, 497, seat_1, (), None))
        COVER.add(498)
        COVER.add(499)
        s.player = seat_1
        s.options = options = main_those_5(s, seat_1)
        s.option_count = len(options)
        s.pc = 159  # then main_do_place_at_freelancer_helper_logged
        return 0
    if chosen_5 == 3:
        COVER.add(424)
        s.tape.append((112, 508, seat_1, (), None))
        COVER.add(509)
        s.player = seat_1
        s.options = options = main_those_6(s, seat_1)
        s.option_count = len(options)
        s.pc = 161  # then main_do_specialist_at_freelancer_expert_2_logged
        return 0
    COVER.add(424)
    return do_collect_logged(s, 164, seat_1)  # then main_after_do_collect_logged_

def main_do_place_worker_space_logged(s, do_place_worker_space):  # main, after the question do_place_worker_space, content/tabletop_inc/workers.rules:8
    seat_1 = s.f_main_seat_1
    s.tape.append((101, 427, seat_1, (do_place_worker_space,), None))
    COVER.add(428)
    price_7 = PRICE_SPACES_COST_0[do_place_worker_space](s, seat_1, do_place_worker_space)
    price_8 = PRICE_SPACES_COST_1[do_place_worker_space](s, seat_1, do_place_worker_space)
    price_9 = PRICE_SPACES_COST_2[do_place_worker_space](s, seat_1, do_place_worker_space)
    if price_7 > 0:
        at = seat_1 * 5 + 2
        s.tokens[at] += (0 - price_7)
        s.tape.append((52, 429, seat_1, (price_7,), None))
    if price_8 > 0:
        at = seat_1 * 5 + 1
        s.tokens[at] += (0 - price_8)
        s.tape.append((99, 429, seat_1, (price_8,), None))
    if price_9 > 0:
        at = seat_1 * 5
        s.tokens[at] += (0 - price_9)
        s.tape.append((40, 429, seat_1, (price_9,), None))
    COVER.add(430)
    before = s.mumans[seat_1]
    value = before - 1
    s.mumans[seat_1] = value
    change_82 = value - before
    s.tape.append((103, 430, seat_1, (0 - change_82,), None))
    COVER.add(431)
    return do_work_at_logged(s, 154, seat_1, do_place_worker_space, -1)  # then main_after_do_work_at_logged

def main_after_do_work_at_logged(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:11
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_do_place_specialist_expert_1_logged(s, do_place_specialist_expert_1):  # main, after the question do_place_specialist_expert_1, content/tabletop_inc/workers.rules:14
    s.f_main_do_place_specialist_expert_1 = do_place_specialist_expert_1
    seat_1 = s.f_main_seat_1
    s.tape.append((18, 487, seat_1, (do_place_specialist_expert_1,), None))
    COVER.add(488)
    s.player = seat_1
    s.options = options = main_those_7(s, seat_1, do_place_specialist_expert_1)
    s.option_count = len(options)
    s.pc = 156  # then main_do_place_specialist_space_2_logged
    return 0

def main_do_place_specialist_space_2_logged(s, do_place_specialist_space_2):  # main, after the question do_place_specialist_space_2, content/tabletop_inc/workers.rules:15
    seat_1 = s.f_main_seat_1
    do_place_specialist_expert_1 = s.f_main_do_place_specialist_expert_1
    s.tape.append((101, 488, seat_1, (do_place_specialist_space_2,), None))
    COVER.add(489)
    price_10 = PRICE_SPACES_COST_0[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    price_11 = PRICE_SPACES_COST_1[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    price_12 = PRICE_SPACES_COST_2[do_place_specialist_space_2](s, seat_1, do_place_specialist_space_2) if CARDS_JOB[do_place_specialist_expert_1 - 6] != SPACES_JOB[do_place_specialist_space_2] else 0
    if price_10 > 0:
        at = seat_1 * 5 + 2
        s.tokens[at] += (0 - price_10)
        s.tape.append((52, 490, seat_1, (price_10,), None))
    if price_11 > 0:
        at = seat_1 * 5 + 1
        s.tokens[at] += (0 - price_11)
        s.tape.append((99, 490, seat_1, (price_11,), None))
    if price_12 > 0:
        at = seat_1 * 5
        s.tokens[at] += (0 - price_12)
        s.tape.append((40, 490, seat_1, (price_12,), None))
    COVER.add(491)
    old_8 = s.card_ready[do_place_specialist_expert_1 - 6]
    s.card_ready[do_place_specialist_expert_1 - 6] = 0
    if OPEN_PLACES[s.loc[do_place_specialist_expert_1]]:
        s.tape.append((36, 491, seat_1, (s.card_ready[do_place_specialist_expert_1 - 6], do_place_specialist_expert_1, old_8,), None))
    else:
        s.tape.append((35, 491, seat_1, (s.card_ready[do_place_specialist_expert_1 - 6], old_8,), None))
    COVER.add(492)
    if CARDS_JOB[do_place_specialist_expert_1 - 6] == SPACES_JOB[do_place_specialist_space_2]:
        COVER.add(493)
        return do_work_at_logged(s, 157, seat_1, do_place_specialist_space_2, do_place_specialist_expert_1)  # then main_after_do_work_at_logged_
    COVER.add(494)
    return do_work_at_logged(s, 158, seat_1, do_place_specialist_space_2, -1)  # then main_after_do_work_at_logged_2

def main_after_do_work_at_logged_(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:18
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_after_do_work_at_logged_2(s, _):  # main, after do_work_at, content/tabletop_inc/workers.rules:19
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_do_place_at_freelancer_helper_logged(s, do_place_at_freelancer_helper):  # main, after the question do_place_at_freelancer_helper, content/tabletop_inc/workers.rules:23
    seat_1 = s.f_main_seat_1
    s.tape.append((18, 499, seat_1, (do_place_at_freelancer_helper,), None))
    COVER.add(500)
    before = s.mumans[seat_1]
    value = before - 1
    s.mumans[seat_1] = value
    change_100 = value - before
    s.tape.append((103, 500, seat_1, (0 - change_100,), None))
    COVER.add(501)
    return do_use_helper_logged(s, 160, seat_1, do_place_at_freelancer_helper)  # then main_after_do_use_helper_logged

def main_after_do_use_helper_logged(s, _):  # main, after do_use_helper, content/tabletop_inc/workers.rules:25
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_do_specialist_at_freelancer_expert_2_logged(s, do_specialist_at_freelancer_expert_2):  # main, after the question do_specialist_at_freelancer_expert_2, content/tabletop_inc/workers.rules:28
    s.f_main_do_specialist_at_freelancer_expert_2 = do_specialist_at_freelancer_expert_2
    seat_1 = s.f_main_seat_1
    s.tape.append((18, 509, seat_1, (do_specialist_at_freelancer_expert_2,), None))
    COVER.add(510)
    s.player = seat_1
    s.options = options = main_those_8(s, seat_1)
    s.option_count = len(options)
    s.pc = 162  # then main_do_specialist_at_freelancer_helper_2_logged
    return 0

def main_do_specialist_at_freelancer_helper_2_logged(s, do_specialist_at_freelancer_helper_2):  # main, after the question do_specialist_at_freelancer_helper_2, content/tabletop_inc/workers.rules:29
    seat_1 = s.f_main_seat_1
    do_specialist_at_freelancer_expert_2 = s.f_main_do_specialist_at_freelancer_expert_2
    s.tape.append((18, 510, seat_1, (do_specialist_at_freelancer_helper_2,), None))
    COVER.add(511)
    old_10 = s.card_ready[do_specialist_at_freelancer_expert_2 - 6]
    s.card_ready[do_specialist_at_freelancer_expert_2 - 6] = 0
    if OPEN_PLACES[s.loc[do_specialist_at_freelancer_expert_2]]:
        s.tape.append((36, 511, seat_1, (s.card_ready[do_specialist_at_freelancer_expert_2 - 6], do_specialist_at_freelancer_expert_2, old_10,), None))
    else:
        s.tape.append((35, 511, seat_1, (s.card_ready[do_specialist_at_freelancer_expert_2 - 6], old_10,), None))
    COVER.add(512)
    return do_use_helper_logged(s, 163, seat_1, do_specialist_at_freelancer_helper_2)  # then main_after_do_use_helper_logged_

def main_after_do_use_helper_logged_(s, _):  # main, after do_use_helper, content/tabletop_inc/workers.rules:31
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_after_do_collect_logged_(s, _):  # main, after do_collect, content/tabletop_inc/game.rules:187
    COVER.add(603)
    s.f_main_offers_4_left = 10000
    return 176  # main_offers_4_logged

def main_chosen_6_logged(s, chosen_6):  # main, after the question chosen_6, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if chosen_6 == -1:
        s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
        return main_turns_logged(s)
    if chosen_6 == 0:
        COVER.add(603)
        return do_use_item_logged(s, 166, seat_1)  # then main_after_do_use_item_logged_
    if chosen_6 == 1:
        COVER.add(603)
        return do_slot_skill_logged(s, 167, seat_1)  # then main_after_do_slot_skill_logged_
    COVER.add(603)
    do_remove_drawback_logged(s, seat_1)
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns_logged(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6_logged
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_do_use_item_logged_(s, _):  # main, after do_use_item, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns_logged(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6_logged
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_do_slot_skill_logged_(s, _):  # main, after do_slot_skill, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns_logged(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6_logged
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_offers_4_logged(s, _):  # main, loop, content/tabletop_inc/game.rules:188
    seat_1 = s.f_main_seat_1
    if s.f_main_offers_4_left > 0:
        s.f_main_offers_4_left = s.f_main_offers_4_left - 1
        offered_10 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
        if not offered_10 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
            s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
            return main_turns_logged(s)
        s.player = seat_1
        s.options = options = offered_10 + (-1,)
        s.option_count = len(options)
        s.pc = 165  # then main_chosen_6_logged
        return 0
    raise RuleLimit('this is repeated too often', 603)

def main_after_turn_23_logged(s, _):  # main, loop, content/tabletop_inc/game.rules:153
    s.f_main_place = (s.f_main_place + 1) % len(s.f_main_order)
    return main_turns_logged(s)

def main_turns_logged(s):  # main, rest, content/tabletop_inc/game.rules:153
    if s.f_main_turns_left > 0:
        s.f_main_turns_left = s.f_main_turns_left - 1
        s.f_main_seat_1 = seat_1 = s.f_main_order[s.f_main_place]
        s.active = seat_1
        s.tape.append((148, 692, seat_1, (), None))
        COVER.add(693)
        if s.trigger == seat_1:
            COVER.add(694)
            if s.at_game == 0:
                return 137  # after_game
            if s.at_game == 1:
                return main_after_game_1_logged_(s)
            return 168  # after_game_2
        COVER.add(695)
        if can_player_turn(s, seat_1):
            if seat_1 == seat_1 and s.automa[seat_1] == 1:
                if seat_1 == seat_1 and s.automa[seat_1] == 1:
                    COVER.add(605)
                    if s.mumans[seat_1] == 0:
                        COVER.add(606)
                        if can_collect(s, seat_1):
                            return do_collect_logged(s, 146, seat_1)  # then main_after_do_collect_logged
                        s.tape.append((127, 606, seat_1, (), None))
                        return 177  # main_after_turn_23_logged
                    COVER.add(607)
                    if not s.piles[95]:
                        for card in s.piles[96]:
                            put_known(s, card, 95)
                        shuffle(s, 95)
                    if not s.piles[95]:
                        return main_after_drawing_6_logged(s)
                    if s.explicit and undecided(s, 95):
                        return await_top(s, 95, 147)  # then main_card_16_logged
                    card_16 = s.piles[95][-1]
                    moved_32 = (card_16,)
                    for card in moved_32:
                        put_known(s, card, 96)
                    s.tape.append((128, 607, seat_1, (moved_32,), None))
                    return main_after_drawing_6_logged(s)
                return 177  # main_after_turn_23_logged
            s.tape.append((84, 186, seat_1, (), None))
            COVER.add(187)
            s.f_main_offers_1_left = offers_1_left = 10000
            if offers_1_left > 0:
                s.f_main_offers_1_left = offers_1_left = offers_1_left - 1
                offered_5 = ((0,) if can_use_item(s, seat_1) else ()) + ((1,) if can_slot_skill(s, seat_1) else ()) + ((2,) if can_remove_drawback(s, seat_1) else ())
                if not offered_5 and not s.piles[seat_1 + 13] or s.automa[seat_1] > 0:
                    COVER.add(424)
                    offered_9 = ((0,) if can_place_worker(s, seat_1) else ()) + ((1,) if can_place_specialist(s, seat_1) else ()) + ((2,) if can_place_at_freelancer(s, seat_1) else ()) + ((3,) if can_specialist_at_freelancer(s, seat_1) else ()) + ((4,) if can_collect(s, seat_1) else ())
                    if offered_9:
                        s.player = seat_1
                        s.options = options = offered_9
                        s.option_count = len(options)
                        s.pc = 152  # then main_chosen_5_logged
                        return 0
                    COVER.add(603)
                    s.f_main_offers_4_left = 10000
                    return 176  # main_offers_4_logged
                s.player = seat_1
                s.options = options = offered_5 + (-1,)
                s.option_count = len(options)
                s.pc = 149  # then main_chosen_2_logged
                return 0
            raise RuleLimit('this is repeated too often', 187)
        s.tape.append((147, 695, seat_1, (), None))
        return 177  # main_after_turn_23_logged
    raise RuleLimit('there are more than 900 turns', 692)

def main_after_game_1_logged_(s):  # main, rest
    s.at_game = s.f_main_game_around_1
    s.f_main_game_around_2 = game_around_2 = s.at_game
    s.at_game = 2
    COVER.add(696)
    s.tape.append((149, 696, -1, (), None))
    for seat_2 in CLOCKWISE[s.n][0]:
        s.active = seat_2
        s.tape.append((148, 696, seat_2, (), None))
        COVER.add(697)
        if can_settle_objectives(s, seat_2):
            if seat_2 == seat_2 and s.automa[seat_2] == 1:
                if seat_2 == seat_2 and s.automa[seat_2] == 1:
                    COVER.add(669)
            else:
                s.tape.append((133, 655, seat_2, (), None))
                COVER.add(656)
                best_way(s, lambda s: best_way_logged(s, 1, seat_2), lambda s: main_worth_logged(s, seat_2), 200000, 656)
        else:
            s.tape.append((150, 697, seat_2, (), None))
    s.at_game = game_around_2
    return 2  # over

def main_card_16_logged(s, card_16):  # main, after the card card_16, content/tabletop_inc/bots.rules:10
    if s.explicit:
        settle(s, card_16)
    moved_32 = (card_16,)
    for card in moved_32:
        put_known(s, card, 96)
    s.tape.append((128, 607, s.f_main_seat_1, (moved_32,), None))
    return main_after_drawing_6_logged(s)

def main_after_drawing_6_logged(s):  # main, rest, content/tabletop_inc/bots.rules:11
    seat_1 = s.f_main_seat_1
    COVER.add(608)
    zap = s.piles[96][-1]
    COVER.add(609)
    handler_1_space_4 = main_first_3(s, zap)
    if handler_1_space_4 >= 0:
        COVER.add(610)
        if len(s.space_workers[handler_1_space_4]) >= 10000:
            raise RuleLimit('the list has become too long', 610)
        s.space_workers[handler_1_space_4] = s.space_workers[handler_1_space_4] + (seat_1,)
        s.tape.append((105, 610, seat_1, (seat_1, handler_1_space_4,), None))
        COVER.add(611)
        before = s.mumans[seat_1]
        value = before - 1
        if value < 0:
            value = 0
        s.mumans[seat_1] = value
        change_112 = value - before
        s.tape.append((103, 611, seat_1, (0 - change_112,), None))
        COVER.add(612)
        do_seen_at_logged(s, seat_1, SPACES_JOB[handler_1_space_4])
    COVER.add(613)
    before = s.points[seat_1]
    value = before + ZAPS_VP[zap * 4 + s.difficulty - 1092]
    if value > 9007199254740992:
        raise RuleLimit('a number became too large', 613)
    s.points[seat_1] = value
    change_113 = value - before
    s.tape.append((76, 613, seat_1, (change_113,), None))
    COVER.add(614)
    return DO_ZAPS_ADJUST_LOGGED[zap - 273](s, 148, seat_1, zap)  # then main_after_do_zaps_adjust_logged

def main_after_game_2_logged(s, _):  # main, after game_2
    s.stack = ()
    s.at_game = s.f_main_game_around_2
    return 2  # over

# ---- handler_10, content/tabletop_inc/cards/items.yaml:91
def handler_10_logged(s, me, actor, this):
    if me == actor:
        COVER.add(711)
        at = me * 5 + 4
        before = s.tokens[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 711)
        s.tokens[at] = value
        change_119 = value - before
        s.tape.append((4, 711, me, (change_119,), None))
    return

# ---- handler_9, content/tabletop_inc/cards/items.yaml:86
def handler_9_logged(s, me, actor, this):
    if me == actor:
        COVER.add(713)
        at = me * 5 + 3
        before = s.tokens[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 713)
        s.tokens[at] = value
        change_120 = value - before
        s.tape.append((6, 713, me, (change_120,), None))
    return

# ---- handler_34, content/tabletop_inc/cards/specialists.yaml:57
def handler_34_logged(s, me, actor, this):
    if me == actor and s.at_work == this:
        COVER.add(715)
        at = me * 5
        before = s.tokens[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
        change_121 = value - before
        s.tape.append((10, 715, me, (change_121,), None))
        at = me * 5 + 1
        before = s.tokens[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
        change_122 = value - before
        s.tape.append((11, 715, me, (change_122,), None))
        at = me * 5 + 2
        before = s.tokens[at]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 715)
        s.tokens[at] = value
        change_123 = value - before
        s.tape.append((12, 715, me, (change_123,), None))
    return

# ---- handler_46, content/tabletop_inc/cards/wow.yaml:35
def handler_46_logged(s, me, actor, its_card, this):
    if me == actor:
        COVER.add(717)
        before = s.points[me]
        value = before + 1
        if value > 9007199254740992:
            raise RuleLimit('a number became too large', 717)
        s.points[me] = value
        change_124 = value - before
        s.tape.append((76, 717, me, (change_124,), None))
    return

PENDING_3 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, pending_handler_34, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_1 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    pending_handler_10, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PENDING_2 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_9,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
CAN_JOBS_ACTION = (can_jobs_action_bas, can_jobs_action_hsp, can_jobs_action_plc, one, can_jobs_action_hfr, one, one,
    can_jobs_action_mul, can_jobs_action_itm, can_jobs_action_box, can_jobs_action_cmp, can_jobs_action_upg,
    can_jobs_action_pub, can_jobs_action_awd, one, one,)
CAN_CARDS_EFFECT = (can_cards_effect_f01, can_cards_effect_f02, one, can_cards_effect_f04, one, one, one, one,
    can_cards_effect_f09, one, one, one, one, one, one, one, one, one, one, one, one, one, can_cards_effect_i07,
    can_cards_effect_i08, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    can_cards_effect_i26, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one,)
PENDING_4 = (one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, pending_handler_46,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
PRICE_SPACES_COST_0 = (no_amount, no_amount, price_spaces_cost_0_at_hsp_2, no_amount, no_amount, no_amount, no_amount,
    no_amount, price_spaces_cost_0_at_trn_2, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, price_spaces_cost_0_at_res_2, no_amount, no_amount, no_amount, no_amount, no_amount,
    price_spaces_cost_0_at_itm_2, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    price_spaces_cost_0_at_awd_2, no_amount, no_amount, no_amount, price_spaces_cost_0_at_trd_3, no_amount, no_amount,
    no_amount, no_amount,)
PRICE_SPACES_COST_1 = (no_amount, no_amount, no_amount, no_amount, no_amount, price_spaces_cost_1_at_plc_2, no_amount,
    no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, price_spaces_cost_1_at_mul_2, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, no_amount, price_spaces_cost_1_at_cmp_2, no_amount, no_amount,
    price_spaces_cost_1_at_upg_b, price_spaces_cost_1_at_upg_m, price_spaces_cost_1_at_upg_c, no_amount,
    price_spaces_cost_1_at_pub_2, price_spaces_cost_1_at_pub_3, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, price_spaces_cost_1_at_obj_3, no_amount,)
PRICE_SPACES_COST_2 = (no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, no_amount, no_amount, price_spaces_cost_2_at_hfr_2, no_amount, no_amount, price_spaces_cost_2_at_pts_2,
    no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount, no_amount,
    no_amount, price_spaces_cost_2_at_box_2, no_amount, no_amount, no_amount, price_spaces_cost_2_at_cmp_3, no_amount,
    no_amount, no_amount, no_amount, price_spaces_cost_2_at_pub_1, price_spaces_cost_2_at_pub_2, no_amount, no_amount,
    price_spaces_cost_2_at_awd_2, no_amount, no_amount, no_amount, no_amount, no_amount, price_spaces_cost_2_at_obj_2,
    no_amount, no_amount,)
CAN_CARDS_EFFECT_AGAIN = (can_cards_effect_again_f01, can_cards_effect_again_f02, one, can_cards_effect_again_f04, one,
    one, one, one, can_cards_effect_again_f09, one, one, one, one, one, one, one, one, one, one, one, one, one,
    can_cards_effect_again_i07, can_cards_effect_again_i08, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, can_cards_effect_again_i26, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,
    one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one, one,)
DO_CHAIRS_BONUS = (do_chairs_bonus_chair_a, do_chairs_bonus_chair_b, do_chairs_bonus_chair_c, do_chairs_bonus_chair_d,
    nothing,)
DO_CARDS_EFFECT = (do_cards_effect_f01, do_cards_effect_f02, lambda s, ret, *args: do_cards_effect_f03(s, *args) or ret,
    do_cards_effect_f04, do_cards_effect_f05, lambda s, ret, *args: do_cards_effect_f06(s, *args) or ret,
    do_cards_effect_f07, do_cards_effect_f08, do_cards_effect_f09, do_cards_effect_f10, lambda s, ret,
    *args: do_cards_effect_f11(s, *args) or ret, lambda s, ret, *args: do_cards_effect_f12(s, *args) or ret,
    do_cards_effect_f13, do_cards_effect_f14, lambda s, ret, *args: do_cards_effect_f15(s, *args) or ret,
    do_cards_effect_f16, lambda s, ret, *args: do_cards_effect_i01(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_i02(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i03(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_i04(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i05(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_i06(s, *args) or ret, do_cards_effect_i07, do_cards_effect_i08,
    do_cards_effect_i09, do_cards_effect_i10, do_cards_effect_i11, do_cards_effect_i12, do_cards_effect_i13, skip, skip,
    skip, lambda s, ret, *args: do_cards_effect_i17(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i18(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_i19(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_i20(s, *args) or ret, do_cards_effect_i21, lambda s, ret, *args: do_cards_effect_i22(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_i23(s, *args) or ret, do_cards_effect_i24, do_cards_effect_i25,
    lambda s, ret, *args: do_cards_effect_i26(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i27(s,
    *args) or ret, do_cards_effect_i28, do_cards_effect_i29, do_cards_effect_i30, lambda s, ret,
    *args: do_cards_effect_p01(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p02(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_p03(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p04(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_p05(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p06(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p07(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_p08(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p09(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_p10(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p11(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_p12(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p13(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p14(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k01(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k02(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_k03(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k04(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_k05(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k06(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k07(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k08(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k09(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_k10(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k11(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_k12(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k13(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k14(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k15(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k16(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_k17(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k18(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_k19(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k20(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k21(s, *args) or ret, do_cards_effect_k22, lambda s, ret,
    *args: do_cards_effect_k23(s, *args) or ret, do_cards_effect_k24, lambda s, ret, *args: do_cards_effect_s01(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s02(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s03(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s04(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_s05(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s06(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_s07(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s08(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s09(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s10(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s11(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_s12(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s13(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_s14(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w01(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w02(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w03(s, *args) or ret, skip, lambda s, ret, *args: do_cards_effect_w05(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_w06(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w07(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w08(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w09(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w10(s, *args) or ret, lambda s,
    ret, *args: do_cards_effect_w11(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w12(s, *args) or ret,
    lambda s, ret, *args: do_cards_effect_w13(s, *args) or ret, skip, skip, skip, skip, skip, skip,)
DO_JOBS_ACTION = (do_jobs_action_bas, do_jobs_action_hsp, do_jobs_action_plc, do_jobs_action_trn, do_jobs_action_hfr,
    lambda s, ret, *args: do_jobs_action_pts(s, *args) or ret, lambda s, ret, *args: do_jobs_action_res(s,
    *args) or ret, do_jobs_action_mul, do_jobs_action_itm, do_jobs_action_box, do_jobs_action_cmp, do_jobs_action_upg,
    lambda s, ret, *args: do_jobs_action_pub(s, *args) or ret, do_jobs_action_awd, do_jobs_action_trd,
    do_jobs_action_obj,)
DO_REWARDS_REWARD = (do_rewards_reward_1, do_rewards_reward_2, do_rewards_reward_3, do_rewards_reward_4,)
DO_SPACES_BONUS = (skip, lambda s, ret, *args: do_spaces_bonus_at_hsp_1(s, *args) or ret, lambda s, ret,
    *args: do_spaces_bonus_at_hsp_2(s, *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_plc_2(s,
    *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_trn_2(s, *args) or ret, skip, lambda s, ret,
    *args: do_spaces_bonus_at_hfr_1(s, *args) or ret, lambda s, ret, *args: do_spaces_bonus_at_hfr_2(s, *args) or ret,
    skip, skip, lambda s, ret, *args: do_spaces_bonus_at_pts_2(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_res_2(s, *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_mul_2(s,
    *args) or ret, skip, skip, do_spaces_bonus_at_itm_2, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_box_2(s,
    *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_cmp_2(s, *args) or ret, lambda s, ret,
    *args: do_spaces_bonus_at_cmp_3(s, *args) or ret, skip, skip, skip, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_pub_2(s, *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_awd_2(s,
    *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_trd_2(s, *args) or ret, lambda s, ret,
    *args: do_spaces_bonus_at_trd_3(s, *args) or ret, skip, do_spaces_bonus_at_obj_2, lambda s, ret,
    *args: do_spaces_bonus_at_obj_3(s, *args) or ret, skip,)
DO_RING_BONUS = (lambda s, ret, *args: do_ring_bonus_10(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_20(s,
    *args) or ret, lambda s, ret, *args: do_ring_bonus_30(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_40(s,
    *args) or ret, lambda s, ret, *args: do_ring_bonus_50(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_60(s,
    *args) or ret, lambda s, ret, *args: do_ring_bonus_70(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_80(s,
    *args) or ret, lambda s, ret, *args: do_ring_bonus_90(s, *args) or ret, do_ring_bonus_5, do_ring_bonus_25,
    do_ring_bonus_45, do_ring_bonus_65, do_ring_bonus_85,)
DO_ZAPS_ADJUST = (do_zaps_adjust_z01, skip, lambda s, ret, *args: do_zaps_adjust_z03(s, *args) or ret, skip, skip, skip,
    do_zaps_adjust_z07, do_zaps_adjust_z08, skip, do_zaps_adjust_z10, skip, skip, skip, do_zaps_adjust_z14, skip,)
REACTIONS_1 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, handler_10, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing,)
REACTIONS_2 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, handler_9, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing,)
REACTIONS_3 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_34, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing,)
REACTIONS_4 = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_46, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing,)
DO_CHAIRS_BONUS_LOGGED = (do_chairs_bonus_chair_a_logged, do_chairs_bonus_chair_b_logged,
    do_chairs_bonus_chair_c_logged, do_chairs_bonus_chair_d_logged, nothing,)
DO_CARDS_EFFECT_LOGGED = (do_cards_effect_f01_logged, do_cards_effect_f02_logged, lambda s, ret,
    *args: do_cards_effect_f03_logged(s, *args) or ret, do_cards_effect_f04_logged, do_cards_effect_f05_logged,
    lambda s, ret, *args: do_cards_effect_f06_logged(s, *args) or ret, do_cards_effect_f07_logged,
    do_cards_effect_f08_logged, do_cards_effect_f09_logged, do_cards_effect_f10_logged, lambda s, ret,
    *args: do_cards_effect_f11_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_f12_logged(s,
    *args) or ret, do_cards_effect_f13_logged, do_cards_effect_f14_logged, lambda s, ret,
    *args: do_cards_effect_f15_logged(s, *args) or ret, do_cards_effect_f16_logged, lambda s, ret,
    *args: do_cards_effect_i01_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i02_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_i03_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_i04_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i05_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_i06_logged(s, *args) or ret, do_cards_effect_i07_logged,
    do_cards_effect_i08_logged, do_cards_effect_i09_logged, do_cards_effect_i10_logged, do_cards_effect_i11_logged,
    do_cards_effect_i12_logged, do_cards_effect_i13_logged, skip, skip, skip, lambda s, ret,
    *args: do_cards_effect_i17_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i18_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_i19_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_i20_logged(s, *args) or ret, do_cards_effect_i21_logged, lambda s, ret,
    *args: do_cards_effect_i22_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i23_logged(s,
    *args) or ret, do_cards_effect_i24_logged, do_cards_effect_i25_logged, lambda s, ret,
    *args: do_cards_effect_i26_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_i27_logged(s,
    *args) or ret, do_cards_effect_i28_logged, do_cards_effect_i29_logged, do_cards_effect_i30_logged, lambda s, ret,
    *args: do_cards_effect_p01_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p02_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p03_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_p04_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p05_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p06_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_p07_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p08_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p09_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_p10_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p11_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_p12_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_p13_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_p14_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k01_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k02_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k03_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k04_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k05_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k06_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k07_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k08_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k09_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k10_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k11_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k12_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k13_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k14_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k15_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k16_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k17_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k18_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_k19_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_k20_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_k21_logged(s,
    *args) or ret, do_cards_effect_k22_logged, lambda s, ret, *args: do_cards_effect_k23_logged(s, *args) or ret,
    do_cards_effect_k24_logged, lambda s, ret, *args: do_cards_effect_s01_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s02_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s03_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s04_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s05_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s06_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s07_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s08_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s09_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s10_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s11_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_s12_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_s13_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_s14_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w01_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w02_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w03_logged(s, *args) or ret, skip, lambda s, ret, *args: do_cards_effect_w05_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w06_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w07_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w08_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w09_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w10_logged(s, *args) or ret, lambda s, ret, *args: do_cards_effect_w11_logged(s,
    *args) or ret, lambda s, ret, *args: do_cards_effect_w12_logged(s, *args) or ret, lambda s, ret,
    *args: do_cards_effect_w13_logged(s, *args) or ret, skip, skip, skip, skip, skip, skip,)
DO_JOBS_ACTION_LOGGED = (do_jobs_action_bas_logged, do_jobs_action_hsp_logged, do_jobs_action_plc_logged,
    do_jobs_action_trn_logged, do_jobs_action_hfr_logged, lambda s, ret, *args: do_jobs_action_pts_logged(s,
    *args) or ret, lambda s, ret, *args: do_jobs_action_res_logged(s, *args) or ret, do_jobs_action_mul_logged,
    do_jobs_action_itm_logged, do_jobs_action_box_logged, do_jobs_action_cmp_logged, do_jobs_action_upg_logged,
    lambda s, ret, *args: do_jobs_action_pub_logged(s, *args) or ret, do_jobs_action_awd_logged,
    do_jobs_action_trd_logged, do_jobs_action_obj_logged,)
DO_REWARDS_REWARD_LOGGED = (do_rewards_reward_1_logged, do_rewards_reward_2_logged, do_rewards_reward_3_logged,
    do_rewards_reward_4_logged,)
DO_SPACES_BONUS_LOGGED = (skip, lambda s, ret, *args: do_spaces_bonus_at_hsp_1_logged(s, *args) or ret, lambda s, ret,
    *args: do_spaces_bonus_at_hsp_2_logged(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_plc_2_logged(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_trn_2_logged(s, *args) or ret, skip, lambda s, ret,
    *args: do_spaces_bonus_at_hfr_1_logged(s, *args) or ret, lambda s, ret, *args: do_spaces_bonus_at_hfr_2_logged(s,
    *args) or ret, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_pts_2_logged(s, *args) or ret, skip, skip,
    lambda s, ret, *args: do_spaces_bonus_at_res_2_logged(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_mul_2_logged(s, *args) or ret, skip, skip, do_spaces_bonus_at_itm_2_logged, skip, skip,
    lambda s, ret, *args: do_spaces_bonus_at_box_2_logged(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_cmp_2_logged(s, *args) or ret, lambda s, ret, *args: do_spaces_bonus_at_cmp_3_logged(s,
    *args) or ret, skip, skip, skip, skip, skip, lambda s, ret, *args: do_spaces_bonus_at_pub_2_logged(s, *args) or ret,
    skip, skip, lambda s, ret, *args: do_spaces_bonus_at_awd_2_logged(s, *args) or ret, skip, skip, lambda s, ret,
    *args: do_spaces_bonus_at_trd_2_logged(s, *args) or ret, lambda s, ret, *args: do_spaces_bonus_at_trd_3_logged(s,
    *args) or ret, skip, do_spaces_bonus_at_obj_2_logged, lambda s, ret, *args: do_spaces_bonus_at_obj_3_logged(s,
    *args) or ret, skip,)
DO_RING_BONUS_LOGGED = (lambda s, ret, *args: do_ring_bonus_10_logged(s, *args) or ret, lambda s, ret,
    *args: do_ring_bonus_20_logged(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_30_logged(s, *args) or ret,
    lambda s, ret, *args: do_ring_bonus_40_logged(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_50_logged(s,
    *args) or ret, lambda s, ret, *args: do_ring_bonus_60_logged(s, *args) or ret, lambda s, ret,
    *args: do_ring_bonus_70_logged(s, *args) or ret, lambda s, ret, *args: do_ring_bonus_80_logged(s, *args) or ret,
    lambda s, ret, *args: do_ring_bonus_90_logged(s, *args) or ret, do_ring_bonus_5_logged, do_ring_bonus_25_logged,
    do_ring_bonus_45_logged, do_ring_bonus_65_logged, do_ring_bonus_85_logged,)
DO_ZAPS_ADJUST_LOGGED = (do_zaps_adjust_z01_logged, skip, lambda s, ret, *args: do_zaps_adjust_z03_logged(s,
    *args) or ret, skip, skip, skip, do_zaps_adjust_z07_logged, do_zaps_adjust_z08_logged, skip,
    do_zaps_adjust_z10_logged, skip, skip, skip, do_zaps_adjust_z14_logged, skip,)
REACTIONS_1_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, handler_10_logged, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_2_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, handler_9_logged, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing,)
REACTIONS_3_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_34_logged, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing,)
REACTIONS_4_LOGGED = (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, handler_46_logged, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing,
    nothing, nothing, nothing, nothing, nothing, nothing,)
DO_CARDS_EFFECT_PLAYED = (do_cards_effect_f01_played, do_cards_effect_f02_played, lambda s, rnd,
    *args: do_cards_effect_f03(s, *args), do_cards_effect_f04_played, do_cards_effect_f05_played, lambda s, rnd,
    *args: do_cards_effect_f06(s, *args), do_cards_effect_f07_played, do_cards_effect_f08_played,
    do_cards_effect_f09_played, do_cards_effect_f10_played, lambda s, rnd, *args: do_cards_effect_f11(s, *args),
    lambda s, rnd, *args: do_cards_effect_f12(s, *args), do_cards_effect_f13_played, do_cards_effect_f14_played,
    lambda s, rnd, *args: do_cards_effect_f15(s, *args), do_cards_effect_f16_played, lambda s, rnd,
    *args: do_cards_effect_i01(s, *args), lambda s, rnd, *args: do_cards_effect_i02(s, *args), lambda s, rnd,
    *args: do_cards_effect_i03(s, *args), lambda s, rnd, *args: do_cards_effect_i04(s, *args), lambda s, rnd,
    *args: do_cards_effect_i05(s, *args), lambda s, rnd, *args: do_cards_effect_i06(s, *args),
    do_cards_effect_i07_played, do_cards_effect_i08_played, do_cards_effect_i09_played, do_cards_effect_i10_played,
    do_cards_effect_i11_played, do_cards_effect_i12_played, do_cards_effect_i13_played, nothing, nothing, nothing,
    lambda s, rnd, *args: do_cards_effect_i17(s, *args), lambda s, rnd, *args: do_cards_effect_i18(s, *args), lambda s,
    rnd, *args: do_cards_effect_i19(s, *args), lambda s, rnd, *args: do_cards_effect_i20(s, *args),
    do_cards_effect_i21_played, lambda s, rnd, *args: do_cards_effect_i22(s, *args), lambda s, rnd,
    *args: do_cards_effect_i23(s, *args), do_cards_effect_i24_played, do_cards_effect_i25_played, lambda s, rnd,
    *args: do_cards_effect_i26(s, *args), lambda s, rnd, *args: do_cards_effect_i27(s, *args),
    do_cards_effect_i28_played, do_cards_effect_i29_played, do_cards_effect_i30_played, lambda s, rnd,
    *args: do_cards_effect_p01(s, *args), lambda s, rnd, *args: do_cards_effect_p02(s, *args), lambda s, rnd,
    *args: do_cards_effect_p03(s, *args), lambda s, rnd, *args: do_cards_effect_p04(s, *args), lambda s, rnd,
    *args: do_cards_effect_p05(s, *args), lambda s, rnd, *args: do_cards_effect_p06(s, *args), lambda s, rnd,
    *args: do_cards_effect_p07(s, *args), lambda s, rnd, *args: do_cards_effect_p08(s, *args), lambda s, rnd,
    *args: do_cards_effect_p09(s, *args), lambda s, rnd, *args: do_cards_effect_p10(s, *args), lambda s, rnd,
    *args: do_cards_effect_p11(s, *args), lambda s, rnd, *args: do_cards_effect_p12(s, *args), lambda s, rnd,
    *args: do_cards_effect_p13(s, *args), lambda s, rnd, *args: do_cards_effect_p14(s, *args), lambda s, rnd,
    *args: do_cards_effect_k01(s, *args), lambda s, rnd, *args: do_cards_effect_k02(s, *args), lambda s, rnd,
    *args: do_cards_effect_k03(s, *args), lambda s, rnd, *args: do_cards_effect_k04(s, *args), lambda s, rnd,
    *args: do_cards_effect_k05(s, *args), lambda s, rnd, *args: do_cards_effect_k06(s, *args), lambda s, rnd,
    *args: do_cards_effect_k07(s, *args), lambda s, rnd, *args: do_cards_effect_k08(s, *args), lambda s, rnd,
    *args: do_cards_effect_k09(s, *args), lambda s, rnd, *args: do_cards_effect_k10(s, *args), lambda s, rnd,
    *args: do_cards_effect_k11(s, *args), lambda s, rnd, *args: do_cards_effect_k12(s, *args), lambda s, rnd,
    *args: do_cards_effect_k13(s, *args), lambda s, rnd, *args: do_cards_effect_k14(s, *args), lambda s, rnd,
    *args: do_cards_effect_k15(s, *args), lambda s, rnd, *args: do_cards_effect_k16(s, *args), lambda s, rnd,
    *args: do_cards_effect_k17(s, *args), lambda s, rnd, *args: do_cards_effect_k18(s, *args), lambda s, rnd,
    *args: do_cards_effect_k19(s, *args), lambda s, rnd, *args: do_cards_effect_k20(s, *args), lambda s, rnd,
    *args: do_cards_effect_k21(s, *args), do_cards_effect_k22_played, lambda s, rnd, *args: do_cards_effect_k23(s,
    *args), do_cards_effect_k24_played, lambda s, rnd, *args: do_cards_effect_s01(s, *args), lambda s, rnd,
    *args: do_cards_effect_s02(s, *args), lambda s, rnd, *args: do_cards_effect_s03(s, *args), lambda s, rnd,
    *args: do_cards_effect_s04(s, *args), lambda s, rnd, *args: do_cards_effect_s05(s, *args), lambda s, rnd,
    *args: do_cards_effect_s06(s, *args), lambda s, rnd, *args: do_cards_effect_s07(s, *args), lambda s, rnd,
    *args: do_cards_effect_s08(s, *args), lambda s, rnd, *args: do_cards_effect_s09(s, *args), lambda s, rnd,
    *args: do_cards_effect_s10(s, *args), lambda s, rnd, *args: do_cards_effect_s11(s, *args), lambda s, rnd,
    *args: do_cards_effect_s12(s, *args), lambda s, rnd, *args: do_cards_effect_s13(s, *args), lambda s, rnd,
    *args: do_cards_effect_s14(s, *args), lambda s, rnd, *args: do_cards_effect_w01(s, *args), lambda s, rnd,
    *args: do_cards_effect_w02(s, *args), lambda s, rnd, *args: do_cards_effect_w03(s, *args), nothing, lambda s, rnd,
    *args: do_cards_effect_w05(s, *args), lambda s, rnd, *args: do_cards_effect_w06(s, *args), lambda s, rnd,
    *args: do_cards_effect_w07(s, *args), lambda s, rnd, *args: do_cards_effect_w08(s, *args), lambda s, rnd,
    *args: do_cards_effect_w09(s, *args), lambda s, rnd, *args: do_cards_effect_w10(s, *args), lambda s, rnd,
    *args: do_cards_effect_w11(s, *args), lambda s, rnd, *args: do_cards_effect_w12(s, *args), lambda s, rnd,
    *args: do_cards_effect_w13(s, *args), nothing, nothing, nothing, nothing, nothing, nothing,)
DO_JOBS_ACTION_PLAYED = (do_jobs_action_bas_played, do_jobs_action_hsp_played, do_jobs_action_plc_played,
    do_jobs_action_trn_played, do_jobs_action_hfr_played, lambda s, rnd, *args: do_jobs_action_pts(s, *args), lambda s,
    rnd, *args: do_jobs_action_res(s, *args), do_jobs_action_mul_played, do_jobs_action_itm_played,
    do_jobs_action_box_played, do_jobs_action_cmp_played, do_jobs_action_upg_played, lambda s, rnd,
    *args: do_jobs_action_pub(s, *args), do_jobs_action_awd_played, do_jobs_action_trd_played,
    do_jobs_action_obj_played,)
DO_SPACES_BONUS_PLAYED = (nothing, lambda s, rnd, *args: do_spaces_bonus_at_hsp_1(s, *args), lambda s, rnd,
    *args: do_spaces_bonus_at_hsp_2(s, *args), nothing, nothing, lambda s, rnd, *args: do_spaces_bonus_at_plc_2(s,
    *args), nothing, nothing, lambda s, rnd, *args: do_spaces_bonus_at_trn_2(s, *args), nothing, lambda s, rnd,
    *args: do_spaces_bonus_at_hfr_1(s, *args), lambda s, rnd, *args: do_spaces_bonus_at_hfr_2(s, *args), nothing,
    nothing, lambda s, rnd, *args: do_spaces_bonus_at_pts_2(s, *args), nothing, nothing, lambda s, rnd,
    *args: do_spaces_bonus_at_res_2(s, *args), nothing, nothing, lambda s, rnd, *args: do_spaces_bonus_at_mul_2(s,
    *args), nothing, nothing, do_spaces_bonus_at_itm_2_played, nothing, nothing, lambda s, rnd,
    *args: do_spaces_bonus_at_box_2(s, *args), nothing, nothing, lambda s, rnd, *args: do_spaces_bonus_at_cmp_2(s,
    *args), lambda s, rnd, *args: do_spaces_bonus_at_cmp_3(s, *args), nothing, nothing, nothing, nothing, nothing,
    lambda s, rnd, *args: do_spaces_bonus_at_pub_2(s, *args), nothing, nothing, lambda s, rnd,
    *args: do_spaces_bonus_at_awd_2(s, *args), nothing, nothing, lambda s, rnd, *args: do_spaces_bonus_at_trd_2(s,
    *args), lambda s, rnd, *args: do_spaces_bonus_at_trd_3(s, *args), nothing, do_spaces_bonus_at_obj_2_played,
    lambda s, rnd, *args: do_spaces_bonus_at_obj_3(s, *args), nothing,)
DO_RING_BONUS_PLAYED = (lambda s, rnd, *args: do_ring_bonus_10(s, *args), lambda s, rnd, *args: do_ring_bonus_20(s,
    *args), lambda s, rnd, *args: do_ring_bonus_30(s, *args), lambda s, rnd, *args: do_ring_bonus_40(s, *args),
    lambda s, rnd, *args: do_ring_bonus_50(s, *args), lambda s, rnd, *args: do_ring_bonus_60(s, *args), lambda s, rnd,
    *args: do_ring_bonus_70(s, *args), lambda s, rnd, *args: do_ring_bonus_80(s, *args), lambda s, rnd,
    *args: do_ring_bonus_90(s, *args), do_ring_bonus_5_played, do_ring_bonus_25_played, do_ring_bonus_45_played,
    do_ring_bonus_65_played, do_ring_bonus_85_played,)
DO_ZAPS_ADJUST_PLAYED = (do_zaps_adjust_z01_played, nothing, lambda s, rnd, *args: do_zaps_adjust_z03(s, *args),
    nothing, nothing, nothing, do_zaps_adjust_z07_played, do_zaps_adjust_z08_played, nothing, do_zaps_adjust_z10_played,
    nothing, nothing, nothing, do_zaps_adjust_z14_played, nothing,)
K = (
    None,
    stop,
    finish,
    do_mix_together,
    do_deal_card_1,
    do_take_from_card,
    do_take_from_pick,
    do_take_from_kind_1,
    do_take_from_after_do_deal,
    do_hire_specialist_after_do_take_from,
    do_hire_freelancer_after_do_take_from,
    do_gain_item_after_do_take_from,
    do_sit_down_card_2,
    do_sit_down_chair,
    do_seat_card_after_do_sit_down,
    do_seat_card_answer,
    do_seat_card_after_do_sit_down_,
    do_seat_card_passed,
    do_train_card_3,
    do_train_card_4,
    do_keep_objectives_card_5,
    do_keep_objectives_pick_1,
    do_take_objective_after_do_keep_objectives,
    do_buy_n,
    do_buy_box_after_do_buy,
    do_buy_part_kind_4,
    do_buy_part_after_do_buy,
    do_upgrade_part_answer_1,
    do_upgrade_kind_5,
    do_upgrade_after_do_upgrade_part,
    do_cards_effect_f01_after_do_mix,
    do_jobs_action_bas_do_basic_kind,
    do_jobs_action_hsp_after_do_hire_specialist,
    do_jobs_action_plc_after_do_seat_card,
    do_jobs_action_trn_after_do_train,
    do_jobs_action_hfr_after_do_hire_freelancer,
    do_jobs_action_mul_after_do_mix,
    do_jobs_action_itm_after_do_gain_item,
    do_jobs_action_box_after_do_buy_box,
    do_jobs_action_cmp_after_do_buy_part,
    do_jobs_action_upg_after_do_upgrade,
    do_jobs_action_awd_do_take_award_n_2,
    do_jobs_action_awd_do_take_award_title_1,
    do_jobs_action_trd_chosen,
    do_jobs_action_trd_together_1,
    do_jobs_action_obj_after_do_take_objective,
    do_cards_effect_f02_what,
    do_cards_effect_f02_after_do_jobs_action,
    do_cards_effect_f04_begin,
    do_cards_effect_f04_copied,
    do_cards_effect_f04_after_do_cards_effect,
    do_cards_effect_f05_after_do_keep_objectives,
    do_cards_effect_f07_answer_2,
    do_cards_effect_f07_after_do_upgrade,
    do_cards_effect_f08_answer_3,
    do_cards_effect_f08_after_do_gain_item,
    do_cards_effect_f09_together_2,
    do_flip_one_card_11,
    do_cards_effect_f10_after_do_flip_one,
    do_cards_effect_f13_answer_4,
    do_cards_effect_f13_after_do_upgrade,
    do_cards_effect_f14_after_do_flip_one,
    do_cards_effect_f16_answer_5,
    do_cards_effect_f16_after_do_upgrade,
    do_cards_effect_i07_after_do_hire_specialist,
    do_cards_effect_i07_answer_6,
    do_cards_effect_i07_after_do_seat_card,
    do_cards_effect_i08_after_do_hire_freelancer,
    do_cards_effect_i08_answer_7,
    do_cards_effect_i08_after_do_seat_card,
    do_cards_effect_i09_answer_8,
    do_cards_effect_i10_answer_9,
    do_cards_effect_i11_answer_10,
    do_free_action_what_1,
    do_free_action_after_do_jobs_action,
    do_cards_effect_i12_after_do_free_action,
    do_cards_effect_i13_after_do_free_action,
    do_cards_effect_i21_after_do_flip_one,
    do_cards_effect_i24_after_do_train,
    do_cards_effect_i25_after_do_take_objective,
    do_cards_effect_i28_chosen_1,
    do_cards_effect_i29_answer_11,
    do_cards_effect_i29_after_do_buy_box,
    do_cards_effect_i29_answer_12,
    do_cards_effect_i29_after_do_buy_part,
    do_cards_effect_i30_answer_13,
    do_cards_effect_i30_after_do_seat_card,
    do_cards_effect_i30_answer_14,
    do_cards_effect_i30_after_do_seat_card_,
    do_cards_effect_k22_after_do_flip_one,
    do_cards_effect_k24_after_do_free_action,
    do_use_item_card_10,
    do_use_item_after_do_cards_effect,
    do_slot_skill_card_13,
    do_slot_skill_carrier,
    do_slot_skill_after_do_cards_effect,
    do_spaces_bonus_at_itm_2_after_do_flip_one,
    do_spaces_bonus_at_obj_2_after_do_flip_one,
    do_work_at_after_do_spaces_bonus,
    do_work_at_chosen_3,
    do_work_at_after_do_use_item,
    do_work_at_after_do_slot_skill,
    do_work_at_answer_15,
    do_work_at_after_do_jobs_action,
    do_work_at_answer_16,
    do_work_at_after_do_upgrade_part,
    do_use_helper_after_do_cards_effect,
    do_ring_bonus_5_after_do_free_action,
    do_ring_bonus_25_after_do_free_action,
    do_ring_bonus_45_after_do_free_action,
    do_ring_bonus_65_after_do_free_action,
    do_ring_bonus_85_after_do_free_action,
    do_turn_hourglass_after_do_ring_bonus,
    do_collect_after_do_turn_hourglass,
    do_collect_about_1,
    do_collect_card_15,
    do_collect_after_do_turn_hourglass_,
    do_collect_chosen_4,
    do_collect_after_do_use_item,
    do_collect_after_do_slot_skill,
    do_collect_n_3,
    do_collect_do_predict_about,
    do_collect_pick_2,
    do_collect_pick_2_,
    do_collect_pick_2_2,
    do_collect_pick_2_3,
    do_collect_pick_2_4,
    do_collect_pick_2_5,
    do_zaps_adjust_z01_card_17,
    do_redeal_after_do_deal,
    do_zaps_adjust_z07_after_do_redeal,
    do_zaps_adjust_z08_after_do_redeal,
    do_zaps_adjust_z10_card_19,
    do_zaps_adjust_z14_after_do_redeal,
    best_way__answer_17,
    best_way__pick_3,
    main,
    main_after_game,
    main_opener,
    main_after_do_deal,
    main_card_7,
    main_card_8,
    main_do_choose_powers_dealt,
    main_do_choose_powers_power,
    main_do_choose_powers_limit,
    main_after_game_1,
    main_after_do_collect,
    main_card_16,
    main_after_do_zaps_adjust,
    main_chosen_2,
    main_after_do_use_item,
    main_after_do_slot_skill,
    main_chosen_5,
    main_do_place_worker_space,
    main_after_do_work_at,
    main_do_place_specialist_expert_1,
    main_do_place_specialist_space_2,
    main_after_do_work_at_,
    main_after_do_work_at_2,
    main_do_place_at_freelancer_helper,
    main_after_do_use_helper,
    main_do_specialist_at_freelancer_expert_2,
    main_do_specialist_at_freelancer_helper_2,
    main_after_do_use_helper_,
    main_after_do_collect_,
    main_chosen_6,
    main_after_do_use_item_,
    main_after_do_slot_skill_,
    main_after_game_2,
    do_deal_drawing,
    do_train_drawing_1,
    do_keep_objectives_drawing_2,
    do_collect_drawing_5,
    main_each_20,
    main_each_7,
    main_repeat_2,
    main_offers_4,
    main_after_turn_23,
)
K_LOGGED = (
    None,
    stop,
    finish,
    do_mix_together_logged,
    do_deal_card_1_logged,
    do_take_from_card_logged,
    do_take_from_pick_logged,
    do_take_from_kind_1_logged,
    do_take_from_after_do_deal_logged,
    do_hire_specialist_after_do_take_from_logged,
    do_hire_freelancer_after_do_take_from_logged,
    do_gain_item_after_do_take_from_logged,
    do_sit_down_card_2_logged,
    do_sit_down_chair_logged,
    do_seat_card_after_do_sit_down_logged,
    do_seat_card_answer_logged,
    do_seat_card_after_do_sit_down_logged_,
    do_seat_card_passed_logged,
    do_train_card_3_logged,
    do_train_card_4_logged,
    do_keep_objectives_card_5_logged,
    do_keep_objectives_pick_1_logged,
    do_take_objective_after_do_keep_objectives_logged,
    do_buy_n_logged,
    do_buy_box_after_do_buy_logged,
    do_buy_part_kind_4_logged,
    do_buy_part_after_do_buy_logged,
    do_upgrade_part_answer_1_logged,
    do_upgrade_kind_5_logged,
    do_upgrade_after_do_upgrade_part_logged,
    do_cards_effect_f01_after_do_mix_logged,
    do_jobs_action_bas_do_basic_kind_logged,
    do_jobs_action_hsp_after_do_hire_specialist_logged,
    do_jobs_action_plc_after_do_seat_card_logged,
    do_jobs_action_trn_after_do_train_logged,
    do_jobs_action_hfr_after_do_hire_freelancer_logged,
    do_jobs_action_mul_after_do_mix_logged,
    do_jobs_action_itm_after_do_gain_item_logged,
    do_jobs_action_box_after_do_buy_box_logged,
    do_jobs_action_cmp_after_do_buy_part_logged,
    do_jobs_action_upg_after_do_upgrade_logged,
    do_jobs_action_awd_do_take_award_n_2_logged,
    do_jobs_action_awd_do_take_award_title_1_logged,
    do_jobs_action_trd_chosen_logged,
    do_jobs_action_trd_together_1_logged,
    do_jobs_action_obj_after_do_take_objective_logged,
    do_cards_effect_f02_what_logged,
    do_cards_effect_f02_after_do_jobs_action_logged,
    do_cards_effect_f04_begin_logged,
    do_cards_effect_f04_copied_logged,
    do_cards_effect_f04_after_do_cards_effect_logged,
    do_cards_effect_f05_after_do_keep_objectives_logged,
    do_cards_effect_f07_answer_2_logged,
    do_cards_effect_f07_after_do_upgrade_logged,
    do_cards_effect_f08_answer_3_logged,
    do_cards_effect_f08_after_do_gain_item_logged,
    do_cards_effect_f09_together_2_logged,
    do_flip_one_card_11_logged,
    do_cards_effect_f10_after_do_flip_one_logged,
    do_cards_effect_f13_answer_4_logged,
    do_cards_effect_f13_after_do_upgrade_logged,
    do_cards_effect_f14_after_do_flip_one_logged,
    do_cards_effect_f16_answer_5_logged,
    do_cards_effect_f16_after_do_upgrade_logged,
    do_cards_effect_i07_after_do_hire_specialist_logged,
    do_cards_effect_i07_answer_6_logged,
    do_cards_effect_i07_after_do_seat_card_logged,
    do_cards_effect_i08_after_do_hire_freelancer_logged,
    do_cards_effect_i08_answer_7_logged,
    do_cards_effect_i08_after_do_seat_card_logged,
    do_cards_effect_i09_answer_8_logged,
    do_cards_effect_i10_answer_9_logged,
    do_cards_effect_i11_answer_10_logged,
    do_free_action_what_1_logged,
    do_free_action_after_do_jobs_action_logged,
    do_cards_effect_i12_after_do_free_action_logged,
    do_cards_effect_i13_after_do_free_action_logged,
    do_cards_effect_i21_after_do_flip_one_logged,
    do_cards_effect_i24_after_do_train_logged,
    do_cards_effect_i25_after_do_take_objective_logged,
    do_cards_effect_i28_chosen_1_logged,
    do_cards_effect_i29_answer_11_logged,
    do_cards_effect_i29_after_do_buy_box_logged,
    do_cards_effect_i29_answer_12_logged,
    do_cards_effect_i29_after_do_buy_part_logged,
    do_cards_effect_i30_answer_13_logged,
    do_cards_effect_i30_after_do_seat_card_logged,
    do_cards_effect_i30_answer_14_logged,
    do_cards_effect_i30_after_do_seat_card_logged_,
    do_cards_effect_k22_after_do_flip_one_logged,
    do_cards_effect_k24_after_do_free_action_logged,
    do_use_item_card_10_logged,
    do_use_item_after_do_cards_effect_logged,
    do_slot_skill_card_13_logged,
    do_slot_skill_carrier_logged,
    do_slot_skill_after_do_cards_effect_logged,
    do_spaces_bonus_at_itm_2_after_do_flip_one_logged,
    do_spaces_bonus_at_obj_2_after_do_flip_one_logged,
    do_work_at_after_do_spaces_bonus_logged,
    do_work_at_chosen_3_logged,
    do_work_at_after_do_use_item_logged,
    do_work_at_after_do_slot_skill_logged,
    do_work_at_answer_15_logged,
    do_work_at_after_do_jobs_action_logged,
    do_work_at_answer_16_logged,
    do_work_at_after_do_upgrade_part_logged,
    do_use_helper_after_do_cards_effect_logged,
    do_ring_bonus_5_after_do_free_action_logged,
    do_ring_bonus_25_after_do_free_action_logged,
    do_ring_bonus_45_after_do_free_action_logged,
    do_ring_bonus_65_after_do_free_action_logged,
    do_ring_bonus_85_after_do_free_action_logged,
    do_turn_hourglass_after_do_ring_bonus_logged,
    do_collect_after_do_turn_hourglass_logged,
    do_collect_about_1_logged,
    do_collect_card_15_logged,
    do_collect_after_do_turn_hourglass_logged_,
    do_collect_chosen_4_logged,
    do_collect_after_do_use_item_logged,
    do_collect_after_do_slot_skill_logged,
    do_collect_n_3_logged,
    do_collect_do_predict_about_logged,
    do_collect_pick_2_logged,
    do_collect_pick_2_logged_,
    do_collect_pick_2_logged_2,
    do_collect_pick_2_logged_3,
    do_collect_pick_2_logged_4,
    do_collect_pick_2_logged_5,
    do_zaps_adjust_z01_card_17_logged,
    do_redeal_after_do_deal_logged,
    do_zaps_adjust_z07_after_do_redeal_logged,
    do_zaps_adjust_z08_after_do_redeal_logged,
    do_zaps_adjust_z10_card_19_logged,
    do_zaps_adjust_z14_after_do_redeal_logged,
    best_way__answer_17_logged,
    best_way__pick_3_logged,
    main_logged,
    main_after_game_logged,
    main_opener_logged,
    main_after_do_deal_logged,
    main_card_7_logged,
    main_card_8_logged,
    main_do_choose_powers_dealt_logged,
    main_do_choose_powers_power_logged,
    main_do_choose_powers_limit_logged,
    main_after_game_1_logged,
    main_after_do_collect_logged,
    main_card_16_logged,
    main_after_do_zaps_adjust_logged,
    main_chosen_2_logged,
    main_after_do_use_item_logged,
    main_after_do_slot_skill_logged,
    main_chosen_5_logged,
    main_do_place_worker_space_logged,
    main_after_do_work_at_logged,
    main_do_place_specialist_expert_1_logged,
    main_do_place_specialist_space_2_logged,
    main_after_do_work_at_logged_,
    main_after_do_work_at_logged_2,
    main_do_place_at_freelancer_helper_logged,
    main_after_do_use_helper_logged,
    main_do_specialist_at_freelancer_expert_2_logged,
    main_do_specialist_at_freelancer_helper_2_logged,
    main_after_do_use_helper_logged_,
    main_after_do_collect_logged_,
    main_chosen_6_logged,
    main_after_do_use_item_logged_,
    main_after_do_slot_skill_logged_,
    main_after_game_2_logged,
    do_deal_drawing_logged,
    do_train_drawing_1_logged,
    do_keep_objectives_drawing_2_logged,
    do_collect_drawing_5_logged,
    main_each_20_logged,
    main_each_7_logged,
    main_repeat_2_logged,
    main_offers_4_logged,
    main_after_turn_23_logged,
)

class State(BaseState):
    __slots__ = ('player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn',
        'weights', 'stack', 'round', 'active', 'automa', 'hourglass', 'starter', 'trigger', 'at_work', 'at_game',
        'powers', 'difficulty', 'f_do_mix_me', 'f_do_mix_ret', 'f_do_deal_drawing_i', 'f_do_deal_drawing_last',
        'f_do_deal_track_1', 'f_do_deal_ret', 'f_do_take_from_bare_1', 'f_do_take_from_candidates',
        'f_do_take_from_card', 'f_do_take_from_each_i', 'f_do_take_from_each_items', 'f_do_take_from_left',
        'f_do_take_from_many_left', 'f_do_take_from_me', 'f_do_take_from_other', 'f_do_take_from_skipped',
        'f_do_take_from_track', 'f_do_take_from_wanted', 'f_do_take_from_ret', 'f_do_hire_specialist_ret',
        'f_do_hire_freelancer_ret', 'f_do_gain_item_ret', 'f_do_sit_down_card_2', 'f_do_sit_down_me',
        'f_do_sit_down_ret', 'f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last',
        'f_do_seat_card_ret', 'f_do_train_discount', 'f_do_train_drawing_1_i', 'f_do_train_drawing_1_last',
        'f_do_train_me', 'f_do_train_ret', 'f_do_keep_objectives_candidates_1', 'f_do_keep_objectives_drawing_2_i',
        'f_do_keep_objectives_drawing_2_last', 'f_do_keep_objectives_kept_1', 'f_do_keep_objectives_left_1',
        'f_do_keep_objectives_many_1_left', 'f_do_keep_objectives_me', 'f_do_keep_objectives_most_1',
        'f_do_keep_objectives_wanted_1', 'f_do_keep_objectives_ret', 'f_do_take_objective_ret', 'f_do_buy_kind_3',
        'f_do_buy_me', 'f_do_buy_ret', 'f_do_buy_box_ret', 'f_do_buy_part_me', 'f_do_buy_part_ret',
        'f_do_upgrade_part_kind_6', 'f_do_upgrade_part_me', 'f_do_upgrade_part_repeat_1_i',
        'f_do_upgrade_part_repeat_1_last', 'f_do_upgrade_part_ret', 'f_do_upgrade_me', 'f_do_upgrade_ret',
        'f_do_cards_effect_f01_ret', 'f_do_jobs_action_bas_me', 'f_do_jobs_action_bas_ret', 'f_do_jobs_action_hsp_ret',
        'f_do_jobs_action_plc_ret', 'f_do_jobs_action_trn_ret', 'f_do_jobs_action_hfr_ret', 'f_do_jobs_action_mul_ret',
        'f_do_jobs_action_itm_ret', 'f_do_jobs_action_box_ret', 'f_do_jobs_action_cmp_ret', 'f_do_jobs_action_upg_ret',
        'f_do_jobs_action_awd_do_take_award_n_2', 'f_do_jobs_action_awd_me', 'f_do_jobs_action_awd_ret',
        'f_do_jobs_action_trd_me', 'f_do_jobs_action_trd_offers_left', 'f_do_jobs_action_trd_ret',
        'f_do_jobs_action_obj_ret', 'f_do_cards_effect_f02_me', 'f_do_cards_effect_f02_ret',
        'f_do_cards_effect_f04_depth_', 'f_do_cards_effect_f04_me', 'f_do_cards_effect_f04_this',
        'f_do_cards_effect_f04_ret', 'f_do_cards_effect_f05_ret', 'f_do_cards_effect_f07_me',
        'f_do_cards_effect_f07_repeat_3_i', 'f_do_cards_effect_f07_repeat_3_last', 'f_do_cards_effect_f07_ret',
        'f_do_cards_effect_f08_me', 'f_do_cards_effect_f08_repeat_4_i', 'f_do_cards_effect_f08_repeat_4_last',
        'f_do_cards_effect_f08_ret', 'f_do_cards_effect_f09_me', 'f_do_cards_effect_f09_ret', 'f_do_flip_one_me',
        'f_do_flip_one_ret', 'f_do_cards_effect_f10_ret', 'f_do_cards_effect_f13_me',
        'f_do_cards_effect_f13_repeat_5_i', 'f_do_cards_effect_f13_repeat_5_last', 'f_do_cards_effect_f13_ret',
        'f_do_cards_effect_f14_me', 'f_do_cards_effect_f14_repeat_6_i', 'f_do_cards_effect_f14_repeat_6_last',
        'f_do_cards_effect_f14_ret', 'f_do_cards_effect_f16_me', 'f_do_cards_effect_f16_repeat_7_i',
        'f_do_cards_effect_f16_repeat_7_last', 'f_do_cards_effect_f16_ret', 'f_do_cards_effect_i07_me',
        'f_do_cards_effect_i07_ret', 'f_do_cards_effect_i08_me', 'f_do_cards_effect_i08_ret',
        'f_do_cards_effect_i09_me', 'f_do_cards_effect_i09_repeat_8_i', 'f_do_cards_effect_i09_repeat_8_last',
        'f_do_cards_effect_i09_ret', 'f_do_cards_effect_i10_me', 'f_do_cards_effect_i10_repeat_9_i',
        'f_do_cards_effect_i10_repeat_9_last', 'f_do_cards_effect_i10_ret', 'f_do_cards_effect_i11_me',
        'f_do_cards_effect_i11_repeat_10_i', 'f_do_cards_effect_i11_repeat_10_last', 'f_do_cards_effect_i11_ret',
        'f_do_free_action_me', 'f_do_free_action_repeat_11_i', 'f_do_free_action_repeat_11_last',
        'f_do_free_action_ret', 'f_do_cards_effect_i12_ret', 'f_do_cards_effect_i13_ret', 'f_do_cards_effect_i21_ret',
        'f_do_cards_effect_i24_ret', 'f_do_cards_effect_i25_ret', 'f_do_cards_effect_i28_me',
        'f_do_cards_effect_i28_ret', 'f_do_cards_effect_i29_me', 'f_do_cards_effect_i29_ret',
        'f_do_cards_effect_i30_me', 'f_do_cards_effect_i30_ret', 'f_do_cards_effect_k22_ret',
        'f_do_cards_effect_k24_ret', 'f_do_use_item_me', 'f_do_use_item_ret', 'f_do_slot_skill_card_13',
        'f_do_slot_skill_me', 'f_do_slot_skill_ret', 'f_do_spaces_bonus_at_itm_2_ret', 'f_do_spaces_bonus_at_obj_2_ret',
        'f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_offers_2_left', 'f_do_work_at_old_at_work',
        'f_do_work_at_space_1', 'f_do_work_at_ret', 'f_do_use_helper_ret', 'f_do_ring_bonus_5_ret',
        'f_do_ring_bonus_25_ret', 'f_do_ring_bonus_45_ret', 'f_do_ring_bonus_65_ret', 'f_do_ring_bonus_85_ret',
        'f_do_turn_hourglass_each_12_i', 'f_do_turn_hourglass_me', 'f_do_turn_hourglass_ret',
        'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_drawing_5_i',
        'f_do_collect_drawing_5_last', 'f_do_collect_guesses_1', 'f_do_collect_left_2', 'f_do_collect_many_2_left',
        'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_offers_3_left', 'f_do_collect_repeat_12_i',
        'f_do_collect_repeat_12_last', 'f_do_collect_repeat_13_i', 'f_do_collect_repeat_13_last',
        'f_do_collect_wanted_2', 'f_do_collect_ret', 'f_do_zaps_adjust_z01_me', 'f_do_zaps_adjust_z01_ret',
        'f_do_redeal_ret', 'f_do_zaps_adjust_z07_ret', 'f_do_zaps_adjust_z08_ret', 'f_do_zaps_adjust_z10_me',
        'f_do_zaps_adjust_z10_ret', 'f_do_zaps_adjust_z14_ret', 'f_best_way_candidates_3', 'f_best_way_each_16_i',
        'f_best_way_each_16_items', 'f_best_way_goal', 'f_best_way_left_3', 'f_best_way_many_3_left', 'f_best_way_me',
        'f_best_way_shown_1', 'f_best_way_wanted_4', 'f_best_way_ret', 'f_main_do_choose_powers_power',
        'f_main_do_place_specialist_expert_1', 'f_main_do_specialist_at_freelancer_expert_2', 'f_main_each_19_i',
        'f_main_each_20_from', 'f_main_each_20_i', 'f_main_each_7_i', 'f_main_game_around', 'f_main_game_around_1',
        'f_main_game_around_2', 'f_main_kind_9', 'f_main_offers_1_left', 'f_main_offers_4_left', 'f_main_order',
        'f_main_p_2', 'f_main_place', 'f_main_repeat_2_i', 'f_main_repeat_2_last', 'f_main_seat_1', 'f_main_turns_left',
        'f_do_deal_me', 'corporation', 'points', 'tokens', 'mumans', 'chairs_taken', 'level', 'awards', 'watched',
        'used', 'objective_points', 'stock', 'shelf', 'space_workers', 'card_laid', 'card_ready', 'card_occupied',
        'card_trained', 'title_part', 'title_counted', 'piles', 'loc', 'known', 'lo', 'hi', 'tape')
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
        t.stack = s.stack
        t.round = s.round
        t.active = s.active
        t.automa = s.automa
        t.hourglass = s.hourglass
        t.starter = s.starter
        t.trigger = s.trigger
        t.at_work = s.at_work
        t.at_game = s.at_game
        t.powers = s.powers
        t.difficulty = s.difficulty
        t.f_do_mix_me = s.f_do_mix_me
        t.f_do_mix_ret = s.f_do_mix_ret
        t.f_do_deal_drawing_i = s.f_do_deal_drawing_i
        t.f_do_deal_drawing_last = s.f_do_deal_drawing_last
        t.f_do_deal_track_1 = s.f_do_deal_track_1
        t.f_do_deal_ret = s.f_do_deal_ret
        t.f_do_take_from_bare_1 = s.f_do_take_from_bare_1
        t.f_do_take_from_candidates = s.f_do_take_from_candidates
        t.f_do_take_from_card = s.f_do_take_from_card
        t.f_do_take_from_each_i = s.f_do_take_from_each_i
        t.f_do_take_from_each_items = s.f_do_take_from_each_items
        t.f_do_take_from_left = s.f_do_take_from_left
        t.f_do_take_from_many_left = s.f_do_take_from_many_left
        t.f_do_take_from_me = s.f_do_take_from_me
        t.f_do_take_from_other = s.f_do_take_from_other
        t.f_do_take_from_skipped = s.f_do_take_from_skipped
        t.f_do_take_from_track = s.f_do_take_from_track
        t.f_do_take_from_wanted = s.f_do_take_from_wanted
        t.f_do_take_from_ret = s.f_do_take_from_ret
        t.f_do_hire_specialist_ret = s.f_do_hire_specialist_ret
        t.f_do_hire_freelancer_ret = s.f_do_hire_freelancer_ret
        t.f_do_gain_item_ret = s.f_do_gain_item_ret
        t.f_do_sit_down_card_2 = s.f_do_sit_down_card_2
        t.f_do_sit_down_me = s.f_do_sit_down_me
        t.f_do_sit_down_ret = s.f_do_sit_down_ret
        t.f_do_seat_card_me = s.f_do_seat_card_me
        t.f_do_seat_card_repeat_i = s.f_do_seat_card_repeat_i
        t.f_do_seat_card_repeat_last = s.f_do_seat_card_repeat_last
        t.f_do_seat_card_ret = s.f_do_seat_card_ret
        t.f_do_train_discount = s.f_do_train_discount
        t.f_do_train_drawing_1_i = s.f_do_train_drawing_1_i
        t.f_do_train_drawing_1_last = s.f_do_train_drawing_1_last
        t.f_do_train_me = s.f_do_train_me
        t.f_do_train_ret = s.f_do_train_ret
        t.f_do_keep_objectives_candidates_1 = s.f_do_keep_objectives_candidates_1
        t.f_do_keep_objectives_drawing_2_i = s.f_do_keep_objectives_drawing_2_i
        t.f_do_keep_objectives_drawing_2_last = s.f_do_keep_objectives_drawing_2_last
        t.f_do_keep_objectives_kept_1 = s.f_do_keep_objectives_kept_1
        t.f_do_keep_objectives_left_1 = s.f_do_keep_objectives_left_1
        t.f_do_keep_objectives_many_1_left = s.f_do_keep_objectives_many_1_left
        t.f_do_keep_objectives_me = s.f_do_keep_objectives_me
        t.f_do_keep_objectives_most_1 = s.f_do_keep_objectives_most_1
        t.f_do_keep_objectives_wanted_1 = s.f_do_keep_objectives_wanted_1
        t.f_do_keep_objectives_ret = s.f_do_keep_objectives_ret
        t.f_do_take_objective_ret = s.f_do_take_objective_ret
        t.f_do_buy_kind_3 = s.f_do_buy_kind_3
        t.f_do_buy_me = s.f_do_buy_me
        t.f_do_buy_ret = s.f_do_buy_ret
        t.f_do_buy_box_ret = s.f_do_buy_box_ret
        t.f_do_buy_part_me = s.f_do_buy_part_me
        t.f_do_buy_part_ret = s.f_do_buy_part_ret
        t.f_do_upgrade_part_kind_6 = s.f_do_upgrade_part_kind_6
        t.f_do_upgrade_part_me = s.f_do_upgrade_part_me
        t.f_do_upgrade_part_repeat_1_i = s.f_do_upgrade_part_repeat_1_i
        t.f_do_upgrade_part_repeat_1_last = s.f_do_upgrade_part_repeat_1_last
        t.f_do_upgrade_part_ret = s.f_do_upgrade_part_ret
        t.f_do_upgrade_me = s.f_do_upgrade_me
        t.f_do_upgrade_ret = s.f_do_upgrade_ret
        t.f_do_cards_effect_f01_ret = s.f_do_cards_effect_f01_ret
        t.f_do_jobs_action_bas_me = s.f_do_jobs_action_bas_me
        t.f_do_jobs_action_bas_ret = s.f_do_jobs_action_bas_ret
        t.f_do_jobs_action_hsp_ret = s.f_do_jobs_action_hsp_ret
        t.f_do_jobs_action_plc_ret = s.f_do_jobs_action_plc_ret
        t.f_do_jobs_action_trn_ret = s.f_do_jobs_action_trn_ret
        t.f_do_jobs_action_hfr_ret = s.f_do_jobs_action_hfr_ret
        t.f_do_jobs_action_mul_ret = s.f_do_jobs_action_mul_ret
        t.f_do_jobs_action_itm_ret = s.f_do_jobs_action_itm_ret
        t.f_do_jobs_action_box_ret = s.f_do_jobs_action_box_ret
        t.f_do_jobs_action_cmp_ret = s.f_do_jobs_action_cmp_ret
        t.f_do_jobs_action_upg_ret = s.f_do_jobs_action_upg_ret
        t.f_do_jobs_action_awd_do_take_award_n_2 = s.f_do_jobs_action_awd_do_take_award_n_2
        t.f_do_jobs_action_awd_me = s.f_do_jobs_action_awd_me
        t.f_do_jobs_action_awd_ret = s.f_do_jobs_action_awd_ret
        t.f_do_jobs_action_trd_me = s.f_do_jobs_action_trd_me
        t.f_do_jobs_action_trd_offers_left = s.f_do_jobs_action_trd_offers_left
        t.f_do_jobs_action_trd_ret = s.f_do_jobs_action_trd_ret
        t.f_do_jobs_action_obj_ret = s.f_do_jobs_action_obj_ret
        t.f_do_cards_effect_f02_me = s.f_do_cards_effect_f02_me
        t.f_do_cards_effect_f02_ret = s.f_do_cards_effect_f02_ret
        t.f_do_cards_effect_f04_depth_ = s.f_do_cards_effect_f04_depth_
        t.f_do_cards_effect_f04_me = s.f_do_cards_effect_f04_me
        t.f_do_cards_effect_f04_this = s.f_do_cards_effect_f04_this
        t.f_do_cards_effect_f04_ret = s.f_do_cards_effect_f04_ret
        t.f_do_cards_effect_f05_ret = s.f_do_cards_effect_f05_ret
        t.f_do_cards_effect_f07_me = s.f_do_cards_effect_f07_me
        t.f_do_cards_effect_f07_repeat_3_i = s.f_do_cards_effect_f07_repeat_3_i
        t.f_do_cards_effect_f07_repeat_3_last = s.f_do_cards_effect_f07_repeat_3_last
        t.f_do_cards_effect_f07_ret = s.f_do_cards_effect_f07_ret
        t.f_do_cards_effect_f08_me = s.f_do_cards_effect_f08_me
        t.f_do_cards_effect_f08_repeat_4_i = s.f_do_cards_effect_f08_repeat_4_i
        t.f_do_cards_effect_f08_repeat_4_last = s.f_do_cards_effect_f08_repeat_4_last
        t.f_do_cards_effect_f08_ret = s.f_do_cards_effect_f08_ret
        t.f_do_cards_effect_f09_me = s.f_do_cards_effect_f09_me
        t.f_do_cards_effect_f09_ret = s.f_do_cards_effect_f09_ret
        t.f_do_flip_one_me = s.f_do_flip_one_me
        t.f_do_flip_one_ret = s.f_do_flip_one_ret
        t.f_do_cards_effect_f10_ret = s.f_do_cards_effect_f10_ret
        t.f_do_cards_effect_f13_me = s.f_do_cards_effect_f13_me
        t.f_do_cards_effect_f13_repeat_5_i = s.f_do_cards_effect_f13_repeat_5_i
        t.f_do_cards_effect_f13_repeat_5_last = s.f_do_cards_effect_f13_repeat_5_last
        t.f_do_cards_effect_f13_ret = s.f_do_cards_effect_f13_ret
        t.f_do_cards_effect_f14_me = s.f_do_cards_effect_f14_me
        t.f_do_cards_effect_f14_repeat_6_i = s.f_do_cards_effect_f14_repeat_6_i
        t.f_do_cards_effect_f14_repeat_6_last = s.f_do_cards_effect_f14_repeat_6_last
        t.f_do_cards_effect_f14_ret = s.f_do_cards_effect_f14_ret
        t.f_do_cards_effect_f16_me = s.f_do_cards_effect_f16_me
        t.f_do_cards_effect_f16_repeat_7_i = s.f_do_cards_effect_f16_repeat_7_i
        t.f_do_cards_effect_f16_repeat_7_last = s.f_do_cards_effect_f16_repeat_7_last
        t.f_do_cards_effect_f16_ret = s.f_do_cards_effect_f16_ret
        t.f_do_cards_effect_i07_me = s.f_do_cards_effect_i07_me
        t.f_do_cards_effect_i07_ret = s.f_do_cards_effect_i07_ret
        t.f_do_cards_effect_i08_me = s.f_do_cards_effect_i08_me
        t.f_do_cards_effect_i08_ret = s.f_do_cards_effect_i08_ret
        t.f_do_cards_effect_i09_me = s.f_do_cards_effect_i09_me
        t.f_do_cards_effect_i09_repeat_8_i = s.f_do_cards_effect_i09_repeat_8_i
        t.f_do_cards_effect_i09_repeat_8_last = s.f_do_cards_effect_i09_repeat_8_last
        t.f_do_cards_effect_i09_ret = s.f_do_cards_effect_i09_ret
        t.f_do_cards_effect_i10_me = s.f_do_cards_effect_i10_me
        t.f_do_cards_effect_i10_repeat_9_i = s.f_do_cards_effect_i10_repeat_9_i
        t.f_do_cards_effect_i10_repeat_9_last = s.f_do_cards_effect_i10_repeat_9_last
        t.f_do_cards_effect_i10_ret = s.f_do_cards_effect_i10_ret
        t.f_do_cards_effect_i11_me = s.f_do_cards_effect_i11_me
        t.f_do_cards_effect_i11_repeat_10_i = s.f_do_cards_effect_i11_repeat_10_i
        t.f_do_cards_effect_i11_repeat_10_last = s.f_do_cards_effect_i11_repeat_10_last
        t.f_do_cards_effect_i11_ret = s.f_do_cards_effect_i11_ret
        t.f_do_free_action_me = s.f_do_free_action_me
        t.f_do_free_action_repeat_11_i = s.f_do_free_action_repeat_11_i
        t.f_do_free_action_repeat_11_last = s.f_do_free_action_repeat_11_last
        t.f_do_free_action_ret = s.f_do_free_action_ret
        t.f_do_cards_effect_i12_ret = s.f_do_cards_effect_i12_ret
        t.f_do_cards_effect_i13_ret = s.f_do_cards_effect_i13_ret
        t.f_do_cards_effect_i21_ret = s.f_do_cards_effect_i21_ret
        t.f_do_cards_effect_i24_ret = s.f_do_cards_effect_i24_ret
        t.f_do_cards_effect_i25_ret = s.f_do_cards_effect_i25_ret
        t.f_do_cards_effect_i28_me = s.f_do_cards_effect_i28_me
        t.f_do_cards_effect_i28_ret = s.f_do_cards_effect_i28_ret
        t.f_do_cards_effect_i29_me = s.f_do_cards_effect_i29_me
        t.f_do_cards_effect_i29_ret = s.f_do_cards_effect_i29_ret
        t.f_do_cards_effect_i30_me = s.f_do_cards_effect_i30_me
        t.f_do_cards_effect_i30_ret = s.f_do_cards_effect_i30_ret
        t.f_do_cards_effect_k22_ret = s.f_do_cards_effect_k22_ret
        t.f_do_cards_effect_k24_ret = s.f_do_cards_effect_k24_ret
        t.f_do_use_item_me = s.f_do_use_item_me
        t.f_do_use_item_ret = s.f_do_use_item_ret
        t.f_do_slot_skill_card_13 = s.f_do_slot_skill_card_13
        t.f_do_slot_skill_me = s.f_do_slot_skill_me
        t.f_do_slot_skill_ret = s.f_do_slot_skill_ret
        t.f_do_spaces_bonus_at_itm_2_ret = s.f_do_spaces_bonus_at_itm_2_ret
        t.f_do_spaces_bonus_at_obj_2_ret = s.f_do_spaces_bonus_at_obj_2_ret
        t.f_do_work_at_expert = s.f_do_work_at_expert
        t.f_do_work_at_me = s.f_do_work_at_me
        t.f_do_work_at_offers_2_left = s.f_do_work_at_offers_2_left
        t.f_do_work_at_old_at_work = s.f_do_work_at_old_at_work
        t.f_do_work_at_space_1 = s.f_do_work_at_space_1
        t.f_do_work_at_ret = s.f_do_work_at_ret
        t.f_do_use_helper_ret = s.f_do_use_helper_ret
        t.f_do_ring_bonus_5_ret = s.f_do_ring_bonus_5_ret
        t.f_do_ring_bonus_25_ret = s.f_do_ring_bonus_25_ret
        t.f_do_ring_bonus_45_ret = s.f_do_ring_bonus_45_ret
        t.f_do_ring_bonus_65_ret = s.f_do_ring_bonus_65_ret
        t.f_do_ring_bonus_85_ret = s.f_do_ring_bonus_85_ret
        t.f_do_turn_hourglass_each_12_i = s.f_do_turn_hourglass_each_12_i
        t.f_do_turn_hourglass_me = s.f_do_turn_hourglass_me
        t.f_do_turn_hourglass_ret = s.f_do_turn_hourglass_ret
        t.f_do_collect_candidates_2 = s.f_do_collect_candidates_2
        t.f_do_collect_do_predict_about = s.f_do_collect_do_predict_about
        t.f_do_collect_drawing_5_i = s.f_do_collect_drawing_5_i
        t.f_do_collect_drawing_5_last = s.f_do_collect_drawing_5_last
        t.f_do_collect_guesses_1 = s.f_do_collect_guesses_1
        t.f_do_collect_left_2 = s.f_do_collect_left_2
        t.f_do_collect_many_2_left = s.f_do_collect_many_2_left
        t.f_do_collect_me = s.f_do_collect_me
        t.f_do_collect_n_3 = s.f_do_collect_n_3
        t.f_do_collect_offers_3_left = s.f_do_collect_offers_3_left
        t.f_do_collect_repeat_12_i = s.f_do_collect_repeat_12_i
        t.f_do_collect_repeat_12_last = s.f_do_collect_repeat_12_last
        t.f_do_collect_repeat_13_i = s.f_do_collect_repeat_13_i
        t.f_do_collect_repeat_13_last = s.f_do_collect_repeat_13_last
        t.f_do_collect_wanted_2 = s.f_do_collect_wanted_2
        t.f_do_collect_ret = s.f_do_collect_ret
        t.f_do_zaps_adjust_z01_me = s.f_do_zaps_adjust_z01_me
        t.f_do_zaps_adjust_z01_ret = s.f_do_zaps_adjust_z01_ret
        t.f_do_redeal_ret = s.f_do_redeal_ret
        t.f_do_zaps_adjust_z07_ret = s.f_do_zaps_adjust_z07_ret
        t.f_do_zaps_adjust_z08_ret = s.f_do_zaps_adjust_z08_ret
        t.f_do_zaps_adjust_z10_me = s.f_do_zaps_adjust_z10_me
        t.f_do_zaps_adjust_z10_ret = s.f_do_zaps_adjust_z10_ret
        t.f_do_zaps_adjust_z14_ret = s.f_do_zaps_adjust_z14_ret
        t.f_best_way_candidates_3 = s.f_best_way_candidates_3
        t.f_best_way_each_16_i = s.f_best_way_each_16_i
        t.f_best_way_each_16_items = s.f_best_way_each_16_items
        t.f_best_way_goal = s.f_best_way_goal
        t.f_best_way_left_3 = s.f_best_way_left_3
        t.f_best_way_many_3_left = s.f_best_way_many_3_left
        t.f_best_way_me = s.f_best_way_me
        t.f_best_way_shown_1 = s.f_best_way_shown_1
        t.f_best_way_wanted_4 = s.f_best_way_wanted_4
        t.f_best_way_ret = s.f_best_way_ret
        t.f_main_do_choose_powers_power = s.f_main_do_choose_powers_power
        t.f_main_do_place_specialist_expert_1 = s.f_main_do_place_specialist_expert_1
        t.f_main_do_specialist_at_freelancer_expert_2 = s.f_main_do_specialist_at_freelancer_expert_2
        t.f_main_each_19_i = s.f_main_each_19_i
        t.f_main_each_20_from = s.f_main_each_20_from
        t.f_main_each_20_i = s.f_main_each_20_i
        t.f_main_each_7_i = s.f_main_each_7_i
        t.f_main_game_around = s.f_main_game_around
        t.f_main_game_around_1 = s.f_main_game_around_1
        t.f_main_game_around_2 = s.f_main_game_around_2
        t.f_main_kind_9 = s.f_main_kind_9
        t.f_main_offers_1_left = s.f_main_offers_1_left
        t.f_main_offers_4_left = s.f_main_offers_4_left
        t.f_main_order = s.f_main_order
        t.f_main_p_2 = s.f_main_p_2
        t.f_main_place = s.f_main_place
        t.f_main_repeat_2_i = s.f_main_repeat_2_i
        t.f_main_repeat_2_last = s.f_main_repeat_2_last
        t.f_main_seat_1 = s.f_main_seat_1
        t.f_main_turns_left = s.f_main_turns_left
        t.f_do_deal_me = s.f_do_deal_me
        if history is None:
            past = s.history
            history = [past, len(past)] if len(past) > 2 else past.copy()
        t.history = history
        t.corporation = s.corporation.copy()
        t.points = s.points.copy()
        t.tokens = s.tokens.copy()
        t.mumans = s.mumans.copy()
        t.chairs_taken = s.chairs_taken.copy()
        t.level = s.level.copy()
        t.awards = s.awards.copy()
        t.watched = s.watched.copy()
        t.used = s.used.copy()
        t.objective_points = s.objective_points.copy()
        t.stock = s.stock.copy()
        t.shelf = s.shelf.copy()
        t.space_workers = s.space_workers.copy()
        t.card_laid = s.card_laid.copy()
        t.card_ready = s.card_ready.copy()
        t.card_occupied = s.card_occupied.copy()
        t.card_trained = s.card_trained.copy()
        t.title_part = s.title_part.copy()
        t.title_counted = s.title_counted.copy()
        t.piles = s.piles.copy()
        t.loc = s.loc.copy()
        t.known = s.known.copy()
        t.lo = s.lo.copy() if s.explicit else s.lo
        t.hi = s.hi.copy() if s.explicit else s.hi
        return t

    def restart(s, t):
        s.stack = t.stack
        s.round = t.round
        s.active = t.active
        s.hourglass = t.hourglass
        s.starter = t.starter
        s.trigger = t.trigger
        s.at_work = t.at_work
        s.at_game = t.at_game
        s.powers = t.powers
        s.difficulty = t.difficulty
        s.corporation = t.corporation.copy()
        s.points = t.points.copy()
        s.tokens = t.tokens.copy()
        s.mumans = t.mumans.copy()
        s.chairs_taken = t.chairs_taken.copy()
        s.level = t.level.copy()
        s.awards = t.awards.copy()
        s.watched = t.watched.copy()
        s.used = t.used.copy()
        s.objective_points = t.objective_points.copy()
        s.stock = t.stock.copy()
        s.shelf = t.shelf.copy()
        s.space_workers = t.space_workers.copy()
        s.card_laid = t.card_laid.copy()
        s.card_ready = t.card_ready.copy()
        s.card_occupied = t.card_occupied.copy()
        s.card_trained = t.card_trained.copy()
        s.title_part = t.title_part.copy()
        s.title_counted = t.title_counted.copy()
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
    name='tabletop_inc',
    title='Tabletop Inc.',
    fingerprint='58632e28f90ad66f',
    fewest=2,
    most=6,
    main=136,
    depth=9,
    cards=288,
    place_count=109,
    rows=(
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
        64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94,
        95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 117, 117, 117,
        117, 117, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
        146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 159, 159, 159, 159, 159, 165, 165, 165, 165, 165, 165,
        171, 171, 171, 171, 171, 171, 177, 177, 177, 177, 177, 177, 183, 183, 183, 183, 183, 183, 189, 189, 189, 189, 189, 189, 195,
        195, 195, 195, 195, 195, 201, 201, 201, 201, 201, 201, 207, 207, 207, 207, 207, 207, 213, 213, 213, 213, 213, 213, 219, 219,
        219, 219, 219, 219, 225, 225, 225, 225, 225, 225, 231, 231, 231, 231, 231, 231, 237, 237, 237, 237, 237, 237, 243, 243, 243,
        243, 243, 243, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249, 249,
        249, 249, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287,
    ),
    fields=(
        Field('round', 'round', 'game', 'all', Reading('number'), public=True, title='round'),
        Field('active', 'active', 'game', 'all', Reading('player'), title='active'),
        Field('reactions', 'reactions', 'game', 'all', Reading('number'), title='reactions'),
        Field('automa', 'automa', 'seat', 'none', Reading('number'), cells=1),
        Field(
            'corporation', 'corporation', 'seat', 'all', Reading('row', of='corporations', none=True), cells=1, low=-1, high=5,
            public=True, title='corporation',
        ),
        Field('points', 'points', 'seat', 'all', Reading('number'), cells=1, low=0, public=True, title='VP'),
        Field(
            'tokens', 'tokens', 'seat', 'all', Reading('number'), cells=5, low=0, public=True, title='tokens',
            keys=(Key(Reading('choice', of='Resource'), 5),),
        ),
        Field('mumans', 'mumans', 'seat', 'all', Reading('number'), cells=1, low=0, high=4, public=True, title='available workers'),
        Field(
            'chairs_taken', 'chairs_taken', 'seat', 'all', Reading('set', item=Reading('row', of='chairs')), cells=1, public=True,
            title='places taken',
        ),
        Field(
            'level', 'level', 'seat', 'all', Reading('number'), cells=3, low=0, high=4, public=True, title='level',
            keys=(Key(Reading('choice', of='Element'), 3),),
        ),
        Field(
            'awards', 'awards', 'seat', 'all', Reading('number'), cells=3, low=0, high=9, public=True, title='awards',
            keys=(Key(Reading('number', of='1'), 3),),
        ),
        Field(
            'watched', 'watched', 'seat', 'all', Reading('player', none=True), cells=1, low=-1, high=5, public=True,
            title='predicted corporation',
        ),
        Field(
            'used', 'used', 'seat', 'all', Reading('number'), cells=17, low=0, public=True, title='counted for objectives',
            keys=(Key(Reading('choice', of='Unit'), 17),),
        ),
        Field(
            'objective_points', 'objective_points', 'seat', 'all', Reading('number'), cells=1, public=True,
            title='objective points',
        ),
        Field('hourglass', 'hourglass', 'game', 'all', Reading('number'), low=0, high=99, public=True, title='hourglass'),
        Field('starter', 'starter', 'game', 'all', Reading('player'), low=0, high=5, public=True, title='start player'),
        Field(
            'trigger', 'trigger', 'game', 'all', Reading('player', none=True), low=-1, high=5, public=True,
            title='who ended the game',
        ),
        Field(
            'at_work', 'at_work', 'game', 'all', Reading('card', none=True), low=-1, high=122, public=True,
            title='specialist at work',
        ),
        Field(
            'stock', 'stock', 'game', 'all', Reading('number'), cells=12, low=0, high=6, public=True, title='stock',
            keys=(Key(Reading('choice', of='Element'), 3), Key(Reading('number', of='1'), 4)),
        ),
        Field(
            'shelf', 'shelf', 'game', 'all', Reading('number'), cells=3, low=0, high=3, public=True, title='awards on the shelf',
            keys=(Key(Reading('number', of='1'), 3),),
        ),
        Field(
            'space_workers', 'space_workers', 'row', 'all', Reading('list', item=Reading('player')), cells=48, wide=True,
            public=True, title='workers', keys=(Key(Reading('row', of='spaces'), 48),), table='spaces',
        ),
        Field(
            'card_laid', 'card_laid', 'row', 'all', Reading('number'), cells=585, low=0, public=True, title='tokens on the card',
            keys=(Key(Reading('card', of='6'), 117), Key(Reading('choice', of='Resource'), 5)), table='cards',
        ),
        Field(
            'card_ready', 'card_ready', 'row', 'all', Reading('flag'), cells=117, low=0, high=1, public=True, title='available',
            keys=(Key(Reading('card', of='6'), 117),), table='cards',
        ),
        Field(
            'card_occupied', 'card_occupied', 'row', 'all', Reading('flag'), cells=117, low=0, high=1, public=True,
            title='occupied', keys=(Key(Reading('card', of='6'), 117),), table='cards',
        ),
        Field(
            'card_trained', 'card_trained', 'row', 'all', Reading('flag'), cells=117, low=0, high=1, public=True, title='trained',
            keys=(Key(Reading('card', of='6'), 117),), table='cards',
        ),
        Field(
            'title_part', 'title_part', 'row', 'all', Reading('number'), cells=72, low=0, high=4, public=True, title='level',
            keys=(Key(Reading('card', of='249'), 24), Key(Reading('choice', of='Element'), 3)), table='titles',
        ),
        Field(
            'title_counted', 'title_counted', 'row', 'all', Reading('flag'), cells=24, low=0, high=1, public=True, title='counted',
            keys=(Key(Reading('card', of='249'), 24),), table='titles',
        ),
        Field('at_game', 'at_game', 'game', 'none', Reading('number')),
    ),
    settings=(
        Field('powers', 'powers', 'game', 'all', Reading('choice', of='Powers'), low=0, high=1, public=True, title='Start cards'),
        Field(
            'difficulty', 'difficulty', 'game', 'all', Reading('choice', of='Difficulty'), low=0, high=3, public=True,
            title='Muman-Bot difficulty',
        ),
    ),
    places=(
        Place('award_card', 'seat', 'all', base=1, size=6, piles=1, row=0, title='award card'),
        Place('hand', 'seat', 'owner', base=7, size=6, piles=1, row=0, title='employees in hand'),
        Place('lessons', 'seat', 'owner', base=13, size=6, piles=1, row=0, title='skill cards in hand'),
        Place('offer', 'seat', 'owner', base=19, size=6, piles=1, row=0, title='cards looked at'),
        Place('goals_offer', 'seat', 'owner', base=25, size=6, piles=1, row=0, title='objectives looked at'),
        Place('seats', 'seat', 'all', base=31, size=6, piles=1, row=0, title='employees'),
        Place('slotted', 'seat', 'all', base=37, size=6, piles=1, row=0, title='slotted skill cards'),
        Place('drawback', 'seat', 'all', base=43, size=6, piles=1, row=0, title='POW card'),
        Place('items', 'seat', 'all', base=49, size=6, piles=1, row=0, title='items'),
        Place('objectives', 'seat', 'all', base=55, size=6, piles=1, row=0, title='objectives'),
        Place('published', 'seat', 'all', base=61, size=6, piles=1, row=0, title='published games'),
        Place('shelved', 'seat', 'all', base=67, size=6, piles=1, row=0, title='games on the shelf'),
        Place('predictions', 'seat', 'owner', base=73, size=6, piles=1, row=0, title='prediction deck'),
        Place('made', 'seat', 'owner', base=79, size=6, piles=1, row=0, title='predictions'),
        Place('confirmed', 'seat', 'all', base=85, size=6, piles=1, row=0, title='true predictions'),
        Place('award_deck', 'game', 'none', base=91, size=1, piles=1, row=0, title='award cards'),
        Place('skill_deck', 'game', 'none', base=92, size=1, piles=1, row=0, title='skill deck'),
        Place('goal_deck', 'game', 'none', base=93, size=1, piles=1, row=0, title='objective deck'),
        Place('title_box', 'game', 'all', base=94, size=1, piles=1, row=0, title='blank games'),
        Place('zap_deck', 'game', 'none', base=95, size=1, piles=1, row=0, title='ZAP deck'),
        Place('zap_pile', 'game', 'all', base=96, size=1, piles=1, row=0, title='ZAP discards'),
        Place('guessed', 'seat', 'all', base=97, size=6, piles=1, row=0, title='bot predictions'),
        Place(
            'track_deck', 'row', 'none', base=103, size=3, piles=1, row=0, title='deck',
            keys=(Key(Reading('row', of='tracks'), 3),), table='tracks',
        ),
        Place(
            'track_line', 'row', 'all', base=106, size=3, piles=1, row=4, title='track',
            keys=(Key(Reading('row', of='tracks'), 3),), table='tracks',
        ),
    ),
    tables={
        'jobs': Table(
            first=0,
            ids=('bas', 'hsp', 'plc', 'trn', 'hfr', 'pts', 'res', 'mul', 'itm', 'box', 'cmp', 'upg', 'pub', 'awd', 'trd', 'obj'),
            names=(
                'Basic resource', 'Hire a specialist', 'Play a card', 'Train a worker', 'Hire a freelancer', 'Playtest', 'Research',
                'Multiple resources', 'Gain an item', 'Gain a box', 'Gain a component or mechanism', 'Upgrade', 'Publish',
                'Gain an award', 'Trade', 'Gain an objective',
            ),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        ),
        'spaces': Table(
            first=0,
            ids=(
                'at_bas', 'at_hsp_1', 'at_hsp_2', 'at_hsp_3', 'at_plc_1', 'at_plc_2', 'at_plc_3', 'at_trn_1', 'at_trn_2',
                'at_trn_3', 'at_hfr_1', 'at_hfr_2', 'at_hfr_3', 'at_pts_1', 'at_pts_2', 'at_pts_3', 'at_res_1', 'at_res_2',
                'at_res_3', 'at_mul_1', 'at_mul_2', 'at_mul_3', 'at_itm_1', 'at_itm_2', 'at_itm_3', 'at_box_1', 'at_box_2',
                'at_box_3', 'at_cmp_1', 'at_cmp_2', 'at_cmp_3', 'at_cmp_4', 'at_upg_b', 'at_upg_m', 'at_upg_c', 'at_pub_1',
                'at_pub_2', 'at_pub_3', 'at_awd_1', 'at_awd_2', 'at_awd_3', 'at_trd_1', 'at_trd_2', 'at_trd_3', 'at_obj_1',
                'at_obj_2', 'at_obj_3', 'at_obj_4',
            ),
            names=(
                'BAS', 'HSP-1', 'HSP-2', 'HSP-3', 'PLC-1', 'PLC-2', 'PLC-3', 'TRN-1', 'TRN-2', 'TRN-3', 'HFR-1', 'HFR-2', 'HFR-3',
                'PTS-1', 'PTS-2', 'PTS-3', 'RES-1', 'RES-2', 'RES-3', 'MUL-1', 'MUL-2', 'MUL-3', 'ITM-1', 'ITM-2', 'ITM-3', 'BOX-1',
                'BOX-2', 'BOX-3', 'CMP-1', 'CMP-2', 'CMP-3', 'CMP-4', 'UPG-B', 'UPG-M', 'UPG-C', 'PUB-1', 'PUB-2', 'PUB-3', 'AWD-1',
                'AWD-2', 'AWD-3', 'TRD-1', 'TRD-2', 'TRD-3', 'OBJ-1', 'OBJ-2', 'OBJ-3', 'OBJ-4',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
            ),
        ),
        'tracks': Table(
            first=0, ids=('specialists', 'freelancers', 'items_track'), names=('Specialists', 'Freelancers', 'Items'),
            rows=(0, 1, 2),
        ),
        'prices': Table(first=0, ids=('1', '2', '3', '4'), names=('1', '2', '3', '4'), rows=(0, 1, 2, 3)),
        'ring': Table(
            first=0, ids=('10', '20', '30', '40', '50', '60', '70', '80', '90', '5', '25', '45', '65', '85'),
            names=('10', '20', '30', '40', '50', '60', '70', '80', '90', '5', '25', '45', '65', '85'),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
        ),
        'hourglass_starts': Table(first=0, ids=('2', '3', '4', '5', '6'), names=('2', '3', '4', '5', '6'), rows=(0, 1, 2, 3, 4)),
        'starts': Table(first=0, ids=('1', '2', '3', '4', '5', '6'), names=('1', '2', '3', '4', '5', '6'), rows=(0, 1, 2, 3, 4, 5)),
        'rewards': Table(first=0, ids=('1', '2', '3', '4'), names=('1', '2', '3', '4'), rows=(0, 1, 2, 3)),
        'chairs': Table(
            first=0, ids=('chair_a', 'chair_b', 'chair_c', 'chair_d', 'chair_pow'),
            names=('Place A', 'Place B', 'Place C', 'Place D', 'POW place'), rows=(0, 1, 2, 3, 4),
        ),
        'corporations': Table(
            first=0, ids=('ruby', 'bluebell', 'fern', 'lemon', 'plum', 'chalk'),
            names=('Ruby Rook', 'Bluebell Bits', 'Fern & Felt', 'Lemon Ledger', 'Plum Parlour', 'Chalk Street'),
            rows=(0, 1, 2, 3, 4, 5),
        ),
        'award_cards': Table(
            first=0, ids=('ac1', 'ac2', 'ac3', 'ac4', 'ac5', 'ac6'),
            names=('Solid Rules', 'Shelf Appeal', 'Inner Values', 'Grand Cover', 'Clever Engine', 'Fine Pieces'),
            rows=(0, 1, 2, 3, 4, 5), is_cards=True,
        ),
        'cards': Table(
            first=6,
            ids=(
                'f01', 'f02', 'f03', 'f04', 'f05', 'f06', 'f07', 'f08', 'f09', 'f10', 'f11', 'f12', 'f13', 'f14', 'f15', 'f16',
                'i01', 'i02', 'i03', 'i04', 'i05', 'i06', 'i07', 'i08', 'i09', 'i10', 'i11', 'i12', 'i13', 'i14', 'i15', 'i16',
                'i17', 'i18', 'i19', 'i20', 'i21', 'i22', 'i23', 'i24', 'i25', 'i26', 'i27', 'i28', 'i29', 'i30', 'p01', 'p02',
                'p03', 'p04', 'p05', 'p06', 'p07', 'p08', 'p09', 'p10', 'p11', 'p12', 'p13', 'p14', 'k01', 'k02', 'k03', 'k04',
                'k05', 'k06', 'k07', 'k08', 'k09', 'k10', 'k11', 'k12', 'k13', 'k14', 'k15', 'k16', 'k17', 'k18', 'k19', 'k20',
                'k21', 'k22', 'k23', 'k24', 's01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10', 's11', 's12',
                's13', 's14', 'w01', 'w02', 'w03', 'w04', 'w05', 'w06', 'w07', 'w08', 'w09', 'w10', 'w11', 'w12', 'w13',
                'founder_card', 'founder_card', 'founder_card', 'founder_card', 'founder_card', 'founder_card',
            ),
            names=(
                'Supply Runner', 'Fixer', 'Test Captain', 'Understudy', 'Agenda Setter', 'Local Columnist', 'Cover Retoucher',
                'Bargain Hunter', 'Lab Partner', 'Tea-Leaf Reader', 'Archivist', 'Celebrity Host', 'Rules Retoucher', 'Oracle',
                'Radio Critic', 'Piece Retoucher', 'Idea Jar', 'Petty Cash', 'Long Weekend', 'Survey Stack', 'Club Night',
                'Trial Weekend', 'Headhunter Call', 'Gig Board', 'Resin Upgrade', 'Linen Finish', 'Second Edition', 'Wild Card',
                'Spare Key', 'Layout Software', 'Plotter', 'Prototype Kit', 'Bulk Cardboard', 'Old Contacts', 'Library Card',
                'House Rules Club', 'Crystal Dice', 'Good Review', 'Short Mention', 'Night School', 'Mission Brief',
                'Express Print', 'Mixed Crate', 'Clean Slate', 'Starter Bundle', 'Office Move', 'Cheap Bits', 'Stage Fright',
                'Simple Mind', 'Idea Miser', 'Half Hearted', 'Never Just One', 'Cautious', 'Sore Loser', 'Thin Cardboard',
                'Second Best', 'Cramped Office', 'Clock Watcher', 'Snob', 'Tight Fist', 'Paper Fold', 'Ink Basics', 'Dice Maths',
                'Turn Order', 'Wood Craft', 'Card Stock', 'Cover Prize', 'Clever Prize', 'Token Prize', 'Punch-Out', 'Back-of-Box',
                'Dice Tower', 'Insert Design', 'Rulebook Art', 'Bag Building', 'Big Box', 'Deep Rules', 'Fat Pawns', 'Foil Press',
                'Balance Study', 'Mould Making', 'All-Rounder', 'Studio Veteran', 'Masterclass', 'Planner', 'Refiner', 'Scout',
                'Analyst', 'Game Tester', 'Recruiter', 'Quartermaster', 'Engineer', 'Press Officer', 'Box Artist', 'Coach',
                'Collector', 'Lobbyist', 'Office Manager', 'Gold Taste', 'Daydreamer', 'Box Baron', 'Polymath', 'Patron', 'Prophet',
                'Parts Baron', 'Fast Money', 'Thick Skin', 'Bronze Taste', 'Achiever', 'Whirlwind', 'Silver Taste', 'Founder',
                'Founder', 'Founder', 'Founder', 'Founder', 'Founder',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
                60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
                89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 111, 111,
                111, 111, 111,
            ),
            is_cards=True,
        ),
        'goals': Table(
            first=123,
            ids=(
                'o01', 'o02', 'o03', 'o04', 'o05', 'o06', 'o07', 'o08', 'o09', 'o10', 'o11', 'o12', 'o13', 'o14', 'o15', 'o16',
                'o17', 'o18', 'o19', 'o20', 'o21', 'o22', 'o23', 'o24', 'o25', 'o26', 'o27', 'o28', 'o29', 'o30', 'o31', 'o32',
                'o33', 'o34', 'o35', 'o36',
            ),
            names=(
                'Data Vault', 'Bright Purse', 'Open Tables', 'War Chest', 'Spare Hours', 'Sketchbook', 'Slow Money', 'Daydreams',
                'Small Lab', 'Big Lab', 'Full Pantry', 'Huge Box', 'Brain Burner', 'Deluxe Bits', 'Two Titles', 'Catalogue',
                'Heavy Game', 'Harmony', 'Big Pair', 'Expert Duo', 'Expert Trio', 'Gig Duo', 'Gig Trio', 'Mixed Office',
                'Study Pair', 'Study Group', 'Hoarder', 'Keepsake', 'Attic', 'Bronze', 'Silver', 'Gold', 'Double Win',
                'Cover School', 'Rules School', 'Parts School',
            ),
            rows=(
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
                31, 32, 33, 34, 35,
            ),
            is_cards=True,
        ),
        'forecasts': Table(
            first=159,
            ids=(
                'says_hsp', 'says_hsp', 'says_hsp', 'says_hsp', 'says_hsp', 'says_hsp', 'says_plc', 'says_plc', 'says_plc',
                'says_plc', 'says_plc', 'says_plc', 'says_trn', 'says_trn', 'says_trn', 'says_trn', 'says_trn', 'says_trn',
                'says_hfr', 'says_hfr', 'says_hfr', 'says_hfr', 'says_hfr', 'says_hfr', 'says_pts', 'says_pts', 'says_pts',
                'says_pts', 'says_pts', 'says_pts', 'says_res', 'says_res', 'says_res', 'says_res', 'says_res', 'says_res',
                'says_mul', 'says_mul', 'says_mul', 'says_mul', 'says_mul', 'says_mul', 'says_itm', 'says_itm', 'says_itm',
                'says_itm', 'says_itm', 'says_itm', 'says_box', 'says_box', 'says_box', 'says_box', 'says_box', 'says_box',
                'says_cmp', 'says_cmp', 'says_cmp', 'says_cmp', 'says_cmp', 'says_cmp', 'says_upg', 'says_upg', 'says_upg',
                'says_upg', 'says_upg', 'says_upg', 'says_pub', 'says_pub', 'says_pub', 'says_pub', 'says_pub', 'says_pub',
                'says_awd', 'says_awd', 'says_awd', 'says_awd', 'says_awd', 'says_awd', 'says_trd', 'says_trd', 'says_trd',
                'says_trd', 'says_trd', 'says_trd', 'says_obj', 'says_obj', 'says_obj', 'says_obj', 'says_obj', 'says_obj',
            ),
            names=(
                'Hire a specialist', 'Hire a specialist', 'Hire a specialist', 'Hire a specialist', 'Hire a specialist',
                'Hire a specialist', 'Play a card', 'Play a card', 'Play a card', 'Play a card', 'Play a card', 'Play a card',
                'Train a worker', 'Train a worker', 'Train a worker', 'Train a worker', 'Train a worker', 'Train a worker',
                'Hire a freelancer', 'Hire a freelancer', 'Hire a freelancer', 'Hire a freelancer', 'Hire a freelancer',
                'Hire a freelancer', 'Playtest', 'Playtest', 'Playtest', 'Playtest', 'Playtest', 'Playtest', 'Research', 'Research',
                'Research', 'Research', 'Research', 'Research', 'Multiple resources', 'Multiple resources', 'Multiple resources',
                'Multiple resources', 'Multiple resources', 'Multiple resources', 'Gain an item', 'Gain an item', 'Gain an item',
                'Gain an item', 'Gain an item', 'Gain an item', 'Gain a box', 'Gain a box', 'Gain a box', 'Gain a box',
                'Gain a box', 'Gain a box', 'Gain a component or mechanism', 'Gain a component or mechanism',
                'Gain a component or mechanism', 'Gain a component or mechanism', 'Gain a component or mechanism',
                'Gain a component or mechanism', 'Upgrade', 'Upgrade', 'Upgrade', 'Upgrade', 'Upgrade', 'Upgrade', 'Publish',
                'Publish', 'Publish', 'Publish', 'Publish', 'Publish', 'Gain an award', 'Gain an award', 'Gain an award',
                'Gain an award', 'Gain an award', 'Gain an award', 'Trade', 'Trade', 'Trade', 'Trade', 'Trade', 'Trade',
                'Gain an objective', 'Gain an objective', 'Gain an objective', 'Gain an objective', 'Gain an objective',
                'Gain an objective',
            ),
            rows=(
                0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6,
                6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 12,
                12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14,
            ),
            is_cards=True,
        ),
        'titles': Table(
            first=249,
            ids=(
                'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title',
                'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title', 'title',
            ),
            names=(
                'Published game', 'Published game', 'Published game', 'Published game', 'Published game', 'Published game',
                'Published game', 'Published game', 'Published game', 'Published game', 'Published game', 'Published game',
                'Published game', 'Published game', 'Published game', 'Published game', 'Published game', 'Published game',
                'Published game', 'Published game', 'Published game', 'Published game', 'Published game', 'Published game',
            ),
            rows=(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
            is_cards=True,
        ),
        'zaps': Table(
            first=273,
            ids=('z01', 'z02', 'z03', 'z04', 'z05', 'z06', 'z07', 'z08', 'z09', 'z10', 'z11', 'z12', 'z13', 'z14', 'z15'),
            names=('Z01', 'Z02', 'Z03', 'Z04', 'Z05', 'Z06', 'Z07', 'Z08', 'Z09', 'Z10', 'Z11', 'Z12', 'Z13', 'Z14', 'Z15'),
            rows=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14), is_cards=True,
        ),
    },
    choices={
        'Resource': (
            Choice('dollar', title='Dollar'),
            Choice('time', title='Time'),
            Choice('idea', title='Inspiration'),
            Choice('research', title='Research'),
            Choice('playtest', title='Playtest'),
        ),
        'Element': (Choice('box', title='Box'), Choice('mechanism', title='Mechanism'), Choice('component', title='Component')),
        'Kind': (
            Choice('specialist', title='Specialist'),
            Choice('freelancer', title='Freelancer'),
            Choice('wow', title='WOW'),
            Choice('founder', title='Founder'),
            Choice('pow', title='POW'),
            Choice('item', title='Item'),
            Choice('skill', title='Skill'),
        ),
        'Unit': (
            Choice('dollar', title='Dollar'),
            Choice('time', title='Time'),
            Choice('idea', title='Inspiration'),
            Choice('research', title='Research'),
            Choice('playtest', title='Playtest'),
            Choice('box', title='Box skill'),
            Choice('mechanism', title='Mechanism skill'),
            Choice('component', title='Component skill'),
            Choice('specialist', title='seated specialist'),
            Choice('freelancer', title='seated freelancer'),
            Choice('skill', title='slotted skill card'),
            Choice('item', title='item'),
            Choice('permanent', title='permanent item'),
            Choice('award', title='award'),
            Choice('bronze', title='level 1 award'),
            Choice('silver', title='level 2 award'),
            Choice('gold', title='level 3 award'),
        ),
        'Colour': (Choice('red', title='red'), Choice('green', title='green'), Choice('blue', title='blue')),
        'Powers': (Choice('founder', title='Founder'), Choice('wowpow', title='WOW and POW')),
        'Difficulty': (
            Choice('easy', title='Easy'),
            Choice('normal', title='Normal'),
            Choice('hard', title='Hard'),
            Choice('extreme', title='Extreme'),
        ),
    },
    prompts=(
        Prompt('', '', Reading('number')),
        Prompt('kind', 'Choose a resource', Reading('choice', of='Resource')),
        Prompt('kind', 'Which resource?', Reading('choice', of='Resource')),
        Prompt('dollars', 'Choose a number (dollars)', Reading('number')),
        Prompt('times', 'Choose a number (times)', Reading('number')),
        Prompt('ideas', 'Choose a number (ideas)', Reading('number')),
        Prompt(
            'dollars and times and ideas',
            'Choose a number (dollars) and a number (times) and a number (ideas)',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('dollars', 'Choose a number (dollars)', Reading('number')),
                Prompt('times', 'Choose a number (times)', Reading('number')),
                Prompt('ideas', 'Choose a number (ideas)', Reading('number')),
            ),
        ),
        Prompt(
            'dollars and times and ideas',
            'Which resources?',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('dollars', 'Choose a number (dollars)', Reading('number')),
                Prompt('times', 'Choose a number (times)', Reading('number')),
                Prompt('ideas', 'Choose a number (ideas)', Reading('number')),
            ),
        ),
        Prompt('give', 'Choose a resource (give)', Reading('choice', of='Resource')),
        Prompt('get', 'Choose a resource (get)', Reading('choice', of='Resource')),
        Prompt(
            'give and get',
            'Choose a resource (give) and a resource (get)',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('give', 'Choose a resource (give)', Reading('choice', of='Resource')),
                Prompt('get', 'Choose a resource (get)', Reading('choice', of='Resource')),
            ),
        ),
        Prompt(
            'give and get',
            'Which token for which?',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('give', 'Choose a resource (give)', Reading('choice', of='Resource')),
                Prompt('get', 'Choose a resource (get)', Reading('choice', of='Resource')),
            ),
        ),
        Prompt(
            'do', 'What do you do?', Reading('number'),
            labels=(Label(0, 'exchange', 'Exchange a token'), Label(-1, 'done', 'Done')),
        ),
        Prompt('card', 'Choose a card', Reading('card')),
        Prompt('card', 'Which card?', Reading('card')),
        Prompt('bare', 'Choose cards', Reading('card')),
        Prompt('bare', 'Which card gets no token?', Reading('card')),
        Prompt('kind', 'Which token do you put on a card?', Reading('choice', of='Resource')),
        Prompt('card', 'Choose one of your employees in hand', Reading('card')),
        Prompt('chair', 'Choose a free place', Reading('row', of='chairs')),
        Prompt('card', 'Whom do you seat?', Reading('card')),
        Prompt('chair', 'Where?', Reading('row', of='chairs')),
        Prompt(
            'sit_down', 'Seat an employee?', Reading('number'),
            labels=(Label(1, 'sit_down', 'Seat an employee'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('card', 'Choose one of your cards looked at', Reading('card')),
        Prompt('card', 'Choose one of your cards looked at, or none', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('card', 'Which card do you buy?', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt(
            'kept', 'Choose up to that number of your objectives looked at', Reading('card'), labels=(Label(-1, 'done', 'Done'),),
        ),
        Prompt('kept', 'Which objectives do you keep?', Reading('card'), labels=(Label(-1, 'done', 'Done'),)),
        Prompt('n', 'Choose a number', Reading('number')),
        Prompt('n', 'Which level?', Reading('number')),
        Prompt('kind', 'Choose an element', Reading('choice', of='Element')),
        Prompt('kind', 'Which?', Reading('choice', of='Element')),
        Prompt('kind', 'What do you upgrade?', Reading('choice', of='Element')),
        Prompt(
            'raise', 'Raise the element a level?', Reading('number'),
            labels=(Label(1, 'raise', 'Raise the element a level'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('n', 'Choose a number from 1 to 3', Reading('number')),
        Prompt('title', 'Choose one of your published games', Reading('card')),
        Prompt('title', 'Which game?', Reading('card')),
        Prompt('dealt', 'a card at random', Reading('card')),
        Prompt('power', 'Choose one of your cards looked at (power)', Reading('card')),
        Prompt('limit', 'Choose one of your cards looked at (limit)', Reading('card')),
        Prompt('power', 'Which WOW card do you keep?', Reading('card')),
        Prompt('limit', 'Which POW card do you keep?', Reading('card')),
        Prompt('card', 'Choose one of your items', Reading('card')),
        Prompt('what', 'Choose an action', Reading('row', of='jobs')),
        Prompt('what', 'Which action do you take?', Reading('row', of='jobs')),
        Prompt('copied', 'Choose a card', Reading('card')),
        Prompt('tests', 'Choose a number from 0 to 3 (tests)', Reading('number')),
        Prompt('papers', 'Choose a number from 0 to 3 (papers)', Reading('number')),
        Prompt('copied', 'Whose action do you take?', Reading('card')),
        Prompt('upgrade', 'Upgrade?', Reading('number'), labels=(Label(1, 'upgrade', 'Upgrade'), Label(0, 'decline', 'Decline'))),
        Prompt(
            'gain_item', 'Gain an item?', Reading('number'),
            labels=(Label(1, 'gain_item', 'Gain an item'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'tests and papers',
            'Choose a number from 0 to 3 (tests) and a number from 0 to 3 (papers)',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('tests', 'Choose a number from 0 to 3 (tests)', Reading('number')),
                Prompt('papers', 'Choose a number from 0 to 3 (papers)', Reading('number')),
            ),
        ),
        Prompt(
            'tests and papers',
            'Which tokens do you take?',
            Reading('list', item=Reading('number')),
            parts=(
                Prompt('tests', 'Choose a number from 0 to 3 (tests)', Reading('number')),
                Prompt('papers', 'Choose a number from 0 to 3 (papers)', Reading('number')),
            ),
        ),
        Prompt('card', 'Choose one of your predictions', Reading('card')),
        Prompt('card', 'Choose one of your predictions, or none', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('card', 'Which prediction comes true?', Reading('card'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt(
            'seat_card', 'Play a card?', Reading('number'),
            labels=(Label(1, 'seat_card', 'Play a card'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('what', 'Choose an action, or none', Reading('row', of='jobs'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('what', 'Which action do you take?', Reading('row', of='jobs'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt(
            'option', 'Choose one', Reading('number'),
            labels=(Label(0, 'Discard the POW card', 'Discard the POW card'), Label(1, 'Take 3 dollars', 'Take 3 dollars')),
        ),
        Prompt(
            'buy_box', 'Gain a game box?', Reading('number'),
            labels=(Label(1, 'buy_box', 'Gain a game box'), Label(0, 'decline', 'Decline')),
        ),
        Prompt(
            'buy_part', 'Gain a component or mechanism?', Reading('number'),
            labels=(Label(1, 'buy_part', 'Gain a component or mechanism'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('card', 'Choose one of your skill cards in hand', Reading('card')),
        Prompt('carrier', 'Choose one of your employees', Reading('card')),
        Prompt('carrier', 'Behind whom?', Reading('card')),
        Prompt(
            'do',
            'What do you do?',
            Reading('number'),
            labels=(
                Label(0, 'use_item', 'Use an item'),
                Label(1, 'slot_skill', 'Slot a skill card'),
                Label(2, 'remove_drawback', 'Remove the POW card'),
                Label(-1, 'done', 'Done'),
            ),
        ),
        Prompt('space', 'Choose an open space', Reading('row', of='spaces')),
        Prompt('space', 'Where does the worker go?', Reading('row', of='spaces')),
        Prompt(
            'do',
            '{option}: do it?',
            Reading('number'),
            labels=(
                Label(0, 'basic', 'Gain a basic resource'),
                Label(1, 'hire_specialist', 'Hire a specialist'),
                Label(2, 'seat_card', 'Play a card'),
                Label(3, 'train_worker', 'Train a worker'),
                Label(4, 'hire_freelancer', 'Hire a freelancer'),
                Label(5, 'playtest_game', 'Playtest'),
                Label(6, 'do_research', 'Research'),
                Label(7, 'gain_mix', 'Gain multiple resources'),
                Label(8, 'gain_item', 'Gain an item'),
                Label(9, 'buy_box', 'Gain a game box'),
                Label(10, 'buy_part', 'Gain a component or mechanism'),
                Label(11, 'upgrade', 'Upgrade'),
                Label(12, 'publish_game', 'Publish a game'),
                Label(13, 'take_award', 'Gain an award'),
                Label(14, 'trade', 'Trade'),
                Label(15, 'take_objective', 'Gain an objective'),
                Label(-1, 'decline', 'Decline'),
            ),
        ),
        Prompt(
            'upgrade_part', 'Upgrade the element?', Reading('number'),
            labels=(Label(1, 'upgrade_part', 'Upgrade the element'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('expert', 'Choose one of your employees', Reading('card')),
        Prompt('expert', 'Which specialist?', Reading('card')),
        Prompt('space', 'Where does a card go?', Reading('row', of='spaces')),
        Prompt('helper', 'Choose one of your employees', Reading('card')),
        Prompt('helper', 'Which freelancer?', Reading('card')),
        Prompt('expert', 'Choose one of your employees (expert)', Reading('card')),
        Prompt('helper', 'Choose one of your employees (helper)', Reading('card')),
        Prompt('n', 'Choose a number from 1 to the number of your most predictions', Reading('number')),
        Prompt('about', 'Choose a competitor', Reading('player')),
        Prompt('guesses', 'Choose that number prediction cards from your prediction deck', Reading('card')),
        Prompt('about', 'Whose actions do you predict?', Reading('player')),
        Prompt('guesses', 'What will player 6 do?', Reading('card')),
        Prompt('guesses', 'What will player 5 do?', Reading('card')),
        Prompt('guesses', 'What will player 4 do?', Reading('card')),
        Prompt('guesses', 'What will player 3 do?', Reading('card')),
        Prompt('guesses', 'What will player 2 do?', Reading('card')),
        Prompt('guesses', 'What will player 1 do?', Reading('card')),
        Prompt(
            'n', 'Choose a number from 1 to the number of your most predictions, or none', Reading('number'),
            labels=(Label(-1, 'decline', 'None'),),
        ),
        Prompt('n', 'How many predictions do you make?', Reading('number'), labels=(Label(-1, 'decline', 'None'),)),
        Prompt('about', 'a player at random', Reading('player')),
        Prompt(
            'do',
            'What do you do?',
            Reading('number'),
            labels=(
                Label(0, 'place_worker', 'Place a worker'),
                Label(1, 'place_specialist', 'Place a specialist'),
                Label(2, 'place_at_freelancer', 'Place a worker on a freelancer'),
                Label(3, 'specialist_at_freelancer', 'Place a specialist on a freelancer'),
                Label(4, 'collect', 'Collect all workers'),
            ),
        ),
        Prompt('shown', "Choose the number of that objective's games of your published games", Reading('card')),
        Prompt(
            'fulfil', 'Fulfil a goal?', Reading('number'),
            labels=(Label(1, 'fulfil', 'Fulfil a goal'), Label(0, 'decline', 'Decline')),
        ),
        Prompt('opener', 'a player at random', Reading('player')),
    ),
    notes=(
        Note('{player} chooses {0}', readings=(Reading('choice', of='Resource'),), decided=True),
        Note('{player}: Gain a basic resource', decided=True),
        Note(
            '{player} gains {0} {0|token|tokens} ({1})', readings=(Reading('number'), Reading('choice', of='Resource')),
            skip='zero',
        ),
        Note('{player}: Playtest', decided=True),
        Note('{player} gains {0} Playtest', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Research', decided=True),
        Note('{player} gains {0} Research', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Gain multiple resources', decided=True),
        Note(
            '{player} chooses {0} and {1} and {2}', readings=(Reading('number'), Reading('number'), Reading('number')),
            decided=True,
        ),
        Note('{player}: Gain up to X resources', decided=True),
        Note('{player} gains {0} Dollar', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Time', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} Inspiration', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Trade', decided=True),
        Note(
            '{player} chooses {0} and {1}', readings=(Reading('choice', of='Resource'), Reading('choice', of='Resource')),
            decided=True,
        ),
        Note('{player}: Exchange a token', decided=True),
        Note(
            '{player} loses {0} {0|token|tokens} ({1})', readings=(Reading('number'), Reading('choice', of='Resource')),
            skip='zero',
        ),
        Note('{player}: Hire a specialist', decided=True),
        Note('{player} chooses {0}', readings=(Reading('card'),), decided=True),
        Note('{player}: Take a card', decided=True),
        Note(
            '{2} gains {0} {0|token on the card|tokens on the card} ({1})',
            readings=(Reading('number'), Reading('choice', of='Resource'), Reading('card')), skip='zero',
        ),
        Note(
            'tokens on the card ({1}) are now {0}',
            readings=(Reading('number'), Reading('choice', of='Resource'), Reading('number')), skip='same',
        ),
        Note(
            '{2}: tokens on the card ({1}) are now {0}',
            readings=(Reading('number'), Reading('choice', of='Resource'), Reading('card'), Reading('number')), skip='same',
        ),
        Note('{player}: {0} to items', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} to employees in hand', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to employees in hand', readings=(Reading('number'),), skip='zero'),
        Note('Cards are dealt', decided=True),
        Note('{0} to track of {1}', readings=(Reading('list', item=Reading('card')), Reading('row', of='tracks')), skip='zero'),
        Note('{player}: Hire a freelancer', decided=True),
        Note('{player}: Gain an item', decided=True),
        Note('{player}: Play a card', decided=True),
        Note('{player} chooses {0}', readings=(Reading('row', of='chairs'),), decided=True),
        Note('{player}: Seat an employee', decided=True),
        Note('{player}: {0} to employees', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} added to places taken', readings=(Reading('row', of='chairs'),)),
        Note('available: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: available: {0}', readings=(Reading('flag'), Reading('card'), Reading('flag')), skip='same'),
        Note('{player}: Train a worker', decided=True),
        Note('{player} draws {0}', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} draws a card', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} Dollar', readings=(Reading('number'),), skip='zero'),
        Note('{player}: {0} to skill cards in hand', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to skill cards in hand', readings=(Reading('number'),), skip='zero'),
        Note('{0} to skill deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to skill deck', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Gain an objective', decided=True),
        Note('{player}: Keep up to X objectives', decided=True),
        Note('{player}: {0} to objectives', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to objective deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to objective deck', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Gain a game box', decided=True),
        Note('{player} chooses {0}', readings=(Reading('number'),), decided=True),
        Note('{player} pays {0} Inspiration', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} Playtest', readings=(Reading('number'),), skip='zero'),
        Note('{player} pays {0} Research', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Buy a {0}', readings=(Reading('choice', of='Element'),), decided=True),
        Note(
            'stock ({1}, {2}): −{0}', readings=(Reading('number'), Reading('choice', of='Element'), Reading('number')), skip='zero',
        ),
        Note(
            '{player}: level ({1}) is now {0}', readings=(Reading('number'), Reading('choice', of='Element'), Reading('number')),
            skip='same',
        ),
        Note('{player} chooses {0}', readings=(Reading('choice', of='Element'),), decided=True),
        Note('{player}: Gain a component or mechanism', decided=True),
        Note('{player}: Upgrade', decided=True),
        Note('{player}: Upgrade the element', decided=True),
        Note('{player}: Raise the element a level', decided=True),
        Note(
            'stock ({1}, {2}): +{0}', readings=(Reading('number'), Reading('choice', of='Element'), Reading('number')), skip='zero',
        ),
        Note('{player}: Publish a game', decided=True),
        Note(
            'level ({1}) is now {0}', readings=(Reading('number'), Reading('choice', of='Element'), Reading('number')), skip='same',
        ),
        Note(
            '{2}: level ({1}) is now {0}',
            readings=(Reading('number'), Reading('choice', of='Element'), Reading('card'), Reading('number')), skip='same',
        ),
        Note('{player}: {0} to published games', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Gain an award', decided=True),
        Note('awards on the shelf ({1}): −{0}', readings=(Reading('number'), Reading('number')), skip='zero'),
        Note('{player} gains {0} {0|award|awards} ({1})', readings=(Reading('number'), Reading('number')), skip='zero'),
        Note('{player}: {0} to games on the shelf', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Found a corporation', decided=True),
        Note(
            '{player}: corporation is now {0}',
            readings=(Reading('row', of='corporations', none=True), Reading('row', of='corporations', none=True)), skip='same',
        ),
        Note('{player}: {0} to prediction deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to prediction deck', readings=(Reading('number'),), skip='zero'),
        Note('{player} gains {0} VP', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Set up the table', decided=True),
        Note('{player}: Choose WOW and POW', decided=True),
        Note('{player}: {0} to cards looked at', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to cards looked at', readings=(Reading('number'),), skip='zero'),
        Note('{player}: {0} to POW card', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} to the box', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Set up the table is not possible, skipped', decided=True),
        Note('{player}: Turn', decided=True),
        Note('{player}: Use an item', decided=True),
        Note('{0} to deck of {1}', readings=(Reading('list', item=Reading('card')), Reading('row', of='tracks')), skip='zero'),
        Note('{0} {0|card|cards} to deck of {1}', readings=(Reading('number'), Reading('row', of='tracks')), skip='zero'),
        Note('{player} chooses {0}', readings=(Reading('row', of='jobs'),), decided=True),
        Note('{player} chooses {0} and {1}', readings=(Reading('number'), Reading('number')), decided=True),
        Note('{player}: Flip a prediction', decided=True),
        Note('{player}: A prediction comes true', decided=True),
        Note('{player}: {0} to true predictions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Free Action Bonus', decided=True),
        Note('{player}: a card is not possible, skipped', decided=True),
        Note('{player}: Slot a skill card', decided=True),
        Note('trained: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: trained: {0}', readings=(Reading('flag'), Reading('card'), Reading('flag')), skip='same'),
        Note('{player}: {0} to slotted skill cards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player} pays {0} Time', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Remove the POW card', decided=True),
        Note('{player} chooses {0}', readings=(Reading('row', of='spaces'),), decided=True),
        Note('{player}: Place a worker', decided=True),
        Note('{player} loses {0} {0|available worker|available workers}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Worker on a space', decided=True),
        Note('{1}: {0} added to workers', readings=(Reading('player'), Reading('row', of='spaces'))),
        Note('{player}: Somebody is seen', decided=True),
        Note('{player}: Place a specialist', decided=True),
        Note('{player}: Place a worker on a freelancer', decided=True),
        Note('{player}: Work for a card', decided=True),
        Note('occupied: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: occupied: {0}', readings=(Reading('flag'), Reading('card'), Reading('flag')), skip='same'),
        Note('{player}: Place a specialist on a freelancer', decided=True),
        Note('{player}: Collect all workers', decided=True),
        Note('{player}: All workers come back', decided=True),
        Note('{1}: {0} removed from workers', readings=(Reading('player'), Reading('row', of='spaces'))),
        Note('{player}: available workers are now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{player}: The hourglass moves', decided=True),
        Note('hourglass: −{0}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Bonus space', decided=True),
        Note('{player}: Bonus space is not possible, skipped', decided=True),
        Note('who ended the game is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)), skip='same'),
        Note('{player} chooses {0}', readings=(Reading('player'),), decided=True),
        Note('{player}: Make X predictions', decided=True),
        Note(
            '{player}: predicted corporation is now {0}', readings=(Reading('player', none=True), Reading('player', none=True)),
            skip='same',
        ),
        Note('{player}: {0} to predictions', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: {0} {0|card|cards} to predictions', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Collect all workers is not possible, skipped', decided=True),
        Note('{0} to ZAP discards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: An objective leaves the game', decided=True),
        Note('{player}: An award leaves the game', decided=True),
        Note('{player}: The track is dealt anew', decided=True),
        Note('{player}: A skill card leaves the game', decided=True),
        Note('{player}: Objectives', decided=True),
        Note('{player} loses {0} {0|objective point|objective points}', readings=(Reading('number'),), skip='zero'),
        Note('{player}: Fulfil a goal', decided=True),
        Note(
            '{player} gains {0} counted for objectives ({1})', readings=(Reading('number'), Reading('choice', of='Unit')),
            skip='zero',
        ),
        Note('counted: {0}', readings=(Reading('flag'), Reading('flag')), skip='same'),
        Note('{1}: counted: {0}', readings=(Reading('flag'), Reading('card'), Reading('flag')), skip='same'),
        Note('{player} gains {0} {0|objective point|objective points}', readings=(Reading('number'),), skip='zero'),
        Note('start player is now {0}', readings=(Reading('player'), Reading('player')), skip='same'),
        Note('hourglass is now {0}', readings=(Reading('number'), Reading('number')), skip='same'),
        Note('{0} to award cards', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to award cards', readings=(Reading('number'),), skip='zero'),
        Note('{0} to ZAP deck', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{0} {0|card|cards} to ZAP deck', readings=(Reading('number'),), skip='zero'),
        Note('{0} to blank games', readings=(Reading('list', item=Reading('card')),), skip='zero'),
        Note('{player}: Turn is not possible, skipped', decided=True),
        Note("{player}'s turn"),
        Note('Final scoring'),
        Note('{player}: Objectives is not possible, skipped', decided=True),
    ),
    scores=('VP track', 'Published games', 'Unpublished parts', 'Objectives', 'Freelancers', 'Awards'),
    automas=(Choice('muman_bot', title='Muman-Bot'),),
    whys={
        'basic': (Reason('kind', 'there is no kind to choose'),),
        'playtest_game': (),
        'do_research': (),
        'mix': (
            Reason('dollars', 'there is no dollars to choose'),
            Reason('times', 'there is no times to choose'),
            Reason('ideas', 'there is no ideas to choose'),
        ),
        'gain_mix': (
            Reason('dollars', 'there is no dollars to choose'),
            Reason('times', 'there is no times to choose'),
            Reason('ideas', 'there is no ideas to choose'),
            Reason('mix', 'what it leads to is not possible'),
        ),
        'exchange': (Reason('give', 'there is no give to choose'), Reason('get', 'there is no get to choose')),
        'trade': (),
        'deal': (),
        'take_from': (Reason('card', 'there is no card to choose'),),
        'hire_specialist': (Reason('card', 'there is no card to choose'), Reason('take_from', 'what it leads to is not possible')),
        'hire_freelancer': (Reason('card', 'there is no card to choose'), Reason('take_from', 'what it leads to is not possible')),
        'gain_item': (Reason('card', 'there is no card to choose'), Reason('take_from', 'what it leads to is not possible')),
        'sit_down': (
            Reason('seat_limit seats', 'no room for another employee'),
            Reason('card', 'there is no card to choose'),
            Reason('chair', 'there is no chair to choose'),
        ),
        'seat_card': (
            Reason('seat_limit seats', 'no room for another employee'),
            Reason('card', 'there is no card to choose'),
            Reason('chair', 'there is no chair to choose'),
            Reason('sit_down', 'what it leads to is not possible'),
        ),
        'train': (),
        'train_worker': (Reason('train', 'what it leads to is not possible'),),
        'keep_objectives': (),
        'take_objective': (Reason('keep_objectives', 'what it leads to is not possible'),),
        'buy': (
            Reason('kind level', 'one lies on the table'),
            Reason('n', 'there is no n to choose'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('idea tokens', "the price can't be paid"),
            Reason('playtest tokens', 'not enough Playtest'),
            Reason('playtest tokens', "the price can't be paid"),
            Reason('research tokens', 'not enough Research'),
            Reason('research tokens', "the price can't be paid"),
        ),
        'buy_box': (
            Reason('kind level', 'one lies on the table'),
            Reason('n', 'there is no n to choose'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('idea tokens', "the price can't be paid"),
            Reason('playtest tokens', 'not enough Playtest'),
            Reason('playtest tokens', "the price can't be paid"),
            Reason('research tokens', 'not enough Research'),
            Reason('research tokens', "the price can't be paid"),
            Reason('buy', 'what it leads to is not possible'),
        ),
        'buy_part': (
            Reason('kind', 'there is no kind to choose'),
            Reason('kind level', 'one lies on the table'),
            Reason('n', 'there is no n to choose'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('idea tokens', "the price can't be paid"),
            Reason('playtest tokens', 'not enough Playtest'),
            Reason('playtest tokens', "the price can't be paid"),
            Reason('research tokens', 'not enough Research'),
            Reason('research tokens', "the price can't be paid"),
            Reason('kind buy', 'what it leads to is not possible'),
        ),
        'raise': (Reason('kind level', 'nothing to upgrade'), Reason('kind next_level', 'no higher level')),
        'upgrade_part': (
            Reason('kind level', 'nothing to upgrade'),
            Reason('kind next_level', 'no higher level'),
            Reason('raise', 'what it leads to is not possible'),
        ),
        'upgrade': (
            Reason('kind', 'there is no kind to choose'),
            Reason('kind level', 'nothing to upgrade'),
            Reason('kind next_level', 'no higher level'),
            Reason('raise', 'what it leads to is not possible'),
            Reason('kind upgrade_part', 'what it leads to is not possible'),
        ),
        'publish_game': (Reason('k level', 'a game needs box, mechanism and component'),),
        'take_award': (
            Reason('n', 'there is no n to choose'),
            Reason('title', 'there is no title to choose'),
            Reason('n', 'no L3 award'),
        ),
        'choose_powers': (),
        'set_up_table': (),
        'found': (),
        'confirm': (),
        'flip_one': (),
        'free_action': (),
        'use_item': (Reason('card', 'there is no card to choose'),),
        'slot_skill': (Reason('card', 'there is no card to choose'), Reason('carrier', 'there is no carrier to choose')),
        'remove_drawback': (
            Reason('drawback', 'no POW card'),
            Reason('dollar tokens', 'not enough Dollar'),
            Reason('time tokens', 'not enough Time'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('dollar tokens time idea', "the price can't be paid"),
        ),
        'seen_at': (),
        'work_at': (),
        'place_worker': (
            Reason('mumans', 'no worker available'),
            Reason('space', 'there is no space to choose'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('time tokens', 'not enough Time'),
            Reason('dollar tokens', 'not enough Dollar'),
            Reason('idea tokens time dollar', "the price can't be paid"),
        ),
        'place_specialist': (
            Reason('expert', 'there is no expert to choose'),
            Reason('space', 'there is no space to choose'),
            Reason('idea tokens', 'not enough Inspiration'),
            Reason('time tokens', 'not enough Time'),
            Reason('dollar tokens', 'not enough Dollar'),
            Reason('idea tokens time dollar', "the price can't be paid"),
        ),
        'use_helper': (),
        'place_at_freelancer': (Reason('mumans', 'no worker available'), Reason('helper', 'there is no helper to choose')),
        'specialist_at_freelancer': (
            Reason('expert', 'there is no expert to choose'),
            Reason('helper', 'there is no helper to choose'),
        ),
        'take_back': (),
        'cross': (
            Reason('free_action', 'what it leads to is not possible'),
            Reason('ring_bonus', 'what it leads to is not possible'),
        ),
        'turn_hourglass': (),
        'predict': (
            Reason('research tokens', 'not enough Research'),
            Reason('research tokens', "the price can't be paid"),
            Reason('about', 'there is no about to choose'),
            Reason('guesses', 'there is no guesses to choose'),
            Reason('n', 'never just one'),
        ),
        'collect': (Reason('placed', 'no worker is placed'),),
        'drop_objective': (),
        'drop_award': (),
        'redeal': (),
        'drop_skill': (),
        'player_turn': (),
        'fulfil': (Reason('goal left needs u', 'the requirement does not hold'), Reason('shown', 'there is no shown to choose')),
        'settle_objectives': (),
    },
    invariants=(
        Invariant('no worker gets lost', 704),
        Invariant('a space holds one worker', 705),
        Invariant('closed spaces stay empty', 706),
        Invariant('no part gets lost', 707),
        Invariant('no award gets lost', 708),
        Invariant('a game on the shelf for each award', 709),
        Invariant('nobody loses a prediction card', 710),
    ),
    asks={
        3: Ask(7, 16),
        4: Ask(0, 49),
        5: Ask(14, 33),
        6: Ask(16, 36),
        7: Ask(17, 38),
        12: Ask(20, 63),
        13: Ask(21, 64),
        15: Ask(22, 80),
        17: Ask(22, 80),
        18: Ask(0, 85),
        19: Ask(25, 86),
        20: Ask(0, 96),
        21: Ask(27, 97),
        23: Ask(29, 106),
        25: Ask(31, 118),
        27: Ask(33, 135),
        28: Ask(32, 124),
        31: Ask(2, 2),
        41: Ask(29, 147),
        42: Ask(36, 148),
        43: Ask(12, 21),
        44: Ask(11, 24),
        46: Ask(44, 194),
        49: Ask(48, 206),
        52: Ask(49, 213),
        54: Ask(50, 216),
        56: Ask(52, 219),
        57: Ask(55, 222),
        59: Ask(49, 246),
        62: Ask(49, 254),
        65: Ask(56, 269),
        68: Ask(56, 271),
        70: Ask(33, 273),
        71: Ask(33, 276),
        72: Ask(33, 279),
        73: Ask(58, 283),
        80: Ask(59, 306),
        81: Ask(60, 313),
        83: Ask(61, 314),
        85: Ask(56, 316),
        87: Ask(56, 317),
        91: Ask(42, 189),
        93: Ask(62, 410),
        94: Ask(64, 411),
        99: Ask(65, 477),
        102: Ask(68, 481),
        104: Ask(69, 482),
        114: Ask(89, 595),
        115: Ask(0, 598),
        117: Ask(65, 575),
        120: Ask(88, 577),
        121: Ask(80, 581),
        122: Ask(86, 582),
        123: Ask(85, 582),
        124: Ask(84, 582),
        125: Ask(83, 582),
        126: Ask(82, 582),
        127: Ask(81, 582),
        128: Ask(0, 617),
        132: Ask(0, 645),
        134: Ask(92, 659),
        135: Ask(91, 662),
        138: Ask(93, 674),
        140: Ask(0, 164),
        141: Ask(0, 165),
        142: Ask(37, 171),
        143: Ask(40, 173),
        144: Ask(41, 174),
        147: Ask(0, 607),
        149: Ask(65, 187),
        152: Ask(90, 424),
        153: Ask(67, 427),
        155: Ask(71, 487),
        156: Ask(72, 488),
        159: Ask(74, 499),
        161: Ask(71, 509),
        162: Ask(74, 510),
        165: Ask(65, 603),
    },
    chances={4: 'card', 18: 'card', 20: 'card', 115: 'card', 128: 'card', 132: 'card', 140: 'card', 141: 'card', 147: 'card'},
    card_slots=(
        'f_do_take_from_card', 'f_do_sit_down_card_2', 'f_do_keep_objectives_candidates_1', 'f_do_keep_objectives_left_1',
        'f_do_slot_skill_card_13', 'f_do_work_at_expert', 'f_do_work_at_old_at_work', 'f_do_collect_candidates_2',
        'f_do_collect_left_2', 'f_best_way_candidates_3', 'f_best_way_each_16_items', 'f_best_way_goal', 'f_best_way_left_3',
        'f_main_do_choose_powers_power', 'f_main_do_place_specialist_expert_1', 'f_main_do_specialist_at_freelancer_expert_2',
    ),
    played_slots=('f_do_cards_effect_f04_this',),
    mixed_slots={},
    homes=(
        Home((0, 1, 2, 3, 4, 5), (91,)),
        Home((6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21), (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 104, 105)),
        Home(
            (
                22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
                51,
            ),
            (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 105),
        ),
        Home(
            (
                52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
                81, 82, 83, 84, 85, 86, 87, 88, 89, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
                120, 121, 122,
            ),
            (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 92),
        ),
        Home((90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103), (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 103, 105)),
        Home(
            (
                123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
                146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
            ),
            (25, 26, 27, 28, 29, 30, 93),
        ),
        Home(
            (
                159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181,
                182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204,
                205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227,
                228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 248,
            ),
            (73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84),
        ),
        Home(
            (
                249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271,
                272,
            ),
            (),
        ),
        Home((273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287), (95,)),
    ),
    starts={
        'round': Start('one', 1),
        'active': Start('one', 0),
        'automa': Start('seat', (0,)),
        'corporation': Start('seat', (-1,)),
        'points': Start('seat', (0,)),
        'tokens': Start('seat', (0, 0, 0, 0, 0)),
        'mumans': Start('seat', (4,)),
        'chairs_taken': Start('seat', (0,)),
        'level': Start('seat', (0, 0, 0)),
        'awards': Start('seat', (0, 0, 0)),
        'watched': Start('seat', (-1,)),
        'used': Start('seat', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'objective_points': Start('seat', (0,)),
        'hourglass': Start('one', 0),
        'starter': Start('one', 0),
        'trigger': Start('one', -1),
        'at_work': Start('one', -1),
        'stock': Start('list', (6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)),
        'shelf': Start('list', (3, 3, 3)),
        'space_workers': Start(
            'list',
            (
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
                (),
            ),
        ),
        'card_laid': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ),
        ),
        'card_ready': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ),
        ),
        'card_occupied': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ),
        ),
        'card_trained': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ),
        ),
        'title_part': Start(
            'list',
            (
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            ),
        ),
        'title_counted': Start('list', (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        'at_game': Start('one', -1),
        'powers': Start('one', 0),
        'difficulty': Start('one', 1),
    },
    live={
        3: Live(slots=('f_do_mix_me',), ret='f_do_mix_ret'),
        4: Live(slots=('f_do_deal_drawing_i', 'f_do_deal_drawing_last', 'f_do_deal_track_1'), ret='f_do_deal_ret'),
        5: Live(slots=('f_do_take_from_me', 'f_do_take_from_track'), ret='f_do_take_from_ret'),
        6: Live(
            slots=(
                'f_do_take_from_bare_1', 'f_do_take_from_candidates', 'f_do_take_from_card', 'f_do_take_from_left',
                'f_do_take_from_me', 'f_do_take_from_skipped', 'f_do_take_from_track', 'f_do_take_from_wanted',
            ),
            ret='f_do_take_from_ret',
        ),
        7: Live(
            slots=(
                'f_do_take_from_bare_1', 'f_do_take_from_card', 'f_do_take_from_each_i', 'f_do_take_from_each_items',
                'f_do_take_from_me', 'f_do_take_from_other', 'f_do_take_from_track',
            ),
            ret='f_do_take_from_ret',
        ),
        8: Live(ret='f_do_take_from_ret'),
        9: Live(ret='f_do_hire_specialist_ret'),
        10: Live(ret='f_do_hire_freelancer_ret'),
        11: Live(ret='f_do_gain_item_ret'),
        12: Live(slots=('f_do_sit_down_me',), ret='f_do_sit_down_ret'),
        13: Live(slots=('f_do_sit_down_card_2', 'f_do_sit_down_me'), ret='f_do_sit_down_ret'),
        14: Live(slots=('f_do_seat_card_me',), ret='f_do_seat_card_ret'),
        15: Live(slots=('f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last'), ret='f_do_seat_card_ret'),
        16: Live(slots=('f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last'), ret='f_do_seat_card_ret'),
        17: Live(slots=('f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last'), ret='f_do_seat_card_ret'),
        18: Live(
            slots=('f_do_train_discount', 'f_do_train_drawing_1_i', 'f_do_train_drawing_1_last', 'f_do_train_me'),
            ret='f_do_train_ret',
        ),
        19: Live(slots=('f_do_train_discount', 'f_do_train_me'), ret='f_do_train_ret'),
        20: Live(
            slots=(
                'f_do_keep_objectives_drawing_2_i', 'f_do_keep_objectives_drawing_2_last', 'f_do_keep_objectives_me',
                'f_do_keep_objectives_most_1',
            ),
            ret='f_do_keep_objectives_ret',
        ),
        21: Live(
            slots=(
                'f_do_keep_objectives_candidates_1', 'f_do_keep_objectives_kept_1', 'f_do_keep_objectives_left_1',
                'f_do_keep_objectives_me', 'f_do_keep_objectives_wanted_1',
            ),
            ret='f_do_keep_objectives_ret',
        ),
        22: Live(ret='f_do_take_objective_ret'),
        23: Live(slots=('f_do_buy_kind_3', 'f_do_buy_me'), ret='f_do_buy_ret'),
        24: Live(ret='f_do_buy_box_ret'),
        25: Live(slots=('f_do_buy_part_me',), ret='f_do_buy_part_ret'),
        26: Live(ret='f_do_buy_part_ret'),
        27: Live(
            slots=(
                'f_do_upgrade_part_kind_6', 'f_do_upgrade_part_me', 'f_do_upgrade_part_repeat_1_i',
                'f_do_upgrade_part_repeat_1_last',
            ),
            ret='f_do_upgrade_part_ret',
        ),
        28: Live(slots=('f_do_upgrade_me',), ret='f_do_upgrade_ret'),
        29: Live(ret='f_do_upgrade_ret'),
        30: Live(ret='f_do_cards_effect_f01_ret'),
        31: Live(slots=('f_do_jobs_action_bas_me',), ret='f_do_jobs_action_bas_ret'),
        32: Live(ret='f_do_jobs_action_hsp_ret'),
        33: Live(ret='f_do_jobs_action_plc_ret'),
        34: Live(ret='f_do_jobs_action_trn_ret'),
        35: Live(ret='f_do_jobs_action_hfr_ret'),
        36: Live(ret='f_do_jobs_action_mul_ret'),
        37: Live(ret='f_do_jobs_action_itm_ret'),
        38: Live(ret='f_do_jobs_action_box_ret'),
        39: Live(ret='f_do_jobs_action_cmp_ret'),
        40: Live(ret='f_do_jobs_action_upg_ret'),
        41: Live(slots=('f_do_jobs_action_awd_me',), ret='f_do_jobs_action_awd_ret'),
        42: Live(slots=('f_do_jobs_action_awd_do_take_award_n_2', 'f_do_jobs_action_awd_me'), ret='f_do_jobs_action_awd_ret'),
        43: Live(slots=('f_do_jobs_action_trd_me',), ret='f_do_jobs_action_trd_ret'),
        44: Live(slots=('f_do_jobs_action_trd_me',), ret='f_do_jobs_action_trd_ret'),
        45: Live(ret='f_do_jobs_action_obj_ret'),
        46: Live(slots=('f_do_cards_effect_f02_me',), ret='f_do_cards_effect_f02_ret'),
        47: Live(ret='f_do_cards_effect_f02_ret'),
        48: Live(
            slots=('f_do_cards_effect_f04_depth_', 'f_do_cards_effect_f04_me', 'f_do_cards_effect_f04_this'),
            ret='f_do_cards_effect_f04_ret',
        ),
        49: Live(slots=('f_do_cards_effect_f04_depth_', 'f_do_cards_effect_f04_me'), ret='f_do_cards_effect_f04_ret'),
        50: Live(slots=('f_do_cards_effect_f04_ret',), ret='f_do_cards_effect_f04_ret', on_stack=True),
        51: Live(ret='f_do_cards_effect_f05_ret'),
        52: Live(
            slots=('f_do_cards_effect_f07_me', 'f_do_cards_effect_f07_repeat_3_i', 'f_do_cards_effect_f07_repeat_3_last'),
            ret='f_do_cards_effect_f07_ret',
        ),
        53: Live(
            slots=('f_do_cards_effect_f07_me', 'f_do_cards_effect_f07_repeat_3_i', 'f_do_cards_effect_f07_repeat_3_last'),
            ret='f_do_cards_effect_f07_ret',
        ),
        54: Live(
            slots=('f_do_cards_effect_f08_me', 'f_do_cards_effect_f08_repeat_4_i', 'f_do_cards_effect_f08_repeat_4_last'),
            ret='f_do_cards_effect_f08_ret',
        ),
        55: Live(
            slots=('f_do_cards_effect_f08_me', 'f_do_cards_effect_f08_repeat_4_i', 'f_do_cards_effect_f08_repeat_4_last'),
            ret='f_do_cards_effect_f08_ret',
        ),
        56: Live(slots=('f_do_cards_effect_f09_me',), ret='f_do_cards_effect_f09_ret'),
        57: Live(slots=('f_do_flip_one_me',), ret='f_do_flip_one_ret'),
        58: Live(ret='f_do_cards_effect_f10_ret'),
        59: Live(
            slots=('f_do_cards_effect_f13_me', 'f_do_cards_effect_f13_repeat_5_i', 'f_do_cards_effect_f13_repeat_5_last'),
            ret='f_do_cards_effect_f13_ret',
        ),
        60: Live(
            slots=('f_do_cards_effect_f13_me', 'f_do_cards_effect_f13_repeat_5_i', 'f_do_cards_effect_f13_repeat_5_last'),
            ret='f_do_cards_effect_f13_ret',
        ),
        61: Live(
            slots=('f_do_cards_effect_f14_me', 'f_do_cards_effect_f14_repeat_6_i', 'f_do_cards_effect_f14_repeat_6_last'),
            ret='f_do_cards_effect_f14_ret',
        ),
        62: Live(
            slots=('f_do_cards_effect_f16_me', 'f_do_cards_effect_f16_repeat_7_i', 'f_do_cards_effect_f16_repeat_7_last'),
            ret='f_do_cards_effect_f16_ret',
        ),
        63: Live(
            slots=('f_do_cards_effect_f16_me', 'f_do_cards_effect_f16_repeat_7_i', 'f_do_cards_effect_f16_repeat_7_last'),
            ret='f_do_cards_effect_f16_ret',
        ),
        64: Live(slots=('f_do_cards_effect_i07_me',), ret='f_do_cards_effect_i07_ret'),
        65: Live(slots=('f_do_cards_effect_i07_me',), ret='f_do_cards_effect_i07_ret'),
        66: Live(ret='f_do_cards_effect_i07_ret'),
        67: Live(slots=('f_do_cards_effect_i08_me',), ret='f_do_cards_effect_i08_ret'),
        68: Live(slots=('f_do_cards_effect_i08_me',), ret='f_do_cards_effect_i08_ret'),
        69: Live(ret='f_do_cards_effect_i08_ret'),
        70: Live(
            slots=('f_do_cards_effect_i09_me', 'f_do_cards_effect_i09_repeat_8_i', 'f_do_cards_effect_i09_repeat_8_last'),
            ret='f_do_cards_effect_i09_ret',
        ),
        71: Live(
            slots=('f_do_cards_effect_i10_me', 'f_do_cards_effect_i10_repeat_9_i', 'f_do_cards_effect_i10_repeat_9_last'),
            ret='f_do_cards_effect_i10_ret',
        ),
        72: Live(
            slots=('f_do_cards_effect_i11_me', 'f_do_cards_effect_i11_repeat_10_i', 'f_do_cards_effect_i11_repeat_10_last'),
            ret='f_do_cards_effect_i11_ret',
        ),
        73: Live(
            slots=('f_do_free_action_me', 'f_do_free_action_repeat_11_i', 'f_do_free_action_repeat_11_last'),
            ret='f_do_free_action_ret',
        ),
        74: Live(
            slots=('f_do_free_action_me', 'f_do_free_action_repeat_11_i', 'f_do_free_action_repeat_11_last'),
            ret='f_do_free_action_ret',
        ),
        75: Live(ret='f_do_cards_effect_i12_ret'),
        76: Live(ret='f_do_cards_effect_i13_ret'),
        77: Live(ret='f_do_cards_effect_i21_ret'),
        78: Live(ret='f_do_cards_effect_i24_ret'),
        79: Live(ret='f_do_cards_effect_i25_ret'),
        80: Live(slots=('f_do_cards_effect_i28_me',), ret='f_do_cards_effect_i28_ret'),
        81: Live(slots=('f_do_cards_effect_i29_me',), ret='f_do_cards_effect_i29_ret'),
        82: Live(slots=('f_do_cards_effect_i29_me',), ret='f_do_cards_effect_i29_ret'),
        83: Live(slots=('f_do_cards_effect_i29_me',), ret='f_do_cards_effect_i29_ret'),
        84: Live(ret='f_do_cards_effect_i29_ret'),
        85: Live(slots=('f_do_cards_effect_i30_me',), ret='f_do_cards_effect_i30_ret'),
        86: Live(slots=('f_do_cards_effect_i30_me',), ret='f_do_cards_effect_i30_ret'),
        87: Live(slots=('f_do_cards_effect_i30_me',), ret='f_do_cards_effect_i30_ret'),
        88: Live(ret='f_do_cards_effect_i30_ret'),
        89: Live(ret='f_do_cards_effect_k22_ret'),
        90: Live(ret='f_do_cards_effect_k24_ret'),
        91: Live(slots=('f_do_use_item_me',), ret='f_do_use_item_ret'),
        92: Live(ret='f_do_use_item_ret'),
        93: Live(slots=('f_do_slot_skill_me',), ret='f_do_slot_skill_ret'),
        94: Live(slots=('f_do_slot_skill_card_13', 'f_do_slot_skill_me'), ret='f_do_slot_skill_ret'),
        95: Live(ret='f_do_slot_skill_ret'),
        96: Live(ret='f_do_spaces_bonus_at_itm_2_ret'),
        97: Live(ret='f_do_spaces_bonus_at_obj_2_ret'),
        98: Live(slots=('f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        99: Live(slots=('f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        100: Live(slots=('f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        101: Live(slots=('f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        102: Live(slots=('f_do_work_at_me', 'f_do_work_at_old_at_work', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        103: Live(slots=('f_do_work_at_old_at_work',), ret='f_do_work_at_ret'),
        104: Live(slots=('f_do_work_at_me', 'f_do_work_at_old_at_work', 'f_do_work_at_space_1'), ret='f_do_work_at_ret'),
        105: Live(slots=('f_do_work_at_old_at_work',), ret='f_do_work_at_ret'),
        106: Live(ret='f_do_use_helper_ret'),
        107: Live(ret='f_do_ring_bonus_5_ret'),
        108: Live(ret='f_do_ring_bonus_25_ret'),
        109: Live(ret='f_do_ring_bonus_45_ret'),
        110: Live(ret='f_do_ring_bonus_65_ret'),
        111: Live(ret='f_do_ring_bonus_85_ret'),
        112: Live(slots=('f_do_turn_hourglass_each_12_i', 'f_do_turn_hourglass_me'), ret='f_do_turn_hourglass_ret'),
        113: Live(slots=('f_do_collect_me', 'f_do_collect_repeat_13_i', 'f_do_collect_repeat_13_last'), ret='f_do_collect_ret'),
        114: Live(slots=('f_do_collect_me',), ret='f_do_collect_ret'),
        115: Live(slots=('f_do_collect_drawing_5_i', 'f_do_collect_drawing_5_last', 'f_do_collect_me'), ret='f_do_collect_ret'),
        116: Live(slots=('f_do_collect_me', 'f_do_collect_repeat_12_i', 'f_do_collect_repeat_12_last'), ret='f_do_collect_ret'),
        117: Live(slots=('f_do_collect_me',), ret='f_do_collect_ret'),
        118: Live(slots=('f_do_collect_me',), ret='f_do_collect_ret'),
        119: Live(slots=('f_do_collect_me',), ret='f_do_collect_ret'),
        120: Live(slots=('f_do_collect_me',), ret='f_do_collect_ret'),
        121: Live(slots=('f_do_collect_me', 'f_do_collect_n_3'), ret='f_do_collect_ret'),
        122: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        123: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        124: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        125: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        126: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        127: Live(
            slots=(
                'f_do_collect_candidates_2', 'f_do_collect_do_predict_about', 'f_do_collect_guesses_1', 'f_do_collect_left_2',
                'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_wanted_2',
            ),
            ret='f_do_collect_ret',
        ),
        128: Live(slots=('f_do_zaps_adjust_z01_me',), ret='f_do_zaps_adjust_z01_ret'),
        129: Live(ret='f_do_redeal_ret'),
        130: Live(ret='f_do_zaps_adjust_z07_ret'),
        131: Live(ret='f_do_zaps_adjust_z08_ret'),
        132: Live(slots=('f_do_zaps_adjust_z10_me',), ret='f_do_zaps_adjust_z10_ret'),
        133: Live(ret='f_do_zaps_adjust_z14_ret'),
        134: Live(
            slots=('f_best_way_each_16_i', 'f_best_way_each_16_items', 'f_best_way_goal', 'f_best_way_me'), ret='f_best_way_ret',
        ),
        135: Live(
            slots=(
                'f_best_way_candidates_3', 'f_best_way_each_16_i', 'f_best_way_each_16_items', 'f_best_way_goal',
                'f_best_way_left_3', 'f_best_way_me', 'f_best_way_shown_1', 'f_best_way_wanted_4',
            ),
            ret='f_best_way_ret',
        ),
        136: Live(),
        137: Live(slots=('f_main_game_around',)),
        138: Live(slots=('f_main_game_around',)),
        139: Live(slots=('f_main_each_19_i', 'f_main_game_around')),
        140: Live(slots=('f_main_each_20_from', 'f_main_each_20_i', 'f_main_game_around', 'f_main_p_2')),
        141: Live(slots=('f_main_each_20_from', 'f_main_each_20_i', 'f_main_game_around', 'f_main_p_2')),
        142: Live(
            slots=(
                'f_main_each_20_from', 'f_main_each_20_i', 'f_main_each_7_i', 'f_main_game_around', 'f_main_kind_9', 'f_main_p_2',
                'f_main_repeat_2_i', 'f_main_repeat_2_last',
            ),
        ),
        143: Live(slots=('f_main_each_20_from', 'f_main_each_20_i', 'f_main_game_around', 'f_main_p_2')),
        144: Live(
            slots=('f_main_do_choose_powers_power', 'f_main_each_20_from', 'f_main_each_20_i', 'f_main_game_around', 'f_main_p_2'),
        ),
        145: Live(slots=('f_main_game_around_1',)),
        146: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place')),
        147: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        148: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place')),
        149: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        150: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        151: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        152: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        153: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        154: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        155: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        156: Live(
            slots=('f_main_do_place_specialist_expert_1', 'f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1'),
        ),
        157: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        158: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        159: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        160: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        161: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        162: Live(
            slots=(
                'f_main_do_specialist_at_freelancer_expert_2', 'f_main_game_around_1', 'f_main_order', 'f_main_place',
                'f_main_seat_1',
            ),
        ),
        163: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        164: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        165: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        166: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        167: Live(slots=('f_main_game_around_1', 'f_main_order', 'f_main_place', 'f_main_seat_1')),
        168: Live(slots=('f_main_game_around_2',)),
    },
    plain=(
        'player', 'options', 'option_count', 'pc', 'over', 'history', 'n', 'explicit', 'rng', 'pool', 'drawn', 'weights', 'stack',
        'round', 'active', 'automa', 'hourglass', 'starter', 'trigger', 'at_work', 'at_game', 'powers', 'difficulty', 'f_do_mix_me',
        'f_do_mix_ret', 'f_do_deal_drawing_i', 'f_do_deal_drawing_last', 'f_do_deal_track_1', 'f_do_deal_ret',
        'f_do_take_from_bare_1', 'f_do_take_from_candidates', 'f_do_take_from_card', 'f_do_take_from_each_i',
        'f_do_take_from_each_items', 'f_do_take_from_left', 'f_do_take_from_many_left', 'f_do_take_from_me', 'f_do_take_from_other',
        'f_do_take_from_skipped', 'f_do_take_from_track', 'f_do_take_from_wanted', 'f_do_take_from_ret', 'f_do_hire_specialist_ret',
        'f_do_hire_freelancer_ret', 'f_do_gain_item_ret', 'f_do_sit_down_card_2', 'f_do_sit_down_me', 'f_do_sit_down_ret',
        'f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last', 'f_do_seat_card_ret', 'f_do_train_discount',
        'f_do_train_drawing_1_i', 'f_do_train_drawing_1_last', 'f_do_train_me', 'f_do_train_ret',
        'f_do_keep_objectives_candidates_1', 'f_do_keep_objectives_drawing_2_i', 'f_do_keep_objectives_drawing_2_last',
        'f_do_keep_objectives_kept_1', 'f_do_keep_objectives_left_1', 'f_do_keep_objectives_many_1_left', 'f_do_keep_objectives_me',
        'f_do_keep_objectives_most_1', 'f_do_keep_objectives_wanted_1', 'f_do_keep_objectives_ret', 'f_do_take_objective_ret',
        'f_do_buy_kind_3', 'f_do_buy_me', 'f_do_buy_ret', 'f_do_buy_box_ret', 'f_do_buy_part_me', 'f_do_buy_part_ret',
        'f_do_upgrade_part_kind_6', 'f_do_upgrade_part_me', 'f_do_upgrade_part_repeat_1_i', 'f_do_upgrade_part_repeat_1_last',
        'f_do_upgrade_part_ret', 'f_do_upgrade_me', 'f_do_upgrade_ret', 'f_do_cards_effect_f01_ret', 'f_do_jobs_action_bas_me',
        'f_do_jobs_action_bas_ret', 'f_do_jobs_action_hsp_ret', 'f_do_jobs_action_plc_ret', 'f_do_jobs_action_trn_ret',
        'f_do_jobs_action_hfr_ret', 'f_do_jobs_action_mul_ret', 'f_do_jobs_action_itm_ret', 'f_do_jobs_action_box_ret',
        'f_do_jobs_action_cmp_ret', 'f_do_jobs_action_upg_ret', 'f_do_jobs_action_awd_do_take_award_n_2', 'f_do_jobs_action_awd_me',
        'f_do_jobs_action_awd_ret', 'f_do_jobs_action_trd_me', 'f_do_jobs_action_trd_offers_left', 'f_do_jobs_action_trd_ret',
        'f_do_jobs_action_obj_ret', 'f_do_cards_effect_f02_me', 'f_do_cards_effect_f02_ret', 'f_do_cards_effect_f04_depth_',
        'f_do_cards_effect_f04_me', 'f_do_cards_effect_f04_this', 'f_do_cards_effect_f04_ret', 'f_do_cards_effect_f05_ret',
        'f_do_cards_effect_f07_me', 'f_do_cards_effect_f07_repeat_3_i', 'f_do_cards_effect_f07_repeat_3_last',
        'f_do_cards_effect_f07_ret', 'f_do_cards_effect_f08_me', 'f_do_cards_effect_f08_repeat_4_i',
        'f_do_cards_effect_f08_repeat_4_last', 'f_do_cards_effect_f08_ret', 'f_do_cards_effect_f09_me', 'f_do_cards_effect_f09_ret',
        'f_do_flip_one_me', 'f_do_flip_one_ret', 'f_do_cards_effect_f10_ret', 'f_do_cards_effect_f13_me',
        'f_do_cards_effect_f13_repeat_5_i', 'f_do_cards_effect_f13_repeat_5_last', 'f_do_cards_effect_f13_ret',
        'f_do_cards_effect_f14_me', 'f_do_cards_effect_f14_repeat_6_i', 'f_do_cards_effect_f14_repeat_6_last',
        'f_do_cards_effect_f14_ret', 'f_do_cards_effect_f16_me', 'f_do_cards_effect_f16_repeat_7_i',
        'f_do_cards_effect_f16_repeat_7_last', 'f_do_cards_effect_f16_ret', 'f_do_cards_effect_i07_me', 'f_do_cards_effect_i07_ret',
        'f_do_cards_effect_i08_me', 'f_do_cards_effect_i08_ret', 'f_do_cards_effect_i09_me', 'f_do_cards_effect_i09_repeat_8_i',
        'f_do_cards_effect_i09_repeat_8_last', 'f_do_cards_effect_i09_ret', 'f_do_cards_effect_i10_me',
        'f_do_cards_effect_i10_repeat_9_i', 'f_do_cards_effect_i10_repeat_9_last', 'f_do_cards_effect_i10_ret',
        'f_do_cards_effect_i11_me', 'f_do_cards_effect_i11_repeat_10_i', 'f_do_cards_effect_i11_repeat_10_last',
        'f_do_cards_effect_i11_ret', 'f_do_free_action_me', 'f_do_free_action_repeat_11_i', 'f_do_free_action_repeat_11_last',
        'f_do_free_action_ret', 'f_do_cards_effect_i12_ret', 'f_do_cards_effect_i13_ret', 'f_do_cards_effect_i21_ret',
        'f_do_cards_effect_i24_ret', 'f_do_cards_effect_i25_ret', 'f_do_cards_effect_i28_me', 'f_do_cards_effect_i28_ret',
        'f_do_cards_effect_i29_me', 'f_do_cards_effect_i29_ret', 'f_do_cards_effect_i30_me', 'f_do_cards_effect_i30_ret',
        'f_do_cards_effect_k22_ret', 'f_do_cards_effect_k24_ret', 'f_do_use_item_me', 'f_do_use_item_ret',
        'f_do_slot_skill_card_13', 'f_do_slot_skill_me', 'f_do_slot_skill_ret', 'f_do_spaces_bonus_at_itm_2_ret',
        'f_do_spaces_bonus_at_obj_2_ret', 'f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_offers_2_left',
        'f_do_work_at_old_at_work', 'f_do_work_at_space_1', 'f_do_work_at_ret', 'f_do_use_helper_ret', 'f_do_ring_bonus_5_ret',
        'f_do_ring_bonus_25_ret', 'f_do_ring_bonus_45_ret', 'f_do_ring_bonus_65_ret', 'f_do_ring_bonus_85_ret',
        'f_do_turn_hourglass_each_12_i', 'f_do_turn_hourglass_me', 'f_do_turn_hourglass_ret', 'f_do_collect_candidates_2',
        'f_do_collect_do_predict_about', 'f_do_collect_drawing_5_i', 'f_do_collect_drawing_5_last', 'f_do_collect_guesses_1',
        'f_do_collect_left_2', 'f_do_collect_many_2_left', 'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_offers_3_left',
        'f_do_collect_repeat_12_i', 'f_do_collect_repeat_12_last', 'f_do_collect_repeat_13_i', 'f_do_collect_repeat_13_last',
        'f_do_collect_wanted_2', 'f_do_collect_ret', 'f_do_zaps_adjust_z01_me', 'f_do_zaps_adjust_z01_ret', 'f_do_redeal_ret',
        'f_do_zaps_adjust_z07_ret', 'f_do_zaps_adjust_z08_ret', 'f_do_zaps_adjust_z10_me', 'f_do_zaps_adjust_z10_ret',
        'f_do_zaps_adjust_z14_ret', 'f_best_way_candidates_3', 'f_best_way_each_16_i', 'f_best_way_each_16_items',
        'f_best_way_goal', 'f_best_way_left_3', 'f_best_way_many_3_left', 'f_best_way_me', 'f_best_way_shown_1',
        'f_best_way_wanted_4', 'f_best_way_ret', 'f_main_do_choose_powers_power', 'f_main_do_place_specialist_expert_1',
        'f_main_do_specialist_at_freelancer_expert_2', 'f_main_each_19_i', 'f_main_each_20_from', 'f_main_each_20_i',
        'f_main_each_7_i', 'f_main_game_around', 'f_main_game_around_1', 'f_main_game_around_2', 'f_main_kind_9',
        'f_main_offers_1_left', 'f_main_offers_4_left', 'f_main_order', 'f_main_p_2', 'f_main_place', 'f_main_repeat_2_i',
        'f_main_repeat_2_last', 'f_main_seat_1', 'f_main_turns_left', 'f_do_deal_me',
    ),
    lists=(
        'corporation', 'points', 'tokens', 'mumans', 'chairs_taken', 'level', 'awards', 'watched', 'used', 'objective_points',
        'stock', 'shelf', 'space_workers', 'card_laid', 'card_ready', 'card_occupied', 'card_trained', 'title_part',
        'title_counted', 'piles', 'loc', 'known', 'lo', 'hi',
    ),
    frames=(
        'f_do_mix_me', 'f_do_mix_ret', 'f_do_deal_drawing_i', 'f_do_deal_drawing_last', 'f_do_deal_track_1', 'f_do_deal_ret',
        'f_do_take_from_bare_1', 'f_do_take_from_candidates', 'f_do_take_from_card', 'f_do_take_from_each_i',
        'f_do_take_from_each_items', 'f_do_take_from_left', 'f_do_take_from_many_left', 'f_do_take_from_me', 'f_do_take_from_other',
        'f_do_take_from_skipped', 'f_do_take_from_track', 'f_do_take_from_wanted', 'f_do_take_from_ret', 'f_do_hire_specialist_ret',
        'f_do_hire_freelancer_ret', 'f_do_gain_item_ret', 'f_do_sit_down_card_2', 'f_do_sit_down_me', 'f_do_sit_down_ret',
        'f_do_seat_card_me', 'f_do_seat_card_repeat_i', 'f_do_seat_card_repeat_last', 'f_do_seat_card_ret', 'f_do_train_discount',
        'f_do_train_drawing_1_i', 'f_do_train_drawing_1_last', 'f_do_train_me', 'f_do_train_ret',
        'f_do_keep_objectives_candidates_1', 'f_do_keep_objectives_drawing_2_i', 'f_do_keep_objectives_drawing_2_last',
        'f_do_keep_objectives_kept_1', 'f_do_keep_objectives_left_1', 'f_do_keep_objectives_many_1_left', 'f_do_keep_objectives_me',
        'f_do_keep_objectives_most_1', 'f_do_keep_objectives_wanted_1', 'f_do_keep_objectives_ret', 'f_do_take_objective_ret',
        'f_do_buy_kind_3', 'f_do_buy_me', 'f_do_buy_ret', 'f_do_buy_box_ret', 'f_do_buy_part_me', 'f_do_buy_part_ret',
        'f_do_upgrade_part_kind_6', 'f_do_upgrade_part_me', 'f_do_upgrade_part_repeat_1_i', 'f_do_upgrade_part_repeat_1_last',
        'f_do_upgrade_part_ret', 'f_do_upgrade_me', 'f_do_upgrade_ret', 'f_do_cards_effect_f01_ret', 'f_do_jobs_action_bas_me',
        'f_do_jobs_action_bas_ret', 'f_do_jobs_action_hsp_ret', 'f_do_jobs_action_plc_ret', 'f_do_jobs_action_trn_ret',
        'f_do_jobs_action_hfr_ret', 'f_do_jobs_action_mul_ret', 'f_do_jobs_action_itm_ret', 'f_do_jobs_action_box_ret',
        'f_do_jobs_action_cmp_ret', 'f_do_jobs_action_upg_ret', 'f_do_jobs_action_awd_do_take_award_n_2', 'f_do_jobs_action_awd_me',
        'f_do_jobs_action_awd_ret', 'f_do_jobs_action_trd_me', 'f_do_jobs_action_trd_offers_left', 'f_do_jobs_action_trd_ret',
        'f_do_jobs_action_obj_ret', 'f_do_cards_effect_f02_me', 'f_do_cards_effect_f02_ret', 'f_do_cards_effect_f04_depth_',
        'f_do_cards_effect_f04_me', 'f_do_cards_effect_f04_this', 'f_do_cards_effect_f04_ret', 'f_do_cards_effect_f05_ret',
        'f_do_cards_effect_f07_me', 'f_do_cards_effect_f07_repeat_3_i', 'f_do_cards_effect_f07_repeat_3_last',
        'f_do_cards_effect_f07_ret', 'f_do_cards_effect_f08_me', 'f_do_cards_effect_f08_repeat_4_i',
        'f_do_cards_effect_f08_repeat_4_last', 'f_do_cards_effect_f08_ret', 'f_do_cards_effect_f09_me', 'f_do_cards_effect_f09_ret',
        'f_do_flip_one_me', 'f_do_flip_one_ret', 'f_do_cards_effect_f10_ret', 'f_do_cards_effect_f13_me',
        'f_do_cards_effect_f13_repeat_5_i', 'f_do_cards_effect_f13_repeat_5_last', 'f_do_cards_effect_f13_ret',
        'f_do_cards_effect_f14_me', 'f_do_cards_effect_f14_repeat_6_i', 'f_do_cards_effect_f14_repeat_6_last',
        'f_do_cards_effect_f14_ret', 'f_do_cards_effect_f16_me', 'f_do_cards_effect_f16_repeat_7_i',
        'f_do_cards_effect_f16_repeat_7_last', 'f_do_cards_effect_f16_ret', 'f_do_cards_effect_i07_me', 'f_do_cards_effect_i07_ret',
        'f_do_cards_effect_i08_me', 'f_do_cards_effect_i08_ret', 'f_do_cards_effect_i09_me', 'f_do_cards_effect_i09_repeat_8_i',
        'f_do_cards_effect_i09_repeat_8_last', 'f_do_cards_effect_i09_ret', 'f_do_cards_effect_i10_me',
        'f_do_cards_effect_i10_repeat_9_i', 'f_do_cards_effect_i10_repeat_9_last', 'f_do_cards_effect_i10_ret',
        'f_do_cards_effect_i11_me', 'f_do_cards_effect_i11_repeat_10_i', 'f_do_cards_effect_i11_repeat_10_last',
        'f_do_cards_effect_i11_ret', 'f_do_free_action_me', 'f_do_free_action_repeat_11_i', 'f_do_free_action_repeat_11_last',
        'f_do_free_action_ret', 'f_do_cards_effect_i12_ret', 'f_do_cards_effect_i13_ret', 'f_do_cards_effect_i21_ret',
        'f_do_cards_effect_i24_ret', 'f_do_cards_effect_i25_ret', 'f_do_cards_effect_i28_me', 'f_do_cards_effect_i28_ret',
        'f_do_cards_effect_i29_me', 'f_do_cards_effect_i29_ret', 'f_do_cards_effect_i30_me', 'f_do_cards_effect_i30_ret',
        'f_do_cards_effect_k22_ret', 'f_do_cards_effect_k24_ret', 'f_do_use_item_me', 'f_do_use_item_ret',
        'f_do_slot_skill_card_13', 'f_do_slot_skill_me', 'f_do_slot_skill_ret', 'f_do_spaces_bonus_at_itm_2_ret',
        'f_do_spaces_bonus_at_obj_2_ret', 'f_do_work_at_expert', 'f_do_work_at_me', 'f_do_work_at_offers_2_left',
        'f_do_work_at_old_at_work', 'f_do_work_at_space_1', 'f_do_work_at_ret', 'f_do_use_helper_ret', 'f_do_ring_bonus_5_ret',
        'f_do_ring_bonus_25_ret', 'f_do_ring_bonus_45_ret', 'f_do_ring_bonus_65_ret', 'f_do_ring_bonus_85_ret',
        'f_do_turn_hourglass_each_12_i', 'f_do_turn_hourglass_me', 'f_do_turn_hourglass_ret', 'f_do_collect_candidates_2',
        'f_do_collect_do_predict_about', 'f_do_collect_drawing_5_i', 'f_do_collect_drawing_5_last', 'f_do_collect_guesses_1',
        'f_do_collect_left_2', 'f_do_collect_many_2_left', 'f_do_collect_me', 'f_do_collect_n_3', 'f_do_collect_offers_3_left',
        'f_do_collect_repeat_12_i', 'f_do_collect_repeat_12_last', 'f_do_collect_repeat_13_i', 'f_do_collect_repeat_13_last',
        'f_do_collect_wanted_2', 'f_do_collect_ret', 'f_do_zaps_adjust_z01_me', 'f_do_zaps_adjust_z01_ret', 'f_do_redeal_ret',
        'f_do_zaps_adjust_z07_ret', 'f_do_zaps_adjust_z08_ret', 'f_do_zaps_adjust_z10_me', 'f_do_zaps_adjust_z10_ret',
        'f_do_zaps_adjust_z14_ret', 'f_best_way_candidates_3', 'f_best_way_each_16_i', 'f_best_way_each_16_items',
        'f_best_way_goal', 'f_best_way_left_3', 'f_best_way_many_3_left', 'f_best_way_me', 'f_best_way_shown_1',
        'f_best_way_wanted_4', 'f_best_way_ret', 'f_main_do_choose_powers_power', 'f_main_do_place_specialist_expert_1',
        'f_main_do_specialist_at_freelancer_expert_2', 'f_main_each_19_i', 'f_main_each_20_from', 'f_main_each_20_i',
        'f_main_each_7_i', 'f_main_game_around', 'f_main_game_around_1', 'f_main_game_around_2', 'f_main_kind_9',
        'f_main_offers_1_left', 'f_main_offers_4_left', 'f_main_order', 'f_main_p_2', 'f_main_place', 'f_main_repeat_2_i',
        'f_main_repeat_2_last', 'f_main_seat_1', 'f_main_turns_left', 'f_do_deal_me',
    ),
)
ORIGINS = (
    Origin('', 0, 0),
    Origin('content/tabletop_inc/actions.rules', 3, 1),
    Origin('content/tabletop_inc/actions.rules', 4, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 5, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 3, 8),
    Origin('content/tabletop_inc/actions.rules', 7, 1),
    Origin('content/tabletop_inc/actions.rules', 8, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 7, 8),
    Origin('content/tabletop_inc/actions.rules', 10, 1),
    Origin('content/tabletop_inc/actions.rules', 11, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 10, 8),
    Origin('content/tabletop_inc/actions.rules', 16, 1),
    Origin('content/tabletop_inc/actions.rules', 13, 1),
    Origin('content/tabletop_inc/actions.rules', 14, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 17, 12, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 17, 35, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 17, 56, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 18, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 16, 7),
    Origin('content/tabletop_inc/actions.rules', 13, 8),
    Origin('content/tabletop_inc/actions.rules', 20, 1),
    Origin('content/tabletop_inc/actions.rules', 21, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 23, 1),
    Origin('content/tabletop_inc/actions.rules', 24, 12, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 24, 33, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 25, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 26, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 23, 8),
    Origin('content/tabletop_inc/actions.rules', 21, 19, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 20, 8),
    Origin('content/tabletop_inc/actions.rules', 50, 1),
    Origin('content/tabletop_inc/actions.rules', 41, 1),
    Origin('content/tabletop_inc/actions.rules', 42, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 51, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 52, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 53, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 54, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 55, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 56, 13, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 57, 13, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 58, 13, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 59, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 60, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 61, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 62, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 62, 26, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 63, 16, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 64, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 66, 1),
    Origin('content/tabletop_inc/actions.rules', 67, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 66, 7),
    Origin('content/tabletop_inc/actions.rules', 50, 7),
    Origin('content/tabletop_inc/actions.rules', 41, 8),
    Origin('content/tabletop_inc/actions.rules', 43, 1),
    Origin('content/tabletop_inc/actions.rules', 44, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 43, 8),
    Origin('content/tabletop_inc/actions.rules', 45, 1),
    Origin('content/tabletop_inc/actions.rules', 46, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 45, 8),
    Origin('content/tabletop_inc/actions.rules', 81, 1),
    Origin('content/tabletop_inc/actions.rules', 77, 1),
    Origin('content/tabletop_inc/actions.rules', 78, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 82, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 83, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 84, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 85, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 86, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 87, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 87, 32, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 88, 5, kind='rule'),
    Origin('content/tabletop_inc/tables/chairs.yaml', 1, 39, kind='cell'),
    Origin('content/tabletop_inc/tables/chairs.yaml', 1, 39),
    Origin('content/tabletop_inc/tables/chairs.yaml', 2, 39, kind='cell'),
    Origin('content/tabletop_inc/tables/chairs.yaml', 2, 39),
    Origin('content/tabletop_inc/tables/chairs.yaml', 3, 39, kind='cell'),
    Origin('content/tabletop_inc/tables/chairs.yaml', 3, 39),
    Origin('content/tabletop_inc/tables/chairs.yaml', 4, 39, kind='cell'),
    Origin('content/tabletop_inc/tables/chairs.yaml', 4, 39),
    Origin('content/tabletop_inc/actions.rules', 81, 7),
    Origin('content/tabletop_inc/actions.rules', 79, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 79, 32, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 77, 8),
    Origin('content/tabletop_inc/actions.rules', 103, 1),
    Origin('content/tabletop_inc/actions.rules', 100, 1),
    Origin('content/tabletop_inc/actions.rules', 101, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 104, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 105, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 106, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 106, 13),
    Origin('content/tabletop_inc/actions.rules', 107, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 108, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 103, 7),
    Origin('content/tabletop_inc/actions.rules', 100, 8),
    Origin('content/tabletop_inc/actions.rules', 117, 1),
    Origin('content/tabletop_inc/actions.rules', 114, 1),
    Origin('content/tabletop_inc/actions.rules', 115, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 118, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 119, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 120, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 121, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 117, 7),
    Origin('content/tabletop_inc/actions.rules', 114, 8),
    Origin('content/tabletop_inc/actions.rules', 143, 1),
    Origin('content/tabletop_inc/actions.rules', 136, 1),
    Origin('content/tabletop_inc/actions.rules', 137, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 144, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 145, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 146, 20, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 147, 26, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 148, 26, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 146, 24),
    Origin('content/tabletop_inc/actions.rules', 147, 30),
    Origin('content/tabletop_inc/actions.rules', 148, 30),
    Origin('content/tabletop_inc/actions.rules', 149, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 150, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 143, 7),
    Origin('content/tabletop_inc/actions.rules', 136, 8),
    Origin('content/tabletop_inc/actions.rules', 139, 1),
    Origin('content/tabletop_inc/actions.rules', 140, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 141, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 139, 8),
    Origin('content/tabletop_inc/actions.rules', 171, 1),
    Origin('content/tabletop_inc/actions.rules', 167, 1),
    Origin('content/tabletop_inc/actions.rules', 163, 1),
    Origin('content/tabletop_inc/actions.rules', 164, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 165, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 168, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 172, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 173, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 174, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 175, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 176, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 177, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 171, 7),
    Origin('content/tabletop_inc/actions.rules', 169, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 169, 37, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 167, 7),
    Origin('content/tabletop_inc/actions.rules', 163, 8),
    Origin('content/tabletop_inc/actions.rules', 184, 1),
    Origin('content/tabletop_inc/actions.rules', 185, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 186, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 187, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 188, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 189, 9, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 190, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 184, 8),
    Origin('content/tabletop_inc/actions.rules', 194, 1),
    Origin('content/tabletop_inc/actions.rules', 195, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 196, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 194, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 197, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 198, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 199, 5, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 194, 8),
    Origin('content/tabletop_inc/game.rules', 159, 1),
    Origin('content/tabletop_inc/game.rules', 160, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 160, 94, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 161, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 162, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 162, 82, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 163, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 164, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 166, 1),
    Origin('content/tabletop_inc/game.rules', 167, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 168, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 169, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 170, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 170, 25, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 174, 1),
    Origin('content/tabletop_inc/game.rules', 175, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 176, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 177, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 178, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 179, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 180, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 181, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 182, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 183, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 174, 7),
    Origin('content/tabletop_inc/game.rules', 172, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 172, 83, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 6, 30, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 6, 5, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 6, 5),
    Origin('content/tabletop_inc/game.rules', 166, 7),
    Origin('content/tabletop_inc/game.rules', 159, 7),
    Origin('content/tabletop_inc/game.rules', 185, 1),
    Origin('content/tabletop_inc/game.rules', 186, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 60, 1),
    Origin('content/tabletop_inc/workers.rules', 61, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 62, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 63, 5, kind='rule'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 6, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 6, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 13, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 14, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 13, 5),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 20, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 20, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 27, 5),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 61, 5),
    Origin('content/tabletop_inc/workers.rules', 134, 1),
    Origin('content/tabletop_inc/cards/items.yaml', 29, 5),
    Origin('content/tabletop_inc/cards/items.yaml', 35, 5),
    Origin('content/tabletop_inc/workers.rules', 46, 1),
    Origin('content/tabletop_inc/cards/items.yaml', 115, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 27, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 28, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 35, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 35, 5),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 41, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 41, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 47, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 47, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 47, 12),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 54, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 54, 21, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 54, 5),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 61, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 61, 30, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 62, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 68, 11, kind='cell'),
    Origin('content/tabletop_inc/workers.rules', 135, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 128, 1),
    Origin('content/tabletop_inc/workers.rules', 136, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 129, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 130, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 131, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 131, 69, kind='rule'),
    Origin('content/tabletop_inc/tables/rewards.yaml', 1, 21, kind='cell'),
    Origin('content/tabletop_inc/tables/rewards.yaml', 1, 21),
    Origin('content/tabletop_inc/tables/rewards.yaml', 2, 21, kind='cell'),
    Origin('content/tabletop_inc/tables/rewards.yaml', 2, 21),
    Origin('content/tabletop_inc/tables/rewards.yaml', 3, 21, kind='cell'),
    Origin('content/tabletop_inc/tables/rewards.yaml', 3, 21),
    Origin('content/tabletop_inc/tables/rewards.yaml', 4, 21, kind='cell'),
    Origin('content/tabletop_inc/tables/rewards.yaml', 4, 21),
    Origin('content/tabletop_inc/workers.rules', 132, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 128, 7),
    Origin('content/tabletop_inc/workers.rules', 134, 7),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 68, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 74, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 74, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 80, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 80, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 86, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 86, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 86, 12),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 93, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 93, 21, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 93, 5),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 99, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 99, 11),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 105, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 105, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/freelancers.yaml', 105, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 4, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 4, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 8, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 8, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 12, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 12, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 16, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 16, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 20, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 20, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 24, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 24, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 29, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 30, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 35, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 36, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 40, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 40, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 40, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 44, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 44, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 44, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 48, 12, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 48, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 48, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 52, 11, kind='cell'),
    Origin('content/tabletop_inc/workers.rules', 47, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 48, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 49, 13, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 46, 7),
    Origin('content/tabletop_inc/cards/items.yaml', 52, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 56, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 56, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 76, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 81, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 86, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 91, 12),
    Origin('content/tabletop_inc/cards/items.yaml', 95, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 95, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 99, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 99, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 103, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 103, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 107, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 107, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 111, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 111, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 115, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 119, 11, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 119, 11),
    Origin('content/tabletop_inc/cards/items.yaml', 124, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 126, 13, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 127, 13, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 125, 9, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 128, 34, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 128, 9, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 124, 5),
    Origin('content/tabletop_inc/cards/items.yaml', 133, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 134, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 133, 5),
    Origin('content/tabletop_inc/cards/items.yaml', 139, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 140, 5, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 139, 5),
    Origin('content/tabletop_inc/cards/pow.yaml', 4, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 8, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 12, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 16, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 20, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 24, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 28, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 32, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 36, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 40, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 44, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 48, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 52, 12),
    Origin('content/tabletop_inc/cards/pow.yaml', 56, 12),
    Origin('content/tabletop_inc/cards/skills.yaml', 1, 79, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 1, 79),
    Origin('content/tabletop_inc/cards/skills.yaml', 2, 79, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 2, 79),
    Origin('content/tabletop_inc/cards/skills.yaml', 3, 85, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 3, 85),
    Origin('content/tabletop_inc/cards/skills.yaml', 4, 85, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 4, 85),
    Origin('content/tabletop_inc/cards/skills.yaml', 5, 85, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 5, 85),
    Origin('content/tabletop_inc/cards/skills.yaml', 6, 85, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 6, 85),
    Origin('content/tabletop_inc/cards/skills.yaml', 7, 80, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 7, 80),
    Origin('content/tabletop_inc/cards/skills.yaml', 8, 87, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 8, 87),
    Origin('content/tabletop_inc/cards/skills.yaml', 9, 86, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 9, 86),
    Origin('content/tabletop_inc/cards/skills.yaml', 10, 92, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 10, 92),
    Origin('content/tabletop_inc/cards/skills.yaml', 11, 94, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 11, 94),
    Origin('content/tabletop_inc/cards/skills.yaml', 12, 99, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 12, 99),
    Origin('content/tabletop_inc/cards/skills.yaml', 13, 96, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 13, 96),
    Origin('content/tabletop_inc/cards/skills.yaml', 14, 95, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 14, 95),
    Origin('content/tabletop_inc/cards/skills.yaml', 15, 101, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 15, 101),
    Origin('content/tabletop_inc/cards/skills.yaml', 16, 76, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 16, 76),
    Origin('content/tabletop_inc/cards/skills.yaml', 17, 85, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 17, 85),
    Origin('content/tabletop_inc/cards/skills.yaml', 18, 84, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 18, 84),
    Origin('content/tabletop_inc/cards/skills.yaml', 19, 79, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 19, 79),
    Origin('content/tabletop_inc/cards/skills.yaml', 20, 88, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 20, 88),
    Origin('content/tabletop_inc/cards/skills.yaml', 21, 87, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 21, 87),
    Origin('content/tabletop_inc/cards/skills.yaml', 22, 108, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 22, 108),
    Origin('content/tabletop_inc/cards/skills.yaml', 23, 111, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 23, 111),
    Origin('content/tabletop_inc/cards/skills.yaml', 24, 108, kind='cell'),
    Origin('content/tabletop_inc/cards/skills.yaml', 24, 108),
    Origin('content/tabletop_inc/cards/specialists.yaml', 6, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 12, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 18, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 24, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 30, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 36, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 42, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 49, 5),
    Origin('content/tabletop_inc/cards/specialists.yaml', 57, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 63, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 69, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 75, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 81, 12),
    Origin('content/tabletop_inc/cards/specialists.yaml', 87, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 5, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 11, 5),
    Origin('content/tabletop_inc/cards/wow.yaml', 18, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 28, 5),
    Origin('content/tabletop_inc/cards/wow.yaml', 35, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 40, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 46, 5),
    Origin('content/tabletop_inc/cards/wow.yaml', 53, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 58, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 63, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 68, 12),
    Origin('content/tabletop_inc/cards/wow.yaml', 73, 12),
    Origin('content/tabletop_inc/workers.rules', 60, 8),
    Origin('content/tabletop_inc/game.rules', 186, 19, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 65, 1),
    Origin('content/tabletop_inc/workers.rules', 66, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 67, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 68, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 69, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 70, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 65, 8),
    Origin('content/tabletop_inc/workers.rules', 72, 1),
    Origin('content/tabletop_inc/workers.rules', 73, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 74, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 74, 9),
    Origin('content/tabletop_inc/workers.rules', 74, 22),
    Origin('content/tabletop_inc/workers.rules', 74, 33),
    Origin('content/tabletop_inc/workers.rules', 75, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 72, 8),
    Origin('content/tabletop_inc/game.rules', 187, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 6, 1),
    Origin('content/tabletop_inc/workers.rules', 7, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 8, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 9, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 9, 9),
    Origin('content/tabletop_inc/workers.rules', 10, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 11, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 33, 1),
    Origin('content/tabletop_inc/workers.rules', 34, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 35, 5, kind='rule'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 2, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 2, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 3, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 3, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 6, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 6, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 9, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 9, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 11, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 11, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 12, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 12, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 15, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 15, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 18, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 18, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 21, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 21, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 24, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 24, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 27, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 27, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 30, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 30, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 31, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 31, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 37, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 37, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 40, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 40, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 43, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 43, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 44, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 44, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 46, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 46, 48),
    Origin('content/tabletop_inc/tables/spaces.yaml', 47, 48, kind='cell'),
    Origin('content/tabletop_inc/tables/spaces.yaml', 47, 48),
    Origin('content/tabletop_inc/workers.rules', 36, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 122, 1),
    Origin('content/tabletop_inc/workers.rules', 123, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 122, 7),
    Origin('content/tabletop_inc/workers.rules', 37, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 37, 19, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 38, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 39, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 39, 34, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 40, 20, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 33, 7),
    Origin('content/tabletop_inc/workers.rules', 6, 8),
    Origin('content/tabletop_inc/game.rules', 187, 15, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 13, 1),
    Origin('content/tabletop_inc/workers.rules', 14, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 15, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 16, 33, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 16, 37),
    Origin('content/tabletop_inc/workers.rules', 17, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 18, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 18, 32, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 19, 16, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 13, 8),
    Origin('content/tabletop_inc/game.rules', 187, 29, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 21, 1),
    Origin('content/tabletop_inc/workers.rules', 22, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 23, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 24, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 25, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 42, 1),
    Origin('content/tabletop_inc/workers.rules', 43, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 44, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 42, 7),
    Origin('content/tabletop_inc/workers.rules', 21, 8),
    Origin('content/tabletop_inc/game.rules', 187, 47, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 27, 1),
    Origin('content/tabletop_inc/workers.rules', 28, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 29, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 30, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 31, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 27, 8),
    Origin('content/tabletop_inc/game.rules', 187, 68, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 79, 1),
    Origin('content/tabletop_inc/workers.rules', 80, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 81, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 82, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 83, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 84, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 91, 1),
    Origin('content/tabletop_inc/workers.rules', 92, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 92, 31, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 93, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 94, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 95, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 96, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 96, 36, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 91, 7),
    Origin('content/tabletop_inc/workers.rules', 85, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 86, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 86, 28, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 98, 1),
    Origin('content/tabletop_inc/workers.rules', 99, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 100, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 100, 57, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 105, 1),
    Origin('content/tabletop_inc/workers.rules', 106, 5, kind='rule'),
    Origin('content/tabletop_inc/tables/ring.yaml', 1, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 1, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 2, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 2, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 3, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 3, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 4, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 4, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 5, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 5, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 6, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 6, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 7, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 7, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 8, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 8, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 9, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 9, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 10, 21, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 10, 21),
    Origin('content/tabletop_inc/tables/ring.yaml', 11, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 11, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 12, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 12, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 13, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 13, 22),
    Origin('content/tabletop_inc/tables/ring.yaml', 14, 22, kind='cell'),
    Origin('content/tabletop_inc/tables/ring.yaml', 14, 22),
    Origin('content/tabletop_inc/bots.rules', 29, 23, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 29, 5, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 29, 5),
    Origin('content/tabletop_inc/workers.rules', 105, 7),
    Origin('content/tabletop_inc/workers.rules', 101, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 102, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 103, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 98, 7),
    Origin('content/tabletop_inc/workers.rules', 87, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 87, 19, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 88, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 110, 1),
    Origin('content/tabletop_inc/workers.rules', 89, 9, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 111, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 112, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 113, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 110, 1, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 111, 9),
    Origin('content/tabletop_inc/workers.rules', 114, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 115, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 110, 7),
    Origin('content/tabletop_inc/bots.rules', 19, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 20, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 21, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 22, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 23, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 24, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 24, 32, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 25, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 26, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 27, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 28, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 18, 5, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 18, 5),
    Origin('content/tabletop_inc/workers.rules', 79, 8),
    Origin('content/tabletop_inc/game.rules', 187, 94, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 188, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 188, 19, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 8, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 8, 24, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 10, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 11, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 12, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 13, 17, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 14, 17, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 15, 17, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 16, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 17, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 35, 5),
    Origin('content/tabletop_inc/tables/zap.yaml', 1, 78, kind='cell'),
    Origin('content/tabletop_inc/bots.rules', 36, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 37, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 38, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 35, 11),
    Origin('content/tabletop_inc/tables/zap.yaml', 1, 78),
    Origin('content/tabletop_inc/bots.rules', 43, 5),
    Origin('content/tabletop_inc/tables/zap.yaml', 3, 78, kind='cell'),
    Origin('content/tabletop_inc/bots.rules', 44, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 45, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 46, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 47, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 48, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 43, 11),
    Origin('content/tabletop_inc/tables/zap.yaml', 3, 78),
    Origin('content/tabletop_inc/bots.rules', 49, 5),
    Origin('content/tabletop_inc/tables/zap.yaml', 7, 78, kind='cell'),
    Origin('content/tabletop_inc/bots.rules', 50, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 51, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 51, 40, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 52, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 53, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 54, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 49, 11),
    Origin('content/tabletop_inc/tables/zap.yaml', 7, 78),
    Origin('content/tabletop_inc/tables/zap.yaml', 8, 78, kind='cell'),
    Origin('content/tabletop_inc/tables/zap.yaml', 8, 78),
    Origin('content/tabletop_inc/bots.rules', 39, 5),
    Origin('content/tabletop_inc/tables/zap.yaml', 10, 78, kind='cell'),
    Origin('content/tabletop_inc/bots.rules', 40, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 41, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 42, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 39, 11),
    Origin('content/tabletop_inc/tables/zap.yaml', 10, 78),
    Origin('content/tabletop_inc/tables/zap.yaml', 14, 78, kind='cell'),
    Origin('content/tabletop_inc/tables/zap.yaml', 14, 78),
    Origin('content/tabletop_inc/bots.rules', 7, 5, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 7, 5),
    Origin('content/tabletop_inc/game.rules', 185, 7),
    Origin('content/tabletop_inc/game.rules', 215, 1),
    Origin('content/tabletop_inc/game.rules', 216, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 217, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 218, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 219, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 221, 1),
    Origin('content/tabletop_inc/game.rules', 222, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 223, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 224, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 224, 25, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 225, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 225, 30, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 226, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 221, 7),
    Origin('content/tabletop_inc/bots.rules', 30, 35, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 30, 5, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 30, 5),
    Origin('content/tabletop_inc/game.rules', 215, 7),
    Origin('content/tabletop_inc/game.rules', 135, 5),
    Origin('content/tabletop_inc/game.rules', 136, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 137, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 138, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 139, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 140, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 141, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 142, 13, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 143, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 144, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 145, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 146, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 147, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 148, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 149, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 150, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 151, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 152, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 152, 43, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 153, 5),
    Origin('content/tabletop_inc/game.rules', 154, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 154, 26, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 155, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 156, 5),
    Origin('content/tabletop_inc/game.rules', 157, 9, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 229, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 230, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 231, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 232, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 233, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 234, 5, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 237, 1),
    Origin('content/tabletop_inc/game.rules', 238, 1),
    Origin('content/tabletop_inc/game.rules', 239, 1),
    Origin('content/tabletop_inc/game.rules', 240, 1),
    Origin('content/tabletop_inc/game.rules', 241, 1),
    Origin('content/tabletop_inc/game.rules', 242, 1),
    Origin('content/tabletop_inc/game.rules', 243, 1),
    Origin('content/tabletop_inc/cards/items.yaml', 91, 54, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 91, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 86, 52, kind='cell'),
    Origin('content/tabletop_inc/cards/items.yaml', 86, 28, kind='cell'),
    Origin('content/tabletop_inc/cards/specialists.yaml', 57, 72, kind='cell'),
    Origin('content/tabletop_inc/cards/specialists.yaml', 57, 47, kind='cell'),
    Origin('content/tabletop_inc/cards/wow.yaml', 35, 48, kind='cell'),
    Origin('content/tabletop_inc/cards/wow.yaml', 35, 28, kind='cell'),
    Origin('content/tabletop_inc/bots.rules', 32, 9, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 33, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 34, 13, kind='rule'),
    Origin('content/tabletop_inc/bots.rules', 31, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 126, 5, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 126, 50, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 125, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 28, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 31, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 34, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 69, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 73, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 92, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 96, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 110, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 123, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 128, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 152, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 155, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 179, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 201, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 205, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 208, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 211, 1, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 51, 1, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 117, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 48, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 90, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 160, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 161, 1, kind='rule'),
    Origin('content/tabletop_inc/actions.rules', 192, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 200, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 193, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 192, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 201, 1, kind='rule'),
    Origin('content/tabletop_inc/game.rules', 202, 1, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 3, 1, kind='rule'),
    Origin('content/tabletop_inc/workers.rules', 4, 1, kind='rule'),
)
def game_of(state, blocks, secrets):
    return Game(
        state, GAME, ORIGINS, blocks, globals(),
        scores=(score_0, score_1, score_2, score_3, score_4, score_5,), winners=winners, invariants=(always_0, always_1, always_2, always_3, always_4, always_5, always_6,),
        whys={
            'basic': why_basic,
            'playtest_game': why_playtest_game,
            'do_research': why_do_research,
            'mix': why_mix,
            'gain_mix': why_gain_mix,
            'exchange': why_exchange,
            'trade': why_trade,
            'deal': why_deal,
            'take_from': why_take_from,
            'hire_specialist': why_hire_specialist,
            'hire_freelancer': why_hire_freelancer,
            'gain_item': why_gain_item,
            'sit_down': why_sit_down,
            'seat_card': why_seat_card,
            'train': why_train,
            'train_worker': why_train_worker,
            'keep_objectives': why_keep_objectives,
            'take_objective': why_take_objective,
            'buy': why_buy,
            'buy_box': why_buy_box,
            'buy_part': why_buy_part,
            'raise': why_raise,
            'upgrade_part': why_upgrade_part,
            'upgrade': why_upgrade,
            'publish_game': why_publish_game,
            'take_award': why_take_award,
            'choose_powers': why_choose_powers,
            'set_up_table': why_set_up_table,
            'found': why_found,
            'confirm': why_confirm,
            'flip_one': why_flip_one,
            'free_action': why_free_action,
            'use_item': why_use_item,
            'slot_skill': why_slot_skill,
            'remove_drawback': why_remove_drawback,
            'seen_at': why_seen_at,
            'work_at': why_work_at,
            'place_worker': why_place_worker,
            'place_specialist': why_place_specialist,
            'use_helper': why_use_helper,
            'place_at_freelancer': why_place_at_freelancer,
            'specialist_at_freelancer': why_specialist_at_freelancer,
            'take_back': why_take_back,
            'cross': why_cross,
            'turn_hourglass': why_turn_hourglass,
            'predict': why_predict,
            'collect': why_collect,
            'drop_objective': why_drop_objective,
            'drop_award': why_drop_award,
            'redeal': why_redeal,
            'drop_skill': why_drop_skill,
            'player_turn': why_player_turn,
            'fulfil': why_fulfil,
            'settle_objectives': why_settle_objectives,
        },
        secrets=secrets,
        functions={
            'can_basic': can_basic,
            'can_playtest_game': can_playtest_game,
            'can_do_research': can_do_research,
            'can_mix': can_mix,
            'can_gain_mix': can_gain_mix,
            'can_trade': can_trade,
            'can_exchange': can_exchange,
            'can_take_from': can_take_from,
            'can_hire_specialist': can_hire_specialist,
            'can_deal': can_deal,
            'can_hire_freelancer': can_hire_freelancer,
            'can_gain_item': can_gain_item,
            'can_sit_down': can_sit_down,
            'can_seat_card': can_seat_card,
            'can_train': can_train,
            'can_train_worker': can_train_worker,
            'can_keep_objectives': can_keep_objectives,
            'can_take_objective': can_take_objective,
            'can_buy': can_buy,
            'can_buy_box': can_buy_box,
            'can_buy_part': can_buy_part,
            'can_raise': can_raise,
            'can_upgrade_part': can_upgrade_part,
            'can_upgrade': can_upgrade,
            'can_publish_game': can_publish_game,
            'can_take_award': can_take_award,
            'can_found': can_found,
            'can_choose_powers': can_choose_powers,
            'can_set_up_table': can_set_up_table,
            'can_player_turn': can_player_turn,
            'can_use_item': can_use_item,
            'can_jobs_action_bas': can_jobs_action_bas,
            'can_jobs_action_hsp': can_jobs_action_hsp,
            'can_jobs_action_plc': can_jobs_action_plc,
            'can_jobs_action_hfr': can_jobs_action_hfr,
            'can_jobs_action_mul': can_jobs_action_mul,
            'can_jobs_action_itm': can_jobs_action_itm,
            'can_jobs_action_box': can_jobs_action_box,
            'can_jobs_action_cmp': can_jobs_action_cmp,
            'can_jobs_action_upg': can_jobs_action_upg,
            'can_jobs_action_pub': can_jobs_action_pub,
            'can_jobs_action_awd': can_jobs_action_awd,
            'can_cards_effect_f01': can_cards_effect_f01,
            'can_cards_effect_f02': can_cards_effect_f02,
            'can_cards_effect_again_f01': can_cards_effect_again_f01,
            'can_cards_effect_again_f02': can_cards_effect_again_f02,
            'can_cards_effect_again_f04': can_cards_effect_again_f04,
            'can_cards_effect_again_f09': can_cards_effect_again_f09,
            'can_flip_one': can_flip_one,
            'can_cards_effect_again_i07': can_cards_effect_again_i07,
            'can_cards_effect_again_i08': can_cards_effect_again_i08,
            'can_free_action': can_free_action,
            'can_cards_effect_again_i26': can_cards_effect_again_i26,
            'can_cards_effect_f04': can_cards_effect_f04,
            'can_cards_effect_f09': can_cards_effect_f09,
            'can_cards_effect_i07': can_cards_effect_i07,
            'can_cards_effect_i08': can_cards_effect_i08,
            'can_cards_effect_i26': can_cards_effect_i26,
            'can_confirm': can_confirm,
            'can_slot_skill': can_slot_skill,
            'can_remove_drawback': can_remove_drawback,
            'no_amount': no_amount,
            'price_spaces_cost_0_at_hsp_2': price_spaces_cost_0_at_hsp_2,
            'price_spaces_cost_0_at_trn_2': price_spaces_cost_0_at_trn_2,
            'price_spaces_cost_0_at_res_2': price_spaces_cost_0_at_res_2,
            'price_spaces_cost_0_at_itm_2': price_spaces_cost_0_at_itm_2,
            'price_spaces_cost_0_at_awd_2': price_spaces_cost_0_at_awd_2,
            'price_spaces_cost_0_at_trd_3': price_spaces_cost_0_at_trd_3,
            'price_spaces_cost_1_at_plc_2': price_spaces_cost_1_at_plc_2,
            'price_spaces_cost_1_at_mul_2': price_spaces_cost_1_at_mul_2,
            'price_spaces_cost_1_at_cmp_2': price_spaces_cost_1_at_cmp_2,
            'price_spaces_cost_1_at_upg_b': price_spaces_cost_1_at_upg_b,
            'price_spaces_cost_1_at_upg_m': price_spaces_cost_1_at_upg_m,
            'price_spaces_cost_1_at_upg_c': price_spaces_cost_1_at_upg_c,
            'price_spaces_cost_1_at_pub_2': price_spaces_cost_1_at_pub_2,
            'price_spaces_cost_1_at_pub_3': price_spaces_cost_1_at_pub_3,
            'price_spaces_cost_1_at_obj_3': price_spaces_cost_1_at_obj_3,
            'price_spaces_cost_2_at_hfr_2': price_spaces_cost_2_at_hfr_2,
            'price_spaces_cost_2_at_pts_2': price_spaces_cost_2_at_pts_2,
            'price_spaces_cost_2_at_box_2': price_spaces_cost_2_at_box_2,
            'price_spaces_cost_2_at_cmp_3': price_spaces_cost_2_at_cmp_3,
            'price_spaces_cost_2_at_pub_1': price_spaces_cost_2_at_pub_1,
            'price_spaces_cost_2_at_pub_2': price_spaces_cost_2_at_pub_2,
            'price_spaces_cost_2_at_awd_2': price_spaces_cost_2_at_awd_2,
            'price_spaces_cost_2_at_obj_2': price_spaces_cost_2_at_obj_2,
            'can_place_worker': can_place_worker,
            'can_seen_at': can_seen_at,
            'can_work_at': can_work_at,
            'can_place_specialist': can_place_specialist,
            'can_place_at_freelancer': can_place_at_freelancer,
            'can_use_helper': can_use_helper,
            'can_specialist_at_freelancer': can_specialist_at_freelancer,
            'can_collect': can_collect,
            'can_take_back': can_take_back,
            'can_cross': can_cross,
            'can_turn_hourglass': can_turn_hourglass,
            'can_predict': can_predict,
            'can_drop_objective': can_drop_objective,
            'can_drop_award': can_drop_award,
            'can_redeal': can_redeal,
            'can_drop_skill': can_drop_skill,
            'can_settle_objectives': can_settle_objectives,
            'can_fulfil': can_fulfil,
            'score_0': score_0,
            'score_1': score_1,
            'score_2': score_2,
            'score_3': score_3,
            'score_4': score_4,
            'score_5': score_5,
            'total_score': total_score,
            'winners': winners,
            'always_0': always_0,
            'always_1': always_1,
            'always_2': always_2,
            'always_3': always_3,
            'always_4': always_4,
            'always_5': always_5,
            'always_6': always_6,
            'pending_handler_10': pending_handler_10,
            'pending_handler_9': pending_handler_9,
            'pending_handler_34': pending_handler_34,
            'pending_handler_46': pending_handler_46,
            'extra_take_award': extra_take_award,
            'extra_predict': extra_predict,
            'q_research_yield': q_research_yield,
            'q_playtest_yield': q_playtest_yield,
            'q_mixed_yield': q_mixed_yield,
            'q_spared': q_spared,
            'q_layable': q_layable,
            'q_seatings': q_seatings,
            'q_seat_limit': q_seat_limit,
            'q_skill_price': q_skill_price,
            'q_goals_kept': q_goals_kept,
            'q_skill': q_skill,
            'q_part_price': q_part_price,
            'q_top_level': q_top_level,
            'q_upgrade_steps': q_upgrade_steps,
            'q_award_slack': q_award_slack,
            'q_goal_value': q_goal_value,
            'q_goal_penalty': q_goal_penalty,
            'q_award_value': q_award_value,
            'q_free_actions': q_free_actions,
            'q_max_predictions': q_max_predictions,
            'd_passed': d_passed,
            'd_free_chairs': d_free_chairs,
            'd_next_level': d_next_level,
            'd_can_rise': d_can_rise,
            'd_short_by': d_short_by,
            'd_seated': d_seated,
            'd_owned': d_owned,
            'd_left': d_left,
            'd_levels': d_levels,
            'd_suits': d_suits,
            'd_open_spaces': d_open_spaces,
            'd_placed': d_placed,
            'pay_edges': pay_edges,
        },
        playout=main_played,
    )

SECRETS = ()
SECRETS_LOGGED = ()
game = game_of(State, K, SECRETS)
game.make_logged = lambda: game_of(LoggedState, K_LOGGED, SECRETS_LOGGED)
game.lines = ((1, 0), (250, 16), (258, 33), (271, 38), (278, 36), (288, 86), (296, 99), (306, 106), (315, 118), (322,
    124), (329, 140), (335, 144), (350, 6), (365, 9), (380, 147), (392, 148), (399, 24), (408, 194), (415, 206), (429,
    213), (435, 219), (442, 227), (450, 237), (465, 283), (472, 314), (478, 189), (485, 411), (493, 719), (500, 723),
    (507, 523), (514, 595), (522, 577), (529, 581), (538, 582), (548, 625), (558, 626), (566, 659), (573, 662), (583,
    174), (590, 155), (604, 158), (612, 173), (631, 179), (639, 171), (647, 427), (656, 487), (669, 499), (677, 509),
    (685, 488), (694, 510), (702, 609), (710, 656), (719, 102), (727, 146), (745, 200), (765, 409), (772, 425), (780,
    497), (787, 508), (801, 660), (814, 0), (839, 704), (847, 707), (863, 708), (884, 709), (891, 0), (915, 726), (923,
    727), (931, 728), (939, 729), (970, 730), (991, 731), (999, 732), (1006, 733), (1014, 734), (1022, 735), (1040,
    736), (1069, 737), (1090, 738), (1098, 739), (1106, 740), (1120, 741), (1134, 742), (1161, 743), (1168, 744), (1175,
    747), (1184, 749), (1191, 751), (1205, 754), (1219, 756), (1240, 0), (1753, 1), (1758, 5), (1761, 8), (1764, 11),
    (1770, 12), (1773, 20), (1776, 22), (1783, 30), (1789, 31), (1792, 48), (1795, 53), (1798, 56), (1801, 59), (1804,
    60), (1807, 82), (1810, 83), (1813, 93), (1816, 94), (1819, 102), (1822, 103), (1825, 117), (1831, 121), (1834,
    122), (1837, 123), (1843, 138), (1850, 146), (1853, 154), (1856, 168), (1859, 162), (1862, 186), (1865, 188), (1912,
    193), (1915, 196), (1921, 193), (1924, 196), (1930, 199), (1939, 200), (1942, 201), (1945, 202), (1948, 203), (1951,
    204), (1954, 205), (1957, 199), (1963, 200), (1966, 202), (1969, 203), (1972, 205), (1975, 223), (1978, 409), (1981,
    416), (2056, 425), (2059, 474), (2062, 432), (2065, 486), (2076, 497), (2079, 502), (2082, 508), (2085, 515), (2088,
    521), (2091, 537), (2094, 533), (2097, 578), (2105, 615), (2108, 622), (2111, 631), (2114, 643), (2117, 655), (2120,
    660), (2123, 698), (2126, 699), (2132, 700), (2135, 701), (2138, 702), (2144, 703), (2157, 704), (2164, 705), (2171,
    706), (2178, 707), (2186, 708), (2189, 709), (2197, 710), (2224, 726), (2227, 727), (2230, 728), (2233, 729), (2236,
    730), (2239, 731), (2242, 732), (2247, 733), (2250, 734), (2253, 735), (2256, 736), (2259, 737), (2264, 738), (2267,
    739), (2270, 740), (2273, 741), (2276, 742), (2281, 743), (2284, 744), (2287, 745), (2296, 746), (2305, 747), (2308,
    748), (2311, 749), (2317, 750), (2324, 751), (2327, 752), (2330, 753), (2337, 754), (2340, 755), (2348, 756), (2354,
    0), (2718, 18), (2719, 11), (2722, 16), (2733, 17), (2750, 50), (2751, 48), (2756, 49), (2804, 51), (2805, 30),
    (2809, 33), (2818, 34), (2819, 35), (2820, 36), (2832, 37), (2837, 38), (2844, 36), (2867, 37), (2872, 38), (2879,
    36), (2886, 38), (2889, 39), (2894, 40), (2900, 37), (2905, 38), (2913, 41), (2917, 42), (2922, 43), (2923, 44),
    (2924, 45), (2930, 46), (2935, 47), (2940, 52), (2941, 31), (2943, 32), (2948, 55), (2949, 53), (2951, 54), (2956,
    58), (2957, 56), (2959, 57), (2964, 71), (2965, 70), (2973, 73), (2974, 72), (2982, 75), (2983, 74), (2991, 77),
    (2992, 76), (3000, 78), (3001, 59), (3004, 63), (3012, 64), (3021, 65), (3028, 66), (3029, 67), (3030, 68), (3031,
    69), (3034, 81), (3035, 60), (3038, 61), (3045, 79), (3048, 80), (3066, 79), (3069, 80), (3085, 79), (3088, 80),
    (3104, 79), (3107, 80), (3120, 91), (3121, 82), (3127, 85), (3138, 86), (3145, 90), (3150, 85), (3163, 86), (3170,
    90), (3175, 85), (3184, 86), (3189, 88), (3191, 89), (3196, 90), (3205, 100), (3206, 93), (3212, 96), (3223, 97),
    (3231, 98), (3236, 99), (3240, 97), (3247, 96), (3260, 97), (3268, 98), (3273, 99), (3277, 97), (3284, 96), (3293,
    97), (3297, 98), (3302, 99), (3311, 97), (3314, 98), (3319, 99), (3323, 97), (3330, 101), (3331, 94), (3333, 95),
    (3338, 115), (3339, 102), (3343, 106), (3356, 110), (3359, 111), (3362, 112), (3364, 113), (3366, 114), (3369, 116),
    (3370, 103), (3372, 104), (3377, 120), (3378, 117), (3381, 118), (3388, 119), (3393, 133), (3394, 121), (3395, 129),
    (3400, 130), (3401, 131), (3406, 132), (3409, 136), (3410, 122), (3414, 126), (3418, 134), (3421, 135), (3433, 134),
    (3436, 135), (3443, 134), (3446, 135), (3453, 137), (3454, 123), (3457, 124), (3464, 125), (3469, 145), (3470, 138),
    (3471, 140), (3474, 141), (3475, 142), (3476, 143), (3477, 144), (3496, 193), (3497, 192), (3505, 1), (3508, 2),
    (3515, 3), (3523, 0), (3539, 83), (3541, 84), (3547, 0), (3555, 5), (3556, 6), (3576, 8), (3577, 9), (3597, 12),
    (3599, 13), (3605, 0), (3642, 146), (3645, 147), (3654, 148), (3661, 150), (3663, 151), (3668, 152), (3676, 20),
    (3680, 21), (3695, 24), (3705, 25), (3707, 26), (3712, 21), (3725, 0), (3732, 196), (3733, 194), (3743, 195), (3748,
    198), (3749, 197), (3757, 199), (3768, 206), (3775, 207), (3783, 209), (3784, 208), (3791, 211), (3792, 210), (3799,
    214), (3800, 212), (3809, 213), (3821, 212), (3824, 213), (3834, 212), (3837, 213), (3844, 217), (3845, 215), (3854,
    216), (3866, 215), (3869, 216), (3879, 215), (3882, 216), (3889, 200), (3890, 219), (3902, 220), (3914, 230), (3915,
    229), (3927, 232), (3928, 231), (3945, 234), (3946, 233), (3968, 236), (3969, 235), (3996, 238), (3997, 223), (3998,
    225), (4003, 226), (4004, 227), (4006, 228), (4007, 237), (4025, 239), (4026, 201), (4029, 222), (4040, 224), (4044,
    240), (4045, 221), (4052, 242), (4053, 241), (4061, 244), (4062, 243), (4069, 247), (4070, 245), (4079, 246), (4091,
    245), (4094, 246), (4104, 245), (4107, 246), (4114, 250), (4115, 248), (4122, 249), (4126, 248), (4128, 249), (4131,
    252), (4132, 251), (4139, 255), (4140, 253), (4149, 254), (4161, 253), (4164, 254), (4174, 253), (4177, 254), (4184,
    257), (4185, 256), (4193, 259), (4194, 258), (4202, 261), (4203, 260), (4211, 263), (4212, 262), (4220, 265), (4221,
    264), (4229, 267), (4230, 266), (4243, 202), (4244, 268), (4251, 269), (4267, 203), (4268, 270), (4275, 271), (4291,
    274), (4292, 272), (4301, 273), (4313, 272), (4316, 273), (4323, 272), (4326, 273), (4333, 277), (4334, 275), (4343,
    276), (4355, 275), (4358, 276), (4365, 275), (4368, 276), (4375, 280), (4376, 278), (4385, 279), (4397, 278), (4400,
    279), (4407, 278), (4410, 279), (4417, 285), (4418, 204), (4424, 282), (4427, 283), (4438, 284), (4440, 282), (4443,
    283), (4451, 284), (4454, 282), (4457, 283), (4465, 286), (4466, 281), (4473, 288), (4474, 287), (4481, 289), (4485,
    290), (4489, 291), (4493, 292), (4497, 294), (4498, 293), (4505, 296), (4506, 295), (4513, 298), (4514, 297), (4531,
    300), (4532, 299), (4539, 302), (4540, 301), (4547, 205), (4548, 303), (4552, 305), (4553, 304), (4581, 312), (4582,
    306), (4597, 308), (4601, 310), (4608, 315), (4609, 313), (4618, 314), (4626, 313), (4630, 314), (4638, 313), (4640,
    314), (4656, 318), (4657, 316), (4666, 317), (4674, 316), (4678, 317), (4686, 316), (4688, 317), (4704, 319), (4708,
    320), (4712, 321), (4716, 322), (4720, 323), (4724, 324), (4728, 325), (4732, 326), (4736, 327), (4740, 328), (4744,
    329), (4748, 330), (4752, 331), (4756, 332), (4760, 334), (4761, 333), (4769, 336), (4770, 335), (4778, 338), (4779,
    337), (4787, 340), (4788, 339), (4796, 342), (4797, 341), (4805, 344), (4806, 343), (4814, 346), (4815, 345), (4822,
    348), (4823, 347), (4830, 350), (4831, 349), (4838, 352), (4839, 351), (4847, 354), (4848, 353), (4856, 356), (4857,
    355), (4865, 358), (4866, 357), (4874, 360), (4875, 359), (4883, 362), (4884, 361), (4892, 364), (4893, 363), (4901,
    366), (4902, 365), (4910, 368), (4911, 367), (4919, 370), (4920, 369), (4928, 372), (4929, 371), (4937, 374), (4938,
    373), (4946, 376), (4947, 375), (4954, 378), (4955, 377), (4962, 380), (4963, 379), (4970, 381), (4974, 382), (4978,
    383), (4982, 384), (4986, 385), (4990, 386), (4994, 387), (4998, 388), (5002, 389), (5006, 390), (5010, 391), (5014,
    392), (5018, 393), (5022, 394), (5026, 395), (5030, 396), (5034, 397), (5038, 398), (5042, 399), (5046, 400), (5050,
    401), (5054, 402), (5058, 403), (5062, 404), (5066, 405), (5070, 406), (5074, 407), (5075, 188), (5078, 189), (5085,
    190), (5089, 191), (5096, 415), (5097, 409), (5100, 410), (5108, 411), (5117, 412), (5118, 413), (5123, 414), (5130,
    423), (5131, 416), (5132, 419), (5134, 420), (5136, 421), (5138, 422), (5143, 436), (5144, 435), (5152, 438), (5153,
    437), (5161, 440), (5162, 439), (5170, 442), (5171, 441), (5179, 444), (5180, 443), (5188, 446), (5189, 445), (5197,
    448), (5198, 447), (5206, 450), (5207, 449), (5215, 452), (5216, 451), (5223, 454), (5224, 453), (5231, 456), (5232,
    455), (5240, 458), (5241, 457), (5249, 460), (5250, 459), (5258, 462), (5259, 461), (5266, 464), (5267, 463), (5274,
    466), (5275, 465), (5283, 468), (5284, 467), (5292, 470), (5293, 469), (5300, 472), (5301, 471), (5308, 476), (5309,
    474), (5311, 722), (5312, 719), (5314, 720), (5319, 721), (5323, 725), (5324, 723), (5326, 724), (5329, 483), (5330,
    432), (5335, 433), (5338, 434), (5343, 473), (5345, 477), (5349, 479), (5351, 480), (5352, 481), (5358, 479), (5360,
    482), (5366, 479), (5368, 477), (5379, 479), (5381, 480), (5382, 481), (5388, 479), (5390, 482), (5396, 479), (5399,
    478), (5403, 477), (5407, 479), (5409, 480), (5410, 481), (5416, 479), (5418, 482), (5424, 479), (5426, 477), (5433,
    478), (5436, 477), (5440, 479), (5442, 480), (5443, 481), (5449, 479), (5451, 482), (5457, 479), (5459, 477), (5466,
    478), (5469, 477), (5473, 479), (5475, 480), (5476, 481), (5482, 479), (5484, 482), (5490, 479), (5492, 477), (5499,
    481), (5502, 479), (5505, 481), (5506, 479), (5509, 482), (5512, 479), (5515, 482), (5516, 479), (5519, 505), (5520,
    502), (5522, 503), (5523, 504), (5530, 529), (5531, 521), (5532, 522), (5533, 523), (5534, 524), (5535, 525), (5536,
    526), (5537, 527), (5538, 528), (5541, 540), (5542, 539), (5550, 542), (5551, 541), (5559, 544), (5560, 543), (5568,
    546), (5569, 545), (5577, 548), (5578, 547), (5586, 550), (5587, 549), (5595, 552), (5596, 551), (5604, 554), (5605,
    553), (5613, 556), (5614, 555), (5622, 558), (5623, 557), (5630, 560), (5631, 559), (5638, 562), (5639, 561), (5646,
    564), (5647, 563), (5654, 566), (5655, 565), (5662, 574), (5663, 533), (5666, 534), (5673, 538), (5676, 535), (5685,
    536), (5686, 569), (5687, 538), (5688, 571), (5689, 572), (5693, 573), (5696, 601), (5697, 600), (5701, 599), (5702,
    588), (5706, 589), (5710, 590), (5711, 591), (5715, 592), (5718, 593), (5719, 594), (5720, 595), (5727, 596), (5728,
    597), (5731, 598), (5741, 517), (5745, 518), (5749, 519), (5750, 520), (5754, 530), (5756, 575), (5760, 577), (5768,
    575), (5775, 531), (5776, 532), (5778, 594), (5781, 592), (5784, 593), (5785, 594), (5786, 595), (5793, 596), (5794,
    597), (5797, 598), (5807, 595), (5809, 596), (5810, 597), (5813, 598), (5854, 532), (5857, 530), (5859, 575), (5863,
    577), (5871, 575), (5878, 531), (5879, 532), (5881, 575), (5884, 577), (5893, 576), (5897, 575), (5901, 577), (5909,
    575), (5916, 576), (5918, 575), (5922, 577), (5930, 575), (5937, 576), (5939, 575), (5943, 577), (5951, 575), (5958,
    577), (5962, 581), (5978, 582), (6041, 584), (6046, 585), (6047, 586), (6054, 582), (6090, 601), (6093, 621), (6094,
    616), (6098, 618), (6101, 619), (6103, 617), (6110, 618), (6113, 619), (6116, 617), (6123, 618), (6126, 619), (6129,
    630), (6130, 623), (6131, 624), (6132, 625), (6133, 626), (6136, 627), (6138, 628), (6145, 639), (6146, 631), (6148,
    633), (6149, 634), (6150, 635), (6151, 636), (6155, 637), (6156, 638), (6161, 640), (6162, 632), (6169, 642), (6170,
    641), (6177, 649), (6178, 644), (6182, 646), (6185, 647), (6187, 645), (6194, 646), (6197, 647), (6200, 645), (6207,
    646), (6210, 647), (6213, 651), (6214, 650), (6221, 656), (6222, 657), (6232, 658), (6242, 659), (6261, 657), (6265,
    658), (6275, 659), (6282, 662), (6304, 663), (6305, 664), (6310, 665), (6311, 666), (6312, 667), (6323, 657), (6327,
    658), (6337, 659), (6345, 0), (6348, 674), (6355, 675), (6356, 676), (6360, 674), (6361, 675), (6362, 676), (6366,
    0), (6371, 692), (6378, 680), (6381, 677), (6386, 678), (6390, 679), (6391, 680), (6392, 681), (6395, 682), (6396,
    683), (6398, 684), (6399, 685), (6401, 686), (6402, 687), (6404, 688), (6405, 689), (6411, 173), (6413, 174), (6421,
    175), (6428, 176), (6435, 177), (6440, 690), (6447, 692), (6455, 155), (6457, 156), (6458, 157), (6459, 158), (6461,
    159), (6466, 160), (6470, 161), (6471, 183), (6473, 163), (6480, 166), (6482, 169), (6488, 173), (6495, 179), (6497,
    180), (6506, 165), (6513, 166), (6516, 179), (6518, 180), (6527, 164), (6537, 166), (6540, 179), (6542, 180), (6551,
    165), (6560, 164), (6571, 166), (6573, 169), (6579, 173), (6586, 179), (6588, 180), (6597, 165), (6604, 166), (6607,
    179), (6609, 180), (6619, 165), (6627, 166), (6629, 169), (6634, 170), (6636, 171), (6645, 173), (6652, 179), (6654,
    180), (6664, 166), (6668, 169), (6673, 170), (6675, 171), (6683, 172), (6690, 173), (6697, 179), (6699, 180), (6709,
    169), (6717, 170), (6719, 171), (6727, 172), (6734, 173), (6742, 170), (6745, 171), (6753, 172), (6761, 171), (6762,
    172), (6769, 0), (6773, 606), (6777, 614), (6781, 187), (6784, 424), (6794, 408), (6798, 187), (6802, 424), (6811,
    187), (6818, 408), (6820, 187), (6824, 424), (6833, 187), (6840, 408), (6842, 187), (6846, 424), (6855, 187), (6862,
    424), (6865, 427), (6871, 487), (6877, 499), (6883, 509), (6888, 602), (6890, 427), (6896, 429), (6904, 430), (6905,
    431), (6911, 487), (6914, 488), (6927, 490), (6935, 491), (6936, 492), (6937, 493), (6938, 494), (6940, 493), (6944,
    494), (6948, 499), (6949, 500), (6950, 501), (6956, 509), (6958, 510), (6965, 511), (6966, 512), (6972, 602), (6976,
    603), (6982, 604), (6986, 603), (6999, 604), (7001, 603), (7014, 604), (7016, 603), (7044, 692), (7053, 693), (7059,
    695), (7060, 653), (7061, 652), (7062, 605), (7063, 606), (7067, 607), (7071, 608), (7072, 609), (7074, 610), (7077,
    611), (7081, 612), (7082, 613), (7086, 614), (7087, 607), (7093, 608), (7094, 609), (7096, 610), (7099, 611), (7103,
    612), (7104, 613), (7108, 614), (7111, 187), (7115, 424), (7124, 187), (7131, 692), (7133, 0), (7137, 696), (7139,
    697), (7140, 671), (7141, 656), (7145, 607), (7152, 608), (7153, 609), (7155, 610), (7158, 611), (7162, 612), (7163,
    613), (7167, 614), (7169, 0), (7174, 712), (7177, 711), (7184, 714), (7187, 713), (7194, 716), (7197, 715), (7214,
    718), (7217, 717), (7223, 18), (7224, 16), (7230, 17), (7247, 50), (7248, 49), (7261, 51), (7262, 33), (7265, 34),
    (7266, 35), (7267, 36), (7285, 37), (7287, 38), (7292, 39), (7297, 40), (7302, 41), (7303, 42), (7308, 43), (7309,
    44), (7310, 45), (7316, 46), (7321, 47), (7324, 52), (7325, 32), (7328, 55), (7329, 54), (7332, 58), (7333, 57),
    (7336, 78), (7337, 63), (7340, 64), (7343, 65), (7350, 66), (7351, 67), (7352, 68), (7353, 69), (7356, 81), (7357,
    61), (7358, 79), (7359, 80), (7369, 91), (7370, 85), (7378, 86), (7386, 88), (7388, 89), (7393, 90), (7398, 100),
    (7399, 96), (7407, 97), (7426, 98), (7431, 99), (7436, 101), (7437, 95), (7440, 115), (7441, 106), (7448, 110),
    (7451, 111), (7454, 112), (7456, 113), (7458, 114), (7461, 116), (7462, 104), (7465, 120), (7466, 118), (7469, 119),
    (7472, 136), (7473, 126), (7474, 134), (7475, 135), (7482, 137), (7483, 124), (7486, 125), (7489, 193), (7490, 192),
    (7494, 2), (7497, 3), (7513, 84), (7521, 13), (7541, 147), (7544, 148), (7547, 150), (7549, 151), (7554, 152),
    (7562, 21), (7571, 24), (7576, 25), (7578, 26), (7584, 21), (7591, 196), (7592, 194), (7595, 195), (7598, 199),
    (7601, 206), (7604, 207), (7607, 209), (7608, 208), (7611, 214), (7612, 212), (7613, 213), (7620, 217), (7621, 215),
    (7622, 216), (7629, 200), (7630, 219), (7635, 220), (7647, 239), (7648, 222), (7654, 224), (7657, 240), (7658, 221),
    (7661, 247), (7662, 245), (7663, 246), (7670, 250), (7671, 248), (7672, 249), (7675, 255), (7676, 253), (7677, 254),
    (7684, 202), (7685, 268), (7686, 269), (7693, 203), (7694, 270), (7695, 271), (7702, 274), (7703, 272), (7704, 273),
    (7711, 277), (7712, 275), (7713, 276), (7720, 280), (7721, 278), (7722, 279), (7729, 285), (7730, 282), (7731, 283),
    (7737, 284), (7740, 286), (7741, 281), (7744, 288), (7745, 287), (7748, 294), (7749, 293), (7752, 300), (7753, 299),
    (7756, 302), (7757, 301), (7760, 312), (7761, 306), (7767, 308), (7771, 310), (7778, 315), (7779, 313), (7784, 314),
    (7791, 318), (7792, 316), (7797, 317), (7804, 376), (7805, 375), (7808, 380), (7809, 379), (7812, 407), (7813, 189),
    (7816, 190), (7820, 191), (7824, 415), (7825, 410), (7828, 411), (7831, 412), (7832, 413), (7837, 414), (7841, 454),
    (7842, 453), (7845, 470), (7846, 469), (7849, 483), (7850, 433), (7853, 434), (7854, 473), (7855, 477), (7865, 478),
    (7871, 477), (7872, 479), (7874, 480), (7875, 481), (7880, 482), (7885, 479), (7888, 505), (7889, 503), (7890, 504),
    (7894, 558), (7895, 557), (7898, 560), (7899, 559), (7902, 562), (7903, 561), (7906, 564), (7907, 563), (7910, 566),
    (7911, 565), (7914, 574), (7915, 534), (7919, 535), (7921, 536), (7922, 569), (7923, 538), (7924, 571), (7925, 572),
    (7929, 573), (7932, 601), (7933, 600), (7934, 599), (7935, 588), (7939, 589), (7943, 590), (7944, 591), (7945, 592),
    (7946, 593), (7947, 594), (7948, 595), (7953, 596), (7954, 597), (7955, 598), (7964, 517), (7968, 518), (7972, 519),
    (7973, 520), (7974, 530), (7975, 531), (7976, 532), (7977, 575), (7987, 576), (7993, 575), (7994, 577), (8000, 581),
    (8007, 582), (8043, 584), (8048, 585), (8049, 586), (8056, 621), (8058, 617), (8063, 618), (8066, 619), (8069, 639),
    (8070, 633), (8071, 634), (8072, 635), (8073, 636), (8077, 637), (8078, 638), (8081, 640), (8082, 632), (8085, 642),
    (8086, 641), (8089, 649), (8091, 645), (8096, 646), (8099, 647), (8102, 651), (8103, 650), (8106, 656), (8107, 657),
    (8108, 658), (8118, 659), (8126, 662), (8139, 663), (8140, 664), (8145, 665), (8146, 666), (8147, 667), (8163, 674),
    (8168, 675), (8169, 676), (8170, 677), (8171, 678), (8175, 679), (8176, 680), (8177, 681), (8180, 682), (8181, 683),
    (8183, 684), (8184, 685), (8186, 686), (8187, 687), (8189, 688), (8190, 689), (8192, 690), (8193, 155), (8195, 156),
    (8196, 157), (8197, 158), (8199, 159), (8204, 160), (8208, 161), (8209, 183), (8210, 163), (8216, 164), (8224, 165),
    (8229, 166), (8230, 169), (8231, 170), (8232, 171), (8238, 172), (8243, 173), (8247, 174), (8250, 175), (8257, 176),
    (8264, 177), (8268, 179), (8270, 180), (8280, 692), (8287, 693), (8289, 695), (8290, 653), (8291, 652), (8292, 605),
    (8293, 606), (8297, 607), (8305, 608), (8306, 609), (8308, 610), (8311, 611), (8315, 612), (8316, 613), (8320, 614),
    (8322, 187), (8332, 408), (8338, 187), (8339, 424), (8345, 427), (8352, 429), (8360, 430), (8361, 431), (8363, 487),
    (8366, 488), (8373, 490), (8381, 491), (8382, 492), (8383, 493), (8385, 494), (8387, 499), (8390, 500), (8391, 501),
    (8393, 509), (8396, 510), (8399, 511), (8400, 512), (8402, 602), (8403, 603), (8413, 604), (8419, 603), (8422, 692),
    (8430, 696), (8432, 697), (8433, 671), (8434, 656), (8438, 18), (8439, 11), (8443, 16), (8456, 17), (8483, 50),
    (8484, 48), (8489, 49), (8547, 51), (8548, 30), (8553, 33), (8564, 34), (8566, 35), (8568, 36), (8578, 37), (8587,
    38), (8595, 36), (8615, 37), (8624, 38), (8632, 36), (8639, 38), (8644, 39), (8653, 40), (8663, 37), (8668, 38),
    (8677, 41), (8682, 42), (8691, 43), (8698, 44), (8700, 45), (8708, 46), (8716, 47), (8722, 52), (8723, 31), (8726,
    32), (8732, 55), (8733, 53), (8736, 54), (8742, 58), (8743, 56), (8746, 57), (8752, 71), (8753, 70), (8765, 73),
    (8766, 72), (8778, 75), (8779, 74), (8791, 77), (8792, 76), (8804, 78), (8805, 59), (8809, 62), (8810, 63), (8821,
    64), (8832, 65), (8841, 66), (8844, 67), (8846, 68), (8853, 69), (8857, 81), (8858, 60), (8862, 61), (8867, 79),
    (8875, 80), (8895, 79), (8899, 80), (8917, 79), (8921, 80), (8939, 79), (8943, 80), (8957, 91), (8958, 82), (8963,
    85), (8980, 86), (8988, 90), (8995, 85), (9012, 86), (9020, 90), (9027, 85), (9039, 86), (9042, 87), (9045, 88),
    (9048, 89), (9056, 90), (9069, 100), (9070, 93), (9075, 96), (9092, 97), (9101, 98), (9108, 99), (9114, 97), (9121,
    96), (9138, 97), (9147, 98), (9154, 99), (9160, 97), (9167, 96), (9179, 97), (9183, 98), (9190, 99), (9201, 97),
    (9204, 98), (9211, 99), (9217, 97), (9224, 101), (9225, 94), (9228, 95), (9234, 115), (9235, 102), (9240, 105),
    (9241, 106), (9252, 107), (9253, 108), (9254, 109), (9259, 110), (9263, 111), (9267, 112), (9270, 113), (9277, 114),
    (9283, 116), (9284, 103), (9287, 104), (9293, 120), (9294, 117), (9298, 118), (9307, 119), (9313, 133), (9314, 121),
    (9316, 127), (9317, 128), (9318, 129), (9327, 130), (9329, 131), (9338, 132), (9344, 136), (9345, 122), (9350, 126),
    (9352, 134), (9360, 135), (9374, 134), (9378, 135), (9386, 134), (9390, 135), (9398, 137), (9399, 123), (9403, 124),
    (9412, 125), (9418, 145), (9419, 138), (9421, 139), (9422, 140), (9426, 141), (9428, 142), (9435, 143), (9439, 144),
    (9460, 193), (9461, 192), (9470, 1), (9474, 2), (9484, 3), (9496, 0), (9512, 83), (9515, 84), (9522, 0), (9530, 5),
    (9532, 6), (9556, 8), (9558, 9), (9582, 12), (9585, 13), (9592, 0), (9629, 146), (9633, 147), (9644, 148), (9655,
    149), (9656, 150), (9663, 151), (9672, 152), (9682, 20), (9686, 21), (9705, 22), (9706, 24), (9718, 25), (9725, 26),
    (9734, 21), (9747, 0), (9754, 196), (9755, 194), (9767, 195), (9773, 198), (9774, 197), (9786, 199), (9797, 206),
    (9806, 207), (9815, 209), (9816, 208), (9824, 211), (9825, 210), (9836, 214), (9837, 212), (9848, 213), (9862, 212),
    (9866, 213), (9878, 212), (9882, 213), (9890, 217), (9891, 215), (9902, 216), (9916, 215), (9920, 216), (9932, 215),
    (9936, 216), (9944, 200), (9945, 219), (9960, 220), (9979, 230), (9980, 229), (9999, 232), (10000, 231), (10027,
    234), (10028, 233), (10063, 236), (10064, 235), (10107, 238), (10108, 223), (10110, 225), (10117, 226), (10119,
    227), (10122, 228), (10124, 237), (10145, 239), (10146, 201), (10150, 222), (10162, 224), (10167, 240), (10168,
    221), (10176, 242), (10177, 241), (10189, 244), (10190, 243), (10201, 247), (10202, 245), (10213, 246), (10227,
    245), (10231, 246), (10243, 245), (10247, 246), (10255, 250), (10256, 248), (10265, 249), (10271, 248), (10274,
    249), (10278, 252), (10279, 251), (10290, 255), (10291, 253), (10302, 254), (10316, 253), (10320, 254), (10332,
    253), (10336, 254), (10344, 257), (10345, 256), (10357, 259), (10358, 258), (10370, 261), (10371, 260), (10383,
    263), (10384, 262), (10396, 265), (10397, 264), (10409, 267), (10410, 266), (10430, 202), (10431, 268), (10439,
    269), (10456, 203), (10457, 270), (10465, 271), (10482, 274), (10483, 272), (10494, 273), (10508, 272), (10512,
    273), (10520, 272), (10524, 273), (10532, 277), (10533, 275), (10544, 276), (10558, 275), (10562, 276), (10570,
    275), (10574, 276), (10582, 280), (10583, 278), (10594, 279), (10608, 278), (10612, 279), (10620, 278), (10624,
    279), (10632, 285), (10633, 204), (10637, 282), (10645, 283), (10658, 284), (10661, 282), (10665, 283), (10674,
    284), (10678, 282), (10682, 283), (10691, 286), (10692, 281), (10700, 288), (10701, 287), (10709, 289), (10713,
    290), (10717, 291), (10721, 292), (10725, 294), (10726, 293), (10734, 296), (10735, 295), (10746, 298), (10747,
    297), (10774, 300), (10775, 299), (10783, 302), (10784, 301), (10792, 205), (10793, 303), (10798, 305), (10799,
    304), (10843, 312), (10844, 306), (10861, 309), (10862, 307), (10863, 308), (10869, 311), (10870, 310), (10881,
    315), (10882, 313), (10892, 314), (10901, 313), (10905, 314), (10914, 313), (10916, 314), (10933, 318), (10934,
    316), (10944, 317), (10953, 316), (10957, 317), (10966, 316), (10968, 317), (10985, 319), (10989, 320), (10993,
    321), (10997, 322), (11001, 323), (11005, 324), (11009, 325), (11013, 326), (11017, 327), (11021, 328), (11025,
    329), (11029, 330), (11033, 331), (11037, 332), (11041, 334), (11042, 333), (11054, 336), (11055, 335), (11067,
    338), (11068, 337), (11080, 340), (11081, 339), (11093, 342), (11094, 341), (11106, 344), (11107, 343), (11119,
    346), (11120, 345), (11131, 348), (11132, 347), (11143, 350), (11144, 349), (11155, 352), (11156, 351), (11168,
    354), (11169, 353), (11181, 356), (11182, 355), (11194, 358), (11195, 357), (11207, 360), (11208, 359), (11220,
    362), (11221, 361), (11233, 364), (11234, 363), (11246, 366), (11247, 365), (11259, 368), (11260, 367), (11272,
    370), (11273, 369), (11285, 372), (11286, 371), (11298, 374), (11299, 373), (11311, 376), (11312, 375), (11320,
    378), (11321, 377), (11332, 380), (11333, 379), (11341, 381), (11345, 382), (11349, 383), (11353, 384), (11357,
    385), (11361, 386), (11365, 387), (11369, 388), (11373, 389), (11377, 390), (11381, 391), (11385, 392), (11389,
    393), (11393, 394), (11397, 395), (11401, 396), (11405, 397), (11409, 398), (11413, 399), (11417, 400), (11421,
    401), (11425, 402), (11429, 403), (11433, 404), (11437, 405), (11441, 406), (11445, 407), (11446, 188), (11450,
    189), (11460, 190), (11466, 191), (11475, 415), (11476, 409), (11480, 410), (11491, 411), (11502, 412), (11509,
    413), (11516, 414), (11525, 423), (11526, 416), (11528, 417), (11529, 418), (11530, 419), (11533, 420), (11536,
    421), (11539, 422), (11546, 436), (11547, 435), (11559, 438), (11560, 437), (11572, 440), (11573, 439), (11585,
    442), (11586, 441), (11598, 444), (11599, 443), (11611, 446), (11612, 445), (11624, 448), (11625, 447), (11637,
    450), (11638, 449), (11650, 452), (11651, 451), (11662, 454), (11663, 453), (11671, 456), (11672, 455), (11684,
    458), (11685, 457), (11697, 460), (11698, 459), (11710, 462), (11711, 461), (11722, 464), (11723, 463), (11734,
    466), (11735, 465), (11747, 468), (11748, 467), (11760, 470), (11761, 469), (11769, 472), (11770, 471), (11781,
    476), (11782, 474), (11784, 475), (11786, 722), (11787, 719), (11790, 720), (11797, 721), (11805, 725), (11806,
    723), (11809, 724), (11813, 483), (11814, 432), (11820, 433), (11825, 434), (11831, 473), (11833, 477), (11839,
    479), (11842, 480), (11844, 481), (11851, 479), (11853, 482), (11860, 479), (11862, 477), (11873, 479), (11876,
    480), (11878, 481), (11885, 479), (11887, 482), (11894, 479), (11897, 477), (11898, 478), (11900, 477), (11901,
    478), (11902, 477), (11903, 478), (11904, 477), (11908, 479), (11911, 480), (11913, 481), (11920, 479), (11922,
    482), (11929, 479), (11931, 477), (11938, 478), (11941, 477), (11945, 479), (11948, 480), (11950, 481), (11957,
    479), (11959, 482), (11966, 479), (11968, 477), (11975, 478), (11978, 477), (11982, 479), (11985, 480), (11987,
    481), (11994, 479), (11996, 482), (12003, 479), (12005, 477), (12012, 481), (12015, 479), (12018, 481), (12019,
    479), (12022, 482), (12025, 479), (12028, 482), (12029, 479), (12032, 505), (12033, 502), (12036, 503), (12043,
    504), (12052, 529), (12053, 521), (12055, 522), (12057, 523), (12060, 524), (12064, 525), (12066, 526), (12073,
    527), (12075, 528), (12084, 540), (12085, 539), (12097, 542), (12098, 541), (12110, 544), (12111, 543), (12123,
    546), (12124, 545), (12136, 548), (12137, 547), (12149, 550), (12150, 549), (12162, 552), (12163, 551), (12175,
    554), (12176, 553), (12188, 556), (12189, 555), (12201, 558), (12202, 557), (12210, 560), (12211, 559), (12219,
    562), (12220, 561), (12228, 564), (12229, 563), (12237, 566), (12238, 565), (12246, 574), (12247, 533), (12251,
    534), (12259, 535), (12263, 538), (12266, 535), (12275, 536), (12277, 569), (12278, 537), (12279, 538), (12281,
    568), (12282, 567), (12284, 536), (12285, 571), (12287, 572), (12295, 573), (12301, 601), (12302, 600), (12306,
    599), (12307, 588), (12314, 589), (12321, 590), (12323, 591), (12325, 592), (12333, 593), (12335, 594), (12337,
    595), (12345, 596), (12349, 597), (12351, 598), (12365, 515), (12366, 516), (12367, 517), (12374, 518), (12381,
    519), (12383, 520), (12385, 530), (12390, 575), (12396, 577), (12405, 575), (12413, 531), (12415, 532), (12418,
    594), (12422, 592), (12426, 593), (12428, 594), (12430, 595), (12438, 596), (12442, 597), (12444, 598), (12458,
    595), (12460, 596), (12464, 597), (12466, 598), (12516, 532), (12520, 530), (12521, 575), (12527, 577), (12536,
    575), (12544, 531), (12546, 532), (12549, 575), (12552, 577), (12562, 575), (12563, 576), (12565, 575), (12566,
    576), (12567, 575), (12568, 576), (12569, 575), (12573, 577), (12582, 575), (12589, 576), (12591, 575), (12595,
    577), (12604, 575), (12611, 576), (12613, 575), (12617, 577), (12626, 575), (12633, 577), (12637, 579), (12638,
    578), (12639, 580), (12640, 581), (12651, 582), (12720, 583), (12723, 584), (12729, 585), (12733, 586), (12743,
    582), (12779, 601), (12782, 621), (12783, 616), (12787, 615), (12788, 617), (12790, 618), (12795, 619), (12798,
    617), (12807, 618), (12812, 619), (12816, 617), (12826, 618), (12831, 619), (12835, 630), (12836, 623), (12838,
    622), (12839, 624), (12841, 625), (12843, 626), (12847, 627), (12854, 628), (12865, 639), (12866, 631), (12869,
    633), (12871, 634), (12873, 635), (12880, 636), (12886, 637), (12888, 638), (12894, 640), (12895, 632), (12903,
    642), (12904, 641), (12912, 649), (12913, 644), (12917, 643), (12918, 645), (12920, 646), (12925, 647), (12928,
    645), (12937, 646), (12942, 647), (12946, 645), (12956, 646), (12961, 647), (12965, 651), (12966, 650), (12974,
    656), (12975, 657), (12986, 658), (12998, 659), (13011, 660), (13012, 661), (13013, 662), (13021, 657), (13025,
    658), (13037, 659), (13045, 662), (13067, 663), (13069, 664), (13078, 665), (13080, 666), (13087, 667), (13100,
    657), (13104, 658), (13116, 659), (13125, 0), (13128, 674), (13136, 675), (13140, 676), (13144, 677), (13148, 674),
    (13149, 675), (13153, 676), (13157, 677), (13161, 0), (13166, 692), (13173, 680), (13176, 677), (13181, 678),
    (13187, 679), (13189, 680), (13191, 681), (13196, 682), (13198, 683), (13202, 684), (13204, 685), (13208, 686),
    (13210, 687), (13214, 688), (13216, 689), (13220, 690), (13225, 173), (13229, 174), (13239, 175), (13248, 176),
    (13257, 177), (13264, 690), (13271, 692), (13279, 691), (13280, 154), (13281, 155), (13284, 156), (13288, 157),
    (13290, 158), (13293, 159), (13301, 160), (13309, 161), (13311, 183), (13313, 182), (13314, 181), (13316, 161),
    (13317, 162), (13318, 163), (13327, 164), (13329, 165), (13341, 164), (13351, 165), (13364, 164), (13375, 165),
    (13398, 166), (13402, 167), (13403, 168), (13404, 169), (13409, 170), (13415, 171), (13424, 172), (13434, 173),
    (13442, 179), (13445, 180), (13457, 169), (13463, 170), (13469, 171), (13478, 172), (13488, 173), (13497, 170),
    (13503, 171), (13512, 172), (13523, 171), (13525, 172), (13535, 0), (13539, 606), (13543, 614), (13547, 187),
    (13550, 424), (13558, 603), (13562, 187), (13563, 408), (13565, 187), (13566, 408), (13567, 187), (13568, 408),
    (13569, 187), (13573, 424), (13581, 603), (13584, 187), (13591, 408), (13593, 187), (13597, 424), (13605, 603),
    (13608, 187), (13615, 408), (13617, 187), (13621, 424), (13629, 603), (13632, 187), (13639, 424), (13643, 425),
    (13644, 426), (13645, 427), (13652, 424), (13653, 486), (13654, 487), (13661, 424), (13662, 497), (13663, 498),
    (13664, 499), (13671, 424), (13672, 508), (13673, 509), (13679, 424), (13680, 602), (13682, 427), (13685, 428),
    (13690, 429), (13701, 430), (13707, 431), (13711, 603), (13715, 487), (13719, 488), (13730, 489), (13735, 490),
    (13746, 491), (13753, 492), (13755, 493), (13757, 494), (13760, 493), (13761, 603), (13765, 494), (13766, 603),
    (13770, 499), (13773, 500), (13779, 501), (13783, 603), (13787, 509), (13791, 510), (13802, 511), (13809, 512),
    (13813, 603), (13817, 602), (13818, 603), (13829, 604), (13831, 603), (13832, 604), (13833, 603), (13834, 604),
    (13835, 603), (13848, 604), (13850, 603), (13863, 604), (13865, 603), (13893, 692), (13903, 693), (13905, 694),
    (13911, 695), (13913, 653), (13914, 652), (13915, 605), (13917, 606), (13922, 607), (13938, 186), (13939, 187),
    (13945, 424), (13953, 603), (13956, 187), (13962, 695), (13964, 692), (13966, 0), (13970, 696), (13975, 697),
    (13977, 671), (13978, 670), (13979, 669), (13981, 655), (13982, 656), (13985, 697), (13989, 607), (13998, 608),
    (14002, 609), (14005, 610), (14010, 611), (14018, 612), (14020, 613), (14028, 614), (14031, 0), (14036, 712),
    (14039, 711), (14050, 714), (14053, 713), (14064, 716), (14067, 715), (14094, 718), (14097, 717), (14107, 0))
