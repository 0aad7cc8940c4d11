"""Solitaire [58 to 63]: the discard after each gathering, goals by round, the target, one more turn."""

from __future__ import annotations

import pytest

from reforest.helpers import BOX, REFOREST, asked, deck, discards, do, gone, legal, new, nursery, position, visitors_of
from spinney import Match

FIVE_FLOWERS = {"L1": "foamflower", "L2": "twinflower", "L3": "salal", "M1": "western-trillium", "M2": "sitka-valerian"}


def test_after_a_gathering_a_card_has_to_go() -> None:
    match = position(1, nursery="yarrow fireweed bracken")
    do(match, "gather", "draw", "draw")
    assert asked(match) == (0, "toll")
    assert legal(match) == ["clear yarrow", "clear fireweed", "clear bracken", "mill"]
    top = deck(match)[-1]
    do(match, "mill")
    assert discards(match) == [top] and asked(match) == (0, "action")


def test_also_after_gathering_one_card() -> None:
    match = position(1, nursery="yarrow fireweed bracken")
    do(match, "gather", "draw", "done", "clear fireweed")
    assert discards(match) == ["fireweed"] and len(nursery(match)) == 3


def test_not_after_playing_a_plant() -> None:
    match = position(1, hands={0: "bunchberry"})
    do(match, "grow bunchberry L1")
    assert asked(match) == (0, "action") and discards(match) == []


def test_the_discard_comes_after_the_effects() -> None:
    match = position(1, regions={0: {"L1": "grand-fir"}})
    do(match, "gather", "draw", "done")
    assert asked(match) == (0, "after")
    do(match, "use grand-fir")
    assert asked(match) == (0, "toll")


def test_several_players_discard_nothing() -> None:
    match = position(2)
    do(match, "gather", "draw", "done")
    assert asked(match) == (1, "action")


def ended(region: dict[str, str], round: int, row: list[str]) -> Match:
    match = position(1, deck=1, regions={0: region}, row=row, round=round, challenge="hard")
    do(match, "gather", "draw")
    return match


def test_the_goal_is_at_least_the_number_of_the_round() -> None:
    row = ["black-bear", "rufous-hummingbird"]
    assert visitors_of(ended(FIVE_FLOWERS, 2, row), 0) == ["rufous-hummingbird"]
    four = {space: stack for space, stack in FIVE_FLOWERS.items() if space != "M2"}
    match = ended(four, 2, row)
    assert visitors_of(match, 0) == [] and "rufous-hummingbird" in gone(match)


def test_a_visitor_added_in_round_two_has_the_second_number() -> None:
    match = position(
        1, hands={0: "pacific-crab-apple *2"}, deck=2, row=["black-bear"], regions={0: {"L1": "salal"}}, round=2
    )
    do(match, "grow pacific-crab-apple L2")
    while REFOREST.phases[match.table.phase] == "pay":
        match.play(match.legal()[0])
    do(match, "use pacific-crab-apple", "gather", "draw", "draw")
    # The hummingbird wants five flowers in round two, and there are two.
    assert "rufous-hummingbird" in gone(match)


def test_an_unearned_visitor_leaves_and_counts_only_when_it_is_hard() -> None:
    for challenge, more in (("standard", 0), ("hard", 5)):
        match = position(1, deck=1, row=["black-bear"], challenge=challenge)
        before = match.score()[0].standing
        do(match, "gather", "draw")
        assert gone(match) == ["black-bear"]
        assert before - match.score()[0].standing == more


def test_the_target_is_the_value_of_the_thirty_plants() -> None:
    for seed in range(5):
        table = new(1, seed).table
        left = sum(BOX.value[card] for card in table.unused[: table.unused_size])
        assert table.unused_size == 61 and table.target == 213 - left


def test_the_target_is_shown_from_the_start() -> None:
    match = new(1)
    assert match.view().target == match.table.target > 0
    assert new(2).table.target == 0


@pytest.mark.parametrize(("over", "verdict"), [(0, 0), (1, 1), (-1, 0)])
def test_only_more_than_the_target_wins(over: int, verdict: int) -> None:
    match = position(1, regions={0: {"L1": "salal"}}, round=4, deck=5)
    table = match.table
    table.target = 2 - over
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "draw", "done", "mill")
    assert match.over and match.score()[0].standing == over
    view = match.view()
    assert view.chronicle[view.told - 1][1:] == [verdict, 2, 2 - over]


def test_one_more_turn_after_the_third_round() -> None:
    match = position(1, deck=1, discard=9, round=3)
    do(match, "gather", "draw", "done", "mill")
    assert match.table.round == 4 and asked(match) == (0, "action")
    do(match, "gather", "draw", "done", "mill")
    assert match.over


def test_one_more_turn_also_if_the_refill_ended_the_round() -> None:
    match = position(1, deck=1, discard=9, nursery="yarrow fireweed bracken", round=3)
    do(match, "gather", "take bracken", "done", "clear yarrow")
    assert match.table.round == 4 and asked(match) == (0, "action")
    do(match, "gather", "draw", "done", "mill")
    assert match.over
