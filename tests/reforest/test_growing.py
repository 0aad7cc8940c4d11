"""Playing a plant [25 to 37]: where, for how much, paid how, and what it sets off."""

from __future__ import annotations

from typing import Any

import pytest

from reforest.helpers import (
    BOX,
    asked,
    discards,
    do,
    energy,
    hand,
    legal,
    phase_of,
    pool,
    position,
    price,
    sheet,
    spaces_for,
    stack,
)
from spinney import Match, Refused
from spinney.games.reforest.paying import price_of


def in_hand(plant: str, region: dict[str, str], **options: Any) -> Match:
    """Seat 0 has a plant in hand, and six other cards to pay with."""
    return position(hands={0: f"{plant} *6"}, regions={0: region}, **options)


# Where.


@pytest.mark.parametrize(
    ("plant", "spaces"), [("arctic-lupine", []), ("salal", ["L1", "L2", "L3"]), ("thimbleberry", ["L1", "L2", "L3"])]
)
def test_the_first_plant_goes_into_the_low_row(plant: str, spaces: list[str]) -> None:
    assert spaces_for(in_hand(plant, {}), plant) == spaces


@pytest.mark.parametrize(
    ("plant", "spaces"),
    [("salal", ["L1", "L2", "M1"]), ("garry-oak", ["L1", "L2"]), ("arctic-lupine", ["M1"]), ("partridge-foot", [])],
)
def test_later_plants_next_to_another_and_in_their_rows(plant: str, spaces: list[str]) -> None:
    assert spaces_for(in_hand(plant, {"L1": "foamflower"}), plant) == spaces


def test_only_a_taller_plant_covers() -> None:
    assert "L1" not in spaces_for(in_hand("sword-fern", {"L1": "labrador-tea"}), "sword-fern")  # both 1.5 m
    assert "L1" not in spaces_for(in_hand("foamflower", {"L1": "labrador-tea"}), "foamflower")
    assert "L1" in spaces_for(in_hand("fireweed", {"L1": "labrador-tea"}), "fireweed")  # 2 m


def test_covering_needs_the_row_too() -> None:
    assert spaces_for(in_hand("garry-oak", {"M1": "foamflower"}), "garry-oak") == ["L1", "L2"]


def test_only_the_height_of_the_top_plant_matters() -> None:
    assert "L1" in spaces_for(in_hand("bigleaf-maple", {"L1": "foamflower red-alder"}), "bigleaf-maple")
    assert "L1" not in spaces_for(in_hand("cascara", {"L1": "foamflower red-alder"}), "cascara")


def test_energy_alone_is_an_empty_space() -> None:
    region = {"L1": "| yarrow yarrow"}
    assert spaces_for(in_hand("salal", region), "salal") == ["L1", "L2", "L3"]  # still the first plant
    region = {"L1": "foamflower", "L2": "| yarrow"}
    assert spaces_for(in_hand("salal", region), "salal") == ["L1", "L2", "M1"]  # no adjacency from energy
    match = in_hand("twinflower", region)
    do(match, "grow twinflower L2")
    assert stack(match, "L2") == "twinflower | yarrow"
    assert price(in_hand("salal", region), "salal", "L2") == 2  # no discount


def test_an_empty_region_begins_in_the_low_row_again() -> None:
    match = position(hands={0: "foamflower *3"}, regions={0: {"M1": "| yarrow"}})
    assert spaces_for(match, "foamflower") == ["L1", "L2", "L3"]


# Cost.


def test_succession_discount() -> None:
    assert price(in_hand("grand-fir", {"L1": "salal"}), "grand-fir", "L1") == 3
    assert price(in_hand("vine-maple", {"L1": "salal"}), "vine-maple", "L1") == 0
    assert price(in_hand("grand-fir", {"L1": "salal"}), "grand-fir", "L2") == 5


