"""The event module [64], one test an event and how events come."""

from __future__ import annotations

import pytest

from reforest.helpers import (
    EVENTS,
    REFOREST,
    asked,
    deck,
    do,
    energy,
    hand,
    legal,
    new,
    nursery,
    phase_of,
    pool,
    position,
    price,
    row_of,
    stack,
)
from spinney import Match


def turned_up(event: str, *moves: str, players: int = 2, deck: str | int = 1, **parts: object) -> Match:
    """An event comes up because these moves have taken the last card of the deck: usually whose turn it is drew it."""
    match = position(players, deck=deck, discard=9, events="on", **parts)
    table = match.table
    table.event[0], table.event[EVENTS.index(event)] = EVENTS.index(event), 0
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, *(moves or ("gather", "draw")))
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


LOW_STACKS = {seat: {"L1": "salal" if seat < 2 else "foamflower"} for seat in range(3)}
NAMED = "yarrow fireweed bracken"


def order_of_storing(match: Match) -> list[int]:
    order = []
    while phase_of(match) == "under":
        order.append(match.acting[0])
        do(match, "under L1")
    return order


def test_the_player_about_to_act_comes_first() -> None:
    match = turned_up("salmon-run", players=3, regions=LOW_STACKS, turn=1)
    assert order_of_storing(match) == [1, 2, 0]
    assert asked(match) == (1, "gather")


def test_after_a_refill_between_two_turns_the_next_player_comes_first() -> None:
    gathering = ("gather", "take yarrow", "take fireweed")
    match = turned_up("salmon-run", *gathering, players=3, regions=LOW_STACKS, turn=1, nursery=NAMED)
    assert order_of_storing(match) == [2, 0, 1]
    assert asked(match) == (2, "action")


def test_a_refill_in_the_middle_of_a_turn_leaves_it_to_whose_turn_it_is() -> None:
    regions = LOW_STACKS | {1: {"L1": "salal", "L2": "yarrow"}}
    refresh = ("gather", "use yarrow", "clear fireweed")
    match = turned_up("salmon-run", *refresh, players=3, regions=regions, turn=1, nursery=NAMED)
    assert order_of_storing(match) == [1, 2, 0]
    assert asked(match) == (1, "gather")


def test_a_second_round_end_between_two_turns_starts_with_the_same_player() -> None:
    """The refill ends the first round; Salmon Run takes the only card of the new deck and ends the second."""
    match = position(
        3, deck=1, discard=0, nursery=NAMED, tucked=(2, 9), hands={}, regions=LOW_STACKS, turn=1, events="on"
    )
    table = match.table
    table.event[:] = [EVENTS.index(name) for name in ("salmon-run", "ground-fire", *EVENTS[1:3], EVENTS[4])]
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "take yarrow", "take fireweed")
    assert match.table.round == 2 and asked(match) == (2, "under") and len(deck(match)) == 1
    do(match, "under L1")
    assert match.table.round == 3 and asked(match) == (2, "burn")


# Effects before gathering, and a fire that burns their plants.


def burned_before_gathering(*plants: str) -> Match:
    """Sitka Valerian draws the last card before gathering; then comes the fire."""
    region = {"M1": "sitka-valerian", **dict(zip(("L1", "L2"), plants, strict=False))}
    swap = ("gather", "use sitka-valerian", "discard bunchberry")
    match = turned_up("ground-fire", *swap, regions={0: region}, hands={0: "bunchberry"})
    assert asked(match) == (0, "burn")
    return match


def test_a_burned_plant_no_longer_offers_its_effect_before_gathering() -> None:
    match = burned_before_gathering("labrador-tea", "yarrow")
    do(match, "burn L1")
    assert asked(match) == (0, "before") and pool(match) == ["yarrow"]
    assert match.refusal(match.move("use", effect=0), 0) == "not-usable"
    do(match, "use yarrow", f"clear {nursery(match)[0]}")
    assert asked(match) == (0, "gather")


def test_when_its_plant_was_the_only_one_gathering_goes_on() -> None:
    match = burned_before_gathering("labrador-tea")
    do(match, "burn L1")
    assert asked(match) == (0, "gather")


def test_nor_does_it_offer_its_effect_after_gathering() -> None:
    """Grand Fir draws the last card after gathering; Sweet Gale burns before it has stored anything."""
    regions = {0: {"L1": "grand-fir", "L2": "sweet-gale"}}
    gathering = ("gather", "take yarrow", "take fireweed", "use grand-fir")
    match = turned_up("ground-fire", *gathering, regions=regions, nursery=NAMED)
    assert asked(match) == (0, "burn")
    do(match, "burn L2")
    assert asked(match) == (1, "action")


def test_what_was_triggered_outlives_its_plant() -> None:
    """Strawberry draws the last card; Salmonberry has reacted, too, and burns."""
    regions = {0: {"L1": "coastal-strawberry", "L2": "salmonberry"}}
    play = ("grow bunchberry M1", "use coastal-strawberry")
    match = turned_up("ground-fire", *play, regions=regions, hands={0: "bunchberry"})
    assert asked(match) == (0, "burn")
    do(match, "burn L2")
    assert asked(match) == (0, "effects") and pool(match) == ["salmonberry"]
