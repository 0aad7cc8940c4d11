"""Why a move is refused: every reason once, and in words that cite the rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from legendary.helpers import FOUR_TILES, LEGENDARY, START, at, plant, position
from spinney import Match


def placing() -> Match:
    return position(FOUR_TILES, START, tile=3)


def planting() -> Match:
    return position(FOUR_TILES, START, tile=2, phase="tree", supply=[4, 0, 4])


def ready() -> Match:
    match = position(START, START, tile=3)
    match.play(at(match, 1, 0, 1), 0)
    return match


def over() -> Match:
    match = position(START, START, tile=3, turn=19)
    for seat in (0, 1):
        match.play(at(match, 1, 0, 1), seat)
    return match


CASES: dict[str, tuple[Callable[[], Match], Callable[[Match], int], int]] = {
    "no-such-move": (placing, lambda match: match.game.moves.size, 0),
    "game-over": (over, lambda match: at(match, 1, 1), 0),
    "not-asked": (planting, lambda match: plant(match, "1N", "pink"), 1),
    "another-step": (placing, lambda match: plant(match, "1N", "pink"), 0),
    "wait-for-others": (ready, lambda match: at(match, 1, 0, 1), 0),
    "occupied": (placing, lambda match: at(match, 1, 1), 0),
    "touches-nothing": (placing, lambda match: at(match, 3, 3), 0),
    "sides-differ": (placing, lambda match: at(match, 0, -1), 0),
    "must-place": (placing, lambda match: match.move("return"), 0),
    "not-on-planet": (planting, lambda match: plant(match, "2N", "pink"), 0),
    "no-tree-on-grass": (planting, lambda match: plant(match, "1W", "pink"), 0),
    "wrong-colour": (planting, lambda match: plant(match, "1N", "yellow"), 0),
    "no-tree-left": (planting, lambda match: plant(match, "1E", "red"), 0),
    "zone-named-otherwise": (planting, lambda match: plant(match, "25S", "yellow"), 0),
}


def test_there_is_a_case_for_every_reason() -> None:
    assert ["legal", *CASES] == list(LEGENDARY.reasons)


@pytest.mark.parametrize("reason", CASES)
def test_a_move_is_refused_for_its_reason(reason: str) -> None:
    moment, move, seat = CASES[reason]
    match = moment()
    before = match.to_bytes()
    assert match.refusal(move(match), seat) == reason
    assert match.to_bytes() == before


def test_placing_is_another_step_while_trees_are_planted() -> None:
    match = planting()
    assert match.refusal(at(match, 2, 0), 0) == "another-step"
    assert match.refusal(match.move("return"), 0) == "another-step"


def test_nobody_sits_at_other_seats() -> None:
    match = placing()
    assert match.refusal(at(match, 2, 0), 2) == "not-asked"
    assert match.refusal(at(match, 2, 0), -1) == "not-asked"
