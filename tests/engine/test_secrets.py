"""Secrets that follow from a table's declarations: the owner's, nobody's, and those of the chronicle."""

from __future__ import annotations

import pytest

from spinney.engine.header import SPECTATOR, Event, Header, table_layout
from spinney.engine.layout import BY_SECRETS, NOBODY, OWNER, Field, Layout, int8, int16
from spinney.engine.secrets import concealer

TABLE = Layout(
    "secrets",
    *table_layout("", Header, 4).fields,
    Field("open", int8, (3,)),
    Field("hand", int16, (3, 2), seen=OWNER, per_seat=True),
    Field("bid", int8, (3,), seen=OWNER, per_seat=True, blank=-9),
    Field("deck", int8, (2, 2), seen=NOBODY, blank=77),
    Field("pawn", int8, seen=BY_SECRETS),
)
EVENTS = (
    Event(0, seat="seat", card="card", pile="number", secret=("card",)),
    Event(1, card="card", other="card", seat="seat", secret=("card", "other")),
    Event(2, seat="seat"),
)


def own(box, table, viewer):
    """The game's own part: the pawn is seen by seat 2 alone."""
    if viewer != 2:
        table.pawn = -5


conceal = concealer(TABLE, EVENTS, own)


def table():
    """Every number is set, so that what is left untouched can be seen."""
    made = TABLE.plain()
    made.key[:], made.counter, made.block = [11, 12], 13, 14
    made.open[:] = [1, 2, 3]
    made.hand[:] = [[10, 11], [20, 21], [30, 31]]
    made.bid[:] = [4, 5, 6]
    made.deck[:] = [[1, 2], [3, 4]]
    made.pawn = 8
    made.chronicle[:] = [[0, 1, 42, 3], [1, 43, 44, 0], [2, 1, 0, 0], [0, 1, 45, 3]]
    made.told = 3
    return made


def seen_by(viewer):
    view = table()
    conceal(None, view, viewer)
    return view


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_chance_and_what_is_nobodys_is_blank_for_all(viewer):
    view = seen_by(viewer)
    assert (view.key, view.counter, view.block) == ([0, 0], 0, 0)
    assert view.deck == [[77, 77], [77, 77]]
    assert view.open == [1, 2, 3]


def test_what_is_the_owners_is_blank_for_others():
    assert seen_by(1).hand == [[-1, -1], [20, 21], [-1, -1]]
    assert seen_by(1).bid == [-9, 5, -9]
    assert seen_by(SPECTATOR).hand == [[-1, -1]] * 3
    assert seen_by(SPECTATOR).bid == [-9] * 3


def test_the_games_own_part_is_done_too():
    assert [seen_by(viewer).pawn for viewer in (SPECTATOR, 0, 1, 2)] == [-5, -5, -5, 8]


def test_secret_parts_of_events_are_seen_by_their_seat_alone():
    """The seat is the second number of a drawing, but the third of a swap. Old pages are blank for everybody."""
    old_page = [0, 0, 0, 0]
    assert seen_by(1).chronicle == [[0, 1, 42, 3], [1, -1, -1, 0], [2, 1, 0, 0], old_page]
    assert seen_by(0).chronicle == [[0, 1, -1, 3], [1, 43, 44, 0], [2, 1, 0, 0], old_page]
    assert seen_by(SPECTATOR).chronicle == [[0, 1, -1, 3], [1, -1, -1, 0], [2, 1, 0, 0], old_page]


def test_concealing_twice_is_concealing_once():
    for viewer in (SPECTATOR, 0, 1, 2):
        view = seen_by(viewer)
        again = TABLE.copy(view)
        conceal(None, again, viewer)
        assert again == view


@pytest.mark.parametrize(
    ("mistake", "sentence"),
    [
        (lambda: Event(0, card="card", secret=("card",)), "needs a part 'seat'"),
        (lambda: Event(0, seat="seat", secret=("card",)), "it has no part 'card' to keep secret"),
        (lambda: Event(0, **dict.fromkeys("abcd", "number")), "a row of the chronicle has three numbers"),
    ],
)
def test_wrong_declarations(mistake, sentence):
    with pytest.raises(ValueError, match=sentence):
        mistake()
