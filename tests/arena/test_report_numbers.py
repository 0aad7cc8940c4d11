"""The numbers of a report: intervals by hand arithmetic, and effects on games that were made up to be counted."""

from __future__ import annotations

from math import inf, isnan

import numpy as np
import pytest

from spinney.arena.reports.gathering import Gathered, Section
from spinney.arena.reports.numbers import (
    ENOUGH_GAMES,
    Findings,
    Interval,
    apart,
    between,
    deviations,
    mean_of,
    share_of,
)
from spinney.engine.header import Laid, Use

# Two-sided points of the normal distribution, from a printed table.
Z_95, Z_99 = 1.959964, 2.575829


def near(figure: float) -> object:
    return pytest.approx(figure, abs=1e-4)


def test_deviations_are_those_of_the_normal_distribution():
    assert deviations() == near(Z_95)
    assert deviations(5) == near(Z_99)  # five claims together: each at 99 %


def test_a_mean_has_the_margin_of_its_standard_error():
    """1, 2, 3, 4: the mean is 2.5, the variance (2.25 + 0.25 + 0.25 + 2.25) / 3 = 5 / 3, the standard error
    √(5 / 12) = 0.645497."""
    found = mean_of(np.array([1, 2, 3, 4]))
    assert (found.value, found.low, found.high) == (2.5, near(2.5 - Z_95 * 0.645497), near(2.5 + Z_95 * 0.645497))
    assert found.margin == near(Z_95 * 0.645497)
    assert mean_of(np.array([1, 2, 3, 4]), 5).margin == near(Z_99 * 0.645497)


def test_of_a_single_game_nothing_is_known():
    assert mean_of(np.array([7])) == Interval(7.0, -inf, inf)
    assert not mean_of(np.array([7])).leaves_out(0)
    assert isnan(mean_of(np.array([])).value)


def test_a_share_has_wilsons_interval():
    """Eight of ten: the interval in textbooks is 0.4902 to 0.9433; ten of ten: 10 / (10 + 1.96²) = 0.7225 to 1."""
    eight = share_of(np.array([1.0] * 8 + [0.0] * 2))
    assert (eight.value, eight.low, eight.high) == (0.8, near(0.4902), near(0.9433))
    ten = share_of(np.ones(10))
    assert (ten.value, ten.low, ten.high) == (1.0, near(0.7225), near(1.0))


def test_the_difference_of_two_groups_adds_their_variances():
    """1, 3 against 0, 0, 3: means 2 and 1; squared standard errors 2 / 2 = 1 and 3 / 3 = 1."""
    found = between(np.array([1, 3]), np.array([0, 0, 3]))
    assert found.value == 1 and found.margin == near(Z_95 * 2**0.5)


def test_an_interval_leaves_out_what_lies_beyond_its_bounds():
    interval = Interval(0.54, 0.52, 0.56)
    assert interval.leaves_out(0.5) and interval.leaves_out(0.57)
    assert not interval.leaves_out(0.52) and not interval.leaves_out(0.55)
    assert Interval(0.01, -0.1, 0.12).within(0, 1) == Interval(0.01, 0, 0.12)


def test_seats_are_compared_with_those_at_the_same_table():
    """Game by game: 1 - (0 + 0) / 2; (0.5 + 0.5) / 2 - 0; then one that all used, and one that nobody did."""
    shares = np.array([[1, 0, 0], [0.5, 0.5, 0], [1, 0, 0], [0, 0, 1]])
    used = np.array([[1, 0, 0], [1, 1, 0], [1, 1, 1], [0, 0, 0]], dtype=bool)
    assert apart(shares, used).tolist() == [1, 0.5]


class Two:
    """Columns of a made-up game: a tool that a seat may use, and a side that may lie out for all."""

    def __init__(self) -> None:
        tool, side = Use("tool", ("used",), "card", "card"), Laid("side", "side", "side")
        self.sections = [Section(tool, 0, ("saw", "axe", "spade", "rake", "hoe")), Section(side, 5, ("hill",))]


