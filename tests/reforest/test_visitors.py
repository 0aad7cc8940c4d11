"""What each visitor counts, one test a visitor; the numbers of its solitaire goal are just met, or just missed."""

from __future__ import annotations

import pytest

from reforest.helpers import BOX, VISITORS, do, gone, position, visitors_of

# A region, how much of it the visitor counts, and its value.
COUNTED = {
    "rufous-hummingbird": ({"L1": "foamflower salal", "L2": "nootka-rose", "L3": "bracken | yarrow"}, 3, 4),
    "black-bear": ({"L1": "bunchberry salmonberry", "L2": "foamflower", "L3": "| coastal-strawberry"}, 2, 5),
    "douglas-squirrel": ({"L1": "vine-maple western-redcedar", "L2": "salal"}, 2, 4),
    "banana-slug": ({"L1": "foamflower sword-fern salal", "L2": "fireweed | yarrow"}, 2, 4),
    "vancouver-island-marmot": ({"M1": "salal", "H1": "foamflower"}, 1, 5),
    "roosevelt-elk": ({"L1": "salal thimbleberry", "L2": "red-alder"}, 2, 3),
    "pileated-woodpecker": ({"L1": "red-alder | yarrow"}, 1, 5),
    "marbled-murrelet": ({"L1": "arbutus", "L2": "red-alder"}, 1, 6),
    "black-tailed-deer": ({"L1": "foamflower sword-fern salal"}, 2, 3),
    "pacific-marten": ({"L1": "twinflower salal", "L2": "bracken"}, 2, 4),
}
SOLITAIRE = {
    "rufous-hummingbird": (3, 5, 7),
    "black-bear": (2, 4, 6),
    "douglas-squirrel": (2, 4, 6),
    "banana-slug": (2, 4, 6),
    "vancouver-island-marmot": (1, 2, 2),
    "roosevelt-elk": (2, 3, 4),
    "pileated-woodpecker": (1, 2, 3),
    "marbled-murrelet": (1, 2, 4),
    "black-tailed-deer": (2, 3, 4),
    "pacific-marten": (2, 4, 6),
}


def test_every_visitor_has_a_test() -> None:
    assert list(COUNTED) == list(SOLITAIRE) == VISITORS


@pytest.mark.parametrize("visitor", VISITORS)
def test_what_a_visitor_counts(visitor: str) -> None:
    region, found, value = COUNTED[visitor]
    match = position(deck=1, regions={0: region}, row=[visitor])
    do(match, "gather", "draw")
    assert visitors_of(match, 0) == [visitor]
    assert match.score()[0].lines["visitors"] == value
    view = match.view()
    awarded = [row for row in view.chronicle[: view.told] if row[3] == found and row[2] == VISITORS.index(visitor)]
    assert awarded


@pytest.mark.parametrize("visitor", VISITORS)
def test_the_solitaire_goal_of_a_visitor(visitor: str) -> None:
    """In the first round every region above has just enough; in the second it has too little."""
    region, found, _ = COUNTED[visitor]
    goals = SOLITAIRE[visitor]
    assert found >= goals[0] and found < goals[1]
    for round, earned in ((1, True), (2, False)):
        row = [visitor] if round == 1 else [next(name for name in VISITORS if name != visitor), visitor]
        match = position(1, deck=1, regions={0: region}, row=row, round=round)
        do(match, "gather", "draw")
        assert (visitor in visitors_of(match, 0)) == earned
        assert (visitor in gone(match)) != earned


@pytest.mark.parametrize("visitor", VISITORS)
def test_all_three_numbers(visitor: str) -> None:
    assert tuple(BOX.solitaire_goal[VISITORS.index(visitor)]) == SOLITAIRE[visitor]
