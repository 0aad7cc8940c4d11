"""Eyes: what a learner sees is within bounds, in every form the same, and depends on nothing but its own view.

Two worlds that a seat cannot tell apart look the same, and so does a table that is turned round: features are counted
from the seat that is asked.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from conformance.settings import published_games
from conformance.test_seats import turned, turned_move, turned_seat
from conformance.trial import told
from spinney.engine.eye import NOTHING


@pytest.fixture
def seeing(trial):
    if trial.game.eye is None:
        pytest.skip("it has no eye")
    return trial


def faults(trial, memory, seat):
    """What is wrong with what a seat sees."""
    eye = trial.game.eye
    features, moves = trial.seen(memory, seat)
    found = []
    if not features or any(not NOTHING < number < eye.size for number in features):
        found.append("a feature of the table is out of bounds")
    if len(set(features)) != len(features):
        found.append("a feature is on twice")
    for row in moves.values():
        if row[0] == NOTHING or any(not NOTHING <= number < eye.move_size for number in row):
            found.append("a feature of a move is out of bounds")
    return found


def test_numbers_are_within_bounds(seeing):
    for memory in seeing.positions(seeing.many(300), stride=3):
        for seat in seeing.seats:
            assert faults(seeing, memory, seat) == []


def test_two_worlds_look_the_same(seeing):
    stream = seeing.rules.stream(7)
    for memory in seeing.positions(seeing.many(60), stride=5):
        for seat in seeing.seats:
            world = seeing.redeal(seeing.conceal(memory, seat), seat, stream)
            assert seeing.seen(world, seat) == seeing.seen(memory, seat)


def test_a_table_that_is_turned_round_looks_the_same(seeing):
    if reason := getattr(told(seeing.game), "SEATS_DIFFER", ""):
        pytest.skip(reason)
    for memory in seeing.positions(seeing.many(60), stride=5):
        there = turned(seeing, memory)
        for seat in seeing.seats:
            features, moves = seeing.seen(memory, seat)
            around, turned_moves = seeing.seen(there, turned_seat(seat, seeing.players))
            assert sorted(around) == sorted(features)
            assert {turned_move(seeing.game, move, seeing.players): row for move, row in moves.items()} == turned_moves


BUCKETS = {
    "legendary": lambda points: min(points, 47),
    "dartmoor": lambda points: min(points // 4, 63),
    "floresta": lambda points: (min(max(points, -16), 175) + 16) // 2,
    "reforest": lambda points: min(points, 99) // 2,
}
"""Which value of the field `points` stands for a number of points, where an eye counts them itself: Once's asks."""


def test_points_are_those_of_the_score(seeing):
    """An eye that counts points on its way through a table comes to what the score sheet says."""
    if seeing.game.name not in BUCKETS:
        pytest.skip("its eye does not count points")
    eye, bucket = seeing.game.eye, BUCKETS[seeing.game.name]
    first = {field.seat: field.first for field in eye.fields() if field.name == "points"}
    size = next(field.size for field in eye.fields() if field.name == "points")
    for memory in seeing.positions(seeing.many(200), stride=3):
        for seat in seeing.seats:
            features, _moves = seeing.seen(memory, seat)
            for other in seeing.seats:
                start = first[(other - seat) % seeing.players]
                shown = [number - start for number in features if start <= number < start + size]
                assert shown == [bucket(seeing.sheet(memory, other)[0])]


@pytest.mark.parametrize("published", published_games(), ids=lambda game: game.name)
def test_the_fields_follow_each_other(published):
    eye = published.eye
    if eye is None:
        pytest.skip("it has no eye")
    for fields, size in ((list(eye.fields()), eye.size), (list(eye.move_fields()), eye.move_size)):
        assert fields[0].first == 1 and fields[-1].first + fields[-1].size == size
        assert all(one.first + one.size == next_one.first for one, next_one in pairwise(fields))
