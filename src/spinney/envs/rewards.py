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


def reward_all(box: Record, table: Record, how: Numbers, standings: Numbers, rewards: Fractions) -> None:
    """Writes what the end of a game is worth to each seat; `standings` is room for as many numbers.

    By rank: 1 for the first, -1 for the last, evenly between, those that stand alike the mean of their places. By
    margin: how many points it stands above the mean of the others. By score: its points. Who plays alone, against a
    target, has won or lost, and its margin is the distance to the target.
    """
    if how[COUNTS] == SCORE:
        for seat in range(table.players):
            rewards[seat] = contract.total(box, table, seat)
        return
    for seat in range(table.players):
        standings[seat] = contract.standing(box, table, seat)  # once each: in some games that is as long as ten moves
    for seat in range(table.players):
        rewards[seat] = reward(standings, seat, table.players, how[COUNTS], how[POINT])


def reward(standings: Numbers, seat: int, players: int, counted: int, point: int) -> float:
    """What these standings are worth to a seat, by rank or by margin."""
    own = standings[seat]
    if players == 1:
        alone: float = own / point
        return alone if counted == MARGIN else (1.0 if own > 0 else -1.0)
    gained = 0
    for other in range(players):
        ahead = own - standings[other]
        if counted == MARGIN:
            gained += ahead
        elif ahead > 0:
            gained += 1
        elif ahead < 0:
            gained -= 1
    return gained / ((players - 1) * (point if counted == MARGIN else 1))


def reward_seats(
    box_memory: BoxMemory, table_memory: TableMemory, how: Numbers, standings: Numbers, rewards: Fractions
) -> None:
    """What a table is worth to each of its seats, as if the game ended now."""
    reward_all(box_of(box_memory), table_of(table_memory), how, standings, rewards)


ENTRIES = (reward_seats,)


# For Python.


def how(title: Declared, reward: str, settings: int = 1) -> tuple[int, int, int, int]:
    """The row of numbers that entries want to be told."""
    if reward not in COUNTED:
        raise SpinneyError(f"a reward counts {', '.join(COUNTED)}, not {reward}.")
    return settings, title.most_moves, COUNTED[reward], title.point


def rewards(rules: Rules, memory: Any, players: int, reward: str) -> list[float]:
    """What a table is worth to each seat."""
    told, standings, found = rules.numbers(POINT + 1), rules.numbers(players), rules.fractions(players)
    for place, number in enumerate(how(rules.game, reward)):
        told[place] = number
    rules.link(reward_seats)(rules.box, memory, told, standings, found)
    return [float(found[seat]) for seat in range(players)]
