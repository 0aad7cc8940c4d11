"""The event module [64], one test an event and how events come."""

from __future__ import annotations

import pytest

from reforest.helpers import (
    EVENTS,
    REFOREST,
    asked,
    do,
    energy,
    hand,
    legal,
    new,
    phase_of,
    position,
    price,
    row_of,
    stack,
)
from spinney import Match


def turned_up(event: str, players: int = 2, **parts: object) -> Match:
    """An event comes up because seat 0 has just drawn the last card of the deck."""
    match = position(players, deck=1, discard=9, events="on", **parts)  # type: ignore[arg-type]
    table = match.table
    table.event[0], table.event[EVENTS.index(event)] = EVENTS.index(event), 0
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "draw")
    assert match.table.round == 2
    return match


def test_salmon_run_stores_under_a_low_stack_of_everybody() -> None:
    match = turned_up(
        "salmon-run", regions={0: {"L1": "salal", "L3": "| yarrow", "M1": "foamflower"}, 1: {"L2": "salal"}}
    )
    assert asked(match) == (0, "under") and legal(match) == ["under L1", "under L3"]
    do(match, "under L3")
    assert energy(match, "L3") == 2
    assert asked(match) == (1, "under") and legal(match) == ["under L2"]
    do(match, "under L2")
    assert asked(match) == (0, "gather")


def test_salmon_run_passes_who_has_no_low_stack() -> None:
    match = turned_up("salmon-run", regions={0: {"M1": "foamflower"}})
    assert asked(match) == (0, "gather")


def test_mast_year_makes_trees_cheaper_all_round() -> None:
    for event, expected in (("mast-year", 2), ("", 3)):
        assert price(position(hands={0: "red-alder *5"}, event=event), "red-alder", "L1") == expected
    assert price(position(hands={0: "salal *5"}, event="mast-year"), "salal", "L1") == 2


def test_summer_drought_makes_herbs_and_ferns_dearer() -> None:
    match = position(hands={0: "bunchberry bracken salal *5"}, event="summer-drought")
    assert [price(match, plant, "L1") for plant in ("bunchberry", "bracken", "salal")] == [1, 2, 2]


def test_a_lasting_event_ends_with_the_round() -> None:
    match = position(deck=1, event="mast-year")
    do(match, "gather", "draw")
    assert match.table.lasting == -1


def test_ground_fire_burns_a_low_canopy_plant_and_only_who_burned_draws() -> None:
    regions = {0: {"L1": "foamflower salal", "L2": "red-alder"}, 1: {"L1": "red-alder"}}
    match = turned_up("ground-fire", regions=regions)
    assert asked(match) == (0, "burn") and legal(match) == ["burn L1"]
    before = [len(hand(match, seat)) for seat in (0, 1)]
    do(match, "burn L1")
    assert stack(match, "L1") == "foamflower | salal"
    assert [len(hand(match, seat)) for seat in (0, 1)] == [before[0] + 2, before[1]]
    assert asked(match) == (0, "gather")  # burning is no covering: salal gave no card to choose


def test_spring_migration_adds_one_visitor() -> None:
    match = turned_up("spring-migration", row=["black-bear", "roosevelt-elk", "banana-slug"], players=3)
    assert len(row_of(match)) == 4 and match.table.visitor_due[3] == 2


def test_every_event_has_a_test() -> None:
    assert EVENTS == ["salmon-run", "mast-year", "summer-drought", "ground-fire", "spring-migration"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_after_setup_and_one_after_each_of_two_resets(players: int) -> None:
    match = new(players, events="on")
    assert match.table.events_up == 1
    seen = {1: 1}
    while not match.over:
        moves = match.legal()
        match.play(moves[len(moves) // 2])
        seen[match.table.round] = match.table.events_up
    assert seen == {1: 1, 2: 2, 3: 3, 4: 3}


def test_none_without_the_module() -> None:
    assert new(2).table.events_up == 0


def test_the_player_about_to_act_comes_first() -> None:
    regions = {seat: {"L1": "salal" if seat < 2 else "foamflower"} for seat in range(3)}
    match = turned_up("salmon-run", players=3, regions=regions, turn=1)
    order = []
    while phase_of(match) == "under":
        order.append(match.acting[0])
        do(match, "under L1")
    assert order == [1, 2, 0]
