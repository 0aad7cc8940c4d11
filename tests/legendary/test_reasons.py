"""Why a move is refused: every reason once, and in words that cite the rule."""

from __future__ import annotations

import pytest

from legendary.helpers import FOUR_TILES, LEGENDARY, START, at, plant, position
from spinney import Match


def refused(match: Match, move: int, seat: int = 0) -> str:
    return match.refusal(move, seat)


def ready() -> Match:
    match = position(START, START, tile=3)
    match.play(at(match, 1, 0, 1), 0)
    return match


def over() -> Match:
    match = position(START, START, tile=3, turn=19)
    for seat in (0, 1):
        match.play(at(match, 1, 0, 1), seat)
    return match


PLACING = position(FOUR_TILES, START, tile=3)
PLANTING = position(FOUR_TILES, START, tile=2, phase="tree", supply=[4, 0, 4])

CASES = {
    "no-such-move": (PLACING, LEGENDARY.moves.size, 0),
    "game-over": (over(), at(PLACING, 1, 1), 0),
    "not-asked": (PLANTING, plant(PLANTING, "1N", "pink"), 1),
    "wait-for-others": (ready(), at(PLACING, 1, 0, 1), 0),
    "another-step": (PLACING, plant(PLACING, "1N", "pink"), 0),
    "occupied": (PLACING, at(PLACING, 1, 1), 0),
    "touches-nothing": (PLACING, at(PLACING, 3, 3), 0),
    "sides-differ": (PLACING, at(PLACING, 0, -1), 0),
    "must-place": (PLACING, PLACING.move("return"), 0),
    "not-on-planet": (PLANTING, plant(PLANTING, "2N", "pink"), 0),
    "no-tree-on-grass": (PLANTING, plant(PLANTING, "1W", "pink"), 0),
    "wrong-colour": (PLANTING, plant(PLANTING, "1N", "yellow"), 0),
    "no-tree-left": (PLANTING, plant(PLANTING, "1E", "red"), 0),
    "zone-named-otherwise": (PLANTING, plant(PLANTING, "25S", "yellow"), 0),
}


def test_there_is_a_case_for_every_reason() -> None:
    assert ["legal", *CASES] == list(LEGENDARY.reasons)


@pytest.mark.parametrize("reason", CASES)
def test_a_move_is_refused_for_its_reason(reason: str) -> None:
    match, move, seat = CASES[reason]
    before = match.to_bytes()
    assert refused(match, move, seat) == reason
    assert match.to_bytes() == before


def test_placing_is_another_step_while_trees_are_planted() -> None:
    assert refused(PLANTING, at(PLANTING, 2, 0)) == "another-step"
    assert refused(PLANTING, PLANTING.move("return")) == "another-step"


def test_nobody_sits_at_other_seats() -> None:
    assert refused(PLACING, at(PLACING, 2, 0), 2) == "not-asked"
    assert refused(PLACING, at(PLACING, 2, 0), -1) == "not-asked"
