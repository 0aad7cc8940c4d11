"""Several things chosen at once in the terminal: on one line or bit by bit, in any order."""

from __future__ import annotations

import pytest

import spinney
from spinney.cli.opponents import Opponents
from spinney.cli.play import Sitting
from spinney.engine.match import Match
from spinney.engine.menu import menu_of


def about_to_pay() -> Match:
    """A match of Dartmoor in which seat 1 has to pay two cards and has more to choose from."""
    match = spinney.game("dartmoor").new(2, seed=3, form="interpreted")
    while (several := match.several(0)) is None or several.most != 2 or len(several.moves) < 4:
        plays = [move for move in match.legal() if move.kind == "play" and match.acting == (0,)]
        match.play(plays[-1] if plays else match.legal()[0])
    return match


def answered(match: Match, answers: list[str], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves that come of what a person types."""
    sitting = Sitting(match, 0, Opponents(match.game, {1: "random"}, "seed"), None, "en")
    monkeypatch.setattr("spinney.cli.play.ask", lambda *_: answers.pop(0))
    before = len(match.played)
    sitting.decide(menu_of(match.game, match.table, 0))
    assert answers == []
    return [move for _, move in match.played[before:]]


@pytest.mark.parametrize("answers", [["3 1"], ["1, 3"], ["3", "1"], ["2", "2", "1 3"]])
def test_any_order_pays_with_the_same_cards(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are: both at once; one by one; one taken out again. All mean the first and the third card."""
    match = about_to_pay()
    several = match.several(0)
    assert several is not None
    wanted = [several.moves[0], several.moves[2]]
    assert answered(match, answers, monkeypatch) == wanted


def test_what_does_not_go_is_said_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = about_to_pay()
    assert len(answered(match, ["1 2 3", "1 1", "99", "1", "2"], monkeypatch)) == 2
    said = " ".join(capsys.readouterr().out.split())
    assert "2 things are to be chosen, not 3." in said
    assert "One of these things is chosen twice." in said
    assert "There is no move 99 here" in said
    assert "1 more; a number again takes it out." in said


def test_undo_takes_the_whole_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = about_to_pay()
    before = len(match.played)
    sitting = Sitting(match, 0, Opponents(match.game, {1: "random"}, "seed"), None, "en")
    answered(match, ["2 1"], monkeypatch)
    sitting.undo()
    assert len(match.played) == before


def test_a_menu_of_one_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once with two players, the last card into an empty place: whatever has no choice happens by itself."""
    match = spinney.game("once").new(2, seed=1, form="interpreted")
    asked = []

    def answer(*_: object) -> str:
        menu = menu_of(match.game, match.table, 0)
        asked.append(len(menu.moves))
        return "1"

    monkeypatch.setattr("spinney.cli.play.ask", answer)
    Sitting(match, 0, Opponents(match.game, {1: "random"}, "seed"), None, "en").play(None)
    assert match.over and min(asked) > 1
    mine = [ply for ply, (seat, _) in enumerate(match.played) if seat == 0]
    assert len(mine) > len(asked), "something was forced in this game"
