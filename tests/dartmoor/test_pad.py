"""The pad's messages: worked examples of what is easily got wrong, with the points of the species list.

Otters bring 3 for each amphibian (not 2), a Rivulet 2 for each card with the Goat Willow's symbol (not 1), a Curlew 10
from five insect cards on, which may be alike, an Orchid 15 from five different plants on, itself included, and a Lizard
15 from three different amphibians on, itself included; all of them less, but not nothing, if there are fewer.
"""

from __future__ import annotations

import pytest

from dartmoor.helpers import DARTMOOR
from spinney.tables.messages.pads import NewScore
from spinney.tables.paper import scored_table


def score(*stands, **table):
    seats = [{"name": "Ann", "stand": list(stands)}, {"name": "Ben"}]
    return scored_table(DARTMOOR, NewScore("dartmoor", {"seat": seats, **table}), "en")


FROG_AND_SNAKE = {"species": "tor", "bottom": ["moor-frog", "grass-snake"]}
ORCHID_AND_FERN = {"species": "tor", "bottom": ["greater-butterfly-orchid", "royal-fern"]}
TONGUE_AND_HEATHER = {"species": "tor", "bottom": ["adders-tongue", "heather"]}
INSECTS = {"species": "moor-birch", "left": ["gnat"], "right": ["gnat"]}
MORE_INSECTS = {"species": "moor-birch", "left": ["lake-fly"], "right": ["lake-fly"]}


EXAMPLES = [
    # Two amphibians: 3 each. The snake has 5, the frog nothing below five moors.
    ([{"species": "tor", "bottom": ["otter"]}, FROG_AND_SNAKE],
     "Otter (below the 1st Tor): 2 amphibians x 3 = 6.", 11),
    # Three amphibians, two otters: 2 x 3 x 3, the snake 5, the adder 3 for amphibians and none for mice.
    ([{"species": "tor", "bottom": ["otter", "otter"]}, FROG_AND_SNAKE, {"species": "tor", "bottom": ["adder"]}],
     "Otter (below the 1st Tor): 3 amphibians x 3 = 9.", 26),
    # Four insects are not enough: 3, and the two birches.
    ([{"species": "tor", "top": ["curlew"]}, INSECTS, MORE_INSECTS],
     "Curlew (on top of the Tor): 3, 4 insects of 5 = 3.", 5),
    # Five are, though there are only three species among them; a dragonfly is an insect, too.
    ([{"species": "tor", "top": ["curlew", "keeled-skimmer"]}, INSECTS, MORE_INSECTS],
     "Curlew (on top of the Tor): 10, 5 insects of 5 = 10.", 12),
    # An Orchid and three other plants: 3. Fern 2 x 4, Adder's Tongue 3, Heather has no insects.
    ([ORCHID_AND_FERN, TONGUE_AND_HEATHER],
     "Greater Butterfly Orchid (below the 1st Tor): 3, 4 different plants of 5 = 3.", 14),
    # With Blueberry, which has no birds, there are five: 15. Fern 2 x 5, Adder's Tongue 3.
    ([ORCHID_AND_FERN, TONGUE_AND_HEATHER, {"species": "tor", "bottom": ["blueberry"]}],
     "Greater Butterfly Orchid (below the 1st Tor): 15, 5 different plants of 5 = 15.", 28),
    # Two Lizards and a snake are two species: 5 each, and 5 for the snake.
    ([{"species": "tor", "bottom": ["common-lizard", "common-lizard"]}, {"species": "tor", "bottom": ["grass-snake"]}],
     "Common Lizard (below the 1st Tor): 5, 2 different amphibians of 3 = 5.", 15),
    # With a newt, which has 5, there are three: 15 each.
    ([{"species": "tor", "bottom": ["common-lizard"] * 2}, {"species": "tor", "bottom": ["grass-snake", "warty-newt"]}],
     "Common Lizard (below the 1st Tor): 15, 3 different amphibians of 3 = 15.", 40),
    # Two willows with their own symbol and Heather with a stated one: 2 x 3. Each willow has one moor.
    ([{"species": "rivulet:BA", "bottom": ["heather:GW"]}, {"species": "goat-willow"}, {"species": "goat-willow"}],
     "Rivulet: 3 cards with GW x 2 = 6.", 8),
    # A Rivulet that bears it counts itself; Heather without a stated symbol does not count.
    ([{"species": "rivulet:GW", "bottom": ["heather"]}], "Rivulet: 1 card with GW x 2 = 2.", 2),
]  # fmt: skip


@pytest.mark.parametrize(("stands", "reason", "total"), EXAMPLES)
def test_what_is_easily_got_wrong(stands, reason, total):
    found = score(*stands)
    assert found.problems == []
    assert reason in found.seats[0].reasons
    assert found.seats[0].total == total
    assert found.winners == [0]


def test_cards_are_read_with_the_box_of_the_table():
    """Everything that is written down is printed on a card of its own, whatever is printed there in the game's box."""
    found = score({"species": "goat-willow", "top": ["buzzard"], "left": ["roe-deer:GW"]})
    ids = [species.id for species in DARTMOOR.pack.species]
    shown = {}
    for card, at in enumerate(found.view["dwelling"]):
        if at >= 0:
            half = 2 * card + at % 6 % 2
            shown[ids[found.box["half_species"][half]]] = found.worth[f"half/{half}"]
    assert shown == {"buzzard": 0, "roe-deer": 6}
    assert found.worth["stand/0"] == 0


def test_the_places_of_problems():
    found = score({"species": "ash", "top": ["grey-heron"]})
    (problem,) = found.problems
    assert (problem.seat, problem.at, problem.missing) == (0, {"stand": 1, "side": "top", "dweller": 1}, False)
    assert problem.words == "seat 1 (Ann), stand 1: Grey Heron can only be in a moor (rule 21)."
    assert found.seats[0].total == 8
