"""What each of the sixty species does, one test a species."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from reforest.helpers import (
    PLANTS,
    deck,
    discards,
    do,
    energy,
    hand,
    legal,
    nursery,
    phase_of,
    pool,
    position,
    price,
    sheet,
    stack,
    told,
    visitors_of,
)
from spinney import Match


def grown(match: Match, plant: str, space: str) -> Match:
    """Plays a plant and pays with whatever comes first."""
    do(match, f"grow {plant} {space}")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    return match


def with_hand(plant: str, **parts: Any) -> Match:
    """Seat 0 has a plant in hand and enough other cards to pay for it."""
    return position(hands={0: f"{plant} *6"}, **parts)


def covered(plant: str, by: str, space: str = "L1", **parts: Any) -> Match:
    """A plant has just been covered by another."""
    regions = parts.pop("regions", {0: {space: plant}})
    return grown(with_hand(by, regions=regions, **parts), by, space)


def uses(match: Match, plant: str) -> tuple[int, int, int]:
    """Uses an effect that needs no choice; gives what it changed: cards in hand, in the deck, stored."""
    before = counts(match)
    assert pool(match) == [plant]
    do(match, f"use {plant}")
    after = counts(match)
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def counts(match: Match) -> tuple[int, int, int]:
    table = match.table
    return table.hand_size[0], table.deck_size, table.energy_size[0]


def takes_from_nursery(match: Match, plant: str) -> None:
    """Uses an effect that draws a card from the nursery and from nowhere else."""
    do(match, f"use {plant}")
    assert {text.split()[0] for text in legal(match)} == {"take"}
    card, before = nursery(match)[1], len(hand(match))
    do(match, f"take {card}")
    assert len(hand(match)) == before + 1 and hand(match)[-1] == card


def reacts(plant: str, to: str, where: str, home: str = "L1", more: str = "") -> Match:
    """A plant stands in the canopy while another is played."""
    regions = {0: {home: plant} | ({where: more} if more else {})}
    return grown(with_hand(to, regions=regions), to, where)


def scores(regions: dict[str, str], expected: int) -> None:
    assert sheet(position(regions={0: regions}))["effects"] == expected


def cost_with(regions: dict[str, str], plant: str, space: str) -> int:
    return price(with_hand(plant, regions={0: regions}), plant, space)


DECK_CARD, STORED_CARD = (1, -1, 0), (0, -1, 1)
"""What changes in hand, deck and energy when a card of the deck is drawn, or stored."""


def before_gathering(plant: str, space: str = "L1", hands: str = "bunchberry") -> Match:
    match = position(regions={0: {space: plant}}, hands={0: hands})
    do(match, "gather")
    assert phase_of(match) == "before" and pool(match) == [plant]
    return match


def after_gathering(plant: str, space: str = "L1", hands: str = "bunchberry") -> Match:
    match = position(regions={0: {space: plant}}, hands={0: hands}, deck="*9 foamflower")
    do(match, "gather", "draw", "done")
    assert phase_of(match) == "after" and pool(match) == [plant]
    return match


# Herbs.


def test_bunchberry_when_covered_draws_from_the_nursery() -> None:
    takes_from_nursery(covered("bunchberry", "salal"), "bunchberry")


def test_twinflower_when_played_draws_from_anywhere() -> None:
    match = grown(with_hand("twinflower"), "twinflower", "L1")
    do(match, "use twinflower")
    assert {text.split()[0] for text in legal(match)} == {"draw", "take"}


def test_foamflower_reacts_to_trees_nearby() -> None:
    assert uses(reacts("foamflower", "shore-pine", "L2"), "foamflower") == DECK_CARD
    far = reacts("foamflower", "shore-pine", "L3", more="bunchberry")
    assert "foamflower" not in pool(far)
    assert phase_of(reacts("foamflower", "bracken", "L2")) == "effects"
    assert pool(reacts("foamflower", "bracken", "L2")) == ["bracken"]


def test_western_trillium_scores_flowers_nearby() -> None:
    scores({"L1": "western-trillium", "L2": "salal", "M1": "foamflower", "L3": "nootka-rose"}, 3)


def test_fireweed_when_covered_stores_here() -> None:
    match = covered("fireweed", "salmonberry")
    assert uses(match, "fireweed") == STORED_CARD
    assert energy(match, "L1") == 2


def test_yarrow_before_gathering_refreshes_one() -> None:
    match = before_gathering("yarrow")
    card = nursery(match)[0]
    do(match, "use yarrow", f"clear {card}")
    assert discards(match) == [card] and len(nursery(match)) == 3 and len(deck(match)) == 8
    assert phase_of(match) == "gather"


def test_great_camas_raises_the_hand_limit_by_two() -> None:
    match = position(regions={0: {"L1": "great-camas"}}, hands={0: 8})
    do(match, "gather", "draw", "done")
    assert match.acting == (1,)


def test_coastal_strawberry_reacts_to_fruit() -> None:
    assert uses(reacts("coastal-strawberry", "red-huckleberry", "L2"), "coastal-strawberry") == DECK_CARD
    assert "coastal-strawberry" not in pool(reacts("coastal-strawberry", "twinflower", "L2"))


def test_arctic_lupine_after_gathering_stores_from_hand() -> None:
    match = after_gathering("arctic-lupine", "M1", "bunchberry salal")
    do(match, "use arctic-lupine")
    assert legal(match) == ["store bunchberry", "store salal", "store foamflower"]
    do(match, "store salal")
    assert stack(match, "M1") == "arctic-lupine | salal"


def test_sitka_valerian_before_gathering_swaps_a_card_for_the_top_one() -> None:
    match = before_gathering("sitka-valerian", "M1", "bunchberry")
    top = deck(match)[-1]
    do(match, "use sitka-valerian", "discard bunchberry")
    assert hand(match) == [top] and discards(match) == ["bunchberry"]


def test_partridge_foot_makes_what_is_played_on_it_cheaper() -> None:
    regions = {"M1": "foamflower", "H1": "partridge-foot"}
    assert cost_with(regions, "thimbleberry", "H1") == 0
    assert cost_with(regions, "thimbleberry", "M2") == 1


def test_round_leaved_sundew_stores_for_flowers_nearby() -> None:
    match = reacts("round-leaved-sundew", "foamflower", "L2")
    assert uses(match, "round-leaved-sundew") == STORED_CARD
    assert energy(match, "L1") == 1
    assert pool(reacts("round-leaved-sundew", "foamflower", "L3", more="bunchberry")) == ["bunchberry"]


def test_skunk_cabbage_when_played_stores_a_nursery_card() -> None:
    match = grown(with_hand("skunk-cabbage"), "skunk-cabbage", "L1")
    card = nursery(match)[2]
    do(match, "use skunk-cabbage", f"take {card}")
    assert stack(match, "L1") == f"skunk-cabbage | {card}"


# Ferns.


def test_sword_fern_when_covered_draws_from_the_deck() -> None:
    assert uses(covered("sword-fern", "salal"), "sword-fern") == DECK_CARD


def test_deer_fern_when_covered_takes_energy_back() -> None:
    regions = {0: {"L1": "deer-fern | fireweed", "L2": "yarrow | lady-fern", "L3": "yarrow | garry-oak"}}
    match = grown(position(regions=regions, hands={0: "salmonberry bunchberry"}), "salmonberry", "L1")
    do(match, "use deer-fern")
    assert legal(match) == ["reclaim fireweed", "reclaim lady-fern"]
    do(match, "reclaim lady-fern")
    assert hand(match)[-1] == "lady-fern" and energy(match, "L2") == 0


def test_lady_fern_makes_herbs_and_ferns_cheaper() -> None:
    assert cost_with({"L1": "lady-fern"}, "bracken", "L2") == 0
    assert cost_with({"L1": "lady-fern"}, "foamflower", "L2") == 0
    assert cost_with({"L1": "lady-fern"}, "salmonberry", "L2") == 2


def test_bracken_when_played_stores_from_the_deck() -> None:
    match = grown(with_hand("bracken"), "bracken", "L1")
    assert uses(match, "bracken") == STORED_CARD
    assert energy(match, "L1") == 1


def test_licorice_fern_is_cheaper_near_a_tree() -> None:
    assert cost_with({"L1": "red-alder"}, "licorice-fern", "L2") == 0
    assert cost_with({"L1": "red-alder", "L2": "bunchberry"}, "licorice-fern", "L3") == 1


def test_maidenhair_fern_after_gathering_swaps_a_card_for_a_nursery_card() -> None:
    match = after_gathering("maidenhair-fern", hands="bunchberry salal")
    do(match, "use maidenhair-fern", "discard salal")
    assert {text.split()[0] for text in legal(match)} == {"take"}
    do(match, f"take {nursery(match)[0]}")
    assert len(hand(match)) == 3 and discards(match) == ["salal"]


# Shrubs.


def test_labrador_tea_before_gathering_looks_at_two() -> None:
    match = before_gathering("labrador-tea")
    top = deck(match)[-2:]
    do(match, "use labrador-tea")
    assert told(match) == ["used", "looked", "looked"]
    assert deck(match)[-2:] == top and match.view(0).deck[7:9] == match.table.deck[7:9]


def test_salal_when_covered_draws_from_anywhere() -> None:
    match = covered("salal", "salmonberry")
    do(match, "use salal")
    assert {text.split()[0] for text in legal(match)} == {"draw", "take"}


def test_salmonberry_reacts_to_flowers_nearby() -> None:
    takes_from_nursery(reacts("salmonberry", "foamflower", "L2"), "salmonberry")
    assert pool(reacts("salmonberry", "foamflower", "L3", more="bunchberry")) == ["bunchberry"]


def test_thimbleberry_reacts_when_a_sun_plant_is_covered() -> None:
    match = reacts("thimbleberry", "salmonberry", "L2", more="coastal-strawberry")
    assert uses(match, "thimbleberry") == DECK_CARD
    assert "thimbleberry" not in pool(reacts("thimbleberry", "salmonberry", "L2", more="sword-fern"))


def test_red_huckleberry_is_cheaper_by_energy_nearby_at_most_two() -> None:
    assert cost_with({"L1": "foamflower"}, "red-huckleberry", "L2") == 3
    assert cost_with({"L1": "foamflower | yarrow"}, "red-huckleberry", "L2") == 2
    assert cost_with({"L1": "foamflower | yarrow yarrow lady-fern"}, "red-huckleberry", "L2") == 1


def test_evergreen_huckleberry_scores_fruit_in_its_row() -> None:
    scores({"L1": "evergreen-huckleberry", "L2": "bunchberry salmonberry", "M1": "salal"}, 3)


def test_oval_leaved_blueberry_when_played_draws_from_the_nursery() -> None:
    takes_from_nursery(
        grown(with_hand("oval-leaved-blueberry"), "oval-leaved-blueberry", "L1"), "oval-leaved-blueberry"
    )


def test_black_huckleberry_after_gathering_swaps_a_card_for_any() -> None:
    match = after_gathering("black-huckleberry", "M1")
    do(match, "use black-huckleberry", "discard bunchberry")
    assert {text.split()[0] for text in legal(match)} == {"draw", "take"}


def test_dull_oregon_grape_makes_fruit_cheaper() -> None:
    assert cost_with({"L1": "dull-oregon-grape"}, "salmonberry", "L2") == 1
    assert cost_with({"L1": "dull-oregon-grape"}, "labrador-tea", "L2") == 2


def test_red_flowering_currant_scores_flowers_in_the_canopy() -> None:
    scores({"L1": "red-flowering-currant", "L2": "foamflower salal", "M1": "bunchberry sword-fern"}, 2)


def test_devils_club_scores_poisonous_plants() -> None:
    scores({"L1": "devils-club", "L2": "skunk-cabbage", "M1": "labrador-tea pacific-yew", "L3": "salal"}, 4)


def test_red_elderberry_when_covered_stores_under_any_stack() -> None:
    match = covered("red-elderberry", "red-alder", regions={0: {"L1": "red-elderberry", "L2": "foamflower"}})
    do(match, "use red-elderberry")
    assert legal(match) == ["under L1", "under L2"]
    do(match, "under L2")
    assert energy(match, "L2") == 1


def test_oceanspray_reacts_to_trees_anywhere() -> None:
    takes_from_nursery(reacts("oceanspray", "cascara", "L3", more="foamflower"), "oceanspray")
    assert "oceanspray" not in pool(reacts("oceanspray", "bracken", "L2"))


def test_nootka_rose_makes_flowers_cheaper() -> None:
    assert cost_with({"L1": "nootka-rose"}, "salmonberry", "L2") == 1
    assert cost_with({"L1": "nootka-rose"}, "bracken", "L2") == 1


def test_false_azalea_before_gathering_refreshes_up_to_three() -> None:
    match = before_gathering("false-azalea", "M1")
    first, second, third = nursery(match)
    do(match, "use false-azalea", f"clear {first}", f"clear {third}")
    assert phase_of(match) == "gather"
    assert sorted(discards(match)) == sorted([first, third]) and second in nursery(match)
    assert len(nursery(match)) == 3


def test_kinnikinnick_lets_its_energy_pay_anywhere() -> None:
    far = {"L1": "kinnikinnick | yarrow", "L2": "bunchberry"}
    match = position(regions={0: far}, hands={0: "sword-fern"})
    do(match, "grow sword-fern L3", "spend yarrow")
    assert stack(match, "L3") == "sword-fern"
    without = position(regions={0: {"L1": "foamflower | yarrow", "L2": "bunchberry"}}, hands={0: "sword-fern"})
    assert "sword-fern L3" not in legal(without, "grow")


def test_sweet_gale_after_gathering_stores_from_the_deck() -> None:
    assert uses(after_gathering("sweet-gale"), "sweet-gale") == STORED_CARD


def test_pink_mountain_heather_reacts_to_the_middle_row() -> None:
    match = grown(
        with_hand("foamflower", regions={0: {"M1": "sword-fern", "H1": "pink-mountain-heather"}}), "foamflower", "M2"
    )
    assert uses(match, "pink-mountain-heather") == DECK_CARD
    low = with_hand("foamflower", regions={0: {"M1": "sword-fern", "H1": "pink-mountain-heather"}})
    assert phase_of(grown(low, "foamflower", "L1")) == "action"


def test_sitka_alder_when_played_stores_two() -> None:
    match = grown(with_hand("sitka-alder", regions={0: {"L1": "foamflower"}}), "sitka-alder", "M1")
    assert uses(match, "sitka-alder") == (0, -2, 2)
    assert energy(match, "M1") == 2


def test_sitka_mountain_ash_reacts_to_an_award() -> None:
    match = position(regions={0: {"M1": "sitka-mountain-ash"}}, deck=1, row=["black-bear"])
    do(match, "gather", "draw")
    assert visitors_of(match, 0) == ["black-bear"]
    before = len(hand(match))
    do(match, "use sitka-mountain-ash", "draw", f"take {nursery(match)[0]}")
    assert len(hand(match)) == before + 2
    assert phase_of(match) == "gather"


# Trees.


def test_red_alder_when_covered_stores_two_here() -> None:
    match = grown(with_hand("western-redcedar", regions={0: {"L1": "red-alder"}}), "western-redcedar", "L1")
    assert uses(match, "red-alder") == (0, -2, 2)
    assert energy(match, "L1") == 3


def test_bigleaf_maple_scores_the_plants_of_its_stack() -> None:
    scores({"L1": "sword-fern salal bigleaf-maple", "L2": "foamflower"}, 3)


def test_vine_maple_when_played_moves_another_low_plant() -> None:
    regions = {0: {"L1": "foamflower", "L2": "red-alder"}}
    match = grown(with_hand("vine-maple", regions=regions), "vine-maple", "L1")
    assert pool(match) == []  # the alder is too tall, and the foamflower is covered now
    regions = {0: {"L1": "foamflower | yarrow", "L3": "sword-fern salal"}}
    match = grown(with_hand("vine-maple", regions=regions), "vine-maple", "M2")
    do(match, "use vine-maple")
    assert legal(match) == ["move L1 L2", "move L1 M1", "move L3 L2"]
    do(match, "move L3 L2")
    assert (stack(match, "L3"), stack(match, "L2")) == ("sword-fern", "salal")


def test_shore_pine_is_cheaper_by_empty_spaces_at_most_two() -> None:
    assert cost_with({"L1": "foamflower"}, "shore-pine", "L2") == 1
    crowded = {"L1": "foamflower", "L2": "foamflower", "M1": "deer-fern", "M2": "deer-fern", "H1": "fireweed"}
    assert cost_with(crowded, "shore-pine", "L3") == 2


def test_arbutus_scores_sun_plants_in_the_canopy() -> None:
    scores({"L1": "arbutus", "L2": "fireweed", "M1": "salal", "L3": "sword-fern bracken"}, 3)


def test_garry_oak_scores_herbs() -> None:
    scores({"L1": "garry-oak", "L2": "foamflower salal", "M1": "yarrow", "L3": "bracken"}, 2)


def test_black_cottonwood_when_played_draws_a_visitor() -> None:
    match = grown(with_hand("black-cottonwood"), "black-cottonwood", "L1")
    do(match, "use black-cottonwood")
    assert len(visitors_of(match, 0)) == 1


def test_pacific_crab_apple_when_played_adds_a_visitor() -> None:
    match = grown(with_hand("pacific-crab-apple", row=["black-bear"]), "pacific-crab-apple", "L1")
    do(match, "use pacific-crab-apple")
    table = match.table
    assert table.visitors_up == 2 and table.visitor_place[1] == 1 and table.visitor_due[1] == 1


def test_pacific_dogwood_reacts_to_flowers_anywhere() -> None:
    takes_from_nursery(reacts("pacific-dogwood", "foamflower", "L3", more="bunchberry"), "pacific-dogwood")


def test_cascara_when_played_refreshes_and_draws_from_the_nursery() -> None:
    match = grown(with_hand("cascara"), "cascara", "L1")
    first = nursery(match)[0]
    do(match, "use cascara", f"clear {first}", "done")
    assert len(nursery(match)) == 3 and phase_of(match) == "draw"
    assert {text.split()[0] for text in legal(match)} == {"take"}


def test_pacific_yew_when_covered_draws_two_from_the_deck() -> None:
    assert uses(covered("pacific-yew", "red-alder"), "pacific-yew") == (2, -2, 0)


def test_western_redcedar_makes_trees_cheaper() -> None:
    assert cost_with({"L1": "western-redcedar"}, "red-alder", "L2") == 2
    assert cost_with({"L1": "western-redcedar"}, "salal", "L2") == 2


def test_western_hemlock_is_cheaper_by_two_near_energy() -> None:
    assert cost_with({"L1": "foamflower"}, "western-hemlock", "L2") == 4
    assert cost_with({"L1": "foamflower | yarrow yarrow"}, "western-hemlock", "L2") == 2
    assert cost_with({"L1": "foamflower | yarrow", "L2": "deer-fern"}, "western-hemlock", "L3") == 4


def test_douglas_fir_scores_energy_nearby() -> None:
    scores(
        {"L2": "douglas-fir | yarrow", "M1": "salal | yarrow fireweed", "H1": "fireweed | salal garry-oak cascara"}, 3
    )


def test_sitka_spruce_when_played_draws_a_visitor() -> None:
    match = grown(with_hand("sitka-spruce"), "sitka-spruce", "L1")
    do(match, "use sitka-spruce")
    assert len(visitors_of(match, 0)) == 1


def test_grand_fir_after_gathering_draws_from_the_deck() -> None:
    assert uses(after_gathering("grand-fir"), "grand-fir") == DECK_CARD


def test_amabilis_fir_reacts_when_a_shade_plant_is_covered() -> None:
    assert uses(reacts("amabilis-fir", "salal", "L1", home="M1", more="foamflower"), "amabilis-fir") == DECK_CARD
    assert phase_of(reacts("amabilis-fir", "salal", "L1", home="M1", more="yarrow")) == "action"


def test_mountain_hemlock_scores_plants_in_the_high_row() -> None:
    scores({"M1": "mountain-hemlock", "H1": "foamflower lady-fern sitka-alder", "L1": "salal"}, 3)


def test_subalpine_fir_makes_the_upper_rows_cheaper() -> None:
    assert cost_with({"M1": "subalpine-fir"}, "salal", "M2") == 1
    assert cost_with({"M1": "subalpine-fir"}, "salal", "L1") == 2


def test_yellow_cedar_scores_evergreens_nearby() -> None:
    scores({"M1": "yellow-cedar", "L1": "twinflower salal", "M2": "sword-fern", "L3": "deer-fern"}, 4)


def test_whitebark_pine_after_gathering_stores_a_nursery_card() -> None:
    match = after_gathering("whitebark-pine", "H1")
    card = nursery(match)[1]
    do(match, "use whitebark-pine", f"take {card}")
    assert stack(match, "H1") == f"whitebark-pine | {card}"


def test_every_species_has_a_test() -> None:
    tests = re.findall(r"^def test_(\w+)\(", Path(__file__).read_text(encoding="utf-8"), re.MULTILINE)
    for name in PLANTS:
        words = name.replace("-", "_")
        assert any(test.startswith(words) for test in tests), name
