"""Who has won: by declared teams and targets, and which share of a win each team and seat has."""

from __future__ import annotations

import pytest

import spinney
from spinney.engine.header import Choice, Option
from spinney.engine.match import Match
from spinney.engine.winning import (
    against_target,
    play_together,
    seat_shares,
    team_shares,
    teams_of,
    winners,
)

OPTIONS = (
    Option(
        "mode", (Choice("alone"), Choice("goal", (1,), target=True), Choice("three", (4,), teams=((0, 1, 3), (2,))))
    ),
    Option("length", (Choice("short"), Choice("long"))),
)
SINGLES = ((0,), (1,), (2,))
UNEVEN = ((0, 1, 3), (2,))


def test_teams_and_targets_are_those_of_the_choices():
    def choices(mode):
        return {"mode": mode, "length": "long"}

    assert teams_of(OPTIONS, choices("three"), 4) == UNEVEN
    assert teams_of(OPTIONS, choices("alone"), 3) == SINGLES
    assert teams_of((), {}, 2) == ((0,), (1,))
    assert [against_target(OPTIONS, choices(mode)) for mode in ("alone", "goal", "three")] == [False, True, False]
    assert [play_together(teams) for teams in (UNEVEN, SINGLES, ())] == [True, False, False]


@pytest.mark.parametrize(
    ("standings", "target", "best"),
    [
        ([3, 5, 4], False, [1]),
        ([5, 5, 4], False, [0, 1]),
        ([-2], False, [0]),
        ([1], True, [0]),
        ([0], True, []),
        ([-1], True, []),
    ],
)
def test_who_stands_best_wins_and_a_target_has_to_be_beaten(standings, target, best):
    assert winners(standings, target) == best


def test_a_shared_win_counts_as_its_share():
    for standings, shares in [([5, 3, 4], [1, 0, 0]), ([2, 7, 7], [0, 0.5, 0.5]), ([1, 1, 1], [1 / 3, 1 / 3, 1 / 3])]:
        won = winners(standings, False)
        assert seat_shares(won, SINGLES) == team_shares(won, SINGLES) == shares


def test_partners_win_together():
    """Partners stand alike: three against one win, lose, and tie."""
    for standings, teams, seats in [
        ([6, 6, 5, 6], [1, 0], [1, 1, 0, 1]),
        ([4, 4, 9, 4], [0, 1], [0, 0, 1, 0]),
        ([7, 7, 7, 7], [0.5, 0.5], [0.5, 0.5, 0.5, 0.5]),
    ]:
        won = winners(standings, False)
        assert team_shares(won, UNEVEN) == teams
        assert seat_shares(won, UNEVEN) == seats


def test_a_lost_solitaire_is_nobodys_win():
    assert [seat_shares(winners([standing], True), ((0,),)) for standing in (3, 0, -4)] == [[1], [0], [0]]


# As matches tell it.


def finished(game: str, players: int, **options: str) -> Match:
    match = spinney.game(game).new(players, seed=3, form="interpreted", **options)
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(("above", "won_by"), [(-1, [0]), (0, []), (1, [])])
def test_a_solitaire_is_won_by_more_points_than_the_target(above, won_by):
    """The target that the box gave is replaced by one that lies so much above the score."""
    match = finished("reforest", 1)
    (sheet,) = match.score()
    table = match.table
    table.target = sheet.total + above
    match._memory = match.rules.memory(match.game.table_layout.to_bytes(table))
    assert (match.target(), match.winners()) == (sheet.total + above, won_by)


def test_a_solitaire_without_a_target_cannot_be_lost():
    match = finished("once", 1)
    assert match.target() is None and match.winners() == [0]


def test_games_say_who_plays_together():
    once = spinney.game("once")
    assert once.new(4, seed=1, form="interpreted", mode="teams").teams() == ((0, 2), (1, 3))
    assert once.new(3, seed=1, form="interpreted").teams() == SINGLES
