"""The end of the game and the score sheet [55 to 57]."""

from __future__ import annotations

import pytest

from reforest.helpers import asked, do, position, sheet


def test_play_goes_on_until_it_would_be_the_starters_turn() -> None:
    match = position(3, deck=1, discard=9, round=3, turn=1, starter=0)
    do(match, "gather", "draw", "done")
    assert match.table.round == 4 and asked(match) == (2, "action")
    do(match, "gather", "draw", "done")
    assert match.over


def test_a_round_that_ends_in_the_starters_turn_leaves_everybody_a_turn() -> None:
    match = position(3, deck=1, discard=9, round=3, turn=0, starter=0)
    do(match, "gather", "draw", "done", "gather", "draw", "done", "gather", "draw", "done")
    assert match.over


def test_a_refill_before_the_starters_turn_ends_the_game_at_once() -> None:
    match = position(2, deck=1, nursery="yarrow fireweed bracken", discard=3, round=3, turn=1, starter=0)
    do(match, "gather", "take yarrow", "done")
    assert match.table.round == 4 and match.over


def test_the_lines_of_the_sheet() -> None:
    regions = {
        "L1": "sword-fern salal bigleaf-maple | yarrow",
        "L2": "foamflower",
        "L3": "bunchberry",
        "M1": "lady-fern",
    }
    match = position(regions={0: regions}, hands={0: 5}, drawn={0: "black-bear roosevelt-elk"})
    assert sheet(match) == {
        "plants": 2 + 2 + 4 + 1 + 1 + 2,
        "effects": 3,
        "energy": 1,
        "visitors": 5 + 3,
        "elevation": 2,
        "hand": 2,
    }


@pytest.mark.parametrize(
    ("plants", "expected"),
    [
        ((2, 1, 3, 2, 2, 3), 12),
        ((2, 0, 3, 2, 2, 3), 10),
        ((1, 1, 1, 0, 4, 0), 2),
        ((0, 0, 0, 0, 0, 2), 4),
    ],
)
def test_elevation_bonus(plants: tuple[int, ...], expected: int) -> None:
    """Any shade plants will do; only their number counts."""
    stacks = ["foamflower", "deer-fern", "skunk-cabbage", "sword-fern", "salal", "labrador-tea", "western-trillium"]
    stacks = ["twinflower", "bunchberry", "devils-club", "western-redcedar", "western-hemlock", "vine-maple", *stacks]
    names = [name for name in stacks for _ in range(1 if name == "western-trillium" else 2)]
    region = {}
    for space, number in zip(("L1", "L2", "L3", "M1", "M2", "H1"), plants, strict=True):
        region[space] = " ".join(names.pop() for _ in range(number)) + " | yarrow" * (number == 0 and space == "L2")
    assert sheet(position(regions={0: region}))["elevation"] == expected


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (7, 3)])
def test_cards_in_hand(cards: int, points: int) -> None:
    assert sheet(position(hands={0: cards}))["hand"] == points


def test_scoring_effects_only_in_the_canopy() -> None:
    assert sheet(position(regions={0: {"L1": "western-trillium"}}))["effects"] == 1  # it counts itself
    assert sheet(position(regions={0: {"L1": "western-trillium sword-fern"}}))["effects"] == 0


def test_a_scoring_effect_has_a_maximum() -> None:
    region = {"L1": "devils-club", "L2": "skunk-cabbage labrador-tea", "L3": "skunk-cabbage labrador-tea pacific-yew"}
    assert sheet(position(regions={0: region | {"M1": "devils-club"}}))["effects"] == 5 + 5


def test_energy_is_no_plant() -> None:
    match = position(regions={0: {"L1": "garry-oak | foamflower twinflower"}})
    assert (sheet(match)["plants"], sheet(match)["effects"], sheet(match)["energy"]) == (4, 0, 2)


def test_most_points_win() -> None:
    assert position(regions={0: {"L1": "salal"}, 1: {"L1": "foamflower"}}).winners() == [0]


def test_a_tie_is_a_shared_win() -> None:
    assert position(regions={0: {"L1": "salal"}, 1: {"L1": "salal"}}).winners() == [0, 1]