def found_of(totals, standings, lines, uses, sheet=("trees",), *, teams=None, targets=None, moves=None, turns=None):
    """Findings of games that ended so: everybody alone, unless there are teams, and without a target."""
    games, players = totals.shape
    none = np.zeros(games, int)
    moves, turns = (none if column is None else column for column in (moves, turns))
    gathered = Gathered(totals, standings, lines, moves, turns, none if targets is None else targets, none < 0, uses)
    teams = teams or tuple((seat,) for seat in range(players))
    return Findings(gathered, Two(), sheet, teams, targets is not None)


def made_up(games: int = 120) -> Findings:
    """Two players. In every game the first wins by 10 to 4, but for each third game, which the second wins 8 to 6.

    Saw: the first seat's, in every game. Axe: the winner's, in the first 40 games. Spade: everybody's. Rake: in 29
    games the first seat's. Hoe: nobody's. The hill lies out in games with an even number.
    """
    number = np.arange(games)
    second = number % 3 == 2
    totals = np.where(second[:, None], [6, 8], [10, 4])
    uses = np.zeros((games, 2, 6), int)
    uses[:, 0, 0] = 1
    uses[number[:40], second[:40].astype(int), 1] = 2
    uses[:, :, 2] = 1
    uses[:29, 0, 3] = 1
    uses[::2, :, 5] = 1
    lines = np.stack([totals - 1, np.ones_like(totals)], axis=2)
    return found_of(totals, totals, lines, uses, ("trees", "moss"), moves=50 + number % 2, turns=np.full(games, 20))


def test_seats_scores_and_length():
    """The first seat wins 80 of 120 games."""
    found = made_up()
    assert [share.value for share in found.wins] == [near(2 / 3), near(1 / 3)]
    assert found.fair == 0.5 and found.sure_wins == [True, True] and found.target is None
    assert found.score.value == 7 and found.score.margin == 0
    assert found.winning_score.value == near((80 * 10 + 40 * 8) / 120)
    assert [seat.value for seat in found.seat_scores] == [near((80 * 10 + 40 * 6) / 120), near((80 * 4 + 40 * 8) / 120)]
    assert found.moves.value == 50.5 and found.turns == Interval(20, 20, 20)
    assert found.ties.value == 0


def test_lines_of_winners_and_of_the_rest():
    """Trees: winners 9 or 7, the rest 3 or 5, so 6 or 2 apart; moss is 1 for all."""
    trees, moss = made_up().lines
    assert trees.winners.value == near((80 * 9 + 40 * 7) / 120)
    assert trees.others.value == near((80 * 3 + 40 * 5) / 120)
    assert trees.apart.value == near((80 * 6 + 40 * 2) / 120) and trees.sure
    assert (moss.apart.value, moss.sure) == (0, False)


def test_what_components_did_to_winning():
    tools, _sides = made_up().usages
    assert tools.on_winning and [part.name for part in tools.components] == ["saw", "axe", "spade", "rake"]
    saw, axe, spade, rake = tools.components
    # Saw: +1 in 80 games and -1 in 40: mean 1 / 3, variance (120 - 120 / 9) / 119.
    assert saw.effect.value == near(1 / 3)
    assert saw.effect.margin == near(Z_95 * ((120 - 120 / 9) / 119 / 120) ** 0.5)
    assert (saw.games, saw.used.value, saw.times) == (120, 0.5, 0.5)
    # Axe: always the winner's, two of them in 40 games of 120.
    assert (axe.effect.value, axe.games, axe.used.value, axe.times) == (1, 40, near(1 / 6), near(2 / 6))
    assert spade.effect is None and rake.effect is None
    assert tools.judged == [axe, saw] and tools.common == [spade] and tools.rare == [rake]
    assert rake.games == ENOUGH_GAMES - 1


