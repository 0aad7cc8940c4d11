"""Deals being played: the same luck in every rotation, and nothing that depends on when a deal is played."""

from __future__ import annotations

import pytest

from arena.helpers import series, without_times
from spinney.arena.dealer import Dealer


def test_all_games_of_a_deal_have_one_key_of_chance():
    made = series(["random", "greedy"], 4)
    dealer = Dealer(made)
    first, second = (dealer.played(3, rotation)[0] for rotation in range(2))
    assert first.key == second.key == made.key(3) != dealer.played(4, 0)[0].key
    assert first.at(0).to_bytes() == second.at(0).to_bytes()
    assert first.played != second.played


@pytest.mark.usefixtures("interpreted")
def test_what_is_written_down_is_how_the_match_ended():
    match, result = Dealer(series(["random"], 3)).played(0, 0)
    assert match.over and not result.stopped
    assert result.totals == [sheet.total for sheet in match.score()]
    assert result.standings == [sheet.standing for sheet in match.score()]
    assert result.moves == len(match.played)
    choices = [0, 0, 0]
    for ply, (seat, _move) in enumerate(match.played):
        choices[seat] += len(match.at(ply).legal(seat)) > 1
    assert result.decisions == choices


def test_bots_sit_where_the_lineup_says():
    """Greedy makes more points than random wherever it sits; were seats mixed up, both would make the same."""
    made = series(["random", "greedy"], 2)
    dealer = Dealer(made)
    totals = {"random": 0, "greedy": 0}
    for found in map(dealer.play, range(4)):
        for rotation, game in enumerate(found.games):
            for bot, total in zip(made.lineup(rotation), game.totals, strict=True):
                totals[bot] += total
    assert totals["greedy"] > totals["random"] + 8


@pytest.mark.usefixtures("interpreted")
def test_a_game_that_goes_on_for_ever_is_stopped_and_scored(monkeypatch):
    made = series(["random"], 2)
    monkeypatch.setattr(made.game, "most_moves", 20)
    match, result = Dealer(made).played(0, 0)
    assert not match.over
    assert result.stopped and result.moves == 20
    assert result.totals == [sheet.total for sheet in match.score()]


def test_deals_are_the_same_in_any_order_and_however_often():
    made = series(["search:16", "greedy", "random"], 3)
    there, back = Dealer(made), Dealer(made)
    forward = [there.play(deal) for deal in range(3)]
    assert without_times(forward) == without_times(back.play(deal) for deal in (2, 1, 0))
    assert without_times(forward[:1]) == without_times([there.play(0)])