def test_no_refund_below_nothing() -> None:
    match = in_hand("bracken", {"L1": "oval-leaved-blueberry"})
    assert price_of(BOX, match.table, 0, match.table.hand[0][0], 0) == 0
    do(match, "grow bracken L1")
    assert phase_of(match) == "effects" and len(hand(match)) == 6


def test_only_the_top_plant_gives_a_discount() -> None:
    assert price(in_hand("grand-fir", {"L1": "sword-fern salal"}), "grand-fir", "L1") == 3


def test_the_discount_is_the_printed_cost() -> None:
    """Western Hemlock costs 4, though with energy near it was played for 2."""
    assert price(in_hand("douglas-fir", {"L1": "western-hemlock | yarrow"}), "douglas-fir", "L1") == 2


def test_own_cost_from_the_chosen_space() -> None:
    region = {"L1": "oval-leaved-blueberry | yarrow", "L2": "foamflower | fireweed fireweed"}
    assert price(in_hand("red-huckleberry", region), "red-huckleberry", "L1") == 0


@pytest.mark.parametrize(("choice", "expected"), [("counts", 1), ("ended", 2)])
def test_the_passive_of_the_plant_being_covered_still_counts(choice: str, expected: int) -> None:
    match = in_hand("arbutus", {"L1": "dull-oregon-grape"}, **{"covered-passive": choice})
    assert price(match, "arbutus", "L1") == expected


@pytest.mark.parametrize(("choice", "payable"), [("counts", True), ("ended", False)])
def test_the_reach_of_the_plant_being_covered_still_counts(choice: str, payable: bool) -> None:
    """Red Alder costs 2 on Kinnikinnick, whose energy pays for nothing in its own space but by its reach."""
    options = {"covered-passive": choice, "same-space-energy": "stays"}
    match = position(hands={0: "red-alder"}, regions={0: {"L1": "kinnikinnick | yarrow yarrow"}}, **options)
    assert ("L1" in spaces_for(match, "red-alder")) == payable


def test_passives_only_in_the_canopy() -> None:
    assert price(in_hand("red-alder", {"L1": "western-redcedar"}), "red-alder", "L2") == 2
    assert price(in_hand("red-alder", {"L1": "western-redcedar douglas-fir"}), "red-alder", "L2") == 3


# Paying.


def test_exactly_the_cost_is_paid_with_hand_and_energy() -> None:
    match = position(hands={0: "red-alder bunchberry salal"}, regions={0: {"L1": "foamflower | yarrow"}})
    do(match, "grow red-alder L2", "pay bunchberry", "pay salal", "spend yarrow")
    assert hand(match) == [] and energy(match, "L1") == 0
    assert discards(match) == ["bunchberry", "salal", "yarrow"]
    assert stack(match, "L2") == "red-alder"


def test_energy_elsewhere_does_not_pay() -> None:
    """A cost of 3, two other cards, one energy in a bordering space and four where it is of no use."""
    region = {"L1": "deer-fern | yarrow", "H1": "| fireweed fireweed bracken lady-fern"}
    match = position(hands={0: "pacific-dogwood *2"}, regions={0: region})
    assert "L2" in spaces_for(match, "pacific-dogwood")
    region["L1"] = "deer-fern"
    match = position(hands={0: "pacific-dogwood *2"}, regions={0: region})
    assert "L2" not in spaces_for(match, "pacific-dogwood")


def test_what_cannot_be_paid_for_cannot_be_played() -> None:
    match = position(hands={0: "red-alder bunchberry bunchberry"})
    assert spaces_for(match, "bunchberry") and not spaces_for(match, "red-alder")
    before = match.to_bytes()
    with pytest.raises(Refused):
        do(match, "grow red-alder L1")
    assert match.to_bytes() == before


def test_a_card_does_not_pay_for_itself() -> None:
    assert spaces_for(position(hands={0: "foamflower"}), "foamflower") == []


def test_each_card_is_worth_one() -> None:
    match = position(hands={0: "salal sitka-spruce douglas-fir"})
    do(match, "grow salal L1", "pay sitka-spruce")
    assert phase_of(match) == "pay"


