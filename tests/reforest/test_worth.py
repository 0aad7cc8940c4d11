"""What the page is told of a table: what things are worth now, and what plants would cost."""

from __future__ import annotations

from reforest.helpers import BOX, IDS, VISITORS, do, position
from spinney.games.reforest.quotes import quotes, region_points
from spinney.games.reforest.worth import worth

L1, L2, L3, M1, M2, H1 = range(6)


def told(match, *kinds, seat=0):
    """What is told of some kinds of things."""
    found = worth(BOX, match.view(), seat)
    return {key: number for key, number in found.items() if key.split("/")[0] in kinds}


def test_a_plant_is_worth_its_value_and_its_effect_in_the_canopy() -> None:
    """Bigleaf Maple (4) scores 1 per plant in its stack, here three; Devil's Club (3) below a hemlock nothing more."""
    stacks = {"L1": "sword-fern salal bigleaf-maple | yarrow", "L2": "devils-club western-hemlock"}
    found = told(position(regions={0: stacks, 1: {"L1": "garry-oak"}}), "card", "energy")
    assert found.pop("energy/0/0") == 1
    assert {IDS[int(key[5:])]: points for key, points in found.items()} == {
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
    counts = {key: number for seat in range(3) for key, number in told(match, "visitor", seat=seat).items()}
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
    assert told(match, "row", "limit") == {"row/0/0": 4, "row/0/1": 2, "row/0/2": 0, "limit/0": 9}
    assert told(match, "smallest") == {"smallest/0/0": 2, "smallest/0/1": 1, "smallest/0/2": 0}
    assert told(match, "row", "limit", seat=1) == {"row/1/0": 0, "row/1/1": 0, "row/1/2": 0, "limit/1": 7}


def test_what_a_region_has_in_all() -> None:
    """Salal: shrub, flower, fruit, evergreen; Western Redcedar: tree, evergreen; Foamflower: herb, flower (pack)."""
    match = position(regions={0: {"L1": "salal western-redcedar | yarrow bracken", "L2": "foamflower"}})
    assert told(match, "tally") == {
        "tally/0/flower": 2,
        "tally/0/fruit": 1,
        "tally/0/tree": 1,
        "tally/0/evergreen": 2,
        "tally/0/understory": 1,
        "tally/0/energy": 2,
    }


def test_who_would_win_a_visitor_now() -> None:
    """Whoever is alone in the lead [48]: two flowers against one; a fruit each is a tie."""
    regions = {0: {"L1": "salal", "L2": "foamflower"}, 1: {"L1": "salal"}}
    match = position(regions=regions, row=["rufous-hummingbird", "black-bear"])
    assert told(match, "winner") == {f"winner/{VISITORS.index('rufous-hummingbird')}": 0}
    assert told(match, "winner", "wanted", "held", seat=1) == {}


def test_what_was_counted_when_a_visitor_was_judged() -> None:
    """Red Alder, covered, withers to energy and stores two cards of the deck, which has one: the woodpecker, which
    counts energy, is judged at two against none. The third comes from the new deck, in the same move [46, 50]."""
    hand = "western-redcedar salal yarrow"
    match = position(regions={0: {"L1": "red-alder"}}, hands={0: hand}, deck=1, row=["pileated-woodpecker"])
    assert told(match, "judged") == {}
    do(match, "grow western-redcedar L1", "pay salal", "pay yarrow", "use red-alder")
    visitor = VISITORS.index("pileated-woodpecker")
    assert told(match, "judged", "visitor") == {f"judged/{visitor}/0": 2, f"visitor/{visitor}/0": 3}
    assert told(match, "judged", seat=1) == {f"judged/{visitor}/1": 0}


def test_solitaire_wins_a_visitor_that_has_enough() -> None:
    """The hummingbird asks for 3 flowers in round 1, the bear for 4 fruits in round 2 (pack) [60]."""
    regions = {"L1": "salal", "L2": "foamflower", "L3": "fireweed"}
    match = position(1, regions={0: regions}, row=["rufous-hummingbird", "black-bear"])
    flowers, fruits = VISITORS.index("rufous-hummingbird"), VISITORS.index("black-bear")
    assert told(match, "wanted") == {f"wanted/{flowers}": 3, f"wanted/{fruits}": 4}
    assert told(match, "winner") == {f"winner/{flowers}": 0}


def test_a_visitor_that_nobody_won_alone_is_held_over() -> None:
    """Nobody has a flower when the first round ends: the hummingbird waits for the end of the second [48]."""
    match = position(hands={0: 2}, deck=1, row=["rufous-hummingbird", "black-bear", "roosevelt-elk"])
    assert told(match, "held") == {}
    do(match, "gather", "draw")
    assert match.table.round == 2
    assert {key[-1]: count for seat in range(2) for key, count in told(match, "judged", seat=seat).items()} == {
        "0": 0,
        "1": 0,
    }
    assert told(match, "held") == {f"held/{VISITORS.index('rufous-hummingbird')}": 1}


def test_a_visitor_that_was_added_is_held_over_as_well() -> None:
    """Pacific Crab Apple adds the hummingbird. It has a flower and a fruit, as Salal has: both are tied for [48]."""
    match = position(
        hands={0: "pacific-crab-apple salal yarrow"}, regions={1: {"L1": "salal"}}, deck=1,
        row=["black-bear", "roosevelt-elk", "banana-slug"],
    )  # fmt: skip
    do(match, "grow pacific-crab-apple L1", "pay salal", "pay yarrow", "use pacific-crab-apple", "gather", "draw")
    waiting = ("black-bear", "rufous-hummingbird")
    assert told(match, "held") == {f"held/{VISITORS.index(name)}": 1 for name in waiting}


def test_what_solitaire_has_to_beat() -> None:
    match = position(1)
    assert told(match, "target")["target/0"] == match.table.target > 0


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
        str(H1): "too-high",
    }
    assert found[f"refused/1/{L1}"] == "not-taller" and found[f"price/1/{L2}"] == 2


