"""What deals add up to, by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from arena.helpers import deal, series
from spinney.arena.results import Contest, results


def test_who_stands_best_shares_the_win():
    assert Contest("abc", [5, 9, 9]).shares() == {"a": 0, "b": Fraction(1, 2), "c": Fraction(1, 2)}
    assert Contest("aba", [7, 7, 7]).shares() == {"a": Fraction(2, 3), "b": Fraction(1, 3)}
    assert Contest("ab", [-3, -4]).shares() == {"a": 1, "b": 0}


def test_equals_share_their_ranks():
    assert Contest("abcd", [5, 9, 9, 1]).ranks() == {"a": 3, "b": 1.5, "c": 1.5, "d": 4}
    assert Contest("abab", [5, 9, 7, 1]).ranks() == {"a": 2.5, "b": 2.5}


def test_two_bots_two_players():
    duel = series(["greedy", "random"], 2)
    # The rows are games, greedy first in the one and second in the other.
    deals = [
        deal(0, [9, 4], [3, 8]),  # greedy wins both
        deal(1, [6, 6], [5, 7]),  # a tie and a win
        deal(2, [2, 5], [7, 1]),  # random wins both
        deal(3, [9, 5], [9, 5]),  # one each
    ]
    found = results(duel, deals)
    greedy, random = found["greedy"], found["random"]
    assert greedy.win_rate == (1 + 0.75 + 0 + 0.5) / 4 and random.win_rate == 1 - greedy.win_rate
    assert (greedy.deals_won, random.deals_won) == (2.5, 1.5)
    assert greedy.mean_rank == (1 + 1.25 + 2 + 1.5) / 4
    # Greedy's points a deal: (9 + 8) / 2, (6 + 7) / 2, (2 + 1) / 2, (9 + 5) / 2.
    assert greedy.mean_score == (8.5 + 6.5 + 1.5 + 7) / 4
    # Their deviations from 5.875 are 2.625, 0.625, -4.375, 1.125; with three degrees of freedom 3.182.
    spread = ((2.625**2 + 0.625**2 + 4.375**2 + 1.125**2) / 3) ** 0.5
    assert greedy.score_high == pytest.approx(5.875 + 3.182 * spread / 2)
    assert greedy.score_low == pytest.approx(5.875 - 3.182 * spread / 2)
    assert 0 < greedy.low < greedy.win_rate < greedy.high < 1
    assert greedy.decisions == 4 * 2 * 5
    assert greedy.seconds_per_decision == pytest.approx(0.1)


def test_two_bots_three_players():
    duel = series(["greedy", "random"], 3)
    # Seats: greedy random greedy, then random greedy random.
    found = results(duel, [deal(0, [4, 8, 6], [1, 3, 2])])
    greedy, random = found["greedy"], found["random"]
    assert (greedy.win_rate, random.win_rate) == (0.5, 0.5)
    assert (greedy.deals_won, random.deals_won) == (0.5, 0.5)
    # In the first game greedy's seats are third and second, in the second its only seat is first.
    assert greedy.mean_rank == (2.5 + 1) / 2 and random.mean_rank == (1 + 2.5) / 2
    # The mean of all seats that a bot had: 4, 6, 3 and 8, 1, 2.
    assert greedy.mean_score == pytest.approx(13 / 3) and random.mean_score == pytest.approx(11 / 3)
    assert greedy.score_low is None and greedy.rank_high is None


def test_partners_share_their_win():
    pairs = series(["greedy", "random"], 4)
    # In teams partners face each other, and both stand with the sum of their points.
    found = results(pairs, [deal(0, [12, 9, 12, 9], [7, 9, 7, 9], totals=([8, 3, 4, 6], [4, 1, 3, 8]))])
    assert found["greedy"].win_rate == 1 and found["random"].deals_won == 0
    assert found["greedy"].mean_rank == 1.5
    assert found["greedy"].mean_score == (8 + 4 + 1 + 8) / 4


def test_alone_bots_are_compared_on_the_same_deal():
    solo = series(["greedy", "random", "tree"], 1)
    deals = [deal(0, [9], [4], [9]), deal(1, [7], [2], [8])]
    found = results(solo, deals)
    assert not solo.has_target
    assert [found[bot].win_rate for bot in solo.bots] == [0.25, 0, 0.75]
    assert [found[bot].deals_won for bot in solo.bots] == [0.5, 0, 1.5]
    assert [found[bot].mean_rank for bot in solo.bots] == [1.75, 3, 1.25]
    assert [found[bot].mean_score for bot in solo.bots] == [8, 3, 8.5]


def test_alone_against_a_target_it_has_to_be_beaten():
    solo = series(["greedy", "tree"], 1, "reforest")
    # The target is 50; to reach it is to lose.
    deals = [deal(0, [-5], [0], totals=([45], [50])), deal(1, [1], [9], totals=([51], [59]))]
    found = results(solo, deals)
    assert solo.has_target
    assert (found["greedy"].win_rate, found["tree"].win_rate) == (0.5, 0.5)
    assert (found["greedy"].deals_won, found["tree"].deals_won) == (0, 2)
    assert found["greedy"].mean_score == 48


def test_a_target_is_declared_and_not_inferred_from_what_was_scored():
    """Standings that are the scores, as if the target were 0: still only a score above it is a win."""
    solo = series(["greedy", "tree"], 1, "reforest")
    found = results(solo, [deal(0, [0], [7])])
    assert (found["greedy"].win_rate, found["tree"].win_rate) == (0, 1)
    # And where there is none, standings that are not the scores make no target.
    found = results(series(["greedy", "tree"], 1), [deal(0, [-5], [-9], totals=([45], [50]))])
    assert (found["greedy"].win_rate, found["tree"].win_rate) == (1, 0)


def test_the_order_of_deals_does_not_matter():
    duel = series(["greedy", "random"], 2)
    deals = [deal(0, [9, 4], [3, 8]), deal(1, [6, 6], [5, 7]), deal(2, [2, 5], [7, 1])]
    assert results(duel, deals) == results(duel, deals[::-1])
