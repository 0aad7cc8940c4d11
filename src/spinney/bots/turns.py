"""Whole turns as generic code: playing a turn to its end, the better ones of several, and the lead they come to.

A single decision often changes no score: a card is chosen now, paid for next, and counts when it lies in the forest. So
bots look at turns: all decisions until `turn_number` grows.
"""

from __future__ import annotations

from typing import Any

from spinney.engine.chance import pick
from spinney.engine.contract import copy_table, legal, play, standing
from spinney.engine.header import asked, first_asked
from spinney.engine.layout import Record
from spinney.engine.memory import Numbers, Stream

# The three tables a bot works on: the one that is played on, what it was when the turn began, and the best so far.
AT, BEFORE, BEST = range(3)
TABLES = 3


def whose_move(table: Record, viewer: int) -> int:
    """Who decides next: where several are asked at once, the bot itself, then the lowest seat.

    So a bot never reacts to what others choose at the same time.
    """
    if asked(table, viewer):
        return viewer
    return first_asked(table)


def finish_turn(box: Record, table: Record, viewer: int, out: Numbers, stream: Stream) -> None:
    """Plays at random until the turn is over."""
    turn = table.turn_number
    while table.over == 0 and table.turn_number == turn:
        seat = whose_move(table, viewer)
        n = legal(box, table, seat, out)
        play(box, table, seat, out[pick(stream, n)])


def play_turn(box: Record, work: Any, viewer: int, seat: int, tries: int, out: Numbers, stream: Stream) -> None:
    """Plays a turn to its end: of some tries at random the one after which a seat stands best."""
    if tries == 1:
        finish_turn(box, work[AT], viewer, out, stream)
        return
    copy_table(work, AT, work, BEFORE)
    best = 0
    for i in range(tries):
        if i > 0:
            copy_table(work, BEFORE, work, AT)
        finish_turn(box, work[AT], viewer, out, stream)
        points = standing(box, work[AT], seat)
        if i == 0 or points > best:
            best = points
            copy_table(work, AT, work, BEST)
    copy_table(work, BEST, work, AT)


def lead_over_others(own: int, total: int, players: int, point: int) -> float:
    """How many points a standing lies above the mean of the others, `total` being the sum of all; alone, above 0."""
    if players == 1:
        alone: float = own / point
        return alone
    lead: float = (own - (total - own) / (players - 1)) / point
    return lead
