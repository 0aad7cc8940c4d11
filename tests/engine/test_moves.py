"""Moves: numbers, parts and the small functions of rule code all mean the same."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spinney import SpinneyError
from spinney.engine.moves import Kind, Moves, Part

names = st.lists(st.sampled_from(["take", "give", "hand", "pile", "hand_pile", "take_hand", "a", "b"]), unique=True)


@st.composite
def declarations(draw):
    kinds = []
    for name in draw(names.filter(bool)):
        parts = {part: Part(draw(st.integers(1, 5))) for part in draw(names)[:3]}
        kinds.append(Kind(name, **parts))
    return Moves(*kinds)


def every_move(moves):
    """Kind and parts of all moves in the order in which they should be numbered: the last part runs fastest."""
    for name, kind in moves.kinds.items():
        for values in product(*(range(part.count) for part in kind.parts.values())):
            yield name, dict(zip(kind.parts, values, strict=True))


@given(declarations())
def test_numbers_and_parts(moves):
    every = list(every_move(moves))
    assert moves.size == len(every)
    for number, (kind, parts) in enumerate(every):
        assert moves.decode(number) == (kind, parts)
        assert moves.encode(kind, parts) == number
        move = moves.Move(number)
        assert (move.kind, move.parts, move.as_dict()) == (kind, parts, {"kind": kind, **parts})


@given(declarations())
def test_rule_functions(moves):
    for number, (kind, parts) in enumerate(every_move(moves)):
        assert moves.writer(kind)(*parts.values()) == number
        assert [name for name in moves.kinds if moves.tester(name)(number)] == [kind]
        for part, value in parts.items():
            assert moves.reader(kind, part)(number) == value


MOVES = Moves(Kind("place", hand=Part(3, "card", "hand"), column=Part(17)), Kind("pass"))


def test_by_hand():
    """17 columns a card: card 2 into column 5 is number 2 x 17 + 5; passing comes after all 51 placings."""
    assert MOVES.encode("place", {"hand": 2, "column": 5}) == 39
    assert MOVES.encode("pass", {}) == 51
    assert MOVES.size == 52
    assert repr(MOVES.Move(39)) == "Move(kind='place', hand=2, column=5)"
    assert repr(MOVES.Move(51)) == "Move(kind='pass')"


def test_names_that_run_together():
    """A hand pile that is taken, and the pile of a hand that is taken, are not the same thing."""
    moves = Moves(Kind("take", hand_pile=Part(3)), Kind("take_hand", pile=Part(2)))
    assert moves.reader("take", "hand_pile")(1) == 1
    assert moves.reader("take_hand", "pile")(4) == 1


@pytest.mark.parametrize(
    ("kind", "parts", "sentence"),
    [
        ("plaice", {}, "there is no move 'plaice': a move is one of place, pass"),
        ("place", {"hand": 1}, "the move 'place' has hand, column; given were hand"),
        ("place", {"hand": 1, "column": 1, "extra": 1}, "given were hand, column, extra"),
        ("pass", {"hand": 1}, "the move 'pass' has no parts; given were hand"),
        ("place", {"hand": 3, "column": 0}, "the move 'place' has hand from 0 to 2, not 3"),
        ("place", {"hand": -1, "column": 0}, "the move 'place' has hand from 0 to 2, not -1"),
        ("place", {"hand": 0, "column": "x"}, "the move 'place' has column from 0 to 16, not 'x'"),
        ("place", {"hand": 0, "column": True}, "the move 'place' has column from 0 to 16, not True"),
    ],
)
def test_what_is_no_move(kind, parts, sentence):
    with pytest.raises(SpinneyError, match=sentence):
        MOVES.encode(kind, parts)


@pytest.mark.parametrize("number", [-1, 52])
def test_numbers_that_are_no_move(number):
    with pytest.raises(SpinneyError, match=f"{number} is no move: moves are numbered from 0 to 51"):
        MOVES.decode(number)


def test_wrong_declarations():
    with pytest.raises(ValueError, match="two kinds of move bear the same name"):
        Moves(Kind("pass"), Kind("pass"))
    with pytest.raises(ValueError, match="at least one value"):
        Part(0)