@pytest.mark.parametrize(("choice", "payable"), [("pays", True), ("stays", False)])
def test_energy_of_the_same_space_pays(choice: str, payable: bool) -> None:
    region = {"L1": "foamflower | yarrow yarrow"}
    match = position(hands={0: "red-alder"}, regions={0: region}, **{"same-space-energy": choice})
    assert ("L1" in spaces_for(match, "red-alder")) == payable
    assert "L2" not in spaces_for(match, "red-alder")


def test_the_covered_plant_does_not_pay() -> None:
    """Fireweed would be energy only after it is covered."""
    assert spaces_for(position(hands={0: "red-alder *1"}, regions={0: {"L1": "fireweed"}}), "red-alder") == []


def test_one_way_to_pay_each_choice() -> None:
    match = position(hands={0: "salal bunchberry twinflower foamflower"}, regions={0: {"L1": "deer-fern | yarrow"}})
    do(match, "grow salal L2")
    assert legal(match) == ["pay bunchberry", "pay twinflower", "pay foamflower"]
    do(match, "pay twinflower")
    assert legal(match) == ["pay foamflower", "spend yarrow"]


# Placing.


def test_sun_plants_wither_to_energy() -> None:
    match = in_hand("salmonberry", {"L1": "fireweed"})
    assert sheet(match)["plants"] == 1 and price(match, "salmonberry", "L1") == 1
    do(match, "grow salmonberry L1", f"pay {hand(match)[1]}")
    assert stack(match, "L1") == "salmonberry | fireweed"
    assert (sheet(match)["plants"], sheet(match)["energy"]) == (2, 1)


def test_shade_plants_live_on_in_the_understory() -> None:
    match = in_hand("salmonberry", {"L1": "foamflower sword-fern"})
    do(match, "grow salmonberry L1", f"pay {hand(match)[1]}")
    assert stack(match, "L1") == "foamflower sword-fern salmonberry"
    assert sheet(match)["plants"] == 1 + 2 + 2


def test_an_alder_under_a_redcedar() -> None:
    match = in_hand("western-redcedar", {"L1": "red-alder"})
    assert price(match, "western-redcedar", "L1") == 2
    before = sum(sheet(match).values()) - sheet(match)["hand"]
    do(match, "grow western-redcedar L1", f"pay {hand(match)[1]}", f"pay {hand(match)[2]}", "use red-alder")
    assert energy(match, "L1") == 3
    assert sum(sheet(match).values()) - sheet(match)["hand"] - before == -3 + 5 + 3


def test_effects_in_any_order_and_each_optional() -> None:
    region = {"L1": "sword-fern", "L2": "coastal-strawberry", "M1": "amabilis-fir"}
    match = in_hand("oval-leaved-blueberry", region)
    do(match, "grow oval-leaved-blueberry L1")
    match.play(match.legal()[0])
    assert sorted(pool(match)) == ["amabilis-fir", "coastal-strawberry", "oval-leaved-blueberry", "sword-fern"]
    do(match, "use coastal-strawberry")
    assert sorted(pool(match)) == ["amabilis-fir", "oval-leaved-blueberry", "sword-fern"]
    do(match, "use amabilis-fir", "done")
    assert asked(match) == (1, "action")


def test_when_covered_of_a_plant_that_has_become_energy() -> None:
    match = in_hand("salmonberry", {"L1": "fireweed"})
    do(match, "grow salmonberry L1", f"pay {hand(match)[1]}")
    assert pool(match) == ["fireweed"]


def test_a_covered_plant_does_not_react() -> None:
    match = in_hand("cascara", {"L1": "oceanspray"})
    do(match, "grow cascara L1")
    assert "oceanspray" not in pool(match)


def test_no_plant_reacts_to_itself() -> None:
    match = in_hand("pacific-dogwood", {"L1": "deer-fern"})
    do(match, "grow pacific-dogwood L2")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    assert match.acting == (1,)
