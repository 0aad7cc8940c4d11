"""What the page is told of a table: what things are worth now, and what plants would cost."""

from __future__ import annotations

from reforest.helpers import BOX, IDS, VISITORS, do, position
from spinney.games.reforest.quotes import quotes
from spinney.games.reforest.worth import worth

L1, L2, L3, M1, M2, H1 = range(6)


def told(match, seat=0):
    """What each plant of a region is worth, by its id, and the rest as it is told."""
    found = worth(BOX, match.view(), seat)
    plants = {IDS[int(key[5:])]: points for key, points in found.items() if key.startswith("card/")}
    return plants, {key: number for key, number in found.items() if not key.startswith("card/")}


def test_a_plant_is_worth_its_value_and_its_effect_in_the_canopy() -> None:
    """Bigleaf Maple (4) scores 1 per plant in its stack, here three; Devil's Club (3) below a hemlock nothing more."""
    stacks = {"L1": "sword-fern salal bigleaf-maple | yarrow", "L2": "devils-club western-hemlock"}
    plants, _ = told(position(regions={0: stacks, 1: {"L1": "garry-oak"}}))
    assert plants == {
        "sword-fern": 2,
        "salal": 2,
        "bigleaf-maple": 4 + 3,
        "devils-club": 3,
        "western-hemlock": 4,
    }


def test_how_much_each_region_has_of_what_a_visitor_counts() -> None:
    """Flowers of salal, foamflower and fireweed; energy counts for the woodpecker alone."""
    regions = {0: {"L1": "salal", "L2": "foamflower | yarrow bracken"}, 1: {"L1": "fireweed"}}
    match = position(3, regions=regions, row=["rufous-hummingbird", "pileated-woodpecker"])
    flowers, energy = VISITORS.index("rufous-hummingbird"), VISITORS.index("pileated-woodpecker")
    counts = {key: number for seat in range(3) for key, number in told(match, seat)[1].items() if "visitor" in key}
    assert counts == {
        f"visitor/{flowers}/0": 2,
        f"visitor/{flowers}/1": 1,
        f"visitor/{flowers}/2": 0,
        f"visitor/{energy}/0": 2,
        f"visitor/{energy}/1": 0,
        f"visitor/{energy}/2": 0,
    }


def test_rows_and_the_hand_limit() -> None:
    """Two plants in the smallest low stack, one in the middle; Great Camas adds 2 to the limit of 7."""
    low = {"L1": "sword-fern salal", "L2": "deer-fern great-camas", "L3": "bunchberry foamflower"}
    match = position(regions={0: low | {"M1": "lady-fern", "M2": "skunk-cabbage"}})
    assert told(match)[1] == {"row/0/0": 4, "row/0/1": 2, "row/0/2": 0, "limit/0": 9}
    assert told(match, 1)[1] == {"row/1/0": 0, "row/1/1": 0, "row/1/2": 0, "limit/1": 7}


def test_what_solitaire_has_to_beat() -> None:
    match = position(1)
    assert told(match)[1]["target/0"] == match.table.target > 0


def test_what_a_plant_would_cost_and_why_not() -> None:
    """Western Redcedar (5, low or middle, 60 m) over Red Alder (3, 25 m) costs 2; four cards can pay for it next to
    that, not 5; Salal (3 m) is shorter than the alder."""
    match = position(regions={0: {"L1": "red-alder"}}, hands={0: "western-redcedar salal *3"})
    found = quotes(BOX, match.view(0), 0)
    assert {key[8:]: found[key] for key in found if key.startswith("price/0/")} == {str(L1): 2, str(L2): 5, str(M1): 5}
    assert {key[10:]: found[key] for key in found if key.startswith("refused/0/")} == {
        str(L2): "cannot-pay",
        str(M1): "cannot-pay",
        str(L3): "not-adjacent",
        str(M2): "not-adjacent",
        str(H1): "wrong-row",
    }
    assert found[f"refused/1/{L1}"] == "not-taller" and found[f"price/1/{L2}"] == 2


def test_only_who_is_to_choose_an_action_is_told_prices() -> None:
    match = position(hands={0: "foamflower *2", 1: 3})
    assert quotes(BOX, match.view(1), 1) == {} != quotes(BOX, match.view(0), 0)
    do(match, "grow foamflower L1")
    assert quotes(BOX, match.view(0), 0) == {}
