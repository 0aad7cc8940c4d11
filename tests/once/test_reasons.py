"""Why not: every reason for which a move is refused is met here, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from once.helpers import ONCE, move, play, position
from spinney import Match, Refused

COMPLETE = "G01 F02 S02 C02"


def at_place() -> Match:
    return position([COMPLETE, "G05"], ["G02"], ["G03"], hands={0: "F05 S05 C05", 1: "F06"}, piles={0: "F07 F08"})


def at_last() -> Match:
    return position(["G01"], ["G02"], hands={0: "F05", 1: "F06"}, phase="last")


def at_give() -> Match:
    return position(["G01"], ["G02"], ["G03"], hands={1: "F05 S05"}, phase="give", asked=1)


def at_receive() -> Match:
    return position([COMPLETE, "G05"], ["G02"], given="F05", phase="receive", turn=1)


def at_draw() -> Match:
    return position(["G01"], ["G02"], hands={0: "F05"}, piles={0: "F07", 3: "F08"}, phase="draw")


def at_opening() -> Match:
    return position(["G01"], ["G02"], piles={0: "F07", 3: "F08"}, phase="opening")


def at_slip() -> Match:
    return position(["G01"], ["G02"], piles={0: "F07"}, phase="slip", left_over=1)


def solo_draw() -> Match:
    return position(["G01"], hands={0: "F05"}, piles={0: "F07", 3: "F08"}, phase="draw")


def solo_discard() -> Match:
    return position(["G01"], hands={0: "F05 S05"}, phase="discard")


def solo_obligatory() -> Match:
    return position([COMPLETE, "G05"], given="F05", phase="obligatory")


def at_the_end() -> Match:
    match = position(["G01"], ["G02"], hands={0: "F05"}, phase="last")
    play(match, "place", "F05", column=0)
    return match


PLACE = ("place", {"hand": 0, "column": 0})
GIVE = ("give", {"hand": 0, "to": 0})
RECEIVE = ("receive", {"column": 0})
DRAW = ("draw", {"pile": 0})
DISCARD = ("discard", {"hand": 0})
SLIP = ("slip", {"pile": 0})

REFUSED: list[tuple[str, Callable[[], Match], int, tuple[str, dict[str, int]]]] = [
    ("game-over", at_the_end, 0, PLACE),
    ("game-over", at_the_end, 1, DRAW),
    ("not-asked", at_place, 1, PLACE),
    ("not-asked", at_give, 0, GIVE),
    ("not-asked", at_receive, 1, RECEIVE),
    ("not-asked", at_draw, 1, DRAW),
    ("not-asked", at_opening, 1, DRAW),
    ("not-asked", at_slip, 1, SLIP),
    ("not-asked", at_last, 1, PLACE),
    ("not-asked", at_place, 3, PLACE),
    ("not-asked", at_place, -1, PLACE),
    *[("another-step", at_place, 0, other) for other in (GIVE, RECEIVE, DRAW, DISCARD, SLIP)],
    *[("another-step", at_last, 0, other) for other in (GIVE, RECEIVE, DRAW, DISCARD, SLIP)],
    *[("another-step", at_give, 1, other) for other in (PLACE, RECEIVE, DRAW, DISCARD, SLIP)],
    *[("another-step", at_receive, 0, other) for other in (PLACE, GIVE, DRAW, DISCARD, SLIP)],
    *[("another-step", at_draw, 0, other) for other in (PLACE, GIVE, RECEIVE, DISCARD, SLIP)],
    *[("another-step", at_opening, 0, other) for other in (PLACE, GIVE, RECEIVE, DISCARD, SLIP)],
    *[("another-step", at_slip, 0, other) for other in (PLACE, GIVE, RECEIVE, DRAW, DISCARD)],
    *[("another-step", solo_discard, 0, other) for other in (PLACE, GIVE, RECEIVE, DRAW, SLIP)],
    *[("another-step", solo_obligatory, 0, other) for other in (PLACE, GIVE, DRAW, DISCARD, SLIP)],
    ("no-such-card", at_last, 0, ("place", {"hand": 1, "column": 0})),
    ("no-such-card", at_give, 1, ("give", {"hand": 2, "to": 0})),
    ("no-such-card", solo_discard, 0, ("discard", {"hand": 2})),
    ("no-such-seat", at_give, 1, ("give", {"hand": 0, "to": 3})),
    ("not-to-yourself", at_give, 1, ("give", {"hand": 0, "to": 1})),
    ("pile-empty", at_draw, 0, ("draw", {"pile": 1})),
    ("pile-empty", at_opening, 0, ("draw", {"pile": 4})),
    ("pile-empty", solo_draw, 0, ("draw", {"pile": 2})),
    ("obligatory-pile", solo_draw, 0, ("draw", {"pile": 3})),
    ("column-incomplete", at_place, 0, ("place", {"hand": 0, "column": 2})),
    ("column-incomplete", at_last, 0, ("place", {"hand": 0, "column": 1})),
    ("column-incomplete", at_receive, 0, ("receive", {"column": 2})),
    ("column-incomplete", solo_obligatory, 0, ("receive", {"column": 2})),
    ("no-such-column", at_place, 0, ("place", {"hand": 0, "column": 3})),
    ("no-such-column", at_receive, 0, ("receive", {"column": 15})),
    ("no-such-column", solo_obligatory, 0, ("receive", {"column": 3})),
]


@pytest.mark.parametrize(("reason", "where", "seat", "what"), REFUSED)
def test_refused(reason: str, where: Callable[[], Match], seat: int, what: tuple[str, dict[str, int]]) -> None:
    match = where()
    kind, parts = what
    before = match.to_bytes()
    assert match.refusal(move(match, kind, **parts), seat) == reason
    if seat >= 0:
        with pytest.raises(Refused) as refused:
            match.play(move(match, kind, **parts), seat)
        assert refused.value.reason == reason
    assert match.to_bytes() == before


def test_a_new_column_after_a_complete_one_is_no_such_column_further_on() -> None:
    match = position([COMPLETE], ["G02"], hands={0: "F05"})
    assert match.refusal(move(match, "place", "F05", column=1), 0) == "legal"
    assert match.refusal(move(match, "place", "F05", column=2), 0) == "no-such-column"


def test_numbers_that_are_no_moves() -> None:
    match = at_place()
    for number in (-1, ONCE.moves.size):
        assert match.refusal(number, 0) == "no-such-move"
        with pytest.raises(Refused) as refused:
            match.play(number)
        assert refused.value.reason == "no-such-move"


def test_every_reason_is_met_and_said_in_words() -> None:
    met = {"legal", "no-such-move"} | {reason for reason, *_ in REFUSED}
    assert met == set(ONCE.reasons)
    words = ONCE.words()
    assert all(words.say(f"reason-{reason}").endswith(".") for reason in met - {"legal"})


def test_what_is_not_refused_is_legal() -> None:
    for where in {where for _, where, *_ in REFUSED}:
        match = where()
        for seat in range(match.players):
            unrefused = [code for code in range(ONCE.moves.size) if match.refusal(code, seat) == "legal"]
            assert unrefused == [int(code) for code in match.legal(seat)]
