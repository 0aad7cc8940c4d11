"""Effects in general [38 to 45]: prices, sources, looking, storing, moving, visitors."""

from __future__ import annotations

import pytest

from reforest.helpers import (
    BOX,
    asked,
    deck,
    discards,
    do,
    do_until,
    energy,
    hand,
    legal,
    nursery,
    phase_of,
    pool,
    position,
    row_of,
    stack,
    told,
    visitors_of,
)
from spinney import Match, Refused
from spinney.games.reforest.ending import hand_limit


def test_a_price_must_be_payable_in_full() -> None:
    match = position(regions={0: {"M1": "sitka-valerian"}}, hands={0: 0})
    do(match, "gather")
    assert phase_of(match) == "gather"


def test_an_effect_once_begun_is_carried_out_whole() -> None:
    match = position(regions={0: {"L1": "maidenhair-fern"}}, hands={0: "salal"})
    do(match, "gather", "draw", "done", "use maidenhair-fern", "discard salal")
    with pytest.raises(Refused) as refused:
        do(match, "done")
    assert refused.value.reason == "must-go-on"


def test_gains_are_taken_as_far_as_cards_exist() -> None:
    """In the last lap deck and discard pile can be empty: Pacific Yew draws the one card there is."""
    regions = {0: {"L1": "pacific-yew"}, 1: {"L1": "yarrow"}}
    match = position(regions=regions, hands={0: "red-alder"}, deck=1, discard=0, round=4, starter=1)
    do(match, "grow red-alder L1", "use pacific-yew")
    assert len(hand(match)) == 1 and match.over


def test_draw_from_anywhere_takes_any_mix() -> None:
    match = position(hands={0: "twinflower"}, nursery="yarrow fireweed bracken")
    do(match, "grow twinflower L1", "use twinflower")
    assert legal(match) == ["draw", "take yarrow", "take fireweed", "take bracken"]


def test_looking_keeps_the_order_and_does_not_end_the_round() -> None:
    match = position(regions={0: {"L1": "labrador-tea"}}, deck="salal")
    do(match, "gather", "use labrador-tea")
    assert told(match) == ["used", "looked"]
    assert deck(match) == ["salal"] and match.table.round == 1 and asked(match) == (0, "gather")


def test_storing_needs_a_stack() -> None:
    regions = {0: {"L1": "red-elderberry", "L3": "| yarrow"}}
    match = position(regions=regions, hands={0: "red-alder *1"})
    do(match, "grow red-alder L1", f"pay {hand(match)[1]}", "use red-elderberry")
    assert legal(match) == ["under L1", "under L3"]


def test_a_store_from_hand_or_nursery_needs_the_cards() -> None:
    """No hand is empty after a gathering but one that stored its card; a nursery can be."""
    region = {"M1": "arctic-lupine", "M2": "arctic-lupine", "H1": "whitebark-pine"}
    match = position(regions={0: region}, hands={0: 0}, nursery=0, deck="*8 salal")
    do(match, "gather", "draw", "done")
    assert pool(match) == ["arctic-lupine", "arctic-lupine"]
    do(match, "use arctic-lupine", "store salal")
    assert asked(match) == (1, "action")


# Moving.


def vine_maple(region: dict[str, str], space: str) -> Match:
    match = position(regions={0: region}, hands={0: "vine-maple *4"})
    do(match, f"grow vine-maple {space}")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    do(match, "use vine-maple")
    return match


def test_moved_plants_obey_row_and_height() -> None:
    match = vine_maple({"L1": "great-camas", "M1": "sitka-valerian", "L3": "oval-leaved-blueberry"}, "M2")
    # Camas grows low only and is not taller than anything; valerian grows in the middle and high rows only.
    assert legal(match) == ["move L1 L2", "move L3 L2", "move M1 H1"]


def test_at_most_7_metres_are_moved() -> None:
    """The other Vine Maple has just as many; Cascara has 10."""
    assert legal(vine_maple({"L1": "vine-maple", "L3": "cascara"}, "L2")) == ["move L1 M1"]


def test_a_moved_plant_covers_what_it_lands_on() -> None:
    match = vine_maple({"L1": "salmonberry", "L2": "fireweed", "L3": "thimbleberry"}, "M1")
    do(match, "move L1 L2")
    assert stack(match, "L2") == "salmonberry | fireweed" and stack(match, "L1") == ""
    assert sorted(pool(match)) == ["fireweed", "thimbleberry"]


def test_energy_and_understory_stay_behind_and_the_uncovered_plant_has_its_effect_again() -> None:
    match = vine_maple({"L1": "great-camas salmonberry | yarrow", "L2": "deer-fern"}, "M1")
    do(match, "move L1 L2")
    assert (stack(match, "L1"), stack(match, "L2")) == ("great-camas | yarrow", "deer-fern salmonberry")
    assert hand_limit(BOX, match.table, 0) == 9