def test_what_a_plant_would_bring() -> None:
    """Western Redcedar (5) turns Red Alder (3) into energy (1); beneath it Salal (2) lives on; and where it fills the
    low row, the smallest stack there has a plant (2) [34, 56]. It does not matter how much the last move has told."""
    match = position(regions={0: {"L1": "red-alder", "L2": "salal"}}, hands={0: "western-redcedar *5"})
    view = match.view(0)
    for events in (0, len(view.chronicle)):
        view.told = events
        found = quotes(BOX, view, 0)
        gains = {int(key[7:]): found[key] for key in found if key.startswith("gain/0/")}
        assert gains == {L1: 5 - 3 + 1, L2: 5, L3: 5 + 2, M1: 5, M2: 5}


def test_what_a_plant_would_bring_comes_true() -> None:
    """Of whatever costs nothing: over sun plants, which become energy, over shade plants, and beside them."""
    stacks = {"L1": "yarrow", "L2": "sword-fern", "L3": "salal bigleaf-maple", "M1": "fireweed", "M2": "deer-fern"}
    hand = "red-alder salal yarrow fireweed sword-fern bigleaf-maple"
    match = position(regions={0: stacks}, hands={0: hand})
    found, before = quotes(BOX, match.view(0), 0), region_points(BOX, match.table, 0)
    free = [key.removeprefix("price/") for key, price in found.items() if key.startswith("price/") and not price]
    gains = {}
    for place in free:
        slot, space = map(int, place.split("/"))
        after = position(regions={0: stacks}, hands={0: hand})
        after.play(after.move("grow", hand=slot, space=space))
        gains[place] = region_points(BOX, after.table, 0) - before
    assert len(gains) > 2 and gains == {place: found[f"gain/{place}"] for place in free}


def test_on_which_side_a_row_is_wrong() -> None:
    """Whitebark Pine grows high up only (pack)."""
    match = position(regions={0: {"L1": "sword-fern"}}, hands={0: "whitebark-pine *4"})
    found = quotes(BOX, match.view(0), 0)
    assert {found[f"refused/0/{space}"] for space in (L1, L2, L3, M1, M2)} == {"too-low"}


def test_which_effects_can_be_used_as_moves_number_them() -> None:
    """Labrador Tea looks before gathering; its plants stand in L2 and M1."""
    regions = {0: {"L2": "labrador-tea", "M1": "labrador-tea"}}
    match = position(regions=regions, hands={0: 2})
    do(match, "gather")
    found = quotes(BOX, match.view(0), 0)
    assert {key: value if "space" in key else IDS[int(value)] for key, value in found.items()} == {
        "card/0": "labrador-tea",
        "space/0": L2,
        "card/1": "labrador-tea",
        "space/1": M1,
    }
    assert [move.parts["effect"] for move in match.legal() if move.kind == "use"] == [0, 1]
    assert quotes(BOX, match.view(1), 1) == {}


def test_the_effect_of_a_plant_that_has_moved_is_where_the_plant_is_now() -> None:
    """Oceanspray reacts to the tree, which moves it before it is used."""
    match = position(regions={0: {"L1": "oceanspray"}}, hands={0: "vine-maple salal yarrow"})
    do(match, "grow vine-maple L2", "pay salal", "pay yarrow", "use vine-maple", "move L1 M1")
    found = quotes(BOX, match.view(0), 0)
    assert (IDS[int(found["card/0"])], found["space/0"]) == ("oceanspray", M1)


def test_only_who_is_to_choose_an_action_is_told_prices() -> None:
    match = position(hands={0: "foamflower *2", 1: 3})
    assert quotes(BOX, match.view(1), 1) == {} != quotes(BOX, match.view(0), 0)
    do(match, "grow foamflower L1")
    assert quotes(BOX, match.view(0), 0) == {}
