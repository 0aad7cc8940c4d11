"""Two teams [27]: seats 1 and 3 against 2 and 4, numbered from 0 here."""

from __future__ import annotations

import pytest

from once.helpers import asked, legal, new, play, position
from spinney import SpinneyError

ONE = ["G01 F02 S02 C02"]
TWO = [*ONE, "G02 F02 S02 C02"]
NONE = ["G01"]


def test_only_for_four() -> None:
    for players in (1, 2, 3):
        with pytest.raises(SpinneyError, match=r"mode 'teams' is not for .*, only for 4"):
            new(players, mode="teams")


def test_everybody_has_their_own_forest() -> None:
    match = position(NONE, ONE, TWO, NONE, mode="teams")
    assert [seat.total for seat in match.score()] == [-1, 3, 6, -1]


def test_the_points_of_partners_who_face_each_other_are_added_up() -> None:
    match = position(NONE, ONE, TWO, NONE, mode="teams")
    assert [seat.standing for seat in match.score()] == [5, 2, 5, 2]


def test_without_teams_nobody_has_a_partner() -> None:
    match = position(NONE, ONE, TWO, NONE, mode="standard")
    assert [seat.standing for seat in match.score()] == [-1, 3, 6, -1]
    assert match.winners() == [2]


def test_both_partners_win() -> None:
    assert position(NONE, ONE, TWO, NONE, mode="teams").winners() == [0, 2]
    assert position(NONE, TWO, NONE, NONE, mode="teams").winners() == [1, 3]


def test_the_best_forest_may_lose() -> None:
    """6 - 1 against 3 + 3."""
    assert position(TWO, ONE, NONE, ONE, mode="teams").winners() == [1, 3]


def test_a_tie_of_the_teams_is_shared_by_four() -> None:
    assert position(ONE, ONE, ONE, ONE, mode="teams").winners() == [0, 1, 2, 3]
    assert position(TWO, ONE, NONE, [*ONE, "G05"], mode="teams").winners() == [0, 1, 2, 3]  # 6 - 1 and 3 + 2


@pytest.mark.parametrize("seat", range(4))
def test_a_card_may_be_given_to_the_partner_and_to_both_opponents(seat: int) -> None:
    forests = [["G01"], ["G02"], ["G03"], ["G04"]]
    others = [other for other in range(4) if other != seat]
    for to in others:
        match = position(*forests, hands={seat: "F05 S05"}, phase="give", asked=seat, mode="teams")
        assert legal(match, "give") == [{"hand": slot, "to": other} for slot in (0, 1) for other in others]
        play(match, "give", "S05", to=to)
        assert asked(match) == (to, "receive")