def test_a_moved_plant_does_not_react_to_itself() -> None:
    """Thimbleberry reacts when sun plants are covered, but not by itself."""
    match = vine_maple({"L1": "thimbleberry", "L2": "fireweed"}, "M1")
    do(match, "move L1 L2")
    assert stack(match, "L2") == "thimbleberry | fireweed"
    assert pool(match) == ["fireweed"]


def test_a_reaction_that_was_triggered_stays_usable_when_a_move_covers_its_plant() -> None:
    """Oceanspray reacts to the tree; then the tree lets Red Elderberry cover it."""
    region = {"L1": "red-elderberry", "L2": "oceanspray"}
    match = position(regions={0: region}, hands={0: "vine-maple *4"}, nursery="yarrow salal bracken")
    do(match, "grow vine-maple M1")
    do_until(match, "effects")
    assert sorted(pool(match)) == ["oceanspray", "vine-maple"]
    do(match, "use vine-maple", "move L1 L2")
    assert stack(match, "L2") == "red-elderberry | oceanspray"
    assert pool(match) == ["oceanspray"]
    do(match, "use oceanspray", "take salal")
    assert "salal" in hand(match)


def test_a_move_is_not_playing_and_connectivity_is_not_checked() -> None:
    match = vine_maple({"L1": "salmonberry", "L2": "coastal-strawberry", "M1": "sword-fern"}, "M2")
    do(match, "move L1 L2")
    assert pool(match) == []  # strawberry was covered, salmonberry is fruit but was not played
    match = vine_maple({"L1": "foamflower", "L2": "bunchberry"}, "M1")
    do(match, "move L2 L3")
    assert stack(match, "L3") == "bunchberry" and stack(match, "L2") == ""


def test_when_played_never_repeats() -> None:
    match = vine_maple({"L1": "twinflower salal", "L2": "deer-fern"}, "M1")
    do(match, "move L1 L2")
    assert stack(match, "L1") == "twinflower"
    assert "twinflower" not in pool(match)


def test_what_a_move_covers_joins_the_same_pool() -> None:
    region = {"L1": "salal", "L2": "sword-fern", "M1": "sword-fern"}
    match = position(regions={0: region}, hands={0: "vine-maple *2"})
    do(match, "grow vine-maple M1")
    match.play(match.legal()[0])
    assert sorted(pool(match)) == ["sword-fern", "vine-maple"]
    do(match, "use vine-maple", "move L1 L2")
    assert pool(match) == ["sword-fern", "sword-fern"]


# Visitors.


def test_a_drawn_visitor_scores_whatever_its_goal() -> None:
    match = position(hands={0: "sitka-spruce *6"})
    do(match, "grow sitka-spruce L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    do(match, "use sitka-spruce")
    assert visitors_of(match, 0) == ["rufous-hummingbird"]
    assert match.score()[0].lines["visitors"] == 4


def test_an_empty_visitor_deck_gives_nothing() -> None:
    everyone = "rufous-hummingbird black-bear douglas-squirrel banana-slug vancouver-island-marmot roosevelt-elk"
    everyone += " pileated-woodpecker marbled-murrelet black-tailed-deer pacific-marten"
    match = position(hands={0: "sitka-spruce *6"}, drawn={1: everyone})
    do(match, "grow sitka-spruce L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    assert match.acting == (1,)


def test_an_added_visitor_stands_at_the_right_end() -> None:
    match = position(hands={0: "pacific-crab-apple *2"}, row=["black-bear", "roosevelt-elk", "banana-slug"], round=2)
    do(match, "grow pacific-crab-apple L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    do(match, "use pacific-crab-apple")
    assert row_of(match) == ["black-bear", "roosevelt-elk", "banana-slug", "rufous-hummingbird"]
    assert match.table.visitor_due[3] == 2


def test_no_visitor_is_added_after_the_third_round() -> None:
    match = position(hands={0: "pacific-crab-apple *2"}, round=4, starter=1)
    do(match, "grow pacific-crab-apple L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    assert match.over


def test_cards_discarded_by_a_refresh_and_refilled_at_once() -> None:
    match = position(regions={0: {"M1": "false-azalea"}}, nursery="yarrow salal bracken", deck="*4 foamflower fireweed")
    do(match, "gather", "use false-azalea")
    assert legal(match) == ["clear yarrow", "clear salal", "clear bracken"]
    do(match, "clear salal")
    assert legal(match) == ["clear bracken", "done"]
    do(match, "done")
    assert nursery(match) == ["yarrow", "fireweed", "bracken"] and discards(match) == ["salal"]
    assert energy(match, "M1") == 0
