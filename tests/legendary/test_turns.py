"""Turns: the draw, placing at the same time, and the end. Rules 8, 9 and 27."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from legendary.helpers import (
    LEGENDARY,
    SPECTATOR,
    START,
    Laid,
    at,
    drawn,
    edge_number,
    is_light,
    new,
    phase,
    place,
    place_anything,
    plant_anything,
    position,
    random_match,
    told,
    with_tiles,
)
from spinney import Refused

READY = [event.name for event in LEGENDARY.events].index("ready")

# Nineteen turns.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nineteen_tiles_are_drawn_and_five_never(players: int) -> None:
    match = new(players)
    order = match.table.pile[::-1]
    turns = 0
    while not match.over:
        turns += 1
        assert drawn(match) == order[:turns]
        place_anything(match)
        plant_anything(match)
    assert turns == 19
    assert drawn(match) == order[:19]
    assert match.acting == ()
    assert told(match)[-1] == ("ended",)


def test_every_planet_gets_every_tile_that_was_drawn_unless_it_fits_nowhere() -> None:
    returned: dict[int, set[int]] = {seat: set() for seat in range(4)}
    for match in random_match(4, seed=5):
        for name, *numbers in told(match):
            if name == "returned":
                returned[numbers[0]].add(drawn(match)[-1 if match.table.phase else -2])
        if len(match.acting) == 4:
            for seat in range(4):
                there = {tile for tile, spot in enumerate(match.table.place[seat]) if spot >= 0}
                assert there == {1, *drawn(match)[:-1]} - returned[seat]
    assert sum(map(len, returned.values())) == 1


def test_the_last_tile_brings_trees_before_the_end() -> None:
    match = position(START, START, tile=2, turn=19)
    place_anything(match)
    assert phase(match) == "tree" and not match.over
    plant_anything(match)
    assert match.over


def test_without_a_light_number_the_game_ends_with_the_last_placement() -> None:
    match = position(START, START, tile=3, turn=19)
    match.play(match.legal(1)[0], 1)
    assert not match.over
    match.play(match.legal(0)[0], 0)
    assert match.over


# At the same time.


def test_all_are_asked_and_may_place_in_any_order() -> None:
    for order in permutations(range(3)):
        match = position(START, START, START, tile=3, coming=[4])
        for ready, seat in enumerate(order):
            assert match.acting == tuple(other for other in range(3) if other not in order[:ready])
            match.play(at(match, 1, 0, seat + 1), seat)
        assert drawn(match)[-1] == 4
        assert match.acting == (0, 1, 2)


def test_the_order_leaves_no_trace() -> None:
    luck = Random(9)
    for match in random_match(3, seed=9):
        if len(match.acting) != 3:
            continue
        chosen = {seat: luck.choice(match.legal(seat)) for seat in range(3)}
        ends = set()
        for order in permutations(range(3)):
            other = match.at(len(match.played))
            for seat in order:
                other.play(chosen[seat], seat)
            ends.add(other.to_bytes())
        assert len(ends) == 1


def test_nothing_lies_before_all_are_ready() -> None:
    match = position(START, START, START, tile=3)
    match.play(at(match, 1, 0, 1), 1)
    match.play(at(match, 1, 0, 1), 2)
    assert [match.table.place[seat][3] for seat in range(3)] == [-1, -1, -1]
    match.play(at(match, -1, 0, 2), 0)
    assert [match.table.place[seat][3] for seat in range(3)] == [place(-1, 0), place(1, 0), place(1, 0)]


def test_others_see_that_somebody_is_ready_but_not_where() -> None:
    match = position(START, START, START, tile=3)
    before = {viewer: match.view(viewer) for viewer in (0, 2, SPECTATOR)}
    match.play(at(match, 1, 0, 1), 1)
    for viewer in (0, 2, SPECTATOR):
        view = match.view(viewer)
        assert view.told == 1 and view.chronicle[0] == [READY, 1, 0, 0]
        assert view.acting == 0b101
        assert view.chosen == before[viewer].chosen == [-1] * 5
        assert view.place == before[viewer].place
    assert match.view(1).chosen[1] == at(match, 1, 0, 1)


def test_a_choice_is_kept_only_while_others_choose() -> None:
    for match in random_match(3, seed=7):
        ready = {seat for seat in range(3) if seat not in match.acting} if phase(match) == "place" else set()
        assert {seat for seat in range(5) if match.table.chosen[seat] != -1} == ready


def test_whoever_is_ready_waits_for_the_others() -> None:
    match = position(START, START, tile=3)
    match.play(at(match, 1, 0, 1), 0)
    assert match.legal(0) == []
    with pytest.raises(Refused) as refused:
        match.play(at(match, 1, 0, 1), 0)
    assert refused.value.reason == "wait-for-others"


def test_a_choice_can_be_taken_back_until_all_are_ready() -> None:
    match = new(2, seed=3)
    match.play(match.legal(0)[0], 0)
    assert match.free_undo()
    match.play(match.legal(1)[0], 1)
    assert not match.free_undo()


def test_a_choice_that_was_shown_cannot_be_taken_back_even_if_nothing_was_drawn() -> None:
    match = new(2, seed=first_light())
    for seat in (1, 0):
        match.play(match.legal(seat)[0], seat)
    assert phase(match) == "tree"
    assert not match.free_undo()


def test_the_last_tree_cannot_be_taken_back_as_the_next_tile_was_drawn() -> None:
    match = new(2, seed=first_light())
    place_anything(match)
    match.play(match.legal()[0])
    assert phase(match) == "tree" and match.free_undo()
    match.play(match.legal()[0])
    assert phase(match) == "place" and not match.free_undo()


def first_light() -> int:
    """A seed whose first tile is light."""
    return next(seed for seed in range(100) if is_light(drawn(new(2, seed))[0]))


def test_what_was_chosen_is_shown_from_the_architect_on() -> None:
    match = position(START, START, START, tile=3, token=1)
    for seat in (2, 0, 1):
        match.play(at(match, 1, 0, 1), seat)
    assert [event[1] for event in told(match) if event[0] == "placed"] == [1, 2, 0]


def test_the_next_tile_is_told_with_its_background() -> None:
    match = position(START, START, tile=3, coming=[2], token=1)
    place_anything(match)
    assert told(match)[-1] == ("drew", 1, 2, 1)


@pytest.mark.parametrize(("light", "after"), [((), [("drew", 0, 9, 0)]), ((8,), [])])
def test_the_fullest_move_is_told(light: tuple[int, ...], after: list[tuple[str, int, int, int]]) -> None:
    """Five planets with a hole in which a tile closes four zones: 25 events. A draw follows, or somebody has a tree."""
    faces = {2: "GGPG", 3: "GGGP", 4: "RGGG", 5: "YGGG", 6: "GGGG", 7: "GGGG", 8: "PPRR"}
    ring: list[Laid] = [
        (1, 0, 0, 0),
        (5, 0, 1, 0),
        (4, 1, 1, 0),
        (6, 2, 1, 0),
        (3, 2, 0, 0),
        (7, 2, -1, 0),
        (2, 1, -1, 0),
    ]
    game = with_tiles(faces, light, apart=[8])
    match = position(*[ring] * 5, tile=8, coming=[9], supply=[0, 0, 10], game=game)
    for seat in range(5):
        match.play(at(match, 1, 0), seat)
    expected: list[tuple[str, int, int, int]] = []
    for seat in range(5):
        closed = [("closed", seat, edge_number(edge), 1) for edge in ("2S", "3W", "4N", "1E")]
        expected += [("placed", seat, place(1, 0), 0), *closed]
    assert told(match) == expected + after


def test_a_tile_that_one_player_cannot_place_is_placed_by_the_others() -> None:
    """A red tile fits the planet that has red, and goes back into the box where all is pink."""
    game = with_tiles({1: "PPPP", 2: "RRRR", 3: "PPPR"})
    match = position(START, [(1, 0, 0, 0), (3, 1, 0, 3)], tile=2, game=game)
    assert [move.kind for move in match.legal(0)] == ["return"]
    match.play(match.legal(0)[0], 0)
    match.play(at(match, 1, 1), 1)
    assert match.table.place[0][2] == -1
    assert match.table.place[1][2] == place(1, 1)
    assert told(match)[:2] == [("returned", 0), ("placed", 1, place(1, 1), 0)]