def test_what_lies_out_for_all_is_judged_by_scores():
    """All games have 14 points, so it makes no difference; and one use cannot tell who wins."""
    (hill,) = made_up().usages[1].components
    assert not made_up().usages[1].on_winning
    assert (hill.games, hill.used.value, hill.effect.value, hill.sure) == (60, 0.5, 0, False)


def test_alone_components_are_judged_by_scores():
    """Forty games with the saw at 9 and 11 points, forty without at 4 and 6: five points apart."""
    totals = np.array([[9], [11], [4], [6]] * 20)
    uses = np.zeros((80, 1, 6), int)
    uses[:, 0, 0] = np.tile([1, 1, 0, 0], 20)
    found = found_of(totals, totals, totals[:, :, None], uses)
    (saw,) = found.usages[0].components
    # Each group varies by 40 / 39 about its mean.
    assert saw.effect.value == 5 and saw.effect.margin == near(Z_95 * (2 * 40 / 39 / 40) ** 0.5)
    assert saw.sure and found.lines[0].others is None


def test_among_many_components_one_needs_more_to_stand_out():
    """An effect of 24 in 100 games, with one of five tools: outside the plain interval, inside that of five claims.

    62 games for it and 38 against: mean 0.24, standard error √(0.9424 / 99) = 0.0976, so it is 2.46 of them off zero.
    """
    totals = np.array([[1, 0]] * 62 + [[0, 1]] * 38)
    uses = np.zeros((100, 2, 6), int)
    uses[:, 0, 0] = 1
    uses[0, 0, 1:5] = 1
    found = found_of(totals, totals, totals[:, :, None], uses)
    saw = found.usages[0].components[0]
    assert len(found.usages[0].components) == 5
    assert saw.effect.value == near(0.24) and saw.effect.leaves_out(0) and not saw.sure


def test_teams_are_the_units_of_winning():
    """Three against one. The three win 30 games of 100 and tie ten more; a seat that wins wins with its team."""
    standings = np.array([[9, 9, 5, 9]] * 30 + [[7, 7, 7, 7]] * 10 + [[4, 4, 8, 4]] * 60)
    totals = np.array([[3, 3, 5, 3]] * 30 + [[2, 3, 7, 2]] * 10 + [[1, 2, 8, 1]] * 60)
    uses = np.zeros((100, 4, 6), int)
    uses[:, 0, 0] = 1
    found = found_of(totals, standings, totals[:, :, None], uses, teams=((0, 1, 3), (2,)))
    assert [share.value for share in found.wins] == [near(0.35), near(0.65)]
    assert found.fair == 0.5 and found.ties.value == 0.1
    # Winners have 3, 3, 3 points a game thirty times; (2 + 3 + 7 + 2) / 4 ten times; 8 sixty times.
    assert found.winning_score.value == near((30 * 3 + 10 * 3.5 + 60 * 8) / 100)
    # The first seat's share less the mean of the other three: 1 - 2 / 3, then nothing, then 0 - 1 / 3.
    assert found.usages[0].components[0].effect.value == near((30 - 60) / 3 / 100)


def test_a_solitaire_is_won_by_beating_its_target():
    """A target of 50 in half of the games and of 60 in the others; scores 45, 50, 61, 60: only 61 beats it."""
    totals, targets = np.array([[45], [50], [61], [60]] * 10), np.array([50, 50, 60, 60] * 10)
    standings = totals - targets[:, None]
    found = found_of(totals, standings, totals[:, :, None], np.zeros((40, 1, 6), int), targets=targets)
    assert found.wins[0].value == 0.25 and found.target.value == 55
    assert found.winning_score.value == 61
    assert found.score.value == found.lines[0].winners.value == 54  # of all games, not only of those won
    assert found.ties.value == 0


def test_a_solitaire_that_is_never_won_has_no_winning_score():
    totals = np.array([[45], [50]] * 20)
    targets = np.full(40, 50)
    found = found_of(totals, totals - 50, totals[:, :, None], np.zeros((40, 1, 6), int), targets=targets)
    assert found.wins[0].value == 0 and isnan(found.winning_score.value)
