"""Ratings: openskill's, game by game in a fixed order."""

from __future__ import annotations

import pytest

from arena.helpers import deal, series
from spinney.arena.rating import ratings


def test_who_wins_is_rated_higher():
    duel = series(["greedy", "random"], 2)
    one = ratings(duel, [deal(0, [9, 4], [3, 8])])
    many = ratings(duel, [deal(number, [9, 4], [3, 8]) for number in range(10)])
    for found in (one, many):
        assert found["greedy"].mu > 25 > found["random"].mu
        for bot in duel.bots:
            assert found[bot].rating == pytest.approx(found[bot].mu - 3 * found[bot].sigma)
    assert many["greedy"].rating > one["greedy"].rating
    assert many["greedy"].sigma < one["greedy"].sigma < 25 / 3


def test_a_tie_tells_equals_nothing_new():
    duel = series(["greedy", "random"], 2)
    tied = ratings(duel, [deal(0, [5, 5], [5, 5])])
    assert tied["greedy"].mu == pytest.approx(25) and tied["random"].mu == pytest.approx(25)


def test_several_seats_are_rated_by_their_mean_rank():
    # Greedy's seats are first and fourth, random's second and third: no difference.
    four = series(["greedy", "random"], 4)
    found = ratings(four, [deal(0, [9, 8, 1, 2], [8, 9, 2, 1])])
    assert found["greedy"].mu == pytest.approx(found["random"].mu)


def test_alone_bots_are_rated_by_the_deals_they_all_played():
    solo = series(["greedy", "random", "tree"], 1)
    found = ratings(solo, [deal(number, [6], [2], [9]) for number in range(5)])
    assert found["tree"].rating > found["greedy"].rating > found["random"].rating


def test_a_single_bot_keeps_the_rating_that_everybody_starts_with():
    found = ratings(series(["greedy"], 3), [deal(0, [9, 4, 5])])["greedy"]
    assert (found.rating, found.mu, found.sigma) == (pytest.approx(0), 25, pytest.approx(25 / 3))


def test_the_order_of_deals_does_not_matter():
    duel = series(["greedy", "random"], 2)
    deals = [deal(0, [9, 4], [3, 8]), deal(1, [6, 6], [5, 7]), deal(2, [2, 5], [7, 1])]
    assert ratings(duel, deals) == ratings(duel, deals[::-1])
