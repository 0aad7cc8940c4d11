"""Rewards: what the end of a game is worth to each seat, as numbers that a learner can add up."""

from __future__ import annotations

from typing import Any

from spinney.engine import contract
from spinney.engine.contract import box_of, table_of
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.rules import Declared, Rules
from spinney.engine.layout import Record
from spinney.engine.memory import BoxMemory, Fractions, Numbers, TableMemory

RANK, MARGIN, SCORE = range(3)
COUNTED = {"rank": RANK, "margin": MARGIN, "score": SCORE}
"""What a reward can count."""
SETTINGS, MOST_MOVES, COUNTS, POINT = range(4)
"""What the row `how` says: how many settings there are to begin with, after how many moves a game is stopped, what a
reward counts, and what one point is in a standing."""


def reward(box: Record, table: Record, seat: int, how: Numbers) -> float:
    """What the end of a game is worth to a seat.

    By rank: 1 for the first, -1 for the last, evenly between, those that stand alike the mean of their places. By
    margin: how many points it stands above the mean of the others. By score: its points. Who plays alone, against a
    target, has won or lost, and its margin is the distance to the target.
    """
    counted: int = how[COUNTS]
    point: int = how[POINT]
    players: int = table.players
    if counted == SCORE:
        return contract.total(box, table, seat) / 1
    own = contract.standing(box, table, seat)
    if players == 1:
        return own / point if counted == MARGIN else (1.0 if own > 0 else -1.0)
    gained = 0
    for other in range(players):
        ahead = own - contract.standing(box, table, other)
        if counted == MARGIN:
            gained += ahead
        elif ahead > 0:
            gained += 1
        elif ahead < 0:
            gained -= 1
    return gained / ((players - 1) * (point if counted == MARGIN else 1))


def reward_seats(box_memory: BoxMemory, table_memory: TableMemory, how: Numbers, rewards: Fractions) -> None:
    """What a table is worth to each of its seats, as if the game ended now."""
    box = box_of(box_memory)
    table = table_of(table_memory)
    for seat in range(table.players):
        rewards[seat] = reward(box, table, seat, how)


ENTRIES = (reward_seats,)


# For Python.


def how(title: Declared, reward: str, settings: int = 1) -> tuple[int, int, int, int]:
    """The row of numbers that entries want to be told."""
    if reward not in COUNTED:
        raise SpinneyError(f"a reward counts {', '.join(COUNTED)}, not {reward}.")
    return settings, title.most_moves, COUNTED[reward], title.point


def rewards(rules: Rules, memory: Any, players: int, reward: str) -> list[float]:
    """What a table is worth to each seat."""
    told, found = rules.numbers(POINT + 1), rules.fractions(players)
    for place, number in enumerate(how(rules.game, reward)):
        told[place] = number
    rules.link(reward_seats)(rules.box, memory, told, found)
    return [float(found[seat]) for seat in range(players)]
